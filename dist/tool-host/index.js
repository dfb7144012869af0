import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module"
var __webpack_modules__={24:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")}),455:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises")}),30:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net")}),760:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path")}),75:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream")}),331:((__webpack_module__,__unused_webpack___webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{var node_fs__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(24)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__nccwpck_require__(760)
var node_stream__WEBPACK_IMPORTED_MODULE_3__=__nccwpck_require__(75)
var _wire_methods_js__WEBPACK_IMPORTED_MODULE_4__=__nccwpck_require__(342)
var _relay_js__WEBPACK_IMPORTED_MODULE_5__=__nccwpck_require__(65)
var _tool_methods_js__WEBPACK_IMPORTED_MODULE_6__=__nccwpck_require__(76)
const SILENCE_MS=15*6e4
const LOOK_MS=100
const[first,folder]=process.argv.slice(2)
const methods=(0,_tool_methods_js__WEBPACK_IMPORTED_MODULE_6__.T)(process.execPath)
if(first==="--mailbox"&&folder!==void 0){const{input:input,output:output}=openMailbox(folder)
await(0,_tool_methods_js__WEBPACK_IMPORTED_MODULE_6__.Z)(methods,input,output)
await methods.end(null,(new AbortController).signal)
process.exit(0)}if(first)await(0,_relay_js__WEBPACK_IMPORTED_MODULE_5__.W)(first)
process.stdout.on("error",()=>process.exit(0))
await(0,_tool_methods_js__WEBPACK_IMPORTED_MODULE_6__.Z)(methods,process.stdin,process.stdout)
process.exit(0)
function openMailbox(folder){const[inbox,outbox]=[(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,"in"),(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,"out")]
const bell=bellOf(inbox)
let[taken,sent,gone]=[0,0,0]
async function*messages(){for(let heard=Date.now();Date.now()-heard<SILENCE_MS&&await isThere(folder);){const rung=bell.next()
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(inbox,String(taken+1))
const message=(0,_wire_methods_js__WEBPACK_IMPORTED_MODULE_4__.eC)(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path).catch(()=>Buffer.alloc(0)))
if(!message){await rung
continue}taken+=1
heard=Date.now()
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path,{force:!0})
for(;gone<message.taken&&gone<sent;gone+=1)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outbox,String(gone+1)),{force:!0})
yield message.bytes}bell.close()}const send=async bytes=>{sent+=1
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(outbox,String(sent))
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${path}.part`,(0,_wire_methods_js__WEBPACK_IMPORTED_MODULE_4__.R9)({taken:taken,bytes:bytes}))
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(`${path}.part`,path)}
const write=(bytes,_,done)=>void send(bytes).then(()=>done(),done)
return{input:node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable.from(messages(),{objectMode:!1}),output:new node_stream__WEBPACK_IMPORTED_MODULE_3__.Writable({write:write})}}async function isThere(folder){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder).then(()=>!0,()=>!1)}function bellOf(folder){let ring=Promise.withResolvers()
const tell=()=>{ring.resolve()
ring=Promise.withResolvers()}
const timer=setInterval(tell,LOOK_MS)
const watcher=watched(folder,tell)
const close=()=>{clearInterval(timer)
watcher?.close()}
return{next:()=>ring.promise,close:close}}function watched(folder,tell){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.watch)(folder,tell).on("error",tell)}catch{return}}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),65:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{W:()=>openRelay})
var node_net__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(30)
const RELAY_PORT=3128
async function openRelay(socketPath){const server=(0,node_net__WEBPACK_IMPORTED_MODULE_0__.createServer)({allowHalfOpen:!0},client=>{const proxy=(0,node_net__WEBPACK_IMPORTED_MODULE_0__.connect)({path:socketPath,allowHalfOpen:!0})
join(client,proxy)
join(proxy,client)})
const{promise:promise,resolve:resolve,reject:reject}=Promise.withResolvers()
server.once("error",reject).listen(RELAY_PORT,"127.0.0.1",resolve)
await promise}function join(from,to){from.on("error",()=>to.destroy())
from.once("close",()=>to.destroySoon())
from.pipe(to)}}),76:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{Z:()=>answer,T:()=>toolMethods})
const external_node_crypto_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto")
var promises_=__nccwpck_require__(455)
function oneLine(value,limit){const line=value.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g," ").trim()
return line.length<=limit?line:`${line.slice(0,limit-1).replace(/[\ud800-\udbff]$/,"")}…`}function withoutEnd(text,signs){let end=text.length
while(end>0&&signs.includes(text.charAt(end-1)))end-=1
return text.slice(0,end)}function sentences(...parts){const said=parts.map(part=>part?.trim()??"").filter(part=>part!=="")
return said.map(part=>/[.!?…:]["'`)\]*]*$/.test(part)?part:`${part}.`).join(" ")}class Fault extends Error{code
headline
quote
hint
reason
isLasting
constructor(code,headline,{hint:hint,quote:quote,reason:reason,isLasting:isLasting,cause:cause}={}){super(quote===void 0?headline:sentences(headline,quote),{cause:cause})
this.name="Fault"
this.code=code
this.headline=headline
this.quote=quote
this.hint=hint
this.reason=reason
this.isLasting=isLasting??(code==="config"||code==="denied")}}class fault_Mistake extends Error{constructor(message,options){super(message,options)
this.name="Mistake"}}var external_node_path_=__nccwpck_require__(760)
var external_node_fs_=__nccwpck_require__(24)
async function safePath(roots,path){return(await resolvePath(roots,path)).real}async function safeWritePath(roots,path){const place=await resolvePath(roots,path)
if(place.steps.some(step=>step.toLowerCase()===".git"))throw new fault_Mistake(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return place}async function requireInside(roots,real,path){if(await placeOf(roots,real)===void 0)throw outside(roots,path)}async function resolvePath(roots,path){if(path.includes("\0"))throw new fault_Mistake("A path cannot contain a NUL character.")
const place=await placeOf(roots,await followLinks((0,external_node_path_.resolve)(roots[0],path),path))
if(place===void 0)throw outside(roots,path)
return place}async function placeOf(roots,real){for(const asked of roots){const root=await followLinks(asked,asked)
const steps=inside(root,real)
if(steps!==void 0)return{root:root,steps:steps.split(external_node_path_.sep).filter(Boolean),real:real}}return}function outside([workingDir],path){return new fault_Mistake(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`)}function inside(root,real){const steps=(0,external_node_path_.relative)(root,real)
return steps===".."||steps.startsWith(`..${external_node_path_.sep}`)||(0,external_node_path_.isAbsolute)(steps)?void 0:steps}async function followLinks(path,asked){try{return await(0,promises_.realpath)(path)}catch(error){if(!isAbsence(error))throw error}if(await isLink(path))throw new fault_Mistake(`"${asked}" leads through a link to nothing. Use the real path.`)
return(0,external_node_path_.join)(await followLinks((0,external_node_path_.dirname)(path),asked),(0,external_node_path_.basename)(path))}async function isLink(path){try{return(await(0,promises_.lstat)(path)).isSymbolicLink()}catch(error){if(isAbsence(error))return!1
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes(errorCode(error))}const reasons={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new fault_Mistake(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:!0})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=!0}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
async function statFile(roots,path){return orMistake(`look at "${path}"`,async()=>{const found=await statOrNothing(await safePath(roots,path))
return found&&{kind:kindOf(found),size:found.size,mode:found.mode&4095}})}async function readFile(roots,path,maxBytes){return orMistake(`read "${path}"`,async()=>{const env_1={stack:[],error:void 0,hasError:!1}
try{const flags=external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NONBLOCK|external_node_fs_.constants.O_NOFOLLOW
const real=await safePath(roots,path)
const file=__addDisposableResource(env_1,await(0,promises_.open)(real,flags),!0)
await requireInside(roots,await placeOfHandle(file,real),path)
const found=await file.stat()
refuseUnlessFile(found,path)
if(found.size>maxBytes)throw tooLarge(path,found.size,maxBytes)
return await file.readFile()}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}})}async function writeWholeFile(roots,path,bytes,mode){await orMistake(`write "${path}"`,async()=>{const{root:root,steps:steps,real:real}=await safeWritePath(roots,path)
const found=await statOrNothing(real)
if(found)refuseUnlessFile(found,path)
const folder=await holdFolder(root,steps.slice(0,-1))
try{await replaceFile(folder,(0,external_node_path_.basename)(real),bytes,found?found.mode&4095:mode)}finally{await folder.close()}})}async function removeFile(roots,path){await orMistake(`remove "${path}"`,async()=>{const absolute=(0,external_node_path_.resolve)(roots[0],path)
const{root:root,steps:steps}=await safeWritePath(roots,(0,external_node_path_.dirname)(absolute))
if((0,external_node_path_.basename)(absolute).toLowerCase()===".git")throw new fault_Mistake(`"${path}" belongs to git and cannot be removed.`)
const folder=await holdFolder(root,steps)
try{const entry=folder.entry((0,external_node_path_.basename)(absolute))
const found=await(0,promises_.lstat)(entry)
if(!found.isSymbolicLink())refuseUnlessFile(found,path)
await(0,promises_.unlink)(entry)}finally{await folder.close()}})}async function listDirectory(roots,path){return orMistake(`list "${path}"`,async()=>{const entries=await(0,promises_.readdir)(await safePath(roots,path),{withFileTypes:!0})
return entries.map(toEntry).sort((a,b)=>a.name<b.name?-1:1)})}async function replaceFile(folder,name,bytes,mode){const temporary=folder.entry(`.deckhand-${(0,external_node_crypto_namespaceObject.randomUUID)()}`)
try{await(0,promises_.writeFile)(temporary,bytes,{flag:"wx"})
if(mode!==void 0)await(0,promises_.chmod)(temporary,mode)
await(0,promises_.rename)(temporary,folder.entry(name))}catch(error){await(0,promises_.rm)(temporary,{force:!0})
throw error}}async function statOrNothing(real){try{return await(0,promises_.stat)(real)}catch(error){if(isAbsence(error))return
throw error}}function kindOf(found){if(found.isFile())return"file"
return found.isDirectory()?"directory":"other"}function toEntry(entry){return{name:entry.name,kind:entry.isSymbolicLink()?"link":kindOf(entry)}}function refuseUnlessFile(found,path){const kind=kindOf(found)
if(kind==="directory")throw new fault_Mistake(`"${path}" is a directory, not a file.`)
if(kind==="other")throw new fault_Mistake(`"${path}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(path,size,maxBytes){return new fault_Mistake(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`)}async function saveOutput(outputDir,name,bytes){if(outputDir===void 0)throw new Fault("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(name))throw new Fault("bug",`"${name}" is no name for a saved output.`)
return orMistake(`save the output as "${name}"`,async()=>{const folder=await holdFolder(outputDir,[])
try{const env_2={stack:[],error:void 0,hasError:!1}
try{const flags=external_node_fs_.constants.O_WRONLY|external_node_fs_.constants.O_APPEND|external_node_fs_.constants.O_CREAT|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK
const file=__addDisposableResource(env_2,await(0,promises_.open)(folder.entry(name),flags,420),!0)
await file.writeFile(bytes)}catch(e_2){env_2.error=e_2
env_2.hasError=!0}finally{const result_2=__disposeResources(env_2)
if(result_2)await result_2}}finally{await folder.close()}return(0,external_node_path_.join)(outputDir,name)})}const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,promises_.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,promises_.mkdir)(root,{recursive:!0})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,external_node_path_.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,external_node_path_.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if(errorCode(error)!=="ENOENT")throw error}await(0,promises_.mkdir)(path,{recursive:!0})
return openFolder(path)}function openFolder(path){return(0,promises_.open)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_DIRECTORY|external_node_fs_.constants.O_NOFOLLOW)}const depth=10
const maxStoredBytes=256*1024
const maxHeldBytes=16*1024*1024
class EditHistory{#folder
#versions=new Map
#held=new Map
constructor(folder){this.#folder=folder}async remember(file,before,{mayStore:mayStore}){const versions=await this.#of(file)
const name=String(Number(versions.at(-1)?.name??0)+1).padStart(6,"0")
const isStored=mayStore&&before.length<=maxStoredBytes&&await this.#store(file,name,before)
const version=isStored?{name:name}:{name:name,bytes:before}
if(!isStored)this.#held.set(version,file)
await this.#keep(file,[...versions,version],depth)
await this.#limitHeld()}async#keep(file,versions,most){const kept=most===0?[]:versions.slice(-most)
for(const version of versions.slice(0,versions.length-kept.length))await this.#discard(file,version)
this.#versions.set(file,kept)}async#limitHeld(){for(const[version,file]of[...this.#held]){if(this.#heldBytes()<=maxHeldBytes)return
const versions=await this.#of(file)
await this.#keep(file,versions,versions.length-1-versions.indexOf(version))}}#heldBytes(){return[...this.#held.keys()].reduce((sum,{bytes:bytes})=>sum+(bytes?.length??0),0)}async last(file){const version=(await this.#of(file)).at(-1)
if(!version||this.#folder===void 0)return version?.bytes
return version.bytes??readFile([this.#folder],this.#pathOf(file,version.name),maxStoredBytes)}async forgetLast(file){const versions=await this.#of(file)
const last=versions.at(-1)
if(last)await this.#discard(file,last)
this.#versions.set(file,versions.slice(0,-1))}async#of(file){return this.#versions.get(file)??await this.#stored(file)}async#stored(file){const folder=this.#folder
if(folder===void 0)return[]
const path=this.#pathOf(file)
const entries=await orElse([],async()=>await statFile([folder],path)?listDirectory([folder],path):[])
return entries.filter(({name:name})=>/^\d{6}$/.test(name)).map(({name:name})=>({name:name}))}async#store(file,name,bytes){const folder=this.#folder
if(folder===void 0)return!1
return orElse(!1,async()=>{await writeWholeFile([folder],this.#pathOf(file,name),bytes)
return!0})}async#discard(file,version){const folder=this.#folder
this.#held.delete(version)
if(version.bytes||folder===void 0)return
await orElse(void 0,()=>removeFile([folder],this.#pathOf(file,version.name)))}#pathOf(file,name=""){return(0,external_node_path_.join)(this.#folder??"",(0,external_node_crypto_namespaceObject.createHash)("sha256").update(file).digest("hex").slice(0,16),name)}}async function orElse(fallback,action){try{return await action()}catch(error){if(error instanceof fault_Mistake)return fallback
throw error}}async function withoutUnchangedPointers(root,git,changes){const updated=changes.filter(({status:status})=>status==="UPDATED")
if(updated.length===0)return changes
const unchanged=new Set
const tracked=await lfsPaths(git,updated)
for(const{path:path,oid:oid}of updated){if(oid===void 0||!tracked.has(path))continue
const pointer=pointerIn(await git.raw(["cat-file","blob",oid]))
if(pointer&&await isSameContent((0,external_node_path_.join)(root,path),pointer))unchanged.add(path)}return changes.filter(({path:path})=>!unchanged.has(path))}async function lfsPaths(git,changes){const names=changes.map(({path:path})=>`${path}\0`).join("")
const fields=(await git.raw(["check-attr","--stdin","-z","filter"],names)).split("\0")
return new Set(fields.filter((_,index)=>index%3===0&&fields[index+2]==="lfs"))}function pointerIn(text){const match=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(text)
return match?.[1]===void 0?void 0:{oid:match[1],size:Number(match[2])}}async function isSameContent(path,{oid:oid,size:size}){const found=await(0,promises_.lstat)(path)
if(!found.isFile()||found.size!==size)return!1
const hash=(0,external_node_crypto_namespaceObject.createHash)("sha256")
for await(const chunk of(0,external_node_fs_.createReadStream)(path))hash.update(chunk)
return hash.digest("hex")===oid}const external_node_os_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")
const fixed={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const gitOverrides=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const ENTERS=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(args){const[command=""]=args
const isShut=args.some(arg=>arg==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(arg))
if(ENTERS.has(command)&&!isShut)throw new Error(`\`git ${command}\` enters submodules.`)}function gitEnvironment({folder:folder,gitDir:gitDir,environment:environment}){const repository=gitDir===void 0?{}:{GIT_DIR:gitDir,GIT_WORK_TREE:folder}
return{...environment,...repository,...fixed}}function gitFault(args,error){const printed=withoutCredentials(error instanceof Error?error.message:String(error))
const command=args.find(argument=>/^[a-z][a-z-]*$/.test(argument))??""
return new Fault("git",`git ${command}: ${meaningfulLine(printed)}`,{cause:new Error(printed)})}const meaningful=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(printed){const lines=printed.split("\n")
const found=meaningful.flatMap(pattern=>lines.find(line=>pattern.test(line))??[])[0]
return(found??"it failed without a message.").trim()}function withoutCredentials(text){return text.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const READ_ONLY_GIT={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}
const external_node_child_process_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process")
const external_node_events_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events")
const MAX_WORDS=64*1024
async function runProgram(file,args,options){const{cwd:cwd,environment:environment,signal:signal,input:input="",maxBytes:maxBytes=Number.POSITIVE_INFINITY}=options
const child=(0,external_node_child_process_namespaceObject.spawn)(file,args,{cwd:cwd,env:environment,stdio:"pipe"})
let isCut=!1
const cut=()=>{isCut=!0
child.kill("SIGKILL")
child.stdout.destroy()
child.stderr.destroy()}
if(signal?.aborted)cut()
signal?.addEventListener("abort",cut,{once:!0})
try{child.stdin.on("error",()=>{}).end(input)
const[stdout,stderr]=[collect(child,"stdout",maxBytes,cut),collect(child,"stderr",MAX_WORDS)]
const[exitCode]=await(0,external_node_events_namespaceObject.once)(child,"close")
return{stdout:Buffer.concat(stdout),stderr:Buffer.concat(stderr).toString(),exitCode:exitCode,isCut:isCut}}finally{signal?.removeEventListener("abort",cut)}}function collect(child,name,limit,onLimit){const chunks=[]
let size=0
child[name].on("data",chunk=>{if(size<limit)chunks.push(chunk.subarray(0,limit-size))
size+=chunk.length
if(size>limit)onLimit?.()})
return chunks}const timeoutMs=6e4
async function withPrivateView({git:binary,environment:{PATH:PATH=""}},repository,look){const signal=AbortSignal.timeout(timeoutMs)
const folder=await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_namespaceObject.tmpdir)(),"deckhand-view-"))
try{await furnish(folder,repository)
const options={binary:binary,folder:repository.root,gitDir:folder,signal:signal}
const environment={...READ_ONLY_GIT,...PATH!==""&&{PATH:PATH}}
const here=plainGit({...options,environment:environment})
const index=(0,external_node_path_.join)(repository.gitDir,"index")
const withIndex=plainGit({...options,environment:{...environment,GIT_INDEX_FILE:index}})
return await look({git:here,withIndex:withIndex,base:await settleOnBase(folder,here)})}catch(error){if(!(error instanceof Fault)&&!signal.aborted)throw error
const reason=error instanceof Fault?error.message:"Git took too long."
throw new fault_Mistake(`The repository in ${repository.root} cannot be read. ${reason}`,{cause:error})}finally{await(0,promises_.rm)(folder,{recursive:!0,force:!0})}}async function furnish(folder,{gitDir:gitDir,commonDir:commonDir}){const isSha256=/^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(await smallFile((0,external_node_path_.join)(commonDir,"config"))??"")
await(0,promises_.mkdir)((0,external_node_path_.join)(folder,"info"))
await Promise.all([...["refs","packed-refs","objects","shallow"].map(name=>(0,promises_.symlink)((0,external_node_path_.join)(commonDir,name),(0,external_node_path_.join)(folder,name))),(0,promises_.writeFile)((0,external_node_path_.join)(folder,"HEAD"),await smallFile((0,external_node_path_.join)(gitDir,"HEAD"))??"ref: refs/heads/none\n"),(0,promises_.writeFile)((0,external_node_path_.join)(folder,"config"),isSha256?sha256Config:plainConfig),(0,promises_.writeFile)((0,external_node_path_.join)(folder,"info/exclude"),await smallFile((0,external_node_path_.join)(commonDir,"info/exclude"))??"")])}const plainConfig="[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
const sha256Config="[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n"
async function settleOnBase(folder,here){const base=await baseOf(here,await smallFile((0,external_node_path_.join)(folder,"HEAD"))??"")
if(base===void 0)return
await here.raw(["read-tree",base])
await(0,promises_.writeFile)((0,external_node_path_.join)(folder,"HEAD"),`${base}\n`)
return base}async function baseOf(here,head){const branch=/^ref: refs\/heads\/([^\n]+)/.exec(head)?.[1]
const own=branch===void 0?[]:[branch]
const remote=[...own,"HEAD","main","master"].map(name=>`refs/remotes/origin/${name}`)
for(const other of[...remote,"HEAD"]){const base=await orNothing(here.raw(["merge-base","--end-of-options","HEAD",other]))
if(base!==void 0)return base.trim()}return}async function orNothing(work){try{return await work}catch(error){if(error instanceof Fault&&error.code==="git")return
throw error}}function plainGit({binary:binary,...options}){const{folder:cwd,signal:signal}=options
const environment=gitEnvironment(options)
const settings=gitOverrides.flatMap(setting=>["-c",setting])
const done=async(args,input)=>{requireOutside(args)
signal?.throwIfAborted()
const end=await run(binary,[...settings,...args],{cwd:cwd,environment:environment,signal:signal,input:input},args)
signal?.throwIfAborted()
if(end.exitCode!==0)throw gitFault(args,`${end.stderr}${end.stdout}`)
return end}
return Object.freeze({bytes:async(args,input)=>(await done(args,input)).stdout,raw:async(args,input)=>(await done(args,input)).stdout.toString(),both:done})}async function run(binary,all,options,args){try{return await runProgram(binary,all,options)}catch(error){throw gitFault(args,error)}}async function repositoryOf(roots,folder){const top=await(0,promises_.realpath)(roots[0])
for(let root=folder;;root=(0,external_node_path_.dirname)(root)){const found=await repositoryAt(roots,root)
if(found||root===top||root===(0,external_node_path_.dirname)(root))return found}}async function repositoryAt(roots,root){const gitDir=await gitDirAt(roots,root)
if(gitDir===void 0)return
const common=await firstLine((0,external_node_path_.join)(gitDir,"commondir"))
const commonDir=common===void 0?gitDir:await(0,promises_.realpath)((0,external_node_path_.resolve)(gitDir,common))
if(!await isLinkedWorktree(root,gitDir))for(const path of[gitDir,commonDir,(0,external_node_path_.join)(commonDir,"objects")])await safePath(roots,path)
return{root:root,gitDir:gitDir,commonDir:commonDir}}async function gitDirAt(roots,root){const path=(0,external_node_path_.join)(root,".git")
try{if(!(await(0,promises_.lstat)(path)).isFile())return await safePath(roots,path)}catch(error){if(isAbsence(error))return
throw error}const target=/^gitdir: (.+)$/.exec(await firstLine(path)??"")?.[1]
if(target===void 0)throw new fault_Mistake(`"${path}" is not what git makes.`)
return(0,promises_.realpath)((0,external_node_path_.resolve)(root,target))}async function isLinkedWorktree(root,gitDir){if(gitDir.startsWith(`${root}/`))return!1
return await firstLine((0,external_node_path_.join)(gitDir,"gitdir"))===(0,external_node_path_.join)(root,".git")}async function firstLine(path){return(await smallFile(path))?.split("\n")[0]?.trim()}const maxSize=1e6
async function smallFile(path){try{const found=await(0,promises_.lstat)(path)
return found.isFile()&&found.size<=maxSize?await(0,promises_.readFile)(path,"utf8"):void 0}catch(error){if(isAbsence(error))return
throw error}}async function gitChanges(options,path){return orMistake(`look for changes in "${path}"`,async()=>{const{roots:roots}=options
const folder=await safePath(roots,path)
const repository=await repositoryOf(roots,folder)
const nested=await repositoriesIn(roots,folder)
if(!repository&&nested.length===0)throw new fault_Mistake(`"${path}" is not in a git repository.`)
const outer=repository?await changesBelow(options,repository,folder):[]
const inner=await Promise.all(nested.map(other=>changesWithPrefix(options,folder,other)))
const own=outer.filter(change=>change.status!=="ADDED"||!isRootOf(nested,(0,external_node_path_.join)(folder,change.path)))
return[...own,...inner.flat()].sort((a,b)=>a.path<b.path?-1:1)})}async function repositoriesIn(roots,folder){const entries=await(0,promises_.readdir)(folder,{withFileTypes:!0})
const folders=entries.filter(entry=>entry.isDirectory()&&entry.name!==".git")
const found=await Promise.all(folders.map(({name:name})=>repositoryAt(roots,(0,external_node_path_.join)(folder,name))))
return found.filter(repository=>repository!==void 0)}async function changesWithPrefix(options,folder,repository){const prefix=(0,external_node_path_.relative)(folder,repository.root)
const changes=await changesBelow(options,repository,repository.root)
return changes.map(({status:status,path:path})=>({status:status,path:(0,external_node_path_.join)(prefix,path)}))}function isRootOf(repositories,path){return repositories.some(({root:root})=>root===path)}async function changesBelow(options,repository,folder){const changes=await withPrivateView(options,repository,view=>changesOf(repository,view))
const prefix=(0,external_node_path_.relative)(repository.root,folder)
const start=prefix===""?"":prefix+external_node_path_.sep
return changes.filter(({path:path})=>path.startsWith(start)).map(({status:status,path:path})=>({status:status,path:path.slice(start.length)}))}async function changesOf(repository,view){const records=await view.git.raw(["status","--porcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=dirty"])
const found=records.split("\0").flatMap(toChange)
const present=await withoutLeftOut(view,await withoutUnchangedPointers(repository.root,view.git,found))
return[...present,...await addedAgainstIgnores(repository,view,present)]}const STATUS={M:"UPDATED",T:"UPDATED",D:"DELETED"}
function toChange(record){const fields=record.split(" ")
if(fields[0]==="?")return[{status:"ADDED",path:record.slice(2).replace(/\/$/,"")}]
const status=STATUS[fields[1]?.[1]??""]
const[oid,path]=[fields[6],fields.slice(8).join(" ")]
return fields[0]==="1"&&status&&oid!==void 0?[{status:status,path:path,oid:oid}]:[]}async function withoutLeftOut({withIndex:withIndex},changes){if(!changes.some(({status:status})=>status==="DELETED"))return changes
const entries=(await withIndex.raw(["ls-files","-t","-z","--cached"])).split("\0")
const leftOut=new Set(entries.flatMap(entry=>entry.startsWith("S ")?[entry.slice(2)]:[]))
return changes.filter(({status:status,path:path})=>status!=="DELETED"||!leftOut.has(path))}async function addedAgainstIgnores({root:root},{withIndex:withIndex,base:base},known){if(base===void 0)return[]
const arguments_=["diff-index","--cached","--no-renames","--diff-filter=A","--name-only","-z",base,"--"]
const paths=new Set((await withIndex.raw(arguments_)).split("\0").filter(Boolean))
for(const{path:path}of known)paths.delete(path)
const there=await Promise.all([...paths].map(async path=>await exists((0,external_node_path_.join)(root,path))?[path]:[]))
return there.flat().map(path=>({status:"ADDED",path:path}))}async function exists(path){try{await(0,promises_.lstat)(path)
return!0}catch(error){if(isAbsence(error))return!1
throw error}}const maxBytes=1e6
async function gitDiff(options,file){return orMistake(`compare "${file}"`,async()=>{const{roots:roots}=options
const asked=(0,external_node_path_.resolve)(roots[0],file)
const folder=await safePath(roots,(0,external_node_path_.dirname)(asked))
const real=(0,external_node_path_.join)(folder,(0,external_node_path_.basename)(asked))
const repository=await repositoryOf(roots,folder)
if(!repository)throw new fault_Mistake(`"${file}" is not in a git repository.`)
const path=(0,external_node_path_.relative)(repository.root,real)
const original=await withPrivateView(options,repository,view=>originalOf(view,path,file))
const modified=await modifiedOf(real,file)
if(original===void 0&&modified===void 0)throw new fault_Mistake(`There is no file "${file}", and there was none.`)
return{modified:modified??"",original:original??""}})}const entry=/^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/
async function originalOf({git:git,base:base},path,file){if(base===void 0)return
const[,,kind,oid,size]=entry.exec(await git.raw(["ls-tree","-l","-z",base,"--",path]))??[]
if(oid===void 0)return
if(kind!=="blob")throw new fault_Mistake(`"${file}" is a ${kind==="commit"?"submodule":"directory"}, not a file.`)
if(Number(size)>maxBytes)throw new fault_Mistake(`"${file}" had ${size} bytes, more than the ${maxBytes} allowed.`)
return requireText(await git.raw(["cat-file","blob",oid]),file)}async function modifiedOf(real,file){try{if((await(0,promises_.lstat)(real)).isSymbolicLink())return await(0,promises_.readlink)(real)}catch(error){if(isAbsence(error))return
throw error}const bytes=await readFile([(0,external_node_path_.dirname)(real)],real,maxBytes)
return requireText(new TextDecoder("utf-8",{ignoreBOM:!0}).decode(bytes),file)}function requireText(text,file){if(!text.includes("\0")&&!text.includes("�"))return text
throw new fault_Mistake(`"${file}" is not UTF-8 text, so its change cannot be shown.`)}const external_node_timers_promises_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises")
class LineReader{#maxLength
#take
#parts=[]
#length=0
constructor(take,maxLength){this.#take=take
this.#maxLength=maxLength}push(chunk){let start=0
for(let end=chunk.indexOf(10);end>=0;end=chunk.indexOf(10,start)){this.#keep(chunk.subarray(start,end))
this.#emit()
start=end+1}this.#keep(chunk.subarray(start))}#keep(part){this.#length+=part.length
if(this.#length>this.#maxLength)throw new Error(`A line is longer than ${this.#maxLength} bytes.`)
if(part.length>0)this.#parts.push(part)}#emit(){const line=Buffer.concat(this.#parts,this.#length).toString()
this.#parts=[]
this.#length=0
if(line!=="")this.#take(line)}}const shell="--noprofile --norc --noediting +H -i <&3 3<&-"
function launchInTerminal({bash:bash,script:script="script",cwd:cwd,environment:environment}){const args=["-q","-e","-f","-c",`exec "$SHELL" ${shell}`,"/dev/null"]
const child=(0,external_node_child_process_namespaceObject.spawn)(script,args,{cwd:cwd,env:{...environment,SHELL:bash},detached:!0,stdio:stdio})
return{...ends(child),isTerminal:!0,streams:{input:"/dev/tty",output:"/dev/tty"}}}const relays=`exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`
function launchOnPipes({bash:bash,cwd:cwd,environment:environment}){const args=["--noprofile","--norc","-c",`${relays}; exec "$SHELL" ${shell} >&199 2>&1`]
const child=(0,external_node_child_process_namespaceObject.spawn)(bash,args,{cwd:cwd,env:{...environment,SHELL:bash},detached:!0,stdio:stdio})
return{...ends(child),isTerminal:!1,streams:{input:"&198",output:"&199"}}}const stdio=["pipe","pipe","ignore","pipe"]
function ends(child){const[keys,output,,commands]=child.stdio
child.unref()
for(const stream of[keys,output,commands]){stream.unref()
stream.on("error",()=>{})}return{child:child,commands:commands,keys:keys,output:output}}function findProgram(name,searchPath,folder){const places=searchPath.split(external_node_path_.delimiter).map(part=>(0,external_node_path_.join)((0,external_node_path_.resolve)(folder,part),name))
return places.find(isProgram)}function isProgram(path){try{(0,external_node_fs_.accessSync)(path,external_node_fs_.constants.X_OK)
return(0,external_node_fs_.statSync)(path).isFile()}catch{return!1}}const rounds=50
async function killDescendants(descendants){if(process.platform!=="linux")return signalAll(descendants.pids.map(pid=>-pid),"SIGKILL")
const stopped=new Set
for(let round=0;round<rounds;round+=1){const found=descendantsOf(descendants).filter(pid=>!stopped.has(pid))
if(found.length===0)break
signalAll(found,"SIGSTOP")
for(const pid of found)stopped.add(pid)}for(let round=0;round<rounds;round+=1){const found=descendantsOf(descendants)
if(found.length===0)return
signalAll(found,"SIGKILL")
await(0,external_node_timers_promises_namespaceObject.setTimeout)(round)}}function foregroundGroup(shell){const group=processOf(shell)?.foreground
return group===void 0||group<=1||group===shell?void 0:group}function signalAll(pids,signal){for(const pid of pids)try{process.kill(pid,signal)}catch{}}function descendantsOf({mark:mark,pids:pids}){const all=(0,external_node_fs_.readdirSync)("/proc").flatMap(name=>/^\d+$/.test(name)?processOf(Number(name))??[]:[])
const isDescendant=({pid:pid,session:session})=>pids.includes(session)||hasMark(pid,mark)
const found=new Set(all.filter(isDescendant).map(({pid:pid})=>pid))
let before=-1
while(before<found.size){before=found.size
for(const{pid:pid,parent:parent}of all)if(found.has(parent))found.add(pid)}return all.filter(({pid:pid,isAlive:isAlive})=>isAlive&&found.has(pid)&&pid!==process.pid).map(({pid:pid})=>pid)}function processOf(pid){const text=read(`/proc/${pid}/stat`)
const[state="",parent,,session,,foreground]=text.slice(text.lastIndexOf(")")+2).split(" ")
if(parent===void 0)return
const numbers={parent:Number(parent),session:Number(session),foreground:Number(foreground)}
return{pid:pid,isAlive:!/[ZX]/.test(state),...numbers}}function hasMark(pid,mark){return read(`/proc/${pid}/environ`).split("\0").includes(mark)}function read(path){try{return(0,external_node_fs_.readFileSync)(path,"latin1")}catch{return""}}const OWN_NODE="node of the workspace"
const MAX_PROGRAM_LINE=12*1024*1024
async function openProgram({file:file,args:args,environment:environment},place){const mark=["DECKHAND_PROGRAM",(0,external_node_crypto_namespaceObject.randomBytes)(16).toString("hex")]
const env={...OF_A_SHELL,...place.environment,...environment,[mark[0]]:mark[1]}
try{const child=(0,external_node_child_process_namespaceObject.spawn)(file===OWN_NODE?place.node:file,args,{cwd:place.workingDir,env:env,detached:!0,stdio:"pipe"})
const program=new LocalProgram(child,mark.join("="))
await(0,external_node_events_namespaceObject.once)(child,"spawn")
return program}catch(error){const code=errorCode(error)
const isFound=file.includes("/")||findProgram(file,env.PATH??"",place.workingDir)!==void 0
const isMissing=code==="ENOENT"||code==="EACCES"&&!isFound
const why=isMissing?"there is no such program":code||"its name or arguments are invalid"
throw new fault_Mistake(`"${oneLine(file,200)}" cannot be started: ${why}.`,{cause:error})}}const OF_A_SHELL={SHLVL:"1"}
const MOST_WAITING=1024*1024
const local_program_MAX_WORDS=4e3
const PATIENCE_MS={write:1e4,read:2e4,drain:300,end:500}
class LocalProgram{#child
#mark
#exited
#lines=[]
#waiting=0
#words=""
#end
#news=Promise.withResolvers()
#closing
constructor(child,mark){this.#child=child
this.#mark=mark
this.#exited=new Promise(resolve=>child.once("exit",resolve))
const reader=new LineReader(line=>this.#keep(line),MAX_PROGRAM_LINE)
child.stdout.on("data",chunk=>this.#take(reader,chunk))
child.stderr.on("data",chunk=>{this.#words=(this.#words+chunk.toString()).slice(-local_program_MAX_WORDS)})
child.on("error",()=>{}).stdin.on("error",()=>{})
child.once("exit",(code,signal)=>void this.#ended(code,signal))}async write(line){if(this.#end!==void 0)throw new fault_Mistake(this.#end)
if(this.#child.stdin.write(`${line}\n`))return
const patience=new AbortController
const late=(0,external_node_timers_promises_namespaceObject.setTimeout)(PATIENCE_MS.write,"late",{signal:patience.signal}).catch(()=>{})
const read=(0,external_node_events_namespaceObject.once)(this.#child.stdin,"drain",{signal:patience.signal}).catch(()=>{})
const end=await Promise.race([late,read,this.#exited])
patience.abort()
if(end==="late")throw new fault_Mistake("It does not read its input.")}async read(){if(this.#lines.length===0&&this.#end===void 0)await this.#until(PATIENCE_MS.read)
const lines=this.#some()
if(this.#waiting<MOST_WAITING)this.#child.stdout.resume()
return this.#lines.length===0&&this.#end!==void 0?{lines:lines,end:this.#end}:{lines:lines}}close(){this.#closing??=this.#stop()
return this.#closing}async#stop(){this.#child.stdin.end()
this.#child.stdout.resume()
await Promise.race([this.#exited,(0,external_node_timers_promises_namespaceObject.setTimeout)(PATIENCE_MS.end)])
await killDescendants({mark:this.#mark,pids:this.#child.pid===void 0?[]:[this.#child.pid]})
this.#over("It was ended.")}#take(reader,chunk){if(this.#end!==void 0)return
try{reader.push(chunk)}catch{this.#over(`It wrote a line of more than ${MAX_PROGRAM_LINE/1024/1024} MB.`)
this.close()}if(this.#waiting>=MOST_WAITING)this.#child.stdout.pause()}#keep(line){this.#lines.push(line)
this.#waiting+=line.length
this.#news.resolve()}async#ended(code,signal){await Promise.race([(0,external_node_events_namespaceObject.once)(this.#child.stdout,"close"),(0,external_node_timers_promises_namespaceObject.setTimeout)(PATIENCE_MS.drain)])
const words=oneLine(this.#words,500)
this.#over(`It ended with ${signal??`exit code ${code}`}.${words&&` Its last output: ${words}`}`)}#over(end){this.#end??=end
this.#news.resolve()}async#until(patienceMs){this.#news=Promise.withResolvers()
const patience=new AbortController
await Promise.race([this.#news.promise,(0,external_node_timers_promises_namespaceObject.setTimeout)(patienceMs,void 0,patience).catch(()=>{})])
patience.abort()}#some(){let size=0
const isOver=(line,index)=>{size+=line.length
return index>0&&size>MOST_WAITING}
const cut=this.#lines.findIndex(isOver)
const lines=this.#lines.splice(0,cut<0?this.#lines.length:cut)
this.#waiting-=lines.reduce((sum,line)=>sum+line.length,0)
return lines}}function globPattern(glob){return new RegExp(`^${new Reader(glob).sequence("",!0)}$`,"su")}const FOLDERS="(?:(?!\\.)[^/]+/)*"
const NAME="(?!\\.)[^/]+"
const AFTER={"@":"","?":"?","*":"*","+":"+"}
class Reader{#glob
#at=0
constructor(glob){this.#glob=glob}sequence(ends,isFirst){let source=""
let isStart=isFirst
while(this.#at<this.#glob.length&&!ends.includes(this.#next())){const isSlash=this.#next()==="/"
const isWhole=isStart&&this.#rest().startsWith("**/")
if(this.#isGroup("!"))return source+this.#not(ends,isStart)
source+=this.#piece(isStart)
isStart=isSlash||isWhole}return source}#piece(isStart){const rest=this.#rest()
if(isStart&&rest.startsWith("**/"))return this.#take(3,FOLDERS)
if(isStart&&rest==="**")return this.#take(2,`${FOLDERS}${NAME}`)
const visible=isStart?"(?!\\.)":""
if(this.#isGroup("@?*+"))return visible+this.#group()
if(rest.startsWith("{")&&closes(rest,"{","}"))return this.#braces(isStart)
const stars=/^\*+/.exec(rest)?.[0]
if(stars)return this.#take(stars.length,`${visible}[^/]*`)
if(rest.startsWith("?"))return this.#take(1,`${visible}[^/]`)
const members=/^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(rest)
if(members)return this.#take(members[0].length,visible+classOf(members[1],members[2]))
const[token="",escaped]=/^\\?(.)/su.exec(rest)??[rest]
return this.#take(token.length,literal(escaped??token))}#group(){const kind=this.#next()
return`(?:${this.#choices(2,"|",")",!1)})${AFTER[kind]}`}#not(ends,isStart){const not=this.#choices(2,"|",")",!1)
const after=this.sequence(ends,!1)
return`${isStart?"(?!\\.)":""}(?!(?:${not})${after}$)[^/]*${after}`}#isGroup(kinds){const rest=this.#rest()
return kinds.includes(rest[0]??" ")&&rest[1]==="("&&closes(rest.slice(1),"(",")")}#braces(isStart){return`(?:${this.#choices(1,",","}",isStart)})`}#choices(opening,separator,end,isStart){const choices=[]
do{this.#at+=choices.length===0?opening:1
choices.push(this.sequence(separator+end,isStart))}while(this.#next()===separator)
this.#at+=1
return choices.join("|")}#take(length,source){this.#at+=length
return source}#next(){return this.#glob[this.#at]??""}#rest(){return this.#glob.slice(this.#at)}}function closes(text,open,close){let depth=0
let hasChoice=open==="("
for(const[sign]of text.matchAll(/\\.|./gsu)){if(sign===open)depth+=1
if(sign===","&&depth===1)hasChoice=!0
if(sign===close)depth-=1
if(depth===0)return hasChoice}return!1}function classOf(not,members=""){const inner=members.replaceAll(/\\(.)|[\]^[]/gsu,(token,escaped)=>{const sign=escaped??token
return/[\\\]^[-]/.test(sign)?`\\${sign}`:sign})
return`(?!/)[${not?"^":""}${inner}]`}function literal(sign){return sign.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}const external_node_vm_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm")
const MAX_FILE_BYTES=10*1024*1024
const MAX_LINE_LENGTH=500
const script="work()"
function withinTime(timeoutMs,work){let result
const context=(0,external_node_vm_namespaceObject.createContext)({work:()=>{result=work()}})
try{new external_node_vm_namespaceObject.Script(script).runInContext(context,{timeout:timeoutMs})}catch(error){if(isTimeout(error))return
throw error}return result}function isTimeout(error){return typeof error==="object"&&error!==null&&"code"in error&&error.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}const turnFolders=64
async function walk(scope){const{place:place,signal:signal,deadline:deadline,turnMs:turnMs}=scope
if(place.file!==void 0)return{paths:[place.file],isComplete:!0}
const queue=[{path:"",layer:layersAbove(place.root,place.folder)}]
const paths=[]
while(queue.length>0){if(deadline.aborted)return{paths:paths,isComplete:!1}
if(!withinTime(turnMs,()=>takeTurn(queue,paths,scope)))throw tooSlow()
await(0,external_node_timers_promises_namespaceObject.setImmediate)()
signal.throwIfAborted()}return{paths:paths,isComplete:!0}}function tooSlow(){return new fault_Mistake("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.")}function takeTurn(queue,paths,{place:place,withHidden:withHidden}){for(let count=0;count<turnFolders;count+=1){const next=queue.pop()
if(!next)break
const folder=(0,external_node_path_.join)(place.folder,next.path)
const layer=layerOf(folder,next.layer)
for(const entry of entriesOf(folder)){if(!isShown(entry,folder,layer,withHidden))continue
const path=next.path===""?entry.name:`${next.path}/${entry.name}`
if(entry.isDirectory())queue.push({path:path,layer:layer})
else if(entry.isFile())paths.push(path)}}return!0}function isShown(entry,folder,layer,withHidden){if(entry.name===".git")return!1
const verdict=verdictOn((0,external_node_path_.join)(folder,entry.name),entry.isDirectory(),layer)
if(verdict===void 0)return withHidden||!entry.name.startsWith(".")
return verdict==="kept"}function verdictOn(path,isDirectory,layer){for(let at=layer;at;at=at.above){const verdict=at.rules((0,external_node_path_.relative)(at.folder,path),isDirectory)
if(verdict)return verdict}return}function layersAbove(root,folder){if(folder===root||!folder.startsWith(root))return
const above=(0,external_node_path_.dirname)(folder)
return layerOf(above,layersAbove(root,above))}function layerOf(folder,above){const bytes=readNow((0,external_node_path_.join)(folder,".gitignore"))
return bytes?{folder:folder,rules:ignoreRules(bytes.toString()),above:above}:above}function entriesOf(folder){try{return(0,external_node_fs_.readdirSync)(folder,{withFileTypes:!0})}catch{return[]}}function ignoreRules(text){const rules=text.replace(/^\uFEFF/,"").split("\n").flatMap(parse).reverse()
return(path,isDirectory)=>rules.find(({forDirectories:forDirectories,matches:matches})=>(isDirectory||!forDirectories)&&matches(path))?.verdict}function parse(raw){const line=raw.endsWith("\\ ")?raw:raw.trimEnd()
if(line.startsWith("#"))return[]
const verdict=line.startsWith("!")?"kept":"ignored"
const pattern=line.slice(verdict==="kept"?1:0).replace(/\/$/,"")
const matches=pattern===""?void 0:ignorePattern(pattern)
return matches?[{verdict:verdict,forDirectories:line.endsWith("/"),matches:matches}]:[]}function ignorePattern(pattern){try{const expression=new RegExp(`^${sourceOf(anchored(pattern))}$`,"su")
return path=>expression.test(path)}catch{return}}function anchored(pattern){if(!pattern.includes("/"))return`**/${pattern}`
const fromHere=pattern.replace(/^\//,"")
return fromHere.endsWith("/**")?`${fromHere}/*`:fromHere}const TOKEN=/^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu
function sourceOf(pattern){return pattern.replaceAll(TOKEN,(token,not,members,escaped)=>{if(token==="**/")return"(?:.*/)?"
if(token==="/**/")return"/(?:.*/)?"
if(token.startsWith("*"))return"[^/]*"
if(token==="?")return"[^/]"
if(members!==void 0)return`(?!/)[${not?"^":""}${classMembers(members)}]`
if(token==="["||token==="\\")throw new SyntaxError("A class or an escape has no end.")
return walk_literal(escaped??token)})}function walk_literal(character){return character.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}function classMembers(members){return members.replaceAll(/\\(.)|[\]^[]/gsu,(token,escaped)=>{const character=escaped??token
return/[\\\]^[-]/.test(character)?`\\${character}`:character})}function readNow(path){let file
try{file=(0,external_node_fs_.openSync)(path,flags)}catch{return}try{const found=(0,external_node_fs_.fstatSync)(file)
return found.isFile()&&found.size<=MAX_FILE_BYTES?(0,external_node_fs_.readFileSync)(file):void 0}catch{return}finally{(0,external_node_fs_.closeSync)(file)}}const flags=external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NONBLOCK|external_node_fs_.constants.O_NOFOLLOW
const limits={turnFiles:100,turnBytes:4*1024*1024}
const native_native={list:walk,async matching(pattern,scope){const{matches:matches}=linePattern(pattern)
const{paths:paths,isComplete:isComplete}=await walk(scope)
const found=[]
const isDone=await inTurns(paths,scope,turn=>{for(const{path:path,text:text}of turn)if(matches(text))found.push(path)
return!0})
return{paths:found,isComplete:isComplete&&isDone}},async lines(pattern,paths,limit,scope){const{linesOf:linesOf}=linePattern(pattern)
const lines=[]
const isComplete=await inTurns(paths,scope,turn=>{for(const{path:path,text:text}of turn)for(const line of linesOf(text))if(lines.push({path:path,...line})>limit)return!1
return!0})
return{lines:lines,isComplete:isComplete}}}
async function inTurns(paths,scope,work){const{place:place,signal:signal,deadline:deadline,turnMs:turnMs}=scope
for(const turn of turns(paths,place.folder)){const goesOn=withinTime(turnMs,()=>work(turn))
if(goesOn===void 0)throw new fault_Mistake("The pattern takes too long. Use a simpler one, without nested repeats.")
if(!goesOn)return!0
await(0,external_node_timers_promises_namespaceObject.setImmediate)()
signal.throwIfAborted()
if(deadline.aborted)return!1}return!0}function*turns(paths,folder){let turn=[]
let bytes=0
for(const path of paths){const content=readNow((0,external_node_path_.join)(folder,path))
const text=content&&searchableText(content)
if(text===void 0)continue
turn.push({path:path,text:text})
bytes+=text.length
if(turn.length<limits.turnFiles&&bytes<limits.turnBytes)continue
yield turn
turn=[]
bytes=0}if(turn.length>0)yield turn}function searchableText(bytes){const wide=wideEncoding(bytes)
if(wide!==void 0)return new TextDecoder(wide).decode(bytes)
if(bytes.includes(0))return
const text=bytes.toString()
return text.startsWith("\ufeff")?text.slice(1):text}function wideEncoding([first,second]){if(first===255&&second===254)return"utf-16le"
return first===254&&second===255?"utf-16be":void 0}function linePattern(pattern){const expression=compile(pattern.replace(/^\(\?[ims]+\)/,""))
const mayTestWhole=!/\(\?<?!/.test(pattern)
function*linesOf(text){if(mayTestWhole&&!expression.test(text))return
for(const[index,line]of linesIn(text).entries())if(expression.test(line))yield{number:index+1,text:withoutEnd(line,"\r").slice(0,MAX_LINE_LENGTH)}}return{linesOf:linesOf,matches:text=>!linesOf(text).next().done}}function linesIn(text){const lines=text.split(/\r?\n/)
const last=lines.pop()??""
return last===""?lines:[...lines,last.replace(/\r$/,"")]}function compile(pattern){try{return new RegExp(pattern,"imu")}catch{return compileLoosely(pattern)}}function compileLoosely(pattern){try{return new RegExp(pattern,"im")}catch(cause){const reason=cause instanceof Error?cause.message:String(cause)
throw new fault_Mistake(`The pattern is not a supported regular expression. ${reason}`,{cause:cause})}}const MAX_OUTPUT=64*1024*1024
const FIXED=["--no-config","--no-follow","--no-messages","--color=never","--null","--no-require-git","--no-ignore-global","--no-ignore-exclude","--no-ignore-dot","--glob=!.git"]
const TEXT=["--ignore-case","--crlf",`--max-filesize=${MAX_FILE_BYTES}`]
const LINES=["--line-number","--with-filename","--no-heading","--threads=1",`--max-columns=${4*MAX_LINE_LENGTH}`,"--max-columns-preview"]
class RipgrepMissing extends Error{}function ripgrep(rg,environment){const run=(args,scope)=>execute(rg,args,environment,scope)
return{async list(scope){const{text:text,isComplete:isComplete}=await run(["--files",...ripgrep_hidden(scope),"--",target(scope)],scope)
return{paths:pathsIn(text),isComplete:isComplete}},async matching(pattern,scope){const args=["--files-with-matches",...TEXT,...ripgrep_hidden(scope),"--",pattern,target(scope)]
const{text:text,isComplete:isComplete}=await run(args,scope)
return{paths:pathsIn(text),isComplete:isComplete}},async lines(pattern,paths,limit,scope){const files=paths.map(path=>`./${path}`)
const{text:text,isComplete:isComplete}=await run([...TEXT,...LINES,"--",pattern,...files],scope)
return{lines:ripgrep_linesIn(text,limit+1),isComplete:isComplete}}}}function ripgrep_hidden({withHidden:withHidden}){return withHidden?["--hidden"]:[]}function target({place:place}){return`./${place.file??""}`}async function execute(rg,args,environment,{place:place,signal:signal,deadline:deadline}){signal.throwIfAborted()
const{stdout:stdout,stderr:stderr,exitCode:exitCode,isCut:isCut}=await start(rg,[...FIXED,...args],{cwd:place.folder,environment:environment,maxBytes:MAX_OUTPUT,signal:AbortSignal.any([signal,deadline])})
signal.throwIfAborted()
if(exitCode===2&&stderr.trim()!=="")throw refused(stderr)
return{text:stdout.toString(),isComplete:!isCut}}async function start(rg,args,options){try{return await runProgram(rg,args,options)}catch(error){if(["ENOENT","EACCES","ENOEXEC"].includes(errorCode(error)))throw new RipgrepMissing
throw error}}function refused(words){return new fault_Mistake(`The pattern is not a supported regular expression. ${words.trim().slice(0,500)}`)}function pathsIn(text){return text.split("\0").slice(0,-1).map(withoutDot)}function ripgrep_linesIn(text,limit){const found=[]
for(const line of text.split("\n")){const match=/^([^\0]+)\0(\d+):(.*)$/s.exec(line)
if(!match)continue
const[,path="",number,content=""]=match
found.push({path:withoutDot(path),number:Number(number),text:withoutEnd(content,"\r")})
if(found.length===limit)break}return found}function withoutDot(path){return path.replace(/^\.\//,"")}const search_limits={timeoutMs:3e4,turnMs:3e3}
function search(options){const searching=withFallback(ripgrep(options.ripgrep,options.environment))
return{async findFiles({path:path,glob:glob,limit:limit},signal){const scope=await scopeOf(options,path,glob,signal)
const{paths:paths,isComplete:isComplete}=await searching(searcher=>searcher.list(scope))
const all=await newestFirst(scope.place.folder,filtered(paths,glob,scope))
return{files:shown(all.slice(0,limit),scope.place),total:all.length,isComplete:isComplete}},async searchText({path:path,pattern:pattern,include:include,limit:limit,lineLimit:lineLimit=0},signal){if(pattern.length>MAX_PATTERN||pattern.includes("\0"))throw unfitPattern()
const scope=await scopeOf(options,path,include,signal)
const{paths:paths,isComplete:isComplete}=await searching(searcher=>searcher.matching(pattern,scope))
const all=await newestFirst(scope.place.folder,filtered(paths,include,scope))
const first=all.slice(0,limit)
const needsLines=lineLimit>0&&first.length>0
const{lines:lines,isComplete:hasAllLines}=needsLines?await searching(searcher=>searcher.lines(pattern,first,lineLimit,scope)):NO_LINES
return{files:shown(first,scope.place),total:all.length,isComplete:isComplete&&hasAllLines,lines:lines.slice(0,lineLimit).map(({path:file,...line})=>({...line,file:search_name(file,scope.place)})),hasMoreLines:lines.length>lineLimit}}}}const MAX_PATTERN=1e4
function unfitPattern(){return new fault_Mistake(`A pattern has at most ${MAX_PATTERN} characters, none of them NUL.`)}const NO_LINES={lines:[],isComplete:!0}
async function scopeOf({roots:roots,timeoutMs:timeoutMs=search_limits.timeoutMs,turnMs:turnMs=search_limits.turnMs},path,glob,signal){const place=await search_placeOf(roots,path)
const withHidden=glob!==void 0&&meansHidden(glob)
const deadline=timeoutMs>0?AbortSignal.timeout(timeoutMs):AbortSignal.abort()
return{place:place,withHidden:withHidden,signal:signal,deadline:deadline,turnMs:turnMs}}function withFallback(first){let isThere=!0
return async work=>{if(!isThere)return work(native_native)
try{return await work(first)}catch(error){if(!(error instanceof RipgrepMissing))throw error
isThere=!1
return work(native_native)}}}function filtered(paths,glob,{turnMs:turnMs}){if(glob===void 0)return paths
const matches=globMatcher(glob)
const kept=withinTime(turnMs,()=>paths.filter(matches))
if(!kept)throw new fault_Mistake(`The glob "${glob}" takes too long. Use one with fewer stars.`)
return kept}function shown(paths,place){return paths.map(path=>search_name(path,place))}function search_name(path,{folder:folder,root:root,isMain:isMain}){const real=(0,external_node_path_.join)(folder,path)
return isMain?(0,external_node_path_.relative)(root,real):real}const MAX_LENGTH=1e3
function globMatcher(glob){const below=glob.replace(/^(?:\.\/)+/,"")
if(below===""||below.length>MAX_LENGTH)throw new fault_Mistake("Give a glob of 1 to 1000 characters.")
if(/^\/|(?:^|\/)\.\.(?:\/|$)/.test(below))throw new fault_Mistake(`The glob "${glob}" leads out of the directory it is about. Give the directory as \`path\`.`)
const pattern=compiled(below.includes("/")?below:`**/${below}`)
return path=>path===below||pattern.test(path)}function compiled(glob){try{return globPattern(glob)}catch(cause){throw new fault_Mistake(`The glob "${glob}" cannot be read: a range of its brackets runs backwards.`,{cause:cause})}}function meansHidden(glob){return/(?:^|[/{,(|])\.[^./]/.test(glob.replace(/^(?:\.\/)+/,""))}const perTurn=1e3
async function newestFirst(folder,paths){const dated=[]
for(const[index,path]of paths.entries()){const time=(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder,path),{throwIfNoEntry:!1})?.mtimeMs
if(time!==void 0)dated.push({path:path,time:time})
if(index%perTurn===perTurn-1)await(0,external_node_timers_promises_namespaceObject.setImmediate)()}return dated.sort((a,b)=>b.time-a.time||(a.path<b.path?-1:1)).map(({path:path})=>path)}async function search_placeOf(roots,path){return orMistake(`search "${path}"`,async()=>{const{real:real,root:root}=await resolvePath(roots,path)
const found=await(0,promises_.stat)(real)
if(!found.isDirectory()&&!found.isFile())throw new fault_Mistake(`"${path}" is neither a directory nor a file.`)
const[folder,file]=found.isFile()?[(0,external_node_path_.dirname)(real),(0,external_node_path_.basename)(real)]:[real,void 0]
return{folder:folder,file:file,root:root,isMain:root===(await resolvePath(roots,(0,external_node_path_.resolve)(roots[0]))).real}})}function outputWindow(size){const head=Buffer.alloc(size)
let headSize=0
let tail=[]
let tailSize=0
let total=0
function pushTail(chunk){tail.push(chunk)
tailSize+=chunk.length
if(tailSize>2*size){tail=[Buffer.concat(tail).subarray(-size)]
tailSize=size}}return{push(chunk){total+=chunk.length
const taken=chunk.copy(head,headSize)
headSize+=taken
if(taken<chunk.length)pushTail(chunk.subarray(taken))},result(){const start=head.subarray(0,headSize)
const end=Buffer.concat(tail).subarray(-size)
if(start.length+end.length===total)return{output:decode(Buffer.concat([start,end])),omittedBytes:0}
const[first,last]=[withoutBrokenEnd(start),withoutBrokenStart(end)]
const omittedBytes=total-first.length-last.length
return{output:`${decode(first)}\n[${omittedBytes} bytes left out]\n${decode(last)}`,omittedBytes:omittedBytes}}}}function decode(bytes){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(bytes)}const isContinuation=byte=>byte!==void 0&&(byte&192)===128
function withoutBrokenEnd(bytes){let lead=bytes.length-1
while(lead>bytes.length-4&&isContinuation(bytes[lead]))lead-=1
return(bytes[lead]??0)>=192&&lead+sequenceLength(bytes[lead]??0)>bytes.length?bytes.subarray(0,lead):bytes}function withoutBrokenStart(bytes){let start=0
while(start<3&&isContinuation(bytes[start]))start+=1
return bytes.subarray(start)}function sequenceLength(lead){if(lead>=240)return 4
return lead>=224?3:2}const reportSize=256*1024
const keptSize=4*reportSize
class HeldOutput{#decoder=new TextDecoder("utf-8",{ignoreBOM:!0})
#pieces=[]
#size=0
#omitted=0
get size(){return this.#size}push(bytes){this.#add(this.#decoder.decode(bytes,{stream:!0}))
while(this.#size>keptSize&&this.#pieces.length>1)this.#drop()}flush(){this.#add(this.#decoder.decode())}take(){const text=this.#pieces.join("")
const notice=this.#omitted===0?"":`[${this.#omitted} characters left out]\n`
this.#pieces=[]
this.#size=0
this.#omitted=0
return notice+text}#add(text){if(text==="")return
this.#pieces.push(text)
this.#size+=text.length}#drop(){const length=this.#pieces.shift()?.length??0
this.#size-=length
this.#omitted+=length}}const keptBytes=64*1024
const drainMs=300
async function runShell(command,options){options.signal.throwIfAborted()
const mark=newMark()
const child=await shell_start(command,mark,{...options,script:'exec bash -c "$1" bash 2>&1',stdin:void 0})
const window=outputWindow(keptBytes)
child.stdout.on("data",chunk=>window.push(chunk))
const end=await waitForEnd(child,options)
if(end.isCut)await killDescendants({mark:mark,pids:child.pid===void 0?[]:[child.pid]})
const exitCode=await end.code
options.signal.throwIfAborted()
return{command:command,exitCode:end.isCut?-1:exitCode,...window.result(),timedOut:end.isCut}}const pipedBytes=25e3
async function runPiped({command:command,stdin:stdin},options){options.signal.throwIfAborted()
const mark=newMark()
const child=await shell_start(command,mark,{...options,script:'exec bash --norc -c "$1" bash',stdin:stdin})
const[stdout,stderr]=[outputWindow(pipedBytes),outputWindow(pipedBytes)]
child.stdout.on("data",chunk=>stdout.push(chunk))
child.stderr?.on("data",chunk=>stderr.push(chunk))
const end=await waitForEnd(child,options)
await killDescendants({mark:mark,pids:child.pid===void 0?[]:[child.pid]})
const exitCode=await end.code
options.signal.throwIfAborted()
return{exitCode:end.isCut?-1:exitCode,stdout:stdout.result().output,stderr:stderr.result().output,timedOut:end.isCut}}function newMark(){return`DECKHAND_RUN=${(0,external_node_crypto_namespaceObject.randomBytes)(16).toString("hex")}`}async function waitForEnd(child,{timeoutMs:timeoutMs,signal:signal}){const limit=AbortSignal.timeout(Math.max(1,Math.round(timeoutMs)))
const code=endOf(child)
const first=await Promise.race([code,abortOf(AbortSignal.any([signal,limit]))])
return{isCut:first===void 0,code:code}}async function shell_start(command,mark,options){const{cwd:cwd,environment:environment,script:script,stdin:stdin}=options
const[name="",value=""]=mark.split("=")
const env={...environment,[name]:value}
if(command.includes("\0"))throw new fault_Mistake("The command cannot be run: it contains a NUL character.")
try{const stdio=stdin===void 0?["ignore","pipe","ignore"]:["pipe","pipe","pipe"]
const child=(0,external_node_child_process_namespaceObject.spawn)("/bin/sh",["-c",script,"sh",command],{cwd:cwd,env:env,detached:!0,stdio:[...stdio]})
await(0,external_node_events_namespaceObject.once)(child,"spawn")
child.stdin?.on("error",()=>{}).end(stdin)
return child}catch(error){throw notStarted(error)}}function notStarted(error){const code=errorCode(error)
if(code==="E2BIG")return new fault_Mistake("The command is too long. Write long text with file_editor instead.")
if(code==="ENOENT")return new fault_Mistake("The command cannot be run: the workspace folder no longer exists.")
return code.startsWith("E")?new fault_Mistake(`The command cannot be run (${code}).`,{cause:error}):error}async function endOf(child){const drained=Promise.all([(0,external_node_events_namespaceObject.once)(child.stdout,"close"),child.stderr&&(0,external_node_events_namespaceObject.once)(child.stderr,"close")])
const[code,signal]=await(0,external_node_events_namespaceObject.once)(child,"exit")
const drain=setTimeout(()=>{child.stdout.destroy()
child.stderr?.destroy()},drainMs)
await drained
clearTimeout(drain)
return code??128+(signal?external_node_os_namespaceObject.constants.signals[signal]:0)}async function abortOf(signal){if(!signal.aborted)await(0,external_node_events_namespaceObject.once)(signal,"abort")}const bell="\\a"
function frameStart(nonce){return Buffer.from(`${nonce}`)}function parseFrame(text,nonce){const[state="",searchPath=""]=text.split(nonce)
const match=/^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(state)
if(!match)return
const[,sequence,exitCode,shell,job,workingDir=""]=match
const lastJob=job?Number(job):-1
const numbers={sequence:Number(sequence),exitCode:Number(exitCode),shell:Number(shell),lastJob:lastJob}
return{...numbers,workingDir:workingDir,searchPath:searchPath}}function startLines({input:input}){const settings="set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50"
return`{ ${settings} <${input}; } >/dev/null 2>&1\n`}function exportLine(variables){const words=exported(variables).map(([name,value])=>`${name}=${quoted(value)}`)
return words.length===0?"":`{ \\builtin \\export ${words.join(" ")}; } >/dev/null 2>&1\n`}function exported(variables){const isAllowed=([name,value])=>/^[A-Za-z_]\w*$/.test(name)&&!value.includes("\0")
return Object.entries(variables).filter(isAllowed)}function commandLine(command,before,{input:input,output:output}){const status=before===0?"":before===1?"! :; ":`(\\exit ${before}); `
const run=`\\builtin \\eval ${quoted(command)} <${input} >${output} 2>&1`
return`{ PS1=; ${status}${run}; } >/dev/null 2>&1\n`}function statusLine(sequence,nonce,given={}){const prompt=`'${bell}${nonce}${sequence} '$?' $$ \${!-} \${PWD-}${nonce}\${PATH-}${nonce}'`
const names=exported(given).map(([name])=>name)
const clear=names.length===0?"":` \\builtin \\unset -v ${names.join(" ")} || \\builtin \\exit 1;`
return`\n{ PS1=${prompt};${clear} } >/dev/null 2>&1\n`}function quoted(text){return`'${text.replaceAll("'","'\\''")}'`}const BELL=7
const maxFrameBytes=256*1024
class FrameReader{#nonce
#start
#held=Buffer.alloc(0)
constructor(nonce){this.#nonce=nonce
this.#start=frameStart(nonce)}push(chunk){const pieces=[]
let rest=this.#held.length===0?chunk:Buffer.concat([this.#held,chunk])
let at=rest.indexOf(this.#start)
while(at>=0){const end=this.#endOf(rest,at)
if(end<0)break
const frame=parseFrame(rest.toString("utf8",at+this.#start.length,end),this.#nonce)
if(at>0)pieces.push({output:rest.subarray(0,at)})
if(frame)pieces.push({frame:frame})
rest=rest.subarray(end)
at=rest.indexOf(this.#start)}const cut=at<0?this.#openStart(rest):at
const isFrame=rest.length-cut<=maxFrameBytes
this.#held=isFrame?rest.subarray(cut):Buffer.alloc(0)
const certain=isFrame?rest.subarray(0,cut):rest
if(certain.length>0)pieces.push({output:certain})
return pieces}end(){const held=this.#held
this.#held=Buffer.alloc(0)
return held}#endOf(bytes,at){const middle=bytes.indexOf(this.#nonce,at+this.#start.length)
const last=middle<0?-1:bytes.indexOf(this.#nonce,middle+this.#nonce.length)
return last<0?-1:last+this.#nonce.length}#openStart(bytes){const at=bytes.lastIndexOf(BELL)
if(at<0||bytes.length-at>=this.#start.length)return bytes.length
return bytes.subarray(at).equals(this.#start.subarray(0,bytes.length-at))?at:bytes.length}}class Watch{#quiet
#total
#over
constructor({quietMs:quietMs,totalMs:totalMs},onOver){const end=because=>{this.#over=because
onOver()}
this.#quiet=quietMs===void 0?void 0:setTimeout(end,quietMs,"quiet")
this.#total=setTimeout(end,totalMs,"time")}get over(){return this.#over}hear(){if(this.#over===void 0)this.#quiet?.refresh()}stop(){clearTimeout(this.#quiet)
clearTimeout(this.#total)}}class Happenings{#waiting=new Set
tell(){for(const wake of this.#waiting)wake()}async until(isSo,signal){if(isSo()||signal.aborted)return
const{promise:promise,resolve:resolve}=Promise.withResolvers()
const look=()=>{if(isSo())resolve()}
const abort=()=>resolve()
this.#waiting.add(look)
signal.addEventListener("abort",abort)
await promise
this.#waiting.delete(look)
signal.removeEventListener("abort",abort)}async within(milliseconds,isSo){const controller=new AbortController
const timer=setTimeout(()=>controller.abort(),milliseconds)
await this.until(isSo,controller.signal)
clearTimeout(timer)
return isSo()}}const graceMs={start:1e4,drain:300,interrupt:300}
const interrupts=2
const killed=137
class LocalShell{#shell
#nonce
#mark
#reader
#held=new HeldOutput
#happenings=new Happenings
#phase={is:"starting"}
#sequence=0
#given={}
#exitCode=0
#last={sequence:0,exitCode:0,shell:0,lastJob:-1,workingDir:"",searchPath:""}
#start
#watch
#closing
constructor({shell:shell,nonce:nonce,mark:mark}){this.#shell=shell
this.#nonce=nonce
this.#mark=mark
this.#reader=new FrameReader(nonce)
shell.output.on("data",chunk=>this.#receive(chunk))
shell.child.once("error",()=>this.#end(127))
shell.child.once("exit",(code,signal)=>this.#drain(code??128+(signal?external_node_os_namespaceObject.constants.signals[signal]:0)))}get start(){if(!this.#start)throw new Fault("bug","The folder of a shell was requested before the shell started.")
return this.#start}async begin(){this.#say(startLines(this.#shell.streams)+statusLine(0,this.#nonce))
await this.#rest(graceMs.start)
this.#start={...this.#place(),user:userName(),host:(0,external_node_os_namespaceObject.hostname)()}
return this.#phase.is==="idle"}async run(command,variables,limits){if(command.includes("\0"))throw new fault_Mistake("The command cannot be run: it contains a NUL character.")
limits.signal.throwIfAborted()
const phase=this.#phase
if(phase.is==="ended")return{...ended(phase.exitCode,!0),output:this.#held.take()}
if(phase.is==="running")return{status:"busy",output:""}
const earlier=this.#takeEarlier()
this.#sequence+=1
this.#given=variables
this.#phase={is:"running"}
this.#say(exportLine(variables)+commandLine(command,this.#exitCode,this.#shell.streams)+this.#statusLine())
return{...await this.#wait(limits),...earlier&&{earlier:earlier}}}async type(keys,limits){limits.signal.throwIfAborted()
if(this.#phase.is==="running")this.#press(keys)
return this.#wait(limits)}async read(limits){limits.signal.throwIfAborted()
return this.#wait(limits)}async rest(signal){this.#shell.output.resume()
const isReady=()=>this.#phase.is!=="running"||this.#held.size>=reportSize||this.#watch?.over!==void 0
await this.#happenings.until(isReady,signal)
if(signal.aborted)await this.#interrupt()
signal.throwIfAborted()
return this.#report()}close(){const{pid:pid}=this.#shell.child
const pids=[pid,this.#last.shell].filter(each=>each!==void 0&&each>0)
this.#closing??=killDescendants({mark:this.#mark,pids:pids}).finally(()=>this.#release())
return this.#closing}#wait(limits){this.#watch?.stop()
this.#watch=new Watch(limits,()=>this.#happenings.tell())
return this.rest(limits.signal)}#report(){const status=this.#status()
if(status.status==="more")this.#shell.output.pause()
else this.#watch?.stop()
return{...status,output:this.#held.take()}}#status(){const phase=this.#phase
if(phase.is==="ended")return ended(phase.exitCode,!1)
if(phase.is==="running"){const because=this.#watch?.over
return because===void 0?{status:"more"}:{status:"running",because:because}}if(phase.is!=="done")return{status:"idle"}
this.#phase={is:"idle"}
return{status:"finished",exitCode:phase.frame.exitCode,place:this.#place()}}#takeEarlier(){const exitCode=this.#phase.is==="done"?{exitCode:this.#phase.frame.exitCode}:{}
const output=this.#held.take()
return output===""&&this.#phase.is!=="done"?void 0:{output:output,...exitCode}}#place(){const{workingDir:workingDir,searchPath:searchPath,lastJob:lastJob}=this.#last
const find=name=>findProgram(name,searchPath,workingDir)
return{workingDir:workingDir,python:find("python")??find("python3"),lastJob:lastJob}}#receive(chunk){for(const piece of this.#reader.push(chunk))if("output"in piece)this.#held.push(piece.output)
else this.#heed(piece.frame)
this.#watch?.hear()
this.#happenings.tell()}#heed(frame){const isFirst=this.#phase.is==="starting"
if(frame.sequence!==this.#sequence||!isFirst&&this.#phase.is!=="running")return
this.#held.flush()
if(isFirst)this.#held.take()
this.#last=frame
this.#exitCode=frame.exitCode
this.#phase=isFirst?{is:"idle"}:{is:"done",frame:frame}}#drain(exitCode){const{output:output}=this.#shell
const timer=setTimeout(()=>output.destroy(),graceMs.drain)
const end=()=>{clearTimeout(timer)
this.#end(exitCode)}
output.resume()
if(output.closed)end()
else output.once("close",end)}#end(exitCode){this.#held.push(this.#reader.end())
this.#held.flush()
this.#phase={is:"ended",exitCode:exitCode}
this.close()
this.#happenings.tell()}#release(){if(this.#phase.is!=="ended")this.#phase={is:"ended",exitCode:killed}
this.#happenings.tell()
for(const stream of[this.#shell.commands,this.#shell.keys,this.#shell.output])stream.destroy()}#say(lines){this.#shell.commands.write(lines)}#statusLine(){return statusLine(this.#sequence,this.#nonce,this.#given)}#press(keys){press(this.#shell,keys)
if(keys===void 0||hasInterrupt(keys))this.#say(this.#statusLine())}async#interrupt(){this.#watch?.stop()
this.#shell.output.resume()
for(let round=0;round<interrupts;round+=1){if(this.#phase.is!=="running")return
this.#press()
if(await this.#rest(graceMs.interrupt))return
const group=foregroundGroup(this.#last.shell)
if(group!==void 0)signalAll([-group],"SIGKILL")
if(await this.#rest(graceMs.interrupt))return}await this.close()}#rest(milliseconds){return this.#happenings.within(milliseconds,()=>this.#phase.is!=="running"&&this.#phase.is!=="starting")}}function ended(exitCode,isBefore){return{status:"ended",exitCode:exitCode,isBefore:isBefore}}function userName(){try{return(0,external_node_os_namespaceObject.userInfo)().username}catch{return}}const[interrupt,endOfInput,suspend]=["","",""]
function hasInterrupt(keys){return keys.includes(interrupt)}function press({child:child,isTerminal:isTerminal,keys:typed},keys=interrupt){if(isTerminal){typed.write(keys)
return}if(keys.includes(endOfInput)||keys.includes(suspend))throw new fault_Mistake("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.")
if(hasInterrupt(keys)&&child.pid!==void 0)signalAll([-child.pid],"SIGINT")
typed.write(keys.replaceAll(interrupt,""))}function localWorkspace({workingDir:workingDir,outputDir:outputDir,undoDir:undoDir,environment:environment,ripgrep:ripgrep="rg",git:git="git",node:node="node"}){const roots=outputDir===void 0?[workingDir]:[workingDir,outputDir]
return Object.freeze({kind:"LocalWorkspace",workingDir:workingDir,outputDir:outputDir,run:(command,{variables:variables,...options})=>runShell(command,{...options,cwd:workingDir,environment:{...environment,...variables}}),pipe:({variables:variables,...command},options)=>runPiped(command,{...options,cwd:workingDir,environment:{...environment,...variables}}),openShell:()=>openShell({workingDir:workingDir,environment:environment}),openProgram:spec=>openProgram(spec,{workingDir:workingDir,environment:environment,node:node}),edits:new EditHistory(undoDir),saveOutput:(name,bytes)=>saveOutput(outputDir,name,bytes),stat:path=>statFile(roots,path),read:(path,maxBytes)=>readFile(roots,path,maxBytes),write:(path,bytes,mode)=>writeWholeFile(roots,path,bytes,mode),remove:path=>removeFile(roots,path),list:path=>listDirectory(roots,path),realPath:path=>orMistake(`find "${path}"`,()=>safePath(roots,path)),...gitView({roots:roots,environment:environment,git:git}),...search({roots:roots,environment:environment,ripgrep:ripgrep})})}function gitView(options){return{gitChanges:(path=".")=>gitChanges(options,path),gitDiff:file=>gitDiff(options,file)}}async function openShell({workingDir:workingDir,environment:environment,isTerminal:isTerminal=!0}){await requireFolder(workingDir)
const{PATH:PATH="/usr/local/bin:/usr/bin:/bin"}=environment
const bash=findProgram("bash",PATH,workingDir)
if(!bash)throw new fault_Mistake("No command can be run: there is no bash here.")
const script=process.platform==="linux"?findProgram("script",PATH,workingDir):void 0
for(const launch of isTerminal&&script?[launchInTerminal,launchOnPipes]:[launchOnPipes]){const nonce=(0,external_node_crypto_namespaceObject.randomBytes)(16).toString("hex")
const mark=`DECKHAND_SHELL=${(0,external_node_crypto_namespaceObject.randomBytes)(16).toString("hex")}`
const all={...environment,...sessionEnvironment(mark,workingDir)}
const options={bash:bash,script:script,cwd:workingDir,environment:all}
const shell=new LocalShell({shell:launch(options),nonce:nonce,mark:mark})
if(await shell.begin())return shell
await shell.close()}throw new fault_Mistake("No command can be run: bash does not start here.")}function sessionEnvironment(mark,workingDir){const[name="",value=""]=mark.split("=")
return{PWD:workingDir,[name]:value,VIRTUAL_ENV_DISABLE_PROMPT:"1"}}async function requireFolder(path){const found=await(0,promises_.stat)(path).catch(()=>{})
if(!found?.isDirectory())throw new fault_Mistake("No command can be run: the workspace folder no longer exists.")}var wire_methods=__nccwpck_require__(342)
const external_node_dns_promises_namespaceObject=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises")
var external_node_net_=__nccwpck_require__(30)
const FILTERED=["x64","arm64"]
function isFiltered(processor){return FILTERED.includes(processor)}const NUMBERS=table(`\n  clone 56 220\n  ioctl 16 29\n  personality 135 92\n  prctl 157 167\n  socket 41 198\n  unshare 272 97\n`)
const NOT_PERMITTED=table(`\n  acct 163 89\n  clock_adjtime 305 266\n  clock_settime 227 112\n  delete_module 176 106\n  finit_module 313 273\n  init_module 175 105\n  ioperm 173 -\n  iopl 172 -\n  kexec_file_load 320 294\n  kexec_load 246 104\n  mount 165 40\n  nfsservctl 180 42\n  open_by_handle_at 304 265\n  pidfd_getfd 438 438\n  pivot_root 155 41\n  quotactl 179 60\n  quotactl_fd 443 443\n  reboot 169 142\n  settimeofday 164 170\n  swapoff 168 225\n  swapon 167 224\n  syslog 103 116\n  umount2 166 39\n  vhangup 153 58\n`)
const NOT_THERE=table(`\n  add_key 248 217\n  bpf 321 280\n  clone3 435 435\n  create_module 174 -\n  fsconfig 431 431\n  fsmount 432 432\n  fsopen 430 430\n  fspick 433 433\n  get_kernel_syms 177 -\n  io_uring_enter 426 426\n  io_uring_register 427 427\n  io_uring_setup 425 425\n  keyctl 250 219\n  lookup_dcookie 212 18\n  modify_ldt 154 -\n  mount_setattr 442 442\n  move_mount 429 429\n  open_tree 428 428\n  open_tree_attr 467 467\n  perf_event_open 298 241\n  query_module 178 -\n  request_key 249 218\n  uselib 134 -\n  userfaultfd 323 282\n`)
function table(text){const rows=text.trim().split("\n").map(line=>line.trim().split(" "))
const numberOf=(word="-")=>word==="-"?void 0:Number(word)
return new Map(rows.map(([name="",x64,arm64])=>[name,{x64:numberOf(x64),arm64:numberOf(arm64)}]))}function callNumber(name,processor){return[NUMBERS,NOT_PERMITTED,NOT_THERE].flatMap(numbers=>numbers.get(name)?.[processor]??[])[0]}const patienceMs=300
async function selfTest(options){const connections=[...self_test_SOCKETS.map(path=>attemptConnect(`connect to ${path}`,{path:path})),...ADDRESSES.map(address=>attemptConnect(`connect to ${address.host} without the proxy`,address)),resolveName()]
return[attempt("have rights",()=>rights(options.hasOwnUser)),...INHERITED.map(([name,hole])=>attempt(name,hole)),...systemCalls(options),attempt("have folders of the machine that are not read-only",()=>looselyMounted((0,external_node_fs_.readFileSync)("/proc/self/mountinfo","utf8"))),attempt("become root",becomeRoot),attempt("read the environment of the action",()=>foreignEnvironment(options.brokerVariables)),...options.hidden.map(path=>attempt(`see ${path}`,()=>self_test_kindOf(path))),...["/usr","/etc","/opt"].map(folder=>attempt(`write in ${folder}`,()=>writeIn(folder))),...await Promise.all(connections)]}const ADDRESSES=[{host:"1.1.1.1",port:443},{host:"169.254.169.254",port:80},{host:"168.63.129.16",port:80}]
const self_test_SOCKETS=["/run/docker.sock","/var/run/docker.sock","/run/containerd/containerd.sock"]
function attempt(name,hole){try{return{name:name,hole:hole()}}catch{return{name:name,hole:""}}}function rights(hasOwnUser){const status=(0,external_node_fs_.readFileSync)("/proc/self/status","utf8")
const none=["Inh","Prm","Eff","Bnd","Amb"].map(set=>`Cap${set}:\t0{16}`)
const groups=hasOwnUser?["Groups:[\\t ]*"]:[]
const bad=[...none,"NoNewPrivs:\t1",...groups].filter(line=>!new RegExp(`^${line}$`,"m").test(status))
return bad.length===0?"":`/proc/self/status lacks ${bad.join(", ")}`}const INHERITED=[["have the umask of the job",()=>process.umask()===18?"":`it is ${process.umask().toString(8)}`],["have a terminal of the job",()=>terminalOf((0,external_node_fs_.readFileSync)("/proc/self/stat","utf8"))==="0"?"":"it has one"],["outlive others when memory runs out",()=>below(500,(0,external_node_fs_.readFileSync)("/proc/self/oom_score_adj","utf8"))],["write dumps of memory",()=>limitAbove("Max core file size",0)],["start processes without end",()=>limitAbove("Max processes",1024)],["take the processor from all others",()=>limitAbove("Max realtime priority",0)],["see where the job is in the tree of cgroups",cgroups],["list keys of the kernel",()=>(0,external_node_fs_.readFileSync)("/proc/keys","utf8").trim()]]
function terminalOf(stat){return stat.slice(stat.lastIndexOf(")")+2).split(" ")[4]}function below(least,text){return Number(text)>=least?"":`its score is ${text.trim()}`}function limitAbove(name,most){const line=(0,external_node_fs_.readFileSync)("/proc/self/limits","utf8").split("\n").find(each=>each.startsWith(name))
const hard=line?.slice(name.length).trim().split(/\s+/)[1]
return hard===void 0||Number(hard)<=most?"":`the limit is ${hard}`}function cgroups(){const paths=(0,external_node_fs_.readFileSync)("/proc/self/cgroup","utf8").trim().split("\n")
return paths.every(line=>line.endsWith(":/"))?"":paths[0]??""}const SHOWN=["/usr","/etc","/opt","/run/node","/run/host.mjs"]
function looselyMounted(mounts){const loose=mounts.split("\n").filter(line=>{const[,,,,path="",options=""]=line.split(" ")
return SHOWN.includes(path)&&["ro","nosuid","nodev"].some(option=>!options.split(",").includes(option))})
return loose.map(line=>line.split(" ").slice(4,6).join(" is ")).join(", ")}function systemCalls({perl:perl,kept:kept}){if(perl===void 0||!isFiltered(process.arch))return[]
const processor=process.arch
const calls=TRIED.filter(([,name])=>kept.calls||kept.keys&&name==="keyctl")
const words=calls.map(([,name,...args])=>[callNumber(name,processor),...args].join(","))
const{stdout:stdout}=(0,external_node_child_process_namespaceObject.spawnSync)(perl,["-e",TRY,...words],{encoding:"utf8",timeout:15e3})
const said=(stdout??"").trim().split("\n")
return calls.map(([name],index)=>({name:name,hole:said[index]==="refused"?"":`it is ${said[index]||"not known: Perl said nothing"}`}))}const TRIED=[["read the kernel keys of the job","keyctl",11,-3,0,0],["be a user of many rights in a new namespace","unshare",268435456],["start processes past the filter of system calls","clone3",0,0],["load programs into the kernel","bpf",0,0,0],["watch the processor","perf_event_open",0,0,0,0,0],["stop the kernel in the middle of a read","userfaultfd",1],["have the kernel work past the filter of system calls","io_uring_setup",0,0],["speak with the machine below this one","socket",40,1,0]]
const TRY=String.raw`
for (@ARGV) {
  my ($number, @arguments) = map { $_ + 0 } split /,/;
  $! = 0;
  my $result = syscall($number, @arguments);
  my $isRefused = $result == -1 && ($! == 1 || $! == 38 || $! == 97);
  print $isRefused || ($result == 0 && $arguments[1] == -3) ? "refused\n" : "possible\n";
}
`
function becomeRoot(){const{status:status}=(0,external_node_child_process_namespaceObject.spawnSync)("sudo",["-n","true"],{stdio:"ignore",timeout:2e3})
return status===0?"sudo works":""}function foreignEnvironment(names){const pids=(0,external_node_fs_.readdirSync)("/proc").filter(name=>/^\d+$/.test(name))
const seen=pids.filter(pid=>{const variables=attempt("",()=>(0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`,"utf8")).hole.split("\0")
return variables.some(variable=>names.some(name=>variable.startsWith(`${name}=`)))})
return seen.length===0?"":`process ${seen.join(", ")} shows it`}function self_test_kindOf(path){const found=(0,external_node_fs_.lstatSync)(path)
if(found.isDirectory())return(0,external_node_fs_.readdirSync)(path).length===0?"":"a folder with something in it"
return found.isCharacterDevice()?"":"a file"}function writeIn(folder){const path=`${folder}/.deckhand-self-test`;(0,external_node_fs_.writeFileSync)(path,"");(0,external_node_fs_.rmSync)(path)
return"a file could be made"}function attemptConnect(name,target){const{promise:promise,resolve:resolve}=Promise.withResolvers()
const end=hole=>{socket.destroy()
resolve({name:name,hole:hole})}
const socket=(0,external_node_net_.connect)(target,()=>end("it answers"))
socket.on("error",()=>end(""))
socket.setTimeout(patienceMs,()=>end(""))
return promise}async function resolveName(){const name="resolve a name"
const late=new Promise(resolve=>setTimeout(resolve,patienceMs,"").unref())
const found=(0,external_node_dns_promises_namespaceObject.lookup)("example.com").then(({address:address})=>`example.com is ${address}`,()=>"")
return{name:name,hole:await Promise.race([found,late])}}function toolMethods(node){let begun
const workspace=()=>{if(!begun)throw new Error("This has not begun.")
return begun}
const shells=shellMethods(()=>workspace().openShell())
const programs=programMethods(spec=>workspace().openProgram(spec))
return{async begin({selfTest:options,...place}){begun=localWorkspace({...place,node:node})
return options?selfTest(options):[]},end:async()=>void await Promise.allSettled([shells.closeAll(),programs.closeAll()]),run:({command:command,...options},signal)=>workspace().run(command,{...options,signal:signal}),pipe:({timeoutMs:timeoutMs,...command},signal)=>workspace().pipe(command,{timeoutMs:timeoutMs,signal:signal}),stat:({path:path})=>workspace().stat(path),read:async({path:path,maxBytes:maxBytes})=>(0,wire_methods.nk)(await workspace().read(path,maxBytes)),write:({path:path,bytes:bytes,mode:mode})=>workspace().write(path,Buffer.from(bytes,"base64"),mode),remove:({path:path})=>workspace().remove(path),list:({path:path})=>workspace().list(path),realPath:({path:path})=>workspace().realPath(path),findFiles:(query,signal)=>workspace().findFiles(query,signal),searchText:(query,signal)=>workspace().searchText(query,signal),gitChanges:({path:path})=>workspace().gitChanges(path),gitDiff:({file:file})=>workspace().gitDiff(file),saveOutput:({name:name,bytes:bytes})=>workspace().saveOutput(name,Buffer.from(bytes,"base64")),...shells.methods,...programs.methods}}function closing(opened){return()=>Promise.allSettled(opened.map(one=>one.close()))}function shellMethods(open){const shells=[]
const at=number=>{const shell=shells[number]
if(!shell)throw new Error("There is no such shell.")
return shell}
const methods={async openShell(){const shell=await open()
return{shell:shells.push(shell)-1,start:shell.start}},shellRun:({shell:shell,command:command,variables:variables,limits:limits},signal)=>at(shell).run(command,variables,{...limits,signal:signal}),shellType:({shell:shell,keys:keys,limits:limits},signal)=>at(shell).type(keys,{...limits,signal:signal}),shellRead:({shell:shell,limits:limits},signal)=>at(shell).read({...limits,signal:signal}),shellRest:({shell:shell},signal)=>at(shell).rest(signal),shellClose:({shell:shell})=>at(shell).close()}
return{methods:methods,closeAll:closing(shells)}}function programMethods(open){const programs=[]
const at=number=>{const program=programs[number]
if(!program)throw new Error("There is no such program.")
return program}
const methods={openProgram:async spec=>programs.push(await open(spec))-1,programWrite:({program:program,line:line})=>at(program).write(line),async programRead({program:program}){const{lines:lines,end:end}=await at(program).read()
return{lines:(0,wire_methods.nk)(Buffer.from(lines.join("\n"))),...end!==void 0&&{end:end}}},programClose:({program:program})=>at(program).close()}
return{methods:methods,closeAll:closing(programs)}}function answer(methods,input,output){const running=new Map
const run=async({id:id,method:method,params:params})=>{const controller=new AbortController
running.set(id,controller)
const reply=await replyTo(methods[method],params,controller.signal)
running.delete(id)
await write(output,{id:id,...reply})}
const take=line=>{const frame=JSON.parse(line)
if("cancel"in frame)running.get(frame.cancel)?.abort(new Error("cancelled"))
else if("ping"in frame)write(output,{pong:frame.ping})
else run(frame)}
const reader=new LineReader(take,wire_methods.MV)
const{promise:promise,resolve:resolve}=Promise.withResolvers()
input.on("data",chunk=>reader.push(chunk))
input.once("close",resolve)
return promise}async function replyTo(method,params,signal){try{if(!method)throw new Error("There is no such method.")
return{result:await method(params,signal)??null}}catch(error){const message=error instanceof Error?error.message:String(error)
return{failure:{kind:error instanceof fault_Mistake?"mistake":"crash",message:message}}}}async function write(output,answer){if(output.write(`${JSON.stringify(answer)}\n`))return
await new Promise(resolve=>output.once("drain",resolve))}}),342:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{MV:()=>MAX_LINE,R9:()=>toMessage,eC:()=>fromMessage,nk:()=>toBase64})
const MAX_LINE=32*1024*1024
function toBase64(bytes){return Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength).toString("base64")}function toMessage({taken:taken,bytes:bytes}){return Buffer.concat([Buffer.from(`${bytes.length} ${taken}\n`),bytes])}function fromMessage(file){const whole=Buffer.from(file.buffer,file.byteOffset,file.byteLength)
const end=whole.indexOf(10)
if(end<0&&whole.length<64)return
const[,length,taken]=/^(\d{1,9}) (\d{1,9})$/.exec(whole.subarray(0,Math.max(end,0)).toString("latin1"))??[]
const bytes=whole.subarray(end+1)
if(length===void 0||bytes.length>Number(length))throw new Error("This is no message of a mailbox.")
return bytes.length<Number(length)?void 0:{taken:Number(taken),bytes:bytes}}})}
var __webpack_module_cache__={}
function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId]
if(cachedModule!==void 0)return cachedModule.exports
var module=__webpack_module_cache__[moduleId]={exports:{}}
var threw=!0
try{__webpack_modules__[moduleId](module,module.exports,__nccwpck_require__)
threw=!1}finally{if(threw)delete __webpack_module_cache__[moduleId]}return module.exports}if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var webpackQueues=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var webpackExports=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var webpackError=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=queue=>{if(queue&&queue.d<1){queue.d=1
queue.forEach(fn=>fn.r--)
queue.forEach(fn=>fn.r--?fn.r++:fn())}}
var wrapDeps=deps=>deps.map(dep=>{if(dep!==null&&typeof dep==="object"){if(dep[webpackQueues])return dep
if(dep.then){var queue=[]
queue.d=0
dep.then(r=>{obj[webpackExports]=r
resolveQueue(queue)},e=>{obj[webpackError]=e
resolveQueue(queue)})
var obj={}
obj[webpackQueues]=fn=>fn(queue)
return obj}}var ret={}
ret[webpackQueues]=x=>{}
ret[webpackExports]=dep
return ret})
__nccwpck_require__.a=(module,body,hasAwait)=>{var queue
hasAwait&&((queue=[]).d=-1)
var depQueues=new Set
var exports=module.exports
var currentDeps
var outerResolve
var reject
var promise=new Promise((resolve,rej)=>{reject=rej
outerResolve=resolve})
promise[webpackExports]=exports
promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.forEach(fn),promise["catch"](x=>{}))
module.exports=promise
body(deps=>{currentDeps=wrapDeps(deps)
var fn
var getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError]
return d[webpackExports]})
var promise=new Promise(resolve=>{fn=()=>resolve(getResult)
fn.r=0
var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.d&&(fn.r++,q.push(fn)))
currentDeps.map(dep=>dep[webpackQueues](fnQueue))})
return fn.r?promise:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(exports),resolveQueue(queue)))
queue&&queue.d<0&&(queue.d=0)}})();(()=>{__nccwpck_require__.d=(exports,definition)=>{for(var key in definition)if(__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key))Object.defineProperty(exports,key,{enumerable:!0,get:definition[key]})}})();(()=>{__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop)})()
var __webpack_exports__=__nccwpck_require__(331)
__webpack_exports__=await __webpack_exports__

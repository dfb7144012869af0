export const id=1464
export const ids=[1464,6767]
export const modules={25355:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>EditHistory})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26767)
const depth=10
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
return version.bytes??(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.TA)([this.#folder],this.#pathOf(file,version.name),maxStoredBytes)}async forgetLast(file){const versions=await this.#of(file)
const last=versions.at(-1)
if(last)await this.#discard(file,last)
this.#versions.set(file,versions.slice(0,-1))}async#of(file){return this.#versions.get(file)??await this.#stored(file)}async#stored(file){const folder=this.#folder
if(folder===void 0)return[]
const path=this.#pathOf(file)
const entries=await orElse([],async()=>await(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.T1)([folder],path)?(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.KG)([folder],path):[])
return entries.filter(({name:name})=>/^\d{6}$/.test(name)).map(({name:name})=>({name:name}))}async#store(file,name,bytes){const folder=this.#folder
if(folder===void 0)return!1
return orElse(!1,async()=>{await(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.R0)([folder],this.#pathOf(file,name),bytes)
return!0})}async#discard(file,version){const folder=this.#folder
this.#held.delete(version)
if(version.bytes||folder===void 0)return
await orElse(void 0,()=>(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.nM)([folder],this.#pathOf(file,version.name)))}#pathOf(file,name=""){return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder??"",(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(file).digest("hex").slice(0,16),name)}}async function orElse(fallback,action){try{return await action()}catch(error){if(error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp)return fallback
throw error}}}),26767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _safe_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(46031)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
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
async function statFile(roots,path){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`look at "${path}"`,async()=>{const found=await statOrNothing(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path))
return found&&{kind:kindOf(found),size:found.size,mode:found.mode&4095}})}async function readFile(roots,path,maxBytes){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`read "${path}"`,async()=>{const env_1={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW
const real=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path)
const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real,flags),!0)
await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Ab)(roots,await placeOfHandle(file,real),path)
const found=await file.stat()
refuseUnlessFile(found,path)
if(found.size>maxBytes)throw tooLarge(path,found.size,maxBytes)
return await file.readFile()}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}})}async function writeWholeFile(roots,path,bytes,mode){await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`write "${path}"`,async()=>{const{root:root,steps:steps,real:real}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(roots,path)
const found=await statOrNothing(real)
if(found)refuseUnlessFile(found,path)
const folder=await holdFolder(root,steps.slice(0,-1))
try{await replaceFile(folder,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(real),bytes,found?found.mode&4095:mode)}finally{await folder.close()}})}async function removeFile(roots,path){await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`remove "${path}"`,async()=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(roots[0],path)
const{root:root,steps:steps}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(roots,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute))
if((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute).toLowerCase()===".git")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" belongs to git and cannot be removed.`)
const folder=await holdFolder(root,steps)
try{const entry=folder.entry((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(entry)
if(!found.isSymbolicLink())refuseUnlessFile(found,path)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(entry)}finally{await folder.close()}})}async function listDirectory(roots,path){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`list "${path}"`,async()=>{const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path),{withFileTypes:!0})
return entries.map(toEntry).sort((a,b)=>a.name<b.name?-1:1)})}async function replaceFile(folder,name,bytes,mode){const temporary=folder.entry(`.deckhand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`)
try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary,bytes,{flag:"wx"})
if(mode!==void 0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.chmod)(temporary,mode)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary,folder.entry(name))}catch(error){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary,{force:!0})
throw error}}async function statOrNothing(real){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Md)(error))return
throw error}}function kindOf(found){if(found.isFile())return"file"
return found.isDirectory()?"directory":"other"}function toEntry(entry){return{name:entry.name,kind:entry.isSymbolicLink()?"link":kindOf(entry)}}function refuseUnlessFile(found,path){const kind=kindOf(found)
if(kind==="directory")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a directory, not a file.`)
if(kind==="other")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(path,size,maxBytes){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`)}async function saveOutput(outputDir,name,bytes){if(outputDir===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(name))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug",`"${name}" is no name for a saved output.`)
return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`save the output as "${name}"`,async()=>{const folder=await holdFolder(outputDir,[])
try{const env_2={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK
const file=__addDisposableResource(env_2,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder.entry(name),flags,420),!0)
await file.writeFile(bytes)}catch(e_2){env_2.error=e_2
env_2.hasError=!0}finally{const result_2=__disposeResources(env_2)
if(result_2)await result_2}}finally{await folder.close()}return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(outputDir,name)})}const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(root,{recursive:!0})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.CA)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path,{recursive:!0})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW)}}),23040:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
async function withoutUnchangedPointers(root,git,changes){const updated=changes.filter(({status:status})=>status==="UPDATED")
if(updated.length===0)return changes
const unchanged=new Set
const tracked=await lfsPaths(git,updated)
for(const{path:path,oid:oid}of updated){if(oid===void 0||!tracked.has(path))continue
const pointer=pointerIn(await git.raw(["cat-file","blob",oid]))
if(pointer&&await isSameContent((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root,path),pointer))unchanged.add(path)}return changes.filter(({path:path})=>!unchanged.has(path))}async function lfsPaths(git,changes){const names=changes.map(({path:path})=>`${path}\0`).join("")
const fields=(await git.raw(["check-attr","--stdin","-z","filter"],names)).split("\0")
return new Set(fields.filter((_,index)=>index%3===0&&fields[index+2]==="lfs"))}function pointerIn(text){const match=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(text)
return match?.[1]===void 0?void 0:{oid:match[1],size:Number(match[2])}}async function isSameContent(path,{oid:oid,size:size}){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)
if(!found.isFile()||found.size!==size)return!1
const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
for await(const chunk of(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))hash.update(chunk)
return hash.digest("hex")===oid}}),81464:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{localWorkspace:()=>localWorkspace})
var external_node_crypto_=__webpack_require__(77598)
var promises_=__webpack_require__(51455)
var fault=__webpack_require__(98664)
var edit_history=__webpack_require__(25355)
var files=__webpack_require__(26767)
var external_node_path_=__webpack_require__(76760)
var safe_path=__webpack_require__(46031)
var lfs=__webpack_require__(23040)
var external_node_os_=__webpack_require__(48161)
var git_settings=__webpack_require__(65466)
var run_program=__webpack_require__(15768)
const timeoutMs=6e4
async function withPrivateView({git:binary,environment:{PATH:PATH=""}},repository,look){const signal=AbortSignal.timeout(timeoutMs)
const folder=await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-view-"))
try{await furnish(folder,repository)
const options={binary:binary,folder:repository.root,gitDir:folder,signal:signal}
const environment={...git_settings.ry,...PATH!==""&&{PATH:PATH}}
const here=plainGit({...options,environment:environment})
const index=(0,external_node_path_.join)(repository.gitDir,"index")
const withIndex=plainGit({...options,environment:{...environment,GIT_INDEX_FILE:index}})
return await look({git:here,withIndex:withIndex,base:await settleOnBase(folder,here)})}catch(error){if(!(error instanceof fault.vC)&&!signal.aborted)throw error
const reason=error instanceof fault.vC?error.message:"Git took too long."
throw new fault.Fp(`The repository in ${repository.root} cannot be read. ${reason}`,{cause:error})}finally{await(0,promises_.rm)(folder,{recursive:!0,force:!0})}}async function furnish(folder,{gitDir:gitDir,commonDir:commonDir}){const isSha256=/^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(await smallFile((0,external_node_path_.join)(commonDir,"config"))??"")
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
if(base!==void 0)return base.trim()}return}async function orNothing(work){try{return await work}catch(error){if(error instanceof fault.vC&&error.code==="git")return
throw error}}function plainGit({binary:binary,...options}){const{folder:cwd,signal:signal}=options
const environment=(0,git_settings._K)(options)
const settings=git_settings.O8.flatMap(setting=>["-c",setting])
const done=async(args,input)=>{(0,git_settings.B1)(args)
signal?.throwIfAborted()
const end=await run(binary,[...settings,...args],{cwd:cwd,environment:environment,signal:signal,input:input},args)
signal?.throwIfAborted()
if(end.exitCode!==0)throw(0,git_settings.NO)(args,`${end.stderr}${end.stdout}`)
return end}
return Object.freeze({bytes:async(args,input)=>(await done(args,input)).stdout,raw:async(args,input)=>(await done(args,input)).stdout.toString(),both:done})}async function run(binary,all,options,args){try{return await(0,run_program.m)(binary,all,options)}catch(error){throw(0,git_settings.NO)(args,error)}}async function repositoryOf(roots,folder){const top=await(0,promises_.realpath)(roots[0])
for(let root=folder;;root=(0,external_node_path_.dirname)(root)){const found=await repositoryAt(roots,root)
if(found||root===top||root===(0,external_node_path_.dirname)(root))return found}}async function repositoryAt(roots,root){const gitDir=await gitDirAt(roots,root)
if(gitDir===void 0)return
const common=await firstLine((0,external_node_path_.join)(gitDir,"commondir"))
const commonDir=common===void 0?gitDir:await(0,promises_.realpath)((0,external_node_path_.resolve)(gitDir,common))
if(!await isLinkedWorktree(root,gitDir))for(const path of[gitDir,commonDir,(0,external_node_path_.join)(commonDir,"objects")])await(0,safe_path.nG)(roots,path)
return{root:root,gitDir:gitDir,commonDir:commonDir}}async function gitDirAt(roots,root){const path=(0,external_node_path_.join)(root,".git")
try{if(!(await(0,promises_.lstat)(path)).isFile())return await(0,safe_path.nG)(roots,path)}catch(error){if((0,safe_path.Md)(error))return
throw error}const target=/^gitdir: (.+)$/.exec(await firstLine(path)??"")?.[1]
if(target===void 0)throw new fault.Fp(`"${path}" is not what git makes.`)
return(0,promises_.realpath)((0,external_node_path_.resolve)(root,target))}async function isLinkedWorktree(root,gitDir){if(gitDir.startsWith(`${root}/`))return!1
return await firstLine((0,external_node_path_.join)(gitDir,"gitdir"))===(0,external_node_path_.join)(root,".git")}async function firstLine(path){return(await smallFile(path))?.split("\n")[0]?.trim()}const maxSize=1e6
async function smallFile(path){try{const found=await(0,promises_.lstat)(path)
return found.isFile()&&found.size<=maxSize?await(0,promises_.readFile)(path,"utf8"):void 0}catch(error){if((0,safe_path.Md)(error))return
throw error}}async function gitChanges(options,path){return(0,safe_path.OA)(`look for changes in "${path}"`,async()=>{const{roots:roots}=options
const folder=await(0,safe_path.nG)(roots,path)
const repository=await repositoryOf(roots,folder)
const nested=await repositoriesIn(roots,folder)
if(!repository&&nested.length===0)throw new fault.Fp(`"${path}" is not in a git repository.`)
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
const present=await withoutLeftOut(view,await(0,lfs.Eg)(repository.root,view.git,found))
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
return!0}catch(error){if((0,safe_path.Md)(error))return!1
throw error}}const maxBytes=1e6
async function gitDiff(options,file){return(0,safe_path.OA)(`compare "${file}"`,async()=>{const{roots:roots}=options
const asked=(0,external_node_path_.resolve)(roots[0],file)
const folder=await(0,safe_path.nG)(roots,(0,external_node_path_.dirname)(asked))
const real=(0,external_node_path_.join)(folder,(0,external_node_path_.basename)(asked))
const repository=await repositoryOf(roots,folder)
if(!repository)throw new fault.Fp(`"${file}" is not in a git repository.`)
const path=(0,external_node_path_.relative)(repository.root,real)
const original=await withPrivateView(options,repository,view=>originalOf(view,path,file))
const modified=await modifiedOf(real,file)
if(original===void 0&&modified===void 0)throw new fault.Fp(`There is no file "${file}", and there was none.`)
return{modified:modified??"",original:original??""}})}const entry=/^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/
async function originalOf({git:git,base:base},path,file){if(base===void 0)return
const[,,kind,oid,size]=entry.exec(await git.raw(["ls-tree","-l","-z",base,"--",path]))??[]
if(oid===void 0)return
if(kind!=="blob")throw new fault.Fp(`"${file}" is a ${kind==="commit"?"submodule":"directory"}, not a file.`)
if(Number(size)>maxBytes)throw new fault.Fp(`"${file}" had ${size} bytes, more than the ${maxBytes} allowed.`)
return requireText(await git.raw(["cat-file","blob",oid]),file)}async function modifiedOf(real,file){try{if((await(0,promises_.lstat)(real)).isSymbolicLink())return await(0,promises_.readlink)(real)}catch(error){if((0,safe_path.Md)(error))return
throw error}const bytes=await(0,files.TA)([(0,external_node_path_.dirname)(real)],real,maxBytes)
return requireText(new TextDecoder("utf-8",{ignoreBOM:!0}).decode(bytes),file)}function requireText(text,file){if(!text.includes("\0")&&!text.includes("�"))return text
throw new fault.Fp(`"${file}" is not UTF-8 text, so its change cannot be shown.`)}var external_node_child_process_=__webpack_require__(31421)
var external_node_events_=__webpack_require__(78474)
var external_node_timers_promises_=__webpack_require__(58500)
var line_reader=__webpack_require__(95366)
var lib_text=__webpack_require__(94869)
var external_node_fs_=__webpack_require__(73024)
const shell="--noprofile --norc --noediting +H -i <&3 3<&-"
function launchInTerminal({bash:bash,script:script="script",cwd:cwd,environment:environment}){const args=["-q","-e","-f","-c",`exec "$SHELL" ${shell}`,"/dev/null"]
const child=(0,external_node_child_process_.spawn)(script,args,{cwd:cwd,env:{...environment,SHELL:bash},detached:!0,stdio:stdio})
return{...ends(child),isTerminal:!0,streams:{input:"/dev/tty",output:"/dev/tty"}}}const relays=`exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`
function launchOnPipes({bash:bash,cwd:cwd,environment:environment}){const args=["--noprofile","--norc","-c",`${relays}; exec "$SHELL" ${shell} >&199 2>&1`]
const child=(0,external_node_child_process_.spawn)(bash,args,{cwd:cwd,env:{...environment,SHELL:bash},detached:!0,stdio:stdio})
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
await(0,external_node_timers_promises_.setTimeout)(round)}}function foregroundGroup(shell){const group=processOf(shell)?.foreground
return group===void 0||group<=1||group===shell?void 0:group}function signalAll(pids,signal){for(const pid of pids)try{process.kill(pid,signal)}catch{}}function descendantsOf({mark:mark,pids:pids}){const all=(0,external_node_fs_.readdirSync)("/proc").flatMap(name=>/^\d+$/.test(name)?processOf(Number(name))??[]:[])
const isDescendant=({pid:pid,session:session})=>pids.includes(session)||hasMark(pid,mark)
const found=new Set(all.filter(isDescendant).map(({pid:pid})=>pid))
let before=-1
while(before<found.size){before=found.size
for(const{pid:pid,parent:parent}of all)if(found.has(parent))found.add(pid)}return all.filter(({pid:pid,isAlive:isAlive})=>isAlive&&found.has(pid)&&pid!==process.pid).map(({pid:pid})=>pid)}function processOf(pid){const text=read(`/proc/${pid}/stat`)
const[state="",parent,,session,,foreground]=text.slice(text.lastIndexOf(")")+2).split(" ")
if(parent===void 0)return
const numbers={parent:Number(parent),session:Number(session),foreground:Number(foreground)}
return{pid:pid,isAlive:!/[ZX]/.test(state),...numbers}}function hasMark(pid,mark){return read(`/proc/${pid}/environ`).split("\0").includes(mark)}function read(path){try{return(0,external_node_fs_.readFileSync)(path,"latin1")}catch{return""}}var workspace=__webpack_require__(30289)
async function openProgram({file:file,args:args,environment:environment},place){const mark=["DECKHAND_PROGRAM",(0,external_node_crypto_.randomBytes)(16).toString("hex")]
const env={...OF_A_SHELL,...place.environment,...environment,[mark[0]]:mark[1]}
try{const child=(0,external_node_child_process_.spawn)(file===workspace.Q$?place.node:file,args,{cwd:place.workingDir,env:env,detached:!0,stdio:"pipe"})
const program=new LocalProgram(child,mark.join("="))
await(0,external_node_events_.once)(child,"spawn")
return program}catch(error){const code=(0,safe_path.CA)(error)
const isFound=file.includes("/")||findProgram(file,env.PATH??"",place.workingDir)!==void 0
const isMissing=code==="ENOENT"||code==="EACCES"&&!isFound
const why=isMissing?"there is no such program":code||"its name or arguments are invalid"
throw new fault.Fp(`"${(0,lib_text.TN)(file,200)}" cannot be started: ${why}.`,{cause:error})}}const OF_A_SHELL={SHLVL:"1"}
const MOST_WAITING=1024*1024
const MAX_WORDS=4e3
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
const reader=new line_reader.u(line=>this.#keep(line),workspace.xu)
child.stdout.on("data",chunk=>this.#take(reader,chunk))
child.stderr.on("data",chunk=>{this.#words=(this.#words+chunk.toString()).slice(-MAX_WORDS)})
child.on("error",()=>{}).stdin.on("error",()=>{})
child.once("exit",(code,signal)=>void this.#ended(code,signal))}async write(line){if(this.#end!==void 0)throw new fault.Fp(this.#end)
if(this.#child.stdin.write(`${line}\n`))return
const patience=new AbortController
const late=(0,external_node_timers_promises_.setTimeout)(PATIENCE_MS.write,"late",{signal:patience.signal}).catch(()=>{})
const read=(0,external_node_events_.once)(this.#child.stdin,"drain",{signal:patience.signal}).catch(()=>{})
const end=await Promise.race([late,read,this.#exited])
patience.abort()
if(end==="late")throw new fault.Fp("It does not read its input.")}async read(){if(this.#lines.length===0&&this.#end===void 0)await this.#until(PATIENCE_MS.read)
const lines=this.#some()
if(this.#waiting<MOST_WAITING)this.#child.stdout.resume()
return this.#lines.length===0&&this.#end!==void 0?{lines:lines,end:this.#end}:{lines:lines}}close(){this.#closing??=this.#stop()
return this.#closing}async#stop(){this.#child.stdin.end()
this.#child.stdout.resume()
await Promise.race([this.#exited,(0,external_node_timers_promises_.setTimeout)(PATIENCE_MS.end)])
await killDescendants({mark:this.#mark,pids:this.#child.pid===void 0?[]:[this.#child.pid]})
this.#over("It was ended.")}#take(reader,chunk){if(this.#end!==void 0)return
try{reader.push(chunk)}catch{this.#over(`It wrote a line of more than ${workspace.xu/1024/1024} MB.`)
this.close()}if(this.#waiting>=MOST_WAITING)this.#child.stdout.pause()}#keep(line){this.#lines.push(line)
this.#waiting+=line.length
this.#news.resolve()}async#ended(code,signal){await Promise.race([(0,external_node_events_.once)(this.#child.stdout,"close"),(0,external_node_timers_promises_.setTimeout)(PATIENCE_MS.drain)])
const words=(0,lib_text.TN)(this.#words,500)
this.#over(`It ended with ${signal??`exit code ${code}`}.${words&&` Its last output: ${words}`}`)}#over(end){this.#end??=end
this.#news.resolve()}async#until(patienceMs){this.#news=Promise.withResolvers()
const patience=new AbortController
await Promise.race([this.#news.promise,(0,external_node_timers_promises_.setTimeout)(patienceMs,void 0,patience).catch(()=>{})])
patience.abort()}#some(){let size=0
const isOver=(line,index)=>{size+=line.length
return index>0&&size>MOST_WAITING}
const cut=this.#lines.findIndex(isOver)
const lines=this.#lines.splice(0,cut<0?this.#lines.length:cut)
this.#waiting-=lines.reduce((sum,line)=>sum+line.length,0)
return lines}}var glob_pattern=__webpack_require__(93740)
var external_node_vm_=__webpack_require__(30714)
const MAX_FILE_BYTES=10*1024*1024
const MAX_LINE_LENGTH=500
const script="work()"
function withinTime(timeoutMs,work){let result
const context=(0,external_node_vm_.createContext)({work:()=>{result=work()}})
try{new external_node_vm_.Script(script).runInContext(context,{timeout:timeoutMs})}catch(error){if(isTimeout(error))return
throw error}return result}function isTimeout(error){return typeof error==="object"&&error!==null&&"code"in error&&error.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}const turnFolders=64
async function walk(scope){const{place:place,signal:signal,deadline:deadline,turnMs:turnMs}=scope
if(place.file!==void 0)return{paths:[place.file],isComplete:!0}
const queue=[{path:"",layer:layersAbove(place.root,place.folder)}]
const paths=[]
while(queue.length>0){if(deadline.aborted)return{paths:paths,isComplete:!1}
if(!withinTime(turnMs,()=>takeTurn(queue,paths,scope)))throw tooSlow()
await(0,external_node_timers_promises_.setImmediate)()
signal.throwIfAborted()}return{paths:paths,isComplete:!0}}function tooSlow(){return new fault.Fp("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.")}function takeTurn(queue,paths,{place:place,withHidden:withHidden}){for(let count=0;count<turnFolders;count+=1){const next=queue.pop()
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
return literal(escaped??token)})}function literal(character){return character.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}function classMembers(members){return members.replaceAll(/\\(.)|[\]^[]/gsu,(token,escaped)=>{const character=escaped??token
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
if(goesOn===void 0)throw new fault.Fp("The pattern takes too long. Use a simpler one, without nested repeats.")
if(!goesOn)return!0
await(0,external_node_timers_promises_.setImmediate)()
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
for(const[index,line]of linesIn(text).entries())if(expression.test(line))yield{number:index+1,text:(0,lib_text.Mx)(line,"\r").slice(0,MAX_LINE_LENGTH)}}return{linesOf:linesOf,matches:text=>!linesOf(text).next().done}}function linesIn(text){const lines=text.split(/\r?\n/)
const last=lines.pop()??""
return last===""?lines:[...lines,last.replace(/\r$/,"")]}function compile(pattern){try{return new RegExp(pattern,"imu")}catch{return compileLoosely(pattern)}}function compileLoosely(pattern){try{return new RegExp(pattern,"im")}catch(cause){const reason=cause instanceof Error?cause.message:String(cause)
throw new fault.Fp(`The pattern is not a supported regular expression. ${reason}`,{cause:cause})}}const MAX_OUTPUT=64*1024*1024
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
return{text:stdout.toString(),isComplete:!isCut}}async function start(rg,args,options){try{return await(0,run_program.m)(rg,args,options)}catch(error){if(["ENOENT","EACCES","ENOEXEC"].includes((0,safe_path.CA)(error)))throw new RipgrepMissing
throw error}}function refused(words){return new fault.Fp(`The pattern is not a supported regular expression. ${words.trim().slice(0,500)}`)}function pathsIn(text){return text.split("\0").slice(0,-1).map(withoutDot)}function ripgrep_linesIn(text,limit){const found=[]
for(const line of text.split("\n")){const match=/^([^\0]+)\0(\d+):(.*)$/s.exec(line)
if(!match)continue
const[,path="",number,content=""]=match
found.push({path:withoutDot(path),number:Number(number),text:(0,lib_text.Mx)(content,"\r")})
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
function unfitPattern(){return new fault.Fp(`A pattern has at most ${MAX_PATTERN} characters, none of them NUL.`)}const NO_LINES={lines:[],isComplete:!0}
async function scopeOf({roots:roots,timeoutMs:timeoutMs=search_limits.timeoutMs,turnMs:turnMs=search_limits.turnMs},path,glob,signal){const place=await placeOf(roots,path)
const withHidden=glob!==void 0&&meansHidden(glob)
const deadline=timeoutMs>0?AbortSignal.timeout(timeoutMs):AbortSignal.abort()
return{place:place,withHidden:withHidden,signal:signal,deadline:deadline,turnMs:turnMs}}function withFallback(first){let isThere=!0
return async work=>{if(!isThere)return work(native_native)
try{return await work(first)}catch(error){if(!(error instanceof RipgrepMissing))throw error
isThere=!1
return work(native_native)}}}function filtered(paths,glob,{turnMs:turnMs}){if(glob===void 0)return paths
const matches=globMatcher(glob)
const kept=withinTime(turnMs,()=>paths.filter(matches))
if(!kept)throw new fault.Fp(`The glob "${glob}" takes too long. Use one with fewer stars.`)
return kept}function shown(paths,place){return paths.map(path=>search_name(path,place))}function search_name(path,{folder:folder,root:root,isMain:isMain}){const real=(0,external_node_path_.join)(folder,path)
return isMain?(0,external_node_path_.relative)(root,real):real}const MAX_LENGTH=1e3
function globMatcher(glob){const below=glob.replace(/^(?:\.\/)+/,"")
if(below===""||below.length>MAX_LENGTH)throw new fault.Fp("Give a glob of 1 to 1000 characters.")
if(/^\/|(?:^|\/)\.\.(?:\/|$)/.test(below))throw new fault.Fp(`The glob "${glob}" leads out of the directory it is about. Give the directory as \`path\`.`)
const pattern=compiled(below.includes("/")?below:`**/${below}`)
return path=>path===below||pattern.test(path)}function compiled(glob){try{return(0,glob_pattern.h)(glob)}catch(cause){throw new fault.Fp(`The glob "${glob}" cannot be read: a range of its brackets runs backwards.`,{cause:cause})}}function meansHidden(glob){return/(?:^|[/{,(|])\.[^./]/.test(glob.replace(/^(?:\.\/)+/,""))}const perTurn=1e3
async function newestFirst(folder,paths){const dated=[]
for(const[index,path]of paths.entries()){const time=(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder,path),{throwIfNoEntry:!1})?.mtimeMs
if(time!==void 0)dated.push({path:path,time:time})
if(index%perTurn===perTurn-1)await(0,external_node_timers_promises_.setImmediate)()}return dated.sort((a,b)=>b.time-a.time||(a.path<b.path?-1:1)).map(({path:path})=>path)}async function placeOf(roots,path){return(0,safe_path.OA)(`search "${path}"`,async()=>{const{real:real,root:root}=await(0,safe_path.o1)(roots,path)
const found=await(0,promises_.stat)(real)
if(!found.isDirectory()&&!found.isFile())throw new fault.Fp(`"${path}" is neither a directory nor a file.`)
const[folder,file]=found.isFile()?[(0,external_node_path_.dirname)(real),(0,external_node_path_.basename)(real)]:[real,void 0]
return{folder:folder,file:file,root:root,isMain:root===(await(0,safe_path.o1)(roots,(0,external_node_path_.resolve)(roots[0]))).real}})}var bounded_output=__webpack_require__(36827)
const keptBytes=64*1024
const drainMs=300
async function runShell(command,options){options.signal.throwIfAborted()
const mark=newMark()
const child=await shell_start(command,mark,{...options,script:'exec bash -c "$1" bash 2>&1',stdin:void 0})
const window=(0,bounded_output.a0)(keptBytes)
child.stdout.on("data",chunk=>window.push(chunk))
const end=await waitForEnd(child,options)
if(end.isCut)await killDescendants({mark:mark,pids:child.pid===void 0?[]:[child.pid]})
const exitCode=await end.code
options.signal.throwIfAborted()
return{command:command,exitCode:end.isCut?-1:exitCode,...window.result(),timedOut:end.isCut}}const pipedBytes=25e3
async function runPiped({command:command,stdin:stdin},options){options.signal.throwIfAborted()
const mark=newMark()
const child=await shell_start(command,mark,{...options,script:'exec bash --norc -c "$1" bash',stdin:stdin})
const[stdout,stderr]=[(0,bounded_output.a0)(pipedBytes),(0,bounded_output.a0)(pipedBytes)]
child.stdout.on("data",chunk=>stdout.push(chunk))
child.stderr?.on("data",chunk=>stderr.push(chunk))
const end=await waitForEnd(child,options)
await killDescendants({mark:mark,pids:child.pid===void 0?[]:[child.pid]})
const exitCode=await end.code
options.signal.throwIfAborted()
return{exitCode:end.isCut?-1:exitCode,stdout:stdout.result().output,stderr:stderr.result().output,timedOut:end.isCut}}function newMark(){return`DECKHAND_RUN=${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`}async function waitForEnd(child,{timeoutMs:timeoutMs,signal:signal}){const limit=AbortSignal.timeout(Math.max(1,Math.round(timeoutMs)))
const code=endOf(child)
const first=await Promise.race([code,abortOf(AbortSignal.any([signal,limit]))])
return{isCut:first===void 0,code:code}}async function shell_start(command,mark,options){const{cwd:cwd,environment:environment,script:script,stdin:stdin}=options
const[name="",value=""]=mark.split("=")
const env={...environment,[name]:value}
if(command.includes("\0"))throw new fault.Fp("The command cannot be run: it contains a NUL character.")
try{const stdio=stdin===void 0?["ignore","pipe","ignore"]:["pipe","pipe","pipe"]
const child=(0,external_node_child_process_.spawn)("/bin/sh",["-c",script,"sh",command],{cwd:cwd,env:env,detached:!0,stdio:[...stdio]})
await(0,external_node_events_.once)(child,"spawn")
child.stdin?.on("error",()=>{}).end(stdin)
return child}catch(error){throw notStarted(error)}}function notStarted(error){const code=(0,safe_path.CA)(error)
if(code==="E2BIG")return new fault.Fp("The command is too long. Write long text with file_editor instead.")
if(code==="ENOENT")return new fault.Fp("The command cannot be run: the workspace folder no longer exists.")
return code.startsWith("E")?new fault.Fp(`The command cannot be run (${code}).`,{cause:error}):error}async function endOf(child){const drained=Promise.all([(0,external_node_events_.once)(child.stdout,"close"),child.stderr&&(0,external_node_events_.once)(child.stderr,"close")])
const[code,signal]=await(0,external_node_events_.once)(child,"exit")
const drain=setTimeout(()=>{child.stdout.destroy()
child.stderr?.destroy()},drainMs)
await drained
clearTimeout(drain)
return code??128+(signal?external_node_os_.constants.signals[signal]:0)}async function abortOf(signal){if(!signal.aborted)await(0,external_node_events_.once)(signal,"abort")}const bell="\\a"
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
#held=new bounded_output.ro
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
shell.child.once("exit",(code,signal)=>this.#drain(code??128+(signal?external_node_os_.constants.signals[signal]:0)))}get start(){if(!this.#start)throw new fault.vC("bug","The folder of a shell was requested before the shell started.")
return this.#start}async begin(){this.#say(startLines(this.#shell.streams)+statusLine(0,this.#nonce))
await this.#rest(graceMs.start)
this.#start={...this.#place(),user:userName(),host:(0,external_node_os_.hostname)()}
return this.#phase.is==="idle"}async run(command,variables,limits){if(command.includes("\0"))throw new fault.Fp("The command cannot be run: it contains a NUL character.")
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
const isReady=()=>this.#phase.is!=="running"||this.#held.size>=bounded_output.mJ||this.#watch?.over!==void 0
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
if(await this.#rest(graceMs.interrupt))return}await this.close()}#rest(milliseconds){return this.#happenings.within(milliseconds,()=>this.#phase.is!=="running"&&this.#phase.is!=="starting")}}function ended(exitCode,isBefore){return{status:"ended",exitCode:exitCode,isBefore:isBefore}}function userName(){try{return(0,external_node_os_.userInfo)().username}catch{return}}const[interrupt,endOfInput,suspend]=["","",""]
function hasInterrupt(keys){return keys.includes(interrupt)}function press({child:child,isTerminal:isTerminal,keys:typed},keys=interrupt){if(isTerminal){typed.write(keys)
return}if(keys.includes(endOfInput)||keys.includes(suspend))throw new fault.Fp("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.")
if(hasInterrupt(keys)&&child.pid!==void 0)signalAll([-child.pid],"SIGINT")
typed.write(keys.replaceAll(interrupt,""))}function localWorkspace({workingDir:workingDir,outputDir:outputDir,undoDir:undoDir,environment:environment,ripgrep:ripgrep="rg",git:git="git",node:node="node"}){const roots=outputDir===void 0?[workingDir]:[workingDir,outputDir]
return Object.freeze({kind:"LocalWorkspace",workingDir:workingDir,outputDir:outputDir,run:(command,{variables:variables,...options})=>runShell(command,{...options,cwd:workingDir,environment:{...environment,...variables}}),pipe:({variables:variables,...command},options)=>runPiped(command,{...options,cwd:workingDir,environment:{...environment,...variables}}),openShell:()=>openShell({workingDir:workingDir,environment:environment}),openProgram:spec=>openProgram(spec,{workingDir:workingDir,environment:environment,node:node}),edits:new edit_history.Z(undoDir),saveOutput:(name,bytes)=>(0,files.nJ)(outputDir,name,bytes),stat:path=>(0,files.T1)(roots,path),read:(path,maxBytes)=>(0,files.TA)(roots,path,maxBytes),write:(path,bytes,mode)=>(0,files.R0)(roots,path,bytes,mode),remove:path=>(0,files.nM)(roots,path),list:path=>(0,files.KG)(roots,path),realPath:path=>(0,safe_path.OA)(`find "${path}"`,()=>(0,safe_path.nG)(roots,path)),...gitView({roots:roots,environment:environment,git:git}),...search({roots:roots,environment:environment,ripgrep:ripgrep})})}function gitView(options){return{gitChanges:(path=".")=>gitChanges(options,path),gitDiff:file=>gitDiff(options,file)}}async function openShell({workingDir:workingDir,environment:environment,isTerminal:isTerminal=!0}){await requireFolder(workingDir)
const{PATH:PATH="/usr/local/bin:/usr/bin:/bin"}=environment
const bash=findProgram("bash",PATH,workingDir)
if(!bash)throw new fault.Fp("No command can be run: there is no bash here.")
const script=process.platform==="linux"?findProgram("script",PATH,workingDir):void 0
for(const launch of isTerminal&&script?[launchInTerminal,launchOnPipes]:[launchOnPipes]){const nonce=(0,external_node_crypto_.randomBytes)(16).toString("hex")
const mark=`DECKHAND_SHELL=${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`
const all={...environment,...sessionEnvironment(mark,workingDir)}
const options={bash:bash,script:script,cwd:workingDir,environment:all}
const shell=new LocalShell({shell:launch(options),nonce:nonce,mark:mark})
if(await shell.begin())return shell
await shell.close()}throw new fault.Fp("No command can be run: bash does not start here.")}function sessionEnvironment(mark,workingDir){const[name="",value=""]=mark.split("=")
return{PWD:workingDir,[name]:value,VIRTUAL_ENV_DISABLE_PROMPT:"1"}}async function requireFolder(path){const found=await(0,promises_.stat)(path).catch(()=>{})
if(!found?.isDirectory())throw new fault.Fp("No command can be run: the workspace folder no longer exists.")}}),15768:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>runProgram})
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421)
var node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78474)
const MAX_WORDS=64*1024
async function runProgram(file,args,options){const{cwd:cwd,environment:environment,signal:signal,input:input="",maxBytes:maxBytes=Number.POSITIVE_INFINITY}=options
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file,args,{cwd:cwd,env:environment,stdio:"pipe"})
let isCut=!1
const cut=()=>{isCut=!0
child.kill("SIGKILL")
child.stdout.destroy()
child.stderr.destroy()}
if(signal?.aborted)cut()
signal?.addEventListener("abort",cut,{once:!0})
try{child.stdin.on("error",()=>{}).end(input)
const[stdout,stderr]=[collect(child,"stdout",maxBytes,cut),collect(child,"stderr",MAX_WORDS)]
const[exitCode]=await(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,"close")
return{stdout:Buffer.concat(stdout),stderr:Buffer.concat(stderr).toString(),exitCode:exitCode,isCut:isCut}}finally{signal?.removeEventListener("abort",cut)}}function collect(child,name,limit,onLimit){const chunks=[]
let size=0
child[name].on("data",chunk=>{if(size<limit)chunks.push(chunk.subarray(0,limit-size))
size+=chunk.length
if(size>limit)onLimit?.()})
return chunks}}),46031:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
async function safePath(roots,path){return(await resolvePath(roots,path)).real}async function safeWritePath(roots,path){const place=await resolvePath(roots,path)
if(place.steps.some(step=>step.toLowerCase()===".git"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return place}async function requireInside(roots,real,path){if(await placeOf(roots,real)===void 0)throw outside(roots,path)}async function resolvePath(roots,path){if(path.includes("\0"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp("A path cannot contain a NUL character.")
const place=await placeOf(roots,await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(roots[0],path),path))
if(place===void 0)throw outside(roots,path)
return place}async function placeOf(roots,real){for(const asked of roots){const root=await followLinks(asked,asked)
const steps=inside(root,real)
if(steps!==void 0)return{root:root,steps:steps.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean),real:real}}return}function outside([workingDir],path){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`)}function inside(root,real){const steps=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root,real)
return steps===".."||steps.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)||(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(steps)?void 0:steps}async function followLinks(path,asked){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)}catch(error){if(!isAbsence(error))throw error}if(await isLink(path))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${asked}" leads through a link to nothing. Use the real path.`)
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),asked),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))}async function isLink(path){try{return(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isSymbolicLink()}catch(error){if(isAbsence(error))return!1
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes(errorCode(error))}const reasons={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}}),95366:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>LineReader})
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
if(line!=="")this.#take(line)}}})}

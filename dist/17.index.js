export const id=17
export const ids=[17,777]
export const modules={33262:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>PutAside,Ew:()=>putAside,pK:()=>putBack})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54350)
var _core_workspace_held_folder_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(30018)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:true})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=true}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
const PutAside=zod__WEBPACK_IMPORTED_MODULE_5__.object({root:zod__WEBPACK_IMPORTED_MODULE_5__.string(),steps:zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()).readonly(),name:zod__WEBPACK_IMPORTED_MODULE_5__.string(),copy:zod__WEBPACK_IMPORTED_MODULE_5__.string().optional()}).readonly()
async function putAside(root,folder){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder,{recursive:true,mode:448})
const aside=[]
for(const repository of await repositoriesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,".git"))){const steps=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root,repository).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
for(const name of SETTINGS){const copy=await copied((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository,name),(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,String(aside.length)))
aside.push({root:root,steps:steps,name:name,...copy!==void 0&&{copy:copy}})}}return aside}const SETTINGS=["config","config.worktree","commondir"]
async function copied(path,copy){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(()=>{})
if(!found?.isFile())return
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(path,copy,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL)
await replace(path,await withoutSecrets(copy))
return copy}async function putBack(aside){for(const{root:root,steps:steps,name:name,copy:copy}of aside){const bytes=copy===void 0?void 0:await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(copy).catch(()=>{})
if(copy!==void 0&&bytes===void 0)continue
if(!await isThere(root,steps))continue
const folder=await(0,_core_workspace_held_folder_js__WEBPACK_IMPORTED_MODULE_4__.U)(root,steps)
try{await restore(folder,name,bytes)}finally{await folder.close()}}}async function restore(folder,name,bytes){const temporary=folder.entry(`.deckhand-${name}`)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary,{recursive:true,force:true})
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder.entry(name),{recursive:true,force:true})
if(bytes===void 0)return
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary,bytes,{flag:"wx",mode:420})
await asOwnerOf(folder.entry("."),temporary)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary,folder.entry(name))}async function asOwnerOf(folder,path){const{uid:uid,gid:gid}=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder)
if(process.getuid?.()===0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(path,uid,gid)}async function isThere(root,steps){for(let depth=1;depth<=steps.length;depth+=1){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,...steps.slice(0,depth))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(()=>{})
if(found?.isDirectory())continue
if(found&&depth===1)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path)
return false}return true}async function repositoriesIn(gitDir){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(gitDir).catch(()=>{})
return found?.isDirectory()?[gitDir,...await submodulesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"modules"))]:[]}async function submodulesIn(folder){const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder,{withFileTypes:true}).catch(()=>[])
const folders=entries.filter(entry=>entry.isDirectory()).map(({name:name})=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,name))
const found=await Promise.all(folders.map(async path=>await isRepository(path)?repositoriesIn(path):submodulesIn(path)))
return found.flat()}async function isRepository(path){return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path,"HEAD")).catch(()=>{})!==void 0}async function replace(path,text){const env_1={stack:[],error:void 0,hasError:false}
try{const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW),true)
await file.writeFile(text)}catch(e_1){env_1.error=e_1
env_1.hasError=true}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}}const HARMLESS=/^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone|worktree)|extensions\..+|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|branch\..+\.(?:remote|merge)|submodule\..+\.(?:url|active)|index\.version)$/s
async function withoutSecrets(path){const list=await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:"/"}).raw(["config","--file",path,"--no-includes","--null","--list"])
const lines=list.split("\0").flatMap(record=>{const[key="",...value]=record.split("\n")
return HARMLESS.test(key)?[settingOf(key,value.join("\n"))]:[]})
return lines.join("")}function settingOf(key,value){const[section="",...rest]=key.split(".")
const name=rest.pop()??""
const sub=rest.length===0?"":` ${quoted(rest.join("."))}`
return`[${section}${sub}]\n\t${name} = ${quoted(withoutPassword(value))}\n`}function quoted(text){return`"${text.replaceAll(/["\\]/g,"\\$&").replaceAll("\n","\\n").replaceAll("\t","\\t")}"`}function withoutPassword(value){return value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i,"$1")}},59121:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>HandBack,t:()=>handBack})
var execa__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(82499)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _git_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(33262)
var _way_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58777)
const HandBack=zod__WEBPACK_IMPORTED_MODULE_3__.object({way:zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_way_js__WEBPACK_IMPORTED_MODULE_2__.dk),user:zod__WEBPACK_IMPORTED_MODULE_3__.int(),owner:zod__WEBPACK_IMPORTED_MODULE_3__.object({uid:zod__WEBPACK_IMPORTED_MODULE_3__.int(),gid:zod__WEBPACK_IMPORTED_MODULE_3__.int()}).readonly(),folders:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).readonly(),settings:zod__WEBPACK_IMPORTED_MODULE_3__.array(_git_settings_js__WEBPACK_IMPORTED_MODULE_1__.Am).readonly(),home:zod__WEBPACK_IMPORTED_MODULE_3__.string()}).readonly()
async function handBack({way:way,folders:folders,user:user,owner:owner,settings:settings,home:home}){if(way!=="bwrap"){await run((0,_way_js__WEBPACK_IMPORTED_MODULE_2__.tE)(way,["chown","-RPh",`--from=${user}`,`${owner.uid}`,"--",...folders]))
await run((0,_way_js__WEBPACK_IMPORTED_MODULE_2__.tE)(way,["chown","-RPh",`--from=:${user}`,`:${owner.gid}`,"--",...folders]))}await(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_1__.pK)(settings)
await removeHome(way,home)}async function removeHome(way,home){const remove=["rm","-rf","--one-file-system","--",home]
const commands=way==="bwrap"?[["chmod","-R","u+rwX","--",home],remove]:[(0,_way_js__WEBPACK_IMPORTED_MODULE_2__.tE)(way,remove)]
for(const[file,...args]of commands)await(0,execa__WEBPACK_IMPORTED_MODULE_4__.Ho)(file,args,{...PLAIN,timeout:6e4})}const PLAIN={env:{PATH:_way_js__WEBPACK_IMPORTED_MODULE_2__.sg},extendEnv:false,stdin:"ignore",reject:false}
async function run([file,...args]){const{failed:failed,stderr:stderr,originalMessage:originalMessage}=await(0,execa__WEBPACK_IMPORTED_MODULE_4__.Ho)(file,args,PLAIN)
if(!failed)return
const why=(stderr.trim()||originalMessage||"no reason was given").split("\n")[0]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`The workspace could not be given back to its owner: ${why}.`,{hint:"Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand."})}},34564:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F5:()=>giveBack,a$:()=>takeDown,gP:()=>endHost})
var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58500)
var execa__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(82499)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _hand_back_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59121)
var _tool_user_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43988)
var _way_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58777)
const GRACE_MS={stdin:2e3,killed:3e3,gone:5e3}
async function takeDown(hosts,exit,back){const all=[...hosts]
const ends=await Promise.all(all.map(host=>endHost(host,()=>killTools(back))))
await exit.close()
const deaf=all.filter((_,index)=>!ends[index])
if(deaf.length>0&&back.way==="bwrap")throw left(deaf.flatMap(({pid:pid})=>pid??[]))
await giveBack(back)}async function endHost(host,force=async()=>{}){host.input.end()
if(await within(GRACE_MS.stdin,host.ended))return true
host.kill()
await force()
return within(GRACE_MS.killed,host.ended)}async function giveBack(back){await requireNobody(back)
await(0,_hand_back_js__WEBPACK_IMPORTED_MODULE_2__.t)(back)}async function requireNobody(back){if(back.way==="bwrap")return
const end=performance.now()+GRACE_MS.gone
while((0,_tool_user_js__WEBPACK_IMPORTED_MODULE_3__.L)(back.user).length>0){if(performance.now()>end)throw left((0,_tool_user_js__WEBPACK_IMPORTED_MODULE_3__.L)(back.user))
await killTools(back)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(20)}}async function killTools({way:way,user:user}){const pids=way==="bwrap"?[]:(0,_tool_user_js__WEBPACK_IMPORTED_MODULE_3__.L)(user).map(String)
if(way==="bwrap"||pids.length===0)return
const[file,...args]=(0,_way_js__WEBPACK_IMPORTED_MODULE_4__.tE)(way,["kill","-KILL",...pids])
await(0,execa__WEBPACK_IMPORTED_MODULE_5__.Ho)(file,args,{env:{PATH:_way_js__WEBPACK_IMPORTED_MODULE_4__.sg},extendEnv:false,stdin:"ignore",reject:false})}async function within(milliseconds,ended){const controller=new AbortController
const late=(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds,false,{signal:controller.signal}).catch(()=>false)
const isOver=await Promise.race([ended.then(()=>true),late])
controller.abort()
return isOver}function left(pids){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("bug",`Processes of the tools are still there (${pids.join(", ")}), so nothing is published.`,{hint:"A self-hosted runner needs them killed by hand before the next job."})}},43988:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>processesOf,W:()=>freeUser})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
const FIRST=64e3
const COUNT=1e3
function freeUser(random,inUse=usersNow()){const start=Math.floor(random()*COUNT)
for(let step=0;step<COUNT;step+=1){const uid=FIRST+(start+step)%COUNT
if(!inUse.has(uid))return uid}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config","There is no user left for the tools: too many runs on this machine at once.")}function processesOf(uid){return statuses().flatMap(({pid:pid,text:text})=>isAlive(text)&&uidsIn(text).includes(uid)?[pid]:[])}function usersNow(){return new Set(statuses().flatMap(({text:text})=>uidsIn(text)))}function uidsIn(status){return(/^Uid:\t([\d\t]+)$/m.exec(status)?.[1]??"").split("\t").map(Number)}function isAlive(status){return!/^State:\t[ZX]/m.test(status)}function statuses(){return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap(name=>{if(!/^\d+$/.test(name))return[]
try{return[{pid:Number(name),text:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${name}/status`,"utf8")}]}catch{return[]}})}},58777:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{dk:()=>WAYS,findWay:()=>findWay,rn:()=>asRootInside,sg:()=>SYSTEM_PATH,tE:()=>asRoot})
var execa__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82499)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const WAYS=["root","sudo","bwrap"]
const SYSTEM_PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
async function findWay(isolation,uid,run=runProbe){const own=uid===0?"root":"sudo"
const problems=[]
for(const way of isolation==="auto"?[own,"bwrap"]:[own]){const problem=await problemOf(way,run)
if(problem==="")return way
problems.push(`${way}: ${problem}`)}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The tools cannot be walled off on this runner (${problems.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools beside the keys of this job: only where nobody else can write what the agent reads."})}const UNSHARE=["--mount","--pid","--net","--ipc","--uts","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(way){return asRoot(way,["unshare",...UNSHARE,"--"])}function asRoot(way,command){return way==="root"?command:["sudo","-n","--",...command]}const BWRAP=["bwrap","--unshare-all","--die-with-parent","--ro-bind","/","/","true"]
async function problemOf(way,run){const[file,...args]=way==="bwrap"?BWRAP:[...asRootInside(way),"setpriv","--no-new-privs","--bounding-set=-all","true"]
const{exitCode:exitCode,stderr:stderr}=await run(file,args)
if(exitCode===0)return""
return stderr.trim().split("\n")[0]?.slice(0,200)||`${file} cannot be run`}async function runProbe(file,args){const options={env:{PATH:SYSTEM_PATH},extendEnv:false,stdin:"ignore",reject:false,timeout:5e3}
const{exitCode:exitCode,stderr:stderr,originalMessage:originalMessage}=await(0,execa__WEBPACK_IMPORTED_MODULE_1__.Ho)(file,args,options)
return{exitCode:exitCode,stderr:stderr||originalMessage||""}}},33017:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{openWall:()=>openWall})
var external_node_fs_=__webpack_require__(73024)
var promises_=__webpack_require__(51455)
var external_node_path_=__webpack_require__(76760)
var environment=__webpack_require__(62461)
var fault=__webpack_require__(98664)
const LINKED=".cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/selenium .cache/node-gyp .cache/huggingface/hub .cache/torch/hub .cache/pypoetry/virtualenvs .gradle/jdks .m2/wrapper/dists .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools .local/share/virtualenvs .mix/archives .mix/elixir .sbt/launchers"
const COPIED=".bun/install/cache .bundle/cache .cabal/packages .cache/composer .cache/coursier .cache/deno .cache/go-build .cache/golangci-lint .cache/node/corepack .cache/org.swift.swiftpm .cache/pdm .cache/pip .cache/pipenv .cache/pnpm .cache/pypoetry/artifacts .cache/pypoetry/cache .cache/uv .cache/yarn .cargo/git/db .cargo/registry/cache .cargo/registry/index .composer/cache .elm .gem/ruby .gradle/wrapper/dists .hex/packages .ivy2/cache .local/share/gem/ruby .local/share/pnpm/store .m2/repository .npm/_cacache .pub-cache/hosted .pub-cache/hosted-hashes .sbt/boot .yarn/berry/cache"
const BY_SETTING={".gradle/caches":folder=>({GRADLE_RO_DEP_CACHE:folder}),".nuget/packages":folder=>({NUGET_FALLBACK_PACKAGES:folder}),".m2/repository":(folder,{MAVEN_ARGS:given=""})=>({MAVEN_ARGS:`-Dmaven.repo.local.tail=${folder} ${given}`.trim()}),"go/pkg/mod":(folder,{GOPROXY:given="https://proxy.golang.org,direct"})=>({GOPROXY:`file://${folder}/cache/download,${given}`})}
function findCaches(options){const{env:env,given:given,named:named,workingDir:workingDir}=options
const home=env.HOME??""
if(!(0,external_node_path_.isAbsolute)(home)||isNone(named))return{found:[],covered:[],missing:[]}
const known=knownBelow(home,given).filter(({path:path})=>isFolder(path)&&inTheWay(path,options)===void 0)
const more=named.map(name=>pathOf(name,home)).filter(path=>!isWithin(path,workingDir))
for(const path of more)requireOpen(path,options)
const others=more.filter(path=>!known.some(cache=>cache.path===path))
return{found:[...known,...others.filter(isFolder).map(path=>namedCache(path,home))],covered:known.flatMap(({path:path,below:below})=>below===".gradle/caches"?keystoresIn(path):[]),missing:others.filter(path=>!isFolder(path))}}function isNone(named){if(named.length===1&&named[0]==="none")return true
if(!named.includes("none"))return false
throw new fault.vC("config",'The input `caches` says "none" and more.',{hint:'Write "none" alone, or only folders.'})}function knownBelow(home,given){const of=(how,list)=>list.map(below=>{const path=(0,external_node_path_.join)(home,below)
return{how:how,below:below,path:path,setting:BY_SETTING[below]?.(path,given)}})
const copied=COPIED.split(" ")
const bySetting=Object.keys(BY_SETTING).filter(below=>!copied.includes(below))
return[...of("copy",copied),...of("link",LINKED.split(" ")),...of("setting",bySetting)]}function namedCache(path,home){return isWithin(path,home)?{how:"link",path:path,below:path.slice(home.length+1)}:{how:"setting",path:path}}function pathOf(name,home){const path=(0,external_node_path_.normalize)(name.replace(/^~(?=\/|$)/,home)).replace(/(?<=.)\/+$/,"")
if((0,external_node_path_.isAbsolute)(path)&&!path.includes("\n"))return path
throw new fault.vC("config",`The input \`caches\` names "${name}", which is not an absolute path.`,{hint:"Write paths like /mnt/cache or ~/.tool/cache, between commas."})}function requireOpen(path,options){const closed=inTheWay(path,options)
if(closed===void 0)return
throw new fault.vC("config",`The input \`caches\` names ${path}, which would show the agent's commands what is in ${closed}.`,{hint:"Name only the folder that a tool fills with what it downloads, such as ~/.m2/repository."})}function inTheWay(path,{env:env,closed:closed,whole:whole,workingDir:workingDir}){const at=[path,real(path)]
const both=paths=>paths.filter(external_node_path_.isAbsolute).flatMap(one=>[one,real(one)])
const isIn=one=>at.some(place=>isWithin(place,one))
const hasIn=one=>at.some(place=>isWithin(one,place))
const shut=both([...closed,...SYSTEM])
return both([env.HOME??"",...whole,workingDir,"/dev"]).find(hasIn)??shut.find(one=>hasIn(one)||isIn(one))}const SYSTEM=["/proc","/sys","/run","/var/run"]
function keystoresIn(caches){return["",...namesIn(caches)].map(version=>(0,external_node_path_.join)(caches,version,"cc-keystore")).filter(isFolder)}function namesIn(folder){try{return(0,external_node_fs_.readdirSync)(folder)}catch{return[]}}function isWithin(path,folder){return path===folder||path.startsWith(folder==="/"?"/":`${folder}/`)}function isFolder(path){return(0,external_node_fs_.existsSync)(path)&&(0,external_node_fs_.statSync)(path).isDirectory()}function real(path){return(0,external_node_fs_.existsSync)(path)?(0,external_node_fs_.realpathSync)(path):path}var execa=__webpack_require__(82499)
var lib_text=__webpack_require__(94869)
const HOME="/home/agent"
function writableIn(places){return places.filter(({how:how})=>how==="rw").map(({path:path})=>path)}var launch_way=__webpack_require__(58777)
const MOST={bytes:1024**3,milliseconds:2e4}
const MAX_LINKS=2e3
async function fillHome(home,caches,most=MOST){const copies=await copyAll(home,caches.filter(({how:how})=>how==="copy"),most)
const shown=caches.filter(({path:path,how:how,setting:setting})=>how!=="copy"||setting&&copies.leftOut.has(path))
for(const{how:how,path:path,below:below}of shown)if(how==="link"&&below!==void 0&&path!==(0,external_node_path_.join)(HOME,below))await linkAll(path,(0,external_node_path_.join)(home,below))
return{shown:shown.map(({path:path})=>path),variables:Object.assign({},...shown.flatMap(({how:how,setting:setting})=>how==="link"?[]:[setting])),given:[...copies.done,...shown.map(({path:path})=>path)],leftOut:[...copies.leftOut].flatMap(([path,why])=>shown.some(cache=>cache.path===path)?[]:[{path:path,why:why}])}}async function copyAll(home,caches,most){const[done,leftOut]=[[],new Map]
const end=performance.now()+most.milliseconds
let room=most.bytes
for(const{path:path,below:below="",bytes:bytes}of await bySize(caches,end)){const left=Math.floor(end-performance.now())
const why=bytes>room?`it is ${inMegabytes(bytes)} large`:await copied(path,(0,external_node_path_.join)(home,below),left)
if(why==="")done.push(path)
else leftOut.set(path,`${why}; copies take at most ${inMegabytes(most.bytes)} and ${most.milliseconds/1e3} s`)
if(why==="")room-=bytes}return{done:done,leftOut:leftOut}}async function bySize(caches,end){if(caches.length===0)return[]
const args=["-sD","--apparent-size","--block-size=1","--",...caches.map(({path:path})=>path)]
const{stdout:stdout}=await(0,execa.Ho)("du",args,within(end-performance.now()))
const sizes=new Map(stdout.split("\n").map(line=>line.split("\t")).map(([size,path])=>[path,Number(size)]))
const sized=caches.map(cache=>({...cache,bytes:sizes.get(cache.path)??Number.POSITIVE_INFINITY}))
return sized.toSorted((one,other)=>one.bytes-other.bytes)}async function copied(from,to,milliseconds){if(milliseconds<=0)return"there was no time left"
await(0,promises_.mkdir)((0,external_node_path_.dirname)(to),{recursive:true})
const args=["-RP","--preserve=mode,timestamps","--no-target-directory","--",await(0,promises_.realpath)(from),to]
const{timedOut:timedOut,exitCode:exitCode,stderr:stderr}=await(0,execa.Ho)("cp",args,within(milliseconds))
const isFull=/No space left|Disk quota/.test(stderr)
if(!timedOut&&exitCode!==void 0&&!isFull)return""
await(0,promises_.rm)(to,{recursive:true,force:true})
return timedOut?"there was no time left":(0,lib_text.TN)(stderr,200)||"it could not be copied"}function within(milliseconds){const timeout=Math.max(1,Math.floor(milliseconds))
return{env:{PATH:launch_way.sg,LC_ALL:"C"},extendEnv:false,stdin:"ignore",reject:false,timeout:timeout}}function inMegabytes(bytes){return Number.isFinite(bytes)?`${Math.ceil(bytes/1024**2)} MB`:"too many MB"}async function linkAll(from,to){const names=await(0,promises_.readdir)(from).catch(()=>[])
if(names.length>MAX_LINKS){await(0,promises_.mkdir)((0,external_node_path_.dirname)(to),{recursive:true})
return fill_home_link(from,to)}await(0,promises_.mkdir)(to,{recursive:true})
for(const name of names)if(/^python3\.\d+$/.test(name))await linkPackages((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name))
else await fill_home_link((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name))}async function fill_home_link(target,path){await(0,promises_.symlink)(target,path).catch(error=>{if(error.code!=="EEXIST")throw error})}async function linkPackages(from,to){const packages=(0,external_node_path_.join)(to,"site-packages")
await(0,promises_.mkdir)(packages,{recursive:true})
const line=`import site; site.addsitedir(${JSON.stringify((0,external_node_path_.join)(from,"site-packages"))})\n`
await(0,promises_.writeFile)((0,external_node_path_.join)(packages,"earlier-steps.pth"),line)}var git_settings=__webpack_require__(33262)
var take_down=__webpack_require__(34564)
var tool_user=__webpack_require__(43988)
var schemas=__webpack_require__(28942)
const size=schemas.number().nonnegative()
const Nothing=schemas["null"]()
const Attempts=schemas.array(schemas.object({name:schemas.string(),hole:schemas.string()}).readonly()).readonly()
const CommandResult=schemas.object({command:schemas.string(),exitCode:schemas.int(),output:schemas.string(),omittedBytes:size,timedOut:schemas.boolean()}).readonly()
const PipedEnd=schemas.object({exitCode:schemas.int(),stdout:schemas.string(),stderr:schemas.string(),timedOut:schemas.boolean()}).readonly()
const FileInfo=schemas.object({kind:schemas["enum"](["file","directory","other"]),size:size,mode:schemas.int().min(0).max(4095)}).readonly()
const Entries=schemas.array(schemas.object({name:schemas.string(),kind:schemas["enum"](["file","directory","link","other"])}).readonly()).readonly()
const FoundFiles=schemas.object({files:schemas.array(schemas.string()).readonly(),total:size,isComplete:schemas.boolean()}).readonly()
const FoundText=FoundFiles.unwrap().extend({lines:schemas.array(schemas.object({file:schemas.string(),number:size,text:schemas.string()}).readonly()).readonly(),hasMoreLines:schemas.boolean()}).readonly()
const GitChanges=schemas.array(schemas.object({status:schemas["enum"](["MOVED","ADDED","DELETED","UPDATED"]),path:schemas.string()}).readonly()).readonly()
const GitDiff=schemas.object({modified:schemas.string(),original:schemas.string()}).readonly()
const ShellPlace=schemas.object({workingDir:schemas.string(),python:schemas.string().optional(),lastJob:schemas.int()})
const ShellOpened=schemas.object({shell:schemas.int().nonnegative(),start:ShellPlace.extend({user:schemas.string().optional(),host:schemas.string()}).readonly()}).readonly()
const output=schemas.string()
const earlier=schemas.object({output:output,exitCode:schemas.int().exactOptional()}).readonly().exactOptional()
const ShellReport=schemas.discriminatedUnion("status",[schemas.object({status:schemas["enum"](["more","busy","idle"]),output:output,earlier:earlier}),schemas.object({status:schemas.literal("running"),because:schemas["enum"](["quiet","time"]),output:output,earlier:earlier}),schemas.object({status:schemas.literal("finished"),exitCode:schemas.int(),place:ShellPlace.readonly(),output:output,earlier:earlier}),schemas.object({status:schemas.literal("ended"),exitCode:schemas.int(),isBefore:schemas.boolean(),output:output,earlier:earlier})])
const ProgramOpened=schemas.int().nonnegative()
const ProgramNews=schemas.object({lines:schemas.base64(),end:schemas.string().exactOptional()}).readonly()
var external_node_timers_promises_=__webpack_require__(58500)
const WALL_SCRIPT=String.raw`
set -eu
uid=$1 owner=$2 node=$3 host=$4 proxy=$5 home=$6
shift 6

start=
for ((i = 1; i < $#; i += 2)); do
  path=${"$"}{@:i+1:1}
  [ "${"$"}{!i}" = rw ] || continue
  : "${"$"}{start:=$path}"
  # Where tools are at work, nothing is handed over any more: they could lead this to a file that is not theirs.
  [ -z "$owner" ] || find "$path" -xdev -user "$owner" '(' -type d -o -links 1 ')' -exec chown -h "$uid" '{}' +
done

mount --make-rprivate /
mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m wall /sys # a folder that is everywhere and is not missed
cd /sys

show() { mkdir -p ".$1"; mount --bind "$1" ".$1"; mount -o remount,bind,ro,nosuid,nodev ".$1"; }
for folder in usr bin sbin lib lib32 lib64 libx32 etc opt var/lib/gems; do
  if [ -L "/$folder" ]; then cp -P "/$folder" "$folder"; elif [ -d "/$folder" ]; then show "/$folder"; fi
done

mkdir -p proc dev tmp run home var
mount -t proc -o nosuid,nodev,noexec,hidepid=2 proc proc
mount -t tmpfs -o mode=0755,nosuid,noexec,size=64k dev dev
for device in null zero full random urandom tty; do : > "dev/$device"; mount --bind "/dev/$device" "dev/$device"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,nosuid,noexec devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
mount -t tmpfs -o mode=1777,nosuid,nodev,size=10% shm dev/shm
mount -t tmpfs -o mode=1777,nosuid,nodev,size=25% tmp tmp
ln -s /tmp var/tmp
ln -s /run var/run
mkdir home/agent
if [ -n "$home" ]; then
  [ -z "$owner" ] || chown -RPh "$uid:$uid" "$home"
  mount --bind "$home" home/agent
  mount -o remount,bind,nosuid,nodev home/agent
else
  mount -t tmpfs -o mode=0700,nosuid,nodev,size=25%,uid="$uid",gid="$uid" home home/agent
fi

{ grep -v '^agent:' /etc/passwd; printf 'agent:x:%s:%s::/home/agent:/bin/bash\n' "$uid" "$uid"; } > run/passwd
{ grep -v '^agent:' /etc/group; printf 'agent:x:%s:\n' "$uid"; } > run/group
mount --bind run/passwd etc/passwd
mount --bind run/group etc/group

while [ $# -gt 0 ]; do
  case $1 in
    ro) [ ! -d "$2" ] || show "$2" ;;
    no) if [ -d ".$2" ]; then mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m covered ".$2"
        elif [ -e ".$2" ]; then mount --bind /dev/null ".$2"; fi ;;
    rw) mkdir -p ".$2"; mount --bind "$2" ".$2"; mount -o remount,bind,nosuid,nodev ".$2" ;;
  esac
  shift 2
done
lend() { : > "run/$2"; mount --bind "$1" "run/$2"; mount -o remount,bind,ro,nosuid,nodev "run/$2"; }
lend "$node" node
lend "$host" host.mjs
if [ -n "$proxy" ]; then lend "$proxy" proxy; fi
mount -o remount,ro,nosuid,nodev .
ip link set lo up 2>/dev/null || :

pivot_root . .
umount -l .
cd "$start"
echo 500 > /proc/self/oom_score_adj

# Only what root reads itself can tell root that the broker is gone: a tool can make the host stand still.
exec 3<&0
trap 'exit 0' TERM
exec 4< <(cat <&3; kill -TERM 1) # not at the host itself, which would have it under another number too
prlimit --nproc=512 --nofile=4096 --fsize=2147483648 --core=0 -- \
  setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
  env -i PATH="$PATH" HOME=/home/agent USER=agent LOGNAME=agent TMPDIR=/tmp LANG=C.UTF-8 \
  /run/node /run/host.mjs "${"$"}{proxy:+/run/proxy}" <&4 3<&- 4<&- &
exec 0</dev/null 3<&- 4<&-
wait "$!"
`
function startHost(options){const command=options.way==="bwrap"?bwrapCommand(options):rootCommand(options,options.way)
const child=(0,execa.Ho)("bash",["--norc","-c",CLOSE_AND_RUN,"wall",...command],{env:{PATH:launch_way.sg},extendEnv:false,cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:false,reject:false,encoding:"buffer",detached:true,cleanup:false})
const{pid:pid,stdin:input,stdout:output,stderr:words}=child
const host={pid:pid,input:input,output:output,words:words}
if(options.way!=="bwrap")return{...host,ended:child.then(()=>{}),kill:()=>void child.kill("SIGKILL")}
let first
output.once("data",()=>{first=firstInside(pid)})
const kill=()=>{if(first!==void 0&&isBwrap(first))process.kill(first,"SIGKILL")
child.kill("SIGKILL")}
return{...host,ended:child.then(()=>gone(first)),kill:kill}}const CLOSE_AND_RUN=`\nfor path in /proc/self/fd/*; do\n  if [ "\${path##*/}" -gt 2 ]; then eval "exec \${path##*/}<&-"; fi\ndone\nexec "$@"\n`
function firstInside(bwrap){try{const[first]=(0,external_node_fs_.readFileSync)(`/proc/${bwrap}/task/${bwrap}/children`,"utf8").split(" ").filter(Boolean)
return first===void 0?void 0:Number(first)}catch{return}}async function gone(first){while(first!==void 0&&isBwrap(first))await(0,external_node_timers_promises_.setTimeout)(10)}function isBwrap(pid){try{const status=(0,external_node_fs_.readFileSync)(`/proc/${pid}/status`,"utf8")
return status.startsWith("Name:\tbwrap\n")&&!/^State:\t[ZX]/m.test(status)}catch{return false}}function rootCommand({places:places,uid:uid,owner:owner,node:node,host:host,...more},way){const fixed=[String(uid),String(owner??""),node,host,more.proxySocket,more.home??""]
const laid=places.flatMap(({how:how,path:path})=>[how,path])
return[...(0,launch_way.rn)(way),"bash","--norc","-c",WALL_SCRIPT,"wall",...fixed,...laid]}const start_host_SYSTEM="/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ")
const BASICS={PATH:launch_way.sg,HOME:HOME,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",LANG:"C.UTF-8"}
function bwrapCommand({places:places,node:node,host:host,proxySocket:proxySocket,home:home}){return["bwrap","--unshare-all","--die-with-parent","--new-session","--clearenv","--cap-drop","ALL",...start_host_SYSTEM.flatMap(folder=>["--ro-bind-try",folder,folder]),"--proc","/proc","--dev","/dev","--tmpfs","/tmp","--tmpfs","/run",...home===void 0?["--dir",HOME]:["--bind",home,HOME],"--symlink","/tmp","/var/tmp","--symlink","/run","/var/run",...places.flatMap(bwrapPlace),"--ro-bind",node,"/run/node","--ro-bind",host,"/run/host.mjs","--bind",proxySocket,"/run/proxy",...Object.entries(BASICS).flatMap(([name,value])=>["--setenv",name,value]),"--chdir",writableIn(places)[0]??"/","--","prlimit","--nproc=1024","--nofile=4096","--fsize=2147483648","--core=0","--","/run/node","/run/host.mjs","/run/proxy"]}function bwrapPlace({how:how,path:path}){if(how==="no")return["--tmpfs",path]
return[how==="rw"?"--bind":"--ro-bind-try",path,path]}var line_reader=__webpack_require__(95366)
const MAX_LINE=32*1024*1024
function toBase64(bytes){return Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength).toString("base64")}const Answer=schemas.union([schemas.object({id:schemas.int(),failure:schemas.object({kind:schemas["enum"](["mistake","crash"]),message:schemas.string()})}),schemas.object({id:schemas.int(),result:schemas.unknown()})])
const PATIENCE_MS={answer:12e4,cancel:3e3}
class Caller{#pipe
#waiting=new Map
#last=0
#over=new AbortController
#end
constructor(pipe){this.#pipe=pipe
const reader=new line_reader.u(line=>this.#take(line),MAX_LINE)
pipe.input.on("data",chunk=>this.#guarded(()=>reader.push(chunk)))
pipe.input.once("close",()=>this.#fail(ended()))
pipe.output.on("error",()=>this.#fail(ended()))}get over(){return this.#over.signal}async call(method,params,schema,{signal:signal,patienceMs:patienceMs=PATIENCE_MS.answer,graceMs:graceMs=PATIENCE_MS.cancel}={}){signal?.throwIfAborted()
if(this.#end)throw this.#end
const id=++this.#last
const limit=setTimeout(()=>this.#fail(silent()),patienceMs)
const cancel=()=>{this.#send({cancel:id})
setTimeout(()=>this.#waiting.get(id)?.fail(signal?.reason),graceMs).unref()}
signal?.addEventListener("abort",cancel,{once:true})
try{const answer=await this.#answerTo(id,{id:id,method:method,params:params})
signal?.throwIfAborted()
return resultOf(answer,schema,method)}finally{clearTimeout(limit)
signal?.removeEventListener("abort",cancel)
this.#waiting.delete(id)}}#answerTo(id,frame){const{promise:promise,resolve:take,reject:fail}=Promise.withResolvers()
this.#waiting.set(id,{take:take,fail:fail})
this.#send(frame)
return promise}#send(frame){if(this.#end)return
const line=JSON.stringify(frame)
if(line.length>MAX_LINE)throw new fault.Fp("That is too much at once. Do it in parts.")
this.#pipe.output.write(`${line}\n`)}#take(line){const answer=Answer.parse(JSON.parse(line))
this.#waiting.get(answer.id)?.take(answer)}#guarded(action){try{if(!this.#end)action()}catch(cause){this.#fail(new fault.vC("bug","The tools behind the wall sent something that is no answer.",{cause:cause}))}}#fail(fault){this.#end??=fault
this.#over.abort(this.#end)
for(const{fail:fail}of this.#waiting.values())fail(this.#end)
this.#waiting.clear()}}function resultOf(answer,schema,method){if("failure"in answer){const{kind:kind,message:message}=answer.failure
throw kind==="mistake"?new fault.Fp(message):new Error(message)}const result=schema.safeParse(answer.result)
if(result.success)return result.data
throw new fault.vC("bug",`The tools behind the wall gave no sound answer to "${method}".`,{cause:result.error})}function silent(){return new fault.vC("bug","The tools behind the wall do not answer any more.",{hint:"A command may have stopped everything that it could reach. Run it again."})}function ended(){return new fault.vC("bug","The tools behind the wall have ended.",{hint:"A command may have killed everything that it could reach. Run it again."})}async function raiseHost(place,params,hosts){const host=startHost(place)
hosts.add(host)
host.ended.then(()=>hosts.delete(host))
const words=lastWords(host.words)
try{const caller=new Caller({output:host.input,input:host.output})
return{host:host,caller:caller,checks:await begin(caller,params)}}catch(error){await(0,take_down.gP)(host)
throw withWords(error,words())}}async function begin(caller,params){const attempts=await caller.call("begin",params,Attempts,{patienceMs:START_MS})
const holes=attempts.filter(({hole:hole})=>hole!=="")
if(holes.length===0)return attempts.length
const list=holes.map(({name:name,hole:hole})=>`${name} (${hole})`).join("; ")
throw new fault.vC("config",`The wall around the tools has a hole: behind it, one can ${(0,lib_text.TN)(list,500)}.`,{hint:"Nothing was run. This runner lets through what it should not; use another one, and please report this."})}const START_MS=3e4
const MAX_WORDS=4e3
function lastWords(stream){let text=""
stream.on("data",chunk=>{text=(text+chunk.toString()).slice(-MAX_WORDS)})
return()=>text.trim()}function withWords(error,words){if(words===""||error instanceof fault.vC&&error.code==="config")return error
return new fault.vC("config",`The wall around the tools could not be built: ${(0,lib_text.TN)(words,500)}`,{cause:error})}var edit_history=__webpack_require__(25355)
var output_file=__webpack_require__(12118)
const MARGIN_MS=6e4
function sandboxWorkspace({caller:caller,workingDir:workingDir,outputDir:outputDir,undoDir:undoDir}){const call=(method,params,schema,options)=>caller.call(method,params,schema,options)
return Object.freeze({kind:"SandboxWorkspace",workingDir:workingDir,outputDir:outputDir,run:(command,{timeoutMs:timeoutMs,signal:signal,variables:variables={}})=>call("run",{command:command,variables:variables,timeoutMs:timeoutMs},CommandResult,{signal:signal,patienceMs:timeoutMs+MARGIN_MS}),pipe:(command,{timeoutMs:timeoutMs,signal:signal})=>call("pipe",{...command,timeoutMs:timeoutMs},PipedEnd,{signal:signal,patienceMs:timeoutMs+MARGIN_MS}),openShell:()=>openShell(call),openProgram:spec=>openProgram(call,spec),edits:new edit_history.Z(undoDir),saveOutput:(name,bytes)=>(0,output_file.n)(outputDir,name,bytes),stat:async path=>await call("stat",{path:path},FileInfo.nullable())??void 0,read:async(path,maxBytes)=>bytesOf(await call("read",{path:path,maxBytes:maxBytes},schemas.base64())),write:async(path,bytes,mode)=>void await call("write",{path:path,bytes:toBase64(bytes),mode:mode},Nothing),remove:async path=>void await call("remove",{path:path},Nothing),list:path=>call("list",{path:path},Entries),realPath:path=>call("realPath",{path:path},schemas.string()),findFiles:(query,signal)=>call("findFiles",query,FoundFiles,{signal:signal}),searchText:(query,signal)=>call("searchText",query,FoundText,{signal:signal}),gitChanges:path=>call("gitChanges",{path:path},GitChanges),gitDiff:file=>call("gitDiff",{file:file},GitDiff)})}function bytesOf(base64){return Buffer.from(base64,"base64")}async function openShell(call){const{shell:shell,start:start}=await call("openShell",null,ShellOpened)
const waiting=({signal:signal,totalMs:totalMs,quietMs:quietMs})=>{const options={signal:signal,patienceMs:totalMs+MARGIN_MS}
return{limits:{totalMs:totalMs,...quietMs!==void 0&&{quietMs:quietMs}},options:options}}
return Object.freeze({start:{...placeOf(start),user:start.user,host:start.host},async run(command,variables,given){const{limits:limits,options:options}=waiting(given)
return reportOf(await call("shellRun",{shell:shell,command:command,variables:variables,limits:limits},ShellReport,options))},async type(keys,given){const{limits:limits,options:options}=waiting(given)
return reportOf(await call("shellType",{shell:shell,keys:keys,limits:limits},ShellReport,options))},async read(given){const{limits:limits,options:options}=waiting(given)
return reportOf(await call("shellRead",{shell:shell,limits:limits},ShellReport,options))},rest:async signal=>reportOf(await call("shellRest",{shell:shell},ShellReport,{signal:signal,patienceMs:LONGEST_MS})),close:async()=>void await call("shellClose",{shell:shell},Nothing)})}const LONGEST_MS=6*60*6e4
function placeOf({workingDir:workingDir,lastJob:lastJob,python:python}){return{workingDir:workingDir,lastJob:lastJob,python:python}}function reportOf(report){return report.status==="finished"?{...report,place:placeOf(report.place)}:report}async function openProgram(call,spec){const program=await call("openProgram",spec,ProgramOpened)
return Object.freeze({write:async line=>void await call("programWrite",{program:program,line:line},Nothing),async read(){const{lines:lines,end:end}=await call("programRead",{program:program},ProgramNews)
const text=Buffer.from(lines,"base64").toString()
return{lines:text===""?[]:text.split("\n"),end:end}},close:async()=>void await call("programClose",{program:program},Nothing)})}async function openApart(spec,{place:place,params:params,hosts:hosts}){const{host:host,caller:caller}=await raiseHost(place,params,hosts)
const close=async()=>void await(0,take_down.gP)(host)
try{const program=await sandboxWorkspace({caller:caller,...params}).openProgram(spec)
return Object.freeze({...program,close:close})}catch(error){await close()
throw error}}const PRESETS={npm:["registry.npmjs.org","registry.yarnpkg.com"],pypi:["pypi.org","files.pythonhosted.org"],go:["proxy.golang.org","sum.golang.org"],crates:["crates.io","index.crates.io","static.crates.io"],maven:["repo.maven.apache.org","repo1.maven.org","plugins.gradle.org","services.gradle.org"],debian:["deb.debian.org","security.debian.org","archive.ubuntu.com","security.ubuntu.com"]}
const HOST=/^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
function allowedHosts(text,input="network"){const words=text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean)
if(words.includes("all"))return alone(words,{words:"all",allows:()=>true,names:()=>false},input)
if(words.length===0||words.includes("none"))return alone(words,NONE,input)
const patterns=words.flatMap(word=>patternsOf(word,input))
return{words:words.join(", "),allows:host=>patterns.some(pattern=>fits(host,pattern)),names:host=>words.includes(plain(host))}}const NONE={words:"none",allows:()=>false,names:()=>false}
function setUpHosts(own,all){if(own.words==="none"||all.words==="none")return own
return{words:own.words,allows:host=>own.allows(host)||all.allows(host),names:host=>own.names(host)||all.names(host)}}function wordFor(host){const name=plain(host)
return Object.keys(PRESETS).find(preset=>PRESETS[preset]?.includes(name))??name}function canBeNamed(host){return HOST.test(plain(host))&&!host.startsWith("*")}const METADATA=new Set(["metadata.google.internal","instance-data.ec2.internal","metadata.azure.internal"])
function isMetadata(host){return METADATA.has(plain(host))}function alone(words,allowed,input){if(words.length<=1)return allowed
throw new fault.vC("config",`The \`${input}\` input says "${allowed.words}" and more.`,{hint:`Write "${allowed.words}" alone, or only the hosts.`})}function patternsOf(word,input){if(word==="registries")return Object.values(PRESETS).flat()
const preset=Object.hasOwn(PRESETS,word)?PRESETS[word]:void 0
if(preset)return preset
if(HOST.test(word))return[word]
throw new fault.vC("config",`The \`${input}\` input names "${word}", which is neither a preset nor a full host name.`,{hint:`Addresses and names of one word cannot be allowed. Write none, registries, all, host names such as example.org or *.example.org, or presets: ${Object.keys(PRESETS).join(", ")}.`})}function fits(host,pattern){const name=plain(host)
return pattern.startsWith("*.")?name.endsWith(pattern.slice(1)):name===pattern}function plain(host){return host.toLowerCase().replace(/\.$/,"")}var external_node_dns_promises_=__webpack_require__(71553)
var external_node_os_=__webpack_require__(48161)
var proxy_address=__webpack_require__(5479)
var external_node_events_=__webpack_require__(78474)
var external_node_http_=__webpack_require__(37067)
function forward(request,response,verdict){if(verdict.kind==="denied"){response.writeHead(403,{"x-deckhand-denied":verdict.why}).end(`${verdict.why}\n`)
return}const onward=(0,external_node_http_.request)(onwardOptions(request,verdict),reply=>{response.writeHead(reply.statusCode??502,reply.headers)
reply.pipe(response)})
onward.on("error",()=>{if(!response.headersSent)response.writeHead(502)
response.end()})
response.on("close",()=>onward.destroy())
request.pipe(onward)}function onwardOptions({method:method,headers:headers},{address:address,port:port,host:host,path:path}){const{"proxy-connection":_,"proxy-authorization":__,...rest}=headers
const name=port===80?host:`${host}:${port}`
return{host:address,port:port,path:path,method:method,headers:{...rest,host:name,connection:"close"},agent:false}}var external_node_net_=__webpack_require__(77030)
function parseTarget(url){const parsed=URL.parse(url)
if(!parsed||parsed.protocol!=="http:"&&parsed.protocol!=="https:")return
if(parsed.username!==""||parsed.password!==""||parsed.hostname==="")return
const{protocol:scheme,hostname:host,port:port,pathname:pathname,search:search}=parsed
return{scheme:scheme,host:host,port:Number(port)||(scheme==="https:"?443:80),path:`${pathname}${search}`}}const REASONS={closed:"the input `network` is none",unlisted:"the host is not on the list of the `network` input",shut:"the network was closed before the agent began",private:"the name leads to a private address, and the `network` input does not name this host itself",never:"the name leads to this machine, to its local link or to its cloud's metadata service",port:"only ports 80 and 443 are open",unknown:"the name has no address",unnamed:"this is an address or a name of one word, which no input can allow",malformed:"this is not the address of a website"}
function gate(options,isShut=()=>false){const{allowed:allowed,resolve:resolve,onDenial:onDenial,reach:reach=proxy_address.x,ports:ports=[80,443]}=options
const deny=(target,reason)=>{onDenial(denialOf(target,reason,allowed))
return{kind:"denied",why:REASONS[reason]}}
return async(target,method)=>{if(!target||method!=="CONNECT"&&target.scheme==="https:")return deny(target,"malformed")
if(isShut())return deny(target,"shut")
if(isMetadata(target.host))return deny(target,"never")
if(!ports.includes(target.port))return deny(target,"port")
if(!allowed.allows(target.host))return deny(target,refusalOf(target.host,allowed))
const addresses=await resolve(target.host).catch(()=>[])
const[address]=addresses
if(address===void 0)return deny(target,"unknown")
const reaches=new Set(addresses.map(reach))
if(reaches.has("never"))return deny(target,"never")
if(reaches.has("private")&&!allowed.names(target.host))return deny(target,"private")
if(isShut())return deny(target,"shut")
return{kind:"allowed",...target,address:address}}}function refusalOf(host,{words:words}){if(!canBeNamed(host)){const address=host.replace(/^\[|\]$/g,"")
return(0,external_node_net_.isIP)(address)!==0&&(0,proxy_address.x)(address)==="never"?"never":"unnamed"}return words==="none"?"closed":"unlisted"}const UNNAMED=["malformed","unnamed","never","port"]
function denialOf(target,reason,allowed){const{host:host,port:port}=target??{host:"?",port:0}
const denial={host:host,port:port,reason:reason}
if(reason==="private")return{...denial,allow:host}
const isMissing=target!==void 0&&!UNNAMED.includes(reason)&&!allowed.allows(host)
return isMissing?{...denial,allow:wordFor(host)}:denial}const RECORD={handshake:22,head:5}
const CLIENT_HELLO=1
const SERVER_NAME=0
const MAX_BYTES=64*1024
function readHello(bytes){if(bytes.length===0)return{kind:"more"}
if(bytes[0]!==RECORD.handshake)return{kind:"plain"}
try{const message=messageIn(bytes)
if(message!==void 0)return{kind:"tls",names:hello_namesIn(message)}
return{kind:bytes.length<MAX_BYTES?"more":"odd"}}catch{return{kind:"odd"}}}function messageIn(bytes){const parts=[]
for(let at=0;at+RECORD.head<=bytes.length;){if(bytes[at]!==RECORD.handshake)throw new Error("another record in between")
const end=at+RECORD.head+bytes.readUInt16BE(at+3)
parts.push(bytes.subarray(at+RECORD.head,end))
at=end}const all=Buffer.concat(parts)
if(all.length<4)return
if(all[0]!==CLIENT_HELLO)throw new Error("another message")
const length=all.readUIntBE(1,3)
return all.length<4+length?void 0:new Reader(all.subarray(4,4+length))}function hello_namesIn(message){message.skip(2+32)
for(const size of[1,2,1])message.block(size)
if(message.isAtEnd)return[]
const names=[]
const extensions=message.block(2)
while(!extensions.isAtEnd){const kind=extensions.number(2)
const content=extensions.block(2)
if(kind===SERVER_NAME)names.push(...listed(content.block(2)))}return names}function listed(list){const names=[]
while(!list.isAtEnd){list.skip(1)
const name=list.block(2).rest.toString("latin1")
if(!/^[\w.-]{1,253}$/.test(name))throw new Error("no name of a host")
names.push(name)}return names}class Reader{#left
constructor(bytes){this.#left=bytes}get rest(){return this.#left}get isAtEnd(){return this.#left.length===0}skip(length){if(length>this.#left.length)throw new RangeError("cut short")
const taken=this.#left.subarray(0,length)
this.#left=this.#left.subarray(length)
return taken}number(size){return this.skip(size).readUIntBE(0,size)}block(size){return new Reader(this.skip(this.number(size)))}}function openTunnel(client,head,options){client.write("HTTP/1.1 200 Connection Established\r\n\r\n")
let said=head
const look=chunk=>{said=chunk?Buffer.concat([said,chunk]):said
const hello=readHello(said)
if(hello.kind==="more")return
client.off("data",look).pause()
if(hello.kind==="plain")return inTheClear(client,said,options)
const stranger=strangerIn(hello,options)
if(stranger===void 0)return join(client,said,options)
options.onDenial(stranger)
client.destroy()}
client.on("data",look)
look()}function strangerIn(hello,{allows:allows}){return hello.kind==="tls"?hello.names.find(name=>!allows(name)):"?"}function join(client,said,{destination:destination,remember:remember}){const server=(0,external_node_net_.connect)({host:destination.address,port:destination.port})
remember(server)
server.once("connect",()=>{server.write(said)
client.pipe(server).pipe(client)})
server.on("error",()=>client.destroy())
client.once("close",()=>server.destroy())
server.once("close",()=>client.destroy())}function inTheClear(client,said,{destination:destination}){const server=(0,external_node_http_.createServer)((request,response)=>{const path=request.url??""
const why="inside a connection only paths are asked for"
forward(request,response,path.startsWith("/")?{...destination,path:path}:{kind:"denied",why:why})})
client.unshift(said)
server.emit("connection",client)
client.resume()}async function openProxy(options){let isShut=false
const check=gate(options,()=>isShut)
const open=new Set
const server=(0,external_node_http_.createServer)(async(request,response)=>forward(request,response,await check(parseTarget(request.url??""),request.method??"")))
server.on("connection",socket=>remember(open,socket))
server.on("connect",(request,client,head)=>void tunnel(request,client,head,check,{options:options,open:open}))
server.on("upgrade",(_,client)=>client.end("HTTP/1.1 501 Not Implemented\r\n\r\n"))
await listen(server,options.socketPath)
const close=async()=>{const closed=new Promise(resolve=>server.close(resolve))
for(const socket of open)socket.destroy()
await closed}
const shut=()=>{isShut=true
for(const socket of open)socket.destroy()}
return{shut:shut,close:close,[Symbol.asyncDispose]:close}}async function listen(server,path){const folder=(0,external_node_fs_.openSync)((0,external_node_path_.dirname)(path),"r")
try{await(0,external_node_events_.once)(server.listen(`/proc/self/fd/${folder}/${(0,external_node_path_.basename)(path)}`),"listening")}catch(error){(0,external_node_fs_.closeSync)(folder)
throw error}server.once("close",()=>(0,external_node_fs_.closeSync)(folder))}function remember(open,socket){open.add(socket)
socket.once("close",()=>open.delete(socket))}async function tunnel(request,client,head,check,{options:options,open:open}){client.on("error",()=>client.destroy())
const verdict=await check(parseTarget(`https://${request.url??""}`),"CONNECT")
if(verdict.kind==="denied"){client.end(`HTTP/1.1 403 Forbidden\r\nx-deckhand-denied: ${verdict.why}\r\ncontent-length: 0\r\n\r\n`)
return}openTunnel(client,head,{destination:verdict,allows:options.allowed.allows,onDenial:host=>options.onDenial(denialOf({host:host,port:verdict.port},"unlisted",options.allowed)),remember:socket=>remember(open,socket)})}const MAX_DENIALS=100
async function openExit(allowed,socketPath,internet={}){const denials=new Map
const proxy=await openProxy({allowed:allowed,socketPath:socketPath,resolve:async host=>(await(0,external_node_dns_promises_.lookup)(host,{all:true})).map(({address:address})=>address),reach:address=>isOwn(address)?"never":(0,proxy_address.x)(address),onDenial:denial=>{if(denials.size<MAX_DENIALS)denials.set(`${denial.host}:${denial.port}`,denial)},...internet});(0,external_node_fs_.chmodSync)(socketPath,438)
return{socketPath:socketPath,denials:denials,shut:()=>proxy.shut(),close:()=>proxy.close()}}function isOwn(address){return Object.values((0,external_node_os_.networkInterfaces)()).some(list=>list?.some(own=>own.address===address))}async function inSetUp(apart,use){const{place:place,params:params,hosts:hosts,folder:folder,allowed:allowed,internet:internet}=apart
const exit=await openExit(allowed,(0,external_node_path_.join)(folder,"set-up-proxy"),internet)
try{const{host:host,caller:caller}=await raiseHost({...place,proxySocket:exit.socketPath},params,hosts)
const workspace=sandboxWorkspace({caller:caller,...params})
const[used]=await Promise.allSettled([use({workspace:workspace,denials:()=>[...exit.denials.values()]})])
exit.shut()
if(!await(0,take_down.gP)(host))throw stillThere()
if(used.status==="rejected")throw used.reason
return used.value}finally{await exit.close()}}function stillThere(){return new fault.vC("bug","The `setup-command` has ended, but processes that it started have not.",{hint:"Run it again. A self-hosted runner may need them killed by hand."})}const BELOW_HOME=".ssh .docker .config .npmrc .yarnrc .yarnrc.yml .netrc .pypirc .aws .azure .oci .gnupg .kube .password-store .vault-token .git-credentials .gitconfig .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json .terraformrc .terraform.d/credentials.tfrc.json .cache/huggingface/token .local/share/keyrings .pgpass .my.cnf"
function credentialsAt(home){return home.startsWith("/")?BELOW_HOME.split(" ").map(name=>`${home}/${name}`):[]}const RELAY_PORT=3128
const AT_HOME=".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup"
const HOMES={RUSTUP_HOME:".rustup",PYENV_ROOT:".pyenv",NVM_DIR:".nvm",RBENV_ROOT:".rbenv",VOLTA_HOME:".volta"}
const FOLDER_VARIABLE=/^(?:JAVA_HOME(?:_\w+)?|GOROOT(?:_\w+)?|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|DOTNET_ROOT|CONDA|RUSTUP_HOME|PYENV_ROOT|NVM_DIR|RBENV_ROOT|SWIFT_PATH|pythonLocation|Python\d?_ROOT_DIR|LD_LIBRARY_PATH|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|GRADLE_HOME|ANT_HOME|VCPKG_INSTALLATION_ROOT)$/
function toolchainFolders(env){const home=env.HOME??""
const folders=[...(0,external_node_path_.isAbsolute)(home)?AT_HOME.split(" ").map(path=>(0,external_node_path_.join)(home,path)):[],env.RUNNER_TOOL_CACHE??"","/home/linuxbrew"]
return folders.filter(path=>(0,external_node_path_.isAbsolute)(path)&&(0,external_node_fs_.existsSync)(path))}function toolchainVariables(env,isVisible){const homes=Object.entries(HOMES).map(([name,path])=>[name,(0,external_node_path_.join)(env.HOME??"/",path)])
const given=Object.entries(env).filter(([name])=>FOLDER_VARIABLE.test(name))
const seen=[...homes,...given].filter(([,value])=>value?.split(":").every(path=>isVisible(path)))
return Object.fromEntries(seen)}const toolchains_SYSTEM="/usr /bin /sbin /lib /lib64 /opt".split(" ")
function visibleIn(places){const roots=[...toolchains_SYSTEM,...places]
return path=>(0,external_node_fs_.existsSync)(path)&&roots.some(root=>path===root||path.startsWith(`${root}/`))}function visiblePath(path,isVisible){return path.split(":").filter(isVisible).join(":")}function viewOf({env:env,workingDir:workingDir,outputDir:outputDir,scripts:scripts,node:node,folder:folder,added:added},caches={shown:[],covered:[],variables:{}}){const folders=[...toolchainFolders(env),...caches.shown]
const runner=runnerFolder(node)
const places=[...brokerFolders(env),runner,scripts,folder,...caches.covered]
const covered=existing(places).filter(visibleIn(folders))
const isInside=scripts.startsWith(`${workingDir}/`)
return{places:outerFirst([...covered.map(path=>({how:"no",path:path})),...folders.map(path=>({how:"ro",path:path})),{how:"rw",path:workingDir},{how:"ro",path:outputDir},...isInside?[...between(workingDir,scripts),{how:"ro",path:scripts}]:[]]),hidden:existing([...secretFiles(env),...credentialsIn(runner),(0,external_node_path_.join)(folder,"publisher.git"),...isInside?[]:[scripts]]),environment:{...environmentOf(env,added,visibleIn([...folders,workingDir])),...caches.variables}}}function closedTo({env:env,node:node,folder:folder,scripts:scripts}){const runner=runnerFolder(node)
return{closed:[...secretFiles(env),...credentialsIn(runner),folder,scripts],whole:[...brokerFolders(env),runner]}}function between(outer,inner){const steps=(0,external_node_path_.relative)(outer,(0,external_node_path_.dirname)(inner)).split("/").filter(Boolean)
return steps.map((_,index)=>({how:"rw",path:(0,external_node_path_.join)(outer,...steps.slice(0,index+1))}))}function outerFirst(places){const depth=({path:path})=>path.split("/").length
return places.toSorted((a,b)=>depth(a)-depth(b))}function brokerFolders(env){const work=env.RUNNER_WORKSPACE?(0,external_node_path_.dirname)(env.RUNNER_WORKSPACE):""
return[env.HOME??"",env.RUNNER_TEMP??"",work&&(0,external_node_path_.join)(work,"_actions"),work&&(0,external_node_path_.join)((0,external_node_path_.dirname)(work),"_diag")]}function runnerFolder(node){return/^(.+)\/externals\/node[^/]*\/bin\/node$/.exec(node)?.[1]??""}function credentialsIn(runner){return runner===""?[]:[".credentials",".credentials_rsaparams",".runner"].map(name=>(0,external_node_path_.join)(runner,name))}function secretFiles(env){const commands=["GITHUB_OUTPUT","GITHUB_ENV","GITHUB_STATE","GITHUB_EVENT_PATH"].map(name=>env[name]??"")
return[...credentialsAt(env.HOME??""),...commands,...commands.map(path=>path&&(0,external_node_path_.dirname)(path))]}function existing(paths){return[...new Set(paths)].filter(path=>path.startsWith("/")&&path!=="/"&&(0,external_node_fs_.existsSync)(path))}const OWN=new Set(["HOME","USER","LOGNAME","TMPDIR","SHELL"])
function environmentOf(env,added,isVisible){const passed=Object.entries((0,environment.u)(env,added)).filter(([name])=>!OWN.has(name))
return{...Object.fromEntries(passed),...toolchainVariables(env,isVisible),PATH:view_pathOf(env,isVisible)||"/usr/local/bin:/usr/bin:/bin",HOME:HOME,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",SHELL:"/bin/bash",...proxyVariables(`http://127.0.0.1:${RELAY_PORT}`)}}function view_pathOf({PATH:PATH="",HOME:home},isVisible){const folders=visiblePath(PATH,isVisible).split(":")
const own=path=>home&&path.startsWith(`${home}/`)?[(0,external_node_path_.join)(HOME,(0,external_node_path_.relative)(home,path))]:[]
return[...new Set(folders.flatMap(path=>[...own(path),path]))].join(":")}function proxyVariables(url){const names=["HTTP_PROXY","HTTPS_PROXY"]
const all=[...names,...names.map(name=>name.toLowerCase())].map(name=>[name,url])
return{...Object.fromEntries(all),NO_PROXY:LOCAL,no_proxy:LOCAL,NODE_USE_ENV_PROXY:"1"}}const LOCAL="127.0.0.1,localhost,::1"
async function openWall(options){const{node:node,host:script,workingDir:workingDir,outputDir:outputDir,brokerVariables:brokerVariables}=options
const allowed=allowedHosts(options.network)
const setUpAllowed=setUpHosts(allowedHosts(options.setUpNetwork,"setup-network"),allowed)
const given=(0,environment.u)(options.env,options.added)
const found=findCaches({...options,...closedTo(options),given:given,named:options.caches})
const way=await(0,launch_way.findWay)(options.isolation,process.getuid?.()??0)
const back=await handOver(options,way)
const exit=await openExit(allowed,(0,external_node_path_.join)(options.folder,"proxy"),options.internet)
const hosts=new Set
const close=once(()=>(0,take_down.a$)(hosts,exit,back))
try{const caches=await fillHome(back.home,found.found)
const missing=found.missing.map(path=>({path:path,why:"there is no such folder"}))
const{places:places,hidden:hidden,environment:environment}=viewOf(options,{...found,...caches})
const place={way:way,places:places,node:node,host:script,uid:back.user,proxySocket:exit.socketPath}
const withHome={...place,home:back.home}
const params={workingDir:workingDir,outputDir:outputDir,environment:environment,selfTest:{hidden:hidden,brokerVariables:brokerVariables}}
const{caller:caller,checks:checks}=await raiseHost({...withHome,owner:back.owner.uid},params,hosts)
const workspace=sandboxWorkspace({caller:caller,...options})
const openProgram=spec=>isTold(spec)?openApart(spec,{place:place,params:params,hosts:hosts}):workspace.openProgram(spec)
const{folder:folder,internet:internet}=options
const apart={place:withHome,params:params,hosts:hosts,folder:folder,allowed:setUpAllowed,internet:internet}
let isShut=false
const shut=()=>{exit.shut()
isShut=true}
const report=()=>({way:way,checks:checks,network:allowed.words,isShut:isShut,denials:[...exit.denials.values()],caches:{given:caches.given,leftOut:[...caches.leftOut,...missing]}})
return Object.freeze({workspace:workspace,openProgram:openProgram,close:close,report:report,shut:shut,over:caller.over,inSetUp:use=>inSetUp(apart,use)})}catch(error){await close()
throw error}}function isTold({environment:environment}){return Object.keys(environment).length>0}async function handOver({workingDir:workingDir,folder:folder,random:random,onHandOver:onHandOver},way){const{uid:uid,gid:gid}=(0,external_node_fs_.statSync)(workingDir)
const user=way==="bwrap"?uid:(0,tool_user.W)(random)
const settings=await(0,git_settings.Ew)(workingDir,(0,external_node_path_.join)(folder,"git-settings"))
const home=(0,external_node_path_.join)(folder,"home")
const back={way:way,user:user,owner:{uid:uid,gid:gid},folders:[workingDir],settings:settings,home:home}
onHandOver(back)
await(0,promises_.mkdir)(home,{recursive:true,mode:448})
return back}function once(action){let running
return()=>{running??=action()
return running}}}}

export const id=517
export const ids=[517,777]
export const modules={6517:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{post:()=>post})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_redact_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(1059)
var _sandbox_launch_hand_back_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59121)
var _sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(34564)
var _approval_close_ballot_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(35794)
var _connect_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(72879)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(91492)
var _runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(76008)
var _runner_open_comment_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(82604)
var _thread_sticky_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94221)
async function post(world,{handBack:handBack,openComment:openComment,openTurn:openTurn}){const isStill=await attempt(world,async()=>{if(handBack)await(0,_sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_3__.F5)(_sandbox_launch_hand_back_js__WEBPACK_IMPORTED_MODULE_2__.X.parse(JSON.parse(handBack)))})
await attempt(world,async()=>{if(openTurn)await(await Promise.all([__webpack_require__.e(287),__webpack_require__.e(846),__webpack_require__.e(601),__webpack_require__.e(434)]).then(__webpack_require__.bind(__webpack_require__,12434))).rescue(world,(0,_connect_js__WEBPACK_IMPORTED_MODULE_5__.N)(world),openTurn,isStill)})
await attempt(world,async()=>{if(!openComment)return
const[connection,open]=[(0,_connect_js__WEBPACK_IMPORTED_MODULE_5__.N)(world),(0,_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_8__.t)(openComment)]
await(0,_thread_sticky_js__WEBPACK_IMPORTED_MODULE_9__.xg)(connection,world.env,open)
await(0,_approval_close_ballot_js__WEBPACK_IMPORTED_MODULE_4__.t)(connection,{type:"issue",number:open.sticky.issue},open)})
return 0}async function attempt({env:env},action){try{await action()
return true}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.sl)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error),(0,_lib_redact_js__WEBPACK_IMPORTED_MODULE_1__.$)((0,_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_7__.secretInputs)(env)))
return false}}},53097:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>errorCode,O:()=>orMistake})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const reasons={ENOENT:"nothing is there",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"its links lead in a circle",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}},30018:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>holdFolder,z:()=>placeOfHandle})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53097)
const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(root,{recursive:true})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path,{recursive:true})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW)}},33262:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>PutAside,Ew:()=>putAside,pK:()=>putBack})
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
return{exitCode:exitCode,stderr:stderr||originalMessage||""}}}}

export const id=4564
export const ids=[4564,4706]
export const modules={51698:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var execa__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(82499)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22499)
function program(name){return{program:name}}async function runToEnd(command,timeout){try{const[file,...args]=resolved(command)
const ended=await(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),stdin:"ignore",...timeout!==void 0&&{timeout:timeout}})
const{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr,originalMessage:originalMessage}=ended
return{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr||originalMessage||""}}catch(error){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}}}function startDetached(command){const[file,...args]=resolved(command)
return(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(command){const[file,...args]=command.map(part=>typeof part==="string"?part:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.CA)(part.program))
return[file??"",...args]}function options(){return{env:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.f7)(),extendEnv:!1,reject:!1}}}),33262:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>PutAside,Ew:()=>putAside,pK:()=>putBack})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_workspace_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26767)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33368)
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
const PutAside=zod__WEBPACK_IMPORTED_MODULE_5__.object({root:zod__WEBPACK_IMPORTED_MODULE_5__.string(),steps:zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.string()).readonly(),name:zod__WEBPACK_IMPORTED_MODULE_5__.string(),copy:zod__WEBPACK_IMPORTED_MODULE_5__.string().optional()}).readonly()
async function putAside(root,folder){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder,{recursive:!0,mode:448})
const aside=[]
for(const repository of await repositoriesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,".git"))){const steps=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root,repository).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
for(const name of SETTINGS){const copy=await copyAside((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(repository,name),(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,String(aside.length)))
aside.push({root:root,steps:steps,name:name,...copy!==void 0&&{copy:copy}})}}return aside}const SETTINGS=["config","config.worktree","commondir"]
async function copyAside(path,copy){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(()=>{})
if(!found?.isFile())return
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(path,copy,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.COPYFILE_EXCL)
await replace(path,await withoutSecrets(copy))
return copy}async function putBack(aside){for(const{root:root,steps:steps,name:name,copy:copy}of aside){const bytes=copy===void 0?void 0:await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(copy).catch(()=>{})
if(copy!==void 0&&bytes===void 0)continue
if(!await isThere(root,steps))continue
const folder=await(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_3__.Ub)(root,steps)
try{await restore(folder,name,bytes)}finally{await folder.close()}}await removeCopies(aside)}async function removeCopies(aside){const copies=aside.flatMap(({copy:copy})=>copy??[])
for(const copy of copies)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(copy,{force:!0})
for(const folder of new Set(copies.map(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)))await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)(folder).catch(()=>{})}async function restore(folder,name,bytes){const temporary=folder.entry(`.deckhand-${name}`)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(temporary,{recursive:!0,force:!0})
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(folder.entry(name),{recursive:!0,force:!0})
if(bytes===void 0)return
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(temporary,bytes,{flag:"wx",mode:420})
await asOwnerOf(folder.entry("."),temporary)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary,folder.entry(name))}async function asOwnerOf(folder,path){const{uid:uid,gid:gid}=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(folder)
if(process.getuid?.()===0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.chown)(path,uid,gid)}async function isThere(root,steps){for(let depth=1;depth<=steps.length;depth+=1){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root,...steps.slice(0,depth))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(path).catch(()=>{})
if(found?.isDirectory())continue
if(found&&depth===1)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path)
return!1}return!0}async function repositoriesIn(gitDir){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(gitDir).catch(()=>{})
return found?.isDirectory()?[gitDir,...await submodulesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"modules"))]:[]}async function submodulesIn(folder){const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder,{withFileTypes:!0}).catch(()=>[])
const folders=entries.filter(entry=>entry.isDirectory()).map(({name:name})=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,name))
const found=await Promise.all(folders.map(async path=>await isRepository(path)?repositoriesIn(path):submodulesIn(path)))
return found.flat()}async function isRepository(path){return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path,"HEAD")).catch(()=>{})!==void 0}async function replace(path,text){const env_1={stack:[],error:void 0,hasError:!1}
try{const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_TRUNC|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW),!0)
await file.writeFile(text)}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}}const HARMLESS=/^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone|worktree)|extensions\..+|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|branch\..+\.(?:remote|merge)|submodule\..+\.(?:url|active)|index\.version)$/s
async function withoutSecrets(path){const list=await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)({folder:"/"}).raw(["config","--file",path,"--no-includes","--null","--list"])
const lines=list.split("\0").flatMap(record=>{const[key="",...value]=record.split("\n")
return HARMLESS.test(key)?[settingOf(key,value.join("\n"))]:[]})
return lines.join("")}function settingOf(key,value){const[section="",...rest]=key.split(".")
const name=rest.pop()??""
const sub=rest.length===0?"":` ${quoted(rest.join("."))}`
return`[${section}${sub}]\n\t${name} = ${quoted(withoutPassword(value))}\n`}function quoted(text){return`"${text.replaceAll(/["\\]/g,"\\$&").replaceAll("\n","\\n").replaceAll("\t","\\t")}"`}function withoutPassword(value){return value.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i,"$1")}}),54706:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ISOLATION_METHODS:()=>ISOLATION_METHODS,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _command_line_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51698)
const ISOLATION_METHODS=["root","sudo","bwrap"]
async function findIsolationMethod(isolation,uid,run=_command_line_js__WEBPACK_IMPORTED_MODULE_1__.cd){const own=uid===0?"root":"sudo"
const problems=[]
for(const way of isolation==="auto"?[own,"bwrap"]:[own]){const problem=await problemOf(way,run)
if(problem==="")return way
problems.push(`${way}: ${problem}`)}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`No sandbox can be built on this runner (${problems.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const UNSHARE=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(way){return asRoot(way,[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("unshare"),...UNSHARE,"--"])}function asRoot(way,command){return way==="root"?command:[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("sudo"),"-n","--",...command]}const BWRAP=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const SETPRIV=[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const PROBE_LIMIT_MS=3e4
async function problemOf(way,run){const start=way==="bwrap"?[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("bwrap"),...BWRAP]:[...asRootInside(way),...SETPRIV]
const{exitCode:exitCode,timedOut:timedOut,stderr:stderr}=await run([...start,(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("true")],PROBE_LIMIT_MS)
if(exitCode===0)return""
if(timedOut)return`it did not end within ${PROBE_LIMIT_MS/1e3} s`
return stderr.trim().split("\n")[0]?.slice(0,200)||`${start[0].program} cannot be run`}}),34564:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F5:()=>giveBack,Wm:()=>freeUser,XW:()=>HandBack,XZ:()=>endAll,a$:()=>takeDown,dM:()=>removeTree,gP:()=>endHost})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58500)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _command_line_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(51698)
var _git_settings_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33262)
var _isolation_method_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54706)
const HandBack=zod__WEBPACK_IMPORTED_MODULE_6__.object({way:zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_isolation_method_js__WEBPACK_IMPORTED_MODULE_5__.ISOLATION_METHODS),user:zod__WEBPACK_IMPORTED_MODULE_6__.int(),owner:zod__WEBPACK_IMPORTED_MODULE_6__.object({uid:zod__WEBPACK_IMPORTED_MODULE_6__.int(),gid:zod__WEBPACK_IMPORTED_MODULE_6__.int()}).readonly(),folders:zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()).readonly(),settings:zod__WEBPACK_IMPORTED_MODULE_6__.array(_git_settings_js__WEBPACK_IMPORTED_MODULE_4__.Am).readonly(),home:zod__WEBPACK_IMPORTED_MODULE_6__.string()}).readonly()
async function handBack({way:way,folders:folders,user:user,owner:owner,settings:settings,home:home}){if(way!=="bwrap"){await run((0,_isolation_method_js__WEBPACK_IMPORTED_MODULE_5__.asRoot)(way,[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.DM)("chown"),"-RPh",`--from=${user}`,`${owner.uid}`,"--",...folders]))
await run((0,_isolation_method_js__WEBPACK_IMPORTED_MODULE_5__.asRoot)(way,[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.DM)("chown"),"-RPh",`--from=:${user}`,`:${owner.gid}`,"--",...folders]))}await(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_4__.pK)(settings)
await removeTree(way,home)}async function removeTree(way,home){const remove=[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.DM)("rm"),"-rf","--one-file-system","--",home]
const commands=way==="bwrap"?[[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.DM)("chmod"),"-R","u+rwX","--",home],remove]:[(0,_isolation_method_js__WEBPACK_IMPORTED_MODULE_5__.asRoot)(way,remove)]
for(const command of commands)await(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.cd)(command,6e4)}async function run(command){const{exitCode:exitCode,stderr:stderr}=await(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.cd)(command)
if(exitCode===0)return
const why=(stderr.trim()||"no reason was given").split("\n")[0]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("git",`The workspace could not be given back to its owner: ${why}.`,{hint:"Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand."})}const GRACE_MS={stdin:2e3,killed:3e3,gone:5e3}
async function takeDown(hosts,exits,back){try{await endAll(hosts,back)}finally{await Promise.all(exits.map(exit=>exit.close()))}await handBack(back)}async function endAll(hosts,back){const all=[...hosts]
const ends=await Promise.all(all.map(host=>endHost(host,()=>killTools(back))))
const deaf=all.filter((_,index)=>!ends[index])
if(deaf.length>0&&back.way==="bwrap")throw left(deaf.flatMap(({pid:pid})=>pid??[]))
await requireNobody(back)}async function endHost(host,force=async()=>{}){host.input.end()
if(await within(GRACE_MS.stdin,host.ended))return!0
host.kill()
await force()
return within(GRACE_MS.killed,host.ended)}async function giveBack(back){await requireNobody(back)
await handBack(back)}async function requireNobody(back){if(back.way==="bwrap")return
const end=performance.now()+GRACE_MS.gone
while(processesOf(back.user).length>0){if(performance.now()>end)throw left(processesOf(back.user))
await killTools(back)
await(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(20)}}async function killTools({way:way,user:user}){const pids=way==="bwrap"?[]:processesOf(user).map(String)
if(way==="bwrap"||pids.length===0)return
await(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.cd)((0,_isolation_method_js__WEBPACK_IMPORTED_MODULE_5__.asRoot)(way,[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_3__.DM)("kill"),"-KILL",...pids]))}async function within(milliseconds,ended){const controller=new AbortController
const late=(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(milliseconds,!1,{signal:controller.signal}).catch(()=>!1)
const isOver=await Promise.race([ended.then(()=>!0),late])
controller.abort()
return isOver}function left(pids){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`Processes of the tools are still there (${pids.join(", ")}), so nothing is published.`,{hint:"A self-hosted runner needs them killed by hand before the next job."})}const FIRST=64e3
const COUNT=1e3
function freeUser(random,inUse=usersNow()){const start=Math.floor(random()*COUNT)
for(let step=0;step<COUNT;step+=1){const uid=FIRST+(start+step)%COUNT
if(!inUse.has(uid))return uid}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config","There is no free user for the tools: too many runs on this machine at once.",{hint:"Run it again when another run on this machine has ended."})}function processesOf(uid){return statuses().flatMap(({pid:pid,text:text})=>isAlive(text)&&uidsIn(text).includes(uid)?[pid]:[])}function usersNow(){return new Set(statuses().flatMap(({text:text})=>uidsIn(text)))}function uidsIn(status){return(/^Uid:\t([\d\t]+)$/m.exec(status)?.[1]??"").split("\t").map(Number)}function isAlive(status){return!/^State:\t[ZX]/m.test(status)}function statuses(){return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").flatMap(name=>{if(!/^\d+$/.test(name))return[]
try{return[{pid:Number(name),text:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${name}/status`,"utf8")}]}catch{return[]}})}})}

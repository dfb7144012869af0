export const id=4706
export const ids=[4706]
export const modules={51698:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var execa__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(82499)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22499)
function program(name){return{program:name}}async function runToEnd(command,timeout){try{const[file,...args]=resolved(command)
const ended=await(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),stdin:"ignore",...timeout!==void 0&&{timeout:timeout}})
const{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr,originalMessage:originalMessage}=ended
return{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr||originalMessage||""}}catch(error){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}}}function startDetached(command){const[file,...args]=resolved(command)
return(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(command){const[file,...args]=command.map(part=>typeof part==="string"?part:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.CA)(part.program))
return[file??"",...args]}function options(){return{env:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.f7)(),extendEnv:!1,reject:!1}}}),54706:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
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
return stderr.trim().split("\n")[0]?.slice(0,200)||`${start[0].program} cannot be run`}})}

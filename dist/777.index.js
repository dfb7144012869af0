export const id=777
export const ids=[777]
export const modules={58777:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{dk:()=>WAYS,findWay:()=>findWay,rn:()=>asRootInside,sg:()=>SYSTEM_PATH,tE:()=>asRoot})
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

export const id=4706
export const ids=[4706]
export const modules={51698:((t,o,n)=>{n.d(o,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var e=n(82499)
var r=n(98664)
var s=n(22499)
function program(t){return{program:t}}async function runToEnd(t,o){try{const[n,...r]=resolved(t)
const s=await(0,e.Ho)(n,r,{...options(),stdin:"ignore",...o!==void 0&&{timeout:Math.ceil(o)}})
const{exitCode:i,timedOut:a,stdout:d,stderr:u,originalMessage:c}=s
return{exitCode:i,timedOut:a,stdout:d,stderr:u||c||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(t).message}}}function startDetached(t){const[o,...n]=resolved(t)
return(0,e.Ho)(o,n,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[o,...n]=t.map(t=>typeof t==="string"?t:(0,s.CA)(t.program))
return[o??"",...n]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}}),54706:((t,o,n)=>{n.r(o)
n.d(o,{ISOLATION_METHODS:()=>s,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var e=n(98664)
var r=n(51698)
const s=["root","sudo","bwrap"]
async function findIsolationMethod(t,o,n=r.cd){const s=o===0?"root":"sudo"
const i=[]
for(const o of t==="auto"?[s,"bwrap"]:[s]){const t=await problemOf(o,n)
if(t==="")return o
i.push(`${o}: ${t}`)}throw new e.vC("config",`No sandbox can be built on this runner (${i.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const i=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(t){return asRoot(t,[(0,r.DM)("unshare"),...i,"--"])}function asRoot(t,o){return t==="root"?o:[(0,r.DM)("sudo"),"-n","--",...o]}const a=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const d=[(0,r.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const u=3e4
async function problemOf(t,o){const n=t==="bwrap"?[(0,r.DM)("bwrap"),...a]:[...asRootInside(t),...d]
const{exitCode:e,timedOut:s,stderr:i}=await o([...n,(0,r.DM)("true")],u)
if(e===0)return""
if(s)return`it did not end within ${u/1e3} s`
return i.trim().split("\n")[0]?.slice(0,200)||`${n[0].program} cannot be run`}})}

export const id=6418
export const ids=[6418,2325]
export const modules={92323:((t,n,e)=>{e.d(n,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var o=e(73024)
function isAllowed(t,n){try{(0,o.accessSync)(t,n)
return!0}catch{return!1}}const r=2097152
function addRights(t,n){return changeMode(t,t=>t|n)}function setMode(t,n){changeMode(t,()=>n)}function changeMode(t,n){if(process.platform!=="linux")return
try{const e=(0,o.openSync)(t,r|o.constants.O_NOFOLLOW)
try{const t=(0,o.fstatSync)(e).mode&4095;(0,o.chmodSync)(`/proc/self/fd/${e}`,n(t))
return t}finally{(0,o.closeSync)(e)}}catch{return}}}),46418:((t,n,e)=>{e.r(n)
e.d(n,{foreignFilesFault:()=>foreignFilesFault,handedOver:()=>handedOver,requireWritable:()=>requireWritable})
var o=e(73024)
var r=e(48161)
var s=e(76760)
var i=e(33368)
var a=e(92323)
var c=e(98664)
var u=e(94869)
var d=e(38008)
function handedOver({way:t,folder:n,foreign:e}){const{uid:r}=(0,o.statSync)(n)
if(t==="sudo")return[...new Set([r,process.getuid?.()??r])].map(t=>`-uid ${t}`).join(" -o ")
if(e.length===0)return`-uid ${r}`
const s=unmapped()
return s===void 0?"-true":`! -uid ${s}`}async function requireWritable(t){const n=t.foreign.filter(n=>!isWritable(t,n))
if(n.length===0)return[]
const e=await commitsOwn(t.folder)
const o=n.filter(t=>e(t))
if(o.length>0)throw foreignFault(t,o)
const r=`${(0,u.U9)(n.length,"untracked path")} of the workspace`
return[`The agent cannot change ${r} (${pathsOf(t.folder,outermost(n))}): ${ownersOf(n)}.`]}async function foreignFilesFault(t){if(process.getuid?.()===0)return
const n=(0,o.mkdtempSync)((0,s.join)((0,r.tmpdir)(),"deckhand-owners-"))
try{const{foreign:e}=await(0,d.U5)("bwrap",t,(0,s.join)(n,"foreign"))
await requireWritable({way:"bwrap",folder:t,foreign:e})
return}catch(t){return t instanceof c.vC&&t.code==="config"?t:void 0}finally{(0,o.rmSync)(n,{recursive:!0,force:!0})}}function isWritable({way:t,folder:n},{kind:e,uid:r,mode:s,path:i}){if(e!=="d"&&e!=="f")return!0
if(t==="root")return r!==unmapped()
const c=process.getuid?.()
if(r===c)return!0
const u=e==="d"?o.constants.W_OK|o.constants.X_OK:o.constants.W_OK
const d=t==="bwrap"||r===(0,o.statSync)(n).uid||(s&2)!==0
return d&&(0,a.Jr)(Buffer.from(i,"latin1"),u)}function unmapped(){const[,,t]=read("/proc/self/uid_map").trim().split(/\s+/)
if(t===void 0||Number(t)>=2**32-1)return
return Number(read("/proc/sys/kernel/overflowuid").trim()||65534)}async function commitsOwn(t){const n=Buffer.from(t).toString("latin1")
const e=new Set(await trackedIn(t))
for(const t of[...e])for(let n=(0,s.dirname)(t);!e.has(n);n=(0,s.dirname)(n))e.add(n)
return t=>{const o=t.path.slice(n.length+1)||"."
return e.has(o)||/^\.git(?:\/|$)/.test(o)&&!isIdle(t,o)}}function isIdle({kind:t,mode:n},e){if(/^\.git\/(?:hooks|branches|lfs|info|description$)/.test(e))return!0
const o=/\/objects\/|^\.git\/(?:index|HEAD|ORIG_HEAD|packed-refs|shallow|refs\/.*)$/.test(e)
return t==="f"&&o&&(n&4)!==0}async function trackedIn(t){if(!(0,o.existsSync)((0,s.join)(t,".git")))return[]
const n=await(0,i.$Y)({folder:t}).bytes(["ls-files","-z"]).catch(()=>Buffer.of())
return n.toString("latin1").split("\0").filter(Boolean)}function foreignFault({way:t,folder:n},e){const o=process.getuid?.()??0
const r=`The agent could not write ${(0,u.U9)(e.length,"path")} of the checkout (${pathsOf(n,e)}): ${ownersOf(e)}, and this step runs as ${nameOf(o)}.`
if(t==="root"){const t="This container does not have the user that owns them. Change the owner on the machine outside of it."
return new c.vC("config",r,{hint:t})}const s=`Before this step, let root give the workspace to that user (\`chown -R ${o}\`), or let the step that made these files (such as a container that works as root, or \`sudo git\`) run as that user.`
return new c.vC("config",r,{hint:s})}function ownersOf(t){const n=[...new Set(t.map(({uid:t})=>t))].map(nameOf)
const e=n.length>4?[...n.slice(0,4),"others"]:n
return`${t.length===1?"it belongs":"they belong"} to ${e.join(" and ")}`}function nameOf(t){const n=read("/etc/passwd").split("\n").find(n=>n.split(":")[2]===String(t))
const e=n?.split(":")[0]
return e?`${e} (${t})`:`user ${t}`}function pathsOf(t,n){const e=Buffer.from(t).toString("latin1")
const o=n.map(({path:t})=>Buffer.from(t.slice(e.length+1)||".","latin1").toString())
const r=o.slice(0,3).map(t=>(0,u.SS)((0,u.TN)(t,80)))
return`${r.join(", ")}${o.length>3?", …":""}`}function outermost(t){const n=new Set(t.map(({path:t})=>t))
return t.filter(({path:t})=>!n.has((0,s.dirname)(t)))}function read(t){try{return(0,o.readFileSync)(t,"utf8")}catch{return""}}}),38008:((t,n,e)=>{e.d(n,{Py:()=>i,U5:()=>walkCheckout,s9:()=>entriesIn})
var o=e(73024)
var r=e(51698)
var s=e(54706)
function whoseFiles(t,n){const{uid:e,gid:r}=(0,o.statSync)(n)
return{uid:t==="root"?e:process.getuid?.()??e,gid:r}}async function walkCheckout(t,n,e){const{uid:a,gid:c}=whoseFiles(t,n)
const u=["-uid",String(a),...t==="bwrap"?[]:["-gid",String(c)]];(0,o.writeFileSync)(e,"")
const d=["(",..."-type s -o -type p -o -type b -o -type c".split(" "),")","-print0"]
const f=[(0,r.DM)("find"),n,...d,"-o","!","(",...u,")","-fprintf",e,i]
const{stdout:l}=await(0,r.cd)(t==="bwrap"?f:(0,s.asRoot)(t,f))
return{special:l.split("\0").filter(Boolean),foreign:entriesIn(e,(0,o.statSync)(n).dev)}}const i="%y %U %G %m %D %p\\0"
function entriesIn(t,n){const e=(0,o.readFileSync)(t,"latin1").split("\0").slice(0,-1)
return e.flatMap(t=>{const[e="",o,r,s="",i,...a]=t.split(" ")
if(Number(i)!==n)return[]
return[{kind:e,uid:Number(o),gid:Number(r),mode:Number.parseInt(s,8),path:a.join(" ")}]})}}),51698:((t,n,e)=>{e.d(n,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var o=e(82499)
var r=e(98664)
var s=e(22499)
function program(t){return{program:t}}async function runToEnd(t,n){try{const[e,...r]=resolved(t)
const s=await(0,o.Ho)(e,r,{...options(),stdin:"ignore",...n!==void 0&&{timeout:n}})
const{exitCode:i,timedOut:a,stdout:c,stderr:u,originalMessage:d}=s
return{exitCode:i,timedOut:a,stdout:c,stderr:u||d||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(t).message}}}function startDetached(t){const[n,...e]=resolved(t)
return(0,o.Ho)(n,e,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[n,...e]=t.map(t=>typeof t==="string"?t:(0,s.CA)(t.program))
return[n??"",...e]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}}),54706:((t,n,e)=>{e.r(n)
e.d(n,{ISOLATION_METHODS:()=>s,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var o=e(98664)
var r=e(51698)
const s=["root","sudo","bwrap"]
async function findIsolationMethod(t,n,e=r.cd){const s=n===0?"root":"sudo"
const i=[]
for(const n of t==="auto"?[s,"bwrap"]:[s]){const t=await problemOf(n,e)
if(t==="")return n
i.push(`${n}: ${t}`)}throw new o.vC("config",`No sandbox can be built on this runner (${i.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const i=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(t){return asRoot(t,[(0,r.DM)("unshare"),...i,"--"])}function asRoot(t,n){return t==="root"?n:[(0,r.DM)("sudo"),"-n","--",...n]}const a=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const c=[(0,r.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const u=3e4
async function problemOf(t,n){const e=t==="bwrap"?[(0,r.DM)("bwrap"),...a]:[...asRootInside(t),...c]
const{exitCode:o,timedOut:s,stderr:i}=await n([...e,(0,r.DM)("true")],u)
if(o===0)return""
if(s)return`it did not end within ${u/1e3} s`
return i.trim().split("\n")[0]?.slice(0,200)||`${e[0].program} cannot be run`}})}

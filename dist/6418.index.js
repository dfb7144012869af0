export const id=6418
export const ids=[6418,4706]
export const modules={92323:((t,e,n)=>{n.d(e,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var r=n(73024)
function isAllowed(t,e){try{(0,r.accessSync)(t,e)
return!0}catch{return!1}}const o=2097152
function addRights(t,e){return changeMode(t,t=>t|e)}function setMode(t,e){changeMode(t,()=>e)}function changeMode(t,e){if(process.platform!=="linux")return
try{const n=(0,r.openSync)(t,o|r.constants.O_NOFOLLOW)
try{const t=(0,r.fstatSync)(n).mode&4095;(0,r.chmodSync)(`/proc/self/fd/${n}`,e(t))
return t}finally{(0,r.closeSync)(n)}}catch{return}}}),46418:((t,e,n)=>{n.r(e)
n.d(e,{foreignFilesFault:()=>foreignFilesFault,handedOver:()=>handedOver,requireHandedOver:()=>requireHandedOver,requireWritable:()=>requireWritable,trackedIn:()=>trackedIn})
var r=n(73024)
var o=n(48161)
var s=n(76760)
var i=n(33368)
var a=n(92323)
var c=n(98664)
var u=n(97101)
var d=n(94869)
var f=n(38008)
function handedOver({way:t,folder:e,foreign:n}){const{uid:o}=(0,r.statSync)(e)
if(t==="sudo")return[...new Set([o,process.getuid?.()??o])].map(t=>`-uid ${t}`).join(" -o ")
if(n.length===0)return`-uid ${o}`
const s=unmapped()
return s===void 0?"-true":`! -uid ${s}`}async function requireWritable(t){const e=t.foreign.filter(e=>!isWritable(t,e))
if(e.length===0)return[]
const n=await commitsOwn(t.folder)
const r=e.filter(t=>n(t))
if(r.length>0)throw foreignFault(t,r)
const o=`${(0,d.U9)(e.length,"untracked path")} of the workspace`
return[`The agent cannot change ${o} (${(0,f.wX)(t.folder,outermost(e))}): ${ownersOf(e)}.`]}async function requireHandedOver({way:t,folder:e},{user:o,test:i,broker:a}){if(t==="bwrap")return[]
const u=(0,s.join)(a,"refused")
const l=read(u);(0,r.rmSync)(u,{force:!0})
if(l==="")return[]
const{keptOwners:h,reasonOf:p}=await n.e(9186).then(n.bind(n,89186))
const g={folder:e,test:`! -uid ${o} ( ${i} )`,words:l,list:(0,s.join)(a,"kept")}
const m=await h(t,g)
const w=m.entries.filter(({kind:t})=>t==="d"||t==="f")
if(w.length===0)return unsearched(l)
const{reason:y,advice:v}=p(m)
const b=await commitsOwn(e)
const $=w.filter(t=>b(t))
if($.length>0){const t=`The agent could not write ${(0,d.U9)($.length,"path")} of the checkout (${(0,f.wX)(e,$)}): ${y}.`
throw new c.vC("config",t,{hint:v})}const S=`${(0,d.U9)(w.length,"untracked path")} of the workspace`
return[`The agent cannot change ${S} (${(0,f.wX)(e,outermost(w))}): ${y}.`]}function unsearched(t){const[e]=t.split("\n").filter(t=>t!==""&&!t.endsWith("No such file or directory"))
if(e===void 0)return[]
return[`The agent may not be able to change all of the workspace: ${(0,d.TN)((0,u.fx)(e),200)}.`]}async function foreignFilesFault(t){if(process.getuid?.()===0)return
const e=(0,r.mkdtempSync)((0,s.join)((0,o.tmpdir)(),"deckhand-owners-"))
try{const{foreign:n}=await(0,f.U5)("bwrap",t,(0,s.join)(e,"foreign"))
await requireWritable({way:"bwrap",folder:t,foreign:n})
return}catch(t){return t instanceof c.vC&&t.code==="config"?t:void 0}finally{(0,r.rmSync)(e,{recursive:!0,force:!0})}}function isWritable({way:t,folder:e},{kind:n,uid:o,mode:s,path:i}){if(n!=="d"&&n!=="f")return!0
if(t==="root")return o!==unmapped()
const c=process.getuid?.()
if(o===c)return!0
const u=n==="d"?r.constants.W_OK|r.constants.X_OK:r.constants.W_OK
const d=t==="bwrap"||o===(0,r.statSync)(e).uid||(s&2)!==0
return d&&(0,a.Jr)(Buffer.from(i,"latin1"),u)}function unmapped(){const[,,t]=read("/proc/self/uid_map").trim().split(/\s+/)
if(t===void 0||Number(t)>=2**32-1)return
return Number(read("/proc/sys/kernel/overflowuid").trim()||65534)}async function commitsOwn(t){const e=Buffer.from(t).toString("latin1")
const n=new Set(await trackedIn(t))
for(const t of[...n])for(let e=(0,s.dirname)(t);!n.has(e);e=(0,s.dirname)(e))n.add(e)
return t=>{const r=t.path.slice(e.length+1)||"."
return n.has(r)||/^\.git(?:\/|$)/.test(r)&&!isIdle(t,r)}}function isIdle({kind:t,mode:e},n){if(/^\.git\/(?:hooks|branches|lfs|info|description$)/.test(n))return!0
const r=/\/objects\/|^\.git\/(?:index|HEAD|ORIG_HEAD|packed-refs|shallow|refs\/.*)$/.test(n)
return t==="f"&&r&&(e&4)!==0}async function trackedIn(t){if(!(0,r.existsSync)((0,s.join)(t,".git")))return[]
const e=await(0,i.$Y)({folder:t}).bytes(["ls-files","-z"]).catch(()=>Buffer.of())
return e.toString("latin1").split("\0").filter(Boolean)}function foreignFault({way:t,folder:e},n){const r=process.getuid?.()??0
const o=`The agent could not write ${(0,d.U9)(n.length,"path")} of the checkout (${(0,f.wX)(e,n)}): ${ownersOf(n)}, and this step runs as ${nameOf(r)}.`
if(t==="root"){const t="This container does not have the user that owns them. Change the owner on the machine outside of it."
return new c.vC("config",o,{hint:t})}const s=`Before this step, let root give the workspace to that user (\`chown -R ${r}\`), or let the step that made these files (such as a container that works as root, or \`sudo git\`) run as that user.`
return new c.vC("config",o,{hint:s})}function ownersOf(t){const e=[...new Set(t.map(({uid:t})=>t))].map(nameOf)
const n=e.length>4?[...e.slice(0,4),"others"]:e
return`${t.length===1?"it belongs":"they belong"} to ${n.join(" and ")}`}function nameOf(t){const e=read("/etc/passwd").split("\n").find(e=>e.split(":")[2]===String(t))
const n=e?.split(":")[0]
return n?`${n} (${t})`:`user ${t}`}function outermost(t){const e=new Set(t.map(({path:t})=>t))
return t.filter(({path:t})=>!e.has((0,s.dirname)(t)))}function read(t){try{return(0,r.readFileSync)(t,"utf8")}catch{return""}}}),38008:((t,e,n)=>{n.d(e,{Py:()=>c,U5:()=>walkCheckout,s9:()=>entriesIn,wX:()=>namesIn})
var r=n(73024)
var o=n(76760)
var s=n(94869)
var i=n(51698)
var a=n(54706)
function whoseFiles(t,e){const{uid:n,gid:o}=(0,r.statSync)(e)
return{uid:t==="root"?n:process.getuid?.()??n,gid:o}}async function walkCheckout(t,e,n){const{uid:o,gid:s}=whoseFiles(t,e)
const u=["-uid",String(o),...t==="bwrap"?[]:["-gid",String(s)]];(0,r.writeFileSync)(n,"")
const d=["(",..."-type s -o -type p -o -type b -o -type c".split(" "),")","-print0"]
const f=[(0,i.DM)("find"),e,...d,"-o","!","(",...u,")","-fprintf",n,c]
const{stdout:l}=await(0,i.cd)(t==="bwrap"?f:(0,a.asRoot)(t,f))
const h=l.split("\0").filter(Boolean)
const p=t==="bwrap"?[]:mountedIn(e)
return{special:h,foreign:entriesIn(n,(0,r.statSync)(e).dev),mounted:p,mayBeElsewhere:mayBeElsewhere(e)}}function mayBeElsewhere(t){const isFolder=t=>(0,r.lstatSync)(t,{throwIfNoEntry:!1})?.isDirectory()===!0
const e=(0,o.join)(t,".git")
const n=["commondir","objects/info/alternates"].some(t=>(0,r.existsSync)((0,o.join)(e,t)))
return n||!isFolder(e)||!isFolder((0,o.join)(e,"objects"))}function mountedIn(t){const e=`${Buffer.from(t).toString("latin1")}/`
const n=(0,r.readFileSync)("/proc/self/mountinfo","latin1").split("\n").map(t=>(t.split(" ")[4]??"").replaceAll(/\\([0-7]{3})/g,(t,e)=>octal(e)))
return[...new Set(n.filter(t=>t.startsWith(e)).map(t=>t.slice(e.length)))]}function octal(t){return String.fromCharCode(Number.parseInt(t,8))}const c="%y %U %G %m %D %p\\0"
function entriesIn(t,e){const n=(0,r.readFileSync)(t,"latin1").split("\0").slice(0,-1)
return n.flatMap(t=>{const[n="",r,o,s="",i,...a]=t.split(" ")
if(Number(i)!==e)return[]
return[{kind:n,uid:Number(r),gid:Number(o),mode:Number.parseInt(s,8),path:a.join(" ")}]})}function namesIn(t,e){const n=Buffer.from(t).toString("latin1")
const r=e.map(({path:t})=>Buffer.from(t.slice(n.length+1)||".","latin1").toString())
const o=r.slice(0,3).map(t=>(0,s.SS)((0,s.TN)(t,80)))
return`${o.join(", ")}${r.length>3?", …":""}`}}),51698:((t,e,n)=>{n.d(e,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var r=n(82499)
var o=n(98664)
var s=n(22499)
function program(t){return{program:t}}async function runToEnd(t,e){try{const[n,...o]=resolved(t)
const s=await(0,r.Ho)(n,o,{...options(),stdin:"ignore",...e!==void 0&&{timeout:Math.ceil(e)}})
const{exitCode:i,timedOut:a,stdout:c,stderr:u,originalMessage:d}=s
return{exitCode:i,timedOut:a,stdout:c,stderr:u||d||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,o.ec)(t).message}}}function startDetached(t){const[e,...n]=resolved(t)
return(0,r.Ho)(e,n,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[e,...n]=t.map(t=>typeof t==="string"?t:(0,s.CA)(t.program))
return[e??"",...n]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}}),54706:((t,e,n)=>{n.r(e)
n.d(e,{ISOLATION_METHODS:()=>s,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var r=n(98664)
var o=n(51698)
const s=["root","sudo","bwrap"]
async function findIsolationMethod(t,e,n=o.cd){const s=e===0?"root":"sudo"
const i=[]
for(const e of t==="auto"?[s,"bwrap"]:[s]){const t=await problemOf(e,n)
if(t==="")return e
i.push(`${e}: ${t}`)}throw new r.vC("config",`No sandbox can be built on this runner (${i.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const i=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(t){return asRoot(t,[(0,o.DM)("unshare"),...i,"--"])}function asRoot(t,e){return t==="root"?e:[(0,o.DM)("sudo"),"-n","--",...e]}const a=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const c=[(0,o.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const u=3e4
async function problemOf(t,e){const n=t==="bwrap"?[(0,o.DM)("bwrap"),...a]:[...asRootInside(t),...c]
const{exitCode:r,timedOut:s,stderr:i}=await e([...n,(0,o.DM)("true")],u)
if(r===0)return""
if(s)return`it did not end within ${u/1e3} s`
return i.trim().split("\n")[0]?.slice(0,200)||`${n[0].program} cannot be run`}})}

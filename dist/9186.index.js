export const id=9186
export const ids=[9186,2325,6805]
export const modules={38008:((t,e,n)=>{n.d(e,{Py:()=>a,U5:()=>walkCheckout,s9:()=>entriesIn,wX:()=>namesIn})
var o=n(73024)
var r=n(94869)
var s=n(51698)
var i=n(54706)
function whoseFiles(t,e){const{uid:n,gid:r}=(0,o.statSync)(e)
return{uid:t==="root"?n:process.getuid?.()??n,gid:r}}async function walkCheckout(t,e,n){const{uid:r,gid:c}=whoseFiles(t,e)
const d=["-uid",String(r),...t==="bwrap"?[]:["-gid",String(c)]];(0,o.writeFileSync)(n,"")
const u=["(",..."-type s -o -type p -o -type b -o -type c".split(" "),")","-print0"]
const p=[(0,s.DM)("find"),e,...u,"-o","!","(",...d,")","-fprintf",n,a]
const{stdout:l}=await(0,s.cd)(t==="bwrap"?p:(0,i.asRoot)(t,p))
return{special:l.split("\0").filter(Boolean),foreign:entriesIn(n,(0,o.statSync)(e).dev)}}const a="%y %U %G %m %D %p\\0"
function entriesIn(t,e){const n=(0,o.readFileSync)(t,"latin1").split("\0").slice(0,-1)
return n.flatMap(t=>{const[n="",o,r,s="",i,...a]=t.split(" ")
if(Number(i)!==e)return[]
return[{kind:n,uid:Number(o),gid:Number(r),mode:Number.parseInt(s,8),path:a.join(" ")}]})}function namesIn(t,e){const n=Buffer.from(t).toString("latin1")
const o=e.map(({path:t})=>Buffer.from(t.slice(n.length+1)||".","latin1").toString())
const s=o.slice(0,3).map(t=>(0,r.SS)((0,r.TN)(t,80)))
return`${s.join(", ")}${o.length>3?", …":""}`}}),51698:((t,e,n)=>{n.d(e,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var o=n(82499)
var r=n(98664)
var s=n(22499)
function program(t){return{program:t}}async function runToEnd(t,e){try{const[n,...r]=resolved(t)
const s=await(0,o.Ho)(n,r,{...options(),stdin:"ignore",...e!==void 0&&{timeout:e}})
const{exitCode:i,timedOut:a,stdout:c,stderr:d,originalMessage:u}=s
return{exitCode:i,timedOut:a,stdout:c,stderr:d||u||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(t).message}}}function startDetached(t){const[e,...n]=resolved(t)
return(0,o.Ho)(e,n,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[e,...n]=t.map(t=>typeof t==="string"?t:(0,s.CA)(t.program))
return[e??"",...n]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}}),54706:((t,e,n)=>{n.r(e)
n.d(e,{ISOLATION_METHODS:()=>s,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var o=n(98664)
var r=n(51698)
const s=["root","sudo","bwrap"]
async function findIsolationMethod(t,e,n=r.cd){const s=e===0?"root":"sudo"
const i=[]
for(const e of t==="auto"?[s,"bwrap"]:[s]){const t=await problemOf(e,n)
if(t==="")return e
i.push(`${e}: ${t}`)}throw new o.vC("config",`No sandbox can be built on this runner (${i.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const i=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(t){return asRoot(t,[(0,r.DM)("unshare"),...i,"--"])}function asRoot(t,e){return t==="root"?e:[(0,r.DM)("sudo"),"-n","--",...e]}const a=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const c=[(0,r.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const d=3e4
async function problemOf(t,e){const n=t==="bwrap"?[(0,r.DM)("bwrap"),...a]:[...asRootInside(t),...c]
const{exitCode:o,timedOut:s,stderr:i}=await e([...n,(0,r.DM)("true")],d)
if(o===0)return""
if(s)return`it did not end within ${d/1e3} s`
return i.trim().split("\n")[0]?.slice(0,200)||`${n[0].program} cannot be run`}}),89186:((t,e,n)=>{n.r(e)
n.d(e,{keptOwners:()=>keptOwners,keptWords:()=>keptWords,reasonOf:()=>reasonOf})
var o=n(73024)
var r=n(94869)
var s=n(88135)
var i=n(38008)
var a=n(51698)
var c=n(54706)
async function keptOwners(t,{folder:e,test:n,words:r,list:s}){(0,o.writeFileSync)(s,"")
const d=["(",..."-type d -o -links 1 ( -type f -o -type l )".split(" "),")"]
await(0,a.cd)((0,c.asRoot)(t,[(0,a.DM)("find"),e,"-xdev",...n.split(" "),...d,"-fprintf",s,i.Py]))
const u=(0,i.s9)(s,(0,o.statSync)(e).dev)
const p=lastReason(r)
const l=p==="Read-only file system"?"read-only":await whyKept(t,e,u)
return{entries:u,why:l,words:p}}const d=20
async function whyKept(t,e,n){const o=n.slice(0,d).map(({path:t})=>Buffer.from(t,"latin1").toString())
if(o.length===0)return"other"
const{stdout:r}=await(0,a.cd)((0,c.asRoot)(t,[(0,a.DM)("lsattr"),"-d","--",...o]))
if(/^[^\s/]*[ia][^\s/]* /m.test(r))return"attribute"
const s=Buffer.from(e).toString("latin1")
return n.some(({path:t})=>t===s)?"ownerless":"other"}function lastReason(t){return/: ([A-Z][^:\n]*)$/m.exec(t)?.[1]??"the system refused it"}function keptWords(t,e){const n=`${(0,r.U9)(e.entries.length,"path")} (${(0,i.wX)(t,e.entries)})`
return(0,s.J1)("not-given-back",{paths:n,...reasonOf(e)})}function reasonOf({why:t,words:e}){if(t==="attribute")return{reason:"the attribute `i` or `a` of its file system protects it",advice:"Take it away in a step before this one, as root: `chattr -R -i -a .` in the workspace."}
if(t==="ownerless")return{reason:"its file system lets not even root change an owner",advice:"Use a workspace on a file system with owners, such as ext4 or xfs, or run this step as a user without sudo where bubblewrap is installed."}
if(t==="read-only")return{reason:"its file system is read-only",advice:"Make the workspace writable, for example in the `volumes` of the job's container."}
return{reason:`root cannot change its owner (${e})`,advice:"Check the file system of the workspace."}}})}

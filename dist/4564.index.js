export const id=4564
export const ids=[4564,6767,4706]
export const modules={26767:((t,e,n)=>{n.d(e,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var o=n(77598)
var r=n(73024)
var i=n(51455)
var s=n(76760)
var a=n(98664)
var c=n(46031)
var u=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var l=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
async function statFile(t,e){return(0,c.OA)(`look at "${e}"`,async()=>{const n=await statOrNothing(await(0,c.nG)(t,e))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(t,e,n){return(0,c.OA)(`read "${e}"`,async()=>{const o={stack:[],error:void 0,hasError:!1}
try{const s=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
const a=await(0,c.nG)(t,e)
const l=u(o,await(0,i.open)(a,s),!0)
await(0,c.Ab)(t,await placeOfHandle(l,a),e)
const d=await l.stat()
refuseUnlessFile(d,e)
if(d.size>n)throw tooLarge(e,d.size,n)
return await l.readFile()}catch(t){o.error=t
o.hasError=!0}finally{const t=l(o)
if(t)await t}})}async function writeWholeFile(t,e,n,o){await(0,c.OA)(`write "${e}"`,async()=>{const{root:r,steps:i,real:a}=await(0,c.Mh)(t,e)
const u=await statOrNothing(a)
if(u)refuseUnlessFile(u,e)
const l=await holdFolder(r,i.slice(0,-1))
try{await replaceFile(l,(0,s.basename)(a),n,u?u.mode&4095:o)}finally{await l.close()}})}async function removeFile(t,e){await(0,c.OA)(`remove "${e}"`,async()=>{const n=(0,s.resolve)(t[0],e)
const{root:o,steps:r}=await(0,c.Mh)(t,(0,s.dirname)(n))
if((0,s.basename)(n).toLowerCase()===".git")throw new a.Fp(`"${e}" belongs to git and cannot be removed.`)
const u=await holdFolder(o,r)
try{const t=u.entry((0,s.basename)(n))
const o=await(0,i.lstat)(t)
if(!o.isSymbolicLink())refuseUnlessFile(o,e)
await(0,i.unlink)(t)}finally{await u.close()}})}async function listDirectory(t,e){return(0,c.OA)(`list "${e}"`,async()=>{const n=await(0,i.readdir)(await(0,c.nG)(t,e),{withFileTypes:!0})
return n.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,n,r){const s=t.entry(`.deckhand-${(0,o.randomUUID)()}`)
try{await(0,i.writeFile)(s,n,{flag:"wx"})
if(r!==void 0)await(0,i.chmod)(s,r)
await(0,i.rename)(s,t.entry(e))}catch(t){await(0,i.rm)(s,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,i.stat)(t)}catch(t){if((0,c.Md)(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const n=kindOf(t)
if(n==="directory")throw new a.Fp(`"${e}" is a directory, not a file.`)
if(n==="other")throw new a.Fp(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,n){return new a.Fp(`"${t}" has ${e} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,n){if(t===void 0)throw new a.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new a.vC("bug",`"${e}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${e}"`,async()=>{const o=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const s=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.O_CREAT|r.constants.O_NOFOLLOW|r.constants.O_NONBLOCK
const a=u(t,await(0,i.open)(o.entry(e),s,420),!0)
await a.writeFile(n)}catch(e){t.error=e
t.hasError=!0}finally{const e=l(t)
if(e)await e}}finally{await o.close()}return(0,s.join)(t,e)})}const d=process.platform==="linux"
function placeOfHandle(t,e){return(0,i.realpath)(d?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,i.mkdir)(t,{recursive:!0})
let n=t
let o=held(await openFolder(t),t)
for(const t of e){n=(0,s.join)(n,t)
const e=o
try{o=held(await openOrMake(e.entry(t)),n)}finally{await e.close()}}return o}function held(t,e){const n=d?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,s.join)(n,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if((0,c.CA)(t)!=="ENOENT")throw t}await(0,i.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,i.open)(t,r.constants.O_RDONLY|r.constants.O_DIRECTORY|r.constants.O_NOFOLLOW)}}),92323:((t,e,n)=>{n.d(e,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var o=n(73024)
function isAllowed(t,e){try{(0,o.accessSync)(t,e)
return!0}catch{return!1}}const r=2097152
function addRights(t,e){return changeMode(t,t=>t|e)}function setMode(t,e){changeMode(t,()=>e)}function changeMode(t,e){if(process.platform!=="linux")return
try{const n=(0,o.openSync)(t,r|o.constants.O_NOFOLLOW)
try{const t=(0,o.fstatSync)(n).mode&4095;(0,o.chmodSync)(`/proc/self/fd/${n}`,e(t))
return t}finally{(0,o.closeSync)(n)}}catch{return}}}),38008:((t,e,n)=>{n.d(e,{Py:()=>c,U5:()=>walkCheckout,s9:()=>entriesIn,wX:()=>namesIn})
var o=n(73024)
var r=n(76760)
var i=n(94869)
var s=n(51698)
var a=n(54706)
function whoseFiles(t,e){const{uid:n,gid:r}=(0,o.statSync)(e)
return{uid:t==="root"?n:process.getuid?.()??n,gid:r}}async function walkCheckout(t,e,n){const{uid:r,gid:i}=whoseFiles(t,e)
const u=["-uid",String(r),...t==="bwrap"?[]:["-gid",String(i)]];(0,o.writeFileSync)(n,"")
const l=["(",..."-type s -o -type p -o -type b -o -type c".split(" "),")","-print0"]
const d=[(0,s.DM)("find"),e,...l,"-o","!","(",...u,")","-fprintf",n,c]
const{stdout:f}=await(0,s.cd)(t==="bwrap"?d:(0,a.asRoot)(t,d))
const p=f.split("\0").filter(Boolean)
const w=t==="bwrap"?[]:mountedIn(e)
return{special:p,foreign:entriesIn(n,(0,o.statSync)(e).dev),mounted:w,mayBeElsewhere:mayBeElsewhere(e)}}function mayBeElsewhere(t){const isFolder=t=>(0,o.lstatSync)(t,{throwIfNoEntry:!1})?.isDirectory()===!0
const e=(0,r.join)(t,".git")
const n=["commondir","objects/info/alternates"].some(t=>(0,o.existsSync)((0,r.join)(e,t)))
return n||!isFolder(e)||!isFolder((0,r.join)(e,"objects"))}function mountedIn(t){const e=`${Buffer.from(t).toString("latin1")}/`
const n=(0,o.readFileSync)("/proc/self/mountinfo","latin1").split("\n").map(t=>(t.split(" ")[4]??"").replaceAll(/\\([0-7]{3})/g,(t,e)=>octal(e)))
return[...new Set(n.filter(t=>t.startsWith(e)).map(t=>t.slice(e.length)))]}function octal(t){return String.fromCharCode(Number.parseInt(t,8))}const c="%y %U %G %m %D %p\\0"
function entriesIn(t,e){const n=(0,o.readFileSync)(t,"latin1").split("\0").slice(0,-1)
return n.flatMap(t=>{const[n="",o,r,i="",s,...a]=t.split(" ")
if(Number(s)!==e)return[]
return[{kind:n,uid:Number(o),gid:Number(r),mode:Number.parseInt(i,8),path:a.join(" ")}]})}function namesIn(t,e){const n=Buffer.from(t).toString("latin1")
const o=e.map(({path:t})=>Buffer.from(t.slice(n.length+1)||".","latin1").toString())
const r=o.slice(0,3).map(t=>(0,i.SS)((0,i.TN)(t,80)))
return`${r.join(", ")}${o.length>3?", …":""}`}}),51698:((t,e,n)=>{n.d(e,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var o=n(82499)
var r=n(98664)
var i=n(22499)
function program(t){return{program:t}}async function runToEnd(t,e){try{const[n,...r]=resolved(t)
const i=await(0,o.Ho)(n,r,{...options(),stdin:"ignore",...e!==void 0&&{timeout:Math.ceil(e)}})
const{exitCode:s,timedOut:a,stdout:c,stderr:u,originalMessage:l}=i
return{exitCode:s,timedOut:a,stdout:c,stderr:u||l||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(t).message}}}function startDetached(t){const[e,...n]=resolved(t)
return(0,o.Ho)(e,n,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[e,...n]=t.map(t=>typeof t==="string"?t:(0,i.CA)(t.program))
return[e??"",...n]}function options(){return{env:(0,i.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}}),33262:((t,e,n)=>{n.d(e,{Am:()=>w,Ew:()=>putAside,pK:()=>putBack})
var o=n(73024)
var r=n(51455)
var i=n(76760)
var s=n(28942)
var a=n(26767)
var c=n(33368)
var u=n(98664)
var l=n(54668)
var d=n(94869)
var f=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var p=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
const w=s.object({root:s.string(),steps:s.array(s.string()).readonly(),name:s.string(),copy:s.string().optional(),owner:s.object({uid:s.int(),gid:s.int()}).readonly().optional()}).readonly()
async function putAside(t,e){await(0,r.mkdir)(e,{recursive:!0,mode:448})
const n=[]
for(const o of await repositoriesIn((0,i.join)(t,".git"))){const r=(0,i.relative)(t,o).split(i.sep)
for(const s of y){const a=(0,i.join)(e,String(n.length))
const c=await copyAside((0,i.join)(o,s),a).catch(async t=>{await putBack(n)
throw unwritable([...r,s].join("/"),t)})
n.push({root:t,steps:r,name:s,...c})}}return n}function unwritable(t,e){const{code:n="",hint:o=""}=(0,l.LE)(e)??{}
if(!["EPERM","EACCES","EROFS"].includes(n))return e
return new u.vC("config",`The file ${(0,d.SS)(t)} of the checkout cannot be changed: ${(0,l.uc)(n)}.`,{hint:n==="EROFS"?o:h,cause:new Error(n)})}const h="While tools work, credentials are taken out of it. Let this user write it, and take away an attribute that protects it (`chattr -i`), in a step before this one."
const y=["config","config.worktree","commondir"]
async function copyAside(t,e){const n=await(0,r.lstat)(t).catch(()=>{})
if(!n?.isFile())return
await(0,r.copyFile)(t,e,o.constants.COPYFILE_EXCL)
await replace(t,await withoutSecrets(e))
return{copy:e,owner:{uid:n.uid,gid:n.gid}}}async function putBack(t){for(const{root:e,steps:n,name:o,copy:i,owner:s}of t){const t=i===void 0?void 0:await(0,r.readFile)(i).catch(()=>{})
if(i!==void 0&&t===void 0)continue
if(!await isThere(e,n))continue
const c=await(0,a.Ub)(e,n)
try{await restore(c,o,{bytes:t,owner:s})}finally{await c.close()}}await removeCopies(t)}async function removeCopies(t){const e=t.flatMap(({copy:t})=>t??[])
for(const t of e)await(0,r.rm)(t,{force:!0})
for(const t of new Set(e.map(i.dirname)))await(0,r.rmdir)(t).catch(()=>{})}async function restore(t,e,{bytes:n,owner:o}){const i=t.entry(`.deckhand-${e}`)
await(0,r.rm)(i,{recursive:!0,force:!0})
await(0,r.rm)(t.entry(e),{recursive:!0,force:!0})
if(n===void 0)return
await(0,r.writeFile)(i,n,{flag:"wx",mode:420})
if(o&&process.getuid?.()===0)await(0,r.chown)(i,o.uid,o.gid)
await(0,r.rename)(i,t.entry(e))}async function isThere(t,e){for(let n=1;n<=e.length;n+=1){const o=(0,i.join)(t,...e.slice(0,n))
const s=await(0,r.lstat)(o).catch(()=>{})
if(s?.isDirectory())continue
if(s&&n===1)await(0,r.rm)(o)
return!1}return!0}async function repositoriesIn(t){const e=await(0,r.lstat)(t).catch(()=>{})
return e?.isDirectory()?[t,...await submodulesIn((0,i.join)(t,"modules"))]:[]}async function submodulesIn(t){const e=await(0,r.readdir)(t,{withFileTypes:!0}).catch(()=>[])
const n=e.filter(t=>t.isDirectory()).map(({name:e})=>(0,i.join)(t,e))
const o=await Promise.all(n.map(async t=>await isRepository(t)?repositoriesIn(t):submodulesIn(t)))
return o.flat()}async function isRepository(t){return await(0,r.lstat)((0,i.join)(t,"HEAD")).catch(()=>{})!==void 0}async function replace(t,e){const n={stack:[],error:void 0,hasError:!1}
try{const i=f(n,await(0,r.open)(t,o.constants.O_WRONLY|o.constants.O_TRUNC|o.constants.O_NOFOLLOW),!0)
await i.writeFile(e)}catch(t){n.error=t
n.hasError=!0}finally{const t=p(n)
if(t)await t}}const m=/^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone|worktree)|extensions\..+|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|branch\..+\.(?:remote|merge)|submodule\..+\.(?:url|active)|index\.version)$/s
async function withoutSecrets(t){const e=await(0,c.$Y)({folder:"/"}).raw(["config","--file",t,"--no-includes","--null","--list"])
const n=e.split("\0").flatMap(t=>{const[e="",...n]=t.split("\n")
return m.test(e)?[settingOf(e,n.join("\n"))]:[]})
return n.join("")}function settingOf(t,e){const[n="",...o]=t.split(".")
const r=o.pop()??""
const i=o.length===0?"":` ${quoted(o.join("."))}`
return`[${n}${i}]\n\t${r} = ${quoted(withoutPassword(e))}\n`}function quoted(t){return`"${t.replaceAll(/["\\]/g,"\\$&").replaceAll("\n","\\n").replaceAll("\t","\\t")}"`}function withoutPassword(t){return t.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i,"$1")}}),54706:((t,e,n)=>{n.r(e)
n.d(e,{ISOLATION_METHODS:()=>i,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var o=n(98664)
var r=n(51698)
const i=["root","sudo","bwrap"]
async function findIsolationMethod(t,e,n=r.cd){const i=e===0?"root":"sudo"
const s=[]
for(const e of t==="auto"?[i,"bwrap"]:[i]){const t=await problemOf(e,n)
if(t==="")return e
s.push(`${e}: ${t}`)}throw new o.vC("config",`No sandbox can be built on this runner (${s.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const s=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(t){return asRoot(t,[(0,r.DM)("unshare"),...s,"--"])}function asRoot(t,e){return t==="root"?e:[(0,r.DM)("sudo"),"-n","--",...e]}const a=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const c=[(0,r.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const u=3e4
async function problemOf(t,e){const n=t==="bwrap"?[(0,r.DM)("bwrap"),...a]:[...asRootInside(t),...c]
const{exitCode:o,timedOut:i,stderr:s}=await e([...n,(0,r.DM)("true")],u)
if(o===0)return""
if(i)return`it did not end within ${u/1e3} s`
return s.trim().split("\n")[0]?.slice(0,200)||`${n[0].program} cannot be run`}}),26712:((t,e,n)=>{n.d(e,{GI:()=>removeRecord,Q1:()=>recordOwners,bI:()=>giveBackToEach})
var o=n(73024)
var r=n(76760)
var i=n(98664)
var s=n(97101)
var a=n(54668)
var c=n(38008)
var u=n(51698)
var l=n(54706)
async function recordOwners(t,{folder:e,record:n,begun:i}){const s=`${n}.made`
for(const t of[n,s])(0,o.writeFileSync)(t,"")
const a=t==="root"&&(0,o.existsSync)(i)
const d=a?["-uid","0","-cnewer",i,"-fprintf",s,c.Py,","]:[]
await run((0,l.asRoot)(t,[(0,u.DM)("find"),e,"-xdev",...d,"-fprintf",n,c.Py]))
const{dev:f}=(0,o.statSync)(e)
const p=(0,c.s9)(n,f)
const w=ownerIn(p,(0,r.join)(e,".git"))
const h=w&&w.uid!==0?madeSince(p,(0,c.s9)(s,f)):new Set
const y=p.map(t=>{const{uid:e,gid:n}=w&&h.has(t.path)?w:t
return`${e}:${n} ${t.path}\0`});(0,o.writeFileSync)(n,y.join(""),"latin1")}function ownerIn(t,e){const n=Buffer.from(e).toString("latin1")
return t.find(t=>t.path===n)}function madeSince(t,e){const n=new Set(e.map(({path:t})=>t))
for(const{path:e}of t.toReversed())if(!n.has(e))n.delete((0,r.dirname)(e))
return n}async function giveBackToEach(t,{folder:e,user:n,record:r}){if(!(0,o.existsSync)(r))return
const i=`${r}.now`;(0,o.writeFileSync)(i,"")
const s=["(","-uid",String(n),"-o","-type","d",")"]
await run((0,l.asRoot)(t,[(0,u.DM)("find"),e,"-xdev",...s,"-fprintf",i,c.Py]))
const a=ownersOf((0,c.s9)(i,(0,o.statSync)(e).dev),n,recorded(r))
for(const[e,i]of a){const s=`${r}.list`;(0,o.writeFileSync)(s,i.map(t=>`${t}\0`).join(""),"latin1")
const a=[(0,u.DM)("chown"),"-h",`--from=${n}`,e,"--"]
await(0,u.cd)((0,l.asRoot)(t,[(0,u.DM)("xargs"),"--null","--no-run-if-empty",`--arg-file=${s}`,...a]))}}function removeRecord(t){for(const e of["",".made",".now",".list"])(0,o.rmSync)(`${t}${e}`,{force:!0})}function recorded(t){const e=(0,o.readFileSync)(t,"latin1").split("\0").slice(0,-1)
return new Map(e.map(t=>[t.slice(t.indexOf(" ")+1),t.slice(0,t.indexOf(" "))]))}function ownersOf(t,e,n){const o=new Map
const i=new Map
for(const{kind:s,uid:a,gid:c,path:u}of t){const t=n.get(u)??o.get((0,r.dirname)(u))
const l=a===e&&t!==void 0?t:`${a}:${c}`
if(s==="d")o.set(u,l)
if(a!==e||t===void 0)continue
const d=i.get(l)??[]
d.push(u)
i.set(l,d)}return i}async function run(t){const{exitCode:e,stderr:n}=await(0,u.cd)(t)
const o=n.split("\n").filter(t=>t!==""&&!t.includes("No such file or directory"))
if(e===0||e!==void 0&&o.length===0&&n!=="")return
const r=(0,a._g)(o.join("\n"))
const c="The owners of the files in the workspace could not be kept."
if(r)throw(0,i.MG)(r,new Error(n),c)
throw new i.vC("machine",c,{quote:(0,s.fx)(o[0]??"No reason was given."),cause:n})}}),34564:((t,e,n)=>{n.d(e,{F5:()=>giveBack,Wm:()=>freeUser,XW:()=>h,XZ:()=>endAll,a$:()=>takeDown,dM:()=>removeTree,gP:()=>endHost})
var o=n(73024)
var r=n(76760)
var i=n(58500)
var s=n(28942)
var a=n(92323)
var c=n(98664)
var u=n(97101)
var l=n(54668)
var d=n(51698)
var f=n(33262)
var p=n(54706)
var w=n(26712)
const h=s.object({way:s["enum"](p.ISOLATION_METHODS),user:s.int(),owner:s.object({uid:s.int(),gid:s.int()}).readonly(),folders:s.array(s.string()).readonly(),settings:s.array(f.Am).readonly(),home:s.string(),owners:s.string().optional()}).readonly()
async function handBack({way:t,folders:e,user:n,owner:o,settings:i,home:s,owners:c}){let u
if(t!=="bwrap"){if(c!==void 0)for(const o of e)await(0,w.bI)(t,{folder:o,user:n,record:c})
const give=(n,o)=>(0,p.asRoot)(t,[(0,d.DM)("chown"),"-RPh",`--from=${n}`,o,"--",...e])
const r=[await(0,d.cd)(give(`${n}`,`${o.uid}`)),await(0,d.cd)(give(`:${n}`,`:${o.gid}`))]
const i=r.filter(({exitCode:t})=>t!==0).map(({stderr:t})=>t.trim())
if(i.length>0)u=await keptAfter(t,{folders:e,user:n,home:s,words:i.join("\n")})}for(const t of e)for(const e of[t,(0,r.join)(t,".git")])if(isFolder(e)&&!(0,a.Jr)(e,y))(0,a.vW)(e,448)
await(0,f.pK)(i).catch(t=>{if(!u)throw t})
await removeTree(t,s)
if(c!==void 0&&!u)(0,w.GI)(c)
return u}async function keptAfter(t,{folders:[e=""],user:o,home:r,words:i}){const{keptOwners:s}=await n.e(9186).then(n.bind(n,89186))
const a=await s(t,{folder:e,test:`( -uid ${o} -o -gid ${o} )`,words:i,list:`${r}.kept`})
if(a.entries.length===0)throw notGivenBack(i)
return a}const y=o.constants.R_OK|o.constants.W_OK|o.constants.X_OK
function isFolder(t){return(0,o.lstatSync)(t,{throwIfNoEntry:!1})?.isDirectory()===!0}async function removeTree(t,e){const n=[(0,d.DM)("rm"),"-rf","--one-file-system","--",e]
const o=t==="bwrap"?[[(0,d.DM)("chmod"),"-R","u+rwX","--",e],n]:[(0,p.asRoot)(t,n)]
for(const t of o)await(0,d.cd)(t,6e4)}function notGivenBack(t){const e=(0,l._g)(t)
if(e)return(0,c.MG)(e,new Error(t),"The workspace could not be given back to its owner.")
const n=(0,u.fx)((t||"no reason was given").split("\n")[0]??"")
return new c.vC("machine",`The workspace could not be given back to its owner: ${n}.`,{hint:"Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand."})}const m={stdin:2e3,killed:3e3,gone:5e3}
async function takeDown(t,e,n){await Promise.all(e.map(t=>t.close()))
await endAll(t,n)
return handBack(n)}async function endAll(t,e){const n=[...t]
const o=await Promise.all(n.map(t=>endHost(t,()=>killTools(e))))
const r=n.filter((t,e)=>!o[e])
if(r.length>0&&e.way==="bwrap")throw left(r.flatMap(({pid:t})=>t??[]))
await requireNobody(e)}async function endHost(t,e=async()=>{}){t.input.end()
if(await within(m.stdin,t.ended))return!0
t.kill()
await e()
return within(m.killed,t.ended)}async function giveBack(t){await requireNobody(t)
return handBack(t)}async function requireNobody(t){if(t.way==="bwrap")return
const e=performance.now()+m.gone
while(processesOf(t.user).length>0){if(performance.now()>e)throw left(processesOf(t.user))
await killTools(t)
await(0,i.setTimeout)(20)}}async function killTools({way:t,user:e}){const n=t==="bwrap"?[]:processesOf(e).map(String)
if(t==="bwrap"||n.length===0)return
await(0,d.cd)((0,p.asRoot)(t,[(0,d.DM)("kill"),"-KILL",...n]))}async function within(t,e){const n=new AbortController
const o=(0,i.setTimeout)(t,!1,{signal:n.signal}).catch(()=>!1)
const r=await Promise.race([e.then(()=>!0),o])
n.abort()
return r}function left(t){return new c.vC("machine",`Processes of the tools are still there (${t.join(", ")}), so nothing is published.`,{hint:"A self-hosted runner needs them killed by hand before the next job."})}const v=64e3
const g=1e3
function freeUser(t,e=usersNow()){const n=Math.floor(t()*g)
for(let t=0;t<g;t+=1){const o=v+(n+t)%g
if(!e.has(o))return o}throw new c.vC("config","There is no free user for the tools: too many runs on this machine at once.",{hint:"Run it again when another run on this machine has ended."})}function processesOf(t){return statuses().flatMap(({pid:e,text:n})=>isAlive(n)&&uidsIn(n).includes(t)?[e]:[])}function usersNow(){return new Set(statuses().flatMap(({text:t})=>uidsIn(t)))}function uidsIn(t){return(/^Uid:\t([\d\t]+)$/m.exec(t)?.[1]??"").split("\t").map(Number)}function isAlive(t){return!/^State:\t[ZX]/m.test(t)}function statuses(){return(0,o.readdirSync)("/proc").flatMap(t=>{if(!/^\d+$/.test(t))return[]
try{return[{pid:Number(t),text:(0,o.readFileSync)(`/proc/${t}/status`,"utf8")}]}catch{return[]}})}})}

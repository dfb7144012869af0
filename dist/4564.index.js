export const id=4564
export const ids=[4564,4706]
export const modules={51698:((t,e,n)=>{n.d(e,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var o=n(82499)
var r=n(98664)
var s=n(22499)
function program(t){return{program:t}}async function runToEnd(t,e){try{const[n,...r]=resolved(t)
const s=await(0,o.Ho)(n,r,{...options(),stdin:"ignore",...e!==void 0&&{timeout:e}})
const{exitCode:i,timedOut:a,stdout:c,stderr:u,originalMessage:d}=s
return{exitCode:i,timedOut:a,stdout:c,stderr:u||d||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(t).message}}}function startDetached(t){const[e,...n]=resolved(t)
return(0,o.Ho)(e,n,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[e,...n]=t.map(t=>typeof t==="string"?t:(0,s.CA)(t.program))
return[e??"",...n]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1}}}),33262:((t,e,n)=>{n.d(e,{Am:()=>l,Ew:()=>putAside,pK:()=>putBack})
var o=n(73024)
var r=n(51455)
var s=n(76760)
var i=n(28942)
var a=n(26767)
var c=n(33368)
var u=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var d=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
const l=i.object({root:i.string(),steps:i.array(i.string()).readonly(),name:i.string(),copy:i.string().optional()}).readonly()
async function putAside(t,e){await(0,r.mkdir)(e,{recursive:!0,mode:448})
const n=[]
for(const o of await repositoriesIn((0,s.join)(t,".git"))){const r=(0,s.relative)(t,o).split(s.sep)
for(const i of f){const a=await copyAside((0,s.join)(o,i),(0,s.join)(e,String(n.length)))
n.push({root:t,steps:r,name:i,...a!==void 0&&{copy:a}})}}return n}const f=["config","config.worktree","commondir"]
async function copyAside(t,e){const n=await(0,r.lstat)(t).catch(()=>{})
if(!n?.isFile())return
await(0,r.copyFile)(t,e,o.constants.COPYFILE_EXCL)
await replace(t,await withoutSecrets(e))
return e}async function putBack(t){for(const{root:e,steps:n,name:o,copy:s}of t){const t=s===void 0?void 0:await(0,r.readFile)(s).catch(()=>{})
if(s!==void 0&&t===void 0)continue
if(!await isThere(e,n))continue
const i=await(0,a.Ub)(e,n)
try{await restore(i,o,t)}finally{await i.close()}}await removeCopies(t)}async function removeCopies(t){const e=t.flatMap(({copy:t})=>t??[])
for(const t of e)await(0,r.rm)(t,{force:!0})
for(const t of new Set(e.map(s.dirname)))await(0,r.rmdir)(t).catch(()=>{})}async function restore(t,e,n){const o=t.entry(`.deckhand-${e}`)
await(0,r.rm)(o,{recursive:!0,force:!0})
await(0,r.rm)(t.entry(e),{recursive:!0,force:!0})
if(n===void 0)return
await(0,r.writeFile)(o,n,{flag:"wx",mode:420})
await asOwnerOf(t.entry("."),o)
await(0,r.rename)(o,t.entry(e))}async function asOwnerOf(t,e){const{uid:n,gid:o}=await(0,r.stat)(t)
if(process.getuid?.()===0)await(0,r.chown)(e,n,o)}async function isThere(t,e){for(let n=1;n<=e.length;n+=1){const o=(0,s.join)(t,...e.slice(0,n))
const i=await(0,r.lstat)(o).catch(()=>{})
if(i?.isDirectory())continue
if(i&&n===1)await(0,r.rm)(o)
return!1}return!0}async function repositoriesIn(t){const e=await(0,r.lstat)(t).catch(()=>{})
return e?.isDirectory()?[t,...await submodulesIn((0,s.join)(t,"modules"))]:[]}async function submodulesIn(t){const e=await(0,r.readdir)(t,{withFileTypes:!0}).catch(()=>[])
const n=e.filter(t=>t.isDirectory()).map(({name:e})=>(0,s.join)(t,e))
const o=await Promise.all(n.map(async t=>await isRepository(t)?repositoriesIn(t):submodulesIn(t)))
return o.flat()}async function isRepository(t){return await(0,r.lstat)((0,s.join)(t,"HEAD")).catch(()=>{})!==void 0}async function replace(t,e){const n={stack:[],error:void 0,hasError:!1}
try{const s=u(n,await(0,r.open)(t,o.constants.O_WRONLY|o.constants.O_TRUNC|o.constants.O_NOFOLLOW),!0)
await s.writeFile(e)}catch(t){n.error=t
n.hasError=!0}finally{const t=d(n)
if(t)await t}}const p=/^(?:core\.(?:repositoryformatversion|filemode|bare|logallrefupdates|symlinks|ignorecase|precomposeunicode|autocrlf|eol|safecrlf|sparsecheckout|sparsecheckoutcone|worktree)|extensions\..+|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|branch\..+\.(?:remote|merge)|submodule\..+\.(?:url|active)|index\.version)$/s
async function withoutSecrets(t){const e=await(0,c.$Y)({folder:"/"}).raw(["config","--file",t,"--no-includes","--null","--list"])
const n=e.split("\0").flatMap(t=>{const[e="",...n]=t.split("\n")
return p.test(e)?[settingOf(e,n.join("\n"))]:[]})
return n.join("")}function settingOf(t,e){const[n="",...o]=t.split(".")
const r=o.pop()??""
const s=o.length===0?"":` ${quoted(o.join("."))}`
return`[${n}${s}]\n\t${r} = ${quoted(withoutPassword(e))}\n`}function quoted(t){return`"${t.replaceAll(/["\\]/g,"\\$&").replaceAll("\n","\\n").replaceAll("\t","\\t")}"`}function withoutPassword(t){return t.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/]*@/i,"$1")}}),54706:((t,e,n)=>{n.r(e)
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
const u=3e4
async function problemOf(t,e){const n=t==="bwrap"?[(0,r.DM)("bwrap"),...a]:[...asRootInside(t),...c]
const{exitCode:o,timedOut:s,stderr:i}=await e([...n,(0,r.DM)("true")],u)
if(o===0)return""
if(s)return`it did not end within ${u/1e3} s`
return i.trim().split("\n")[0]?.slice(0,200)||`${n[0].program} cannot be run`}}),34564:((t,e,n)=>{n.d(e,{F5:()=>giveBack,Wm:()=>freeUser,XW:()=>d,XZ:()=>endAll,a$:()=>takeDown,dM:()=>removeTree,gP:()=>endHost})
var o=n(73024)
var r=n(58500)
var s=n(28942)
var i=n(98664)
var a=n(51698)
var c=n(33262)
var u=n(54706)
const d=s.object({way:s["enum"](u.ISOLATION_METHODS),user:s.int(),owner:s.object({uid:s.int(),gid:s.int()}).readonly(),folders:s.array(s.string()).readonly(),settings:s.array(c.Am).readonly(),home:s.string()}).readonly()
async function handBack({way:t,folders:e,user:n,owner:o,settings:r,home:s}){if(t!=="bwrap"){await run((0,u.asRoot)(t,[(0,a.DM)("chown"),"-RPh",`--from=${n}`,`${o.uid}`,"--",...e]))
await run((0,u.asRoot)(t,[(0,a.DM)("chown"),"-RPh",`--from=:${n}`,`:${o.gid}`,"--",...e]))}await(0,c.pK)(r)
await removeTree(t,s)}async function removeTree(t,e){const n=[(0,a.DM)("rm"),"-rf","--one-file-system","--",e]
const o=t==="bwrap"?[[(0,a.DM)("chmod"),"-R","u+rwX","--",e],n]:[(0,u.asRoot)(t,n)]
for(const t of o)await(0,a.cd)(t,6e4)}async function run(t){const{exitCode:e,stderr:n}=await(0,a.cd)(t)
if(e===0)return
const o=(n.trim()||"no reason was given").split("\n")[0]
throw new i.vC("git",`The workspace could not be given back to its owner: ${o}.`,{hint:"Later steps of this job may not be able to write in it. A self-hosted runner needs `chown -R` on it by hand."})}const l={stdin:2e3,killed:3e3,gone:5e3}
async function takeDown(t,e,n){try{await endAll(t,n)}finally{await Promise.all(e.map(t=>t.close()))}await handBack(n)}async function endAll(t,e){const n=[...t]
const o=await Promise.all(n.map(t=>endHost(t,()=>killTools(e))))
const r=n.filter((t,e)=>!o[e])
if(r.length>0&&e.way==="bwrap")throw left(r.flatMap(({pid:t})=>t??[]))
await requireNobody(e)}async function endHost(t,e=async()=>{}){t.input.end()
if(await within(l.stdin,t.ended))return!0
t.kill()
await e()
return within(l.killed,t.ended)}async function giveBack(t){await requireNobody(t)
await handBack(t)}async function requireNobody(t){if(t.way==="bwrap")return
const e=performance.now()+l.gone
while(processesOf(t.user).length>0){if(performance.now()>e)throw left(processesOf(t.user))
await killTools(t)
await(0,r.setTimeout)(20)}}async function killTools({way:t,user:e}){const n=t==="bwrap"?[]:processesOf(e).map(String)
if(t==="bwrap"||n.length===0)return
await(0,a.cd)((0,u.asRoot)(t,[(0,a.DM)("kill"),"-KILL",...n]))}async function within(t,e){const n=new AbortController
const o=(0,r.setTimeout)(t,!1,{signal:n.signal}).catch(()=>!1)
const s=await Promise.race([e.then(()=>!0),o])
n.abort()
return s}function left(t){return new i.vC("bug",`Processes of the tools are still there (${t.join(", ")}), so nothing is published.`,{hint:"A self-hosted runner needs them killed by hand before the next job."})}const f=64e3
const p=1e3
function freeUser(t,e=usersNow()){const n=Math.floor(t()*p)
for(let t=0;t<p;t+=1){const o=f+(n+t)%p
if(!e.has(o))return o}throw new i.vC("config","There is no free user for the tools: too many runs on this machine at once.",{hint:"Run it again when another run on this machine has ended."})}function processesOf(t){return statuses().flatMap(({pid:e,text:n})=>isAlive(n)&&uidsIn(n).includes(t)?[e]:[])}function usersNow(){return new Set(statuses().flatMap(({text:t})=>uidsIn(t)))}function uidsIn(t){return(/^Uid:\t([\d\t]+)$/m.exec(t)?.[1]??"").split("\t").map(Number)}function isAlive(t){return!/^State:\t[ZX]/m.test(t)}function statuses(){return(0,o.readdirSync)("/proc").flatMap(t=>{if(!/^\d+$/.test(t))return[]
try{return[{pid:Number(t),text:(0,o.readFileSync)(`/proc/${t}/status`,"utf8")}]}catch{return[]}})}})}

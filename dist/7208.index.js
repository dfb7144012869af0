export const id=7208
export const ids=[7208]
export const modules={33368:((t,e,n)=>{n.d(e,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var r=n(77598)
var o=n(73024)
var s=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var l=n(84308)
var f=n(65466)
const d={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(t){const e=(0,u.CA)("git")
const n={...(0,f.l7)(t),...(0,u.f7)()}
const run=async(r,o,s)=>{(0,f.B1)(r)
t.signal?.throwIfAborted()
try{requireDescriptors()
return await(0,c.Lp)({...gitOptions(t,n,o),binary:e}).env(n).outputHandler(s).raw([...r])}catch(e){t.signal?.throwIfAborted()
throw(0,f.NO)(r,e)}}
const each=async(e,n,r)=>{const o=[]
let s=!1
await run(e,n,(e,n,a,c)=>{if(n instanceof i.Readable)n.removeAllListeners("data")
n.on("data",t=>{s||=!r(t)
if(s&&n instanceof i.Readable)n.destroy()})
a.on("data",t=>o.push(t))
endPromptly(t.signal)(e,n,a,c)}).catch(t=>{if(!s)throw t})
if(s)throw(0,f.NO)(e,new Error("Its output is too long."))
return Buffer.concat(o).toString()}
const collect=async(t,e,n=Number.POSITIVE_INFINITY)=>{const r=[]
let o=n
const s=await each(t,e,t=>{o-=t.length
if(o>=0)r.push(t)
return o>=0})
return{stdout:Buffer.concat(r),stderr:s}}
const records=async(t,e,{input:n="",end:r="\0"}={})=>{const o=new l.Z(r,e)
const s=await each(t,n,t=>o.push(t))
o.end()
return s}
const pieces=async(t,e)=>{const n=[]
const isTaken=t=>{try{e(t)}catch(t){n.push(t)}return n.length===0}
await each(t,"",isTaken).catch(t=>{throw n.length===0?t:n[0]})}
return Object.freeze({pieces:pieces,raw:(e,n="")=>run(e,n,endPromptly(t.signal)),bytes:async(t,e="",n)=>(await collect(t,e,n)).stdout,both:(t,e="")=>collect(t,e),records:records})}const h=12
function requireDescriptors(){const t=[]
try{while(t.length<h)t.push((0,o.openSync)("/dev/null","r"))}finally{for(const e of t)(0,o.closeSync)(e)}}const m="[pack]\n\tthreads = 1\n\twindowMemory = 16m\n"
function makeBareRepository(t){for(const e of["info","objects/info","objects/pack","refs/heads"])(0,o.mkdirSync)((0,s.join)(t,e),{recursive:!0});(0,o.writeFileSync)((0,s.join)(t,"HEAD"),"ref: refs/heads/main\n")
const e=["repositoryformatversion = 0","filemode = true","bare = true","bigFileThreshold = 8m"]
const n=["commitGraph = false","multiPackIndex = false"]
const r=`[core]\n${[...e,...n].map(t=>`\t${t}\n`).join("")}`;(0,o.writeFileSync)((0,s.join)(t,"config"),`${r}${m}`)}function writeObject(t,e,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${e} ${i.length}\0`),i])
const u=(0,r.createHash)("sha1").update(c).digest("hex")
const l=(0,s.join)(t,"objects",u.slice(0,2),u.slice(2))
if((0,o.existsSync)(l))return u;(0,o.mkdirSync)((0,s.dirname)(l),{recursive:!0})
const f=(0,s.join)(t,"objects",`tmp_obj_${u}`)
try{(0,o.writeFileSync)(f,(0,a.deflateSync)(c,{level:1}));(0,o.renameSync)(f,l)}catch(t){(0,o.rmSync)(f,{force:!0})
throw t}return u}function treeOf(t){const e=t.map(([t,e,n])=>{const r=Buffer.from(e==="40000"?`${t}/`:t)
return{key:r,row:Buffer.concat([Buffer.from(`${e} ${t}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(e.sort((t,e)=>Buffer.compare(t.key,e.key)).map(({row:t})=>t))}function gitOptions({folder:t,signal:e},n,r){return{baseDir:t,config:[...f.O8],unsafe:d,allowEnvironment:Object.keys(n),...e&&{abort:e},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(r),errors:(t,{exitCode:e})=>t??(e===0?void 0:Buffer.alloc(0))}}function endPromptly(t){return(e,n,r)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const t of[n,r])if(t instanceof i.Readable)t.destroy()}
t?.addEventListener("abort",close,{once:!0})
n.once("close",()=>t?.removeEventListener("abort",close))}}}),84308:((t,e,n)=>{n.d(e,{Z:()=>RecordCutter})
class RecordCutter{#t
#e
#n=""
constructor(t,e){this.#t=t
this.#e=e}push(t){let e=0
for(let n=t.indexOf(this.#t);n>=0;n=t.indexOf(this.#t,e)){this.#r(t.toString("latin1",e,n))
e=n+1}this.#n+=t.toString("latin1",e)
return!0}end(){this.#r("")}#r(t){const e=this.#n===""?t:`${this.#n}${t}`
this.#n=""
if(e!=="")this.#e(e)}}}),65466:((t,e,n)=>{n.d(e,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>a,l7:()=>isolatedGitEnvironment,ry:()=>l})
var r=n(98664)
var o=n(97101)
var s=n(54668)
const i={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const a=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const c=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(t){const[e=""]=t
const n=t.some(t=>t==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(t))
if(c.has(e)&&!n)throw new Error(`\`git ${e}\` enters submodules.`)}function isolatedGitEnvironment({folder:t,gitDir:e,environment:n,settings:r}){const o=e===void 0?{}:{GIT_DIR:e,GIT_WORK_TREE:t}
return{...n,...o,...i,...r!==void 0&&{GIT_CONFIG_GLOBAL:r}}}function gitFault(t,e){const n=withoutCredentials(e instanceof Error?e.message:String(e))
const i=t.find(t=>/^[a-z][a-z-]*$/.test(t))??""
const a=`git ${i}: ${(0,o.fx)(meaningfulLine(n))}`
const c=(0,s._g)(n)??(0,s.LE)(e)
const u=new Error(n)
return c?(0,r.MG)(c,u,a):new r.vC("git",a,{cause:u})}const u=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(t){const e=t.split("\n")
const n=u.flatMap(t=>e.find(e=>t.test(e))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(t){return t.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const l={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),71760:((t,e,n)=>{n.d(e,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,O9:()=>withHigher,Zz:()=>strangersIn})
var r=n(28942)
var o=n(76409)
var s=n(64294)
const i=r.object({push:r.boolean(),pull:r.boolean().optional(),triage:r.boolean().optional(),maintain:r.boolean().optional(),admin:r.boolean().optional()})
const a=r.object({permission:r.string().optional(),role_name:r.string().optional(),user:r.object({id:r.number().int(),permissions:i.optional()})})
const c=["read","triage","write","maintain","admin"]
const u={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const l=["admin","maintain","write"]
async function checkPermission(t,{login:e,id:n},r=l,o="start a run"){let s
try{s=await t.permission(e)}catch(t){return whyFailed(e,t)}const{success:i,data:c}=a.safeParse(s)
if(!i)return unsure(e,"GitHub's reply was not understood")
if(n!==void 0&&c.user.id!==n)return denied(`The account ${e} is not the one that asked.`)
const u=c.role_name??c.permission??"unknown"
if(r.some(t=>has(c,t)))return{status:"allowed",role:u}
return denied(`${e} cannot ${o} (role: ${u}); required: ${r.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:t},role_name:e,permission:n},r){if(!isRung(r))return e!==void 0&&r===`custom:${e}`
if(t!==void 0)return t[u[r]]===!0
const o=e??n??""
return isRung(o)&&c.indexOf(o)>=c.indexOf(r)}function withHigher(t){const e=c.findIndex(e=>t.includes(e))
return[...new Set([...t,...e<0?[]:c.slice(e)])]}function isRung(t){return c.some(e=>e===t)}function whyFailed(t,e){const n=typeof e==="object"&&e!==null&&"status"in e?e.status:void 0
if(n===401)throw e
if(n===404)return denied(`${t} is not a collaborator of this repository.`)
const r=typeof n==="number"&&n>0?`GitHub answered ${n}`:"GitHub gave no answer"
return unsure(t,r)}function unsure(t,e){const n=`The permission of ${t} could not be checked: ${e}.`
return{status:"denied",why:n,isSure:!1}}function denied(t){return{status:"denied",why:t,isSure:!0}}async function standingsOf(t,e,n=20){const r=[...new Set(e)].filter(isPerson).slice(0,n)
const o=await Promise.all(r.map(async e=>{const n=await checkPermission(t,{login:e,id:void 0}).catch(()=>{})
if(n===void 0)return[e,"permission unknown"]
if(n.status==="allowed")return[e,"can push"]
return[e,n.isSure?"cannot push":"permission unknown"]}))
return new Map(o)}function isPerson(t){return t!=="ghost"&&!t.endsWith("[bot]")}function authorsOf(t,e,n=[]){const r=[...t?[t,...t.comments.toReversed()]:[],...e?[...e.linked,...e.reviews,...e.threads.flatMap(({comments:t})=>t)]:[],...n]
return[...new Set(r.filter(({isOwn:t})=>!t).map(({author:t})=>t))]}function strangersIn(t,e,n){return t.filter(t=>e.get(t)!=="can push"&&!n(t))}function withStanding({author:t,association:e,isOwn:n},r){if(n)return`you (${t})`
const o=r&&(r.get(t)??"permission unknown")
return`${t} (${[e,o].filter(Boolean).join(", ")})`}const f=3
const d=1e3
async function gate(t,e){const{settings:n}=t
if(n.canWrite&&n.allowedUsers.includes("*"))return refuse("`allowed-users: *` would let anybody write to this repository.")
const r=(0,s.OB)(e).gate
if(r==="own run"&&e.headRepositoryId!==e.repositoryId)return refuse("The failed run belongs to another repository.")
if(r==="nobody")return{status:"allowed"}
const o=everyone(e,n)
if(o.length===0)return refuse("The event does not name who asked for this run.")
for(const n of o){const r=await refusal(t,e,n)
if(r!==void 0)return refuse([r,h[n.role]].join(" ").trim())}return{status:"allowed"}}const h={writer:"",labeller:"This account put on the label.",assigner:"This account assigned the agent.",sender:"This account caused the event.","upstream actor":"This account started the run before this one.","triggering actor":"This account started or repeated this run."}
function everyone({actors:t},{triggeringActor:e}){if(e===void 0)return t
const{login:n,id:r}=e
if(t.some(t=>r===void 0?(0,o.Av)(t.login,n):t.id===r))return t
const s=n.endsWith("[bot]")?"Bot":"User"
return[...t,{login:n,id:r,type:s,role:"triggering actor"}]}async function refusal(t,e,n){const{allowedUsers:r,allowedBots:o,deniedUsers:s=[]}=t.settings
const{login:i,id:a,type:c}=n
if(s.some(t=>isNamed(t,n)))return`${i} is in \`denied-users\`.`
const u=c==="User"&&r.some(t=>t==="*"||isNamed(t,n))
const l=c==="User"&&!u?ask(t,n):void 0
l?.catch(()=>{})
const f=await t.settings.ownId
if(a!==void 0&&a===f)return isOwnFailure(e)?void 0:`${i} is this agent itself.`
if(a!==void 0&&c!=="User"&&o.includes(a))return
if(c!=="User")return`${i} is not a person (${c}), and its id (${a??"unknown"}) is not in \`allowed-bots\`.`
if(u)return
const d=await(l??ask(t,n))
return d.status==="allowed"?void 0:d.why}function isNamed(t,{login:e,id:n}){return/^\d+$/.test(t)?n===Number(t):(0,o.Av)(t,e)}function isOwnFailure({kind:t,run:e}){return(0,s.OB)({kind:t}).gate==="own run"&&e?.isOwnBranch===!0}async function ask({client:t,settings:e,sleep:n},r){const{allowedRoles:o,right:s}=e
let i=await checkPermission(t,r,o,s)
for(let e=1;e<f&&i.status==="denied"&&!i.isSure;e++){await n(d*e)
i=await checkPermission(t,r,o,s)}return i}function refuse(t){return{status:"denied",why:t}}}),95164:((t,e,n)=>{n.d(e,{n:()=>readPages})
const r=100
async function readPages(t,e,n={},{most:o=10,list:s}={}){const i=[]
for(let a=1;a<=o;a++){const o=await t.get(e,{...n,per_page:r,page:a}).catch(t=>{if(a===1)throw t})
const c=s===void 0?o:Object(o)[s]
if(!Array.isArray(c))return{items:i,isWhole:!1}
i.push(...c)
if(c.length<r)return{items:i,isWhole:!0}}return{items:i,isWhole:!1}}}),22499:((t,e,n)=>{n.d(e,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var r=n(73024)
var o=n(76760)
var s=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:t=>(0,r.lstatSync)(t,{throwIfNoEntry:!1}),readlink:r.readlinkSync}
function systemProgram(t,e=a){const n=findSystemProgram(t,e)
if(typeof n==="string")return n
throw new s.vC("config",`${t} was not found in a system folder: install ${t} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(t,e=a){const n=findSystemProgram(t,e)
return typeof n==="string"?n:void 0}function systemPath(t=a){return i.filter(e=>problemOf(e,t)==="").join(":")}function systemEnvironment(t=a){return{PATH:systemPath(t),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(t){const isOutside=e=>(0,o.isAbsolute)(e)&&(0,r.existsSync)(e)&&!isIn(t.GITHUB_WORKSPACE,e)
const isPassed=e=>c.includes(e)||u.includes(e)&&(t[e]??"").split(":").every(isOutside)
const e=[...c,...u].filter(e=>t[e]&&isPassed(e))
return Object.fromEntries(e.map(e=>[e,t[e]??""]))}function isIn(t,e){if(!t)return!1
const n=[(0,o.resolve)(t),realPathOf(t)]
const isBelow=t=>n.some(e=>t===e||t.startsWith(`${e}/`))
return isBelow((0,o.resolve)(t,e))||isBelow(realPathOf((0,o.isAbsolute)(e)?e:`${t}/${e}`))}function realPathOf(t,e=0){try{return r.realpathSync.native(t)}catch{const n=(0,o.dirname)(t)
if(n===t||e>l)return t
const r=realPathOf(n,e)
const s=linkAt((0,o.join)(r,(0,o.basename)(t)))
if(s===void 0)return(0,o.join)(r,(0,o.basename)(t))
return realPathOf((0,o.isAbsolute)(s)?s:`${r}/${s}`,e+1)}}function linkAt(t){try{return(0,r.readlinkSync)(t)}catch{return}}const l=40
function findSystemProgram(t,e){const n=[]
for(const r of i){const s=(0,o.join)(r,t)
if(e.lstat(s)===void 0)continue
const i=problemOf(s,e)
if(i==="")return s
n.push(`${s} is not used: ${i}.`)}return{refused:n}}function problemOf(t,e){let[n,r,s]=["/",t.split("/"),0]
for(let t=r.shift();t!==void 0;t=r.shift()){const i=(0,o.resolve)(n,t)
const a=e.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){s+=1
if(s>l)return"it leads in a circle"
const t=e.readlink(i)
if((0,o.isAbsolute)(t))n="/"
r=[...t.split("/"),...r]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}})}

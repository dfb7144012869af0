export const id=7054
export const ids=[7054]
export const modules={27054:((e,t,n)=>{n.d(t,{$t:()=>placeOf,BW:()=>placeAt,L7:()=>accessFault,ci:()=>addressOf,ik:()=>fetchConversation,kJ:()=>fetchState,mP:()=>w,rl:()=>numberOf,rs:()=>readStates})
var r=n(73024)
var s=n(48161)
var o=n(76760)
var i=n(33368)
var a=n(89812)
var c=n(98664)
var u=n(67276)
var f=n(1539)
var d=n(46329)
var l=n(71324)
var h=n(59766)
var m=n(82362)
var p=n(74454)
async function fetchConversation(e,t){const{files:n,isVerified:i}=await fetchState(e,t)
const a=(0,r.mkdtempSync)((0,o.join)((0,s.tmpdir)(),`deckhand-${t}-`))
try{(0,f.qv)(n,a)}catch(e){(0,r.rmSync)(a,{recursive:!0,force:!0})
throw e}return{folder:a,isVerified:i}}async function fetchState(e,t){return inRepository(e,async(n,r)=>{const{name:s,ref:o,branch:i}=(0,h.QY)(t)
const a=await r.tips([o,i])
const u=[i,o].find(e=>a.has(e))
if(u===void 0)throw nothingSaved(e,t,await issueOf(e,t))
const f=await r.fetch(u)
const d=e.key===""?await(0,l.yT)(n,f):await readVerified(e,n,f,s)
if(d.status==="unusable")throw new c.vC("git",`The saved state of #${t} cannot be read: ${d.why}.`,{hint:y})
return{files:d.files,isVerified:e.key!==""}})}const y="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function readStates(e){return inRepository(e,async(t,n)=>{const r=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const s=[]
for(const o of r.keys()){const[r,i]=[(0,p.UY)(o),await n.fetch(o)]
const a=e.key===""?await(0,l.yT)(t,i):await readVerified(e,t,i,r)
if(a.status==="unusable")s.push({name:r,commit:i,status:w,files:new Map})
else s.push({name:r,commit:i,status:outcomeOf(a),files:a.files})}return s.sort((e,t)=>numberOf(t)-numberOf(e))})}const w="encrypted, or signed with another key"
function outcomeOf(e){return("manifest"in e?e.manifest.outcome:e.outcome)??"running"}function numberOf({name:e}){return e.startsWith("threads/")?Number(e.slice("threads/".length)):Number.NaN}async function readVerified({owner:e,name:t,api:n,token:r,key:s},o,i,c){const u=(0,a.X)({token:r,apiUrl:n,fetch:fetch})
const{data:f}=await u.request("GET /repos/{owner}/{repo}",{owner:e,repo:t})
return(0,l.Tc)(o,i,{repositoryId:Number(f.id),name:c},(0,l.OX)(s,Number(f.id)))}function nothingSaved({owner:e,name:t},n,r){const s="A pull request that a run made is saved under its issue. States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."
return new c.vC("git",`Nothing is saved of #${n} in ${e}/${t}.`,{hint:r===void 0?s:`A run of #${r} made this pull request, and is saved there: name ${r}.`})}async function issueOf(e,t){const n=new RegExp(`"pullRequest":\\s*"[^"]*/pull/${t}"`)
const r=f.H3+u.Uq
const s=(await readStates(e)).find(({files:e})=>n.test(e.get(r)?.toString()??""))
return s&&!Number.isNaN(numberOf(s))?numberOf(s):void 0}async function inRepository({owner:e,name:t,server:n,token:a},c){const u=(0,r.mkdtempSync)((0,o.join)((0,s.tmpdir)(),"deckhand-show-"))
const f=(0,o.join)(u,"state.git")
const run=(e={})=>(0,i.$Y)(e.GIT_DIR===void 0?{folder:u,gitDir:f,environment:e}:{folder:u,environment:e})
try{(0,i.xJ)(f)
return await c(run(),(0,m.W)(run,{url:`${n}/${e}/${t}.git`,token:a}))}catch(n){throw accessFault(n,{repository:`${e}/${t}`,token:a})}finally{(0,r.rmSync)(u,{recursive:!0,force:!0})}}const v=/could not read Username|Authentication failed|returned error: 40[134]|not found|refused the token/i
function accessFault(e,{repository:t,token:n}){const r=(0,c.ec)(e)
if(!v.test(r.message))return e
const s=n===""?g:b
return new c.vC("git",`The repository ${t} could not be read.`,{hint:s,cause:r})}const g="If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one."
const b="GITHUB_TOKEN is wrong, has expired or has no access to it: set another token, which `gh auth token` prints."
function addressOf(e){const[,t="",n="",r,s]=/^(https?:\/\/[^/\s]+)\/([\w.-]+\/[\w.-]+)\/(issues|pull|discussions|actions\/runs)\/(\d+)/.exec(e)??[]
if(r===void 0)return
return{server:t,path:n,...r==="actions/runs"?{run:Number(s)}:{thread:Number(s)}}}async function placeAt({server:e,path:t},n,r){const s=await placeOf(t,n,r)
if(s.server===e)return s
throw new c.vC("config",`${e} is not the server ${s.server}.`,{hint:`Set GITHUB_SERVER_URL to ${e} if you trust it with your token.`})}async function placeOf(e,t,n){const r=e??n.GITHUB_REPOSITORY
const s=r===void 0?await originOf(t):void 0
const o=(0,d.Dy)(n,"GITHUB_SERVER_URL",s?.server??"https://github.com")
const[i="",a=""]=(r??s?.path??"").split("/")
if(i===""||a==="")throw new c.vC("config","It is not clear which repository is meant.",{hint:"Run this in a clone of it, or add --repo OWNER/NAME."})
const u=o==="https://github.com"?"https://api.github.com":`${o}/api/v3`
const f=(0,d.Dy)(n,"GITHUB_API_URL",u)
return{owner:i,name:a,server:o,api:f,token:n.GITHUB_TOKEN??"",key:n.STATE_KEY??n.LLM_API_KEY??""}}async function originOf(e){const t=await(0,i.$Y)({folder:e}).raw(["config","--get","remote.origin.url"]).catch(()=>"")
const n=/^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(t)
return n?.[2]===void 0?void 0:{server:`https://${n[1]}`,path:n[2]}}}),33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var f=n(84308)
var d=n(65466)
const l={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,u.CA)("git")
const n={...(0,d.l7)(e),...(0,u.f7)()}
const run=async(r,s,o)=>{(0,d.B1)(r)
e.signal?.throwIfAborted()
try{requireDescriptors()
return await(0,c.Lp)({...gitOptions(e,n,s),binary:t}).env(n).outputHandler(o).raw([...r])}catch(t){e.signal?.throwIfAborted()
throw(0,d.NO)(r,t)}}
const each=async(t,n,r)=>{const s=[]
let o=!1
await run(t,n,(t,n,a,c)=>{if(n instanceof i.Readable)n.removeAllListeners("data")
n.on("data",e=>{o||=!r(e)
if(o&&n instanceof i.Readable)n.destroy()})
a.on("data",e=>s.push(e))
endPromptly(e.signal)(t,n,a,c)}).catch(e=>{if(!o)throw e})
if(o)throw(0,d.NO)(t,new Error("Its output is too long."))
return Buffer.concat(s).toString()}
const collect=async(e,t,n=Number.POSITIVE_INFINITY)=>{const r=[]
let s=n
const o=await each(e,t,e=>{s-=e.length
if(s>=0)r.push(e)
return s>=0})
return{stdout:Buffer.concat(r),stderr:o}}
const records=async(e,t,{input:n="",end:r="\0"}={})=>{const s=new f.Z(r,t)
const o=await each(e,n,e=>s.push(e))
s.end()
return o}
const pieces=async(e,t)=>{const n=[]
const isTaken=e=>{try{t(e)}catch(e){n.push(e)}return n.length===0}
await each(e,"",isTaken).catch(e=>{throw n.length===0?e:n[0]})}
return Object.freeze({pieces:pieces,raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t),records:records})}const h=12
function requireDescriptors(){const e=[]
try{while(e.length<h)e.push((0,s.openSync)("/dev/null","r"))}finally{for(const t of e)(0,s.closeSync)(t)}}const m="[pack]\n\tthreads = 1\n\twindowMemory = 16m\n"
function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,s.mkdirSync)((0,o.join)(e,t),{recursive:!0});(0,s.writeFileSync)((0,o.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true","bigFileThreshold = 100m"]
const n=["commitGraph = false","multiPackIndex = false"]
const r=`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`;(0,s.writeFileSync)((0,o.join)(e,"config"),`${r}${m}`)}function writeObject(e,t,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${i.length}\0`),i])
const u=(0,r.createHash)("sha1").update(c).digest("hex")
const f=(0,o.join)(e,"objects",u.slice(0,2),u.slice(2))
if((0,s.existsSync)(f))return u;(0,s.mkdirSync)((0,o.dirname)(f),{recursive:!0})
const d=(0,o.join)(e,"objects",`tmp_obj_${u}`)
try{(0,s.writeFileSync)(d,(0,a.deflateSync)(c,{level:1}));(0,s.renameSync)(d,f)}catch(e){(0,s.rmSync)(d,{force:!0})
throw e}return u}function treeOf(e){const t=e.map(([e,t,n])=>{const r=Buffer.from(t==="40000"?`${e}/`:e)
return{key:r,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,r){return{baseDir:e,config:[...d.O8],unsafe:l,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(r),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,r)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,r])if(e instanceof i.Readable)e.destroy()}
e?.addEventListener("abort",close,{once:!0})
n.once("close",()=>e?.removeEventListener("abort",close))}}}),84308:((e,t,n)=>{n.d(t,{Z:()=>RecordCutter})
class RecordCutter{#e
#t
#n=""
constructor(e,t){this.#e=e
this.#t=t}push(e){let t=0
for(let n=e.indexOf(this.#e);n>=0;n=e.indexOf(this.#e,t)){this.#r(e.toString("latin1",t,n))
t=n+1}this.#n+=e.toString("latin1",t)
return!0}end(){this.#r("")}#r(e){const t=this.#n===""?e:`${this.#n}${e}`
this.#n=""
if(t!=="")this.#t(t)}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>a,l7:()=>isolatedGitEnvironment,ry:()=>f})
var r=n(98664)
var s=n(97101)
var o=n(54668)
const i={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const a=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const c=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(c.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n,settings:r}){const s=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...s,...i,...r!==void 0&&{GIT_CONFIG_GLOBAL:r}}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const i=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
const a=`git ${i}: ${(0,s.fx)(meaningfulLine(n))}`
const c=(0,o._g)(n)??(0,o.LE)(t)
const u=new Error(n)
return c?(0,r.MG)(c,u,a):new r.vC("git",a,{cause:u})}const u=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=u.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const f={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(46031)
const a=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,a,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const r=readAtMost(e,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:t.mode&4095}})}function untrustedText(e,t,n){const r=readUntrusted(e,t,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const r=openAt(e,t,a)
if(r.status!=="open")return r
const{file:o,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(o,c,n)}catch(e){return refused("unreadable",(0,i.CA)(e))}finally{(0,s.closeSync)(o)}}async function hashOf(e,{size:t,mode:n},{algorithm:o,start:i}){const a=(0,r.createHash)(o).update(i?.(t)??"")
let c=0
for await(const n of(0,s.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){a.update(n)
c+=n.length}if(c!==t)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:t,isExecutable:(n&73)!==0}}function listUntrusted(e,t,n){const r=u?a|s.constants.O_DIRECTORY:a
return withOpen(e,t,r,(r,o)=>{if(!o.isDirectory())return refused("file")
const i=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=i.readSync();t!==null;t=i.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{i.closeSync()}})}function untrustedNames(e,t,n){const r=u?a|s.constants.O_DIRECTORY:a
const o=withOpen(e,t,r,r=>{const o=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let r=e.readSync();r!==null;r=e.readSync()){if(n.length===t)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(e,t){try{return(0,s.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,s.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,r){const o=openAt(e,t,n)
if(o.status!=="open")return o
try{return r(o.file,o.found)}catch(e){return notOpened(e,o.found)}finally{(0,s.closeSync)(o.file)}}function openAt(e,t,n){let r
try{r=(0,s.openSync)(whole(e,t),n)
if(isAt(r,e,t))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const r=whole(s.realpathSync.native(t),n)
const o=u?(0,s.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):s.realpathSync.native(whole(t,n),{encoding:"buffer"})
return r.equals(o)}function notOpened(e,t){const n=(0,i.CA)(e)
if((0,i.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,s.fstatSync)(e).size
let r=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>t)return
if(o===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(e,r,o,r.length-o,null)}return r.subarray(0,o)}function whole(e,t){const n=o.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var r=n(73024)
var s=n(76760)
var o=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,r.lstatSync)(e,{throwIfNoEntry:!1}),readlink:r.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new o.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return i.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,s.isAbsolute)(t)&&(0,r.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||u.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...u].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const n=[(0,s.resolve)(e),realPathOf(e)]
const isBelow=e=>n.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,s.resolve)(e,t))||isBelow(realPathOf((0,s.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return r.realpathSync.native(e)}catch{const n=(0,s.dirname)(e)
if(n===e||t>f)return e
const r=realPathOf(n,t)
const o=linkAt((0,s.join)(r,(0,s.basename)(e)))
if(o===void 0)return(0,s.join)(r,(0,s.basename)(e))
return realPathOf((0,s.isAbsolute)(o)?o:`${r}/${o}`,t+1)}}function linkAt(e){try{return(0,r.readlinkSync)(e)}catch{return}}const f=40
function findSystemProgram(e,t){const n=[]
for(const r of i){const o=(0,s.join)(r,e)
if(t.lstat(o)===void 0)continue
const i=problemOf(o,t)
if(i==="")return o
n.push(`${o} is not used: ${i}.`)}return{refused:n}}function problemOf(e,t){let[n,r,o]=["/",e.split("/"),0]
for(let e=r.shift();e!==void 0;e=r.shift()){const i=(0,s.resolve)(n,e)
const a=t.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){o+=1
if(o>f)return"it leads in a circle"
const e=t.readlink(i)
if((0,s.isAbsolute)(e))n="/"
r=[...e.split("/"),...r]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}}),1539:((e,t,n)=>{n.d(t,{H3:()=>a,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation,w2:()=>m})
var r=n(73024)
var s=n(76760)
var o=n(3024)
var i=n(59766)
const a="conversation/"
const c="observations"
const u=1024*1024
const f=8*1024*1024
const d=1e3
const l=500*1024*1024
const h=1e6
function conversationFiles(e){const t=entries(e,"subagents").filter(e=>e.isDirectory())
const n=["",...t.map(({name:e})=>`subagents/${e}/`)]
return[...n.flatMap(t=>logFiles(e,t)),...outputs(e)].filter(({path:e})=>(0,i.rX)(e))}function logFiles(e,t){const n=names(e,`${t}events`).map(n=>fileAt(e,`${t}events/${n}`,"written once"))
const r=names(e,t).filter(e=>e.endsWith(".json"))
return[...r.map(n=>fileAt(e,t+n)),...n]}function restoreConversation(e,t){for(const[n,o]of e){if(!n.startsWith(a))continue
const e=(0,s.join)(t,n.slice(a.length));(0,r.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,r.writeFileSync)(e,o)}}const m="as read"
function sameFiles(e){return[...e].map(([e,t])=>({path:e,stamp:m,read:()=>t}))}function outputs(e){const t=names(e,c).flatMap(t=>{const n=(0,o.BJ)(e,`${c}/${t}`)
return n?.isFile()&&n.size<=u?[{size:n.size,mtimeMs:n.mtimeMs,name:t}]:[]})
let n=f
const r=t.sort((e,t)=>t.mtimeMs-e.mtimeMs).filter(({size:e})=>{n-=e
return n>=0})
return r.slice(0,d).map(({name:t,size:n,mtimeMs:r})=>fileAt(e,`${c}/${t}`,`${n} ${r}`))}function fileAt(e,t,n){const r=n===void 0?(0,o.BJ)(e,t):void 0
return{path:a+t,stamp:n??`${r?.size} ${r?.mtimeMs}`,read:()=>readPlain(e,t)}}function names(e,t){return entries(e,t).filter(e=>e.isFile()).map(({name:e})=>e).sort()}function entries(e,t){const n=(0,o.HL)(e,t,h)
return n.status==="read"?n.entries:[]}function readPlain(e,t){const n=(0,o.Pd)(e,t,l)
return n.status==="read"?n.bytes:Buffer.alloc(0)}}),46329:((e,t,n)=>{n.d(t,{Dy:()=>webAddress,Hi:()=>absolutePath,a5:()=>checkedVariable,sN:()=>requireProxyAddress})
var r=n(76760)
var s=n(98664)
var o=n(94869)
function neededVariable(e,t){const n=e[t]
if(n)return n
throw new s.vC("config",`${t} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function checkedVariable(e,t,{form:n,what:r}){const s=neededVariable(e,t)
if(n.test(s))return s
throw wrong(t,r)}function absolutePath(e,t){const n=neededVariable(e,t)
if((0,r.isAbsolute)(n)&&!n.includes("\0"))return n
throw wrong(t,"an absolute path")}function webAddress(e,t,n){const r=e[t]
if(r===void 0)return n
if(isWebAddress(r))return(0,o.Mx)(r,"/")
throw wrong(t,"a web address such as `https://github.example.com`")}function isWebAddress(e){return/^https?:\/\/[^\s/?#@][^\s?#@]*$/.test(e)&&URL.canParse(e)}function requireProxyAddress(e,t){const n=e[t]
if(!n||URL.canParse(n.includes("://")?n:`http://${n}`))return
throw wrong(t,"the address of a proxy")}function wrong(e,t){return new s.vC("config",`The variable ${e} is not ${t}.`,{hint:`GitHub Actions sets the variables of a job. Look for a step, an \`env:\` or a setting of a self-hosted runner that sets ${e}, and remove it.`})}}),74454:((e,t,n)=>{n.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var r=n(73024)
var s=n(76760)
var o=n(28942)
var i=n(33368)
var a=n(58908)
var c=n(82362)
const u=864e5
const f=7
const d=30
async function sweep(e,t){const{remote:n,git:r}=e
const s=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const o=[]
for(const[t,n]of s)if(await isDone(e,t))o.push([t,n])
const i=[]
for(const[e]of o)i.push({name:stateNameIn(e),commit:await n.fetch(e),git:r})
if(i.length>0)await t(i)
const a=[]
for(const[e,t]of o)if(await n.move(e,"",t)==="moved")a.push(e)
return a}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,n]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(n!==void 0)return isClosed(e,Number(n))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const l=o.object({state:o.string(),closed_at:o.string().nullable()})
async function isClosed({github:e,repository:t,now:n},r){const{owner:s,name:o}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:i,closed_at:a}=l.parse((await e.request(t,{owner:s,repo:o,issue_number:r})).data)
return i==="closed"&&a!==null&&isPast(a,n)}catch(s){if(s instanceof a.Q4&&s.status===410)return!0
if(s instanceof a.Q4&&s.status===404)return isClosedDiscussion(e,t,r,n)
throw s}}const h=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const m=o.object({repository:o.object({discussion:o.object({closedAt:o.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:n},r,s){const o=await e.graphql(h,{owner:t,name:n,number:r}).catch(()=>{})
const i=m.safeParse(o).data?.repository.discussion.closedAt??null
return i!==null&&isPast(i,s)}function isPast(e,t){return t.getTime()-Date.parse(e)>f*u}async function isOld({remote:e,git:t,now:n},r){await e.fetch(r)
const s=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return n.getTime()-s*1e3>d*u}async function sweepStates({remote:e,environment:t,temp:n,...r},s=async()=>{}){return inPlace({remote:e,environment:t,temp:n},e=>sweep({...r,...e},s))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const n=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...n.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:n},o){(0,r.mkdirSync)(n,{recursive:!0})
const a=(0,r.mkdtempSync)((0,s.join)(n,"deckhand-sweep-"))
const u=(0,s.join)(a,"state.git")
const run=(e={})=>(0,i.$Y)({folder:a,gitDir:u,environment:{...t,...e}})
try{(0,i.xJ)(u)
return await o({remote:(0,c.W)(run,e),git:run()})}finally{(0,r.rmSync)(a,{recursive:!0,force:!0})}}})}

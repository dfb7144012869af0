export const id=7054
export const ids=[7054]
export const modules={27054:((t,e,n)=>{n.d(e,{$t:()=>placeOf,BW:()=>placeAt,L7:()=>accessFault,ci:()=>addressOf,ik:()=>fetchConversation,kJ:()=>fetchState,mP:()=>v,rl:()=>numberOf,rs:()=>readStates})
var s=n(73024)
var r=n(48161)
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
async function fetchConversation(t,e){const{files:n,isVerified:i}=await fetchState(t,e)
const a=(0,s.mkdtempSync)((0,o.join)((0,r.tmpdir)(),`deckhand-${e}-`))
try{(0,f.qv)(n,a)}catch(t){(0,s.rmSync)(a,{recursive:!0,force:!0})
throw t}return{folder:a,isVerified:i}}async function fetchState(t,e){return inRepository(t,async(n,s)=>{const{name:r,ref:o,branch:i}=(0,h.QY)(e)
const a=await s.tips([o,i])
const u=[i,o].find(t=>a.has(t))
if(u===void 0)throw nothingSaved(t,e,await issueOf(t,e))
const f=await s.fetch(u)
const d=t.key===""?await(0,l.yT)(n,f):await readVerified(t,n,f,r)
if(d.status==="unusable")throw new c.vC("git",`The saved state of #${e} cannot be read: ${d.why}.`,{hint:w})
return{files:d.files,isVerified:t.key!==""}})}const w="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function readStates(t){return inRepository(t,async(e,n)=>{const s=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const r=[]
for(const o of s.keys()){const[s,i]=[(0,p.UY)(o),await n.fetch(o)]
const a=t.key===""?await(0,l.yT)(e,i):await readVerified(t,e,i,s)
if(a.status==="unusable")r.push({name:s,commit:i,status:v,files:new Map})
else r.push({name:s,commit:i,status:outcomeOf(a),files:a.files})}return r.sort((t,e)=>numberOf(e)-numberOf(t))})}const v="encrypted, or signed with another key"
function outcomeOf(t){return("manifest"in t?t.manifest.outcome:t.outcome)??"running"}function numberOf({name:t}){return t.startsWith("threads/")?Number(t.slice("threads/".length)):Number.NaN}async function readVerified({owner:t,name:e,api:n,token:s,key:r},o,i,c){const u=(0,a.X)({token:s,apiUrl:n,fetch:fetch})
const{data:f}=await u.request("GET /repos/{owner}/{repo}",{owner:t,repo:e})
return(0,l.Tc)(o,i,{repositoryId:Number(f.id),name:c},(0,l.OX)(r,Number(f.id)))}function nothingSaved({owner:t,name:e},n,s){const r="A pull request that a run made is saved under its issue. States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."
return new c.vC("git",`Nothing is saved of #${n} in ${t}/${e}.`,{hint:s===void 0?r:`A run of #${s} made this pull request, and is saved there: name ${s}.`})}async function issueOf(t,e){const n=new RegExp(`"pullRequest":\\s*"[^"]*/pull/${e}"`)
const s=f.H3+u.Uq
const r=(await readStates(t)).find(({files:t})=>n.test(t.get(s)?.toString()??""))
return r&&!Number.isNaN(numberOf(r))?numberOf(r):void 0}async function inRepository({owner:t,name:e,server:n,token:a},c){const u=(0,s.mkdtempSync)((0,o.join)((0,r.tmpdir)(),"deckhand-show-"))
const f=(0,o.join)(u,"state.git")
const run=(t={})=>(0,i.$Y)(t.GIT_DIR===void 0?{folder:u,gitDir:f,environment:t}:{folder:u,environment:t})
try{(0,i.xJ)(f)
return await c(run(),(0,m.W)(run,{url:`${n}/${t}/${e}.git`,token:a}))}catch(n){throw accessFault(n,{repository:`${t}/${e}`,token:a})}finally{(0,s.rmSync)(u,{recursive:!0,force:!0})}}const y=/could not read Username|Authentication failed|returned error: 40[134]|not found|refused the token/i
function accessFault(t,{repository:e,token:n}){const s=(0,c.ec)(t)
if(!y.test(s.message))return t
const r=n===""?g:b
return new c.vC("git",`The repository ${e} could not be read.`,{hint:r,cause:s})}const g="If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one."
const b="GITHUB_TOKEN is wrong, has expired or has no access to it: set another token, which `gh auth token` prints."
function addressOf(t){const[,e="",n="",s,r]=/^(https?:\/\/[^/\s]+)\/([\w.-]+\/[\w.-]+)\/(issues|pull|discussions|actions\/runs)\/(\d+)/.exec(t)??[]
if(s===void 0)return
return{server:e,path:n,...s==="actions/runs"?{run:Number(r)}:{thread:Number(r)}}}async function placeAt({server:t,path:e},n,s){const r=await placeOf(e,n,s)
if(r.server===t)return r
throw new c.vC("config",`${t} is not the server ${r.server}.`,{hint:`Set GITHUB_SERVER_URL to ${t} if you trust it with your token.`})}async function placeOf(t,e,n){const s=t??n.GITHUB_REPOSITORY
const r=s===void 0?await originOf(e):void 0
const o=(0,d.Dy)(n,"GITHUB_SERVER_URL",r?.server??"https://github.com")
const[i="",a=""]=(s??r?.path??"").split("/")
if(i===""||a==="")throw new c.vC("config","It is not clear which repository is meant.",{hint:"Run this in a clone of it, or add --repo OWNER/NAME."})
const u=o==="https://github.com"?"https://api.github.com":`${o}/api/v3`
const f=(0,d.Dy)(n,"GITHUB_API_URL",u)
return{owner:i,name:a,server:o,api:f,token:n.GITHUB_TOKEN??"",key:n.STATE_KEY??n.LLM_API_KEY??""}}async function originOf(t){const e=await(0,i.$Y)({folder:t}).raw(["config","--get","remote.origin.url"]).catch(()=>"")
const n=/^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(e)
return n?.[2]===void 0?void 0:{server:`https://${n[1]}`,path:n[2]}}}),33368:((t,e,n)=>{n.d(e,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var s=n(77598)
var r=n(73024)
var o=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var f=n(84308)
var d=n(65466)
const l={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(t){const e=(0,u.CA)("git")
const n={...(0,d.l7)(t),...(0,u.f7)()}
const run=async(s,r,o)=>{(0,d.B1)(s)
t.signal?.throwIfAborted()
try{requireDescriptors()
return await(0,c.Lp)({...gitOptions(t,n,r),binary:e}).env(n).outputHandler(o).raw([...s])}catch(e){t.signal?.throwIfAborted()
throw(0,d.NO)(s,e)}}
const each=async(e,n,s)=>{const r=[]
let o=!1
await run(e,n,(e,n,a,c)=>{if(n instanceof i.Readable)n.removeAllListeners("data")
n.on("data",t=>{o||=!s(t)
if(o&&n instanceof i.Readable)n.destroy()})
a.on("data",t=>r.push(t))
endPromptly(t.signal)(e,n,a,c)}).catch(t=>{if(!o)throw t})
if(o)throw(0,d.NO)(e,new Error("Its output is too long."))
return Buffer.concat(r).toString()}
const collect=async(t,e,n=Number.POSITIVE_INFINITY)=>{const s=[]
let r=n
const o=await each(t,e,t=>{r-=t.length
if(r>=0)s.push(t)
return r>=0})
return{stdout:Buffer.concat(s),stderr:o}}
const records=async(t,e,{input:n="",end:s="\0"}={})=>{const r=new f.Z(s,e)
const o=await each(t,n,t=>r.push(t))
r.end()
return o}
const pieces=async(t,e)=>{const n=[]
const isTaken=t=>{try{e(t)}catch(t){n.push(t)}return n.length===0}
await each(t,"",isTaken).catch(t=>{throw n.length===0?t:n[0]})}
return Object.freeze({pieces:pieces,raw:(e,n="")=>run(e,n,endPromptly(t.signal)),bytes:async(t,e="",n)=>(await collect(t,e,n)).stdout,both:(t,e="")=>collect(t,e),records:records})}const h=12
function requireDescriptors(){const t=[]
try{while(t.length<h)t.push((0,r.openSync)("/dev/null","r"))}finally{for(const e of t)(0,r.closeSync)(e)}}const m="[pack]\n\tthreads = 1\n\twindowMemory = 16m\n"
function makeBareRepository(t){for(const e of["info","objects/info","objects/pack","refs/heads"])(0,r.mkdirSync)((0,o.join)(t,e),{recursive:!0});(0,r.writeFileSync)((0,o.join)(t,"HEAD"),"ref: refs/heads/main\n")
const e=["repositoryformatversion = 0","filemode = true","bare = true","bigFileThreshold = 8m"]
const n=["commitGraph = false","multiPackIndex = false"]
const s=`[core]\n${[...e,...n].map(t=>`\t${t}\n`).join("")}`;(0,r.writeFileSync)((0,o.join)(t,"config"),`${s}${m}`)}function writeObject(t,e,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${e} ${i.length}\0`),i])
const u=(0,s.createHash)("sha1").update(c).digest("hex")
const f=(0,o.join)(t,"objects",u.slice(0,2),u.slice(2))
if((0,r.existsSync)(f))return u;(0,r.mkdirSync)((0,o.dirname)(f),{recursive:!0})
const d=(0,o.join)(t,"objects",`tmp_obj_${u}`)
try{(0,r.writeFileSync)(d,(0,a.deflateSync)(c,{level:1}));(0,r.renameSync)(d,f)}catch(t){(0,r.rmSync)(d,{force:!0})
throw t}return u}function treeOf(t){const e=t.map(([t,e,n])=>{const s=Buffer.from(e==="40000"?`${t}/`:t)
return{key:s,row:Buffer.concat([Buffer.from(`${e} ${t}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(e.sort((t,e)=>Buffer.compare(t.key,e.key)).map(({row:t})=>t))}function gitOptions({folder:t,signal:e},n,s){return{baseDir:t,config:[...d.O8],unsafe:l,allowEnvironment:Object.keys(n),...e&&{abort:e},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(s),errors:(t,{exitCode:e})=>t??(e===0?void 0:Buffer.alloc(0))}}function endPromptly(t){return(e,n,s)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const t of[n,s])if(t instanceof i.Readable)t.destroy()}
t?.addEventListener("abort",close,{once:!0})
n.once("close",()=>t?.removeEventListener("abort",close))}}}),84308:((t,e,n)=>{n.d(e,{Z:()=>RecordCutter})
class RecordCutter{#t
#e
#n=""
constructor(t,e){this.#t=t
this.#e=e}push(t){let e=0
for(let n=t.indexOf(this.#t);n>=0;n=t.indexOf(this.#t,e)){this.#s(t.toString("latin1",e,n))
e=n+1}this.#n+=t.toString("latin1",e)
return!0}end(){this.#s("")}#s(t){const e=this.#n===""?t:`${this.#n}${t}`
this.#n=""
if(e!=="")this.#e(e)}}}),65466:((t,e,n)=>{n.d(e,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>a,l7:()=>isolatedGitEnvironment,ry:()=>f})
var s=n(98664)
var r=n(97101)
var o=n(54668)
const i={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const a=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const c=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(t){const[e=""]=t
const n=t.some(t=>t==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(t))
if(c.has(e)&&!n)throw new Error(`\`git ${e}\` enters submodules.`)}function isolatedGitEnvironment({folder:t,gitDir:e,environment:n,settings:s}){const r=e===void 0?{}:{GIT_DIR:e,GIT_WORK_TREE:t}
return{...n,...r,...i,...s!==void 0&&{GIT_CONFIG_GLOBAL:s}}}function gitFault(t,e){const n=withoutCredentials(e instanceof Error?e.message:String(e))
const i=t.find(t=>/^[a-z][a-z-]*$/.test(t))??""
const a=`git ${i}: ${(0,r.fx)(meaningfulLine(n))}`
const c=(0,o._g)(n)??(0,o.LE)(e)
const u=new Error(n)
return c?(0,s.MG)(c,u,a):new s.vC("git",a,{cause:u})}const u=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(t){const e=t.split("\n")
const n=u.flatMap(t=>e.find(e=>t.test(e))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(t){return t.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const f={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),22499:((t,e,n)=>{n.d(e,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var s=n(73024)
var r=n(76760)
var o=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:t=>(0,s.lstatSync)(t,{throwIfNoEntry:!1}),readlink:s.readlinkSync}
function systemProgram(t,e=a){const n=findSystemProgram(t,e)
if(typeof n==="string")return n
throw new o.vC("config",`${t} was not found in a system folder: install ${t} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(t,e=a){const n=findSystemProgram(t,e)
return typeof n==="string"?n:void 0}function systemPath(t=a){return i.filter(e=>problemOf(e,t)==="").join(":")}function systemEnvironment(t=a){return{PATH:systemPath(t),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(t){const isOutside=e=>(0,r.isAbsolute)(e)&&(0,s.existsSync)(e)&&!isIn(t.GITHUB_WORKSPACE,e)
const isPassed=e=>c.includes(e)||u.includes(e)&&(t[e]??"").split(":").every(isOutside)
const e=[...c,...u].filter(e=>t[e]&&isPassed(e))
return Object.fromEntries(e.map(e=>[e,t[e]??""]))}function isIn(t,e){if(!t)return!1
const n=[(0,r.resolve)(t),realPathOf(t)]
const isBelow=t=>n.some(e=>t===e||t.startsWith(`${e}/`))
return isBelow((0,r.resolve)(t,e))||isBelow(realPathOf((0,r.isAbsolute)(e)?e:`${t}/${e}`))}function realPathOf(t,e=0){try{return s.realpathSync.native(t)}catch{const n=(0,r.dirname)(t)
if(n===t||e>f)return t
const s=realPathOf(n,e)
const o=linkAt((0,r.join)(s,(0,r.basename)(t)))
if(o===void 0)return(0,r.join)(s,(0,r.basename)(t))
return realPathOf((0,r.isAbsolute)(o)?o:`${s}/${o}`,e+1)}}function linkAt(t){try{return(0,s.readlinkSync)(t)}catch{return}}const f=40
function findSystemProgram(t,e){const n=[]
for(const s of i){const o=(0,r.join)(s,t)
if(e.lstat(o)===void 0)continue
const i=problemOf(o,e)
if(i==="")return o
n.push(`${o} is not used: ${i}.`)}return{refused:n}}function problemOf(t,e){let[n,s,o]=["/",t.split("/"),0]
for(let t=s.shift();t!==void 0;t=s.shift()){const i=(0,r.resolve)(n,t)
const a=e.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){o+=1
if(o>f)return"it leads in a circle"
const t=e.readlink(i)
if((0,r.isAbsolute)(t))n="/"
s=[...t.split("/"),...s]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}}),1539:((t,e,n)=>{n.d(e,{H3:()=>a,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation,w2:()=>m})
var s=n(73024)
var r=n(76760)
var o=n(3024)
var i=n(59766)
const a="conversation/"
const c="observations"
const u=1024*1024
const f=8*1024*1024
const d=1e3
const l=500*1024*1024
const h=1e6
function conversationFiles(t){const e=entries(t,"subagents").filter(t=>t.isDirectory())
const n=["",...e.map(({name:t})=>`subagents/${t}/`)]
return[...n.flatMap(e=>logFiles(t,e)),...outputs(t)].filter(({path:t})=>(0,i.rX)(t))}function logFiles(t,e){const n=names(t,`${e}events`).map(n=>fileAt(t,`${e}events/${n}`,"written once"))
const s=names(t,e).filter(t=>t.endsWith(".json"))
return[...s.map(n=>fileAt(t,e+n)),...n]}function restoreConversation(t,e){for(const[n,o]of t){if(!n.startsWith(a))continue
const t=(0,r.join)(e,n.slice(a.length));(0,s.mkdirSync)((0,r.dirname)(t),{recursive:!0});(0,s.writeFileSync)(t,o)}}const m="as read"
function sameFiles(t){return[...t].map(([t,e])=>({path:t,stamp:m,read:()=>e}))}function outputs(t){const e=names(t,c).flatMap(e=>{const n=(0,o.BJ)(t,`${c}/${e}`)
return n?.isFile()&&n.size<=u?[{size:n.size,mtimeMs:n.mtimeMs,name:e}]:[]})
let n=f
const s=e.sort((t,e)=>e.mtimeMs-t.mtimeMs).filter(({size:t})=>{n-=t
return n>=0})
return s.slice(0,d).map(({name:e,size:n,mtimeMs:s})=>fileAt(t,`${c}/${e}`,`${n} ${s}`))}function fileAt(t,e,n){const s=n===void 0?(0,o.BJ)(t,e):void 0
return{path:a+e,stamp:n??`${s?.size} ${s?.mtimeMs}`,read:()=>readPlain(t,e)}}function names(t,e){return entries(t,e).filter(t=>t.isFile()).map(({name:t})=>t).sort()}function entries(t,e){const n=(0,o.HL)(t,e,h)
return n.status==="read"?n.entries:[]}function readPlain(t,e){const n=(0,o.Pd)(t,e,l)
return n.status==="read"?n.bytes:Buffer.alloc(0)}}),46329:((t,e,n)=>{n.d(e,{Dy:()=>webAddress,Hi:()=>absolutePath,a5:()=>checkedVariable,sN:()=>requireProxyAddress})
var s=n(76760)
var r=n(98664)
var o=n(94869)
function neededVariable(t,e){const n=t[e]
if(n)return n
throw new r.vC("config",`${e} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function checkedVariable(t,e,{form:n,what:s}){const r=neededVariable(t,e)
if(n.test(r))return r
throw wrong(e,s)}function absolutePath(t,e){const n=neededVariable(t,e)
if((0,s.isAbsolute)(n)&&!n.includes("\0"))return n
throw wrong(e,"an absolute path")}function webAddress(t,e,n){const s=t[e]
if(s===void 0)return n
if(isWebAddress(s))return(0,o.Mx)(s,"/")
throw wrong(e,"a web address such as `https://github.example.com`")}function isWebAddress(t){return/^https?:\/\/[^\s/?#@][^\s?#@]*$/.test(t)&&URL.canParse(t)}function requireProxyAddress(t,e){const n=t[e]
if(!n||URL.canParse(n.includes("://")?n:`http://${n}`))return
throw wrong(e,"the address of a proxy")}function wrong(t,e){return new r.vC("config",`The variable ${t} is not ${e}.`,{hint:`GitHub Actions sets the variables of a job. Look for a step, an \`env:\` or a setting of a self-hosted runner that sets ${t}, and remove it.`})}}),74454:((t,e,n)=>{n.d(e,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var s=n(73024)
var r=n(76760)
var o=n(28942)
var i=n(33368)
var a=n(58908)
var c=n(82362)
const u=864e5
const f=7
const d=30
async function sweep(t,e){const{remote:n,git:s}=t
const r=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const o=[]
for(const[e,n]of r)if(await isDone(t,e))o.push([e,n])
const i=[]
for(const[t]of o)i.push({name:stateNameIn(t),commit:await n.fetch(t),git:s})
if(i.length>0)await e(i)
const a=[]
for(const[t,e]of o)if(await n.move(t,"",e)==="moved")a.push(t)
return a}function stateNameIn(t){const e=t.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(e))return`threads/${e}`
return e.replace(/^task-/,"tasks/")}async function isDone(t,e){const[,n]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(e)??[]
if(n!==void 0)return isClosed(t,Number(n))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(e)&&isOld(t,e)}const l=o.object({state:o.string(),closed_at:o.string().nullable()})
async function isClosed({github:t,repository:e,now:n},s){const{owner:r,name:o}=e
try{const e="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:i,closed_at:a}=l.parse((await t.request(e,{owner:r,repo:o,issue_number:s})).data)
return i==="closed"&&a!==null&&isPast(a,n)}catch(r){if(r instanceof a.Q4&&r.status===410)return!0
if(r instanceof a.Q4&&r.status===404)return isClosedDiscussion(t,e,s,n)
throw r}}const h=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const m=o.object({repository:o.object({discussion:o.object({closedAt:o.string().nullable()})})})
async function isClosedDiscussion(t,{owner:e,name:n},s,r){const o=await t.graphql(h,{owner:e,name:n,number:s}).catch(()=>{})
const i=m.safeParse(o).data?.repository.discussion.closedAt??null
return i!==null&&isPast(i,r)}function isPast(t,e){return e.getTime()-Date.parse(t)>f*u}async function isOld({remote:t,git:e,now:n},s){await t.fetch(s)
const r=Number(await e.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return n.getTime()-r*1e3>d*u}async function sweepStates({remote:t,environment:e,temp:n,...s},r=async()=>{}){return inPlace({remote:t,environment:e,temp:n},t=>sweep({...s,...t},r))}async function keptThreads(t){const e=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const n=await inPlace(t,({remote:t})=>t.tips(e))
return new Set([...n.keys()].map(t=>Number(t.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:t,environment:e,temp:n},o){(0,s.mkdirSync)(n,{recursive:!0})
const a=(0,s.mkdtempSync)((0,r.join)(n,"deckhand-sweep-"))
const u=(0,r.join)(a,"state.git")
const run=(t={})=>(0,i.$Y)({folder:a,gitDir:u,environment:{...e,...t}})
try{(0,i.xJ)(u)
return await o({remote:(0,c.W)(run,t),git:run()})}finally{(0,s.rmSync)(a,{recursive:!0,force:!0})}}})}

export const id=2378
export const ids=[2378]
export const modules={33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var r=n(77598)
var s=n(73024)
var i=n(76760)
var o=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var l=n(84308)
var f=n(65466)
const d={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,u.CA)("git")
const n={...(0,f.l7)(e),...(0,u.f7)()}
const run=async(r,s,i)=>{(0,f.B1)(r)
e.signal?.throwIfAborted()
try{requireDescriptors()
return await(0,c.Lp)({...gitOptions(e,n,s),binary:t}).env(n).outputHandler(i).raw([...r])}catch(t){e.signal?.throwIfAborted()
throw(0,f.NO)(r,t)}}
const each=async(t,n,r)=>{const s=[]
let i=!1
await run(t,n,(t,n,a,c)=>{if(n instanceof o.Readable)n.removeAllListeners("data")
n.on("data",e=>{i||=!r(e)
if(i&&n instanceof o.Readable)n.destroy()})
a.on("data",e=>s.push(e))
endPromptly(e.signal)(t,n,a,c)}).catch(e=>{if(!i)throw e})
if(i)throw(0,f.NO)(t,new Error("Its output is too long."))
return Buffer.concat(s).toString()}
const collect=async(e,t,n=Number.POSITIVE_INFINITY)=>{const r=[]
let s=n
const i=await each(e,t,e=>{s-=e.length
if(s>=0)r.push(e)
return s>=0})
return{stdout:Buffer.concat(r),stderr:i}}
const records=async(e,t,{input:n="",end:r="\0"}={})=>{const s=new l.Z(r,t)
const i=await each(e,n,e=>s.push(e))
s.end()
return i}
const pieces=async(e,t)=>{const n=[]
const isTaken=e=>{try{t(e)}catch(e){n.push(e)}return n.length===0}
await each(e,"",isTaken).catch(e=>{throw n.length===0?e:n[0]})}
return Object.freeze({pieces:pieces,raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t),records:records})}const p=12
function requireDescriptors(){const e=[]
try{while(e.length<p)e.push((0,s.openSync)("/dev/null","r"))}finally{for(const t of e)(0,s.closeSync)(t)}}const h="[pack]\n\tthreads = 1\n\twindowMemory = 16m\n"
function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,s.mkdirSync)((0,i.join)(e,t),{recursive:!0});(0,s.writeFileSync)((0,i.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true","bigFileThreshold = 8m"]
const n=["commitGraph = false","multiPackIndex = false"]
const r=`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`;(0,s.writeFileSync)((0,i.join)(e,"config"),`${r}${h}`)}function writeObject(e,t,n){const o=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${o.length}\0`),o])
const u=(0,r.createHash)("sha1").update(c).digest("hex")
const l=(0,i.join)(e,"objects",u.slice(0,2),u.slice(2))
if((0,s.existsSync)(l))return u;(0,s.mkdirSync)((0,i.dirname)(l),{recursive:!0})
const f=(0,i.join)(e,"objects",`tmp_obj_${u}`)
try{(0,s.writeFileSync)(f,(0,a.deflateSync)(c,{level:1}));(0,s.renameSync)(f,l)}catch(e){(0,s.rmSync)(f,{force:!0})
throw e}return u}function treeOf(e){const t=e.map(([e,t,n])=>{const r=Buffer.from(t==="40000"?`${e}/`:e)
return{key:r,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,r){return{baseDir:e,config:[...f.O8],unsafe:d,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(r),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,r)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,r])if(e instanceof o.Readable)e.destroy()}
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
if(t!=="")this.#t(t)}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>a,l7:()=>isolatedGitEnvironment,ry:()=>l})
var r=n(98664)
var s=n(97101)
var i=n(54668)
const o={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const a=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const c=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(c.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n,settings:r}){const s=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...s,...o,...r!==void 0&&{GIT_CONFIG_GLOBAL:r}}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const o=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
const a=`git ${o}: ${(0,s.fx)(meaningfulLine(n))}`
const c=(0,i._g)(n)??(0,i.LE)(t)
const u=new Error(n)
return c?(0,r.MG)(c,u,a):new r.vC("git",a,{cause:u})}const u=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=u.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const l={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=n(51455)
var s=n(76760)
var i=n(98664)
var o=n(54668)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const n=await resolvePath(e,t)
if(n.steps.some(e=>e.toLowerCase()===".git"))throw new i.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(e,t,n){if(await placeOf(e,t)===void 0)throw outside(e,n)}async function resolvePath(e,t){if(t.includes("\0"))throw new i.Fp("A path cannot contain a NUL character.")
const n=await placeOf(e,await followLinks((0,s.resolve)(e[0],t),t))
if(n===void 0)throw outside(e,t)
return n}async function placeOf(e,t){for(const n of e){const e=await followLinks(n,n)
const r=inside(e,t)
if(r!==void 0)return{root:e,steps:r.split(s.sep).filter(Boolean),real:t}}return}function outside([e],t){return new i.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const n=(0,s.relative)(e,t)
return n===".."||n.startsWith(`..${s.sep}`)||(0,s.isAbsolute)(n)?void 0:n}async function followLinks(e,t){try{return await(0,r.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new i.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,s.join)(await followLinks((0,s.dirname)(e),t),(0,s.basename)(e))}async function isLink(e){try{return(await(0,r.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const n=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(n))throw t
throw new i.Fp(`Cannot ${e}: ${(0,o.uc)(n)}.`,{cause:t})}}}),3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var i=n(76760)
var o=n(46031)
const a=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,a,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const r=readAtMost(e,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:t.mode&4095}})}function untrustedText(e,t,n){const r=readUntrusted(e,t,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const r=openAt(e,t,a)
if(r.status!=="open")return r
const{file:i,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(i,c,n)}catch(e){return refused("unreadable",(0,o.CA)(e))}finally{(0,s.closeSync)(i)}}async function hashOf(e,{size:t,mode:n},{algorithm:i,start:o}){const a=(0,r.createHash)(i).update(o?.(t)??"")
let c=0
for await(const n of(0,s.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){a.update(n)
c+=n.length}if(c!==t)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:t,isExecutable:(n&73)!==0}}function listUntrusted(e,t,n){const r=u?a|s.constants.O_DIRECTORY:a
return withOpen(e,t,r,(r,i)=>{if(!i.isDirectory())return refused("file")
const o=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=o.readSync();t!==null;t=o.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{o.closeSync()}})}function untrustedNames(e,t,n){const r=u?a|s.constants.O_DIRECTORY:a
const i=withOpen(e,t,r,r=>{const i=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(i,n)}}finally{i.closeSync()}})
return i.status==="read"?i.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let r=e.readSync();r!==null;r=e.readSync()){if(n.length===t)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(e,t){try{return(0,s.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,s.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,r){const i=openAt(e,t,n)
if(i.status!=="open")return i
try{return r(i.file,i.found)}catch(e){return notOpened(e,i.found)}finally{(0,s.closeSync)(i.file)}}function openAt(e,t,n){let r
try{r=(0,s.openSync)(whole(e,t),n)
if(isAt(r,e,t))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const r=whole(s.realpathSync.native(t),n)
const i=u?(0,s.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):s.realpathSync.native(whole(t,n),{encoding:"buffer"})
return r.equals(i)}function notOpened(e,t){const n=(0,o.CA)(e)
if((0,o.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,s.fstatSync)(e).size
let r=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let i=0
for(let n=1;n>0;i+=n){if(i>t)return
if(i===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(e,r,i,r.length-i,null)}return r.subarray(0,i)}function whole(e,t){const n=i.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),4125:((e,t,n)=>{n.r(t)
n.d(t,{captureProgram:()=>captureProgram})
var r=n(38321)
var s=n(98664)
var i=n(53364)
const o=500
async function captureProgram(){endWithParent()
const e=JSON.parse(await(0,r.text)(process.stdin))
const write=e=>new Promise(t=>process.stdout.write(e,()=>t()))
try{const t=await(0,i.captureWork)(e,e=>void write((0,i.captureLine)("files",e)))
await write((0,i.captureLine)("whole",t))
return 0}catch(e){const{code:t,message:n,headline:r,hint:i,isLasting:o}=(0,s.ec)(e)
const a=t==="machine"?{headline:r,hint:i,isLasting:o}:void 0
await write(`${JSON.stringify({kind:"failed",why:n,machine:a})}\n`)
return 1}}function endWithParent(){const e=process.ppid
setInterval(()=>{if(process.ppid!==e)process.kill(-process.pid,"SIGKILL")},o).unref()}}),78250:((e,t,n)=>{n.d(t,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var s=n(38522)
var i=n(98664)
var o=n(94869)
var a=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const u=64*1024*1024
const l=64
async function applyPatch(e,t,n,s){requireWithin((0,r.readFileSync)(n,"latin1"),s)
await e.raw(["read-tree",t])
try{await e.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(e){throw new i.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,i.ec)(e).message}`,{hint:"Run `mode: plan` again.",cause:e})}const o=(await e.raw(["write-tree"])).trim()
return{tree:o,files:await(0,a.W4)(e,t,o),leftOut:[]}}function requireWithin(e,t){const{files:n,total:r}=unpackedSize(e)
if(r>u)throw tooLarge(`would unpack to ${(0,o.lP)(r)}, the limit is ${(0,o.lP)(u)}`)
if(!t)return
const{maxFiles:s,maxPatchKb:i}=t
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const a=Math.ceil(e.length/1024)
if(a>i+l)throw tooLarge(`has ${(0,o.lP)(e.length)}, the limit (\`max-patch-kb\`) is ${(0,o.lP)(i*1024)}`)}function tooLarge(e){return new i.vC("denied",`The patch ${e}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const f=/^diff --git /
const d=/^(literal|delta) (.*)$/
function unpackedSize(e){let[t,n,r]=[0,0,0]
const s=e.split("\n")
for(const[e,i]of s.entries()){if(f.test(i))t+=1
const[,o,a=""]=d.exec(i)??[]
if(o===void 0)continue
if(!/^\d{1,15}\r?$/.test(a))throw untold()
const c=o==="delta"?resultOf(s[e+1]??""):0
const u=Math.max(Number.parseInt(a,10),c)
n=Math.max(n,u)
r+=u}return{files:t,largest:n,total:r}}function resultOf(e){const t=headOf(e)
const[,n]=numberAt(t,0)
return numberAt(t,n)[0]}function headOf(e){try{const t=fromBase85(e.slice(1)).subarray(0,lengthOf(e.charCodeAt(0)))
return(0,s.inflateSync)(t,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(e){return e>=97?e-70:e-64}function numberAt(e,t){let n=0
for(let r=t;r<t+8;r+=1){const s=e[r]
if(s===void 0)break
n+=(s&127)*128**(r-t)
if(s<128)return[n,r+1]}throw untold()}const p="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(e){const t=e.match(/.{5}/g)??[]
return Buffer.concat(t.map(e=>{const t=[...e].reduce((e,t)=>e*85+p.indexOf(t),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(t%2**32)
return n}))}function untold(){return new i.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(e){return e.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(e,{base:t,one:n,other:r}){const s=await sidesOf(e,t,[n,r])
const i=await e.raw(["merge-tree","--stdin","--no-messages"],`${s.join(" ")}\n`)
const[,o="",...c]=i.split("\0")
const u=c.filter(e=>e.includes("\t"))
const pathsOf=e=>[...new Set(e.map(e=>e.slice(e.indexOf("\t")+1)))]
const l=u.filter(e=>e.startsWith(a.NG))
return{tree:o,conflicts:pathsOf(u),submodules:pathsOf(l)}}async function sidesOf(e,t,n){const commit=async(t,...n)=>(await e.raw(["commit-tree",t,...n.flatMap(e=>["-p",e]),"-m","side"])).trim()
const r=await commit(`${t}^{tree}`)
return Promise.all(n.map(e=>commit(`${e}^{tree}`,r)))}async function touchedPaths(e,t){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>e.raw([...n,...r,"--",t]))
const s=(await Promise.all(r)).flatMap(e=>e.split("\0").filter(Boolean))
return[...new Set(s.map(e=>e.split("\t").slice(2).join("\t")))]}async function rebaseTree(e,{base:t,tree:n,onto:r}){const s=await sidesOf(e,t,[n,r])
try{return(await e.raw(["merge-tree","--write-tree","--no-messages",...s])).trim()}catch{return}}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var r=n(73024)
var s=n(76760)
var i=n(98664)
const o=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,r.lstatSync)(e,{throwIfNoEntry:!1}),readlink:r.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new i.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${o.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return o.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,s.isAbsolute)(t)&&(0,r.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||u.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...u].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const n=[(0,s.resolve)(e),realPathOf(e)]
const isBelow=e=>n.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,s.resolve)(e,t))||isBelow(realPathOf((0,s.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return r.realpathSync.native(e)}catch{const n=(0,s.dirname)(e)
if(n===e||t>l)return e
const r=realPathOf(n,t)
const i=linkAt((0,s.join)(r,(0,s.basename)(e)))
if(i===void 0)return(0,s.join)(r,(0,s.basename)(e))
return realPathOf((0,s.isAbsolute)(i)?i:`${r}/${i}`,t+1)}}function linkAt(e){try{return(0,r.readlinkSync)(e)}catch{return}}const l=40
function findSystemProgram(e,t){const n=[]
for(const r of o){const i=(0,s.join)(r,e)
if(t.lstat(i)===void 0)continue
const o=problemOf(i,t)
if(o==="")return i
n.push(`${i} is not used: ${o}.`)}return{refused:n}}function problemOf(e,t){let[n,r,i]=["/",e.split("/"),0]
for(let e=r.shift();e!==void 0;e=r.shift()){const o=(0,s.resolve)(n,e)
const a=t.lstat(o)
if(a===void 0)return`${o} is not there`
if(a.isSymbolicLink()){i+=1
if(i>l)return"it leads in a circle"
const e=t.readlink(o)
if((0,s.isAbsolute)(e))n="/"
r=[...e.split("/"),...r]
continue}if(a.uid!==0)return`${o} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${o}`
n=o}return""}}),23849:((e,t,n)=>{n.d(t,{Hl:()=>breakCalls,ix:()=>breakCommands,Nv:()=>dropInvisible,FV:()=>neutralLines,WN:()=>neutralTitle,vU:()=>shownSign,lu:()=>withShownInvisible,l$:()=>withoutSigns})
var r=n(94869)
const s="clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|"+"finish(?:e[sd]|ing)?|deliver(?:s|ed|ing)?|reopen(?:s|ed|ing)?|start(?:s|ed)?|hold(?:s|ing)?|wontfix(?:e[sd])?|"+"invalidat(?:e[sd]?|ing)|merge[sd]?|spite[sd]?"
const i=String.raw`(?:[\w.-]{1,100}(?:\/[\w.-]{1,100}){0,4})?[#!]\d|#[A-Za-z\d]{8}\b|[A-Z][A-Z0-9_]{0,20}-\d|[TD]\d|lp:\s?#?\d`
const o=String.raw`https?:\/\/[^\s<>]`
const a=String.raw`(?:(?:linear )?(?:issues?|bugs?|tickets?|story|stories|tasks?)(?:\s{1,3}(?:#|\d|[A-Z])|:\s?#?\d)|(?:art|artifact|case)\s{1,3}#?\d|${i}|${o})`
const c=String.raw`(?:[A-Z][A-Z\d_]{0,20}(?:-[A-Z\d_]{1,20}){0,3}-[A-Z\d]{1,8}|#I[A-Z\d]{4,7})\b`
const u=s.replaceAll(/\[([a-z]+)\]|[a-z]/g,(e,t=e)=>`[${t}${t.toUpperCase()}]`)
const l=String.raw`\b(?!(?:UTF|SHA|ISO|AES|RFC)-)[A-Z][A-Z0-9_]{1,20}-\d`
const f=[new RegExp(String.raw`\b(?:${s})(?=(?::\s{0,9}|\s{1,9})${a})`,"gi"),new RegExp(String.raw`\b(?:${u})(?=(?::\s{0,9}|\s{1,9})${c})`,"g"),new RegExp(String.raw`\blinear(?= issue:?\s{1,3}(?:${i}|${o}))`,"gi"),new RegExp(String.raw`\bduplicate(?=\s{1,9}of(?::\s{0,9}|\s{1,9})${a})`,"gi"),/\bLP(?=:\s?#\d)/gi,/--(?=(?:story|bug|task)=\d)/g,/\bAB(?=#\d)/gi,/(?<![\w&/#^])[#^](?=[A-Z][A-Z0-9_]{0,20}-\d)/g,/\b(?:sc(?=-\d)|ch(?=\d))(?=[\w-]{2,20}[^\][\n]{0,60}\])/gi,/\[(?=(?:(?:finish|fix|complet|deliver|start)\w{0,3}[ :]{1,3})?#\d{5,10}\b)/gi,/(?:#|\bCU-)(?=[\w-]{3,20}\[[^\][\n]{1,40}\])/g,/(?<=[#!]\d{1,9}[ \t]{1,3})@(?=\d)/g,/\bbug(?=[ \t]{1,3}\d{4,9}\b)/gi]
const d="bug|ccbug|feature|fixed|fixed-in|lp|related|b|closes|(?:closes|partial|related)-bug|story|task"
const p=String.raw`(?=[ \t]*:[ \t]*(?:[\w.-]{1,40}[:#/])?#?\d)`
const h=new RegExp(`^.*${l}.*$`,"gm")
const m=/(?<!\S)#(?=[a-z])/gi
const g=/(?<=^[ \t]{0,9})#(?=(?:comment|time|close|resolve|reopen|done|start|stop|in-progress|in-review|finish)\b)/gim
function breakSmartCommits(e,t){if(!e.includes("#")||e.search(l)<0)return e
const n=e.replaceAll(h,e=>e.replaceAll(m,t))
return n.replaceAll(g,t)}const w="​"
const b="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const y="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const S="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const v="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(e,t="",n="gim"){return new RegExp(`(?:${e})(?<=^[^\\S\\n]*(?:${e}))${t}`,n)}const O=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${b}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${y})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${S})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,...f]
const _=[atStart(v,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)"),atStart(d,p),atStart("ccmail","(?=\\s*:)")]
const k=/^(?=.*@).+$/gim
const A=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(e,t=[],n="broken"){let r=e.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const e of n==="broken"?[...O,..._]:O)r=splitEach(r,e,t)
r=breakSmartCommits(r,split)
return r.replaceAll(k,e=>e.replaceAll(A,split))}const $=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(e,t=[]){return splitEach(e,$,t)}function splitEach(e,t,n){const r=n.filter(e=>e.startsWith("@")).map(e=>e.toLowerCase())
return e.replaceAll(t,(t,n)=>r.some(t=>isCall(e,n,t))?t:split(t))}function split(e){return`${e.slice(0,1)}${w}${e.slice(1)}`}function withoutSigns(e){return e.replaceAll(w,"")}function isCall(e,t,n){return e.slice(t,t+n.length).toLowerCase()===n&&!/[\w-]/.test(e[t+n.length]??"")}function neutralTitle(e){return neutral((0,r.TN)(e,1e3))}function neutralLines(e){return neutral(e.replaceAll(/\r\n?/g,"\n"))}function neutral(e){const t=dropInvisible(e).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(t)}const P=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function dropInvisible(e){return e.replaceAll(P,"")}function withShownInvisible(e){return e.replaceAll(P,shownSign)}function shownSign(e){const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}}),33737:((e,t,n)=>{n.d(t,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var r=n(94869)
var s=n(88135)
var i=n(23849)
function code(e){return codeWithin(200,e)}function codeWithin(e,t){return(0,r.SS)(lineOf(e,t))}function codeInCell(e,t=200){const n=lineOf(t,e)
if(!n.includes("|"))return(0,r.SS)(n)
return`<code>${n.replaceAll(/[^\w ./-]/gu,e=>`&#${e.codePointAt(0)};`)}</code>`}function lineOf(e,t){return(0,i.Hl)((0,i.ix)((0,i.lu)((0,r.TN)(t,e))))||"?"}function codeBlock(e,t,n="broken"){const o=(0,i.ix)(t,[],n)
const a=(0,r.Lt)(t)
const c=`${a}${e}\n${o}${o===""||o.endsWith("\n")?"":"\n"}${a}`
return o===t?c:`${c}\n\n${(0,s.J1)("broken-commands")}`}}),47575:((e,t,n)=>{n.d(t,{Gi:()=>entryIn,I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,Mu:()=>o,NG:()=>i,Pq:()=>differenceOf,W4:()=>filesBetween,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>s,s9:()=>entriesIn,sj:()=>r,zB:()=>isApart})
const r="000000"
const s="120000"
const i="160000"
const o=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv"]
function isApart({path:e},t){return t!==void 0&&`${e}/`.startsWith(`${t}/`)}async function entriesOf(e,t,n){const r=[]
const s=["diff-tree","-r","--raw","--no-renames","--no-abbrev",t,n]
await e.records(s,e=>void r.push(entryIn(e)),{end:"\n"})
return r}async function differenceOf(e,t,n){const r=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev",t,n]
const[s,i]=[[],[]]
const take=e=>{if(e.startsWith(":"))s.push(entryIn(e))
else i.push(parseNumstat(e))}
await e.records(r,take,{end:"\n"})
return{entries:s,files:i}}async function filesBetween(e,t,n){return(await differenceOf(e,t,n)).files}function parseNumstat(e){const[t="",n="",r=""]=e.split("\t")
return{path:unquote(r),added:countOf(t),removed:countOf(n)}}function countOf(e){return e==="-"?void 0:Number(e)}function entriesIn(e){return e.split("\n").filter(Boolean).map(entryIn)}function entryIn(e){const t=e.indexOf("\t")
const[n="",r="",s="",i=""]=e.slice(1,t).split(" ")
const o=e.slice(t+1)
return{path:unquote(o),quoted:o,oldMode:n,newMode:r,oldObject:s,newObject:i}}const a={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(e){return e.startsWith('"')?Buffer.from(latinOf(e),"latin1").toString("utf8"):e}function latinOf(e){if(!e.startsWith('"'))return e
return e.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(e,t)=>t.length===3?String.fromCharCode(Number.parseInt(t,8)):a[t]??t)}function oldLine({oldMode:e,oldObject:t,quoted:n}){return`${e} ${t}\t${n}\n`}async function treeWith(e,t,n,s){await e.raw(["read-tree",t])
const i=n.map(({quoted:e,oldMode:t,newMode:n,oldObject:r,newObject:i})=>s==="old"?`${t} ${r}\t${e}\n`:`${n} ${i}\t${e}\n`)
const isRemoval=e=>e.startsWith(r)
const o=[...i.filter(isRemoval),...i.filter(e=>!isRemoval(e))]
await e.raw(["update-index","--index-info"],o.join(""))
return(await e.raw(["write-tree"])).trim()}async function filesIn(e,t){const n=(await e.bytes(["ls-tree","-r","-l","-z","--full-tree",t])).toString().split("\0")
return n.flatMap(e=>{const t=e.indexOf("\t")
const[n,r,i="",o]=e.slice(0,Math.max(0,t)).split(/ +/)
return r==="blob"?[{path:e.slice(t+1),size:Number(o),id:i,isLink:n===s}]:[]})}async function sizesOf(e,t){if(t.length===0)return new Map
const n=(await e.raw(["cat-file","--batch-check"],listed(t))).split("\n")
const r=n.map(e=>e.split(" "))
return new Map(r.flatMap(([e="",t,n])=>t==="blob"?[[e,Number(n)]]:[]))}async function readBlobs(e,t,n){const r=new Map
if(t.length===0)return r
const s=await e.bytes(["cat-file","--batch"],listed(t),n)
for(let e=0;e<s.length;){const t=s.indexOf("\n",e)
const[n="",i,o]=s.toString("latin1",e,t).split(" ")
const a=o===void 0?-1:Number(o)
if(i==="blob")r.set(n,s.subarray(t+1,t+1+a))
e=t+1+a+1}return r}function listed(e){return[...new Set(e)].map(e=>`${e}\n`).join("")}})}

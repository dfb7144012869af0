export const id=3255
export const ids=[3255]
export const modules={76327:((e,t,n)=>{n.d(t,{K$:()=>o,PH:()=>needsSandbox,Ve:()=>s,lI:()=>isGrant,r4:()=>inWords})
var r=n(28942)
const s=r.strictObject({secrets:r.array(r.string()).readonly(),hosts:r.array(r.string()).readonly(),server:r.string()}).readonly()
const o=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:e,hosts:t,server:n}){return e.length+t.length>0||n!==""}function needsSandbox({secrets:e,hosts:t}){return e.length+t.length>0}function inWords({secrets:e,hosts:t,server:n}){const named=(e,t)=>t.length===0?[]:[`${e}${t.length===1?"":"s"} ${t.join(", ")}`]
return[...named("secret",e),...named("host",t),...n?[`server ${n}`]:[]].join("; ")}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=n(51455)
var s=n(76760)
var o=n(98664)
var i=n(54668)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const n=await resolvePath(e,t)
if(n.steps.some(e=>e.toLowerCase()===".git"))throw new o.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(e,t,n){if(await placeOf(e,t)===void 0)throw outside(e,n)}async function resolvePath(e,t){if(t.includes("\0"))throw new o.Fp("A path cannot contain a NUL character.")
const n=await placeOf(e,await followLinks((0,s.resolve)(e[0],t),t))
if(n===void 0)throw outside(e,t)
return n}async function placeOf(e,t){for(const n of e){const e=await followLinks(n,n)
const r=inside(e,t)
if(r!==void 0)return{root:e,steps:r.split(s.sep).filter(Boolean),real:t}}return}function outside([e],t){return new o.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const n=(0,s.relative)(e,t)
return n===".."||n.startsWith(`..${s.sep}`)||(0,s.isAbsolute)(n)?void 0:n}async function followLinks(e,t){try{return await(0,r.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new o.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,s.join)(await followLinks((0,s.dirname)(e),t),(0,s.basename)(e))}async function isLink(e){try{return(await(0,r.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const n=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(n))throw t
throw new o.Fp(`Cannot ${e}: ${(0,i.uc)(n)}.`,{cause:t})}}}),3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
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
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),80292:((e,t,n)=>{n.d(t,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var r=n(28942)
var s=n(51622)
const o=r.record(r.string(),r.unknown())
function parseObject(e){for(const t of[e,repairStrings(e)]){const e=o.safeParse(jsonOrNothing(t))
if(e.success)return{json:t,value:e.data}}return}function leadingJson(e,t){const n=endOfValue(e,t)
if(n===void 0)return
const r=jsonOrNothing(repairStrings(e.slice(t,n)))
return r===void 0?void 0:{value:r,end:n}}function jsonOrNothing(e){try{return(0,s.qF)(e)}catch{return}}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(e){const t=[]
let n=0
for(let r=e.indexOf('"');r>=0;r=e.indexOf('"',n)){t.push(e.slice(n,r))
n=endOfString(e,r)
t.push(repaired(e.slice(r,n)))}return t.join("")+e.slice(n)}function repaired(e){const t=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return e.replaceAll(t,e=>{if(e.startsWith("\\"))return e==="\\"?"\\\\":e
return i[e]??`\\u${hex(e)}`})}function hex(e){return e.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return e.length}function endOfValue(e,t){if(e[t]!=="{"&&e[t]!=="[")return
let n=0
for(let r=t;r<e.length;r+=1){const t=e[r]??""
if(t==='"')r=endOfString(e,r)-1
if(t==="{"||t==="[")n+=1
if(t==="}"||t==="]")n-=1
if(n===0)return r+1}return}function wellFormedJson(e){if(!/\\u[dD]/.test(e))return e
return e.replaceAll(a,(e,t)=>t===void 0?e:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(e){return JSON.stringify(e,(e,t)=>isRecord(t)?sorted(t):t)}function isRecord(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function sorted(e){const t=Object.keys(e).sort((e,t)=>e<t?-1:1)
const n=Object.create(null)
for(const r of t)n[r]=e[r]
return n}}),51622:((e,t,n)=>{n.d(t,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const r={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(e){if(e.length>r.depth)(new JsonMeter).push(e)
return JSON.parse(e)}class JsonMeter{#e=0
#t=0
#n=!1
#r=!1
push(e){for(let t=0;t<e.length;t+=1){const n=e.charCodeAt(t)
if(!this.#n)this.#s(n)
else if(this.#r)this.#r=!1
else if(n===o)this.#r=!0
else if(n===s)this.#n=!1}}restart(){this.#e=0
this.#t=0
this.endString()}endString(){this.#n=!1
this.#r=!1}#s(e){if(e===s)this.#n=!0
else if(e===i)this.#o()
else if(e===a||e===u)this.#i()
else if(e===c||e===f)this.#t-=1}#i(){this.#o()
this.#t+=1
if(this.#t>r.depth)throw new TooMuchJson(`The JSON is nested more than ${r.depth} deep.`)}#o(){this.#e+=1
if(this.#e>r.parts)throw new TooMuchJson("The JSON has too many values.")}}const[s,o,i]=[34,92,44]
const[a,c,u,f]=[91,93,123,125]})}

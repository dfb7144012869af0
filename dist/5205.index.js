export const id=5205
export const ids=[5205]
export const modules={98213:((t,e,n)=>{n.d(e,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments})
var s=n(57975)
var r=n(28942)
var o=n(81031)
function givenInputs(t){const e={}
for(const n of t){const t=n.indexOf("=")
if(t<1)return"--input is name=value, with the name of an input of the action"
const s=n.slice(0,t).trim()
const r=problemWith(s)
if(r!==void 0)return r
e[s]=n.slice(t+1)}return e}function problemWith(t){if(t==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(o.InputName.safeParse(t).success)return
const e=(0,o.nearestInput)(t)
return`--input ${t}: the action has no such input${e===void 0?"":` (did you mean ${e}?)`}`}const i=r.object({repo:r.string().min(1,"--repo needs a path").optional(),say:r.string().trim().min(1,"--say needs a text").optional(),story:r["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:r.array(r.string()).readonly().default([]),keep:r.boolean().default(!1),json:r.boolean().default(!1),verbose:r.boolean().default(!1),watch:r.boolean().default(!1),help:r.boolean().default(!1)}).refine(t=>t.story===void 0||(t.repo??t.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const a={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(t,e=Object.keys(a)){const n=split(t,e)
if(typeof n==="string")return{kind:"mistake",message:n}
const s=i.safeParse(n)
if(!s.success)return{kind:"mistake",message:s.error.issues[0]?.message??"wrong options"}
const{input:r,...o}=s.data
const u=givenInputs(r)
if(typeof u==="string")return{kind:"mistake",message:u}
return o.help?{kind:"help"}:{kind:"rehearse",...o,inputs:u}}function split(t,e){const n=Object.fromEntries(Object.entries(a).filter(([t])=>e.includes(t)))
try{return(0,s.parseArgs)({args:[...t],options:n,strict:!0}).values}catch(t){const e=t instanceof Error?t.message:String(t)
return e.replace(/\.\s.*$/s,"")}}const u="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(t,e={}){const n=e["api-key"]??t.LLM_API_KEY
const s=e.model??t.LLM_MODEL
const r=e["base-url"]??t.LLM_BASE_URL
if(!n&&!s&&!r)return{kind:"scripted"}
if(n&&s)return{kind:"real",model:{apiKey:n,model:s,...r?{baseUrl:r}:{}}}
if(s&&e["azure-client-id"])return{kind:"mistake",message:u}
const o=n?"LLM_MODEL is":s?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${o} not set: a real model needs both; unset all three for a scripted one`}}}),64441:((t,e,n)=>{n.d(e,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(t){return t.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(t){return t.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(t,e){const n=plain(t).replaceAll(/<!--.*?-->/gs,"").split("\n")
let s=!1
const r=n.flatMap(t=>{const n=/^\s*(```|~~~)/.test(t)
if(n)s=!s
return n||s||t.startsWith("|")?[t]:wrap(prose(t),e)})
return r.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(t,e){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(t)?.[0]??""
const s=[]
let r=n
for(const o of t.slice(n.length).split(/\s+/).filter(Boolean)){const t=r.trim()===""||r===n
if(!t&&r.length+1+o.length>e){s.push(r)
r=" ".repeat(n.length)+o}else r+=t?o:` ${o}`}return[...s,r.trimEnd()]}function prose(t){return t.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(t,e,n)=>n?`${e} (${n})`:e).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(t){const wrap=(e,n)=>s=>t?`[${e}m${s}[${n}m`:s
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),3024:((t,e,n)=>{n.d(e,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var s=n(77598)
var r=n(73024)
var o=n(76760)
var i=n(46031)
const a=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
function readUntrusted(t,e,n){return withOpen(t,e,a,(t,e)=>{if(!e.isFile())return refused(e.isDirectory()?"folder":"special")
if(e.size>n)return refused("too-large")
const s=readAtMost(t,n)
return s===void 0?refused("too-large"):{status:"read",bytes:s,mode:e.mode&4095}})}function untrustedText(t,e,n){const s=readUntrusted(t,e,n)
return s.status==="read"?s.bytes.toString("utf8"):void 0}async function hashUntrusted(t,e,n){const s=openAt(t,e,a)
if(s.status!=="open")return s
const{file:o,found:u}=s
try{if(!u.isFile())return refused(u.isDirectory()?"folder":"special")
if(u.size>n.maxBytes)return refused("too-large")
return await hashOf(o,u.size,n)}catch(t){return refused("unreadable",(0,i.CA)(t))}finally{(0,r.closeSync)(o)}}async function hashOf(t,e,{algorithm:n,start:o}){const i=(0,s.createHash)(n).update(o?.(e)??"")
let a=0
for await(const n of(0,r.createReadStream)("",{fd:t,autoClose:!1,start:0,end:e})){i.update(n)
a+=n.length}return a===e?{status:"read",id:i.digest("hex"),size:e}:refused("unreadable")}function listUntrusted(t,e,n){const s=c?a|r.constants.O_DIRECTORY:a
return withOpen(t,e,s,(s,o)=>{if(!o.isDirectory())return refused("file")
const i=(0,r.opendirSync)(c?`/proc/self/fd/${s}`:Buffer.from(whole(t,e)).toString())
try{const t=[]
for(let e=i.readSync();e!==null;e=i.readSync()){if(t.length===n)return{status:"read",entries:t,isCut:!0}
t.push(e)}return{status:"read",entries:t,isCut:!1}}finally{i.closeSync()}})}function untrustedNames(t,e,n){const s=c?a|r.constants.O_DIRECTORY:a
const o=withOpen(t,e,s,s=>{const o=(0,r.opendirSync)(c?`/proc/self/fd/${s}`:whole(t,e).toString(),u)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const u={encoding:"buffer"}
function namesIn(t,e){const n=[]
for(let s=t.readSync();s!==null;s=t.readSync()){if(n.length===e)return
n.push(Buffer.from(s.name))}return n}function lookAtUntrusted(t,e){try{return(0,r.lstatSync)(whole(t,e),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(t,e){try{return(0,r.readlinkSync)(whole(t,e),{encoding:"buffer"})}catch{return}}const c=process.platform==="linux"
function withOpen(t,e,n,s){const o=openAt(t,e,n)
if(o.status!=="open")return o
try{return s(o.file,o.found)}catch(t){return notOpened(t,o.found)}finally{(0,r.closeSync)(o.file)}}function openAt(t,e,n){let s
try{s=(0,r.openSync)(whole(t,e),n)
if(isAt(s,t,e))return{status:"open",file:s,found:(0,r.fstatSync)(s)};(0,r.closeSync)(s)
return refused("elsewhere")}catch(n){if(s!==void 0)(0,r.closeSync)(s)
return notOpened(n,lookAtUntrusted(t,e))}}function isAt(t,e,n){const s=whole(r.realpathSync.native(e),n)
const o=c?(0,r.readlinkSync)(`/proc/self/fd/${t}`,{encoding:"buffer"}):r.realpathSync.native(whole(e,n),{encoding:"buffer"})
return s.equals(o)}function notOpened(t,e){const n=(0,i.CA)(t)
if((0,i.Md)(t)&&e===void 0)return{status:"missing"}
if(e?.isSymbolicLink())return refused("link",n)
if(e&&!e.isFile()&&!e.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(e?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(t,e=""){return{status:"refused",why:t,code:e}}function readAtMost(t,e){const n=(0,r.fstatSync)(t).size
let s=Buffer.allocUnsafe(Math.min(n,e)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>e)return
if(o===s.length)s=Buffer.concat([s,Buffer.allocUnsafe(s.length)])
n=(0,r.readSync)(t,s,o,s.length-o,null)}return s.subarray(0,o)}function whole(t,e){const n=o.posix.normalize(Buffer.from(e).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(t),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),80292:((t,e,n)=>{n.d(e,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var s=n(28942)
var r=n(51622)
const o=s.record(s.string(),s.unknown())
function parseObject(t){for(const e of[t,repairStrings(t)]){const t=o.safeParse(jsonOrNothing(e))
if(t.success)return{json:e,value:t.data}}return}function leadingJson(t,e){const n=endOfValue(t,e)
if(n===void 0)return
const s=jsonOrNothing(repairStrings(t.slice(e,n)))
return s===void 0?void 0:{value:s,end:n}}function jsonOrNothing(t){try{return(0,r.qF)(t)}catch{return}}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(t){const e=[]
let n=0
for(let s=t.indexOf('"');s>=0;s=t.indexOf('"',n)){e.push(t.slice(n,s))
n=endOfString(t,s)
e.push(repaired(t.slice(s,n)))}return e.join("")+t.slice(n)}function repaired(t){const e=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return t.replaceAll(e,t=>{if(t.startsWith("\\"))return t==="\\"?"\\\\":t
return i[t]??`\\u${hex(t)}`})}function hex(t){return t.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(t,e){for(let n=e+1;n<t.length;n+=1)if(t[n]==="\\")n+=1
else if(t[n]==='"')return n+1
return t.length}function endOfValue(t,e){if(t[e]!=="{"&&t[e]!=="[")return
let n=0
for(let s=e;s<t.length;s+=1){const e=t[s]??""
if(e==='"')s=endOfString(t,s)-1
if(e==="{"||e==="[")n+=1
if(e==="}"||e==="]")n-=1
if(n===0)return s+1}return}function wellFormedJson(t){if(!/\\u[dD]/.test(t))return t
return t.replaceAll(a,(t,e)=>e===void 0?t:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(t){return JSON.stringify(t,(t,e)=>isRecord(e)?sorted(e):e)}function isRecord(t){return typeof t==="object"&&t!==null&&!Array.isArray(t)}function sorted(t){const e=Object.keys(t).sort((t,e)=>t<e?-1:1)
const n=Object.create(null)
for(const s of e)n[s]=t[s]
return n}}),51977:((t,e,n)=>{n.r(e)
n.d(e,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(t,e=r){const n=new Set([...t].flatMap(s.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:t=>replaced(t,findAll(i,t).spans,e),begin(t){const{spans:n,open:s}=findAllIn(i,t)
const r=n.find(({start:t,end:e})=>t<s&&s<e)?.start??s
const o=n.filter(({end:t})=>t<=r)
return{safe:replaced(t.slice(0,r),o,e),rest:t.slice(r)}}})}const o=Object.freeze({mask:t=>t,begin:t=>({safe:t,rest:""})})
function findAllIn(t,e){const{spans:n,open:r}=findAll(t,e)
const o=(0,s.Zw)(e)
if(o===e.length)return{spans:n,open:(0,s.dy)(e,r)}
const i=Math.min(findAll(t,e.slice(0,o)).open,o)
return{spans:n,open:(0,s.dy)(e,Math.min(r,i))}}function findAll(t,e){const n=t.scan(e)
if(!(0,s.un)(e))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:o,endOf:i}=(0,s.DH)(e)
const{spans:a,open:u}=t.scan(r)
const c=a.map(({start:t,end:e})=>({start:o(t),end:i(e-1)}))
return{spans:joined([...n.spans,...c]),open:Math.min(n.open,o(u))}}function joined(t){const e=[]
for(const n of t.toSorted((t,e)=>t.start-e.start)){const t=e.at(-1)
if(!t||n.start>=t.end)e.push(n)
else e[e.length-1]={start:t.start,end:Math.max(t.end,n.end)}}return e}function replaced(t,e,n){if(e.length===0)return t
const s=[]
let r=0
for(const o of e){s.push(t.slice(r,o.start),n)
r=o.end}return s.join("")+t.slice(r)}class Automaton{#t=[0]
#e=[0]
#n=[0]
#s=[0]
#r=[0]
#o=[0]
#i=new Int32Array(65536)
constructor(t){for(const e of t)this.#a(e)
this.#u()}scan(t){const e=[]
let n=0
for(let s=0;s<t.length;s+=1){const r=t.charCodeAt(s)
if(r<14&&isPassedOver(t,s))continue
n=n===0?this.#c(r):this.#l(n,r)
const o=this.#o[n]??0
if(o>0)e.push({start:back(t,s+1,o),end:s+1})}return{spans:e,open:back(t,t.length,this.#s[n]??0)}}#a(t){let e=0
for(let n=0;n<t.length;n+=1){const s=t.charCodeAt(n)
if(!isPassedOver(t,n))e=this.#f(e,s)||this.#d(e,s)}this.#o[e]=this.#s[e]??0}#d(t,e){const n=this.#t.push(e)-1
this.#e.push(0)
this.#r.push(0)
this.#o.push(0)
this.#s.push((this.#s[t]??0)+1)
if(t===0)this.#i[e]=n
this.#n.push(this.#e[t]??0)
this.#e[t]=n
return n}#u(){const t=this.#h(0)
for(const e of t){const n=this.#r[e]??0
this.#o[e]||=this.#o[n]??0
for(const s of this.#h(e)){this.#r[s]=this.#l(n,this.#t[s]??0)
t.push(s)}}}#h(t){const e=[]
for(let n=this.#e[t]??0;n!==0;n=this.#n[n]??0)e.push(n)
return e}#c(t){return this.#i[t]??0}#f(t,e){if(t===0)return this.#c(e)
let n=this.#e[t]??0
while(n!==0&&this.#t[n]!==e)n=this.#n[n]??0
return n}#l(t,e){let n=t
let s=this.#f(n,e)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#f(n,e)}return s}}const[i,a]=[10,13]
function isPassedOver(t,e){const n=t.charCodeAt(e)
if(n!==i)return n===a
let s=e-1
while(t.charCodeAt(s)===a)s-=1
return t.charCodeAt(s)!==i}function back(t,e,n){let[s,r]=[e,n]
while(r>0){s-=1
if(!isPassedOver(t,s))r-=1}return s}function redactor(t){return maskOf([r,...t],"***").mask}const u=4096
function streamMask(t){let e=""
let n=""
const take=()=>{const t=e+n
n=""
return t}
return Object.freeze({push(s){n+=s
if(e.length>u&&n.length<e.length)return""
const{safe:r,rest:o}=t().begin(take())
e=o
return r},end(){const n=t().mask(take())
e=""
return n}})}}),51622:((t,e,n)=>{n.d(e,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const s={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(t){if(t.length>s.depth)(new JsonMeter).push(t)
return JSON.parse(t)}class JsonMeter{#p=0
#s=0
#g=!1
#m=!1
push(t){for(let e=0;e<t.length;e+=1){const n=t.charCodeAt(e)
if(!this.#g)this.#y(n)
else if(this.#m)this.#m=!1
else if(n===o)this.#m=!0
else if(n===r)this.#g=!1}}restart(){this.#p=0
this.#s=0
this.endString()}endString(){this.#g=!1
this.#m=!1}#y(t){if(t===r)this.#g=!0
else if(t===i)this.#b()
else if(t===a||t===c)this.#O()
else if(t===u||t===l)this.#s-=1}#O(){this.#b()
this.#s+=1
if(this.#s>s.depth)throw new TooMuchJson(`The JSON is nested more than ${s.depth} deep.`)}#b(){this.#p+=1
if(this.#p>s.parts)throw new TooMuchJson("The JSON has too many values.")}}const[r,o,i]=[34,92,44]
const[a,u,c,l]=[91,93,123,125]})}

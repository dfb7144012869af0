export const id=2850
export const ids=[2850]
export const modules={98213:((e,t,n)=>{n.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments})
var s=n(57975)
var r=n(28942)
var o=n(81031)
function givenInputs(e){const t={}
for(const n of e){const e=n.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const s=n.slice(0,e).trim()
const r=problemWith(s)
if(r!==void 0)return r
t[s]=n.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(o.InputName.safeParse(e).success)return
const t=(0,o.nearestInput)(e)
return`--input ${e}: the action has no such input${t===void 0?"":` (did you mean ${t}?)`}`}const i=r.object({repo:r.string().min(1,"--repo needs a path").optional(),say:r.string().trim().min(1,"--say needs a text").optional(),story:r["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:r.array(r.string()).readonly().default([]),keep:r.boolean().default(!1),json:r.boolean().default(!1),verbose:r.boolean().default(!1),watch:r.boolean().default(!1),help:r.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const a={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(a)){const n=split(e,t)
if(typeof n==="string")return{kind:"mistake",message:n}
const s=i.safeParse(n)
if(!s.success)return{kind:"mistake",message:s.error.issues[0]?.message??"wrong options"}
const{input:r,...o}=s.data
const u=givenInputs(r)
if(typeof u==="string")return{kind:"mistake",message:u}
return o.help?{kind:"help"}:{kind:"rehearse",...o,inputs:u}}function split(e,t){const n=Object.fromEntries(Object.entries(a).filter(([e])=>t.includes(e)))
try{return(0,s.parseArgs)({args:[...e],options:n,strict:!0}).values}catch(e){const t=e instanceof Error?e.message:String(e)
return t.replace(/\.\s.*$/s,"")}}const u="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(e,t={}){const n=t["api-key"]??e.LLM_API_KEY
const s=t.model??e.LLM_MODEL
const r=t["base-url"]??e.LLM_BASE_URL
if(!n&&!s&&!r)return{kind:"scripted"}
if(n&&s)return{kind:"real",model:{apiKey:n,model:s,...r?{baseUrl:r}:{}}}
if(s&&t["azure-client-id"])return{kind:"mistake",message:u}
const o=n?"LLM_MODEL is":s?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${o} not set: a real model needs both; unset all three for a scripted one`}}}),64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let s=!1
const r=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)s=!s
return n||s||e.startsWith("|")?[e]:wrap(prose(e),t)})
return r.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const s=[]
let r=n
for(const o of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=r.trim()===""||r===n
if(!e&&r.length+1+o.length>t){s.push(r)
r=" ".repeat(n.length)+o}else r+=e?o:` ${o}`}return[...s,r.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>s=>e?`[${t}m${s}[${n}m`:s
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var s=n(77598)
var r=n(73024)
var o=n(76760)
var i=n(46031)
const a=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,a,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const s=readAtMost(e,n)
return s===void 0?refused("too-large"):{status:"read",bytes:s,mode:t.mode&4095}})}function untrustedText(e,t,n){const s=readUntrusted(e,t,n)
return s.status==="read"?s.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const s=openAt(e,t,a)
if(s.status!=="open")return s
const{file:o,found:u}=s
try{if(!u.isFile())return refused(u.isDirectory()?"folder":"special")
if(u.size>n.maxBytes)return refused("too-large")
return await hashOf(o,u.size,n)}catch(e){return refused("unreadable",(0,i.CA)(e))}finally{(0,r.closeSync)(o)}}async function hashOf(e,t,{algorithm:n,start:o}){const i=(0,s.createHash)(n).update(o?.(t)??"")
let a=0
for await(const n of(0,r.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){i.update(n)
a+=n.length}return a===t?{status:"read",id:i.digest("hex"),size:t}:refused("unreadable")}function listUntrusted(e,t,n){const s=c?a|r.constants.O_DIRECTORY:a
return withOpen(e,t,s,(s,o)=>{if(!o.isDirectory())return refused("file")
const i=(0,r.opendirSync)(c?`/proc/self/fd/${s}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=i.readSync();t!==null;t=i.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{i.closeSync()}})}function untrustedNames(e,t,n){const s=c?a|r.constants.O_DIRECTORY:a
const o=withOpen(e,t,s,s=>{const o=(0,r.opendirSync)(c?`/proc/self/fd/${s}`:whole(e,t).toString(),u)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const u={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let s=e.readSync();s!==null;s=e.readSync()){if(n.length===t)return
n.push(Buffer.from(s.name))}return n}function lookAtUntrusted(e,t){try{return(0,r.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,r.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const c=process.platform==="linux"
function withOpen(e,t,n,s){const o=openAt(e,t,n)
if(o.status!=="open")return o
try{return s(o.file,o.found)}catch(e){return notOpened(e,o.found)}finally{(0,r.closeSync)(o.file)}}function openAt(e,t,n){let s
try{s=(0,r.openSync)(whole(e,t),n)
if(isAt(s,e,t))return{status:"open",file:s,found:(0,r.fstatSync)(s)};(0,r.closeSync)(s)
return refused("elsewhere")}catch(n){if(s!==void 0)(0,r.closeSync)(s)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const s=whole(r.realpathSync.native(t),n)
const o=c?(0,r.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):r.realpathSync.native(whole(t,n),{encoding:"buffer"})
return s.equals(o)}function notOpened(e,t){const n=(0,i.CA)(e)
if((0,i.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,r.fstatSync)(e).size
let s=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>t)return
if(o===s.length)s=Buffer.concat([s,Buffer.allocUnsafe(s.length)])
n=(0,r.readSync)(e,s,o,s.length-o,null)}return s.subarray(0,o)}function whole(e,t){const n=o.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(e,t=r){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(i,e)
const r=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const o=n.filter(({end:e})=>e<=r)
return{safe:replaced(e.slice(0,r),o,t),rest:e.slice(r)}}})}const o=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:r}=findAll(e,t)
const o=(0,s.Zw)(t)
if(o===t.length)return{spans:n,open:(0,s.dy)(t,r)}
const i=Math.min(findAll(e,t.slice(0,o)).open,o)
return{spans:n,open:(0,s.dy)(t,Math.min(r,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:o,endOf:i}=(0,s.DH)(t)
const{spans:a,open:u}=e.scan(r)
const c=a.map(({start:e,end:t})=>({start:o(e),end:i(t-1)}))
return{spans:joined([...n.spans,...c]),open:Math.min(n.open,o(u))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let r=0
for(const o of t){s.push(e.slice(r,o.start),n)
r=o.end}return s.join("")+e.slice(r)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#s=[0]
#r=[0]
#o=[0]
#i=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#u()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s)
if(r<14&&isPassedOver(e,s))continue
n=n===0?this.#c(r):this.#l(n,r)
const o=this.#o[n]??0
if(o>0)t.push({start:back(e,s+1,o),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#f(t,s)||this.#d(t,s)}this.#o[t]=this.#s[t]??0}#d(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#r.push(0)
this.#o.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#i[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#u(){const e=this.#p(0)
for(const t of e){const n=this.#r[t]??0
this.#o[t]||=this.#o[n]??0
for(const s of this.#p(t)){this.#r[s]=this.#l(n,this.#e[s]??0)
e.push(s)}}}#p(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#c(e){return this.#i[e]??0}#f(e,t){if(e===0)return this.#c(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#l(e,t){let n=e
let s=this.#f(n,t)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#f(n,t)}return s}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==i}function back(e,t,n){let[s,r]=[t,n]
while(r>0){s-=1
if(!isPassedOver(e,s))r-=1}return s}function redactor(e){return maskOf([r,...e],"***").mask}const u=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>u&&n.length<t.length)return""
const{safe:r,rest:o}=e().begin(take())
t=o
return r},end(){const n=e().mask(take())
t=""
return n}})}})}

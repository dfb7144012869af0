export const id=2850
export const ids=[2850,4483]
export const modules={98213:((e,t,n)=>{n.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments})
var s=n(57975)
var r=n(28942)
var o=n(94869)
var i=n(34483)
function givenInputs(e){const t={}
for(const n of e){const e=n.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const s=n.slice(0,e).trim()
const r=problemWith(s)
if(r!==void 0)return r
t[s]=n.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(i.ALL_INPUTS.includes(e))return
const t=(0,o.pA)(e,i.ALL_INPUTS)
return`--input ${e}: the action has no such input${t===void 0?"":` (did you mean ${t}?)`}`}const a=r.object({repo:r.string().min(1,"--repo needs a path").optional(),say:r.string().trim().min(1,"--say needs a text").optional(),story:r["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:r.array(r.string()).readonly().default([]),keep:r.boolean().default(!1),json:r.boolean().default(!1),verbose:r.boolean().default(!1),watch:r.boolean().default(!1),help:r.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const c={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(c)){const n=split(e,t)
if(typeof n==="string")return{kind:"mistake",message:n}
const s=a.safeParse(n)
if(!s.success)return{kind:"mistake",message:s.error.issues[0]?.message??"wrong options"}
const{input:r,...o}=s.data
const i=givenInputs(r)
if(typeof i==="string")return{kind:"mistake",message:i}
return o.help?{kind:"help"}:{kind:"rehearse",...o,inputs:i}}function split(e,t){const n=Object.fromEntries(Object.entries(c).filter(([e])=>t.includes(e)))
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
const{file:o,found:c}=s
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(o,c,n)}catch(e){return refused("unreadable",(0,i.CA)(e))}finally{(0,r.closeSync)(o)}}async function hashOf(e,{size:t,mode:n},{algorithm:o,start:i}){const a=(0,s.createHash)(o).update(i?.(t)??"")
let c=0
for await(const n of(0,r.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){a.update(n)
c+=n.length}if(c!==t)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:t,isExecutable:(n&73)!==0}}function listUntrusted(e,t,n){const s=u?a|r.constants.O_DIRECTORY:a
return withOpen(e,t,s,(s,o)=>{if(!o.isDirectory())return refused("file")
const i=(0,r.opendirSync)(u?`/proc/self/fd/${s}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=i.readSync();t!==null;t=i.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{i.closeSync()}})}function untrustedNames(e,t,n){const s=u?a|r.constants.O_DIRECTORY:a
const o=withOpen(e,t,s,s=>{const o=(0,r.opendirSync)(u?`/proc/self/fd/${s}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let s=e.readSync();s!==null;s=e.readSync()){if(n.length===t)return
n.push(Buffer.from(s.name))}return n}function lookAtUntrusted(e,t){try{return(0,r.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,r.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,s){const o=openAt(e,t,n)
if(o.status!=="open")return o
try{return s(o.file,o.found)}catch(e){return notOpened(e,o.found)}finally{(0,r.closeSync)(o.file)}}function openAt(e,t,n){let s
try{s=(0,r.openSync)(whole(e,t),n)
if(isAt(s,e,t))return{status:"open",file:s,found:(0,r.fstatSync)(s)};(0,r.closeSync)(s)
return refused("elsewhere")}catch(n){if(s!==void 0)(0,r.closeSync)(s)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const s=whole(r.realpathSync.native(t),n)
const o=u?(0,r.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):r.realpathSync.native(whole(t,n),{encoding:"buffer"})
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
const{spans:a,open:c}=e.scan(r)
const u=a.map(({start:e,end:t})=>({start:o(e),end:i(t-1)}))
return{spans:joined([...n.spans,...u]),open:Math.min(n.open,o(c))}}function joined(e){const t=[]
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
this.#c()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s)
if(r<14&&isPassedOver(e,s))continue
n=n===0?this.#u(r):this.#l(n,r)
const o=this.#o[n]??0
if(o>0)t.push({start:back(e,s+1,o),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#d(t,s)||this.#f(t,s)}this.#o[t]=this.#s[t]??0}#f(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#r.push(0)
this.#o.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#i[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#p(0)
for(const t of e){const n=this.#r[t]??0
this.#o[t]||=this.#o[n]??0
for(const s of this.#p(t)){this.#r[s]=this.#l(n,this.#e[s]??0)
e.push(s)}}}#p(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#u(e){return this.#i[e]??0}#d(e,t){if(e===0)return this.#u(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#l(e,t){let n=e
let s=this.#d(n,t)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#d(n,t)}return s}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==i}function back(e,t,n){let[s,r]=[t,n]
while(r>0){s-=1
if(!isPassedOver(e,s))r-=1}return s}function redactor(e){return maskOf([r,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:r,rest:o}=e().begin(take())
t=o
return r},end(){const n=e().mask(take())
t=""
return n}})}}),34483:((e,t,n)=>{n.r(t)
n.d(t,{ALL_INPUTS:()=>v,ActionInputs:()=>b,FEATURES:()=>y,withFeatures:()=>withFeatures})
var s=n(28942)
var r=n(81031)
var o=n(61551)
const i={name:"other-repositories",inputs:o.l,isForServer:!0,isWanted:e=>e.slice(o.l).repositories!==void 0,load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(311),n.e(4724),n.e(7031),n.e(2499),n.e(2664),n.e(5830),n.e(9812),n.e(5017),n.e(6110),n.e(9302),n.e(3501),n.e(8871),n.e(6155),n.e(6409),n.e(6027),n.e(1176),n.e(9288),n.e(1115),n.e(4045),n.e(4564),n.e(1065),n.e(1576),n.e(3028),n.e(1403),n.e(565)]).then(n.bind(n,84883))).code}
var a=n(21558)
const c={name:"read-github",inputs:a.P,isForServer:!1,isWanted:e=>e.slice(a.P)["read-github"]!==void 0,load:async()=>(await Promise.all([n.e(1267),n.e(4724),n.e(7031),n.e(2664),n.e(9812),n.e(6110),n.e(9302),n.e(6409),n.e(4045),n.e(4994)]).then(n.bind(n,14994))).code}
var u=n(33737)
var l=n(58926)
var d=n(26119)
const f=(0,d.Mz)({"attach-screenshots":l.Jt.default(!1)})
const p={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,u.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const h={name:"screenshots",inputs:f,isForServer:!1,isWanted:e=>e.slice(f)["attach-screenshots"],load:async()=>p}
var m=n(11903)
const g={name:"structured-output",inputs:m.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(m.v)).length>0,load:async()=>(await n.e(742).then(n.bind(n,70742))).code}
const y=[i,c,g,h]
const b=s.strictObject({...r.Inputs.unwrap().shape,...Object.assign({},...y.map(({inputs:e})=>e.shape))})
const v=Object.keys(b.shape)
function withFeatures(e){return e.with(y.map(({inputs:e})=>e))}}),61551:((e,t,n)=>{n.d(t,{l:()=>h})
var s=n(28942)
var r=n(98664)
var o=n(94869)
var i=n(81031)
var a=n(29943)
var c=n(26119)
var u=n(75444)
const l=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const d=5
const f=s.string().transform((e,t)=>{const n=(0,o.od)(e.replaceAll("\n",","))
const s=n.length>0&&n.length<=d&&n.every(e=>l.test(e))
if(!s)t.addIssue(`must be 1 to ${d} repositories, written as owner/name`)
const r=n.find((e,t)=>n.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(s&&r!==void 0)t.addIssue(`must not have ${r} twice`)
return n})
const p="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(h).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const n=t.map(({input:e})=>`\`${e}\``).join(", ")
const s=[...new Set(t.map(e=>e.why))].join("; ")
throw new r.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${n}: ${s}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:n}=e.slice(i.APPROVAL)
const s=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...n==="never"?[]:[{input:`confirmation: ${n}`,why:p}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:p}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:p}]:[],...s?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const h=(0,c.Mz)({repositories:f.optional()},{},requireFitting)}),21558:((e,t,n)=>{n.d(t,{P:()=>u})
var s=n(28942)
var r=n(88532)
var o=n(94869)
var i=n(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=s.string().transform((e,t)=>{const n=(0,o.od)(e)
const s=a.filter(e=>n.includes(e))
if(s.length===new Set(n).size&&n.length>0)return s
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return r.tm})
const u=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,n)=>{n.d(t,{v:()=>o})
var s=n(28942)
var r=n(26119)
const o=(0,r.Mz)({"output-schema":s.string().optional(),"output-schema-file":s.string().optional()})})}

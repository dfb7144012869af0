export const id=7045
export const ids=[7045,8175]
export const modules={98213:((e,t,n)=>{n.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments})
var s=n(57975)
var o=n(28942)
var r=n(94869)
var i=n(58175)
function givenInputs(e){const t={}
for(const n of e){const e=n.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const s=n.slice(0,e).trim()
const o=problemWith(s)
if(o!==void 0)return o
t[s]=n.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
const t=Object.keys((0,i.inputShapes)())
if(t.includes(e))return
const n=(0,r.pA)(e,t)
return`--input ${e}: the action has no such input${n===void 0?"":` (did you mean ${n}?)`}`}const a=o.object({repo:o.string().min(1,"--repo needs a path").optional(),say:o.string().trim().min(1,"--say needs a text").optional(),story:o["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:o.array(o.string()).readonly().default([]),keep:o.boolean().default(!1),json:o.boolean().default(!1),verbose:o.boolean().default(!1),watch:o.boolean().default(!1),help:o.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const c={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(c)){const n=split(e,t)
if(typeof n==="string")return{kind:"mistake",message:n}
const s=a.safeParse(n)
if(!s.success)return{kind:"mistake",message:s.error.issues[0]?.message??"wrong options"}
const{input:o,...r}=s.data
const i=givenInputs(o)
if(typeof i==="string")return{kind:"mistake",message:i}
return r.help?{kind:"help"}:{kind:"rehearse",...r,inputs:i}}function split(e,t){const n=Object.fromEntries(Object.entries(c).filter(([e])=>t.includes(e)))
try{return(0,s.parseArgs)({args:[...e],options:n,strict:!0}).values}catch(e){const t=e instanceof Error?e.message:String(e)
return t.replace(/\.\s.*$/s,"")}}const u="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(e,t={}){const n=t["api-key"]??e.LLM_API_KEY
const s=t.model??e.LLM_MODEL
const o=t["base-url"]??e.LLM_BASE_URL
if(!n&&!s&&!o)return{kind:"scripted"}
if(n&&s)return{kind:"real",model:{apiKey:n,model:s,...o?{baseUrl:o}:{}}}
if(s&&t["azure-client-id"])return{kind:"mistake",message:u}
const r=n?"LLM_MODEL is":s?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${r} not set: a real model needs both; unset all three for a scripted one`}}}),64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let s=!1
const o=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)s=!s
return n||s||e.startsWith("|")?[e]:wrap(prose(e),t)})
return o.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const s=[]
let o=n
for(const r of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=o.trim()===""||o===n
if(!e&&o.length+1+r.length>t){s.push(o)
o=" ".repeat(n.length)+r}else o+=e?r:` ${r}`}return[...s,o.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>s=>e?`[${t}m${s}[${n}m`:s
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>o,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const o="<secret-hidden>"
function maskOf(e,t=o){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return r
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(i,e)
const o=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const r=n.filter(({end:e})=>e<=o)
return{safe:replaced(e.slice(0,o),r,t),rest:e.slice(o)}}})}const r=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:o}=findAll(e,t)
const r=(0,s.Zw)(t)
if(r===t.length)return{spans:n,open:(0,s.dy)(t,o)}
const i=Math.min(findAll(e,t.slice(0,r)).open,r)
return{spans:n,open:(0,s.dy)(t,Math.min(o,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:o,startOf:r,endOf:i}=(0,s.DH)(t)
const{spans:a,open:c}=e.scan(o)
const u=a.map(({start:e,end:t})=>({start:r(e),end:i(t-1)}))
return{spans:joined([...n.spans,...u]),open:Math.min(n.open,r(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let o=0
for(const r of t){s.push(e.slice(o,r.start),n)
o=r.end}return s.join("")+e.slice(o)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#s=[0]
#o=[0]
#r=[0]
#i=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const o=e.charCodeAt(s)
if(o<14&&isPassedOver(e,s))continue
n=n===0?this.#u(o):this.#l(n,o)
const r=this.#r[n]??0
if(r>0)t.push({start:back(e,s+1,r),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#d(t,s)||this.#p(t,s)}this.#r[t]=this.#s[t]??0}#p(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#o.push(0)
this.#r.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#i[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#h(0)
for(const t of e){const n=this.#o[t]??0
this.#r[t]||=this.#r[n]??0
for(const s of this.#h(t)){this.#o[s]=this.#l(n,this.#e[s]??0)
e.push(s)}}}#h(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#u(e){return this.#i[e]??0}#d(e,t){if(e===0)return this.#u(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#l(e,t){let n=e
let s=this.#d(n,t)
while(s===0&&n!==0){n=this.#o[n]??0
s=this.#d(n,t)}return s}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==i}function back(e,t,n){let[s,o]=[t,n]
while(o>0){s-=1
if(!isPassedOver(e,s))o-=1}return s}function redactor(e){return maskOf([o,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:o,rest:r}=e().begin(take())
t=r
return o},end(){const n=e().mask(take())
t=""
return n}})}}),58175:((e,t,n)=>{n.r(t)
n.d(t,{FEATURES:()=>y,inputShapes:()=>inputShapes,withFeatures:()=>withFeatures})
var s=n(81031)
var o=n(74734)
const r={name:"check",inputs:o.f,isForServer:!1,isWanted:(e,{work:t})=>{const{check:n,critic:s}=e.slice(o.f)
return t==="change"&&(n!==void 0||s!=="none")},load:async()=>(await Promise.all([n.e(8815),n.e(7031),n.e(8187),n.e(9348),n.e(6110),n.e(3255),n.e(6009),n.e(1083),n.e(3136),n.e(622),n.e(6577),n.e(1473)]).then(n.bind(n,85615))).code}
var i=n(33737)
var a=n(56775)
const c={name:"intents",inputs:a.ry,isForServer:!1,asksPeople:!0,isUsefulWithoutFiles:!0,isWanted:(e,{had:t})=>e.slice(a.ry).intents!==void 0||t.includes(a.xC),withheld(e){const{intents:t=[]}=e.slice(a.ry)
const n=t.map(({name:e})=>e).filter(e=>!a.CO.includes(e))
return n.length===0?[]:[`these intents could not be proposed: ${n.map(i.aY).join(", ")}`]},load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(8252),n.e(8293),n.e(3501),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(6027),n.e(7208),n.e(4113),n.e(8829),n.e(972),n.e(3882)]).then(n.bind(n,94741))).code}
var u=n(61551)
const l={name:"other-repositories",inputs:u.l,isForServer:!0,isWanted:e=>e.slice(u.l).repositories!==void 0,load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(2499),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(8293),n.e(3501),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(6027),n.e(7208),n.e(9288),n.e(4113),n.e(4564),n.e(1065),n.e(8829),n.e(4684),n.e(1403),n.e(3687)]).then(n.bind(n,84883))).code}
var d=n(21558)
const p={name:"read-github",inputs:d.P,isForServer:!1,isWanted:e=>e.slice(d.P)["read-github"]!==void 0,load:async()=>(await Promise.all([n.e(1267),n.e(7031),n.e(4724),n.e(2664),n.e(9812),n.e(6110),n.e(8293),n.e(6409),n.e(7208),n.e(4994)]).then(n.bind(n,14994))).code}
var h=n(58926)
var f=n(26119)
const m=(0,f.Mz)({"attach-screenshots":h.Jt.default(!1)})
const g={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,i.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const v={name:"screenshots",inputs:m,isForServer:!1,isWanted:e=>e.slice(m)["attach-screenshots"],load:async()=>g}
var k=n(11903)
const b={name:"structured-output",inputs:k.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(k.v)).length>0,load:async()=>(await n.e(742).then(n.bind(n,70742))).code}
const y=[l,r,p,b,v,c]
function inputShapes(){return Object.assign({},s.Inputs.unwrap().shape,...y.map(({inputs:e})=>e.shape))}function withFeatures(e){return e.with(y.map(({inputs:e})=>e))}}),74734:((e,t,n)=>{n.d(t,{f:()=>i})
var s=n(28942)
var o=n(58926)
var r=n(26119)
const i=(0,r.Mz)({check:s.string().optional(),"check-attempts":o.r2.unwrap().default(3),critic:s["enum"](["none","model"],{error:"must be none or model"}).default("none")})}),56775:((e,t,n)=>{n.d(t,{CO:()=>l,au:()=>didYouMean,ry:()=>f,xC:()=>u})
var s=n(28942)
var o=n(88532)
var r=n(94869)
var i=n(26119)
const a=["same-thread","repository","unattended","create-labels","replace","update"]
const c=["max","prefix","only","labels","inputs","fields"]
const u="propose"
const l=["labels"]
const d='e.g. `labels(bug, docs; max 3), create-issue(max 1, prefix "[report] ")`'
const p=s.string().transform((e,t)=>{const n=parseIntents(e)
if(typeof n!=="string")return n
t.addIssue(n)
return o.tm})
const h=/\s*(?:([(),;:])|"([^"\n]{0,200})"|([^\s(),;:"]{1,200}))/y
function parseIntents(e){const t=tokensOf(e.trim())
if(!t)return`has a quote that is not closed, or a word of more than 200 characters; ${d}`
const n=[]
for(let e=0;e<t.length;){const s=t[e]
if(isSign(s,",")){e+=1
continue}if(s?.kind!=="word"||!/^[A-Za-z][\w-]{0,40}$/.test(s.value))return`must name intents, and has "${s?.value}" where a name is expected; ${d}`
const o=isSign(t[e+1],"(")
const r=o?t.findIndex((t,n)=>n>e&&isSign(t,")")):e+1
if(r<0)return`does not close the bracket after ${s.value}`
const i=partsOf(s.value,t.slice(e+2,o?r:e+2))
if(typeof i==="string")return i
n.push({name:s.value,...i})
e=o?r+1:r}const s=n.find(({name:e},t)=>n.findIndex(t=>t.name===e)!==t)
return s?`declares ${s.name} twice`:n}function tokensOf(e){const t=[]
const n=new RegExp(h)
while(n.lastIndex<e.length){const[,s,o,r]=n.exec(e)??[]
if(s!==void 0)t.push({kind:"sign",value:s})
else if(o!==void 0)t.push({kind:"text",value:o})
else if(r!==void 0)t.push({kind:"word",value:r})
else return}return t}const isAnySign=({kind:e})=>e==="sign"
function isSign(e,t){return e?.kind==="sign"&&e.value===t}function partsOf(e,t){const n=[]
const s=[]
const o={}
let r=n
for(const i of split(t)){if("end"in i){r=n
continue}const[t,...u]=i.tokens
const l=c.find(e=>t?.kind==="word"&&t.value===e)
const d=a.find(e=>t?.kind==="word"&&t.value===e)
if(d&&u.length===0)s.push(d)
else if(l&&u.length>0){const t=isSign(u[0],":")
const s=wordsOf(t?u.slice(1):u)
if(s===void 0)return`gives ${e} the setting ${l} without a value`
const i=o[l]??[]
i.push(s)
o[l]=i
r=t?i:n}else{const t=faultOf(i.tokens,r===n?[...c,...a]:[])
if(t!==void 0)return t(e)
r.push(i.tokens.map(({value:e})=>e).join(" "))}}return{choices:n,flags:s,values:o}}function faultOf(e,t){const[n]=e
const s=e.map(({value:e})=>e).join(e.some(isAnySign)?"":" ")
if(e.some(isAnySign))return e=>`needs quotes around "${s}" in ${e}${didYouMean(n?.value??"",c)}`
if(s==="")return e=>`has an empty name in ${e}`
if(n?.kind==="word"&&/^['`‘’‚“”„«»]/.test(s))return e=>`has ${s} in ${e}, where only double quotes (") count`
const isSetting=({kind:e,value:n})=>e==="word"&&t.includes(n.replace(/=.*/,"").toLowerCase())
return e.some(isSetting)?e=>`has "${s}" in ${e}: put commas around a setting such as \`max 3\`, and quotes around a name`:void 0}function split(e){const t=[]
let n=[]
const close=()=>{if(n.length>0)t.push({tokens:n})
n=[]}
for(const s of e){if(isSign(s,",")||isSign(s,";"))close()
else n.push(s)
if(isSign(s,";"))t.push({end:!0})}close()
return t}function wordsOf(e){if(e.length===0||e.some(({kind:e})=>e==="sign"))return
return e.map(({value:e})=>e).join(" ")}function didYouMean(e,t){const n=(0,r.pA)(e,t)
return n===void 0?"":` (did you mean \`${n}\`?)`}const f=(0,i.Mz)({intents:p.optional()})}),61551:((e,t,n)=>{n.d(t,{l:()=>f})
var s=n(28942)
var o=n(98664)
var r=n(94869)
var i=n(81031)
var a=n(29943)
var c=n(26119)
var u=n(75444)
const l=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const d=5
const p=s.string().transform((e,t)=>{const n=(0,r.od)(e.replaceAll("\n",","))
const s=n.length>0&&n.length<=d&&n.every(e=>l.test(e))
if(!s)t.addIssue(`must be 1 to ${d} repositories, written as owner/name`)
const o=n.find((e,t)=>n.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(s&&o!==void 0)t.addIssue(`must not have ${o} twice`)
return n})
const h="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(f).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const n=t.map(({input:e})=>`\`${e}\``).join(", ")
const s=[...new Set(t.map(e=>e.why))].join("; ")
throw new o.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${n}: ${s}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:n}=e.slice(i.APPROVAL)
const s=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...n==="never"?[]:[{input:`confirmation: ${n}`,why:h}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:h}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:h}]:[],...s?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const f=(0,c.Mz)({repositories:p.optional()},{},requireFitting)}),21558:((e,t,n)=>{n.d(t,{P:()=>u})
var s=n(28942)
var o=n(88532)
var r=n(94869)
var i=n(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=s.string().transform((e,t)=>{const n=(0,r.od)(e)
const s=a.filter(e=>n.includes(e))
if(s.length===new Set(n).size&&n.length>0)return s
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return o.tm})
const u=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,n)=>{n.d(t,{v:()=>r})
var s=n(28942)
var o=n(26119)
const r=(0,o.Mz)({"output-schema":s.string().optional(),"output-schema-file":s.string().optional()})})}

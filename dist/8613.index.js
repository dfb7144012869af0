export const id=8613
export const ids=[8613,3615]
export const modules={98213:((e,t,s)=>{s.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments})
var n=s(57975)
var o=s(28942)
var r=s(94869)
var i=s(73615)
function givenInputs(e){const t={}
for(const s of e){const e=s.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const n=s.slice(0,e).trim()
const o=problemWith(n)
if(o!==void 0)return o
t[n]=s.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(i.ALL_INPUTS.includes(e))return
const t=(0,r.pA)(e,i.ALL_INPUTS)
return`--input ${e}: the action has no such input${t===void 0?"":` (did you mean ${t}?)`}`}const a=o.object({repo:o.string().min(1,"--repo needs a path").optional(),say:o.string().trim().min(1,"--say needs a text").optional(),story:o["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:o.array(o.string()).readonly().default([]),keep:o.boolean().default(!1),json:o.boolean().default(!1),verbose:o.boolean().default(!1),watch:o.boolean().default(!1),help:o.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const c={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(c)){const s=split(e,t)
if(typeof s==="string")return{kind:"mistake",message:s}
const n=a.safeParse(s)
if(!n.success)return{kind:"mistake",message:n.error.issues[0]?.message??"wrong options"}
const{input:o,...r}=n.data
const i=givenInputs(o)
if(typeof i==="string")return{kind:"mistake",message:i}
return r.help?{kind:"help"}:{kind:"rehearse",...r,inputs:i}}function split(e,t){const s=Object.fromEntries(Object.entries(c).filter(([e])=>t.includes(e)))
try{return(0,n.parseArgs)({args:[...e],options:s,strict:!0}).values}catch(e){const t=e instanceof Error?e.message:String(e)
return t.replace(/\.\s.*$/s,"")}}const u="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(e,t={}){const s=t["api-key"]??e.LLM_API_KEY
const n=t.model??e.LLM_MODEL
const o=t["base-url"]??e.LLM_BASE_URL
if(!s&&!n&&!o)return{kind:"scripted"}
if(s&&n)return{kind:"real",model:{apiKey:s,model:n,...o?{baseUrl:o}:{}}}
if(n&&t["azure-client-id"])return{kind:"mistake",message:u}
const r=s?"LLM_MODEL is":n?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${r} not set: a real model needs both; unset all three for a scripted one`}}}),51977:((e,t,s)=>{s.r(t)
s.d(t,{HIDDEN:()=>o,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var n=s(91106)
const o="<secret-hidden>"
function maskOf(e,t=o){const s=new Set([...e].flatMap(n.XP))
if(s.size===0)return r
const i=new Automaton(s)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:s,open:n}=findAllIn(i,e)
const o=s.find(({start:e,end:t})=>e<n&&n<t)?.start??n
const r=s.filter(({end:e})=>e<=o)
return{safe:replaced(e.slice(0,o),r,t),rest:e.slice(o)}}})}const r=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:s,open:o}=findAll(e,t)
const r=(0,n.Zw)(t)
if(r===t.length)return{spans:s,open:(0,n.dy)(t,o)}
const i=Math.min(findAll(e,t.slice(0,r)).open,r)
return{spans:s,open:(0,n.dy)(t,Math.min(o,i))}}function findAll(e,t){const s=e.scan(t)
if(!(0,n.un)(t))return{spans:joined(s.spans),open:s.open}
const{text:o,startOf:r,endOf:i}=(0,n.DH)(t)
const{spans:a,open:c}=e.scan(o)
const u=a.map(({start:e,end:t})=>({start:r(e),end:i(t-1)}))
return{spans:joined([...s.spans,...u]),open:Math.min(s.open,r(c))}}function joined(e){const t=[]
for(const s of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||s.start>=e.end)t.push(s)
else t[t.length-1]={start:e.start,end:Math.max(e.end,s.end)}}return t}function replaced(e,t,s){if(t.length===0)return e
const n=[]
let o=0
for(const r of t){n.push(e.slice(o,r.start),s)
o=r.end}return n.join("")+e.slice(o)}class Automaton{#e=[0]
#t=[0]
#s=[0]
#n=[0]
#o=[0]
#r=[0]
#i=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let s=0
for(let n=0;n<e.length;n+=1){const o=e.charCodeAt(n)
if(o<14&&isPassedOver(e,n))continue
s=s===0?this.#u(o):this.#d(s,o)
const r=this.#r[s]??0
if(r>0)t.push({start:back(e,n+1,r),end:n+1})}return{spans:t,open:back(e,e.length,this.#n[s]??0)}}#a(e){let t=0
for(let s=0;s<e.length;s+=1){const n=e.charCodeAt(s)
if(!isPassedOver(e,s))t=this.#l(t,n)||this.#h(t,n)}this.#r[t]=this.#n[t]??0}#h(e,t){const s=this.#e.push(t)-1
this.#t.push(0)
this.#o.push(0)
this.#r.push(0)
this.#n.push((this.#n[e]??0)+1)
if(e===0)this.#i[t]=s
this.#s.push(this.#t[e]??0)
this.#t[e]=s
return s}#c(){const e=this.#p(0)
for(const t of e){const s=this.#o[t]??0
this.#r[t]||=this.#r[s]??0
for(const n of this.#p(t)){this.#o[n]=this.#d(s,this.#e[n]??0)
e.push(n)}}}#p(e){const t=[]
for(let s=this.#t[e]??0;s!==0;s=this.#s[s]??0)t.push(s)
return t}#u(e){return this.#i[e]??0}#l(e,t){if(e===0)return this.#u(t)
let s=this.#t[e]??0
while(s!==0&&this.#e[s]!==t)s=this.#s[s]??0
return s}#d(e,t){let s=e
let n=this.#l(s,t)
while(n===0&&s!==0){s=this.#o[s]??0
n=this.#l(s,t)}return n}}const[i,a]=[10,13]
function isPassedOver(e,t){const s=e.charCodeAt(t)
if(s!==i)return s===a
let n=t-1
while(e.charCodeAt(n)===a)n-=1
return e.charCodeAt(n)!==i}function back(e,t,s){let[n,o]=[t,s]
while(o>0){n-=1
if(!isPassedOver(e,n))o-=1}return n}function redactor(e){return maskOf([o,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let s=""
const take=()=>{const e=t+s
s=""
return e}
return Object.freeze({push(n){s+=n
if(t.length>c&&s.length<t.length)return""
const{safe:o,rest:r}=e().begin(take())
t=r
return o},end(){const s=e().mask(take())
t=""
return s}})}}),73615:((e,t,s)=>{s.r(t)
s.d(t,{ALL_INPUTS:()=>w,ActionInputs:()=>k,FEATURES:()=>y,withFeatures:()=>withFeatures})
var n=s(28942)
var o=s(81031)
var r=s(74734)
const i={name:"check",inputs:r.f,isForServer:!1,isWanted:(e,{work:t})=>{const{check:s,critic:n}=e.slice(r.f)
return t==="change"&&(s!==void 0||n!=="none")},load:async()=>(await Promise.all([s.e(8815),s.e(7031),s.e(8187),s.e(9348),s.e(6110),s.e(6009),s.e(1083),s.e(622),s.e(6577),s.e(6167)]).then(s.bind(s,85615))).code}
var a=s(61551)
const c={name:"other-repositories",inputs:a.l,isForServer:!0,isWanted:e=>e.slice(a.l).repositories!==void 0,load:async()=>(await Promise.all([s.e(8815),s.e(1267),s.e(7031),s.e(311),s.e(4724),s.e(2499),s.e(2664),s.e(8187),s.e(9812),s.e(598),s.e(9348),s.e(6110),s.e(5017),s.e(9302),s.e(3501),s.e(8871),s.e(6409),s.e(6009),s.e(6027),s.e(1176),s.e(9288),s.e(4045),s.e(8455),s.e(4564),s.e(1065),s.e(3028),s.e(1403),s.e(565)]).then(s.bind(s,84883))).code}
var u=s(21558)
const d={name:"read-github",inputs:u.P,isForServer:!1,isWanted:e=>e.slice(u.P)["read-github"]!==void 0,load:async()=>(await Promise.all([s.e(1267),s.e(7031),s.e(4724),s.e(2664),s.e(9812),s.e(6110),s.e(9302),s.e(6409),s.e(4045),s.e(4994)]).then(s.bind(s,14994))).code}
var l=s(33737)
var h=s(58926)
var p=s(26119)
const f=(0,p.Mz)({"attach-screenshots":h.Jt.default(!1)})
const m={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,l.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const v={name:"screenshots",inputs:f,isForServer:!1,isWanted:e=>e.slice(f)["attach-screenshots"],load:async()=>m}
var g=s(11903)
const b={name:"structured-output",inputs:g.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(g.v)).length>0,load:async()=>(await s.e(742).then(s.bind(s,70742))).code}
const y=[c,i,d,b,v]
const k=n.strictObject({...o.Inputs.unwrap().shape,...Object.assign({},...y.map(({inputs:e})=>e.shape))})
const w=Object.keys(k.shape)
function withFeatures(e){return e.with(y.map(({inputs:e})=>e))}}),74734:((e,t,s)=>{s.d(t,{f:()=>i})
var n=s(28942)
var o=s(58926)
var r=s(26119)
const i=(0,r.Mz)({check:n.string().optional(),"check-attempts":o.r2.unwrap().default(3),critic:n["enum"](["none","model"],{error:"must be none or model"}).default("none")})}),61551:((e,t,s)=>{s.d(t,{l:()=>f})
var n=s(28942)
var o=s(98664)
var r=s(94869)
var i=s(81031)
var a=s(29943)
var c=s(26119)
var u=s(75444)
const d=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const l=5
const h=n.string().transform((e,t)=>{const s=(0,r.od)(e.replaceAll("\n",","))
const n=s.length>0&&s.length<=l&&s.every(e=>d.test(e))
if(!n)t.addIssue(`must be 1 to ${l} repositories, written as owner/name`)
const o=s.find((e,t)=>s.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(n&&o!==void 0)t.addIssue(`must not have ${o} twice`)
return s})
const p="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(f).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const s=t.map(({input:e})=>`\`${e}\``).join(", ")
const n=[...new Set(t.map(e=>e.why))].join("; ")
throw new o.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${s}: ${n}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:s}=e.slice(i.APPROVAL)
const n=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...s==="never"?[]:[{input:`confirmation: ${s}`,why:p}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:p}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:p}]:[],...n?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const f=(0,c.Mz)({repositories:h.optional()},{},requireFitting)}),21558:((e,t,s)=>{s.d(t,{P:()=>u})
var n=s(28942)
var o=s(88532)
var r=s(94869)
var i=s(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=n.string().transform((e,t)=>{const s=(0,r.od)(e)
const n=a.filter(e=>s.includes(e))
if(n.length===new Set(s).size&&s.length>0)return n
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return o.tm})
const u=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,s)=>{s.d(t,{v:()=>r})
var n=s(28942)
var o=s(26119)
const r=(0,o.Mz)({"output-schema":n.string().optional(),"output-schema-file":n.string().optional()})})}

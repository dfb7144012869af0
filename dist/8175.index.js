export const id=8175
export const ids=[8175]
export const modules={58175:((e,t,n)=>{n.r(t)
n.d(t,{FEATURES:()=>k,inputShapes:()=>inputShapes,withFeatures:()=>withFeatures})
var s=n(81031)
var o=n(74734)
const i={name:"check",inputs:o.f,isForServer:!1,isWanted:(e,{work:t})=>{const{check:n,critic:s}=e.slice(o.f)
return t==="change"&&(n!==void 0||s!=="none")},load:async()=>(await Promise.all([n.e(8815),n.e(7031),n.e(8187),n.e(9348),n.e(6110),n.e(3255),n.e(6009),n.e(1083),n.e(3136),n.e(622),n.e(6577),n.e(1473)]).then(n.bind(n,85615))).code}
var r=n(33737)
var a=n(56775)
const c={name:"intents",inputs:a.ry,isForServer:!1,asksPeople:!0,isUsefulWithoutFiles:!0,isWanted:(e,{had:t})=>e.slice(a.ry).intents!==void 0||t.includes(a.xC),withheld(e){const{intents:t=[]}=e.slice(a.ry)
const n=t.map(({name:e})=>e).filter(e=>!a.CO.includes(e))
return n.length===0?[]:[`these intents could not be proposed: ${n.map(r.aY).join(", ")}`]},load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(8252),n.e(8293),n.e(3501),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(6027),n.e(7208),n.e(4113),n.e(8829),n.e(972),n.e(3882)]).then(n.bind(n,94741))).code}
var u=n(61551)
const d={name:"other-repositories",inputs:u.l,isForServer:!0,isWanted:e=>e.slice(u.l).repositories!==void 0,load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(2499),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(8293),n.e(3501),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(6027),n.e(7208),n.e(9288),n.e(4113),n.e(4564),n.e(1065),n.e(8829),n.e(4684),n.e(1403),n.e(3687)]).then(n.bind(n,84883))).code}
var l=n(21558)
const p={name:"read-github",inputs:l.P,isForServer:!1,isWanted:e=>e.slice(l.P)["read-github"]!==void 0,load:async()=>(await Promise.all([n.e(1267),n.e(7031),n.e(4724),n.e(2664),n.e(9812),n.e(6110),n.e(8293),n.e(6409),n.e(7208),n.e(4994)]).then(n.bind(n,14994))).code}
var h=n(58926)
var f=n(26119)
const v=(0,f.Mz)({"attach-screenshots":h.Jt.default(!1)})
const m={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,r.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const g={name:"screenshots",inputs:v,isForServer:!1,isWanted:e=>e.slice(v)["attach-screenshots"],load:async()=>m}
var w=n(11903)
const y={name:"structured-output",inputs:w.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(w.v)).length>0,load:async()=>(await n.e(742).then(n.bind(n,70742))).code}
const k=[d,i,p,y,g,c]
function inputShapes(){return Object.assign({},s.Inputs.unwrap().shape,...k.map(({inputs:e})=>e.shape))}function withFeatures(e){return e.with(k.map(({inputs:e})=>e))}}),74734:((e,t,n)=>{n.d(t,{f:()=>r})
var s=n(28942)
var o=n(58926)
var i=n(26119)
const r=(0,i.Mz)({check:s.string().optional(),"check-attempts":o.r2.unwrap().default(3),critic:s["enum"](["none","model"],{error:"must be none or model"}).default("none")})}),56775:((e,t,n)=>{n.d(t,{CO:()=>d,au:()=>didYouMean,ry:()=>f,xC:()=>u})
var s=n(28942)
var o=n(88532)
var i=n(94869)
var r=n(26119)
const a=["same-thread","repository","unattended","create-labels","replace","update"]
const c=["max","prefix","only","labels","inputs","fields"]
const u="propose"
const d=["labels"]
const l='e.g. `labels(bug, docs; max 3), create-issue(max 1, prefix "[report] ")`'
const p=s.string().transform((e,t)=>{const n=parseIntents(e)
if(typeof n!=="string")return n
t.addIssue(n)
return o.tm})
const h=/\s*(?:([(),;:])|"([^"\n]{0,200})"|([^\s(),;:"]{1,200}))/y
function parseIntents(e){const t=tokensOf(e.trim())
if(!t)return`has a quote that is not closed, or a word of more than 200 characters; ${l}`
const n=[]
for(let e=0;e<t.length;){const s=t[e]
if(isSign(s,",")){e+=1
continue}if(s?.kind!=="word"||!/^[A-Za-z][\w-]{0,40}$/.test(s.value))return`must name intents, and has "${s?.value}" where a name is expected; ${l}`
const o=isSign(t[e+1],"(")
const i=o?t.findIndex((t,n)=>n>e&&isSign(t,")")):e+1
if(i<0)return`does not close the bracket after ${s.value}`
const r=partsOf(s.value,t.slice(e+2,o?i:e+2))
if(typeof r==="string")return r
n.push({name:s.value,...r})
e=o?i+1:i}const s=n.find(({name:e},t)=>n.findIndex(t=>t.name===e)!==t)
return s?`declares ${s.name} twice`:n}function tokensOf(e){const t=[]
const n=new RegExp(h)
while(n.lastIndex<e.length){const[,s,o,i]=n.exec(e)??[]
if(s!==void 0)t.push({kind:"sign",value:s})
else if(o!==void 0)t.push({kind:"text",value:o})
else if(i!==void 0)t.push({kind:"word",value:i})
else return}return t}const isAnySign=({kind:e})=>e==="sign"
function isSign(e,t){return e?.kind==="sign"&&e.value===t}function partsOf(e,t){const n=[]
const s=[]
const o={}
let i=n
for(const r of split(t)){if("end"in r){i=n
continue}const[t,...u]=r.tokens
const d=c.find(e=>t?.kind==="word"&&t.value===e)
const l=a.find(e=>t?.kind==="word"&&t.value===e)
if(l&&u.length===0)s.push(l)
else if(d&&u.length>0){const t=isSign(u[0],":")
const s=wordsOf(t?u.slice(1):u)
if(s===void 0)return`gives ${e} the setting ${d} without a value`
const r=o[d]??[]
r.push(s)
o[d]=r
i=t?r:n}else{const t=faultOf(r.tokens,i===n?[...c,...a]:[])
if(t!==void 0)return t(e)
i.push(r.tokens.map(({value:e})=>e).join(" "))}}return{choices:n,flags:s,values:o}}function faultOf(e,t){const[n]=e
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
return e.map(({value:e})=>e).join(" ")}function didYouMean(e,t){const n=(0,i.pA)(e,t)
return n===void 0?"":` (did you mean \`${n}\`?)`}const f=(0,r.Mz)({intents:p.optional()})}),61551:((e,t,n)=>{n.d(t,{l:()=>f})
var s=n(28942)
var o=n(98664)
var i=n(94869)
var r=n(81031)
var a=n(29943)
var c=n(26119)
var u=n(75444)
const d=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const l=5
const p=s.string().transform((e,t)=>{const n=(0,i.od)(e.replaceAll("\n",","))
const s=n.length>0&&n.length<=l&&n.every(e=>d.test(e))
if(!s)t.addIssue(`must be 1 to ${l} repositories, written as owner/name`)
const o=n.find((e,t)=>n.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(s&&o!==void 0)t.addIssue(`must not have ${o} twice`)
return n})
const h="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(f).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const n=t.map(({input:e})=>`\`${e}\``).join(", ")
const s=[...new Set(t.map(e=>e.why))].join("; ")
throw new o.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${n}: ${s}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:n}=e.slice(r.APPROVAL)
const s=e.slice(r.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...n==="never"?[]:[{input:`confirmation: ${n}`,why:h}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:h}]:[],...e.slice(r.AGENT).memory==="propose"?[{input:"memory: propose",why:h}]:[],...s?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const f=(0,c.Mz)({repositories:p.optional()},{},requireFitting)}),21558:((e,t,n)=>{n.d(t,{P:()=>u})
var s=n(28942)
var o=n(88532)
var i=n(94869)
var r=n(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=s.string().transform((e,t)=>{const n=(0,i.od)(e)
const s=a.filter(e=>n.includes(e))
if(s.length===new Set(n).size&&n.length>0)return s
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return o.tm})
const u=(0,r.Mz)({"read-github":c.optional()})}),11903:((e,t,n)=>{n.d(t,{v:()=>i})
var s=n(28942)
var o=n(26119)
const i=(0,o.Mz)({"output-schema":s.string().optional(),"output-schema-file":s.string().optional()})})}

export const id=3615
export const ids=[3615]
export const modules={73615:((e,t,s)=>{s.r(t)
s.d(t,{ALL_INPUTS:()=>_,ActionInputs:()=>b,FEATURES:()=>y,withFeatures:()=>withFeatures})
var o=s(28942)
var n=s(81031)
var r=s(74734)
const i={name:"check",inputs:r.f,isForServer:!1,isWanted:(e,{work:t})=>{const{check:s,critic:o}=e.slice(r.f)
return t==="change"&&(s!==void 0||o!=="none")},load:async()=>(await Promise.all([s.e(8815),s.e(7031),s.e(8187),s.e(9348),s.e(6110),s.e(6009),s.e(1083),s.e(622),s.e(6577),s.e(6167)]).then(s.bind(s,85615))).code}
var a=s(61551)
const c={name:"other-repositories",inputs:a.l,isForServer:!0,isWanted:e=>e.slice(a.l).repositories!==void 0,load:async()=>(await Promise.all([s.e(8815),s.e(1267),s.e(7031),s.e(311),s.e(4724),s.e(2499),s.e(2664),s.e(8187),s.e(9812),s.e(598),s.e(9348),s.e(6110),s.e(5017),s.e(9302),s.e(3501),s.e(8871),s.e(6409),s.e(6009),s.e(6027),s.e(1176),s.e(9288),s.e(4045),s.e(8455),s.e(4564),s.e(1065),s.e(3028),s.e(1403),s.e(565)]).then(s.bind(s,84883))).code}
var u=s(21558)
const d={name:"read-github",inputs:u.P,isForServer:!1,isWanted:e=>e.slice(u.P)["read-github"]!==void 0,load:async()=>(await Promise.all([s.e(1267),s.e(7031),s.e(4724),s.e(2664),s.e(9812),s.e(6110),s.e(9302),s.e(6409),s.e(4045),s.e(4994)]).then(s.bind(s,14994))).code}
var p=s(33737)
var h=s(58926)
var l=s(26119)
const v=(0,l.Mz)({"attach-screenshots":h.Jt.default(!1)})
const m={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,p.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const f={name:"screenshots",inputs:v,isForServer:!1,isWanted:e=>e.slice(v)["attach-screenshots"],load:async()=>m}
var w=s(11903)
const g={name:"structured-output",inputs:w.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(w.v)).length>0,load:async()=>(await s.e(742).then(s.bind(s,70742))).code}
const y=[c,i,d,g,f]
const b=o.strictObject({...n.Inputs.unwrap().shape,...Object.assign({},...y.map(({inputs:e})=>e.shape))})
const _=Object.keys(b.shape)
function withFeatures(e){return e.with(y.map(({inputs:e})=>e))}}),74734:((e,t,s)=>{s.d(t,{f:()=>i})
var o=s(28942)
var n=s(58926)
var r=s(26119)
const i=(0,r.Mz)({check:o.string().optional(),"check-attempts":n.r2.unwrap().default(3),critic:o["enum"](["none","model"],{error:"must be none or model"}).default("none")})}),61551:((e,t,s)=>{s.d(t,{l:()=>v})
var o=s(28942)
var n=s(98664)
var r=s(94869)
var i=s(81031)
var a=s(29943)
var c=s(26119)
var u=s(75444)
const d=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const p=5
const h=o.string().transform((e,t)=>{const s=(0,r.od)(e.replaceAll("\n",","))
const o=s.length>0&&s.length<=p&&s.every(e=>d.test(e))
if(!o)t.addIssue(`must be 1 to ${p} repositories, written as owner/name`)
const n=s.find((e,t)=>s.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(o&&n!==void 0)t.addIssue(`must not have ${n} twice`)
return s})
const l="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(v).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const s=t.map(({input:e})=>`\`${e}\``).join(", ")
const o=[...new Set(t.map(e=>e.why))].join("; ")
throw new n.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${s}: ${o}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:s}=e.slice(i.APPROVAL)
const o=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...s==="never"?[]:[{input:`confirmation: ${s}`,why:l}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:l}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:l}]:[],...o?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const v=(0,c.Mz)({repositories:h.optional()},{},requireFitting)}),21558:((e,t,s)=>{s.d(t,{P:()=>u})
var o=s(28942)
var n=s(88532)
var r=s(94869)
var i=s(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=o.string().transform((e,t)=>{const s=(0,r.od)(e)
const o=a.filter(e=>s.includes(e))
if(o.length===new Set(s).size&&s.length>0)return o
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return n.tm})
const u=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,s)=>{s.d(t,{v:()=>r})
var o=s(28942)
var n=s(26119)
const r=(0,n.Mz)({"output-schema":o.string().optional(),"output-schema-file":o.string().optional()})})}

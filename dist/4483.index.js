export const id=4483
export const ids=[4483]
export const modules={34483:((e,t,s)=>{s.r(t)
s.d(t,{ALL_INPUTS:()=>y,ActionInputs:()=>g,FEATURES:()=>f,withFeatures:()=>withFeatures})
var o=s(28942)
var n=s(81031)
var r=s(61551)
const i={name:"other-repositories",inputs:r.l,isForServer:!0,isWanted:e=>e.slice(r.l).repositories!==void 0,load:async()=>(await Promise.all([s.e(8815),s.e(1267),s.e(311),s.e(4724),s.e(7031),s.e(2499),s.e(2664),s.e(5830),s.e(9812),s.e(5017),s.e(6110),s.e(9302),s.e(3501),s.e(8871),s.e(6155),s.e(6409),s.e(6027),s.e(1176),s.e(9288),s.e(1115),s.e(4045),s.e(4564),s.e(1065),s.e(1576),s.e(3028),s.e(1403),s.e(565)]).then(s.bind(s,84883))).code}
var a=s(21558)
const c={name:"read-github",inputs:a.P,isForServer:!1,isWanted:e=>e.slice(a.P)["read-github"]!==void 0,load:async()=>(await Promise.all([s.e(1267),s.e(4724),s.e(7031),s.e(2664),s.e(9812),s.e(6110),s.e(9302),s.e(6409),s.e(4045),s.e(4994)]).then(s.bind(s,14994))).code}
var p=s(33737)
var u=s(58926)
var d=s(26119)
const h=(0,d.Mz)({"attach-screenshots":u.Jt.default(!1)})
const l={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,p.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const v={name:"screenshots",inputs:h,isForServer:!1,isWanted:e=>e.slice(h)["attach-screenshots"],load:async()=>l}
var m=s(11903)
const w={name:"structured-output",inputs:m.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(m.v)).length>0,load:async()=>(await s.e(742).then(s.bind(s,70742))).code}
const f=[i,c,w,v]
const g=o.strictObject({...n.Inputs.unwrap().shape,...Object.assign({},...f.map(({inputs:e})=>e.shape))})
const y=Object.keys(g.shape)
function withFeatures(e){return e.with(f.map(({inputs:e})=>e))}}),61551:((e,t,s)=>{s.d(t,{l:()=>v})
var o=s(28942)
var n=s(98664)
var r=s(94869)
var i=s(81031)
var a=s(29943)
var c=s(26119)
var p=s(75444)
const u=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const d=5
const h=o.string().transform((e,t)=>{const s=(0,r.od)(e.replaceAll("\n",","))
const o=s.length>0&&s.length<=d&&s.every(e=>u.test(e))
if(!o)t.addIssue(`must be 1 to ${d} repositories, written as owner/name`)
const n=s.find((e,t)=>s.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(o&&n!==void 0)t.addIssue(`must not have ${n} twice`)
return s})
const l="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(v).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const s=t.map(({input:e})=>`\`${e}\``).join(", ")
const o=[...new Set(t.map(e=>e.why))].join("; ")
throw new n.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${s}: ${o}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(p.TRIGGER)
const{confirmation:s}=e.slice(i.APPROVAL)
const o=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,p.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...s==="never"?[]:[{input:`confirmation: ${s}`,why:l}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:l}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:l}]:[],...o?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const v=(0,c.Mz)({repositories:h.optional()},{},requireFitting)}),21558:((e,t,s)=>{s.d(t,{P:()=>p})
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
const p=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,s)=>{s.d(t,{v:()=>r})
var o=s(28942)
var n=s(26119)
const r=(0,n.Mz)({"output-schema":o.string().optional(),"output-schema-file":o.string().optional()})})}

export const id=2711
export const ids=[2711]
export const modules={6517:((t,e,n)=>{n.r(e)
n.d(e,{post:()=>post})
var s=n(98664)
var a=n(51977)
var r=n(38833)
var o=n(24380)
var c=n(93995)
var i=n(57974)
var u=n(81031)
var m=n(7052)
var l=n(44539)
var d=n(97167)
var p=n(34564)
const w={comment:3e4,handBack:6e4,rescue:6e4,rest:6e4}
async function post(t,e){const{world:s,settings:a,writePage:r}=t
const{handBack:o,openComment:i,openLease:m,openOthers:l,openPage:h}=e
const f=await attempt(t,w.comment,()=>closeComment(t,i))
const y=await attempt(t,w.handBack,async()=>{if(o)await(0,p.F5)(p.XW.parse(JSON.parse(o)))
return!0})
const v=w.rescue+(0,d.We)(s,a.slice(u.LIMITS)["timeout-minutes"]).limitMs
await attempt(t,v+w.comment,async()=>{if(m)await rescueWork(t,{openLease:m,told:f,isStill:y===!0,limitMs:v})})
await attempt(t,w.rest,async()=>{if(l)await(await n.e(1183).then(n.bind(n,31183))).removeOthers(l)})
await attempt(t,w.rest,async()=>{if(!h)return
const{finishPage:t}=await Promise.all([n.e(8815),n.e(311),n.e(5017),n.e(4394)]).then(n.bind(n,4394))
await t(s,h,r,(0,c.N)(s,a).redact)})
return 0}async function closeComment({world:t,settings:e},n){if(!n)return
const[s,a]=[(0,c.N)(t,e),(0,l.t)(n)]
const i=await(0,o.qQ)(s,t.env,a)
await(0,r.TV)(s,{type:"issue",number:a.runComment.issue},a)
return i}async function rescueWork(t,e){const{world:a,settings:r}=t
const{openLease:u,told:m,isStill:l,limitMs:d}=e
const{rescue:p,rescuedNote:w,rescueFailedNote:h}=await Promise.all([n.e(3501),n.e(9288),n.e(6601),n.e(5996)]).then(n.bind(n,75996))
const f=(0,c.N)(a,r)
const y=withLimit(d,()=>p(a,f,u,l))
const v=await y.then(e=>w(t,e),t=>{(0,i.printFault)((0,s.ec)(t),f.redact,a.env)
return h(a.env,(0,s.ec)(t))})
if(m&&v!=="")await(0,o.wI)(f,m,v)}async function attempt({world:{env:t},settings:e},n,r){try{return await withLimit(n,r)}catch(n){(0,i.printFault)((0,s.ec)(n),(0,a.redactor)((0,m.secretInputs)(e)),t)
return}}async function withLimit(t,e){const{promise:n,reject:a}=Promise.withResolvers()
const r=t/1e3
const o=setTimeout(()=>a(new s.vC("machine",`A part of the post step took more than ${r} s.`)),t)
try{return await Promise.race([e(),n])}finally{clearTimeout(o)}}}),92323:((t,e,n)=>{n.d(e,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var s=n(73024)
function isAllowed(t,e){try{(0,s.accessSync)(t,e)
return!0}catch{return!1}}const a=2097152
function addRights(t,e){return changeMode(t,t=>t|e)}function setMode(t,e){changeMode(t,()=>e)}function changeMode(t,e){if(process.platform!=="linux")return
try{const n=(0,s.openSync)(t,a|s.constants.O_NOFOLLOW)
try{const t=(0,s.fstatSync)(n).mode&4095;(0,s.chmodSync)(`/proc/self/fd/${n}`,e(t))
return t}finally{(0,s.closeSync)(n)}}catch{return}}})}

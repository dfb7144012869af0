export const id=6517
export const ids=[6517,8833]
export const modules={6517:((e,t,a)=>{a.r(t)
a.d(t,{post:()=>post})
var r=a(241)
var n=a(98664)
var o=a(51977)
var s=a(38833)
var i=a(24380)
var c=a(19617)
var l=a(57974)
var p=a(81031)
var m=a(7052)
var d=a(44539)
var u=a(97167)
var h=a(34564)
const v={comment:3e4+r.OF,handBack:6e4,rescue:6e4,rest:6e4}
async function post(e,t){const{world:r,settings:n,writePage:o}=e
const{handBack:s,openComment:i,openLease:l,openOthers:m,openPage:d}=t
const w=await attempt(e,v.comment,()=>closeComment(e,i))
const b=await attempt(e,v.handBack,async()=>{if(s)await giveFilesBack(h.XW.parse(JSON.parse(s)))
return!0})
const f=v.rescue+(0,u.We)(r,n.slice(p.LIMITS)["timeout-minutes"]).limitMs
await attempt(e,f+v.comment,async()=>{if(l)await rescueWork(e,{openLease:l,told:w,isStill:b===!0,limitMs:f})})
await attempt(e,v.rest,async()=>{if(m)await(await a.e(1183).then(a.bind(a,31183))).removeOthers(m)})
await attempt(e,v.rest,async()=>{if(!d)return
const{finishPage:e}=await Promise.all([a.e(8815),a.e(311),a.e(9348),a.e(5017),a.e(4394)]).then(a.bind(a,4394))
await e(r,d,o,(0,c.N)(r,n).redact)})
return 0}async function giveFilesBack(e){const t=await(0,h.F5)(e)
if(!t)return
const{keptWords:r}=await a.e(9186).then(a.bind(a,89186));(0,l.printWarning)(r(e.folders[0]??"",t))}async function closeComment({world:e,settings:t},a){if(!a)return
const[r,n]=[(0,c.N)(e,t),(0,d.t)(a)]
const o=await(0,i.qQ)(r,e.env,n)
await(0,s.closeApprovalComment)(r,{type:"issue",number:n.runComment.issue},n)
return o}async function rescueWork(e,t){const{world:r,settings:o}=e
const{openLease:s,told:p,isStill:m,limitMs:d}=t
const{rescue:u,rescuedNote:h,rescueFailedNote:v}=await Promise.all([a.e(3501),a.e(9288),a.e(2344),a.e(5996)]).then(a.bind(a,75996))
const w=(0,c.N)(r,o)
const b=withLimit(d,()=>u(r,w,s,m))
const f=await b.then(t=>h(e,t,p?.body),e=>{(0,l.printFault)((0,n.ec)(e),w.redact,r.env)
return v(r.env,(0,n.ec)(e))})
if(p&&f!=="")await(0,i.wI)(w,p,f)}async function attempt({world:{env:e},settings:t},a,r){try{return await withLimit(a,r)}catch(a){(0,l.printFault)((0,n.ec)(a),(0,o.redactor)((0,m.secretInputs)(t)),e)
return}}async function withLimit(e,t){const{promise:a,reject:r}=Promise.withResolvers()
const o=e/1e3
const s=setTimeout(()=>r(new n.vC("machine",`A part of the post step took more than ${o} s.`)),e)
try{return await Promise.race([t(),a])}finally{clearTimeout(s)}}}),33365:((e,t,a)=>{a.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>l})
var r=a(58908)
var n=a(98664)
var o=a(33737)
var s=a(88135)
var i=a(57974)
var c=a(75444)
const l="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":a}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(a,"b60205","Rejects what the agent asks for"),{name:l,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,a){return e===void 0?[]:[{name:e,color:t,description:a}]}async function createLabels({github:e,job:t},a){const r={created:[],existing:[],missing:[]}
for(const o of a)try{const a=await createLabel(e,t.repository,o)?r.created:r.existing
a.push(o.name)}catch(e){(0,i.printNotice)(`The label ${o.name} could not be created. ${(0,n.ec)(e).message}`)
r.missing.push(o)}return r}function toldOf(e){return(0,s.J1)("labels-created",{names:e.map(e=>(0,o.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:a})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(a)}`)
const a=e.map(({name:e})=>(0,o.aY)(e)).join(", ")
return(0,s.J1)("labels-missing",{names:a,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:a},n){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:a,...n})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),38833:((e,t,a)=>{a.r(t)
a.d(t,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var r=a(60593)
var n=a(3549)
var o=a(63697)
var s=a(98664)
var i=a(88135)
var c=a(45867)
var l=a(48252)
var p=a(57974)
var m=a(33365)
var d=a(22440)
var u=a(29058)
var h=a(1176)
async function closeApprovalComment({github:e,job:t},a,{approvalComment:n,isWaiting:o}){if(o!==void 0&&a.type!=="none")await markThread({github:e,job:t},a.number,o)
try{if(n)await(0,r.Iz)(e,t.repository,n,n.body)}catch(e){(0,p.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,s.ec)(e).message}`)}}async function markThread({github:e,job:t},a,r){try{if(r)await(0,o.Nl)(e,t.repository,a,[m.uE])
else await(0,n.HK)(e,t.repository,a,{kind:"label",name:m.uE})}catch(e){if(Object(e).status===404)return;(0,p.printNotice)(`The label ${m.uE} could not be changed. ${(0,s.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:a},r,n=""){const[o=""]=a.phrases
return(0,l.t7)(e,{phrase:o,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,d.U)(a,t.env,void 0).inWords},n)}function registerShown(e,{id:t},a){return(0,h.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,r.pI)(a))}})}function withUnsavedNote(e){return`${(0,i.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:a},r,{results:n,next:o,redact:s}){const i={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,u.kN)({settings:e,job:t,trigger:a},s((0,l.z6)(r,{...i,results:n,where:o?.url})))}})}

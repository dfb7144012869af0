export const id=8833
export const ids=[8833]
export const modules={33365:((e,t,r)=>{r.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>l})
var a=r(58908)
var o=r(98664)
var n=r(33737)
var s=r(88135)
var i=r(57974)
var c=r(75444)
const l="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":r}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(r,"b60205","Rejects what the agent asks for"),{name:l,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,r){return e===void 0?[]:[{name:e,color:t,description:r}]}async function createLabels({github:e,job:t},r){const a={created:[],existing:[],missing:[]}
for(const n of r)try{const r=await createLabel(e,t.repository,n)?a.created:a.existing
r.push(n.name)}catch(e){(0,i.printNotice)(`The label ${n.name} could not be created. ${(0,o.ec)(e).message}`)
a.missing.push(n)}return a}function toldOf(e){return(0,s.J1)("labels-created",{names:e.map(e=>(0,n.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:r})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(r)}`)
const r=e.map(({name:e})=>(0,n.aY)(e)).join(", ")
return(0,s.J1)("labels-missing",{names:r,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:r},o){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:r,...o})
return!0}catch(e){if(e instanceof a.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),38833:((e,t,r)=>{r.r(t)
r.d(t,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var a=r(60593)
var o=r(3549)
var n=r(63697)
var s=r(98664)
var i=r(88135)
var c=r(45867)
var l=r(48252)
var d=r(57974)
var p=r(33365)
var u=r(22440)
var m=r(29058)
var h=r(1176)
async function closeApprovalComment({github:e,job:t},r,{approvalComment:o,isWaiting:n}){if(n!==void 0&&r.type!=="none")await markThread({github:e,job:t},r.number,n)
try{if(o)await(0,a.Iz)(e,t.repository,o,o.body)}catch(e){(0,d.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,s.ec)(e).message}`)}}async function markThread({github:e,job:t},r,a){try{if(a)await(0,n.Nl)(e,t.repository,r,[p.uE])
else await(0,o.HK)(e,t.repository,r,{kind:"label",name:p.uE})}catch(e){if(Object(e).status===404)return;(0,d.printNotice)(`The label ${p.uE} could not be changed. ${(0,s.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:r},a,o=""){const[n=""]=r.phrases
return(0,l.t7)(e,{phrase:n,approveLabel:a["approve-label"],rejectLabel:a["reject-label"],approvers:(0,u.U)(r,t.env,void 0).inWords},o)}function registerShown(e,{id:t},r){return(0,h.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,a.pI)(r))}})}function withUnsavedNote(e){return`${(0,i.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:r},a,{results:o,next:n,redact:s}){const i={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,m.kN)({settings:e,job:t,trigger:r},s((0,l.z6)(a,{...i,results:o,where:n?.url})))}})}

export const id=6517
export const ids=[6517,8833]
export const modules={6517:((e,t,n)=>{n.r(t)
n.d(t,{post:()=>post})
var r=n(241)
var o=n(98664)
var s=n(51977)
var a=n(38833)
var i=n(24380)
var c=n(19617)
var l=n(57974)
var u=n(81031)
var d=n(7052)
var m=n(44539)
var p=n(97167)
var h=n(34564)
const w={comment:3e4+r.OF,handBack:6e4,rescue:6e4,rest:6e4}
async function post(e,t){const{world:r,settings:o,writePage:s}=e
const{handBack:a,openComment:i,openLease:l,openOthers:d,openPage:m}=t
const f=await attempt(e,w.comment,()=>closeComment(e,i))
const g=await attempt(e,w.handBack,async()=>{if(a)await giveFilesBack(h.XW.parse(JSON.parse(a)))
return!0})
const v=w.rescue+(0,p.We)(r,o.slice(u.LIMITS)["timeout-minutes"]).limitMs
await attempt(e,v+w.comment,async()=>{if(l)await rescueWork(e,{openLease:l,told:f,isStill:g===!0,limitMs:v})})
await attempt(e,w.rest,async()=>{if(d)await(await n.e(1183).then(n.bind(n,31183))).removeOthers(d)})
await attempt(e,w.rest,async()=>{if(!m)return
const{finishPage:e}=await Promise.all([n.e(8815),n.e(311),n.e(9348),n.e(5017),n.e(4394)]).then(n.bind(n,4394))
await e(r,m,s,(0,c.N)(r,o).redact)})
return 0}async function giveFilesBack(e){const t=await(0,h.F5)(e)
if(!t)return
const{keptWords:r}=await n.e(9186).then(n.bind(n,89186));(0,l.printWarning)(r(e.folders[0]??"",t))}async function closeComment({world:e,settings:t},n){if(!n)return
const[r,o]=[(0,c.N)(e,t),(0,m.t)(n)]
const s=await(0,i.qQ)(r,e.env,o)
await(0,a.closeApprovalComment)(r,{type:"issue",number:o.runComment.issue},o)
return s}async function rescueWork(e,t){const{world:r,settings:s}=e
const{openLease:a,told:u,isStill:d,limitMs:m}=t
const{rescue:p,rescuedNote:h,rescueFailedNote:w}=await Promise.all([n.e(3501),n.e(9288),n.e(2344),n.e(5996)]).then(n.bind(n,75996))
const f=(0,c.N)(r,s)
const g=withLimit(m,()=>p(r,f,a,d))
const v=await g.then(t=>h(e,t,u?.body),e=>{(0,l.printFault)((0,o.ec)(e),f.redact,r.env)
return w(r.env,(0,o.ec)(e))})
if(u&&v!=="")await(0,i.wI)(f,u,v)}async function attempt({world:{env:e},settings:t},n,r){try{return await withLimit(n,r)}catch(n){(0,l.printFault)((0,o.ec)(n),(0,s.redactor)((0,d.secretInputs)(t)),e)
return}}async function withLimit(e,t){const{promise:n,reject:r}=Promise.withResolvers()
const s=e/1e3
const a=setTimeout(()=>r(new o.vC("machine",`A part of the post step took more than ${s} s.`)),e)
try{return await Promise.race([t(),n])}finally{clearTimeout(a)}}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>l})
var r=n(58908)
var o=n(98664)
var s=n(33737)
var a=n(88135)
var i=n(57974)
var c=n(75444)
const l="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:l,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const r={created:[],existing:[],missing:[]}
for(const s of n)try{const n=await createLabel(e,t.repository,s)?r.created:r.existing
n.push(s.name)}catch(e){(0,i.printNotice)(`The label ${s.name} could not be created. ${(0,o.ec)(e).message}`)
r.missing.push(s)}return r}function toldOf(e){return(0,a.J1)("labels-created",{names:e.map(e=>(0,s.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,s.aY)(e)).join(", ")
return(0,a.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},o){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...o})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),22440:((e,t,n)=>{n.d(t,{U:()=>approversOf,f:()=>whyRefused})
var r=n(89812)
var o=n(71760)
var s=n(71762)
var a=n(94869)
var i=n(58926)
var c=n(75444)
const l="approve or reject"
const u="not-requester"
function approversOf(e,t,n){const r=(0,a.od)(e.slice(c.ADMIT).approvers??"")
const o=r.includes(u)
const s=r.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const d=r.filter(e=>!e.startsWith("@")&&e!==u&&!(0,i.Yf)(e))
const m={...(0,c.gateSettings)(e,t,n),allowedBots:[],right:l}
const p=s.length+d.length>0
const h=p?{...m,allowedRoles:d,allowedUsers:s}:m
const w=`${words(h)} can decide${o?", but not the person who asked for the work":""}`
return{gate:h,mustNotBeRequester:o,inWords:w}}function answerable(e,t,{ownId:n,isLabel:r}){const[o,{gate:s}]=[(0,c.gateSettings)(e,t,n),approversOf(e,t,n)]
const a=[...o.allowedRoles,...s.allowedRoles,...r?["triage"]:[]]
return{...o,right:l,allowedRoles:[...new Set(a)],allowedUsers:[...o.allowedUsers,...s.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:t}){const n=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${n.format((0,o.O9)(e))}`]:[]
return[...r,...t.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:t,github:n,job:a},i){const l=(0,r.n)(n,a.repository)
const u=(0,s.jU)(l).then(e=>e?.id)
const sleep=t=>e.sleep(t,e.signal)
const d=i.kind==="decision"
const m=d?answerable(t,e.env,{ownId:u,isLabel:i.requestSign!==void 0}):(0,c.gateSettings)(t,e.env,u)
const p=await(0,o.Gj)({client:l,settings:m,sleep:sleep},i)
return p.status==="denied"?p.why:void 0}}),38833:((e,t,n)=>{n.r(t)
n.d(t,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var r=n(60593)
var o=n(3549)
var s=n(63697)
var a=n(98664)
var i=n(88135)
var c=n(45867)
var l=n(48252)
var u=n(57974)
var d=n(33365)
var m=n(22440)
var p=n(29058)
var h=n(1176)
async function closeApprovalComment({github:e,job:t},n,{approvalComment:o,isWaiting:s}){if(s!==void 0&&n.type!=="none")await markThread({github:e,job:t},n.number,s)
try{if(o)await(0,r.Iz)(e,t.repository,o,o.body)}catch(e){(0,u.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,a.ec)(e).message}`)}}async function markThread({github:e,job:t},n,r){try{if(r)await(0,s.Nl)(e,t.repository,n,[d.uE])
else await(0,o.HK)(e,t.repository,n,{kind:"label",name:d.uE})}catch(e){if(Object(e).status===404)return;(0,u.printNotice)(`The label ${d.uE} could not be changed. ${(0,a.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:n},r,o=""){const[s=""]=n.phrases
return(0,l.t7)(e,{phrase:s,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,m.U)(n,t.env,void 0).inWords},o)}function registerShown(e,{id:t},n){return(0,h.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,r.pI)(n))}})}function withUnsavedNote(e){return`${(0,i.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:n},r,{results:o,next:s,redact:a}){const i={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,p.kN)({settings:e,job:t,trigger:n},a((0,l.z6)(r,{...i,results:o,where:s?.url})))}}),24380:((e,t,n)=>{n.d(t,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var r=n(58908)
var o=n(64294)
var s=n(60593)
var a=n(25816)
var i=n(98664)
var c=n(88135)
var l=n(26285)
var u=n(29764)
var d=n(57974)
var m=n(15320)
var p=n(29943)
var h=n(61115)
var w=n(12384)
var f=n(29058)
var g=n(21271)
async function beginRunComment(e,t,n){const{github:r,job:a,trigger:i,world:l,settings:u}=e
const{thread:d}=i
if(!takesComments(e)||!(0,o.OB)(i).isAwaited||d.type==="none")return
const p=await(n?(0,s.QA)(r,a.repository,n,t).then(e=>e.runComment):(0,s.Gy)(r,a.repository,d.number,t,(0,f.MI)(u,i))).catch(unlessRefused)
if(!p)return
const h=d.type==="pull_request"?(0,c.J1)("cut-off-pull-request",{run_url:a.runUrl}):(0,c.J1)("cut-off",{kind:d.type,number:String(d.number),run_url:a.runUrl});(0,m.r1)(l.env,{runComment:p,body:(0,f.kN)(e,(0,f.F8)(u,h))})
return p}function takesComments({mayWrite:e,settings:t,trigger:n}){return e&&n.thread.type!=="none"&&t.slice(p.ri)["comment-mode"]!=="none"}function unlessRefused(e){const{message:t}=(0,i.ec)(e)
const n=e instanceof r.Q4&&(e.status===0||e.status>=500||/locked/i.test(t))
if(!n)throw e;(0,d.printNotice)(`There is no comment yet; the summary of this run will have the report. ${t}`)}async function postLastWord(e,{report:{outcome:t,review:n},body:a}){const{github:m,job:p,redact:w,trigger:g,world:v,settings:b}=e
const{thread:y}=g
const{isAwaited:k}=(0,o.OB)(g)
const C=l.tz.includes(t)&&t!=="cancelled"
const j=!C&&n!==void 0&&(0,u.hR)(n)
const R=k||C||j
if(!takesComments(e)||y.type==="none"||!R)return
try{if(!k&&j)return await postUnseen(e,y,a)
return await(0,s.Gy)(m,p.repository,y.number,a,(0,f.MI)(b,g))}catch(e){if(!(0,r.ST)(e))(0,d.printFault)((0,i.ec)(e),w,v.env)
else{(0,d.printNotice)((0,c.J1)("thread-gone").trim())
await(0,h.writeSummary)(v.env,(0,c.J1)("thread-gone"))}return}}async function postUnseen(e,t,n){const{github:r,job:o,settings:i}=e
const c={thread:t,key:"a review that could not look"}
const l=(0,f.kN)({settings:i,job:o,trigger:c},(0,a.e1)(n).words)
const isIt=e=>(0,f.we)(i,o,t).isOurs(e,c.key)
const u=(await(0,f.po)(e,{issue:t.number},isIt)).at(-1)
if(!u)return(0,s.Gy)(r,o.repository,t.number,l)
return(await(0,s.QA)(r,o.repository,u,l)).runComment}async function pointTo(e,t,{github:n,job:r,settings:o}){const a={thread:{type:"issue",number:t.issue},key:`answered below ${e.id}`}
const l=(0,f.kN)({settings:o,job:r,trigger:a},(0,c.J1)("answered-below",{url:e.url}))
try{await(0,s.Iz)(n,r.repository,t,l)}catch(e){(0,d.printNotice)(`The first comment could not be updated. ${(0,i.ec)(e).message}`)}}async function answerBelow(e,t,n){const{github:r,job:o}=e
const{mark:i}=(0,a.e1)(n)
const isIt=e=>i!==""&&(0,a.e1)(e).mark===i&&(0,f.Lt)(e)
const c=(await(0,f.po)(e,t,isIt).catch(()=>[])).find(({id:e})=>e>t.id)
return c?(0,s.QA)(r,o.repository,c,n):{body:n,runComment:await(0,s.yn)(r,o.repository,t,n)}}async function finishRunComment(e,t,n){const{github:o,job:a,redact:l}=e
const{runComment:u,body:h,isAnswer:w}=n;(0,m.r1)(t,n)
try{const n=w&&e.settings.slice(p.ri)["comment-mode"]==="new"
const r=await(n?answerBelow(e,u,h):(0,s.QA)(o,a.repository,u,h));(0,m.r1)(t,void 0)
if(r.runComment.id!==u.id)await pointTo(r.runComment,u,e)
return r}catch(e){if((0,r.ST)(e)){(0,m.r1)(t,void 0);(0,d.printNotice)((0,c.J1)("thread-gone").trim())
return{runComment:u,body:h,isNowhere:!0}}const n=(0,i.ec)(e);(0,d.printFault)(n,l,t)
if(!n.isLasting)return{runComment:u,body:h};(0,m.r1)(t,void 0)
return{runComment:u,body:h,refused:n}}}async function addToComment({github:e,job:t},{runComment:n,body:r},o){const{words:i,mark:c}=(0,a.e1)(r)
await(0,s.Iz)(e,t.repository,n,[i.trimEnd(),o,c].filter(Boolean).join("\n\n"))}async function removeRunComment(e,t,n){if(t.url===n)return
const{github:r,job:o,world:a}=e
try{await(0,s.Tu)(r,o.repository,t)
return(0,m.r1)(a.env,void 0)}catch(e){(0,d.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,i.ec)(e).message}`)}await finishRunComment(e,a.env,{runComment:t,body:(0,f.kN)(e,(0,c.J1)("joined",{url:n??""}))})}function linksOf({job:e,trigger:t,settings:n},r,o){const{runUrl:s,repositoryUrl:a}=e
const i={repositoryUrl:a,commit:o,phrases:n.phrases}
return{...i,conversationId:r,runUrl:s,requester:(0,g.iq)(t)}}async function tellResult(e,{env:t,thread:r},o){const{runComment:s,sign:a}=o
if(o.approvalComment||o.isWaiting!==void 0){const{closeApprovalComment:t}=await Promise.all([n.e(8252),n.e(8833)]).then(n.bind(n,38833))
await t(e,r,o)}const i=s&&await finishRunComment(e,t,{...o,runComment:s})
if(a)await(0,w.signOff)(e,a.place,a.content)
return i}async function tellResultAgain(e,{answer:{reaction:t},pendingReport:n}){const{world:r,job:o,trigger:s,mayWrite:a}=e
if(!a||o.runAttempt===1)return
const{thread:i,key:c}=s
if(n?.lease.key===c){await tellResult(e,{env:r.env,thread:i},n)
return}const l=(0,w.acknowledgedAt)(s)
if(l&&t)await(0,w.signOff)(e,l,t)}})}

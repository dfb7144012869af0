export const id=6617
export const ids=[6617]
export const modules={583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>a,Discussion:()=>p,Issue:()=>h,Label:()=>k,PullRequest:()=>f,Repository:()=>u,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook,withText:()=>withText})
var r=n(28942)
var o=n(64377)
var s=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const r=O[e]().safeParse(t)
if(r.success)return Object.freeze({kind:e,...r.data})
throw notItsPayload(e,r.error)}function withText(e,t){switch(e.kind){case"issue_comment":return{...e,comment:{...e.comment,body:t}}
case"discussion_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review":return{...e,review:{...e.review,body:t}}
case"issues":return{...e,issue:{...e.issue,body:t}}
case"discussion":return{...e,discussion:{...e.discussion,body:t}}
case"pull_request":case"pull_request_target":return{...e,pull_request:{...e.pull_request,body:t}}
default:return e}}function notItsPayload(e,t){return new s.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return(0,i.Ep)(e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const a=r.object({login:r.string(),id:r.number().int(),type:r.string()}).readonly()
const u=r.object({id:r.number().int(),name:r.string(),owner:r.object({login:r.string()}).readonly(),default_branch:r.string(),private:r.boolean()}).readonly()
const c=o.datetime({offset:!0})
const d={body:r.string().nullable(),user:a.nullable(),author_association:r.string().default("NONE"),html_url:r.string()}
const l={created_at:c,updated_at:c.optional()}
const m={...d,...l,number:r.number().int(),title:r.string(),node_id:r.string().optional()}
const h=r.object({...m,id:r.number().int(),pull_request:r.object({}).readonly().optional()}).readonly()
const b=r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly()
const f=r.object({...m,id:r.number().int(),draft:r.boolean().default(!1),head:b,base:b}).readonly()
const p=r.object({...m,id:r.number().int(),node_id:r.string()}).readonly()
const y={...d,...l,body:r.string(),id:r.number().int(),node_id:r.string().optional()}
const g=r.object(y).readonly()
const w=r.object({...y,in_reply_to_id:r.number().int().nullish()}).readonly()
const v=r.object({...y,node_id:r.string()}).readonly()
const _=r.object({...d,id:r.number().int(),node_id:r.string().optional(),submitted_at:c,state:r.string()}).readonly()
const k=r.object({name:r.string()}).readonly()
const j=r.object({number:r.number().int(),head:r.object({repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly(),base:r.object({repo:r.object({id:r.number().int()}).readonly()}).readonly()}).readonly()
const q=r.object({id:r.number().int(),name:r.string().nullish(),head_branch:r.string().nullable(),head_sha:r.string(),run_attempt:r.number().int().default(1),event:r.string(),conclusion:r.string().nullable(),html_url:r.string(),updated_at:c,actor:a.nullish(),triggering_actor:a.nullish(),head_repository:r.object({id:r.number().int()}).readonly().nullish(),pull_requests:r.array(j).readonly().default([])}).readonly()
const $={repository:u,sender:a}
const I={...$,action:r.string()}
const pullRequest=()=>r.object({...I,pull_request:f,label:k.nullish(),requested_reviewer:a.nullish()})
const O={issue_comment:()=>r.object({issue:h,comment:g,...I}),pull_request_review_comment:()=>r.object({pull_request:f,comment:w,...I}),pull_request_review:()=>r.object({pull_request:f,review:_,...I}),issues:()=>r.object({...I,issue:h,label:k.nullish(),assignee:a.nullish(),changes:r.object({body:r.object({from:r.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>r.object({discussion:p,...I}),discussion_comment:()=>r.object({discussion:p,comment:v,...I}),workflow_run:()=>r.object({workflow_run:q,...I}),push:()=>r.object({...$,ref:r.string(),after:r.string(),deleted:r.boolean().default(!1)}),workflow_dispatch:()=>r.object({...$,inputs:r.record(r.string(),r.unknown()).nullish()}),repository_dispatch:()=>r.object({client_payload:r.record(r.string(),r.unknown()).nullish(),...I}),schedule:()=>r.object({schedule:r.string().optional(),repository:u.optional()})}
const anyPayload=()=>r.object({...$,issue:h.optional(),pull_request:f.optional(),discussion:p.optional()}).readonly()}),50383:((e,t,n)=>{n.d(t,{Wu:()=>readThreadEvents,aE:()=>rejectionsOn,gx:()=>doneBy,lh:()=>readStillAsked})
var r=n(28942)
var o=n(583)
var s=n(95164)
var i=n(76409)
var a=n(71762)
const u=r.object({labels:r.array(r.union([r.string(),r.object({name:r.string().nullish()})])).default([]),assignees:r.array(o.Account).nullish()})
async function readStillAsked(e,t){const{requestSign:n,thread:r}=t
if(!n||r.type!=="issue"&&r.type!=="pull_request")return
const[o,s]=await Promise.all([e.get("/issues/{issue_number}",{issue_number:r.number}),readThreadEvents(e,r.number)])
const{labels:c,assignees:d}=u.parse(o)
const l=(d??[]).map(({login:e})=>e)
const m=n.kind==="label"?c.map(e=>typeof e==="string"?e:e.name??""):l
const h=m.some(e=>(0,i.Av)(e,n.name))
const[b,f]=n.kind==="label"?["labeled","unlabeled"]:["assigned","unassigned"]
const p=s.filter(({event:e})=>e===b||e===f).filter(e=>isAbout(e,n.name))
const putOn=e=>s.findLast(t=>t.event===b&&isAbout(t,e))
const y=m.map(e=>({name:e,by:loginOf(putOn(e))}))
const g=sinceAsked(p,b,t)
const w=h?g.findLast(({event:e})=>e===b):void 0
if(h&&!w)return{present:y,withdrawn:void 0}
const v=g.find(({event:e})=>e===f)
const _=v&&await(0,a.jU)(e)
const k=v?!(0,a.Fj)(doneBy(v),_)&&doneBy(v)!==null:w!==void 0
return{present:y,withdrawn:k?{again:loginOf(w)}:void 0}}function isAbout({label:e,assignee:t},n){return(0,i.Av)(e?.name??t?.login??"",n)}function loginOf(e){return e&&(doneBy(e)?.login??"ghost")}function sinceAsked(e,t,{actors:[n],createdAt:r}){const o=e.findLastIndex(e=>e.event===t&&isBy(e,n))
if(o>=0)return e.slice(o+1)
return r===void 0?[]:e.filter(e=>Date.parse(e.created_at)>=Date.parse(r))}function isBy(e,t){const n=doneBy(e)
if(!n||!t)return!1
return t.id===void 0?(0,i.Av)(n.login,t.login):n.id===t.id}const c=r.object({event:r.string(),created_at:r.string(),actor:o.Account.nullable(),assigner:o.Account.nullish(),label:o.Label.optional(),assignee:o.Account.nullish(),requested_reviewer:o.Account.nullish()})
async function readThreadEvents(e,t,n={}){const{items:r}=await(0,s.n)(e,"/issues/{issue_number}/events",{issue_number:t},n)
return r.flatMap(e=>c.safeParse(e).data??[])}function doneBy({assigner:e,actor:t}){return e??t}const d=r.object({labels:r.array(r.union([r.string(),o.Label])).default([])})
const l=r.object({event:r.string(),actor:o.Account.nullable(),label:o.Label})
const m=r.object({body:r.string().nullish(),user:o.Account.nullable(),created_at:r.string()})
async function rejectionsOn(e,t,{settings:n,since:r}){if(t.type!=="issue"&&t.type!=="pull_request")return[]
const o={issue_number:t.number}
const[a,{items:u}]=await Promise.all([e.get("/issues/{issue_number}",o),(0,s.n)(e,"/issues/{issue_number}/comments",{...o,since:r.toISOString()})])
const c=d.parse(a).labels.map(e=>typeof e==="string"?e:e.name)
const l=c.find(e=>(0,i.Av)(e,n.rejectLabel||""))
const h=l===void 0?[]:[{kind:"label",name:l,by:await labeller(e,o,l)}]
return[...h,...u.flatMap(e=>rejectionIn(m.parse(e),n))]}async function labeller(e,t,n){const{items:r}=await(0,s.n)(e,"/issues/{issue_number}/events",t)
const o=r.flatMap(e=>l.safeParse(e).data??[])
return o.findLast(({event:e,label:t})=>e==="labeled"&&(0,i.Av)(t.name,n))?.actor?.login}function rejectionIn({body:e,user:t,created_at:n},r){if(t===null)return[]
const o=(0,i.Ao)({what:"comment",text:e??"",author:t,sender:t},r)
if(o.status==="ignored"||o.decision?.verdict!=="reject")return[]
const[s]=o.actors
return s?[{kind:"comment",by:s,at:n,said:o.decision}]:[]}}),11166:((e,t,n)=>{n.d(t,{ZY:()=>readStanding,co:()=>readStandingSoon,yy:()=>readEdited})
var r=n(28942)
var o=n(76409)
var s=n(60674)
const i=`query Said($id:ID!){node(id:$id){\n  ... on IssueComment{body isMinimized}\n  ... on PullRequestReviewComment{body isMinimized}\n  ... on PullRequestReview{body isMinimized}\n  ... on DiscussionComment{body isMinimized}\n  ... on Issue{body}\n  ... on PullRequest{body}\n  ... on Discussion{body}\n}}`
const a=r.object({body:r.string().nullish(),isMinimized:r.boolean().optional()})
const u=r.object({node:a.nullable()})
async function readStandingSoon(e,t,n){if(!isMadeByText(t))return
const r=placeOf(t)?await byRest(e,t):await readSaid(e,t)
return standingOf(r,t,n)}async function readStanding(e,t,n){if(!isMadeByText(t))return
return standingOf(await readSaid(e,t),t,n)}function standingOf(e,t,n){if(e===void 0)return{kind:"deleted"}
if(e.isMinimized)return{kind:"hidden"}
const r=e.body??""
return stillAsks(r,t,n)?{kind:"stands",body:r}:{kind:"edited"}}function isMadeByText({kind:e,item:t,requestSign:n}){if(n!==void 0)return!1
const r=["issue","pull-request","discussion"].includes(t.kind)
return r?e==="mention":!["workflow-run","none"].includes(t.kind)}function stillAsks(e,{decision:t,actors:n},{phrases:r}){const i=(0,o.zT)(e,r)
if(i===void 0)return!1
if(t)return(0,s.O0)(i.request)?.verdict===t.verdict
return(0,s.Nl)({kind:"mention",request:i.request,actors:n},void 0)!=="stop"}async function readSaid(e,t){const{nodeId:n}=t.item
if(n!==void 0)try{const{node:t}=u.parse(await e.graphql(i,{id:n}))
if(t)return t}catch(e){if(placeOf(t)===void 0&&!isNotFound(e))throw e}return byRest(e,t)}function isNotFound(e){const{errors:t}=Object(e)
return Array.isArray(t)&&t.some(e=>Object(e).type==="NOT_FOUND")}async function byRest(e,t){const n=placeOf(t)
if(!n)return
const r=await e.get(...n).catch(e=>{if(Object(e).status!==404&&Object(e).status!==410)throw e})
return r===void 0?void 0:a.parse(r)}function placeOf({item:{kind:e,id:t},thread:n}){const r=n.type==="none"?0:n.number
switch(e){case"issue-comment":return["/issues/comments/{comment_id}",{comment_id:t}]
case"review-comment":return["/pulls/comments/{comment_id}",{comment_id:t}]
case"review":return["/pulls/{pull_number}/reviews/{review_id}",{pull_number:r,review_id:t}]
case"issue":case"pull-request":return["/issues/{issue_number}",{issue_number:r}]
default:return}}const c="author{__typename login} editor{__typename login ... on User{databaseId} ... on Bot{databaseId}}"
const d=`query Edited($id:ID!){node(id:$id){\n  ... on IssueComment{body ${c}}\n  ... on PullRequestReviewComment{body ${c}}\n  ... on PullRequestReview{body ${c}}\n  ... on DiscussionComment{body ${c}}\n  ... on Issue{body ${c}}\n  ... on PullRequest{body ${c}}\n  ... on Discussion{body ${c}}\n}}`
const l=r.object({__typename:r.string(),login:r.string(),databaseId:r.number().int().nullish()})
const m=r.object({node:r.object({body:r.string(),author:l.nullable(),editor:l.nullable()}).nullable()})
async function readEdited(e,{item:{nodeId:t}}){if(t===void 0)return
const n=await e.graphql(d,{id:t}).catch(()=>{})
const r=m.safeParse(n).data?.node
return r?{body:r.body,editor:editorOf(r)}:void 0}function editorOf({author:e,editor:t}){if(t===null||e===null)return
const{__typename:n,login:r,databaseId:s}=t
if(n===e.__typename&&(0,o.Av)(r,e.login))return"author"
return{login:r,id:s??void 0,type:n,role:"writer"}}}),93992:((e,t,n)=>{n.d(t,{Id:()=>deciderOf,RM:()=>triggerForItem,fb:()=>withPromptFile,qS:()=>onBehalf})
var r=n(33368)
var o=n(89812)
var s=n(90009)
var i=n(7256)
var a=n(64294)
var u=n(98664)
var c=n(58926)
var d=n(22911)
var l=n(75444)
var m=n(97167)
var h=n(1176)
var b=n(3620)
const f=64e3
async function withPromptFile(e,t,n){const{"prompt-file":r}=e.settings.slice(l.TRIGGER)
if(r===void 0)return{trigger:n,fault:void 0}
try{const o=await readText(e,r,{env:t,trigger:n})
const s=[o,n.request].filter(e=>e!=="").join("\n\n")
return{trigger:{...n,request:s},fault:void 0}}catch(e){return{trigger:n,fault:(0,u.ec)(e)}}}async function readText({github:e,job:t},n,{env:r,trigger:i}){const a=(0,c.JT)(n)
if(a!==void 0)throw invalidPath(n,a)
const u=(0,o.n)(e,t.repository)
const d=await commitOf(u,r,{trigger:i,workspace:t.workspace})
const read=async(e,t)=>{const r=await(0,s._T)(u,n,d)
if(r===void 0)return{status:"missing"}
return r.length>t?{status:"too-large"}:{status:"read",text:r}}
const l={input:"prompt-file",path:n,largest:f}
return(await(0,b.w)({commit:d,workspace:t.workspace,read:read},l)).trim()}async function commitOf(e,t,n){const{thread:r}=n.trigger
if(r.type==="pull_request")return(await(0,i.Es)(e,r.number)).base.sha
const o=p.has(t.GITHUB_EVENT_NAME??"")
return(o?await checkedOut(n.workspace,t):void 0)??t.GITHUB_SHA??""}const p=new Set(["schedule","push","workflow_dispatch"])
async function checkedOut(e,t){const n=(0,r.$Y)({folder:e,environment:(0,m._K)(t)})
return(await n.raw(["rev-parse","--verify","HEAD^{commit}"]).catch(()=>"")).trim()||void 0}function invalidPath(e,t){return new u.vC("config",`The \`prompt-file\` ${JSON.stringify(e.slice(0,200))} ${t}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(e,t){const n=(0,d.b8)(e.slice(d.PL).item??"{")
const{trigger:r}=t
const o=(0,a.OB)(r).item
if(!n||o===void 0)return t
if(r.thread.type==="pull_request")return{trigger:r,fault:t.fault??notOnPulls()}
const{snapshot:s,requestSign:i,run:u,...c}=r
const l=`${r.key}/item/${n.key}`
return{...t,trigger:{...c,...y,kind:o,key:l,about:aboutOf(n)}}}const y={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new u.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:e,kind:t,number:n,title:r}){const o=n!==void 0&&(t==="issue"||t==="pull-request")
return{title:r===""?e:r,text:r===e?e:`${e}\n${r}`,...o&&{thread:{type:t==="issue"?"issue":"pull_request",number:n}}}}function deciderOf({actors:e}){return e[0]?.login??"nobody"}function onBehalf(e,t){const[n]=e.kind==="decision"?(0,h.sp)(t)?.items[0]?.pending.requesters??[]:[]
if(!n)return e
return{...e,asker:{login:n.login,id:n.id??void 0,type:n.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var r=n(3024)
var o=n(98664)
var s=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const r=(await e.list()).find(e=>e.path===t)
if(r&&r.size>n)return{status:"too-large"}
const o=r&&(await e.read([t])).get(t)
return o===void 0?{status:"missing"}:{status:"read",text:o}}async function readNamedFile(e,{input:t,path:n,largest:r}){const i=await e.read(n,r)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,s.TN)(n,200)}, which`
const u=`the commit ${e.commit.slice(0,7)}`
const c="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new o.vC("config",`${a} is empty in ${u}.`,{hint:c})
if(i.status==="too-large")throw new o.vC("config",`${a} has more than ${r/1e3} kB in ${u}.`,{hint:c})
if(!isInWorkspace(e.workspace,n))throw new o.vC("config",`${a} is not a text file of ${u}.`,{hint:c})
const d="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new o.vC("config",`${a} is not in ${u}. ${d} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,r.BJ)(e,t)!==void 0}}),22440:((e,t,n)=>{n.d(t,{U:()=>approversOf,f:()=>whyRefused})
var r=n(89812)
var o=n(71760)
var s=n(71762)
var i=n(94869)
var a=n(58926)
var u=n(75444)
const c="approve or reject"
const d="not-requester"
function approversOf(e,t,n){const r=(0,i.od)(e.slice(u.ADMIT).approvers??"")
const o=r.includes(d)
const s=r.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const l=r.filter(e=>!e.startsWith("@")&&e!==d&&!(0,a.Yf)(e))
const m={...(0,u.gateSettings)(e,t,n),allowedBots:[],right:c}
const h=s.length+l.length>0
const b=h?{...m,allowedRoles:l,allowedUsers:s}:m
const f=`${words(b)} can decide${o?", but not the person who asked for the work":""}`
return{gate:b,mustNotBeRequester:o,inWords:f}}function answerable(e,t,{ownId:n,isLabel:r}){const[o,{gate:s}]=[(0,u.gateSettings)(e,t,n),approversOf(e,t,n)]
const i=[...o.allowedRoles,...s.allowedRoles,...r?["triage"]:[]]
return{...o,right:c,allowedRoles:[...new Set(i)],allowedUsers:[...o.allowedUsers,...s.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:t}){const n=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${n.format((0,o.O9)(e))}`]:[]
return[...r,...t.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:t,github:n,job:i},a){const c=(0,r.n)(n,i.repository)
const d=(0,s.jU)(c).then(e=>e?.id)
const sleep=t=>e.sleep(t,e.signal)
const l=a.kind==="decision"
const m=l?answerable(t,e.env,{ownId:d,isLabel:a.requestSign!==void 0}):(0,u.gateSettings)(t,e.env,d)
const h=await(0,o.Gj)({client:c,settings:m,sleep:sleep},a)
return h.status==="denied"?h.why:void 0}}),99152:((e,t,n)=>{n.d(t,{Jn:()=>elsewhere,Oy:()=>y,V9:()=>whyWithdrawn,YY:()=>noteEditedLater,a_:()=>lookAtRequest,ie:()=>whereIs,pC:()=>elsewhereFault,q8:()=>readStandingOf,z1:()=>withdrawnFault})
var r=n(58908)
var o=n(89812)
var s=n(50383)
var i=n(11166)
var a=n(76409)
var u=n(60593)
var c=n(98664)
var d=n(33737)
var l=n(88135)
var m=n(57974)
var h=n(75444)
var b=n(29058)
var f=n(93992)
async function readStandingOf({github:e,job:t,settings:n},r,s,a=i.ZY){try{return await a((0,o.n)(e,t.repository),s,(0,h.triggerSettings)(n,r))}catch(e){(0,m.printNotice)(p+(0,c.ec)(e).message)
return}}const p="It could not be checked whether the request still counts. "
function lookAtRequest(e,t,n){return readStandingOf(e,t,n,i.co)}async function withdrawnFault(e,t){if(t===void 0||t.kind==="stands")return
const n=t.kind==="deleted"?await whereIs(e):"here"
if(n!=="here"&&n!=="deleted")return elsewhereFault(n)
const r={deleted:"deleted",hidden:"hidden",edited:"edited, and no longer asks for this"}[t.kind]
return new c.vC("withdrawn",`The text with the request was ${r}, so I stopped.`)}function noteEditedLater({memory:e,trigger:t,isSameRequest:n},r){if(r?.kind!=="stands"||n===void 0||n(r.body))return
e.notes.add((0,l.J1)("request-edited-later",{words:(0,d.$E)(y,t.request)}))}const y=300
async function whyWithdrawn(e,t){const{trigger:n,world:i,settings:a}=e
const{github:u,job:d}=e
try{const r=await t
if(r!==void 0&&r.kind!=="stands"){const t=r.kind==="deleted"?await whereIs(e):"here"
return t==="here"?await tell(e,(0,l.J1)(`taken-back-${r.kind}`)):elsewhere(e,t)}const c=await(0,s.lh)((0,o.n)(u,d.repository),n)
if(!c||!n.requestSign)return
const{kind:m,name:b}=n.requestSign
if(c.withdrawn)return await tell(e,wordsOf(m,b,(0,f.Id)(n),c.withdrawn.again))
const p=n.decision&&bothDecisions((0,h.triggerSettings)(a,i.env),c)
if(!p)return
const y=(0,l.J1)("taken-back-both",p)
return n.decision?.verdict==="approve"?await tell(e,y):y}catch(t){const n=(0,r.ST)(t)?await whereIs(e):"here"
if(n!=="here")return elsewhere(e,n);(0,m.printNotice)(p+(0,c.ec)(t).message)
return}}function wordsOf(e,t,n,r){if(r===void 0)return(0,l.J1)(`taken-back-${e}`,{name:t})
return(0,l.J1)(`taken-back-${e}-again`,{name:t,who:(0,d.aY)(n),other:(0,d.aY)(r)})}function bothDecisions({approveLabel:e="",rejectLabel:t=""},{present:n}){const find=e=>n.find(({name:t})=>(0,a.Av)(t,e))
const[r,o]=[find(e),find(t)]
if(!r||!o)return
const s={approver:(0,d.aY)(r.by??"somebody"),rejecter:(0,d.aY)(o.by??"somebody")}
return{approve:e,reject:t,...s}}async function whereIs({github:e,job:t,trigger:{thread:r}}){if(r.type!=="issue"&&r.type!=="pull_request")return"here"
const{readWhereabouts:s}=await n.e(5921).then(n.bind(n,85921))
return s((0,o.n)(e,t.repository),r.number)}function elsewhere({job:e,trigger:{thread:t}},n){if(n==="deleted"||t.type==="none")return(0,l.J1)("thread-deleted")
const{owner:r,name:o}=e.repository
return(0,l.J1)(`thread-${n}`,{url:`${e.serverUrl}/${r}/${o}/issues/${t.number}`})}function elsewhereFault(e){return new c.vC("withdrawn",`${g[e]}, so I stopped.`)}const g={deleted:"The thread with the request was deleted",transferred:"The issue was transferred to another repository",converted:"The issue was converted to a discussion"}
async function tell(e,t){const{github:n,job:r,trigger:o,redact:s,mayWrite:i}=e
if(!i||o.thread.type==="none"||o.thread.type==="discussion")return t
if(await(0,b.rA)(e,(0,b.Ab)(e)))return t
try{await(0,u.Gy)(n,r.repository,o.thread.number,(0,b.kN)(e,s(t)))}catch(e){(0,m.printNotice)(`The reason could not be posted on the thread. ${(0,c.ec)(e).message}`)}return t}}),24380:((e,t,n)=>{n.d(t,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var r=n(58908)
var o=n(64294)
var s=n(60593)
var i=n(25816)
var a=n(98664)
var u=n(88135)
var c=n(26285)
var d=n(29764)
var l=n(57974)
var m=n(15320)
var h=n(29943)
var b=n(61115)
var f=n(12384)
var p=n(99152)
var y=n(29058)
var g=n(21271)
async function beginRunComment(e,t,n){const{github:r,job:i,trigger:a,world:c,settings:d}=e
const{thread:l}=a
if(!takesComments(e)||!(0,o.OB)(a).isAwaited||l.type==="none")return
const h=await(n?(0,s.QA)(r,i.repository,n,t).then(e=>e.runComment):(0,s.Gy)(r,i.repository,l.number,t,(0,y.MI)(d,a))).catch(t=>unlessRefused(e,t))
if(!h)return
const b=l.type==="pull_request"?(0,u.J1)("cut-off-pull-request",{run_url:i.runUrl}):(0,u.J1)("cut-off",{kind:l.type,number:String(l.number),run_url:i.runUrl});(0,m.r1)(c.env,{runComment:h,body:(0,y.kN)(e,(0,y.F8)(d,b))})
return h}function takesComments({mayWrite:e,settings:t,trigger:n}){return e&&n.thread.type!=="none"&&t.slice(h.ri)["comment-mode"]!=="none"}async function unlessRefused(e,t){const{message:n}=(0,a.ec)(t)
const o=/locked/i.test(n)
const s=t instanceof r.Q4&&(t.status===0||t.status>=500||o)
if(!s||o&&await(0,p.ie)(e)==="converted")throw t;(0,l.printNotice)(`There is no comment yet; the summary of this run will have the report. ${n}`)}async function postLastWord(e,{report:{outcome:t,review:n},body:i}){const{github:m,job:h,redact:f,trigger:p,world:g,settings:w}=e
const{thread:v}=p
const{isAwaited:_}=(0,o.OB)(p)
const k=c.tz.includes(t)&&t!=="cancelled"
const j=!k&&n!==void 0&&(0,d.hR)(n)
const q=_||k||j
if(!takesComments(e)||v.type==="none"||!q)return
try{if(!_&&j)return await postUnseen(e,v,i)
return await(0,s.Gy)(m,h.repository,v.number,i,(0,y.MI)(w,p))}catch(e){if(!(0,r.ST)(e))(0,l.printFault)((0,a.ec)(e),f,g.env)
else{(0,l.printNotice)((0,u.J1)("thread-gone").trim())
await(0,b.writeSummary)(g.env,(0,u.J1)("thread-gone"))}return}}async function postUnseen(e,t,n){const{github:r,job:o,settings:a}=e
const u={thread:t,key:"a review that could not look"}
const c=(0,y.kN)({settings:a,job:o,trigger:u},(0,i.e1)(n).words)
const isIt=e=>(0,y.we)(a,o,t).isOurs(e,u.key)
const d=(await(0,y.po)(e,{issue:t.number},isIt)).at(-1)
if(!d)return(0,s.Gy)(r,o.repository,t.number,c)
return(await(0,s.QA)(r,o.repository,d,c)).runComment}async function pointTo(e,t,{github:n,job:r,settings:o}){const i={thread:{type:"issue",number:t.issue},key:`answered below ${e.id}`}
const c=(0,y.kN)({settings:o,job:r,trigger:i},(0,u.J1)("answered-below",{url:e.url}))
try{await(0,s.Iz)(n,r.repository,t,c)}catch(e){(0,l.printNotice)(`The first comment could not be updated. ${(0,a.ec)(e).message}`)}}async function answerBelow(e,t,n){const{github:r,job:o}=e
const{mark:a}=(0,i.e1)(n)
const isIt=e=>a!==""&&(0,i.e1)(e).mark===a&&(0,y.Lt)(e)
const u=(await(0,y.po)(e,t,isIt).catch(()=>[])).find(({id:e})=>e>t.id)
return u?(0,s.QA)(r,o.repository,u,n):{body:n,runComment:await(0,s.yn)(r,o.repository,t,n)}}async function finishRunComment(e,t,n){const{github:o,job:i,redact:c}=e
const{runComment:d,body:b,isAnswer:f}=n;(0,m.r1)(t,n)
try{const n=f&&e.settings.slice(h.ri)["comment-mode"]==="new"
const r=await(n?answerBelow(e,d,b):(0,s.QA)(o,i.repository,d,b));(0,m.r1)(t,void 0)
if(r.runComment.id!==d.id)await pointTo(r.runComment,d,e)
return r}catch(e){if((0,r.ST)(e)){(0,m.r1)(t,void 0);(0,l.printNotice)((0,u.J1)("thread-gone").trim())
return{runComment:d,body:b,isNowhere:!0}}const n=(0,a.ec)(e);(0,l.printFault)(n,c,t)
if(!n.isLasting)return{runComment:d,body:b};(0,m.r1)(t,void 0)
return{runComment:d,body:b,refused:n}}}async function addToComment({github:e,job:t},{runComment:n,body:r},o){const{words:a,mark:u}=(0,i.e1)(r)
await(0,s.Iz)(e,t.repository,n,[a.trimEnd(),o,u].filter(Boolean).join("\n\n"))}async function removeRunComment(e,t,n){if(t.url===n)return
const{github:r,job:o,world:i}=e
try{await(0,s.Tu)(r,o.repository,t)
return(0,m.r1)(i.env,void 0)}catch(e){(0,l.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,a.ec)(e).message}`)}await finishRunComment(e,i.env,{runComment:t,body:(0,y.kN)(e,(0,u.J1)("joined",{url:n??""}))})}function linksOf({job:e,trigger:t,settings:n},r,o){const{runUrl:s,repositoryUrl:i}=e
const a={repositoryUrl:i,commit:o,phrases:n.phrases}
return{...a,conversationId:r,runUrl:s,requester:(0,g.iq)(t)}}async function tellResult(e,{env:t,thread:r},o){const{runComment:s,sign:i}=o
if(o.approvalComment||o.isWaiting!==void 0){const{closeApprovalComment:t}=await Promise.all([n.e(8252),n.e(8833)]).then(n.bind(n,38833))
await t(e,r,o)}const a=s&&await finishRunComment(e,t,{...o,runComment:s})
if(i)await(0,f.signOff)(e,i.place,i.content)
return a}async function tellResultAgain(e,{answer:{reaction:t},pendingReport:n}){const{world:r,job:o,trigger:s,mayWrite:i}=e
if(!i||o.runAttempt===1)return
const{thread:a,key:u}=s
if(n?.lease.key===u){await tellResult(e,{env:r.env,thread:a},n)
return}const c=(0,f.acknowledgedAt)(s)
if(c&&t)await(0,f.signOff)(e,c,t)}}),61115:((e,t,n)=>{n.r(t)
n.d(t,{fitting:()=>fitting,writeFaultSummary:()=>writeFaultSummary,writeSummary:()=>writeSummary})
var r=n(98664)
var o=n(94869)
var s=n(33737)
var i=n(30007)
var a=n(6009)
var u=n(57974)
async function writeSummary(e,t){if(!e.GITHUB_STEP_SUMMARY)return
try{const{summary:e}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await e.addRaw(fitting(t),!0).write()}catch(e){(0,u.printNotice)(`The summary of this run could not be written. ${(0,r.ec)(e).message}`)}}async function writeFaultSummary(e,t,n){const{headline:r,list:i,quote:u,hint:c,code:d}=t
const l={repositoryUrl:"",phrases:[]}
const words=e=>(0,a.$)(n(e),l)
const m=u===void 0?[]:[`> ${(0,s.$E)(500,n(u))}`]
const h=(0,o.hC)(c&&words(c),`(Code ${(0,s.aY)(d)}.)`)
const b=words((0,o.Mx)((0,o.TN)(r,300),"."))
const f=i.length===0?[]:[i.map(e=>`- ${words(e)}`).join("\n")]
await writeSummary(e,[`### 🔴 ${b}`,...f,...m,h].join("\n\n"))}const c=1e6
function fitting(e){if(Buffer.byteLength(e)<=c)return e
return(0,i._n)(e,Math.floor(c/3)-100,"the summary was too long; see the log of the run for the rest")}})}

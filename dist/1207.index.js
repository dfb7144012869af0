export const id=1207
export const ids=[1207,583]
export const modules={583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>d,Discussion:()=>_,Issue:()=>m,Label:()=>v,PullRequest:()=>b,Repository:()=>a,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook,withText:()=>withText})
var o=n(28942)
var r=n(64377)
var i=n(98664)
var s=n(98625)
function readWebhook(e){return parseWebhook((0,s.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,s.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const o=T[e]().safeParse(t)
if(o.success)return Object.freeze({kind:e,...o.data})
throw notItsPayload(e,o.error)}function withText(e,t){switch(e.kind){case"issue_comment":return{...e,comment:{...e.comment,body:t}}
case"discussion_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review_comment":return{...e,comment:{...e.comment,body:t}}
case"pull_request_review":return{...e,review:{...e.review,body:t}}
case"issues":return{...e,issue:{...e.issue,body:t}}
case"discussion":return{...e,discussion:{...e.discussion,body:t}}
case"pull_request":case"pull_request_target":return{...e,pull_request:{...e.pull_request,body:t}}
default:return e}}function notItsPayload(e,t){return new i.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return(0,s.Ep)(e)&&(0,s.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const d=o.object({login:o.string(),id:o.number().int(),type:o.string()}).readonly()
const a=o.object({id:o.number().int(),name:o.string(),owner:o.object({login:o.string()}).readonly(),default_branch:o.string(),private:o.boolean()}).readonly()
const u=r.datetime({offset:!0})
const c={body:o.string().nullable(),user:d.nullable(),author_association:o.string().default("NONE"),html_url:o.string()}
const l={created_at:u,updated_at:u.optional()}
const p={...c,...l,number:o.number().int(),title:o.string(),node_id:o.string().optional()}
const m=o.object({...p,id:o.number().int(),pull_request:o.object({}).readonly().optional()}).readonly()
const h=o.object({ref:o.string(),sha:o.string(),repo:o.object({id:o.number().int()}).readonly().nullable()}).readonly()
const b=o.object({...p,id:o.number().int(),draft:o.boolean().default(!1),head:h,base:h}).readonly()
const _=o.object({...p,id:o.number().int(),node_id:o.string()}).readonly()
const f={...c,...l,body:o.string(),id:o.number().int(),node_id:o.string().optional()}
const y=o.object(f).readonly()
const w=o.object({...f,in_reply_to_id:o.number().int().nullish()}).readonly()
const k=o.object({...f,node_id:o.string()}).readonly()
const g=o.object({...c,id:o.number().int(),node_id:o.string().optional(),submitted_at:u,state:o.string()}).readonly()
const v=o.object({name:o.string()}).readonly()
const P=o.object({number:o.number().int(),head:o.object({repo:o.object({id:o.number().int()}).readonly().nullable()}).readonly(),base:o.object({repo:o.object({id:o.number().int()}).readonly()}).readonly()}).readonly()
const q=o.object({id:o.number().int(),name:o.string().nullish(),head_branch:o.string().nullable(),head_sha:o.string(),run_attempt:o.number().int().default(1),event:o.string(),conclusion:o.string().nullable(),html_url:o.string(),updated_at:u,actor:d.nullish(),triggering_actor:d.nullish(),head_repository:o.object({id:o.number().int()}).readonly().nullish(),pull_requests:o.array(P).readonly().default([])}).readonly()
const I={repository:a,sender:d}
const j={...I,action:o.string()}
const pullRequest=()=>o.object({...j,pull_request:b,label:v.nullish(),requested_reviewer:d.nullish()})
const T={issue_comment:()=>o.object({issue:m,comment:y,...j}),pull_request_review_comment:()=>o.object({pull_request:b,comment:w,...j}),pull_request_review:()=>o.object({pull_request:b,review:g,...j}),issues:()=>o.object({...j,issue:m,label:v.nullish(),assignee:d.nullish(),changes:o.object({body:o.object({from:o.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>o.object({discussion:_,...j}),discussion_comment:()=>o.object({discussion:_,comment:k,...j}),workflow_run:()=>o.object({workflow_run:q,...j}),push:()=>o.object({...I,ref:o.string(),after:o.string(),deleted:o.boolean().default(!1)}),workflow_dispatch:()=>o.object({...I,inputs:o.record(o.string(),o.unknown()).nullish()}),repository_dispatch:()=>o.object({client_payload:o.record(o.string(),o.unknown()).nullish(),...j}),schedule:()=>o.object({schedule:o.string().optional(),repository:a.optional()})}
const anyPayload=()=>o.object({...I,issue:m.optional(),pull_request:b.optional(),discussion:_.optional()}).readonly()}),21207:((e,t,n)=>{n.r(t)
n.d(t,{triggerOf:()=>triggerOf})
var o=n(11475)
var r=n(98664)
var i=n(98625)
var s=n(583)
var d=n(76409)
var a=n(63768)
function onIssueComment(e,t){const{issue:n,comment:o,repository:r,sender:i}=e
const s=(0,d.Ao)({what:"comment",text:o.body,author:o.user,sender:i},t)
if(s.status==="ignored")return unheard(s,{kind:"issue-comment",id:o.id})
return{...mentioned(s,e,o),thread:{type:n.pull_request?"pull_request":"issue",number:n.number},answer:{kind:"comment"},item:{kind:"issue-comment",id:o.id,nodeId:o.node_id},key:(0,a.TN)(r.id,e.kind,o.id,o.updated_at??o.created_at),snapshot:(0,a.eY)(n)}}function unheard(e,t){return(0,d.as)(e)?{...e,unheard:t}:e}function onReviewComment(e,t){const{comment:n,pull_request:o,repository:r,sender:i}=e
const s=(0,d.Ao)({what:"comment",text:n.body,author:n.user,sender:i},t)
if(s.status==="ignored")return unheard(s,{kind:"review-comment",id:n.id})
return{...mentioned(s,e,n),...inPull(o),answer:{kind:"review-thread",commentId:n.in_reply_to_id??n.id},item:{kind:"review-comment",id:n.id,nodeId:n.node_id},key:(0,a.TN)(r.id,e.kind,n.id,n.updated_at??n.created_at)}}function onReview(e,t){const{review:n,pull_request:o,repository:r,sender:i}=e
const s=(0,d.Ao)({what:"review",text:n.body,author:n.user,sender:i},t)
if(s.status==="ignored")return s
return{...mentioned(s,e,{created_at:n.submitted_at}),...inPull(o),answer:{kind:"comment"},item:{kind:"review",id:n.id,nodeId:n.node_id},key:(0,a.TN)(r.id,e.kind,n.id,n.submitted_at)}}function onDiscussionComment(e,t){const{comment:n,discussion:o,repository:r,sender:i}=e
const s=(0,d.Ao)({what:"comment",text:n.body,author:n.user,sender:i},t)
if(s.status==="ignored")return s
return{...mentioned({...s,decision:void 0},e,n),thread:{type:"discussion",number:o.number},answer:{kind:"discussion",discussionId:o.node_id,replyToId:n.node_id},item:{kind:"discussion-comment",id:n.id,nodeId:n.node_id},key:(0,a.TN)(r.id,e.kind,n.id,n.updated_at??n.created_at),snapshot:(0,a.eY)(o)}}function inPull(e){return{thread:{type:"pull_request",number:e.number},snapshot:(0,a.eY)(e),headSha:e.head.sha,headRepositoryId:e.head.repo?.id??null}}function mentioned({request:e,hidden:t,actors:n,decision:o},{kind:r,repository:i},{created_at:s}){const d=o?{kind:"decision",decision:o}:{kind:"mention"}
return{...{status:"matched",...d},event:r,repositoryId:i.id,request:e,hidden:t,actors:n,createdAt:s}}function onIssue(e,t){const{action:n,issue:o,label:r,assignee:i}=e
const s={webhook:e,settings:t,item:o,place:inThread("issue",o),kind:"issue"}
if(n==="labeled")return labelled(s,r?.name)
if(n==="assigned")return chosen(s,i,"assignment")
if(n==="edited"&&!addsCall(e,t))return(0,a.PP)("the edit adds no mention to the text")
return opened(s)}function onPullRequest(e,t){const{action:n,pull_request:o,label:r,requested_reviewer:i}=e
const s={webhook:e,settings:t,item:o,place:inPull(o),kind:"pull-request"}
if(n==="labeled")return labelled(s,r?.name)
if(n==="review_requested")return chosen(s,i,"review-request")
if((0,a.dF)(t)&&(0,a.gq)(n))return(0,a.CK)(o)??by(s,"review","sender")
return n==="opened"?opened(s):automated(s)}function onDiscussion(e,t){const{discussion:n}=e
const o=opened({webhook:e,settings:t,item:n,place:inThread("discussion",n),kind:"discussion"})
return o.status==="ignored"?o:{...o,...answerIn(n)}}function answerIn({node_id:e}){return{answer:{kind:"discussion",discussionId:e,replyToId:void 0}}}function inThread(e,t){return{thread:{type:e,number:t.number},snapshot:(0,a.eY)(t)}}function addsCall({issue:e,changes:t},{phrases:n}){if(t?.body===void 0)return!1
const calls=e=>(0,d.zT)(e??"",n)!==void 0
return calls(e.body)&&!calls(t.body.from)}function opened(e){const{webhook:t,settings:n,item:o,kind:r}=e
const i=r==="pull-request"?"pull request":r
const s=(0,d.Ao)({what:i,text:o.body,author:o.user,sender:t.sender},n)
if(s.status==="ignored")return n.prompt&&isNew(t)?automated(e):s
const u=(0,a.TN)(t.repository.id,t.kind,o.id,"text",o.created_at)
return{...about(e,"mention"),request:s.request,hidden:s.hidden,actors:s.actors,key:u}}function isNew({action:e}){return e==="opened"||e==="created"}function automated(e){const{webhook:t,settings:n}=e
if(!n.prompt)return(0,a.PP)(`"${t.kind}" ${t.action} starts a run only with a prompt`)
return by(e,"automation","sender")}function labelled(e,t){const{label:n,approveLabel:o,rejectLabel:r}=e.settings
const isNamed=e=>!!e&&e.toLowerCase()===t?.toLowerCase()
const i=isNamed(r)?"reject":isNamed(o)?"approve":void 0
if(t===void 0||!(i??isNamed(n)))return(0,a.PP)(`the label is not ${n||"one that starts a run"}`)
const s=i?by(e,"decision","labeller"):asOpened(e,by(e,"label","labeller"))
if(s.status==="ignored")return s
return{...s,requestSign:{kind:"label",name:t},...i&&{decision:{verdict:i,reason:""}}}}function chosen(e,t,n){const{assignee:o,own:r}=e.settings
const i=[o,r?.login].filter(e=>e!==void 0&&e!=="")
if(!t||!i.some(e=>e!==void 0&&(0,d.Av)(e,t.login)))return(0,a.PP)("somebody else was assigned")
const s=asOpened(e,by(e,n,"assigner"))
if(s.status==="ignored"||n!=="assignment")return s
return{...s,requestSign:{kind:"assignee",name:t.login}}}const u=5e3
function asOpened(e,t){const{webhook:n,item:o}=e
const r=Date.parse(o.updated_at??o.created_at)-Date.parse(o.created_at)>u
if(t.status==="ignored"||r||n.sender.id!==o.user?.id)return t
const i=opened(e)
return i.status==="matched"?i:{...t,key:openingKey(e)}}function openingKey({webhook:e,item:t}){return(0,a.TN)(e.repository.id,e.kind,t.id,"opened",t.created_at)}function by(e,t,n){const{webhook:o,settings:r,item:i}=e
if((0,d.NP)(o.sender,r))return(0,a.PP)("the agent did it itself")
const s=i.updated_at??i.created_at
return{...about(e,t),createdAt:s,request:(0,d.XE)(r,""),actors:[(0,d.eN)(o.sender,n)],key:isNew(o)?openingKey(e):(0,a.TN)(o.repository.id,o.kind,i.id,o.action,e.place.headSha??"",s)}}function about({webhook:e,item:t,place:n,kind:o},r){const i=isNew(e)?t.created_at:t.updated_at??t.created_at
return{status:"matched",kind:r,answer:{kind:"comment"},event:e.kind,repositoryId:e.repository.id,createdAt:i,...n,item:{kind:o,id:t.id,nodeId:t.node_id}}}function triggerOf(e,t){return(0,a.DL)(askedBy(e,t),t)}function askedBy(e,t){switch(e.kind){case"issue_comment":return onIssueComment(e,t)
case"pull_request_review_comment":return onReviewComment(e,t)
case"pull_request_review":return onReview(e,t)
case"discussion":return onDiscussion(e,t)
case"discussion_comment":return onDiscussionComment(e,t)
case"issues":return onIssue(e,t)
case"pull_request":case"pull_request_target":return onPullRequest(e,t)
case"workflow_run":return onWorkflowRun(e,t)
case"workflow_dispatch":case"repository_dispatch":return onDispatch(e,t)
case"schedule":return onSchedule(e,t)
case"push":return onPush(e,t)
case"other":return onOther(e,t)
default:return(0,r.HB)(e)}}const c={kind:"none",id:0,nodeId:void 0}
const l={thread:{type:"none"},answer:{kind:"none"},item:c}
function onWorkflowRun(e,t){const{workflow_run:n,repository:r}=e
if(n.conclusion!=="failure")return(0,a.PP)(`the run ended in ${n.conclusion}, not in failure`)
if(n.head_repository?.id!==r.id)return(0,a.PP)("the run belongs to a fork")
const i=n.head_branch??""
const s=t.branchPrefix===void 0?(0,o.kh)(i):i.startsWith(t.branchPrefix)
const u=n.pull_requests.find(({head:e,base:t})=>e.repo?.id===r.id&&t.repo.id===r.id)
if(!s&&!u)return(0,a.PP)("the run belongs neither to a branch of the agent nor to a pull request")
return{status:"matched",kind:"ci-failure",event:e.kind,repositoryId:r.id,thread:u?{type:"pull_request",number:u.number}:{type:"none"},answer:{kind:u?"comment":"none"},item:{kind:"workflow-run",id:n.id,nodeId:void 0},actors:upstream(e),request:(0,d.XE)(t,""),key:(0,a.TN)(r.id,e.kind,n.id,n.run_attempt),createdAt:n.updated_at,headSha:n.head_sha,headRepositoryId:n.head_repository.id,run:{id:n.id,name:n.name??"",attempt:n.run_attempt,url:n.html_url,branch:i,isOwnBranch:s}}}function upstream({workflow_run:{actor:e,triggering_actor:t},sender:n}){const o={login:"ghost",id:0,type:"Unknown"}
return[(0,d.eN)(e??o,"upstream actor"),...t&&t.id!==e?.id?[(0,d.eN)(t,"triggering actor")]:[],...[e?.id,t?.id].includes(n.id)?[]:[(0,d.eN)(n,"sender")]]}function onDispatch(e,t){const n=(e.kind==="workflow_dispatch"?e.inputs:e.client_payload)?.prompt
const o=typeof n==="string"?n:void 0
const r=t.prompt?.trim()||o||t.prompt
if(!r&&e.kind==="workflow_dispatch")throw withoutPrompt(e.kind)
return plain(e,{...t,prompt:r},[t.runId??0])}const p=", or give the workflow an input named `prompt` and fill it in when you start it"
function withoutPrompt(e){return new r.vC("config",`"${e}" starts a run only with a prompt, and this one has none.`,{hint:`Set \`prompt\` or \`prompt-file\` in the \`with:\` block of the workflow step${e==="schedule"?"":p}.`})}function onPush(e,t){if(e.deleted)return(0,a.PP)("the push deletes a branch")
const n=plain(e,t,[e.ref,e.after])
return n.status==="ignored"?n:{...n,headSha:e.after}}function onSchedule(e,t){if(!t.prompt)throw withoutPrompt(e.kind)
const n=e.repository?.id??t.repositoryId??0
return{status:"matched",kind:"schedule",event:e.kind,...l,repositoryId:n,actors:[],request:(0,d.XE)(t,""),key:(0,a.TN)(n,e.kind,e.schedule??"",t.runId??0)}}function onOther(e,t){const{eventName:n,action:o,payload:r}=e
const d=(0,i.Td)(n,o)
if(d!==void 0)return(0,a.PP)(d)
if(!t.prompt)return(0,a.PP)(`${(0,i.Vb)(n,o)} starts a run only with a prompt`)
const u=(0,s.anyPayload)().safeParse(r)
if(!u.success)throw(0,s.notItsPayload)(n,u.error)
const{issue:c,pull_request:l,discussion:p,...m}=u.data
const h=l??c??p
const b=h&&(h.updated_at??h.created_at)
const _=h&&b?[h.id,o??"",b]:[o??"",t.runId??0]
const f=plain({...m,kind:n},t,_)
if(f.status==="ignored"||!h||!b)return f
return{...f,...placeOf(u.data),createdAt:b}}function placeOf({issue:e,pull_request:t,discussion:n}){if(t){const e={kind:"pull-request",id:t.id,nodeId:t.node_id}
return{...inPull(t),answer:{kind:"comment"},item:e}}if(n){const{number:e,id:t,node_id:o}=n
const r={kind:"discussion",id:t,nodeId:o}
const i={type:"discussion",number:e}
return{thread:i,snapshot:(0,a.eY)(n),...answerIn(n),item:r}}if(!e)return{}
return{thread:{type:e.pull_request?"pull_request":"issue",number:e.number},snapshot:(0,a.eY)(e),answer:{kind:"comment"},item:{kind:"issue",id:e.id,nodeId:e.node_id}}}function plain({kind:e,repository:t,sender:n},o,r){if(!o.prompt)return(0,a.PP)(`"${e}" starts a run only with a prompt`)
if((0,d.NP)(n,o))return(0,a.PP)("the agent did it itself")
return{status:"matched",kind:"automation",event:e,...l,repositoryId:t.id,actors:[(0,d.eN)(n,"sender")],request:(0,d.XE)(o,""),key:(0,a.TN)(t.id,e,...r)}}}),11475:((e,t,n)=>{n.d(t,{A7:()=>compareAddress,gI:()=>inAddress,kh:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>r.ZodISODate,ZodISODateTime:()=>r.ZodISODateTime,ZodISODuration:()=>r.ZodISODuration,ZodISOTime:()=>r.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var o=n(43759)
var r=n(28942)
function datetime(e){return o.G1(r.ZodISODateTime,e)}function date(e){return o.db(r.ZodISODate,e)}function time(e){return o.Kn(r.ZodISOTime,e)}function duration(e){return o.f2(r.ZodISODuration,e)}})}

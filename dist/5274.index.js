export const id=5274
export const ids=[5274]
export const modules={583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>d,Discussion:()=>w,Issue:()=>m,Label:()=>v,PullRequest:()=>b,Repository:()=>a,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook})
var r=n(28942)
var s=n(64377)
var o=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const r=N[e]().safeParse(t)
if(r.success)return Object.freeze({kind:e,...r.data})
throw notItsPayload(e,r.error)}function notItsPayload(e,t){return new o.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return(0,i.Ep)(e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const d=r.object({login:r.string(),id:r.number().int(),type:r.string()}).readonly()
const a=r.object({id:r.number().int(),name:r.string(),owner:r.object({login:r.string()}).readonly(),default_branch:r.string(),private:r.boolean()}).readonly()
const u=s.datetime({offset:!0})
const c={body:r.string().nullable(),user:d.nullable(),author_association:r.string().default("NONE"),html_url:r.string()}
const l={created_at:u,updated_at:u.optional()}
const p={...c,...l,number:r.number().int(),title:r.string(),node_id:r.string().optional()}
const m=r.object({...p,id:r.number().int(),pull_request:r.object({}).readonly().optional()}).readonly()
const h=r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly()
const b=r.object({...p,id:r.number().int(),draft:r.boolean().default(!1),head:h,base:h}).readonly()
const w=r.object({...p,id:r.number().int(),node_id:r.string()}).readonly()
const f={...c,...l,body:r.string(),id:r.number().int(),node_id:r.string().optional()}
const _=r.object(f).readonly()
const k=r.object({...f,in_reply_to_id:r.number().int().nullish()}).readonly()
const y=r.object({...f,node_id:r.string()}).readonly()
const g=r.object({...c,id:r.number().int(),node_id:r.string().optional(),submitted_at:u,state:r.string()}).readonly()
const v=r.object({name:r.string()}).readonly()
const q=r.object({number:r.number().int(),head:r.object({repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly(),base:r.object({repo:r.object({id:r.number().int()}).readonly()}).readonly()}).readonly()
const P=r.object({id:r.number().int(),name:r.string().nullish(),head_branch:r.string().nullable(),head_sha:r.string(),run_attempt:r.number().int().default(1),event:r.string(),conclusion:r.string().nullable(),html_url:r.string(),updated_at:u,actor:d.nullish(),triggering_actor:d.nullish(),head_repository:r.object({id:r.number().int()}).readonly().nullish(),pull_requests:r.array(q).readonly().default([])}).readonly()
const j={repository:a,sender:d}
const I={...j,action:r.string()}
const pullRequest=()=>r.object({...I,pull_request:b,label:v.nullish(),requested_reviewer:d.nullish()})
const N={issue_comment:()=>r.object({issue:m,comment:_,...I}),pull_request_review_comment:()=>r.object({pull_request:b,comment:k,...I}),pull_request_review:()=>r.object({pull_request:b,review:g,...I}),issues:()=>r.object({...I,issue:m,label:v.nullish(),assignee:d.nullish(),changes:r.object({body:r.object({from:r.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>r.object({discussion:w,...I}),discussion_comment:()=>r.object({discussion:w,comment:y,...I}),workflow_run:()=>r.object({workflow_run:P,...I}),push:()=>r.object({...j,ref:r.string(),after:r.string(),deleted:r.boolean().default(!1)}),workflow_dispatch:()=>r.object({...j,inputs:r.record(r.string(),r.unknown()).nullish()}),repository_dispatch:()=>r.object({client_payload:r.record(r.string(),r.unknown()).nullish(),...I}),schedule:()=>r.object({schedule:r.string().optional(),repository:a.optional()})}
const anyPayload=()=>r.object({...j,issue:m.optional(),pull_request:b.optional(),discussion:w.optional()}).readonly()}),64294:((e,t,n)=>{n.d(t,{OB:()=>rowOf,zN:()=>isReview})
const r={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const s={mention:{...r,bare:"task-bare",sweep:{sign:"own"}},label:{...r,bare:"task-bare-label"},assignment:{...r,bare:"task-bare-assignment"},"review-request":{...r,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return s[e]}function isReview(e){return rowOf(e).isReview}}),21207:((e,t,n)=>{n.r(t)
n.d(t,{triggerOf:()=>triggerOf})
var r=n(98664)
var s=n(43673)
var o=n(98625)
var i=n(583)
var d=n(76409)
var a=n(63768)
function onIssueComment(e,t){const{issue:n,comment:r,repository:s,sender:o}=e
const i=(0,d.Ao)({what:"comment",text:r.body,author:r.user,sender:o},t)
if(i.status==="ignored")return unheard(i,{kind:"issue-comment",id:r.id})
return{...mentioned(i,e,r),thread:{type:n.pull_request?"pull_request":"issue",number:n.number},answer:{kind:"comment"},item:{kind:"issue-comment",id:r.id,nodeId:r.node_id},key:(0,a.TN)(s.id,e.kind,r.id,r.updated_at??r.created_at),snapshot:(0,a.eY)(n)}}function unheard(e,t){return(0,d.as)(e)?{...e,unheard:t}:e}function onReviewComment(e,t){const{comment:n,pull_request:r,repository:s,sender:o}=e
const i=(0,d.Ao)({what:"comment",text:n.body,author:n.user,sender:o},t)
if(i.status==="ignored")return unheard(i,{kind:"review-comment",id:n.id})
return{...mentioned(i,e,n),...inPull(r),answer:{kind:"review-thread",commentId:n.in_reply_to_id??n.id},item:{kind:"review-comment",id:n.id,nodeId:n.node_id},key:(0,a.TN)(s.id,e.kind,n.id,n.updated_at??n.created_at)}}function onReview(e,t){const{review:n,pull_request:r,repository:s,sender:o}=e
const i=(0,d.Ao)({what:"review",text:n.body,author:n.user,sender:o},t)
if(i.status==="ignored")return i
return{...mentioned(i,e,{created_at:n.submitted_at}),...inPull(r),answer:{kind:"comment"},item:{kind:"review",id:n.id,nodeId:n.node_id},key:(0,a.TN)(s.id,e.kind,n.id,n.submitted_at)}}function onDiscussionComment(e,t){const{comment:n,discussion:r,repository:s,sender:o}=e
const i=(0,d.Ao)({what:"comment",text:n.body,author:n.user,sender:o},t)
if(i.status==="ignored")return i
return{...mentioned({...i,decision:void 0},e,n),thread:{type:"discussion",number:r.number},answer:{kind:"discussion",discussionId:r.node_id,replyToId:n.node_id},item:{kind:"discussion-comment",id:n.id,nodeId:n.node_id},key:(0,a.TN)(s.id,e.kind,n.id,n.updated_at??n.created_at),snapshot:(0,a.eY)(r)}}function inPull(e){return{thread:{type:"pull_request",number:e.number},snapshot:(0,a.eY)(e),headSha:e.head.sha,headRepositoryId:e.head.repo?.id??null}}function mentioned({request:e,hidden:t,actors:n,decision:r},{kind:s,repository:o},{created_at:i}){const d=r?{kind:"decision",decision:r}:{kind:"mention"}
return{...{status:"matched",...d},event:s,repositoryId:o.id,request:e,hidden:t,actors:n,createdAt:i}}function onIssue(e,t){const{action:n,issue:r,label:s,assignee:o}=e
const i={webhook:e,settings:t,item:r,place:inThread("issue",r),kind:"issue"}
if(n==="labeled")return labelled(i,s?.name)
if(n==="assigned")return chosen(i,o,"assignment")
if(n==="edited"&&!addsCall(e,t))return(0,a.PP)("the edit adds no mention to the text")
return opened(i)}function onPullRequest(e,t){const{action:n,pull_request:r,label:s,requested_reviewer:o}=e
const i={webhook:e,settings:t,item:r,place:inPull(r),kind:"pull-request"}
if(n==="labeled")return labelled(i,s?.name)
if(n==="review_requested")return chosen(i,o,"review-request")
if((0,a.dF)(t)&&(0,a.gq)(n))return(0,a.CK)(r)??by(i,"review","sender")
return n==="opened"?opened(i):automated(i)}function onDiscussion(e,t){const{discussion:n}=e
const r=opened({webhook:e,settings:t,item:n,place:inThread("discussion",n),kind:"discussion"})
return r.status==="ignored"?r:{...r,...answerIn(n)}}function answerIn({node_id:e}){return{answer:{kind:"discussion",discussionId:e,replyToId:void 0}}}function inThread(e,t){return{thread:{type:e,number:t.number},snapshot:(0,a.eY)(t)}}function addsCall({issue:e,changes:t},{phrases:n}){if(t?.body===void 0)return!1
const calls=e=>(0,d.zT)(e??"",n)!==void 0
return calls(e.body)&&!calls(t.body.from)}function opened(e){const{webhook:t,settings:n,item:r,kind:s}=e
const o=s==="pull-request"?"pull request":s
const i=(0,d.Ao)({what:o,text:r.body,author:r.user,sender:t.sender},n)
if(i.status==="ignored")return n.prompt&&isNew(t)?automated(e):i
const u=(0,a.TN)(t.repository.id,t.kind,r.id,"text",r.created_at)
return{...about(e,"mention"),request:i.request,hidden:i.hidden,actors:i.actors,key:u}}function isNew({action:e}){return e==="opened"||e==="created"}function automated(e){const{webhook:t,settings:n}=e
if(!n.prompt)return(0,a.PP)(`"${t.kind}" ${t.action} starts a run only with a prompt`)
return by(e,"automation","sender")}function labelled(e,t){const{label:n,approveLabel:r,rejectLabel:s}=e.settings
const isNamed=e=>!!e&&e.toLowerCase()===t?.toLowerCase()
const o=isNamed(s)?"reject":isNamed(r)?"approve":void 0
if(t===void 0||!(o??isNamed(n)))return(0,a.PP)(`the label is not ${n||"one that starts a run"}`)
const i=o?by(e,"decision","labeller"):asOpened(e,by(e,"label","labeller"))
if(i.status==="ignored")return i
return{...i,requestSign:{kind:"label",name:t},...o&&{decision:{verdict:o,reason:""}}}}function chosen(e,t,n){const{assignee:r,own:s}=e.settings
const o=[r,s?.login].filter(e=>e!==void 0&&e!=="")
if(!t||!o.some(e=>e!==void 0&&(0,d.Av)(e,t.login)))return(0,a.PP)("somebody else was assigned")
const i=asOpened(e,by(e,n,"assigner"))
if(i.status==="ignored"||n!=="assignment")return i
return{...i,requestSign:{kind:"assignee",name:t.login}}}const u=5e3
function asOpened(e,t){const{webhook:n,item:r}=e
const s=Date.parse(r.updated_at??r.created_at)-Date.parse(r.created_at)>u
if(t.status==="ignored"||s||n.sender.id!==r.user?.id)return t
const o=opened(e)
return o.status==="matched"?o:{...t,key:openingKey(e)}}function openingKey({webhook:e,item:t}){return(0,a.TN)(e.repository.id,e.kind,t.id,"opened",t.created_at)}function by(e,t,n){const{webhook:r,settings:s,item:o}=e
if((0,d.NP)(r.sender,s))return(0,a.PP)("the agent did it itself")
const i=o.updated_at??o.created_at
return{...about(e,t),createdAt:i,request:(0,d.XE)(s,""),actors:[(0,d.eN)(r.sender,n)],key:isNew(r)?openingKey(e):(0,a.TN)(r.repository.id,r.kind,o.id,r.action,e.place.headSha??"",i)}}function about({webhook:e,item:t,place:n,kind:r},s){const o=isNew(e)?t.created_at:t.updated_at??t.created_at
return{status:"matched",kind:s,answer:{kind:"comment"},event:e.kind,repositoryId:e.repository.id,createdAt:o,...n,item:{kind:r,id:t.id,nodeId:t.node_id}}}function triggerOf(e,t){return(0,a.DL)(askedBy(e,t),t)}function askedBy(e,t){switch(e.kind){case"issue_comment":return onIssueComment(e,t)
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
const o=n.head_branch??""
const i=t.branchPrefix===void 0?(0,s.k)(o):o.startsWith(t.branchPrefix)
const u=n.pull_requests.find(({head:e,base:t})=>e.repo?.id===r.id&&t.repo.id===r.id)
if(!i&&!u)return(0,a.PP)("the run belongs neither to a branch of the agent nor to a pull request")
return{status:"matched",kind:"ci-failure",event:e.kind,repositoryId:r.id,thread:u?{type:"pull_request",number:u.number}:{type:"none"},answer:{kind:u?"comment":"none"},item:{kind:"workflow-run",id:n.id,nodeId:void 0},actors:upstream(e),request:(0,d.XE)(t,""),key:(0,a.TN)(r.id,e.kind,n.id,n.run_attempt),createdAt:n.updated_at,headSha:n.head_sha,headRepositoryId:n.head_repository.id,run:{id:n.id,name:n.name??"",attempt:n.run_attempt,url:n.html_url,branch:o,isOwnBranch:i}}}function upstream({workflow_run:{actor:e,triggering_actor:t},sender:n}){const r={login:"ghost",id:0,type:"Unknown"}
return[(0,d.eN)(e??r,"upstream actor"),...t&&t.id!==e?.id?[(0,d.eN)(t,"triggering actor")]:[],...[e?.id,t?.id].includes(n.id)?[]:[(0,d.eN)(n,"sender")]]}function onDispatch(e,t){const n=(e.kind==="workflow_dispatch"?e.inputs:e.client_payload)?.prompt
const r=typeof n==="string"?n:void 0
const s=t.prompt?.trim()||r||t.prompt
return plain(e,{...t,prompt:s},[t.runId??0])}function onPush(e,t){if(e.deleted)return(0,a.PP)("the push deletes a branch")
const n=plain(e,t,[e.ref,e.after])
return n.status==="ignored"?n:{...n,headSha:e.after}}function onSchedule(e,t){if(!t.prompt)return(0,a.PP)('"schedule" starts a run only with a prompt')
const n=e.repository?.id??t.repositoryId??0
return{status:"matched",kind:"schedule",event:e.kind,...l,repositoryId:n,actors:[],request:(0,d.XE)(t,""),key:(0,a.TN)(n,e.kind,e.schedule??"",t.runId??0)}}function onOther(e,t){const{eventName:n,action:r,payload:s}=e
const d=(0,o.Td)(n,r)
if(d!==void 0)return(0,a.PP)(d)
if(!t.prompt)return(0,a.PP)(`${(0,o.Vb)(n,r)} starts a run only with a prompt`)
const u=(0,i.anyPayload)().safeParse(s)
if(!u.success)throw(0,i.notItsPayload)(n,u.error)
const{issue:c,pull_request:l,discussion:p,...m}=u.data
const h=l??c??p
const b=h&&(h.updated_at??h.created_at)
const w=h&&b?[h.id,r??"",b]:[r??"",t.runId??0]
const f=plain({...m,kind:n},t,w)
if(f.status==="ignored"||!h||!b)return f
return{...f,...placeOf(u.data),createdAt:b}}function placeOf({issue:e,pull_request:t,discussion:n}){if(t){const e={kind:"pull-request",id:t.id,nodeId:t.node_id}
return{...inPull(t),answer:{kind:"comment"},item:e}}if(n){const{number:e,id:t,node_id:r}=n
const s={kind:"discussion",id:t,nodeId:r}
const o={type:"discussion",number:e}
return{thread:o,snapshot:(0,a.eY)(n),...answerIn(n),item:s}}if(!e)return{}
return{thread:{type:e.pull_request?"pull_request":"issue",number:e.number},snapshot:(0,a.eY)(e),answer:{kind:"comment"},item:{kind:"issue",id:e.id,nodeId:e.node_id}}}function plain({kind:e,repository:t,sender:n},r,s){if(!r.prompt)return(0,a.PP)(`"${e}" starts a run only with a prompt`)
if((0,d.NP)(n,r))return(0,a.PP)("the agent did it itself")
return{status:"matched",kind:"automation",event:e,...l,repositoryId:t.id,actors:[(0,d.eN)(n,"sender")],request:(0,d.XE)(r,""),key:(0,a.TN)(t.id,e,...s)}}}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}})}

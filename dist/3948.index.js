export const id=3948
export const ids=[3948,5013,8970,8833,9925,5870]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var s=n(28942)
const r=s.object({node_id:s.string()})
const o=s.object({login:s.string()}).nullable()
const i=s.object({node:s.object({body:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),viewerDidAuthor:s.boolean(),author:o,editor:o}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const s=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(s===void 0)return
const{node:o}=i.parse(await e.graphql(c,{id:r.parse(s).node_id}))
if(!o)return
const{body:a,createdAt:d,lastEditedAt:u,viewerDidAuthor:l,author:m,editor:p}=o
const f=p===null?u===null:p.login===m?.login
return{body:a,shownAt:u??d,isOnlyOurs:l&&f}}const d=s.object({node_id:s.string(),issue_url:s.string(),html_url:s.string()})
const u=s.object({node:s.object({isMinimized:s.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:s,issue_url:r,html_url:o}=d.parse(n)
return{nodeId:s,issue:Number(r.slice(r.lastIndexOf("/")+1)),url:o}}const l="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return u.parse(await e.graphql(l,{id:t})).node?.isMinimized===!0}}),21207:((e,t,n)=>{n.r(t)
n.d(t,{triggerOf:()=>triggerOf})
var s=n(11475)
var r=n(98664)
var o=n(98625)
var i=n(583)
var a=n(76409)
var c=n(63768)
function onIssueComment(e,t){const{issue:n,comment:s,repository:r,sender:o}=e
const i=(0,a.Ao)({what:"comment",text:s.body,author:s.user,sender:o},t)
if(i.status==="ignored")return unheard(i,{kind:"issue-comment",id:s.id})
return{...mentioned(i,e,s),thread:{type:n.pull_request?"pull_request":"issue",number:n.number},answer:{kind:"comment"},item:{kind:"issue-comment",id:s.id,nodeId:s.node_id},key:(0,c.TN)(r.id,e.kind,s.id,s.updated_at??s.created_at),snapshot:(0,c.eY)(n)}}function unheard(e,t){return(0,a.as)(e)?{...e,unheard:t}:e}function onReviewComment(e,t){const{comment:n,pull_request:s,repository:r,sender:o}=e
const i=(0,a.Ao)({what:"comment",text:n.body,author:n.user,sender:o},t)
if(i.status==="ignored")return unheard(i,{kind:"review-comment",id:n.id})
return{...mentioned(i,e,n),...inPull(s),answer:{kind:"review-thread",commentId:n.in_reply_to_id??n.id},item:{kind:"review-comment",id:n.id,nodeId:n.node_id},key:(0,c.TN)(r.id,e.kind,n.id,n.updated_at??n.created_at)}}function onReview(e,t){const{review:n,pull_request:s,repository:r,sender:o}=e
const i=(0,a.Ao)({what:"review",text:n.body,author:n.user,sender:o},t)
if(i.status==="ignored")return i
return{...mentioned(i,e,{created_at:n.submitted_at}),...inPull(s),answer:{kind:"comment"},item:{kind:"review",id:n.id,nodeId:n.node_id},key:(0,c.TN)(r.id,e.kind,n.id,n.submitted_at)}}function onDiscussionComment(e,t){const{comment:n,discussion:s,repository:r,sender:o}=e
const i=(0,a.Ao)({what:"comment",text:n.body,author:n.user,sender:o},t)
if(i.status==="ignored")return i
return{...mentioned({...i,decision:void 0},e,n),thread:{type:"discussion",number:s.number},answer:{kind:"discussion",discussionId:s.node_id,replyToId:n.node_id},item:{kind:"discussion-comment",id:n.id,nodeId:n.node_id},key:(0,c.TN)(r.id,e.kind,n.id,n.updated_at??n.created_at),snapshot:(0,c.eY)(s)}}function inPull(e){return{thread:{type:"pull_request",number:e.number},snapshot:(0,c.eY)(e),headSha:e.head.sha,headRepositoryId:e.head.repo?.id??null}}function mentioned({request:e,hidden:t,actors:n,decision:s},{kind:r,repository:o},{created_at:i}){const a=s?{kind:"decision",decision:s}:{kind:"mention"}
return{...{status:"matched",...a},event:r,repositoryId:o.id,request:e,hidden:t,actors:n,createdAt:i}}function onIssue(e,t){const{action:n,issue:s,label:r,assignee:o}=e
const i={webhook:e,settings:t,item:s,place:inThread("issue",s),kind:"issue"}
if(n==="labeled")return labelled(i,r?.name)
if(n==="assigned")return chosen(i,o,"assignment")
if(n==="edited"&&!addsCall(e,t))return(0,c.PP)("the edit adds no mention to the text")
return opened(i)}function onPullRequest(e,t){const{action:n,pull_request:s,label:r,requested_reviewer:o}=e
const i={webhook:e,settings:t,item:s,place:inPull(s),kind:"pull-request"}
if(n==="labeled")return labelled(i,r?.name)
if(n==="review_requested")return chosen(i,o,"review-request")
if((0,c.dF)(t)&&(0,c.gq)(n))return(0,c.CK)(s)??by(i,"review","sender")
return n==="opened"?opened(i):automated(i)}function onDiscussion(e,t){const{discussion:n}=e
const s=opened({webhook:e,settings:t,item:n,place:inThread("discussion",n),kind:"discussion"})
return s.status==="ignored"?s:{...s,...answerIn(n)}}function answerIn({node_id:e}){return{answer:{kind:"discussion",discussionId:e,replyToId:void 0}}}function inThread(e,t){return{thread:{type:e,number:t.number},snapshot:(0,c.eY)(t)}}function addsCall({issue:e,changes:t},{phrases:n}){if(t?.body===void 0)return!1
const calls=e=>(0,a.zT)(e??"",n)!==void 0
return calls(e.body)&&!calls(t.body.from)}function opened(e){const{webhook:t,settings:n,item:s,kind:r}=e
const o=r==="pull-request"?"pull request":r
const i=(0,a.Ao)({what:o,text:s.body,author:s.user,sender:t.sender},n)
if(i.status==="ignored")return n.prompt&&isNew(t)?automated(e):i
const d=(0,c.TN)(t.repository.id,t.kind,s.id,"text",s.created_at)
return{...about(e,"mention"),request:i.request,hidden:i.hidden,actors:i.actors,key:d}}function isNew({action:e}){return e==="opened"||e==="created"}function automated(e){const{webhook:t,settings:n}=e
if(!n.prompt)return(0,c.PP)(`"${t.kind}" ${t.action} starts a run only with a prompt`)
return by(e,"automation","sender")}function labelled(e,t){const{label:n,approveLabel:s,rejectLabel:r}=e.settings
const isNamed=e=>!!e&&e.toLowerCase()===t?.toLowerCase()
const o=isNamed(r)?"reject":isNamed(s)?"approve":void 0
if(t===void 0||!(o??isNamed(n)))return(0,c.PP)(`the label is not ${n||"one that starts a run"}`)
const i=o?by(e,"decision","labeller"):asOpened(e,by(e,"label","labeller"))
if(i.status==="ignored")return i
return{...i,requestSign:{kind:"label",name:t},...o&&{decision:{verdict:o,reason:""}}}}function chosen(e,t,n){const{assignee:s,own:r}=e.settings
const o=[s,r?.login].filter(e=>e!==void 0&&e!=="")
if(!t||!o.some(e=>e!==void 0&&(0,a.Av)(e,t.login)))return(0,c.PP)("somebody else was assigned")
const i=asOpened(e,by(e,n,"assigner"))
if(i.status==="ignored"||n!=="assignment")return i
return{...i,requestSign:{kind:"assignee",name:t.login}}}const d=5e3
function asOpened(e,t){const{webhook:n,item:s}=e
const r=Date.parse(s.updated_at??s.created_at)-Date.parse(s.created_at)>d
if(t.status==="ignored"||r||n.sender.id!==s.user?.id)return t
const o=opened(e)
return o.status==="matched"?o:{...t,key:openingKey(e)}}function openingKey({webhook:e,item:t}){return(0,c.TN)(e.repository.id,e.kind,t.id,"opened",t.created_at)}function by(e,t,n){const{webhook:s,settings:r,item:o}=e
if((0,a.NP)(s.sender,r))return(0,c.PP)("the agent did it itself")
const i=o.updated_at??o.created_at
return{...about(e,t),createdAt:i,request:(0,a.XE)(r,""),actors:[(0,a.eN)(s.sender,n)],key:isNew(s)?openingKey(e):(0,c.TN)(s.repository.id,s.kind,o.id,s.action,e.place.headSha??"",i)}}function about({webhook:e,item:t,place:n,kind:s},r){const o=isNew(e)?t.created_at:t.updated_at??t.created_at
return{status:"matched",kind:r,answer:{kind:"comment"},event:e.kind,repositoryId:e.repository.id,createdAt:o,...n,item:{kind:s,id:t.id,nodeId:t.node_id}}}function triggerOf(e,t){return(0,c.DL)(askedBy(e,t),t)}function askedBy(e,t){switch(e.kind){case"issue_comment":return onIssueComment(e,t)
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
default:return(0,r.HB)(e)}}const u={kind:"none",id:0,nodeId:void 0}
const l={thread:{type:"none"},answer:{kind:"none"},item:u}
function onWorkflowRun(e,t){const{workflow_run:n,repository:r}=e
if(n.conclusion!=="failure")return(0,c.PP)(`the run ended in ${n.conclusion}, not in failure`)
if(n.head_repository?.id!==r.id)return(0,c.PP)("the run belongs to a fork")
const o=n.head_branch??""
const i=t.branchPrefix===void 0?(0,s.kh)(o):o.startsWith(t.branchPrefix)
const d=n.pull_requests.find(({head:e,base:t})=>e.repo?.id===r.id&&t.repo.id===r.id)
if(!i&&!d)return(0,c.PP)("the run belongs neither to a branch of the agent nor to a pull request")
return{status:"matched",kind:"ci-failure",event:e.kind,repositoryId:r.id,thread:d?{type:"pull_request",number:d.number}:{type:"none"},answer:{kind:d?"comment":"none"},item:{kind:"workflow-run",id:n.id,nodeId:void 0},actors:upstream(e),request:(0,a.XE)(t,""),key:(0,c.TN)(r.id,e.kind,n.id,n.run_attempt),createdAt:n.updated_at,headSha:n.head_sha,headRepositoryId:n.head_repository.id,run:{id:n.id,name:n.name??"",attempt:n.run_attempt,url:n.html_url,branch:o,isOwnBranch:i}}}function upstream({workflow_run:{actor:e,triggering_actor:t},sender:n}){const s={login:"ghost",id:0,type:"Unknown"}
return[(0,a.eN)(e??s,"upstream actor"),...t&&t.id!==e?.id?[(0,a.eN)(t,"triggering actor")]:[],...[e?.id,t?.id].includes(n.id)?[]:[(0,a.eN)(n,"sender")]]}function onDispatch(e,t){const n=(e.kind==="workflow_dispatch"?e.inputs:e.client_payload)?.prompt
const s=typeof n==="string"?n:void 0
const r=t.prompt?.trim()||s||t.prompt
if(!r&&e.kind==="workflow_dispatch")throw withoutPrompt(e.kind)
return plain(e,{...t,prompt:r},[t.runId??0])}const m=", or give the workflow an input named `prompt` and fill it in when you start it"
function withoutPrompt(e){return new r.vC("config",`"${e}" starts a run only with a prompt, and this one has none.`,{hint:`Set \`prompt\` or \`prompt-file\` in the \`with:\` block of the workflow step${e==="schedule"?"":m}.`})}function onPush(e,t){if(e.deleted)return(0,c.PP)("the push deletes a branch")
const n=plain(e,t,[e.ref,e.after])
return n.status==="ignored"?n:{...n,headSha:e.after}}function onSchedule(e,t){if(!t.prompt)throw withoutPrompt(e.kind)
const n=e.repository?.id??t.repositoryId??0
return{status:"matched",kind:"schedule",event:e.kind,...l,repositoryId:n,actors:[],request:(0,a.XE)(t,""),key:(0,c.TN)(n,e.kind,e.schedule??"",t.runId??0)}}function onOther(e,t){const{eventName:n,action:s,payload:r}=e
const a=(0,o.Td)(n,s)
if(a!==void 0)return(0,c.PP)(a)
if(!t.prompt)return(0,c.PP)(`${(0,o.Vb)(n,s)} starts a run only with a prompt`)
const d=(0,i.anyPayload)().safeParse(r)
if(!d.success)throw(0,i.notItsPayload)(n,d.error)
const{issue:u,pull_request:l,discussion:m,...p}=d.data
const f=l??u??m
const h=f&&(f.updated_at??f.created_at)
const w=f&&h?[f.id,s??"",h]:[s??"",t.runId??0]
const b=plain({...p,kind:n},t,w)
if(b.status==="ignored"||!f||!h)return b
return{...b,...placeOf(d.data),createdAt:h}}function placeOf({issue:e,pull_request:t,discussion:n}){if(t){const e={kind:"pull-request",id:t.id,nodeId:t.node_id}
return{...inPull(t),answer:{kind:"comment"},item:e}}if(n){const{number:e,id:t,node_id:s}=n
const r={kind:"discussion",id:t,nodeId:s}
const o={type:"discussion",number:e}
return{thread:o,snapshot:(0,c.eY)(n),...answerIn(n),item:r}}if(!e)return{}
return{thread:{type:e.pull_request?"pull_request":"issue",number:e.number},snapshot:(0,c.eY)(e),answer:{kind:"comment"},item:{kind:"issue",id:e.id,nodeId:e.node_id}}}function plain({kind:e,repository:t,sender:n},s,r){if(!s.prompt)return(0,c.PP)(`"${e}" starts a run only with a prompt`)
if((0,a.NP)(n,s))return(0,c.PP)("the agent did it itself")
return{status:"matched",kind:"automation",event:e,...l,repositoryId:t.id,actors:[(0,a.eN)(n,"sender")],request:(0,a.XE)(s,""),key:(0,c.TN)(t.id,e,...r)}}}),45013:((e,t,n)=>{n.d(t,{askGraphql:()=>askGraphql})
var s=n(28942)
var r=n(94869)
var o=n(58908)
const i=s.object({errors:s.tuple([s.object({type:s.string().optional(),message:s.string()})],s.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:n,permission:s}){try{return await e.graphql(t,n)}catch(e){const[t]=i.safeParse(e).data?.errors??[]
if(e instanceof o.Q4||t===void 0)throw e
const n=a[t.type??""]??422
const c=`Give the job this line under \`permissions:\` in the workflow: \`${s}\`.`
throw new o.Q4(n,"GitHub refused the write.",{quote:`GitHub answered: ${(0,r.TN)(t.message,300)}`,hint:n===403?c:"Check whether the thread still exists and is open.",cause:e})}}}),18970:((e,t,n)=>{n.r(t)
n.d(t,{addToDiscussion:()=>addToDiscussion,editInDiscussion:()=>editInDiscussion,readOwnInDiscussion:()=>readOwnInDiscussion,removeFromDiscussion:()=>removeFromDiscussion})
var s=n(28942)
var r=n(58908)
var o=n(45013)
const i=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=s.object({addDiscussionComment:s.object({comment:s.object({id:s.string(),databaseId:s.number(),url:s.string()})})})
async function addToDiscussion(e,{discussionId:t,replyToId:n},s){const r=n===void 0?void 0:await topOf(e,n)
const o={discussionId:t,body:s,...r!==void 0&&{replyToId:r}}
const{comment:c}=a.parse(await asked(e,i,{input:o})).addDiscussionComment
return{id:c.databaseId,nodeId:c.id,url:c.url}}const c=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const d=s.object({node:s.object({id:s.string(),replyTo:s.object({id:s.string()}).nullable()})})
async function topOf(e,t){try{const{node:n}=d.parse(await asked(e,c,{id:t}))
return n.replyTo?.id??n.id}catch(e){if(e instanceof r.Q4&&e.status===404)return
throw e}}const u=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const l=s.object({updateDiscussionComment:s.object({comment:s.object({body:s.string()})})})
async function editInDiscussion(e,t,n){try{const s=l.parse(await asked(e,u,{input:{commentId:t,body:n}}))
return s.updateDiscussionComment.comment.body}catch(e){if(e instanceof r.Q4&&e.status===404)return
throw e}}const m=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(e,t){try{await asked(e,m,{input:{id:t}})}catch(e){if(!(e instanceof r.Q4&&e.status===404))throw e}}const p=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const f={id:s.string(),databaseId:s.number(),url:s.string(),body:s.string(),viewerDidAuthor:s.boolean()}
const h=s.object(f)
const w=s.object({nodes:s.array(h.nullable())})
const b=s.object({node:s.object({comments:s.object({nodes:s.array(s.object({...f,replies:w}).nullable())})})})
async function readOwnInDiscussion(e,t,n){const{node:s}=b.parse(await asked(e,p,{id:t}))
return s.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]]).filter(e=>e!==null).filter(({viewerDidAuthor:e,body:t})=>e&&n(t)).map(({databaseId:e,id:t,url:n,body:s})=>({id:e,nodeId:t,url:n,body:s}))}function asked(e,t,n){return(0,o.askGraphql)(e,t,{variables:n,permission:"discussions: write"})}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>d})
var s=n(58908)
var r=n(98664)
var o=n(33737)
var i=n(88135)
var a=n(57974)
var c=n(75444)
const d="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:d,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const s={created:[],existing:[],missing:[]}
for(const o of n)try{const n=await createLabel(e,t.repository,o)?s.created:s.existing
n.push(o.name)}catch(e){(0,a.printNotice)(`The label ${o.name} could not be created. ${(0,r.ec)(e).message}`)
s.missing.push(o)}return s}function toldOf(e){return(0,i.J1)("labels-created",{names:e.map(e=>(0,o.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,o.aY)(e)).join(", ")
return(0,i.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},r){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...r})
return!0}catch(e){if(e instanceof s.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),38833:((e,t,n)=>{n.r(t)
n.d(t,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var s=n(60593)
var r=n(3549)
var o=n(63697)
var i=n(98664)
var a=n(88135)
var c=n(45867)
var d=n(48252)
var u=n(57974)
var l=n(33365)
var m=n(22440)
var p=n(29058)
var f=n(1176)
async function closeApprovalComment({github:e,job:t},n,{approvalComment:r,isWaiting:o}){if(o!==void 0&&n.type!=="none")await markThread({github:e,job:t},n.number,o)
try{if(r)await(0,s.Iz)(e,t.repository,r,r.body)}catch(e){(0,u.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,i.ec)(e).message}`)}}async function markThread({github:e,job:t},n,s){try{if(s)await(0,o.Nl)(e,t.repository,n,[l.uE])
else await(0,r.HK)(e,t.repository,n,{kind:"label",name:l.uE})}catch(e){if(Object(e).status===404)return;(0,u.printNotice)(`The label ${l.uE} could not be changed. ${(0,i.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:n},s,r=""){const[o=""]=n.phrases
return(0,d.t7)(e,{phrase:o,approveLabel:s["approve-label"],rejectLabel:s["reject-label"],approvers:(0,m.U)(n,t.env,void 0).inWords},r)}function registerShown(e,{id:t},n){return(0,f.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,s.pI)(n))}})}function withUnsavedNote(e){return`${(0,a.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:n},s,{results:r,next:o,redact:i}){const a={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,p.kN)({settings:e,job:t,trigger:n},i((0,d.z6)(s,{...a,results:r,where:o?.url})))}}),89925:((e,t,n)=>{n.r(t)
n.d(t,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var s=n(98664)
var r=n(94869)
var o=n(57974)
var i=n(7052)
var a=n(97167)
var c=n(71324)
var d=n(74454)
var u=n(99217)
var l=n(1539)
var m=n(65870)
async function removeClosed(e){const{github:t,job:n,world:i}=e
const a={github:t,repository:n.repository,now:i.now(),...statePlace(e)}
try{const t=await(0,d.ds)(a,t=>keepTotals(e,t))
if(t.length>0)(0,o.printNotice)(`Removed the saved state of closed threads: ${(0,r.U9)(t.length,"state")}.`)}catch(e){(0,o.printNotice)(`The saved state of closed threads could not be checked. ${(0,s.ec)(e).message}`)}}async function keepTotals(e,t){const{repositoryId:n,settings:s}=e
const r=(0,c.OX)((0,i.ownSecret)(s)??"",n)
const o=await Promise.all(t.map(async({git:e,name:t,commit:s})=>{const o=await(0,c.Tc)(e,s,{repositoryId:n,name:t},r)
return o.status==="found"?(0,u.Q0)(e=>o.files.get(l.H3+e)?.toString()):[]}))
await(0,m.changeLedger)(e,e=>(0,u.Vd)(e,o.flat()))}function statePlace({job:e,world:t,settings:n}){return{temp:e.temp,remote:{url:`${e.repositoryUrl}.git`,token:n.slice(i.KEYS)["github-token"]},environment:(0,a._K)(t.env)}}}),93948:((e,t,n)=>{n.r(t)
n.d(t,{sweep:()=>sweep_sweep})
var s=n(77598)
var r=n(28942)
var o=n(95164)
var i=n(583)
var a=n(64294)
var c=n(21207)
const d=r.object({total_count:r.number()}).readonly().optional()
const u=r.object({user:i.Account,body:r.string(),created_at:r.string(),updated_at:r.string(),reactions:d})
function isInTime(e,{since:t,until:n}){return Date.parse(e)>=t.getTime()&&Date.parse(e)<=n.getTime()}function isUnedited({created_at:e,updated_at:t}){return e===t}function callOf(e,{user:t,reactions:n},s,{repository:r,settings:o}){const d=(0,c.triggerOf)((0,i.parseWebhook)({eventName:e,payload:{...s,repository:r,sender:t}}),o)
const u=d.status==="matched"&&(0,a.OB)(d).sweep!==void 0
return u?[{trigger:withoutHead(d),sign:n?.total_count===0?"none":"own"}]:[]}function withoutHead({headSha:e,...t}){return t}function oldestFirst(e){const time=({trigger:e})=>Date.parse(e.createdAt??"")
return[...new Map(e.map(e=>[e.trigger.key,e])).values()].sort((e,t)=>time(e)-time(t))}const l=r.object({number:r.number().int(),locked:r.boolean().default(!1),pull_request:r.unknown().optional(),labels:r.array(r.union([r.string(),r.object({name:r.string().nullish()})])).default([]),assignees:r.array(r.object({login:r.string()})).nullish()})
const m=`id databaseId body url createdAt lastEditedAt authorAssociation\n  author{__typename login ... on User{databaseId} ... on Bot{databaseId}}`
const p=`query Discussions($owner:String!,$name:String!,$order:DiscussionOrder!){repository(owner:$owner,name:$name){\n  discussions(first:50,orderBy:$order){nodes{${m} number title updatedAt locked\n    comments(last:50){nodes{${m} replies(last:20){nodes{${m}}}}}\n  }}\n}}`
const f=r.object({__typename:r.string(),login:r.string(),databaseId:r.number().nullish()}).nullable()
const h={id:r.string(),databaseId:r.number(),body:r.string(),url:r.string(),createdAt:r.string(),lastEditedAt:r.string().nullable(),authorAssociation:r.string(),author:f}
const w=r.object(h)
const b=r.object({...h,replies:r.object({nodes:r.array(w.nullable())})})
const g=r.object({...h,number:r.number(),title:r.string(),updatedAt:r.string(),locked:r.boolean(),comments:r.object({nodes:r.array(b.nullable())})})
const y=r.object({repository:r.object({discussions:r.object({nodes:r.array(g.nullable())})})})
async function recentDiscussions(e,{owner:t,name:n},s){const r={field:"UPDATED_AT",direction:"DESC"}
const{nodes:o}=y.parse(await e.graphql(p,{owner:t,name:n,order:r})).repository.discussions
return o.filter(e=>e!==null).filter(({updatedAt:e})=>Date.parse(e)>=s.getTime())}function discussionCalls(e,t){return e.filter(({locked:e})=>!e).flatMap(e=>callsIn(e,t))}function callsIn(e,t){const n={...headOf(e),number:e.number,title:e.title,state:"open",locked:e.locked}
const s=e.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]])
const r=s.filter(e=>e!==null).filter(isNew(t))
return[...[e].filter(isNew(t)).flatMap(e=>call("discussion",e,{discussion:n},t)),...r.flatMap(e=>call("discussion_comment",e,{discussion:n,comment:headOf(e)},t))]}function isNew(e){return({createdAt:t,lastEditedAt:n})=>n===null&&isInTime(t,e)}function call(e,{author:t},n,s){const r=accountOf(t)
return r?callOf(e,{user:r},{...n,action:"created"},s):[]}function headOf({id:e,databaseId:t,body:n,url:s,createdAt:r,authorAssociation:o,author:i}){return{id:t,node_id:e,body:n,html_url:s,user:accountOf(i),author_association:o,created_at:r,updated_at:r}}function accountOf(e){if(!e||e.databaseId==null)return null
const{__typename:t,login:n,databaseId:s}=e
return{type:t,id:s,login:t==="Bot"?`${n}[bot]`:n}}const v=r.object({user:r.object({id:r.number()}).nullable(),created_at:r.string()})
const k=r.object({...v.shape,content:r.string()})
const _=["confused","hooray","+1","thumbs_up"]
const I=["eyes",..._]
async function isHandled(e,{item:t,thread:n},{ownId:s,isRepeated:r,since:i}){const a=r?_:I
if(n.type==="none")return!0
if(isNode(t))return(await readNode(e,t.nodeId)).signs.some(e=>a.includes(e))
const isOurs=({user:e,created_at:t})=>(s===void 0||e?.id===s)&&(i===void 0||Date.parse(t)>=Date.parse(i))
const{items:c}=await reactionsOn(e,t,n.number)
const d=c.map(e=>k.parse(e)).filter(isOurs)
const isSign=e=>a.includes(e)&&(e!=="+1"||s!==void 0)
if(d.some(({content:e})=>isSign(e)))return!0
if(i===void 0||r)return!1
const u={issue_number:n.number,since:i}
const{items:l}=await(0,o.n)(e,"/issues/{issue_number}/comments",u)
return l.map(e=>v.parse(e)).some(isOurs)}function reactionsOn(e,{kind:t,id:n},s){const r={"issue-comment":"/issues/comments/{id}/reactions","review-comment":"/pulls/comments/{id}/reactions"}
return t==="issue-comment"||t==="review-comment"?(0,o.n)(e,r[t],{id:n}):(0,o.n)(e,"/issues/{issue_number}/reactions",{issue_number:s})}const O=`query Edited($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){\n  issueOrPullRequest(number:$number){... on Issue{lastEditedAt} ... on PullRequest{lastEditedAt}}\n}}`
const $=r.object({repository:r.object({issueOrPullRequest:r.object({lastEditedAt:r.string().nullable()})})})
function isNode({kind:e}){return e==="review"||e==="discussion"||e==="discussion-comment"}const C="lastEditedAt reactionGroups{content viewerHasReacted}"
const j=`query Said($id:ID!){node(id:$id){\n  ... on PullRequestReview{${C}}\n  ... on Discussion{${C}}\n  ... on DiscussionComment{${C}}\n}}`
const q=r.object({node:r.object({lastEditedAt:r.string().nullable(),reactionGroups:r.array(r.object({content:r.string(),viewerHasReacted:r.boolean()})).nullable()})})
async function readNode(e,t){const{node:n}=q.parse(await e.graphql(j,{id:t}))
const s=(n.reactionGroups??[]).filter(({viewerHasReacted:e})=>e)
return{isEdited:n.lastEditedAt!==null,signs:s.map(({content:e})=>e.toLowerCase())}}async function isEdited(e,{owner:t,name:n},{item:s,thread:r,createdAt:o=""}){if(isNode(s))return(await readNode(e,s.nodeId)).isEdited
if(s.kind!=="issue"&&s.kind!=="pull-request"||r.type==="none")return!1
const i=$.parse(await e.graphql(O,{owner:t,name:n,number:r.number}))
const{lastEditedAt:a}=i.repository.issueOrPullRequest
return a!==null&&!(Date.parse(a)<Date.parse(o))}var P=n(50383)
var T=n(76409)
const D=r.object({...u.shape,issue_url:r.string()})
const A=5
async function recentThreads(e,t){return threadsIn(e,{since:t.toISOString()},A)}async function labelledThreads(e,t){return threadsIn(e,{labels:t},1)}async function threadsIn(e,t,n){const s={state:"all",sort:"updated",direction:"desc",...t}
const{items:r}=await(0,o.n)(e,"/issues",s,{most:n})
return r.map(e=>{const{number:t,locked:n,pull_request:s,labels:r,assignees:o}=l.parse(e)
const i=r.map(e=>typeof e==="string"?e:e.name??"")
const a={number:t,isLocked:n,isPull:s!==void 0}
return{...a,labels:i,assignees:(o??[]).map(({login:e})=>e),listed:e}})}async function recentCalls(e,t,n){const s=t.filter(({isLocked:e})=>!e)
const[r,o,i]=await Promise.all([commentCalls(e,s,n),pullCalls(e,s,n),callsBySign(e,s,n)])
const a=s.flatMap(({isPull:e,listed:t})=>{const s=u.safeParse(t).data
if(!s||e||!isInTime(s.created_at,n))return[]
return callOf("issues",s,{action:"opened",issue:t},n)})
return[...r,...a,...o,...i]}async function commentCalls(e,t,n){const s={sort:"created",direction:"desc",since:n.since.toISOString()}
const{items:r}=await(0,o.n)(e,"/issues/comments",s,{most:A})
const i=new Map(t.map(e=>[e.number,e]))
return r.flatMap(e=>{const t=D.safeParse(e).data
const s=i.get(Number(t?.issue_url.split("/").at(-1)))
if(!t||!s||!isUnedited(t)||!isInTime(t.created_at,n))return[]
return callOf("issue_comment",t,{action:"created",issue:s.listed,comment:e},n)})}const N=r.object({...u.shape,pull_request_url:r.string()})
const S=r.object({user:i.Account.nullable(),body:r.string().nullish(),submitted_at:r.string().nullish()})
async function pullCalls(e,t,n){const s=t.filter(({isPull:e})=>e).slice(0,n.most)
if(s.length===0)return[]
const r=await commentsOnCode(e,n)
const o=await Promise.all(s.map(t=>callsOnPull(e,t,{onCode:r,window:n})))
return o.flat()}async function callsOnPull(e,{number:t,listed:n},{onCode:s,window:r}){const o=u.safeParse(n).data
const i=await reviewsOn(e,t,r)
const a=s.get(t)??[]
const c=o!==void 0&&isInTime(o.created_at,r)&&mayCall(o.body,r)
if(!c&&i.length+a.length===0)return[]
const d=await e.get("/pulls/{pull_number}",{pull_number:t})
return[...c?callOf("pull_request",o,{action:"opened",number:t,pull_request:d},r):[],...i.flatMap(({user:e,review:t})=>callOf("pull_request_review",{user:e},{action:"submitted",review:t,pull_request:d},r)),...a.flatMap(e=>{const t=N.parse(e)
return callOf("pull_request_review_comment",t,{action:"created",comment:e,pull_request:d},r)})]}async function commentsOnCode(e,t){const n={sort:"created",direction:"desc",since:t.since.toISOString()}
const{items:s}=await(0,o.n)(e,"/pulls/comments",n,{most:3})
const r=s.filter(e=>{const n=N.safeParse(e).data
return n&&isUnedited(n)&&isInTime(n.created_at,t)&&mayCall(n.body,t)})
return Map.groupBy(r,e=>Number(N.parse(e).pull_request_url.split("/").at(-1)))}async function reviewsOn(e,t,n){const{items:s}=await(0,o.n)(e,"/pulls/{pull_number}/reviews",{pull_number:t},{most:3})
return s.flatMap(e=>{const{user:t,body:s,submitted_at:r}=S.parse(e)
const o=t!==null&&r!=null&&isInTime(r,n)&&mayCall(s??"",n)
return o?[{user:t,review:e}]:[]})}function mayCall(e,{settings:{phrases:t}}){const n=e.toLowerCase()
return t.some(e=>n.includes(e.toLowerCase()))}async function callsBySign(e,t,n){const s=await reviewersOf(e,t)
const r=t.map(e=>({...e,reviewers:s.get(e.number)??[]}))
const o=r.filter(e=>signsOn(e,n).length>0).slice(0,n.most)
return(await Promise.all(o.map(t=>signsAsCalls(e,t,n)))).flat()}const E=r.object({number:r.number(),requested_reviewers:r.array(i.Account).nullish()})
async function reviewersOf(e,t){if(!t.some(({isPull:e})=>e))return new Map
const n={state:"open",sort:"updated",direction:"desc"}
const{items:s}=await(0,o.n)(e,"/pulls",n,{most:5})
const r=s.map(e=>E.parse(e))
return new Map(r.map(e=>[e.number,(e.requested_reviewers??[]).map(({login:e})=>e)]))}function signsOn({labels:e,assignees:t,reviewers:n},{settings:s}){const{label:r,approveLabel:o,rejectLabel:i,assignee:a,own:c}=s
const d=[r,o,i].filter(t=>e.some(e=>isSame(e,t)))
const among=e=>[a,c?.login].filter(t=>e.some(e=>isSame(e,t)))
return[...d.map(deed("labeled",({label:e})=>e?.name)),...among(t).map(deed("assigned",({assignee:e})=>e?.login)),...among(n).map(deed("review_requested",({requested_reviewer:e})=>e?.login))]}function deed(e,t){return n=>s=>s.event===e&&isSame(t(s),n)}function isSame(e,t){return!!e&&!!t&&(0,T.Av)(e,t)}async function signsAsCalls(e,t,n){const{number:s}=t
const r=await(0,P.Wu)(e,s,{most:5})
const o=signsOn(t,n).flatMap(e=>r.findLast(e)??[])
const i=o.filter(({created_at:e})=>isInTime(e,n))
if(i.length===0)return[]
const a=t.isPull?await e.get("/pulls/{pull_number}",{pull_number:s}):void 0
return i.flatMap(e=>callBy(e,{thread:t,pull:a},n))}function callBy(e,{thread:t,pull:n},s){const{event:r,created_at:o,label:i,assignee:a,requested_reviewer:c}=e
const d=(0,P.gx)(e)
if(!d)return[]
const u={action:r,number:t.number,label:i,assignee:a,requested_reviewer:c}
const l=n?callOf("pull_request",{user:d},{...u,pull_request:{...n,updated_at:o}},s):callOf("issues",{user:d},{...u,issue:{...Object(t.listed),updated_at:o}},s)
return l.map(({trigger:e})=>({trigger:e,sign:signOf(r,e)}))}function signOf(e,{kind:t}){if(e==="review_requested")return"shared"
return(0,a.OB)({kind:t}).sweep?.sign??"none"}var R=n(71762)
var L=n(60674)
var x=n(3549)
var M=n(98664)
var G=n(94869)
var U=n(88135)
var F=n(19617)
var B=n(57974)
var H=n(15320)
var Y=n(81031)
var W=n(22911)
var J=n(29943)
var Q=n(75444)
var z=n(61115)
var K=n(2801)
var X=n(12384)
var V=n(22440)
var Z=n(1258)
var ee=n(58175)
var te=n(99217)
var ne=n(89925)
var se=n(65870)
var re=n(89812)
var oe=n(59766)
var ie=n(74454)
var ae=n(85831)
var ce=n(1176)
const de=3
async function openSweep(e,t,n){const{github:s,job:r,leaks:o,settings:a}=t
const c=a.slice(Y.STATE)["state-store"]!=="none"
const d=c?await(0,ie.CZ)((0,ne.statePlace)({job:r,world:e,settings:a})):new Set
const u=(0,re.n)(t.github,r.repository)
const l=await u.get("")
const m=new Date(e.now().getTime()-de*864e5)
const p=await recentThreads(u,m)
const f=await recentDiscussions(u,r.repository,m).catch(e=>{(0,B.printNotice)(`Discussions could not be checked. ${(0,M.ec)(e).message}`)
return[]})
const{id:h}=i.Repository.parse(l)
const read=async t=>{const n=await((0,ce.Ch)({world:e,github:s,settings:a,job:r,leaks:o,name:(0,oe.QY)(t),repositoryId:h})?.read())
if(n?.status!=="found")return
return{manifest:n.manifest,pendingReport:(0,ae.qF)(n.files.get(ae.f))}}
const w=new Map
return{world:e,connection:t,repositoryId:h,threads:p,discussions:f,since:m,most:n,client:u,repository:l,async keptOf(e){if(!d.has(e))return
const t=w.get(e)??read(e)
w.set(e,t)
return t}}}var ue=n(1659)
var le=n(60593)
var me=n(18970)
var pe=n(33737)
var fe=n(45867)
var he=n(48252)
var we=n(33365)
var be=n(38833)
var ge=n(13412)
var ye=n(24380)
var ve=n(29058)
async function tidy(e,t){const n=[]
for(const s of await tidy_threadsIn(e)){const r={...s,isDecided:t.has(s.number)}
try{const t=await e.keptOf(r.number)
if(t)n.push(...await tidyOne(e,r,t))}catch(e){(0,B.printNotice)(`#${r.number} could not be looked at. ${(0,M.ec)(e).message}`)}}return n}async function tidy_threadsIn({client:e,threads:t,discussions:n,most:s}){const r=await labelledThreads(e,we.uE)
const o=n.map(({number:e})=>({number:e,labels:[]}))
const i=[...r,...t,...o]
return[...new Map(i.map(e=>[e.number,e])).values()].slice(0,s)}async function tidyOne(e,{number:t,labels:n,isDecided:s},r){const{manifest:o}=r
const i=[]
if(await endUntold(e,t,r))i.push(`#${t}: the result of its run was missing, and is reported now.`)
if(await endLostRun(e,t,o))i.push(`#${t}: its run is lost, and its comment says so now.`)
if(s||e.world.now().getTime()<untilOf(o))return i
if(await endApproval(e,t,o))i.push(`#${t}: nobody approved in time, and it says so now.`)
if(n.includes(we.uE))await(0,be.markThread)(e.connection,t,!1)
return i}function untilOf(e){const t=(0,ce.sp)({manifest:e})
return Math.max(...(t?(0,fe.dz)(t):[]).map(({pending:e})=>Date.parse(e.expires)))}async function endUntold(e,t,{manifest:n,pendingReport:s}){if(n.lease!==null)return!1
const{runComment:r}=s??{}
if(!s||!await isGone(e,s.lease))return!1
const o=r&&await leftComment(e,r)
if(!o)return!1
const{connection:i,world:a}=e
const c={env:a.env,thread:{type:"issue",number:t}}
if((0,ve.ui)(o.body)){await(0,ye.F7)(i,c,s)
return!0}const{runComment:d,...u}=s
if(s.lease.run_id===i.job.runId)await(0,ye.F7)(i,c,u)
return!1}async function isGone({world:e,connection:t},n){const{job:s}=t
if(n.run_id===s.runId)return n.attempt<s.runAttempt
return e.now().getTime()>=Date.parse(n.until)||(0,ge.PU)(t,n)}function firstLine(e){return e.split(/\r?\n/)[0]??""}async function endLostRun(e,t,{lease:n,comment_id:s,work:r}){const{connection:o}=e
if(!n||s===null)return!1
if(n.run_id===o.job.runId||!await isGone(e,n))return!1
const i=await Promise.all(placesOf(n,t,e).map(t=>leftComment(e,{id:s,place:t})))
const[a]=(0,U.J1)("working",{requester:"",run_url:"",progress:"",steering:""}).split("\n")
const c=i.find(e=>e&&firstLine(e.body)===a)
if(!c)return!1
const d=r?`, and its work up to ${r.commit.slice(0,7)} is on the branch ${(0,pe.aY)(r.branch)}`:""
const u=(0,U.J1)("sweep-lost-run",{run_url:n.run_url,kept:d,phrase:phraseOf(e)})
return rewrite(e,t,c,u)}async function endApproval(e,t,n){const s=(0,ce.sp)({manifest:n})
const r=s?(0,fe.dz)(s):[]
if(!s?.comment||r.length===0)return!1
const o=await leftComment(e,{id:s.comment.id})
if(!o||(0,fe.rr)(o.body)!==s.comment.digest)return!1
const i=(0,U.J1)("sweep-expired",{until:new Date(untilOf(n)).toISOString().slice(0,16).replace("T"," "),actions:r.map(he.ek).join("\n\n"),phrase:phraseOf(e)})
return rewrite(e,t,o,i)}async function rewrite({connection:e},t,n,s){const{github:r,job:o,redact:i,settings:a}=e
const c={thread:{type:"issue",number:t},key:`sweep ${n.id}`}
const d=(0,ve.kN)({settings:a,job:o,trigger:c},(0,ve.F8)(a,i(s)))
return await(0,le.Iz)(r,o.repository,n,d)==="done"}function phraseOf({connection:e}){return e.settings.phrases[0]??""}async function leftComment({client:e,connection:{github:t}},{id:n,place:s={kind:"comment"}}){if(s.kind==="discussion"){const e=await(0,me.readOwnInDiscussion)(t,s.discussionId,()=>!0)
const r=e.find(e=>e.id===n)
return r&&{place:s,...r}}const r=await(0,ue.hF)(e,n,s.kind==="comment"?"issues":"pulls")
return r?.isOnlyOurs?{id:n,place:s,body:r.body}:void 0}function placesOf({key:e},t,{discussions:n}){const[,s=""]=e.split("/")
const r={kind:"comment"}
if(s==="pull_request_review_comment")return[{kind:"review-thread",commentId:0},r]
if(!s.startsWith("discussion"))return[r]
const o=n.filter(e=>e.number===t)
return o.map(({id:e})=>({kind:"discussion",discussionId:e,replyToId:void 0}))}const ke=["schedule","workflow_dispatch"]
async function sweep_sweep({world:e,settings:t,writePage:n}){const s=(0,ee.withFeatures)(t)
const r=onBehalfOfCallers(e)
const o=r.env.GITHUB_EVENT_NAME??""
if(!ke.includes(o))return end(r,"skipped",`"${o}" starts no sweep, only a schedule does`)
const{"max-items":i,list:a,item:c}=(0,Y.readInputsWithoutModel)(s)
if(a!==void 0&&a!=="calls")throw notCalls("list","`calls`")
if(c!==void 0&&(0,W.b8)(c)?.kind!=="call")throw notCalls("item","one of the output `matrix`")
const d=(0,F.N)(r,s)
const u=await openSweep(r,d,i)
const l=await findUnanswered(u)
const m=c===void 0?await tidyAll(u,l):[]
if(a!==void 0)return writeList(r,m,l)
const p=await markFirst(d,l)
await tell(r,[...m,...l.map(e=>e===p?`${nameOfCall(e)}: answered now.`:waits(e))])
if(p)return(0,Z.answer)({world:r,settings:s.without("item"),writePage:n},p)
if(l.length>0)return end(r,"failed","No request could be marked as seen")
return end(r,"no-op",m[0]??(c===void 0?"No request was missed":"It has been answered"))}function notCalls(e,t){return new M.vC("config",`With \`mode: sweep\`, the input \`${e}\` can only be ${t}.`,{hint:"See examples/sweep.yml."})}function onBehalfOfCallers(e){return{...e,env:{...e.env,GITHUB_TRIGGERING_ACTOR:void 0}}}async function tidyAll(e,t){const{connection:n,world:s}=e
const r=t.filter(({kind:e})=>e==="decision")
const o=r.flatMap(({thread:e})=>e.type==="none"?[]:[e.number])
const i=await tidy(e,new Set(o))
if(n.settings.slice(Y.STATE)["state-store"]==="none")return i
await readFeedback(e)
await(0,ne.removeClosed)({...n,world:s,repositoryId:e.repositoryId})
return i}async function writeList({env:e},t,n){const s=n.map(e=>`${nameOfCall(e)}: waits for the next job.`)
await tell({env:e},[...t,...s])
const r=n.length+t.length>0?"answered":"no-op"
const o=`Found ${(0,G.U9)(n.length,"request")} without an answer`;(0,B.printNotice)(`${o}.`);(0,H.Kn)(e,{outcome:r,reason:o,count:n.length,matrix:(0,W.lQ)(n.map(callItem))})
return 0}async function markFirst(e,t){for(const n of t)if(await mark(e,n))return n
return}async function mark({github:e,job:t},n){const s=(0,X.acknowledgedAt)(n)
try{if(s)await(0,x.wv)(e,t.repository,s,"eyes")
return s!==void 0}catch(e){(0,B.printNotice)(`${nameOfCall(n)} was skipped. ${(0,M.ec)(e).message}`)
return!1}}async function tell({env:e},t){if(t.length===0)return
for(const e of t)(0,B.printNotice)(e)
await(0,z.writeSummary)(e,(0,U.J1)("sweep",{lines:t.map(e=>`- ${e}`).join("\n")}))}function waits(e){return`${nameOfCall(e)}: waits for the next sweep, or is taken up by this one if it is on the same thread.`}function end({env:e},t,n){(0,B.printNotice)(n);(0,H.Kn)(e,{outcome:t,reason:n})
return t==="failed"?1:0}const _e=6e4
const Ie=10
async function findUnanswered(e){const{world:t,client:n,threads:s,discussions:r,repository:o,since:i,most:a}=e
const c=wantedIn(e.connection.settings)
const d=await(0,R.jU)(n)
const u=t.now().getTime()
const l={repository:o,settings:{...(0,Q.triggerSettings)(e.connection.settings,t.env),own:d},until:new Date(u-Ie*_e),since:i,most:a}
const m=oldestFirst([...await recentCalls(n,s,l),...discussionCalls(r,l)])
const p=new Map
const f=[]
for(const t of m){if(f.length===a)break
if(!c(t.trigger))continue
if(await isWaiting(e,t,{ownId:d?.id,refusals:p}).catch(leftAlone(t)))f.push(t.trigger)}return f}function leftAlone({trigger:{key:e}}){return t=>{(0,B.printNotice)(`A request was skipped (${e}). ${(0,M.ec)(t).message}`)
return!1}}async function isWaiting(e,t,{ownId:n,refusals:s}){const{world:r,connection:o,client:i,keptOf:a}=e
const{trigger:c,sign:d}=t
const{thread:u,kind:l,actors:m,key:p,createdAt:f}=c
if(u.type==="none"||(0,L.Nl)(c,o.settings.slice(Q.TRIGGER).prompt))return!1
const h=`${l} ${m.map(({id:e,login:t})=>e??t)}`
const w=s.get(h)??(0,V.f)(r,o,c)
s.set(h,w)
if(await w!==void 0)return!1
const{job:b,settings:g}=o
const y=b.runAttempt>1&&g.slice(Y.STATE)["state-store"]!=="none"
const v=d==="shared"&&g.slice(J.ri)["comment-mode"]!=="none"?f:void 0
if(d!=="none"&&await isHandled(i,c,{ownId:n,isRepeated:y,since:v}))return!1
const k=(await a(u.number))?.manifest
const _=k?.lease?.key===p&&k.lease.run_id!==b.runId
if(k&&((0,K.oy)(p,k)??_))return!1
return!await isEdited(i,b.repository,c)}function callItem(e){const t=(0,G.TN)(e.snapshot?.title??"",100)
return{item:nameOfCall(e),kind:"call",title:t,key:keyOfCall(e)}}function keyOfCall({key:e}){return`call-${(0,s.createHash)("sha256").update(e).digest("hex").slice(0,32)}`}function wantedIn(e){const{item:t}=e.slice(W.PL)
const n=t===void 0?void 0:(0,W.b8)(t)
return e=>t===void 0||n?.kind==="call"&&n.key===keyOfCall(e)}function nameOfCall({thread:e,item:t,requestSign:n}){const s=e.type==="none"?"":`#${e.number}`
if(n)return`${s}, ${n.kind} ${n.name}`
const r=t.kind==="issue"||t.kind==="pull-request"||t.kind==="discussion"
return r?s:`${s}, ${t.kind.replace("issue-","").replace("-"," ")} ${t.id}`}const Oe=14
const $e=r.object({html_url:r.string(),body:r.string().nullish(),reactions:r.object({"+1":r.int(),"-1":r.int()}).optional()})
async function readFeedback({client:e,connection:t,world:n,repositoryId:s}){const r=new Date(n.now().getTime()-Oe*864e5).toISOString()
const i={sort:"updated",direction:"desc",since:r}
try{const{items:r}=await(0,o.n)(e,"/issues/comments",i,{most:5})
const a=Object.fromEntries(r.flatMap(feedbackOn))
if(Object.keys(a).length===0)return
await(0,se.changeLedger)({...t,world:n,repositoryId:s},e=>(0,te.Am)(e,a))}catch(e){(0,B.printNotice)(`The reactions to comments could not be saved. ${(0,M.ec)(e).message}`)}}function feedbackOn(e){const{html_url:t,body:n,reactions:s}=$e.parse(e)
if(!n?.includes("\x3c!-- deckhand:answer ")||!s)return[]
const{"+1":r,"-1":o}=s
return r+o>0?[[t,{up:r,down:o}]]:[]}}),65870:((e,t,n)=>{n.r(t)
n.d(t,{LEDGER:()=>d,LEDGER_FILE:()=>u,changeLedger:()=>changeLedger,countRun:()=>countRun,readLedger:()=>readLedger})
var s=n(98664)
var r=n(57974)
var o=n(2801)
var i=n(59766)
var a=n(99217)
var c=n(1176)
const d={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const u="work/ledger.json"
const l=10
const m=300
async function changeLedger(e,t){const{sleep:n,newId:r,random:a,signal:p}=e.world
for(let s=1;s<=l;s+=1){const l=(0,c.Ch)({...e,name:d})
if(!l)return
const f=await l.read()
const h=ledgerIn(f)
const w=JSON.stringify(t(h))
if(w===JSON.stringify(h))return
const b=Buffer.from(w)
const g=f.status==="found"?f.manifest:(0,o.yz)(r())
const y=[{path:u,stamp:(0,i.sc)(b),read:()=>b}]
if((await l.write({manifest:g,files:y})).status==="saved")return
await n(m*s*a(),p)}throw new s.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:e,...t},n){try{await changeLedger({...t,repositoryId:e.repositoryId},e=>(0,a.Yq)(e,n))}catch(e){const{message:t}=(0,s.ec)(e)
if(!/\b403\b|denied/.test(t))(0,r.printNotice)(`This run is not in the totals of \`show --costs\`. ${t}`)}}function ledgerIn(e){return e.status==="found"?readLedger(e.files.get(u)?.toString()):a.wv}function readLedger(e){try{return e===void 0?a.wv:a.Oc.parse(JSON.parse(e))}catch(e){const t=`Delete the ref ${d.ref} to begin the totals again.`
throw new s.vC("git","The totals of runs are damaged, or were written by another version.",{hint:t,cause:e})}}}),74454:((e,t,n)=>{n.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var s=n(73024)
var r=n(76760)
var o=n(28942)
var i=n(33368)
var a=n(58908)
var c=n(82362)
const d=864e5
const u=7
const l=30
async function sweep(e,t){const{remote:n,git:s}=e
const r=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const o=[]
for(const[t,n]of r)if(await isDone(e,t))o.push([t,n])
const i=[]
for(const[e]of o)i.push({name:stateNameIn(e),commit:await n.fetch(e),git:s})
if(i.length>0)await t(i)
const a=[]
for(const[e,t]of o)if(await n.move(e,"",t)==="moved")a.push(e)
return a}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,n]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(n!==void 0)return isClosed(e,Number(n))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const m=o.object({state:o.string(),closed_at:o.string().nullable()})
async function isClosed({github:e,repository:t,now:n},s){const{owner:r,name:o}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:i,closed_at:a}=m.parse((await e.request(t,{owner:r,repo:o,issue_number:s})).data)
return i==="closed"&&a!==null&&isPast(a,n)}catch(r){if(r instanceof a.Q4&&r.status===410)return!0
if(r instanceof a.Q4&&r.status===404)return isClosedDiscussion(e,t,s,n)
throw r}}const p=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const f=o.object({repository:o.object({discussion:o.object({closedAt:o.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:n},s,r){const o=await e.graphql(p,{owner:t,name:n,number:s}).catch(()=>{})
const i=f.safeParse(o).data?.repository.discussion.closedAt??null
return i!==null&&isPast(i,r)}function isPast(e,t){return t.getTime()-Date.parse(e)>u*d}async function isOld({remote:e,git:t,now:n},s){await e.fetch(s)
const r=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return n.getTime()-r*1e3>l*d}async function sweepStates({remote:e,environment:t,temp:n,...s},r=async()=>{}){return inPlace({remote:e,environment:t,temp:n},e=>sweep({...s,...e},r))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const n=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...n.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:n},o){(0,s.mkdirSync)(n,{recursive:!0})
const a=(0,s.mkdtempSync)((0,r.join)(n,"deckhand-sweep-"))
const d=(0,r.join)(a,"state.git")
const run=(e={})=>(0,i.$Y)({folder:a,gitDir:d,environment:{...t,...e}})
try{(0,i.xJ)(d)
return await o({remote:(0,c.W)(run,e),git:run()})}finally{(0,s.rmSync)(a,{recursive:!0,force:!0})}}})}

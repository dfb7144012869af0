export const id=3948
export const ids=[3948,9925]
export const modules={13834:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(6811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),!0).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
function fitting(markdown){if(Buffer.byteLength(markdown)<=LIMIT)return markdown
return(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__._n)(markdown,Math.floor(LIMIT/3)-100,"the summary was too long; see the log of the run for the rest")}}),1659:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const NodeId=zod__WEBPACK_IMPORTED_MODULE_0__.object({node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Account=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullable()
const ShownReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({body:zod__WEBPACK_IMPORTED_MODULE_0__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_0__.string(),lastEditedAt:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),viewerDidAuthor:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),author:Account,editor:Account}).nullable()})
const fields="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const query=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${fields}}\n  ... on PullRequestReviewComment{${fields}}\n}}`
async function readShownComment(client,id,kind="issues"){const place=await client.get(`/${kind}/comments/{comment_id}`,{comment_id:id}).catch(error=>{if(Object(error).status!==404)throw error})
if(place===void 0)return
const{node:node}=ShownReply.parse(await client.graphql(query,{id:NodeId.parse(place).node_id}))
if(!node)return
const{body:body,createdAt:createdAt,lastEditedAt:lastEditedAt,viewerDidAuthor:viewerDidAuthor,author:author,editor:editor}=node
const isEditedByUs=editor===null?lastEditedAt===null:editor.login===author?.login
return{body:body,shownAt:lastEditedAt??createdAt,isOnlyOurs:viewerDidAuthor&&isEditedByUs}}const CommentReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),issue_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Node=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({isMinimized:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).nullable()})
async function readComment(client,id){const found=await client.get("/issues/comments/{comment_id}",{comment_id:id}).catch(error=>{if(Object(error).status===404)return
throw error})
if(found===void 0)return
const{node_id:nodeId,issue_url:issue,html_url:url}=CommentReply.parse(found)
return{nodeId:nodeId,issue:Number(issue.slice(issue.lastIndexOf("/")+1)),url:url}}const HIDDEN="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(client,nodeId){return Node.parse(await client.graphql(HIDDEN,{id:nodeId})).node?.isMinimized===!0}}),21207:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{triggerOf:()=>triggerOf})
var fault=__webpack_require__(98664)
var own_branch_name=__webpack_require__(43673)
var event_file=__webpack_require__(98625)
var payload_webhook=__webpack_require__(583)
var mention=__webpack_require__(44855)
var trigger_trigger=__webpack_require__(63768)
function onIssueComment(webhook,settings){const{issue:issue,comment:comment,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"comment",text:comment.body,author:comment.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned(call,webhook,comment),thread:{type:issue.pull_request?"pull_request":"issue",number:issue.number},answer:{kind:"comment"},item:{kind:"issue-comment",id:comment.id,nodeId:comment.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,comment.id,comment.updated_at??comment.created_at),snapshot:(0,trigger_trigger.eY)(issue)}}function onReviewComment(webhook,settings){const{comment:comment,pull_request:pull_request,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"comment",text:comment.body,author:comment.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned(call,webhook,comment),...inPull(pull_request),answer:{kind:"review-thread",commentId:comment.in_reply_to_id??comment.id},item:{kind:"review-comment",id:comment.id,nodeId:comment.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,comment.id,comment.updated_at??comment.created_at)}}function onReview(webhook,settings){const{review:review,pull_request:pull_request,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"review",text:review.body,author:review.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned(call,webhook,{created_at:review.submitted_at}),...inPull(pull_request),answer:{kind:"comment"},item:{kind:"review",id:review.id,nodeId:review.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,review.id,review.submitted_at)}}function onDiscussionComment(webhook,settings){const{comment:comment,discussion:discussion,repository:repository,sender:sender}=webhook
const call=(0,mention.Ao)({what:"comment",text:comment.body,author:comment.user,sender:sender},settings)
if(call.status==="ignored")return call
return{...mentioned({...call,decision:void 0},webhook,comment),thread:{type:"discussion",number:discussion.number},answer:{kind:"discussion",discussionId:discussion.node_id,replyToId:comment.node_id},item:{kind:"discussion-comment",id:comment.id,nodeId:comment.node_id},key:(0,trigger_trigger.TN)(repository.id,webhook.kind,comment.id,comment.updated_at??comment.created_at),snapshot:(0,trigger_trigger.eY)(discussion)}}function inPull(pull){return{thread:{type:"pull_request",number:pull.number},snapshot:(0,trigger_trigger.eY)(pull),headSha:pull.head.sha,headRepositoryId:pull.head.repo?.id??null}}function mentioned({request:request,hidden:hidden,actors:actors,decision:decision},{kind:kind,repository:repository},{created_at:created_at}){const what=decision?{kind:"decision",decision:decision}:{kind:"mention"}
return{...{status:"matched",...what},event:kind,repositoryId:repository.id,request:request,hidden:hidden,actors:actors,createdAt:created_at}}function onIssue(webhook,settings){const{action:action,issue:issue,label:label,assignee:assignee}=webhook
const subject={webhook:webhook,settings:settings,item:issue,place:inThread("issue",issue),kind:"issue"}
if(action==="labeled")return labelled(subject,label?.name)
if(action==="assigned")return chosen(subject,assignee,"assignment")
if(action==="edited"&&!addsCall(webhook,settings))return(0,trigger_trigger.PP)("the edit adds no mention to the text")
return opened(subject)}function onPullRequest(webhook,settings){const{action:action,pull_request:pull,label:label,requested_reviewer:requested_reviewer}=webhook
const subject={webhook:webhook,settings:settings,item:pull,place:inPull(pull),kind:"pull-request"}
if(action==="labeled")return labelled(subject,label?.name)
if(action==="review_requested")return chosen(subject,requested_reviewer,"review-request")
if((0,trigger_trigger.dF)(settings)&&(0,trigger_trigger.gq)(action))return(0,trigger_trigger.CK)(pull)??by(subject,"review","sender")
return action==="opened"?opened(subject):automated(subject)}function onDiscussion(webhook,settings){const{discussion:discussion}=webhook
const trigger=opened({webhook:webhook,settings:settings,item:discussion,place:inThread("discussion",discussion),kind:"discussion"})
return trigger.status==="ignored"?trigger:{...trigger,...answerIn(discussion)}}function answerIn({node_id:discussionId}){return{answer:{kind:"discussion",discussionId:discussionId,replyToId:void 0}}}function inThread(type,head){return{thread:{type:type,number:head.number},snapshot:(0,trigger_trigger.eY)(head)}}function addsCall({issue:issue,changes:changes},{phrases:phrases}){if(changes?.body===void 0)return!1
const calls=text=>(0,mention.zT)(text??"",phrases)!==void 0
return calls(issue.body)&&!calls(changes.body.from)}function opened(subject){const{webhook:webhook,settings:settings,item:item,kind:kind}=subject
const what=kind==="pull-request"?"pull request":kind
const call=(0,mention.Ao)({what:what,text:item.body,author:item.user,sender:webhook.sender},settings)
if(call.status==="ignored")return settings.prompt&&isNew(webhook)?automated(subject):call
const key=(0,trigger_trigger.TN)(webhook.repository.id,webhook.kind,item.id,"text",item.created_at)
return{...about(subject,"mention"),request:call.request,hidden:call.hidden,actors:call.actors,key:key}}function isNew({action:action}){return action==="opened"||action==="created"}function automated(subject){const{webhook:webhook,settings:settings}=subject
if(!settings.prompt)return(0,trigger_trigger.PP)(`"${webhook.kind}" ${webhook.action} starts a run only with a prompt`)
return by(subject,"automation","sender")}function labelled(subject,name){const{label:label,approveLabel:approveLabel,rejectLabel:rejectLabel}=subject.settings
const isNamed=wanted=>!!wanted&&wanted.toLowerCase()===name?.toLowerCase()
const decision=isNamed(rejectLabel)?"reject":isNamed(approveLabel)?"approve":void 0
if(name===void 0||!(decision??isNamed(label)))return(0,trigger_trigger.PP)(`the label is not ${label||"one that starts a run"}`)
const trigger=decision?by(subject,"decision","labeller"):asOpened(subject,by(subject,"label","labeller"))
if(trigger.status==="ignored")return trigger
return{...trigger,claim:{kind:"label",name:name},...decision&&{decision:{verdict:decision,reason:""}}}}function chosen(subject,account,kind){const{assignee:assignee,own:own}=subject.settings
const names=[assignee,own?.login].filter(name=>name!==void 0&&name!=="")
if(!account||!names.some(name=>name!==void 0&&(0,mention.Av)(name,account.login)))return(0,trigger_trigger.PP)("somebody else was assigned")
const trigger=asOpened(subject,by(subject,kind,"assigner"))
if(trigger.status==="ignored"||kind!=="assignment")return trigger
return{...trigger,claim:{kind:"assignee",name:account.login}}}const ONE_ACT_MS=5e3
function asOpened(subject,trigger){const{webhook:webhook,item:item}=subject
const isLater=Date.parse(item.updated_at??item.created_at)-Date.parse(item.created_at)>ONE_ACT_MS
if(trigger.status==="ignored"||isLater||webhook.sender.id!==item.user?.id)return trigger
const call=opened(subject)
return call.status==="matched"?call:{...trigger,key:openingKey(subject)}}function openingKey({webhook:webhook,item:item}){return(0,trigger_trigger.TN)(webhook.repository.id,webhook.kind,item.id,"opened",item.created_at)}function by(subject,kind,role){const{webhook:webhook,settings:settings,item:item}=subject
if((0,mention.NP)(webhook.sender,settings))return(0,trigger_trigger.PP)("the agent did it itself")
const when=item.updated_at??item.created_at
return{...about(subject,kind),createdAt:when,request:(0,mention.XE)(settings,""),actors:[(0,mention.eN)(webhook.sender,role)],key:isNew(webhook)?openingKey(subject):(0,trigger_trigger.TN)(webhook.repository.id,webhook.kind,item.id,webhook.action,subject.place.headSha??"",when)}}function about({webhook:webhook,item:item,place:place,kind:itemKind},kind){const createdAt=isNew(webhook)?item.created_at:item.updated_at??item.created_at
return{status:"matched",kind:kind,answer:{kind:"comment"},event:webhook.kind,repositoryId:webhook.repository.id,createdAt:createdAt,...place,item:{kind:itemKind,id:item.id,nodeId:item.node_id}}}function triggerOf(webhook,settings){return(0,trigger_trigger.DL)(askedBy(webhook,settings),settings)}function askedBy(webhook,settings){switch(webhook.kind){case"issue_comment":return onIssueComment(webhook,settings)
case"pull_request_review_comment":return onReviewComment(webhook,settings)
case"pull_request_review":return onReview(webhook,settings)
case"discussion":return onDiscussion(webhook,settings)
case"discussion_comment":return onDiscussionComment(webhook,settings)
case"issues":return onIssue(webhook,settings)
case"pull_request":case"pull_request_target":return onPullRequest(webhook,settings)
case"workflow_run":return onWorkflowRun(webhook,settings)
case"workflow_dispatch":case"repository_dispatch":return onDispatch(webhook,settings)
case"schedule":return onSchedule(webhook,settings)
case"push":return onPush(webhook,settings)
case"other":return onOther(webhook,settings)
default:return(0,fault.HB)(webhook)}}const nothing={kind:"none",id:0,nodeId:void 0}
const nowhere={thread:{type:"none"},answer:{kind:"none"},item:nothing}
function onWorkflowRun(webhook,settings){const{workflow_run:run,repository:repository}=webhook
if(run.conclusion!=="failure")return(0,trigger_trigger.PP)(`the run ended in ${run.conclusion}, not in failure`)
if(run.head_repository?.id!==repository.id)return(0,trigger_trigger.PP)("the run belongs to a fork")
const branch=run.head_branch??""
const isOwnBranch=settings.branchPrefix===void 0?(0,own_branch_name.k)(branch):branch.startsWith(settings.branchPrefix)
const pull=run.pull_requests.find(({head:head,base:base})=>head.repo?.id===repository.id&&base.repo.id===repository.id)
if(!isOwnBranch&&!pull)return(0,trigger_trigger.PP)("the run belongs neither to a branch of the agent nor to a pull request")
return{status:"matched",kind:"ci-failure",event:webhook.kind,repositoryId:repository.id,thread:pull?{type:"pull_request",number:pull.number}:{type:"none"},answer:{kind:pull?"comment":"none"},item:{kind:"workflow-run",id:run.id,nodeId:void 0},actors:upstream(webhook),request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repository.id,webhook.kind,run.id,run.run_attempt),createdAt:run.updated_at,headSha:run.head_sha,headRepositoryId:run.head_repository.id,run:{id:run.id,name:run.name??"",attempt:run.run_attempt,url:run.html_url,branch:branch,isOwnBranch:isOwnBranch}}}function upstream({workflow_run:{actor:first,triggering_actor:last},sender:sender}){const ghost={login:"ghost",id:0,type:"Unknown"}
return[(0,mention.eN)(first??ghost,"upstream actor"),...last&&last.id!==first?.id?[(0,mention.eN)(last,"triggering actor")]:[],...[first?.id,last?.id].includes(sender.id)?[]:[(0,mention.eN)(sender,"sender")]]}function onDispatch(webhook,settings){const given=(webhook.kind==="workflow_dispatch"?webhook.inputs:webhook.client_payload)?.prompt
const said=typeof given==="string"?given:void 0
const prompt=settings.prompt?.trim()||said||settings.prompt
return plain(webhook,{...settings,prompt:prompt},[settings.runId??0])}function onPush(webhook,settings){if(webhook.deleted)return(0,trigger_trigger.PP)("the push deletes a branch")
const trigger=plain(webhook,settings,[webhook.ref,webhook.after])
return trigger.status==="ignored"?trigger:{...trigger,headSha:webhook.after}}function onSchedule(webhook,settings){if(!settings.prompt)return(0,trigger_trigger.PP)('"schedule" starts a run only with a prompt')
const repositoryId=webhook.repository?.id??settings.repositoryId??0
return{status:"matched",kind:"schedule",event:webhook.kind,...nowhere,repositoryId:repositoryId,actors:[],request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repositoryId,webhook.kind,webhook.schedule??"",settings.runId??0)}}function onOther(webhook,settings){const{eventName:eventName,action:action,payload:payload}=webhook
const name=action===void 0?`"${eventName}"`:`"${eventName}" ${action}`
if((0,event_file.OF)(eventName,action))return(0,trigger_trigger.PP)(`${name} starts no run, because only new texts and failed runs do`)
if(!settings.prompt)return(0,trigger_trigger.PP)(`${name} starts a run only with a prompt`)
const parsed=(0,payload_webhook.anyPayload)().safeParse(payload)
if(!parsed.success)throw(0,payload_webhook.notItsPayload)(eventName,parsed.error)
const{issue:issue,pull_request:pull,discussion:discussion,...rest}=parsed.data
const item=pull??issue??discussion
const when=item&&(item.updated_at??item.created_at)
const parts=item&&when?[item.id,action??"",when]:[action??"",settings.runId??0]
const trigger=plain({...rest,kind:eventName},settings,parts)
if(trigger.status==="ignored"||!item||!when)return trigger
return{...trigger,...placeOf(parsed.data),createdAt:when}}function placeOf({issue:issue,pull_request:pull,discussion:discussion}){if(pull){const item={kind:"pull-request",id:pull.id,nodeId:pull.node_id}
return{...inPull(pull),answer:{kind:"comment"},item:item}}if(discussion){const{number:number,id:id,node_id:nodeId}=discussion
const item={kind:"discussion",id:id,nodeId:nodeId}
const thread={type:"discussion",number:number}
return{thread:thread,snapshot:(0,trigger_trigger.eY)(discussion),...answerIn(discussion),item:item}}if(!issue)return{}
return{thread:{type:issue.pull_request?"pull_request":"issue",number:issue.number},snapshot:(0,trigger_trigger.eY)(issue),answer:{kind:"comment"},item:{kind:"issue",id:issue.id,nodeId:issue.node_id}}}function plain({kind:kind,repository:repository,sender:sender},settings,parts){if(!settings.prompt)return(0,trigger_trigger.PP)(`"${kind}" starts a run only with a prompt`)
if((0,mention.NP)(sender,settings))return(0,trigger_trigger.PP)("the agent did it itself")
return{status:"matched",kind:"automation",event:kind,...nowhere,repositoryId:repository.id,actors:[(0,mention.eN)(sender,"sender")],request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repository.id,kind,...parts)}}}),24776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58908)
var _state_remote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(93804)
const DAY_MS=864e5
const CLOSED_DAYS=7
const TASK_DAYS=30
async function sweep(options,keep){const{remote:remote,git:git}=options
const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const done=[]
for(const[ref,tip]of tips)if(await isDone(options,ref))done.push([ref,tip])
const leaving=[]
for(const[ref]of done)leaving.push({name:stateOf(ref),commit:await remote.fetch(ref),git:git})
if(leaving.length>0)await keep(leaving)
const gone=[]
for(const[ref,tip]of done)if(await remote.move(ref,"",tip)==="moved")gone.push(ref)
return gone}function stateOf(ref){const short=ref.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(short))return`threads/${short}`
return short.replace(/^task-/,"tasks/")}async function isDone(options,ref){const[,number]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref)??[]
if(number!==void 0)return isClosed(options,Number(number))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref)&&isOld(options,ref)}const Thread=zod__WEBPACK_IMPORTED_MODULE_5__.object({state:zod__WEBPACK_IMPORTED_MODULE_5__.string(),closed_at:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})
async function isClosed({github:github,repository:repository,now:now},number){const{owner:owner,name:repo}=repository
try{const route="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:state,closed_at:time}=Thread.parse((await github.request(route,{owner:owner,repo:repo,issue_number:number})).data)
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===410)return!0
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=zod__WEBPACK_IMPORTED_MODULE_5__.object({repository:zod__WEBPACK_IMPORTED_MODULE_5__.object({discussion:zod__WEBPACK_IMPORTED_MODULE_5__.object({closedAt:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options},keep=async()=>{}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place},keep))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(temp,{recursive:!0})
const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,"deckhand-sweep-"))
const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"state.git")
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.xJ)(gitDir)
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:!0,force:!0})}}}),89925:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _github_write_state_envelope_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5662)
var _github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(24776)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94869)
var _ledger_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(99217)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1539)
var _thread_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(65870)
async function removeClosed(place){const{github:github,job:job,world:world}=place
const sweep={github:github,repository:job.repository,now:world.now(),...statePlace({job:job,world:world})}
try{const gone=await(0,_github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_4__.ds)(sweep,leaving=>keepTotals(place,leaving))
if(gone.length>0)(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`Removed the saved state of closed threads: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.U9)(gone.length,"state")}.`)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The saved state of closed threads could not be checked. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error).message}`)}}async function keepTotals(place,leaving){const{repositoryId:repositoryId,world:world}=place
const keys=(0,_github_write_state_envelope_js__WEBPACK_IMPORTED_MODULE_3__.OX)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)??"",repositoryId)
const states=await Promise.all(leaving.map(async({git:git,name:name,commit:commit})=>{const read=await(0,_github_write_state_envelope_js__WEBPACK_IMPORTED_MODULE_3__.un)(git,commit,{repositoryId:repositoryId,name:name},keys)
return read.status==="found"?(0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Q0)(file=>read.files.get(_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_7__.H3+file)?.toString()):[]}))
await(0,_thread_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__.mG)(place,ledger=>(0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Vd)(ledger,states.flat()))}function statePlace({job:job,world:world}){return{temp:job.temp,remote:{url:`${job.repositoryUrl}.git`,token:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"github-token")??""},environment:(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)}}}),93948:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{sweep:()=>sweep_sweep})
var external_node_crypto_=__webpack_require__(77598)
var schemas=__webpack_require__(28942)
var connect=__webpack_require__(93160)
var console=__webpack_require__(54995)
var file_commands=__webpack_require__(46101)
var inputs=__webpack_require__(87233)
var list_query=__webpack_require__(15472)
var raw_input=__webpack_require__(48142)
var trigger_settings=__webpack_require__(79235)
var summary=__webpack_require__(13834)
var port=__webpack_require__(95164)
var webhook=__webpack_require__(583)
var trigger_of=__webpack_require__(21207)
const Reactions=schemas.object({total_count:schemas.number()}).readonly().optional()
const SweptText=schemas.object({user:webhook.Account,body:schemas.string(),created_at:schemas.string(),updated_at:schemas.string(),reactions:Reactions})
function isInTime(time,{since:since,until:until}){return Date.parse(time)>=since.getTime()&&Date.parse(time)<=until.getTime()}function isUnedited({created_at:created_at,updated_at:updated_at}){return created_at===updated_at}function callOf(eventName,{user:sender,reactions:reactions},facts,{repository:repository,settings:settings}){const trigger=(0,trigger_of.triggerOf)((0,webhook.parseWebhook)({eventName:eventName,payload:{...facts,repository:repository,sender:sender}}),settings)
const isCall=trigger.status==="matched"&&trigger.kind!=="automation"
return isCall?[{trigger:withoutHead(trigger),sign:reactions?.total_count===0?"none":"own"}]:[]}function withoutHead({headSha:_,...trigger}){return trigger}function oldestFirst(calls){const time=({trigger:trigger})=>Date.parse(trigger.createdAt??"")
return[...new Map(calls.map(call=>[call.trigger.key,call])).values()].sort((a,b)=>time(a)-time(b))}const SweptThread=schemas.object({number:schemas.number().int(),locked:schemas.boolean().default(!1),pull_request:schemas.unknown().optional(),labels:schemas.array(schemas.union([schemas.string(),schemas.object({name:schemas.string().nullish()})])).default([]),assignees:schemas.array(schemas.object({login:schemas.string()})).nullish()})
const said=`id databaseId body url createdAt lastEditedAt authorAssociation\n  author{__typename login ... on User{databaseId} ... on Bot{databaseId}}`
const query=`query Discussions($owner:String!,$name:String!,$order:DiscussionOrder!){repository(owner:$owner,name:$name){\n  discussions(first:50,orderBy:$order){nodes{${said} number title updatedAt locked\n    comments(last:50){nodes{${said} replies(last:20){nodes{${said}}}}}\n  }}\n}}`
const Author=schemas.object({__typename:schemas.string(),login:schemas.string(),databaseId:schemas.number().nullish()}).nullable()
const written={id:schemas.string(),databaseId:schemas.number(),body:schemas.string(),url:schemas.string(),createdAt:schemas.string(),lastEditedAt:schemas.string().nullable(),authorAssociation:schemas.string(),author:Author}
const Said=schemas.object(written)
const Top=schemas.object({...written,replies:schemas.object({nodes:schemas.array(Said.nullable())})})
const SweptDiscussion=schemas.object({...written,number:schemas.number(),title:schemas.string(),updatedAt:schemas.string(),locked:schemas.boolean(),comments:schemas.object({nodes:schemas.array(Top.nullable())})})
const Reply=schemas.object({repository:schemas.object({discussions:schemas.object({nodes:schemas.array(SweptDiscussion.nullable())})})})
async function recentDiscussions(client,{owner:owner,name:name},since){const order={field:"UPDATED_AT",direction:"DESC"}
const{nodes:nodes}=Reply.parse(await client.graphql(query,{owner:owner,name:name,order:order})).repository.discussions
return nodes.filter(one=>one!==null).filter(({updatedAt:updatedAt})=>Date.parse(updatedAt)>=since.getTime())}function discussionCalls(all,window){return all.filter(({locked:locked})=>!locked).flatMap(one=>callsIn(one,window))}function callsIn(one,window){const discussion={...headOf(one),number:one.number,title:one.title,state:"open",locked:one.locked}
const replies=one.comments.nodes.flatMap(top=>[top,...top?.replies.nodes??[]])
const comments=replies.filter(comment=>comment!==null).filter(isNew(window))
return[...[one].filter(isNew(window)).flatMap(head=>call("discussion",head,{discussion:discussion},window)),...comments.flatMap(said=>call("discussion_comment",said,{discussion:discussion,comment:headOf(said)},window))]}function isNew(window){return({createdAt:createdAt,lastEditedAt:lastEditedAt})=>lastEditedAt===null&&isInTime(createdAt,window)}function call(eventName,{author:author},facts,window){const user=accountOf(author)
return user?callOf(eventName,{user:user},{...facts,action:"created"},window):[]}function headOf({id:id,databaseId:databaseId,body:body,url:url,createdAt:createdAt,authorAssociation:authorAssociation,author:author}){return{id:databaseId,node_id:id,body:body,html_url:url,user:accountOf(author),author_association:authorAssociation,created_at:createdAt,updated_at:createdAt}}function accountOf(author){if(!author||author.databaseId==null)return null
const{__typename:type,login:login,databaseId:id}=author
return{type:type,id:id,login:type==="Bot"?`${login}[bot]`:login}}const Left=schemas.object({user:schemas.object({id:schemas.number()}).nullable(),created_at:schemas.string()})
const Reaction=schemas.object({...Left.shape,content:schemas.string()})
const ENDS=["confused","hooray","+1","thumbs_up"]
const SIGNS=["eyes",...ENDS]
async function isHandled(client,{item:item,thread:thread},{ownId:ownId,isRepeated:isRepeated,since:since}){const signs=isRepeated?ENDS:SIGNS
if(thread.type==="none")return!0
if(isNode(item))return(await readNode(client,item.nodeId)).signs.some(sign=>signs.includes(sign))
const isOurs=({user:user,created_at:time})=>(ownId===void 0||user?.id===ownId)&&(since===void 0||Date.parse(time)>=Date.parse(since))
const{items:items}=await reactionsOn(client,item,thread.number)
const given=items.map(reaction=>Reaction.parse(reaction)).filter(isOurs)
const isSign=content=>signs.includes(content)&&(content!=="+1"||ownId!==void 0)
if(given.some(({content:content})=>isSign(content)))return!0
if(since===void 0||isRepeated)return!1
const place={issue_number:thread.number,since:since}
const{items:comments}=await(0,port.n)(client,"/issues/{issue_number}/comments",place)
return comments.map(comment=>Left.parse(comment)).some(isOurs)}function reactionsOn(client,{kind:kind,id:id},number){const path={"issue-comment":"/issues/comments/{id}/reactions","review-comment":"/pulls/comments/{id}/reactions"}
return kind==="issue-comment"||kind==="review-comment"?(0,port.n)(client,path[kind],{id:id}):(0,port.n)(client,"/issues/{issue_number}/reactions",{issue_number:number})}const signsQuery=`query Edited($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){\n  issueOrPullRequest(number:$number){... on Issue{lastEditedAt} ... on PullRequest{lastEditedAt}}\n}}`
const SignsReply=schemas.object({repository:schemas.object({issueOrPullRequest:schemas.object({lastEditedAt:schemas.string().nullable()})})})
function isNode({kind:kind}){return kind==="review"||kind==="discussion"||kind==="discussion-comment"}const fields="lastEditedAt reactionGroups{content viewerHasReacted}"
const nodeQuery=`query Said($id:ID!){node(id:$id){\n  ... on PullRequestReview{${fields}}\n  ... on Discussion{${fields}}\n  ... on DiscussionComment{${fields}}\n}}`
const NodeReply=schemas.object({node:schemas.object({lastEditedAt:schemas.string().nullable(),reactionGroups:schemas.array(schemas.object({content:schemas.string(),viewerHasReacted:schemas.boolean()})).nullable()})})
async function readNode(client,id){const{node:node}=NodeReply.parse(await client.graphql(nodeQuery,{id:id}))
const ours=(node.reactionGroups??[]).filter(({viewerHasReacted:viewerHasReacted})=>viewerHasReacted)
return{isEdited:node.lastEditedAt!==null,signs:ours.map(({content:content})=>content.toLowerCase())}}async function isEdited(client,{owner:owner,name:name},{item:item,thread:thread,createdAt:createdAt=""}){if(isNode(item))return(await readNode(client,item.nodeId)).isEdited
if(item.kind!=="issue"&&item.kind!=="pull-request"||thread.type==="none")return!1
const reply=SignsReply.parse(await client.graphql(signsQuery,{owner:owner,name:name,number:thread.number}))
const{lastEditedAt:time}=reply.repository.issueOrPullRequest
return time!==null&&!(Date.parse(time)<Date.parse(createdAt))}var still_asked=__webpack_require__(50383)
var mention=__webpack_require__(44855)
const Comment=schemas.object({...SweptText.shape,issue_url:schemas.string()})
const PAGES=5
async function recentThreads(client,since){return threadsIn(client,{since:since.toISOString()},PAGES)}async function labelledThreads(client,label){return threadsIn(client,{labels:label},1)}async function threadsIn(client,asked,most){const order={state:"all",sort:"updated",direction:"desc",...asked}
const{items:items}=await(0,port.n)(client,"/issues",order,{most:most})
return items.map(listed=>{const{number:number,locked:locked,pull_request:pull_request,labels:labels,assignees:assignees}=SweptThread.parse(listed)
const names=labels.map(label=>typeof label==="string"?label:label.name??"")
const place={number:number,isLocked:locked,isPull:pull_request!==void 0}
return{...place,labels:names,assignees:(assignees??[]).map(({login:login})=>login),listed:listed}})}async function recentCalls(client,all,window){const threads=all.filter(({isLocked:isLocked})=>!isLocked)
const[inComments,inPulls,claims]=await Promise.all([commentCalls(client,threads,window),pullCalls(client,threads,window),claimCalls(client,threads,window)])
const inIssues=threads.flatMap(({isPull:isPull,listed:listed})=>{const issue=SweptText.safeParse(listed).data
if(!issue||isPull||!isInTime(issue.created_at,window))return[]
return callOf("issues",issue,{action:"opened",issue:listed},window)})
return[...inComments,...inIssues,...inPulls,...claims]}async function commentCalls(client,threads,window){const order={sort:"created",direction:"desc",since:window.since.toISOString()}
const{items:items}=await(0,port.n)(client,"/issues/comments",order,{most:PAGES})
const byNumber=new Map(threads.map(thread=>[thread.number,thread]))
return items.flatMap(item=>{const comment=Comment.safeParse(item).data
const thread=byNumber.get(Number(comment?.issue_url.split("/").at(-1)))
if(!comment||!thread||!isUnedited(comment)||!isInTime(comment.created_at,window))return[]
return callOf("issue_comment",comment,{action:"created",issue:thread.listed,comment:item},window)})}const OnCode=schemas.object({...SweptText.shape,pull_request_url:schemas.string()})
const Review=schemas.object({user:webhook.Account.nullable(),body:schemas.string().nullish(),submitted_at:schemas.string().nullish()})
async function pullCalls(client,threads,window){const pulls=threads.filter(({isPull:isPull})=>isPull).slice(0,window.most)
if(pulls.length===0)return[]
const onCode=await commentsOnCode(client,window)
const found=await Promise.all(pulls.map(pull=>callsOnPull(client,pull,{onCode:onCode,window:window})))
return found.flat()}async function callsOnPull(client,{number:number,listed:listed},{onCode:onCode,window:window}){const text=SweptText.safeParse(listed).data
const reviews=await reviewsOn(client,number,window)
const comments=onCode.get(number)??[]
const isNew=text!==void 0&&isInTime(text.created_at,window)&&mayCall(text.body,window)
if(!isNew&&reviews.length+comments.length===0)return[]
const pull_request=await client.get("/pulls/{pull_number}",{pull_number:number})
return[...isNew?callOf("pull_request",text,{action:"opened",number:number,pull_request:pull_request},window):[],...reviews.flatMap(({user:user,review:review})=>callOf("pull_request_review",{user:user},{action:"submitted",review:review,pull_request:pull_request},window)),...comments.flatMap(comment=>{const written=OnCode.parse(comment)
return callOf("pull_request_review_comment",written,{action:"created",comment:comment,pull_request:pull_request},window)})]}async function commentsOnCode(client,window){const order={sort:"created",direction:"desc",since:window.since.toISOString()}
const{items:items}=await(0,port.n)(client,"/pulls/comments",order,{most:3})
const calls=items.filter(item=>{const comment=OnCode.safeParse(item).data
return comment&&isUnedited(comment)&&isInTime(comment.created_at,window)&&mayCall(comment.body,window)})
return Map.groupBy(calls,item=>Number(OnCode.parse(item).pull_request_url.split("/").at(-1)))}async function reviewsOn(client,number,window){const{items:items}=await(0,port.n)(client,"/pulls/{pull_number}/reviews",{pull_number:number},{most:3})
return items.flatMap(review=>{const{user:user,body:body,submitted_at:time}=Review.parse(review)
const isCall=user!==null&&time!=null&&isInTime(time,window)&&mayCall(body??"",window)
return isCall?[{user:user,review:review}]:[]})}function mayCall(text,{settings:{phrases:phrases}}){const lower=text.toLowerCase()
return phrases.some(phrase=>lower.includes(phrase.toLowerCase()))}async function claimCalls(client,all,window){const reviewers=await reviewersOf(client,all)
const threads=all.map(thread=>({...thread,reviewers:reviewers.get(thread.number)??[]}))
const claimed=threads.filter(thread=>claimsOn(thread,window).length>0).slice(0,window.most)
return(await Promise.all(claimed.map(thread=>claimsAsCalls(client,thread,window)))).flat()}const Pull=schemas.object({number:schemas.number(),requested_reviewers:schemas.array(webhook.Account).nullish()})
async function reviewersOf(client,threads){if(!threads.some(({isPull:isPull})=>isPull))return new Map
const order={state:"open",sort:"updated",direction:"desc"}
const{items:items}=await(0,port.n)(client,"/pulls",order,{most:5})
const pulls=items.map(item=>Pull.parse(item))
return new Map(pulls.map(pull=>[pull.number,(pull.requested_reviewers??[]).map(({login:login})=>login)]))}function claimsOn({labels:labels,assignees:assignees,reviewers:reviewers},{settings:settings}){const{label:label,approveLabel:approveLabel,rejectLabel:rejectLabel,assignee:assignee,own:own}=settings
const put=[label,approveLabel,rejectLabel].filter(name=>labels.some(one=>isSame(one,name)))
const among=names=>[assignee,own?.login].filter(name=>names.some(one=>isSame(one,name)))
return[...put.map(deed("labeled",({label:label})=>label?.name)),...among(assignees).map(deed("assigned",({assignee:assignee})=>assignee?.login)),...among(reviewers).map(deed("review_requested",({requested_reviewer:one})=>one?.login))]}function deed(what,nameIn){return name=>event=>event.event===what&&isSame(nameIn(event),name)}function isSame(one,other){return!!one&&!!other&&(0,mention.Av)(one,other)}async function claimsAsCalls(client,thread,window){const{number:number}=thread
const events=await(0,still_asked.Wu)(client,number,{most:5})
const done=claimsOn(thread,window).flatMap(isIt=>events.findLast(isIt)??[])
const found=done.filter(({created_at:time})=>isInTime(time,window))
if(found.length===0)return[]
const pull=thread.isPull?await client.get("/pulls/{pull_number}",{pull_number:number}):void 0
return found.flatMap(event=>callBy(event,{thread:thread,pull:pull},window))}function callBy(event,{thread:thread,pull:pull},window){const{event:action,created_at:updated_at,label:label,assignee:assignee,requested_reviewer:requested_reviewer}=event
const user=(0,still_asked.gx)(event)
if(!user)return[]
const facts={action:action,number:thread.number,label:label,assignee:assignee,requested_reviewer:requested_reviewer}
const found=pull?callOf("pull_request",{user:user},{...facts,pull_request:{...pull,updated_at:updated_at}},window):callOf("issues",{user:user},{...facts,issue:{...Object(thread.listed),updated_at:updated_at}},window)
return found.map(({trigger:trigger})=>({trigger:trigger,sign:signOf(action,trigger)}))}function signOf(event,{kind:kind}){if(event==="review_requested")return"shared"
return kind==="mention"?"own":"none"}var own_account=__webpack_require__(71762)
var reaction=__webpack_require__(3549)
var state_manifest=__webpack_require__(21843)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var acknowledge=__webpack_require__(12384)
var who_may=__webpack_require__(22440)
var answer=__webpack_require__(8880)
var run_ledger=__webpack_require__(99217)
var closed_threads=__webpack_require__(89925)
var ledger_store=__webpack_require__(65870)
var github_client=__webpack_require__(44463)
var state_file=__webpack_require__(78428)
var sweep=__webpack_require__(24776)
var unpublished=__webpack_require__(85831)
var state=__webpack_require__(54267)
const DAYS=3
async function openSweep(world,connection,most){const{job:job,leaks:leaks}=connection
const isKept=(0,raw_input.JR)(world.env,"state-store")!=="none"
const kept=isKept?await(0,sweep.CZ)((0,closed_threads.statePlace)({job:job,world:world})):new Set
const client=(0,github_client.n)(connection.github,job.repository)
const repository=await client.get("")
const since=new Date(world.now().getTime()-DAYS*864e5)
const threads=await recentThreads(client,since)
const discussions=await recentDiscussions(client,job.repository,since).catch(error=>{(0,console.printNotice)(`Discussions could not be checked. ${(0,fault.ec)(error).message}`)
return[]})
const{id:repositoryId}=webhook.Repository.parse(repository)
const read=async number=>{const found=await((0,state.Ch)({world:world,job:job,leaks:leaks,name:(0,state_file.QY)(number),repositoryId:repositoryId})?.read())
if(found?.status!=="found")return
return{manifest:found.manifest,pendingReport:(0,unpublished.qF)(found.files.get(unpublished.f))}}
const known=new Map
return{world:world,connection:connection,repositoryId:repositoryId,threads:threads,discussions:discussions,since:since,most:most,client:client,repository:repository,async keptOf(number){if(!kept.has(number))return
const found=known.get(number)??read(number)
known.set(number,found)
return found}}}var comment_now=__webpack_require__(1659)
var approval_proposal=__webpack_require__(54552)
var render_proposal=__webpack_require__(685)
var comment_comment=__webpack_require__(60593)
var discussion=__webpack_require__(18970)
var inline_code=__webpack_require__(62423)
var admit_labels=__webpack_require__(33365)
var approval_comment=__webpack_require__(38833)
var run_comment=__webpack_require__(24380)
var own_comments=__webpack_require__(29058)
async function tidy(lookout,decided){const done=[]
for(const found of await tidy_threadsIn(lookout)){const thread={...found,isDecided:decided.has(found.number)}
try{const kept=await lookout.keptOf(thread.number)
if(kept)done.push(...await tidyOne(lookout,thread,kept))}catch(error){(0,console.printNotice)(`#${thread.number} could not be looked at. ${(0,fault.ec)(error).message}`)}}return done}async function tidy_threadsIn({client:client,threads:threads,discussions:discussions,most:most}){const waiting=await labelledThreads(client,admit_labels.uE)
const talks=discussions.map(({number:number})=>({number:number,labels:[]}))
const all=[...waiting,...threads,...talks]
return[...new Map(all.map(thread=>[thread.number,thread])).values()].slice(0,most)}async function tidyOne(lookout,{number:number,labels:labels,isDecided:isDecided},kept){const{manifest:manifest}=kept
const done=[]
if(await endUntold(lookout,number,kept))done.push(`#${number}: the result of its run was missing, and is reported now.`)
if(await endLostRun(lookout,number,manifest))done.push(`#${number}: its run is lost, and its comment says so now.`)
if(isDecided||lookout.world.now().getTime()<untilOf(manifest))return done
if(await endApproval(lookout,number,manifest))done.push(`#${number}: nobody approved in time, and it says so now.`)
if(labels.includes(admit_labels.uE))await(0,approval_comment.C2)(lookout.connection,number,!1)
return done}function untilOf(manifest){const proposal=(0,state.sp)({manifest:manifest})
return Math.max(...(proposal?(0,approval_proposal.dz)(proposal):[]).map(({pending:pending})=>Date.parse(pending.expires)))}async function endUntold(lookout,number,{manifest:manifest,pendingReport:pendingReport}){if(manifest.lease!==null)return!1
const{runComment:runComment}=pendingReport??{}
if(!pendingReport||!await isGone(lookout,pendingReport.lease))return!1
const shown=runComment&&await leftComment(lookout,runComment)
if(!shown)return!1
const{connection:connection,world:world}=lookout
const at={env:world.env,thread:{type:"issue",number:number}}
if((0,own_comments.ui)(shown.body)){await(0,run_comment.F7)(connection,at,pendingReport)
return!0}const{runComment:_,...rest}=pendingReport
if(pendingReport.lease.run_id===connection.job.runId)await(0,run_comment.F7)(connection,at,rest)
return!1}async function isGone({world:world,connection:connection},lease){const{job:job}=connection
if(lease.run_id===job.runId)return lease.attempt<job.runAttempt
return world.now().getTime()>=Date.parse(lease.until)||(0,state.PU)(connection,lease)}function firstLine(body){return body.split(/\r?\n/)[0]??""}async function endLostRun(lookout,number,{lease:lease,comment_id:id,work:work}){const{connection:connection}=lookout
if(!lease||id===null)return!1
if(lease.run_id===connection.job.runId||!await isGone(lookout,lease))return!1
const left=await Promise.all(placesOf(lease,number,lookout).map(place=>leftComment(lookout,{id:id,place:place})))
const[working]=(0,prompts.J1)("working",{requester:"",run_url:"",progress:"",steering:""}).split("\n")
const shown=left.find(comment=>comment&&firstLine(comment.body)===working)
if(!shown)return!1
const kept=work?`, and its work up to ${work.commit.slice(0,7)} is on the branch ${(0,inline_code.aY)(work.branch)}`:""
const body=(0,prompts.J1)("sweep-lost-run",{run_url:lease.run_url,kept:kept,phrase:phraseOf(lookout)})
return rewrite(lookout,number,shown,body)}async function endApproval(lookout,number,manifest){const proposal=(0,state.sp)({manifest:manifest})
const items=proposal?(0,approval_proposal.dz)(proposal):[]
if(!proposal?.comment||items.length===0)return!1
const shown=await leftComment(lookout,{id:proposal.comment.id})
if(!shown||(0,approval_proposal.rr)(shown.body)!==proposal.comment.digest)return!1
const body=(0,prompts.J1)("sweep-expired",{until:new Date(untilOf(manifest)).toISOString().slice(0,16).replace("T"," "),actions:items.map(render_proposal.Gx).join("\n\n"),phrase:phraseOf(lookout)})
return rewrite(lookout,number,shown,body)}async function rewrite({world:world,connection:connection},number,comment,body){const{github:github,job:job,redact:redact}=connection
const trigger={thread:{type:"issue",number:number},key:`sweep ${comment.id}`}
const words=(0,own_comments.kN)({world:world,job:job,trigger:trigger},(0,own_comments.F8)(world.env,redact(body)))
return await(0,comment_comment.Iz)(github,job.repository,comment,words)==="done"}function phraseOf({world:world}){return(0,trigger_settings.phrasesOf)(world.env)[0]??""}async function leftComment({client:client,connection:{github:github}},{id:id,place:place={kind:"comment"}}){if(place.kind==="discussion"){const own=await(0,discussion.kJ)(github,place.discussionId,()=>!0)
const found=own.find(comment=>comment.id===id)
return found&&{place:place,...found}}const shown=await(0,comment_now.hF)(client,id,place.kind==="comment"?"issues":"pulls")
return shown?.isOnlyOurs?{id:id,place:place,body:shown.body}:void 0}function placesOf({key:key},number,{discussions:discussions}){const[,event=""]=key.split("/")
const below={kind:"comment"}
if(event==="pull_request_review_comment")return[{kind:"review-thread",commentId:0},below]
if(!event.startsWith("discussion"))return[below]
const inIt=discussions.filter(one=>one.number===number)
return inIt.map(({id:id})=>({kind:"discussion",discussionId:id,replyToId:void 0}))}const STARTERS=["schedule","workflow_dispatch"]
async function sweep_sweep(received,writePage){const world=onBehalfOfCallers(received)
const event=world.env.GITHUB_EVENT_NAME??""
if(!STARTERS.includes(event))return end(world,"skipped",`"${event}" starts no sweep, only a schedule does`)
const{"max-items":most,list:list,item:item}=(0,inputs.readInputsWithoutModel)(world.env)
if(list!==void 0&&list!=="calls")throw notCalls("list","`calls`")
if(item!==void 0&&(0,list_query.b8)(item)?.kind!=="call")throw notCalls("item","one of the output `matrix`")
const connection=(0,connect.N)(world)
const looking=await openSweep(world,connection,most)
const calls=await findUnanswered(looking)
const tidied=item===void 0?await tidyAll(looking,calls):[]
if(list!==void 0)return writeList(world,tidied,calls)
const first=await markFirst(connection,calls)
await tell(world,[...tidied,...calls.map(call=>call===first?`${nameOfCall(call)}: answered now.`:waits(call))])
if(first)return(0,answer.answer)(withoutItem(world),first,writePage)
if(calls.length>0)return end(world,"failed","No request could be marked as seen")
return end(world,"no-op",tidied[0]??(item===void 0?"No request was missed":"It has been answered"))}function notCalls(input,form){return new fault.vC("config",`With \`mode: sweep\`, the input \`${input}\` can only be ${form}.`,{hint:"See examples/sweep.yml."})}function onBehalfOfCallers(world){return{...world,env:{...world.env,GITHUB_TRIGGERING_ACTOR:void 0}}}function withoutItem(world){return{...world,env:{...world.env,INPUT_ITEM:void 0}}}async function tidyAll(looking,calls){const{connection:connection,world:world}=looking
const decisions=calls.filter(({kind:kind})=>kind==="decision")
const numbers=decisions.flatMap(({thread:thread})=>thread.type==="none"?[]:[thread.number])
const tidied=await tidy(looking,new Set(numbers))
if((0,raw_input.JR)(world.env,"state-store")==="none")return tidied
await readFeedback(looking)
await(0,closed_threads.removeClosed)({...connection,world:world,repositoryId:looking.repositoryId})
return tidied}async function writeList({env:env},tidied,calls){const lines=calls.map(call=>`${nameOfCall(call)}: waits for the next job.`)
await tell({env:env},[...tidied,...lines])
const outcome=calls.length+tidied.length>0?"answered":"no-op"
const reason=`Found ${(0,lib_text.U9)(calls.length,"request")} without an answer`;(0,console.printNotice)(`${reason}.`);(0,file_commands.Kn)(env,{outcome:outcome,reason:reason,count:calls.length,matrix:(0,list_query.lQ)(calls.map(callItem))})
return 0}async function markFirst(connection,calls){for(const call of calls)if(await mark(connection,call))return call
return}async function mark({github:github,job:job},trigger){const place=(0,acknowledge.Ko)(trigger)
try{if(place)await(0,reaction.wv)(github,job.repository,place,"eyes")
return place!==void 0}catch(error){(0,console.printNotice)(`${nameOfCall(trigger)} was skipped. ${(0,fault.ec)(error).message}`)
return!1}}async function tell({env:env},lines){if(lines.length===0)return
for(const line of lines)(0,console.printNotice)(line)
await(0,summary.S)(env,(0,prompts.J1)("sweep",{lines:lines.map(line=>`- ${line}`).join("\n")}))}function waits(call){return`${nameOfCall(call)}: waits for the next sweep, or is taken up by this one if it is on the same thread.`}function end({env:env},outcome,reason){(0,console.printNotice)(reason);(0,file_commands.Kn)(env,{outcome:outcome,reason:reason})
return outcome==="failed"?1:0}const MINUTE_MS=6e4
const MINUTES_OF_GRACE=10
async function findUnanswered(lookout){const{world:world,client:client,threads:threads,discussions:discussions,repository:repository,since:since,most:most}=lookout
const isWanted=wantedIn(world.env)
const own=await(0,own_account.jU)(client)
const now=world.now().getTime()
const window={repository:repository,settings:{...(0,trigger_settings.triggerSettings)(world.env),own:own},until:new Date(now-MINUTES_OF_GRACE*MINUTE_MS),since:since,most:most}
const calls=oldestFirst([...await recentCalls(client,threads,window),...discussionCalls(discussions,window)])
const refusals=new Map
const found=[]
for(const call of calls){if(found.length===most)break
if(!isWanted(call.trigger))continue
if(await isWaiting(lookout,call,{ownId:own?.id,refusals:refusals}).catch(leftAlone(call)))found.push(call.trigger)}return found}function leftAlone({trigger:{key:key}}){return error=>{(0,console.printNotice)(`A request was skipped (${key}). ${(0,fault.ec)(error).message}`)
return!1}}async function isWaiting(lookout,call,{ownId:ownId,refusals:refusals}){const{world:world,connection:connection,client:client,keptOf:keptOf}=lookout
const{trigger:trigger,sign:sign}=call
const{thread:thread,kind:kind,actors:actors,key:key,createdAt:createdAt}=trigger
if(thread.type==="none"||(0,mention.Nl)(trigger,(0,raw_input.JR)(world.env,"prompt")))return!1
const who=`${kind} ${actors.map(({id:id,login:login})=>id??login)}`
const refusal=refusals.get(who)??(0,who_may.f)(world,connection,trigger)
refusals.set(who,refusal)
if(await refusal!==void 0)return!1
const{job:job}=connection
const isRepeated=job.runAttempt>1&&(0,raw_input.JR)(world.env,"state-store")!=="none"
const since=sign==="shared"&&(0,raw_input.JR)(world.env,"comment-mode")!=="none"?createdAt:void 0
if(sign!=="none"&&await isHandled(client,trigger,{ownId:ownId,isRepeated:isRepeated,since:since}))return!1
const manifest=(await keptOf(thread.number))?.manifest
const isHeld=manifest?.lease?.key===key&&manifest.lease.run_id!==job.runId
if(manifest&&((0,state_manifest.oy)(key,manifest)??isHeld))return!1
return!await isEdited(client,job.repository,trigger)}function callItem(trigger){const title=(0,lib_text.TN)(trigger.snapshot?.title??"",100)
return{item:nameOfCall(trigger),kind:"call",title:title,key:keyOfCall(trigger)}}function keyOfCall({key:key}){return`call-${(0,external_node_crypto_.createHash)("sha256").update(key).digest("hex").slice(0,32)}`}function wantedIn(env){const item=(0,raw_input.JR)(env,"item")
const wanted=item===void 0?void 0:(0,list_query.b8)(item)
return trigger=>item===void 0||wanted?.kind==="call"&&wanted.key===keyOfCall(trigger)}function nameOfCall({thread:thread,item:item,claim:claim}){const number=thread.type==="none"?"":`#${thread.number}`
if(claim)return`${number}, ${claim.kind} ${claim.name}`
const isWhole=item.kind==="issue"||item.kind==="pull-request"||item.kind==="discussion"
return isWhole?number:`${number}, ${item.kind.replace("issue-","").replace("-"," ")} ${item.id}`}const sweep_DAYS=14
const sweep_Comment=schemas.object({html_url:schemas.string(),body:schemas.string().nullish(),reactions:schemas.object({"+1":schemas.int(),"-1":schemas.int()}).optional()})
async function readFeedback({client:client,connection:connection,world:world,repositoryId:repositoryId}){const since=new Date(world.now().getTime()-sweep_DAYS*864e5).toISOString()
const order={sort:"updated",direction:"desc",since:since}
try{const{items:items}=await(0,port.n)(client,"/issues/comments",order,{most:5})
const found=Object.fromEntries(items.flatMap(feedbackOn))
if(Object.keys(found).length===0)return
await(0,ledger_store.mG)({...connection,world:world,repositoryId:repositoryId},ledger=>(0,run_ledger.Am)(ledger,found))}catch(error){(0,console.printNotice)(`The reactions to comments could not be saved. ${(0,fault.ec)(error).message}`)}}function feedbackOn(item){const{html_url:url,body:body,reactions:reactions}=sweep_Comment.parse(item)
if(!body?.includes("\x3c!-- deckhand:answer ")||!reactions)return[]
const{"+1":up,"-1":down}=reactions
return up+down>0?[[url,{up:up,down:down}]]:[]}}),65870:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>LEDGER,mG:()=>changeLedger,th:()=>LEDGER_FILE})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _ledger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99217)
var _state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54267)
const LEDGER={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const LEDGER_FILE="work/ledger.json"
const ATTEMPTS=10
const PAUSE_MS=300
async function changeLedger(place,change){const{sleep:sleep,newId:newId,random:random,signal:signal}=place.world
for(let attempt=1;attempt<=ATTEMPTS;attempt+=1){const store=(0,_state_js__WEBPACK_IMPORTED_MODULE_5__.Ch)({...place,name:LEDGER})
if(!store)return
const found=await store.read()
const before=ledgerIn(found)
const next=JSON.stringify(change(before))
if(next===JSON.stringify(before))return
const bytes=Buffer.from(next)
const manifest=found.status==="found"?found.manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__.yz)(newId())
const files=[{path:LEDGER_FILE,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.sc)(bytes),read:()=>bytes}]
if((await store.write({manifest:manifest,files:files})).status==="saved")return
await sleep(PAUSE_MS*attempt*random(),signal)}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:trigger,...run},record){try{await changeLedger({...run,repositoryId:trigger.repositoryId},ledger=>(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Yq)(ledger,record))}catch(error){const{message:message}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
if(!/\b403\b|denied/.test(message))(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`This run is not in the totals of \`show --costs\`. ${message}`)}}function ledgerIn(found){return found.status==="found"?readLedger(found.files.get(LEDGER_FILE)?.toString()):_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv}function readLedger(text){try{return text===void 0?_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv:_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Oc.parse(JSON.parse(text))}catch(cause){const hint=`Delete the ref ${LEDGER.ref} to begin the totals again.`
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs are damaged, or were written by another version.",{hint:hint,cause:cause})}}})}

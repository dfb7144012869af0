export const id=6236
export const ids=[6236]
export const modules={46236:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{triggerOf:()=>triggerOf})
var fault=__webpack_require__(98664)
var own_branch_name=__webpack_require__(43673)
var event_file=__webpack_require__(98625)
var payloads=__webpack_require__(41931)
var read_webhook=__webpack_require__(17334)
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
return{...{status:"matched",...what},event:kind,repositoryId:repository.id,request:request,hidden:hidden,actors:actors,createdAt:created_at}}var review=__webpack_require__(12322)
function onIssue(webhook,settings){const{action:action,issue:issue,label:label,assignee:assignee}=webhook
const subject={webhook:webhook,settings:settings,item:issue,place:inThread("issue",issue),kind:"issue"}
if(action==="labeled")return labelled(subject,label?.name)
if(action==="assigned")return chosen(subject,assignee,"assignment")
if(action==="edited"&&!addsCall(webhook,settings))return(0,trigger_trigger.PP)("the edit adds no mention to the text")
return opened(subject)}function onPullRequest(webhook,settings){const{action:action,pull_request:pull,label:label,requested_reviewer:requested_reviewer}=webhook
const subject={webhook:webhook,settings:settings,item:pull,place:inPull(pull),kind:"pull-request"}
if(action==="labeled")return labelled(subject,label?.name)
if(action==="review_requested")return chosen(subject,requested_reviewer,"review-request")
if((0,review.dF)(settings)&&(0,review.gq)(action))return(0,review.CK)(pull)??by(subject,"review","sender")
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
return{status:"matched",kind:kind,answer:{kind:"comment"},event:webhook.kind,repositoryId:webhook.repository.id,createdAt:createdAt,...place,item:{kind:itemKind,id:item.id,nodeId:item.node_id}}}const nothing={kind:"none",id:0,nodeId:void 0}
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
const parsed=(0,payloads.V0)().safeParse(payload)
if(!parsed.success)throw(0,read_webhook.notItsPayload)(eventName,parsed.error)
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
return{status:"matched",kind:"automation",event:kind,...nowhere,repositoryId:repository.id,actors:[(0,mention.eN)(sender,"sender")],request:(0,mention.XE)(settings,""),key:(0,trigger_trigger.TN)(repository.id,kind,...parts)}}function triggerOf(webhook,settings){return(0,review.DL)(askedBy(webhook,settings),settings)}function askedBy(webhook,settings){switch(webhook.kind){case"issue_comment":return onIssueComment(webhook,settings)
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
default:return(0,fault.HB)(webhook)}}}),17334:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _payload_event_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98625)
var _payload_payloads_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(41931)
function readWebhook(input){return parseWebhook((0,_payload_event_file_js__WEBPACK_IMPORTED_MODULE_1__.j_)(input))}function parseWebhook({eventName:eventName,payload:payload}){const action=(0,_payload_event_file_js__WEBPACK_IMPORTED_MODULE_1__.qj)(payload)
if(!isKnown(eventName,action))return Object.freeze({kind:"other",eventName:eventName,action:action,payload:payload})
const parsed=_payload_payloads_js__WEBPACK_IMPORTED_MODULE_2__.eR[eventName]().safeParse(payload)
if(parsed.success)return Object.freeze({kind:eventName,...parsed.data})
throw notItsPayload(eventName,parsed.error)}function notItsPayload(eventName,cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The payload of the event ${eventName} is not what GitHub sends for it: ${firstIssue(cause)}.`,{hint:`Start this action with \`on: ${eventName}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:cause})}function isKnown(eventName,action){return Object.hasOwn(_payload_payloads_js__WEBPACK_IMPORTED_MODULE_2__.eR,eventName)&&(0,_payload_event_file_js__WEBPACK_IMPORTED_MODULE_1__.Qy)(eventName,action)}function firstIssue(error){const issue=error.issues[0]
return issue===void 0?"unknown shape":`${issue.path.join(".")||"the whole"}: ${issue.message}`}})}

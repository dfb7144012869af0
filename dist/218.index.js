export const id=218
export const ids=[218]
export const modules={1659:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
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
async function isHidden(client,nodeId){return Node.parse(await client.graphql(HIDDEN,{id:nodeId})).node?.isMinimized===!0}}),18311:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>judge,f:()=>whatChanged})
var _proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
function judge(facts){if(facts.whyNotAllowed!==void 0)return refused(facts.whyNotAllowed)
const chosen=choose(facts.proposal,facts.asked)
if(chosen.status==="refused"||facts.wasGood)return chosen
if(isTooEarly(facts,chosen.items))return refused("It was written before the actions were shown, so it does not count.")
return facts.asked.verdict==="reject"?chosen:judgeApproval(facts,chosen.items)}function judgeApproval(facts,items){const{asked:asked,mustNotBeRequester:mustNotBeRequester}=facts
if(mustNotBeRequester&&items.some(({pending:pending})=>isAmong(pending.requesters,asked.by)))return refused(`${asked.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const why=whyStale(facts,items)
return why===void 0?{status:"chosen",items:items}:{status:"stale",items:items,why:why}}function choose(proposal,{digest:digest}){if(!proposal)return refused("Nothing is waiting for approval here.")
const named=proposal.items.filter(({pending:pending})=>digest===void 0||(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.ol)(pending).startsWith(digest))
const open=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.dz)(proposal).filter(item=>named.includes(item))
if(open.length>0&&(digest===void 0||open.length===1))return{status:"chosen",items:open}
const used=named.find(({decision:decision})=>decision!==null)?.decision
if(used)return refused(`It was already ${used.verdict} by ${used.by}.`)
return refused(`No pending action has the digest ${digest}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:asked,comment:comment},items){const since=({shown:shown,pending:pending})=>Date.parse(shown??comment?.shownAt??pending.created)
return asked.at===void 0||!items.every(item=>Date.parse(asked.at??"")>since(item))}function isAmong(people,{login:login,id:id}){return people.some(person=>person.id===id||person.login.toLowerCase()===login.toLowerCase())}function whyStale({proposal:proposal,comment:comment,policy:policy,now:now,asked:asked},items){if(!comment||!proposal?.comment)return"The comment that showed it was deleted."
const isAsWritten=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.rr)(comment.body)===proposal.comment.digest
if(!isAsWritten||!comment.isOnlyOurs)return"The comment that showed it was edited."
const time=Math.max(now.getTime(),Date.parse(asked.at??""))
if(items.some(({pending:pending})=>!(time<Date.parse(pending.expires))))return"The request for approval had expired."
if(policy!==void 0&&items.some(({pending:pending})=>pending.policy!==policy))return"The rules for approvals have changed since then."
return}function whatChanged(items,now){const all=items.flatMap(({pending:pending})=>"intent"in pending?[]:[pending])
if(all.some(({conversation:conversation})=>conversation!==now.conversation))return"It belongs to another conversation."
const head=all.find(pending=>pending.head!==now.head)?.head
if(head!==void 0)return`The branch has moved from ${head.slice(0,7)} to ${now.head.slice(0,7)}.`
return all.some(({tree:tree})=>tree!==now.tree)?"The files are not the ones that were shown.":void 0}function refused(why){return{status:"refused",why:why}}}),8670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>markDecided,d:()=>checkDecision})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_comment_now_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1659)
var _github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(71760)
var _github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(50383)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(71762)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18311)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(54552)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(88135)
var _admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(93992)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(22440)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(54267)
async function checkDecision({world:world,github:github,job:job,trigger:trigger},memory,policy){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository)
const approvers=(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_13__.U)(world.env,(await(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_6__.jU)(client))?.id)
const sleep=ms=>world.sleep(ms,world.signal)
const proposal=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_14__.yX)({memory:memory,trigger:trigger})
const isApproval=trigger.decision?.verdict==="approve"
const[gated,comment,rejections]=await Promise.all([(0,_github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__.Gj)({client:client,settings:approvers.gate,sleep:sleep},trigger),proposal?.comment&&(0,_github_read_comment_now_js__WEBPACK_IMPORTED_MODULE_3__.hF)(client,proposal.comment.id),proposal&&isApproval&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.dz)(proposal).length>0?(0,_github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_5__.aE)(client,trigger.thread,{settings:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.triggerSettings)(world.env),since:shownAfter(proposal)}):[]])
const{decision:decision,createdAt:at,actors:actors}=trigger
const[by]=actors
if(!decision||!by)return{status:"refused",why:"Nobody has decided anything.",proposal:proposal,shownAt:void 0}
const facts={proposal:proposal,comment:comment??void 0,asked:{verdict:decision.verdict,digest:decision.digest,at:at,by:by},whyNotAllowed:gated.status==="denied"?gated.why:whyForgotten(memory,proposal),mustNotBeRequester:approvers.mustNotBeRequester,policy:policy,now:world.now(),wasGood:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_14__.fE)({memory:memory,trigger:trigger})}
const verdict=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)(facts)
const mayDecide=async actor=>{const settings={...approvers.gate,triggeringActor:void 0}
return(await(0,_github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__.Gj)({client:client,settings:settings,sleep:sleep},{...trigger,actors:[actor]})).status==="allowed"}
const why=await whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide})
const ruled=why===void 0?verdict:{status:"refused",why:why}
return{...ruled,proposal:proposal,shownAt:comment?.shownAt}}const GRACE_MS=10*6e4
function shownAfter(proposal){const created=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.dz)(proposal).map(({pending:pending})=>Date.parse(pending.created))
return new Date(Math.min(...created)-GRACE_MS)}async function whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide}){if(verdict.status==="refused"||facts.wasGood)return
for(const one of rejections){if(one.kind==="label")return opposed(one.by,` with the label ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(one.name)}`,facts)
const asked={verdict:"reject",digest:one.said.digest,at:one.at,by:one.by}
const rejected=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)({...facts,asked:asked})
const isAbout=({pending:pending})=>verdict.items.some(item=>item.pending===pending)
if(rejected.status==="refused"||!rejected.items.some(isAbout))continue
if(await mayDecide(one.by))return opposed(one.by.login," in a comment",facts)}return}function opposed(rejecter,where,{asked:asked}){const name=rejecter===void 0?"Somebody":(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(rejecter)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)("approval-opposed",{rejecter:name,where:where,approver:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(asked.by.login)})}function whyForgotten({isResumed:isResumed,notes:notes},proposal){return proposal===void 0&&!isResumed&&notes.size>0?[...notes].join(" "):void 0}async function markDecided({memory:memory,trigger:trigger,world:world},proposal,items,how){const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Q6)(proposal,items,{...how,by:(0,_admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_12__.Id)(trigger),at:world.now().toISOString()})
if(!await memory.settle((0,_thread_state_js__WEBPACK_IMPORTED_MODULE_14__.LY)(used)))throw notMarked()
printDecision(used,items)
return used}function notMarked(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:items},chosen){const ids=new Set(chosen.map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.TH)(pending)))
for(const{pending:pending,decision:decision}of items){if(!decision||!ids.has((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.TH)(pending)))continue
const kind="tool"in pending?"Action":"patch"in pending?"Change":"Intent";(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${kind} ${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.VK)(pending)} (${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Vb)(pending)}) was ${decision.verdict} by ${decision.by}.`)}}}),30218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{closePending:()=>closePending,continueUsedDecision:()=>continueUsedDecision,isUsedBefore:()=>isUsedBefore,refuseInvalidDecision:()=>refuseInvalidDecision})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54552)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60593)
var _github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(14966)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(88135)
var _admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(12384)
var _admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(93992)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(63501)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(29058)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(54267)
var _check_decision_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(8670)
async function refuseInvalidDecision(run,memory){if(isUsedBefore(memory,run.trigger.key))return
const ruling=await(0,_check_decision_js__WEBPACK_IMPORTED_MODULE_13__.d)(run,memory,void 0)
if(ruling.status!=="refused")return
await refuseDecision(run,memory,ruling.why)
return ruling.why}async function refuseDecision(run,memory,why){const{world:world,trigger:trigger}=run
const{github:github,job:job,redact:redact}=run;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(why)
await(0,_admit_acknowledge_js__WEBPACK_IMPORTED_MODULE_8__.B7)(run,trigger)
const rules={repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)}
const verdict=trigger.decision?.verdict==="reject"?"rejection":"approval"
const words=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-refused",{who:(0,_admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_9__.Id)(trigger),verdict:verdict,why:(0,_github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_4__._)(why,rules)})
if(trigger.thread.type==="none")return
try{const body=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_11__.kN)({world:world,job:job,trigger:trigger},redact(words))
const earlier=job.runAttempt>1?await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_11__.rA)(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_11__.Ab)(run)):void 0
const{url:url}=earlier??await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__.Gy)(github,job.repository,trigger.thread.number,body)
const answer={key:trigger.key,comment_url:url,outcome:"skipped",time:world.now().toISOString()}
if(memory.isResumed)await memory.close(manifest=>(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.$s)(manifest,answer))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The reason could not be posted on the thread. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message}`)}}function isUsedBefore(memory,key){const{cutOff:cutOff}=memory
if(cutOff?.key!==key)return!1
return(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_12__.sp)(memory)?.items.some(({decision:decision})=>decision&&decision.at>=cutOff.taken)===!0}async function continueUsedDecision(prepared){const{run:run,conversation:conversation,runAgent:runAgent}=prepared
const{memory:memory,world:world}=run
const before=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_12__.sp)(memory)
await closePending(conversation,before)
const by={verdict:"dropped",by:"us",at:world.now().toISOString(),reason:"its run was cut off"}
const used=before&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Q6)(before,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.dz)(before),by)
if(used)memory.update((0,_thread_state_js__WEBPACK_IMPORTED_MODULE_12__.LY)(used))
await conversation.send([(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-resumed"),...(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_10__.nK)(prepared)].join("\n\n"))
return{end:await runAgent(),...used&&{used:used}}}async function closePending(conversation,proposal){for(const{action:action}of await conversation.pendingActions()){const item=proposal?.items.find(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.TH)(pending)===action.id)
await conversation.rejectPendingActions(item?wordsFor(item.decision):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-not-asked"),[action.id])}if(conversation.state.status!=="waiting_for_confirmation")return
await conversation.rejectPendingActions(proposal?wordsFor(null):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-not-asked"))}function wordsFor(decision){switch(decision?.verdict){case"approved":return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-cut-off")
case"rejected":return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-rejected",{who:decision.by,reason:decision.reason}).trim()
case"dropped":return decision.reason
case void 0:return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("approval-answered-otherwise")}}})}

export const id=1173
export const ids=[1173]
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
return all.some(({tree:tree})=>tree!==now.tree)?"The files are not the ones that were shown.":void 0}function refused(why){return{status:"refused",why:why}}}),81173:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{carryOut:()=>carryOut})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76327)
var _core_event_mask_texts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3828)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18311)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54552)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(62423)
var _github_write_policy_policy_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94251)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
var _admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(93992)
var _converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(1004)
var _start_set_up_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(6107)
var _ask_propose_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(70020)
var _basis_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(30730)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(51176)
var _check_decision_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(8670)
const WAITING={status:"waiting"}
async function carryOut(prepared){const{run:run}=prepared
const{proposal:proposal,shownAt:shownAt,...ruling}=await(0,_check_decision_js__WEBPACK_IMPORTED_MODULE_16__.d)(run,run.memory,policyNow(prepared))
if(ruling.status==="refused")return{end:WAITING,refused:ruling.why}
const closed=ruling.items.find(({pending:pending})=>"tool"in pending&&prepared.closed.includes(pending.tool))
if(closed)return{end:WAITING,refused:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-closed")}
const isApproval=run.trigger.decision?.verdict==="approve"
const granted=ruling.items.flatMap(({pending:pending})=>"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.lI)(pending.grant)?pending.grant:[])
if(isApproval&&granted[0]&&prepared.restriction.restrictions)return{end:WAITING,refused:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-restricted",{reach:(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(granted[0])})}
if(!proposal||!(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.isAsShown)(ruling.items,await prepared.conversation.pendingActions()))return{end:WAITING,refused:"The conversation is not waiting for the actions that were shown."}
const stale=ruling.status==="stale"?ruling.why:void 0
const changed=isApproval?(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_4__.f)(ruling.items,placeOf(prepared)):void 0
if(stale!==void 0||changed!==void 0){const again=askAgain(prepared,proposal,(0,_basis_js__WEBPACK_IMPORTED_MODULE_14__.zC)(stale,changed))
return{...again,difference:await(0,_basis_js__WEBPACK_IMPORTED_MODULE_14__._C)(run,movedSince(prepared,ruling.items))}}const used=isApproval?approve(prepared,proposal,ruling.items):reject(prepared,proposal,ruling.items)
return{...await used,shownAt:shownAt}}function askAgain({run:run},proposal,why){const by={verdict:"dropped",by:"us",at:run.world.now().toISOString(),reason:why}
return{end:WAITING,again:why,used:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.Q6)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal),by)}}function movedSince({startingPoint:startingPoint,putBack:putBack},items){const heads=items.flatMap(({pending:pending})=>"head"in pending?[pending.head]:[])
const head=heads.find(one=>one!==startingPoint.head)
return{head:head,now:startingPoint.head,missing:[...putBack?.unfit??[],...putBack?.lost??[]]}}function policyNow({run:run,knowledge:knowledge}){return(0,_basis_js__WEBPACK_IMPORTED_MODULE_14__.V_)(run.world.env,knowledge.rules)}function placeOf({run:run,startingPoint:startingPoint,treeAtStart:treeAtStart}){return{conversation:run.memory.id,head:startingPoint.head,tree:treeAtStart??""}}async function approve(prepared,proposal,items){const{run:run,conversation:conversation,signal:signal,deadline:deadline}=prepared
const folder=await enterFolder(prepared,items)
if(folder!==void 0){const reason=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-lost-folder",{folder:folder})
return reject(prepared,proposal,items,{verdict:"dropped",reason:reason})}const used=await(0,_check_decision_js__WEBPACK_IMPORTED_MODULE_16__.K)(run,proposal,items,{verdict:"approved",reason:""})
const ids=idsOf(items)
if(ids.length===(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal).length)tellAfterwards(prepared,ids)
const approval={onResults:()=>(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_15__.eT)(prepared),runGranted:runGrantedIn(prepared)}
const end=await conversation.approve(signal,deadline,ids,approval)
return{end:end,used:used,notEnded:notEndedOf(items,(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.resultsOf)(conversation.log))}}function notEndedOf(items,results){const granted=items.filter(({pending:pending})=>"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.PH)(pending.grant))
return granted.filter(({pending:pending})=>!(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.hasEnded)(results.get((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.TH)(pending)))).map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(pending))}async function reject(prepared,proposal,items,how){const{run:run,conversation:conversation,runAgent:runAgent}=prepared
const said=run.trigger.decision?.reason??""
const used=await(0,_check_decision_js__WEBPACK_IMPORTED_MODULE_16__.K)(run,proposal,items,how??{verdict:"rejected",reason:said})
const who=(0,_admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_10__.Id)(run.trigger)
const words=how?.reason??(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-rejected",{who:who,reason:said}).trim()
await conversation.rejectPendingActions(words,idsOf(items))
const isRestWaiting=conversation.state.status==="waiting_for_confirmation"
return{end:isRestWaiting?WAITING:await runAgent(),used:used}}function tellAfterwards({conversation:conversation},ids){const stop=conversation.log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"&&kind!=="AgentErrorEvent"&&kind!=="UserRejectObservation")return
const results=(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.resultsOf)(conversation.log)
if(!ids.every(id=>results.has(id)))return
stop()
const words=ids.every(id=>(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.hasEnded)(results.get(id)))?"approval-afterwards":"approval-not-ended"
conversation.send((0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)(words)).catch(()=>{})})}function idsOf(items){return items.map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.TH)(pending))}async function enterFolder({conversation:conversation,signal:signal},items){const folders=items.flatMap(({pending:pending})=>"tool"in pending&&pending.tool==="terminal"?pending.cwd:[])
const folder=folders.find(path=>path!==".")
if(folder===void 0)return
const command=`cd -- '${folder.replaceAll("'","'\\''")}'`
const result=await conversation.executeTool("terminal",{command:command},signal)
const isThere=result.status==="answered"&&result.observation.exit_code===0
return isThere?void 0:folder}function runGrantedIn(prepared){const{run:run,signal:signal,folder:folder,publisher:publisher,tools:tools,treeAtStart:tree=""}=prepared
const{inGranted:inGranted}=tools
if(!inGranted)return
let number=0
return async(grant,use)=>{number+=1
const checkout=await(0,_start_set_up_js__WEBPACK_IMPORTED_MODULE_12__.Ik)(run,{folder:folder,publisher:publisher,tree:tree,name:`granted-${number}`})
const setUp=inSetUp=>(0,_converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__.w)(prepared,inSetUp)
const{result:result,patch:patch}=await inGranted({checkout:checkout,hosts:grant.hosts,setUp:setUp},async workspace=>{const result=await use(workspace)
return{result:result,patch:await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_15__.eF)(workspace,publisher.base,signal).catch(_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)}})
const work=patch instanceof Uint8Array?await bringBack(prepared,tree,patch):`Its changes were lost. ${patch.message}`
const said=(0,_core_event_mask_texts_js__WEBPACK_IMPORTED_MODULE_3__.X)(result,text=>run.leaks.redact(text).text)
const facts=[work,...(0,_converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__.L)(prepared,prepared.changed)].join(" ")
return{result:said,note:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("granted-work",{reach:(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(grant),work:facts})}}}async function bringBack(prepared,tree,patch){try{return await changesIn(prepared,tree,patch)}catch(error){return`Its changes were lost. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`}}async function changesIn(prepared,tree,patch){const{run:run,publisher:publisher,folder:folder,tools:tools,signal:signal}=prepared
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"granted.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
const after=patch.length===0?publisher.base:(await publisher.patched(path)).tree
const change=await publisher.compared(after,tree)
if(change.files.length===0)return"It changed no file that git does not ignore."
const{wholeTree:wholeTree,withheld:withheld}=await publisher.review(change,{base:tree,policy:_github_write_policy_policy_js__WEBPACK_IMPORTED_MODULE_7__.nG,leaks:run.leaks})
const lost=withheld.filter(({code:code})=>/^DKH-(?:106|20\d)$/.test(code)).map(({path:path})=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__.aY)(path))
const clauses=lost.length===0?[]:[`Left out, because they contain what looks like a secret or are too large: ${lost.join(", ")}.`]
const kept=await publisher.diff({tree:wholeTree},tree)
if(kept.length===0)return clauses.join(" ")
const apply={command:"base64 -d | git apply --whitespace=nowarn -",stdin:kept.toString("base64"),variables:{}}
const{exitCode:exitCode}=await tools.workspace.pipe(apply,{timeoutMs:6e4,signal:signal})
if(exitCode!==0)return["Its changes no longer apply to the workspace, and were lost.",...clauses].join(" ")
const{files:files}=await publisher.compared(wholeTree,tree)
const paths=files.map(file=>file.path)
await(0,_converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__.w)(prepared,tools.inSetUp,[...new Set([...prepared.changed,...paths])])
return[`Its changes to ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_17__.U9)(files.length,"file")} are in the workspace.`,...clauses].join(" ")}}),8670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>markDecided,d:()=>checkDecision})
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
const kind="tool"in pending?"Action":"patch"in pending?"Change":"Intent";(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${kind} ${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.VK)(pending)} (${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Vb)(pending)}) was ${decision.verdict} by ${decision.by}.`)}}})}

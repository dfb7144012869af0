export const id=9749
export const ids=[9749,1400]
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
return all.some(({tree:tree})=>tree!==now.tree)?"The files are not the ones that were shown.":void 0}function refused(why){return{status:"refused",why:why}}}),81400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60601)
var _approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54552)
var _codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _entries_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83093)
var _lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16772)
var _review_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85163)
async function holdBack(git,reviewed,{clean:clean,about:about,...review}){const{change:change,withheldTree:withheldTree}=reviewed
const entries=withheldTree===void 0?[]:await protectedOf(git,change.tree,withheldTree,reviewed.withheld)
const asked=about==="memory"?entries.filter(({path:path})=>(0,_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_0__.UV)(path)):entries
const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,asked,"new")
const allowed=await(0,_review_js__WEBPACK_IMPORTED_MODULE_5__.reviewChange)(git,{tree:tree,files:[],leftOut:[]},{...review,policy:letting(review)})
const{chosen:chosen,unseen:unseen}=await shownOf(git,change.tree,allowed.entries,clean)
const shown=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,chosen,"new")
return{tree:shown,rest:await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,withheldTree??change.tree,chosen,"old"),patch:(await exactPatch(git,change.tree,shown)).toString("utf8"),paths:chosen.map(({path:path})=>path),unseen:unseen}}function letting({policy:policy}){return{...policy,protectedPaths:"allow"}}async function protectedOf(git,from,to,withheld){if(withheld.some(({path:path})=>path===""))return[]
const paths=new Set(withheld.filter(({code:code})=>(0,_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)).map(({path:path})=>path))
return(await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.Mc)(git,from,to)).filter(({path:path})=>paths.has(path))}async function shownOf(git,from,entries,clean){const chosen=[]
const unseen=new Map
for(const group of groupsOf(entries)){const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,from,[...chosen,...group],"new")
const why=(0,_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.O$)(await exactPatch(git,from,tree),clean)
if(why===void 0)chosen.push(...group)
else for(const{path:path}of group)unseen.set(path,why)}return{chosen:chosen,unseen:unseen}}function groupsOf(entries){let groups=entries.map(entry=>[entry])
for(const{lock:lock,manifests:manifests}of(0,_lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__.fq)(entries.map(({path:path})=>path))){const isOfPair=group=>group.some(({path:path})=>path===lock||manifests.includes(path))
groups=[groups.filter(isOfPair).flat(),...groups.filter(group=>!isOfPair(group))]}return groups}const EXACT=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(git,from,to){return git.bytes([...EXACT,from,to])}}),29749:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var input_publishing=__webpack_require__(41320)
var approval_proposal=__webpack_require__(54552)
var render_proposal=__webpack_require__(685)
var inline_code=__webpack_require__(62423)
var hold=__webpack_require__(81400)
var paths=__webpack_require__(64753)
var report_withheld=__webpack_require__(85518)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var complete_trigger=__webpack_require__(93992)
var run_result=__webpack_require__(56172)
var state=__webpack_require__(54267)
var propose=__webpack_require__(70020)
var basis=__webpack_require__(30730)
var check_decision=__webpack_require__(8670)
var protected_files=__webpack_require__(23665)
var schemas=__webpack_require__(28942)
var runner_world=__webpack_require__(3630)
var conversation=__webpack_require__(95493)
var event_log=__webpack_require__(15022)
var file_store=__webpack_require__(2507)
var github_client=__webpack_require__(44463)
var pull_pull=__webpack_require__(7256)
var branch=__webpack_require__(91116)
var write_publisher=__webpack_require__(58698)
var open_conversation=__webpack_require__(49588)
var restore_work=__webpack_require__(63501)
var conversation_files=__webpack_require__(1539)
var unpublished=__webpack_require__(85831)
var conclude=__webpack_require__(24102)
var publish=__webpack_require__(38626)
var to_branch=__webpack_require__(93582)
async function patchNow(place,held){const{run:run,token:token,folder:folder}=place
const{job:job,world:world}=run
const at=await(0,branch.h8)(run.github,run.job.repository,held.branch)
if(at===void 0&&!held.is_new)return lost(`The branch ${held.branch} no longer exists.`)
const pull=await openPullOf(run,held)
if(held.pull_request!==null&&!pull)return lost(`Pull request #${held.pull_request} is no longer open.`)
const there=at===void 0?void 0:await readBranch(run,held,at)
const base=held.is_new||there!==void 0?held.head:at??held.head
const placed=at===held.head?{...held,is_new:!1}:held
const path=(0,external_node_path_.join)(folder,"held.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const options={folder:folder,base:base,token:token,now:world.now,remoteUrl:`${job.repositoryUrl}.git`,allowedBranch:held.pull_request===null?void 0:held.branch,environment:(0,runner_world._)(world.env)}
try{const{publisher:publisher,change:change}=await(0,write_publisher.X2)(options,path)
return{status:"fits",publisher:publisher,change:change,patch:await publisher.exactPatch(change),pull:pull,there:there,held:placed}}catch(error){if((0,fault.ec)(error).code!=="denied")throw error
return lost(`These files were changed on ${held.branch} in the meantime, and the change no longer applies.`)}}function lost(why){return{status:"lost",why:why}}const Commit=schemas.object({message:schemas.string(),tree:schemas.object({sha:schemas.string()}),verification:schemas.object({verified:schemas.boolean()})})
async function readBranch({github:github,job:job,memory:memory},{head:head,tree:tree},tip){if(tip===head)return
const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:repo,commit_sha:tip})
const{message:message,tree:found,verification:verification}=Commit.parse(data)
const isIt=found.sha===tree&&message.includes(`Agent-Conversation: ${memory.id}`)
return isIt?{commit:tip,isVerified:verification.verified}:void 0}async function openPullOf({github:github,job:job},{pull_request:number,branch:branch}){if(number===null)return
const client=(0,github_client.n)(github,job.repository)
const pull=await(0,pull_pull.Es)(client,number)
const isOurs=pull.state==="open"&&!pull.isFork&&pull.head.branch===branch
return isOurs&&await(0,pull_pull.HS)(client,branch)?pull:void 0}async function publishChange(publishing){const{run:run,folder:folder,held:held,publisher:publisher,pull:pull}=publishing
const goal=goalOf(held,pull)
const startingPoint={head:publisher.base,branch:held.branch,goal:goal,pull:void 0}
const saved=await alreadyThere(publishing)??await save(publishing,startingPoint)
const isThere=saved.kept.kind==="branch"
const{workBefore:workBefore}=run.memory
run.memory.leaveWork(isThere?workWithout(workBefore,held.patch):(0,conversation_files.kk)(workBefore))
const path=(0,open_conversation.Nq)(folder,run.memory.id)
const words={finalResponse:answerIn(run,path),redact:run.redact}
const opened=saved.fault?to_branch.g:await(0,to_branch.qw)(run,{startingPoint:startingPoint},saved,words)
const end={status:"finished"}
const whole=await(0,publish.D3)({run:run,startingPoint:startingPoint},saved)
const ending={end:end,change:whole.change,saved:whole,opened:opened,goal:goal.kind,finalResponse:""}
const conclusion=(0,conclude.E)({...ending,timeoutMinutes:0})
const{kept:kept,change:change,diff:diff,withheld:withheld,patch:patch}=whole
const report={...run_result.II,...conclusion,files:change.files,kept:kept,diff:diff,withheld:withheld,withheldPatch:patch,costUsd:0,durationMs:0,...(0,run_result.qL)(opened)}
const facts={fault:conclusion.fault,conversationPath:path,baseSha:publisher.base}
return{report:report,...facts,startingPoint:startingPoint,tree:saved.change.tree}}function save({run:run,publisher:publisher,folder:folder,change:change,policy:policy},startingPoint){return(0,to_branch.FW)(run,{publisher:publisher,folder:folder,startingPoint:startingPoint},change,run.leaks,{policy:policy,approver:run.trigger.actors[0]})}async function alreadyThere(publishing){const{run:run,held:held,change:change,there:there}=publishing
if(there===void 0)return
const compareUrl=`${run.job.repositoryUrl}/compare/${held.base}...${held.branch}`
const kept={kind:"branch",branch:held.branch,...there,compareUrl:compareUrl}
const diff=await(0,publish.$C)(change,publishing)
return{kept:kept,change:change,diff:diff,withheld:[],patch:void 0,fault:void 0}}function goalOf({branch:branch,base:base,is_new:isNew},pull){if(pull)return{kind:"advance",branch:branch,base:base,pullRequest:{number:pull.number,url:pull.url}}
return{kind:"propose",branch:branch,plain:branch,base:base,...!isNew&&{isThere:!0}}}function answerIn({memory:memory,world:world,exact:exact,leaks:leaks},path){memory.openIn(path)
const stamper=()=>({id:world.newId(),timestamp:world.now().toISOString()})
const log=new event_log.v((0,file_store.s4)(path),stamper)
log.close()
return leaks.redact(exact((0,conversation._)(log.branch()))).text}function workWithout(work,patch){const left=(0,unpublished.x9)(work)
if(!left?.patch)return(0,unpublished.Xo)(left)
const decided=new Set((0,restore_work.Xe)(Buffer.from(patch)).map(nameLine))
const rest=Buffer.concat((0,restore_work.Xe)(left.patch).filter(piece=>!decided.has(nameLine(piece))))
const isNothing=rest.length===0&&left.lost.length===0&&!left.aside
return(0,unpublished.Xo)(isNothing?void 0:{...left,patch:rest.length===0?void 0:rest})}function nameLine(piece){return piece.toString("latin1").split("\n",1)[0]??""}function isAboutChange(run){return run.trigger.kind==="decision"&&(0,approval_proposal.zJ)((0,state.yX)(run))!==void 0}async function decideChange(run){const start=run.world.clock()
const durationMs=()=>run.world.clock()-start
try{if(await run.claimed==="lost")return"lost"
const done=await carryOut(run)
return{...done,report:{...done.report,durationMs:durationMs()}}}catch(error){return(0,run_result.Gj)((0,fault.ec)(error),durationMs())}}async function carryOut(run){const inputs=(0,input_inputs.readInputs)(run.world.env)
const{proposal:proposal,...ruling}=await(0,check_decision.d)(run,run.memory,(0,basis.V_)(run.world.env,void 0))
const held=(0,approval_proposal.zJ)(proposal)
if(ruling.status==="refused"||!proposal||!held)return endWith({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing is pending here."});(0,external_node_fs_.mkdirSync)(run.job.temp,{recursive:!0})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(run.job.temp,"deckhand-"))
const one={run:run,token:inputs["github-token"],folder:folder,inputs:inputs,proposal:proposal,held:held}
if(run.trigger.decision?.verdict==="reject")return reject(one)
return approve(one,ruling.status==="stale"?ruling.why:void 0)}async function approve(one,stale){const{run:run,proposal:proposal,held:held}=one
const publishing=(0,input_publishing.ER)(run.world.env)
if(!(0,protected_files.Hs)(publishing,held.paths))return drop(one,"The workflow no longer allows anybody to approve it.")
const now=await patchNow(one,held)
if(now.status==="lost")return drop(one,now.why)
const policy=(0,hold.letting)({policy:(0,input_publishing.US)(publishing)})
const{withheld:withheld}=await now.publisher.review(now.change,{policy:policy,leaks:run.leaks})
if(withheld[0])return drop(one,`${(0,lib_text.TN)((0,report_withheld.YG)(withheld[0]),200)}.`)
const moved=now.patch===held.patch?void 0:`These files were changed on ${held.branch} in the meantime.`
if(stale!==void 0||moved!==void 0){const paths=now.change.files.map(({path:path})=>path)
const change={...held,tree:now.change.tree,head:now.publisher.base,patch:now.patch,paths:paths}
return askAgain(one,change,(0,basis.zC)(stale,moved))}const used=await(0,check_decision.K)(run,proposal,(0,approval_proposal.dz)(proposal),{verdict:"approved",reason:""})
const done=await publishChange({...one,...now,policy:policy})
const{kept:kept}=done.report
const result=kept.kind==="branch"?`committed as ${(0,inline_code.aY)(kept.commit.slice(0,7))}`:"kept as a patch"
return{...done,approvals:{proposal:void 0,used:used,results:new Map([[(0,approval_proposal.TH)(held),result]])}}}async function reject({run:run,proposal:proposal,held:held}){const reason=run.trigger.decision?.reason??""
const used=await(0,check_decision.K)(run,proposal,(0,approval_proposal.dz)(proposal),{verdict:"rejected",reason:reason})
run.memory.leaveWork(workWithout(run.memory.workBefore,held.patch))
const words=`${(0,complete_trigger.Id)(run.trigger)} rejected the change to ${held.paths.join(", ")}`
const why=reason===""?"":`: ${reason}`
return endWith({outcome:"answered",reason:(0,lib_text.TN)(`${words}${why}`,300).replace(/\.$/,"")},decide_change_closed(used))}function drop(one,why){const{run:run,folder:folder,held:held}=one
const used=dropped(one,why)
run.memory.update((0,state.LY)(used))
const path=(0,external_node_path_.join)(folder,"withheld.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const done=endWith({outcome:"blocked",reason:`Not published: ${why.replace(/\.$/,"")}`},decide_change_closed(used))
const list=(0,input_publishing.ER)(run.world.env)["protected-paths"]
const codeOf=name=>(0,paths.Y)(name,list).code??"DKH-103"
const withheld=held.paths.map(name=>({path:name,code:codeOf(name),detail:""}))
return{...done,report:{...done.report,withheld:withheld,withheldPatch:{path:path,patch:held.patch}}}}async function askAgain(one,change,why){const unseen=(0,approval_proposal.O$)(Buffer.from(change.patch),one.run.redact)
if(unseen!==void 0)return drop(one,`${why} As it is now, ${unseen}.`)
const{run:run,inputs:inputs}=one
const proposal=(0,protected_files.pD)(run,inputs,change)
const{head:head}=one.held
const moved={head:head===change.head?void 0:head,now:change.head,missing:[]}
const sections=[(0,propose.approvalCommentOf)(proposal,run,inputs),await(0,basis._C)(run,moved)]
const approvals={...decide_change_closed(dropped(one,why)),proposal:proposal,approvalComment:sections.filter(Boolean).join("\n\n")}
const hint=`It is asked again. ${why}`
const done=endWith({outcome:"awaiting-approval",reason:(0,render_proposal.Sh)(proposal),hint:hint},approvals)
return{...done,report:{...done.report,approvalComment:approvals.approvalComment}}}function dropped({proposal:proposal,run:run},reason){const at=run.world.now().toISOString()
return(0,approval_proposal.Q6)(proposal,(0,approval_proposal.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:reason})}function decide_change_closed(used){return{proposal:void 0,used:used,results:new Map}}function endWith({outcome:outcome,reason:reason,hint:hint=""},approvals){const report={...run_result.II,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}),8670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>markDecided,d:()=>checkDecision})
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
const kind="tool"in pending?"Action":"patch"in pending?"Change":"Intent";(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`${kind} ${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.VK)(pending)} (${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Vb)(pending)}) was ${decision.verdict} by ${decision.by}.`)}}}),24102:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>conclude})
var inline_code=__webpack_require__(62423)
var codes=__webpack_require__(9179)
var pairs=__webpack_require__(16772)
var withheld=__webpack_require__(85518)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
const INPUTS={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:of,most:most},main){const reasons={steps:`Stopped after ${(0,lib_text.U9)(most,"step")}, which is the limit`,money:`Stopped at the spending limit of $${most}`,tokens:`Stopped at the limit of ${most.toLocaleString("en-US")} tokens`}
const hint=`Mention me again to continue: the limit counts for each run. Or raise ${placeOf({of:of,most:most},main)}, or ask for less at once.`
return{outcome:"budget-exhausted",reason:reasons[of],hint:hint}}function placeOf({of:of,most:most},main){const field={steps:"max_iteration_per_run",money:"max_budget_per_run",tokens:void 0}
const own=field[of]
return main&&own&&main[own]===most?`\`${own}\` in ${(0,inline_code.aY)(main.source)} on the base branch`:`the \`${INPUTS[of]}\` input`}var run_result=__webpack_require__(56172)
function conclude(evidence){const{end:end}=evidence
switch(end.status){case"finished":return concludeFinished(evidence)
case"exhausted":return exhausted(end.limit,evidence.main)
case"deadline":return outOfTime(evidence)
case"stuck":return{outcome:"stuck",reason:`Stopped because I was repeating myself${inWords(end.circle)}`,hint:"Tell me what I am missing, and mention me again."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return end.reason instanceof fault.vC?(0,run_result.V2)(end.reason):run_result.gD
case"failed":return(0,run_result.V2)(end.fault)}}const LONG_SILENCE_MS=6e4
function outOfTime({timeoutMinutes:timeoutMinutes,silence:silence}){const reason=`Stopped after ${(0,lib_text.U9)(timeoutMinutes,"minute")}, which is the limit`
const raise="Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
if(!silence||silence.ms<Math.min(LONG_SILENCE_MS,timeoutMinutes*3e4))return{outcome:"timed-out",reason:reason,hint:raise}
const time=silence.ms<12e4?(0,lib_text.U9)(Math.round(silence.ms/1e3),"second"):(0,lib_text.U9)(Math.round(silence.ms/6e4),"minute")
const what=silence.hasSigns?"nothing but keep-alive signals":"nothing"
return{outcome:"timed-out",reason:`${reason}: the model at ${(0,inline_code.aY)(silence.host)} had sent ${what} for ${time}`,hint:"Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it)."}}function inWords(circle){if(!circle)return""
const calls=circle.calls.map(({tool_name:tool_name,action:action,tool_call:tool_call})=>{const{kind:_,...values}=action??{kind:"",invalid:tool_call.arguments}
const told=Object.values(values).map(value=>typeof value==="string"?value:JSON.stringify(value))
const what=(0,lib_text.TN)(told.join(" ").replaceAll("`","'"),80)
return what===""?(0,inline_code.aY)(tool_name):`${(0,inline_code.aY)(tool_name)} \`${what}\``})
return`: ${calls.join(" and ")}${calls.length>1?" in turn,":""} ${circle.times} times`}function blocked(first,amount,where){const more=amount>1?`, and ${amount-1} more`:""
const reason=`Nothing could be published${where}: ${(0,lib_text.TN)((0,withheld.YG)(first),200)}${more}`
return{outcome:"blocked",reason:reason,hint:codes.Lp[first.code].hint}}const NO_DATA=new fault.vC("model","The agent ended without the data that `output-schema` requires.",{hint:"Run it again, ask for less data, or use a model that is better at calling tools."})
function placeClause({goal:goal,repository:repository,saved:{kept:kept},opened:{pullRequest:pullRequest,proposeUrl:proposeUrl}}){const pull=`pull request ${repository??""}#${pullRequest?.number}`
if(goal==="plan")return": ready to be applied"
if(goal==="dry-run")return": a dry run, so nothing is published"
if(goal==="patch")return": the patch is below"
if(goal==="advance")return` on ${pull}`
if(pullRequest)return`: ${pullRequest.isReady?"":"draft "}${pull}`
if(proposeUrl!==void 0)return": ready to be proposed"
return kept.kind==="branch"?` on branch ${kept.branch}`:": not published"}function changeClause({change:change,repository:repository}){return`Changed ${(0,lib_text.U9)(change.files.length,"file")}${inRepository(repository)}`}function inRepository(name){return name===void 0?"":` in ${name}`}function checkFault(evidence,{command:command,end:end,runs:runs}){const{files:files}=evidence.change
const done=files.length>0?`${changeClause(evidence)}${placeClause(evidence)}, but`:"There is work, but"
const how={"not-run":"did not run on it",moved:"ran on other files than those","timed-out":"did not end in time",passed:"",failed:end.kind==="failed"?`fails with exit code ${end.exitCode}`:""}[end.kind]
const times=runs>1&&end.kind!=="not-run"?` (run ${(0,lib_text.U9)(runs,"time")})`:""
const hint={moved:"Something that the agent started may still have run. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"Its output is in the report."}[end.kind]
return new fault.vC("check",`${done} the check ${(0,inline_code.aY)(command)} ${how}${times}.`,{hint:hint})}function unstoredFault(evidence,unstored){const{files:files}=evidence.change
const done=files.length>0?`${changeClause(evidence)}${placeClause(evidence)}, but`:`Nothing was published${inRepository(evidence.repository)}, because`
const inRefs=unstored.filter(({code:why})=>(0,codes.Y1)(why))
const inLfs=unstored.filter(({code:why})=>(0,codes.jq)(why))
const others=unstored.filter(one=>!inRefs.includes(one)&&!inLfs.includes(one))
const reasons=[...others.length>0?[`git cannot store ${namesOf(others)}`]:[],...inLfs.length>0?[`I cannot put ${namesOf(inLfs)} into Git LFS`]:[],...inRefs.length>0?[`work was left in ${namesOf(inRefs)}`]:[]]
const hint=[...new Set(unstored.map(({code:why})=>codes.Lp[why].hint))].join(" ")
return new fault.vC("git",`${done} ${reasons.join(", and ")}.`,{hint:hint})}function namesOf(unstored){const refs=unstored.filter(({code:why})=>why==="DKH-113")
const named=refs.length>0?refs:unstored
const names=named.slice(0,3).map(({path:path,detail:detail})=>(0,inline_code.aY)(path)+(detail===""?"":` (${detail})`))
return`${names.join(", ")}${named.length>3?` and ${named.length-3} more`:""}`}const TORN_HINT="Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch."
function tornWords([first]){if(!first)return""
if("withheld"in first)return`; ${(0,inline_code.aY)(first.withheld)} was withheld, so it does not match ${(0,inline_code.aY)(first.published)}`
const isNpm=/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(first.outdated)
const effect=isNpm?"so `npm ci` will fail":`so it does not match ${(0,inline_code.aY)(first.published)}`
return`; ${(0,inline_code.aY)(first.outdated)} was not updated, ${effect}`}function concludeFinished(evidence){const{change:change,saved:saved,opened:opened,finalResponse:finalResponse}=evidence
const fault=saved.fault??opened.fault
if(fault)return(0,run_result.V2)(fault)
if(evidence.lacksData)return(0,run_result.V2)(NO_DATA)
const{withheld:withheld}=saved
const unstored=withheld.filter(({code:why})=>(0,codes.bX)(why))
if(unstored.length>0)return(0,run_result.V2)(unstoredFault(evidence,unstored))
if(evidence.check&&evidence.check.end.kind!=="passed")return(0,run_result.V2)(checkFault(evidence,evidence.check))
if(change.files.length>0){const rest=withheld.length>0?`, and withheld ${withheld.length}`:""
const parted=(0,pairs.g1)(change.files.map(({path:path})=>path),withheld.map(({path:path})=>path))
const outdated=saved.outdated??[]
const torn=[...parted,...outdated]
return{outcome:"changed",reason:`${changeClause(evidence)}${rest}${placeClause(evidence)}${tornWords(torn)}`,hint:parted.length>0?TORN_HINT:outdated[0]?outdatedHint(outdated[0].outdated,evidence.reach):"",torn:torn}}if(evidence.goal==="propose"&&opened.pullRequest?.isNew)return{outcome:"changed",reason:`Nothing was to be added${inRepository(evidence.repository)}${placeClause(evidence)}`,hint:""}
if(withheld[0])return blocked(withheld[0],withheld.length,inRepository(evidence.repository))
if(finalResponse.trim()!=="")return{outcome:"answered",reason:"Answered – nothing was changed",hint:""}
return{outcome:"no-op",reason:"Nothing was changed, and there is no answer",hint:"Ask again in other words."}}const WRITERS={"package-lock.json":["npm install","npm"],"npm-shrinkwrap.json":["npm install","npm"],"yarn.lock":["yarn install","npm"],"pnpm-lock.yaml":["pnpm install","npm"],"bun.lock":["bun install","npm"],"bun.lockb":["bun install","npm"],"Cargo.lock":["cargo check","crates"],"poetry.lock":["poetry lock","pypi"],"pdm.lock":["pdm lock","pypi"],"uv.lock":["uv lock","pypi"],"Pipfile.lock":["pipenv lock","pypi"],"go.sum":["go mod tidy","go"],"go.work.sum":["go work sync","go"],"Gemfile.lock":["bundle lock"],"gems.locked":["bundle lock"],"composer.lock":["composer update --lock"],"mix.lock":["mix deps.get"]}
function outdatedHint(lock,reach){const byHand="Before you merge, let your package manager write the lock file again on the branch."
return[byHand,byAgent(WRITERS[lock.slice(lock.lastIndexOf("/")+1)],reach)].filter(Boolean).join(" ")}function byAgent([command,preset]=[],reach){const again=`mention me again and ask for ${command===void 0?"the lock file":(0,inline_code.aY)(command)}`
if(reach?.isFork)return""
if(!reach)return`For the agent to do it, ${again}.`
const words=reach.network.split(", ")
const isOpen=words.includes("all")||preset!==void 0&&[preset,"registries"].some(w=>words.includes(w))
const run=(0,inline_code.aY)(`network: ${[...reach.network==="none"?[]:words,preset].join(", ")}`)
if(reach.isShut){const more=isOpen||preset===void 0?"":` and ${run}`
return`The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,inline_code.aY)("mixed-threads: as-trusted")}${more}.`}if(isOpen)return`For the agent to do it, ${again}: its commands can reach the registry.`
if(preset!==void 0)return`For the agent to do it, set ${run}, then ${again}.`
if(reach.network==="none")return`For the agent to do it, let it reach the registry with the ${(0,inline_code.aY)("network")} input, then ${again}.`
return`For the agent to do it, ${again}: the hosts of ${(0,inline_code.aY)(`network: ${reach.network}`)} have to include the registry.`}})}

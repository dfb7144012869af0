export const id=465
export const ids=[465]
export const modules={13071:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YM:()=>ballotOf,C1:()=>pendingJson,G9:()=>settle})
var approval_proposal=__webpack_require__(89719)
var render_proposal=__webpack_require__(86196)
var labels=__webpack_require__(55753)
var trigger_settings=__webpack_require__(79235)
var approvers=__webpack_require__(36517)
var basis=__webpack_require__(3645)
var held_proposal=__webpack_require__(18924)
var prompts=__webpack_require__(88135)
const CUT_OFF="cut off, so it may have run"
function resultsOf(events){const results=new Map
const byCall=new Map
for(const event of events){if(event.kind==="ActionEvent")byCall.set(event.tool_call_id,event.id)
if(event.kind==="ObservationEvent")results.set(event.action_id,observed(event.observation))
if(event.kind==="UserRejectObservation")results.set(event.action_id,CUT_OFF)
if(event.kind!=="AgentErrorEvent")continue
const failed=byCall.get(event.tool_call_id)
if(failed!==void 0)results.set(failed,event.error===(0,prompts.J1)("interrupted")?CUT_OFF:"failed")}return results}function observed({exit_code:code,is_error:is_error}){if(typeof code==="number")return code===-1?"ran, and was still running":`ran with exit code ${code}`
return is_error?"ran, and failed":"ran"}var kept_proposal=__webpack_require__(18478)
var waiting_items=__webpack_require__(11643)
async function settle(going,taken,left){const{setting:setting,inputs:inputs,prepared:prepared}=going
const proposal=await propose(going,taken,left)
const done={used:taken.used,results:resultsOf(prepared.conversation.log)}
if(!proposal)return{proposal:proposal,...done}
const{missing:missing}=await(0,labels.mp)(setting,(0,labels.CY)(setting.world.env))
if(missing.length>0)setting.memory.notes.add((0,labels._E)(missing))
const sections=[ballotOf(proposal,setting,inputs),taken.difference??""].filter(Boolean)
return{proposal:proposal,...done,ballot:sections.join("\n\n")}}async function propose({setting:setting,inputs:inputs,prepared:prepared},{end:end,used:used,shownAt:shownAt,refused:refused},{kept:kept,tree:tree,held:held}){const{thread:thread}=setting.trigger
if(thread.type==="none")return
const asking=askingIn(setting)
if(held)return(0,held_proposal.Y)(setting,inputs,{...held,requesters:(0,waiting_items.PT)(prepared.conversation.log,asking)})
if(end.status!=="waiting"||refused!==void 0)return
const items=await(0,waiting_items.qw)(prepared.conversation,{...(0,basis.g)(setting,inputs,{thread:thread.number,rules:prepared.knowledge.rules}),tree:tree,head:kept.kind==="branch"?kept.commit:prepared.ground.head,root:setting.job.workspace,asking:asking})
if(items.length===0)return
return{v:1,items:shownAt===void 0?items:(0,approval_proposal.l9)(items,used,shownAt),comment:null}}function askingIn({trigger:{kind:kind,actors:actors},memory:memory}){const now=kind==="decision"?[]:actors.map(({login:login,id:id})=>({login:login,id:id??null}))
const before=(0,kept_proposal.sp)(memory)?.items.map(({pending:pending})=>pending)??[]
const earlier=before.filter(({conversation:conversation})=>conversation===memory.id).flatMap(({requesters:requesters})=>requesters)
return[...earlier,...now]}function ballotOf(proposal,{world:world},inputs){const[phrase=""]=(0,trigger_settings.phrasesOf)(world.env)
return(0,render_proposal.t7)(proposal,{phrase:phrase,approveLabel:inputs["approve-label"],rejectLabel:inputs["reject-label"],approvers:(0,approvers.U)(world.env,void 0).inWords})}function pendingJson(proposal){const open=proposal.items.filter(({decision:decision})=>decision===null)
return JSON.stringify(open.map(item=>({...{digest:(0,approval_proposal.VK)(item.pending),...facts(item)},expires:item.pending.expires})))}function facts({pending:pending,risk:risk,reasons:reasons}){if("patch"in pending)return{paths:pending.paths,branch:pending.branch}
return{tool:pending.tool,arguments:JSON.parse(pending.arguments),cwd:pending.cwd,risk:risk,reasons:reasons}}},11643:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>areAsShown,PT:()=>requestersIn,qw:()=>waitingItems})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60297)
async function waitingItems(conversation,{root:root,asking:asking,...basis}){const events=[...conversation.log]
const requesters=requestersIn(events,asking)
const cwd=shellFolder(events,root)
return(await conversation.pendingActions()).map(({action:action,input:input,risk:risk,reasons:reasons})=>{const bytes={arguments:(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(input),cwd:action.tool_name==="terminal"?cwd:"."}
const about={action:action.id,tool:action.tool_name,...bytes,requesters:requesters}
return{pending:{...basis,...about},risk:risk,reasons:reasons,shown:null,decision:null}})}function areAsShown(items,waiting){return items.every(({pending:pending})=>{if("patch"in pending)return false
const found=waiting.find(({action:action})=>action.id===pending.action)
return found?.action.tool_name===pending.tool&&(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(found.input)===pending.arguments})}function requestersIn(events,asking){const known=new Map(asking.map(person=>[person.login.toLowerCase(),person]))
for(const event of events){if(event.kind!=="MessageEvent"||event.source!=="user"||event.sender===void 0)continue
const key=event.sender.toLowerCase()
if(!known.has(key))known.set(key,{login:event.sender,id:null})}return[...known.values()].sort((a,b)=>a.login<b.login?-1:1)}function shellFolder(events,root){const last=events.findLast(event=>event.kind==="ObservationEvent"&&event.observation.kind==="TerminalObservation")
if(last?.kind!=="ObservationEvent")return"."
const{working_dir:folder}=Object(last.observation.metadata)
if(typeof folder!=="string")return"."
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,folder)
return path===""?".":path.startsWith("..")?folder:path}},3645:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>basisOf})
var _runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72233)
var _policy_version_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(18016)
function basisOf({world:world,job:job,trigger:trigger,memory:memory},inputs,{thread:thread,rules:rules}){const now=world.now()
return{v:1,repository:trigger.repositoryId,thread:thread,run:job.runId,conversation:memory.id,policy:(0,_policy_version_js__WEBPACK_IMPORTED_MODULE_1__.V)(world.env,rules),created:now.toISOString(),expires:new Date(now.getTime()+(0,_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.CI)(inputs["approval-expires"])).toISOString()}}},18924:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Y:()=>heldProposal})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _basis_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3645)
function heldProposal(setting,inputs,change){const{thread:thread}=setting.trigger
if(thread.type==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","There is no thread to ask on.")
const pending={...change,...(0,_basis_js__WEBPACK_IMPORTED_MODULE_1__.g)(setting,inputs,{thread:thread.number})}
return{v:1,items:[{pending:pending,risk:"",reasons:[],shown:null,decision:null}],comment:null}}},18016:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>policyVersion})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60297)
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
const INPUTS=["confirmation","confirmation-threshold","approvers","approval-expires","allowed-roles","allowed-users","allowed-bots","isolation","network","tool-env","protected-paths","fork-push"]
function policyVersion(env,rules){const all={inputs:INPUTS.map(name=>(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.J)(env,name)??null),rules:rules??null}
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(all)).digest("hex").slice(0,16)}},35011:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>ChangeSet,c:()=>FILES})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9179)
const FILES={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const Commit=zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const Count=zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(0).max(1e12)
const Amount=zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1e12)
const Line=zod__WEBPACK_IMPORTED_MODULE_1__.string().max(500)
const Use=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]{1,50}$/),replies:Count,inputTokens:Count,outputTokens:Count,cachedTokens:Count,writtenTokens:Count,reasoningTokens:Count,costUsd:Amount.optional(),latencyMs:Amount,longestLatencyMs:Amount}).readonly()
const Denial=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({host:Line,port:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(0).max(65535),reason:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:Line.optional()}).readonly()
const Wall=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({way:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w-]{1,30}$/),checks:Count,network:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.*:, -]{1,500}$/),isShut:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),denials:zod__WEBPACK_IMPORTED_MODULE_1__.array(Denial).max(500).readonly()}).readonly()
const Facts=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({withheld:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(5e3),code:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](codes()),detail:Line}).readonly()).max(1e3).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(2e4),exitCode:zod__WEBPACK_IMPORTED_MODULE_1__.number().int()}).readonly()).max(100).readonly(),steps:Count,iterations:Count,toolCalls:Count,models:zod__WEBPACK_IMPORTED_MODULE_1__.array(Line).max(20).readonly(),inputTokens:Count,outputTokens:Count,cachedTokens:Count,estimatedCalls:Count,costUsd:Amount.optional(),uses:zod__WEBPACK_IMPORTED_MODULE_1__.array(Use).max(50).readonly(),durationMs:Amount,wall:Wall.optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("status",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_1__.literal("finished")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_1__.literal("stopped"),outcome:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed"]),reason:Line,quote:Line.optional(),hint:Line}).readonly()])
const Thread=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["issue","pull_request","discussion"]),number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().positive()}),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("none")})])
const Ground=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({commit:Commit,branch:zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(250),goal:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["propose","advance","patch"]),head:Commit.optional()}).readonly()
const ChangeSet=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_1__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:Thread,key:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(1e3),requester:Line,conversation:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),ground:Ground.optional(),tree:Commit.optional(),end:End,finalResponse:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(5e5),facts:Facts}).readonly()
function codes(){const[first,...rest]=Object.keys(_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__.L)
return[first,...rest]}},32566:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Df:()=>statePlace,XP:()=>removeClosed,vT:()=>sweepBeside})
var _github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(50152)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _ground_checkout_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(70074)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91492)
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(48142)
async function sweepBeside({trigger:trigger,memory:memory,...place}){if(trigger.kind==="schedule"&&memory.isKept)await removeClosed(place)}async function removeClosed({github:github,job:job,world:world}){try{const gone=await(0,_github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_0__.d)({github:github,repository:job.repository,now:world.now(),...statePlace({job:job,world:world})})
if(gone.length>0)(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_3__.m)(`What was kept of closed threads is removed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(gone.length,"state")}.`)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_3__.m)(`What is kept of closed threads could not be looked through. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}function statePlace({job:job,world:world}){return{temp:job.temp,remote:{url:`${job.repositoryUrl}.git`,token:(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_5__.J)(world.env,"github-token")??""},environment:(0,_ground_checkout_js__WEBPACK_IMPORTED_MODULE_2__._K)(world.env)}}},35317:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{report:()=>report_done_report})
var outcome=__webpack_require__(62822)
var report=__webpack_require__(78160)
var approval_proposal=__webpack_require__(89719)
var prompts=__webpack_require__(88135)
var lib_text=__webpack_require__(94869)
var inline_code=__webpack_require__(84804)
var neutral=__webpack_require__(38557)
function auditLine({pending:pending,decision:decision},results,rules){if(!decision)return
const{verdict:verdict,by:by,at:at,reason:reason}=decision
const what=`${(0,inline_code.aY)((0,approval_proposal.VK)(pending))} ${(0,inline_code.aY)((0,approval_proposal.Vb)(pending))}`
const who=`${verdict} by ${(0,lib_text.TN)(by,60)} at ${at.slice(0,16).replace("T"," ")} UTC`
const result=verdict==="approved"?results.get((0,approval_proposal.TH)(pending))??"not run yet":(0,neutral.$)((0,lib_text.TN)(reason,300),rules)
return`${what} ${who}${result===""?"":`: ${result}`}`}var render_proposal=__webpack_require__(86196)
function renderDecided(proposal,{results:results,where:where,...rules}){const lines=proposal.items.map(item=>auditLine(item,results,rules)??"").filter(Boolean)
const verdicts=new Set(proposal.items.map(({decision:decision})=>decision?.verdict))
const isApproved=verdicts.has("approved")
const title=isApproved?"Approved":verdicts.has("rejected")?"Rejected":"No longer waiting"
const isOpen=(0,approval_proposal.dz)(proposal).length>0
return(0,prompts.J1)("approval-decided",{mark:isApproved?"🟢":"⚪",title:isOpen?`${title} in part`:title,lines:lines.map(line=>`- ${line}`).join("\n"),actions:proposal.items.map(render_proposal.Gx).join("\n\n"),rest:where===void 0?"":`${isOpen?"What still waits, and how":"How"} it goes on: ${where}`}).trimEnd()}var comment=__webpack_require__(60593)
var trigger_settings=__webpack_require__(79235)
var own_mark=__webpack_require__(16820)
var kept_proposal=__webpack_require__(18478)
function shownIn(proposal,{id:id},body){return(0,kept_proposal.LY)({...proposal,comment:{id:id,digest:(0,approval_proposal.rr)((0,comment.$5)(body))}})}function unkept(body){return`${(0,prompts.J1)("approval-unkept")}\n\n${body}`}function decidedIn({world:world,job:job,trigger:trigger},used,{results:results,next:next,redact:redact}){const rules={repositoryUrl:job.repositoryUrl,phrases:(0,trigger_settings.phrasesOf)(world.env)}
return(0,own_mark.kN)({world:world,job:job,trigger:trigger},redact(renderDecided(used,{...rules,results:results,where:next?.url})))}var ending=__webpack_require__(67520)
var recall=__webpack_require__(86932)
var sweep_beside=__webpack_require__(32566)
var tell=__webpack_require__(21042)
var telling_telling=__webpack_require__(37052)
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var subject=__webpack_require__(84596)
var change_set=__webpack_require__(35011)
function writeChangeSet(setting,done,redact){(0,external_node_fs_.mkdirSync)(setting.job.temp,{recursive:true})
const folder=(0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(setting.job.temp,"deckhand-")),"change-set");(0,external_node_fs_.mkdirSync)(folder)
const{kept:kept,withheldPatch:withheldPatch}=done.report
const facts=change_set.V.parse(inStrings(changeSetOf(setting,done),redact));(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder,change_set.c.facts),`${JSON.stringify(facts,null,2)}\n`)
if(kept.kind==="patch")(0,external_node_fs_.copyFileSync)(kept.path,(0,external_node_path_.join)(folder,change_set.c.work))
if(withheldPatch)(0,external_node_fs_.copyFileSync)(withheldPatch.path,(0,external_node_path_.join)(folder,change_set.c.withheld))
copyLog(done.conversationPath,(0,external_node_path_.join)(folder,change_set.c.log))
return folder}const LOG=["base_state.json","events"]
function copyLog(from,to){if(from==="")return;(0,external_node_fs_.mkdirSync)(to)
for(const name of LOG)if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(from,name)))(0,external_node_fs_.cpSync)((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name),{recursive:true})}function changeSetOf({job:job,trigger:trigger,conversationId:conversationId},{report:report,ground:ground,tree:tree}){const{owner:owner,name:name}=job.repository
const isKept=report.kept.kind==="patch"
return{version:1,repository:{id:trigger.repositoryId,name:`${owner}/${name}`},thread:trigger.thread,key:trigger.key,requester:(0,subject.iq)(trigger),conversation:conversationId,...ground&&{ground:groundOf(ground)},...isKept&&{tree:tree},end:endOf(report),finalResponse:report.finalResponse.slice(0,5e5),facts:factsOf(report)}}function groundOf({head:head,goal:goal,pull:pull}){const isKept=goal.kind==="review"||goal.kind==="advance"&&goal.fork!==void 0
return{commit:head,branch:goal.base,goal:isKept?"patch":goal.kind,...pull&&{head:pull.head.sha}}}function endOf({outcome:outcome,reason:reason,quote:quote,hint:hint}){const isStopped=["budget-exhausted","timed-out","stuck","cancelled","failed"].includes(outcome)
if(!isStopped)return{status:"finished"}
return{status:"stopped",outcome:outcome,reason:reason,...quote!==void 0&&{quote:quote},hint:hint}}function factsOf(report){const{steps:steps,iterations:iterations,models:models,inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,estimatedCalls:estimatedCalls,uses:uses,durationMs:durationMs}=report
const{withheld:withheld,checks:checks,costUsd:costUsd,wall:wall,toolCalls:toolCalls=0}=report
return{withheld:withheld.slice(0,1e3).map(one=>({...one,detail:one.detail.slice(0,500)})),checks:checks.slice(-100).map(({command:command,exitCode:exitCode})=>({command:command.slice(0,2e4),exitCode:exitCode})),steps:steps,iterations:iterations,toolCalls:toolCalls,models:models,inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,estimatedCalls:estimatedCalls,uses:uses,durationMs:durationMs,...costUsd!==void 0&&{costUsd:costUsd},...wall&&{wall:wallOf(wall)}}}function wallOf({way:way,checks:checks,network:network,isShut:isShut,denials:denials}){const told=denials.slice(0,500).map(({host:host,port:port,reason:reason,allow:allow})=>({host:host.slice(0,500),port:port,reason:reason,...allow!==void 0&&{allow:allow.slice(0,500)}}))
return{way:way,checks:checks,network:network,isShut:isShut,denials:told}}function inStrings(value,redact){if(typeof value==="string")return redact(value)
if(Array.isArray(value))return value.map(one=>inStrings(one,redact))
if(typeof value!=="object"||value===null)return value
return Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inStrings(one,redact)]))}var mode=__webpack_require__(83932)
var review_facts=__webpack_require__(61229)
var bring_home=__webpack_require__(50824)
var publishing=__webpack_require__(41320)
var acknowledge=__webpack_require__(50584)
function renderPreview(setting,{report:report,ground:ground},redact){const{trigger:trigger}=setting
const isChanged=ground!==void 0&&report.kept.kind==="patch"
const steps=[...signsOf(trigger),...isChanged?changesTo(setting,ground.goal,report.outcome==="changed"):[],...report.review&&(0,review_facts.Bb)(report.review)?["Post the review that stands in the report below."]:[],...trigger.thread.type==="none"?[]:[`Answer on #${trigger.thread.number} with the report below.`]]
const parts=[(0,prompts.J1)("dry-run",{steps:steps.map(step=>`- ${step}\n`).join("")||"- Nothing.\n"}),...isChanged?[folded("Commit message",redact((0,bring_home.bD)(setting)))]:[],...isChanged&&ground.goal.kind==="propose"?[proposal(setting,report.finalResponse,redact)]:[]]
return parts.join("\n\n")}function signsOf(trigger){const{claim:claim}=trigger
return[...(0,acknowledge.Ko)(trigger)?["React with 👀 to what was asked."]:[],...claim?[`Take the ${claim.kind} ${(0,inline_code.aY)(claim.name)} off.`]:[]]}function changesTo({world:world},goal,isDone){switch(goal.kind){case"review":return[]
case"patch":return["Publish no branch: the work would be the patch below."]
case"advance":return[`Add one commit to the branch ${(0,inline_code.aY)(goal.branch)} of pull request #${goal.pullRequest.number}.`]
case"propose":{const branch=`Create the branch ${(0,inline_code.aY)(goal.branch)} with one commit on ${(0,inline_code.aY)(goal.base)}.`
const offer=OFFERS[(0,publishing.E)(world.env)["create-pr"]]
return isDone&&offer!==void 0?[branch,`${offer} onto ${(0,inline_code.aY)(goal.base)}.`]:[branch]}}}const OFFERS={draft:"Open a draft pull request",ready:"Open a pull request",link:"Show a link that opens a pull request",none:void 0}
function proposal(setting,finalResponse,redact){const{title:title,body:body}=(0,bring_home.cE)(setting,{finalResponse:finalResponse,redact:redact})
return folded("Pull request",redact(`${title}\n\n${body}`))}function folded(title,text){const fence=(0,inline_code.Lt)(text)
return`<details><summary>${title}</summary>\n\n${fence}text\n${text.trimEnd()}\n${fence}\n\n</details>`}function leave(setting,done,redact){switch((0,mode.VV)(setting.world.env)){case"plan":return{preview:"",outputs:{"change-set-path":writeChangeSet(setting,done,redact)}}
case"dry-run":return{preview:`${renderPreview(setting,done,redact)}\n\n`,outputs:{}}
default:return{preview:"",outputs:{}}}}var console=__webpack_require__(91492)
var fail_on=__webpack_require__(3512)
var file_commands=__webpack_require__(75870)
var summary=__webpack_require__(13834)
var links=__webpack_require__(34793)
var plain_words=__webpack_require__(84080)
var thread_sticky=__webpack_require__(94221)
var event_content=__webpack_require__(46032)
const MOST=10
const PLACE=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:events=[]},workspace){const isFile=path=>{try{return(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace,path)).isFile()}catch{return false}}
return annotationsIn(events,workspace,isFile)}function annotationsIn(events,workspace,isFile){const outputs=new Map
for(const event of events){const run=runOf(event)
if(!run)continue
outputs.delete(run.command)
outputs.set(run.command,run.isFailed?run.output:void 0)}const found=new Map
for(const output of outputs.values())for(const line of(output??"").split("\n")){const annotation=annotationIn(line,workspace)
const place=`${annotation?.file}:${annotation?.line}`
if(annotation&&!found.has(place)&&isFile(annotation.file))found.set(place,annotation)
if(found.size===MOST)return[...found.values()]}return[...found.values()]}function runOf(event){if(event.kind!=="ObservationEvent"||event.observation.kind!=="TerminalObservation")return
const{command:command,exit_code:exit_code,content:content}=event.observation
if(typeof command!=="string"||typeof exit_code!=="number")return
return{command:command,isFailed:exit_code>0,output:(0,event_content.wh)(content)}}function annotationIn(line,workspace){const words=line.slice(0,1e3)
const[,path="",colon,bracket,rest=""]=PLACE.exec(words)??[]
const file=withinWorkspace(path,workspace)
if(file===void 0)return
const said=rest.replace(/^[\s:)\]-]+/,"")
return{file:file,line:Number(colon??bracket),message:(0,lib_text.TN)(said===""?words:said,200)}}function withinWorkspace(path,workspace){const file=path.startsWith(`${workspace}/`)?path.slice(workspace.length+1):path.replace(/^\.\//,"")
const isOurs=file!==""&&!file.startsWith("/")&&!file.split("/").includes("..")
return isOurs&&!file.startsWith("node_modules/")?file:void 0}var propose=__webpack_require__(13071)
function outputsOf({report:report,conversationPath:conversationPath,baseSha:baseSha,structuredOutput:structuredOutput,approvals:approvals},comment,{id:id,isResumed:isResumed}){return{outcome:report.outcome,reason:report.reason,"final-response":report.finalResponse,"structured-output":structuredOutput,...whereOf(report),"base-sha":baseSha,...foundIn(report.review),"comment-id":comment?.id,"comment-url":comment?.url,"conversation-id":id,"resumed-from":isResumed?id:void 0,"pending-actions":approvals?.proposal&&(0,propose.C1)(approvals.proposal),"conversation-path":conversationPath,iterations:report.iterations,"input-tokens":report.inputTokens,"output-tokens":report.outputTokens,...sumsOf(report.uses),"cost-usd":report.costUsd,"duration-seconds":Math.round(report.durationMs)/1e3}}function sumsOf(uses){const sum=figure=>uses.reduce((total,use)=>total+figure(use),0)
return{"cached-tokens":sum(({cachedTokens:cachedTokens})=>cachedTokens),"cache-write-tokens":sum(({writtenTokens:writtenTokens})=>writtenTokens),"reasoning-tokens":sum(({reasoningTokens:reasoningTokens})=>reasoningTokens),"model-seconds":Math.round(sum(({latencyMs:latencyMs})=>latencyMs))/1e3}}function foundIn(review){if(!review)return{}
const{found:found,mended:mended,stillOpen:stillOpen,blocking:blocking,url:url}=review
return{"review-url":url,"findings-new":found,"findings-mended":mended,"findings-open":stillOpen+found,"findings-blocking":blocking}}function whereOf({files:files,kept:kept,diff:diff,withheldPatch:withheldPatch,pullRequest:pullRequest}){return{"files-changed":files.length,"diff-path":diff?.path,"patch-path":withheldPatch?.path,...kept.kind==="branch"&&{branch:kept.branch,"commit-sha":kept.commit},...kept.kind==="patch"&&{"patch-path":kept.path},"pr-number":pullRequest?.number,"pr-url":pullRequest?.url}}const FIRST=100
const LAST=400
function renderTimeline(events){const all=events.flatMap(event=>{const line=(0,console.cA)(event)
return line===void 0?[]:[`${event.timestamp.slice(11,19)} ${(0,lib_text.TN)(line,240)}`]})
if(all.length===0)return""
const lines=shortened(all).join("\n")
const fence=(0,inline_code.Lt)(lines)
const heading=`<details><summary>Timeline (${(0,lib_text.U9)(all.length,"line")}, UTC)</summary>`
return`${heading}\n\n${fence}text\n${lines}\n${fence}\n\n</details>`}function shortened(lines){if(lines.length<=FIRST+LAST)return lines
return[...lines.slice(0,FIRST),`… ${lines.length-FIRST-LAST} more …`,...lines.slice(-LAST)]}async function report_done_report(world,connection,{done:done,setting:setting},sticky){const{redact:redact}=connection
const{outcome:outcome}=done.report
const isFailure=(0,fail_on.V)(world.env,outcome);(0,console.lQ)(done,isFailure,redact);(0,console.m6)(done.report.risks??[],redact);(0,console.Ei)(annotationsFor(done,setting.job.workspace),redact)
const words=()=>(0,ending.ci)((0,report.B)(done.report,(0,links.h)(setting,setting.memory.id)),setting,done)
const render=()=>(0,own_mark.kN)(setting,(0,plain_words.f)(world.env,redact(words()),done.hadNoWall))
const{approvals:approvals}=done
const at={env:world.env,thread:setting.trigger.thread}
const shown=render()
const telling=tellingOf(setting,done,{sticky:sticky,body:shown,redact:redact})
if(sticky&&!approvals?.proposal)(0,file_commands.r1)(world.env,{...telling,sticky:sticky})
setting.memory.leaveTelling((0,telling_telling.mc)(telling))
const propose=approvals?.proposal&&sticky?shownIn(approvals.proposal,sticky,shown):same
const isHurried=world.signal.aborted&&!approvals?.proposal
const[isKept,early]=await Promise.all([setting.memory.close(manifest=>propose((0,ending.v6)(setting,done,sticky?.url)(manifest))),isHurried?(0,tell.q)(connection,at,telling):void 0])
if(sticky&&approvals?.proposal&&isKept)(0,file_commands.r1)(world.env,{...telling,sticky:sticky});(0,file_commands.XI)(world.env,void 0)
await(0,sweep_beside.vT)(setting)
const body=approvals?.proposal?isKept&&sticky?shown:unkept(render()):render()
const left=leave(setting,done,redact)
await(0,summary.S)(world.env,`${left.preview}${body}\n\n${redact(renderTimeline(done.events??[]))}`)
const isTold=early!==void 0&&body===shown
const told=isTold?early:await(0,tell.q)(connection,at,{...telling,sticky:early?.sticky??sticky,body:body})
const final=told?.sticky??await(0,thread_sticky.bx)(connection,world.env,setting.trigger,outcome,body)
if(approvals?.proposal&&final&&final.id!==sticky?.id)await setting.memory.settle(shownIn(approvals.proposal,final,told?.body??body));(0,file_commands.Kn)(world.env,{...outputsOf(done,final,setting.memory),...left.outputs},redact)
return isFailure?1:0}function same(manifest){return manifest}function lastReaction(report){const{reaction:reaction}=(0,outcome.rL)(report)
return reaction==="eyes"?void 0:reaction}function tellingOf(setting,{report:report,approvals:approvals},words){const{sticky:sticky,body:body,redact:redact}=words
const{used:used,proposal:proposal}=approvals??{}
const ballot=used?.comment&&approvals&&{id:used.comment.id,body:decidedIn(setting,used,{results:approvals.results,next:sticky,redact:redact})}
const isWaiting=proposal??used?{isWaiting:proposal!==void 0}:{}
const[place,content]=[(0,acknowledge.Ko)(setting.trigger),lastReaction(report)]
return{lease:setting.memory.manifest.lease??(0,recall.m8)(setting,null),body:body,isAnswer:true,...place&&content&&{sign:{place:place,content:content}},...sticky&&{sticky:sticky},...ballot&&{ballot:ballot},...isWaiting}}},13834:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(91492)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(119),__webpack_require__.e(811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),true).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
function fitting(markdown){if(Buffer.byteLength(markdown)<=LIMIT)return markdown
return(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__._)(markdown,Math.floor(LIMIT/3)-100,"the summary was too long; the log of the run says the rest")}},53097:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>errorCode,O:()=>orMistake})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const reasons={ENOENT:"nothing is there",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"its links lead in a circle",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}},30018:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>holdFolder,z:()=>placeOfHandle})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53097)
const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(root,{recursive:true})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path,{recursive:true})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW)}},86196:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gx:()=>renderItem,t7:()=>renderProposal,Sh:()=>waitingLine})
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var inline_code=__webpack_require__(84804)
var approval_proposal=__webpack_require__(89719)
var shown_change=__webpack_require__(16790)
var visible=__webpack_require__(79190)
function renderHeld(change,words){const branch=(0,inline_code.aY)(change.branch)
return(0,prompts.J1)("approval-held",{...words,change:renderChange(change),where:change.is_new?`the new branch ${branch}, with a pull request`:`the branch ${branch}`,head:change.head.slice(0,7)})}function renderChange(change){return(0,prompts.J1)("approval-change",{paths:change.paths.map(path=>(0,inline_code.aY)((0,visible.R)(path))).join(", "),digest:(0,inline_code.aY)((0,approval_proposal.VK)(change)),patch:(0,shown_change.w)(change.patch)})}var shown_action=__webpack_require__(55620)
function renderProposal(proposal,ballot){const items=(0,approval_proposal.dz)(proposal)
const[first]=items
if(!first)return""
const{head:head,expires:expires}=first.pending
const how={until:expires.slice(0,16).replace("T"," "),ways:waysOf(items,ballot),approvers:ballot.approvers}
const change=(0,approval_proposal.zJ)(proposal)
if(change)return renderHeld(change,{...how,phrase:ballot.phrase})
return(0,prompts.J1)("approval",{...how,actions:items.map(renderItem).join("\n\n"),head:head.slice(0,7)})}function waysOf(items,{phrase:phrase,approveLabel:approveLabel,rejectLabel:rejectLabel}){const[yes,no]=[approveLabel,rejectLabel].map(inline_code.aY)
const all=`| ${["","","both"][items.length]??"all"} | label ${yes}, or \`${phrase} approve\` | label ${no}, or \`${phrase} reject: why\` |`
if(items.length<2)return all
const digest=items[0]&&(0,approval_proposal.VK)(items[0].pending)
return`${all}\n| one | \`${phrase} approve ${digest}\` | \`${phrase} reject ${digest}: why\` |`}function renderItem({pending:pending,risk:risk,reasons:reasons}){if("patch"in pending)return renderChange(pending)
const sentences=reasons.map(reason=>reason.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const why=[risk,sentences].filter(Boolean).map(visible.R).join(": ")
return(0,prompts.J1)("approval-action",{tool:(0,inline_code.aY)((0,visible.R)(pending.tool)),digest:(0,inline_code.aY)((0,approval_proposal.VK)(pending)),why:(0,inline_code.aY)(why),where:pending.cwd==="."?"the top folder":(0,inline_code.aY)((0,visible.R)(pending.cwd)),arguments:(0,shown_action.A)(pending)})}function waitingLine(proposal){const files=(0,approval_proposal.zJ)(proposal)?.paths.length
if(files!==void 0)return`Approval needed: ${(0,lib_text.U9)(files,"protected file")} ${isOrAre(files)} held back`
const amount=(0,approval_proposal.dz)(proposal).length
return`Approval needed: ${(0,lib_text.U9)(amount,"action")} ${isOrAre(amount)} paused`}function isOrAre(amount){return amount===1?"is":"are"}},55620:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>shownArguments,j:()=>unshowable})
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84804)
var _visible_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79190)
const ROOM=24e3
const NAME=150
function shownArguments({arguments:json}){const given=JSON.parse(json)
const entries=Object.entries(given)
if(entries.length===0)return"Without arguments."
return entries.map(([name,value])=>shownArgument(name,value,entries.length===1)).join("\n\n")}function shownArgument(name,value,isAlone){const text=(0,_visible_js__WEBPACK_IMPORTED_MODULE_1__.R)(typeof value==="string"?value:JSON.stringify(value))
const fence=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.Lt)(text)
const isText=typeof value==="string"
const title=isAlone&&name==="command"&&isText?"":`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_1__.R)(name))}${isText?"":" (JSON)"}:\n\n`
return`${title}${fence}text\n${text}\n${fence}`}function unshowable(actions,clean){let room=ROOM
const reasons=new Map
for(const action of actions){const shown=shownArguments(action)
const isLong=shown.length>room||namesIn(action).some(name=>(0,_visible_js__WEBPACK_IMPORTED_MODULE_1__.R)(name).length>NAME)
if(clean(shown)!==shown)reasons.set(action.action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-unseen-secret"))
else if(isLong)reasons.set(action.action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-unseen-long",{room:String(ROOM)}))
else room-=shown.length}return reasons}function namesIn({tool:tool,cwd:cwd,arguments:json}){return[tool,cwd,...Object.keys(JSON.parse(json))]}},50152:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>keptThreads,d:()=>sweepStates})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var git=__webpack_require__(54350)
var state_remote=__webpack_require__(93804)
var schemas=__webpack_require__(28942)
var github_fault=__webpack_require__(58908)
const DAY_MS=864e5
const CLOSED_DAYS=7
const TASK_DAYS=30
async function sweep(options){const{remote:remote}=options
const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const gone=[]
for(const[ref,tip]of tips)if(await isDone(options,ref)&&await remote.move(ref,"",tip)==="moved")gone.push(ref)
return gone}async function isDone(options,ref){const[,number]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref)??[]
if(number!==void 0)return isClosed(options,Number(number))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref)&&isOld(options,ref)}const Thread=schemas.object({state:schemas.string(),closed_at:schemas.string().nullable()})
async function isClosed({github:github,repository:repository,now:now},number){const{owner:owner,name:repo}=repository
try{const route="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:state,closed_at:time}=Thread.parse((await github.request(route,{owner:owner,repo:repo,issue_number:number})).data)
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof github_fault.Q4&&error.status===410)return true
if(error instanceof github_fault.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=schemas.object({repository:schemas.object({discussion:schemas.object({closedAt:schemas.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place}))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,external_node_fs_.mkdirSync)(temp,{recursive:true})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp,"deckhand-sweep-"))
const gitDir=(0,external_node_path_.join)(folder,"state.git")
const run=(extra={})=>(0,git.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{await(0,git.$)({folder:folder,environment:environment}).raw(["init","--quiet","--bare",gitDir])
return await use({remote:(0,state_remote.W)(run,remote),git:run()})}finally{(0,external_node_fs_.rmSync)(folder,{recursive:true,force:true})}}}}

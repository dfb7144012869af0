export const id=20
export const ids=[20]
export const modules={5144:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>renderDifference,g:()=>renderFiles})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _commit_patched_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17969)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _policy_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64753)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78276)
var _visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79190)
function renderFiles({files:files,diff:diff,commands:commands,hasOtherLines:hasOtherLines}){const lines=hasOtherLines?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-line-ends"):""
if(files.length===0)return lines
const all=files.map(file=>({...file,mark:markOf(file.path,commands)}))
const sorted=[...all.filter(({mark:mark})=>mark!==""),...all.filter(({mark:mark})=>mark==="")]
const shown=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-files",{amount:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(files.length,"file"),lines:sorted.map(lineOf).join("\n"),diff:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.DV)("diff",inOrder(diff,sorted).map(inLines).join("\n"))})
return[shown.trimEnd(),lines].filter(Boolean).join("\n\n")}function lineOf({path:path,added:added,removed:removed,mark:mark}){const size=added===void 0?"binary":`+${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed??0)}`
return`- ${mark===""?"":"⚠ "}${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(path))} ${size}${mark===""?"":`: ${mark}`}`}function markOf(path,commands){const name=path.split("/").at(-1)??path
if(commands.some(command=>command.includes(name)))return"named in a command above"
if((0,_policy_paths_js__WEBPACK_IMPORTED_MODULE_3__.Y)(path).kind!=="free"||STEERS.test(path.toLowerCase()))return"can decide what runs"
return""}const STEERS=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(diff,files){const places=new Map(files.map(({path:path},index)=>[` b/${path}`,index]))
const placeOf=piece=>{const line=piece.split("\n",1)[0]??""
return places.get(line.slice((line.length+"diff --git".length)/2))??files.length}
return(0,_commit_patched_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(diff).toSorted((a,b)=>placeOf(a)-placeOf(b))}function inLines(piece){return(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(piece.replace(/\n$/,"")))}const MOST=10
function renderDifference({head:head,between:between,missing:missing}){const lines=[...between?[...listed("commit",between.total,between.commits.map(commitLine))]:[],...between?[...listed("file",between.files.length,between.files.map(fileLine))]:[],...head!==void 0&&!between?["- GitHub does not say which commits were added."]:[],...between?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...missing.length>0?[`- No longer in the workspace: ${missing.slice(0,MOST).map(quoted).join(", ")}.`]:[]]
if(lines.length===0)return""
const since=head===void 0?"":` for ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(head.slice(0,7))}`
return[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-difference",{since:since,lines:lines.join("\n")}),diffOf(between?.files??[])].filter(Boolean).join("\n\n")}function listed(noun,total,lines){const more=total>MOST?[`- and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(total-MOST,`more ${noun}`)}`]:[]
return[...lines.slice(0,MOST).map(line=>`- ${line}`),...more]}function commitLine({sha:sha,author:author,subject:subject}){return`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(sha.slice(0,7))} ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(author,40))}: ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(subject,100))}`}function fileLine({path:path,status:status,added:added,removed:removed}){return`${status} ${quoted(path)} +${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed)}`}function quoted(text){return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(text))}function diffOf(files){if(files.some(({patch:patch,added:added,removed:removed})=>patch===""&&added+removed>0))return""
const patches=files.map(({path:path,patch:patch})=>`--- ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(path,200))}\n${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(patch))}`)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__._l)(patches.join("\n"))}}),23761:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gj:()=>canAsk,eC:()=>mayGrant,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22296)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(19546)
function grantsIn({run:run,startingPoint:startingPoint,inputs:inputs,restriction:restriction,tools:tools}){if(inputs.confirmation==="never")return"possible"
if(restriction.restrictions||(0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_2__._K)(startingPoint))return"refused"
return canAsk(run,startingPoint.goal)&&tools.inGranted?"offered":"possible"}function mayGrant(run){if(run.trigger.kind!=="decision")return false
const items=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__.yX)(run)?.items??[]
return items.some(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(pending.grant))}function canAsk(run,goal){return whyNobodyIsAsked(run,goal)===void 0}function whyNobodyIsAsked({trigger:trigger,memory:memory,world:world,github:github},{kind:kind}){const{type:type}=trigger.thread
if(type==="discussion")return"discussion"
if(type==="none")return"no-thread"
if(!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(world.env))return"mode"
if(kind==="review")return"review"
if(kind==="patch")return"no-branch"
if(!memory.isKept)return"no-memory"
return github.lacksGraphql?.()?"no-graphql":void 0}}),70020:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C1:()=>pendingJson,G9:()=>settle,e5:()=>approvalCommentOf,hY:()=>hasEnded,qS:()=>resultsOf})
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79235)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(75362)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(685)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(33365)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22440)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(19546)
var _basis_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(30730)
var _change_holding_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(86566)
var _intents_waiting_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(68563)
var _shown_files_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(97449)
var _waiting_items_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(92640)
async function settle(prepared,taken,left){const{run:run,conversation:conversation}=prepared
const proposal=await propose(prepared,taken,left)
const done={used:taken.used,results:resultsOf(conversation.log)}
if(!proposal)return{proposal:proposal,...done}
const shown=await approvalCommentIn(prepared,proposal,left.tree)
if("why"in shown){dropUnseen(run,proposal,shown.why)
return{proposal:void 0,...done,unseen:shown.why}}const{created:created,missing:missing}=await(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_5__.mp)(run,(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_5__.CY)(run.world.env))
if(created.length>0)run.memory.notes.add((0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_5__.dc)(created))
if(missing.length>0)run.memory.notes.add((0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_5__._E)(missing))
const sections=[shown.approvalComment,taken.difference??""].filter(Boolean)
return{proposal:proposal,...done,isDiffInComment:shown.hasFiles,approvalComment:sections.join("\n\n")}}async function propose({run:run,inputs:inputs,conversation:conversation,startingPoint:startingPoint,knowledge:knowledge,tools:tools,earlierEvents:earlierEvents},{end:end,used:used,shownAt:shownAt,refused:refused},{kept:kept,tree:tree,held:held,intents:intents}){const{thread:thread}=run.trigger
if(thread.type==="none")return
const asking=askingIn(run)
if(held)return(0,_change_holding_js__WEBPACK_IMPORTED_MODULE_9__.Yl)(run,inputs,{...held,requesters:(0,_waiting_items_js__WEBPACK_IMPORTED_MODULE_12__.PT)(conversation.log,asking)})
if(intents.length>0){const requesters=(0,_waiting_items_js__WEBPACK_IMPORTED_MODULE_12__.PT)(conversation.log,asking)
return{v:1,items:(0,_intents_waiting_js__WEBPACK_IMPORTED_MODULE_10__.b)(run,inputs,{thread:thread.number,requesters:requesters,intents:intents}),comment:null}}if(end.status!=="waiting"||refused!==void 0)return
const items=await(0,_waiting_items_js__WEBPACK_IMPORTED_MODULE_12__.qw)(conversation,{...(0,_basis_js__WEBPACK_IMPORTED_MODULE_8__.gp)(run,inputs,{thread:thread.number,rules:knowledge.rules}),tree:tree,head:kept.kind==="branch"?kept.commit:startingPoint.head,root:run.job.workspace,asking:asking,earlierEvents:earlierEvents,before:(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_7__.sp)(run.memory),network:tools.report()?.network??"all"})
if(items.length===0)return
return{v:1,items:shownAt===void 0?items:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.l9)(items,used,shownAt),comment:null}}function askingIn({trigger:{kind:kind,actors:actors},memory:memory}){const now=kind==="decision"?[]:actors.map(({login:login,id:id})=>({login:login,id:id??null}))
const before=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_7__.sp)(memory)?.items.map(({pending:pending})=>pending)??[]
const earlier=before.filter(({conversation:conversation})=>conversation===memory.id).flatMap(({requesters:requesters})=>requesters)
return[...earlier,...now]}async function approvalCommentIn(prepared,proposal,tree){const{run:run,inputs:inputs}=prepared
const granted=grantedIn(proposal)
const shown=granted.length===0?{files:""}:await(0,_shown_files_js__WEBPACK_IMPORTED_MODULE_11__.bF)(prepared,tree,granted)
if("why"in shown)return shown
const approvalComment=approvalCommentOf(proposal,run,inputs,shown.files)
if(approvalComment.length>_shown_files_js__WEBPACK_IMPORTED_MODULE_11__.o5)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("approval-unseen-long",{room:String(_shown_files_js__WEBPACK_IMPORTED_MODULE_11__.o5)})}
return{approvalComment:approvalComment,hasFiles:granted.length>0}}function grantedIn({items:items}){return items.flatMap(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(pending.grant)?[pending.arguments]:[])}function dropUnseen({memory:memory,world:world},proposal,reason){const by={verdict:"dropped",by:"us",at:world.now().toISOString(),reason:reason}
memory.update((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_7__.LY)((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.rc)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.dz)(proposal),by)))}function approvalCommentOf(proposal,{world:world},inputs,files=""){const[phrase=""]=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__.phrasesOf)(world.env)
return(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.t7)(proposal,{phrase:phrase,approveLabel:inputs["approve-label"],rejectLabel:inputs["reject-label"],approvers:(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_6__.U)(world.env,void 0).inWords},files)}function pendingJson(proposal){const open=proposal.items.filter(({decision:decision})=>decision===null)
return JSON.stringify(open.map(item=>({digest:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.VK)(item.pending),...facts(item),expires:item.pending.expires})))}function facts({pending:pending,risk:risk,reasons:reasons}){if("patch"in pending)return{paths:pending.paths,branch:pending.branch}
if("intent"in pending)return{intent:pending.intent,value:JSON.parse(pending.value)}
const{tool:tool,cwd:cwd,grant:grant}=pending
const{secrets:secrets,hosts:hosts,server:server}=grant
return{tool:tool,arguments:JSON.parse(pending.arguments),cwd:cwd,risk:risk,reasons:reasons,reach:{secrets:secrets,hosts:hosts,server:server}}}const STILL_RUNNING="ran, and was still running"
const CUT_OFF="cut off, so it may have run"
function resultsOf(events){const results=new Map
const byCall=new Map
for(const event of events){if(event.kind==="ActionEvent")byCall.set(event.tool_call_id,event.id)
if(event.kind==="ObservationEvent")results.set(event.action_id,observed(event.observation))
if(event.kind==="UserRejectObservation")results.set(event.action_id,CUT_OFF)
if(event.kind!=="AgentErrorEvent")continue
const failed=byCall.get(event.tool_call_id)
if(failed!==void 0)results.set(failed,event.error===(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("interrupted")?CUT_OFF:"failed")}return results}function hasEnded(result){return(result??"").startsWith("ran")&&result!==STILL_RUNNING}function observed({exit_code:code,is_error:is_error}){if(typeof code==="number")return code===-1?STILL_RUNNING:`ran with exit code ${code}`
return is_error?"ran, and failed":"ran"}}),97449:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>whyUnseen,bF:()=>shownFiles,o5:()=>APPROVAL_COMMENT})
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5144)
var _github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(55620)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(60297)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(63501)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(51176)
const APPROVAL_COMMENT=48e3
const WORDS=4e3
async function shownFiles({run:run,publisher:publisher,knowledge:knowledge},tree,commands){const shown=await publisher.shown(tree,knowledge.commit)
const{encoded:encoded,unreadable:unreadable,diff:diff}=shown
if(encoded.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-encoded",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__.KT)(encoded)})}
if(unreadable.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-files",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__.KT)(unreadable)})}
const files=(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_0__.g)({...shown,commands:commands})
const size=commands.reduce((sum,json)=>sum+(0,_github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_1__.A)({arguments:json}).length,files.length+WORDS)
if(size>APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-diff",{size:String(size),room:String(APPROVAL_COMMENT)})}
const added=diff.split("\n").filter(line=>line.startsWith("+")).join("\n")
if(run.redact(added)!==added)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("approval-unseen-diff-secret")}
return{files:run.redact(files)}}async function whyUnseen(prepared,granted){const{run:run,publisher:publisher}=prepared
try{const change=await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_4__.SW)(prepared)
const before={env:run.world.env,leaks:run.leaks,before:run.memory.workBefore}
const{tree:tree}=change?await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__.Ng)(publisher,change,before):{tree:await publisher.treeOf(publisher.base)}
const commands=granted.map(({input:input})=>(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__.d)(input))
const shown=await shownFiles(prepared,tree,commands)
return"why"in shown?shown.why:void 0}catch{return}}}),92640:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>areAsShown,PT:()=>requestersIn,bt:()=>shellFolder,qw:()=>waitingItems})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60297)
async function waitingItems(conversation,all){const{root:root,asking:asking,earlierEvents:earlierEvents,before:before,...basis}=all
const events=[...conversation.log]
const requesters=requestersIn(events,asking)
const folder=shellFolder(events.slice(earlierEvents),root)
return(await conversation.pendingActions()).map(({action:action,input:input,risk:risk,reasons:reasons,grant:grant})=>{const cwd=folderBefore(before,action.id)??folder
const bytes={arguments:(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(input),cwd:action.tool_name==="terminal"?cwd:"."}
const about={action:action.id,tool:action.tool_name,...bytes,grant:grant,requesters:requesters}
return{pending:{...basis,...about},risk:risk,reasons:reasons,shown:null,decision:null}})}function areAsShown(items,waiting){return items.every(({pending:pending})=>{if(!("tool"in pending))return false
const found=waiting.find(({action:action})=>action.id===pending.action)
if(found?.action.tool_name!==pending.tool||(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(found.input)!==pending.arguments)return false
return(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(found.grant)===(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(pending.grant)})}function requestersIn(events,asking){const known=new Map(asking.map(person=>[person.login.toLowerCase(),person]))
for(const event of events){if(event.kind!=="MessageEvent"||event.source!=="user"||event.sender===void 0)continue
const key=event.sender.toLowerCase()
if(!known.has(key))known.set(key,{login:event.sender,id:null})}return[...known.values()].sort((a,b)=>a.login<b.login?-1:1)}function folderBefore(before,action){const found=before?.items.find(({pending:pending})=>"action"in pending&&pending.action===action)?.pending
return found&&"cwd"in found?found.cwd:void 0}function shellFolder(events,root){const last=events.findLast(event=>event.kind==="ObservationEvent"&&event.tool_name==="terminal")
if(last?.kind!=="ObservationEvent")return"."
const{working_dir:folder}=Object(last.observation.metadata)
if(typeof folder!=="string")return"."
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,folder)
return path===""?".":path.startsWith("..")?folder:path}}),30730:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V_:()=>policyVersion,_C:()=>differenceSince,gp:()=>basisOf,zC:()=>whyAgain})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_between_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(35323)
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5144)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(60297)
function basisOf({world:world,job:job,trigger:trigger,memory:memory},inputs,{thread:thread,rules:rules}){const now=world.now()
return{v:1,repository:trigger.repositoryId,thread:thread,run:job.runId,conversation:memory.id,policy:policyVersion(world.env,rules),created:now.toISOString(),expires:new Date(now.getTime()+(0,_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.CI)(inputs["approval-expires"])).toISOString()}}const INPUTS=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(env,rules){const all={inputs:INPUTS.map(name=>(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,name)??null),rules:rules??null}
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__.d)(all)).digest("hex").slice(0,16)}async function differenceSince({github:github,job:job},{head:head,now:now,missing:missing}){const between=head===void 0?void 0:await(0,_github_read_between_js__WEBPACK_IMPORTED_MODULE_4__.f8)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository),head,now)
return(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__.M)({head:head,between:between,missing:missing})}function whyAgain(stale,changed){return[stale,changed??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),86566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cm:()=>withoutHeld,Hs:()=>mayApprove,JS:()=>requireState,Yl:()=>heldProposal,ZR:()=>holdIn,jd:()=>mayRemember,zQ:()=>waitingIn})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_skill_place_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90267)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _agent_grants_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23761)
var _publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(93582)
var _basis_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(30730)
function requireState({"state-store":store,...wanted},env){const about=aboutOf(wanted)
if(about===void 0||store!=="none"||!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env))return
const[asking,instead]=about==="protected"?["`protected-paths` cannot be `confirm`","`protected-paths: block`"]:["`memory` cannot be `propose`","`memory: read`"]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`With \`state-store: none\` nobody can be asked, so ${asking}.`,{hint:`Leave \`state-store\` out, or set ${instead}.`})}function aboutOf(wanted){if(wanted["protected-paths"].mode==="confirm")return"protected"
return wanted.memory==="propose"?"memory":void 0}function mayApprove(wanted,paths){const about=aboutOf(wanted)
return about==="protected"||about==="memory"&&paths.every(_core_skill_place_js__WEBPACK_IMPORTED_MODULE_1__.U)}function mayRemember(place){return place.inputs.memory==="propose"&&askedAbout(place)!==void 0}function askedAbout({run:run,inputs:inputs,startingPoint:{goal:goal}}){const isOurs=goal.kind==="propose"||goal.kind==="advance"&&goal.fork===void 0
return isOurs&&(0,_agent_grants_js__WEBPACK_IMPORTED_MODULE_4__.Gj)(run,goal)?aboutOf(inputs):void 0}function holdIn(prepared,{end:end,refused:refused}){const about=end.status==="finished"&&refused===void 0?askedAbout(prepared):void 0
return about&&{about:about,clean:prepared.run.redact}}function withoutHeld(saved,isDone){const{held:held,...rest}=saved
if(!held||held.paths.length===0||!isDone)return rest
const paths=new Set(held.paths)
const withheld=saved.withheld.filter(({path:path,code:code})=>!(0,_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)||!paths.has(path))
return{...saved,withheld:withheld,patch:saved.patchWithoutHeld}}function waitingIn({held:held,kept:kept},{pullRequest:pullRequest},place){const{goal:goal,head:head,runId:runId,leaks:leaks}=place
const[wanted]=(0,_publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__.IJ)(goal,runId,leaks,"")
if(!held||wanted===void 0)return
const{tree:tree,patch:patch,paths:paths}=held
const isNew=kept.kind!=="branch"&&goal.kind==="propose"&&goal.isThere!==true
return{tree:tree,patch:patch,paths:paths,is_new:isNew,base:goal.base,branch:kept.kind==="branch"?kept.branch:wanted,head:kept.kind==="branch"?kept.commit:head,pull_request:pullRequest?.number??(goal.kind==="advance"?goal.pullRequest.number:null)}}function heldProposal(run,inputs,change){const{thread:thread}=run.trigger
if(thread.type==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("bug","There is no thread to ask on.")
const pending={...change,...(0,_basis_js__WEBPACK_IMPORTED_MODULE_6__.gp)(run,inputs,{thread:thread.number})}
return{v:1,items:[{pending:pending,risk:"",reasons:[],shown:null,decision:null}],comment:null}}}),68563:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>intentItems,o:()=>showable})
var _github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(55620)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60297)
var _basis_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30730)
const ROOM=24e3
function showable(waiting){const shown=[]
const unseen=[]
let room=ROOM
for(const one of waiting){const value=(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_2__.d)(one.value)
const size=(0,_github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_0__.A)({arguments:value}).length+one.words.length+200
if(size>room)unseen.push(one)
else{room-=size
shown.push({intent:one.kind.name,value:value,words:one.words})}}return{shown:shown,unseen:unseen}}function intentItems(run,inputs,{thread:thread,requesters:requesters,intents:intents}){const basis=(0,_basis_js__WEBPACK_IMPORTED_MODULE_1__.gp)(run,inputs,{thread:thread})
return intents.map(intent=>({pending:{...basis,...intent,requesters:requesters},risk:"",reasons:[],shown:null,decision:null}))}}),51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
const PATCH=".git/deckhand-so-far.patch"
const LARGEST=8*1024*1024
const MOST_MS=3e4
async function keepResults(prepared){const{memory:memory}=prepared.run
if(!memory.isKept)return
try{memory.leaveWork(await workSoFar(prepared))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`Only the output of an approved action was saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}await memory.keep()}async function patchIn(workspace,commit,signal){const{exitCode:exitCode,output:output}=await workspace.run(snapshot(commit),{timeoutMs:MOST_MS,signal:signal})
if(exitCode!==0)throw new Error(`Git said: ${output}`)
return workspace.read(PATCH,LARGEST)}async function workSoFar(prepared){const{run:run,publisher:publisher}=prepared
const change=await changeSoFar(prepared)
if(!change)return[]
const{left:left}=await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,{env:run.world.env,leaks:run.leaks,before:run.memory.workBefore})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)(left)}async function changeSoFar({publisher:publisher,folder:folder,tools:tools,signal:signal}){const patch=await patchIn(tools.workspace,publisher.base,signal)
if(patch.length===0)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"so-far.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
return publisher.patched(path)}function snapshot(base){const index='"$PWD/.git/deckhand-so-far.index"'
const diff="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > ${PATCH}`].join(" && ")}})}

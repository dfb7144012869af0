export const id=20
export const ids=[20,8563,9153]
export const modules={70020:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{approvalCommentOf:()=>approvalCommentOf,hasEnded:()=>hasEnded,isAsShown:()=>isAsShown,resultsOf:()=>resultsOf,settleApprovals:()=>settleApprovals,waitingItems:()=>waitingItems})
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79235)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(685)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(33365)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(22440)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(50097)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(54267)
var _basis_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(30730)
var _change_protected_files_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(23665)
var _intents_waiting_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(68563)
var _why_not_asked_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(59153)
async function waitingItems(conversation,all){const{root:root,asking:asking,earlierEvents:earlierEvents,before:before,...basis}=all
const events=[...conversation.log]
const requesters=requestersIn(events,asking)
const folder=(0,_why_not_asked_js__WEBPACK_IMPORTED_MODULE_13__.shellFolder)(events.slice(earlierEvents),root)
return(await conversation.pendingActions()).map(({action:action,input:input,risk:risk,reasons:reasons,grant:grant})=>{const cwd=folderBefore(before,action.id)??folder
const bytes={arguments:(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(input),cwd:action.tool_name==="terminal"?cwd:"."}
const about={action:action.id,tool:action.tool_name,...bytes,grant:grant,requesters:requesters}
return{pending:{...basis,...about},risk:risk,reasons:reasons,shown:null,decision:null}})}function isAsShown(items,waiting){return items.every(({pending:pending})=>{if(!("tool"in pending))return!1
const found=waiting.find(({action:action})=>action.id===pending.action)
if(found?.action.tool_name!==pending.tool||(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(found.input)!==pending.arguments)return!1
return(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(found.grant)===(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(pending.grant)})}function requestersIn(events,asking){const known=new Map(asking.map(person=>[person.login.toLowerCase(),person]))
for(const event of events){if(event.kind!=="MessageEvent"||event.source!=="user"||event.sender===void 0)continue
const key=event.sender.toLowerCase()
if(!known.has(key))known.set(key,{login:event.sender,id:null})}return[...known.values()].sort((a,b)=>a.login<b.login?-1:1)}function folderBefore(before,action){const found=before?.items.find(({pending:pending})=>"action"in pending&&pending.action===action)?.pending
return found&&"cwd"in found?found.cwd:void 0}async function settleApprovals(prepared,taken,left){const{run:run,conversation:conversation}=prepared
const proposed=await propose(prepared,taken,left)
const isOfPlan=(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_8__.eK)(run)==="work"&&(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_8__.Y1)(run.memory)
const proposal=proposed&&isOfPlan?{...proposed,of_plan:!0}:proposed
const done={used:taken.used,results:resultsOf(conversation.log)}
if(!proposal)return{proposal:proposal,...done}
const shown=await approvalCommentIn(prepared,proposal,left.tree)
if("why"in shown){dropUnseen(run,proposal,shown.why)
return{proposal:void 0,...done,unseen:shown.why}}const{created:created,missing:missing}=await(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_6__.mp)(run,(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_6__.CY)(run.world.env))
if(created.length>0)run.memory.notes.add((0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_6__.dc)(created))
if(missing.length>0)run.memory.notes.add((0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_6__._E)(missing))
const sections=[shown.approvalComment,taken.difference??""].filter(Boolean)
return{proposal:proposal,...done,isDiffInComment:shown.hasFiles,approvalComment:sections.join("\n\n")}}async function propose({run:run,inputs:inputs,conversation:conversation,startingPoint:startingPoint,knowledge:knowledge,tools:tools,earlierEvents:earlierEvents},{end:end,used:used,shownAt:shownAt,refused:refused},{kept:kept,tree:tree,held:held,intents:intents}){const{thread:thread}=run.trigger
if(thread.type==="none")return
const asking=askingIn(run)
if(held)return(0,_change_protected_files_js__WEBPACK_IMPORTED_MODULE_11__.pD)(run,inputs,{...held,requesters:requestersIn(conversation.log,asking)})
if(intents.length>0){const requesters=requestersIn(conversation.log,asking)
return{v:1,items:(0,_intents_waiting_js__WEBPACK_IMPORTED_MODULE_12__.intentItems)(run,inputs,{thread:thread.number,requesters:requesters,intents:intents}),comment:null}}if(end.status!=="waiting"||refused!==void 0)return
const items=await waitingItems(conversation,{...(0,_basis_js__WEBPACK_IMPORTED_MODULE_10__.gp)(run,inputs,{thread:thread.number,rules:knowledge.rules}),tree:tree,head:kept.kind==="branch"?kept.commit:startingPoint.head,root:tools.workspace.workingDir,asking:asking,earlierEvents:earlierEvents,before:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.sp)(run.memory),network:tools.report()?.network??"all"})
if(items.length===0)return
return{v:1,items:shownAt===void 0?items:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.YY)(items,used,shownAt),comment:null}}function askingIn({trigger:{kind:kind,actors:actors},memory:memory}){const now=kind==="decision"?[]:actors.map(({login:login,id:id})=>({login:login,id:id??null}))
const before=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.sp)(memory)?.items.map(({pending:pending})=>pending)??[]
const earlier=before.filter(({conversation:conversation})=>conversation===memory.id).flatMap(({requesters:requesters})=>requesters)
return[...earlier,...now]}async function approvalCommentIn(prepared,proposal,tree){const{run:run,inputs:inputs}=prepared
const granted=grantedIn(proposal)
const shown=granted.length===0?{files:""}:await(0,_why_not_asked_js__WEBPACK_IMPORTED_MODULE_13__.shownFiles)(prepared,tree,granted)
if("why"in shown)return shown
const approvalComment=approvalCommentOf(proposal,run,inputs,shown.files)
if(approvalComment.length>_why_not_asked_js__WEBPACK_IMPORTED_MODULE_13__.APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("approval-unseen-long",{room:String(_why_not_asked_js__WEBPACK_IMPORTED_MODULE_13__.APPROVAL_COMMENT)})}
return{approvalComment:approvalComment,hasFiles:granted.length>0}}function grantedIn({items:items}){return items.flatMap(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(pending.grant)?[pending.arguments]:[])}function dropUnseen({memory:memory,world:world},proposal,reason){const by={verdict:"dropped",by:"us",at:world.now().toISOString(),reason:reason}
memory.update((0,_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.LY)((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Q6)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.dz)(proposal),by)))}function approvalCommentOf(proposal,{world:world},inputs,files=""){const[phrase=""]=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__.phrasesOf)(world.env)
return(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.t7)(proposal,{phrase:phrase,approveLabel:inputs["approve-label"],rejectLabel:inputs["reject-label"],approvers:(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_7__.U)(world.env,void 0).inWords},files)}const STILL_RUNNING="ran, and was still running"
const CUT_OFF="cut off, so it may have run"
function resultsOf(events){const results=new Map
const byCall=new Map
for(const event of events){if(event.kind==="ActionEvent")byCall.set(event.tool_call_id,event.id)
if(event.kind==="ObservationEvent")results.set(event.action_id,observed(event.observation))
if(event.kind==="UserRejectObservation")results.set(event.action_id,CUT_OFF)
if(event.kind!=="AgentErrorEvent")continue
const failed=byCall.get(event.tool_call_id)
if(failed!==void 0)results.set(failed,event.error===(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("interrupted")?CUT_OFF:"failed")}return results}function hasEnded(result){return(result??"").startsWith("ran")&&result!==STILL_RUNNING}function observed({exit_code:code,is_error:is_error}){if(typeof code==="number")return code===-1?STILL_RUNNING:`ran with exit code ${code}`
return is_error?"ran, and failed":"ran"}}),59153:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{APPROVAL_COMMENT:()=>APPROVAL_COMMENT,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5144)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(685)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63501)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(51176)
function whyNotAsked(waiting,events,{nobody:nobody,clean:clean,root:root,earlierEvents:earlierEvents}){if(nobody!==void 0){const refusal=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-nobody",{why:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.kI)(nobody)})
return new Map(waiting.map(({action:action})=>[action.id,refusal]))}const actions=waiting.map(({action:action,input:input,reasons:reasons,grant:grant})=>({action:action.id,tool:action.tool_name,cwd:".",arguments:(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(input),said:[...reasons,(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(grant)].join(" ")}))
const reasons=new Map((0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.RB)(actions,clean))
const folder=shellFolder(events.slice(earlierEvents),root)
for(const{action:action,input:input,grant:grant}of waiting){const isShell=action.tool_name==="terminal"
const isMoved=isShell&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant)&&folder!=="."
const moved=isMoved?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-granted-folder",{folder:folder}):void 0
const why=moved??(isShell||(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant)?whyLost(input,events):void 0)
if(why!==void 0)reasons.set(action.id,why)}return reasons}function whyLost(input,events){const{command:command,is_input:is_input,reset:reset}=input
if(typeof command!=="string")return
if(is_input===!0||command.trim()===""&&reset!==!0)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unkept-program")
const names=[...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,name=""])=>name)
if(names.length===0)return
const own=variablesSetIn(command)
const earlier=new Set(events.flatMap(commandOf).flatMap(text=>[...variablesSetIn(text)]))
const lost=names.find(name=>earlier.has(name)&&!own.has(name))
return lost===void 0?void 0:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unkept-variable",{name:lost})}function commandOf(event){if(event.kind!=="ObservationEvent"||event.tool_name!=="terminal")return[]
const{command:command}=event.observation
return typeof command==="string"?[command]:[]}function variablesSetIn(command){const assigned=[...command.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,name=""])=>name)
const declared=command.split(/[;|&\n]/).flatMap(part=>{const[,words=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(part)??[]
return words.match(/\w+/g)??[]})
return new Set([...assigned,...declared])}const ROUNDS=5
async function rejectUnaskable(conversation,first,asking){let end=first
for(let round=0;end.status==="waiting";round++){const waiting=await conversation.pendingActions()
const reasons=new Map(whyNotAsked(waiting,[...conversation.log],asking))
const granted=waiting.filter(({action:action,grant:grant})=>(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant)&&!reasons.has(action.id))
const unseen=granted.length===0?void 0:await asking.whyUnseen(granted)
if(unseen!==void 0)for(const{action:action}of granted)reasons.set(action.id,unseen)
if(reasons.size===0)return end
for(const[id,reason]of reasons)await conversation.rejectPendingActions(reason,[id])
if(conversation.state.status==="waiting_for_confirmation")return end
if(round===ROUNDS)return{status:"failed",fault:unteachable()}
end=await asking.goOn()}return end}function unteachable(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const APPROVAL_COMMENT=48e3
const WORDS=4e3
async function shownFiles({run:run,publisher:publisher,knowledge:knowledge},tree,commands){const shown=await publisher.shown(tree,knowledge.commit)
const{encoded:encoded,unreadable:unreadable,diff:diff}=shown
if(encoded.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-encoded",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.ri)(encoded)})}
if(unreadable.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-files",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.ri)(unreadable)})}
const files=(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_2__.g)({...shown,commands:commands})
const size=commands.reduce((sum,json)=>sum+(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.AS)({arguments:json}).length,files.length+WORDS)
if(size>APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-diff",{size:String(size),room:String(APPROVAL_COMMENT)})}
const added=diff.split("\n").filter(line=>line.startsWith("+")).join("\n")
if(run.redact(added)!==added)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-diff-secret")}
return{files:run.redact(files)}}async function whyUnseen(prepared,granted){const{run:run,publisher:publisher}=prepared
try{const change=await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_8__.SW)(prepared)
const before={env:run.world.env,leaks:run.leaks,before:run.memory.workBefore}
const{tree:tree}=change?await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.Ng)(publisher,change,before):{tree:await publisher.treeOf(publisher.base)}
const commands=granted.map(({input:input})=>(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(input))
const shown=await shownFiles(prepared,tree,commands)
return"why"in shown?shown.why:void 0}catch{return}}function shellFolder(events,root){const last=events.findLast(event=>event.kind==="ObservationEvent"&&event.tool_name==="terminal")
if(last?.kind!=="ObservationEvent")return"."
const{working_dir:folder}=Object(last.observation.metadata)
if(typeof folder!=="string")return"."
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,folder)
return path===""?".":path.startsWith("..")?folder:path}}),68563:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(685)
var _github_write_prose_blocks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61502)
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78276)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(80292)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(93992)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63501)
var _converse_task_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(19868)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(54267)
var _basis_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(30730)
var _change_protected_files_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(23665)
const ROOM=24e3
function showable(waiting){const shown=[]
const unseen=[]
let room=ROOM
for(const one of waiting){const value=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(one.value)
const size=(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.AS)({arguments:value}).length+one.words.length+200
if(size>room)unseen.push(one)
else{room-=size
shown.push({intent:one.kind.name,value:value,words:one.words})}}return{shown:shown,unseen:unseen}}function intentItems(run,inputs,{thread:thread,requesters:requesters,intents:intents}){const basis=(0,_basis_js__WEBPACK_IMPORTED_MODULE_10__.gp)(run,inputs,{thread:thread})
return intents.map(intent=>({pending:{...basis,...intent,requesters:requesters},risk:"",reasons:[],shown:null,decision:null}))}const LONGEST=12e3
function askedPlan(answer,{nobody:nobody,rules:rules}){const plan=answer.trim()
if(plan==="")return{waiting:[]}
if(!hasItems(plan))return{waiting:[],advice:{hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-none")}}
const tooLong=plan.length>LONGEST?"it is too long to be shown in full":void 0
const why=nobody===void 0?tooLong:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.kI)(nobody)
if(why!==void 0)return{waiting:[],advice:{hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-not-asked",{why:why})}}
return{waiting:[{intent:"plan",value:(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)({plan:plan}),words:(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__.KJ)((0,_github_write_prose_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Gl)(plan),rules)}]}}function hasItems(plan){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(plan)}async function requirePlan({conversation:conversation,runAgent:runAgent},end){const answer=conversation.finalResponse()
if(answer.trim()===""||hasItems(answer))return end
await conversation.send((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-again"))
return runAgent()}function isPlan(items){return items.length>0&&items.every(_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.H9)}async function carryOutPlan(prepared){const{run:run,conversation:conversation,runAgent:runAgent}=prepared
const used=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.sp)(run.memory)
const{isResumed:isResumed}=run.memory
const task=isResumed?[]:[(await(0,_converse_task_js__WEBPACK_IMPORTED_MODULE_8__.f)(run,prepared)).words]
const plan=go(used?.items??[],(0,_admit_complete_trigger_js__WEBPACK_IMPORTED_MODULE_6__.Id)(run.trigger))
const parts=[...task,plan,...isResumed?remembering(prepared):[],...(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.nK)(prepared)]
await conversation.send(parts.join("\n\n"))
return{end:await runAgent(),...used&&{used:used}}}function remembering(prepared){const{memoryFile:memoryFile}=prepared.knowledge
return memoryFile!==void 0&&(0,_change_protected_files_js__WEBPACK_IMPORTED_MODULE_11__.jd)(prepared)?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("memory-propose",{path:memoryFile})]:[]}function go(items,who){const plans=items.flatMap(({pending:pending})=>"intent"in pending?[String(JSON.parse(pending.value).plan)]:[])
const plan=plans.join("\n\n")
const fence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.Lt)(plan)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-go",{who:who,plan:`${fence}\n${plan}\n${fence}`})}}),51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
const PATCH="deckhand-so-far.patch"
const MOST_MS=12e4
const SIZES={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(prepared){const{memory:memory}=prepared.run
if(!memory.isKept)return
try{memory.leaveWork(await workSoFar(prepared))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`Only the output of an approved action was saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}await memory.keep()}function patchIn(workspace,commit,signal){return madeIn(workspace,{command:snapshot(commit),name:PATCH},signal)}async function madeIn(workspace,{command:command,name:name},signal){const file=`.git/${name}`
const split=`{ [ ! -e ${file} ] || split -b ${SIZES.piece} -a 4 ${file} ${file}.; }`
const steps=[`rm -f ${file} ${file}.*`,command,split,`rm -f ${file}`].join(" && ")
const{exitCode:exitCode,output:output}=await workspace.run(steps,{timeoutMs:MOST_MS,signal:signal})
if(exitCode!==0)throw new Error(`Git said: ${output}`)
const pieces=[]
for(const entry of await workspace.list(".git")){if(!entry.name.startsWith(`${name}.`))continue
if(pieces.length*SIZES.piece>=SIZES.all)throw new Error("The changes have more than 256 MB.")
pieces.push(await workspace.read(`.git/${entry.name}`,SIZES.piece))}return Buffer.concat(pieces)}async function workSoFar(prepared){const{run:run,publisher:publisher}=prepared
const change=await changeSoFar(prepared)
if(!change)return[]
const{left:left}=await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,{env:run.world.env,leaks:run.leaks,before:run.memory.workBefore})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)(left)}async function changeSoFar({publisher:publisher,folder:folder,tools:tools,signal:signal}){const patch=await patchIn(tools.workspace,publisher.base,signal)
if(patch.length===0)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"so-far.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
return publisher.patched(path)}function snapshot(base){const index='"$PWD/.git/deckhand-so-far.index"'
const diff="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > .git/${PATCH}`].join(" && ")}})}

export const id=7260
export const ids=[7260,8563,5011]
export const modules={68563:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
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
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-go",{who:who,plan:`${fence}\n${plan}\n${fence}`})}}),7392:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{offerIntents:()=>offerIntents,proposalsIn:()=>proposalsIn})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(69423)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(10397)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _intent_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94462)
var _registry_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(40669)
const PROPOSE="propose"
function offered(declared,thread){return declared.filter(({target:target,limits:limits})=>target==="none"||limits.isAnywhere||(0,_intent_js__WEBPACK_IMPORTED_MODULE_6__.lA)(target,thread))}function proposeTool({declared:declared,thread:thread,clean:clean}){const[first,...others]=offered(declared,thread)
if(!first)return
const counts=new Map
const lines=[first,...others].map(({name:name,help:help,limits:limits})=>`- \`${name}\` (at most ${limits.most}): ${help}`)
const schemas=[first.input(thread),...others.map(kind=>kind.input(thread))]
return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:PROPOSE,description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/propose",{intents:lines.join("\n")}),input:zod__WEBPACK_IMPORTED_MODULE_8__.object({intent:zod__WEBPACK_IMPORTED_MODULE_8__.discriminatedUnion("name",schemas)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:intent})=>{const kind=[first,...others].find(({name:name})=>name===Object(intent).name)
if(!kind)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("The workflow does not declare this intent.")
const before=counts.get(kind.name)??0
if(before>=kind.limits.most)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This run may propose ${kind.name} at most ${kind.limits.most} times. Propose no more of it.`)
const proposed=kind.read(intent,{thread:thread,clean:clean})
if("why"in proposed)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This cannot be proposed: ${proposed.why}.`)
counts.set(kind.name,before+1)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("proposed"))]}}})}const Call=zod__WEBPACK_IMPORTED_MODULE_8__.object({intent:zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({name:zod__WEBPACK_IMPORTED_MODULE_8__.string().max(100)})})
function proposalsIn(events){const proposals=[]
const turnedDown=[]
for(const[call,result]of(0,_core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__.d5)(events)){if(call.tool_name!==PROPOSE)continue
if(result.kind==="AgentErrorEvent")turnedDown.push(whyRefused(call.tool_call.arguments,result.error))
if(result.kind!=="ObservationEvent")continue
const{data:data}=Call.safeParse((0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.cP)(call.action))
if(data&&!result.observation.is_error)proposals.push({name:data.intent.name,value:data.intent})
else turnedDown.push((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.TN)(wordsIn(result.observation),300))}return{proposals:proposals,turnedDown:turnedDown}}function whyRefused(given,error){const[,name]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(given)??[]
if(name!==void 0&&/→ at intent\.name$/m.test(error))return`the workflow does not declare ${name}, or the run is restricted and can propose labels only`
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.TN)(error.replace(/^Error validating tool '\w+': /,"").replace(/\nParameters provided: .*$/s,""),300)}function wordsIn({content:content}){return content.map(part=>part.type==="text"?part.text:"").join(" ")}function offerIntents(run,given,how){const declared=(0,_registry_js__WEBPACK_IMPORTED_MODULE_7__.declaredIntents)(given,how)
const tool=proposeTool({declared:declared,thread:(0,_registry_js__WEBPACK_IMPORTED_MODULE_7__.threadOf)(run),clean:(0,_registry_js__WEBPACK_IMPORTED_MODULE_7__.cleanTextFor)(run)})
if(tool)return{declared:declared,tools:[tool]}
return{declared:declared,tools:how.had.includes(PROPOSE)?[closedTool()]:[]}}function closedTool(){const closed=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("propose-closed")
const tool=(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:PROPOSE,description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/propose",{intents:"- (none in this run)"}),input:zod__WEBPACK_IMPORTED_MODULE_8__.object({intent:zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({name:zod__WEBPACK_IMPORTED_MODULE_8__.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(closed)}})
return Object.freeze({...tool,closed:closed})}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _github_read_target_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76718)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _intent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94462)
async function settleAll(place,said,settling){const lines=[]
const waiting=[]
const counts=new Map
const beyond=new Map
const repeated=new Map
const seen=new Set
for(const one of said){const proposed=readSaid(one,place,settling)
if("why"in proposed){lines.push({status:"refused",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(one.name),why:proposed.why})
continue}const{kind:kind}=proposed
const same=JSON.stringify([kind.name,proposed.value])
if(seen.has(same)){repeated.set(kind.name,(repeated.get(kind.name)??0)+1)
continue}seen.add(same)
const before=counts.get(kind.name)??0
counts.set(kind.name,before+1)
if(before>=kind.limits.most){beyond.set(kind.name,(beyond.get(kind.name)??0)+1)
continue}const line=await settleOne(place,proposed,{...settling,slot:`${settling.key}/${before}`})
lines.push(line)
if(line.status==="waiting")waiting.push(proposed)}const cut=restOf(beyond,(name,many)=>`the workflow allows ${(counts.get(name)??many)-many} in a run`)
const again=restOf(repeated,()=>"it was proposed more than once")
return{lines:[...lines,...cut,...again],waiting:waiting}}function restOf(rest,why){return[...rest].map(([name,many])=>({status:"refused",words:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(many,"more proposal")} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}`,why:why(name,many)}))}function readSaid(one,{thread:thread},{declared:declared,clean:clean}){const kind=declared.find(({name:name})=>name===one.name)
if(!kind)return{why:"the workflow does not declare it for this run"}
return kind.read(one.value,{thread:thread,clean:clean})}async function settleOne(place,proposed,how){const{words:words,kind:kind}=proposed
const isWaiting=kind.waits||how.isConfirming&&!kind.limits.isUnattended
if(isWaiting&&how.nobody!==void 0&&how.way==="carry-out")return{status:"refused",words:words,why:`it needs approval, and nobody can be asked, because ${how.nobody}`}
const check=await checkProposal(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:carryOutIntent(check,proposed)}async function checkProposal(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
try{if(number===void 0||kind.target==="discussion")return await check(place,{target:void 0,slot:slot})
const{owner:owner,name:name}=place.repository
const target=await(0,_github_read_target_js__WEBPACK_IMPORTED_MODULE_1__._)(place.client,`${owner}/${name}`,number)
if(!target)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`there is no #${number} in this repository`)
if(kind.target==="issue"&&target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is a pull request`)
if(kind.target==="pull_request"&&!target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is an issue`)
const{only:only}=kind.limits
const has=name=>target.labels.some(label=>label.toLowerCase()===name.toLowerCase())
if(only.length>0&&!only.some(has))return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} has none of the labels that the workflow asks for (${only.map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")})`)
const checked=await check(place,{target:target,slot:slot})
if(checked.status!=="ready")return checked
if(kind.needsOpen&&!target.isOpen)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is closed`)
if(target.isLocked&&!kind.canBeLocked)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is locked`)
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function carryOutIntent(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),97260:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{settleProposals:()=>settleProposals})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(685)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _agent_restricted_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(72167)
var _approve_intents_waiting_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(68563)
var _intents_propose_tool_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7392)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(40669)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18511)
const SETTLED="intents/settled"
const MOST=5
async function settleProposals({prepared:prepared,events:events},{isDone:isDone,isHeld:isHeld}){const{run:run,conversation:conversation}=prepared
const{proposals:proposals}=(0,_intents_propose_tool_js__WEBPACK_IMPORTED_MODULE_5__.proposalsIn)(conversation.log)
const said=proposals.slice(run.memory.manifest.counters[SETTLED]??0)
const notTaken=turnedDown((0,_intents_propose_tool_js__WEBPACK_IMPORTED_MODULE_5__.proposalsIn)(events).turnedDown)
if(said.length===0)return{lines:notTaken,waiting:[],said:said}
if(!isDone)return{lines:[...said.map(unfinished),...notTaken],waiting:[],said:[]}
const{lines:lines,waiting:waiting}=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_7__.j3)((0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_6__.intentContextOf)(run),said,settlingOf(prepared,isHeld))
run.memory.update(manifest=>({...manifest,counters:{...manifest.counters,[SETTLED]:proposals.length}}))
const{shown:shown,unseen:unseen}=(0,_approve_intents_waiting_js__WEBPACK_IMPORTED_MODULE_4__.showable)(waiting)
const isSeen=line=>line.status!=="waiting"||!unseen.some(({words:words})=>words===line.words)
const told=lines.map(line=>isSeen(line)?line:{...line,status:"refused",why:TOO_LONG})
return{lines:[...told,...notTaken],waiting:shown,said:said}}const TOO_LONG="it is too long to be shown in full to the person who would approve it"
function settlingOf({run:run,inputs:inputs,startingPoint:startingPoint,intents:intents},isHeld){const nobody=(0,_agent_restricted_js__WEBPACK_IMPORTED_MODULE_3__.i5)(run,startingPoint.goal)
return{declared:intents?.declared??[],clean:(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_6__.cleanTextFor)(run),key:run.trigger.key,way:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(run.world.env)?"carry-out":"look",isConfirming:inputs.confirmation!=="never",nobody:nobody?(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.kI)(nobody):isHeld?"a change to protected files waits on this thread":void 0}}function unfinished({name:name}){return{status:"waiting",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name),why:"the run did not finish. It is kept for the run that continues the work"}}function turnedDown(whys){const each=[...new Set(whys)]
const rest=whys.length-Math.min(MOST,each.length)
const lines=each.slice(0,MOST).map(why=>({status:"not-taken",words:"a proposal",why:why}))
return rest>0&&each.length>0?[...lines,{status:"not-taken",words:`${rest} more`,why:"for these reasons, or like ones"}]:lines}})}

export const id=8563
export const ids=[8563]
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
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-go",{who:who,plan:`${fence}\n${plan}\n${fence}`})}})}

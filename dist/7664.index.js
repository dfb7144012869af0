export const id=7664
export const ids=[7664]
export const modules={77664:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{carryOutCommand:()=>carryOutCommand,replyTo:()=>replyTo})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79235)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60593)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(62423)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(88135)
var _ledger_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(99217)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1539)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(29058)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(54267)
var _labels_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(33365)
var _rate_limit_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(24158)
const TRIES=3
async function carryOutCommand(run,command){const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_11__.$)(run)
const found=await(store?.read())??{status:"none"}
const earlier=found.status==="found"?(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.oy)(run.trigger.key,found.manifest):void 0
if(earlier)return{answer:earlier,isEarlier:!0}
const labels=command==="labels"?await(0,_labels_js__WEBPACK_IMPORTED_MODULE_12__.mp)(run,(0,_labels_js__WEBPACK_IMPORTED_MODULE_12__.dj)(run.world.env)):void 0
const known=await knownOf(run,found)
const{body:body,isForgotten:isForgotten}=replyTo(command,{...known,labels:labels})
const kept=isForgotten?await keptOnServer(run,known):void 0
const words=kept===void 0?body:`${body}\n\n${kept}`
const said=await say(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.kN)(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.F8)(run.world.env,words)))
const answer=answerAt(run,said)
const other=store&&await keep(run,{store:store,found:found,command:command,answer:answer})
if(!other)return{answer:answer,isEarlier:!1}
await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__.Tu)(run.github,run.job.repository,said)
return{answer:other,isEarlier:!0}}async function keptOnServer({world:world},{manifest:manifest}){if((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"agent-server-conversation")!=="true")return
return forgetOnServer(world,manifest.conversation_id)}async function knownOf(run,found){const{world:world,job:job,trigger:trigger}=run
const turn=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_11__.N3)(found,(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_11__.kB)(trigger,job),world.now())
const running=turn.kind==="wait"&&!await(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_11__.PU)(run,turn.lease)?turn.lease:void 0
const newId=world.newId()
const[phrase=""]=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__.phrasesOf)(world.env)
const manifest=found.status==="found"?found.manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.yz)(newId)
return{manifest:manifest,running:running,phrase:phrase,newId:newId}}async function say(run,words){const{world:world,github:github,job:job,trigger:trigger}=run
const{thread:thread}=trigger
if(thread.type==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("bug","A command without a thread.")
const earlier=job.runAttempt>1?await(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.rA)(run,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.Ab)(run)):void 0
return earlier??(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__.Gy)(github,job.repository,thread.number,words,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_10__.MI)(world.env,trigger))}function answerAt({trigger:{key:key},world:world},{url:url}){return{key:key,comment_url:url,outcome:"answered",time:world.now().toISOString()}}async function keep(run,{store:store,found:first,command:command,answer:answer}){let found=first
for(let attempt=1;attempt<=TRIES;attempt+=1){const{manifest:manifest,isForgotten:isForgotten}=replyTo(command,await knownOf(run,found))
const all=found.status==="found"?(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_9__.kk)(found.files):[]
const files=isForgotten?all.filter(({path:path})=>path===_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_9__.H3+_ledger_js__WEBPACK_IMPORTED_MODULE_8__.Ct):all
const written=await store.write({manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.$s)(manifest,answer),files:files})
if(written.status==="saved")return
found=await store.read()
const other=found.status==="found"?(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.oy)(answer.key,found.manifest):void 0
if(other)return other}return}function replyTo(command,known){const{manifest:manifest,running:running,phrase:phrase}=known
const said=body=>({body:body,manifest:manifest,isForgotten:!1})
switch(command){case"help":return said((0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-help",{phrase:phrase}))
case"labels":return said((0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-labels",{lines:labelLines(known).join("\n")}))
case"status":return said((0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-status",{facts:factsOf(known).join("\n")}))
case"stop":return said(running?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-stop",{run_url:running.run_url}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-idle"))
case"reset":return running?said((0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-busy",{run_url:running.run_url,phrase:phrase})):forget(known)}}function labelLines({labels:{created:created,existing:existing,missing:missing}=NO_LABELS}){return[...created.length>0?[`- Created: ${created.map(name=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_4__.aY)(name)).join(", ")}.`]:[],...existing.length>0?[`- There already: ${existing.map(name=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_4__.aY)(name)).join(", ")}.`]:[],...missing.length>0?[`\n${(0,_labels_js__WEBPACK_IMPORTED_MODULE_12__._E)(missing)}`]:[]]}const NO_LABELS={created:[],existing:[],missing:[]}
function forget({manifest:manifest,newId:newId}){const{answered:answered,work:work,counters:counters}=manifest
const fresh={...(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.yz)(newId),answered:answered,work:work,counters:(0,_rate_limit_js__WEBPACK_IMPORTED_MODULE_13__.oP)(counters)}
return{body:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-reset"),manifest:fresh,isForgotten:!0}}function factsOf({manifest:manifest,running:running}){const{work:work,repositories:repositories,answered:answered,conversation_id:id}=manifest
const where=work&&`- The work is on the branch ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_4__.aY)(work.branch)}${pullOf(work.pull_request)}.`
const elsewhere=Object.values(repositories).map(({name:name,branch:branch,pull_request:number})=>`- The work in ${name} is on the branch ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_4__.aY)(branch)}${pullOf(number,name)}.`)
const last=lastRun(manifest)
return[running?`- [A run](${running.run_url}) is active.`:"- No run is active.",...last?[last]:[],...where?[where]:[],...elsewhere,`- Requests that were answered here: ${answered.length}. Conversation ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_4__.aY)(id)}.`]}function lastRun({outcome:outcome,reason:reason,answered:answered}){if(outcome===null)return
const url=answered.findLast(one=>one.outcome===outcome)?.comment_url??void 0
const comment=url===void 0?"Its comment":`[Its comment](${url})`
if(outcome!=="awaiting-approval")return`- The last run ended as ${outcome}: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_14__.TN)(reason??"",300)}.`
return`- The last run ended as ${outcome}. ${comment} shows what waits, until when, and how to approve or reject it.`}function pullOf(number,name=""){return number===null?", without a pull request":`, in pull request ${name}#${number}`}const PATIENCE_MS=3e4
async function forgetOnServer(world,id){const signal=AbortSignal.any([world.signal,AbortSignal.timeout(PATIENCE_MS)])
try{const url=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"agent-server-url")??""
const address={url:url,key:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"agent-server-key")}
const{AgentServer:AgentServer,deleteConversation:deleteConversation}=await __webpack_require__.e(3992).then(__webpack_require__.bind(__webpack_require__,73992))
const server=new AgentServer(address,{...world,connect:socket=>new WebSocket(socket)})
await deleteConversation(server,id,signal)
return}catch(error){const{message:message,headline:headline,hint:hint}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error)
const why=signal.aborted?"It did not answer in time.":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_14__.hC)(headline,hint);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printWarning)(`The conversation ${id} could not be deleted on the agent server. ${signal.aborted?why:message}`)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("command-reset-kept",{why:why,id:id})}}})}

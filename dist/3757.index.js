export const id=3757
export const ids=[3757]
export const modules={13757:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87233)
var _core_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(15924)
var _core_event_file_store_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(2507)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(60601)
var _github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(63768)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(50097)
var _agent_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63882)
const TOOLS=["terminal","file_editor","task_tracker"]
const MODEL_KEY="model-key"
const HERE=["confirmation","plan-first","check","critic","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","intents","read-github","mcp-config","mcp-secrets","attach-screenshots","fallback-models","vision-model","small-model","model-headers","model-features","output-schema","output-schema-file","log-completions","tool-env"]
function requireOnServer(run,inputs){const why=whyNotInputs(inputs)??whyNotRun(run)
if(why!==void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",why,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(inputs){const{"agent-server-conversation":isThere,"agent-server-gives":gives,"api-key":apiKey,"api-mode":api}=inputs
if(!isThere)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(inputs["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const here=HERE.filter(name=>isSaid(inputs[name]))
if(here.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(here)}.`
if(apiKey===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(api==="responses"||api==="messages")return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${api}\`.`
return whyNotGiven(gives,Object.keys(inputs.secrets??{}))}function whyNotGiven(gives,secrets){const all=[MODEL_KEY,...secrets]
const unnamed=all.filter(name=>!gives?.includes(name))
if(unnamed.length>0)return`\`agent-server-conversation\` hands over ${listed(unnamed)}, which \`agent-server-gives\` has to name.`
const unknown=gives?.filter(name=>!all.includes(name))??[]
if(unknown.length===0)return
return`\`agent-server-gives\` names ${listed(unknown)}, which is neither \`${MODEL_KEY}\` nor one of \`secrets\`.`}function whyNotRun(run){if((0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_8__.zN)(run.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__.AD)(run))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:restrictions}){if(!restrictions)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(value){return value!==void 0&&value!==!1&&value!=="never"&&value!=="none"}function listed(names){return names.map(name=>`\`${name}\``).join(", ")}function handedOver(inputs,isRemembered){const{temperature:temperature,"reasoning-effort":reasoning_effort,"api-version":api_version}=inputs
const llm={model:`openai/${inputs.model}`,base_url:inputs["base-url"],api_key:inputs["api-key"]??"",...temperature!==void 0&&{temperature:temperature},...reasoning_effort!==void 0&&{reasoning_effort:reasoning_effort},...api_version!==void 0&&{api_version:api_version}}
return{llm:llm,renews:!0,stays:isRemembered}}async function openThere({run:run,inputs:inputs,knowledge:knowledge,store:store,...place}){const{world:world,job:job}=run
const{id:id,workspace:workspace,limits:limits,branch:branch,memoryFile:memoryFile}=place
if(!workspace.openConversation)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("bug","The workspace is not on a server that runs agents.")
const agent=await(0,_agent_js__WEBPACK_IMPORTED_MODULE_7__.n1)({inputs:{...inputs,"allowed-tools":TOOLS,"max-budget-usd":void 0},world:world,store:(0,_core_event_file_store_js__WEBPACK_IMPORTED_MODULE_3__.LK)(),completionLog:void 0,conversationId:id,repository:`${job.repository.owner}/${job.repository.name}`,workspace:workspace.workingDir,branch:branch,knowledge:{...knowledge,agents:[],skills:knowledge.skills.filter(_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_4__.Pj)},memoryFile:memoryFile})
return(0,_core_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_2__.k)({id:id,agent:agent,workspace:workspace,store:store,stamper:()=>({id:world.newId(),timestamp:world.now().toISOString()}),limits:limits,secrets:inputs.secrets??{},hiddenValues:(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.secretInputs)(world.env),report:({message:message})=>(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(message)})}})}

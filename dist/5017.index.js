export const id=5017
export const ids=[5017]
export const modules={97065:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$p:()=>partsFrom,Jb:()=>AgentSettings,jM:()=>StuckThresholds,jk:()=>agentOf,l3:()=>inputLimitOf,o2:()=>introduce,wj:()=>joinSettings})
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(20311)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _event_content_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46032)
var _tool_toolbox_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16162)
var _tool_wire_class_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(17117)
var _view_condenser_condenser_config_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(11631)
const repetitions=zod__WEBPACK_IMPORTED_MODULE_5__.int().min(2).max(24).optional()
const StuckThresholds=zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({action_observation:repetitions,action:repetitions,action_error:repetitions,monologue:repetitions,alternating_pattern:repetitions,alternating_calls:repetitions}).readonly()
const AgentSettings=zod__WEBPACK_IMPORTED_MODULE_5__.object({condenser:_view_condenser_condenser_config_js__WEBPACK_IMPORTED_MODULE_4__.sK.optional(),tool_concurrency_limit:zod__WEBPACK_IMPORTED_MODULE_5__.int().min(1).max(8).optional(),stuck_thresholds:StuckThresholds.optional()}).readonly()
function joinSettings(...all){const given=all.flatMap(settings=>Object.entries(AgentSettings.parse(settings??{})))
return Object.fromEntries(given.filter(([,setting])=>setting!==void 0))}function partsFrom(settings,summarizer){const{condenser:condenser,tool_concurrency_limit:limit}=settings
return{settings:settings,condenser:(0,_view_condenser_condenser_config_js__WEBPACK_IMPORTED_MODULE_4__.b7)(condenser,summarizer),...limit!==void 0&&{toolConcurrencyLimit:limit}}}const RESERVED=new Set(["kind","security_risk","summary"])
function withFinishSchema(tools,schema){if(!tools.some(isFinish))throw unusable("there is no finish tool to ask for it")
return tools.map(tool=>isFinish(tool)?extended(tool,schema):tool)}function isFinish({name:name}){return name==="finish"}function extended(finish,schema){const{shape:shape}=objectSchema(schema)
const taken=Object.keys(shape).filter(name=>RESERVED.has(name)||name in finish.input.shape)
if(taken.length>0)throw unusable(`these names are taken: ${taken.join(", ")}`)
return Object.freeze({...finish,input:finish.input.extend(shape)})}function objectSchema(schema){const parsed=compileSchema(schema)
if(parsed instanceof zod__WEBPACK_IMPORTED_MODULE_5__.ZodObject)return parsed
throw unusable("it does not describe an object")}function compileSchema(schema){try{return zod__WEBPACK_IMPORTED_MODULE_6__.y(schema)}catch(cause){throw unusable("it is not a JSON schema",cause)}}function unusable(reason,cause){const hint="Fix the schema for the agent's final answer."
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The schema for the final answer cannot be used: ${reason}.`,{hint:hint,cause:cause})}function agentOf({tools:tools,...settings}){const{filterToolsRegex:filterToolsRegex,finishSchema:finishSchema}=settings
const left=filterToolsRegex===void 0?tools:filterTools(tools,filterToolsRegex)
const all=finishSchema===void 0?left:withFinishSchema(left,finishSchema)
return Object.freeze({...settings,toolbox:(0,_tool_toolbox_js__WEBPACK_IMPORTED_MODULE_2__.M)(all)})}function inputLimitOf({context_window:context_window,max_output_tokens:max_output_tokens=0}){return context_window&&Math.max(1,Math.floor(.8*context_window)-max_output_tokens)}function introduce(agent){return{kind:"SystemPromptEvent",system_prompt:(0,_event_content_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(agent.systemPrompt),dynamic_context:(0,_event_content_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(agent.context),tools:agent.toolbox.tools.map((tool,index)=>recordOf(tool,agent.toolbox.schemas()[index]?.parameters??{}))}}function recordOf(tool,inputSchema){const{name:name,kind:kind,description:description,annotations:annotations}=tool
return{kind:kind,title:name,description:description,action_type:tool.actionKind,observation_type:tool.observationKind,annotations:annotations,...kind===_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_3__.VS.kind&&{client_tool_name:name,input_schema:inputSchema},...kind===_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_3__.dq.kind&&{mcp_tool:{name:name,description:description,inputSchema:inputSchema,annotations:annotations}},...tool.meta&&{meta:tool.meta}}}const BUILT_IN=new Set(["finish","think"])
function filterTools(tools,pattern){const start=compile(pattern)
return tools.filter(({name:name})=>BUILT_IN.has(name)||start.test(name))}function compile(pattern){try{return new RegExp(`^(?:${pattern})`,"u")}catch(cause){const hint="Fix the pattern that the tools are filtered by."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`"${pattern}" is not a regular expression.`,{hint:hint,cause:cause})}}}),95813:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$p:()=>toolNames,RV:()=>settingsIn,Se:()=>specsIn,XJ:()=>AGENT_KIND,ZH:()=>AgentRecord,iR:()=>recordOfAgent})
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28942)
var _agent_agent_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(97065)
var _tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _view_condenser_condenser_config_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(11631)
const AGENT_KIND="Agent"
const names=zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.string()).readonly()
const AgentRecord=zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({kind:zod__WEBPACK_IMPORTED_MODULE_4__.string(),llm:zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({model:zod__WEBPACK_IMPORTED_MODULE_4__.string().default("")}).readonly().prefault({}),tools:zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({name:zod__WEBPACK_IMPORTED_MODULE_4__.string(),params:zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(),zod__WEBPACK_IMPORTED_MODULE_4__.unknown()).optional()}).readonly()).readonly().prefault([]),include_default_tools:names.optional(),tool_names:names.optional(),condenser:zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),own_condenser:zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),tool_concurrency_limit:zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),stuck_thresholds:zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),system_prompt:zod__WEBPACK_IMPORTED_MODULE_4__.string().nullish(),own_context:zod__WEBPACK_IMPORTED_MODULE_4__.string().optional(),own_finish_schema:zod__WEBPACK_IMPORTED_MODULE_4__.record(zod__WEBPACK_IMPORTED_MODULE_4__.string(),zod__WEBPACK_IMPORTED_MODULE_4__.unknown()).optional(),filter_tools_regex:zod__WEBPACK_IMPORTED_MODULE_4__.string().nullish()}).readonly()
const BUILT_IN=new Set(["FinishTool","ThinkTool"])
const ATTACHED=new Set(["InvokeSkillTool"])
function recordOfAgent(agent,stored){const{model:model,toolbox:toolbox,settings:settings}=agent
const theirs=toolbox.tools.filter(tool=>(0,_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.Sm)(tool)&&!ATTACHED.has(tool.kind))
const isForeign=Object.keys(stored?.llm??{}).some(field=>field!=="model")
const had=stored?.tools??[]
return{...stored,kind:AGENT_KIND,llm:stored&&isForeign?stored.llm:{model:model.name},tools:[...had,...theirs.filter(tool=>isNew(tool,had)).map(({name:name})=>({name:name}))],include_default_tools:[...new Set([...stored?.include_default_tools??[],...theirs.map(({kind:kind})=>kind).filter(isBuiltIn)])],tool_names:toolbox.names,...!isForeign&&wordsOf(agent),...recordOfSettings(settings??{},{model:model.name,stored:stored})}}function wordsOf({systemPrompt:systemPrompt,context:context,filterToolsRegex:filterToolsRegex,finishSchema:finishSchema}){return{system_prompt:systemPrompt,own_context:context,filter_tools_regex:filterToolsRegex,own_finish_schema:finishSchema}}function specsIn(record){const all=[...record.tool_names??[],...toolNames(record)]
const names=new Set(all.map(plainName))
return[...names].map(name=>({name:name,params:record.tools.find(tool=>plainName(tool.name)===name)?.params}))}function plainName(name){return/^[A-Z]\w*Tool$/.test(name)?nameOf(name):name}function recordOfSettings(settings,{model:model,stored:stored}){const{condenser:condenser,...plain}=settings
if(!condenser||(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(condenser,settingsIn(stored).condenser))return plain
const theirs=condenserRecord(condenser,{model:model,usage_id:"condenser"})
return{...plain,...theirs?{condenser:theirs,own_condenser:void 0}:{own_condenser:condenser}}}function condenserRecord(config,llm){if(config.kind==="ObservationMaskingCondenser")return
if(config.kind==="LLMSummarizingCondenser")return{...config,llm:llm}
if(config.kind==="NoOpCondenser")return config
const condensers=config.condensers.map(one=>condenserRecord(one,llm))
return condensers.every(one=>one!==void 0)?{...config,condensers:condensers}:void 0}function settingsIn(record){const{condenser:condenser,own_condenser:own_condenser,tool_concurrency_limit:limit,stuck_thresholds:stuck_thresholds}=record??{}
return(0,_agent_agent_js__WEBPACK_IMPORTED_MODULE_1__.wj)({condenser:_view_condenser_condenser_config_js__WEBPACK_IMPORTED_MODULE_3__.sK.safeParse(own_condenser??withoutModel(condenser)).data,tool_concurrency_limit:_agent_agent_js__WEBPACK_IMPORTED_MODULE_1__.Jb.unwrap().shape.tool_concurrency_limit.safeParse(limit).data,stuck_thresholds:_agent_agent_js__WEBPACK_IMPORTED_MODULE_1__.jM.safeParse(stuck_thresholds).data})}const Modelled=zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({llm:zod__WEBPACK_IMPORTED_MODULE_4__.unknown().optional(),condensers:zod__WEBPACK_IMPORTED_MODULE_4__.array(zod__WEBPACK_IMPORTED_MODULE_4__.unknown()).optional()})
function withoutModel(config){const{llm:_,condensers:condensers,...rest}=Modelled.safeParse(config).data??{}
return condensers?{...rest,condensers:condensers.map(withoutModel)}:rest}function isNew({name:name,kind:kind},had){return!isBuiltIn(kind)&&!had.some(tool=>tool.name===name||tool.name===kind)}function isBuiltIn(kind){return BUILT_IN.has(kind)}function toolNames({tools:tools,include_default_tools:include_default_tools=[],tool_names:tool_names=[]}){const known=[...tools.map(({name:name})=>name),...tool_names]
return[...new Set([...known,...include_default_tools.filter(kind=>!known.includes(nameOf(kind)))])]}function nameOf(kind){return kind.replace(/Tool$/,"").replaceAll(/(?!^)[A-Z]/g,"_$&").toLowerCase()}}),95017:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Px:()=>requireSameConversation,S3:()=>earlierTools,Yi:()=>earlierSettings,bv:()=>STATE_FILE,ox:()=>stateIsLost,rw:()=>stateFileText,un:()=>readState,zn:()=>BaseState})
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(961)
var zod__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(37428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _event_envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
var _secret_stored_secrets_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(31720)
var _security_analyzers_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30350)
var _security_policy_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(56887)
var _agent_record_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(95813)
var _stats_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(14549)
const ExecutionStatus=zod__WEBPACK_IMPORTED_MODULE_7__["enum"](["idle","running","paused","waiting_for_confirmation","finished","error","stuck"])
const names=zod__WEBPACK_IMPORTED_MODULE_7__.array(zod__WEBPACK_IMPORTED_MODULE_7__.string()).readonly().prefault([])
const reasons=zod__WEBPACK_IMPORTED_MODULE_7__.record(zod__WEBPACK_IMPORTED_MODULE_7__.string(),zod__WEBPACK_IMPORTED_MODULE_7__.string()).readonly().prefault({})
const text=zod__WEBPACK_IMPORTED_MODULE_7__.string().nullish()
const BaseState=zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({id:zod__WEBPACK_IMPORTED_MODULE_7__.string(),agent:_agent_record_js__WEBPACK_IMPORTED_MODULE_5__.ZH,workspace:zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({kind:zod__WEBPACK_IMPORTED_MODULE_7__.string(),working_dir:zod__WEBPACK_IMPORTED_MODULE_7__.string()}).readonly(),persistence_dir:text,max_iterations:zod__WEBPACK_IMPORTED_MODULE_7__.int().min(1).default(500),stuck_detection:zod__WEBPACK_IMPORTED_MODULE_7__.boolean().default(!0),execution_status:ExecutionStatus.catch("idle"),confirmation_policy:_security_policy_js__WEBPACK_IMPORTED_MODULE_4__.Q4.catch({kind:"AlwaysConfirm"}).prefault({kind:"NeverConfirm"}),security_analyzer:_security_analyzers_js__WEBPACK_IMPORTED_MODULE_3__.o8.nullish(),own_analyzer:_security_analyzers_js__WEBPACK_IMPORTED_MODULE_3__.o8.nullish(),activated_knowledge_skills:names,activated_path_rules:names,invoked_skills:names,blocked_actions:reasons,blocked_messages:reasons,last_user_message_id:text,leaf_event_id:text,head_is_empty:zod__WEBPACK_IMPORTED_MODULE_7__.boolean().default(!1),event_count:zod__WEBPACK_IMPORTED_MODULE_7__.int().min(0).nullish(),stats:_stats_js__WEBPACK_IMPORTED_MODULE_6__.Uz.prefault({}),secret_registry:_secret_stored_secrets_js__WEBPACK_IMPORTED_MODULE_2__.xz.prefault({}),tags:zod__WEBPACK_IMPORTED_MODULE_7__.record(zod__WEBPACK_IMPORTED_MODULE_7__.string(),zod__WEBPACK_IMPORTED_MODULE_7__.string()).readonly().prefault({}),agent_state:zod__WEBPACK_IMPORTED_MODULE_7__.record(zod__WEBPACK_IMPORTED_MODULE_7__.string(),_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly().prefault({}),hook_config:_event_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM.optional()}).readonly()
const STATE_FILE="base_state.json"
function readState(store){const text=readIfThere(store,STATE_FILE)
if(text===void 0)return
try{const{own_analyzer:own_analyzer,...state}=BaseState.parse(JSON.parse(text))
return{...state,security_analyzer:own_analyzer??state.security_analyzer}}catch(cause){const reason=cause instanceof zod__WEBPACK_IMPORTED_MODULE_8__.G?zod__WEBPACK_IMPORTED_MODULE_9__.S1(cause):String(cause)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The file ${STATE_FILE} cannot be read: ${reason}`,{hint:"Restore that file, or delete the conversation folder to start again.",cause:cause})}}const ANALYZERS=new Set(["LLM","ToolShieldLLM","Pattern","PolicyRail","Ensemble"].map(name=>`${name}SecurityAnalyzer`)).add("GraySwanAnalyzer")
function stateFileText({security_analyzer:analyzer,workspace:workspace,...state}){return JSON.stringify({...state,workspace:{...workspace,kind:"LocalWorkspace"},...analyzer&&(ANALYZERS.has(analyzer.kind)?{security_analyzer:analyzer}:{own_analyzer:analyzer})})}function stateIsLost(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The conversation has events but no ${STATE_FILE}, so it is unknown what needed approval.`,{hint:"Restore that file, or delete the conversation folder to start again."})}function readIfThere(store,name){try{return store.read(name)}catch(error){const isMissing=error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC||error instanceof Error&&"code"in error&&error.code==="ENOENT"
if(isMissing)return
throw error}}function requireSameConversation(stored,{id:id,kind:kind,toolbox:toolbox}){if(stored.id!==id)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The conversation in this folder is ${stored.id}, not ${id}.`,{hint:"Open it by its own id, or use another folder."})
if(stored.agent.kind!==kind)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The conversation was started by an agent of kind ${stored.agent.kind}, not ${kind}.`)
const removed=(0,_agent_record_js__WEBPACK_IMPORTED_MODULE_5__.$p)(stored.agent).filter(name=>!isThere(name,toolbox))
if(removed.length===0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The conversation was started with tools that no longer exist: ${removed.join(", ")}.`,{hint:"Tools can be added to a conversation, but not removed. Add them again, or start a new conversation."})}function earlierTools(store){const stored=readState(store)
return stored?(0,_agent_record_js__WEBPACK_IMPORTED_MODULE_5__.$p)(stored.agent):[]}function earlierSettings(store){return(0,_agent_record_js__WEBPACK_IMPORTED_MODULE_5__.RV)(readState(store)?.agent)}function isThere(name,toolbox){return toolbox.tools.some(tool=>tool.name===name||tool.kind===name)}}),14549:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CD:()=>statsSince,NZ:()=>withReply,Sh:()=>NO_STATS,Uz:()=>Stats,vA:()=>totalsOf})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _model_usage_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54847)
const tokens=zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).default(0)
const TokenUsage=zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({model:zod__WEBPACK_IMPORTED_MODULE_0__.string().default(""),prompt_tokens:tokens,completion_tokens:tokens,cache_read_tokens:tokens,cache_write_tokens:tokens,reasoning_tokens:tokens,context_window:tokens,per_turn_token:tokens,response_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().default("")}).readonly()
const Cost=zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({cost:zod__WEBPACK_IMPORTED_MODULE_0__.number(),response_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).readonly()
const Latency=zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({latency:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0)}).readonly()
const figure=zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional()
const Metrics=zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({model_name:zod__WEBPACK_IMPORTED_MODULE_0__.string().default("default"),accumulated_cost:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),accumulated_token_usage:TokenUsage.nullish().transform(usage=>usage??TokenUsage.parse({})),token_usages:zod__WEBPACK_IMPORTED_MODULE_0__.array(TokenUsage).readonly().prefault([]),costs:zod__WEBPACK_IMPORTED_MODULE_0__.array(Cost).readonly().prefault([]),response_latencies:zod__WEBPACK_IMPORTED_MODULE_0__.array(Latency).readonly().optional(),calls:zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).optional(),estimated_calls:zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).default(0),latency_ms:figure,longest_latency_ms:figure,answered_by:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.int().min(1)).readonly().optional()}).readonly().transform(withSums)
function withSums(parsed){const latencies=(parsed.response_latencies??[]).map(({latency:latency})=>latency*1e3)
const models=Map.groupBy(parsed.token_usages,({model:model})=>model)
return{...parsed,calls:parsed.calls??parsed.token_usages.length,latency_ms:parsed.latency_ms??latencies.reduce((sum,latency)=>sum+latency,0),longest_latency_ms:parsed.longest_latency_ms??Math.max(0,...latencies),answered_by:parsed.answered_by??Object.fromEntries([...models].map(([model,{length:length}])=>[model,length]))}}const Stats=zod__WEBPACK_IMPORTED_MODULE_0__.object({usage_to_metrics:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),Metrics).readonly().prefault({})}).readonly()
const NO_STATS=Stats.parse({})
function withReply(stats,usageId,asked,spent){const before=stats.usage_to_metrics[usageId]??Metrics.parse({accumulated_cost:0})
return{usage_to_metrics:{...stats.usage_to_metrics,[usageId]:add(before,asked,spent)}}}function add(metrics,{name:name,features:features},{id:id="",usage:usage,latencyMs:latencyMs,model:model=name}){const{accumulated_cost:accumulated_cost,accumulated_token_usage:sum,token_usages:token_usages,costs:costs,answered_by:answered_by,...rest}=metrics
const cost=accumulated_cost
const{prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,cache_write_tokens:cache_write_tokens,reasoning_tokens:reasoning_tokens}=usage
const call={model:model,prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,cache_write_tokens:cache_write_tokens,reasoning_tokens:reasoning_tokens,context_window:features.context_window??0,per_turn_token:prompt_tokens+completion_tokens,response_id:id}
return{...rest,model_name:model,...cost!==void 0&&usage.cost!==void 0&&{accumulated_cost:(0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__.D$)(cost+usage.cost)},accumulated_token_usage:{...call,prompt_tokens:sum.prompt_tokens+prompt_tokens,completion_tokens:sum.completion_tokens+completion_tokens,cache_read_tokens:sum.cache_read_tokens+cache_read_tokens,cache_write_tokens:sum.cache_write_tokens+cache_write_tokens,reasoning_tokens:sum.reasoning_tokens+reasoning_tokens,response_id:""},token_usages:[...token_usages,call],costs:usage.cost===void 0?costs:[...costs,{model:model,cost:usage.cost,response_id:id}],calls:metrics.calls+1,estimated_calls:metrics.estimated_calls+(usage.is_estimated?1:0),latency_ms:metrics.latency_ms+latencyMs,longest_latency_ms:Math.max(metrics.longest_latency_ms,latencyMs),answered_by:{...answered_by,[model]:(answered_by[model]??0)+1}}}function totalsOf(stats){const all=Object.values(stats.usage_to_metrics)
const sum=figure=>all.reduce((total,metrics)=>total+figure(metrics),0)
const estimatedCalls=sum(({estimated_calls:estimated_calls})=>estimated_calls)
return{calls:sum(({calls:calls})=>calls),estimatedCalls:estimatedCalls,is_estimated:estimatedCalls>0,latencyMs:sum(({latency_ms:latency_ms})=>latency_ms),longestLatencyMs:Math.max(0,...all.map(({longest_latency_ms:longest_latency_ms})=>longest_latency_ms)),prompt_tokens:sum(metrics=>metrics.accumulated_token_usage.prompt_tokens),completion_tokens:sum(metrics=>metrics.accumulated_token_usage.completion_tokens),cache_read_tokens:sum(metrics=>metrics.accumulated_token_usage.cache_read_tokens),cache_write_tokens:sum(metrics=>metrics.accumulated_token_usage.cache_write_tokens),reasoning_tokens:sum(metrics=>metrics.accumulated_token_usage.reasoning_tokens),cost:all.some(isUnpriced)?void 0:(0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__.D$)(sum(({accumulated_cost:accumulated_cost=0})=>accumulated_cost)),models:[...new Set(all.flatMap(({answered_by:answered_by})=>Object.keys(answered_by)))]}}function isUnpriced({accumulated_cost:accumulated_cost}){return accumulated_cost===void 0}function statsSince(before,{usage_to_metrics:usage_to_metrics}){const parts=Object.entries(usage_to_metrics).map(([id,metrics])=>{const then=before.usage_to_metrics[id]
return[id,then?difference(metrics,then):metrics]})
return{usage_to_metrics:Object.fromEntries(parts.filter(([,{calls:calls}])=>calls>0))}}function difference(now,then){const[sum,past]=[now.accumulated_token_usage,then.accumulated_token_usage]
const cost=now.accumulated_cost
return{...now,...cost!==void 0&&{accumulated_cost:(0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__.D$)(cost-(then.accumulated_cost??0))},accumulated_token_usage:{...sum,prompt_tokens:sum.prompt_tokens-past.prompt_tokens,completion_tokens:sum.completion_tokens-past.completion_tokens,cache_read_tokens:sum.cache_read_tokens-past.cache_read_tokens,cache_write_tokens:sum.cache_write_tokens-past.cache_write_tokens,reasoning_tokens:sum.reasoning_tokens-past.reasoning_tokens},token_usages:now.token_usages.slice(then.token_usages.length),costs:now.costs.slice(then.costs.length),calls:now.calls-then.calls,estimated_calls:now.estimated_calls-then.estimated_calls,latency_ms:now.latency_ms-then.latency_ms,answered_by:Object.fromEntries(Object.entries(now.answered_by).map(([model,times])=>[model,times-(then.answered_by[model]??0)]).filter(([,times])=>times>0))}}}),67159:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IB:()=>SecurityRisk,MR:()=>AgentErrorEvent,XP:()=>ActionEvent,YZ:()=>ServerErrorEvent,l:()=>UserRejectObservation,mY:()=>ConversationErrorEvent,xn:()=>ObservationEvent})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
const SecurityRisk=zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["UNKNOWN","LOW","MEDIUM","HIGH"])
const Action=zod__WEBPACK_IMPORTED_MODULE_2__.object({kind:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).catchall(_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly()
const ActionEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ActionEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("agent"),thought:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.ny).readonly().prefault([]),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),thinking_blocks:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.GT).readonly().prefault([]),responses_reasoning_item:_content_js__WEBPACK_IMPORTED_MODULE_0__.od.optional(),action:Action.nullable().default(null),tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call:_content_js__WEBPACK_IMPORTED_MODULE_0__.iL,llm_response_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),security_risk:SecurityRisk.default("UNKNOWN"),critic_result:_content_js__WEBPACK_IMPORTED_MODULE_0__.Yt.optional(),summary:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}).readonly()
const Observation=zod__WEBPACK_IMPORTED_MODULE_2__.object({kind:zod__WEBPACK_IMPORTED_MODULE_2__.string(),content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.UC).readonly(),is_error:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}).catchall(_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly()
const about={tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),action_id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}
const ObservationEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ObservationEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),...about,observation:Observation,extended_content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.ny).readonly().prefault([])}).readonly()
const UserRejectObservation=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UserRejectObservation"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),...about,rejection_reason:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("User rejected the action"),rejection_source:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["user","hook"]).default("user")}).readonly()
const AgentErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("AgentErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("agent"),tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),error:zod__WEBPACK_IMPORTED_MODULE_2__.string(),classification:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Jq.optional()}).readonly()
const ConversationErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ConversationErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),code:zod__WEBPACK_IMPORTED_MODULE_2__.string(),detail:zod__WEBPACK_IMPORTED_MODULE_2__.string(),classification:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Jq.optional()}).readonly()
const ServerErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ServerErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),code:zod__WEBPACK_IMPORTED_MODULE_2__.string(),detail:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()}),54847:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D$:()=>inDollars,EX:()=>charactersOf,Fs:()=>usageOf,bP:()=>estimateTokens,ho:()=>costOf})
function usageOf(reported={},{request:request,characters:characters,features:features}){const input=sound(reported.prompt_tokens)||void 0
const output=sound(reported.completion_tokens)||(characters===0?0:void 0)
const prompt_tokens=input??estimateTokens(request.messages,request.tools)
const cache={cache_read_tokens:sound(reported.cache_read_tokens)??0,cache_write_tokens:sound(reported.cache_write_tokens)??0}
const cached=cache.cache_read_tokens+cache.cache_write_tokens
const tokens={prompt_tokens:cached>prompt_tokens?prompt_tokens+cached:prompt_tokens,completion_tokens:output??tokensIn(characters),...cache,reasoning_tokens:sound(reported.reasoning_tokens)??0}
const cost=soundCost(reported.cost)??(features.price&&costOf(tokens,features.price))
return{...tokens,cost:cost,is_estimated:input===void 0||output===void 0}}const MOST_TOKENS=1e9
function sound(figure){return figure!=null&&Number.isInteger(figure)&&figure>=0&&figure<=MOST_TOKENS?figure:void 0}function soundCost(cost){return cost!=null&&Number.isFinite(cost)&&cost>=0?Math.min(cost,MOST_DOLLARS):void 0}const MILLION=1e6
const BILLION=1e9
const MOST_DOLLARS=1e6
function inDollars(amount){return Math.round(amount*BILLION)/BILLION}function costOf(tokens,price){const{prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,cache_write_tokens:cache_write_tokens}=tokens
const{input:input,output:output,cache_read:cache_read=input,cache_write:cache_write=input}=price
const plain=Math.max(0,prompt_tokens-cache_read_tokens-cache_write_tokens)
const dollars=plain*input+completion_tokens*output+cache_read_tokens*cache_read+cache_write_tokens*cache_write
return inDollars(Math.min(dollars/MILLION,MOST_DOLLARS))}const CHARACTERS_PER_TOKEN=4
const TOKENS_PER_IMAGE=1500
const estimateTokens=(messages,tools)=>{const characters=messages.reduce((sum,message)=>sum+charactersOf(message),JSON.stringify(tools).length)
const images=messages.reduce((sum,{content:content})=>sum+imagesIn(content),0)
return tokensIn(characters)+images*TOKENS_PER_IMAGE}
function tokensIn(characters){return Math.ceil(characters/CHARACTERS_PER_TOKEN)}function charactersOf({content:content,tool_calls:tool_calls=[],reasoning_content:reasoning_content="",thinking_blocks:thinking_blocks=[]}){const words=content.reduce((sum,block)=>sum+(block.type==="text"?block.text.length:0),0)
const calls=tool_calls.reduce((sum,call)=>sum+call.name.length+call.arguments.length,0)
const thoughts=thinking_blocks.length===0?0:JSON.stringify(thinking_blocks).length
return words+calls+thoughts+reasoning_content.length}function imagesIn(content){return content.reduce((sum,block)=>sum+(block.type==="image"?block.image_urls.length:0),0)}}),31720:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H0:()=>encryptSecrets,JE:()=>NO_WORLD,e4:()=>SecretSource,l5:()=>decryptSecrets,xz:()=>StoredSecrets})
__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
__webpack_require__(98664)
const description=zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()
const StaticSecret=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("StaticSecret"),value:zod__WEBPACK_IMPORTED_MODULE_2__.string(),description:description}).readonly()
const EnvSecret=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("EnvSecret"),variable:zod__WEBPACK_IMPORTED_MODULE_2__.string(),description:description}).readonly()
const LookupSecret=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("LookupSecret"),url:zod__WEBPACK_IMPORTED_MODULE_2__.url({protocol:/^https?$/,error:"must be an absolute http(s) URL"}),headers:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly().default({}),description:description}).readonly()
const SecretSource=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("kind",[StaticSecret,EnvSecret,LookupSecret])
const NO_WORLD=Object.freeze({env:{},fetch:()=>Promise.reject(new Error("There is no network here.")),clock:()=>0})
const MASK="**********"
const StoredSecret=zod__WEBPACK_IMPORTED_MODULE_2__.looseObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.string(),value:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),variable:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),url:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),headers:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly().nullish(),description:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish()}).readonly()
const StoredSecrets=zod__WEBPACK_IMPORTED_MODULE_2__.object({secret_sources:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),StoredSecret).readonly().prefault({})}).readonly()
function encryptSecrets(source,cipher){const lock=text=>cipher?.encrypt(text)??MASK
switch(source.kind){case"StaticSecret":return{...source,value:lock(source.value)}
case"EnvSecret":return source
case"CallbackSecret":return{kind:"StaticSecret",value:MASK,description:source.description}
case"LookupSecret":return{...source,url:lock(source.url),headers:mapValues(source.headers,lock)}}}function decryptSecrets(stored,cipher){const open=text=>cipher?.decrypt(text)
const{kind:kind,value:value,url:url,headers:headers,description:description}=stored
const source=SecretSource.safeParse({kind:kind,...kind==="StaticSecret"&&{value:value!=null?open(value):void 0},...kind==="LookupSecret"&&{url:url!=null?open(url):void 0,headers:mapValues(headers??{},open)},...description!=null&&{description:description}})
return source.data}function mapValues(record,change){return Object.fromEntries(Object.entries(record).map(([name,value])=>[name,change(value)]))}}),30350:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$e:()=>analyzerFrom,J:()=>ratedAs,RQ:()=>readRuleFile,Ys:()=>standardAnalyzer,du:()=>isAtLeast,no:()=>assess,o8:()=>AnalyzerRecord,zv:()=>recordOf})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(961)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _lib_field_problems_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(58225)
var _skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(63846)
var _workspace_search_glob_pattern_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(93740)
const llmSecurityAnalyzer=Object.freeze({kind:"LLMSecurityAnalyzer",assess:async({security_risk:security_risk})=>ratedAs(security_risk,"The model rates it.")})
function ratedAs(risk,...reasons){return{risk:risk,reasons:reasons,isForbidden:!1}}async function assess(action,call,analyzer){if(!analyzer)return ratedAs("UNKNOWN","No security analyzer is configured.")
try{return await analyzer.assess(action,call)}catch{return ratedAs("HIGH","The analysis failed.")}}const RANK={LOW:1,MEDIUM:2,HIGH:3}
function isAtLeast(risk,threshold){return rankOf(risk)>=rankOf(threshold)}function rankOf(risk){if(risk==="UNKNOWN")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("bug","An UNKNOWN risk is neither higher nor lower than another.")
return RANK[risk]}const WORSE={LOW:0,MEDIUM:1,UNKNOWN:2,HIGH:3}
function worst(risks){return risks.reduce((worst,risk)=>WORSE[risk]>WORSE[worst]?risk:worst,"LOW")}const text=zod__WEBPACK_IMPORTED_MODULE_4__.string().min(1).max(200)
const Rule=zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({tool:text.optional(),program:text.optional(),contains:text.optional(),path:text.optional(),effect:zod__WEBPACK_IMPORTED_MODULE_4__["enum"](["forbid","high","medium"]),reason:text}).refine(rule=>rule.tool??rule.program??rule.contains??rule.path,"A rule must have at least one condition.").readonly()
const RuleFile=zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({rules:zod__WEBPACK_IMPORTED_MODULE_4__.array(Rule).max(200).readonly().prefault([])}).readonly()
function readRuleFile(yaml,path){const hint="Fix the file, or remove it."
try{return RuleFile.parse((0,_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_2__.hN)(yaml)??{})}catch(cause){const reason=cause instanceof zod__WEBPACK_IMPORTED_MODULE_5__.G?(0,_lib_field_problems_js__WEBPACK_IMPORTED_MODULE_6__.d)(cause):"It is not YAML."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",`The rules in ${path} cannot be read. ${reason}`,{hint:hint,cause:cause})}}const StandardSettings=zod__WEBPACK_IMPORTED_MODULE_4__.strictObject({rules:RuleFile.prefault({})}).readonly()
const AnalyzerRecord=zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({kind:zod__WEBPACK_IMPORTED_MODULE_4__.string()}).readonly()
const KIND="StandardSecurityAnalyzer"
const toolRisk=Object.freeze({kind:"ToolRisk",assess:async(_,{risk:risk})=>ratedAs(risk,...REASONS[risk])})
const REASONS={LOW:[],MEDIUM:[],HIGH:["It runs without a sandbox."],UNKNOWN:["The effect of this tool is unknown."]}
function standardAnalyzer(given={}){const settings=StandardSettings.parse(given)
const all=ensemble([toolRisk,policyRail(settings.rules),patternAnalyzer,modelRating])
return Object.freeze({kind:KIND,settings:settings,assess:all.assess})}function recordOf({kind:kind,settings:settings}){return{...settings,kind:kind}}function analyzerFrom({kind:kind,...settings}){if(kind===llmSecurityAnalyzer.kind)return llmSecurityAnalyzer
const read=StandardSettings.safeParse(settings)
return kind===KIND&&read.success?standardAnalyzer(read.data):void 0}const modelRating=Object.freeze({kind:"ModelRating",assess:async({security_risk:security_risk})=>{const isWarning=security_risk==="MEDIUM"||security_risk==="HIGH"
return isWarning?ratedAs(security_risk,`The model rates it ${security_risk}.`):ratedAs("LOW")}})
const DANGERS=[{pattern:/\bmkfs\b|\bof=\/dev\/[a-z]|>\s?\/dev\/(?:sd|nvme|hd)/,reason:"It writes to a disk device."},{pattern:/:\(\)\s?\{\s?:\s?\|\s?:/,reason:"It starts itself endlessly."},{pattern:/\b(?:curl|wget)\b[^\n]{0,500}\|\s?(?:sudo\s)?\w*sh\b/,reason:"It runs what it downloads."},{pattern:/\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/cred|\/etc\/shadow|\/proc\/\w+\/environ|ACTIONS_(?:RUNTIME|ID_TOKEN)/,reason:"It refers to credentials of the machine."},{pattern:/169\.254\.169\.254|metadata\.google\.internal/,reason:"It refers to a cloud metadata service."}]
const patternAnalyzer=Object.freeze({kind:"PatternSecurityAnalyzer",assess:async(_,{commands:commands})=>highIf(commands.flatMap(found))})
function highIf(reasons){return reasons.length>0?ratedAs("HIGH",...new Set(reasons)):ratedAs("LOW")}function found(text){const plain=text.normalize("NFKC").replaceAll(/[\p{Cf}\0]/gu,"").replaceAll(/[^\S\n]+/g," ")
return DANGERS.filter(({pattern:pattern})=>pattern.test(plain)).map(({reason:reason})=>reason)}function policyRail({rules:rules}){return Object.freeze({kind:"PolicyRailSecurityAnalyzer",assess:async({tool_name:tool_name},call)=>together([ratedAs("LOW"),...rules.filter(rule=>isMet(rule,tool_name,call)).map(verdict)])})}function verdict({effect:effect,reason:reason}){return{risk:effect==="medium"?"MEDIUM":"HIGH",reasons:[reason],isForbidden:effect==="forbid"}}function isMet({tool:tool,program:program,contains:contains,path:path},name,{commands:commands,paths:paths,workingDir:workingDir}){const isSaid=text=>commands.some(one=>one.toLowerCase().includes(text.toLowerCase()))
return(tool===void 0||tool===name)&&(program===void 0||commands.some(one=>wordsIn(one).has(program)))&&(contains===void 0||isSaid(contains))&&(path===void 0||paths.some(one=>(0,_workspace_search_glob_pattern_js__WEBPACK_IMPORTED_MODULE_3__.h)(path).test(relative(one,workingDir))))}function wordsIn(command){return new Set(command.split(/[\s;&|()<>{}`'"$\\/=]+/))}function relative(path,workingDir){return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path)?node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(workingDir,path):node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path)}function ensemble(analyzers){return Object.freeze({kind:"EnsembleSecurityAnalyzer",async assess(action,call){return together(await Promise.all(analyzers.map(analyzer=>assess(action,call,analyzer))))}})}function together(assessments){const risk=assessments.length===0?"UNKNOWN":worst(assessments.map(assessment=>assessment.risk))
const[first,others]=[assessments.filter(one=>one.risk===risk),assessments.filter(one=>one.risk!==risk)]
const reasons=[...new Set([...first,...others].flatMap(assessment=>assessment.reasons))]
return{risk:risk,reasons:reasons,isForbidden:assessments.some(({isForbidden:isForbidden})=>isForbidden)}}}),56887:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GK:()=>shouldGrant,Q4:()=>ConfirmationPolicy,Rn:()=>stricter,mF:()=>shouldConfirm})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _event_kind_actions_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(67159)
var _analyzers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30350)
const ConfirmationPolicy=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("NeverConfirm")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("AlwaysConfirm")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ConfirmRisky"),threshold:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["LOW","MEDIUM","HIGH"]).default("HIGH"),confirm_unknown:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!0)}).readonly()])
function shouldConfirm(policy,risk){switch(policy.kind){case"NeverConfirm":return!1
case"AlwaysConfirm":return!0
case"ConfirmRisky":return risk==="UNKNOWN"?policy.confirm_unknown:(0,_analyzers_js__WEBPACK_IMPORTED_MODULE_1__.du)(risk,policy.threshold)}}function shouldGrant({kind:kind}){return kind!=="NeverConfirm"}function stricter(one,other){return strictness(other)>strictness(one)?other:one}function strictness(policy){return _event_kind_actions_js__WEBPACK_IMPORTED_MODULE_0__.IB.options.filter(risk=>shouldConfirm(policy,risk)).length}}),63846:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{hN:()=>parseYaml,zT:()=>readFrontmatter})
var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38815)
const BLOCK=/^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/
function readFrontmatter(file){const text=file.replace(/^\uFEFF/,"").replaceAll("\r\n","\n")
const[block,yaml=""]=BLOCK.exec(text)??[]
if(block===void 0)return{fields:{},body:text.trim()}
const fields=plainFields(yaml)??parseLeniently(yaml)??{}
if(typeof fields!=="object"||fields===null||Array.isArray(fields))throw new Error("it has no named fields")
return{fields:{...fields},body:text.slice(block.length).trim()}}function parseLeniently(yaml){try{return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(yaml,{logLevel:"error"})}catch(error){const quoted=yaml.replaceAll(/^([\w-]+): +([^"'[{|>&*!\n].*)$/gm,(_,key,value)=>`${key}: ${JSON.stringify(value.trim())}`)
try{return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(quoted,{logLevel:"error"})}catch{throw notYaml(error)}}}function notYaml(cause){if(!(cause instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.XT))return new Error(String(cause),{cause:cause})
const[{line:line,col:col}={line:0,col:1}]=cause.linePos??[]
const why=cause.message.split(/ at line \d|\n/)[0]
return new Error(`line ${line+1}, column ${col} is not valid YAML: ${why}`,{cause:cause})}const FIELD=/^([a-z][\w-]*): +(.*?) *$/
const WORDS=/^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i
const LIST=/^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/
const NAME=/^(?!(?:true|false|null)$)[a-z][\w-]*$/i
function plainFields(yaml){const fields={}
for(const line of yaml.replace(/\n$/,"").split("\n")){const[,name,value=""]=FIELD.exec(line)??[]
const read=plainValue(value)
if(name===void 0||name in fields||!NAME.test(name)||read===void 0)return
fields[name]=read}return fields}function plainValue(text){if(WORDS.test(text))return text
const names=LIST.exec(text)?.[1]?.split(/, */)
return names?.every(name=>NAME.test(name))?names:void 0}function parseYaml(text){return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text,{logLevel:"error"})??void 0}}),16162:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>toolbox,g:()=>closeTools})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98439)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _event_kind_actions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67159)
function toolbox(tools){const names=tools.map(tool=>tool.name)
const byName=new Map(tools.map(tool=>[tool.name,tool]))
if(byName.size<tools.length)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`Two tools have the same name: ${names.join(", ")}.`)
const schemas=Object.freeze(tools.map(schemaOf))
return Object.freeze({tools:Object.freeze([...tools]),names:Object.freeze(names),get:name=>byName.get(name),schemas:()=>schemas})}const JUDGEMENT={security_risk:{type:"string",enum:_event_kind_actions_js__WEBPACK_IMPORTED_MODULE_1__.IB.options,description:"The harm it could do."},summary:{type:"string",description:"What it does, in ten words."}}
function schemaOf({name:name,description:description,input:input,annotations:annotations,risk:risk}){const{properties:properties,required:required}=jsonSchema(input)
const isHarmless=annotations.readOnlyHint||risk==="LOW"
const parameters={type:"object",properties:{...!isHarmless&&JUDGEMENT,...properties},...required&&{required:required}}
return{name:name,description:description,parameters:parameters}}const largest=Number.MAX_SAFE_INTEGER
function jsonSchema(input){return zod__WEBPACK_IMPORTED_MODULE_2__.bl(input,{target:"draft-7",io:"input",override:({jsonSchema:jsonSchema})=>{if(jsonSchema.oneOf)jsonSchema.anyOf=jsonSchema.oneOf
delete jsonSchema.oneOf
delete jsonSchema.readOnly
if(jsonSchema.minLength===1)delete jsonSchema.minLength
if(jsonSchema.minimum===0)delete jsonSchema.minimum
if(jsonSchema.minimum===-largest)delete jsonSchema.minimum
if(jsonSchema.maximum===largest)delete jsonSchema.maximum}})}async function closeTools(tools){const ends=await Promise.allSettled(tools.map(async tool=>tool.close?.()))
return ends.flatMap((end,index)=>end.status==="rejected"?[failed(tools[index]?.name??"",end.reason)]:[])}function failed(name,cause){const hint="Processes that it started may still be running."
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`The tool ${name} could not be closed.`,{hint:hint,cause:cause})}}),11631:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{sK:()=>CondenserConfig,b7:()=>condenserOf})
var schemas=__webpack_require__(28942)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var content=__webpack_require__(46032)
var properties=__webpack_require__(10397)
var to_chat=__webpack_require__(68012)
var view=__webpack_require__(3113)
var visible_event=__webpack_require__(52333)
function forgettable(events){const kept=new Set([...(0,view.Uo)(events),events.findLast(visible_event.ks)])
return events.filter(event=>!kept.has(event))}var transcript=__webpack_require__(75474)
const DEFAULTS={maxEvents:240,maxTokens:void 0,keepFirst:2,minimumProgress:.1,resetTries:5,resetScaling:.8,transcriptBudget:2e5}
function settingsOf(options){const settings={...DEFAULTS,...options}
if(eventsToKeep(settings.maxEvents,settings.keepFirst)<=0)throw new fault.vC("config",`A condenser that keeps the first ${settings.keepFirst} of ${settings.maxEvents} events could forget none.`)
if(!isPart(settings.minimumProgress)||!isPart(settings.resetScaling))throw new fault.vC("config","The minimum progress and the scaling of a condenser are between 0 and 1.")
return settings}function eventsToKeep(size,keepFirst){return Math.floor(size/2)-keepFirst-1}function isPart(value){return value>0&&value<1}function llmSummarizing(options){const settings=settingsOf(options)
return Object.freeze({handlesRequests:!0,async condense(view,context){const reasons=reasonsFor(view,settings,context)
if(reasons.size===0)return{kind:"view",view:view}
const isHard=reasons.has("TOKENS")||reasons.has("REQUEST")&&canReset(view)
if(!isHard&&isResting(view,settings,context))return{kind:"view",view:view}
const task=taskFor(view,suffixFor(reasons,view,settings,context),settings)
const condensation=task&&await attempt(task,context)
if(task)remember(condensation?null:view.events.length,context)
if(condensation)return{kind:"condensation",condensation:condensation}
if(!isHard)return{kind:"view",view:view}
return{kind:"condensation",condensation:await hardReset(view,settings,context)}}})}const FAILED_AT="condenser_failed_at"
function isResting({events:events},{maxEvents:maxEvents},{memory:memory}){const failedAt=memory.get(FAILED_AT)
if(typeof failedAt!=="number")return!1
return events.length>=failedAt&&events.length<failedAt+Math.floor(maxEvents/2)}function remember(failedAt,{memory:memory}){if((memory.get(FAILED_AT)??null)!==failedAt)memory.set(FAILED_AT,failedAt)}function taskFor(view,suffix,settings){const{events:events}=view
const cuts=(0,properties.kC)(events)
const start=(0,properties.Av)(cuts,settings.keepFirst)
const end=(0,properties.Av)(cuts,events.length-suffix)
if(start===void 0||end===void 0)return
const mayGo=new Set(forgettable(events))
const forgotten=events.slice(start,end).filter(event=>mayGo.has(event))
if(forgotten.length===0||forgotten.length<settings.minimumProgress*events.length)return
return{forgotten:forgotten,offset:start,model:settings.model,budget:settings.transcriptBudget}}async function attempt(task,context){try{return await summarize(task,context)}catch(error){context.signal.throwIfAborted()
if(!(error instanceof fault.vC))throw error
return}}async function summarize(task,context){const{forgotten:forgotten,offset:offset,model:model,budget:budget}=task
const reply=await model.complete({messages:[{role:"system",content:[(0,content.Qq)((0,prompts.J1)("condense"))]},{role:"user",content:[(0,content.Qq)((0,transcript.f)(forgotten,budget))]}],tools:[],signal:context.signal,onLost:context.onReply})
context.onReply(reply)
const summary=(0,content.wh)(reply.message.content).trim()
if(summary==="")throw noSummary()
return{kind:"Condensation",forgotten_event_ids:forgotten.map(({id:id})=>id),summary:(0,prompts.J1)("condensed",{summary:summary}),summary_offset:offset,llm_response_id:reply.id}}function noSummary(){return new fault.vC("model","The model returned an empty summary of the conversation.",{hint:"Run it again, or use another model."})}function canReset({events:events}){return forgettable(events).some(({kind:kind})=>kind!=="CondensationSummaryEvent")}async function hardReset(view,settings,context){const{model:model,resetTries:resetTries,resetScaling:resetScaling,transcriptBudget:transcriptBudget}=settings
const forgotten=forgettable(view.events)
const[first]=forgotten
if(!first||!canReset(view))throw nothingToForget()
const offset=view.events.indexOf(first)
let budget=transcriptBudget
for(let tries=1;;tries+=1)try{return await summarize({forgotten:forgotten,offset:offset,model:model,budget:budget},context)}catch(error){if(tries>=resetTries||!isOverflow(error))throw error
budget=Math.floor((0,transcript.f)(forgotten,budget).length*resetScaling)}}function nothingToForget(){return new fault.vC("model","The conversation must be condensed, but nothing in it can be left out.",{hint:"Use a model with a larger context, or ask for less at a time.",isLasting:!0})}function isOverflow(error){return error instanceof fault.vC&&error.reason==="context-window"}function reasonsFor(view,settings,context){const reasons=new Set
if(view.unhandledCondensationRequest)reasons.add("REQUEST")
if(view.events.length>settings.maxEvents)reasons.add("EVENTS")
const limit=tokenLimit(settings,context)
if(Number.isFinite(limit)&&tokensOf(view.events,context)>limit)reasons.add("TOKENS")
return reasons}function suffixFor(reasons,view,settings,context){const{keepFirst:keepFirst,maxEvents:maxEvents}=settings
const length=view.events.length
const sizes={REQUEST:()=>eventsToKeep(length,keepFirst),EVENTS:()=>eventsToKeep(maxEvents,keepFirst),TOKENS:()=>length-cutForTokens(view.events,keepFirst,tokenLimit(settings,context)/2,context)}
return Math.min(...[...reasons].map(reason=>sizes[reason]()))}function cutForTokens(events,keepFirst,limit,context){const cuts=(0,properties.kC)(events).filter(cut=>cut>=keepFirst)
const start=cuts[0]??events.length
let[low,high]=[0,cuts.length-1]
while(low<high){const middle=Math.floor((low+high)/2)
const left=[...events.slice(0,start),...events.slice(cuts[middle])]
if(tokensOf(left,context)<=limit)high=middle
else low=middle+1}return cuts[low]??events.length}function tokenLimit({maxTokens:maxTokens},{inputLimit:inputLimit}){return Math.min(maxTokens??Number.POSITIVE_INFINITY,inputLimit??Number.POSITIVE_INFINITY)}function tokensOf(events,{countTokens:countTokens,tools:tools}){return countTokens((0,to_chat.O)({events:events}),tools)}var shown_content=__webpack_require__(16767)
function observationMasking(options={}){const{keepLast:keepLast=20,step:step=10,keepFirst:keepFirst=4,minimumLength:minimumLength=500}=options
const masks=new WeakMap
const mask=event=>{if(event.kind!=="ObservationEvent"||lengthOf(event)<minimumLength)return event
const masked=masks.get(event)??maskOf(event)
masks.set(event,masked)
return masked}
return Object.freeze({handlesRequests:!1,async condense(view){const old=oldResults(view.events,{keepLast:keepLast,step:step,keepFirst:keepFirst})
const masked={...view,events:view.events.map(event=>old.has(event)?mask(event):event)}
return{kind:"view",view:masked}}})}function oldResults(events,{keepLast:keepLast,step:step,keepFirst:keepFirst}){const first=(0,properties.Av)((0,properties.kC)(events),keepFirst)??events.length
const results=events.slice(first).filter(visible_event.aI)
const count=Math.floor(Math.max(0,results.length-keepLast)/step)*step
return new Set(results.slice(0,count))}function lengthOf({observation:observation,extended_content:extended_content}){return[...(0,shown_content.Vr)(observation),...extended_content].reduce((sum,block)=>sum+(block.type==="text"?block.text.length:Number.POSITIVE_INFINITY),0)}function maskOf(event){const file=fileOf(event)
const words=file===void 0?(0,prompts.J1)("masked"):(0,prompts.J1)("masked-in-file",{file:file})
const{kind:kind,is_error:is_error}=event.observation
return{...event,observation:{kind:kind,is_error:is_error,content:[(0,content.Qq)(words)]},extended_content:[]}}const Kept=schemas.object({metadata:schemas.object({full_output_file:schemas.string()})})
function fileOf({observation:observation}){const noted=Kept.safeParse(observation).data?.metadata.full_output_file
return noted??NOTICE.exec((0,content.wh)(observation.content))?.[1]}const NOTICE=/\[\.\.\. cut: [^\n]{0,200} in (\S+)\. \.\.\.\]/
const part=schemas.number().gt(0,"It has to be between 0 and 1.").lt(1,"It has to be between 0 and 1.").optional()
const count=schemas.int().min(0).optional()
const Summarizing=schemas.strictObject({kind:schemas.literal("LLMSummarizingCondenser"),max_size:schemas.int().min(1).optional(),max_tokens:schemas.int().min(1).optional(),keep_first:count,minimum_progress:part,hard_context_reset_max_retries:schemas.int().min(1).optional(),hard_context_reset_context_scaling:part}).refine(({max_size:max_size=MANY_EVENTS,keep_first:keep_first=KEPT})=>eventsToKeep(max_size,keep_first)>0,{path:["max_size"],message:"There would be nothing that it could forget."}).readonly()
const Masking=schemas.strictObject({kind:schemas.literal("ObservationMaskingCondenser"),keep_last:count,keep_first:count}).readonly()
const None=schemas.strictObject({kind:schemas.literal("NoOpCondenser")}).readonly()
const asKind=given=>typeof given==="string"?{kind:given}:given
const error="There is LLMSummarizingCondenser, ObservationMaskingCondenser, PipelineCondenser and NoOpCondenser."
const SINGLE=[Summarizing,Masking,None]
const Single=schemas.preprocess(asKind,schemas.discriminatedUnion("kind",SINGLE,{error:error}))
const Several=schemas.strictObject({kind:schemas.literal("PipelineCondenser"),condensers:schemas.array(Single).min(1).readonly()}).readonly()
const CondenserConfig=schemas.preprocess(asKind,schemas.discriminatedUnion("kind",[...SINGLE,Several],{error:error}))
const MANY_EVENTS=1e3
const KEPT=2
function condenserOf(config={kind:"LLMSummarizingCondenser"},model){switch(config.kind){case"LLMSummarizingCondenser":return llmSummarizing({model:model,...summarizingOptions(config)})
case"ObservationMaskingCondenser":return observationMasking(given({keepLast:config.keep_last,keepFirst:config.keep_first}))
case"NoOpCondenser":return noCondenser
case"PipelineCondenser":return pipeline(config.condensers.map(one=>condenserOf(one,model)))}}function summarizingOptions(config){return given({maxEvents:config.max_size??MANY_EVENTS,maxTokens:config.max_tokens,keepFirst:config.keep_first??KEPT,minimumProgress:config.minimum_progress,resetTries:config.hard_context_reset_max_retries,resetScaling:config.hard_context_reset_context_scaling})}function given(options){return Object.fromEntries(Object.entries(options).filter(([,value])=>value!==void 0))}const noCondenser=Object.freeze({handlesRequests:!1,condense:async view=>({kind:"view",view:view})})
function pipeline(condensers){return Object.freeze({handlesRequests:condensers.some(condenser=>condenser.handlesRequests),async condense(view,context){let current=view
for(const condenser of condensers){const condensed=await condenser.condense(current,context)
if(condensed.kind==="condensation")return condensed
current=condensed.view}return{kind:"view",view:current}}})}}),75474:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>transcript})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _shown_content_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(16767)
var _visible_event_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52333)
function transcript(events,budget){const entries=events.map((event,index)=>`[${index+1}] ${entryOf(event)}`)
const limit=commonLimit(entries.map(entry=>entry.length),budget)
return entries.map(entry=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.e9)(entry,limit,"[... cut ...]")).join("\n\n")}function entryOf(event){if((0,_visible_event_js__WEBPACK_IMPORTED_MODULE_3__.aI)(event))return`RESULT of ${event.tool_name} (${event.tool_call_id}): ${resultText(event)}`
switch(event.kind){case"SystemPromptEvent":return`SYSTEM: ${event.system_prompt.text}`
case"MessageEvent":return`${event.source.toUpperCase()}: ${shown([...event.llm_message.content,...event.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${event.summary}`
case"ActionEvent":{const{name:name,arguments:json}=event.tool_call
return[shown(event.thought),`CALL of ${name} (${event.tool_call_id}): ${json}`].filter(Boolean).join("\n")}}}function resultText(result){if(result.kind==="AgentErrorEvent")return`ERROR ${result.error}`
if(result.kind==="UserRejectObservation")return`REJECTED ${result.rejection_reason}`
const{observation:observation,extended_content:extended_content}=result
return`${observation.is_error?"ERROR ":""}${shown([...(0,_shown_content_js__WEBPACK_IMPORTED_MODULE_1__.jH)(observation),...extended_content])}`}function shown(content){const images=content.some(block=>block.type==="image")?"[image]":""
return[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(content),images].filter(Boolean).join("\n")}function commonLimit(lengths,budget){let left=budget
const ascending=[...lengths].sort((a,b)=>a-b)
for(const[index,length]of ascending.entries()){const share=left/(ascending.length-index)
if(length>share)return Math.floor(share)
left-=length}return Number.POSITIVE_INFINITY}}),10397:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Av:()=>nextCut,cS:()=>batchesOf,d5:()=>answeredCalls,ib:()=>OpenCalls,k7:()=>withoutOpenCalls,kC:()=>allowedCuts,y6:()=>forget})
var _visible_event_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(52333)
class OpenCalls{#calls=new Map
get areNone(){return this.#calls.size===0}[Symbol.iterator](){return this.#calls.values()}open(call){this.#calls.set(call.id,call)}answer(result){const call=result.kind==="AgentErrorEvent"?this.#mistaken(result.tool_call_id):this.#calls.get(result.action_id)
if(call)this.#calls.delete(call.id)
return call}#mistaken(callId){const calls=[...this].filter(call=>call.tool_call_id===callId)
return calls.find(call=>call.llm_response_id===calls.at(-1)?.llm_response_id)}}function answeredCalls(events){const open=new OpenCalls
const results=new Map
for(const event of events)if(event.kind==="ActionEvent"){open.open(event)
results.set(event,void 0)}else if((0,_visible_event_js__WEBPACK_IMPORTED_MODULE_0__.aI)(event)){const call=open.answer(event)
if(call)results.set(call,event)}for(const call of open)results.delete(call)
return results}function forget(events,ids){const gone=new Set(ids)
const bonds=bondsOf(events)
let size
do{size=gone.size
for(const bond of bonds)if(bond.some(({id:id})=>gone.has(id)))for(const{id:id}of bond)gone.add(id)}while(gone.size>size)
return events.filter(({id:id})=>!gone.has(id))}function allowedCuts(events){const positions=new Map(events.map((event,index)=>[event,index]))
const lastOfBond=new Map
for(const bond of bondsOf(events)){const places=bond.map(event=>positions.get(event)??0).sort((a,b)=>a-b)
const[first=0,last=0]=[places[0],places.at(-1)]
lastOfBond.set(first,Math.max(last,lastOfBond.get(first)??0))}let last=0
const cuts=[0]
for(const index of events.keys()){last=Math.max(last,lastOfBond.get(index)??index)
if(last===index)cuts.push(index+1)}return cuts}function nextCut(cuts,position){return cuts.find(cut=>cut>=position)}function bondsOf(events){return[...batches(events),...toolLoops(withoutOpenCalls(events))]}function batches(events){return batchesOf(events).map(({calls:calls,results:results})=>[...calls,...results])}function withoutOpenCalls(events){const open=batchesOf(events).filter(({calls:calls,results:results})=>results.length<calls.length)
const hidden=new Set(open.flatMap(({calls:calls,results:results})=>[...calls,...results]))
return events.filter(event=>!hidden.has(event))}function toolLoops(events){const loops=[]
let isInLoop=!1
for(const event of events){const isCall=event.kind==="ActionEvent"
const begins=!isInLoop&&isCall&&event.thinking_blocks.length>0
isInLoop=begins||isInLoop&&(isCall||(0,_visible_event_js__WEBPACK_IMPORTED_MODULE_0__.aI)(event))
if(begins)loops.push([event])
else if(isInLoop)loops.at(-1)?.push(event)}return loops}function batchesOf(events){const answers=answeredCalls(events)
return runsOfCalls(events).map(calls=>({calls:calls,results:calls.flatMap(call=>answers.get(call)??[])}))}function runsOfCalls(events){const runs=[]
let previous
for(const event of events){if(event.kind==="ActionEvent"){const belongs=previous?.kind==="ActionEvent"&&previous.llm_response_id===event.llm_response_id
if(belongs)runs.at(-1)?.push(event)
else runs.push([event])}previous=event}return runs}}),16767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Vr:()=>shownContent,i1:()=>stylesOf,jH:()=>outputOf})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
const ERROR_MARK="[An error occurred during execution.]\n"
function shownContent(observation){const mark=observation.is_error?[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(ERROR_MARK)]:[]
const[head,body]=partsOf(observation)
return[...head,...mark,...observation.kind==="TerminalObservation"?body.map(clipped):body]}const LONGEST=5e4
function clipped(block){return block.type==="text"?{...block,text:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.e9)(block.text,LONGEST,"[... cut ...]")}:block}function outputOf(observation){return partsOf(observation).flat()}function partsOf(observation){const{kind:kind,content:content}=observation
if(kind==="TerminalObservation")return[[],[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(terminalText(observation))]]
if(kind!=="TaskObservation")return[[],content]
const{task_id:task_id,subagent:subagent,status:status}=observation
return[[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`Task ID: ${task_id}\nSubagent: ${subagent}\nStatus: ${status}`)],content]}const COLOR="(?:bright-)?(?:black|red|green|yellow|blue|magenta|cyan|white)"
const STYLE=`(?:(?:on-)?${COLOR}|bold|dim|italic|underline|strikethrough|reverse)`
const StyledLine=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({line:zod__WEBPACK_IMPORTED_MODULE_2__.int().min(0),length:zod__WEBPACK_IMPORTED_MODULE_2__.int().min(0),spans:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.tuple([zod__WEBPACK_IMPORTED_MODULE_2__.int().min(0),zod__WEBPACK_IMPORTED_MODULE_2__.int().min(0),zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(new RegExp(`^${STYLE}(?: ${STYLE})*$`))]).readonly()).readonly()}).readonly()
function stylesOf({metadata:metadata}){const{prefix:prefix,styles:styles}=Metadata.catch(Metadata.parse({})).parse(metadata??{})
const before=prefix.split("\n").length-1
return styles.map(styled=>({...styled,line:styled.line+before}))}const Metadata=zod__WEBPACK_IMPORTED_MODULE_2__.object({exit_code:zod__WEBPACK_IMPORTED_MODULE_2__.int().catch(-1),working_dir:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),py_interpreter_path:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),prefix:zod__WEBPACK_IMPORTED_MODULE_2__.string().catch(""),suffix:zod__WEBPACK_IMPORTED_MODULE_2__.string().catch(""),unsaid:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).optional(),styles:zod__WEBPACK_IMPORTED_MODULE_2__.array(StyledLine).readonly().catch([])})
function terminalText({content:content,metadata:metadata}){const{prefix:prefix,suffix:suffix,unsaid:unsaid,styles:_,...about}=Metadata.catch(Metadata.parse({})).parse(metadata??{})
const raw=content.map(block=>block.type==="text"?block.text:"").join("")
const head=`${prefix}${raw}${suffix}`
const isSaid=name=>!unsaid?.includes(name)
const lines=[...about.working_dir&&isSaid("working_dir")?[`[Current working directory: ${about.working_dir}]`]:[],...about.py_interpreter_path&&isSaid("py_interpreter_path")?[`[Python interpreter: ${about.py_interpreter_path}]`]:[],...about.exit_code!==-1&&isSaid("exit_code")?[`[Command finished with exit code ${about.exit_code}]`]:[]]
return[...head===""&&unsaid?[]:[head],...lines].join("\n")}}),68012:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>toChat})
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _properties_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(10397)
var _shown_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16767)
var _visible_event_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(52333)
const LONGEST_ID=64
function toChat({events:events}){const batches=new Map((0,_properties_js__WEBPACK_IMPORTED_MODULE_1__.cS)(events).map(batch=>[batch.calls[0],batch]))
const uniqueId=uniqueIds()
const messages=[]
for(const event of events){const batch=batches.get(event)
if(batch)messages.push(...batchTurns(batch,uniqueId))
else if(event.kind!=="ActionEvent"&&!(0,_visible_event_js__WEBPACK_IMPORTED_MODULE_3__.aI)(event))say(messages,toMessage(event))}return messages}function toMessage(event){switch(event.kind){case"SystemPromptEvent":return{role:"system",content:[event.system_prompt,...event.dynamic_context?[event.dynamic_context]:[]]}
case"MessageEvent":return{...event.llm_message,content:[...event.llm_message.content,...event.extended_content]}
case"CondensationSummaryEvent":return{role:"user",content:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(event.summary)]}}}function say(messages,message){const last=messages.at(-1)
if(!last||!isPlainUserTurn(last)||!isPlainUserTurn(message))messages.push(message)
else messages[messages.length-1]={...last,content:[...last.content,...message.content]}}function isPlainUserTurn({role:role,name:name,tool_call_id:tool_call_id,tool_calls:tool_calls}){return role==="user"&&name===void 0&&tool_call_id===void 0&&tool_calls===void 0}function batchTurns({calls:calls,results:results},uniqueId){const ids=calls.map(call=>uniqueId(call.tool_call_id))
const[{reasoning_content:reasoning_content,thinking_blocks:thinking_blocks,responses_reasoning_item:responses_reasoning_item,tool_call:tool_call}]=calls
const{reasoning_details:reasoning_details}=tool_call
const turn={role:"assistant",content:calls.flatMap(call=>call.thought),tool_calls:calls.map(({tool_call:{reasoning_details:_,...call}},index)=>({...call,id:ids[index]??""})),...reasoning_content!==void 0&&{reasoning_content:reasoning_content},...thinking_blocks.length>0&&{thinking_blocks:thinking_blocks},...responses_reasoning_item!==void 0&&{responses_reasoning_item:responses_reasoning_item},...reasoning_details!==void 0&&{reasoning_details:reasoning_details}}
return[turn,...results.map((result,index)=>resultTurn(result,ids[index]??""))]}function resultTurn(result,tool_call_id){return{role:"tool",name:result.tool_name,tool_call_id:tool_call_id,content:resultContent(result)}}function resultContent(result){switch(result.kind){case"ObservationEvent":return observationContent(result)
case"UserRejectObservation":return[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(`Action rejected: ${result.rejection_reason}`)]
case"AgentErrorEvent":return[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(result.error)]}}function observationContent({observation:observation,extended_content:extended_content}){return[...(0,_shown_content_js__WEBPACK_IMPORTED_MODULE_2__.Vr)(observation),...extended_content]}function uniqueIds(){const used=new Set
const uses=new Map
return given=>{const id=given.replace(/[^a-zA-Z0-9_-]/g,"_")||"call"
let count=uses.get(id)??0
let unique
do{count+=1
const number=count===1?"":`-${count}`
unique=id.slice(0,LONGEST_ID-number.length)+number}while(used.has(unique))
uses.set(id,count)
used.add(unique)
return unique}}}),3113:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HA:()=>ViewBuilder,Jq:()=>unmatchedActions,Uo:()=>headOf,du:()=>viewOf})
var _properties_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(10397)
var _visible_event_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(52333)
function viewOf(events){const builder=new ViewBuilder
for(const event of events)builder.append(event)
return builder.view()}function unmatchedActions(events){const open=new _properties_js__WEBPACK_IMPORTED_MODULE_0__.ib
for(const event of events)if(event.kind==="ActionEvent")open.open(event)
else if((0,_visible_event_js__WEBPACK_IMPORTED_MODULE_1__.aI)(event))open.answer(event)
return[...open]}class ViewBuilder{#settled=[]
#recent=[]
#open=new _properties_js__WEBPACK_IMPORTED_MODULE_0__.ib
#isCondensationRequested=!1
append(event){if(event.kind==="CondensationRequest")this.#isCondensationRequested=!0
else if(event.kind==="Condensation")this.#condense(event)
else{if((0,_visible_event_js__WEBPACK_IMPORTED_MODULE_1__.nK)(event))this.#isCondensationRequested=!1
if((0,_visible_event_js__WEBPACK_IMPORTED_MODULE_1__.zN)(event))this.#add(event)}}view(){const events=[...this.#settled,...(0,_properties_js__WEBPACK_IMPORTED_MODULE_0__.k7)(this.#recent)]
return{events:events,unhandledCondensationRequest:this.#isCondensationRequested}}#add(event){if(event.kind==="ActionEvent")this.#open.open(event)
else if((0,_visible_event_js__WEBPACK_IMPORTED_MODULE_1__.aI)(event)&&!this.#open.answer(event))return
this.#recent.push(event)
if(this.#open.areNone)this.#settle()}#settle(){for(const event of this.#recent)this.#settled.push(event)
this.#recent=[]}#condense(condensation){const events=condense([...this.#settled,...this.#recent],condensation)
this.#settled=[]
this.#recent=[]
this.#open=new _properties_js__WEBPACK_IMPORTED_MODULE_0__.ib
this.#isCondensationRequested=!1
for(const event of events)this.#add(event)}}function headOf(events){const task=events.find(_visible_event_js__WEBPACK_IMPORTED_MODULE_1__.ks)
return events.filter(event=>event.kind==="SystemPromptEvent"||event===task)}function condense(events,condensation){const{forgotten_event_ids:forgotten_event_ids,summary:summary="",summary_offset:summary_offset}=condensation
const head=new Set(headOf(events).map(({id:id})=>id))
const rest=(0,_properties_js__WEBPACK_IMPORTED_MODULE_0__.y6)(events,forgotten_event_ids.filter(id=>!head.has(id)))
if(summary===""||summary_offset===void 0)return rest
return rest.toSpliced(placeOf(rest,summary_offset),0,summaryEvent(condensation,summary))}function placeOf(events,offset){const seen=(0,_properties_js__WEBPACK_IMPORTED_MODULE_0__.k7)(events)
const head=headOf(seen)
const headLength=head.findLastIndex((event,index)=>event===seen[index])+1
const cut=(0,_properties_js__WEBPACK_IMPORTED_MODULE_0__.Av)((0,_properties_js__WEBPACK_IMPORTED_MODULE_0__.kC)(seen),Math.max(offset,headLength))??seen.length
const follower=seen[cut]
return follower?events.indexOf(follower):events.length}function summaryEvent({id:id,timestamp:timestamp},summary){return{kind:"CondensationSummaryEvent",id:`${id}-summary`,timestamp:timestamp,source:"environment",summary:summary}}}),52333:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{aI:()=>isResult,ks:()=>isRequest,nK:()=>isReply,zN:()=>isVisible})
function isVisible(event){if(event.kind==="MessageEvent")return saysSomething(event)
return event.kind==="SystemPromptEvent"||event.kind==="ActionEvent"||isResult(event)}function isResult(event){return event.kind==="ObservationEvent"||event.kind==="UserRejectObservation"||event.kind==="AgentErrorEvent"}function isReply(event){return event.kind==="ActionEvent"||event.kind==="MessageEvent"&&event.source==="agent"}function isRequest(event){return event.kind==="MessageEvent"&&event.source==="user"}function saysSomething({llm_message:llm_message,extended_content:extended_content}){return[...llm_message.content,...extended_content].some(block=>block.type==="image"||block.text.trim()!=="")}}),93740:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>globPattern})
function globPattern(glob){return new RegExp(`^${new Reader(glob).sequence("",!0)}$`,"su")}const FOLDERS="(?:(?!\\.)[^/]+/)*"
const NAME="(?!\\.)[^/]+"
const AFTER={"@":"","?":"?","*":"*","+":"+"}
class Reader{#glob
#at=0
constructor(glob){this.#glob=glob}sequence(ends,isFirst){let source=""
let isStart=isFirst
while(this.#at<this.#glob.length&&!ends.includes(this.#next())){const isSlash=this.#next()==="/"
const isWhole=isStart&&this.#rest().startsWith("**/")
if(this.#isGroup("!"))return source+this.#not(ends,isStart)
source+=this.#piece(isStart)
isStart=isSlash||isWhole}return source}#piece(isStart){const rest=this.#rest()
if(isStart&&rest.startsWith("**/"))return this.#take(3,FOLDERS)
if(isStart&&rest==="**")return this.#take(2,`${FOLDERS}${NAME}`)
const visible=isStart?"(?!\\.)":""
if(this.#isGroup("@?*+"))return visible+this.#group()
if(rest.startsWith("{")&&closes(rest,"{","}"))return this.#braces(isStart)
const stars=/^\*+/.exec(rest)?.[0]
if(stars)return this.#take(stars.length,`${visible}[^/]*`)
if(rest.startsWith("?"))return this.#take(1,`${visible}[^/]`)
const members=/^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(rest)
if(members)return this.#take(members[0].length,visible+classOf(members[1],members[2]))
const[token="",escaped]=/^\\?(.)/su.exec(rest)??[rest]
return this.#take(token.length,literal(escaped??token))}#group(){const kind=this.#next()
return`(?:${this.#choices(2,"|",")",!1)})${AFTER[kind]}`}#not(ends,isStart){const not=this.#choices(2,"|",")",!1)
const after=this.sequence(ends,!1)
return`${isStart?"(?!\\.)":""}(?!(?:${not})${after}$)[^/]*${after}`}#isGroup(kinds){const rest=this.#rest()
return kinds.includes(rest[0]??" ")&&rest[1]==="("&&closes(rest.slice(1),"(",")")}#braces(isStart){return`(?:${this.#choices(1,",","}",isStart)})`}#choices(opening,separator,end,isStart){const choices=[]
do{this.#at+=choices.length===0?opening:1
choices.push(this.sequence(separator+end,isStart))}while(this.#next()===separator)
this.#at+=1
return choices.join("|")}#take(length,source){this.#at+=length
return source}#next(){return this.#glob[this.#at]??""}#rest(){return this.#glob.slice(this.#at)}}function closes(text,open,close){let depth=0
let hasChoice=open==="("
for(const[sign]of text.matchAll(/\\.|./gsu)){if(sign===open)depth+=1
if(sign===","&&depth===1)hasChoice=!0
if(sign===close)depth-=1
if(depth===0)return hasChoice}return!1}function classOf(not,members=""){const inner=members.replaceAll(/\\(.)|[\]^[]/gsu,(token,escaped)=>{const sign=escaped??token
return/[\\\]^[-]/.test(sign)?`\\${sign}`:sign})
return`(?!/)[${not?"^":""}${inner}]`}function literal(sign){return sign.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}}),58225:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>fieldProblems})
var _text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94869)
const MOST=5
function fieldProblems({issues:issues}){const told=issues.slice(0,MOST).map(sentenceOf)
return[...told,...issues.length>MOST?[`There are ${issues.length-MOST} more problems.`]:[]].join(" ")}function sentenceOf(issue){if(issue.code==="unrecognized_keys")return`${issue.keys.map(key=>quoted([...issue.path,key])).join(", ")} cannot be set here.`
const message=(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(issue.message,300).replace(/[.:]?$/,".")
return issue.path.length===0?message:`${quoted(issue.path)}: ${message}`}function quoted(path){return`\`${(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(path.map(String).join("."),100).replaceAll("`","'")}\``}})}

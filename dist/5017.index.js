export const id=5017
export const ids=[5017]
export const modules={97065:((e,t,n)=>{n.d(t,{$p:()=>partsFrom,Jb:()=>_,Mi:()=>p,jM:()=>m,jk:()=>agentOf,l3:()=>inputLimitOf,o2:()=>introduce,wj:()=>joinSettings})
var o=n(28942)
var s=n(20311)
var r=n(98664)
var i=n(46032)
var a=n(69423)
var c=n(16162)
var l=n(17117)
var d=n(11631)
const u=o.int().min(2).max(24).optional()
const m=o.strictObject({action_observation:u,action:u,action_error:u,monologue:u,alternating_pattern:u,alternating_calls:u}).readonly()
const _=o.object({condenser:d.sK.optional(),tool_concurrency_limit:o.int().min(1).max(8).optional(),stuck_thresholds:m.optional()}).readonly()
function joinSettings(...e){const t=e.flatMap(e=>Object.entries(_.parse(e??{})))
return Object.fromEntries(t.filter(([,e])=>e!==void 0))}function partsFrom(e,t){const{condenser:n,tool_concurrency_limit:o}=e
return{settings:e,condenser:(0,d.b7)(n,t),...o!==void 0&&{toolConcurrencyLimit:o}}}const f=new Set(["kind","security_risk","summary"])
function withFinishSchema(e,t){if(!e.some(isFinish))throw unusable("there is no finish tool to ask for it")
return e.map(e=>isFinish(e)?extended(e,t):e)}function isFinish({name:e}){return e==="finish"}function extended(e,t){const{shape:n}=objectSchema(t)
const o=Object.keys(n).filter(t=>f.has(t)||t in e.input.shape)
if(o.length>0)throw unusable(`these names are taken: ${o.join(", ")}`)
return Object.freeze({...e,input:e.input.extend(n)})}function objectSchema(e){const t=compileSchema(e)
if(t instanceof o.ZodObject)return t
throw unusable("it does not describe an object")}function compileSchema(e){try{return s.y(e)}catch(e){throw unusable("it is not a JSON schema",e)}}function unusable(e,t){const n="Fix the schema for the agent's final answer."
return new r.vC("config",`The schema for the final answer cannot be used: ${e}.`,{hint:n,cause:t})}const p=o["enum"](["sent_back","final"])
function agentOf({tools:e,...t}){const{filterToolsRegex:n,finishSchema:o}=t
const s=n===void 0?e:filterTools(e,n)
const r=o===void 0?s:withFinishSchema(s,o)
return Object.freeze({...t,toolbox:(0,c.Ml)(r)})}function inputLimitOf({context_window:e,max_output_tokens:t=0}){return e&&Math.max(1,Math.floor(.8*e)-t)}function introduce(e){return{kind:"SystemPromptEvent",system_prompt:(0,i.Qq)(e.systemPrompt),dynamic_context:(0,i.Qq)(e.context),tools:e.toolbox.tools.map((t,n)=>recordOf(t,e.toolbox.schemas()[n]?.parameters??{}))}}function recordOf(e,t){const{name:n,kind:o,description:s,annotations:r}=e
return{kind:o,title:n,description:s,action_type:e.actionKind,observation_type:e.observationKind,annotations:r,...o===l.VS.kind&&{client_tool_name:n,input_schema:t},...o===l.dq.kind&&{mcp_tool:{name:n,description:s,inputSchema:t,annotations:r}},...e.meta&&{meta:e.meta}}}function filterTools(e,t){const n=compile(t)
return e.filter(({name:e})=>a.d3.includes(e)||n.test(e))}function compile(e){try{return new RegExp(`^(?:${e})`,"u")}catch(t){const n="Fix the pattern that the tools are filtered by."
throw new r.vC("config",`"${e}" is not a regular expression.`,{hint:n,cause:t})}}}),95813:((e,t,n)=>{n.d(t,{$p:()=>toolNames,RV:()=>settingsIn,Se:()=>specsIn,XJ:()=>l,XK:()=>unreadableSettings,ZH:()=>u,cL:()=>sdkName,iR:()=>recordOfAgent})
var o=n(57975)
var s=n(28942)
var r=n(97065)
var i=n(69423)
var a=n(17117)
var c=n(11631)
const l="Agent"
const d=s.array(s.string()).readonly()
const u=s.looseObject({kind:s.string(),llm:s.looseObject({model:s.string().default("")}).readonly().prefault({}),tools:s.array(s.looseObject({name:s.string(),params:s.record(s.string(),s.unknown()).optional()}).readonly()).readonly().prefault([]),include_default_tools:d.optional(),tool_names:d.optional(),condenser:s.unknown().optional(),own_condenser:s.unknown().optional(),tool_concurrency_limit:s.unknown().optional(),stuck_thresholds:s.unknown().optional(),system_prompt:s.string().nullish(),own_context:s.string().optional(),own_text_reply:r.Mi.optional().catch(void 0),own_finish_schema:s.record(s.string(),s.unknown()).optional(),filter_tools_regex:s.string().nullish()}).readonly()
const m=i.d3.map(a.I)
const _={task:["task_tool_set","TaskToolSet"]}
function sdkName(e){return _[e]?.[0]??e}function memberOf(e){return Object.keys(_).find(t=>_[t]?.includes(e))??e}const f=new Set(["InvokeSkillTool"])
function recordOfAgent(e,t){const{model:n,toolbox:o,settings:s}=e
const r=o.tools.filter(e=>(0,a.Sm)(e)&&!f.has(e.kind))
const i=Object.keys(t?.llm??{}).some(e=>e!=="model")
const c=(t?.tools??[]).map(e=>({...e,name:sdkName(e.name)}))
return{...t,kind:l,llm:t&&i?t.llm:{model:n.name},tools:[...c,...r.filter(e=>isNew(e,c)).map(({name:e})=>({name:sdkName(e)}))],include_default_tools:[...new Set([...t?.include_default_tools??[],...r.map(({kind:e})=>e).filter(isBuiltIn)])],tool_names:o.names,...!i&&wordsOf(e),...recordOfSettings(s??{},{model:n.name,stored:t})}}function wordsOf({systemPrompt:e,context:t,filterToolsRegex:n,finishSchema:o,textReply:s}){return{system_prompt:e,own_context:t,filter_tools_regex:n,own_finish_schema:o,own_text_reply:s}}function specsIn(e){const t=[...e.tool_names??[],...toolNames(e)]
const n=new Set(t.map(plainName))
return[...n].map(t=>({name:t,params:e.tools.find(e=>plainName(e.name)===t)?.params}))}function plainName(e){return/^[A-Z]\w*Tool$/.test(e)?nameOf(e):memberOf(e)}function recordOfSettings(e,{model:t,stored:n}){const{condenser:s,...r}=e
if(!s||(0,o.isDeepStrictEqual)(s,settingsIn(n).condenser))return r
const i=condenserRecord(s,{model:t,usage_id:"condenser"})
return{...r,...i?{condenser:i,own_condenser:void 0}:{own_condenser:s}}}function condenserRecord(e,t){if(e.kind==="ObservationMaskingCondenser")return
if(e.kind==="LLMSummarizingCondenser")return{...e,llm:t}
if(e.kind==="NoOpCondenser")return e
const n=e.condensers.map(e=>condenserRecord(e,t))
return n.every(e=>e!==void 0)?{...e,condensers:n}:void 0}function settingsIn(e){const{condenser:t,own_condenser:n,tool_concurrency_limit:o,stuck_thresholds:s}=e??{}
return(0,r.wj)({condenser:c.sK.safeParse(n??withoutModel(t)).data,tool_concurrency_limit:r.Jb.unwrap().shape.tool_concurrency_limit.safeParse(o).data,stuck_thresholds:r.jM.safeParse(s).data})}function unreadableSettings(e){const t=settingsIn(e)
const n={condenser:e.own_condenser??e.condenser,tool_concurrency_limit:e.tool_concurrency_limit,stuck_thresholds:e.stuck_thresholds}
const o=["condenser","tool_concurrency_limit","stuck_thresholds"]
return o.filter(e=>n[e]!=null&&t[e]===void 0).map(e=>`agent.${e}`)}const p=s.looseObject({llm:s.unknown().optional(),condensers:s.array(s.unknown()).optional()})
function withoutModel(e){const{llm:t,condensers:n,...o}=p.safeParse(e).data??{}
return n?{...o,condensers:n.map(withoutModel)}:o}function isNew({name:e,kind:t},n){return!isBuiltIn(t)&&!n.some(n=>memberOf(n.name)===e||n.name===t)}function isBuiltIn(e){return m.includes(e)}function toolNames({tools:e,include_default_tools:t=[],tool_names:n=[]}){const o=[...e.map(({name:e})=>memberOf(e)),...n]
return[...new Set([...o,...t.filter(e=>!o.includes(nameOf(e)))])]}function nameOf(e){return e.replace(/Tool$/,"").replaceAll(/(?!^)[A-Z]/g,"_$&").toLowerCase()}}),95017:((e,t,n)=>{n.d(t,{Hd:()=>isTerminal,Px:()=>requireSameConversation,bv:()=>h,ox:()=>stateIsLost,rI:()=>u,rw:()=>stateFileText,zn:()=>p})
var o=n(28942)
var s=n(98664)
var r=n(71093)
var i=n(31720)
var a=n(30350)
var c=n(56887)
var l=n(95813)
var d=n(14549)
const u=o["enum"](["idle","running","paused","waiting_for_confirmation","finished","error","stuck","deleting"])
function isTerminal(e){return e==="finished"||e==="error"||e==="stuck"}const m=o.array(o.string()).readonly().prefault([])
const _=o.record(o.string(),o.string().catch("A hook forbids it. The reason could not be read.")).readonly().prefault({})
const f=o.string().nullish()
const p=o.looseObject({id:o.string(),agent:l.ZH,workspace:o.looseObject({kind:o.string(),working_dir:o.string()}).readonly(),persistence_dir:f,max_iterations:o.int().min(1).default(500),stuck_detection:o.boolean().default(!0),execution_status:u.catch("idle"),confirmation_policy:c.Q4.catch({kind:"AlwaysConfirm"}).prefault({kind:"NeverConfirm"}),security_analyzer:a.o8.nullish(),own_analyzer:a.o8.nullish(),activated_knowledge_skills:m,activated_path_rules:m,invoked_skills:m,blocked_actions:_,blocked_messages:_,last_user_message_id:f,leaf_event_id:f,head_is_empty:o.boolean().default(!1),event_count:o.int().min(0).nullish(),stats:d.Uz.prefault({}),secret_registry:i.xz.prefault({}),tags:o.record(o.string(),o.string()).readonly().prefault({}),agent_state:o.record(o.string(),r.LM).readonly().prefault({}),hook_config:r.LM.optional()}).readonly()
const h="base_state.json"
const g=new Set(["LLM","ToolShieldLLM","Pattern","PolicyRail","Ensemble"].map(e=>`${e}SecurityAnalyzer`)).add("GraySwanAnalyzer")
function stateFileText({security_analyzer:e,workspace:t,...n}){return JSON.stringify({...n,workspace:{...t,kind:"LocalWorkspace"},...e&&(g.has(e.kind)?{security_analyzer:e}:{own_analyzer:e})})}function stateIsLost(){return new s.vC("config",`The conversation has events but no ${h}, so it is unknown what needed approval.`,{hint:"Restore that file, or delete the conversation folder to start again."})}function requireSameConversation(e,{id:t,kind:n,toolbox:o}){if(e.id!==t)throw new s.vC("config",`The conversation in this folder is ${e.id}, not ${t}.`,{hint:"Open it by its own id, or use another folder."})
if(e.agent.kind!==n)throw new s.vC("config",`The conversation was started by an agent of kind ${e.agent.kind}, not ${n}.`)
const r=(0,l.$p)(e.agent).filter(e=>!isThere(e,o))
if(r.length===0)return
throw new s.vC("config",`The conversation was started with tools that no longer exist: ${r.join(", ")}.`,{hint:"Tools can be added to a conversation, but not removed. Add them again, or start a new conversation."})}function isThere(e,t){return t.tools.some(t=>t.name===e||t.kind===e)}}),14549:((e,t,n)=>{n.d(t,{CD:()=>statsSince,NZ:()=>withReply,Sh:()=>m,Uz:()=>u,vA:()=>totalsOf})
var o=n(28942)
var s=n(54847)
const r=o.int().min(0).default(0)
const i=o.looseObject({model:o.string().default(""),prompt_tokens:r,completion_tokens:r,cache_read_tokens:r,cache_write_tokens:r,reasoning_tokens:r,context_window:r,per_turn_token:r,response_id:o.string().default("")}).readonly()
const a=o.looseObject({cost:o.number(),response_id:o.string().optional()}).readonly()
const c=o.looseObject({latency:o.number().min(0)}).readonly()
const l=o.number().min(0).optional()
const d=o.looseObject({model_name:o.string().default("default"),accumulated_cost:o.number().optional(),accumulated_token_usage:i.nullish().transform(e=>e??i.parse({})),token_usages:o.array(i).readonly().prefault([]),costs:o.array(a).readonly().prefault([]),response_latencies:o.array(c).readonly().optional(),calls:o.int().min(0).optional(),estimated_calls:o.int().min(0).default(0),latency_ms:l,longest_latency_ms:l,answered_by:o.record(o.string(),o.int().min(1)).readonly().optional()}).readonly().transform(withSums)
function withSums(e){const t=(e.response_latencies??[]).map(({latency:e})=>e*1e3)
const n=Map.groupBy(e.token_usages,({model:e})=>e)
return{...e,calls:e.calls??e.token_usages.length,latency_ms:e.latency_ms??t.reduce((e,t)=>e+t,0),longest_latency_ms:e.longest_latency_ms??Math.max(0,...t),answered_by:e.answered_by??Object.fromEntries([...n].map(([e,{length:t}])=>[e,t]))}}const u=o.object({usage_to_metrics:o.record(o.string(),d).readonly().prefault({})}).readonly()
const m=u.parse({})
function withReply(e,t,n,o){const s=e.usage_to_metrics[t]??d.parse({accumulated_cost:0})
return{usage_to_metrics:{...e.usage_to_metrics,[t]:add(s,n,o)}}}function add(e,{name:t,features:n},{id:o="",usage:r,latencyMs:i,model:a=t}){const{accumulated_cost:c,accumulated_token_usage:l,token_usages:d,costs:u,answered_by:m,..._}=e
const f=c
const{prompt_tokens:p,completion_tokens:h,cache_read_tokens:g,cache_write_tokens:k,reasoning_tokens:w}=r
const y={model:a,prompt_tokens:p,completion_tokens:h,cache_read_tokens:g,cache_write_tokens:k,reasoning_tokens:w,context_window:n.context_window??0,per_turn_token:p+h,response_id:o}
return{..._,model_name:a,...f!==void 0&&r.cost!==void 0&&{accumulated_cost:(0,s.D$)(f+r.cost)},accumulated_token_usage:{...y,prompt_tokens:l.prompt_tokens+p,completion_tokens:l.completion_tokens+h,cache_read_tokens:l.cache_read_tokens+g,cache_write_tokens:l.cache_write_tokens+k,reasoning_tokens:l.reasoning_tokens+w,response_id:""},token_usages:[...d,y],costs:r.cost===void 0?u:[...u,{model:a,cost:r.cost,response_id:o}],calls:e.calls+1,estimated_calls:e.estimated_calls+(r.is_estimated?1:0),latency_ms:e.latency_ms+i,longest_latency_ms:Math.max(e.longest_latency_ms,i),answered_by:{...m,[a]:(m[a]??0)+1}}}function totalsOf(e){const t=Object.values(e.usage_to_metrics)
const sum=e=>t.reduce((t,n)=>t+e(n),0)
const n=sum(({estimated_calls:e})=>e)
return{calls:sum(({calls:e})=>e),estimatedCalls:n,is_estimated:n>0,latencyMs:sum(({latency_ms:e})=>e),longestLatencyMs:Math.max(0,...t.map(({longest_latency_ms:e})=>e)),prompt_tokens:sum(e=>e.accumulated_token_usage.prompt_tokens),completion_tokens:sum(e=>e.accumulated_token_usage.completion_tokens),cache_read_tokens:sum(e=>e.accumulated_token_usage.cache_read_tokens),cache_write_tokens:sum(e=>e.accumulated_token_usage.cache_write_tokens),reasoning_tokens:sum(e=>e.accumulated_token_usage.reasoning_tokens),cost:t.some(isUnpriced)?void 0:(0,s.D$)(sum(({accumulated_cost:e=0})=>e)),models:[...new Set(t.flatMap(({answered_by:e})=>Object.keys(e)))]}}function isUnpriced({accumulated_cost:e}){return e===void 0}function statsSince(e,{usage_to_metrics:t}){const n=Object.entries(t).map(([t,n])=>{const o=e.usage_to_metrics[t]
return[t,o?difference(n,o):n]})
return{usage_to_metrics:Object.fromEntries(n.filter(([,{calls:e}])=>e>0))}}function difference(e,t){const[n,o]=[e.accumulated_token_usage,t.accumulated_token_usage]
const r=e.accumulated_cost
return{...e,...r!==void 0&&{accumulated_cost:(0,s.D$)(r-(t.accumulated_cost??0))},accumulated_token_usage:{...n,prompt_tokens:n.prompt_tokens-o.prompt_tokens,completion_tokens:n.completion_tokens-o.completion_tokens,cache_read_tokens:n.cache_read_tokens-o.cache_read_tokens,cache_write_tokens:n.cache_write_tokens-o.cache_write_tokens,reasoning_tokens:n.reasoning_tokens-o.reasoning_tokens},token_usages:e.token_usages.slice(t.token_usages.length),costs:e.costs.slice(t.costs.length),calls:e.calls-t.calls,estimated_calls:e.estimated_calls-t.estimated_calls,latency_ms:e.latency_ms-t.latency_ms,answered_by:Object.fromEntries(Object.entries(e.answered_by).map(([e,n])=>[e,n-(t.answered_by[e]??0)]).filter(([,e])=>e>0))}}}),16162:((e,t,n)=>{n.d(t,{Ml:()=>toolbox,Y4:()=>withoutJudgement,gK:()=>closeTools})
var o=n(57975)
var s=n(98439)
var r=n(98664)
var i=n(67159)
function toolbox(e){const t=e.map(e=>e.name)
const n=new Map(e.map(e=>[e.name,e]))
if(n.size<e.length)throw new r.vC("bug",`Two tools have the same name: ${t.join(", ")}.`)
const o=Object.freeze(e.map(schemaOf))
return Object.freeze({tools:Object.freeze([...e]),names:Object.freeze(t),get:e=>n.get(e),schemas:()=>o})}const a={security_risk:{type:"string",enum:i.IB.options,description:"The harm it could do."},summary:{type:"string",description:"What it does, in ten words."}}
function withoutJudgement(e){const t=Object(e.properties)
const isOurs=([e,t])=>Object.hasOwn(a,e)&&(0,o.isDeepStrictEqual)(t,a[e])
return{...e,properties:Object.fromEntries(Object.entries(t).filter(e=>!isOurs(e)))}}function schemaOf({name:e,description:t,input:n,annotations:o,risk:s}){const{properties:r,required:i}=jsonSchema(n)
const c=o.readOnlyHint||s==="LOW"
const l={type:"object",properties:{...!c&&a,...r},...i&&{required:i}}
return{name:e,description:t,parameters:l}}const c=Number.MAX_SAFE_INTEGER
function jsonSchema(e){return s.bl(e,{target:"draft-7",io:"input",override:({jsonSchema:e})=>{if(e.oneOf)e.anyOf=e.oneOf
delete e.oneOf
delete e.readOnly
if(e.minLength===1)delete e.minLength
if(e.minimum===0)delete e.minimum
if(e.minimum===-c)delete e.minimum
if(e.maximum===c)delete e.maximum}})}async function closeTools(e){const t=await Promise.allSettled(e.map(closeInTime))
return t.flatMap((t,n)=>t.status==="rejected"?[failed(e[n]?.name??"",t.reason)]:[])}const l=15e3
async function closeInTime(e){const{promise:t,reject:n}=Promise.withResolvers()
const o=setTimeout(()=>n(new Error("It did not end in time.")),l)
try{await Promise.race([e.close?.(),t])}finally{clearTimeout(o)}}function failed(e,t){const n="Processes that it started may still be running."
return new r.vC("bug",`The tool ${e} could not be closed.`,{hint:n,cause:t})}}),11631:((e,t,n)=>{n.d(t,{sK:()=>S,b7:()=>condenserOf})
var o=n(28942)
var s=n(98664)
var r=n(88135)
var i=n(46032)
var a=n(10397)
var c=n(68012)
var l=n(3113)
var d=n(52333)
function forgettable(e){const t=new Set([...(0,l.Uo)(e),e.findLast(d.ks)])
return e.filter(e=>!t.has(e))}const u={maxSize:240,maxTokens:void 0,keepFirst:2,minimumProgress:.1,hardContextResetMaxRetries:5,hardContextResetContextScaling:.8,transcriptBudget:2e5}
function settingsOf(e){const t={...u,...e}
if(eventsToKeep(t.maxSize,t.keepFirst)<=0)throw new s.vC("config",`A condenser that keeps the first ${t.keepFirst} of ${t.maxSize} events could forget none.`)
if(!isPart(t.minimumProgress)||!isPart(t.hardContextResetContextScaling))throw new s.vC("config","The minimum progress and the scaling of a condenser are between 0 and 1.")
return t}function eventsToKeep(e,t){return Math.floor(e/2)-t-1}function isPart(e){return e>0&&e<1}function llmSummarizing(e){const t=settingsOf(e)
return Object.freeze({handlesRequests:!0,async condense(e,n){const o=reasonsFor(e,t,n)
if(o.size===0)return{kind:"view",view:e}
const s=o.has("TOKENS")||o.has("REQUEST")&&canReset(e)
if(!s&&isResting(e,t,n))return{kind:"view",view:e}
const r=taskFor(e,suffixFor(o,e,t,n),t)
const i=r&&await attempt(r,n)
if(r)remember(i?null:e.events.length,n)
if(i)return{kind:"condensation",condensation:i}
if(!s)return{kind:"view",view:e}
return{kind:"condensation",condensation:await hardReset(e,t,n)}}})}const m="condenser_failed_at"
function isResting({events:e},{maxSize:t},{memory:n}){const o=n.get(m)
if(typeof o!=="number")return!1
return e.length>=o&&e.length<o+Math.floor(t/2)}function remember(e,{memory:t}){if((t.get(m)??null)!==e)t.set(m,e)}function taskFor(e,t,n){const{events:o}=e
const s=(0,a.kC)(o)
const r=(0,a.Av)(s,n.keepFirst)
const i=(0,a.Av)(s,o.length-t)
if(r===void 0||i===void 0)return
const c=new Set(forgettable(o))
const l=o.slice(r,i).filter(e=>c.has(e))
if(l.length===0||l.length<n.minimumProgress*o.length)return
return{forgotten:l,offset:r,model:n.model,budget:n.transcriptBudget}}async function attempt(e,t){try{return await summarize(e,t)}catch(e){t.signal.throwIfAborted()
if(!(e instanceof s.vC))throw e
return}}const loadTranscript=()=>n.e(5474).then(n.bind(n,75474))
async function summarize(e,t){const{forgotten:n,offset:o,model:s,budget:a}=e
const{transcript:c}=await loadTranscript()
const l=await s.complete({messages:[{role:"system",content:[(0,i.Qq)((0,r.J1)("condense"))]},{role:"user",content:[(0,i.Qq)(c(n,a))]}],tools:[],signal:t.signal,onLost:t.onReply})
t.onReply(l)
const d=(0,i.wh)(l.message.content).trim()
if(d==="")throw noSummary()
return{kind:"Condensation",forgotten_event_ids:n.map(({id:e})=>e),summary:(0,r.J1)("condensed",{summary:d}),summary_offset:o,llm_response_id:l.id}}function noSummary(){return new s.vC("model","The model returned an empty summary of the conversation.",{hint:"Run it again, or use another model."})}function canReset({events:e}){return forgettable(e).some(({kind:e})=>e!=="CondensationSummaryEvent")}async function hardReset(e,t,n){const{model:o,hardContextResetMaxRetries:s,hardContextResetContextScaling:r,transcriptBudget:i}=t
const a=forgettable(e.events)
const[c]=a
if(!c||!canReset(e))throw nothingToForget()
const l=e.events.indexOf(c)
let d=i
for(let e=1;;e+=1)try{return await summarize({forgotten:a,offset:l,model:o,budget:d},n)}catch(t){if(e>=s||!isOverflow(t))throw t
const{transcript:n}=await loadTranscript()
d=Math.floor(n(a,d).length*r)}}function nothingToForget(){return new s.vC("model","The conversation must be condensed, but nothing in it can be left out.",{hint:"Use a model with a larger context, or ask for less at a time.",isLasting:!0})}function isOverflow(e){return e instanceof s.vC&&e.reason==="context-window"}function reasonsFor(e,t,n){const o=new Set
if(e.unhandledCondensationRequest)o.add("REQUEST")
if(e.events.length>t.maxSize)o.add("EVENTS")
const s=tokenLimit(t,n)
if(Number.isFinite(s)&&tokensOf(e.events,n)>s)o.add("TOKENS")
return o}function suffixFor(e,t,n,o){const{keepFirst:s,maxSize:r}=n
const i=t.events.length
const a={REQUEST:()=>eventsToKeep(i,s),EVENTS:()=>eventsToKeep(r,s),TOKENS:()=>i-cutForTokens(t.events,s,tokenLimit(n,o)/2,o)}
return Math.min(...[...e].map(e=>a[e]()))}function cutForTokens(e,t,n,o){const s=(0,a.kC)(e).filter(e=>e>=t)
const r=s[0]??e.length
let[i,c]=[0,s.length-1]
while(i<c){const t=Math.floor((i+c)/2)
const a=[...e.slice(0,r),...e.slice(s[t])]
if(tokensOf(a,o)<=n)c=t
else i=t+1}return s[i]??e.length}function tokenLimit({maxTokens:e},{inputLimit:t}){return Math.min(e??Number.POSITIVE_INFINITY,t??Number.POSITIVE_INFINITY)}function tokensOf(e,{countTokens:t,tools:n}){return t((0,c.O)({events:e}),n)}var _=n(16767)
function observationMasking(e={}){const{keepLast:t=20,step:n=10,keepFirst:o=4,minimumLength:s=500}=e
const r=new WeakMap
const mask=e=>{if(e.kind!=="ObservationEvent"||lengthOf(e)<s)return e
const t=r.get(e)??maskOf(e)
r.set(e,t)
return t}
return Object.freeze({handlesRequests:!1,async condense(e){const s=oldResults(e.events,{keepLast:t,step:n,keepFirst:o})
const r={...e,events:e.events.map(e=>s.has(e)?mask(e):e)}
return{kind:"view",view:r}}})}function oldResults(e,{keepLast:t,step:n,keepFirst:o}){const s=(0,a.Av)((0,a.kC)(e),o)??e.length
const r=e.slice(s).filter(d.aI)
const i=Math.floor(Math.max(0,r.length-t)/n)*n
return new Set(r.slice(0,i))}function lengthOf({observation:e,extended_content:t}){return[...(0,_.Vr)(e),...t].reduce((e,t)=>e+(t.type==="text"?t.text.length:Number.POSITIVE_INFINITY),0)}function maskOf(e){const t=fileOf(e)
const n=t===void 0?(0,r.J1)("masked"):(0,r.J1)("masked-in-file",{file:t})
const{kind:o,is_error:s}=e.observation
return{...e,observation:{kind:o,is_error:s,content:[(0,i.Qq)(n)]},extended_content:[]}}const f=o.object({metadata:o.object({full_output_file:o.string()})})
function fileOf({observation:e}){const t=f.safeParse(e).data?.metadata.full_output_file
return t??p.exec((0,i.wh)(e.content))?.[1]}const p=/\[\.\.\. cut: [^\n]{0,200} in (\S+)\. \.\.\.\]/
const h=o.number().gt(0,"It has to be between 0 and 1.").lt(1,"It has to be between 0 and 1.").optional()
const g=o.int().min(0).optional()
const k=o.strictObject({kind:o.literal("LLMSummarizingCondenser"),max_size:o.int().min(1).optional(),max_tokens:o.int().min(1).optional(),keep_first:g,minimum_progress:h,hard_context_reset_max_retries:o.int().min(1).optional(),hard_context_reset_context_scaling:h}).refine(({max_size:e=j,keep_first:t=T})=>eventsToKeep(e,t)>0,{path:["max_size"],message:"There would be nothing that it could forget."}).readonly()
const w=o.strictObject({kind:o.literal("ObservationMaskingCondenser"),keep_last:g,keep_first:g}).readonly()
const y=o.strictObject({kind:o.literal("NoOpCondenser")}).readonly()
const asKind=e=>typeof e==="string"?{kind:e}:e
const v="There is LLMSummarizingCondenser, ObservationMaskingCondenser, PipelineCondenser and NoOpCondenser."
const b=[k,w,y]
const O=o.preprocess(asKind,o.discriminatedUnion("kind",b,{error:v}))
const x=o.strictObject({kind:o.literal("PipelineCondenser"),condensers:o.array(O).min(1).readonly()}).readonly()
const S=o.preprocess(asKind,o.discriminatedUnion("kind",[...b,x],{error:v}))
const j=1e3
const T=2
function condenserOf(e={kind:"LLMSummarizingCondenser"},t){switch(e.kind){case"LLMSummarizingCondenser":return llmSummarizing({model:t,...summarizingOptions(e)})
case"ObservationMaskingCondenser":return observationMasking(given({keepLast:e.keep_last,keepFirst:e.keep_first}))
case"NoOpCondenser":return C
case"PipelineCondenser":return pipeline(e.condensers.map(e=>condenserOf(e,t)))}}function summarizingOptions(e){return given({maxSize:e.max_size??j,maxTokens:e.max_tokens,keepFirst:e.keep_first??T,minimumProgress:e.minimum_progress,hardContextResetMaxRetries:e.hard_context_reset_max_retries,hardContextResetContextScaling:e.hard_context_reset_context_scaling})}function given(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0))}const C=Object.freeze({handlesRequests:!1,condense:async e=>({kind:"view",view:e})})
function pipeline(e){return Object.freeze({handlesRequests:e.some(e=>e.handlesRequests),async condense(t,n){let o=t
for(const t of e){const e=await t.condense(o,n)
if(e.kind==="condensation")return e
o=e.view}return{kind:"view",view:o}}})}})}

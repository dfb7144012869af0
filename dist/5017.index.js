export const id=5017
export const ids=[5017]
export const modules={97065:((e,t,n)=>{n.d(t,{$p:()=>partsFrom,Jb:()=>f,jM:()=>d,jk:()=>agentOf,l3:()=>inputLimitOf,o2:()=>introduce,wj:()=>joinSettings})
var s=n(28942)
var o=n(20311)
var r=n(98664)
var i=n(46032)
var a=n(16162)
var c=n(17117)
var l=n(11631)
const u=s.int().min(2).max(24).optional()
const d=s.strictObject({action_observation:u,action:u,action_error:u,monologue:u,alternating_pattern:u,alternating_calls:u}).readonly()
const f=s.object({condenser:l.sK.optional(),tool_concurrency_limit:s.int().min(1).max(8).optional(),stuck_thresholds:d.optional()}).readonly()
function joinSettings(...e){const t=e.flatMap(e=>Object.entries(f.parse(e??{})))
return Object.fromEntries(t.filter(([,e])=>e!==void 0))}function partsFrom(e,t){const{condenser:n,tool_concurrency_limit:s}=e
return{settings:e,condenser:(0,l.b7)(n,t),...s!==void 0&&{toolConcurrencyLimit:s}}}const m=new Set(["kind","security_risk","summary"])
function withFinishSchema(e,t){if(!e.some(isFinish))throw unusable("there is no finish tool to ask for it")
return e.map(e=>isFinish(e)?extended(e,t):e)}function isFinish({name:e}){return e==="finish"}function extended(e,t){const{shape:n}=objectSchema(t)
const s=Object.keys(n).filter(t=>m.has(t)||t in e.input.shape)
if(s.length>0)throw unusable(`these names are taken: ${s.join(", ")}`)
return Object.freeze({...e,input:e.input.extend(n)})}function objectSchema(e){const t=compileSchema(e)
if(t instanceof s.ZodObject)return t
throw unusable("it does not describe an object")}function compileSchema(e){try{return o.y(e)}catch(e){throw unusable("it is not a JSON schema",e)}}function unusable(e,t){const n="Fix the schema for the agent's final answer."
return new r.vC("config",`The schema for the final answer cannot be used: ${e}.`,{hint:n,cause:t})}function agentOf({tools:e,...t}){const{filterToolsRegex:n,finishSchema:s}=t
const o=n===void 0?e:filterTools(e,n)
const r=s===void 0?o:withFinishSchema(o,s)
return Object.freeze({...t,toolbox:(0,a.M)(r)})}function inputLimitOf({context_window:e,max_output_tokens:t=0}){return e&&Math.max(1,Math.floor(.8*e)-t)}function introduce(e){return{kind:"SystemPromptEvent",system_prompt:(0,i.Qq)(e.systemPrompt),dynamic_context:(0,i.Qq)(e.context),tools:e.toolbox.tools.map((t,n)=>recordOf(t,e.toolbox.schemas()[n]?.parameters??{}))}}function recordOf(e,t){const{name:n,kind:s,description:o,annotations:r}=e
return{kind:s,title:n,description:o,action_type:e.actionKind,observation_type:e.observationKind,annotations:r,...s===c.VS.kind&&{client_tool_name:n,input_schema:t},...s===c.dq.kind&&{mcp_tool:{name:n,description:o,inputSchema:t,annotations:r}},...e.meta&&{meta:e.meta}}}const h=new Set(["finish","think"])
function filterTools(e,t){const n=compile(t)
return e.filter(({name:e})=>h.has(e)||n.test(e))}function compile(e){try{return new RegExp(`^(?:${e})`,"u")}catch(t){const n="Fix the pattern that the tools are filtered by."
throw new r.vC("config",`"${e}" is not a regular expression.`,{hint:n,cause:t})}}}),95813:((e,t,n)=>{n.d(t,{$p:()=>toolNames,RV:()=>settingsIn,Se:()=>specsIn,XJ:()=>c,ZH:()=>u,iR:()=>recordOfAgent})
var s=n(57975)
var o=n(28942)
var r=n(97065)
var i=n(17117)
var a=n(11631)
const c="Agent"
const l=o.array(o.string()).readonly()
const u=o.looseObject({kind:o.string(),llm:o.looseObject({model:o.string().default("")}).readonly().prefault({}),tools:o.array(o.looseObject({name:o.string(),params:o.record(o.string(),o.unknown()).optional()}).readonly()).readonly().prefault([]),include_default_tools:l.optional(),tool_names:l.optional(),condenser:o.unknown().optional(),own_condenser:o.unknown().optional(),tool_concurrency_limit:o.unknown().optional(),stuck_thresholds:o.unknown().optional(),system_prompt:o.string().nullish(),own_context:o.string().optional(),own_finish_schema:o.record(o.string(),o.unknown()).optional(),filter_tools_regex:o.string().nullish()}).readonly()
const d=new Set(["FinishTool","ThinkTool"])
const f=new Set(["InvokeSkillTool"])
function recordOfAgent(e,t){const{model:n,toolbox:s,settings:o}=e
const r=s.tools.filter(e=>(0,i.Sm)(e)&&!f.has(e.kind))
const a=Object.keys(t?.llm??{}).some(e=>e!=="model")
const l=t?.tools??[]
return{...t,kind:c,llm:t&&a?t.llm:{model:n.name},tools:[...l,...r.filter(e=>isNew(e,l)).map(({name:e})=>({name:e}))],include_default_tools:[...new Set([...t?.include_default_tools??[],...r.map(({kind:e})=>e).filter(isBuiltIn)])],tool_names:s.names,...!a&&wordsOf(e),...recordOfSettings(o??{},{model:n.name,stored:t})}}function wordsOf({systemPrompt:e,context:t,filterToolsRegex:n,finishSchema:s}){return{system_prompt:e,own_context:t,filter_tools_regex:n,own_finish_schema:s}}function specsIn(e){const t=[...e.tool_names??[],...toolNames(e)]
const n=new Set(t.map(plainName))
return[...n].map(t=>({name:t,params:e.tools.find(e=>plainName(e.name)===t)?.params}))}function plainName(e){return/^[A-Z]\w*Tool$/.test(e)?nameOf(e):e}function recordOfSettings(e,{model:t,stored:n}){const{condenser:o,...r}=e
if(!o||(0,s.isDeepStrictEqual)(o,settingsIn(n).condenser))return r
const i=condenserRecord(o,{model:t,usage_id:"condenser"})
return{...r,...i?{condenser:i,own_condenser:void 0}:{own_condenser:o}}}function condenserRecord(e,t){if(e.kind==="ObservationMaskingCondenser")return
if(e.kind==="LLMSummarizingCondenser")return{...e,llm:t}
if(e.kind==="NoOpCondenser")return e
const n=e.condensers.map(e=>condenserRecord(e,t))
return n.every(e=>e!==void 0)?{...e,condensers:n}:void 0}function settingsIn(e){const{condenser:t,own_condenser:n,tool_concurrency_limit:s,stuck_thresholds:o}=e??{}
return(0,r.wj)({condenser:a.sK.safeParse(n??withoutModel(t)).data,tool_concurrency_limit:r.Jb.unwrap().shape.tool_concurrency_limit.safeParse(s).data,stuck_thresholds:r.jM.safeParse(o).data})}const m=o.looseObject({llm:o.unknown().optional(),condensers:o.array(o.unknown()).optional()})
function withoutModel(e){const{llm:t,condensers:n,...s}=m.safeParse(e).data??{}
return n?{...s,condensers:n.map(withoutModel)}:s}function isNew({name:e,kind:t},n){return!isBuiltIn(t)&&!n.some(n=>n.name===e||n.name===t)}function isBuiltIn(e){return d.has(e)}function toolNames({tools:e,include_default_tools:t=[],tool_names:n=[]}){const s=[...e.map(({name:e})=>e),...n]
return[...new Set([...s,...t.filter(e=>!s.includes(nameOf(e)))])]}function nameOf(e){return e.replace(/Tool$/,"").replaceAll(/(?!^)[A-Z]/g,"_$&").toLowerCase()}}),95017:((e,t,n)=>{n.d(t,{Px:()=>requireSameConversation,S3:()=>earlierTools,Yi:()=>earlierSettings,bv:()=>k,ox:()=>stateIsLost,rw:()=>stateFileText,un:()=>readState,zn:()=>g})
var s=n(28942)
var o=n(961)
var r=n(37428)
var i=n(98664)
var a=n(71093)
var c=n(31720)
var l=n(30350)
var u=n(56887)
var d=n(95813)
var f=n(14549)
const m=s["enum"](["idle","running","paused","waiting_for_confirmation","finished","error","stuck"])
const h=s.array(s.string()).readonly().prefault([])
const _=s.record(s.string(),s.string()).readonly().prefault({})
const p=s.string().nullish()
const g=s.looseObject({id:s.string(),agent:d.ZH,workspace:s.looseObject({kind:s.string(),working_dir:s.string()}).readonly(),persistence_dir:p,max_iterations:s.int().min(1).default(500),stuck_detection:s.boolean().default(!0),execution_status:m.catch("idle"),confirmation_policy:u.Q4.catch({kind:"AlwaysConfirm"}).prefault({kind:"NeverConfirm"}),security_analyzer:l.o8.nullish(),own_analyzer:l.o8.nullish(),activated_knowledge_skills:h,activated_path_rules:h,invoked_skills:h,blocked_actions:_,blocked_messages:_,last_user_message_id:p,leaf_event_id:p,head_is_empty:s.boolean().default(!1),event_count:s.int().min(0).nullish(),stats:f.Uz.prefault({}),secret_registry:c.xz.prefault({}),tags:s.record(s.string(),s.string()).readonly().prefault({}),agent_state:s.record(s.string(),a.LM).readonly().prefault({}),hook_config:a.LM.optional()}).readonly()
const k="base_state.json"
function readState(e){const t=readIfThere(e,k)
if(t===void 0)return
try{const{own_analyzer:e,...n}=g.parse(JSON.parse(t))
return{...n,security_analyzer:e??n.security_analyzer}}catch(e){const t=e instanceof o.G?r.S1(e):String(e)
throw new i.vC("config",`The file ${k} cannot be read: ${t}`,{hint:"Restore that file, or delete the conversation folder to start again.",cause:e})}}const v=new Set(["LLM","ToolShieldLLM","Pattern","PolicyRail","Ensemble"].map(e=>`${e}SecurityAnalyzer`)).add("GraySwanAnalyzer")
function stateFileText({security_analyzer:e,workspace:t,...n}){return JSON.stringify({...n,workspace:{...t,kind:"LocalWorkspace"},...e&&(v.has(e.kind)?{security_analyzer:e}:{own_analyzer:e})})}function stateIsLost(){return new i.vC("config",`The conversation has events but no ${k}, so it is unknown what needed approval.`,{hint:"Restore that file, or delete the conversation folder to start again."})}function readIfThere(e,t){try{return e.read(t)}catch(e){const t=e instanceof i.vC||e instanceof Error&&"code"in e&&e.code==="ENOENT"
if(t)return
throw e}}function requireSameConversation(e,{id:t,kind:n,toolbox:s}){if(e.id!==t)throw new i.vC("config",`The conversation in this folder is ${e.id}, not ${t}.`,{hint:"Open it by its own id, or use another folder."})
if(e.agent.kind!==n)throw new i.vC("config",`The conversation was started by an agent of kind ${e.agent.kind}, not ${n}.`)
const o=(0,d.$p)(e.agent).filter(e=>!isThere(e,s))
if(o.length===0)return
throw new i.vC("config",`The conversation was started with tools that no longer exist: ${o.join(", ")}.`,{hint:"Tools can be added to a conversation, but not removed. Add them again, or start a new conversation."})}function earlierTools(e){const t=readState(e)
return t?(0,d.$p)(t.agent):[]}function earlierSettings(e){return(0,d.RV)(readState(e)?.agent)}function isThere(e,t){return t.tools.some(t=>t.name===e||t.kind===e)}}),14549:((e,t,n)=>{n.d(t,{CD:()=>statsSince,NZ:()=>withReply,Sh:()=>f,Uz:()=>d,vA:()=>totalsOf})
var s=n(28942)
var o=n(54847)
const r=s.int().min(0).default(0)
const i=s.looseObject({model:s.string().default(""),prompt_tokens:r,completion_tokens:r,cache_read_tokens:r,cache_write_tokens:r,reasoning_tokens:r,context_window:r,per_turn_token:r,response_id:s.string().default("")}).readonly()
const a=s.looseObject({cost:s.number(),response_id:s.string().optional()}).readonly()
const c=s.looseObject({latency:s.number().min(0)}).readonly()
const l=s.number().min(0).optional()
const u=s.looseObject({model_name:s.string().default("default"),accumulated_cost:s.number().optional(),accumulated_token_usage:i.nullish().transform(e=>e??i.parse({})),token_usages:s.array(i).readonly().prefault([]),costs:s.array(a).readonly().prefault([]),response_latencies:s.array(c).readonly().optional(),calls:s.int().min(0).optional(),estimated_calls:s.int().min(0).default(0),latency_ms:l,longest_latency_ms:l,answered_by:s.record(s.string(),s.int().min(1)).readonly().optional()}).readonly().transform(withSums)
function withSums(e){const t=(e.response_latencies??[]).map(({latency:e})=>e*1e3)
const n=Map.groupBy(e.token_usages,({model:e})=>e)
return{...e,calls:e.calls??e.token_usages.length,latency_ms:e.latency_ms??t.reduce((e,t)=>e+t,0),longest_latency_ms:e.longest_latency_ms??Math.max(0,...t),answered_by:e.answered_by??Object.fromEntries([...n].map(([e,{length:t}])=>[e,t]))}}const d=s.object({usage_to_metrics:s.record(s.string(),u).readonly().prefault({})}).readonly()
const f=d.parse({})
function withReply(e,t,n,s){const o=e.usage_to_metrics[t]??u.parse({accumulated_cost:0})
return{usage_to_metrics:{...e.usage_to_metrics,[t]:add(o,n,s)}}}function add(e,{name:t,features:n},{id:s="",usage:r,latencyMs:i,model:a=t}){const{accumulated_cost:c,accumulated_token_usage:l,token_usages:u,costs:d,answered_by:f,...m}=e
const h=c
const{prompt_tokens:_,completion_tokens:p,cache_read_tokens:g,cache_write_tokens:k,reasoning_tokens:v}=r
const y={model:a,prompt_tokens:_,completion_tokens:p,cache_read_tokens:g,cache_write_tokens:k,reasoning_tokens:v,context_window:n.context_window??0,per_turn_token:_+p,response_id:s}
return{...m,model_name:a,...h!==void 0&&r.cost!==void 0&&{accumulated_cost:(0,o.D$)(h+r.cost)},accumulated_token_usage:{...y,prompt_tokens:l.prompt_tokens+_,completion_tokens:l.completion_tokens+p,cache_read_tokens:l.cache_read_tokens+g,cache_write_tokens:l.cache_write_tokens+k,reasoning_tokens:l.reasoning_tokens+v,response_id:""},token_usages:[...u,y],costs:r.cost===void 0?d:[...d,{model:a,cost:r.cost,response_id:s}],calls:e.calls+1,estimated_calls:e.estimated_calls+(r.is_estimated?1:0),latency_ms:e.latency_ms+i,longest_latency_ms:Math.max(e.longest_latency_ms,i),answered_by:{...f,[a]:(f[a]??0)+1}}}function totalsOf(e){const t=Object.values(e.usage_to_metrics)
const sum=e=>t.reduce((t,n)=>t+e(n),0)
const n=sum(({estimated_calls:e})=>e)
return{calls:sum(({calls:e})=>e),estimatedCalls:n,is_estimated:n>0,latencyMs:sum(({latency_ms:e})=>e),longestLatencyMs:Math.max(0,...t.map(({longest_latency_ms:e})=>e)),prompt_tokens:sum(e=>e.accumulated_token_usage.prompt_tokens),completion_tokens:sum(e=>e.accumulated_token_usage.completion_tokens),cache_read_tokens:sum(e=>e.accumulated_token_usage.cache_read_tokens),cache_write_tokens:sum(e=>e.accumulated_token_usage.cache_write_tokens),reasoning_tokens:sum(e=>e.accumulated_token_usage.reasoning_tokens),cost:t.some(isUnpriced)?void 0:(0,o.D$)(sum(({accumulated_cost:e=0})=>e)),models:[...new Set(t.flatMap(({answered_by:e})=>Object.keys(e)))]}}function isUnpriced({accumulated_cost:e}){return e===void 0}function statsSince(e,{usage_to_metrics:t}){const n=Object.entries(t).map(([t,n])=>{const s=e.usage_to_metrics[t]
return[t,s?difference(n,s):n]})
return{usage_to_metrics:Object.fromEntries(n.filter(([,{calls:e}])=>e>0))}}function difference(e,t){const[n,s]=[e.accumulated_token_usage,t.accumulated_token_usage]
const r=e.accumulated_cost
return{...e,...r!==void 0&&{accumulated_cost:(0,o.D$)(r-(t.accumulated_cost??0))},accumulated_token_usage:{...n,prompt_tokens:n.prompt_tokens-s.prompt_tokens,completion_tokens:n.completion_tokens-s.completion_tokens,cache_read_tokens:n.cache_read_tokens-s.cache_read_tokens,cache_write_tokens:n.cache_write_tokens-s.cache_write_tokens,reasoning_tokens:n.reasoning_tokens-s.reasoning_tokens},token_usages:e.token_usages.slice(t.token_usages.length),costs:e.costs.slice(t.costs.length),calls:e.calls-t.calls,estimated_calls:e.estimated_calls-t.estimated_calls,latency_ms:e.latency_ms-t.latency_ms,answered_by:Object.fromEntries(Object.entries(e.answered_by).map(([e,n])=>[e,n-(t.answered_by[e]??0)]).filter(([,e])=>e>0))}}}),67159:((e,t,n)=>{n.d(t,{IB:()=>i,MR:()=>m,XP:()=>c,YZ:()=>_,l:()=>f,mY:()=>h,xn:()=>d})
var s=n(28942)
var o=n(46032)
var r=n(71093)
const i=s["enum"](["UNKNOWN","LOW","MEDIUM","HIGH"])
const a=s.object({kind:s.string()}).catchall(r.LM).readonly()
const c=s.strictObject({kind:s.literal("ActionEvent"),...r.iE,source:r.kL.default("agent"),thought:s.array(o.ny).readonly().prefault([]),reasoning_content:s.string().optional(),thinking_blocks:s.array(o.GT).readonly().prefault([]),responses_reasoning_item:o.od.optional(),action:a.nullable().default(null),tool_name:s.string(),tool_call_id:s.string(),tool_call:o.iL,llm_response_id:s.string(),security_risk:i.default("UNKNOWN"),critic_result:o.Yt.optional(),summary:s.string().optional()}).readonly()
const l=s.object({kind:s.string(),content:s.array(o.UC).readonly(),is_error:s.boolean().default(!1)}).catchall(r.LM).readonly()
const u={tool_name:s.string(),tool_call_id:s.string(),action_id:s.string()}
const d=s.strictObject({kind:s.literal("ObservationEvent"),...r.iE,source:r.kL.default("environment"),...u,observation:l,extended_content:s.array(o.ny).readonly().prefault([])}).readonly()
const f=s.strictObject({kind:s.literal("UserRejectObservation"),...r.iE,source:r.kL.default("environment"),...u,rejection_reason:s.string().default("User rejected the action"),rejection_source:s["enum"](["user","hook"]).default("user")}).readonly()
const m=s.strictObject({kind:s.literal("AgentErrorEvent"),...r.iE,source:r.kL.default("agent"),tool_name:s.string(),tool_call_id:s.string(),error:s.string(),classification:r.Jq.optional()}).readonly()
const h=s.strictObject({kind:s.literal("ConversationErrorEvent"),...r.iE,source:r.kL.default("environment"),code:s.string(),detail:s.string(),classification:r.Jq.optional()}).readonly()
const _=s.strictObject({kind:s.literal("ServerErrorEvent"),...r.iE,source:r.kL.default("environment"),code:s.string(),detail:s.string()}).readonly()}),54847:((e,t,n)=>{n.d(t,{D$:()=>inDollars,EX:()=>charactersOf,Fs:()=>usageOf,bP:()=>estimateTokens,ho:()=>costOf})
function usageOf(e={},{request:t,characters:n,features:s}){const o=sound(e.prompt_tokens)||void 0
const r=sound(e.completion_tokens)||(n===0?0:void 0)
const i=o??estimateTokens(t.messages,t.tools)
const a={cache_read_tokens:sound(e.cache_read_tokens)??0,cache_write_tokens:sound(e.cache_write_tokens)??0}
const c=a.cache_read_tokens+a.cache_write_tokens
const l={prompt_tokens:c>i?i+c:i,completion_tokens:r??tokensIn(n),...a,reasoning_tokens:sound(e.reasoning_tokens)??0}
const u=soundCost(e.cost)??(s.price&&costOf(l,s.price))
return{...l,cost:u,is_estimated:o===void 0||r===void 0}}const s=1e9
function sound(e){return e!=null&&Number.isInteger(e)&&e>=0&&e<=s?e:void 0}function soundCost(e){return e!=null&&Number.isFinite(e)&&e>=0?Math.min(e,i):void 0}const o=1e6
const r=1e9
const i=1e6
function inDollars(e){return Math.round(e*r)/r}function costOf(e,t){const{prompt_tokens:n,completion_tokens:s,cache_read_tokens:r,cache_write_tokens:a}=e
const{input:c,output:l,cache_read:u=c,cache_write:d=c}=t
const f=Math.max(0,n-r-a)
const m=f*c+s*l+r*u+a*d
return inDollars(Math.min(m/o,i))}const a=4
const c=1500
const estimateTokens=(e,t)=>{const n=e.reduce((e,t)=>e+charactersOf(t),JSON.stringify(t).length)
const s=e.reduce((e,{content:t})=>e+imagesIn(t),0)
return tokensIn(n)+s*c}
function tokensIn(e){return Math.ceil(e/a)}function charactersOf({content:e,tool_calls:t=[],reasoning_content:n="",thinking_blocks:s=[]}){const o=e.reduce((e,t)=>e+(t.type==="text"?t.text.length:0),0)
const r=t.reduce((e,t)=>e+t.name.length+t.arguments.length,0)
const i=s.length===0?0:JSON.stringify(s).length
return o+r+i+n.length}function imagesIn(e){return e.reduce((e,t)=>e+(t.type==="image"?t.image_urls.length:0),0)}}),31720:((e,t,n)=>{n.d(t,{H0:()=>encryptSecrets,JE:()=>l,e4:()=>c,l5:()=>decryptSecrets,xz:()=>f})
n(77598)
var s=n(28942)
n(98664)
const o=s.string().optional()
const r=s.strictObject({kind:s.literal("StaticSecret"),value:s.string(),description:o}).readonly()
const i=s.strictObject({kind:s.literal("EnvSecret"),variable:s.string(),description:o}).readonly()
const a=s.strictObject({kind:s.literal("LookupSecret"),url:s.url({protocol:/^https?$/,error:"must be an absolute http(s) URL"}),headers:s.record(s.string(),s.string()).readonly().default({}),description:o}).readonly()
const c=s.discriminatedUnion("kind",[r,i,a])
const l=Object.freeze({env:{},fetch:()=>Promise.reject(new Error("There is no network here.")),clock:()=>0})
const u="**********"
const d=s.looseObject({kind:s.string(),value:s.string().nullish(),variable:s.string().nullish(),url:s.string().nullish(),headers:s.record(s.string(),s.string()).readonly().nullish(),description:s.string().nullish()}).readonly()
const f=s.object({secret_sources:s.record(s.string(),d).readonly().prefault({})}).readonly()
function encryptSecrets(e,t){const lock=e=>t?.encrypt(e)??u
switch(e.kind){case"StaticSecret":return{...e,value:lock(e.value)}
case"EnvSecret":return e
case"CallbackSecret":return{kind:"StaticSecret",value:u,description:e.description}
case"LookupSecret":return{...e,url:lock(e.url),headers:mapValues(e.headers,lock)}}}function decryptSecrets(e,t){const open=e=>t?.decrypt(e)
const{kind:n,value:s,url:o,headers:r,description:i}=e
const a=c.safeParse({kind:n,...n==="StaticSecret"&&{value:s!=null?open(s):void 0},...n==="LookupSecret"&&{url:o!=null?open(o):void 0,headers:mapValues(r??{},open)},...i!=null&&{description:i}})
return a.data}function mapValues(e,t){return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,t(n)]))}}),30350:((e,t,n)=>{n.d(t,{$e:()=>analyzerFrom,J:()=>ratedAs,RQ:()=>readRuleFile,Ys:()=>standardAnalyzer,du:()=>isAtLeast,no:()=>assess,o8:()=>g,zv:()=>recordOf})
var s=n(76760)
var o=n(28942)
var r=n(961)
var i=n(98664)
var a=n(58225)
var c=n(63846)
var l=n(93740)
const u=Object.freeze({kind:"LLMSecurityAnalyzer",assess:async({security_risk:e})=>ratedAs(e,"The model rates it.")})
function ratedAs(e,...t){return{risk:e,reasons:t,isForbidden:!1}}async function assess(e,t,n){if(!n)return ratedAs("UNKNOWN","No security analyzer is configured.")
try{return await n.assess(e,t)}catch{return ratedAs("HIGH","The analysis failed.")}}const d={LOW:1,MEDIUM:2,HIGH:3}
function isAtLeast(e,t){return rankOf(e)>=rankOf(t)}function rankOf(e){if(e==="UNKNOWN")throw new i.vC("bug","An UNKNOWN risk is neither higher nor lower than another.")
return d[e]}const f={LOW:0,MEDIUM:1,UNKNOWN:2,HIGH:3}
function worst(e){return e.reduce((e,t)=>f[t]>f[e]?t:e,"LOW")}const m=o.string().min(1).max(200)
const h=o.strictObject({tool:m.optional(),program:m.optional(),contains:m.optional(),path:m.optional(),effect:o["enum"](["forbid","high","medium"]),reason:m}).refine(e=>e.tool??e.program??e.contains??e.path,"A rule must have at least one condition.").readonly()
const _=o.strictObject({rules:o.array(h).max(200).readonly().prefault([])}).readonly()
function readRuleFile(e,t){const n="Fix the file, or remove it."
try{return _.parse((0,c.hN)(e)??{})}catch(e){const s=e instanceof r.G?(0,a.d)(e):"It is not YAML."
throw new i.vC("config",`The rules in ${t} cannot be read. ${s}`,{hint:n,cause:e})}}const p=o.strictObject({rules:_.prefault({})}).readonly()
const g=o.looseObject({kind:o.string()}).readonly()
const k="StandardSecurityAnalyzer"
const v=Object.freeze({kind:"ToolRisk",assess:async(e,{risk:t})=>ratedAs(t,...y[t])})
const y={LOW:[],MEDIUM:[],HIGH:["It runs without a sandbox."],UNKNOWN:["The effect of this tool is unknown."]}
function standardAnalyzer(e={}){const t=p.parse(e)
const n=ensemble([v,policyRail(t.rules),O,w])
return Object.freeze({kind:k,settings:t,assess:n.assess})}function recordOf({kind:e,settings:t}){return{...t,kind:e}}function analyzerFrom({kind:e,...t}){if(e===u.kind)return u
const n=p.safeParse(t)
return e===k&&n.success?standardAnalyzer(n.data):void 0}const w=Object.freeze({kind:"ModelRating",assess:async({security_risk:e})=>{const t=e==="MEDIUM"||e==="HIGH"
return t?ratedAs(e,`The model rates it ${e}.`):ratedAs("LOW")}})
const b=[{pattern:/\bmkfs\b|\bof=\/dev\/[a-z]|>\s?\/dev\/(?:sd|nvme|hd)/,reason:"It writes to a disk device."},{pattern:/:\(\)\s?\{\s?:\s?\|\s?:/,reason:"It starts itself endlessly."},{pattern:/\b(?:curl|wget)\b[^\n]{0,500}\|\s?(?:sudo\s)?\w*sh\b/,reason:"It runs what it downloads."},{pattern:/\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/cred|\/etc\/shadow|\/proc\/\w+\/environ|ACTIONS_(?:RUNTIME|ID_TOKEN)/,reason:"It refers to credentials of the machine."},{pattern:/169\.254\.169\.254|metadata\.google\.internal/,reason:"It refers to a cloud metadata service."}]
const O=Object.freeze({kind:"PatternSecurityAnalyzer",assess:async(e,{commands:t})=>highIf(t.flatMap(found))})
function highIf(e){return e.length>0?ratedAs("HIGH",...new Set(e)):ratedAs("LOW")}function found(e){const t=e.normalize("NFKC").replaceAll(/[\p{Cf}\0]/gu,"").replaceAll(/[^\S\n]+/g," ")
return b.filter(({pattern:e})=>e.test(t)).map(({reason:e})=>e)}function policyRail({rules:e}){return Object.freeze({kind:"PolicyRailSecurityAnalyzer",assess:async({tool_name:t},n)=>together([ratedAs("LOW"),...e.filter(e=>isMet(e,t,n)).map(verdict)])})}function verdict({effect:e,reason:t}){return{risk:e==="medium"?"MEDIUM":"HIGH",reasons:[t],isForbidden:e==="forbid"}}function isMet({tool:e,program:t,contains:n,path:s},o,{commands:r,paths:i,workingDir:a}){const isSaid=e=>r.some(t=>t.toLowerCase().includes(e.toLowerCase()))
return(e===void 0||e===o)&&(t===void 0||r.some(e=>wordsIn(e).has(t)))&&(n===void 0||isSaid(n))&&(s===void 0||i.some(e=>(0,l.h)(s).test(relative(e,a))))}function wordsIn(e){return new Set(e.split(/[\s;&|()<>{}`'"$\\/=]+/))}function relative(e,t){return s.posix.isAbsolute(e)?s.posix.relative(t,e):s.posix.normalize(e)}function ensemble(e){return Object.freeze({kind:"EnsembleSecurityAnalyzer",async assess(t,n){return together(await Promise.all(e.map(e=>assess(t,n,e))))}})}function together(e){const t=e.length===0?"UNKNOWN":worst(e.map(e=>e.risk))
const[n,s]=[e.filter(e=>e.risk===t),e.filter(e=>e.risk!==t)]
const o=[...new Set([...n,...s].flatMap(e=>e.reasons))]
return{risk:t,reasons:o,isForbidden:e.some(({isForbidden:e})=>e)}}}),56887:((e,t,n)=>{n.d(t,{GK:()=>shouldGrant,Q4:()=>i,Rn:()=>stricter,mF:()=>shouldConfirm})
var s=n(28942)
var o=n(67159)
var r=n(30350)
const i=s.discriminatedUnion("kind",[s.strictObject({kind:s.literal("NeverConfirm")}).readonly(),s.strictObject({kind:s.literal("AlwaysConfirm")}).readonly(),s.strictObject({kind:s.literal("ConfirmRisky"),threshold:s["enum"](["LOW","MEDIUM","HIGH"]).default("HIGH"),confirm_unknown:s.boolean().default(!0)}).readonly()])
function shouldConfirm(e,t){switch(e.kind){case"NeverConfirm":return!1
case"AlwaysConfirm":return!0
case"ConfirmRisky":return t==="UNKNOWN"?e.confirm_unknown:(0,r.du)(t,e.threshold)}}function shouldGrant({kind:e}){return e!=="NeverConfirm"}function stricter(e,t){return strictness(t)>strictness(e)?t:e}function strictness(e){return o.IB.options.filter(t=>shouldConfirm(e,t)).length}}),63846:((e,t,n)=>{n.d(t,{hN:()=>parseYaml,zT:()=>readFrontmatter})
var s=n(38815)
const o=/^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/
function readFrontmatter(e){const t=e.replace(/^\uFEFF/,"").replaceAll("\r\n","\n")
const[n,s=""]=o.exec(t)??[]
if(n===void 0)return{fields:{},body:t.trim()}
const r=plainFields(s)??parseLeniently(s)??{}
if(typeof r!=="object"||r===null||Array.isArray(r))throw new Error("it has no named fields")
return{fields:{...r},body:t.slice(n.length).trim()}}function parseLeniently(e){try{return(0,s.qg)(e,{logLevel:"error"})}catch(t){const n=e.replaceAll(/^([\w-]+): +([^"'[{|>&*!\n].*)$/gm,(e,t,n)=>`${t}: ${JSON.stringify(n.trim())}`)
try{return(0,s.qg)(n,{logLevel:"error"})}catch{throw notYaml(t)}}}function notYaml(e){if(!(e instanceof s.XT))return new Error(String(e),{cause:e})
const[{line:t,col:n}={line:0,col:1}]=e.linePos??[]
const o=e.message.split(/ at line \d|\n/)[0]
return new Error(`line ${t+1}, column ${n} is not valid YAML: ${o}`,{cause:e})}const r=/^([a-z][\w-]*): +(.*?) *$/
const i=/^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i
const a=/^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/
const c=/^(?!(?:true|false|null)$)[a-z][\w-]*$/i
function plainFields(e){const t={}
for(const n of e.replace(/\n$/,"").split("\n")){const[,e,s=""]=r.exec(n)??[]
const o=plainValue(s)
if(e===void 0||e in t||!c.test(e)||o===void 0)return
t[e]=o}return t}function plainValue(e){if(i.test(e))return e
const t=a.exec(e)?.[1]?.split(/, */)
return t?.every(e=>c.test(e))?t:void 0}function parseYaml(e){return(0,s.qg)(e,{logLevel:"error"})??void 0}}),16162:((e,t,n)=>{n.d(t,{M:()=>toolbox,g:()=>closeTools})
var s=n(98439)
var o=n(98664)
var r=n(67159)
function toolbox(e){const t=e.map(e=>e.name)
const n=new Map(e.map(e=>[e.name,e]))
if(n.size<e.length)throw new o.vC("bug",`Two tools have the same name: ${t.join(", ")}.`)
const s=Object.freeze(e.map(schemaOf))
return Object.freeze({tools:Object.freeze([...e]),names:Object.freeze(t),get:e=>n.get(e),schemas:()=>s})}const i={security_risk:{type:"string",enum:r.IB.options,description:"The harm it could do."},summary:{type:"string",description:"What it does, in ten words."}}
function schemaOf({name:e,description:t,input:n,annotations:s,risk:o}){const{properties:r,required:a}=jsonSchema(n)
const c=s.readOnlyHint||o==="LOW"
const l={type:"object",properties:{...!c&&i,...r},...a&&{required:a}}
return{name:e,description:t,parameters:l}}const a=Number.MAX_SAFE_INTEGER
function jsonSchema(e){return s.bl(e,{target:"draft-7",io:"input",override:({jsonSchema:e})=>{if(e.oneOf)e.anyOf=e.oneOf
delete e.oneOf
delete e.readOnly
if(e.minLength===1)delete e.minLength
if(e.minimum===0)delete e.minimum
if(e.minimum===-a)delete e.minimum
if(e.maximum===a)delete e.maximum}})}async function closeTools(e){const t=await Promise.allSettled(e.map(closeInTime))
return t.flatMap((t,n)=>t.status==="rejected"?[failed(e[n]?.name??"",t.reason)]:[])}const c=15e3
async function closeInTime(e){const{promise:t,reject:n}=Promise.withResolvers()
const s=setTimeout(()=>n(new Error("It did not end in time.")),c)
try{await Promise.race([e.close?.(),t])}finally{clearTimeout(s)}}function failed(e,t){const n="Processes that it started may still be running."
return new o.vC("bug",`The tool ${e} could not be closed.`,{hint:n,cause:t})}}),11631:((e,t,n)=>{n.d(t,{sK:()=>E,b7:()=>condenserOf})
var s=n(28942)
var o=n(98664)
var r=n(88135)
var i=n(46032)
var a=n(10397)
var c=n(68012)
var l=n(3113)
var u=n(52333)
function forgettable(e){const t=new Set([...(0,l.Uo)(e),e.findLast(u.ks)])
return e.filter(e=>!t.has(e))}var d=n(75474)
const f={maxEvents:240,maxTokens:void 0,keepFirst:2,minimumProgress:.1,resetTries:5,resetScaling:.8,transcriptBudget:2e5}
function settingsOf(e){const t={...f,...e}
if(eventsToKeep(t.maxEvents,t.keepFirst)<=0)throw new o.vC("config",`A condenser that keeps the first ${t.keepFirst} of ${t.maxEvents} events could forget none.`)
if(!isPart(t.minimumProgress)||!isPart(t.resetScaling))throw new o.vC("config","The minimum progress and the scaling of a condenser are between 0 and 1.")
return t}function eventsToKeep(e,t){return Math.floor(e/2)-t-1}function isPart(e){return e>0&&e<1}function llmSummarizing(e){const t=settingsOf(e)
return Object.freeze({handlesRequests:!0,async condense(e,n){const s=reasonsFor(e,t,n)
if(s.size===0)return{kind:"view",view:e}
const o=s.has("TOKENS")||s.has("REQUEST")&&canReset(e)
if(!o&&isResting(e,t,n))return{kind:"view",view:e}
const r=taskFor(e,suffixFor(s,e,t,n),t)
const i=r&&await attempt(r,n)
if(r)remember(i?null:e.events.length,n)
if(i)return{kind:"condensation",condensation:i}
if(!o)return{kind:"view",view:e}
return{kind:"condensation",condensation:await hardReset(e,t,n)}}})}const m="condenser_failed_at"
function isResting({events:e},{maxEvents:t},{memory:n}){const s=n.get(m)
if(typeof s!=="number")return!1
return e.length>=s&&e.length<s+Math.floor(t/2)}function remember(e,{memory:t}){if((t.get(m)??null)!==e)t.set(m,e)}function taskFor(e,t,n){const{events:s}=e
const o=(0,a.kC)(s)
const r=(0,a.Av)(o,n.keepFirst)
const i=(0,a.Av)(o,s.length-t)
if(r===void 0||i===void 0)return
const c=new Set(forgettable(s))
const l=s.slice(r,i).filter(e=>c.has(e))
if(l.length===0||l.length<n.minimumProgress*s.length)return
return{forgotten:l,offset:r,model:n.model,budget:n.transcriptBudget}}async function attempt(e,t){try{return await summarize(e,t)}catch(e){t.signal.throwIfAborted()
if(!(e instanceof o.vC))throw e
return}}async function summarize(e,t){const{forgotten:n,offset:s,model:o,budget:a}=e
const c=await o.complete({messages:[{role:"system",content:[(0,i.Qq)((0,r.J1)("condense"))]},{role:"user",content:[(0,i.Qq)((0,d.f)(n,a))]}],tools:[],signal:t.signal,onLost:t.onReply})
t.onReply(c)
const l=(0,i.wh)(c.message.content).trim()
if(l==="")throw noSummary()
return{kind:"Condensation",forgotten_event_ids:n.map(({id:e})=>e),summary:(0,r.J1)("condensed",{summary:l}),summary_offset:s,llm_response_id:c.id}}function noSummary(){return new o.vC("model","The model returned an empty summary of the conversation.",{hint:"Run it again, or use another model."})}function canReset({events:e}){return forgettable(e).some(({kind:e})=>e!=="CondensationSummaryEvent")}async function hardReset(e,t,n){const{model:s,resetTries:o,resetScaling:r,transcriptBudget:i}=t
const a=forgettable(e.events)
const[c]=a
if(!c||!canReset(e))throw nothingToForget()
const l=e.events.indexOf(c)
let u=i
for(let e=1;;e+=1)try{return await summarize({forgotten:a,offset:l,model:s,budget:u},n)}catch(t){if(e>=o||!isOverflow(t))throw t
u=Math.floor((0,d.f)(a,u).length*r)}}function nothingToForget(){return new o.vC("model","The conversation must be condensed, but nothing in it can be left out.",{hint:"Use a model with a larger context, or ask for less at a time.",isLasting:!0})}function isOverflow(e){return e instanceof o.vC&&e.reason==="context-window"}function reasonsFor(e,t,n){const s=new Set
if(e.unhandledCondensationRequest)s.add("REQUEST")
if(e.events.length>t.maxEvents)s.add("EVENTS")
const o=tokenLimit(t,n)
if(Number.isFinite(o)&&tokensOf(e.events,n)>o)s.add("TOKENS")
return s}function suffixFor(e,t,n,s){const{keepFirst:o,maxEvents:r}=n
const i=t.events.length
const a={REQUEST:()=>eventsToKeep(i,o),EVENTS:()=>eventsToKeep(r,o),TOKENS:()=>i-cutForTokens(t.events,o,tokenLimit(n,s)/2,s)}
return Math.min(...[...e].map(e=>a[e]()))}function cutForTokens(e,t,n,s){const o=(0,a.kC)(e).filter(e=>e>=t)
const r=o[0]??e.length
let[i,c]=[0,o.length-1]
while(i<c){const t=Math.floor((i+c)/2)
const a=[...e.slice(0,r),...e.slice(o[t])]
if(tokensOf(a,s)<=n)c=t
else i=t+1}return o[i]??e.length}function tokenLimit({maxTokens:e},{inputLimit:t}){return Math.min(e??Number.POSITIVE_INFINITY,t??Number.POSITIVE_INFINITY)}function tokensOf(e,{countTokens:t,tools:n}){return t((0,c.O)({events:e}),n)}var h=n(16767)
function observationMasking(e={}){const{keepLast:t=20,step:n=10,keepFirst:s=4,minimumLength:o=500}=e
const r=new WeakMap
const mask=e=>{if(e.kind!=="ObservationEvent"||lengthOf(e)<o)return e
const t=r.get(e)??maskOf(e)
r.set(e,t)
return t}
return Object.freeze({handlesRequests:!1,async condense(e){const o=oldResults(e.events,{keepLast:t,step:n,keepFirst:s})
const r={...e,events:e.events.map(e=>o.has(e)?mask(e):e)}
return{kind:"view",view:r}}})}function oldResults(e,{keepLast:t,step:n,keepFirst:s}){const o=(0,a.Av)((0,a.kC)(e),s)??e.length
const r=e.slice(o).filter(u.aI)
const i=Math.floor(Math.max(0,r.length-t)/n)*n
return new Set(r.slice(0,i))}function lengthOf({observation:e,extended_content:t}){return[...(0,h.Vr)(e),...t].reduce((e,t)=>e+(t.type==="text"?t.text.length:Number.POSITIVE_INFINITY),0)}function maskOf(e){const t=fileOf(e)
const n=t===void 0?(0,r.J1)("masked"):(0,r.J1)("masked-in-file",{file:t})
const{kind:s,is_error:o}=e.observation
return{...e,observation:{kind:s,is_error:o,content:[(0,i.Qq)(n)]},extended_content:[]}}const _=s.object({metadata:s.object({full_output_file:s.string()})})
function fileOf({observation:e}){const t=_.safeParse(e).data?.metadata.full_output_file
return t??p.exec((0,i.wh)(e.content))?.[1]}const p=/\[\.\.\. cut: [^\n]{0,200} in (\S+)\. \.\.\.\]/
const g=s.number().gt(0,"It has to be between 0 and 1.").lt(1,"It has to be between 0 and 1.").optional()
const k=s.int().min(0).optional()
const v=s.strictObject({kind:s.literal("LLMSummarizingCondenser"),max_size:s.int().min(1).optional(),max_tokens:s.int().min(1).optional(),keep_first:k,minimum_progress:g,hard_context_reset_max_retries:s.int().min(1).optional(),hard_context_reset_context_scaling:g}).refine(({max_size:e=j,keep_first:t=C})=>eventsToKeep(e,t)>0,{path:["max_size"],message:"There would be nothing that it could forget."}).readonly()
const y=s.strictObject({kind:s.literal("ObservationMaskingCondenser"),keep_last:k,keep_first:k}).readonly()
const w=s.strictObject({kind:s.literal("NoOpCondenser")}).readonly()
const asKind=e=>typeof e==="string"?{kind:e}:e
const b="There is LLMSummarizingCondenser, ObservationMaskingCondenser, PipelineCondenser and NoOpCondenser."
const O=[v,y,w]
const x=s.preprocess(asKind,s.discriminatedUnion("kind",O,{error:b}))
const S=s.strictObject({kind:s.literal("PipelineCondenser"),condensers:s.array(x).min(1).readonly()}).readonly()
const E=s.preprocess(asKind,s.discriminatedUnion("kind",[...O,S],{error:b}))
const j=1e3
const C=2
function condenserOf(e={kind:"LLMSummarizingCondenser"},t){switch(e.kind){case"LLMSummarizingCondenser":return llmSummarizing({model:t,...summarizingOptions(e)})
case"ObservationMaskingCondenser":return observationMasking(given({keepLast:e.keep_last,keepFirst:e.keep_first}))
case"NoOpCondenser":return T
case"PipelineCondenser":return pipeline(e.condensers.map(e=>condenserOf(e,t)))}}function summarizingOptions(e){return given({maxEvents:e.max_size??j,maxTokens:e.max_tokens,keepFirst:e.keep_first??C,minimumProgress:e.minimum_progress,resetTries:e.hard_context_reset_max_retries,resetScaling:e.hard_context_reset_context_scaling})}function given(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==void 0))}const T=Object.freeze({handlesRequests:!1,condense:async e=>({kind:"view",view:e})})
function pipeline(e){return Object.freeze({handlesRequests:e.some(e=>e.handlesRequests),async condense(t,n){let s=t
for(const t of e){const e=await t.condense(s,n)
if(e.kind==="condensation")return e
s=e.view}return{kind:"view",view:s}}})}}),75474:((e,t,n)=>{n.d(t,{f:()=>transcript})
var s=n(94869)
var o=n(46032)
var r=n(16767)
var i=n(52333)
function transcript(e,t){const n=e.map((e,t)=>`[${t+1}] ${entryOf(e)}`)
const o=commonLimit(n.map(e=>e.length),t)
return n.map(e=>(0,s.e9)(e,o,"[... cut ...]")).join("\n\n")}function entryOf(e){if((0,i.aI)(e))return`RESULT of ${e.tool_name} (${e.tool_call_id}): ${resultText(e)}`
switch(e.kind){case"SystemPromptEvent":return`SYSTEM: ${e.system_prompt.text}`
case"MessageEvent":return`${e.source.toUpperCase()}: ${shown([...e.llm_message.content,...e.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${e.summary}`
case"ActionEvent":{const{name:t,arguments:n}=e.tool_call
return[shown(e.thought),`CALL of ${t} (${e.tool_call_id}): ${n}`].filter(Boolean).join("\n")}}}function resultText(e){if(e.kind==="AgentErrorEvent")return`ERROR ${e.error}`
if(e.kind==="UserRejectObservation")return`REJECTED ${e.rejection_reason}`
const{observation:t,extended_content:n}=e
return`${t.is_error?"ERROR ":""}${shown([...(0,r.jH)(t),...n])}`}function shown(e){const t=e.some(e=>e.type==="image")?"[image]":""
return[(0,o.wh)(e),t].filter(Boolean).join("\n")}function commonLimit(e,t){let n=t
const s=[...e].sort((e,t)=>e-t)
for(const[e,t]of s.entries()){const o=n/(s.length-e)
if(t>o)return Math.floor(o)
n-=t}return Number.POSITIVE_INFINITY}}),10397:((e,t,n)=>{n.d(t,{Av:()=>nextCut,cS:()=>batchesOf,d5:()=>answeredCalls,ib:()=>OpenCalls,k7:()=>withoutOpenCalls,kC:()=>allowedCuts,y6:()=>forget})
var s=n(52333)
class OpenCalls{#e=new Map
get areNone(){return this.#e.size===0}[Symbol.iterator](){return this.#e.values()}open(e){this.#e.set(e.id,e)}answer(e){const t=e.kind==="AgentErrorEvent"?this.#t(e.tool_call_id):this.#e.get(e.action_id)
if(t)this.#e.delete(t.id)
return t}#t(e){const t=[...this].filter(t=>t.tool_call_id===e)
return t.find(e=>e.llm_response_id===t.at(-1)?.llm_response_id)}}function answeredCalls(e){const t=new OpenCalls
const n=new Map
for(const o of e)if(o.kind==="ActionEvent"){t.open(o)
n.set(o,void 0)}else if((0,s.aI)(o)){const e=t.answer(o)
if(e)n.set(e,o)}for(const e of t)n.delete(e)
return n}function forget(e,t){const n=new Set(t)
const s=bondsOf(e)
let o
do{o=n.size
for(const e of s)if(e.some(({id:e})=>n.has(e)))for(const{id:t}of e)n.add(t)}while(n.size>o)
return e.filter(({id:e})=>!n.has(e))}function allowedCuts(e){const t=new Map(e.map((e,t)=>[e,t]))
const n=new Map
for(const s of bondsOf(e)){const e=s.map(e=>t.get(e)??0).sort((e,t)=>e-t)
const[o=0,r=0]=[e[0],e.at(-1)]
n.set(o,Math.max(r,n.get(o)??0))}let s=0
const o=[0]
for(const t of e.keys()){s=Math.max(s,n.get(t)??t)
if(s===t)o.push(t+1)}return o}function nextCut(e,t){return e.find(e=>e>=t)}function bondsOf(e){return[...batches(e),...toolLoops(withoutOpenCalls(e))]}function batches(e){return batchesOf(e).map(({calls:e,results:t})=>[...e,...t])}function withoutOpenCalls(e){const t=batchesOf(e).filter(({calls:e,results:t})=>t.length<e.length)
const n=new Set(t.flatMap(({calls:e,results:t})=>[...e,...t]))
return e.filter(e=>!n.has(e))}function toolLoops(e){const t=[]
let n=!1
for(const o of e){const e=o.kind==="ActionEvent"
const r=!n&&e&&o.thinking_blocks.length>0
n=r||n&&(e||(0,s.aI)(o))
if(r)t.push([o])
else if(n)t.at(-1)?.push(o)}return t}function batchesOf(e){const t=answeredCalls(e)
return runsOfCalls(e).map(e=>({calls:e,results:e.flatMap(e=>t.get(e)??[])}))}function runsOfCalls(e){const t=[]
let n
for(const s of e){if(s.kind==="ActionEvent"){const e=n?.kind==="ActionEvent"&&n.llm_response_id===s.llm_response_id
if(e)t.at(-1)?.push(s)
else t.push([s])}n=s}return t}}),16767:((e,t,n)=>{n.d(t,{Vr:()=>shownContent,i1:()=>stylesOf,jH:()=>outputOf})
var s=n(28942)
var o=n(94869)
var r=n(46032)
const i="[An error occurred during execution.]\n"
function shownContent(e){const t=e.is_error?[(0,r.Qq)(i)]:[]
const[n,s]=partsOf(e)
return[...n,...t,...e.kind==="TerminalObservation"?s.map(clipped):s]}const a=5e4
function clipped(e){return e.type==="text"?{...e,text:(0,o.e9)(e.text,a,"[... cut ...]")}:e}function outputOf(e){return partsOf(e).flat()}function partsOf(e){const{kind:t,content:n}=e
if(t==="TerminalObservation")return[[],[(0,r.Qq)(terminalText(e))]]
if(t!=="TaskObservation")return[[],n]
const{task_id:s,subagent:o,status:i}=e
return[[(0,r.Qq)(`Task ID: ${s}\nSubagent: ${o}\nStatus: ${i}`)],n]}const c="(?:bright-)?(?:black|red|green|yellow|blue|magenta|cyan|white)"
const l=`(?:(?:on-)?${c}|bold|dim|italic|underline|strikethrough|reverse)`
const u=s.strictObject({line:s.int().min(0),length:s.int().min(0),spans:s.array(s.tuple([s.int().min(0),s.int().min(0),s.string().regex(new RegExp(`^${l}(?: ${l})*$`))]).readonly()).readonly()}).readonly()
function stylesOf({metadata:e}){const{prefix:t,styles:n}=f.parse(e??{})
const s=t.split("\n").length-1
return n.map(e=>({...e,line:e.line+s}))}const d=s.object({exit_code:s.int().catch(-1),working_dir:s.string().nullish(),py_interpreter_path:s.string().nullish(),prefix:s.string().catch(""),suffix:s.string().catch(""),unsaid:s.array(s.string()).optional(),styles:s.array(u).readonly().default([]).catch([])})
const f=d.catch(()=>d.parse({}))
function terminalText({content:e,metadata:t}){const{prefix:n,suffix:s,unsaid:o,styles:r,...i}=f.parse(t??{})
const a=e.map(e=>e.type==="text"?e.text:"").join("")
const c=`${n}${a}${s}`
const isSaid=e=>!o?.includes(e)
const l=[...i.working_dir&&isSaid("working_dir")?[`[Current working directory: ${i.working_dir}]`]:[],...i.py_interpreter_path&&isSaid("py_interpreter_path")?[`[Python interpreter: ${i.py_interpreter_path}]`]:[],...i.exit_code!==-1&&isSaid("exit_code")?[`[Command finished with exit code ${i.exit_code}]`]:[]]
return[...c===""&&o?[]:[c],...l].join("\n")}}),68012:((e,t,n)=>{n.d(t,{O:()=>toChat})
var s=n(46032)
var o=n(10397)
var r=n(16767)
var i=n(52333)
const a=64
function toChat({events:e}){const t=new Map((0,o.cS)(e).map(e=>[e.calls[0],e]))
const n=uniqueIds()
const s=[]
for(const o of e){const e=t.get(o)
if(e)s.push(...batchTurns(e,n))
else if(o.kind!=="ActionEvent"&&!(0,i.aI)(o))say(s,toMessage(o))}return s}function toMessage(e){switch(e.kind){case"SystemPromptEvent":return{role:"system",content:[e.system_prompt,...e.dynamic_context?[e.dynamic_context]:[]]}
case"MessageEvent":return{...e.llm_message,content:[...e.llm_message.content,...e.extended_content]}
case"CondensationSummaryEvent":return{role:"user",content:[(0,s.Qq)(e.summary)]}}}function say(e,t){const n=e.at(-1)
if(!n||!isPlainUserTurn(n)||!isPlainUserTurn(t))e.push(t)
else e[e.length-1]={...n,content:[...n.content,...t.content]}}function isPlainUserTurn({role:e,name:t,tool_call_id:n,tool_calls:s}){return e==="user"&&t===void 0&&n===void 0&&s===void 0}function batchTurns({calls:e,results:t},n){const s=e.map(e=>n(e.tool_call_id))
const[{reasoning_content:o,thinking_blocks:r,responses_reasoning_item:i,tool_call:a}]=e
const{reasoning_details:c}=a
const l={role:"assistant",content:e.flatMap(e=>e.thought),tool_calls:e.map(({tool_call:{reasoning_details:e,...t}},n)=>({...t,id:s[n]??""})),...o!==void 0&&{reasoning_content:o},...r.length>0&&{thinking_blocks:r},...i!==void 0&&{responses_reasoning_item:i},...c!==void 0&&{reasoning_details:c}}
return[l,...t.map((e,t)=>resultTurn(e,s[t]??""))]}function resultTurn(e,t){return{role:"tool",name:e.tool_name,tool_call_id:t,content:resultContent(e)}}function resultContent(e){switch(e.kind){case"ObservationEvent":return observationContent(e)
case"UserRejectObservation":return[(0,s.Qq)(`Action rejected: ${e.rejection_reason}`)]
case"AgentErrorEvent":return[(0,s.Qq)(e.error)]}}function observationContent({observation:e,extended_content:t}){return[...(0,r.Vr)(e),...t]}function uniqueIds(){const e=new Set
const t=new Map
return n=>{const s=n.replace(/[^a-zA-Z0-9_-]/g,"_")||"call"
let o=t.get(s)??0
let r
do{o+=1
const e=o===1?"":`-${o}`
r=s.slice(0,a-e.length)+e}while(e.has(r))
t.set(s,o)
e.add(r)
return r}}}),3113:((e,t,n)=>{n.d(t,{HA:()=>ViewBuilder,Jq:()=>unmatchedActions,Uo:()=>headOf,du:()=>viewOf})
var s=n(10397)
var o=n(52333)
function viewOf(e){const t=new ViewBuilder
for(const n of e)t.append(n)
return t.view()}function unmatchedActions(e){const t=new s.ib
for(const n of e)if(n.kind==="ActionEvent")t.open(n)
else if((0,o.aI)(n))t.answer(n)
return[...t]}class ViewBuilder{#n=[]
#s=[]
#o=new s.ib
#r=!1
append(e){if(e.kind==="CondensationRequest")this.#r=!0
else if(e.kind==="Condensation")this.#i(e)
else{if((0,o.nK)(e))this.#r=!1
if((0,o.zN)(e))this.#a(e)}}view(){const e=[...this.#n,...(0,s.k7)(this.#s)]
return{events:e,unhandledCondensationRequest:this.#r}}#a(e){if(e.kind==="ActionEvent")this.#o.open(e)
else if((0,o.aI)(e)&&!this.#o.answer(e))return
this.#s.push(e)
if(this.#o.areNone)this.#c()}#c(){for(const e of this.#s)this.#n.push(e)
this.#s=[]}#i(e){const t=condense([...this.#n,...this.#s],e)
this.#n=[]
this.#s=[]
this.#o=new s.ib
this.#r=!1
for(const e of t)this.#a(e)}}function headOf(e){const t=e.find(o.ks)
return e.filter(e=>e.kind==="SystemPromptEvent"||e===t)}function condense(e,t){const{forgotten_event_ids:n,summary:o="",summary_offset:r}=t
const i=new Set(headOf(e).map(({id:e})=>e))
const a=(0,s.y6)(e,n.filter(e=>!i.has(e)))
if(o===""||r===void 0)return a
return a.toSpliced(placeOf(a,r),0,summaryEvent(t,o))}function placeOf(e,t){const n=(0,s.k7)(e)
const o=headOf(n)
const r=o.findLastIndex((e,t)=>e===n[t])+1
const i=(0,s.Av)((0,s.kC)(n),Math.max(t,r))??n.length
const a=n[i]
return a?e.indexOf(a):e.length}function summaryEvent({id:e,timestamp:t},n){return{kind:"CondensationSummaryEvent",id:`${e}-summary`,timestamp:t,source:"environment",summary:n}}}),52333:((e,t,n)=>{n.d(t,{aI:()=>isResult,ks:()=>isRequest,nK:()=>isReply,zN:()=>isVisible})
function isVisible(e){if(e.kind==="MessageEvent")return saysSomething(e)
return e.kind==="SystemPromptEvent"||e.kind==="ActionEvent"||isResult(e)}function isResult(e){return e.kind==="ObservationEvent"||e.kind==="UserRejectObservation"||e.kind==="AgentErrorEvent"}function isReply(e){return e.kind==="ActionEvent"||e.kind==="MessageEvent"&&e.source==="agent"}function isRequest(e){return e.kind==="MessageEvent"&&e.source==="user"}function saysSomething({llm_message:e,extended_content:t}){return[...e.content,...t].some(e=>e.type==="image"||e.text.trim()!=="")}}),93740:((e,t,n)=>{n.d(t,{h:()=>globPattern})
function globPattern(e){return new RegExp(`^${new Reader(e).sequence("",!0)}$`,"su")}const s="(?:(?!\\.)[^/]+/)*"
const o="(?!\\.)[^/]+"
const r={"@":"","?":"?","*":"*","+":"+"}
class Reader{#l
#u=0
constructor(e){this.#l=e}sequence(e,t){let n=""
let s=t
while(this.#u<this.#l.length&&!e.includes(this.#d())){const t=this.#d()==="/"
const o=s&&this.#f().startsWith("**/")
if(this.#m("!"))return n+this.#h(e,s)
n+=this.#_(s)
s=t||o}return n}#_(e){const t=this.#f()
if(e&&t.startsWith("**/"))return this.#p(3,s)
if(e&&t==="**")return this.#p(2,`${s}${o}`)
const n=e?"(?!\\.)":""
if(this.#m("@?*+"))return n+this.#g()
if(t.startsWith("{")&&closes(t,"{","}"))return this.#k(e)
const r=/^\*+/.exec(t)?.[0]
if(r)return this.#p(r.length,`${n}[^/]*`)
if(t.startsWith("?"))return this.#p(1,`${n}[^/]`)
const i=/^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(t)
if(i)return this.#p(i[0].length,n+classOf(i[1],i[2]))
const[a="",c]=/^\\?(.)/su.exec(t)??[t]
return this.#p(a.length,literal(c??a))}#g(){const e=this.#d()
return`(?:${this.#v(2,"|",")",!1)})${r[e]}`}#h(e,t){const n=this.#v(2,"|",")",!1)
const s=this.sequence(e,!1)
return`${t?"(?!\\.)":""}(?!(?:${n})${s}$)[^/]*${s}`}#m(e){const t=this.#f()
return e.includes(t[0]??" ")&&t[1]==="("&&closes(t.slice(1),"(",")")}#k(e){return`(?:${this.#v(1,",","}",e)})`}#v(e,t,n,s){const o=[]
do{this.#u+=o.length===0?e:1
o.push(this.sequence(t+n,s))}while(this.#d()===t)
this.#u+=1
return o.join("|")}#p(e,t){this.#u+=e
return t}#d(){return this.#l[this.#u]??""}#f(){return this.#l.slice(this.#u)}}function closes(e,t,n){let s=0
let o=t==="("
for(const[r]of e.matchAll(/\\.|./gsu)){if(r===t)s+=1
if(r===","&&s===1)o=!0
if(r===n)s-=1
if(s===0)return o}return!1}function classOf(e,t=""){const n=t.replaceAll(/\\(.)|[\]^[]/gsu,(e,t)=>{const n=t??e
return/[\\\]^[-]/.test(n)?`\\${n}`:n})
return`(?!/)[${e?"^":""}${n}]`}function literal(e){return e.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}}),58225:((e,t,n)=>{n.d(t,{d:()=>fieldProblems})
var s=n(94869)
const o=5
function fieldProblems({issues:e}){const t=e.slice(0,o).map(sentenceOf)
return[...t,...e.length>o?[`There are ${e.length-o} more problems.`]:[]].join(" ")}function sentenceOf(e){if(e.code==="unrecognized_keys")return`${e.keys.map(t=>quoted([...e.path,t])).join(", ")} cannot be set here.`
const t=(0,s.TN)(e.message,300).replace(/[.:]?$/,".")
return e.path.length===0?t:`${quoted(e.path)}: ${t}`}function quoted(e){return`\`${(0,s.TN)(e.map(String).join("."),100).replaceAll("`","'")}\``}})}

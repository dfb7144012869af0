export const id=3257
export const ids=[3257]
export const modules={48103:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>STATE_FILE,l:()=>ConversationState})
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _event_envelope_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(71093)
var _event_masked_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9504)
var _stats_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(14549)
const STATE_FILE="base_state.json"
class ConversationState{#parts
#listeners=new Set
#fields
#blockedActions
#blockedMessages
#steps=0
#depth=0
#isDirty=true
constructor(parts){this.#parts=parts
this.#fields=parts.fields
this.#blockedActions=new Map(Object.entries(parts.fields.blocked_actions))
this.#blockedMessages=new Map(Object.entries(parts.fields.blocked_messages))
this.batch(()=>{})}get identity(){return this.#parts.identity}get secrets(){return this.#parts.secrets}get fields(){return this.#fields}get status(){return this.#fields.execution_status}get stats(){return this.#fields.stats}get totals(){return(0,_stats_js__WEBPACK_IMPORTED_MODULE_4__.vA)(this.#fields.stats)}get blockedActions(){return this.#blockedActions}get blockedMessages(){return this.#blockedMessages}block(what,id,reason){const map=what==="actions"?this.#blockedActions:this.#blockedMessages
map.set(id,reason)
this.update({[`blocked_${what}`]:Object.fromEntries(map)})}update(change){const changed=Object.keys(change).filter(key=>!(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(change[key],this.#fields[key]))
if(changed.length===0)return
this.batch(()=>{this.#fields={...this.#fields,...change}
this.#isDirty=true})
for(const key of changed)for(const listener of this.#listeners)listener(key,change[key])}get steps(){return this.#steps}countStep(){this.#steps+=1}addReply(usageId,{name:name,features:features},spent){const{mask:mask}=this.#parts.secrets
const{id:id,model:model}=(0,_event_masked_js__WEBPACK_IMPORTED_MODULE_3__.I)({id:spent.id,model:spent.model??name},mask)
const told={...spent,...id!==void 0&&{id:id},model:model}
this.update({stats:(0,_stats_js__WEBPACK_IMPORTED_MODULE_4__.NZ)(this.#fields.stats,usageId,{name:model,features:features},told)})}get agentState(){return{get:key=>this.#fields.agent_state[key],set:(key,value)=>this.setAgentState(key,value)}}setAgentState(key,value){this.update({agent_state:{...this.#fields.agent_state,[key]:(0,_event_envelope_js__WEBPACK_IMPORTED_MODULE_2__.uN)(value)}})}updateSecrets(secrets){this.#parts.secrets.update(secrets)
this.save()}batch(act){this.#depth+=1
try{return act()}finally{this.#depth-=1
if(this.#depth===0&&this.#isDirty)this.#write()}}save(){this.batch(()=>{this.#isDirty=true})}subscribe(listener){this.#listeners.add(listener)}#write(){const{identity:identity,secrets:secrets,cipher:cipher,store:store,facts:facts}=this.#parts
const{stats:stats,...fields}=this.#fields
const told=(0,_event_masked_js__WEBPACK_IMPORTED_MODULE_3__.I)({...identity,...fields,...facts()},secrets.mask)
const saved={...told,stats:stats,secret_registry:secrets.dump(cipher)}
try{store.write(STATE_FILE,JSON.stringify(saved))}catch(cause){const hint="Check that the disk is not full and is writable."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",`The file ${STATE_FILE} cannot be written.`,{hint:hint,cause:cause})}this.#isDirty=false}}},14549:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CD:()=>statsSince,NZ:()=>withReply,Sh:()=>NO_STATS,Uz:()=>Stats,vA:()=>totalsOf})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _model_usage_usage_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82047)
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
return{...rest,model_name:model,...cost!==void 0&&usage.cost!==void 0&&{accumulated_cost:(0,_model_usage_usage_js__WEBPACK_IMPORTED_MODULE_1__.D$)(cost+usage.cost)},accumulated_token_usage:{...call,prompt_tokens:sum.prompt_tokens+prompt_tokens,completion_tokens:sum.completion_tokens+completion_tokens,cache_read_tokens:sum.cache_read_tokens+cache_read_tokens,cache_write_tokens:sum.cache_write_tokens+cache_write_tokens,reasoning_tokens:sum.reasoning_tokens+reasoning_tokens,response_id:""},token_usages:[...token_usages,call],costs:usage.cost===void 0?costs:[...costs,{model:model,cost:usage.cost,response_id:id}],calls:metrics.calls+1,estimated_calls:metrics.estimated_calls+(usage.is_estimated?1:0),latency_ms:metrics.latency_ms+latencyMs,longest_latency_ms:Math.max(metrics.longest_latency_ms,latencyMs),answered_by:{...answered_by,[model]:(answered_by[model]??0)+1}}}function totalsOf(stats){const all=Object.values(stats.usage_to_metrics)
const sum=figure=>all.reduce((total,metrics)=>total+figure(metrics),0)
const estimatedCalls=sum(({estimated_calls:estimated_calls})=>estimated_calls)
return{calls:sum(({calls:calls})=>calls),estimatedCalls:estimatedCalls,is_estimated:estimatedCalls>0,latencyMs:sum(({latency_ms:latency_ms})=>latency_ms),longestLatencyMs:Math.max(0,...all.map(({longest_latency_ms:longest_latency_ms})=>longest_latency_ms)),prompt_tokens:sum(metrics=>metrics.accumulated_token_usage.prompt_tokens),completion_tokens:sum(metrics=>metrics.accumulated_token_usage.completion_tokens),cache_read_tokens:sum(metrics=>metrics.accumulated_token_usage.cache_read_tokens),cache_write_tokens:sum(metrics=>metrics.accumulated_token_usage.cache_write_tokens),reasoning_tokens:sum(metrics=>metrics.accumulated_token_usage.reasoning_tokens),cost:all.some(isUnpriced)?void 0:(0,_model_usage_usage_js__WEBPACK_IMPORTED_MODULE_1__.D$)(sum(({accumulated_cost:accumulated_cost=0})=>accumulated_cost)),models:[...new Set(all.flatMap(({answered_by:answered_by})=>Object.keys(answered_by)))]}}function isUnpriced({accumulated_cost:accumulated_cost}){return accumulated_cost===void 0}function statsSince(before,{usage_to_metrics:usage_to_metrics}){const parts=Object.entries(usage_to_metrics).map(([id,metrics])=>{const then=before.usage_to_metrics[id]
return[id,then?less(metrics,then):metrics]})
return{usage_to_metrics:Object.fromEntries(parts.filter(([,{calls:calls}])=>calls>0))}}function less(now,then){const[sum,past]=[now.accumulated_token_usage,then.accumulated_token_usage]
const cost=now.accumulated_cost
return{...now,...cost!==void 0&&{accumulated_cost:(0,_model_usage_usage_js__WEBPACK_IMPORTED_MODULE_1__.D$)(cost-(then.accumulated_cost??0))},accumulated_token_usage:{...sum,prompt_tokens:sum.prompt_tokens-past.prompt_tokens,completion_tokens:sum.completion_tokens-past.completion_tokens,cache_read_tokens:sum.cache_read_tokens-past.cache_read_tokens,cache_write_tokens:sum.cache_write_tokens-past.cache_write_tokens,reasoning_tokens:sum.reasoning_tokens-past.reasoning_tokens},token_usages:now.token_usages.slice(then.token_usages.length),costs:now.costs.slice(then.costs.length),calls:now.calls-then.calls,estimated_calls:now.estimated_calls-then.estimated_calls,latency_ms:now.latency_ms-then.latency_ms,answered_by:Object.fromEntries(Object.entries(now.answered_by).map(([model,times])=>[model,times-(then.answered_by[model]??0)]).filter(([,times])=>times>0))}}},67159:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IB:()=>SecurityRisk,MR:()=>AgentErrorEvent,XP:()=>ActionEvent,YZ:()=>ServerErrorEvent,l:()=>UserRejectObservation,mY:()=>ConversationErrorEvent,xn:()=>ObservationEvent})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
const SecurityRisk=zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["UNKNOWN","LOW","MEDIUM","HIGH"])
const Action=zod__WEBPACK_IMPORTED_MODULE_2__.object({kind:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).catchall(_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly()
const ActionEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ActionEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("agent"),thought:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.ny).readonly().prefault([]),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),thinking_blocks:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.GT).readonly().prefault([]),responses_reasoning_item:_content_js__WEBPACK_IMPORTED_MODULE_0__.od.optional(),reasoning_details:_content_js__WEBPACK_IMPORTED_MODULE_0__.Nz.optional(),action:Action.nullable().default(null),tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call:_content_js__WEBPACK_IMPORTED_MODULE_0__.iL,llm_response_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),security_risk:SecurityRisk.default("UNKNOWN"),critic_result:_content_js__WEBPACK_IMPORTED_MODULE_0__.Yt.optional(),summary:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}).readonly()
const Observation=zod__WEBPACK_IMPORTED_MODULE_2__.object({kind:zod__WEBPACK_IMPORTED_MODULE_2__.string(),content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.UC).readonly(),is_error:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(false)}).catchall(_envelope_js__WEBPACK_IMPORTED_MODULE_1__.LM).readonly()
const about={tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),action_id:zod__WEBPACK_IMPORTED_MODULE_2__.string()}
const ObservationEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ObservationEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),...about,observation:Observation,extended_content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_content_js__WEBPACK_IMPORTED_MODULE_0__.ny).readonly().prefault([])}).readonly()
const UserRejectObservation=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UserRejectObservation"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),...about,rejection_reason:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("User rejected the action"),rejection_source:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["user","hook"]).default("user")}).readonly()
const AgentErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("AgentErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("agent"),tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),error:zod__WEBPACK_IMPORTED_MODULE_2__.string(),classification:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Jq.optional()}).readonly()
const ConversationErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ConversationErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),code:zod__WEBPACK_IMPORTED_MODULE_2__.string(),detail:zod__WEBPACK_IMPORTED_MODULE_2__.string(),classification:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Jq.optional()}).readonly()
const ServerErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ServerErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),code:zod__WEBPACK_IMPORTED_MODULE_2__.string(),detail:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()},9504:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>masked})
const FIXED=new Set(["kind","type","role","source","origin","tool_name"])
function masked(value,mask){return maskedAt("",value,mask)}function maskedAt(key,value,mask){if(typeof value==="string")return FIXED.has(key)&&/^[A-Za-z_]+$/.test(value)?value:mask(value)
if(Array.isArray(value))return maskedArray(value,mask)
if(typeof value!=="object"||value===null)return value
const entries=Object.entries(value)
const changed=entries.map(([name,inner])=>[name,maskedAt(name,inner,mask)])
return changed.every(([,inner],index)=>inner===entries[index]?.[1])?value:Object.fromEntries(changed)}function maskedArray(values,mask){const changed=values.map(inner=>maskedAt("",inner,mask))
return changed.every((inner,index)=>inner===values[index])?values:changed}},82047:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D$:()=>inDollars,EX:()=>charactersOf,Fs:()=>usageOf,bP:()=>estimateTokens,ho:()=>costOf})
function usageOf(reported={},{request:request,characters:characters,features:features}){const input=sound(reported.prompt_tokens)||void 0
const output=sound(reported.completion_tokens)||(characters===0?0:void 0)
const prompt_tokens=input??estimateTokens(request.messages,request.tools)
const cache={cache_read_tokens:sound(reported.cache_read_tokens)??0,cache_write_tokens:sound(reported.cache_write_tokens)??0}
const cached=cache.cache_read_tokens+cache.cache_write_tokens
const tokens={prompt_tokens:cached>prompt_tokens?prompt_tokens+cached:prompt_tokens,completion_tokens:output??tokensIn(characters),...cache,reasoning_tokens:sound(reported.reasoning_tokens)??0}
const cost=soundCost(reported.cost)??(features.price&&costOf(tokens,features.price))
return{...tokens,cost:cost,is_estimated:input===void 0||output===void 0}}function sound(figure){return figure!=null&&Number.isSafeInteger(figure)&&figure>=0?figure:void 0}function soundCost(cost){return cost!=null&&Number.isFinite(cost)&&cost>=0?cost:void 0}const MILLION=1e6
const BILLION=1e9
function inDollars(amount){return Math.round(amount*BILLION)/BILLION}function costOf(tokens,price){const{prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,cache_write_tokens:cache_write_tokens}=tokens
const{input:input,output:output,cache_read:cache_read=input,cache_write:cache_write=input}=price
const plain=Math.max(0,prompt_tokens-cache_read_tokens-cache_write_tokens)
const dollars=plain*input+completion_tokens*output+cache_read_tokens*cache_read+cache_write_tokens*cache_write
return inDollars(dollars/MILLION)}const CHARACTERS_PER_TOKEN=4
const TOKENS_PER_IMAGE=1500
const estimateTokens=(messages,tools)=>{const characters=messages.reduce((sum,message)=>sum+charactersOf(message),JSON.stringify(tools).length)
const images=messages.reduce((sum,{content:content})=>sum+imagesIn(content),0)
return tokensIn(characters)+images*TOKENS_PER_IMAGE}
function tokensIn(characters){return Math.ceil(characters/CHARACTERS_PER_TOKEN)}function charactersOf({content:content,tool_calls:tool_calls=[],reasoning_content:reasoning_content="",thinking_blocks:thinking_blocks=[]}){const words=content.reduce((sum,block)=>sum+(block.type==="text"?block.text.length:0),0)
const calls=tool_calls.reduce((sum,call)=>sum+call.name.length+call.arguments.length,0)
const thoughts=thinking_blocks.length===0?0:JSON.stringify(thinking_blocks).length
return words+calls+thoughts+reasoning_content.length}function imagesIn(content){return content.reduce((sum,block)=>sum+(block.type==="image"?block.image_urls.length:0),0)}}}

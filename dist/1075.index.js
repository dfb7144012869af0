export const id=1075
export const ids=[1075]
export const modules={46032:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GT:()=>ThinkingBlock,Nz:()=>ReasoningDetails,QB:()=>Message,Qq:()=>text,UC:()=>Content,Yt:()=>CriticResult,iL:()=>MessageToolCall,ny:()=>TextContent,od:()=>ReasoningItem,wh:()=>plainText})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
const TextContent=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("text"),text:zod__WEBPACK_IMPORTED_MODULE_1__.string(),cache_prompt:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false)}).readonly()
const ImageContent=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("image"),image_urls:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly(),cache_prompt:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false)}).readonly()
const Content=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[TextContent,ImageContent])
const Sealed=zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly()
const MessageToolCall=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),responses_item_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string(),arguments:zod__WEBPACK_IMPORTED_MODULE_1__.string(),origin:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["completion","responses"]).default("completion"),extra_content:Sealed.optional(),provider_specific_fields:Sealed.optional(),block_order:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.union([zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["thinking","tool_use"]),zod__WEBPACK_IMPORTED_MODULE_1__.int().positive()])).readonly().optional()}).readonly()
const ThinkingBlock=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thinking"),thinking:zod__WEBPACK_IMPORTED_MODULE_1__.string(),signature:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).readonly(),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("redacted_thinking"),data:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).readonly()])
const ReasoningItem=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),summary:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly().prefault([]),content:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly().optional(),encrypted_content:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).readonly()
const ReasoningDetails=zod__WEBPACK_IMPORTED_MODULE_1__.array(Sealed).readonly()
const CriticResult=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({score:zod__WEBPACK_IMPORTED_MODULE_1__.number(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),metadata:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional()}).readonly()
const Message=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({role:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["system","user","assistant","tool"]),content:zod__WEBPACK_IMPORTED_MODULE_1__.preprocess(value=>typeof value==="string"?[text(value)]:value,zod__WEBPACK_IMPORTED_MODULE_1__.array(Content).readonly()),tool_calls:zod__WEBPACK_IMPORTED_MODULE_1__.array(MessageToolCall).readonly().optional(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),thinking_blocks:zod__WEBPACK_IMPORTED_MODULE_1__.array(ThinkingBlock).readonly().optional(),responses_reasoning_item:ReasoningItem.optional(),reasoning_details:ReasoningDetails.optional()}).readonly()
function text(value){return{type:"text",text:value,cache_prompt:false}}function plainText(content){return content.flatMap(block=>block.type==="text"?[block.text]:[]).join("\n")}},71093:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dl:()=>ROOT,Jq:()=>Classification,LM:()=>Json,iE:()=>stamp,kL:()=>Source,uN:()=>frozenCopy})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const ROOT="__root__"
const Source=zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["agent","user","environment","hook"])
const TIME=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const stamp={id:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(TIME),parent_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).optional()}
const Classification=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),user_action:zod__WEBPACK_IMPORTED_MODULE_0__.string(),error_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).readonly()
const Json=zod__WEBPACK_IMPORTED_MODULE_0__.unknown().transform(frozenCopy)
function frozenCopy(value){if(typeof value==="number")return Number.isFinite(value)?value+0:null
if(typeof value!=="object"||value===null)return value
if(Array.isArray(value))return Object.freeze(value.map(item=>frozenCopy(item)??null))
const fields=Object.entries(value).filter(([,field])=>field!==void 0)
return Object.freeze(Object.fromEntries(fields.map(([key,field])=>[key,frozenCopy(field)])))}},2357:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SZ:()=>StoredEvent,aO:()=>WireEvent})
var schemas=__webpack_require__(28942)
var actions=__webpack_require__(67159)
var envelope=__webpack_require__(71093)
const Condensation=schemas.strictObject({kind:schemas.literal("Condensation"),...envelope.iE,source:envelope.kL.default("environment"),forgotten_event_ids:schemas.array(schemas.string()).readonly().prefault([]),summary:schemas.string().optional(),summary_offset:schemas.int().min(0).optional(),llm_response_id:schemas.string()}).readonly()
const CondensationRequest=schemas.strictObject({kind:schemas.literal("CondensationRequest"),...envelope.iE,source:envelope.kL.default("environment")}).readonly()
const CondensationSummaryEvent=schemas.strictObject({kind:schemas.literal("CondensationSummaryEvent"),...envelope.iE,id:schemas.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:envelope.kL.default("environment"),summary:schemas.string()}).readonly()
var host_events=__webpack_require__(47092)
var content=__webpack_require__(46032)
const MessageEvent=schemas.strictObject({kind:schemas.literal("MessageEvent"),...envelope.iE,source:envelope.kL,llm_message:content.QB,llm_response_id:schemas.string().optional(),activated_skills:schemas.array(schemas.string()).readonly().prefault([]),extended_content:schemas.array(content.ny).readonly().prefault([]),sender:schemas.string().optional(),critic_result:content.Yt.optional()}).readonly()
const ToolRecord=schemas.strictObject({kind:schemas.string(),title:schemas.string().optional(),description:schemas.string(),action_type:schemas.string(),observation_type:schemas.string().optional(),annotations:schemas.record(schemas.string(),envelope.LM).readonly().optional(),meta:schemas.record(schemas.string(),envelope.LM).readonly().optional()}).readonly()
const SystemPromptEvent=schemas.strictObject({kind:schemas.literal("SystemPromptEvent"),...envelope.iE,source:envelope.kL.default("agent"),system_prompt:content.ny,tools:schemas.array(ToolRecord).readonly(),dynamic_context:content.ny.optional()}).readonly()
const StoredEvent=schemas.discriminatedUnion("kind",[SystemPromptEvent,MessageEvent,actions.XP,actions.xn,actions.l,actions.MR,Condensation,CondensationRequest,host_events.vW,host_events.cr,actions.mY,host_events.Kf,host_events.mM,host_events.xv,host_events.SO,host_events.CT,host_events.TO])
const WireEvent=schemas.discriminatedUnion("kind",[...StoredEvent.options,CondensationSummaryEvent,host_events.LX,actions.YZ])
schemas.discriminatedUnion("kind",[...WireEvent.options,host_events.Nl])},67159:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IB:()=>SecurityRisk,MR:()=>AgentErrorEvent,XP:()=>ActionEvent,YZ:()=>ServerErrorEvent,l:()=>UserRejectObservation,mY:()=>ConversationErrorEvent,xn:()=>ObservationEvent})
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
const ServerErrorEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ServerErrorEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_1__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_1__.kL.default("environment"),code:zod__WEBPACK_IMPORTED_MODULE_2__.string(),detail:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()},47092:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>TokenEvent,Kf:()=>ConversationStateUpdateEvent,LX:()=>StreamingDeltaEvent,Nl:()=>UnknownEvent,SO:()=>LLMCompletionLogEvent,TO:()=>ACPToolCallEvent,cr:()=>InterruptEvent,mM:()=>HookExecutionEvent,vW:()=>PauseEvent,xv:()=>SecurityAnalysisEvent})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _actions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67159)
const LLMCompletionLogEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("LLMCompletionLogEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),filename:zod__WEBPACK_IMPORTED_MODULE_2__.string(),log_data:zod__WEBPACK_IMPORTED_MODULE_2__.string(),model_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("unknown"),usage_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("default")}).readonly()
const StreamingDeltaEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("StreamingDeltaEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}).readonly()
const TokenEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("TokenEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),prompt_token_ids:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int()).readonly(),response_token_ids:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int()).readonly()}).readonly()
const LIMIT=5e4
const capped=zod__WEBPACK_IMPORTED_MODULE_2__.string().transform(value=>value.length<=LIMIT?value:value.slice(0,LIMIT).replace(/[\uD800-\uDBFF]$/,""))
const HookExecutionEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("HookExecutionEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("hook"),hook_event_type:zod__WEBPACK_IMPORTED_MODULE_2__.string(),hook_command:capped,tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),success:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),blocked:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),exit_code:zod__WEBPACK_IMPORTED_MODULE_2__.int(),stdout:capped,stderr:capped,reason:capped.optional(),additional_context:capped.optional(),error:capped.optional(),action_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),message_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),hook_input:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional()}).readonly()
const SecurityAnalysisEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("SecurityAnalysisEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),analyzer:zod__WEBPACK_IMPORTED_MODULE_2__.string(),policy:zod__WEBPACK_IMPORTED_MODULE_2__.string(),risks:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_actions_js__WEBPACK_IMPORTED_MODULE_1__.IB).readonly(),details:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().prefault({})}).readonly()
const ConversationStateUpdateEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ConversationStateUpdateEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),key:zod__WEBPACK_IMPORTED_MODULE_2__.string(),value:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null)}).readonly()
const PauseEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("PauseEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("user")}).readonly()
const InterruptEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("InterruptEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("user")}).readonly()
const ACPToolCallEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ACPToolCallEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),status:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),tool_kind:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),raw_input:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),raw_output:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional(),is_error:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(false)}).readonly()
const UnknownEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UnknownEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.catch("environment"),wire:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM}).readonly()},23860:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>dumpEvent,j:()=>readEvent})
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _event_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2357)
var _kind_host_events_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(47092)
function dumpEvent(event){if(event.kind==="UnknownEvent")return JSON.stringify(event.wire)
return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([,field])=>field!==null)))}function readEvent(value){const strict=_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.safeParse(value)
if(strict.success)return{event:strict.data,unknownFields:[]}
if(isOfUnknownKind(value))return{event:unknownEvent(value),unknownFields:[]}
return forgive(value,strict.error.issues)}const KINDS=new Set(_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.options.map(option=>option.unwrap().shape.kind.value))
function isOfUnknownKind(value){const isObject=typeof value==="object"&&value!==null&&"kind"in value
return isObject&&typeof value.kind==="string"&&!KINDS.has(value.kind)}function unknownEvent(wire){const{id:id,timestamp:timestamp,parent_id:parent_id,source:source}=wire
const parent=parent_id===void 0||parent_id===null?{}:{parent_id:parent_id}
return _kind_host_events_js__WEBPACK_IMPORTED_MODULE_2__.Nl.parse({kind:"UnknownEvent",id:id,timestamp:timestamp,...parent,source:source,wire:wire})}function forgive(value,issues){const unknown=issues.flatMap(unknownFieldsOf)
const nulls=issues.map(issue=>issue.path).filter(path=>path.length>0&&valueAt(value,path)===null)
const known=structuredClone(value)
for(const path of[...unknown,...nulls])delete holderOf(known,path)[nameOf(path)]
const whole=structuredClone(_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.parse(known))
for(const path of unknown)holderOf(whole,path)[nameOf(path)]=valueAt(value,path)
const event=(0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__.uN)(whole)
return{event:event,unknownFields:unknown.map(path=>path.join("."))}}function unknownFieldsOf(issue){return issue.code==="unrecognized_keys"?issue.keys.map(key=>[...issue.path,key]):[]}function valueAt(value,path){return path.reduce((holder,key)=>holder?.[key],value)}function holderOf(value,path){return valueAt(value,path.slice(0,-1))}function nameOf(path){return path.at(-1)??""}},14039:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>storyOf})
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
function storyOf(events){const answers=answersIn(events)
const risks=risksIn(events)
const steps=new Map
return events.flatMap(event=>{switch(event.kind){case"MessageEvent":return[messageOf(event)]
case"ActionEvent":{const step=steps.get(event.llm_response_id)??steps.size+1
steps.set(event.llm_response_id,step)
return[callOf(event,step,answers.get(event.tool_call_id),risks.get(event.id))]}default:return noteOf(event)}})}function answersIn(events){return new Map(events.flatMap(event=>isAnswer(event)?[[event.tool_call_id,event]]:[]))}function isAnswer(event){return["ObservationEvent","AgentErrorEvent","UserRejectObservation"].includes(event.kind)}function risksIn(events){return new Map(events.flatMap(event=>event.kind==="SecurityAnalysisEvent"?Object.entries(event.risks):[]))}function messageOf(event){const{content:content,role:role,reasoning_content:reasoning=""}=event.llm_message
const from=role==="assistant"?"agent":event.source==="user"?"user":"host"
return{...placeOf(event),kind:"message",from:from,text:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(content),reasoning:reasoning,images:imagesIn(content)}}function callOf(event,step,answer,risk){const{kind:_,...input}=event.action??{kind:"",arguments:event.tool_call.arguments}
return{...placeOf(event),kind:"call",step:step,words:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(event.thought),reasoning:event.reasoning_content??"",tool:event.tool_name,input:input,risk:risk??(event.security_risk==="UNKNOWN"?void 0:event.security_risk),endedAt:answer&&timeOf(answer.timestamp),result:answer&&resultOf(answer),edit:answer?.kind==="ObservationEvent"?editIn(answer.observation):void 0}}function resultOf(answer){switch(answer.kind){case"ObservationEvent":{const{content:content,is_error:isError,exit_code:code}=answer.observation
const exitCode=typeof code==="number"?code:void 0
return{text:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(content),isError:isError,images:imagesIn(content),exitCode:exitCode}}case"AgentErrorEvent":return{text:answer.error,isError:true,images:[],exitCode:void 0}
case"UserRejectObservation":return{text:`Rejected: ${answer.rejection_reason}`,isError:true,images:[],exitCode:void 0}}}function editIn(observation){const{path:path,old_content:before,new_content:after}=observation
if(typeof path!=="string"||typeof after!=="string")return
return{path:path,before:typeof before==="string"?before:"",after:after}}function imagesIn(content){return content.flatMap(block=>block.type==="image"?block.image_urls:[])}function noteOf(event){const note=(title,text="",tone="plain")=>[{...placeOf(event),kind:"note",tone:tone,title:title,text:text}]
switch(event.kind){case"Condensation":return note(`Condensed: ${event.forgotten_event_ids.length} events left the model's view`,event.summary)
case"HookExecutionEvent":return event.blocked||!event.success?note(`Hook ${event.hook_event_type} ${event.blocked?"blocked the action":"failed"}`,hookText(event),"error"):[]
case"ConversationErrorEvent":return note(event.code,event.detail,"error")
case"PauseEvent":return note("Paused")
case"InterruptEvent":return note("Interrupted")
case"ConversationStateUpdateEvent":return event.key==="execution_status"&&event.value==="waiting_for_confirmation"?note("Waiting for approval","","waiting"):[]
case"UnknownEvent":return note("An event of a kind that Deckhand does not know",JSON.stringify(event.wire,null,1))
default:return[]}}function hookText({hook_command:hook_command,reason:reason,stderr:stderr,error:error}){return[hook_command,reason,error,stderr].filter(Boolean).join("\n")}function placeOf({id:id,timestamp:timestamp}){return{id:`e-${id}`,at:timeOf(timestamp)}}function timeOf(timestamp){return Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(timestamp)?timestamp:`${timestamp}Z`)}},51075:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{PAGE_FILE:()=>PAGE_FILE,readFacts:()=>readFacts,readLog:()=>readLog,writePage:()=>writePage})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var wire=__webpack_require__(23860)
var page_facts=__webpack_require__(35477)
var external_node_crypto_=__webpack_require__(77598)
class Html{text
constructor(text){this.text=text}}function html(markup,...parts){return new Html(markup.reduce((text,piece,index)=>text+render(parts[index-1])+piece))}function render(part){if(part===void 0||part===false)return""
if(part instanceof Html)return part.text
if(typeof part==="object")return part.map(render).join("")
return escapeHtml(String(part))}function escapeHtml(text){return visible(text).replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;").replaceAll("'","&#39;")}function visible(text){return text.replaceAll(HIDDEN,sign=>`\\u{${sign.codePointAt(0)?.toString(16)}}`)}const HIDDEN=/[^\P{Cc}\n\t]|[\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu
const SCRIPT=`\n"use strict";\nconst byId = (id) => document.getElementById(id);\nconst items = [...document.querySelectorAll("ol.steps > .item")];\nconst texts = new Map();\nconst textOf = (item) => {\n  if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());\n  return texts.get(item);\n};\nconst unfold = (item) => { for (const fold of item.querySelectorAll("details")) fold.open = true; };\nconst filter = () => {\n  const words = byId("find").value.trim().toLowerCase();\n  const failedOnly = byId("failed").checked;\n  let shown = 0;\n  for (const item of items) {\n    const isShown = (!failedOnly || item.classList.contains("failed")) && (words === "" || textOf(item).includes(words));\n    item.hidden = !isShown;\n    if (isShown) shown += 1;\n    if (isShown && words !== "") {\n      for (const fold of item.querySelectorAll("details")) if (fold.textContent.toLowerCase().includes(words)) fold.open = true;\n    }\n  }\n  byId("found").textContent = words === "" && !failedOnly ? "" : shown + " of " + items.length;\n};\nlet timer;\nbyId("find").addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(filter, 120); });\nbyId("failed").addEventListener("change", filter);\ndocument.querySelector(".toolbar").addEventListener("submit", (event) => { event.preventDefault(); filter(); });\nbyId("open").addEventListener("click", () => { for (const item of items) unfold(item); });\nbyId("close").addEventListener("click", () => { for (const fold of document.querySelectorAll("details")) fold.open = false; });\nconst scrub = byId("scrub");\nconst bars = [...document.querySelectorAll(".timeline a")];\nif (scrub) scrub.addEventListener("input", () => {\n  const item = byId(bars[scrub.value].getAttribute("href").slice(1));\n  for (const other of document.querySelectorAll(".here")) other.classList.remove("here");\n  if (!item) return;\n  item.classList.add("here");\n  item.scrollIntoView({ block: "center", behavior: "auto" });\n});\ndocument.addEventListener("keydown", (event) => {\n  if (event.key === "/" && !/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) { event.preventDefault(); byId("find").focus(); }\n});\n`
const STYLE=`\n:root { color-scheme: light dark; --text: #1f2328; --dim: #59636e; --back: #ffffff; --soft: #f6f8fa; --line: #d1d9e0;\n  --link: #0969da; --added: #dafbe1; --removed: #ffebe9; --bad: #cf222e; --wait: #9a6700; --model: #8250df; --tool: #1a7f37;\n  --keyword: #cf222e; --string: #0a3069; --comment: #59636e; --name: #6639ba; --number: #0550ae; }\n@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --dim: #9198a1; --back: #0d1117; --soft: #151b23; --line: #3d444d;\n  --link: #4493f8; --added: #12261e; --removed: #301b1e; --bad: #f85149; --wait: #d29922; --model: #ab7df8; --tool: #3fb950;\n  --keyword: #ff7b72; --string: #a5d6ff; --comment: #9198a1; --name: #d2a8ff; --number: #79c0ff; } }\n* { box-sizing: border-box; }\nbody { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }\nmain { max-width: 1012px; margin: 0 auto; padding: 24px 16px 80px; }\na { color: var(--link); }\n:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }\n.skip { position: absolute; left: -9999px; } .skip:focus { left: 8px; top: 8px; background: var(--back); padding: 8px; z-index: 2; }\nh1 { font-size: 26px; line-height: 1.3; margin: 4px 0 8px; overflow-wrap: anywhere; } h2 { font-size: 20px; margin: 32px 0 8px; border-bottom: 1px solid var(--line); padding-bottom: 4px; }\n.where, .facts, .legend, time, .when, .empty { color: var(--dim); } .where, .facts { margin: 0; } .links a { margin-right: 12px; }\nblockquote { margin: 8px 0; padding: 0 12px; border-left: 4px solid var(--line); color: var(--dim); overflow-wrap: anywhere; }\n.timeline { display: block; width: 100%; height: 24px; border-radius: 6px; background: var(--soft); }\nrect.model { fill: var(--model); } rect.tool { fill: var(--tool); } rect.waiting { fill: var(--line); } rect:hover { opacity: .7; }\n.key { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin: 0 4px 0 12px; } .key.model { background: var(--model); margin-left: 0; } .key.tool { background: var(--tool); } .key.waiting { background: var(--line); }\n#scrub { width: 100%; margin: 6px 0 0; }\n.toolbar { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; padding: 8px 0; background: var(--back); font-size: 14px; }\n.toolbar input[type=search] { flex: 1 1 180px; min-width: 0; font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--back); color: inherit; }\n.toolbar button { font: inherit; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); color: inherit; cursor: pointer; }\n#found { color: var(--dim); min-width: 4em; }\nol.steps, ol.inner { list-style: none; margin: 0; padding: 0; } ol.inner { margin: 8px 0 8px 12px; padding-left: 12px; border-left: 3px solid var(--line); }\n.item { border: 1px solid var(--line); border-radius: 6px; margin: 8px 0; padding: 8px 12px; scroll-margin-top: 60px; content-visibility: auto; contain-intrinsic-size: auto 90px; }\n.item[hidden] { display: none; } .item:target, .item.here { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }\n.item header { display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline; }\n.item.user { background: var(--soft); } .item.failed { border-left: 4px solid var(--bad); } .item.note { border-style: dashed; } .note.error strong { color: var(--bad); } .note.waiting strong { color: var(--wait); }\n.number { text-decoration: none; color: var(--dim); min-width: 1.6em; } .title { flex: 1 1 200px; min-width: 0; overflow-wrap: anywhere; font-size: 13px; } .when { margin-left: auto; font-size: 13px; white-space: nowrap; }\n.badge { font-size: 12px; border: 1px solid var(--line); border-radius: 10px; padding: 0 8px; white-space: nowrap; } .failed .badge { border-color: var(--bad); color: var(--bad); } .badge.risk { border-color: var(--wait); color: var(--wait); }\n.words { white-space: pre-wrap; overflow-wrap: anywhere; margin: 6px 0; } .reasoning .words { color: var(--dim); font-size: 14px; }\ndetails > summary { cursor: pointer; color: var(--dim); font-size: 14px; overflow-wrap: anywhere; } .file > summary { font-family: ui-monospace, Menlo, Consolas, monospace; color: var(--text); padding: 6px 0; }\npre { margin: 6px 0; padding: 8px 12px; background: var(--soft); border-radius: 6px; overflow: auto; max-height: 480px; font: 12px/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; } .item pre.output, .item pre { white-space: pre-wrap; overflow-wrap: anywhere; } code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }\npre.diff { padding: 0; white-space: pre; } .item pre.diff { white-space: pre-wrap; } pre.diff span.added, pre.diff span.removed, pre.diff span.same, pre.diff span.hunk { display: inline-block; min-width: 100%; padding: 0 12px; }\n.added { background: var(--added); } .removed { background: var(--removed); } .hunk { color: var(--dim); } .sum { color: var(--dim); }\n.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: 14px; } th, td { border: 1px solid var(--line); padding: 4px 10px; text-align: left; overflow-wrap: anywhere; } th { background: var(--soft); }\nimg { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }\nmark { background: #fff8c5; color: #1f2328; }\n.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-type { color: var(--keyword); } .hljs-string, .hljs-regexp, .hljs-attr { color: var(--string); } .hljs-comment, .hljs-quote { color: var(--comment); } .hljs-title, .hljs-section, .hljs-name { color: var(--name); } .hljs-number, .hljs-built_in, .hljs-variable, .hljs-meta { color: var(--number); }\n@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }\n@media print { .toolbar, #scrub, .skip { display: none; } pre { max-height: none; } .item { content-visibility: visible; } }\n`
var create=__webpack_require__(37291)
var parse=__webpack_require__(73857)
var core=__webpack_require__(9692)
var bash=__webpack_require__(71157)
var cpp=__webpack_require__(77542)
var csharp=__webpack_require__(75444)
var css=__webpack_require__(53312)
var dockerfile=__webpack_require__(68977)
var go=__webpack_require__(97365)
var ini=__webpack_require__(95537)
var java=__webpack_require__(17979)
var javascript=__webpack_require__(34820)
var json=__webpack_require__(68129)
var kotlin=__webpack_require__(97898)
var markdown=__webpack_require__(35286)
var php=__webpack_require__(48771)
var python=__webpack_require__(43145)
var ruby=__webpack_require__(86787)
var rust=__webpack_require__(81493)
var sql=__webpack_require__(22879)
var swift=__webpack_require__(77484)
var typescript=__webpack_require__(23612)
var xml=__webpack_require__(69870)
var yaml=__webpack_require__(17144)
const LANGUAGES={bash:bash.A,cpp:cpp.A,csharp:csharp.A,css:css.A,dockerfile:dockerfile.A,go:go.A,ini:ini.A,java:java.A,javascript:javascript.A,json:json.A,kotlin:kotlin.A,markdown:markdown.A,php:php.A,python:python.A,ruby:ruby.A,rust:rust.A,sql:sql.A,swift:swift.A,typescript:typescript.A,xml:xml.A,yaml:yaml.A}
const LONGEST=2e3
function highlight(line,path){const language=languageOf(path)
if(language===void 0||line.length>LONGEST)return html`${line}`
for(const[name,definition]of Object.entries(LANGUAGES))if(!core.A.getLanguage(name))core.A.registerLanguage(name,definition)
return new Html(core.A.highlight(visible(line),{language:language,ignoreIllegals:true}).value)}function languageOf(path){const name=path.slice(path.lastIndexOf("/")+1).toLowerCase()
if(name==="dockerfile")return"dockerfile"
const ending=name.slice(name.lastIndexOf(".")+1)
return BY_ENDING[ending]}const BY_ENDING={sh:"bash",bash:"bash",c:"cpp",h:"cpp",cc:"cpp",cpp:"cpp",hpp:"cpp",cs:"csharp",css:"css",scss:"css",go:"go",ini:"ini",toml:"ini",cfg:"ini",lock:"ini",java:"java",js:"javascript",jsx:"javascript",mjs:"javascript",cjs:"javascript",json:"json",kt:"kotlin",md:"markdown",mdx:"markdown",php:"php",py:"python",rb:"ruby",rs:"rust",sql:"sql",swift:"swift",ts:"typescript",tsx:"typescript",mts:"typescript",html:"xml",svg:"xml",xml:"xml",vue:"xml",csproj:"xml",yml:"yaml",yaml:"yaml"}
const MOST_LINES=3e3
function renderEdit({path:path,before:before,after:after}){const{hunks:hunks}=(0,create.YB)(path,path,before,after,"","",{context:3,timeout:500})??{hunks:[]}
if(hunks.length===0)return new Html("")
return renderFile(path,hunks)}function renderDiff(text){const files=parsed(text)
if(!files)return html`<pre class="output">${text}</pre>`
return html`${files.map(file=>{const path=nameOf(file.newFileName)??nameOf(file.oldFileName)??""
return html`<details open class="file"><summary>${path} ${sumOf(file.hunks)}</summary>${renderFile(path,file.hunks)}</details>`})}`}function parsed(text){try{return(0,parse.i)(text)}catch{return}}function nameOf(name){return name===void 0||name==="/dev/null"?void 0:name.replace(/^[ab]\//,"")}function sumOf(hunks){const amount=sign=>hunks.flatMap(({lines:lines})=>lines).filter(line=>line.startsWith(sign)).length
return html`<span class="sum">+${amount("+")} −${amount("-")}</span>`}function renderFile(path,hunks){let left=MOST_LINES
const rows=hunks.flatMap(({oldStart:oldStart,newStart:newStart,oldLines:oldLines,newLines:newLines,lines:lines})=>{const shown=lines.slice(0,Math.max(0,left))
left-=lines.length
return[html`<span class="hunk">@@ -${oldStart},${oldLines} +${newStart},${newLines} @@</span>\n`,...shown.map(line=>renderLine(line,path))]})
const cut=left<0&&html`<p>The diff continues: ${-left} more lines.</p>`
return html`<pre class="diff">${rows}</pre>${cut}`}const CLASSES={"+":"added","-":"removed"}
function renderLine(line,path){const sign=line.charAt(0)
return html`<span class="${CLASSES[sign]??"same"}">${sign}${highlight(line.slice(1),path)}</span>\n`}function segmentsOf(items){const segments=[]
let now=items[0]?.at??0
let isWaiting=false
const add=(kind,to,id)=>{if(to>now)segments.push({kind:kind,from:now,to:to,id:id})
now=Math.max(now,to)}
for(const item of items){const isHosts=item.kind==="note"||item.kind==="message"&&item.from!=="agent"
add(isWaiting||isHosts?"waiting":"model",item.at,item.id)
isWaiting=item.kind==="note"&&item.tone==="waiting"
if(item.kind==="call"&&item.endedAt!==void 0)add("tool",item.endedAt,item.id)}return segments}function sumsOf(segments){const sum=kind=>segments.filter(segment=>segment.kind===kind).reduce((total,{from:from,to:to})=>total+to-from,0)
return{model:sum("model"),tool:sum("tool"),waiting:sum("waiting")}}const WIDTH=1e3
const LONGEST_SHARE=.2
function renderTimeline(segments){const total=segments.reduce((sum,{from:from,to:to})=>sum+to-from,0)
if(total===0)return new Html("")
const shown=segments.map(segment=>({...segment,share:shareOf(segment,total)}))
const scale=WIDTH/shown.reduce((sum,{share:share})=>sum+share,0)
const sums=sumsOf(segments)
let x=0
const bars=shown.map(({kind:kind,from:from,to:to,id:id,share:share})=>{const width=share*scale
const bar=html`<a href="#${id}" tabindex="-1"><rect class="${kind}" x="${x.toFixed(2)}" y="0" width="${Math.max(width,.5).toFixed(2)}" height="24"><title>${NAMES[kind]}: ${duration(to-from)}</title></rect></a>`
x+=width
return bar})
return html`<section aria-labelledby="timeline-title"><h2 id="timeline-title">Timeline</h2>
<svg class="timeline" viewBox="0 0 ${WIDTH} 24" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<input type="range" id="scrub" min="0" max="${segments.length-1}" value="0" aria-label="Move through the run">
<p class="legend"><span class="key model"></span>Model ${duration(sums.model)} <span class="key tool"></span>Tools ${duration(sums.tool)} <span class="key waiting"></span>Waiting ${duration(sums.waiting)}</p>
</section>`}const NAMES={model:"Model",tool:"Tool",waiting:"Waiting"}
function shareOf({from:from,to:to},total){return Math.min((to-from)/total,LONGEST_SHARE)}function duration(ms){if(ms<1e4)return`${(ms/1e3).toFixed(1)} s`
const seconds=Math.round(ms/1e3)
if(seconds<60)return`${seconds} s`
const minutes=Math.floor(seconds/60)
if(minutes<60)return`${minutes} min ${seconds%60} s`
return`${Math.floor(minutes/60)} h ${minutes%60} min`}const CUT_OFF="No result: the call was cut off."
function renderItem(item,inner,missing=CUT_OFF){switch(item.kind){case"message":return renderMessage(item)
case"call":return renderCall(item,inner,missing)
case"note":return renderNote(item)}}const AUTHORS={user:"Request",agent:"Agent",host:"Deckhand"}
function renderMessage({id:id,from:from,text:text,reasoning:reasoning,images:images,at:at}){return html`<li class="item message ${from}" id="${id}"><article aria-label="${AUTHORS[from]}">
<header><strong>${AUTHORS[from]}</strong> ${time(at)}</header>
${thoughts(reasoning)}${folded(text)}${pictures(images)}
</article></li>\n`}const SHORT=1500
function folded(text){const block=html`<div class="words">${text}</div>`
return text.length<=SHORT?block:html`<details><summary>${text.slice(0,160)}… (${text.length.toLocaleString("en-US")} characters)</summary>${block}</details>`}function thoughts(reasoning){return reasoning.trim()!==""&&html`<details class="reasoning"><summary>Reasoning</summary><div class="words">${reasoning}</div></details>`}function renderCall(call,inner,missing){const{id:id,step:step,words:words,reasoning:reasoning,tool:tool,at:at,endedAt:endedAt,result:result,edit:edit,risk:risk}=call
const state=result===void 0?"cut-off":result.isError||(result.exitCode??0)!==0?"failed":"ok"
return html`<li class="item call ${state}" id="${id}"><article aria-label="Step ${step}: ${tool}">
<header><a class="number" href="#${id}">${step}</a> <strong>${tool}</strong> <code class="title">${titleOf(call)}</code> ${badge(call)}${risk!==void 0&&risk!=="LOW"&&html` <span class="badge risk">risk: ${risk}</span>`} <span class="when">${endedAt!==void 0&&duration(endedAt-at)} ${time(at)}</span></header>
${thoughts(reasoning)}${words!==""&&html`<div class="words">${words}</div>`}
${edit?renderEdit(edit):inputOf(call)}
${inner&&html`<ol class="inner" aria-label="Work of the sub-agent">${inner}</ol>`}
${result?html`${outputOf(result.text,state==="failed")}${pictures(result.images)}`:html`<p>${missing}</p>`}
</article></li>\n`}const TITLE=["command","path","pattern","message","thought","url"]
const LONGEST_TITLE=120
function titleOf({input:input}){const parts=TITLE.map(name=>input[name]).filter(part=>typeof part==="string"&&part!=="")
const line=parts.join(" ").replaceAll(/\s+/g," ").trim()
return line.length<=LONGEST_TITLE?line:`${line.slice(0,LONGEST_TITLE-1)}…`}function badge({result:result,endedAt:endedAt}){if(result?.exitCode!==void 0)return html`<span class="badge">exit code ${result.exitCode}</span>`
if(result?.isError)return html`<span class="badge">error</span>`
return html`${endedAt===void 0&&html`<span class="badge">no result</span>`}`}function inputOf(call){const isCut=titleOf(call).endsWith("…")
const left=Object.entries(call.input).filter(([name,value])=>isCut||!TITLE.includes(name)||isLong(value))
const text=left.map(([name,value])=>`${name}: ${typeof value==="string"?value:JSON.stringify(value,null,1)}`)
return text.length>0&&html`<details class="input"><summary>Arguments</summary><pre>${text.join("\n")}</pre></details>`}function isLong(value){return typeof value==="string"&&(value.includes("\n")||value.length>LONGEST_TITLE)}function outputOf(text,isOpen){if(text.trim()==="")return html`<p class="empty">No output.</p>`
const lines=text.split("\n").length
const isLong=lines>12||text.length>SHORT
return html`<details class="result"${(isOpen||!isLong)&&html` open`}><summary>Output, ${lines} ${lines===1?"line":"lines"}</summary><pre class="output">${text}</pre></details>`}const PICTURE=/^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/
function pictures(images){return html`${images.map(url=>PICTURE.test(url)?html`<details open><summary>Image</summary><img src="${url}" alt="Image that the model was shown"></details>`:html`<p>An image was shown to the model. It is not in this page.</p>`)}`}function renderNote({id:id,tone:tone,title:title,text:text,at:at}){return html`<li class="item note ${tone}" id="${id}"><header><strong>${title}</strong> ${time(at)}</header>${text!==""&&folded(text)}</li>\n`}function time(at){const iso=new Date(at).toISOString()
return html`<time datetime="${iso}">${iso.slice(11,19)}</time>`}var story=__webpack_require__(14039)
function renderPage({events:events,subAgents:subAgents},facts,hide){const items=page_hidden((0,story.d)(events),hide)
const inner=call=>call.kind==="call"?subAgentOf(call,subAgents,hide):void 0
const shown=facts&&page_hidden(facts,hide)
const missing=facts?.outcome==="awaiting-approval"?"This has not run: it waits for approval.":void 0
const title=shown?`${shown.sign} ${shown.reason}`:"A run without a report"
return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}${shown&&` · ${shown.repository} ${shown.thread}`}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#steps">Skip to the steps</a>
<main>
${shown?renderHead(shown):html`<h1>${title}</h1><p>The run stopped before it could report. This is what its log has.</p>`}
${renderTimeline(segmentsOf(items))}
<section aria-labelledby="steps"><h2 id="steps" tabindex="-1">Steps</h2>
${TOOLBAR}
<ol class="steps">
${items.map(item=>renderItem(item,inner(item),missing))}</ol></section>
${shown&&renderWork(shown)}
</main>
<script>${new Html(SCRIPT)}</script>
</body>
</html>
`.text}const hashOf=text=>`'sha256-${(0,external_node_crypto_.createHash)("sha256").update(text).digest("base64")}'`
const POLICY=`default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}; img-src data:; base-uri 'none'; form-action 'none'`
const TOOLBAR=html`<form class="toolbar" role="search">
<label for="find">Find</label><input id="find" type="search" autocomplete="off"><output id="found" for="find"></output>
<label><input id="failed" type="checkbox"> Failed calls only</label>
<button type="button" id="open">Unfold all</button><button type="button" id="close">Fold all</button>
</form>`
function page_hidden(value,hide){return JSON.parse(JSON.stringify(value),(name,part)=>typeof part==="string"&&!OURS.has(name)&&!part.startsWith("data:image/")?hide(part):part)}const OURS=new Set(["id","kind","tone","from"])
function subAgentOf(call,logs,hide){const ids=[...logs.keys()].filter(id=>JSON.stringify(call.input).includes(id)||call.result?.text.includes(id))
const items=ids.flatMap(id=>page_hidden((0,story.d)(logs.get(id)??[]),hide))
return items.length>0?html`${items.map(item=>renderItem(item))}`:void 0}function renderHead(facts){const{sign:sign,reason:reason,quote:quote,hint:hint,repository:repository,thread:thread,requester:requester,links:links,durationMs:durationMs,steps:steps,costUsd:costUsd}=facts
return html`<header class="head"><p class="where">${page_link(links.thread,`${repository} ${thread}`)} · requested by ${requester}</p>
<h1>${sign} ${reason}</h1>
${quote!==void 0&&html`<blockquote>${quote}</blockquote>`}
${hint!==""&&html`<p>${hint}</p>`}
<p class="facts">${duration(durationMs)} · ${steps} ${steps===1?"step":"steps"}${costUsd!==void 0&&` · $${costUsd.toFixed(2)}`} · ended <time datetime="${facts.endedAt}">${facts.endedAt.slice(0,16).replace("T"," ")} UTC</time></p>
<p class="links">${NAMED_LINKS.map(([name,label])=>links[name]!==void 0&&html`${page_link(links[name],label)} `)}</p>
</header>`}const NAMED_LINKS=[["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Log of the job"]]
function page_link(url,label){return url===void 0?html`${label}`:html`<a href="${url}" rel="noreferrer">${label}</a>`}function renderWork({diff:diff,withheld:withheld,blockedHosts:blockedHosts,checks:checks,uses:uses}){return html`
${diff!==void 0&&html`<section aria-labelledby="diff"><h2 id="diff">Published changes</h2>${renderDiff(diff)}</section>`}
${withheld.length>0&&table("Withheld",["File","Code","Why"],withheld.map(({path:path,code:code,message:message})=>[path,code,message]))}
${blockedHosts.length>0&&table("Blocked network access",["Host"],blockedHosts.map(host=>[host]))}
${checks.length>0&&table("Commands",["Command","Exit code"],checks.map(({command:command,exitCode:exitCode})=>[command,exitCode]))}
${uses.length>0&&table("Models",["Model","Replies","Tokens in","of them cached","Tokens out","Cost"],uses.map(use=>[use.name,use.replies,number(use.inputTokens),number(use.cachedTokens),number(use.outputTokens),use.costUsd===void 0?"unknown":`$${use.costUsd.toFixed(4)}`]))}`}function table(title,names,rows){const id=title.toLowerCase().replaceAll(" ","-")
return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="wide" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr>${names.map(name=>html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(row=>html`<tr>${row.map(cell=>html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>`}function number(value){return value.toLocaleString("en-US")}const PAGE_FILE="run.html"
async function writePage(folder,facts,hide){const path=(0,external_node_path_.join)(folder,PAGE_FILE);(0,external_node_fs_.writeFileSync)(path,renderPage(readLog(folder),facts,hide))
return path}function readLog(folder){const below=(0,external_node_path_.join)(folder,"subagents")
const names=(0,external_node_fs_.existsSync)(below)?(0,external_node_fs_.readdirSync)(below):[]
return{events:readEvents(folder),subAgents:new Map(names.map(name=>[name,readEvents((0,external_node_path_.join)(below,name))]))}}function readFacts(folder){const path=(0,external_node_path_.join)(folder,page_facts.U)
if(!(0,external_node_fs_.existsSync)(path))return
return page_facts.P.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))).data}function readEvents(folder){const inside=(0,external_node_path_.join)(folder,"events")
if(!(0,external_node_fs_.existsSync)(inside))return[]
const files=(0,external_node_fs_.readdirSync)(inside).filter(name=>/^event-\d+-.*\.json$/.test(name))
return files.sort().flatMap(name=>readOne((0,external_node_path_.join)(inside,name)))}function readOne(path){try{return[(0,wire.j)(JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))).event]}catch{return[]}}},35477:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P:()=>PageFacts,U:()=>REPORT_FILE})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const REPORT_FILE="report.json"
const Link=zod__WEBPACK_IMPORTED_MODULE_0__.url({protocol:/^https?$/})
const WithheldFile=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),code:zod__WEBPACK_IMPORTED_MODULE_0__.string(),message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const ModelUse=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replies:zod__WEBPACK_IMPORTED_MODULE_0__.int(),inputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),cachedTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),outputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional()}).readonly()
const PageFacts=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requester:zod__WEBPACK_IMPORTED_MODULE_0__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sign:zod__WEBPACK_IMPORTED_MODULE_0__.string(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string(),quote:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),hint:zod__WEBPACK_IMPORTED_MODULE_0__.string(),endedAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),durationMs:zod__WEBPACK_IMPORTED_MODULE_0__.number(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.int(),models:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),uses:zod__WEBPACK_IMPORTED_MODULE_0__.array(ModelUse).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int()}).readonly()).readonly(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly(),blockedHosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),links:zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({thread:Link.optional(),run:Link.optional(),comment:Link.optional(),commit:Link.optional(),pullRequest:Link.optional()}).readonly()}).readonly()}}

export const id=8829
export const ids=[8829]
export const modules={84796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SZ:()=>StoredEvent,aO:()=>WireEvent})
var schemas=__webpack_require__(28942)
var actions=__webpack_require__(67159)
var host_events=__webpack_require__(47092)
var content=__webpack_require__(46032)
var envelope=__webpack_require__(71093)
const MessageEvent=schemas.strictObject({kind:schemas.literal("MessageEvent"),...envelope.iE,source:envelope.kL,llm_message:content.QB,llm_response_id:schemas.string().optional(),activated_skills:schemas.array(schemas.string()).readonly().prefault([]),extended_content:schemas.array(content.ny).readonly().prefault([]),sender:schemas.string().optional(),critic_result:content.Yt.optional()}).readonly()
const ToolRecord=schemas.strictObject({kind:schemas.string(),title:schemas.string().optional(),description:schemas.string(),action_type:schemas.string(),observation_type:schemas.string().optional(),annotations:schemas.record(schemas.string(),envelope.LM).readonly().optional(),meta:schemas.record(schemas.string(),envelope.LM).readonly().optional(),client_tool_name:schemas.string().optional(),input_schema:schemas.record(schemas.string(),envelope.LM).readonly().optional(),mcp_tool:schemas.record(schemas.string(),envelope.LM).readonly().optional()}).readonly()
const SystemPromptEvent=schemas.strictObject({kind:schemas.literal("SystemPromptEvent"),...envelope.iE,source:envelope.kL.default("agent"),system_prompt:content.ny,tools:schemas.array(ToolRecord).readonly(),dynamic_context:content.ny.optional()}).readonly()
const Condensation=schemas.strictObject({kind:schemas.literal("Condensation"),...envelope.iE,source:envelope.kL.default("environment"),forgotten_event_ids:schemas.array(schemas.string()).readonly().prefault([]),summary:schemas.string().optional(),summary_offset:schemas.int().min(0).optional(),llm_response_id:schemas.string()}).readonly()
const CondensationRequest=schemas.strictObject({kind:schemas.literal("CondensationRequest"),...envelope.iE,source:envelope.kL.default("environment")}).readonly()
const CondensationSummaryEvent=schemas.strictObject({kind:schemas.literal("CondensationSummaryEvent"),...envelope.iE,id:schemas.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:envelope.kL.default("environment"),summary:schemas.string()}).readonly()
const StoredEvent=schemas.discriminatedUnion("kind",[SystemPromptEvent,MessageEvent,actions.XP,actions.xn,actions.l,actions.MR,Condensation,CondensationRequest,host_events.vW,host_events.cr,actions.mY,host_events.Kf,host_events.mM,host_events.xv,host_events.SO,host_events.CT,host_events.TO])
const WireEvent=schemas.discriminatedUnion("kind",[...StoredEvent.options,CondensationSummaryEvent,host_events.LX,actions.YZ])
schemas.discriminatedUnion("kind",[...WireEvent.options,host_events.Nl])}),47092:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>TokenEvent,Kf:()=>ConversationStateUpdateEvent,LX:()=>StreamingDeltaEvent,Nl:()=>UnknownEvent,SO:()=>LLMCompletionLogEvent,TO:()=>ACPToolCallEvent,cr:()=>InterruptEvent,mM:()=>HookExecutionEvent,vW:()=>PauseEvent,xv:()=>SecurityAnalysisEvent})
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
const ACPToolCallEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ACPToolCallEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),status:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),tool_kind:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),raw_input:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),raw_output:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional(),is_error:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}).readonly()
const UnknownEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UnknownEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.catch("environment"),wire:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM}).readonly()}),23860:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>dumpEvent,j:()=>readEvent})
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _event_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(84796)
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
return{event:event,unknownFields:unknown.map(path=>path.join("."))}}function unknownFieldsOf(issue){return issue.code==="unrecognized_keys"?issue.keys.map(key=>[...issue.path,key]):[]}function valueAt(value,path){return path.reduce((holder,key)=>holder?.[key],value)}function holderOf(value,path){return valueAt(value,path.slice(0,-1))}function nameOf(path){return path.at(-1)??""}}),14089:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>renderMarkdown,I:()=>renderSteps})
var diff__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(37291)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62423)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _page_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8900)
var _story_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14039)
var _timeline_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(55103)
const FIRST=30
const LAST=70
function renderSteps(items,usage,began){const own=items.filter(({at:at})=>at>=began)
const calls=own.filter(item=>item.kind==="call")
if(calls.length===0)return""
const{model:model,tool:tool,waiting:waiting}=(0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__.yg)((0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__.OD)(own))
const rows=calls.map(call=>rowOf(call,usage))
const left=rows.length-FIRST-LAST
const shown=left>0?[...rows.slice(0,FIRST),`| | … ${left} more … | | | |`,...rows.slice(-LAST)]:rows
return[`#### Steps\n\nModel ${(0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__.p0)(model)} · tools ${(0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__.p0)(tool)} · waiting ${(0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__.p0)(waiting)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...shown].join("\n")}function rowOf(call,usage){const{step:step,tool:tool,at:at,endedAt:endedAt,reply:reply=""}=call
const took=usage.get(reply)
const tokens=took?`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(took.input)} (${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(took.cached)}), ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(took.output)}`:""
const title=(0,_story_js__WEBPACK_IMPORTED_MODULE_2__.Gg)(call)
const about=title===""?"":` ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.FX)(title,100)}`
const time=endedAt===void 0?"":(0,_timeline_js__WEBPACK_IMPORTED_MODULE_3__.p0)(endedAt-at)
return`| ${step} | ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.FX)(tool,60)}${about} | ${(0,_story_js__WEBPACK_IMPORTED_MODULE_2__.Bg)(call)} | ${time} | ${tokens} |`}function renderMarkdown(log,facts,hide){const notices=(0,_page_js__WEBPACK_IMPORTED_MODULE_1__.lx)(log,facts).map(notice=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",hide(notice)))
const items=(0,_page_js__WEBPACK_IMPORTED_MODULE_1__.S3)(log,hide)
return[headOf(facts,log),...notices,...items.map(partOf),...facts?publishedIn(facts):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(facts,log){if(!facts)return`# ${(0,_page_js__WEBPACK_IMPORTED_MODULE_1__.gD)(log)}`
const{sign:sign,repository:repository,thread:thread,requester:requester,reason:reason,hint:hint,links:links}=facts
const named=LINKS.flatMap(([name,label])=>links[name]===void 0?[]:[`- ${label}: <${links[name]}>`])
const said=[reason,hint].filter(text=>text!=="").map(text=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",text))
return[`# ${sign} ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(100,`${repository} ${thread}`)}, requested by ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(100,requester)}`,...said,named.join("\n")].filter(Boolean).join("\n\n")}const LINKS=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(item){switch(item.kind){case"message":return messageOf(item)
case"call":return callOf(item)
case"note":return[`## ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(200,item.title)}`,item.text&&(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",item.text)].filter(Boolean).join("\n\n")}}const AUTHORS={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:from,text:text,images:images}){const pictures=images.length===0?[]:[`Images: ${images.length}`]
return[`## ${AUTHORS[from]}`,(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",text),...pictures].join("\n\n")}function callOf(call){const{step:step,tool:tool,words:words,input:input,result:result,edit:edit}=call
const given=edit?(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",diffOf(edit)):(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("json",JSON.stringify(input,null,2))
return[`## Step ${step}: ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(60,tool)} (${(0,_story_js__WEBPACK_IMPORTED_MODULE_2__.Bg)(call)})`,words!==""&&(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",words),given,result&&result.text!==""&&(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("text",result.text)].filter(Boolean).join("\n\n")}function diffOf({path:path,before:before,after:after}){return(0,diff__WEBPACK_IMPORTED_MODULE_5__.ss)(path,path,before,after,"","",{context:3,timeout:500})??""}function publishedIn({diff:diff,withheld:withheld}){const kept=withheld.map(({path:path,code:code})=>`- ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(200,path)}: ${code}`)
return[...diff===void 0?[]:[`## Published changes\n\n${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",diff)}`],...kept.length===0?[]:[`## Withheld\n\n${kept.join("\n")}`]]}}),55197:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{PAGE_FILE:()=>PAGE_FILE,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writePage:()=>writePage})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(28942)
var _core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95017)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(14549)
var _core_event_wire_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23860)
var _markdown_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(14089)
var _page_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(8900)
var _page_facts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(43193)
var _usage_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(87789)
const PAGE_FILE="run.html"
async function writePage(folder,facts,hide,path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,PAGE_FILE)){const log=readLog(folder);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,(0,_page_js__WEBPACK_IMPORTED_MODULE_6__.Cf)({...log,picture:readPicture(folder,facts)},facts,hide))
const began=facts?Date.parse(facts.beganAt):0
return{path:path,steps:(0,_markdown_js__WEBPACK_IMPORTED_MODULE_5__.I)((0,_page_js__WEBPACK_IMPORTED_MODULE_6__.S3)(log,hide),log.usage,began)}}function readLog(folder){const below=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"subagents")
const names=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(below)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(below):[]
const inner=names.map(name=>({name:name,...readEvents((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(below,name))}))
const{events:events,lost:lost}=readEvents(folder)
const lostBelow=inner.flatMap(log=>log.lost.map(name=>`subagents/${log.name}/${name}`))
return{events:events,subAgents:new Map(inner.map(log=>[log.name,log.events])),usage:(0,_usage_js__WEBPACK_IMPORTED_MODULE_8__.pj)(readStats((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_2__.bv))),damage:{events:[...lost,...lostBelow],report:readReport(folder).problem}}}function readPicture(folder,facts){const path=facts?.picture&&(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"observations",facts.picture)
if(!path||!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)||(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).size>LARGEST_PICTURE)return
return`data:image/png;base64,${(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path).toString("base64")}`}const LARGEST_PICTURE=5*1024*1024
function readStats(path){try{return zod__WEBPACK_IMPORTED_MODULE_9__.object({stats:_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_3__.Uz}).parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8"))).stats}catch{return _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_3__.Sh}}function readFacts(folder){return readReport(folder).facts}function readReport(folder){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_facts_js__WEBPACK_IMPORTED_MODULE_7__.Uq)
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))return{}
try{const read=_page_facts_js__WEBPACK_IMPORTED_MODULE_7__.P1.safeParse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")))
if(read.success)return{facts:read.data}
const[issue]=read.error.issues
return{problem:`${issue?.path.join(".")}: ${issue?.message}`}}catch(error){return{problem:error instanceof Error?error.message:String(error)}}}function readEvents(folder){const names=eventFiles(folder)
const numbers=new Set(names.map(numberOf))
const last=names.length===0?-1:numberOf(names.at(-1)??"")
const missing=Array.from({length:Math.min(last,MOST_EVENTS)},(_,at)=>at).filter(at=>!numbers.has(at))
const read=names.map(name=>({name:name,event:readOne((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"events",name))}))
const damaged=read.flatMap(({name:name,event:event})=>event?[]:[name])
const gaps=missing.map(at=>`event-${String(at).padStart(5,"0")}`)
return{events:read.flatMap(({event:event})=>event??[]),lost:[...damaged,...gaps].sort()}}const MOST_EVENTS=1e5
const EVENT_FILE=/^event-(\d+)-.*\.json$/
const numberOf=name=>Number(EVENT_FILE.exec(name)?.[1])
function eventFiles(folder){const inside=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"events")
const names=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(inside)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(inside):[]
return names.filter(name=>EVENT_FILE.test(name)).sort((one,other)=>numberOf(one)-numberOf(other))}function readOne(path){try{return(0,_core_event_wire_js__WEBPACK_IMPORTED_MODULE_4__.j)(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8"))).event}catch{return}}}),64377:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}})}

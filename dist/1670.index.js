export const id=1670
export const ids=[1670]
export const modules={2357:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SZ:()=>StoredEvent,aO:()=>WireEvent})
var schemas=__webpack_require__(28942)
var actions=__webpack_require__(67159)
var envelope=__webpack_require__(71093)
const Condensation=schemas.strictObject({kind:schemas.literal("Condensation"),...envelope.iE,source:envelope.kL.default("environment"),forgotten_event_ids:schemas.array(schemas.string()).readonly().prefault([]),summary:schemas.string().optional(),summary_offset:schemas.int().min(0).optional(),llm_response_id:schemas.string()}).readonly()
const CondensationRequest=schemas.strictObject({kind:schemas.literal("CondensationRequest"),...envelope.iE,source:envelope.kL.default("environment")}).readonly()
const CondensationSummaryEvent=schemas.strictObject({kind:schemas.literal("CondensationSummaryEvent"),...envelope.iE,id:schemas.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:envelope.kL.default("environment"),summary:schemas.string()}).readonly()
var host_events=__webpack_require__(47092)
var content=__webpack_require__(46032)
const MessageEvent=schemas.strictObject({kind:schemas.literal("MessageEvent"),...envelope.iE,source:envelope.kL,llm_message:content.QB,llm_response_id:schemas.string().optional(),activated_skills:schemas.array(schemas.string()).readonly().prefault([]),extended_content:schemas.array(content.ny).readonly().prefault([]),sender:schemas.string().optional(),critic_result:content.Yt.optional()}).readonly()
const ToolRecord=schemas.strictObject({kind:schemas.string(),title:schemas.string().optional(),description:schemas.string(),action_type:schemas.string(),observation_type:schemas.string().optional(),annotations:schemas.record(schemas.string(),envelope.LM).readonly().optional(),meta:schemas.record(schemas.string(),envelope.LM).readonly().optional(),client_tool_name:schemas.string().optional(),input_schema:schemas.record(schemas.string(),envelope.LM).readonly().optional(),mcp_tool:schemas.record(schemas.string(),envelope.LM).readonly().optional()}).readonly()
const SystemPromptEvent=schemas.strictObject({kind:schemas.literal("SystemPromptEvent"),...envelope.iE,source:envelope.kL.default("agent"),system_prompt:content.ny,tools:schemas.array(ToolRecord).readonly(),dynamic_context:content.ny.optional()}).readonly()
const StoredEvent=schemas.discriminatedUnion("kind",[SystemPromptEvent,MessageEvent,actions.XP,actions.xn,actions.l,actions.MR,Condensation,CondensationRequest,host_events.vW,host_events.cr,actions.mY,host_events.Kf,host_events.mM,host_events.xv,host_events.SO,host_events.CT,host_events.TO])
const WireEvent=schemas.discriminatedUnion("kind",[...StoredEvent.options,CondensationSummaryEvent,host_events.LX,actions.YZ])
schemas.discriminatedUnion("kind",[...WireEvent.options,host_events.Nl])}),20524:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G2:()=>TEMPORARY,s4:()=>folderStore,LK:()=>memoryStore,Ab:()=>requireInside})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var fault=__webpack_require__(98664)
function takeLock(path){const own=identityOf(process.pid)??`${process.pid} unknown`
const stale=create(path,own)?void 0:takeOver(path,own)
return{tookOver:stale,release:()=>release(path,own)}}function create(path,own){const draft=`${path}.${process.pid}`;(0,external_node_fs_.writeFileSync)(draft,own)
try{(0,external_node_fs_.linkSync)(draft,path)
return!0}catch(error){if(isCode(error,"EEXIST"))return!1
throw error}finally{(0,external_node_fs_.rmSync)(draft)}}function takeOver(path,own){const holder=read(path)??""
if(holder===own)throw held(path,"in this process already","Close it first.")
if(isAlive(holder))throw held(path,`by process ${pidOf(holder)}`,"Wait until that process has ended.")
if(!putAside(path,holder)||!create(path,own))throw held(path,"by a process that was faster","Wait until it has ended.")
return holder===""?void 0:`process ${pidOf(holder)}`}function putAside(path,holder){const aside=`${path}.${process.pid}.stale`
try{(0,external_node_fs_.renameSync)(path,aside)}catch(error){if(isCode(error,"ENOENT"))return!1
throw error}const isStale=read(aside)===holder
if(isStale)(0,external_node_fs_.rmSync)(aside)
else(0,external_node_fs_.renameSync)(aside,path)
return isStale}function release(path,own){if(read(path)===own)(0,external_node_fs_.rmSync)(path,{force:!0})}function held(path,by,hint){return new fault.vC("config",`The conversation is open ${by} (${path}).`,{hint:hint})}function pidOf(holder){return Number(holder.split(" ")[0])}function isAlive(holder){const pid=pidOf(holder)
return Number.isInteger(pid)&&pid>0&&identityOf(pid)===holder}function identityOf(pid){const boot=read("/proc/sys/kernel/random/boot_id")
if(boot===void 0)return answers(pid)?`${pid} unknown`:void 0
const[state,...fields]=read(`/proc/${pid}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return state==="Z"||state==="X"?void 0:`${pid} ${boot.trim()}/${fields[18]}`}function answers(pid){try{process.kill(pid,0)
return!0}catch(error){return isCode(error,"EPERM")}}function read(path){try{return(0,external_node_fs_.readFileSync)(path,"utf8")}catch(error){if(isCode(error,"ENOENT")||isCode(error,"ESRCH"))return
throw error}}function isCode(error,code){return error instanceof Error&&"code"in error&&error.code===code}const TEMPORARY=".tmp"
function folderStore(root){const made=new Set
const pathOf=name=>(0,external_node_path_.join)(root,requireInside(name))
const makeParent=path=>{const parent=(0,external_node_path_.dirname)(path)
if(!made.has(parent))(0,external_node_fs_.mkdirSync)(parent,{recursive:!0})
made.add(parent)
return path}
return{write(name,text){const path=makeParent(pathOf(name));(0,external_node_fs_.writeFileSync)(path+TEMPORARY,text);(0,external_node_fs_.renameSync)(path+TEMPORARY,path)},read:name=>(0,external_node_fs_.readFileSync)(pathOf(name),"utf8"),list:folder=>(0,external_node_fs_.existsSync)(pathOf(folder))?(0,external_node_fs_.readdirSync)(pathOf(folder)).sort():[],move:(from,to)=>(0,external_node_fs_.renameSync)(pathOf(from),makeParent(pathOf(to))),remove:name=>(0,external_node_fs_.rmSync)(pathOf(name),{force:!0}),lock:name=>takeLock(makeParent(pathOf(name)))}}function requireInside(name){const isInside=name!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(name)&&!name.split(/[/\\]/).includes("..")
if(!isInside)throw new fault.vC("bug",`The file name ${JSON.stringify(name)} leaves the folder of the conversation.`)
return name}function memoryStore(files=new Map){const held=new Set
const read=name=>{const text=files.get(requireInside(name))
if(text===void 0)throw new fault.vC("bug",`There is no file ${name} in memory.`)
return text}
return{write:(name,text)=>void files.set(requireInside(name),text),read:read,list:folder=>filesIn(`${requireInside(folder)}/`,[...files.keys()]).sort(),move(from,to){files.set(requireInside(to),read(from))
files.delete(from)},remove:name=>void files.delete(requireInside(name)),lock(name){if(held.has(name))throw new fault.vC("bug","This conversation is open already.",{hint:"Close it first."})
held.add(name)
return{tookOver:void 0,release:()=>void held.delete(name)}}}}function filesIn(folder,names){const inside=names.filter(name=>name.startsWith(folder)).map(name=>name.slice(folder.length))
return inside.filter(name=>!name.includes("/"))}}),47092:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>TokenEvent,Kf:()=>ConversationStateUpdateEvent,LX:()=>StreamingDeltaEvent,Nl:()=>UnknownEvent,SO:()=>LLMCompletionLogEvent,TO:()=>ACPToolCallEvent,cr:()=>InterruptEvent,mM:()=>HookExecutionEvent,vW:()=>PauseEvent,xv:()=>SecurityAnalysisEvent})
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
const UnknownEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UnknownEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.catch("environment"),wire:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM}).readonly()}),22670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>EventTree,X:()=>ReadableLog})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
const NOWHERE=-1
const NEWS="ConversationStateUpdateEvent"
class EventTree{#events=[]
#parents=[]
#positions=new Map
#leaf=NOWHERE
get events(){return this.#events}get leaf(){return this.#events[this.#leaf]?.id??null}indexOf(id){return this.#positions.get(id)??NOWHERE}check(event){if(this.#positions.has(event.id))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`There is an event ${event.id} already.`)
this.#parentOf(event)}add(event){this.#parents.push(this.#parentOf(event))
const position=this.#events.push(event)-1
this.#positions.set(event.id,position)
if(event.kind!==NEWS)this.#leaf=position}moveTo(id){let position=this.#require(id)
while(this.#events[position]?.kind===NEWS)position=this.#parents[position]??NOWHERE
this.#leaf=position}branchTo(id){const branch=[]
for(let position=this.#require(id);position!==NOWHERE;position=this.#parents[position]??NOWHERE)branch.push(...this.#events.slice(position,position+1))
return branch.reverse()}#require(id){if(id===null)return NOWHERE
const position=this.indexOf(id)
if(position===NOWHERE){const hint="Use the `id` of an event of its log."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`There is no event ${id} in this conversation.`,{hint:hint})}return position}#parentOf({id:id,parent_id:parent_id}){if(parent_id===void 0)return this.#events.length-1
if(parent_id===_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Dl)return NOWHERE
const position=this.indexOf(parent_id)
if(position===NOWHERE)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`The event ${id} follows ${parent_id}, which is not before it.`)
return position}}class ReadableLog{#listeners=new Set
get length(){return this.tree.events.length}at(index){return this.tree.events.at(index)}slice(start,end){return this.tree.events.slice(start,end)}get(id){return this.tree.events[this.tree.indexOf(id)]}indexOf(id){return this.tree.indexOf(id)}[Symbol.iterator](){return this.tree.events.values()}get leaf(){return this.tree.leaf}branch(leaf=this.leaf){return this.tree.branchTo(leaf)}navigateTo(id){this.tree.moveTo(id)}subscribe(listener){this.#listeners.add(listener)
return()=>this.#listeners.delete(listener)}announce(event){this.tree.add(event)
for(const listener of[...this.#listeners])listener(event)}}}),61670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L7:()=>FOLDER,W7:()=>fileOf,YM:()=>LOCK,lj:()=>recover})
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(961)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(37428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _file_store_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(20524)
var _readable_log_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22670)
var _wire_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23860)
const FOLDER="events"
const LOCK=".eventlog.lock"
const ASIDE=".corrupt"
const ASIDE_ENDING=/\.corrupt(-\d+)?$/
const SDK_MARKER=/^\.eventlog-len-\d+\.marker$/
const NAME=/^event-(\d{5,})-([0-9a-fA-F-]{8,})\.json$/
function recover(store){const place={store:store,names:store.list(FOLDER),findings:[]}
const files=withoutTornTail(place,untilGap(place,eventFiles(place)))
const tree=readTree(place,files)
return{tree:tree,next:(files.at(-1)?.number??-1)+1,findings:place.findings}}function fileOf(number,id){return`${FOLDER}/event-${String(number).padStart(5,"0")}-${id}.json`}function eventFiles(place){const files=place.names.flatMap(name=>{const[,number,id]=NAME.exec(name)??[]
if(number!==void 0&&id!==void 0)return[{name:name,number:Number(number),id:id}]
passOver(place,name)
return[]})
return files.sort((a,b)=>a.number-b.number)}function passOver(place,name){if(name.startsWith(LOCK)||SDK_MARKER.test(name)||NAME.test(name.replace(ASIDE_ENDING,"")))return
if(!name.endsWith(_file_store_js__WEBPACK_IMPORTED_MODULE_1__.G2)||!NAME.test(name.slice(0,-_file_store_js__WEBPACK_IMPORTED_MODULE_1__.G2.length))){report(place,"foreign-file",name,"This is not an event file; it was ignored.")
return}place.store.remove(`${FOLDER}/${name}`)
report(place,"leftover-temporary",name,"A write that was cut short was removed; its event was never announced.")}function untilGap(place,files){for(const[position,{name:name,number:number}]of files.entries()){const before=files[position-1]?.number??-1
if(number>before+1)return cutAtGap(place,files,position)
if(number===before)report(place,"same-number",name,`Two files have the number ${number}; both were kept.`)}return files}function cutAtGap(place,files,position){const[kept,lost]=[files.slice(0,position),files.slice(position)]
for(const{name:name}of lost.toReversed())setAside(place,name)
const missing=(kept.at(-1)?.number??-1)+1
const text=`Event number ${missing} is missing; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(lost.length,"file")} after it got the ending ${ASIDE}.`
report(place,"gap",lost[0]?.name??"",text)
return kept}function withoutTornTail(place,files){const last=files.findLastIndex(({name:name})=>isWhole(place.store.read(`${FOLDER}/${name}`)))
for(const{name:name}of files.slice(last+1).toReversed()){setAside(place,name)
report(place,"torn-tail",name,`The event was not written to its end; its file got the ending ${ASIDE}.`)}return files.slice(0,last+1)}function isWhole(text){try{JSON.parse(text)
return!0}catch(error){if(error instanceof SyntaxError)return!1
throw error}}function setAside({store:store,names:names},name){let aside=name+ASIDE
for(let copy=2;names.includes(aside);copy+=1)aside=`${name}${ASIDE}-${copy}`
store.move(`${FOLDER}/${name}`,`${FOLDER}/${aside}`)}function readTree(place,files){const tree=new _readable_log_js__WEBPACK_IMPORTED_MODULE_2__.V
const strangers=[]
for(const file of files)if(tree.indexOf(file.id)<0)strangers.push(...readInto(tree,place.store,file))
else report(place,"duplicate",file.name,"An event before this one has the same id; that one counts.")
for(const[what,[first,...others]]of Map.groupBy(strangers,({what:what})=>what))if(first)report(place,first.kind,first.name,`${what} is unknown; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(others.length+1,"event")}.`)
return tree}function readInto(tree,store,{name:name,id:id}){try{const{event:event,unknownFields:unknownFields}=(0,_wire_js__WEBPACK_IMPORTED_MODULE_3__.j)(JSON.parse(store.read(`${FOLDER}/${name}`)))
if(event.id!==id)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The event in it is ${event.id}.`)
tree.check(event)
tree.add(event)
if(event.kind==="UnknownEvent")return[{kind:"unknown-kind",what:wireKind(event),name:name}]
return unknownFields.map(field=>({kind:"unknown-field",what:`${event.kind}.${field}`,name:name}))}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The event file ${FOLDER}/${name} cannot be read: ${reasonOf(cause)}`,{hint:"Restore that file, or delete the conversation folder to start again.",cause:cause})}}function wireKind({wire:wire}){return typeof wire==="object"&&wire!==null&&"kind"in wire?String(wire.kind):""}function reasonOf(cause){if(cause instanceof zod__WEBPACK_IMPORTED_MODULE_5__.G)return zod__WEBPACK_IMPORTED_MODULE_6__.S1(cause)
return cause instanceof Error?cause.message:String(cause)}function report({findings:findings},kind,name,text){findings.push({kind:kind,file:`${FOLDER}/${name}`,text:text})}}),23860:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>dumpEvent,j:()=>readEvent})
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
return{event:event,unknownFields:unknown.map(path=>path.join("."))}}function unknownFieldsOf(issue){return issue.code==="unrecognized_keys"?issue.keys.map(key=>[...issue.path,key]):[]}function valueAt(value,path){return path.reduce((holder,key)=>holder?.[key],value)}function holderOf(value,path){return valueAt(value,path.slice(0,-1))}function nameOf(path){return path.at(-1)??""}})}

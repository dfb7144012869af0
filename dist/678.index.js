export const id=678
export const ids=[678]
export const modules={91492:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{cA:()=>lineOf,QU:()=>maskSecrets,Ei:()=>printAnnotations,cL:()=>printChange,lQ:()=>printEnd,xo:()=>printEvents,sl:()=>printFault,Q$:()=>printKnowledge,m:()=>printNotice,m6:()=>printRisks,Dk:()=>printServer,TB:()=>printSetUp,Nw:()=>printWait,A$:()=>printWall})
var content=__webpack_require__(46032)
var write_outcome=__webpack_require__(62822)
var lib_text=__webpack_require__(94869)
var external_node_os_=__webpack_require__(48161)
function info(line){process.stdout.write(`${line}${external_node_os_.EOL}`)}function notice(message,properties={}){issue("notice",message,properties)}function warning(message,properties={}){issue("warning",message,properties)}function error(message,properties={}){issue("error",message,properties)}function startGroup(name){issue("group",name)}function endGroup(){issue("endgroup","")}function setSecret(value){issue("add-mask",value)}function issue(command,message,properties={}){const given=Object.entries(properties).filter(([,value])=>value!==void 0&&value!=="")
const list=given.map(([key,value])=>`${key}=${escaped(String(value)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${command}${list.length>0?` ${list.join(",")}`:""}::${escaped(message)}`)}function escaped(text){return text.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function maskSecrets(secrets){for(const secret of secrets)if(secret!=="")setSecret(secret)}function printEvents(redact,subAgent){const margin=subAgent===void 0?"":`  [${subAgent}] `
return event=>{const line=lineOf(event)
if(line!==void 0)info(redact(margin+harmless(line)))}}function printNotice(text){notice(harmless(text))}function printWall(wall){const words=wall?`The tools run in a sandbox (${wall.way}, network: ${wall.network}). Its self-test passed (${wall.checks} checks).`:"The tools run without a sandbox (isolation: none)."
info(words)
if(wall&&wall.caches.given.length>0)info(harmless(`Caches of earlier steps: ${wall.caches.given.join(", ")}`))
for(const{path:path,why:why}of wall?.caches.leftOut??[])printNotice(`The cache ${(0,lib_text.TN)(path,200)} is not in the sandbox: ${(0,lib_text.TN)(why,300)}.`)}function printKnowledge({commit:commit,files:files,plugins:plugins,hooks:hooks,problems:problems}){const names=files.map(({path:path,id:id})=>`${path} (${id.slice(0,7)})`)
for(const name of names.slice(0,50))info(harmless(`instructions from ${commit.slice(0,7)}: ${name}`))
if(names.length>50)info(`… and from ${names.length-50} more files`)
for(const{name:name,label:label}of plugins)info(harmless(`plugin ${name} from ${label}`))
if(hooks)info(harmless(`hooks from ${commit.slice(0,7)}: ${Object.keys(hooks).join(", ")}`))
for(const{path:path,problem:problem}of problems.slice(0,20))printNotice(`${path} ${problem}.`)}function printSetUp(redact){return output=>{startGroup("Setting up")
for(const line of output.trimEnd().split("\n"))info(redact(harmless(line)))
endGroup()}}function printServer(name,words,redact){info(redact(harmless(`Server ${name}: ${words}`)))}function printWait({waitMs:waitMs,attempt:attempt,attempts:attempts,fault:fault}){const seconds=Math.max(1,Math.round(waitMs/1e3))
info(harmless(`${fault.message} Trying again in ${seconds} s (${attempt} of ${attempts}).`))}function printChange({from:from,to:to,fault:fault}){printNotice(`${fault.message} Asking ${to} instead of ${from}.`)}function printFault(fault,redact){const words=[fault.headline,fault.quote,fault.hint].filter(part=>part!==void 0)
error(redact(words.map(harmless).join(" ")))
if(fault.cause!==void 0)info(redact(harmless(`Cause: ${describe(fault.cause)}`)))}function printEnd({report:report,fault:fault},isFailure,redact){const{outcome:outcome,reason:reason,hint:hint}=report
const words=redact(harmless(`${reason}. ${hint}`))
if(isFailure&&fault)printFault(fault,redact)
else if(isFailure)error(words)
else if(write_outcome.tz.includes(outcome))warning(words)
else info(`${outcome}: ${words}`)}function printAnnotations(annotations,redact){for(const{file:file,line:line,message:message}of annotations)error(redact(harmless(message)),{file:file,line:line,title:"Seen by the agent"})}function printRisks(risks,redact){for(const words of risks.slice(0,10))warning(redact(harmless(`Of medium risk, and run: ${words}`)))}function describe(cause){return cause instanceof Error?`${cause.name}: ${cause.message}`:String(cause)}function lineOf(event){switch(event.kind){case"SystemPromptEvent":case"ConversationStateUpdateEvent":return
case"MessageEvent":if(event.source==="user")return skillsOf(event.activated_skills)
return`${event.source} says: ${(0,content.wh)(event.llm_message.content)}`
case"ActionEvent":return`-> ${event.tool_name} ${event.summary??inShort(event.action)}`
case"ObservationEvent":return`<- ${event.tool_name} ${outcomeOf(event.observation)}`
case"AgentErrorEvent":return`<- ${event.tool_name} error: ${event.error}`
case"HookExecutionEvent":return hookLine(event)
case"ConversationErrorEvent":return`stopped: ${event.code}: ${event.detail}`}}function hookLine({hook_event_type:hook_event_type,blocked:blocked,reason:reason,error:error}){if(blocked)return`hook ${hook_event_type} blocks: ${reason}`
if(error!==void 0)return`hook ${hook_event_type} does not count: ${error}`
return hook_event_type.endsWith("ToolUse")?void 0:`hook ${hook_event_type} is fine`}function skillsOf(names){return names.length===0?void 0:`skills called for: ${names.join(", ")}`}function inShort(action){const{kind:_kind,...values}=action??{kind:"",invalid:"(an invalid call)"}
return(0,lib_text.TN)(Object.values(values).map(String).join(" "),120)}function outcomeOf(observation){const exit=observation.exit_code===void 0?"":`exit code ${observation.exit_code}, `
const size=Buffer.byteLength((0,content.wh)(observation.content))
return`${exit}${size} bytes${observation.is_error?", an error":""}`}function harmless(text){return(0,lib_text.TN)(text,300).replaceAll("##[","## [").replace(/^::/,": :")}},46032:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GT:()=>ThinkingBlock,Nz:()=>ReasoningDetails,QB:()=>Message,Qq:()=>text,UC:()=>Content,Yt:()=>CriticResult,iL:()=>MessageToolCall,ny:()=>TextContent,od:()=>ReasoningItem,wh:()=>plainText})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(55035)
const TextContent=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("text"),text:zod__WEBPACK_IMPORTED_MODULE_1__.string(),cache_prompt:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false)}).readonly()
const ImageContent=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("image"),image_urls:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly(),cache_prompt:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false)}).readonly()
const Content=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[TextContent,ImageContent])
const Sealed=zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),_json_js__WEBPACK_IMPORTED_MODULE_0__.L).readonly()
const MessageToolCall=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),responses_item_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string(),arguments:zod__WEBPACK_IMPORTED_MODULE_1__.string(),origin:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["completion","responses"]).default("completion"),extra_content:Sealed.optional(),provider_specific_fields:Sealed.optional()}).readonly()
const ThinkingBlock=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thinking"),thinking:zod__WEBPACK_IMPORTED_MODULE_1__.string(),signature:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).readonly(),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("redacted_thinking"),data:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).readonly()])
const ReasoningItem=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),summary:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly().prefault([]),content:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly().optional(),encrypted_content:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).readonly()
const ReasoningDetails=zod__WEBPACK_IMPORTED_MODULE_1__.array(Sealed).readonly()
const CriticResult=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({score:zod__WEBPACK_IMPORTED_MODULE_1__.number(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),metadata:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),_json_js__WEBPACK_IMPORTED_MODULE_0__.L).readonly().optional()}).readonly()
const Message=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({role:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["system","user","assistant","tool"]),content:zod__WEBPACK_IMPORTED_MODULE_1__.preprocess(value=>typeof value==="string"?[text(value)]:value,zod__WEBPACK_IMPORTED_MODULE_1__.array(Content).readonly()),tool_calls:zod__WEBPACK_IMPORTED_MODULE_1__.array(MessageToolCall).readonly().optional(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),thinking_blocks:zod__WEBPACK_IMPORTED_MODULE_1__.array(ThinkingBlock).readonly().optional(),responses_reasoning_item:ReasoningItem.optional(),reasoning_details:ReasoningDetails.optional()}).readonly()
function text(value){return{type:"text",text:value,cache_prompt:false}}function plainText(content){return content.flatMap(block=>block.type==="text"?[block.text]:[]).join("\n")}},55035:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>Json,u:()=>frozenCopy})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Json=zod__WEBPACK_IMPORTED_MODULE_0__.unknown().transform(frozenCopy)
function frozenCopy(value){if(typeof value==="number")return Number.isFinite(value)?value+0:null
if(typeof value!=="object"||value===null)return value
if(Array.isArray(value))return Object.freeze(value.map(item=>frozenCopy(item)??null))
const fields=Object.entries(value).filter(([,field])=>field!==void 0)
return Object.freeze(Object.fromEntries(fields.map(([key,field])=>[key,frozenCopy(field)])))}},98413:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>HIDDEN,_:()=>maskOf})
class Automaton{#code=[0]
#child=[0]
#sibling=[0]
#depth=[0]
#fail=[0]
#found=[0]
#first=new Int32Array(65536)
constructor(needles){for(const needle of needles)this.#add(needle)
this.#link()}scan(text){const spans=[]
let state=0
for(let index=0;index<text.length;index+=1){const code=text.charCodeAt(index)
if(code<14&&isPassedOver(text,index))continue
state=state===0?this.#start(code):this.#next(state,code)
const length=this.#found[state]??0
if(length>0)spans.push({start:back(text,index+1,length),end:index+1})}return{spans:spans,open:back(text,text.length,this.#depth[state]??0)}}#add(needle){let state=0
for(let index=0;index<needle.length;index+=1){const code=needle.charCodeAt(index)
if(!isPassedOver(needle,index))state=this.#step(state,code)||this.#grow(state,code)}this.#found[state]=this.#depth[state]??0}#grow(parent,code){const state=this.#code.push(code)-1
this.#child.push(0)
this.#fail.push(0)
this.#found.push(0)
this.#depth.push((this.#depth[parent]??0)+1)
if(parent===0)this.#first[code]=state
this.#sibling.push(this.#child[parent]??0)
this.#child[parent]=state
return state}#link(){const queue=this.#children(0)
for(const state of queue){const fallback=this.#fail[state]??0
this.#found[state]||=this.#found[fallback]??0
for(const child of this.#children(state)){this.#fail[child]=this.#next(fallback,this.#code[child]??0)
queue.push(child)}}}#children(state){const children=[]
for(let child=this.#child[state]??0;child!==0;child=this.#sibling[child]??0)children.push(child)
return children}#start(code){return this.#first[code]??0}#step(state,code){if(state===0)return this.#start(code)
let child=this.#child[state]??0
while(child!==0&&this.#code[child]!==code)child=this.#sibling[child]??0
return child}#next(from,code){let state=from
let next=this.#step(state,code)
while(next===0&&state!==0){state=this.#fail[state]??0
next=this.#step(state,code)}return next}}const[LF,CR]=[10,13]
function isPassedOver(text,index){const code=text.charCodeAt(index)
if(code!==LF)return code===CR
let before=index-1
while(text.charCodeAt(before)===CR)before-=1
return text.charCodeAt(before)!==LF}function back(text,end,length){let[start,left]=[end,length]
while(left>0){start-=1
if(!isPassedOver(text,start))left-=1}return start}var decoded=__webpack_require__(43243)
var mask_forms=__webpack_require__(91106)
const HIDDEN="<secret-hidden>"
function maskOf(values,mark=HIDDEN){const forms=new Set([...values].flatMap(mask_forms.X))
if(forms.size===0)return NOTHING
const automaton=new Automaton(forms)
return Object.freeze({mask:text=>replaced(text,findAll(automaton,text).spans,mark),begin(text){const{spans:spans,open:open}=findAllIn(automaton,text)
const cut=spans.find(({start:start,end:end})=>start<open&&open<end)?.start??open
const whole=spans.filter(({end:end})=>end<=cut)
return{safe:replaced(text.slice(0,cut),whole,mark),rest:text.slice(cut)}}})}const NOTHING=Object.freeze({mask:text=>text,begin:text=>({safe:text,rest:""})})
function findAllIn(automaton,text){const{spans:spans,open:open}=findAll(automaton,text)
const unfinished=(0,decoded.Zw)(text)
if(unfinished===text.length)return{spans:spans,open:(0,decoded.dy)(text,open)}
const before=Math.min(findAll(automaton,text.slice(0,unfinished)).open,unfinished)
return{spans:spans,open:(0,decoded.dy)(text,Math.min(open,before))}}function findAll(automaton,text){const plain=automaton.scan(text)
if(!(0,decoded.un)(text))return{spans:joined(plain.spans),open:plain.open}
const{text:clear,startOf:startOf,endOf:endOf}=(0,decoded.DH)(text)
const{spans:spans,open:open}=automaton.scan(clear)
const within=spans.map(({start:start,end:end})=>({start:startOf(start),end:endOf(end-1)}))
return{spans:joined([...plain.spans,...within]),open:Math.min(plain.open,startOf(open))}}function joined(spans){const result=[]
for(const span of spans.toSorted((a,b)=>a.start-b.start)){const last=result.at(-1)
if(!last||span.start>=last.end)result.push(span)
else result[result.length-1]={start:last.start,end:Math.max(last.end,span.end)}}return result}function replaced(text,spans,mark){if(spans.length===0)return text
const pieces=[]
let end=0
for(const span of spans){pieces.push(text.slice(end,span.start),mark)
end=span.end}return pieces.join("")+text.slice(end)}},1059:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>redactor})
var _mask_mask_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98413)
function redactor(secrets){return(0,_mask_mask_js__WEBPACK_IMPORTED_MODULE_0__._)([_mask_mask_js__WEBPACK_IMPORTED_MODULE_0__.R,...secrets],"***").mask}}}

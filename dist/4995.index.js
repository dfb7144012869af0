export const id=4995
export const ids=[4995]
export const modules={12414:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var node_async_hooks__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(16698)
var node_os__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48161)
var node_util__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(57975)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
const output=new node_async_hooks__WEBPACK_IMPORTED_MODULE_0__.AsyncLocalStorage
function info(line){const write=output.getStore()
if(write)write(`${line}${node_os__WEBPACK_IMPORTED_MODULE_1__.EOL}`)
else process.stdout.write(`${line}${node_os__WEBPACK_IMPORTED_MODULE_1__.EOL}`)}function notice(message,properties={}){issue("notice",message,properties)}function warning(message,properties={}){issue("warning",message,properties)}function error(message,properties={}){issue("error",message,properties)}function startGroup(name){issue("group",name)}function endGroup(){issue("endgroup","")}function setSecret(value){issue("add-mask",value)}function stopCommands(token){issue("stop-commands",token)}function resumeCommands(token){issue(token,"")}function issue(command,message,properties={}){const given=Object.entries(properties).filter(([,value])=>value!==void 0&&value!=="")
const list=given.map(([key,value])=>`${key}=${escaped(String(value)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${command}${list.length>0?` ${list.join(",")}`:""}::${escaped(message)}`)}function escaped(text){return text.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const LINE_END=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const LONGEST=400
function printQuoted(text,{redact:redact,newToken:newToken,most:most}){const lines=redact(plainly(text)).trimEnd().split(LINE_END)
if(lines.length===1&&lines[0]==="")return
const token=newToken()
stopCommands(token)
if(lines.length>most)info(`| … ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.U9)(lines.length-most,"line")} before`)
for(const line of lines.slice(-most))info(`| ${redact(clipped(line))}`)
resumeCommands(token)}function plainly(text){return(0,node_util__WEBPACK_IMPORTED_MODULE_2__.stripVTControlCharacters)(text).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(line){const shown=line.replaceAll("##[","## [").replaceAll("\t","  ")
return shown.length<=LONGEST?shown:`${shown.slice(0,LONGEST).replace(/[\ud800-\udbff]$/,"")}…`}}),54995:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DS:()=>printSandbox,Dk:()=>printServer,Ei:()=>printAnnotations,Nw:()=>printWait,Q$:()=>printKnowledge,QU:()=>maskSecrets,TB:()=>printSetUp,Vn:()=>printSubAgent,cL:()=>printChange,lQ:()=>printEnd,m:()=>printNotice,m6:()=>printRisks,o9:()=>printWarning,sl:()=>printFault,uA:()=>breakRunnerCommands})
var _core_conversation_line_of_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(47776)
var _core_model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76221)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62822)
var _lib_mask_forms_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91106)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _commands_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(12414)
function maskSecrets(secrets){const parts=secrets.flatMap(_lib_mask_forms_js__WEBPACK_IMPORTED_MODULE_3__.CB).filter(text=>text.length>=_lib_mask_forms_js__WEBPACK_IMPORTED_MODULE_3__.G6&&!/[\r\n]/.test(text))
for(const secret of new Set([...secrets,...parts]))if(secret!=="")(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.Pq)(secret)}function printSubAgent(redact,id){return event=>{const line=(0,_core_conversation_line_of_js__WEBPACK_IMPORTED_MODULE_0__.c)(event)
if(line!==void 0)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(redact(`  [${id}] ${breakRunnerCommands(redact(line))}`))}}function printNotice(text){(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.lm)(breakRunnerCommands(text))}function printWarning(text){(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.$e)(breakRunnerCommands(text))}function printSandbox(sandbox){const words=sandbox?`The tools run in a sandbox (${sandbox.way}, network: ${sandbox.network}). Its self-test passed (${sandbox.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(words)
for(const gap of sandbox?.gaps??[])printNotice(gap)
if(sandbox&&sandbox.caches.given.length>0)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(breakRunnerCommands(`Caches of earlier steps: ${sandbox.caches.given.join(", ")}`))
for(const{path:path,why:why}of sandbox?.caches.leftOut??[])printNotice(`The cache ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(path,200)} is not in the sandbox: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(why,300)}.`)}function printKnowledge({commit:commit,files:files,plugins:plugins,brought:brought,hooks:hooks,problems:problems}){const names=files.map(({path:path,id:id})=>`${path} (${id.slice(0,7)})`)
for(const name of names.slice(0,50))(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(breakRunnerCommands(`instructions from ${commit.slice(0,7)}: ${name}`))
if(names.length>50)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(`… and from ${names.length-50} more files`)
for(const{name:name,label:label}of plugins)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(breakRunnerCommands(`plugin ${name} from ${label}`))
for(const{label:label,skills:skills}of brought)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(breakRunnerCommands(`skills from ${label}: ${skills.map(({name:name})=>name).join(", ")||"none"}`))
if(hooks)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(breakRunnerCommands(`hooks from ${commit.slice(0,7)}: ${Object.keys(hooks).join(", ")}`))
for(const{path:path,problem:problem}of problems.slice(0,20))printNotice(`${path} ${problem}.`)}function printSetUp(redact,newToken){return output=>{(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.Oh)("Setting up");(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.OG)(output,{redact:redact,newToken:newToken,most:Number.POSITIVE_INFINITY});(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.N4)()}}function printServer(name,words,redact){(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(redact(breakRunnerCommands(`Server ${name}: ${words}`)))}function printWait({waitMs:waitMs,attempt:attempt,attempts:attempts,fault:fault}){const seconds=Math.max(1,Math.round(waitMs/1e3));(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(breakRunnerCommands((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.hC)(fault.message,`Trying again in ${seconds} s (${attempt} of ${attempts})`)))}function printChange({from:from,to:to,fault:fault}){printNotice((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.hC)(fault.message,`Asking ${to} instead of ${from}`))}function printFault(fault,redact){const words=[fault.headline,fault.quote,fault.hint].map(part=>part&&breakRunnerCommands(part));(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.z3)(redact((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.hC)(...words)))
if(fault.cause!==void 0)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(redact(breakRunnerCommands(`Cause: ${describe(fault.cause)}`)))
printReply(fault,redact)}function printReply(fault,redact){const reply=(0,_core_model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.o)(fault)
if(reply===void 0)return;(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.Oh)("What the endpoint replied")
for(const line of reply.split("\n"))(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(redact(breakRunnerCommands(line,reply.length)));(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.N4)()}function printEnd({report:report,fault:fault},isFailure,redact){const{outcome:outcome,reason:reason,hint:hint}=report
const words=redact(breakRunnerCommands((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.hC)(reason,hint)))
if(isFailure&&fault)printFault(fault,redact)
else if(isFailure)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.z3)(words)
else if(_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_2__.tz.includes(outcome))(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.$e)(words)
else(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.pq)(`${outcome}: ${words}`)
if(!isFailure)printReply(fault,redact)}function printAnnotations(annotations,redact){for(const{file:file,line:line,message:message}of annotations)(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.z3)(redact(breakRunnerCommands(message)),{file:file,line:line,title:"Seen by the agent"})}function printRisks(risks,redact){for(const words of risks.slice(0,10))(0,_commands_js__WEBPACK_IMPORTED_MODULE_4__.$e)(redact(breakRunnerCommands(`Of medium risk, and run: ${words}`)))}function describe(cause){return cause instanceof Error?`${cause.name}: ${cause.message}`:String(cause)}function breakRunnerCommands(text,most=300){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(text,most).replaceAll("##[","## [").replace(/^::/,": :")}}),47776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{c:()=>lineOf})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _tool_wire_class_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17117)
function lineOf(event){switch(event.kind){case"SystemPromptEvent":case"ConversationStateUpdateEvent":return
case"MessageEvent":if(event.source==="user")return skillsOf(event.activated_skills)
return`${event.source} says: ${(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(event.llm_message.content)}`
case"ActionEvent":return`-> ${event.tool_name} ${event.summary??inShort(event.action)}`
case"ObservationEvent":return`<- ${event.tool_name} ${outcomeOf(event.observation)}`
case"AgentErrorEvent":return`<- ${event.tool_name} error: ${event.error}`
case"HookExecutionEvent":return hookLine(event)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(event.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${event.code}: ${event.detail}`}}function hookLine({hook_event_type:hook_event_type,blocked:blocked,reason:reason,error:error}){if(blocked)return`hook ${hook_event_type} blocks: ${reason}`
if(error!==void 0)return`hook ${hook_event_type} does not count: ${error}`
return hook_event_type.endsWith("ToolUse")?void 0:`hook ${hook_event_type} is fine`}function skillsOf(names){return names.length===0?void 0:`skills called for: ${names.join(", ")}`}function inShort(action){const values=action?(0,_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_1__.cP)(action):{invalid:"(an invalid call)"}
const hasCode="code"in values||"command"in values
const isBare=value=>!hasCode||!["number","boolean"].includes(typeof value)
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(Object.entries(values).map(([name,value])=>isBare(value)?inWords(value):`(${name}: ${value})`).join(" "),120)}function inWords(value,depth=0){if(typeof value!=="object"||value===null)return String(value)
const parts=Object.values(value)
if(Array.isArray(value)&&parts.every(part=>typeof part!=="object"))return parts.join(",")
return depth<5?parts.map(part=>inWords(part,depth+1)).join(" "):"…"}function outcomeOf(observation){const exit=observation.exit_code===void 0?"":`exit code ${observation.exit_code}, `
const size=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(Buffer.byteLength((0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(observation.content)),"byte")
return`${exit}${size}${observation.is_error?", an error":""}`}}),46032:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GT:()=>ThinkingBlock,QB:()=>Message,Qq:()=>text,UC:()=>Content,Yt:()=>CriticResult,iL:()=>MessageToolCall,ny:()=>TextContent,od:()=>ReasoningItem,wh:()=>plainText})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
const TextContent=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("text"),text:zod__WEBPACK_IMPORTED_MODULE_1__.string(),cache_prompt:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(!1)}).readonly()
const ImageContent=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("image"),image_urls:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly(),cache_prompt:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(!1)}).readonly()
const Content=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[TextContent,ImageContent])
const Sealed=zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly()
const ReasoningDetails=zod__WEBPACK_IMPORTED_MODULE_1__.array(Sealed).readonly()
const MessageToolCall=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),responses_item_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string(),arguments:zod__WEBPACK_IMPORTED_MODULE_1__.string(),origin:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["completion","responses"]).default("completion"),extra_content:Sealed.optional(),provider_specific_fields:Sealed.optional(),block_order:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.union([zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["thinking","tool_use"]),zod__WEBPACK_IMPORTED_MODULE_1__.int().positive()])).readonly().optional(),reasoning_details:ReasoningDetails.optional()}).readonly()
const ThinkingBlock=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thinking"),thinking:zod__WEBPACK_IMPORTED_MODULE_1__.string(),signature:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).readonly(),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("redacted_thinking"),data:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).readonly()])
const ReasoningItem=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),summary:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly().prefault([]),content:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.string()).readonly().optional(),encrypted_content:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).readonly()
const CriticResult=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({score:zod__WEBPACK_IMPORTED_MODULE_1__.number(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),metadata:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional()}).readonly()
const Message=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({role:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["system","user","assistant","tool"]),content:zod__WEBPACK_IMPORTED_MODULE_1__.preprocess(value=>typeof value==="string"?[text(value)]:value,zod__WEBPACK_IMPORTED_MODULE_1__.array(Content).readonly()),tool_calls:zod__WEBPACK_IMPORTED_MODULE_1__.array(MessageToolCall).readonly().optional(),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),thinking_blocks:zod__WEBPACK_IMPORTED_MODULE_1__.array(ThinkingBlock).readonly().optional(),responses_reasoning_item:ReasoningItem.optional(),reasoning_details:ReasoningDetails.optional()}).readonly()
function text(value){return{type:"text",text:value,cache_prompt:!1}}function plainText(content){return content.flatMap(block=>block.type==="text"?[block.text]:[]).join("\n")}}),76221:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>ModelFault,o:()=>replyIn})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const LASTING=new Set(["context-window","malformed-history","content-policy","unparsed-call"])
class ModelFault extends _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC{isTransient
retryAfterMs
isModelMissing
attempts
mostAttempts
reply
told
constructor(headline,{isTransient:isTransient=!1,retryAfterMs:retryAfterMs,isModelMissing:isModelMissing=!1,attempts:attempts=1,mostAttempts:mostAttempts,reply:reply,told:told,...options}={}){const{reason:reason,isLasting:isLasting=(reason===void 0?!isTransient:LASTING.has(reason))}=options
super("model",headline,{...options,isLasting:isLasting})
this.name="ModelFault"
this.isTransient=isTransient
this.retryAfterMs=retryAfterMs
this.isModelMissing=isModelMissing
this.attempts=attempts
this.mostAttempts=mostAttempts
this.reply=reply
this.told=told}}function replyIn(fault){if(fault instanceof ModelFault&&fault.reply!==void 0)return fault.reply
return fault instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC?replyIn(fault.cause):void 0}}),17117:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>CLIENT_TOOL,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>SERVER_TOOL,qz:()=>wireAction})
const CLASSES={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},DelegateAction:{needs:["command"],takes:["ids","agent_types","tasks"]},DelegateObservation:{needs:["command"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const DATA="MCPToolAction"
const CLIENT_TOOL={kind:"ClientTool",actionKind:DATA,observationKind:"ClientToolObservation"}
const SERVER_TOOL={kind:"MCPToolDefinition",actionKind:DATA,observationKind:"MCPToolObservation"}
function wireClassOf(name){const stem=stemOf(name)
const names={kind:kindOf(name),actionKind:`${stem}Action`,observationKind:`${stem}Observation`}
return names.actionKind in CLASSES?names:CLIENT_TOOL}function stemOf(name){return name.replaceAll(/(?:^|_)([a-z])/g,(_,letter)=>letter.toUpperCase())}function kindOf(name){return`${stemOf(name)}Tool`}function isOfSdk({kind:kind}){return kind!==CLIENT_TOOL.kind&&kind!==SERVER_TOOL.kind}function wireAction({actionKind:actionKind},input){const fields=fieldsFor(actionKind,input)
return fields?{...fields,kind:actionKind}:{kind:DATA,data:input}}function omitsArguments(names,input){return Object.keys(input).length>Object.keys(inputIn(wireAction(names,input))).length}function inputIn(action){const{kind:kind,...fields}=action??{kind:""}
const{data:data}=fields
return kind===DATA&&typeof data==="object"&&data!==null?{...data}:fields}function wholeInput(action,call){const recorded=inputIn(action)
const{needs:needs,takes:takes}=CLASSES[action.kind]??{needs:[],takes:[]}
const others=Object.entries(call).filter(([name])=>!needs.includes(name)&&!takes.includes(name))
return action.kind in CLASSES?{...Object.fromEntries(others),...recorded}:recorded}function wireObservation({observationKind:observationKind},{content:content,is_error:is_error},about){const fields=fieldsFor(observationKind,about)
return{...fields,kind:fields?observationKind:CLIENT_TOOL.observationKind,content:content,is_error:is_error}}function fieldsFor(kind,given){const known=CLASSES[kind]
if(!known||known.needs.some(name=>given[name]===void 0))return
const kept=[...known.needs,...known.takes].filter(name=>given[name]!==void 0)
return Object.fromEntries(kept.map(name=>[name,given[name]]))}})}

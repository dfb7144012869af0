export const id=7876
export const ids=[7876]
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
return shown.length<=LONGEST?shown:`${shown.slice(0,LONGEST).replace(/[\ud800-\udbff]$/,"")}…`}}),54995:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
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
return`${exit}${size}${observation.is_error?", an error":""}`}}),76327:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K$:()=>NOTHING,PH:()=>needsSandbox,Ve:()=>Grant,lI:()=>isGrant,r4:()=>inWords})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Grant=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({secrets:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),hosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),server:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const NOTHING=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:secrets,hosts:hosts,server:server}){return secrets.length+hosts.length>0||server!==""}function needsSandbox({secrets:secrets,hosts:hosts}){return secrets.length+hosts.length>0}function inWords({secrets:secrets,hosts:hosts,server:server}){const named=(noun,names)=>names.length===0?[]:[`${noun}${names.length===1?"":"s"} ${names.join(", ")}`]
return[...named("secret",secrets),...named("host",hosts),...server?[`server ${server}`]:[]].join("; ")}}),76221:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>ModelFault,o:()=>replyIn})
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
return fault instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC?replyIn(fault.cause):void 0}}),80292:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>leadingJson,Hl:()=>shallowJson,dj:()=>canonicalJson,lj:()=>parseObject})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const ObjectSchema=zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.unknown())
function parseObject(text){for(const json of[text,escapeControls(text)]){const value=ObjectSchema.safeParse(parse(json))
if(value.success)return{json:json,value:value.data}}return}function leadingJson(text,start){const end=endOfValue(text,start)
if(end===void 0)return
const value=parse(escapeControls(text.slice(start,end)))
return value===void 0?void 0:{value:value,end:end}}function parse(json){try{return JSON.parse(json)}catch{return}}const DEEPEST=200
function shallowJson(text){const value=parse(text)
let level=[value]
for(let depth=0;depth<=DEEPEST&&level.length>0;depth+=1)level=level.flatMap(inside)
return level.length>0?void 0:value}function inside(value){return typeof value==="object"&&value!==null?Object.values(value):[]}const SHORT={"\n":"\\n","\r":"\\r","\t":"\\t"}
function escapeControls(text){const pieces=[]
let end=0
for(let start=text.indexOf('"');start>=0;start=text.indexOf('"',end)){pieces.push(text.slice(end,start))
end=endOfString(text,start)
pieces.push(escaped(text.slice(start,end)))}return pieces.join("")+text.slice(end)}function escaped(string){return string.replaceAll(/[\u0000-\u001f]/g,control=>SHORT[control]??`\\u${hex(control)}`)}function hex(character){return character.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(text,start){for(let index=start+1;index<text.length;index+=1)if(text[index]==="\\")index+=1
else if(text[index]==='"')return index+1
return text.length}function endOfValue(text,start){if(text[start]!=="{"&&text[start]!=="[")return
let depth=0
for(let index=start;index<text.length;index+=1){const character=text[index]??""
if(character==='"')index=endOfString(text,index)-1
if(character==="{"||character==="[")depth+=1
if(character==="}"||character==="]")depth-=1
if(depth===0)return index+1}return}function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}})}

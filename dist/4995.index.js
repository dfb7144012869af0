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
return`${exit}${size}${observation.is_error?", an error":""}`}}),76221:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>ModelFault,o:()=>replyIn})
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
return fault instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC?replyIn(fault.cause):void 0}}),62822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L2:()=>isOutcome,im:()=>OUTCOMES,rL:()=>signOf,tz:()=>FAILING})
var _review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61229)
const OUTCOMES=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const DONE={mark:"🟢",reaction:"hooray",exitCode:0}
const NOTHING_DONE={mark:"⚪",reaction:"+1",exitCode:0}
const DONE_IN_PART={mark:"🟠",reaction:"+1",exitCode:0}
const NOT_DONE={mark:"🔴",reaction:"confused",exitCode:1}
const SIGNS={changed:DONE,answered:DONE,"no-op":NOTHING_DONE,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":NOT_DONE,"timed-out":NOT_DONE,stuck:NOT_DONE,cancelled:NOT_DONE,failed:NOT_DONE,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf(ending){const{outcome:outcome,toolCalls:toolCalls,review:review}=ending
const isFinished=outcome==="answered"||outcome==="no-op"
if(review&&isFinished)return reviewSign(review,toolCalls)
const intents=(ending.intents??[]).filter(({status:status})=>status!=="not-taken")
if(outcome==="answered"&&intents.length>0)return intents.some(({status:status})=>status==="refused")?DONE_IN_PART:DONE
if(outcome==="changed"&&waitsForSomebody(ending))return DONE_IN_PART
return outcome==="answered"&&!toolCalls?NOTHING_DONE:SIGNS[outcome]}function waitsForSomebody({torn:torn=[],withheld:withheld=[],approvalComment:approvalComment,opinion:opinion}){if(opinion?.kind==="bad"||(opinion?.unseen??[]).length>0)return!0
return torn.length>0||approvalComment!==void 0||withheld.some(({code:code})=>code!=="DKH-203")}function reviewSign(review,toolCalls){const{found:found,stillOpen:stillOpen,blocking:blocking}=review
if(blocking>0)return{...DONE,mark:"🔴"}
if(found+stillOpen>0)return{...DONE,mark:"🟠"}
return toolCalls===0||(0,_review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__.MS)(review)?NOTHING_DONE:DONE}const FAILING=Object.freeze(OUTCOMES.filter(outcome=>SIGNS[outcome].exitCode===1))
function isOutcome(name){return OUTCOMES.some(outcome=>outcome===name)}}),61229:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>reviewLine,Bb:()=>saysAnything,MS:()=>readNothing,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
function sawAll({unseen:unseen,unread:unread,isCut:isCut}){return unseen.length===0&&unread===0&&!isCut}function sawNothing({looks:looks}){return looks!==void 0&&looks.unseen.length===looks.files}function readNothing({looks:looks}){return looks!==void 0&&looks.unseen.length+looks.unread===looks.files}function reviewLine(facts){const{looks:looks,commit:commit}=facts
const short=`\`${commit.slice(0,7)}\``
const on=`on ${short}`
if(!looks)return`${countsOf(facts)}, ${on}`
const{files:files,unseen:unseen,unread:unread,isCut:isCut}=looks
if(files===0)return`Could not review ${short}: GitHub shows no changed file`
if(sawNothing(facts)){const which=files===1?"the changed file":`any of the ${files} changed files`
return`Could not review ${short}: GitHub shows no diff for ${which}`}const part=unread>0?`; ${unread} of ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files,"file")} ${unread===1?"was":"were"} not read in full`:""
const some=unseen.length>0?`; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(unseen.length,"file")} could not be looked at`:""
return`${countsOf(facts)}, ${on}${part}${some}${isCut?"; GitHub does not list all changed files":""}`}const NAMED=20
function renderUnseen({looks:looks}){if(!looks)return""
const{unread:unread,files:files}=looks
const were=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files,"file")} ${unread===1?"was":"were"}`
const part=unread>0?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unread",{unread:`${unread} of ${were}`}):""
return[part,unseenIn(looks)].filter(Boolean).join("\n\n")}function unseenIn(looks){if(looks.unseen.length===0)return""
const rest=looks.unseen.length>NAMED?`, and ${looks.unseen.length-NAMED} more`:""
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unseen",{files:`${looks.unseen.slice(0,NAMED).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY).join(", ")}${rest}`})}function saysAnything({found:found,fixed:fixed,verdict:verdict}){return found>0||fixed>0||verdict==="APPROVE"}function countsOf({found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking}){const blocks=blocking>0?`; ${blocking} blocking`:""
const before=fixed+stillOpen>0?`, ${fixed} fixed, ${stillOpen} still open`:""
return`${found===0?"No new findings":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(found,"new finding")}${before}${blocks}`}const VERDICTS={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(facts){const{url:url,verdict:verdict,unposted:unposted}=facts
const place=url===void 0?"":`It is in [the review](${url})${VERDICTS[verdict]}.`
const said=unposted===""?place:`This is what the review would have said:\n\n${unposted}`
return[said,renderUnseen(facts)].filter(Boolean).join("\n\n")}}),91106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CB:()=>textsOf,DH:()=>decoded,G6:()=>MIN_LENGTH,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var _secret_parts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24506)
const MIN_LENGTH=6
const minLine=16
function textsOf(value){return[...new Set([value.trim(),...(0,_secret_parts_js__WEBPACK_IMPORTED_MODULE_0__.B)(value).flatMap(part=>[part,...longLines(part)])])]}function formsOf(value){return textsOf(value).filter(part=>part.length>=MIN_LENGTH).flatMap(part=>[...asWritten(part),...encoded(part)])}function longLines(part){const lines=part.split(/[\r\n]+/).map(line=>line.trim())
return lines.length>1?lines.filter(line=>line.length>=minLine):[]}function asWritten(part){const forms=[part,decoded(part).text]
if(part.includes(" "))forms.push(part.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(part))forms.push(Buffer.from(part).toString("latin1"))
return forms.filter(form=>form.length>=MIN_LENGTH)}function encoded(part){const bytes=Buffer.from(part)
const hex=bytes.toString("hex")
return[hex,hex.toUpperCase(),...base64(bytes,"base64"),...base64(bytes,"base64url")]}function base64(bytes,encoding){const inside=[0,1,2].map(offset=>{const text=Buffer.concat([Buffer.alloc(offset),bytes]).toString(encoding)
return text.slice(Math.ceil(offset*8/6),Math.floor((offset+bytes.length)*8/6))})
return[bytes.toString(encoding),...inside]}const escapes=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const letters={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const entities={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(text){return/[\\%&]/.test(text)}function startOfOpenEscape(text){const tail=text.slice(-longest)
const found=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail)
return found?beginning(text,text.length-tail.length+found.index):text.length}function beforeEscape(text,index){if(index===text.length)return index
const start=Math.max(0,index-longest)
const found=text.slice(start,index).search(/[\\%&]/)
return found<0?index:beginning(text,start+found)}const longest=16
function beginning(text,index){let start=index
while(text[start]==="\\"&&text[start-1]==="\\")start-=1
return start}function decoded(text){const[at,from]=[[0],[0]]
let result=""
let end=0
for(const match of text.matchAll(escapes)){const meaning=meaningOf(match)
result+=text.slice(end,match.index)
end=match.index+match[0].length
at.push(result.length,result.length+meaning.length)
from.push(match.index,end)
result+=meaning}result+=text.slice(end)
const startOf=index=>{const piece=lastAtOrBefore(at,index)
return(from[piece]??0)+index-(at[piece]??0)}
const endOf=index=>{const piece=lastAtOrBefore(at,index)
return at[piece+1]===index+1?from[piece+1]??0:startOf(index)+1}
return{text:result,startOf:startOf,endOf:endOf}}function meaningOf([whole,unicode,byte,letter,other,percent,decimal,hex,entity]){const code=unicode??byte??percent??hex
if(code!==void 0)return unit(Number.parseInt(code,16),whole)
if(decimal!==void 0)return unit(Number.parseInt(decimal,10),whole)
if(letter!==void 0)return letters[letter]??letter
return entities[entity??""]??other??""}function unit(code,whole){return code<=65535?String.fromCharCode(code):whole}function lastAtOrBefore(at,index){let[low,high]=[0,at.length-1]
while(low<high){const middle=low+high+1>>1
if((at[middle]??0)<=index)low=middle
else high=middle-1}return low}}),24506:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>secretParts})
function secretParts(value){const parts=partsOrAll(value.trim())
const inAll=inBase64(value)
return[...new Set(inAll.length>0?[...parts,...inAll]:parts.flatMap(part=>[part,...inBase64(part)]))]}function partsOrAll(text){const parts=partsOf(text).filter(part=>part.length>=LEAST)
return parts.length===0?[text]:parts}function inBase64(part){const encoded=part.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(encoded))return[]
const text=Buffer.from(encoded,"base64").toString("latin1").trim()
if(text.length<LEAST||!/^[\t\n\r -~]*$/.test(text))return[]
const[,password=""]=/^[^\s:]*:(\S+)$/.exec(text)??[]
if(password.length>=LEAST&&!WORD.test(password))return[password]
return partsOrAll(text).filter(inner=>!WORD.test(inner)&&!USUAL.test(inner))}const LEAST=6
function partsOf(text,name=""){const fields=fieldsOf(text)
if(fields)return fields.flatMap(([field,inner])=>partsOf(inner,field))
if(HEADER.test(text))return inKeyFile(text)
if(ADDRESS.test(text))return inAddress(text)
if(name==="")return inWords(text)
return!USUAL.test(text)&&(NAMED.test(name)||isOpaque(text))?[text]:[]}const USUAL=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const NAMED=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(text){if(text.startsWith("{"))try{return inJson(JSON.parse(text),0)}catch{return}const ends=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(text)?";":/\r?\n/
const lines=text.split(ends).filter(line=>!/^\s*(?:#|$)/.test(line))
const pairs=lines.map(line=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(line))
if(pairs.length<2||pairs.includes(null))return
return pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const NAME=/[A-Za-z_][\w.-]*/g
const VALUE=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const PLACE=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const BETWEEN=/[\s"'`<>,;(){}[\]|]+/
function inWords(text){const named=text.split("\n").flatMap(namedInLine)
if(named.length===0&&!BETWEEN.test(text))return[]
const tokens=text.replaceAll(PLACE," ").split(BETWEEN).flatMap(word=>word.split(/[:=](?=[^:=])/)).map(word=>word.replace(/[.!?:]$/,"")).filter(word=>isOpaque(word)&&!CERTIFICATE.test(word))
const places=text.match(PLACE)??[]
return[...named,...tokens.map(token=>token.replace(COMMON,"")),...places.flatMap(inAddress)]}const CERTIFICATE=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(line){const found=[]
const start=line.search(/[A-Za-z_]/)
let end=0
for(const{0:name,index:index}of line.matchAll(NAME)){if(index<end||!NAMED.test(name))continue
VALUE.lastIndex=index+name.length
const[whole="",sign="",double,single,bare=""]=VALUE.exec(line)??[]
if(whole===""||sign===""&&WORD.test(bare)&&!/^(?:machine|default|login)\b/.test(line))continue
const isYaml=sign===":"&&bare!==""&&index===start
const value=isYaml?yamlValue(line.slice(index+name.length)):double??single??bare
end=isYaml?line.length:index+name.length+whole.length
if(!value.startsWith("$")&&!CERTIFICATE.test(value))found.push(...partsOf(value,name))}return found}function yamlValue(rest){return rest.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const DEPTH=10
function inJson(value,depth,name=""){if(typeof value==="string")return[[name,value.trim()]]
if(typeof value!=="object"||value===null||depth>DEPTH)return[]
const isList=Array.isArray(value)
return Object.entries(value).flatMap(([key,inner])=>inJson(inner,depth+1,isList?name:key))}const ADDRESS=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(text){const one=text.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(one))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(one)?.[1]??"")
const{username:username,password:password,pathname:pathname,searchParams:searchParams,hash:hash}=new URL(one)
const named=[...searchParams].filter(([name,value])=>NAMED.test(name)||isOpaque(value))
return[...WORD.test(decoded(password))?[`${username}:${password}`]:bothWays(password),...isOpaque(decoded(username))?bothWays(username):[],...named.map(([,value])=>value),...[...pathname.split("/"),hash.slice(1)].filter(isOpaque)]}const WORD=/^[a-z]{1,11}$/i
function bothWays(encoded){return encoded===""?[]:[encoded,decoded(encoded)]}function decoded(text){try{return decodeURIComponent(text)}catch{return text}}const HOST=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(text){if(text.length<16||/[\s@]|:\/\//.test(text)||HOST.test(text))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))return!1
const longest=text.split(/[^A-Za-z0-9]/).reduce((most,run)=>run.length>most.length?run:most,"")
return longest.length>=12&&/\d/.test(longest)&&/[a-z]/i.test(longest)&&new Set(text).size>=8}const HEADER=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(text){const lines=text.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const blocks=[]
const around=[]
let isInside=!1
for(const line of lines)if(line.startsWith("-----BEGIN ")){blocks.push({isPrivate:line.includes("PRIVATE"),body:[]})
isInside=!0}else if(line.startsWith("-----END "))isInside=!1
else if(isInside)blocks.at(-1)?.body.push(...bodyIn(line))
else around.push(line)
const keys=blocks.some(({isPrivate:isPrivate})=>isPrivate)?blocks.filter(({isPrivate:isPrivate})=>isPrivate):blocks
return[...keys.map(({body:body})=>body.join("\n").replace(COMMON,"")),...partsOf(around.join("\n"))]}function bodyIn(line){return line.includes(":")?[]:line.split(/\s+/).filter(run=>/^[A-Za-z0-9+/=]+$/.test(run))}const COMMON=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))})}

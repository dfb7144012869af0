import{createRequire as __WEBPACK_EXTERNAL_createRequire}from"module"
var __webpack_modules__={42613:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert")}),20181:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer")}),35317:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process")}),76982:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto")}),24434:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("events")}),79896:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs")}),58611:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("http")}),65692:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("https")}),69278:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("net")}),34589:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert")}),16698:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks")}),4573:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer")}),31421:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process")}),37540:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console")}),77598:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto")}),53053:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel")}),40610:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns")}),71553:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns/promises")}),78474:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events")}),73024:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs")}),51455:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises")}),37067:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http")}),32467:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2")}),44708:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https")}),77030:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net")}),48161:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os")}),76760:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path")}),58152:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/win32")}),643:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks")}),1708:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process")}),41792:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring")}),80481:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline")}),57075:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream")}),38321:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers")}),46466:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises")}),46193:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder")}),58500:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises")}),41692:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls")}),7066:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty")}),73136:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url")}),57975:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util")}),73429:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types")}),78877:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8")}),30714:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm")}),75919:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads")}),38522:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib")}),70857:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("os")}),16928:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("path")}),932:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("process")}),13193:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder")}),53557:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers")}),64756:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls")}),52018:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty")}),39023:(module=>{module.exports=__WEBPACK_EXTERNAL_createRequire(import.meta.url)("util")}),80790:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{e:()=>run})
var _github_read_payload_event_file_js__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(98625)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__nccwpck_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__nccwpck_require__(88135)
var _runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__=__nccwpck_require__(46101)
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_4__=__nccwpck_require__(48142)
async function run(world){const{hasRun:hasRun,...left}=(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.rh)(world.env)
if(hasRun){const isOpen=left.handBack??left.openComment??left.openTurn??left.openOthers??left.openPage
return isOpen?(await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(2499),__nccwpck_require__.e(1267),__nccwpck_require__.e(2098),__nccwpck_require__.e(4724),__nccwpck_require__.e(8258),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(5705),__nccwpck_require__.e(7876),__nccwpck_require__.e(874),__nccwpck_require__.e(4267),__nccwpck_require__.e(4564),__nccwpck_require__.e(8521),__nccwpck_require__.e(4299)]).then(__nccwpck_require__.bind(__nccwpck_require__,6517))).post(world,left,writePage):0}(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.tc)(world.env)
try{return await start(world)}catch(error){return fail(world,(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error))}}async function start(world){const{env:env}=world
if((0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_4__.JR)(env,"mode")==="sweep"){await warnEarly(world)
return(await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(1267),__nccwpck_require__.e(311),__nccwpck_require__.e(2098),__nccwpck_require__.e(4724),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(5705),__nccwpck_require__.e(7876),__nccwpck_require__.e(874),__nccwpck_require__.e(4267),__nccwpck_require__.e(8521),__nccwpck_require__.e(2589),__nccwpck_require__.e(8880),__nccwpck_require__.e(3948)]).then(__nccwpck_require__.bind(__nccwpck_require__,93948))).sweep(world,writePage)}const event=(0,_github_read_payload_event_file_js__WEBPACK_IMPORTED_MODULE_0__.j_)({eventName:env.GITHUB_EVENT_NAME??"",path:env.GITHUB_EVENT_PATH})
const phrases=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.od)((0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_4__.JR)(env,"trigger-phrase")??"@agent")
const why=(0,_github_read_payload_event_file_js__WEBPACK_IMPORTED_MODULE_0__.r8)(event,{phrases:phrases,prompt:(0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_4__.F)(env)})
if(why!==void 0)return skip(world,why)
const trigger=await readTrigger(world,event)
if(trigger.status==="ignored")return skip(world,trigger.why);(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.HK)()
await warnEarly(world)
return(await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(1267),__nccwpck_require__.e(311),__nccwpck_require__.e(2098),__nccwpck_require__.e(4724),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(5705),__nccwpck_require__.e(7876),__nccwpck_require__.e(874),__nccwpck_require__.e(4267),__nccwpck_require__.e(8521),__nccwpck_require__.e(2589),__nccwpck_require__.e(8880)]).then(__nccwpck_require__.bind(__nccwpck_require__,8880))).answer(world,trigger,writePage)}async function readTrigger({env:env},event){const[{parseWebhook:parseWebhook},{triggerOf:triggerOf},{triggerSettings:triggerSettings}]=await Promise.all([Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(583)]).then(__nccwpck_require__.bind(__nccwpck_require__,583)),Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(2098),__nccwpck_require__.e(5705),__nccwpck_require__.e(1207)]).then(__nccwpck_require__.bind(__nccwpck_require__,21207)),Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8588),__nccwpck_require__.e(921)]).then(__nccwpck_require__.bind(__nccwpck_require__,79235))])
return triggerOf(parseWebhook(event),triggerSettings(env))}const writePage=async(...given)=>(await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(311),__nccwpck_require__.e(4190),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(8900),__nccwpck_require__.e(8829)]).then(__nccwpck_require__.bind(__nccwpck_require__,55197))).writePage(...given)
async function warnEarly({env:env}){(await __nccwpck_require__.e(9823).then(__nccwpck_require__.bind(__nccwpck_require__,19823))).warnOfLoadedCode(env)}async function skip({env:env},why){const isMisspelt=Object.keys(env).some(name=>name.startsWith("INPUT_")&&name.includes("_","INPUT_".length))
if(isMisspelt)(await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(487)]).then(__nccwpck_require__.bind(__nccwpck_require__,87233))).readInputsWithoutModel(env);(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.Kn)(env,{outcome:"skipped",reason:why})
return 0}async function fail({env:env},fault){const[{redactor:redactor},{printFault:printFault},{secretInputs:secretInputs}]=await Promise.all([__nccwpck_require__.e(1977).then(__nccwpck_require__.bind(__nccwpck_require__,51977)),Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8258),__nccwpck_require__.e(4995)]).then(__nccwpck_require__.bind(__nccwpck_require__,54995)),Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(487)]).then(__nccwpck_require__.bind(__nccwpck_require__,87233))])
const redact=redactor(secretInputs(env))
printFault(fault,redact);(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.Kn)(env,{outcome:"failed",reason:redact(fault.headline)})
return 1}}),46101:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{Kn:()=>writeOutputs,X0:()=>saveOpenOthers,XI:()=>saveOpenTurn,k8:()=>saveHandBack,pZ:()=>saveOpenPage,r1:()=>saveOpenComment,rh:()=>readSavedState,tc:()=>saveHasRun})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(73024)
const OUTPUTS=["ok","matrix","count","outcome","reason","final-response","structured-output","branch","commit-sha","base-sha","files-changed","diff-path","pr-number","pr-url","pull-requests","review-url","findings-new","findings-fixed","findings-open","findings-blocking","comment-id","comment-url","conversation-id","resumed-from","pending-actions","conversation-path","page-path","intents-done","report-path","patch-path","change-set-path","iterations","input-tokens","output-tokens","cached-tokens","cache-write-tokens","reasoning-tokens","model-seconds","cost-usd","duration-seconds"]
function writeOutputs(env,outputs,clean=text=>text){for(const name of OUTPUTS)append(env.GITHUB_OUTPUT,"set-output",name,guarded(name,String(outputs[name]??""),clean))}const GRAMMAR={ok:/^(?:true|false)$/,matrix:/^\{"include":\[[\w {}[\]":,.\\/@#+-]*\]\}$/,count:/^\d{1,3}$/,outcome:/^[a-z-]{1,20}$/,branch:/^[A-Za-z0-9][\w./-]{0,200}$/,"commit-sha":/^[0-9a-f]{40,64}$/,"base-sha":/^[0-9a-f]{40,64}$/,"files-changed":/^\d{1,9}$/,"pr-number":/^\d{1,12}$/,"pr-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"pull-requests":/^\[[\w {}[\]":,./@#+-]*\]$/,"review-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"findings-new":/^\d{1,9}$/,"findings-fixed":/^\d{1,9}$/,"findings-open":/^\d{1,9}$/,"findings-blocking":/^\d{1,9}$/,"intents-done":/^\d{1,4}$/,"comment-id":/^\d{1,19}$/,"comment-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"conversation-id":/^[\w-]{1,64}$/,"resumed-from":/^[\w-]{1,64}$/,iterations:/^\d{1,9}$/,"input-tokens":/^\d{1,15}$/,"output-tokens":/^\d{1,15}$/,"cached-tokens":/^\d{1,15}$/,"cache-write-tokens":/^\d{1,15}$/,"reasoning-tokens":/^\d{1,15}$/,"model-seconds":/^\d[\d.e-]{0,30}$/,"cost-usd":/^\d[\d.e-]{0,30}$/,"duration-seconds":/^\d[\d.e-]{0,30}$/}
function guarded(name,value,clean){const grammar=GRAMMAR[name]
if(grammar)return grammar.test(value)?value:""
return clean(value)}function saveHasRun(env){append(env.GITHUB_STATE,"save-state","hasRun","true")}function saveOpenComment(env,comment){append(env.GITHUB_STATE,"save-state","openComment",comment?JSON.stringify(comment):"")}function saveHandBack(env,handBack){append(env.GITHUB_STATE,"save-state","handBack",handBack?JSON.stringify(handBack):"")}function saveOpenTurn(env,turn){append(env.GITHUB_STATE,"save-state","openTurn",turn?JSON.stringify(turn):"")}function saveOpenOthers(env,workspace){append(env.GITHUB_STATE,"save-state","openOthers",workspace??"")}function saveOpenPage(env,folder){append(env.GITHUB_STATE,"save-state","openPage",folder??"")}function readSavedState(env){return{hasRun:env.STATE_hasRun==="true",handBack:env.STATE_handBack||void 0,openComment:env.STATE_openComment||void 0,openTurn:env.STATE_openTurn||void 0,openOthers:env.STATE_openOthers||void 0,openPage:env.STATE_openPage||void 0}}const STDOUT=1
function append(file,command,name,value){if(!file)return
const delimiter=`deckhand_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`
try{appendWhole(file,`${name}<<${delimiter}\n${value}\n${delimiter}\n`)}catch{say(`::${command} name=${name}::${escaped(value)}\n`)}}function appendWhole(file,text){const handle=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file,"a")
try{const{size:size}=(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(handle)
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(handle,text)}catch(error){(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(handle,size)
throw error}}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(handle)}}function escaped(value){return value.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll("\n","%0A")}function say(line){try{(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(STDOUT,line)}catch{}}}),48142:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{F:()=>ownPrompt,FN:()=>MODES,J:()=>mayWrite,JR:()=>rawInput,JT:()=>promptPathProblem,VV:()=>modeOf,bg:()=>ownSecret})
function rawInput(env,name){return env[variableOf(name)]?.trim()||void 0}function variableOf(name){return`INPUT_${name.replaceAll(" ","_").toUpperCase()}`}function ownSecret(env){return rawInput(env,"state-key")??rawInput(env,"api-key")}function ownPrompt(env){const isAsked=rawInput(env,"prompt-file")!==void 0||rawInput(env,"mode")==="list"
return rawInput(env,"prompt")??(isAsked?"\n":void 0)}function promptPathProblem(path){const parts=path.split("/")
if(!/^[\w .@+/-]{1,300}$/.test(path)||parts.some(part=>["",".",".."].includes(part)))return"must be a path from the root of the repository, in plain characters"
return parts[0]?.toLowerCase()===".git"?"must not be a file of git itself":void 0}const MODES=["auto","review","gate","list","plan","apply","dry-run","sweep"]
function modeOf(env){const written=rawInput(env,"mode")??"auto"
return MODES.find(mode=>mode===written)}const WRITING=new Set(["auto","review","apply","sweep"])
function mayWrite(env){return WRITING.has(modeOf(env))}}),98625:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{Mk:()=>escaped,OF:()=>isNeverAutomation,Qy:()=>isAnswered,j_:()=>readEvent,qj:()=>actionOf,r8:()=>whySkipped})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(73024)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(98664)
function readEvent({eventName:eventName,path:path}){if(eventName==="")throw notInActions("GITHUB_EVENT_NAME is not set.")
return{eventName:eventName,payload:parseJson(readPayload(path))}}function readPayload(path){if(!path)throw notInActions("GITHUB_EVENT_PATH is not set.")
try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")}catch(cause){throw notInActions("The file at GITHUB_EVENT_PATH cannot be read.",cause)}}function parseJson(text){try{return JSON.parse(text)}catch(cause){throw notInActions("The file at GITHUB_EVENT_PATH is not JSON.",cause)}}function notInActions(message,cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",message,{hint:"GitHub Actions sets GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. To try the action on your machine, run `node dist/index.js rehearse`.",cause:cause})}const answered={issue_comment:["created"],pull_request_review_comment:["created"],pull_request_review:["submitted"],issues:["opened","edited","assigned","labeled"],pull_request:["opened","reopened","ready_for_review","synchronize","labeled","review_requested"],pull_request_target:["opened","reopened","ready_for_review","synchronize","labeled","review_requested"],discussion:["created"],discussion_comment:["created"],workflow_run:["completed"]}
function isAnswered(eventName,action){const actions=Object.hasOwn(answered,eventName)?answered[eventName]:void 0
return actions===void 0||action!==void 0&&actions.includes(action)}const written=/_comment$|^pull_request_review$|^workflow_run$/
function isNeverAutomation(eventName,action){return written.test(eventName)||action==="edited"}function actionOf(payload){const action=fieldOf(payload,"action")
return typeof action==="string"?action:void 0}function fieldOf(value,name){return typeof value==="object"&&value!==null&&Object.hasOwn(value,name)?value[name]:void 0}const said={issue_comment:"comment",pull_request_review_comment:"comment",pull_request_review:"review",discussion_comment:"comment"}
function whySkipped({eventName:eventName,payload:payload},{phrases:phrases,prompt:prompt}){const action=actionOf(payload)
const name=action===void 0?`"${eventName}"`:`"${eventName}" ${action}`
if(!isAnswered(eventName,action)){if(isNeverAutomation(eventName,action))return`${name} starts no run, because only new texts and failed runs do`
return prompt?void 0:`${name} starts a run only with a prompt`}const what=Object.hasOwn(said,eventName)?said[eventName]:void 0
if(what===void 0||phrases.length===0)return
const text=fieldOf(fieldOf(payload,what),"body")
if(typeof text!=="string"||phrases.some(phrase=>mayCall(text,phrase)))return
return`the ${what} does not mention ${phrases.join(" or ")}`}function mayCall(text,phrase){return new RegExp(escaped(phrase),"iu").test(text)}function escaped(phrase){return phrase.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g,"\\$&")}}),98664:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{Fp:()=>Mistake,HB:()=>unreachable,ec:()=>toFault,vC:()=>Fault})
var _text_js__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(94869)
class Fault extends Error{code
headline
quote
hint
reason
isLasting
constructor(code,headline,{hint:hint,quote:quote,reason:reason,isLasting:isLasting,cause:cause}={}){super(quote===void 0?headline:(0,_text_js__WEBPACK_IMPORTED_MODULE_0__.hC)(headline,quote),{cause:cause})
this.name="Fault"
this.code=code
this.headline=headline
this.quote=quote
this.hint=hint
this.reason=reason
this.isLasting=isLasting??(code==="config"||code==="denied")}}class Mistake extends Error{constructor(message,options){super(message,options)
this.name="Mistake"}}function unreachable(value){throw new Fault("bug",`Unexpected value ${JSON.stringify(value)}.`)}function toFault(error){if(error instanceof Fault)return error
const message=error instanceof Error?error.message:String(error)
return new Fault("bug",`Unexpected error: ${message}`,{hint:"This is a defect of Deckhand. Please report it with the log of this run.",cause:error})}}),94869:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{Lt:()=>fenceFor,Mx:()=>withoutEnd,SS:()=>codeSpan,TN:()=>oneLine,U9:()=>count,cT:()=>joinLines,cZ:()=>isSameText,e9:()=>clipMiddle,hC:()=>sentences,od:()=>commaList,pA:()=>nearest,vP:()=>figure,yR:()=>slug})
function oneLine(value,limit){const line=value.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g," ").trim()
return line.length<=limit?line:`${line.slice(0,limit-1).replace(/[\ud800-\udbff]$/,"")}…`}function withoutEnd(text,signs){let end=text.length
while(end>0&&signs.includes(text.charAt(end-1)))end-=1
return text.slice(0,end)}function joinLines(text){return text.replaceAll(/\s+/g,space=>space.includes("\n")?" ":space)}function slug(value,limit){const words=value.normalize("NFKD").replaceAll(/\p{M}/gu,"").toLowerCase().match(/[a-z0-9]+/g)??[]
return words.join("-").slice(0,limit).replace(/-+$/,"")}function count(amount,noun){return`${figure(amount)} ${noun}${amount===1?"":"s"}`}function figure(amount){return amount.toLocaleString("en-US")}function sentences(...parts){const said=parts.map(part=>part?.trim()??"").filter(part=>part!=="")
return said.map(part=>/[.!?…:]["'`)\]*]*$/.test(part)?part:`${part}.`).join(" ")}function nearest(word,known){const plain=name=>name.toLowerCase().replaceAll(/[-_\s]/g,"")
const meant=plain(word)
const distanceTo=name=>{const isBeginning=plain(name)!==meant&&plain(name).startsWith(meant)
if(isBeginning)return.5
const isOfOtherLength=plain(name).length!==meant.length
return editDistance(meant,plain(name))+(isOfOtherLength?.1:0)}
const[best]=known.map(name=>({name:name,distance:distanceTo(name)})).sort((a,b)=>a.distance-b.distance)
const most=Math.max(1,Math.ceil(meant.length/3))
return best&&meant.length>1&&Math.floor(best.distance)<=most?best.name:void 0}function editDistance(one,other){let before=[]
let row=Array.from({length:other.length+1},(_,at)=>at);[...one].forEach((letter,index)=>{const next=[index+1];[...other].forEach((its,at)=>{const replaced=(row[at]??0)+(letter===its?0:1)
const isExchanged=at>0&&letter===other[at-1]&&its===one[index-1]
const exchanged=isExchanged?(before[at-1]??0)+1:replaced
next.push(Math.min(replaced,exchanged,(row[at+1]??0)+1,(next[at]??0)+1))});[before,row]=[row,next]})
return row[other.length]??0}function commaList(value){return value.split(",").map(part=>part.trim()).filter(part=>part!=="")}function isSameText(one,other){const normal=text=>text.replaceAll("\r\n","\n").trim()
return normal(one)===normal(other)}function clipMiddle(value,limit,notice){if(value.length<=limit)return value
const kept=Math.max(0,limit-notice.length-2)
const head=value.slice(0,Math.ceil(kept/2)).replace(/[\uD800-\uDBFF]$/,"")
const tail=value.slice(value.length-Math.floor(kept/2)).replace(/^[\uDC00-\uDFFF]/,"")
return`${head}\n${notice}\n${tail}`}function codeSpan(line){const longest=longestRun(line)
const marks="`".repeat(longest+1)
const pad=longest>0||line.startsWith(" ")&&line.endsWith(" ")&&line.trim()!==""?" ":""
return`${marks}${pad}${line}${pad}${marks}`}function fenceFor(code){return"`".repeat(Math.max(3,longestRun(code)+1))}function longestRun(text){let longest=0
for(const[run]of text.matchAll(/`+/g))longest=Math.max(longest,run.length)
return longest}}),59479:((__webpack_module__,__unused_webpack___webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.a(__webpack_module__,async(__webpack_handle_async_dependencies__,__webpack_async_result__)=>{try{__nccwpck_require__(39579)
var node_crypto__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_2__=__nccwpck_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__nccwpck_require__(76760)
var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__=__nccwpck_require__(58500)
var node_v8__WEBPACK_IMPORTED_MODULE_5__=__nccwpck_require__(78877)
var _action_run_js__WEBPACK_IMPORTED_MODULE_6__=__nccwpck_require__(80790)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__nccwpck_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__nccwpck_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__nccwpck_require__(88135)
const HELP=["--help","-h","help"]
const VERSION=["--version","-v","version"]
process.exitCode=await main(process.argv.slice(2)).catch(sayFault)
async function main(argv){const env=takeEnvironment()
const[command]=argv
if(command==="rehearse")return rehearse(argv.slice(1),env,cancelSignal())
if(command==="doctor")return examine(argv.slice(1),env)
if(command==="gc")return collect(argv.slice(1),env)
if(command==="replay")return replayLog(argv.slice(1),env)
if(command==="show"||command==="export"||command==="diagnose")return show(command,argv.slice(1),env)
if(command!==void 0&&HELP.includes(command))return print((0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("usage"))
if(command!==void 0&&VERSION.includes(command))return print(`deckhand ${version()}`)
if(command!==void 0){process.stderr.write(`There is no command ${JSON.stringify(command)} (see deckhand --help)\n`)
return 2}for(const stream of[process.stdout,process.stderr])stream.on("error",()=>{})
keepYoungGenerationSmall()
return(0,_action_run_js__WEBPACK_IMPORTED_MODULE_6__.e)(makeWorld(env))}function keepYoungGenerationSmall(){(0,node_v8__WEBPACK_IMPORTED_MODULE_5__.setFlagsFromString)("--semi-space-growth-factor=1")}function sayFault(error){if(!(error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.vC))throw error
process.stderr.write(`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.hC)(error.message,error.hint)}\n`)
return 1}function print(text){process.stdout.write(`${text}\n`)
return 0}function version(){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(import.meta.dirname,"..","package.json")
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.existsSync)(path))throw(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.Yp)(`file ${path}`)
const{version:found}=JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(path,"utf8"))
return found}function takeEnvironment(){const env={...process.env}
delete process.env.DEBUG
return env}async function examine(argv,env){const{doctor:doctor}=await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(311),__nccwpck_require__.e(2098),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(5705),__nccwpck_require__.e(7876),__nccwpck_require__.e(3882),__nccwpck_require__.e(2968),__nccwpck_require__.e(6759)]).then(__nccwpck_require__.bind(__nccwpck_require__,8831))
const stdout=text=>process.stdout.write(text)
return doctor({argv:argv,env:env,world:makeWorld(env),stdout:stdout,stderr:text=>process.stderr.write(text)})}async function replayLog(argv,env){const{replay:replay}=await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(311),__nccwpck_require__.e(2098),__nccwpck_require__.e(4724),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(5705),__nccwpck_require__.e(7876),__nccwpck_require__.e(3882),__nccwpck_require__.e(622),__nccwpck_require__.e(9588),__nccwpck_require__.e(6863)]).then(__nccwpck_require__.bind(__nccwpck_require__,76863))
const stdout=text=>process.stdout.write(text)
const stderr=text=>process.stderr.write(text)
return replay({argv:argv,folder:process.cwd(),world:makeWorld(env),stdout:stdout,stderr:stderr})}async function collect(argv,env){const{gc:gc}=await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(1267),__nccwpck_require__.e(4724),__nccwpck_require__.e(874),__nccwpck_require__.e(9130)]).then(__nccwpck_require__.bind(__nccwpck_require__,67539))
const stdout=text=>process.stdout.write(text)
return gc({argv:argv,env:env,now:new Date,stdout:stdout,stderr:text=>process.stderr.write(text)})}async function show(command,argv,env){const{show:show}=await Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(2499),__nccwpck_require__.e(1267),__nccwpck_require__.e(311),__nccwpck_require__.e(4724),__nccwpck_require__.e(4190),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(7876),__nccwpck_require__.e(874),__nccwpck_require__.e(4267),__nccwpck_require__.e(8900),__nccwpck_require__.e(8829),__nccwpck_require__.e(9868)]).then(__nccwpck_require__.bind(__nccwpck_require__,1709))
const stdout=text=>process.stdout.write(text)
return show({command:command,argv:argv,env:env,folder:process.cwd(),stdout:stdout,stderr:text=>process.stderr.write(text)})}function makeWorld(env){return Object.freeze({env:env,scripts:import.meta.dirname,node:process.execPath,fetch:globalThis.fetch,now:()=>new Date,clock:()=>performance.now(),sleep:(ms,signal)=>(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(ms,void 0,{signal:signal}),newId:()=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)(),random:()=>Math.random(),saveMemory:()=>(0,node_v8__WEBPACK_IMPORTED_MODULE_5__.setFlagsFromString)("--optimize-for-size"),signal:cancelSignal()})}function cancelSignal(){const controller=new AbortController
const cancel=()=>controller.abort(new _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.vC("cancelled","The run was cancelled."))
process.on("SIGINT",cancel)
process.on("SIGTERM",cancel)
return controller.signal}async function rehearse(argv,env,signal){const[{rehearse:rehearse},{openStage:openStage}]=await Promise.all([Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(8815),__nccwpck_require__.e(311),__nccwpck_require__.e(4190),__nccwpck_require__.e(8258),__nccwpck_require__.e(5017),__nccwpck_require__.e(8588),__nccwpck_require__.e(7233),__nccwpck_require__.e(8900),__nccwpck_require__.e(8829),__nccwpck_require__.e(9624)]).then(__nccwpck_require__.bind(__nccwpck_require__,89624)),Promise.all([__nccwpck_require__.e(8942),__nccwpck_require__.e(2499),__nccwpck_require__.e(4869)]).then(__nccwpck_require__.bind(__nccwpck_require__,84869))])
return rehearse({argv:argv,env:env,stdout:text=>process.stdout.write(text),stderr:text=>process.stderr.write(text),isTty:process.stdout.isTTY,bundle:process.argv[1]??"",openStage:openStage,signal:signal})}__webpack_async_result__()}catch(e){__webpack_async_result__(e)}},1)}),39579:((__unused_webpack___webpack_module__,__unused_webpack___webpack_exports__,__nccwpck_require__)=>{var node_fs__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(73024)
const OLDEST=22
if(Number.parseInt(process.versions.node,10)<OLDEST){const what=`Deckhand needs Node 24, and this is Node ${process.versions.node}.`
const hint="A current GitHub runner includes Node 24 for `runs.using: node24` in action.yml: update the runner. Other runners (act, Gitea) take the Node in their PATH: put Node 24 there. In a checkout, `npm ci` brings its own: `npm run rehearse` uses it, and so does `npx node dist/index.js` with any command."
if(process.env.GITHUB_OUTPUT)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(process.env.GITHUB_OUTPUT,`outcome=failed\nreason=${what}\n`)
if(process.env.GITHUB_EVENT_NAME)console.log(`::error::${what} ${hint}`)
else console.error(`${what}\n${hint}`)
process.exit(1)}}),88135:((__unused_webpack___webpack_module__,__webpack_exports__,__nccwpck_require__)=>{__nccwpck_require__.d(__webpack_exports__,{HK:()=>requirePrompts,J1:()=>prompt,Yp:()=>incompleteCopy})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__nccwpck_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__nccwpck_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__nccwpck_require__(98664)
const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(import.meta.dirname,"..","prompts")
const NEEDED=["","hooks","mcp","skills","sub-agents","tools","tools/short","report.md"]
function requirePrompts(){const missing=NEEDED.find(name=>!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)))
if(missing!==void 0)throw incompleteCopy(`${/\.md$/.test(missing)?"file":"folder"} ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,missing)}`)}function incompleteCopy(missing){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`This copy of Deckhand is incomplete: it has no ${missing}.`,{hint:"Copy action.yml, package.json, dist/ and prompts/ together and whole, or use the action by its repository and commit."})}function prompt(name,slots={}){return fill(name,read(name).trimEnd(),slots)}function read(name){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,`${name}.md`)
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")
requirePrompts()
throw incompleteCopy(`file ${path}`)}function fill(name,template,slots){const unused=new Set(Object.keys(slots))
const text=template.replaceAll(/\{\{([a-z_]+)\}\}/g,(_,slot)=>{const value=Object.hasOwn(slots,slot)?slots[slot]:void 0
if(value===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`Prompt "${name}" needs a value for {{${slot}}}.`)
unused.delete(slot)
return value})
if(unused.size>0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`Prompt "${name}" has no slot for ${[...unused].join(", ")}.`)
return text}})}
var __webpack_module_cache__={}
function __nccwpck_require__(moduleId){var cachedModule=__webpack_module_cache__[moduleId]
if(cachedModule!==void 0)return cachedModule.exports
var module=__webpack_module_cache__[moduleId]={id:moduleId,loaded:!1,exports:{}}
var threw=!0
try{__webpack_modules__[moduleId].call(module.exports,module,module.exports,__nccwpck_require__)
threw=!1}finally{if(threw)delete __webpack_module_cache__[moduleId]}module.loaded=!0
return module.exports}__nccwpck_require__.m=__webpack_modules__
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var webpackQueues=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var webpackExports=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var webpackError=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=queue=>{if(queue&&queue.d<1){queue.d=1
queue.forEach(fn=>fn.r--)
queue.forEach(fn=>fn.r--?fn.r++:fn())}}
var wrapDeps=deps=>deps.map(dep=>{if(dep!==null&&typeof dep==="object"){if(dep[webpackQueues])return dep
if(dep.then){var queue=[]
queue.d=0
dep.then(r=>{obj[webpackExports]=r
resolveQueue(queue)},e=>{obj[webpackError]=e
resolveQueue(queue)})
var obj={}
obj[webpackQueues]=fn=>fn(queue)
return obj}}var ret={}
ret[webpackQueues]=x=>{}
ret[webpackExports]=dep
return ret})
__nccwpck_require__.a=(module,body,hasAwait)=>{var queue
hasAwait&&((queue=[]).d=-1)
var depQueues=new Set
var exports=module.exports
var currentDeps
var outerResolve
var reject
var promise=new Promise((resolve,rej)=>{reject=rej
outerResolve=resolve})
promise[webpackExports]=exports
promise[webpackQueues]=fn=>(queue&&fn(queue),depQueues.forEach(fn),promise["catch"](x=>{}))
module.exports=promise
body(deps=>{currentDeps=wrapDeps(deps)
var fn
var getResult=()=>currentDeps.map(d=>{if(d[webpackError])throw d[webpackError]
return d[webpackExports]})
var promise=new Promise(resolve=>{fn=()=>resolve(getResult)
fn.r=0
var fnQueue=q=>q!==queue&&!depQueues.has(q)&&(depQueues.add(q),q&&!q.d&&(fn.r++,q.push(fn)))
currentDeps.map(dep=>dep[webpackQueues](fnQueue))})
return fn.r?promise:getResult()},err=>(err?reject(promise[webpackError]=err):outerResolve(exports),resolveQueue(queue)))
queue&&queue.d<0&&(queue.d=0)}})();(()=>{var getProto=Object.getPrototypeOf?obj=>Object.getPrototypeOf(obj):obj=>obj.__proto__
var leafPrototypes
__nccwpck_require__.t=function(value,mode){if(mode&1)value=this(value)
if(mode&8)return value
if(typeof value==="object"&&value){if(mode&4&&value.__esModule)return value
if(mode&16&&typeof value.then==="function")return value}var ns=Object.create(null)
__nccwpck_require__.r(ns)
var def={}
leafPrototypes=leafPrototypes||[null,getProto({}),getProto([]),getProto(getProto)]
for(var current=mode&2&&value;typeof current=="object"&&!~leafPrototypes.indexOf(current);current=getProto(current))Object.getOwnPropertyNames(current).forEach(key=>def[key]=()=>value[key])
def["default"]=()=>value
__nccwpck_require__.d(ns,def)
return ns}})();(()=>{__nccwpck_require__.d=(exports,definition)=>{for(var key in definition)if(__nccwpck_require__.o(definition,key)&&!__nccwpck_require__.o(exports,key))Object.defineProperty(exports,key,{enumerable:!0,get:definition[key]})}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=chunkId=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises,key)=>{__nccwpck_require__.f[key](chunkId,promises)
return promises},[]))})();(()=>{__nccwpck_require__.u=chunkId=>chunkId+".index.js"})();(()=>{__nccwpck_require__.o=(obj,prop)=>Object.prototype.hasOwnProperty.call(obj,prop)})();(()=>{__nccwpck_require__.r=exports=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag)Object.defineProperty(exports,Symbol.toStringTag,{value:"Module"})
Object.defineProperty(exports,"__esModule",{value:!0})}})();(()=>{__nccwpck_require__.nmd=module=>{module.paths=[]
if(!module.children)module.children=[]
return module}})();(()=>{var installedChunks={8792:0}
var installChunk=data=>{var{ids:ids,modules:modules,runtime:runtime}=data
var moduleId,chunkId,i=0
for(moduleId in modules)if(__nccwpck_require__.o(modules,moduleId))__nccwpck_require__.m[moduleId]=modules[moduleId]
if(runtime)runtime(__nccwpck_require__)
for(;i<ids.length;i++){chunkId=ids[i]
if(__nccwpck_require__.o(installedChunks,chunkId)&&installedChunks[chunkId])installedChunks[chunkId][0]()
installedChunks[ids[i]]=0}}
__nccwpck_require__.f.j=(chunkId,promises)=>{var installedChunkData=__nccwpck_require__.o(installedChunks,chunkId)?installedChunks[chunkId]:void 0
if(installedChunkData!==0)if(installedChunkData)promises.push(installedChunkData[1])
else if(1){var promise=import("./"+__nccwpck_require__.u(chunkId)).then(installChunk,e=>{if(installedChunks[chunkId]!==0)installedChunks[chunkId]=void 0
throw e})
promise=Promise.race([promise,new Promise(resolve=>installedChunkData=installedChunks[chunkId]=[resolve])])
promises.push(installedChunkData[1]=promise)}}})()
var __webpack_exports__=__nccwpck_require__(59479)
__webpack_exports__=await __webpack_exports__

export const id=235
export const ids=[235]
export const modules={3512:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>failOn,V:()=>failsJob})
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62822)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
function failsJob(env,outcome){return(failOn((0,_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.J)(env,"fail-on")??_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__.tz.join(", "))??_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__.tz).includes(outcome)}function failOn(text){if(text==="none")return[]
const names=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)(text)
const outcomes=names.filter(_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_0__.L2)
return names.length>0&&outcomes.length===names.length?outcomes:void 0}},72233:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{tf:()=>apiRoot,kz:()=>approverList,r2:()=>attempts,p0:()=>duration,Wr:()=>featureOverrides,Jt:()=>flag,_o:()=>headerList,Mt:()=>idList,Yf:()=>isEverybody,CI:()=>millisecondsIn,OD:()=>nameList,u9:()=>orNone,X:()=>outcomeList,HJ:()=>phrases,AN:()=>promptPath,TU:()=>resumption,r9:()=>roleList,MR:()=>runsPerDay})
var schemas=__webpack_require__(28942)
var coerce=__webpack_require__(49567)
var core=__webpack_require__(88532)
var model_features=__webpack_require__(83931)
const Overrides=model_features.JE.unwrap().partial()
function parseOverrides(text){const parsed=Overrides.safeParse(jsonIn(text))
if(!parsed.success)return{status:"broken",problem:phrase(parsed.error.issues)}
const given=Object.entries(parsed.data).filter(([,value])=>value!==void 0)
return{status:"sound",overrides:Object.fromEntries(given)}}function jsonIn(text){try{return JSON.parse(text)}catch{return}}function phrase(issues){return issues.map(phraseOf).join(", and ")}function phraseOf(issue){const field=issue.path.map(String).join(".")
if(field===""&&issue.code==="unrecognized_keys")return`has a field that does not exist (there are ${Object.keys(Overrides.shape).join(", ")})`
return field===""?"must be a JSON object":`has no sound value for "${field}" (${expected(issue)})`}function expected(issue){switch(issue.code){case"invalid_value":return`one of ${issue.values.map(String).join(", ")}`
case"invalid_type":return`a ${issue.expected}`
case"unrecognized_keys":return"it has a field that does not exist"
default:return"out of range"}}var outcome=__webpack_require__(62822)
var lib_text=__webpack_require__(94869)
var fail_on=__webpack_require__(3512)
var prompt_path=__webpack_require__(91412)
const flag=schemas["enum"](["true","false"],{error:"must be true or false"}).transform(value=>value==="true")
function orNone(limit,what){return coerce.Yj().transform((text,context)=>{if(text==="none")return text
const number=limit.safeParse(text)
if(number.success)return number.data
context.addIssue(`must be ${what}, or \`none\``)
return core.tm})}const promptPath=schemas.string().superRefine((path,context)=>{const problem=(0,prompt_path.J)(path)
if(problem!==void 0)context.addIssue(problem)})
const nameList=schemas.string().transform(lib_text.od)
const RESUMED=/^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const resumption=schemas.string().regex(RESUMED,"must be auto, never or the id of a conversation")
const RUNS="must be a whole number from 1 to 1000"
const runsPerDay=coerce.ai("must be a number").int(RUNS).min(1,RUNS).max(1e3,RUNS).default(20)
const attempts=coerce.ai("must be a number").int("must be a whole number from 1 to 10").min(1,"must be a whole number from 1 to 10").max(10,"must be a whole number from 1 to 10").default(2)
const phrases=schemas.string().refine(text=>{const list=(0,lib_text.od)(text)
return list.length>0&&list.every(phrase=>/^\S{2,50}$/.test(phrase))},"must be words of 2 to 50 characters, between commas")
const apiRoot=schemas.url({protocol:/^https?$/,error:"must be an http(s) URL"}).refine(url=>!/\/(?:chat\/completions|responses)\/?$/.test(URL.parse(url)?.pathname??""),"must be the root of the API: leave out `/chat/completions` or `/responses` at its end")
const roleList=schemas.string().superRefine((text,context)=>{const[problem]=(0,lib_text.od)(text).flatMap(role=>roleProblem(role)??[])
if(problem!==void 0)context.addIssue(problem)})
const ROLES=["triage","write","maintain","admin"]
function roleProblem(role){if(isEverybody(role))return"must not name read or none: in a public repository that is everybody"
if(ROLES.includes(role)||/^custom:\S/.test(role))return
const near=ROLES.find(known=>role.toLowerCase().startsWith(known.slice(0,4)))
const meant=near===void 0?"":` (did you mean ${near}?)`
return`has a role that does not exist${meant}: the roles are ${ROLES.join(", ")}, and custom:NAME for a role of your organization`}function isEverybody(role){return["read","none","*"].includes(role.toLowerCase())}const idList=schemas.string().refine(text=>(0,lib_text.od)(text).every(id=>/^\d{1,15}$/.test(id)),"must be numeric ids of accounts, between commas")
const outcomeList=schemas.string().refine(text=>(0,fail_on.K)(text)!==void 0,`must be none, or some of ${outcome.im.join(", ")}`)
const featureOverrides=schemas.string().transform((text,context)=>{const parsed=parseOverrides(text)
if(parsed.status==="sound")return parsed.overrides
context.addIssue(parsed.problem)
return core.tm})
const NOT_HEADERS="must be a JSON object of strings, or lines of `Name: value`"
const Headers=schemas.record(schemas.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),schemas.string().regex(/^[\t\x20-\x7e]*$/)).readonly()
const headerList=schemas.string().transform((text,context)=>{const headers=Headers.safeParse(text.startsWith("{")?fromJson(text):fromLines(text))
if(headers.success)return headers.data
context.addIssue(NOT_HEADERS)
return core.tm})
function fromJson(text){try{return JSON.parse(text)}catch{return}}function fromLines(text){const lines=text.split("\n").filter(line=>line.trim()!=="")
return Object.fromEntries(lines.map(line=>{const colon=line.indexOf(":")
return colon<0?["",line]:[line.slice(0,colon).trim(),line.slice(colon+1).trim()]}))}const approverList=schemas.string().superRefine((text,context)=>{const[problem]=(0,lib_text.od)(text).flatMap(entry=>approverProblem(entry)??[])
if(problem!==void 0)context.addIssue(problem)})
function approverProblem(entry){if(entry==="not-requester")return
if(!entry.startsWith("@"))return roleProblem(entry)
return/^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(entry)?void 0:"has a name after `@` that is no login"}const UNITS={m:6e4,h:36e5,d:864e5}
const duration=schemas.string().refine(text=>millisecondsIn(text)>0&&millisecondsIn(text)<=30*UNITS.d,"must be a time of at most 30 days like 30m, 72h or 7d")
function millisecondsIn(text){const[,amount="0",unit=""]=/^(\d{1,5})([mhd])$/.exec(text)??[]
return unit==="m"||unit==="h"||unit==="d"?Number(amount)*UNITS[unit]:0}},79235:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{gateSettings:()=>gateSettings,phrasesOf:()=>phrasesOf,triggerSettings:()=>triggerSettings})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _own_prompt_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87877)
var _input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72233)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
function phrasesOf(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"trigger-phrase")??"@agent")}function triggerSettings(env){return{phrases:phrasesOf(env),label:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"label-trigger")??"agent",approveLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"approve-label")??"agent:approve",rejectLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"reject-label")??"agent:reject",assignee:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"assignee-trigger"),prompt:(0,_own_prompt_js__WEBPACK_IMPORTED_MODULE_3__.F)(env),mode:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"mode"),allowedBots:allowedBots(env),repositoryId:numberOf(env.GITHUB_REPOSITORY_ID),runId:numberOf(env.GITHUB_RUN_ID)}}function gateSettings(env,ownId){const roles=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-roles")??"admin, maintain, write")
return{allowedRoles:roles.filter(role=>!(0,_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(role)),allowedUsers:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-users")??""),allowedBots:allowedBots(env),canWrite:true,ownId:ownId,triggeringActor:triggeringActor(env)}}function allowedBots(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-bots")??"").filter(id=>/^\d+$/.test(id)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:login,GITHUB_ACTOR:GITHUB_ACTOR,GITHUB_ACTOR_ID:GITHUB_ACTOR_ID}){if(!login)return
return{login:login,id:login===GITHUB_ACTOR?numberOf(GITHUB_ACTOR_ID):void 0}}function numberOf(text){return text!==void 0&&/^\d+$/.test(text)?Number(text):void 0}},91412:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J:()=>promptPathProblem})
function promptPathProblem(path){const parts=path.split("/")
if(!/^[\w .@+/-]{1,300}$/.test(path)||parts.some(part=>["",".",".."].includes(part)))return"must be a path from the top of the repository, in plain characters"
return parts[0]?.toLowerCase()===".git"?"must not be git's own":void 0}},83931:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JE:()=>ModelFeatures,ZN:()=>UNKNOWN_MODEL})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Price=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({input:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0),output:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0),cache_read:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional(),cache_write:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional()}).readonly()
const ModelFeatures=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({api:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["chat","responses"]),native_tool_calling:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),parallel_tool_calls:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),vision:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),reasoning_effort:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),temperature:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(2).optional(),stop_words:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),prompt_caching:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["none","marks","key"]),string_content:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),send_reasoning:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),silent_thinking:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),stream:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),context_window:zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().optional(),max_output_tokens:zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().optional(),price:Price.optional()}).readonly()
const UNKNOWN_MODEL=ModelFeatures.parse({api:"chat",native_tool_calling:true,parallel_tool_calls:true,vision:true,stop_words:true,prompt_caching:"none",string_content:false,send_reasoning:false,silent_thinking:false,stream:true})},84804:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$E:()=>codeWithin,Lt:()=>fenceFor,aY:()=>code})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94869)
function code(value){return codeWithin(200,value)}function codeWithin(length,value){const line=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value,length)||"?"
if(line.includes("|"))return`<code>${line.replaceAll(/[^\w ./-]/gu,sign=>`&#${sign.codePointAt(0)};`)}</code>`
const longest=longestRun(line)
const ticks="`".repeat(longest+1)
return longest===0?`${ticks}${line}${ticks}`:`${ticks} ${line} ${ticks}`}function fenceFor(value){return"`".repeat(Math.max(3,longestRun(value)+1))}function longestRun(value){return Math.max(0,...[...value.matchAll(/`+/g)].map(([run])=>run.length))}},62822:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L2:()=>isOutcome,im:()=>OUTCOMES,rL:()=>signOf,tz:()=>FAILING})
var _review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61229)
const OUTCOMES=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const DONE={mark:"🟢",reaction:"hooray",exitCode:0}
const NOTHING_DONE={mark:"⚪",reaction:"+1",exitCode:0}
const DONE_IN_PART={mark:"🟠",reaction:"+1",exitCode:0}
const NOT_DONE={mark:"🔴",reaction:"confused",exitCode:1}
const SIGNS={changed:DONE,answered:DONE,"no-op":NOTHING_DONE,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":NOT_DONE,"timed-out":NOT_DONE,stuck:NOT_DONE,cancelled:NOT_DONE,failed:NOT_DONE,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf({outcome:outcome,toolCalls:toolCalls,torn:torn=[],review:review}){const isFinished=outcome==="answered"||outcome==="no-op"
if(review&&isFinished)return reviewSign(review,toolCalls)
if(outcome==="changed"&&torn.length>0)return DONE_IN_PART
return outcome==="answered"&&!toolCalls?NOTHING_DONE:SIGNS[outcome]}function reviewSign(review,toolCalls){const{found:found,stillOpen:stillOpen,blocking:blocking}=review
if(blocking>0)return{...DONE,mark:"🔴"}
if(found+stillOpen>0)return{...DONE,mark:"🟠"}
return toolCalls===0||(0,_review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__.hR)(review)?NOTHING_DONE:DONE}const FAILING=Object.freeze(OUTCOMES.filter(outcome=>SIGNS[outcome].exitCode===1))
function isOutcome(name){return OUTCOMES.some(outcome=>outcome===name)}},61229:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>reviewLine,Bb:()=>saysAnything,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84804)
function sawAll({unseen:unseen,isCut:isCut}){return unseen.length===0&&!isCut}function sawNothing({looks:looks}){return looks!==void 0&&looks.unseen.length===looks.files}function reviewLine(facts){const{looks:looks,commit:commit}=facts
const on=`on \`${commit.slice(0,7)}\``
if(!looks)return`${countsOf(facts)}, ${on}`
const{files:files,unseen:unseen,isCut:isCut}=looks
if(files===0)return"Could not review: GitHub shows no changed file"
if(sawNothing(facts)){const which=files===1?"the changed file":`any of the ${files} changed files`
return`Could not review: GitHub shows no diff for ${which}`}const some=unseen.length>0?`; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(unseen.length,"file")} could not be looked at`:""
return`${countsOf(facts)}, ${on}${some}${isCut?"; GitHub does not list all changed files":""}`}const NAMED=20
function renderUnseen({looks:looks}){if(!looks||looks.unseen.length===0)return""
const rest=looks.unseen.length>NAMED?`, and ${looks.unseen.length-NAMED} more`:""
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unseen",{files:`${looks.unseen.slice(0,NAMED).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")}${rest}`})}function saysAnything({found:found,mended:mended,verdict:verdict}){return found>0||mended>0||verdict==="APPROVE"}function countsOf({found:found,mended:mended,stillOpen:stillOpen,blocking:blocking}){const blocks=blocking>0?`; ${blocking} blocking`:""
const before=mended+stillOpen>0?`, ${mended} mended, ${stillOpen} still open`:""
return`${found===0?"No new findings":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(found,"new finding")}${before}${blocks}`}const VERDICTS={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(facts){const{url:url,verdict:verdict,unposted:unposted}=facts
const place=url===void 0?"":`It is in [the review](${url})${VERDICTS[verdict]}.`
const said=unposted===""?place:`This is what the review would have said:\n\n${unposted}`
return[said,renderUnseen(facts)].filter(Boolean).join("\n\n")}},49567:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yj:()=>string,ai:()=>number})
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
function string(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString,params)}function number(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber,params)}}}

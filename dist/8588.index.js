export const id=8588
export const ids=[8588]
export const modules={48588:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AN:()=>promptPath,CI:()=>millisecondsIn,Dg:()=>repositoryRuns,HJ:()=>phrases,Jt:()=>flag,L6:()=>skillsSources,MR:()=>runsPerDay,Mt:()=>idList,OD:()=>nameList,SP:()=>pluginList,TU:()=>resumption,VC:()=>failsJob,WO:()=>toolChanges,Wr:()=>featureOverrides,X:()=>outcomeList,Yf:()=>isEverybody,ZQ:()=>skillChoice,_o:()=>headerList,he:()=>readAreas,it:()=>searchWords,kz:()=>approverList,oM:()=>quietHours,p0:()=>duration,r2:()=>attempts,r9:()=>roleList,tf:()=>apiRoot,u9:()=>orNone})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(49567)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88532)
var _core_model_features_model_features_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(83931)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62822)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
const flag=zod__WEBPACK_IMPORTED_MODULE_3__["enum"](["true","false"],{error:"must be true or false"}).transform(value=>value==="true")
function orNone(limit,what){return zod__WEBPACK_IMPORTED_MODULE_4__.Yj().transform((text,context)=>{if(text==="none")return text
const number=limit.safeParse(text)
if(number.success)return number.data
context.addIssue(`must be ${what}, or \`none\``)
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})}const promptPath=zod__WEBPACK_IMPORTED_MODULE_3__.string().superRefine((path,context)=>{const problem=(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JT)(path)
if(problem!==void 0)context.addIssue(problem)})
const READ_AREAS=["issues","labels","milestones","releases","runs","history","discussions"]
const readAreas=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform((given,context)=>{const names=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(given)
const areas=READ_AREAS.filter(area=>names.includes(area))
if(areas.length===new Set(names).size&&names.length>0)return areas
context.addIssue(`must be some of ${READ_AREAS.join(", ")}, separated by commas`)
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})
const quietHours=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform((given,context)=>{const[,...parts]=/^([01]?\d|2[0-3]):([0-5]\d)\s*-\s*([01]?\d|2[0-3]):([0-5]\d)$/.exec(given)??[]
const[hour=0,minute=0,endHour=0,endMinute=0]=parts.map(Number)
if(parts.length===4)return{from:hour*60+minute,to:endHour*60+endMinute}
context.addIssue("must be two times of the day in UTC, e.g. 22:00-06:00")
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})
const searchWords=zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[^\n]{1,250}$/,"must be one line of at most 250 characters").refine(text=>/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(text),"must say `is:issue` or `is:pr`")
const nameList=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform(_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)
const CHANGES="must be tools with + or - before their names, such as `+browser, -glob`"
const toolChanges=nameList.refine(entries=>entries.every(entry=>/^[+-]\w+$/.test(entry)),CHANGES)
const RESUMED=/^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const resumption=zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(RESUMED,"must be auto, never or the id of a conversation")
const RUNS="must be a whole number from 1 to 1000"
const runsPerDay=zod__WEBPACK_IMPORTED_MODULE_4__.ai("must be a number").int(RUNS).min(1,RUNS).max(1e3,RUNS).default(20)
const REPOSITORY_RUNS="must be a whole number from 1 to 10000"
const repositoryRuns=zod__WEBPACK_IMPORTED_MODULE_4__.ai("must be a number").int(REPOSITORY_RUNS).min(1,REPOSITORY_RUNS).max(1e4,REPOSITORY_RUNS)
const attempts=zod__WEBPACK_IMPORTED_MODULE_4__.ai("must be a number").int("must be a whole number from 1 to 10").min(1,"must be a whole number from 1 to 10").max(10,"must be a whole number from 1 to 10").default(2)
const phrases=zod__WEBPACK_IMPORTED_MODULE_3__.string().refine(text=>{const list=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text)
return list.length>0&&list.every(phrase=>/^\S{2,50}$/.test(phrase))},"must be words of 2 to 50 characters, separated by commas")
const apiRoot=zod__WEBPACK_IMPORTED_MODULE_3__.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}).refine(isBare,"must be an address without a user, a password, `?` or `#`: keys go into `api-key` or `model-headers`, and the version of an Azure API into `api-version`").refine(url=>!/\/(?:completions|responses)\/?$/.test(URL.parse(url)?.pathname??""),"must be the root of the API: leave out `/chat/completions`, `/completions` or `/responses` at its end")
function isBare(url){return!/[?#]/.test(url)&&!/^[^/]*\/\/[^/]*@/.test(url)}const roleList=zod__WEBPACK_IMPORTED_MODULE_3__.string().superRefine((text,context)=>{const[problem]=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text).flatMap(role=>roleProblem(role)??[])
if(problem!==void 0)context.addIssue(problem)})
const ROLES=["triage","write","maintain","admin"]
function roleProblem(role){if(isEverybody(role))return"must not contain read or none: in a public repository everybody has these roles"
if(ROLES.includes(role)||/^custom:\S/.test(role))return
const near=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.pA)(role,ROLES)
const meant=near===void 0?"":` (did you mean ${near}?)`
return`has a role that does not exist${meant}: the roles are ${ROLES.join(", ")}, and custom:NAME for a role of your organization`}function isEverybody(role){return["read","none","*"].includes(role.toLowerCase())}const idList=zod__WEBPACK_IMPORTED_MODULE_3__.string().refine(text=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text).every(id=>/^\d{1,15}$/.test(id)),"must be numeric ids of accounts, separated by commas")
const outcomeList=zod__WEBPACK_IMPORTED_MODULE_3__.string().refine(text=>failOn(text)!==void 0,`must be none, or some of ${_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_1__.im.join(", ")}`)
const featureOverrides=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform((text,context)=>{const parsed=(0,_core_model_features_model_features_js__WEBPACK_IMPORTED_MODULE_0__.f$)(text)
if(parsed.status==="sound")return parsed.overrides
context.addIssue(parsed.problem)
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})
const NOT_HEADERS="must be a JSON object of strings, or lines of `Name: value`"
const Headers=zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[\t\x20-\x7e]*$/)).readonly()
const headerList=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform((text,context)=>{const headers=Headers.safeParse(text.startsWith("{")?fromJson(text):fromLines(text))
if(headers.success)return headers.data
context.addIssue(NOT_HEADERS)
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})
function fromJson(text){try{return JSON.parse(text)}catch{return}}function fromLines(text){const lines=text.split("\n").filter(line=>line.trim()!=="")
return Object.fromEntries(lines.map(line=>{const colon=line.indexOf(":")
return colon<0?["",line]:[line.slice(0,colon).trim(),line.slice(colon+1).trim()]}))}const approverList=zod__WEBPACK_IMPORTED_MODULE_3__.string().superRefine((text,context)=>{const[problem]=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text).flatMap(entry=>approverProblem(entry)??[])
if(problem!==void 0)context.addIssue(problem)})
function approverProblem(entry){if(entry==="not-requester")return
if(!entry.startsWith("@"))return roleProblem(entry)
return/^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(entry)?void 0:"has a name after `@` that is not a login"}const UNITS={m:6e4,h:36e5,d:864e5}
const duration=zod__WEBPACK_IMPORTED_MODULE_3__.string().refine(text=>millisecondsIn(text)>0&&millisecondsIn(text)<=30*UNITS.d,"must be a duration of at most 30 days, such as 30m, 72h or 7d")
function millisecondsIn(text){const[,amount="0",unit=""]=/^(\d{1,5})([mhd])$/.exec(text)??[]
return unit==="m"||unit==="h"||unit==="d"?Number(amount)*UNITS[unit]:0}function failsJob(env,outcome){return(failOn((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,"fail-on")??_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_1__.tz.join(", "))??_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_1__.tz).includes(outcome)}function failOn(text){if(text==="none")return[]
const names=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text)
const outcomes=names.filter(_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_1__.L2)
return names.length>0&&outcomes.length===names.length?outcomes:void 0}const skillChoice=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform(text=>{if(text==="true"||text==="false")return text==="true"
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text)})
const PINNED=/^([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w.-]{1,100})@([0-9a-f]{40})$/
const MOST_SOURCES=5
const NOT_PINNED=`must be at most ${MOST_SOURCES} repositories such as \`org/.github@\` followed by a full commit SHA, separated by commas or new lines; a branch or a tag is refused, because it can change`
const skillsSources=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform((text,context)=>{const found=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text.replaceAll("\n",",")).map(label=>{const[,owner="",name="",commit]=PINNED.exec(label)??[]
return commit===void 0||/^\.{1,2}$/.test(name)?void 0:{owner:owner,name:name,commit:commit,label:label}})
const sources=found.filter(source=>source!==void 0)
if(sources.length===found.length&&found.length>0&&found.length<=MOST_SOURCES)return sources
context.addIssue(NOT_PINNED)
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})
const FOLDER=/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/
const GIT=/^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/
const NOT_PLUGINS="must be folders of the repository, or URLs such as https://github.com/owner/name@ followed by a full commit SHA, separated by commas or new lines"
const pluginList=zod__WEBPACK_IMPORTED_MODULE_3__.string().transform((text,context)=>{const sources=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)(text.replaceAll("\n",",")).map(pluginSource)
if(sources.every(source=>source!==void 0))return sources
context.addIssue(NOT_PLUGINS)
return zod__WEBPACK_IMPORTED_MODULE_5__.tm})
function pluginSource(label){const[,url,commit,below=""]=GIT.exec(label)??[]
const folder=(url===void 0?label:below).replace(/\/+$/,"")
if(folder!==""&&!FOLDER.test(folder))return
if(url===void 0||commit===void 0)return folder===""?void 0:{kind:"folder",folder:folder,label:label}
return{kind:"git",url:url,commit:commit,folder:folder,label:label}}}),83931:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ZN:()=>UNKNOWN_MODEL,f$:()=>parseOverrides})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Price=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({input:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0),output:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0),cache_read:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional(),cache_write:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).optional()}).readonly()
const ModelFeatures=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({api:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["chat","responses","messages"]),native_tool_calling:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),parallel_tool_calls:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),vision:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),reasoning_effort:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),temperature:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).max(2).optional(),stop_words:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),prompt_caching:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["none","marks","key"]),string_content:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),send_reasoning:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),silent_thinking:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),stream:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),context_window:zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().optional(),max_output_tokens:zod__WEBPACK_IMPORTED_MODULE_0__.int().positive().optional(),price:Price.optional()}).readonly()
const UNKNOWN_MODEL=ModelFeatures.parse({api:"chat",native_tool_calling:!0,parallel_tool_calls:!0,vision:!0,stop_words:!0,prompt_caching:"none",string_content:!1,send_reasoning:!1,silent_thinking:!1,stream:!0})
const Overrides=ModelFeatures.unwrap().partial()
function parseOverrides(text){const parsed=Overrides.safeParse(jsonIn(text))
if(!parsed.success)return{status:"broken",problem:phrase(parsed.error.issues)}
const given=Object.entries(parsed.data).filter(([,value])=>value!==void 0)
return{status:"sound",overrides:Object.fromEntries(given)}}function jsonIn(text){try{return JSON.parse(text)}catch{return}}function phrase(issues){return issues.map(phraseOf).join(", and ")}function phraseOf(issue){const field=issue.path.map(String).join(".")
if(field===""&&issue.code==="unrecognized_keys")return`has a field that does not exist (there are ${Object.keys(Overrides.shape).join(", ")})`
return field===""?"must be a JSON object":`has no valid value for "${field}" (${expected(issue)})`}function expected(issue){switch(issue.code){case"invalid_value":return`one of ${issue.values.map(String).join(", ")}`
case"invalid_type":return`a ${issue.expected}`
case"unrecognized_keys":return"it has a field that does not exist"
default:return"out of range"}}}),62822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L2:()=>isOutcome,im:()=>OUTCOMES,rL:()=>signOf,tz:()=>FAILING})
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
return[said,renderUnseen(facts)].filter(Boolean).join("\n\n")}}),49567:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yj:()=>string,ai:()=>number})
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
function string(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString,params)}function number(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber,params)}})}

export const id=1925
export const ids=[1925]
export const modules={38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _invisible_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(55244)
var _rendered_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17558)
const mark=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(items,nonce){if(!/^[A-Za-z0-9]{16,}$/.test(nonce))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","A nonce is at least 16 letters and digits.")
const all=items.map(item=>({item:item,...reveal(item)}))
return{data:all.map(({item:item,shown:shown,hidden:hidden})=>fenced(item.label,{shown:shown,hidden:hidden},nonce)).join("\n\n"),hidden:all.flatMap(({item:item,hidden:hidden})=>hidden===0?[]:[{where:placeIn(item.label),parts:hidden}])}}function placeIn(label){return label.split(/,| by | \(/)[0]??""}function fenced(label,{shown:shown,hidden:hidden},nonce){const header=without(nonce,plain(label).replaceAll(/\s+/g," ").trim())
const count=hidden===0?"":` [${hidden} hidden ${hidden===1?"part":"parts"} removed]`
return`${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce,shown)}\nEND DATA ${nonce}`}function visible(markdown){return(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.g)(markdown).shown}function plain(text){return revealPlain(text).shown}function reveal({title:title="",text:text,format:format}){const head=revealPlain(title)
const body=format==="plain"?revealPlain(text):(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.g)(text.replaceAll(mark,""))
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_invisible_js__WEBPACK_IMPORTED_MODULE_1__.O)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),18049:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$t:()=>placeOf,K2:()=>cleanTextFor,uu:()=>threadOf})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21701)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33365)
function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function placeOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_4__.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),seal:(0,_github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__.Wn)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)},redact:redact}}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>actOn,hS:()=>checkOne,j3:()=>settleAll})
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _github_read_target_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76718)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _intent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(70517)
async function settleAll(place,said,settling){const lines=[]
const waiting=[]
const counts=new Map
const beyond=new Map
for(const one of said){const proposed=readSaid(one,place,settling)
if("why"in proposed){lines.push({status:"refused",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(one.name),why:proposed.why})
continue}const{kind:kind}=proposed
const before=counts.get(kind.name)??0
counts.set(kind.name,before+1)
if(before>=kind.limits.most){beyond.set(kind.name,(beyond.get(kind.name)??0)+1)
continue}const line=await settleOne(place,proposed,{...settling,slot:`${settling.key}/${before}`})
lines.push(line)
if(line.status==="waiting")waiting.push(proposed)}const cut=[...beyond].map(([name,many])=>({status:"refused",words:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(many,"more proposal")} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}`,why:`the workflow allows ${(counts.get(name)??many)-many} in a run`}))
return{lines:[...lines,...cut],waiting:waiting}}function readSaid(one,{thread:thread},{declared:declared,clean:clean}){const kind=declared.find(({name:name})=>name===one.name)
if(!kind)return{why:"the workflow does not declare it for this run"}
return kind.read(one.value,{thread:thread,clean:clean})}async function settleOne(place,proposed,how){const{words:words,kind:kind}=proposed
const isWaiting=kind.waits||how.isConfirming&&!kind.limits.isUnattended
if(isWaiting&&how.nobody!==void 0&&how.way==="carry-out")return{status:"refused",words:words,why:`it needs approval, and nobody can be asked, because ${how.nobody}`}
const check=await checkOne(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:actOn(check,proposed)}async function checkOne(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
try{if(number===void 0||kind.target==="discussion")return await check(place,{target:void 0,slot:slot})
const{owner:owner,name:name}=place.repository
const target=await(0,_github_read_target_js__WEBPACK_IMPORTED_MODULE_1__._)(place.client,`${owner}/${name}`,number)
if(!target)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`there is no #${number} in this repository`)
if(kind.target==="issue"&&target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is a pull request`)
if(kind.target==="pull_request"&&!target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is an issue`)
const{only:only}=kind.limits
const has=name=>target.labels.some(label=>label.toLowerCase()===name.toLowerCase())
if(only.length>0&&!only.some(has))return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} has none of the labels that the workflow asks for (${only.map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")})`)
const checked=await check(place,{target:target,slot:slot})
if(checked.status!=="ready")return checked
if(kind.needsOpen&&!target.isOpen)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is closed`)
if(target.isLocked&&!kind.canBeLocked)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is locked`)
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function actOn(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),99716:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{applyIntents:()=>applyIntents})
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87233)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7256)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91311)
var _intents_place_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18049)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(50932)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18511)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(22296)
var _start_reading_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(86953)
async function applyIntents({intents:intents=[],end:end},run){if(intents.length===0||end.status!=="finished")return[]
const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readInputsWithoutModel)(run.world.env)
const isRestricted=await isRestrictedNow(run,inputs["mixed-threads"]==="as-trusted")
const{lines:lines}=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_6__.j3)((0,_intents_place_js__WEBPACK_IMPORTED_MODULE_4__.$t)(run),intents,{declared:(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_5__.declaredIntents)(inputs.intents??[],{isRestricted:isRestricted}),clean:(0,_intents_place_js__WEBPACK_IMPORTED_MODULE_4__.K2)(run),key:run.trigger.key,way:"carry-out",isConfirming:inputs.confirmation!=="never",nobody:(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__.kI)("no-memory")})
return lines}async function isRestrictedNow(run,isTrusting){const{thread:thread}=run.trigger
const pull=thread.type==="pull_request"?await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_2__.Es)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.n)(run.github,run.job.repository),thread.number):void 0
if((0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_7__._K)({pull:pull}))return true
if(isTrusting)return false
const goal={kind:"patch",base:""}
const{strangers:strangers}=await(0,_start_reading_js__WEBPACK_IMPORTED_MODULE_8__.y)(run,{head:"",branch:"",goal:goal,pull:pull},(0,_start_reading_js__WEBPACK_IMPORTED_MODULE_8__.W)(run))
return strangers.length>0}}),60828:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ax:()=>fingerprintOf,wI:()=>Finding})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
const Severity=zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["blocking","important","minor"])
const Finding=zod__WEBPACK_IMPORTED_MODULE_1__.object({path:zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1).describe("The line it is about, or the last of them."),start_line:zod__WEBPACK_IMPORTED_MODULE_1__.int().min(1).optional().describe("The first line, where it is about several."),side:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:Severity.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(150).describe("What is wrong, in one line."),body:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:path,title:title}){const words=title.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${path}\0${words.join(" ")}`).digest("hex").slice(0,16)}})}

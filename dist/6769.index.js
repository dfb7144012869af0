export const id=6769
export const ids=[6769]
export const modules={13834:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(6811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),true).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
function fitting(markdown){if(Buffer.byteLength(markdown)<=LIMIT)return markdown
return(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__._n)(markdown,Math.floor(LIMIT/3)-100,"the summary was too long; see the log of the run for the rest")}}),25355:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>EditHistory})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26767)
const depth=10
const maxStoredBytes=256*1024
const maxHeldBytes=16*1024*1024
class EditHistory{#folder
#versions=new Map
#held=new Map
constructor(folder){this.#folder=folder}async remember(file,before,{mayStore:mayStore}){const versions=await this.#of(file)
const name=String(Number(versions.at(-1)?.name??0)+1).padStart(6,"0")
const isStored=mayStore&&before.length<=maxStoredBytes&&await this.#store(file,name,before)
const version=isStored?{name:name}:{name:name,bytes:before}
if(!isStored)this.#held.set(version,file)
await this.#keep(file,[...versions,version],depth)
await this.#limitHeld()}async#keep(file,versions,most){const kept=most===0?[]:versions.slice(-most)
for(const version of versions.slice(0,versions.length-kept.length))await this.#discard(file,version)
this.#versions.set(file,kept)}async#limitHeld(){for(const[version,file]of[...this.#held]){if(this.#heldBytes()<=maxHeldBytes)return
const versions=await this.#of(file)
await this.#keep(file,versions,versions.length-1-versions.indexOf(version))}}#heldBytes(){return[...this.#held.keys()].reduce((sum,{bytes:bytes})=>sum+(bytes?.length??0),0)}async last(file){const version=(await this.#of(file)).at(-1)
if(!version||this.#folder===void 0)return version?.bytes
return version.bytes??(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.TA)([this.#folder],this.#pathOf(file,version.name),maxStoredBytes)}async forgetLast(file){const versions=await this.#of(file)
const last=versions.at(-1)
if(last)await this.#discard(file,last)
this.#versions.set(file,versions.slice(0,-1))}async#of(file){return this.#versions.get(file)??await this.#stored(file)}async#stored(file){const folder=this.#folder
if(folder===void 0)return[]
const path=this.#pathOf(file)
const entries=await orElse([],async()=>await(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.T1)([folder],path)?(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.KG)([folder],path):[])
return entries.filter(({name:name})=>/^\d{6}$/.test(name)).map(({name:name})=>({name:name}))}async#store(file,name,bytes){const folder=this.#folder
if(folder===void 0)return false
return orElse(false,async()=>{await(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.R0)([folder],this.#pathOf(file,name),bytes)
return true})}async#discard(file,version){const folder=this.#folder
this.#held.delete(version)
if(version.bytes||folder===void 0)return
await orElse(void 0,()=>(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.nM)([folder],this.#pathOf(file,version.name)))}#pathOf(file,name=""){return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder??"",(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(file).digest("hex").slice(0,16),name)}}async function orElse(fallback,action){try{return await action()}catch(error){if(error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp)return fallback
throw error}}}),15768:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>runProgram})
var node_child_process__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(31421)
var node_events__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78474)
const MAX_WORDS=64*1024
async function runProgram(file,args,options){const{cwd:cwd,environment:environment,signal:signal,input:input="",maxBytes:maxBytes=Number.POSITIVE_INFINITY}=options
const child=(0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(file,args,{cwd:cwd,env:environment,stdio:"pipe"})
let isCut=false
const cut=()=>{isCut=true
child.kill("SIGKILL")
child.stdout.destroy()
child.stderr.destroy()}
if(signal?.aborted)cut()
signal?.addEventListener("abort",cut,{once:true})
try{child.stdin.on("error",()=>{}).end(input)
const[stdout,stderr]=[collect(child,"stdout",maxBytes,cut),collect(child,"stderr",MAX_WORDS)]
const[exitCode]=await(0,node_events__WEBPACK_IMPORTED_MODULE_1__.once)(child,"close")
return{stdout:Buffer.concat(stdout),stderr:Buffer.concat(stderr).toString(),exitCode:exitCode,isCut:isCut}}finally{signal?.removeEventListener("abort",cut)}}function collect(child,name,limit,onLimit){const chunks=[]
let size=0
child[name].on("data",chunk=>{if(size<limit)chunks.push(chunk.subarray(0,limit-size))
size+=chunk.length
if(size>limit)onLimit?.()})
return chunks}}),95366:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>LineReader})
class LineReader{#maxLength
#take
#parts=[]
#length=0
constructor(take,maxLength){this.#take=take
this.#maxLength=maxLength}push(chunk){let start=0
for(let end=chunk.indexOf(10);end>=0;end=chunk.indexOf(10,start)){this.#keep(chunk.subarray(start,end))
this.#emit()
start=end+1}this.#keep(chunk.subarray(start))}#keep(part){this.#length+=part.length
if(this.#length>this.#maxLength)throw new Error(`A line is longer than ${this.#maxLength} bytes.`)
if(part.length>0)this.#parts.push(part)}#emit(){const line=Buffer.concat(this.#parts,this.#length).toString()
this.#parts=[]
this.#length=0
if(line!=="")this.#take(line)}}}),75996:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46101)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3630)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58698)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21843)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(60297)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1539)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(26178)
var _restore_work_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63501)
const OpenTurn=zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.string(),ref:zod__WEBPACK_IMPORTED_MODULE_8__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_8__.string()}).readonly(),repositoryId:zod__WEBPACK_IMPORTED_MODULE_8__.number(),folder:zod__WEBPACK_IMPORTED_MODULE_8__.string(),lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__.nD,work:zod__WEBPACK_IMPORTED_MODULE_8__.object({folder:zod__WEBPACK_IMPORTED_MODULE_8__.string(),base:zod__WEBPACK_IMPORTED_MODULE_8__.string()}).readonly().optional()}).readonly()
function leaveTrace({memory:memory,trigger:trigger,world:world},folder,work){const{lease:lease}=memory.manifest
if(!memory.isKept||!lease)return
const{repositoryId:repositoryId}=trigger;(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_0__.XI)(world.env,{name:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_6__.Qv)(trigger),repositoryId:repositoryId,folder:folder,lease:lease,work:work})}async function rescue(world,connection,saved,isStill){const{job:job,leaks:leaks}=connection
const{name:name,repositoryId:repositoryId,folder:folder,lease:lease,work:work}=OpenTurn.parse(JSON.parse(saved))
const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_6__.Ch)({world:world,job:job,leaks:leaks,name:name,repositoryId:repositoryId})
const found=await(store?.read())
if(!store||found?.status!=="found")return
if((0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__.d)(found.manifest.lease)!==(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__.d)(lease))return
const over={...lease,until:world.now().toISOString()}
const kept=(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__.kk)(new Map([...found.files].filter(([path])=>path.startsWith("work/"))))
const isOpen=work&&isStill&&!found.files.has(_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.f)
const left=isOpen?await workIn(world,connection,{...work,before:found.files}).catch(()=>kept):kept
await store.write({manifest:{...found.manifest,lease:over},files:[...(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__.bh)(folder),...left]})}async function workIn({env:env,now:now},{job:job,leaks:leaks},{folder:folder,base:base,before:before}){const remoteUrl=`${job.repositoryUrl}.git`
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__._)(env)
const publisher=(0,_github_write_publisher_js__WEBPACK_IMPORTED_MODULE_2__.WG)({folder:folder,base:base,workspace:job.workspace,remoteUrl:remoteUrl,token:"",environment:environment,now:now})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)((await(0,_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.Ng)(publisher,await publisher.capture(),{env:env,leaks:leaks,before:before})).left)}}),76204:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EG:()=>checkOf,cD:()=>isWork,l9:()=>toolCallsIn})
const SPEAKS=new Set(["finish","think","task_tracker","request_condensation","propose"])
const HANDS_ON=new Set(["task","delegate"])
const SEARCH=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|diff|cmp)\s[^;&|]*$/
const LITERAL=/'[^']*'|"[^"$`\\]*"/g
const IDLE=/^(?:#|(?::|true|echo|printf|sleep|wait|exit|cd)(?=\s|$))/
function isIdle({command:command}){const plain=command.replaceAll(LITERAL,"''")
const parts=plain.split(/[;&|\n]+/).map(part=>part.trim())
const said=parts.filter(part=>part!=="")
return said.length>0&&!/[$`<>*?[\\({]/.test(plain)&&said.every(part=>IDLE.test(part))}function checkOf(event){if(event.kind!=="ObservationEvent")return[]
const{kind:kind,command:command,exit_code:exit_code}=event.observation
if(kind!=="TerminalObservation"||typeof command!=="string"||typeof exit_code!=="number")return[]
return[{command:command,exitCode:exit_code}]}function toolCallsIn(events){const results=events.filter(({kind:kind})=>kind==="ObservationEvent"||kind==="AgentErrorEvent")
return{toolCalls:results.filter(event=>isWork(event)&&!HANDS_ON.has(event.tool_name)).length,failedCalls:results.filter(hasFailed).length}}function hasFailed(event){if(event.kind!=="ObservationEvent"||event.observation.is_error)return true
return checkOf(event).some(({command:command,exitCode:exitCode})=>exitCode>0&&!(exitCode===1&&SEARCH.test(command)))}function isWork(event){return event.kind==="ObservationEvent"&&!hasFailed(event)&&!SPEAKS.has(event.tool_name)&&!checkOf(event).some(isIdle)}}),95731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>openedFacts,R:()=>patchBaseOf})
function openedFacts({pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}){return{pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}}function patchBaseOf({goal:goal,pull:pull}){const isNew=goal.kind==="propose"&&goal.isThere!==true
if(pull&&(pull.isFork||goal.kind==="patch"))return{kind:"pull",number:pull.number}
const branch=isNew||goal.kind==="patch"||goal.kind==="review"?goal.base:goal.branch
return{kind:"branch",branch:branch}}}),35477:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P1:()=>PageFacts,Uq:()=>REPORT_FILE,Vk:()=>CUT_OFF})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const REPORT_FILE="report.json"
const Link=zod__WEBPACK_IMPORTED_MODULE_0__.url({protocol:/^https?$/})
const WithheldFile=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),code:zod__WEBPACK_IMPORTED_MODULE_0__.string(),message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const ModelUse=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replies:zod__WEBPACK_IMPORTED_MODULE_0__.int(),inputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),cachedTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),outputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional()}).readonly()
const PageFacts=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requester:zod__WEBPACK_IMPORTED_MODULE_0__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sign:zod__WEBPACK_IMPORTED_MODULE_0__.string(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string(),quote:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),hint:zod__WEBPACK_IMPORTED_MODULE_0__.string(),beganAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),endedAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime().optional(),durationMs:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.int().optional(),models:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),uses:zod__WEBPACK_IMPORTED_MODULE_0__.array(ModelUse).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int()}).readonly()).readonly(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly(),blockedHosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),picture:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[\w-]+\.png$/).optional(),links:zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({thread:Link.optional(),run:Link.optional(),comment:Link.optional(),commit:Link.optional(),pullRequest:Link.optional()}).readonly()}).readonly()
const CUT_OFF="cut-off"}),4394:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NP:()=>saveFacts,YG:()=>summaryOf,ZZ:()=>pageOf,finishPage:()=>finishPage,we:()=>openPage})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46101)
var _action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(13834)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62822)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(88135)
var _ledger_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(99217)
var _page_facts_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(35477)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(21271)
function openPage(run,folder){const beganAt=run.world.now().toISOString()
const record={run:run.job.runUrl,at:beganAt,workflow:workflowOf(run)}
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_9__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_9__.sL)(fileIn(folder),record))
save(run,folder,{...aboutRun(run),outcome:_page_facts_js__WEBPACK_IMPORTED_MODULE_10__.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("page-cut-off"),beganAt:beganAt,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(run,void 0,void 0)});(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,folder)}async function finishPage({env:env},folder,write,hide){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_facts_js__WEBPACK_IMPORTED_MODULE_10__.Uq)
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))return
const facts=_page_facts_js__WEBPACK_IMPORTED_MODULE_10__.P1.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")))
const{path:page,steps:steps}=await write(folder,facts,hide);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The page of this run: ${page}`)
await(0,_action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__.S)(env,hide(`### ${facts.sign} ${facts.reason}\n\n${facts.hint}\n\n${steps}`));(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(env,void 0)}function saveFacts(run,done,commentUrl){const{conversationPath:folder}=done
if(folder==="")return
const facts=pageFactsOf(run,done,commentUrl)
save(run,folder,facts)
const record=recordOf(run,facts,done.report)
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_9__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_9__.q8)((0,_ledger_js__WEBPACK_IMPORTED_MODULE_9__.Q0)(fileIn(folder)),record))
return record}function fileIn(folder){return name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name))?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),"utf8"):void 0}function workflowOf({world:world}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(world.env.GITHUB_WORKFLOW??"",100)}function recordOf(run,{outcome:outcome,links:links},report){return{run:run.job.runUrl,at:run.world.now().toISOString(),workflow:run.redact(workflowOf(run)),model:run.redact((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(report.models.join(", "),200)),outcome:outcome,inputTokens:report.inputTokens,cachedTokens:report.cachedTokens,outputTokens:report.outputTokens,costUsd:report.models.length===0?0:report.costUsd,comment:links.comment}}function save(run,folder,facts){write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_facts_js__WEBPACK_IMPORTED_MODULE_10__.Uq),facts)}function write({redact:redact},path,content){const hide=(_,value)=>typeof value==="string"?redact(value):value
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:true});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,JSON.stringify(content,hide))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The facts of this run could not be saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}async function pageOf(run,done,commentUrl){if(done.conversationPath==="")return
try{const page=await run.writePage(done.conversationPath,pageFactsOf(run,done,commentUrl),run.redact);(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,void 0)
return page}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The page of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)
return}}function summaryOf({job:job,world:world,redact:redact},page){if(!page)return""
const isUploaded=uploadsPage(world.env,job.workspace)
const note=isUploaded?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("page-artifact",{url:`${job.runUrl}#artifacts`}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("page-not-uploaded")
return redact([page.steps,note].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:ref=""},workspace){const[,path]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(ref)??[]
try{const text=path===void 0?"":(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,path),"utf8")
return text.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(text)}catch{return false}}function aboutRun({job:job,trigger:trigger}){const{owner:owner,name:name}=job.repository
const{thread:thread}=trigger
return{version:1,repository:`${owner}/${name}`,thread:thread.type==="none"?trigger.event:`#${thread.number}`,requester:(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_11__.iq)(trigger)}}function pageFactsOf(run,{report:report,events:events=[]},commentUrl){const now=run.world.now()
return{...aboutRun(run),outcome:report.outcome,sign:(0,_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_5__.rL)(report).mark,reason:report.reason,quote:report.quote,hint:report.hint,beganAt:events[0]?.timestamp??new Date(now.getTime()-report.durationMs).toISOString(),endedAt:now.toISOString(),durationMs:report.durationMs,steps:report.steps,models:report.models,costUsd:report.costUsd,uses:report.uses.map(({id:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})=>({name:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})),checks:report.checks,diff:report.diff?.text,withheld:report.withheld.map(({path:path,code:code})=>({path:path,code:code,message:_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_6__.Lp[code].message})),blockedHosts:(report.sandbox?.denials??[]).map(({host:host,port:port})=>`${host}:${port}`),picture:report.picture,links:linksIn(run,report,commentUrl)}}function linksIn({job:job,trigger:trigger},report,comment){const{thread:thread}=trigger
const section=thread.type==="discussion"?"discussions":"issues"
return{thread:thread.type==="none"?void 0:`${job.repositoryUrl}/${section}/${thread.number}`,run:job.runUrl,comment:comment,commit:report?.kept.kind==="branch"?`${job.repositoryUrl}/commit/${report.kept.commit}`:void 0,pullRequest:report?.pullRequest?.url}}}),84901:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$C:()=>readCheckoutFile,Bs:()=>requireClean,oz:()=>requireBranch})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(26767)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
const CHECKOUT_HINT="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(workspace,environment){const{head:head,branch:branch}=await requireClean(workspace,environment)
if(branch===void 0)throw detached(head)
return{head:head,branch:branch}}async function requireClean(workspace,environment){const{head:head,branch:branch,changed:changed}=await readState(workspace,environment)
if(head===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(changed.length>0)throw dirty(changed)
return{head:head,branch:branch}}async function readState(workspace,environment){if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")))throw noCheckout()
const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,environment:environment})
try{return await checkoutState(here)}catch(cause){throw noCheckout(cause)}}function noCheckout(cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config","The workspace is not a git checkout.",{hint:CHECKOUT_HINT,cause:cause})}function detached(head){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The checkout is detached at ${head.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(changed){const some=changed.slice(0,3).map(path=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(path,80)).join(", ")
const what=`The checkout has ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(changed.length,"uncommitted change")} (${some}${changed.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",what,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}const LARGEST=64*1024
async function readCheckoutFile(workspace,path,input){try{return(new TextDecoder).decode(await(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.TA)([workspace],path,LARGEST))}catch(cause){if(!(cause instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp))throw cause
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The file of the input \`${input}\` cannot be used. ${cause.message}`,{hint:"Name a file of the checkout, by its path from the root.",cause:cause})}}async function checkoutState(git){const records=(await git.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=name=>records.find(record=>record.startsWith(`# ${name} `))?.slice(name.length+3)
const head=header("branch.oid")
const branch=header("branch.head")
return{head:head==="(initial)"?void 0:head,branch:branch==="(detached)"?void 0:branch,changed:records.flatMap(record=>changedPath(record)??[])}}const fieldsBefore={1:8,u:10,"?":1}
function changedPath(record){const fields=record.split(" ")
const before=fieldsBefore[fields[0]??""]
return before===void 0?void 0:fields.slice(before).join(" ")}}),12947:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var zod__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41320)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _github_client_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(7256)
var _github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(70012)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98664)
var _thread_markers_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(73912)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(21271)
var _checkout_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(84901)
function searchWork(run){const marker=(0,_thread_markers_js__WEBPACK_IMPORTED_MODULE_8__.Jn)(run)
if(!marker.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const pull=markedPull(run,marker)
pull.catch(()=>{})
return{pull:pull,branches:branchesOf(run)}}async function markedWork(run,place,search=searchWork(run)){try{const pull=await search.pull
if(pull)return{status:"found",tip:pull.sha,branch:pull.branch,goal:goalIn(pull)}
return await onBranches(run,place,await search.branches)}catch(error){const why=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${NOT_FOUND_OUT} ${why}`)
return{status:"unseen",why:why}}}const NOT_FOUND_OUT="It could not be checked whether there is earlier work of the agent."
async function markedPull(run,marker=(0,_thread_markers_js__WEBPACK_IMPORTED_MODULE_8__.Jn)(run)){const{github:github,job:job,trigger:trigger}=run
const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__.n)(github,job.repository)
return(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_5__.zl)(client,trigger.repositoryId,({body:body,branch:branch})=>marker.isMarked(body,branch))}const Refs=zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.object({ref:zod__WEBPACK_IMPORTED_MODULE_11__.string(),object:zod__WEBPACK_IMPORTED_MODULE_11__.object({sha:zod__WEBPACK_IMPORTED_MODULE_11__.string()})}))
const MOST_BRANCHES=10
async function branchesOf(run){const begin=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_9__.gl)((0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_9__.et)(run.trigger),(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__.E)(run.world.env)["branch-name"])
if(begin===void 0)return[]
const beginnings=[...new Set([begin,begin.replaceAll("/","-")])]
return(await Promise.all(beginnings.map(one=>branchesFrom(run,one)))).flat()}async function branchesFrom({github:github,job:job},begin){try{const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__.n)(github,job.repository)
const refs=Refs.parse(await client.get("/git/matching-refs/{ref}",{ref:`heads/${begin}`}))
return refs.map(({ref:ref,object:object})=>({branch:ref.replace(/^refs\/heads\//,""),tip:object.sha})).filter(({branch:branch})=>branch.startsWith(begin)&&!/^\d/.test(branch.slice(begin.length))).slice(-MOST_BRANCHES)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${NOT_FOUND_OUT} ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)
return[]}}async function onBranches(run,{branch:branch,base:base,tip:tip},listed){const marker=(0,_thread_markers_js__WEBPACK_IMPORTED_MODULE_8__.Jn)(run)
if(!marker.isAble)return{status:"unknown"}
const own=tip===void 0?[]:[{branch:branch,tip:tip}]
const others=listed.filter(one=>one.branch!==branch)
const seen=await Promise.all([...own,...others].map(one=>onBranch(run,marker,{...one,base:base})))
const[newest]=seen.flatMap(one=>one.status==="ours"?[one]:[]).sort((one,other)=>other.time-one.time)
if(newest){const goal={kind:"propose",branch:newest.branch,plain:newest.branch,base:base,isThere:true}
return{status:"found",tip:newest.tip,branch:newest.branch,goal:goal}}return{status:own.length>0&&seen[0]?.status==="over"?"over":"unknown"}}const Pulls=zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.object({body:zod__WEBPACK_IMPORTED_MODULE_11__.string().nullish()}))
async function onBranch({github:github,job:job},marker,{branch:branch,base:base,tip:tip}){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__.n)(github,job.repository)
const head=`${job.repository.owner}:${branch}`
const pulls=Pulls.parse(await client.get("/pulls",{state:"all",head:head}))
if(pulls.some(({body:body})=>marker.isMarked(body??"",branch)))return{status:"over"}
const time=pulls.length>0?void 0:await lastMarked(client,marker,`${base}...${branch}`)
return time===void 0?{status:"unknown"}:{status:"ours",time:time,branch:branch,tip:tip}}const Compared=zod__WEBPACK_IMPORTED_MODULE_11__.object({commits:zod__WEBPACK_IMPORTED_MODULE_11__.array(zod__WEBPACK_IMPORTED_MODULE_11__.object({commit:zod__WEBPACK_IMPORTED_MODULE_11__.object({message:zod__WEBPACK_IMPORTED_MODULE_11__.string(),committer:zod__WEBPACK_IMPORTED_MODULE_11__.object({date:zod__WEBPACK_IMPORTED_MODULE_11__.string()})})}))})
async function lastMarked(client,marker,basehead){const{commits:commits}=Compared.parse(await client.get("/compare/{basehead}",{basehead:basehead,per_page:100}))
const times=commits.filter(({commit:commit})=>marker.hasTrailer(commit.message)).map(({commit:commit})=>Date.parse(commit.committer.date))
return times.length===0?void 0:Math.max(...times)}async function openTask(run,remote){const pull=await taskPull(run)
if(!pull)return
const{job:job,world:world}=run
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)
const{head:head}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_10__.Bs)(job.workspace,environment)
const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==pull.sha)await(0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_6__.kz)(inCheckout,remote,pull.sha)
return{head:pull.sha,branch:pull.branch,goal:goalIn(pull),pull:void 0}}async function taskPull({github:github,job:job,trigger:trigger,world:world}){const subject=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_9__.et)(trigger)
if(!subject.isTask||!job.task)return
const{branch:branch}=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_9__.xo)(subject,job,(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__.E)(world.env)["branch-name"])
return(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_5__.zl)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_4__.n)(github,job.repository),trigger.repositoryId,(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_5__.L$)(branch))}function goalIn({number:number,url:url,branch:branch,base:base}){return{kind:"advance",branch:branch,base:base,pullRequest:{number:number,url:url}}}}),46769:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{clearLog:()=>clearLog,work:()=>work})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var raw_input=__webpack_require__(48142)
var review=__webpack_require__(12322)
var fault=__webpack_require__(98664)
var open_conversation=__webpack_require__(12727)
var analyzers=__webpack_require__(30350)
var approval_proposal=__webpack_require__(75362)
var agent_grants=__webpack_require__(23761)
var kept_proposal=__webpack_require__(19546)
var purpose=__webpack_require__(50097)
var subject=__webpack_require__(21271)
var shown_files=__webpack_require__(97449)
var event_grant=__webpack_require__(76327)
var render_decided=__webpack_require__(91311)
var shown_action=__webpack_require__(55620)
var canonical_json=__webpack_require__(60297)
var prompts=__webpack_require__(88135)
var waiting_items=__webpack_require__(92640)
function whyNotAsked(waiting,events,{nobody:nobody,clean:clean,root:root,earlierEvents:earlierEvents}){if(nobody!==void 0){const refusal=(0,prompts.J1)("approval-nobody",{why:(0,render_decided.kI)(nobody)})
return new Map(waiting.map(({action:action})=>[action.id,refusal]))}const actions=waiting.map(({action:action,input:input,reasons:reasons,grant:grant})=>({action:action.id,tool:action.tool_name,cwd:".",arguments:(0,canonical_json.d)(input),said:[...reasons,(0,event_grant.r4)(grant)].join(" ")}))
const reasons=new Map((0,shown_action.j)(actions,clean))
const folder=(0,waiting_items.bt)(events.slice(earlierEvents),root)
for(const{action:action,input:input,grant:grant}of waiting){const isShell=action.tool_name==="terminal"
const isMoved=isShell&&(0,event_grant.PH)(grant)&&folder!=="."
const moved=isMoved?(0,prompts.J1)("approval-granted-folder",{folder:folder}):void 0
const why=moved??(isShell||(0,event_grant.PH)(grant)?whyLost(input,events):void 0)
if(why!==void 0)reasons.set(action.id,why)}return reasons}function whyLost(input,events){const{command:command,is_input:is_input,reset:reset}=input
if(typeof command!=="string")return
if(is_input===true||command.trim()===""&&reset!==true)return(0,prompts.J1)("approval-unkept-program")
const names=[...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,name=""])=>name)
if(names.length===0)return
const own=variablesSetIn(command)
const earlier=new Set(events.flatMap(commandOf).flatMap(text=>[...variablesSetIn(text)]))
const lost=names.find(name=>earlier.has(name)&&!own.has(name))
return lost===void 0?void 0:(0,prompts.J1)("approval-unkept-variable",{name:lost})}function commandOf(event){if(event.kind!=="ObservationEvent"||event.tool_name!=="terminal")return[]
const{command:command}=event.observation
return typeof command==="string"?[command]:[]}function variablesSetIn(command){const assigned=[...command.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,name=""])=>name)
const declared=command.split(/[;|&\n]/).flatMap(part=>{const[,words=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(part)??[]
return words.match(/\w+/g)??[]})
return new Set([...assigned,...declared])}const ROUNDS=5
async function untilAsked(conversation,first,asking){let end=first
for(let round=0;end.status==="waiting";round++){const waiting=await conversation.pendingActions()
const reasons=new Map(whyNotAsked(waiting,[...conversation.log],asking))
const granted=waiting.filter(({action:action,grant:grant})=>(0,event_grant.PH)(grant)&&!reasons.has(action.id))
const unseen=granted.length===0?void 0:await asking.whyUnseen(granted)
if(unseen!==void 0)for(const{action:action}of granted)reasons.set(action.id,unseen)
if(reasons.size===0)return end
for(const[id,reason]of reasons)await conversation.rejectPendingActions(reason,[id])
if(conversation.state.status==="waiting_for_confirmation")return end
if(round===ROUNDS)return{status:"failed",fault:unteachable()}
end=await asking.goOn()}return end}function unteachable(){return new fault.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const approvals={setConfirmation:({conversation:conversation,inputs:inputs,knowledge:knowledge})=>setConfirmation(conversation,inputs,knowledge.rules),decide:decide,drop:drop,untilAsked(prepared,end){const{run:run,conversation:conversation,startingPoint:startingPoint,runAgent:runAgent,earlierEvents:earlierEvents}=prepared
return untilAsked(conversation,end,{nobody:(0,agent_grants.i5)(run,startingPoint.goal),clean:run.redact,goOn:runAgent,root:run.job.workspace,earlierEvents:earlierEvents,whyUnseen:granted=>(0,shown_files.V)(prepared,granted)})}}
const loadTurnAway=()=>__webpack_require__.e(2048).then(__webpack_require__.bind(__webpack_require__,29667))
async function decide(prepared){const{trigger:trigger,memory:memory}=prepared.run
if((0,purpose.ne)(memory))return(await __webpack_require__.e(7297).then(__webpack_require__.bind(__webpack_require__,37297))).carryOutPlan(prepared)
const[{goOn:goOn,isUsedBefore:isUsedBefore},{carryOut:carryOut}]=await Promise.all([loadTurnAway(),__webpack_require__.e(1173).then(__webpack_require__.bind(__webpack_require__,81173))])
return isUsedBefore(memory,trigger.key)?goOn(prepared):carryOut(prepared)}async function drop({run:run,conversation:conversation}){const{memory:memory,trigger:trigger,world:world}=run
const proposal=(0,kept_proposal.sp)(memory)
const isWaiting=conversation.state.status==="waiting_for_confirmation"
const isOpen=proposal!==void 0&&(0,approval_proposal.dz)(proposal).length>0
if(!isWaiting&&!isOpen&&!memory.wasCutOff)return
await(await loadTurnAway()).closePending(conversation,proposal)
if(!proposal)return
const by={verdict:"dropped",by:(0,subject.iq)(trigger),at:world.now().toISOString()}
const used=(0,approval_proposal.rc)(proposal,(0,approval_proposal.dz)(proposal),{...by,reason:"something else was asked"})
memory.update((0,kept_proposal.LY)(used))
return used}async function setConfirmation(conversation,inputs,rules){await conversation.setSecurityAnalyzer((0,analyzers.Ys)({rules:rules}))
await conversation.setConfirmationPolicy(policyOf(inputs))}function policyOf(inputs){switch(inputs.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const threshold=THRESHOLDS[inputs["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:threshold,confirm_unknown:true}}}}const THRESHOLDS={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var earlier_review=__webpack_require__(84946)
var external_node_crypto_=__webpack_require__(77598)
var promises_=__webpack_require__(51455)
var schemas=__webpack_require__(28942)
var line_of=__webpack_require__(47776)
var content=__webpack_require__(46032)
var shown_content=__webpack_require__(16767)
var commands=__webpack_require__(12414)
var console=__webpack_require__(54995)
var quoted=__webpack_require__(62612)
function stepLog(options){let steps=0
let step
const print=line=>(0,commands.pq)(options.redact((0,console.Is)(options.redact(line))))
const close=()=>{if(!step)return;(0,commands.N4)()
for(const line of step.results)print(line)
step=void 0}
const begin=(event,line)=>{if(step?.reply===event.llm_response_id)return print(line)
close()
const thought=(0,content.wh)(event.thought).trim()
if(thought!=="")print(`agent says: ${thought}`)
steps+=1;(0,commands.Oh)(options.redact((0,console.Is)(options.redact(`Step ${steps}: ${line.slice("-> ".length)}`))))
step={reply:event.llm_response_id,waiting:new Set,results:[]}}
const onEvent=event=>{const line=(0,line_of.c)(event)
if(event.kind==="ActionEvent"&&line!==void 0){begin(event,line)
step?.waiting.add(event.tool_call_id)
return}const call="tool_call_id"in event?event.tool_call_id:""
if(!step?.waiting.delete(call)){if(event.kind==="MessageEvent"||event.kind==="ConversationErrorEvent")close()
return line===void 0?void 0:print(line)}if(event.kind==="ObservationEvent")printResult(event.observation,options)
if(line!==void 0)step.results.push(line)
if(step.waiting.size===0)close()}
return{onEvent:onEvent,close:close}}function printResult(observation,options){const isSaid=observation.kind==="TerminalObservation"||observation.is_error
if(options.showsOutput&&isSaid)(0,quoted.O)((0,content.wh)((0,shown_content.jH)(observation)),{...options,most:LAST_LINES})
for(const line of editedIn(observation))(0,commands.pq)(options.redact((0,console.Is)(options.redact(line))))}const LAST_LINES=40
const Contents=schemas.object({old_content:schemas.string().optional(),new_content:schemas.string().optional()})
const Edited=Contents.extend({path:schemas.string(),prev_exist:schemas.boolean()})
const Patched=schemas.object({commit:schemas.object({changes:schemas.record(schemas.string(),Contents.extend({type:schemas["enum"](["add","update","delete"])}))})})
function editedIn(observation){const one=Edited.safeParse(observation).data
if(one)return editLine(one.path,{...one,type:one.prev_exist?"update":"add"})
const{changes:changes={}}=Patched.safeParse(observation).data?.commit??{}
return Object.entries(changes).flatMap(([path,change])=>editLine(path,change))}function editLine(path,{type:type,old_content:before,new_content:after}){const old=type==="add"?"":before
const now=type==="delete"?"":after
if(old===void 0||now===void 0||old===now)return[]
return[`edited ${path} +${linesBeyond(now,old)} −${linesBeyond(old,now)}`]}function linesBeyond(one,other){const left=new Map
for(const line of linesOf(other))left.set(line,(left.get(line)??0)+1)
let beyond=0
for(const line of linesOf(one)){const there=left.get(line)??0
if(there===0)beyond+=1
else left.set(line,there-1)}return beyond}function linesOf(text){return text===""?[]:text.replace(/\n$/,"").split("\n")}const Payload=schemas.object({repository:schemas.object({private:schemas.boolean()})})
function showsOutput(setting,env){if(setting!=="auto")return setting==="full"
try{const payload=Payload.safeParse(JSON.parse((0,external_node_fs_.readFileSync)(env.GITHUB_EVENT_PATH??"","utf8")))
return payload.data?.repository.private===true}catch{return false}}var recover=__webpack_require__(67e3)
var agent=__webpack_require__(63882)
var knowledge=__webpack_require__(555)
var trigger_settings=__webpack_require__(79235)
var github_client=__webpack_require__(44463)
var untrusted=__webpack_require__(38789)
var payloads=__webpack_require__(41931)
var mention=__webpack_require__(44855)
var trigger_trigger=__webpack_require__(63768)
const Comment=schemas.object({id:schemas.number().int(),node_id:schemas.string(),body:schemas.string().nullish(),user:payloads.gD.nullable(),created_at:schemas.string(),updated_at:schemas.string()})
async function newCalls(client,trigger,{settings:settings,since:since}){const{thread:thread}=trigger
if(thread.type!=="issue"&&thread.type!=="pull_request")return[]
const path="/issues/{issue_number}/comments"
const reply=await client.get(path,{issue_number:thread.number,since:since,per_page:100})
return schemas.array(Comment).parse(reply).flatMap(comment=>callOf(comment,trigger,settings))}function callOf(comment,trigger,settings){const{id:id,node_id:nodeId,user:user,created_at:created_at,updated_at:updated_at}=comment
if(user===null||updated_at!==created_at)return[]
if(trigger.createdAt!==void 0&&Date.parse(created_at)<Date.parse(trigger.createdAt))return[]
if(trigger.item.kind==="issue-comment"&&trigger.item.id===id)return[]
const call=(0,mention.Ao)({what:"comment",text:comment.body??"",author:user,sender:user},settings)
if(call.status==="ignored")return[]
const{repositoryId:repositoryId,thread:thread}=trigger
const{decision:decision}=call
const what=decision?{kind:"decision",decision:decision}:{kind:"mention"}
return[{...{status:"matched",...what,event:"issue_comment",answer:{kind:"comment"}},repositoryId:repositoryId,thread:thread,actors:call.actors,request:call.request,hidden:call.hidden,createdAt:created_at,item:{kind:"issue-comment",id:id,nodeId:nodeId},key:(0,trigger_trigger.TN)(repositoryId,"issue_comment",id,updated_at)}]}var trigger_own=__webpack_require__(21412)
var gate=__webpack_require__(95601)
var acknowledge=__webpack_require__(12384)
const PAUSE_MS=15e3
function watchComments(run,conversation){const{world:world,memory:memory}=run
const stop=new AbortController
const end=new AbortController
const heard=new Set
const told=[]
let last=world.clock()
const close=conversation.log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"||!memory.isKept||world.clock()-last<PAUSE_MS)return
last=world.clock()
hear(run,heard,{conversation:conversation,told:told,stop:stop,end:end.signal})})
return{stopped:stop.signal,close(){close()
end.abort()
for(const key of readKeys(told,[...conversation.log]))memory.join(key)}}}function readKeys(told,events){const last=events.findLastIndex(({kind:kind,source:source})=>source==="agent"&&REPLIES.includes(kind))
return told.filter(({at:at})=>at<=last).map(({key:key})=>key)}const REPLIES=["ActionEvent","MessageEvent"]
async function hear(run,heard,room){const{world:world,github:github,job:job,trigger:trigger}=run
try{const since=trigger.createdAt
if(since===void 0)return
const client=(0,github_client.n)(github,job.repository)
const own=await(0,trigger_own.jU)(client)
const settings={...(0,trigger_settings.triggerSettings)(world.env),own:own}
for(const call of await newCalls(client,trigger,{settings:settings,since:since})){if(heard.has(call.key)||call.kind==="decision")continue
heard.add(call.key)
await takeUp(run,call,room)}}catch(error){(0,console.m)(`New comments on the thread could not be read. ${(0,fault.ec)(error).message}`)}}async function takeUp(run,call,{conversation:conversation,told:told,stop:stop,end:end}){const{github:github,job:job,memory:memory,world:world}=run
const settings={...(0,trigger_settings.gateSettings)(world.env,void 0),triggeringActor:void 0}
const sleep=ms=>world.sleep(ms,world.signal)
const verdict=await(0,gate.G)({client:(0,github_client.n)(github,job.repository),settings:settings,sleep:sleep},call)
const given=(0,raw_input.JR)(world.env,"prompt")
if((0,mention.aG)(call,given)!==void 0)return
const command=(0,mention.Nl)(call,given)
if(verdict.status==="denied"||end.aborted||command!==void 0&&command!=="stop")return
const requester=(0,subject.iq)(call)
if(command==="stop"){memory.join(call.key)
stop.abort(new fault.vC("cancelled",`${requester} asked me to stop.`))}else{await conversation.send((0,prompts.J1)("task-joined",{requester:requester,request:(0,untrusted.pj)(call.request)}),requester)
if(end.aborted)return
told.push({key:call.key,at:[...conversation.log].length})}await(0,acknowledge.b0)({github:github,job:job,mayWrite:true},call,"eyes")}var make_ready=__webpack_require__(1004)
var task=__webpack_require__(27364)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:true})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=true}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
async function converse(prepared,approvals){const{run:run,conversation:conversation,tools:tools}=prepared
if(!(0,purpose.AD)(run))await(0,make_ready.w)(prepared,tools.inSetUp)
if(prepared.restriction.restrictions)tools.shut()
const{log:log,state:state}=conversation
const since={length:toldIn(log,run),stats:state.stats,refusals:(0,recover.z0)(state.fields.agent_state)}
const talked=await talk(prepared,approvals)
if(run.world.signal.aborted)run.memory.checkpoint()
await tools.close()
return{...talked,since:since,events:log.slice(since.length)}}function toldIn(log,{memory:{cutOff:cutOff},trigger:trigger}){if(cutOff?.key!==trigger.key)return log.length
return[...log].filter(({timestamp:timestamp})=>timestamp<cutOff.taken).length}async function talk(begun,approvals){const{run:run,inputs:inputs,conversation:conversation,tools:tools,deadline:deadline}=begun
const release=keepReserve(begun.folder)
const steps=stepLogFor(run,inputs)
conversation.log.subscribe(steps.onEvent)
const{maxBudget:maxUsd,maxTokens:maxTokens}=(0,open_conversation.Af)(inputs)
const limits={maxMinutes:inputs["timeout-minutes"],maxSteps:inputs["max-iterations"],maxUsd:maxUsd,maxTokens:maxTokens}
run.progress?.follow(conversation,limits)
const stopKeeping=saveCheckpoints(run,conversation.log)
const watcher=watchComments(run,conversation)
const signal=AbortSignal.any([begun.signal,watcher.stopped])
const runAgent=()=>conversation.run(signal,deadline).catch(error=>endOnFullDisk(error,tools,release))
const prepared={...begun,signal:signal,runAgent:runAgent}
await approvals.setConfirmation(prepared)
const{hidden:hidden,...told}=run.trigger.kind==="decision"?{...await approvals.decide(prepared),hidden:[]}:await sendTask(prepared,approvals)
const isOver=told.refused!==void 0||told.again!==void 0
const taken=isOver?told:{...told,end:await approvals.untilAsked(prepared,told.end)}
steps.close()
stopKeeping()
watcher.close()
release()
await conversation.close()
return{prepared:prepared,taken:taken,hidden:hidden}}function stepLogFor({redact:redact,world:world},inputs){return stepLog({redact:redact,newToken:world.newId,showsOutput:showsOutput(inputs["show-output"],world.env)})}async function sendTask(prepared,approvals){const{run:run,conversation:conversation,inputs:inputs,reading:reading}=prepared
const{words:words,hidden:hidden}=await(0,task.f)(run,prepared)
const message=await(0,task.I)(run,reading,{words:words,sees:(0,agent.qd)(inputs)})
const used=await approvals.drop(prepared)
await conversation.send(message,(0,subject.iq)(run.trigger));(0,knowledge.IH)(conversation)
return{end:await prepared.runAgent(),hidden:hidden,...used&&{used:used}}}const converse_PAUSE_MS=15e3
function saveCheckpoints({memory:memory,world:world},log){let saved=world.clock()
return log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"||world.clock()-saved<converse_PAUSE_MS)return
saved=world.clock()
memory.checkpoint()})}const MEGABYTES=16
function keepReserve(folder){const path=(0,external_node_path_.join)(folder,"reserve")
let isReleased=false
const take=async()=>{const env_1={stack:[],error:void 0,hasError:false}
try{const file=__addDisposableResource(env_1,await(0,promises_.open)(path,"w",384),true)
const noise=(0,external_node_crypto_.randomBytes)(1024*1024)
for(let megabyte=0;megabyte<MEGABYTES&&!isReleased;megabyte+=1)await file.write(noise)}catch(e_1){env_1.error=e_1
env_1.hasError=true}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}}
take().catch(()=>{})
return()=>{isReleased=true;(0,external_node_fs_.rmSync)(path,{force:true})}}async function endOnFullDisk(error,tools,release){if(!isFull(error))throw error
await tools.close()
release()
const hint="Free disk space in a step before this one, or use a larger runner, and mention me again."
return{status:"failed",fault:new fault.vC("config","The disk of this runner is full.",{hint:hint,cause:error})}}function isFull(error){if(!(error instanceof Error))return false
return["ENOSPC","EDQUOT"].includes(Object(error).code)||isFull(error.cause)}var conversation_files=__webpack_require__(1539)
var run_result=__webpack_require__(56172)
var runner_world=__webpack_require__(3630)
var stored_state=__webpack_require__(28331)
var file_store=__webpack_require__(20524)
var registry=__webpack_require__(92590)
var workspace=__webpack_require__(30289)
var protected_list=__webpack_require__(74844)
var write_publisher=__webpack_require__(58698)
var lib_text=__webpack_require__(94869)
var standard_tools=__webpack_require__(55625)
var allowed_tools=__webpack_require__(45498)
var address=__webpack_require__(5479)
var file_commands=__webpack_require__(46101)
var client=__webpack_require__(56641)
var workspace_environment=__webpack_require__(62461)
var edit_history=__webpack_require__(25355)
var file_mistake=__webpack_require__(53097)
var files=__webpack_require__(26767)
var safe_path=__webpack_require__(46031)
var lfs=__webpack_require__(23040)
var external_node_os_=__webpack_require__(48161)
var git_settings=__webpack_require__(65466)
var run_program=__webpack_require__(15768)
async function repositoryOf(roots,folder){const top=await(0,promises_.realpath)(roots[0])
for(let root=folder;;root=(0,external_node_path_.dirname)(root)){const found=await repositoryAt(roots,root)
if(found||root===top||root===(0,external_node_path_.dirname)(root))return found}}async function repositoryAt(roots,root){const gitDir=await gitDirAt(roots,root)
if(gitDir===void 0)return
const common=await firstLine((0,external_node_path_.join)(gitDir,"commondir"))
const commonDir=common===void 0?gitDir:await(0,promises_.realpath)((0,external_node_path_.resolve)(gitDir,common))
if(!await isLinkedWorktree(root,gitDir))for(const path of[gitDir,commonDir,(0,external_node_path_.join)(commonDir,"objects")])await(0,safe_path.nG)(roots,path)
return{root:root,gitDir:gitDir,commonDir:commonDir}}async function gitDirAt(roots,root){const path=(0,external_node_path_.join)(root,".git")
try{if(!(await(0,promises_.lstat)(path)).isFile())return await(0,safe_path.nG)(roots,path)}catch(error){if((0,safe_path.Md)(error))return
throw error}const target=/^gitdir: (.+)$/.exec(await firstLine(path)??"")?.[1]
if(target===void 0)throw new fault.Fp(`"${path}" is not what git makes.`)
return(0,promises_.realpath)((0,external_node_path_.resolve)(root,target))}async function isLinkedWorktree(root,gitDir){if(gitDir.startsWith(`${root}/`))return false
return await firstLine((0,external_node_path_.join)(gitDir,"gitdir"))===(0,external_node_path_.join)(root,".git")}async function firstLine(path){return(await smallFile(path))?.split("\n")[0]?.trim()}const maxSize=1e6
async function smallFile(path){try{const found=await(0,promises_.lstat)(path)
return found.isFile()&&found.size<=maxSize?await(0,promises_.readFile)(path,"utf8"):void 0}catch(error){if((0,safe_path.Md)(error))return
throw error}}const timeoutMs=6e4
async function withPrivateView({git:binary,environment:{PATH:PATH=""}},repository,look){const signal=AbortSignal.timeout(timeoutMs)
const folder=await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-view-"))
try{await furnish(folder,repository)
const options={binary:binary,folder:repository.root,gitDir:folder,signal:signal}
const environment={...guards,...PATH!==""&&{PATH:PATH}}
const here=plainGit({...options,environment:environment})
const index=(0,external_node_path_.join)(repository.gitDir,"index")
const withIndex=plainGit({...options,environment:{...environment,GIT_INDEX_FILE:index}})
return await look({git:here,withIndex:withIndex,base:await settleOnBase(folder,here)})}catch(error){if(!(error instanceof fault.vC)&&!signal.aborted)throw error
const reason=error instanceof fault.vC?error.message:"Git took too long."
throw new fault.Fp(`The repository in ${repository.root} cannot be read. ${reason}`,{cause:error})}finally{await(0,promises_.rm)(folder,{recursive:true,force:true})}}const guards={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}
async function furnish(folder,{gitDir:gitDir,commonDir:commonDir}){const isSha256=/^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(await smallFile((0,external_node_path_.join)(commonDir,"config"))??"")
await(0,promises_.mkdir)((0,external_node_path_.join)(folder,"info"))
await Promise.all([...["refs","packed-refs","objects","shallow"].map(name=>(0,promises_.symlink)((0,external_node_path_.join)(commonDir,name),(0,external_node_path_.join)(folder,name))),(0,promises_.writeFile)((0,external_node_path_.join)(folder,"HEAD"),await smallFile((0,external_node_path_.join)(gitDir,"HEAD"))??"ref: refs/heads/none\n"),(0,promises_.writeFile)((0,external_node_path_.join)(folder,"config"),isSha256?sha256Config:plainConfig),(0,promises_.writeFile)((0,external_node_path_.join)(folder,"info/exclude"),await smallFile((0,external_node_path_.join)(commonDir,"info/exclude"))??"")])}const plainConfig="[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
const sha256Config="[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n"
async function settleOnBase(folder,here){const base=await baseOf(here,await smallFile((0,external_node_path_.join)(folder,"HEAD"))??"")
if(base===void 0)return
await here.raw(["read-tree",base])
await(0,promises_.writeFile)((0,external_node_path_.join)(folder,"HEAD"),`${base}\n`)
return base}async function baseOf(here,head){const branch=/^ref: refs\/heads\/([^\n]+)/.exec(head)?.[1]
const own=branch===void 0?[]:[branch]
const remote=[...own,"HEAD","main","master"].map(name=>`refs/remotes/origin/${name}`)
for(const other of[...remote,"HEAD"]){const base=await orNothing(here.raw(["merge-base","--end-of-options","HEAD",other]))
if(base!==void 0)return base.trim()}return}async function orNothing(work){try{return await work}catch(error){if(error instanceof fault.vC&&error.code==="git")return
throw error}}function plainGit({binary:binary,...options}){const{folder:cwd,signal:signal}=options
const environment=(0,git_settings._K)(options)
const settings=git_settings.O8.flatMap(setting=>["-c",setting])
const done=async(args,input)=>{(0,git_settings.B1)(args)
signal?.throwIfAborted()
const end=await run(binary,[...settings,...args],{cwd:cwd,environment:environment,signal:signal,input:input},args)
signal?.throwIfAborted()
if(end.exitCode!==0)throw(0,git_settings.NO)(args,`${end.stderr}${end.stdout}`)
return end}
return Object.freeze({bytes:async(args,input)=>(await done(args,input)).stdout,raw:async(args,input)=>(await done(args,input)).stdout.toString(),both:done})}async function run(binary,all,options,args){try{return await(0,run_program.m)(binary,all,options)}catch(error){throw(0,git_settings.NO)(args,error)}}async function gitChanges(options,path){return(0,file_mistake.O)(`look for changes in "${path}"`,async()=>{const{roots:roots}=options
const folder=await(0,safe_path.nG)(roots,path)
const repository=await repositoryOf(roots,folder)
const nested=await repositoriesIn(roots,folder)
if(!repository&&nested.length===0)throw new fault.Fp(`"${path}" is not in a git repository.`)
const outer=repository?await changesBelow(options,repository,folder):[]
const inner=await Promise.all(nested.map(other=>changesWithPrefix(options,folder,other)))
const own=outer.filter(change=>change.status!=="ADDED"||!isRootOf(nested,(0,external_node_path_.join)(folder,change.path)))
return[...own,...inner.flat()].sort((a,b)=>a.path<b.path?-1:1)})}async function repositoriesIn(roots,folder){const entries=await(0,promises_.readdir)(folder,{withFileTypes:true})
const folders=entries.filter(entry=>entry.isDirectory()&&entry.name!==".git")
const found=await Promise.all(folders.map(({name:name})=>repositoryAt(roots,(0,external_node_path_.join)(folder,name))))
return found.filter(repository=>repository!==void 0)}async function changesWithPrefix(options,folder,repository){const prefix=(0,external_node_path_.relative)(folder,repository.root)
const changes=await changesBelow(options,repository,repository.root)
return changes.map(({status:status,path:path})=>({status:status,path:(0,external_node_path_.join)(prefix,path)}))}function isRootOf(repositories,path){return repositories.some(({root:root})=>root===path)}async function changesBelow(options,repository,folder){const changes=await withPrivateView(options,repository,view=>changesOf(repository,view))
const prefix=(0,external_node_path_.relative)(repository.root,folder)
const start=prefix===""?"":prefix+external_node_path_.sep
return changes.filter(({path:path})=>path.startsWith(start)).map(({status:status,path:path})=>({status:status,path:path.slice(start.length)}))}async function changesOf(repository,view){const records=await view.git.raw(["status","--porcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=dirty"])
const found=records.split("\0").flatMap(toChange)
const present=await withoutLeftOut(view,await(0,lfs.Eg)(repository.root,view.git,found))
return[...present,...await addedAgainstIgnores(repository,view,present)]}const STATUS={M:"UPDATED",T:"UPDATED",D:"DELETED"}
function toChange(record){const fields=record.split(" ")
if(fields[0]==="?")return[{status:"ADDED",path:record.slice(2).replace(/\/$/,"")}]
const status=STATUS[fields[1]?.[1]??""]
const[oid,path]=[fields[6],fields.slice(8).join(" ")]
return fields[0]==="1"&&status&&oid!==void 0?[{status:status,path:path,oid:oid}]:[]}async function withoutLeftOut({withIndex:withIndex},changes){if(!changes.some(({status:status})=>status==="DELETED"))return changes
const entries=(await withIndex.raw(["ls-files","-t","-z","--cached"])).split("\0")
const leftOut=new Set(entries.flatMap(entry=>entry.startsWith("S ")?[entry.slice(2)]:[]))
return changes.filter(({status:status,path:path})=>status!=="DELETED"||!leftOut.has(path))}async function addedAgainstIgnores({root:root},{withIndex:withIndex,base:base},known){if(base===void 0)return[]
const arguments_=["diff-index","--cached","--no-renames","--diff-filter=A","--name-only","-z",base,"--"]
const paths=new Set((await withIndex.raw(arguments_)).split("\0").filter(Boolean))
for(const{path:path}of known)paths.delete(path)
const there=await Promise.all([...paths].map(async path=>await exists((0,external_node_path_.join)(root,path))?[path]:[]))
return there.flat().map(path=>({status:"ADDED",path:path}))}async function exists(path){try{await(0,promises_.lstat)(path)
return true}catch(error){if((0,safe_path.Md)(error))return false
throw error}}const maxBytes=1e6
async function gitDiff(options,file){return(0,file_mistake.O)(`compare "${file}"`,async()=>{const{roots:roots}=options
const asked=(0,external_node_path_.resolve)(roots[0],file)
const folder=await(0,safe_path.nG)(roots,(0,external_node_path_.dirname)(asked))
const real=(0,external_node_path_.join)(folder,(0,external_node_path_.basename)(asked))
const repository=await repositoryOf(roots,folder)
if(!repository)throw new fault.Fp(`"${file}" is not in a git repository.`)
const path=(0,external_node_path_.relative)(repository.root,real)
const original=await withPrivateView(options,repository,view=>originalOf(view,path,file))
const modified=await modifiedOf(real,file)
if(original===void 0&&modified===void 0)throw new fault.Fp(`There is no file "${file}", and there was none.`)
return{modified:modified??"",original:original??""}})}const entry=/^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/
async function originalOf({git:git,base:base},path,file){if(base===void 0)return
const[,,kind,oid,size]=entry.exec(await git.raw(["ls-tree","-l","-z",base,"--",path]))??[]
if(oid===void 0)return
if(kind!=="blob")throw new fault.Fp(`"${file}" is a ${kind==="commit"?"submodule":"directory"}, not a file.`)
if(Number(size)>maxBytes)throw new fault.Fp(`"${file}" had ${size} bytes, more than the ${maxBytes} allowed.`)
return requireText(await git.raw(["cat-file","blob",oid]),file)}async function modifiedOf(real,file){try{if((await(0,promises_.lstat)(real)).isSymbolicLink())return await(0,promises_.readlink)(real)}catch(error){if((0,safe_path.Md)(error))return
throw error}const bytes=await(0,files.TA)([(0,external_node_path_.dirname)(real)],real,maxBytes)
return requireText(new TextDecoder("utf-8",{ignoreBOM:true}).decode(bytes),file)}function requireText(text,file){if(!text.includes("\0")&&!text.includes("�"))return text
throw new fault.Fp(`"${file}" is not UTF-8 text, so its change cannot be shown.`)}var external_node_child_process_=__webpack_require__(31421)
var external_node_events_=__webpack_require__(78474)
var external_node_timers_promises_=__webpack_require__(58500)
var line_reader=__webpack_require__(95366)
const rounds=50
async function killDescendants(descendants){if(process.platform!=="linux")return signalAll(descendants.pids.map(pid=>-pid),"SIGKILL")
const stopped=new Set
for(let round=0;round<rounds;round+=1){const found=descendantsOf(descendants).filter(pid=>!stopped.has(pid))
if(found.length===0)break
signalAll(found,"SIGSTOP")
for(const pid of found)stopped.add(pid)}for(let round=0;round<rounds;round+=1){const found=descendantsOf(descendants)
if(found.length===0)return
signalAll(found,"SIGKILL")
await(0,external_node_timers_promises_.setTimeout)(round)}}function foregroundGroup(shell){const group=processOf(shell)?.foreground
return group===void 0||group<=1||group===shell?void 0:group}function signalAll(pids,signal){for(const pid of pids)try{process.kill(pid,signal)}catch{}}function descendantsOf({mark:mark,pids:pids}){const all=(0,external_node_fs_.readdirSync)("/proc").flatMap(name=>/^\d+$/.test(name)?processOf(Number(name))??[]:[])
const isDescendant=({pid:pid,session:session})=>pids.includes(session)||hasMark(pid,mark)
const found=new Set(all.filter(isDescendant).map(({pid:pid})=>pid))
let before=-1
while(before<found.size){before=found.size
for(const{pid:pid,parent:parent}of all)if(found.has(parent))found.add(pid)}return all.filter(({pid:pid,isAlive:isAlive})=>isAlive&&found.has(pid)&&pid!==process.pid).map(({pid:pid})=>pid)}function processOf(pid){const text=read(`/proc/${pid}/stat`)
const[state="",parent,,session,,foreground]=text.slice(text.lastIndexOf(")")+2).split(" ")
if(parent===void 0)return
const numbers={parent:Number(parent),session:Number(session),foreground:Number(foreground)}
return{pid:pid,isAlive:!/[ZX]/.test(state),...numbers}}function hasMark(pid,mark){return read(`/proc/${pid}/environ`).split("\0").includes(mark)}function read(path){try{return(0,external_node_fs_.readFileSync)(path,"latin1")}catch{return""}}const shell="--noprofile --norc --noediting +H -i <&3 3<&-"
function launchInTerminal({bash:bash,script:script="script",cwd:cwd,environment:environment}){const args=["-q","-e","-f","-c",`exec "$SHELL" ${shell}`,"/dev/null"]
const child=(0,external_node_child_process_.spawn)(script,args,{cwd:cwd,env:{...environment,SHELL:bash},detached:true,stdio:stdio})
return{...ends(child),isTerminal:true,streams:{input:"/dev/tty",output:"/dev/tty"}}}const relays=`exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`
function launchOnPipes({bash:bash,cwd:cwd,environment:environment}){const args=["--noprofile","--norc","-c",`${relays}; exec "$SHELL" ${shell} >&199 2>&1`]
const child=(0,external_node_child_process_.spawn)(bash,args,{cwd:cwd,env:{...environment,SHELL:bash},detached:true,stdio:stdio})
return{...ends(child),isTerminal:false,streams:{input:"&198",output:"&199"}}}const stdio=["pipe","pipe","ignore","pipe"]
function ends(child){const[keys,output,,commands]=child.stdio
child.unref()
for(const stream of[keys,output,commands]){stream.unref()
stream.on("error",()=>{})}return{child:child,commands:commands,keys:keys,output:output}}function findProgram(name,searchPath,folder){const places=searchPath.split(external_node_path_.delimiter).map(part=>(0,external_node_path_.join)((0,external_node_path_.resolve)(folder,part),name))
return places.find(isProgram)}function isProgram(path){try{(0,external_node_fs_.accessSync)(path,external_node_fs_.constants.X_OK)
return(0,external_node_fs_.statSync)(path).isFile()}catch{return false}}async function openProgram({file:file,args:args,environment:environment},place){const mark=["DECKHAND_PROGRAM",(0,external_node_crypto_.randomBytes)(16).toString("hex")]
const env={...OF_A_SHELL,...place.environment,...environment,[mark[0]]:mark[1]}
try{const child=(0,external_node_child_process_.spawn)(file===workspace.Q$?place.node:file,args,{cwd:place.workingDir,env:env,detached:true,stdio:"pipe"})
const program=new LocalProgram(child,mark.join("="))
await(0,external_node_events_.once)(child,"spawn")
return program}catch(error){const code=(0,file_mistake.C)(error)
const isFound=file.includes("/")||findProgram(file,env.PATH??"",place.workingDir)!==void 0
const isMissing=code==="ENOENT"||code==="EACCES"&&!isFound
const why=isMissing?"there is no such program":code||"its name or arguments are invalid"
throw new fault.Fp(`"${(0,lib_text.TN)(file,200)}" cannot be started: ${why}.`,{cause:error})}}const OF_A_SHELL={SHLVL:"1"}
const MOST_WAITING=1024*1024
const MAX_WORDS=4e3
const PATIENCE_MS={write:1e4,read:2e4,drain:300,end:500}
class LocalProgram{#child
#mark
#exited
#lines=[]
#waiting=0
#words=""
#end
#news=Promise.withResolvers()
#closing
constructor(child,mark){this.#child=child
this.#mark=mark
this.#exited=new Promise(resolve=>child.once("exit",resolve))
const reader=new line_reader.u(line=>this.#keep(line),workspace.xu)
child.stdout.on("data",chunk=>this.#take(reader,chunk))
child.stderr.on("data",chunk=>{this.#words=(this.#words+chunk.toString()).slice(-MAX_WORDS)})
child.on("error",()=>{}).stdin.on("error",()=>{})
child.once("exit",(code,signal)=>void this.#ended(code,signal))}async write(line){if(this.#end!==void 0)throw new fault.Fp(this.#end)
if(this.#child.stdin.write(`${line}\n`))return
const patience=new AbortController
const late=(0,external_node_timers_promises_.setTimeout)(PATIENCE_MS.write,"late",{signal:patience.signal}).catch(()=>{})
const read=(0,external_node_events_.once)(this.#child.stdin,"drain",{signal:patience.signal}).catch(()=>{})
const end=await Promise.race([late,read,this.#exited])
patience.abort()
if(end==="late")throw new fault.Fp("It does not read its input.")}async read(){if(this.#lines.length===0&&this.#end===void 0)await this.#until(PATIENCE_MS.read)
const lines=this.#some()
if(this.#waiting<MOST_WAITING)this.#child.stdout.resume()
return this.#lines.length===0&&this.#end!==void 0?{lines:lines,end:this.#end}:{lines:lines}}close(){this.#closing??=this.#stop()
return this.#closing}async#stop(){this.#child.stdin.end()
this.#child.stdout.resume()
await Promise.race([this.#exited,(0,external_node_timers_promises_.setTimeout)(PATIENCE_MS.end)])
await killDescendants({mark:this.#mark,pids:this.#child.pid===void 0?[]:[this.#child.pid]})
this.#over("It was ended.")}#take(reader,chunk){if(this.#end!==void 0)return
try{reader.push(chunk)}catch{this.#over(`It wrote a line of more than ${workspace.xu/1024/1024} MB.`)
this.close()}if(this.#waiting>=MOST_WAITING)this.#child.stdout.pause()}#keep(line){this.#lines.push(line)
this.#waiting+=line.length
this.#news.resolve()}async#ended(code,signal){await Promise.race([(0,external_node_events_.once)(this.#child.stdout,"close"),(0,external_node_timers_promises_.setTimeout)(PATIENCE_MS.drain)])
const words=(0,lib_text.TN)(this.#words,500)
this.#over(`It ended with ${signal??`exit code ${code}`}.${words&&` Its last output: ${words}`}`)}#over(end){this.#end??=end
this.#news.resolve()}async#until(patienceMs){this.#news=Promise.withResolvers()
const patience=new AbortController
await Promise.race([this.#news.promise,(0,external_node_timers_promises_.setTimeout)(patienceMs,void 0,patience).catch(()=>{})])
patience.abort()}#some(){let size=0
const isOver=(line,index)=>{size+=line.length
return index>0&&size>MOST_WAITING}
const cut=this.#lines.findIndex(isOver)
const lines=this.#lines.splice(0,cut<0?this.#lines.length:cut)
this.#waiting-=lines.reduce((sum,line)=>sum+line.length,0)
return lines}}var glob_pattern=__webpack_require__(93740)
const MAX_FILE_BYTES=10*1024*1024
const MAX_LINE_LENGTH=500
var external_node_vm_=__webpack_require__(30714)
const script="work()"
function withinTime(timeoutMs,work){let result
const context=(0,external_node_vm_.createContext)({work:()=>{result=work()}})
try{new external_node_vm_.Script(script).runInContext(context,{timeout:timeoutMs})}catch(error){if(isTimeout(error))return
throw error}return result}function isTimeout(error){return typeof error==="object"&&error!==null&&"code"in error&&error.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}const turnFolders=64
async function walk(scope){const{place:place,signal:signal,deadline:deadline,turnMs:turnMs}=scope
if(place.file!==void 0)return{paths:[place.file],isComplete:true}
const queue=[{path:"",layer:layersAbove(place.root,place.folder)}]
const paths=[]
while(queue.length>0){if(deadline.aborted)return{paths:paths,isComplete:false}
if(!withinTime(turnMs,()=>takeTurn(queue,paths,scope)))throw tooSlow()
await(0,external_node_timers_promises_.setImmediate)()
signal.throwIfAborted()}return{paths:paths,isComplete:true}}function tooSlow(){return new fault.Fp("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.")}function takeTurn(queue,paths,{place:place,withHidden:withHidden}){for(let count=0;count<turnFolders;count+=1){const next=queue.pop()
if(!next)break
const folder=(0,external_node_path_.join)(place.folder,next.path)
const layer=layerOf(folder,next.layer)
for(const entry of entriesOf(folder)){if(!isShown(entry,folder,layer,withHidden))continue
const path=next.path===""?entry.name:`${next.path}/${entry.name}`
if(entry.isDirectory())queue.push({path:path,layer:layer})
else if(entry.isFile())paths.push(path)}}return true}function isShown(entry,folder,layer,withHidden){if(entry.name===".git")return false
const verdict=verdictOn((0,external_node_path_.join)(folder,entry.name),entry.isDirectory(),layer)
if(verdict===void 0)return withHidden||!entry.name.startsWith(".")
return verdict==="kept"}function verdictOn(path,isDirectory,layer){for(let at=layer;at;at=at.above){const verdict=at.rules((0,external_node_path_.relative)(at.folder,path),isDirectory)
if(verdict)return verdict}return}function layersAbove(root,folder){if(folder===root||!folder.startsWith(root))return
const above=(0,external_node_path_.dirname)(folder)
return layerOf(above,layersAbove(root,above))}function layerOf(folder,above){const bytes=readNow((0,external_node_path_.join)(folder,".gitignore"))
return bytes?{folder:folder,rules:ignoreRules(bytes.toString()),above:above}:above}function entriesOf(folder){try{return(0,external_node_fs_.readdirSync)(folder,{withFileTypes:true})}catch{return[]}}function ignoreRules(text){const rules=text.replace(/^\uFEFF/,"").split("\n").flatMap(parse).reverse()
return(path,isDirectory)=>rules.find(({forDirectories:forDirectories,matches:matches})=>(isDirectory||!forDirectories)&&matches(path))?.verdict}function parse(raw){const line=raw.endsWith("\\ ")?raw:raw.trimEnd()
if(line.startsWith("#"))return[]
const verdict=line.startsWith("!")?"kept":"ignored"
const pattern=line.slice(verdict==="kept"?1:0).replace(/\/$/,"")
const matches=pattern===""?void 0:ignorePattern(pattern)
return matches?[{verdict:verdict,forDirectories:line.endsWith("/"),matches:matches}]:[]}function ignorePattern(pattern){try{const expression=new RegExp(`^${sourceOf(anchored(pattern))}$`,"su")
return path=>expression.test(path)}catch{return}}function anchored(pattern){if(!pattern.includes("/"))return`**/${pattern}`
const fromHere=pattern.replace(/^\//,"")
return fromHere.endsWith("/**")?`${fromHere}/*`:fromHere}const TOKEN=/^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu
function sourceOf(pattern){return pattern.replaceAll(TOKEN,(token,not,members,escaped)=>{if(token==="**/")return"(?:.*/)?"
if(token==="/**/")return"/(?:.*/)?"
if(token.startsWith("*"))return"[^/]*"
if(token==="?")return"[^/]"
if(members!==void 0)return`(?!/)[${not?"^":""}${classMembers(members)}]`
if(token==="["||token==="\\")throw new SyntaxError("A class or an escape has no end.")
return literal(escaped??token)})}function literal(character){return character.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}function classMembers(members){return members.replaceAll(/\\(.)|[\]^[]/gsu,(token,escaped)=>{const character=escaped??token
return/[\\\]^[-]/.test(character)?`\\${character}`:character})}function readNow(path){let file
try{file=(0,external_node_fs_.openSync)(path,flags)}catch{return}try{const found=(0,external_node_fs_.fstatSync)(file)
return found.isFile()&&found.size<=MAX_FILE_BYTES?(0,external_node_fs_.readFileSync)(file):void 0}catch{return}finally{(0,external_node_fs_.closeSync)(file)}}const flags=external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NONBLOCK|external_node_fs_.constants.O_NOFOLLOW
const limits={turnFiles:100,turnBytes:4*1024*1024}
const native_native={list:walk,async matching(pattern,scope){const{matches:matches}=linePattern(pattern)
const{paths:paths,isComplete:isComplete}=await walk(scope)
const found=[]
const isDone=await inTurns(paths,scope,turn=>{for(const{path:path,text:text}of turn)if(matches(text))found.push(path)
return true})
return{paths:found,isComplete:isComplete&&isDone}},async lines(pattern,paths,limit,scope){const{linesOf:linesOf}=linePattern(pattern)
const lines=[]
const isComplete=await inTurns(paths,scope,turn=>{for(const{path:path,text:text}of turn)for(const line of linesOf(text))if(lines.push({path:path,...line})>limit)return false
return true})
return{lines:lines,isComplete:isComplete}}}
async function inTurns(paths,scope,work){const{place:place,signal:signal,deadline:deadline,turnMs:turnMs}=scope
for(const turn of turns(paths,place.folder)){const goesOn=withinTime(turnMs,()=>work(turn))
if(goesOn===void 0)throw new fault.Fp("The pattern takes too long. Use a simpler one, without nested repeats.")
if(!goesOn)return true
await(0,external_node_timers_promises_.setImmediate)()
signal.throwIfAborted()
if(deadline.aborted)return false}return true}function*turns(paths,folder){let turn=[]
let bytes=0
for(const path of paths){const content=readNow((0,external_node_path_.join)(folder,path))
const text=content&&searchableText(content)
if(text===void 0)continue
turn.push({path:path,text:text})
bytes+=text.length
if(turn.length<limits.turnFiles&&bytes<limits.turnBytes)continue
yield turn
turn=[]
bytes=0}if(turn.length>0)yield turn}function searchableText(bytes){const wide=wideEncoding(bytes)
if(wide!==void 0)return new TextDecoder(wide).decode(bytes)
if(bytes.includes(0))return
const text=bytes.toString()
return text.startsWith("\ufeff")?text.slice(1):text}function wideEncoding([first,second]){if(first===255&&second===254)return"utf-16le"
return first===254&&second===255?"utf-16be":void 0}function linePattern(pattern){const expression=compile(pattern.replace(/^\(\?[ims]+\)/,""))
const mayTestWhole=!/\(\?<?!/.test(pattern)
function*linesOf(text){if(mayTestWhole&&!expression.test(text))return
for(const[index,line]of linesIn(text).entries())if(expression.test(line))yield{number:index+1,text:(0,lib_text.Mx)(line,"\r").slice(0,MAX_LINE_LENGTH)}}return{linesOf:linesOf,matches:text=>!linesOf(text).next().done}}function linesIn(text){const lines=text.split(/\r?\n/)
const last=lines.pop()??""
return last===""?lines:[...lines,last.replace(/\r$/,"")]}function compile(pattern){try{return new RegExp(pattern,"imu")}catch{return compileLoosely(pattern)}}function compileLoosely(pattern){try{return new RegExp(pattern,"im")}catch(cause){const reason=cause instanceof Error?cause.message:String(cause)
throw new fault.Fp(`The pattern is not a supported regular expression. ${reason}`,{cause:cause})}}const MAX_OUTPUT=64*1024*1024
const FIXED=["--no-config","--no-follow","--no-messages","--color=never","--null","--no-require-git","--no-ignore-global","--no-ignore-exclude","--no-ignore-dot","--glob=!.git"]
const TEXT=["--ignore-case","--crlf",`--max-filesize=${MAX_FILE_BYTES}`]
const LINES=["--line-number","--with-filename","--no-heading","--threads=1",`--max-columns=${4*MAX_LINE_LENGTH}`,"--max-columns-preview"]
class RipgrepMissing extends Error{}function ripgrep(rg,environment){const run=(args,scope)=>execute(rg,args,environment,scope)
return{async list(scope){const{text:text,isComplete:isComplete}=await run(["--files",...ripgrep_hidden(scope),"--",target(scope)],scope)
return{paths:pathsIn(text),isComplete:isComplete}},async matching(pattern,scope){const args=["--files-with-matches",...TEXT,...ripgrep_hidden(scope),"--",pattern,target(scope)]
const{text:text,isComplete:isComplete}=await run(args,scope)
return{paths:pathsIn(text),isComplete:isComplete}},async lines(pattern,paths,limit,scope){const files=paths.map(path=>`./${path}`)
const{text:text,isComplete:isComplete}=await run([...TEXT,...LINES,"--",pattern,...files],scope)
return{lines:ripgrep_linesIn(text,limit+1),isComplete:isComplete}}}}function ripgrep_hidden({withHidden:withHidden}){return withHidden?["--hidden"]:[]}function target({place:place}){return`./${place.file??""}`}async function execute(rg,args,environment,{place:place,signal:signal,deadline:deadline}){signal.throwIfAborted()
const{stdout:stdout,stderr:stderr,exitCode:exitCode,isCut:isCut}=await start(rg,[...FIXED,...args],{cwd:place.folder,environment:environment,maxBytes:MAX_OUTPUT,signal:AbortSignal.any([signal,deadline])})
signal.throwIfAborted()
if(exitCode===2&&stderr.trim()!=="")throw refused(stderr)
return{text:stdout.toString(),isComplete:!isCut}}async function start(rg,args,options){try{return await(0,run_program.m)(rg,args,options)}catch(error){if(["ENOENT","EACCES","ENOEXEC"].includes((0,file_mistake.C)(error)))throw new RipgrepMissing
throw error}}function refused(words){return new fault.Fp(`The pattern is not a supported regular expression. ${words.trim().slice(0,500)}`)}function pathsIn(text){return text.split("\0").slice(0,-1).map(withoutDot)}function ripgrep_linesIn(text,limit){const found=[]
for(const line of text.split("\n")){const match=/^([^\0]+)\0(\d+):(.*)$/s.exec(line)
if(!match)continue
const[,path="",number,content=""]=match
found.push({path:withoutDot(path),number:Number(number),text:(0,lib_text.Mx)(content,"\r")})
if(found.length===limit)break}return found}function withoutDot(path){return path.replace(/^\.\//,"")}const search_limits={timeoutMs:3e4,turnMs:3e3}
function search(options){const searching=withFallback(ripgrep(options.ripgrep,options.environment))
return{async findFiles({path:path,glob:glob,limit:limit},signal){const scope=await scopeOf(options,path,glob,signal)
const{paths:paths,isComplete:isComplete}=await searching(searcher=>searcher.list(scope))
const all=await newestFirst(scope.place.folder,filtered(paths,glob,scope))
return{files:shown(all.slice(0,limit),scope.place),total:all.length,isComplete:isComplete}},async searchText({path:path,pattern:pattern,include:include,limit:limit,lineLimit:lineLimit=0},signal){if(pattern.length>MAX_PATTERN||pattern.includes("\0"))throw unfitPattern()
const scope=await scopeOf(options,path,include,signal)
const{paths:paths,isComplete:isComplete}=await searching(searcher=>searcher.matching(pattern,scope))
const all=await newestFirst(scope.place.folder,filtered(paths,include,scope))
const first=all.slice(0,limit)
const needsLines=lineLimit>0&&first.length>0
const{lines:lines,isComplete:hasAllLines}=needsLines?await searching(searcher=>searcher.lines(pattern,first,lineLimit,scope)):NO_LINES
return{files:shown(first,scope.place),total:all.length,isComplete:isComplete&&hasAllLines,lines:lines.slice(0,lineLimit).map(({path:file,...line})=>({...line,file:search_name(file,scope.place)})),hasMoreLines:lines.length>lineLimit}}}}const MAX_PATTERN=1e4
function unfitPattern(){return new fault.Fp(`A pattern has at most ${MAX_PATTERN} characters, none of them NUL.`)}const NO_LINES={lines:[],isComplete:true}
async function scopeOf({roots:roots,timeoutMs:timeoutMs=search_limits.timeoutMs,turnMs:turnMs=search_limits.turnMs},path,glob,signal){const place=await placeOf(roots,path)
const withHidden=glob!==void 0&&meansHidden(glob)
const deadline=timeoutMs>0?AbortSignal.timeout(timeoutMs):AbortSignal.abort()
return{place:place,withHidden:withHidden,signal:signal,deadline:deadline,turnMs:turnMs}}function withFallback(first){let isThere=true
return async work=>{if(!isThere)return work(native_native)
try{return await work(first)}catch(error){if(!(error instanceof RipgrepMissing))throw error
isThere=false
return work(native_native)}}}function filtered(paths,glob,{turnMs:turnMs}){if(glob===void 0)return paths
const matches=globMatcher(glob)
const kept=withinTime(turnMs,()=>paths.filter(matches))
if(!kept)throw new fault.Fp(`The glob "${glob}" takes too long. Use one with fewer stars.`)
return kept}function shown(paths,place){return paths.map(path=>search_name(path,place))}function search_name(path,{folder:folder,root:root,isMain:isMain}){const real=(0,external_node_path_.join)(folder,path)
return isMain?(0,external_node_path_.relative)(root,real):real}const MAX_LENGTH=1e3
function globMatcher(glob){const below=glob.replace(/^(?:\.\/)+/,"")
if(below===""||below.length>MAX_LENGTH)throw new fault.Fp("Give a glob of 1 to 1000 characters.")
if(/^\/|(?:^|\/)\.\.(?:\/|$)/.test(below))throw new fault.Fp(`The glob "${glob}" leads out of the directory it is about. Give the directory as \`path\`.`)
const pattern=compiled(below.includes("/")?below:`**/${below}`)
return path=>path===below||pattern.test(path)}function compiled(glob){try{return(0,glob_pattern.h)(glob)}catch(cause){throw new fault.Fp(`The glob "${glob}" cannot be read: a range of its brackets runs backwards.`,{cause:cause})}}function meansHidden(glob){return/(?:^|[/{,(|])\.[^./]/.test(glob.replace(/^(?:\.\/)+/,""))}const perTurn=1e3
async function newestFirst(folder,paths){const dated=[]
for(const[index,path]of paths.entries()){const time=(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder,path),{throwIfNoEntry:false})?.mtimeMs
if(time!==void 0)dated.push({path:path,time:time})
if(index%perTurn===perTurn-1)await(0,external_node_timers_promises_.setImmediate)()}return dated.sort((a,b)=>b.time-a.time||(a.path<b.path?-1:1)).map(({path:path})=>path)}async function placeOf(roots,path){return(0,file_mistake.O)(`search "${path}"`,async()=>{const{real:real,root:root}=await(0,safe_path.x5)(roots,path)
const found=await(0,promises_.stat)(real)
if(!found.isDirectory()&&!found.isFile())throw new fault.Fp(`"${path}" is neither a directory nor a file.`)
const[folder,file]=found.isFile()?[(0,external_node_path_.dirname)(real),(0,external_node_path_.basename)(real)]:[real,void 0]
return{folder:folder,file:file,root:root,isMain:root===(await(0,safe_path.x5)(roots,(0,external_node_path_.resolve)(roots[0]))).real}})}var output_window=__webpack_require__(64072)
const keptBytes=64*1024
const drainMs=300
async function runShell(command,options){options.signal.throwIfAborted()
const mark=newMark()
const child=await shell_start(command,mark,{...options,script:'exec bash -c "$1" bash 2>&1',stdin:void 0})
const window=(0,output_window.a)(keptBytes)
child.stdout.on("data",chunk=>window.push(chunk))
const end=await untilEnd(child,options)
if(end.isCut)await killDescendants({mark:mark,pids:child.pid===void 0?[]:[child.pid]})
const exitCode=await end.code
options.signal.throwIfAborted()
return{command:command,exitCode:end.isCut?-1:exitCode,...window.result(),timedOut:end.isCut}}const pipedBytes=25e3
async function runPiped({command:command,stdin:stdin},options){options.signal.throwIfAborted()
const mark=newMark()
const child=await shell_start(command,mark,{...options,script:'exec bash --norc -c "$1" bash',stdin:stdin})
const[stdout,stderr]=[(0,output_window.a)(pipedBytes),(0,output_window.a)(pipedBytes)]
child.stdout.on("data",chunk=>stdout.push(chunk))
child.stderr?.on("data",chunk=>stderr.push(chunk))
const end=await untilEnd(child,options)
await killDescendants({mark:mark,pids:child.pid===void 0?[]:[child.pid]})
const exitCode=await end.code
options.signal.throwIfAborted()
return{exitCode:end.isCut?-1:exitCode,stdout:stdout.result().output,stderr:stderr.result().output,timedOut:end.isCut}}function newMark(){return`DECKHAND_RUN=${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`}async function untilEnd(child,{timeoutMs:timeoutMs,signal:signal}){const limit=AbortSignal.timeout(Math.max(1,Math.round(timeoutMs)))
const code=endOf(child)
const first=await Promise.race([code,abortOf(AbortSignal.any([signal,limit]))])
return{isCut:first===void 0,code:code}}async function shell_start(command,mark,options){const{cwd:cwd,environment:environment,script:script,stdin:stdin}=options
const[name="",value=""]=mark.split("=")
const env={...environment,[name]:value}
if(command.includes("\0"))throw new fault.Fp("The command cannot be run: it contains a NUL character.")
try{const stdio=stdin===void 0?["ignore","pipe","ignore"]:["pipe","pipe","pipe"]
const child=(0,external_node_child_process_.spawn)("/bin/sh",["-c",script,"sh",command],{cwd:cwd,env:env,detached:true,stdio:[...stdio]})
await(0,external_node_events_.once)(child,"spawn")
child.stdin?.on("error",()=>{}).end(stdin)
return child}catch(error){throw notStarted(error)}}function notStarted(error){const code=(0,file_mistake.C)(error)
if(code==="E2BIG")return new fault.Fp("The command is too long. Write long text with file_editor instead.")
if(code==="ENOENT")return new fault.Fp("The command cannot be run: the workspace folder no longer exists.")
return code.startsWith("E")?new fault.Fp(`The command cannot be run (${code}).`,{cause:error}):error}async function endOf(child){const drained=Promise.all([(0,external_node_events_.once)(child.stdout,"close"),child.stderr&&(0,external_node_events_.once)(child.stderr,"close")])
const[code,signal]=await(0,external_node_events_.once)(child,"exit")
const drain=setTimeout(()=>{child.stdout.destroy()
child.stderr?.destroy()},drainMs)
await drained
clearTimeout(drain)
return code??128+(signal?external_node_os_.constants.signals[signal]:0)}async function abortOf(signal){if(!signal.aborted)await(0,external_node_events_.once)(signal,"abort")}const reportSize=256*1024
const keptSize=4*reportSize
class HeldOutput{#decoder=new TextDecoder("utf-8",{ignoreBOM:true})
#pieces=[]
#size=0
#omitted=0
get size(){return this.#size}push(bytes){this.#add(this.#decoder.decode(bytes,{stream:true}))
while(this.#size>keptSize&&this.#pieces.length>1)this.#drop()}flush(){this.#add(this.#decoder.decode())}take(){const text=this.#pieces.join("")
const notice=this.#omitted===0?"":`[${this.#omitted} characters left out]\n`
this.#pieces=[]
this.#size=0
this.#omitted=0
return notice+text}#add(text){if(text==="")return
this.#pieces.push(text)
this.#size+=text.length}#drop(){const length=this.#pieces.shift()?.length??0
this.#size-=length
this.#omitted+=length}}const bell="\\a"
function frameStart(nonce){return Buffer.from(`${nonce}`)}function parseFrame(text,nonce){const[state="",searchPath=""]=text.split(nonce)
const match=/^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(state)
if(!match)return
const[,sequence,exitCode,shell,job,workingDir=""]=match
const lastJob=job?Number(job):-1
const numbers={sequence:Number(sequence),exitCode:Number(exitCode),shell:Number(shell),lastJob:lastJob}
return{...numbers,workingDir:workingDir,searchPath:searchPath}}function startLines({input:input}){const settings="set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50"
return`{ ${settings} <${input}; } >/dev/null 2>&1\n`}function exportLine(variables){const words=exported(variables).map(([name,value])=>`${name}=${protocol_quoted(value)}`)
return words.length===0?"":`{ \\builtin \\export ${words.join(" ")}; } >/dev/null 2>&1\n`}function exported(variables){const isAllowed=([name,value])=>/^[A-Za-z_]\w*$/.test(name)&&!value.includes("\0")
return Object.entries(variables).filter(isAllowed)}function commandLine(command,before,{input:input,output:output}){const status=before===0?"":before===1?"! :; ":`(\\exit ${before}); `
const run=`\\builtin \\eval ${protocol_quoted(command)} <${input} >${output} 2>&1`
return`{ PS1=; ${status}${run}; } >/dev/null 2>&1\n`}function statusLine(sequence,nonce,given={}){const prompt=`'${bell}${nonce}${sequence} '$?' $$ \${!-} \${PWD-}${nonce}\${PATH-}${nonce}'`
const names=exported(given).map(([name])=>name)
const clear=names.length===0?"":` \\builtin \\unset -v ${names.join(" ")} || \\builtin \\exit 1;`
return`\n{ PS1=${prompt};${clear} } >/dev/null 2>&1\n`}function protocol_quoted(text){return`'${text.replaceAll("'","'\\''")}'`}const BELL=7
const maxFrameBytes=256*1024
class FrameReader{#nonce
#start
#held=Buffer.alloc(0)
constructor(nonce){this.#nonce=nonce
this.#start=frameStart(nonce)}push(chunk){const pieces=[]
let rest=this.#held.length===0?chunk:Buffer.concat([this.#held,chunk])
let at=rest.indexOf(this.#start)
while(at>=0){const end=this.#endOf(rest,at)
if(end<0)break
const frame=parseFrame(rest.toString("utf8",at+this.#start.length,end),this.#nonce)
if(at>0)pieces.push({output:rest.subarray(0,at)})
if(frame)pieces.push({frame:frame})
rest=rest.subarray(end)
at=rest.indexOf(this.#start)}const cut=at<0?this.#openStart(rest):at
const isFrame=rest.length-cut<=maxFrameBytes
this.#held=isFrame?rest.subarray(cut):Buffer.alloc(0)
const certain=isFrame?rest.subarray(0,cut):rest
if(certain.length>0)pieces.push({output:certain})
return pieces}end(){const held=this.#held
this.#held=Buffer.alloc(0)
return held}#endOf(bytes,at){const middle=bytes.indexOf(this.#nonce,at+this.#start.length)
const last=middle<0?-1:bytes.indexOf(this.#nonce,middle+this.#nonce.length)
return last<0?-1:last+this.#nonce.length}#openStart(bytes){const at=bytes.lastIndexOf(BELL)
if(at<0||bytes.length-at>=this.#start.length)return bytes.length
return bytes.subarray(at).equals(this.#start.subarray(0,bytes.length-at))?at:bytes.length}}class Watch{#quiet
#total
#over
constructor({quietMs:quietMs,totalMs:totalMs},onOver){const end=because=>{this.#over=because
onOver()}
this.#quiet=quietMs===void 0?void 0:setTimeout(end,quietMs,"quiet")
this.#total=setTimeout(end,totalMs,"time")}get over(){return this.#over}hear(){if(this.#over===void 0)this.#quiet?.refresh()}stop(){clearTimeout(this.#quiet)
clearTimeout(this.#total)}}class Happenings{#waiting=new Set
tell(){for(const wake of this.#waiting)wake()}async until(isSo,signal){if(isSo()||signal.aborted)return
const{promise:promise,resolve:resolve}=Promise.withResolvers()
const look=()=>{if(isSo())resolve()}
const abort=()=>resolve()
this.#waiting.add(look)
signal.addEventListener("abort",abort)
await promise
this.#waiting.delete(look)
signal.removeEventListener("abort",abort)}async within(milliseconds,isSo){const controller=new AbortController
const timer=setTimeout(()=>controller.abort(),milliseconds)
await this.until(isSo,controller.signal)
clearTimeout(timer)
return isSo()}}const graceMs={start:1e4,drain:300,interrupt:300}
const interrupts=2
const killed=137
class LocalShell{#shell
#nonce
#mark
#reader
#held=new HeldOutput
#happenings=new Happenings
#phase={is:"starting"}
#sequence=0
#given={}
#exitCode=0
#last={sequence:0,exitCode:0,shell:0,lastJob:-1,workingDir:"",searchPath:""}
#start
#watch
#closing
constructor({shell:shell,nonce:nonce,mark:mark}){this.#shell=shell
this.#nonce=nonce
this.#mark=mark
this.#reader=new FrameReader(nonce)
shell.output.on("data",chunk=>this.#receive(chunk))
shell.child.once("error",()=>this.#end(127))
shell.child.once("exit",(code,signal)=>this.#drain(code??128+(signal?external_node_os_.constants.signals[signal]:0)))}get start(){if(!this.#start)throw new fault.vC("bug","The folder of a shell was requested before the shell started.")
return this.#start}async begin(){this.#say(startLines(this.#shell.streams)+statusLine(0,this.#nonce))
await this.#rest(graceMs.start)
this.#start={...this.#place(),user:userName(),host:(0,external_node_os_.hostname)()}
return this.#phase.is==="idle"}async run(command,variables,limits){if(command.includes("\0"))throw new fault.Fp("The command cannot be run: it contains a NUL character.")
limits.signal.throwIfAborted()
const phase=this.#phase
if(phase.is==="ended")return{...ended(phase.exitCode,true),output:this.#held.take()}
if(phase.is==="running")return{status:"busy",output:""}
const earlier=this.#takeEarlier()
this.#sequence+=1
this.#given=variables
this.#phase={is:"running"}
this.#say(exportLine(variables)+commandLine(command,this.#exitCode,this.#shell.streams)+this.#statusLine())
return{...await this.#wait(limits),...earlier&&{earlier:earlier}}}async type(keys,limits){limits.signal.throwIfAborted()
if(this.#phase.is==="running")this.#press(keys)
return this.#wait(limits)}async read(limits){limits.signal.throwIfAborted()
return this.#wait(limits)}async rest(signal){this.#shell.output.resume()
const isReady=()=>this.#phase.is!=="running"||this.#held.size>=reportSize||this.#watch?.over!==void 0
await this.#happenings.until(isReady,signal)
if(signal.aborted)await this.#interrupt()
signal.throwIfAborted()
return this.#report()}close(){const{pid:pid}=this.#shell.child
const pids=[pid,this.#last.shell].filter(each=>each!==void 0&&each>0)
this.#closing??=killDescendants({mark:this.#mark,pids:pids}).finally(()=>this.#release())
return this.#closing}#wait(limits){this.#watch?.stop()
this.#watch=new Watch(limits,()=>this.#happenings.tell())
return this.rest(limits.signal)}#report(){const status=this.#status()
if(status.status==="more")this.#shell.output.pause()
else this.#watch?.stop()
return{...status,output:this.#held.take()}}#status(){const phase=this.#phase
if(phase.is==="ended")return ended(phase.exitCode,false)
if(phase.is==="running"){const because=this.#watch?.over
return because===void 0?{status:"more"}:{status:"running",because:because}}if(phase.is!=="done")return{status:"idle"}
this.#phase={is:"idle"}
return{status:"finished",exitCode:phase.frame.exitCode,place:this.#place()}}#takeEarlier(){const exitCode=this.#phase.is==="done"?{exitCode:this.#phase.frame.exitCode}:{}
const output=this.#held.take()
return output===""&&this.#phase.is!=="done"?void 0:{output:output,...exitCode}}#place(){const{workingDir:workingDir,searchPath:searchPath,lastJob:lastJob}=this.#last
const find=name=>findProgram(name,searchPath,workingDir)
return{workingDir:workingDir,python:find("python")??find("python3"),lastJob:lastJob}}#receive(chunk){for(const piece of this.#reader.push(chunk))if("output"in piece)this.#held.push(piece.output)
else this.#heed(piece.frame)
this.#watch?.hear()
this.#happenings.tell()}#heed(frame){const isFirst=this.#phase.is==="starting"
if(frame.sequence!==this.#sequence||!(isFirst||this.#phase.is==="running"))return
this.#held.flush()
if(isFirst)this.#held.take()
this.#last=frame
this.#exitCode=frame.exitCode
this.#phase=isFirst?{is:"idle"}:{is:"done",frame:frame}}#drain(exitCode){const{output:output}=this.#shell
const timer=setTimeout(()=>output.destroy(),graceMs.drain)
const end=()=>{clearTimeout(timer)
this.#end(exitCode)}
output.resume()
if(output.closed)end()
else output.once("close",end)}#end(exitCode){this.#held.push(this.#reader.end())
this.#held.flush()
this.#phase={is:"ended",exitCode:exitCode}
this.close()
this.#happenings.tell()}#release(){if(this.#phase.is!=="ended")this.#phase={is:"ended",exitCode:killed}
this.#happenings.tell()
for(const stream of[this.#shell.commands,this.#shell.keys,this.#shell.output])stream.destroy()}#say(lines){this.#shell.commands.write(lines)}#statusLine(){return statusLine(this.#sequence,this.#nonce,this.#given)}#press(keys){press(this.#shell,keys)
if(keys===void 0||hasInterrupt(keys))this.#say(this.#statusLine())}async#interrupt(){this.#watch?.stop()
this.#shell.output.resume()
for(let round=0;round<interrupts;round+=1){if(this.#phase.is!=="running")return
this.#press()
if(await this.#rest(graceMs.interrupt))return
const group=foregroundGroup(this.#last.shell)
if(group!==void 0)signalAll([-group],"SIGKILL")
if(await this.#rest(graceMs.interrupt))return}await this.close()}#rest(milliseconds){return this.#happenings.within(milliseconds,()=>this.#phase.is!=="running"&&this.#phase.is!=="starting")}}function ended(exitCode,isBefore){return{status:"ended",exitCode:exitCode,isBefore:isBefore}}function userName(){try{return(0,external_node_os_.userInfo)().username}catch{return}}const[interrupt,endOfInput,suspend]=["","",""]
function hasInterrupt(keys){return keys.includes(interrupt)}function press({child:child,isTerminal:isTerminal,keys:typed},keys=interrupt){if(isTerminal){typed.write(keys)
return}if(keys.includes(endOfInput)||keys.includes(suspend))throw new fault.Fp("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.")
if(hasInterrupt(keys)&&child.pid!==void 0)signalAll([-child.pid],"SIGINT")
typed.write(keys.replaceAll(interrupt,""))}function localWorkspace({workingDir:workingDir,outputDir:outputDir,undoDir:undoDir,environment:environment,ripgrep:ripgrep="rg",git:git="git",node:node="node"}){const roots=outputDir===void 0?[workingDir]:[workingDir,outputDir]
return Object.freeze({kind:"LocalWorkspace",workingDir:workingDir,outputDir:outputDir,run:(command,{variables:variables,...options})=>runShell(command,{...options,cwd:workingDir,environment:{...environment,...variables}}),pipe:({variables:variables,...command},options)=>runPiped(command,{...options,cwd:workingDir,environment:{...environment,...variables}}),openShell:()=>openShell({workingDir:workingDir,environment:environment}),openProgram:spec=>openProgram(spec,{workingDir:workingDir,environment:environment,node:node}),edits:new edit_history.Z(undoDir),saveOutput:(name,bytes)=>(0,files.nJ)(outputDir,name,bytes),stat:path=>(0,files.T1)(roots,path),read:(path,maxBytes)=>(0,files.TA)(roots,path,maxBytes),write:(path,bytes,mode)=>(0,files.R0)(roots,path,bytes,mode),remove:path=>(0,files.nM)(roots,path),list:path=>(0,files.KG)(roots,path),realPath:path=>(0,file_mistake.O)(`find "${path}"`,()=>(0,safe_path.nG)(roots,path)),...gitView({roots:roots,environment:environment,git:git}),...search({roots:roots,environment:environment,ripgrep:ripgrep})})}function gitView(options){return{gitChanges:(path=".")=>gitChanges(options,path),gitDiff:file=>gitDiff(options,file)}}async function openShell({workingDir:workingDir,environment:environment,isTerminal:isTerminal=true}){await requireFolder(workingDir)
const{PATH:PATH="/usr/local/bin:/usr/bin:/bin"}=environment
const bash=findProgram("bash",PATH,workingDir)
if(!bash)throw new fault.Fp("No command can be run: there is no bash here.")
const script=process.platform==="linux"?findProgram("script",PATH,workingDir):void 0
for(const launch of isTerminal&&script?[launchInTerminal,launchOnPipes]:[launchOnPipes]){const nonce=(0,external_node_crypto_.randomBytes)(16).toString("hex")
const mark=`DECKHAND_SHELL=${(0,external_node_crypto_.randomBytes)(16).toString("hex")}`
const all={...environment,...sessionEnvironment(mark,workingDir)}
const options={bash:bash,script:script,cwd:workingDir,environment:all}
const shell=new LocalShell({shell:launch(options),nonce:nonce,mark:mark})
if(await shell.begin())return shell
await shell.close()}throw new fault.Fp("No command can be run: bash does not start here.")}function sessionEnvironment(mark,workingDir){const[name="",value=""]=mark.split("=")
return{PWD:workingDir,[name]:value,VIRTUAL_ENV_DISABLE_PROMPT:"1"}}async function requireFolder(path){const found=await(0,promises_.stat)(path).catch(()=>{})
if(!found?.isDirectory())throw new fault.Fp("No command can be run: the workspace folder no longer exists.")}var programs=__webpack_require__(22499)
async function openTools(options){const{inputs:inputs,world:world,workingDir:workingDir,outputDir:outputDir,undoDir:undoDir}=options
const added=inputs["tool-env"]??[]
refuseSecrets(world.env,added);(0,external_node_fs_.mkdirSync)(outputDir,{recursive:true})
if(inputs.isolation!=="none")return openInSandbox(options,inputs.isolation,added)
const environment=(0,workspace_environment.u)(world.env,added)
const workspace=localWorkspace({workingDir:workingDir,outputDir:outputDir,undoDir:undoDir,environment:environment,git:(0,programs.CA)("git"),node:world.node})
const{openProgram:openProgram}=workspace
const inSetUp=use=>use({workspace:workspace,denials:()=>[]})
const nothing={inSetUp:inSetUp,shut:()=>{},report:()=>{},close:async()=>{}}
return{workspace:workspace,openProgram:openProgram,over:(new AbortController).signal,...nothing}}function beginSandbox(isolation){const begun=loadSandbox(isolation)
begun.catch(()=>{})
return begun}async function loadSandbox(isolation){const[{openSandbox:open},{findWay:findWay}]=await Promise.all([Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(1740)]).then(__webpack_require__.bind(__webpack_require__,31740)),Promise.all([__webpack_require__.e(2499),__webpack_require__.e(8777)]).then(__webpack_require__.bind(__webpack_require__,58777))])
return{open:open,way:await findWay(isolation,process.getuid?.()??0)}}async function openInSandbox({inputs:inputs,world:world,sandbox:begun,...place},isolation,added){const{env:env,scripts:scripts,node:node,random:random}=world
const host=(0,external_node_path_.join)(scripts,"tool-host","index.js")
if(!(0,external_node_fs_.existsSync)(host))throw(0,prompts.Yp)(`file ${host}`)
const{open:open,way:way}=await(begun??beginSandbox(isolation))
const sandbox=await open({...place,way:way,env:env,scripts:scripts,node:node,random:random,added:added,isolation:isolation,network:inputs.network,setUpNetwork:inputs["setup-network"],isAsking:inputs.confirmation!=="never",caches:inputs.caches??[],host:host,brokerVariables:Object.keys(env).filter(name=>workspace_environment.c.test(name)&&env[name]!==""),onHandOver:handBack=>(0,file_commands.k8)(env,handBack),onBuilding:()=>void(0,client.c_)().catch(()=>{})})
const close=async()=>{await sandbox.close();(0,file_commands.k8)(env,void 0)}
return{...sandbox,close:close}}function refuseSecrets(env,names){const secrets=(0,input_inputs.secretInputs)(env).filter(secret=>secret.length>=6)
const refused=names.filter(name=>secrets.some(secret=>env[name]?.includes(secret)))
if(refused.length===0)return
throw new fault.vC("config",`The input \`tool-env\` names ${refused.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}async function openBoth(options){const opening=openTools(options)
const starting=startServers(options,opening)
const[tools,servers]=await bothOrNone(opening,starting)
for(const{name:name,tools:count,problem:problem}of servers.report())(0,console.Dk)(name,problem===""?`${count} tools`:`does not work. ${problem}`,options.redact)
const own=new OwnServers((specs,store)=>open_both_start(options,tools.openProgram,{specs:specs,pins:pinsIn(store)}))
const report=()=>[...servers.report(),...own.report()]
const close=async()=>{await servers.close()
await tools.close()}
return{...tools,servers:{...servers,report:report},openOwn:(...given)=>own.open(...given),close:close}}async function bothOrNone(opening,starting){const[tools,servers]=await Promise.allSettled([opening,starting])
if(tools.status==="fulfilled"&&servers.status==="fulfilled")return[tools.value,servers.value]
for(const one of[servers,tools])if(one.status==="fulfilled")await one.value.close()
throw tools.status==="rejected"?tools.reason:servers.reason}const NONE={tools:[],report:()=>[],close:async()=>{}}
async function startServers(options,opening){const pins=pinsIn((0,file_store.s4)(options.conversation))
opening.catch(()=>{})
const openProgram=async spec=>(await opening).openProgram(spec)
return open_both_start(options,openProgram,{specs:await options.specs,pins:pins})}async function open_both_start({world:world,redact:redact},openProgram,{specs:specs,pins:pins}){if(specs.length===0&&pins.size===0)return NONE
const{openServers:openServers}=await Promise.all([__webpack_require__.e(1349),__webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__,267))
return openServers({specs:specs,pins:pins,isPublic:address.U,openProgram:openProgram,sleep:ms=>world.sleep(ms,world.signal),onProgress:(server,note)=>(0,console.Dk)(server,note,redact)})}class OwnServers{#start
#all=[]
constructor(start){this.#start=start}async open(agent,specs,store){const servers=await this.#start(specs,store)
this.#all.push({agent:agent,servers:servers})
return servers}report(){const reports=new Map
for(const{agent:agent,servers:servers}of this.#all)for(const report of servers.report()){const name=`${agent}/${report.name}`
reports.set(name,together(reports.get(name),{...report,name:name}))}return[...reports.values()]}}function together(earlier,report){if(!earlier)return report
const calls=new Map(earlier.used.map(({tool:tool,calls:calls})=>[tool,calls]))
for(const{tool:tool,calls:more}of report.used)calls.set(tool,(calls.get(tool)??0)+more)
return{name:report.name,tools:Math.max(earlier.tools,report.tools),used:[...calls].map(([tool,calls])=>({tool:tool,calls:calls})),problem:report.problem}}const Meta=schemas.object({tool_name:schemas.string(),server:schemas.string(),print:schemas.string()})
const Opening=schemas.object({kind:schemas.literal("SystemPromptEvent"),tools:schemas.array(schemas.object({meta:Meta.optional().catch(void 0)}))})
const LOOKED_AT=5
function pinsIn(store){for(const name of store.list("events").slice(0,LOOKED_AT)){const opening=Opening.safeParse(parsed(store.read(`events/${name}`))).data
if(opening)return new Map(opening.tools.flatMap(({meta:meta})=>meta?[[meta.tool_name,meta]]:[]))}return new Map}function parsed(text){try{return JSON.parse(text)}catch{return}}var skill_skill=__webpack_require__(60601)
const ServerName=schemas.string().max(32,"has a name of more than 32 characters").regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/,"has a name that is not made of letters and digits with single - or _")
const values=schemas.record(schemas.string(),schemas.string()).default({})
const Stdio=schemas.strictObject({type:schemas.literal("stdio").optional(),command:schemas.string().min(1),args:schemas.array(schemas.string()).default([]),env:values,trusted:schemas.boolean().default(false)})
const Http=schemas.strictObject({type:schemas["enum"](["http","streamable-http"]).optional(),url:schemas.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}),headers:values,private:schemas.boolean().default(false),trusted:schemas.boolean().default(false)})
const Servers=schemas.record(ServerName,schemas.union([Stdio,Http]))
const McpConfig=schemas.strictObject({mcpServers:Servers})
const MOST_SERVERS=20
function parseMcpConfig(text,secrets){try{return readServers(fromJson(text),secrets)}catch(cause){if(!(cause instanceof Unusable))throw cause
const hint="See docs/customizing.md for an example."
throw new fault.vC("config",`The \`mcp-config\` cannot be used: ${cause.message}.`,{hint:hint,cause:cause})}}class Unusable extends Error{}function readServers(config,secrets){const parsed=McpConfig.safeParse(config)
if(!parsed.success)throw new Unusable(problemOf(parsed.error))
const servers=Object.entries(parsed.data.mcpServers)
if(servers.length>MOST_SERVERS)throw new Unusable(`it names more than ${MOST_SERVERS} servers`)
return servers.map(([name,server])=>"url"in server?httpSpec(name,server,secrets):stdioSpec(name,server,secrets))}function stdioSpec(name,{command:command,args:args,env:env,trusted:trusted},secrets){if([command,...args].some(hasSlot))throw misplaced(name)
return{name:name,isTrusted:trusted,kind:"stdio",file:command,args:args,environment:filled(name,env,secrets)}}function httpSpec(name,server,secrets){if(hasSlot(server.url))throw misplaced(name)
const url=new URL(server.url)
if(url.username!==""||url.password!=="")throw new Unusable(`the url of "${name}" has a password in it`)
if(url.protocol==="http:"&&!server.private)throw new Unusable(`the server "${name}" is reached over http, not https, without \`"private": true\``)
const headers=filled(name,server.headers,secrets)
return{name:name,isTrusted:server.trusted,kind:"http",url:url,headers:headers,isPrivate:server.private}}const SLOT=/\$\{([^}]*)\}/g
function hasSlot(value){return value.search(SLOT)>=0}function filled(server,given,secrets){const fill=value=>value.replaceAll(SLOT,(_,name)=>{const secret=Object.hasOwn(secrets,name)?secrets[name]:void 0
if(secret!==void 0)return secret
throw new Unusable(`the server "${server}" needs \${${(0,lib_text.TN)(name,50)}}, which is not among its secrets`)})
return Object.fromEntries(Object.entries(given).map(([name,value])=>[name,fill(value)]))}function misplaced(server){return new Unusable(`the server "${server}" has a \${…} outside of \`env\` and \`headers\`, where it could be seen`)}function fromJson(text){try{return JSON.parse(text)}catch{return}}function problemOf({issues:[issue]}){if(!issue||issue.path.length<2)return'it must be JSON like {"mcpServers": {"name": {"command": "…"}}}'
const place=(0,lib_text.TN)(issue.path.join("."),100)
if(issue.code==="invalid_key")return`${place} ${issue.issues[0]?.message??"has no valid name"}`
if(issue.code==="invalid_format")return`${place} ${issue.message}`
return`${place} must have \`command\`, \`args\` and \`env\`, or \`url\` and \`headers\`, and nothing else`}var asked_head=__webpack_require__(22296)
var secret_registry=__webpack_require__(63935)
var reading_facts=__webpack_require__(49391)
var publishing_policy=__webpack_require__(66484)
function isRestricted({"mixed-threads":mixed},strangers){return mixed!=="as-trusted"&&strangers.length>0}function restrictionsWith(inputs){const isStrict=inputs["mixed-threads"]==="strict"
const registry=new secret_registry.ks
registry.update(inputs.secrets??{})
return{inputs:{...inputs,secrets:void 0,memory:inputs.memory==="propose"?"read":inputs.memory,...isStrict&&confirmationAbove(inputs)},proposes:!isStrict,forSetUp:registry.forTools(),closesNetwork:inputs.isolation!=="none"&&inputs.network!=="none"}}function confirmationAbove({confirmation:confirmation,"confirmation-threshold":threshold}){if(confirmation==="always")return{confirmation:confirmation,"confirmation-threshold":threshold}
if(confirmation==="never")return{confirmation:"risky","confirmation-threshold":threshold}
if(threshold==="low")return{confirmation:"always","confirmation-threshold":threshold}
return{confirmation:confirmation,"confirmation-threshold":threshold==="high"?"medium":"low"}}function withoutSecrets(specs,secrets){return specs.filter(spec=>{const values=Object.values(spec.kind==="http"?spec.headers:spec.environment)
return!values.some(value=>secrets.some(secret=>value.includes(secret)))})}async function decideRestriction(reading,{inputs:inputs,startingPoint:startingPoint,conversation:conversation}){const before=(0,stored_state.un)((0,file_store.s4)(conversation))?.tags[TAG]?.split(",")??[]
const strangers=[...new Set([...(await reading).strangers,...before])]
const isLess=isRestricted(inputs,strangers)&&!(0,asked_head._K)(startingPoint)
return{strangers:strangers,restrictions:isLess?restrictionsWith(inputs):void 0}}const TAG="strangers"
async function rememberStrangers(conversation,strangers){const some=strangers.join(",").slice(0,256).replace(/,$/,"")
const{tags:tags}=conversation.state.fields
if(some!==""&&tags[TAG]!==some)await conversation.setTags({...tags,[TAG]:some})}const MOST=5
function printRestriction(restriction,given,more){const words=restrictionNote(restriction,given,more)
if(restriction.strangers.length>0)(0,console.m)(words??noticeOf(restriction.strangers))
return words}function noticeOf(strangers){const{people:people,bots:bots}=(0,reading_facts.Sk)(strangers)
return(0,lib_text.hC)(people.length>0?`The agent reads text by people without write access: ${namesOf(people)}`:"",bots.length>0?`The agent reads comments of ${namesOf(bots)} that are not known to be its own`:"")}function writersInWords(strangers){const{people:people,bots:bots}=(0,reading_facts.Sk)(strangers)
return[...people.length>0?[`people without write access (${namesOf(people)})`]:[],...bots.length>0?[`${namesOf(bots)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:strangers,restrictions:restrictions},given,{servers:servers,trigger:trigger}){if(!restrictions)return
const isLink=!restrictions.proposes&&(0,publishing_policy.h)(given["create-pr"],trigger)!==given["create-pr"]
const withheld=[...Object.keys(given.secrets??{}).length>0?["tools had no secrets"]:[],...servers.length>0?[`servers with secrets were not started (${servers.join(", ")})`]:[],...restrictions.closesNetwork?["commands had no network"]:[],...given.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(given,restrictions.inputs),...isLink?["a person has to open the pull request"]:[]]
if(withheld.length===0)return
return(0,prompts.J1)("restricted",{writers:writersInWords(strangers),withheld:withheld.join("; ")})}function asking(given,{confirmation:confirmation,"confirmation-threshold":threshold}){if(given.confirmation===confirmation&&given["confirmation-threshold"]===threshold)return[]
return[confirmation==="always"?"every action had to be approved":`actions with ${threshold} risk or higher had to be approved`]}function namesOf(people){const shown=people.slice(0,MOST).map(login=>(0,lib_text.TN)(login,50))
return people.length>MOST?`${shown.join(", ")} and ${people.length-MOST} more`:shown.join(", ")}async function serverSpecs(inputs,base,startingPoint){if((0,asked_head._K)(startingPoint))return[]
const brought=base.plugins.flatMap(({servers:servers})=>servers===void 0?[]:[servers])
const secrets={...inputs.secrets,...inputs["mcp-secrets"]}
const ofPlugins=brought.flatMap(text=>parseMcpConfig(text,secrets)).map(servers_untrusted)
const own=(await givenIn(inputs["mcp-config"],base)).flatMap(text=>parseMcpConfig(text,secrets))
const specs=[...ofPlugins,...own]
return[...new Map(specs.map(spec=>[spec.name,spec])).values()]}function serversOfSkills({skills:skills,brought:brought,plugins:plugins},inputs){const named=new Set([...brought,...plugins].flatMap(one=>one.skills))
const problems=[]
const specs=skills.flatMap(skill=>{if(skill.mcp_tools===void 0||!(0,skill_skill.Pj)(skill))return[]
try{const isNamed=named.has(skill)
const secrets={...inputs.secrets,...isNamed&&inputs["mcp-secrets"]}
const own=readServers(serverConfig(skill.mcp_tools),secrets).map(servers_untrusted)
return isNamed?own:withoutRemote(own)}catch(error){const why=error instanceof Error?error.message:String(error)
problems.push({path:skill.source??skill.name,problem:`is used, but its \`mcp_tools\` are not: ${why}`})
return[]}})
return{specs:specs,problems:problems}}const Listed=schemas.object({stdio_servers:schemas.array(schemas.looseObject({name:schemas.string()}))})
function serverConfig(config){const listed=Listed.safeParse(config).data?.stdio_servers
return listed?{mcpServers:Object.fromEntries(listed.map(({name:name,...server})=>[name,server]))}:config}function withoutRemote(own,more=""){const remote=own.find(({kind:kind})=>kind==="http")
if(!remote)return own
throw new Error(`its server "${remote.name}" has a url; name it in \`mcp-config\`${more}`)}function servers_untrusted(spec){return{...spec,isTrusted:false}}async function givenIn(given,base){if(given===void 0)return[]
return[given.startsWith("{")?given:await inBaseCommit(given,base)]}async function inBaseCommit(path,{commit:commit,source:source}){const text=(await source.read([path])).get(path)
if(text!==void 0)return text
throw new fault.vC("config",`There is no file ${(0,lib_text.TN)(path,200)} in the base commit ${commit.slice(0,7)}.`,{hint:"The input `mcp-config` is JSON, or the path of a file that is merged."})}function subAgentsWithServers(agents,run){const subAgentServers=new Map
const problems=[]
const usable=agents.filter(agent=>{try{const servers=serversOf(agent,run)
if(servers)subAgentServers.set(agent.name,servers)
return true}catch(error){const problem=`is not used: ${error instanceof Error?error.message:String(error)}`
problems.push({path:agent.source??agent.name,problem:problem})
return false}})
return{agents:usable,subAgentServers:subAgentServers,problems:problems}}function serversOf(agent,{specs:specs,secrets:secrets,isOutside:isOutside}){const defined=definedBy(agent)
if(!defined)return
if(isOutside)return{named:[],own:[]}
const there=new Set(specs.map(({name:name})=>name))
const named=[...defined].flatMap(([name,config])=>config===null?[name]:[])
const missing=named.find(name=>!there.has(name))
if(missing!==void 0)throw new Error(`there is no server "${missing}"`)
const configs=[...defined].filter(([,config])=>config!==null)
const own=readServers({mcpServers:Object.fromEntries(configs)},secrets).map(servers_untrusted)
return{named:named,own:withoutRemote(own,", and here its name only")}}function definedBy({mcp_servers:servers,mcp_config:config}){if(servers===void 0&&config===void 0)return
const{mcpServers:mcpServers=config}=config??{}
const named=Array.isArray(servers)?servers.map(name=>[name,null]):servers_entriesOf(servers)
return new Map([...servers_entriesOf(mcpServers),...named])}function servers_entriesOf(servers){return typeof servers==="object"&&servers!==null?Object.entries(servers):[]}async function withServers(base,inputs,startingPoint){const ofSkills=(0,asked_head._K)(startingPoint)?{specs:[],problems:[]}:serversOfSkills(base,inputs)
const all=[...ofSkills.specs,...await serverSpecs(inputs,base,startingPoint)]
const specs=[...new Map(all.map(spec=>[spec.name,spec])).values()]
const run={specs:specs,secrets:inputs.secrets??{},isOutside:(0,asked_head._K)(startingPoint)}
const{agents:agents,subAgentServers:subAgentServers,problems:problems}=subAgentsWithServers(base.agents,run)
return{...base,specs:specs,agents:agents,subAgentServers:subAgentServers,problems:[...base.problems,...ofSkills.problems,...problems]}}async function allowedServers(base,{restricting:restricting,secrets:secrets}){const all=[...base.specs,...[...base.subAgentServers.values()].flatMap(({own:own})=>own)]
if(all.length===0||!(await restricting).restrictions)return{...base,withheld:[]}
const specs=withoutSecrets(base.specs,secrets)
const isThere=name=>specs.some(spec=>spec.name===name)
const allowed=({named:named,own:own})=>({named:named.filter(isThere),own:withoutSecrets(own,secrets)})
const subAgentServers=new Map([...base.subAgentServers].map(([name,servers])=>[name,allowed(servers)]))
return{...base,specs:specs,subAgentServers:subAgentServers,withheld:servers_namesOf(all,withoutSecrets(all,secrets))}}function servers_namesOf(all,kept){return all.filter(spec=>!kept.includes(spec)).map(({name:name})=>name)}function knownTools({servers:servers},{knowledge:knowledge,startingPoint:startingPoint}){const served=servers.tools
if((0,asked_head._K)(startingPoint))return{served:served,absent:void 0}
const down=servers.report().flatMap(({name:name,problem:problem})=>problem===""?[]:[name])
const ofOthers=[...knowledge.subAgentServers.values()].flatMap(({own:own})=>own.map(({name:name})=>name))
return{served:served,absent:[...down,...ofOthers,...knowledge.withheld]}}var holding=__webpack_require__(86566)
var rescue=__webpack_require__(75996)
var restore_work=__webpack_require__(63501)
var run_page=__webpack_require__(4394)
var checkout=__webpack_require__(84901)
async function outputSchema(inputs,workspace){const{"output-schema":given,"output-schema-file":path}=inputs
if(given!==void 0)return structured_output_parsed(given)
return path===void 0?void 0:structured_output_parsed(await(0,checkout.$C)(workspace,path,"output-schema-file"))}function structured_output_parsed(text){const schema=jsonOf(text)
if(typeof schema==="object"&&schema!==null&&!Array.isArray(schema))return{...schema}
throw new fault.vC("config","The schema of `output-schema` is not a JSON object.",{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(text){try{return JSON.parse(text)}catch{return}}const LONGEST=2e5
function structuredOutput(events){const from=events.findLastIndex(event=>event.kind==="MessageEvent"&&event.source==="user")
const finish=events.findLast((event,index)=>index>from&&event.kind==="ActionEvent"&&event.action?.kind==="FinishAction")
if(finish?.kind!=="ActionEvent")return
const{message:_message,summary:_summary,security_risk:_risk,...fields}=Object(jsonOf(finish.tool_call.arguments))
const json=JSON.stringify(fields)
return json.length>LONGEST?void 0:json}var frontmatter=__webpack_require__(63846)
var git=__webpack_require__(33368)
const LAST_WORD_MINUTES=2
const USUAL_MINUTES=360
async function withinJob({world:world,job:job},inputs){if(!world.env.GITHUB_WORKFLOW_REF){(0,console.m)((0,prompts.J1)("job-limit-unknown",{minutes:String(inputs["timeout-minutes"])}))
return inputs}const written=await readJob(world.env,job.workspace)
const[nearest]=written?limitsIn(written,world).sort((one,other)=>one.left-other.left):[]
if(nearest===void 0)return inputs
const minutes=Math.max(1,Math.floor(nearest.left-LAST_WORD_MINUTES))
if(minutes>=inputs["timeout-minutes"])return inputs
const{what:what,minutes:limit}=nearest;(0,console.m)((0,prompts.J1)("job-limit",{what:what,limit:String(limit),minutes:String(minutes)}))
return{...inputs,"timeout-minutes":minutes}}const word=schemas.unknown().optional()
const Step=schemas.object({id:word,uses:word,"timeout-minutes":word})
const WrittenJob=schemas.object({"timeout-minutes":word,steps:schemas.array(Step)})
const Workflow=schemas.object({jobs:schemas.record(schemas.string(),schemas.unknown())})
async function readJob(env,folder){const[,path]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF??"")??[]
if(path===void 0||!env.GITHUB_WORKFLOW_SHA)return
try{const file=["cat-file","blob",`${env.GITHUB_WORKFLOW_SHA}:${path}`]
const{jobs:jobs}=Workflow.parse((0,frontmatter.hN)(await(0,git.$)({folder:folder,environment:(0,runner_world._)(env)}).raw(file)))
return WrittenJob.parse(jobs[env.GITHUB_JOB??""])}catch{return}}function limitsIn({"timeout-minutes":ofJob=USUAL_MINUTES,steps:steps},{env:env,now:now}){const begun=beginOfJob(env)
const gone=begun===void 0?void 0:(now().getTime()-begun)/6e4
const ofSteps=ours(steps,env).map(step=>step["timeout-minutes"])
return[...gone===void 0?[]:limitOf("job",ofJob,gone),...ofSteps.flatMap(limit=>limitOf("step",limit,0))]}function limitOf(what,minutes,gone){return typeof minutes==="number"?[{what:what,minutes:minutes,left:minutes-gone}]:[]}function ours(steps,{GITHUB_ACTION:name="",GITHUB_ACTION_REPOSITORY:repository}){const named=steps.filter(({id:id})=>id===name)
if(named.length>0)return named
const start=name.startsWith("__self")?"./":`${repository}@`
return steps.filter(({id:id,uses:uses})=>id===void 0&&typeof uses==="string"&&uses.startsWith(start))}function beginOfJob({GITHUB_EVENT_PATH:path=""}){return(0,external_node_fs_.statSync)(path,{throwIfNoEntry:false})?.mtimeMs}var start_reading=__webpack_require__(86953)
var set_up=__webpack_require__(6107)
var publishing=__webpack_require__(41320)
var github_fault=__webpack_require__(58908)
var pull_pull=__webpack_require__(7256)
var write_branch=__webpack_require__(91116)
var push=__webpack_require__(70012)
var inline_code=__webpack_require__(62423)
var marked_work=__webpack_require__(12947)
async function findStartingPoint(run,remote){const{thread:thread}=run.trigger
return thread.type==="pull_request"?startingPointOfPull(run,thread.number,remote):startingPointOfIssue(run,remote)}async function startingPointOfIssue(run,remote){return await earlierWork(run,remote)??await(0,marked_work.aS)(run,remote)??newStartingPoint(run,remote)}async function newStartingPoint(run,remote){const{world:world,job:job,github:github,trigger:trigger,memory:memory}=run
const{"base-branch":wanted,"branch-name":template,"create-pr":way}=(0,publishing.E)(world.env)
const search=memory.manifest.work===null?(0,marked_work.Ws)(run):void 0
const{head:head,branch:base}=await(wanted===void 0?(0,checkout.oz)(job.workspace,(0,runner_world._)(world.env)):checkOutBase(run,wanted,remote))
const runAttempt=memory.wasCutOff?1:job.runAttempt
const{branch:branch,plain:plain}=(0,subject.xo)((0,subject.et)(trigger),{...job,runAttempt:runAttempt},template)
const propose=end=>{const names={branch:`${branch}${end}`,plain:`${plain}${end}`}
return{head:head,branch:base,goal:{kind:"propose",...names,base:base},pull:void 0}}
const tip=await(0,write_branch.h8)(github,job.repository,branch)
const found=await workThere(run,{branch:branch,base:base,tip:tip},head,search)
if(found.status==="found"){await atCommit(run,remote,head,found.tip)
return{head:found.tip,branch:found.branch,goal:found.goal,pull:void 0}}const end=tip===void 0?"":`-run-${job.runId}`
if(found.status==="unseen"&&(tip!==void 0||way!=="none"))memory.notes.add((0,prompts.J1)("work-unseen",{why:(0,inline_code.$E)(300,found.why),branch:(0,inline_code.aY)(`${branch}${end}`)}))
if(tip===void 0)return propose("")
if(found.status==="unknown")memory.notes.add((0,prompts.J1)("branch-taken",{branch:(0,inline_code.aY)(branch),other:(0,inline_code.aY)(`${branch}${end}`)}))
return propose(end)}async function workThere(run,place,head,search){const{job:job,trigger:trigger,memory:memory}=run
const{branch:branch,base:base,tip:tip}=place
const left=tip===void 0?void 0:await leftBehind(run,branch,head)
if(left!==void 0)return{status:"found",tip:left,branch:branch,goal:{kind:"propose",branch:branch,plain:branch,base:base,isThere:true}}
const isRemembered=memory.manifest.work?.branch.startsWith(branch)
if(isRemembered||job.task&&(0,subject.et)(trigger).isTask)return{status:"over"}
return tip===void 0&&search===void 0?{status:"unknown"}:(0,marked_work.Mn)(run,place,search)}async function startingPointOfPull(run,number,remote){const{world:world,job:job,github:github}=run
const pull=await(0,pull_pull.Es)((0,github_client.n)(github,job.repository),number)
requireOpen(pull)
await(0,asked_head.Au)(run,pull)
const{head:head}=await(0,checkout.Bs)(job.workspace,(0,runner_world._)(world.env))
await atCommit(run,remote,head,pull.head.sha)
return{head:pull.head.sha,branch:pull.head.branch,goal:await pullGoal(run,pull),pull:pull}}async function atCommit({world:world,job:job},remote,head,commit){const environment=(0,runner_world._)(world.env)
const inCheckout=(extra={})=>(0,git.$)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==commit)await(0,push.kz)(inCheckout,remote,commit)}async function pullGoal(run,pull){const{world:world,job:job,github:github,trigger:trigger}=run
const base=pull.base.branch
if((0,review.zN)(trigger)){const{readReviewContext:readReviewContext}=await __webpack_require__.e(3300).then(__webpack_require__.bind(__webpack_require__,13300))
return{kind:"review",base:base,context:await readReviewContext(run,pull.number)}}const{branch:branch,repository:fork}=pull.head
const pullRequest={number:pull.number,url:pull.url}
if(pull.isFork){const mayPushToFork=(0,raw_input.JR)(world.env,"fork-push")==="true"&&pull.maintainerCanModify&&(0,write_branch.$i)(branch)
return mayPushToFork&&fork!==void 0?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest,fork:fork}:{kind:"patch",base:base}}const isFree=(0,write_branch.$i)(branch)&&await(0,pull_pull.HS)((0,github_client.n)(github,job.repository),branch)
return isFree?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}:{kind:"patch",base:base}}function requireOpen({number:number,state:state}){if(state!=="open")throw new fault.vC("config",`Pull request #${number} is ${state}.`,{hint:`${state==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase({world:world,job:job,github:github},wanted,remote){const environment=(0,runner_world._)(world.env)
const{head:head,branch:branch}=await(0,checkout.Bs)(job.workspace,environment)
if(branch===wanted)return{head:head,branch:branch}
const tip=await(0,write_branch.nM)(github,job.repository,wanted).catch(error=>{throw error instanceof github_fault.Q4&&error.status===404?missing(wanted):error})
if(tip!==head){const inCheckout=(extra={})=>(0,git.$)({folder:job.workspace,environment:{...environment,...extra}})
await(0,push.kz)(inCheckout,remote,tip)}return{head:tip,branch:wanted}}function missing(branch){return new fault.vC("config",`There is no branch ${branch} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const Commit=schemas.object({message:schemas.string()})
async function leftBehind({github:github,job:job,memory:memory},branch,head){if(!memory.wasCutOff)return
const tip=await(0,write_branch.nM)(github,job.repository,branch)
if(tip===head)return tip
const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:message}=Commit.parse((await github.request(route,{owner:owner,repo:repo,commit_sha:tip})).data)
return message.includes(`Agent-Conversation: ${memory.id}`)?tip:void 0}async function earlierWork(run,remote){const{world:world,job:job,memory:memory}=run
const{work:work}=memory.manifest
const now=work&&await whereNow(run,work)
if(!work||!now)return
const{tip:tip,pullRequest:pullRequest}=now
const environment=(0,runner_world._)(world.env)
const{head:head}=await(0,checkout.Bs)(job.workspace,environment)
const inCheckout=(extra={})=>(0,git.$)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==tip)await(0,push.kz)(inCheckout,remote,tip)
const{branch:branch,base:base}=work
const goal=pullRequest===void 0?{kind:"propose",branch:branch,plain:branch,base:base,isThere:true}:{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}
return{head:tip,branch:branch,goal:goal,pull:void 0}}async function whereNow({github:github,job:job},{branch:branch,pull_request:number}){const[tip,pull]=await Promise.all([(0,write_branch.h8)(github,job.repository,branch),number===null?void 0:(0,pull_pull.Es)((0,github_client.n)(github,job.repository),number)])
if(!pull)return tip===void 0?void 0:{tip:tip}
const isOurs=pull.state==="open"&&pull.head.branch===branch
return isOurs?{tip:tip??pull.head.sha,pullRequest:{number:pull.number,url:pull.url}}:void 0}async function prepare(run,given){const{world:world,job:job,redact:redact}=run;(0,holding.JS)(given,world.env)
for(const text of(0,protected_list.Y)(given["protected-paths"]))(0,console.o9)((0,prompts.J1)("idle-pattern",{pattern:(0,lib_text.TN)(text,100)}))
await requireDeclarable(given)
const finishSchema=await outputSchema(given,job.workspace)
const url=`${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`
const begun=(0,start_reading.W)(run)
const sandbox=given.isolation==="none"?void 0:beginSandbox(given.isolation)
const startingPoint=await findStartingPoint(run,{url:url,token:given["github-token"]})
const inputs=await withinJob(run,(0,asked_head.hk)(startingPoint,given))
const heard=(0,start_reading.y)(run,startingPoint,begun)
const folder=makeFolder(job.temp)
const publisher=await(0,write_publisher.Zb)({folder:folder,workspace:job.workspace,base:startingPoint.head,remoteUrl:url,forkUrl:forkOf(startingPoint,job),token:inputs["github-token"],allowedBranch:startingPoint.goal.kind==="advance"?startingPoint.goal.branch:void 0,environment:(0,runner_world._)(world.env),now:world.now})
const path=(0,open_conversation.Nq)(folder,run.memory.id)
run.memory.openIn(path);(0,rescue.leaveTrace)(run,path);(0,run_page.we)(run,path)
const restricting=decideRestriction(heard,{inputs:inputs,startingPoint:startingPoint,conversation:path})
restricting.catch(()=>{})
const putBack=await(0,restore_work.a_)(run,folder,(0,external_node_path_.join)(path,"observations","not-put-back.patch"));(0,rescue.leaveTrace)(run,path,{folder:folder,base:startingPoint.head})
const isTreeNeeded=run.trigger.kind==="decision"||inputs["setup-command"]!==void 0&&!isBase(startingPoint)
const atStart=isTreeNeeded?await publisher.capture():void 0
const treeAtStart=atStart?.wholeTree??atStart?.tree
const readsHistory=given["read-github"]?.includes("history")===true
const checkout=(0,agent_grants.eC)(run)||readsHistory?await(0,set_up.YL)(run,{folder:folder}):void 0
const reading=(0,knowledge.Dg)(inputs,{publisher:publisher,startingPoint:startingPoint,serverUrl:job.serverUrl,github:run.github})
const withheld={restricting:restricting,secrets:(0,input_inputs.secretInputs)(world.env)}
const knowing=reading.then(base=>withServers(base,inputs,startingPoint)).then(base=>allowedServers(base,withheld))
knowing.catch(()=>{})
const isReading=(0,purpose.AD)(run)
const opened=await openBoth({inputs:inputs,world:world,workingDir:job.workspace,outputDir:(0,external_node_path_.join)(path,"observations"),undoDir:(0,external_node_path_.join)(path,"undo"),folder:folder,sandbox:sandbox,specs:knowing.then(({specs:specs})=>isReading?[]:specs),conversation:path,redact:redact})
const tools=isReading?{...opened,workspace:(0,workspace.yk)(opened.workspace)}:opened
try{const known=await knowing
const restriction=await restricting
const words=printRestriction(restriction,inputs,{servers:known.withheld,trigger:run.trigger})
const{knowledge:knowledge,withoutTools:withoutTools}=await checkTools(known,{inputs:inputs,tools:tools,startingPoint:startingPoint,signal:world.signal})
const allowed=restriction.restrictions?.inputs??inputs;(0,console.Q$)(knowledge);(0,console.DS)(tools.report())
const review=startingPoint.goal.kind==="review"?startingPoint.goal.context:void 0
const subAgentEvents=[]
const isRestricted=restriction.restrictions!==void 0||(0,asked_head._K)(startingPoint)
const intents=await offerIn(run,isReading?{...given,intents:[]}:given,{isRestricted:isRestricted,had:(0,stored_state.xE)((0,file_store.s4)(path))})
const pictures=[]
const silences=[]
const grants=isReading?"refused":(0,agent_grants.x0)({run:run,startingPoint:startingPoint,inputs:allowed,restriction:restriction,tools:tools})
const place={grants:grants,folder:folder,tools:tools,branch:startingPoint.branch,work:isReading?void 0:{head:startingPoint.head,isWorkThere:isWorkThere(run,startingPoint)},isReading:isReading,knowledge:knowledge,redact:redact,finishSchema:finishSchema,review:review,intents:intents,lookups:await lookupsIn(run,given,{isOpen:restriction.restrictions!==void 0,isOutside:(0,asked_head._K)(startingPoint),checkout:checkout}),unusable:withoutTools,memoryFile:(0,holding.jd)({run:run,inputs:allowed,startingPoint:startingPoint})?knowledge.memoryFile:void 0,subAgentEvents:subAgentEvents,pictures:pictures,silences:silences}
const{conversation:conversation,closed:closed}=await(0,open_conversation.HA)(run,allowed,place)
const earlierEvents=conversation.log.length
await rememberStrangers(conversation,restriction.strangers)
const signal=AbortSignal.any([world.signal,tools.over])
const deadline=AbortSignal.timeout(Math.ceil(allowed["timeout-minutes"]*6e4))
return{run:run,inputs:allowed,reading:await heard,restriction:restriction,restrictionNote:words,signal:signal,deadline:deadline,runAgent:()=>conversation.run(signal,deadline),conversation:conversation,closed:closed,publisher:publisher,tools:tools,startingPoint:startingPoint,treeAtStart:treeAtStart,changed:await changedSince(knowledge.commit,{publisher:publisher,tree:treeAtStart,putBack:putBack}),earlierEvents:earlierEvents,putBack:putBack,knowledge:knowledge,intents:intents,wantsData:finishSchema!==void 0,subAgentEvents:subAgentEvents,pictures:pictures,silences:silences,folder:folder}}catch(error){await tools.close()
throw error}}async function requireDeclarable({intents:intents}){if(intents)(await __webpack_require__.e(932).then(__webpack_require__.bind(__webpack_require__,50932))).declaredIntents(intents,{isRestricted:false})}async function offerIn(run,{intents:intents=[]},chance){if(intents.length===0&&!chance.had.includes("propose"))return
return(await Promise.all([__webpack_require__.e(932),__webpack_require__.e(520)]).then(__webpack_require__.bind(__webpack_require__,50520))).offer(run,intents,chance)}async function lookupsIn({github:github,job:job},inputs,trust){const{"read-github":areas,"mixed-threads":mixed}=inputs
if(areas===void 0)return[]
const{readGithubTool:readGithubTool}=await __webpack_require__.e(2550).then(__webpack_require__.bind(__webpack_require__,2550))
const showsStrangers=mixed==="as-trusted"||trust.isOpen||trust.isOutside
const{checkout:checkout}=trust
return[readGithubTool({areas:areas,github:github,repository:job.repository,showsStrangers:showsStrangers,checkout:checkout})??[]].flat()}async function checkTools(known,{inputs:inputs,tools:tools,startingPoint:startingPoint,signal:signal}){const there=knownTools(tools,{knowledge:known,startingPoint:startingPoint})
const{"allowed-tools":allowed,tools:changes}=inputs;(0,allowed_tools.$_)({allowed:allowed,changes:changes},there)
const problems=[...known.problems,...known.agents.flatMap(agent=>(0,allowed_tools.e3)(agent,there)),...known.main?(0,allowed_tools.Ub)(known.main,{allowed:allowed,changes:changes,usual:(0,standard_tools.Vx)(inputs.model)},there):[]]
const named=[allowed,changes,...known.agents.map(agent=>agent.tools)].flatMap(entries=>entries??[])
const without=await(0,standard_tools._P)(named.map(registry.Ag),tools.workspace,signal)
for(const[name,why]of without)(0,console.m)((0,prompts.J1)("tool-not-offered",{tool:name,why:why}))
return{knowledge:{...known,problems:problems},withoutTools:[...without.keys()]}}function isBase({pull:pull,branch:branch,goal:goal}){return pull===void 0&&branch===goal.base}function isWorkThere({memory:memory},{goal:goal}){return memory.wasCutOff||goal.kind==="propose"&&goal.isThere===true}async function changedSince(base,{publisher:publisher,tree:tree,putBack:putBack}){const files=tree===void 0?[]:(await publisher.compared(tree,base)).files.map(({path:path})=>path)
return[...new Set([...files,...putBack?.files??[]])]}function forkOf({goal:goal},{serverUrl:serverUrl}){return goal.kind==="advance"&&goal.fork!==void 0?`${serverUrl}/${goal.fork}.git`:void 0}function makeFolder(temp){(0,external_node_fs_.mkdirSync)(temp,{recursive:true})
return(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp,"deckhand-"))}var propose=__webpack_require__(70020)
var render_proposal=__webpack_require__(685)
function concludeWaiting(conclusion,{refused:refused,again:again,notEnded:notEnded=[]},{proposal:proposal,unseen:unseen}){if(refused!==void 0)return{outcome:"skipped",reason:refused,hint:""}
if(unseen!==void 0)return{outcome:"blocked",reason:UNSEEN,hint:unseen}
if(!proposal)return concludeNotEnded(conclusion,notEnded)
if((0,approval_proposal.zJ)(proposal)||(0,approval_proposal.Eb)(proposal).length>0)return concludeHeld(conclusion,(0,render_proposal.Sh)(proposal))
const hint=again===void 0?"":`It is asked again. ${again}`
return{outcome:"awaiting-approval",reason:(0,render_proposal.Sh)(proposal),hint:hint}}const UNSEEN="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(conclusion,notEnded){if(notEnded.length===0||!["changed","answered","no-op"].includes(conclusion.outcome))return conclusion
const reason=`An approved action did not finish (${notEnded.join(", ")}). ${conclusion.reason}`
return{...conclusion,outcome:"failed",reason:reason,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(conclusion,waiting){if(conclusion.outcome!=="changed")return{outcome:"awaiting-approval",reason:waiting,hint:""}
return{...conclusion,reason:`${conclusion.reason}. ${waiting}`}}var conclude=__webpack_require__(56728)
var conclude_intents=__webpack_require__(2018)
var evidence=__webpack_require__(76204)
var published=__webpack_require__(95731)
var publish=__webpack_require__(38626)
var to_branch=__webpack_require__(93582)
var state_stats=__webpack_require__(14549)
var wire_class=__webpack_require__(17117)
function factsOf({state:state},since,{change:change,kept:kept,diff:diff,patch:patch,aside:aside,locks:locks},opened){const stats=(0,state_stats.CD)(since.stats,state.stats)
const{calls:calls,models:models,prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,estimatedCalls:estimatedCalls,cost:cost}=(0,state_stats.vA)(stats)
return{files:change.files,kept:kept,diff:diff,withheldPatch:patch,asidePatch:aside,locks:locks,...(0,published.L)(opened),refusedHistories:(0,recover.z0)(state.fields.agent_state)-since.refusals,steps:state.steps,iterations:calls,models:models,inputTokens:prompt_tokens,outputTokens:completion_tokens,cachedTokens:cache_read_tokens,estimatedCalls:estimatedCalls,costUsd:calls===0?void 0:cost,uses:usesOf(stats)}}function said(kinds){return kinds.length===0?[]:[{path:"the answer",code:"DKH-203",detail:kinds.join(", ")}]}function usesOf({usage_to_metrics:usage_to_metrics}){return Object.entries(usage_to_metrics).map(([id,metrics])=>({id:id,replies:metrics.calls,inputTokens:metrics.accumulated_token_usage.prompt_tokens,outputTokens:metrics.accumulated_token_usage.completion_tokens,cachedTokens:metrics.accumulated_token_usage.cache_read_tokens,writtenTokens:metrics.accumulated_token_usage.cache_write_tokens,reasoningTokens:metrics.accumulated_token_usage.reasoning_tokens,costUsd:metrics.accumulated_cost,latencyMs:metrics.latency_ms}))}function risksIn(events){const done=new Set(events.flatMap(event=>event.kind==="ObservationEvent"?[event.action_id]:[]))
const verdicts=events.flatMap(event=>event.kind==="SecurityAnalysisEvent"?Object.entries(event.risks):[])
const medium=new Set(verdicts.flatMap(([id,risk])=>risk==="MEDIUM"?[id]:[]))
return events.flatMap(event=>{if(event.kind!=="ActionEvent"||!medium.has(event.id)||!done.has(event.id))return[]
const{command:command,path:path}=(0,wire_class.cP)(event.action)
const what=[command,path].filter(part=>typeof part==="string").join(" ")
return[(0,lib_text.TN)(`${event.tool_name} ${what||(event.summary??"")}`,120)]})}const SCRIPT=String.raw`(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:test|t)(?:[:.][\w:.-]+)?`
const THROUGH=String.raw`(?:npx|bunx|pnpm(?:\s+exec)?|yarn|poetry\s+run|uv\s+run|bundle\s+exec)\s+`
const PROGRAM=String.raw`(?:${THROUGH})?(?:\S+/)?(?:pytest|py\.test|vitest|jest|mocha|ava|tox|nox|rspec|phpunit|ctest)`
const TOOL=String.raw`(?:\./)?(?:cargo|go|deno|dotnet|swift|mix|sbt|bazel|rake|make|just|mvn|mvnw|gradle|gradlew|flutter|dart)\s+(?:-\S+\s+)*test`
const LANGUAGE=String.raw`node\s(?:\S+\s+)*?--test|python[\d.]*\s+-m\s+(?:pytest|unittest)|make\s+check`
const TEST=new RegExp(String.raw`^(?:\w+=\S*\s+)*(?:${[SCRIPT,PROGRAM,TOOL,LANGUAGE].join("|")})(?=\s|$)`)
const NO_RUN=/\s(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run)|-h|-N|-list(?:=\S+)?)(?=[\s=]|$)/i
const HERE_DOCUMENT=/(?<!<)<<-?[ \t]*(["']?)(\w+)\1/g
const QUOTED=/\\.|'[^']*'|"(?:[^"\\]|\\.)*"/gs
function testIn(command){const plain=withoutHereDocuments(command).replaceAll(/\d?>&\d|&>>?/g,">").replaceAll(QUOTED,withoutWords).trim()
const isTest=part=>TEST.test(part)&&!NO_RUN.test(part)
if(!plain.split(/[|;&\n]+/).some(part=>isTest(part.trim())))return
return plain.split("&&").some(part=>/[|;&\n`]|\$\(/.test(part))?"unknown":"known"}function withoutWords(quoted){if(quoted.startsWith("\\"))return quoted
return quoted.startsWith('"')&&/`|\$\(/.test(quoted)?"$(":"''"}function withoutHereDocuments(command){if(!command.includes("<<"))return command
const lines=command.split("\n")
const ends=new Map
for(const[at,line]of[...lines.entries()].reverse()){const[,word=""]=/^[ \t]*(\w+)(?=\s|$)/.exec(line)??[]
const same=ends.get(word)??[]
same.push(at)
ends.set(word,same)}const endAfter=(at,word)=>{const same=ends.get(word)??[]
while((same.at(-1)??lines.length)<=at)same.pop()
return same.at(-1)??at}
const kept=[]
for(let at=0;at<lines.length;at+=1){const line=lines[at]??""
for(const[,,word=""]of line.matchAll(HERE_DOCUMENT))at=endAfter(at,word)
kept.push(line.replaceAll(HERE_DOCUMENT,""))}return kept.join("\n")}function testsIn(unordered){const events=unordered.toSorted((one,other)=>Date.parse(one.timestamp)-Date.parse(other.timestamp))
const seen=new Map
const lastEdit=events.findLastIndex(isEdit)
events.forEach((event,at)=>{for(const{command:command,exitCode:exitCode}of(0,evidence.EG)(event)){const test=exitCode<0?void 0:testIn(command)
if(test===void 0)continue
seen.delete(command)
seen.set(command,{command:command,exitCode:test==="known"?exitCode:void 0,isBeforeEdit:at<lastEdit})}})
return[...seen.values()]}function isEdit(event){if(event.kind!=="ObservationEvent"||event.observation.is_error)return false
const{tool_name:name,observation:observation}=event
return name==="apply_patch"||name==="file_editor"&&observation.command!=="view"}var run_comment=__webpack_require__(24380)
async function finishRun(conversed){const{prepared:prepared,taken:taken,events:events}=conversed
const{run:run,conversation:conversation,startingPoint:startingPoint,inputs:inputs}=prepared
const{exact:exact,leaks:leaks,redact:redact}=run
const{text:finalResponse,kinds:kinds}=leaks.redact(exact(conversation.finalResponse()))
const isReading=(0,purpose.AD)(run)
const captured=isReading||startingPoint.goal.kind==="review"?NO_CHANGE:await capturedIn(conversed)
const hold=(0,holding.ZR)(prepared,taken)
const brought=isReading?NOTHING:await(0,to_branch.FW)(run,prepared,captured,leaks,{hold:hold})
const lacksData=prepared.wantsData&&structuredOutput(conversation.log.branch())===void 0
const{check:check,opinion:opinion}=await judgeWork(conversed,{captured:captured,brought:brought})
const isGood=!lacksData&&(check===void 0||check.end.kind==="passed")
const isDone=taken.end.status==="finished"&&brought.fault===void 0&&isGood
const isProposing=isDone&&!isReading
const opened=isProposing?await(0,to_branch.qw)(run,prepared,brought,{finalResponse:finalResponse,redact:redact}):to_branch.g
const saved=(0,holding.Cm)(brought,isDone&&opened.fault===void 0)
const whole=await(0,publish.D3)(prepared,saved)
const planned=plannedEnd(conversed,{saved:whole,opened:opened,finalResponse:finalResponse,lacksData:lacksData,check:check})
const{end:end}=taken
const reviews=startingPoint.goal.kind==="review"?await __webpack_require__.e(3306).then(__webpack_require__.bind(__webpack_require__,73306)):void 0
const review=await(reviews?.reviewIn(run,startingPoint,{events:events,finalResponse:finalResponse,end:end,planned:planned,redact:redact,inputs:inputs}))
if(review==="lost")return review
const held=(0,holding.zQ)(saved,opened,{...startingPoint,runId:run.job.runId,leaks:leaks})
const isSettling=isDone&&opened.fault===void 0
const proposals=await proposalsOf(conversed,{isDone:isSettling,isHeld:held!==void 0})
const{lines:lines}=proposals
const plan=await planIn(conversed,isDone?finalResponse:"")
const intents=[...proposals.waiting,...plan.waiting]
const left={kept:saved.kept,tree:saved.treeLeft??captured.tree,held:held,intents:intents}
const asked=await(0,propose.G9)(prepared,taken,left)
const conclusion=review?reviews?.concludeReview(review,end,planned)??planned:planned
return{...concludeWaiting((0,conclude_intents.R)({...conclusion,...plan.advice},lines),taken,asked),...seenIn(conversed,await(0,publish.rs)(prepared,whole,opened),opened),...asked,isPlanAsked:plan.waiting.length>0&&asked.proposal!==void 0,check:check,opinion:opinion,finalResponse:finalResponse,review:review?.facts,intents:lines,said:proposals.said,withheld:[...saved.withheld,...said(kinds)],tree:saved.change.tree,events:events,durationMs:0}}const NO_PROPOSALS={lines:[],waiting:[],said:[]}
async function proposalsOf(conversed,how){if(!conversed.prepared.intents)return NO_PROPOSALS
return(await __webpack_require__.e(7260).then(__webpack_require__.bind(__webpack_require__,97260))).settleProposals(conversed,how)}async function capturedIn({prepared:prepared,events:events}){const{publisher:publisher,run:run,subAgentEvents:subAgentEvents}=prepared
const place={publisher:publisher,workspace:run.job.workspace}
return withIgnoredEdits(await publisher.capture(),[...events,...subAgentEvents],place)}async function judgeWork({prepared:prepared,taken:taken,events:events},{captured:captured,brought:brought}){const{inputs:inputs,startingPoint:startingPoint,run:run}=prepared
const isWanted=(inputs.check!==void 0||inputs.critic!=="none")&&!(0,purpose.AD)(run)
if(!isWanted||startingPoint.goal.kind==="review"||taken.end.status==="waiting")return{}
const{checkOfWork:checkOfWork,opinionOfWork:opinionOfWork}=await __webpack_require__.e(2898).then(__webpack_require__.bind(__webpack_require__,40517))
const check=checkOfWork(inputs,{events:events,isFinished:taken.end.status==="finished",paths:captured.files.map(({path:path})=>path),isPartial:brought.withheld.length>0&&brought.kept.kind==="branch"})
const clear=text=>run.leaks.redact(run.exact(text)).text
const opinion=opinionOfWork(events)
return{check:check&&{...check,output:clear(check.output)},opinion:opinion&&{...opinion,message:clear(opinion.message)}}}const NO_CHANGE={tree:"",files:[],leftOut:[]}
const NOTHING={kept:{kind:"nothing"},change:NO_CHANGE,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:run,startingPoint:startingPoint}},answer){if((0,purpose.eK)(run)!=="plan")return{waiting:[]}
const nobody=(0,agent_grants.i5)(run,startingPoint.goal)
return(await __webpack_require__.e(7297).then(__webpack_require__.bind(__webpack_require__,37297))).askedPlan(answer,{nobody:nobody,rules:(0,run_comment.hP)(run,run.memory.id)})}function plannedEnd({prepared:prepared,taken:taken},ending){const{run:run,inputs:inputs}=prepared
const sandbox=prepared.tools.report()
return(0,conclude.E)({...ending,end:taken.end,change:ending.saved.change,goal:(0,raw_input.J)(run.world.env)?prepared.startingPoint.goal.kind:(0,raw_input.VV)(run.world.env),timeoutMinutes:inputs["timeout-minutes"],silence:prepared.silences.toSorted((one,other)=>other.ms-one.ms)[0],reach:sandbox&&{...sandbox,isFork:(0,asked_head._K)(prepared.startingPoint)}})}function sandboxFacts({run:run,tools:tools,startingPoint:startingPoint}){const sandbox=tools.report()
if(!sandbox)return
if(!(0,asked_head._K)(startingPoint))return{...sandbox,nobody:(0,agent_grants.i5)(run,startingPoint.goal)}
return{...sandbox,denials:sandbox.denials.map(({host:host,port:port})=>({host:host,port:port,reason:"fork"}))}}function seenIn({prepared:prepared,since:since,events:events,hidden:hidden},saved,opened){const{conversation:conversation,tools:tools,startingPoint:startingPoint,restriction:restriction,restrictionNote:restrictionNote,subAgentEvents:subAgentEvents}=prepared
return{...factsOf(conversation,since,saved,opened),checks:[...conversation.log.slice(since.length),...subAgentEvents].flatMap(evidence.EG),...(0,evidence.l9)([...events,...subAgentEvents]),tests:testsIn([...events,...subAgentEvents]),risks:risksIn([...events,...subAgentEvents]),picture:prepared.pictures.at(-1),sandbox:sandboxFacts(prepared),knowledge:(0,knowledge.sw)(conversation),servers:tools.servers.report(),reading:{strangers:restriction.strangers,hidden:hidden},note:(0,asked_head._K)(startingPoint)?(0,prompts.J1)("fork"):restrictionNote,forkUrl:forkUrlOf(prepared),patchBase:(0,published.R)(startingPoint)}}function forkUrlOf({run:run,startingPoint:{goal:goal}}){return goal.kind==="advance"&&goal.fork!==void 0?`${run.job.serverUrl}/${goal.fork}`:void 0}async function withIgnoredEdits(change,events,{publisher:publisher,workspace:workspace}){const paths=[...new Set(events.flatMap(finish_run_editedIn).map(path=>(0,external_node_path_.relative)(workspace,(0,external_node_path_.resolve)(workspace,path))))]
const inside=paths.filter(path=>path!==""&&!(0,external_node_path_.isAbsolute)(path)&&path.split("/")[0]!=="..")
const ignored=await publisher.ignored(inside)
const leftOut=ignored.map(path=>({path:path,code:"DKH-118",detail:""}))
return leftOut.length===0?change:{...change,leftOut:[...change.leftOut,...leftOut]}}function finish_run_editedIn(event){if(event.kind!=="ObservationEvent"||event.tool_name!=="file_editor"||event.observation.is_error)return[]
const{command:command,path:path}=event.observation
return command!=="view"&&typeof path==="string"?[path]:[]}async function work(run){const start=run.world.clock()
const durationMs=()=>run.world.clock()-start
try{const inputs=(0,input_inputs.readInputs)(run.world.env)
const prepared=await prepare(run,inputs)
const report=await untilClosed(prepared,async()=>{if(await run.claimed==="lost")return"lost"
const conversed=await converse(prepared,approvals)
return await isReviewed(run)?"lost":finishRun(conversed)})
if(report==="lost")return report
const{folder:folder,publisher:publisher,conversation:conversation}=prepared
const path=(0,open_conversation.Nq)(folder,run.memory.id)
await clearLog(path,run.leaks)
return{report:{...report,durationMs:durationMs()},fault:report.fault,events:report.events??[],conversationPath:path,startingPoint:prepared.startingPoint,tree:report.tree,proposals:report.said,approvals:{proposal:report.proposal,used:report.used,results:report.results},baseSha:publisher.base,structuredOutput:prepared.wantsData?structuredOutput(conversation.log.branch()):void 0}}catch(error){if(await run.claimed==="lost")return"lost"
return{...(0,run_result.G)((0,fault.ec)(error),durationMs()),conversationPath:await logOf(run)}}}async function logOf({memory:memory,leaks:leaks}){try{if(memory.folder!==void 0)await clearLog(memory.folder,leaks)
return memory.folder??""}catch{return""}}async function isReviewed(run){return(0,review.zN)(run.trigger)&&(0,raw_input.J)(run.world.env)&&await(0,earlier_review.Dj)(run)!==void 0}async function untilClosed({tools:tools},action){try{return await action()}finally{await tools.close()}}async function clearLog(folder,leaks){for(const{path:path,read:read}of(0,conversation_files.bh)(folder)){const{text:text,kinds:kinds}=await leaks.redactLong(read().toString())
if(kinds.length>0)overwrite((0,external_node_path_.join)(folder,path.slice(conversation_files.H3.length)),text)}}function overwrite(path,text){const descriptor=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_WRONLY|external_node_fs_.constants.O_TRUNC|external_node_fs_.constants.O_NOFOLLOW)
try{(0,external_node_fs_.writeFileSync)(descriptor,text)}finally{(0,external_node_fs_.closeSync)(descriptor)}}}),5479:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>isPublic,x:()=>reachOf})
var node_net__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77030)
const SPECIAL_4=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const NEVER_4=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const NEVER_6=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
const special=subnets("ipv4",SPECIAL_4)
const never4=subnets("ipv4",NEVER_4)
const never6=subnets("ipv6",NEVER_6)
const global6=subnets("ipv6",[["2000::",3]])
const local6=subnets("ipv6",[["fc00::",7]])
function reachOf(address){if((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address)){if(never4.check(address,"ipv4"))return"never"
return special.check(address,"ipv4")?"private":"public"}if(!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)||never6.check(address,"ipv6"))return"never"
if(global6.check(address,"ipv6"))return"public"
return local6.check(address,"ipv6")?"private":"never"}function isPublic(address){return reachOf(address)==="public"}function subnets(family,ranges){const list=new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList
for(const[network,prefix]of ranges)list.addSubnet(network,prefix,family)
return list}})}

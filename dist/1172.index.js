export const id=1172
export const ids=[1172]
export const modules={13834:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(6811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),!0).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
function fitting(markdown){if(Buffer.byteLength(markdown)<=LIMIT)return markdown
return(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__._n)(markdown,Math.floor(LIMIT/3)-100,"the summary was too long; see the log of the run for the rest")}}),43193:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P1:()=>PageFacts,Uq:()=>REPORT_FILE,Vk:()=>CUT_OFF})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const REPORT_FILE="report.json"
const Link=zod__WEBPACK_IMPORTED_MODULE_0__.url({protocol:/^https?$/})
const WithheldFile=zod__WEBPACK_IMPORTED_MODULE_0__.object({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),code:zod__WEBPACK_IMPORTED_MODULE_0__.string(),message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const OtherWork=zod__WEBPACK_IMPORTED_MODULE_0__.object({repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),label:zod__WEBPACK_IMPORTED_MODULE_0__.string(),link:Link.optional(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly()}).readonly()
const ModelUse=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replies:zod__WEBPACK_IMPORTED_MODULE_0__.int(),inputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),cachedTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),outputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional()}).readonly()
const PageFacts=zod__WEBPACK_IMPORTED_MODULE_0__.object({version:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requester:zod__WEBPACK_IMPORTED_MODULE_0__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sign:zod__WEBPACK_IMPORTED_MODULE_0__.string(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string(),quote:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),hint:zod__WEBPACK_IMPORTED_MODULE_0__.string(),beganAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),endedAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime().optional(),durationMs:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.int().optional(),models:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),uses:zod__WEBPACK_IMPORTED_MODULE_0__.array(ModelUse).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int()}).readonly()).readonly(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly(),others:zod__WEBPACK_IMPORTED_MODULE_0__.array(OtherWork).readonly().optional(),blockedHosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),picture:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[\w-]+\.png$/).optional(),links:zod__WEBPACK_IMPORTED_MODULE_0__.object({thread:Link.optional(),run:Link.optional(),comment:Link.optional(),commit:Link.optional(),pullRequest:Link.optional()}).readonly()}).readonly()
const CUT_OFF="cut-off"}),22343:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _start_checkout_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84901)
function outputsOf({report:report,conversationPath:conversationPath,baseSha:baseSha,structuredOutput:structuredOutput,approvals:approvals},comment,{memory:{id:id,isResumed:isResumed},job:{repository:repository}}){return{outcome:report.outcome,reason:report.reason,"final-response":report.finalResponse,"structured-output":structuredOutput,...whereOf(report),"pull-requests":report.others&&pullRequestsOf(report,report.others,repository),"base-sha":baseSha,...foundIn(report.review),...proposedIn(report.intents??[]),"comment-id":comment?.id,"comment-url":comment?.url,"conversation-id":id,"resumed-from":isResumed?id:void 0,"pending-actions":approvals?.proposal&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.C1)(approvals.proposal),"conversation-path":conversationPath,iterations:report.iterations,"input-tokens":report.inputTokens,"output-tokens":report.outputTokens,...sumsOf(report.uses),"cost-usd":report.costUsd,"duration-seconds":Math.round(report.durationMs)/1e3}}function pullRequestsOf(main,others,{owner:owner,name:name}){const all=[{...main,repository:`${owner}/${name}`},...others]
return JSON.stringify(all.flatMap(({repository:repository,pullRequest:found,kept:kept})=>{const branch=kept.kind==="branch"?kept.branch:""
return found?[{repository:repository,number:found.number,url:found.url,branch:branch}]:[]}))}function sumsOf(uses){const sum=figure=>uses.reduce((total,use)=>total+figure(use),0)
return{"cached-tokens":sum(({cachedTokens:cachedTokens})=>cachedTokens),"cache-write-tokens":sum(({writtenTokens:writtenTokens})=>writtenTokens),"reasoning-tokens":sum(({reasoningTokens:reasoningTokens})=>reasoningTokens),"model-seconds":Math.round(sum(({latencyMs:latencyMs})=>latencyMs))/1e3}}function proposedIn(lines){if(lines.length===0)return{}
const done=lines.filter(({status:status})=>status==="done"||status==="already").length
return{"intents-done":done,"report-path":lines.find(({report:report})=>report)?.report?.path}}function foundIn(review){if(!review)return{}
const{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,url:url}=review
return{"review-url":url,"findings-new":found,"findings-fixed":fixed,"findings-open":stillOpen+found,"findings-blocking":blocking}}function whereOf({files:files,kept:kept,diff:diff,withheldPatch:withheldPatch,asidePatch:asidePatch,pullRequest:pullRequest}){return{"files-changed":files.length,"diff-path":diff?.path,"patch-path":(withheldPatch??asidePatch)?.path,...kept.kind==="branch"&&{branch:kept.branch,"commit-sha":kept.commit},...kept.kind==="patch"&&{"patch-path":kept.path},"pr-number":pullRequest?.number,"pr-url":pullRequest?.url}}async function outputSchema(inputs,workspace){const{"output-schema":given,"output-schema-file":path}=inputs
if(given!==void 0)return parsed(given)
return path===void 0?void 0:parsed(await(0,_start_checkout_js__WEBPACK_IMPORTED_MODULE_2__.$C)(workspace,path,"output-schema-file"))}function parsed(text){const schema=jsonOf(text)
if(typeof schema==="object"&&schema!==null&&!Array.isArray(schema))return{...schema}
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config","The schema of `output-schema` is not a JSON object.",{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(text){try{return JSON.parse(text)}catch{return}}const LONGEST=2e5
function structuredOutput(events){const from=events.findLastIndex(event=>event.kind==="MessageEvent"&&event.source==="user")
const finish=events.findLast((event,index)=>index>from&&event.kind==="ActionEvent"&&event.action?.kind==="FinishAction")
if(finish?.kind!=="ActionEvent")return
const{message:_message,summary:_summary,security_risk:_risk,...fields}=Object(jsonOf(finish.tool_call.arguments))
const json=JSON.stringify(fields)
return json.length>LONGEST?void 0:json}}),4394:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NP:()=>saveFacts,YG:()=>summaryOf,ZZ:()=>pageOf,finishPage:()=>finishPage,we:()=>openPage})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46101)
var _action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(13834)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62822)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(94869)
var _page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(43193)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
var _ledger_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(99217)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(21271)
function openPage(run,folder){const beganAt=run.world.now().toISOString()
const record={run:run.job.runUrl,at:beganAt,workflow:workflowOf(run)}
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.sL)(fileIn(folder),record))
save(run,folder,{...aboutRun(run),outcome:_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("page-cut-off"),beganAt:beganAt,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(run,void 0,void 0)});(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,folder)}async function finishPage({env:env},folder,write,hide){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Uq)
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))return
const facts=_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.P1.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")))
const{path:page,steps:steps}=await write(folder,facts,hide);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The page of this run: ${page}`)
await(0,_action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__.S)(env,hide(`### ${facts.sign} ${facts.reason}\n\n${facts.hint}\n\n${steps}`));(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(env,void 0)}function saveFacts(run,done,commentUrl){const{conversationPath:folder}=done
if(folder==="")return
const facts=pageFactsOf(run,done,commentUrl)
save(run,folder,facts)
const record=recordOf(run,facts,done.report)
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.q8)((0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Q0)(fileIn(folder)),record))
return record}function fileIn(folder){return name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name))?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),"utf8"):void 0}function workflowOf({world:world}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(world.env.GITHUB_WORKFLOW??"",100)}function recordOf(run,{outcome:outcome,links:links},report){return{run:run.job.runUrl,at:run.world.now().toISOString(),workflow:run.redact(workflowOf(run)),model:run.redact((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(report.models.join(", "),200)),outcome:outcome,inputTokens:report.inputTokens,cachedTokens:report.cachedTokens,outputTokens:report.outputTokens,costUsd:report.models.length===0?0:report.costUsd,comment:links.comment}}function save(run,folder,facts){write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Uq),facts)}function write({redact:redact},path,content){const hide=(_,value)=>typeof value==="string"?redact(value):value
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,JSON.stringify(content,hide))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The facts of this run could not be saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}async function pageOf(run,done,commentUrl){if(done.conversationPath==="")return
try{const page=await run.writePage(done.conversationPath,pageFactsOf(run,done,commentUrl),run.redact);(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,void 0)
return page}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The page of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)
return}}function summaryOf({job:job,world:world,redact:redact},page){if(!page)return""
const isUploaded=uploadsPage(world.env,job.workspace)
const note=isUploaded?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("page-artifact",{url:`${job.runUrl}#artifacts`}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("page-not-uploaded")
return redact([page.steps,note].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:ref=""},workspace){const[,path]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(ref)??[]
try{const text=path===void 0?"":(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,path),"utf8")
return text.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(text)}catch{return!1}}function aboutRun({job:job,trigger:trigger}){const{owner:owner,name:name}=job.repository
const{thread:thread}=trigger
return{version:1,repository:`${owner}/${name}`,thread:thread.type==="none"?trigger.event:`#${thread.number}`,requester:(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_11__.iq)(trigger)}}function pageFactsOf(run,{report:report,events:events=[]},commentUrl){const now=run.world.now()
return{...aboutRun(run),outcome:report.outcome,sign:(0,_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_5__.rL)(report).mark,reason:report.reason,quote:report.quote,hint:report.hint,beganAt:events[0]?.timestamp??new Date(now.getTime()-report.durationMs).toISOString(),endedAt:now.toISOString(),durationMs:report.durationMs,steps:report.steps,models:report.models,costUsd:report.costUsd,uses:report.uses.map(({id:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})=>({name:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})),checks:report.checks,diff:report.diff?.text,withheld:withheldIn(report),others:report.others?.map(otherOf),blockedHosts:(report.sandbox?.denials??[]).map(({host:host,port:port})=>`${host}:${port}`),picture:report.picture,links:linksIn(run,report,commentUrl)}}function withheldIn({withheld:withheld}){return withheld.map(({path:path,code:code})=>({path:path,code:code,message:_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_6__.Lp[code].message}))}function otherOf(work){const{repository:repository,kept:kept,pullRequest:pullRequest,diff:diff,problem:problem}=work
const branch=kept.kind==="branch"?{label:`Branch ${kept.branch}`,link:kept.compareUrl}:{label:""}
const place=pullRequest?{label:`Pull request #${pullRequest.number}`,link:pullRequest.url}:branch
const label=place.label||problem||(kept.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:repository,...place,label:label,diff:diff?.text,withheld:withheldIn(work)}}function linksIn({job:job,trigger:trigger},report,comment){const{thread:thread}=trigger
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
return before===void 0?void 0:fields.slice(before).join(" ")}})}

export const id=1317
export const ids=[1317]
export const modules={13834:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(6811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),!0).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
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
const CUT_OFF="cut-off"}),32903:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>beginSandbox,a:()=>openTools})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46101)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87233)
var _core_model_endpoint_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(11627)
var _core_workspace_environment_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62461)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(22499)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(88135)
async function openTools(options){const{inputs:inputs,world:world,workingDir:workingDir,outputDir:outputDir,undoDir:undoDir}=options
const added=inputs["tool-env"]??[]
refuseSecrets(world.env,added);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(outputDir,{recursive:!0})
if(options.moving){const{openOnServer:openOnServer}=await Promise.all([__webpack_require__.e(4551),__webpack_require__.e(1017),__webpack_require__.e(6767)]).then(__webpack_require__.bind(__webpack_require__,71017))
const{workspace:workspace,over:over,close:close}=await openOnServer(options,options.moving)
return withoutSandbox(workspace,over,close)}if(inputs.isolation!=="none")return openInSandbox(options,inputs.isolation,added)
const environment=(0,_core_workspace_environment_js__WEBPACK_IMPORTED_MODULE_5__.u)(world.env,added)
const{localWorkspace:localWorkspace}=await __webpack_require__.e(1464).then(__webpack_require__.bind(__webpack_require__,81464))
const workspace=localWorkspace({workingDir:workingDir,outputDir:outputDir,undoDir:undoDir,environment:environment,git:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_7__.CA)("git"),node:world.node})
return withoutSandbox(workspace,(new AbortController).signal,async()=>{})}function withoutSandbox(workspace,over,close){const{openProgram:openProgram}=workspace
const inSetUp=use=>use({workspace:workspace,denials:()=>[]})
return{workspace:workspace,openProgram:openProgram,over:over,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:close}}function beginSandbox(isolation){const begun=loadSandbox(isolation)
begun.catch(()=>{})
return begun}async function loadSandbox(isolation){const[{openSandbox:open},{findIsolationMethod:findWay}]=await Promise.all([Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(4551),__webpack_require__.e(6280)]).then(__webpack_require__.bind(__webpack_require__,14290)),Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4706)]).then(__webpack_require__.bind(__webpack_require__,54706))])
return{open:open,way:await findWay(isolation,process.getuid?.()??0)}}async function openInSandbox({inputs:inputs,world:world,sandbox:begun,...place},isolation,added){const{env:env,scripts:scripts,node:node,random:random}=world
const host=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scripts,"tool-host","index.js")
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(host))throw(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.Yp)(`file ${host}`)
const{open:open,way:way}=await(begun??beginSandbox(isolation))
const sandbox=await open({...place,way:way,env:env,scripts:scripts,node:node,random:random,added:added,isolation:isolation,network:inputs.network,setUpNetwork:inputs["setup-network"],isAsking:inputs.confirmation!=="never",caches:inputs.caches??[],host:host,brokerVariables:Object.keys(env).filter(name=>_core_workspace_environment_js__WEBPACK_IMPORTED_MODULE_5__.c.test(name)&&env[name]!==""),onHandOver:handBack=>(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.k8)(env,handBack),onBuilding:()=>void(0,_core_model_endpoint_js__WEBPACK_IMPORTED_MODULE_4__.c_)().catch(()=>{})})
const close=async()=>{await sandbox.close();(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.k8)(env,void 0)
return}
return{...sandbox,close:close}}function refuseSecrets(env,names){const secrets=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_3__.secretInputs)(env).filter(secret=>secret.length>=6)
const refused=names.filter(name=>secrets.some(secret=>env[name]?.includes(secret)))
if(refused.length===0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`The input \`tool-env\` names ${refused.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),75996:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46101)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3630)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58698)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(80292)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(1539)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(85831)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(54267)
var _restore_work_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(63501)
const OtherWork=zod__WEBPACK_IMPORTED_MODULE_12__.object({id:zod__WEBPACK_IMPORTED_MODULE_12__.int(),path:zod__WEBPACK_IMPORTED_MODULE_12__.string(),folder:zod__WEBPACK_IMPORTED_MODULE_12__.string(),base:zod__WEBPACK_IMPORTED_MODULE_12__.string()}).readonly()
const OpenTurn=zod__WEBPACK_IMPORTED_MODULE_12__.object({name:zod__WEBPACK_IMPORTED_MODULE_12__.object({name:zod__WEBPACK_IMPORTED_MODULE_12__.string(),ref:zod__WEBPACK_IMPORTED_MODULE_12__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_12__.string()}).readonly(),repositoryId:zod__WEBPACK_IMPORTED_MODULE_12__.number(),folder:zod__WEBPACK_IMPORTED_MODULE_12__.string(),lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_5__.nD,work:zod__WEBPACK_IMPORTED_MODULE_12__.object({folder:zod__WEBPACK_IMPORTED_MODULE_12__.string(),base:zod__WEBPACK_IMPORTED_MODULE_12__.string(),others:zod__WEBPACK_IMPORTED_MODULE_12__.array(OtherWork).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:memory,trigger:trigger,world:world},folder,work){const{lease:lease}=memory.manifest
if(!memory.isKept||!lease)return
const{repositoryId:repositoryId}=trigger;(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.XI)(world.env,{name:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_10__.Qv)(trigger),repositoryId:repositoryId,folder:folder,lease:lease,work:work})}async function rescue(world,connection,saved,isStill){const{job:job,leaks:leaks}=connection
const{name:name,repositoryId:repositoryId,folder:folder,lease:lease,work:work}=OpenTurn.parse(JSON.parse(saved))
const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_10__.Ch)({world:world,job:job,leaks:leaks,name:name,repositoryId:repositoryId})
const found=await(store?.read())
if(!store||found?.status!=="found")return
if((0,_lib_json_js__WEBPACK_IMPORTED_MODULE_7__.dj)(found.manifest.lease)!==(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_7__.dj)(lease))return
const over={...lease,until:world.now().toISOString()}
const kept=(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__.kk)(new Map([...found.files].filter(([path])=>path.startsWith("work/"))))
const isOpen=work&&isStill&&!found.files.has(_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.f)
const left=isOpen?await workIn(world,connection,{...work,before:found.files}).catch(()=>kept):kept
await store.write({manifest:{...found.manifest,lease:over},files:[...(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__.bh)(folder),...left]})}async function workIn(world,connection,{others:others,...main}){const{before:before}=main
const kept=(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_8__.kk)(new Map([...before].filter(([path])=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Yc)(path))))
if(others===void 0||others.length===0)return[...await filesOf(world,connection,main),...kept]
const{OTHERS:OTHERS,requireOwnFolder:requireOwnFolder}=await Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(3564)]).then(__webpack_require__.bind(__webpack_require__,31183))
const files=await filesOf(world,connection,{...main,apart:OTHERS})
for(const{id:id,path:path,...place}of others)try{requireOwnFolder(connection.job.workspace,path)
const own={...place,workspace:(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(connection.job.workspace,path),before:(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.sA)(before,id)}
files.push(...(await filesOf(world,connection,own)).map(file=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.fZ)(file,id)))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.printNotice)(`The changes in ${path} could not be saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message}`)
files.push(...kept.filter(file=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Yc)(file.path,id)))}return[...files,...kept.filter(({path:path})=>!others.some(({id:id})=>(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Yc)(path,id)))]}async function filesOf({env:env,now:now},{job:job,leaks:leaks},place){const{folder:folder,base:base,before:before,workspace:workspace=job.workspace,apart:apart}=place
const remoteUrl=`${job.repositoryUrl}.git`
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(env)
const publisher=(0,_github_write_publisher_js__WEBPACK_IMPORTED_MODULE_4__.WG)({folder:folder,base:base,workspace:workspace,remoteUrl:remoteUrl,token:"",environment:environment,now:now})
const change=await publisher.capture(apart)
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_9__.Xo)((await(0,_restore_work_js__WEBPACK_IMPORTED_MODULE_11__.Ng)(publisher,change,{env:env,leaks:leaks,before:before})).left)}}),76204:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EG:()=>checkOf,cD:()=>isWork,l9:()=>toolCallsIn})
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
return{toolCalls:results.filter(event=>isWork(event)&&!HANDS_ON.has(event.tool_name)).length,failedCalls:results.filter(hasFailed).length}}function hasFailed(event){if(event.kind!=="ObservationEvent"||event.observation.is_error)return!0
return checkOf(event).some(({command:command,exitCode:exitCode})=>exitCode>0&&!(exitCode===1&&SEARCH.test(command)))}function isWork(event){return event.kind==="ObservationEvent"&&!hasFailed(event)&&!SPEAKS.has(event.tool_name)&&!checkOf(event).some(isIdle)}}),22343:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
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
const{path:page,steps:steps}=await write(folder,facts,hide);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The page of this run: ${page}`)
await(0,_action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__.S)(env,hide(`### ${facts.sign} ${facts.reason}\n\n${facts.hint}\n\n${steps}`));(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(env,void 0)}function saveFacts(run,done,commentUrl){const{conversationPath:folder}=done
if(folder==="")return
const facts=pageFactsOf(run,done,commentUrl)
save(run,folder,facts)
const record=recordOf(run,facts,done.report)
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.q8)((0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Q0)(fileIn(folder)),record))
return record}function fileIn(folder){return name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name))?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),"utf8"):void 0}function workflowOf({world:world}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(world.env.GITHUB_WORKFLOW??"",100)}function recordOf(run,{outcome:outcome,links:links},report){return{run:run.job.runUrl,at:run.world.now().toISOString(),workflow:run.redact(workflowOf(run)),model:run.redact((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(report.models.join(", "),200)),outcome:outcome,inputTokens:report.inputTokens,cachedTokens:report.cachedTokens,outputTokens:report.outputTokens,costUsd:report.models.length===0?0:report.costUsd,comment:links.comment}}function save(run,folder,facts){write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Uq),facts)}function write({redact:redact},path,content){const hide=(_,value)=>typeof value==="string"?redact(value):value
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,JSON.stringify(content,hide))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The facts of this run could not be saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}async function pageOf(run,done,commentUrl){if(done.conversationPath==="")return
try{const page=await run.writePage(done.conversationPath,pageFactsOf(run,done,commentUrl),run.redact);(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,void 0)
return page}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The page of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)
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
return{thread:thread.type==="none"?void 0:`${job.repositoryUrl}/${section}/${thread.number}`,run:job.runUrl,comment:comment,commit:report?.kept.kind==="branch"?`${job.repositoryUrl}/commit/${report.kept.commit}`:void 0,pullRequest:report?.pullRequest?.url}}}),9634:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>findStartingPoint})
var zod__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(28942)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(41320)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58908)
var _github_client_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(7256)
var _github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(63768)
var _github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(91116)
var _github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(70012)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(88135)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(21271)
var _asked_head_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(22296)
var _checkout_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(84901)
var _marked_work_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(12947)
async function findStartingPoint(run,remote){const{thread:thread}=run.trigger
return thread.type==="pull_request"&&!run.other?startingPointOfPull(run,thread.number,remote):startingPointOfIssue(run,remote)}async function startingPointOfIssue(run,remote){return await earlierWork(run,remote)??await(0,_marked_work_js__WEBPACK_IMPORTED_MODULE_15__.aS)(run,remote)??newStartingPoint(run,remote)}async function newStartingPoint(run,remote){const{world:world,job:job,github:github,trigger:trigger,memory:memory}=run
const{"base-branch":ofMain,"create-pr":way}=(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_0__.ER)(world.env)
const wanted=run.other?void 0:ofMain
const search=memory.manifest.work===null?(0,_marked_work_js__WEBPACK_IMPORTED_MODULE_15__.Ws)(run):void 0
const{head:head,branch:base}=await(wanted===void 0?(0,_checkout_js__WEBPACK_IMPORTED_MODULE_14__.oz)(job.workspace,(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)):checkOutBase(run,wanted,remote))
const runAttempt=memory.wasCutOff?1:job.runAttempt
const{branch:branch,plain:plain}=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_12__.xo)((0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_12__.et)(trigger),{...job,runAttempt:runAttempt},(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_12__.dT)(run))
const propose=end=>{const names={branch:`${branch}${end}`,plain:`${plain}${end}`}
return{head:head,branch:base,goal:{kind:"propose",...names,base:base},pull:void 0}}
const tip=await(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.h8)(github,job.repository,branch)
const found=await workThere(run,{branch:branch,base:base,tip:tip},head,search)
if(found.status==="found"){await atCommit(run,remote,head,found.tip)
return{head:found.tip,branch:found.branch,goal:found.goal,pull:void 0}}const end=tip===void 0?"":`-run-${job.runId}`
if(found.status==="unseen"&&(tip!==void 0||way!=="none"))memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)("work-unseen",{why:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.$E)(300,found.why),branch:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(`${branch}${end}`)}))
if(tip===void 0)return propose("")
if(found.status==="unknown")memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)("branch-taken",{branch:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(branch),other:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(`${branch}${end}`)}))
return propose(end)}async function workThere(run,place,head,search){const{job:job,trigger:trigger,memory:memory}=run
const{branch:branch,base:base,tip:tip}=place
const left=tip===void 0?void 0:await leftBehind(run,branch,head)
if(left!==void 0)return{status:"found",tip:left,branch:branch,goal:{kind:"propose",branch:branch,plain:branch,base:base,isThere:!0}}
const isRemembered=memory.manifest.work?.branch.startsWith(branch)
if(isRemembered||job.task&&(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_12__.et)(trigger).isTask)return{status:"over"}
return tip===void 0&&search===void 0?{status:"unknown"}:(0,_marked_work_js__WEBPACK_IMPORTED_MODULE_15__.Mn)(run,place,search)}async function startingPointOfPull(run,number,remote){const{world:world,job:job,github:github}=run
const pull=await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_6__.Es)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__.n)(github,job.repository),number)
requireOpen(pull)
await(0,_asked_head_js__WEBPACK_IMPORTED_MODULE_13__.Au)(run,pull)
const{head:head}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_14__.Bs)(job.workspace,(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env))
await atCommit(run,remote,head,pull.head.sha)
return{head:pull.head.sha,branch:pull.head.branch,goal:await pullGoal(run,pull),pull:pull}}async function atCommit({world:world,job:job},remote,head,commit){const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)
const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==commit)await(0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_8__.kz)(inCheckout,remote,commit)}async function pullGoal(run,pull){const{world:world,job:job,github:github,trigger:trigger}=run
const base=pull.base.branch
if((0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_16__.zN)(trigger)){const{readReviewContext:readReviewContext}=await __webpack_require__.e(3300).then(__webpack_require__.bind(__webpack_require__,13300))
return{kind:"review",base:base,context:await readReviewContext(run,pull.number)}}const{branch:branch,repository:fork}=pull.head
const pullRequest={number:pull.number,url:pull.url}
if(pull.isFork){const mayPushToFork=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"fork-push")==="true"&&pull.maintainerCanModify&&(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.$i)(branch)
return mayPushToFork&&fork!==void 0?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest,fork:fork}:{kind:"patch",base:base}}const isFree=(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.$i)(branch)&&await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_6__.HS)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__.n)(github,job.repository),branch)
return isFree?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}:{kind:"patch",base:base}}function requireOpen({number:number,state:state}){if(state!=="open")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.vC("config",`Pull request #${number} is ${state}.`,{hint:`${state==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase({world:world,job:job,github:github},wanted,remote){const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)
const{head:head,branch:branch}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_14__.Bs)(job.workspace,environment)
if(branch===wanted)return{head:head,branch:branch}
const tip=await(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.nM)(github,job.repository,wanted).catch(error=>{throw error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_4__.Q4&&error.status===404?missing(wanted):error})
if(tip!==head){const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
await(0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_8__.kz)(inCheckout,remote,tip)}return{head:tip,branch:wanted}}function missing(branch){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.vC("config",`There is no branch ${branch} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const Commit=zod__WEBPACK_IMPORTED_MODULE_17__.object({message:zod__WEBPACK_IMPORTED_MODULE_17__.string()})
async function leftBehind({github:github,job:job,memory:memory},branch,head){if(!memory.wasCutOff)return
const tip=await(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.nM)(github,job.repository,branch)
if(tip===head)return tip
const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:message}=Commit.parse((await github.request(route,{owner:owner,repo:repo,commit_sha:tip})).data)
return message.includes(`Agent-Conversation: ${memory.id}`)?tip:void 0}async function earlierWork(run,remote){const{world:world,job:job,memory:memory}=run
const{work:work}=memory.manifest
const now=work&&await whereNow(run,work)
if(!work||!now)return
const{tip:tip,pullRequest:pullRequest}=now
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)
const{head:head}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_14__.Bs)(job.workspace,environment)
const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==tip)await(0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_8__.kz)(inCheckout,remote,tip)
const{branch:branch,base:base}=work
const goal=pullRequest===void 0?{kind:"propose",branch:branch,plain:branch,base:base,isThere:!0}:{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}
return{head:tip,branch:branch,goal:goal,pull:void 0}}async function whereNow({github:github,job:job},{branch:branch,pull_request:number}){const[tip,pull]=await Promise.all([(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.h8)(github,job.repository,branch),number===null?void 0:(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_6__.Es)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__.n)(github,job.repository),number)])
if(!pull)return tip===void 0?void 0:{tip:tip}
const isOurs=pull.state==="open"&&pull.head.branch===branch
return isOurs?{tip:tip??pull.head.sha,pullRequest:{number:pull.number,url:pull.url}}:void 0}}),91317:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{clearLog:()=>clearLog,work:()=>work})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var raw_input=__webpack_require__(48142)
var trigger_trigger=__webpack_require__(63768)
var fault=__webpack_require__(98664)
var open_conversation=__webpack_require__(49588)
var analyzers=__webpack_require__(30350)
var approval_proposal=__webpack_require__(54552)
var restricted=__webpack_require__(72167)
var purpose=__webpack_require__(50097)
var state=__webpack_require__(54267)
var subject=__webpack_require__(21271)
const approvals={setConfirmation:async({conversation:conversation,inputs:inputs,knowledge:knowledge})=>inputs["agent-server-conversation"]?void 0:setConfirmation(conversation,inputs,knowledge.rules),decide:decide,drop:drop,async continueUntilAskable(prepared,end){if(end.status==="waiting"&&prepared.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const askable=await untilAskable(prepared,end)
if(askable.status!=="finished"||(0,purpose.eK)(prepared.run)!=="plan")return askable
return untilAskable(prepared,await(await __webpack_require__.e(8563).then(__webpack_require__.bind(__webpack_require__,68563))).requirePlan(prepared,askable))}}
function waitsThere(){return new fault.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(prepared,end){if(end.status!=="waiting")return end
const[{rejectUnaskable:rejectUnaskable},{whyUnseen:whyUnseen}]=await Promise.all([__webpack_require__.e(9153).then(__webpack_require__.bind(__webpack_require__,59153)),__webpack_require__.e(9153).then(__webpack_require__.bind(__webpack_require__,59153))])
const{run:run,conversation:conversation,startingPoint:startingPoint,runAgent:runAgent,earlierEvents:earlierEvents,tools:tools}=prepared
return rejectUnaskable(conversation,end,{nobody:(0,restricted.i5)(run,startingPoint.goal),clean:run.redact,goOn:runAgent,root:tools.workspace.workingDir,earlierEvents:earlierEvents,whyUnseen:granted=>whyUnseen(prepared,granted)})}const loadRefusal=()=>__webpack_require__.e(218).then(__webpack_require__.bind(__webpack_require__,30218))
async function decide(prepared){const{trigger:trigger,memory:memory}=prepared.run
if((0,purpose.ne)(memory))return(await __webpack_require__.e(8563).then(__webpack_require__.bind(__webpack_require__,68563))).carryOutPlan(prepared)
const[{continueUsedDecision:goOn,isUsedBefore:isUsedBefore},{carryOut:carryOut}]=await Promise.all([loadRefusal(),Promise.all([__webpack_require__.e(20),__webpack_require__.e(1173)]).then(__webpack_require__.bind(__webpack_require__,81173))])
return isUsedBefore(memory,trigger.key)?goOn(prepared):carryOut(prepared)}async function drop({run:run,conversation:conversation}){const{memory:memory,trigger:trigger,world:world}=run
const proposal=(0,state.sp)(memory)
const isWaiting=conversation.state.status==="waiting_for_confirmation"
const isOpen=proposal!==void 0&&(0,approval_proposal.dz)(proposal).length>0
if(!isWaiting&&!isOpen&&!memory.wasCutOff)return
await(await loadRefusal()).closePending(conversation,proposal)
if(!proposal)return
const by={verdict:"dropped",by:(0,subject.iq)(trigger),at:world.now().toISOString()}
const used=(0,approval_proposal.Q6)(proposal,(0,approval_proposal.dz)(proposal),{...by,reason:"something else was asked"})
memory.update((0,state.LY)(used))
return used}async function setConfirmation(conversation,inputs,rules){await conversation.setSecurityAnalyzer((0,analyzers.Ys)({rules:rules}))
await conversation.setConfirmationPolicy(policyOf(inputs))}function policyOf(inputs){switch(inputs.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const threshold=THRESHOLDS[inputs["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:threshold,confirm_unknown:!0}}}}const THRESHOLDS={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var earlier_review=__webpack_require__(84946)
var external_node_crypto_=__webpack_require__(77598)
var promises_=__webpack_require__(51455)
var schemas=__webpack_require__(28942)
var line_of=__webpack_require__(47776)
var content=__webpack_require__(46032)
var shown_content=__webpack_require__(16767)
var commands=__webpack_require__(12414)
var console=__webpack_require__(54995)
function stepLog(options){let steps=0
let step
const print=line=>(0,commands.pq)(options.redact((0,console.breakRunnerCommands)(options.redact(line))))
const close=()=>{if(!step)return;(0,commands.N4)()
for(const line of step.results)print(line)
step=void 0}
const begin=(event,line)=>{if(step?.reply===event.llm_response_id)return print(line)
close()
const thought=(0,content.wh)(event.thought).trim()
if(thought!=="")print(`agent says: ${thought}`)
steps+=1;(0,commands.Oh)(options.redact((0,console.breakRunnerCommands)(options.redact(`Step ${steps}: ${line.slice("-> ".length)}`))))
step={reply:event.llm_response_id,waiting:new Set,results:[]}}
const onEvent=event=>{const line=(0,line_of.c)(event)
if(event.kind==="ActionEvent"&&line!==void 0){begin(event,line)
step?.waiting.add(event.tool_call_id)
step?.results.push(...verdictsIn(event))
return}for(const verdict of verdictsIn(event))print(verdict)
const call="tool_call_id"in event?event.tool_call_id:""
if(!step?.waiting.delete(call)){if(event.kind==="MessageEvent"||event.kind==="ConversationErrorEvent")close()
return line===void 0?void 0:print(line)}if(event.kind==="ObservationEvent")printResult(event.observation,options)
if(line!==void 0)step.results.push(line)
if(step.waiting.size===0)close()}
return{onEvent:onEvent,close:close}}const Verdict=schemas.object({check:schemas.object({command:schemas.string(),exit_code:schemas.int(),timed_out:schemas.boolean()}).optional(),opinion:schemas.object({score:schemas.number().optional(),message:schemas.string()}).optional()})
const Judged=schemas.object({critic_result:schemas.object({metadata:Verdict})})
function verdictsIn(event){if("source"in event&&event.source==="user")return[]
const judged=Judged.safeParse(event.kind==="ConversationStateUpdateEvent"?event.value:event).data
const{check:check,opinion:opinion}=judged?.critic_result.metadata??{}
const how=check?.exit_code===0?"passed":`failed with exit code ${check?.exit_code}`
const score=opinion?.score===void 0?"it could not be had":`${opinion.score} of 1`
return[...check?[`check ${check.command}: ${check.timed_out?"did not end in time":how}`]:[],...opinion?[`second opinion of the model: ${score}: ${opinion.message}`]:[]]}function printResult(observation,options){const isSaid=observation.kind==="TerminalObservation"||observation.is_error
if(options.showsOutput&&isSaid)(0,commands.OG)((0,content.wh)((0,shown_content.jH)(observation)),{...options,most:LAST_LINES})
for(const line of editedIn(observation))(0,commands.pq)(options.redact((0,console.breakRunnerCommands)(options.redact(line))))}const LAST_LINES=40
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
return payload.data?.repository.private===!0}catch{return!1}}var recover=__webpack_require__(67e3)
var agent=__webpack_require__(63882)
var knowledge=__webpack_require__(71403)
var trigger_settings=__webpack_require__(79235)
var github_client=__webpack_require__(44463)
var webhook=__webpack_require__(583)
var permission=__webpack_require__(71760)
var untrusted=__webpack_require__(38789)
var mention=__webpack_require__(44855)
var own_account=__webpack_require__(71762)
var prompts=__webpack_require__(88135)
var acknowledge=__webpack_require__(12384)
const PAUSE_MS=15e3
function watchComments(run,conversation){const{world:world,memory:memory}=run
const stop=new AbortController
const end=new AbortController
const heard=new Set
const received=[]
let last=world.clock()
const close=conversation.log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"||!memory.isKept||world.clock()-last<PAUSE_MS)return
last=world.clock()
readComments(run,heard,{conversation:conversation,received:received,stop:stop,end:end.signal})})
return{stopped:stop.signal,close(){close()
end.abort()
for(const key of readKeys(received,[...conversation.log]))memory.join(key)}}}function readKeys(received,events){const last=events.findLastIndex(({kind:kind,source:source})=>source==="agent"&&REPLIES.includes(kind))
return received.filter(({at:at})=>at<=last).map(({key:key})=>key)}const REPLIES=["ActionEvent","MessageEvent"]
async function readComments(run,heard,watched){const{world:world,github:github,job:job,trigger:trigger}=run
try{const since=trigger.createdAt
if(since===void 0)return
const client=(0,github_client.n)(github,job.repository)
const own=await(0,own_account.jU)(client)
const settings={...(0,trigger_settings.triggerSettings)(world.env),own:own}
for(const call of await readNewCalls(client,trigger,{settings:settings,since:since})){if(heard.has(call.key)||call.kind==="decision")continue
heard.add(call.key)
await joinOrStop(run,call,watched)}}catch(error){(0,console.printNotice)(`New comments on the thread could not be read. ${(0,fault.ec)(error).message}`)}}async function joinOrStop(run,call,{conversation:conversation,received:received,stop:stop,end:end}){const{github:github,job:job,memory:memory,world:world}=run
const settings={...(0,trigger_settings.gateSettings)(world.env,void 0),triggeringActor:void 0}
const sleep=ms=>world.sleep(ms,world.signal)
const verdict=await(0,permission.Gj)({client:(0,github_client.n)(github,job.repository),settings:settings,sleep:sleep},call)
const given=(0,raw_input.JR)(world.env,"prompt")
if((0,mention.aG)(call,given)!==void 0)return
const command=(0,mention.Nl)(call,given)
if(verdict.status==="denied"||end.aborted||command!==void 0&&command!=="stop")return
const requester=(0,subject.iq)(call)
if(command==="stop"){memory.join(call.key)
stop.abort(new fault.vC("cancelled",`${requester} asked me to stop.`))}else{await conversation.send((0,prompts.J1)("task-joined",{requester:requester,request:(0,untrusted.pj)(call.request)}),requester)
if(end.aborted)return
received.push({key:call.key,at:[...conversation.log].length})}await(0,acknowledge.b0)({github:github,job:job,mayWrite:!0},call,"eyes")}const Comment=schemas.object({id:schemas.number().int(),node_id:schemas.string(),body:schemas.string().nullish(),user:webhook.Account.nullable(),created_at:schemas.string(),updated_at:schemas.string()})
async function readNewCalls(client,trigger,{settings:settings,since:since}){const{thread:thread}=trigger
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
return[{status:"matched",...what,event:"issue_comment",answer:{kind:"comment"},repositoryId:repositoryId,thread:thread,actors:call.actors,request:call.request,hidden:call.hidden,createdAt:created_at,item:{kind:"issue-comment",id:id,nodeId:nodeId},key:(0,trigger_trigger.TN)(repositoryId,"issue_comment",id,updated_at)}]}var make_ready=__webpack_require__(1004)
var task=__webpack_require__(19868)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:!0})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=!0}var r,s=0
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
const since={length:eventsReported(log,run),stats:state.stats,refusals:(0,recover.z0)(state.fields.agent_state)}
const talked=await talk(prepared,approvals)
if(run.world.signal.aborted)run.memory.checkpoint()
const fault=await tools.close()
const taken=fault?{...talked.taken,end:{status:"failed",fault:fault}}:talked.taken
return{...talked,taken:taken,since:since,events:log.slice(since.length)}}function eventsReported(log,{memory:{cutOff:cutOff},trigger:trigger}){if(cutOff?.key!==trigger.key)return log.length
return[...log].filter(({timestamp:timestamp})=>timestamp<cutOff.taken).length}async function talk(begun,approvals){const{run:run,inputs:inputs,conversation:conversation,tools:tools,deadline:deadline}=begun
const release=keepReserve(begun.folder)
const steps=stepLogFor(run,inputs)
conversation.log.subscribe(steps.onEvent)
const{maxIterations:maxSteps,maxBudget:maxUsd,maxTokens:maxTokens}=(0,open_conversation.d5)((0,open_conversation.Af)(inputs),begun.knowledge.main)
const limits={maxMinutes:inputs["timeout-minutes"],maxSteps:maxSteps,maxUsd:maxUsd,maxTokens:maxTokens}
run.progress?.follow(conversation,limits)
const stopKeeping=saveCheckpoints(run,conversation.log)
const stopCounting=saveMemoryInTime(run,conversation.log)
const watcher=watchComments(run,conversation)
const signal=AbortSignal.any([begun.signal,watcher.stopped])
const runAgent=()=>conversation.run(signal,deadline).catch(error=>endOnFullDisk(error,tools,release))
const prepared={...begun,signal:signal,runAgent:runAgent}
await approvals.setConfirmation(prepared)
const{hidden:hidden,...told}=await endOf(prepared,approvals)
const isOver=told.refused!==void 0||told.again!==void 0
const taken=isOver?told:{...told,end:await approvals.continueUntilAskable(prepared,told.end)}
steps.close()
stopKeeping()
stopCounting()
watcher.close()
release()
await conversation.close()
return{prepared:prepared,taken:taken,hidden:hidden}}function stepLogFor({redact:redact,world:world},inputs){return stepLog({redact:redact,newToken:world.newId,showsOutput:showsOutput(inputs["show-output"],world.env)})}async function endOf(prepared,approvals){const{run:run}=prepared
if(run.trigger.kind==="decision")return{...await approvals.decide(prepared),hidden:[]}
if((0,purpose.eK)(run)!=="condense")return sendTask(prepared,approvals)
return{...await(await __webpack_require__.e(2290).then(__webpack_require__.bind(__webpack_require__,42290))).condenseNow(prepared),hidden:[]}}async function sendTask(prepared,approvals){const{run:run,conversation:conversation,inputs:inputs,reading:reading}=prepared
const{words:words,hidden:hidden}=await(0,task.f)(run,prepared)
const message=await(0,task.I)(run,reading,{words:words,sees:(0,agent.qd)(inputs)})
const used=await approvals.drop(prepared)
await conversation.send(message,(0,subject.iq)(run.trigger));(0,knowledge.IH)(conversation)
return{end:await prepared.runAgent(),hidden:hidden,...used&&{used:used}}}const converse_PAUSE_MS=15e3
function saveCheckpoints({memory:memory,world:world},log){let saved=world.clock()
return log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"||world.clock()-saved<converse_PAUSE_MS)return
saved=world.clock()
memory.checkpoint()})}const MANY_EVENTS=40
function saveMemoryInTime({world:world},log){const many=log.length+MANY_EVENTS
return log.subscribe(()=>{if(log.length===many)world.saveMemory()})}const MEGABYTES=16
function keepReserve(folder){const path=(0,external_node_path_.join)(folder,"reserve")
let isReleased=!1
const take=async()=>{const env_1={stack:[],error:void 0,hasError:!1}
try{const file=__addDisposableResource(env_1,await(0,promises_.open)(path,"w",384),!0)
const noise=(0,external_node_crypto_.randomBytes)(1024*1024)
for(let megabyte=0;megabyte<MEGABYTES&&!isReleased;megabyte+=1)await file.write(noise)}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}}
take().catch(()=>{})
return()=>{isReleased=!0;(0,external_node_fs_.rmSync)(path,{force:!0})}}async function endOnFullDisk(error,tools,release){if(!isFull(error))throw error
await tools.close()
release()
const hint="Free disk space in a step before this one, or use a larger runner, and mention me again."
return{status:"failed",fault:new fault.vC("config","The disk of this runner is full.",{hint:hint,cause:error})}}function isFull(error){if(!(error instanceof Error))return!1
return["ENOSPC","EDQUOT"].includes(Object(error).code)||isFull(error.cause)}var conversation_files=__webpack_require__(1539)
var run_result=__webpack_require__(56172)
var runner_world=__webpack_require__(3630)
var base_state=__webpack_require__(95017)
var file_store=__webpack_require__(2507)
var registry=__webpack_require__(92590)
var workspace=__webpack_require__(30289)
var protected_list=__webpack_require__(74844)
var write_publisher=__webpack_require__(58698)
var lib_text=__webpack_require__(94869)
var standard_tools=__webpack_require__(3823)
var allowed_tools=__webpack_require__(45498)
var skill_skill=__webpack_require__(60601)
const ServerName=schemas.string().max(32,"has a name of more than 32 characters").regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/,"has a name that is not made of letters and digits with single - or _")
const values=schemas.record(schemas.string(),schemas.string()).default({})
const Stdio=schemas.strictObject({type:schemas.literal("stdio").optional(),command:schemas.string().min(1),args:schemas.array(schemas.string()).default([]),env:values,trusted:schemas.boolean().default(!1)})
const Http=schemas.strictObject({type:schemas["enum"](["http","streamable-http"]).optional(),url:schemas.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}),headers:values,private:schemas.boolean().default(!1),trusted:schemas.boolean().default(!1)})
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
async function serverSpecs(inputs,base,startingPoint){if((0,asked_head._K)(startingPoint))return[]
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
throw new Error(`its server "${remote.name}" has a url; name it in \`mcp-config\`${more}`)}function servers_untrusted(spec){return{...spec,isTrusted:!1}}async function givenIn(given,base){if(given===void 0)return[]
return[given.startsWith("{")?given:await inBaseCommit(given,base)]}async function inBaseCommit(path,{commit:commit,source:source}){const text=(await source.read([path])).get(path)
if(text!==void 0)return text
throw new fault.vC("config",`There is no file ${(0,lib_text.TN)(path,200)} in the base commit ${commit.slice(0,7)}.`,{hint:"The input `mcp-config` is JSON, or the path of a file that is merged."})}function subAgentsWithServers(agents,run){const subAgentServers=new Map
const problems=[]
const usable=agents.filter(agent=>{try{const servers=serversOf(agent,run)
if(servers)subAgentServers.set(agent.name,servers)
return!0}catch(error){const problem=`is not used: ${error instanceof Error?error.message:String(error)}`
problems.push({path:agent.source??agent.name,problem:problem})
return!1}})
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
const named=Array.isArray(servers)?servers.map(name=>[name,null]):entriesOf(servers)
return new Map([...entriesOf(mcpServers),...named])}function entriesOf(servers){return typeof servers==="object"&&servers!==null?Object.entries(servers):[]}async function withServers(base,inputs,startingPoint){const ofSkills=(0,asked_head._K)(startingPoint)?{specs:[],problems:[]}:serversOfSkills(base,inputs)
const all=[...ofSkills.specs,...await serverSpecs(inputs,base,startingPoint)]
const specs=[...new Map(all.map(spec=>[spec.name,spec])).values()]
const run={specs:specs,secrets:inputs.secrets??{},isOutside:(0,asked_head._K)(startingPoint)}
const{agents:agents,subAgentServers:subAgentServers,problems:problems}=subAgentsWithServers(base.agents,run)
return{...base,specs:specs,agents:agents,subAgentServers:subAgentServers,problems:[...base.problems,...ofSkills.problems,...problems]}}async function allowedServers(base,{restricting:restricting,secrets:secrets}){const all=[...base.specs,...[...base.subAgentServers.values()].flatMap(({own:own})=>own)]
if(all.length===0||!(await restricting).restrictions)return{...base,withheld:[]}
const specs=(0,restricted.cT)(base.specs,secrets)
const isThere=name=>specs.some(spec=>spec.name===name)
const allowed=({named:named,own:own})=>({named:named.filter(isThere),own:(0,restricted.cT)(own,secrets)})
const subAgentServers=new Map([...base.subAgentServers].map(([name,servers])=>[name,allowed(servers)]))
return{...base,specs:specs,subAgentServers:subAgentServers,withheld:namesOf(all,(0,restricted.cT)(all,secrets))}}function namesOf(all,kept){return all.filter(spec=>!kept.includes(spec)).map(({name:name})=>name)}function knownTools({servers:servers},{knowledge:knowledge,startingPoint:startingPoint}){const served=servers.tools
if((0,asked_head._K)(startingPoint))return{served:served,absent:void 0}
const down=servers.report().flatMap(({name:name,problem:problem})=>problem===""?[]:[name])
const ofOthers=[...knowledge.subAgentServers.values()].flatMap(({own:own})=>own.map(({name:name})=>name))
return{served:served,absent:[...down,...ofOthers,...knowledge.withheld]}}var address=__webpack_require__(5479)
var agent_tools=__webpack_require__(32903)
async function openToolsAndServers(options){const opening=(0,agent_tools.a)(options)
const starting=startServers(options,opening)
const[tools,servers]=await startBothOrNone(opening,starting)
for(const{name:name,tools:count,problem:problem}of servers.report())(0,console.printServer)(name,problem===""?`${count} tools`:`does not work. ${problem}`,options.redact)
const own=new OwnServers((specs,store)=>start(options,tools.openProgram,{specs:specs,pins:pinsIn(store)}))
const report=()=>[...servers.report(),...own.report()]
const close=async()=>{await servers.close()
return tools.close()}
return{...tools,servers:{...servers,report:report},openOwn:(...given)=>own.open(...given),close:close}}async function startBothOrNone(opening,starting){const[tools,servers]=await Promise.allSettled([opening,starting])
if(tools.status==="fulfilled"&&servers.status==="fulfilled")return[tools.value,servers.value]
for(const one of[servers,tools])if(one.status==="fulfilled")await one.value.close()
throw tools.status==="rejected"?tools.reason:servers.reason}const NONE={tools:[],report:()=>[],close:async()=>{}}
async function startServers(options,opening){const pins=pinsIn((0,file_store.s4)(options.conversation))
opening.catch(()=>{})
const openProgram=async spec=>(await opening).openProgram(spec)
return start(options,openProgram,{specs:await options.specs,pins:pins})}async function start({world:world,redact:redact},openProgram,{specs:specs,pins:pins}){if(specs.length===0&&pins.size===0)return NONE
const{openServers:openServers}=await Promise.all([__webpack_require__.e(1349),__webpack_require__.e(5676)]).then(__webpack_require__.bind(__webpack_require__,65676))
return openServers({specs:specs,pins:pins,isPublic:address.U,openProgram:openProgram,sleep:ms=>world.sleep(ms,world.signal),onProgress:(server,note)=>(0,console.printServer)(server,note,redact)})}class OwnServers{#start
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
if(opening)return new Map(opening.tools.flatMap(({meta:meta})=>meta?[[meta.tool_name,meta]]:[]))}return new Map}function parsed(text){try{return JSON.parse(text)}catch{return}}var protected_files=__webpack_require__(23665)
var rescue=__webpack_require__(75996)
var restore_work=__webpack_require__(63501)
var report_outputs=__webpack_require__(22343)
var run_page=__webpack_require__(4394)
var frontmatter=__webpack_require__(63846)
var files=__webpack_require__(26767)
var git=__webpack_require__(33368)
const LAST_WORD_MINUTES=2
const USUAL_MINUTES=360
async function withinJob({world:world,job:job},inputs,head){if(!world.env.GITHUB_WORKFLOW_REF){(0,console.printNotice)((0,prompts.J1)("job-limit-unknown",{minutes:String(inputs["timeout-minutes"])}))
return inputs}const written=await readJob(world.env,job.workspace,head)
const[nearest]=written?limitsIn(written,world).sort((one,other)=>one.left-other.left):[]
if(nearest===void 0)return inputs
const minutes=Math.max(1,Math.floor(nearest.left-LAST_WORD_MINUTES))
if(minutes>=inputs["timeout-minutes"])return inputs
const{what:what,minutes:limit}=nearest;(0,console.printNotice)((0,prompts.J1)("job-limit",{what:what,limit:String(limit),minutes:String(minutes)}))
return{...inputs,"timeout-minutes":minutes}}const word=schemas.unknown().optional()
const Step=schemas.object({id:word,uses:word,"timeout-minutes":word})
const WrittenJob=schemas.object({"timeout-minutes":word,steps:schemas.array(Step)})
const Workflow=schemas.object({jobs:schemas.record(schemas.string(),schemas.unknown())})
const LARGEST=1024*1024
async function readJob(env,folder,head){const[,path]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(env.GITHUB_WORKFLOW_REF??"")??[]
if(path===void 0||!env.GITHUB_WORKFLOW_SHA)return
try{const text=env.GITHUB_WORKFLOW_SHA===head?(new TextDecoder).decode(await(0,files.TA)([folder],path,LARGEST)):await(0,git.$Y)({folder:folder,environment:(0,runner_world._)(env)}).raw(["cat-file","blob",`${env.GITHUB_WORKFLOW_SHA}:${path}`])
const{jobs:jobs}=Workflow.parse((0,frontmatter.hN)(text))
return WrittenJob.parse(jobs[env.GITHUB_JOB??""])}catch{return}}function limitsIn({"timeout-minutes":ofJob=USUAL_MINUTES,steps:steps},{env:env,now:now}){const begun=beginOfJob(env)
const gone=begun===void 0?void 0:(now().getTime()-begun)/6e4
const ofSteps=ours(steps,env).map(step=>step["timeout-minutes"])
return[...gone===void 0?[]:limitOf("job",ofJob,gone),...ofSteps.flatMap(limit=>limitOf("step",limit,0))]}function limitOf(what,minutes,gone){return typeof minutes==="number"?[{what:what,minutes:minutes,left:minutes-gone}]:[]}function ours(steps,{GITHUB_ACTION:name="",GITHUB_ACTION_REPOSITORY:repository}){const named=steps.filter(({id:id})=>id===name)
if(named.length>0)return named
const start=name.startsWith("__self")?"./":`${repository}@`
return steps.filter(({id:id,uses:uses})=>id===void 0&&typeof uses==="string"&&uses.startsWith(start))}function beginOfJob({GITHUB_EVENT_PATH:path=""}){return(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.mtimeMs}var start_reading=__webpack_require__(35086)
var set_up=__webpack_require__(6107)
var starting_point=__webpack_require__(9634)
async function prepare(run,given){const{world:world,job:job,redact:redact}=run;(0,protected_files.JS)(given,world.env)
for(const text of(0,protected_list.Y)(given["protected-paths"]))(0,console.printWarning)((0,prompts.J1)("idle-pattern",{pattern:(0,lib_text.TN)(text,100)}))
if(given.intents)(await __webpack_require__.e(669).then(__webpack_require__.bind(__webpack_require__,40669))).declaredIntents(given.intents,{isRestricted:!1})
const{"agent-server-conversation":isThere,"agent-server-gives":gives}=given
const server=isThere||gives?await __webpack_require__.e(3757).then(__webpack_require__.bind(__webpack_require__,13757)):void 0
server?.requireOnServer(run,given)
const finishSchema=await(0,report_outputs.fe)(given,job.workspace)
const url=`${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`
const begun=(0,start_reading.W)(run)
const sandbox=given.isolation==="none"?void 0:(0,agent_tools.L)(given.isolation);(0,external_node_fs_.mkdirSync)(job.temp,{recursive:!0})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-"))
const own={folder:folder,workspace:job.workspace,environment:(0,runner_world._)(world.env)}
const seemsNew=run.trigger.thread.type!=="pull_request"&&run.memory.manifest.work===null
const seeded=seemsNew?(0,write_publisher.LU)(own):void 0
const startingPoint=await(0,starting_point.S)(run,{url:url,token:given["github-token"]}).finally(()=>seeded)
const inputs=await withinJob(run,(0,asked_head.hk)(startingPoint,given),startingPoint.head)
const heard=(0,start_reading.y)(run,startingPoint,begun)
const publisher=await(0,write_publisher.Zb)({...own,base:startingPoint.head,remoteUrl:url,forkUrl:forkOf(startingPoint,job),token:inputs["github-token"],allowedBranch:startingPoint.goal.kind==="advance"?startingPoint.goal.branch:void 0,now:world.now})
const path=(0,open_conversation.Nq)(folder,run.memory.id)
run.memory.openIn(path);(0,rescue.leaveTrace)(run,path);(0,run_page.we)(run,path)
const restricting=(0,restricted.hw)(heard,{inputs:inputs,startingPoint:startingPoint,conversation:path})
restricting.catch(()=>{})
server?.requireTrusted(await restricting)
const there=inputs["agent-server-url"]===void 0?void 0:await Promise.all([__webpack_require__.e(4551),__webpack_require__.e(1017),__webpack_require__.e(202)]).then(__webpack_require__.bind(__webpack_require__,80202))
const found=await(there?.findPlace(run,inputs,folder))
const unfit=(0,external_node_path_.join)(path,"observations","not-put-back.patch")
const putBack=await(0,restore_work.a_)(run,{folder:folder,path:unfit,later:found?.left})
if(found?.left)await(there?.keepLeft(run,publisher));(0,rescue.leaveTrace)(run,path,{folder:folder,base:startingPoint.head})
const isTreeNeeded=run.trigger.kind==="decision"||inputs["setup-command"]!==void 0&&!isBase(startingPoint)
const atStart=isTreeNeeded?await publisher.capture():void 0
const treeAtStart=atStart?.wholeTree??atStart?.tree
const readsHistory=given["read-github"]?.includes("history")===!0
const checkout=(0,restricted.eC)(run)||readsHistory?await(0,set_up.YL)(run,{folder:folder}):void 0
const reading=(0,knowledge.Dg)(inputs,{publisher:publisher,startingPoint:startingPoint,serverUrl:job.serverUrl,github:run.github})
const withheld={restricting:restricting,secrets:(0,input_inputs.secretInputs)(world.env)}
const knowing=reading.then(base=>withServers(base,inputs,startingPoint)).then(base=>allowedServers(base,withheld))
knowing.catch(()=>{})
const isReading=(0,purpose.AD)(run)
const outputs=(0,external_node_path_.join)(path,"observations")
const others=await othersIn(run,inputs,{startingPoint:startingPoint,publisher:publisher,folder:folder,outputs:outputs,restricting:restricting})
if(others)(0,rescue.leaveTrace)(run,path,{folder:folder,base:startingPoint.head,others:others.traces})
const opened=await openToolsAndServers({inputs:inputs,world:world,workingDir:job.workspace,outputDir:(0,external_node_path_.join)(path,"observations"),undoDir:(0,external_node_path_.join)(path,"undo"),folder:folder,sandbox:sandbox,moving:there&&found&&there.workMover(run,{publisher:publisher,place:found.place,folder:folder}),handed:server?.handedOver(inputs,run.memory.hasStore),specs:knowing.then(({specs:specs})=>isReading?[]:specs),conversation:path,redact:redact}).catch(async error=>{await(others?.removeAfter(async()=>{}))
throw error})
const tools=isReading?{...opened,workspace:(0,workspace.yk)(opened.workspace)}:opened
try{const known=await knowing
const restriction=await restricting
const words=(0,restricted.K9)(restriction,inputs,{servers:known.withheld,trigger:run.trigger})
const{knowledge:knowledge,withoutTools:withoutTools}=await checkTools(known,{inputs:inputs,tools:opened,startingPoint:startingPoint,signal:world.signal})
const allowed=restriction.restrictions?.inputs??inputs;(0,console.printKnowledge)(knowledge);(0,console.printSandbox)(tools.report())
const review=startingPoint.goal.kind==="review"?startingPoint.goal.context:void 0
const subAgentEvents=[]
const isRestricted=restriction.restrictions!==void 0||(0,asked_head._K)(startingPoint)
const intents=await offerIn(run,isReading?{...given,intents:[]}:given,{isRestricted:isRestricted,had:(0,base_state.S3)((0,file_store.s4)(path))})
const pictures=[]
const silences=[]
const grants=isReading?"refused":(0,restricted.x0)({run:run,startingPoint:startingPoint,inputs:allowed,restriction:restriction,tools:tools})
const place={grants:grants,folder:folder,tools:tools,hookWorkspace:opened.workspace,branch:startingPoint.branch,work:isReading?void 0:workIn(run,startingPoint,others),isReading:isReading,knowledge:knowledge,redact:redact,finishSchema:finishSchema,review:review,intents:intents,lookups:await lookupsIn(run,given,{isOpen:restriction.restrictions!==void 0,isOutside:(0,asked_head._K)(startingPoint),checkout:checkout}),unusable:withoutTools,memoryFile:(0,protected_files.jd)({run:run,inputs:allowed,startingPoint:startingPoint})?knowledge.memoryFile:void 0,subAgentEvents:subAgentEvents,pictures:pictures,silences:silences}
const{conversation:conversation,closed:closed}=await(0,open_conversation.HA)(run,allowed,place)
const earlierEvents=conversation.log.length
await(0,restricted.Fc)(conversation,restriction.strangers)
const signal=AbortSignal.any([world.signal,tools.over])
const deadline=AbortSignal.timeout(Math.ceil(allowed["timeout-minutes"]*6e4))
return{run:run,inputs:allowed,reading:await heard,restriction:restriction,restrictionNote:words,signal:signal,deadline:deadline,runAgent:()=>conversation.run(signal,deadline),conversation:conversation,closed:closed,publisher:publisher,tools:tools,startingPoint:startingPoint,others:others,treeAtStart:treeAtStart,changed:[...await changedSince(knowledge.commit,{publisher:publisher,tree:treeAtStart,putBack:putBack}),...others?.unmerged??[]],earlierEvents:earlierEvents,putBack:putBack,knowledge:knowledge,intents:intents,wantsData:finishSchema!==void 0,subAgentEvents:subAgentEvents,pictures:pictures,silences:silences,folder:folder}}catch(error){await(others?others.removeAfter(()=>tools.close()):tools.close())
throw error}}async function offerIn(run,{intents:intents=[]},chance){if(intents.length===0&&!chance.had.includes("propose"))return
return(await Promise.all([__webpack_require__.e(669),__webpack_require__.e(5011)]).then(__webpack_require__.bind(__webpack_require__,7392))).offerIntents(run,intents,chance)}async function lookupsIn({github:github,job:job},inputs,trust){const{"read-github":areas,"mixed-threads":mixed}=inputs
if(areas===void 0)return[]
const{readGithubTool:readGithubTool}=await __webpack_require__.e(4755).then(__webpack_require__.bind(__webpack_require__,64755))
const showsStrangers=mixed==="as-trusted"||trust.isOpen||trust.isOutside
const place={areas:areas,github:github,repository:job.repository,showsStrangers:showsStrangers,checkout:trust.checkout}
return[readGithubTool(place)??[]].flat()}async function checkTools(known,{inputs:inputs,tools:tools,startingPoint:startingPoint,signal:signal}){const there=knownTools(tools,{knowledge:known,startingPoint:startingPoint})
const{"allowed-tools":allowed,tools:changes}=inputs;(0,allowed_tools.$_)({allowed:allowed,changes:changes,main:known.main},there)
const problems=[...known.problems,...known.agents.flatMap(agent=>(0,allowed_tools.e3)(agent,there)),...known.main?(0,allowed_tools.dI)(known.main,{allowed:allowed,changes:changes,usual:(0,standard_tools.Vx)(inputs.model)}):[]]
const named=[allowed,changes,...known.agents.map(agent=>agent.tools)].flatMap(entries=>entries??[])
const without=await(0,standard_tools.II)(named.map(registry.Qw),tools.workspace,signal)
for(const[name,why]of without)(0,console.printNotice)((0,prompts.J1)("tool-not-offered",{tool:name,why:why}))
return{knowledge:{...known,problems:problems},withoutTools:[...without.keys()]}}async function othersIn(run,inputs,{restricting:restricting,...place}){const{repositories:names}=inputs
if(names===void 0)return
const isRestricted=(await restricting).restrictions!==void 0
return(await Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(692)]).then(__webpack_require__.bind(__webpack_require__,20692))).openOthers(run,{...place,names:names,inputs:inputs,isRestricted:isRestricted})}function workIn(run,startingPoint,others){const here=others?.here??[]
const isThere=isWorkThere(run,startingPoint)||here.some(one=>isWorkThere(one.run,one.startingPoint))
const folders=here.map(({path:path,startingPoint:{head:head}})=>({path:path,head:head}))
return{head:startingPoint.head,isWorkThere:isThere,...folders.length>0&&{folders:folders}}}function isBase({pull:pull,branch:branch,goal:goal}){return pull===void 0&&branch===goal.base}function isWorkThere({memory:memory},{goal:goal}){return memory.wasCutOff||goal.kind==="propose"&&goal.isThere===!0}async function changedSince(base,{publisher:publisher,tree:tree,putBack:putBack}){const files=tree===void 0?[]:(await publisher.compared(tree,base)).files.map(({path:path})=>path)
return[...new Set([...files,...putBack?.files??[]])]}function forkOf({goal:goal},{serverUrl:serverUrl}){return goal.kind==="advance"&&goal.fork!==void 0?`${serverUrl}/${goal.fork}.git`:void 0}var conclude=__webpack_require__(24102)
var conclude_proposals=__webpack_require__(57266)
var evidence=__webpack_require__(76204)
var publish=__webpack_require__(38626)
var to_branch=__webpack_require__(93582)
var state_stats=__webpack_require__(14549)
var wire_class=__webpack_require__(17117)
function factsOf({state:state},since,{change:change,kept:kept,diff:diff,patch:patch,aside:aside,locks:locks},opened){const stats=(0,state_stats.CD)(since.stats,state.stats)
const{calls:calls,models:models,prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,estimatedCalls:estimatedCalls,cost:cost}=(0,state_stats.vA)(stats)
return{files:change.files,kept:kept,diff:diff,withheldPatch:patch,asidePatch:aside,locks:locks,...(0,run_result.qL)(opened),refusedHistories:(0,recover.z0)(state.fields.agent_state)-since.refusals,steps:state.steps,iterations:calls,models:models,inputTokens:prompt_tokens,outputTokens:completion_tokens,cachedTokens:cache_read_tokens,estimatedCalls:estimatedCalls,costUsd:calls===0?void 0:cost,uses:usesOf(stats)}}function withheldAnswer(kinds){return kinds.length===0?[]:[{path:"the answer",code:"DKH-203",detail:kinds.join(", ")}]}function usesOf({usage_to_metrics:usage_to_metrics}){return Object.entries(usage_to_metrics).map(([id,metrics])=>({id:id,replies:metrics.calls,inputTokens:metrics.accumulated_token_usage.prompt_tokens,outputTokens:metrics.accumulated_token_usage.completion_tokens,cachedTokens:metrics.accumulated_token_usage.cache_read_tokens,writtenTokens:metrics.accumulated_token_usage.cache_write_tokens,reasoningTokens:metrics.accumulated_token_usage.reasoning_tokens,costUsd:metrics.accumulated_cost,latencyMs:metrics.latency_ms}))}function risksIn(events){const done=new Set(events.flatMap(event=>event.kind==="ObservationEvent"?[event.action_id]:[]))
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
return[...seen.values()]}function isEdit(event){if(event.kind!=="ObservationEvent"||event.observation.is_error)return!1
const{tool_name:name,observation:observation}=event
return name==="apply_patch"||name==="file_editor"&&observation.command!=="view"}var run_comment=__webpack_require__(24380)
async function finishRun(conversed){const{prepared:prepared,taken:taken,events:events}=conversed
const{run:run,conversation:conversation,startingPoint:startingPoint,inputs:inputs}=prepared
const{exact:exact,leaks:leaks,redact:redact}=run
const{text:finalResponse,kinds:kinds}=leaks.redact(exact(taken.said??conversation.finalResponse()))
const isReading=(0,purpose.AD)(run)
const captured=isReading||startingPoint.goal.kind==="review"?NO_CHANGE:await capturedIn(conversed)
const hold=(0,protected_files.ZV)(prepared,taken)
const several=await severalIn(conversed,captured)
const reviewed=several?.seen.main
const brought=isReading?NOTHING:await(0,to_branch.FW)(run,prepared,captured,leaks,{hold:hold,reviewed:reviewed})
const pushed=await(several?.publishOthers(run,several.seen))??[]
const lacksData=prepared.wantsData&&(0,report_outputs.hP)(conversation.log.branch())===void 0
const{check:check,opinion:opinion}=await judgeWork(conversed,{brought:brought,paths:pathsOf(captured,pushed)})
const isGood=!lacksData&&(check===void 0||check.end.kind==="passed")
const isEnded=taken.end.status==="finished"&&isGood
const isDone=isEnded&&brought.fault===void 0
const isProposing=isDone&&!isReading
const words={finalResponse:finalResponse,redact:redact}
const opened=isProposing?await(0,to_branch.qw)(run,prepared,brought,words):to_branch.g
const others=(isEnded?await(several?.proposeOthers(pushed,words)):void 0)??pushed
const saved=(0,protected_files.or)(brought,isDone&&opened.fault===void 0)
const whole=await(0,publish.D3)(prepared,saved)
const{end:end}=taken
await(several?.linkAll(prepared,{saved:saved,opened:opened},others))
const own=plannedEnd(conversed,{saved:whole,opened:opened,finalResponse:finalResponse,lacksData:lacksData,check:check})
const all=several?.concludeAll(own,others,{end:end,finalResponse:finalResponse,timeoutMinutes:inputs["timeout-minutes"]})
const planned=all?.conclusion??own
const reviews=startingPoint.goal.kind==="review"?await __webpack_require__.e(3306).then(__webpack_require__.bind(__webpack_require__,73306)):void 0
const review=await(reviews?.reviewIn(run,startingPoint,{events:events,finalResponse:finalResponse,end:end,planned:planned,redact:redact,inputs:inputs}))
if(review==="lost")return review
const held=(0,protected_files.Tb)(saved,opened,{...startingPoint,runId:run.job.runId,leaks:leaks})
const isSettling=isDone&&opened.fault===void 0
const proposals=await proposalsOf(conversed,{isDone:isSettling,isHeld:held!==void 0})
const{lines:lines}=proposals
const plan=await planIn(conversed,isDone?finalResponse:"")
const intents=[...proposals.waiting,...plan.waiting]
const left={kept:saved.kept,tree:saved.treeLeft??captured.tree,held:held,intents:intents}
const asked=await collectApprovals(conversed,left)
const conclusion=review?reviews?.concludeReview(review,end,planned)??planned:planned
return{...(0,conclude_proposals.t)((0,conclude_proposals.R)({...conclusion,...plan.advice},lines),taken,asked),...seenIn(conversed,await(0,publish.rs)(prepared,whole,opened),opened),...asked,isPlanAsked:plan.waiting.length>0&&asked.proposal!==void 0,check:check,opinion:opinion,others:all?.others,elsewhere:all?.results,finalResponse:finalResponse,review:review?.facts,intents:lines,said:proposals.said,withheld:[...saved.withheld,...withheldAnswer(kinds)],tree:saved.change.tree,events:events,durationMs:0}}async function collectApprovals({prepared:prepared,taken:taken},left){const isWaiting=taken.end.status==="waiting"||left.held!==void 0||left.intents.length>0
if(!isWaiting&&taken.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await __webpack_require__.e(20).then(__webpack_require__.bind(__webpack_require__,70020))).settleApprovals(prepared,taken,left)}const NO_PROPOSALS={lines:[],waiting:[],said:[]}
async function proposalsOf(conversed,how){if(!conversed.prepared.intents)return NO_PROPOSALS
return(await Promise.all([__webpack_require__.e(669),__webpack_require__.e(7260)]).then(__webpack_require__.bind(__webpack_require__,97260))).settleProposals(conversed,how)}async function capturedIn({prepared:prepared,events:events},elsewhere){const{publisher:publisher,subAgentEvents:subAgentEvents,others:others}=prepared
const root=prepared.tools.workspace.workingDir
const place=elsewhere??{publisher:publisher,workspace:root}
const apart=elsewhere?void 0:others?.here[0]?.path.split("/")[0]
return withIgnoredEdits(await place.publisher.capture(apart),[...events,...subAgentEvents],{...place,root:root})}async function severalIn(conversed,main){const{prepared:prepared}=conversed
if(!prepared.others||prepared.others.here.length===0||(0,purpose.AD)(prepared.run))return
const several=await Promise.all([__webpack_require__.e(2499),__webpack_require__.e(4564),__webpack_require__.e(3321)]).then(__webpack_require__.bind(__webpack_require__,3321))
const{seeAll:seeAll,publishOthers:publishOthers,proposeOthers:proposeOthers,linkAll:linkAll,concludeAll:concludeAll}=several
const capture=place=>capturedIn(conversed,place)
return{publishOthers:publishOthers,proposeOthers:proposeOthers,linkAll:linkAll,concludeAll:concludeAll,seen:await seeAll(prepared,{main:main,capture:capture})}}function pathsOf(captured,others){const elsewhere=others.flatMap(({other:other,saved:saved})=>saved.change.files.map(({path:path})=>`${other.path}/${path}`))
return[...captured.files.map(({path:path})=>path),...elsewhere]}async function judgeWork({prepared:prepared,taken:taken,events:events},{brought:brought,paths:paths}){const{inputs:inputs,startingPoint:startingPoint,run:run}=prepared
const isWanted=(inputs.check!==void 0||inputs.critic!=="none")&&!(0,purpose.AD)(run)
if(!isWanted||startingPoint.goal.kind==="review"||taken.end.status==="waiting")return{}
const{checkOfWork:checkOfWork,filesJudged:filesJudged,opinionOfWork:opinionOfWork,unlikeJudged:unlikeJudged}=await __webpack_require__.e(9808).then(__webpack_require__.bind(__webpack_require__,57427))
const{filesAt:filesAt}=await __webpack_require__.e(8039).then(__webpack_require__.bind(__webpack_require__,28039))
const judged=filesJudged(events)
const{changed:changed,unseen:unseen}=unlikeJudged(judged,filesAt(run.job.workspace,paths,judged))
const check=checkOfWork(inputs,{events:events,isFinished:taken.end.status==="finished",paths:paths,isChanged:changed.length>0,isPartial:brought.withheld.length>0&&brought.kept.kind==="branch"})
const clear=text=>run.leaks.redact(run.exact(text)).text
const opinion=opinionOfWork(events,unseen)
return{check:check&&{...check,output:clear(check.output)},opinion:opinion&&{...opinion,message:clear(opinion.message)}}}const NO_CHANGE={tree:"",files:[],leftOut:[]}
const NOTHING={kept:{kind:"nothing"},change:NO_CHANGE,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:run,startingPoint:startingPoint}},answer){if((0,purpose.eK)(run)!=="plan")return{waiting:[]}
const nobody=(0,restricted.i5)(run,startingPoint.goal)
return(await __webpack_require__.e(8563).then(__webpack_require__.bind(__webpack_require__,68563))).askedPlan(answer,{nobody:nobody,rules:(0,run_comment.hP)(run,run.memory.id)})}function plannedEnd({prepared:prepared,taken:taken},ending){const{run:run,inputs:inputs}=prepared
const sandbox=prepared.tools.report()
return(0,conclude.E)({...ending,end:taken.end,change:ending.saved.change,goal:(0,raw_input.J)(run.world.env)?prepared.startingPoint.goal.kind:(0,raw_input.VV)(run.world.env),timeoutMinutes:inputs["timeout-minutes"],main:prepared.knowledge.main,silence:prepared.silences.toSorted((one,other)=>other.ms-one.ms)[0],reach:sandbox&&{...sandbox,isFork:(0,asked_head._K)(prepared.startingPoint)}})}function sandboxFacts({run:run,tools:tools,startingPoint:startingPoint}){const sandbox=tools.report()
if(!sandbox)return
if(!(0,asked_head._K)(startingPoint))return{...sandbox,nobody:(0,restricted.i5)(run,startingPoint.goal)}
return{...sandbox,denials:sandbox.denials.map(({host:host,port:port})=>({host:host,port:port,reason:"fork"}))}}function seenIn({prepared:prepared,since:since,events:events,hidden:hidden},saved,opened){const{conversation:conversation,tools:tools,startingPoint:startingPoint,restriction:restriction,restrictionNote:restrictionNote,subAgentEvents:subAgentEvents}=prepared
return{...factsOf(conversation,since,saved,opened),checks:[...conversation.log.slice(since.length),...subAgentEvents].flatMap(evidence.EG),...(0,evidence.l9)([...events,...subAgentEvents]),tests:testsIn([...events,...subAgentEvents]),risks:risksIn([...events,...subAgentEvents]),picture:prepared.pictures.at(-1),sandbox:sandboxFacts(prepared),knowledge:(0,knowledge.sw)(conversation),servers:tools.servers.report(),reading:{strangers:restriction.strangers,hidden:hidden},note:(0,asked_head._K)(startingPoint)?(0,prompts.J1)("fork"):restrictionNote,forkUrl:forkUrlOf(prepared),patchBase:(0,run_result.Rw)(startingPoint)}}function forkUrlOf({run:run,startingPoint:{goal:goal}}){return goal.kind==="advance"&&goal.fork!==void 0?`${run.job.serverUrl}/${goal.fork}`:void 0}async function withIgnoredEdits(change,events,{publisher:publisher,workspace:workspace,root:root}){const paths=[...new Set(events.flatMap(finish_run_editedIn).map(path=>(0,external_node_path_.relative)(workspace,(0,external_node_path_.resolve)(root,path))))]
const inside=paths.filter(path=>path!==""&&!(0,external_node_path_.isAbsolute)(path)&&path.split("/")[0]!=="..")
const captured=new Set(change.files.map(({path:path})=>path))
const ignored=await publisher.ignored(inside.filter(path=>!captured.has(path)))
const leftOut=ignored.map(path=>({path:path,code:"DKH-118",detail:""}))
return leftOut.length===0?change:{...change,leftOut:[...change.leftOut,...leftOut]}}function finish_run_editedIn(event){if(event.kind!=="ObservationEvent"||event.tool_name!=="file_editor"||event.observation.is_error)return[]
const{command:command,path:path}=event.observation
return command!=="view"&&typeof path==="string"?[path]:[]}async function work(run){const start=run.world.clock()
const durationMs=()=>run.world.clock()-start
let hasWorked=!1
try{const inputs=(0,input_inputs.readInputs)(run.world.env)
const prepared=await prepare(run,inputs)
const report=await closeToolsAfter(prepared,async()=>{if(await run.claimed==="lost")return"lost"
const conversed=await converse(prepared,approvals)
hasWorked=!0
return await isReviewed(run)?"lost":finishRun(conversed)})
if(report==="lost")return report
const{folder:folder,publisher:publisher,conversation:conversation}=prepared
const path=(0,open_conversation.Nq)(folder,run.memory.id)
await clearLog(path,run.leaks)
return{report:{...report,durationMs:durationMs()},fault:report.fault,events:report.events??[],workingDir:prepared.tools.workspace.workingDir,conversationPath:path,startingPoint:prepared.startingPoint,tree:report.tree,proposals:report.said,approvals:{proposal:report.proposal,used:report.used,results:report.results},baseSha:publisher.base,...report.elsewhere&&{others:report.elsewhere},structuredOutput:prepared.wantsData?(0,report_outputs.hP)(conversation.log.branch()):void 0}}catch(error){if(await run.claimed==="lost")return"lost"
const isWorkSaved=!hasWorked
return{...(0,run_result.Gj)((0,fault.ec)(error),durationMs()),conversationPath:await logOf(run),isWorkSaved:isWorkSaved}}}async function logOf({memory:memory,leaks:leaks}){try{if(memory.folder!==void 0)await clearLog(memory.folder,leaks)
return memory.folder??""}catch{return""}}async function isReviewed(run){return(0,trigger_trigger.zN)(run.trigger)&&(0,raw_input.J)(run.world.env)&&await(0,earlier_review.s6)(run)!==void 0}async function closeToolsAfter(prepared,action){const{conversation:conversation,tools:tools,others:others}=prepared
try{return await action()}finally{try{await conversation.close()}finally{await(others?others.removeAfter(()=>tools.close()):tools.close())}}}async function clearLog(folder,leaks){for(const{path:path,read:read}of(0,conversation_files.bh)(folder)){const{text:text,kinds:kinds}=await leaks.redactLong(read().toString())
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

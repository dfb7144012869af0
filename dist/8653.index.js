export const id=8653
export const ids=[8653]
export const modules={13834:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(6811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),true).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
function fitting(markdown){if(Buffer.byteLength(markdown)<=LIMIT)return markdown
return(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__._n)(markdown,Math.floor(LIMIT/3)-100,"the summary was too long; the log of the run says the rest")}},24776:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>keptThreads,d:()=>sweepStates})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58908)
var _state_remote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(93804)
const DAY_MS=864e5
const CLOSED_DAYS=7
const TASK_DAYS=30
async function sweep(options){const{remote:remote}=options
const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const gone=[]
for(const[ref,tip]of tips)if(await isDone(options,ref)&&await remote.move(ref,"",tip)==="moved")gone.push(ref)
return gone}async function isDone(options,ref){const[,number]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref)??[]
if(number!==void 0)return isClosed(options,Number(number))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref)&&isOld(options,ref)}const Thread=zod__WEBPACK_IMPORTED_MODULE_5__.object({state:zod__WEBPACK_IMPORTED_MODULE_5__.string(),closed_at:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})
async function isClosed({github:github,repository:repository,now:now},number){const{owner:owner,name:repo}=repository
try{const route="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:state,closed_at:time}=Thread.parse((await github.request(route,{owner:owner,repo:repo,issue_number:number})).data)
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===410)return true
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=zod__WEBPACK_IMPORTED_MODULE_5__.object({repository:zod__WEBPACK_IMPORTED_MODULE_5__.object({discussion:zod__WEBPACK_IMPORTED_MODULE_5__.object({closedAt:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place}))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(temp,{recursive:true})
const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,"deckhand-sweep-"))
const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"state.git")
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:folder,environment:environment}).raw(["init","--quiet","--bare",gitDir])
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:true,force:true})}}},35477:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P:()=>PageFacts,U:()=>REPORT_FILE})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const REPORT_FILE="report.json"
const Link=zod__WEBPACK_IMPORTED_MODULE_0__.url({protocol:/^https?$/})
const WithheldFile=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),code:zod__WEBPACK_IMPORTED_MODULE_0__.string(),message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const ModelUse=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replies:zod__WEBPACK_IMPORTED_MODULE_0__.int(),inputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),cachedTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),outputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional()}).readonly()
const PageFacts=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requester:zod__WEBPACK_IMPORTED_MODULE_0__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sign:zod__WEBPACK_IMPORTED_MODULE_0__.string(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string(),quote:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),hint:zod__WEBPACK_IMPORTED_MODULE_0__.string(),endedAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),durationMs:zod__WEBPACK_IMPORTED_MODULE_0__.number(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.int(),models:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),uses:zod__WEBPACK_IMPORTED_MODULE_0__.array(ModelUse).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int()}).readonly()).readonly(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly(),blockedHosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),links:zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({thread:Link.optional(),run:Link.optional(),comment:Link.optional(),commit:Link.optional(),pullRequest:Link.optional()}).readonly()}).readonly()},84577:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>ChangeSet,c:()=>FILES})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91311)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9179)
const FILES={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const Commit=zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const Count=zod__WEBPACK_IMPORTED_MODULE_2__.number().int().min(0).max(1e12)
const Amount=zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1e12)
const Line=zod__WEBPACK_IMPORTED_MODULE_2__.string().max(500)
const Use=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]{1,50}$/),replies:Count,inputTokens:Count,outputTokens:Count,cachedTokens:Count,writtenTokens:Count,reasoningTokens:Count,costUsd:Amount.optional(),latencyMs:Amount,longestLatencyMs:Amount}).readonly()
const Denial=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({host:Line,port:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().min(0).max(65535),reason:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:Line.optional()}).readonly()
const Sandbox=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({way:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w-]{1,30}$/),checks:Count,network:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.*:, -]{1,500}$/),isShut:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),isAsking:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),nobody:_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_0__.cS.optional(),denials:zod__WEBPACK_IMPORTED_MODULE_2__.array(Denial).max(500).readonly()}).readonly()
const Facts=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({withheld:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(5e3),code:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](codes()),detail:Line}).readonly()).max(1e3).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(2e4),exitCode:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly()).max(100).readonly(),steps:Count,iterations:Count,toolCalls:Count,models:zod__WEBPACK_IMPORTED_MODULE_2__.array(Line).max(20).readonly(),inputTokens:Count,outputTokens:Count,cachedTokens:Count,estimatedCalls:Count,costUsd:Amount.optional(),uses:zod__WEBPACK_IMPORTED_MODULE_2__.array(Use).max(50).readonly(),durationMs:Amount,sandbox:Sandbox.optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("status",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_2__.literal("finished")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_2__.literal("stopped"),outcome:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed"]),reason:Line,quote:Line.optional(),hint:Line}).readonly()])
const Thread=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["issue","pull_request","discussion"]),number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().positive()}),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__.literal("none")})])
const StartingPoint=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({commit:Commit,branch:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(250),goal:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["propose","advance","patch"]),head:Commit.optional()}).readonly()
const ChangeSet=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_2__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:Thread,key:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(1e3),requester:Line,conversation:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:StartingPoint.optional(),tree:Commit.optional(),end:End,finalResponse:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(5e5),facts:Facts}).readonly()
function codes(){const[first,...rest]=Object.keys(_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__.Lp)
return[first,...rest]}},89925:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Df:()=>statePlace,XP:()=>removeClosed,vT:()=>sweepBeside})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(24776)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
async function sweepBeside({trigger:trigger,memory:memory,...place}){if(trigger.kind==="schedule"&&memory.isKept)await removeClosed(place)}async function removeClosed({github:github,job:job,world:world}){try{const gone=await(0,_github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_3__.d)({github:github,repository:job.repository,now:world.now(),...statePlace({job:job,world:world})})
if(gone.length>0)(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`What was kept of closed threads is removed: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(gone.length,"state")}.`)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`What is kept of closed threads could not be looked through. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message}`)}}function statePlace({job:job,world:world}){return{temp:job.temp,remote:{url:`${job.repositoryUrl}.git`,token:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"github-token")??""},environment:(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)}}},68653:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{reportRun:()=>reportRun})
var console=__webpack_require__(54995)
var file_commands=__webpack_require__(46101)
var input_shapes=__webpack_require__(48588)
var summary=__webpack_require__(13834)
var outcome=__webpack_require__(62822)
var report=__webpack_require__(52435)
var acknowledge=__webpack_require__(12384)
var trigger_settings=__webpack_require__(79235)
var approval_proposal=__webpack_require__(54552)
var render_decided=__webpack_require__(91311)
var comment=__webpack_require__(60593)
var prompts=__webpack_require__(88135)
var kept_proposal=__webpack_require__(19546)
var markers=__webpack_require__(73912)
function shownIn(proposal,{id:id},body){return(0,kept_proposal.LY)({...proposal,comment:{id:id,digest:(0,approval_proposal.rr)((0,comment.$5)(body))}})}function unkept(body){return`${(0,prompts.J1)("approval-unkept")}\n\n${body}`}function decidedIn({world:world,job:job,trigger:trigger},used,{results:results,next:next,redact:redact}){const rules={repositoryUrl:job.repositoryUrl,phrases:(0,trigger_settings.phrasesOf)(world.env)}
return(0,markers.kN)({world:world,job:job,trigger:trigger},redact((0,render_decided.z6)(used,{...rules,results:results,where:next?.url})))}var unpublished=__webpack_require__(85831)
var state=__webpack_require__(26178)
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var event_content=__webpack_require__(46032)
var lib_text=__webpack_require__(94869)
const MOST=10
const PLACE=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:events=[]},workspace){const isFile=path=>{try{return(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace,path)).isFile()}catch{return false}}
return annotationsIn(events,workspace,isFile)}function annotationsIn(events,workspace,isFile){const outputs=new Map
for(const event of events){const run=runOf(event)
if(!run)continue
outputs.delete(run.command)
outputs.set(run.command,run.isFailed?run.output:void 0)}const found=new Map
for(const output of outputs.values())for(const line of(output??"").split("\n")){const annotation=annotationIn(line,workspace)
const place=`${annotation?.file}:${annotation?.line}`
if(annotation&&!found.has(place)&&isFile(annotation.file))found.set(place,annotation)
if(found.size===MOST)return[...found.values()]}return[...found.values()]}function runOf(event){if(event.kind!=="ObservationEvent"||event.observation.kind!=="TerminalObservation")return
const{command:command,exit_code:exit_code,content:content}=event.observation
if(typeof command!=="string"||typeof exit_code!=="number")return
return{command:command,isFailed:exit_code>0,output:(0,event_content.wh)(content)}}function annotationIn(line,workspace){const words=line.slice(0,1e3)
const[,path="",colon,bracket,rest=""]=PLACE.exec(words)??[]
const file=withinWorkspace(path,workspace)
if(file===void 0)return
const said=rest.replace(/^[\s:)\]-]+/,"")
return{file:file,line:Number(colon??bracket),message:(0,lib_text.TN)(said===""?words:said,200)}}function withinWorkspace(path,workspace){const file=path.startsWith(`${workspace}/`)?path.slice(workspace.length+1):path.replace(/^\.\//,"")
const isOurs=file!==""&&!file.startsWith("/")&&!file.split("/").includes("..")
return isOurs&&!file.startsWith("node_modules/")?file:void 0}const FIRST=100
const LAST=400
function renderTimeline(events){const all=events.flatMap(event=>{const line=(0,console.cA)(event)
return line===void 0?[]:[`${event.timestamp.slice(11,19)} ${(0,lib_text.TN)(line,240)}`]})
if(all.length===0)return""
const lines=shortened(all).join("\n")
const fence=(0,lib_text.Lt)(lines)
const heading=`<details><summary>Timeline (${(0,lib_text.U9)(all.length,"line")}, UTC)</summary>`
return`${heading}\n\n${fence}text\n${lines}\n${fence}\n\n</details>`}function shortened(lines){if(lines.length<=FIRST+LAST)return lines
return[...lines.slice(0,FIRST),`… ${lines.length-FIRST-LAST} more …`,...lines.slice(-LAST)]}var closed_threads=__webpack_require__(89925)
var ending=__webpack_require__(30818)
var propose=__webpack_require__(70020)
function outputsOf({report:report,conversationPath:conversationPath,baseSha:baseSha,structuredOutput:structuredOutput,approvals:approvals},comment,{id:id,isResumed:isResumed}){return{outcome:report.outcome,reason:report.reason,"final-response":report.finalResponse,"structured-output":structuredOutput,...whereOf(report),"base-sha":baseSha,...foundIn(report.review),"comment-id":comment?.id,"comment-url":comment?.url,"conversation-id":id,"resumed-from":isResumed?id:void 0,"pending-actions":approvals?.proposal&&(0,propose.C1)(approvals.proposal),"conversation-path":conversationPath,iterations:report.iterations,"input-tokens":report.inputTokens,"output-tokens":report.outputTokens,...sumsOf(report.uses),"cost-usd":report.costUsd,"duration-seconds":Math.round(report.durationMs)/1e3}}function sumsOf(uses){const sum=figure=>uses.reduce((total,use)=>total+figure(use),0)
return{"cached-tokens":sum(({cachedTokens:cachedTokens})=>cachedTokens),"cache-write-tokens":sum(({writtenTokens:writtenTokens})=>writtenTokens),"reasoning-tokens":sum(({reasoningTokens:reasoningTokens})=>reasoningTokens),"model-seconds":Math.round(sum(({latencyMs:latencyMs})=>latencyMs))/1e3}}function foundIn(review){if(!review)return{}
const{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,url:url}=review
return{"review-url":url,"findings-new":found,"findings-fixed":fixed,"findings-open":stillOpen+found,"findings-blocking":blocking}}function whereOf({files:files,kept:kept,diff:diff,withheldPatch:withheldPatch,asidePatch:asidePatch,pullRequest:pullRequest}){return{"files-changed":files.length,"diff-path":diff?.path,"patch-path":(withheldPatch??asidePatch)?.path,...kept.kind==="branch"&&{branch:kept.branch,"commit-sha":kept.commit},...kept.kind==="patch"&&{"patch-path":kept.path},"pr-number":pullRequest?.number,"pr-url":pullRequest?.url}}var publishing=__webpack_require__(41320)
var raw_input=__webpack_require__(48142)
var inline_code=__webpack_require__(62423)
var review_facts=__webpack_require__(61229)
var subject=__webpack_require__(21271)
var change_set=__webpack_require__(84577)
function writeChangeSet(run,done,redact){(0,external_node_fs_.mkdirSync)(run.job.temp,{recursive:true})
const folder=(0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(run.job.temp,"deckhand-")),"change-set");(0,external_node_fs_.mkdirSync)(folder)
const{kept:kept,withheldPatch:withheldPatch}=done.report
const facts=change_set.V.parse(inStrings(changeSetOf(run,done),redact));(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder,change_set.c.facts),`${JSON.stringify(facts,null,2)}\n`)
if(kept.kind==="patch")(0,external_node_fs_.copyFileSync)(kept.path,(0,external_node_path_.join)(folder,change_set.c.work))
if(withheldPatch)(0,external_node_fs_.copyFileSync)(withheldPatch.path,(0,external_node_path_.join)(folder,change_set.c.withheld))
copyLog(done.conversationPath,(0,external_node_path_.join)(folder,change_set.c.log))
return folder}const LOG=["base_state.json","events"]
function copyLog(from,to){if(from==="")return;(0,external_node_fs_.mkdirSync)(to)
for(const name of LOG)if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(from,name)))(0,external_node_fs_.cpSync)((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name),{recursive:true})}function changeSetOf({job:job,trigger:trigger,memory:memory},{report:report,startingPoint:startingPoint,tree:tree}){const{owner:owner,name:name}=job.repository
const isKept=report.kept.kind==="patch"
return{version:1,repository:{id:trigger.repositoryId,name:`${owner}/${name}`},thread:trigger.thread,key:trigger.key,requester:(0,subject.iq)(trigger),conversation:memory.id,...startingPoint&&{startingPoint:startingPointOf(startingPoint)},...isKept&&{tree:tree},end:endOf(report),finalResponse:report.finalResponse.slice(0,5e5),facts:factsOf(report)}}function startingPointOf({head:head,goal:goal,pull:pull}){const isKept=goal.kind==="review"||goal.kind==="advance"&&goal.fork!==void 0
return{commit:head,branch:goal.base,goal:isKept?"patch":goal.kind,...pull&&{head:pull.head.sha}}}function endOf({outcome:outcome,reason:reason,quote:quote,hint:hint}){const isStopped=["budget-exhausted","timed-out","stuck","cancelled","failed"].includes(outcome)
if(!isStopped)return{status:"finished"}
return{status:"stopped",outcome:outcome,reason:reason,...quote!==void 0&&{quote:quote},hint:hint}}function factsOf(report){const{steps:steps,iterations:iterations,models:models,inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,estimatedCalls:estimatedCalls,uses:uses,durationMs:durationMs}=report
const{withheld:withheld,checks:checks,costUsd:costUsd,sandbox:sandbox,toolCalls:toolCalls=0}=report
return{withheld:withheld.slice(0,1e3).map(one=>({...one,detail:one.detail.slice(0,500)})),checks:checks.slice(-100).map(({command:command,exitCode:exitCode})=>({command:command.slice(0,2e4),exitCode:exitCode})),steps:steps,iterations:iterations,toolCalls:toolCalls,models:models,inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,estimatedCalls:estimatedCalls,uses:uses,durationMs:durationMs,...costUsd!==void 0&&{costUsd:costUsd},...sandbox&&{sandbox:sandboxOf(sandbox)}}}function sandboxOf({denials:denials,isAsking:isAsking,nobody:nobody,...sandbox}){const told=denials.slice(0,500).map(({host:host,port:port,reason:reason,allow:allow})=>({host:host.slice(0,500),port:port,reason:reason,...allow!==void 0&&{allow:allow.slice(0,500)}}))
const{way:way,checks:checks,network:network,isShut:isShut}=sandbox
const asking={...isAsking!==void 0&&{isAsking:isAsking},...nobody!==void 0&&{nobody:nobody}}
return{way:way,checks:checks,network:network,isShut:isShut,...asking,denials:told}}function inStrings(value,redact){if(typeof value==="string")return redact(value)
if(Array.isArray(value))return value.map(one=>inStrings(one,redact))
if(typeof value!=="object"||value===null)return value
return Object.fromEntries(Object.entries(value).map(([name,one])=>[name,inStrings(one,redact)]))}var to_branch=__webpack_require__(93582)
function renderPreview(run,{report:report,startingPoint:startingPoint},redact){const{trigger:trigger}=run
const isChanged=startingPoint!==void 0&&report.kept.kind==="patch"
const steps=[...signsOf(trigger),...isChanged?changesTo(run,startingPoint.goal,report.outcome==="changed"):[],...report.review&&(0,review_facts.Bb)(report.review)?["Post the review that stands in the report below."]:[],...trigger.thread.type==="none"?[]:[`Answer on #${trigger.thread.number} with the report below.`]]
const parts=[(0,prompts.J1)("dry-run",{steps:steps.map(step=>`- ${step}\n`).join("")||"- Nothing.\n"}),...isChanged?[folded("Commit message",redact((0,to_branch.bD)(run)))]:[],...isChanged&&startingPoint.goal.kind==="propose"?[proposal(run,report.finalResponse,redact)]:[]]
return parts.join("\n\n")}function signsOf(trigger){const{claim:claim}=trigger
return[...(0,acknowledge.Ko)(trigger)?["React with 👀 to what was asked."]:[],...claim?[`Take the ${claim.kind} ${(0,inline_code.aY)(claim.name)} off.`]:[]]}function changesTo({world:world},goal,isDone){switch(goal.kind){case"review":return[]
case"patch":return["Publish no branch: the work would be the patch below."]
case"advance":return[`Add one commit to the branch ${(0,inline_code.aY)(goal.branch)} of pull request #${goal.pullRequest.number}.`]
case"propose":{const branch=`Create the branch ${(0,inline_code.aY)(goal.branch)} with one commit on ${(0,inline_code.aY)(goal.base)}.`
const offer=OFFERS[(0,publishing.E)(world.env)["create-pr"]]
return isDone&&offer!==void 0?[branch,`${offer} onto ${(0,inline_code.aY)(goal.base)}.`]:[branch]}}}const OFFERS={draft:"Open a draft pull request",ready:"Open a pull request",link:"Show a link that opens a pull request",none:void 0}
function proposal(run,finalResponse,redact){const{title:title,body:body}=(0,to_branch.cE)(run,{finalResponse:finalResponse,redact:redact})
return folded("Pull request",redact(`${title}\n\n${body}`))}function folded(title,text){const fence=(0,lib_text.Lt)(text)
return`<details><summary>${title}</summary>\n\n${fence}text\n${text.trimEnd()}\n${fence}\n\n</details>`}function leave(run,done,redact){switch((0,raw_input.VV)(run.world.env)){case"plan":return{preview:"",outputs:{"change-set-path":writeChangeSet(run,done,redact)}}
case"dry-run":return{preview:`${renderPreview(run,done,redact)}\n\n`,outputs:{}}
default:return{preview:"",outputs:{}}}}var run_comment=__webpack_require__(24380)
var codes=__webpack_require__(9179)
var fault=__webpack_require__(98664)
var page_facts=__webpack_require__(35477)
function saveFacts(run,done,commentUrl){if(done.conversationPath==="")return
const hide=(_,value)=>typeof value==="string"?run.redact(value):value
try{(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(done.conversationPath,page_facts.U),JSON.stringify(pageFactsOf(run,done,commentUrl),hide))}catch(error){(0,console.m)(`The facts of this run could not be saved. ${(0,fault.ec)(error).message}`)}}async function pageOf(run,done,commentUrl){if(done.conversationPath==="")return
try{return await run.writePage(done.conversationPath,pageFactsOf(run,done,commentUrl),run.redact)}catch(error){(0,console.m)(`The page of this run could not be written. ${(0,fault.ec)(error).message}`)
return}}function pageFactsOf(run,{report:report},commentUrl){const{job:job,trigger:trigger,world:world}=run
const{owner:owner,name:name}=job.repository
const{thread:thread}=trigger
return{version:1,repository:`${owner}/${name}`,thread:thread.type==="none"?trigger.event:`#${thread.number}`,requester:(0,subject.iq)(trigger),outcome:report.outcome,sign:(0,outcome.rL)(report).mark,reason:report.reason,quote:report.quote,hint:report.hint,endedAt:world.now().toISOString(),durationMs:report.durationMs,steps:report.steps,models:report.models,costUsd:report.costUsd,uses:report.uses.map(({id:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})=>({name:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})),checks:report.checks,diff:report.diff?.text,withheld:report.withheld.map(({path:path,code:code})=>({path:path,code:code,message:codes.Lp[code].message})),blockedHosts:(report.sandbox?.denials??[]).map(({host:host,port:port})=>`${host}:${port}`),links:linksIn(run,report,commentUrl)}}function linksIn({job:job,trigger:trigger},{kept:kept,pullRequest:pullRequest},comment){const{thread:thread}=trigger
const section=thread.type==="discussion"?"discussions":"issues"
return{thread:thread.type==="none"?void 0:`${job.repositoryUrl}/${section}/${thread.number}`,run:job.runUrl,comment:comment,commit:kept.kind==="branch"?`${job.repositoryUrl}/commit/${kept.commit}`:void 0,pullRequest:pullRequest?.url}}var tell=__webpack_require__(96910)
async function reportRun({done:done,run:run},runComment){const{world:world,redact:redact}=run
const{outcome:outcome}=done.report
const isFailure=(0,input_shapes.VC)(world.env,outcome);(0,console.lQ)(done,isFailure,redact);(0,console.m6)(done.report.risks??[],redact);(0,console.Ei)(annotationsFor(done,run.job.workspace),redact)
const words=()=>(0,ending.ci)((0,report.B1)(done.report,(0,run_comment.hP)(run,run.memory.id)),run,done)
const render=()=>(0,markers.kN)(run,(0,markers.F8)(world.env,redact(words()),done.hadNoSandbox))
const{approvals:approvals}=done
const at={env:world.env,thread:run.trigger.thread}
const shown=render()
const pendingReport=pendingReportOf(run,done,{runComment:runComment,body:shown,redact:redact})
if(runComment&&!approvals?.proposal)(0,file_commands.r1)(world.env,{...pendingReport,runComment:runComment})
run.memory.leavePendingReport((0,unpublished.KM)(pendingReport))
saveFacts(run,done,runComment?.url)
const propose=approvals?.proposal&&runComment?shownIn(approvals.proposal,runComment,shown):same
const isHurried=world.signal.aborted&&!approvals?.proposal
const[isKept,early]=await Promise.all([run.memory.close(manifest=>propose((0,ending.v6)(run,done,runComment?.url)(manifest))),isHurried?(0,tell.F)(run,at,pendingReport):void 0])
if(runComment&&approvals?.proposal&&isKept)(0,file_commands.r1)(world.env,{...pendingReport,runComment:runComment});(0,file_commands.XI)(world.env,void 0)
await(0,closed_threads.vT)(run)
const body=approvals?.proposal?isKept&&runComment?shown:unkept(render()):render()
const left=leave(run,done,redact)
await(0,summary.S)(world.env,`${left.preview}${body}\n\n${redact(renderTimeline(done.events??[]))}`)
const isTold=early!==void 0&&body===shown
const told=isTold?early:await(0,tell.F)(run,at,{...pendingReport,runComment:early?.runComment??runComment,body:body})
const final=told?.runComment??await(0,run_comment.zu)(run,{report:done.report,body:body})
if(approvals?.proposal&&final&&final.id!==runComment?.id)await run.memory.settle(shownIn(approvals.proposal,final,told?.body??body))
const page=await pageOf(run,done,final?.url);(0,file_commands.Kn)(world.env,{...outputsOf(done,final,run.memory),"page-path":page,...left.outputs},redact)
return isFailure?1:0}function same(manifest){return manifest}function lastReaction(report){const{reaction:reaction}=(0,outcome.rL)(report)
return reaction==="eyes"?void 0:reaction}function pendingReportOf(run,{report:report,approvals:approvals},words){const{runComment:runComment,body:body,redact:redact}=words
const{used:used,proposal:proposal}=approvals??{}
const approvalComment=used?.comment&&approvals&&{id:used.comment.id,body:decidedIn(run,used,{results:approvals.results,next:runComment,redact:redact})}
const isWaiting=proposal??used?{isWaiting:proposal!==void 0}:{}
const[place,content]=[(0,acknowledge.Ko)(run.trigger),lastReaction(report)]
return{lease:run.memory.manifest.lease??(0,state.m8)(run,null),body:body,isAnswer:true,...place&&content&&{sign:{place:place,content:content}},...runComment&&{runComment:runComment},...approvalComment&&{approvalComment:approvalComment},...isWaiting}}}}

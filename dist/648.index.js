export const id=648
export const ids=[648]
export const modules={15648:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{answer:()=>answer})
var trigger_command=__webpack_require__(66237)
var comment=__webpack_require__(60593)
var report=__webpack_require__(78160)
var fault=__webpack_require__(98664)
var decider=__webpack_require__(36356)
var connect=__webpack_require__(72879)
var ending=__webpack_require__(67520)
var acknowledge=__webpack_require__(50584)
var tell=__webpack_require__(21042)
async function tellAgain(connection,{world:world,job:job,trigger:trigger},{answer:{reaction:reaction},telling:telling}){if(!connection.mayWrite||job.runAttempt===1)return
const{thread:thread,key:key}=trigger
if(telling?.lease.key===key){await(0,tell.q)(connection,{env:world.env,thread:thread},telling)
return}const place=(0,acknowledge.Ko)(trigger)
if(place&&reaction)await(0,acknowledge.PB)(connection,place,reaction)}var state_manifest=__webpack_require__(21843)
var prompts=__webpack_require__(88135)
var console=__webpack_require__(91492)
var input_shapes=__webpack_require__(72233)
var raw_input=__webpack_require__(48142)
var own_mark=__webpack_require__(16820)
var reply_place=__webpack_require__(37842)
var turn_pace=__webpack_require__(11668)
const HOUR_MS=36e5
async function whyTooOften(connection,desk,memory){const{trigger:trigger,world:world}=desk
if(!memory.isKept||trigger.thread.type==="none"||trigger.kind==="decision")return
if(memory.manifest.lease?.key===trigger.key||(0,state_manifest.oy)(trigger.key,memory.manifest))return
const pace=(0,turn_pace.bA)(memory.manifest.counters,{hour:Math.floor(world.now().getTime()/HOUR_MS),by:trigger.run?"run":trigger.actors.some(({type:type})=>type!=="User")?"bot":"person",most:input_shapes.MR.safeParse((0,raw_input.J)(world.env,"max-runs-per-day")).data??20})
if(pace.status==="go"){memory.update(manifest=>({...manifest,counters:pace.counters}))
return}await(0,acknowledge.b0)(connection,trigger,"confused")
if(pace.status==="stop")await keep_pace_tell(connection,desk,memory,pace)
return pace.limit==="runs"?"This thread has had as many runs within a day as `max-runs-per-day` allows.":`Bots have called ${turn_pace.Zp} times in a row on this thread, and no person in between.`}async function keep_pace_tell({github:github,job:job,mayWrite:mayWrite,redact:redact},{world:world,trigger:trigger},memory,{limit:limit,runs:runs,counters:counters}){const{thread:thread,key:key}=trigger
if(!mayWrite||thread.type==="none")return
const words=limit==="runs"?(0,prompts.J1)("too-many-runs",{runs:String(runs)}):(0,prompts.J1)("too-many-bot-turns",{turns:String(turn_pace.Zp)})
try{const body=(0,own_mark.kN)({world:world,job:job,trigger:trigger},redact(words))
const{url:url}=await(0,comment.Gy)(github,job.repository,thread.number,body,(0,reply_place.M)(world.env,trigger))
const answer={key:key,comment_url:url,outcome:"skipped",time:world.now().toISOString()}
await memory.close(manifest=>(0,state_manifest.$s)({...manifest,counters:counters},answer))}catch(error){(0,console.m)(`The reason could not be left on the thread. ${(0,fault.ec)(error).message}`)}}var recall=__webpack_require__(86932)
async function takeTurns(desk,{memory:first,commentId:commentId,progress:progress,work:work}){for(let memory=first;;){const setting=settingOf(desk,memory,{commentId:commentId,progress:progress})
const done=await work(setting)
if(done!=="lost")return{kind:"done",done:done,setting:setting}
const next=await(0,recall.I9)(desk)
if(next.kind==="answered")return next
memory=next.memory}}function settingOf(desk,memory,{commentId:commentId,progress:progress}){const{world:world,github:github,job:job,trigger:trigger,failed:failed}=desk
return{world:world,github:github,job:job,trigger:trigger,failed:failed,memory:memory,get conversationId(){return memory.id},claimed:memory.claim((0,recall.m8)(desk,memory.cutOff),commentId),...progress&&{progress:progress}}}var list_item=__webpack_require__(27456)
function forItem(env,asked){const item=(0,list_item.b8)((0,raw_input.J)(env,"item")??"{")
const{trigger:trigger}=asked
if(!item||trigger.kind==="decision")return asked
if(trigger.thread.type==="pull_request")return{trigger:trigger,fault:asked.fault??notOnPulls()}
const{snapshot:_,claim:__,run:___,...rest}=trigger
const kind=trigger.kind==="schedule"?"schedule":"automation"
const key=`${trigger.key}/item/${item.key}`
return{...asked,trigger:{...rest,...NOWHERE,kind:kind,key:key,about:aboutOf(item)}}}const NOWHERE={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new fault.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:item,kind:kind,number:number,title:title}){const isThread=number!==void 0&&(kind==="issue"||kind==="pull-request")
return{title:title===""?item:title,text:title===item?item:`${item}\n${title}`,...isThread&&{thread:{type:kind==="issue"?"issue":"pull_request",number:number}}}}var schemas=__webpack_require__(28942)
var trigger_trigger=__webpack_require__(63768)
var write_branch=__webpack_require__(91116)
async function placed(desk,trigger){const{run:run,headSha:headSha}=trigger
if(!run)return trigger
const isFirst=desk.job.runAttempt===1
if(isFirst&&await(0,write_branch.h)(desk.github,desk.job.repository,run.branch)!==headSha)return(0,trigger_trigger.PP)(movedOn(run.branch))
const number=await pullOf(desk,trigger,run.branch)
if(number!==void 0)return{...trigger,thread:{type:"pull_request",number:number},answer:{kind:"comment"}}
const issue=run.isOwnBranch?issueIn(run.branch):void 0
if(issue===void 0)return(0,trigger_trigger.PP)(`The branch ${run.branch} has no open pull request.`)
return{...trigger,thread:{type:"issue",number:issue},answer:{kind:"comment"}}}function movedOn(branch){return`The branch ${branch} has moved on since.`}const Pulls=schemas.array(schemas.object({number:schemas.int(),head:schemas.object({sha:schemas.string(),repo:schemas.object({id:schemas.int()}).nullable()})}))
async function pullOf({github:github,job:job},trigger,branch){const{owner:owner,name:name}=job.repository
const asked={owner:owner,repo:name,head:`${owner}:${branch}`,state:"open"}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/pulls",asked)
const ours=Pulls.parse(data).filter(({head:head})=>head.sha===trigger.headSha||job.runAttempt>1).filter(({head:head})=>head.repo?.id===trigger.repositoryId).map(({number:number})=>number)
const named=trigger.thread.type==="none"?void 0:trigger.thread.number
return ours.find(number=>number===named)??ours[0]}function issueIn(branch){const[,number]=/(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(branch)??[]
return number===void 0?void 0:Number(number)}var github_client=__webpack_require__(7477)
var port=__webpack_require__(95164)
const escapes=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const stamp=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(log,{lines:lines,characters:characters}){const all=log.replace(/\r?\n$/,"").split("\n")
const kept=[]
let left=characters
for(const raw of all.toReversed()){const line=cleanLine(raw)
left-=line.length+1
if(kept.length===lines||left<0)break
kept.unshift(line)}return{text:kept.join("\n"),isCut:kept.length<all.length}}async function readEnd(stream,most){let chunks=[]
let size=0
let isCut=false
for await(const chunk of stream){chunks.push(chunk)
size+=chunk.length
if(size<=4*most)continue
const end=Buffer.concat(chunks).subarray(-most);({chunks:chunks,size:size,isCut:isCut}={chunks:[end],size:end.length,isCut:true})}const whole=Buffer.concat(chunks)
const text=whole.subarray(-most).toString("utf8")
return isCut||whole.length>most?text.slice(text.indexOf("\n")+1):text}function cleanLine(raw){const line=raw.replace(stamp,"").replaceAll(escapes,"").replace(/\r+$/,"")
return line.slice(line.lastIndexOf("\r")+1)}const Step=schemas.object({name:schemas.string(),conclusion:schemas.string().nullish()})
const Job=schemas.object({id:schemas.number().int(),name:schemas.string(),conclusion:schemas.string().nullable(),html_url:schemas.string().nullish(),steps:schemas.array(Step).default([])})
const failures=["failure","timed_out","startup_failure"]
const maxLogs=5
const limits={lines:200,characters:8e3}
const maxBytes=256*1024
async function readFailedJobs(client,run){try{const path="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const asked={run_id:run.id,attempt_number:run.attempt}
const{items:items,isWhole:isWhole}=await(0,port.n)(client,path,asked,{list:"jobs"})
const failed=schemas.array(Job).parse(items).filter(({conclusion:conclusion})=>failures.includes(conclusion??""))
const jobs=await Promise.all(failed.map((job,index)=>withLog(client,job,index<maxLogs)))
return{jobs:jobs,notes:isWhole?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(client,job,hasLog){const{id:id,name:name,conclusion:conclusion,html_url:html_url,steps:steps}=job
const failedSteps=steps.filter(step=>failures.includes(step.conclusion??"")).map(step=>step.name)
const log=hasLog?await readLog(client,id):void 0
return{id:id,name:name,conclusion:conclusion??"",url:html_url??"",failedSteps:failedSteps,log:log}}async function readLog(client,id){try{const stream=await client.stream("/actions/jobs/{job_id}/logs",{job_id:id})
return logTail(await readEnd(stream,maxBytes),limits)}catch{return}}var lib_text=__webpack_require__(94869)
var trigger_settings=__webpack_require__(79235)
var chain=__webpack_require__(14213)
async function lookAtFailure(connection,desk,memory){const{trigger:trigger,github:github,job:job}=desk
if(!trigger.run)return{status:"go",failed:void 0}
const{branch:branch}=trigger.run
if(trigger.thread.type==="issue"&&!isUnproposed(memory,branch))return{status:"stop",why:`Nothing is known of work on the branch ${branch} that goes on.`}
const failed=await readFailedJobs((0,github_client.n)(github,job.repository),trigger.run)
if(isRepeated(desk,memory))return{status:"go",failed:failed}
if(job.runAttempt>1&&await(0,write_branch.h)(desk.github,job.repository,branch)!==trigger.headSha)return{status:"stop",why:movedOn(branch)}
const chance=await chanceFor(desk,memory,(0,chain.g5)(failed)??"unread")
if(chance.status==="go"){memory.update(manifest=>({...manifest,counters:chance.counters}))
return{status:"go",failed:failed}}return{status:"stop",why:await stop(connection,desk,memory,chance)}}function isUnproposed({manifest:{work:work}},branch){return work?.branch===branch&&work.pull_request===null}function isRepeated({trigger:trigger},{manifest:manifest}){return manifest.lease?.key===trigger.key||(0,state_manifest.oy)(trigger.key,manifest)!==void 0}async function chanceFor(desk,memory,failure){const{trigger:trigger,world:world}=desk
const most=input_shapes.r2.safeParse((0,raw_input.J)(world.env,"ci-attempts")).data??1
if((!memory.isKept||memory.isLost)&&await isOurs(desk))return{status:"spent",tried:1,counters:{}}
return(0,chain.sB)(memory.manifest.counters,trigger.headSha??"",failure,most)}const Commit=schemas.object({message:schemas.string()})
async function isOurs({github:github,job:job,trigger:trigger}){try{const client=(0,github_client.n)(github,job.repository)
const commit=Commit.parse(await client.get("/git/commits/{commit_sha}",{commit_sha:trigger.headSha}))
return/^Agent-Run: /m.test(commit.message)}catch{return true}}async function stop({mayWrite:mayWrite,redact:redact},{world:world,github:github,job:job,trigger:trigger},memory,chance){if(chance.status==="told")return"No more attempts are made at this failure, as was said."
const why=chance.status==="unchanged"?"It fails just as it did before my last attempt.":`It failed after ${(0,lib_text.U9)(chance.tried,"attempt")}.`
if(!mayWrite||trigger.thread.type==="none")return why
const[phrase=""]=(0,trigger_settings.phrasesOf)(world.env)
const words=(0,prompts.J1)("ci-stopped",{why:why,run_url:trigger.run?.url??"",phrase:phrase})
try{const{url:url}=await(0,comment.Gy)(github,job.repository,trigger.thread.number,(0,own_mark.kN)({world:world,job:job,trigger:trigger},redact(words)))
const answer={key:trigger.key,comment_url:url,outcome:"skipped",time:world.now().toISOString()}
await memory.close(manifest=>(0,state_manifest.$s)({...manifest,counters:chance.counters},answer))}catch(error){(0,console.m)(`The reason could not be left on the thread. ${(0,fault.ec)(error).message}`)}return why}var review=__webpack_require__(12322)
var done=__webpack_require__(50117)
var given_before=__webpack_require__(96079)
var mode=__webpack_require__(83932)
async function doingOf(world,fault){if(fault)return{...agentWork,work:async()=>(0,done.G)(fault)}
if((0,mode.VV)(world.env)==="apply")return(await Promise.all([__webpack_require__.e(287),__webpack_require__.e(846),__webpack_require__.e(887)]).then(__webpack_require__.bind(__webpack_require__,90736))).applying(world)
return agentWork}const loadWork=()=>Promise.all([__webpack_require__.e(815),__webpack_require__.e(423),__webpack_require__.e(287),__webpack_require__.e(846),__webpack_require__.e(874),__webpack_require__.e(724)]).then(__webpack_require__.bind(__webpack_require__,16724))
const agentWork={recall:async desk=>(await Promise.all([(0,recall.I9)(desk),loadWork()]))[0],work:begin}
async function begin(setting,cleaners){if(setting.trigger.kind==="decision"){const{decideChange:decideChange,isAboutChange:isAboutChange}=await Promise.all([__webpack_require__.e(815),__webpack_require__.e(423),__webpack_require__.e(287),__webpack_require__.e(846),__webpack_require__.e(874),__webpack_require__.e(18)]).then(__webpack_require__.bind(__webpack_require__,68018))
if(isAboutChange(setting))return decideChange(setting,cleaners)}const given=(0,review.zN)(setting.trigger)&&setting.job.runAttempt>1?await(0,given_before.Dj)(setting):void 0
return given?(0,given_before.qv)(given):(await loadWork()).work(setting,cleaners)}var inputs=__webpack_require__(76008)
var thread_links=__webpack_require__(34793)
var plain_words=__webpack_require__(84080)
const LONG_MS=6e4
const PAUSE_MS=15e3
function progressIn(options){const writer=writerOf(options)
const begun=options.clock()
const over=new AbortController
let note=""
let facts=()=>{}
const tell=()=>writer.write(()=>({note:note,facts:facts()}),over.signal)
let waitedMs=0
return{onWait({waitMs:waitMs,attempt:attempt,fault:fault}){const before=attempt===FIRST_WAIT?0:waitedMs
waitedMs=before+waitMs
if(before>=LONG_MS||waitedMs<LONG_MS)return
const time=new Date(options.now().getTime()+waitMs).toISOString().slice(11,16)
note=(0,prompts.J1)("waiting",{reason:fault.message,time:time})
tell()},follow({log:log,state:state},limits){let list=[...log].reduce(listAfter,[])
const before=figuresOf(state)
facts=()=>({...limits,...since(before,figuresOf(state)),minutes:minutesFrom(begun,options),list:list})
log.subscribe(event=>{list=listAfter(list,event)
note=""
tell()})},settled(){over.abort()
return writer.written()}}}const FIRST_WAIT=2
function minutesFrom(begun,{clock:clock}){return(clock()-begun)/6e4}function writerOf({edit:edit,onFailure:onFailure,clock:clock,sleep:sleep}){let isThere=true
let last=clock()
let pauseMs=PAUSE_MS
let isStale=false
let writing
const once=async words=>{isStale=false
try{isThere=await edit(words())}catch(error){pauseMs*=2
onFailure(error)}last=clock()}
const untilFresh=async(words,signal)=>{while(isStale&&!signal.aborted){const isOver=await sleep(Math.max(0,last+pauseMs-clock()),signal).then(()=>false,()=>true)
if(isOver)break
await once(words)}writing=void 0}
return{write(words,signal){isStale=isThere
writing??=untilFresh(words,signal)},written(){return writing??Promise.resolve()}}}function figuresOf({steps:steps,totals:totals}){const tokens=totals.prompt_tokens+totals.completion_tokens
return{steps:steps,costUsd:totals.calls===0?0:totals.cost,tokens:tokens}}function since(before,now){const isKnown=before.costUsd!==void 0&&now.costUsd!==void 0
return{steps:now.steps-before.steps,tokens:now.tokens-before.tokens,costUsd:isKnown?Number(now.costUsd)-Number(before.costUsd):void 0}}const List=schemas.array(schemas.object({title:schemas.string(),status:schemas["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(list,event){if(event.kind!=="ObservationEvent"||event.tool_name!=="task_tracker")return list
return List.safeParse(event.observation.task_list).data??list}const Reply=schemas.object({type:schemas.literal("file"),encoding:schemas.literal("base64"),content:schemas.string()})
async function readFileAt(client,path,commit){const reply=await client.get("/contents/{+path}",{path:path,ref:commit}).catch(error=>{if(Object(error).status!==404)throw error})
const content=Reply.safeParse(reply).data?.content
return content===void 0?void 0:Buffer.from(content,"base64").toString("utf8")}var pull=__webpack_require__(7256)
var prompt_path=__webpack_require__(91412)
const LARGEST=64*1024
async function withPromptFile(connection,env,trigger){const path=(0,raw_input.J)(env,"prompt-file")
if(path===void 0)return{trigger:trigger,fault:void 0}
try{const text=await readText(connection,path,{env:env,trigger:trigger})
const request=[text,trigger.request].filter(part=>part!=="").join("\n\n")
return{trigger:{...trigger,request:request},fault:void 0}}catch(error){return{trigger:trigger,fault:(0,fault.ec)(error)}}}async function readText(connection,path,{env:env,trigger:trigger}){const problem=(0,prompt_path.J)(path)
if(problem!==void 0)throw noSuchFile(path,problem)
const client=(0,github_client.n)(connection.github,connection.job.repository)
const text=await readFileAt(client,path,await baseOf(client,env,trigger))
if(text===void 0)throw noSuchFile(path,"is no file of the base commit")
if(text.length>LARGEST)throw noSuchFile(path,"has more than 64 kB")
if(text.trim()==="")throw noSuchFile(path,"is empty")
return text.trim()}async function baseOf(client,env,{thread:thread}){if(thread.type==="pull_request")return(await(0,pull.E)(client,thread.number)).base.sha
return env.GITHUB_SHA??""}function noSuchFile(path,why){return new fault.vC("config",`The \`prompt-file\` ${JSON.stringify(path.slice(0,200))} ${why}.`,{hint:"Name a text file of the repository, by its path from the top."})}var thread_sticky=__webpack_require__(94221)
var why_refused=__webpack_require__(36736)
var file_commands=__webpack_require__(75870)
async function obeyed(world,desk,command){const{answer:reply,isEarlier:isEarlier}=await(await __webpack_require__.e(365).then(__webpack_require__.bind(__webpack_require__,41365))).obey(desk,command)
if(isEarlier)return answered(world,reply);(0,file_commands.Kn)(world.env,{outcome:"answered",reason:`Said ${command}`,"comment-url":reply.comment_url??""})
return 0}function answered({env:env},{comment_url:url}){const reason="This request has been answered already";(0,console.m)(url===null?`${reason}.`:`${reason}: ${url}`);(0,file_commands.Kn)(env,{outcome:"skipped",reason:reason,"comment-url":url??void 0})
return 0}function gated({env:env},why){(0,inputs.readInputsWithoutModel)(env)
const reason=why??"The caller may start a run.";(0,console.m)(reason);(0,file_commands.Kn)(env,{ok:String(why===void 0),outcome:"skipped",reason:reason})
return 0}async function listed(world,connection){(0,file_commands.Kn)(world.env,await(await __webpack_require__.e(408).then(__webpack_require__.bind(__webpack_require__,34408))).list(world,connection),connection.redact)
return 0}async function refuse(world,connection,trigger,why){(0,console.m)(why)
await(0,acknowledge.b0)(connection,trigger,"confused")
if(trigger.kind==="decision")await(0,acknowledge.B7)(connection,trigger)
return skipped(world,why)}function leftAlone(world,why){(0,console.m)(why)
return skipped(world,why)}function skipped({env:env},reason){(0,file_commands.Kn)(env,{outcome:"skipped",reason:reason})
return 0}async function answer(world,received){const connection=(0,connect.N)(world)
const{github:github,job:job}=connection
const why=await(0,why_refused.f)(world,connection,received)
if((0,raw_input.J)(world.env,"mode")==="gate")return gated(world,why)
if(why!==void 0){(0,inputs.requireSoundGate)(world.env)
return refuse(world,connection,received,why)}if((0,mode.VV)(world.env)==="list")return listed(world,connection)
const common={world:world,github:github,job:job,leaks:connection.leaks}
const command=connection.mayWrite?(0,trigger_command.N)(received,(0,raw_input.J)(world.env,"prompt")):void 0
if(command)return obeyed(world,{...common,trigger:received},command)
const here=await placed(connection,received)
if(here.status==="ignored")return leftAlone(world,here.why)
const asked=await withPromptFile(connection,world.env,here)
const{trigger:trigger,fault:fault}=forItem(world.env,asked)
const desk={...common,trigger:trigger}
const doing=await doingOf(world,fault)
const heard=(0,acknowledge.b0)(connection,trigger,"eyes")
const[found]=await Promise.all([doing.recall(desk),heard])
if(found.kind==="answered"){await tellAgain(connection,desk,found)
await(0,acknowledge.B7)(connection,trigger)
return answered(world,found.answer)}const{memory:memory}=found
const useless=await uselessDecision(connection,desk,memory)
if(useless!==void 0)return skipped(world,useless)
const tooOften=await whyTooOften(connection,desk,memory)
if(tooOften!==void 0)return leftAlone(world,tooOften)
const failure=await lookAtFailure(connection,desk,memory)
if(failure.status==="stop")return leftAlone(world,failure.why)
await(0,acknowledge.B7)(connection,trigger)
const task={...desk,failed:failure.failed,trigger:(0,decider.q)(trigger,memory)}
const links=(0,thread_links.h)(task,memory.id)
const working=(0,own_mark.kN)(task,(0,plain_words.f)(world.env,(0,report.E)(links)))
const sticky=await(0,thread_sticky.d2)(connection,world.env,trigger,working,await(0,ending.G_)(desk,memory))
const progress=sticky&&progressOf(task,connection,links,sticky)
const turn={memory:memory,commentId:sticky?.id,progress:progress}
const taken=await takeTurns(task,{...turn,work:setting=>doing.work(setting,connection)})
await(progress?.settled())
if(taken.kind==="done")return(await Promise.all([__webpack_require__.e(287),__webpack_require__.e(465)]).then(__webpack_require__.bind(__webpack_require__,35317))).report(world,connection,taken,sticky)
const{answer:other}=taken
if(sticky)await(0,thread_sticky.ne)(connection,desk,sticky,other.comment_url)
return answered(world,other)}async function uselessDecision(connection,desk,memory){if(desk.trigger.kind!=="decision")return
return(await __webpack_require__.e(414).then(__webpack_require__.bind(__webpack_require__,16414))).turnedAway(connection,desk,memory)}function progressOf(desk,{github:github,job:job,redact:redact},links,sticky){const{env:env,now:now,clock:clock,sleep:sleep}=desk.world
const render=({note:note,facts:facts})=>(0,own_mark.kN)(desk,(0,plain_words.f)(env,redact((0,report.E)(links,note,facts))))
return progressIn({edit:async words=>await(0,comment.Iz)(github,job.repository,sticky,render(words))==="done",onFailure:error=>(0,console.m)(`The comment could not be brought up to date. ${(0,fault.ec)(error).message}`),now:now,clock:clock,sleep:sleep})}},36517:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>approversOf,p:()=>answerable})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72233)
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(48142)
var _runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
const NOT_REQUESTER="not-requester"
function approversOf(env,ownId){const entries=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.od)((0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_3__.J)(env,"approvers")??"")
const mustNotBeRequester=entries.includes(NOT_REQUESTER)
const users=entries.filter(entry=>entry.startsWith("@")).map(entry=>entry.slice(1))
const roles=entries.filter(entry=>!entry.startsWith("@")&&entry!==NOT_REQUESTER&&!(0,_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(entry))
const usual={...(0,_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.gateSettings)(env,ownId),allowedBots:[]}
const isNamed=users.length+roles.length>0
const gate=isNamed?{...usual,allowedRoles:roles,allowedUsers:users}:usual
const inWords=words(gate)+(mustNotBeRequester?", but not by who asked for the work":"")
return{gate:gate,mustNotBeRequester:mustNotBeRequester,inWords:inWords}}function answerable(env,ownId,isLabel){const[usual,{gate:gate}]=[(0,_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.gateSettings)(env,ownId),approversOf(env,ownId)]
const roles=[...usual.allowedRoles,...gate.allowedRoles,...isLabel?["triage"]:[]]
return{...usual,allowedRoles:roles,allowedUsers:[...usual.allowedUsers,...gate.allowedUsers],allowedBots:[]}}function words({allowedRoles:allowedRoles,allowedUsers:allowedUsers}){const list=new Intl.ListFormat("en-GB",{type:"disjunction"})
const roles=allowedRoles.length>0?[`anybody with the role ${list.format(allowedRoles)}`]:[]
return[...roles,...allowedUsers.map(user=>`\`@${user}\``)].join(", or ")}},36356:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>deciderOf,q:()=>onBehalf})
var _kept_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(18478)
function deciderOf({actors:actors}){return actors[0]?.login??"nobody"}function onBehalf(trigger,memory){const[first]=trigger.kind==="decision"?(0,_kept_proposal_js__WEBPACK_IMPORTED_MODULE_0__.sp)(memory)?.items[0]?.pending.requesters??[]:[]
if(!first)return trigger
return{...trigger,asker:{login:first.login,id:first.id??void 0,type:first.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}},18478:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{LY:()=>withProposal,sp:()=>proposalIn,x3:()=>wasGood,yX:()=>proposalFor})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89719)
function proposalFor(setting){const proposal=proposalIn(setting.memory)
return proposal&&isRepeated(setting)?{...proposal,items:proposal.items.map(reopened)}:proposal}function wasGood(setting){return isRepeated(setting)&&proposalIn(setting.memory)?.items.some(isUnfinished)===true}function isRepeated({memory:memory,trigger:trigger}){return memory.wasCutOff&&memory.manifest.lease?.key===trigger.key&&trigger.kind==="decision"}function reopened(item){return isUnfinished(item)?{...item,decision:null}:item}function isUnfinished({pending:pending,decision:decision}){return"patch"in pending&&decision?.verdict==="approved"}function proposalIn({manifest:manifest}){return _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.Jh.safeParse(manifest.proposal).data}function withProposal(proposal){return manifest=>({...manifest,proposal:JSON.parse(JSON.stringify(proposal))})}},67520:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G_:()=>earlierComment,ci:()=>withNotes,v6:()=>ended})
var _github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(18970)
var _github_write_comment_standing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60366)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62822)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21843)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _mending_chain_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(14213)
var _runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(79235)
var _thread_reply_place_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(37842)
var _thread_digest_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(60116)
var _turn_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(66167)
var _turn_turn_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(1268)
async function earlierComment(desk,memory){const remembered=await rememberedComment(desk,memory)
if(!remembered)return(0,_turn_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_8__.sM)(desk)
const{nodeId:nodeId,url:url}=remembered
const standing=nodeId===void 0?"ours":await(0,_github_write_comment_standing_js__WEBPACK_IMPORTED_MODULE_1__.Y)(desk.github,nodeId)
if(standing==="ours")return remembered
memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)(`comment-${standing}`,{url:url}))
return}async function rememberedComment({trigger:trigger,job:job,world:world,github:github},{manifest:manifest,wasCutOff:wasCutOff}){const{comment_id:id,lease:lease}=manifest
const{thread:thread,key:key}=trigger
if(!wasCutOff||lease?.key!==key||id===null||thread.type==="none")return
const place=(0,_thread_reply_place_js__WEBPACK_IMPORTED_MODULE_10__.M)(world.env,trigger)
if(place.kind==="discussion"){const own=await(0,_github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_0__.uu)(github,place.discussionId,()=>true).catch(()=>[])
const found=own.find(comment=>comment.id===id)
return found&&{issue:thread.number,place:place,...found}}const kind=place.kind==="comment"?"issues":"pulls"
const nodeId=await(0,_github_write_comment_standing_js__WEBPACK_IMPORTED_MODULE_1__.E)(github,job.repository,{id:id,kind:kind})
const page=thread.type==="issue"?"issues":"pull"
const url=`${job.repositoryUrl}/${page}/${thread.number}#${place.kind==="comment"?"issuecomment-":"discussion_r"}${id}`
return{issue:thread.number,id:id,url:url,place:place,nodeId:nodeId}}function ended({trigger:trigger,world:world,memory:memory},done,commentUrl){const{outcome:outcome,reason:reason}=done.report
const{key:key,createdAt:createdAt,snapshot:snapshot}=trigger
const{reaction:reaction}=(0,_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_2__.rL)(done.report)
const time=world.now().toISOString()
const answer={comment_url:commentUrl??null,outcome:outcome,...reaction&&{reaction:reaction},time:time}
const answers=[key,...memory.joined].map(one=>({key:one,...answer}))
return manifest=>({...answers.reduce(_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__.$s,manifest),lease:null,outcome:outcome,reason:reason,work:workAfter(manifest.work,done),counters:countersAfter(manifest,trigger,done),read_until:createdAt??manifest.read_until,thread_digest:snapshot?(0,_thread_digest_js__WEBPACK_IMPORTED_MODULE_7__.o)(snapshot):manifest.thread_digest})}function countersAfter({counters:counters},{run:run,headSha:headSha},{report:{kept:kept}}){return run&&headSha&&kept.kind==="branch"?(0,_mending_chain_js__WEBPACK_IMPORTED_MODULE_5__.RJ)(counters,headSha,kept.commit):counters}function workAfter(before,{report:{kept:kept,pullRequest:pullRequest},ground:ground}){const number=pullRequest?.number??null
if(kept.kind!=="branch"){const there=before??workFound(ground)
return there&&{...there,pull_request:number??there.pull_request}}const{branch:branch,commit:commit}=kept
const isSame=before?.branch===branch
const base=ground?.goal.base??before?.base??""
return{branch:branch,commit:commit,base:base,pull_request:number??(isSame?before.pull_request:null)}}function workFound(ground){const{goal:goal,head:head}=ground??{}
if(goal?.kind!=="propose"||!goal.isThere||head===void 0)return null
return{branch:goal.branch,commit:head,base:goal.base,pull_request:null}}function withNotes(body,{memory:memory,world:world,github:github},{report:report}){const[phrase=""]=(0,_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_6__.phrasesOf)(world.env)
const canContinue=memory.isKept&&_turn_turn_js__WEBPACK_IMPORTED_MODULE_9__.y.includes(report.outcome)&&report.code!=="config"
const goesOn=canContinue?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("continue",{phrase:phrase})]:[]
const isLeft=memory.isKept&&memory.hasUnpublished?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("work-kept")]:[]
const lacking=github.lacksGraphql?.()?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("no-graphql")]:[]
return[body,...isLeft,...goesOn,...memory.notes,...lacking].join("\n\n")}},21042:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{q:()=>tell})
var _approval_close_ballot_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(35794)
var _thread_acknowledge_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(50584)
var _thread_sticky_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94221)
async function tell(connection,{env:env,thread:thread},telling){const{sticky:sticky,sign:sign}=telling
await(0,_approval_close_ballot_js__WEBPACK_IMPORTED_MODULE_0__.t)(connection,thread,telling)
const final=sticky&&await(0,_thread_sticky_js__WEBPACK_IMPORTED_MODULE_2__.xg)(connection,env,{...telling,sticky:sticky})
if(sign)await(0,_thread_acknowledge_js__WEBPACK_IMPORTED_MODULE_1__.PB)(connection,sign.place,sign.content)
return final}},60116:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>digestOf})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
function digestOf({title:title,body:body}){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${title}\0${body}`).digest("hex")}},11668:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Zp:()=>MOST_BOT_TURNS,bA:()=>paceAt,tc:()=>paceIn})
const MOST_BOT_TURNS=5
const DAY_HOURS=24
const RUNS="runs/"
const BOT_TURNS="bots/turns"
const TOLD="told/"
function paceAt(counters,{hour:hour,by:by,most:most}){const recent=recentIn(counters,hour)
const runs=Object.entries(recent).reduce((sum,[name,value])=>sum+(name.startsWith(RUNS)?value:0),0)
const turns=turnsAfter(recent[BOT_TURNS]??0,by)
const limit=runs>=most?"runs":by==="bot"&&turns>MOST_BOT_TURNS?"bots":void 0
if(limit===void 0){const here=`${RUNS}${hour}`
return{status:"go",counters:{...recent,[here]:(recent[here]??0)+1,[BOT_TURNS]:turns}}}if(recent[TOLD+limit]!==void 0)return{status:"told",limit:limit}
return{status:"stop",limit:limit,runs:runs,counters:{...recent,[TOLD+limit]:hour}}}function turnsAfter(turns,by){if(by==="person")return 0
return by==="bot"?turns+1:turns}function paceIn(counters){return Object.fromEntries(Object.entries(counters).filter(([name])=>isOurs(name)))}function isOurs(name){return name.startsWith(RUNS)||name.startsWith(TOLD)||name===BOT_TURNS}function recentIn(counters,hour){const isPast=(name,value)=>{if(name.startsWith(RUNS))return Number(name.slice(RUNS.length))<=hour-DAY_HOURS
if(name===`${TOLD}bots`)return(counters[BOT_TURNS]??0)<MOST_BOT_TURNS
return name.startsWith(TOLD)&&value<=hour-DAY_HOURS}
return Object.fromEntries(Object.entries(counters).filter(([name,value])=>!isPast(name,value)))}},14213:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RJ:()=>chainOn,g5:()=>failureOf,sB:()=>chanceAt})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
const PREFIX="ci/"
const countAt=sha=>`${PREFIX}${sha}`
const failureAt=(sha,failure)=>`${PREFIX}${sha}/${failure}`
function chanceAt(counters,sha,failure,most){const tried=counters[countAt(sha)]??0
if(tried>most)return{status:"told"}
const isKnown=counters[failureAt(sha,failure)]!==void 0
if(tried<most&&!isKnown){const chain={...chainAt(counters,sha,sha),[countAt(sha)]:tried+1,[failureAt(sha,failure)]:1}
return{status:"go",counters:{...othersIn(counters),...chain}}}const over={...counters,[countAt(sha)]:most+1}
return{status:isKnown?"unchanged":"spent",tried:tried,counters:over}}function chainOn(counters,sha,commit){return{...othersIn(counters),...chainAt(counters,sha,commit)}}function othersIn(counters){return Object.fromEntries(Object.entries(counters).filter(([name])=>!name.startsWith(PREFIX)))}function chainAt(counters,sha,commit){const here=Object.entries(counters).filter(([name])=>name.startsWith(countAt(sha)))
return Object.fromEntries(here.map(([name,value])=>[name.replace(sha,commit),value]))}function failureOf({jobs:jobs}){if(jobs.length===0)return
const parts=jobs.map(({name:name,failedSteps:failedSteps,log:log})=>[name,...failedSteps,...complaints(log?.text??"")])
const text=parts.map(part=>part.join("\n")).sort()
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.join("\0")).digest("hex").slice(0,16)}const COMPLAINT=/error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i
function complaints(log){return log.split("\n").filter(line=>COMPLAINT.test(line)).map(line=>line.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g,"").replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g,"").replaceAll(/duration_ms\s+[\d.]+/g,"").replaceAll(/\b[0-9a-f]{7,}\b/g,"").trim())}},50584:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B7:()=>claim,Ko:()=>acknowledgedAt,PB:()=>signOff,b0:()=>acknowledge})
var _github_write_comment_claim_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30292)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(91492)
async function acknowledge(desk,trigger,content){const place=acknowledgedAt(trigger)
try{if(place)await leave(desk,place,content)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`No reaction could be left. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}async function signOff(desk,place,content){await leave(desk,place,content).catch(()=>{})}async function leave({github:github,job:job,mayWrite:mayWrite},place,content){if(mayWrite)await(0,_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__.wv)(github,job.repository,place,content)}async function claim({github:github,job:job,mayWrite:mayWrite},{claim:claim,thread:thread}){if(!mayWrite||!claim||thread.type==="none")return
try{await(0,_github_write_comment_claim_js__WEBPACK_IMPORTED_MODULE_3__.H)(github,job.repository,thread.number,claim)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`The ${claim.kind} could not be taken off. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}function acknowledgedAt({item:item,kind:kind,thread:thread}){if(kind==="review"||thread.type==="none")return
const{id:id,nodeId:nodeId}=item
switch(item.kind){case"issue-comment":case"review-comment":return{kind:item.kind,id:id}
case"issue":case"pull-request":return{kind:"thread",number:thread.number}
case"review":return nodeId===void 0?void 0:{kind:"node",id:nodeId,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return nodeId===void 0?void 0:{kind:"node",id:nodeId,permission:"discussions: write"}
default:return}}},34793:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>linksOf})
var _runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79235)
var _subject_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(84596)
function linksOf({job:job,trigger:trigger,world:world},conversationId){const{runUrl:runUrl,repositoryUrl:repositoryUrl}=job
return{conversationId:conversationId,runUrl:runUrl,repositoryUrl:repositoryUrl,phrases:(0,_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__.phrasesOf)(world.env),requester:(0,_subject_js__WEBPACK_IMPORTED_MODULE_1__.iq)(trigger)}}},36736:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>whyRefused})
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7477)
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21412)
var _github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95601)
var _approval_approvers_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(36517)
var _runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79235)
async function whyRefused(world,{github:github,job:job},trigger){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.n)(github,job.repository)
const own=await(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__.jU)(client)
const sleep=ms=>world.sleep(ms,world.signal)
const isDecision=trigger.kind==="decision"
const settings=isDecision?(0,_approval_approvers_js__WEBPACK_IMPORTED_MODULE_3__.p)(world.env,own?.id,trigger.claim!==void 0):(0,_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__.gateSettings)(world.env,own?.id)
const found=await(0,_github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_2__.G)({client:client,settings:settings,sleep:sleep},trigger)
return found.status==="denied"?found.why:void 0}},75169:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>textBlocks})
const none={kind:"none"}
const maxDepth=32
const blockTags="address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|"+"fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|"+"menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|"+"track|ul"
const attribute=` +[a-z_:][a-z0-9_.:-]*(?: *= *(?:"[^"]*"|'[^']*'|[^ "'=<>\`]+))?`
const htmlBlocks=[{begin:/^<(?:pre|script|style|textarea)(?:[ >]|$)/i,end:/<\/(?:pre|script|style|textarea)>/i},{begin:/^<!--/,end:/-->/},{begin:/^<\?/,end:/\?>/},{begin:/^<!\[CDATA\[/,end:/\]\]>/},{begin:/^<![a-z]/i,end:/>/},{begin:new RegExp(`^</?(?:${blockTags})(?: |/?>|$)`,"i"),end:/^ *$/},{begin:new RegExp(`^<(?:[a-z][a-z0-9-]*(?:${attribute})* */?|/[a-z][a-z0-9-]* *)> *$`,"i"),end:/^ *$/}]
function textBlocks(markdown,quotes="out"){const state={containers:[],leaf:none,blocks:[],quotes:quotes}
for(const line of linesOf(markdown))readLine(state,line)
return state.blocks}function*linesOf(markdown){const parts=markdown.split(/(\r\n?|\n)/)
let start=0
for(let index=0;index<parts.length;index+=2){const line=parts[index]??""
yield{text:expandTabs(line),start:start,end:start+line.length}
start+=line.length+(parts[index+1]?.length??0)}}function expandTabs(line){if(!line.includes("\t"))return line
let expanded=""
for(const part of line.split(/(\t)/))expanded+=part==="\t"?" ".repeat(4-expanded.length%4):part
return expanded}function readLine(state,line){const place=matchContainers(state.containers,line.text)
const rest=line.text.slice(place.at)
const isInside=place.matched===state.containers.length
if(isInside&&(continuesLeaf(state,line,rest)||endsParagraph(state,rest)))return
if(state.leaf.kind==="fence"||state.leaf.kind==="html")state.leaf=none
if(isBlank(rest,0))readBlank(state,place.matched)
else readOpening(state,line,place)}function matchContainers(containers,text){let at=0
let matched=0
for(const container of containers){const indent=indentAt(text,at)
if(container==="quote"){if(indent>3||text[at+indent]!==">")break
at+=indent+(text[at+indent+1]===" "?2:1)}else if(!isBlank(text,at)){if(indent<container.width)break
at+=container.width}matched++}return{matched:matched,at:at}}function continuesLeaf(state,line,rest){const{leaf:leaf}=state
if(leaf.kind==="fence"){if(/^ {0,3}(`+|~+) *$/.exec(rest)?.[1]?.startsWith(leaf.mark))state.leaf=none
return true}if(leaf.kind==="html")readHtml(state,leaf,{line:line,rest:rest,isNew:false})
return leaf.kind==="html"}function readHtml(state,leaf,{line:line,rest:rest,isNew:isNew}){addText(state,line,{isHtml:true,isNew:isNew})
state.leaf=leaf.end.test(rest)?none:leaf}function readBlank(state,matched){const isEmptyItem=state.leaf.kind==="item"&&matched===state.containers.length
closeTo(state,isEmptyItem?matched-1:matched)}function endsParagraph(state,rest){if(state.leaf.kind!=="paragraph")return false
if(/^[ |:-]+$/.test(rest)&&rest.includes("|")&&rest.includes("-"))state.leaf={kind:"table"}
else if(/^ {0,3}(?:=+|-+) *$/.test(rest))state.leaf=none
else return false
return true}function readOpening(state,line,place){let{matched:matched,at:at}=place
for(;;){const isInParagraph=state.leaf.kind==="paragraph"&&matched===state.containers.length
const opened=containerAt(line.text,at,isInParagraph)
if(opened===void 0)break
closeTo(state,matched)
if(matched===maxDepth)return
state.containers.push(opened.container)
at=opened.at
matched++}if(!isBlank(line.text,at))readLeaf(state,line,{matched:matched,at:at})
else if(state.containers.at(-1)!=="quote")state.leaf={kind:"item"}}function containerAt(text,at,isInParagraph){const indent=indentAt(text,at)
if(indent>3)return
const rest=text.slice(at+indent)
if(rest.startsWith("> "))return{container:"quote",at:at+indent+2}
if(rest.startsWith(">"))return{container:"quote",at:at+indent+1}
const marker=isThematicBreak(rest)?void 0:/^(?:[-+*]|(\d{1,9})[.)])(?= |$)/.exec(rest)
if(!marker)return
const gap=indentAt(rest,marker[0].length)
const isEmpty=isBlank(rest,marker[0].length)
if(isInParagraph&&(isEmpty||Number(marker[1]??1)!==1))return
const width=indent+marker[0].length+(isEmpty||gap>4?1:gap)
return{container:{width:width},at:at+width}}function readLeaf(state,line,{matched:matched,at:at}){const isInside=matched===state.containers.length
const open=state.leaf.kind
const indent=indentAt(line.text,at)
const isCode=indent>3
const rest=line.text.slice(at+indent)
const leaf=isCode?void 0:leafAt(rest,open==="paragraph"&&isInside)
if(leaf===void 0&&open==="paragraph"){addText(state,line,{isHtml:false,isNew:false})
return}closeTo(state,matched)
if(isCode)return
state.leaf=leaf??{kind:open==="table"&&isInside?"table":"paragraph"}
if(leaf?.kind==="html")readHtml(state,leaf,{line:line,rest:rest,isNew:true})
else if(leaf===void 0||rest.startsWith("#"))addText(state,line,{isHtml:false,isNew:true})}function leafAt(rest,isInParagraph){const fence=/^(`{3,})[^`]*$|^(~{3,})/.exec(rest)
if(fence)return{kind:"fence",mark:fence[1]??fence[2]??""}
if(isThematicBreak(rest)||/^#{1,6}(?: |$)/.test(rest))return none
const html=rest.startsWith("<")?htmlBlocks.find(({begin:begin})=>begin.test(rest)):void 0
if(html===void 0||isInParagraph&&html===htmlBlocks.at(-1))return
return{kind:"html",end:html.end}}function isThematicBreak(rest){if(!/^[-*_][-*_ ]*$/.test(rest))return false
return/^(?:-{3,}|\*{3,}|_{3,})$/.test(rest.replaceAll(" ",""))}function closeTo(state,matched){state.containers.length=matched
state.leaf=none}function addText(state,{start:start,end:end},{isHtml:isHtml,isNew:isNew}){if(state.quotes==="out"&&state.containers.includes("quote"))return
const last=state.blocks.at(-1)
if(isNew||last===void 0)state.blocks.push({start:start,end:end,isHtml:isHtml})
else last.end=end}function indentAt(text,at){let end=at
while(text[end]===" ")end++
return end-at}function isBlank(text,at){return at+indentAt(text,at)>=text.length}},68328:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>prose,t:()=>codeSpans})
var _markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75169)
const hidingElements=new Set("blockquote code kbd pre q samp script style textarea title tt".split(" "))
function prose(markdown){let text=""
for(const{start:start,end:end}of proseRanges(markdown))text+=" ".repeat(start-text.length)+markdown.slice(start,end)
return text.padEnd(markdown.length)}function*proseRanges(markdown){let at=0
let hiding
for(const block of(0,_markdown_blocks_js__WEBPACK_IMPORTED_MODULE_0__.I)(markdown)){at=Math.max(at,block.start)
for(const hole of holesIn(markdown,at,block)){if(!hiding)yield{start:at,end:hole.start}
hiding=hidingAfter(hiding,hole)
at=hole.end}if(!hiding&&at<block.end)yield{start:at,end:block.end}}}function hidingAfter(hiding,{tag:tag}){if(tag===void 0)return hiding
const name=tag.replace("/","")
if(!hiding)return hidingElements.has(tag)?{name:name,depth:1}:void 0
if(name!==hiding.name)return hiding
const depth=hiding.depth+(tag===name?1:-1)
return depth===0?void 0:{name:name,depth:depth}}function*holesIn(markdown,from,{end:end,isHtml:isHtml}){const text=markdown.slice(from,end)
const closerAfter=codeSpanClosers(isHtml?"":text)
const opener=isHtml?/<!--|<[?!]|<\/?[a-z]/gi:/\\[!-/:-@[-`{-~]|`+|<!--|<[?!](?=[a-z[])|<\/?[a-z]/gi
for(let match=opener.exec(text);match;match=opener.exec(text)){const hole=holeAt({markdown:markdown,text:text,from:from,mark:match[0],at:match.index,closerAfter:closerAfter})
if(hole===void 0)continue
yield{...hole,start:from+hole.start,end:from+hole.end}
opener.lastIndex=hole.end}}function holeAt({markdown:markdown,text:text,from:from,mark:mark,at:at,closerAfter:closerAfter}){const start=at
if(mark.startsWith("\\"))return
if(mark.startsWith("`")){const closer=closerAfter(at+mark.length,mark.length)
return closer===void 0?void 0:{start:start,end:closer+mark.length}}if(mark==="\x3c!--")return{start:start,end:commentEnd(markdown,from+at)-from}
if(mark==="<?"||mark==="<!")return{start:start,end:text.length}
const end=tagEnd(text,at)
if(end===void 0)return
const tag=tagName(text.slice(at,end))
return tag===void 0?{start:start,end:end}:{start:start,end:end,tag:tag}}function commentEnd(markdown,start){const end=markdown.indexOf("--\x3e",start+2)
return end===-1?markdown.length:end+3}function tagEnd(text,start){let quote=""
for(let at=start+1;at<text.length;at++){const character=text[at]??""
if(character===quote)quote=""
else if(quote!=="")continue
else if(character==='"'||character==="'")quote=character
else if(character===">")return at+1
else if(character==="<")return}return}function tagName(tag){const name=/^<\/?[a-z][a-z0-9-]*/i.exec(tag)?.[0]??""
const isOdd=name.startsWith("</")&&!/^\s*>$/.test(tag.slice(name.length))
return isOdd?void 0:name.slice(1).toLowerCase()}function*codeSpans(text){const closerAfter=codeSpanClosers(text)
const opener=/\\[!-/:-@[-`{-~]|`+/g
for(let match=opener.exec(text);match;match=opener.exec(text)){const[mark]=match
const closer=mark.startsWith("`")?closerAfter(match.index+mark.length,mark.length):void 0
if(closer===void 0)continue
yield{start:match.index,end:closer+mark.length}
opener.lastIndex=closer+mark.length}}function codeSpanClosers(text){const starts=new Map
for(const{0:run,index:index}of text.matchAll(/`+/g)){const sameLength=starts.get(run.length)
if(sameLength)sameLength.push(index)
else starts.set(run.length,[index])}for(const sameLength of starts.values())sameLength.reverse()
return(at,length)=>{const sameLength=starts.get(length)??[]
while((sameLength.at(-1)??at)<at)sameLength.pop()
return sameLength.at(-1)}}},66237:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>commandOf})
const WORDS=new Map([["help","help"],["labels","labels"],["reset","reset"],["status","status"],["stop","stop"]])
function commandOf({kind:kind,request:request,actors:actors},prompt){if(kind!=="mention"||actors[0]?.type!=="User")return
const given=prompt?.trim()??""
const words=given!==""&&request.startsWith(given)?request.slice(given.length):request
return WORDS.get(words.trim().replace(/[.!]$/,"").toLowerCase())}},13414:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{eN:()=>actor,Ao:()=>callIn,NP:()=>isOwn,Av:()=>isSameLogin,XE:()=>withPrompt})
const WORDS=/^(?<verdict>approve|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(words){const{verdict:verdict="",digest:digest,rest:rest=""}=WORDS.exec(words.trim())?.groups??{}
const isApproval=verdict.toLowerCase()==="approve"
const[,reason]=/^\s*:\s*(.*)$/s.exec(rest)??[]
const isEnd=/^[\s.!]*$/.test(rest)
if(verdict===""||!(isEnd||!isApproval&&reason!==void 0))return
const named=digest===void 0?{}:{digest:digest.toLowerCase()}
return{verdict:isApproval?"approve":"reject",...named,reason:isEnd?"":(reason??"").trim()}}var phrase=__webpack_require__(51895)
var trigger=__webpack_require__(63768)
function callIn(said,settings){const{what:what,text:text,author:author,sender:sender}=said
if(author===null)return(0,trigger.PP)(`the ${what} has no author any more`)
if(isOwn(author,settings))return(0,trigger.PP)(`the ${what} is our own`)
if(!isHeard(author,settings))return(0,trigger.PP)(`the ${what} was written by a ${author.type.toLowerCase()}, not by a person`)
if(author.id!==sender.id)return(0,trigger.PP)(`the sender is not the ${what}'s author`)
const request=(0,phrase.z)(text??"",settings.phrases)
if(request===void 0)return(0,trigger.PP)(`the ${what} does not mention ${settings.phrases.join(" or ")}`)
const actors=[actor(author,"writer")]
return{status:"called",request:withPrompt(settings,request),decision:decisionIn(request),actors:actors}}function withPrompt({prompt:prompt},words){return[prompt?.trim()??"",words].filter(part=>part!=="").join("\n\n")}function actor({login:login,id:id,type:type},role){return{login:login,id:id,type:type,role:role}}function isOwn({id:id,login:login},{own:own}){if(own?.id!==void 0)return own.id===id
return own?.login!==void 0&&isSameLogin(own.login,login)}function isSameLogin(a,b){return a.replace(/^@/,"").toLowerCase()===b.replace(/^@/,"").toLowerCase()}function isHeard({id:id,type:type},{allowedBots:allowedBots=[]}){return type==="User"||allowedBots.includes(id)}},51895:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{z:()=>requestIn})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _text_prose_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(68328)
var _phrase_pattern_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21044)
function requestIn(text,phrases){const match=callOf(phrases).exec((0,_text_prose_js__WEBPACK_IMPORTED_MODULE_1__.C)(text))
if(!match)return
const before=text.slice(0,match.index).trimStart()
const after=text.slice(match.index+match[0].length).replace(/^[,:;]?[ \t]*/,"")
return(before+after).trim()}function callOf(phrases){const words=phrases.map(_phrase_pattern_js__WEBPACK_IMPORTED_MODULE_2__.M)
if(words.length>0&&!words.includes("")){const any=words.sort((a,b)=>b.length-a.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${any})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}},95601:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>gate})
var _trigger_mention_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(13414)
var _permission_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(72545)
const tries=3
const pauseMs=1e3
async function gate(keeper,trigger){const{settings:settings}=keeper
if(settings.canWrite&&settings.allowedUsers.includes("*"))return denied("`allowed-users: *` would let anybody write to this repository.")
if(trigger.kind==="ci-failure"&&trigger.headRepositoryId!==trigger.repositoryId)return denied("The failed run is of another repository.")
if(trigger.kind==="schedule")return{status:"allowed"}
const actors=everyone(trigger,settings)
if(actors.length===0)return denied("Nobody is named who asked for this run.")
for(const actor of actors){const why=await refusal(keeper,trigger,actor)
if(why!==void 0)return denied(`The ${actor.role} is refused. ${why}`)}return{status:"allowed"}}function everyone({actors:actors},{triggeringActor:triggeringActor}){if(triggeringActor===void 0)return actors
const{login:login,id:id}=triggeringActor
if(actors.some(actor=>id===void 0?(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_0__.Av)(actor.login,login):actor.id===id))return actors
const type=login.endsWith("[bot]")?"Bot":"User"
return[...actors,{login:login,id:id,type:type,role:"triggering actor"}]}async function refusal(keeper,trigger,actor){const{ownId:ownId,allowedUsers:allowedUsers,allowedBots:allowedBots}=keeper.settings
const{login:login,id:id,type:type}=actor
if(id!==void 0&&id===ownId)return isOwnTurn(trigger)?void 0:`${login} is this agent itself.`
if(id!==void 0&&type!=="User"&&allowedBots.includes(id))return
if(type!=="User")return`${login} is no person (${type}), and its id ${id??""} is not in \`allowed-bots\`.`
if(allowedUsers.some(name=>name==="*"||(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_0__.Av)(name,login)))return
const permission=await ask(keeper,actor)
return permission.status==="allowed"?void 0:permission.why}function isOwnTurn({kind:kind,run:run}){return kind==="ci-failure"&&run?.isOwnBranch===true}async function ask({client:client,settings:settings,sleep:sleep},actor){let permission=await(0,_permission_js__WEBPACK_IMPORTED_MODULE_1__.Y)(client,actor,settings.allowedRoles)
for(let attempt=1;attempt<tries&&permission.status==="denied"&&!permission.isSure;attempt++){await sleep(pauseMs*attempt)
permission=await(0,_permission_js__WEBPACK_IMPORTED_MODULE_1__.Y)(client,actor,settings.allowedRoles)}return permission}function denied(why){return{status:"denied",why:why}}},72545:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Y:()=>checkPermission})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Rights=zod__WEBPACK_IMPORTED_MODULE_0__.object({push:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),pull:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),triage:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),maintain:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),admin:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional()})
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({permission:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),role_name:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),user:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),permissions:Rights.optional()})})
const ladder=["read","triage","write","maintain","admin"]
const rights={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const pushers=["admin","maintain","write"]
async function checkPermission(client,{login:login,id:id},roles=pushers){let answer
try{answer=await client.permission(login)}catch(error){return whyFailed(login,error)}const{success:success,data:data}=Reply.safeParse(answer)
if(!success)return unsure(login,"GitHub's reply was not understood")
if(id!==void 0&&data.user.id!==id)return denied(`The account ${login} is not the one that asked.`)
const role=data.role_name??data.permission??"unknown"
if(roles.some(name=>has(data,name)))return{status:"allowed",role:role}
return denied(`${login} may not start a run (role: ${role}); it takes ${roles.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:permissions},role_name:role_name,permission:permission},name){if(!isRung(name))return role_name!==void 0&&name===`custom:${role_name}`
if(permissions!==void 0)return permissions[rights[name]]===true
const given=role_name??permission??""
return isRung(given)&&ladder.indexOf(given)>=ladder.indexOf(name)}function isRung(name){return ladder.some(rung=>rung===name)}function whyFailed(login,error){const status=typeof error==="object"&&error!==null&&"status"in error?error.status:void 0
if(status===404)return denied(`${login} is not a collaborator of this repository.`)
const reason=typeof status==="number"&&status>0?`GitHub answered ${status}`:"GitHub gave no answer"
return{...unsure(login,reason),isSure:status===401}}function unsure(login,reason){const why=`The permission of ${login} could not be checked: ${reason}.`
return{status:"denied",why:why,isSure:false}}function denied(why){return{status:"denied",why:why,isSure:true}}},89719:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Jh:()=>Proposal,rr:()=>bodyDigest,l9:()=>carriedOver,rc:()=>decided,ol:()=>digestOf,TH:()=>idOf,Vb:()=>nameOf,zJ:()=>openChange,dz:()=>openItems,VK:()=>shortDigest})
var external_node_crypto_=__webpack_require__(77598)
var schemas=__webpack_require__(28942)
var canonical_json=__webpack_require__(60297)
var iso=__webpack_require__(64377)
const Commit=schemas.string().regex(/^[0-9a-f]{40,64}$/)
const Time=iso.datetime()
const Person=schemas.strictObject({login:schemas.string(),id:schemas.number().int().nullable()}).readonly()
const bound={v:schemas.literal(1),repository:schemas.number().int(),thread:schemas.number().int(),run:schemas.number().int(),conversation:schemas.string(),tree:Commit,head:Commit,policy:schemas.string(),requesters:schemas.array(Person).readonly(),created:Time,expires:Time}
const HeldChange=schemas.strictObject({...bound,paths:schemas.array(schemas.string()).min(1).readonly(),patch:schemas.string(),branch:schemas.string(),is_new:schemas.boolean(),base:schemas.string(),pull_request:schemas.number().int().nullable()}).readonly()
const Digest=schemas.string().regex(/^[0-9a-f]{64}$/)
const PendingAction=schemas.strictObject({...bound,action:schemas.string(),tool:schemas.string(),arguments:schemas.string(),cwd:schemas.string()}).readonly()
const Decision=schemas.strictObject({verdict:schemas["enum"](["approved","rejected","dropped"]),by:schemas.string(),at:Time,reason:schemas.string()}).readonly()
const Item=schemas.strictObject({pending:schemas.union([PendingAction,HeldChange]),risk:schemas.string(),reasons:schemas.array(schemas.string()).readonly(),shown:Time.nullable(),decision:Decision.nullable()}).readonly()
const Proposal=schemas.strictObject({v:schemas.literal(1),items:schemas.array(Item).min(1).readonly(),comment:schemas.strictObject({id:schemas.number().int(),digest:Digest}).readonly().nullable()}).readonly()
function digestOf(pending){return sha256((0,canonical_json.d)(pending))}function shortDigest(pending){return digestOf(pending).slice(0,12)}function idOf(pending){return"patch"in pending?digestOf(pending):pending.action}function nameOf(pending){return"patch"in pending?pending.paths.join(", "):pending.tool}function bodyDigest(body){return sha256(body.replaceAll("\r\n","\n").trimEnd())}function sha256(text){return(0,external_node_crypto_.createHash)("sha256").update(text,"utf8").digest("hex")}function openItems({items:items}){return items.filter(({decision:decision})=>decision===null)}function openChange(proposal){const[first]=proposal?openItems(proposal):[]
return first&&"patch"in first.pending?first.pending:void 0}function isSame(a,b){const lasting=({run:_,created:__,expires:___,...rest})=>(0,canonical_json.d)(rest)
return lasting(a)===lasting(b)}function carriedOver(items,before,shown){const open=before?openItems(before):[]
return items.map(item=>{const old=open.find(({pending:pending})=>isSame(pending,item.pending))
return old?{...old,shown:old.shown??shown}:item})}function decided(proposal,chosen,decision){const ids=new Set(chosen.map(({pending:pending})=>idOf(pending)))
const take=item=>item.decision===null&&ids.has(idOf(item.pending))?{...item,decision:decision}:item
return{...proposal,items:proposal.items.map(take)}}},70762:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>blockedNetwork})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84804)
const MOST=10
function blockedNetwork(denials,input){const reasons=[...new Set(denials.map(({reason:reason})=>kindOf(reason)))]
return reasons.map(reason=>{const those=denials.filter(denial=>kindOf(denial.reason)===reason)
return`Blocked network access: ${namesOf(those)}. ${remedyFor(reason,those,input)}`.trim()}).join("\n\n")}const kindOf=reason=>reason==="closed"?"unlisted":reason
function remedyFor(reason,denials,input){const setting=settingWith(denials,input)
switch(reason){case"closed":case"unlisted":return`To allow it, set ${setting}.`
case"shut":{const more=denials.some(({allow:allow})=>allow!==void 0)?` and ${setting}`:""
return`People who cannot push have written on this thread, so commands have no network. To allow it on such threads, set ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)("mixed-threads: as-trusted")}${more}.`}case"private":return`The name leads to a private address, which is allowed only for a host that the input ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)(input.name)} names itself. To allow it, set ${setting}.`
case"never":return"The name leads to the runner itself, to its local link or to its cloud's metadata service. This cannot be allowed."
case"port":return"Only the ports 80 and 443 are open."
case"unknown":return"The name has no address."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say."}}function namesOf(denials){const names=[...new Set(denials.map(({host:host,port:port})=>[0,80,443].includes(port)?host:`${host}:${port}`))]
const some=names.slice(0,MOST).map(name=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(name,100)))
return names.length>MOST?`${some.join(", ")} and ${names.length-MOST} more`:some.join(", ")}function settingWith(denials,{name:name,value:value}){const missing=denials.flatMap(({allow:allow})=>allow===void 0?[]:[(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(allow,100)])
const words=[...value==="none"||value===""?[]:[value],...new Set(missing)].slice(0,MOST+1)
return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)(`${name}: ${words.join(", ")}`)}},78160:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>renderReport,E:()=>renderWorking})
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var inline_code=__webpack_require__(84804)
var outcome=__webpack_require__(62822)
var neutral=__webpack_require__(38557)
var review_facts=__webpack_require__(61229)
var blocked_network=__webpack_require__(70762)
function knowledgeLine({skills:skills,hooksRun:hooksRun,blocked:blocked}){const more=skills.length>10?`, and ${skills.length-10} more`:""
const names=skills.slice(0,10).map(name=>(0,inline_code.aY)((0,lib_text.TN)(name,80)))
return[...skills.length>0?[`skills ${names.join(", ")}${more}`]:[],...hooksRun>0?[`${(0,lib_text.U9)(hooksRun,"hook")} run, ${blocked.length} blocked`]:[]]}function blockedByHooks({blocked:blocked}){if(blocked.length===0)return""
const rows=blocked.slice(-10).map(({event:event,reason:reason})=>`| ${event} | ${(0,inline_code.aY)((0,lib_text.TN)(reason,200))} |`)
const cut=blocked.length>10?` (the last 10 of ${blocked.length})`:""
return`| Blocked by hooks${cut} | Why |\n|-|-|\n${rows.join("\n")}`}const MOST=10
function renderReading({strangers:strangers,hidden:hidden}){return[byStrangers(strangers),leftOut(hidden)].filter(line=>line!=="").join("\n\n")}function byStrangers(logins){if(logins.length===0)return""
const more=logins.length>MOST?` and ${(0,lib_text.U9)(logins.length-MOST,"other")}`:""
const some=logins.slice(0,MOST).map(login=>(0,inline_code.aY)((0,lib_text.TN)(login,50)))
return`The agent read words of people who are not known to have write access here: ${some.join(", ")}${more}.`}function leftOut(hidden){if(hidden.length===0)return""
const parts=hidden.reduce((sum,one)=>sum+one.parts,0)
const places=hidden.slice(0,MOST).map(one=>`${one.parts} in ${(0,lib_text.TN)(one.where,60)}`)
const more=hidden.length>MOST?`, and in ${(0,lib_text.U9)(hidden.length-MOST,"other text")}`:""
const were=parts===1?"hidden passage was":"hidden passages were"
return`${parts} ${were} left out of what the agent read: ${places.join(", ")}${more}.`}const MOST_USED=10
function renderServers(servers){if(servers.length===0)return""
const rows=servers.map(({name:name,tools:tools,used:used})=>`| ${(0,inline_code.aY)(name)} | ${tools} | ${usedOf(used)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${rows.join("\n")}`}function renderBroken(servers){const broken=servers.filter(({problem:problem})=>problem!=="")
if(broken.length===0)return""
const list=broken.map(({name:name,problem:problem})=>`${(0,inline_code.aY)(name)} (${(0,inline_code.aY)((0,lib_text.TN)(problem,200))})`).join(", ")
return`${broken.length===1?"This server":"These servers"} of tools did not work: ${list}.`}function usedOf(used){if(used.length===0)return"none"
const some=used.slice(0,MOST_USED).map(({tool:tool,calls:calls})=>`${(0,inline_code.aY)((0,lib_text.TN)(tool,64))} ${calls}`)
const rest=used.length>MOST_USED?`, and ${(0,lib_text.U9)(used.length-MOST_USED,"other tool")}`:""
return some.join(", ")+rest}function renderUses(uses){if(uses.length<2)return""
return uses.map(use=>`- \`${use.id}\`: ${renderUse(use)}`).join("\n")}function renderUse(use){return`${replies(use)} · ${tokens(use)} · cost ${formatCost(use.costUsd)}`}function formatCost(costUsd){return costUsd===void 0?"not known":`$${costUsd.toFixed(4)}`}function replies({replies:number,latencyMs:latencyMs,longestLatencyMs:longestLatencyMs}){const word=number===1?"reply":"replies"
const longest=number>1?`, the longest ${seconds(longestLatencyMs)}`:""
return`${number} ${word} in ${seconds(latencyMs)}${longest}`}function seconds(ms){return`${(ms/1e3).toFixed(1)} s`}function tokens({inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,writtenTokens:writtenTokens,reasoningTokens:reasoningTokens}){const parts=[`${inputTokens} tokens in, ${outputTokens} out`,...cachedTokens>0?[`${cachedTokens} from a cache`]:[],...writtenTokens>0?[`${writtenTokens} into it`]:[],...reasoningTokens>0?[`${reasoningTokens} of thinking`]:[]]
return parts.join(", ")}function renderDetails(report,{conversationId:conversationId,runUrl:runUrl,requester:requester}){const{steps:steps,toolCalls:toolCalls,models:models,durationMs:durationMs,wall:wall,knowledge:knowledge}=report
const facts=[`requested by ${requester}`,...models.length>0?[`answered by ${models.map(inline_code.aY).join(", ")}`]:[],(0,lib_text.U9)(steps,"step"),...toolCalls===0?["no tool used"]:[],...wall?[`sandbox (${wall.way}, ${(0,lib_text.U9)(wall.checks,"check")} passed, network: ${networkOf(wall)})`]:[],...knowledge?knowledgeLine(knowledge):[],total(report),`${(durationMs/1e3).toFixed(1)} s`,`conversation ${(0,inline_code.aY)(conversationId)}`,`[log](${runUrl})`]
const blocked=knowledge?blockedByHooks(knowledge):""
const parts=[commandsRun(report.checks),renderServers(report.servers??[]),blocked,report.reading?renderReading(report.reading):"",facts.join(" · "),renderUses(report.uses),guesses(report)]
return parts.filter(part=>part!=="").join("\n\n")}function networkOf({network:network,isShut:isShut}){return isShut?"none":network}function total(report){const[only,another]=report.uses
return only&&!another?renderUse(only):`${formatTokens(report)} · cost ${formatCost(report.costUsd)}`}function guesses({estimatedCalls:estimatedCalls}){if(estimatedCalls===0)return""
return`Tokens are estimated for ${(0,lib_text.U9)(estimatedCalls,"call")}: the model endpoint did not state them.`}function commandsRun(checks){const commands=checks.filter(({command:command})=>command!=="")
if(commands.length===0)return""
const rows=commands.slice(-10).map(({command:command,exitCode:exitCode})=>`| ${(0,inline_code.aY)((0,lib_text.TN)(command,120))} | ${endOf(exitCode)} |`)
const cut=commands.length>10?` (the last 10 of ${commands.length})`:""
return`| Commands the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`}function endOf(exitCode){return exitCode===-1?"still running":String(exitCode)}function formatTokens({inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens}){const cached=cachedTokens>0?`, ${cachedTokens} of those in from a cache`:""
return`${inputTokens} tokens in, ${outputTokens} out${cached}`}var markdown=__webpack_require__(78276)
var patch=__webpack_require__(84783)
const SHOWN=30
function renderProgress({list:list,...figures},rules){const lines=list.slice(0,SHOWN).map(step=>lineOf(step,rules))
const more=list.length>SHOWN?[`- … and ${list.length-SHOWN} more`]:[]
return[figuresOf(figures),[...lines,...more].join("\n")].filter(part=>part!=="").join("\n\n")}function figuresOf(progress){const{minutes:minutes,maxMinutes:maxMinutes,steps:steps,maxSteps:maxSteps,costUsd:costUsd,maxUsd:maxUsd,tokens:tokens,maxTokens:maxTokens}=progress
const cost=costUsd!==void 0&&`$${costUsd.toFixed(2)}${maxUsd===void 0?"":` of $${maxUsd.toFixed(2)}`}`
const facts=[`${Math.floor(minutes)} min of ${maxMinutes}`,`step ${steps} of ${maxSteps}`,...cost?[cost]:[],...maxTokens===void 0?[]:[`${tokens} of ${maxTokens} tokens`]]
return facts.join(" · ")}function lineOf({title:title,status:status},rules){const words=(0,neutral.$)((0,lib_text.TN)(title,160),rules)
return`- [${status==="done"?"x":" "}] ${words}${status==="in_progress"?" – _in progress_":""}`}var short_diff=__webpack_require__(43903)
const tests_seen_MOST=5
function renderTests(tests){if(tests.length===0)return""
const rows=tests.slice(-tests_seen_MOST).map(test=>`| ${(0,inline_code.aY)((0,lib_text.TN)(test.command,120))} | ${tests_seen_endOf(test)} |`)
const cut=tests.length>tests_seen_MOST?` (the last ${tests_seen_MOST} of ${tests.length})`:""
const table=`| Tests the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`
return[lastFailure(tests),table].filter(Boolean).join("\n\n")}function lastFailure(tests){const last=tests.at(-1)
if(!last||last.exitCode===0)return""
const since=last.isBeforeEdit?" Files were edited after it, and no test was run again.":""
return`The last test command failed (${(0,inline_code.aY)((0,lib_text.TN)(last.command,120))}, exit code ${last.exitCode}).${since}`}function tests_seen_endOf({exitCode:exitCode,isBeforeEdit:isBeforeEdit}){if(isBeforeEdit)return`⚪ ${exitCode}, before the last edit`
return`${exitCode===0?"✅":"❌"} ${exitCode}`}var withheld=__webpack_require__(85518)
function renderReport(report,links){return(0,prompts.J1)("report",{heading:[(0,outcome.rL)(report).mark,(0,neutral.$)(report.reason,links)].filter(Boolean).join(" "),body:sections(report,links).join("\n\n"),details:renderDetails(report,links)})}function renderWorking(links,note="",progress){const working=(0,prompts.J1)("working",{requester:links.requester,run_url:links.runUrl})
const parts=[working,progress?renderProgress(progress,links):"",(0,neutral.$)(note,links)]
return parts.filter(part=>part!=="").join("\n\n")}function sections(report,rules){const parts=[...report.ballot===void 0?[]:[(0,neutral.$)(report.hint,rules),report.ballot],report.review?.url===void 0?(0,markdown.K)(report.finalResponse.trim(),rules):"",report.review?(0,review_facts.oB)(report.review):"",report.ballot===void 0?hintOf(report,rules):"",report.note??"",changedFiles(report),renderTests(report.tests??[]),report.kept.kind==="branch"?(0,short_diff._)(report.diff?.text??""):"",keptWork(report),(0,withheld.b)(report.locks??[]),(0,withheld.eJ)(report),report.wall?(0,blocked_network.Z)(report.wall.denials,{name:"network",value:report.wall.network}):"",renderBroken(report.servers??[]),risky(report)]
return parts.filter(part=>part!=="")}function hintOf({quote:quote,hint:hint,code:kind},rules){const said=quote===void 0?[]:[`> ${(0,inline_code.$E)(500,quote)}`]
const advice=[(0,neutral.$)(hint,rules),...kind===void 0?[]:[`(Code ${(0,inline_code.aY)(kind)}.)`]]
return[...said,advice.filter(Boolean).join(" ")].filter(Boolean).join("\n\n")}function changedFiles({files:files}){if(files.length===0)return""
const rows=files.slice(0,20).map(({path:path,added:added,removed:removed})=>`| ${(0,inline_code.aY)(path)} | ${counts(added,removed)} |`)
const rest=files.length>20?`\n\n… and ${(0,lib_text.U9)(files.length-20,"more file")}.`:""
return`| Changed | Lines |\n|-|-|\n${rows.join("\n")}${rest}`}function counts(added,removed){return added===void 0||removed===void 0?"binary":`+${added} −${removed}`}function risky({risks:risks=[]}){if(risks.length===0)return""
const rest=risks.length>10?`, and ${risks.length-10} more`:""
return`⚠️ Of medium risk, and run: ${risks.slice(0,10).map(inline_code.aY).join(", ")}${rest}.`}function keptWork({kept:kept,pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:base}){switch(kept.kind){case"nothing":return""
case"branch":{const signed=kept.isVerified?" (verified by GitHub)":""
const where=`Commit ${(0,inline_code.aY)(kept.commit.slice(0,7))}${signed} on branch ${(0,inline_code.aY)(kept.branch)}`
if(proposeUrl!==void 0)return`${where}: [open the pull request](${proposeUrl}).`
if(!pullRequest)return`${where}, without a pull request: [compare](${kept.compareUrl}).`
const warnings=[...base===void 0?[]:[(0,prompts.J1)("base-rewritten",{branch:(0,inline_code.aY)(base)})],...isCiSilent?[(0,prompts.J1)("no-ci")]:[]]
return[`${where}.`,...warnings].join("\n\n")}case"patch":return(0,patch.h)(kept,{what:"The work",title:"Patch",most:3e4})}}},43903:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>renderShortDiff})
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84804)
const LINES=60
const LENGTH=8e3
function renderShortDiff(diff){const text=diff.trimEnd()
if(text===""||text.length>LENGTH||text.split("\n").length>LINES)return""
const fence=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(text)
return`<details><summary>Diff</summary>\n\n${fence}diff\n${text}\n${fence}\n\n</details>`}}}

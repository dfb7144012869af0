export const id=887
export const ids=[887]
export const modules={90736:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{applying:()=>applying})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var write_publisher=__webpack_require__(23846)
var lib_fault=__webpack_require__(98664)
var recall=__webpack_require__(86932)
var earlier_attempt=__webpack_require__(66167)
var checkout=__webpack_require__(70074)
var bring_home=__webpack_require__(50824)
var conclude=__webpack_require__(57484)
var done=__webpack_require__(50117)
var result_facts=__webpack_require__(86806)
var input_inputs=__webpack_require__(76008)
var raw_input=__webpack_require__(48142)
var plain=__webpack_require__(34190)
var lib_text=__webpack_require__(94869)
function factsIn({facts:facts}){const{costUsd:costUsd,wall:wall,uses:uses,withheld:withheld,...rest}=facts
return{...rest,costUsd:costUsd,wall:wall,uses:uses.map(use=>({...use,costUsd:use.costUsd})),withheld:withheld.map(one=>({...one,detail:wordsOf(one.detail)}))}}function wordsOf(detail){return(0,lib_text.TN)((0,plain.W)(detail),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:withheld}){return withheld===void 0?void 0:{path:withheld,patch:(0,external_node_fs_.readFileSync)(withheld,"utf8")}}var github_client=__webpack_require__(7477)
var ancestry=__webpack_require__(49718)
var head_branch=__webpack_require__(954)
var pull_pull=__webpack_require__(7256)
var write_branch=__webpack_require__(91116)
var own_branch=__webpack_require__(46575)
var inline_code=__webpack_require__(84804)
var prompts=__webpack_require__(88135)
var made_before=__webpack_require__(98348)
var marked_work=__webpack_require__(96065)
var open_task=__webpack_require__(9909)
var publishing=__webpack_require__(41320)
var subject=__webpack_require__(84596)
function placeFor(setting,planned){const{thread:thread}=setting.trigger
return thread.type==="pull_request"?onPull(setting,planned,thread.number):onBranch(setting,planned)}async function onBranch(setting,planned){const{github:github,job:job,trigger:trigger,world:world,memory:memory}=setting
const open=await(0,open_task.f_)(setting)??(planned.goal==="advance"?await(0,marked_work.C)(setting):void 0)
const{commit:commit,branch:base}=planned
const names=(0,subject.xo)((0,subject.et)(trigger),job,(0,publishing.E)(world.env)["branch-name"])
const tip=open?.sha??await(0,write_branch.h)(github,job.repository,names.branch)
const made=await madeFrom(setting,commit,tip)
if(open&&!(made&&planned.goal==="propose"))return onTask(open,{commit:commit,made:made})
if(!(0,own_branch.$)(base)||!await(0,ancestry.x)((0,github_client.n)(github,job.repository),commit,base))throw unknown(commit)
const isLeft=made!==void 0||tip===commit&&job.runAttempt>1
const isTaken=tip!==void 0&&!isLeft
const end=isTaken?`-run-${job.runId}`:""
const[branch,plain]=[`${names.branch}${end}`,`${names.plain}${end}`]
if(isTaken)memory.notes.add((0,prompts.J1)("branch-taken",{branch:(0,inline_code.aY)(names.branch),other:(0,inline_code.aY)(branch)}))
const goal={kind:"propose",branch:branch,plain:plain,base:base,...isLeft&&{isThere:true}}
return{ground:{head:commit,branch:base,goal:goal,pull:void 0},fault:void 0,made:made}}async function madeFrom(setting,from,tip){const own=tip===void 0||tip===from?void 0:await(0,made_before.E)(setting,tip)
return tip!==void 0&&own?.parent===from?{...own,commit:tip}:void 0}function onTask(open,{commit:commit,made:made}){const isThere=open.sha===commit||made!==void 0
const goal=isThere?(0,open_task.n9)(open):{kind:"patch",base:open.base}
const fault=isThere?void 0:moved(open.number,commit,open.sha)
return{ground:{head:commit,branch:open.branch,goal:goal,pull:void 0},fault:fault,made:made}}async function onPull(setting,{commit:commit,head:head},number){const{github:github,job:job}=setting
if(commit!==head)throw unknown(commit)
const client=(0,github_client.n)(github,job.repository)
const pull=await(0,pull_pull.E)(client,number)
const{branch:branch}=pull.head
const base=pull.base.branch
const pullRequest={number:number,url:pull.url}
const made=pull.isFork?void 0:await madeFrom(setting,commit,pull.head.sha)
const fault=whyNotThere(pull,made?pull.head.sha:commit)
const isOurs=!fault&&!pull.isFork&&(0,own_branch.$)(branch)&&await(0,head_branch.H)(client,branch)
const goal=isOurs?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}:{kind:"patch",base:base}
return{ground:{head:commit,branch:branch,goal:goal,pull:pull},fault:fault,made:made}}function whyNotThere({number:number,state:state,head:head},commit){if(state!=="open")return new lib_fault.vC("config",`Pull request #${number} is ${state} by now.`,{hint:"Open it again, and ask again."})
return head.sha===commit?void 0:moved(number,commit,head.sha)}function moved(number,from,to){return new lib_fault.vC("github",`The head of pull request #${number} moved from ${from} to ${to} after the plan.`,{hint:"Ask again, and the new head is what I look at. The work is in the patch."})}function unknown(commit){return new lib_fault.vC("denied",`The change set is for the commit ${commit.slice(0,7)}, which is not on its base branch.`,{hint:"Let the agent plan again; a branch that was rewritten meanwhile does this too."})}var change_set=__webpack_require__(35011)
const MEGABYTE=1024*1024
const LARGEST={facts:4*MEGABYTE,work:30*MEGABYTE,withheld:30*MEGABYTE}
const LOG={entries:1e5,depth:3,bytes:500*MEGABYTE}
function readChangeSet(folder){const names=namesIn(folder)
const facts=parse(readPlain((0,external_node_path_.join)(folder,change_set.c.facts),LARGEST.facts))
const patch=kind=>{if(!names.includes(change_set.c[kind]))return
requirePlain((0,external_node_path_.join)(folder,change_set.c[kind]),LARGEST[kind])
return(0,external_node_path_.join)(folder,change_set.c[kind])}
const work=patch("work")
if(work===void 0!==(facts.tree===void 0))throw refused("its facts and its patch do not go together")
if(work!==void 0&&!facts.ground)throw refused("its patch is for no commit")
const hasLog=names.includes(change_set.c.log)
if(hasLog)walk((0,external_node_path_.join)(folder,change_set.c.log),1,{entries:0,bytes:0})
return{facts:facts,work:work,withheld:patch("withheld"),log:hasLog?(0,external_node_path_.join)(folder,change_set.c.log):""}}function notHandedOver(folder,cause){return new lib_fault.vC("config",`The change set was not handed over: there is nothing in ${(0,lib_text.TN)(folder,200)}.`,{hint:"Look at the steps that upload and download it: their log says why. Then ask again.",cause:cause})}function namesIn(folder){const known=Object.values(change_set.c)
const names=listed(folder)
const strange=names.find(name=>!known.includes(name))
if(strange!==void 0)throw refused(`it holds ${named(strange)}, which is no part of one`)
if(!names.includes(change_set.c.facts))throw refused(`it has no ${change_set.c.facts}`)
return names}function listed(folder){try{if((0,external_node_fs_.lstatSync)(folder).isDirectory())return(0,external_node_fs_.readdirSync)(folder)}catch(cause){if(Object(cause).code==="ENOENT")throw notHandedOver(folder,cause)
throw refused("it cannot be read",cause)}throw refused("it is no folder")}function walk(folder,depth,sum){if(depth>LOG.depth)throw refused("its log has too many folders in each other")
for(const name of listed(folder)){if(!/^[\w][\w.-]{0,200}$/.test(name))throw refused(`its log holds ${named(name)}, which is no name of a log`)
const path=(0,external_node_path_.join)(folder,name)
if((0,external_node_fs_.lstatSync)(path).isDirectory())walk(path,depth+1,sum)
else sum.bytes+=requirePlain(path,LOG.bytes)
sum.entries++
if(sum.entries>LOG.entries||sum.bytes>LOG.bytes)throw refused("its log is too large")}}function requirePlain(path,largest){const{mode:mode,size:size,nlink:nlink}=(0,external_node_fs_.lstatSync)(path)
const isFile=(mode&external_node_fs_.constants.S_IFMT)===external_node_fs_.constants.S_IFREG
if(!isFile||nlink!==1)throw refused(`${named(path)} is no plain file`)
if(size>largest)throw refused(`${named(path)} has ${size} bytes, more than ${largest}`)
return size}function readPlain(path,largest){requirePlain(path,largest)
const file=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK)
try{if((0,external_node_fs_.fstatSync)(file).size>largest)throw refused(`${named(path)} has grown`)
return(0,external_node_fs_.readFileSync)(file,"utf8")}finally{(0,external_node_fs_.closeSync)(file)}}function parse(text){const parsed=change_set.V.safeParse(asJson(text))
if(parsed.success)return parsed.data
const{path:path,message:message}=parsed.error.issues[0]??{path:[],message:""}
throw refused(`its ${change_set.c.facts} is not as it should be (${(0,lib_text.TN)(`${path.join(".")}: ${message}`,200)})`)}function asJson(text){try{return JSON.parse(text)}catch(cause){throw refused(`its ${change_set.c.facts} is not JSON`,cause)}}function named(path){return JSON.stringify((0,lib_text.TN)(path.split("/").at(-1)??"",80))}function refused(why,cause){return new lib_fault.vC("denied",`The change set is refused: ${why}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of this version has left, as it was uploaded.",cause:cause})}function requireSame(facts,{trigger:trigger,job:job}){const name=`${job.repository.owner}/${job.repository.name}`
if(facts.repository.id!==trigger.repositoryId||facts.repository.name!==name)throw foreign(`the repository ${facts.repository.name}`)
if(JSON.stringify(threadOf(facts.thread))!==JSON.stringify(threadOf(trigger.thread)))throw foreign("another thread")
if(facts.key!==trigger.key)throw foreign("another request")}function threadOf(thread){return thread.type==="none"?[thread.type]:[thread.type,thread.number]}function foreign(what){return new lib_fault.vC("denied",`The change set is for ${what}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function applying(world){try{const found=readChangeSet(folderIn(world))
const{conversation:conversation}=found.facts
const work=(setting,cleaners)=>apply(found,setting,cleaners)
return{recall:desk=>recallApplied(desk,conversation),work:work}}catch(error){const fault=(0,lib_fault.ec)(error)
return{recall:async()=>(0,recall.Od)(world.newId()),work:async()=>(0,done.G)(fault)}}}async function recallApplied(desk,conversation){const said=await(0,earlier_attempt.pz)(desk,body=>body.includes(conversation)&&(0,earlier_attempt.dR)(desk.job,body))
const answer=(0,recall.et)(desk,said)
return answer?{kind:"answered",answer:answer}:(0,recall.Od)(conversation)}function folderIn({env:env}){const folder=(0,raw_input.J)(env,"change-set")
if(folder!==void 0)return folder
throw new lib_fault.vC("config","The input `change-set` is empty.",{hint:"Give it the folder that actions/download-artifact has put the change set into."})}async function apply(found,setting,cleaners){try{const inputs=(0,input_inputs.readInputsWithoutModel)(setting.world.env)
requireSame(found.facts,setting)
const published=await publish(found,setting,inputs["github-token"],cleaners)
return{...published,conversationPath:found.log}}catch(error){return{...(0,done.G)((0,lib_fault.ec)(error)),conversationPath:found.log}}}async function publish(found,setting,token,cleaners){const{facts:facts}=found
const{exact:exact,leaks:leaks,redact:redact}=cleaners
const finalResponse=leaks.redact(exact(facts.finalResponse)).text
const place=facts.ground&&found.work!==void 0?await placeFor(setting,facts.ground):void 0
const saved=place?await save(found,{...place,setting:setting,token:token,cleaners:cleaners}):{...NOTHING,patch:void 0}
const withheld=[...factsIn(facts).withheld,...saved.withheld]
const all={...saved,withheld:withheld}
const isDone=facts.end.status==="finished"&&place!==void 0&&saved.fault===void 0
const opened=isDone?await(0,bring_home.qw)(setting,place,saved,{finalResponse:finalResponse,redact:redact}):bring_home.g
const conclusion=conclusionOf(facts,{saved:all,opened:opened,goal:place?.ground.goal.kind,finalResponse:finalResponse})
const report={...done.I,...factsIn(facts),...conclusion,finalResponse:finalResponse,files:saved.change.files,kept:saved.kept,diff:saved.diff,locks:saved.locks,withheld:withheld,withheldPatch:saved.patch??withheldPatchIn(found),...(0,result_facts.L)(opened)}
const hadNoWall=facts.facts.wall===void 0&&facts.facts.iterations>0
return{report:report,fault:conclusion.fault,hadNoWall:hadNoWall,...place&&{baseSha:place.ground.head}}}const NOTHING={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:facts,work:work=""},saving){const{setting:setting,ground:ground,made:made,token:token,fault:fault}=saving
const{job:job,world:world}=setting;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:true})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-"))
const options={folder:folder,base:ground.head,remoteUrl:`${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`,token:token,lent:ground.goal.kind==="advance"?ground.goal.branch:void 0,environment:(0,checkout._K)(world.env),now:world.now}
const{publisher:publisher,change:change}=await(0,write_publisher.X2)(options,work)
if(change.tree!==facts.tree)throw new lib_fault.vC("denied","The patch of the change set does not come to what its facts say.",{hint:"Let the agent plan again."})
const saved=await(0,bring_home.Sk)(setting,{publisher:publisher,folder:folder,ground:ground},change,saving.cleaners.leaks,{made:made})
return{...saved,fault:saved.fault??fault}}function conclusionOf({end:end},ends){if(end.status==="stopped")return end
return(0,conclude.E)({...ends,timeoutMinutes:0,end:end,change:ends.saved.change})}},35011:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>ChangeSet,c:()=>FILES})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9179)
const FILES={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const Commit=zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const Count=zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(0).max(1e12)
const Amount=zod__WEBPACK_IMPORTED_MODULE_1__.number().min(0).max(1e12)
const Line=zod__WEBPACK_IMPORTED_MODULE_1__.string().max(500)
const Use=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]{1,50}$/),replies:Count,inputTokens:Count,outputTokens:Count,cachedTokens:Count,writtenTokens:Count,reasoningTokens:Count,costUsd:Amount.optional(),latencyMs:Amount,longestLatencyMs:Amount}).readonly()
const Denial=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({host:Line,port:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(0).max(65535),reason:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:Line.optional()}).readonly()
const Wall=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({way:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w-]{1,30}$/),checks:Count,network:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.*:, -]{1,500}$/),isShut:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),denials:zod__WEBPACK_IMPORTED_MODULE_1__.array(Denial).max(500).readonly()}).readonly()
const Facts=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({withheld:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(5e3),code:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](codes()),detail:Line}).readonly()).max(1e3).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(2e4),exitCode:zod__WEBPACK_IMPORTED_MODULE_1__.number().int()}).readonly()).max(100).readonly(),steps:Count,iterations:Count,toolCalls:Count,models:zod__WEBPACK_IMPORTED_MODULE_1__.array(Line).max(20).readonly(),inputTokens:Count,outputTokens:Count,cachedTokens:Count,estimatedCalls:Count,costUsd:Amount.optional(),uses:zod__WEBPACK_IMPORTED_MODULE_1__.array(Use).max(50).readonly(),durationMs:Amount,wall:Wall.optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("status",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_1__.literal("finished")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_1__.literal("stopped"),outcome:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed"]),reason:Line,quote:Line.optional(),hint:Line}).readonly()])
const Thread=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["issue","pull_request","discussion"]),number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().positive()}),zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_1__.literal("none")})])
const Ground=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({commit:Commit,branch:zod__WEBPACK_IMPORTED_MODULE_1__.string().min(1).max(250),goal:zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["propose","advance","patch"]),head:Commit.optional()}).readonly()
const ChangeSet=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_1__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:Thread,key:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(1e3),requester:Line,conversation:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),ground:Ground.optional(),tree:Commit.optional(),end:End,finalResponse:zod__WEBPACK_IMPORTED_MODULE_1__.string().max(5e5),facts:Facts}).readonly()
function codes(){const[first,...rest]=Object.keys(_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__.L)
return[first,...rest]}},96065:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>markedPull,M:()=>markedWork})
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7477)
var _github_read_pull_open_pull_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(59451)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91492)
var _thread_own_mark_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16820)
var _open_task_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9909)
async function markedWork(setting,place){try{const marker=(0,_thread_own_mark_js__WEBPACK_IMPORTED_MODULE_4__.Jn)(setting)
return await openWork(setting,marker)??await onBranch(setting,marker,place)}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_3__.m)(`Whether there is earlier work of mine could not be found out. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)(error).message}`)
return{status:"unknown"}}}async function openWork(setting,marker){const pull=await markedPull(setting,marker)
return pull&&{status:"found",tip:pull.sha,branch:pull.branch,goal:(0,_open_task_js__WEBPACK_IMPORTED_MODULE_5__.n9)(pull)}}async function markedPull(setting,marker=(0,_thread_own_mark_js__WEBPACK_IMPORTED_MODULE_4__.Jn)(setting)){const{github:github,job:job,trigger:trigger}=setting
const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.n)(github,job.repository)
return(0,_github_read_pull_open_pull_js__WEBPACK_IMPORTED_MODULE_1__.z)(client,trigger.repositoryId,({body:body,branch:branch})=>marker.isMarked(body,branch))}const Pulls=zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.object({body:zod__WEBPACK_IMPORTED_MODULE_6__.string().nullish()}))
async function onBranch({github:github,job:job},marker,{branch:branch,base:base,tip:tip}){if(tip===void 0)return{status:"unknown"}
const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.n)(github,job.repository)
const head=`${job.repository.owner}:${branch}`
const pulls=Pulls.parse(await client.get("/pulls",{state:"all",head:head}))
if(pulls.some(({body:body})=>marker.isMarked(body??"",branch)))return{status:"over"}
if(pulls.length>0||!await hasOurCommit(client,marker,`${base}...${branch}`))return{status:"unknown"}
return{status:"found",tip:tip,branch:branch,goal:{kind:"propose",branch:branch,plain:branch,base:base,isThere:true}}}const Compared=zod__WEBPACK_IMPORTED_MODULE_6__.object({commits:zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.object({commit:zod__WEBPACK_IMPORTED_MODULE_6__.object({message:zod__WEBPACK_IMPORTED_MODULE_6__.string()})}))})
async function hasOurCommit(client,marker,basehead){const{commits:commits}=Compared.parse(await client.get("/compare/{basehead}",{basehead:basehead,per_page:100}))
return commits.some(({commit:commit})=>marker.hasTrailer(commit.message))}},9909:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54350)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7477)
var _github_read_pull_open_pull_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(59451)
var _github_write_commit_check_out_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5299)
var _runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(41320)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(84596)
var _checkout_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70074)
async function openTask(setting,remote){const pull=await taskPull(setting)
if(!pull)return
const{job:job,world:world}=setting
const environment=(0,_checkout_js__WEBPACK_IMPORTED_MODULE_5__._K)(world.env)
const{head:head}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_5__.Bs)(job.workspace,environment)
const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_0__.$)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==pull.sha)await(0,_github_write_commit_check_out_js__WEBPACK_IMPORTED_MODULE_3__.k)(inCheckout,remote,pull.sha)
return{head:pull.sha,branch:pull.branch,goal:goalIn(pull),pull:void 0}}async function taskPull({github:github,job:job,trigger:trigger,world:world}){const subject=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_6__.et)(trigger)
if(!subject.isTask||!job.task)return
const{branch:branch}=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_6__.xo)(subject,job,(0,_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_4__.E)(world.env)["branch-name"])
return(0,_github_read_pull_open_pull_js__WEBPACK_IMPORTED_MODULE_2__.z)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.n)(github,job.repository),trigger.repositoryId,(0,_github_read_pull_open_pull_js__WEBPACK_IMPORTED_MODULE_2__.L)(branch))}function goalIn({number:number,url:url,branch:branch,base:base}){return{kind:"advance",branch:branch,base:base,pullRequest:{number:number,url:url}}}},86806:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EG:()=>checkOf,xS:()=>factsOf,L:()=>openedFacts,ag:()=>said,l9:()=>toolCallsIn})
var state_stats=__webpack_require__(14549)
var usage_cost=__webpack_require__(2159)
function statsSince(before,{usage_to_metrics:usage_to_metrics}){const parts=Object.entries(usage_to_metrics).map(([id,metrics])=>{const then=before.usage_to_metrics[id]
return[id,then?less(metrics,then):metrics]})
return{usage_to_metrics:Object.fromEntries(parts.filter(([,{calls:calls}])=>calls>0))}}function less(now,then){const[sum,past]=[now.accumulated_token_usage,then.accumulated_token_usage]
const cost=now.accumulated_cost
return{...now,...cost!==void 0&&{accumulated_cost:(0,usage_cost.D)(cost-(then.accumulated_cost??0))},accumulated_token_usage:{...sum,prompt_tokens:sum.prompt_tokens-past.prompt_tokens,completion_tokens:sum.completion_tokens-past.completion_tokens,cache_read_tokens:sum.cache_read_tokens-past.cache_read_tokens,cache_write_tokens:sum.cache_write_tokens-past.cache_write_tokens,reasoning_tokens:sum.reasoning_tokens-past.reasoning_tokens},calls:now.calls-then.calls,estimated_calls:now.estimated_calls-then.estimated_calls,latency_ms:now.latency_ms-then.latency_ms,answered_by:Object.fromEntries(Object.entries(now.answered_by).map(([model,times])=>[model,times-(then.answered_by[model]??0)]).filter(([,times])=>times>0))}}function usesOf({usage_to_metrics:usage_to_metrics}){return Object.entries(usage_to_metrics).map(([id,metrics])=>({id:id,replies:metrics.calls,inputTokens:metrics.accumulated_token_usage.prompt_tokens,outputTokens:metrics.accumulated_token_usage.completion_tokens,cachedTokens:metrics.accumulated_token_usage.cache_read_tokens,writtenTokens:metrics.accumulated_token_usage.cache_write_tokens,reasoningTokens:metrics.accumulated_token_usage.reasoning_tokens,costUsd:metrics.accumulated_cost,latencyMs:metrics.latency_ms,longestLatencyMs:metrics.longest_latency_ms}))}function factsOf({state:state},since,{change:change,kept:kept,diff:diff,patch:patch,locks:locks},opened){const stats=statsSince(since.stats,state.stats)
const{calls:calls,models:models,prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,estimatedCalls:estimatedCalls,cost:cost}=(0,state_stats.vA)(stats)
return{files:change.files,kept:kept,diff:diff,withheldPatch:patch,locks:locks,...openedFacts(opened),steps:state.steps,iterations:calls,models:models,inputTokens:prompt_tokens,outputTokens:completion_tokens,cachedTokens:cache_read_tokens,estimatedCalls:estimatedCalls,costUsd:calls===0?void 0:cost,uses:usesOf(stats)}}function openedFacts({pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}){return{pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}}function checkOf(event){if(event.kind!=="ObservationEvent")return[]
const{kind:kind,command:command,exit_code:exit_code}=event.observation
if(kind!=="TerminalObservation"||typeof command!=="string"||typeof exit_code!=="number")return[]
return[{command:command,exitCode:exit_code}]}const IDLE=new Set(["finish","think","task_tracker","request_condensation","task","delegate"])
function toolCallsIn(events){return events.filter(event=>event.kind==="ObservationEvent"&&!event.observation.is_error&&!IDLE.has(event.tool_name)).length}function said(kinds){return kinds.length===0?[]:[{path:"the answer",code:"DKH-203",detail:kinds.join(", ")}]}},14549:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NZ:()=>withReply,Sh:()=>NO_STATS,Uz:()=>Stats,vA:()=>totalsOf})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _model_usage_cost_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2159)
const tokens=zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).default(0)
const TokenUsage=zod__WEBPACK_IMPORTED_MODULE_0__.object({model:zod__WEBPACK_IMPORTED_MODULE_0__.string().default(""),prompt_tokens:tokens,completion_tokens:tokens,cache_read_tokens:tokens,cache_write_tokens:tokens,reasoning_tokens:tokens,context_window:tokens,per_turn_token:tokens}).readonly()
const Metrics=zod__WEBPACK_IMPORTED_MODULE_0__.object({model_name:zod__WEBPACK_IMPORTED_MODULE_0__.string().default("default"),accumulated_cost:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),accumulated_token_usage:TokenUsage.prefault({}),calls:zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).default(0),estimated_calls:zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).default(0),latency_ms:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).default(0),longest_latency_ms:zod__WEBPACK_IMPORTED_MODULE_0__.number().min(0).default(0),answered_by:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.int().min(1)).readonly().prefault({})}).readonly()
const Stats=zod__WEBPACK_IMPORTED_MODULE_0__.object({usage_to_metrics:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),Metrics).readonly().prefault({})}).readonly()
const NO_STATS=Stats.parse({})
function withReply(stats,usageId,asked,spent){const before=stats.usage_to_metrics[usageId]??Metrics.parse({accumulated_cost:0})
return{usage_to_metrics:{...stats.usage_to_metrics,[usageId]:add(before,asked,spent)}}}function add(metrics,{name:name,features:features},{usage:usage,latencyMs:latencyMs,model:model=name}){const{accumulated_cost:cost,accumulated_token_usage:sum,answered_by:answered_by}=metrics
return{model_name:model,...cost!==void 0&&usage.cost!==void 0&&{accumulated_cost:(0,_model_usage_cost_js__WEBPACK_IMPORTED_MODULE_1__.D)(cost+usage.cost)},accumulated_token_usage:{model:model,prompt_tokens:sum.prompt_tokens+usage.prompt_tokens,completion_tokens:sum.completion_tokens+usage.completion_tokens,cache_read_tokens:sum.cache_read_tokens+usage.cache_read_tokens,cache_write_tokens:sum.cache_write_tokens+usage.cache_write_tokens,reasoning_tokens:sum.reasoning_tokens+usage.reasoning_tokens,context_window:features.context_window??0,per_turn_token:usage.prompt_tokens+usage.completion_tokens},calls:metrics.calls+1,estimated_calls:metrics.estimated_calls+(usage.is_estimated?1:0),latency_ms:metrics.latency_ms+latencyMs,longest_latency_ms:Math.max(metrics.longest_latency_ms,latencyMs),answered_by:{...answered_by,[model]:(answered_by[model]??0)+1}}}function totalsOf(stats){const all=Object.values(stats.usage_to_metrics)
const sum=figure=>all.reduce((total,metrics)=>total+figure(metrics),0)
const estimatedCalls=sum(({estimated_calls:estimated_calls})=>estimated_calls)
return{calls:sum(({calls:calls})=>calls),estimatedCalls:estimatedCalls,is_estimated:estimatedCalls>0,latencyMs:sum(({latency_ms:latency_ms})=>latency_ms),longestLatencyMs:Math.max(0,...all.map(({longest_latency_ms:longest_latency_ms})=>longest_latency_ms)),prompt_tokens:sum(metrics=>metrics.accumulated_token_usage.prompt_tokens),completion_tokens:sum(metrics=>metrics.accumulated_token_usage.completion_tokens),cache_read_tokens:sum(metrics=>metrics.accumulated_token_usage.cache_read_tokens),cache_write_tokens:sum(metrics=>metrics.accumulated_token_usage.cache_write_tokens),reasoning_tokens:sum(metrics=>metrics.accumulated_token_usage.reasoning_tokens),cost:all.some(isUnpriced)?void 0:(0,_model_usage_cost_js__WEBPACK_IMPORTED_MODULE_1__.D)(sum(({accumulated_cost:accumulated_cost=0})=>accumulated_cost)),models:[...new Set(all.flatMap(({answered_by:answered_by})=>Object.keys(answered_by)))]}}function isUnpriced({accumulated_cost:accumulated_cost}){return accumulated_cost===void 0}},2159:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>inDollars,h:()=>costOf})
const MILLION=1e6
const BILLION=1e9
function inDollars(amount){return Math.round(amount*BILLION)/BILLION}function costOf(tokens,price){const{prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,cache_write_tokens:cache_write_tokens}=tokens
const{input:input,output:output,cache_read:cache_read=input,cache_write:cache_write=input}=price
const plain=Math.max(0,prompt_tokens-cache_read_tokens-cache_write_tokens)
const dollars=plain*input+completion_tokens*output+cache_read_tokens*cache_read+cache_write_tokens*cache_write
return inDollars(dollars/MILLION)}},53097:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>errorCode,O:()=>orMistake})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const reasons={ENOENT:"nothing is there",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"its links lead in a circle",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}},30018:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>holdFolder,z:()=>placeOfHandle})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53097)
const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(root,{recursive:true})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path,{recursive:true})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW)}},954:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>isFreeBranch})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const RepositoryReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({default_branch:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const BranchReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({protected:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()})
async function isFreeBranch(client,branch){try{const[repository,asked]=await Promise.all([client.get(""),client.get("/branches/{branch}",{branch:branch})])
return RepositoryReply.parse(repository).default_branch!==branch&&!BranchReply.parse(asked).protected}catch{return false}}},59451:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>isFrom,z:()=>findOpenPull})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _port_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95164)
const PullReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),body:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),head:zod__WEBPACK_IMPORTED_MODULE_0__.object({ref:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_0__.string(),repo:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number()}).nullable()}),base:zod__WEBPACK_IMPORTED_MODULE_0__.object({ref:zod__WEBPACK_IMPORTED_MODULE_0__.string()})})
async function findOpenPull(client,repositoryId,isIt){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,"/pulls",{state:"open"})
const pulls=items.flatMap(item=>PullReply.safeParse(item).data??[])
const[found]=pulls.filter(({head:head})=>head.repo?.id===repositoryId).map(({number:number,html_url:url,body:body,head:head,base:base})=>({number:number,url:url,body:body??"",branch:head.ref,sha:head.sha,base:base.ref})).filter(isIt).sort((one,other)=>other.number-one.number)
return found}function isFrom(branch){return pull=>pull.branch===branch||pull.branch.startsWith(`${branch}-run-`)}},5299:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>checkOutCommit})
var _push_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(44811)
async function checkOutCommit(git,remote,commit){const fetch=["fetch","--quiet","--depth=1","--no-tags","--no-recurse-submodules"]
await git((0,_push_js__WEBPACK_IMPORTED_MODULE_0__.it)(remote)).raw([...fetch,remote.url,commit])
await git({}).raw(["checkout","--quiet","--detach",commit])}}}

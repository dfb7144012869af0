export const id=9925
export const ids=[9925]
export const modules={24776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(58908)
var _state_remote_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(93804)
const DAY_MS=864e5
const CLOSED_DAYS=7
const TASK_DAYS=30
async function sweep(options,keep){const{remote:remote,git:git}=options
const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const done=[]
for(const[ref,tip]of tips)if(await isDone(options,ref))done.push([ref,tip])
const leaving=[]
for(const[ref]of done)leaving.push({name:stateOf(ref),commit:await remote.fetch(ref),git:git})
if(leaving.length>0)await keep(leaving)
const gone=[]
for(const[ref,tip]of done)if(await remote.move(ref,"",tip)==="moved")gone.push(ref)
return gone}function stateOf(ref){const short=ref.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(short))return`threads/${short}`
return short.replace(/^task-/,"tasks/")}async function isDone(options,ref){const[,number]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref)??[]
if(number!==void 0)return isClosed(options,Number(number))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref)&&isOld(options,ref)}const Thread=zod__WEBPACK_IMPORTED_MODULE_5__.object({state:zod__WEBPACK_IMPORTED_MODULE_5__.string(),closed_at:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})
async function isClosed({github:github,repository:repository,now:now},number){const{owner:owner,name:repo}=repository
try{const route="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:state,closed_at:time}=Thread.parse((await github.request(route,{owner:owner,repo:repo,issue_number:number})).data)
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===410)return!0
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=zod__WEBPACK_IMPORTED_MODULE_5__.object({repository:zod__WEBPACK_IMPORTED_MODULE_5__.object({discussion:zod__WEBPACK_IMPORTED_MODULE_5__.object({closedAt:zod__WEBPACK_IMPORTED_MODULE_5__.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options},keep=async()=>{}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place},keep))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(temp,{recursive:!0})
const folder=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(temp,"deckhand-sweep-"))
const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"state.git")
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$Y)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.xJ)(gitDir)
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:!0,force:!0})}}}),89925:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _github_write_state_envelope_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(5662)
var _github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(24776)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94869)
var _ledger_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(99217)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(1539)
var _thread_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(65870)
async function removeClosed(place){const{github:github,job:job,world:world}=place
const sweep={github:github,repository:job.repository,now:world.now(),...statePlace({job:job,world:world})}
try{const gone=await(0,_github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_4__.ds)(sweep,leaving=>keepTotals(place,leaving))
if(gone.length>0)(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`Removed the saved state of closed threads: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.U9)(gone.length,"state")}.`)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The saved state of closed threads could not be checked. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error).message}`)}}async function keepTotals(place,leaving){const{repositoryId:repositoryId,world:world}=place
const keys=(0,_github_write_state_envelope_js__WEBPACK_IMPORTED_MODULE_3__.OX)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)??"",repositoryId)
const states=await Promise.all(leaving.map(async({git:git,name:name,commit:commit})=>{const read=await(0,_github_write_state_envelope_js__WEBPACK_IMPORTED_MODULE_3__.un)(git,commit,{repositoryId:repositoryId,name:name},keys)
return read.status==="found"?(0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Q0)(file=>read.files.get(_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_7__.H3+file)?.toString()):[]}))
await(0,_thread_ledger_store_js__WEBPACK_IMPORTED_MODULE_8__.mG)(place,ledger=>(0,_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Vd)(ledger,states.flat()))}function statePlace({job:job,world:world}){return{temp:job.temp,remote:{url:`${job.repositoryUrl}.git`,token:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"github-token")??""},environment:(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)}}})}

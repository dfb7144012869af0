export const id=817
export const ids=[817]
export const modules={67539:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{gc:()=>gc})
var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48161)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7477)
var _github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(50152)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
async function gc({env:env,now:now,stdout:stdout,stderr:stderr}){try{const[owner="",name=""]=need(env,"GITHUB_REPOSITORY").split("/")
const token=need(env,"GITHUB_TOKEN")
const apiUrl=env.GITHUB_API_URL??"https://api.github.com"
const gone=await(0,_github_write_state_open_sweep_js__WEBPACK_IMPORTED_MODULE_2__.d)({github:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.X)({token:token,apiUrl:apiUrl,fetch:fetch}),repository:{owner:owner,name:name},remote:{url:`${env.GITHUB_SERVER_URL??"https://github.com"}/${owner}/${name}.git`,token:token},environment:{PATH:env.PATH??""},temp:env.RUNNER_TEMP??(0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),now:now})
stdout([...gone.map(ref=>`removed ${ref}`),`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(gone.length,"state")} removed`,""].join("\n"))
return 0}catch(error){const{message:message,hint:hint}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
stderr(`${message} ${hint??""}\n`)
return 1}}function need(env,name){const value=env[name]
if(value)return value
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`${name} is not set.`,{hint:"Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."})}},46575:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>isPlain,e:()=>requireOwnBranch})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const PREFIX="agent/"
function requireOwnBranch(branch,lent){if((branch===lent||branch.startsWith(PREFIX))&&isPlain(branch))return branch
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The branch ${JSON.stringify(branch.slice(0,100))} is not ours to write.`,{hint:`Work is published on branches that begin with ${PREFIX}, never on others.`})}function isPlain(branch){const isOdd=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch)&&branch.length<=200&&!isOdd}},50152:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>keptThreads,d:()=>sweepStates})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var git=__webpack_require__(54350)
var state_remote=__webpack_require__(93804)
var schemas=__webpack_require__(28942)
var github_fault=__webpack_require__(58908)
const DAY_MS=864e5
const CLOSED_DAYS=7
const TASK_DAYS=30
async function sweep(options){const{remote:remote}=options
const tips=await remote.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const gone=[]
for(const[ref,tip]of tips)if(await isDone(options,ref)&&await remote.move(ref,"",tip)==="moved")gone.push(ref)
return gone}async function isDone(options,ref){const[,number]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(ref)??[]
if(number!==void 0)return isClosed(options,Number(number))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(ref)&&isOld(options,ref)}const Thread=schemas.object({state:schemas.string(),closed_at:schemas.string().nullable()})
async function isClosed({github:github,repository:repository,now:now},number){const{owner:owner,name:repo}=repository
try{const route="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:state,closed_at:time}=Thread.parse((await github.request(route,{owner:owner,repo:repo,issue_number:number})).data)
return state==="closed"&&time!==null&&isPast(time,now)}catch(error){if(error instanceof github_fault.Q4&&error.status===410)return true
if(error instanceof github_fault.Q4&&error.status===404)return isClosedDiscussion(github,repository,number,now)
throw error}}const QUERY=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const Discussion=schemas.object({repository:schemas.object({discussion:schemas.object({closedAt:schemas.string().nullable()})})})
async function isClosedDiscussion(github,{owner:owner,name:name},number,now){const reply=await github.graphql(QUERY,{owner:owner,name:name,number:number}).catch(()=>{})
const closedAt=Discussion.safeParse(reply).data?.repository.discussion.closedAt??null
return closedAt!==null&&isPast(closedAt,now)}function isPast(time,now){return now.getTime()-Date.parse(time)>CLOSED_DAYS*DAY_MS}async function isOld({remote:remote,git:git,now:now},ref){await remote.fetch(ref)
const seconds=Number(await git.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return now.getTime()-seconds*1e3>TASK_DAYS*DAY_MS}async function sweepStates({remote:remote,environment:environment,temp:temp,...options}){return inPlace({remote:remote,environment:environment,temp:temp},place=>sweep({...options,...place}))}async function keptThreads(place){const patterns=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const tips=await inPlace(place,({remote:remote})=>remote.tips(patterns))
return new Set([...tips.keys()].map(ref=>Number(ref.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:remote,environment:environment,temp:temp},use){(0,external_node_fs_.mkdirSync)(temp,{recursive:true})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp,"deckhand-sweep-"))
const gitDir=(0,external_node_path_.join)(folder,"state.git")
const run=(extra={})=>(0,git.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{await(0,git.$)({folder:folder,environment:environment}).raw(["init","--quiet","--bare",gitDir])
return await use({remote:(0,state_remote.W)(run,remote),git:run()})}finally{(0,external_node_fs_.rmSync)(folder,{recursive:true,force:true})}}},93804:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _commit_push_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44811)
const READ="refs/deckhand/read"
const LOST=/\((?:stale info|fetch first|non-fast-forward|already exists)|cannot lock ref|reference already exists|incorrect old value|failed to update ref/
const REFUSED=/\[remote rejected\]/
function stateRemote(git,remote){const withToken=()=>git((0,_commit_push_js__WEBPACK_IMPORTED_MODULE_1__.it)(remote))
const withoutRepository=()=>git({...(0,_commit_push_js__WEBPACK_IMPORTED_MODULE_1__.it)(remote),GIT_DIR:"/dev/null"})
return{async tips(patterns){const lines=await withoutRepository().raw(["ls-remote","--refs","--quiet",remote.url,...patterns])
const pairs=lines.split("\n").filter(Boolean)
return new Map(pairs.map(line=>line.split("\t")).map(([sha="",ref=""])=>[ref,sha]))},async fetch(ref){await withToken().raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,`+${ref}:${READ}`])
return(await git().raw(["rev-parse","--verify","--quiet",READ])).trim()},async move(ref,commit,expected){try{const lease=`--force-with-lease=${ref}:${expected}`
await withToken().raw(["push","--quiet","--no-verify",lease,remote.url,`${commit}:${ref}`])
return"moved"}catch(error){return verdictOn(error)}}}}function verdictOn(error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const said=`${message} ${cause}`
if(LOST.test(said))return"lost"
if(REFUSED.test(said))return"refused"
throw error}}}

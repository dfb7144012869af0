export const id=9130
export const ids=[9130]
export const modules={67539:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{gc:()=>gc})
var node_os__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48161)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44463)
var _github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(24776)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
async function gc({argv:argv,env:env,now:now,stdout:stdout,stderr:stderr}){if(argv[0]==="--help"||argv[0]==="-h"){stdout(`${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("usage")}\n`)
return 0}if(argv.length>0){stderr("gc takes no options (see deckhand --help)\n")
return 2}try{const[owner="",name=""]=need(env,"GITHUB_REPOSITORY").split("/")
const token=need(env,"GITHUB_TOKEN")
const apiUrl=env.GITHUB_API_URL??"https://api.github.com"
const gone=await(0,_github_write_state_sweep_js__WEBPACK_IMPORTED_MODULE_2__.ds)({github:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.X)({token:token,apiUrl:apiUrl,fetch:fetch}),repository:{owner:owner,name:name},remote:{url:`${env.GITHUB_SERVER_URL??"https://github.com"}/${owner}/${name}.git`,token:token},environment:{PATH:env.PATH??""},temp:env.RUNNER_TEMP??(0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),now:now})
stdout([...gone.map(ref=>`removed ${ref}`),`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(gone.length,"state")} removed`,""].join("\n"))
return 0}catch(error){const{message:message,hint:hint}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
stderr(`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.hC)(message,hint)}\n`)
return 1}}function need(env,name){const value=env[name]
if(value)return value
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`${name} is not set.`,{hint:"Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."})}}),58908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _refusal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30508)
class GitHubFault extends _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC{status
waitMs
constructor(status,headline,{waitMs:waitMs,...options}){const isRefused=waitMs===void 0&&(status===401||status===403)
super("github",headline,{...options,isLasting:options.isLasting??isRefused})
this.status=status
this.waitMs=waitMs}}function toGitHubFault(cause,request){const refusal=_refusal_js__WEBPACK_IMPORTED_MODULE_1__.P_.safeParse(cause).data
const reason=(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.A3)(cause)
if(refusal===void 0){const hint="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:hint,quote:`${request}${reason}.`,cause:cause})}const{status:status,response:response}=refusal
return new GitHubFault(status,(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.aU)(refusal,request),{quote:`GitHub answered ${status} to ${request}${response.data?reason:""}.`,hint:(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.JR)(refusal),waitMs:(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.LF)(refusal),cause:cause})}const UNSENT=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const BROKEN=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(cause){return hasCode(cause,UNSENT)}function isBroken(cause){return hasCode(cause,BROKEN)}function isTimeout(error){if(!(error instanceof Error))return!1
return error.name==="TimeoutError"||hasCode(error,SLOW)||isTimeout(error.cause)}const SLOW=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(error,codes){if(!(error instanceof Error))return!1
return"code"in error&&codes.has(String(error.code))||hasCode(error.cause,codes)}function mayBeDone(error){if(!(error instanceof GitHubFault))return!1
const{status:status,cause:cause}=error
return status===0?cause!==void 0&&!isUnsent(cause):status>=500||status<300}}),30508:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A3:()=>reasonOf,JR:()=>hintFor,LF:()=>limitOf,P_:()=>Refusal,aU:()=>headlineFor})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.number(),response:zod__WEBPACK_IMPORTED_MODULE_0__.object({headers:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.unknown()),data:zod__WEBPACK_IMPORTED_MODULE_0__.object({message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:status,response:{data:data,headers:headers}}){if(status!==429&&(status!==403||!/rate limit/i.test(data?.message??"")))return
const seconds=Number(headers["retry-after"])
if(seconds>0)return seconds*1e3
const left=Number(headers["x-ratelimit-reset"])*1e3-Date.parse(String(headers.date))
return headers["x-ratelimit-remaining"]==="0"&&left>0?left:6e4}function reasonOf(error){if(!(error instanceof Error))return""
const sentence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(error.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return sentence===""?"":`: ${sentence}`}const REQUESTS=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:status,response:response},request){if(limitOf({status:status,response:response})!==void 0)return"GitHub's rate limit is reached."
if(status===401)return"GitHub refused the token."
if(status>=500)return"GitHub had an error."
const what=REQUESTS.find(([pattern])=>pattern.test(request))?.[1]??"a request"
return status===404&&request.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${what}.`}const PULL_REQUESTS_BY_ACTIONS="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:status,response:response}){const{headers:headers}=response
if(limitOf({status:status,response:response})!==void 0){const seconds=Number(headers["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${seconds>0?`${seconds} seconds`:"an hour"}.`}if(status===401)return"Check the `github-token` input: the token is wrong or has expired."
if(status===403&&/archived/i.test(response.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(response.data?.message??""))return PULL_REQUESTS_BY_ACTIONS
if(response.data===void 0&&status<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(response.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const missing=permissionsIn(headers["x-accepted-github-permissions"])
if(status===403&&missing!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`
if(status===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(status===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(status>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(header){const[set=""]=String(header??"").split(";")
return[...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([,name="",level])=>`${yaml(name)}: ${level}`).join(", ")}function yaml(name){return name.replaceAll("_","-")}}),91116:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(43673)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
const Branch=zod__WEBPACK_IMPORTED_MODULE_2__.object({name:zod__WEBPACK_IMPORTED_MODULE_2__.string(),commit:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
const Ref=zod__WEBPACK_IMPORTED_MODULE_2__.object({object:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
async function tipOf(github,{owner:owner,name:repo},branch){try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:owner,repo:repo,branch:branch})
const{name:name,commit:commit}=Branch.parse(data)
if(name===branch)return commit.sha}catch(error){if(!isMissing(error)||NO_BRANCH.test(error.message))throw error}const ref={owner:owner,repo:repo,ref:`heads/${branch}`}
return Ref.parse((await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}",ref)).data).object.sha}async function tipIfAny(github,repository,branch){try{return await tipOf(github,repository,branch)}catch(error){if(isMissing(error))return
throw error}}const NO_BRANCH=/: Branch not found\.$/
function isMissing(error){return error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===404}function requireOwnBranch(branch,allowedBranch){if((branch===allowedBranch||(0,_lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_3__.k)(branch))&&isPlain(branch))return branch
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The branch ${JSON.stringify(branch.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isPlain(branch){const isOdd=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch)&&branch.length<=200&&!isOdd}const FIELD=/\{([a-z]*)\}/g
const FIELDS=["kind","number","slug","run"]
function branchFrom(template,fields){const values=fields
const filled=template.replaceAll(FIELD,(_,name)=>String(values[name]??""))
return filled.split("/").map(part=>part.replaceAll(/[-_.]{2,}/g,signs=>signs.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(part=>part!=="").join("/")}function beginningOf(template,{kind:kind,number:number}){const[begin=""]=template.split(/\{(?:slug|run)\}/)
if(!begin.includes("{number}"))return
return begin.replaceAll("{kind}",kind).replaceAll("{number}",String(number)).replaceAll(/([-_.])[-_.]+/g,"$1")}function templateProblem(template){if(!template.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const names=[...template.matchAll(FIELD)].map(([,name=""])=>name)
const unknown=names.find(name=>!FIELDS.includes(name))
if(unknown!==void 0)return`has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`
if(!names.includes("number")&&!names.includes("run"))return"must have {number} or {run}, so that names differ"
const rest=template.replaceAll(FIELD,"x")
if(/^[\w./-]{1,100}$/.test(rest)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(rest))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),93804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _commit_push_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70012)
const READ="refs/deckhand/read"
const LOST=/\((?:stale info|fetch first|non-fast-forward|already exists)|cannot lock ref|reference already exists|incorrect old value|failed to update ref/
const REFUSED=/\[remote rejected\]/
function stateRemote(git,remote){const access=remote.token===""?{}:(0,_commit_push_js__WEBPACK_IMPORTED_MODULE_1__.it)(remote)
const withToken=()=>git(access)
const withoutRepository=()=>git({...access,GIT_DIR:"/dev/null"})
return{async tips(patterns){const lines=await withoutRepository().raw(["ls-remote","--refs","--quiet",remote.url,...patterns])
const pairs=lines.split("\n").filter(Boolean)
return new Map(pairs.map(line=>line.split("\t")).map(([sha="",ref=""])=>[ref,sha]))},async fetch(ref){await withToken().raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,`+${ref}:${READ}`])
return(await git().raw(["rev-parse","--verify","--quiet",READ])).trim()},async move(ref,commit,expected){try{const lease=`--force-with-lease=${ref}:${expected}`
await withToken().raw(["push","--quiet","--no-verify",lease,remote.url,`${commit}:${ref}`])
return"moved"}catch(error){return verdictOn(error)}}}}function verdictOn(error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const said=`${message} ${cause}`
if(LOST.test(said))return"lost"
if(REFUSED.test(said))return"refused"
throw error}}),24776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
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
const run=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
try{(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.x)(gitDir)
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:!0,force:!0})}}}),43673:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}})}

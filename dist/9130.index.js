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
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`${name} is not set.`,{hint:"Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."})}}),33368:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var node_stream__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(57075)
var node_zlib__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(38522)
var simple_git__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(74724)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(22499)
var _git_settings_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(65466)
const unsafe={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(options){const binary=(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.CA)("git")
const environment={...(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__._K)(options),...(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_6__.f7)()}
const run=async(args,input,handler)=>{(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.B1)(args)
options.signal?.throwIfAborted()
try{return await(0,simple_git__WEBPACK_IMPORTED_MODULE_5__.Lp)({...gitOptions(options,environment,input),binary:binary}).env(environment).outputHandler(handler).raw([...args])}catch(error){options.signal?.throwIfAborted()
throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,error)}}
const collect=async(args,input,most=Number.POSITIVE_INFINITY)=>{const[out,err]=[[],[]]
let left=most
await run(args,input,(command,stdout,stderr,all)=>{stdout.on("data",chunk=>{left-=chunk.length
if(left>=0)out.push(chunk)
else if(stdout instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stdout.destroy()})
stderr.on("data",chunk=>err.push(chunk))
endPromptly(options.signal)(command,stdout,stderr,all)})
if(left<0)throw(0,_git_settings_js__WEBPACK_IMPORTED_MODULE_7__.NO)(args,new Error("Its output is too long."))
return{stdout:Buffer.concat(out),stderr:Buffer.concat(err).toString()}}
return Object.freeze({raw:(args,input="")=>run(args,input,endPromptly(options.signal)),bytes:async(args,input="",most)=>(await collect(args,input,most)).stdout,both:(args,input="")=>collect(args,input)})}function makeBareRepository(gitDir){for(const folder of["info","objects/info","objects/pack","refs/heads"])(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,folder),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"HEAD"),"ref: refs/heads/main\n");(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"config"),"[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = true\n")}function writeObject(gitDir,kind,content){const bytes=Buffer.from(content)
const whole=Buffer.concat([Buffer.from(`${kind} ${bytes.length}\0`),bytes])
const id=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(whole).digest("hex")
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",id.slice(0,2),id.slice(2))
if((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))return id;(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path),{recursive:!0})
const temporary=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir,"objects",`tmp_obj_${id}`);(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary,(0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.deflateSync)(whole,{level:1}));(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary,path)
return id}function treeOf(entries){const rows=entries.map(([name,mode,id])=>{const key=Buffer.from(mode==="40000"?`${name}/`:name)
return{key:key,row:Buffer.concat([Buffer.from(`${mode} ${name}\0`),Buffer.from(id,"hex")])}})
return Buffer.concat(rows.sort((one,other)=>Buffer.compare(one.key,other.key)).map(({row:row})=>row))}function gitOptions({folder:folder,signal:signal},environment,input){return{baseDir:folder,config:[..._git_settings_js__WEBPACK_IMPORTED_MODULE_7__.O8],unsafe:unsafe,allowEnvironment:Object.keys(environment),...signal&&{abort:signal},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(input),errors:(error,{exitCode:exitCode})=>error??(exitCode===0?void 0:Buffer.alloc(0))}}function endPromptly(signal){return(_command,stdout,stderr)=>{queueMicrotask(()=>stdout.emit("data",Buffer.alloc(0)))
const close=()=>{for(const stream of[stdout,stderr])if(stream instanceof node_stream__WEBPACK_IMPORTED_MODULE_3__.Readable)stream.destroy()}
signal?.addEventListener("abort",close,{once:!0})
stdout.once("close",()=>signal?.removeEventListener("abort",close))}}}),65466:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>gitOverrides,_K:()=>gitEnvironment,ry:()=>READ_ONLY_GIT})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const fixed={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const gitOverrides=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const ENTERS=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(args){const[command=""]=args
const isShut=args.some(arg=>arg==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(arg))
if(ENTERS.has(command)&&!isShut)throw new Error(`\`git ${command}\` enters submodules.`)}function gitEnvironment({folder:folder,gitDir:gitDir,environment:environment}){const repository=gitDir===void 0?{}:{GIT_DIR:gitDir,GIT_WORK_TREE:folder}
return{...environment,...repository,...fixed}}function gitFault(args,error){const printed=withoutCredentials(error instanceof Error?error.message:String(error))
const command=args.find(argument=>/^[a-z][a-z-]*$/.test(argument))??""
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`git ${command}: ${meaningfulLine(printed)}`,{cause:new Error(printed)})}const meaningful=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(printed){const lines=printed.split("\n")
const found=meaningful.flatMap(pattern=>lines.find(line=>pattern.test(line))??[])[0]
return(found??"it failed without a message.").trim()}function withoutCredentials(text){return text.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const READ_ONLY_GIT={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),58908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P_:()=>Refusal,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
class GitHubFault extends _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC{status
waitMs
constructor(status,headline,{waitMs:waitMs,...options}){const isRefused=waitMs===void 0&&(status===401||status===403)
super("github",headline,{...options,isLasting:options.isLasting??isRefused})
this.status=status
this.waitMs=waitMs}}function toGitHubFault(cause,request){const refusal=Refusal.safeParse(cause).data
const reason=reasonOf(cause)
if(refusal===void 0){const hint="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:hint,quote:`${request}${reason}.`,cause:cause})}const{status:status,response:response}=refusal
return new GitHubFault(status,headlineFor(refusal,request),{quote:`GitHub answered ${status} to ${request}${response.data?reason:""}.`,hint:hintFor(refusal),waitMs:limitOf(refusal),cause:cause})}const UNSENT=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const BROKEN=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(cause){return hasCode(cause,UNSENT)}function isBroken(cause){return hasCode(cause,BROKEN)}function isTimeout(error){if(!(error instanceof Error))return!1
return error.name==="TimeoutError"||hasCode(error,SLOW)||isTimeout(error.cause)}const SLOW=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(error,codes){if(!(error instanceof Error))return!1
return"code"in error&&codes.has(String(error.code))||hasCode(error.cause,codes)}function mayBeDone(error){if(!(error instanceof GitHubFault))return!1
const{status:status,cause:cause}=error
return status===0?cause!==void 0&&!isUnsent(cause):status>=500||status<300}const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({status:zod__WEBPACK_IMPORTED_MODULE_1__.number(),response:zod__WEBPACK_IMPORTED_MODULE_1__.object({headers:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),zod__WEBPACK_IMPORTED_MODULE_1__.unknown()),data:zod__WEBPACK_IMPORTED_MODULE_1__.object({message:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:status,response:{data:data,headers:headers}}){if(status!==429&&(status!==403||!/rate limit/i.test(data?.message??"")))return
const seconds=Number(headers["retry-after"])
if(seconds>0)return seconds*1e3
const left=Number(headers["x-ratelimit-reset"])*1e3-Date.parse(String(headers.date))
return headers["x-ratelimit-remaining"]==="0"&&left>0?left:6e4}function reasonOf(error){if(!(error instanceof Error))return""
const sentence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(error.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
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
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),24776:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
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
return await use({remote:(0,_state_remote_js__WEBPACK_IMPORTED_MODULE_4__.W)(run,remote),git:run()})}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder,{recursive:!0,force:!0})}}}),43673:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}}),22499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const SYSTEM_FOLDERS=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const MACHINE={lstat:path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1}),readlink:node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync}
function systemProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
if(typeof found==="string")return found
throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`${name} was not found in a system folder: install ${name} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,...found.refused].join(" ")})}function optionalProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
return typeof found==="string"?found:void 0}function systemPath(look=MACHINE){return SYSTEM_FOLDERS.filter(folder=>problemOf(folder,look)==="").join(":")}function systemEnvironment(look=MACHINE){return{PATH:systemPath(look),HOME:"/nonexistent",LC_ALL:"C"}}const PROXIES="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const CERTIFICATES="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(env){const isOutside=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&!isIn(env.GITHUB_WORKSPACE,path)
const isPassed=name=>PROXIES.includes(name)||CERTIFICATES.includes(name)&&(env[name]??"").split(":").every(isOutside)
const names=[...PROXIES,...CERTIFICATES].filter(name=>env[name]&&isPassed(name))
return Object.fromEntries(names.map(name=>[name,env[name]??""]))}function isIn(folder,path){if(!folder)return!1
const roots=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPathOf(folder)]
const isBelow=each=>roots.some(root=>each===root||each.startsWith(`${root}/`))
return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,path))||isBelow(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)?path:`${folder}/${path}`))}function realPathOf(path,links=0){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)}catch{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(parent===path||links>MOST_LINKS)return path
const above=realPathOf(parent,links)
const target=linkAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)))
if(target===void 0)return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target)?target:`${above}/${target}`,links+1)}}function linkAt(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}catch{return}}const MOST_LINKS=40
function findSystemProgram(name,look){const refused=[]
for(const folder of SYSTEM_FOLDERS){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
if(look.lstat(path)===void 0)continue
const problem=problemOf(path,look)
if(problem==="")return path
refused.push(`${path} is not used: ${problem}.`)}return{refused:refused}}function problemOf(path,look){let[done,rest,links]=["/",path.split("/"),0]
for(let part=rest.shift();part!==void 0;part=rest.shift()){const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(done,part)
const found=look.lstat(here)
if(found===void 0)return`${here} is not there`
if(found.isSymbolicLink()){links+=1
if(links>MOST_LINKS)return"it leads in a circle"
const target=look.readlink(here)
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))done="/"
rest=[...target.split("/"),...rest]
continue}if(found.uid!==0)return`${here} does not belong to root`
if((found.mode&18)!==0)return`others than root can write ${here}`
done=here}return""}})}

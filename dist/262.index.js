export const id=262
export const ids=[262]
export const modules={54350:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>git})
var dist=__webpack_require__(74724)
var git_fault=__webpack_require__(56262)
var external_node_stream_=__webpack_require__(57075)
function endPromptly(signal){return(_command,stdout,stderr)=>{queueMicrotask(()=>stdout.emit("data",Buffer.alloc(0)))
const close=()=>{for(const stream of[stdout,stderr])if(stream instanceof external_node_stream_.Readable)stream.destroy()}
signal?.addEventListener("abort",close,{once:true})
stdout.once("close",()=>signal?.removeEventListener("abort",close))}}var settings=__webpack_require__(65466)
const unsafe={allowUnsafePager:true,allowUnsafeConfigPaths:true,allowUnsafeConfigEnvCount:true,allowUnsafeHooksPath:true,allowUnsafeFsMonitor:true}
function git(options){const environment=(0,settings._)(options)
const run=async(args,input,handler)=>{options.signal?.throwIfAborted()
try{return await(0,dist.Lp)(gitOptions(options,environment,input)).env(environment).outputHandler(handler).raw([...args])}catch(error){options.signal?.throwIfAborted()
throw(0,git_fault.N)(args,error)}}
const collect=async(from,args,input)=>{const chunks=[]
await run(args,input,(command,stdout,stderr,all)=>{(from==="stdout"?stdout:stderr).on("data",chunk=>chunks.push(chunk))
endPromptly(options.signal)(command,stdout,stderr,all)})
return Buffer.concat(chunks)}
return Object.freeze({raw:(args,input="")=>run(args,input,endPromptly(options.signal)),bytes:(args,input="")=>collect("stdout",args,input),warnings:async args=>(await collect("stderr",args,"")).toString()})}function gitOptions({folder:folder,signal:signal},environment,input){return{baseDir:folder,config:[...settings.O],unsafe:unsafe,allowEnvironment:Object.keys(environment),...signal&&{abort:signal},completion:{onClose:true,onExit:false},input:()=>Buffer.from(input),errors:(error,{exitCode:exitCode})=>error??(exitCode===0?void 0:Buffer.alloc(0))}}},56262:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>gitFault})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
function gitFault(args,error){const printed=withoutCredentials(error instanceof Error?error.message:String(error))
const command=args.find(argument=>/^[a-z][a-z-]*$/.test(argument))??""
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`git ${command}: ${meaningfulLine(printed)}`,{cause:new Error(printed)})}const meaningful=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(printed){const lines=printed.split("\n")
const found=meaningful.flatMap(pattern=>lines.find(line=>pattern.test(line))??[])[0]
return(found??"it failed and said nothing.").trim()}function withoutCredentials(text){return text.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}},65466:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>gitOverrides,_:()=>gitEnvironment})
const fixed={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const systemPath="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
const gitOverrides=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","safe.directory=*","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
function gitEnvironment({folder:folder,gitDir:gitDir,environment:environment}){const repository=gitDir===void 0?{}:{GIT_DIR:gitDir,GIT_WORK_TREE:folder}
return{PATH:systemPath,...environment,...repository,...fixed}}},7477:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>gitHubClient,n:()=>gitHubReader})
var dist_src=__webpack_require__(11267)
var github_fault=__webpack_require__(58908)
const TRIES=3
const LONGEST_WAIT_MS=12e4
const DISTANCE_MS=1e3
class Patience{#sleep
#onAway
#wasAway=false
#wasLimited=false
#lastWrite=Promise.resolve()
constructor(sleep,onAway){this.#sleep=sleep
this.#onAway=onAway}async ask(ask,kind){if(kind==="read"||!this.#wasLimited)return this.#untilAnswered(ask,kind)
const turn=this.#lastWrite.then(()=>this.#sleep(DISTANCE_MS)).catch(()=>{}).then(()=>this.#untilAnswered(ask,kind))
this.#lastWrite=turn.catch(()=>{})
return turn}async#untilAnswered(ask,kind){for(let attempt=1;;attempt++)try{return await ask()}catch(error){if(!(error instanceof github_fault.Q4))throw error
if(error.waitMs!==void 0)this.#wasLimited=true
const wait=waitAfter(error,kind,attempt)
if(wait===void 0||wait>LONGEST_WAIT_MS)throw error
if((0,github_fault.wt)(error.cause)&&!this.#wasAway){this.#wasAway=true
this.#onAway?.(error.message)}await this.#sleep(wait).catch(()=>{throw error})}}}const WAITS_FOR_NETWORK_MS=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:status,cause:cause,waitMs:waitMs},kind,attempt){if((0,github_fault.wt)(cause))return WAITS_FOR_NETWORK_MS[attempt-1]
if(attempt>=TRIES)return
if(waitMs!==void 0)return waitMs
return kind!=="write"&&(status>=500||(0,github_fault.Qr)(cause))?1e3*attempt:void 0}var client_refusal=__webpack_require__(30508)
const TIMEOUT_MS=3e4
const FIRST_GRAPHQL_MS=1e4
const PROBE_MS=5e3
function gitHubClient(options){const{token:token,apiUrl:apiUrl,fetch:fetch,sleep:sleep,isReadOnly:isReadOnly=false,onAway:onAway}=options
const octokit=new dist_src.E({auth:token,baseUrl:apiUrl,userAgent:"deckhand",request:{fetch:(url,init)=>fetch(url,{...init,signal:init?.signal??AbortSignal.timeout(TIMEOUT_MS)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const lacksGraphql=watchGraphql(octokit,options)
if(isReadOnly)octokit.hook.before("request",requireReading)
octokit.hook.after("request",({status:status,data:data},{method:method,url:url})=>{if(typeof data==="string"&&status!==204)throw notJson(status,`${method} ${url}`)})
octokit.hook.error("request",(error,{method:method,url:url})=>{throw error instanceof github_fault.Q4?error:(0,github_fault.Xr)(error,`${method} ${url}`)})
if(sleep){const patience=new Patience(sleep,onAway)
octokit.hook.wrap("request",(request,options)=>patience.ask(()=>request(options),kindOf(options)))}return{request:octokit.request,graphql:octokit.graphql,lacksGraphql:lacksGraphql}}const NO_SUCH_PLACE=[404,405,410,501]
function watchGraphql(octokit,options){const{graphqlUrl:graphqlUrl,onNoGraphql:onNoGraphql}=options
let missing
let hasAnswered=false
octokit.hook.before("request",asked=>{if(!isGraphql(asked))return
if(missing!==void 0)throw missing
if(graphqlUrl!==void 0)asked.url=graphqlUrl
const signal=AbortSignal.timeout(hasAnswered?TIMEOUT_MS:FIRST_GRAPHQL_MS)
asked.request={...asked.request,signal:signal}})
octokit.hook.after("request",(_,asked)=>{if(isGraphql(asked))hasAnswered=true})
octokit.hook.error("request",async(error,asked)=>{if(!isGraphql(asked)||missing!==void 0||hasAnswered)throw error
const refusal=client_refusal.P_.safeParse(error).data
if(refusal!==void 0&&!NO_SUCH_PLACE.includes(refusal.status)){hasAnswered=true
throw error}if(refusal===void 0&&!await isGraphqlAlone(error,options))throw error
if(missing===void 0){missing=noGraphql(error,refusal?.status)
onNoGraphql?.(missing.message)}throw isReading(asked)||(0,github_fault.wt)(error)?missing:error})
return()=>missing!==void 0}async function isGraphqlAlone(error,{apiUrl:apiUrl,graphqlUrl:graphqlUrl,token:token,fetch:fetch}){const isElsewhere=graphqlUrl!==void 0&&new URL(graphqlUrl).origin!==new URL(apiUrl).origin
if(!isElsewhere&&!(0,github_fault.kL)(error))return false
const headers={authorization:`token ${token}`}
return fetch(`${apiUrl}/rate_limit`,{headers:headers,signal:AbortSignal.timeout(PROBE_MS)}).then(()=>true,()=>false)}function noGraphql(error,status){const{headline:headline,quote:quote,hint:hint}=(0,github_fault.Xr)(error,"POST /graphql")
return new github_fault.Q4(status??404,headline,{quote:quote,hint:hint})}function isGraphql({query:query}){return typeof query==="string"}function kindOf(options){if(isReading(options))return"read"
return options.url?.endsWith("/reactions")?"sign":"write"}function isReading({method:method,query:query}){return method==="GET"||typeof query==="string"&&/^\s*(?:query\b|\{)/.test(query)}function gitHubReader(github,{owner:owner,name:name}){const get=async(path,parameters={})=>(await github.request(`GET /repos/{owner}/{repo}${path}`,{owner:owner,repo:name,...parameters})).data
return{get:get,account:async()=>(await github.request("GET /user")).data,permission:username=>get("/collaborators/{username}/permission",{username:username}),graphql:(query,variables)=>github.graphql(query,variables),async stream(path,parameters={}){const data=await get(path,{...parameters,request:{parseSuccessResponseBody:false}})
if(data instanceof ReadableStream)return data
throw notJson(200,`GET ${path}`)}}}function requireReading(options){if(isReading(options))return
throw new github_fault.Q4(0,`This run writes nothing to GitHub, so ${options.method} ${options.url} was not sent.`,{hint:"Leave `mode` at auto if it should."})}function notJson(status,request){return new github_fault.Q4(status,`GitHub answered ${request} with ${status}, but without JSON.`,{hint:"Something between this runner and GitHub answers in its place, or cut the answer short: look for a proxy."})}},58908:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _refusal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30508)
class GitHubFault extends _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC{status
waitMs
constructor(status,headline,{waitMs:waitMs,...options}){super("github",headline,options)
this.status=status
this.waitMs=waitMs}}function toGitHubFault(cause,request){const refusal=_refusal_js__WEBPACK_IMPORTED_MODULE_1__.P_.safeParse(cause).data
const reason=(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.A3)(cause)
if(refusal===void 0){const hint="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:hint,quote:`${request}${reason}.`,cause:cause})}const{status:status,response:response}=refusal
return new GitHubFault(status,(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.aU)(refusal,request),{quote:`GitHub answered ${status} to ${request}${response.data?reason:""}.`,hint:(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.JR)(refusal),waitMs:(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.LF)(refusal),cause:cause})}const UNSENT=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const BROKEN=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(cause){return hasCode(cause,UNSENT)}function isBroken(cause){return hasCode(cause,BROKEN)}function isTimeout(error){if(!(error instanceof Error))return false
return error.name==="TimeoutError"||hasCode(error,SLOW)||isTimeout(error.cause)}const SLOW=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(error,codes){if(!(error instanceof Error))return false
return"code"in error&&codes.has(String(error.code))||hasCode(error.cause,codes)}function mayBeDone(error){if(!(error instanceof GitHubFault))return false
const{status:status,cause:cause}=error
return status===0?cause!==void 0&&!isUnsent(cause):status>=500||status<300}},30508:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A3:()=>reasonOf,JR:()=>hintFor,LF:()=>limitOf,P_:()=>Refusal,aU:()=>headlineFor})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.number(),response:zod__WEBPACK_IMPORTED_MODULE_0__.object({headers:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.unknown()),data:zod__WEBPACK_IMPORTED_MODULE_0__.object({message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:status,response:{data:data,headers:headers}}){if(status!==429&&!(status===403&&/rate limit/i.test(data?.message??"")))return
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
return status===404&&request.startsWith("GET ")?"GitHub did not find what was asked for.":`GitHub refused ${what}.`}const PULL_REQUESTS_BY_ACTIONS="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:status,response:response}){const{headers:headers}=response
if(limitOf({status:status,response:response})!==void 0){const seconds=Number(headers["retry-after"])
return`GitHub limits how often a token may ask. Run it again in ${seconds>0?`${seconds} seconds`:"an hour"}.`}if(status===401)return"Check the `github-token` input: the token is wrong or has expired."
if(status===403&&/archived/i.test(response.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(response.data?.message??""))return PULL_REQUESTS_BY_ACTIONS
const missing=permissionsIn(headers["x-accepted-github-permissions"])
if(status===403&&missing!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${missing}\`.`
if(status===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(status===404)return"Check that the token may see this repository, and that the thing still exists."
if(status>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will not take this however often it is sent; its reason stands above."}function permissionsIn(header){const[set=""]=String(header??"").split(";")
return[...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([,name="",level])=>`${yaml(name)}: ${level}`).join(", ")}function yaml(name){return name.replaceAll("_","-")}},52927:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>ruleFault})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
function brokenRules(said){const lines=said.split("\n").map(line=>line.replace(/^\s*remote:\s*/,"").trim())
const listed=/GH013|GH006/.test(said)?lines.flatMap(line=>/^- (.+)$/.exec(line)?.[1]??[]):[]
const secrets=lines.filter(line=>/^— \S/.test(line)).map(line=>line.slice(2))
const sizes=lines.flatMap(line=>/error: (File .+ exceeds .+ limit .+)$/.exec(line)?.[1]??[])
const[,told=""]=/Repository rule violations found(?! for )\s+(\S.*?)(?:\n\n|\s+- https?:|$)/s.exec(said)??[]
const rules=[...listed,...secrets,...sizes,told].map(rule=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(rule,200).replace(/\.+$/,""))
return[...new Set(rules.filter(rule=>rule!==""))].slice(0,5)}const HINTS=[[/verified signatures/i,"GitHub signs what comes through its API: leave `commit-mode` at api. Links, programs and files that it does not take need a rule that leaves out `agent/` branches."],[/secret/i,"GitHub takes something in the change for a secret. If it is one, have it taken out and replace it; if not, allow it in the repository's push protection. Then mention me again."],[/exceeds .* limit/i,"Have the file made by the build or downloaded, or add it yourself, with Git LFS perhaps."]]
const BY_HAND="Let the rule leave out `agent/` branches, or let this app pass by it; or apply the patch yourself."
function ruleFault(branch,error){const rules=brokenRules(`${wordsOf(error)}\n${wordsOf(Object(error).cause)}`)
if(rules.length===0)return
const hint=HINTS.find(([words])=>rules.some(rule=>words.test(rule)))?.[1]??BY_HAND
const message=`The rules of this repository do not let the work onto the branch ${branch}: ${rules.join("; ")}.`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",message,{hint:hint,cause:error})}function wordsOf(error){return error instanceof Error?error.message:""}},44811:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{it:()=>authorization,YN:()=>credentialsOf,mC:()=>fetchTip,Sq:()=>pushCommit,VS:()=>removeBranch})
var fault=__webpack_require__(98664)
var broken_rules=__webpack_require__(52927)
async function goneFault(git,url,branch,error){const{message:message,cause:cause}=(0,fault.ec)(error)
const said=`${message} ${cause}`
if(/repository .* not found|Repository not found/i.test(said))return gone(`The repository of the branch ${branch}`,error)
if(!said.includes("(stale info)"))return
const there=await git.raw(["ls-remote",url,`refs/heads/${branch}`]).catch(()=>{})
if(there===void 0)return
if(there.trim()==="")return gone(`The branch ${branch}`,error)
const hint="Nothing of what came was overwritten. Merge what you want of this work, or mention me again to begin from there."
return new fault.vC("git",`The branch ${branch} has gone on while I worked.`,{hint:hint,cause:error})}function gone(what,cause){const hint="It was not made again, because somebody has deleted it. Take the work from where it is kept, if you want it."
return new fault.vC("git",`${what} is not there any more.`,{hint:hint,cause:cause})}var own_branch=__webpack_require__(46575)
async function pushCommit(git,remote,{commit:commit,branch:branch,expected:expected=""}){const ref=`refs/heads/${(0,own_branch.e)(branch,remote.lent)}`
if(expected!=="")await git({}).raw(["merge-base","--is-ancestor",expected,commit])
const refspec=[`--force-with-lease=${ref}:${expected}`,remote.url,`${commit}:${ref}`]
try{await explained(branch,git(authorization(remote)).raw(["push","--quiet","--no-verify",...refspec]))}catch(error){const isLent=branch===remote.lent&&expected!==""
throw isLent&&await goneFault(git(authorization(remote)),remote.url,branch,error)||error}}async function removeBranch(git,remote,{branch:branch,at:at}){const ref=`refs/heads/${(0,own_branch.e)(branch)}`
const refspec=[`--force-with-lease=${ref}:${at}`,remote.url,`:${ref}`]
await git(authorization(remote)).raw(["push","--quiet","--no-verify",...refspec])}async function fetchTip(git,remote,branch){const ref=`refs/heads/${(0,own_branch.e)(branch,remote.lent)}`
await git(authorization(remote)).raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,`+${ref}:refs/tip`])
return(await git({}).raw(["rev-parse","refs/tip"])).trim()}const REFUSALS=[[/refusing to allow .* workflow/,"It takes a token with the `workflows` permission to push .github/workflows."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and let rules allow `agent/` branches."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explained(branch,push){try{await push}catch(error){const rule=(0,broken_rules.X)(branch,error)
if(rule)throw rule
const{code:code,message:message,cause:cause}=(0,fault.ec)(error)
const hint=REFUSALS.find(([words])=>words.test(`${message} ${cause}`))?.[1]
throw new fault.vC(code,hint===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:message,hint:hint??"Check the runner's network, and run it again.",cause:cause})}}function authorization({token:token,url:url}){const header=`http.${new URL(url).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:header,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:header,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(token)}`}}function credentialsOf(token){return Buffer.from(`x-access-token:${token}`).toString("base64")}}}

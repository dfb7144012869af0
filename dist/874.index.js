export const id=874
export const ids=[874]
export const modules={44463:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>gitHubClient,n:()=>gitHubReader})
var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(11267)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const TIMEOUT_MS=3e4
const FIRST_GRAPHQL_MS=1e4
const PROBE_MS=5e3
function gitHubClient(options){const{token:token,apiUrl:apiUrl,fetch:fetch,sleep:sleep,isReadOnly:isReadOnly=!1,onAway:onAway}=options
const octokit=new _octokit_rest__WEBPACK_IMPORTED_MODULE_1__.E({auth:token,baseUrl:apiUrl,userAgent:"deckhand",request:{fetch:(url,init)=>fetch(url,{...init,signal:init?.signal??AbortSignal.timeout(TIMEOUT_MS)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const lacksGraphql=watchGraphql(octokit,options)
if(isReadOnly)octokit.hook.before("request",requireReading)
octokit.hook.after("request",({status:status,data:data},{method:method,url:url})=>{if(typeof data==="string"&&status!==204)throw notJson(status,`${method} ${url}`)})
octokit.hook.error("request",(error,{method:method,url:url})=>{throw error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4?error:(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(error,`${method} ${url}`)})
if(sleep){const patience=new Patience(sleep,onAway)
octokit.hook.wrap("request",(request,options)=>patience.ask(()=>request(options),kindOf(options)))}return{request:octokit.request,graphql:octokit.graphql,lacksGraphql:lacksGraphql}}const NO_SUCH_PLACE=[404,405,410,501]
function watchGraphql(octokit,options){const{graphqlUrl:graphqlUrl,onNoGraphql:onNoGraphql}=options
let missing
let hasAnswered=!1
octokit.hook.before("request",asked=>{if(!isGraphql(asked))return
if(missing!==void 0)throw missing
if(graphqlUrl!==void 0)asked.url=graphqlUrl
const signal=AbortSignal.timeout(hasAnswered?TIMEOUT_MS:FIRST_GRAPHQL_MS)
asked.request={...asked.request,signal:signal}})
octokit.hook.after("request",(_,asked)=>{if(isGraphql(asked))hasAnswered=!0})
octokit.hook.error("request",async(error,asked)=>{if(!isGraphql(asked)||missing!==void 0||hasAnswered)throw error
const refusal=_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.P_.safeParse(error).data
if(refusal!==void 0&&!NO_SUCH_PLACE.includes(refusal.status)){hasAnswered=!0
throw error}if(refusal===void 0&&!await isGraphqlAlone(error,options))throw error
if(missing===void 0){missing=noGraphql(error,refusal?.status)
onNoGraphql?.(missing.message)}throw isReading(asked)||(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.wt)(error)?missing:error})
return()=>missing!==void 0}async function isGraphqlAlone(error,{apiUrl:apiUrl,graphqlUrl:graphqlUrl,token:token,fetch:fetch}){const isElsewhere=graphqlUrl!==void 0&&new URL(graphqlUrl).origin!==new URL(apiUrl).origin
if(!isElsewhere&&!(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.kL)(error))return!1
const headers={authorization:`token ${token}`}
return fetch(`${apiUrl}/rate_limit`,{headers:headers,signal:AbortSignal.timeout(PROBE_MS)}).then(()=>!0,()=>!1)}function noGraphql(error,status){const{headline:headline,quote:quote,hint:hint}=(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Xr)(error,"POST /graphql")
return new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status??404,headline,{quote:quote,hint:hint})}function isGraphql({query:query}){return typeof query==="string"}function kindOf(options){if(isReading(options))return"read"
return options.url?.endsWith("/reactions")?"sign":"write"}function isReading({method:method,query:query}){return method==="GET"||typeof query==="string"&&/^\s*(?:query\b|\{)/.test(query)}function gitHubReader(github,{owner:owner,name:name}){const get=async(path,parameters={})=>(await github.request(`GET /repos/{owner}/{repo}${path}`,{owner:owner,repo:name,...parameters})).data
return{get:get,account:async()=>(await github.request("GET /user")).data,permission:username=>get("/collaborators/{username}/permission",{username:username}),graphql:(query,variables)=>github.graphql(query,variables),async stream(path,parameters={}){const data=await get(path,{...parameters,request:{parseSuccessResponseBody:!1}})
if(data instanceof ReadableStream)return data
throw notJson(200,`GET ${path}`)}}}function requireReading(options){if(isReading(options))return
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(0,`This run writes nothing to GitHub, so ${options.method} ${options.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(status,request){return new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,`GitHub answered ${request} with ${status}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const TRIES=3
const LONGEST_WAIT_MS=12e4
const DISTANCE_MS=1e3
class Patience{#sleep
#onAway
#wasAway=!1
#wasLimited=!1
#lastWrite=Promise.resolve()
constructor(sleep,onAway){this.#sleep=sleep
this.#onAway=onAway}async ask(ask,kind){if(kind==="read"||!this.#wasLimited)return this.#untilAnswered(ask,kind)
const turn=this.#lastWrite.then(()=>this.#sleep(DISTANCE_MS)).catch(()=>{}).then(()=>this.#untilAnswered(ask,kind))
this.#lastWrite=turn.catch(()=>{})
return turn}async#untilAnswered(ask,kind){for(let attempt=1;;attempt++)try{return await ask()}catch(error){if(!(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4))throw error
if(error.waitMs!==void 0)this.#wasLimited=!0
const wait=waitAfter(error,kind,attempt)
if(wait===void 0||wait>LONGEST_WAIT_MS)throw error
if((0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.wt)(error.cause)&&!this.#wasAway){this.#wasAway=!0
this.#onAway?.(error.message)}await this.#sleep(wait).catch(()=>{throw error})}}}const WAITS_FOR_NETWORK_MS=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:status,cause:cause,waitMs:waitMs},kind,attempt){if((0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.wt)(cause))return WAITS_FOR_NETWORK_MS[attempt-1]
if(attempt>=TRIES)return
if(waitMs!==void 0)return waitMs
return kind!=="write"&&(status>=500||(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(cause))?1e3*attempt:void 0}}),70012:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Sq:()=>pushCommit,VS:()=>removeBranch,WM:()=>writeTree,XT:()=>ruleFault,YN:()=>credentialsOf,it:()=>authorization,kz:()=>checkOutCommit,lT:()=>isBlocked,mC:()=>fetchTip})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _branch_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91116)
async function pushCommit(git,remote,{commit:commit,branch:branch,expected:expected=""}){const ref=`refs/heads/${(0,_branch_js__WEBPACK_IMPORTED_MODULE_1__.eW)(branch,remote.allowedBranch)}`
if(expected!=="")await git({}).raw(["merge-base","--is-ancestor",expected,commit])
const refspec=[`--force-with-lease=${ref}:${expected}`,remote.url,`${commit}:${ref}`]
try{await explainRefusal(branch,git(authorization(remote)).raw(["push","--quiet","--no-verify",...refspec]))}catch(error){const isAllowedBranch=branch===remote.allowedBranch&&expected!==""
const why=isAllowedBranch?goneFault:blockingFault
throw await why(git(authorization(remote)),remote.url,branch,error)??error}}async function removeBranch(git,remote,{branch:branch,at:at}){const ref=`refs/heads/${(0,_branch_js__WEBPACK_IMPORTED_MODULE_1__.eW)(branch)}`
const refspec=[`--force-with-lease=${ref}:${at}`,remote.url,`:${ref}`]
await git(authorization(remote)).raw(["push","--quiet","--no-verify",...refspec])}async function fetchTip(git,remote,branch){const ref=`refs/heads/${(0,_branch_js__WEBPACK_IMPORTED_MODULE_1__.eW)(branch,remote.allowedBranch)}`
await git(authorization(remote)).raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,`+${ref}:refs/tip`])
return(await git({}).raw(["rev-parse","refs/tip"])).trim()}const REFUSALS=[[/refusing to allow .* workflow/,"Pushing .github/workflows needs a token with the `workflows` permission."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explainRefusal(branch,push){try{await push}catch(error){const rule=ruleFault(branch,error)
if(rule)throw rule
const{code:code,message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const hint=REFUSALS.find(([words])=>words.test(`${message} ${cause}`))?.[1]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC(code,hint===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:message,hint:hint??"Check the runner's network, and run it again.",cause:cause})}}function authorization({token:token,url:url}){const header=`http.${new URL(url).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:header,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:header,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(token)}`}}function credentialsOf(token){return Buffer.from(`x-access-token:${token}`).toString("base64")}async function blockingFault(git,url,branch,error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
if(!/failed to update ref|cannot lock ref|directory file conflict/.test(`${message} ${cause}`))return
const parts=branch.split("/").slice(0,-1)
const refs=parts.map((_,index)=>`refs/heads/${parts.slice(0,index+1).join("/")}`)
const found=await git.raw(["ls-remote",url,...refs]).catch(()=>"")
const names=found.split("\n").map(line=>line.split("\t")[1])
const blocking=refs.find(ref=>names.includes(ref))?.slice("refs/heads/".length)
if(blocking===void 0)return
const hint=`Rename or delete the branch \`${blocking}\`, then mention me again.`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`The branch ${blocking} ${BLOCKS} ${blocking}/.`,{hint:hint,cause:error})}const BLOCKS="prevents branches that start with"
function isBlocked({message:message}){return message.includes(BLOCKS)}async function goneFault(git,url,branch,error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const said=`${message} ${cause}`
if(/repository .* not found|Repository not found/i.test(said))return gone(`The repository of the branch ${branch}`,error)
if(!said.includes("(stale info)"))return
const there=await git.raw(["ls-remote",url,`refs/heads/${branch}`]).catch(()=>{})
if(there===void 0)return
if(there.trim()==="")return gone(`The branch ${branch}`,error)
const hint="The new commits were not overwritten. Merge this work yourself, or mention me again to start from them."
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`The branch ${branch} got new commits while I worked.`,{hint:hint,cause:error})}function gone(what,cause){const hint="It was not created again, because somebody deleted it. If you want the work, take it from where it is saved."
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",`${what} no longer exists.`,{hint:hint,cause:cause})}function brokenRules(said){const lines=said.split("\n").map(line=>line.replace(/^\s*remote:\s*/,"").trim())
const listed=/GH013|GH006/.test(said)?lines.flatMap(line=>/^- (.+)$/.exec(line)?.[1]??[]):[]
const secrets=lines.filter(line=>/^— \S/.test(line)).map(line=>line.slice(2))
const sizes=lines.filter(line=>line.includes(" exceeds ")).flatMap(line=>/error: (File .+)$/.exec(line)?.[1]??[])
const[,rest=""]=/Repository rule violations found(?! for )\s+(\S.*)/s.exec(said)??[]
const[told=""]=rest.split(/\n\n|\s- https?:/)
const rules=[...listed,...secrets,...sizes,told].map(rule=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.Mx)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(rule,200),"."))
return[...new Set(rules.filter(rule=>rule!==""))].slice(0,5)}const HINTS=[[/verified signatures/i,"GitHub signs what comes through its API: leave `commit-mode` at api. For links, executable files and files that the API refuses, exclude `agent/` branches from the rule."],[/secret/i,"GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me again."],[/exceeds .* limit/i,"Create or download the file during the build, or add it yourself, for example with Git LFS."]]
const BY_HAND="Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself."
function ruleFault(branch,error){const rules=brokenRules(`${wordsOf(error)}\n${wordsOf(Object(error).cause)}`)
if(rules.length===0)return
const hint=HINTS.find(([words])=>rules.some(rule=>words.test(rule)))?.[1]??BY_HAND
const message=`The rules of this repository do not allow this work on the branch ${branch}: ${rules.join("; ")}.`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("git",message,{hint:hint,cause:error})}function wordsOf(error){return error instanceof Error?error.message:""}async function checkOutCommit(git,remote,commit){const fetch=["fetch","--quiet","--depth=1","--no-tags"]
await git(authorization(remote)).raw([...fetch,remote.url,commit])
await git({}).raw(["checkout","--quiet","--detach",commit])}async function writeTree(git,tree){await git.raw(["read-tree",tree])
await git.raw(["checkout-index","--all"])}}),93804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote,s:()=>tipsByApi})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
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
return"moved"}catch(error){return verdictOn(error)}}}}const Refs=zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.object({ref:zod__WEBPACK_IMPORTED_MODULE_2__.string(),object:zod__WEBPACK_IMPORTED_MODULE_2__.object({sha:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})).readonly()
async function tipsByApi(client,refs){try{const path="/git/matching-refs/{ref}"
const replies=await Promise.all(refs.map(ref=>client.get(path,{ref:ref.replace(/^refs\//,"")})))
const found=replies.flatMap(reply=>Refs.parse(reply)).filter(({ref:ref})=>refs.includes(ref))
return new Map(found.map(({ref:ref,object:object})=>[ref,object.sha]))}catch{return}}function verdictOn(error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const said=`${message} ${cause}`
if(LOST.test(said))return"lost"
if(REFUSED.test(said))return"refused"
throw error}})}

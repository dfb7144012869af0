export const id=391
export const ids=[391]
export const modules={1032:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{show:()=>show})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var external_node_util_=__webpack_require__(57975)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var write_page=__webpack_require__(65084)
var prompts=__webpack_require__(88135)
var page_story=__webpack_require__(14039)
var page_facts=__webpack_require__(35477)
function diagnose({events:events},facts){const began=facts?Date.parse(facts.beganAt):0
const story=(0,page_story.dH)(events).filter(({at:at})=>at>=began)
const calls=story.filter(item=>item.kind==="call")
const notes=story.filter(item=>item.kind==="note")
return[endOf(facts,notes),facts?.quote&&`It was told: ${line(facts.quote)}`,lastOf(calls,facts),evidenceIn(calls,facts),`What to change: ${adviceFor(facts,calls)}`].filter(Boolean).map(text=>`${text}\n`).join("")}const line=text=>(0,lib_text.TN)(text,200)
function endOf(facts,notes){if(facts&&facts.outcome!==page_facts.Vk)return`${facts.outcome}: ${line(facts.reason)}`
const last=notes.findLast(({tone:tone})=>tone==="error")
return last?`No report. The log ends with ${last.title}: ${line(last.text)}`:"No report: the run was cut off."}function lastOf(calls,facts){const call=calls.findLast(({tool:tool})=>tool!=="finish")
if(!call)return"The model called no tool."
const about=Object.values(call.input).find(value=>typeof value==="string")
return`Last call, in step ${call.step}: ${call.tool} ${line(String(about??""))} (${isWaiting(call,facts)?"waiting for approval, not run":resultOf(call)})`}function resultOf({result:result}){if(!result)return"cut off"
const words=result.text.trim().split("\n").findLast(each=>!/^\[.*\]$/.test(each.trim())&&each.trim()!=="")
const said=words===void 0?"":`: ${(0,lib_text.TN)(words,120)}`
if(result.exitCode!==void 0)return`exit code ${result.exitCode}${said}`
return result.isError?`error${said}`:"no error"}function evidenceIn(calls,facts){const failed=calls.filter(call=>!isWaiting(call,facts)&&hasFailed(call)).length
return[`${failed} of ${calls.length} calls failed`,...facts&&facts.withheld.length>0?[`${facts.withheld.length} changes were withheld`]:[],...facts&&facts.blockedHosts.length>0?[`blocked network access to ${facts.blockedHosts.join(", ")}`]:[],...isRepeated(calls)?["the last three calls are the same"]:[]].join("; ")}function hasFailed({result:result}){return result===void 0||result.isError||(result.exitCode??0)!==0}function isWaiting({result:result},facts){return result===void 0&&facts?.outcome==="awaiting-approval"}function isRepeated(calls){const last=calls.slice(-3).map(({tool:tool,input:input})=>JSON.stringify([tool,input]))
return last.length===3&&new Set(last).size===1}function adviceFor(facts,calls){if(!facts)return"write `@agent continue`, and look into the job log for why the runner stopped."
if(facts.hint!=="")return line(facts.hint)
if(facts.blockedHosts.length>0)return"add these hosts to the input `network`, if the work needs them."
if(facts.withheld.length>0)return`look up ${facts.withheld[0]?.code} in docs/codes.md.`
if(GOOD.includes(facts.outcome))return"nothing."
return ADVICE[facts.outcome]??(calls.some(hasFailed)?"read the failed calls in the page.":"nothing.")}const GOOD=["changed","answered","no-op","skipped"]
const ADVICE={stuck:"tell the agent what it is missing, and mention it again.","timed-out":"write `@agent continue`, or raise `timeout-minutes`.","budget-exhausted":"write `@agent continue`, or raise the limit that the reason names.",cancelled:"write `@agent continue`.","awaiting-approval":"approve or reject what waits; see docs/approvals.md."}
var external_node_os_=__webpack_require__(48161)
var git=__webpack_require__(33368)
var client=__webpack_require__(44463)
var envelope=__webpack_require__(5662)
var read_state=__webpack_require__(22286)
var state_file=__webpack_require__(78428)
var state_remote=__webpack_require__(93804)
var conversation_files=__webpack_require__(1539)
async function fetchConversation(place,number){return inRepository(place,async(run,remote)=>{const{name:name,ref:ref,branch:branch}=(0,state_file.QY)(number)
const tips=await remote.tips([ref,branch])
const from=[ref,branch].find(each=>tips.has(each))
if(from===void 0)throw nothingSaved(place,number)
const commit=await remote.fetch(from)
const read=place.key===""?await(0,read_state.y)(run,commit):await verified(place,run,commit,name)
if(read.status==="unusable")throw new fault.vC("git",`The saved state of #${number} cannot be read: ${read.why}.`,{hint:KEY_HINT})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),`deckhand-${number}-`));(0,conversation_files.qv)(read.files,folder)
return{folder:folder,isVerified:place.key!==""}})}const KEY_HINT="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function listThreads(place){return inRepository(place,async(run,remote)=>{const tips=await remote.tips(["refs/deckhand/threads/*"])
const numbers=[...tips.keys()].map(ref=>Number(ref.slice(ref.lastIndexOf("/")+1)))
const rows=[]
for(const number of numbers.sort((one,other)=>other-one)){const read=await(0,read_state.y)(run,await remote.fetch((0,state_file.QY)(number).ref))
rows.push({number:number,outcome:read.status==="found"?read.outcome??"running":"encrypted"})}return rows})}async function verified({owner:owner,name:name,api:api,token:token,key:key},run,commit,state){const github=(0,client.X)({token:token,apiUrl:api,fetch:fetch})
const{data:data}=await github.request("GET /repos/{owner}/{repo}",{owner:owner,repo:name})
return(0,read_state.u)(run,commit,{repositoryId:Number(data.id),name:state},(0,envelope.OX)(key,Number(data.id)))}function nothingSaved({owner:owner,name:name},number){return new fault.vC("git",`Nothing is saved of #${number} in ${owner}/${name}.`,{hint:"States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."})}async function inRepository({owner:owner,name:name,server:server,token:token},read){const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-show-"))
const gitDir=(0,external_node_path_.join)(folder,"state.git")
const run=(extra={})=>(0,git.$)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:extra}:{folder:folder,environment:extra})
try{await(0,git.$)({folder:folder}).raw(["init","--quiet","--bare",gitDir])
return await read(run(),(0,state_remote.W)(run,{url:`${server}/${owner}/${name}.git`,token:token}))}catch(error){throw REFUSED.test((0,fault.ec)(error).message)?noAccess(`${owner}/${name}`,(0,fault.ec)(error)):error}finally{(0,external_node_fs_.rmSync)(folder,{recursive:true,force:true})}}const REFUSED=/could not read Username|Authentication failed|returned error: 40[134]|not found/i
function noAccess(repository,cause){const hint="If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one."
return new fault.vC("git",`The repository ${repository} could not be read.`,{hint:hint,cause:cause})}async function placeOf(repository,folder,env){const named=repository??env.GITHUB_REPOSITORY
const origin=named===void 0?await originOf(folder):void 0
const server=env.GITHUB_SERVER_URL??origin?.server??"https://github.com"
const[owner="",name=""]=(named??origin?.path??"").split("/")
if(owner===""||name==="")throw new fault.vC("config","It is not clear which repository is meant.",{hint:"Run this in a clone of it, or add --repo OWNER/NAME."})
const api=env.GITHUB_API_URL??(server==="https://github.com"?"https://api.github.com":`${server}/api/v3`)
return{owner:owner,name:name,server:server,api:api,token:env.GITHUB_TOKEN??"",key:env.STATE_KEY??env.LLM_API_KEY??""}}async function originOf(folder){const url=await(0,git.$)({folder:folder}).raw(["config","--get","remote.origin.url"]).catch(()=>"")
const match=/^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(url)
return match?.[2]===void 0?void 0:{server:`https://${match[1]}`,path:match[2]}}const options={repo:{type:"string"},out:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},help:{type:"boolean",short:"h"}}
async function show(given){const{argv:argv,stdout:stdout,stderr:stderr}=given
const parsed=read(argv)
if(typeof parsed==="string"){stderr(`${given.command} ${parsed} (see deckhand show --help)\n`)
return 2}if(parsed.help){stdout(`${(0,prompts.J1)("show-usage")}\n`)
return 0}try{stdout(parsed.list?await list(given,parsed.repo):await showOne(given,parsed))
return 0}catch(error){const{message:message,hint:hint}=(0,fault.ec)(error)
stderr(`${(0,lib_text.hC)(message,hint)}\n`)
return 1}}function read(argv){try{const{values:values,positionals:positionals}=(0,external_node_util_.parseArgs)({args:[...argv],options:options,allowPositionals:true,strict:true})
const[target=""]=positionals
if(positionals.length>1)return"takes one number or folder"
if(target===""&&!values.list&&!values.help)return"needs a number or a folder"
return{...values,target:target}}catch(error){const[problem=""]=(0,fault.ec)(error).message.replace(/^.*?: /,"").split(". ")
return`was not understood: ${problem}`}}async function list({env:env,folder:folder},repo){const rows=await listThreads(await placeOf(repo,folder,env))
return rows.map(({number:number,outcome:outcome})=>`#${number}\t${outcome}\n`).join("")||"No thread is saved.\n"}async function showOne(given,{target:target,repo:repo,out:out,json:json}){const folder=await folderOf(given,target,repo)
const facts=(0,write_page.readFacts)(folder)
if(given.command==="diagnose")return diagnose((0,write_page.readLog)(folder),facts)
if(json)return`${JSON.stringify({facts:facts,events:(0,write_page.readLog)(folder).events},null,1)}\n`
const{path:path}=await(0,write_page.writePage)(folder,facts,text=>text)
if(out===void 0)return`${path}\n`;(0,external_node_fs_.copyFileSync)(path,(0,external_node_path_.resolve)(given.folder,out))
return`${(0,external_node_path_.resolve)(given.folder,out)}\n`}async function folderOf(given,target,repo){if(!/^#?\d+$/.test(target))return conversationIn((0,external_node_path_.resolve)(given.folder,target))
const place=await placeOf(repo,given.folder,given.env)
const{folder:folder,isVerified:isVerified}=await fetchConversation(place,Number(target.replace("#","")))
if(!isVerified)given.stderr("This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n")
return folder}function conversationIn(folder){if((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder,"events")))return folder
throw new fault.vC("config",`${folder} has no folder \`events\`.`,{hint:"Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."})}},58908:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
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
return[...set.matchAll(/([a-z_]+)=(read|write)/g)].map(([,name="",level])=>`${yaml(name)}: ${level}`).join(", ")}function yaml(name){return name.replaceAll("_","-")}},91116:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
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
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}},45013:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>askGraphql})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const Refusal=zod__WEBPACK_IMPORTED_MODULE_1__.object({errors:zod__WEBPACK_IMPORTED_MODULE_1__.tuple([zod__WEBPACK_IMPORTED_MODULE_1__.object({type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),message:zod__WEBPACK_IMPORTED_MODULE_1__.string()})],zod__WEBPACK_IMPORTED_MODULE_1__.unknown())})
const STATUS={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(github,query,{variables:variables,permission:permission}){try{return await github.graphql(query,variables)}catch(error){const[refusal]=Refusal.safeParse(error).data?.errors??[]
if(error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4||refusal===void 0)throw error
const status=STATUS[refusal.type??""]??422
const missing=`Give the job this line under \`permissions:\` in the workflow: \`${permission}\`.`
throw new _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4(status,"GitHub refused the write.",{quote:`GitHub answered: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(refusal.message,300)}`,hint:status===403?missing:"Check whether the thread still exists and is open.",cause:error})}}},3549:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HK:()=>takeOff,qT:()=>Reaction,r1:()=>ReactionPlace,wv:()=>react})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45013)
const Reaction=zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["eyes","confused","hooray","+1"])
const ReactionPlace=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("issue-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("review-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thread"),number:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("node"),id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),permission:zod__WEBPACK_IMPORTED_MODULE_1__.string()})]).readonly()
const REACT=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(github,{owner:owner,name:repo},place,content){const reaction={owner:owner,repo:repo,content:content}
switch(place.kind){case"issue-comment":{const route="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"review-comment":{const route="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"node":{const name=content==="+1"?"THUMBS_UP":content.toUpperCase()
const variables={input:{subjectId:place.id,content:name}}
await(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__.j)(github,REACT,{variables:variables,permission:place.permission})
return}case"thread":{const route="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await github.request(route,{...reaction,issue_number:place.number})}}}async function takeOff(github,{owner:owner,name:repo},number,{kind:kind,name:name}){const thread={owner:owner,repo:repo,issue_number:number}
if(kind==="label")await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...thread,name:name})
else{const route="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await github.request(route,{...thread,assignees:[name]})}}},60297:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>canonicalJson})
function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}},43673:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}}}

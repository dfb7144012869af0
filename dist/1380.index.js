export const id=1380
export const ids=[1380]
export const modules={71093:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dl:()=>ROOT,Jq:()=>Classification,LM:()=>Json,iE:()=>stamp,kL:()=>Source,uN:()=>frozenCopy})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const ROOT="__root__"
const Source=zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["agent","user","environment","hook"])
const TIME=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const stamp={id:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(TIME),parent_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).optional()}
const Classification=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),user_action:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["none","retry","settings"]).default("none"),error_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).readonly()
const Json=zod__WEBPACK_IMPORTED_MODULE_0__.unknown().transform(frozenCopy)
function frozenCopy(value){if(typeof value==="number")return Number.isFinite(value)?value+0:null
if(typeof value!=="object"||value===null)return value
if(Array.isArray(value))return Object.freeze(value.map(item=>frozenCopy(item)??null))
const fields=Object.entries(value).filter(([,field])=>field!==void 0)
return Object.freeze(Object.fromEntries(fields.map(([key,field])=>[key,frozenCopy(field)])))}}),58908:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
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
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),62423:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$E:()=>codeWithin,DV:()=>codeBlock,FX:()=>codeInCell,aY:()=>code})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _prose_commands_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17482)
function code(value){return codeWithin(200,value)}function codeWithin(length,value){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(lineOf(length,value))}function codeInCell(value,length=200){const line=lineOf(length,value)
if(!line.includes("|"))return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.SS)(line)
return`<code>${line.replaceAll(/[^\w ./-]/gu,sign=>`&#${sign.codePointAt(0)};`)}</code>`}function lineOf(length,value){return(0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_1__.Hl)((0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_1__.ix)((0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_1__.lu)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(value,length))))||"?"}function codeBlock(language,text,trailers="broken"){const shown=(0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_1__.ix)(text,[],trailers)
const fence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.Lt)(text)
const block=`${fence}${language}\n${shown}${shown===""||shown.endsWith("\n")?"":"\n"}${fence}`
return shown===text?block:`${block}\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("broken-commands")}`}}),62822:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L2:()=>isOutcome,im:()=>OUTCOMES,rL:()=>signOf,tz:()=>FAILING})
var _review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(61229)
const OUTCOMES=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const DONE={mark:"🟢",reaction:"hooray",exitCode:0}
const NOTHING_DONE={mark:"⚪",reaction:"+1",exitCode:0}
const DONE_IN_PART={mark:"🟠",reaction:"+1",exitCode:0}
const NOT_DONE={mark:"🔴",reaction:"confused",exitCode:1}
const SIGNS={changed:DONE,answered:DONE,"no-op":NOTHING_DONE,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":NOT_DONE,"timed-out":NOT_DONE,stuck:NOT_DONE,cancelled:NOT_DONE,failed:NOT_DONE,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf(ending){const{outcome:outcome,toolCalls:toolCalls,review:review}=ending
const isFinished=outcome==="answered"||outcome==="no-op"
if(review&&isFinished)return reviewSign(review,toolCalls)
const intents=(ending.intents??[]).filter(({status:status})=>status!=="not-taken")
if(outcome==="answered"&&intents.length>0)return intents.some(({status:status})=>status==="refused")?DONE_IN_PART:DONE
if(outcome==="changed"&&waitsForSomebody(ending))return DONE_IN_PART
return outcome==="answered"&&!toolCalls?NOTHING_DONE:SIGNS[outcome]}function waitsForSomebody({torn:torn=[],withheld:withheld=[],approvalComment:approvalComment,opinion:opinion}){if(opinion?.kind==="bad"||(opinion?.unseen??[]).length>0)return!0
return torn.length>0||approvalComment!==void 0||withheld.some(({code:code})=>code!=="DKH-203")}function reviewSign(review,toolCalls){const{found:found,stillOpen:stillOpen,blocking:blocking}=review
if(blocking>0)return{...DONE,mark:"🔴"}
if(found+stillOpen>0)return{...DONE,mark:"🟠"}
return toolCalls===0||(0,_review_review_facts_js__WEBPACK_IMPORTED_MODULE_0__.MS)(review)?NOTHING_DONE:DONE}const FAILING=Object.freeze(OUTCOMES.filter(outcome=>SIGNS[outcome].exitCode===1))
function isOutcome(name){return OUTCOMES.some(outcome=>outcome===name)}}),17482:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Hl:()=>breakCalls,OT:()=>withoutInvisible,WN:()=>neutralTitle,ix:()=>breakCommands,lu:()=>withShownInvisible})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94869)
const SIGN="​"
const BOTS="0crat|0pdd|all-contributors|allcontributors|amazon-q-developer|autofix-ci|bors[\\w-]*|cla-assistant|claude|codecov|"+"codegen-sh|coderabbitai|codex|codiumai-pr-agent|conda-forge-(?:admin|linter)|copilot|cubic-dev-ai|cursor|cursoragent|"+"dependabot-preview|depfu|devin-ai-integration|droid|elasticmachine|ellipsis-dev|gemini-cli|gemini-code-assist|github-actions|graphite-app|greptile(?:ai)?|grahamcofborg|homu|jules|juliaregistrator|junie-agent|kody|korbit-ai|"+"lumberbot-app|meeseeksdev|mergify(?:io)?|nanosoldier|ofborg|openhands(?:-agent)?|pep8speaks|pre-commit-ci|qodo-merge(?:-pro)?|"+"renovate|rultor|sentry|sourcery-ai|sweepai|swift-ci|zerocracy"
const NOTES="(?:counter|custom|font|phan|phpstan|property|psalm|template)-"
const VERBS="approve|bench|build|canary|ci|deploy|format|lgtm|lint|lock|merge|noop|rebase|retest|retry|run|test|try|unlock"
const DEEDS="acked|approved|assisted|authored|bisected|co-authored|co-developed|committed|contributed|created|debugged|fixed|"+"found|generated|helped|improved|landed|mentored|merged|nacked|pair-programmed|released|reported|requested|reviewed|"+"signed-off|sponsored|submitted|suggested|tested|verified|written"
function atStart(words,next="",flags="gim"){return new RegExp(`(?:${words})(?<=^[^\\S\\n]*(?:${words}))${next}`,flags)}const COMMANDS=[/<(?=!--\s{0,9}\/?deckhand:)/gi,new RegExp(`@(?=(?:${BOTS}|(?:[\\w-]{1,39}\\/)?[\\w-]{0,40}bot)(?:\\[bot\\])?(?![\\w-]|[./]\\w))`,"gi"),new RegExp(`@(?!${NOTES})(?=[a-z\\d]{1,39}(?:-[a-z\\d]{1,39}){1,19}(?:\\[bot\\])?[:,]?[^\\S\\n]+[a-z!+])`,"gi"),/(?<!\S)@(?=claude\.)/gi,atStart("\\/","(?=[A-Za-z][\\w-]*(?:[\\s:=,]|$))"),/(?<![\w/.~-])\/(?=(?:azp|azurepipelines|gcbrun|oc|opencode|rebase)(?![\w/-]|\.\w))/gi,atStart("bors|bros","(?=:?[^\\S\\n]+(?:[+-]r|r[+=-]|merge|try|d[+=]|delegate|cancel|retry|p=|ping|single))"),/^\s*s(?=weep\s*:)/gi,/\b(?:cursor(?= review\b)|bugbot(?= run\b)|(?:augment|auggie)(?= review\b))/gi,/\bpre-commit\.(?=ci[^\S\n]+(?:autofix|run)\b)/gi,/(?:(?<=(?:test|build|run) )this(?= please\b)|(?<=\bretest )please|\bok(?= to test\b)|\badd(?= to whitelist\b))/gi,/\b(?:jenkins|buildkite|travis)(?=[,:]?[^\S\n]+(?:please )?(?:re)?(?:test|build|run)\b)/gi,atStart("recheck|reverify|retest|rerun|rebuild","(?=[^\\S\\n]*$)"),atStart("lgtm","\\b"),atStart("atlantis|digger|env0|terrateam","(?=[^\\S\\n]+(?:abort|apply|approve|cancel|deploy|destroy|force|import|lock|plan|redeploy|run|state|unlock)\\b)"),atStart("[!.]",`(?=(?:${VERBS})(?:[^\\S\\n]+[\\w-]|[^\\S\\n]*$))`),/\br\?(?=[^\S\n]*@|[^\S\n]+[`\w])/gi,/please merge this pull request/gi,/(?<===)[A-Z][A-Z_]{3,40}(?===)/g,/:(?=(?:[+-]1|lgtm|shipit):)/gi,/\[(?=(?:[\w.-]{2,25}(?: ci)?[ _-]skip|skip[ _-][\w.-]{2,25}(?: ci)?|skip ?(?:ci|run)|ci ?skip|no ?ci)\])/gi,/\[(?=skip\W{1,20}ci\])/gi,/(?<=\*{3})NO_CI(?=\*{3})/gi,/\bskip-checks(?=\s*:)/gi,/\+(?=semver:)|(?<![\w("'#])#(?=(?:major|minor|patch|none)\b)/gi,/\bhereby(?=\s{1,9}(?:sign|add my)\b)/gi,/\b(?:BEGIN|END)_(?=(?:COMMIT_OVERRIDE|NESTED_COMMIT)\b)/g,/\b(?:COPYBARA_|FUTURE_COPYBARA_|(?:Git|Gerrit|Hg|Piper|Svn)Origin-)(?=\w)/gi,/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(?::\s{0,9}|\s{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d)/gi,/\b(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(?::\s{0,9}|\s{1,9})https?:\/\/\S{1,200}\/(?:issues|pull)\/\d)/gi]
const TRAILERS=[atStart(DEEDS,"(?=-by\\s*:)"),atStart("agent-(?:conversation|run|mark)|breaking[ -]change|change-id|release-as","(?=\\s*:)")]
const HOMU_LINE=/^(?=.*@).+$/gim
const HOMU_WORD=/(?<![^\s`])(?:r[+-](?![^\s`])|r=(?=\w)|delegate[+=-]|p=(?=-?\d)|rollup[+=-]|tree(?:closed|open)|try-)/gi
function breakCommands(text,phrases=[],trailers="broken"){let broken=text.replaceAll("👍",":thumbsup:").replaceAll("👎",":thumbsdown:")
for(const pattern of trailers==="broken"?[...COMMANDS,...TRAILERS]:COMMANDS)broken=splitEach(broken,pattern,phrases)
return broken.replaceAll(HOMU_LINE,line=>line.replaceAll(HOMU_WORD,split))}const CALL=/(?<![\w.+-])@(?=[a-z\d][\w-]{0,60}(?:\[bot\])?[:,]?[^\S\n]+[a-z!+])/gi
function breakCalls(code,phrases=[]){return splitEach(code,CALL,phrases)}function splitEach(text,pattern,phrases){const calls=phrases.filter(phrase=>phrase.startsWith("@")).map(phrase=>phrase.toLowerCase())
return text.replaceAll(pattern,(found,at)=>calls.some(call=>isCall(text,at,call))?found:split(found))}function split(command){return`${command.slice(0,1)}${SIGN}${command.slice(1)}`}function isCall(text,at,call){return text.slice(at,at+call.length).toLowerCase()===call&&!/[\w-]/.test(text[at+call.length]??"")}function neutralTitle(title){const plain=withoutInvisible((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(title,1e3)).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])|@(?=[0-9a-f]{7,64}\b)/gi,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w.-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")
return breakCommands(plain)}const INVISIBLE=/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff0-\ufffb]|[\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/gu
function withoutInvisible(text){return text.replaceAll(INVISIBLE,"")}function withShownInvisible(text){return text.replaceAll(INVISIBLE,sign=>{const point=sign.codePointAt(0)??0
return`⟦U+${point.toString(16).toUpperCase().padStart(4,"0")}⟧`})}}),61229:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>reviewLine,Bb:()=>saysAnything,MS:()=>readNothing,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
function sawAll({unseen:unseen,unread:unread,isCut:isCut}){return unseen.length===0&&unread===0&&!isCut}function sawNothing({looks:looks}){return looks!==void 0&&looks.unseen.length===looks.files}function readNothing({looks:looks}){return looks!==void 0&&looks.unseen.length+looks.unread===looks.files}function reviewLine(facts){const{looks:looks,commit:commit}=facts
const short=`\`${commit.slice(0,7)}\``
const on=`on ${short}`
if(!looks)return`${countsOf(facts)}, ${on}`
const{files:files,unseen:unseen,unread:unread,isCut:isCut}=looks
if(files===0)return`Could not review ${short}: GitHub shows no changed file`
if(sawNothing(facts)){const which=files===1?"the changed file":`any of the ${files} changed files`
return`Could not review ${short}: GitHub shows no diff for ${which}`}const part=unread>0?`; ${unread} of ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files,"file")} ${unread===1?"was":"were"} not read in full`:""
const some=unseen.length>0?`; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(unseen.length,"file")} could not be looked at`:""
return`${countsOf(facts)}, ${on}${part}${some}${isCut?"; GitHub does not list all changed files":""}`}const NAMED=20
function renderUnseen({looks:looks}){if(!looks)return""
const{unread:unread,files:files}=looks
const were=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files,"file")} ${unread===1?"was":"were"}`
const part=unread>0?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unread",{unread:`${unread} of ${were}`}):""
return[part,unseenIn(looks)].filter(Boolean).join("\n\n")}function unseenIn(looks){if(looks.unseen.length===0)return""
const rest=looks.unseen.length>NAMED?`, and ${looks.unseen.length-NAMED} more`:""
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("review-unseen",{files:`${looks.unseen.slice(0,NAMED).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY).join(", ")}${rest}`})}function saysAnything({found:found,fixed:fixed,verdict:verdict}){return found>0||fixed>0||verdict==="APPROVE"}function countsOf({found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking}){const blocks=blocking>0?`; ${blocking} blocking`:""
const before=fixed+stillOpen>0?`, ${fixed} fixed, ${stillOpen} still open`:""
return`${found===0?"No new findings":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(found,"new finding")}${before}${blocks}`}const VERDICTS={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(facts){const{url:url,verdict:verdict,unposted:unposted}=facts
const place=url===void 0?"":`It is in [the review](${url})${VERDICTS[verdict]}.`
const said=unposted===""?place:`This is what the review would have said:\n\n${unposted}`
return[said,renderUnseen(facts)].filter(Boolean).join("\n\n")}}),91106:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CB:()=>textsOf,DH:()=>decoded,G6:()=>MIN_LENGTH,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var _secret_parts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(24506)
const MIN_LENGTH=6
const minLine=16
function textsOf(value){return[...new Set([value.trim(),...(0,_secret_parts_js__WEBPACK_IMPORTED_MODULE_0__.B)(value).flatMap(part=>[part,...longLines(part)])])]}function formsOf(value){return textsOf(value).filter(part=>part.length>=MIN_LENGTH).flatMap(part=>[...asWritten(part),...encoded(part)])}function longLines(part){const lines=part.split(/[\r\n]+/).map(line=>line.trim())
return lines.length>1?lines.filter(line=>line.length>=minLine):[]}function asWritten(part){const forms=[part,decoded(part).text]
if(part.includes(" "))forms.push(part.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(part))forms.push(Buffer.from(part).toString("latin1"))
return forms.filter(form=>form.length>=MIN_LENGTH)}function encoded(part){const bytes=Buffer.from(part)
const hex=bytes.toString("hex")
return[hex,hex.toUpperCase(),...base64(bytes,"base64"),...base64(bytes,"base64url")]}function base64(bytes,encoding){const inside=[0,1,2].map(offset=>{const text=Buffer.concat([Buffer.alloc(offset),bytes]).toString(encoding)
return text.slice(Math.ceil(offset*8/6),Math.floor((offset+bytes.length)*8/6))})
return[bytes.toString(encoding),...inside]}const escapes=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const letters={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const entities={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(text){return/[\\%&]/.test(text)}function startOfOpenEscape(text){const tail=text.slice(-longest)
const found=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(tail)
return found?beginning(text,text.length-tail.length+found.index):text.length}function beforeEscape(text,index){if(index===text.length)return index
const start=Math.max(0,index-longest)
const found=text.slice(start,index).search(/[\\%&]/)
return found<0?index:beginning(text,start+found)}const longest=16
function beginning(text,index){let start=index
while(text[start]==="\\"&&text[start-1]==="\\")start-=1
return start}function decoded(text){const[at,from]=[[0],[0]]
let result=""
let end=0
for(const match of text.matchAll(escapes)){const meaning=meaningOf(match)
result+=text.slice(end,match.index)
end=match.index+match[0].length
at.push(result.length,result.length+meaning.length)
from.push(match.index,end)
result+=meaning}result+=text.slice(end)
const startOf=index=>{const piece=lastAtOrBefore(at,index)
return(from[piece]??0)+index-(at[piece]??0)}
const endOf=index=>{const piece=lastAtOrBefore(at,index)
return at[piece+1]===index+1?from[piece+1]??0:startOf(index)+1}
return{text:result,startOf:startOf,endOf:endOf}}function meaningOf([whole,unicode,byte,letter,other,percent,decimal,hex,entity]){const code=unicode??byte??percent??hex
if(code!==void 0)return unit(Number.parseInt(code,16),whole)
if(decimal!==void 0)return unit(Number.parseInt(decimal,10),whole)
if(letter!==void 0)return letters[letter]??letter
return entities[entity??""]??other??""}function unit(code,whole){return code<=65535?String.fromCharCode(code):whole}function lastAtOrBefore(at,index){let[low,high]=[0,at.length-1]
while(low<high){const middle=low+high+1>>1
if((at[middle]??0)<=index)low=middle
else high=middle-1}return low}}),24506:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>secretParts})
function secretParts(value){const parts=partsOrAll(value.trim())
const inAll=inBase64(value)
return[...new Set(inAll.length>0?[...parts,...inAll]:parts.flatMap(part=>[part,...inBase64(part)]))]}function partsOrAll(text){const parts=partsOf(text).filter(part=>part.length>=LEAST)
return parts.length===0?[text]:parts}function inBase64(part){const encoded=part.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(encoded))return[]
const text=Buffer.from(encoded,"base64").toString("latin1").trim()
if(text.length<LEAST||!/^[\t\n\r -~]*$/.test(text))return[]
const[,password=""]=/^[^\s:]*:(\S+)$/.exec(text)??[]
if(password.length>=LEAST&&!WORD.test(password))return[password]
return partsOrAll(text).filter(inner=>!WORD.test(inner)&&!USUAL.test(inner))}const LEAST=6
function partsOf(text,name=""){const fields=fieldsOf(text)
if(fields)return fields.flatMap(([field,inner])=>partsOf(inner,field))
if(HEADER.test(text))return inKeyFile(text)
if(ADDRESS.test(text))return inAddress(text)
if(name==="")return inWords(text)
return!USUAL.test(text)&&(NAMED.test(name)||isOpaque(text))?[text]:[]}const USUAL=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const NAMED=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(text){if(text.startsWith("{"))try{return inJson(JSON.parse(text),0)}catch{return}const ends=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(text)?";":/\r?\n/
const lines=text.split(ends).filter(line=>!/^\s*(?:#|$)/.test(line))
const pairs=lines.map(line=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(line))
if(pairs.length<2||pairs.includes(null))return
return pairs.map(pair=>[pair?.[1]??"",(pair?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const NAME=/[A-Za-z_][\w.-]*/g
const VALUE=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const PLACE=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const BETWEEN=/[\s"'`<>,;(){}[\]|]+/
function inWords(text){const named=text.split("\n").flatMap(namedInLine)
if(named.length===0&&!BETWEEN.test(text))return[]
const tokens=text.replaceAll(PLACE," ").split(BETWEEN).flatMap(word=>word.split(/[:=](?=[^:=])/)).map(word=>word.replace(/[.!?:]$/,"")).filter(word=>isOpaque(word)&&!CERTIFICATE.test(word))
const places=text.match(PLACE)??[]
return[...named,...tokens.map(token=>token.replace(COMMON,"")),...places.flatMap(inAddress)]}const CERTIFICATE=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(line){const found=[]
const start=line.search(/[A-Za-z_]/)
let end=0
for(const{0:name,index:index}of line.matchAll(NAME)){if(index<end||!NAMED.test(name))continue
VALUE.lastIndex=index+name.length
const[whole="",sign="",double,single,bare=""]=VALUE.exec(line)??[]
if(whole===""||sign===""&&WORD.test(bare)&&!/^(?:machine|default|login)\b/.test(line))continue
const isYaml=sign===":"&&bare!==""&&index===start
const value=isYaml?yamlValue(line.slice(index+name.length)):double??single??bare
end=isYaml?line.length:index+name.length+whole.length
if(!value.startsWith("$")&&!CERTIFICATE.test(value))found.push(...partsOf(value,name))}return found}function yamlValue(rest){return rest.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const DEPTH=10
function inJson(value,depth,name=""){if(typeof value==="string")return[[name,value.trim()]]
if(typeof value!=="object"||value===null||depth>DEPTH)return[]
const isList=Array.isArray(value)
return Object.entries(value).flatMap(([key,inner])=>inJson(inner,depth+1,isList?name:key))}const ADDRESS=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(text){const one=text.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(one))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(one)?.[1]??"")
const{username:username,password:password,pathname:pathname,searchParams:searchParams,hash:hash}=new URL(one)
const named=[...searchParams].filter(([name,value])=>NAMED.test(name)||isOpaque(value))
return[...WORD.test(decoded(password))?[`${username}:${password}`]:bothWays(password),...isOpaque(decoded(username))?bothWays(username):[],...named.map(([,value])=>value),...[...pathname.split("/"),hash.slice(1)].filter(isOpaque)]}const WORD=/^[a-z]{1,11}$/i
function bothWays(encoded){return encoded===""?[]:[encoded,decoded(encoded)]}function decoded(text){try{return decodeURIComponent(text)}catch{return text}}const HOST=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(text){if(text.length<16||/[\s@]|:\/\//.test(text)||HOST.test(text))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))return!1
const longest=text.split(/[^A-Za-z0-9]/).reduce((most,run)=>run.length>most.length?run:most,"")
return longest.length>=12&&/\d/.test(longest)&&/[a-z]/i.test(longest)&&new Set(text).size>=8}const HEADER=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(text){const lines=text.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const blocks=[]
const around=[]
let isInside=!1
for(const line of lines)if(line.startsWith("-----BEGIN ")){blocks.push({isPrivate:line.includes("PRIVATE"),body:[]})
isInside=!0}else if(line.startsWith("-----END "))isInside=!1
else if(isInside)blocks.at(-1)?.body.push(...bodyIn(line))
else around.push(line)
const keys=blocks.some(({isPrivate:isPrivate})=>isPrivate)?blocks.filter(({isPrivate:isPrivate})=>isPrivate):blocks
return[...keys.map(({body:body})=>body.join("\n").replace(COMMON,"")),...partsOf(around.join("\n"))]}function bodyIn(line){return line.includes(":")?[]:line.split(/\s+/).filter(run=>/^[A-Za-z0-9+/=]+$/.test(run))}const COMMON=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),43673:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>isOwnBranchName})
function isOwnBranchName(branch){return branch.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch)}})}

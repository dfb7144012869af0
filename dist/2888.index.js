export const id=2888
export const ids=[2888,5298]
export const modules={47776:((e,t,n)=>{n.d(t,{c:()=>lineOf})
var r=n(94869)
var o=n(70598)
var s=n(46032)
var i=n(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,o.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,s.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,r.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:t,reason:n,error:r}){if(t)return`hook ${e} blocks: ${n}`
if(r!==void 0)return`hook ${e} does not count: ${r}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const t=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const n="code"in t||"command"in t
const isBare=e=>!n||!["number","boolean"].includes(typeof e)
return(0,r.TN)(Object.entries(t).map(([e,t])=>isBare(t)?inWords(t):`(${e}: ${t})`).join(" "),120)}function inWords(e,t=0){if(typeof e!=="object"||e===null)return String(e)
const n=Object.values(e)
if(Array.isArray(e)&&n.every(e=>typeof e!=="object"))return n.join(",")
return t<5?n.map(e=>inWords(e,t+1)).join(" "):"…"}function outcomeOf(e){const t=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const n=(0,r.U9)(Buffer.byteLength((0,s.wh)(e.content)),"byte")
return`${t}${n}${e.is_error?", an error":""}`}}),71093:((e,t,n)=>{n.d(t,{Dl:()=>o,Jq:()=>c,LM:()=>u,iE:()=>a,kL:()=>s,uN:()=>frozenCopy})
var r=n(28942)
const o="__root__"
const s=r["enum"](["agent","user","environment","hook"])
const i=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:r.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:r.string().regex(i),parent_id:r.string().min(1).optional()}
const c=r.strictObject({kind:r["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:r.boolean(),user_action:r["enum"](["none","retry","settings"]).default("none"),error_id:r.string().optional()}).readonly()
const u=r.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),4471:((e,t,n)=>{n.d(t,{MS:()=>templateProblem,Pr:()=>branchFrom,Q8:()=>isBranchName,VI:()=>beginningOf,eW:()=>requireOwnBranch})
var r=n(11475)
var o=n(98664)
function requireOwnBranch(e,t){if((e===t||(0,r.kh)(e))&&isBranchName(e))return e
throw new o.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isBranchName(e){if(/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e))return!1
return e!==""&&e!=="HEAD"&&!/(?:^|\/)\.|\.lock(?:\/|$)/.test(e)}const s=/\{([a-z]*)\}/g
const i=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const r=e.replaceAll(s,(e,t)=>String(n[t]??""))
return r.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[r=""]=e.split(/\{(?:slug|run)\}/)
if(!r.includes("{number}"))return
return r.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}const a=100
function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(s)].map(([,e=""])=>e)
const n=t.find(e=>!i.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const r=e.replaceAll(s,"x")
if(Buffer.byteLength(r)<=a&&isBranchName(r))return
return`must be a name that git accepts for a branch, of at most ${a} bytes in addition to its fields`}}),58101:((e,t,n)=>{n.d(t,{Sq:()=>pushCommit,VS:()=>removeBranch,WM:()=>writeTree,XT:()=>ruleFault,YN:()=>credentialsOf,it:()=>authorization,lT:()=>isBlocked,mC:()=>fetchTip})
var r=n(98664)
var o=n(94869)
var s=n(33737)
var i=n(4471)
var a=n(23322)
async function pushCommit(e,t,{commit:n,branch:r,expected:o=""}){const s=`refs/heads/${(0,i.eW)(r,t.allowedBranch)}`
if(o!=="")await e({}).raw(["merge-base","--is-ancestor",o,n])
const c=[`--force-with-lease=${s}:${o}`,t.url,`${n}:${s}`]
try{const push=()=>e(authorization(t)).raw(["push","--quiet","--no-verify",...c])
await explainRefusal(r,(0,a.l)(t.isBack,push))}catch(n){const s=r===t.allowedBranch&&o!==""
const i=s?goneFault:blockingFault
throw await i(e(authorization(t)),t.url,r,n)??n}}async function removeBranch(e,t,{branch:n,at:r}){const o=`refs/heads/${(0,i.eW)(n)}`
const s=[`--force-with-lease=${o}:${r}`,t.url,`:${o}`]
await e(authorization(t)).raw(["push","--quiet","--no-verify",...s])}async function fetchTip(e,t,n){const r=`refs/heads/${(0,i.eW)(n,t.allowedBranch)}`
await e(authorization(t)).raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${r}:refs/tip`])
return(await e({}).raw(["rev-parse","refs/tip"])).trim()}const c=[[/refusing to allow .* workflow/,"Pushing .github/workflows needs a token with the `workflows` permission."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches."],[/shallow update not allowed/,"The fork does not have the newest commits of the base branch. Ask its author to press “Sync fork”, then mention me with `continue`."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explainRefusal(e,t){try{await t}catch(t){const n=(0,r.TJ)(t)??ruleFault(e,t)
if(n)throw n
const{code:o,message:s,cause:i}=(0,r.ec)(t)
const a=c.find(([e])=>e.test(`${s} ${i}`))?.[1]
throw new r.vC(o,a===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:s,hint:a??"Check the runner's network, and run it again.",cause:i})}}function authorization({token:e,url:t}){const n=`http.${new URL(t).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:n,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:n,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(e)}`}}function credentialsOf(e){return Buffer.from(`x-access-token:${e}`).toString("base64")}async function blockingFault(e,t,n,o){const{message:i,cause:a}=(0,r.ec)(o)
if(!/failed to update ref|cannot lock ref|directory file conflict/.test(`${i} ${a}`))return
const c=n.split("/").slice(0,-1)
const l=c.map((e,t)=>`refs/heads/${c.slice(0,t+1).join("/")}`)
const d=await e.raw(["ls-remote",t,...l]).catch(()=>"")
const m=d.split("\n").map(e=>e.split("\t")[1])
const p=l.find(e=>m.includes(e))?.slice("refs/heads/".length)
if(p===void 0)return
const f=`Rename or delete the branch ${(0,s.aY)(p)}, then mention me with \`continue\`.`
return new r.vC("git",`The branch ${(0,s.aY)(p)} ${u} ${(0,s.aY)(`${p}/`)}.`,{hint:f,cause:o})}const u="prevents branches that start with"
function isBlocked({message:e}){return e.includes(u)}async function goneFault(e,t,n,o){const{message:i,cause:a}=(0,r.ec)(o)
const c=`${i} ${a}`
if(/repository .* not found|Repository not found/i.test(c))return gone(`The repository of the branch ${(0,s.aY)(n)}`,o)
if(!c.includes("(stale info)"))return
const u=await e.raw(["ls-remote",t,`refs/heads/${n}`]).catch(()=>{})
if(u===void 0)return
if(u.trim()==="")return gone(`The branch ${(0,s.aY)(n)}`,o)
const l="The new commits were not overwritten. Merge this work yourself, or mention me with `continue` to start from them."
return new r.vC("git",`The branch ${(0,s.aY)(n)} got new commits while I worked.`,{hint:l,cause:o})}function gone(e,t){const n="It was not created again, because somebody deleted it. If you want the work, take it from where it is saved."
return new r.vC("git",`${e} no longer exists.`,{hint:n,cause:t})}function brokenRules(e){const t=e.split("\n").map(e=>e.replace(/^\s*remote:\s*/,"").trim())
const n=/GH013|GH006/.test(e)?t.flatMap(e=>/^- (.+)$/.exec(e)?.[1]??[]):[]
const r=t.filter(e=>/^— \S/.test(e)).map(e=>e.slice(2))
const s=t.filter(e=>e.includes(" exceeds ")).flatMap(e=>/error: (File .+)$/.exec(e)?.[1]??[])
const[,i=""]=/Repository rule violations found(?! for )\s+(\S.*)/s.exec(e)??[]
const[a=""]=i.split(/\n\n|\s- https?:/)
const c=[...n,...r,...s,a].map(e=>(0,o.Mx)((0,o.TN)(e,200),"."))
return[...new Set(c.filter(e=>e!==""))].slice(0,5)}const l=[[/verified signatures/i,"GitHub signs what an app commits through its API: leave `commit-mode` at api, and use the token of the job or of a GitHub App as `github-token`. With a token of a person, GitHub signs changes of plain files only. The log of the run says why this commit was pushed."],[/secret/i,"GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me with `continue`."],[/exceeds .* limit/i,"Create or download the file during the build, or add it yourself, for example with Git LFS."]]
const d="Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself."
function ruleFault(e,t){const n=brokenRules(`${wordsOf(t)}\n${wordsOf(Object(t).cause)}`)
if(n.length===0)return
const o=l.find(([e])=>n.some(t=>e.test(t)))?.[1]??d
const i=`The rules of this repository do not allow this work on the branch ${(0,s.aY)(e)}: ${n.join("; ")}.`
return new r.vC("git",i,{hint:o,cause:t})}function wordsOf(e){return e instanceof Error?e.message:""}async function writeTree(e,t){await e.raw(["read-tree",t])
await e.raw(["checkout-index","--all"])}}),23322:((e,t,n)=>{n.d(t,{l:()=>throughOutage})
var r=n(98664)
const o=/\b(?:returned error:|HTTP(?:\/\S+)?) 50[234]\b/
async function throughOutage(e,t){try{return await t()}catch(n){const{message:s,cause:i}=(0,r.ec)(n)
if(!e||!o.test(`${s} ${i}`))throw n
await e()
return t()}}}),64294:((e,t,n)=>{n.d(t,{OB:()=>rowOf,zN:()=>isReview})
const r={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const o={mention:{...r,bare:"task-bare",sweep:{sign:"own"}},label:{...r,bare:"task-bare-label"},assignment:{...r,bare:"task-bare-assignment"},"review-request":{...r,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return o[e]}function isReview(e){return rowOf(e).isReview}}),3549:((e,t,n)=>{n.d(t,{HK:()=>takeOff,qT:()=>o,r1:()=>s,wv:()=>react})
var r=n(28942)
const o=r["enum"](["eyes","confused","hooray","+1"])
const s=r.discriminatedUnion("kind",[r.object({kind:r.literal("issue-comment"),id:r.number()}),r.object({kind:r.literal("review-comment"),id:r.number()}),r.object({kind:r.literal("thread"),number:r.number()}),r.object({kind:r.literal("node"),id:r.string(),permission:r.string()})]).readonly()
const i=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(e,{owner:t,name:r},o,s){const a={owner:t,repo:r,content:s}
switch(o.kind){case"issue-comment":{const t="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await e.request(t,{...a,comment_id:o.id})
return}case"review-comment":{const t="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await e.request(t,{...a,comment_id:o.id})
return}case"node":{const t=s==="+1"?"THUMBS_UP":s.toUpperCase()
const r={input:{subjectId:o.id,content:t}}
const{askGraphql:a}=await n.e(5013).then(n.bind(n,45013))
await a(e,i,{variables:r,permission:o.permission})
return}case"thread":{const t="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await e.request(t,{...a,issue_number:o.number})}}}async function takeOff(e,{owner:t,name:n},r,{kind:o,name:s}){const i={owner:t,repo:n,issue_number:r}
if(o==="label")await e.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...i,name:s})
else{const t="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(t,{...i,assignees:[s]})}}}),11475:((e,t,n)=>{n.d(t,{A7:()=>compareAddress,gI:()=>inAddress,kh:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),96717:((e,t,n)=>{n.d(t,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=n(16698)
var o=n(48161)
var s=n(57975)
var i=n(94869)
const a=new r.AsyncLocalStorage
function info(e){const t=a.getStore()
if(t)t(`${e}${o.EOL}`)
else process.stdout.write(`${e}${o.EOL}`)}function notice(e,t={}){issue("notice",e,t)}function warning(e,t={}){issue("warning",e,t)}function error(e,t={}){issue("error",e,t)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,t,n={}){const r=Object.entries(n).filter(([,e])=>e!==void 0&&e!=="")
const o=r.map(([e,t])=>`${e}=${escaped(String(t)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${o.length>0?` ${o.join(",")}`:""}::${escaped(t)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:t,newToken:n,most:r}){const o=t(plainly(e)).trimEnd().split(c)
if(o.length===1&&o[0]==="")return
const s=n()
stopCommands(s)
if(o.length>r)info(`| … ${(0,i.U9)(o.length-r,"line")} before`)
for(const e of o.slice(-r))info(`| ${t(clipped(e))}`)
resumeCommands(s)}function plainly(e){return(0,s.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const t=e.replaceAll("##[","## [").replaceAll("\t","  ")
return t.length<=u?t:`${(0,i.GH)(t,u)}…`}}),57974:((e,t,n)=>{n.r(t)
n.d(t,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=n(47776)
var o=n(76221)
var s=n(91106)
var i=n(54668)
var a=n(94869)
var c=n(26285)
var u=n(96717)
var l=n(25298)
function maskSecrets(e){const t=e.flatMap(s.CB).filter(e=>e.length>=s.G6&&!/[\r\n]/.test(e))
for(const n of new Set([...e,...t]))if(n!=="")(0,u.Pq)(n)}function printSubAgent(e,t){return n=>{const o=(0,r.c)(n)
if(o!==void 0)(0,u.pq)(e(`  [${t}] ${breakRunnerCommands(e(o))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const t=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(t)
for(const t of e?.gaps??[])printNotice(t)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:t,why:n}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(t,200)} is not in the sandbox: ${(0,a.TN)(n,300)}.`)}function printKnowledge({commit:e,files:t,plugins:n,brought:r,hooks:o,problems:s}){const i=t.map(({path:e,id:t})=>`${e} (${t.slice(0,7)})`)
for(const t of i.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${t}`))
if(i.length>50)(0,u.pq)(`… and from ${i.length-50} more files`)
for(const{name:e,label:t}of n)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${t}`))
for(const{label:e,skills:t}of r)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${t.map(({name:e})=>e).join(", ")||"none"}`))
if(o)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:e,problem:t}of s.slice(0,20))printNotice(`${e} ${t}.`)}function printSetUp(e,t){return n=>{(0,u.Oh)("Setting up");(0,u.OG)(n,{redact:e,newToken:t,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,t,n){(0,u.pq)(n(breakRunnerCommands(`Server ${e}: ${t}`)))}function printWait({waitMs:e,attempt:t,attempts:n,fault:r}){const o=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${t} of ${n})`)))}function printChange({from:e,to:t,fault:n}){printNotice((0,a.hC)(n.message,`Asking ${t} instead of ${e}`))}function printFault(e,t,n){const r=(0,l.hidePaths)(n)
const o=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(r(e)));(0,u.z3)(t((0,a.hC)(...o)))
if(e.cause!==void 0)(0,u.pq)(t(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,t)}function printReply(e,t){const n=(0,o.o)(e)
if(n===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of n.split("\n"))(0,u.pq)(t(breakRunnerCommands(e,n.length)));(0,u.N4)()}function printEnd({report:e,fault:t},{isFailure:n,redact:r,env:o}){const{outcome:s,reason:i,hint:l}=e
const d=r(breakRunnerCommands((0,a.hC)(i,l)))
if(n&&t)printFault(t,r,o)
else if(n)(0,u.z3)(d)
else if(c.tz.includes(s))(0,u.$e)(d)
else(0,u.pq)(`${s}: ${d}`)
if(!n)printReply(t,r)}function printAnnotations(e,t){for(const{file:n,line:r,message:o}of e)(0,u.z3)(t(breakRunnerCommands(o)),{file:n,line:r,title:"Seen by the agent"})}function printRisks(e,t){for(const n of e.slice(0,10))(0,u.$e)(t(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(e){const t=(0,i.cZ)(e).map(({name:e,message:t})=>`${e}: ${t}`)
return t.length===0?String(e):[...new Set(t)].join("; caused by ")}function breakRunnerCommands(e,t=300){return(0,a.TN)(e,t).replaceAll("##[","## [").replace(/^::/,": :")}}),22911:((e,t,n)=>{n.d(t,{E1:()=>parseList,LV:()=>namedItem,PL:()=>p,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf,rH:()=>u})
var r=n(77598)
var o=n(28942)
var s=n(49567)
var i=n(94869)
var a=n(58926)
var c=n(26119)
function parseList(e){const[,t="",n=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(e.trim())??[]
switch(t){case"issues":return{kind:t,search:issueSearch(n)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(n)?{kind:t,search:n}:void 0
case"todos":case"calls":return n===""?{kind:t}:void 0
case"files":return n===""||n.startsWith("/")?void 0:{kind:t,glob:n}
default:return}}function issueSearch(e){const t=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e)?[]:["is:issue"]
const n=/\b(?:is:(?:open|closed|merged)|state:)/.test(e)?[]:["is:open"]
return[...t,...n,e].join(" ").trim()}const u="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"
const l=o.strictObject({item:o.string().min(1).max(400),kind:o["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:o.number().int().positive().optional(),path:o.string().max(300).optional(),title:o.string().max(100),key:o.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(e,t,n){const r=n?"pull-request":"issue"
return{item:`#${e}`,kind:r,number:e,title:(0,i.TN)(t,100),key:`${r}-${e}`}}function namedItem({sameness:e,title:t,...n}){const o=(0,r.createHash)("sha256").update(e??n.item).digest("hex").slice(0,8)
const s=(0,i.yR)(n.path??n.item,40)
return{...n,title:(0,i.TN)(t,100),key:[n.kind,s,o].filter(Boolean).join("-")}}function matrixOf(e){const t=JSON.stringify({include:e})
return t.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(e){if(!e.startsWith("{"))return e.length>400?void 0:namedItem({item:e,kind:"other",title:e})
try{return l.safeParse(JSON.parse(e)).data}catch{return}}const d="must be a number"
const m="must be a whole number from 1 to 256"
const p=(0,c.Mz)({"change-set":o.string().optional(),list:o.string().refine(e=>parseList(e)!==void 0,`must be ${u}`).optional(),item:o.string().refine(e=>parseItem(e)!==void 0,"must be one element of the output `matrix`, or a name").optional(),"max-items":s.ai(d).int(m).min(1,m).max(256,m).default(20)},{list:a.qm,item:a.qm,"max-items":()=>1})}),75444:((e,t,n)=>{n.r(t)
n.d(t,{ADMIT:()=>l,TRIGGER:()=>u,gateSettings:()=>gateSettings,hasAgent:()=>hasAgent,knowsOthers:()=>knowsOthers,mayWrite:()=>mayWrite,modeOf:()=>modeOf,triggerSettings:()=>triggerSettings})
var r=n(28942)
var o=n(64377)
var s=n(94869)
var i=n(58926)
var a=n(26119)
const c={auto:{writes:!0,hasAgent:!0,knowsOthers:!0},review:{writes:!0,hasAgent:!0,knowsOthers:!1},gate:{writes:!1,hasAgent:!1,knowsOthers:!0},list:{writes:!1,hasAgent:!1,knowsOthers:!1},plan:{writes:!1,hasAgent:!0,knowsOthers:!1},apply:{writes:!0,hasAgent:!1,knowsOthers:!1},"dry-run":{writes:!1,hasAgent:!0,knowsOthers:!1},sweep:{writes:!0,hasAgent:!0,knowsOthers:!0}}
const u=(0,a.Mz)({mode:r.string().refine(e=>isMode(e),`must be one of ${Object.keys(c).join(", ")}`).default("auto"),"trigger-phrase":i.HJ.default(a.Wu),"label-trigger":r.string().default("agent"),"assignee-trigger":r.string().optional(),"approve-label":r.string().default("agent:approve"),"reject-label":r.string().default("agent:reject"),prompt:r.string().optional(),"prompt-file":i.AN.optional(),"plan-first":i.Jt.default(!1)},{mode:i.qm,"trigger-phrase":i.qm,"prompt-file":i.qm,"plan-first":()=>!1})
const l=(0,a.Mz)({"allowed-roles":i.r9.default("admin, maintain, write"),"allowed-users":i.OD.optional(),"denied-users":i.OD.optional(),"allowed-bots":i.Mt.optional(),approvers:i.kz.optional(),"ci-attempts":i.r2,"max-runs-per-day":i.MR,"max-repository-runs-per-day":i.Dg.optional(),"skip-if":i.it.optional(),"stop-after":o.date("must be a date like 2027-01-31").optional()},{"allowed-roles":i.qm,"allowed-bots":i.qm,approvers:i.qm,"ci-attempts":()=>1,"max-runs-per-day":()=>i.MR.parse(void 0),"max-repository-runs-per-day":()=>{},"skip-if":()=>{},"stop-after":i.qm})
function isMode(e){return Object.hasOwn(c,e)}function modeOf(e){const{mode:t}=e.slice(u)
return isMode(t)?t:void 0}function mayWrite(e){const t=modeOf(e)
return t!==void 0&&c[t].writes}function hasAgent(e){return e===void 0||c[e].hasAgent}function knowsOthers(e){return isMode(e)&&c[e].knowsOthers}function triggerSettings(e,t){const n=e.slice(u)
return{phrases:e.phrases,label:n["label-trigger"],approveLabel:n["approve-label"],rejectLabel:n["reject-label"],assignee:n["assignee-trigger"],prompt:e.ownPrompt,mode:n.mode,allowedBots:allowedBots(e),repositoryId:numberOf(t.GITHUB_REPOSITORY_ID),runId:numberOf(t.GITHUB_RUN_ID)}}function gateSettings(e,t,n){const r=e.slice(l)
return{allowedRoles:(0,s.od)(r["allowed-roles"]).filter(e=>!(0,i.Yf)(e)),allowedUsers:r["allowed-users"]??[],deniedUsers:r["denied-users"]??[],allowedBots:allowedBots(e),canWrite:!0,ownId:n,triggeringActor:triggeringActor(t)}}function allowedBots(e){return(0,s.od)(e.slice(l)["allowed-bots"]??"").filter(e=>/^\d+$/.test(e)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:e,GITHUB_ACTOR:t,GITHUB_ACTOR_ID:n}){if(!e)return
return{login:e,id:e===t?numberOf(n):void 0}}function numberOf(e){return e!==void 0&&/^\d+$/.test(e)?Number(e):void 0}}),25298:((e,t,n)=>{n.r(t)
n.d(t,{hidePaths:()=>hidePaths})
var r=n(76760)
var o=n(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=s.map(([t,n])=>[e[t]??"",n])
const n=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...n]})}}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>o.ZodISODate,ZodISODateTime:()=>o.ZodISODateTime,ZodISODuration:()=>o.ZodISODuration,ZodISOTime:()=>o.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var r=n(43759)
var o=n(28942)
function datetime(e){return r.G1(o.ZodISODateTime,e)}function date(e){return r.db(o.ZodISODate,e)}function time(e){return r.Kn(o.ZodISOTime,e)}function duration(e){return r.f2(o.ZodISODuration,e)}})}

export const id=9739
export const ids=[9739]
export const modules={71093:((e,t,n)=>{n.d(t,{Dl:()=>s,Jq:()=>u,LM:()=>c,iE:()=>a,kL:()=>i,uN:()=>frozenCopy})
var r=n(28942)
const s="__root__"
const i=r["enum"](["agent","user","environment","hook"])
const o=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:r.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:r.string().regex(o),parent_id:r.string().min(1).optional()}
const u=r.strictObject({kind:r["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:r.boolean(),user_action:r["enum"](["none","retry","settings"]).default("none"),error_id:r.string().optional()}).readonly()
const c=r.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),4471:((e,t,n)=>{n.d(t,{MS:()=>templateProblem,Pr:()=>branchFrom,Q8:()=>isBranchName,VI:()=>beginningOf,eW:()=>requireOwnBranch})
var r=n(98664)
var s=n(43673)
function requireOwnBranch(e,t){if((e===t||(0,s.k)(e))&&isBranchName(e))return e
throw new r.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isBranchName(e){if(/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e))return!1
return e!==""&&e!=="HEAD"&&!/(?:^|\/)\.|\.lock(?:\/|$)/.test(e)}const i=/\{([a-z]*)\}/g
const o=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const r=e.replaceAll(i,(e,t)=>String(n[t]??""))
return r.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[r=""]=e.split(/\{(?:slug|run)\}/)
if(!r.includes("{number}"))return
return r.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}const a=100
function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(i)].map(([,e=""])=>e)
const n=t.find(e=>!o.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const r=e.replaceAll(i,"x")
if(Buffer.byteLength(r)<=a&&isBranchName(r))return
return`must be a name that git accepts for a branch, of at most ${a} bytes in addition to its fields`}}),58101:((e,t,n)=>{n.d(t,{Sq:()=>pushCommit,VS:()=>removeBranch,WM:()=>writeTree,XT:()=>ruleFault,YN:()=>credentialsOf,it:()=>authorization,lT:()=>isBlocked,mC:()=>fetchTip})
var r=n(98664)
var s=n(94869)
var i=n(33737)
var o=n(4471)
var a=n(23322)
async function pushCommit(e,t,{commit:n,branch:r,expected:s=""}){const i=`refs/heads/${(0,o.eW)(r,t.allowedBranch)}`
if(s!=="")await e({}).raw(["merge-base","--is-ancestor",s,n])
const u=[`--force-with-lease=${i}:${s}`,t.url,`${n}:${i}`]
try{const push=()=>e(authorization(t)).raw(["push","--quiet","--no-verify",...u])
await explainRefusal(r,(0,a.l)(t.isBack,push))}catch(n){const i=r===t.allowedBranch&&s!==""
const o=i?goneFault:blockingFault
throw await o(e(authorization(t)),t.url,r,n)??n}}async function removeBranch(e,t,{branch:n,at:r}){const s=`refs/heads/${(0,o.eW)(n)}`
const i=[`--force-with-lease=${s}:${r}`,t.url,`:${s}`]
await e(authorization(t)).raw(["push","--quiet","--no-verify",...i])}async function fetchTip(e,t,n){const r=`refs/heads/${(0,o.eW)(n,t.allowedBranch)}`
await e(authorization(t)).raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${r}:refs/tip`])
return(await e({}).raw(["rev-parse","refs/tip"])).trim()}const u=[[/refusing to allow .* workflow/,"Pushing .github/workflows needs a token with the `workflows` permission."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches."],[/shallow update not allowed/,"The fork does not have the newest commits of the base branch. Ask its author to press “Sync fork”, then mention me with `continue`."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explainRefusal(e,t){try{await t}catch(t){const n=(0,r.TJ)(t)??ruleFault(e,t)
if(n)throw n
const{code:s,message:i,cause:o}=(0,r.ec)(t)
const a=u.find(([e])=>e.test(`${i} ${o}`))?.[1]
throw new r.vC(s,a===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:i,hint:a??"Check the runner's network, and run it again.",cause:o})}}function authorization({token:e,url:t}){const n=`http.${new URL(t).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:n,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:n,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(e)}`}}function credentialsOf(e){return Buffer.from(`x-access-token:${e}`).toString("base64")}async function blockingFault(e,t,n,s){const{message:o,cause:a}=(0,r.ec)(s)
if(!/failed to update ref|cannot lock ref|directory file conflict/.test(`${o} ${a}`))return
const u=n.split("/").slice(0,-1)
const l=u.map((e,t)=>`refs/heads/${u.slice(0,t+1).join("/")}`)
const d=await e.raw(["ls-remote",t,...l]).catch(()=>"")
const m=d.split("\n").map(e=>e.split("\t")[1])
const h=l.find(e=>m.includes(e))?.slice("refs/heads/".length)
if(h===void 0)return
const p=`Rename or delete the branch ${(0,i.aY)(h)}, then mention me with \`continue\`.`
return new r.vC("git",`The branch ${(0,i.aY)(h)} ${c} ${(0,i.aY)(`${h}/`)}.`,{hint:p,cause:s})}const c="prevents branches that start with"
function isBlocked({message:e}){return e.includes(c)}async function goneFault(e,t,n,s){const{message:o,cause:a}=(0,r.ec)(s)
const u=`${o} ${a}`
if(/repository .* not found|Repository not found/i.test(u))return gone(`The repository of the branch ${(0,i.aY)(n)}`,s)
if(!u.includes("(stale info)"))return
const c=await e.raw(["ls-remote",t,`refs/heads/${n}`]).catch(()=>{})
if(c===void 0)return
if(c.trim()==="")return gone(`The branch ${(0,i.aY)(n)}`,s)
const l="The new commits were not overwritten. Merge this work yourself, or mention me with `continue` to start from them."
return new r.vC("git",`The branch ${(0,i.aY)(n)} got new commits while I worked.`,{hint:l,cause:s})}function gone(e,t){const n="It was not created again, because somebody deleted it. If you want the work, take it from where it is saved."
return new r.vC("git",`${e} no longer exists.`,{hint:n,cause:t})}function brokenRules(e){const t=e.split("\n").map(e=>e.replace(/^\s*remote:\s*/,"").trim())
const n=/GH013|GH006/.test(e)?t.flatMap(e=>/^- (.+)$/.exec(e)?.[1]??[]):[]
const r=t.filter(e=>/^— \S/.test(e)).map(e=>e.slice(2))
const i=t.filter(e=>e.includes(" exceeds ")).flatMap(e=>/error: (File .+)$/.exec(e)?.[1]??[])
const[,o=""]=/Repository rule violations found(?! for )\s+(\S.*)/s.exec(e)??[]
const[a=""]=o.split(/\n\n|\s- https?:/)
const u=[...n,...r,...i,a].map(e=>(0,s.Mx)((0,s.TN)(e,200),"."))
return[...new Set(u.filter(e=>e!==""))].slice(0,5)}const l=[[/verified signatures/i,"GitHub signs what an app commits through its API: leave `commit-mode` at api, and use the token of the job or of a GitHub App as `github-token`. With a token of a person, GitHub signs changes of plain files only. The log of the run says why this commit was pushed."],[/secret/i,"GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me with `continue`."],[/exceeds .* limit/i,"Create or download the file during the build, or add it yourself, for example with Git LFS."]]
const d="Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself."
function ruleFault(e,t){const n=brokenRules(`${wordsOf(t)}\n${wordsOf(Object(t).cause)}`)
if(n.length===0)return
const s=l.find(([e])=>n.some(t=>e.test(t)))?.[1]??d
const o=`The rules of this repository do not allow this work on the branch ${(0,i.aY)(e)}: ${n.join("; ")}.`
return new r.vC("git",o,{hint:s,cause:t})}function wordsOf(e){return e instanceof Error?e.message:""}async function writeTree(e,t){await e.raw(["read-tree",t])
await e.raw(["checkout-index","--all"])}}),23322:((e,t,n)=>{n.d(t,{l:()=>throughOutage})
var r=n(98664)
const s=/\b(?:returned error:|HTTP(?:\/\S+)?) 50[234]\b/
async function throughOutage(e,t){try{return await t()}catch(n){const{message:i,cause:o}=(0,r.ec)(n)
if(!e||!s.test(`${i} ${o}`))throw n
await e()
return t()}}}),64294:((e,t,n)=>{n.d(t,{OB:()=>rowOf,zN:()=>isReview})
const r={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const s={mention:{...r,bare:"task-bare",sweep:{sign:"own"}},label:{...r,bare:"task-bare-label"},assignment:{...r,bare:"task-bare-assignment"},"review-request":{...r,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return s[e]}function isReview(e){return rowOf(e).isReview}}),3549:((e,t,n)=>{n.d(t,{HK:()=>takeOff,qT:()=>s,r1:()=>i,wv:()=>react})
var r=n(28942)
const s=r["enum"](["eyes","confused","hooray","+1"])
const i=r.discriminatedUnion("kind",[r.object({kind:r.literal("issue-comment"),id:r.number()}),r.object({kind:r.literal("review-comment"),id:r.number()}),r.object({kind:r.literal("thread"),number:r.number()}),r.object({kind:r.literal("node"),id:r.string(),permission:r.string()})]).readonly()
const o=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(e,{owner:t,name:r},s,i){const a={owner:t,repo:r,content:i}
switch(s.kind){case"issue-comment":{const t="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await e.request(t,{...a,comment_id:s.id})
return}case"review-comment":{const t="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await e.request(t,{...a,comment_id:s.id})
return}case"node":{const t=i==="+1"?"THUMBS_UP":i.toUpperCase()
const r={input:{subjectId:s.id,content:t}}
const{askGraphql:a}=await n.e(5013).then(n.bind(n,45013))
await a(e,o,{variables:r,permission:s.permission})
return}case"thread":{const t="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await e.request(t,{...a,issue_number:s.number})}}}async function takeOff(e,{owner:t,name:n},r,{kind:s,name:i}){const o={owner:t,repo:n,issue_number:r}
if(s==="label")await e.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...o,name:i})
else{const t="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(t,{...o,assignees:[i]})}}}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}}),22911:((e,t,n)=>{n.d(t,{E1:()=>parseList,LV:()=>namedItem,PL:()=>h,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf,rH:()=>c})
var r=n(77598)
var s=n(28942)
var i=n(49567)
var o=n(94869)
var a=n(58926)
var u=n(26119)
function parseList(e){const[,t="",n=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(e.trim())??[]
switch(t){case"issues":return{kind:t,search:issueSearch(n)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(n)?{kind:t,search:n}:void 0
case"todos":case"calls":return n===""?{kind:t}:void 0
case"files":return n===""||n.startsWith("/")?void 0:{kind:t,glob:n}
default:return}}function issueSearch(e){const t=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e)?[]:["is:issue"]
const n=/\b(?:is:(?:open|closed|merged)|state:)/.test(e)?[]:["is:open"]
return[...t,...n,e].join(" ").trim()}const c="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"
const l=s.strictObject({item:s.string().min(1).max(400),kind:s["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:s.number().int().positive().optional(),path:s.string().max(300).optional(),title:s.string().max(100),key:s.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(e,t,n){const r=n?"pull-request":"issue"
return{item:`#${e}`,kind:r,number:e,title:(0,o.TN)(t,100),key:`${r}-${e}`}}function namedItem({sameness:e,title:t,...n}){const s=(0,r.createHash)("sha256").update(e??n.item).digest("hex").slice(0,8)
const i=(0,o.yR)(n.path??n.item,40)
return{...n,title:(0,o.TN)(t,100),key:[n.kind,i,s].filter(Boolean).join("-")}}function matrixOf(e){const t=JSON.stringify({include:e})
return t.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(e){if(!e.startsWith("{"))return e.length>400?void 0:namedItem({item:e,kind:"other",title:e})
try{return l.safeParse(JSON.parse(e)).data}catch{return}}const d="must be a number"
const m="must be a whole number from 1 to 256"
const h=(0,u.Mz)({"change-set":s.string().optional(),list:s.string().refine(e=>parseList(e)!==void 0,`must be ${c}`).optional(),item:s.string().refine(e=>parseItem(e)!==void 0,"must be one element of the output `matrix`, or a name").optional(),"max-items":i.ai(d).int(m).min(1,m).max(256,m).default(20)},{list:a.qm,item:a.qm,"max-items":()=>1})}),75444:((e,t,n)=>{n.r(t)
n.d(t,{ADMIT:()=>l,TRIGGER:()=>c,gateSettings:()=>gateSettings,hasAgent:()=>hasAgent,knowsOthers:()=>knowsOthers,mayWrite:()=>mayWrite,modeOf:()=>modeOf,triggerSettings:()=>triggerSettings})
var r=n(28942)
var s=n(64377)
var i=n(94869)
var o=n(58926)
var a=n(26119)
const u={auto:{writes:!0,hasAgent:!0,knowsOthers:!0},review:{writes:!0,hasAgent:!0,knowsOthers:!1},gate:{writes:!1,hasAgent:!1,knowsOthers:!0},list:{writes:!1,hasAgent:!1,knowsOthers:!1},plan:{writes:!1,hasAgent:!0,knowsOthers:!1},apply:{writes:!0,hasAgent:!1,knowsOthers:!1},"dry-run":{writes:!1,hasAgent:!0,knowsOthers:!1},sweep:{writes:!0,hasAgent:!0,knowsOthers:!0}}
const c=(0,a.Mz)({mode:r.string().refine(e=>isMode(e),`must be one of ${Object.keys(u).join(", ")}`).default("auto"),"trigger-phrase":o.HJ.default(a.Wu),"label-trigger":r.string().default("agent"),"assignee-trigger":r.string().optional(),"approve-label":r.string().default("agent:approve"),"reject-label":r.string().default("agent:reject"),prompt:r.string().optional(),"prompt-file":o.AN.optional(),"plan-first":o.Jt.default(!1)},{mode:o.qm,"trigger-phrase":o.qm,"prompt-file":o.qm,"plan-first":()=>!1})
const l=(0,a.Mz)({"allowed-roles":o.r9.default("admin, maintain, write"),"allowed-users":o.OD.optional(),"denied-users":o.OD.optional(),"allowed-bots":o.Mt.optional(),approvers:o.kz.optional(),"ci-attempts":o.r2,"max-runs-per-day":o.MR,"max-repository-runs-per-day":o.Dg.optional(),"skip-if":o.it.optional(),"stop-after":s.date("must be a date like 2027-01-31").optional()},{"allowed-roles":o.qm,"allowed-bots":o.qm,approvers:o.qm,"ci-attempts":()=>1,"max-runs-per-day":()=>o.MR.parse(void 0),"max-repository-runs-per-day":()=>{},"skip-if":()=>{},"stop-after":o.qm})
function isMode(e){return Object.hasOwn(u,e)}function modeOf(e){const{mode:t}=e.slice(c)
return isMode(t)?t:void 0}function mayWrite(e){const t=modeOf(e)
return t!==void 0&&u[t].writes}function hasAgent(e){return e===void 0||u[e].hasAgent}function knowsOthers(e){return isMode(e)&&u[e].knowsOthers}function triggerSettings(e,t){const n=e.slice(c)
return{phrases:e.phrases,label:n["label-trigger"],approveLabel:n["approve-label"],rejectLabel:n["reject-label"],assignee:n["assignee-trigger"],prompt:e.ownPrompt,mode:n.mode,allowedBots:allowedBots(e),repositoryId:numberOf(t.GITHUB_REPOSITORY_ID),runId:numberOf(t.GITHUB_RUN_ID)}}function gateSettings(e,t,n){const r=e.slice(l)
return{allowedRoles:(0,i.od)(r["allowed-roles"]).filter(e=>!(0,o.Yf)(e)),allowedUsers:r["allowed-users"]??[],deniedUsers:r["denied-users"]??[],allowedBots:allowedBots(e),canWrite:!0,ownId:n,triggeringActor:triggeringActor(t)}}function allowedBots(e){return(0,i.od)(e.slice(l)["allowed-bots"]??"").filter(e=>/^\d+$/.test(e)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:e,GITHUB_ACTOR:t,GITHUB_ACTOR_ID:n}){if(!e)return
return{login:e,id:e===t?numberOf(n):void 0}}function numberOf(e){return e!==void 0&&/^\d+$/.test(e)?Number(e):void 0}}),64377:((e,t,n)=>{n.r(t)
n.d(t,{ZodISODate:()=>s.ZodISODate,ZodISODateTime:()=>s.ZodISODateTime,ZodISODuration:()=>s.ZodISODuration,ZodISOTime:()=>s.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var r=n(43759)
var s=n(28942)
function datetime(e){return r.G1(s.ZodISODateTime,e)}function date(e){return r.db(s.ZodISODate,e)}function time(e){return r.Kn(s.ZodISOTime,e)}function duration(e){return r.f2(s.ZodISODuration,e)}})}

export const id=9739
export const ids=[9739,4377]
export const modules={71093:((e,t,r)=>{r.d(t,{Dl:()=>i,Jq:()=>u,LM:()=>c,iE:()=>a,kL:()=>s,uN:()=>frozenCopy})
var n=r(28942)
const i="__root__"
const s=n["enum"](["agent","user","environment","hook"])
const o=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:n.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:n.string().regex(o),parent_id:n.string().min(1).optional()}
const u=n.strictObject({kind:n["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:n.boolean(),user_action:n["enum"](["none","retry","settings"]).default("none"),error_id:n.string().optional()}).readonly()
const c=n.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),4471:((e,t,r)=>{r.d(t,{MS:()=>templateProblem,Pr:()=>branchFrom,Q8:()=>isBranchName,VI:()=>beginningOf,eW:()=>requireOwnBranch})
var n=r(98664)
var i=r(43673)
function requireOwnBranch(e,t){if((e===t||(0,i.k)(e))&&isBranchName(e))return e
throw new n.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isBranchName(e){if(/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(e))return!1
return e!==""&&e!=="HEAD"&&!/(?:^|\/)\.|\.lock(?:\/|$)/.test(e)}const s=/\{([a-z]*)\}/g
const o=["kind","number","slug","run"]
function branchFrom(e,t){const r=t
const n=e.replaceAll(s,(e,t)=>String(r[t]??""))
return n.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:r}){const[n=""]=e.split(/\{(?:slug|run)\}/)
if(!n.includes("{number}"))return
return n.replaceAll("{kind}",t).replaceAll("{number}",String(r)).replaceAll(/([-_.])[-_.]+/g,"$1")}const a=100
function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(s)].map(([,e=""])=>e)
const r=t.find(e=>!o.includes(e))
if(r!==void 0)return`has the field {${r}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const n=e.replaceAll(s,"x")
if(Buffer.byteLength(n)<=a&&isBranchName(n))return
return`must be a name that git accepts for a branch, of at most ${a} bytes in addition to its fields`}}),58101:((e,t,r)=>{r.d(t,{Sq:()=>pushCommit,VS:()=>removeBranch,WM:()=>writeTree,XT:()=>ruleFault,YN:()=>credentialsOf,it:()=>authorization,lT:()=>isBlocked,mC:()=>fetchTip})
var n=r(98664)
var i=r(94869)
var s=r(33737)
var o=r(4471)
async function pushCommit(e,t,{commit:r,branch:n,expected:i=""}){const s=`refs/heads/${(0,o.eW)(n,t.allowedBranch)}`
if(i!=="")await e({}).raw(["merge-base","--is-ancestor",i,r])
const a=[`--force-with-lease=${s}:${i}`,t.url,`${r}:${s}`]
try{await explainRefusal(n,e(authorization(t)).raw(["push","--quiet","--no-verify",...a]))}catch(r){const s=n===t.allowedBranch&&i!==""
const o=s?goneFault:blockingFault
throw await o(e(authorization(t)),t.url,n,r)??r}}async function removeBranch(e,t,{branch:r,at:n}){const i=`refs/heads/${(0,o.eW)(r)}`
const s=[`--force-with-lease=${i}:${n}`,t.url,`:${i}`]
await e(authorization(t)).raw(["push","--quiet","--no-verify",...s])}async function fetchTip(e,t,r){const n=`refs/heads/${(0,o.eW)(r,t.allowedBranch)}`
await e(authorization(t)).raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${n}:refs/tip`])
return(await e({}).raw(["rev-parse","refs/tip"])).trim()}const a=[[/refusing to allow .* workflow/,"Pushing .github/workflows needs a token with the `workflows` permission."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explainRefusal(e,t){try{await t}catch(t){const r=ruleFault(e,t)
if(r)throw r
const{code:i,message:s,cause:o}=(0,n.ec)(t)
const u=a.find(([e])=>e.test(`${s} ${o}`))?.[1]
throw new n.vC(i,u===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:s,hint:u??"Check the runner's network, and run it again.",cause:o})}}function authorization({token:e,url:t}){const r=`http.${new URL(t).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:r,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:r,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(e)}`}}function credentialsOf(e){return Buffer.from(`x-access-token:${e}`).toString("base64")}async function blockingFault(e,t,r,i){const{message:o,cause:a}=(0,n.ec)(i)
if(!/failed to update ref|cannot lock ref|directory file conflict/.test(`${o} ${a}`))return
const c=r.split("/").slice(0,-1)
const l=c.map((e,t)=>`refs/heads/${c.slice(0,t+1).join("/")}`)
const d=await e.raw(["ls-remote",t,...l]).catch(()=>"")
const m=d.split("\n").map(e=>e.split("\t")[1])
const p=l.find(e=>m.includes(e))?.slice("refs/heads/".length)
if(p===void 0)return
const f=`Rename or delete the branch ${(0,s.aY)(p)}, then mention me again.`
return new n.vC("git",`The branch ${(0,s.aY)(p)} ${u} ${(0,s.aY)(`${p}/`)}.`,{hint:f,cause:i})}const u="prevents branches that start with"
function isBlocked({message:e}){return e.includes(u)}async function goneFault(e,t,r,i){const{message:o,cause:a}=(0,n.ec)(i)
const u=`${o} ${a}`
if(/repository .* not found|Repository not found/i.test(u))return gone(`The repository of the branch ${(0,s.aY)(r)}`,i)
if(!u.includes("(stale info)"))return
const c=await e.raw(["ls-remote",t,`refs/heads/${r}`]).catch(()=>{})
if(c===void 0)return
if(c.trim()==="")return gone(`The branch ${(0,s.aY)(r)}`,i)
const l="The new commits were not overwritten. Merge this work yourself, or mention me again to start from them."
return new n.vC("git",`The branch ${(0,s.aY)(r)} got new commits while I worked.`,{hint:l,cause:i})}function gone(e,t){const r="It was not created again, because somebody deleted it. If you want the work, take it from where it is saved."
return new n.vC("git",`${e} no longer exists.`,{hint:r,cause:t})}function brokenRules(e){const t=e.split("\n").map(e=>e.replace(/^\s*remote:\s*/,"").trim())
const r=/GH013|GH006/.test(e)?t.flatMap(e=>/^- (.+)$/.exec(e)?.[1]??[]):[]
const n=t.filter(e=>/^— \S/.test(e)).map(e=>e.slice(2))
const s=t.filter(e=>e.includes(" exceeds ")).flatMap(e=>/error: (File .+)$/.exec(e)?.[1]??[])
const[,o=""]=/Repository rule violations found(?! for )\s+(\S.*)/s.exec(e)??[]
const[a=""]=o.split(/\n\n|\s- https?:/)
const u=[...r,...n,...s,a].map(e=>(0,i.Mx)((0,i.TN)(e,200),"."))
return[...new Set(u.filter(e=>e!==""))].slice(0,5)}const c=[[/verified signatures/i,"GitHub signs what comes through its API: leave `commit-mode` at api. For links, executable files and files that the API refuses, exclude `agent/` branches from the rule."],[/secret/i,"GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me again."],[/exceeds .* limit/i,"Create or download the file during the build, or add it yourself, for example with Git LFS."]]
const l="Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself."
function ruleFault(e,t){const r=brokenRules(`${wordsOf(t)}\n${wordsOf(Object(t).cause)}`)
if(r.length===0)return
const i=c.find(([e])=>r.some(t=>e.test(t)))?.[1]??l
const o=`The rules of this repository do not allow this work on the branch ${(0,s.aY)(e)}: ${r.join("; ")}.`
return new n.vC("git",o,{hint:i,cause:t})}function wordsOf(e){return e instanceof Error?e.message:""}async function writeTree(e,t){await e.raw(["read-tree",t])
await e.raw(["checkout-index","--all"])}}),64294:((e,t,r)=>{r.d(t,{OB:()=>rowOf,zN:()=>isReview})
const n={isAwaited:!0,isReview:!1,isTask:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const i={mention:{...n,bare:"task-bare",sweep:{sign:"own"}},label:{...n,bare:"task-bare-label"},assignment:{...n,bare:"task-bare-assignment"},"review-request":{...n,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,requester:"person",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return i[e]}function isReview(e){return rowOf(e).isReview}}),45013:((e,t,r)=>{r.d(t,{j:()=>askGraphql})
var n=r(28942)
var i=r(94869)
var s=r(58908)
const o=n.object({errors:n.tuple([n.object({type:n.string().optional(),message:n.string()})],n.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:r,permission:n}){try{return await e.graphql(t,r)}catch(e){const[t]=o.safeParse(e).data?.errors??[]
if(e instanceof s.Q4||t===void 0)throw e
const r=a[t.type??""]??422
const u=`Give the job this line under \`permissions:\` in the workflow: \`${n}\`.`
throw new s.Q4(r,"GitHub refused the write.",{quote:`GitHub answered: ${(0,i.TN)(t.message,300)}`,hint:r===403?u:"Check whether the thread still exists and is open.",cause:e})}}}),3549:((e,t,r)=>{r.d(t,{HK:()=>takeOff,qT:()=>s,r1:()=>o,wv:()=>react})
var n=r(28942)
var i=r(45013)
const s=n["enum"](["eyes","confused","hooray","+1"])
const o=n.discriminatedUnion("kind",[n.object({kind:n.literal("issue-comment"),id:n.number()}),n.object({kind:n.literal("review-comment"),id:n.number()}),n.object({kind:n.literal("thread"),number:n.number()}),n.object({kind:n.literal("node"),id:n.string(),permission:n.string()})]).readonly()
const a=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(e,{owner:t,name:r},n,s){const o={owner:t,repo:r,content:s}
switch(n.kind){case"issue-comment":{const t="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await e.request(t,{...o,comment_id:n.id})
return}case"review-comment":{const t="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await e.request(t,{...o,comment_id:n.id})
return}case"node":{const t=s==="+1"?"THUMBS_UP":s.toUpperCase()
const r={input:{subjectId:n.id,content:t}}
await(0,i.j)(e,a,{variables:r,permission:n.permission})
return}case"thread":{const t="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await e.request(t,{...o,issue_number:n.number})}}}async function takeOff(e,{owner:t,name:r},n,{kind:i,name:s}){const o={owner:t,repo:r,issue_number:n}
if(i==="label")await e.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...o,name:s})
else{const t="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(t,{...o,assignees:[s]})}}}),43673:((e,t,r)=>{r.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(e)}}),22911:((e,t,r)=>{r.d(t,{E1:()=>parseList,LV:()=>namedItem,PL:()=>p,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf,rH:()=>c})
var n=r(77598)
var i=r(28942)
var s=r(49567)
var o=r(94869)
var a=r(78635)
var u=r(26119)
function parseList(e){const[,t="",r=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(e.trim())??[]
switch(t){case"issues":return{kind:t,search:issueSearch(r)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(r)?{kind:t,search:r}:void 0
case"todos":case"calls":return r===""?{kind:t}:void 0
case"files":return r===""||r.startsWith("/")?void 0:{kind:t,glob:r}
default:return}}function issueSearch(e){const t=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e)?[]:["is:issue"]
const r=/\b(?:is:(?:open|closed|merged)|state:)/.test(e)?[]:["is:open"]
return[...t,...r,e].join(" ").trim()}const c="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"
const l=i.strictObject({item:i.string().min(1).max(400),kind:i["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:i.number().int().positive().optional(),path:i.string().max(300).optional(),title:i.string().max(100),key:i.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(e,t,r){const n=r?"pull-request":"issue"
return{item:`#${e}`,kind:n,number:e,title:(0,o.TN)(t,100),key:`${n}-${e}`}}function namedItem({sameness:e,title:t,...r}){const i=(0,n.createHash)("sha256").update(e??r.item).digest("hex").slice(0,8)
const s=(0,o.yR)(r.path??r.item,40)
return{...r,title:(0,o.TN)(t,100),key:[r.kind,s,i].filter(Boolean).join("-")}}function matrixOf(e){const t=JSON.stringify({include:e})
return t.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(e){if(!e.startsWith("{"))return e.length>400?void 0:namedItem({item:e,kind:"other",title:e})
try{return l.safeParse(JSON.parse(e)).data}catch{return}}const d="must be a number"
const m="must be a whole number from 1 to 256"
const p=(0,u.Mz)({"change-set":i.string().optional(),list:i.string().refine(e=>parseList(e)!==void 0,`must be ${c}`).optional(),item:i.string().refine(e=>parseItem(e)!==void 0,"must be one element of the output `matrix`, or a name").optional(),"max-items":s.ai(d).int(m).min(1,m).max(256,m).default(20)},{list:a.qm,item:a.qm,"max-items":()=>1})}),75444:((e,t,r)=>{r.r(t)
r.d(t,{ADMIT:()=>l,TRIGGER:()=>c,gateSettings:()=>gateSettings,mayWrite:()=>mayWrite,modeOf:()=>modeOf,triggerSettings:()=>triggerSettings})
var n=r(28942)
var i=r(64377)
var s=r(94869)
var o=r(78635)
var a=r(26119)
const u=["auto","review","gate","list","plan","apply","dry-run","sweep"]
const c=(0,a.Mz)({mode:n.string().refine(e=>u.some(t=>t===e),`must be one of ${u.join(", ")}`).default("auto"),"trigger-phrase":o.HJ.default(a.Wu),"label-trigger":n.string().default("agent"),"assignee-trigger":n.string().optional(),"approve-label":n.string().default("agent:approve"),"reject-label":n.string().default("agent:reject"),prompt:n.string().optional(),"prompt-file":o.AN.optional(),"plan-first":o.Jt.default(!1)},{mode:o.qm,"trigger-phrase":o.qm,"prompt-file":o.qm,"plan-first":()=>!1})
const l=(0,a.Mz)({"allowed-roles":o.r9.default("admin, maintain, write"),"allowed-users":o.OD.optional(),"denied-users":o.OD.optional(),"allowed-bots":o.Mt.optional(),approvers:o.kz.optional(),"ci-attempts":o.r2,"max-runs-per-day":o.MR,"max-repository-runs-per-day":o.Dg.optional(),"skip-if":o.it.optional(),"stop-after":i.date("must be a date like 2027-01-31").optional()},{"allowed-roles":o.qm,"allowed-bots":o.qm,approvers:o.qm,"ci-attempts":()=>1,"max-runs-per-day":()=>o.MR.parse(void 0),"max-repository-runs-per-day":()=>{},"skip-if":()=>{},"stop-after":o.qm})
function modeOf(e){const{mode:t}=e.slice(c)
return u.find(e=>e===t)}const d=new Set(["auto","review","apply","sweep"])
function mayWrite(e){return d.has(modeOf(e))}function triggerSettings(e,t){const r=e.slice(c)
return{phrases:e.phrases,label:r["label-trigger"],approveLabel:r["approve-label"],rejectLabel:r["reject-label"],assignee:r["assignee-trigger"],prompt:e.ownPrompt,mode:r.mode,allowedBots:allowedBots(e),repositoryId:numberOf(t.GITHUB_REPOSITORY_ID),runId:numberOf(t.GITHUB_RUN_ID)}}function gateSettings(e,t,r){const n=e.slice(l)
return{allowedRoles:(0,s.od)(n["allowed-roles"]).filter(e=>!(0,o.Yf)(e)),allowedUsers:n["allowed-users"]??[],deniedUsers:n["denied-users"]??[],allowedBots:allowedBots(e),canWrite:!0,ownId:r,triggeringActor:triggeringActor(t)}}function allowedBots(e){return(0,s.od)(e.slice(l)["allowed-bots"]??"").filter(e=>/^\d+$/.test(e)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:e,GITHUB_ACTOR:t,GITHUB_ACTOR_ID:r}){if(!e)return
return{login:e,id:e===t?numberOf(r):void 0}}function numberOf(e){return e!==void 0&&/^\d+$/.test(e)?Number(e):void 0}}),64377:((e,t,r)=>{r.r(t)
r.d(t,{ZodISODate:()=>i.ZodISODate,ZodISODateTime:()=>i.ZodISODateTime,ZodISODuration:()=>i.ZodISODuration,ZodISOTime:()=>i.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var n=r(43759)
var i=r(28942)
function datetime(e){return n.G1(i.ZodISODateTime,e)}function date(e){return n.db(i.ZodISODate,e)}function time(e){return n.Kn(i.ZodISOTime,e)}function duration(e){return n.f2(i.ZodISODuration,e)}})}

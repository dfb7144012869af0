export const id=6444
export const ids=[6444,6865]
export const modules={6865:((t,e,n)=>{n.r(e)
n.d(e,{hasDeployments:()=>hasDeployments,logTail:()=>logTail,readChecks:()=>readChecks,readDefaultBranch:()=>readDefaultBranch,readEnd:()=>readEnd,readFailedJobs:()=>readFailedJobs,readJobLog:()=>readJobLog,readRun:()=>readRun,readRuns:()=>readRuns,readWorkflow:()=>readWorkflow})
var r=n(28942)
var s=n(94869)
var a=n(95164)
const o=r.object({id:r.number().int(),name:r.string().nullish(),display_title:r.string().default(""),actor:r.object({id:r.number().int(),type:r.string().optional()}).nullish(),path:r.string(),head_sha:r.string(),head_branch:r.string().nullish(),event:r.string(),status:r.string().nullable(),conclusion:r.string().nullable(),run_attempt:r.number().int().default(1),html_url:r.string(),created_at:r.string()})
async function readRun(t,e){const n=await t.get("/actions/runs/{run_id}",{run_id:e}).catch(unlessMissing)
return n===void 0?void 0:o.parse(n)}async function readRuns(t,e={}){const{workflow:n,...r}=e
const s=n===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const i=n===void 0?r:{...r,workflow_id:n}
const{items:c}=await(0,a.n)(t,s,i,{most:1,list:"workflow_runs"})
return c.map(t=>o.parse(t))}const i=r.object({path:r.string(),state:r.string()})
async function readWorkflow(t,e){const n=await t.get("/actions/workflows/{workflow_id}",{workflow_id:e}).catch(unlessMissing)
const r=i.safeParse(n).data
return r?.state==="active"?r.path:void 0}async function hasDeployments(t,e){const[n,s]=await Promise.all([t.get("/deployments",{sha:e.head_sha,per_page:1}),t.get("/actions/runs/{run_id}/pending_deployments",{run_id:e.id})])
return r.array(r.unknown()).parse(n).length+r.array(r.unknown()).parse(s).length>0}const c=r.object({default_branch:r.string()})
const u=r.object({commit:r.object({sha:r.string()})})
async function readDefaultBranch(t){const{default_branch:e}=c.parse(await t.get(""))
const{commit:n}=u.parse(await t.get("/branches/{branch}",{branch:e}))
return{name:e,sha:n.sha}}function unlessMissing(t){if(Object(t).status!==404)throw t}const l=r.object({name:r.string(),conclusion:r.string().nullish()})
const d=r.object({id:r.number().int(),name:r.string(),conclusion:r.string().nullable(),html_url:r.string().nullish(),steps:r.array(l).default([])})
const h=["failure","timed_out","startup_failure"]
const p=5
const f={lines:200,characters:8e3}
const m=256*1024
async function readFailedJobs(t,e){try{const n="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const s={run_id:e.id,attempt_number:e.attempt}
const{items:o,isWhole:i}=await(0,a.n)(t,n,s,{list:"jobs"})
const c=r.array(d).parse(o).filter(({conclusion:t})=>h.includes(t??""))
const u=await Promise.all(c.map((e,n)=>withLog(t,e,n<p)))
return{jobs:u,notes:i?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(t,e,n){const{id:r,name:s,conclusion:a,html_url:o,steps:i}=e
const c=i.filter(t=>h.includes(t.conclusion??"")).map(t=>t.name)
const u=n?await readJobLog(t,r):void 0
return{id:r,name:s,conclusion:a??"",url:o??"",failedSteps:c,log:u}}async function readJobLog(t,e){try{const n=await t.stream("/actions/jobs/{job_id}/logs",{job_id:e})
return logTail(await readEnd(n,m),f)}catch{return}}const g=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const b=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(t,{lines:e,characters:n}){const r=t.replace(/\r?\n$/,"").split("\n")
const s=[]
let a=n
for(const t of r.toReversed()){const n=cleanLine(t)
a-=n.length+1
if(s.length===e||a<0)break
s.unshift(n)}return{text:s.join("\n"),isCut:s.length<r.length}}async function readEnd(t,e){let n=[]
let r=0
let s=!1
for await(const a of t){n.push(a)
r+=a.length
if(r<=4*e)continue
const t=Buffer.concat(n).subarray(-e);({chunks:n,size:r,isCut:s}={chunks:[t],size:t.length,isCut:!0})}const a=Buffer.concat(n)
const o=a.subarray(-e).toString("utf8")
return s||a.length>e?o.slice(o.indexOf("\n")+1):o}function cleanLine(t){const e=(0,s.Mx)(t.replace(b,"").replaceAll(g,""),"\r")
return e.slice(e.lastIndexOf("\r")+1)}const w=r.object({name:r.string(),status:r.string(),conclusion:r.string().nullable(),output:r.object({title:r.string().nullish(),summary:r.string().nullish()}).nullish()})
async function readChecks(t,e){try{const n={ref:e,filter:"latest"}
const{items:s}=await(0,a.n)(t,"/commits/{ref}/check-runs",n,{list:"check_runs",most:3})
return r.array(w).parse(s).map(({name:t,status:e,conclusion:n,output:r})=>({name:t,conclusion:n??e,summary:[r?.title,r?.summary].filter(Boolean).join("\n")}))}catch{return}}}),91116:((t,e,n)=>{n.d(e,{WB:()=>nameNow,h8:()=>tipIfAny,nM:()=>tipOf})
var r=n(28942)
var s=n(58908)
const a=r.object({name:r.string(),commit:r.object({sha:r.string()})})
const o=r.object({object:r.object({sha:r.string()})})
async function tipOf(t,{owner:e,name:n},r){try{const{data:s}=await t.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:e,repo:n,branch:r})
const{name:o,commit:i}=a.parse(s)
if(o===r)return i.sha}catch(t){if(!isMissing(t)||i.test(t.message))throw t}const s={owner:e,repo:n,ref:`heads/${r}`}
return o.parse((await t.request("GET /repos/{owner}/{repo}/git/ref/{ref}",s)).data).object.sha}async function nameNow(t,{owner:e,name:n},r){try{const{data:s}=await t.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:e,repo:n,branch:r})
return a.parse(s).name}catch(t){if(isMissing(t))return
throw t}}async function tipIfAny(t,e,n){try{return await tipOf(t,e,n)}catch(t){if(isMissing(t))return
throw t}}const i=/: Branch not found\.$/
function isMissing(t){return t instanceof s.Q4&&t.status===404}}),76444:((t,e,n)=>{n.r(e)
n.d(e,{decideCiFix:()=>decideCiFix,failureOf:()=>failureOf,placeFailedRun:()=>placeFailedRun})
var r=n(77598)
var s=n(28942)
var a=n(89812)
var o=n(63768)
var i=n(6865)
var c=n(91116)
var u=n(60593)
var l=n(98664)
var d=n(94869)
var h=n(88135)
var p=n(57974)
var f=n(75444)
var m=n(2801)
var g=n(29058)
var b=n(89797)
async function decideCiFix(t,e){const{trigger:n,github:r,job:s}=t
if(!n.run)return{status:"go",failed:void 0}
const{branch:o}=n.run
if(n.thread.type==="issue"&&!isUnproposed(e,o))return{status:"stop",why:`There is no saved work on the branch ${o} to continue.`}
const u=await(0,i.readFailedJobs)((0,a.n)(r,s.repository),n.run)
if(isRepeated(t,e))return{status:"go",failed:u}
if(s.runAttempt>1&&await(0,c.h8)(t.github,s.repository,o)!==n.headSha)return{status:"stop",why:movedOn(o)}
const l=await chanceFor(t,e,failureOf(u)??"unread")
if(l.status==="go"){e.update(t=>({...t,counters:l.counters}))
return{status:"go",failed:u}}return{status:"stop",why:await stop(t,e,l)}}function isUnproposed({manifest:{work:t}},e){return t?.branch===e&&t.pull_request===null}function isRepeated({trigger:t},{manifest:e}){return e.lease?.key===t.key||(0,m.oy)(t.key,e)!==void 0}async function chanceFor(t,e,n){const{trigger:r,settings:s}=t
const a=s.slice(f.ADMIT)["ci-attempts"]
if((!e.isKept||e.isLost)&&await isOurs(t))return{status:"spent",tried:1,counters:{}}
return(0,b.s)(e.manifest.counters,r.headSha??"",n,a)}const w=s.object({message:s.string()})
async function isOurs({github:t,job:e,trigger:n}){try{const r=(0,a.n)(t,e.repository)
const s=w.parse(await r.get("/git/commits/{commit_sha}",{commit_sha:n.headSha}))
return/(?:^|\n)Agent-Run: /.test(s.message)}catch{return!0}}async function stop({world:t,settings:e,github:n,job:r,trigger:s,mayWrite:a,redact:o},i,c){if(c.status==="told")return"The limit of attempts at this failure was already reported."
const f=c.status==="unchanged"?"It fails in the same way as before my last attempt.":`It failed after ${(0,d.U9)(c.tried,"attempt")}.`
if(!a||s.thread.type==="none")return f
const[b=""]=e.phrases
const w=(0,h.J1)("ci-stopped",{why:f,run_url:s.run?.url??"",phrase:b})
try{const{url:a}=await(0,u.Gy)(n,r.repository,s.thread.number,(0,g.kN)({settings:e,job:r,trigger:s},o(w)))
const l={key:s.key,comment_url:a,outcome:"skipped",time:t.now().toISOString()}
await i.close(t=>(0,m.$s)({...t,counters:c.counters},l))}catch(t){(0,p.printNotice)(`The reason could not be posted on the thread. ${(0,l.ec)(t).message}`)}return f}function failureOf({jobs:t}){if(t.length===0)return
const e=t.map(({name:t,failedSteps:e,log:n})=>[t,...e,...complaints(n?.text??"")])
const n=e.map(t=>t.join("\n")).sort()
return(0,r.createHash)("sha256").update(n.join("\0")).digest("hex").slice(0,16)}const y=/error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i
function complaints(t){return t.split("\n").filter(t=>y.test(t)).map(t=>t.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g,"").replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g,"").replaceAll(/duration_ms\s+[\d.]+/g,"").replaceAll(/\b[0-9a-f]{7,}\b/g,"").trim())}async function placeFailedRun(t,e){const{run:n,headSha:r}=e
if(!n)return e
const s=t.job.runAttempt===1
if(s&&await(0,c.h8)(t.github,t.job.repository,n.branch)!==r)return(0,o.PP)(movedOn(n.branch))
const a=await pullOf(t,e,n.branch)
if(a!==void 0)return{...e,thread:{type:"pull_request",number:a},answer:{kind:"comment"}}
const i=n.isOwnBranch?issueIn(n.branch):void 0
if(i===void 0)return(0,o.PP)(`The branch ${n.branch} has no open pull request.`)
return{...e,thread:{type:"issue",number:i},answer:{kind:"comment"}}}function movedOn(t){return`The branch ${t} has new commits since then.`}const _=s.array(s.object({number:s.int(),head:s.object({sha:s.string(),repo:s.object({id:s.int()}).nullable()})}))
async function pullOf({github:t,job:e},n,r){const{owner:s,name:a}=e.repository
const o={owner:s,repo:a,head:`${s}:${r}`,state:"open"}
const{data:i}=await t.request("GET /repos/{owner}/{repo}/pulls",o)
const c=_.parse(i).filter(({head:t})=>t.sha===n.headSha||e.runAttempt>1).filter(({head:t})=>t.repo?.id===n.repositoryId).map(({number:t})=>t)
const u=n.thread.type==="none"?void 0:n.thread.number
return c.find(t=>t===u)??c[0]}function issueIn(t){const[,e]=/(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(t)??[]
return e===void 0?void 0:Number(e)}})}

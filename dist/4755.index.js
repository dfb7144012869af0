export const id=4755
export const ids=[4755,6865]
export const modules={19399:((t,e,n)=>{n.d(e,{J8:()=>readSubIssues,K$:()=>readMilestones,N4:()=>readProjectItem,Wh:()=>readProject,_F:()=>readTypes,k2:()=>readLabels,oT:()=>readAssignable})
var o=n(28942)
var s=n(95164)
const r=o.object({name:o.string(),description:o.string().nullish()})
const a=o.object({number:o.number().int(),title:o.string(),due_on:o.string().nullish()})
const i=o.object({name:o.string(),is_enabled:o.boolean().default(!0)})
const c=o.object({login:o.string(),type:o.string()})
async function readLabels(t){const{items:e}=await(0,s.n)(t,"/labels")
return e.map(t=>r.parse(t)).map(({name:t,description:e})=>({name:t,description:e??""}))}async function readMilestones(t){const{items:e}=await(0,s.n)(t,"/milestones",{state:"open"})
return e.map(t=>a.parse(t))}async function readTypes(t){const e=await t.get("/issue-types").catch(t=>{if(Object(t).status===404)return[]
throw t})
return o.array(i).parse(e).flatMap(({name:t,is_enabled:e})=>e?[t]:[])}async function readAssignable(t,e){for(let n=1;n<=10;n++){const s=o.array(c).parse(await t.get("/assignees",{per_page:100,page:n}))
const r=s.find(t=>t.login.toLowerCase()===e.toLowerCase())
if(r)return r.type==="User"?r.login:void 0
if(s.length<100)break}return}async function readSubIssues(t,e){const{items:n}=await(0,s.n)(t,"/issues/{issue_number}/sub_issues",{issue_number:e},{most:1})
return n.map(t=>o.object({number:o.number().int()}).parse(t).number)}const l=o.object({id:o.string(),name:o.string()})
const u=o.union([o.object({id:o.string(),name:o.string(),options:o.array(l)}),o.object({}).transform(()=>{})])
const d=o.object({repositoryOwner:o.object({projectV2:o.object({id:o.string(),url:o.string(),closed:o.boolean(),fields:o.object({nodes:o.array(u)})}).nullable()}).nullable()})
const m=`query Project($owner:String!,$number:Int!){\n  repositoryOwner(login:$owner){\n    ... on Organization{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n    ... on User{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n  }\n}`
async function readProject(t,e,n){const o=d.safeParse(await t.graphql(m,{owner:e,number:n}).catch(dataOf)).data
const s=o?.repositoryOwner?.projectV2
if(!s)return
const r=s.fields.nodes.flatMap(t=>t??[])
return{id:s.id,url:s.url,isOpen:!s.closed,fields:r}}function dataOf(t){const e=Object(t).data
if(e===void 0||e===null)throw t
return e}const h=o.object({node:o.object({projectItems:o.object({nodes:o.array(o.object({id:o.string(),project:o.object({id:o.string()}),fieldValueByName:o.object({name:o.string().nullish()}).nullish()}))})})})
const f=`query Items($id:ID!,$field:String!){node(id:$id){\n  ... on Issue{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n  ... on PullRequest{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n}}`
async function readProjectItem(t,{node:e,project:n,field:o}){const{nodes:s}=h.parse(await t.graphql(f,{id:e,field:o})).node.projectItems
const r=s.find(t=>t.project.id===n)
return r&&{id:r.id,value:r.fieldValueByName?.name??void 0}}}),6865:((t,e,n)=>{n.r(e)
n.d(e,{hasDeployments:()=>hasDeployments,logTail:()=>logTail,readChecks:()=>readChecks,readDefaultBranch:()=>readDefaultBranch,readEnd:()=>readEnd,readFailedJobs:()=>readFailedJobs,readJobLog:()=>readJobLog,readRun:()=>readRun,readRuns:()=>readRuns,readWorkflow:()=>readWorkflow})
var o=n(28942)
var s=n(94869)
var r=n(95164)
const a=o.object({id:o.number().int(),name:o.string().nullish(),display_title:o.string().default(""),actor:o.object({id:o.number().int(),type:o.string().optional()}).nullish(),path:o.string(),head_sha:o.string(),head_branch:o.string().nullish(),event:o.string(),status:o.string().nullable(),conclusion:o.string().nullable(),run_attempt:o.number().int().default(1),html_url:o.string(),created_at:o.string()})
async function readRun(t,e){const n=await t.get("/actions/runs/{run_id}",{run_id:e}).catch(unlessMissing)
return n===void 0?void 0:a.parse(n)}async function readRuns(t,e={}){const{workflow:n,...o}=e
const s=n===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const i=n===void 0?o:{...o,workflow_id:n}
const{items:c}=await(0,r.n)(t,s,i,{most:1,list:"workflow_runs"})
return c.map(t=>a.parse(t))}const i=o.object({path:o.string(),state:o.string()})
async function readWorkflow(t,e){const n=await t.get("/actions/workflows/{workflow_id}",{workflow_id:e}).catch(unlessMissing)
const o=i.safeParse(n).data
return o?.state==="active"?o.path:void 0}async function hasDeployments(t,e){const[n,s]=await Promise.all([t.get("/deployments",{sha:e.head_sha,per_page:1}),t.get("/actions/runs/{run_id}/pending_deployments",{run_id:e.id})])
return o.array(o.unknown()).parse(n).length+o.array(o.unknown()).parse(s).length>0}const c=o.object({default_branch:o.string()})
const l=o.object({commit:o.object({sha:o.string()})})
async function readDefaultBranch(t){const{default_branch:e}=c.parse(await t.get(""))
const{commit:n}=l.parse(await t.get("/branches/{branch}",{branch:e}))
return{name:e,sha:n.sha}}function unlessMissing(t){if(Object(t).status!==404)throw t}const u=o.object({name:o.string(),conclusion:o.string().nullish()})
const d=o.object({id:o.number().int(),name:o.string(),conclusion:o.string().nullable(),html_url:o.string().nullish(),steps:o.array(u).default([])})
const m=["failure","timed_out","startup_failure"]
const h=5
const f={lines:200,characters:8e3}
const p=256*1024
async function readFailedJobs(t,e){try{const n="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const s={run_id:e.id,attempt_number:e.attempt}
const{items:a,isWhole:i}=await(0,r.n)(t,n,s,{list:"jobs"})
const c=o.array(d).parse(a).filter(({conclusion:t})=>m.includes(t??""))
const l=await Promise.all(c.map((e,n)=>withLog(t,e,n<h)))
return{jobs:l,notes:i?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(t,e,n){const{id:o,name:s,conclusion:r,html_url:a,steps:i}=e
const c=i.filter(t=>m.includes(t.conclusion??"")).map(t=>t.name)
const l=n?await readJobLog(t,o):void 0
return{id:o,name:s,conclusion:r??"",url:a??"",failedSteps:c,log:l}}async function readJobLog(t,e){try{const n=await t.stream("/actions/jobs/{job_id}/logs",{job_id:e})
return logTail(await readEnd(n,p),f)}catch{return}}const b=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const g=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(t,{lines:e,characters:n}){const o=t.replace(/\r?\n$/,"").split("\n")
const s=[]
let r=n
for(const t of o.toReversed()){const n=cleanLine(t)
r-=n.length+1
if(s.length===e||r<0)break
s.unshift(n)}return{text:s.join("\n"),isCut:s.length<o.length}}async function readEnd(t,e){let n=[]
let o=0
let s=!1
for await(const r of t){n.push(r)
o+=r.length
if(o<=4*e)continue
const t=Buffer.concat(n).subarray(-e);({chunks:n,size:o,isCut:s}={chunks:[t],size:t.length,isCut:!0})}const r=Buffer.concat(n)
const a=r.subarray(-e).toString("utf8")
return s||r.length>e?a.slice(a.indexOf("\n")+1):a}function cleanLine(t){const e=(0,s.Mx)(t.replace(g,"").replaceAll(b,""),"\r")
return e.slice(e.lastIndexOf("\r")+1)}const w=o.object({name:o.string(),status:o.string(),conclusion:o.string().nullable(),output:o.object({title:o.string().nullish(),summary:o.string().nullish()}).nullish()})
async function readChecks(t,e){try{const n={ref:e,filter:"latest"}
const{items:s}=await(0,r.n)(t,"/commits/{ref}/check-runs",n,{list:"check_runs",most:3})
return o.array(w).parse(s).map(({name:t,status:e,conclusion:n,output:o})=>({name:t,conclusion:n??e,summary:[o?.title,o?.summary].filter(Boolean).join("\n")}))}catch{return}}}),64755:((t,e,n)=>{n.r(e)
n.d(e,{lookupsOf:()=>lookupsOf,readGithubTool:()=>readGithubTool})
var o=n(77598)
var s=n(76760)
var r=n(28942)
var a=n(64377)
var i=n(46032)
var c=n(69423)
var l=n(89812)
var u=n(94869)
var d=n(95164)
var m=n(19399)
var h=n(6865)
function cut(t,e){if(t.length<=e)return t
return`${(0,u.GH)(t,e)}\n[cut: ${t.length-e} more characters]`}const f=r.object({login:r.string()}).nullish()
const p=r.object({number:r.number().int(),title:r.string(),body:r.string().nullish(),state:r.string(),user:f,created_at:r.string(),labels:r.array(r.union([r.string(),r.object({name:r.string().optional()})])),pull_request:r.unknown().optional(),repository_url:r.string()})
const b=r.object({id:r.number().int(),body:r.string().nullish(),user:f,created_at:r.string()})
const g=30
const w=50
const y=8e3
const j=3e3
async function findThreads(t,e,n){const o=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(n)?"":"is:issue "
const s=n.replaceAll(/\b(?:repo|org|user):\S+/gi,"").trim()
const a=`repo:${e} ${o}${s}`
const i=r.object({items:r.array(p)}).parse(await t("issues",{q:a,per_page:g}))
return i.items.filter(t=>isOf(t,e)).map(t=>({item:{label:labelOf(t),text:t.title,format:"plain"},author:authorOf(t)}))}async function readThreadOf(t,e,n){const o=await t.get("/issues/{issue_number}",{issue_number:n}).catch(t=>{if([404,410].includes(Object(t).status))return
throw t})
if(o===void 0)return[]
const s=p.parse(o)
if(!isOf(s,e))return[]
const r="/issues/{issue_number}/comments"
const{items:a}=await(0,d.n)(t,r,{issue_number:n},{most:3})
const i=a.map(t=>b.parse(t)).slice(-w)
return[{item:{label:labelOf(s),title:s.title,text:cut(s.body??"",y),format:"markdown"},author:authorOf(s)},...i.map(t=>({item:{label:`comment ${t.id} by ${authorOf(t)}, ${t.created_at}`,text:cut(t.body??"",j),format:"markdown"},author:authorOf(t)}))]}function isOf({repository_url:t},e){return t.toLowerCase().endsWith(`/repos/${e.toLowerCase()}`)}function authorOf({user:t}){return t?.login??"ghost"}function labelOf(t){const e=t.labels.map(t=>typeof t==="string"?t:t.name??"")
const n=t.pull_request===void 0?"issue":"pull request"
const o=e.length>0?`, labels ${e.join(", ")}`:""
return`${n} #${t.number} by ${authorOf(t)} (${t.state}${o}), ${t.created_at}`}const $=r.object({body:r.string(),createdAt:r.string(),author:r.object({login:r.string()}).nullable()})
const _=r.object({repository:r.object({discussion:$.extend({title:r.string(),comments:r.object({nodes:r.array($.nullable())})}).nullable()})})
const k="body createdAt author{__typename login}"
const v=`query LookUp($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){discussion(number:$number){title ${k} comments(last:50){nodes{${k}}}}}\n}`
async function readDiscussionOf(t,{owner:e,name:n},o){const s=await t.graphql(v,{owner:e,name:n,number:o}).catch(t=>{if(Object(t).errors?.[0]?.type==="NOT_FOUND")return
throw t})
const r=s===void 0?void 0:_.parse(s).repository.discussion
if(!r)return[]
const a=r.comments.nodes.filter(t=>t!==null)
return[found(`discussion #${o}`,r,r.title),...a.map(t=>found("comment",t))]}function found(t,{body:e,createdAt:n,author:o},s){const r=o?.login??"ghost"
const a=`${t} by ${r}, ${n}`
const i=s===void 0?{}:{title:s}
return{item:{label:a,...i,text:cut(e,4e3),format:"markdown"},author:r}}const O=r.object({tag_name:r.string(),name:r.string().nullish(),body:r.string().nullish(),draft:r.boolean(),published_at:r.string().nullable()})
const x=r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string(),date:r.string()}).nullish()})})
const T=30
async function lookUpLabels(t){const e=(await(0,m.k2)(t)).map(({name:t,description:e})=>`${t}: ${e}`)
return[plain("labels of the repository",e.slice(0,300).join("\n"))]}async function lookUpMilestones(t){const e=(await(0,m.K$)(t)).map(({title:t,due_on:e})=>`${t}${e?`, due ${e}`:""}`)
return[plain("open milestones of the repository",e.slice(0,100).join("\n"))]}async function lookUpReleases(t){const e=r.array(O).parse(await t.get("/releases",{per_page:10}))
return e.filter(({draft:t})=>!t).map(({tag_name:t,name:e,body:n,published_at:o})=>({item:{label:`release ${t}, ${o}`,title:e??t,text:cut(n??"",4e3),format:"markdown"},author:void 0}))}async function lookUpHistory(t,{path:e,since:n}){const o={...e!==void 0&&{path:e},...n!==void 0&&{since:n}}
const s=r.array(x).parse(await t.get("/commits",{...o,per_page:T}))
const a=s.map(({sha:t,commit:{message:e,author:n}})=>`${t.slice(0,10)} ${n?.date??""} ${n?.name??""}: ${(0,u.TN)(e.split("\n")[0]??"",200)}`)
return[plain(`commits of the default branch${e===void 0?"":` to ${e}`}`,a.join("\n"))]}function plain(t,e){return{item:{label:t,text:e,format:"plain"},author:void 0}}const S=r.object({id:r.number().int(),name:r.string(),conclusion:r.string().nullable()})
const U=5
async function lookUpRuns(t,{workflow:e,status:n}){const o={...e!==void 0&&{workflow:e},...n!==void 0&&{status:n}}
const s=(await(0,h.readRuns)(t,o)).slice(0,30).map(t=>{const e=t.conclusion??t.status??"unknown"
return`${t.id} ${(0,u.TN)(t.name??t.path,80)} ${isOfPull(t)?"on a pull request":`on ${t.head_branch}`} (${t.event}): ${e}, ${t.created_at}`})
return[{item:{label:"workflow runs",text:s.join("\n"),format:"plain"},author:void 0}]}function isOfPull({event:t}){return t.startsWith("pull_request")}const L=["push","schedule","workflow_dispatch","repository_dispatch","merge_group","release"]
function isOfWriters({event:t}){return L.includes(t)}async function lookUpRunLogs(t,e){const n=await(0,h.readRun)(t,e)
if(!n)return[]
const o={run_id:e,attempt_number:n.run_attempt}
const s="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const{items:r}=await(0,d.n)(t,s,o,{most:1,list:"jobs"})
const a=r.map(t=>S.parse(t)).filter(({conclusion:t})=>t==="failure")
return Promise.all(a.slice(0,U).map(async o=>({item:{label:`log of the job ${(0,u.TN)(o.name,100)} of run ${e}`,text:(await(0,h.readJobLog)(t,o.id))?.text??"(the log could not be read)",format:"plain"},author:isOfWriters(n)?void 0:"(code or words of anybody)"})))}var F=n(71760)
var I=n(38789)
var P=n(98664)
var q=n(88135)
var C=n(65466)
var N=n(33368)
const R=3e4
const W=30
const D=300
const B=200
const H=1e6
const M=300
async function lookUpCheckout({gitDir:t,environment:e},n){const o=AbortSignal.timeout(R)
const run=(...n)=>(0,N.$Y)({folder:t,environment:{...e,...C.ry},signal:o}).raw(n)
try{const t={...await itemFor(run,n),format:"plain"}
const e=await isShallow(run)?[checkout_history_plain("note",V)]:[]
return[{item:t,author:void 0},...e]}catch(t){if(o.aborted)throw new P.Fp(`git took longer than ${R/1e3} seconds.`)
throw t instanceof P.vC&&["git","machine"].includes(t.code)?new P.Fp(t.message):t}}const V="The checkout has its last commits only, so older changes seem to be part of the first of them. With `fetch-depth: 0` at actions/checkout, the workflow would have all."
async function isShallow(t){return(await t("rev-parse","--is-shallow-repository")).trim()==="true"}async function itemFor(t,e){if(e.what==="blame")return blame(t,e)
return e.what==="commit"?commit(t,e.sha):log(t,e)}const A="--format=%h %aI %an: %s"
async function log(t,{path:e,since:n}){const o=n===void 0?[]:[`--since=${n}`]
const s=e===void 0?[]:[e]
const r=await t("log",`--max-count=${W}`,"--abbrev=10",A,...o,"HEAD","--",...s)
const a=r.split("\n").filter(Boolean).map(t=>(0,u.TN)(t,M)).join("\n")
return{label:`commits of the checkout${e===void 0?"":` to ${e}`}`,text:a}}async function commit(t,e){const n=["--no-ext-diff","--no-textconv","--no-renames","--diff-merges=first-parent","--numstat","-z"]
const o=await t("log","--max-count=1",...n,"--format=%H %aI %an%n%n%B",e,"--")
const[s="",...r]=o.split("\0").filter(Boolean)
const a=r.slice(0,B).map(t=>(0,u.TN)(t,M))
const i=r.length>a.length?[`(${r.length-a.length} more files)`]:[]
const c=["Lines added, lines removed, file:",...a,...i].join("\n")
return{label:`commit ${e}`,text:`${cut(s.trim(),4e3)}\n\n${c}`}}async function blame(t,{path:e,from:n=1,to:o}){const s=await sizeOf(t,e)
if(s>H)throw new P.Fp(`${e} has more than ${H} bytes.`)
const r=Math.min(o??n+D-1,n+D-1)
if(r<n)throw new P.Fp("`to` is before `from`.")
const a=`${n},${r}`
const i=await t("blame","--porcelain","--no-textconv","-L",a,"HEAD","--",e)
return{label:`who changed the lines ${a} of ${e}`,text:blameText(i)}}async function sizeOf(t,e){const n=await t("ls-tree","-z","-l","HEAD","--",e)
const[,o,s]=/^\d+ blob [0-9a-f]+ +(\d+)\t([^\0]*)\0$/.exec(n)??[]
if(o===void 0||s!==e)throw new P.Fp(`The last commit of the checkout has no file ${e}.`)
return Number(o)}function blameText(t){const e=new Map
const n=[]
let[o,s,r]=["","",""]
for(const a of t.split("\n")){const[,t,i]=/^([0-9a-f]{40,64}) \d+ (\d+)/.exec(a)??[]
if(t!==void 0&&i!==void 0){[o,s]=[t,i]
if(!e.has(o))e.set(o,{})}else if(a.startsWith("\t")){if(o!==r)n.push(headingOf(o,e.get(o)??{}))
r=o
n.push(`${s.padStart(5)}  ${oneLineOfCode(a.slice(1))}`)}else{const[,t="",n=""]=/^([a-z-]+) (.*)$/.exec(a)??[]
Object.assign(e.get(o)??{},{[t]:n})}}return n.join("\n")}function headingOf(t,{author:e="",summary:n="",...o}){const s=new Date(Number(o["author-time"]??0)*1e3).toISOString().slice(0,10)
return(0,u.TN)(`${t.slice(0,10)} ${s} ${e}: ${n}`,M)}function oneLineOfCode(t){return t.length>M?`${(0,u.GH)(t,M)} …`:t}function checkout_history_plain(t,e){return{item:{label:t,text:e,format:"plain"},author:void 0}}const J="read_github"
const E=60
const z=4e4
const G=r.int().positive()
const K=r.string().regex(/^[\w.-]{1,100}\.ya?ml$/,"is no name of a workflow file")
const Z=r.string().regex(/^[^\p{C}]{1,300}$/u,"is no path of a file").transform(t=>s.posix.normalize(t)).refine(t=>!/^(?:\/|\.\.?(?:\/|$))/.test(t),"is no path within the repository, such as src/main.ts")
const Q={issues:[r.strictObject({what:r.literal("search"),query:r.string().min(1).max(300).describe("As in GitHub's search.")}),r.strictObject({what:r.literal("thread"),number:G.describe("Of an issue or a pull request.")})],labels:[r.strictObject({what:r.literal("labels")})],milestones:[r.strictObject({what:r.literal("milestones")})],releases:[r.strictObject({what:r.literal("releases")})],runs:[r.strictObject({what:r.literal("runs"),workflow:K.optional(),status:r["enum"](["failure","success","in_progress"]).optional()}),r.strictObject({what:r.literal("logs"),run:G.describe("The failed jobs of this workflow run.")})],history:[r.strictObject({what:r.literal("history"),of:r["enum"](["default branch","checkout"]).default("default branch"),path:Z.optional(),since:a.datetime().optional()}),r.strictObject({what:r.literal("blame").describe("Who changed which line of a file of the checkout, and when."),path:Z,from:G.optional().describe("The first line."),to:G.optional()}),r.strictObject({what:r.literal("commit").describe("The message and the files of a commit of the checkout."),sha:r.string().regex(/^[0-9a-f]{7,64}$/,"is not a commit id")})],discussions:[r.strictObject({what:r.literal("discussion"),number:G})]}
function lookupsOf({github:t,job:e},n,o){const{"read-github":s=[],"mixed-threads":r}=n
const a=r==="as-trusted"||o.isOpen||o.isOutside
const i=readGithubTool({areas:s,github:t,repository:e.repository,showsStrangers:a,checkout:o.checkout})
return i?[i]:[]}function readGithubTool(t){const[e,...n]=t.areas.flatMap(t=>Q[t])
if(!e)return
let o=0
return(0,c.uO)({name:J,description:(0,q.J1)("tools/read_github"),input:r.object({ask:r.discriminatedUnion("what",[e,...n])}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},risk:"LOW",run:async({ask:e})=>{o+=1
if(o>E)throw new P.Fp(`A run may read GitHub at most ${E} times.`)
const n=await lookUp(e,t).catch(t=>{throw t instanceof P.Fp?t:new P.Fp((0,P.ec)(t).message)})
return{content:[(0,i.Qq)(await shown(n,t))]}}})}function lookUp(t,{github:e,repository:n,checkout:o}){const s=(0,l.n)(e,n)
const r=`${n.owner}/${n.name}`
switch(t.what){case"search":return findThreads(async(t,n)=>(await e.request("GET /search/{what}",{what:t,...n})).data,r,t.query)
case"thread":return readThreadOf(s,r,t.number)
case"labels":return lookUpLabels(s)
case"milestones":return lookUpMilestones(s)
case"releases":return lookUpReleases(s)
case"runs":return lookUpRuns(s,t)
case"logs":return lookUpRunLogs(s,t.run)
case"history":return t.of==="default branch"?lookUpHistory(s,t):lookUpIn(o,t)
case"blame":case"commit":return lookUpIn(o,t)
case"discussion":return readDiscussionOf(s,n,t.number)}}async function lookUpIn(t,e){if(!t)throw new P.Fp("This run has no checkout whose history could be read.")
return lookUpCheckout(t,e)}async function shown(t,e){if(t.length===0)return"Nothing was found."
const n=e.showsStrangers?t:await ofWriters(t,e)
const s=t.length-n.length
const r=(0,o.randomBytes)(16).toString("hex")
const a=[]
let i=z
for(const{item:t}of n){i-=t.text.length+(t.title??"").length+t.label.length
if(i<0)break
a.push(t)}const c=n.length-a.length
const l=[...s>0?[`${(0,u.U9)(s,"text")} by people without write access left out.`]:[],...c>0?[`${(0,u.U9)(c,"text")} more left out, because the answer would be too long.`]:[]]
if(a.length===0)return l.join(" ")
const{data:d}=(0,I.EU)(a,r)
return[(0,q.J1)("read-github-data",{nonce:r,data:d}),...l].join("\n\n")}async function ofWriters(t,{github:e,repository:n}){const o=[...new Set(t.flatMap(({author:t})=>t??[]))]
const s=await(0,F.F3)((0,l.n)(e,n),o,50)
return t.filter(({author:t})=>t===void 0||s.get(t)==="can push")}})}

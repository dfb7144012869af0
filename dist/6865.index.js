export const id=6865
export const ids=[6865]
export const modules={6865:((t,n,s)=>{s.r(n)
s.d(n,{hasDeployments:()=>hasDeployments,logTail:()=>logTail,readChecks:()=>readChecks,readDefaultBranch:()=>readDefaultBranch,readEnd:()=>readEnd,readFailedJobs:()=>readFailedJobs,readJobLog:()=>readJobLog,readRun:()=>readRun,readRuns:()=>readRuns,readWorkflow:()=>readWorkflow})
var e=s(28942)
var a=s(94869)
var r=s(95164)
const o=e.object({id:e.number().int(),name:e.string().nullish(),display_title:e.string().default(""),actor:e.object({id:e.number().int(),type:e.string().optional()}).nullish(),path:e.string(),head_sha:e.string(),head_branch:e.string().nullish(),event:e.string(),status:e.string().nullable(),conclusion:e.string().nullable(),run_attempt:e.number().int().default(1),html_url:e.string(),created_at:e.string()})
async function readRun(t,n){const s=await t.get("/actions/runs/{run_id}",{run_id:n}).catch(unlessMissing)
return s===void 0?void 0:o.parse(s)}async function readRuns(t,n={}){const{workflow:s,...e}=n
const a=s===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const i=s===void 0?e:{...e,workflow_id:s}
const{items:c}=await(0,r.n)(t,a,i,{most:1,list:"workflow_runs"})
return c.map(t=>o.parse(t))}const i=e.object({path:e.string(),state:e.string()})
async function readWorkflow(t,n){const s=await t.get("/actions/workflows/{workflow_id}",{workflow_id:n}).catch(unlessMissing)
const e=i.safeParse(s).data
return e?.state==="active"?e.path:void 0}async function hasDeployments(t,n){const[s,a]=await Promise.all([t.get("/deployments",{sha:n.head_sha,per_page:1}),t.get("/actions/runs/{run_id}/pending_deployments",{run_id:n.id})])
return e.array(e.unknown()).parse(s).length+e.array(e.unknown()).parse(a).length>0}const c=e.object({default_branch:e.string()})
const l=e.object({commit:e.object({sha:e.string()})})
async function readDefaultBranch(t){const{default_branch:n}=c.parse(await t.get(""))
const{commit:s}=l.parse(await t.get("/branches/{branch}",{branch:n}))
return{name:n,sha:s.sha}}function unlessMissing(t){if(Object(t).status!==404)throw t}const u=e.object({name:e.string(),conclusion:e.string().nullish()})
const d=e.object({id:e.number().int(),name:e.string(),conclusion:e.string().nullable(),html_url:e.string().nullish(),steps:e.array(u).default([])})
const h=["failure","timed_out","startup_failure"]
const f=5
const g={lines:200,characters:8e3}
const m=256*1024
async function readFailedJobs(t,n){try{const s="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const a={run_id:n.id,attempt_number:n.attempt}
const{items:o,isWhole:i}=await(0,r.n)(t,s,a,{list:"jobs"})
const c=e.array(d).parse(o).filter(({conclusion:t})=>h.includes(t??""))
const l=await Promise.all(c.map((n,s)=>withLog(t,n,s<f)))
return{jobs:l,notes:i?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(t,n,s){const{id:e,name:a,conclusion:r,html_url:o,steps:i}=n
const c=i.filter(t=>h.includes(t.conclusion??"")).map(t=>t.name)
const l=s?await readJobLog(t,e):void 0
return{id:e,name:a,conclusion:r??"",url:o??"",failedSteps:c,log:l}}async function readJobLog(t,n){try{const s=await t.stream("/actions/jobs/{job_id}/logs",{job_id:n})
return logTail(await readEnd(s,m),g)}catch{return}}const b=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const p=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(t,{lines:n,characters:s}){const e=t.replace(/\r?\n$/,"").split("\n")
const a=[]
let r=s
for(const t of e.toReversed()){const s=cleanLine(t)
r-=s.length+1
if(a.length===n||r<0)break
a.unshift(s)}return{text:a.join("\n"),isCut:a.length<e.length}}async function readEnd(t,n){let s=[]
let e=0
let a=!1
for await(const r of t){s.push(r)
e+=r.length
if(e<=4*n)continue
const t=Buffer.concat(s).subarray(-n);({chunks:s,size:e,isCut:a}={chunks:[t],size:t.length,isCut:!0})}const r=Buffer.concat(s)
const o=r.subarray(-n).toString("utf8")
return a||r.length>n?o.slice(o.indexOf("\n")+1):o}function cleanLine(t){const n=(0,a.Mx)(t.replace(p,"").replaceAll(b,""),"\r")
return n.slice(n.lastIndexOf("\r")+1)}const w=e.object({name:e.string(),status:e.string(),conclusion:e.string().nullable(),output:e.object({title:e.string().nullish(),summary:e.string().nullish()}).nullish()})
async function readChecks(t,n){try{const s={ref:n,filter:"latest"}
const{items:a}=await(0,r.n)(t,"/commits/{ref}/check-runs",s,{list:"check_runs",most:3})
return e.array(w).parse(a).map(({name:t,status:n,conclusion:s,output:e})=>({name:t,conclusion:s??n,summary:[e?.title,e?.summary].filter(Boolean).join("\n")}))}catch{return}}})}

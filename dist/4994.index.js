export const id=4994
export const ids=[4994,6865]
export const modules={46032:((t,e,n)=>{n.d(e,{GT:()=>d,QB:()=>p,Qq:()=>text,UC:()=>a,Yt:()=>h,iL:()=>u,ny:()=>r,od:()=>m,wh:()=>plainText})
var o=n(28942)
var s=n(71093)
const r=o.strictObject({type:o.literal("text"),text:o.string(),cache_prompt:o.boolean().default(!1)}).readonly()
const i=o.strictObject({type:o.literal("image"),image_urls:o.array(o.string()).readonly(),cache_prompt:o.boolean().default(!1)}).readonly()
const a=o.discriminatedUnion("type",[r,i])
const c=o.record(o.string(),s.LM).readonly()
const l=o.array(c).readonly()
const u=o.strictObject({id:o.string(),responses_item_id:o.string().optional(),name:o.string(),arguments:o.string(),origin:o["enum"](["completion","responses"]).default("completion"),extra_content:c.optional(),provider_specific_fields:c.optional(),block_order:o.array(o.union([o["enum"](["thinking","tool_use"]),o.int().positive()])).readonly().optional(),reasoning_details:l.optional()}).readonly()
const d=o.discriminatedUnion("type",[o.strictObject({type:o.literal("thinking"),thinking:o.string(),signature:o.string().optional()}).readonly(),o.strictObject({type:o.literal("redacted_thinking"),data:o.string()}).readonly()])
const m=o.strictObject({id:o.string().optional(),summary:o.array(o.string()).readonly().prefault([]),content:o.array(o.string()).readonly().optional(),encrypted_content:o.string().optional(),status:o.string().optional()}).readonly()
const h=o.strictObject({score:o.number(),message:o.string().optional(),metadata:o.record(o.string(),s.LM).readonly().optional()}).readonly()
const p=o.strictObject({role:o["enum"](["system","user","assistant","tool"]),content:o.preprocess(t=>typeof t==="string"?[text(t)]:t,o.array(a).readonly()),tool_calls:o.array(u).readonly().optional(),tool_call_id:o.string().optional(),name:o.string().optional(),reasoning_content:o.string().optional(),thinking_blocks:o.array(d).readonly().optional(),responses_reasoning_item:m.optional(),reasoning_details:l.optional()}).readonly()
function text(t){return{type:"text",text:t,cache_prompt:!1}}function plainText(t){return t.flatMap(t=>t.type==="text"?[t.text]:[]).join("\n")}}),69423:((t,e,n)=>{n.d(e,{L4:()=>stateOf,Qd:()=>s,d3:()=>r,uO:()=>defineTool})
var o=n(17117)
const s=5
const r=Object.freeze(["finish","think"])
function defineTool(t){return Object.freeze({...t,...(0,o.NY)(t.name)})}function stateOf(t,e){const own=e=>`tool:${t}:${e}`
return{get:t=>e.get(own(t)),set:(t,n)=>e.set(own(t),n)}}}),17117:((t,e,n)=>{n.d(e,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>r,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>i,qz:()=>wireAction})
const o={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const s="MCPToolAction"
const r={kind:"ClientTool",actionKind:s,observationKind:"ClientToolObservation"}
const i={kind:"MCPToolDefinition",actionKind:s,observationKind:"MCPToolObservation"}
function wireClassOf(t){const e=stemOf(t)
const n={kind:kindOf(t),actionKind:`${e}Action`,observationKind:`${e}Observation`}
return n.actionKind in o?n:r}function stemOf(t){return t.replaceAll(/(?:^|_)([a-z])/g,(t,e)=>e.toUpperCase())}function kindOf(t){return`${stemOf(t)}Tool`}function isOfSdk({kind:t}){return t!==r.kind&&t!==i.kind}function wireAction({actionKind:t},e){const n=fieldsFor(t,e)
return n?{...n,kind:t}:{kind:s,data:e}}function omitsArguments(t,e){return Object.keys(e).length>Object.keys(inputIn(wireAction(t,e))).length}function inputIn(t){const{kind:e,...n}=t??{kind:""}
const{data:o}=n
return e===s&&typeof o==="object"&&o!==null?{...o}:n}function wholeInput(t,e){const n=inputIn(t)
const{needs:s,takes:r}=o[t.kind]??{needs:[],takes:[]}
const i=Object.entries(e).filter(([t])=>!s.includes(t)&&!r.includes(t))
return t.kind in o?{...Object.fromEntries(i),...n}:n}function wireObservation({observationKind:t},{content:e,is_error:n},o){const s=fieldsFor(t,o)
return{...s,kind:s?t:r.observationKind,content:e,is_error:n}}function fieldsFor(t,e){const n=o[t]
if(!n||n.needs.some(t=>e[t]===void 0))return
const s=[...n.needs,...n.takes].filter(t=>e[t]!==void 0)
return Object.fromEntries(s.map(t=>[t,e[t]]))}}),38789:((t,e,n)=>{n.d(e,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var o=n(98664)
var s=n(40598)
var r=n(38293)
const i=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(t,e){if(!/^[A-Za-z0-9]{16,}$/.test(e))throw new o.vC("bug","A nonce is at least 16 letters and digits.")
const n=t.map(t=>({item:t,...reveal(t)}))
return{data:n.map(({item:t,shown:n,hidden:o})=>fenced(t.label,{shown:n,hidden:o},e)).join("\n\n"),hidden:n.flatMap(({item:t,hidden:e})=>e===0?[]:[{where:placeIn(t.label),parts:e}])}}function placeIn(t){return t.split(/,| by | \(/)[0]??""}function fenced(t,{shown:e,hidden:n},o){const s=without(o,plain(t).replaceAll(/\s+/g," ").trim())
const r=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${r}\nBEGIN DATA ${o}\n${without(o,e)}\nEND DATA ${o}`}function visibleMarkdown(t){return(0,r.p)(t).shown}function plain(t){return revealPlain(t).shown}function reveal({title:t="",text:e,format:n}){const o=revealPlain(t)
const s=n==="plain"?revealPlain(e):(0,r.p)(e.replaceAll(i,""))
return{shown:`${o.shown}\n\n${s.shown}`.trim(),hidden:o.hidden+s.hidden}}function revealPlain(t){return(0,s.OT)(t.replaceAll(/\r\n?/g,"\n"))}function without(t,e){return e.replaceAll(t," ")}}),19399:((t,e,n)=>{n.d(e,{J8:()=>readSubIssues,K$:()=>readMilestones,N4:()=>readProjectItem,Wh:()=>readProject,_F:()=>readTypes,k2:()=>readLabels,oT:()=>readAssignable})
var o=n(28942)
var s=n(95164)
const r=o.object({name:o.string(),description:o.string().nullish()})
const i=o.object({number:o.number().int(),title:o.string(),due_on:o.string().nullish()})
const a=o.object({name:o.string(),is_enabled:o.boolean().default(!0)})
const c=o.object({login:o.string(),type:o.string()})
async function readLabels(t){const{items:e}=await(0,s.n)(t,"/labels")
return e.map(t=>r.parse(t)).map(({name:t,description:e})=>({name:t,description:e??""}))}async function readMilestones(t){const{items:e}=await(0,s.n)(t,"/milestones",{state:"open"})
return e.map(t=>i.parse(t))}async function readTypes(t){const e=await t.get("/issue-types").catch(t=>{if(Object(t).status===404)return[]
throw t})
return o.array(a).parse(e).flatMap(({name:t,is_enabled:e})=>e?[t]:[])}async function readAssignable(t,e){for(let n=1;n<=10;n++){const s=o.array(c).parse(await t.get("/assignees",{per_page:100,page:n}))
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
const p=`query Items($id:ID!,$field:String!){node(id:$id){\n  ... on Issue{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n  ... on PullRequest{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n}}`
async function readProjectItem(t,{node:e,project:n,field:o}){const{nodes:s}=h.parse(await t.graphql(p,{id:e,field:o})).node.projectItems
const r=s.find(t=>t.project.id===n)
return r&&{id:r.id,value:r.fieldValueByName?.name??void 0}}}),6865:((t,e,n)=>{n.r(e)
n.d(e,{hasDeployments:()=>hasDeployments,logTail:()=>logTail,readChecks:()=>readChecks,readDefaultBranch:()=>readDefaultBranch,readEnd:()=>readEnd,readFailedJobs:()=>readFailedJobs,readJobLog:()=>readJobLog,readRun:()=>readRun,readRuns:()=>readRuns,readWorkflow:()=>readWorkflow})
var o=n(28942)
var s=n(94869)
var r=n(95164)
const i=o.object({id:o.number().int(),name:o.string().nullish(),display_title:o.string().default(""),actor:o.object({id:o.number().int(),type:o.string().optional()}).nullish(),path:o.string(),head_sha:o.string(),head_branch:o.string().nullish(),event:o.string(),status:o.string().nullable(),conclusion:o.string().nullable(),run_attempt:o.number().int().default(1),html_url:o.string(),created_at:o.string()})
async function readRun(t,e){const n=await t.get("/actions/runs/{run_id}",{run_id:e}).catch(unlessMissing)
return n===void 0?void 0:i.parse(n)}async function readRuns(t,e={}){const{workflow:n,...o}=e
const s=n===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const a=n===void 0?o:{...o,workflow_id:n}
const{items:c}=await(0,r.n)(t,s,a,{most:1,list:"workflow_runs"})
return c.map(t=>i.parse(t))}const a=o.object({path:o.string(),state:o.string()})
async function readWorkflow(t,e){const n=await t.get("/actions/workflows/{workflow_id}",{workflow_id:e}).catch(unlessMissing)
const o=a.safeParse(n).data
return o?.state==="active"?o.path:void 0}async function hasDeployments(t,e){const[n,s]=await Promise.all([t.get("/deployments",{sha:e.head_sha,per_page:1}),t.get("/actions/runs/{run_id}/pending_deployments",{run_id:e.id})])
return o.array(o.unknown()).parse(n).length+o.array(o.unknown()).parse(s).length>0}const c=o.object({default_branch:o.string()})
const l=o.object({commit:o.object({sha:o.string()})})
async function readDefaultBranch(t){const{default_branch:e}=c.parse(await t.get(""))
const{commit:n}=l.parse(await t.get("/branches/{branch}",{branch:e}))
return{name:e,sha:n.sha}}function unlessMissing(t){if(Object(t).status!==404)throw t}const u=o.object({name:o.string(),conclusion:o.string().nullish()})
const d=o.object({id:o.number().int(),name:o.string(),conclusion:o.string().nullable(),html_url:o.string().nullish(),steps:o.array(u).default([])})
const m=["failure","timed_out","startup_failure"]
const h=5
const p={lines:200,characters:8e3}
const f=256*1024
async function readFailedJobs(t,e){try{const n="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const s={run_id:e.id,attempt_number:e.attempt}
const{items:i,isWhole:a}=await(0,r.n)(t,n,s,{list:"jobs"})
const c=o.array(d).parse(i).filter(({conclusion:t})=>m.includes(t??""))
const l=await Promise.all(c.map((e,n)=>withLog(t,e,n<h)))
return{jobs:l,notes:a?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(t,e,n){const{id:o,name:s,conclusion:r,html_url:i,steps:a}=e
const c=a.filter(t=>m.includes(t.conclusion??"")).map(t=>t.name)
const l=n?await readJobLog(t,o):void 0
return{id:o,name:s,conclusion:r??"",url:i??"",failedSteps:c,log:l}}async function readJobLog(t,e){try{const n=await t.stream("/actions/jobs/{job_id}/logs",{job_id:e})
return logTail(await readEnd(n,f),p)}catch{return}}const b=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
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
const i=r.subarray(-e).toString("utf8")
return s||r.length>e?i.slice(i.indexOf("\n")+1):i}function cleanLine(t){const e=(0,s.Mx)(t.replace(g,"").replaceAll(b,""),"\r")
return e.slice(e.lastIndexOf("\r")+1)}const w=o.object({name:o.string(),status:o.string(),conclusion:o.string().nullable(),output:o.object({title:o.string().nullish(),summary:o.string().nullish()}).nullish()})
async function readChecks(t,e){try{const n={ref:e,filter:"latest"}
const{items:s}=await(0,r.n)(t,"/commits/{ref}/check-runs",n,{list:"check_runs",most:3})
return o.array(w).parse(s).map(({name:t,status:e,conclusion:n,output:o})=>({name:t,conclusion:n??e,summary:[o?.title,o?.summary].filter(Boolean).join("\n")}))}catch{return}}}),14994:((t,e,n)=>{n.r(e)
n.d(e,{code:()=>X,readGithubTool:()=>readGithubTool})
var o=n(77598)
var s=n(76760)
var r=n(28942)
var i=n(64377)
var a=n(46032)
var c=n(69423)
var l=n(89812)
var u=n(94869)
var d=n(95164)
var m=n(19399)
var h=n(6865)
function cut(t,e){if(t.length<=e)return t
return`${(0,u.GH)(t,e)}\n[cut: ${t.length-e} more characters]`}const p=r.object({login:r.string()}).nullish()
const f=r.object({number:r.number().int(),title:r.string(),body:r.string().nullish(),state:r.string(),user:p,created_at:r.string(),labels:r.array(r.union([r.string(),r.object({name:r.string().optional()})])),pull_request:r.unknown().optional(),repository_url:r.string()})
const b=r.object({id:r.number().int(),body:r.string().nullish(),user:p,created_at:r.string()})
const g=30
const w=50
const y=8e3
const k=3e3
async function findThreads(t,e,n){const o=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(n)?"":"is:issue "
const s=n.replaceAll(/\b(?:repo|org|user):\S+/gi,"").trim()
const i=`repo:${e} ${o}${s}`
const a=r.object({items:r.array(f)}).parse(await t("issues",{q:i,per_page:g}))
return a.items.filter(t=>isOf(t,e)).map(t=>({item:{label:labelOf(t),text:t.title,format:"plain"},author:authorOf(t)}))}async function readThreadOf(t,e,n){const o=await t.get("/issues/{issue_number}",{issue_number:n}).catch(t=>{if([404,410].includes(Object(t).status))return
throw t})
if(o===void 0)return[]
const s=f.parse(o)
if(!isOf(s,e))return[]
const r="/issues/{issue_number}/comments"
const{items:i}=await(0,d.n)(t,r,{issue_number:n},{most:3})
const a=i.map(t=>b.parse(t)).slice(-w)
return[{item:{label:labelOf(s),title:s.title,text:cut(s.body??"",y),format:"markdown"},author:authorOf(s)},...a.map(t=>({item:{label:`comment ${t.id} by ${authorOf(t)}, ${t.created_at}`,text:cut(t.body??"",k),format:"markdown"},author:authorOf(t)}))]}function isOf({repository_url:t},e){return t.toLowerCase().endsWith(`/repos/${e.toLowerCase()}`)}function authorOf({user:t}){return t?.login??"ghost"}function labelOf(t){const e=t.labels.map(t=>typeof t==="string"?t:t.name??"")
const n=t.pull_request===void 0?"issue":"pull request"
const o=e.length>0?`, labels ${e.join(", ")}`:""
return`${n} #${t.number} by ${authorOf(t)} (${t.state}${o}), ${t.created_at}`}const _=r.object({body:r.string(),createdAt:r.string(),author:r.object({login:r.string()}).nullable()})
const j=r.object({repository:r.object({discussion:_.extend({title:r.string(),comments:r.object({nodes:r.array(_.nullable())})}).nullable()})})
const v="body createdAt author{__typename login}"
const $=`query LookUp($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){discussion(number:$number){title ${v} comments(last:50){nodes{${v}}}}}\n}`
async function readDiscussionOf(t,{owner:e,name:n},o){const s=await t.graphql($,{owner:e,name:n,number:o}).catch(t=>{if(Object(t).errors?.[0]?.type==="NOT_FOUND")return
throw t})
const r=s===void 0?void 0:j.parse(s).repository.discussion
if(!r)return[]
const i=r.comments.nodes.filter(t=>t!==null)
return[found(`discussion #${o}`,r,r.title),...i.map(t=>found("comment",t))]}function found(t,{body:e,createdAt:n,author:o},s){const r=o?.login??"ghost"
const i=`${t} by ${r}, ${n}`
const a=s===void 0?{}:{title:s}
return{item:{label:i,...a,text:cut(e,4e3),format:"markdown"},author:r}}const O=r.object({tag_name:r.string(),name:r.string().nullish(),body:r.string().nullish(),draft:r.boolean(),published_at:r.string().nullable()})
const T=r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string(),date:r.string()}).nullish()})})
const x=30
async function lookUpLabels(t){const e=(await(0,m.k2)(t)).map(({name:t,description:e})=>`${t}: ${e}`)
return[plain("labels of the repository",e.slice(0,300).join("\n"))]}async function lookUpMilestones(t){const e=(await(0,m.K$)(t)).map(({title:t,due_on:e})=>`${t}${e?`, due ${e}`:""}`)
return[plain("open milestones of the repository",e.slice(0,100).join("\n"))]}async function lookUpReleases(t){const e=r.array(O).parse(await t.get("/releases",{per_page:10}))
return e.filter(({draft:t})=>!t).map(({tag_name:t,name:e,body:n,published_at:o})=>({item:{label:`release ${t}, ${o}`,title:e??t,text:cut(n??"",4e3),format:"markdown"},author:void 0}))}async function lookUpHistory(t,{path:e,since:n}){const o={...e!==void 0&&{path:e},...n!==void 0&&{since:n}}
const s=r.array(T).parse(await t.get("/commits",{...o,per_page:x}))
const i=s.map(({sha:t,commit:{message:e,author:n}})=>`${t.slice(0,10)} ${n?.date??""} ${n?.name??""}: ${(0,u.TN)(e.split("\n")[0]??"",200)}`)
return[plain(`commits of the default branch${e===void 0?"":` to ${e}`}`,i.join("\n"))]}function plain(t,e){return{item:{label:t,text:e,format:"plain"},author:void 0}}const A=r.object({id:r.number().int(),name:r.string(),conclusion:r.string().nullable()})
const P=5
async function lookUpRuns(t,{workflow:e,status:n}){const o={...e!==void 0&&{workflow:e},...n!==void 0&&{status:n}}
const s=(await(0,h.readRuns)(t,o)).slice(0,30).map(t=>{const e=t.conclusion??t.status??"unknown"
return`${t.id} ${(0,u.TN)(t.name??t.path,80)} ${isOfPull(t)?"on a pull request":`on ${t.head_branch}`} (${t.event}): ${e}, ${t.created_at}`})
return[{item:{label:"workflow runs",text:s.join("\n"),format:"plain"},author:void 0}]}function isOfPull({event:t}){return t.startsWith("pull_request")}const I=["push","schedule","workflow_dispatch","repository_dispatch","merge_group","release"]
function isOfWriters({event:t}){return I.includes(t)}async function lookUpRunLogs(t,e){const n=await(0,h.readRun)(t,e)
if(!n)return[]
const o={run_id:e,attempt_number:n.run_attempt}
const s="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const{items:r}=await(0,d.n)(t,s,o,{most:1,list:"jobs"})
const i=r.map(t=>A.parse(t)).filter(({conclusion:t})=>t==="failure")
return Promise.all(i.slice(0,P).map(async o=>({item:{label:`log of the job ${(0,u.TN)(o.name,100)} of run ${e}`,text:(await(0,h.readJobLog)(t,o.id))?.text??"(the log could not be read)",format:"plain"},author:isOfWriters(n)?void 0:"(code or words of anybody)"})))}var S=n(71760)
var U=n(38789)
var F=n(98664)
var L=n(88135)
var C=n(65466)
var M=n(33368)
const q=3e4
const N=30
const D=300
const E=200
const z=1e6
const B=300
async function lookUpCheckout({gitDir:t,environment:e},n){const o=AbortSignal.timeout(q)
const run=(...n)=>(0,M.$Y)({folder:t,environment:{...e,...C.ry},signal:o}).raw(n)
try{const t={...await itemFor(run,n),format:"plain"}
const e=await isShallow(run)?[checkout_history_plain("note",R)]:[]
return[{item:t,author:void 0},...e]}catch(t){if(o.aborted)throw new F.Fp(`git took longer than ${q/1e3} seconds.`)
throw t instanceof F.vC&&["git","machine"].includes(t.code)?new F.Fp(t.message):t}}const R="The checkout has its last commits only, so older changes seem to be part of the first of them. With `fetch-depth: 0` at actions/checkout, the workflow would have all."
async function isShallow(t){return(await t("rev-parse","--is-shallow-repository")).trim()==="true"}async function itemFor(t,e){if(e.what==="blame")return blame(t,e)
return e.what==="commit"?commit(t,e.sha):log(t,e)}const W="--format=%h %aI %an: %s"
async function log(t,{path:e,since:n}){const o=n===void 0?[]:[`--since=${n}`]
const s=e===void 0?[]:[e]
const r=await t("log",`--max-count=${N}`,"--abbrev=10",W,...o,"HEAD","--",...s)
const i=r.split("\n").filter(Boolean).map(t=>(0,u.TN)(t,B)).join("\n")
return{label:`commits of the checkout${e===void 0?"":` to ${e}`}`,text:i}}async function commit(t,e){const n=["--no-ext-diff","--no-textconv","--no-renames","--diff-merges=first-parent","--numstat","-z"]
const o=await t("log","--max-count=1",...n,"--format=%H %aI %an%n%n%B",e,"--")
const[s="",...r]=o.split("\0").filter(Boolean)
const i=r.slice(0,E).map(t=>(0,u.TN)(t,B))
const a=r.length>i.length?[`(${r.length-i.length} more files)`]:[]
const c=["Lines added, lines removed, file:",...i,...a].join("\n")
return{label:`commit ${e}`,text:`${cut(s.trim(),4e3)}\n\n${c}`}}async function blame(t,{path:e,from:n=1,to:o}){const s=await sizeOf(t,e)
if(s>z)throw new F.Fp(`${e} has more than ${z} bytes.`)
const r=Math.min(o??n+D-1,n+D-1)
if(r<n)throw new F.Fp("`to` is before `from`.")
const i=`${n},${r}`
const a=await t("blame","--porcelain","--no-textconv","-L",i,"HEAD","--",e)
return{label:`who changed the lines ${i} of ${e}`,text:blameText(a)}}async function sizeOf(t,e){const n=await t("ls-tree","-z","-l","HEAD","--",e)
const[,o,s]=/^\d+ blob [0-9a-f]+ +(\d+)\t([^\0]*)\0$/.exec(n)??[]
if(o===void 0||s!==e)throw new F.Fp(`The last commit of the checkout has no file ${e}.`)
return Number(o)}function blameText(t){const e=new Map
const n=[]
let[o,s,r]=["","",""]
for(const i of t.split("\n")){const[,t,a]=/^([0-9a-f]{40,64}) \d+ (\d+)/.exec(i)??[]
if(t!==void 0&&a!==void 0){[o,s]=[t,a]
if(!e.has(o))e.set(o,{})}else if(i.startsWith("\t")){if(o!==r)n.push(headingOf(o,e.get(o)??{}))
r=o
n.push(`${s.padStart(5)}  ${oneLineOfCode(i.slice(1))}`)}else{const[,t="",n=""]=/^([a-z-]+) (.*)$/.exec(i)??[]
Object.assign(e.get(o)??{},{[t]:n})}}return n.join("\n")}function headingOf(t,{author:e="",summary:n="",...o}){const s=new Date(Number(o["author-time"]??0)*1e3).toISOString().slice(0,10)
return(0,u.TN)(`${t.slice(0,10)} ${s} ${e}: ${n}`,B)}function oneLineOfCode(t){return t.length>B?`${(0,u.GH)(t,B)} …`:t}function checkout_history_plain(t,e){return{item:{label:t,text:e,format:"plain"},author:void 0}}var G=n(21558)
const V="read_github"
const H=60
const K=4e4
const J=r.int().positive()
const Q=r.string().regex(/^[\w.-]{1,100}\.ya?ml$/,"is no name of a workflow file")
const Y=r.string().regex(/^[^\p{C}]{1,300}$/u,"is no path of a file").transform(t=>s.posix.normalize(t)).refine(t=>!/^(?:\/|\.\.?(?:\/|$))/.test(t),"is no path within the repository, such as src/main.ts")
const Z={issues:[r.strictObject({what:r.literal("search"),query:r.string().min(1).max(300).describe("As in GitHub's search.")}),r.strictObject({what:r.literal("thread"),number:J.describe("Of an issue or a pull request.")})],labels:[r.strictObject({what:r.literal("labels")})],milestones:[r.strictObject({what:r.literal("milestones")})],releases:[r.strictObject({what:r.literal("releases")})],runs:[r.strictObject({what:r.literal("runs"),workflow:Q.optional(),status:r["enum"](["failure","success","in_progress"]).optional()}),r.strictObject({what:r.literal("logs"),run:J.describe("The failed jobs of this workflow run.")})],history:[r.strictObject({what:r.literal("history"),of:r["enum"](["default branch","checkout"]).default("default branch"),path:Y.optional(),since:i.datetime().optional()}),r.strictObject({what:r.literal("blame").describe("Who changed which line of a file of the checkout, and when."),path:Y,from:J.optional().describe("The first line."),to:J.optional()}),r.strictObject({what:r.literal("commit").describe("The message and the files of a commit of the checkout."),sha:r.string().regex(/^[0-9a-f]{7,64}$/,"is not a commit id")})],discussions:[r.strictObject({what:r.literal("discussion"),number:J})]}
const X={async open({run:{github:t,job:e,settings:n},inputs:o,trust:s,history:r}){const{"read-github":i=[]}=n.slice(G.P)
const a=o["mixed-threads"]==="as-trusted"||s!=="full"
const c=i.includes("history")?await r():void 0
const l=readGithubTool({areas:i,github:t,repository:e.repository,showsStrangers:a,checkout:c})
return l?[l]:[]},tools:t=>t}
function readGithubTool(t){const[e,...n]=t.areas.flatMap(t=>Z[t])
if(!e)return
let o=0
return(0,c.uO)({name:V,description:(0,L.J1)("read-github/tool"),input:r.object({ask:r.discriminatedUnion("what",[e,...n])}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},risk:"LOW",run:async({ask:e})=>{o+=1
if(o>H)throw new F.Fp(`A run may read GitHub at most ${H} times.`)
const n=await lookUp(e,t).catch(t=>{throw t instanceof F.Fp?t:new F.Fp((0,F.ec)(t).message)})
return{content:[(0,a.Qq)(await shown(n,t))]}}})}function lookUp(t,{github:e,repository:n,checkout:o}){const s=(0,l.n)(e,n)
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
case"discussion":return readDiscussionOf(s,n,t.number)}}async function lookUpIn(t,e){if(!t)throw new F.Fp("This run has no checkout whose history could be read.")
return lookUpCheckout(t,e)}async function shown(t,e){if(t.length===0)return"Nothing was found."
const n=e.showsStrangers?t:await ofWriters(t,e)
const s=t.length-n.length
const r=(0,o.randomBytes)(16).toString("hex")
const i=[]
let a=K
for(const{item:t}of n){a-=t.text.length+(t.title??"").length+t.label.length
if(a<0)break
i.push(t)}const c=n.length-i.length
const l=[...s>0?[`${(0,u.U9)(s,"text")} by people without write access left out.`]:[],...c>0?[`${(0,u.U9)(c,"text")} more left out, because the answer would be too long.`]:[]]
if(i.length===0)return l.join(" ")
const{data:d}=(0,U.EU)(i,r)
return[(0,L.J1)("read-github/data",{nonce:r,data:d}),...l].join("\n\n")}async function ofWriters(t,{github:e,repository:n}){const o=[...new Set(t.flatMap(({author:t})=>t??[]))]
const s=await(0,S.F3)((0,l.n)(e,n),o,50)
return t.filter(({author:t})=>t===void 0||s.get(t)==="can push")}})}

export const id=8880
export const ids=[8880]
export const modules={71760:((e,t,n)=>{n.d(t,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,Zz:()=>strangersIn})
var r=n(28942)
var s=n(44855)
const o=r.object({push:r.boolean(),pull:r.boolean().optional(),triage:r.boolean().optional(),maintain:r.boolean().optional(),admin:r.boolean().optional()})
const i=r.object({permission:r.string().optional(),role_name:r.string().optional(),user:r.object({id:r.number().int(),permissions:o.optional()})})
const a=["read","triage","write","maintain","admin"]
const c={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const u=["admin","maintain","write"]
async function checkPermission(e,{login:t,id:n},r=u,s="start a run"){let o
try{o=await e.permission(t)}catch(e){return whyFailed(t,e)}const{success:a,data:c}=i.safeParse(o)
if(!a)return unsure(t,"GitHub's reply was not understood")
if(n!==void 0&&c.user.id!==n)return denied(`The account ${t} is not the one that asked.`)
const d=c.role_name??c.permission??"unknown"
if(r.some(e=>has(c,e)))return{status:"allowed",role:d}
return denied(`${t} cannot ${s} (role: ${d}); required: ${r.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:e},role_name:t,permission:n},r){if(!isRung(r))return t!==void 0&&r===`custom:${t}`
if(e!==void 0)return e[c[r]]===!0
const s=t??n??""
return isRung(s)&&a.indexOf(s)>=a.indexOf(r)}function isRung(e){return a.some(t=>t===e)}function whyFailed(e,t){const n=typeof t==="object"&&t!==null&&"status"in t?t.status:void 0
if(n===401)throw t
if(n===404)return denied(`${e} is not a collaborator of this repository.`)
const r=typeof n==="number"&&n>0?`GitHub answered ${n}`:"GitHub gave no answer"
return unsure(e,r)}function unsure(e,t){const n=`The permission of ${e} could not be checked: ${t}.`
return{status:"denied",why:n,isSure:!1}}function denied(e){return{status:"denied",why:e,isSure:!0}}async function standingsOf(e,t,n=20){const r=[...new Set(t)].filter(isPerson).slice(0,n)
const s=await Promise.all(r.map(async t=>{const n=await checkPermission(e,{login:t,id:void 0}).catch(()=>{})
if(n===void 0)return[t,"permission unknown"]
if(n.status==="allowed")return[t,"can push"]
return[t,n.isSure?"cannot push":"permission unknown"]}))
return new Map(s)}function isPerson(e){return e!=="ghost"&&!e.endsWith("[bot]")}function authorsOf(e,t,n=[]){const r=[...e?[e,...e.comments.toReversed()]:[],...t?[...t.linked,...t.reviews,...t.threads.flatMap(({comments:e})=>e)]:[],...n]
return[...new Set(r.filter(({isOwn:e})=>!e).map(({author:e})=>e))]}function strangersIn(e,t,n){return e.filter(e=>t.get(e)!=="can push"&&!n(e))}function withStanding({author:e,association:t,isOwn:n},r){if(n)return`you (${e})`
const s=r&&(r.get(e)??"permission unknown")
return`${e} (${[t,s].filter(Boolean).join(", ")})`}const d=3
const l=1e3
async function gate(e,t){const{settings:n}=e
if(n.canWrite&&n.allowedUsers.includes("*"))return refuse("`allowed-users: *` would let anybody write to this repository.")
if(t.kind==="ci-failure"&&t.headRepositoryId!==t.repositoryId)return refuse("The failed run belongs to another repository.")
if(t.kind==="schedule")return{status:"allowed"}
const r=everyone(t,n)
if(r.length===0)return refuse("The event does not name who asked for this run.")
for(const n of r){const r=await refusal(e,t,n)
if(r!==void 0)return refuse(`The ${n.role} is refused. ${r}`)}return{status:"allowed"}}function everyone({actors:e},{triggeringActor:t}){if(t===void 0)return e
const{login:n,id:r}=t
if(e.some(e=>r===void 0?(0,s.Av)(e.login,n):e.id===r))return e
const o=n.endsWith("[bot]")?"Bot":"User"
return[...e,{login:n,id:r,type:o,role:"triggering actor"}]}async function refusal(e,t,n){const{allowedUsers:r,allowedBots:s,deniedUsers:o=[]}=e.settings
const{login:i,id:a,type:c}=n
if(o.some(e=>isNamed(e,n)))return`${i} is in \`denied-users\`.`
const u=c==="User"&&r.some(e=>e==="*"||isNamed(e,n))
const d=c==="User"&&!u?ask(e,n):void 0
d?.catch(()=>{})
const l=await e.settings.ownId
if(a!==void 0&&a===l)return isOwnFailure(t)?void 0:`${i} is this agent itself.`
if(a!==void 0&&c!=="User"&&s.includes(a))return
if(c!=="User")return`${i} is not a person (${c}), and its id (${a??"unknown"}) is not in \`allowed-bots\`.`
if(u)return
const h=await(d??ask(e,n))
return h.status==="allowed"?void 0:h.why}function isNamed(e,{login:t,id:n}){return/^\d+$/.test(e)?n===Number(e):(0,s.Av)(e,t)}function isOwnFailure({kind:e,run:t}){return e==="ci-failure"&&t?.isOwnBranch===!0}async function ask({client:e,settings:t,sleep:n},r){const{allowedRoles:s,right:o}=t
let i=await checkPermission(e,r,s,o)
for(let t=1;t<d&&i.status==="denied"&&!i.isSure;t++){await n(l*t)
i=await checkPermission(e,r,s,o)}return i}function refuse(e){return{status:"denied",why:e}}}),6865:((e,t,n)=>{n.d(t,{Ah:()=>readFailedJobs,S6:()=>readWorkflow,bX:()=>hasDeployments,cI:()=>readRun,gM:()=>readJobLog,wf:()=>readChecks,xx:()=>readRuns,yt:()=>readDefaultBranch})
var r=n(28942)
var s=n(94869)
var o=n(95164)
const i=r.object({id:r.number().int(),name:r.string().nullish(),display_title:r.string().default(""),actor:r.object({id:r.number().int(),type:r.string().optional()}).nullish(),path:r.string(),head_sha:r.string(),head_branch:r.string().nullish(),event:r.string(),status:r.string().nullable(),conclusion:r.string().nullable(),run_attempt:r.number().int().default(1),html_url:r.string(),created_at:r.string()})
async function readRun(e,t){const n=await e.get("/actions/runs/{run_id}",{run_id:t}).catch(unlessMissing)
return n===void 0?void 0:i.parse(n)}async function readRuns(e,t={}){const{workflow:n,...r}=t
const s=n===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const a=n===void 0?r:{...r,workflow_id:n}
const{items:c}=await(0,o.n)(e,s,a,{most:1,list:"workflow_runs"})
return c.map(e=>i.parse(e))}const a=r.object({path:r.string(),state:r.string()})
async function readWorkflow(e,t){const n=await e.get("/actions/workflows/{workflow_id}",{workflow_id:t}).catch(unlessMissing)
const r=a.safeParse(n).data
return r?.state==="active"?r.path:void 0}async function hasDeployments(e,t){const[n,s]=await Promise.all([e.get("/deployments",{sha:t.head_sha,per_page:1}),e.get("/actions/runs/{run_id}/pending_deployments",{run_id:t.id})])
return r.array(r.unknown()).parse(n).length+r.array(r.unknown()).parse(s).length>0}const c=r.object({default_branch:r.string()})
const u=r.object({commit:r.object({sha:r.string()})})
async function readDefaultBranch(e){const{default_branch:t}=c.parse(await e.get(""))
const{commit:n}=u.parse(await e.get("/branches/{branch}",{branch:t}))
return{name:t,sha:n.sha}}function unlessMissing(e){if(Object(e).status!==404)throw e}const d=r.object({name:r.string(),conclusion:r.string().nullish()})
const l=r.object({id:r.number().int(),name:r.string(),conclusion:r.string().nullable(),html_url:r.string().nullish(),steps:r.array(d).default([])})
const h=["failure","timed_out","startup_failure"]
const f=5
const m={lines:200,characters:8e3}
const p=256*1024
async function readFailedJobs(e,t){try{const n="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const s={run_id:t.id,attempt_number:t.attempt}
const{items:i,isWhole:a}=await(0,o.n)(e,n,s,{list:"jobs"})
const c=r.array(l).parse(i).filter(({conclusion:e})=>h.includes(e??""))
const u=await Promise.all(c.map((t,n)=>withLog(e,t,n<f)))
return{jobs:u,notes:a?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(e,t,n){const{id:r,name:s,conclusion:o,html_url:i,steps:a}=t
const c=a.filter(e=>h.includes(e.conclusion??"")).map(e=>e.name)
const u=n?await readJobLog(e,r):void 0
return{id:r,name:s,conclusion:o??"",url:i??"",failedSteps:c,log:u}}async function readJobLog(e,t){try{const n=await e.stream("/actions/jobs/{job_id}/logs",{job_id:t})
return logTail(await readEnd(n,p),m)}catch{return}}const w=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const g=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(e,{lines:t,characters:n}){const r=e.replace(/\r?\n$/,"").split("\n")
const s=[]
let o=n
for(const e of r.toReversed()){const n=cleanLine(e)
o-=n.length+1
if(s.length===t||o<0)break
s.unshift(n)}return{text:s.join("\n"),isCut:s.length<r.length}}async function readEnd(e,t){let n=[]
let r=0
let s=!1
for await(const o of e){n.push(o)
r+=o.length
if(r<=4*t)continue
const e=Buffer.concat(n).subarray(-t);({chunks:n,size:r,isCut:s}={chunks:[e],size:e.length,isCut:!0})}const o=Buffer.concat(n)
const i=o.subarray(-t).toString("utf8")
return s||o.length>t?i.slice(i.indexOf("\n")+1):i}function cleanLine(e){const t=(0,s.Mx)(e.replace(g,"").replaceAll(w,""),"\r")
return t.slice(t.lastIndexOf("\r")+1)}const k=r.object({name:r.string(),status:r.string(),conclusion:r.string().nullable(),output:r.object({title:r.string().nullish(),summary:r.string().nullish()}).nullish()})
async function readChecks(e,t){try{const n={ref:t,filter:"latest"}
const{items:s}=await(0,o.n)(e,"/commits/{ref}/check-runs",n,{list:"check_runs",most:3})
return r.array(k).parse(s).map(({name:e,status:t,conclusion:n,output:r})=>({name:e,conclusion:n??t,summary:[r?.title,r?.summary].filter(Boolean).join("\n")}))}catch{return}}}),70762:((e,t,n)=>{n.d(t,{Z:()=>blockedNetwork})
var r=n(94869)
var s=n(685)
var o=n(62423)
const i=10
function blockedNetwork(e,t){const n=[...new Set(e.map(({reason:e})=>kindOf(e)))]
return n.map(n=>{const r=e.filter(e=>kindOf(e.reason)===n)
return`Blocked network access: ${namesOf(r)}. ${remedyFor(n,r,t)}`.trim()}).join("\n\n")}const kindOf=e=>e==="closed"?"unlisted":e
function remedyFor(e,t,n){if(n.isAsking)return remedyByGrant(e,t,n.nobody)??remedyFor(e,t,{...n,isAsking:!1})
const r=settingWith(t,n)
switch(e){case"closed":case"unlisted":return`To allow it, set ${r}.`
case"shut":{const e=t.some(({allow:e})=>e!==void 0)?` and ${r}`:""
return`People without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,o.aY)("mixed-threads: as-trusted")}${e}.`}case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,o.aY)(n.name)} names itself. To allow it, set ${r}.`
case"never":return"The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed."
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,o.aY)(n.name)} names the host with its port. To allow it, set ${r}.`
case"unknown":return"The name has no address."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say."}}function remedyByGrant(e,t,n){const i=[...new Set(t.flatMap(({allow:e})=>e??[]))]
const a=i.filter(e=>!e.includes(".")).map(e=>(0,o.aY)((0,r.TN)(e,100)))
const c=a.length===0?"":`add ${a.join(", ")} to the input ${(0,o.aY)("network")}`
const u=n===void 0?`mention me again and ask for it: the agent has to call ${(0,o.aY)("request_network")}, and a person grants the host to that one command`:`a person grants it to one command, and in this run there was nobody to ask, because ${(0,s.kI)(n)}`
switch(e){case"closed":case"unlisted":{const e=i.every(e=>!e.includes("."))
if(c!==""&&e)return`To allow it, ${c}.`
const t=c===""?"":` For the registries among them, ${c}.`
return`Such a host is open only where it is granted, whatever ${(0,o.aY)("network")} says: ${u}.${t}`}case"shut":return`People without write access wrote in this thread, so commands have no network, and none can be granted. To allow it on such threads, set ${(0,o.aY)("mixed-threads: as-trusted")}${c===""?"":` and ${c}`}.`
case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,o.aY)("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${u}.`
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,o.aY)("network")} names the host with its port, and a person grants the host. To allow it, add ${i.map(e=>(0,o.aY)((0,r.TN)(e,100))).join(", ")} to that input; ${u}.`
default:return}}function namesOf(e){const t=[...new Set(e.map(({host:e,port:t})=>[0,80,443].includes(t)?e:`${e}:${t}`))]
const n=t.slice(0,i).map(e=>(0,o.aY)((0,r.TN)(e,100)))
return t.length>i?`${n.join(", ")} and ${t.length-i} more`:n.join(", ")}function settingWith(e,{name:t,value:n}){const s=e.flatMap(({allow:e})=>e===void 0?[]:[(0,r.TN)(e,100)])
const a=[...n==="none"||n===""?[]:[n],...new Set(s)].slice(0,i+1)
return(0,o.aY)(`${t}: ${a.join(", ")}`)}}),83027:((e,t,n)=>{n.d(t,{$g:()=>renderRemoved,VV:()=>renderChanged,hY:()=>renderPatch})
var r=n(94869)
var s=n(88135)
var o=n(5537)
var i=n(62423)
var a=n(17482)
const c=8
const u=100
function renderChanged(e){if(e.length===0)return""
const t=table(`${(0,r.U9)(e.length,"file")} changed`,sumOf(e),e.slice(0,c))
const n=e.slice(c)
if(n.length===0)return t
const s=n.length>u?`\n\n… and ${(0,r.U9)(n.length-u,"more file")}.`:""
const o=`${table("File","Lines",n.slice(0,u))}${s}`
return`${t}\n\n<details><summary>${(0,r.U9)(n.length,"more file")}</summary>\n\n${o}\n\n</details>`}function table(e,t,n){const r=n.map(({path:e,added:t,removed:n})=>`| ${(0,i.FX)(e)} | ${linesOf(t,n)} |`)
return`| ${e} | ${t} |\n|-|-|\n${r.join("\n")}`}function linesOf(e,t){return e===void 0||t===void 0?"binary":`+${(0,r.vP)(e)} −${(0,r.vP)(t)}`}function sumOf(e){return linesOf(...sums(e))}function sums(e){const sum=e=>e.reduce((e,t)=>e+(t??0),0)
return[sum(e.map(e=>e.added)),sum(e.map(e=>e.removed))]}const d=10
const l=1e3
function renderRemoved(e,t){const n=t.split("\ndeleted file mode ").length-1
const[o,i]=sums(e)
if(n<=d&&(i<l||i<o*2))return""
return(0,s.J1)("removed-much",{deleted:(0,r.U9)(n,"file"),removed:(0,r.U9)(i,"line")})}function renderPatch({patch:e},{what:t,file:n,most:a,base:c,isOutput:u=!0,...d}){if(e.length>a)return(0,s.J1)(u?"patch-long":"patch-long-aside",{what:t})
const l=(0,o.Dt)(e).length
const h={title:`Patch of ${(0,r.U9)(l,"file")}`,patch:(0,i.DV)("diff",withShortIds(e),"kept")}
const f=(0,i.DV)("sh",`${switchTo(c)}git apply ${n}`)
const m=d.repository===void 0?"this repository":(0,i.aY)(d.repository)
if(survivesCopying(e))return(0,s.J1)("patch",{what:t,file:n,repository:m,commands:f,...h})
const p=u?(0,s.J1)("patch-file",{what:t,file:n,repository:m,commands:f}):(0,s.J1)("patch-file-aside",{what:t})
return(0,s.J1)("patch-read-only",{kept:p,...h})}function survivesCopying(e){return!/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(e)&&(0,a.ix)(e,[],"kept")===e}function switchTo(e){if(e?.kind==="pull")return`git fetch origin pull/${e.number}/head\ngit switch --detach FETCH_HEAD\n`
if(e===void 0||!/^\w[\w./-]*$/.test(e.branch))return""
return`git fetch origin ${e.branch}\ngit switch ${e.branch}\ngit merge --ff-only FETCH_HEAD\n`}function withShortIds(e){if(e.includes("GIT binary patch"))return e
return e.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g,"index $1..$2")}}),83650:((e,t,n)=>{n.d(t,{Cc:()=>intentsInWords,M3:()=>renderIntents,_3:()=>renderIntentReports})
var r=n(94869)
var s=n(62423)
var o=n(14966)
const i={done:"✅ Done",already:"✅ Was so already",waiting:"🟠 Waiting",planned:"📝 Would be done",refused:"⚪ Refused","not-taken":"⚪ Not taken"}
function renderIntents(e,t){if(e.length===0)return""
const n=e.map(e=>`- ${lineOf(e,t)}`).join("\n")
const r=e.flatMap(e=>e.status==="done"&&e.undo?[e.undo]:[])
const o=r.length===0?"":`\n\n<details><summary>To undo</summary>\n\n${r.map(e=>`- ${(0,s.$E)(600,e)}`).join("\n")}\n\n</details>`
return`**Proposals**\n\n${n}${o}`}function lineOf({status:e,words:t,why:n,url:s},a){const c=s===void 0?t:`${t} ([link](${s}))`
return(0,r.hC)(`${i[e]}: ${c}${n===void 0?"":` – ${(0,o.$)(n,a)}`}`)}function renderIntentReports(e){return e.map(({report:e})=>e===void 0?"":`\n\n${e.text}`).join("")}function intentsInWords(e){if(e.every(({status:e})=>e==="not-taken"))return
const amount=(...t)=>e.filter(({status:e})=>t.includes(e)).length
const t=[{many:amount("done","already"),word:"carried out"},{many:amount("planned"),word:"ready to be carried out"},{many:amount("waiting"),word:"waiting"},{many:amount("refused"),word:"refused"}].filter(({many:e})=>e>0)
const[n,...s]=t.map(({many:e,word:t},n)=>`${n===0?(0,r.U9)(e,"proposal"):e} ${t}`)
return[n,...s].join(", ")}}),49391:((e,t,n)=>{n.d(t,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
var r=n(94869)
var s=n(62423)
const o=10
function renderReading({strangers:e,hidden:t}){return[byStrangers(e),leftOut(t)].filter(e=>e!=="").join("\n\n")}function byStrangers(e){const{people:t,bots:n}=writersIn(e)
return[...t.length>0?[`The agent read text by people without known write access: ${named(t)}.`]:[],...n.length>0?[`The agent read comments of ${named(n)} that may not be its own.`]:[]].join(" ")}function named(e){const t=e.length>o?` and ${(0,r.U9)(e.length-o,"other")}`:""
const n=e.slice(0,o).map(e=>(0,s.aY)((0,r.TN)(e,50)))
return`${n.join(", ")}${t}`}function writersIn(e){const isBot=e=>e.endsWith("[bot]")
return{people:e.filter(e=>!isBot(e)),bots:e.filter(isBot)}}function leftOut(e){if(e.length===0)return""
const t=e.reduce((e,t)=>e+t.parts,0)
const n=e.slice(0,o).map(e=>`${e.parts} in ${(0,r.TN)(e.where,60)}`)
const s=e.length>o?`, and in ${(0,r.U9)(e.length-o,"other text")}`:""
const i=t===1?"hidden passage was":"hidden passages were"
return`${t} ${i} left out of what the agent read: ${n.join(", ")}${s}.`}function knowledgeLine({skills:e,hooksRun:t,blocked:n}){const o=e.length>10?`, and ${e.length-10} more`:""
const i=e.slice(0,10).map(e=>(0,s.aY)((0,r.TN)(e,80)))
return[...e.length>0?[`skills ${i.join(", ")}${o}`]:[],...t>0?[`${(0,r.U9)(t,"hook")} run, ${n.length} blocked`]:[]]}function blockedByHooks({blocked:e}){if(e.length===0)return""
const t=e.slice(-10).map(({event:e,reason:t})=>`| ${e} | ${(0,s.FX)((0,r.TN)(t,200))} |`)
const n=e.length>10?` (the last 10 of ${e.length})`:""
return`| Blocked by hooks${n} | Why |\n|-|-|\n${t.join("\n")}`}const i=10
function renderServers(e){if(e.length===0)return""
const t=e.map(({name:e,tools:t,used:n})=>`| ${(0,s.FX)(e)} | ${t} | ${usedOf(n)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${t.join("\n")}`}function renderBroken(e){const t=e.filter(({problem:e})=>e!=="")
if(t.length===0)return""
const n=t.map(({name:e,problem:t})=>`${(0,s.aY)(e)} (${(0,s.aY)((0,r.TN)(t,200))})`).join(", ")
return`${t.length===1?"This MCP server":"These MCP servers"} did not work: ${n}.`}function usedOf(e){if(e.length===0)return"none"
const t=e.slice(0,i).map(({tool:e,calls:t})=>`${(0,s.aY)((0,r.TN)(e,64))} ${t}`)
const n=e.length>i?`, and ${(0,r.U9)(e.length-i,"other tool")}`:""
return t.join(", ")+n}}),99986:((e,t,n)=>{n.d(t,{B1:()=>renderReport,EB:()=>renderWorking})
var r=n(94869)
var s=n(88135)
var o=n(62423)
var i=n(62822)
var a=n(61502)
var c=n(14966)
var u=n(61229)
var d=n(70762)
var l=n(83027)
var h=n(49391)
function renderUses(e){return e.length<2?[]:e.map(e=>`\`${e.id}\`: ${renderUse(e)}`)}function renderUse(e){return`${(0,r.U9)(e.replies,"model request")} · ${tokens(e)} · cost ${formatCost(e.costUsd)}`}function formatCost(e){if(e===void 0)return"not known"
return`$${e.toFixed(e>0&&e<.01?4:2)}`}function tokens({inputTokens:e,outputTokens:t,cachedTokens:n,writtenTokens:s,reasoningTokens:o}){const i=[...n>0?[`${(0,r.vP)(n)} from a cache`]:[],...s>0?[`${(0,r.vP)(s)} into it`]:[],...o>0?[`${(0,r.vP)(o)} of thinking`]:[]]
const a=i.length>0?` (${i.join(", ")})`:""
return`${(0,r.vP)(e)} tokens in, ${(0,r.vP)(t)} out${a}`}function renderDetails(e,t){const{knowledge:n,reading:r,servers:s=[]}=e
const o=[commandsRun(e.checks),(0,h.RX)(s),n?(0,h.cu)(n):"",r?(0,h.Xm)(r):"",factLines(e,t),estimateLine(e)]
return o.filter(e=>e!=="").join("\n\n")}function factLines(e,{conversationId:t,requester:n}){const{models:r,sandbox:s,knowledge:i}=e
const a=r.length>0?` · answered by ${r.map(o.aY).join(", ")}`:""
const c=[`Requested by ${n}${a}`,stepsLine(e),usageLine(e),...renderUses(e.uses).map(e=>`  - ${e}`),...s?[sandboxLine(s)]:[],...i?[(0,h.Zi)(i).join(" · ")]:[],`Conversation ${(0,o.aY)(t)}`,e.picture===void 0?"":`Last page in the browser: ${(0,o.aY)(`observations/${e.picture}`)} of the conversation`]
return c.filter(e=>e!=="").map(e=>e.startsWith(" ")?e:`- ${e}`).join("\n")}function stepsLine({steps:e,toolCalls:t,failedCalls:n=0,durationMs:s}){const o=t===0&&n===0?" · no tool did any work":""
return`${(0,r.U9)(e,"step")} in ${timeOf(s)}${o}`}function timeOf(e){const t=Math.round(e/1e3)
return t<60?`${t} s`:`${Math.floor(t/60)} min ${t%60} s`}function sandboxLine({way:e,checks:t,network:n,isShut:s}){return`Sandbox: ${e} · network: ${s?"none":n} · self-test: ${(0,r.U9)(t,"check")} passed`}function usageLine(e){if(e.uses.length===0&&e.inputTokens===0&&e.outputTokens===0)return""
const[t,n]=e.uses
return t&&!n?renderUse(t):`${formatTokens(e)} · cost ${formatCost(e.costUsd)}`}function estimateLine({estimatedCalls:e}){if(e===0)return""
return`Tokens are estimated for ${(0,r.U9)(e,"call")}: the model endpoint did not state them.`}function commandsRun(e){const t=e.filter(({command:e})=>e!=="")
if(t.length===0)return""
const n=t.slice(-10).map(({command:e,exitCode:t})=>`| ${(0,o.FX)((0,r.TN)(e,120))} | ${endOf(t)} |`)
const s=t.length>10?` (the last 10 of ${t.length})`:""
return`| Commands the agent ran${s} | Exit code |\n|-|-|\n${n.join("\n")}`}function endOf(e){return e===-1?"still running":String(e)}function formatTokens({inputTokens:e,outputTokens:t,cachedTokens:n}){const s=n>0?` (${(0,r.vP)(n)} of those in from a cache)`:""
return`${(0,r.vP)(e)} tokens in, ${(0,r.vP)(t)} out${s}`}var f=n(83650)
var m=n(78276)
const p=5
function renderTests(e){if(e.length===0)return""
const t=e.slice(-p).map(e=>`| ${(0,o.FX)((0,r.TN)(e.command,120))} | ${tests_seen_endOf(e)} |`)
const n=e.length>p?` (the last ${p} of ${e.length})`:""
const s=`| Tests the agent ran${n} | Exit code |\n|-|-|\n${t.join("\n")}`
return[lastFailure(e),s].filter(Boolean).join("\n\n")}function lastFailure(e){const t=e.findLast(({exitCode:e})=>e!==void 0)
if(!t||t.exitCode===0)return""
const n=t===e.at(-1)
const s=n&&t.isBeforeEdit?" Files were edited after it, and no test was run again.":""
const i=n?"":" whose result is known"
return`The last test command${i} failed (${(0,o.aY)((0,r.TN)(t.command,120))}, exit code ${t.exitCode}).${s}`}function tests_seen_endOf({exitCode:e,isBeforeEdit:t}){if(e===void 0)return"⚪ its result is not known"
if(t)return`⚪ ${e}, files were changed after this run`
return`${e===0?"✅":"❌"} ${e}`}function renderCheck({check:e,opinion:t},n){return[e?checkWords(e):"",e?outputOf(e):"",t?opinionWords(t,n):""].filter(Boolean).join("\n\n")}function opinionWords(e,t){const n=e.kind==="none"?"A second opinion of the model could not be had":`${e.kind==="bad"?"⚠️ Bad second":"Second"} opinion of the model, ${e.score} of 1`
const s=e.message===""?`${n}.`:`${n}: ${(0,c._)((0,r.TN)(e.message,600),t)}`
const o=e.kind==="none"?[]:e.unseen??[]
return o.length===0?s:`${s}\n\n⚠️ It did not see ${listed(o)} as published.`}function listed(e){return e.slice(0,p).map(o.aY).join(", ")+(e.length>p?", …":"")}function checkWords({command:e,end:t,runs:n,deciders:s,isPartial:i}){const a=`Check ${(0,o.aY)((0,r.TN)(e,120))}`
const c=n>1?` (it ran ${(0,r.U9)(n,"time")})`:""
const u=(0,r.hC)({passed:`✅ ${a} passed${c}`,failed:`❌ ${a} failed${c}`,"timed-out":`❌ ${a} did not end in time${c}`,moved:`⚠️ Files changed while ${(0,o.aY)((0,r.TN)(e,120))} ran or after it, so the check does not count as passed`,"not-run":`❌ ${a} did not run on this work`}[t.kind],i?"It ran with the withheld files, which are not on the branch":"")
return s.length>0?`${u}\n\n⚠️ The change touches what the check runs: ${listed(s)}.`:u}const w=4e3
function outputOf({output:e}){if(e==="")return""
const t=e.length>w?`…\n${e.slice(-w).replace(/^[\uDC00-\uDFFF]/,"")}`:e
return`<details><summary>Output of the check</summary>\n\n${(0,o.DV)("text",t)}\n\n</details>`}var g=n(85518)
function renderReport(e,t){return(0,s.J1)("report",{places:renderPlaces(e,t),heading:[(0,i.rL)(e).mark,withReferences((0,c.$)(e.reason,t),e)].filter(Boolean).join(" "),body:sections(e,t).join("\n\n"),details:renderDetails(e,t)})}function renderWorking(e,t="",n){const[r=""]=e.phrases
const o=[n?renderProgress(n,e):"",(0,c.$)(t,e)]
return(0,s.J1)("working",{requester:e.requester,run_url:e.runUrl,progress:o.filter(e=>e!=="").join("\n\n"),steering:e.takesFollowUps?(0,s.J1)("steering",{phrase:r}):""}).replace(/\n{3,}/,"\n\n").trimEnd()}function sections(e,t){const n=[...e.approvalComment===void 0?[]:[(0,c.$)(e.hint,t),e.approvalComment],answerOf(e,t),e.review?(0,u.oB)(e.review):"",e.approvalComment===void 0?hintOf(e,t):"",e.note??"",(0,f.M3)(e.intents??[],t),(0,l.VV)(e.files),nothingWorked(e),(0,l.$g)(e.files,e.diff?.text??""),renderCheck(e,t),renderTests(e.tests??[]),e.kept.kind==="branch"&&!e.isDiffInComment?(0,m._l)(e.diff?.text??""):"",keptWork(e),(0,g.b)(e.locks??[]),(0,g.eJ)(e,{base:baseOf(e),hint:e.hint}),...(e.others??[]).map(e=>renderOther(e,t)),renderSame(e.others??[]),blockedIn(e.sandbox),(0,h.Ib)(e.servers??[]),refusals(e),risky(e)]
return n.filter(e=>e!=="")}function answerOf({review:e,finalResponse:t,isPlanAsked:n},r){if(e?.url!==void 0||n)return""
return(0,m.KJ)((0,a.Gl)(withoutBlankEnds(t)),r)}function withoutBlankEnds(e){return e.replace(/^(?:[^\S\n]*\n)+/,"").trimEnd()}function blockedIn(e){if(!e)return""
const{denials:t,network:n,isAsking:r=!1,nobody:s}=e
return(0,d.Z)(t,{name:"network",value:n,isAsking:r,nobody:s})}function hintOf({quote:e,hint:t,code:n},s){const i=e===void 0?[]:[`> ${(0,o.$E)(500,e)}`]
const a=(0,r.hC)((0,c.$)(t,s),n&&`(Code ${(0,o.aY)(n)}.)`)
return[...i,a].filter(Boolean).join("\n\n")}function nothingWorked({toolCalls:e,failedCalls:t=0,intents:n=[]}){if(n.length>0)return""
return e===0&&t>0?`No tool call of this run did any work: ${t} failed.`:""}function refusals({refusedHistories:e=0}){return e>0?(0,s.J1)("refused-history",{times:(0,r.U9)(e,"time")}):""}function risky({risks:e=[]}){if(e.length===0)return""
const t=e.length>10?`, and ${e.length-10} more`:""
return`⚠️ Of medium risk, and run: ${e.slice(0,10).map(o.aY).join(", ")}${t}.`}function baseOf({kept:e,forkUrl:t,patchBase:n}){return e.kind==="branch"&&t===void 0?{kind:"branch",branch:e.branch}:n}function keptWork(e,t){const{kept:n,patchBase:r,isCiSilent:i,rewrittenBase:a,pullRequest:c,proposeUrl:u}=e
if(n.kind==="patch")return(0,l.hY)(n,{what:"The work",file:"work.patch",most:3e4,base:r,repository:t})
if(n.kind==="nothing"||!c||u!==void 0)return""
const d=[...a===void 0?[]:[(0,s.J1)("base-rewritten",{branch:(0,o.aY)(a)})],...i?[(0,s.J1)("no-ci")]:[]]
return d.join("\n\n")}function withReferences(e,{others:t=[]}){return t.reduce((e,{repository:t,pullRequest:n})=>{const r=`#${n?.number}`
return e.replaceAll(`${t}\`${r}\``,t+r)},e)}function renderOther(e,t){const{repository:n,files:r,diff:s,kept:i,problem:a}=e
if(isSame(e))return""
const u=[`#### In ${(0,o.aY)(n)}`,renderOtherPlaces(e),(0,c.$)(a,t),(0,l.VV)(r),(0,l.$g)(r,s?.text??""),i.kind==="branch"?(0,m._l)(s?.text??""):"",keptWork(e,n),(0,g.b)(e.locks??[]),(0,g.eJ)(e,{base:baseOf(e),repository:n,hint:a})]
return u.filter(e=>e!=="").join("\n\n")}function isSame({kept:e,withheld:t,problem:n}){return e.kind==="nothing"&&t.length===0&&n===""}function renderSame(e){const t=e.filter(isSame).map(({repository:e})=>(0,o.aY)(e))
return t.length===0?"":(0,s.J1)("other-repositories-same",{names:t.join(", ")})}function renderPlaces(e,{repositoryUrl:t,runUrl:n}){return[...proposalPlaces(e,""),...branchPlaces(e,t),`[Job log](${n})`].join(" · ")}function renderOtherPlaces(e){return[...proposalPlaces(e,e.repository),...branchPlaces(e,e.repositoryUrl)].join(" · ")}function proposalPlaces({pullRequest:e,proposeUrl:t},n){if(e)return[`[Pull request ${n}#${e.number}](${e.url})`]
return t===void 0?[]:[`**[Open the pull request](${t})**`]}function branchPlaces({kept:e,pullRequest:t,forkUrl:n},r){if(e.kind!=="branch")return[]
const{branch:s,commit:i,compareUrl:a,isVerified:c}=e
const u=`${n??r}/tree/${s.split("/").map(inAddress).join("/")}`
const d=c?" (verified)":""
return[`Branch [${(0,o.aY)(s)}](${u})`,`Commit [${(0,o.aY)(i.slice(0,7))}](${r}/commit/${inAddress(i)})${d}`,`[Files](${t?`${t.url}/files`:a})`]}function inAddress(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}const k=30
function renderProgress({list:e,now:t,...n},r){const s=e.slice(0,k).map(e=>lineOf(e,r))
const o=e.length>k?[`- … and ${e.length-k} more`]:[]
const i=`**Now:** ${doing(t)}\n\n${figuresOf(n)}`
return[i,[...s,...o].join("\n")].filter(e=>e!=="").join("\n\n")}function doing(e){if(!e)return"waiting for the model"
const{tool:t,detail:n}=e
const s=n===""?"":` ${(0,o.aY)((0,r.TN)(n,120))}`
return t==="terminal"&&s!==""?`running${s}`:`${(0,o.aY)(t)}${s}`}function figuresOf(e){const{minutes:t,maxMinutes:n,steps:s,maxSteps:o,costUsd:i,maxUsd:a,tokens:c,maxTokens:u}=e
const d=i!==void 0&&`$${i.toFixed(2)}${a===void 0?"":` of $${a.toFixed(2)}`}`
const l=[`${Math.floor(t)} min of ${n}`,`step ${s} of ${o}`,...d?[d]:[],...u===void 0?[]:[`${(0,r.vP)(c)} of ${(0,r.vP)(u)} tokens`]]
return l.join(" · ")}function lineOf({title:e,status:t},n){const s=`- [${t==="done"?"x":" "}] `
return`${s}${(0,c._)((0,r.TN)(e,160),n,s)}${t==="in_progress"?" – _in progress_":""}`}}),85518:((e,t,n)=>{n.d(t,{Wu:()=>withheldLine,b:()=>renderLocks,eJ:()=>renderWithheld})
var r=n(88135)
var s=n(5537)
var o=n(62423)
var i=n(9179)
var a=n(83027)
const c=20
function renderWithheld({withheld:e,withheldPatch:t,asidePatch:n},{hint:r="",...s}={}){if(e.length===0)return""
const o=e.slice(0,c).map(lineOf)
const i=e.length>c?[`- … and ${e.length-c} more.`]:[]
const a=hintsFor(e.map(({code:e})=>e)).filter(([e])=>!r.includes(e))
return[["Withheld:","",...o,...i].join("\n"),a.map(([e,t])=>`${t.join(", ")}: ${e}`).join("\n"),...patchesOf(e,{patch:t,aside:n,...s})].filter(Boolean).join("\n\n")}function hintsFor(e){const t=[...new Set(e)]
const n=new Set(t.map(e=>i.Lp[e].hint))
return[...n].map(e=>[e,t.filter(t=>i.Lp[t].hint===e)])}function renderLocks(e){return e.map(({path:e,manifests:t,added:n})=>{const s=n.slice(0,c).map(o.aY).join(", ")
const i=n.length>c?`, and ${n.length-c} more`:""
const a=n.length===0?(0,r.J1)("lock-file-same"):(0,r.J1)("lock-file-new",{entries:`${s}${i}`})
return(0,r.J1)("lock-file",{path:(0,o.aY)(e),manifests:t.slice(0,c).map(o.aY).join(", "),fresh:a})}).join("\n\n")}function withheldLine({code:e,path:t,detail:n}){return`${e} ${t||"the change"} ${i.Lp[e].message}${n===""?"":` (${n})`}`}function lineOf({path:e,code:t,detail:n}){const r=e===""?"The change":(0,o.aY)(e)
return`- **${t}** ${r} ${i.Lp[t].message}${n===""?"":` (${n})`}.`}function patchesOf(e,{patch:t,aside:n,...r}){if(!n)return[patchOf(t,e,r)]
const s="What was not in the work tree"
const o=(0,a.hY)(n,{what:s,file:"aside.patch",most:1e4,isOutput:!t,...r})
return t?[patchOf(t,e,r),o]:[o]}function patchOf(e,t,n){const r=t.some(({code:e})=>e!=="DKH-203")
if(!e)return r?"It is not kept anywhere else than in the workspace of the run.":""
const s=withoutSecret(e,t)
if(s.patch==="")return""
const o=!t.some(({code:e})=>(0,i.JD)(e))
return(0,a.hY)(s,{what:o?"It":"The rest of it",file:"withheld.patch",most:15e3,...n})}function withoutSecret({path:e,patch:t},n){const r=n.flatMap(({code:e,path:t})=>e==="DKH-201"||e==="DKH-202"?[t]:[])
const o=r.some(e=>/["\\]|[^ -~]/.test(e))
const i=(0,s.Dt)(t).filter(e=>{const[t=""]=e.split("\n",1)
return!r.some(e=>t.endsWith(` b/${e}`))&&!(o&&t.endsWith('"'))})
return{path:e,patch:i.join("")}}}),76444:((e,t,n)=>{n.d(t,{Es:()=>placeFailedRun,od:()=>decideCiFix,w8:()=>continueAttempts})
var r=n(77598)
var s=n(28942)
var o=n(54995)
var i=n(48588)
var a=n(48142)
var c=n(79235)
var u=n(44463)
var d=n(63768)
var l=n(6865)
var h=n(91116)
var f=n(60593)
var m=n(21843)
var p=n(98664)
var w=n(94869)
var g=n(88135)
var k=n(29058)
async function decideCiFix(e,t){const{trigger:n,github:r,job:s}=e
if(!n.run)return{status:"go",failed:void 0}
const{branch:o}=n.run
if(n.thread.type==="issue"&&!isUnproposed(t,o))return{status:"stop",why:`There is no saved work on the branch ${o} to continue.`}
const i=await(0,l.Ah)((0,u.n)(r,s.repository),n.run)
if(isRepeated(e,t))return{status:"go",failed:i}
if(s.runAttempt>1&&await(0,h.h8)(e.github,s.repository,o)!==n.headSha)return{status:"stop",why:movedOn(o)}
const a=await chanceFor(e,t,failureOf(i)??"unread")
if(a.status==="go"){t.update(e=>({...e,counters:a.counters}))
return{status:"go",failed:i}}return{status:"stop",why:await stop(e,t,a)}}function isUnproposed({manifest:{work:e}},t){return e?.branch===t&&e.pull_request===null}function isRepeated({trigger:e},{manifest:t}){return t.lease?.key===e.key||(0,m.oy)(e.key,t)!==void 0}async function chanceFor(e,t,n){const{trigger:r,world:s}=e
const o=i.r2.safeParse((0,a.JR)(s.env,"ci-attempts")).data??1
if((!t.isKept||t.isLost)&&await isOurs(e))return{status:"spent",tried:1,counters:{}}
return chanceAt(t.manifest.counters,r.headSha??"",n,o)}const v=s.object({message:s.string()})
async function isOurs({github:e,job:t,trigger:n}){try{const r=(0,u.n)(e,t.repository)
const s=v.parse(await r.get("/git/commits/{commit_sha}",{commit_sha:n.headSha}))
return/(?:^|\n)Agent-Run: /.test(s.message)}catch{return!0}}async function stop({world:e,github:t,job:n,trigger:r,mayWrite:s,redact:i},a,u){if(u.status==="told")return"The limit of attempts at this failure was already reported."
const d=u.status==="unchanged"?"It fails in the same way as before my last attempt.":`It failed after ${(0,w.U9)(u.tried,"attempt")}.`
if(!s||r.thread.type==="none")return d
const[l=""]=(0,c.phrasesOf)(e.env)
const h=(0,g.J1)("ci-stopped",{why:d,run_url:r.run?.url??"",phrase:l})
try{const{url:s}=await(0,f.Gy)(t,n.repository,r.thread.number,(0,k.kN)({world:e,job:n,trigger:r},i(h)))
const o={key:r.key,comment_url:s,outcome:"skipped",time:e.now().toISOString()}
await a.close(e=>(0,m.$s)({...e,counters:u.counters},o))}catch(e){(0,o.printNotice)(`The reason could not be posted on the thread. ${(0,p.ec)(e).message}`)}return d}const b="ci/"
const countAt=e=>`${b}${e}`
const failureAt=(e,t)=>`${b}${e}/${t}`
function chanceAt(e,t,n,r){const s=e[countAt(t)]??0
if(s>r)return{status:"told"}
const o=e[failureAt(t,n)]!==void 0
if(s<r&&!o){const r={...chainAt(e,t,t),[countAt(t)]:s+1,[failureAt(t,n)]:1}
return{status:"go",counters:{...othersIn(e),...r}}}const i={...e,[countAt(t)]:r+1}
return{status:o?"unchanged":"spent",tried:s,counters:i}}function continueAttempts(e,t,n){return{...othersIn(e),...chainAt(e,t,n)}}function othersIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>!e.startsWith(b)))}function chainAt(e,t,n){const r=Object.entries(e).filter(([e])=>e.startsWith(countAt(t)))
return Object.fromEntries(r.map(([e,r])=>[e.replace(t,n),r]))}function failureOf({jobs:e}){if(e.length===0)return
const t=e.map(({name:e,failedSteps:t,log:n})=>[e,...t,...complaints(n?.text??"")])
const n=t.map(e=>e.join("\n")).sort()
return(0,r.createHash)("sha256").update(n.join("\0")).digest("hex").slice(0,16)}const y=/error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i
function complaints(e){return e.split("\n").filter(e=>y.test(e)).map(e=>e.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g,"").replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g,"").replaceAll(/duration_ms\s+[\d.]+/g,"").replaceAll(/\b[0-9a-f]{7,}\b/g,"").trim())}async function placeFailedRun(e,t){const{run:n,headSha:r}=t
if(!n)return t
const s=e.job.runAttempt===1
if(s&&await(0,h.h8)(e.github,e.job.repository,n.branch)!==r)return(0,d.PP)(movedOn(n.branch))
const o=await pullOf(e,t,n.branch)
if(o!==void 0)return{...t,thread:{type:"pull_request",number:o},answer:{kind:"comment"}}
const i=n.isOwnBranch?issueIn(n.branch):void 0
if(i===void 0)return(0,d.PP)(`The branch ${n.branch} has no open pull request.`)
return{...t,thread:{type:"issue",number:i},answer:{kind:"comment"}}}function movedOn(e){return`The branch ${e} has new commits since then.`}const $=s.array(s.object({number:s.int(),head:s.object({sha:s.string(),repo:s.object({id:s.int()}).nullable()})}))
async function pullOf({github:e,job:t},n,r){const{owner:s,name:o}=t.repository
const i={owner:s,repo:o,head:`${s}:${r}`,state:"open"}
const{data:a}=await e.request("GET /repos/{owner}/{repo}/pulls",i)
const c=$.parse(a).filter(({head:e})=>e.sha===n.headSha||t.runAttempt>1).filter(({head:e})=>e.repo?.id===n.repositoryId).map(({number:e})=>e)
const u=n.thread.type==="none"?void 0:n.thread.number
return c.find(e=>e===u)??c[0]}function issueIn(e){const[,t]=/(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(e)??[]
return t===void 0?void 0:Number(t)}}),24158:((e,t,n)=>{n.d(t,{hD:()=>whyTooOften,oP:()=>rateIn})
var r=n(54995)
var s=n(48588)
var o=n(48142)
var i=n(60593)
var a=n(21843)
var c=n(98664)
var u=n(88135)
var d=n(29058)
var l=n(12384)
const h=36e5
async function whyTooOften(e,t){const{trigger:n,world:r}=e
if(n.kind==="decision")return
if(t.manifest.lease?.key===n.key||(0,a.oy)(n.key,t.manifest))return
const s=Math.floor(r.now().getTime()/h)
const o=t.isKept&&n.thread.type!=="none"
const i=o?rateOf(e,t,s):void 0
if(i&&i.status!=="go"){await(0,l.b0)(e,n,"confused")
if(i.status==="stop")await tell(e,t,{...i,words:wordsOf(i)})
return i.limit==="runs"?"This thread has reached the limit of `max-runs-per-day`.":`Bots started ${f} consecutive runs on this thread.`}const c=await whyRepositoryIsFull(e,s)
if(c!==void 0){await(0,l.b0)(e,n,"confused")
if(o)await tellFull(e,t,s)
return c}if(i)t.update(e=>({...e,counters:i.counters}))
return}function rateOf({trigger:e,world:t},n,r){return rateAt(n.manifest.counters,{hour:r,by:e.run?"run":e.actors.some(({type:e})=>e!=="User")?"bot":"person",most:s.MR.safeParse((0,o.JR)(t.env,"max-runs-per-day")).data??20})}async function whyRepositoryIsFull(e,t){if((0,o.JR)(e.world.env,"max-repository-runs-per-day")===void 0)return
return(await n.e(7700).then(n.bind(n,67700))).whyRepositoryIsFull(e,(e,n)=>{const r=rateAt(e,{hour:t,by:"run",most:n})
return r.status==="go"?r.counters:void 0})}async function tellFull(e,t,n){const r=recentIn(t.manifest.counters,n)
if(r[g+k]!==void 0)return
const s=(0,u.J1)("too-many-runs-in-repository")
await tell(e,t,{words:s,counters:{...r,[g+k]:n}})}function wordsOf({limit:e,runs:t}){return e==="runs"?(0,u.J1)("too-many-runs",{runs:String(t)}):(0,u.J1)("too-many-bot-turns",{turns:String(f)})}async function tell({world:e,github:t,job:n,trigger:s,mayWrite:o,redact:u},l,{words:h,counters:f}){const{thread:m,key:p}=s
if(!o||m.type==="none")return
try{const r=(0,d.kN)({world:e,job:n,trigger:s},u(h))
const{url:o}=await(0,i.Gy)(t,n.repository,m.number,r,(0,d.MI)(e.env,s))
const c={key:p,comment_url:o,outcome:"skipped",time:e.now().toISOString()}
await l.close(e=>(0,a.$s)({...e,counters:f},c))}catch(e){(0,r.printNotice)(`The reason could not be posted on the thread. ${(0,c.ec)(e).message}`)}}const f=5
const m=24
const p="runs/"
const w="bots/runs"
const g="told/"
const k="repository"
function rateAt(e,{hour:t,by:n,most:r}){const s=recentIn(e,t)
const o=Object.entries(s).reduce((e,[t,n])=>e+(t.startsWith(p)?n:0),0)
const i=botRunsAfter(s[w]??0,n)
const a=o>=r?"runs":n==="bot"&&i>f?"bots":void 0
if(a===void 0){const e=`${p}${t}`
return{status:"go",counters:{...s,[e]:(s[e]??0)+1,[w]:i}}}if(s[g+a]!==void 0)return{status:"told",limit:a}
return{status:"stop",limit:a,runs:o,counters:{...s,[g+a]:t}}}function botRunsAfter(e,t){if(t==="person")return 0
return t==="bot"?e+1:e}function rateIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>isOurs(e)))}function isOurs(e){return e.startsWith(p)||e.startsWith(g)||e===w}function recentIn(e,t){const isPast=(n,r)=>{if(n.startsWith(p))return Number(n.slice(p.length))<=t-m
if(n===`${g}bots`)return(e[w]??0)<f
return n.startsWith(g)&&r<=t-m}
return Object.fromEntries(Object.entries(e).filter(([e,t])=>!isPast(e,t)))}}),22440:((e,t,n)=>{n.d(t,{U:()=>approversOf,f:()=>whyRefused})
var r=n(48588)
var s=n(48142)
var o=n(79235)
var i=n(44463)
var a=n(71760)
var c=n(71762)
var u=n(94869)
const d="approve or reject"
const l="not-requester"
function approversOf(e,t){const n=(0,u.od)((0,s.JR)(e,"approvers")??"")
const i=n.includes(l)
const a=n.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const c=n.filter(e=>!e.startsWith("@")&&e!==l&&!(0,r.Yf)(e))
const h={...(0,o.gateSettings)(e,t),allowedBots:[],right:d}
const f=a.length+c.length>0
const m=f?{...h,allowedRoles:c,allowedUsers:a}:h
const p=`${words(m)} can decide${i?", but not the person who asked for the work":""}`
return{gate:m,mustNotBeRequester:i,inWords:p}}function answerable(e,t,n){const[r,{gate:s}]=[(0,o.gateSettings)(e,t),approversOf(e,t)]
const i=[...r.allowedRoles,...s.allowedRoles,...n?["triage"]:[]]
return{...r,right:d,allowedRoles:[...new Set(i)],allowedUsers:[...r.allowedUsers,...s.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:t}){const n=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${n.format(e)}`]:[]
return[...r,...t.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{github:t,job:n},r){const s=(0,i.n)(t,n.repository)
const u=(0,c.jU)(s).then(e=>e?.id)
const sleep=t=>e.sleep(t,e.signal)
const d=r.kind==="decision"
const l=d?answerable(e.env,u,r.requestSign!==void 0):(0,o.gateSettings)(e.env,u)
const h=await(0,a.Gj)({client:s,settings:l,sleep:sleep},r)
return h.status==="denied"?h.why:void 0}}),8880:((e,t,n)=>{n.r(t)
n.d(t,{answer:()=>answer})
var r=n(93160)
var s=n(54995)
var o=n(46101)
var i=n(87233)
var a=n(48142)
var c=n(44855)
var u=n(63768)
var d=n(60593)
var l=n(99986)
var h=n(98664)
var f=n(12384)
var m=n(76444)
var p=n(93992)
var w=n(24158)
var g=n(22440)
var k=n(84946)
var v=n(83609)
var b=n(28942)
var y=n(17117)
var $=n(88135)
const _=6e4
const O=15e3
function progressIn(e){const t=commentWriter(e)
const n=e.clock()
const r=new AbortController
let s=""
let facts=()=>{}
const tell=()=>t.write(()=>({note:s,facts:facts()}),r.signal)
let o=0
return{onWait({waitMs:t,attempt:n,fault:r}){const i=n===j?0:o
o=i+t
if(i>=_||o<_)return
const a=new Date(e.now().getTime()+t).toISOString().slice(11,16)
s=(0,$.J1)("waiting",{reason:r.message,time:a})
tell()},follow({log:t,state:r},o){let i=[...t].reduce(listAfter,[])
let a
const c=currentFigures(r)
facts=()=>({...o,...since(c,currentFigures(r)),minutes:minutesFrom(n,e),list:i,now:a})
t.subscribe(t=>{i=listAfter(i,t)
a=nowAfter(a,t,e.redact)
s=""
tell()})},settled(){r.abort()
return t.written()}}}const j=2
function minutesFrom(e,{clock:t}){return(t()-e)/6e4}function commentWriter({edit:e,onFailure:t,clock:n,sleep:r}){let s=!0
let o=n()
let i=O
let a=!1
let c
const once=async r=>{a=!1
try{s=await e(r())}catch(e){i*=2
t(e)}o=n()}
const writeUntilCurrent=async(e,t)=>{while(a&&!t.aborted){const s=await r(Math.max(0,o+i-n()),t).then(()=>!1,()=>!0)
if(s)break
await once(e)}c=void 0}
return{write(e,t){a=s
c??=writeUntilCurrent(e,t)},written(){return c??Promise.resolve()}}}function currentFigures({steps:e,totals:t}){const n=t.prompt_tokens+t.completion_tokens
return{steps:e,costUsd:t.calls===0?0:t.cost,tokens:n}}function since(e,t){const n=e.costUsd!==void 0&&t.costUsd!==void 0
return{steps:t.steps-e.steps,tokens:t.tokens-e.tokens,costUsd:n?Number(t.costUsd)-Number(e.costUsd):void 0}}const T=b.array(b.object({title:b.string(),status:b["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(e,t){if(t.kind!=="ObservationEvent"||t.tool_name!=="task_tracker")return e
return T.safeParse(t.observation.task_list).data??e}function nowAfter(e,t,n){if(t.kind==="ObservationEvent"||t.kind==="AgentErrorEvent")return
if(t.kind!=="ActionEvent")return e
const{command:r,path:s}=(0,y.cP)(t.action)
const o=[r,s].filter(e=>typeof e==="string")
return{tool:t.tool_name,detail:n(o.join(" "))}}var I=n(56172)
var R=n(30818)
var A=n(24380)
var P=n(29058)
var S=n(20185)
var U=n(54267)
async function answer(e,t,n){const s=(0,r.N)(e)
const{env:o}=e
const u=s.mayWrite?(0,c.Nl)(t,(0,a.JR)(o,"prompt")):void 0
const d=u===void 0&&!C.has((0,a.JR)(o,"mode"))
const l=(0,g.f)(e,s,t)
const h=d?lookAhead(e,s,t):void 0
const w=await l
const k=w===void 0?await notNowIn(e,s,t):void 0
if((0,a.JR)(o,"mode")==="gate")return endGate(e,w??k)
if(w!==void 0){(0,i.requireSoundGate)(o)
return endRefused(e,s,t,w)}if(k!==void 0)return endIgnored(e,k)
if((0,a.VV)(o)==="list")return runList(e,s)
if(u)return runCommand({...s,world:e,trigger:t,writePage:n},u)
const v=await(0,m.Es)(s,t)
if(v.status==="ignored")return endIgnored(e,v.why)
const b=await(0,p.fb)(s,o,v)
const{trigger:y,fault:$}=(0,p.RM)(o,b)
const _={...s,world:e,trigger:y,writePage:n}
const O=(0,f.b0)(_,y,"eyes")
const j=await claimAndWork(_,await chooseWork(e,$),h)
await O
return j}function lookAhead(e,t,n){loadWork().catch(()=>{})
return(0,U.Kr)({...t,world:e},n)}const C=new Set(["gate","list","apply"])
async function notNowIn(e,t,r){const s=["skip-if","stop-after","quiet-hours"].some(t=>(0,a.JR)(e.env,t)!==void 0)
return s?(await n.e(7700).then(n.bind(n,67700))).whyNotNow(e,t,r):void 0}async function claimAndWork(e,t,n){const{world:r,trigger:s}=e
const[o,i]=await Promise.all([t.recall(e,n),(0,f.V9)(e)])
if(o.kind==="answered"){await(0,A.bZ)(e,o)
await(0,f.l$)(e,s)
return endAnswered(r,o.answer)}if(i!==void 0)return endIgnored(r,i)
const a=(0,S.Zl)(r.env,s)?o.memory.aside():o.memory
const c=await uselessDecision(e,a)
if(c!==void 0)return endSkipped(r,c)
const u=await(0,w.hD)(e,a)
if(u!==void 0)return endIgnored(r,u)
const d=await(0,m.od)(e,a)
if(d.status==="stop")return endIgnored(r,d.why)
await(0,f.l$)(e,s)
return workAndReport({...e,failed:d.failed,trigger:(0,p.qS)(s,a)},a,t)}async function workAndReport(e,t,r){const{world:s}=e
const i=t.isKept&&(e.trigger.thread.type==="issue"||e.trigger.thread.type==="pull_request")
const a={...(0,A.hP)(e,t.id),takesFollowUps:i}
const c=(0,P.kN)(e,(0,P.F8)(s.env,(0,l.EB)(a)))
const u=await(0,A.kX)(e,c,await(0,R.G_)(e,t))
const d=u&&progressOf(e,a,u)
const h=await(0,v.qI)(e,{memory:t,commentId:u?.id,progress:d,work:r.work})
await(d?.settled())
if(h.kind==="done")return(await n.e(9981).then(n.bind(n,19981))).reportRun(h,u);(0,o.pZ)(s.env,void 0)
const{answer:f}=h
if(u)await(0,A.$C)(e,u,f.comment_url)
return endAnswered(s,f)}async function uselessDecision(e,t){if(e.trigger.kind!=="decision")return
return(await n.e(7837).then(n.bind(n,30218))).refuseInvalidDecision(e,t)}function progressOf(e,t,n){const{github:r,job:o,redact:i,world:a}=e
const{env:c,now:u,clock:f,sleep:m}=a
const render=({note:n,facts:r})=>(0,P.kN)(e,(0,P.F8)(c,i((0,l.EB)(t,n,r))))
return progressIn({edit:async e=>await(0,d.Iz)(r,o.repository,n,render(e))==="done",redact:i,onFailure:e=>(0,s.printNotice)(`The comment could not be updated. ${(0,h.ec)(e).message}`),now:u,clock:f,sleep:m})}async function chooseWork(e,t){if(t)return{...N,work:async()=>(0,I.Gj)(t)}
if((0,a.VV)(e.env)==="apply")return(await Promise.all([n.e(669),n.e(3582),n.e(8698),n.e(7660),n.e(4566),n.e(2271)]).then(n.bind(n,35771))).applying(e)
return N}const loadWork=()=>Promise.all([n.e(3582),n.e(3882),n.e(622),n.e(8698),n.e(7660),n.e(9588),n.e(972),n.e(4566),n.e(1317)]).then(n.bind(n,91317))
const N={recall:v.I9,work:begin}
async function begin(e){if(e.trigger.kind==="decision"){const{decideChange:t,isAboutChange:r}=await Promise.all([n.e(3582),n.e(3882),n.e(622),n.e(8698),n.e(7660),n.e(20),n.e(9588),n.e(972),n.e(5163),n.e(9749)]).then(n.bind(n,29749))
if(r(e))return t(e)
const{decideIntents:s,GO:o,isAboutIntents:i}=await Promise.all([n.e(669),n.e(3582),n.e(7660),n.e(20),n.e(972),n.e(5392)]).then(n.bind(n,97028))
const a=i(e)?await s(e):o
if(a!==o)return a}const t=(0,u.zN)(e.trigger)&&e.job.runAttempt>1?await(0,k.s6)(e):void 0
return t?(0,k.DA)(t):(await loadWork()).work(e)}async function runCommand(e,t){const{world:r}=e
const{carryOutCommand:s}=await n.e(7664).then(n.bind(n,77664))
const{answer:i,isEarlier:a}=await s(e,t,v.DI)
if(a)return endAnswered(r,i);(0,o.Kn)(r.env,{outcome:"answered",reason:`Said ${t}`,"comment-url":i.comment_url??""})
return 0}function endAnswered({env:e},{comment_url:t}){const n="This request has been answered already";(0,s.printNotice)(t===null?`${n}.`:`${n}: ${t}`);(0,o.Kn)(e,{outcome:"skipped",reason:n,"comment-url":t??void 0})
return 0}function endGate({env:e},t){(0,i.readInputsWithoutModel)(e)
const n=t??"The caller may start a run.";(0,s.printNotice)(n);(0,o.Kn)(e,{ok:String(t===void 0),outcome:"skipped",reason:n})
return 0}async function runList(e,t){(0,o.Kn)(e.env,await(await n.e(1895).then(n.bind(n,91895))).list(e,t),t.redact)
return 0}async function endRefused(e,t,n,r){(0,s.printNotice)(r)
await(0,f.b0)(t,n,"confused")
if(n.kind==="decision")await(0,f.l$)(t,n)
return endSkipped(e,r)}function endIgnored(e,t){(0,s.printNotice)(t)
return endSkipped(e,t)}function endSkipped({env:e},t){(0,o.Kn)(e,{outcome:"skipped",reason:t})
return 0}}),84946:((e,t,n)=>{n.d(t,{DA:()=>resultOfEarlierReview,mX:()=>reviewMarkerOf,s6:()=>findEarlierReview})
var r=n(28942)
var s=n(54995)
var o=n(48142)
var i=n(44463)
var a=n(95164)
var c=n(25816)
var u=n(61229)
var d=n(98664)
var l=n(88135)
var h=n(56172)
const f=r.object({body:r.string().nullish(),html_url:r.string(),commit_id:r.string().nullish(),state:r.string()})
const m={APPROVED:"APPROVE",CHANGES_REQUESTED:"REQUEST_CHANGES"}
async function findEarlierReview(e){const{github:t,job:n,trigger:r}=e
if(r.thread.type==="none")return
const o={pull_number:r.thread.number}
try{const{items:s}=await(0,a.n)((0,i.n)(t,n.repository),"/pulls/{pull_number}/reviews",o)
const c=s.map(e=>f.parse(e)).filter(({state:e})=>e!=="PENDING")
return c.flatMap(t=>givenIn(t,reviewMarkerOf(e),r.key))[0]}catch(e){(0,s.printNotice)(`It could not be checked whether this was reviewed before. ${(0,d.ec)(e).message}`)
return}}function reviewMarkerOf({world:e,job:t,trigger:n}){const{owner:r,name:s}=t.repository
const i=n.thread.type==="none"?"":n.thread.number
return(0,c.vU)((0,o.bg)(e.env)??"",`${r}/${s}#${i}`)}function givenIn({body:e,html_url:t,commit_id:n,state:r},s,o){const i=s.read(e??"",o)
if(!i)return[]
const{conversation:a,...c}=i
const u=m[r]??"COMMENT"
return[{conversation:a,facts:{...c,commit:n??"",verdict:u,url:t,unposted:""}}]}function resultOfEarlierReview({facts:e}){const t=(0,u.$Q)(e)
const n={...h.II,outcome:"answered",reason:t,hint:"",durationMs:0}
return{report:{...n,review:e,note:(0,l.J1)("review-given")},fault:void 0,conversationPath:""}}}),83609:((e,t,n)=>{n.d(t,{yA:()=>b,DI:()=>activeLease,HR:()=>answerInComment,PU:()=>isOver,m8:()=>leaseOf,I9:()=>recall,v7:()=>recallNothing,qI:()=>workUnderLease})
var r=n(28942)
var s=n(54995)
var o=n(48142)
var i=n(63768)
var a=n(62423)
var c=n(21843)
var u=n(98664)
var d=n(88135)
var l=n(80292)
var h=n(94869)
var f=n(99217)
var m=n(1539)
var p=n(85831)
class Memory{notes
cutOff
#e
#t
#n
#r
#s=[]
#o=[]
isLost
#i
#a=!1
#c
#u=Promise.resolve()
#d=!1
#l
#h
#f
#m
constructor({store:e,manifest:t,files:n,lost:r,other:s}){this.#e=e
this.#m=s
this.notes=s?.memory.notes??new Set
this.hasStore=e!==void 0
this.#t=t
this.#n=n
this.#r=(0,m.kk)(this.workBefore)
this.#i=[...n.keys()].some(e=>e.startsWith("conversation/events/"))
this.cutOff=t.lease
this.isLost=r!==void 0
if(r!==void 0)this.#p(r)}get wasCutOff(){return this.cutOff!==null}get manifest(){return this.#t}get id(){return this.#m?.memory.id??this.#t.conversation_id}get isKept(){return this.#e!==void 0&&this.#l===void 0}hasStore
get isResumed(){return this.#i}openIn(e){const t=[...this.#n].filter(([e])=>!this.#a||e===m.H3+f.Ct);(0,m.qv)(new Map(t),e)
this.#c=e}get folder(){return this.#c}get workBefore(){return new Map([...this.#n].filter(([e])=>e.startsWith("work/")&&e!==p.f))}get hasUnpublished(){return this.#r.some(({path:e})=>(0,p.e_)(e,"work"))}get hasAside(){return this.#r.some(({path:e})=>(0,p.e_)(e,"aside"))}leaveWork(e){if(this.#m)this.#m.memory.#w(this.#m.id,e)
else this.#r=[...e,...this.#r.filter(({path:e})=>(0,p.Yc)(e))]}#w(e,t){this.#r=[...this.#r.filter(({path:t})=>!(0,p.Yc)(t,e)),...t.map(t=>(0,p.fZ)(t,e))]}of(e){const t={...this.#t,work:workElsewhere(this.#t,e),lease:this.cutOff}
return new Memory({store:void 0,manifest:t,files:(0,p.sA)(this.#n,e),other:{id:e,memory:this}})}leavePendingReport(e){this.#s=[e]}aside(){const e={...this.#t,proposal:null,lease:null}
const t=new Memory({store:void 0,manifest:e,files:this.#n})
t.#f=this
return t}startAfresh(e,t){if(t!==void 0)this.#p(t)
this.#t={...this.#t,conversation_id:e}
this.#i=!1
this.#a=!0}#p(e){this.notes.add((0,d.J1)("state-unusable",{why:e}))}join(e){this.#o.push(e)}get joined(){return this.#o}update(e){this.#t=e(this.#t)}async claim(e,t){this.update(n=>({...n,lease:e,comment_id:t??n.comment_id}))
const n=await this.#g()
this.#h=e
return n?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#d)return
this.#d=!0
this.#g().then(e=>this.#k(e))}async keep(){this.#k(await this.#g())}async settle(e){const t=this.#t
this.update(e)
const n=await this.#g()
this.#k(n)
if(n?.status==="saved")return!0
this.#t=t
return!1}async close(e){if(this.#f)return this.#f.close(t=>answeredIn(t,e(this.#t)))
this.update(e)
const t=await this.#g()
this.#k(t)
return t?.status==="saved"}#g(){const e=this.#u.then(()=>this.#v())
this.#u=e
return e}async#v(){this.#d=!1
try{const e=this.#e&&await this.#b(this.#e)
this.#y(void 0)
const t=e?.status==="saved"&&e.isBranch&&this.#n.size===0
if(t)this.notes.add((0,d.J1)("state-on-branch"))
return e}catch(e){this.#y(e)
return}}#y(e){if(this.#l!==void 0)this.notes.delete(this.#l)
this.#l=e===void 0?void 0:notKept((0,u.ec)(e))
if(this.#l!==void 0)this.notes.add(this.#l)}async#b(e){const t=await e.write({manifest:this.#t,files:this.#$()})
const n=this.#h
if(t.status==="saved"||!n)return t
const r=await e.read()
if(r.status!=="found"||(0,l.dj)(r.manifest.lease)!==(0,l.dj)(n))return t
this.update(e=>e.answered.reduce(c.$s,{...e,answered:r.manifest.answered}))
return e.write({manifest:this.#t,files:this.#$()})}#k(e){if(e?.status!=="lost")return
this.notes.add((0,d.J1)("state-taken-over"))
this.#e=void 0}#$(){const read=()=>(0,m.kk)(this.#n).filter(({path:e})=>!e.startsWith("work/"))
return[...this.#c===void 0?read():(0,m.bh)(this.#c),...this.#r,...this.#s]}}function answeredIn(e,{answered:t,counters:n}){return{...t.reduce(c.$s,e),counters:n}}function notKept({message:e,hint:t}){return(0,d.J1)("state-not-kept",{why:(0,h.hC)(e,t)})}function blankMemory(e,t,n){return new Memory({store:e,manifest:(0,c.yz)(t),files:new Map,lost:n})}function workElsewhere({repositories:e},t){const n=e[t]
if(!n)return null
const{name:r,...s}=n
return s}var w=n(29058)
var g=n(54267)
var k=n(84946)
async function recall(e,t){const n=await find(e,t)
if(n.kind==="ours")startAfreshIfUnwanted(e,n.memory)
return n}async function find(e,t){const n=(0,g.$)(e,t)
if(n)return new LeaseWait(e,n).untilFree()
const r=(0,o.J)(e.world.env)?await findPostedAnswer(e):void 0
if(r)return{kind:"answered",answer:r}
return(0,i.zN)(e.trigger)?recallReview(e):recallNothing(e.world.newId())}function recallNothing(e){return{kind:"ours",memory:blankMemory(void 0,e)}}async function recallReview(e){const t=(0,o.J)(e.world.env)?await(0,k.s6)(e):void 0
if(!t||e.job.runAttempt>1)return recallNothing(t?.conversation??e.world.newId())
return{kind:"answered",answer:answerAt(e,t.facts.url,"answered")}}async function findPostedAnswer(e){const{trigger:t,job:n}=e
if(t.kind==="review")return
const r=(0,w.Ab)(e)
return answerInComment(e,await(0,w.rA)(e,e=>r(e)&&(0,w.dR)(n,e)))}function answerInComment(e,t){return t&&answerAt(e,t.url,t.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:e,world:t},n,r){return{key:e.key,comment_url:n,outcome:r,time:t.now().toISOString()}}function pendingReportOf(e){return e.status==="found"?(0,p.qF)(e.files.get(p.f)):void 0}const v=15e3
class LeaseWait{#_
#e
constructor(e,t){this.#_=e
this.#e=t}async untilFree(){const{world:e,job:t,trigger:n}=this.#_
for(let r=1e3;;r=Math.min(r*2,v)){const o=await this.#n()
if(o===void 0)return this.#O()
const i=leaseStateOf(o,runKeyOf(n,t),e.now())
if(i.kind==="answered")return{...i,pendingReport:pendingReportOf(o)}
if(i.kind!=="wait"||await isOver(this.#_,i.lease))return this.#j(o);(0,s.printNotice)((0,d.J1)("state-waiting",{run_url:i.lease.run_url}))
await e.sleep(r,e.signal)}}async#n(){try{return await this.#e.read()}catch(e){(0,s.printNotice)(`The saved state of this thread could not be read. ${(0,u.ec)(e).message}`)
return}}#O(){const e=blankMemory(void 0,this.#_.world.newId())
e.notes.add((0,d.J1)("state-not-read"))
return{kind:"ours",memory:e}}#j(e){const t=this.#_.world.newId()
if(e.status==="none")return{kind:"ours",memory:blankMemory(this.#e,t)}
if(e.status==="unusable")return{kind:"ours",memory:blankMemory(this.#e,t,e.why)}
const{manifest:n,files:r}=e
return{kind:"ours",memory:new Memory({store:this.#e,manifest:n,files:r})}}}const b=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function runKeyOf({key:e},{runId:t,runAttempt:n}){return{key:e,runId:t,attempt:n}}function leaseStateOf(e,t,n){if(e.status==="none")return{kind:"begin",lost:void 0}
if(e.status==="unusable")return{kind:"begin",lost:e.why}
const{manifest:r}=e
const s=(0,c.oy)(t.key,r)
if(s&&!(t.attempt>1&&b.includes(s.outcome)))return{kind:"answered",answer:s}
const{lease:o}=r
return o&&isHeld(o,t,n)?{kind:"wait",lease:o,manifest:r}:{kind:"go-on",manifest:r}}function isHeld({run_id:e,attempt:t,until:n},r,s){const o=e===r.runId&&t<r.attempt
return!o&&s.getTime()<Date.parse(n)}const y=r.object({status:r.string().nullable(),run_attempt:r.number()})
async function isOver({github:e,job:t},{run_id:n,attempt:r}){const{owner:s,name:o}=t.repository
try{const{data:t}=await e.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:s,repo:o,run_id:n})
const i=y.parse(t)
return i.status==="completed"||i.run_attempt>r}catch{return!1}}async function activeLease(e,t){const{trigger:n,job:r,world:s}=e
const o=leaseStateOf(t,runKeyOf(n,r),s.now())
return o.kind==="wait"&&!await isOver(e,o.lease)?o.lease:void 0}function startAfreshIfUnwanted({world:e,trigger:t},n){const r=(0,o.JR)(e.env,"resume")??"auto"
if(r==="auto"||t.kind==="decision"||(0,i.zN)(t))return
if(n.isResumed&&r.toLowerCase()===n.id)return
n.startAfresh(e.newId())
if(r!=="never")n.notes.add((0,d.J1)("state-other",{id:(0,a.aY)(r)}))}async function workUnderLease(e,{memory:t,commentId:n,progress:r,work:s}){for(let o=t;;){const t=claimRun(e,o,{commentId:n,progress:r})
const i=await s(t)
if(i!=="lost")return{kind:"done",done:i,run:t}
const a=await recall(e)
if(a.kind==="answered")return a
o=a.memory}}function claimRun(e,t,{commentId:n,progress:r}){return{...e,memory:t,claimed:t.claim(leaseOf(e,t.cutOff),n),...r&&{progress:r}}}const $=10
function leaseOf({world:{env:e,now:t},job:n,trigger:r},s){const i=Number((0,o.JR)(e,"timeout-minutes"))||25
const a=new Date(t().getTime()+(i+$)*6e4)
return{run_id:n.runId,attempt:n.runAttempt,run_url:n.runUrl,key:r.key,taken:s?.key===r.key?s.taken:t().toISOString(),until:a.toISOString()}}}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>w,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>g})
var r=n(77598)
var s=n(28942)
var o=n(64377)
var i=n(95017)
var a=n(14549)
var c=n(54847)
const u="runs.json"
const d=s.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number().optional()}
const h=s.strictObject(l).readonly()
const f=s.strictObject({run:s.string(),at:o.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...l,comment:s.string().optional(),before:h.optional()}).readonly()
const m=s.strictObject({up:d,down:d}).readonly()
const p=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:d,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number(),unpriced:d,up:d,down:d}).readonly()
const w=s.strictObject({version:s.literal(1),rows:s.array(p).readonly(),runs:s.array(f).readonly(),feedback:s.record(s.string(),m).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const g={version:1,rows:[],runs:[],feedback:{},counted:[]}
const k=500
const v=200
const b=5e3
const y=1e3
const $="unfinished"
function recordsIn(e){const t=parsed(s.array(f),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:r}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:r.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const r={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...r,model:"",outcome:$,before:n})}function usedIn(e){const t=parsed(s.object({stats:a.Uz}),e(i.bv))?.stats??a.Sh
const{prompt_tokens:n,cache_read_tokens:r,completion_tokens:o,cost:c,models:u}=(0,a.vA)(t)
const d={inputTokens:n,cachedTokens:r,outputTokens:o}
return{sums:{...d,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:r})=>e!==t.run||n!==t.comment&&r!==$
return[...e.filter(isOther),t].slice(-k)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const r=t.filter(e=>!n.has(keyOf(e)))
const s=new Set(r.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(r,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...r.map(keyOf)].slice(-b)}}function withRun(e,t){const n=withRecord(e.runs,t)
const r=n.slice(-v)
return{...withStates({...e,runs:[]},n.slice(0,-v)),runs:r}}function keyOf({run:e,at:t,comment:n=""}){return(0,r.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-y)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:r,comment:s="",run:o,before:i,...a})=>({...a,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:r??0,unpriced:r===void 0?1:0,...t[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,r]of Object.entries(t.outcomes))n[e]=(n[e]??0)+r
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),56172:((e,t,n)=>{n.d(t,{Gj:()=>notDone,II:()=>s,Rw:()=>patchBaseOf,V2:()=>failure,gD:()=>o,qL:()=>pullRequestFacts})
var r=n(94869)
function notDone(e,t=0){const{fault:n,...r}=failure(e)
return{report:{...s,...r,durationMs:t},fault:n,conversationPath:""}}const s={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],sandbox:void 0}
const o={outcome:"cancelled",reason:"The run was cancelled",hint:"Mention me again to continue."}
function failure(e){if(e.code==="cancelled")return{...o,reason:(0,r.TN)(e.message,300).replace(/\.$/,"")}
const t=(0,r.TN)(e.headline,300).replace(/\.$/,"")
const n=e.quote===void 0?{}:{quote:(0,r.TN)(e.quote,500)}
return{outcome:"failed",reason:t,...n,hint:(0,r.TN)(e.hint??"",300),code:e.code,fault:e}}function pullRequestFacts({pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:r}){return{pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:r}}function patchBaseOf({goal:e,pull:t}){const n=e.kind==="propose"&&e.isThere!==!0
if(t&&(t.isFork||e.kind==="patch"))return{kind:"pull",number:t.number}
const r=n||e.kind==="patch"||e.kind==="review"?e.base:e.branch
return{kind:"branch",branch:r}}}),30818:((e,t,n)=>{n.d(t,{G_:()=>earlierComment,ci:()=>withNotes,mL:()=>endedManifest})
var r=n(79235)
var s=n(18970)
var o=n(25816)
var i=n(62822)
var a=n(21843)
var c=n(88135)
var u=n(76444)
var d=n(83609)
var l=n(29058)
var h=n(20185)
var f=n(21271)
async function earlierComment(e,t){const n=await rememberedComment(e,t)
if(!n)return(0,l.sM)(e)
const{nodeId:r,url:s}=n
const i=r===void 0?"ours":await(0,o.nk)(e.github,r)
if(i==="ours")return n
t.notes.add((0,c.J1)(`comment-${i}`,{url:s}))
return}async function rememberedComment({trigger:e,job:t,world:n,github:r},{manifest:i,wasCutOff:a}){const{comment_id:c,lease:u}=i
const{thread:d,key:h}=e
if(!a||u?.key!==h||c===null||d.type==="none")return
const f=(0,l.MI)(n.env,e)
if(f.kind==="discussion"){const e=await(0,s.kJ)(r,f.discussionId,()=>!0).catch(()=>[])
const t=e.find(e=>e.id===c)
return t&&{issue:d.number,place:f,...t}}const m=f.kind==="comment"?"issues":"pulls"
const p=await(0,o.C7)(r,t.repository,{id:c,kind:m})
const w=d.type==="issue"?"issues":"pull"
const g=`${t.repositoryUrl}/${w}/${d.number}#${f.kind==="comment"?"issuecomment-":"discussion_r"}${c}`
return{issue:d.number,id:c,url:g,place:f,nodeId:p}}function endedManifest(e,t,n){const{trigger:r,world:s,memory:o}=e
const{outcome:c,reason:u}=t.report
const{key:d,createdAt:l,snapshot:m}=r
const{reaction:p}=(0,i.rL)(t.report)
const w=s.now().toISOString()
const g={comment_url:n??null,outcome:c,...p&&{reaction:p},time:w}
const k=[d,...o.joined].map(e=>({key:e,...g}))
const v=(0,h.Bg)(e)!=="condense"
const answered=e=>({...k.reduce(a.$s,e),lease:null})
if(!v)return answered
return e=>({...answered(e),outcome:c,reason:u,work:workAfter(e.work,t),repositories:repositoriesAfter(e.repositories,t),counters:countersAfter(e,r,t),read_until:l??e.read_until,thread_digest:m?(0,f.he)(m):e.thread_digest})}function countersAfter({counters:e},{run:t,headSha:n},{report:{kept:r}}){return t&&n&&r.kind==="branch"?(0,u.w8)(e,n,r.commit):e}function repositoriesAfter(e,{repositories:t=[]}){const n=t.flatMap(({id:t,name:n,...r})=>{const s=workAfter(e[t]??null,r)
return s?[[t,{...s,name:n}]]:[]})
return{...e,...Object.fromEntries(n)}}function workAfter(e,{report:{kept:t,pullRequest:n},startingPoint:r}){const s=n?.number??null
if(t.kind!=="branch"){const t=e??workFound(r)
return t&&{...t,pull_request:s??t.pull_request}}const{branch:o,commit:i}=t
const a=e?.branch===o
const c=r?.goal.base??e?.base??""
return{branch:o,commit:i,base:c,pull_request:s??(a?e.pull_request:null)}}function workFound(e){const{goal:t,head:n}=e??{}
if(t?.kind!=="propose"||!t.isThere||n===void 0)return null
return{branch:t.branch,commit:n,base:t.base,pull_request:null}}function withNotes(e,{memory:t,world:n,github:s},o){const{report:i,fault:a,isWorkSaved:u=!0}=o
const[l=""]=(0,r.phrasesOf)(n.env)
const h=t.isKept&&d.yA.includes(i.outcome)&&a?.isLasting!==!0
const f=h?[(0,c.J1)(u?"continue":"continue-without-work",{phrase:l})]:[]
const m=t.isKept&&t.hasUnpublished?[(0,c.J1)("work-kept")]:[]
const p=t.isKept&&t.hasAside?[(0,c.J1)("work-aside-kept")]:[]
const w=s.lacksGraphql?.()?[(0,c.J1)("no-graphql")]:[]
return[e,...m,...p,...f,...t.notes,...w].join("\n\n")}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(48142)
var s=n(44855)
var o=n(63768)
var i=n(54552)
var a=n(54267)
function requestKindOf({world:e,trigger:t,memory:n}){const s=askedWord(e.env,t)
if(s!==void 0)return s
if(t.kind==="decision"||(0,o.zN)(t)||(0,r.JR)(e.env,"plan-first")!=="true")return"work"
return isContinue(e.env,t)&&isPlannedWork(n)?"work":"plan"}function isAside(e,t){return askedWord(e,t)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord(e,t){return(0,o.zN)(t)?void 0:(0,s.aG)(t,(0,r.JR)(e,"prompt"))}function isContinue(e,{request:t}){return/^continue[\s.!]*$/i.test(t.replace((0,r.JR)(e,"prompt")?.trim()??"","").trim())}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,a.sp)(e)?.items??[]
return t.some(e=>(0,i.H9)(e)&&e.decision?.verdict==="approved")}})}

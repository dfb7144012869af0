export const id=1317
export const ids=[1317]
export const modules={13834:((t,e,n)=>{n.d(e,{S:()=>writeSummary})
var o=n(78276)
var r=n(98664)
var s=n(54995)
async function writeSummary(t,e){if(!t.GITHUB_STEP_SUMMARY)return
try{const{summary:t}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await t.addRaw(fitting(e),!0).write()}catch(t){(0,s.printNotice)(`The summary of this run could not be written. ${(0,r.ec)(t).message}`)}}const i=1e6
function fitting(t){if(Buffer.byteLength(t)<=i)return t
return(0,o._n)(t,Math.floor(i/3)-100,"the summary was too long; see the log of the run for the rest")}}),43193:((t,e,n)=>{n.d(e,{P1:()=>l,Uq:()=>s,Vk:()=>d})
var o=n(28942)
var r=n(64377)
const s="report.json"
const i=o.url({protocol:/^https?$/})
const a=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(a).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const l=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:r.datetime(),endedAt:r.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(a).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const d="cut-off"}),32903:((t,e,n)=>{n.d(e,{L:()=>beginSandbox,a:()=>openTools})
var o=n(73024)
var r=n(76760)
var s=n(46101)
var i=n(87233)
var a=n(11627)
var c=n(62461)
var u=n(98664)
var l=n(22499)
var d=n(88135)
async function openTools(t){const{inputs:e,world:r,workingDir:s,outputDir:i,undoDir:a}=t
const u=e["tool-env"]??[]
refuseSecrets(r.env,u);(0,o.mkdirSync)(i,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017),n.e(6767)]).then(n.bind(n,71017))
const{workspace:o,over:r,close:s}=await e(t,t.moving)
return withoutSandbox(o,r,s)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,u)
const d=(0,c.u)(r.env,u)
const{localWorkspace:p}=await n.e(1464).then(n.bind(n,81464))
const f=p({workingDir:s,outputDir:i,undoDir:a,environment:d,git:(0,l.CA)("git"),node:r.node})
return withoutSandbox(f,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:o}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:o,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(6280)]).then(n.bind(n,14290)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:e,way:await o(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,...i},u,l){const{env:p,scripts:f,node:h,random:m}=e
const v=(0,r.join)(f,"tool-host","index.js")
if(!(0,o.existsSync)(v))throw(0,d.Yp)(`file ${v}`)
const{open:w,way:g}=await(n??beginSandbox(u))
const b=await w({...i,way:g,env:p,scripts:f,node:h,random:m,added:l,isolation:u,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:v,brokerVariables:Object.keys(p).filter(t=>c.c.test(t)&&p[t]!==""),onHandOver:t=>(0,s.k8)(p,t),onBuilding:()=>void(0,a.c_)().catch(()=>{})})
const close=async()=>{await b.close();(0,s.k8)(p,void 0)
return}
return{...b,close:close}}function refuseSecrets(t,e){const n=(0,i.secretInputs)(t).filter(t=>t.length>=6)
const o=e.filter(e=>n.some(n=>t[e]?.includes(n)))
if(o.length===0)return
throw new u.vC("config",`The input \`tool-env\` names ${o.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),75996:((t,e,n)=>{n.r(e)
n.d(e,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var o=n(76760)
var r=n(28942)
var s=n(54995)
var i=n(46101)
var a=n(3630)
var c=n(58698)
var u=n(21843)
var l=n(98664)
var d=n(80292)
var p=n(1539)
var f=n(85831)
var h=n(54267)
var m=n(63501)
const v=r.object({id:r.int(),path:r.string(),folder:r.string(),base:r.string()}).readonly()
const w=r.object({name:r.object({name:r.string(),ref:r.string(),branch:r.string()}).readonly(),repositoryId:r.number(),folder:r.string(),lease:u.nD,work:r.object({folder:r.string(),base:r.string(),others:r.array(v).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:t,trigger:e,world:n},o,r){const{lease:s}=t.manifest
if(!t.isKept||!s)return
const{repositoryId:a}=e;(0,i.s0)(n.env,{name:(0,h.Qv)(e),repositoryId:a,folder:o,lease:s,work:r})}async function rescue(t,e,n,o){const{job:r,leaks:s}=e
const{name:i,repositoryId:a,folder:c,lease:u,work:l}=w.parse(JSON.parse(n))
const m=(0,h.Ch)({world:t,job:r,leaks:s,name:i,repositoryId:a})
const v=await(m?.read())
if(!m||v?.status!=="found")return
if((0,d.dj)(v.manifest.lease)!==(0,d.dj)(u))return
const g={...u,until:t.now().toISOString()}
const b=(0,p.kk)(new Map([...v.files].filter(([t])=>t.startsWith("work/"))))
const k=l&&o&&!v.files.has(f.f)
const y=k?await workIn(t,e,{...l,before:v.files}).catch(()=>b):b
await m.write({manifest:{...v.manifest,lease:g},files:[...(0,p.bh)(c),...y]})}async function workIn(t,e,{others:r,...i}){const{before:a}=i
const c=(0,p.kk)(new Map([...a].filter(([t])=>(0,f.Yc)(t))))
if(r===void 0||r.length===0)return[...await filesOf(t,e,i),...c]
const{OTHERS:u,requireOwnFolder:d}=await Promise.all([n.e(2499),n.e(4564),n.e(3564)]).then(n.bind(n,31183))
const h=await filesOf(t,e,{...i,apart:u})
for(const{id:n,path:i,...u}of r)try{d(e.job.workspace,i)
const r={...u,workspace:(0,o.join)(e.job.workspace,i),before:(0,f.sA)(a,n)}
h.push(...(await filesOf(t,e,r)).map(t=>(0,f.fZ)(t,n)))}catch(t){(0,s.printNotice)(`The changes in ${i} could not be saved. ${(0,l.ec)(t).message}`)
h.push(...c.filter(t=>(0,f.Yc)(t.path,n)))}return[...h,...c.filter(({path:t})=>!r.some(({id:e})=>(0,f.Yc)(t,e)))]}async function filesOf({env:t,now:e},{job:n,leaks:o},r){const{folder:s,base:i,before:u,workspace:l=n.workspace,apart:d}=r
const p=`${n.repositoryUrl}.git`
const h=(0,a._)(t)
const v=(0,c.WG)({folder:s,base:i,workspace:l,remoteUrl:p,token:"",environment:h,now:e})
const w=await v.capture(d)
return(0,f.Xo)((await(0,m.Ng)(v,w,{env:t,leaks:o,before:u})).left)}}),76204:((t,e,n)=>{n.d(e,{EG:()=>checkOf,cD:()=>isWork,l9:()=>toolCallsIn})
const o=new Set(["finish","think","task_tracker","request_condensation","propose"])
const r=new Set(["task","delegate"])
const s=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|diff|cmp)\s[^;&|]*$/
const i=/'[^']*'|"[^"$`\\]*"/g
const a=/^(?:#|(?::|true|echo|printf|sleep|wait|exit|cd)(?=\s|$))/
function isIdle({command:t}){const e=t.replaceAll(i,"''")
const n=e.split(/[;&|\n]+/).map(t=>t.trim())
const o=n.filter(t=>t!=="")
return o.length>0&&!/[$`<>*?[\\({]/.test(e)&&o.every(t=>a.test(t))}function checkOf(t){if(t.kind!=="ObservationEvent")return[]
const{kind:e,command:n,exit_code:o}=t.observation
if(e!=="TerminalObservation"||typeof n!=="string"||typeof o!=="number")return[]
return[{command:n,exitCode:o}]}function toolCallsIn(t){const e=t.filter(({kind:t})=>t==="ObservationEvent"||t==="AgentErrorEvent")
return{toolCalls:e.filter(t=>isWork(t)&&!r.has(t.tool_name)).length,failedCalls:e.filter(hasFailed).length}}function hasFailed(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!0
return checkOf(t).some(({command:t,exitCode:e})=>e>0&&!(e===1&&s.test(t)))}function isWork(t){return t.kind==="ObservationEvent"&&!hasFailed(t)&&!o.has(t.tool_name)&&!checkOf(t).some(isIdle)}}),22343:((t,e,n)=>{n.d(e,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(54552)
var r=n(98664)
var s=n(84901)
function outputsOf({report:t,conversationPath:e,baseSha:n,structuredOutput:r,approvals:s},i,{memory:{id:a,isResumed:c},job:{repository:u}}){return{outcome:t.outcome,reason:t.reason,"final-response":t.finalResponse,"structured-output":r,...whereOf(t),"pull-requests":t.others&&pullRequestsOf(t,t.others,u),"base-sha":n,...foundIn(t.review),...proposedIn(t.intents??[]),"comment-id":i?.id,"comment-url":i?.url,"conversation-id":a,"resumed-from":c?a:void 0,"pending-actions":s?.proposal&&(0,o.C1)(s.proposal),"conversation-path":e,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3}}function pullRequestsOf(t,e,{owner:n,name:o}){const r=[{...t,repository:`${n}/${o}`},...e]
return JSON.stringify(r.flatMap(({repository:t,pullRequest:e,kept:n})=>{const o=n.kind==="branch"?n.branch:""
return e?[{repository:t,number:e.number,url:e.url,branch:o}]:[]}))}function sumsOf(t){const sum=e=>t.reduce((t,n)=>t+e(n),0)
return{"cached-tokens":sum(({cachedTokens:t})=>t),"cache-write-tokens":sum(({writtenTokens:t})=>t),"reasoning-tokens":sum(({reasoningTokens:t})=>t),"model-seconds":Math.round(sum(({latencyMs:t})=>t))/1e3}}function proposedIn(t){if(t.length===0)return{}
const e=t.filter(({status:t})=>t==="done"||t==="already").length
return{"intents-done":e,"report-path":t.find(({report:t})=>t)?.report?.path}}function foundIn(t){if(!t)return{}
const{found:e,fixed:n,stillOpen:o,blocking:r,url:s}=t
return{"review-url":s,"findings-new":e,"findings-fixed":n,"findings-open":o+e,"findings-blocking":r}}function whereOf({files:t,kept:e,diff:n,withheldPatch:o,asidePatch:r,pullRequest:s}){return{"files-changed":t.length,"diff-path":n?.path,"patch-path":(o??r)?.path,...e.kind==="branch"&&{branch:e.branch,"commit-sha":e.commit},...e.kind==="patch"&&{"patch-path":e.path},"pr-number":s?.number,"pr-url":s?.url}}async function outputSchema(t,e){const{"output-schema":n,"output-schema-file":o}=t
if(n!==void 0)return parsed(n)
return o===void 0?void 0:parsed(await(0,s.$C)(e,o,"output-schema-file"))}function parsed(t){const e=jsonOf(t)
if(typeof e==="object"&&e!==null&&!Array.isArray(e))return{...e}
throw new r.vC("config","The schema of `output-schema` is not a JSON object.",{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const i=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:r,security_risk:s,...a}=Object(jsonOf(n.tool_call.arguments))
const c=JSON.stringify(a)
return c.length>i?void 0:c}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var r=n(76760)
var s=n(54995)
var i=n(46101)
var a=n(13834)
var c=n(62822)
var u=n(9179)
var l=n(98664)
var d=n(94869)
var p=n(43193)
var f=n(88135)
var h=n(99217)
var m=n(21271)
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,r.join)(e,h.Ct),(0,h.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:p.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,f.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,i.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,c){const u=(0,r.join)(e,p.Uq)
if(!(0,o.existsSync)(u))return
const l=p.P1.parse(JSON.parse((0,o.readFileSync)(u,"utf8")))
const{path:d,steps:f}=await n(e,l,c);(0,s.printNotice)(`The page of this run: ${d}`)
await(0,a.S)(t,c(`### ${l.sign} ${l.reason}\n\n${l.hint}\n\n${f}`));(0,i.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const s=pageFactsOf(t,e,n)
save(t,o,s)
const i=recordOf(t,s,e.report)
write(t,(0,r.join)(o,h.Ct),(0,h.q8)((0,h.Q0)(fileIn(o)),i))
return i}function fileIn(t){return e=>(0,o.existsSync)((0,r.join)(t,e))?(0,o.readFileSync)((0,r.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,d.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,d.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,r.join)(e,p.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,s.printNotice)(`The facts of this run could not be saved. ${(0,l.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,i.pZ)(t.world.env,void 0)
return o}catch(t){(0,s.printNotice)(`The page of this run could not be written. ${(0,l.ec)(t).message}`)
return}}function summaryOfPage({job:t,world:e,redact:n},o){if(!o)return""
const r=uploadsPage(e.env,t.workspace)
const s=r?(0,f.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,f.J1)("page-not-uploaded")
return n([o.steps,s].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:t=""},e){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(t)??[]
try{const t=n===void 0?"":(0,o.readFileSync)((0,r.join)(e,n),"utf8")
return t.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(t)}catch{return!1}}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:r}=e
return{version:1,repository:`${n}/${o}`,thread:r.type==="none"?e.event:`#${r.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const r=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,c.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(r.getTime()-e.durationMs).toISOString(),endedAt:r.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:u.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:r,problem:s}=t
const i=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const a=o?{label:`Pull request #${o.number}`,link:o.url}:i
const c=a.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...a,label:c,diff:r?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:r}=e
const s=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${s}/${r.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),9634:((t,e,n)=>{n.d(e,{S:()=>findStartingPoint,Y:()=>isWorkThere})
var o=n(28942)
var r=n(41320)
var s=n(48142)
var i=n(3630)
var a=n(33368)
var c=n(58908)
var u=n(44463)
var l=n(7256)
var d=n(63768)
var p=n(91116)
var f=n(70012)
var h=n(62423)
var m=n(98664)
var v=n(88135)
var w=n(21271)
var g=n(22296)
var b=n(84901)
var k=n(12947)
async function findStartingPoint(t,e){const{thread:n}=t.trigger
return n.type==="pull_request"&&!t.other?startingPointOfPull(t,n.number,e):startingPointOfIssue(t,e)}async function startingPointOfIssue(t,e){return await earlierWork(t,e)??await(0,k.aS)(t,e)??newStartingPoint(t,e)}async function newStartingPoint(t,e){const{world:n,job:o,github:s,trigger:a,memory:c}=t
const{"base-branch":u,"create-pr":l}=(0,r.ER)(n.env)
const d=t.other?void 0:u
const f=c.manifest.work===null?(0,k.Ws)(t):void 0
const{head:m,branch:g}=await(d===void 0?(0,b.oz)(o.workspace,(0,i._)(n.env)):checkOutBase(t,d,e))
const y=c.wasCutOff?1:o.runAttempt
const{branch:O,plain:_}=(0,w.xo)((0,w.et)(a),{...o,runAttempt:y},(0,w.dT)(t))
const propose=t=>{const e={branch:`${O}${t}`,plain:`${_}${t}`}
return{head:m,branch:g,goal:{kind:"propose",...e,base:g},pull:void 0}}
const S=await(0,p.h8)(s,o.repository,O)
const j=await workThere(t,{branch:O,base:g,tip:S},m,f)
if(j.status==="found"){await atCommit(t,e,m,j.tip)
return{head:j.tip,branch:j.branch,goal:j.goal,pull:void 0}}const P=S===void 0?"":`-run-${o.runId}`
if(j.status==="unseen"&&(S!==void 0||l!=="none"))c.notes.add((0,v.J1)("work-unseen",{why:(0,h.$E)(300,j.why),branch:(0,h.aY)(`${O}${P}`)}))
if(S===void 0)return propose("")
if(j.status==="unknown")c.notes.add((0,v.J1)("branch-taken",{branch:(0,h.aY)(O),other:(0,h.aY)(`${O}${P}`)}))
return propose(P)}async function workThere(t,e,n,o){const{job:r,trigger:s,memory:i}=t
const{branch:a,base:c,tip:u}=e
const l=u===void 0?void 0:await leftBehind(t,a,n)
if(l!==void 0)return{status:"found",tip:l,branch:a,goal:{kind:"propose",branch:a,plain:a,base:c,isThere:!0}}
const d=i.manifest.work?.branch.startsWith(a)
if(d||r.task&&(0,w.et)(s).isTask)return{status:"over"}
return u===void 0&&o===void 0?{status:"unknown"}:(0,k.Mn)(t,e,o)}async function startingPointOfPull(t,e,n){const{world:o,job:r,github:s}=t
const a=await(0,l.Es)((0,u.n)(s,r.repository),e)
requireOpen(a)
await(0,g.Au)(t,a)
const{head:c}=await(0,b.Bs)(r.workspace,(0,i._)(o.env))
await atCommit(t,n,c,a.head.sha)
return{head:a.head.sha,branch:a.head.branch,goal:await pullGoal(t,a),pull:a}}async function atCommit({world:t,job:e},n,o,r){const s=(0,i._)(t.env)
const inCheckout=(t={})=>(0,a.$Y)({folder:e.workspace,environment:{...s,...t}})
if(o!==r)await(0,f.kz)(inCheckout,n,r)}async function pullGoal(t,e){const{world:o,job:r,github:i,trigger:a}=t
const c=e.base.branch
if((0,d.zN)(a)){const{readReviewContext:o}=await n.e(3300).then(n.bind(n,13300))
return{kind:"review",base:c,context:await o(t,e.number)}}const{branch:f,repository:h}=e.head
const m={number:e.number,url:e.url}
if(e.isFork){const t=(0,s.JR)(o.env,"fork-push")==="true"&&e.maintainerCanModify&&(0,p.$i)(f)
return t&&h!==void 0?{kind:"advance",branch:f,base:c,pullRequest:m,fork:h}:{kind:"patch",base:c}}const v=(0,p.$i)(f)&&await(0,l.HS)((0,u.n)(i,r.repository),f)
return v?{kind:"advance",branch:f,base:c,pullRequest:m}:{kind:"patch",base:c}}function requireOpen({number:t,state:e}){if(e!=="open")throw new m.vC("config",`Pull request #${t} is ${e}.`,{hint:`${e==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase({world:t,job:e,github:n},o,r){const s=(0,i._)(t.env)
const{head:u,branch:l}=await(0,b.Bs)(e.workspace,s)
if(l===o)return{head:u,branch:l}
const d=await(0,p.nM)(n,e.repository,o).catch(t=>{throw t instanceof c.Q4&&t.status===404?missing(o):t})
if(d!==u){const inCheckout=(t={})=>(0,a.$Y)({folder:e.workspace,environment:{...s,...t}})
await(0,f.kz)(inCheckout,r,d)}return{head:d,branch:o}}function missing(t){return new m.vC("config",`There is no branch ${t} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const y=o.object({message:o.string()})
async function leftBehind({github:t,job:e,memory:n},o,r){if(!n.wasCutOff)return
const s=await(0,p.nM)(t,e.repository,o)
if(s===r)return s
const{owner:i,name:a}=e.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:u}=y.parse((await t.request(c,{owner:i,repo:a,commit_sha:s})).data)
return u.includes(`Agent-Conversation: ${n.id}`)?s:void 0}async function earlierWork(t,e){const{world:n,job:o,memory:r}=t
const{work:s}=r.manifest
const c=s&&await whereNow(t,s)
if(!s||!c)return
const{tip:u,pullRequest:l}=c
const d=(0,i._)(n.env)
const{head:p}=await(0,b.Bs)(o.workspace,d)
const inCheckout=(t={})=>(0,a.$Y)({folder:o.workspace,environment:{...d,...t}})
if(p!==u)await(0,f.kz)(inCheckout,e,u)
const{branch:h,base:m}=s
const v=l===void 0?{kind:"propose",branch:h,plain:h,base:m,isThere:!0}:{kind:"advance",branch:h,base:m,pullRequest:l}
return{head:u,branch:h,goal:v,pull:void 0}}async function whereNow({github:t,job:e},{branch:n,pull_request:o}){const[r,s]=await Promise.all([(0,p.h8)(t,e.repository,n),o===null?void 0:(0,l.Es)((0,u.n)(t,e.repository),o)])
if(!s)return r===void 0?void 0:{tip:r}
const i=s.state==="open"&&s.head.branch===n
return i?{tip:r??s.head.sha,pullRequest:{number:s.number,url:s.url}}:void 0}function isWorkThere({memory:t},{goal:e}){return t.wasCutOff||e.kind==="propose"&&e.isThere===!0}}),91317:((t,e,n)=>{n.r(e)
n.d(e,{clearLog:()=>clearLog,work:()=>work})
var o=n(73024)
var r=n(76760)
var s=n(87233)
var i=n(48142)
var a=n(63768)
var c=n(98664)
var u=n(49588)
var l=n(30350)
var d=n(54552)
var p=n(72167)
var f=n(20185)
var h=n(54267)
var m=n(21271)
const v={setConfirmation:async({conversation:t,inputs:e,knowledge:n})=>e["agent-server-conversation"]?void 0:setConfirmation(t,e,n.rules),decide:decide,drop:drop,async continueUntilAskable(t,e){if(e.status==="waiting"&&t.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const o=await untilAskable(t,e)
if(o.status!=="finished"||(0,f.Bg)(t.run)!=="plan")return o
return untilAskable(t,await(await n.e(8563).then(n.bind(n,68563))).requirePlan(t,o))}}
function waitsThere(){return new c.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(t,e){if(e.status!=="waiting")return e
const[{rejectUnaskable:o},{whyUnseen:r}]=await Promise.all([n.e(9153).then(n.bind(n,59153)),n.e(9153).then(n.bind(n,59153))])
const{run:s,conversation:i,startingPoint:a,runAgent:c,earlierEvents:u,tools:l}=t
return o(i,e,{nobody:(0,p.i5)(s,a.goal),clean:s.redact,goOn:c,root:l.workspace.workingDir,earlierEvents:u,whyUnseen:e=>r(t,e)})}const loadRefusal=()=>n.e(218).then(n.bind(n,30218))
async function decide(t){const{trigger:e,memory:o}=t.run
if((0,f.ne)(o))return(await n.e(8563).then(n.bind(n,68563))).carryOutPlan(t)
const[{continueUsedDecision:r,isUsedBefore:s},{carryOut:i}]=await Promise.all([loadRefusal(),Promise.all([n.e(20),n.e(1173)]).then(n.bind(n,81173))])
return s(o,e.key)?r(t):i(t)}async function drop({run:t,conversation:e}){const{memory:n,trigger:o,world:r}=t
const s=(0,h.sp)(n)
const i=e.state.status==="waiting_for_confirmation"
const a=s!==void 0&&(0,d.dz)(s).length>0
if(!i&&!a&&!n.wasCutOff)return
await(await loadRefusal()).rejectAllPending(e,s)
if(!s)return
const c={verdict:"dropped",by:(0,m.iq)(o),at:r.now().toISOString()}
const u=(0,d.Q6)(s,(0,d.dz)(s),{...c,reason:"something else was asked"})
n.update((0,h.LY)(u))
return u}async function setConfirmation(t,e,n){await t.setSecurityAnalyzer((0,l.Ys)({rules:n}))
await t.setConfirmationPolicy(policyOf(e))}function policyOf(t){switch(t.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const e=w[t["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:e,confirm_unknown:!0}}}}const w={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var g=n(84946)
var b=n(77598)
var k=n(51455)
var y=n(28942)
var O=n(47776)
var _=n(46032)
var S=n(16767)
var j=n(12414)
var P=n(54995)
function stepLog(t){let e=0
let n
const print=e=>(0,j.pq)(printable(e,t.redact))
const close=()=>{if(!n)return;(0,j.N4)()
for(const t of n.results)print(t)
n=void 0}
const begin=(o,r)=>{if(n?.reply===o.llm_response_id)return print(r)
close()
const s=(0,_.wh)(o.thought).trim()
if(s!=="")print(`agent says: ${s}`)
e+=1;(0,j.Oh)(printable(`Step ${e}: ${r.slice("-> ".length)}`,t.redact))
n={reply:o.llm_response_id,waiting:new Set,results:[]}}
const onEvent=e=>{const o=(0,O.c)(e)
if(e.kind==="ActionEvent"&&o!==void 0){begin(e,o)
n?.waiting.add(e.tool_call_id)
n?.results.push(...verdictsIn(e))
return}for(const t of verdictsIn(e))print(t)
const r="tool_call_id"in e?e.tool_call_id:""
if(!n?.waiting.delete(r)){if(e.kind==="MessageEvent"||e.kind==="ConversationErrorEvent")close()
return o===void 0?void 0:print(o)}if(e.kind==="ObservationEvent")printResult(e.observation,t)
if(o!==void 0)n.results.push(o)
if(n.waiting.size===0)close()}
return{onEvent:onEvent,close:close}}function printable(t,e){const n=e(t)
const o=(0,P.breakRunnerCommands)(n)
return o===n?o:e(o)}const I=y.object({check:y.object({command:y.string(),exit_code:y.int(),timed_out:y.boolean()}).optional(),opinion:y.object({score:y.number().optional(),message:y.string()}).optional()})
const T=y.object({critic_result:y.object({metadata:I})})
function verdictsIn(t){if("source"in t&&t.source==="user")return[]
const e=T.safeParse(t.kind==="ConversationStateUpdateEvent"?t.value:t).data
const{check:n,opinion:o}=e?.critic_result.metadata??{}
const r=n?.exit_code===0?"passed":`failed with exit code ${n?.exit_code}`
const s=o?.score===void 0?"it could not be had":`${o.score} of 1`
return[...n?[`check ${n.command}: ${n.timed_out?"did not end in time":r}`]:[],...o?[`second opinion of the model: ${s}: ${o.message}`]:[]]}function printResult(t,e){const n=t.kind==="TerminalObservation"||t.is_error
if(e.showsOutput&&n)(0,j.OG)((0,_.wh)((0,S.jH)(t)),{...e,most:$})
for(const n of editedIn(t))(0,j.pq)(e.redact((0,P.breakRunnerCommands)(e.redact(n))))}const $=40
const A=y.object({old_content:y.string().optional(),new_content:y.string().optional()})
const E=A.extend({path:y.string(),prev_exist:y.boolean()})
const x=y.object({commit:y.object({changes:y.record(y.string(),A.extend({type:y["enum"](["add","update","delete"])}))})})
function editedIn(t){const e=E.safeParse(t).data
if(e)return editLine(e.path,{...e,type:e.prev_exist?"update":"add"})
const{changes:n={}}=x.safeParse(t).data?.commit??{}
return Object.entries(n).flatMap(([t,e])=>editLine(t,e))}function editLine(t,{type:e,old_content:n,new_content:o}){const r=e==="add"?"":n
const s=e==="delete"?"":o
if(r===void 0||s===void 0||r===s)return[]
return[`edited ${t} +${linesBeyond(s,r)} −${linesBeyond(r,s)}`]}function linesBeyond(t,e){const n=new Map
for(const t of linesOf(e))n.set(t,(n.get(t)??0)+1)
let o=0
for(const e of linesOf(t)){const t=n.get(e)??0
if(t===0)o+=1
else n.set(e,t-1)}return o}function linesOf(t){return t===""?[]:t.replace(/\n$/,"").split("\n")}const M=y.object({repository:y.object({private:y.boolean()})})
function showsOutput(t,e){if(t!=="auto")return t==="full"
try{const t=M.safeParse(JSON.parse((0,o.readFileSync)(e.GITHUB_EVENT_PATH??"","utf8")))
return t.data?.repository.private===!0}catch{return!1}}var U=n(67e3)
var R=n(63882)
var C=n(71403)
var N=n(79235)
var q=n(44463)
var W=n(583)
var B=n(71760)
var D=n(38789)
var F=n(44855)
var L=n(71762)
var J=n(88135)
var H=n(12384)
const G=15e3
function watchComments(t,e){const{world:n,memory:o}=t
const r=new AbortController
const s=new AbortController
const i=new Set
const a=[]
let c=n.clock()
const u=e.log.subscribe(({kind:u})=>{if(u!=="ObservationEvent"||!o.isKept||n.clock()-c<G)return
c=n.clock()
readComments(t,i,{conversation:e,received:a,stop:r,end:s.signal})})
return{stopped:r.signal,close(){u()
s.abort()
for(const t of readKeys(a,[...e.log]))o.join(t)}}}function readKeys(t,e){const n=e.findLastIndex(({kind:t,source:e})=>e==="agent"&&K.includes(t))
return t.filter(({at:t})=>t<=n).map(({key:t})=>t)}const K=["ActionEvent","MessageEvent"]
async function readComments(t,e,n){const{world:o,github:r,job:s,trigger:i}=t
try{const a=i.createdAt
if(a===void 0)return
const c=(0,q.n)(r,s.repository)
const u=await(0,L.jU)(c)
const l={...(0,N.triggerSettings)(o.env),own:u}
for(const o of await readNewCalls(c,i,{settings:l,since:a})){if(e.has(o.key)||o.kind==="decision")continue
e.add(o.key)
await joinOrStop(t,o,n)}}catch(t){(0,P.printNotice)(`New comments on the thread could not be read. ${(0,c.ec)(t).message}`)}}async function joinOrStop(t,e,{conversation:n,received:o,stop:r,end:s}){const{github:a,job:u,memory:l,world:d}=t
const p={...(0,N.gateSettings)(d.env,void 0),triggeringActor:void 0}
const sleep=t=>d.sleep(t,d.signal)
const f=await(0,B.Gj)({client:(0,q.n)(a,u.repository),settings:p,sleep:sleep},e)
const h=(0,i.JR)(d.env,"prompt")
if((0,F.aG)(e,h)!==void 0)return
const v=(0,F.Nl)(e,h)
if(f.status==="denied"||s.aborted||v!==void 0&&v!=="stop")return
const w=(0,m.iq)(e)
if(v==="stop"){l.join(e.key)
r.abort(new c.vC("cancelled",`${w} asked me to stop.`))}else{await n.send((0,J.J1)("task-joined",{requester:w,request:(0,D.pj)(e.request)}),w)
if(s.aborted)return
o.push({key:e.key,at:[...n.log].length})}await(0,H.b0)({github:a,job:u,mayWrite:!0},e,"eyes")}const Y=y.object({id:y.number().int(),node_id:y.string(),body:y.string().nullish(),user:W.Account.nullable(),created_at:y.string(),updated_at:y.string()})
async function readNewCalls(t,e,{settings:n,since:o}){const{thread:r}=e
if(r.type!=="issue"&&r.type!=="pull_request")return[]
const s="/issues/{issue_number}/comments"
const i=await t.get(s,{issue_number:r.number,since:o,per_page:100})
return y.array(Y).parse(i).flatMap(t=>callOf(t,e,n))}function callOf(t,e,n){const{id:o,node_id:r,user:s,created_at:i,updated_at:c}=t
if(s===null||c!==i)return[]
if(e.createdAt!==void 0&&Date.parse(i)<Date.parse(e.createdAt))return[]
if(e.item.kind==="issue-comment"&&e.item.id===o)return[]
const u=(0,F.Ao)({what:"comment",text:t.body??"",author:s,sender:s},n)
if(u.status==="ignored")return[]
const{repositoryId:l,thread:d}=e
const{decision:p}=u
const f=p?{kind:"decision",decision:p}:{kind:"mention"}
return[{status:"matched",...f,event:"issue_comment",answer:{kind:"comment"},repositoryId:l,thread:d,actors:u.actors,request:u.request,hidden:u.hidden,createdAt:i,item:{kind:"issue-comment",id:o,nodeId:r},key:(0,a.TN)(l,"issue_comment",o,c)}]}var z=n(1004)
var Z=n(19868)
var V=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var Q=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
async function converse(t,e){const{run:n,conversation:o,tools:r}=t
if(!(0,f.AD)(n))await(0,z.w)(t,r.inSetUp)
if(t.restriction.restrictions)r.shut()
const{log:s,state:i}=o
const a={length:eventsReported(s,n),stats:i.stats,refusals:(0,U.z0)(i.fields.agent_state)}
const c=await talk(t,e)
if(n.world.signal.aborted)n.memory.checkpoint()
const u=await r.close()
const l=u?{...c.agentEnd,end:{status:"failed",fault:u}}:c.agentEnd
return{...c,agentEnd:l,since:a,events:s.slice(a.length)}}function eventsReported(t,{memory:{cutOff:e},trigger:n}){if(e?.key!==n.key)return t.length
return[...t].filter(({timestamp:t})=>t<e.taken).length}async function talk(t,e){const{run:n,inputs:o,conversation:r,tools:s,deadline:i}=t
const a=keepReserve(t.folder)
const c=stepLogFor(n,o)
r.log.subscribe(c.onEvent)
const{maxIterations:l,maxBudget:d,maxTokens:p}=(0,u.d5)((0,u.jE)(o),t.knowledge.main)
const f={maxMinutes:o["timeout-minutes"],maxSteps:l,maxUsd:d,maxTokens:p}
n.progress?.follow(r,f)
const h=saveCheckpoints(n,r.log)
const m=saveMemoryMeanwhile(n,r.log)
const v=watchComments(n,r)
const w=AbortSignal.any([t.signal,v.stopped])
const runAgent=()=>r.run(w,i).catch(t=>endOnFullDisk(t,s,a))
const g={...t,signal:w,runAgent:runAgent}
await e.setConfirmation(g)
const{hidden:b,...k}=await endOf(g,e)
const y=k.refused!==void 0||k.again!==void 0
const O=y?k:{...k,end:await e.continueUntilAskable(g,k.end)}
c.close()
h()
m()
v.close()
a()
await r.close()
return{prepared:g,agentEnd:O,hidden:b}}function stepLogFor({redact:t,world:e},n){return stepLog({redact:t,newToken:e.newId,showsOutput:showsOutput(n["show-output"],e.env)})}async function endOf(t,e){const{run:o}=t
if(o.trigger.kind==="decision")return{...await e.decide(t),hidden:[]}
if((0,f.Bg)(o)!=="condense")return sendTask(t,e)
return{...await(await n.e(2290).then(n.bind(n,42290))).condenseOnRequest(t),hidden:[]}}async function sendTask(t,e){const{run:n,conversation:o,inputs:r,reading:s}=t
const{words:i,hidden:a}=await(0,Z.f)(n,t)
const c=await(0,Z.I)(n,s,{words:i,sees:(0,R.qd)(r)})
const u=await e.drop(t)
await o.send(c,(0,m.iq)(n.trigger));(0,C.j)(o)
return{end:await t.runAgent(),hidden:a,...u&&{used:u}}}const X=15e3
function saveCheckpoints({memory:t,world:e},n){let o=e.clock()
return n.subscribe(({kind:n})=>{if(n!=="ObservationEvent"||e.clock()-o<X)return
o=e.clock()
t.checkpoint()})}function saveMemoryMeanwhile({world:t},e){return e.subscribe(({kind:e})=>{if(e==="ActionEvent")t.saveMemory()})}const tt=16
function keepReserve(t){const e=(0,r.join)(t,"reserve")
let n=!1
const take=async()=>{const t={stack:[],error:void 0,hasError:!1}
try{const o=V(t,await(0,k.open)(e,"w",384),!0)
const r=(0,b.randomBytes)(1024*1024)
for(let t=0;t<tt&&!n;t+=1)await o.write(r)}catch(e){t.error=e
t.hasError=!0}finally{const e=Q(t)
if(e)await e}}
take().catch(()=>{})
return()=>{n=!0;(0,o.rmSync)(e,{force:!0})}}async function endOnFullDisk(t,e,n){if(!isFull(t))throw t
await e.close()
n()
const o="Free disk space in a step before this one, or use a larger runner, and mention me again."
return{status:"failed",fault:new c.vC("config","The disk of this runner is full.",{hint:o,cause:t})}}function isFull(t){if(!(t instanceof Error))return!1
return["ENOSPC","EDQUOT"].includes(Object(t).code)||isFull(t.cause)}var et=n(1539)
var nt=n(56172)
var ot=n(3630)
var rt=n(95017)
var st=n(2507)
var it=n(30289)
var at=n(74844)
var ct=n(58698)
var ut=n(94869)
var lt=n(60601)
var dt=n(92590)
const pt=y.string().max(32,"has a name of more than 32 characters").regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/,"has a name that is not made of letters and digits with single - or _")
const ft=y.record(y.string(),y.string()).default({})
const ht=y.strictObject({type:y.literal("stdio").optional(),command:y.string().min(1),args:y.array(y.string()).default([]),env:ft,trusted:y.boolean().default(!1)})
const mt=y.strictObject({type:y["enum"](["http","streamable-http"]).optional(),url:y.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}),headers:ft,private:y.boolean().default(!1),trusted:y.boolean().default(!1)})
const vt=y.record(pt,y.union([ht,mt]))
const wt=y.strictObject({mcpServers:vt})
const gt=20
function parseMcpConfig(t,e){try{return readServers(fromJson(t),e)}catch(t){if(!(t instanceof Unusable))throw t
const e="See docs/customizing.md for an example."
throw new c.vC("config",`The \`mcp-config\` cannot be used: ${t.message}.`,{hint:e,cause:t})}}class Unusable extends Error{}function readServers(t,e){const n=wt.safeParse(t)
if(!n.success)throw new Unusable(problemOf(n.error))
const o=Object.entries(n.data.mcpServers)
if(o.length>gt)throw new Unusable(`it names more than ${gt} servers`)
return o.map(([t,n])=>"url"in n?httpSpec(t,n,e):stdioSpec(t,n,e))}function stdioSpec(t,{command:e,args:n,env:o,trusted:r},s){if([e,...n].some(hasSlot))throw misplaced(t)
return{name:t,isTrusted:r,kind:"stdio",file:e,args:n,environment:filled(t,o,s)}}function httpSpec(t,e,n){if(hasSlot(e.url))throw misplaced(t)
const o=new URL(e.url)
if(o.username!==""||o.password!=="")throw new Unusable(`the url of "${t}" has a password in it`)
if(o.protocol==="http:"&&!e.private)throw new Unusable(`the server "${t}" is reached over http, not https, without \`"private": true\``)
const r=filled(t,e.headers,n)
return{name:t,isTrusted:e.trusted,kind:"http",url:o,headers:r,isPrivate:e.private}}const bt=/\$\{([^}]*)\}/g
function hasSlot(t){return t.search(bt)>=0}function filled(t,e,n){const fill=e=>e.replaceAll(bt,(e,o)=>{const r=Object.hasOwn(n,o)?n[o]:void 0
if(r!==void 0)return r
throw new Unusable(`the server "${t}" needs \${${(0,ut.TN)(o,50)}}, which is not among its secrets`)})
return Object.fromEntries(Object.entries(e).map(([t,e])=>[t,fill(e)]))}function misplaced(t){return new Unusable(`the server "${t}" has a \${…} outside of \`env\` and \`headers\`, where it could be seen`)}function fromJson(t){try{return JSON.parse(t)}catch{return}}function problemOf({issues:[t]}){if(!t||t.path.length<2)return'it must be JSON like {"mcpServers": {"name": {"command": "…"}}}'
const e=(0,ut.TN)(t.path.join("."),100)
if(t.code==="invalid_key")return`${e} ${t.issues[0]?.message??"has no valid name"}`
if(t.code==="invalid_format")return`${e} ${t.message}`
return`${e} must have \`command\`, \`args\` and \`env\`, or \`url\` and \`headers\`, and nothing else`}var kt=n(3823)
var yt=n(22296)
var Ot=n(45498)
async function serverSpecs(t,e,n){if((0,yt._K)(n))return[]
const o=e.plugins.flatMap(({servers:t})=>t===void 0?[]:[t])
const r={...t.secrets,...t["mcp-secrets"]}
const s=o.flatMap(t=>parseMcpConfig(t,r)).map(servers_untrusted)
const i=(await givenIn(t["mcp-config"],e)).flatMap(t=>parseMcpConfig(t,r))
const a=[...s,...i]
return[...new Map(a.map(t=>[t.name,t])).values()]}function serversOfSkills({skills:t,brought:e,plugins:n},o){const r=new Set([...e,...n].flatMap(t=>t.skills))
const s=[]
const i=t.flatMap(t=>{if(t.mcp_tools===void 0||!(0,lt.Pj)(t))return[]
try{const e=r.has(t)
const n={...o.secrets,...e&&o["mcp-secrets"]}
const s=readServers(serverConfig(t.mcp_tools),n).map(servers_untrusted)
return e?s:withoutRemote(s)}catch(e){const n=e instanceof Error?e.message:String(e)
s.push({path:t.source??t.name,problem:`is used, but its \`mcp_tools\` are not: ${n}`})
return[]}})
return{specs:i,problems:s}}const _t=y.object({stdio_servers:y.array(y.looseObject({name:y.string()}))})
function serverConfig(t){const e=_t.safeParse(t).data?.stdio_servers
return e?{mcpServers:Object.fromEntries(e.map(({name:t,...e})=>[t,e]))}:t}function withoutRemote(t,e=""){const n=t.find(({kind:t})=>t==="http")
if(!n)return t
throw new Error(`its server "${n.name}" has a url; name it in \`mcp-config\`${e}`)}function servers_untrusted(t){return{...t,isTrusted:!1}}async function givenIn(t,e){if(t===void 0)return[]
return[t.startsWith("{")?t:await inBaseCommit(t,e)]}async function inBaseCommit(t,{commit:e,source:n}){const o=(await n.read([t])).get(t)
if(o!==void 0)return o
throw new c.vC("config",`There is no file ${(0,ut.TN)(t,200)} in the base commit ${e.slice(0,7)}.`,{hint:"The input `mcp-config` is JSON, or the path of a file that is merged."})}function subAgentsWithServers(t,e){const n=new Map
const o=[]
const r=t.filter(t=>{try{const o=serversOf(t,e)
if(o)n.set(t.name,o)
return!0}catch(e){const n=`is not used: ${e instanceof Error?e.message:String(e)}`
o.push({path:t.source??t.name,problem:n})
return!1}})
return{agents:r,subAgentServers:n,problems:o}}function serversOf(t,{specs:e,secrets:n,isOutside:o}){const r=definedBy(t)
if(!r)return
if(o)return{named:[],own:[]}
const s=new Set(e.map(({name:t})=>t))
const i=[...r].flatMap(([t,e])=>e===null?[t]:[])
const a=i.find(t=>!s.has(t))
if(a!==void 0)throw new Error(`there is no server "${a}"`)
const c=[...r].filter(([,t])=>t!==null)
const u=readServers({mcpServers:Object.fromEntries(c)},n).map(servers_untrusted)
return{named:i,own:withoutRemote(u,", and here its name only")}}function definedBy({mcp_servers:t,mcp_config:e}){if(t===void 0&&e===void 0)return
const{mcpServers:n=e}=e??{}
const o=Array.isArray(t)?t.map(t=>[t,null]):entriesOf(t)
return new Map([...entriesOf(n),...o])}function entriesOf(t){return typeof t==="object"&&t!==null?Object.entries(t):[]}async function withServers(t,e,n){const o=(0,yt._K)(n)?{specs:[],problems:[]}:serversOfSkills(t,e)
const r=[...o.specs,...await serverSpecs(e,t,n)]
const s=[...new Map(r.map(t=>[t.name,t])).values()]
const i={specs:s,secrets:e.secrets??{},isOutside:(0,yt._K)(n)}
const{agents:a,subAgentServers:c,problems:u}=subAgentsWithServers(t.agents,i)
return{...t,specs:s,agents:a,subAgentServers:c,problems:[...t.problems,...o.problems,...u]}}async function allowedServers(t,{restricting:e,secrets:n}){const o=[...t.specs,...[...t.subAgentServers.values()].flatMap(({own:t})=>t)]
if(o.length===0||!(await e).restrictions)return{...t,withheld:[]}
const r=(0,p.cT)(t.specs,n)
const isThere=t=>r.some(e=>e.name===t)
const allowed=({named:t,own:e})=>({named:t.filter(isThere),own:(0,p.cT)(e,n)})
const s=new Map([...t.subAgentServers].map(([t,e])=>[t,allowed(e)]))
return{...t,specs:r,subAgentServers:s,withheld:namesOf(o,(0,p.cT)(o,n))}}function namesOf(t,e){return t.filter(t=>!e.includes(t)).map(({name:t})=>t)}function knownTools({servers:t},{knowledge:e,startingPoint:n}){const o=t.tools
if((0,yt._K)(n))return{served:o,absent:void 0}
const r=t.report().flatMap(({name:t,problem:e})=>e===""?[]:[t])
const s=[...e.subAgentServers.values()].flatMap(({own:t})=>t.map(({name:t})=>t))
return{served:o,absent:[...r,...s,...e.withheld]}}async function checkTools(t,{inputs:e,tools:n,startingPoint:o,world:r}){const s=knownTools(n,{knowledge:t,startingPoint:o})
const{"allowed-tools":i,tools:a}=e;(0,Ot.$_)({allowed:i,changes:a,main:t.main},s)
const c=[...t.problems,...t.agents.flatMap(t=>(0,Ot.e3)(t,s)),...t.main?(0,Ot.dI)(t.main,{allowed:i,changes:a,usual:(0,kt.Vx)(e.model)}):[]]
const u=[i,a,...t.agents.map(t=>t.tools)].flatMap(t=>t??[])
const l=await(0,kt.II)(u.map(dt.Qw),n.workspace,r.signal)
for(const[t,e]of l)(0,P.printNotice)((0,J.J1)("tool-not-offered",{tool:t,why:e}))
return{knowledge:{...t,problems:c},withoutTools:[...l.keys()]}}var St=n(5479)
var jt=n(32903)
async function openToolsAndServers(t){const e=(0,jt.a)(t)
const n=startServers(t,e)
const[o,r]=await startBothOrNone(e,n)
for(const{name:e,tools:n,problem:o}of r.report())(0,P.printServer)(e,o===""?`${n} tools`:`does not work. ${o}`,t.redact)
const s=new OwnServers((e,n)=>start(t,o.openProgram,{specs:e,pins:pinsIn(n)}))
const report=()=>[...r.report(),...s.report()]
const close=async()=>{await r.close()
return o.close()}
return{...o,servers:{...r,report:report},openOwn:(...t)=>s.open(...t),close:close}}async function startBothOrNone(t,e){const[n,o]=await Promise.allSettled([t,e])
if(n.status==="fulfilled"&&o.status==="fulfilled")return[n.value,o.value]
for(const t of[o,n])if(t.status==="fulfilled")await t.value.close()
throw n.status==="rejected"?n.reason:o.reason}const Pt={tools:[],report:()=>[],close:async()=>{}}
async function startServers(t,e){const n=pinsIn((0,st.s4)(t.conversation))
e.catch(()=>{})
const openProgram=async t=>(await e).openProgram(t)
return start(t,openProgram,{specs:await t.specs,pins:n})}async function start({world:t,redact:e},o,{specs:r,pins:s}){if(r.length===0&&s.size===0)return Pt
const{openServers:i}=await Promise.all([n.e(1349),n.e(5676)]).then(n.bind(n,65676))
return i({specs:r,pins:s,isPublic:St.U,openProgram:o,sleep:e=>t.sleep(e,t.signal),onProgress:(t,n)=>(0,P.printServer)(t,n,e)})}class OwnServers{#t
#e=[]
constructor(t){this.#t=t}async open(t,e,n){const o=await this.#t(e,n)
this.#e.push({agent:t,servers:o})
return o}report(){const t=new Map
for(const{agent:e,servers:n}of this.#e)for(const o of n.report()){const n=`${e}/${o.name}`
t.set(n,together(t.get(n),{...o,name:n}))}return[...t.values()]}}function together(t,e){if(!t)return e
const n=new Map(t.used.map(({tool:t,calls:e})=>[t,e]))
for(const{tool:t,calls:o}of e.used)n.set(t,(n.get(t)??0)+o)
return{name:e.name,tools:Math.max(t.tools,e.tools),used:[...n].map(([t,e])=>({tool:t,calls:e})),problem:e.problem}}const It=y.object({tool_name:y.string(),server:y.string(),print:y.string()})
const Tt=y.object({kind:y.literal("SystemPromptEvent"),tools:y.array(y.object({meta:It.optional().catch(void 0)}))})
const $t=5
function pinsIn(t){for(const e of t.list("events").slice(0,$t)){const n=Tt.safeParse(parsed(t.read(`events/${e}`))).data
if(n)return new Map(n.tools.flatMap(({meta:t})=>t?[[t.tool_name,t]]:[]))}return new Map}function parsed(t){try{return JSON.parse(t)}catch{return}}var At=n(23665)
var Et=n(75996)
var xt=n(63501)
var Mt=n(22343)
var Ut=n(4394)
var Rt=n(63846)
var Ct=n(26767)
var Nt=n(33368)
const qt=2
const Wt=360
async function withinJob({world:t,job:e},n,o){if(!t.env.GITHUB_WORKFLOW_REF){(0,P.printNotice)((0,J.J1)("job-limit-unknown",{minutes:String(n["timeout-minutes"])}))
return n}const r=await readJob(t.env,e.workspace,o)
const[s]=r?limitsIn(r,t).sort((t,e)=>t.left-e.left):[]
if(s===void 0)return n
const i=Math.max(1,Math.floor(s.left-qt))
if(i>=n["timeout-minutes"])return n
const{what:a,minutes:c}=s;(0,P.printNotice)((0,J.J1)("job-limit",{what:a,limit:String(c),minutes:String(i)}))
return{...n,"timeout-minutes":i}}const Bt=y.unknown().optional()
const Dt=y.object({id:Bt,uses:Bt,"timeout-minutes":Bt})
const Ft=y.object({"timeout-minutes":Bt,steps:y.array(Dt)})
const Lt=y.object({jobs:y.record(y.string(),y.unknown())})
const Jt=1024*1024
async function readJob(t,e,n){const[,o]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(t.GITHUB_WORKFLOW_REF??"")??[]
if(o===void 0||!t.GITHUB_WORKFLOW_SHA)return
try{const r=t.GITHUB_WORKFLOW_SHA===n?(new TextDecoder).decode(await(0,Ct.TA)([e],o,Jt)):await(0,Nt.$Y)({folder:e,environment:(0,ot._)(t)}).raw(["cat-file","blob",`${t.GITHUB_WORKFLOW_SHA}:${o}`])
const{jobs:s}=Lt.parse((0,Rt.hN)(r))
return Ft.parse(s[t.GITHUB_JOB??""])}catch{return}}function limitsIn({"timeout-minutes":t=Wt,steps:e},{env:n,now:o}){const r=beginOfJob(n)
const s=r===void 0?void 0:(o().getTime()-r)/6e4
const i=ours(e,n).map(t=>t["timeout-minutes"])
return[...s===void 0?[]:limitOf("job",t,s),...i.flatMap(t=>limitOf("step",t,0))]}function limitOf(t,e,n){return typeof e==="number"?[{what:t,minutes:e,left:e-n}]:[]}function ours(t,{GITHUB_ACTION:e="",GITHUB_ACTION_REPOSITORY:n}){const o=t.filter(({id:t})=>t===e)
if(o.length>0)return o
const r=e.startsWith("__self")?"./":`${n}@`
return t.filter(({id:t,uses:e})=>t===void 0&&typeof e==="string"&&e.startsWith(r))}function beginOfJob({GITHUB_EVENT_PATH:t=""}){return(0,o.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs}var Ht=n(35086)
var Gt=n(6107)
var Kt=n(9634)
async function prepare(t,e){const{world:n,job:o,redact:s}=t
const i=(0,f.AD)(t)
const a=await checkInputs(t,e)
const c=await(0,Mt.fe)(e,o.workspace)
const l=(0,Ht.W)(t)
const d=e.isolation==="none"?void 0:(0,jt.L)(e.isolation)
const h=makeFolder(o)
const m=await startIn(t,h,e["github-token"])
const v=await withinJob(t,(0,yt.hk)(m,e),m.head)
const w=(0,Ht.y)(t,m,l)
const g=await publisherIn(t,h,{startingPoint:m,token:v["github-token"]})
const b=openMemory(t,h)
const k=(0,p.hw)(w,{inputs:v,startingPoint:m,conversation:b})
k.catch(()=>{})
a?.requireTrusted(await k)
const{putBack:y,moving:O}=await restoreEarlierWork(t,v,{publisher:g,folder:h,path:b})
if(!i)(0,Et.leaveTrace)(t,b,{folder:h,base:m.head})
const _=await(0,Gt.hA)(t,v,{publisher:g,startingPoint:m})
const S=(0,p.eC)(t)||e["read-github"]?.includes("history")?await(0,Gt.YL)(t,{folder:h}):void 0
const j=knowledgeIn(t,v,{publisher:g,startingPoint:m,restricting:k})
const I=(0,r.join)(b,"observations")
const T=await othersIn(t,v,{startingPoint:m,publisher:g,folder:h,outputs:I,restricting:k})
if(T&&!i)(0,Et.leaveTrace)(t,b,{folder:h,base:m.head,others:T.traces})
const $=await openToolsAndServers({inputs:v,world:n,workingDir:o.workspace,outputDir:I,undoDir:(0,r.join)(b,"undo"),folder:h,sandbox:d,moving:O,handed:a?.handedOver(v,t.memory.hasStore),specs:j.then(({specs:t})=>i?[]:t),conversation:b,redact:s}).catch(async t=>{await(T?.removeAfter(async()=>{}))
throw t})
const A=i?{...$,workspace:(0,it.yk)($.workspace)}:$
return closeOnError(A,T,async()=>{const o=await j
const r=await k
const a=(0,p.K9)(r,v,{servers:o.withheld,trigger:t.trigger})
const{knowledge:l,withoutTools:d}=await checkTools(o,{inputs:v,tools:$,startingPoint:m,world:n})
const f=r.restrictions?.inputs??v;(0,P.printKnowledge)(l);(0,P.printSandbox)(A.report())
const O={isOpen:r.restrictions!==void 0,isOutside:(0,yt._K)(m)}
const I=await offerIn(t,i?{...e,intents:[]}:e,{isRestricted:O.isOpen||O.isOutside,had:(0,rt.S3)((0,st.s4)(b))})
const E={subAgentEvents:[],pictures:[],silences:[]}
const{conversation:x,closed:M}=await(0,u.HA)(t,f,{grants:i?"refused":(0,p.x0)({run:t,startingPoint:m,inputs:f,restriction:r,tools:A}),folder:h,tools:A,hookWorkspace:$.workspace,branch:m.branch,work:i?void 0:workIn(t,m,T),isReading:i,knowledge:l,redact:s,finishSchema:c,review:m.goal.kind==="review"?m.goal.context:void 0,intents:I,lookups:await lookupsIn(t,e,{...O,checkout:S}),unusable:d,memoryFile:(0,At.jd)({run:t,inputs:f,startingPoint:m})?l.memoryFile:void 0,...E})
const U=x.log.length
await(0,p.Fc)(x,r.strangers)
const R=AbortSignal.any([n.signal,A.over])
const C=AbortSignal.timeout(Math.ceil(f["timeout-minutes"]*6e4))
return{run:t,inputs:f,reading:await w,restriction:r,restrictionNote:a,signal:R,deadline:C,runAgent:()=>x.run(R,C),conversation:x,closed:M,publisher:g,tools:A,startingPoint:m,others:T,treeAtStart:_,changed:[...await(0,Gt.$A)(l.commit,{publisher:g,tree:_,putBack:y}),...T?.unmerged??[]],earlierEvents:U,putBack:y,knowledge:l,intents:I,wantsData:c!==void 0,...E,folder:h}})}async function checkInputs(t,e){(0,At.JS)(e,t.world.env)
for(const t of(0,at.Y)(e["protected-paths"]))(0,P.printWarning)((0,J.J1)("idle-pattern",{pattern:(0,ut.TN)(t,100)}))
if(e.intents)(await n.e(669).then(n.bind(n,40669))).declaredIntents(e.intents,{isRestricted:!1})
const{"agent-server-conversation":o,"agent-server-gives":r}=e
const s=o||r?await n.e(3757).then(n.bind(n,13757)):void 0
s?.requireOnServer(t,e)
return s}function makeFolder({temp:t}){(0,o.mkdirSync)(t,{recursive:!0})
return(0,o.mkdtempSync)((0,r.join)(t,"deckhand-"))}function repositoryIn({world:t,job:e},n){return{folder:n,workspace:e.workspace,environment:(0,ot._)(t.env)}}async function startIn(t,e,n){const o=t.trigger.thread.type!=="pull_request"&&t.memory.manifest.work===null
const r=o?(0,ct.LU)(repositoryIn(t,e)):void 0
return(0,Kt.S)(t,{url:`${t.job.repositoryUrl}.git`,token:n}).finally(()=>r)}function publisherIn(t,e,{startingPoint:n,token:o}){const{job:r,world:s}=t
const{goal:i,head:a}=n
return(0,ct.Zb)({...repositoryIn(t,e),base:a,remoteUrl:`${r.repositoryUrl}.git`,forkUrl:i.kind==="advance"&&i.fork!==void 0?`${r.serverUrl}/${i.fork}.git`:void 0,token:o,allowedBranch:i.kind==="advance"?i.branch:void 0,now:s.now})}function openMemory(t,e){const n=(0,u.Nq)(e,t.memory.id)
t.memory.openIn(n);(0,Et.leaveTrace)(t,n);(0,Ut.we)(t,n)
return n}async function restoreEarlierWork(t,e,{publisher:o,folder:s,path:i}){const a=e["agent-server-url"]===void 0?void 0:await Promise.all([n.e(4551),n.e(1017),n.e(202)]).then(n.bind(n,80202))
const c=await(a?.findPlace(t,e,s))
const u=(0,r.join)(i,"observations","not-put-back.patch")
const l=await(0,xt.a_)(t,{folder:s,path:u,later:c?.left})
if(c?.left)await(a?.keepLeft(t,o))
const d=a&&c&&a.workMover(t,{publisher:o,place:c.place,folder:s})
return{putBack:l,moving:d}}function knowledgeIn({github:t,job:e,world:n},o,{publisher:r,startingPoint:i,restricting:a}){const c=(0,C.Dg)(o,{publisher:r,startingPoint:i,serverUrl:e.serverUrl,github:t}).then(t=>withServers(t,o,i)).then(t=>allowedServers(t,{restricting:a,secrets:(0,s.secretInputs)(n.env)}))
c.catch(()=>{})
return c}async function closeOnError(t,e,n){try{return await n()}catch(n){await(e?e.removeAfter(()=>t.close()):t.close())
throw n}}async function offerIn(t,{intents:e=[]},o){if(e.length===0&&!o.had.includes("propose"))return
return(await Promise.all([n.e(669),n.e(5011)]).then(n.bind(n,7392))).offerIntents(t,e,o)}async function lookupsIn(t,e,o){if(e["read-github"]===void 0)return[]
return(await n.e(4755).then(n.bind(n,64755))).lookupsOf(t,e,o)}async function othersIn(t,e,{restricting:o,...r}){const{repositories:s}=e
if(s===void 0)return
const i=(await o).restrictions!==void 0
return(await Promise.all([n.e(2499),n.e(4564),n.e(692)]).then(n.bind(n,20692))).openOthers(t,{...r,names:s,inputs:e,isRestricted:i})}function workIn(t,e,n){const o=n?.here??[]
const r=(0,Kt.Y)(t,e)||o.some(t=>(0,Kt.Y)(t.run,t.startingPoint))
const s=o.map(({path:t,startingPoint:{head:e}})=>({path:t,head:e}))
return{head:e.head,isWorkThere:r,...s.length>0&&{folders:s}}}var Yt=n(24102)
var zt=n(57266)
var Zt=n(76204)
var Vt=n(38626)
var Qt=n(93582)
var Xt=n(14549)
var te=n(17117)
function factsOf({state:t},e,{change:n,kept:o,diff:r,patch:s,aside:i,locks:a},c){const u=(0,Xt.CD)(e.stats,t.stats)
const{calls:l,models:d,prompt_tokens:p,completion_tokens:f,cache_read_tokens:h,estimatedCalls:m,cost:v}=(0,Xt.vA)(u)
return{files:n.files,kept:o,diff:r,withheldPatch:s,asidePatch:i,locks:a,...(0,nt.qL)(c),refusedHistories:(0,U.z0)(t.fields.agent_state)-e.refusals,steps:t.steps,iterations:l,models:d,inputTokens:p,outputTokens:f,cachedTokens:h,estimatedCalls:m,costUsd:l===0?void 0:v,uses:usesOf(u)}}function withheldAnswer(t){return t.length===0?[]:[{path:"the answer",code:"DKH-203",detail:t.join(", ")}]}function usesOf({usage_to_metrics:t}){return Object.entries(t).map(([t,e])=>({id:t,replies:e.calls,inputTokens:e.accumulated_token_usage.prompt_tokens,outputTokens:e.accumulated_token_usage.completion_tokens,cachedTokens:e.accumulated_token_usage.cache_read_tokens,writtenTokens:e.accumulated_token_usage.cache_write_tokens,reasoningTokens:e.accumulated_token_usage.reasoning_tokens,costUsd:e.accumulated_cost,latencyMs:e.latency_ms}))}function risksIn(t){const e=new Set(t.flatMap(t=>t.kind==="ObservationEvent"?[t.action_id]:[]))
const n=t.flatMap(t=>t.kind==="SecurityAnalysisEvent"?Object.entries(t.risks):[])
const o=new Set(n.flatMap(([t,e])=>e==="MEDIUM"?[t]:[]))
return t.flatMap(t=>{if(t.kind!=="ActionEvent"||!o.has(t.id)||!e.has(t.id))return[]
const{command:n,path:r}=(0,te.cP)(t.action)
const s=[n,r].filter(t=>typeof t==="string").join(" ")
return[(0,ut.TN)(`${t.tool_name} ${s||(t.summary??"")}`,120)]})}const ee=String.raw`(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:test|t)(?:[:.][\w:.-]+)?`
const ne=String.raw`(?:npx|bunx|pnpm(?:\s+exec)?|yarn|poetry\s+run|uv\s+run|bundle\s+exec)\s+`
const oe=String.raw`(?:${ne})?(?:\S+/)?(?:pytest|py\.test|vitest|jest|mocha|ava|tox|nox|rspec|phpunit|ctest)`
const re=String.raw`(?:\./)?(?:cargo|go|deno|dotnet|swift|mix|sbt|bazel|rake|make|just|mvn|mvnw|gradle|gradlew|flutter|dart)\s+(?:-\S+\s+)*test`
const se=String.raw`node\s(?:\S+\s+)*?--test|python[\d.]*\s+-m\s+(?:pytest|unittest)|make\s+check`
const ie=new RegExp(String.raw`^(?:\w+=\S*\s+)*(?:${[ee,oe,re,se].join("|")})(?=\s|$)`)
const ae=/\s(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run)|-h|-N|-list(?:=\S+)?)(?=[\s=]|$)/i
const ce=/(?<!<)<<-?[ \t]*(["']?)(\w+)\1/g
const ue=/\\.|'[^']*'|"(?:[^"\\]|\\.)*"/gs
function testIn(t){const e=withoutHereDocuments(t).replaceAll(/\d?>&\d|&>>?/g,">").replaceAll(ue,withoutWords).trim()
const isTest=t=>ie.test(t)&&!ae.test(t)
if(!e.split(/[|;&\n]+/).some(t=>isTest(t.trim())))return
return e.split("&&").some(t=>/[|;&\n`]|\$\(/.test(t))?"unknown":"known"}function withoutWords(t){if(t.startsWith("\\"))return t
return t.startsWith('"')&&/`|\$\(/.test(t)?"$(":"''"}function withoutHereDocuments(t){if(!t.includes("<<"))return t
const e=t.split("\n")
const n=new Map
for(const[t,o]of[...e.entries()].reverse()){const[,e=""]=/^[ \t]*(\w+)(?=\s|$)/.exec(o)??[]
const r=n.get(e)??[]
r.push(t)
n.set(e,r)}const endAfter=(t,o)=>{const r=n.get(o)??[]
while((r.at(-1)??e.length)<=t)r.pop()
return r.at(-1)??t}
const o=[]
for(let t=0;t<e.length;t+=1){const n=e[t]??""
for(const[,,e=""]of n.matchAll(ce))t=endAfter(t,e)
o.push(n.replaceAll(ce,""))}return o.join("\n")}function testsIn(t){const e=t.toSorted((t,e)=>Date.parse(t.timestamp)-Date.parse(e.timestamp))
const n=new Map
const o=e.findLastIndex(isEdit)
e.forEach((t,e)=>{for(const{command:r,exitCode:s}of(0,Zt.EG)(t)){const t=s<0?void 0:testIn(r)
if(t===void 0)continue
n.delete(r)
n.set(r,{command:r,exitCode:t==="known"?s:void 0,isBeforeEdit:e<o})}})
return[...n.values()]}function isEdit(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!1
const{tool_name:e,observation:n}=t
return e==="apply_patch"||e==="file_editor"&&n.command!=="view"}var le=n(24380)
async function finishRun(t){const{prepared:e,agentEnd:o,events:r}=t
const{run:s,conversation:i,startingPoint:a,inputs:c}=e
const{exact:u,leaks:l,redact:d}=s
const{text:p,kinds:h}=l.redact(u(o.finalResponse??i.finalResponse()))
const m=(0,f.AD)(s)
const v=m||a.goal.kind==="review"?pe:await capturedIn(t)
const w=(0,At.ZV)(e,o)
const g=await severalIn(t,v)
const b=g?.seen.main
const k=m?fe:await(0,Qt.FW)(s,e,v,l,{hold:w,reviewed:b})
const y=await(g?.publishOthers(s,g.seen))??[]
const O=e.wantsData&&(0,Mt.hP)(i.log.branch())===void 0
const{check:_,opinion:S}=await judgeWork(t,{brought:k,paths:pathsOf(v,y)})
const j=!O&&(_===void 0||_.end.kind==="passed")
const P=o.end.status==="finished"&&j
const I=P&&k.fault===void 0
const T=I&&!m
const $={finalResponse:p,redact:d}
const A=T?await(0,Qt.qw)(s,e,k,$):Qt.g
const E=(P?await(g?.proposeOthers(y,$)):void 0)??y
const x=(0,At.or)(k,I&&A.fault===void 0)
const M=await(0,Vt.D3)(e,x)
const{end:U}=o
await(g?.linkAll(e,{saved:x,opened:A},E))
const R=plannedEnd(t,{saved:M,opened:A,finalResponse:p,lacksData:O,check:_})
const C=g?.concludeAll(R,E,{end:U,finalResponse:p,timeoutMinutes:c["timeout-minutes"]})
const N=C?.conclusion??R
const q=a.goal.kind==="review"?await n.e(3306).then(n.bind(n,73306)):void 0
const W=await(q?.reviewIn(s,a,{events:r,finalResponse:p,end:U,planned:N,redact:d,inputs:c}))
if(W==="lost")return W
const B=(0,At.Tb)(x,A,{...a,runId:s.job.runId,leaks:l})
const D=I&&A.fault===void 0
const F=await proposalsOf(t,{isDone:D,isHeld:B!==void 0})
const{lines:L}=F
const J=await planIn(t,I?p:"")
const H=[...F.waiting,...J.waiting]
const G={kept:x.kept,tree:x.treeLeft??v.tree,held:B,intents:H}
const K=await collectApprovals(t,G)
const Y=W?q?.concludeReview(W,U,N)??N:N
return{...(0,zt.t)((0,zt.R)({...Y,...J.advice},L),o,K),...seenIn(t,await(0,Vt.rs)(e,M,A),A),...K,isPlanAsked:J.waiting.length>0&&K.proposal!==void 0,check:_,opinion:S,others:C?.others,repositories:C?.results,finalResponse:p,review:W?.facts,intents:L,proposals:F.proposals,withheld:[...x.withheld,...withheldAnswer(h)],tree:x.change.tree,events:r,durationMs:0}}async function collectApprovals({prepared:t,agentEnd:e},o){const r=e.end.status==="waiting"||o.held!==void 0||o.intents.length>0
if(!r&&e.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await n.e(20).then(n.bind(n,70020))).settleApprovals(t,e,o)}const de={lines:[],waiting:[],proposals:[]}
async function proposalsOf(t,e){if(!t.prepared.intents)return de
return(await Promise.all([n.e(669),n.e(7260)]).then(n.bind(n,97260))).settleProposals(t,e)}async function capturedIn({prepared:t,events:e},n){const{publisher:o,subAgentEvents:r,others:s}=t
const i=t.tools.workspace.workingDir
const a=n??{publisher:o,workspace:i}
const c=n?void 0:s?.here[0]?.path.split("/")[0]
return withIgnoredEdits(await a.publisher.capture(c),[...e,...r],{...a,root:i})}async function severalIn(t,e){const{prepared:o}=t
if(!o.others||o.others.here.length===0||(0,f.AD)(o.run))return
const r=await Promise.all([n.e(2499),n.e(4564),n.e(3321)]).then(n.bind(n,3321))
const{seeAll:s,publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u}=r
const capture=e=>capturedIn(t,e)
return{publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u,seen:await s(o,{main:e,capture:capture})}}function pathsOf(t,e){const n=e.flatMap(({other:t,saved:e})=>e.change.files.map(({path:e})=>`${t.path}/${e}`))
return[...t.files.map(({path:t})=>t),...n]}async function judgeWork({prepared:t,agentEnd:e,events:o},{brought:r,paths:s}){const{inputs:i,startingPoint:a,run:c}=t
const u=(i.check!==void 0||i.critic!=="none")&&!(0,f.AD)(c)
if(!u||a.goal.kind==="review"||e.end.status==="waiting")return{}
const{checkOfWork:l,filesJudged:d,opinionOfWork:p,unlikeJudged:h}=await n.e(9808).then(n.bind(n,57427))
const{filesAt:m}=await n.e(8039).then(n.bind(n,28039))
const v=d(o)
const{changed:w,unseen:g}=h(v,m(c.job.workspace,s,v))
const b=l(i,{events:o,isFinished:e.end.status==="finished",paths:s,isChanged:w.length>0,isPartial:r.withheld.length>0&&r.kept.kind==="branch"})
const clear=t=>c.leaks.redact(c.exact(t)).text
const k=p(o,g)
return{check:b&&{...b,output:clear(b.output)},opinion:k&&{...k,message:clear(k.message)}}}const pe={tree:"",files:[],leftOut:[]}
const fe={kept:{kind:"nothing"},change:pe,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:t,startingPoint:e}},o){if((0,f.Bg)(t)!=="plan")return{waiting:[]}
const r=(0,p.i5)(t,e.goal)
return(await n.e(8563).then(n.bind(n,68563))).askedPlan(o,{nobody:r,rules:(0,le.hP)(t,t.memory.id)})}function plannedEnd({prepared:t,agentEnd:e},n){const{run:o,inputs:r}=t
const s=t.tools.report()
return(0,Yt.E)({...n,end:e.end,change:n.saved.change,goal:(0,i.J)(o.world.env)?t.startingPoint.goal.kind:(0,i.VV)(o.world.env),timeoutMinutes:r["timeout-minutes"],main:t.knowledge.main,silence:t.silences.toSorted((t,e)=>e.ms-t.ms)[0],reach:s&&{...s,isFork:(0,yt._K)(t.startingPoint)}})}function sandboxFacts({run:t,tools:e,startingPoint:n}){const o=e.report()
if(!o)return
if(!(0,yt._K)(n))return{...o,nobody:(0,p.i5)(t,n.goal)}
return{...o,denials:o.denials.map(({host:t,port:e})=>({host:t,port:e,reason:"fork"}))}}function seenIn({prepared:t,since:e,events:n,hidden:o},r,s){const{conversation:i,tools:a,startingPoint:c,restriction:u,restrictionNote:l,subAgentEvents:d}=t
return{...factsOf(i,e,r,s),checks:[...i.log.slice(e.length),...d].flatMap(Zt.EG),...(0,Zt.l9)([...n,...d]),tests:testsIn([...n,...d]),risks:risksIn([...n,...d]),picture:t.pictures.at(-1),sandbox:sandboxFacts(t),knowledge:(0,C.sw)(i),servers:a.servers.report(),reading:{strangers:u.strangers,hidden:o},note:(0,yt._K)(c)?(0,J.J1)("fork"):l,forkUrl:forkUrlOf(t),patchBase:(0,nt.Rw)(c)}}function forkUrlOf({run:t,startingPoint:{goal:e}}){return e.kind==="advance"&&e.fork!==void 0?`${t.job.serverUrl}/${e.fork}`:void 0}async function withIgnoredEdits(t,e,{publisher:n,workspace:o,root:s}){const i=[...new Set(e.flatMap(finish_run_editedIn).map(t=>(0,r.relative)(o,(0,r.resolve)(s,t))))]
const a=i.filter(t=>t!==""&&!(0,r.isAbsolute)(t)&&t.split("/")[0]!=="..")
const c=new Set(t.files.map(({path:t})=>t))
const u=await n.ignored(a.filter(t=>!c.has(t)))
const l=u.map(t=>({path:t,code:"DKH-118",detail:""}))
return l.length===0?t:{...t,leftOut:[...t.leftOut,...l]}}function finish_run_editedIn(t){if(t.kind!=="ObservationEvent"||t.tool_name!=="file_editor"||t.observation.is_error)return[]
const{command:e,path:n}=t.observation
return e!=="view"&&typeof n==="string"?[n]:[]}async function work(t){const e=t.world.clock()
const durationMs=()=>t.world.clock()-e
let n=!1
try{const e=(0,s.readInputs)(t.world.env)
const o=await prepare(t,e)
const r=await closeToolsAfter(o,async()=>{if(await t.claimed==="lost")return"lost"
const e=await converse(o,v)
n=!0
return await isReviewed(t)?"lost":finishRun(e)})
if(r==="lost")return r
const{folder:i,publisher:a,conversation:c}=o
const l=(0,u.Nq)(i,t.memory.id)
await clearLog(l,t.leaks)
return{report:{...r,durationMs:durationMs()},fault:r.fault,events:r.events??[],workingDir:o.tools.workspace.workingDir,conversationPath:l,startingPoint:o.startingPoint,tree:r.tree,proposals:r.proposals,approvals:{proposal:r.proposal,used:r.used,results:r.results},baseSha:a.base,...r.repositories&&{repositories:r.repositories},structuredOutput:o.wantsData?(0,Mt.hP)(c.log.branch()):void 0}}catch(e){if(await t.claimed==="lost")return"lost"
const o=!n
return{...(0,nt.Gj)((0,c.ec)(e),durationMs()),conversationPath:await logOf(t),isWorkSaved:o}}}async function logOf({memory:t,leaks:e}){try{if(t.folder!==void 0)await clearLog(t.folder,e)
return t.folder??""}catch{return""}}async function isReviewed(t){return(0,a.zN)(t.trigger)&&(0,i.J)(t.world.env)&&await(0,g.s6)(t)!==void 0}async function closeToolsAfter(t,e){const{conversation:n,tools:o,others:r}=t
try{return await e()}finally{try{await n.close()}finally{await(r?r.removeAfter(()=>o.close()):o.close())}}}async function clearLog(t,e){for(const{path:n,read:o}of(0,et.bh)(t)){const{text:s,kinds:i}=await e.redactLong(o().toString())
if(i.length>0)overwrite((0,r.join)(t,n.slice(et.H3.length)),s)}}function overwrite(t,e){const n=(0,o.openSync)(t,o.constants.O_WRONLY|o.constants.O_TRUNC|o.constants.O_NOFOLLOW)
try{(0,o.writeFileSync)(n,e)}finally{(0,o.closeSync)(n)}}}),5479:((t,e,n)=>{n.d(e,{U:()=>isPublic,x:()=>reachOf})
var o=n(77030)
const r=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const s=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const i=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
function reachOf(t){if((0,o.isIPv4)(t)){if(isIn(t,"ipv4",s))return"never"
return isIn(t,"ipv4",r)?"private":"public"}if(!(0,o.isIPv6)(t)||isIn(t,"ipv6",i))return"never"
if(isIn(t,"ipv6",[["2000::",3]]))return"public"
return isIn(t,"ipv6",[["fc00::",7]])?"private":"never"}function isPublic(t){return reachOf(t)==="public"}function isIn(t,e,n){const r=new o.BlockList
for(const[t,o]of n)r.addSubnet(t,o,e)
return r.check(t,e)}})}

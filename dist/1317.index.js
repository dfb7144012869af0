export const id=1317
export const ids=[1317]
export const modules={13834:((e,t,n)=>{n.d(t,{S:()=>writeSummary})
var o=n(78276)
var s=n(98664)
var r=n(54995)
async function writeSummary(e,t){if(!e.GITHUB_STEP_SUMMARY)return
try{const{summary:e}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await e.addRaw(fitting(t),!0).write()}catch(e){(0,r.printNotice)(`The summary of this run could not be written. ${(0,s.ec)(e).message}`)}}const i=1e6
function fitting(e){if(Buffer.byteLength(e)<=i)return e
return(0,o._n)(e,Math.floor(i/3)-100,"the summary was too long; see the log of the run for the rest")}}),43193:((e,t,n)=>{n.d(t,{P1:()=>l,Uq:()=>r,Vk:()=>d})
var o=n(28942)
var s=n(64377)
const r="report.json"
const i=o.url({protocol:/^https?$/})
const a=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(a).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const l=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(a).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const d="cut-off"}),32903:((e,t,n)=>{n.d(t,{L:()=>beginSandbox,a:()=>openTools})
var o=n(73024)
var s=n(76760)
var r=n(46101)
var i=n(87233)
var a=n(11627)
var c=n(62461)
var u=n(98664)
var l=n(22499)
var d=n(88135)
async function openTools(e){const{inputs:t,world:s,workingDir:r,outputDir:i,undoDir:a}=e
const u=t["tool-env"]??[]
refuseSecrets(s.env,u);(0,o.mkdirSync)(i,{recursive:!0})
if(e.moving){const{openOnServer:t}=await Promise.all([n.e(4551),n.e(1017),n.e(6767)]).then(n.bind(n,71017))
const{workspace:o,over:s,close:r}=await t(e,e.moving)
return withoutSandbox(o,s,r)}if(t.isolation!=="none")return openInSandbox(e,t.isolation,u)
const d=(0,c.u)(s.env,u)
const{localWorkspace:p}=await n.e(1464).then(n.bind(n,81464))
const f=p({workingDir:r,outputDir:i,undoDir:a,environment:d,git:(0,l.CA)("git"),node:s.node})
return withoutSandbox(f,(new AbortController).signal,async()=>{})}function withoutSandbox(e,t,n){const{openProgram:o}=e
const inSetUp=t=>t({workspace:e,denials:()=>[]})
return{workspace:e,openProgram:o,over:t,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(e){const t=loadSandbox(e)
t.catch(()=>{})
return t}async function loadSandbox(e){const[{openSandbox:t},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(6280)]).then(n.bind(n,14290)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:t,way:await o(e,process.getuid?.()??0)}}async function openInSandbox({inputs:e,world:t,sandbox:n,...i},u,l){const{env:p,scripts:f,node:h,random:m}=t
const v=(0,s.join)(f,"tool-host","index.js")
if(!(0,o.existsSync)(v))throw(0,d.Yp)(`file ${v}`)
const{open:w,way:g}=await(n??beginSandbox(u))
const b=await w({...i,way:g,env:p,scripts:f,node:h,random:m,added:l,isolation:u,network:e.network,setUpNetwork:e["setup-network"],isAsking:e.confirmation!=="never",caches:e.caches??[],host:v,brokerVariables:Object.keys(p).filter(e=>c.c.test(e)&&p[e]!==""),onHandOver:e=>(0,r.k8)(p,e),onBuilding:()=>void(0,a.c_)().catch(()=>{})})
const close=async()=>{await b.close();(0,r.k8)(p,void 0)
return}
return{...b,close:close}}function refuseSecrets(e,t){const n=(0,i.secretInputs)(e).filter(e=>e.length>=6)
const o=t.filter(t=>n.some(n=>e[t]?.includes(n)))
if(o.length===0)return
throw new u.vC("config",`The input \`tool-env\` names ${o.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),75996:((e,t,n)=>{n.r(t)
n.d(t,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var o=n(76760)
var s=n(28942)
var r=n(54995)
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
const v=s.object({id:s.int(),path:s.string(),folder:s.string(),base:s.string()}).readonly()
const w=s.object({name:s.object({name:s.string(),ref:s.string(),branch:s.string()}).readonly(),repositoryId:s.number(),folder:s.string(),lease:u.nD,work:s.object({folder:s.string(),base:s.string(),others:s.array(v).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:e,trigger:t,world:n},o,s){const{lease:r}=e.manifest
if(!e.isKept||!r)return
const{repositoryId:a}=t;(0,i.s0)(n.env,{name:(0,h.Qv)(t),repositoryId:a,folder:o,lease:r,work:s})}async function rescue(e,t,n,o){const{job:s,leaks:r}=t
const{name:i,repositoryId:a,folder:c,lease:u,work:l}=w.parse(JSON.parse(n))
const m=(0,h.Ch)({world:e,job:s,leaks:r,name:i,repositoryId:a})
const v=await(m?.read())
if(!m||v?.status!=="found")return
if((0,d.dj)(v.manifest.lease)!==(0,d.dj)(u))return
const g={...u,until:e.now().toISOString()}
const b=(0,p.kk)(new Map([...v.files].filter(([e])=>e.startsWith("work/"))))
const k=l&&o&&!v.files.has(f.f)
const y=k?await workIn(e,t,{...l,before:v.files}).catch(()=>b):b
await m.write({manifest:{...v.manifest,lease:g},files:[...(0,p.bh)(c),...y]})}async function workIn(e,t,{others:s,...i}){const{before:a}=i
const c=(0,p.kk)(new Map([...a].filter(([e])=>(0,f.Yc)(e))))
if(s===void 0||s.length===0)return[...await filesOf(e,t,i),...c]
const{OTHERS:u,requireOwnFolder:d}=await Promise.all([n.e(2499),n.e(4564),n.e(3564)]).then(n.bind(n,31183))
const h=await filesOf(e,t,{...i,apart:u})
for(const{id:n,path:i,...u}of s)try{d(t.job.workspace,i)
const s={...u,workspace:(0,o.join)(t.job.workspace,i),before:(0,f.sA)(a,n)}
h.push(...(await filesOf(e,t,s)).map(e=>(0,f.fZ)(e,n)))}catch(e){(0,r.printNotice)(`The changes in ${i} could not be saved. ${(0,l.ec)(e).message}`)
h.push(...c.filter(e=>(0,f.Yc)(e.path,n)))}return[...h,...c.filter(({path:e})=>!s.some(({id:t})=>(0,f.Yc)(e,t)))]}async function filesOf({env:e,now:t},{job:n,leaks:o},s){const{folder:r,base:i,before:u,workspace:l=n.workspace,apart:d}=s
const p=`${n.repositoryUrl}.git`
const h=(0,a._)(e)
const v=(0,c.WG)({folder:r,base:i,workspace:l,remoteUrl:p,token:"",environment:h,now:t})
const w=await v.capture(d)
return(0,f.Xo)((await(0,m.Ng)(v,w,{env:e,leaks:o,before:u})).left)}}),76204:((e,t,n)=>{n.d(t,{EG:()=>checkOf,cD:()=>isWork,l9:()=>toolCallsIn})
const o=new Set(["finish","think","task_tracker","request_condensation","propose"])
const s=new Set(["task","delegate"])
const r=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|diff|cmp)\s[^;&|]*$/
const i=/'[^']*'|"[^"$`\\]*"/g
const a=/^(?:#|(?::|true|echo|printf|sleep|wait|exit|cd)(?=\s|$))/
function isIdle({command:e}){const t=e.replaceAll(i,"''")
const n=t.split(/[;&|\n]+/).map(e=>e.trim())
const o=n.filter(e=>e!=="")
return o.length>0&&!/[$`<>*?[\\({]/.test(t)&&o.every(e=>a.test(e))}function checkOf(e){if(e.kind!=="ObservationEvent")return[]
const{kind:t,command:n,exit_code:o}=e.observation
if(t!=="TerminalObservation"||typeof n!=="string"||typeof o!=="number")return[]
return[{command:n,exitCode:o}]}function toolCallsIn(e){const t=e.filter(({kind:e})=>e==="ObservationEvent"||e==="AgentErrorEvent")
return{toolCalls:t.filter(e=>isWork(e)&&!s.has(e.tool_name)).length,failedCalls:t.filter(hasFailed).length}}function hasFailed(e){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!0
return checkOf(e).some(({command:e,exitCode:t})=>t>0&&!(t===1&&r.test(e)))}function isWork(e){return e.kind==="ObservationEvent"&&!hasFailed(e)&&!o.has(e.tool_name)&&!checkOf(e).some(isIdle)}}),22343:((e,t,n)=>{n.d(t,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(54552)
var s=n(98664)
var r=n(84901)
function outputsOf({report:e,conversationPath:t,baseSha:n,structuredOutput:s,approvals:r},i,{memory:{id:a,isResumed:c},job:{repository:u}}){return{outcome:e.outcome,reason:e.reason,"final-response":e.finalResponse,"structured-output":s,...whereOf(e),"pull-requests":e.others&&pullRequestsOf(e,e.others,u),"base-sha":n,...foundIn(e.review),...proposedIn(e.intents??[]),"comment-id":i?.id,"comment-url":i?.url,"conversation-id":a,"resumed-from":c?a:void 0,"pending-actions":r?.proposal&&(0,o.C1)(r.proposal),"conversation-path":t,iterations:e.iterations,"input-tokens":e.inputTokens,"output-tokens":e.outputTokens,...sumsOf(e.uses),"cost-usd":e.costUsd,"duration-seconds":Math.round(e.durationMs)/1e3}}function pullRequestsOf(e,t,{owner:n,name:o}){const s=[{...e,repository:`${n}/${o}`},...t]
return JSON.stringify(s.flatMap(({repository:e,pullRequest:t,kept:n})=>{const o=n.kind==="branch"?n.branch:""
return t?[{repository:e,number:t.number,url:t.url,branch:o}]:[]}))}function sumsOf(e){const sum=t=>e.reduce((e,n)=>e+t(n),0)
return{"cached-tokens":sum(({cachedTokens:e})=>e),"cache-write-tokens":sum(({writtenTokens:e})=>e),"reasoning-tokens":sum(({reasoningTokens:e})=>e),"model-seconds":Math.round(sum(({latencyMs:e})=>e))/1e3}}function proposedIn(e){if(e.length===0)return{}
const t=e.filter(({status:e})=>e==="done"||e==="already").length
return{"intents-done":t,"report-path":e.find(({report:e})=>e)?.report?.path}}function foundIn(e){if(!e)return{}
const{found:t,fixed:n,stillOpen:o,blocking:s,url:r}=e
return{"review-url":r,"findings-new":t,"findings-fixed":n,"findings-open":o+t,"findings-blocking":s}}function whereOf({files:e,kept:t,diff:n,withheldPatch:o,asidePatch:s,pullRequest:r}){return{"files-changed":e.length,"diff-path":n?.path,"patch-path":(o??s)?.path,...t.kind==="branch"&&{branch:t.branch,"commit-sha":t.commit},...t.kind==="patch"&&{"patch-path":t.path},"pr-number":r?.number,"pr-url":r?.url}}async function outputSchema(e,t){const{"output-schema":n,"output-schema-file":o}=e
if(n!==void 0)return parsed(n)
return o===void 0?void 0:parsed(await(0,r.$C)(t,o,"output-schema-file"))}function parsed(e){const t=jsonOf(e)
if(typeof t==="object"&&t!==null&&!Array.isArray(t))return{...t}
throw new s.vC("config","The schema of `output-schema` is not a JSON object.",{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(e){try{return JSON.parse(e)}catch{return}}const i=2e5
function structuredOutput(e){const t=e.findLastIndex(e=>e.kind==="MessageEvent"&&e.source==="user")
const n=e.findLast((e,n)=>n>t&&e.kind==="ActionEvent"&&e.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:s,security_risk:r,...a}=Object(jsonOf(n.tool_call.arguments))
const c=JSON.stringify(a)
return c.length>i?void 0:c}}),4394:((e,t,n)=>{n.d(t,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var s=n(76760)
var r=n(54995)
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
function openPage(e,t){const n=e.world.now().toISOString()
const o={run:e.job.runUrl,at:n,workflow:workflowOf(e)}
write(e,(0,s.join)(t,h.Ct),(0,h.sL)(fileIn(t),o))
save(e,t,{...aboutRun(e),outcome:p.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,f.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(e,void 0,void 0)});(0,i.pZ)(e.world.env,t)}async function finishPage({env:e},t,n,c){const u=(0,s.join)(t,p.Uq)
if(!(0,o.existsSync)(u))return
const l=p.P1.parse(JSON.parse((0,o.readFileSync)(u,"utf8")))
const{path:d,steps:f}=await n(t,l,c);(0,r.printNotice)(`The page of this run: ${d}`)
await(0,a.S)(e,c(`### ${l.sign} ${l.reason}\n\n${l.hint}\n\n${f}`));(0,i.pZ)(e,void 0)}function saveFacts(e,t,n){const{conversationPath:o}=t
if(o==="")return
const r=pageFactsOf(e,t,n)
save(e,o,r)
const i=recordOf(e,r,t.report)
write(e,(0,s.join)(o,h.Ct),(0,h.q8)((0,h.Q0)(fileIn(o)),i))
return i}function fileIn(e){return t=>(0,o.existsSync)((0,s.join)(e,t))?(0,o.readFileSync)((0,s.join)(e,t),"utf8"):void 0}function workflowOf({world:e}){return(0,d.TN)(e.env.GITHUB_WORKFLOW??"",100)}function recordOf(e,{outcome:t,links:n},o){return{run:e.job.runUrl,at:e.world.now().toISOString(),workflow:e.redact(workflowOf(e)),model:e.redact((0,d.TN)(o.models.join(", "),200)),outcome:t,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(e,t,n){write(e,(0,s.join)(t,p.Uq),n)}function write({redact:e},t,n){const hide=(t,n)=>typeof n==="string"?e(n):n
try{(0,o.mkdirSync)((0,s.dirname)(t),{recursive:!0});(0,o.writeFileSync)(t,JSON.stringify(n,hide))}catch(e){(0,r.printNotice)(`The facts of this run could not be saved. ${(0,l.ec)(e).message}`)}}async function pageOf(e,t,n){if(t.conversationPath==="")return
try{const o=await e.writePage(t.conversationPath,pageFactsOf(e,t,n),e.redact);(0,i.pZ)(e.world.env,void 0)
return o}catch(e){(0,r.printNotice)(`The page of this run could not be written. ${(0,l.ec)(e).message}`)
return}}function summaryOfPage({job:e,world:t,redact:n},o){if(!o)return""
const s=uploadsPage(t.env,e.workspace)
const r=s?(0,f.J1)("page-artifact",{url:`${e.runUrl}#artifacts`}):(0,f.J1)("page-not-uploaded")
return n([o.steps,r].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:e=""},t){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(e)??[]
try{const e=n===void 0?"":(0,o.readFileSync)((0,s.join)(t,n),"utf8")
return e.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(e)}catch{return!1}}function aboutRun({job:e,trigger:t}){const{owner:n,name:o}=e.repository
const{thread:s}=t
return{version:1,repository:`${n}/${o}`,thread:s.type==="none"?t.event:`#${s.number}`,requester:(0,m.iq)(t)}}function pageFactsOf(e,{report:t,events:n=[]},o){const s=e.world.now()
return{...aboutRun(e),outcome:t.outcome,sign:(0,c.rL)(t).mark,reason:t.reason,quote:t.quote,hint:t.hint,beganAt:n[0]?.timestamp??new Date(s.getTime()-t.durationMs).toISOString(),endedAt:s.toISOString(),durationMs:t.durationMs,steps:t.steps,models:t.models,costUsd:t.costUsd,uses:t.uses.map(({id:e,replies:t,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})=>({name:e,replies:t,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})),checks:t.checks,diff:t.diff?.text,withheld:withheldIn(t),others:t.others?.map(otherOf),blockedHosts:(t.sandbox?.denials??[]).map(({host:e,port:t})=>`${e}:${t}`),picture:t.picture,links:linksIn(e,t,o)}}function withheldIn({withheld:e}){return e.map(({path:e,code:t})=>({path:e,code:t,message:u.Lp[t].message}))}function otherOf(e){const{repository:t,kept:n,pullRequest:o,diff:s,problem:r}=e
const i=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const a=o?{label:`Pull request #${o.number}`,link:o.url}:i
const c=a.label||r||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:t,...a,label:c,diff:s?.text,withheld:withheldIn(e)}}function linksIn({job:e,trigger:t},n,o){const{thread:s}=t
const r=s.type==="discussion"?"discussions":"issues"
return{thread:s.type==="none"?void 0:`${e.repositoryUrl}/${r}/${s.number}`,run:e.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${e.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),9634:((e,t,n)=>{n.d(t,{S:()=>findStartingPoint})
var o=n(28942)
var s=n(41320)
var r=n(48142)
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
async function findStartingPoint(e,t){const{thread:n}=e.trigger
return n.type==="pull_request"&&!e.other?startingPointOfPull(e,n.number,t):startingPointOfIssue(e,t)}async function startingPointOfIssue(e,t){return await earlierWork(e,t)??await(0,k.aS)(e,t)??newStartingPoint(e,t)}async function newStartingPoint(e,t){const{world:n,job:o,github:r,trigger:a,memory:c}=e
const{"base-branch":u,"create-pr":l}=(0,s.ER)(n.env)
const d=e.other?void 0:u
const f=c.manifest.work===null?(0,k.Ws)(e):void 0
const{head:m,branch:g}=await(d===void 0?(0,b.oz)(o.workspace,(0,i._)(n.env)):checkOutBase(e,d,t))
const y=c.wasCutOff?1:o.runAttempt
const{branch:O,plain:_}=(0,w.xo)((0,w.et)(a),{...o,runAttempt:y},(0,w.dT)(e))
const propose=e=>{const t={branch:`${O}${e}`,plain:`${_}${e}`}
return{head:m,branch:g,goal:{kind:"propose",...t,base:g},pull:void 0}}
const S=await(0,p.h8)(r,o.repository,O)
const j=await workThere(e,{branch:O,base:g,tip:S},m,f)
if(j.status==="found"){await atCommit(e,t,m,j.tip)
return{head:j.tip,branch:j.branch,goal:j.goal,pull:void 0}}const P=S===void 0?"":`-run-${o.runId}`
if(j.status==="unseen"&&(S!==void 0||l!=="none"))c.notes.add((0,v.J1)("work-unseen",{why:(0,h.$E)(300,j.why),branch:(0,h.aY)(`${O}${P}`)}))
if(S===void 0)return propose("")
if(j.status==="unknown")c.notes.add((0,v.J1)("branch-taken",{branch:(0,h.aY)(O),other:(0,h.aY)(`${O}${P}`)}))
return propose(P)}async function workThere(e,t,n,o){const{job:s,trigger:r,memory:i}=e
const{branch:a,base:c,tip:u}=t
const l=u===void 0?void 0:await leftBehind(e,a,n)
if(l!==void 0)return{status:"found",tip:l,branch:a,goal:{kind:"propose",branch:a,plain:a,base:c,isThere:!0}}
const d=i.manifest.work?.branch.startsWith(a)
if(d||s.task&&(0,w.et)(r).isTask)return{status:"over"}
return u===void 0&&o===void 0?{status:"unknown"}:(0,k.Mn)(e,t,o)}async function startingPointOfPull(e,t,n){const{world:o,job:s,github:r}=e
const a=await(0,l.Es)((0,u.n)(r,s.repository),t)
requireOpen(a)
await(0,g.Au)(e,a)
const{head:c}=await(0,b.Bs)(s.workspace,(0,i._)(o.env))
await atCommit(e,n,c,a.head.sha)
return{head:a.head.sha,branch:a.head.branch,goal:await pullGoal(e,a),pull:a}}async function atCommit({world:e,job:t},n,o,s){const r=(0,i._)(e.env)
const inCheckout=(e={})=>(0,a.$Y)({folder:t.workspace,environment:{...r,...e}})
if(o!==s)await(0,f.kz)(inCheckout,n,s)}async function pullGoal(e,t){const{world:o,job:s,github:i,trigger:a}=e
const c=t.base.branch
if((0,d.zN)(a)){const{readReviewContext:o}=await n.e(3300).then(n.bind(n,13300))
return{kind:"review",base:c,context:await o(e,t.number)}}const{branch:f,repository:h}=t.head
const m={number:t.number,url:t.url}
if(t.isFork){const e=(0,r.JR)(o.env,"fork-push")==="true"&&t.maintainerCanModify&&(0,p.$i)(f)
return e&&h!==void 0?{kind:"advance",branch:f,base:c,pullRequest:m,fork:h}:{kind:"patch",base:c}}const v=(0,p.$i)(f)&&await(0,l.HS)((0,u.n)(i,s.repository),f)
return v?{kind:"advance",branch:f,base:c,pullRequest:m}:{kind:"patch",base:c}}function requireOpen({number:e,state:t}){if(t!=="open")throw new m.vC("config",`Pull request #${e} is ${t}.`,{hint:`${t==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase({world:e,job:t,github:n},o,s){const r=(0,i._)(e.env)
const{head:u,branch:l}=await(0,b.Bs)(t.workspace,r)
if(l===o)return{head:u,branch:l}
const d=await(0,p.nM)(n,t.repository,o).catch(e=>{throw e instanceof c.Q4&&e.status===404?missing(o):e})
if(d!==u){const inCheckout=(e={})=>(0,a.$Y)({folder:t.workspace,environment:{...r,...e}})
await(0,f.kz)(inCheckout,s,d)}return{head:d,branch:o}}function missing(e){return new m.vC("config",`There is no branch ${e} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const y=o.object({message:o.string()})
async function leftBehind({github:e,job:t,memory:n},o,s){if(!n.wasCutOff)return
const r=await(0,p.nM)(e,t.repository,o)
if(r===s)return r
const{owner:i,name:a}=t.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:u}=y.parse((await e.request(c,{owner:i,repo:a,commit_sha:r})).data)
return u.includes(`Agent-Conversation: ${n.id}`)?r:void 0}async function earlierWork(e,t){const{world:n,job:o,memory:s}=e
const{work:r}=s.manifest
const c=r&&await whereNow(e,r)
if(!r||!c)return
const{tip:u,pullRequest:l}=c
const d=(0,i._)(n.env)
const{head:p}=await(0,b.Bs)(o.workspace,d)
const inCheckout=(e={})=>(0,a.$Y)({folder:o.workspace,environment:{...d,...e}})
if(p!==u)await(0,f.kz)(inCheckout,t,u)
const{branch:h,base:m}=r
const v=l===void 0?{kind:"propose",branch:h,plain:h,base:m,isThere:!0}:{kind:"advance",branch:h,base:m,pullRequest:l}
return{head:u,branch:h,goal:v,pull:void 0}}async function whereNow({github:e,job:t},{branch:n,pull_request:o}){const[s,r]=await Promise.all([(0,p.h8)(e,t.repository,n),o===null?void 0:(0,l.Es)((0,u.n)(e,t.repository),o)])
if(!r)return s===void 0?void 0:{tip:s}
const i=r.state==="open"&&r.head.branch===n
return i?{tip:s??r.head.sha,pullRequest:{number:r.number,url:r.url}}:void 0}}),91317:((e,t,n)=>{n.r(t)
n.d(t,{clearLog:()=>clearLog,work:()=>work})
var o=n(73024)
var s=n(76760)
var r=n(87233)
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
const v={setConfirmation:async({conversation:e,inputs:t,knowledge:n})=>t["agent-server-conversation"]?void 0:setConfirmation(e,t,n.rules),decide:decide,drop:drop,async continueUntilAskable(e,t){if(t.status==="waiting"&&e.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const o=await untilAskable(e,t)
if(o.status!=="finished"||(0,f.Bg)(e.run)!=="plan")return o
return untilAskable(e,await(await n.e(8563).then(n.bind(n,68563))).requirePlan(e,o))}}
function waitsThere(){return new c.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(e,t){if(t.status!=="waiting")return t
const[{rejectUnaskable:o},{whyUnseen:s}]=await Promise.all([n.e(9153).then(n.bind(n,59153)),n.e(9153).then(n.bind(n,59153))])
const{run:r,conversation:i,startingPoint:a,runAgent:c,earlierEvents:u,tools:l}=e
return o(i,t,{nobody:(0,p.i5)(r,a.goal),clean:r.redact,goOn:c,root:l.workspace.workingDir,earlierEvents:u,whyUnseen:t=>s(e,t)})}const loadRefusal=()=>n.e(218).then(n.bind(n,30218))
async function decide(e){const{trigger:t,memory:o}=e.run
if((0,f.ne)(o))return(await n.e(8563).then(n.bind(n,68563))).carryOutPlan(e)
const[{continueUsedDecision:s,isUsedBefore:r},{carryOut:i}]=await Promise.all([loadRefusal(),Promise.all([n.e(20),n.e(1173)]).then(n.bind(n,81173))])
return r(o,t.key)?s(e):i(e)}async function drop({run:e,conversation:t}){const{memory:n,trigger:o,world:s}=e
const r=(0,h.sp)(n)
const i=t.state.status==="waiting_for_confirmation"
const a=r!==void 0&&(0,d.dz)(r).length>0
if(!i&&!a&&!n.wasCutOff)return
await(await loadRefusal()).rejectAllPending(t,r)
if(!r)return
const c={verdict:"dropped",by:(0,m.iq)(o),at:s.now().toISOString()}
const u=(0,d.Q6)(r,(0,d.dz)(r),{...c,reason:"something else was asked"})
n.update((0,h.LY)(u))
return u}async function setConfirmation(e,t,n){await e.setSecurityAnalyzer((0,l.Ys)({rules:n}))
await e.setConfirmationPolicy(policyOf(t))}function policyOf(e){switch(e.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const t=w[e["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:t,confirm_unknown:!0}}}}const w={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var g=n(84946)
var b=n(77598)
var k=n(51455)
var y=n(28942)
var O=n(47776)
var _=n(46032)
var S=n(16767)
var j=n(12414)
var P=n(54995)
function stepLog(e){let t=0
let n
const print=t=>(0,j.pq)(printable(t,e.redact))
const close=()=>{if(!n)return;(0,j.N4)()
for(const e of n.results)print(e)
n=void 0}
const begin=(o,s)=>{if(n?.reply===o.llm_response_id)return print(s)
close()
const r=(0,_.wh)(o.thought).trim()
if(r!=="")print(`agent says: ${r}`)
t+=1;(0,j.Oh)(printable(`Step ${t}: ${s.slice("-> ".length)}`,e.redact))
n={reply:o.llm_response_id,waiting:new Set,results:[]}}
const onEvent=t=>{const o=(0,O.c)(t)
if(t.kind==="ActionEvent"&&o!==void 0){begin(t,o)
n?.waiting.add(t.tool_call_id)
n?.results.push(...verdictsIn(t))
return}for(const e of verdictsIn(t))print(e)
const s="tool_call_id"in t?t.tool_call_id:""
if(!n?.waiting.delete(s)){if(t.kind==="MessageEvent"||t.kind==="ConversationErrorEvent")close()
return o===void 0?void 0:print(o)}if(t.kind==="ObservationEvent")printResult(t.observation,e)
if(o!==void 0)n.results.push(o)
if(n.waiting.size===0)close()}
return{onEvent:onEvent,close:close}}function printable(e,t){const n=t(e)
const o=(0,P.breakRunnerCommands)(n)
return o===n?o:t(o)}const T=y.object({check:y.object({command:y.string(),exit_code:y.int(),timed_out:y.boolean()}).optional(),opinion:y.object({score:y.number().optional(),message:y.string()}).optional()})
const I=y.object({critic_result:y.object({metadata:T})})
function verdictsIn(e){if("source"in e&&e.source==="user")return[]
const t=I.safeParse(e.kind==="ConversationStateUpdateEvent"?e.value:e).data
const{check:n,opinion:o}=t?.critic_result.metadata??{}
const s=n?.exit_code===0?"passed":`failed with exit code ${n?.exit_code}`
const r=o?.score===void 0?"it could not be had":`${o.score} of 1`
return[...n?[`check ${n.command}: ${n.timed_out?"did not end in time":s}`]:[],...o?[`second opinion of the model: ${r}: ${o.message}`]:[]]}function printResult(e,t){const n=e.kind==="TerminalObservation"||e.is_error
if(t.showsOutput&&n)(0,j.OG)((0,_.wh)((0,S.jH)(e)),{...t,most:$})
for(const n of editedIn(e))(0,j.pq)(t.redact((0,P.breakRunnerCommands)(t.redact(n))))}const $=40
const A=y.object({old_content:y.string().optional(),new_content:y.string().optional()})
const E=A.extend({path:y.string(),prev_exist:y.boolean()})
const x=y.object({commit:y.object({changes:y.record(y.string(),A.extend({type:y["enum"](["add","update","delete"])}))})})
function editedIn(e){const t=E.safeParse(e).data
if(t)return editLine(t.path,{...t,type:t.prev_exist?"update":"add"})
const{changes:n={}}=x.safeParse(e).data?.commit??{}
return Object.entries(n).flatMap(([e,t])=>editLine(e,t))}function editLine(e,{type:t,old_content:n,new_content:o}){const s=t==="add"?"":n
const r=t==="delete"?"":o
if(s===void 0||r===void 0||s===r)return[]
return[`edited ${e} +${linesBeyond(r,s)} −${linesBeyond(s,r)}`]}function linesBeyond(e,t){const n=new Map
for(const e of linesOf(t))n.set(e,(n.get(e)??0)+1)
let o=0
for(const t of linesOf(e)){const e=n.get(t)??0
if(e===0)o+=1
else n.set(t,e-1)}return o}function linesOf(e){return e===""?[]:e.replace(/\n$/,"").split("\n")}const M=y.object({repository:y.object({private:y.boolean()})})
function showsOutput(e,t){if(e!=="auto")return e==="full"
try{const e=M.safeParse(JSON.parse((0,o.readFileSync)(t.GITHUB_EVENT_PATH??"","utf8")))
return e.data?.repository.private===!0}catch{return!1}}var U=n(67e3)
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
function watchComments(e,t){const{world:n,memory:o}=e
const s=new AbortController
const r=new AbortController
const i=new Set
const a=[]
let c=n.clock()
const u=t.log.subscribe(({kind:u})=>{if(u!=="ObservationEvent"||!o.isKept||n.clock()-c<G)return
c=n.clock()
readComments(e,i,{conversation:t,received:a,stop:s,end:r.signal})})
return{stopped:s.signal,close(){u()
r.abort()
for(const e of readKeys(a,[...t.log]))o.join(e)}}}function readKeys(e,t){const n=t.findLastIndex(({kind:e,source:t})=>t==="agent"&&K.includes(e))
return e.filter(({at:e})=>e<=n).map(({key:e})=>e)}const K=["ActionEvent","MessageEvent"]
async function readComments(e,t,n){const{world:o,github:s,job:r,trigger:i}=e
try{const a=i.createdAt
if(a===void 0)return
const c=(0,q.n)(s,r.repository)
const u=await(0,L.jU)(c)
const l={...(0,N.triggerSettings)(o.env),own:u}
for(const o of await readNewCalls(c,i,{settings:l,since:a})){if(t.has(o.key)||o.kind==="decision")continue
t.add(o.key)
await joinOrStop(e,o,n)}}catch(e){(0,P.printNotice)(`New comments on the thread could not be read. ${(0,c.ec)(e).message}`)}}async function joinOrStop(e,t,{conversation:n,received:o,stop:s,end:r}){const{github:a,job:u,memory:l,world:d}=e
const p={...(0,N.gateSettings)(d.env,void 0),triggeringActor:void 0}
const sleep=e=>d.sleep(e,d.signal)
const f=await(0,B.Gj)({client:(0,q.n)(a,u.repository),settings:p,sleep:sleep},t)
const h=(0,i.JR)(d.env,"prompt")
if((0,F.aG)(t,h)!==void 0)return
const v=(0,F.Nl)(t,h)
if(f.status==="denied"||r.aborted||v!==void 0&&v!=="stop")return
const w=(0,m.iq)(t)
if(v==="stop"){l.join(t.key)
s.abort(new c.vC("cancelled",`${w} asked me to stop.`))}else{await n.send((0,J.J1)("task-joined",{requester:w,request:(0,D.pj)(t.request)}),w)
if(r.aborted)return
o.push({key:t.key,at:[...n.log].length})}await(0,H.b0)({github:a,job:u,mayWrite:!0},t,"eyes")}const z=y.object({id:y.number().int(),node_id:y.string(),body:y.string().nullish(),user:W.Account.nullable(),created_at:y.string(),updated_at:y.string()})
async function readNewCalls(e,t,{settings:n,since:o}){const{thread:s}=t
if(s.type!=="issue"&&s.type!=="pull_request")return[]
const r="/issues/{issue_number}/comments"
const i=await e.get(r,{issue_number:s.number,since:o,per_page:100})
return y.array(z).parse(i).flatMap(e=>callOf(e,t,n))}function callOf(e,t,n){const{id:o,node_id:s,user:r,created_at:i,updated_at:c}=e
if(r===null||c!==i)return[]
if(t.createdAt!==void 0&&Date.parse(i)<Date.parse(t.createdAt))return[]
if(t.item.kind==="issue-comment"&&t.item.id===o)return[]
const u=(0,F.Ao)({what:"comment",text:e.body??"",author:r,sender:r},n)
if(u.status==="ignored")return[]
const{repositoryId:l,thread:d}=t
const{decision:p}=u
const f=p?{kind:"decision",decision:p}:{kind:"mention"}
return[{status:"matched",...f,event:"issue_comment",answer:{kind:"comment"},repositoryId:l,thread:d,actors:u.actors,request:u.request,hidden:u.hidden,createdAt:i,item:{kind:"issue-comment",id:o,nodeId:s},key:(0,a.TN)(l,"issue_comment",o,c)}]}var Y=n(1004)
var Z=n(19868)
var V=void 0&&(void 0).__addDisposableResource||function(e,t,n){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var o,s
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=t[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=t[Symbol.dispose]
if(n)s=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(s)o=function(){try{s.call(this)}catch(e){return Promise.reject(e)}}
e.stack.push({value:t,dispose:o,async:n})}else if(n)e.stack.push({async:!0})
return t}
var Q=void 0&&(void 0).__disposeResources||function(e){return function(t){function fail(n){t.error=t.hasError?new e(n,t.error,"An error was suppressed during disposal."):n
t.hasError=!0}var n,o=0
function next(){while(n=t.stack.pop())try{if(!n.async&&o===1)return o=0,t.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var e=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(e).then(next,function(e){fail(e)
return next()})}else o|=1}catch(e){fail(e)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(e,t,n){var o=new Error(n)
return o.name="SuppressedError",o.error=e,o.suppressed=t,o})
async function converse(e,t){const{run:n,conversation:o,tools:s}=e
if(!(0,f.AD)(n))await(0,Y.w)(e,s.inSetUp)
if(e.restriction.restrictions)s.shut()
const{log:r,state:i}=o
const a={length:eventsReported(r,n),stats:i.stats,refusals:(0,U.z0)(i.fields.agent_state)}
const c=await talk(e,t)
if(n.world.signal.aborted)n.memory.checkpoint()
const u=await s.close()
const l=u?{...c.agentEnd,end:{status:"failed",fault:u}}:c.agentEnd
return{...c,agentEnd:l,since:a,events:r.slice(a.length)}}function eventsReported(e,{memory:{cutOff:t},trigger:n}){if(t?.key!==n.key)return e.length
return[...e].filter(({timestamp:e})=>e<t.taken).length}async function talk(e,t){const{run:n,inputs:o,conversation:s,tools:r,deadline:i}=e
const a=keepReserve(e.folder)
const c=stepLogFor(n,o)
s.log.subscribe(c.onEvent)
const{maxIterations:l,maxBudget:d,maxTokens:p}=(0,u.d5)((0,u.jE)(o),e.knowledge.main)
const f={maxMinutes:o["timeout-minutes"],maxSteps:l,maxUsd:d,maxTokens:p}
n.progress?.follow(s,f)
const h=saveCheckpoints(n,s.log)
const m=saveMemoryMeanwhile(n,s.log)
const v=watchComments(n,s)
const w=AbortSignal.any([e.signal,v.stopped])
const runAgent=()=>s.run(w,i).catch(e=>endOnFullDisk(e,r,a))
const g={...e,signal:w,runAgent:runAgent}
await t.setConfirmation(g)
const{hidden:b,...k}=await endOf(g,t)
const y=k.refused!==void 0||k.again!==void 0
const O=y?k:{...k,end:await t.continueUntilAskable(g,k.end)}
c.close()
h()
m()
v.close()
a()
await s.close()
return{prepared:g,agentEnd:O,hidden:b}}function stepLogFor({redact:e,world:t},n){return stepLog({redact:e,newToken:t.newId,showsOutput:showsOutput(n["show-output"],t.env)})}async function endOf(e,t){const{run:o}=e
if(o.trigger.kind==="decision")return{...await t.decide(e),hidden:[]}
if((0,f.Bg)(o)!=="condense")return sendTask(e,t)
return{...await(await n.e(2290).then(n.bind(n,42290))).condenseOnRequest(e),hidden:[]}}async function sendTask(e,t){const{run:n,conversation:o,inputs:s,reading:r}=e
const{words:i,hidden:a}=await(0,Z.f)(n,e)
const c=await(0,Z.I)(n,r,{words:i,sees:(0,R.qd)(s)})
const u=await t.drop(e)
await o.send(c,(0,m.iq)(n.trigger));(0,C.j)(o)
return{end:await e.runAgent(),hidden:a,...u&&{used:u}}}const X=15e3
function saveCheckpoints({memory:e,world:t},n){let o=t.clock()
return n.subscribe(({kind:n})=>{if(n!=="ObservationEvent"||t.clock()-o<X)return
o=t.clock()
e.checkpoint()})}function saveMemoryMeanwhile({world:e},t){return t.subscribe(({kind:t})=>{if(t==="ActionEvent")e.saveMemory()})}const ee=16
function keepReserve(e){const t=(0,s.join)(e,"reserve")
let n=!1
const take=async()=>{const e={stack:[],error:void 0,hasError:!1}
try{const o=V(e,await(0,k.open)(t,"w",384),!0)
const s=(0,b.randomBytes)(1024*1024)
for(let e=0;e<ee&&!n;e+=1)await o.write(s)}catch(t){e.error=t
e.hasError=!0}finally{const t=Q(e)
if(t)await t}}
take().catch(()=>{})
return()=>{n=!0;(0,o.rmSync)(t,{force:!0})}}async function endOnFullDisk(e,t,n){if(!isFull(e))throw e
await t.close()
n()
const o="Free disk space in a step before this one, or use a larger runner, and mention me again."
return{status:"failed",fault:new c.vC("config","The disk of this runner is full.",{hint:o,cause:e})}}function isFull(e){if(!(e instanceof Error))return!1
return["ENOSPC","EDQUOT"].includes(Object(e).code)||isFull(e.cause)}var te=n(1539)
var ne=n(56172)
var oe=n(3630)
var se=n(95017)
var re=n(2507)
var ie=n(92590)
var ae=n(30289)
var ce=n(74844)
var ue=n(58698)
var le=n(94869)
var de=n(3823)
var pe=n(45498)
var fe=n(60601)
const he=y.string().max(32,"has a name of more than 32 characters").regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/,"has a name that is not made of letters and digits with single - or _")
const me=y.record(y.string(),y.string()).default({})
const ve=y.strictObject({type:y.literal("stdio").optional(),command:y.string().min(1),args:y.array(y.string()).default([]),env:me,trusted:y.boolean().default(!1)})
const we=y.strictObject({type:y["enum"](["http","streamable-http"]).optional(),url:y.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}),headers:me,private:y.boolean().default(!1),trusted:y.boolean().default(!1)})
const ge=y.record(he,y.union([ve,we]))
const be=y.strictObject({mcpServers:ge})
const ke=20
function parseMcpConfig(e,t){try{return readServers(fromJson(e),t)}catch(e){if(!(e instanceof Unusable))throw e
const t="See docs/customizing.md for an example."
throw new c.vC("config",`The \`mcp-config\` cannot be used: ${e.message}.`,{hint:t,cause:e})}}class Unusable extends Error{}function readServers(e,t){const n=be.safeParse(e)
if(!n.success)throw new Unusable(problemOf(n.error))
const o=Object.entries(n.data.mcpServers)
if(o.length>ke)throw new Unusable(`it names more than ${ke} servers`)
return o.map(([e,n])=>"url"in n?httpSpec(e,n,t):stdioSpec(e,n,t))}function stdioSpec(e,{command:t,args:n,env:o,trusted:s},r){if([t,...n].some(hasSlot))throw misplaced(e)
return{name:e,isTrusted:s,kind:"stdio",file:t,args:n,environment:filled(e,o,r)}}function httpSpec(e,t,n){if(hasSlot(t.url))throw misplaced(e)
const o=new URL(t.url)
if(o.username!==""||o.password!=="")throw new Unusable(`the url of "${e}" has a password in it`)
if(o.protocol==="http:"&&!t.private)throw new Unusable(`the server "${e}" is reached over http, not https, without \`"private": true\``)
const s=filled(e,t.headers,n)
return{name:e,isTrusted:t.trusted,kind:"http",url:o,headers:s,isPrivate:t.private}}const ye=/\$\{([^}]*)\}/g
function hasSlot(e){return e.search(ye)>=0}function filled(e,t,n){const fill=t=>t.replaceAll(ye,(t,o)=>{const s=Object.hasOwn(n,o)?n[o]:void 0
if(s!==void 0)return s
throw new Unusable(`the server "${e}" needs \${${(0,le.TN)(o,50)}}, which is not among its secrets`)})
return Object.fromEntries(Object.entries(t).map(([e,t])=>[e,fill(t)]))}function misplaced(e){return new Unusable(`the server "${e}" has a \${…} outside of \`env\` and \`headers\`, where it could be seen`)}function fromJson(e){try{return JSON.parse(e)}catch{return}}function problemOf({issues:[e]}){if(!e||e.path.length<2)return'it must be JSON like {"mcpServers": {"name": {"command": "…"}}}'
const t=(0,le.TN)(e.path.join("."),100)
if(e.code==="invalid_key")return`${t} ${e.issues[0]?.message??"has no valid name"}`
if(e.code==="invalid_format")return`${t} ${e.message}`
return`${t} must have \`command\`, \`args\` and \`env\`, or \`url\` and \`headers\`, and nothing else`}var Oe=n(22296)
async function serverSpecs(e,t,n){if((0,Oe._K)(n))return[]
const o=t.plugins.flatMap(({servers:e})=>e===void 0?[]:[e])
const s={...e.secrets,...e["mcp-secrets"]}
const r=o.flatMap(e=>parseMcpConfig(e,s)).map(servers_untrusted)
const i=(await givenIn(e["mcp-config"],t)).flatMap(e=>parseMcpConfig(e,s))
const a=[...r,...i]
return[...new Map(a.map(e=>[e.name,e])).values()]}function serversOfSkills({skills:e,brought:t,plugins:n},o){const s=new Set([...t,...n].flatMap(e=>e.skills))
const r=[]
const i=e.flatMap(e=>{if(e.mcp_tools===void 0||!(0,fe.Pj)(e))return[]
try{const t=s.has(e)
const n={...o.secrets,...t&&o["mcp-secrets"]}
const r=readServers(serverConfig(e.mcp_tools),n).map(servers_untrusted)
return t?r:withoutRemote(r)}catch(t){const n=t instanceof Error?t.message:String(t)
r.push({path:e.source??e.name,problem:`is used, but its \`mcp_tools\` are not: ${n}`})
return[]}})
return{specs:i,problems:r}}const _e=y.object({stdio_servers:y.array(y.looseObject({name:y.string()}))})
function serverConfig(e){const t=_e.safeParse(e).data?.stdio_servers
return t?{mcpServers:Object.fromEntries(t.map(({name:e,...t})=>[e,t]))}:e}function withoutRemote(e,t=""){const n=e.find(({kind:e})=>e==="http")
if(!n)return e
throw new Error(`its server "${n.name}" has a url; name it in \`mcp-config\`${t}`)}function servers_untrusted(e){return{...e,isTrusted:!1}}async function givenIn(e,t){if(e===void 0)return[]
return[e.startsWith("{")?e:await inBaseCommit(e,t)]}async function inBaseCommit(e,{commit:t,source:n}){const o=(await n.read([e])).get(e)
if(o!==void 0)return o
throw new c.vC("config",`There is no file ${(0,le.TN)(e,200)} in the base commit ${t.slice(0,7)}.`,{hint:"The input `mcp-config` is JSON, or the path of a file that is merged."})}function subAgentsWithServers(e,t){const n=new Map
const o=[]
const s=e.filter(e=>{try{const o=serversOf(e,t)
if(o)n.set(e.name,o)
return!0}catch(t){const n=`is not used: ${t instanceof Error?t.message:String(t)}`
o.push({path:e.source??e.name,problem:n})
return!1}})
return{agents:s,subAgentServers:n,problems:o}}function serversOf(e,{specs:t,secrets:n,isOutside:o}){const s=definedBy(e)
if(!s)return
if(o)return{named:[],own:[]}
const r=new Set(t.map(({name:e})=>e))
const i=[...s].flatMap(([e,t])=>t===null?[e]:[])
const a=i.find(e=>!r.has(e))
if(a!==void 0)throw new Error(`there is no server "${a}"`)
const c=[...s].filter(([,e])=>e!==null)
const u=readServers({mcpServers:Object.fromEntries(c)},n).map(servers_untrusted)
return{named:i,own:withoutRemote(u,", and here its name only")}}function definedBy({mcp_servers:e,mcp_config:t}){if(e===void 0&&t===void 0)return
const{mcpServers:n=t}=t??{}
const o=Array.isArray(e)?e.map(e=>[e,null]):entriesOf(e)
return new Map([...entriesOf(n),...o])}function entriesOf(e){return typeof e==="object"&&e!==null?Object.entries(e):[]}async function withServers(e,t,n){const o=(0,Oe._K)(n)?{specs:[],problems:[]}:serversOfSkills(e,t)
const s=[...o.specs,...await serverSpecs(t,e,n)]
const r=[...new Map(s.map(e=>[e.name,e])).values()]
const i={specs:r,secrets:t.secrets??{},isOutside:(0,Oe._K)(n)}
const{agents:a,subAgentServers:c,problems:u}=subAgentsWithServers(e.agents,i)
return{...e,specs:r,agents:a,subAgentServers:c,problems:[...e.problems,...o.problems,...u]}}async function allowedServers(e,{restricting:t,secrets:n}){const o=[...e.specs,...[...e.subAgentServers.values()].flatMap(({own:e})=>e)]
if(o.length===0||!(await t).restrictions)return{...e,withheld:[]}
const s=(0,p.cT)(e.specs,n)
const isThere=e=>s.some(t=>t.name===e)
const allowed=({named:e,own:t})=>({named:e.filter(isThere),own:(0,p.cT)(t,n)})
const r=new Map([...e.subAgentServers].map(([e,t])=>[e,allowed(t)]))
return{...e,specs:s,subAgentServers:r,withheld:namesOf(o,(0,p.cT)(o,n))}}function namesOf(e,t){return e.filter(e=>!t.includes(e)).map(({name:e})=>e)}function knownTools({servers:e},{knowledge:t,startingPoint:n}){const o=e.tools
if((0,Oe._K)(n))return{served:o,absent:void 0}
const s=e.report().flatMap(({name:e,problem:t})=>t===""?[]:[e])
const r=[...t.subAgentServers.values()].flatMap(({own:e})=>e.map(({name:e})=>e))
return{served:o,absent:[...s,...r,...t.withheld]}}var Se=n(5479)
var je=n(32903)
async function openToolsAndServers(e){const t=(0,je.a)(e)
const n=startServers(e,t)
const[o,s]=await startBothOrNone(t,n)
for(const{name:t,tools:n,problem:o}of s.report())(0,P.printServer)(t,o===""?`${n} tools`:`does not work. ${o}`,e.redact)
const r=new OwnServers((t,n)=>start(e,o.openProgram,{specs:t,pins:pinsIn(n)}))
const report=()=>[...s.report(),...r.report()]
const close=async()=>{await s.close()
return o.close()}
return{...o,servers:{...s,report:report},openOwn:(...e)=>r.open(...e),close:close}}async function startBothOrNone(e,t){const[n,o]=await Promise.allSettled([e,t])
if(n.status==="fulfilled"&&o.status==="fulfilled")return[n.value,o.value]
for(const e of[o,n])if(e.status==="fulfilled")await e.value.close()
throw n.status==="rejected"?n.reason:o.reason}const Pe={tools:[],report:()=>[],close:async()=>{}}
async function startServers(e,t){const n=pinsIn((0,re.s4)(e.conversation))
t.catch(()=>{})
const openProgram=async e=>(await t).openProgram(e)
return start(e,openProgram,{specs:await e.specs,pins:n})}async function start({world:e,redact:t},o,{specs:s,pins:r}){if(s.length===0&&r.size===0)return Pe
const{openServers:i}=await Promise.all([n.e(1349),n.e(5676)]).then(n.bind(n,65676))
return i({specs:s,pins:r,isPublic:Se.U,openProgram:o,sleep:t=>e.sleep(t,e.signal),onProgress:(e,n)=>(0,P.printServer)(e,n,t)})}class OwnServers{#e
#t=[]
constructor(e){this.#e=e}async open(e,t,n){const o=await this.#e(t,n)
this.#t.push({agent:e,servers:o})
return o}report(){const e=new Map
for(const{agent:t,servers:n}of this.#t)for(const o of n.report()){const n=`${t}/${o.name}`
e.set(n,together(e.get(n),{...o,name:n}))}return[...e.values()]}}function together(e,t){if(!e)return t
const n=new Map(e.used.map(({tool:e,calls:t})=>[e,t]))
for(const{tool:e,calls:o}of t.used)n.set(e,(n.get(e)??0)+o)
return{name:t.name,tools:Math.max(e.tools,t.tools),used:[...n].map(([e,t])=>({tool:e,calls:t})),problem:t.problem}}const Te=y.object({tool_name:y.string(),server:y.string(),print:y.string()})
const Ie=y.object({kind:y.literal("SystemPromptEvent"),tools:y.array(y.object({meta:Te.optional().catch(void 0)}))})
const $e=5
function pinsIn(e){for(const t of e.list("events").slice(0,$e)){const n=Ie.safeParse(parsed(e.read(`events/${t}`))).data
if(n)return new Map(n.tools.flatMap(({meta:e})=>e?[[e.tool_name,e]]:[]))}return new Map}function parsed(e){try{return JSON.parse(e)}catch{return}}var Ae=n(23665)
var Ee=n(75996)
var xe=n(63501)
var Me=n(22343)
var Ue=n(4394)
var Re=n(63846)
var Ce=n(26767)
var Ne=n(33368)
const qe=2
const We=360
async function withinJob({world:e,job:t},n,o){if(!e.env.GITHUB_WORKFLOW_REF){(0,P.printNotice)((0,J.J1)("job-limit-unknown",{minutes:String(n["timeout-minutes"])}))
return n}const s=await readJob(e.env,t.workspace,o)
const[r]=s?limitsIn(s,e).sort((e,t)=>e.left-t.left):[]
if(r===void 0)return n
const i=Math.max(1,Math.floor(r.left-qe))
if(i>=n["timeout-minutes"])return n
const{what:a,minutes:c}=r;(0,P.printNotice)((0,J.J1)("job-limit",{what:a,limit:String(c),minutes:String(i)}))
return{...n,"timeout-minutes":i}}const Be=y.unknown().optional()
const De=y.object({id:Be,uses:Be,"timeout-minutes":Be})
const Fe=y.object({"timeout-minutes":Be,steps:y.array(De)})
const Le=y.object({jobs:y.record(y.string(),y.unknown())})
const Je=1024*1024
async function readJob(e,t,n){const[,o]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(e.GITHUB_WORKFLOW_REF??"")??[]
if(o===void 0||!e.GITHUB_WORKFLOW_SHA)return
try{const s=e.GITHUB_WORKFLOW_SHA===n?(new TextDecoder).decode(await(0,Ce.TA)([t],o,Je)):await(0,Ne.$Y)({folder:t,environment:(0,oe._)(e)}).raw(["cat-file","blob",`${e.GITHUB_WORKFLOW_SHA}:${o}`])
const{jobs:r}=Le.parse((0,Re.hN)(s))
return Fe.parse(r[e.GITHUB_JOB??""])}catch{return}}function limitsIn({"timeout-minutes":e=We,steps:t},{env:n,now:o}){const s=beginOfJob(n)
const r=s===void 0?void 0:(o().getTime()-s)/6e4
const i=ours(t,n).map(e=>e["timeout-minutes"])
return[...r===void 0?[]:limitOf("job",e,r),...i.flatMap(e=>limitOf("step",e,0))]}function limitOf(e,t,n){return typeof t==="number"?[{what:e,minutes:t,left:t-n}]:[]}function ours(e,{GITHUB_ACTION:t="",GITHUB_ACTION_REPOSITORY:n}){const o=e.filter(({id:e})=>e===t)
if(o.length>0)return o
const s=t.startsWith("__self")?"./":`${n}@`
return e.filter(({id:e,uses:t})=>e===void 0&&typeof t==="string"&&t.startsWith(s))}function beginOfJob({GITHUB_EVENT_PATH:e=""}){return(0,o.statSync)(e,{throwIfNoEntry:!1})?.mtimeMs}var He=n(35086)
var Ge=n(6107)
var Ke=n(9634)
async function prepare(e,t){const{world:i,job:a,redact:c}=e
const l=(0,f.AD)(e);(0,Ae.JS)(t,i.env)
for(const e of(0,ce.Y)(t["protected-paths"]))(0,P.printWarning)((0,J.J1)("idle-pattern",{pattern:(0,le.TN)(e,100)}))
if(t.intents)(await n.e(669).then(n.bind(n,40669))).declaredIntents(t.intents,{isRestricted:!1})
const{"agent-server-conversation":d,"agent-server-gives":h}=t
const m=d||h?await n.e(3757).then(n.bind(n,13757)):void 0
m?.requireOnServer(e,t)
const v=await(0,Me.fe)(t,a.workspace)
const w=`${a.serverUrl}/${a.repository.owner}/${a.repository.name}.git`
const g=(0,He.W)(e)
const b=t.isolation==="none"?void 0:(0,je.L)(t.isolation);(0,o.mkdirSync)(a.temp,{recursive:!0})
const k=(0,o.mkdtempSync)((0,s.join)(a.temp,"deckhand-"))
const y={folder:k,workspace:a.workspace,environment:(0,oe._)(i.env)}
const O=e.trigger.thread.type!=="pull_request"&&e.memory.manifest.work===null
const _=O?(0,ue.LU)(y):void 0
const S=await(0,Ke.S)(e,{url:w,token:t["github-token"]}).finally(()=>_)
const j=await withinJob(e,(0,Oe.hk)(S,t),S.head)
const T=(0,He.y)(e,S,g)
const I=await(0,ue.Zb)({...y,base:S.head,remoteUrl:w,forkUrl:forkOf(S,a),token:j["github-token"],allowedBranch:S.goal.kind==="advance"?S.goal.branch:void 0,now:i.now})
const $=(0,u.Nq)(k,e.memory.id)
e.memory.openIn($);(0,Ee.leaveTrace)(e,$);(0,Ue.we)(e,$)
const A=(0,p.hw)(T,{inputs:j,startingPoint:S,conversation:$})
A.catch(()=>{})
m?.requireTrusted(await A)
const E=j["agent-server-url"]===void 0?void 0:await Promise.all([n.e(4551),n.e(1017),n.e(202)]).then(n.bind(n,80202))
const x=await(E?.findPlace(e,j,k))
const M=(0,s.join)($,"observations","not-put-back.patch")
const U=await(0,xe.a_)(e,{folder:k,path:M,later:x?.left})
if(x?.left)await(E?.keepLeft(e,I))
if(!l)(0,Ee.leaveTrace)(e,$,{folder:k,base:S.head})
const R=e.trigger.kind==="decision"||j["setup-command"]!==void 0&&!isBase(S)
const N=R?await I.capture():void 0
const q=N?.wholeTree??N?.tree
const W=t["read-github"]?.includes("history")===!0
const B=(0,p.eC)(e)||W?await(0,Ge.YL)(e,{folder:k}):void 0
const D=(0,C.Dg)(j,{publisher:I,startingPoint:S,serverUrl:a.serverUrl,github:e.github})
const F={restricting:A,secrets:(0,r.secretInputs)(i.env)}
const L=D.then(e=>withServers(e,j,S)).then(e=>allowedServers(e,F))
L.catch(()=>{})
const H=(0,s.join)($,"observations")
const G=await othersIn(e,j,{startingPoint:S,publisher:I,folder:k,outputs:H,restricting:A})
if(G&&!l)(0,Ee.leaveTrace)(e,$,{folder:k,base:S.head,others:G.traces})
const K=await openToolsAndServers({inputs:j,world:i,workingDir:a.workspace,outputDir:(0,s.join)($,"observations"),undoDir:(0,s.join)($,"undo"),folder:k,sandbox:b,moving:E&&x&&E.workMover(e,{publisher:I,place:x.place,folder:k}),handed:m?.handedOver(j,e.memory.hasStore),specs:L.then(({specs:e})=>l?[]:e),conversation:$,redact:c}).catch(async e=>{await(G?.removeAfter(async()=>{}))
throw e})
const z=l?{...K,workspace:(0,ae.yk)(K.workspace)}:K
try{const n=await L
const o=await A
const s=(0,p.K9)(o,j,{servers:n.withheld,trigger:e.trigger})
const{knowledge:r,withoutTools:a}=await checkTools(n,{inputs:j,tools:K,startingPoint:S,world:i})
const d=o.restrictions?.inputs??j;(0,P.printKnowledge)(r);(0,P.printSandbox)(z.report())
const f=S.goal.kind==="review"?S.goal.context:void 0
const h=[]
const m=o.restrictions!==void 0||(0,Oe._K)(S)
const w=await offerIn(e,l?{...t,intents:[]}:t,{isRestricted:m,had:(0,se.S3)((0,re.s4)($))})
const g=[]
const b=[]
const y=l?"refused":(0,p.x0)({run:e,startingPoint:S,inputs:d,restriction:o,tools:z})
const O={grants:y,folder:k,tools:z,hookWorkspace:K.workspace,branch:S.branch,work:l?void 0:workIn(e,S,G),isReading:l,knowledge:r,redact:c,finishSchema:v,review:f,intents:w,lookups:await lookupsIn(e,t,{isOpen:o.restrictions!==void 0,isOutside:(0,Oe._K)(S),checkout:B}),unusable:a,memoryFile:(0,Ae.jd)({run:e,inputs:d,startingPoint:S})?r.memoryFile:void 0,subAgentEvents:h,pictures:g,silences:b}
const{conversation:_,closed:E}=await(0,u.HA)(e,d,O)
const x=_.log.length
await(0,p.Fc)(_,o.strangers)
const M=AbortSignal.any([i.signal,z.over])
const R=AbortSignal.timeout(Math.ceil(d["timeout-minutes"]*6e4))
return{run:e,inputs:d,reading:await T,restriction:o,restrictionNote:s,signal:M,deadline:R,runAgent:()=>_.run(M,R),conversation:_,closed:E,publisher:I,tools:z,startingPoint:S,others:G,treeAtStart:q,changed:[...await changedSince(r.commit,{publisher:I,tree:q,putBack:U}),...G?.unmerged??[]],earlierEvents:x,putBack:U,knowledge:r,intents:w,wantsData:v!==void 0,subAgentEvents:h,pictures:g,silences:b,folder:k}}catch(e){await(G?G.removeAfter(()=>z.close()):z.close())
throw e}}async function offerIn(e,{intents:t=[]},o){if(t.length===0&&!o.had.includes("propose"))return
return(await Promise.all([n.e(669),n.e(5011)]).then(n.bind(n,7392))).offerIntents(e,t,o)}async function lookupsIn({github:e,job:t},o,s){const{"read-github":r,"mixed-threads":i}=o
if(r===void 0)return[]
const{readGithubTool:a}=await n.e(4755).then(n.bind(n,64755))
const c=i==="as-trusted"||s.isOpen||s.isOutside
const u={areas:r,github:e,repository:t.repository,showsStrangers:c,checkout:s.checkout}
return[a(u)??[]].flat()}async function checkTools(e,{inputs:t,tools:n,startingPoint:o,world:s}){const r=knownTools(n,{knowledge:e,startingPoint:o})
const{"allowed-tools":i,tools:a}=t;(0,pe.$_)({allowed:i,changes:a,main:e.main},r)
const c=[...e.problems,...e.agents.flatMap(e=>(0,pe.e3)(e,r)),...e.main?(0,pe.dI)(e.main,{allowed:i,changes:a,usual:(0,de.Vx)(t.model)}):[]]
const u=[i,a,...e.agents.map(e=>e.tools)].flatMap(e=>e??[])
const l=await(0,de.II)(u.map(ie.Qw),n.workspace,s.signal)
for(const[e,t]of l)(0,P.printNotice)((0,J.J1)("tool-not-offered",{tool:e,why:t}))
return{knowledge:{...e,problems:c},withoutTools:[...l.keys()]}}async function othersIn(e,t,{restricting:o,...s}){const{repositories:r}=t
if(r===void 0)return
const i=(await o).restrictions!==void 0
return(await Promise.all([n.e(2499),n.e(4564),n.e(692)]).then(n.bind(n,20692))).openOthers(e,{...s,names:r,inputs:t,isRestricted:i})}function workIn(e,t,n){const o=n?.here??[]
const s=isWorkThere(e,t)||o.some(e=>isWorkThere(e.run,e.startingPoint))
const r=o.map(({path:e,startingPoint:{head:t}})=>({path:e,head:t}))
return{head:t.head,isWorkThere:s,...r.length>0&&{folders:r}}}function isBase({pull:e,branch:t,goal:n}){return e===void 0&&t===n.base}function isWorkThere({memory:e},{goal:t}){return e.wasCutOff||t.kind==="propose"&&t.isThere===!0}async function changedSince(e,{publisher:t,tree:n,putBack:o}){const s=n===void 0?[]:(await t.compared(n,e)).files.map(({path:e})=>e)
return[...new Set([...s,...o?.files??[]])]}function forkOf({goal:e},{serverUrl:t}){return e.kind==="advance"&&e.fork!==void 0?`${t}/${e.fork}.git`:void 0}var ze=n(24102)
var Ye=n(57266)
var Ze=n(76204)
var Ve=n(38626)
var Qe=n(93582)
var Xe=n(14549)
var et=n(17117)
function factsOf({state:e},t,{change:n,kept:o,diff:s,patch:r,aside:i,locks:a},c){const u=(0,Xe.CD)(t.stats,e.stats)
const{calls:l,models:d,prompt_tokens:p,completion_tokens:f,cache_read_tokens:h,estimatedCalls:m,cost:v}=(0,Xe.vA)(u)
return{files:n.files,kept:o,diff:s,withheldPatch:r,asidePatch:i,locks:a,...(0,ne.qL)(c),refusedHistories:(0,U.z0)(e.fields.agent_state)-t.refusals,steps:e.steps,iterations:l,models:d,inputTokens:p,outputTokens:f,cachedTokens:h,estimatedCalls:m,costUsd:l===0?void 0:v,uses:usesOf(u)}}function withheldAnswer(e){return e.length===0?[]:[{path:"the answer",code:"DKH-203",detail:e.join(", ")}]}function usesOf({usage_to_metrics:e}){return Object.entries(e).map(([e,t])=>({id:e,replies:t.calls,inputTokens:t.accumulated_token_usage.prompt_tokens,outputTokens:t.accumulated_token_usage.completion_tokens,cachedTokens:t.accumulated_token_usage.cache_read_tokens,writtenTokens:t.accumulated_token_usage.cache_write_tokens,reasoningTokens:t.accumulated_token_usage.reasoning_tokens,costUsd:t.accumulated_cost,latencyMs:t.latency_ms}))}function risksIn(e){const t=new Set(e.flatMap(e=>e.kind==="ObservationEvent"?[e.action_id]:[]))
const n=e.flatMap(e=>e.kind==="SecurityAnalysisEvent"?Object.entries(e.risks):[])
const o=new Set(n.flatMap(([e,t])=>t==="MEDIUM"?[e]:[]))
return e.flatMap(e=>{if(e.kind!=="ActionEvent"||!o.has(e.id)||!t.has(e.id))return[]
const{command:n,path:s}=(0,et.cP)(e.action)
const r=[n,s].filter(e=>typeof e==="string").join(" ")
return[(0,le.TN)(`${e.tool_name} ${r||(e.summary??"")}`,120)]})}const tt=String.raw`(?:npm|pnpm|yarn|bun)\s+(?:run(?:-script)?\s+)?(?:test|t)(?:[:.][\w:.-]+)?`
const nt=String.raw`(?:npx|bunx|pnpm(?:\s+exec)?|yarn|poetry\s+run|uv\s+run|bundle\s+exec)\s+`
const ot=String.raw`(?:${nt})?(?:\S+/)?(?:pytest|py\.test|vitest|jest|mocha|ava|tox|nox|rspec|phpunit|ctest)`
const st=String.raw`(?:\./)?(?:cargo|go|deno|dotnet|swift|mix|sbt|bazel|rake|make|just|mvn|mvnw|gradle|gradlew|flutter|dart)\s+(?:-\S+\s+)*test`
const rt=String.raw`node\s(?:\S+\s+)*?--test|python[\d.]*\s+-m\s+(?:pytest|unittest)|make\s+check`
const it=new RegExp(String.raw`^(?:\w+=\S*\s+)*(?:${[tt,ot,st,rt].join("|")})(?=\s|$)`)
const at=/\s(?:--(?:help|version|collect-only|co|list|list-?tests|list-?suites|no-run|dry-run)|-h|-N|-list(?:=\S+)?)(?=[\s=]|$)/i
const ct=/(?<!<)<<-?[ \t]*(["']?)(\w+)\1/g
const ut=/\\.|'[^']*'|"(?:[^"\\]|\\.)*"/gs
function testIn(e){const t=withoutHereDocuments(e).replaceAll(/\d?>&\d|&>>?/g,">").replaceAll(ut,withoutWords).trim()
const isTest=e=>it.test(e)&&!at.test(e)
if(!t.split(/[|;&\n]+/).some(e=>isTest(e.trim())))return
return t.split("&&").some(e=>/[|;&\n`]|\$\(/.test(e))?"unknown":"known"}function withoutWords(e){if(e.startsWith("\\"))return e
return e.startsWith('"')&&/`|\$\(/.test(e)?"$(":"''"}function withoutHereDocuments(e){if(!e.includes("<<"))return e
const t=e.split("\n")
const n=new Map
for(const[e,o]of[...t.entries()].reverse()){const[,t=""]=/^[ \t]*(\w+)(?=\s|$)/.exec(o)??[]
const s=n.get(t)??[]
s.push(e)
n.set(t,s)}const endAfter=(e,o)=>{const s=n.get(o)??[]
while((s.at(-1)??t.length)<=e)s.pop()
return s.at(-1)??e}
const o=[]
for(let e=0;e<t.length;e+=1){const n=t[e]??""
for(const[,,t=""]of n.matchAll(ct))e=endAfter(e,t)
o.push(n.replaceAll(ct,""))}return o.join("\n")}function testsIn(e){const t=e.toSorted((e,t)=>Date.parse(e.timestamp)-Date.parse(t.timestamp))
const n=new Map
const o=t.findLastIndex(isEdit)
t.forEach((e,t)=>{for(const{command:s,exitCode:r}of(0,Ze.EG)(e)){const e=r<0?void 0:testIn(s)
if(e===void 0)continue
n.delete(s)
n.set(s,{command:s,exitCode:e==="known"?r:void 0,isBeforeEdit:t<o})}})
return[...n.values()]}function isEdit(e){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!1
const{tool_name:t,observation:n}=e
return t==="apply_patch"||t==="file_editor"&&n.command!=="view"}var lt=n(24380)
async function finishRun(e){const{prepared:t,agentEnd:o,events:s}=e
const{run:r,conversation:i,startingPoint:a,inputs:c}=t
const{exact:u,leaks:l,redact:d}=r
const{text:p,kinds:h}=l.redact(u(o.finalResponse??i.finalResponse()))
const m=(0,f.AD)(r)
const v=m||a.goal.kind==="review"?pt:await capturedIn(e)
const w=(0,Ae.ZV)(t,o)
const g=await severalIn(e,v)
const b=g?.seen.main
const k=m?ft:await(0,Qe.FW)(r,t,v,l,{hold:w,reviewed:b})
const y=await(g?.publishOthers(r,g.seen))??[]
const O=t.wantsData&&(0,Me.hP)(i.log.branch())===void 0
const{check:_,opinion:S}=await judgeWork(e,{brought:k,paths:pathsOf(v,y)})
const j=!O&&(_===void 0||_.end.kind==="passed")
const P=o.end.status==="finished"&&j
const T=P&&k.fault===void 0
const I=T&&!m
const $={finalResponse:p,redact:d}
const A=I?await(0,Qe.qw)(r,t,k,$):Qe.g
const E=(P?await(g?.proposeOthers(y,$)):void 0)??y
const x=(0,Ae.or)(k,T&&A.fault===void 0)
const M=await(0,Ve.D3)(t,x)
const{end:U}=o
await(g?.linkAll(t,{saved:x,opened:A},E))
const R=plannedEnd(e,{saved:M,opened:A,finalResponse:p,lacksData:O,check:_})
const C=g?.concludeAll(R,E,{end:U,finalResponse:p,timeoutMinutes:c["timeout-minutes"]})
const N=C?.conclusion??R
const q=a.goal.kind==="review"?await n.e(3306).then(n.bind(n,73306)):void 0
const W=await(q?.reviewIn(r,a,{events:s,finalResponse:p,end:U,planned:N,redact:d,inputs:c}))
if(W==="lost")return W
const B=(0,Ae.Tb)(x,A,{...a,runId:r.job.runId,leaks:l})
const D=T&&A.fault===void 0
const F=await proposalsOf(e,{isDone:D,isHeld:B!==void 0})
const{lines:L}=F
const J=await planIn(e,T?p:"")
const H=[...F.waiting,...J.waiting]
const G={kept:x.kept,tree:x.treeLeft??v.tree,held:B,intents:H}
const K=await collectApprovals(e,G)
const z=W?q?.concludeReview(W,U,N)??N:N
return{...(0,Ye.t)((0,Ye.R)({...z,...J.advice},L),o,K),...seenIn(e,await(0,Ve.rs)(t,M,A),A),...K,isPlanAsked:J.waiting.length>0&&K.proposal!==void 0,check:_,opinion:S,others:C?.others,repositories:C?.results,finalResponse:p,review:W?.facts,intents:L,proposals:F.proposals,withheld:[...x.withheld,...withheldAnswer(h)],tree:x.change.tree,events:s,durationMs:0}}async function collectApprovals({prepared:e,agentEnd:t},o){const s=t.end.status==="waiting"||o.held!==void 0||o.intents.length>0
if(!s&&t.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await n.e(20).then(n.bind(n,70020))).settleApprovals(e,t,o)}const dt={lines:[],waiting:[],proposals:[]}
async function proposalsOf(e,t){if(!e.prepared.intents)return dt
return(await Promise.all([n.e(669),n.e(7260)]).then(n.bind(n,97260))).settleProposals(e,t)}async function capturedIn({prepared:e,events:t},n){const{publisher:o,subAgentEvents:s,others:r}=e
const i=e.tools.workspace.workingDir
const a=n??{publisher:o,workspace:i}
const c=n?void 0:r?.here[0]?.path.split("/")[0]
return withIgnoredEdits(await a.publisher.capture(c),[...t,...s],{...a,root:i})}async function severalIn(e,t){const{prepared:o}=e
if(!o.others||o.others.here.length===0||(0,f.AD)(o.run))return
const s=await Promise.all([n.e(2499),n.e(4564),n.e(3321)]).then(n.bind(n,3321))
const{seeAll:r,publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u}=s
const capture=t=>capturedIn(e,t)
return{publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u,seen:await r(o,{main:t,capture:capture})}}function pathsOf(e,t){const n=t.flatMap(({other:e,saved:t})=>t.change.files.map(({path:t})=>`${e.path}/${t}`))
return[...e.files.map(({path:e})=>e),...n]}async function judgeWork({prepared:e,agentEnd:t,events:o},{brought:s,paths:r}){const{inputs:i,startingPoint:a,run:c}=e
const u=(i.check!==void 0||i.critic!=="none")&&!(0,f.AD)(c)
if(!u||a.goal.kind==="review"||t.end.status==="waiting")return{}
const{checkOfWork:l,filesJudged:d,opinionOfWork:p,unlikeJudged:h}=await n.e(9808).then(n.bind(n,57427))
const{filesAt:m}=await n.e(8039).then(n.bind(n,28039))
const v=d(o)
const{changed:w,unseen:g}=h(v,m(c.job.workspace,r,v))
const b=l(i,{events:o,isFinished:t.end.status==="finished",paths:r,isChanged:w.length>0,isPartial:s.withheld.length>0&&s.kept.kind==="branch"})
const clear=e=>c.leaks.redact(c.exact(e)).text
const k=p(o,g)
return{check:b&&{...b,output:clear(b.output)},opinion:k&&{...k,message:clear(k.message)}}}const pt={tree:"",files:[],leftOut:[]}
const ft={kept:{kind:"nothing"},change:pt,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:e,startingPoint:t}},o){if((0,f.Bg)(e)!=="plan")return{waiting:[]}
const s=(0,p.i5)(e,t.goal)
return(await n.e(8563).then(n.bind(n,68563))).askedPlan(o,{nobody:s,rules:(0,lt.hP)(e,e.memory.id)})}function plannedEnd({prepared:e,agentEnd:t},n){const{run:o,inputs:s}=e
const r=e.tools.report()
return(0,ze.E)({...n,end:t.end,change:n.saved.change,goal:(0,i.J)(o.world.env)?e.startingPoint.goal.kind:(0,i.VV)(o.world.env),timeoutMinutes:s["timeout-minutes"],main:e.knowledge.main,silence:e.silences.toSorted((e,t)=>t.ms-e.ms)[0],reach:r&&{...r,isFork:(0,Oe._K)(e.startingPoint)}})}function sandboxFacts({run:e,tools:t,startingPoint:n}){const o=t.report()
if(!o)return
if(!(0,Oe._K)(n))return{...o,nobody:(0,p.i5)(e,n.goal)}
return{...o,denials:o.denials.map(({host:e,port:t})=>({host:e,port:t,reason:"fork"}))}}function seenIn({prepared:e,since:t,events:n,hidden:o},s,r){const{conversation:i,tools:a,startingPoint:c,restriction:u,restrictionNote:l,subAgentEvents:d}=e
return{...factsOf(i,t,s,r),checks:[...i.log.slice(t.length),...d].flatMap(Ze.EG),...(0,Ze.l9)([...n,...d]),tests:testsIn([...n,...d]),risks:risksIn([...n,...d]),picture:e.pictures.at(-1),sandbox:sandboxFacts(e),knowledge:(0,C.sw)(i),servers:a.servers.report(),reading:{strangers:u.strangers,hidden:o},note:(0,Oe._K)(c)?(0,J.J1)("fork"):l,forkUrl:forkUrlOf(e),patchBase:(0,ne.Rw)(c)}}function forkUrlOf({run:e,startingPoint:{goal:t}}){return t.kind==="advance"&&t.fork!==void 0?`${e.job.serverUrl}/${t.fork}`:void 0}async function withIgnoredEdits(e,t,{publisher:n,workspace:o,root:r}){const i=[...new Set(t.flatMap(finish_run_editedIn).map(e=>(0,s.relative)(o,(0,s.resolve)(r,e))))]
const a=i.filter(e=>e!==""&&!(0,s.isAbsolute)(e)&&e.split("/")[0]!=="..")
const c=new Set(e.files.map(({path:e})=>e))
const u=await n.ignored(a.filter(e=>!c.has(e)))
const l=u.map(e=>({path:e,code:"DKH-118",detail:""}))
return l.length===0?e:{...e,leftOut:[...e.leftOut,...l]}}function finish_run_editedIn(e){if(e.kind!=="ObservationEvent"||e.tool_name!=="file_editor"||e.observation.is_error)return[]
const{command:t,path:n}=e.observation
return t!=="view"&&typeof n==="string"?[n]:[]}async function work(e){const t=e.world.clock()
const durationMs=()=>e.world.clock()-t
let n=!1
try{const t=(0,r.readInputs)(e.world.env)
const o=await prepare(e,t)
const s=await closeToolsAfter(o,async()=>{if(await e.claimed==="lost")return"lost"
const t=await converse(o,v)
n=!0
return await isReviewed(e)?"lost":finishRun(t)})
if(s==="lost")return s
const{folder:i,publisher:a,conversation:c}=o
const l=(0,u.Nq)(i,e.memory.id)
await clearLog(l,e.leaks)
return{report:{...s,durationMs:durationMs()},fault:s.fault,events:s.events??[],workingDir:o.tools.workspace.workingDir,conversationPath:l,startingPoint:o.startingPoint,tree:s.tree,proposals:s.proposals,approvals:{proposal:s.proposal,used:s.used,results:s.results},baseSha:a.base,...s.repositories&&{repositories:s.repositories},structuredOutput:o.wantsData?(0,Me.hP)(c.log.branch()):void 0}}catch(t){if(await e.claimed==="lost")return"lost"
const o=!n
return{...(0,ne.Gj)((0,c.ec)(t),durationMs()),conversationPath:await logOf(e),isWorkSaved:o}}}async function logOf({memory:e,leaks:t}){try{if(e.folder!==void 0)await clearLog(e.folder,t)
return e.folder??""}catch{return""}}async function isReviewed(e){return(0,a.zN)(e.trigger)&&(0,i.J)(e.world.env)&&await(0,g.s6)(e)!==void 0}async function closeToolsAfter(e,t){const{conversation:n,tools:o,others:s}=e
try{return await t()}finally{try{await n.close()}finally{await(s?s.removeAfter(()=>o.close()):o.close())}}}async function clearLog(e,t){for(const{path:n,read:o}of(0,te.bh)(e)){const{text:r,kinds:i}=await t.redactLong(o().toString())
if(i.length>0)overwrite((0,s.join)(e,n.slice(te.H3.length)),r)}}function overwrite(e,t){const n=(0,o.openSync)(e,o.constants.O_WRONLY|o.constants.O_TRUNC|o.constants.O_NOFOLLOW)
try{(0,o.writeFileSync)(n,t)}finally{(0,o.closeSync)(n)}}}),5479:((e,t,n)=>{n.d(t,{U:()=>isPublic,x:()=>reachOf})
var o=n(77030)
const s=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const r=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const i=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
function reachOf(e){if((0,o.isIPv4)(e)){if(isIn(e,"ipv4",r))return"never"
return isIn(e,"ipv4",s)?"private":"public"}if(!(0,o.isIPv6)(e)||isIn(e,"ipv6",i))return"never"
if(isIn(e,"ipv6",[["2000::",3]]))return"public"
return isIn(e,"ipv6",[["fc00::",7]])?"private":"never"}function isPublic(e){return reachOf(e)==="public"}function isIn(e,t,n){const s=new o.BlockList
for(const[e,o]of n)s.addSubnet(e,o,t)
return s.check(e,t)}})}

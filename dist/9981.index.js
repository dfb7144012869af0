export const id=9981
export const ids=[9981]
export const modules={67276:((t,e,n)=>{n.d(e,{P1:()=>l,Uq:()=>s,Vk:()=>d})
var o=n(28942)
var r=n(64377)
const s="report.json"
const i=o.url({protocol:/^https?$/})
const a=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(a).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const l=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:r.datetime(),endedAt:r.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(a).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),missing:o.string().optional(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const d="cut-off"}),22343:((t,e,n)=>{n.d(e,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(98664)
var r=n(94869)
var s=n(33737)
var i=n(45867)
var a=n(57361)
var c=n(3620)
function outputsOf({report:t,conversationPath:e,baseSha:n,structuredOutput:o,approvals:r},s,{memory:{id:a,isResumed:c},job:{repository:u}}){return{outcome:t.outcome,reason:t.reason,tests:testsOf(t),"final-response":t.finalResponse,"structured-output":o,...whereOf(t),"pull-requests":t.others&&pullRequestsOf(t,t.others,u),"base-sha":n,...foundIn(t.review),...proposedIn(t.intents??[]),"comment-id":s?.id,"comment-url":s?.url,"conversation-id":a,"resumed-from":c?a:void 0,"pending-actions":r?.proposal&&(0,i.C1)(r.proposal),"conversation-path":e,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3}}function pullRequestsOf(t,e,{owner:n,name:o}){const r=[{...t,repository:`${n}/${o}`},...e]
return shellSafe(r.flatMap(({repository:t,pullRequest:e,kept:n})=>{const o=n.kind==="branch"?n.branch:""
return e?[{repository:t,number:e.number,url:e.url,branch:o}]:[]}))}function shellSafe(t){const escaped=t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`
return JSON.stringify(t).replaceAll('\\"',escaped('"')).replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,escaped)}function testsOf({tests:t,check:e}){const n=t&&(0,a.Vj)(t,e)
return n==="unfinished"?"unknown":n}function sumsOf(t){const sum=e=>t.reduce((t,n)=>t+e(n),0)
return{"cached-tokens":sum(({cachedTokens:t})=>t),"cache-write-tokens":sum(({writtenTokens:t})=>t),"reasoning-tokens":sum(({reasoningTokens:t})=>t),"model-seconds":Math.round(sum(({latencyMs:t})=>t))/1e3}}function proposedIn(t){if(t.length===0)return{}
const e=t.filter(({status:t})=>t==="done"||t==="already").length
return{"intents-done":e,"report-path":t.find(({report:t})=>t)?.report?.path}}function foundIn(t){if(!t)return{}
const{found:e,fixed:n,stillOpen:o,blocking:r,url:s}=t
return{"review-url":s,"findings-new":e,"findings-fixed":n,"findings-open":o+e,"findings-blocking":r}}function whereOf({files:t,kept:e,diff:n,withheldPatch:o,asidePatch:r,pullRequest:s}){return{"files-changed":t.length,"diff-path":n?.path,"patch-path":(o??r)?.path,...e.kind==="branch"&&{branch:e.branch,"commit-sha":e.commit},...e.kind==="patch"&&{"patch-path":e.path},"pr-number":s?.number,"pr-url":s?.url}}async function outputSchema(t,e){const{"output-schema":n,"output-schema-file":o}=t
if(n!==void 0)return parsed(n,"The input `output-schema`")
if(o===void 0)return
const i=await(0,c.w)(e,{input:"output-schema-file",path:o,largest:u})
return parsed(i,`The file ${(0,s.aY)((0,r.TN)(o,200))} of the input \`output-schema-file\``)}const u=64e3
function parsed(t,e){const n=jsonOf(t)
if(typeof n==="object"&&n!==null&&!Array.isArray(n))return{...n}
throw new o.vC("config",`${e} is not a JSON object.`,{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const l=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:r,security_risk:s,...i}=Object(jsonOf(n.tool_call.arguments))
const a=JSON.stringify(i)
return a.length>l?void 0:a}}),19981:((t,e,n)=>{n.r(e)
n.d(e,{reportRun:()=>reportRun,withoutRunnerPaths:()=>withoutRunnerPaths})
var o=n(64294)
var r=n(94869)
var s=n(88135)
var i=n(45867)
var a=n(26285)
var c=n(32435)
var u=n(8911)
var l=n(57974)
var d=n(15320)
var p=n(29943)
var m=n(25298)
var f=n(61115)
var h=n(12384)
var v=n(13412)
var g=n(11602)
var w=n(85831)
var y=n(29058)
var k=n(1176)
var b=n(47776)
var O=n(46032)
var T=n(3024)
const S=10
const $=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:t=[],workingDir:e},n){const isFile=t=>(0,T.BJ)(n,t)?.isFile()===!0
return annotationsIn(t,e??n,isFile)}function annotationsIn(t,e,n){const o=new Map
for(const e of t){const t=runOf(e)
if(!t)continue
o.delete(t.command)
o.set(t.command,t.isFailed?t.output:void 0)}const r=new Map
for(const t of o.values())for(const o of(t??"").split("\n")){const t=annotationIn(o,e)
const s=`${t?.file}:${t?.line}`
if(t&&!r.has(s)&&n(t.file))r.set(s,t)
if(r.size===S)return[...r.values()]}return[...r.values()]}function runOf(t){if(t.kind!=="ObservationEvent"||t.observation.kind!=="TerminalObservation")return
const{command:e,exit_code:n,content:o}=t.observation
if(typeof e!=="string"||typeof n!=="number")return
return{command:e,isFailed:n>0,output:(0,O.wh)(o)}}function annotationIn(t,e){const n=(0,r.GH)(t,1e3)
const[,o="",s,i,a=""]=$.exec(n)??[]
const c=withinWorkspace(o,e)
if(c===void 0)return
const u=a.replace(/^[\s:)\]-]+/,"")
return{file:c,line:Number(s??i),message:(0,r.TN)(u===""?n:u,200)}}function withinWorkspace(t,e){const n=t.startsWith(`${e}/`)?t.slice(e.length+1):t.replace(/^\.\//,"")
const o=n!==""&&!n.startsWith("/")&&!n.split("/").includes("..")
return o&&!n.startsWith("node_modules/")?n:void 0}const P=100
const j=400
function renderTextTimeline(t){const e=t.flatMap(t=>{const e=(0,b.c)(t)
return e===void 0?[]:[`${t.timestamp.slice(11,19)} ${(0,r.TN)(e,240)}`]})
if(e.length===0)return""
const n=shortened(e).join("\n")
const o=(0,r.Lt)(n)
const s=`<details><summary>Timeline (${(0,r.U9)(e.length,"line")}, UTC)</summary>`
return`${s}\n\n${o}text\n${n}\n${o}\n\n</details>`}function shortened(t){if(t.length<=P+j)return t
return[...t.slice(0,P),`… ${t.length-P-j} more …`,...t.slice(-j)]}var R=n(30818)
var I=n(22343)
var N=n(24380)
var U=n(4394)
async function reportRun({done:t,run:e},r,i){const a=withoutRunnerPaths(t,e.world.env)
const{world:m,redact:h}=e
const{outcome:v}=a.report
if(a.isLeftToPost)return leaveToPost(e,a,r)
const k=(0,p.VC)(e.settings,v);(0,l.printEnd)(a,{isFailure:k,redact:h,env:m.env});(0,l.printRisks)(a.report.risks??[],h);(0,l.printAnnotations)(annotationsFor(a,e.job.workspace),h)
const b=(0,N.hP)(e,e.memory.id,commitOf(a))
const words=()=>(0,R.ci)((0,u.B1)(a.report,b),e,a)
const render=()=>(0,y.kN)(e,(0,y.F8)(e.settings,h(words()),a.hadNoSandbox))
const{approvals:O}=a
const T=m.signal.aborted&&!O?.proposal
if(!T)await e.memory.checkWork()
const S={env:m.env,thread:e.trigger.thread}
const $=render()
const P=await pendingReportOf(e,a,{runComment:r,body:$,redact:h})
if(r&&!O?.proposal)(0,d.r1)(m.env,{...P,runComment:r})
e.memory.leavePendingReport((0,w.KM)(P))
const j=(0,U.NP)(e,a,r?.url)
const q=O?.proposal&&r?(await loadApproval()).registerShown(O.proposal,r,$):same
const[C,F]=await Promise.all([e.memory.close(t=>q((0,R.mL)(e,a,r?.url)(t))),T?(0,N.F7)(e,S,P):void 0])
if(T)await e.memory.checkWork()
if(r&&O?.proposal&&C)(0,d.r1)(m.env,{...P,runComment:r});(0,g.S1)(e)
if((0,o.OB)(e.trigger).removesClosed&&e.memory.isKept)await(await n.e(9925).then(n.bind(n,89925))).removeClosed({...e,repositoryId:e.trigger.repositoryId})
const x=O?.proposal&&!(C&&r&&isStillWaiting(e))
const A=x?(await loadApproval()).withUnsavedNote(render()):render()
const J=e.mayWrite?_:(await Promise.all([n.e(3501),n.e(6027),n.e(6424)]).then(n.bind(n,96424))).leavePreview(e,a,h)
const M=await(0,U.ZZ)(e,a,r?.url)
const W=(0,c._3)(a.report.intents??[]).trim()
const L=[`${J.preview}${A}`,(0,U.pm)(e,M,i),h(renderTextTimeline(a.events??[])),W]
await(0,f.writeSummary)(m.env,L.filter(Boolean).join("\n\n"))
const Z=F!==void 0&&A===$
const z=Z?F:await(0,N.F7)(e,S,{...P,...x&&{isWaiting:!1},runComment:F?.runComment??r,body:A})
if(z?.isNowhere)await(0,f.writeSummary)(m.env,(0,s.J1)("thread-gone"))
if(z?.refused)await(0,f.writeSummary)(m.env,unpostedNote(z.refused))
const B=z?.runComment??await(0,N.zu)(e,{report:a.report,body:A})
if(O?.proposal&&B&&B.id!==r?.id)await e.memory.settle((await loadApproval()).registerShown(O.proposal,B,z?.body??A))
if(B?.url!==r?.url)await(0,U.ZZ)(e,a,B?.url);(0,d.Kn)(m.env,{...(0,I.Yz)(a,B,e),"page-path":M?.path,...J.outputs},h)
if(j&&!e.memory.hasStore)await(await n.e(5870).then(n.bind(n,65870))).countRun(e,{...j,comment:B?.url})
return k?1:0}const loadApproval=()=>Promise.all([n.e(8252),n.e(8833)]).then(n.bind(n,38833))
async function leaveToPost(t,e,n){const{world:o,redact:r,job:i,trigger:c}=t;(0,l.printEnd)(e,{isFailure:!0,redact:r,env:o.env})
const u=(0,s.J1)("cancelled-early",{run_url:i.runUrl})
const p=(0,y.kN)(t,(0,y.F8)(t.settings,u))
const m=(0,h.acknowledgedAt)(c)
const{reaction:f}=(0,a.rL)({outcome:"cancelled"})
const g=m&&f&&{sign:{place:m,content:f}}
const w=t.memory.manifest.lease??(0,v.m8)(t,null)
const k=await(0,N.F7)(t,{env:o.env,thread:c.thread},{lease:w,body:p,runComment:n,...g})
if(k)(0,d.r1)(o.env,k);(0,d.Kn)(o.env,{...(0,I.Yz)(e,k?.runComment??n,t)},r)
return 1}const _={preview:"",outputs:{}}
function commitOf({report:{kept:t},baseSha:e}){return t.kind==="branch"?t.commit:e}function unpostedNote({message:t,hint:e}){return(0,s.J1)("comment-refused",{why:(0,r.hC)(t,e)})}function isStillWaiting({memory:t}){const e=(0,k.sp)(t)
return e!==void 0&&(0,i.dz)(e).length>0}function same(t){return t}function lastReaction(t){const{reaction:e}=(0,a.rL)(t)
return e==="eyes"?void 0:e}async function pendingReportOf(t,{report:e,approvals:n},o){const{runComment:r,body:s,redact:i}=o
const{used:a,proposal:c}=n??{}
const u=a?.comment&&n&&{id:a.comment.id,body:(await loadApproval()).decidedIn(t,a,{results:n.results,next:r,redact:i})}
const l=c??a?{isWaiting:c!==void 0}:{}
const[d,p]=[(0,h.acknowledgedAt)(t.trigger),lastReaction(e)]
return{lease:t.memory.manifest.lease??(0,v.m8)(t,null),body:s,isAnswer:!0,...d&&p&&{sign:{place:d,content:p}},...r&&{runComment:r},...u&&{approvalComment:u},...l}}function withoutRunnerPaths(t,e){const n=(0,m.hidePaths)(e)
const{reason:o,hint:r,quote:s,others:i}=t.report
const a={reason:n(o),hint:n(r),...s!==void 0&&{quote:n(s)},...i&&{others:i.map(t=>({...t,problem:n(t.problem)}))}}
return{...t,report:{...t.report,...a}}}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var r=n(76760)
var s=n(98664)
var i=n(94869)
var a=n(7925)
var c=n(88135)
var u=n(26285)
var l=n(67276)
var d=n(57974)
var p=n(15320)
var m=n(61115)
var f=n(99217)
var h=n(21271)
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,r.join)(e,f.Ct),(0,f.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:l.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,p.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,s){const i=(0,r.join)(e,l.Uq)
if(!(0,o.existsSync)(i))return
const a=l.P1.parse(JSON.parse((0,o.readFileSync)(i,"utf8")))
const{path:c,steps:u}=await n(e,a,s);(0,d.printNotice)(`The page of this run: ${c}`)
await(0,m.writeSummary)(t,s(`### ${a.sign} ${a.reason}\n\n${a.hint}\n\n${u}`));(0,p.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const s=pageFactsOf(t,e,n)
save(t,o,s)
const i=recordOf(t,s,e.report)
write(t,(0,r.join)(o,f.Ct),(0,f.q8)((0,f.Q0)(fileIn(o)),i))
return i}function fileIn(t){return e=>(0,o.existsSync)((0,r.join)(t,e))?(0,o.readFileSync)((0,r.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,i.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,i.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,r.join)(e,l.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,d.printNotice)(`The facts of this run could not be saved. ${(0,s.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,p.pZ)(t.world.env,void 0)
return o}catch(t){(0,d.printNotice)(`The page of this run could not be written. ${(0,s.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:o}){if(!n)return""
const r=o?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return e([n.steps,r].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:r}=e
return{version:1,repository:`${n}/${o}`,thread:r.type==="none"?e.event:`#${r.number}`,requester:(0,h.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const r=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(r.getTime()-e.durationMs).toISOString(),endedAt:r.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),missing:e.missing?.words,picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:a.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:r,problem:s}=t
const i=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const a=o?{label:`Pull request #${o.number}`,link:o.url}:i
const c=a.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...a,label:c,diff:r?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:r}=e
const s=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${s}/${r.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}})}

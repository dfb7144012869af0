export const id=5071
export const ids=[5071]
export const modules={67276:((t,n,e)=>{e.d(n,{P1:()=>d,Uq:()=>s,Vk:()=>l})
var o=e(28942)
var r=e(64377)
const s="report.json"
const i=o.url({protocol:/^https?$/})
const a=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(a).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const d=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:r.datetime(),endedAt:r.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(a).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),missing:o.string().optional(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const l="cut-off"}),25071:((t,n,e)=>{e.r(n)
e.d(n,{reportRun:()=>reportRun,withoutRunnerPaths:()=>withoutRunnerPaths})
var o=e(64294)
var r=e(94869)
var s=e(88135)
var i=e(45867)
var a=e(26285)
var c=e(35868)
var u=e(55190)
var d=e(57974)
var l=e(15320)
var p=e(29943)
var m=e(25298)
var f=e(61115)
var h=e(12384)
var v=e(13412)
var g=e(11602)
var w=e(85831)
var y=e(29058)
var k=e(1176)
var b=e(47776)
var O=e(46032)
var T=e(3024)
const P=10
const $=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:t=[],workingDir:n},e){const isFile=t=>(0,T.BJ)(e,t)?.isFile()===!0
return annotationsIn(t,n??e,isFile)}function annotationsIn(t,n,e){const o=new Map
for(const n of t){const t=runOf(n)
if(!t)continue
o.delete(t.command)
o.set(t.command,t.isFailed?t.output:void 0)}const r=new Map
for(const t of o.values())for(const o of(t??"").split("\n")){const t=annotationIn(o,n)
const s=`${t?.file}:${t?.line}`
if(t&&!r.has(s)&&e(t.file))r.set(s,t)
if(r.size===P)return[...r.values()]}return[...r.values()]}function runOf(t){if(t.kind!=="ObservationEvent"||t.observation.kind!=="TerminalObservation")return
const{command:n,exit_code:e,content:o}=t.observation
if(typeof n!=="string"||typeof e!=="number")return
return{command:n,isFailed:e>0,output:(0,O.wh)(o)}}function annotationIn(t,n){const e=(0,r.GH)(t,1e3)
const[,o="",s,i,a=""]=$.exec(e)??[]
const c=withinWorkspace(o,n)
if(c===void 0)return
const u=a.replace(/^[\s:)\]-]+/,"")
return{file:c,line:Number(s??i),message:(0,r.TN)(u===""?e:u,200)}}function withinWorkspace(t,n){const e=t.startsWith(`${n}/`)?t.slice(n.length+1):t.replace(/^\.\//,"")
const o=e!==""&&!e.startsWith("/")&&!e.split("/").includes("..")
return o&&!e.startsWith("node_modules/")?e:void 0}const S=100
const j=400
function renderTextTimeline(t){const n=t.flatMap(t=>{const n=(0,b.c)(t)
return n===void 0?[]:[`${t.timestamp.slice(11,19)} ${(0,r.TN)(n,240)}`]})
if(n.length===0)return""
const e=shortened(n).join("\n")
const o=(0,r.Lt)(e)
const s=`<details><summary>Timeline (${(0,r.U9)(n.length,"line")}, UTC)</summary>`
return`${s}\n\n${o}text\n${e}\n${o}\n\n</details>`}function shortened(t){if(t.length<=S+j)return t
return[...t.slice(0,S),`… ${t.length-S-j} more …`,...t.slice(-j)]}var R=e(30818)
function outputsOf({report:t,conversationPath:n,baseSha:e,featureOutputs:o,approvals:r},s,{memory:{id:a,isResumed:c}}){return{outcome:t.outcome,reason:t.reason,tests:testsOf(t),"final-response":t.finalResponse,...whereOf(t),"base-sha":e,...foundIn(t.review),"comment-id":s?.id,"comment-url":s?.url,"conversation-id":a,"resumed-from":c?a:void 0,"pending-actions":r?.proposal&&(0,i.C1)(r.proposal),"conversation-path":n,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3,...o}}function testsOf({testsVerdict:t}){return t==="unfinished"?"unknown":t}function sumsOf(t){const sum=n=>t.reduce((t,e)=>t+n(e),0)
return{"cached-tokens":sum(({cachedTokens:t})=>t),"cache-write-tokens":sum(({writtenTokens:t})=>t),"reasoning-tokens":sum(({reasoningTokens:t})=>t),"model-seconds":Math.round(sum(({latencyMs:t})=>t))/1e3}}function foundIn(t){if(!t)return{}
const{found:n,fixed:e,stillOpen:o,blocking:r,url:s}=t
return{"review-url":s,"findings-new":n,"findings-fixed":e,"findings-open":o+n,"findings-blocking":r}}function whereOf({files:t,kept:n,diff:e,withheldPatch:o,asidePatch:r,pullRequest:s}){return{"files-changed":t.length,"diff-path":e?.path,"patch-path":(o??r)?.path,...n.kind==="branch"&&{branch:n.branch,"commit-sha":n.commit},...n.kind==="patch"&&{"patch-path":n.path},"pr-number":s?.number,"pr-url":s?.url}}var U=e(24380)
var I=e(4394)
async function reportRun({done:t,run:n},r,i){const a=withoutRunnerPaths(t,n.world.env)
const{world:m,redact:h}=n
const{outcome:v}=a.report
if(a.isLeftToPost)return leaveToPost(n,a,r)
const k=(0,p.VC)(n.settings,v);(0,d.printEnd)(a,{isFailure:k,redact:h,env:m.env});(0,d.printRisks)(a.report.risks??[],h);(0,d.printAnnotations)(annotationsFor(a,n.job.workspace),h)
const b=(0,U.hP)(n,n.memory.id,commitOf(a))
const words=()=>(0,R.ci)((0,c.B1)(a.report,b),n,a)
const render=()=>(0,y.kN)(n,(0,y.F8)(n.settings,h(words()),a.hadNoSandbox))
const{approvals:O}=a
const T=m.signal.aborted&&!O?.proposal
if(!T)await n.memory.checkWork()
const P={env:m.env,thread:n.trigger.thread}
const $=render()
const S=await pendingReportOf(n,a,{runComment:r,body:$,redact:h})
if(r&&!O?.proposal)(0,l.r1)(m.env,{...S,runComment:r})
n.memory.leavePendingReport((0,w.KM)(S))
const j=(0,I.NP)(n,a,r?.url)
const C=O?.proposal&&r?(await loadApproval()).registerShown(O.proposal,r,$):same
const[N,x]=await Promise.all([n.memory.close(t=>C((0,R.mL)(n,a,r?.url)(t))),T?(0,U.F7)(n,P,S):void 0])
if(T)await n.memory.checkWork()
if(r&&O?.proposal&&N)(0,l.r1)(m.env,{...S,runComment:r});(0,g.S1)(n)
if((0,o.OB)(n.trigger).removesClosed&&n.memory.isKept)await(await e.e(9925).then(e.bind(e,89925))).removeClosed({...n,repositoryId:n.trigger.repositoryId})
const q=O?.proposal&&!(N&&r&&isStillWaiting(n))
const _=q?(await loadApproval()).withUnsavedNote(render()):render()
const W=n.mayWrite?F:(await Promise.all([e.e(3501),e.e(6027),e.e(6424)]).then(e.bind(e,96424))).leavePreview(n,a,h)
const M=await(0,I.ZZ)(n,a,r?.url)
const A=[`${W.preview}${_}`,(0,I.pm)(n,M,i),h(renderTextTimeline(a.events??[])),...(0,u.Yv)("summary",a.report,b)]
await(0,f.writeSummary)(m.env,A.filter(Boolean).join("\n\n"))
const J=x!==void 0&&_===$
const L=J?x:await(0,U.F7)(n,P,{...S,...q&&{isWaiting:!1},runComment:x?.runComment??r,body:_})
if(L?.isNowhere)await(0,f.writeSummary)(m.env,(0,s.J1)("thread-gone"))
if(L?.refused)await(0,f.writeSummary)(m.env,unpostedNote(L.refused))
const Z=L?.runComment??await(0,U.zu)(n,{report:a.report,body:_})
if(O?.proposal&&Z&&Z.id!==r?.id)await n.memory.settle((await loadApproval()).registerShown(O.proposal,Z,L?.body??_))
if(Z?.url!==r?.url)await(0,I.ZZ)(n,a,Z?.url);(0,l.Kn)(m.env,{...outputsOf(a,Z,n),"page-path":M?.path,...W.outputs},h)
if(j&&!n.memory.hasStore)await(await e.e(5870).then(e.bind(e,65870))).countRun(n,{...j,comment:Z?.url})
return k?1:0}const loadApproval=()=>Promise.all([e.e(8252),e.e(8833)]).then(e.bind(e,38833))
async function leaveToPost(t,n,e){const{world:o,redact:r,job:i,trigger:c}=t;(0,d.printEnd)(n,{isFailure:!0,redact:r,env:o.env})
const u=(0,s.J1)("cancelled-early",{run_url:i.runUrl})
const p=(0,y.kN)(t,(0,y.F8)(t.settings,u))
const m=(0,h.acknowledgedAt)(c)
const{reaction:f}=(0,a.rL)({outcome:"cancelled"})
const g=m&&f&&{sign:{place:m,content:f}}
const w=t.memory.manifest.lease??(0,v.m8)(t,null)
const k=await(0,U.F7)(t,{env:o.env,thread:c.thread},{lease:w,body:p,runComment:e,...g})
if(k)(0,l.r1)(o.env,k);(0,l.Kn)(o.env,{...outputsOf(n,k?.runComment??e,t)},r)
return 1}const F={preview:"",outputs:{}}
function commitOf({report:{kept:t},baseSha:n}){return t.kind==="branch"?t.commit:n}function unpostedNote({message:t,hint:n}){return(0,s.J1)("comment-refused",{why:(0,r.hC)(t,n)})}function isStillWaiting({memory:t}){const n=(0,k.sp)(t)
return n!==void 0&&(0,i.dz)(n).length>0}function same(t){return t}function lastReaction(t){const{reaction:n}=(0,a.rL)(t)
return n==="eyes"?void 0:n}async function pendingReportOf(t,{report:n,approvals:e},o){const{runComment:r,body:s,redact:i}=o
const{used:a,proposal:c}=e??{}
const u=a?.comment&&e&&{id:a.comment.id,body:(await loadApproval()).decidedIn(t,a,{results:e.results,next:r,redact:i})}
const d=c??a?{isWaiting:c!==void 0}:{}
const[l,p]=[(0,h.acknowledgedAt)(t.trigger),lastReaction(n)]
return{lease:t.memory.manifest.lease??(0,v.m8)(t,null),body:s,isAnswer:!0,...l&&p&&{sign:{place:l,content:p}},...r&&{runComment:r},...u&&{approvalComment:u},...d}}function withoutRunnerPaths(t,n){const e=(0,m.hidePaths)(n)
const{reason:o,hint:r,quote:s}=t.report
const i={reason:e(o),hint:e(r),...s!==void 0&&{quote:e(s)}}
return{...t,report:{...t.report,...i}}}}),4394:((t,n,e)=>{e.d(n,{J6:()=>withheldIn,NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=e(73024)
var r=e(76760)
var s=e(98664)
var i=e(94869)
var a=e(7925)
var c=e(88135)
var u=e(26285)
var d=e(67276)
var l=e(57974)
var p=e(15320)
var m=e(61115)
var f=e(99217)
var h=e(21271)
function openPage(t,n){const e=t.world.now().toISOString()
const o={run:t.job.runUrl,at:e,workflow:workflowOf(t)}
write(t,(0,r.join)(n,f.Ct),(0,f.sL)(fileIn(n),o))
save(t,n,{...aboutRun(t),outcome:d.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:e,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,p.pZ)(t.world.env,n)}async function finishPage({env:t},n,e,s){const i=(0,r.join)(n,d.Uq)
if(!(0,o.existsSync)(i))return
const a=d.P1.parse(JSON.parse((0,o.readFileSync)(i,"utf8")))
const{path:c,steps:u}=await e(n,a,s);(0,l.printNotice)(`The page of this run: ${c}`)
await(0,m.writeSummary)(t,s(`### ${a.sign} ${a.reason}\n\n${a.hint}\n\n${u}`));(0,p.pZ)(t,void 0)}function saveFacts(t,n,e){const{conversationPath:o}=n
if(o==="")return
const s=pageFactsOf(t,n,e)
save(t,o,s)
const i=recordOf(t,s,n.report)
write(t,(0,r.join)(o,f.Ct),(0,f.q8)((0,f.Q0)(fileIn(o)),i))
return i}function fileIn(t){return n=>(0,o.existsSync)((0,r.join)(t,n))?(0,o.readFileSync)((0,r.join)(t,n),"utf8"):void 0}function workflowOf({world:t}){return(0,i.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:n,links:e},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,i.TN)(o.models.join(", "),200)),outcome:n,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:e.comment}}function save(t,n,e){write(t,(0,r.join)(n,d.Uq),e)}function write({redact:t},n,e){const hide=(n,e)=>typeof e==="string"?t(e):e
try{(0,o.mkdirSync)((0,r.dirname)(n),{recursive:!0});(0,o.writeFileSync)(n,JSON.stringify(e,hide))}catch(t){(0,l.printNotice)(`The facts of this run could not be saved. ${(0,s.ec)(t).message}`)}}async function pageOf(t,n,e){if(n.conversationPath==="")return
try{const o=await t.writePage(n.conversationPath,pageFactsOf(t,n,e),t.redact);(0,p.pZ)(t.world.env,void 0)
return o}catch(t){(0,l.printNotice)(`The page of this run could not be written. ${(0,s.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:n},e,{isPageUploaded:o}){if(!e)return""
const r=o?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return n([e.steps,r].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:n}){const{owner:e,name:o}=t.repository
const{thread:r}=n
return{version:1,repository:`${e}/${o}`,thread:r.type==="none"?n.event:`#${r.number}`,requester:(0,h.iq)(n)}}function pageFactsOf(t,{report:n,featurePage:e,events:o=[]},r){const s=t.world.now()
return{...aboutRun(t),outcome:n.outcome,sign:(0,u.rL)(n).mark,reason:n.reason,quote:n.quote,hint:n.hint,beganAt:o[0]?.timestamp??new Date(s.getTime()-n.durationMs).toISOString(),endedAt:s.toISOString(),durationMs:n.durationMs,steps:n.steps,models:n.models,costUsd:n.costUsd,uses:n.uses.map(({id:t,replies:n,inputTokens:e,cachedTokens:o,outputTokens:r,costUsd:s})=>({name:t,replies:n,inputTokens:e,cachedTokens:o,outputTokens:r,costUsd:s})),checks:n.checks,diff:n.diff?.text,withheld:withheldIn(n),others:e?.others,blockedHosts:(n.sandbox?.denials??[]).map(({host:t,port:n})=>`${t}:${n}`),missing:n.missing?.words,picture:e?.picture,links:linksIn(t,n,r)}}function withheldIn({withheld:t}){return t.map(({path:t,code:n})=>({path:t,code:n,message:a.Lp[n].message}))}function linksIn({job:t,trigger:n},e,o){const{thread:r}=n
const s=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${s}/${r.number}`,run:t.runUrl,comment:o,commit:e?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${e.kept.commit}`:void 0,pullRequest:e?.pullRequest?.url}}})}

export const id=9981
export const ids=[9981]
export const modules={67276:((t,e,n)=>{n.d(e,{P1:()=>d,Uq:()=>s,Vk:()=>l})
var o=n(28942)
var r=n(64377)
const s="report.json"
const a=o.url({protocol:/^https?$/})
const i=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:a.optional(),diff:o.string().optional(),withheld:o.array(i).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const d=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:r.datetime(),endedAt:r.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(i).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:a.optional(),run:a.optional(),comment:a.optional(),commit:a.optional(),pullRequest:a.optional()}).readonly()}).readonly()
const l="cut-off"}),22343:((t,e,n)=>{n.d(e,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(98664)
var r=n(94869)
var s=n(33737)
var a=n(45867)
var i=n(3620)
function outputsOf({report:t,conversationPath:e,baseSha:n,structuredOutput:o,approvals:r},s,{memory:{id:i,isResumed:c},job:{repository:u}}){return{outcome:t.outcome,reason:t.reason,"final-response":t.finalResponse,"structured-output":o,...whereOf(t),"pull-requests":t.others&&pullRequestsOf(t,t.others,u),"base-sha":n,...foundIn(t.review),...proposedIn(t.intents??[]),"comment-id":s?.id,"comment-url":s?.url,"conversation-id":i,"resumed-from":c?i:void 0,"pending-actions":r?.proposal&&(0,a.C1)(r.proposal),"conversation-path":e,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3}}function pullRequestsOf(t,e,{owner:n,name:o}){const r=[{...t,repository:`${n}/${o}`},...e]
return shellSafe(r.flatMap(({repository:t,pullRequest:e,kept:n})=>{const o=n.kind==="branch"?n.branch:""
return e?[{repository:t,number:e.number,url:e.url,branch:o}]:[]}))}function shellSafe(t){const escaped=t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`
return JSON.stringify(t).replaceAll('\\"',escaped('"')).replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,escaped)}function sumsOf(t){const sum=e=>t.reduce((t,n)=>t+e(n),0)
return{"cached-tokens":sum(({cachedTokens:t})=>t),"cache-write-tokens":sum(({writtenTokens:t})=>t),"reasoning-tokens":sum(({reasoningTokens:t})=>t),"model-seconds":Math.round(sum(({latencyMs:t})=>t))/1e3}}function proposedIn(t){if(t.length===0)return{}
const e=t.filter(({status:t})=>t==="done"||t==="already").length
return{"intents-done":e,"report-path":t.find(({report:t})=>t)?.report?.path}}function foundIn(t){if(!t)return{}
const{found:e,fixed:n,stillOpen:o,blocking:r,url:s}=t
return{"review-url":s,"findings-new":e,"findings-fixed":n,"findings-open":o+e,"findings-blocking":r}}function whereOf({files:t,kept:e,diff:n,withheldPatch:o,asidePatch:r,pullRequest:s}){return{"files-changed":t.length,"diff-path":n?.path,"patch-path":(o??r)?.path,...e.kind==="branch"&&{branch:e.branch,"commit-sha":e.commit},...e.kind==="patch"&&{"patch-path":e.path},"pr-number":s?.number,"pr-url":s?.url}}async function outputSchema(t,e){const{"output-schema":n,"output-schema-file":o}=t
if(n!==void 0)return parsed(n,"The input `output-schema`")
if(o===void 0)return
const a=await(0,i.w)(e,{input:"output-schema-file",path:o,largest:c})
return parsed(a,`The file ${(0,s.aY)((0,r.TN)(o,200))} of the input \`output-schema-file\``)}const c=64e3
function parsed(t,e){const n=jsonOf(t)
if(typeof n==="object"&&n!==null&&!Array.isArray(n))return{...n}
throw new o.vC("config",`${e} is not a JSON object.`,{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const u=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:r,security_risk:s,...a}=Object(jsonOf(n.tool_call.arguments))
const i=JSON.stringify(a)
return i.length>u?void 0:i}}),19981:((t,e,n)=>{n.r(e)
n.d(e,{reportRun:()=>reportRun,withoutRunnerPaths:()=>withoutRunnerPaths})
var o=n(64294)
var r=n(88135)
var s=n(26285)
var a=n(32435)
var i=n(56377)
var c=n(57974)
var u=n(15320)
var d=n(29943)
var l=n(25298)
var p=n(61115)
var f=n(12384)
var m=n(38833)
var h=n(13412)
var g=n(11602)
var v=n(85831)
var w=n(65870)
var y=n(29058)
var b=n(47776)
var k=n(46032)
var O=n(3024)
var T=n(94869)
const S=10
const $=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:t=[],workingDir:e},n){const isFile=t=>(0,O.BJ)(n,t)?.isFile()===!0
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
return{command:e,isFailed:n>0,output:(0,k.wh)(o)}}function annotationIn(t,e){const n=(0,T.GH)(t,1e3)
const[,o="",r,s,a=""]=$.exec(n)??[]
const i=withinWorkspace(o,e)
if(i===void 0)return
const c=a.replace(/^[\s:)\]-]+/,"")
return{file:i,line:Number(r??s),message:(0,T.TN)(c===""?n:c,200)}}function withinWorkspace(t,e){const n=t.startsWith(`${e}/`)?t.slice(e.length+1):t.replace(/^\.\//,"")
const o=n!==""&&!n.startsWith("/")&&!n.split("/").includes("..")
return o&&!n.startsWith("node_modules/")?n:void 0}const P=100
const j=400
function renderTextTimeline(t){const e=t.flatMap(t=>{const e=(0,b.c)(t)
return e===void 0?[]:[`${t.timestamp.slice(11,19)} ${(0,T.TN)(e,240)}`]})
if(e.length===0)return""
const n=shortened(e).join("\n")
const o=(0,T.Lt)(n)
const r=`<details><summary>Timeline (${(0,T.U9)(e.length,"line")}, UTC)</summary>`
return`${r}\n\n${o}text\n${n}\n${o}\n\n</details>`}function shortened(t){if(t.length<=P+j)return t
return[...t.slice(0,P),`… ${t.length-P-j} more …`,...t.slice(-j)]}var _=n(30818)
var I=n(22343)
var R=n(24380)
var N=n(4394)
async function reportRun({done:t,run:e},r,s){const l=withoutRunnerPaths(t,e.world.env)
const{world:f,redact:h}=e
const{outcome:b}=l.report
if(l.isLeftToPost)return leaveToPost(e,l,r)
const k=(0,d.VC)(e.settings,b);(0,c.printEnd)(l,{isFailure:k,redact:h,env:f.env});(0,c.printRisks)(l.report.risks??[],h);(0,c.printAnnotations)(annotationsFor(l,e.job.workspace),h)
const O=(0,R.hP)(e,e.memory.id,commitOf(l))
const words=()=>(0,_.ci)((0,i.B1)(l.report,O),e,l)
const render=()=>(0,y.kN)(e,(0,y.F8)(e.settings,h(words()),l.hadNoSandbox))
const{approvals:T}=l
const S=f.signal.aborted&&!T?.proposal
if(!S)await e.memory.checkWork()
const $={env:f.env,thread:e.trigger.thread}
const P=render()
const j=pendingReportOf(e,l,{runComment:r,body:P,redact:h})
if(r&&!T?.proposal)(0,u.r1)(f.env,{...j,runComment:r})
e.memory.leavePendingReport((0,v.KM)(j))
const C=(0,N.NP)(e,l,r?.url)
const q=T?.proposal&&r?(0,m.Hn)(T.proposal,r,P):same
const[F,x]=await Promise.all([e.memory.close(t=>q((0,_.mL)(e,l,r?.url)(t))),S?(0,R.F7)(e,$,j):void 0])
if(S)await e.memory.checkWork()
if(r&&T?.proposal&&F)(0,u.r1)(f.env,{...j,runComment:r});(0,g.S1)(e)
if((0,o.OB)(e.trigger).removesClosed&&e.memory.isKept)await(await n.e(9925).then(n.bind(n,89925))).removeClosed({...e,repositoryId:e.trigger.repositoryId})
const A=T?.proposal?F&&r?P:(0,m.L3)(render()):render()
const L=e.mayWrite?U:(await Promise.all([n.e(3501),n.e(992),n.e(6424)]).then(n.bind(n,96424))).leavePreview(e,l,h)
const M=await(0,N.ZZ)(e,l,r?.url)
const J=(0,a._3)(l.report.intents??[]).trim()
const W=[`${L.preview}${A}`,(0,N.pm)(e,M,s),h(renderTextTimeline(l.events??[])),J]
await(0,p.S)(f.env,W.filter(Boolean).join("\n\n"))
const B=x!==void 0&&A===P
const Z=B?x:await(0,R.F7)(e,$,{...j,runComment:x?.runComment??r,body:A})
const z=Z?.runComment??await(0,R.zu)(e,{report:l.report,body:A})
if(T?.proposal&&z&&z.id!==r?.id)await e.memory.settle((0,m.Hn)(T.proposal,z,Z?.body??A))
if(z?.url!==r?.url)await(0,N.ZZ)(e,l,z?.url);(0,u.Kn)(f.env,{...(0,I.Yz)(l,z,e),"page-path":M?.path,...L.outputs},h)
if(C&&!e.memory.hasStore)await(0,w.NY)(e,{...C,comment:z?.url})
return k?1:0}async function leaveToPost(t,e,n){const{world:o,redact:s,job:a,trigger:i}=t;(0,c.printEnd)(e,{isFailure:!0,redact:s,env:o.env})
const d=(0,r.J1)("cancelled-early",{run_url:a.runUrl})
const l=(0,y.kN)(t,(0,y.F8)(t.settings,d))
const p=(0,f.acknowledgedAt)(i)
const m=p&&{sign:{place:p,content:"confused"}}
const g=t.memory.manifest.lease??(0,h.m8)(t,null)
const v=await(0,R.F7)(t,{env:o.env,thread:i.thread},{lease:g,body:l,runComment:n,...m})
if(v)(0,u.r1)(o.env,v);(0,u.Kn)(o.env,{...(0,I.Yz)(e,v?.runComment??n,t)},s)
return 1}const U={preview:"",outputs:{}}
function commitOf({report:{kept:t},baseSha:e}){return t.kind==="branch"?t.commit:e}function same(t){return t}function lastReaction(t){const{reaction:e}=(0,s.rL)(t)
return e==="eyes"?void 0:e}function pendingReportOf(t,{report:e,approvals:n},o){const{runComment:r,body:s,redact:a}=o
const{used:i,proposal:c}=n??{}
const u=i?.comment&&n&&{id:i.comment.id,body:(0,m.mi)(t,i,{results:n.results,next:r,redact:a})}
const d=c??i?{isWaiting:c!==void 0}:{}
const[l,p]=[(0,f.acknowledgedAt)(t.trigger),lastReaction(e)]
return{lease:t.memory.manifest.lease??(0,h.m8)(t,null),body:s,isAnswer:!0,...l&&p&&{sign:{place:l,content:p}},...r&&{runComment:r},...u&&{approvalComment:u},...d}}function withoutRunnerPaths(t,e){const n=(0,l.hidePaths)(e)
const{reason:o,hint:r,quote:s,others:a}=t.report
const i={reason:n(o),hint:n(r),...s!==void 0&&{quote:n(s)},...a&&{others:a.map(t=>({...t,problem:n(t.problem)}))}}
return{...t,report:{...t.report,...i}}}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var r=n(76760)
var s=n(98664)
var a=n(94869)
var i=n(7925)
var c=n(88135)
var u=n(26285)
var d=n(67276)
var l=n(57974)
var p=n(15320)
var f=n(61115)
var m=n(99217)
var h=n(21271)
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,r.join)(e,m.Ct),(0,m.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:d.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,p.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,s){const a=(0,r.join)(e,d.Uq)
if(!(0,o.existsSync)(a))return
const i=d.P1.parse(JSON.parse((0,o.readFileSync)(a,"utf8")))
const{path:c,steps:u}=await n(e,i,s);(0,l.printNotice)(`The page of this run: ${c}`)
await(0,f.S)(t,s(`### ${i.sign} ${i.reason}\n\n${i.hint}\n\n${u}`));(0,p.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const s=pageFactsOf(t,e,n)
save(t,o,s)
const a=recordOf(t,s,e.report)
write(t,(0,r.join)(o,m.Ct),(0,m.q8)((0,m.Q0)(fileIn(o)),a))
return a}function fileIn(t){return e=>(0,o.existsSync)((0,r.join)(t,e))?(0,o.readFileSync)((0,r.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,a.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,a.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,r.join)(e,d.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,l.printNotice)(`The facts of this run could not be saved. ${(0,s.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,p.pZ)(t.world.env,void 0)
return o}catch(t){(0,l.printNotice)(`The page of this run could not be written. ${(0,s.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:o}){if(!n)return""
const r=o?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return e([n.steps,r].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:r}=e
return{version:1,repository:`${n}/${o}`,thread:r.type==="none"?e.event:`#${r.number}`,requester:(0,h.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const r=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(r.getTime()-e.durationMs).toISOString(),endedAt:r.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:i.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:r,problem:s}=t
const a=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const i=o?{label:`Pull request #${o.number}`,link:o.url}:a
const c=i.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...i,label:c,diff:r?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:r}=e
const s=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${s}/${r.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),65870:((t,e,n)=>{n.d(e,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>u,mG:()=>changeLedger,th:()=>d})
var o=n(98664)
var r=n(57974)
var s=n(2801)
var a=n(59766)
var i=n(99217)
var c=n(1176)
const u={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const d="work/ledger.json"
const l=10
const p=300
async function changeLedger(t,e){const{sleep:n,newId:r,random:i,signal:f}=t.world
for(let o=1;o<=l;o+=1){const l=(0,c.Ch)({...t,name:u})
if(!l)return
const m=await l.read()
const h=ledgerIn(m)
const g=JSON.stringify(e(h))
if(g===JSON.stringify(h))return
const v=Buffer.from(g)
const w=m.status==="found"?m.manifest:(0,s.yz)(r())
const y=[{path:d,stamp:(0,a.sc)(v),read:()=>v}]
if((await l.write({manifest:w,files:y})).status==="saved")return
await n(p*o*i(),f)}throw new o.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:t,...e},n){try{await changeLedger({...e,repositoryId:t.repositoryId},t=>(0,i.Yq)(t,n))}catch(t){const{message:e}=(0,o.ec)(t)
if(!/\b403\b|denied/.test(e))(0,r.printNotice)(`This run is not in the totals of \`show --costs\`. ${e}`)}}function ledgerIn(t){return t.status==="found"?readLedger(t.files.get(d)?.toString()):i.wv}function readLedger(t){try{return t===void 0?i.wv:i.Oc.parse(JSON.parse(t))}catch(t){const e=`Delete the ref ${u.ref} to begin the totals again.`
throw new o.vC("git","The totals of runs are damaged, or were written by another version.",{hint:e,cause:t})}}}),61115:((t,e,n)=>{n.d(e,{S:()=>writeSummary})
var o=n(98664)
var r=n(30007)
var s=n(57974)
async function writeSummary(t,e){if(!t.GITHUB_STEP_SUMMARY)return
try{const{summary:t}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await t.addRaw(fitting(e),!0).write()}catch(t){(0,s.printNotice)(`The summary of this run could not be written. ${(0,o.ec)(t).message}`)}}const a=1e6
function fitting(t){if(Buffer.byteLength(t)<=a)return t
return(0,r._n)(t,Math.floor(a/3)-100,"the summary was too long; see the log of the run for the rest")}})}

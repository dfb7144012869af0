export const id=5428
export const ids=[5428]
export const modules={30289:((t,e,n)=>{n.d(e,{Q$:()=>r,xu:()=>s,yk:()=>readOnlyWorkspace})
var o=n(98664)
const r="node of the workspace"
const s=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new o.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),45775:((t,e,n)=>{n.d(e,{L:()=>readHistory,k:()=>checkOutCommit})
var o=n(73024)
var r=n(76760)
var s=n(3024)
var i=n(58101)
const a=[50,500,5e3]
const c=18e4
async function checkOutCommit(t,{head:e,commit:n,base:o}){const r=e===n?[]:[n]
const s=await bring(t,{head:e,commits:r,base:o}).then(()=>{},wordsOf)
if(s!==void 0){if(r.length>0)await bring(t,{head:e,commits:r,base:void 0})
t.notify(`The branch ${o.branch} could not be fetched. ${s}`)}if(e!==n){await(t.mayCheckOut?.(n))
await t.git().raw(["checkout","--quiet","--detach",n])}if(s!==void 0)return readHistory(t,n,{branch:o.branch,meets:"unknown"})
return o.tip===void 0?meetBase(t,n,o.branch):readHistory(t,n)}async function bring(t,{head:e,commits:n,base:o}){const r=await boundaryOf(t)
if(r.length===0)return fetch(t,[],[...n,...refspecOf(o)])
if(r.length===1&&r[0]===e){const e=o&&o.tip===void 0?a[0]:1
return fetch(t,[`--depth=${e}`],[...n,...refspecOf(o)])}const s=o&&(o.tip??await tipOf(t,o.branch))
const i=await absentOf(t,[...n,...s===void 0?[]:[s]])
await fetch(t,["--depth=1"],i)
if(o&&s!==void 0)await t.git().raw(["update-ref",trackingRef(o.branch),s])}function refspecOf(t){if(!t)return[]
const e=t.tip??`refs/heads/${t.branch}`
return[e,`+${e}:${trackingRef(t.branch)}`]}function trackingRef(t){return`refs/remotes/origin/${t}`}async function fetch({git:t,remote:e},n,o){if(o.length===0)return
await t((0,i.it)(e)).raw(["fetch","--quiet","--no-tags",...n,e.url,...new Set(o)])}async function tipOf({git:t,remote:e},n){const o=await t((0,i.it)(e)).raw(["ls-remote",e.url,`refs/heads/${n}`])
const r=o.split("\n").find(t=>t.endsWith(`\trefs/heads/${n}`))
if(r===void 0)throw new Error("The remote has no such branch.")
return r.slice(0,r.indexOf("\t"))}async function absentOf({git:t},e){const n=e.map(t=>`${t}\n`).join("")
const o=(await t().raw(["cat-file","--batch-check=%(objecttype)"],n)).split("\n")
return e.filter((t,e)=>o[e]!=="commit")}async function meetBase(t,e,n){const o=trackingRef(n)
const r=performance.now()+c
for(const s of a){if(await haveCommon(t,e,o))return readHistory(t,e,{branch:n,meets:"yes"})
if(!await isShallow(t))return{kind:"full",base:{branch:n,meets:"no"}}
if(performance.now()>r)break
const i=await fetch(t,[`--deepen=${s}`],[e,...refspecOf({branch:n})]).then(()=>{},wordsOf)
if(i===void 0)continue
t.notify(`No more history could be fetched. ${i}`)
break}const s=await haveCommon(t,e,o)?"yes":await isShallow(t)?"unknown":"no"
return readHistory(t,e,{branch:n,meets:s})}function haveCommon({git:t},e,n){return t().raw(["merge-base",e,n]).then(()=>!0,()=>!1)}async function readHistory(t,e,n){const o=await boundaryOf(t)
if(o.length===0)return{kind:"full",base:n}
if(o.includes(e))return{kind:"shallow",commits:1,base:n}
return{kind:"shallow",commits:Number(await t.git().raw(["rev-list","--count",e])),base:n}}const u=8*1024*1024
async function boundaryOf({git:t,workspace:e}){const n=(0,o.lstatSync)((0,r.join)(e,".git"),{throwIfNoEntry:!1})?.isDirectory()
const i=n?(0,s.Ui)(e,".git/shallow",u):(0,s.Ui)((0,r.resolve)(e,(await t().raw(["rev-parse","--git-common-dir"])).trim()),"shallow",u)
return(i??"").split("\n").filter(t=>/^[0-9a-f]{40,64}$/.test(t))}async function isShallow(t){return(await boundaryOf(t)).length>0}function wordsOf(t){return t instanceof Error?t.message:String(t)}}),67276:((t,e,n)=>{n.d(e,{P1:()=>l,Uq:()=>s,Vk:()=>d})
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
var s=n(11627)
var i=n(62461)
var a=n(98664)
var c=n(22499)
var u=n(88135)
var l=n(15320)
var d=n(26117)
var p=n(2914)
async function openTools(t){const{inputs:e,hiddenValues:r,world:s,workingDir:a,outputDir:u,undoDir:l}=t
const d=e["tool-env"]??[]
refuseSecrets(s.env,r,d);(0,o.mkdirSync)(u,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017)]).then(n.bind(n,71017))
const{workspace:o,over:r,close:s}=await e(t,t.moving)
return withoutSandbox(o,r,s)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,d)
const p=(0,i.u)(s.env,d)
const{localWorkspace:f}=await n.e(1464).then(n.bind(n,81464))
const h=f({workingDir:a,outputDir:u,undoDir:l,environment:p,git:(0,c.CA)("git"),node:s.node})
return withoutSandbox(h,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:o}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:o,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(2325)]).then(n.bind(n,54706))])
return{open:e,way:await o(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,otherActions:a=d.IH,...c},f,h){const{env:m,started:w,scripts:v,node:g,random:b}=e
const k=(0,r.join)(v,"tool-host","index.js")
if(!(0,o.existsSync)(k))throw(0,u.Yp)(k)
const y={started:w,scripts:v,others:a,workingDir:c.workingDir}
const O=await reserved(a)
try{(0,p.hm)(y)
const{open:o,way:r}=await(n??beginSandbox(f))
if(r==="bwrap")(0,p.zK)(y)
const u=await o({...c,way:r,env:m,scripts:v,tracked:await trackedIn(e,c.workingDir),others:a,node:g,random:b,added:h,isolation:f,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:k,brokerVariables:Object.keys(m).filter(t=>i.c.test(t)&&m[t]!==""),onHandOver:t=>(0,l.k8)(m,t),onBuilding:()=>void(0,s.c_)().catch(()=>{})})
const close=async()=>{await u.close()
O();(0,l.k8)(m,void 0)
return}
return{...u,close:close}}catch(t){O()
throw t}}async function reserved(t){if(t.loaded.length===0)return()=>{}
return(await n.e(8538).then(n.bind(n,88538))).reserveFolders(t)}async function trackedIn(t,e){if(!(0,d.ep)(t.scripts,e))return[]
return(await n.e(1045).then(n.bind(n,91045))).trackedInAction(t,e)}function refuseSecrets(t,e,n){const o=e.filter(t=>t.length>=6)
const r=n.filter(e=>o.some(n=>t[e]?.includes(n)))
if(r.length===0)return
throw new a.vC("config",`The input \`tool-env\` names ${r.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),69789:((t,e,n)=>{n.d(e,{G:()=>keepReserve,g:()=>releaseReserve})
var o=n(77598)
var r=n(73024)
var s=n(51455)
var i=n(76760)
var a=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var c=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
const u=16
const l="reserve"
function keepReserve(t){const e=(0,i.join)(t,l)
let n=!1
const take=async()=>{const t={stack:[],error:void 0,hasError:!1}
try{const r=a(t,await(0,s.open)(e,"w",384),!0)
const i=(0,o.randomBytes)(1024*1024)
for(let t=0;t<u&&!n;t+=1)await r.write(i)}catch(e){t.error=e
t.hasError=!0}finally{const e=c(t)
if(e)await e}}
take().catch(()=>{})
return()=>{n=!0;(0,r.rmSync)(e,{force:!0})}}function releaseReserve(t){(0,r.rmSync)((0,i.join)(t,l),{force:!0})}}),76204:((t,e,n)=>{n.d(e,{EG:()=>checkOf,cD:()=>isWork,l9:()=>toolCallsIn,v1:()=>isEdit})
var o=n(8081)
const r=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|diff|cmp)\s[^;&|]*$/
const s=/'[^']*'|"[^"$`\\]*"/g
const i=/^(?:#|(?::|true|echo|printf|sleep|wait|exit|cd)(?=\s|$))/
function isIdle({command:t}){const e=t.replaceAll(s,"''")
const n=e.split(/[;&|\n]+/).map(t=>t.trim())
const o=n.filter(t=>t!=="")
return o.length>0&&!/[$`<>*?[\\({]/.test(e)&&o.every(t=>i.test(t))}function checkOf(t){if(t.kind!=="ObservationEvent")return[]
const{kind:e,command:n,exit_code:o}=t.observation
if(e!=="TerminalObservation"||typeof n!=="string"||typeof o!=="number")return[]
return[{command:n,exitCode:o}]}function toolCallsIn(t){const e=t.filter(({kind:t})=>t==="ObservationEvent"||t==="AgentErrorEvent")
return{toolCalls:e.filter(t=>isWork(t)&&(0,o.DJ)(t.tool_name)!=="calls sub-agents").length,failedCalls:e.filter(hasFailed).length}}function hasFailed(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!0
return checkOf(t).some(({command:t,exitCode:e})=>e>0&&!(e===1&&r.test(t)))}function isWork(t){return t.kind==="ObservationEvent"&&!hasFailed(t)&&(0,o.DJ)(t.tool_name)!=="speaks"&&!checkOf(t).some(isIdle)}function isEdit(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!1
return(0,o.DJ)(t.tool_name)==="edits"&&t.observation.command!=="view"}}),22343:((t,e,n)=>{n.d(e,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(98664)
var r=n(94869)
var s=n(33737)
var i=n(45867)
var a=n(3620)
function outputsOf({report:t,conversationPath:e,baseSha:n,structuredOutput:o,approvals:r},s,{memory:{id:a,isResumed:c},job:{repository:u}}){return{outcome:t.outcome,reason:t.reason,"final-response":t.finalResponse,"structured-output":o,...whereOf(t),"pull-requests":t.others&&pullRequestsOf(t,t.others,u),"base-sha":n,...foundIn(t.review),...proposedIn(t.intents??[]),"comment-id":s?.id,"comment-url":s?.url,"conversation-id":a,"resumed-from":c?a:void 0,"pending-actions":r?.proposal&&(0,i.C1)(r.proposal),"conversation-path":e,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3}}function pullRequestsOf(t,e,{owner:n,name:o}){const r=[{...t,repository:`${n}/${o}`},...e]
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
const i=await(0,a.w)(e,{input:"output-schema-file",path:o,largest:c})
return parsed(i,`The file ${(0,s.aY)((0,r.TN)(o,200))} of the input \`output-schema-file\``)}const c=64e3
function parsed(t,e){const n=jsonOf(t)
if(typeof n==="object"&&n!==null&&!Array.isArray(n))return{...n}
throw new o.vC("config",`${e} is not a JSON object.`,{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const u=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:r,security_risk:s,...i}=Object(jsonOf(n.tool_call.arguments))
const a=JSON.stringify(i)
return a.length>u?void 0:a}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
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
var f=n(61115)
var h=n(99217)
var m=n(21271)
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,r.join)(e,h.Ct),(0,h.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:l.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,p.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,s){const i=(0,r.join)(e,l.Uq)
if(!(0,o.existsSync)(i))return
const a=l.P1.parse(JSON.parse((0,o.readFileSync)(i,"utf8")))
const{path:c,steps:u}=await n(e,a,s);(0,d.printNotice)(`The page of this run: ${c}`)
await(0,f.writeSummary)(t,s(`### ${a.sign} ${a.reason}\n\n${a.hint}\n\n${u}`));(0,p.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const s=pageFactsOf(t,e,n)
save(t,o,s)
const i=recordOf(t,s,e.report)
write(t,(0,r.join)(o,h.Ct),(0,h.q8)((0,h.Q0)(fileIn(o)),i))
return i}function fileIn(t){return e=>(0,o.existsSync)((0,r.join)(t,e))?(0,o.readFileSync)((0,r.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,i.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,i.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,r.join)(e,l.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,d.printNotice)(`The facts of this run could not be saved. ${(0,s.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,p.pZ)(t.world.env,void 0)
return o}catch(t){(0,d.printNotice)(`The page of this run could not be written. ${(0,s.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:o}){if(!n)return""
const r=o?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return e([n.steps,r].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:r}=e
return{version:1,repository:`${n}/${o}`,thread:r.type==="none"?e.event:`#${r.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const r=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(r.getTime()-e.durationMs).toISOString(),endedAt:r.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:a.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:r,problem:s}=t
const i=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const a=o?{label:`Pull request #${o.number}`,link:o.url}:i
const c=a.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...a,label:c,diff:r?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:r}=e
const s=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${s}/${r.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),9634:((t,e,n)=>{n.d(e,{S:()=>findStartingPoint,Y:()=>isWorkThere})
var o=n(28942)
var r=n(45775)
var s=n(58908)
var i=n(89812)
var a=n(7256)
var c=n(64294)
var u=n(91116)
var l=n(98664)
var d=n(33737)
var p=n(88135)
var f=n(29943)
var h=n(73829)
var m=n(21271)
var w=n(22296)
var v=n(84901)
var g=n(12947)
async function findStartingPoint(t,e){const{thread:n}=t.trigger
const o=await(n.type==="pull_request"&&!t.other?startingPointOfPull(t,n.number,e):startingPointOfIssue(t,e))
const{history:s=await(0,r.L)({git:(0,h.b)(t),workspace:t.job.workspace},o.head)}=o
return{...o,history:s}}async function startingPointOfIssue(t,e){return await earlierWork(t,e)??await(0,g.aS)(t,e)??newStartingPoint(t,e)}async function newStartingPoint(t,e){const{settings:n,job:o,github:r,trigger:s,memory:i}=t
const{"base-branch":a,"create-pr":c}=n.slice(f.We)
const l=t.other?void 0:a
const w=i.manifest.work===null?(0,g.Ws)(t):void 0
const{head:b,branch:k}=await(l===void 0?(0,v.oz)(o.workspace,(0,h.b)(t)()):checkOutBase(t,l,e))
const y=i.wasCutOff?1:o.runAttempt
const{branch:O,plain:_}=(0,m.xo)((0,m.et)(s),{...o,runAttempt:y},(0,m.dT)(t))
const propose=t=>{const e={branch:`${O}${t}`,plain:`${_}${t}`}
return{head:b,branch:k,goal:{kind:"propose",...e,base:k},pull:void 0}}
const S=await(0,u.h8)(r,o.repository,O)
const P=await workThere(t,{branch:O,base:k,tip:S},b,w)
if(P.status==="found"){const n=await moveTo(t,e,{head:b,commit:P.tip,base:{branch:k}})
return{head:P.tip,branch:P.branch,goal:P.goal,pull:void 0,history:n}}const I=S===void 0?"":`-run-${o.runId}`
if(P.status==="unseen"&&(S!==void 0||c!=="none"))i.notes.add((0,p.J1)("work-unseen",{why:(0,d.$E)(300,P.why),branch:(0,d.aY)(`${O}${I}`)}))
if(S===void 0)return propose("")
if(P.status==="unknown")i.notes.add((0,p.J1)("branch-taken",{branch:(0,d.aY)(O),other:(0,d.aY)(`${O}${I}`)}))
return propose(I)}async function workThere(t,e,n,o){const{job:r,trigger:s,memory:i}=t
const{branch:a,base:c,tip:u}=e
const l=u===void 0?void 0:await leftBehind(t,a,n)
if(l!==void 0)return{status:"found",tip:l,branch:a,goal:{kind:"propose",branch:a,plain:a,base:c,isThere:!0}}
const d=i.manifest.work?.branch.startsWith(a)
if(d||r.task&&(0,m.et)(s).isTask)return{status:"over"}
return u===void 0&&o===void 0?{status:"unknown"}:(0,g.Mn)(t,e,o)}async function startingPointOfPull(t,e,n){const{job:o,github:r}=t
const s=await(0,a.Es)((0,i.n)(r,o.repository),e)
requireOpen(s)
await(0,w.Au)(t,s)
const{head:c}=await(0,v.Bs)(o.workspace,(0,h.b)(t)())
const u=await atCommit(t,n,{head:c,commit:s.head.sha,base:{branch:s.base.branch}})
return{head:s.head.sha,branch:s.head.branch,goal:await goalOn(t,s),pull:s,history:u}}async function atCommit(t,e,n){return moveTo(t,e,n).catch(t=>{const{message:e,cause:o}=(0,l.ec)(t)
throw/not our ref|couldn't find remote ref/i.test(`${e} ${o}`)?goneCommit(n.commit,t):t})}async function moveTo(...t){return(await n.e(8174).then(n.bind(n,85793))).moveCheckout(...t)}function goneCommit(t,e){const n="Its branch was rewritten or deleted. Look at what is there now, then mention me with `continue`."
return new l.vC("git",`The commit ${t.slice(0,7)}, from which I would start, is no longer on GitHub.`,{hint:n,cause:e})}async function goalOn(t,e){if(!(0,c.zN)(t.trigger))return(await n.e(4040).then(n.bind(n,94040))).pullGoal(t,e)
const{readReviewContext:o}=await n.e(919).then(n.bind(n,13300))
return{kind:"review",base:e.base.branch,context:await o(t,e.number)}}function requireOpen({number:t,state:e}){if(e!=="open")throw new l.vC("config",`Pull request #${t} is ${e}.`,{hint:`${e==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase(t,e,n){const{job:o,github:r}=t
const{head:i,branch:a}=await(0,v.Bs)(o.workspace,(0,h.b)(t)())
if(a===e)return{head:i,branch:a}
const c=await(0,u.nM)(r,o.repository,e).catch(t=>{throw t instanceof s.Q4&&t.status===404?missing(e):t})
await moveTo(t,n,{head:i,commit:c,base:{branch:e,tip:c}})
return{head:c,branch:e}}function missing(t){return new l.vC("config",`There is no branch ${(0,d.aY)(t)} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const b=o.object({message:o.string()})
async function leftBehind({github:t,job:e,memory:n},o,r){if(!n.wasCutOff)return
const s=await(0,u.nM)(t,e.repository,o)
if(s===r)return s
const{owner:i,name:a}=e.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:l}=b.parse((await t.request(c,{owner:i,repo:a,commit_sha:s})).data)
return l.includes(`Agent-Conversation: ${n.id}`)?s:void 0}async function earlierWork(t,e){const{job:n,memory:o}=t
const{work:r}=o.manifest
const s=r&&await whereNow(t,r)
if(!r||!s)return
const{tip:i,pullRequest:a,base:c}=s
const{head:u}=await(0,v.Bs)(n.workspace,(0,h.b)(t)())
const{branch:l}=r
const d=await atCommit(t,e,{head:u,commit:i,base:{branch:c}})
const p=a===void 0?{kind:"propose",branch:l,plain:l,base:c,isThere:!0}:{kind:"advance",branch:l,base:c,pullRequest:a}
return{head:i,branch:l,goal:p,pull:void 0,history:d}}async function whereNow({github:t,job:e},{branch:n,base:o,pull_request:r}){const[s,c]=await Promise.all([(0,u.h8)(t,e.repository,n),r===null?void 0:(0,a.Es)((0,i.n)(t,e.repository),r)])
if(!c)return s===void 0?void 0:{tip:s,base:o}
const l=c.state==="open"&&c.head.branch===n
if(!l)return
const d={number:c.number,url:c.url}
return{tip:s??c.head.sha,base:c.base.branch,pullRequest:d}}function isWorkThere({memory:t},{goal:e}){return t.wasCutOff||e.kind==="propose"&&e.isThere===!0}}),85328:((t,e,n)=>{n.d(e,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var o=n(73024)
var r=n(76760)
var s=n(28942)
var i=n(63846)
var a=n(3024)
var c=n(88135)
var u=n(57974)
var l=n(26117)
var d=n(73829)
const p=s.unknown().optional()
const f=s.object({id:p,uses:p,"timeout-minutes":p})
const h=s.object({"timeout-minutes":p,steps:s.array(f)})
const m=s.object({jobs:s.record(s.string(),s.unknown())})
const w=1024*1024
async function readJob({world:t,job:e},n){const{env:o}=t
const[,r]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(o.GITHUB_WORKFLOW_REF??"")??[]
if(r===void 0||!o.GITHUB_WORKFLOW_SHA)return
try{const s=o.GITHUB_WORKFLOW_SHA===n?(0,a.Ui)(e.workspace,r,w):await blobAt((0,d.b)({world:t,job:e})(),`${o.GITHUB_WORKFLOW_SHA}:${r}`)
const{jobs:c}=m.parse((0,i.hN)(s??""))
return h.parse(c[o.GITHUB_JOB??""])}catch{return}}async function blobAt(t,e){return(await t.bytes(["cat-file","blob",e],"",w)).toString("utf8")}async function actionsOfJob({world:t,job:e,other:o},r){const s=t.env.GITHUB_ACTION_PATH
const i=[...s?[s]:[],...(0,l.BE)(r?.steps??[])]
if(i.length===0||o)return l.IH
const{localActions:a}=await n.e(6312).then(n.bind(n,56312))
return a(i,{workspace:e.workspace,scripts:t.scripts})}async function readJobWithActions(t,e){const n=await readJob(t,e)
if(!n)printUnknownActions(t)
return{written:n,otherActions:await actionsOfJob(t,n)}}function printUnknownActions({job:t}){const e=[".github/actions",...l.V4].map(e=>(0,r.join)(t.workspace,e))
if(e.some(t=>(0,o.existsSync)(t)))(0,u.printNotice)((0,c.J1)("job-actions-unknown"))}}),65428:((t,e,n)=>{n.r(e)
n.d(e,{clearLog:()=>clearLog,work:()=>work})
var o=n(73024)
var r=n(76760)
var s=n(64294)
var i=n(98664)
var a=n(81031)
var c=n(97167)
var u=n(49588)
var l=n(30350)
var d=n(45867)
var p=n(72167)
var f=n(20185)
var h=n(1176)
var m=n(21271)
const w={setConfirmation:async({conversation:t,inputs:e,knowledge:n})=>e["agent-server-conversation"]?void 0:setConfirmation(t,e,n.rules),decide:decide,drop:drop,async continueUntilAskable(t,e){if(e.status==="waiting"&&t.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const o=await untilAskable(t,e)
if(o.status!=="finished"||(0,f.Bg)(t.run)!=="plan")return o
return untilAskable(t,await(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).requirePlan(t,o))}}
function waitsThere(){return new i.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(t,e){if(e.status!=="waiting")return e
const[{rejectUnaskable:o},{whyUnseen:r}]=await Promise.all([Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153)),Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153))])
const{run:s,conversation:i,startingPoint:a,runAgent:c,earlierEvents:u,tools:l}=t
return o(i,e,{nobody:(0,p.i5)(s,a.goal),clean:s.redact,goOn:c,root:l.workspace.workingDir,earlierEvents:u,whyUnseen:e=>r(t,e)})}const loadRefusal=()=>n.e(7837).then(n.bind(n,30218))
async function decide(t){const{trigger:e,memory:o}=t.run
if((0,f.ne)(o))return(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).carryOutPlan(t)
const[{continueUsedDecision:r,isUsedBefore:s},{carryOut:i}]=await Promise.all([loadRefusal(),Promise.all([n.e(8252),n.e(20),n.e(1173)]).then(n.bind(n,81173))])
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
case"risky":{const e=v[t["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:e,confirm_unknown:!0}}}}const v={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var g=n(67e3)
var b=n(28942)
var k=n(47776)
var y=n(46032)
var O=n(16767)
var _=n(96717)
var S=n(57974)
function stepLog(t){let e=0
let n
const print=e=>(0,_.pq)(printable(e,t.redact))
const close=()=>{if(!n)return;(0,_.N4)()
for(const t of n.results)print(t)
n=void 0}
const begin=(o,r)=>{if(n?.reply===o.llm_response_id)return print(r)
close()
const s=(0,y.wh)(o.thought).trim()
if(s!=="")print(`agent says: ${s}`)
e+=1;(0,_.Oh)(printable(`Step ${e}: ${r.slice("-> ".length)}`,t.redact))
n={reply:o.llm_response_id,waiting:new Set,results:[]}}
const onEvent=e=>{const o=(0,k.c)(e)
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
const o=(0,S.breakRunnerCommands)(n)
return o===n?o:e(o)}const P=b.object({check:b.object({command:b.string(),exit_code:b.int(),timed_out:b.boolean()}).optional(),opinion:b.object({score:b.number().optional(),message:b.string()}).optional()})
const I=b.object({critic_result:b.object({metadata:P})})
function verdictsIn(t){if("source"in t&&t.source==="user")return[]
const e=I.safeParse(t.kind==="ConversationStateUpdateEvent"?t.value:t).data
const{check:n,opinion:o}=e?.critic_result.metadata??{}
const r=n?.exit_code===0?"passed":`failed with exit code ${n?.exit_code}`
const s=o?.score===void 0?"it could not be had":`${o.score} of 1`
return[...n?[`check ${n.command}: ${n.timed_out?"did not end in time":r}`]:[],...o?[`second opinion of the model: ${s}: ${o.message}`]:[]]}function printResult(t,e){const n=t.kind==="TerminalObservation"||t.is_error
if(e.showsOutput&&n)(0,_.OG)((0,y.wh)((0,O.jH)(t)),{...e,most:A})
for(const n of editedIn(t))(0,_.pq)(e.redact((0,S.breakRunnerCommands)(e.redact(n))))}const A=40
const j=b.object({old_content:b.string().optional(),new_content:b.string().optional()})
const T=j.extend({path:b.string(),prev_exist:b.boolean()})
const $=b.object({commit:b.object({changes:b.record(b.string(),j.extend({type:b["enum"](["add","update","delete"])}))})})
function editedIn(t){const e=T.safeParse(t).data
if(e)return editLine(e.path,{...e,type:e.prev_exist?"update":"add"})
const{changes:n={}}=$.safeParse(t).data?.commit??{}
return Object.entries(n).flatMap(([t,e])=>editLine(t,e))}function editLine(t,{type:e,old_content:n,new_content:o}){const r=e==="add"?"":n
const s=e==="delete"?"":o
if(r===void 0||s===void 0||r===s)return[]
return[`edited ${t} +${linesBeyond(s,r)} −${linesBeyond(r,s)}`]}function linesBeyond(t,e){const n=new Map
for(const t of linesOf(e))n.set(t,(n.get(t)??0)+1)
let o=0
for(const e of linesOf(t)){const t=n.get(e)??0
if(t===0)o+=1
else n.set(e,t-1)}return o}function linesOf(t){return t===""?[]:t.replace(/\n$/,"").split("\n")}const E=b.object({repository:b.object({private:b.boolean()})})
function showsOutput(t,e){if(t!=="auto")return t==="full"
try{const t=E.safeParse(JSON.parse((0,o.readFileSync)(e.GITHUB_EVENT_PATH??"","utf8")))
return t.data?.repository.private===!0}catch{return!1}}var x=n(52660)
var C=n(47509)
var M=n(71403)
var U=n(69789)
var R=n(11602)
var N=n(89812)
var q=n(583)
var L=n(71760)
var W=n(38789)
var B=n(76409)
var D=n(71762)
var F=n(63768)
var J=n(38293)
var H=n(88135)
var G=n(75444)
var K=n(12384)
const Y=15e3
function watchComments(t,e){const{world:n,memory:o}=t
const r=new AbortController
const s=new AbortController
const i=new Set
const a=[]
let c=n.clock()
const u=e.log.subscribe(({kind:u})=>{if(u!=="ObservationEvent"||n.clock()-c<Y)return
c=n.clock()
stopIfWithdrawn(t,r)
if(o.isKept)readComments(t,i,{conversation:e,received:a,stop:r,end:s.signal})})
return{stopped:r.signal,close(){u()
s.abort()
for(const t of readKeys(a,[...e.log]))o.join(t)}}}function readKeys(t,e){const n=e.findLastIndex(({kind:t,source:e})=>e==="agent"&&z.includes(t))
return t.filter(({at:t})=>t<=n).map(({key:t})=>t)}const z=["ActionEvent","MessageEvent"]
async function stopIfWithdrawn(t,e){const n=(0,x.z1)(await(0,x.q8)(t,t.world.env,t.trigger))
if(n)e.abort(n)}async function readComments(t,e,n){const{world:o,settings:r,github:s,job:a,trigger:c}=t
try{const i=c.createdAt
if(i===void 0)return
const u=(0,N.n)(s,a.repository)
const l=await(0,D.jU)(u)
const d={...(0,G.triggerSettings)(r,o.env),own:l}
for(const o of await readNewCalls(u,c,{settings:d,since:i})){if(e.has(o.key)||o.kind==="decision")continue
e.add(o.key)
await joinOrStop(t,o,n)}}catch(t){(0,S.printNotice)(`New comments on the thread could not be read. ${(0,i.ec)(t).message}`)}}async function joinOrStop(t,e,{conversation:n,received:o,stop:r,end:s}){const{github:a,job:c,memory:u,world:l,settings:d}=t
const p={...(0,G.gateSettings)(d,l.env,void 0),triggeringActor:void 0}
const sleep=t=>l.sleep(t,l.signal)
const f=await(0,L.Gj)({client:(0,N.n)(a,c.repository),settings:p,sleep:sleep},e)
const h=d.slice(G.TRIGGER).prompt
if((0,J.aG)(e,h)!==void 0)return
const w=(0,J.Nl)(e,h)
if(f.status==="denied"||s.aborted||w!==void 0&&w!=="stop")return
const v=(0,m.iq)(e)
if(w==="stop"){u.join(e.key)
r.abort(new i.vC("cancelled",`${v} asked me to stop.`))}else{await n.send((0,H.J1)("task-joined",{requester:v,request:(0,W.pj)(e.request)}),v)
if(s.aborted)return
o.push({key:e.key,at:[...n.log].length})}await(0,K.acknowledge)({github:a,job:c,mayWrite:!0},e,"eyes")}const V=b.object({id:b.number().int(),node_id:b.string(),body:b.string().nullish(),user:q.Account.nullable(),created_at:b.string(),updated_at:b.string()})
async function readNewCalls(t,e,{settings:n,since:o}){const{thread:r}=e
if(r.type!=="issue"&&r.type!=="pull_request")return[]
const s="/issues/{issue_number}/comments"
const i=await t.get(s,{issue_number:r.number,since:o,per_page:100})
return b.array(V).parse(i).flatMap(t=>callOf(t,e,n))}function callOf(t,e,n){const{id:o,node_id:r,user:s,created_at:i,updated_at:a}=t
if(s===null||a!==i)return[]
if(e.createdAt!==void 0&&Date.parse(i)<Date.parse(e.createdAt))return[]
if(e.item.kind==="issue-comment"&&e.item.id===o)return[]
const c=(0,B.Ao)({what:"comment",text:t.body??"",author:s,sender:s},n)
if(c.status==="ignored")return[]
const{repositoryId:u,thread:l}=e
const{decision:d}=c
const p=d?{kind:"decision",decision:d}:{kind:"mention"}
return[{status:"matched",...p,event:"issue_comment",answer:{kind:"comment"},repositoryId:u,thread:l,actors:c.actors,request:c.request,hidden:c.hidden,createdAt:i,item:{kind:"issue-comment",id:o,nodeId:r},key:(0,F.TN)(u,"issue_comment",o,a)}]}var Z=n(1004)
var Q=n(19868)
var X=n(67782)
var tt=n(94869)
var et=n(33737)
function unfitIn({reading:{pull:t}}){return t?(0,X.ry)(t.reviews).unfit:[]}function noteUnfit(t){const{memory:e,job:n,trigger:o}=t.run
const r=unfitIn(t)
const[s]=r
if(!s||o.thread.type!=="pull_request")return
const i=`${n.repositoryUrl}/pull/${o.thread.number}#discussion_r${s.id}`
const a=(0,et.aY)(`${s.path}${s.line===null?"":`:${s.line}`}`)
e.notes.add((0,H.J1)("comments-unfit",{comments:(0,tt.U9)(r.length,"line comment"),place:a,url:i}))}async function converse(t,e){const{run:n,conversation:o,tools:r,folder:s,startingPoint:i,others:a}=t
const c=(0,x.z1)(t.reading.standing)
if(c)throw c
if(!(0,f.AD)(n)){await(0,Z.w)(t,r.inSetUp);(0,R.Vs)(n,n.memory.folder,{folder:s,base:i.head,others:a?.traces})}if(t.restriction.restrictions)r.shut()
const{log:u,state:l}=o
const d={length:eventsReported(u,n),stats:l.stats,refusals:(0,g.z0)(l.fields.agent_state)}
const p=await talk(t,e)
if(n.world.signal.aborted)n.memory.checkpoint()
const h=await r.close()
const m=h?{...p.agentEnd,end:{status:"failed",fault:h}}:p.agentEnd
return{...p,agentEnd:m,since:d,events:u.slice(d.length)}}function eventsReported(t,{memory:{cutOff:e},trigger:n}){if(e?.key!==n.key)return t.length
return[...t].filter(({timestamp:t})=>t<e.taken).length}async function talk(t,e){const{run:n,inputs:o,conversation:r,tools:s,deadline:a}=t
const c=(0,U.G)(t.folder)
const l=stepLogFor(n,o)
r.log.subscribe(l.onEvent)
const{maxIterations:d,maxBudget:p,maxTokens:f}=(0,u.d5)((0,u.jE)(o),t.knowledge.main)
const h={maxMinutes:o["timeout-minutes"],maxSteps:d,maxUsd:p,maxTokens:f}
n.progress?.follow(r,h)
const m=saveCheckpoints(n,r.log)
const w=saveMemoryMeanwhile(n,r.log)
const v=watchComments(n,r)
const g=AbortSignal.any([t.signal,v.stopped])
const breakOff=t=>endOn(t,s,c)
const runAgent=()=>r.run(g,a).catch(breakOff)
const b={...t,signal:g,runAgent:runAgent}
const k=r.log.length
const{hidden:y,...O}=await agentEndOf(b,e).catch(async t=>{if(t instanceof i.vC&&!r.log.slice(k).some(isAction))throw t
return{end:await breakOff(t),hidden:[]}})
l.close()
m()
w()
v.close()
c()
await r.close()
return{prepared:b,agentEnd:O,hidden:y}}function isAction({kind:t}){return t==="ActionEvent"}async function agentEndOf(t,e){await e.setConfirmation(t)
const n=await endOf(t,e)
if(n.refused!==void 0||n.again!==void 0)return n
return{...n,end:await e.continueUntilAskable(t,n.end)}}function stepLogFor({redact:t,world:e},n){return stepLog({redact:t,newToken:e.newId,showsOutput:showsOutput(n["show-output"],e.env)})}async function endOf(t,e){const{run:o}=t
if(o.trigger.kind==="decision")return{...await e.decide(t),hidden:[]}
if((0,f.Bg)(o)!=="condense")return sendTask(t,e)
return{...await(await n.e(2290).then(n.bind(n,42290))).condenseOnRequest(t),hidden:[]}}async function sendTask(t,e){const{run:n,conversation:o,inputs:r,reading:s}=t
const{words:i,hidden:a}=await(0,Q.fM)(n,t)
noteUnfit(t)
const c=await(0,Q.Is)(n,s,{words:i,sees:(0,C.qd)(r)})
const u=await e.drop(t)
await o.send(c,(0,m.iq)(n.trigger));(0,M.j)(o)
return{end:await t.runAgent(),hidden:a,...u&&{used:u}}}const nt=15e3
function saveCheckpoints({memory:t,world:e},n){let o=e.clock()
return n.subscribe(({kind:n})=>{if(n!=="ObservationEvent"||e.clock()-o<nt)return
o=e.clock()
t.checkpoint()})}function saveMemoryMeanwhile({world:t},e){return e.subscribe(({kind:e})=>{if(e==="ActionEvent")t.saveMemory()})}async function endOn(t,e,n){await e.close()
n()
return{status:"failed",fault:(0,i.ec)(t)}}var ot=n(1539)
var rt=n(56172)
var st=n(27636)
var it=n(2507)
var at=n(30289)
var ct=n(25063)
var ut=n(78894)
var lt=n(7052)
var dt=n(80311)
var pt=n(96600)
var ft=n(31827)
var ht=n(92590)
var mt=n(8081)
var wt=n(3620)
var vt=n(22296)
var gt=n(45498)
async function serverSpecs(t,e,n){if((0,vt._K)(n))return[]
const o={...t.secrets,...t["mcp-secrets"]}
const r=await givenIn(t["mcp-config"],e)
if(e.plugins.every(({servers:t})=>t===void 0)&&r.length===0)return[]
const{parseMcpConfig:s,pluginServers:i}=await loadConfig()
const a=e.plugins.flatMap(t=>i(t,o))
const c=r.flatMap(t=>s(t,o))
const u=[...a,...c]
return[...new Map(u.map(t=>[t.name,t])).values()]}const loadConfig=()=>n.e(6814).then(n.bind(n,46814))
async function serversOfSkills({skills:t,brought:e,plugins:n},o){const r=t.filter(t=>t.mcp_tools!==void 0&&(0,ft.Pj)(t))
if(r.length===0)return{specs:[],problems:[]}
const{readServers:s,untrusted:i}=await loadConfig()
const a=new Set([...e,...n].flatMap(t=>t.skills))
const c=[]
const u=r.flatMap(t=>{try{const e=a.has(t)
const n={...o.secrets,...e&&o["mcp-secrets"]}
const r=s(serverConfig(t.mcp_tools),n).map(i)
return e?r:withoutRemote(r)}catch(e){const n=e instanceof Error?e.message:String(e)
c.push({path:t.source??t.name,problem:`is used, but its \`mcp_tools\` are not: ${n}`})
return[]}})
return{specs:u,problems:c}}const bt=b.object({stdio_servers:b.array(b.looseObject({name:b.string()}))})
function serverConfig(t){const e=bt.safeParse(t).data?.stdio_servers
return e?{mcpServers:Object.fromEntries(e.map(({name:t,...e})=>[t,e]))}:t}function withoutRemote(t,e=""){const n=t.find(({kind:t})=>t==="http")
if(!n)return t
throw new Error(`its server "${n.name}" has a url; name it in \`mcp-config\`${e}`)}async function givenIn(t,e){if(t===void 0)return[]
if(t.startsWith("{"))return[t]
return[await(0,wt.w)(e.named,{input:"mcp-config",path:t,largest:ft.K7})]}async function subAgentsWithServers(t,e){const n=t.some(({mcp_servers:t,mcp_config:e})=>(t??e)!==void 0)
const o=n?await loadConfig():void 0
const r=new Map
const s=[]
const i=t.filter(t=>{try{const n=o&&serversOf(t,e,o)
if(n)r.set(t.name,n)
return!0}catch(e){const n=`is not used: ${e instanceof Error?e.message:String(e)}`
s.push({path:t.source??t.name,problem:n})
return!1}})
return{agents:i,subAgentServers:r,problems:s}}function serversOf(t,{specs:e,secrets:n,isOutside:o},{readServers:r,untrusted:s}){const i=definedBy(t)
if(!i)return
if(o)return{named:[],own:[]}
const a=new Set(e.map(({name:t})=>t))
const c=[...i].flatMap(([t,e])=>e===null?[t]:[])
const u=c.find(t=>!a.has(t))
if(u!==void 0)throw new Error(`there is no server "${u}"`)
const l=[...i].filter(([,t])=>t!==null)
const d=r({mcpServers:Object.fromEntries(l)},n).map(s)
return{named:c,own:withoutRemote(d,", and here its name only")}}function definedBy({mcp_servers:t,mcp_config:e}){if(t===void 0&&e===void 0)return
const{mcpServers:n=e}=e??{}
const o=Array.isArray(t)?t.map(t=>[t,null]):entriesOf(t)
return new Map([...entriesOf(n),...o])}function entriesOf(t){return typeof t==="object"&&t!==null?Object.entries(t):[]}async function withServers(t,e,n){const o=(0,vt._K)(n)?{specs:[],problems:[]}:await serversOfSkills(t,e)
const r=[...o.specs,...await serverSpecs(e,t,n)]
const s=[...new Map(r.map(t=>[t.name,t])).values()]
const i={specs:s,secrets:e.secrets??{},isOutside:(0,vt._K)(n)}
const{agents:a,subAgentServers:c,problems:u}=await subAgentsWithServers(t.agents,i)
return{...t,specs:s,agents:a,subAgentServers:c,problems:[...t.problems,...o.problems,...u]}}async function allowedServers(t,{restricting:e,secrets:n}){const o=[...t.specs,...[...t.subAgentServers.values()].flatMap(({own:t})=>t)]
if(o.length===0||!(await e).restrictions)return{...t,withheld:[]}
const r=(0,p.cT)(t.specs,n)
const isThere=t=>r.some(e=>e.name===t)
const allowed=({named:t,own:e})=>({named:t.filter(isThere),own:(0,p.cT)(e,n)})
const s=new Map([...t.subAgentServers].map(([t,e])=>[t,allowed(e)]))
return{...t,specs:r,subAgentServers:s,withheld:namesOf(o,(0,p.cT)(o,n))}}function namesOf(t,e){return t.filter(t=>!e.includes(t)).map(({name:t})=>t)}function knownTools({servers:t},{knowledge:e,startingPoint:n}){const o=t.tools
if((0,vt._K)(n))return{served:o,absent:void 0}
const r=t.report().flatMap(({name:t,problem:e})=>e===""?[]:[t])
const s=[...e.subAgentServers.values()].flatMap(({own:t})=>t.map(({name:t})=>t))
return{served:o,absent:[...r,...s,...e.withheld]}}async function checkTools(t,{inputs:e,tools:n,startingPoint:o,world:r}){const s=knownTools(n,{knowledge:t,startingPoint:o})
const{"allowed-tools":i,tools:a}=e;(0,gt.$_)({allowed:i,changes:a,main:t.main},s)
const c=[...t.problems,...t.agents.flatMap(t=>(0,gt.e3)(t,s)),...t.main?(0,gt.dI)(t.main,{allowed:i,changes:a,usual:(0,mt.Vx)(e.model)}):[]]
const u=[i,a,...t.agents.map(t=>t.tools)].flatMap(t=>t??[])
const l=await(0,mt.II)(u.map(ht.Qw),n.workspace,r.signal)
for(const[t,e]of l)(0,S.printNotice)((0,H.J1)("tool-not-offered",{tool:t,why:e}))
return{knowledge:{...t,problems:c},withoutTools:[...l.keys()]}}var kt=n(5479)
var yt=n(32903)
async function openToolsAndServers(t){const e=(0,yt.a)(t)
const n=startServers(t,e)
const[o,r]=await startBothOrNone(e,n)
for(const e of r.report())if(!e.isStarting)printStarted(e,t.redact)
const startOwn=async(e,n)=>start(t,o.openProgram,{specs:e,pins:await pinsOf(n)})
const s=new OwnServers(startOwn)
const report=()=>[...r.report(),...s.report()]
const close=async()=>{await r.close()
return o.close()}
return{...o,servers:{...r,report:report},openOwn:(...t)=>s.open(...t),close:close}}function printStarted({name:t,tools:e,problem:n},o){(0,S.printServer)(t,n===""?(0,tt.U9)(e,"tool"):`does not work. ${n}`,o)}async function startBothOrNone(t,e){const[n,o]=await Promise.allSettled([t,e])
if(n.status==="fulfilled"&&o.status==="fulfilled")return[n.value,o.value]
for(const t of[o,n])if(t.status==="fulfilled")await t.value.close()
throw n.status==="rejected"?n.reason:o.reason}const Ot={tools:[],report:()=>[],close:async()=>{}}
async function startServers(t,e){e.catch(()=>{})
const n=await pinsOf((0,it.s4)(t.conversation))
const openProgram=async t=>(await e).openProgram(t)
return start(t,openProgram,{specs:await t.specs,pins:n})}async function pinsOf(t){if(t.list("events").length===0)return new Map
return(await n.e(3463).then(n.bind(n,43463))).pinsIn(t)}async function start({world:t,redact:e},o,{specs:r,pins:s}){if(r.length===0&&s.size===0)return Ot
const{openServers:i}=await Promise.all([n.e(1349),n.e(3934)]).then(n.bind(n,23934))
return i({specs:r,pins:s,isPublic:kt.U,openProgram:o,sleep:e=>t.sleep(e,t.signal),onProgress:(t,n)=>(0,S.printServer)(t,n,e),onStarted:t=>printStarted(t,e)})}class OwnServers{#t
#e=[]
constructor(t){this.#t=t}async open(t,e,n){const o=await this.#t(e,n)
this.#e.push({agent:t,servers:o})
return o}report(){const t=new Map
for(const{agent:e,servers:n}of this.#e)for(const o of n.report()){const n=`${e}/${o.name}`
t.set(n,together(t.get(n),{...o,name:n}))}return[...t.values()]}}function together(t,e){if(!t)return e
const n=new Map(t.used.map(({tool:t,calls:e})=>[t,e]))
for(const{tool:t,calls:o}of e.used)n.set(t,(n.get(t)??0)+o)
return{name:e.name,tools:Math.max(t.tools,e.tools),used:[...n].map(([t,e])=>({tool:t,calls:e})),problem:e.problem,...e.leftOut&&{leftOut:e.leftOut}}}var _t=n(23665)
var St=n(73829)
var Pt=n(63501)
var It=n(72623)
var At=n(22343)
var jt=n(4394)
const Tt=2
const $t=360
function withinJob({world:t},e,n){if(!t.env.GITHUB_WORKFLOW_REF){(0,S.printNotice)((0,H.J1)("job-limit-unknown",{minutes:String(e["timeout-minutes"])}))
return e}const[o]=n?limitsIn(n,t).sort((t,e)=>t.left-e.left):[]
if(o===void 0)return e
const r=Math.max(1,Math.floor(o.left-Tt))
if(r>=e["timeout-minutes"])return e
const{what:s,minutes:i}=o;(0,S.printNotice)((0,H.J1)("job-limit",{what:s,limit:String(i),minutes:String(r)}))
return{...e,"timeout-minutes":r}}function limitsIn({"timeout-minutes":t=$t,steps:e},{env:n,now:o}){const r=beginOfJob(n)
const s=r===void 0?void 0:(o().getTime()-r)/6e4
const i=ours(e,n).map(t=>t["timeout-minutes"])
return[...s===void 0?[]:limitOf("job",t,s),...i.flatMap(t=>limitOf("step",t,0))]}function limitOf(t,e,n){return typeof e==="number"?[{what:t,minutes:e,left:e-n}]:[]}function ours(t,{GITHUB_ACTION:e="",GITHUB_ACTION_REPOSITORY:n}){const o=t.filter(({id:t})=>t===e)
if(o.length>0)return o
const r=e.startsWith("__self")?"./":`${n}@`
return t.filter(({id:t,uses:e})=>t===void 0&&typeof e==="string"&&e.startsWith(r))}function beginOfJob({GITHUB_EVENT_PATH:t=""}){return(0,o.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs}var Et=n(35086)
var xt=n(6107)
var Ct=n(9634)
var Mt=n(85328)
async function prepare(t,e){const{world:n,job:o,redact:s}=t
const i=(0,f.AD)(t)
const a=await checkInputs(t,e)
const c=(0,Et.W)(t)
const l=e.isolation==="none"?void 0:(0,yt.L)(e.isolation)
const d=makeFolder(o)
const answered=n=>(0,St.$)(t,e["timeout-minutes"],n)
const h=await answered(t=>startIn(t,d,e["github-token"]))
const m=(0,pt.A)(e,(0,vt.rS)(h,e),t.trigger)
const{written:w,otherActions:v}=await answered(t=>(0,Mt.vS)(t,h.head))
const g=withinJob(t,m,w)
const b=(0,Et.y)(t,h,c)
const k=await answered(t=>publisherIn(t,d,{startingPoint:h,inputs:g}))
const y=openMemory(t,d)
const O=(0,p.hw)(b,{inputs:g,trigger:t.trigger,startingPoint:h,conversation:y})
O.catch(()=>{})
a?.requireTrusted(await O)
const _={publisher:k,folder:d,path:y,otherActions:v}
const{putBack:P,moving:I}=await answered(t=>restoreEarlierWork(t,g,_))
const A=await(0,xt.hA)(t,g,{publisher:k,startingPoint:h})
const j=(0,p.eC)(t)||e["read-github"]?.includes("history")
const T=j?await answered(t=>(0,xt.YL)(t,{folder:d})):void 0
const $=knowledgeIn(t,g,{publisher:k,startingPoint:h,restricting:O})
const E=(0,r.join)(y,"observations")
const x=await othersIn(t,g,{startingPoint:h,publisher:k,folder:d,outputs:E,restricting:O})
const C=await openToolsAndServers({inputs:g,hiddenValues:(0,lt.secretInputs)(t.settings),world:n,workingDir:o.workspace,outputDir:E,undoDir:(0,r.join)(y,"undo"),folder:d,sandbox:l,moving:I,handed:a?.handedOver(g,t.memory.hasStore),otherActions:v,specs:$.then(({specs:t})=>i?[]:t),conversation:y,redact:s}).catch(async t=>{await(x?.removeAfter(async()=>{}))
throw t})
const M=i?{...C,workspace:(0,at.yk)(C.workspace)}:C
return closeOnError(M,x,async()=>{const[o,r]=await Promise.all([$,O])
const a=(0,p.K9)(r,g,{servers:o.withheld})
const{knowledge:c,withoutTools:l}=await checkTools(o,{inputs:g,tools:C,startingPoint:h,world:n})
const f=await(0,At.fe)(e,c.named)
const m=r.restrictions?.inputs??g;(0,S.printKnowledge)(c);(0,S.printSandbox)(M.report())
const w={isOpen:r.restrictions!==void 0,isOutside:(0,vt._K)(h)}
const v=await offerIn(t,i?{...e,intents:[]}:e,{isRestricted:w.isOpen||w.isOutside,had:(0,st.S3)((0,it.s4)(y))})
const _={subAgentEvents:[],pictures:[],silences:[]}
const{conversation:I,closed:j}=await(0,u.HA)(t,m,{grants:i?"refused":(0,p.x0)({run:t,startingPoint:h,inputs:m,restriction:r,tools:M}),folder:d,tools:M,hookWorkspace:C.workspace,branch:(0,It.W)(h),work:i?void 0:workIn(t,h,x),isReading:i,knowledge:c,redact:s,finishSchema:f,review:h.goal.kind==="review"?h.goal.context:void 0,intents:v,lookups:await lookupsIn(t,e,{...w,checkout:T}),unusable:l,memoryFile:(0,_t.jd)({run:t,inputs:m,startingPoint:h})?c.memoryFile:void 0,..._})
const E=I.log.length
await(0,p.Fc)(I,r.strangers)
const U=AbortSignal.any([n.signal,n.broken,M.over])
const R=AbortSignal.timeout(Math.ceil(m["timeout-minutes"]*6e4))
return{run:t,inputs:m,reading:await b,restriction:r,restrictionNote:a,signal:U,deadline:R,runAgent:()=>I.run(U,R),conversation:I,closed:j,publisher:k,tools:M,startingPoint:h,others:x,treeAtStart:A,changed:[...await(0,xt.$A)(c.commit,{publisher:k,tree:A,putBack:P}),...x?.unmerged??[]],earlierEvents:E,putBack:P,knowledge:c,intents:v,wantsData:f!==void 0,..._,folder:d}})}async function checkInputs(t,e){(0,_t.JS)(e,t)
for(const t of(0,ut.Y)(e["protected-paths"]))(0,S.printWarning)((0,H.J1)("idle-pattern",{pattern:(0,tt.TN)(t,100)}))
if(e.intents)(await n.e(669).then(n.bind(n,40669))).declaredIntents(e.intents,{isRestricted:!1})
const{"agent-server-conversation":o,"agent-server-gives":r}=e
const s=o||r?await n.e(6138).then(n.bind(n,13757)):void 0
s?.requireOnServer(t,e)
return s}function makeFolder({temp:t}){(0,o.mkdirSync)(t,{recursive:!0})
const e=(0,o.mkdtempSync)((0,r.join)(t,"deckhand-"));(0,dt.h)(e)
return e}function repositoryIn({world:t,job:e},n){return{folder:n,workspace:e.workspace,environment:(0,c._K)(t.env),signal:t.signal}}async function startIn(t,e,n){const o=t.trigger.thread.type!=="pull_request"&&t.memory.manifest.work===null
const r=o?(0,ct.LU)(repositoryIn(t,e)):void 0
return(0,Ct.S)(t,{url:`${t.job.repositoryUrl}.git`,token:n}).finally(()=>r)}function publisherIn(t,e,n){const{job:o,world:r}=t
const{goal:s,head:i}=n.startingPoint
return(0,ct.Zb)({...repositoryIn(t,e),base:i,remoteUrl:`${o.repositoryUrl}.git`,forkUrl:s.kind==="advance"&&s.fork!==void 0?`${o.serverUrl}/${s.fork}.git`:void 0,token:n.inputs["github-token"],allowedBranch:s.kind==="advance"?s.branch:void 0,isBack:t.github.isBack,now:r.now,job:(0,c.We)(r,n.inputs["timeout-minutes"])})}function openMemory(t,e){const n=(0,u.Nq)(e,t.memory.id)
t.memory.openIn(n);(0,R.Vs)(t,n);(0,jt.we)(t,n)
return n}async function restoreEarlierWork(t,e,{path:o,...s}){const i=e["agent-server-url"]===void 0?void 0:await Promise.all([n.e(4551),n.e(1017),n.e(202)]).then(n.bind(n,80202))
const a=await(i?.findPlace(t,e,s.folder))
const c=(0,r.join)(o,"observations")
const u=await(0,Pt.a_)(t,{...s,path:(0,r.join)(c,"not-put-back.patch"),later:a?.left})
if(a?.left)await(i?.keepLeft(t,s.publisher))
const l=i&&a&&i.workMover(t,{...s,place:a.place,outputs:c})
return{putBack:u,moving:l}}function knowledgeIn({github:t,job:{serverUrl:e,workspace:n},settings:o,memory:r},s,{publisher:i,startingPoint:a,restricting:c}){const u=(0,et.aY)(a.goal.base)
const onBaseGone=()=>r.notes.add((0,H.J1)("base-gone",{branch:u}))
const l=(0,M.Dg)(s,{publisher:i,startingPoint:a,serverUrl:e,github:t,workspace:n,onBaseGone:onBaseGone}).then(t=>withServers(t,s,a)).then(t=>allowedServers(t,{restricting:c,secrets:(0,lt.secretInputs)(o)}))
l.catch(()=>{})
return l}async function closeOnError(t,e,n){try{return await n()}catch(n){await(e?e.removeAfter(()=>t.close()):t.close())
throw n}}async function offerIn(t,{intents:e=[]},o){if(e.length===0&&!o.had.includes("propose"))return
return(await Promise.all([n.e(669),n.e(5011)]).then(n.bind(n,7392))).offerIntents(t,e,o)}async function lookupsIn(t,e,o){if(e["read-github"]===void 0)return[]
return(await n.e(4755).then(n.bind(n,64755))).lookupsOf(t,e,o)}async function othersIn(t,e,{restricting:o,...r}){const{repositories:s}=e
if(s===void 0)return
const i=(await o).restrictions!==void 0
return(await Promise.all([n.e(2499),n.e(4564),n.e(692)]).then(n.bind(n,20692))).openOthers(t,{...r,names:s,inputs:e,isRestricted:i})}function workIn(t,e,n){const o=n?.here??[]
const r=(0,Ct.Y)(t,e)||o.some(t=>(0,Ct.Y)(t.run,t.startingPoint))
const s=o.map(({path:t,startingPoint:{head:e}})=>({path:t,head:e}))
return{head:e.head,isWorkThere:r,...s.length>0&&{folders:s}}}var Ut=n(70598)
var Rt=n(7925)
var Nt=n(28147)
var qt=n(57266)
var Lt=n(76204)
var Wt=n(46661)
var Bt=n(96027)
var Dt=n(24380)
var Ft=n(14549)
var Jt=n(17117)
function factsOf({state:t},e,{change:n,kept:o,diff:r,patch:s,aside:i,locks:a},c){return{files:n.files,passedOver:n.passedOver,kept:o,diff:r,withheldPatch:s,asidePatch:i,locks:a,...(0,rt.qL)(c),refusedHistories:(0,g.z0)(t.fields.agent_state)-e.refusals,...costsOf(t,e)}}function costsOf({steps:t,stats:e},n){const o=(0,Ft.CD)(n.stats,e)
const{calls:r,models:s,prompt_tokens:i,completion_tokens:a,cache_read_tokens:c,estimatedCalls:u,cost:l}=(0,Ft.vA)(o)
return{steps:t,iterations:r,models:s,inputTokens:i,outputTokens:a,cachedTokens:c,estimatedCalls:u,costUsd:r===0?void 0:l,uses:usesOf(o)}}function withheldAnswer(t){return t.length===0?[]:[{path:"the answer",code:"DKH-203",detail:t.join(", ")}]}function usesOf({usage_to_metrics:t}){return Object.entries(t).map(([t,e])=>({id:t,replies:e.calls,inputTokens:e.accumulated_token_usage.prompt_tokens,outputTokens:e.accumulated_token_usage.completion_tokens,cachedTokens:e.accumulated_token_usage.cache_read_tokens,writtenTokens:e.accumulated_token_usage.cache_write_tokens,reasoningTokens:e.accumulated_token_usage.reasoning_tokens,costUsd:e.accumulated_cost,latencyMs:e.latency_ms}))}function risksIn(t){const e=new Set(t.flatMap(t=>t.kind==="ObservationEvent"?[t.action_id]:[]))
const n=t.flatMap(t=>t.kind==="SecurityAnalysisEvent"?Object.entries(t.risks):[])
const o=new Set(n.flatMap(([t,e])=>e==="MEDIUM"?[t]:[]))
return t.flatMap(t=>{if(t.kind!=="ActionEvent"||!o.has(t.id)||!e.has(t.id))return[]
const{command:n,path:r}=(0,Jt.cP)(t.action)
const s=[n,r].filter(t=>typeof t==="string").join(" ")
return[(0,tt.TN)(`${t.tool_name} ${s||(t.summary??"")}`,120)]})}async function finishRun(t,e){const{prepared:o,agentEnd:r,events:s}=t
const{run:i,conversation:a,startingPoint:c,inputs:u}=o
const{exact:l,leaks:d,redact:p}=i
const{text:h,kinds:m}=d.redact(l(r.finalResponse??a.finalResponse()))
const w=(0,f.AD)(i)
const{final:v,shownAnswer:g}=await answerIn(o,h)
const b=w||c.goal.kind==="review"?Gt:await capturedIn(t)
const k=await(0,_t.ZV)(o,r)
const y=await severalIn(t,b)
e()
const O=y?.seen.main
const _=w?Kt:await(0,Bt.FW)(i,o,b,d,{hold:k,reviewed:O,title:v.commitTitle,apart:apartIn(o),isAsking:r.end.status==="waiting"})
const S=await(y?.publishOthers(i,y.seen))??[]
const P=o.wantsData&&(0,At.hP)(a.log.branch())===void 0
const{check:I,opinion:A}=await judgeWork(t,{brought:_,paths:pathsOf(b,S)})
const j=!P&&(I===void 0||I.end.kind==="passed")
const T=r.end.status==="finished"&&j
const $=T&&_.fault===void 0
const E=$&&!w
const x={final:v,redact:p}
const C=E?await(0,Bt.qw)(i,o,_,x):Bt.g
const M=(T?await(y?.proposeOthers(S,x)):void 0)??S
const U=(0,_t.or)(_,$&&C.fault===void 0)
const R=await(0,Wt.D3)(o,U)
const{end:N}=r
await(y?.linkAll(o,{saved:U,opened:C},M))
const q=plannedEnd(t,{saved:R,opened:C,finalResponse:h,lacksData:P,check:I})
const L=y?.concludeAll(q,M,{end:N,finalResponse:h,timeoutMinutes:u["timeout-minutes"]})
const W=L?.conclusion??q
const B=c.goal.kind==="review"?await n.e(3306).then(n.bind(n,73306)):void 0
const D=await(B?.reviewIn(i,c,{events:s,finalResponse:h,end:N,planned:W,redact:p,inputs:u}))
if(D==="lost")return D
const F=(0,_t.Tb)(U,C,{...c,runId:i.job.runId,leaks:d})
const J=$&&C.fault===void 0
const H=await proposalsOf(t,{isDone:J,isHeld:F!==void 0})
const{lines:G}=H
const K=await planIn(t,$?h:"")
const Y=[...H.waiting,...K.waiting]
const z={kept:U.kept,tree:U.treeLeft??b.tree,held:F,intents:Y}
const V=await collectApprovals(t,z)
const Z=D?B?.concludeReview(D,N,W)??W:W
return{...(0,qt.t)((0,qt.R)({...Z,...K.advice},G),r,V),...seenIn(t,await(0,Wt.rs)(o,R,C),C),tests:await testsOf(t),...V,isPlanAsked:K.waiting.length>0&&V.proposal!==void 0,check:I,opinion:A,others:L?.others,repositories:L?.results,finalResponse:h,shownResponse:g?.(v,{kept:U.kept,opened:C}),final:v,review:D?.facts,intents:G,proposals:H.proposals,withheld:[...U.withheld,...withheldAnswer(m)],tree:U.change.tree,events:s,durationMs:0}}async function answerIn(t,e){const{style:o,template:r}=await(0,Q.ff)(t.run,t)
if(!o&&!r)return{final:(0,rt.dW)(e)}
const{finalAnswer:s,shownAnswer:i}=await n.e(6404).then(n.bind(n,86404))
return{final:await s(e,{isTitled:o!==void 0,template:r}),shownAnswer:i}}async function collectApprovals({prepared:t,agentEnd:e},o){const r=e.end.status==="waiting"||o.held!==void 0||o.intents.length>0
if(!r&&e.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await Promise.all([n.e(8252),n.e(20)]).then(n.bind(n,70020))).settleApprovals(t,e,o)}const Ht={lines:[],waiting:[],proposals:[]}
async function proposalsOf(t,e){if(!t.prepared.intents)return Ht
return(await Promise.all([n.e(8252),n.e(669),n.e(7260)]).then(n.bind(n,97260))).settleProposals(t,e)}async function capturedIn({prepared:t,events:e},o){const{subAgentEvents:s}=t
const i=t.tools.workspace.workingDir
const a=o??{...t,workspace:i}
const c=o?void 0:apartIn(t)
const u=[...e,...s].flatMap(finish_run_editedIn).map(t=>(0,r.resolve)(i,t))
const l=[...new Set(u.map(t=>(0,r.relative)(a.workspace,t)))]
const d=l.filter(t=>t!==""&&!(0,r.isAbsolute)(t)&&t.split("/")[0]!=="..")
const p={apart:c,edited:d}
const f=await a.publisher.capture(p)
if(!f.commits||f.commits.kind==="plain")return f
const{withLineage:h}=await n.e(6767).then(n.bind(n,39148))
return h(a.run,{...a,how:p},f)}function apartIn({others:t}){return t?.here[0]?.path.split("/")[0]}async function severalIn(t,e){const{prepared:o}=t
if(!o.others||o.others.here.length===0||(0,f.AD)(o.run))return
const r=await Promise.all([n.e(2499),n.e(4564),n.e(3321)]).then(n.bind(n,3321))
const{seeAll:s,publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u}=r
const capture=e=>capturedIn(t,e)
return{publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u,seen:await s(o,{main:e,capture:capture})}}function pathsOf(t,e){const n=e.flatMap(({other:t,saved:e})=>e.change.files.map(({path:e})=>`${t.path}/${e}`))
return[...t.files.map(({path:t})=>t),...n]}async function judgeWork({prepared:t,agentEnd:e,events:o},{brought:r,paths:s}){const{inputs:i,startingPoint:a,run:c}=t
const u=(i.check!==void 0||i.critic!=="none")&&!(0,f.AD)(c)
if(!u||a.goal.kind==="review"||e.end.status==="waiting")return{}
const{checkOfWork:l,filesJudged:d,opinionOfWork:p,unlikeJudged:h}=await n.e(7427).then(n.bind(n,57427))
const{filesAt:m}=await n.e(8039).then(n.bind(n,28039))
const w=d(o)
const{changed:v,unseen:g}=h(w,await m(c.job.workspace,s,w))
const b=l(i,{events:o,isFinished:e.end.status==="finished",paths:s,isChanged:v.length>0,isPartial:r.withheld.some(({code:t})=>!(0,Rt.h0)(t))&&r.kept.kind==="branch"})
const clear=t=>c.leaks.redact(c.exact(t)).text
const k=p(o,g)
return{check:b&&{...b,output:clear(b.output)},opinion:k&&{...k,message:clear(k.message)}}}const Gt={tree:"",files:[],leftOut:[]}
const Kt={kept:{kind:"nothing"},change:Gt,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:t,startingPoint:e}},o){if((0,f.Bg)(t)!=="plan")return{waiting:[]}
const r=(0,p.i5)(t,e.goal)
return(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).askedPlan(o,{nobody:r,rules:(0,Dt.hP)(t,t.memory.id),clean:t.redact})}function plannedEnd({prepared:t,agentEnd:e},n){const{run:o,inputs:r}=t
const s=t.tools.report()
return(0,Nt.E)({...n,end:e.end,change:n.saved.change,goal:o.mayWrite?t.startingPoint.goal.kind:(0,G.modeOf)(o.settings),lowered:(0,rt.xT)(t.startingPoint),isRequestCut:unfitIn(t).length>0,timeoutMinutes:r["timeout-minutes"],main:t.knowledge.main,silence:t.silences.toSorted((t,e)=>e.ms-t.ms)[0],reach:s&&{...s,isFork:(0,vt._K)(t.startingPoint)}})}function sandboxFacts({run:t,tools:e,startingPoint:n}){const o=e.report()
if(!o)return
if(!(0,vt._K)(n))return{...o,nobody:(0,p.i5)(t,n.goal)}
return{...o,denials:o.denials.map(({host:t,port:e})=>({host:t,port:e,reason:"fork"}))}}function seenIn({prepared:t,since:e,events:n,hidden:o},r,s){const{conversation:i,tools:a,startingPoint:c,restriction:u,restrictionNote:l,subAgentEvents:d}=t
return{...factsOf(i,e,r,s),leftOutPictures:[...n,...d].reduce((t,e)=>t+((0,Ut.x$)(e)?.left_out_pictures??0),0),checks:[...i.log.slice(e.length),...d].flatMap(Lt.EG),...(0,Lt.l9)([...n,...d]),risks:risksIn([...n,...d]),picture:t.pictures.at(-1),sandbox:sandboxFacts(t),knowledge:(0,M.sw)(i),servers:a.servers.report(),reading:{strangers:u.strangers,hidden:o},note:(0,vt._K)(c)?(0,H.J1)("fork"):l,forkUrl:forkUrlOf(t),patchBase:(0,rt.Rw)(c)}}async function testsOf({prepared:t,events:e}){const o=[...e,...t.subAgentEvents]
return o.some(t=>(0,Lt.EG)(t).length>0)?(await n.e(5333).then(n.bind(n,95333))).testsIn(o):[]}function forkUrlOf({run:t,startingPoint:{goal:e}}){return e.kind==="advance"&&e.fork!==void 0?`${t.job.serverUrl}/${e.fork}`:void 0}function finish_run_editedIn(t){if(!(0,Lt.v1)(t))return[]
const{path:e}=t.observation
return typeof e==="string"?[e]:[]}async function work(t){const e=t.world.clock()
const durationMs=()=>t.world.clock()-e
let n
const o=new UntilLate(t.world.late)
try{const e=(0,a.readInputs)(t.settings)
const{prepared:r,report:s}=await o.race(async()=>{const r=await prepare(t,e)
const s=await closeToolsAfter(r,async()=>{if(await t.claimed==="lost")return"lost"
const{state:e}=r.conversation
const{stats:s}=e
n={prepared:r,costs:()=>costsOf(e,{stats:s})}
const i=await converse(r,w)
return await isReviewed(t)?"lost":finishRun(i,()=>o.end())})
return{prepared:r,report:s}})
if(s==="lost")return s
const{folder:i,publisher:c,conversation:l}=r
const d=await cleared((0,u.Nq)(i,t.memory.id),t.leaks)
return{report:{...s,durationMs:durationMs()},fault:s.fault,events:s.events??[],workingDir:r.tools.workspace.workingDir,conversationPath:d,startingPoint:r.startingPoint,tree:s.tree,proposals:s.proposals,...s.final&&{final:s.final},approvals:{proposal:s.proposal,used:s.used,results:s.results},baseSha:c.base,...s.repositories&&{repositories:s.repositories},structuredOutput:r.wantsData?(0,At.hP)(l.log.branch()):void 0}}catch(e){if(o.isLate)return{...(0,rt.Gj)((0,i.ec)(e),durationMs()),isLeftToPost:!0}
if(await t.claimed==="lost")return"lost"
const r=n===void 0||await isNothingLeft(n.prepared)
const s=await cleared(t.memory.folder??"",t.leaks)
const{report:a,...c}=(0,rt.Gj)((0,i.ec)(e),durationMs())
return{...c,report:{...a,...n?.costs()},conversationPath:s,isWorkSaved:r}}}const Yt=new Set(["ActionEvent","ObservationEvent"])
async function isNothingLeft(t){const{run:e,folder:o,publisher:r,inputs:s,others:i,startingPoint:a,conversation:u,earlierEvents:l}=t
const d=u.log.slice(l).some(({kind:t})=>Yt.has(t))
if(!d||(0,f.AD)(e)||a.goal.kind==="review")return!0
const{leaveCopies:p}=await n.e(2344).then(n.bind(n,12344))
const h={folder:o,workspace:e.job.workspace,base:r.base,leaks:e.leaks}
const m=i?.here[0]?.path.split("/")[0]
const w=(0,c.xg)(s["timeout-minutes"]).copiesMs
const v={...h,apart:m,environment:(0,c._K)(e.world.env),limitMs:w}
return p(e.memory,v).then(({kept:t,lost:e})=>t.length+e.length===0,()=>!1)}async function cleared(t,e){try{if(t!=="")await clearLog(t,e)
return t}catch{return""}}async function isReviewed(t){if(!(0,s.zN)(t.trigger)||!t.mayWrite)return!1
const{findEarlierReview:e}=await n.e(4946).then(n.bind(n,84946))
return await e(t)!==void 0}async function closeToolsAfter(t,e){const{conversation:n,tools:o,others:r}=t
try{return await e()}finally{try{await n.close()}finally{await(r?r.removeAfter(()=>o.close()):o.close())}}}async function clearLog(t,e){for(const{path:n,read:o}of(0,ot.bh)(t)){const{text:s,kinds:i}=await e.redactLong(o().toString())
if(i.length>0)overwrite((0,r.join)(t,n.slice(ot.H3.length)),s)}}function overwrite(t,e){const n=(0,o.openSync)(t,o.constants.O_WRONLY|o.constants.O_TRUNC|o.constants.O_NOFOLLOW|o.constants.O_NONBLOCK)
try{(0,o.writeFileSync)(n,e)}finally{(0,o.closeSync)(n)}}class UntilLate{#n
#o=!1
#r=!1
constructor(t){this.#n=t}get isLate(){return this.#r}end(){this.#o=!0}async race(t){const{promise:e,reject:n}=Promise.withResolvers()
const giveUp=()=>{if(this.#o)return
this.#r=!0
n(this.#n.reason)}
this.#n.addEventListener("abort",giveUp,{once:!0})
try{return await Promise.race([t(),e])}finally{this.end()
this.#n.removeEventListener("abort",giveUp)}}}}),61115:((t,e,n)=>{n.r(e)
n.d(e,{fitting:()=>fitting,writeFaultSummary:()=>writeFaultSummary,writeSummary:()=>writeSummary})
var o=n(98664)
var r=n(94869)
var s=n(33737)
var i=n(30007)
var a=n(6009)
var c=n(57974)
async function writeSummary(t,e){if(!t.GITHUB_STEP_SUMMARY)return
try{const{summary:t}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await t.addRaw(fitting(e),!0).write()}catch(t){(0,c.printNotice)(`The summary of this run could not be written. ${(0,o.ec)(t).message}`)}}async function writeFaultSummary(t,e,n){const{headline:o,quote:i,hint:c,code:u}=e
const l={repositoryUrl:"",phrases:[]}
const words=t=>(0,a.$)(n(t),l)
const d=i===void 0?[]:[`> ${(0,s.$E)(500,n(i))}`]
const p=(0,r.hC)(c&&words(c),`(Code ${(0,s.aY)(u)}.)`)
const f=words((0,r.Mx)((0,r.TN)(o,300),"."))
await writeSummary(t,[`### 🔴 ${f}`,...d,p].join("\n\n"))}const u=1e6
function fitting(t){if(Buffer.byteLength(t)<=u)return t
return(0,i._n)(t,Math.floor(u/3)-100,"the summary was too long; see the log of the run for the rest")}}),80311:((t,e,n)=>{n.d(e,{h:()=>markBegin,p:()=>beginMark})
var o=n(73024)
var r=n(76760)
function markBegin(t){(0,o.writeFileSync)(beginMark(t),"")}function beginMark(t){return(0,r.join)(t,"begun")}}),5479:((t,e,n)=>{n.d(e,{U:()=>isPublic,x:()=>reachOf})
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

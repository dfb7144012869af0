export const id=9981
export const ids=[9981,6767]
export const modules={13834:((t,e,n)=>{n.d(e,{S:()=>writeSummary})
var o=n(78276)
var r=n(98664)
var s=n(54995)
async function writeSummary(t,e){if(!t.GITHUB_STEP_SUMMARY)return
try{const{summary:t}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await t.addRaw(fitting(e),!0).write()}catch(t){(0,s.printNotice)(`The summary of this run could not be written. ${(0,r.ec)(t).message}`)}}const a=1e6
function fitting(t){if(Buffer.byteLength(t)<=a)return t
return(0,o._n)(t,Math.floor(a/3)-100,"the summary was too long; see the log of the run for the rest")}}),26767:((t,e,n)=>{n.d(e,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var o=n(77598)
var r=n(73024)
var s=n(51455)
var a=n(76760)
var i=n(98664)
var c=n(46031)
var u=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:o,async:n})}else if(n)t.stack.push({async:!0})
return e}
var l=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,o=0
function next(){while(n=e.stack.pop())try{if(!n.async&&o===1)return o=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else o|=1}catch(t){fail(t)}if(o===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var o=new Error(n)
return o.name="SuppressedError",o.error=t,o.suppressed=e,o})
async function statFile(t,e){return(0,c.OA)(`look at "${e}"`,async()=>{const n=await statOrNothing(await(0,c.nG)(t,e))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(t,e,n){return(0,c.OA)(`read "${e}"`,async()=>{const o={stack:[],error:void 0,hasError:!1}
try{const a=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
const i=await(0,c.nG)(t,e)
const l=u(o,await(0,s.open)(i,a),!0)
await(0,c.Ab)(t,await placeOfHandle(l,i),e)
const d=await l.stat()
refuseUnlessFile(d,e)
if(d.size>n)throw tooLarge(e,d.size,n)
return await l.readFile()}catch(t){o.error=t
o.hasError=!0}finally{const t=l(o)
if(t)await t}})}async function writeWholeFile(t,e,n,o){await(0,c.OA)(`write "${e}"`,async()=>{const{root:r,steps:s,real:i}=await(0,c.Mh)(t,e)
const u=await statOrNothing(i)
if(u)refuseUnlessFile(u,e)
const l=await holdFolder(r,s.slice(0,-1))
try{await replaceFile(l,(0,a.basename)(i),n,u?u.mode&4095:o)}finally{await l.close()}})}async function removeFile(t,e){await(0,c.OA)(`remove "${e}"`,async()=>{const n=(0,a.resolve)(t[0],e)
const{root:o,steps:r}=await(0,c.Mh)(t,(0,a.dirname)(n))
if((0,a.basename)(n).toLowerCase()===".git")throw new i.Fp(`"${e}" belongs to git and cannot be removed.`)
const u=await holdFolder(o,r)
try{const t=u.entry((0,a.basename)(n))
const o=await(0,s.lstat)(t)
if(!o.isSymbolicLink())refuseUnlessFile(o,e)
await(0,s.unlink)(t)}finally{await u.close()}})}async function listDirectory(t,e){return(0,c.OA)(`list "${e}"`,async()=>{const n=await(0,s.readdir)(await(0,c.nG)(t,e),{withFileTypes:!0})
return n.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,n,r){const a=t.entry(`.deckhand-${(0,o.randomUUID)()}`)
try{await(0,s.writeFile)(a,n,{flag:"wx"})
if(r!==void 0)await(0,s.chmod)(a,r)
await(0,s.rename)(a,t.entry(e))}catch(t){await(0,s.rm)(a,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,s.stat)(t)}catch(t){if((0,c.Md)(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const n=kindOf(t)
if(n==="directory")throw new i.Fp(`"${e}" is a directory, not a file.`)
if(n==="other")throw new i.Fp(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,n){return new i.Fp(`"${t}" has ${e} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,n){if(t===void 0)throw new i.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new i.vC("bug",`"${e}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${e}"`,async()=>{const o=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const a=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.O_CREAT|r.constants.O_NOFOLLOW|r.constants.O_NONBLOCK
const i=u(t,await(0,s.open)(o.entry(e),a,420),!0)
await i.writeFile(n)}catch(e){t.error=e
t.hasError=!0}finally{const e=l(t)
if(e)await e}}finally{await o.close()}return(0,a.join)(t,e)})}const d=process.platform==="linux"
function placeOfHandle(t,e){return(0,s.realpath)(d?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,s.mkdir)(t,{recursive:!0})
let n=t
let o=held(await openFolder(t),t)
for(const t of e){n=(0,a.join)(n,t)
const e=o
try{o=held(await openOrMake(e.entry(t)),n)}finally{await e.close()}}return o}function held(t,e){const n=d?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,a.join)(n,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if((0,c.CA)(t)!=="ENOENT")throw t}await(0,s.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,s.open)(t,r.constants.O_RDONLY|r.constants.O_DIRECTORY|r.constants.O_NOFOLLOW)}}),46031:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var o=n(51455)
var r=n(76760)
var s=n(98664)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const n=await resolvePath(t,e)
if(n.steps.some(t=>t.toLowerCase()===".git"))throw new s.Fp(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(t,e,n){if(await placeOf(t,e)===void 0)throw outside(t,n)}async function resolvePath(t,e){if(e.includes("\0"))throw new s.Fp("A path cannot contain a NUL character.")
const n=await placeOf(t,await followLinks((0,r.resolve)(t[0],e),e))
if(n===void 0)throw outside(t,e)
return n}async function placeOf(t,e){for(const n of t){const t=await followLinks(n,n)
const o=inside(t,e)
if(o!==void 0)return{root:t,steps:o.split(r.sep).filter(Boolean),real:e}}return}function outside([t],e){return new s.Fp(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const n=(0,r.relative)(t,e)
return n===".."||n.startsWith(`..${r.sep}`)||(0,r.isAbsolute)(n)?void 0:n}async function followLinks(t,e){try{return await(0,o.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new s.Fp(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,r.join)(await followLinks((0,r.dirname)(t),e),(0,r.basename)(t))}async function isLink(t){try{return(await(0,o.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}const a={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const n=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(n))throw e
throw new s.Fp(`Cannot ${t}: ${a[n]??"the system refused"} (${n}).`,{cause:e})}}}),43193:((t,e,n)=>{n.d(e,{P1:()=>l,Uq:()=>s,Vk:()=>d})
var o=n(28942)
var r=n(64377)
const s="report.json"
const a=o.url({protocol:/^https?$/})
const i=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:a.optional(),diff:o.string().optional(),withheld:o.array(i).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const l=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:r.datetime(),endedAt:r.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(i).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:a.optional(),run:a.optional(),comment:a.optional(),commit:a.optional(),pullRequest:a.optional()}).readonly()}).readonly()
const d="cut-off"}),22343:((t,e,n)=>{n.d(e,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(54552)
var r=n(98664)
var s=n(84901)
function outputsOf({report:t,conversationPath:e,baseSha:n,structuredOutput:r,approvals:s},a,{memory:{id:i,isResumed:c},job:{repository:u}}){return{outcome:t.outcome,reason:t.reason,"final-response":t.finalResponse,"structured-output":r,...whereOf(t),"pull-requests":t.others&&pullRequestsOf(t,t.others,u),"base-sha":n,...foundIn(t.review),...proposedIn(t.intents??[]),"comment-id":a?.id,"comment-url":a?.url,"conversation-id":i,"resumed-from":c?i:void 0,"pending-actions":s?.proposal&&(0,o.C1)(s.proposal),"conversation-path":e,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3}}function pullRequestsOf(t,e,{owner:n,name:o}){const r=[{...t,repository:`${n}/${o}`},...e]
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
throw new r.vC("config","The schema of `output-schema` is not a JSON object.",{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const a=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:r,security_risk:s,...i}=Object(jsonOf(n.tool_call.arguments))
const c=JSON.stringify(i)
return c.length>a?void 0:c}}),19981:((t,e,n)=>{n.r(e)
n.d(e,{reportRun:()=>reportRun})
var o=n(54995)
var r=n(46101)
var s=n(48588)
var a=n(48142)
var i=n(13834)
var c=n(62822)
var u=n(83650)
var l=n(99986)
var d=n(12384)
var f=n(38833)
var h=n(83609)
var p=n(85831)
var m=n(65870)
var w=n(29058)
var v=n(73024)
var y=n(76760)
var g=n(47776)
var k=n(46032)
var b=n(94869)
const O=10
const $=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:t=[],workingDir:e},n){const isFile=t=>{try{return(0,v.lstatSync)((0,y.join)(n,t)).isFile()}catch{return!1}}
return annotationsIn(t,e??n,isFile)}function annotationsIn(t,e,n){const o=new Map
for(const e of t){const t=runOf(e)
if(!t)continue
o.delete(t.command)
o.set(t.command,t.isFailed?t.output:void 0)}const r=new Map
for(const t of o.values())for(const o of(t??"").split("\n")){const t=annotationIn(o,e)
const s=`${t?.file}:${t?.line}`
if(t&&!r.has(s)&&n(t.file))r.set(s,t)
if(r.size===O)return[...r.values()]}return[...r.values()]}function runOf(t){if(t.kind!=="ObservationEvent"||t.observation.kind!=="TerminalObservation")return
const{command:e,exit_code:n,content:o}=t.observation
if(typeof e!=="string"||typeof n!=="number")return
return{command:e,isFailed:n>0,output:(0,k.wh)(o)}}function annotationIn(t,e){const n=t.slice(0,1e3)
const[,o="",r,s,a=""]=$.exec(n)??[]
const i=withinWorkspace(o,e)
if(i===void 0)return
const c=a.replace(/^[\s:)\]-]+/,"")
return{file:i,line:Number(r??s),message:(0,b.TN)(c===""?n:c,200)}}function withinWorkspace(t,e){const n=t.startsWith(`${e}/`)?t.slice(e.length+1):t.replace(/^\.\//,"")
const o=n!==""&&!n.startsWith("/")&&!n.split("/").includes("..")
return o&&!n.startsWith("node_modules/")?n:void 0}const T=100
const F=400
function renderTextTimeline(t){const e=t.flatMap(t=>{const e=(0,g.c)(t)
return e===void 0?[]:[`${t.timestamp.slice(11,19)} ${(0,b.TN)(e,240)}`]})
if(e.length===0)return""
const n=shortened(e).join("\n")
const o=(0,b.Lt)(n)
const r=`<details><summary>Timeline (${(0,b.U9)(e.length,"line")}, UTC)</summary>`
return`${r}\n\n${o}text\n${n}\n${o}\n\n</details>`}function shortened(t){if(t.length<=T+F)return t
return[...t.slice(0,T),`… ${t.length-T-F} more …`,...t.slice(-F)]}var S=n(30818)
var _=n(22343)
var P=n(24380)
var C=n(4394)
async function reportRun({done:t,run:e},c){const{world:d,redact:h}=e
const{outcome:v}=t.report
const y=(0,s.VC)(d.env,v);(0,o.printEnd)(t,y,h);(0,o.printRisks)(t.report.risks??[],h);(0,o.printAnnotations)(annotationsFor(t,e.job.workspace),h)
const g=(0,P.hP)(e,e.memory.id,commitOf(t))
const words=()=>(0,S.ci)((0,l.B1)(t.report,g),e,t)
const render=()=>(0,w.kN)(e,(0,w.F8)(d.env,h(words()),t.hadNoSandbox))
const{approvals:k}=t
const b={env:d.env,thread:e.trigger.thread}
const O=render()
const $=pendingReportOf(e,t,{runComment:c,body:O,redact:h})
if(c&&!k?.proposal)(0,r.r1)(d.env,{...$,runComment:c})
e.memory.leavePendingReport((0,p.KM)($))
const T=(0,C.NP)(e,t,c?.url)
const F=k?.proposal&&c?(0,f.Hn)(k.proposal,c,O):same
const E=d.signal.aborted&&!k?.proposal
const[j,L]=await Promise.all([e.memory.close(n=>F((0,S.mL)(e,t,c?.url)(n))),E?(0,P.F7)(e,b,$):void 0])
if(c&&k?.proposal&&j)(0,r.r1)(d.env,{...$,runComment:c});(0,r.s0)(d.env,void 0)
if(e.trigger.kind==="schedule"&&e.memory.isKept)await(await n.e(9925).then(n.bind(n,89925))).removeClosed({...e,repositoryId:e.trigger.repositoryId})
const R=k?.proposal?j&&c?O:(0,f.L3)(render()):render()
const I=(0,a.J)(d.env)?N:(await Promise.all([n.e(3582),n.e(6424)]).then(n.bind(n,96424))).leavePreview(e,t,h)
const A=await(0,C.ZZ)(e,t,c?.url)
const U=(0,u._3)(t.report.intents??[]).trim()
const x=[`${I.preview}${R}`,(0,C.pm)(e,A),h(renderTextTimeline(t.events??[])),U]
await(0,i.S)(d.env,x.filter(Boolean).join("\n\n"))
const M=L!==void 0&&R===O
const q=M?L:await(0,P.F7)(e,b,{...$,runComment:L?.runComment??c,body:R})
const W=q?.runComment??await(0,P.zu)(e,{report:t.report,body:R})
if(k?.proposal&&W&&W.id!==c?.id)await e.memory.settle((0,f.Hn)(k.proposal,W,q?.body??R))
if(W?.url!==c?.url)await(0,C.ZZ)(e,t,W?.url);(0,r.Kn)(d.env,{...(0,_.Yz)(t,W,e),"page-path":A?.path,...I.outputs},h)
if(T&&!e.memory.hasStore)await(0,m.NY)(e,{...T,comment:W?.url})
return y?1:0}const N={preview:"",outputs:{}}
function commitOf({report:{kept:t},baseSha:e}){return t.kind==="branch"?t.commit:e}function same(t){return t}function lastReaction(t){const{reaction:e}=(0,c.rL)(t)
return e==="eyes"?void 0:e}function pendingReportOf(t,{report:e,approvals:n},o){const{runComment:r,body:s,redact:a}=o
const{used:i,proposal:c}=n??{}
const u=i?.comment&&n&&{id:i.comment.id,body:(0,f.mi)(t,i,{results:n.results,next:r,redact:a})}
const l=c??i?{isWaiting:c!==void 0}:{}
const[p,m]=[(0,d.Ko)(t.trigger),lastReaction(e)]
return{lease:t.memory.manifest.lease??(0,h.m8)(t,null),body:s,isAnswer:!0,...p&&m&&{sign:{place:p,content:m}},...r&&{runComment:r},...u&&{approvalComment:u},...l}}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var r=n(76760)
var s=n(54995)
var a=n(46101)
var i=n(13834)
var c=n(62822)
var u=n(9179)
var l=n(98664)
var d=n(94869)
var f=n(43193)
var h=n(88135)
var p=n(99217)
var m=n(21271)
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,r.join)(e,p.Ct),(0,p.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:f.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,h.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,a.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,c){const u=(0,r.join)(e,f.Uq)
if(!(0,o.existsSync)(u))return
const l=f.P1.parse(JSON.parse((0,o.readFileSync)(u,"utf8")))
const{path:d,steps:h}=await n(e,l,c);(0,s.printNotice)(`The page of this run: ${d}`)
await(0,i.S)(t,c(`### ${l.sign} ${l.reason}\n\n${l.hint}\n\n${h}`));(0,a.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const s=pageFactsOf(t,e,n)
save(t,o,s)
const a=recordOf(t,s,e.report)
write(t,(0,r.join)(o,p.Ct),(0,p.q8)((0,p.Q0)(fileIn(o)),a))
return a}function fileIn(t){return e=>(0,o.existsSync)((0,r.join)(t,e))?(0,o.readFileSync)((0,r.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,d.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,d.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,r.join)(e,f.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,s.printNotice)(`The facts of this run could not be saved. ${(0,l.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,a.pZ)(t.world.env,void 0)
return o}catch(t){(0,s.printNotice)(`The page of this run could not be written. ${(0,l.ec)(t).message}`)
return}}function summaryOfPage({job:t,world:e,redact:n},o){if(!o)return""
const r=uploadsPage(e.env,t.workspace)
const s=r?(0,h.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,h.J1)("page-not-uploaded")
return n([o.steps,s].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:t=""},e){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(t)??[]
try{const t=n===void 0?"":(0,o.readFileSync)((0,r.join)(e,n),"utf8")
return t.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(t)}catch{return!1}}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:r}=e
return{version:1,repository:`${n}/${o}`,thread:r.type==="none"?e.event:`#${r.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const r=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,c.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(r.getTime()-e.durationMs).toISOString(),endedAt:r.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:s})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:u.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:r,problem:s}=t
const a=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const i=o?{label:`Pull request #${o.number}`,link:o.url}:a
const c=i.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...i,label:c,diff:r?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:r}=e
const s=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${s}/${r.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),84901:((t,e,n)=>{n.d(e,{$C:()=>readCheckoutFile,Bs:()=>requireClean,oz:()=>requireBranch})
var o=n(73024)
var r=n(76760)
var s=n(26767)
var a=n(33368)
var i=n(98664)
var c=n(94869)
const u="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(t,e){const{head:n,branch:o}=await requireClean(t,e)
if(o===void 0)throw detached(n)
return{head:n,branch:o}}async function requireClean(t,e){const{head:n,branch:o,changed:r}=await readState(t,e)
if(n===void 0)throw new i.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(r.length>0)throw dirty(r)
return{head:n,branch:o}}async function readState(t,e){if(!(0,o.existsSync)((0,r.join)(t,".git")))throw noCheckout()
const n=(0,a.$Y)({folder:t,environment:e})
try{return await checkoutState(n)}catch(t){throw noCheckout(t)}}function noCheckout(t){return new i.vC("config","The workspace is not a git checkout.",{hint:u,cause:t})}function detached(t){return new i.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,c.TN)(t,80)).join(", ")
const n=`The checkout has ${(0,c.U9)(t.length,"uncommitted change")} (${e}${t.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new i.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}const l=64*1024
async function readCheckoutFile(t,e,n){try{return(new TextDecoder).decode(await(0,s.TA)([t],e,l))}catch(t){if(!(t instanceof i.Fp))throw t
throw new i.vC("config",`The file of the input \`${n}\` cannot be used. ${t.message}`,{hint:"Name a file of the checkout, by its path from the root.",cause:t})}}async function checkoutState(t){const e=(await t.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=t=>e.find(e=>e.startsWith(`# ${t} `))?.slice(t.length+3)
const n=header("branch.oid")
const o=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:o==="(detached)"?void 0:o,changed:e.flatMap(t=>changedPath(t)??[])}}const d={1:8,u:10,"?":1}
function changedPath(t){const e=t.split(" ")
const n=d[e[0]??""]
return n===void 0?void 0:e.slice(n).join(" ")}}),65870:((t,e,n)=>{n.d(e,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>u,mG:()=>changeLedger,th:()=>l})
var o=n(54995)
var r=n(21843)
var s=n(78428)
var a=n(98664)
var i=n(99217)
var c=n(54267)
const u={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const l="work/ledger.json"
const d=10
const f=300
async function changeLedger(t,e){const{sleep:n,newId:o,random:i,signal:h}=t.world
for(let a=1;a<=d;a+=1){const d=(0,c.Ch)({...t,name:u})
if(!d)return
const p=await d.read()
const m=ledgerIn(p)
const w=JSON.stringify(e(m))
if(w===JSON.stringify(m))return
const v=Buffer.from(w)
const y=p.status==="found"?p.manifest:(0,r.yz)(o())
const g=[{path:l,stamp:(0,s.sc)(v),read:()=>v}]
if((await d.write({manifest:y,files:g})).status==="saved")return
await n(f*a*i(),h)}throw new a.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:t,...e},n){try{await changeLedger({...e,repositoryId:t.repositoryId},t=>(0,i.Yq)(t,n))}catch(t){const{message:e}=(0,a.ec)(t)
if(!/\b403\b|denied/.test(e))(0,o.printNotice)(`This run is not in the totals of \`show --costs\`. ${e}`)}}function ledgerIn(t){return t.status==="found"?readLedger(t.files.get(l)?.toString()):i.wv}function readLedger(t){try{return t===void 0?i.wv:i.Oc.parse(JSON.parse(t))}catch(t){const e=`Delete the ref ${u.ref} to begin the totals again.`
throw new a.vC("git","The totals of runs are damaged, or were written by another version.",{hint:e,cause:t})}}})}

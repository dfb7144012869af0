export const id=3765
export const ids=[3765]
export const modules={30289:((t,e,n)=>{n.d(e,{Q$:()=>s,xu:()=>r,yk:()=>readOnlyWorkspace})
var o=n(98664)
const s="node of the workspace"
const r=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new o.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),45775:((t,e,n)=>{n.d(e,{L:()=>readHistory,k:()=>checkOutCommit})
var o=n(73024)
var s=n(76760)
var r=n(3024)
var i=n(58101)
const a=[50,500,5e3]
const c=18e4
async function checkOutCommit(t,{head:e,commit:n,base:o}){const s=e===n?[]:[n]
const r=await bring(t,{head:e,commits:s,base:o}).then(()=>{},wordsOf)
if(r!==void 0){if(s.length>0)await bring(t,{head:e,commits:s,base:void 0})
t.notify(`The branch ${o.branch} could not be fetched. ${r}`)}if(e!==n){await(t.mayCheckOut?.(n))
await t.git().raw(["checkout","--quiet","--detach",n])}if(r!==void 0)return readHistory(t,n,{branch:o.branch,meets:"unknown"})
return o.tip===void 0?meetBase(t,n,o.branch):readHistory(t,n)}async function bring(t,{head:e,commits:n,base:o}){const s=await boundaryOf(t)
if(s.length===0)return fetch(t,[],[...n,...refspecOf(o)])
if(s.length===1&&s[0]===e){const e=o&&o.tip===void 0?a[0]:1
return fetch(t,[`--depth=${e}`],[...n,...refspecOf(o)])}const r=o&&(o.tip??await tipOf(t,o.branch))
const i=await absentOf(t,[...n,...r===void 0?[]:[r]])
await fetch(t,["--depth=1"],i)
if(o&&r!==void 0)await t.git().raw(["update-ref",trackingRef(o.branch),r])}function refspecOf(t){if(!t)return[]
const e=t.tip??`refs/heads/${t.branch}`
return[e,`+${e}:${trackingRef(t.branch)}`]}function trackingRef(t){return`refs/remotes/origin/${t}`}async function fetch({git:t,remote:e},n,o){if(o.length===0)return
await t((0,i.it)(e)).raw(["fetch","--quiet","--no-tags",...n,e.url,...new Set(o)])}async function tipOf({git:t,remote:e},n){const o=await t((0,i.it)(e)).raw(["ls-remote",e.url,`refs/heads/${n}`])
const s=o.split("\n").find(t=>t.endsWith(`\trefs/heads/${n}`))
if(s===void 0)throw new Error("The remote has no such branch.")
return s.slice(0,s.indexOf("\t"))}async function absentOf({git:t},e){const n=e.map(t=>`${t}\n`).join("")
const o=(await t().raw(["cat-file","--batch-check=%(objecttype)"],n)).split("\n")
return e.filter((t,e)=>o[e]!=="commit")}async function meetBase(t,e,n){const o=trackingRef(n)
const s=performance.now()+c
for(const r of a){if(await haveCommon(t,e,o))return readHistory(t,e,{branch:n,meets:"yes"})
if(!await isShallow(t))return{kind:"full",base:{branch:n,meets:"no"}}
if(performance.now()>s)break
const i=await fetch(t,[`--deepen=${r}`],[e,...refspecOf({branch:n})]).then(()=>{},wordsOf)
if(i===void 0)continue
t.notify(`No more history could be fetched. ${i}`)
break}const r=await haveCommon(t,e,o)?"yes":await isShallow(t)?"unknown":"no"
return readHistory(t,e,{branch:n,meets:r})}function haveCommon({git:t},e,n){return t().raw(["merge-base",e,n]).then(()=>!0,()=>!1)}async function readHistory(t,e,n){const o=await boundaryOf(t)
if(o.length===0)return{kind:"full",base:n}
if(o.includes(e))return{kind:"shallow",commits:1,base:n}
return{kind:"shallow",commits:Number(await t.git().raw(["rev-list","--count",e])),base:n}}const u=8*1024*1024
async function boundaryOf({git:t,workspace:e}){const n=(0,o.lstatSync)((0,s.join)(e,".git"),{throwIfNoEntry:!1})?.isDirectory()
const i=n?(0,r.Ui)(e,".git/shallow",u):(0,r.Ui)((0,s.resolve)(e,(await t().raw(["rev-parse","--git-common-dir"])).trim()),"shallow",u)
return(i??"").split("\n").filter(t=>/^[0-9a-f]{40,64}$/.test(t))}async function isShallow(t){return(await boundaryOf(t)).length>0}function wordsOf(t){return t instanceof Error?t.message:String(t)}}),67276:((t,e,n)=>{n.d(e,{P1:()=>l,Uq:()=>r,Vk:()=>d})
var o=n(28942)
var s=n(64377)
const r="report.json"
const i=o.url({protocol:/^https?$/})
const a=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(a).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const l=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(a).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),missing:o.string().optional(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const d="cut-off"}),32903:((t,e,n)=>{n.d(e,{L:()=>beginSandbox,a:()=>openTools})
var o=n(73024)
var s=n(76760)
var r=n(11627)
var i=n(62461)
var a=n(98664)
var c=n(22499)
var u=n(88135)
var l=n(15320)
var d=n(26117)
var p=n(2914)
async function openTools(t){const{inputs:e,hiddenValues:s,world:r,workingDir:a,outputDir:u,undoDir:l}=t
const d=e["tool-env"]??[]
refuseSecrets(r.env,s,d);(0,o.mkdirSync)(u,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017)]).then(n.bind(n,71017))
const{workspace:o,over:s,close:r}=await e(t,t.moving)
return withoutSandbox(o,s,r)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,d)
const p=(0,i.u)(r.env,d)
const{localWorkspace:f}=await n.e(7836).then(n.bind(n,87836))
const h=f({workingDir:a,outputDir:u,undoDir:l,environment:p,git:(0,c.CA)("git"),node:r.node})
return withoutSandbox(h,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:o}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:o,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:o}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(2325)]).then(n.bind(n,54706))])
return{open:e,way:await o(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,otherActions:a=d.IH,...c},f,h){const{env:m,started:w,scripts:v,node:g,random:b}=e
const k=(0,s.join)(v,"tool-host","index.js")
if(!(0,o.existsSync)(k))throw(0,u.Yp)(k)
const y={started:w,scripts:v,others:a,workingDir:c.workingDir}
const O=await reserved(a)
try{(0,p.hm)(y)
const{open:o,way:s}=await(n??beginSandbox(f))
if(s==="bwrap")(0,p.zK)(y)
const u=await o({...c,way:s,env:m,scripts:v,tracked:await trackedIn(e,c.workingDir),others:a,node:g,random:b,added:h,isolation:f,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:k,brokerVariables:Object.keys(m).filter(t=>i.c.test(t)&&m[t]!==""),onHandOver:t=>(0,l.k8)(m,t),onBuilding:()=>void(0,r.c_)().catch(()=>{})})
const close=async()=>{await u.close()
O()
if(!u.report().kept)(0,l.k8)(m,void 0)
return}
return{...u,close:close}}catch(t){O()
throw t}}async function reserved(t){if(t.loaded.length===0)return()=>{}
return(await n.e(8538).then(n.bind(n,88538))).reserveFolders(t)}async function trackedIn(t,e){if(!(0,d.ep)(t.scripts,e))return[]
return(await n.e(1045).then(n.bind(n,91045))).trackedInAction(t,e)}function refuseSecrets(t,e,n){const o=e.filter(t=>t.length>=6)
const s=n.filter(e=>o.some(n=>t[e]?.includes(n)))
if(s.length===0)return
throw new a.vC("config",`The input \`tool-env\` names ${s.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),69789:((t,e,n)=>{n.d(e,{G:()=>keepReserve,g:()=>releaseReserve})
var o=n(77598)
var s=n(73024)
var r=n(51455)
var i=n(76760)
var a=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var o,s
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=e[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=e[Symbol.dispose]
if(n)s=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(s)o=function(){try{s.call(this)}catch(t){return Promise.reject(t)}}
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
try{const s=a(t,await(0,r.open)(e,"w",384),!0)
const i=(0,o.randomBytes)(1024*1024)
for(let t=0;t<u&&!n;t+=1)await s.write(i)}catch(e){t.error=e
t.hasError=!0}finally{const e=c(t)
if(e)await e}}
take().catch(()=>{})
return()=>{n=!0;(0,s.rmSync)(e,{force:!0})}}function releaseReserve(t){(0,s.rmSync)((0,i.join)(t,l),{force:!0})}}),83094:((t,e,n)=>{n.d(e,{EG:()=>checkOf,Om:()=>foundNothing,v1:()=>isEdit,cD:()=>isWork,l9:()=>toolCallsIn})
var o=n(46032)
var s=n(8081)
const r=/'[^']*'|"(?:[^"\\$`]|\\.)*"/g
const i=""
const a=/\uE000(\d+)\uE000/g
const c=new Set(`: alias arch basename bc bg break cd clear continue date declare dirname disown dmesg echo env exit expr export fg false free\n  hash history hostname id jobs local locale logname lscpu lsb_release nproc ps printenv printf pwd read return seq set\n  shopt sleep stty times tput trap true tty type ulimit umask unalias uname unset uptime wait w which who whoami yes`.split(/\s+/))
const u=new Set("chmod chown cp kill ln mkdir mktemp mv pkill rm rmdir tee touch truncate".split(" "))
const l=new Set("du file find ls stat tree".split(" "))
const d=new Set("base64 cat cut head less md5sum more nl rev sha1sum sha256sum sort tac tail tr uniq wc xxd".split(" "))
const p=/^(?:python[\d.]*|node|nodejs|deno|bun|ruby|perl|php|lua|bash|sh|zsh|dash)$/
const f=/^(?:-\w*[cepr]|--eval|--print|eval)$/
const h=/\b(?:open|\w*[Rr]ead\w*|listdir|scandir|walk|glob|Path|File|Dir|IO|exec\w*|spawn\w*|system|popen|subprocess|fs|shutil|slurp|cat|ls|git|grep|find)\b|\b(?:require|import|from)\b\s*\(?\s*['"]?\./
const m=/^(?:-{1,2}(?:v|V|h|version|help)|version|help)$/
const w=/^\/(?:bin|boot|dev|etc|lib|opt|proc|run|sbin|sys|usr)(?:\/|$)/
const v=/^(?:command|builtin|time|nice|nohup|exec|sudo|then|do|else|if|while|until|!|\{|\()$/
function doingOfCommand(t){const e=[]
const n=t.replaceAll(r,t=>`${i}${e.push(t.slice(1,-1))-1}${i}`)
const o=n.replaceAll(/["']/g,"").replaceAll(/(?:^|(?<=\s))#[^\n]*/g,"").replaceAll(/\d?>&[\d-]/g," ").replaceAll(/&>>?|\d?>>?\|?/g," > ").split(/[;&|\n`]+|\$\(|<\(|\)/).map(t=>doingOfPart(t.trim().split(/\s+/),e))
if(o.includes("looks"))return"looks"
return o.includes("writes")?"writes":"prints"}function doingOfPart(t,e){const n=t.findIndex(t=>!/^\w+=/.test(t)&&!v.test(t))
const o=n<0?[]:t.slice(n)
const s=o.indexOf(">")
const[r="",...i]=s<0?o:o.filter((t,e)=>e!==s&&e!==s+1)
const a=s>=0&&!/^\/dev\//.test(o[s+1]??"")?"writes":"prints"
if(r===""||/^[{}()]+$/.test(r)||g.test(r))return a
if(i.some(t=>/[<*?[]/.test(t)))return"looks"
const f=r.slice(r.lastIndexOf("/")+1)
if(i.length>0&&i.every(t=>m.test(t)))return a
if(c.has(f))return a
if(u.has(f))return"writes"
if(d.has(f)&&!i.some(t=>!/^-|^\d+$/.test(t)))return a
if(l.has(f)||d.has(f))return onlyOutside(i)?a:"looks"
if(p.test(f))return runsCode(i,e)?a:"looks"
return"looks"}const g=/^(?:fi|done|esac|for|in|case)$/
function onlyOutside(t){const e=t.filter(t=>!t.startsWith("-"))
return e.length>0&&e.every(t=>w.test(t))}function runsCode(t,e){const n=t.findIndex(t=>f.test(t))
if(n<0)return!1
const o=t.slice(n+1).map(t=>t.replaceAll(a,(t,n)=>e[Number(n)]??""))
return o.length>0&&!h.test(o.join(" "))}const b=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|ag|(?:git\s+(?:--no-pager\s+)?)?diff|cmp|test|\[\[?)\s[^;&|]*$/
const k=/(?:^|\n)(?:[\w./-]+: )?(?:(?:e|f|z)?grep|rg|ag|diff|cmp|test|\[|bash|sh|error|fatal): /
function foundNothing({command:t,exitCode:e},n){return e===1&&b.test(t)&&!k.test(n)}function isIdle({command:t}){return t.trim()!==""&&doingOfCommand(t)==="prints"}function checkOf(t){if(t.kind!=="ObservationEvent")return[]
const{kind:e,command:n,exit_code:o}=t.observation
if(e!=="TerminalObservation"||typeof n!=="string"||typeof o!=="number")return[]
return[{command:n,exitCode:o}]}function toolCallsIn(t){const e=t.filter(({kind:t})=>t==="ObservationEvent"||t==="AgentErrorEvent")
const n=e.filter(t=>isWork(t)&&(0,s.DJ)(t.tool_name)!=="calls sub-agents")
return{toolCalls:n.length,looks:n.filter(isLook).length,failedCalls:e.filter(hasFailed).length}}function hasFailed(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!0
const e=(0,o.wh)(t.observation.content)
return checkOf(t).some(t=>t.exitCode>0&&!foundNothing(t,e))}function isWork(t){return t.kind==="ObservationEvent"&&!hasFailed(t)&&(0,s.DJ)(t.tool_name)!=="speaks"&&!checkOf(t).some(isIdle)}function isLook(t){if(isEdit(t)&&t.observation.command==="create")return!1
return checkOf(t).every(({command:t})=>t.trim()===""||doingOfCommand(t)==="looks")}function isEdit(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!1
return(0,s.DJ)(t.tool_name)==="edits"&&t.observation.command!=="view"}}),22343:((t,e,n)=>{n.d(e,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var o=n(98664)
var s=n(94869)
var r=n(33737)
var i=n(45867)
var a=n(57361)
var c=n(3620)
function outputsOf({report:t,conversationPath:e,baseSha:n,structuredOutput:o,approvals:s},r,{memory:{id:a,isResumed:c},job:{repository:u}}){return{outcome:t.outcome,reason:t.reason,tests:testsOf(t),"final-response":t.finalResponse,"structured-output":o,...whereOf(t),"pull-requests":t.others&&pullRequestsOf(t,t.others,u),"base-sha":n,...foundIn(t.review),...proposedIn(t.intents??[]),"comment-id":r?.id,"comment-url":r?.url,"conversation-id":a,"resumed-from":c?a:void 0,"pending-actions":s?.proposal&&(0,i.C1)(s.proposal),"conversation-path":e,iterations:t.iterations,"input-tokens":t.inputTokens,"output-tokens":t.outputTokens,...sumsOf(t.uses),"cost-usd":t.costUsd,"duration-seconds":Math.round(t.durationMs)/1e3}}function pullRequestsOf(t,e,{owner:n,name:o}){const s=[{...t,repository:`${n}/${o}`},...e]
return shellSafe(s.flatMap(({repository:t,pullRequest:e,kept:n})=>{const o=n.kind==="branch"?n.branch:""
return e?[{repository:t,number:e.number,url:e.url,branch:o}]:[]}))}function shellSafe(t){const escaped=t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`
return JSON.stringify(t).replaceAll('\\"',escaped('"')).replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,escaped)}function testsOf({tests:t,check:e}){const n=t&&(0,a.Vj)(t,e)
return n==="unfinished"?"unknown":n}function sumsOf(t){const sum=e=>t.reduce((t,n)=>t+e(n),0)
return{"cached-tokens":sum(({cachedTokens:t})=>t),"cache-write-tokens":sum(({writtenTokens:t})=>t),"reasoning-tokens":sum(({reasoningTokens:t})=>t),"model-seconds":Math.round(sum(({latencyMs:t})=>t))/1e3}}function proposedIn(t){if(t.length===0)return{}
const e=t.filter(({status:t})=>t==="done"||t==="already").length
return{"intents-done":e,"report-path":t.find(({report:t})=>t)?.report?.path}}function foundIn(t){if(!t)return{}
const{found:e,fixed:n,stillOpen:o,blocking:s,url:r}=t
return{"review-url":r,"findings-new":e,"findings-fixed":n,"findings-open":o+e,"findings-blocking":s}}function whereOf({files:t,kept:e,diff:n,withheldPatch:o,asidePatch:s,pullRequest:r}){return{"files-changed":t.length,"diff-path":n?.path,"patch-path":(o??s)?.path,...e.kind==="branch"&&{branch:e.branch,"commit-sha":e.commit},...e.kind==="patch"&&{"patch-path":e.path},"pr-number":r?.number,"pr-url":r?.url}}async function outputSchema(t,e){const{"output-schema":n,"output-schema-file":o}=t
if(n!==void 0)return parsed(n,"The input `output-schema`")
if(o===void 0)return
const i=await(0,c.w)(e,{input:"output-schema-file",path:o,largest:u})
return parsed(i,`The file ${(0,r.aY)((0,s.TN)(o,200))} of the input \`output-schema-file\``)}const u=64e3
function parsed(t,e){const n=jsonOf(t)
if(typeof n==="object"&&n!==null&&!Array.isArray(n))return{...n}
throw new o.vC("config",`${e} is not a JSON object.`,{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const l=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:o,summary:s,security_risk:r,...i}=Object(jsonOf(n.tool_call.arguments))
const a=JSON.stringify(i)
return a.length>l?void 0:a}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var s=n(76760)
var r=n(98664)
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
write(t,(0,s.join)(e,h.Ct),(0,h.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:l.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,p.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,r){const i=(0,s.join)(e,l.Uq)
if(!(0,o.existsSync)(i))return
const a=l.P1.parse(JSON.parse((0,o.readFileSync)(i,"utf8")))
const{path:c,steps:u}=await n(e,a,r);(0,d.printNotice)(`The page of this run: ${c}`)
await(0,f.writeSummary)(t,r(`### ${a.sign} ${a.reason}\n\n${a.hint}\n\n${u}`));(0,p.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const r=pageFactsOf(t,e,n)
save(t,o,r)
const i=recordOf(t,r,e.report)
write(t,(0,s.join)(o,h.Ct),(0,h.q8)((0,h.Q0)(fileIn(o)),i))
return i}function fileIn(t){return e=>(0,o.existsSync)((0,s.join)(t,e))?(0,o.readFileSync)((0,s.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,i.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,i.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,s.join)(e,l.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,d.printNotice)(`The facts of this run could not be saved. ${(0,r.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,p.pZ)(t.world.env,void 0)
return o}catch(t){(0,d.printNotice)(`The page of this run could not be written. ${(0,r.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:o}){if(!n)return""
const s=o?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return e([n.steps,s].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:s}=e
return{version:1,repository:`${n}/${o}`,thread:s.type==="none"?e.event:`#${s.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const s=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(s.getTime()-e.durationMs).toISOString(),endedAt:s.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),missing:e.missing?.words,picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:a.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:s,problem:r}=t
const i=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const a=o?{label:`Pull request #${o.number}`,link:o.url}:i
const c=a.label||r||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...a,label:c,diff:s?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:s}=e
const r=s.type==="discussion"?"discussions":"issues"
return{thread:s.type==="none"?void 0:`${t.repositoryUrl}/${r}/${s.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),99684:((t,e,n)=>{n.d(e,{O:()=>ours,p:()=>withinJob})
var o=n(73024)
var s=n(88135)
var r=n(57974)
const i=2
const a=360
function withinJob({world:t},e,n){if(!t.env.GITHUB_WORKFLOW_REF){(0,r.printNotice)((0,s.J1)("job-limit-unknown",{minutes:String(e["timeout-minutes"])}))
return e}const[o]=n?limitsIn(n,t).sort((t,e)=>t.left-e.left):[]
if(o===void 0)return e
const a=Math.max(1,Math.floor(o.left-i))
if(a>=e["timeout-minutes"])return e
const{what:c,minutes:u}=o;(0,r.printNotice)((0,s.J1)("job-limit",{what:c,limit:String(u),minutes:String(a)}))
return{...e,"timeout-minutes":a}}function limitsIn({"timeout-minutes":t=a,steps:e},{env:n,now:o}){const s=beginOfJob(n)
const r=s===void 0?void 0:(o().getTime()-s)/6e4
const i=ours(e,n).map(t=>t["timeout-minutes"])
return[...r===void 0?[]:limitOf("job",t,r),...i.flatMap(t=>limitOf("step",t,0))]}function limitOf(t,e,n){return typeof e==="number"?[{what:t,minutes:e,left:e-n}]:[]}function ours(t,{GITHUB_ACTION:e="",GITHUB_ACTION_REPOSITORY:n}){const o=t.filter(({id:t})=>t===e)
if(o.length>0)return o
const s=e.startsWith("__self")?"./":`${n}@`
return t.filter(({id:t,uses:e})=>t===void 0&&typeof e==="string"&&e.startsWith(s))}function beginOfJob({GITHUB_EVENT_PATH:t=""}){return(0,o.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs}}),9634:((t,e,n)=>{n.d(e,{S:()=>findStartingPoint,Y:()=>isWorkThere})
var o=n(28942)
var s=n(45775)
var r=n(58908)
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
const{history:r=await(0,s.L)({git:(0,h.b)(t),workspace:t.job.workspace},o.head)}=o
return{...o,history:r}}async function startingPointOfIssue(t,e){return await earlierWork(t,e)??await(0,g.aS)(t,e)??newStartingPoint(t,e)}async function newStartingPoint(t,e){const{settings:n,job:o,github:s,trigger:r,memory:i}=t
const{"base-branch":a,"create-pr":c}=n.slice(f.We)
const l=t.other?void 0:a
const w=i.manifest.work===null?(0,g.Ws)(t):void 0
const{head:b,branch:k}=await(l===void 0?(0,v.oz)(o.workspace,(0,h.b)(t)()):checkOutBase(t,l,e))
const y=i.wasCutOff?1:o.runAttempt
const{branch:O,plain:_}=(0,m.xo)((0,m.et)(r),{...o,runAttempt:y},(0,m.dT)(t))
const propose=t=>{const e={branch:`${O}${t}`,plain:`${_}${t}`}
return{head:b,branch:k,goal:{kind:"propose",...e,base:k},pull:void 0}}
const S=await(0,u.h8)(s,o.repository,O)
const P=await workThere(t,{branch:O,base:k,tip:S},b,w)
if(P.status==="found"){const n=await moveTo(t,e,{head:b,commit:P.tip,base:{branch:k}})
return{head:P.tip,branch:P.branch,goal:P.goal,pull:void 0,history:n}}const I=S===void 0?"":`-run-${o.runId}`
if(P.status==="unseen"&&(S!==void 0||c!=="none"))i.notes.add((0,p.J1)("work-unseen",{why:(0,d.$E)(300,P.why),branch:(0,d.aY)(`${O}${I}`)}))
if(S===void 0)return propose("")
if(P.status==="unknown")i.notes.add((0,p.J1)("branch-taken",{branch:(0,d.aY)(O),other:(0,d.aY)(`${O}${I}`)}))
return propose(I)}async function workThere(t,e,n,o){const{job:s,trigger:r,memory:i}=t
const{branch:a,base:c,tip:u}=e
const l=u===void 0?void 0:await leftBehind(t,a,n)
if(l!==void 0)return{status:"found",tip:l,branch:a,goal:{kind:"propose",branch:a,plain:a,base:c,isThere:!0}}
const d=i.manifest.work?.branch.startsWith(a)
if(d||s.task&&(0,m.et)(r).isTask)return{status:"over"}
return u===void 0&&o===void 0?{status:"unknown"}:(0,g.Mn)(t,e,o)}async function startingPointOfPull(t,e,n){const{job:o,github:s}=t
const r=await(0,a.Es)((0,i.n)(s,o.repository),e)
requireOpen(r)
await(0,w.Au)(t,r)
const{head:c}=await(0,v.Bs)(o.workspace,(0,h.b)(t)())
const u=await atCommit(t,n,{head:c,commit:r.head.sha,base:{branch:r.base.branch}})
return{head:r.head.sha,branch:r.head.branch,goal:await goalOn(t,r),pull:r,history:u}}async function atCommit(t,e,n){return moveTo(t,e,n).catch(t=>{const{message:e,cause:o}=(0,l.ec)(t)
throw/not our ref|couldn't find remote ref/i.test(`${e} ${o}`)?goneCommit(n.commit,t):t})}async function moveTo(...t){return(await n.e(8174).then(n.bind(n,85793))).moveCheckout(...t)}function goneCommit(t,e){const n="Its branch was rewritten or deleted. Look at what is there now, then mention me with `continue`."
return new l.vC("git",`The commit ${t.slice(0,7)}, from which I would start, is no longer on GitHub.`,{hint:n,cause:e})}async function goalOn(t,e){if(!(0,c.zN)(t.trigger))return(await n.e(4040).then(n.bind(n,94040))).pullGoal(t,e)
const{readReviewContext:o}=await n.e(919).then(n.bind(n,13300))
return{kind:"review",base:e.base.branch,context:await o(t,e.number)}}function requireOpen({number:t,state:e}){if(e!=="open")throw new l.vC("config",`Pull request #${t} is ${e}.`,{hint:`${e==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase(t,e,n){const{job:o,github:s}=t
const{head:i,branch:a}=await(0,v.Bs)(o.workspace,(0,h.b)(t)())
if(a===e)return{head:i,branch:a}
const c=await(0,u.nM)(s,o.repository,e).catch(t=>{throw t instanceof r.Q4&&t.status===404?missing(e):t})
await moveTo(t,n,{head:i,commit:c,base:{branch:e,tip:c}})
return{head:c,branch:e}}function missing(t){return new l.vC("config",`There is no branch ${(0,d.aY)(t)} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const b=o.object({message:o.string()})
async function leftBehind({github:t,job:e,memory:n},o,s){if(!n.wasCutOff)return
const r=await(0,u.nM)(t,e.repository,o)
if(r===s)return r
const{owner:i,name:a}=e.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:l}=b.parse((await t.request(c,{owner:i,repo:a,commit_sha:r})).data)
return l.includes(`Agent-Conversation: ${n.id}`)?r:void 0}async function earlierWork(t,e){const{job:n,memory:o}=t
const{work:s}=o.manifest
const r=s&&await whereNow(t,s)
if(!s||!r)return
const{tip:i,pullRequest:a,base:c}=r
const{head:u}=await(0,v.Bs)(n.workspace,(0,h.b)(t)())
const{branch:l}=s
const d=await atCommit(t,e,{head:u,commit:i,base:{branch:c}})
const p=a===void 0?{kind:"propose",branch:l,plain:l,base:c,isThere:!0}:{kind:"advance",branch:l,base:c,pullRequest:a}
return{head:i,branch:l,goal:p,pull:void 0,history:d}}async function whereNow({github:t,job:e},{branch:n,base:o,pull_request:s}){const[r,c]=await Promise.all([(0,u.h8)(t,e.repository,n),s===null?void 0:(0,a.Es)((0,i.n)(t,e.repository),s)])
if(!c)return r===void 0?void 0:{tip:r,base:o}
const l=c.state==="open"&&c.head.branch===n
if(!l)return
const d={number:c.number,url:c.url}
return{tip:r??c.head.sha,base:c.base.branch,pullRequest:d}}function isWorkThere({memory:t},{goal:e}){return t.wasCutOff||e.kind==="propose"&&e.isThere===!0}}),85328:((t,e,n)=>{n.d(e,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var o=n(73024)
var s=n(76760)
var r=n(28942)
var i=n(63846)
var a=n(3024)
var c=n(88135)
var u=n(57974)
var l=n(26117)
var d=n(73829)
const p=r.unknown().optional()
const f=r.object({id:p,uses:p,with:p,"timeout-minutes":p})
const h=r.object({"timeout-minutes":p,permissions:p,steps:r.array(f)})
const m=r.object({permissions:p,jobs:r.record(r.string(),r.unknown())})
const w=1024*1024
async function readJob({world:t,job:e},n){const{env:o}=t
const[,s]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(o.GITHUB_WORKFLOW_REF??"")??[]
if(s===void 0||!o.GITHUB_WORKFLOW_SHA)return
try{const r=o.GITHUB_WORKFLOW_SHA===n?(0,a.Ui)(e.workspace,s,w):await blobAt((0,d.b)({world:t,job:e})(),`${o.GITHUB_WORKFLOW_SHA}:${s}`)
const{jobs:c,permissions:u}=m.parse((0,i.hN)(r??""))
const l=h.parse(c[o.GITHUB_JOB??""])
return{...l,permissions:l.permissions??u}}catch{return}}async function blobAt(t,e){return(await t.bytes(["cat-file","blob",e],"",w)).toString("utf8")}async function actionsOfJob({world:t,job:e,other:o},s){const r=t.env.GITHUB_ACTION_PATH
const i=[...r?[r]:[],...(0,l.BE)(s?.steps??[])]
if(i.length===0||o)return l.IH
const{localActions:a}=await n.e(6312).then(n.bind(n,56312))
return a(i,{workspace:e.workspace,scripts:t.scripts})}async function readJobWithActions(t,e){const n=await readJob(t,e)
if(!n)printUnknownActions(t)
return{written:n,otherActions:await actionsOfJob(t,n)}}function printUnknownActions({job:t}){const e=[".github/actions",...l.V4].map(e=>(0,s.join)(t.workspace,e))
if(e.some(t=>(0,o.existsSync)(t)))(0,u.printNotice)((0,c.J1)("job-actions-unknown"))}}),53765:((t,e,n)=>{n.r(e)
n.d(e,{clearLog:()=>clearLog,work:()=>work})
var o=n(73024)
var s=n(76760)
var r=n(58908)
var i=n(64294)
var a=n(98664)
var c=n(81031)
var u=n(97167)
var l=n(99152)
var d=n(49588)
var p=n(30350)
var f=n(45867)
var h=n(72167)
var m=n(20185)
var w=n(1176)
var v=n(21271)
const g={setConfirmation:async({conversation:t,inputs:e,knowledge:n})=>e["agent-server-conversation"]?void 0:setConfirmation(t,e,n.rules),decide:decide,drop:drop,async continueUntilAskable(t,e){if(e.status==="waiting"&&t.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const o=await untilAskable(t,e)
if(o.status!=="finished"||(0,m.Bg)(t.run)!=="plan")return o
return untilAskable(t,await(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).requirePlan(t,o))}}
function waitsThere(){return new a.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(t,e){if(e.status!=="waiting")return e
const[{rejectUnaskable:o},{whyUnseen:s}]=await Promise.all([Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153)),Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153))])
const{run:r,conversation:i,startingPoint:a,runAgent:c,earlierEvents:u,tools:l}=t
return o(i,e,{nobody:(0,h.i5)(r,a.goal),clean:r.redact,goOn:c,root:l.workspace.workingDir,earlierEvents:u,whyUnseen:e=>s(t,e)})}const loadRefusal=()=>n.e(7837).then(n.bind(n,30218))
async function decide(t){const{trigger:e,memory:o}=t.run
if((0,m.ne)(o))return(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).carryOutPlan(t)
const[{continueUsedDecision:s,isUsedBefore:r},{carryOut:i}]=await Promise.all([loadRefusal(),Promise.all([n.e(8252),n.e(20),n.e(1173)]).then(n.bind(n,81173))])
return r(o,e.key)?s(t):i(t)}async function drop({run:t,conversation:e}){const{memory:n,trigger:o,world:s}=t
const r=(0,w.sp)(n)
const i=e.state.status==="waiting_for_confirmation"
const a=r!==void 0&&(0,f.dz)(r).length>0
if(!i&&!a&&!n.wasCutOff)return
await(await loadRefusal()).rejectAllPending(e,r)
if(!r)return
const c={verdict:"dropped",by:(0,v.iq)(o),at:s.now().toISOString()}
const u=(0,f.Q6)(r,(0,f.dz)(r),{...c,reason:"something else was asked"})
n.update((0,w.LY)(u))
return u}async function setConfirmation(t,e,n){await t.setSecurityAnalyzer((0,p.Ys)({rules:n}))
await t.setConfirmationPolicy(policyOf(e))}function policyOf(t){switch(t.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const e=b[t["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:e,confirm_unknown:!0}}}}const b={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var k=n(67e3)
var y=n(57974)
var O=n(28942)
var _=n(47776)
var S=n(46032)
var P=n(16767)
var I=n(96717)
function stepLog(t){let e=0
let n
const print=e=>(0,I.pq)(printable(e,t.redact))
const close=()=>{if(!n)return;(0,I.N4)()
for(const t of n.results)print(t)
n=void 0}
const begin=(o,s)=>{if(n?.reply===o.llm_response_id)return print(s)
close()
const r=(0,S.wh)(o.thought).trim()
if(r!=="")print(`agent says: ${r}`)
e+=1;(0,I.Oh)(printable(`Step ${e}: ${s.slice("-> ".length)}`,t.redact))
n={reply:o.llm_response_id,waiting:new Set,results:[]}}
const onEvent=e=>{const o=(0,_.c)(e)
if(e.kind==="ActionEvent"&&o!==void 0){begin(e,o)
n?.waiting.add(e.tool_call_id)
n?.results.push(...verdictsIn(e))
return}for(const t of verdictsIn(e))print(t)
const s="tool_call_id"in e?e.tool_call_id:""
if(!n?.waiting.delete(s)){if(e.kind==="MessageEvent"||e.kind==="ConversationErrorEvent")close()
return o===void 0?void 0:print(o)}if(e.kind==="ObservationEvent")printResult(e.observation,t)
if(o!==void 0)n.results.push(o)
if(n.waiting.size===0)close()}
return{onEvent:onEvent,close:close}}function printable(t,e){const n=e(t)
const o=(0,y.breakRunnerCommands)(n)
return o===n?o:e(o)}const A=O.object({check:O.object({command:O.string(),exit_code:O.int(),timed_out:O.boolean()}).optional(),opinion:O.object({score:O.number().optional(),message:O.string()}).optional()})
const j=O.object({critic_result:O.object({metadata:A})})
function verdictsIn(t){if("source"in t&&t.source==="user")return[]
const e=j.safeParse(t.kind==="ConversationStateUpdateEvent"?t.value:t).data
const{check:n,opinion:o}=e?.critic_result.metadata??{}
const s=n?.exit_code===0?"passed":`failed with exit code ${n?.exit_code}`
const r=o?.score===void 0?"it could not be had":`${o.score} of 1`
return[...n?[`check ${n.command}: ${n.timed_out?"did not end in time":s}`]:[],...o?[`second opinion of the model: ${r}: ${o.message}`]:[]]}function printResult(t,e){const n=t.kind==="TerminalObservation"||t.is_error
if(e.showsOutput&&n)(0,I.OG)((0,S.wh)((0,P.jH)(t)),{...e,most:T})
for(const n of editedIn(t))(0,I.pq)(e.redact((0,y.breakRunnerCommands)(e.redact(n))))}const T=40
const $=O.object({old_content:O.string().optional(),new_content:O.string().optional()})
const E=$.extend({path:O.string(),prev_exist:O.boolean()})
const x=O.object({commit:O.object({changes:O.record(O.string(),$.extend({type:O["enum"](["add","update","delete"])}))})})
function editedIn(t){const e=E.safeParse(t).data
if(e)return editLine(e.path,{...e,type:e.prev_exist?"update":"add"})
const{changes:n={}}=x.safeParse(t).data?.commit??{}
return Object.entries(n).flatMap(([t,e])=>editLine(t,e))}function editLine(t,{type:e,old_content:n,new_content:o}){const s=e==="add"?"":n
const r=e==="delete"?"":o
if(s===void 0||r===void 0||s===r)return[]
return[`edited ${t} +${linesBeyond(r,s)} −${linesBeyond(s,r)}`]}function linesBeyond(t,e){const n=new Map
for(const t of linesOf(e))n.set(t,(n.get(t)??0)+1)
let o=0
for(const e of linesOf(t)){const t=n.get(e)??0
if(t===0)o+=1
else n.set(e,t-1)}return o}function linesOf(t){return t===""?[]:t.replace(/\n$/,"").split("\n")}const C=O.object({repository:O.object({private:O.boolean()})})
function showsOutput(t,e){if(t!=="auto")return t==="full"
try{const t=C.safeParse(JSON.parse((0,o.readFileSync)(e.GITHUB_EVENT_PATH??"","utf8")))
return t.data?.repository.private===!0}catch{return!1}}var M=n(47509)
var U=n(71403)
var R=n(69789)
var N=n(11602)
var q=n(89812)
var W=n(583)
var L=n(71760)
var D=n(38789)
var B=n(76409)
var F=n(71762)
var J=n(63768)
var H=n(38293)
var G=n(88135)
var K=n(75444)
var Y=n(12384)
const z=15e3
function watchComments(t,e){const{world:n,memory:o}=t
const s=new AbortController
const r=new AbortController
const i=new Set
const a=[]
let c=n.clock()
const u=e.log.subscribe(({kind:u})=>{if(u!=="ObservationEvent"||n.clock()-c<z)return
c=n.clock()
stopIfWithdrawn(t,s)
if(o.isKept)readComments(t,i,{conversation:e,received:a,stop:s,end:r.signal})})
return{stopped:s.signal,close(){u()
r.abort()
for(const t of readKeys(a,[...e.log]))o.join(t)}}}function readKeys(t,e){const n=e.findLastIndex(({kind:t,source:e})=>e==="agent"&&V.includes(t))
return t.filter(({at:t})=>t<=n).map(({key:t})=>t)}const V=["ActionEvent","MessageEvent"]
async function stopIfWithdrawn(t,e){const n=await(0,l.q8)(t,t.world.env,t.trigger);(0,l.YY)(t,n)
const o=(0,l.z1)(n)
if(o)e.abort(o)}async function readComments(t,e,n){const{world:o,settings:s,github:r,job:i,trigger:c}=t
try{const a=c.createdAt
if(a===void 0)return
const u=(0,q.n)(r,i.repository)
const l=await(0,F.jU)(u)
const d={...(0,K.triggerSettings)(s,o.env),own:l}
for(const o of await readNewCalls(u,c,{settings:d,since:a})){if(e.has(o.key)||o.kind==="decision")continue
e.add(o.key)
await joinOrStop(t,o,n)}}catch(t){(0,y.printNotice)(`New comments on the thread could not be read. ${(0,a.ec)(t).message}`)}}async function joinOrStop(t,e,{conversation:n,received:o,stop:s,end:r}){const{github:i,job:c,memory:u,world:l,settings:d}=t
const p={...(0,K.gateSettings)(d,l.env,void 0),triggeringActor:void 0}
const sleep=t=>l.sleep(t,l.signal)
const f=await(0,L.Gj)({client:(0,q.n)(i,c.repository),settings:p,sleep:sleep},e)
const h=d.slice(K.TRIGGER).prompt
if((0,H.aG)(e,h)!==void 0)return
const m=(0,H.Nl)(e,h)
if(f.status==="denied"||r.aborted||m!==void 0&&m!=="stop")return
const w=(0,v.iq)(e)
if(m==="stop"){u.join(e.key)
s.abort(new a.vC("cancelled",`${w} asked me to stop.`))}else{await n.send((0,G.J1)("task-joined",{requester:w,request:(0,D.pj)(e.request)}),w)
if(r.aborted)return
o.push({key:e.key,at:[...n.log].length})}await(0,Y.acknowledge)({github:i,job:c,mayWrite:!0},e,"eyes")}const Z=O.object({id:O.number().int(),node_id:O.string(),body:O.string().nullish(),user:W.Account.nullable(),created_at:O.string(),updated_at:O.string()})
async function readNewCalls(t,e,{settings:n,since:o}){const{thread:s}=e
if(s.type!=="issue"&&s.type!=="pull_request")return[]
const r="/issues/{issue_number}/comments"
const i=await t.get(r,{issue_number:s.number,since:o,per_page:100})
return O.array(Z).parse(i).flatMap(t=>callOf(t,e,n))}function callOf(t,e,n){const{id:o,node_id:s,user:r,created_at:i,updated_at:a}=t
if(r===null||a!==i)return[]
if(e.createdAt!==void 0&&Date.parse(i)<Date.parse(e.createdAt))return[]
if(e.item.kind==="issue-comment"&&e.item.id===o)return[]
const c=(0,B.Ao)({what:"comment",text:t.body??"",author:r,sender:r},n)
if(c.status==="ignored")return[]
const{repositoryId:u,thread:l}=e
const{decision:d}=c
const p=d?{kind:"decision",decision:d}:{kind:"mention"}
return[{status:"matched",...p,event:"issue_comment",answer:{kind:"comment"},repositoryId:u,thread:l,actors:c.actors,request:c.request,hidden:c.hidden,createdAt:i,item:{kind:"issue-comment",id:o,nodeId:s},key:(0,J.TN)(u,"issue_comment",o,a)}]}var Q=n(1004)
var X=n(19868)
var tt=n(67782)
var et=n(94869)
var nt=n(33737)
function unfitIn({reading:{pull:t}}){return t?(0,tt.ry)(t.reviews).unfit:[]}function noteUnfit(t){const{memory:e,job:n,trigger:o}=t.run
const s=unfitIn(t)
const[r]=s
if(!r||o.thread.type!=="pull_request")return
const i=`${n.repositoryUrl}/pull/${o.thread.number}#discussion_r${r.id}`
const a=(0,nt.aY)(`${r.path}${r.line===null?"":`:${r.line}`}`)
e.notes.add((0,G.J1)("comments-unfit",{comments:(0,et.U9)(s.length,"line comment"),place:a,url:i}))}async function converse(t,e){const{run:n,conversation:o,tools:s,folder:r,startingPoint:i,others:a}=t
const{standing:c}=t.reading
const u=(0,l.z1)(c)
if(u)throw u;(0,l.YY)(n,c)
if(!(0,m.AD)(n)){await(0,Q.w)(t,s.inSetUp);(0,N.Vs)(n,n.memory.folder,{folder:r,base:i.head,others:a?.traces})}if(t.restriction.restrictions)s.shut()
const{log:d,state:p}=o
const f={length:eventsReported(d,n),stats:p.stats,refusals:(0,k.z0)(p.fields.agent_state)}
const h=await talk(t,e)
if(n.world.signal.aborted)n.memory.checkpoint()
const w=await s.close()
const v=s.report()?.kept
if(v)await noteKept(n,v)
const g=w?{...h.agentEnd,end:{status:"failed",fault:w}}:h.agentEnd
return{...h,agentEnd:g,since:f,events:d.slice(f.length)}}async function noteKept({job:t,memory:e},o){const s=(await Promise.all([n.e(2499),n.e(9186)]).then(n.bind(n,89186))).keptWords(t.workspace,o);(0,y.printWarning)(s)
e.notes.add(s)}function eventsReported(t,{memory:{cutOff:e},trigger:n}){if(e?.key!==n.key)return t.length
return[...t].filter(({timestamp:t})=>t<e.taken).length}async function talk(t,e){const{run:n,inputs:o,conversation:s,tools:r,deadline:i}=t
const c=(0,R.G)(t.folder)
const u=stepLogFor(n,o)
s.log.subscribe(u.onEvent)
const{maxIterations:l,maxBudget:p,maxTokens:f}=(0,d.d5)((0,d.jE)(o),t.knowledge.main)
const h={maxMinutes:o["timeout-minutes"],maxSteps:l,maxUsd:p,maxTokens:f}
n.progress?.follow(s,h)
const m=saveCheckpoints(n,s.log)
const w=saveMemoryMeanwhile(n,s.log)
const v=watchComments(n,s)
const g=AbortSignal.any([t.signal,v.stopped])
const breakOff=t=>endOn(t,r,c)
const runAgent=()=>s.run(g,i).catch(breakOff)
const b={...t,signal:g,runAgent:runAgent}
const k=s.log.length
const{hidden:y,...O}=await agentEndOf(b,e).catch(async t=>{if(t instanceof a.vC&&!s.log.slice(k).some(isAction))throw t
return{end:await breakOff(t),hidden:[]}})
u.close()
m()
w()
v.close()
c()
await s.close()
return{prepared:b,agentEnd:O,hidden:y}}function isAction({kind:t}){return t==="ActionEvent"}async function agentEndOf(t,e){await e.setConfirmation(t)
const n=await endOf(t,e)
if(n.refused!==void 0||n.again!==void 0)return n
return{...n,end:await e.continueUntilAskable(t,n.end)}}function stepLogFor({redact:t,world:e},n){return stepLog({redact:t,newToken:e.newId,showsOutput:showsOutput(n["show-output"],e.env)})}async function endOf(t,e){const{run:o}=t
if(o.trigger.kind==="decision")return{...await e.decide(t),hidden:[]}
if((0,m.Bg)(o)!=="condense")return sendTask(t,e)
return{...await(await n.e(2290).then(n.bind(n,42290))).condenseOnRequest(t),hidden:[]}}async function sendTask(t,e){const{run:n,conversation:o,inputs:s,reading:r}=t
const{words:i,hidden:a}=await(0,X.fM)(n,t)
noteUnfit(t)
const c=await(0,X.Is)(n,r,{words:i,sees:(0,M.qd)(s)})
const u=await e.drop(t)
await o.send(c,(0,v.iq)(n.trigger));(0,U.j)(o)
return{end:await t.runAgent(),hidden:a,...u&&{used:u}}}const ot=15e3
function saveCheckpoints({memory:t,world:e},n){let o=e.clock()
return n.subscribe(({kind:n})=>{if(n!=="ObservationEvent"||e.clock()-o<ot)return
o=e.clock()
t.checkpoint()})}function saveMemoryMeanwhile({world:t},e){return e.subscribe(({kind:e})=>{if(e==="ActionEvent")t.saveMemory()})}async function endOn(t,e,n){await e.close()
n()
return{status:"failed",fault:(0,a.ec)(t)}}var st=n(1539)
var rt=n(56172)
var it=n(27636)
var at=n(2507)
var ct=n(30289)
var ut=n(25063)
var lt=n(78894)
var dt=n(7052)
var pt=n(80311)
var ft=n(96600)
var ht=n(31827)
var mt=n(92590)
var wt=n(8081)
var vt=n(3620)
var gt=n(22296)
var bt=n(45498)
async function serverSpecs(t,e,n){if((0,gt._K)(n))return[]
const o={...t.secrets,...t["mcp-secrets"]}
const s=await givenIn(t["mcp-config"],e)
if(e.plugins.every(({servers:t})=>t===void 0)&&s.length===0)return[]
const{parseMcpConfig:r,pluginServers:i}=await loadConfig()
const a=e.plugins.flatMap(t=>i(t,o))
const c=s.flatMap(t=>r(t,o))
const u=[...a,...c]
return[...new Map(u.map(t=>[t.name,t])).values()]}const loadConfig=()=>n.e(6814).then(n.bind(n,46814))
async function serversOfSkills({skills:t,brought:e,plugins:n},o){const s=t.filter(t=>t.mcp_tools!==void 0&&(0,ht.Pj)(t))
if(s.length===0)return{specs:[],problems:[]}
const{readServers:r,untrusted:i}=await loadConfig()
const a=new Set([...e,...n].flatMap(t=>t.skills))
const c=[]
const u=s.flatMap(t=>{try{const e=a.has(t)
const n={...o.secrets,...e&&o["mcp-secrets"]}
const s=r(serverConfig(t.mcp_tools),n).map(i)
return e?s:withoutRemote(s)}catch(e){const n=e instanceof Error?e.message:String(e)
c.push({path:t.source??t.name,problem:`is used, but its \`mcp_tools\` are not: ${n}`})
return[]}})
return{specs:u,problems:c}}const kt=O.object({stdio_servers:O.array(O.looseObject({name:O.string()}))})
function serverConfig(t){const e=kt.safeParse(t).data?.stdio_servers
return e?{mcpServers:Object.fromEntries(e.map(({name:t,...e})=>[t,e]))}:t}function withoutRemote(t,e=""){const n=t.find(({kind:t})=>t==="http")
if(!n)return t
throw new Error(`its server "${n.name}" has a url; name it in \`mcp-config\`${e}`)}async function givenIn(t,e){if(t===void 0)return[]
if(t.startsWith("{"))return[t]
return[await(0,vt.w)(e.named,{input:"mcp-config",path:t,largest:ht.K7})]}async function subAgentsWithServers(t,e){const n=t.some(({mcp_servers:t,mcp_config:e})=>(t??e)!==void 0)
const o=n?await loadConfig():void 0
const s=new Map
const r=[]
const i=t.filter(t=>{try{const n=o&&serversOf(t,e,o)
if(n)s.set(t.name,n)
return!0}catch(e){const n=`is not used: ${e instanceof Error?e.message:String(e)}`
r.push({path:t.source??t.name,problem:n})
return!1}})
return{agents:i,subAgentServers:s,problems:r}}function serversOf(t,{specs:e,secrets:n,isOutside:o},{readServers:s,untrusted:r}){const i=definedBy(t)
if(!i)return
if(o)return{named:[],own:[]}
const a=new Set(e.map(({name:t})=>t))
const c=[...i].flatMap(([t,e])=>e===null?[t]:[])
const u=c.find(t=>!a.has(t))
if(u!==void 0)throw new Error(`there is no server "${u}"`)
const l=[...i].filter(([,t])=>t!==null)
const d=s({mcpServers:Object.fromEntries(l)},n).map(r)
return{named:c,own:withoutRemote(d,", and here its name only")}}function definedBy({mcp_servers:t,mcp_config:e}){if(t===void 0&&e===void 0)return
const{mcpServers:n=e}=e??{}
const o=Array.isArray(t)?t.map(t=>[t,null]):entriesOf(t)
return new Map([...entriesOf(n),...o])}function entriesOf(t){return typeof t==="object"&&t!==null?Object.entries(t):[]}async function withServers(t,e,n){const o=(0,gt._K)(n)?{specs:[],problems:[]}:await serversOfSkills(t,e)
const s=[...o.specs,...await serverSpecs(e,t,n)]
const r=[...new Map(s.map(t=>[t.name,t])).values()]
const i={specs:r,secrets:e.secrets??{},isOutside:(0,gt._K)(n)}
const{agents:a,subAgentServers:c,problems:u}=await subAgentsWithServers(t.agents,i)
return{...t,specs:r,agents:a,subAgentServers:c,problems:[...t.problems,...o.problems,...u]}}async function allowedServers(t,{restricting:e,secrets:n}){const o=[...t.specs,...[...t.subAgentServers.values()].flatMap(({own:t})=>t)]
if(o.length===0||!(await e).restrictions)return{...t,withheld:[]}
const s=(0,h.cT)(t.specs,n)
const isThere=t=>s.some(e=>e.name===t)
const allowed=({named:t,own:e})=>({named:t.filter(isThere),own:(0,h.cT)(e,n)})
const r=new Map([...t.subAgentServers].map(([t,e])=>[t,allowed(e)]))
return{...t,specs:s,subAgentServers:r,withheld:namesOf(o,(0,h.cT)(o,n))}}function namesOf(t,e){return t.filter(t=>!e.includes(t)).map(({name:t})=>t)}function knownTools({servers:t},{knowledge:e,startingPoint:n}){const o=t.tools
if((0,gt._K)(n))return{served:o,absent:void 0}
const s=t.report().flatMap(({name:t,problem:e})=>e===""?[]:[t])
const r=[...e.subAgentServers.values()].flatMap(({own:t})=>t.map(({name:t})=>t))
return{served:o,absent:[...s,...r,...e.withheld]}}async function checkTools(t,{inputs:e,tools:n,startingPoint:o,world:s}){const r=knownTools(n,{knowledge:t,startingPoint:o})
const{"allowed-tools":i,tools:a}=e;(0,bt.$_)({allowed:i,changes:a,main:t.main},r)
const c=[...t.problems,...t.agents.flatMap(t=>(0,bt.e3)(t,r)),...t.main?(0,bt.dI)(t.main,{allowed:i,changes:a,usual:(0,wt.Vx)(e.model)}):[]]
const u=[i,a,...t.agents.map(t=>t.tools)].flatMap(t=>t??[])
const l=await(0,wt.II)(u.map(mt.Qw),n.workspace,s.signal)
for(const[t,e]of l)(0,y.printNotice)((0,G.J1)("tool-not-offered",{tool:t,why:e}))
return{knowledge:{...t,problems:c},withoutTools:[...l.keys()]}}var yt=n(5479)
var Ot=n(32903)
async function openToolsAndServers(t){const e=(0,Ot.a)(t)
const n=startServers(t,e)
const[o,s]=await startBothOrNone(e,n)
for(const e of s.report())if(!e.isStarting)printStarted(e,t.redact)
const startOwn=async(e,n)=>start(t,o.openProgram,{specs:e,pins:await pinsOf(n)})
const r=new OwnServers(startOwn)
const report=()=>[...s.report(),...r.report()]
const close=async()=>{await s.close()
return o.close()}
return{...o,servers:{...s,report:report},openOwn:(...t)=>r.open(...t),close:close}}function printStarted({name:t,tools:e,problem:n},o){(0,y.printServer)(t,n===""?(0,et.U9)(e,"tool"):`does not work. ${n}`,o)}async function startBothOrNone(t,e){const[n,o]=await Promise.allSettled([t,e])
if(n.status==="fulfilled"&&o.status==="fulfilled")return[n.value,o.value]
for(const t of[o,n])if(t.status==="fulfilled")await t.value.close()
throw n.status==="rejected"?n.reason:o.reason}const _t={tools:[],report:()=>[],close:async()=>{}}
async function startServers(t,e){e.catch(()=>{})
const n=await pinsOf((0,at.s4)(t.conversation))
const openProgram=async t=>(await e).openProgram(t)
return start(t,openProgram,{specs:await t.specs,pins:n})}async function pinsOf(t){if(t.list("events").length===0)return new Map
return(await n.e(3463).then(n.bind(n,43463))).pinsIn(t)}async function start({world:t,redact:e},o,{specs:s,pins:r}){if(s.length===0&&r.size===0)return _t
const{openServers:i}=await Promise.all([n.e(1349),n.e(3934)]).then(n.bind(n,23934))
return i({specs:s,pins:r,isPublic:yt.U,openProgram:o,sleep:e=>t.sleep(e,t.signal),onProgress:(t,n)=>(0,y.printServer)(t,n,e),onStarted:t=>printStarted(t,e)})}class OwnServers{#t
#e=[]
constructor(t){this.#t=t}async open(t,e,n){const o=await this.#t(e,n)
this.#e.push({agent:t,servers:o})
return o}report(){const t=new Map
for(const{agent:e,servers:n}of this.#e)for(const o of n.report()){const n=`${e}/${o.name}`
t.set(n,together(t.get(n),{...o,name:n}))}return[...t.values()]}}function together(t,e){if(!t)return e
const n=new Map(t.used.map(({tool:t,calls:e})=>[t,e]))
for(const{tool:t,calls:o}of e.used)n.set(t,(n.get(t)??0)+o)
return{name:e.name,tools:Math.max(t.tools,e.tools),used:[...n].map(([t,e])=>({tool:t,calls:e})),problem:e.problem,...e.leftOut&&{leftOut:e.leftOut}}}var St=n(23665)
var Pt=n(73829)
var It=n(63501)
var At=n(72623)
var jt=n(22343)
var Tt=n(4394)
var $t=n(99684)
var Et=n(35086)
var xt=n(61974)
var Ct=n(6107)
var Mt=n(9634)
var Ut=n(85328)
async function prepare(t,e){const{world:o,job:r,redact:i}=t
const a=(0,m.AD)(t)
const c=await checkInputs(t,e)
const u=(0,Et.W)(t)
const l=e.isolation==="none"?void 0:(0,Ot.L)(e.isolation)
const p=makeFolder(r)
const answered=n=>(0,Pt.$)(t,e["timeout-minutes"],n)
const f=await answered(t=>startIn(t,p,e["github-token"]))
const w=(0,ft.A)(e,(0,gt.rS)(f,e),t.trigger)
const{written:v,otherActions:g}=await answered(t=>(0,Ut.vS)(t,f.head))
const b=(0,$t.p)(t,w,v)
const k=(0,xt.d)(t,{goal:f.goal,inputs:b,written:v})
const O=(0,Et.y)(t,f,u)
const _=await answered(t=>publisherIn(t,p,{startingPoint:f,inputs:b}))
const S=openMemory(t,p)
const P=(0,h.hw)(O,{inputs:b,trigger:t.trigger,startingPoint:f,conversation:S})
P.catch(()=>{})
c?.requireTrusted(await P)
const I={publisher:_,folder:p,path:S,otherActions:g}
const{putBack:A,moving:j}=await answered(t=>restoreEarlierWork(t,b,I))
const T=await(0,Ct.hA)(t,b,{publisher:_,startingPoint:f})
const $=(0,h.eC)(t)||e["read-github"]?.includes("history")
const E=$?await answered(t=>(0,Ct.YL)(t,{folder:p})):void 0
const x=knowledgeIn(t,b,{publisher:_,startingPoint:f,restricting:P})
const C=(0,s.join)(S,"observations")
const M=await othersIn(t,b,{startingPoint:f,publisher:_,folder:p,outputs:C,restricting:P})
const U=await openToolsAndServers({inputs:b,hiddenValues:(0,dt.secretInputs)(t.settings),world:o,workingDir:r.workspace,outputDir:C,undoDir:(0,s.join)(S,"undo"),folder:p,sandbox:l,moving:j,handed:c?.handedOver(b,t.memory.hasStore),otherActions:g,specs:x.then(({specs:t})=>a?[]:t),conversation:S,redact:i}).catch(async t=>{await(M?.removeAfter(async()=>{}))
throw t})
const R=a?{...U,workspace:(0,ct.yk)(U.workspace)}:U
return closeOnError(R,M,async()=>{const[s,r]=await Promise.all([x,P])
const c=(0,h.K9)(r,b,{servers:s.withheld})
const{knowledge:u,withoutTools:l}=await checkTools(s,{inputs:b,tools:U,startingPoint:f,world:o})
const m=await(0,jt.fe)(e,u.named)
const w=r.restrictions?.inputs??b;(0,y.printKnowledge)(u);(0,y.printSandbox)(R.report())
const v={isOpen:r.restrictions!==void 0,isOutside:(0,gt._K)(f)}
const g=await offerIn(t,a?{...e,intents:[]}:e,{isRestricted:v.isOpen||v.isOutside,had:(0,it.S3)((0,at.s4)(S))})
const I={subAgentEvents:[],pictures:[],silences:[]}
const{conversation:j,closed:$}=await(0,d.HA)(t,w,{grants:a?"refused":(0,h.x0)({run:t,startingPoint:f,inputs:w,restriction:r,tools:R}),folder:p,tools:R,hookWorkspace:U.workspace,branch:(0,At.W)(f),work:a?void 0:workIn(t,f,M),isReading:a,knowledge:u,redact:i,finishSchema:m,review:f.goal.kind==="review"?f.goal.context:void 0,intents:g,lookups:await lookupsIn(t,e,{...v,checkout:E}),unusable:l,memoryFile:(0,St.jd)({run:t,inputs:w,startingPoint:f})?u.memoryFile:void 0,isTest:async t=>(await Promise.all([n.e(2328),n.e(4555)]).then(n.bind(n,74555))).testOf(t)!==void 0,...I})
const C=j.log.length
await(0,h.Fc)(j,r.strangers)
const N=AbortSignal.any([o.signal,o.broken,R.over])
const q=AbortSignal.timeout(Math.ceil(w["timeout-minutes"]*6e4))
return{run:t,inputs:w,reading:await O,restriction:r,restrictionNote:c,signal:N,deadline:q,runAgent:()=>j.run(N,q),conversation:j,closed:$,publisher:_,tools:R,startingPoint:f,others:M,treeAtStart:T,changed:[...await(0,Ct.$A)(u.commit,{publisher:_,tree:T,putBack:A}),...M?.unmerged??[]],earlierEvents:C,putBack:A,knowledge:u,intents:g,wantsData:m!==void 0,missing:k,...I,folder:p}})}async function checkInputs(t,e){(0,St.JS)(e,t)
for(const t of(0,lt.Y)(e["protected-paths"]))(0,y.printWarning)((0,G.J1)("idle-pattern",{pattern:(0,et.TN)(t,100)}))
if(e.intents)(await n.e(669).then(n.bind(n,40669))).declaredIntents(e.intents,{isRestricted:!1})
const{"agent-server-conversation":o,"agent-server-gives":s}=e
const r=o||s?await n.e(6138).then(n.bind(n,13757)):void 0
r?.requireOnServer(t,e)
return r}function makeFolder({temp:t}){(0,o.mkdirSync)(t,{recursive:!0})
const e=(0,o.mkdtempSync)((0,s.join)(t,"deckhand-"));(0,pt.h)(e)
return e}function repositoryIn({world:t,job:e},n){return{folder:n,workspace:e.workspace,environment:(0,u._K)(t.env),signal:t.signal}}async function startIn(t,e,n){const o=t.trigger.thread.type!=="pull_request"&&t.memory.manifest.work===null
const s=o?(0,ut.LU)(repositoryIn(t,e)):void 0
return(0,Mt.S)(t,{url:`${t.job.repositoryUrl}.git`,token:n}).finally(()=>s)}function publisherIn(t,e,n){const{job:o,world:s}=t
const{goal:r,head:i}=n.startingPoint
return(0,ut.Zb)({...repositoryIn(t,e),base:i,remoteUrl:`${o.repositoryUrl}.git`,forkUrl:r.kind==="advance"&&r.fork!==void 0?`${o.serverUrl}/${r.fork}.git`:void 0,token:n.inputs["github-token"],allowedBranch:r.kind==="advance"?r.branch:void 0,isBack:t.github.isBack,now:s.now,job:(0,u.We)(s,n.inputs["timeout-minutes"])})}function openMemory(t,e){const n=(0,d.Nq)(e,t.memory.id)
t.memory.openIn(n);(0,N.Vs)(t,n);(0,Tt.we)(t,n)
return n}async function restoreEarlierWork(t,e,{path:o,...r}){const i=e["agent-server-url"]===void 0?void 0:await Promise.all([n.e(4551),n.e(1017),n.e(202)]).then(n.bind(n,80202))
const a=await(i?.findPlace(t,e,r.folder))
const c=(0,s.join)(o,"observations")
const u=await(0,It.a_)(t,{...r,path:(0,s.join)(c,"not-put-back.patch"),later:a?.left})
if(a?.left)await(i?.keepLeft(t,r.publisher))
const l=i&&a&&i.workMover(t,{...r,place:a.place,outputs:c})
return{putBack:u,moving:l}}function knowledgeIn({github:t,job:{serverUrl:e,workspace:n},settings:o,memory:s},r,{publisher:i,startingPoint:a,restricting:c}){const u=(0,nt.aY)(a.goal.base)
const onBaseGone=()=>{s.notes.add((0,G.J1)("base-gone",{branch:u}))
s.notes.add((0,G.J1)("base-gone-instructions",{branch:u}))}
const l=(0,U.Dg)(r,{publisher:i,startingPoint:a,serverUrl:e,github:t,workspace:n,onBaseGone:onBaseGone}).then(t=>withServers(t,r,a)).then(t=>allowedServers(t,{restricting:c,secrets:(0,dt.secretInputs)(o)}))
l.catch(()=>{})
return l}async function closeOnError(t,e,n){try{return await n()}catch(n){await(e?e.removeAfter(()=>t.close()):t.close())
throw n}}async function offerIn(t,{intents:e=[]},o){if(e.length===0&&!o.had.includes("propose"))return
return(await Promise.all([n.e(669),n.e(5011)]).then(n.bind(n,7392))).offerIntents(t,e,o)}async function lookupsIn(t,e,o){if(e["read-github"]===void 0)return[]
return(await n.e(4755).then(n.bind(n,64755))).lookupsOf(t,e,o)}async function othersIn(t,e,{restricting:o,...s}){const{repositories:r}=e
if(r===void 0)return
const i=(await o).restrictions!==void 0
return(await Promise.all([n.e(2499),n.e(4564),n.e(692)]).then(n.bind(n,20692))).openOthers(t,{...s,names:r,inputs:e,isRestricted:i})}function workIn(t,e,n){const o=n?.here??[]
const s=(0,Mt.Y)(t,e)||o.some(t=>(0,Mt.Y)(t.run,t.startingPoint))
const r=o.map(({path:t,startingPoint:{head:e}})=>({path:t,head:e}))
return{head:e.head,isWorkThere:s,...r.length>0&&{folders:r}}}var Rt=n(7925)
var Nt=n(57361)
var qt=n(28147)
var Wt=n(57266)
var Lt=n(83094)
var Dt=n(46661)
var Bt=n(96027)
var Ft=n(24380)
var Jt=n(70598)
var Ht=n(14549)
var Gt=n(17117)
function factsOf({state:t},e,{change:n,kept:o,diff:s,patch:r,aside:i,locks:a},c){return{files:n.files,passedOver:n.passedOver,kept:o,diff:s,withheldPatch:r,asidePatch:i,locks:a,...(0,rt.qL)(c),refusedHistories:(0,k.z0)(t.fields.agent_state)-e.refusals,...costsOf(t,e)}}function sandboxFacts({run:t,tools:e,startingPoint:n}){const o=e.report()
if(!o)return
if(!(0,gt._K)(n))return{...o,nobody:(0,h.i5)(t,n.goal)}
return{...o,denials:o.denials.map(({host:t,port:e})=>({host:t,port:e,reason:"fork"}))}}function seenIn({prepared:t,since:e,events:n,hidden:o},s,r){const{conversation:i,tools:a,startingPoint:c,restriction:u,restrictionNote:l,subAgentEvents:d}=t
return{...factsOf(i,e,s,r),leftOutPictures:[...n,...d].reduce((t,e)=>t+((0,Jt.x$)(e)?.left_out_pictures??0),0),checks:[...i.log.slice(e.length),...d].flatMap(Lt.EG),...(0,Lt.l9)([...n,...d]),risks:risksIn([...n,...d]),picture:t.pictures.at(-1),sandbox:sandboxFacts(t),knowledge:(0,U.sw)(i),servers:a.servers.report(),reading:{strangers:u.strangers,hidden:o},note:(0,gt._K)(c)?(0,G.J1)("fork"):l,forkUrl:forkUrlOf(t),patchBase:(0,rt.Rw)(c)}}function forkUrlOf({run:t,startingPoint:{goal:e}}){return e.kind==="advance"&&e.fork!==void 0?`${t.job.serverUrl}/${e.fork}`:void 0}function costsOf({steps:t,stats:e},n){const o=(0,Ht.CD)(n.stats,e)
const{calls:s,models:r,prompt_tokens:i,completion_tokens:a,cache_read_tokens:c,estimatedCalls:u,cost:l}=(0,Ht.vA)(o)
return{steps:t,iterations:s,models:r,inputTokens:i,outputTokens:a,cachedTokens:c,estimatedCalls:u,costUsd:s===0?void 0:l,uses:usesOf(o)}}function withheldAnswer(t){return t.length===0?[]:[{path:"the answer",code:"DKH-203",detail:t.join(", ")}]}function usesOf({usage_to_metrics:t}){return Object.entries(t).map(([t,e])=>({id:t,replies:e.calls,inputTokens:e.accumulated_token_usage.prompt_tokens,outputTokens:e.accumulated_token_usage.completion_tokens,cachedTokens:e.accumulated_token_usage.cache_read_tokens,writtenTokens:e.accumulated_token_usage.cache_write_tokens,reasoningTokens:e.accumulated_token_usage.reasoning_tokens,costUsd:e.accumulated_cost,latencyMs:e.latency_ms}))}function risksIn(t){const e=new Set(t.flatMap(t=>t.kind==="ObservationEvent"?[t.action_id]:[]))
const n=t.flatMap(t=>t.kind==="SecurityAnalysisEvent"?Object.entries(t.risks):[])
const o=new Set(n.flatMap(([t,e])=>e==="MEDIUM"?[t]:[]))
return t.flatMap(t=>{if(t.kind!=="ActionEvent"||!o.has(t.id)||!e.has(t.id))return[]
const{command:n,path:s}=(0,Gt.cP)(t.action)
const r=[n,s].filter(t=>typeof t==="string").join(" ")
return[(0,et.TN)(`${t.tool_name} ${r||(t.summary??"")}`,120)]})}async function finishRun(t,e){const{prepared:o,agentEnd:s,events:r}=t
const{run:i,conversation:a,startingPoint:c,inputs:u}=o
const{exact:l,leaks:d,redact:p}=i
const{text:f,kinds:h}=d.redact(l(s.finalResponse??a.finalResponse()))
const w=(0,m.AD)(i)
const{final:v,shownAnswer:g}=await answerIn(o,f)
const b=w||c.goal.kind==="review"?Yt:await capturedIn(t)
const k=await(0,St.ZV)(o,s)
const y=await severalIn(t,b)
e()
const O=y?.seen.main
const _=w?zt:await(0,Bt.FW)(i,o,b,d,{hold:k,reviewed:O,title:v.commitTitle,apart:apartIn(o),isAsking:s.end.status==="waiting"})
const S=await(y?.publishOthers(i,y.seen))??[]
const P=o.wantsData&&(0,jt.hP)(a.log.branch())===void 0
const I={brought:_,paths:pathsOf(b,S)}
const{check:A,opinion:j}=await judgeWork(t,I)
const{tests:T,failedCommands:$}=await commandsOf(t,I)
const E=!P&&(A===void 0||A.end.kind==="passed")
const x=s.end.status==="finished"&&E
const C=x&&_.fault===void 0
const M=C&&!w
const U={final:v,redact:p}
const R=M?await(0,Bt.qw)(i,o,_,U):Bt.g
const N=(x?await(y?.proposeOthers(S,U)):void 0)??S
const q=(0,St.or)(_,C&&R.fault===void 0)
const W=await(0,Dt.D3)(o,q)
const{end:L}=s
await(y?.linkAll(o,{saved:q,opened:R},N))
const D=await failedEditsOf(t)
const B=plannedEnd(t,{saved:W,opened:R,finalResponse:f,lacksData:P,check:A,tests:T,...D})
const F=y?.concludeAll(B,N,{end:L,finalResponse:f,timeoutMinutes:u["timeout-minutes"]})
const J=F?.conclusion??B
const H=c.goal.kind==="review"?await n.e(3306).then(n.bind(n,73306)):void 0
const G=await(H?.reviewIn(i,c,{events:r,finalResponse:f,end:L,planned:J,redact:p,inputs:u}))
if(G==="lost")return G
const K=(0,St.Tb)(q,R,{...c,runId:i.job.runId,leaks:d})
const Y=C&&R.fault===void 0
const z=await proposalsOf(t,{isDone:Y,isHeld:K!==void 0})
const{lines:V}=z
const Z=await planIn(t,C?f:"")
const Q=[...z.waiting,...Z.waiting]
const X={kept:q.kept,tree:q.treeLeft??b.tree,held:K,intents:Q}
const tt=await collectApprovals(t,X)
const et=G?H?.concludeReview(G,L,J)??J:J
return{...(0,Wt.t)((0,Wt.R)({...et,...Z.advice},V),s,tt),...seenIn(t,await(0,Dt.rs)(o,W,R),R),missing:await missingHere(t),...tt,tests:T,failedCommands:$,isPlanAsked:Z.waiting.length>0&&tt.proposal!==void 0,check:A,opinion:j,others:F?.others,repositories:F?.results,finalResponse:f,shownResponse:g?.(v,{kept:q.kept,opened:R}),final:v,review:G?.facts,intents:V,proposals:z.proposals,withheld:[...q.withheld,...withheldAnswer(h)],tree:q.change.tree,events:r,durationMs:0}}async function answerIn(t,e){const{style:o,template:s}=await(0,X.ff)(t.run,t)
if(!o&&!s)return{final:(0,rt.dW)(e)}
const{finalAnswer:r,shownAnswer:i}=await n.e(6404).then(n.bind(n,86404))
return{final:await r(e,{isTitled:o!==void 0,template:s}),shownAnswer:i}}async function collectApprovals({prepared:t,agentEnd:e},o){const s=e.end.status==="waiting"||o.held!==void 0||o.intents.length>0
if(!s&&e.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await Promise.all([n.e(8252),n.e(20)]).then(n.bind(n,70020))).settleApprovals(t,e,o)}const Kt={lines:[],waiting:[],proposals:[]}
async function proposalsOf(t,e){if(!t.prepared.intents)return Kt
return(await Promise.all([n.e(8252),n.e(669),n.e(7260)]).then(n.bind(n,97260))).settleProposals(t,e)}async function capturedIn({prepared:t,events:e},o){const{subAgentEvents:r}=t
const i=t.tools.workspace.workingDir
const a=o??{...t,workspace:i}
const c=o?void 0:apartIn(t)
const u=[...e,...r].flatMap(finish_run_editedIn).map(t=>(0,s.resolve)(i,t))
const l=[...new Set(u.map(t=>(0,s.relative)(a.workspace,t)))]
const d=l.filter(t=>t!==""&&!(0,s.isAbsolute)(t)&&t.split("/")[0]!=="..")
const p={apart:c,edited:d}
const f=await a.publisher.capture(p)
if(!f.commits||f.commits.kind==="plain")return f
const{withLineage:h}=await n.e(6767).then(n.bind(n,39148))
return h(a.run,{...a,how:p},f)}function apartIn({others:t}){return t?.here[0]?.path.split("/")[0]}async function severalIn(t,e){const{prepared:o}=t
if(!o.others||o.others.here.length===0||(0,m.AD)(o.run))return
const s=await Promise.all([n.e(2499),n.e(4564),n.e(3321)]).then(n.bind(n,3321))
const{seeAll:r,publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u}=s
const capture=e=>capturedIn(t,e)
return{publishOthers:i,proposeOthers:a,linkAll:c,concludeAll:u,seen:await r(o,{main:e,capture:capture})}}function pathsOf(t,e){const n=e.flatMap(({other:t,saved:e})=>e.change.files.map(({path:e})=>`${t.path}/${e}`))
return[...t.files.map(({path:t})=>t),...n]}async function judgeWork({prepared:t,agentEnd:e,events:o},{brought:s,paths:r}){const{inputs:i,startingPoint:a,run:c}=t
const u=(i.check!==void 0||i.critic!=="none")&&!(0,m.AD)(c)
if(!u||a.goal.kind==="review"||e.end.status==="waiting")return{}
const{checkOfWork:l,filesJudged:d,opinionOfWork:p,unlikeJudged:f}=await Promise.all([n.e(2328),n.e(7427)]).then(n.bind(n,57427))
const{filesAt:h}=await n.e(8039).then(n.bind(n,28039))
const w=d(o)
const v=f(w,await h(c.job.workspace,r,w))
const g=l(i,{events:o,isFinished:e.end.status==="finished",paths:r,unlike:v,isPartial:s.withheld.some(({code:t})=>!(0,Rt.h0)(t))&&s.kept.kind==="branch"})
const clear=t=>c.leaks.redact(c.exact(t)).text
const b=p(o,v.unseen)
return{check:g&&{...g,output:clear(g.output)},opinion:b&&{...b,message:clear(b.message)}}}async function commandsOf(t,e){const o=[...t.events,...t.prepared.subAgentEvents]
if(!o.some(t=>(0,Lt.EG)(t).length>0))return{tests:[],failedCommands:[]}
const{failedIn:s,seenTests:r}=await Promise.all([n.e(2328),n.e(6062)]).then(n.bind(n,56062))
const i=e.brought.change.files.length>0
return{tests:await r(t,e),failedCommands:i?s(t):[]}}const Yt={tree:"",files:[],leftOut:[]}
const zt={kept:{kind:"nothing"},change:Yt,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:t,startingPoint:e}},o){if((0,m.Bg)(t)!=="plan")return{waiting:[]}
const s=(0,h.i5)(t,e.goal)
return(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).askedPlan(o,{nobody:s,rules:(0,Ft.hP)(t,t.memory.id),clean:t.redact})}async function failedEditsOf({prepared:t,events:e}){const o=[...e,...t.subAgentEvents]
if(!o.some(t=>t.kind==="AgentErrorEvent"||isFailed(t)))return{}
const{failedEditsIn:s}=await n.e(5232).then(n.bind(n,85232))
const r=s(o,t.tools.workspace.workingDir)
return r?{failedEdits:r}:{}}function isFailed(t){return t.kind==="ObservationEvent"&&t.observation.is_error}function plannedEnd({prepared:t,agentEnd:e},{tests:n,...o}){const{run:s,inputs:r}=t
const i=t.tools.report()
return(0,qt.E)({...o,tests:(0,Nt.Vj)(n,o.check),end:e.end,change:o.saved.change,goal:s.mayWrite?t.startingPoint.goal.kind:(0,K.modeOf)(s.settings),lowered:(0,rt.xT)(t.startingPoint),isRequestCut:unfitIn(t).length>0,timeoutMinutes:r["timeout-minutes"],main:t.knowledge.main,silence:t.silences.toSorted((t,e)=>e.ms-t.ms)[0],reach:i&&{...i,isFork:(0,gt._K)(t.startingPoint)}})}async function missingHere({prepared:t,events:e}){const o=[...e,...t.subAgentEvents]
if(!o.flatMap(Lt.EG).some(({exitCode:t})=>t>0))return
return(await n.e(9148).then(n.bind(n,76767))).missingFacts(o,t)}function finish_run_editedIn(t){if(!(0,Lt.v1)(t))return[]
const{path:e}=t.observation
return typeof e==="string"?[e]:[]}async function work(t){const e=t.world.clock()
const durationMs=()=>t.world.clock()-e
let n
const o=new UntilLate(t.world.late)
try{const e=(0,c.readInputs)(t.settings)
const{prepared:s,report:r}=await o.race(async()=>{const s=await prepare(t,e)
const r=await closeToolsAfter(s,async()=>{if(await t.claimed==="lost")return"lost"
const e=await s.missing
if(e)throw e
t.memory.failure.throwLasting()
const{state:r}=s.conversation
const{stats:i}=r
n={prepared:s,costs:()=>costsOf(r,{stats:i})}
const a=await converse(s,g)
return await isReviewed(t)?"lost":finishRun(a,()=>o.end())})
return{prepared:s,report:r}})
if(r==="lost")return r
const{folder:i,publisher:a,conversation:u}=s
const l=await cleared((0,d.Nq)(i,t.memory.id),t.leaks)
return{report:{...r,durationMs:durationMs()},fault:r.fault,events:r.events??[],workingDir:s.tools.workspace.workingDir,conversationPath:l,startingPoint:s.startingPoint,tree:r.tree,proposals:r.proposals,...r.final&&{final:r.final},approvals:{proposal:r.proposal,used:r.used,results:r.results},baseSha:a.base,...r.repositories&&{repositories:r.repositories},structuredOutput:s.wantsData?(0,jt.hP)(u.log.branch()):void 0}}catch(e){if(o.isLate)return{...(0,rt.Gj)((0,a.ec)(e),durationMs()),isLeftToPost:!0}
if(await t.claimed==="lost")return"lost"
const s=n===void 0||await isNothingLeft(n.prepared)
const r=await cleared(t.memory.folder??"",t.leaks)
const i=await withdrawnInstead(t,e)
const{report:c,...u}=(0,rt.Gj)(i,durationMs())
return{...u,report:{...c,...n?.costs()},conversationPath:r,isWorkSaved:s}}}async function withdrawnInstead(t,e){if(!(0,r.ST)(e)||!await(0,l.QM)(t))return(0,a.ec)(e)
return new a.vC("withdrawn","The thread with the request was deleted, so I stopped.")}const Vt=new Set(["ActionEvent","ObservationEvent"])
async function isNothingLeft(t){const{run:e,folder:o,publisher:s,inputs:r,others:i,startingPoint:a,conversation:c,earlierEvents:l}=t
const d=c.log.slice(l).some(({kind:t})=>Vt.has(t))
if(!d||(0,m.AD)(e)||a.goal.kind==="review")return!0
const{leaveCopies:p}=await n.e(2344).then(n.bind(n,12344))
const f={folder:o,workspace:e.job.workspace,base:s.base,leaks:e.leaks}
const h=i?.here[0]?.path.split("/")[0]
const w=(0,u.xg)(r["timeout-minutes"]).copiesMs
const v={...f,apart:h,environment:(0,u._K)(e.world.env),limitMs:w}
return p(e.memory,v).then(({kept:t,lost:e})=>t.length+e.length===0,()=>!1)}async function cleared(t,e){try{if(t!=="")await clearLog(t,e)
return t}catch{return""}}async function isReviewed(t){if(!(0,i.zN)(t.trigger)||!t.mayWrite)return!1
const{findEarlierReview:e}=await n.e(4946).then(n.bind(n,84946))
return await e(t)!==void 0}async function closeToolsAfter(t,e){const{conversation:n,tools:o,others:s}=t
try{return await e()}finally{try{await n.close()}finally{await(s?s.removeAfter(()=>o.close()):o.close())}}}async function clearLog(t,e){for(const{path:n,read:o}of(0,st.bh)(t)){const{text:r,kinds:i}=await e.redactLong(o().toString())
if(i.length>0)overwrite((0,s.join)(t,n.slice(st.H3.length)),r)}}function overwrite(t,e){const n=(0,o.openSync)(t,o.constants.O_WRONLY|o.constants.O_TRUNC|o.constants.O_NOFOLLOW|o.constants.O_NONBLOCK)
try{(0,o.writeFileSync)(n,e)}finally{(0,o.closeSync)(n)}}class UntilLate{#n
#o=!1
#s=!1
constructor(t){this.#n=t}get isLate(){return this.#s}end(){this.#o=!0}async race(t){const{promise:e,reject:n}=Promise.withResolvers()
const giveUp=()=>{if(this.#o)return
this.#s=!0
n(this.#n.reason)}
this.#n.addEventListener("abort",giveUp,{once:!0})
try{return await Promise.race([t(),e])}finally{this.end()
this.#n.removeEventListener("abort",giveUp)}}}}),80311:((t,e,n)=>{n.d(e,{h:()=>markBegin,p:()=>beginMark})
var o=n(73024)
var s=n(76760)
function markBegin(t){(0,o.writeFileSync)(beginMark(t),"")}function beginMark(t){return(0,s.join)(t,"begun")}}),5479:((t,e,n)=>{n.d(e,{U:()=>isPublic,x:()=>reachOf})
var o=n(77030)
const s=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const r=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const i=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
function reachOf(t){if((0,o.isIPv4)(t)){if(isIn(t,"ipv4",r))return"never"
return isIn(t,"ipv4",s)?"private":"public"}if(!(0,o.isIPv6)(t)||isIn(t,"ipv6",i))return"never"
if(isIn(t,"ipv6",[["2000::",3]]))return"public"
return isIn(t,"ipv6",[["fc00::",7]])?"private":"never"}function isPublic(t){return reachOf(t)==="public"}function isIn(t,e,n){const s=new o.BlockList
for(const[t,o]of n)s.addSubnet(t,o,e)
return s.check(t,e)}})}

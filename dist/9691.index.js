export const id=9691
export const ids=[9691]
export const modules={30289:((t,e,n)=>{n.d(e,{Q$:()=>o,xu:()=>r,yk:()=>readOnlyWorkspace})
var s=n(98664)
const o="node of the workspace"
const r=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new s.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),32903:((t,e,n)=>{n.d(e,{L:()=>beginSandbox,a:()=>openTools})
var s=n(73024)
var o=n(76760)
var r=n(11627)
var i=n(62461)
var a=n(98664)
var c=n(22499)
var l=n(88135)
var u=n(15320)
var d=n(26117)
var f=n(2914)
async function openTools(t){const{inputs:e,hiddenValues:o,world:r,workingDir:a,outputDir:l,undoDir:u}=t
const d=e["tool-env"]??[]
refuseSecrets(r.env,o,d);(0,s.mkdirSync)(l,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017),n.e(6767)]).then(n.bind(n,71017))
const{workspace:s,over:o,close:r}=await e(t,t.moving)
return withoutSandbox(s,o,r)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,d)
const f=(0,i.u)(r.env,d)
const{localWorkspace:p}=await n.e(7836).then(n.bind(n,87836))
const h=p({workingDir:a,outputDir:l,undoDir:u,environment:f,git:(0,c.CA)("git"),node:r.node})
return withoutSandbox(h,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:s}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:s,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:s}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:e,way:await s(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,otherActions:a=d.IH,...c},p,h){const{env:v,started:m,scripts:w,node:g,random:k}=e
const b=(0,o.join)(w,"tool-host","index.js")
if(!(0,s.existsSync)(b))throw(0,l.Yp)(b)
const y={started:m,scripts:w,others:a,workingDir:c.workingDir}
const _=await reserved(a)
try{(0,f.hm)(y)
const{open:s,way:o}=await(n??beginSandbox(p))
if(o==="bwrap")(0,f.zK)(y)
const l=await s({...c,way:o,env:v,scripts:w,tracked:await trackedIn(e,c.workingDir),others:a,node:g,random:k,added:h,isolation:p,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:b,brokerVariables:Object.keys(v).filter(t=>i.c.test(t)&&v[t]!==""),onHandOver:t=>(0,u.k8)(v,t),onBuilding:()=>void(0,r.c_)().catch(()=>{})})
const close=async()=>{await l.close()
_()
if(!l.report().kept)(0,u.k8)(v,void 0)
return}
return{...l,close:close}}catch(t){_()
throw t}}async function reserved(t){if(t.loaded.length===0)return()=>{}
return(await n.e(8538).then(n.bind(n,88538))).reserveFolders(t)}async function trackedIn(t,e){if(!(0,d.ep)(t.scripts,e))return[]
return(await n.e(1045).then(n.bind(n,91045))).trackedInAction(t,e)}function refuseSecrets(t,e,n){const s=e.filter(t=>t.length>=6)
const o=n.filter(e=>s.some(n=>t[e]?.includes(n)))
if(o.length===0)return
throw new a.vC("config",`The input \`tool-env\` names ${o.join(", ")}, which contains a secret of this step.`,{hint:"Pass secrets for commands in the input `secrets`, so that they are hidden in all text."})}}),69789:((t,e,n)=>{n.d(e,{G:()=>keepReserve,g:()=>releaseReserve})
var s=n(77598)
var o=n(73024)
var r=n(51455)
var i=n(76760)
var a=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var s,o
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
s=e[Symbol.dispose]
if(n)o=s}if(typeof s!=="function")throw new TypeError("Object not disposable.")
if(o)s=function(){try{o.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:s,async:n})}else if(n)t.stack.push({async:!0})
return e}
var c=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,s=0
function next(){while(n=e.stack.pop())try{if(!n.async&&s===1)return s=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return s|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else s|=1}catch(t){fail(t)}if(s===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var s=new Error(n)
return s.name="SuppressedError",s.error=t,s.suppressed=e,s})
const l=16
const u="reserve"
function keepReserve(t){const e=(0,i.join)(t,u)
let n=!1
const take=async()=>{const t={stack:[],error:void 0,hasError:!1}
try{const o=a(t,await(0,r.open)(e,"w",384),!0)
const i=(0,s.randomBytes)(1024*1024)
for(let t=0;t<l&&!n;t+=1)await o.write(i)}catch(e){t.error=e
t.hasError=!0}finally{const e=c(t)
if(e)await e}}
take().catch(()=>{})
return()=>{n=!0;(0,o.rmSync)(e,{force:!0})}}function releaseReserve(t){(0,o.rmSync)((0,i.join)(t,u),{force:!0})}}),98470:((t,e,n)=>{n.d(e,{Q7:()=>isUsefulWithoutFiles,Qe:()=>openFeatures,Y5:()=>checkFeatures,_o:()=>withheldParts,al:()=>inOrder,gK:()=>closeTools,oR:()=>joined,tg:()=>localInputs,xS:()=>factsOf})
var s=n(98664)
async function openFeatures(t,{settings:e},{start:n,...s}){const r=t.filter(t=>t.isWanted(e,s))
if(r.length===0)return o
const i=await n()
const a=await Promise.allSettled(r.map(async t=>bind(t.name,await t.load(),i)))
const c=a.flatMap(t=>t.status==="fulfilled"?[t.value]:[])
const l=a.find(t=>t.status==="rejected")
if(l){await closeAll(c,{isOver:!0})
throw l.reason}return{checkouts:c.flatMap(({checkouts:t})=>t),task:c.flatMap(({task:t})=>t),tools:c.flatMap(({tools:t})=>t),toolSettings:merged(c.map(({toolSettings:t})=>t)),finishSchema:c.map(({finishSchema:t})=>t).find(t=>t!==void 0),finish:t=>c.map(({finish:e})=>e(t)).find(t=>t!==void 0),judge:async t=>together(await inOrder(c,({judge:e})=>e(t))),requirePush:async t=>void await inOrder(c,({requirePush:e})=>e(t)),close:t=>closeAll(c,t)}}async function checkFeatures(t,{settings:e},n){const s=t.filter(t=>t.isWanted(e,{had:[],work:n}))
for(const t of s)(await t.load()).check?.(e)}function isUsefulWithoutFiles(t,{settings:e}){return t.some(t=>t.isUsefulWithoutFiles&&t.isWanted(e,{had:[],work:"change"}))}function withheldParts(t,{settings:e}){return t.flatMap(t=>t.withheld?.(e)??[])}async function closeTools({tools:t,features:e}){let n=!1
try{n=await t.close()===void 0}finally{await e.close({isOver:n})}}function localInputs(t,{settings:e}){const n=t.filter(({isForServer:t})=>!t)
return merged(n.map(({inputs:t})=>e.changedIn(t)))}const o={checkouts:[],task:[],tools:[],toolSettings:{},finishSchema:void 0,finish:()=>{},judge:async()=>together([]),requirePush:async()=>{},close:async()=>{}}
async function bind(t,e,n){const s=await(e.open?.(n))
return{checkouts:e.checkouts?.(s)??[],task:e.words?.(s).task??[],tools:e.tools?.(s)??[],toolSettings:e.toolSettings?.(s)??{},finishSchema:e.finishSchema?.(s),finish:t=>e.finish?.(s,t),judge:n=>orBroken(async()=>judged(t,e,await(e.judge?.(s,n)))),requirePush:async t=>e.requirePush?.(s,t),close:async t=>e.close?.(s,t)}}function judged(t,e,n){return{facts:()=>factsOf(t,e,n),settle:s=>orBroken(async()=>judged(t,e,e.settle?await e.settle(n,s):n))}}function factsOf(t,{facts:e},n){const{kept:s,...o}=e?.(n)??{}
return{...o,...s!==void 0&&{kept:{[t]:s}}}}async function orBroken(t){return t().catch(t=>{const e={facts:()=>({evidence:[{kind:"failed",fault:(0,s.ec)(t)}]}),settle:async()=>e}
return e})}function together(t){return{facts:()=>joined(t.map(({facts:t})=>t())),settle:async e=>together(await inOrder(t,({settle:t})=>t(e)))}}function joined(t){const e=t.flatMap(t=>t.kept?[t.kept]:[])
return{...e.length>0&&{kept:merged(e)},evidence:t.flatMap(({evidence:t=[]})=>t),sections:t.flatMap(({sections:t=[]})=>t),outputs:merged(t.map(({outputs:t={}})=>t)),page:merged(t.map(({page:t={}})=>t)),references:t.flatMap(({references:t=[]})=>t),steps:t.flatMap(({steps:t=[]})=>t),deferred:t.flatMap(({deferred:t=[]})=>t)}}async function closeAll(t,e){const n=await Promise.allSettled(t.map(({close:t})=>t(e)))
const s=n.find(t=>t.status==="rejected")
if(s)throw s.reason}function merged(t){return Object.assign({},...t)}async function inOrder(t,e){const n=[]
for(const s of t)n.push(await e(s))
return n}}),83094:((t,e,n)=>{n.d(e,{EG:()=>checkOf,Om:()=>foundNothing,v1:()=>isEdit,cD:()=>isWork,l9:()=>toolCallsIn})
var s=n(46032)
var o=n(8081)
const r=/'[^']*'|"(?:[^"\\$`]|\\.)*"/g
const i=""
const a=/\uE000(\d+)\uE000/g
const c=new Set(`: alias arch basename bc bg break cd clear continue date declare dirname disown dmesg echo env exit expr export fg false free\n  hash history hostname id jobs local locale logname lscpu lsb_release nproc ps printenv printf pwd read return seq set\n  shopt sleep stty times tput trap true tty type ulimit umask unalias uname unset uptime wait w which who whoami yes`.split(/\s+/))
const l=new Set("chmod chown cp kill ln mkdir mktemp mv pkill rm rmdir tee touch truncate".split(" "))
const u=new Set("du file find ls stat tree".split(" "))
const d=new Set("base64 cat cut head less md5sum more nl rev sha1sum sha256sum sort tac tail tr uniq wc xxd".split(" "))
const f=/^(?:python[\d.]*|node|nodejs|deno|bun|ruby|perl|php|lua|bash|sh|zsh|dash)$/
const p=/^(?:-\w*[cepr]|--eval|--print|eval)$/
const h=/\b(?:open|\w*[Rr]ead\w*|listdir|scandir|walk|glob|Path|File|Dir|IO|exec\w*|spawn\w*|system|popen|subprocess|fs|shutil|slurp|cat|ls|git|grep|find)\b|\b(?:require|import|from)\b\s*\(?\s*['"]?\./
const v=/^(?:-{1,2}(?:v|V|h|version|help)|version|help)$/
const m=/^\/(?:bin|boot|dev|etc|lib|opt|proc|run|sbin|sys|usr)(?:\/|$)/
const w=/^(?:command|builtin|time|nice|nohup|exec|sudo|then|do|else|if|while|until|!|\{|\()$/
function doingOfCommand(t){const e=[]
const n=t.replaceAll(r,t=>`${i}${e.push(t.slice(1,-1))-1}${i}`)
const s=n.replaceAll(/["']/g,"").replaceAll(/(?:^|(?<=\s))#[^\n]*/g,"").replaceAll(/\d?>&[\d-]/g," ").replaceAll(/&>>?|\d?>>?\|?/g," > ").split(/[;&|\n`]+|\$\(|<\(|\)/).map(t=>doingOfPart(t.trim().split(/\s+/),e))
if(s.includes("looks"))return"looks"
return s.includes("writes")?"writes":"prints"}function doingOfPart(t,e){const n=t.findIndex(t=>!/^\w+=/.test(t)&&!w.test(t))
const s=n<0?[]:t.slice(n)
const o=s.indexOf(">")
const[r="",...i]=o<0?s:s.filter((t,e)=>e!==o&&e!==o+1)
const a=o>=0&&!/^\/dev\//.test(s[o+1]??"")?"writes":"prints"
if(r===""||/^[{}()]+$/.test(r)||g.test(r))return a
if(i.some(t=>/[<*?[]/.test(t)))return"looks"
const p=r.slice(r.lastIndexOf("/")+1)
if(i.length>0&&i.every(t=>v.test(t)))return a
if(c.has(p))return a
if(l.has(p))return"writes"
if(d.has(p)&&!i.some(t=>!/^-|^\d+$/.test(t)))return a
if(u.has(p)||d.has(p))return onlyOutside(i)?a:"looks"
if(f.test(p))return runsCode(i,e)?a:"looks"
return"looks"}const g=/^(?:fi|done|esac|for|in|case)$/
function onlyOutside(t){const e=t.filter(t=>!t.startsWith("-"))
return e.length>0&&e.every(t=>m.test(t))}function runsCode(t,e){const n=t.findIndex(t=>p.test(t))
if(n<0)return!1
const s=t.slice(n+1).map(t=>t.replaceAll(a,(t,n)=>e[Number(n)]??""))
return s.length>0&&!h.test(s.join(" "))}const k=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|ag|(?:git\s+(?:--no-pager\s+)?)?diff|cmp|test|\[\[?)\s[^;&|]*$/
const b=/(?:^|\n)(?:[\w./-]+: )?(?:(?:e|f|z)?grep|rg|ag|diff|cmp|test|\[|bash|sh|error|fatal): /
function foundNothing({command:t,exitCode:e},n){return e===1&&k.test(t)&&!b.test(n)}function isIdle({command:t}){return t.trim()!==""&&doingOfCommand(t)==="prints"}function checkOf(t){if(t.kind!=="ObservationEvent")return[]
const{kind:e,command:n,exit_code:s}=t.observation
if(e!=="TerminalObservation"||typeof n!=="string"||typeof s!=="number")return[]
return[{command:n,exitCode:s}]}function toolCallsIn(t){const e=t.filter(({kind:t})=>t==="ObservationEvent"||t==="AgentErrorEvent")
const n=e.filter(t=>isWork(t)&&(0,o.DJ)(t.tool_name)!=="calls sub-agents")
return{toolCalls:n.length,looks:n.filter(isLook).length,failedCalls:e.filter(hasFailed).length}}function hasFailed(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!0
const e=(0,s.wh)(t.observation.content)
return checkOf(t).some(t=>t.exitCode>0&&!foundNothing(t,e))}function isWork(t){return t.kind==="ObservationEvent"&&!hasFailed(t)&&(0,o.DJ)(t.tool_name)!=="speaks"&&!checkOf(t).some(isIdle)}function isLook(t){if(isEdit(t)&&t.observation.command==="create")return!1
return checkOf(t).every(({command:t})=>t.trim()===""||doingOfCommand(t)==="looks")}function isEdit(t){if(t.kind!=="ObservationEvent"||t.observation.is_error)return!1
return(0,o.DJ)(t.tool_name)==="edits"&&t.observation.command!=="view"}}),99684:((t,e,n)=>{n.d(e,{O:()=>ours,p:()=>withinJob})
var s=n(73024)
var o=n(88135)
var r=n(57974)
const i=2
const a=360
function withinJob({world:t},e,n){if(!t.env.GITHUB_WORKFLOW_REF){(0,r.printNotice)((0,o.J1)("job-limit-unknown",{minutes:String(e["timeout-minutes"])}))
return e}const[s]=n?limitsIn(n,t).sort((t,e)=>t.left-e.left):[]
if(s===void 0)return e
const a=Math.max(1,Math.floor(s.left-i))
if(a>=e["timeout-minutes"])return e
const{what:c,minutes:l}=s;(0,r.printNotice)((0,o.J1)("job-limit",{what:c,limit:String(l),minutes:String(a)}))
return{...e,"timeout-minutes":a}}function limitsIn({"timeout-minutes":t=a,steps:e},{env:n,now:s}){const o=beginOfJob(n)
const r=o===void 0?void 0:(s().getTime()-o)/6e4
const i=ours(e,n).map(t=>t["timeout-minutes"])
return[...r===void 0?[]:limitOf("job",t,r),...i.flatMap(t=>limitOf("step",t,0))]}function limitOf(t,e,n){return typeof e==="number"?[{what:t,minutes:e,left:e-n}]:[]}function ours(t,{GITHUB_ACTION:e="",GITHUB_ACTION_REPOSITORY:n}){const s=t.filter(({id:t})=>t===e)
if(s.length>0)return s
const o=e.startsWith("__self")?"./":`${n}@`
return t.filter(({id:t,uses:e})=>t===void 0&&typeof e==="string"&&e.startsWith(o))}function beginOfJob({GITHUB_EVENT_PATH:t=""}){return(0,s.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs}}),85328:((t,e,n)=>{n.d(e,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var s=n(73024)
var o=n(76760)
var r=n(28942)
var i=n(63846)
var a=n(3024)
var c=n(88135)
var l=n(57974)
var u=n(26117)
var d=n(73829)
const f=r.unknown().optional()
const p=r.object({id:f,uses:f,with:f,"timeout-minutes":f})
const h=r.object({"timeout-minutes":f,permissions:f,steps:r.array(p)})
const v=r.object({permissions:f,jobs:r.record(r.string(),r.unknown())})
const m=1024*1024
async function readJob({world:t,job:e},n){const{env:s}=t
const[,o]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(s.GITHUB_WORKFLOW_REF??"")??[]
if(o===void 0||!s.GITHUB_WORKFLOW_SHA)return
try{const r=s.GITHUB_WORKFLOW_SHA===n?(0,a.Ui)(e.workspace,o,m):await blobAt((0,d.b)({world:t,job:e})(),`${s.GITHUB_WORKFLOW_SHA}:${o}`)
const{jobs:c,permissions:l}=v.parse((0,i.hN)(r??""))
const u=h.parse(c[s.GITHUB_JOB??""])
return{...u,permissions:u.permissions??l}}catch{return}}async function blobAt(t,e){return(await t.bytes(["cat-file","blob",e],"",m)).toString("utf8")}async function actionsOfJob({world:t,job:e,other:s},o){const r=t.env.GITHUB_ACTION_PATH
const i=[...r?[r]:[],...(0,u.BE)(o?.steps??[])]
if(i.length===0||s)return u.IH
const{localActions:a}=await n.e(6312).then(n.bind(n,56312))
return a(i,{workspace:e.workspace,scripts:t.scripts})}async function readJobWithActions(t,e){const n=await readJob(t,e)
if(!n)printUnknownActions(t)
return{written:n,otherActions:await actionsOfJob(t,n)}}function printUnknownActions({job:t}){const e=[".github/actions",...u.V4].map(e=>(0,o.join)(t.workspace,e))
if(e.some(t=>(0,s.existsSync)(t)))(0,l.printNotice)((0,c.J1)("job-actions-unknown"))}}),69691:((t,e,n)=>{n.r(e)
n.d(e,{clearLog:()=>clearLog,work:()=>work})
var s=n(73024)
var o=n(76760)
var r=n(58908)
var i=n(64294)
var a=n(98664)
var c=n(81031)
var l=n(97167)
var u=n(99152)
var d=n(49588)
var f=n(30350)
var p=n(45867)
var h=n(72167)
var v=n(20185)
var m=n(1176)
var w=n(21271)
const g={setConfirmation:async({conversation:t,inputs:e,knowledge:n})=>e["agent-server-conversation"]?void 0:setConfirmation(t,e,n.rules),decide:decide,drop:drop,async continueUntilAskable(t,e){if(e.status==="waiting"&&t.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const s=await untilAskable(t,e)
if(s.status!=="finished"||(0,v.Bg)(t.run)!=="plan")return s
return untilAskable(t,await(await Promise.all([n.e(8252),n.e(7026)]).then(n.bind(n,37026))).requirePlan(t,s))}}
function waitsThere(){return new a.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(t,e){if(e.status!=="waiting")return e
const[{rejectUnaskable:s},{whyUnseen:o}]=await Promise.all([Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153)),Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153))])
const{run:r,conversation:i,startingPoint:a,runAgent:c,earlierEvents:l,tools:u}=t
return s(i,e,{nobody:(0,h.i5)(r,a.goal),clean:r.redact,goOn:c,root:u.workspace.workingDir,earlierEvents:l,whyUnseen:e=>o(t,e)})}const loadRefusal=()=>n.e(7837).then(n.bind(n,30218))
async function decide(t){const{trigger:e,memory:s}=t.run
if((0,v.ne)(s))return(await Promise.all([n.e(8252),n.e(7026)]).then(n.bind(n,37026))).carryOutPlan(t)
const[{continueUsedDecision:o,isUsedBefore:r},{carryOut:i}]=await Promise.all([loadRefusal(),Promise.all([n.e(8252),n.e(20),n.e(1173)]).then(n.bind(n,81173))])
return r(s,e.key)?o(t):i(t)}async function drop({run:t,conversation:e}){const{memory:n,trigger:s,world:o}=t
const r=(0,m.sp)(n)
const i=e.state.status==="waiting_for_confirmation"
const a=r!==void 0&&(0,p.dz)(r).length>0
if(!i&&!a&&!n.wasCutOff)return
await(await loadRefusal()).rejectAllPending(e,r)
if(!r)return
const c={verdict:"dropped",by:(0,w.iq)(s),at:o.now().toISOString()}
const l=(0,p.Q6)(r,(0,p.dz)(r),{...c,reason:"something else was asked"})
n.update((0,m.LY)(l))
return l}async function setConfirmation(t,e,n){await t.setSecurityAnalyzer((0,f.Ys)({rules:n}))
await t.setConfirmationPolicy(policyOf(e))}function policyOf(t){switch(t.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const e=k[t["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:e,confirm_unknown:!0}}}}const k={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var b=n(65639)
var y=n(67e3)
var _=n(57974)
var O=n(28942)
var S=n(47776)
var P=n(46032)
var A=n(16767)
var I=n(96717)
function stepLog(t){let e=0
let n
const print=e=>(0,I.pq)(printable(e,t.redact))
const close=()=>{if(!n)return;(0,I.N4)()
for(const t of n.results)print(t)
n=void 0}
const begin=(s,o)=>{if(n?.reply===s.llm_response_id)return print(o)
close()
const r=(0,P.wh)(s.thought).trim()
if(r!=="")print(`agent says: ${r}`)
e+=1;(0,I.Oh)(printable(`Step ${e}: ${o.slice("-> ".length)}`,t.redact))
n={reply:s.llm_response_id,waiting:new Set,results:[]}}
const onEvent=e=>{const s=(0,S.c)(e)
if(e.kind==="ActionEvent"&&s!==void 0){begin(e,s)
n?.waiting.add(e.tool_call_id)
n?.results.push(...verdictsIn(e))
return}for(const t of verdictsIn(e))print(t)
const o="tool_call_id"in e?e.tool_call_id:""
if(!n?.waiting.delete(o)){if(e.kind==="MessageEvent"||e.kind==="ConversationErrorEvent")close()
return s===void 0?void 0:print(s)}if(e.kind==="ObservationEvent")printResult(e.observation,t)
if(s!==void 0)n.results.push(s)
if(n.waiting.size===0)close()}
return{onEvent:onEvent,close:close}}function printable(t,e){const n=e(t)
const s=(0,_.breakRunnerCommands)(n)
return s===n?s:e(s)}const E=O.object({check:O.object({command:O.string(),exit_code:O.int(),timed_out:O.boolean()}).optional(),opinion:O.object({score:O.number().optional(),message:O.string()}).optional()})
const j=O.object({critic_result:O.object({metadata:E})})
function verdictsIn(t){if("source"in t&&t.source==="user")return[]
const e=j.safeParse(t.kind==="ConversationStateUpdateEvent"?t.value:t).data
const{check:n,opinion:s}=e?.critic_result.metadata??{}
const o=n?.exit_code===0?"passed":`failed with exit code ${n?.exit_code}`
const r=s?.score===void 0?"it could not be had":`${s.score} of 1`
return[...n?[`check ${n.command}: ${n.timed_out?"did not end in time":o}`]:[],...s?[`second opinion of the model: ${r}: ${s.message}`]:[]]}function printResult(t,e){const n=t.kind==="TerminalObservation"||t.is_error
if(e.showsOutput&&n)(0,I.OG)((0,P.wh)((0,A.jH)(t)),{...e,most:M})
for(const n of editedIn(t))(0,I.pq)(e.redact((0,_.breakRunnerCommands)(e.redact(n))))}const M=40
const x=O.object({old_content:O.string().optional(),new_content:O.string().optional()})
const T=x.extend({path:O.string(),prev_exist:O.boolean()})
const C=O.object({commit:O.object({changes:O.record(O.string(),x.extend({type:O["enum"](["add","update","delete"])}))})})
function editedIn(t){const e=T.safeParse(t).data
if(e)return editLine(e.path,{...e,type:e.prev_exist?"update":"add"})
const{changes:n={}}=C.safeParse(t).data?.commit??{}
return Object.entries(n).flatMap(([t,e])=>editLine(t,e))}function editLine(t,{type:e,old_content:n,new_content:s}){const o=e==="add"?"":n
const r=e==="delete"?"":s
if(o===void 0||r===void 0||o===r)return[]
return[`edited ${t} +${linesBeyond(r,o)} −${linesBeyond(o,r)}`]}function linesBeyond(t,e){const n=new Map
for(const t of linesOf(e))n.set(t,(n.get(t)??0)+1)
let s=0
for(const e of linesOf(t)){const t=n.get(e)??0
if(t===0)s+=1
else n.set(e,t-1)}return s}function linesOf(t){return t===""?[]:t.replace(/\n$/,"").split("\n")}const $=O.object({repository:O.object({private:O.boolean()})})
function showsOutput(t,e){if(t!=="auto")return t==="full"
try{const t=$.safeParse(JSON.parse((0,s.readFileSync)(e.GITHUB_EVENT_PATH??"","utf8")))
return t.data?.repository.private===!0}catch{return!1}}var U=n(47509)
var W=n(71403)
var R=n(69789)
var F=n(11602)
var L=n(89812)
var D=n(583)
var B=n(71760)
var N=n(38789)
var q=n(76409)
var H=n(71762)
var J=n(63768)
var K=n(60674)
var G=n(88135)
var V=n(75444)
var Y=n(12384)
const z=15e3
function watchComments(t,e){const{world:n,memory:s}=t
const o=new AbortController
const r=new AbortController
const i=new Set
const a=[]
let c=n.clock()
const l=e.log.subscribe(({kind:l})=>{if(l!=="ObservationEvent"||n.clock()-c<z)return
c=n.clock()
stopIfWithdrawn(t,o)
if(s.isKept)readComments(t,i,{conversation:e,received:a,stop:o,end:r.signal})})
return{stopped:o.signal,close(){l()
r.abort()
for(const t of readKeys(a,[...e.log]))s.join(t)}}}function readKeys(t,e){const n=e.findLastIndex(({kind:t,source:e})=>e==="agent"&&Q.includes(t))
return t.filter(({at:t})=>t<=n).map(({key:t})=>t)}const Q=["ActionEvent","MessageEvent"]
async function stopIfWithdrawn(t,e){const n=await(0,u.q8)(t,t.world.env,t.trigger);(0,u.YY)(t,n)
const s=await(0,u.z1)(t,n)
if(s)e.abort(s)}async function readComments(t,e,n){const{world:s,settings:o,github:r,job:i,trigger:c}=t
try{const a=c.createdAt
if(a===void 0)return
const l=(0,L.n)(r,i.repository)
const u=await(0,H.jU)(l)
const d={...(0,V.triggerSettings)(o,s.env),own:u}
for(const s of await readNewCalls(l,c,{settings:d,since:a})){if(e.has(s.key)||s.kind==="decision")continue
e.add(s.key)
await joinOrStop(t,s,n)}}catch(t){(0,_.printNotice)(`New comments on the thread could not be read. ${(0,a.ec)(t).message}`)}}async function joinOrStop(t,e,{conversation:n,received:s,stop:o,end:r}){const{github:i,job:c,memory:l,world:u,settings:d}=t
const f={...(0,V.gateSettings)(d,u.env,void 0),triggeringActor:void 0}
const sleep=t=>u.sleep(t,u.signal)
const p=await(0,B.Gj)({client:(0,L.n)(i,c.repository),settings:f,sleep:sleep},e)
const h=d.slice(V.TRIGGER).prompt
if((0,K.aG)(e,h)!==void 0)return
const v=(0,K.Nl)(e,h)
if(p.status==="denied"||r.aborted||v!==void 0&&v!=="stop")return
const m=(0,w.iq)(e)
if(v==="stop"){l.join(e.key)
o.abort(new a.vC("cancelled",`${m} asked me to stop.`))}else{await n.send((0,G.J1)("task-joined",{requester:m,request:(0,N.pj)(e.request)}),m)
if(r.aborted)return
s.push({key:e.key,at:[...n.log].length})}await(0,Y.acknowledge)({github:i,job:c,mayWrite:!0},e,"eyes")}const Z=O.object({id:O.number().int(),node_id:O.string(),body:O.string().nullish(),user:D.Account.nullable(),created_at:O.string(),updated_at:O.string()})
async function readNewCalls(t,e,{settings:n,since:s}){const{thread:o}=e
if(o.type!=="issue"&&o.type!=="pull_request")return[]
const r="/issues/{issue_number}/comments"
const i=await t.get(r,{issue_number:o.number,since:s,per_page:100})
return O.array(Z).parse(i).flatMap(t=>callOf(t,e,n))}function callOf(t,e,n){const{id:s,node_id:o,user:r,created_at:i,updated_at:a}=t
if(r===null||a!==i)return[]
if(e.createdAt!==void 0&&Date.parse(i)<Date.parse(e.createdAt))return[]
if(e.item.kind==="issue-comment"&&e.item.id===s)return[]
const c=(0,q.Ao)({what:"comment",text:t.body??"",author:r,sender:r},n)
if(c.status==="ignored")return[]
const{repositoryId:l,thread:u}=e
const{decision:d}=c
const f=d?{kind:"decision",decision:d}:{kind:"mention"}
return[{status:"matched",...f,event:"issue_comment",answer:{kind:"comment"},repositoryId:l,thread:u,actors:c.actors,request:c.request,hidden:c.hidden,createdAt:i,item:{kind:"issue-comment",id:s,nodeId:o},key:(0,J.TN)(l,"issue_comment",s,a)}]}var X=n(1004)
var tt=n(19868)
var et=n(67782)
var nt=n(94869)
var st=n(33737)
function unfitIn({reading:{pull:t}}){return t?(0,et.ry)(t.reviews).unfit:[]}function noteUnfit(t){const{memory:e,job:n,trigger:s}=t.run
const o=unfitIn(t)
const[r]=o
if(!r||s.thread.type!=="pull_request")return
const i=`${n.repositoryUrl}/pull/${s.thread.number}#discussion_r${r.id}`
const a=(0,st.aY)(`${r.path}${r.line===null?"":`:${r.line}`}`)
e.notes.add((0,G.J1)("comments-unfit",{comments:(0,nt.U9)(o.length,"line comment"),place:a,url:i}))}async function converse(t,e){const{run:n,conversation:s,tools:o,folder:r,startingPoint:i,checkouts:a}=t
const{standing:c}=t.reading
const l=await(0,u.z1)(n,c)
if(l)throw l;(0,u.YY)(n,c)
if(!(0,v.AD)(n)){await(0,X.w)(t,o.inSetUp);(0,F.Vs)(n,n.memory.folder,{folder:r,base:i.head,others:tracesOf(a)})}if(t.restriction.restrictions)o.shut()
const{log:d,state:f}=s
const p={length:eventsReported(d,n),stats:f.stats,refusals:(0,y.z0)(f.fields.agent_state)}
const h=await talk(t,e)
if(n.world.signal.aborted)n.memory.checkpoint()
const m=await o.close()
const w=o.report()?.kept
if(w)await noteKept(n,w)
const g=m?{...h.agentEnd,end:{status:"failed",fault:m}}:h.agentEnd
return{...h,agentEnd:g,since:p,events:d.slice(p.length)}}function tracesOf([,...t]){const e=t.flatMap(({run:{other:t},path:e,folder:n,startingPoint:s})=>t?[{id:t.id,path:e,folder:n,base:s.head}]:[])
return e.length>0?e:void 0}async function noteKept({job:t,memory:e},s){const o=(await n.e(9186).then(n.bind(n,89186))).keptWords(t.workspace,s);(0,_.printWarning)(o)
e.notes.add(o)}function eventsReported(t,{memory:{cutOff:e},trigger:n}){if(e?.key!==n.key)return t.length
return[...t].filter(({timestamp:t})=>t<e.taken).length}async function talk(t,e){const{run:n,inputs:s,conversation:o,tools:r,deadline:i}=t
const c=(0,R.G)(t.folder)
const l=stepLogFor(n,s)
o.log.subscribe(l.onEvent)
const{maxIterations:u,maxBudget:f,maxTokens:p}=(0,d.d5)((0,d.jE)(s),t.knowledge.main)
const h={maxMinutes:s["timeout-minutes"],maxSteps:u,maxUsd:f,maxTokens:p}
n.progress?.follow(o,h)
const v=saveCheckpoints(n,o.log)
const m=saveMemoryMeanwhile(n,o.log)
const w=watchComments(n,o)
const g=AbortSignal.any([t.signal,w.stopped])
const breakOff=t=>endOn(t,r,c)
const runAgent=()=>o.run(g,i).catch(breakOff)
const k={...t,signal:g,runAgent:runAgent}
const b=o.log.length
const{hidden:y,..._}=await agentEndOf(k,e).catch(async t=>{if(t instanceof a.vC&&!o.log.slice(b).some(isAction))throw t
return{end:await breakOff(t),hidden:[]}})
l.close()
v()
m()
w.close()
c()
await o.close()
return{prepared:k,agentEnd:_,hidden:y}}function isAction({kind:t}){return t==="ActionEvent"}async function agentEndOf(t,e){await e.setConfirmation(t)
const n=await endOf(t,e)
if(n.refused!==void 0||n.again!==void 0)return n
return{...n,end:await e.continueUntilAskable(t,n.end)}}function stepLogFor({redact:t,world:e},n){return stepLog({redact:t,newToken:e.newId,showsOutput:showsOutput(n["show-output"],e.env)})}async function endOf(t,e){const{run:s}=t
if(s.trigger.kind==="decision")return{...await e.decide(t),hidden:[]}
if((0,v.Bg)(s)!=="condense")return sendTask(t,e)
return{...await(await n.e(2290).then(n.bind(n,42290))).condenseOnRequest(t),hidden:[]}}async function sendTask(t,e){const{run:n,conversation:s,inputs:o,reading:r}=t
const{words:i,hidden:a}=await(0,tt.fM)(n,t)
noteUnfit(t)
const c=await(0,tt.Is)(n,r,{words:i,sees:(0,U.qd)(o)})
const l=await e.drop(t)
await s.send(c,(0,w.iq)(n.trigger));(0,W.j)(s)
return{end:await t.runAgent(),hidden:a,...l&&{used:l}}}const ot=15e3
function saveCheckpoints({memory:t,world:e},n){let s=e.clock()
return n.subscribe(({kind:n})=>{if(n!=="ObservationEvent"||e.clock()-s<ot)return
s=e.clock()
t.checkpoint()})}function saveMemoryMeanwhile({world:t},e){return e.subscribe(({kind:e})=>{if(e==="ActionEvent")t.saveMemory()})}async function endOn(t,e,n){await e.close()
n()
return{status:"failed",fault:(0,a.ec)(t)}}var rt=n(58175)
var it=n(1539)
var at=n(98470)
var ct=n(56172)
var lt=n(27636)
var ut=n(2507)
var dt=n(30289)
var ft=n(23735)
var pt=n(78894)
var ht=n(7052)
var vt=n(80311)
var mt=n(96600)
var wt=n(31827)
var gt=n(92590)
var kt=n(8081)
var bt=n(3620)
var yt=n(22296)
var _t=n(45498)
async function serverSpecs(t,e,n){if((0,yt._K)(n))return[]
const s={...t.secrets,...t["mcp-secrets"]}
const o=await givenIn(t["mcp-config"],e)
if(e.plugins.every(({servers:t})=>t===void 0)&&o.length===0)return[]
const{parseMcpConfig:r,pluginServers:i}=await loadConfig()
const a=e.plugins.flatMap(t=>i(t,s))
const c=o.flatMap(t=>r(t,s))
const l=[...a,...c]
return[...new Map(l.map(t=>[t.name,t])).values()]}const loadConfig=()=>n.e(6814).then(n.bind(n,46814))
async function serversOfSkills({skills:t,brought:e,plugins:n},s){const o=t.filter(t=>t.mcp_tools!==void 0&&(0,wt.Pj)(t))
if(o.length===0)return{specs:[],problems:[]}
const{readServers:r,untrusted:i}=await loadConfig()
const a=new Set([...e,...n].flatMap(t=>t.skills))
const c=[]
const l=o.flatMap(t=>{try{const e=a.has(t)
const n={...s.secrets,...e&&s["mcp-secrets"]}
const o=r(serverConfig(t.mcp_tools),n).map(i)
return e?o:withoutRemote(o)}catch(e){const n=e instanceof Error?e.message:String(e)
c.push({path:t.source??t.name,problem:`is used, but its \`mcp_tools\` are not: ${n}`})
return[]}})
return{specs:l,problems:c}}const Ot=O.object({stdio_servers:O.array(O.looseObject({name:O.string()}))})
function serverConfig(t){const e=Ot.safeParse(t).data?.stdio_servers
return e?{mcpServers:Object.fromEntries(e.map(({name:t,...e})=>[t,e]))}:t}function withoutRemote(t,e=""){const n=t.find(({kind:t})=>t==="http")
if(!n)return t
throw new Error(`its server "${n.name}" has a url; name it in \`mcp-config\`${e}`)}async function givenIn(t,e){if(t===void 0)return[]
if(t.startsWith("{"))return[t]
return[await(0,bt.w)(e.named,{input:"mcp-config",path:t,largest:wt.K7})]}async function subAgentsWithServers(t,e){const n=t.some(({mcp_servers:t,mcp_config:e})=>(t??e)!==void 0)
const s=n?await loadConfig():void 0
const o=new Map
const r=[]
const i=t.filter(t=>{try{const n=s&&serversOf(t,e,s)
if(n)o.set(t.name,n)
return!0}catch(e){const n=`is not used: ${e instanceof Error?e.message:String(e)}`
r.push({path:t.source??t.name,problem:n})
return!1}})
return{agents:i,subAgentServers:o,problems:r}}function serversOf(t,{specs:e,secrets:n,isOutside:s},{readServers:o,untrusted:r}){const i=definedBy(t)
if(!i)return
if(s)return{named:[],own:[]}
const a=new Set(e.map(({name:t})=>t))
const c=[...i].flatMap(([t,e])=>e===null?[t]:[])
const l=c.find(t=>!a.has(t))
if(l!==void 0)throw new Error(`there is no server "${l}"`)
const u=[...i].filter(([,t])=>t!==null)
const d=o({mcpServers:Object.fromEntries(u)},n).map(r)
return{named:c,own:withoutRemote(d,", and here its name only")}}function definedBy({mcp_servers:t,mcp_config:e}){if(t===void 0&&e===void 0)return
const{mcpServers:n=e}=e??{}
const s=Array.isArray(t)?t.map(t=>[t,null]):entriesOf(t)
return new Map([...entriesOf(n),...s])}function entriesOf(t){return typeof t==="object"&&t!==null?Object.entries(t):[]}async function withServers(t,e,n){const s=(0,yt._K)(n)?{specs:[],problems:[]}:await serversOfSkills(t,e)
const o=[...s.specs,...await serverSpecs(e,t,n)]
const r=[...new Map(o.map(t=>[t.name,t])).values()]
const i={specs:r,secrets:e.secrets??{},isOutside:(0,yt._K)(n)}
const{agents:a,subAgentServers:c,problems:l}=await subAgentsWithServers(t.agents,i)
return{...t,specs:r,agents:a,subAgentServers:c,problems:[...t.problems,...s.problems,...l]}}async function allowedServers(t,{restricting:e,secrets:n}){const s=[...t.specs,...[...t.subAgentServers.values()].flatMap(({own:t})=>t)]
if(s.length===0||!(await e).restrictions)return{...t,withheld:[]}
const o=(0,h.cT)(t.specs,n)
const isThere=t=>o.some(e=>e.name===t)
const allowed=({named:t,own:e})=>({named:t.filter(isThere),own:(0,h.cT)(e,n)})
const r=new Map([...t.subAgentServers].map(([t,e])=>[t,allowed(e)]))
return{...t,specs:o,subAgentServers:r,withheld:namesOf(s,(0,h.cT)(s,n))}}function namesOf(t,e){return t.filter(t=>!e.includes(t)).map(({name:t})=>t)}function knownTools({servers:t},{knowledge:e,startingPoint:n}){const s=t.tools
if((0,yt._K)(n))return{served:s,absent:void 0}
const o=t.report().flatMap(({name:t,problem:e})=>e===""?[]:[t])
const r=[...e.subAgentServers.values()].flatMap(({own:t})=>t.map(({name:t})=>t))
return{served:s,absent:[...o,...r,...e.withheld]}}async function checkTools(t,{inputs:e,tools:n,startingPoint:s,world:o}){const r=knownTools(n,{knowledge:t,startingPoint:s})
const{"allowed-tools":i,tools:a}=e;(0,_t.$_)({allowed:i,changes:a,main:t.main},r)
const c=[...t.problems,...t.agents.flatMap(t=>(0,_t.e3)(t,r)),...t.main?(0,_t.dI)(t.main,{allowed:i,changes:a,usual:(0,kt.Vx)(e.model)}):[]]
const l=[i,a,...t.agents.map(t=>t.tools)].flatMap(t=>t??[])
const u=await(0,kt.II)(l.map(gt.Qw),n.workspace,o.signal)
for(const[t,e]of u)(0,_.printNotice)((0,G.J1)("tool-not-offered",{tool:t,why:e}))
return{knowledge:{...t,problems:c},withoutTools:[...u.keys()]}}var St=n(5479)
var Pt=n(32903)
async function openToolsAndServers(t){const e=(0,Pt.a)(t)
const n=startServers(t,e)
const[s,o]=await startBothOrNone(e,n)
for(const e of o.report())if(!e.isStarting)printStarted(e,t.redact)
const startOwn=async(e,n)=>start(t,s.openProgram,{specs:e,pins:await pinsOf(n)})
const r=new OwnServers(startOwn)
const report=()=>[...o.report(),...r.report()]
const close=async()=>{await o.close()
return s.close()}
return{...s,servers:{...o,report:report},openOwn:(...t)=>r.open(...t),close:close}}function printStarted({name:t,tools:e,problem:n},s){(0,_.printServer)(t,n===""?(0,nt.U9)(e,"tool"):`does not work. ${n}`,s)}async function startBothOrNone(t,e){const[n,s]=await Promise.allSettled([t,e])
if(n.status==="fulfilled"&&s.status==="fulfilled")return[n.value,s.value]
for(const t of[s,n])if(t.status==="fulfilled")await t.value.close()
throw n.status==="rejected"?n.reason:s.reason}const At={tools:[],report:()=>[],close:async()=>{}}
async function startServers(t,e){e.catch(()=>{})
const n=await pinsOf((0,ut.s4)(t.conversation))
const openProgram=async t=>(await e).openProgram(t)
return start(t,openProgram,{specs:await t.specs,pins:n})}async function pinsOf(t){if(t.list("events").length===0)return new Map
return(await n.e(3463).then(n.bind(n,43463))).pinsIn(t)}async function start({world:t,redact:e},s,{specs:o,pins:r}){if(o.length===0&&r.size===0)return At
const{openServers:i}=await Promise.all([n.e(1349),n.e(3934)]).then(n.bind(n,23934))
return i({specs:o,pins:r,isPublic:St.U,openProgram:s,sleep:e=>t.sleep(e,t.signal),onProgress:(t,n)=>(0,_.printServer)(t,n,e),onStarted:t=>printStarted(t,e)})}class OwnServers{#t
#e=[]
constructor(t){this.#t=t}async open(t,e,n){const s=await this.#t(e,n)
this.#e.push({agent:t,servers:s})
return s}report(){const t=new Map
for(const{agent:e,servers:n}of this.#e)for(const s of n.report()){const n=`${e}/${s.name}`
t.set(n,together(t.get(n),{...s,name:n}))}return[...t.values()]}}function together(t,e){if(!t)return e
const n=new Map(t.used.map(({tool:t,calls:e})=>[t,e]))
for(const{tool:t,calls:s}of e.used)n.set(t,(n.get(t)??0)+s)
return{name:e.name,tools:Math.max(t.tools,e.tools),used:[...n].map(([t,e])=>({tool:t,calls:e})),problem:e.problem,...e.leftOut&&{leftOut:e.leftOut}}}var It=n(23665)
var Et=n(73829)
var jt=n(63501)
var Mt=n(72623)
var xt=n(4394)
var Tt=n(99684)
var Ct=n(36807)
var $t=n(9634)
function repositoryIn({world:t,job:e},n){return{folder:n,workspace:e.workspace,environment:(0,l._K)(t.env),signal:t.signal}}async function startIn(t,e,n){const s=t.trigger.thread.type!=="pull_request"&&t.memory.manifest.work===null
const o=s?(0,Ct.LU)(repositoryIn(t,e)):void 0
return(0,$t.S)(t,{url:`${t.job.repositoryUrl}.git`,token:n}).finally(()=>o)}function publisherIn(t,e,n){const{job:s,world:o}=t
const{goal:r,head:i}=n.startingPoint
return(0,Ct.Zb)({...repositoryIn(t,e),base:i,remoteUrl:`${s.repositoryUrl}.git`,forkUrl:r.kind==="advance"&&r.fork!==void 0?`${s.serverUrl}/${r.fork}.git`:void 0,token:n.inputs["github-token"],allowedBranch:r.kind==="advance"?r.branch:void 0,isBack:t.github.isBack,now:o.now,job:(0,l.We)(o,n.inputs["timeout-minutes"])})}var Ut=n(35086)
var Wt=n(61974)
var Rt=n(6107)
var Ft=n(85328)
async function prepare(t,e,n){const{world:s,job:r,redact:i}=t
const a=(0,v.AD)(t)
const c=await checkInputs(t,e,n,a?"read":"change")
const l=(0,Ut.W)(t)
const u=e.isolation==="none"?void 0:(0,Pt.L)(e.isolation)
const f=makeFolder(r)
const answered=n=>(0,Et.$)(t,e["timeout-minutes"],n)
const p=await answered(t=>startIn(t,f,e["github-token"]))
const m=(0,mt.A)(e,(0,yt.rS)(p,e),t.trigger)
const{written:w,otherActions:g}=await answered(t=>(0,Ft.vS)(t,p.head))
const k=(0,Tt.p)(t,m,w)
const y=(0,at.Q7)(n,t)
const O=(0,Wt.d)(t,{goal:p.goal,inputs:k,written:w,isUseful:y})
const S=(0,Ut.y)(t,p,l)
const P=await answered(t=>publisherIn(t,f,{startingPoint:p,inputs:k}))
const A=openMemory(t,f)
const I=(0,h.hw)(S,{inputs:k,trigger:t.trigger,startingPoint:p,conversation:A})
I.catch(()=>{})
c?.requireTrusted(await I)
const E={publisher:P,folder:f,path:A,otherActions:g}
const{putBack:j,moving:M}=await answered(t=>restoreEarlierWork(t,k,E))
const x=await(0,Rt.hA)(t,k,{publisher:P,startingPoint:p})
const T=(0,ft.O)(()=>answered(t=>(0,Rt.YL)(t,{folder:f})))
if((0,h.eC)(t))await T()
const C=knowledgeIn(t,k,{publisher:P,startingPoint:p,restricting:I})
const $=(0,lt.S3)((0,ut.s4)(A))
const U=(0,o.join)(A,"observations")
const W=await(0,at.Qe)(n,t,{had:$,work:a?"read":p.goal.kind==="review"?"review":"change",start:async()=>({run:t,startingPoint:p,publisher:P,folder:f,outputs:U,history:T,inputs:k,had:$,work:()=>workIn(R),trust:(0,h.Us)(p,await I),files:async()=>(await C).named})})
const R=[{run:t,path:"",publisher:P,folder:f,startingPoint:p,putBack:j},...W.checkouts]
const F=await openToolsAndServers({inputs:k,hiddenValues:(0,ht.secretInputs)(t.settings),world:s,workingDir:r.workspace,outputDir:U,undoDir:(0,o.join)(A,"undo"),folder:f,sandbox:u,moving:M,handed:c?.handedOver(k,t.memory.hasStore),otherActions:g,specs:C.then(({specs:t})=>a?[]:t),conversation:A,redact:i}).catch(async t=>{await W.close({isOver:!0})
throw t})
const L=a?{...F,workspace:(0,dt.yk)(F.workspace)}:F
return closeOnError({tools:L,features:W},async()=>{const[e,o]=await Promise.all([C,I])
const r=(0,h.K9)(o,k,{servers:e.withheld,parts:(0,at._o)(n,t)})
const{knowledge:c,withoutTools:l}=await checkTools(e,{inputs:k,tools:F,startingPoint:p,world:s})
const u=o.restrictions?.inputs??k;(0,_.printKnowledge)(c);(0,_.printSandbox)(L.report())
const v={subAgentEvents:[],silences:[]}
const{conversation:m,closed:w}=await(0,d.HA)(t,u,{grants:a?"refused":(0,h.x0)({run:t,startingPoint:p,inputs:u,restriction:o,tools:L}),folder:f,tools:L,hookWorkspace:F.workspace,branch:(0,Mt.W)(p),work:a?void 0:workIn(R),isReading:a,knowledge:c,redact:i,features:W,review:p.goal.kind==="review"?p.goal.context:void 0,unusable:l,memoryFile:(0,It.jd)({run:t,inputs:u,startingPoint:p})?c.memoryFile:void 0,...v})
const g=m.log.length
await(0,h.Fc)(m,o.strangers)
const y=AbortSignal.any([s.signal,s.broken,L.over])
const A=AbortSignal.timeout(Math.ceil(u["timeout-minutes"]*6e4))
return{run:t,inputs:u,reading:await S,restriction:o,restrictionNote:r,signal:y,deadline:A,runAgent:()=>m.run(y,A),conversation:m,closed:w,publisher:P,tools:L,startingPoint:p,checkouts:R,features:W,treeAtStart:x,changed:[...await(0,Rt.$A)(c.commit,{publisher:P,tree:x,putBack:j}),...W.checkouts.filter(b.sg).map(t=>t.path)],earlierEvents:g,putBack:j,knowledge:c,missing:O,...v,folder:f}})}async function checkInputs(t,e,s,o){(0,It.JS)(e,t)
for(const t of(0,pt.Y)(e["protected-paths"]))(0,_.printWarning)((0,G.J1)("idle-pattern",{pattern:(0,nt.TN)(t,100)}))
await(0,at.Y5)(s,t,o)
const{"agent-server-conversation":r,"agent-server-gives":i}=e
const a=r||i?await n.e(6138).then(n.bind(n,13757)):void 0
a?.requireOnServer(t,e,(0,at.tg)(s,t))
return a}function makeFolder({temp:t}){(0,s.mkdirSync)(t,{recursive:!0})
const e=(0,s.mkdtempSync)((0,o.join)(t,"deckhand-"));(0,vt.h)(e)
return e}function openMemory(t,e){const n=(0,d.Nq)(e,t.memory.id)
t.memory.openIn(n);(0,F.Vs)(t,n);(0,xt.we)(t,n)
return n}async function restoreEarlierWork(t,e,{path:s,...r}){const i=e["agent-server-url"]===void 0?void 0:await Promise.all([n.e(4551),n.e(1017),n.e(202)]).then(n.bind(n,80202))
const a=await(i?.findPlace(t,e,r.folder))
const c=(0,o.join)(s,"observations")
const l=await(0,jt.a_)(t,{...r,path:(0,o.join)(c,"not-put-back.patch"),later:a?.left})
if(a?.left)await(i?.keepLeft(t,r.publisher))
const u=i&&a&&i.workMover(t,{...r,place:a.place,outputs:c})
return{putBack:l,moving:u}}function knowledgeIn({github:t,job:{serverUrl:e,workspace:n},settings:s,memory:o},r,{publisher:i,startingPoint:a,restricting:c}){const l=(0,st.aY)(a.goal.base)
const onBaseGone=()=>{o.notes.add((0,G.J1)("base-gone",{branch:l}))
o.notes.add((0,G.J1)("base-gone-instructions",{branch:l}))}
const u=(0,W.Dg)(r,{publisher:i,startingPoint:a,serverUrl:e,github:t,workspace:n,onBaseGone:onBaseGone}).then(t=>withServers(t,r,a)).then(t=>allowedServers(t,{restricting:c,secrets:(0,ht.secretInputs)(s)}))
u.catch(()=>{})
return u}async function closeOnError(t,e){try{return await e()}catch(e){await(0,at.gK)(t)
throw e}}function workIn([t,...e]){const n=[t,...e].some(t=>(0,$t.Y)(t.run,t.startingPoint))
const s=e.map(({path:t,startingPoint:{head:e}})=>({path:t,head:e}))
return{head:t.startingPoint.head,isWorkThere:n,...s.length>0&&{folders:s}}}var Lt=n(57361)
var Dt=n(28147)
var Bt=n(57266)
var Nt=n(83094)
var qt=n(15883)
var Ht=n(46661)
var Jt=n(96027)
var Kt=n(24380)
var Gt=n(70598)
var Vt=n(14549)
var Yt=n(17117)
function factsOf({state:t},e,{change:n,kept:s,diff:o,patch:r,aside:i,locks:a},c){return{files:n.files,passedOver:n.passedOver,kept:s,diff:o,withheldPatch:r,asidePatch:i,locks:a,...(0,ct.qL)(c),refusedHistories:(0,y.z0)(t.fields.agent_state)-e.refusals,...costsOf(t,e)}}function sandboxFacts({run:t,tools:e,startingPoint:n}){const s=e.report()
if(!s)return
if(!(0,yt._K)(n))return{...s,nobody:(0,h.i5)(t,n.goal)}
return{...s,denials:s.denials.map(({host:t,port:e})=>({host:t,port:e,reason:"fork"}))}}function seenIn({prepared:t,since:e,events:n,hidden:s},o,r){const{conversation:i,tools:a,startingPoint:c,restriction:l,restrictionNote:u,subAgentEvents:d}=t
return{...factsOf(i,e,o,r),leftOutPictures:[...n,...d].reduce((t,e)=>t+((0,Gt.x$)(e)?.left_out_pictures??0),0),checks:[...i.log.slice(e.length),...d].flatMap(Nt.EG),...(0,Nt.l9)([...n,...d]),risks:risksIn([...n,...d]),sandbox:sandboxFacts(t),knowledge:(0,W.sw)(i),servers:a.servers.report(),reading:{strangers:l.strangers,hidden:s},note:(0,yt._K)(c)?(0,G.J1)("fork"):u,forkUrl:forkUrlOf(t),patchBase:(0,ct.Rw)(c)}}function forkUrlOf({run:t,startingPoint:{goal:e}}){return e.kind==="advance"&&e.fork!==void 0?`${t.job.serverUrl}/${e.fork}`:void 0}function costsOf({steps:t,stats:e},n){const s=(0,Vt.CD)(n.stats,e)
const{calls:o,models:r,prompt_tokens:i,completion_tokens:a,cache_read_tokens:c,estimatedCalls:l,cost:u}=(0,Vt.vA)(s)
return{steps:t,iterations:o,models:r,inputTokens:i,outputTokens:a,cachedTokens:c,estimatedCalls:l,costUsd:o===0?void 0:u,uses:usesOf(s)}}function withheldAnswer(t){return t.length===0?[]:[{path:"the answer",code:"DKH-203",detail:t.join(", ")}]}function usesOf({usage_to_metrics:t}){return Object.entries(t).map(([t,e])=>({id:t,replies:e.calls,inputTokens:e.accumulated_token_usage.prompt_tokens,outputTokens:e.accumulated_token_usage.completion_tokens,cachedTokens:e.accumulated_token_usage.cache_read_tokens,writtenTokens:e.accumulated_token_usage.cache_write_tokens,reasoningTokens:e.accumulated_token_usage.reasoning_tokens,costUsd:e.accumulated_cost,latencyMs:e.latency_ms}))}function risksIn(t){const e=new Set(t.flatMap(t=>t.kind==="ObservationEvent"?[t.action_id]:[]))
const n=t.flatMap(t=>t.kind==="SecurityAnalysisEvent"?Object.entries(t.risks):[])
const s=new Set(n.flatMap(([t,e])=>e==="MEDIUM"?[t]:[]))
return t.flatMap(t=>{if(t.kind!=="ActionEvent"||!s.has(t.id)||!e.has(t.id))return[]
const{command:n,path:o}=(0,Yt.cP)(t.action)
const r=[n,o].filter(t=>typeof t==="string").join(" ")
return[(0,nt.TN)(`${t.tool_name} ${r||(t.summary??"")}`,120)]})}async function finishRun(t,e){const{prepared:s,agentEnd:o,events:r}=t
const{run:i,conversation:a,startingPoint:c,inputs:l}=s
const{end:u}=o
const{exact:d,leaks:f,redact:p}=i
const{text:h,kinds:m}=f.redact(d(o.finalResponse??a.finalResponse()))
const w=(0,v.AD)(i)
const{final:g,shownAnswer:k}=await answerIn(s,h)
const y=w||c.goal.kind==="review"?void 0:s.checkouts
const _=await(0,It.ZV)(s,o)
const O=y&&await(0,qt.m3)(y,e=>capturedIn(t,e))
e()
const S=O&&await(0,qt.Mq)(O,_)
const P=endedWork(t,S)
const A=await s.features.judge(P)
const I=await pushedIn(s,S,{hold:_,title:g.commitTitle,apart:(0,b.gm)(s.checkouts),isAsking:u.status==="waiting",requirePush:s.features.requirePush})
const[{saved:E}]=I
const{tests:j,failedCommands:M}=await commandsOf(t,{brought:E,paths:P.paths})
const x=!(A.facts().evidence??[]).some(({kind:t})=>t==="failed"||t==="refuted")
const T=u.status==="finished"&&x
const C=T&&E.fault===void 0
const $={final:g,redact:p}
const U=T&&!w?await(0,qt.il)(I,$):I
const[{opened:W},...R]=U
const F=(0,It.or)(E,C&&W.fault===void 0)
const L=await(0,Ht.D3)(s,F)
const D={end:u,finalResponse:h,timeoutMinutes:l["timeout-minutes"]}
const B=await failedEditsOf(t)
const concluded=({evidence:e=[]})=>{const n=e.flatMap(t=>t.kind==="tested"?[t.verdict]:[])[0]
const s=(0,Lt.Vj)(j,n)
const o={saved:L,opened:W,finalResponse:h,evidence:e,tests:s,...B}
return{testsVerdict:s,planned:(0,qt.Vl)(plannedEnd(t,o),R,D)}}
const N=c.goal.kind==="review"?await n.e(3306).then(n.bind(n,73306)):void 0
const q=await(N?.reviewIn(i,c,{events:r,finalResponse:h,end:u,redact:p,inputs:l,planned:concluded(A.facts()).planned}))
if(q==="lost")return q
const H=(0,It.Tb)(F,W,{...c,runId:i.job.runId,leaks:f})
const J=await A.settle({...D,works:[{...U[0],saved:F},...R],inputs:l,isDone:C&&W.fault===void 0,isHeld:H!==void 0})
const K=J.facts()
const G=await planIn(t,C?h:"")
const V=[...K.deferred??[],...G.waiting]
const Y={kept:F.kept,tree:F.treeLeft??O?.[0].change.tree??"",held:H,deferred:V}
const z=await collectApprovals(t,Y)
const{testsVerdict:Q,planned:Z}=concluded(K)
const X=q?N?.concludeReview(q,u,Z)??Z:Z
const tt=(0,Bt.Ej)(K)
return{...(0,Bt.tJ)((0,Bt.Eu)({...X,...G.advice},tt),o,z),...seenIn(t,await(0,Ht.rs)(s,L,W),W),missing:await missingHere(t),...z,tests:j,failedCommands:M,isPlanAsked:G.waiting.length>0&&z.proposal!==void 0,testsVerdict:Q,repositories:placesOf(R),finalResponse:h,shownResponse:k?.(g,{kept:F.kept,opened:W}),final:g,review:q?.facts,proposed:tt,withheld:[...F.withheld,...withheldAnswer(m)],tree:F.change.tree,lineage:F.change.lineage,events:r,sections:K.sections,references:K.references,featureFacts:K,durationMs:0}}async function answerIn(t,e){const{style:s,template:o}=await(0,tt.ff)(t.run,t)
if(!s&&!o)return{final:(0,ct.dW)(e)}
const{finalAnswer:r,shownAnswer:i}=await n.e(6404).then(n.bind(n,86404))
return{final:await r(e,{isTitled:s!==void 0,template:o}),shownAnswer:i}}async function collectApprovals({prepared:t,agentEnd:e},s){const o=e.end.status==="waiting"||s.held!==void 0||s.deferred.length>0
if(!o&&e.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await Promise.all([n.e(8252),n.e(20)]).then(n.bind(n,70020))).settleApprovals(t,e,s)}async function capturedIn({prepared:t,events:e},s){const{subAgentEvents:r,checkouts:i}=t
const a=t.tools.workspace.workingDir
const c=s.path===""?a:s.run.job.workspace
const l=s.path===""?(0,b.gm)(i):void 0
const u=[...e,...r].flatMap(finish_run_editedIn).map(t=>(0,o.resolve)(a,t))
const d=[...new Set(u.map(t=>(0,o.relative)(c,t)))]
const f=d.filter(t=>t!==""&&!(0,o.isAbsolute)(t)&&t.split("/")[0]!=="..")
const p={apart:l,edited:f}
const h=await s.publisher.capture(p)
if(!h.commits||h.commits.kind==="plain")return h
const{withLineage:v}=await n.e(9148).then(n.bind(n,39148))
return v(s.run,{...s,how:p},h)}function endedWork({prepared:t,agentEnd:e,events:n},s){const{run:r,conversation:i,startingPoint:a,subAgentEvents:c}=t
const l=(s??[]).flatMap(t=>"fault"in t||!t.reviewed?[]:[t])
return{end:e.end,log:i.log,branch:i.log.branch(),events:n,subAgentEvents:c,paths:l.flatMap(({checkout:t,change:e})=>e.files.map(({path:e})=>(0,o.join)(t.path,e))),reviewed:l.flatMap(t=>t.reviewed??[]),isForBranch:r.mayWrite&&["propose","advance"].includes(a.goal.kind)}}async function pushedIn({checkouts:[t]},e,n){return e?(0,qt.Ms)(e,n):[{checkout:t,saved:(0,qt.W8)(),opened:Jt.g}]}function placesOf(t){const e=t.flatMap(({checkout:t,saved:{kept:e},opened:{pullRequest:n}})=>{const{run:s,startingPoint:o}=t
return s.other?[{id:s.other.id,name:(0,b.Vb)(t),startingPoint:o,report:{kept:e,pullRequest:n}}]:[]})
return e.length>0?e:void 0}async function commandsOf(t,e){const s=[...t.events,...t.prepared.subAgentEvents]
if(!s.some(t=>(0,Nt.EG)(t).length>0))return{tests:[],failedCommands:[]}
const{failedIn:o,seenTests:r}=await Promise.all([n.e(3136),n.e(6577),n.e(6062)]).then(n.bind(n,56062))
const i=e.brought.change.files.length>0
return{tests:await r(t,e),failedCommands:i?o(t):[]}}async function planIn({prepared:{run:t,startingPoint:e}},s){if((0,v.Bg)(t)!=="plan")return{waiting:[]}
const o=(0,h.i5)(t,e.goal)
return(await Promise.all([n.e(8252),n.e(7026)]).then(n.bind(n,37026))).askedPlan(s,{nobody:o,rules:(0,Kt.hP)(t,t.memory.id),clean:t.redact})}async function failedEditsOf({prepared:t,events:e}){const s=[...e,...t.subAgentEvents]
if(!s.some(t=>t.kind==="AgentErrorEvent"||isFailed(t)))return{}
const{failedEditsIn:o}=await n.e(5232).then(n.bind(n,85232))
const r=o(s,t.tools.workspace.workingDir)
return r?{failedEdits:r}:{}}function isFailed(t){return t.kind==="ObservationEvent"&&t.observation.is_error}function plannedEnd({prepared:t,agentEnd:e},n){const{run:s,inputs:o}=t
const r=t.tools.report()
return(0,Dt.E)({...n,hasApprovedFailure:e.hasFailed===!0,end:e.end,change:n.saved.change,goal:s.mayWrite?t.startingPoint.goal.kind:(0,V.modeOf)(s.settings),lowered:(0,ct.xT)(t.startingPoint),isRequestCut:unfitIn(t).length>0,timeoutMinutes:o["timeout-minutes"],main:t.knowledge.main,silence:t.silences.toSorted((t,e)=>e.ms-t.ms)[0],reach:r&&{...r,isFork:(0,yt._K)(t.startingPoint)}})}async function missingHere({prepared:t,events:e}){const s=[...e,...t.subAgentEvents]
if(!s.flatMap(Nt.EG).some(({exitCode:t})=>t>0))return
return(await Promise.all([n.e(3136),n.e(7721)]).then(n.bind(n,37721))).missingFacts(s,t)}function finish_run_editedIn(t){if(!(0,Nt.v1)(t))return[]
const{path:e}=t.observation
return typeof e==="string"?[e]:[]}async function work(t){const e=t.world.clock()
const durationMs=()=>t.world.clock()-e
let n
const s=new UntilLate(t.world.late)
try{const e=(0,c.readInputs)(t.settings)
const{prepared:o,report:r}=await s.race(async()=>{const o=await prepare(t,e,rt.FEATURES)
const r=await closeToolsAfter(o,async()=>{if(await t.claimed==="lost")return"lost"
const e=await o.missing
if(e)throw e
t.memory.failure.throwLasting()
const{state:r}=o.conversation
const{stats:i}=r
n={prepared:o,costs:()=>costsOf(r,{stats:i})}
const a=await converse(o,g)
return await isReviewed(t)?"lost":finishRun(a,()=>s.end())})
return{prepared:o,report:r}})
if(r==="lost")return r
const{folder:i,publisher:a}=o
const l=await cleared((0,d.Nq)(i,t.memory.id),t.leaks)
return{report:{...r,durationMs:durationMs()},fault:r.fault,events:r.events??[],workingDir:o.tools.workspace.workingDir,conversationPath:l,startingPoint:o.startingPoint,tree:r.tree,lineage:r.lineage,...r.final&&{final:r.final},approvals:{proposal:r.proposal,used:r.used,results:r.results},baseSha:a.base,...r.repositories&&{repositories:r.repositories},featureOutputs:r.featureFacts.outputs,featurePage:r.featureFacts.page,featureSteps:r.featureFacts.steps,featuresKept:r.featureFacts.kept}}catch(e){if(s.isLate)return{...(0,ct.Gj)((0,a.ec)(e),durationMs()),isLeftToPost:!0}
if(await t.claimed==="lost")return"lost"
const o=n===void 0||await isNothingLeft(n.prepared)
const r=await cleared(t.memory.folder??"",t.leaks)
const i=await withdrawnInstead(t,e)
const{report:c,...l}=(0,ct.Gj)(i,durationMs())
return{...l,report:{...c,...n?.costs()},conversationPath:r,isWorkSaved:o}}}async function withdrawnInstead(t,e){const n=(0,r.ST)(e)?await(0,u.ie)(t):"here"
return n==="here"?(0,a.ec)(e):(0,u.pC)(n)}const zt=new Set(["ActionEvent","ObservationEvent"])
async function isNothingLeft(t){const{run:e,folder:s,publisher:o,inputs:r,checkouts:i,startingPoint:a,conversation:c,earlierEvents:u}=t
const d=c.log.slice(u).some(({kind:t})=>zt.has(t))
if(!d||(0,v.AD)(e)||a.goal.kind==="review")return!0
const{leaveCopies:f}=await n.e(2344).then(n.bind(n,12344))
const p={folder:s,workspace:e.job.workspace,base:o.base,leaks:e.leaks}
const h=(0,b.gm)(i)
const m=(0,l.xg)(r["timeout-minutes"]).copiesMs
const w={...p,apart:h,environment:(0,l._K)(e.world.env),limitMs:m}
return f(e.memory,w).then(({kept:t,lost:e})=>t.length+e.length===0,()=>!1)}async function cleared(t,e){try{if(t!=="")await clearLog(t,e)
return t}catch{return""}}async function isReviewed(t){if(!(0,i.zN)(t.trigger)||!t.mayWrite)return!1
const{findEarlierReview:e}=await n.e(4946).then(n.bind(n,84946))
return await e(t)!==void 0}async function closeToolsAfter(t,e){const{conversation:n}=t
try{return await e()}finally{try{await n.close()}finally{await(0,at.gK)(t)}}}async function clearLog(t,e){for(const{path:n,read:s}of(0,it.bh)(t)){const{text:r,kinds:i}=await e.redactLong(s().toString())
if(i.length>0)overwrite((0,o.join)(t,n.slice(it.H3.length)),r)}}function overwrite(t,e){const n=(0,s.openSync)(t,s.constants.O_WRONLY|s.constants.O_TRUNC|s.constants.O_NOFOLLOW|s.constants.O_NONBLOCK)
try{(0,s.writeFileSync)(n,e)}finally{(0,s.closeSync)(n)}}class UntilLate{#n
#s=!1
#o=!1
constructor(t){this.#n=t}get isLate(){return this.#o}end(){this.#s=!0}async race(t){const{promise:e,reject:n}=Promise.withResolvers()
const giveUp=()=>{if(this.#s)return
this.#o=!0
n(this.#n.reason)}
this.#n.addEventListener("abort",giveUp,{once:!0})
try{return await Promise.race([t(),e])}finally{this.end()
this.#n.removeEventListener("abort",giveUp)}}}}),80311:((t,e,n)=>{n.d(e,{h:()=>markBegin,p:()=>beginMark})
var s=n(73024)
var o=n(76760)
function markBegin(t){(0,s.writeFileSync)(beginMark(t),"")}function beginMark(t){return(0,o.join)(t,"begun")}}),5479:((t,e,n)=>{n.d(e,{U:()=>isPublic,x:()=>reachOf})
var s=n(77030)
const o=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const r=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const i=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
function reachOf(t){if((0,s.isIPv4)(t)){if(isIn(t,"ipv4",r))return"never"
return isIn(t,"ipv4",o)?"private":"public"}if(!(0,s.isIPv6)(t)||isIn(t,"ipv6",i))return"never"
if(isIn(t,"ipv6",[["2000::",3]]))return"public"
return isIn(t,"ipv6",[["fc00::",7]])?"private":"never"}function isPublic(t){return reachOf(t)==="public"}function isIn(t,e,n){const o=new s.BlockList
for(const[t,s]of n)o.addSubnet(t,s,e)
return o.check(t,e)}})}

export const id=7546
export const ids=[7546]
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
var p=n(2914)
async function openTools(t){const{inputs:e,hiddenValues:o,world:r,workingDir:a,outputDir:l,undoDir:u}=t
const d=e["tool-env"]??[]
refuseSecrets(r.env,o,d);(0,s.mkdirSync)(l,{recursive:!0})
if(t.moving){const{openOnServer:e}=await Promise.all([n.e(4551),n.e(1017),n.e(9148)]).then(n.bind(n,71017))
const{workspace:s,over:o,close:r}=await e(t,t.moving)
return withoutSandbox(s,o,r)}if(e.isolation!=="none")return openInSandbox(t,e.isolation,d)
const p=(0,i.u)(r.env,d)
const{localWorkspace:f}=await n.e(7836).then(n.bind(n,87836))
const h=f({workingDir:a,outputDir:l,undoDir:u,environment:p,git:(0,c.CA)("git"),node:r.node})
return withoutSandbox(h,(new AbortController).signal,async()=>{})}function withoutSandbox(t,e,n){const{openProgram:s}=t
const inSetUp=e=>e({workspace:t,denials:()=>[]})
return{workspace:t,openProgram:s,over:e,inSetUp:inSetUp,shut:()=>{},report:()=>{},close:n}}function beginSandbox(t){const e=loadSandbox(t)
e.catch(()=>{})
return e}async function loadSandbox(t){const[{openSandbox:e},{findIsolationMethod:s}]=await Promise.all([Promise.all([n.e(2499),n.e(4564),n.e(4551),n.e(5438)]).then(n.bind(n,25438)),Promise.all([n.e(2499),n.e(4706)]).then(n.bind(n,54706))])
return{open:e,way:await s(t,process.getuid?.()??0)}}async function openInSandbox({inputs:t,world:e,sandbox:n,otherActions:a=d.IH,...c},f,h){const{env:m,started:g,scripts:w,node:v,random:b}=e
const k=(0,o.join)(w,"tool-host","index.js")
if(!(0,s.existsSync)(k))throw(0,l.Yp)(k)
const y={started:g,scripts:w,others:a,workingDir:c.workingDir}
const O=await reserved(a)
try{(0,p.hm)(y)
const{open:s,way:o}=await(n??beginSandbox(f))
if(o==="bwrap")(0,p.zK)(y)
const l=await s({...c,way:o,env:m,scripts:w,tracked:await trackedIn(e,c.workingDir),others:a,node:v,random:b,added:h,isolation:f,network:t.network,setUpNetwork:t["setup-network"],isAsking:t.confirmation!=="never",caches:t.caches??[],host:k,brokerVariables:Object.keys(m).filter(t=>i.c.test(t)&&m[t]!==""),onHandOver:t=>(0,u.k8)(m,t),onBuilding:()=>void(0,r.c_)().catch(()=>{})})
const close=async()=>{await l.close()
O()
if(!l.report().kept)(0,u.k8)(m,void 0)
return}
return{...l,close:close}}catch(t){O()
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
return()=>{n=!0;(0,o.rmSync)(e,{force:!0})}}function releaseReserve(t){(0,o.rmSync)((0,i.join)(t,u),{force:!0})}}),83094:((t,e,n)=>{n.d(e,{EG:()=>checkOf,Om:()=>foundNothing,v1:()=>isEdit,cD:()=>isWork,l9:()=>toolCallsIn})
var s=n(46032)
var o=n(8081)
const r=/'[^']*'|"(?:[^"\\$`]|\\.)*"/g
const i=""
const a=/\uE000(\d+)\uE000/g
const c=new Set(`: alias arch basename bc bg break cd clear continue date declare dirname disown dmesg echo env exit expr export fg false free\n  hash history hostname id jobs local locale logname lscpu lsb_release nproc ps printenv printf pwd read return seq set\n  shopt sleep stty times tput trap true tty type ulimit umask unalias uname unset uptime wait w which who whoami yes`.split(/\s+/))
const l=new Set("chmod chown cp kill ln mkdir mktemp mv pkill rm rmdir tee touch truncate".split(" "))
const u=new Set("du file find ls stat tree".split(" "))
const d=new Set("base64 cat cut head less md5sum more nl rev sha1sum sha256sum sort tac tail tr uniq wc xxd".split(" "))
const p=/^(?:python[\d.]*|node|nodejs|deno|bun|ruby|perl|php|lua|bash|sh|zsh|dash)$/
const f=/^(?:-\w*[cepr]|--eval|--print|eval)$/
const h=/\b(?:open|\w*[Rr]ead\w*|listdir|scandir|walk|glob|Path|File|Dir|IO|exec\w*|spawn\w*|system|popen|subprocess|fs|shutil|slurp|cat|ls|git|grep|find)\b|\b(?:require|import|from)\b\s*\(?\s*['"]?\./
const m=/^(?:-{1,2}(?:v|V|h|version|help)|version|help)$/
const g=/^\/(?:bin|boot|dev|etc|lib|opt|proc|run|sbin|sys|usr)(?:\/|$)/
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
if(r===""||/^[{}()]+$/.test(r)||v.test(r))return a
if(i.some(t=>/[<*?[]/.test(t)))return"looks"
const f=r.slice(r.lastIndexOf("/")+1)
if(i.length>0&&i.every(t=>m.test(t)))return a
if(c.has(f))return a
if(l.has(f))return"writes"
if(d.has(f)&&!i.some(t=>!/^-|^\d+$/.test(t)))return a
if(u.has(f)||d.has(f))return onlyOutside(i)?a:"looks"
if(p.test(f))return runsCode(i,e)?a:"looks"
return"looks"}const v=/^(?:fi|done|esac|for|in|case)$/
function onlyOutside(t){const e=t.filter(t=>!t.startsWith("-"))
return e.length>0&&e.every(t=>g.test(t))}function runsCode(t,e){const n=t.findIndex(t=>f.test(t))
if(n<0)return!1
const s=t.slice(n+1).map(t=>t.replaceAll(a,(t,n)=>e[Number(n)]??""))
return s.length>0&&!h.test(s.join(" "))}const b=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|ag|(?:git\s+(?:--no-pager\s+)?)?diff|cmp|test|\[\[?)\s[^;&|]*$/
const k=/(?:^|\n)(?:[\w./-]+: )?(?:(?:e|f|z)?grep|rg|ag|diff|cmp|test|\[|bash|sh|error|fatal): /
function foundNothing({command:t,exitCode:e},n){return e===1&&b.test(t)&&!k.test(n)}function isIdle({command:t}){return t.trim()!==""&&doingOfCommand(t)==="prints"}function checkOf(t){if(t.kind!=="ObservationEvent")return[]
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
return t.filter(({id:t,uses:e})=>t===void 0&&typeof e==="string"&&e.startsWith(o))}function beginOfJob({GITHUB_EVENT_PATH:t=""}){return(0,s.statSync)(t,{throwIfNoEntry:!1})?.mtimeMs}}),35086:((t,e,n)=>{n.d(e,{W:()=>beginReading,y:()=>reading_readAll})
var s=n(89812)
var o=n(90009)
var r=n(28942)
var i=n(38789)
var a=n(68717)
var c=n(12719)
const l="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const u="$owner:String!,$name:String!,$number:Int!"
const d=`query Named(${u}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${l} body state}\n    ... on PullRequest{${l} body pullState:state}\n  }}\n}`
const p=`query Closers(${u}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${l} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const f=r.object({number:r.number().int(),title:r.string(),createdAt:r.string(),lastEditedAt:r.string().nullable(),authorAssociation:r.string(),author:c.UM,body:r.string().optional(),state:r.string().optional(),pullState:r.string().optional()})
const h=r.object({repository:r.object({issueOrPullRequest:f})})
const m=r.object({repository:r.object({issueOrPullRequest:r.object({closedByPullRequestsReferences:r.object({nodes:r.array(f.extend({repository:r.object({nameWithOwner:r.string()})}).nullable())}).optional()})})})
const g=5
async function readNamed(t,{text:e,known:n}){const{client:s,repository:o,number:r,createdAt:i}=t
const c=namesIn(e,o).filter(t=>t!==r&&!n.includes(t))
const l=await Promise.all(c.slice(0,g).map(async t=>{try{const{issueOrPullRequest:e}=h.parse(await s.graphql(d,{...o,number:t})).repository
return(0,a.VM)(e,{createdAt:i})?[linked(e)]:[]}catch{return[]}}))
return l.flat()}async function readClosers({client:t,repository:e,number:n,createdAt:s}){const o=`${e.owner}/${e.name}`.toLowerCase()
try{const r=m.parse(await t.graphql(p,{...e,number:n}))
const i=r.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return i.flatMap(t=>t&&t.repository.nameWithOwner.toLowerCase()===o&&(0,a.VM)(t,{createdAt:s})?[linked(t)]:[])}catch{return[]}}function namesIn(t,{owner:e,name:n}){const s=`${e}/${n}`.toLowerCase()
const o=(0,i.u6)(t).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const r=[...o].flatMap(([,t=s,e])=>t.toLowerCase()===s?[Number(e)]:[])
return[...new Set(r)]}function linked({number:t,title:e,body:n,author:s,authorAssociation:o,createdAt:r,state:i,pullState:a}){const c=a===void 0?"issue":"pull request"
return{kind:c,number:t,title:e,author:s,association:o,createdAt:r,...n!==void 0&&{body:n},state:(i??a??"").toLowerCase()}}var w=n(71760)
var v=n(7256)
var b=n(13218)
var k=n(71762)
const y=100
const O=10
async function readThread(t){const{trigger:e}=t
const n=await readAll(t)
const{kept:s,total:o,uncounted:r}=n
return{kind:_[e.thread.type],number:e.thread.number,...e.snapshot??headOf(n,e),comments:s.reverse(),omitted:Math.max(o-r-s.length,0),notes:notesOn(n,e)}}const _={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(t){const{client:e,trigger:n}=t
const s=await readPages(t,e=>graphqlPage(t,e))
const o=e.get?.bind(e)
if(s.head||!o||n.thread.type==="discussion")return s
const r={number:n.thread.number,own:await(0,k.jU)(e)}
return{...await readPages(t,t=>(0,c.yI)({get:o},r,t)),isRest:!0}}async function graphqlPage({client:t,repository:e,trigger:n},s){const{type:o,number:r}=n.thread
const i=o==="discussion"?c.h1:c.b_
return c.Rj.parse(await t.graphql(i,{...e,number:r,before:s})).repository.thread}async function readPages(t,e){const{trigger:n,characters:s,signal:o,isOurs:r=()=>!0}=t
const i={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let a=s
let c=null
for(let t=0;t<O;t++){const t=await e(c).catch(()=>{})
o.throwIfAborted()
if(t===void 0)return{...i,isWhole:!1}
if(!i.head)Object.assign(i,{head:t,total:t.comments.totalCount})
a=keepNewest(i,t,{trigger:n,left:a,isOurs:r})
c=t.comments.pageInfo.startCursor
if(a<=0||c===null||!t.comments.pageInfo.hasPreviousPage)break}return i}function keepNewest(t,e,{trigger:n,left:s,isOurs:o}){const r=n.thread.type==="discussion"?"discussion-comment":"issue-comment"
let i=s
for(const s of flat(t,e.comments.nodes).toReversed()){const e=s.viewerDidAuthor&&o(s.body)
if(isUncounted(s,n,e))t.uncounted+=1
else if(i>0&&(0,a.VM)({...s,kind:r,id:s.databaseId},n)){t.kept.push(toComment(s,e))
i-=s.body.length+y}}return i}function flat(t,e){return e.flatMap(e=>{t.total+=e?.replies?.totalCount??0
return[e,...e?.replies?.nodes??[]].filter(t=>t!==null)})}function isUncounted({databaseId:t,createdAt:e},{item:n,createdAt:s},o){const r=n.id===t&&(n.kind==="issue-comment"||n.kind==="discussion-comment")
return r||o&&!(0,a.Y8)(e,s)}function toComment(t,e){const{databaseId:n,author:s,authorAssociation:o,body:r,createdAt:i,lastEditedAt:a}=t
return{id:n,author:s,association:o,body:r,createdAt:i,...a!==null&&{editedAt:a},...e&&{isOwn:e}}}function headOf({head:t},e){if(!t)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:n,body:s,author:o,authorAssociation:r,url:i}=t
const c={title:n,author:o,association:r,url:i,createdAt:t.createdAt}
return{...c,body:(0,a.VM)(t,e)?s:""}}function notesOn({head:t,isWhole:e,isRest:n},s){const{snapshot:o}=s
const r=[]
if(!e)r.push(`${t?"Older comments":"The comments"} could not be read from GitHub.`)
if(n&&t)r.push("Comments that were hidden may be among them.")
if(t&&!o&&!(0,a.VM)(t,s))r.push("Its text was edited after the request and is left out.")
const i=t&&o&&(t.title!==o.title||oneEol(t.body)!==oneEol(o.body))
if(i)r.push("Its title or text was edited after the request; it is shown as it was before.")
return r}function oneEol(t){return t.replaceAll("\r\n","\n")}var A=n(76409)
var S=n(75444)
var P=n(99152)
var I=n(29058)
var j=n(20185)
function beginReading(t){const[e,n]=[threadOf(t),closersOf(t)]
for(const t of[e,n])t.catch(()=>{})
return{thread:e,closers:n,standing:(0,P.q8)(t,t.world.env,t.trigger)}}async function reading_readAll(t,e,n){const{github:o,job:r,trigger:i,settings:a,world:c}=t
const l=titlesOf(t,e)
const[u,d,p]=await Promise.all([n.thread,pullOf(t,e),n.closers])
const f=[...p,...await namedIn(t,u,d)]
const h=(0,w.EK)(u,d?.reviews,f)
const m=await(0,w.F3)((0,s.n)(o,r.repository),h)
const g=[...(0,S.gateSettings)(a,c.env,void 0).allowedUsers,...i.actors.map(({login:t})=>t)]
const isTrusted=t=>g.some(e=>(0,A.Av)(e,t))
return{thread:u,pull:d,linked:f,standings:m,strangers:(0,w.Zz)(h,m,isTrusted),standing:await n.standing,titles:await l}}async function titlesOf(t,{goal:e}){const n=e.kind==="propose"||e.kind==="advance"
if(!n||(0,j.Bg)(t)!=="work")return[]
return(0,o.m1)((0,s.n)(t.github,t.job.repository),e.base).catch(()=>[])}async function threadOf({github:t,job:e,trigger:n,settings:o,world:r}){const{repository:i}=e
const{thread:a,...c}=n
const l=c.about?.thread??a
if(l.type==="none")return
const u=(0,s.n)(t,i)
const d={client:u,repository:i,characters:b.VO,signal:r.signal}
return readThread({...d,isOurs:(0,I.hV)(o,e,l),trigger:{...c,thread:l}})}async function closersOf({github:t,job:e,trigger:n,memory:o}){const r=n.about?.thread??n.thread
if(o.isResumed||r.type!=="issue")return[]
const i=(0,s.n)(t,e.repository)
return readClosers({client:i,repository:e.repository,number:r.number,createdAt:n.createdAt})}async function namedIn({github:t,job:e,trigger:n,memory:o},r,i){if(o.isResumed||r?.kind!=="pull request")return[]
const{number:a,body:c}=r
const l=(0,s.n)(t,e.repository)
const u=i?.reviews.linked.map(t=>t.number)??[]
return readNamed({client:l,repository:e.repository,number:a,createdAt:n.createdAt},{text:c,known:u})}async function pullOf(t,{pull:e,goal:o}){if(e||o.kind!=="advance")return e&&pullContext(t,e)
const{github:r,job:i}=t
const a=(0,s.n)(r,i.repository)
const{number:c}=o.pullRequest
const l=await(0,v.Es)(a,c).catch(()=>{})
if(!l)return
const{readChecks:u}=await n.e(6865).then(n.bind(n,6865))
const[d,p]=await Promise.all([reviewsOf(t,c),u(a,l.head.sha)])
return{pull:l,reviews:d,checks:p,files:void 0}}async function pullContext(t,e){const o=(0,s.n)(t.github,t.job.repository)
const[{readChangedFiles:r},{readChecks:i}]=await Promise.all([n.e(3328).then(n.bind(n,3328)),n.e(6865).then(n.bind(n,6865))])
const[a,c,l]=await Promise.all([reviewsOf(t,e.number),r(o,e.number,b.xG),i(o,e.head.sha)])
return{pull:e,reviews:a,files:c,checks:l}}async function reviewsOf({github:t,job:e,trigger:o,settings:r},i){const{repository:a}=e
const c=(0,I.hV)(r,e,{type:"pull_request",number:i})
const{readReviews:l}=await n.e(450).then(n.bind(n,450))
return l({client:(0,s.n)(t,a),repository:a,trigger:o,number:i,isOurs:c})}}),85328:((t,e,n)=>{n.d(e,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var s=n(73024)
var o=n(76760)
var r=n(28942)
var i=n(63846)
var a=n(3024)
var c=n(88135)
var l=n(57974)
var u=n(26117)
var d=n(73829)
const p=r.unknown().optional()
const f=r.object({id:p,uses:p,with:p,"timeout-minutes":p})
const h=r.object({"timeout-minutes":p,permissions:p,steps:r.array(f)})
const m=r.object({permissions:p,jobs:r.record(r.string(),r.unknown())})
const g=1024*1024
async function readJob({world:t,job:e},n){const{env:s}=t
const[,o]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(s.GITHUB_WORKFLOW_REF??"")??[]
if(o===void 0||!s.GITHUB_WORKFLOW_SHA)return
try{const r=s.GITHUB_WORKFLOW_SHA===n?(0,a.Ui)(e.workspace,o,g):await blobAt((0,d.b)({world:t,job:e})(),`${s.GITHUB_WORKFLOW_SHA}:${o}`)
const{jobs:c,permissions:l}=m.parse((0,i.hN)(r??""))
const u=h.parse(c[s.GITHUB_JOB??""])
return{...u,permissions:u.permissions??l}}catch{return}}async function blobAt(t,e){return(await t.bytes(["cat-file","blob",e],"",g)).toString("utf8")}async function actionsOfJob({world:t,job:e,other:s},o){const r=t.env.GITHUB_ACTION_PATH
const i=[...r?[r]:[],...(0,u.BE)(o?.steps??[])]
if(i.length===0||s)return u.IH
const{localActions:a}=await n.e(6312).then(n.bind(n,56312))
return a(i,{workspace:e.workspace,scripts:t.scripts})}async function readJobWithActions(t,e){const n=await readJob(t,e)
if(!n)printUnknownActions(t)
return{written:n,otherActions:await actionsOfJob(t,n)}}function printUnknownActions({job:t}){const e=[".github/actions",...u.V4].map(e=>(0,o.join)(t.workspace,e))
if(e.some(t=>(0,s.existsSync)(t)))(0,l.printNotice)((0,c.J1)("job-actions-unknown"))}}),87546:((t,e,n)=>{n.r(e)
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
var p=n(30350)
var f=n(45867)
var h=n(72167)
var m=n(20185)
var g=n(1176)
var w=n(21271)
const v={setConfirmation:async({conversation:t,inputs:e,knowledge:n})=>e["agent-server-conversation"]?void 0:setConfirmation(t,e,n.rules),decide:decide,drop:drop,async continueUntilAskable(t,e){if(e.status==="waiting"&&t.inputs["agent-server-conversation"])return{status:"failed",fault:waitsThere()}
const s=await untilAskable(t,e)
if(s.status!=="finished"||(0,m.Bg)(t.run)!=="plan")return s
return untilAskable(t,await(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).requirePlan(t,s))}}
function waitsThere(){return new a.vC("config","The agent server waits for a confirmation, although it was told to ask nobody.",{hint:"Check the confirmation policy of the server. Nobody can approve its actions here."})}async function untilAskable(t,e){if(e.status!=="waiting")return e
const[{rejectUnaskable:s},{whyUnseen:o}]=await Promise.all([Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153)),Promise.all([n.e(8252),n.e(9153)]).then(n.bind(n,59153))])
const{run:r,conversation:i,startingPoint:a,runAgent:c,earlierEvents:l,tools:u}=t
return s(i,e,{nobody:(0,h.i5)(r,a.goal),clean:r.redact,goOn:c,root:u.workspace.workingDir,earlierEvents:l,whyUnseen:e=>o(t,e)})}const loadRefusal=()=>n.e(7837).then(n.bind(n,30218))
async function decide(t){const{trigger:e,memory:s}=t.run
if((0,m.ne)(s))return(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).carryOutPlan(t)
const[{continueUsedDecision:o,isUsedBefore:r},{carryOut:i}]=await Promise.all([loadRefusal(),Promise.all([n.e(8252),n.e(20),n.e(1173)]).then(n.bind(n,81173))])
return r(s,e.key)?o(t):i(t)}async function drop({run:t,conversation:e}){const{memory:n,trigger:s,world:o}=t
const r=(0,g.sp)(n)
const i=e.state.status==="waiting_for_confirmation"
const a=r!==void 0&&(0,f.dz)(r).length>0
if(!i&&!a&&!n.wasCutOff)return
await(await loadRefusal()).rejectAllPending(e,r)
if(!r)return
const c={verdict:"dropped",by:(0,w.iq)(s),at:o.now().toISOString()}
const l=(0,f.Q6)(r,(0,f.dz)(r),{...c,reason:"something else was asked"})
n.update((0,g.LY)(l))
return l}async function setConfirmation(t,e,n){await t.setSecurityAnalyzer((0,p.Ys)({rules:n}))
await t.setConfirmationPolicy(policyOf(e))}function policyOf(t){switch(t.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const e=b[t["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:e,confirm_unknown:!0}}}}const b={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var k=n(65639)
async function closeTools({tools:t,features:e}){let n=!1
try{n=await t.close()===void 0}finally{await e.close({isOver:n})}}var y=n(67e3)
var O=n(57974)
var _=n(28942)
var A=n(47776)
var S=n(46032)
var P=n(16767)
var I=n(96717)
function stepLog(t){let e=0
let n
const print=e=>(0,I.pq)(printable(e,t.redact))
const close=()=>{if(!n)return;(0,I.N4)()
for(const t of n.results)print(t)
n=void 0}
const begin=(s,o)=>{if(n?.reply===s.llm_response_id)return print(o)
close()
const r=(0,S.wh)(s.thought).trim()
if(r!=="")print(`agent says: ${r}`)
e+=1;(0,I.Oh)(printable(`Step ${e}: ${o.slice("-> ".length)}`,t.redact))
n={reply:s.llm_response_id,waiting:new Set,results:[]}}
const onEvent=e=>{const s=(0,A.c)(e)
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
const s=(0,O.breakRunnerCommands)(n)
return s===n?s:e(s)}const j=_.object({check:_.object({command:_.string(),exit_code:_.int(),timed_out:_.boolean()}).optional(),opinion:_.object({score:_.number().optional(),message:_.string()}).optional()})
const E=_.object({critic_result:_.object({metadata:j})})
function verdictsIn(t){if("source"in t&&t.source==="user")return[]
const e=E.safeParse(t.kind==="ConversationStateUpdateEvent"?t.value:t).data
const{check:n,opinion:s}=e?.critic_result.metadata??{}
const o=n?.exit_code===0?"passed":`failed with exit code ${n?.exit_code}`
const r=s?.score===void 0?"it could not be had":`${s.score} of 1`
return[...n?[`check ${n.command}: ${n.timed_out?"did not end in time":o}`]:[],...s?[`second opinion of the model: ${r}: ${s.message}`]:[]]}function printResult(t,e){const n=t.kind==="TerminalObservation"||t.is_error
if(e.showsOutput&&n)(0,I.OG)((0,S.wh)((0,P.jH)(t)),{...e,most:M})
for(const n of editedIn(t))(0,I.pq)(e.redact((0,O.breakRunnerCommands)(e.redact(n))))}const M=40
const x=_.object({old_content:_.string().optional(),new_content:_.string().optional()})
const C=x.extend({path:_.string(),prev_exist:_.boolean()})
const T=_.object({commit:_.object({changes:_.record(_.string(),x.extend({type:_["enum"](["add","update","delete"])}))})})
function editedIn(t){const e=C.safeParse(t).data
if(e)return editLine(e.path,{...e,type:e.prev_exist?"update":"add"})
const{changes:n={}}=T.safeParse(t).data?.commit??{}
return Object.entries(n).flatMap(([t,e])=>editLine(t,e))}function editLine(t,{type:e,old_content:n,new_content:s}){const o=e==="add"?"":n
const r=e==="delete"?"":s
if(o===void 0||r===void 0||o===r)return[]
return[`edited ${t} +${linesBeyond(r,o)} −${linesBeyond(o,r)}`]}function linesBeyond(t,e){const n=new Map
for(const t of linesOf(e))n.set(t,(n.get(t)??0)+1)
let s=0
for(const e of linesOf(t)){const t=n.get(e)??0
if(t===0)s+=1
else n.set(e,t-1)}return s}function linesOf(t){return t===""?[]:t.replace(/\n$/,"").split("\n")}const $=_.object({repository:_.object({private:_.boolean()})})
function showsOutput(t,e){if(t!=="auto")return t==="full"
try{const t=$.safeParse(JSON.parse((0,s.readFileSync)(e.GITHUB_EVENT_PATH??"","utf8")))
return t.data?.repository.private===!0}catch{return!1}}var R=n(47509)
var q=n(71403)
var U=n(69789)
var W=n(11602)
var L=n(89812)
var N=n(583)
var B=n(71760)
var D=n(38789)
var F=n(76409)
var H=n(71762)
var G=n(63768)
var J=n(38293)
var K=n(88135)
var V=n(75444)
var z=n(12384)
const Y=15e3
function watchComments(t,e){const{world:n,memory:s}=t
const o=new AbortController
const r=new AbortController
const i=new Set
const a=[]
let c=n.clock()
const l=e.log.subscribe(({kind:l})=>{if(l!=="ObservationEvent"||n.clock()-c<Y)return
c=n.clock()
stopIfWithdrawn(t,o)
if(s.isKept)readComments(t,i,{conversation:e,received:a,stop:o,end:r.signal})})
return{stopped:o.signal,close(){l()
r.abort()
for(const t of readKeys(a,[...e.log]))s.join(t)}}}function readKeys(t,e){const n=e.findLastIndex(({kind:t,source:e})=>e==="agent"&&Q.includes(t))
return t.filter(({at:t})=>t<=n).map(({key:t})=>t)}const Q=["ActionEvent","MessageEvent"]
async function stopIfWithdrawn(t,e){const n=await(0,u.q8)(t,t.world.env,t.trigger);(0,u.YY)(t,n)
const s=(0,u.z1)(n)
if(s)e.abort(s)}async function readComments(t,e,n){const{world:s,settings:o,github:r,job:i,trigger:c}=t
try{const a=c.createdAt
if(a===void 0)return
const l=(0,L.n)(r,i.repository)
const u=await(0,H.jU)(l)
const d={...(0,V.triggerSettings)(o,s.env),own:u}
for(const s of await readNewCalls(l,c,{settings:d,since:a})){if(e.has(s.key)||s.kind==="decision")continue
e.add(s.key)
await joinOrStop(t,s,n)}}catch(t){(0,O.printNotice)(`New comments on the thread could not be read. ${(0,a.ec)(t).message}`)}}async function joinOrStop(t,e,{conversation:n,received:s,stop:o,end:r}){const{github:i,job:c,memory:l,world:u,settings:d}=t
const p={...(0,V.gateSettings)(d,u.env,void 0),triggeringActor:void 0}
const sleep=t=>u.sleep(t,u.signal)
const f=await(0,B.Gj)({client:(0,L.n)(i,c.repository),settings:p,sleep:sleep},e)
const h=d.slice(V.TRIGGER).prompt
if((0,J.aG)(e,h)!==void 0)return
const m=(0,J.Nl)(e,h)
if(f.status==="denied"||r.aborted||m!==void 0&&m!=="stop")return
const g=(0,w.iq)(e)
if(m==="stop"){l.join(e.key)
o.abort(new a.vC("cancelled",`${g} asked me to stop.`))}else{await n.send((0,K.J1)("task-joined",{requester:g,request:(0,D.pj)(e.request)}),g)
if(r.aborted)return
s.push({key:e.key,at:[...n.log].length})}await(0,z.acknowledge)({github:i,job:c,mayWrite:!0},e,"eyes")}const Z=_.object({id:_.number().int(),node_id:_.string(),body:_.string().nullish(),user:N.Account.nullable(),created_at:_.string(),updated_at:_.string()})
async function readNewCalls(t,e,{settings:n,since:s}){const{thread:o}=e
if(o.type!=="issue"&&o.type!=="pull_request")return[]
const r="/issues/{issue_number}/comments"
const i=await t.get(r,{issue_number:o.number,since:s,per_page:100})
return _.array(Z).parse(i).flatMap(t=>callOf(t,e,n))}function callOf(t,e,n){const{id:s,node_id:o,user:r,created_at:i,updated_at:a}=t
if(r===null||a!==i)return[]
if(e.createdAt!==void 0&&Date.parse(i)<Date.parse(e.createdAt))return[]
if(e.item.kind==="issue-comment"&&e.item.id===s)return[]
const c=(0,F.Ao)({what:"comment",text:t.body??"",author:r,sender:r},n)
if(c.status==="ignored")return[]
const{repositoryId:l,thread:u}=e
const{decision:d}=c
const p=d?{kind:"decision",decision:d}:{kind:"mention"}
return[{status:"matched",...p,event:"issue_comment",answer:{kind:"comment"},repositoryId:l,thread:u,actors:c.actors,request:c.request,hidden:c.hidden,createdAt:i,item:{kind:"issue-comment",id:s,nodeId:o},key:(0,G.TN)(l,"issue_comment",s,a)}]}var X=n(1004)
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
e.notes.add((0,K.J1)("comments-unfit",{comments:(0,nt.U9)(o.length,"line comment"),place:a,url:i}))}async function converse(t,e){const{run:n,conversation:s,tools:o,folder:r,startingPoint:i,checkouts:a}=t
const{standing:c}=t.reading
const l=(0,u.z1)(c)
if(l)throw l;(0,u.YY)(n,c)
if(!(0,m.AD)(n)){await(0,X.w)(t,o.inSetUp);(0,W.Vs)(n,n.memory.folder,{folder:r,base:i.head,others:tracesOf(a)})}if(t.restriction.restrictions)o.shut()
const{log:d,state:p}=s
const f={length:eventsReported(d,n),stats:p.stats,refusals:(0,y.z0)(p.fields.agent_state)}
const h=await talk(t,e)
if(n.world.signal.aborted)n.memory.checkpoint()
const g=await o.close()
const w=o.report()?.kept
if(w)await noteKept(n,w)
const v=g?{...h.agentEnd,end:{status:"failed",fault:g}}:h.agentEnd
return{...h,agentEnd:v,since:f,events:d.slice(f.length)}}function tracesOf([,...t]){const e=t.flatMap(({run:{other:t},path:e,folder:n,startingPoint:s})=>t?[{id:t.id,path:e,folder:n,base:s.head}]:[])
return e.length>0?e:void 0}async function noteKept({job:t,memory:e},s){const o=(await n.e(9186).then(n.bind(n,89186))).keptWords(t.workspace,s);(0,O.printWarning)(o)
e.notes.add(o)}function eventsReported(t,{memory:{cutOff:e},trigger:n}){if(e?.key!==n.key)return t.length
return[...t].filter(({timestamp:t})=>t<e.taken).length}async function talk(t,e){const{run:n,inputs:s,conversation:o,tools:r,deadline:i}=t
const c=(0,U.G)(t.folder)
const l=stepLogFor(n,s)
o.log.subscribe(l.onEvent)
const{maxIterations:u,maxBudget:p,maxTokens:f}=(0,d.d5)((0,d.jE)(s),t.knowledge.main)
const h={maxMinutes:s["timeout-minutes"],maxSteps:u,maxUsd:p,maxTokens:f}
n.progress?.follow(o,h)
const m=saveCheckpoints(n,o.log)
const g=saveMemoryMeanwhile(n,o.log)
const w=watchComments(n,o)
const v=AbortSignal.any([t.signal,w.stopped])
const breakOff=t=>endOn(t,r,c)
const runAgent=()=>o.run(v,i).catch(breakOff)
const b={...t,signal:v,runAgent:runAgent}
const k=o.log.length
const{hidden:y,...O}=await agentEndOf(b,e).catch(async t=>{if(t instanceof a.vC&&!o.log.slice(k).some(isAction))throw t
return{end:await breakOff(t),hidden:[]}})
l.close()
m()
g()
w.close()
c()
await o.close()
return{prepared:b,agentEnd:O,hidden:y}}function isAction({kind:t}){return t==="ActionEvent"}async function agentEndOf(t,e){await e.setConfirmation(t)
const n=await endOf(t,e)
if(n.refused!==void 0||n.again!==void 0)return n
return{...n,end:await e.continueUntilAskable(t,n.end)}}function stepLogFor({redact:t,world:e},n){return stepLog({redact:t,newToken:e.newId,showsOutput:showsOutput(n["show-output"],e.env)})}async function endOf(t,e){const{run:s}=t
if(s.trigger.kind==="decision")return{...await e.decide(t),hidden:[]}
if((0,m.Bg)(s)!=="condense")return sendTask(t,e)
return{...await(await n.e(2290).then(n.bind(n,42290))).condenseOnRequest(t),hidden:[]}}async function sendTask(t,e){const{run:n,conversation:s,inputs:o,reading:r}=t
const{words:i,hidden:a}=await(0,tt.fM)(n,t)
noteUnfit(t)
const c=await(0,tt.Is)(n,r,{words:i,sees:(0,R.qd)(o)})
const l=await e.drop(t)
await s.send(c,(0,w.iq)(n.trigger));(0,q.j)(s)
return{end:await t.runAgent(),hidden:a,...l&&{used:l}}}const ot=15e3
function saveCheckpoints({memory:t,world:e},n){let s=e.clock()
return n.subscribe(({kind:n})=>{if(n!=="ObservationEvent"||e.clock()-s<ot)return
s=e.clock()
t.checkpoint()})}function saveMemoryMeanwhile({world:t},e){return e.subscribe(({kind:e})=>{if(e==="ActionEvent")t.saveMemory()})}async function endOn(t,e,n){await e.close()
n()
return{status:"failed",fault:(0,a.ec)(t)}}var rt=n(73615)
var it=n(1539)
var at=n(56172)
var ct=n(27636)
var lt=n(2507)
var ut=n(30289)
var dt=n(23735)
var pt=n(78894)
var ft=n(7052)
var ht=n(80311)
var mt=n(96600)
var gt=n(31827)
var wt=n(92590)
var vt=n(8081)
var bt=n(3620)
var kt=n(22296)
var yt=n(45498)
async function serverSpecs(t,e,n){if((0,kt._K)(n))return[]
const s={...t.secrets,...t["mcp-secrets"]}
const o=await givenIn(t["mcp-config"],e)
if(e.plugins.every(({servers:t})=>t===void 0)&&o.length===0)return[]
const{parseMcpConfig:r,pluginServers:i}=await loadConfig()
const a=e.plugins.flatMap(t=>i(t,s))
const c=o.flatMap(t=>r(t,s))
const l=[...a,...c]
return[...new Map(l.map(t=>[t.name,t])).values()]}const loadConfig=()=>n.e(6814).then(n.bind(n,46814))
async function serversOfSkills({skills:t,brought:e,plugins:n},s){const o=t.filter(t=>t.mcp_tools!==void 0&&(0,gt.Pj)(t))
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
return{specs:l,problems:c}}const Ot=_.object({stdio_servers:_.array(_.looseObject({name:_.string()}))})
function serverConfig(t){const e=Ot.safeParse(t).data?.stdio_servers
return e?{mcpServers:Object.fromEntries(e.map(({name:t,...e})=>[t,e]))}:t}function withoutRemote(t,e=""){const n=t.find(({kind:t})=>t==="http")
if(!n)return t
throw new Error(`its server "${n.name}" has a url; name it in \`mcp-config\`${e}`)}async function givenIn(t,e){if(t===void 0)return[]
if(t.startsWith("{"))return[t]
return[await(0,bt.w)(e.named,{input:"mcp-config",path:t,largest:gt.K7})]}async function subAgentsWithServers(t,e){const n=t.some(({mcp_servers:t,mcp_config:e})=>(t??e)!==void 0)
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
return new Map([...entriesOf(n),...s])}function entriesOf(t){return typeof t==="object"&&t!==null?Object.entries(t):[]}async function withServers(t,e,n){const s=(0,kt._K)(n)?{specs:[],problems:[]}:await serversOfSkills(t,e)
const o=[...s.specs,...await serverSpecs(e,t,n)]
const r=[...new Map(o.map(t=>[t.name,t])).values()]
const i={specs:r,secrets:e.secrets??{},isOutside:(0,kt._K)(n)}
const{agents:a,subAgentServers:c,problems:l}=await subAgentsWithServers(t.agents,i)
return{...t,specs:r,agents:a,subAgentServers:c,problems:[...t.problems,...s.problems,...l]}}async function allowedServers(t,{restricting:e,secrets:n}){const s=[...t.specs,...[...t.subAgentServers.values()].flatMap(({own:t})=>t)]
if(s.length===0||!(await e).restrictions)return{...t,withheld:[]}
const o=(0,h.cT)(t.specs,n)
const isThere=t=>o.some(e=>e.name===t)
const allowed=({named:t,own:e})=>({named:t.filter(isThere),own:(0,h.cT)(e,n)})
const r=new Map([...t.subAgentServers].map(([t,e])=>[t,allowed(e)]))
return{...t,specs:o,subAgentServers:r,withheld:namesOf(s,(0,h.cT)(s,n))}}function namesOf(t,e){return t.filter(t=>!e.includes(t)).map(({name:t})=>t)}function knownTools({servers:t},{knowledge:e,startingPoint:n}){const s=t.tools
if((0,kt._K)(n))return{served:s,absent:void 0}
const o=t.report().flatMap(({name:t,problem:e})=>e===""?[]:[t])
const r=[...e.subAgentServers.values()].flatMap(({own:t})=>t.map(({name:t})=>t))
return{served:s,absent:[...o,...r,...e.withheld]}}async function checkTools(t,{inputs:e,tools:n,startingPoint:s,world:o}){const r=knownTools(n,{knowledge:t,startingPoint:s})
const{"allowed-tools":i,tools:a}=e;(0,yt.$_)({allowed:i,changes:a,main:t.main},r)
const c=[...t.problems,...t.agents.flatMap(t=>(0,yt.e3)(t,r)),...t.main?(0,yt.dI)(t.main,{allowed:i,changes:a,usual:(0,vt.Vx)(e.model)}):[]]
const l=[i,a,...t.agents.map(t=>t.tools)].flatMap(t=>t??[])
const u=await(0,vt.II)(l.map(wt.Qw),n.workspace,o.signal)
for(const[t,e]of u)(0,O.printNotice)((0,K.J1)("tool-not-offered",{tool:t,why:e}))
return{knowledge:{...t,problems:c},withoutTools:[...u.keys()]}}var _t=n(5479)
var At=n(32903)
async function openToolsAndServers(t){const e=(0,At.a)(t)
const n=startServers(t,e)
const[s,o]=await startBothOrNone(e,n)
for(const e of o.report())if(!e.isStarting)printStarted(e,t.redact)
const startOwn=async(e,n)=>start(t,s.openProgram,{specs:e,pins:await pinsOf(n)})
const r=new OwnServers(startOwn)
const report=()=>[...o.report(),...r.report()]
const close=async()=>{await o.close()
return s.close()}
return{...s,servers:{...o,report:report},openOwn:(...t)=>r.open(...t),close:close}}function printStarted({name:t,tools:e,problem:n},s){(0,O.printServer)(t,n===""?(0,nt.U9)(e,"tool"):`does not work. ${n}`,s)}async function startBothOrNone(t,e){const[n,s]=await Promise.allSettled([t,e])
if(n.status==="fulfilled"&&s.status==="fulfilled")return[n.value,s.value]
for(const t of[s,n])if(t.status==="fulfilled")await t.value.close()
throw n.status==="rejected"?n.reason:s.reason}const St={tools:[],report:()=>[],close:async()=>{}}
async function startServers(t,e){e.catch(()=>{})
const n=await pinsOf((0,lt.s4)(t.conversation))
const openProgram=async t=>(await e).openProgram(t)
return start(t,openProgram,{specs:await t.specs,pins:n})}async function pinsOf(t){if(t.list("events").length===0)return new Map
return(await n.e(3463).then(n.bind(n,43463))).pinsIn(t)}async function start({world:t,redact:e},s,{specs:o,pins:r}){if(o.length===0&&r.size===0)return St
const{openServers:i}=await Promise.all([n.e(1349),n.e(3934)]).then(n.bind(n,23934))
return i({specs:o,pins:r,isPublic:_t.U,openProgram:s,sleep:e=>t.sleep(e,t.signal),onProgress:(t,n)=>(0,O.printServer)(t,n,e),onStarted:t=>printStarted(t,e)})}class OwnServers{#t
#e=[]
constructor(t){this.#t=t}async open(t,e,n){const s=await this.#t(e,n)
this.#e.push({agent:t,servers:s})
return s}report(){const t=new Map
for(const{agent:e,servers:n}of this.#e)for(const s of n.report()){const n=`${e}/${s.name}`
t.set(n,together(t.get(n),{...s,name:n}))}return[...t.values()]}}function together(t,e){if(!t)return e
const n=new Map(t.used.map(({tool:t,calls:e})=>[t,e]))
for(const{tool:t,calls:s}of e.used)n.set(t,(n.get(t)??0)+s)
return{name:e.name,tools:Math.max(t.tools,e.tools),used:[...n].map(([t,e])=>({tool:t,calls:e})),problem:e.problem,...e.leftOut&&{leftOut:e.leftOut}}}var Pt=n(23665)
var It=n(73829)
var jt=n(63501)
var Et=n(72623)
async function openFeatures(t,{settings:e},{start:n,...s}){const o=t.filter(t=>t.isWanted(e,s))
if(o.length===0)return Mt
const r=await n()
const i=await Promise.allSettled(o.map(async t=>bind(await t.load(),r)))
const a=i.flatMap(t=>t.status==="fulfilled"?[t.value]:[])
const c=i.find(t=>t.status==="rejected")
if(c){await closeAll(a,{isOver:!0})
throw c.reason}return{checkouts:a.flatMap(({checkouts:t})=>t),task:a.flatMap(({task:t})=>t),tools:a.flatMap(({tools:t})=>t),toolSettings:merged(a.map(({toolSettings:t})=>t)),finishSchema:a.map(({finishSchema:t})=>t).find(t=>t!==void 0),finish:t=>a.map(({finish:e})=>e(t)).find(t=>t!==void 0),judge:async t=>open_features_together(await inOrder(a,({judge:e})=>e(t))),requirePush:async t=>void await inOrder(a,({requirePush:e})=>e(t)),close:t=>closeAll(a,t)}}function localInputs(t,{settings:e}){const n=t.filter(({isForServer:t})=>!t)
return merged(n.map(({inputs:t})=>e.changedIn(t)))}const Mt={checkouts:[],task:[],tools:[],toolSettings:{},finishSchema:void 0,finish:()=>{},judge:async()=>open_features_together([]),requirePush:async()=>{},close:async()=>{}}
async function bind(t,e){const n=await(t.open?.(e))
return{checkouts:t.checkouts?.(n)??[],task:t.words?.(n).task??[],tools:t.tools?.(n)??[],toolSettings:t.toolSettings?.(n)??{},finishSchema:t.finishSchema?.(n),finish:e=>t.finish?.(n,e),judge:e=>orBroken(async()=>judged(t,await(t.judge?.(n,e)))),requirePush:async e=>t.requirePush?.(n,e),close:async e=>t.close?.(n,e)}}function judged(t,e){return{facts:()=>t.facts?.(e)??{},settle:n=>orBroken(async()=>judged(t,t.settle?await t.settle(e,n):e))}}async function orBroken(t){return t().catch(t=>{const e={facts:()=>({evidence:[{kind:"failed",fault:(0,a.ec)(t)}]}),settle:async()=>e}
return e})}function open_features_together(t){return{facts:()=>joined(t.map(({facts:t})=>t())),settle:async e=>open_features_together(await inOrder(t,({settle:t})=>t(e)))}}function joined(t){return{evidence:t.flatMap(({evidence:t=[]})=>t),sections:t.flatMap(({sections:t=[]})=>t),outputs:merged(t.map(({outputs:t={}})=>t)),page:merged(t.map(({page:t={}})=>t)),references:t.flatMap(({references:t=[]})=>t)}}async function closeAll(t,e){const n=await Promise.allSettled(t.map(({close:t})=>t(e)))
const s=n.find(t=>t.status==="rejected")
if(s)throw s.reason}function merged(t){return Object.assign({},...t)}async function inOrder(t,e){const n=[]
for(const s of t)n.push(await e(s))
return n}var xt=n(4394)
var Ct=n(99684)
var Tt=n(36807)
var $t=n(9634)
function repositoryIn({world:t,job:e},n){return{folder:n,workspace:e.workspace,environment:(0,l._K)(t.env),signal:t.signal}}async function startIn(t,e,n){const s=t.trigger.thread.type!=="pull_request"&&t.memory.manifest.work===null
const o=s?(0,Tt.LU)(repositoryIn(t,e)):void 0
return(0,$t.S)(t,{url:`${t.job.repositoryUrl}.git`,token:n}).finally(()=>o)}function publisherIn(t,e,n){const{job:s,world:o}=t
const{goal:r,head:i}=n.startingPoint
return(0,Tt.Zb)({...repositoryIn(t,e),base:i,remoteUrl:`${s.repositoryUrl}.git`,forkUrl:r.kind==="advance"&&r.fork!==void 0?`${s.serverUrl}/${r.fork}.git`:void 0,token:n.inputs["github-token"],allowedBranch:r.kind==="advance"?r.branch:void 0,isBack:t.github.isBack,now:o.now,job:(0,l.We)(o,n.inputs["timeout-minutes"])})}var Rt=n(35086)
var qt=n(61974)
var Ut=n(6107)
var Wt=n(85328)
async function prepare(t,e,n){const{world:s,job:r,redact:i}=t
const a=(0,m.AD)(t)
const c=await checkInputs(t,e,n)
const l=(0,Rt.W)(t)
const u=e.isolation==="none"?void 0:(0,At.L)(e.isolation)
const p=makeFolder(r)
const answered=n=>(0,It.$)(t,e["timeout-minutes"],n)
const f=await answered(t=>startIn(t,p,e["github-token"]))
const g=(0,mt.A)(e,(0,kt.rS)(f,e),t.trigger)
const{written:w,otherActions:v}=await answered(t=>(0,Wt.vS)(t,f.head))
const b=(0,Ct.p)(t,g,w)
const y=(0,qt.d)(t,{goal:f.goal,inputs:b,written:w})
const _=(0,Rt.y)(t,f,l)
const A=await answered(t=>publisherIn(t,p,{startingPoint:f,inputs:b}))
const S=openMemory(t,p)
const P=(0,h.hw)(_,{inputs:b,trigger:t.trigger,startingPoint:f,conversation:S})
P.catch(()=>{})
c?.requireTrusted(await P)
const I={publisher:A,folder:p,path:S,otherActions:v}
const{putBack:j,moving:E}=await answered(t=>restoreEarlierWork(t,b,I))
const M=await(0,Ut.hA)(t,b,{publisher:A,startingPoint:f})
const x=(0,dt.O)(()=>answered(t=>(0,Ut.YL)(t,{folder:p})))
if((0,h.eC)(t))await x()
const C=knowledgeIn(t,b,{publisher:A,startingPoint:f,restricting:P})
const T=(0,ct.S3)((0,lt.s4)(S))
const $=(0,o.join)(S,"observations")
const R=await openFeatures(n,t,{had:T,work:a?"read":f.goal.kind==="review"?"review":"change",start:async()=>({run:t,startingPoint:f,publisher:A,folder:p,outputs:$,history:x,inputs:b,work:()=>workIn(q),trust:(0,h.Us)(f,await P),files:async()=>(await C).named})})
const q=[{run:t,path:"",publisher:A,folder:p,startingPoint:f,putBack:j},...R.checkouts]
const U=await openToolsAndServers({inputs:b,hiddenValues:(0,ft.secretInputs)(t.settings),world:s,workingDir:r.workspace,outputDir:$,undoDir:(0,o.join)(S,"undo"),folder:p,sandbox:u,moving:E,handed:c?.handedOver(b,t.memory.hasStore),otherActions:v,specs:C.then(({specs:t})=>a?[]:t),conversation:S,redact:i}).catch(async t=>{await R.close({isOver:!0})
throw t})
const W=a?{...U,workspace:(0,ut.yk)(U.workspace)}:U
return closeOnError({tools:W,features:R},async()=>{const[n,o]=await Promise.all([C,P])
const r=(0,h.K9)(o,b,{servers:n.withheld})
const{knowledge:c,withoutTools:l}=await checkTools(n,{inputs:b,tools:U,startingPoint:f,world:s})
const u=o.restrictions?.inputs??b;(0,O.printKnowledge)(c);(0,O.printSandbox)(W.report())
const m=await offerIn(t,a?{...e,intents:[]}:e,{isRestricted:(0,h.Us)(f,o)!=="full",had:T})
const g={subAgentEvents:[],silences:[]}
const{conversation:w,closed:v}=await(0,d.HA)(t,u,{grants:a?"refused":(0,h.x0)({run:t,startingPoint:f,inputs:u,restriction:o,tools:W}),folder:p,tools:W,hookWorkspace:U.workspace,branch:(0,Et.W)(f),work:a?void 0:workIn(q),isReading:a,knowledge:c,redact:i,features:R,review:f.goal.kind==="review"?f.goal.context:void 0,intents:m,unusable:l,memoryFile:(0,Pt.jd)({run:t,inputs:u,startingPoint:f})?c.memoryFile:void 0,...g})
const S=w.log.length
await(0,h.Fc)(w,o.strangers)
const I=AbortSignal.any([s.signal,s.broken,W.over])
const E=AbortSignal.timeout(Math.ceil(u["timeout-minutes"]*6e4))
return{run:t,inputs:u,reading:await _,restriction:o,restrictionNote:r,signal:I,deadline:E,runAgent:()=>w.run(I,E),conversation:w,closed:v,publisher:A,tools:W,startingPoint:f,checkouts:q,features:R,treeAtStart:M,changed:[...await(0,Ut.$A)(c.commit,{publisher:A,tree:M,putBack:j}),...R.checkouts.filter(k.sg).map(t=>t.path)],earlierEvents:S,putBack:j,knowledge:c,intents:m,missing:y,...g,folder:p}})}async function checkInputs(t,e,s){(0,Pt.JS)(e,t)
for(const t of(0,pt.Y)(e["protected-paths"]))(0,O.printWarning)((0,K.J1)("idle-pattern",{pattern:(0,nt.TN)(t,100)}))
if(e.intents)(await n.e(669).then(n.bind(n,40669))).declaredIntents(e.intents,{isRestricted:!1})
const{"agent-server-conversation":o,"agent-server-gives":r}=e
const i=o||r?await n.e(6138).then(n.bind(n,13757)):void 0
i?.requireOnServer(t,e,localInputs(s,t))
return i}function makeFolder({temp:t}){(0,s.mkdirSync)(t,{recursive:!0})
const e=(0,s.mkdtempSync)((0,o.join)(t,"deckhand-"));(0,ht.h)(e)
return e}function openMemory(t,e){const n=(0,d.Nq)(e,t.memory.id)
t.memory.openIn(n);(0,W.Vs)(t,n);(0,xt.we)(t,n)
return n}async function restoreEarlierWork(t,e,{path:s,...r}){const i=e["agent-server-url"]===void 0?void 0:await Promise.all([n.e(4551),n.e(1017),n.e(202)]).then(n.bind(n,80202))
const a=await(i?.findPlace(t,e,r.folder))
const c=(0,o.join)(s,"observations")
const l=await(0,jt.a_)(t,{...r,path:(0,o.join)(c,"not-put-back.patch"),later:a?.left})
if(a?.left)await(i?.keepLeft(t,r.publisher))
const u=i&&a&&i.workMover(t,{...r,place:a.place,outputs:c})
return{putBack:l,moving:u}}function knowledgeIn({github:t,job:{serverUrl:e,workspace:n},settings:s,memory:o},r,{publisher:i,startingPoint:a,restricting:c}){const l=(0,st.aY)(a.goal.base)
const onBaseGone=()=>{o.notes.add((0,K.J1)("base-gone",{branch:l}))
o.notes.add((0,K.J1)("base-gone-instructions",{branch:l}))}
const u=(0,q.Dg)(r,{publisher:i,startingPoint:a,serverUrl:e,github:t,workspace:n,onBaseGone:onBaseGone}).then(t=>withServers(t,r,a)).then(t=>allowedServers(t,{restricting:c,secrets:(0,ft.secretInputs)(s)}))
u.catch(()=>{})
return u}async function closeOnError(t,e){try{return await e()}catch(e){await closeTools(t)
throw e}}async function offerIn(t,{intents:e=[]},s){if(e.length===0&&!s.had.includes("propose"))return
return(await Promise.all([n.e(669),n.e(5011)]).then(n.bind(n,7392))).offerIntents(t,e,s)}function workIn([t,...e]){const n=[t,...e].some(t=>(0,$t.Y)(t.run,t.startingPoint))
const s=e.map(({path:t,startingPoint:{head:e}})=>({path:t,head:e}))
return{head:t.startingPoint.head,isWorkThere:n,...s.length>0&&{folders:s}}}var Lt=n(57361)
var Nt=n(28147)
var Bt=n(57266)
var Dt=n(83094)
var Ft=n(15883)
var Ht=n(46661)
var Gt=n(96027)
var Jt=n(24380)
var Kt=n(70598)
var Vt=n(14549)
var zt=n(17117)
function factsOf({state:t},e,{change:n,kept:s,diff:o,patch:r,aside:i,locks:a},c){return{files:n.files,passedOver:n.passedOver,kept:s,diff:o,withheldPatch:r,asidePatch:i,locks:a,...(0,at.qL)(c),refusedHistories:(0,y.z0)(t.fields.agent_state)-e.refusals,...costsOf(t,e)}}function sandboxFacts({run:t,tools:e,startingPoint:n}){const s=e.report()
if(!s)return
if(!(0,kt._K)(n))return{...s,nobody:(0,h.i5)(t,n.goal)}
return{...s,denials:s.denials.map(({host:t,port:e})=>({host:t,port:e,reason:"fork"}))}}function seenIn({prepared:t,since:e,events:n,hidden:s},o,r){const{conversation:i,tools:a,startingPoint:c,restriction:l,restrictionNote:u,subAgentEvents:d}=t
return{...factsOf(i,e,o,r),leftOutPictures:[...n,...d].reduce((t,e)=>t+((0,Kt.x$)(e)?.left_out_pictures??0),0),checks:[...i.log.slice(e.length),...d].flatMap(Dt.EG),...(0,Dt.l9)([...n,...d]),risks:risksIn([...n,...d]),sandbox:sandboxFacts(t),knowledge:(0,q.sw)(i),servers:a.servers.report(),reading:{strangers:l.strangers,hidden:s},note:(0,kt._K)(c)?(0,K.J1)("fork"):u,forkUrl:forkUrlOf(t),patchBase:(0,at.Rw)(c)}}function forkUrlOf({run:t,startingPoint:{goal:e}}){return e.kind==="advance"&&e.fork!==void 0?`${t.job.serverUrl}/${e.fork}`:void 0}function costsOf({steps:t,stats:e},n){const s=(0,Vt.CD)(n.stats,e)
const{calls:o,models:r,prompt_tokens:i,completion_tokens:a,cache_read_tokens:c,estimatedCalls:l,cost:u}=(0,Vt.vA)(s)
return{steps:t,iterations:o,models:r,inputTokens:i,outputTokens:a,cachedTokens:c,estimatedCalls:l,costUsd:o===0?void 0:u,uses:usesOf(s)}}function withheldAnswer(t){return t.length===0?[]:[{path:"the answer",code:"DKH-203",detail:t.join(", ")}]}function usesOf({usage_to_metrics:t}){return Object.entries(t).map(([t,e])=>({id:t,replies:e.calls,inputTokens:e.accumulated_token_usage.prompt_tokens,outputTokens:e.accumulated_token_usage.completion_tokens,cachedTokens:e.accumulated_token_usage.cache_read_tokens,writtenTokens:e.accumulated_token_usage.cache_write_tokens,reasoningTokens:e.accumulated_token_usage.reasoning_tokens,costUsd:e.accumulated_cost,latencyMs:e.latency_ms}))}function risksIn(t){const e=new Set(t.flatMap(t=>t.kind==="ObservationEvent"?[t.action_id]:[]))
const n=t.flatMap(t=>t.kind==="SecurityAnalysisEvent"?Object.entries(t.risks):[])
const s=new Set(n.flatMap(([t,e])=>e==="MEDIUM"?[t]:[]))
return t.flatMap(t=>{if(t.kind!=="ActionEvent"||!s.has(t.id)||!e.has(t.id))return[]
const{command:n,path:o}=(0,zt.cP)(t.action)
const r=[n,o].filter(t=>typeof t==="string").join(" ")
return[(0,nt.TN)(`${t.tool_name} ${r||(t.summary??"")}`,120)]})}async function finishRun(t,e){const{prepared:s,agentEnd:o,events:r}=t
const{run:i,conversation:a,startingPoint:c,inputs:l}=s
const{end:u}=o
const{exact:d,leaks:p,redact:f}=i
const{text:h,kinds:g}=p.redact(d(o.finalResponse??a.finalResponse()))
const w=(0,m.AD)(i)
const{final:v,shownAnswer:b}=await answerIn(s,h)
const y=w||c.goal.kind==="review"?void 0:s.checkouts
const O=await(0,Pt.ZV)(s,o)
const capture=e=>capturedIn(t,e)
const _=y&&await(0,Ft.Mq)(y,{capture:capture,hold:O})
e()
const A=await s.features.judge(endedWork(t,_))
const S=await pushedIn(s,_,{hold:O,title:v.commitTitle,apart:(0,k.gm)(s.checkouts),isAsking:u.status==="waiting",requirePush:s.features.requirePush})
const[{saved:P}]=S
const I=_?.[0].change??Ft.XG
const j={brought:P,paths:pathsOf(I,S)}
const{tests:E,failedCommands:M}=await commandsOf(t,j)
const x=!(A.facts().evidence??[]).some(({kind:t})=>t==="failed"||t==="refuted")
const C=u.status==="finished"&&x
const T=C&&P.fault===void 0
const $={final:v,redact:f}
const R=C&&!w?await(0,Ft.il)(S,$):S
const[{opened:q},...U]=R
const W=(0,Pt.or)(P,T&&q.fault===void 0)
const L=await(0,Ht.D3)(s,W)
const N={end:u,finalResponse:h,timeoutMinutes:l["timeout-minutes"]}
const B=await A.settle({works:[{...R[0],saved:W},...U],...N})
const{evidence:D=[],outputs:F,page:H,sections:G,references:J}=B.facts()
const K=D.flatMap(t=>t.kind==="tested"?[t.verdict]:[])[0]
const V=(0,Lt.Vj)(E,K)
const z=await failedEditsOf(t)
const Y=plannedEnd(t,{saved:L,opened:q,finalResponse:h,evidence:D,tests:V,...z})
const Q=(0,Ft.Vl)(Y,U,N)
const Z=c.goal.kind==="review"?await n.e(3306).then(n.bind(n,73306)):void 0
const X=await(Z?.reviewIn(i,c,{events:r,finalResponse:h,end:u,planned:Q,redact:f,inputs:l}))
if(X==="lost")return X
const tt=(0,Pt.Tb)(W,q,{...c,runId:i.job.runId,leaks:p})
const et=T&&q.fault===void 0
const nt=await proposalsOf(t,{isDone:et,isHeld:tt!==void 0})
const{lines:st}=nt
const ot=await planIn(t,T?h:"")
const rt=[...nt.waiting,...ot.waiting]
const it={kept:W.kept,tree:W.treeLeft??I.tree,held:tt,intents:rt}
const at=await collectApprovals(t,it)
const ct=X?Z?.concludeReview(X,u,Q)??Q:Q
return{...(0,Bt.t)((0,Bt.R)({...ct,...ot.advice},st),o,at),...seenIn(t,await(0,Ht.rs)(s,L,q),q),missing:await missingHere(t),...at,tests:E,failedCommands:M,isPlanAsked:ot.waiting.length>0&&at.proposal!==void 0,testsVerdict:V,repositories:placesOf(U),finalResponse:h,shownResponse:b?.(v,{kept:W.kept,opened:q}),final:v,review:X?.facts,intents:st,proposals:nt.proposals,withheld:[...W.withheld,...withheldAnswer(g)],tree:W.change.tree,lineage:W.change.lineage,events:r,sections:G,references:J,featureOutputs:F,featurePage:H,durationMs:0}}async function answerIn(t,e){const{style:s,template:o}=await(0,tt.ff)(t.run,t)
if(!s&&!o)return{final:(0,at.dW)(e)}
const{finalAnswer:r,shownAnswer:i}=await n.e(6404).then(n.bind(n,86404))
return{final:await r(e,{isTitled:s!==void 0,template:o}),shownAnswer:i}}async function collectApprovals({prepared:t,agentEnd:e},s){const o=e.end.status==="waiting"||s.held!==void 0||s.intents.length>0
if(!o&&e.used===void 0)return{proposal:void 0,used:void 0,results:new Map}
return(await Promise.all([n.e(8252),n.e(20)]).then(n.bind(n,70020))).settleApprovals(t,e,s)}const Yt={lines:[],waiting:[],proposals:[]}
async function proposalsOf(t,e){if(!t.prepared.intents)return Yt
return(await Promise.all([n.e(8252),n.e(669),n.e(7260)]).then(n.bind(n,97260))).settleProposals(t,e)}async function capturedIn({prepared:t,events:e},s){const{subAgentEvents:r,checkouts:i}=t
const a=t.tools.workspace.workingDir
const c=s.path===""?a:s.run.job.workspace
const l=s.path===""?(0,k.gm)(i):void 0
const u=[...e,...r].flatMap(finish_run_editedIn).map(t=>(0,o.resolve)(a,t))
const d=[...new Set(u.map(t=>(0,o.relative)(c,t)))]
const p=d.filter(t=>t!==""&&!(0,o.isAbsolute)(t)&&t.split("/")[0]!=="..")
const f={apart:l,edited:p}
const h=await s.publisher.capture(f)
if(!h.commits||h.commits.kind==="plain")return h
const{withLineage:m}=await n.e(2005).then(n.bind(n,39148))
return m(s.run,{...s,how:f},h)}function endedWork({prepared:t,agentEnd:e,events:n},s){const{run:r,conversation:i,startingPoint:a,subAgentEvents:c}=t
const l=(s??[]).flatMap(t=>"fault"in t||!t.reviewed?[]:[t])
return{end:e.end,branch:i.log.branch(),events:n,subAgentEvents:c,paths:l.flatMap(({checkout:t,change:e})=>e.files.map(({path:e})=>(0,o.join)(t.path,e))),reviewed:l.flatMap(t=>t.reviewed??[]),isForBranch:r.mayWrite&&["propose","advance"].includes(a.goal.kind)}}async function pushedIn({checkouts:[t]},e,n){return e?(0,Ft.Ms)(e,n):[{checkout:t,saved:Qt,opened:Gt.g}]}function placesOf(t){const e=t.flatMap(({checkout:t,saved:{kept:e},opened:{pullRequest:n}})=>{const{run:s,startingPoint:o}=t
return s.other?[{id:s.other.id,name:(0,k.Vb)(t),startingPoint:o,report:{kept:e,pullRequest:n}}]:[]})
return e.length>0?e:void 0}function pathsOf(t,[,...e]){const n=e.flatMap(({checkout:t,saved:e})=>e.change.files.map(({path:e})=>`${t.path}/${e}`))
return[...t.files.map(({path:t})=>t),...n]}async function commandsOf(t,e){const s=[...t.events,...t.prepared.subAgentEvents]
if(!s.some(t=>(0,Dt.EG)(t).length>0))return{tests:[],failedCommands:[]}
const{failedIn:o,seenTests:r}=await Promise.all([n.e(6577),n.e(6062)]).then(n.bind(n,56062))
const i=e.brought.change.files.length>0
return{tests:await r(t,e),failedCommands:i?o(t):[]}}const Qt={kept:{kind:"nothing"},change:Ft.XG,withheld:[],patch:void 0,fault:void 0}
async function planIn({prepared:{run:t,startingPoint:e}},s){if((0,m.Bg)(t)!=="plan")return{waiting:[]}
const o=(0,h.i5)(t,e.goal)
return(await Promise.all([n.e(8252),n.e(2040)]).then(n.bind(n,92040))).askedPlan(s,{nobody:o,rules:(0,Jt.hP)(t,t.memory.id),clean:t.redact})}async function failedEditsOf({prepared:t,events:e}){const s=[...e,...t.subAgentEvents]
if(!s.some(t=>t.kind==="AgentErrorEvent"||isFailed(t)))return{}
const{failedEditsIn:o}=await n.e(5232).then(n.bind(n,85232))
const r=o(s,t.tools.workspace.workingDir)
return r?{failedEdits:r}:{}}function isFailed(t){return t.kind==="ObservationEvent"&&t.observation.is_error}function plannedEnd({prepared:t,agentEnd:e},n){const{run:s,inputs:o}=t
const r=t.tools.report()
return(0,Nt.E)({...n,hasApprovedFailure:e.hasFailed===!0,end:e.end,change:n.saved.change,goal:s.mayWrite?t.startingPoint.goal.kind:(0,V.modeOf)(s.settings),lowered:(0,at.xT)(t.startingPoint),isRequestCut:unfitIn(t).length>0,timeoutMinutes:o["timeout-minutes"],main:t.knowledge.main,silence:t.silences.toSorted((t,e)=>e.ms-t.ms)[0],reach:r&&{...r,isFork:(0,kt._K)(t.startingPoint)}})}async function missingHere({prepared:t,events:e}){const s=[...e,...t.subAgentEvents]
if(!s.flatMap(Dt.EG).some(({exitCode:t})=>t>0))return
return(await n.e(6767).then(n.bind(n,76767))).missingFacts(s,t)}function finish_run_editedIn(t){if(!(0,Dt.v1)(t))return[]
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
const a=await converse(o,v)
return await isReviewed(t)?"lost":finishRun(a,()=>s.end())})
return{prepared:o,report:r}})
if(r==="lost")return r
const{folder:i,publisher:a}=o
const l=await cleared((0,d.Nq)(i,t.memory.id),t.leaks)
return{report:{...r,durationMs:durationMs()},fault:r.fault,events:r.events??[],workingDir:o.tools.workspace.workingDir,conversationPath:l,startingPoint:o.startingPoint,tree:r.tree,proposals:r.proposals,lineage:r.lineage,...r.final&&{final:r.final},approvals:{proposal:r.proposal,used:r.used,results:r.results},baseSha:a.base,...r.repositories&&{repositories:r.repositories},featureOutputs:r.featureOutputs,featurePage:r.featurePage}}catch(e){if(s.isLate)return{...(0,at.Gj)((0,a.ec)(e),durationMs()),isLeftToPost:!0}
if(await t.claimed==="lost")return"lost"
const o=n===void 0||await isNothingLeft(n.prepared)
const r=await cleared(t.memory.folder??"",t.leaks)
const i=await withdrawnInstead(t,e)
const{report:c,...l}=(0,at.Gj)(i,durationMs())
return{...l,report:{...c,...n?.costs()},conversationPath:r,isWorkSaved:o}}}async function withdrawnInstead(t,e){if(!(0,r.ST)(e)||!await(0,u.QM)(t))return(0,a.ec)(e)
return new a.vC("withdrawn","The thread with the request was deleted, so I stopped.")}const Zt=new Set(["ActionEvent","ObservationEvent"])
async function isNothingLeft(t){const{run:e,folder:s,publisher:o,inputs:r,checkouts:i,startingPoint:a,conversation:c,earlierEvents:u}=t
const d=c.log.slice(u).some(({kind:t})=>Zt.has(t))
if(!d||(0,m.AD)(e)||a.goal.kind==="review")return!0
const{leaveCopies:p}=await n.e(2344).then(n.bind(n,12344))
const f={folder:s,workspace:e.job.workspace,base:o.base,leaks:e.leaks}
const h=(0,k.gm)(i)
const g=(0,l.xg)(r["timeout-minutes"]).copiesMs
const w={...f,apart:h,environment:(0,l._K)(e.world.env),limitMs:g}
return p(e.memory,w).then(({kept:t,lost:e})=>t.length+e.length===0,()=>!1)}async function cleared(t,e){try{if(t!=="")await clearLog(t,e)
return t}catch{return""}}async function isReviewed(t){if(!(0,i.zN)(t.trigger)||!t.mayWrite)return!1
const{findEarlierReview:e}=await n.e(4946).then(n.bind(n,84946))
return await e(t)!==void 0}async function closeToolsAfter(t,e){const{conversation:n}=t
try{return await e()}finally{try{await n.close()}finally{await closeTools(t)}}}async function clearLog(t,e){for(const{path:n,read:s}of(0,it.bh)(t)){const{text:r,kinds:i}=await e.redactLong(s().toString())
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

import{createRequire as e}from"module"
var t={42613:(t=>{t.exports=e(import.meta.url)("assert")}),20181:(t=>{t.exports=e(import.meta.url)("buffer")}),35317:(t=>{t.exports=e(import.meta.url)("child_process")}),76982:(t=>{t.exports=e(import.meta.url)("crypto")}),24434:(t=>{t.exports=e(import.meta.url)("events")}),79896:(t=>{t.exports=e(import.meta.url)("fs")}),58611:(t=>{t.exports=e(import.meta.url)("http")}),65692:(t=>{t.exports=e(import.meta.url)("https")}),69278:(t=>{t.exports=e(import.meta.url)("net")}),34589:(t=>{t.exports=e(import.meta.url)("node:assert")}),16698:(t=>{t.exports=e(import.meta.url)("node:async_hooks")}),4573:(t=>{t.exports=e(import.meta.url)("node:buffer")}),31421:(t=>{t.exports=e(import.meta.url)("node:child_process")}),37540:(t=>{t.exports=e(import.meta.url)("node:console")}),77598:(t=>{t.exports=e(import.meta.url)("node:crypto")}),53053:(t=>{t.exports=e(import.meta.url)("node:diagnostics_channel")}),40610:(t=>{t.exports=e(import.meta.url)("node:dns")}),71553:(t=>{t.exports=e(import.meta.url)("node:dns/promises")}),78474:(t=>{t.exports=e(import.meta.url)("node:events")}),73024:(t=>{t.exports=e(import.meta.url)("node:fs")}),51455:(t=>{t.exports=e(import.meta.url)("node:fs/promises")}),37067:(t=>{t.exports=e(import.meta.url)("node:http")}),32467:(t=>{t.exports=e(import.meta.url)("node:http2")}),44708:(t=>{t.exports=e(import.meta.url)("node:https")}),77030:(t=>{t.exports=e(import.meta.url)("node:net")}),48161:(t=>{t.exports=e(import.meta.url)("node:os")}),76760:(t=>{t.exports=e(import.meta.url)("node:path")}),58152:(t=>{t.exports=e(import.meta.url)("node:path/win32")}),643:(t=>{t.exports=e(import.meta.url)("node:perf_hooks")}),1708:(t=>{t.exports=e(import.meta.url)("node:process")}),41792:(t=>{t.exports=e(import.meta.url)("node:querystring")}),80481:(t=>{t.exports=e(import.meta.url)("node:readline")}),57075:(t=>{t.exports=e(import.meta.url)("node:stream")}),38321:(t=>{t.exports=e(import.meta.url)("node:stream/consumers")}),46466:(t=>{t.exports=e(import.meta.url)("node:stream/promises")}),46193:(t=>{t.exports=e(import.meta.url)("node:string_decoder")}),58500:(t=>{t.exports=e(import.meta.url)("node:timers/promises")}),41692:(t=>{t.exports=e(import.meta.url)("node:tls")}),7066:(t=>{t.exports=e(import.meta.url)("node:tty")}),73136:(t=>{t.exports=e(import.meta.url)("node:url")}),57975:(t=>{t.exports=e(import.meta.url)("node:util")}),73429:(t=>{t.exports=e(import.meta.url)("node:util/types")}),78877:(t=>{t.exports=e(import.meta.url)("node:v8")}),30714:(t=>{t.exports=e(import.meta.url)("node:vm")}),75919:(t=>{t.exports=e(import.meta.url)("node:worker_threads")}),38522:(t=>{t.exports=e(import.meta.url)("node:zlib")}),70857:(t=>{t.exports=e(import.meta.url)("os")}),16928:(t=>{t.exports=e(import.meta.url)("path")}),932:(t=>{t.exports=e(import.meta.url)("process")}),13193:(t=>{t.exports=e(import.meta.url)("string_decoder")}),53557:(t=>{t.exports=e(import.meta.url)("timers")}),64756:(t=>{t.exports=e(import.meta.url)("tls")}),52018:(t=>{t.exports=e(import.meta.url)("tty")}),39023:(t=>{t.exports=e(import.meta.url)("util")}),80790:((e,t,n)=>{n.d(t,{e:()=>run})
var r=n(98625)
var s=n(98664)
var o=n(88135)
var i=n(15320)
var a=n(26119)
async function run(e){const{hasStepRun:t,...r}=(0,i.rh)(e.env)
const o={world:e,settings:a.wB.ofJob(e.env),writePage:writePage}
if(t){const e=r.handBack??r.openComment??r.openLease??r.openOthers??r.openPage
return e?(await Promise.all([n.e(8942),n.e(1267),n.e(7031),n.e(4724),n.e(2664),n.e(2499),n.e(6285),n.e(8187),n.e(9812),n.e(598),n.e(6110),n.e(7052),n.e(8252),n.e(1031),n.e(8293),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(7208),n.e(4113),n.e(2384),n.e(4564),n.e(6617),n.e(6517)]).then(n.bind(n,6517))).post(o,r):0}(0,i.fg)(e.env)
e.broken.addEventListener("abort",()=>void print(o,(0,s.ec)(e.broken.reason)))
try{return await start(o)}catch(e){return fail(o,(0,s.ec)(e))}}async function start(e){const{world:t,settings:s}=e
const{env:i}=t
if(s.isSweep){await warnEarly(t)
return(await Promise.all([n.e(8942),n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(6285),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(7052),n.e(8252),n.e(1031),n.e(8293),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(7208),n.e(4113),n.e(2384),n.e(8829),n.e(6617),n.e(4684),n.e(8877),n.e(3948)]).then(n.bind(n,93948))).sweep(e)}const a=(0,r.zh)({eventName:i.GITHUB_EVENT_NAME??"",path:i.GITHUB_EVENT_PATH})
const c=(0,r.r8)(a,{phrases:s.phrases,prompt:s.ownPrompt})
if(c!==void 0)return skip(e,c)
const{trigger:u,reread:l}=await readTrigger(e,a)
if(u.status==="ignored"){const{unheard:t,why:r}=u
if(t)await(await Promise.all([n.e(8942),n.e(1267),n.e(6285),n.e(8187),n.e(9812),n.e(598),n.e(7052),n.e(2384),n.e(2888)]).then(n.bind(n,12384))).tellUnheard(e,t)
return skip(e,r)}(0,o.yQ)()
await warnEarly(t)
return(await Promise.all([n.e(8942),n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(6285),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(7052),n.e(1031),n.e(8293),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(7208),n.e(4113),n.e(2384),n.e(8829),n.e(6617),n.e(4684),n.e(8877)]).then(n.bind(n,1258))).answer(e,u,l)}async function readTrigger({world:e,settings:t},r){const[{parseWebhook:s,withText:o},{triggerOf:i},{triggerSettings:a}]=await Promise.all([Promise.all([n.e(8942),n.e(583)]).then(n.bind(n,583)),Promise.all([n.e(8942),n.e(7031),n.e(2664),n.e(6110),n.e(8293),n.e(6409),n.e(1207)]).then(n.bind(n,21207)),Promise.all([n.e(8942),n.e(6285),n.e(5444)]).then(n.bind(n,75444))])
const[c,u]=[s(r),a(t,e.env)]
return{trigger:i(c,u),reread:e=>i(o(c,e),u)}}const writePage=async(...e)=>(await Promise.all([n.e(8942),n.e(8815),n.e(311),n.e(4190),n.e(8187),n.e(598),n.e(9348),n.e(5017),n.e(934),n.e(8900),n.e(8036)]).then(n.bind(n,55197))).writePage(...e)
async function warnEarly({env:e}){(await n.e(5018).then(n.bind(n,25018))).warnOfLoadedCode(e)}async function skip({world:{env:e},settings:t},r){if(t.isMisspelt){const[{readInputsWithoutModel:e},{withFeatures:r}]=await Promise.all([Promise.all([n.e(8942),n.e(6285),n.e(7052),n.e(1031)]).then(n.bind(n,81031)),Promise.all([n.e(8942),n.e(6285),n.e(7052),n.e(1031),n.e(8175)]).then(n.bind(n,58175))])
e(r(t))}(0,i.Kn)(e,{outcome:"skipped",reason:r})
return 0}async function fail(e,t){const{env:r}=e.world
const[s,{hidePaths:o},{writeFaultSummary:a}]=await Promise.all([print(e,t),n.e(5298).then(n.bind(n,25298)),Promise.all([n.e(8942),n.e(7031),n.e(6285),n.e(8187),n.e(598),n.e(6110),n.e(6009),n.e(4775)]).then(n.bind(n,61115))])
await a(r,t,e=>s(o(r)(e)));(0,i.Kn)(r,{outcome:"failed",reason:s(o(r)(t.headline))})
return 1}async function print({world:{env:e},settings:t},r){const[{redactor:s},{printFault:o},{secretInputs:i}]=await Promise.all([n.e(1977).then(n.bind(n,51977)),Promise.all([n.e(8942),n.e(6285),n.e(8187),n.e(598),n.e(2866)]).then(n.bind(n,57974)),Promise.all([n.e(8942),n.e(6285),n.e(7052)]).then(n.bind(n,7052))])
const a=s(i(t))
o(r,a,e)
return a}}),30217:((e,t,n)=>{n.d(t,{Q:()=>notFolder,y:()=>commandFault})
var r=n(73024)
var s=n(48161)
var o=n(76760)
var i=n(98664)
var a=n(54668)
function commandFault(e){const t=(0,i.ec)(e)
const n=(0,a.xU)(e)??codeInWords(e)
if(t.code!=="machine")return withHint(t,n)
const r=(0,a.cZ)(e).find(isAboutPath)
if(r)return pathFault(r,e)
const s=e instanceof i.vC?e.headline:"It cannot continue."
if(n===void 0)return new i.vC("machine",s,{quote:t.quote,hint:t.hint,cause:e})
return new i.vC("machine",s,{quote:`The reason: ${(0,a.uc)(n)}.`,hint:hintFor(n),cause:e})}function codeInWords(e){for(const{message:t}of(0,a.cZ)(e)){const e=(0,a._g)(t)?.code
if(e!==void 0)return e}return}function withHint(e,t){if(e.hint!==void 0||t===void 0)return e
const n=`It cannot continue: ${(0,a.uc)(t)}.`
return new i.vC(e.code,n,{quote:e.message,hint:hintFor(t),cause:e})}function isAboutPath(e){const{code:t,path:n,syscall:r}=e
return typeof t==="string"&&typeof n==="string"&&!r?.startsWith("spawn")}function pathFault(e,t){const n=e.syscall==="mkdtemp"
const r=n?(0,o.dirname)(e.path):e.path
const s=(0,a.xU)(e)??e.code
const d=n&&!u.includes(s)?l:void 0
const p=c.includes(s)?kindOf(r,s,n):void 0
if(p)return new i.vC("config",p.sentence,{hint:d??p.hint,cause:t})
const h=`${r} could not be used: ${(0,a.uc)(s)}.`
return new i.vC("config",h,{hint:d??hintFor(s),cause:t})}const c=["ENOENT","ENOTDIR","EISDIR","EEXIST","ENXIO"]
function kindOf(e,t,n){if(t==="EISDIR")return{sentence:`${e} is a folder, not a file.`,hint:"Name a file."}
if(t==="ENXIO")return{sentence:`${e} is a pipe that nobody reads, or a socket.`,hint:"Name a file."}
const r=obstacleAt(e)
if(r!==void 0)return{sentence:r,hint:"Name another path."}
if(t!=="ENOENT")return
const s=(0,o.dirname)(e)
if(found(s)===void 0)return{sentence:`There is no folder ${s}.`,hint:"Make it, or name another."}
if(found(e)===void 0){const t=n?"folder ":""
return{sentence:`There is no ${t}${e}.`,hint:"Check the name, or name another path."}}return{sentence:`Nothing can be made in ${e}.`,hint:"Name another folder."}}function obstacleAt(e){const t=found(e)
if(t?.isDirectory())return
if(t)return`${e} is ${t.isFile()?"a file":"a pipe, a socket or a device"}, not a folder.`
if(found(e,r.lstatSync))return`${e} is a link that leads nowhere.`
return(0,o.dirname)(e)===e?void 0:obstacleAt((0,o.dirname)(e))}function notFolder(e){return obstacleAt(e)??`There is no folder ${e}.`}function found(e,t=r.statSync){try{return t(e,{throwIfNoEntry:!1})}catch{return}}const u=["ENOSPC","EDQUOT"]
const l="Set TMPDIR, or RUNNER_TEMP where it is set, to a folder that you may write to."
const d="Name a path that you may use, or change its permissions."
const p={EROFS:"Name a folder that can be written, or set TMPDIR to one.",EACCES:d,EPERM:d,EMFILE:"Raise the limit of open files (`ulimit -n`), and try again.",ENFILE:"End other programs, and try again.",ELOOP:"Remove the link, or name another path.",ENAMETOOLONG:"Name a shorter path.",EIO:"Check the disk, or name a path on another one.",ETIMEDOUT:"Try again, and check the network and the disks if it happens again."}
function hintFor(e){if(u.includes(e))return`Free some space there and in ${(0,s.tmpdir)()}, or set TMPDIR to a folder on another disk.`
return p[e]??"Try again, or name another path."}}),98625:((e,t,n)=>{n.d(t,{Ep:()=>isParsed,Mk:()=>escaped,Qy:()=>isAnswered,Td:()=>whyNever,Vb:()=>nameOf,qj:()=>actionOf,r8:()=>whySkipped,zh:()=>readEventFile})
var r=n(73024)
var s=n(98664)
function readEventFile({eventName:e,path:t}){if(e==="")throw notInActions("GITHUB_EVENT_NAME is not set.")
return{eventName:e,payload:parseJson(readPayload(t))}}function readPayload(e){if(!e)throw notInActions("GITHUB_EVENT_PATH is not set.")
try{return(0,r.readFileSync)(e,"utf8")}catch(e){throw notInActions("The file at GITHUB_EVENT_PATH cannot be read.",e)}}function parseJson(e){try{return JSON.parse(e)}catch(e){throw notInActions("The file at GITHUB_EVENT_PATH is not JSON.",e)}}function notInActions(e,t){return new s.vC("config",e,{hint:"GitHub Actions sets GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. To try the action on your machine, run `node dist/index.js rehearse`.",cause:t})}const o={issue_comment:["created"],pull_request_review_comment:["created"],pull_request_review:["submitted"],issues:["opened","edited","assigned","labeled"],pull_request:["opened","reopened","ready_for_review","synchronize","labeled","review_requested"],pull_request_target:["opened","reopened","ready_for_review","synchronize","labeled","review_requested"],discussion:["created"],discussion_comment:["created"],workflow_run:["completed"],push:"any",workflow_dispatch:"any",repository_dispatch:"any",schedule:"any"}
function isParsed(e){return Object.hasOwn(o,e)}function isAnswered(e,t){const n=isParsed(e)?o[e]:"any"
return n==="any"||t!==void 0&&n.includes(t)}const i=/_comment$|^pull_request_review$|^workflow_run$/
function whyNever(e,t){if(e==="merge_group")return a
const n=i.test(e)||t==="edited"
return n?`${nameOf(e,t)} starts no run, because only new texts and failed runs do`:void 0}const a='"merge_group" starts no run, because a merge queue tests commits that nobody may add to: remove it from `on`, or keep it if this job is a required check'
function nameOf(e,t){return t===void 0?`"${e}"`:`"${e}" ${t}`}function actionOf(e){const t=fieldOf(e,"action")
return typeof t==="string"?t:void 0}function fieldOf(e,t){return typeof e==="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}const c={issue_comment:"comment",pull_request_review_comment:"comment",pull_request_review:"review",discussion_comment:"comment"}
function whySkipped({eventName:e,payload:t},{phrases:n,prompt:r}){const s=actionOf(t)
if(e==="merge_group")return a
if(!isAnswered(e,s)){const t=whyNever(e,s)
return t??(r?void 0:`${nameOf(e,s)} starts a run only with a prompt`)}const o=Object.hasOwn(c,e)?c[e]:void 0
if(o===void 0||n.length===0)return
const i=fieldOf(fieldOf(t,o),"body")
if(typeof i!=="string"||n.some(e=>mayCall(i,e)))return
return`the ${o} does not mention ${n.join(" or ")}`}function mayCall(e,t){return new RegExp(escaped(t),"iu").test(e)}function escaped(e){return e.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g,"\\$&")}}),98664:((e,t,n)=>{n.d(t,{Fp:()=>Mistake,HB:()=>unreachable,MG:()=>machineFault,TJ:()=>archivedFault,Ts:()=>i,ec:()=>toFault,tp:()=>saysArchived,vC:()=>Fault})
var r=n(97101)
var s=n(54668)
var o=n(94869)
class Fault extends Error{code
headline
quote
list
hint
reason
isLasting
constructor(e,t,{hint:n,quote:r,list:s=[],reason:i,isLasting:a,cause:c}={}){super(r===void 0&&s.length===0?t:(0,o.hC)(t,...s,r),{cause:c})
this.name="Fault"
this.code=e
this.headline=t
this.quote=r
this.list=s
this.hint=n
this.reason=i
this.isLasting=a??(e==="config"||e==="denied")}}class Mistake extends Error{constructor(e,t){super(e,t)
this.name="Mistake"}}function unreachable(e){throw new Fault("bug",`Unexpected value ${JSON.stringify(e)}.`)}function toFault(e){if(e instanceof Fault)return machineCause(e)??e
const t=(0,s.LE)(e)
if(t)return machineFault(t,e)
const n=e instanceof Error?e.message:String(e)
return new Fault("bug",`Unexpected error: ${(0,r.fx)(n)}`,{hint:"This is a defect of Deckhand. Please report it with the log of this run.",cause:e})}function machineCause(e){if(["machine","cancelled","withdrawn"].includes(e.code))return
const t=(0,s.cZ)(e).find(e=>e instanceof Fault&&e.code==="machine")
if(t instanceof Fault)return new Fault("machine",t.headline,{...t,quote:e.headline,cause:e})
const n=(0,s.jq)(e)
return n&&machineFault(n,e,e.headline)}function machineFault({headline:e,hint:t,isLasting:n},r,s){return new Fault("machine",e,{hint:t,isLasting:n,cause:r,quote:s})}const i={headline:"The repository is archived, so GitHub refuses every change to it.",hint:"Unarchive it in its settings, or work in another repository."}
function saysArchived(e){return/\brepository (?:was|is|has been) archived\b/i.test(e)}function archivedFault(e){if(!(0,s.cZ)(e).some(({message:e})=>saysArchived(e)))return
return new Fault(toFault(e).code,i.headline,{hint:i.hint,isLasting:!0,cause:e})}}),97101:((e,t,n)=>{n.d(t,{_B:()=>pathRedactor,fx:()=>withoutPaths,pM:()=>o})
var r=n(94869)
const s=/(?<![\w:/.…~@-])(?:\/[^\s/'"`()<>[\]{},;:|*]+){2,}\/*/g
function withoutPaths(e){return e.replaceAll(s,lastName)}function lastName(e){const t=/\/([.!?]+)\/*$/.exec(e)?.[1]??""
const n=e.split("/").filter(Boolean)
if(t!=="")n.pop()
const r=n.length===2&&["home","Users"].includes(n[0]??"")
return`${r?"a home folder":`…/${n.at(-1)??""}`}${t}`}const o="/tmp/deckhand-work-"
const i="tmp home root var opt mnt srv media run github __w __e __t Users private".split(" ").join("|")
const a=new RegExp(String.raw`(?<![\w:/.…~@-])/(?:${i})(?:/[^\s/'"\`()<>[\]{},;:|*]+)+/*`,"g")
function pathRedactor({workspace:e,places:t}){const n=isDeep(e)?[relativeTo((0,r.Mx)(e,"/"))]:[]
const s=t.filter(([e])=>isDeep(e)).map(([e,t])=>namedBy((0,r.Mx)(e,"/"),t))
const usual=e=>e.replaceAll(a,e=>e.startsWith(o)?e:lastName(e))
return e=>[...n,...s,usual].reduce((e,t)=>t(e),e)}function isDeep(e){return e.split("/").filter(Boolean).length>1}function relativeTo(e){const t=placePattern(e)
const shorten=t=>(0,r.Mx)(t.slice(e.length).replace(/^\/+/,""),"/")
return e=>e.replaceAll(t,e=>shorten(e)||"the workspace")}function namedBy(e,t){const n=placePattern(e)
return s=>s.replaceAll(n,n=>(0,r.Mx)(n,"/")===e?t:lastName(n))}function placePattern(e){const t=e.replaceAll(/[\\^$.*+?()[\]{}|]/g,"\\$&")
return new RegExp(String.raw`(?<![\w/.…-])${t}(?![\w.-])(?:/[^\s/'"\`()<>[\]{},;:|*]+)*/*`,"g")}}),54668:((e,t,n)=>{n.d(t,{LE:()=>systemTrouble,WY:()=>isWithoutRoom,_g:()=>troubleInWords,cZ:()=>causesOf,jq:()=>shortageIn,uc:()=>systemReason,xU:()=>systemCode})
const r="The log of this run names the path."
const s={reason:"permission denied",headline:"The user of this runner has no right to use a file or folder that this run needs.",hint:`Give that user the right to read and write the workspace and the runner's temporary folder: a step before this one, such as a container that works as root, may have changed the owner. ${r}`,isLasting:!0}
const o={reason:"too many files are open",headline:"Too many files are open on this runner.",hint:"Run it again. If it persists, raise the limit of open files (`ulimit -n`) on the runner, or let fewer jobs share it.",isLasting:!1}
const i="Run it again. If it persists, use a larger runner, or let fewer jobs share it."
const a={headline:"A file, a folder or a program that this run needs is not there, or is of another kind.",hint:`Run it again, and let no other step or job change the workspace and the runner's temporary folder meanwhile. ${r}`,isLasting:!1}
const c={reason:"the network failed",headline:"A network connection of this runner failed.",hint:"Run it again. If it persists, check the network and the proxy of the runner.",isLasting:!1}
const u={ENOSPC:{reason:"the disk is full",headline:"The disk of this runner is full.",hint:"Free disk space in a step before this one, or use a larger runner. Then mention me with `continue`.",isLasting:!0,words:/No space left on device/},EDQUOT:{reason:"the disk quota is used up",headline:"The disk quota of this runner's user is used up.",hint:"Free disk space in a step before this one, or raise the quota. Then mention me with `continue`.",isLasting:!0,words:/Disk quota exceeded/},EROFS:{reason:"the file system is read-only",headline:"A file system of this runner that this run has to write is read-only.",hint:`Make the workspace and the runner's temporary folder writable, for example in the \`volumes\` of the job's container. Then mention me with \`continue\`. ${r}`,isLasting:!0,words:/Read-only file system/},EACCES:{...s,words:/Permission denied(?! \()/},EPERM:{...s,words:/Operation not permitted/},EMFILE:{...o,words:/Too many open files(?! in system)/},ENFILE:{...o,words:/Too many open files in system/},EIO:{reason:"the disk reported an error",headline:"A disk of this runner reported an error.",hint:`Run it again on another runner, and check the disk of this one. ${r}`,isLasting:!1,words:/Input\/output error/},ENAMETOOLONG:{reason:"the name is too long",headline:"A path is too long for the file system of this runner.",hint:`Shorten the names of folders and files, or use a runner whose work folder has a shorter path. ${r}`,isLasting:!0,words:/File name too long/},ELOOP:{reason:"too many levels of symbolic links",headline:"Symbolic links on this runner lead in a circle, or through too many others.",hint:`Remove the link. ${r}`,isLasting:!0,words:/Too many levels of symbolic links/},ETIMEDOUT:{reason:"it did not answer in time",headline:"The network or a disk of this runner did not answer in time.",hint:"Run it again. If it persists, check the network and the disks of the runner.",isLasting:!1},EAGAIN:{reason:"the system has no more processes or memory for it",headline:"This runner has no more processes or memory for this run.",hint:"Run it again. If it persists, raise the limit of processes (`ulimit -u`) on the runner, or use a larger one.",isLasting:!1,words:/Resource temporarily unavailable/},ENOMEM:{reason:"there is not enough memory",headline:"This runner has not enough memory for this run.",hint:i,isLasting:!1,words:/Cannot allocate memory/},ENOENT:{...a,reason:"no such file or directory"},ENOTDIR:{...a,reason:"a part of the path is a file, not a directory"},EISDIR:{...a,reason:"it is a directory"},ECONNREFUSED:c,ECONNRESET:c,ECONNABORTED:c,EPIPE:c,ENOTFOUND:c,EAI_AGAIN:c,EHOSTUNREACH:c,ENETUNREACH:c,EADDRNOTAVAIL:c}
const l={reason:"the system refused",hint:`Run it again. If it persists, report it with the log of this run. ${r}`,isLasting:!1}
function systemReason(e){return`${(u[e]??l).reason} (${e})`}function systemTrouble(e){const t=systemCode(e)
return t===void 0?void 0:troubleOf(t)}const d=["ENOSPC","EDQUOT","EROFS","EMFILE","ENFILE","EIO","EAGAIN","ENOMEM"]
function shortageIn(e){const t=systemCode(e)
return t!==void 0&&d.includes(t)?troubleOf(t):void 0}const p=["ENOSPC","EDQUOT","EROFS"]
function isWithoutRoom(e){const t=causesOf(e).map(e=>ownCode(e)??wordedCode(withoutRemote(e.message.slice(0,m))))
return t.some(e=>e!==void 0&&p.includes(e))}function troubleInWords(e){const t=wordedCode(withoutRemote(e))
return t===void 0?void 0:troubleOf(t)}function withoutRemote(e){return e.replaceAll(/^remote: .*$/gm,"")}function wordedCode(e){return Object.entries(u).find(([,{words:t}])=>t?.test(e))?.[0]}function troubleOf(e){const{headline:t,hint:n,isLasting:r}=u[e]??{...l,headline:`The system of this runner refused an operation (${e}).`}
return{code:e,headline:t,hint:n,isLasting:r}}function systemCode(e){for(const t of causesOf(e)){const e=ownCode(t)
if(e!==void 0)return e}return}const h=10
function causesOf(e){const t=[]
const n=[e]
while(n.length>0&&t.length<h){const e=n.shift()
if(!(e instanceof Error))continue
t.push(e)
n.push(e.cause,...e instanceof AggregateError?e.errors.slice(0,h):[])}return t}function ownCode(e){const{code:t,syscall:n}=e
if(typeof t==="string"&&t!=="")return t in u||typeof n==="string"?t:void 0
if(typeof n==="string")return wordedCode(e.message)??"EUNKNOWN"
const r=e.message.slice(0,m).replace(/^Error: /,"").trim().split(" ")
const s=r[0]==="spawn"?r.at(-1):/^(E[A-Z0-9_]+):$/.exec(r[0]??"")?.[1]
return s!==void 0&&s in u?s:void 0}const m=5e3}),94869:((e,t,n)=>{n.d(t,{GH:()=>startOf,Lt:()=>fenceFor,Mx:()=>withoutEnd,SS:()=>codeSpan,TN:()=>oneLine,U9:()=>count,cT:()=>joinLines,cZ:()=>isSameText,e9:()=>clipMiddle,f6:()=>withoutStop,hC:()=>sentences,lP:()=>sizeText,od:()=>commaList,pA:()=>nearest,pJ:()=>endOf,vP:()=>figure,yR:()=>slug})
function startOf(e,t){const n=Math.max(0,t)
return e.slice(0,isInside(e,n)?n-1:n)}function endOf(e,t){const n=Math.max(0,e.length-Math.max(0,t))
return e.slice(isInside(e,n)?n+1:n)}function isInside(e,t){return t>0&&(e.codePointAt(t-1)??0)>65535}function oneLine(e,t){const n=e.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g," ").trim()
return n.length<=t?n:`${startOf(n,t-1)}…`}function withoutEnd(e,t){let n=e.length
while(n>0&&t.includes(e.charAt(n-1)))n-=1
return e.slice(0,n)}function joinLines(e){return e.replaceAll(/\s+/g,e=>e.includes("\n")?" ":e)}const r=new Map("ß ss,æ ae,œ oe,ø o,đ d,ð d,þ th,ł l,ħ h,ı i,ŋ n,ŧ t".split(",").map(e=>{const[t="",n=""]=e.split(" ")
return[t,n]}))
function slug(e,t){const n=e.toLowerCase().replaceAll(/[^\0-\u007f]/gu,e=>r.get(e)??e).normalize("NFKD").replaceAll(/\p{M}/gu,"").toLowerCase().match(/[a-z0-9]+/g)??[]
return n.join("-").slice(0,t).replace(/-+$/,"")}function count(e,t){return`${figure(e)} ${t}${e===1?"":"s"}`}function figure(e){return e.toLocaleString("en-US")}const s=["kB","MB","GB","TB"]
function sizeText(e){const t=Math.ceil(e/1024)
if(t<1e3)return`${t} kB`
let[n,r]=[e/1024**2,1]
for(;n>=999.5&&r<s.length-1;r+=1)n/=1024
return`${n<10?Number(n.toFixed(1)):Math.round(n)} ${s[r]}`}function sentences(...e){const t=e.map(e=>e?.trim()??"").filter(e=>e!=="")
return t.map(e=>/[.!?…:]["'`)\]*]*$/.test(e)?e:`${e}.`).join(" ")}function nearest(e,t){const plain=e=>e.toLowerCase().replaceAll(/[-_\s]/g,"")
const n=plain(e)
const distanceTo=e=>{const t=plain(e)!==n&&plain(e).startsWith(n)
if(t)return.5
const r=plain(e).length!==n.length
return editDistance(n,plain(e))+(r?.1:0)}
const[r]=t.map(e=>({name:e,distance:distanceTo(e)})).sort((e,t)=>e.distance-t.distance)
const s=Math.max(1,Math.ceil(n.length/3))
return r&&n.length>1&&Math.floor(r.distance)<=s?r.name:void 0}function editDistance(e,t){let n=[]
let r=Array.from({length:t.length+1},(e,t)=>t);[...e].forEach((s,o)=>{const i=[o+1];[...t].forEach((a,c)=>{const u=(r[c]??0)+(s===a?0:1)
const l=c>0&&s===t[c-1]&&a===e[o-1]
const d=l?(n[c-1]??0)+1:u
i.push(Math.min(u,d,(r[c+1]??0)+1,(i[c]??0)+1))});[n,r]=[r,i]})
return r[t.length]??0}function commaList(e){return e.split(",").map(e=>e.trim()).filter(e=>e!=="")}function isSameText(e,t){const normal=e=>e.replaceAll("\r\n","\n").trim()
return normal(e)===normal(t)}function clipMiddle(e,t,n){if(e.length<=t)return e
const r=Math.max(0,t-n.length-2)
return`${startOf(e,Math.ceil(r/2))}\n${n}\n${endOf(e,Math.floor(r/2))}`}function codeSpan(e){const t=longestRun(e)
const n="`".repeat(t+1)
const r=t>0||e.startsWith(" ")&&e.endsWith(" ")&&e.trim()!==""?" ":""
return`${n}${r}${e}${r}${n}`}function fenceFor(e){return"`".repeat(Math.max(3,longestRun(e)+1))}function longestRun(e){let t=0
for(const[n]of e.matchAll(/`+/g))t=Math.max(t,n.length)
return t}function withoutStop(e){return e.trimEnd().replace(/(?<![.\s])\.$/,"")}}),38012:((e,t,n)=>{n.d(t,{D:()=>filesBelow,Y:()=>pathsBelow})
var r=n(73024)
var s=n(76760)
function pathsBelow(e){const t=entryAt(e)
if(t?.isDirectory()!==!0)return t?[e]:[]
return[e,...(0,r.readdirSync)(e).flatMap(t=>pathsBelow((0,s.join)(e,t)))]}function filesBelow(e){return pathsBelow(e).filter(e=>entryAt(e)?.isFile()===!0)}function entryAt(e){try{return(0,r.lstatSync)(e,{throwIfNoEntry:!1})}catch(e){if(e.code==="ENOTDIR")return
throw e}}}),59479:((e,t,n)=>{n.a(e,async(e,t)=>{try{n(39579)
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(58500)
var a=n(78877)
var c=n(30714)
var u=n(80790)
var l=n(30217)
var d=n(98664)
var p=n(54668)
var h=n(94869)
var m=n(88135)
const f=["rehearse","doctor","show","export","diagnose","replay","gc","help","version"]
const _=["--help","-h","help"]
const w=["--version","-v","version"]
const g="capture-work"
const v=["--max-old-space-size=256"]
const y=3e3
const k=16*1024*1024
const b=6e5
process.exitCode=await main(process.argv.slice(2)).catch(sayFault)
async function main(e){const t=takeEnvironment()
const[r]=e
if(r===g)return(await Promise.all([n.e(4724),n.e(9288),n.e(3364),n.e(2378)]).then(n.bind(n,4125))).captureProgram()
if(r!==void 0)watchOutput()
if(r==="rehearse")return rehearse(e.slice(1),t,cancelSignals().signal)
if(r==="doctor")return examine(e.slice(1),t)
if(r==="gc")return collect(e.slice(1),t)
if(r==="replay")return replayLog(e.slice(1),t)
if(r==="show"||r==="export"||r==="diagnose")return show(r,e.slice(1),t)
if(r!==void 0&&_.includes(r))return print((0,m.J1)("usage"))
if(r!==void 0&&w.includes(r))return print(`deckhand ${version()}`)
if(r!==void 0){const e=(0,h.pA)(r,f)
const t=e===void 0?"":`. Did you mean ${e}?`
process.stderr.write(`There is no command ${JSON.stringify(r)}${t} (see deckhand --help)\n`)
return 2}for(const e of[process.stdout,process.stderr])e.on("error",()=>{})
keepYoungGenerationSmall()
process.exit(await(0,u.e)(makeWorld(t,brokenSignal())))}function keepYoungGenerationSmall(){(0,a.setFlagsFromString)("--semi-space-growth-factor=1")}function sayFault(e){const t=(0,l.y)(e)
if(t.code==="bug"&&t!==e)throw e
process.stderr.write(`${(0,h.hC)(t.message,t.hint)}\n`)
return 1}function watchOutput(){process.stderr.on("error",()=>{})
process.stdout.on("error",e=>{if((0,p.xU)(e)==="EPIPE")return
sayFault(e)
process.once("exit",()=>{process.exitCode=1})})}function print(e){process.stdout.write(`${e}\n`)
return 0}function version(){const e=(0,o.join)(import.meta.dirname,"..","package.json")
if(!(0,s.existsSync)(e))throw(0,m.Yp)(e)
const{version:t}=JSON.parse((0,s.readFileSync)(e,"utf8"))
return t}function takeEnvironment(){const e={...process.env}
delete process.env.DEBUG
return e}async function examine(e,t){const{doctor:r}=await Promise.all([n.e(8942),n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(2664),n.e(6285),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(7052),n.e(1031),n.e(8293),n.e(3255),n.e(1083),n.e(7509),n.e(7045),n.e(2968),n.e(5023)]).then(n.bind(n,19005))
const stdout=e=>process.stdout.write(e)
return r({argv:e,env:t,world:makeWorld(t),stdout:stdout,stderr:e=>process.stderr.write(e)})}async function replayLog(e,t){const{replay:r}=await Promise.all([n.e(8942),n.e(8815),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(6285),n.e(8187),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(7052),n.e(1031),n.e(8293),n.e(3255),n.e(934),n.e(1083),n.e(7509),n.e(622),n.e(9588),n.e(7045),n.e(5658)]).then(n.bind(n,76863))
const stdout=e=>process.stdout.write(e)
const stderr=e=>process.stderr.write(e)
return r({argv:e,folder:process.cwd(),world:makeWorld(t),stdout:stdout,stderr:stderr})}async function collect(e,t){const{gc:r}=await Promise.all([n.e(8942),n.e(1267),n.e(4724),n.e(9812),n.e(8871),n.e(7054),n.e(9622)]).then(n.bind(n,67539))
const stdout=e=>process.stdout.write(e)
return r({argv:e,env:t,now:new Date,stdout:stdout,stderr:e=>process.stderr.write(e)})}async function show(e,t,r){const{show:s}=await Promise.all([n.e(8942),n.e(8815),n.e(1267),n.e(311),n.e(4724),n.e(2499),n.e(4190),n.e(6285),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(5017),n.e(7052),n.e(1031),n.e(3255),n.e(8871),n.e(1176),n.e(934),n.e(8900),n.e(7054),n.e(1158)]).then(n.bind(n,91265))
const stdout=e=>process.stdout.write(e)
return s({command:e,argv:t,env:r,folder:process.cwd(),stdout:stdout,stderr:e=>process.stderr.write(e)})}function makeWorld(e,t=(new AbortController).signal){const{signal:n,late:s}=cancelSignals()
return Object.freeze({env:e,captureCommand:[process.execPath,...v,import.meta.filename,g],started:process.argv[1]??import.meta.filename,scripts:import.meta.dirname,node:process.execPath,fetch:globalThis.fetch,now:()=>new Date,clock:()=>performance.now(),sleep:(e,t)=>(0,i.setTimeout)(e,void 0,{signal:t}),newId:()=>(0,r.randomUUID)(),random:()=>Math.random(),saveMemory:memorySaver(),signal:n,late:s,broken:t})}function memorySaver(){let e=Number.POSITIVE_INFINITY
let t
const collectIfMuch=()=>{const n=heldBytes()
e=Math.min(e,n)
if(n-e<k)return
t??=collector()
t()
e=heldBytes()}
return()=>void setImmediate(collectIfMuch)}function heldBytes(){const{used_heap_size:e,external_memory:t}=(0,a.getHeapStatistics)()
return e+t}function collector(){(0,a.setFlagsFromString)("--expose-gc")
return(0,c.runInNewContext)("gc")}function cancelSignals(){const[e,t]=[new AbortController,new AbortController]
const n=new d.vC("cancelled","The run was cancelled.")
const cancel=()=>{e.abort(n)
globalThis.setTimeout(()=>t.abort(n),y).unref()}
process.on("SIGINT",cancel)
process.on("SIGTERM",cancel)
return{signal:e.signal,late:t.signal}}function brokenSignal(){const e=new AbortController
process.on("uncaughtException",t=>{if(e.signal.aborted)return
e.abort((0,d.ec)(t));(0,i.setTimeout)(b,void 0,{ref:!1}).then(()=>process.exit(1))})
return e.signal}async function rehearse(e,t,r){const[{rehearse:s},{openStage:o}]=await Promise.all([Promise.all([n.e(8942),n.e(8815),n.e(311),n.e(4190),n.e(6285),n.e(8187),n.e(598),n.e(9348),n.e(5017),n.e(7052),n.e(1031),n.e(934),n.e(8900),n.e(7045),n.e(2553)]).then(n.bind(n,89624)),Promise.all([n.e(8942),n.e(2499),n.e(9229)]).then(n.bind(n,49229))])
return s({argv:e,env:t,stdout:e=>process.stdout.write(e),stderr:e=>process.stderr.write(e),isTty:process.stdout.isTTY,bundle:process.argv[1]??"",openStage:o,signal:r})}t()}catch(P){t(P)}},1)}),39579:((e,t,n)=>{var r=n(73024)
const s=22
if(Number.parseInt(process.versions.node,10)<s){const e=`Deckhand needs Node 24, and this is Node ${process.versions.node}.`
const t="A current GitHub runner includes Node 24 for `runs.using: node24` in action.yml: update the runner. Other runners (act, Gitea) take the Node in their PATH: put Node 24 there. In a checkout, `npm ci` brings its own: `npm run rehearse` uses it, and so does `npx node dist/index.js` with any command."
if(process.env.GITHUB_OUTPUT)(0,r.appendFileSync)(process.env.GITHUB_OUTPUT,`outcome=failed\nreason=${e}\n`)
if(process.env.GITHUB_EVENT_NAME)console.log(`::error::${e} ${t}`)
else console.error(`${e}\n${t}`)
process.exit(1)}}),88135:((e,t,n)=>{n.d(t,{J1:()=>prompt,Yp:()=>incompleteCopy,yQ:()=>loadPrompts})
var r=n(73024)
var s=n(76760)
var o=n(98664)
var i=n(38012)
const a=(0,s.join)(import.meta.dirname,"prompts.json")
const c=(0,s.join)(import.meta.dirname,"..","prompts")
let u
function loadPrompts(){u??=(0,r.existsSync)(a)?textsOf((0,r.readFileSync)(a,"utf8")):textsIn(c)
return u}function textsOf(e){return new Map(Object.entries(JSON.parse(e)))}const l=["hooks/","mcp/","skills/","sub-agents/","tools/","tools/short/","report.md"]
function textsIn(e){if(!(0,r.existsSync)(e))throw incompleteCopy(a)
const t=(0,i.D)(e).map(t=>(0,s.relative)(e,t)).filter(e=>e.endsWith(".md"))
const n=l.find(e=>!t.some(t=>t.startsWith(e)))
if(n!==void 0)throw incompleteCopy((0,s.join)(e,n))
return new Map(t.map(t=>[t.slice(0,-".md".length),(0,r.readFileSync)((0,s.join)(e,t),"utf8")]))}function incompleteCopy(e){const t=e.endsWith("/")?"folder":"file"
const n=(0,s.relative)((0,s.join)(import.meta.dirname,".."),e)
const r=n.startsWith("..")?e:n
return new o.vC("config",`This copy of Deckhand is incomplete: it has no ${t} ${r}.`,{hint:"Copy action.yml, package.json and dist/ together and whole, or use the action by its repository and commit."})}function prompt(e,t={}){return fill(e,read(e).trimEnd(),t)}function read(e){const t=loadPrompts().get(e)
if(t===void 0)throw incompleteCopy((0,s.join)(c,`${e}.md`))
return t}function fill(e,t,n){const r=new Set(Object.keys(n))
const s=t.replaceAll(/\{\{([a-z_]+)\}\}/g,(t,s)=>{const i=Object.hasOwn(n,s)?n[s]:void 0
if(i===void 0)throw new o.vC("bug",`Prompt "${e}" needs a value for {{${s}}}.`)
r.delete(s)
return i})
if(r.size>0)throw new o.vC("bug",`Prompt "${e}" has no slot for ${[...r].join(", ")}.`)
return s}}),15320:((e,t,n)=>{n.d(t,{Kn:()=>writeOutputs,X0:()=>saveOpenOthers,fg:()=>saveHasStepRun,k8:()=>saveHandBack,pZ:()=>saveOpenPage,r1:()=>saveOpenComment,rh:()=>readSavedState,s0:()=>saveOpenLease})
var r=n(77598)
var s=n(73024)
const o=["ok","matrix","count","outcome","reason","tests","final-response","structured-output","branch","commit-sha","base-sha","files-changed","diff-path","pr-number","pr-url","pull-requests","review-url","findings-new","findings-fixed","findings-open","findings-blocking","comment-id","comment-url","conversation-id","resumed-from","pending-actions","conversation-path","page-path","intents-done","report-path","patch-path","change-set-path","iterations","input-tokens","output-tokens","cached-tokens","cache-write-tokens","reasoning-tokens","model-seconds","cost-usd","duration-seconds"]
function writeOutputs(e,t,n=e=>e){for(const r of o)append(e.GITHUB_OUTPUT,"set-output",r,guarded(r,String(t[r]??""),n))
tellEnd(e.GITHUB_STEP_SUMMARY,t,n)}function tellEnd(e,{outcome:t,reason:n=""},r){if(!e||t===void 0)return
const o=r(String(n)).replaceAll(/\s+/g," ").replaceAll("<","&lt;")
try{if((0,s.statSync)(e).size===0)appendWhole(e,`Outcome: \`${t}\`${o===""?"":` (${o})`}\n`)}catch{}}const i={ok:/^(?:true|false)$/,matrix:/^\{"include":\[[\w {}[\]":,.\\/@#+-]*\]\}$/,count:/^\d{1,3}$/,outcome:/^[a-z-]{1,20}$/,tests:/^(?:passed|failed|unknown|none)$/,branch:/^(?![-/])[^\p{Cc} ~^:?*[\\]{1,1000}$/u,"commit-sha":/^[0-9a-f]{40,64}$/,"base-sha":/^[0-9a-f]{40,64}$/,"files-changed":/^\d{1,9}$/,"pr-number":/^\d{1,12}$/,"pr-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"pull-requests":/^\[[\w {}[\]":,.\\/@#+-]*\]$/,"review-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"findings-new":/^\d{1,9}$/,"findings-fixed":/^\d{1,9}$/,"findings-open":/^\d{1,9}$/,"findings-blocking":/^\d{1,9}$/,"intents-done":/^\d{1,4}$/,"comment-id":/^\d{1,19}$/,"comment-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"conversation-id":/^[\w-]{1,64}$/,"resumed-from":/^[\w-]{1,64}$/,iterations:/^\d{1,9}$/,"input-tokens":/^\d{1,15}$/,"output-tokens":/^\d{1,15}$/,"cached-tokens":/^\d{1,15}$/,"cache-write-tokens":/^\d{1,15}$/,"reasoning-tokens":/^\d{1,15}$/,"model-seconds":/^\d[\d.e-]{0,30}$/,"cost-usd":/^\d[\d.e-]{0,30}$/,"duration-seconds":/^\d[\d.e-]{0,30}$/}
function guarded(e,t,n){const r=i[e]
if(r)return r.test(t)?t:""
return n(t)}function saveHasStepRun(e){append(e.GITHUB_STATE,"save-state","hasStepRun","true")}function saveOpenComment(e,t){append(e.GITHUB_STATE,"save-state","openComment",t?JSON.stringify(t):"")}function saveHandBack(e,t){append(e.GITHUB_STATE,"save-state","handBack",t?JSON.stringify(t):"")}function saveOpenLease(e,t){append(e.GITHUB_STATE,"save-state","openLease",t?JSON.stringify(t):"")}function saveOpenOthers(e,t){append(e.GITHUB_STATE,"save-state","openOthers",t??"")}function saveOpenPage(e,t){append(e.GITHUB_STATE,"save-state","openPage",t??"")}function readSavedState(e){return{hasStepRun:e.STATE_hasStepRun==="true",handBack:e.STATE_handBack||void 0,openComment:e.STATE_openComment||void 0,openLease:e.STATE_openLease||void 0,openOthers:e.STATE_openOthers||void 0,openPage:e.STATE_openPage||void 0}}const a=1
function append(e,t,n,s){if(!e)return
const o=`deckhand_${(0,r.randomUUID)()}`
const i=`${n}<<${o}\n${s}\n${o}\n`
try{appendWhole(e,i)}catch{if(isPutInPlace(e,n,i))return
say(`::${t} name=${n}::${escaped(s)}\n`)}}const c=/^([\w-]+)<<(deckhand_[\w-]+)\n[\s\S]*?\n\2\n/gm
function isPutInPlace(e,t,n){try{if(!(0,s.statSync)(e).isFile())return!1
const r=(0,s.readFileSync)(e,"utf8")
const o=r.replaceAll(c,(e,n)=>n===t?"":e)
if(o.length===r.length)return!1
const i=Buffer.byteLength(o+n)<=Buffer.byteLength(r)
overwrite(e,i?o+n:o)
return i}catch{return!1}}function overwrite(e,t){const n=(0,s.openSync)(e,"r+")
try{const e=Buffer.from(t)
for(let t=0;t<e.length;)t+=(0,s.writeSync)(n,e,t,e.length-t,t);(0,s.ftruncateSync)(n,e.length)}finally{(0,s.closeSync)(n)}}function appendWhole(e,t){const n=(0,s.openSync)(e,"a")
try{const{size:e}=(0,s.fstatSync)(n)
try{(0,s.writeFileSync)(n,t)}catch(t){(0,s.ftruncateSync)(n,e)
throw t}}finally{(0,s.closeSync)(n)}}function escaped(e){return e.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll("\n","%0A")}function say(e){try{(0,s.writeSync)(a,e)}catch{}}}),26119:((e,t,n)=>{n.d(t,{Mz:()=>sliceOf,WS:()=>l,Wu:()=>i,lV:()=>a,tW:()=>unsound,wB:()=>Settings})
var r=n(98664)
var s=n(94869)
var o=n(88135)
function sliceOf(e,t={},n){return{shape:e,malformed:t,...n&&{requireFitting:n}}}const i="@agent"
const a="is missing"
class Settings{#e
#t
#n
#r
constructor(e,t=[],n){this.#t=t
this.#n=n?n.#n:new Map
this.#r=n?n.#r:new Map
this.#e=Object.fromEntries(Object.entries(e).flatMap(([e,t])=>t?.trim()?[[e,t.trim()]]:[]))}static ofJob(e){const t=Object.entries(e).filter(([e])=>e.startsWith(c))
return new Settings(Object.fromEntries(t.map(([e,t])=>[e.slice(c.length).toLowerCase(),t])))}with(e){return new Settings(this.#e,[...new Set([...this.#t,...e])],this)}get addedNames(){return this.#t.flatMap(({shape:e})=>Object.keys(e))}get phrases(){return(0,s.od)(this.written("trigger-phrase")??i)}get isSweep(){return this.written("mode")==="sweep"}get ownPrompt(){const e=this.written("prompt-file")!==void 0||this.written("mode")==="list"
return this.written("prompt")??(e?"\n":void 0)}get isMisspelt(){return Object.keys(this.#e).some(e=>e.includes("_"))}written(e){return this.#e[e]}without(e){return new Settings({...this.#e,[e]:void 0},this.#t)}changedIn(e){const t=new Settings({}).slice(e)
const n=Object.entries(this.slice(e))
return Object.fromEntries(n.filter(([e,n])=>JSON.stringify(n)!==JSON.stringify(t[e])))}slice(e){const t=this.#r.get(e)??this.#s(e)
this.#r.set(e,t)
return t}#s({shape:e,malformed:t}){const{problems:n,values:r}=this.#o(e)
const s=n.map(({input:e})=>[e,t[e]?.(this.written(e)??"")])
const o=n.filter(({input:e})=>t[e]===void 0)
if(o.length>0)throw unsound(o)
return Object.freeze({...r,...Object.fromEntries(s)})}all(e){const t=this.problemsIn(e)
if(t.length>0)throw unsound(t)
for(const e of this.#t)e.requireFitting?.(this)
return this.#o(e).values}problemsIn(e){const t=Object.assign({},e,...this.#t.map(e=>e.shape))
const n=Object.keys(this.#e).filter(e=>!Object.hasOwn(t,e))
return[...this.#o(t).problems,...n.map(e=>unknownInput(e,Object.keys(t)))]}#o(e){const t=Object.entries(e).map(([e,t])=>({name:e,result:this.#i(e,t)}))
const n=t.flatMap(({name:e,result:{data:t}})=>t===void 0?[]:[[e,t]])
const r=t.flatMap(({name:e,result:t})=>t.error?.issues.map(malformedInput(e))??[])
return{values:Object.fromEntries(n),problems:r}}#i(e,t){const n=this.#n.get(e)
if(n?.schema===t)return n.result
const r=t.safeParse(this.written(e))
this.#n.set(e,{schema:t,result:r})
return r}}const c="INPUT_"
function malformedInput(e){return({message:t})=>({input:e,kind:t===a?"missing":"malformed",problem:t})}function unknownInput(e,t){const n=(0,s.pA)(e,t)
const r=n===void 0?"":` (did you mean \`${n}\`?)`
return{input:e,kind:"unknown",problem:`is not an input${r}`}}function unsound(e){const lacks=t=>e.some(({input:e,kind:n})=>e===t&&n==="missing")
const t=[...lacks("api-key")?[(0,o.J1)("missing-api-key")]:[],...lacks("model")?[(0,o.J1)("missing-model")]:[]]
const n=t.length>0?[...t,(0,o.J1)("missing-not-needed")].join(" "):l
const s=e.map(({input:e,problem:t})=>`\`${e}\` ${t}`)
if(s.length<=u)return new r.vC("config",`Invalid configuration: ${s.join("; ")}.`,{hint:n})
const i=s.map(e=>`${e}.`)
return new r.vC("config",`Invalid configuration: ${i.length} inputs are wrong.`,{list:i,hint:n})}const u=2
const l="Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input."})}
var n={}
function __nccwpck_require__(e){var r=n[e]
if(r!==void 0)return r.exports
var s=n[e]={id:e,loaded:!1,exports:{}}
var o=!0
try{t[e].call(s.exports,s,s.exports,__nccwpck_require__)
o=!1}finally{if(o)delete n[e]}s.loaded=!0
return s.exports}__nccwpck_require__.m=t
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var n=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=r=>r.map(r=>{if(r!==null&&typeof r==="object"){if(r[e])return r
if(r.then){var s=[]
s.d=0
r.then(e=>{o[t]=e
resolveQueue(s)},e=>{o[n]=e
resolveQueue(s)})
var o={}
o[e]=e=>e(s)
return o}}var i={}
i[e]=e=>{}
i[t]=r
return i})
__nccwpck_require__.a=(r,s,o)=>{var i
o&&((i=[]).d=-1)
var a=new Set
var c=r.exports
var u
var l
var d
var p=new Promise((e,t)=>{d=t
l=e})
p[t]=c
p[e]=e=>(i&&e(i),a.forEach(e),p["catch"](e=>{}))
r.exports=p
s(r=>{u=wrapDeps(r)
var s
var getResult=()=>u.map(e=>{if(e[n])throw e[n]
return e[t]})
var o=new Promise(t=>{s=()=>t(getResult)
s.r=0
var fnQueue=e=>e!==i&&!a.has(e)&&(a.add(e),e&&!e.d&&(s.r++,e.push(s)))
u.map(t=>t[e](fnQueue))})
return s.r?o:getResult()},e=>(e?d(p[n]=e):l(c),resolveQueue(i)))
i&&i.d<0&&(i.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(n,r){if(r&1)n=this(n)
if(r&8)return n
if(typeof n==="object"&&n){if(r&4&&n.__esModule)return n
if(r&16&&typeof n.then==="function")return n}var s=Object.create(null)
__nccwpck_require__.r(s)
var o={}
t=t||[null,e({}),e([]),e(e)]
for(var i=r&2&&n;typeof i=="object"&&!~t.indexOf(i);i=e(i))Object.getOwnPropertyNames(i).forEach(e=>o[e]=()=>n[e])
o["default"]=()=>n
__nccwpck_require__.d(s,o)
return s}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var n in t)if(__nccwpck_require__.o(t,n)&&!__nccwpck_require__.o(e,n))Object.defineProperty(e,n,{enumerable:!0,get:t[n]})}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,n)=>{__nccwpck_require__.f[n](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag)Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})
Object.defineProperty(e,"__esModule",{value:!0})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={8792:0}
var installChunk=t=>{var{ids:n,modules:r,runtime:s}=t
var o,i,a=0
for(o in r)if(__nccwpck_require__.o(r,o))__nccwpck_require__.m[o]=r[o]
if(s)s(__nccwpck_require__)
for(;a<n.length;a++){i=n[a]
if(__nccwpck_require__.o(e,i)&&e[i])e[i][0]()
e[n[a]]=0}}
__nccwpck_require__.f.j=(t,n)=>{var r=__nccwpck_require__.o(e,t)?e[t]:void 0
if(r!==0)if(r)n.push(r[1])
else if(1){var s=import("./"+__nccwpck_require__.u(t)).then(installChunk,n=>{if(e[t]!==0)e[t]=void 0
throw n})
s=Promise.race([s,new Promise(n=>r=e[t]=[n])])
n.push(r[1]=s)}}})()
var r=__nccwpck_require__(59479)
r=await r

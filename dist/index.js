import{createRequire as e}from"module"
var t={42613:(t=>{t.exports=e(import.meta.url)("assert")}),20181:(t=>{t.exports=e(import.meta.url)("buffer")}),35317:(t=>{t.exports=e(import.meta.url)("child_process")}),76982:(t=>{t.exports=e(import.meta.url)("crypto")}),24434:(t=>{t.exports=e(import.meta.url)("events")}),79896:(t=>{t.exports=e(import.meta.url)("fs")}),58611:(t=>{t.exports=e(import.meta.url)("http")}),65692:(t=>{t.exports=e(import.meta.url)("https")}),69278:(t=>{t.exports=e(import.meta.url)("net")}),34589:(t=>{t.exports=e(import.meta.url)("node:assert")}),16698:(t=>{t.exports=e(import.meta.url)("node:async_hooks")}),4573:(t=>{t.exports=e(import.meta.url)("node:buffer")}),31421:(t=>{t.exports=e(import.meta.url)("node:child_process")}),37540:(t=>{t.exports=e(import.meta.url)("node:console")}),77598:(t=>{t.exports=e(import.meta.url)("node:crypto")}),53053:(t=>{t.exports=e(import.meta.url)("node:diagnostics_channel")}),40610:(t=>{t.exports=e(import.meta.url)("node:dns")}),71553:(t=>{t.exports=e(import.meta.url)("node:dns/promises")}),78474:(t=>{t.exports=e(import.meta.url)("node:events")}),73024:(t=>{t.exports=e(import.meta.url)("node:fs")}),51455:(t=>{t.exports=e(import.meta.url)("node:fs/promises")}),37067:(t=>{t.exports=e(import.meta.url)("node:http")}),32467:(t=>{t.exports=e(import.meta.url)("node:http2")}),44708:(t=>{t.exports=e(import.meta.url)("node:https")}),77030:(t=>{t.exports=e(import.meta.url)("node:net")}),48161:(t=>{t.exports=e(import.meta.url)("node:os")}),76760:(t=>{t.exports=e(import.meta.url)("node:path")}),58152:(t=>{t.exports=e(import.meta.url)("node:path/win32")}),643:(t=>{t.exports=e(import.meta.url)("node:perf_hooks")}),1708:(t=>{t.exports=e(import.meta.url)("node:process")}),41792:(t=>{t.exports=e(import.meta.url)("node:querystring")}),80481:(t=>{t.exports=e(import.meta.url)("node:readline")}),57075:(t=>{t.exports=e(import.meta.url)("node:stream")}),38321:(t=>{t.exports=e(import.meta.url)("node:stream/consumers")}),46466:(t=>{t.exports=e(import.meta.url)("node:stream/promises")}),46193:(t=>{t.exports=e(import.meta.url)("node:string_decoder")}),58500:(t=>{t.exports=e(import.meta.url)("node:timers/promises")}),41692:(t=>{t.exports=e(import.meta.url)("node:tls")}),7066:(t=>{t.exports=e(import.meta.url)("node:tty")}),73136:(t=>{t.exports=e(import.meta.url)("node:url")}),57975:(t=>{t.exports=e(import.meta.url)("node:util")}),73429:(t=>{t.exports=e(import.meta.url)("node:util/types")}),78877:(t=>{t.exports=e(import.meta.url)("node:v8")}),30714:(t=>{t.exports=e(import.meta.url)("node:vm")}),75919:(t=>{t.exports=e(import.meta.url)("node:worker_threads")}),38522:(t=>{t.exports=e(import.meta.url)("node:zlib")}),70857:(t=>{t.exports=e(import.meta.url)("os")}),16928:(t=>{t.exports=e(import.meta.url)("path")}),932:(t=>{t.exports=e(import.meta.url)("process")}),13193:(t=>{t.exports=e(import.meta.url)("string_decoder")}),53557:(t=>{t.exports=e(import.meta.url)("timers")}),64756:(t=>{t.exports=e(import.meta.url)("tls")}),52018:(t=>{t.exports=e(import.meta.url)("tty")}),39023:(t=>{t.exports=e(import.meta.url)("util")}),80790:((e,t,r)=>{r.d(t,{e:()=>run})
var n=r(98625)
var o=r(98664)
var s=r(94869)
var a=r(88135)
var i=r(46101)
var c=r(48142)
async function run(e){const{hasStepRun:t,...n}=(0,i.rh)(e.env)
if(t){const t=n.handBack??n.openComment??n.openLease??n.openOthers??n.openPage
return t?(await Promise.all([r.e(8942),r.e(2499),r.e(1267),r.e(2098),r.e(4724),r.e(8258),r.e(8588),r.e(7233),r.e(8063),r.e(7876),r.e(874),r.e(4267),r.e(4564),r.e(8521),r.e(4299)]).then(r.bind(r,6517))).post(e,n,writePage):0}(0,i.fg)(e.env)
try{return await start(e)}catch(t){return fail(e,(0,o.ec)(t))}}async function start(e){const{env:t}=e
if((0,c.JR)(t,"mode")==="sweep"){await warnEarly(e)
return(await Promise.all([r.e(8942),r.e(8815),r.e(1267),r.e(311),r.e(2098),r.e(4724),r.e(8258),r.e(5017),r.e(8588),r.e(7233),r.e(8063),r.e(7876),r.e(874),r.e(4267),r.e(8521),r.e(2589),r.e(8880),r.e(3948)]).then(r.bind(r,93948))).sweep(e,writePage)}const o=(0,n.zh)({eventName:t.GITHUB_EVENT_NAME??"",path:t.GITHUB_EVENT_PATH})
const i=(0,s.od)((0,c.JR)(t,"trigger-phrase")??"@agent")
const p=(0,n.r8)(o,{phrases:i,prompt:(0,c.F)(t)})
if(p!==void 0)return skip(e,p)
const u=await readTrigger(e,o)
if(u.status==="ignored")return skip(e,u.why);(0,a.HK)()
await warnEarly(e)
return(await Promise.all([r.e(8942),r.e(8815),r.e(1267),r.e(311),r.e(2098),r.e(4724),r.e(8258),r.e(5017),r.e(8588),r.e(7233),r.e(8063),r.e(7876),r.e(874),r.e(4267),r.e(8521),r.e(2589),r.e(8880)]).then(r.bind(r,8880))).answer(e,u,writePage)}async function readTrigger({env:e},t){const[{parseWebhook:n},{triggerOf:o},{triggerSettings:s}]=await Promise.all([Promise.all([r.e(8942),r.e(583)]).then(r.bind(r,583)),Promise.all([r.e(8942),r.e(2098),r.e(8063),r.e(1207)]).then(r.bind(r,21207)),Promise.all([r.e(8942),r.e(8588),r.e(921)]).then(r.bind(r,79235))])
return o(n(t),s(e))}const writePage=async(...e)=>(await Promise.all([r.e(8942),r.e(8815),r.e(311),r.e(4190),r.e(8258),r.e(5017),r.e(8900),r.e(8829)]).then(r.bind(r,55197))).writePage(...e)
async function warnEarly({env:e}){(await r.e(9823).then(r.bind(r,19823))).warnOfLoadedCode(e)}async function skip({env:e},t){const n=Object.keys(e).some(e=>e.startsWith("INPUT_")&&e.includes("_","INPUT_".length))
if(n)(await Promise.all([r.e(8942),r.e(8588),r.e(7233),r.e(487)]).then(r.bind(r,87233))).readInputsWithoutModel(e);(0,i.Kn)(e,{outcome:"skipped",reason:t})
return 0}async function fail({env:e},t){const[{redactor:n},{printFault:o},{secretInputs:s}]=await Promise.all([r.e(1977).then(r.bind(r,51977)),Promise.all([r.e(8942),r.e(8258),r.e(4995)]).then(r.bind(r,54995)),Promise.all([r.e(8942),r.e(8588),r.e(7233),r.e(487)]).then(r.bind(r,87233))])
const a=n(s(e))
o(t,a);(0,i.Kn)(e,{outcome:"failed",reason:a(t.headline)})
return 1}}),46101:((e,t,r)=>{r.d(t,{Kn:()=>writeOutputs,X0:()=>saveOpenOthers,fg:()=>saveHasStepRun,k8:()=>saveHandBack,pZ:()=>saveOpenPage,r1:()=>saveOpenComment,rh:()=>readSavedState,s0:()=>saveOpenLease})
var n=r(77598)
var o=r(73024)
const s=["ok","matrix","count","outcome","reason","final-response","structured-output","branch","commit-sha","base-sha","files-changed","diff-path","pr-number","pr-url","pull-requests","review-url","findings-new","findings-fixed","findings-open","findings-blocking","comment-id","comment-url","conversation-id","resumed-from","pending-actions","conversation-path","page-path","intents-done","report-path","patch-path","change-set-path","iterations","input-tokens","output-tokens","cached-tokens","cache-write-tokens","reasoning-tokens","model-seconds","cost-usd","duration-seconds"]
function writeOutputs(e,t,r=e=>e){for(const n of s)append(e.GITHUB_OUTPUT,"set-output",n,guarded(n,String(t[n]??""),r))}const a={ok:/^(?:true|false)$/,matrix:/^\{"include":\[[\w {}[\]":,.\\/@#+-]*\]\}$/,count:/^\d{1,3}$/,outcome:/^[a-z-]{1,20}$/,branch:/^[A-Za-z0-9][\w./-]{0,200}$/,"commit-sha":/^[0-9a-f]{40,64}$/,"base-sha":/^[0-9a-f]{40,64}$/,"files-changed":/^\d{1,9}$/,"pr-number":/^\d{1,12}$/,"pr-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"pull-requests":/^\[[\w {}[\]":,./@#+-]*\]$/,"review-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"findings-new":/^\d{1,9}$/,"findings-fixed":/^\d{1,9}$/,"findings-open":/^\d{1,9}$/,"findings-blocking":/^\d{1,9}$/,"intents-done":/^\d{1,4}$/,"comment-id":/^\d{1,19}$/,"comment-url":/^https?:\/\/[\w.:/#-]{1,500}$/,"conversation-id":/^[\w-]{1,64}$/,"resumed-from":/^[\w-]{1,64}$/,iterations:/^\d{1,9}$/,"input-tokens":/^\d{1,15}$/,"output-tokens":/^\d{1,15}$/,"cached-tokens":/^\d{1,15}$/,"cache-write-tokens":/^\d{1,15}$/,"reasoning-tokens":/^\d{1,15}$/,"model-seconds":/^\d[\d.e-]{0,30}$/,"cost-usd":/^\d[\d.e-]{0,30}$/,"duration-seconds":/^\d[\d.e-]{0,30}$/}
function guarded(e,t,r){const n=a[e]
if(n)return n.test(t)?t:""
return r(t)}function saveHasStepRun(e){append(e.GITHUB_STATE,"save-state","hasStepRun","true")}function saveOpenComment(e,t){append(e.GITHUB_STATE,"save-state","openComment",t?JSON.stringify(t):"")}function saveHandBack(e,t){append(e.GITHUB_STATE,"save-state","handBack",t?JSON.stringify(t):"")}function saveOpenLease(e,t){append(e.GITHUB_STATE,"save-state","openLease",t?JSON.stringify(t):"")}function saveOpenOthers(e,t){append(e.GITHUB_STATE,"save-state","openOthers",t??"")}function saveOpenPage(e,t){append(e.GITHUB_STATE,"save-state","openPage",t??"")}function readSavedState(e){return{hasStepRun:e.STATE_hasStepRun==="true",handBack:e.STATE_handBack||void 0,openComment:e.STATE_openComment||void 0,openLease:e.STATE_openLease||void 0,openOthers:e.STATE_openOthers||void 0,openPage:e.STATE_openPage||void 0}}const i=1
function append(e,t,r,o){if(!e)return
const s=`deckhand_${(0,n.randomUUID)()}`
try{appendWhole(e,`${r}<<${s}\n${o}\n${s}\n`)}catch{say(`::${t} name=${r}::${escaped(o)}\n`)}}function appendWhole(e,t){const r=(0,o.openSync)(e,"a")
try{const{size:e}=(0,o.fstatSync)(r)
try{(0,o.writeFileSync)(r,t)}catch(t){(0,o.ftruncateSync)(r,e)
throw t}}finally{(0,o.closeSync)(r)}}function escaped(e){return e.replaceAll("%","%25").replaceAll("\r","%0D").replaceAll("\n","%0A")}function say(e){try{(0,o.writeSync)(i,e)}catch{}}}),48142:((e,t,r)=>{r.d(t,{F:()=>ownPrompt,FN:()=>n,J:()=>mayWrite,JR:()=>rawInput,JT:()=>promptPathProblem,VV:()=>modeOf,bg:()=>ownSecret})
function rawInput(e,t){return e[variableOf(t)]?.trim()||void 0}function variableOf(e){return`INPUT_${e.replaceAll(" ","_").toUpperCase()}`}function ownSecret(e){return rawInput(e,"state-key")??rawInput(e,"api-key")}function ownPrompt(e){const t=rawInput(e,"prompt-file")!==void 0||rawInput(e,"mode")==="list"
return rawInput(e,"prompt")??(t?"\n":void 0)}function promptPathProblem(e){const t=e.split("/")
if(!/^[\w .@+/-]{1,300}$/.test(e)||t.some(e=>["",".",".."].includes(e)))return"must be a path from the root of the repository, in plain characters"
return t[0]?.toLowerCase()===".git"?"must not be a file of git itself":void 0}const n=["auto","review","gate","list","plan","apply","dry-run","sweep"]
function modeOf(e){const t=rawInput(e,"mode")??"auto"
return n.find(e=>e===t)}const o=new Set(["auto","review","apply","sweep"])
function mayWrite(e){return o.has(modeOf(e))}}),98625:((e,t,r)=>{r.d(t,{Mk:()=>escaped,OF:()=>isNeverAutomation,Qy:()=>isAnswered,qj:()=>actionOf,r8:()=>whySkipped,zh:()=>readEventFile})
var n=r(73024)
var o=r(98664)
function readEventFile({eventName:e,path:t}){if(e==="")throw notInActions("GITHUB_EVENT_NAME is not set.")
return{eventName:e,payload:parseJson(readPayload(t))}}function readPayload(e){if(!e)throw notInActions("GITHUB_EVENT_PATH is not set.")
try{return(0,n.readFileSync)(e,"utf8")}catch(e){throw notInActions("The file at GITHUB_EVENT_PATH cannot be read.",e)}}function parseJson(e){try{return JSON.parse(e)}catch(e){throw notInActions("The file at GITHUB_EVENT_PATH is not JSON.",e)}}function notInActions(e,t){return new o.vC("config",e,{hint:"GitHub Actions sets GITHUB_EVENT_NAME and GITHUB_EVENT_PATH. To try the action on your machine, run `node dist/index.js rehearse`.",cause:t})}const s={issue_comment:["created"],pull_request_review_comment:["created"],pull_request_review:["submitted"],issues:["opened","edited","assigned","labeled"],pull_request:["opened","reopened","ready_for_review","synchronize","labeled","review_requested"],pull_request_target:["opened","reopened","ready_for_review","synchronize","labeled","review_requested"],discussion:["created"],discussion_comment:["created"],workflow_run:["completed"]}
function isAnswered(e,t){const r=Object.hasOwn(s,e)?s[e]:void 0
return r===void 0||t!==void 0&&r.includes(t)}const a=/_comment$|^pull_request_review$|^workflow_run$/
function isNeverAutomation(e,t){return a.test(e)||t==="edited"}function actionOf(e){const t=fieldOf(e,"action")
return typeof t==="string"?t:void 0}function fieldOf(e,t){return typeof e==="object"&&e!==null&&Object.hasOwn(e,t)?e[t]:void 0}const i={issue_comment:"comment",pull_request_review_comment:"comment",pull_request_review:"review",discussion_comment:"comment"}
function whySkipped({eventName:e,payload:t},{phrases:r,prompt:n}){const o=actionOf(t)
const s=o===void 0?`"${e}"`:`"${e}" ${o}`
if(!isAnswered(e,o)){if(isNeverAutomation(e,o))return`${s} starts no run, because only new texts and failed runs do`
return n?void 0:`${s} starts a run only with a prompt`}const a=Object.hasOwn(i,e)?i[e]:void 0
if(a===void 0||r.length===0)return
const c=fieldOf(fieldOf(t,a),"body")
if(typeof c!=="string"||r.some(e=>mayCall(c,e)))return
return`the ${a} does not mention ${r.join(" or ")}`}function mayCall(e,t){return new RegExp(escaped(t),"iu").test(e)}function escaped(e){return e.trim().replaceAll(/[\\^$.*+?()[\]{}|/]/g,"\\$&")}}),98664:((e,t,r)=>{r.d(t,{Fp:()=>Mistake,HB:()=>unreachable,ec:()=>toFault,vC:()=>Fault})
var n=r(94869)
class Fault extends Error{code
headline
quote
hint
reason
isLasting
constructor(e,t,{hint:r,quote:o,reason:s,isLasting:a,cause:i}={}){super(o===void 0?t:(0,n.hC)(t,o),{cause:i})
this.name="Fault"
this.code=e
this.headline=t
this.quote=o
this.hint=r
this.reason=s
this.isLasting=a??(e==="config"||e==="denied")}}class Mistake extends Error{constructor(e,t){super(e,t)
this.name="Mistake"}}function unreachable(e){throw new Fault("bug",`Unexpected value ${JSON.stringify(e)}.`)}function toFault(e){if(e instanceof Fault)return e
const t=e instanceof Error?e.message:String(e)
return new Fault("bug",`Unexpected error: ${t}`,{hint:"This is a defect of Deckhand. Please report it with the log of this run.",cause:e})}}),94869:((e,t,r)=>{r.d(t,{Lt:()=>fenceFor,Mx:()=>withoutEnd,SS:()=>codeSpan,TN:()=>oneLine,U9:()=>count,cT:()=>joinLines,cZ:()=>isSameText,e9:()=>clipMiddle,hC:()=>sentences,od:()=>commaList,pA:()=>nearest,vP:()=>figure,yR:()=>slug})
function oneLine(e,t){const r=e.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g," ").trim()
return r.length<=t?r:`${r.slice(0,t-1).replace(/[\ud800-\udbff]$/,"")}…`}function withoutEnd(e,t){let r=e.length
while(r>0&&t.includes(e.charAt(r-1)))r-=1
return e.slice(0,r)}function joinLines(e){return e.replaceAll(/\s+/g,e=>e.includes("\n")?" ":e)}function slug(e,t){const r=e.normalize("NFKD").replaceAll(/\p{M}/gu,"").toLowerCase().match(/[a-z0-9]+/g)??[]
return r.join("-").slice(0,t).replace(/-+$/,"")}function count(e,t){return`${figure(e)} ${t}${e===1?"":"s"}`}function figure(e){return e.toLocaleString("en-US")}function sentences(...e){const t=e.map(e=>e?.trim()??"").filter(e=>e!=="")
return t.map(e=>/[.!?…:]["'`)\]*]*$/.test(e)?e:`${e}.`).join(" ")}function nearest(e,t){const plain=e=>e.toLowerCase().replaceAll(/[-_\s]/g,"")
const r=plain(e)
const distanceTo=e=>{const t=plain(e)!==r&&plain(e).startsWith(r)
if(t)return.5
const n=plain(e).length!==r.length
return editDistance(r,plain(e))+(n?.1:0)}
const[n]=t.map(e=>({name:e,distance:distanceTo(e)})).sort((e,t)=>e.distance-t.distance)
const o=Math.max(1,Math.ceil(r.length/3))
return n&&r.length>1&&Math.floor(n.distance)<=o?n.name:void 0}function editDistance(e,t){let r=[]
let n=Array.from({length:t.length+1},(e,t)=>t);[...e].forEach((o,s)=>{const a=[s+1];[...t].forEach((i,c)=>{const p=(n[c]??0)+(o===i?0:1)
const u=c>0&&o===t[c-1]&&i===e[s-1]
const _=u?(r[c-1]??0)+1:p
a.push(Math.min(p,_,(n[c+1]??0)+1,(a[c]??0)+1))});[r,n]=[n,a]})
return n[t.length]??0}function commaList(e){return e.split(",").map(e=>e.trim()).filter(e=>e!=="")}function isSameText(e,t){const normal=e=>e.replaceAll("\r\n","\n").trim()
return normal(e)===normal(t)}function clipMiddle(e,t,r){if(e.length<=t)return e
const n=Math.max(0,t-r.length-2)
const o=e.slice(0,Math.ceil(n/2)).replace(/[\uD800-\uDBFF]$/,"")
const s=e.slice(e.length-Math.floor(n/2)).replace(/^[\uDC00-\uDFFF]/,"")
return`${o}\n${r}\n${s}`}function codeSpan(e){const t=longestRun(e)
const r="`".repeat(t+1)
const n=t>0||e.startsWith(" ")&&e.endsWith(" ")&&e.trim()!==""?" ":""
return`${r}${n}${e}${n}${r}`}function fenceFor(e){return"`".repeat(Math.max(3,longestRun(e)+1))}function longestRun(e){let t=0
for(const[r]of e.matchAll(/`+/g))t=Math.max(t,r.length)
return t}}),59479:((e,t,r)=>{r.a(e,async(e,t)=>{try{r(39579)
var n=r(77598)
var o=r(73024)
var s=r(76760)
var a=r(58500)
var i=r(78877)
var c=r(30714)
var p=r(80790)
var u=r(98664)
var _=r(94869)
var d=r(88135)
const l=["--help","-h","help"]
const m=["--version","-v","version"]
const h=16*1024*1024
process.exitCode=await main(process.argv.slice(2)).catch(sayFault)
async function main(e){const t=takeEnvironment()
const[r]=e
if(r==="rehearse")return rehearse(e.slice(1),t,cancelSignal())
if(r==="doctor")return examine(e.slice(1),t)
if(r==="gc")return collect(e.slice(1),t)
if(r==="replay")return replayLog(e.slice(1),t)
if(r==="show"||r==="export"||r==="diagnose")return show(r,e.slice(1),t)
if(r!==void 0&&l.includes(r))return print((0,d.J1)("usage"))
if(r!==void 0&&m.includes(r))return print(`deckhand ${version()}`)
if(r!==void 0){process.stderr.write(`There is no command ${JSON.stringify(r)} (see deckhand --help)\n`)
return 2}for(const e of[process.stdout,process.stderr])e.on("error",()=>{})
keepYoungGenerationSmall()
return(0,p.e)(makeWorld(t))}function keepYoungGenerationSmall(){(0,i.setFlagsFromString)("--semi-space-growth-factor=1")}function sayFault(e){if(!(e instanceof u.vC))throw e
process.stderr.write(`${(0,_.hC)(e.message,e.hint)}\n`)
return 1}function print(e){process.stdout.write(`${e}\n`)
return 0}function version(){const e=(0,s.join)(import.meta.dirname,"..","package.json")
if(!(0,o.existsSync)(e))throw(0,d.Yp)(`file ${e}`)
const{version:t}=JSON.parse((0,o.readFileSync)(e,"utf8"))
return t}function takeEnvironment(){const e={...process.env}
delete process.env.DEBUG
return e}async function examine(e,t){const{doctor:n}=await Promise.all([r.e(8942),r.e(8815),r.e(311),r.e(2098),r.e(8258),r.e(5017),r.e(8588),r.e(7233),r.e(8063),r.e(7876),r.e(3882),r.e(2968),r.e(6759)]).then(r.bind(r,8831))
const stdout=e=>process.stdout.write(e)
return n({argv:e,env:t,world:makeWorld(t),stdout:stdout,stderr:e=>process.stderr.write(e)})}async function replayLog(e,t){const{replay:n}=await Promise.all([r.e(8942),r.e(8815),r.e(311),r.e(2098),r.e(4724),r.e(8258),r.e(5017),r.e(8588),r.e(7233),r.e(8063),r.e(7876),r.e(3882),r.e(622),r.e(9588),r.e(6863)]).then(r.bind(r,76863))
const stdout=e=>process.stdout.write(e)
const stderr=e=>process.stderr.write(e)
return n({argv:e,folder:process.cwd(),world:makeWorld(t),stdout:stdout,stderr:stderr})}async function collect(e,t){const{gc:n}=await Promise.all([r.e(8942),r.e(1267),r.e(4724),r.e(874),r.e(9130)]).then(r.bind(r,67539))
const stdout=e=>process.stdout.write(e)
return n({argv:e,env:t,now:new Date,stdout:stdout,stderr:e=>process.stderr.write(e)})}async function show(e,t,n){const{show:o}=await Promise.all([r.e(8942),r.e(8815),r.e(2499),r.e(1267),r.e(311),r.e(4724),r.e(4190),r.e(8258),r.e(5017),r.e(7876),r.e(874),r.e(4267),r.e(8900),r.e(8829),r.e(9868)]).then(r.bind(r,1709))
const stdout=e=>process.stdout.write(e)
return o({command:e,argv:t,env:n,folder:process.cwd(),stdout:stdout,stderr:e=>process.stderr.write(e)})}function makeWorld(e){return Object.freeze({env:e,scripts:import.meta.dirname,node:process.execPath,fetch:globalThis.fetch,now:()=>new Date,clock:()=>performance.now(),sleep:(e,t)=>(0,a.setTimeout)(e,void 0,{signal:t}),newId:()=>(0,n.randomUUID)(),random:()=>Math.random(),saveMemory:memorySaver(),signal:cancelSignal()})}function memorySaver(){let e=Number.POSITIVE_INFINITY
let t
const collectIfMuch=()=>{const r=heldBytes()
e=Math.min(e,r)
if(r-e<h)return
t??=collector()
t()
e=heldBytes()}
return()=>void setImmediate(collectIfMuch)}function heldBytes(){const{used_heap_size:e,external_memory:t}=(0,i.getHeapStatistics)()
return e+t}function collector(){(0,i.setFlagsFromString)("--expose-gc")
return(0,c.runInNewContext)("gc")}function cancelSignal(){const e=new AbortController
const cancel=()=>e.abort(new u.vC("cancelled","The run was cancelled."))
process.on("SIGINT",cancel)
process.on("SIGTERM",cancel)
return e.signal}async function rehearse(e,t,n){const[{rehearse:o},{openStage:s}]=await Promise.all([Promise.all([r.e(8942),r.e(8815),r.e(311),r.e(4190),r.e(8258),r.e(5017),r.e(8588),r.e(7233),r.e(8900),r.e(8829),r.e(9624)]).then(r.bind(r,89624)),Promise.all([r.e(8942),r.e(2499),r.e(4820)]).then(r.bind(r,44820))])
return o({argv:e,env:t,stdout:e=>process.stdout.write(e),stderr:e=>process.stderr.write(e),isTty:process.stdout.isTTY,bundle:process.argv[1]??"",openStage:s,signal:n})}t()}catch(f){t(f)}},1)}),39579:((e,t,r)=>{var n=r(73024)
const o=22
if(Number.parseInt(process.versions.node,10)<o){const e=`Deckhand needs Node 24, and this is Node ${process.versions.node}.`
const t="A current GitHub runner includes Node 24 for `runs.using: node24` in action.yml: update the runner. Other runners (act, Gitea) take the Node in their PATH: put Node 24 there. In a checkout, `npm ci` brings its own: `npm run rehearse` uses it, and so does `npx node dist/index.js` with any command."
if(process.env.GITHUB_OUTPUT)(0,n.appendFileSync)(process.env.GITHUB_OUTPUT,`outcome=failed\nreason=${e}\n`)
if(process.env.GITHUB_EVENT_NAME)console.log(`::error::${e} ${t}`)
else console.error(`${e}\n${t}`)
process.exit(1)}}),88135:((e,t,r)=>{r.d(t,{HK:()=>requirePrompts,J1:()=>prompt,Yp:()=>incompleteCopy})
var n=r(73024)
var o=r(76760)
var s=r(98664)
const a=(0,o.join)(import.meta.dirname,"..","prompts")
const i=["","hooks","mcp","skills","sub-agents","tools","tools/short","report.md"]
function requirePrompts(){const e=i.find(e=>!(0,n.existsSync)((0,o.join)(a,e)))
if(e!==void 0)throw incompleteCopy(`${/\.md$/.test(e)?"file":"folder"} ${(0,o.join)(a,e)}`)}function incompleteCopy(e){return new s.vC("config",`This copy of Deckhand is incomplete: it has no ${e}.`,{hint:"Copy action.yml, package.json, dist/ and prompts/ together and whole, or use the action by its repository and commit."})}function prompt(e,t={}){return fill(e,read(e).trimEnd(),t)}function read(e){const t=(0,o.join)(a,`${e}.md`)
if((0,n.existsSync)(t))return(0,n.readFileSync)(t,"utf8")
requirePrompts()
throw incompleteCopy(`file ${t}`)}function fill(e,t,r){const n=new Set(Object.keys(r))
const o=t.replaceAll(/\{\{([a-z_]+)\}\}/g,(t,o)=>{const a=Object.hasOwn(r,o)?r[o]:void 0
if(a===void 0)throw new s.vC("bug",`Prompt "${e}" needs a value for {{${o}}}.`)
n.delete(o)
return a})
if(n.size>0)throw new s.vC("bug",`Prompt "${e}" has no slot for ${[...n].join(", ")}.`)
return o}})}
var r={}
function __nccwpck_require__(e){var n=r[e]
if(n!==void 0)return n.exports
var o=r[e]={id:e,loaded:!1,exports:{}}
var s=!0
try{t[e].call(o.exports,o,o.exports,__nccwpck_require__)
s=!1}finally{if(s)delete r[e]}o.loaded=!0
return o.exports}__nccwpck_require__.m=t
if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var e=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var t=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var r=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=e=>{if(e&&e.d<1){e.d=1
e.forEach(e=>e.r--)
e.forEach(e=>e.r--?e.r++:e())}}
var wrapDeps=n=>n.map(n=>{if(n!==null&&typeof n==="object"){if(n[e])return n
if(n.then){var o=[]
o.d=0
n.then(e=>{s[t]=e
resolveQueue(o)},e=>{s[r]=e
resolveQueue(o)})
var s={}
s[e]=e=>e(o)
return s}}var a={}
a[e]=e=>{}
a[t]=n
return a})
__nccwpck_require__.a=(n,o,s)=>{var a
s&&((a=[]).d=-1)
var i=new Set
var c=n.exports
var p
var u
var _
var d=new Promise((e,t)=>{_=t
u=e})
d[t]=c
d[e]=e=>(a&&e(a),i.forEach(e),d["catch"](e=>{}))
n.exports=d
o(n=>{p=wrapDeps(n)
var o
var getResult=()=>p.map(e=>{if(e[r])throw e[r]
return e[t]})
var s=new Promise(t=>{o=()=>t(getResult)
o.r=0
var fnQueue=e=>e!==a&&!i.has(e)&&(i.add(e),e&&!e.d&&(o.r++,e.push(o)))
p.map(t=>t[e](fnQueue))})
return o.r?s:getResult()},e=>(e?_(d[r]=e):u(c),resolveQueue(a)))
a&&a.d<0&&(a.d=0)}})();(()=>{var e=Object.getPrototypeOf?e=>Object.getPrototypeOf(e):e=>e.__proto__
var t
__nccwpck_require__.t=function(r,n){if(n&1)r=this(r)
if(n&8)return r
if(typeof r==="object"&&r){if(n&4&&r.__esModule)return r
if(n&16&&typeof r.then==="function")return r}var o=Object.create(null)
__nccwpck_require__.r(o)
var s={}
t=t||[null,e({}),e([]),e(e)]
for(var a=n&2&&r;typeof a=="object"&&!~t.indexOf(a);a=e(a))Object.getOwnPropertyNames(a).forEach(e=>s[e]=()=>r[e])
s["default"]=()=>r
__nccwpck_require__.d(o,s)
return o}})();(()=>{__nccwpck_require__.d=(e,t)=>{for(var r in t)if(__nccwpck_require__.o(t,r)&&!__nccwpck_require__.o(e,r))Object.defineProperty(e,r,{enumerable:!0,get:t[r]})}})();(()=>{__nccwpck_require__.f={}
__nccwpck_require__.e=e=>Promise.all(Object.keys(__nccwpck_require__.f).reduce((t,r)=>{__nccwpck_require__.f[r](e,t)
return t},[]))})();(()=>{__nccwpck_require__.u=e=>e+".index.js"})();(()=>{__nccwpck_require__.o=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)})();(()=>{__nccwpck_require__.r=e=>{if(typeof Symbol!=="undefined"&&Symbol.toStringTag)Object.defineProperty(e,Symbol.toStringTag,{value:"Module"})
Object.defineProperty(e,"__esModule",{value:!0})}})();(()=>{__nccwpck_require__.nmd=e=>{e.paths=[]
if(!e.children)e.children=[]
return e}})();(()=>{var e={8792:0}
var installChunk=t=>{var{ids:r,modules:n,runtime:o}=t
var s,a,i=0
for(s in n)if(__nccwpck_require__.o(n,s))__nccwpck_require__.m[s]=n[s]
if(o)o(__nccwpck_require__)
for(;i<r.length;i++){a=r[i]
if(__nccwpck_require__.o(e,a)&&e[a])e[a][0]()
e[r[i]]=0}}
__nccwpck_require__.f.j=(t,r)=>{var n=__nccwpck_require__.o(e,t)?e[t]:void 0
if(n!==0)if(n)r.push(n[1])
else if(1){var o=import("./"+__nccwpck_require__.u(t)).then(installChunk,r=>{if(e[t]!==0)e[t]=void 0
throw r})
o=Promise.race([o,new Promise(r=>n=e[t]=[r])])
r.push(n[1]=o)}}})()
var n=__nccwpck_require__(59479)
n=await n

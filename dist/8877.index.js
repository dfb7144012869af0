export const id=8877
export const ids=[8877,8175]
export const modules={68430:((e,t,n)=>{n.d(t,{c:()=>r,k:()=>whyNobody})
var s=n(28942)
const r=s["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return o[e]}const o={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}}),2179:((e,t,n)=>{n.d(t,{Z:()=>blockedNetwork})
var s=n(94869)
var r=n(33737)
var o=n(68430)
const i=10
function blockedNetwork(e,t){const n=[...new Set(e.map(({reason:e})=>kindOf(e)))]
return n.map(n=>{const s=e.filter(e=>kindOf(e.reason)===n)
return`Blocked network access: ${namesOf(s)}. ${remedyFor(n,s,t)}`.trim()}).join("\n\n")}const kindOf=e=>e==="closed"?"unlisted":e
function remedyFor(e,t,n){if(n.isAsking)return remedyByGrant(e,t,n.nobody)??remedyFor(e,t,{...n,isAsking:!1})
const s=settingWith(t,n)
switch(e){case"closed":case"unlisted":return`To allow it, set ${s}.`
case"shut":{const e=t.some(({allow:e})=>e!==void 0)?` and ${s}`:""
return`${a} have no network. ${packagesIn(t)}To open it on such threads as well, set ${(0,r.aY)("mixed-threads: as-trusted")}${e}: then text by strangers can steer what commands send.`}case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,r.aY)(n.name)} names itself. To allow it, set ${s}.`
case"never":return"The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed."
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,r.aY)(n.name)} names the host with its port. To allow it, set ${s}.`
case"unknown":return"The name has no address: check its spelling, and the name servers of the runner."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website: check what the command asks for."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say. Install what they need in a step before this action."}}const a="People without write access wrote in this thread, so commands"
function packagesIn(e){const t=e.some(({allow:e})=>e!==void 0&&!e.includes("."))
const n=t?"Install packages":"Download what is needed"
const s=t?"it can reach the package registries even here":"it can reach the hosts of `setup-network` even here"
return`${n} with the input ${(0,r.aY)("setup-command")}: ${s}. `}function remedyByGrant(e,t,n){const i=[...new Set(t.flatMap(({allow:e})=>e??[]))]
const c=i.filter(e=>!e.includes(".")).map(e=>(0,r.aY)((0,s.TN)(e,100)))
const u=c.length===0?"":`add ${c.join(", ")} to the input ${(0,r.aY)("network")}`
const d=n===void 0?`mention me and ask for it: the agent has to call ${(0,r.aY)("request_network")}, and a person grants the host to that one command`:`a person grants it to one command, and in this run there was nobody to ask, because ${(0,o.k)(n)}`
switch(e){case"closed":case"unlisted":{const e=i.every(e=>!e.includes("."))
if(u!==""&&e)return`To allow it, ${u}.`
const t=u===""?"":` For the registries among them, ${u}.`
return`Such a host is open only where it is granted, whatever ${(0,r.aY)("network")} says: ${d}.${t}`}case"shut":return`${a} have no network, and none can be granted. ${packagesIn(t)}To open it on such threads as well, set ${(0,r.aY)("mixed-threads: as-trusted")}${u===""?"":` and ${u}`}: then text by strangers can steer what commands send.`
case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,r.aY)("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${d}.`
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,r.aY)("network")} names the host with its port, and a person grants the host. To allow it, add ${i.map(e=>(0,r.aY)((0,s.TN)(e,100))).join(", ")} to that input; ${d}.`
default:return}}function namesOf(e){const t=[...new Set(e.map(({host:e,port:t})=>[0,80,443].includes(t)?e:`${e}:${t}`))]
const n=t.slice(0,i).map(e=>(0,r.aY)((0,s.TN)(e,100)))
return t.length>i?`${n.join(", ")} and ${t.length-i} more`:n.join(", ")}function settingWith(e,{name:t,value:n}){const o=e.flatMap(({allow:e})=>e===void 0?[]:[(0,s.TN)(e,100)])
const a=[...n==="none"||n===""?[]:[n],...new Set(o)].slice(0,i+1)
return(0,r.aY)(`${t}: ${a.join(", ")}`)}}),35868:((e,t,n)=>{n.d(t,{B1:()=>renderReport,EB:()=>renderWorking})
var s=n(94869)
var r=n(68268)
var o=n(33737)
var i=n(30007)
var a=n(6009)
var c=n(88135)
var u=n(26285)
var d=n(2179)
var l=n(48594)
var h=n(52642)
var f=n(30074)
var m=n(38054)
var w=n(55190)
var p=n(29764)
var v=n(57361)
var g=n(76617)
function renderReport(e,t){return(0,c.J1)("report",{heading:[(0,u.rL)(e).mark,withReferences((0,a.$)(e.reason,t),e)].filter(Boolean).join(" "),body:[...opening(e,t),...sections(e,t)].filter(e=>e!=="").join("\n\n"),details:(0,h.P)(e,t)})}function renderWorking(e,t="",n){const[s=""]=e.phrases
const r=[n?renderProgress(n,e):"",(0,a.$)(t,e)]
return(0,c.J1)("working",{requester:e.requester,run_url:e.runUrl,progress:r.filter(e=>e!=="").join("\n\n"),steering:e.takesFollowUps?(0,c.J1)("steering",{phrase:s}):""}).replace(/\n{3,}/,"\n\n").trimEnd()}function opening(e,t){const n=(0,f.DJ)(e,t)
if(e.approvalComment===void 0)return[n]
return[(0,a.$)(e.hint,t),e.approvalComment,n]}function sections(e,t){return[answerOf(e,t),e.review?(0,p.oB)(e.review):"",e.approvalComment===void 0?hintOf(e,t):"",e.note??"",...(0,w.Yv)("answer",e,t),(0,l.VV)(e.files),nothingWorked(e),(0,l.$g)(e.files,e.diff?.text??""),...(0,w.Yv)("work",e,t),(0,v.Cd)(e.tests??[]),(0,v.g9)(e.failedCommands??[]),e.kept.kind==="branch"&&!e.isDiffInComment?(0,i._l)(e.diff?.text??""):"",(0,f.Km)(e),(0,g.b)(e.locks??[]),(0,g.eJ)(e,{base:(0,f.bx)(e),hint:e.hint}),...(0,w.Yv)("end",e,t),e.missing?.words??"",blockedIn(e.sandbox),(0,m.Ib)(e.servers??[]),refusals(e),leftOutPictures(e),risky(e)]}function answerOf({review:e,finalResponse:t,shownResponse:n=t,isPlanAsked:s},o){if(e?.url!==void 0||s)return""
return(0,i.KJ)((0,r.Gl)(withoutBlankEnds(n)),o)}function withoutBlankEnds(e){return e.replace(/^(?:[^\S\n]*\n)+/,"").trimEnd()}function blockedIn(e){if(!e)return""
const{denials:t,network:n,isAsking:s=!1,nobody:r}=e
return(0,d.Z)(t,{name:"network",value:n,isAsking:s,nobody:r})}function hintOf({quote:e,list:t=[],hint:n,code:r},i){const c=t.map(e=>`- ${(0,a._)(e,i)}`).join("\n")
const u=e===void 0?[]:[`> ${(0,o.$E)(500,e)}`]
const d=(0,s.hC)((0,a.$)(n,i),r&&`(Code ${(0,o.aY)(r)}.)`)
return[c,...u,d].filter(Boolean).join("\n\n")}function nothingWorked({toolCalls:e,failedCalls:t=0,proposed:n=[]}){if(n.length>0)return""
if(e!==0||t===0)return""
return`${(0,s.U9)(t,"tool call")} failed, and no other one read or changed anything.`}function refusals({refusedHistories:e=0}){return e>0?(0,c.J1)("refused-history",{times:(0,s.U9)(e,"time")}):""}function leftOutPictures({leftOutPictures:e=0}){return e>0?(0,c.J1)("refused-pictures",{pictures:(0,s.U9)(e,"picture")}):""}function risky({risks:e=[]}){if(e.length===0)return""
const t=e.length>10?`, and ${e.length-10} more`:""
const n=e.length===1?"this call":"these calls"
return`⚠️ The agent made ${n} of medium risk: ${e.slice(0,10).map(o.aY).join(", ")}${t}.`}function withReferences(e,{references:t=[]}){return t.reduce((e,{repository:t,number:n})=>e.replaceAll(`${t}\`#${n}\``,`${t}#${n}`),e)}const k=30
function renderProgress({list:e,now:t,...n},s){const r=e.slice(0,k).map(e=>lineOf(e,s))
const o=e.length>k?[`- … and ${e.length-k} more`]:[]
const i=`**Now:** ${doing(t)}\n\n${figuresOf(n)}`
return[i,[...r,...o].join("\n")].filter(e=>e!=="").join("\n\n")}function doing(e){if(!e)return"waiting for the model"
const{tool:t,detail:n}=e
const r=n===""?"":` ${(0,o.aY)((0,s.TN)(n,120))}`
return t==="terminal"&&r!==""?`running${r}`:`${(0,o.aY)(t)}${r}`}function figuresOf(e){const{minutes:t,maxMinutes:n,steps:r,maxSteps:o,costUsd:i,maxUsd:a,tokens:c,maxTokens:u}=e
const d=i!==void 0&&`$${i.toFixed(2)}${a===void 0?"":` of $${a.toFixed(2)}`}`
const l=[`${Math.floor(t)} min of ${n}`,`step ${r} of ${o}`,...d?[d]:[],...u===void 0?[]:[`${(0,s.vP)(c)} of ${(0,s.vP)(u)} tokens`]]
return l.join(" · ")}function lineOf({title:e,status:t},n){const r=`- [${t==="done"?"x":" "}] `
return`${r}${(0,a._)((0,s.TN)(e,160),n,r)}${t==="in_progress"?" – _in progress_":""}`}}),57361:((e,t,n)=>{n.d(t,{Cd:()=>renderTests,Vj:()=>verdictOf,g9:()=>renderFailed})
var s=n(94869)
var r=n(33737)
function verdictOf(e,t){if(e.length===0)return t??"none"
const n=e.filter(({why:e})=>e===void 0)
if(lastFailed(e)||n.some(({verdict:e})=>e==="failed"))return"failed"
if(e.some(({isRunning:e})=>e))return"unfinished"
return n.length>0||t==="passed"?"passed":"unknown"}function lastFailed(e){const t=e.findLast(({verdict:e})=>e!=="unknown")
return t?.verdict==="failed"?t:void 0}const o=5
function renderTests(e){if(e.length===0)return""
const t=e.slice(-o).map(e=>`| ${(0,r.FX)((0,s.TN)(e.command,120))} | ${endOfTest(e)} |`)
const n=e.length>o?` (the last ${o} of ${e.length})`:""
const i=`| Tests the agent ran${n} | Exit code |\n|-|-|\n${t.join("\n")}`
return[lastFailure(e),i].filter(Boolean).join("\n\n")}function lastFailure(e){const t=lastFailed(e)
if(!t)return""
const n=t===e.at(-1)?"":" whose result is known"
return`The last test command${n} failed (${(0,r.aY)((0,s.TN)(t.command,120))}${t.exitCode===void 0?"":`, exit code ${t.exitCode}`}).`}function endOfTest({verdict:e,exitCode:t,why:n}){const s=t===void 0?e==="unknown"?"":e:String(t)
if(n!==void 0)return`⚪ ${[s,n].filter(Boolean).join(", ")}`
return`${e==="passed"?"✅":"❌"} ${s}`}function renderFailed(e){if(e.length===0)return""
const t=e.map(({command:e,exitCode:t})=>`| ${(0,r.FX)((0,s.TN)(e,120))} | ❌ ${t} |`)
return`| Commands that failed after the last change | Exit code |\n|-|-|\n${t.join("\n")}`}}),89797:((e,t,n)=>{n.d(t,{s:()=>chanceAt,w:()=>continueAttempts})
const s="ci/"
const countAt=e=>`${s}${e}`
const failureAt=(e,t)=>`${s}${e}/${t}`
function chanceAt(e,t,n,s){const r=e[countAt(t)]??0
if(r>s)return{status:"told"}
const o=e[failureAt(t,n)]!==void 0
if(r<s&&!o){const s={...chainAt(e,t,t),[countAt(t)]:r+1,[failureAt(t,n)]:1}
return{status:"go",counters:{...othersIn(e),...s}}}const i={...e,[countAt(t)]:s+1}
return{status:o?"unchanged":"spent",tried:r,counters:i}}function continueAttempts(e,t,n){return{...othersIn(e),...chainAt(e,t,n)}}function othersIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>!e.startsWith(s)))}function chainAt(e,t,n){const s=Object.entries(e).filter(([e])=>e.startsWith(countAt(t)))
return Object.fromEntries(s.map(([e,s])=>[e.replace(t,n),s]))}}),24158:((e,t,n)=>{n.d(t,{hD:()=>whyTooOften,oP:()=>rateIn})
var s=n(60593)
var r=n(98664)
var o=n(88135)
var i=n(57974)
var a=n(75444)
var c=n(2801)
var u=n(29058)
var d=n(12384)
const l=36e5
async function whyTooOften(e,t){const{trigger:n,world:s}=e
if(n.kind==="decision")return
if(t.manifest.lease?.key===n.key||(0,c.oy)(n.key,t.manifest))return
const r=Math.floor(s.now().getTime()/l)
const o=t.isKept&&n.thread.type!=="none"
const i=o?rateOf(e,t,r):void 0
if(i&&i.status!=="go"){await(0,d.acknowledge)(e,n,"confused")
if(i.status==="stop")await tell(e,t,{...i,words:wordsOf(i)})
return i.limit==="runs"?"This thread has reached the limit of `max-runs-per-day`.":`Bots started ${h} consecutive runs on this thread.`}const a=await whyRepositoryIsFull(e,r)
if(a!==void 0){await(0,d.acknowledge)(e,n,"confused")
if(o)await tellFull(e,t,r)
return a}if(i)t.update(e=>({...e,counters:i.counters}))
return}function rateOf({trigger:e,settings:t},n,s){return rateAt(n.manifest.counters,{hour:s,by:e.run?"run":e.actors.some(({type:e})=>e!=="User")?"bot":"person",most:t.slice(a.ADMIT)["max-runs-per-day"]})}async function whyRepositoryIsFull(e,t){if(e.settings.slice(a.ADMIT)["max-repository-runs-per-day"]===void 0)return
return(await n.e(7700).then(n.bind(n,67700))).whyRepositoryIsFull(e,(e,n)=>{const s=rateAt(e,{hour:t,by:"run",most:n})
return s.status==="go"?s.counters:void 0})}async function tellFull(e,t,n){const s=recentIn(t.manifest.counters,n)
if(s[p+v]!==void 0)return
const r=(0,o.J1)("too-many-runs-in-repository")
await tell(e,t,{words:r,counters:{...s,[p+v]:n}})}function wordsOf({limit:e,runs:t}){return e==="runs"?(0,o.J1)("too-many-runs",{runs:String(t)}):(0,o.J1)("too-many-bot-turns",{turns:String(h)})}async function tell({world:e,settings:t,github:n,job:o,trigger:a,mayWrite:d,redact:l},h,{words:f,counters:m}){const{thread:w,key:p}=a
if(!d||w.type==="none")return
try{const r=(0,u.kN)({settings:t,job:o,trigger:a},l(f))
const{url:i}=await(0,s.Gy)(n,o.repository,w.number,r,(0,u.MI)(t,a))
const d={key:p,comment_url:i,outcome:"skipped",time:e.now().toISOString()}
await h.close(e=>(0,c.$s)({...e,counters:m},d))}catch(e){(0,i.printNotice)(`The reason could not be posted on the thread. ${(0,r.ec)(e).message}`)}}const h=5
const f=24
const m="runs/"
const w="bots/runs"
const p="told/"
const v="repository"
function rateAt(e,{hour:t,by:n,most:s}){const r=recentIn(e,t)
const o=Object.entries(r).reduce((e,[t,n])=>e+(t.startsWith(m)?n:0),0)
const i=botRunsAfter(r[w]??0,n)
const a=o>=s?"runs":n==="bot"&&i>h?"bots":void 0
if(a===void 0){const e=`${m}${t}`
return{status:"go",counters:{...r,[e]:(r[e]??0)+1,[w]:i}}}if(r[p+a]!==void 0)return{status:"told",limit:a}
return{status:"stop",limit:a,runs:o,counters:{...r,[p+a]:t}}}function botRunsAfter(e,t){if(t==="person")return 0
return t==="bot"?e+1:e}function rateIn(e){return Object.fromEntries(Object.entries(e).filter(([e])=>isOurs(e)))}function isOurs(e){return e.startsWith(m)||e.startsWith(p)||e===w}function recentIn(e,t){const isPast=(n,s)=>{if(n.startsWith(m))return Number(n.slice(m.length))<=t-f
if(n===`${p}bots`)return(e[w]??0)<h
return n.startsWith(p)&&s<=t-f}
return Object.fromEntries(Object.entries(e).filter(([e,t])=>!isPast(e,t)))}}),1258:((e,t,n)=>{n.r(t)
n.d(t,{answer:()=>answer})
var s=n(64294)
var r=n(60674)
var o=n(60593)
var i=n(98664)
var a=n(88135)
var c=n(35868)
var u=n(19617)
var d=n(57974)
var l=n(15320)
var h=n(81031)
var f=n(75444)
var m=n(12384)
var w=n(93992)
var p=n(24158)
var v=n(22440)
var g=n(99152)
var k=n(13412)
var y=n(28942)
var b=n(17117)
const $=6e4
const _=15e3
function progressIn(e){const t=commentWriter(e)
const n=e.clock()
const s=new AbortController
let r=""
let facts=()=>{}
const tell=()=>t.write(()=>({note:r,facts:facts()}),s.signal)
let o=0
let i
const cancel=()=>{s.abort()
i=t.writeLast("cancelled")}
e.signal.addEventListener("abort",cancel,{once:!0})
return{onWait({waitMs:t,attempt:n,fault:s}){const i=n===O?0:o
o=i+t
if(i>=$||o<$)return
const c=new Date(e.now().getTime()+t).toISOString().slice(11,16)
r=(0,a.J1)("waiting",{reason:s.message,time:c})
tell()},follow({log:t,state:s},o){let i=[...t].reduce(listAfter,[])
let a
const c=currentFigures(s)
facts=()=>({...o,...since(c,currentFigures(s)),minutes:minutesFrom(n,e),list:i,now:a})
t.subscribe(t=>{i=listAfter(i,t)
a=nowAfter(a,t,e.redact)
r=""
tell()})},async settled(){e.signal.removeEventListener("abort",cancel)
s.abort()
await(i??t.written())}}}const O=2
function minutesFrom(e,{clock:t}){return(t()-e)/6e4}function commentWriter({edit:e,onFailure:t,clock:n,sleep:s}){let r=!0
let o=n()
let i=_
let a=!1
let c
const once=async s=>{a=!1
try{r=await e(s())}catch(e){i*=2
t(e)}o=n()}
const writeUntilCurrent=async(e,t)=>{while(a&&!t.aborted){const r=await s(Math.max(0,o+i-n()),t).then(()=>!1,()=>!0)
if(r)break
await once(e)}c=void 0}
return{write(e,t){a=r
c??=writeUntilCurrent(e,t)},written(){return c??Promise.resolve()},async writeLast(e){await c
if(r)await once(()=>e)}}}function currentFigures({steps:e,totals:t}){const n=t.prompt_tokens+t.completion_tokens
return{steps:e,costUsd:t.calls===0?0:t.cost,tokens:n}}function since(e,t){const n=e.costUsd!==void 0&&t.costUsd!==void 0
return{steps:t.steps-e.steps,tokens:t.tokens-e.tokens,costUsd:n?Number(t.costUsd)-Number(e.costUsd):void 0}}const I=y.array(y.object({title:y.string(),status:y["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(e,t){if(t.kind!=="ObservationEvent"||t.tool_name!=="task_tracker")return e
return I.safeParse(t.observation.task_list).data??e}function nowAfter(e,t,n){if(t.kind==="ObservationEvent"||t.kind==="AgentErrorEvent")return
if(t.kind!=="ActionEvent")return e
const{command:s,path:r}=(0,b.cP)(t.action)
const o=[s,r].filter(e=>typeof e==="string")
return{tool:t.tool_name,detail:n(o.join(" "))}}function endAnswered({env:e},{comment_url:t}){const n="This request has been answered already";(0,d.printNotice)(t===null?`${n}.`:`${n}: ${t}`);(0,l.Kn)(e,{outcome:"skipped",reason:n,"comment-url":t??void 0})
return 0}function endGate({settings:e},t,n){(0,h.readInputsWithoutModel)(e)
const s=n??"The caller may start a run.";(0,d.printNotice)(s);(0,l.Kn)(t,{ok:String(n===void 0),outcome:"skipped",reason:s})
return 0}async function endRefused(e,t,n,s){(0,d.printNotice)(s)
await(0,m.acknowledge)(t,n,"confused")
if(n.kind==="decision")await(0,m.removeRequestSign)(t,n)
return endSkipped(e,s)}function endIgnored(e,t){(0,d.printNotice)(t)
return endSkipped(e,t)}async function endWithdrawn(e,t){await(await Promise.resolve().then(n.bind(n,61115))).writeSummary(e.env,t)
return endIgnored(e,t)}function endSkipped({env:e},t){(0,l.Kn)(e,{outcome:"skipped",reason:t})
return 0}var A=n(58175)
var S=n(56172)
var F=n(30818)
var j=n(24380)
var P=n(3024)
const T=1024*1024
function uploadsPage({GITHUB_WORKFLOW_REF:e=""},t){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(e)??[]
const s=n===void 0?"":(0,P.Ui)(t,n,T)??""
return s.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(s)}var R=n(29058)
var W=n(20185)
var C=n(1176)
async function answer({world:e,settings:t,writePage:n},s,o){const i=(0,A.withFeatures)(t)
const a=(0,u.N)(e,i)
const{env:c}=e
const d=(0,f.modeOf)(i)
const commandIn=e=>a.mayWrite?(0,r.Nl)(e,i.slice(f.TRIGGER).prompt):void 0
const l=commandIn(s)===void 0&&(0,f.hasAgent)(d)
const p=(0,v.f)(e,a,s)
const g=l?lookAhead(a,c,s):aheadOf(d,a,c,s)
const k=await p
const y=k===void 0&&l
const b=y?await standingNow({world:e,connection:a,given:s,reread:o},g):void 0
const{trigger:$,body:_,...O}=b??{trigger:s,body:void 0,...g}
const I=commandIn($)
const S=k===void 0?await notNowIn(e,a,$):void 0
if(d==="gate")return endGate(a,c,k??S)
if(k!==void 0){(0,h.requireSoundGate)(i)
return endRefused(e,a,$,k)}if(S!==void 0)return endIgnored(e,S)
if(d==="list")return runList(e,a)
if(I)return runCommand({...a,world:e,trigger:$,writePage:n},I)
const F=$.run?await(await loadCiFix()).placeFailedRun(a,$):$
if(F.status==="ignored")return endIgnored(e,F.why)
const j=await(0,w.fb)(a,c,F)
const{trigger:P,fault:T}=(0,w.RM)(i,j)
const R=o&&isSame($,o,b?.body)
const W={...a,world:e,trigger:P,writePage:n,isSameRequest:R}
const C=(0,m.acknowledge)(W,P,"eyes")
const N=await claimAndWork(W,await chooseWork(W,T),O)
await C
return N}async function standingNow({reread:e,given:t,...s},r){const o=await r.standing
const i=o?.kind==="stands"?o.body:void 0
const a={...r,trigger:t,body:i}
if(o?.kind!=="stands"||!e||isSame(t,e)(o.body))return a
const c=await(await n.e(2975).then(n.bind(n,22975))).requestNow({...s,given:t,reread:e})
if(c==="withdrawn")return{...a,standing:Promise.resolve({kind:"edited"})}
return{...a,...c}}function isSame({kind:e,request:t},n,s){return r=>{if(r===s)return!0
const o=n(r)
return o.status==="matched"&&o.kind===e&&o.request===t}}function lookAhead(e,t,n){loadWork().catch(()=>{})
return{state:(0,C.Kr)(e,n),standing:(0,g.a_)(e,t,n)}}function aheadOf(e,t,n,s){return e==="apply"?{standing:(0,g.a_)(t,n,s)}:{}}const N=["skip-if","stop-after"]
async function notNowIn(e,t,s){const r=N.some(e=>(0,h.isGiven)(t.settings,e))
return r?(await n.e(7700).then(n.bind(n,67700))).whyNotNow(e,t,s):void 0}async function claimAndWork(e,t,n){const{world:s,trigger:r}=e
const[o,i]=await Promise.all([t.recall(e,n.state),(0,g.V9)(e,n.standing)])
if(o.kind==="answered"){await(0,j.bZ)(e,o)
await(0,m.removeRequestSign)(e,r)
return endAnswered(s,o.answer)}if(i!==void 0)return endWithdrawn(s,i)
const a=(0,W.Zl)(e)?o.memory.aside():o.memory
if(n.note!==void 0)a.notes.add(n.note)
const c=await uselessDecision(e,a)
if(c!==void 0)return endSkipped(s,c)
const u=await(0,p.hD)(e,a)
if(u!==void 0)return endIgnored(s,u)
const d=r.run&&await(await loadCiFix()).decideCiFix(e,a)
if(d?.status==="stop")return endIgnored(s,d.why)
await(0,m.removeRequestSign)(e,r)
return workAndReport({...e,failed:d?.failed,trigger:(0,w.qS)(r,a)},a,t)}const loadCiFix=()=>n.e(6444).then(n.bind(n,76444))
async function workAndReport(e,t,s){const{world:r}=e
const o=t.isKept&&(e.trigger.thread.type==="issue"||e.trigger.thread.type==="pull_request")
const i={...(0,j.hP)(e,t.id),takesFollowUps:o}
const a=(0,R.kN)(e,(0,R.F8)(e.settings,(0,c.EB)(i)))
const u=(0,j.kX)(e,a,await(0,F.G_)(e,t))
const d=await u.catch(async t=>{const n=await(0,g.ie)(e)
if(n==="here")throw t
return(0,g.Jn)(e,n)})
if(typeof d==="string")return endWithdrawn(r,d)
const h=d&&progressOf(e,i,d)
const f={isPageUploaded:uploadsPage(r.env,e.job.workspace)}
const m=await(0,k.qI)(e,{memory:t,commentId:d?.id,progress:h,work:s.work})
await(h?.settled())
if(m.kind==="done")return(await n.e(5071).then(n.bind(n,25071))).reportRun(m,d,f);(0,l.pZ)(r.env,void 0)
const{answer:w}=m
if(d)await(0,j.$C)(e,d,w.comment_url)
return endAnswered(r,w)}async function uselessDecision(e,t){if(e.trigger.kind!=="decision")return
return(await Promise.all([n.e(3501),n.e(218)]).then(n.bind(n,30218))).refuseInvalidDecision(e,t)}function progressOf(e,t,n){const{github:s,job:r,redact:u,world:l}=e
const{now:h,clock:f,sleep:m,signal:w}=l
const wordsOf=e=>e==="cancelled"?(0,a.J1)("cancelled-early",{run_url:r.runUrl}):u((0,c.EB)(t,e.note,e.facts))
const render=t=>(0,R.kN)(e,(0,R.F8)(e.settings,wordsOf(t)))
return progressIn({edit:async e=>await(0,o.Iz)(s,r.repository,n,render(e))==="done",redact:u,onFailure:e=>(0,d.printNotice)(`The comment could not be updated. ${(0,i.ec)(e).message}`),now:h,clock:f,sleep:m,signal:w})}async function chooseWork(e,t){if(t)return{...M,work:async()=>(0,S.Gj)(t)}
if((0,f.modeOf)(e.settings)==="apply")return applyWork(e)
return M}async function applyWork(e){const{applyFeatures:t}=await n.e(9454).then(n.bind(n,89454))
return(await Promise.all([n.e(3501),n.e(6027),n.e(9288),n.e(1065),n.e(5441),n.e(3290)]).then(n.bind(n,35771))).applying(e,(e,n)=>t(A.FEATURES,e,n))}const loadWork=()=>Promise.all([n.e(2499),n.e(3501),n.e(6027),n.e(934),n.e(9288),n.e(1083),n.e(7509),n.e(4564),n.e(1065),n.e(622),n.e(9588),n.e(972),n.e(1403),n.e(5441),n.e(9691)]).then(n.bind(n,69691))
const M={recall:k.I9,work:begin}
async function begin(e){if(e.trigger.kind==="decision"){const{decideChange:t,isAboutChange:s}=await Promise.all([n.e(8252),n.e(3501),n.e(6027),n.e(934),n.e(9288),n.e(1083),n.e(7509),n.e(1065),n.e(622),n.e(9588),n.e(8030),n.e(9749)]).then(n.bind(n,29749))
if(s(e))return t(e)
const{decideDeferred:r,GO:o,isAboutDeferred:i}=await Promise.all([n.e(8252),n.e(3501),n.e(6027),n.e(972),n.e(3441)]).then(n.bind(n,39898))
const a=i(e)?await r(e,await carryOut(e)):o
if(a!==o)return a}const t=(0,s.zN)(e.trigger)&&e.job.runAttempt>1?await earlierReview(e):void 0
return t??(await loadWork()).work(e)}async function carryOut(e){const{carryOutDeferred:t}=await n.e(9454).then(n.bind(n,89454))
return n=>t(A.FEATURES,e,n)}async function earlierReview(e){const{findEarlierReview:t,resultOfEarlierReview:s}=await n.e(4946).then(n.bind(n,84946))
const r=await t(e)
return r&&s(r)}async function runCommand(e,t){const{world:s}=e
const{carryOutCommand:r}=await n.e(7664).then(n.bind(n,77664))
const{answer:o,isEarlier:i}=await r(e,t,k.DI)
if(i)return endAnswered(s,o);(0,l.Kn)(s.env,{outcome:"answered",reason:t==="unclear"?"Asked back: the request may be a command":`Answered the command "${t}"`,"comment-url":o.comment_url??""})
return 0}async function runList(e,t){(0,l.Kn)(e.env,await(await n.e(1895).then(n.bind(n,91895))).list(e,t),t.redact)
return 0}}),13412:((e,t,n)=>{n.d(t,{yA:()=>O,DI:()=>activeLease,HR:()=>answerInComment,PU:()=>isOver,m8:()=>leaseOf,I9:()=>recall,v7:()=>recallNothing,qI:()=>workUnderLease})
var s=n(28942)
var r=n(64294)
var o=n(29209)
var i=n(98664)
var a=n(33737)
var c=n(88135)
var u=n(57974)
var d=n(81031)
var l=n(2801)
var h=n(80292)
var f=n(95582)
var m=n(99217)
var w=n(1539)
var p=n(94869)
class FailureNote{#e
#t
#n
#s
constructor(e){this.#e=e}get isThere(){return this.#t!==void 0}isNote(e){return e===this.#t}get fault(){return this.#n}get lasting(){return this.#s}throwLasting(){if(this.#s)throw this.#s}clear(){if(this.#t!==void 0)this.#e.delete(this.#t)
this.#t=void 0
this.#n=void 0
this.#s=void 0}set(e){this.clear()
this.#s=(0,i.TJ)(e)
this.#n=this.#s??(0,i.ec)(e)
const{message:t,hint:n}=this.#n
this.#t=(0,c.J1)("state-not-kept",{why:(0,p.hC)(t,n)})
this.#e.add(this.#t)}}var v=n(85831)
const g=["work","aside","copies"]
class ThreadWork{before
#r
#o
#i
constructor(e){this.before=new Map([...e].filter(([e])=>e.startsWith("work/")&&e!==v.f))
this.#r=(0,w.kk)(this.before)}get files(){return this.#r}leave(e){this.#r=[...e,...this.#r.filter(({path:e})=>(0,v.Yc)(e))]}replace(e){this.#r=e.filter(({path:e})=>e.startsWith("work/")&&e!==v.f)
return this.#r}leaveOther(e,t){this.#r=[...this.#r.filter(({path:t})=>!(0,v.Yc)(t,e)),...t.map(t=>(0,v.fZ)(t,e))]}noteWritten(e){this.#o=e}get isWritten(){return this.#o===this.#r}noteChecked(e,t){this.#i={files:e,back:t}}get fresh(){const isWork=e=>g.some(t=>(0,v.e_)(e,t))
return this.#r.filter(({path:e,stamp:t})=>t!==w.w2&&isWork(e)).map(({path:e})=>e)}get standing(){const e=g.filter(e=>this.#r.some(({path:t})=>(0,v.e_)(t,e)))
if(e.length===0)return{status:"none",kinds:e}
if(this.fresh.length===0)return{status:"saved",kinds:e,proof:"read when the run began"}
if(this.#i?.files!==this.#r)return{status:"saving",kinds:e}
const{back:t}=this.#i
return t.status==="saved"?{...t,kinds:e}:{...t,kinds:e}}}class Memory{notes
cutOff
wasCutOff
#a
#c
#u
#d
#l=[]
joined=[]
isLost
#h
#f=!1
#m
#w=Promise.resolve()
#p=!1
failure
#v
#g=!1
#k
#y
#b
constructor({store:e,manifest:t,files:n,lost:s,other:r}){this.#a=e
this.#y=r
this.notes=r?.memory.notes??new Set
this.failure=new FailureNote(this.notes)
this.hasStore=e!==void 0
this.#c=t
this.#b=t
this.#u=n
this.#d=new ThreadWork(n)
this.#h=[...n.keys()].some(e=>e.startsWith("conversation/events/"))
this.cutOff=t.lease
this.wasCutOff=t.lease!==null
this.isLost=s!==void 0
if(s!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:s}))}get manifest(){return this.#c}get id(){return this.#y?.memory.id??this.#c.conversation_id}get isKept(){return this.#a!==void 0&&!this.failure.isThere}get heldLease(){return this.#g&&this.#a&&!this.failure.lasting?this.#v:void 0}hasStore
get isResumed(){return this.#h}openIn(e){const t=[...this.#u].filter(([e])=>!this.#f||e===w.H3+m.Ct);(0,w.qv)(new Map(t),e)
this.#m=e}get folder(){return this.#m}get workBefore(){return this.#d.before}get work(){return this.#d.standing}leaveWork(e){if(this.#y)this.#y.memory.#d.leaveOther(this.#y.id,e)
else this.#d.leave(e)}async checkWork(){const{files:e,fresh:t}=this.#d
if(t.length===0)return
if(!this.#d.isWritten)await this.#$(!0)
const n=this.isKept?await(this.#a?.readBack(t)):void 0
this.#d.noteChecked(e,n??{status:"unsaved",why:""})}of(e){const t={...this.#c,work:(0,l.i2)(this.#c,e),lease:this.cutOff}
return new Memory({store:void 0,manifest:t,files:(0,v.sA)(this.#u,e),other:{id:e,memory:this}})}leavePendingReport(e){this.#l=[e]}aside(){const e={...this.#c,proposal:null,lease:null}
const t=new Memory({store:void 0,manifest:e,files:this.#u})
t.#k=this
return t}startAfresh(e,t){if(t!==void 0)this.notes.add((0,c.J1)("state-unusable",{why:t}))
this.#c={...this.#c,conversation_id:e}
this.#h=!1
this.#f=!0}join(e){this.joined.push(e)}update(e){this.#c=e(this.#c)}async claim(e,t){this.update(n=>({...n,lease:e,comment_id:t??n.comment_id}))
const n=await this.#_()
this.#v=e
return n?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#p)return
this.#p=!0
this.#$()}async keep(){await this.#$()}async settle(e){const t=this.#c
this.update(e)
const n=await this.#$()
if(n?.status!=="saved")this.#c=t
return n?.status==="saved"}async close(e){if(this.#k)return this.#k.close(t=>(0,l.lK)(t,e(this.#c)))
this.update(e)
const t=await this.#$(!0)
if(!t&&this.#g&&this.#a){const[{releaseOnly:e},t]=[await n.e(9759).then(n.bind(n,89759)),this.#b]
this.#g=!await e(this.#a,{begun:t,ended:this.#c,files:this.#u})}return t?.status==="saved"}#_(e=!1){const t=this.#w.then(()=>this.#O(e))
this.#w=t
return t}async#O(e){this.#p=!1
if(e)this.#a?.insist()
try{const e=this.#a&&await this.#I(this.#a)
this.failure.clear()
const t=this.#u.size===0
if(t&&e?.status==="saved"&&e.isBranch)this.notes.add((0,c.J1)("state-on-branch"))
return e}catch(e){this.failure.set(e)
return}}async#I(e){const t=await this.#A(e)
const n=this.#v
if(t.status==="saved"||!n)return t
const s=await e.read()
if(s.status!=="found"||(0,h.dj)(s.manifest.lease)!==(0,h.dj)(n))return t
this.update(e=>e.answered.reduce(l.$s,{...e,answered:s.manifest.answered}))
return this.#A(e)}async#A(e){let{files:t}=this.#d
const s={manifest:this.#c,files:this.#r()}
const r=await e.write(s).catch(async r=>{if(!(0,f.Jm)(r))throw r
const o=await(await n.e(9759).then(n.bind(n,89759))).writeFitting(e,s,r,this.notes)
if(this.#c.proposal===s.manifest.proposal)this.#c={...this.#c,...o.kept}
if(t===this.#d.files)t=this.#d.replace(o.files)
return o.written})
if(r.status!=="saved")return r
this.#d.noteWritten(t)
this.#g=s.manifest.lease!==null
return r}async#$(e=!1){const t=await this.#_(e)
if(t?.status!=="lost")return t
this.notes.add((0,c.J1)("state-taken-over"))
this.#a=void 0
return t}#r(){const read=()=>(0,w.kk)(this.#u).filter(({path:e})=>!e.startsWith("work/"))
const e=this.#m===void 0?read():(0,w.bh)(this.#m)
return[...e,...this.#d.files,...this.#l]}}function blankMemory(e,t,n){return new Memory({store:e,manifest:(0,l.yz)(t),files:new Map,lost:n})}var k=n(56172)
var y=n(29058)
var b=n(1176)
var $=n(11602)
async function recall(e,t){const n=await find(e,t)
if(n.kind==="ours")startAfreshIfUnwanted(e,n.memory)
return n}async function find(e,t){const n=(0,b.$)(e,t)
if(n)return new LeaseWait(e,n).untilFree()
const s=e.mayWrite?await findPostedAnswer(e):void 0
if(s)return{kind:"answered",answer:s}
return(0,r.zN)(e.trigger)?recallReview(e):recallNothing(e.world.newId())}function recallNothing(e){return{kind:"ours",memory:blankMemory(void 0,e)}}async function recallReview(e){const{findEarlierReview:t}=await n.e(4946).then(n.bind(n,84946))
const s=e.mayWrite?await t(e):void 0
if(!s||e.job.runAttempt>1)return recallNothing(s?.conversation??e.world.newId())
return{kind:"answered",answer:answerAt(e,s.facts.url,"answered")}}async function findPostedAnswer(e){const{trigger:t,job:n}=e
if(!(0,r.OB)(t).isAwaited)return
const s=(0,y.Ab)(e)
return answerInComment(e,await(0,y.rA)(e,e=>s(e)&&(0,y.dR)(n,e)))}function answerInComment(e,t){return t&&answerAt(e,t.url,t.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:e,world:t},n,s){return{key:e.key,comment_url:n,outcome:s,time:t.now().toISOString()}}function pendingReportOf(e){return e.status==="found"?(0,v.qF)(e.files.get(v.f)):void 0}const _={most:2e3,pause:{first:1e3,longest:15e3},withinMs:6*36e5}
class LeaseWait{#S
#a
constructor(e,t){this.#S=e
this.#a=t}untilFree(){const{world:e}=this.#S
const t="the lease on this thread, which other runs have"
return(0,o.M)({..._,what:t,world:e,signal:e.signal,code:"git"},()=>this.#F())}async#F(){const{world:e,job:t,trigger:n}=this.#S
const s=await this.#u()
if(s===void 0)return this.#j()
const r=leaseStateOf(s,runKeyOf(n,t),e.now())
if(r.kind==="answered")return{...r,pendingReport:pendingReportOf(s)}
if(r.kind!=="wait"||await isOver(this.#S,r.lease))return this.#P(s);(0,u.printNotice)((0,c.J1)("state-waiting",{run_url:r.lease.run_url}))
return}async#u(){try{return await this.#a.read()}catch(e){(0,u.printNotice)(`The saved state of this thread could not be read. ${(0,i.ec)(e).message}`)
return}}#j(){const e=blankMemory(void 0,this.#S.world.newId())
e.notes.add((0,c.J1)("state-not-read"))
return{kind:"ours",memory:e}}#P(e){const t=this.#S.world.newId()
if(e.status==="none")return{kind:"ours",memory:blankMemory(this.#a,t)}
if(e.status==="unusable")return{kind:"ours",memory:blankMemory(this.#a,t,e.why)}
const{manifest:n,files:s}=e
return{kind:"ours",memory:new Memory({store:this.#a,manifest:n,files:s})}}}const O=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function runKeyOf({key:e},{runId:t,runAttempt:n}){return{key:e,runId:t,attempt:n}}function leaseStateOf(e,t,n){if(e.status==="none")return{kind:"begin",lost:void 0}
if(e.status==="unusable")return{kind:"begin",lost:e.why}
const{manifest:s}=e
const r=(0,l.oy)(t.key,s)
if(r&&!(t.attempt>1&&O.includes(r.outcome)))return{kind:"answered",answer:r}
const{lease:o}=s
return o&&isHeld(o,t,n)?{kind:"wait",lease:o,manifest:s}:{kind:"go-on",manifest:s}}function isHeld({run_id:e,attempt:t,until:n},s,r){const o=e===s.runId&&t<s.attempt
return!o&&r.getTime()<Date.parse(n)}const I=s.object({status:s.string().nullable(),run_attempt:s.number()})
async function isOver({github:e,job:t},{run_id:n,attempt:s}){const{owner:r,name:o}=t.repository
try{const{data:t}=await e.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:r,repo:o,run_id:n})
const i=I.parse(t)
return i.status==="completed"||i.run_attempt>s}catch{return!1}}async function activeLease(e,t){const{trigger:n,job:s,world:r}=e
const o=leaseStateOf(t,runKeyOf(n,s),r.now())
return o.kind==="wait"&&!await isOver(e,o.lease)?o.lease:void 0}function startAfreshIfUnwanted({world:e,settings:t,trigger:n},s){const{resume:o}=t.slice(d.STATE)
if(o==="auto"||n.kind==="decision"||(0,r.zN)(n))return
if(s.isResumed&&o.toLowerCase()===s.id)return
s.startAfresh(e.newId())
if(o!=="never")s.notes.add((0,c.J1)("state-other",{id:(0,a.aY)(o)}))}const A={most:10,pause:{first:1e3,longest:15e3}}
async function workUnderLease(e,{memory:t,commentId:n,progress:s,work:r}){const{world:a}=e
const claim=t=>claimRun(e,t,{commentId:n,progress:s})
let c=claim(t)
const attempt=async n=>{const s=n===1?{kind:"ours",memory:t}:await recall(e)
if(s.kind==="answered")return s
if(n>1)c=claim(s.memory)
const o=await r(c)
return o==="lost"?void 0:{kind:"done",done:o,run:c}}
const u={...A,what:"its turn on this thread",world:a,signal:a.signal,code:"git"}
try{return await(0,o.M)(u,attempt)}catch(e){return{kind:"done",done:(0,k.Gj)(a.signal.aborted?(0,i.ec)(e):overtaken(e)),run:c}}}function overtaken(e){return new i.vC("git","Other runs change the saved state of this thread again and again, so this run did no work.",{quote:(0,i.ec)(e).message,hint:"Ask again when the other runs on this thread have ended.",cause:e})}function claimRun(e,t,{commentId:n,progress:s}){const r=t.claim(leaseOf(e,t.cutOff),n);(0,$.Vs)({...e,memory:t})
return{...e,memory:t,claimed:unlessCancelled(r,e.world.signal),...s&&{progress:s}}}async function unlessCancelled(e,t){if(t.aborted)return"ours"
const n=Promise.withResolvers()
const cancel=()=>n.resolve("ours")
t.addEventListener("abort",cancel,{once:!0})
return Promise.race([e,n.promise]).finally(()=>t.removeEventListener("abort",cancel))}const S=10
function leaseOf({world:{now:e},settings:t,job:n,trigger:s},r){const o=new Date(e().getTime()+(t.slice(d.LIMITS)["timeout-minutes"]+S)*6e4)
return{run_id:n.runId,attempt:n.runAttempt,run_url:n.runUrl,key:s.key,taken:r?.key===s.key?r.taken:e().toISOString(),until:o.toISOString()}}}),11602:((e,t,n)=>{n.d(t,{S1:()=>leaveLease,Vs:()=>leaveTrace,tg:()=>c})
var s=n(28942)
var r=n(15320)
var o=n(2801)
var i=n(1176)
const a=s.object({id:s.int(),path:s.string(),folder:s.string(),base:s.string()}).readonly()
const c=s.object({name:s.object({name:s.string(),ref:s.string(),branch:s.string()}).readonly(),repositoryId:s.number(),folder:s.string().optional(),lease:o.nD,work:s.object({folder:s.string(),base:s.string(),others:s.array(a).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:e,trigger:t,world:n},s,o){const{lease:a}=e.manifest
if(!e.isKept||!a)return
const{repositoryId:c}=t;(0,r.s0)(n.env,{name:(0,i.Qv)(t),repositoryId:c,folder:s,lease:a,work:o})}function leaveLease({memory:e,trigger:t,world:n}){const{heldLease:s}=e
const{repositoryId:o}=t
const a=s&&{name:(0,i.Qv)(t),repositoryId:o,lease:s};(0,r.s0)(n.env,a)}}),58175:((e,t,n)=>{n.r(t)
n.d(t,{FEATURES:()=>y,inputShapes:()=>inputShapes,withFeatures:()=>withFeatures})
var s=n(81031)
var r=n(74734)
const o={name:"check",inputs:r.f,isForServer:!1,isWanted:(e,{work:t})=>{const{check:n,critic:s}=e.slice(r.f)
return t==="change"&&(n!==void 0||s!=="none")},load:async()=>(await Promise.all([n.e(8815),n.e(7031),n.e(8187),n.e(9348),n.e(6110),n.e(3255),n.e(6009),n.e(1083),n.e(3136),n.e(622),n.e(6577),n.e(1473)]).then(n.bind(n,85615))).code}
var i=n(33737)
var a=n(56775)
const c={name:"intents",inputs:a.ry,isForServer:!1,asksPeople:!0,isUsefulWithoutFiles:!0,isWanted:(e,{had:t})=>e.slice(a.ry).intents!==void 0||t.includes(a.xC),withheld(e){const{intents:t=[]}=e.slice(a.ry)
const n=t.map(({name:e})=>e).filter(e=>!a.CO.includes(e))
return n.length===0?[]:[`these intents could not be proposed: ${n.map(i.aY).join(", ")}`]},load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(8252),n.e(8293),n.e(3501),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(6027),n.e(7208),n.e(4113),n.e(8829),n.e(972),n.e(3882)]).then(n.bind(n,94741))).code}
var u=n(61551)
const d={name:"other-repositories",inputs:u.l,isForServer:!0,isWanted:e=>e.slice(u.l).repositories!==void 0,load:async()=>(await Promise.all([n.e(8815),n.e(1267),n.e(7031),n.e(311),n.e(4724),n.e(2664),n.e(2499),n.e(8187),n.e(9812),n.e(598),n.e(9348),n.e(6110),n.e(5017),n.e(8293),n.e(3501),n.e(3255),n.e(8871),n.e(6409),n.e(6009),n.e(1176),n.e(6027),n.e(7208),n.e(9288),n.e(4113),n.e(4564),n.e(1065),n.e(8829),n.e(4684),n.e(1403),n.e(3687)]).then(n.bind(n,84883))).code}
var l=n(21558)
const h={name:"read-github",inputs:l.P,isForServer:!1,isWanted:e=>e.slice(l.P)["read-github"]!==void 0,load:async()=>(await Promise.all([n.e(1267),n.e(7031),n.e(4724),n.e(2664),n.e(9812),n.e(6110),n.e(8293),n.e(6409),n.e(7208),n.e(4994)]).then(n.bind(n,14994))).code}
var f=n(58926)
var m=n(26119)
const w=(0,m.Mz)({"attach-screenshots":f.Jt.default(!1)})
const p={open:async()=>[],toolSettings:e=>({onPicture:t=>e.push(t)}),judge:async e=>e.at(-1),facts:e=>{if(e===void 0)return{}
const text=()=>`Last page in the browser: ${(0,i.aY)(`observations/${e}`)} of the conversation`
return{page:{picture:e},sections:[{place:"facts",text:text}]}}}
const v={name:"screenshots",inputs:w,isForServer:!1,isWanted:e=>e.slice(w)["attach-screenshots"],load:async()=>p}
var g=n(11903)
const k={name:"structured-output",inputs:g.v,isForServer:!1,isWanted:e=>Object.keys(e.slice(g.v)).length>0,load:async()=>(await n.e(742).then(n.bind(n,70742))).code}
const y=[d,o,h,k,v,c]
function inputShapes(){return Object.assign({},s.Inputs.unwrap().shape,...y.map(({inputs:e})=>e.shape))}function withFeatures(e){return e.with(y.map(({inputs:e})=>e))}}),74734:((e,t,n)=>{n.d(t,{f:()=>i})
var s=n(28942)
var r=n(58926)
var o=n(26119)
const i=(0,o.Mz)({check:s.string().optional(),"check-attempts":r.r2.unwrap().default(3),critic:s["enum"](["none","model"],{error:"must be none or model"}).default("none")})}),56775:((e,t,n)=>{n.d(t,{CO:()=>d,au:()=>didYouMean,ry:()=>m,xC:()=>u})
var s=n(28942)
var r=n(88532)
var o=n(94869)
var i=n(26119)
const a=["same-thread","repository","unattended","create-labels","replace","update"]
const c=["max","prefix","only","labels","inputs","fields"]
const u="propose"
const d=["labels"]
const l='e.g. `labels(bug, docs; max 3), create-issue(max 1, prefix "[report] ")`'
const h=s.string().transform((e,t)=>{const n=parseIntents(e)
if(typeof n!=="string")return n
t.addIssue(n)
return r.tm})
const f=/\s*(?:([(),;:])|"([^"\n]{0,200})"|([^\s(),;:"]{1,200}))/y
function parseIntents(e){const t=tokensOf(e.trim())
if(!t)return`has a quote that is not closed, or a word of more than 200 characters; ${l}`
const n=[]
for(let e=0;e<t.length;){const s=t[e]
if(isSign(s,",")){e+=1
continue}if(s?.kind!=="word"||!/^[A-Za-z][\w-]{0,40}$/.test(s.value))return`must name intents, and has "${s?.value}" where a name is expected; ${l}`
const r=isSign(t[e+1],"(")
const o=r?t.findIndex((t,n)=>n>e&&isSign(t,")")):e+1
if(o<0)return`does not close the bracket after ${s.value}`
const i=partsOf(s.value,t.slice(e+2,r?o:e+2))
if(typeof i==="string")return i
n.push({name:s.value,...i})
e=r?o+1:o}const s=n.find(({name:e},t)=>n.findIndex(t=>t.name===e)!==t)
return s?`declares ${s.name} twice`:n}function tokensOf(e){const t=[]
const n=new RegExp(f)
while(n.lastIndex<e.length){const[,s,r,o]=n.exec(e)??[]
if(s!==void 0)t.push({kind:"sign",value:s})
else if(r!==void 0)t.push({kind:"text",value:r})
else if(o!==void 0)t.push({kind:"word",value:o})
else return}return t}const isAnySign=({kind:e})=>e==="sign"
function isSign(e,t){return e?.kind==="sign"&&e.value===t}function partsOf(e,t){const n=[]
const s=[]
const r={}
let o=n
for(const i of split(t)){if("end"in i){o=n
continue}const[t,...u]=i.tokens
const d=c.find(e=>t?.kind==="word"&&t.value===e)
const l=a.find(e=>t?.kind==="word"&&t.value===e)
if(l&&u.length===0)s.push(l)
else if(d&&u.length>0){const t=isSign(u[0],":")
const s=wordsOf(t?u.slice(1):u)
if(s===void 0)return`gives ${e} the setting ${d} without a value`
const i=r[d]??[]
i.push(s)
r[d]=i
o=t?i:n}else{const t=faultOf(i.tokens,o===n?[...c,...a]:[])
if(t!==void 0)return t(e)
o.push(i.tokens.map(({value:e})=>e).join(" "))}}return{choices:n,flags:s,values:r}}function faultOf(e,t){const[n]=e
const s=e.map(({value:e})=>e).join(e.some(isAnySign)?"":" ")
if(e.some(isAnySign))return e=>`needs quotes around "${s}" in ${e}${didYouMean(n?.value??"",c)}`
if(s==="")return e=>`has an empty name in ${e}`
if(n?.kind==="word"&&/^['`‘’‚“”„«»]/.test(s))return e=>`has ${s} in ${e}, where only double quotes (") count`
const isSetting=({kind:e,value:n})=>e==="word"&&t.includes(n.replace(/=.*/,"").toLowerCase())
return e.some(isSetting)?e=>`has "${s}" in ${e}: put commas around a setting such as \`max 3\`, and quotes around a name`:void 0}function split(e){const t=[]
let n=[]
const close=()=>{if(n.length>0)t.push({tokens:n})
n=[]}
for(const s of e){if(isSign(s,",")||isSign(s,";"))close()
else n.push(s)
if(isSign(s,";"))t.push({end:!0})}close()
return t}function wordsOf(e){if(e.length===0||e.some(({kind:e})=>e==="sign"))return
return e.map(({value:e})=>e).join(" ")}function didYouMean(e,t){const n=(0,o.pA)(e,t)
return n===void 0?"":` (did you mean \`${n}\`?)`}const m=(0,i.Mz)({intents:h.optional()})}),61551:((e,t,n)=>{n.d(t,{l:()=>m})
var s=n(28942)
var r=n(98664)
var o=n(94869)
var i=n(81031)
var a=n(29943)
var c=n(26119)
var u=n(75444)
const d=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const l=5
const h=s.string().transform((e,t)=>{const n=(0,o.od)(e.replaceAll("\n",","))
const s=n.length>0&&n.length<=l&&n.every(e=>d.test(e))
if(!s)t.addIssue(`must be 1 to ${l} repositories, written as owner/name`)
const r=n.find((e,t)=>n.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(s&&r!==void 0)t.addIssue(`must not have ${r} twice`)
return n})
const f="what people approve is bound to the files of one repository"
function requireFitting(e){const t=e.slice(m).repositories===void 0?[]:barredIn(e)
if(t.length===0)return
const n=t.map(({input:e})=>`\`${e}\``).join(", ")
const s=[...new Set(t.map(e=>e.why))].join("; ")
throw new r.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${n}: ${s}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredIn(e){const{mode:t}=e.slice(u.TRIGGER)
const{confirmation:n}=e.slice(i.APPROVAL)
const s=e.slice(i.MACHINE)["agent-server-url"]!==void 0
return[...(0,u.knowsOthers)(t)?[]:[{input:`mode: ${t}`,why:"that mode knows one repository"}],...n==="never"?[]:[{input:`confirmation: ${n}`,why:f}],...e.slice(a.We)["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:f}]:[],...e.slice(i.AGENT).memory==="propose"?[{input:"memory: propose",why:f}]:[],...s?[{input:"agent-server-url",why:"the server has one checkout"}]:[]]}const m=(0,c.Mz)({repositories:h.optional()},{},requireFitting)}),21558:((e,t,n)=>{n.d(t,{P:()=>u})
var s=n(28942)
var r=n(88532)
var o=n(94869)
var i=n(26119)
const a=["issues","labels","milestones","releases","runs","history","discussions"]
const c=s.string().transform((e,t)=>{const n=(0,o.od)(e)
const s=a.filter(e=>n.includes(e))
if(s.length===new Set(n).size&&n.length>0)return s
t.addIssue(`must be some of ${a.join(", ")}, separated by commas`)
return r.tm})
const u=(0,i.Mz)({"read-github":c.optional()})}),11903:((e,t,n)=>{n.d(t,{v:()=>o})
var s=n(28942)
var r=n(26119)
const o=(0,r.Mz)({"output-schema":s.string().optional(),"output-schema-file":s.string().optional()})}),1539:((e,t,n)=>{n.d(t,{H3:()=>a,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation,w2:()=>m})
var s=n(73024)
var r=n(76760)
var o=n(3024)
var i=n(59766)
const a="conversation/"
const c="observations"
const u=1024*1024
const d=8*1024*1024
const l=1e3
const h=500*1024*1024
const f=1e6
function conversationFiles(e){const t=entries(e,"subagents").filter(e=>e.isDirectory())
const n=["",...t.map(({name:e})=>`subagents/${e}/`)]
return[...n.flatMap(t=>logFiles(e,t)),...outputs(e)].filter(({path:e})=>(0,i.rX)(e))}function logFiles(e,t){const n=names(e,`${t}events`).map(n=>fileAt(e,`${t}events/${n}`,"written once"))
const s=names(e,t).filter(e=>e.endsWith(".json"))
return[...s.map(n=>fileAt(e,t+n)),...n]}function restoreConversation(e,t){for(const[n,o]of e){if(!n.startsWith(a))continue
const e=(0,r.join)(t,n.slice(a.length));(0,s.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,s.writeFileSync)(e,o)}}const m="as read"
function sameFiles(e){return[...e].map(([e,t])=>({path:e,stamp:m,read:()=>t}))}function outputs(e){const t=names(e,c).flatMap(t=>{const n=(0,o.BJ)(e,`${c}/${t}`)
return n?.isFile()&&n.size<=u?[{size:n.size,mtimeMs:n.mtimeMs,name:t}]:[]})
let n=d
const s=t.sort((e,t)=>t.mtimeMs-e.mtimeMs).filter(({size:e})=>{n-=e
return n>=0})
return s.slice(0,l).map(({name:t,size:n,mtimeMs:s})=>fileAt(e,`${c}/${t}`,`${n} ${s}`))}function fileAt(e,t,n){const s=n===void 0?(0,o.BJ)(e,t):void 0
return{path:a+t,stamp:n??`${s?.size} ${s?.mtimeMs}`,read:()=>readPlain(e,t)}}function names(e,t){return entries(e,t).filter(e=>e.isFile()).map(({name:e})=>e).sort()}function entries(e,t){const n=(0,o.HL)(e,t,f)
return n.status==="read"?n.entries:[]}function readPlain(e,t){const n=(0,o.Pd)(e,t,h)
return n.status==="read"?n.bytes:Buffer.alloc(0)}}),30818:((e,t,n)=>{n.d(t,{G_:()=>earlierComment,ci:()=>withNotes,mL:()=>endedManifest})
var s=n(58908)
var r=n(25816)
var o=n(7925)
var i=n(88135)
var a=n(26285)
var c=n(25298)
var u=n(2801)
var d=n(89797)
var l=n(13412)
var h=n(61974)
var f=n(29058)
var m=n(20185)
var w=n(21271)
async function earlierComment(e,t){const n=await rememberedComment(e,t)
if(!n)return(0,f.sM)(e)
const{nodeId:s,url:o}=n
const a=s===void 0?"ours":await(0,r.nk)(e.github,s)
if(a==="ours")return n
t.notes.add((0,i.J1)(`comment-${a}`,{url:o}))
return}async function rememberedComment({trigger:e,job:t,settings:s,github:o},{manifest:i,wasCutOff:a}){const{comment_id:c,lease:u}=i
const{thread:d,key:l}=e
if(!a||u?.key!==l||c===null||d.type==="none")return
const h=(0,f.MI)(s,e)
if(h.kind==="discussion"){const{readOwnInDiscussion:e}=await n.e(8970).then(n.bind(n,18970))
const t=await e(o,h.discussionId,()=>!0).catch(()=>[])
const s=t.find(e=>e.id===c)
return s&&{issue:d.number,place:h,...s}}const m=h.kind==="comment"?"issues":"pulls"
const w=await(0,r.C7)(o,t.repository,{id:c,kind:m})
const p=d.type==="issue"?"issues":"pull"
const v=`${t.repositoryUrl}/${p}/${d.number}#${h.kind==="comment"?"issuecomment-":"discussion_r"}${c}`
return{issue:d.number,id:c,url:v,place:h,nodeId:w}}function endedManifest(e,t,n){const{trigger:s,world:r,memory:o}=e
const{outcome:i,reason:c}=t.report
const{key:d,createdAt:l,snapshot:h}=s
const{reaction:f}=(0,a.rL)(t.report)
const p=r.now().toISOString()
const v={comment_url:n??null,outcome:i,...f&&{reaction:f},time:p}
const g=[d,...o.joined].map(e=>({key:e,...v}))
const k=(0,m.Bg)(e)!=="condense"
const answered=e=>({...g.reduce(u.$s,e),lease:null})
if(!k)return answered
return e=>({...answered(e),outcome:i,reason:c,work:workAfter(e.work,t),repositories:repositoriesAfter(e.repositories,t),counters:countersAfter(e,s,t),read_until:l??e.read_until,thread_digest:h?(0,w.he)(h):e.thread_digest})}function countersAfter({counters:e},{run:t,headSha:n},r){const{kept:o,pullRequest:i}=r.report
const{[h.$]:a,...c}=e
const u=(0,s.s6)(r.fault)
const l=u?{...c,[h.$]:1}:i?c:e
return t&&n&&o.kind==="branch"?(0,d.w)(l,n,o.commit):l}function repositoriesAfter(e,{repositories:t=[]}){const n=t.flatMap(({id:t,name:n,...s})=>{const r=workAfter(e[t]??null,s)
return r?[[t,{...r,name:n}]]:[]})
return{...e,...Object.fromEntries(n)}}function workAfter(e,{report:{kept:t,pullRequest:n},startingPoint:s}){const r=n?.number??null
if(t.kind!=="branch"){const t=e??workFound(s)
return t&&{...t,pull_request:r??t.pull_request}}const{branch:o,commit:i}=t
const a=e?.branch===o
const c=s?.goal.base??e?.base??""
return{branch:o,commit:i,base:c,pull_request:r??(a?e.pull_request:null)}}function workFound(e){const{goal:t,head:n}=e??{}
if(t?.kind!=="propose"||!t.isThere||n===void 0)return null
return{branch:t.branch,commit:n,base:t.base,pull_request:null}}function withNotes(e,t,n){const{memory:s,world:r,settings:a,github:u}=t
const{report:d,fault:h,isWorkSaved:f=!0}=n
const[m=""]=a.phrases
const w=s.isKept&&l.yA.includes(d.outcome)&&h?.isLasting!==!0
const p=wayOn(s.work,f)
const v=p!=="continue"||!d.withheld.some(({code:e})=>(0,o.JD)(e))
const g=d.hint?.includes("`continue`")?[]:[(0,i.J1)("go-on",{phrase:m})]
const k=w?[[(0,i.J1)(v?p:"continue-except"),...g].join(" ")]:[]
const y=u.lacksGraphql?.()?[(0,i.J1)("no-graphql")]:[]
const b=(0,c.hidePaths)(r.env)
const $=isHistoryRefused(t,n)?[(0,i.J1)("refused-thread",{phrase:m})]:[]
return[e,...workNotes(t).map(b),...k,...$,...[...s.notes].filter(e=>!isToldBy(h,s,e)).map(b),...y].join("\n\n")}function isToldBy(e,{failure:t},n){return e?.quote!==void 0&&e.quote===t.fault?.message&&t.isNote(n)}const p=new Set(["context-window","malformed-history","refused-pictures","unknown-refusal","unrepaired-history"])
function isHistoryRefused({memory:e},{fault:t,events:n=[]}){if(!e.isKept||!p.has(t?.reason))return!1
return e.isResumed||n.some(({kind:e})=>e==="ActionEvent")}const v={none:"continue",saved:"continue",saving:"continue-saving",unsaved:"continue-without-work"}
const g={work:"work-kept",aside:"work-aside-kept",copies:"work-copied"}
function wayOn(e,t){if(t)return v[e.status]
const n=e.status==="saved"&&e.kinds.includes("copies")
return n?"continue-copied":"continue-without-work"}function workNotes({memory:e,trigger:t,job:n}){const{work:s}=e
if(s.status==="unsaved"&&e.hasStore)return[(0,i.J1)("work-not-saved",{why:s.why}).trim()]
if(s.status!=="saved"||!e.isKept)return[]
const{owner:r,name:o}=n.repository
const a=t.thread.type==="none"?n.runUrl:`${t.thread.number} --repo ${r}/${o}`
return[...s.kinds.map(e=>(0,i.J1)(g[e])),(0,i.J1)("work-shown",{target:a})]}}),61974:((e,t,n)=>{n.d(t,{$:()=>a,d:()=>missingRight})
var s=n(28942)
var r=n(89812)
var o=n(98664)
var i=n(20185)
const a="pull-request-refused"
async function missingRight(e,{goal:t,inputs:s,written:r,isUseful:c}){if(!e.mayWrite||e.other||(0,i.AD)(e))return
if(t.kind!=="propose"&&t.kind!=="advance"||t.kind==="advance"&&t.fork!==void 0)return
const{"create-pr":u}=s
if(u==="none"||c)return
const d={run:e,goal:t,way:u,written:r}
const[l]=await Promise.all([rulesFor(d),e.claimed.catch(()=>{})])
const h=t.kind==="propose"&&u!=="link"&&a in e.memory.manifest.counters
if(l.length===0&&!e.memory.failure.fault&&e.memory.hasStore&&!r?.permissions&&!h)return
const{whyNot:f}=await n.e(105).then(n.bind(n,80105))
return f(d,{rules:l,isPullRefused:h}).catch(o.ec)}async function rulesFor({run:e,goal:{branch:t}}){try{const n=await(0,r.n)(e.github,e.job.repository).get("/rules/branches/{branch}",{branch:t})
return s.array(s.unknown()).parse(n)}catch{return[]}}})}

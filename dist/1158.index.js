export const id=1158
export const ids=[1158,5298,5870]
export const modules={36207:((e,t,n)=>{n.d(t,{p:()=>conversationIn,r:()=>textIn})
var o=n(73024)
var r=n(76760)
var s=n(3024)
var i=n(98664)
var a=n(30217)
function conversationIn(e){const t=(0,o.readdirSync)(requireFolder(e))
if(t.includes("events"))return(0,r.dirname)(requireFolder((0,r.join)(e,"events")))
const[n,...s]=t.map(t=>(0,r.join)(e,t)).filter(hasEvents)
if(n!==void 0&&s.length===0)return n
throw new i.vC("config",`${e} has no folder \`events\`.`,{hint:c})}const c="Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."
function requireFolder(e){if((0,o.statSync)(e,{throwIfNoEntry:!1})?.isDirectory())return e
throw new i.vC("config",(0,a.Q)(e),{hint:c})}function hasEvents(e){try{return(0,o.statSync)((0,r.join)(e,"events"),{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}const u={denied:"permission denied","too-large":"it is too large",unreadable:"the disk reported an error"}
const d=512*1024*1024
function textIn(e,t){const n=(0,s.Pd)(e,t,d)
if(n.status==="read")return n.bytes.toString()
if(n.status==="missing")return
throw new i.vC("config",`${(0,r.join)(e,t)} cannot be read: ${u[n.why]??"it is not a regular file"}.`,{hint:"Restore that file, or name another conversation."})}}),64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let o=!1
const r=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)o=!o
return n||o||e.startsWith("|")?[e]:wrap(prose(e),t)})
return r.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const o=[]
let r=n
for(const s of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=r.trim()===""||r===n
if(!e&&r.length+1+s.length>t){o.push(r)
r=" ".repeat(n.length)+s}else r+=e?s:` ${s}`}return[...o,r.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>o=>e?`[${t}m${o}[${n}m`:o
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),91265:((e,t,n)=>{n.d(t,{show:()=>show})
var o=n(73024)
var r=n(76760)
var s=n(73136)
var i=n(98664)
var a=n(94869)
var c=n(14089)
var u=n(8900)
var d=n(55197)
var l=n(88135)
var f=n(67276)
var p=n(51698)
var h=n(30217)
var m=n(36207)
var v=n(77598)
var g=n(95193)
var w=n(42721)
var $=n(99217)
var b=n(1539)
var k=n(65870)
var y=n(64441)
var O=n(27054)
function showCosts(e,t,n){const o=e.flatMap(({files:e})=>(0,$.Q0)(t=>e.get(b.H3+t)?.toString()))
const r=e.filter(({status:e})=>e===O.mP).length
if(r>0)n(`${(0,a.U9)(r,"saved state")} could not be read (${O.mP}).\n`)
const s=(0,$.$v)(ledgerIn(e,n),o)
const i=t?`${JSON.stringify(s,null,1)}\n`:tableOf(s)
return{text:i,page:renderCosts(s)}}function ledgerIn(e,t){try{return(0,k.readLedger)(e.find(({name:e})=>e===k.LEDGER.name)?.files.get(k.LEDGER_FILE)?.toString())}catch(e){const{message:n,hint:o}=(0,i.ec)(e)
t(`${(0,a.hC)(n,o)} Runs on closed threads are left out.\n`)
return $.wv}}const S=["Month","Workflow","Model","Runs","Outcomes","Tokens in","cached","out","Cost","👍","👎"]
function tableOf(e){if(e.length===0)return"No run is recorded.\n"
const t=[S,...e.map(tableCells)]
const n=S.map((e,n)=>Math.max(...t.map(e=>(e[n]??"").length)))
return t.map(e=>e.map((e,t)=>e.padEnd(n[t]??0)).join("  ").trimEnd()).map(e=>`${(0,y.pj)(e)}\n`).join("")}function outcomesOf(e){return Object.entries(e.outcomes).map(([e,t])=>`${t} ${e}`).join(", ")}function tableCells(e){return[e.month,e.workflow,e.model,(0,a.vP)(e.runs),outcomesOf(e),(0,a.vP)(e.inputTokens),(0,a.vP)(e.cachedTokens),(0,a.vP)(e.outputTokens),`$${e.costUsd.toFixed(2)}${e.unpriced>0?` (${e.unpriced} unknown)`:""}`,(0,a.vP)(e.up),(0,a.vP)(e.down)]}const T=(0,v.createHash)("sha256").update(w.Y).digest("base64")
const _=`default-src 'none'; style-src 'sha256-${T}'; base-uri 'none'; form-action 'none'`
const j=["Month","Workflow","Model","Runs","Outcomes","Tokens in","of them cached","Tokens out","Cost","👍","👎"]
function renderCosts(e){const t=Math.max(1e-4,...e.map(({costUsd:e})=>e))
return g.qy`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${_}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new g.Ed(w.Y)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${e.length===0&&g.qy`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${j.map(e=>g.qy`<th scope="col">${e}</th>`)}</tr></thead>
<tbody>${e.map(e=>g.qy`<tr>${htmlCells(e,t)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text}function htmlCells(e,t){const n=Math.round(60*e.costUsd/t)
const o=g.qy`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${n}" height="8"/></svg>`
const r=g.qy`$${e.costUsd.toFixed(2)}${e.unpriced>0&&` (${e.unpriced} unknown)`} ${o}`
const s=[e.month,e.workflow,e.model,(0,a.vP)(e.runs),outcomesOf(e)]
const i=[e.inputTokens,e.cachedTokens,e.outputTokens].map(a.vP)
return[...s,...i,r,(0,a.vP)(e.up),(0,a.vP)(e.down)].map(e=>g.qy`<td>${e}</td>`)}var C=n(14039)
function diagnose(e,t){const n=t?Date.parse(t.beganAt):0
const o=(0,C.dH)(e.events).filter(({at:e})=>e>=n)
const r=o.filter(e=>e.kind==="call")
const s=o.filter(e=>e.kind==="note")
return[...(0,u.lx)(e,t).map(e=>(0,a.TN)(e,400)),endOf(e,t,s),t?.quote&&`It was told: ${line(t.quote)}`,lastOf(e,r,t),evidenceIn(r,t),`What to change: ${adviceFor(e,t,r)}`].filter(Boolean).map(e=>`${e}\n`).join("")}const line=e=>(0,a.TN)(e,200)
const hasLost=({events:e,damage:t})=>e.length===0||t!==void 0&&t.events.length>0
function endOf({damage:e},t,n){if(t&&t.outcome!==f.Vk)return`${t.outcome}: ${line(t.reason)}`
const o=n.findLast(({tone:e})=>e==="error")
const r=e?.report!==void 0&&!t
const s=r?"No report that can be used":"No report"
if(o)return`${s}. The log ends with ${o.title}: ${line(o.text)}`
return r?"How the run ended is not known.":"No report: the run was cut off, or could not save it."}function lastOf(e,t,n){const o=t.findLast(isWork)
if(!o)return hasLost(e)?"No call of a tool could be read.":"The model called no tool."
const r=Object.values(o.input).find(e=>typeof e==="string")
const s=t.at(-1)===o?"Last call":"Last call before `finish`"
const i=isWaiting(o,n)?"waiting for approval, not run":hasLost(e)?R:"cut off"
return`${s}, in step ${o.step}: ${o.tool} ${line(String(r??""))} (${resultOf(o)??i})`}const R="its result may be among the events that could not be read"
const isWork=({tool:e})=>e!=="finish"
function resultOf(e){const{result:t}=e
if(!t)return
const n=tellingLine(t.text,hasTrouble(e))
const o=n===void 0?"":`: ${(0,a.TN)(n,120)}`
if(t.exitCode!==void 0)return`exit code ${t.exitCode}${o}`
return t.isError?`error${o}`:"no error"}function tellingLine(e,t){const n=e.split("\n").filter(e=>/[\p{L}\p{N}]/u.test(e)&&!/^\[.*\]$/.test(e.trim()))
const tells=e=>n.findLast(t=>e.test(t)&&!N.test(t))
return(t?tells(E)??tells(x):void 0)??n.at(-1)}const N=/^\s*at |\b0 (?:fail|error)|\b(?:fail|error)\w*:? 0\b/i
const E=/^\W*(?:\w+\s+)?[\w.]*(?:Error|Exception)\b[^:]*: ./
const x=/\b(?:error|fail(?:ed|ure|ures|ing|s)?|not ok|fatal|panic|cannot|denied|not found|no such|unable)\b/i
function evidenceIn(e,t){const n=e.filter(({result:e})=>e?.isError).length
const o=e.filter(({result:e})=>e&&!e.isError&&(e.exitCode??0)!==0).length
return[...e.length>0?[`${n} of ${(0,a.U9)(e.length,"call")} ended in an error`]:[],...o>0?[`${(0,a.U9)(o,"command")} exited with a code other than 0`]:[],...t&&t.withheld.length>0?[`${(0,a.U9)(t.withheld.length,"change")} withheld`]:[],...t&&t.blockedHosts.length>0?[`blocked network access to ${t.blockedHosts.join(", ")}`]:[],...isRepeated(e)?["the last three calls are the same"]:[]].join("; ")}function hasTrouble({result:e}){return e===void 0||e.isError||(e.exitCode??0)!==0}function isWaiting({result:e},t){return e===void 0&&t?.outcome==="awaiting-approval"}const lastThree=e=>e.filter(isWork).slice(-3)
function isRepeated(e){const t=lastThree(e).map(({tool:e,input:t})=>JSON.stringify([e,t]))
return t.length===3&&new Set(t).size===1}function adviceFor(e,t,n){if(!t)return e.damage?.report===void 0?A:P
if(t.hint!=="")return line(t.hint)
if(t.missing!==void 0)return(0,a.TN)(t.missing,400)
if(t.blockedHosts.length>0)return"add these hosts to the input `network`, if the work needs them."
if(t.withheld.length>0)return`look up ${t.withheld[0]?.code} in docs/codes.md.`
const o=U.includes(t.outcome)?void 0:I[t.outcome]
if(o!==void 0)return o
if(isRepeated(n)&&lastThree(n).every(hasTrouble))return"check the result: the last three calls failed."
if(!U.includes(t.outcome)&&n.some(hasTrouble))return"read what failed in the page."
return hasLost(e)?"get this log again: this copy of it is damaged.":"nothing."}const A="write `@agent continue`, and look into the job log for why the runner stopped."
const P="get the folder of the run again, or use the version of Deckhand that wrote it."
const U=["changed","answered","no-op","skipped"]
const I={stuck:"mention the agent with what it is missing.","timed-out":"write `@agent continue`, or raise `timeout-minutes`.","budget-exhausted":"write `@agent continue`, or raise the limit that the reason names.",cancelled:"write `@agent continue`.","awaiting-approval":"approve or reject what waits; see docs/approvals.md."}
var q=n(57975)
const F={repo:{type:"string"},out:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},costs:{type:"boolean"},open:{type:"boolean"},work:{type:"boolean"},format:{type:"string"},help:{type:"boolean",short:"h"}}
const L={show:["repo","out","json","list","costs","open","work","help"],export:["repo","out","format","help"],diagnose:["repo","help"]}
function showArguments(e,t){try{const{values:n,positionals:o}=(0,q.parseArgs)({args:[...t],options:F,allowPositionals:!0,strict:!0})
const r=Object.keys(n).find(t=>!L[e].includes(t))
if(r!==void 0)return`has no option --${r}`
if(o.length>1)return"takes one number, address or folder"
const s={...n,target:o[0]??""}
return s.help?s:mistakeIn(s)??s}catch(e){const[t=""]=(0,i.ec)(e).message.replace(/^.*?: /,"").split(". ")
return`was not understood: ${t}`}}function mistakeIn({target:e,repo:t,out:n,json:o,list:r,costs:s,open:i,work:a,format:c}){const u={"--list":r,"--costs":s,"--json":o,"--open":i}
const d=a?Object.entries(u).find(([,e])=>e)?.[0]:void 0
if(d!==void 0)return`--work writes saved work: leave out ${d}, or --work`
if(a&&e!==""&&!isNumber(e)&&!(0,O.ci)(e))return"--work needs a number or an address: work that is on no branch is in the saved state only"
if(r&&s)return"takes --list or --costs, not both"
const l=r?"--list":s?"--costs":void 0
if(l&&e!=="")return`${l} is about all threads: leave out ${e}, or ${l}`
if(!l&&e==="")return"needs a number, an address or a folder"
if(r&&i)return"--list opens no page: leave out --open"
if(r&&n!==void 0)return"--list writes no file: leave out --out"
if(o&&i)return"--json makes no page: leave out --open, or --json"
if(t!==void 0&&!l&&!isNumber(e))return`--repo goes with a number: ${(0,O.ci)(e)?"the address names its repository":"a folder has none"}`
return["markdown","openhands",void 0].includes(c)?void 0:"knows the formats markdown and openhands"}function isNumber(e){return/^#?\d+$/.test(e)}async function show(e){const{command:t,stdout:n,stderr:o}=e
const r=showArguments(t,e.argv)
if(typeof r==="string"){o(`${t} ${r} (see deckhand ${t} --help)\n`)
return 2}if(r.help){n(`${(0,l.J1)(`${t}-usage`)}\n`)
return 0}try{const t=r.out===void 0&&(r.json||r.format==="openhands")
n((t?y.RU:y.pj)(await render(e,r)))
return 0}catch(e){const{message:t,hint:n}=(0,h.y)(e)
o(`${(0,y.pj)((0,a.hC)(t,n))}\n`)
return 1}}async function render(e,t){const{env:n,folder:o}=e
if(t.list)return list(await(0,O.$t)(t.repo,o,n),t.json??!1)
if(t.work)return showWork(e,t)
if(!t.costs)return showOne(e,t)
const s=await(0,O.rs)(await(0,O.$t)(t.repo,o,n))
const{text:i,page:a}=showCosts(s,t.json??!1,e.stderr)
if(t.json||t.out===void 0&&!t.open)return written(e,t,i)
const c=(0,r.resolve)(o,t.out??"costs.html");(0,d.writeNamedFile)(c,a)
if(t.open)await openInBrowser(c,n)
return`${c}\n`}function written({folder:e},{out:t},n){if(t===void 0)return n
const o=(0,r.resolve)(e,t);(0,d.writeNamedFile)(o,n)
return`${o}\n`}async function list(e,t){const n=(await(0,O.rs)(e)).filter(e=>!Number.isNaN((0,O.rl)(e)))
const o=n.map(e=>{const t=factsIn(e.files.get(`conversation/${f.Uq}`)?.toString())
const n=t?.endedAt??t?.beganAt
return{thread:(0,O.rl)(e),status:e.status,at:n,costUsd:t?.costUsd}})
if(t)return`${JSON.stringify(o,null,1)}\n`
const r=o.map(({thread:e,status:t,at:n="",costUsd:o})=>{const r=o===void 0?"":`$${o.toFixed(4)}`
return`${[`#${e}`,t,n.slice(0,10),r].join("\t").trimEnd()}\n`})
return r.join("")||"No thread is saved.\n"}function factsIn(e){try{return e===void 0?void 0:f.P1.parse(JSON.parse(e))}catch{return}}async function showWork(e,t){const{notWritten:o,printedWork:s,writeWork:i}=await n.e(7992).then(n.bind(n,77992))
const a=await stateOf(e,t)
if(t.out===void 0)return s(a)
const{done:c,failed:u}=i(a,(0,r.resolve)(e.folder,t.out))
if(u.length===0)return`${c.join("\n")}\n`
e.stdout((0,y.pj)(c.map(e=>`${e}\n`).join("")))
throw o(u)}async function stateOf(e,{target:t,repo:n}){const{folder:o,env:r}=e
const s=(0,O.ci)(t)
const i=s?await(0,O.BW)(s,o,r):await(0,O.$t)(n,o,r)
if(s&&"run"in s)return(await stateOfRun(i,s.run)).files
const{files:a,isVerified:c}=await(0,O.kJ)(i,s?s.thread:Number(t.replace("#","")))
if(!c)e.stderr(D)
return a}const D="This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n"
async function showOne(e,t){const{folder:n,isFetched:s}=await folderOf(e,t)
try{return await showFolder(e,t,n)}finally{if(s&&(0,o.existsSync)((0,r.join)(n,d.PAGE_FILE)))e.stderr(`The saved state stays with the page: remove ${n} when you are done.\n`)
else if(s)(0,o.rmSync)(n,{recursive:!0,force:!0})}}async function showFolder(e,t,n){const[o,s]=[(0,d.readFacts)(n),(0,d.readLog)(n)]
if(e.command==="diagnose")return diagnose(s,o)
const i=(0,u.lx)(s,o)
for(const t of i)e.stderr(`${(0,y.pj)(t)}\n`)
if(e.command==="export"&&t.format==="openhands")return written(e,t,trajectoryOf(n,s))
if(e.command==="export")return written(e,t,(0,c.G)(s,o,same))
if(t.json)return written(e,t,`${JSON.stringify({facts:o,notices:i,events:s.events},null,1)}\n`)
const a=t.out===void 0?void 0:(0,r.resolve)(e.folder,t.out)
const{path:l}=await(0,d.writePage)(n,o,same,a)
if(t.open)await openInBrowser(l,e.env)
return`${l}\n`}const same=e=>e
function trajectoryOf(e,{damage:t}){const n=(0,d.eventFiles)(e).filter(e=>!t?.events.includes(e))
const s=n.map(t=>JSON.parse((0,o.readFileSync)((0,r.join)(e,"events",t),"utf8")))
return`${JSON.stringify(s,null,1)}\n`}async function folderOf(e,{target:t,repo:n}){const{folder:o,env:s}=e
const i=(0,O.ci)(t)
if(i){const t=await(0,O.BW)(i,o,s)
return fetchThread(e,t,"run"in i?await threadOf(t,i.run):i.thread)}if(/^https?:/.test(t))throw noThread(t)
if(!isNumber(t))return{folder:(0,m.p)((0,r.resolve)(o,t)),isFetched:!1}
return fetchThread(e,await(0,O.$t)(n,o,s),Number(t.replace("#","")))}function noThread(e){return new i.vC("config",`${e} is not the address of a thread, a comment or a run.`,{hint:"Name a page such as https://github.com/OWNER/NAME/issues/1."})}async function fetchThread({stderr:e},t,n){const{folder:o,isVerified:r}=await(0,O.ik)(t,n)
if(!r)e(D)
return{folder:o,isFetched:!0}}async function threadOf(e,t){const n=(0,O.rl)(await stateOfRun(e,t))
if(!Number.isNaN(n))return n
throw noState(t)}async function stateOfRun(e,t){const n=new RegExp(`/actions/runs/${t}"`)
const o=await(0,O.rs)(e)
const r=o.find(e=>["runs.json",f.Uq].some(t=>n.test(e.files.get(`conversation/${t}`)?.toString()??"")))
if(r)return r
throw noState(t)}function noState(e){return new i.vC("git",`No saved thread has the run ${e}.`,{hint:"Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads."})}const M=["PATH","BROWSER","HOME","DISPLAY","WAYLAND_DISPLAY","XAUTHORITY","XDG_CURRENT_DESKTOP","XDG_DATA_DIRS","XDG_RUNTIME_DIR","DBUS_SESSION_BUS_ADDRESS"]
async function openInBrowser(e,t){const n=process.platform==="darwin"?"open":"xdg-open"
const o=M.flatMap(e=>t[e]===void 0?[]:[`${e}=${t[e]}`])
const{exitCode:r,stderr:a}=await(0,p.cd)([(0,p.DM)("env"),...o,n,(0,s.pathToFileURL)(e).href],2e4)
if(r===0)return
throw new i.vC("config",`The page is at ${e}, and ${n} could not open it.`,{hint:a.trim()})}}),47776:((e,t,n)=>{n.d(t,{c:()=>lineOf})
var o=n(94869)
var r=n(70598)
var s=n(46032)
var i=n(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,r.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,s.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,o.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:t,reason:n,error:o}){if(t)return`hook ${e} blocks: ${n}`
if(o!==void 0)return`hook ${e} does not count: ${o}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const t=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const n="code"in t||"command"in t
const isBare=e=>!n||!["number","boolean"].includes(typeof e)
return(0,o.TN)(Object.entries(t).map(([e,t])=>isBare(t)?inWords(t):`(${e}: ${t})`).join(" "),120)}function inWords(e,t=0){if(typeof e!=="object"||e===null)return String(e)
const n=Object.values(e)
if(Array.isArray(e)&&n.every(e=>typeof e!=="object"))return n.join(",")
return t<5?n.map(e=>inWords(e,t+1)).join(" "):"…"}function outcomeOf(e){const t=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const n=(0,o.U9)(Buffer.byteLength((0,s.wh)(e.content)),"byte")
return`${t}${n}${e.is_error?", an error":""}`}}),64294:((e,t,n)=>{n.d(t,{OB:()=>rowOf,zN:()=>isReview})
const o={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const r={mention:{...o,bare:"task-bare",sweep:{sign:"own"}},label:{...o,bare:"task-bare-label"},assignment:{...o,bare:"task-bare-assignment"},"review-request":{...o,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return r[e]}function isReview(e){return rowOf(e).isReview}}),14089:((e,t,n)=>{n.d(t,{G:()=>renderMarkdown,I:()=>renderSteps})
var o=n(37291)
var r=n(94869)
var s=n(33737)
var i=n(8900)
var a=n(14039)
var c=n(55103)
const u=30
const d=70
function renderSteps(e,t,n){const o=e.filter(({at:e})=>e>=n)
const r=o.filter(e=>e.kind==="call")
if(r.length===0)return""
const{model:s,tool:i,waiting:a}=(0,c.yg)((0,c.OD)(o))
const l=r.map(e=>rowOf(e,t))
const f=l.length-u-d
const p=f>0?[...l.slice(0,u),`| | … ${f} more … | | | |`,...l.slice(-d)]:l
return[`#### Steps\n\nModel ${(0,c.p0)(s)} · tools ${(0,c.p0)(i)} · waiting ${(0,c.p0)(a)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...p].join("\n")}function rowOf(e,t){const{step:n,tool:o,at:i,endedAt:u,reply:d=""}=e
const l=t.get(d)
const f=l?`${(0,r.vP)(l.input)} (${(0,r.vP)(l.cached)}), ${(0,r.vP)(l.output)}`:""
const p=(0,a.Gg)(e)
const h=p===""?"":` ${(0,s.FX)(p,100)}`
const m=u===void 0?"":(0,c.p0)(u-i)
return`| ${n} | ${(0,s.FX)(o,60)}${h} | ${(0,a.Bg)(e)} | ${m} | ${f} |`}function renderMarkdown(e,t,n){const o=(0,i.lx)(e,t).map(e=>(0,s.DV)("text",n(e)))
const r=(0,i.S3)(e,n)
return[headOf(t,e),...o,...r.map(partOf),...t?publishedIn(t):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(e,t){if(!e)return`# ${(0,i.gD)(t)}`
const{sign:n,repository:o,thread:r,requester:a,reason:c,hint:u,links:d}=e
const f=l.flatMap(([e,t])=>d[e]===void 0?[]:[`- ${t}: <${d[e]}>`])
const p=[c,u].filter(e=>e!=="").map(e=>(0,s.DV)("text",e))
return[`# ${n} ${(0,s.$E)(100,`${o} ${r}`)}, requested by ${(0,s.$E)(100,a)}`,...p,f.join("\n")].filter(Boolean).join("\n\n")}const l=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(e){switch(e.kind){case"message":return messageOf(e)
case"call":return callOf(e)
case"note":return[`## ${(0,s.$E)(200,e.title)}`,e.text&&(0,s.DV)("text",e.text)].filter(Boolean).join("\n\n")}}const f={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:e,text:t,images:n}){const o=n.length===0?[]:[`Images: ${n.length}`]
return[`## ${f[e]}`,(0,s.DV)("text",t),...o].join("\n\n")}function callOf(e){const{step:t,tool:n,words:o,input:r,result:i,edit:c}=e
const u=c?(0,s.DV)("diff",diffOf(c)):(0,s.DV)("json",JSON.stringify(r,null,2))
return[`## Step ${t}: ${(0,s.$E)(60,n)} (${(0,a.Bg)(e)})`,o!==""&&(0,s.DV)("text",o),u,i&&i.text!==""&&(0,s.DV)("text",i.text)].filter(Boolean).join("\n\n")}function diffOf({path:e,before:t,after:n}){return(0,o.ss)(e,e,t,n,"","",{context:3,timeout:500})??""}function publishedIn({diff:e,withheld:t}){const n=t.map(({path:e,code:t})=>`- ${(0,s.$E)(200,e)}: ${t}`)
return[...e===void 0?[]:[`## Published changes\n\n${(0,s.DV)("diff",e)}`],...n.length===0?[]:[`## Withheld\n\n${n.join("\n")}`]]}}),55197:((e,t,n)=>{n.r(t)
n.d(t,{PAGE_FILE:()=>m,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writeNamedFile:()=>writeNamedFile,writePage:()=>writePage})
var o=n(73024)
var r=n(76760)
var s=n(28942)
var i=n(95017)
var a=n(14549)
var c=n(23860)
var u=n(3024)
var d=n(98664)
var l=n(67276)
var f=n(14089)
var p=n(8900)
var h=n(87789)
const m="run.html"
async function writePage(e,t,n,o=(0,r.join)(e,m)){const s=readLog(e)
writeNamedFile(o,(0,p.Cf)({...s,picture:readPicture(e,t)},t,n))
const i=t?Date.parse(t.beganAt):0
return{path:o,steps:(0,f.I)((0,p.S3)(s,n),s.usage,i)}}function writeNamedFile(e,t){let n
try{n=(0,o.openSync)(e,o.constants.O_WRONLY|o.constants.O_CREAT|o.constants.O_NONBLOCK,438);(0,o.writeFileSync)(e,t)}catch(t){throw t instanceof Error?Object.assign(t,{path:e}):t}finally{if(n!==void 0)(0,o.closeSync)(n)}}function readLog(e){const t=(0,r.join)(e,"subagents")
const n=(0,o.existsSync)(t)?(0,o.readdirSync)(t):[]
const s=n.map(e=>({name:e,...readEvents((0,r.join)(t,e))}))
const{events:i,lost:a}=readEvents(e)
const c=s.flatMap(e=>e.lost.map(t=>`subagents/${e.name}/${t}`))
return{events:i,subAgents:new Map(s.map(e=>[e.name,e.events])),usage:(0,h.pj)(readStats(e)),damage:{events:[...a,...c],report:readReport(e).problem}}}function readPicture(e,t){if(!t?.picture)return
const n=(0,u.Pd)(e,(0,r.join)("observations",t.picture),v)
return n.status==="read"?`data:image/png;base64,${n.bytes.toString("base64")}`:void 0}const v=5*1024*1024
function readStats(e){try{return s.object({stats:a.Uz}).parse(JSON.parse(textOf(e,i.bv))).stats}catch{return a.Sh}}function readFacts(e){return readReport(e).facts}function readReport(e){if(!(0,o.existsSync)((0,r.join)(e,l.Uq)))return{}
try{const t=l.P1.safeParse(JSON.parse(textOf(e,l.Uq)))
if(t.success)return{facts:t.data}
const[n]=t.error.issues
return{problem:`${n?.path.join(".")}: ${n?.message}`}}catch(e){return{problem:e instanceof Error?e.message:String(e)}}}function readEvents(e){const t=eventFiles(e)
const n=new Set(t.map(numberOf))
const o=t.length===0?-1:numberOf(t.at(-1)??"")
const s=Array.from({length:Math.min(o,g)},(e,t)=>t).filter(e=>!n.has(e))
const i=t.map(t=>({name:t,event:readOne(e,(0,r.join)("events",t))}))
const a=i.flatMap(({name:e,event:t})=>t?[]:[e])
const c=s.map(e=>`event-${String(e).padStart(5,"0")}`)
return{events:i.flatMap(({event:e})=>e??[]),lost:[...a,...c].sort()}}const g=1e5
const w=/^event-(\d+)-.*\.json$/
const numberOf=e=>Number(w.exec(e)?.[1])
function eventFiles(e){const t=(0,r.join)(e,"events")
const n=(0,o.existsSync)(t)?(0,o.readdirSync)(t):[]
return n.filter(e=>w.test(e)).sort((e,t)=>numberOf(e)-numberOf(t))}function readOne(e,t){try{const{event:n,unreadable:o}=(0,c.j_)(JSON.parse(textOf(e,t)))
return o.includes("")?void 0:n}catch{return}}function textOf(e,t){const n=(0,u.Pd)(e,t,$)
if(n.status==="read")return n.bytes.toString()
throw new d.vC("config",n.status==="missing"?"it is not there":"it is not a file that can be read")}const $=512*1024*1024}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>v,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>g})
var o=n(77598)
var r=n(28942)
var s=n(64377)
var i=n(95017)
var a=n(14549)
var c=n(54847)
const u="runs.json"
const d=r.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:r.number().optional()}
const f=r.strictObject(l).readonly()
const p=r.strictObject({run:r.string(),at:s.datetime(),workflow:r.string(),model:r.string(),outcome:r.string(),...l,comment:r.string().optional(),before:f.optional()}).readonly()
const h=r.strictObject({up:d,down:d}).readonly()
const m=r.strictObject({month:r.string(),model:r.string(),workflow:r.string(),runs:d,outcomes:r.record(r.string(),r.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:r.number(),unpriced:d,up:d,down:d}).readonly()
const v=r.strictObject({version:r.literal(1),rows:r.array(m).readonly(),runs:r.array(p).readonly(),feedback:r.record(r.string(),h).readonly(),counted:r.array(r.string()).readonly()}).readonly()
const g={version:1,rows:[],runs:[],feedback:{},counted:[]}
const w=500
const $=200
const b=5e3
const k=1e3
const y="unfinished"
function recordsIn(e){const t=parsed(r.array(p),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:o}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:o.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...o,model:"",outcome:y,before:n})}function usedIn(e){const t=parsed(r.object({stats:a.Uz}),e(i.bv))?.stats??a.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:s,cost:c,models:u}=(0,a.vA)(t)
const d={inputTokens:n,cachedTokens:o,outputTokens:s}
return{sums:{...d,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:o})=>e!==t.run||n!==t.comment&&o!==y
return[...e.filter(isOther),t].slice(-w)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const o=t.filter(e=>!n.has(keyOf(e)))
const r=new Set(o.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(o,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!r.has(e))),counted:[...e.counted,...o.map(keyOf)].slice(-b)}}function withRun(e,t){const n=withRecord(e.runs,t)
const o=n.slice(-$)
return{...withStates({...e,runs:[]},n.slice(0,-$)),runs:o}}function keyOf({run:e,at:t,comment:n=""}){return(0,o.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-k)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:o,comment:r="",run:s,before:i,...a})=>({...a,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...t[r]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,o]of Object.entries(t.outcomes))n[e]=(n[e]??0)+o
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),65870:((e,t,n)=>{n.r(t)
n.d(t,{LEDGER:()=>u,LEDGER_FILE:()=>d,changeLedger:()=>changeLedger,countRun:()=>countRun,readLedger:()=>readLedger})
var o=n(98664)
var r=n(57974)
var s=n(2801)
var i=n(59766)
var a=n(99217)
var c=n(1176)
const u={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const d="work/ledger.json"
const l=10
const f=300
async function changeLedger(e,t){const{sleep:n,newId:r,random:a,signal:p}=e.world
for(let o=1;o<=l;o+=1){const l=(0,c.Ch)({...e,name:u})
if(!l)return
const h=await l.read()
const m=ledgerIn(h)
const v=JSON.stringify(t(m))
if(v===JSON.stringify(m))return
const g=Buffer.from(v)
const w=h.status==="found"?h.manifest:(0,s.yz)(r())
const $=[{path:d,stamp:(0,i.sc)(g),read:()=>g}]
if((await l.write({manifest:w,files:$})).status==="saved")return
await n(f*o*a(),p)}throw new o.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:e,...t},n){try{await changeLedger({...t,repositoryId:e.repositoryId},e=>(0,a.Yq)(e,n))}catch(e){const{message:t}=(0,o.ec)(e)
if(!/\b403\b|denied/.test(t))(0,r.printNotice)(`This run is not in the totals of \`show --costs\`. ${t}`)}}function ledgerIn(e){return e.status==="found"?readLedger(e.files.get(d)?.toString()):a.wv}function readLedger(e){try{return e===void 0?a.wv:a.Oc.parse(JSON.parse(e))}catch(e){const t=`Delete the ref ${u.ref} to begin the totals again.`
throw new o.vC("git","The totals of runs are damaged, or were written by another version.",{hint:t,cause:e})}}}),96717:((e,t,n)=>{n.d(t,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var o=n(16698)
var r=n(48161)
var s=n(57975)
var i=n(94869)
const a=new o.AsyncLocalStorage
function info(e){const t=a.getStore()
if(t)t(`${e}${r.EOL}`)
else process.stdout.write(`${e}${r.EOL}`)}function notice(e,t={}){issue("notice",e,t)}function warning(e,t={}){issue("warning",e,t)}function error(e,t={}){issue("error",e,t)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,t,n={}){const o=Object.entries(n).filter(([,e])=>e!==void 0&&e!=="")
const r=o.map(([e,t])=>`${e}=${escaped(String(t)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${r.length>0?` ${r.join(",")}`:""}::${escaped(t)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:t,newToken:n,most:o}){const r=t(plainly(e)).trimEnd().split(c)
if(r.length===1&&r[0]==="")return
const s=n()
stopCommands(s)
if(r.length>o)info(`| … ${(0,i.U9)(r.length-o,"line")} before`)
for(const e of r.slice(-o))info(`| ${t(clipped(e))}`)
resumeCommands(s)}function plainly(e){return(0,s.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const t=e.replaceAll("##[","## [").replaceAll("\t","  ")
return t.length<=u?t:`${(0,i.GH)(t,u)}…`}}),57974:((e,t,n)=>{n.r(t)
n.d(t,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var o=n(47776)
var r=n(76221)
var s=n(91106)
var i=n(54668)
var a=n(94869)
var c=n(26285)
var u=n(96717)
var d=n(25298)
function maskSecrets(e){const t=e.flatMap(s.CB).filter(e=>e.length>=s.G6&&!/[\r\n]/.test(e))
for(const n of new Set([...e,...t]))if(n!=="")(0,u.Pq)(n)}function printSubAgent(e,t){return n=>{const r=(0,o.c)(n)
if(r!==void 0)(0,u.pq)(e(`  [${t}] ${breakRunnerCommands(e(r))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const t=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(t)
for(const t of e?.gaps??[])printNotice(t)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:t,why:n}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(t,200)} is not in the sandbox: ${(0,a.TN)(n,300)}.`)}function printKnowledge({commit:e,files:t,plugins:n,brought:o,hooks:r,problems:s}){const i=t.map(({path:e,id:t})=>`${e} (${t.slice(0,7)})`)
for(const t of i.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${t}`))
if(i.length>50)(0,u.pq)(`… and from ${i.length-50} more files`)
for(const{name:e,label:t}of n)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${t}`))
for(const{label:e,skills:t}of o)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${t.map(({name:e})=>e).join(", ")||"none"}`))
if(r)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(r).join(", ")}`))
for(const{path:e,problem:t}of s.slice(0,20))printNotice(`${e} ${t}.`)}function printSetUp(e,t){return n=>{(0,u.Oh)("Setting up");(0,u.OG)(n,{redact:e,newToken:t,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,t,n){(0,u.pq)(n(breakRunnerCommands(`Server ${e}: ${t}`)))}function printWait({waitMs:e,attempt:t,attempts:n,fault:o}){const r=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(o.message,`Trying again in ${r} s (${t} of ${n})`)))}function printChange({from:e,to:t,fault:n}){printNotice((0,a.hC)(n.message,`Asking ${t} instead of ${e}`))}function printFault(e,t,n){const o=(0,d.hidePaths)(n)
const r=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(o(e)));(0,u.z3)(t((0,a.hC)(...r)))
if(e.cause!==void 0)(0,u.pq)(t(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,t)}function printReply(e,t){const n=(0,r.o)(e)
if(n===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of n.split("\n"))(0,u.pq)(t(breakRunnerCommands(e,n.length)));(0,u.N4)()}function printEnd({report:e,fault:t},{isFailure:n,redact:o,env:r}){const{outcome:s,reason:i,hint:d}=e
const l=o(breakRunnerCommands((0,a.hC)(i,d)))
if(n&&t)printFault(t,o,r)
else if(n)(0,u.z3)(l)
else if(c.tz.includes(s))(0,u.$e)(l)
else(0,u.pq)(`${s}: ${l}`)
if(!n)printReply(t,o)}function printAnnotations(e,t){for(const{file:n,line:o,message:r}of e)(0,u.z3)(t(breakRunnerCommands(r)),{file:n,line:o,title:"Seen by the agent"})}function printRisks(e,t){for(const n of e.slice(0,10))(0,u.$e)(t(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(e){const t=(0,i.cZ)(e).map(({name:e,message:t})=>`${e}: ${t}`)
return t.length===0?String(e):[...new Set(t)].join("; caused by ")}function breakRunnerCommands(e,t=300){return(0,a.TN)(e,t).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,t,n)=>{n.r(t)
n.d(t,{hidePaths:()=>hidePaths})
var o=n(76760)
var r=n(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=s.map(([t,n])=>[e[t]??"",n])
const n=[[(0,o.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,r._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...n]})}}),51698:((e,t,n)=>{n.d(t,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var o=n(82499)
var r=n(98664)
var s=n(22499)
function program(e){return{program:e}}async function runToEnd(e,t){try{const[n,...r]=resolved(e)
const s=await(0,o.Ho)(n,r,{...options(),stdin:"ignore",...t!==void 0&&{timeout:Math.ceil(t)}})
const{exitCode:i,timedOut:a,stdout:c,stderr:u,originalMessage:d}=s
return{exitCode:i,timedOut:a,stdout:c,stderr:u||d||""}}catch(e){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(e).message}}}function startDetached(e){const[t,...n]=resolved(e)
return(0,o.Ho)(t,n,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(e){const[t,...n]=e.map(e=>typeof e==="string"?e:(0,s.CA)(e.program))
return[t??"",...n]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}})}

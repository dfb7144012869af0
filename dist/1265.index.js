export const id=1265
export const ids=[1265,5870]
export const modules={36207:((t,e,n)=>{n.d(e,{p:()=>conversationIn,r:()=>textIn})
var o=n(73024)
var r=n(76760)
var s=n(3024)
var a=n(98664)
var i=n(30217)
function conversationIn(t){const e=(0,o.readdirSync)(requireFolder(t))
if(e.includes("events"))return(0,r.dirname)(requireFolder((0,r.join)(t,"events")))
const[n,...s]=e.map(e=>(0,r.join)(t,e)).filter(hasEvents)
if(n!==void 0&&s.length===0)return n
throw new a.vC("config",`${t} has no folder \`events\`.`,{hint:c})}const c="Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."
function requireFolder(t){if((0,o.statSync)(t,{throwIfNoEntry:!1})?.isDirectory())return t
throw new a.vC("config",(0,i.Q)(t),{hint:c})}function hasEvents(t){try{return(0,o.statSync)((0,r.join)(t,"events"),{throwIfNoEntry:!1})?.isDirectory()??!1}catch{return!1}}const u={denied:"permission denied","too-large":"it is too large",unreadable:"the disk reported an error"}
const d=512*1024*1024
function textIn(t,e){const n=(0,s.Pd)(t,e,d)
if(n.status==="read")return n.bytes.toString()
if(n.status==="missing")return
throw new a.vC("config",`${(0,r.join)(t,e)} cannot be read: ${u[n.why]??"it is not a regular file"}.`,{hint:"Restore that file, or name another conversation."})}}),64441:((t,e,n)=>{n.d(e,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(t){return t.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(t){return t.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,t=>`\\u${t.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(t,e){const n=plain(t).replaceAll(/<!--.*?-->/gs,"").split("\n")
let o=!1
const r=n.flatMap(t=>{const n=/^\s*(```|~~~)/.test(t)
if(n)o=!o
return n||o||t.startsWith("|")?[t]:wrap(prose(t),e)})
return r.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(t,e){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(t)?.[0]??""
const o=[]
let r=n
for(const s of t.slice(n.length).split(/\s+/).filter(Boolean)){const t=r.trim()===""||r===n
if(!t&&r.length+1+s.length>e){o.push(r)
r=" ".repeat(n.length)+s}else r+=t?s:` ${s}`}return[...o,r.trimEnd()]}function prose(t){return t.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(t,e,n)=>n?`${e} (${n})`:e).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(t){const wrap=(e,n)=>o=>t?`[${e}m${o}[${n}m`:o
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),91265:((t,e,n)=>{n.d(e,{show:()=>show})
var o=n(73024)
var r=n(76760)
var s=n(73136)
var a=n(98664)
var i=n(94869)
var c=n(14089)
var u=n(8900)
var d=n(55197)
var l=n(88135)
var f=n(67276)
var h=n(51698)
var p=n(30217)
var m=n(36207)
var g=n(77598)
var v=n(95193)
var w=n(42721)
var $=n(99217)
var b=n(1539)
var y=n(65870)
var k=n(64441)
var O=n(27054)
function showCosts(t,e,n){const o=t.flatMap(({files:t})=>(0,$.Q0)(e=>t.get(b.H3+e)?.toString()))
const r=t.filter(({status:t})=>t===O.mP).length
if(r>0)n(`${(0,i.U9)(r,"saved state")} could not be read (${O.mP}).\n`)
const s=(0,$.$v)(ledgerIn(t,n),o)
const a=e?`${JSON.stringify(s,null,1)}\n`:tableOf(s)
return{text:a,page:renderCosts(s)}}function ledgerIn(t,e){try{return(0,y.readLedger)(t.find(({name:t})=>t===y.LEDGER.name)?.files.get(y.LEDGER_FILE)?.toString())}catch(t){const{message:n,hint:o}=(0,a.ec)(t)
e(`${(0,i.hC)(n,o)} Runs on closed threads are left out.\n`)
return $.wv}}const j=["Month","Workflow","Model","Runs","Outcomes","Tokens in","cached","out","Cost","👍","👎"]
function tableOf(t){if(t.length===0)return"No run is recorded.\n"
const e=[j,...t.map(tableCells)]
const n=j.map((t,n)=>Math.max(...e.map(t=>(t[n]??"").length)))
return e.map(t=>t.map((t,e)=>t.padEnd(n[e]??0)).join("  ").trimEnd()).map(t=>`${(0,k.pj)(t)}\n`).join("")}function outcomesOf(t){return Object.entries(t.outcomes).map(([t,e])=>`${e} ${t}`).join(", ")}function tableCells(t){return[t.month,t.workflow,t.model,(0,i.vP)(t.runs),outcomesOf(t),(0,i.vP)(t.inputTokens),(0,i.vP)(t.cachedTokens),(0,i.vP)(t.outputTokens),`$${t.costUsd.toFixed(2)}${t.unpriced>0?` (${t.unpriced} unknown)`:""}`,(0,i.vP)(t.up),(0,i.vP)(t.down)]}const S=(0,g.createHash)("sha256").update(w.Y).digest("base64")
const T=`default-src 'none'; style-src 'sha256-${S}'; base-uri 'none'; form-action 'none'`
const x=["Month","Workflow","Model","Runs","Outcomes","Tokens in","of them cached","Tokens out","Cost","👍","👎"]
function renderCosts(t){const e=Math.max(1e-4,...t.map(({costUsd:t})=>t))
return v.qy`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${T}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new v.Ed(w.Y)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${t.length===0&&v.qy`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${x.map(t=>v.qy`<th scope="col">${t}</th>`)}</tr></thead>
<tbody>${t.map(t=>v.qy`<tr>${htmlCells(t,e)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text}function htmlCells(t,e){const n=Math.round(60*t.costUsd/e)
const o=v.qy`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${n}" height="8"/></svg>`
const r=v.qy`$${t.costUsd.toFixed(2)}${t.unpriced>0&&` (${t.unpriced} unknown)`} ${o}`
const s=[t.month,t.workflow,t.model,(0,i.vP)(t.runs),outcomesOf(t)]
const a=[t.inputTokens,t.cachedTokens,t.outputTokens].map(i.vP)
return[...s,...a,r,(0,i.vP)(t.up),(0,i.vP)(t.down)].map(t=>v.qy`<td>${t}</td>`)}var N=n(14039)
function diagnose(t,e){const n=e?Date.parse(e.beganAt):0
const o=(0,N.dH)(t.events).filter(({at:t})=>t>=n)
const r=o.filter(t=>t.kind==="call")
const s=o.filter(t=>t.kind==="note")
return[...(0,u.lx)(t,e).map(t=>(0,i.TN)(t,400)),endOf(t,e,s),e?.quote&&`It was told: ${line(e.quote)}`,lastOf(t,r,e),evidenceIn(r,e),`What to change: ${adviceFor(t,e,r)}`].filter(Boolean).map(t=>`${t}\n`).join("")}const line=t=>(0,i.TN)(t,200)
const hasLost=({events:t,damage:e})=>t.length===0||e!==void 0&&e.events.length>0
function endOf({damage:t},e,n){if(e&&e.outcome!==f.Vk)return`${e.outcome}: ${line(e.reason)}`
const o=n.findLast(({tone:t})=>t==="error")
const r=t?.report!==void 0&&!e
const s=r?"No report that can be used":"No report"
if(o)return`${s}. The log ends with ${o.title}: ${line(o.text)}`
return r?"How the run ended is not known.":"No report: the run was cut off, or could not save it."}function lastOf(t,e,n){const o=e.findLast(isWork)
if(!o)return hasLost(t)?"No call of a tool could be read.":"The model called no tool."
const r=Object.values(o.input).find(t=>typeof t==="string")
const s=e.at(-1)===o?"Last call":"Last call before `finish`"
const a=isWaiting(o,n)?"waiting for approval, not run":hasLost(t)?E:"cut off"
return`${s}, in step ${o.step}: ${o.tool} ${line(String(r??""))} (${resultOf(o)??a})`}const E="its result may be among the events that could not be read"
const isWork=({tool:t})=>t!=="finish"
function resultOf(t){const{result:e}=t
if(!e)return
const n=tellingLine(e.text,hasTrouble(t))
const o=n===void 0?"":`: ${(0,i.TN)(n,120)}`
if(e.exitCode!==void 0)return`exit code ${e.exitCode}${o}`
return e.isError?`error${o}`:"no error"}function tellingLine(t,e){const n=t.split("\n").filter(t=>/[\p{L}\p{N}]/u.test(t)&&!/^\[.*\]$/.test(t.trim()))
const tells=t=>n.findLast(e=>t.test(e)&&!_.test(e))
return(e?tells(R)??tells(P):void 0)??n.at(-1)}const _=/^\s*at |\b0 (?:fail|error)|\b(?:fail|error)\w*:? 0\b/i
const R=/^\W*(?:\w+\s+)?[\w.]*(?:Error|Exception)\b[^:]*: ./
const P=/\b(?:error|fail(?:ed|ure|ures|ing|s)?|not ok|fatal|panic|cannot|denied|not found|no such|unable)\b/i
function evidenceIn(t,e){const n=t.filter(({result:t})=>t?.isError).length
const o=t.filter(({result:t})=>t&&!t.isError&&(t.exitCode??0)!==0).length
return[...t.length>0?[`${n} of ${(0,i.U9)(t.length,"call")} ended in an error`]:[],...o>0?[`${(0,i.U9)(o,"command")} exited with a code other than 0`]:[],...e&&e.withheld.length>0?[`${(0,i.U9)(e.withheld.length,"change")} withheld`]:[],...e&&e.blockedHosts.length>0?[`blocked network access to ${e.blockedHosts.join(", ")}`]:[],...isRepeated(t)?["the last three calls are the same"]:[]].join("; ")}function hasTrouble({result:t}){return t===void 0||t.isError||(t.exitCode??0)!==0}function isWaiting({result:t},e){return t===void 0&&e?.outcome==="awaiting-approval"}const lastThree=t=>t.filter(isWork).slice(-3)
function isRepeated(t){const e=lastThree(t).map(({tool:t,input:e})=>JSON.stringify([t,e]))
return e.length===3&&new Set(e).size===1}function adviceFor(t,e,n){if(!e)return t.damage?.report===void 0?I:C
if(e.hint!=="")return line(e.hint)
if(e.missing!==void 0)return(0,i.TN)(e.missing,400)
if(e.blockedHosts.length>0)return"add these hosts to the input `network`, if the work needs them."
if(e.withheld.length>0)return`look up ${e.withheld[0]?.code} in docs/codes.md.`
const o=D.includes(e.outcome)?void 0:F[e.outcome]
if(o!==void 0)return o
if(isRepeated(n)&&lastThree(n).every(hasTrouble))return"check the result: the last three calls failed."
if(!D.includes(e.outcome)&&n.some(hasTrouble))return"read what failed in the page."
return hasLost(t)?"get this log again: this copy of it is damaged.":"nothing."}const I="write `@agent continue`, and look into the job log for why the runner stopped."
const C="get the folder of the run again, or use the version of Deckhand that wrote it."
const D=["changed","answered","no-op","skipped"]
const F={stuck:"mention the agent with what it is missing.","timed-out":"write `@agent continue`, or raise `timeout-minutes`.","budget-exhausted":"write `@agent continue`, or raise the limit that the reason names.",cancelled:"write `@agent continue`.","awaiting-approval":"approve or reject what waits; see docs/approvals.md."}
var A=n(57975)
const L={repo:{type:"string"},out:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},costs:{type:"boolean"},open:{type:"boolean"},work:{type:"boolean"},format:{type:"string"},help:{type:"boolean",short:"h"}}
const U={show:["repo","out","json","list","costs","open","work","help"],export:["repo","out","format","help"],diagnose:["repo","help"]}
function showArguments(t,e){try{const{values:n,positionals:o}=(0,A.parseArgs)({args:[...e],options:L,allowPositionals:!0,strict:!0})
const r=Object.keys(n).find(e=>!U[t].includes(e))
if(r!==void 0)return`has no option --${r}`
if(o.length>1)return"takes one number, address or folder"
const s={...n,target:o[0]??""}
return s.help?s:mistakeIn(s)??s}catch(t){const[e=""]=(0,a.ec)(t).message.replace(/^.*?: /,"").split(". ")
return`was not understood: ${e}`}}function mistakeIn({target:t,repo:e,out:n,json:o,list:r,costs:s,open:a,work:i,format:c}){const u={"--list":r,"--costs":s,"--json":o,"--open":a}
const d=i?Object.entries(u).find(([,t])=>t)?.[0]:void 0
if(d!==void 0)return`--work writes saved work: leave out ${d}, or --work`
if(i&&t!==""&&!isNumber(t)&&!(0,O.ci)(t))return"--work needs a number or an address: work that is on no branch is in the saved state only"
if(r&&s)return"takes --list or --costs, not both"
const l=r?"--list":s?"--costs":void 0
if(l&&t!=="")return`${l} is about all threads: leave out ${t}, or ${l}`
if(!l&&t==="")return"needs a number, an address or a folder"
if(r&&a)return"--list opens no page: leave out --open"
if(r&&n!==void 0)return"--list writes no file: leave out --out"
if(o&&a)return"--json makes no page: leave out --open, or --json"
if(e!==void 0&&!l&&!isNumber(t))return`--repo goes with a number: ${(0,O.ci)(t)?"the address names its repository":"a folder has none"}`
return["markdown","openhands",void 0].includes(c)?void 0:"knows the formats markdown and openhands"}function isNumber(t){return/^#?\d+$/.test(t)}async function show(t){const{command:e,stdout:n,stderr:o}=t
const r=showArguments(e,t.argv)
if(typeof r==="string"){o(`${e} ${r} (see deckhand ${e} --help)\n`)
return 2}if(r.help){n(`${(0,l.J1)(`${e}-usage`)}\n`)
return 0}try{const e=r.out===void 0&&(r.json||r.format==="openhands")
n((e?k.RU:k.pj)(await render(t,r)))
return 0}catch(t){const{message:e,hint:n}=(0,p.y)(t)
o(`${(0,k.pj)((0,i.hC)(e,n))}\n`)
return 1}}async function render(t,e){const{env:n,folder:o}=t
if(e.list)return list(await(0,O.$t)(e.repo,o,n),e.json??!1)
if(e.work)return showWork(t,e)
if(!e.costs)return showOne(t,e)
const s=await(0,O.rs)(await(0,O.$t)(e.repo,o,n))
const{text:a,page:i}=showCosts(s,e.json??!1,t.stderr)
if(e.json||e.out===void 0&&!e.open)return written(t,e,a)
const c=(0,r.resolve)(o,e.out??"costs.html");(0,d.writeNamedFile)(c,i)
if(e.open)await openInBrowser(c,n)
return`${c}\n`}function written({folder:t},{out:e},n){if(e===void 0)return n
const o=(0,r.resolve)(t,e);(0,d.writeNamedFile)(o,n)
return`${o}\n`}async function list(t,e){const n=(await(0,O.rs)(t)).filter(t=>!Number.isNaN((0,O.rl)(t)))
const o=n.map(t=>{const e=factsIn(t.files.get(`conversation/${f.Uq}`)?.toString())
const n=e?.endedAt??e?.beganAt
return{thread:(0,O.rl)(t),status:t.status,at:n,costUsd:e?.costUsd}})
if(e)return`${JSON.stringify(o,null,1)}\n`
const r=o.map(({thread:t,status:e,at:n="",costUsd:o})=>{const r=o===void 0?"":`$${o.toFixed(4)}`
return`${[`#${t}`,e,n.slice(0,10),r].join("\t").trimEnd()}\n`})
return r.join("")||"No thread is saved.\n"}function factsIn(t){try{return t===void 0?void 0:f.P1.parse(JSON.parse(t))}catch{return}}async function showWork(t,e){const{notWritten:o,printedWork:s,writeWork:a}=await n.e(7992).then(n.bind(n,77992))
const i=await stateOf(t,e)
if(e.out===void 0)return s(i)
const{done:c,failed:u}=a(i,(0,r.resolve)(t.folder,e.out))
if(u.length===0)return`${c.join("\n")}\n`
t.stdout((0,k.pj)(c.map(t=>`${t}\n`).join("")))
throw o(u)}async function stateOf(t,{target:e,repo:n}){const{folder:o,env:r}=t
const s=(0,O.ci)(e)
const a=s?await(0,O.BW)(s,o,r):await(0,O.$t)(n,o,r)
if(s&&"run"in s)return(await stateOfRun(a,s.run)).files
const{files:i,isVerified:c}=await(0,O.kJ)(a,s?s.thread:Number(e.replace("#","")))
if(!c)t.stderr(M)
return i}const M="This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n"
async function showOne(t,e){const{folder:n,isFetched:s}=await folderOf(t,e)
try{return await showFolder(t,e,n)}finally{if(s&&(0,o.existsSync)((0,r.join)(n,d.PAGE_FILE)))t.stderr(`The saved state stays with the page: remove ${n} when you are done.\n`)
else if(s)(0,o.rmSync)(n,{recursive:!0,force:!0})}}async function showFolder(t,e,n){const[o,s]=[(0,d.readFacts)(n),(0,d.readLog)(n)]
if(t.command==="diagnose")return diagnose(s,o)
const a=(0,u.lx)(s,o)
for(const e of a)t.stderr(`${(0,k.pj)(e)}\n`)
if(t.command==="export"&&e.format==="openhands")return written(t,e,trajectoryOf(n,s))
if(t.command==="export")return written(t,e,(0,c.G)(s,o,same))
if(e.json)return written(t,e,`${JSON.stringify({facts:o,notices:a,events:s.events},null,1)}\n`)
const i=e.out===void 0?void 0:(0,r.resolve)(t.folder,e.out)
const{path:l}=await(0,d.writePage)(n,o,same,i)
if(e.open)await openInBrowser(l,t.env)
return`${l}\n`}const same=t=>t
function trajectoryOf(t,{damage:e}){const n=(0,d.eventFiles)(t).filter(t=>!e?.events.includes(t))
const s=n.map(e=>JSON.parse((0,o.readFileSync)((0,r.join)(t,"events",e),"utf8")))
return`${JSON.stringify(s,null,1)}\n`}async function folderOf(t,{target:e,repo:n}){const{folder:o,env:s}=t
const a=(0,O.ci)(e)
if(a){const e=await(0,O.BW)(a,o,s)
return fetchThread(t,e,"run"in a?await threadOf(e,a.run):a.thread)}if(/^https?:/.test(e))throw noThread(e)
if(!isNumber(e))return{folder:(0,m.p)((0,r.resolve)(o,e)),isFetched:!1}
return fetchThread(t,await(0,O.$t)(n,o,s),Number(e.replace("#","")))}function noThread(t){return new a.vC("config",`${t} is not the address of a thread, a comment or a run.`,{hint:"Name a page such as https://github.com/OWNER/NAME/issues/1."})}async function fetchThread({stderr:t},e,n){const{folder:o,isVerified:r}=await(0,O.ik)(e,n)
if(!r)t(M)
return{folder:o,isFetched:!0}}async function threadOf(t,e){const n=(0,O.rl)(await stateOfRun(t,e))
if(!Number.isNaN(n))return n
throw noState(e)}async function stateOfRun(t,e){const n=new RegExp(`/actions/runs/${e}"`)
const o=await(0,O.rs)(t)
const r=o.find(t=>["runs.json",f.Uq].some(e=>n.test(t.files.get(`conversation/${e}`)?.toString()??"")))
if(r)return r
throw noState(e)}function noState(t){return new a.vC("git",`No saved thread has the run ${t}.`,{hint:"Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads."})}const q=["PATH","BROWSER","HOME","DISPLAY","WAYLAND_DISPLAY","XAUTHORITY","XDG_CURRENT_DESKTOP","XDG_DATA_DIRS","XDG_RUNTIME_DIR","DBUS_SESSION_BUS_ADDRESS"]
async function openInBrowser(t,e){const n=process.platform==="darwin"?"open":"xdg-open"
const o=q.flatMap(t=>e[t]===void 0?[]:[`${t}=${e[t]}`])
const{exitCode:r,stderr:i}=await(0,h.cd)([(0,h.DM)("env"),...o,n,(0,s.pathToFileURL)(t).href],2e4)
if(r===0)return
throw new a.vC("config",`The page is at ${t}, and ${n} could not open it.`,{hint:i.trim()})}}),14089:((t,e,n)=>{n.d(e,{G:()=>renderMarkdown,I:()=>renderSteps})
var o=n(37291)
var r=n(94869)
var s=n(33737)
var a=n(8900)
var i=n(14039)
var c=n(55103)
const u=30
const d=70
function renderSteps(t,e,n){const o=t.filter(({at:t})=>t>=n)
const r=o.filter(t=>t.kind==="call")
if(r.length===0)return""
const{model:s,tool:a,waiting:i}=(0,c.yg)((0,c.OD)(o))
const l=r.map(t=>rowOf(t,e))
const f=l.length-u-d
const h=f>0?[...l.slice(0,u),`| | … ${f} more … | | | |`,...l.slice(-d)]:l
return[`#### Steps\n\nModel ${(0,c.p0)(s)} · tools ${(0,c.p0)(a)} · waiting ${(0,c.p0)(i)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...h].join("\n")}function rowOf(t,e){const{step:n,tool:o,at:a,endedAt:u,reply:d=""}=t
const l=e.get(d)
const f=l?`${(0,r.vP)(l.input)} (${(0,r.vP)(l.cached)}), ${(0,r.vP)(l.output)}`:""
const h=(0,i.Gg)(t)
const p=h===""?"":` ${(0,s.FX)(h,100)}`
const m=u===void 0?"":(0,c.p0)(u-a)
return`| ${n} | ${(0,s.FX)(o,60)}${p} | ${(0,i.Bg)(t)} | ${m} | ${f} |`}function renderMarkdown(t,e,n){const o=(0,a.lx)(t,e).map(t=>(0,s.DV)("text",n(t)))
const r=(0,a.S3)(t,n)
return[headOf(e,t),...o,...r.map(partOf),...e?publishedIn(e):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(t,e){if(!t)return`# ${(0,a.gD)(e)}`
const{sign:n,repository:o,thread:r,requester:i,reason:c,hint:u,links:d}=t
const f=l.flatMap(([t,e])=>d[t]===void 0?[]:[`- ${e}: <${d[t]}>`])
const h=[c,u].filter(t=>t!=="").map(t=>(0,s.DV)("text",t))
return[`# ${n} ${(0,s.$E)(100,`${o} ${r}`)}, requested by ${(0,s.$E)(100,i)}`,...h,f.join("\n")].filter(Boolean).join("\n\n")}const l=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(t){switch(t.kind){case"message":return messageOf(t)
case"call":return callOf(t)
case"note":return[`## ${(0,s.$E)(200,t.title)}`,t.text&&(0,s.DV)("text",t.text)].filter(Boolean).join("\n\n")}}const f={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:t,text:e,images:n}){const o=n.length===0?[]:[`Images: ${n.length}`]
return[`## ${f[t]}`,(0,s.DV)("text",e),...o].join("\n\n")}function callOf(t){const{step:e,tool:n,words:o,input:r,result:a,edit:c}=t
const u=c?(0,s.DV)("diff",diffOf(c)):(0,s.DV)("json",JSON.stringify(r,null,2))
return[`## Step ${e}: ${(0,s.$E)(60,n)} (${(0,i.Bg)(t)})`,o!==""&&(0,s.DV)("text",o),u,a&&a.text!==""&&(0,s.DV)("text",a.text)].filter(Boolean).join("\n\n")}function diffOf({path:t,before:e,after:n}){return(0,o.ss)(t,t,e,n,"","",{context:3,timeout:500})??""}function publishedIn({diff:t,withheld:e}){const n=e.map(({path:t,code:e})=>`- ${(0,s.$E)(200,t)}: ${e}`)
return[...t===void 0?[]:[`## Published changes\n\n${(0,s.DV)("diff",t)}`],...n.length===0?[]:[`## Withheld\n\n${n.join("\n")}`]]}}),55197:((t,e,n)=>{n.r(e)
n.d(e,{PAGE_FILE:()=>m,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writeNamedFile:()=>writeNamedFile,writePage:()=>writePage})
var o=n(73024)
var r=n(76760)
var s=n(28942)
var a=n(95017)
var i=n(14549)
var c=n(23860)
var u=n(3024)
var d=n(98664)
var l=n(67276)
var f=n(14089)
var h=n(8900)
var p=n(87789)
const m="run.html"
async function writePage(t,e,n,o=(0,r.join)(t,m)){const s=readLog(t)
writeNamedFile(o,(0,h.Cf)({...s,picture:readPicture(t,e)},e,n))
const a=e?Date.parse(e.beganAt):0
return{path:o,steps:(0,f.I)((0,h.S3)(s,n),s.usage,a)}}function writeNamedFile(t,e){let n
try{n=(0,o.openSync)(t,o.constants.O_WRONLY|o.constants.O_CREAT|o.constants.O_NONBLOCK,438);(0,o.writeFileSync)(t,e)}catch(e){throw e instanceof Error?Object.assign(e,{path:t}):e}finally{if(n!==void 0)(0,o.closeSync)(n)}}function readLog(t){const e=(0,r.join)(t,"subagents")
const n=(0,o.existsSync)(e)?(0,o.readdirSync)(e):[]
const s=n.map(t=>({name:t,...readEvents((0,r.join)(e,t))}))
const{events:a,lost:i}=readEvents(t)
const c=s.flatMap(t=>t.lost.map(e=>`subagents/${t.name}/${e}`))
return{events:a,subAgents:new Map(s.map(t=>[t.name,t.events])),usage:(0,p.pj)(readStats(t)),damage:{events:[...i,...c],report:readReport(t).problem}}}function readPicture(t,e){if(!e?.picture)return
const n=(0,u.Pd)(t,(0,r.join)("observations",e.picture),g)
return n.status==="read"?`data:image/png;base64,${n.bytes.toString("base64")}`:void 0}const g=5*1024*1024
function readStats(t){try{return s.object({stats:i.Uz}).parse(JSON.parse(textOf(t,a.bv))).stats}catch{return i.Sh}}function readFacts(t){return readReport(t).facts}function readReport(t){if(!(0,o.existsSync)((0,r.join)(t,l.Uq)))return{}
try{const e=l.P1.safeParse(JSON.parse(textOf(t,l.Uq)))
if(e.success)return{facts:e.data}
const[n]=e.error.issues
return{problem:`${n?.path.join(".")}: ${n?.message}`}}catch(t){return{problem:t instanceof Error?t.message:String(t)}}}function readEvents(t){const e=eventFiles(t)
const n=new Set(e.map(numberOf))
const o=e.length===0?-1:numberOf(e.at(-1)??"")
const s=Array.from({length:Math.min(o,v)},(t,e)=>e).filter(t=>!n.has(t))
const a=e.map(e=>({name:e,event:readOne(t,(0,r.join)("events",e))}))
const i=a.flatMap(({name:t,event:e})=>e?[]:[t])
const c=s.map(t=>`event-${String(t).padStart(5,"0")}`)
return{events:a.flatMap(({event:t})=>t??[]),lost:[...i,...c].sort()}}const v=1e5
const w=/^event-(\d+)-.*\.json$/
const numberOf=t=>Number(w.exec(t)?.[1])
function eventFiles(t){const e=(0,r.join)(t,"events")
const n=(0,o.existsSync)(e)?(0,o.readdirSync)(e):[]
return n.filter(t=>w.test(t)).sort((t,e)=>numberOf(t)-numberOf(e))}function readOne(t,e){try{const{event:n,unreadable:o}=(0,c.j_)(JSON.parse(textOf(t,e)))
return o.includes("")?void 0:n}catch{return}}function textOf(t,e){const n=(0,u.Pd)(t,e,$)
if(n.status==="read")return n.bytes.toString()
throw new d.vC("config",n.status==="missing"?"it is not there":"it is not a file that can be read")}const $=512*1024*1024}),99217:((t,e,n)=>{n.d(e,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>g,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>v})
var o=n(77598)
var r=n(28942)
var s=n(64377)
var a=n(95017)
var i=n(14549)
var c=n(54847)
const u="runs.json"
const d=r.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:r.number().optional()}
const f=r.strictObject(l).readonly()
const h=r.strictObject({run:r.string(),at:s.datetime(),workflow:r.string(),model:r.string(),outcome:r.string(),...l,comment:r.string().optional(),before:f.optional()}).readonly()
const p=r.strictObject({up:d,down:d}).readonly()
const m=r.strictObject({month:r.string(),model:r.string(),workflow:r.string(),runs:d,outcomes:r.record(r.string(),r.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:r.number(),unpriced:d,up:d,down:d}).readonly()
const g=r.strictObject({version:r.literal(1),rows:r.array(m).readonly(),runs:r.array(h).readonly(),feedback:r.record(r.string(),p).readonly(),counted:r.array(r.string()).readonly()}).readonly()
const v={version:1,rows:[],runs:[],feedback:{},counted:[]}
const w=500
const $=200
const b=5e3
const y=1e3
const k="unfinished"
function recordsIn(t){const e=parsed(r.array(h),t(u))??[]
if(e.every(({before:t})=>t===void 0))return e
const{sums:n,models:o}=usedIn(t)
return e.map(({before:t,...e})=>t?{...e,...less(n,t),model:o.join(", ")}:e)}function withUnfinished(t,e){const{sums:n}=usedIn(t)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(t),{...e,...o,model:"",outcome:k,before:n})}function usedIn(t){const e=parsed(r.object({stats:i.Uz}),t(a.bv))?.stats??i.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:s,cost:c,models:u}=(0,i.vA)(e)
const d={inputTokens:n,cachedTokens:o,outputTokens:s}
return{sums:{...d,costUsd:c},models:u}}function less(t,e){const difference=n=>Math.max(0,t[n]-e[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:t.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,t.costUsd-(e.costUsd??0)))}}function parsed(t,e){try{return e===void 0?void 0:t.parse(JSON.parse(e))}catch{return}}function withRecord(t,e){const isOther=({run:t,comment:n,outcome:o})=>t!==e.run||n!==e.comment&&o!==k
return[...t.filter(isOther),e].slice(-w)}function withStates(t,e){const n=new Set([...t.counted,...t.runs.map(keyOf)])
const o=e.filter(t=>!n.has(keyOf(t)))
const r=new Set(o.map(({comment:t})=>t))
return{...t,rows:sumOf([...t.rows,...rowsOf(o,t.feedback)]),feedback:Object.fromEntries(Object.entries(t.feedback).filter(([t])=>!r.has(t))),counted:[...t.counted,...o.map(keyOf)].slice(-b)}}function withRun(t,e){const n=withRecord(t.runs,e)
const o=n.slice(-$)
return{...withStates({...t,runs:[]},n.slice(0,-$)),runs:o}}function keyOf({run:t,at:e,comment:n=""}){return(0,o.createHash)("sha256").update([t,e,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(t,e){const n=Object.entries({...t.feedback,...e}).slice(-y)
return{...t,feedback:Object.fromEntries(n)}}function ledgerRows(t,e){const{rows:n}=withStates({...t,runs:[]},[...e,...t.runs])
return n.toSorted((t,e)=>nameOf(e).localeCompare(nameOf(t)))}function rowsOf(t,e){return t.map(({at:t,outcome:n,costUsd:o,comment:r="",run:s,before:a,...i})=>({...i,month:t.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...e[r]??{up:0,down:0}}))}function nameOf({month:t,workflow:e,model:n}){return[t,e,n].join("\n")}function sumOf(t){return[...Map.groupBy(t,nameOf).values()].map(t=>t.reduce(add))}function add(t,e){const n={...t.outcomes}
for(const[t,o]of Object.entries(e.outcomes))n[t]=(n[t]??0)+o
return{...t,outcomes:n,runs:t.runs+e.runs,inputTokens:t.inputTokens+e.inputTokens,cachedTokens:t.cachedTokens+e.cachedTokens,outputTokens:t.outputTokens+e.outputTokens,costUsd:Math.round((t.costUsd+e.costUsd)*1e6)/1e6,unpriced:t.unpriced+e.unpriced,up:t.up+e.up,down:t.down+e.down}}}),65870:((t,e,n)=>{n.r(e)
n.d(e,{LEDGER:()=>u,LEDGER_FILE:()=>d,changeLedger:()=>changeLedger,countRun:()=>countRun,readLedger:()=>readLedger})
var o=n(98664)
var r=n(57974)
var s=n(2801)
var a=n(59766)
var i=n(99217)
var c=n(1176)
const u={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const d="work/ledger.json"
const l=10
const f=300
async function changeLedger(t,e){const{sleep:n,newId:r,random:i,signal:h}=t.world
for(let o=1;o<=l;o+=1){const l=(0,c.Ch)({...t,name:u})
if(!l)return
const p=await l.read()
const m=ledgerIn(p)
const g=JSON.stringify(e(m))
if(g===JSON.stringify(m))return
const v=Buffer.from(g)
const w=p.status==="found"?p.manifest:(0,s.yz)(r())
const $=[{path:d,stamp:(0,a.sc)(v),read:()=>v}]
if((await l.write({manifest:w,files:$})).status==="saved")return
await n(f*o*i(),h)}throw new o.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:t,...e},n){try{await changeLedger({...e,repositoryId:t.repositoryId},t=>(0,i.Yq)(t,n))}catch(t){const{message:e}=(0,o.ec)(t)
if(!/\b403\b|denied/.test(e))(0,r.printNotice)(`This run is not in the totals of \`show --costs\`. ${e}`)}}function ledgerIn(t){return t.status==="found"?readLedger(t.files.get(d)?.toString()):i.wv}function readLedger(t){try{return t===void 0?i.wv:i.Oc.parse(JSON.parse(t))}catch(t){const e=`Delete the ref ${u.ref} to begin the totals again.`
throw new o.vC("git","The totals of runs are damaged, or were written by another version.",{hint:e,cause:t})}}}),51698:((t,e,n)=>{n.d(e,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var o=n(82499)
var r=n(98664)
var s=n(22499)
function program(t){return{program:t}}async function runToEnd(t,e){try{const[n,...r]=resolved(t)
const s=await(0,o.Ho)(n,r,{...options(),stdin:"ignore",...e!==void 0&&{timeout:e}})
const{exitCode:a,timedOut:i,stdout:c,stderr:u,originalMessage:d}=s
return{exitCode:a,timedOut:i,stdout:c,stderr:u||d||""}}catch(t){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,r.ec)(t).message}}}function startDetached(t){const[e,...n]=resolved(t)
return(0,o.Ho)(e,n,{...options(),stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(t){const[e,...n]=t.map(t=>typeof t==="string"?t:(0,s.CA)(t.program))
return[e??"",...n]}function options(){return{env:(0,s.f7)(),extendEnv:!1,reject:!1,cwd:"/"}}})}

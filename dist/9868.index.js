export const id=9868
export const ids=[9868]
export const modules={64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let r=!1
const s=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)r=!r
return n||r||e.startsWith("|")?[e]:wrap(prose(e),t)})
return s.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const r=[]
let s=n
for(const o of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=s.trim()===""||s===n
if(!e&&s.length+1+o.length>t){r.push(s)
s=" ".repeat(n.length)+o}else s+=e?o:` ${o}`}return[...r,s.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>r=>e?`[${t}m${r}[${n}m`:r
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),1709:((e,t,n)=>{n.d(t,{show:()=>show})
var r=n(73024)
var s=n(76760)
var o=n(73136)
var i=n(98664)
var a=n(94869)
var c=n(14089)
var u=n(8900)
var l=n(43193)
var d=n(55197)
var f=n(88135)
var h=n(51698)
var p=n(77598)
var m=n(95193)
var g=n(42721)
var w=n(99217)
var v=n(1539)
var b=n(65870)
var y=n(64441)
var $=n(48161)
var k=n(33368)
var O=n(44463)
var A=n(5662)
var S=n(78428)
var _=n(93804)
var T=n(24776)
async function fetchConversation(e,t){return inRepository(e,async(n,o)=>{const{name:a,ref:c,branch:u}=(0,S.QY)(t)
const l=await o.tips([c,u])
const d=[c,u].find(e=>l.has(e))
if(d===void 0)throw nothingSaved(e,t,await issueOf(e,t))
const f=await o.fetch(d)
const h=e.key===""?await(0,A.yT)(n,f):await readVerified(e,n,f,a)
if(h.status==="unusable")throw new i.vC("git",`The saved state of #${t} cannot be read: ${h.why}.`,{hint:E})
const p=(0,r.mkdtempSync)((0,s.join)((0,$.tmpdir)(),`deckhand-${t}-`))
try{(0,v.qv)(h.files,p)}catch(e){(0,r.rmSync)(p,{recursive:!0,force:!0})
throw e}return{folder:p,isVerified:e.key!==""}})}const E="Set STATE_KEY to the input `state-key` of the workflow, or LLM_API_KEY to its `api-key` if it has none."
async function readStates(e){return inRepository(e,async(t,n)=>{const r=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const s=[]
for(const o of r.keys()){const[r,i]=[(0,T.UY)(o),await n.fetch(o)]
const a=e.key===""?await(0,A.yT)(t,i):await readVerified(e,t,i,r)
if(a.status==="unusable")s.push({name:r,commit:i,status:N,files:new Map})
else s.push({name:r,commit:i,status:outcomeOf(a),files:a.files})}return s.sort((e,t)=>numberOf(t)-numberOf(e))})}const N="encrypted, or signed with another key"
function outcomeOf(e){return("manifest"in e?e.manifest.outcome:e.outcome)??"running"}function numberOf({name:e}){return e.startsWith("threads/")?Number(e.slice("threads/".length)):Number.NaN}async function readVerified({owner:e,name:t,api:n,token:r,key:s},o,i,a){const c=(0,O.X)({token:r,apiUrl:n,fetch:fetch})
const{data:u}=await c.request("GET /repos/{owner}/{repo}",{owner:e,repo:t})
return(0,A.Tc)(o,i,{repositoryId:Number(u.id),name:a},(0,A.OX)(s,Number(u.id)))}function nothingSaved({owner:e,name:t},n,r){const s="A pull request that a run made is saved under its issue. States are removed a week after their thread was closed. `deckhand show --list` lists those that exist."
return new i.vC("git",`Nothing is saved of #${n} in ${e}/${t}.`,{hint:r===void 0?s:`A run of #${r} made this pull request, and is saved there: name ${r}.`})}async function issueOf(e,t){const n=new RegExp(`"pullRequest":\\s*"[^"]*/pull/${t}"`)
const r=v.H3+l.Uq
const s=(await readStates(e)).find(({files:e})=>n.test(e.get(r)?.toString()??""))
return s&&!Number.isNaN(numberOf(s))?numberOf(s):void 0}async function inRepository({owner:e,name:t,server:n,token:o},a){const c=(0,r.mkdtempSync)((0,s.join)((0,$.tmpdir)(),"deckhand-show-"))
const u=(0,s.join)(c,"state.git")
const run=(e={})=>(0,k.$Y)(e.GIT_DIR===void 0?{folder:c,gitDir:u,environment:e}:{folder:c,environment:e})
try{(0,k.xJ)(u)
return await a(run(),(0,_.W)(run,{url:`${n}/${e}/${t}.git`,token:o}))}catch(n){throw I.test((0,i.ec)(n).message)?noAccess(`${e}/${t}`,(0,i.ec)(n)):n}finally{(0,r.rmSync)(c,{recursive:!0,force:!0})}}const I=/could not read Username|Authentication failed|returned error: 40[134]|not found/i
function noAccess(e,t){const n="If it is private, set GITHUB_TOKEN to a token that can read it; `gh auth token` prints one."
return new i.vC("git",`The repository ${e} could not be read.`,{hint:n,cause:t})}function addressOf(e){const[,t="",n="",r,s]=/^(https?:\/\/[^/\s]+)\/([\w.-]+\/[\w.-]+)\/(issues|pull|discussions|actions\/runs)\/(\d+)/.exec(e)??[]
if(r===void 0)return
return{server:t,path:n,...r==="actions/runs"?{run:Number(s)}:{thread:Number(s)}}}async function placeAt({server:e,path:t},n,r){const s=await placeOf(t,n,r)
if(s.server===e)return s
throw new i.vC("config",`${e} is not the server ${s.server}.`,{hint:`Set GITHUB_SERVER_URL to ${e} if you trust it with your token.`})}async function placeOf(e,t,n){const r=e??n.GITHUB_REPOSITORY
const s=r===void 0?await originOf(t):void 0
const o=n.GITHUB_SERVER_URL??s?.server??"https://github.com"
const[a="",c=""]=(r??s?.path??"").split("/")
if(a===""||c==="")throw new i.vC("config","It is not clear which repository is meant.",{hint:"Run this in a clone of it, or add --repo OWNER/NAME."})
const u=n.GITHUB_API_URL??(o==="https://github.com"?"https://api.github.com":`${o}/api/v3`)
return{owner:a,name:c,server:o,api:u,token:n.GITHUB_TOKEN??"",key:n.STATE_KEY??n.LLM_API_KEY??""}}async function originOf(e){const t=await(0,k.$Y)({folder:e}).raw(["config","--get","remote.origin.url"]).catch(()=>"")
const n=/^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([^/:]+)(?::\d+)?[/:]([^/]+\/[^/]+?)(?:\.git)?\s*$/.exec(t)
return n?.[2]===void 0?void 0:{server:`https://${n[1]}`,path:n[2]}}function showCosts(e,t,n){const r=e.flatMap(({files:e})=>(0,w.Q0)(t=>e.get(v.H3+t)?.toString()))
const s=e.filter(({status:e})=>e===N).length
if(s>0)n(`${(0,a.U9)(s,"saved state")} could not be read (${N}).\n`)
const o=(0,w.$v)(ledgerIn(e,n),r)
const i=t?`${JSON.stringify(o,null,1)}\n`:tableOf(o)
return{text:i,page:renderCosts(o)}}function ledgerIn(e,t){try{return(0,b.SC)(e.find(({name:e})=>e===b.Uz.name)?.files.get(b.th)?.toString())}catch(e){const{message:n,hint:r}=(0,i.ec)(e)
t(`${(0,a.hC)(n,r)} Runs on closed threads are left out.\n`)
return w.wv}}const C=["Month","Workflow","Model","Runs","Outcomes","Tokens in","cached","out","Cost","👍","👎"]
function tableOf(e){if(e.length===0)return"No run is recorded.\n"
const t=[C,...e.map(tableCells)]
const n=C.map((e,n)=>Math.max(...t.map(e=>(e[n]??"").length)))
return t.map(e=>e.map((e,t)=>e.padEnd(n[t]??0)).join("  ").trimEnd()).map(e=>`${(0,y.pj)(e)}\n`).join("")}function outcomesOf(e){return Object.entries(e.outcomes).map(([e,t])=>`${t} ${e}`).join(", ")}function tableCells(e){return[e.month,e.workflow,e.model,(0,a.vP)(e.runs),outcomesOf(e),(0,a.vP)(e.inputTokens),(0,a.vP)(e.cachedTokens),(0,a.vP)(e.outputTokens),`$${e.costUsd.toFixed(2)}${e.unpriced>0?` (${e.unpriced} unknown)`:""}`,(0,a.vP)(e.up),(0,a.vP)(e.down)]}const P=(0,p.createHash)("sha256").update(g.Y).digest("base64")
const j=`default-src 'none'; style-src 'sha256-${P}'; base-uri 'none'; form-action 'none'`
const x=["Month","Workflow","Model","Runs","Outcomes","Tokens in","of them cached","Tokens out","Cost","👍","👎"]
function renderCosts(e){const t=Math.max(1e-4,...e.map(({costUsd:e})=>e))
return m.qy`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${j}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>What runs have cost</title>
<style>${new m.Ed(g.Y)}</style></head><body><main>
<h1 id="costs">What runs have cost</h1>
${e.length===0&&m.qy`<p>No run is recorded.</p>`}
<div class="wide" tabindex="0" role="region" aria-labelledby="costs"><table>
<thead><tr>${x.map(e=>m.qy`<th scope="col">${e}</th>`)}</tr></thead>
<tbody>${e.map(e=>m.qy`<tr>${htmlCells(e,t)}</tr>`)}</tbody></table></div>
<p class="legend">Runs without a known price are not in the cost. 👍 and 👎 are reactions to the comments of runs, as the last sweep saw them.</p>
</main></body></html>
`.text}function htmlCells(e,t){const n=Math.round(60*e.costUsd/t)
const r=m.qy`<svg width="60" height="8" aria-hidden="true"><rect class="tool" width="${n}" height="8"/></svg>`
const s=m.qy`$${e.costUsd.toFixed(2)}${e.unpriced>0&&` (${e.unpriced} unknown)`} ${r}`
const o=[e.month,e.workflow,e.model,(0,a.vP)(e.runs),outcomesOf(e)]
const i=[e.inputTokens,e.cachedTokens,e.outputTokens].map(a.vP)
return[...o,...i,s,(0,a.vP)(e.up),(0,a.vP)(e.down)].map(e=>m.qy`<td>${e}</td>`)}var R=n(14039)
function diagnose(e,t){const n=t?Date.parse(t.beganAt):0
const r=(0,R.dH)(e.events).filter(({at:e})=>e>=n)
const s=r.filter(e=>e.kind==="call")
const o=r.filter(e=>e.kind==="note")
return[...(0,u.lx)(e,t).map(e=>(0,a.TN)(e,400)),endOf(e,t,o),t?.quote&&`It was told: ${line(t.quote)}`,lastOf(e,s,t),evidenceIn(s,t),`What to change: ${adviceFor(e,t,s)}`].filter(Boolean).map(e=>`${e}\n`).join("")}const line=e=>(0,a.TN)(e,200)
const hasLost=({events:e,damage:t})=>e.length===0||t!==void 0&&t.events.length>0
function endOf({damage:e},t,n){if(t&&t.outcome!==l.Vk)return`${t.outcome}: ${line(t.reason)}`
const r=n.findLast(({tone:e})=>e==="error")
const s=e?.report!==void 0&&!t
const o=s?"No report that can be used":"No report"
if(r)return`${o}. The log ends with ${r.title}: ${line(r.text)}`
return s?"How the run ended is not known.":"No report: the run was cut off."}function lastOf(e,t,n){const r=t.findLast(isWork)
if(!r)return hasLost(e)?"No call of a tool could be read.":"The model called no tool."
const s=Object.values(r.input).find(e=>typeof e==="string")
const o=t.at(-1)===r?"Last call":"Last call before `finish`"
const i=isWaiting(r,n)?"waiting for approval, not run":hasLost(e)?U:"cut off"
return`${o}, in step ${r.step}: ${r.tool} ${line(String(s??""))} (${resultOf(r)??i})`}const U="its result may be among the events that could not be read"
const isWork=({tool:e})=>e!=="finish"
function resultOf(e){const{result:t}=e
if(!t)return
const n=tellingLine(t.text,hasTrouble(e))
const r=n===void 0?"":`: ${(0,a.TN)(n,120)}`
if(t.exitCode!==void 0)return`exit code ${t.exitCode}${r}`
return t.isError?`error${r}`:"no error"}function tellingLine(e,t){const n=e.split("\n").filter(e=>/[\p{L}\p{N}]/u.test(e)&&!/^\[.*\]$/.test(e.trim()))
const tells=e=>n.findLast(t=>e.test(t)&&!B.test(t))
return(t?tells(L)??tells(G):void 0)??n.at(-1)}const B=/^\s*at |\b0 (?:fail|error)|\b(?:fail|error)\w*:? 0\b/i
const L=/^\W*(?:\w+\s+)?[\w.]*(?:Error|Exception)\b[^:]*: ./
const G=/\b(?:error|fail(?:ed|ure|ures|ing|s)?|not ok|fatal|panic|cannot|denied|not found|no such|unable)\b/i
function evidenceIn(e,t){const n=e.filter(({result:e})=>e?.isError).length
const r=e.filter(({result:e})=>e&&!e.isError&&(e.exitCode??0)!==0).length
return[...e.length>0?[`${n} of ${(0,a.U9)(e.length,"call")} ended in an error`]:[],...r>0?[`${(0,a.U9)(r,"command")} exited with a code other than 0`]:[],...t&&t.withheld.length>0?[`${(0,a.U9)(t.withheld.length,"change")} withheld`]:[],...t&&t.blockedHosts.length>0?[`blocked network access to ${t.blockedHosts.join(", ")}`]:[],...isRepeated(e)?["the last three calls are the same"]:[]].join("; ")}function hasTrouble({result:e}){return e===void 0||e.isError||(e.exitCode??0)!==0}function isWaiting({result:e},t){return e===void 0&&t?.outcome==="awaiting-approval"}const lastThree=e=>e.filter(isWork).slice(-3)
function isRepeated(e){const t=lastThree(e).map(({tool:e,input:t})=>JSON.stringify([e,t]))
return t.length===3&&new Set(t).size===1}function adviceFor(e,t,n){if(!t)return e.damage?.report===void 0?F:M
if(t.hint!=="")return line(t.hint)
if(t.blockedHosts.length>0)return"add these hosts to the input `network`, if the work needs them."
if(t.withheld.length>0)return`look up ${t.withheld[0]?.code} in docs/codes.md.`
const r=H.includes(t.outcome)?void 0:D[t.outcome]
if(r!==void 0)return r
if(isRepeated(n)&&lastThree(n).every(hasTrouble))return"check the result: the last three calls failed."
if(!H.includes(t.outcome)&&n.some(hasTrouble))return"read what failed in the page."
return hasLost(e)?"get this log again: this copy of it is damaged.":"nothing."}const F="write `@agent continue`, and look into the job log for why the runner stopped."
const M="get the folder of the run again, or use the version of Deckhand that wrote it."
const H=["changed","answered","no-op","skipped"]
const D={stuck:"tell the agent what it is missing, and mention it again.","timed-out":"write `@agent continue`, or raise `timeout-minutes`.","budget-exhausted":"write `@agent continue`, or raise the limit that the reason names.",cancelled:"write `@agent continue`.","awaiting-approval":"approve or reject what waits; see docs/approvals.md."}
var q=n(57975)
const z={repo:{type:"string"},out:{type:"string"},json:{type:"boolean"},list:{type:"boolean"},costs:{type:"boolean"},open:{type:"boolean"},format:{type:"string"},help:{type:"boolean",short:"h"}}
const W={show:["repo","out","json","list","costs","open","help"],export:["repo","out","format","help"],diagnose:["repo","help"]}
function showArguments(e,t){try{const{values:n,positionals:r}=(0,q.parseArgs)({args:[...t],options:z,allowPositionals:!0,strict:!0})
const s=Object.keys(n).find(t=>!W[e].includes(t))
if(s!==void 0)return`has no option --${s}`
if(r.length>1)return"takes one number, address or folder"
const o={...n,target:r[0]??""}
return o.help?o:mistakeIn(o)??o}catch(e){const[t=""]=(0,i.ec)(e).message.replace(/^.*?: /,"").split(". ")
return`was not understood: ${t}`}}function mistakeIn({target:e,repo:t,out:n,json:r,list:s,costs:o,open:i,format:a}){if(s&&o)return"takes --list or --costs, not both"
const c=s?"--list":o?"--costs":void 0
if(c&&e!=="")return`${c} is about all threads: leave out ${e}, or ${c}`
if(!c&&e==="")return"needs a number, an address or a folder"
if(s&&i)return"--list opens no page: leave out --open"
if(s&&n!==void 0)return"--list writes no file: leave out --out"
if(r&&i)return"--json makes no page: leave out --open, or --json"
if(t!==void 0&&!c&&!isNumber(e))return`--repo goes with a number: ${addressOf(e)?"the address names its repository":"a folder has none"}`
return["markdown","openhands",void 0].includes(a)?void 0:"knows the formats markdown and openhands"}function isNumber(e){return/^#?\d+$/.test(e)}async function show(e){const{command:t,stdout:n,stderr:r}=e
const s=showArguments(t,e.argv)
if(typeof s==="string"){r(`${t} ${s} (see deckhand ${t} --help)\n`)
return 2}if(s.help){n(`${(0,f.J1)(`${t}-usage`)}\n`)
return 0}try{const t=s.out===void 0&&(s.json||s.format==="openhands")
n((t?y.RU:y.pj)(await render(e,s)))
return 0}catch(e){const{message:t,hint:n}=pathFault(e)??(0,i.ec)(e)
r(`${(0,y.pj)((0,a.hC)(t,n))}\n`)
return 1}}function pathFault(e){if(!(e instanceof Error&&"code"in e&&"path"in e))return
if("syscall"in e&&String(e.syscall).startsWith("spawn"))return
const t=String(e.path)
const n=(0,r.statSync)(t,{throwIfNoEntry:!1})?.isFile()
const o={ENOENT:(0,r.existsSync)((0,s.dirname)(t))?`There is no ${t}.`:`There is no folder ${(0,s.dirname)(t)}.`,EISDIR:`${t} is a folder, not a file.`,ENOTDIR:n?`${t} is a file, not a folder.`:`A part of ${t} is a file, not a folder.`}
return new i.vC("config",o[String(e.code)]??`${t} could not be used: ${e.message}.`)}async function render(e,t){const{env:n,folder:o}=e
if(t.list)return list(await placeOf(t.repo,o,n),t.json??!1)
if(!t.costs)return showOne(e,t)
const i=await readStates(await placeOf(t.repo,o,n))
const{text:a,page:c}=showCosts(i,t.json??!1,e.stderr)
if(t.json||t.out===void 0&&!t.open)return written(e,t,a)
const u=(0,s.resolve)(o,t.out??"costs.html");(0,r.writeFileSync)(u,c)
if(t.open)await openInBrowser(u,n)
return`${u}\n`}function written({folder:e},{out:t},n){if(t===void 0)return n
const o=(0,s.resolve)(e,t);(0,r.writeFileSync)(o,n)
return`${o}\n`}async function list(e,t){const n=(await readStates(e)).filter(e=>!Number.isNaN(numberOf(e)))
const r=n.map(e=>{const t=factsIn(e.files.get(`conversation/${l.Uq}`)?.toString())
const n=t?.endedAt??t?.beganAt
return{thread:numberOf(e),status:e.status,at:n,costUsd:t?.costUsd}})
if(t)return`${JSON.stringify(r,null,1)}\n`
const s=r.map(({thread:e,status:t,at:n="",costUsd:r})=>{const s=r===void 0?"":`$${r.toFixed(4)}`
return`${[`#${e}`,t,n.slice(0,10),s].join("\t").trimEnd()}\n`})
return s.join("")||"No thread is saved.\n"}function factsIn(e){try{return e===void 0?void 0:l.P1.parse(JSON.parse(e))}catch{return}}async function showOne(e,t){const{folder:n,isFetched:o}=await folderOf(e,t)
try{return await showFolder(e,t,n)}finally{if(o&&(0,r.existsSync)((0,s.join)(n,d.PAGE_FILE)))e.stderr(`The saved state stays with the page: remove ${n} when you are done.\n`)
else if(o)(0,r.rmSync)(n,{recursive:!0,force:!0})}}async function showFolder(e,t,n){const[r,o]=[(0,d.readFacts)(n),(0,d.readLog)(n)]
if(e.command==="diagnose")return diagnose(o,r)
const i=(0,u.lx)(o,r)
for(const t of i)e.stderr(`${(0,y.pj)(t)}\n`)
if(e.command==="export"&&t.format==="openhands")return written(e,t,trajectoryOf(n,o))
if(e.command==="export")return written(e,t,(0,c.G)(o,r,same))
if(t.json)return written(e,t,`${JSON.stringify({facts:r,notices:i,events:o.events},null,1)}\n`)
const a=t.out===void 0?void 0:(0,s.resolve)(e.folder,t.out)
const{path:l}=await(0,d.writePage)(n,r,same,a)
if(t.open)await openInBrowser(l,e.env)
return`${l}\n`}const same=e=>e
function trajectoryOf(e,{damage:t}){const n=(0,d.eventFiles)(e).filter(e=>!t?.events.includes(e))
const o=n.map(t=>JSON.parse((0,r.readFileSync)((0,s.join)(e,"events",t),"utf8")))
return`${JSON.stringify(o,null,1)}\n`}async function folderOf(e,{target:t,repo:n}){const{folder:r,env:o}=e
const i=addressOf(t)
if(i){const t=await placeAt(i,r,o)
return fetchThread(e,t,"run"in i?await threadOf(t,i.run):i.thread)}if(/^https?:/.test(t))throw noThread(t)
if(!isNumber(t))return{folder:conversationIn((0,s.resolve)(r,t)),isFetched:!1}
return fetchThread(e,await placeOf(n,r,o),Number(t.replace("#","")))}function noThread(e){return new i.vC("config",`${e} is not the address of a thread, a comment or a run.`,{hint:"Name a page such as https://github.com/OWNER/NAME/issues/1."})}async function fetchThread({stderr:e},t,n){const{folder:r,isVerified:s}=await fetchConversation(t,n)
if(!s)e("This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n")
return{folder:r,isFetched:!0}}async function threadOf(e,t){const n=new RegExp(`/actions/runs/${t}"`)
const r=await readStates(e)
const s=r.find(e=>["runs.json",l.Uq].some(t=>n.test(e.files.get(`conversation/${t}`)?.toString()??"")))
if(s&&!Number.isNaN(numberOf(s)))return numberOf(s)
throw new i.vC("git",`No saved thread has the run ${t}.`,{hint:"Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads."})}function conversationIn(e){const t=isFolder(e)?(0,r.readdirSync)(e).map(t=>(0,s.join)(e,t)):[]
const[n,...o]=(0,r.existsSync)((0,s.join)(e,"events"))?[e]:t.filter(e=>isFolder((0,s.join)(e,"events")))
if(n!==void 0&&o.length===0)return n
throw new i.vC("config",`${e} has no folder \`events\`.`,{hint:"Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it."})}const isFolder=e=>(0,r.statSync)(e,{throwIfNoEntry:!1})?.isDirectory()??!1
const Y=["PATH","BROWSER","HOME","DISPLAY","WAYLAND_DISPLAY","XAUTHORITY","XDG_CURRENT_DESKTOP","XDG_DATA_DIRS","XDG_RUNTIME_DIR","DBUS_SESSION_BUS_ADDRESS"]
async function openInBrowser(e,t){const n=process.platform==="darwin"?"open":"xdg-open"
const r=Y.flatMap(e=>t[e]===void 0?[]:[`${e}=${t[e]}`])
const{exitCode:s,stderr:a}=await(0,h.cd)([(0,h.DM)("env"),...r,n,(0,o.pathToFileURL)(e).href],2e4)
if(s===0)return
throw new i.vC("config",`The page is at ${e}, and ${n} could not open it.`,{hint:a.trim()})}}),33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var l=n(65466)
const d={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,u.CA)("git")
const n={...(0,l.l7)(e),...(0,u.f7)()}
const run=async(r,s,o)=>{(0,l.B1)(r)
e.signal?.throwIfAborted()
try{return await(0,c.Lp)({...gitOptions(e,n,s),binary:t}).env(n).outputHandler(o).raw([...r])}catch(t){e.signal?.throwIfAborted()
throw(0,l.NO)(r,t)}}
const collect=async(t,n,r=Number.POSITIVE_INFINITY)=>{const[s,o]=[[],[]]
let a=r
await run(t,n,(t,n,r,c)=>{n.on("data",e=>{a-=e.length
if(a>=0)s.push(e)
else if(n instanceof i.Readable)n.destroy()})
r.on("data",e=>o.push(e))
endPromptly(e.signal)(t,n,r,c)})
if(a<0)throw(0,l.NO)(t,new Error("Its output is too long."))
return{stdout:Buffer.concat(s),stderr:Buffer.concat(o).toString()}}
return Object.freeze({raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t)})}function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,s.mkdirSync)((0,o.join)(e,t),{recursive:!0});(0,s.writeFileSync)((0,o.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true"]
const n=["commitGraph = false","multiPackIndex = false"];(0,s.writeFileSync)((0,o.join)(e,"config"),`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`)}function writeObject(e,t,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${i.length}\0`),i])
const u=(0,r.createHash)("sha1").update(c).digest("hex")
const l=(0,o.join)(e,"objects",u.slice(0,2),u.slice(2))
if((0,s.existsSync)(l))return u;(0,s.mkdirSync)((0,o.dirname)(l),{recursive:!0})
const d=(0,o.join)(e,"objects",`tmp_obj_${u}`);(0,s.writeFileSync)(d,(0,a.deflateSync)(c,{level:1}));(0,s.renameSync)(d,l)
return u}function treeOf(e){const t=e.map(([e,t,n])=>{const r=Buffer.from(t==="40000"?`${e}/`:e)
return{key:r,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,r){return{baseDir:e,config:[...l.O8],unsafe:d,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(r),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,r)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,r])if(e instanceof i.Readable)e.destroy()}
e?.addEventListener("abort",close,{once:!0})
n.once("close",()=>e?.removeEventListener("abort",close))}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>o,l7:()=>isolatedGitEnvironment,ry:()=>c})
var r=n(98664)
const s={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const o=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const i=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(i.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n}){const r=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...r,...s}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const s=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
return new r.vC("git",`git ${s}: ${meaningfulLine(n)}`,{cause:new Error(n)})}const a=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=a.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const c={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),58908:((e,t,n)=>{n.d(t,{P_:()=>u,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var r=n(28942)
var s=n(98664)
var o=n(94869)
class GitHubFault extends s.vC{status
waitMs
constructor(e,t,{waitMs:n,...r}){const s=n===void 0&&(e===401||e===403)
super("github",t,{...r,isLasting:r.isLasting??s})
this.status=e
this.waitMs=n}}function toGitHubFault(e,t){const n=u.safeParse(e).data
const r=reasonOf(e)
if(n===void 0){const n="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:n,quote:`${t}${r}.`,cause:e})}const{status:s,response:o}=n
return new GitHubFault(s,headlineFor(n,t),{quote:`GitHub answered ${s} to ${t}${o.data?r:""}.`,hint:hintFor(n),waitMs:limitOf(n),cause:e})}const i=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const a=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(e){return hasCode(e,i)}function isBroken(e){return hasCode(e,a)}function isTimeout(e){if(!(e instanceof Error))return!1
return e.name==="TimeoutError"||hasCode(e,c)||isTimeout(e.cause)}const c=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(e,t){if(!(e instanceof Error))return!1
return"code"in e&&t.has(String(e.code))||hasCode(e.cause,t)}function mayBeDone(e){if(!(e instanceof GitHubFault))return!1
const{status:t,cause:n}=e
return t===0?n!==void 0&&!isUnsent(n):t>=500||t<300}const u=r.object({status:r.number(),response:r.object({headers:r.record(r.string(),r.unknown()),data:r.object({message:r.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:e,response:{data:t,headers:n}}){if(e!==429&&(e!==403||!/rate limit/i.test(t?.message??"")))return
const r=Number(n["retry-after"])
if(r>0)return r*1e3
const s=Number(n["x-ratelimit-reset"])*1e3-Date.parse(String(n.date))
return n["x-ratelimit-remaining"]==="0"&&s>0?s:6e4}function reasonOf(e){if(!(e instanceof Error))return""
const t=(0,o.TN)(e.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return t===""?"":`: ${t}`}const l=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:e,response:t},n){if(limitOf({status:e,response:t})!==void 0)return"GitHub's rate limit is reached."
if(e===401)return"GitHub refused the token."
if(e>=500)return"GitHub had an error."
const r=l.find(([e])=>e.test(n))?.[1]??"a request"
return e===404&&n.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${r}.`}const d="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:e,response:t}){const{headers:n}=t
if(limitOf({status:e,response:t})!==void 0){const e=Number(n["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${e>0?`${e} seconds`:"an hour"}.`}if(e===401)return"Check the `github-token` input: the token is wrong or has expired."
if(e===403&&/archived/i.test(t.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(t.data?.message??""))return d
if(t.data===void 0&&e<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(t.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const r=permissionsIn(n["x-accepted-github-permissions"])
if(e===403&&r!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${r}\`.`
if(e===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(e===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(e>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(e){const[t=""]=String(e??"").split(";")
return[...t.matchAll(/([a-z_]+)=(read|write)/g)].map(([,e="",t])=>`${yaml(e)}: ${t}`).join(", ")}function yaml(e){return e.replaceAll("_","-")}}),91116:((e,t,n)=>{n.d(t,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
var r=n(28942)
var s=n(98664)
var o=n(43673)
var i=n(58908)
const a=r.object({name:r.string(),commit:r.object({sha:r.string()})})
const c=r.object({object:r.object({sha:r.string()})})
async function tipOf(e,{owner:t,name:n},r){try{const{data:s}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:r})
const{name:o,commit:i}=a.parse(s)
if(o===r)return i.sha}catch(e){if(!isMissing(e)||u.test(e.message))throw e}const s={owner:t,repo:n,ref:`heads/${r}`}
return c.parse((await e.request("GET /repos/{owner}/{repo}/git/ref/{ref}",s)).data).object.sha}async function tipIfAny(e,t,n){try{return await tipOf(e,t,n)}catch(e){if(isMissing(e))return
throw e}}const u=/: Branch not found\.$/
function isMissing(e){return e instanceof i.Q4&&e.status===404}function requireOwnBranch(e,t){if((e===t||(0,o.k)(e))&&isPlain(e))return e
throw new s.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isPlain(e){const t=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(e)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(e)&&e.length<=200&&!t}const l=/\{([a-z]*)\}/g
const d=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const r=e.replaceAll(l,(e,t)=>String(n[t]??""))
return r.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[r=""]=e.split(/\{(?:slug|run)\}/)
if(!r.includes("{number}"))return
return r.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(l)].map(([,e=""])=>e)
const n=t.find(e=>!d.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const r=e.replaceAll(l,"x")
if(/^[\w./-]{1,100}$/.test(r)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(r))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),62822:((e,t,n)=>{n.d(t,{L2:()=>isOutcome,im:()=>s,rL:()=>signOf,tz:()=>l})
var r=n(61229)
const s=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const o={mark:"🟢",reaction:"hooray",exitCode:0}
const i={mark:"⚪",reaction:"+1",exitCode:0}
const a={mark:"🟠",reaction:"+1",exitCode:0}
const c={mark:"🔴",reaction:"confused",exitCode:1}
const u={changed:o,answered:o,"no-op":i,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":c,"timed-out":c,stuck:c,cancelled:c,failed:c,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf(e){const{outcome:t,toolCalls:n,review:r}=e
const s=t==="answered"||t==="no-op"
if(r&&s)return reviewSign(r,n)
const c=(e.intents??[]).filter(({status:e})=>e!=="not-taken")
if(t==="answered"&&c.length>0)return c.some(({status:e})=>e==="refused")?a:o
if(t==="changed"&&waitsForSomebody(e))return a
return t==="answered"&&!n?i:u[t]}function waitsForSomebody({torn:e=[],withheld:t=[],approvalComment:n,opinion:r}){if(r?.kind==="bad"||(r?.unseen??[]).length>0)return!0
return e.length>0||n!==void 0||t.some(({code:e})=>e!=="DKH-203")}function reviewSign(e,t){const{found:n,stillOpen:s,blocking:a}=e
if(a>0)return{...o,mark:"🔴"}
if(n+s>0)return{...o,mark:"🟠"}
return t===0||(0,r.MS)(e)?i:o}const l=Object.freeze(s.filter(e=>u[e].exitCode===1))
function isOutcome(e){return s.some(t=>t===e)}}),61229:((e,t,n)=>{n.d(t,{$Q:()=>reviewLine,Bb:()=>saysAnything,MS:()=>readNothing,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var r=n(94869)
var s=n(88135)
var o=n(62423)
function sawAll({unseen:e,unread:t,isCut:n}){return e.length===0&&t===0&&!n}function sawNothing({looks:e}){return e!==void 0&&e.unseen.length===e.files}function readNothing({looks:e}){return e!==void 0&&e.unseen.length+e.unread===e.files}function reviewLine(e){const{looks:t,commit:n}=e
const s=`\`${n.slice(0,7)}\``
const o=`on ${s}`
if(!t)return`${countsOf(e)}, ${o}`
const{files:i,unseen:a,unread:c,isCut:u}=t
if(i===0)return`Could not review ${s}: GitHub shows no changed file`
if(sawNothing(e)){const e=i===1?"the changed file":`any of the ${i} changed files`
return`Could not review ${s}: GitHub shows no diff for ${e}`}const l=c>0?`; ${c} of ${(0,r.U9)(i,"file")} ${c===1?"was":"were"} not read in full`:""
const d=a.length>0?`; ${(0,r.U9)(a.length,"file")} could not be looked at`:""
return`${countsOf(e)}, ${o}${l}${d}${u?"; GitHub does not list all changed files":""}`}const i=20
function renderUnseen({looks:e}){if(!e)return""
const{unread:t,files:n}=e
const o=`${(0,r.U9)(n,"file")} ${t===1?"was":"were"}`
const i=t>0?(0,s.J1)("review-unread",{unread:`${t} of ${o}`}):""
return[i,unseenIn(e)].filter(Boolean).join("\n\n")}function unseenIn(e){if(e.unseen.length===0)return""
const t=e.unseen.length>i?`, and ${e.unseen.length-i} more`:""
return(0,s.J1)("review-unseen",{files:`${e.unseen.slice(0,i).map(o.aY).join(", ")}${t}`})}function saysAnything({found:e,fixed:t,verdict:n}){return e>0||t>0||n==="APPROVE"}function countsOf({found:e,fixed:t,stillOpen:n,blocking:s}){const o=s>0?`; ${s} blocking`:""
const i=t+n>0?`, ${t} fixed, ${n} still open`:""
return`${e===0?"No new findings":(0,r.U9)(e,"new finding")}${i}${o}`}const a={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(e){const{url:t,verdict:n,unposted:r}=e
const s=t===void 0?"":`It is in [the review](${t})${a[n]}.`
const o=r===""?s:`This is what the review would have said:\n\n${r}`
return[o,renderUnseen(e)].filter(Boolean).join("\n\n")}}),24776:((e,t,n)=>{n.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var r=n(73024)
var s=n(76760)
var o=n(28942)
var i=n(33368)
var a=n(58908)
var c=n(93804)
const u=864e5
const l=7
const d=30
async function sweep(e,t){const{remote:n,git:r}=e
const s=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const o=[]
for(const[t,n]of s)if(await isDone(e,t))o.push([t,n])
const i=[]
for(const[e]of o)i.push({name:stateNameIn(e),commit:await n.fetch(e),git:r})
if(i.length>0)await t(i)
const a=[]
for(const[e,t]of o)if(await n.move(e,"",t)==="moved")a.push(e)
return a}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,n]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(n!==void 0)return isClosed(e,Number(n))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const f=o.object({state:o.string(),closed_at:o.string().nullable()})
async function isClosed({github:e,repository:t,now:n},r){const{owner:s,name:o}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:i,closed_at:a}=f.parse((await e.request(t,{owner:s,repo:o,issue_number:r})).data)
return i==="closed"&&a!==null&&isPast(a,n)}catch(s){if(s instanceof a.Q4&&s.status===410)return!0
if(s instanceof a.Q4&&s.status===404)return isClosedDiscussion(e,t,r,n)
throw s}}const h=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const p=o.object({repository:o.object({discussion:o.object({closedAt:o.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:n},r,s){const o=await e.graphql(h,{owner:t,name:n,number:r}).catch(()=>{})
const i=p.safeParse(o).data?.repository.discussion.closedAt??null
return i!==null&&isPast(i,s)}function isPast(e,t){return t.getTime()-Date.parse(e)>l*u}async function isOld({remote:e,git:t,now:n},r){await e.fetch(r)
const s=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return n.getTime()-s*1e3>d*u}async function sweepStates({remote:e,environment:t,temp:n,...r},s=async()=>{}){return inPlace({remote:e,environment:t,temp:n},e=>sweep({...r,...e},s))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const n=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...n.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:n},o){(0,r.mkdirSync)(n,{recursive:!0})
const a=(0,r.mkdtempSync)((0,s.join)(n,"deckhand-sweep-"))
const u=(0,s.join)(a,"state.git")
const run=(e={})=>(0,i.$Y)({folder:a,gitDir:u,environment:{...t,...e}})
try{(0,i.xJ)(u)
return await o({remote:(0,c.W)(run,e),git:run()})}finally{(0,r.rmSync)(a,{recursive:!0,force:!0})}}}),91106:((e,t,n)=>{n.d(t,{CB:()=>textsOf,DH:()=>decoded,G6:()=>s,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var r=n(24506)
const s=6
const o=16
function textsOf(e){return[...new Set([e.trim(),...(0,r.B)(e).flatMap(e=>[e,...longLines(e)])])]}function formsOf(e){return textsOf(e).filter(e=>e.length>=s).flatMap(e=>[...asWritten(e),...encoded(e)])}function longLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.length>1?t.filter(e=>e.length>=o):[]}function asWritten(e){const t=[e,decoded(e).text]
if(e.includes(" "))t.push(e.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(e))t.push(Buffer.from(e).toString("latin1"))
return t.filter(e=>e.length>=s)}function encoded(e){const t=Buffer.from(e)
const n=t.toString("hex")
return[n,n.toUpperCase(),...base64(t,"base64"),...base64(t,"base64url")]}function base64(e,t){const n=[0,1,2].map(n=>{const r=Buffer.concat([Buffer.alloc(n),e]).toString(t)
return r.slice(Math.ceil(n*8/6),Math.floor((n+e.length)*8/6))})
return[e.toString(t),...n]}const i=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const a={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const c={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(e){return/[\\%&]/.test(e)}function startOfOpenEscape(e){const t=e.slice(-u)
const n=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(t)
return n?beginning(e,e.length-t.length+n.index):e.length}function beforeEscape(e,t){if(t===e.length)return t
const n=Math.max(0,t-u)
const r=e.slice(n,t).search(/[\\%&]/)
return r<0?t:beginning(e,n+r)}const u=16
function beginning(e,t){let n=t
while(e[n]==="\\"&&e[n-1]==="\\")n-=1
return n}function decoded(e){const[t,n]=[[0],[0]]
let r=""
let s=0
for(const o of e.matchAll(i)){const i=meaningOf(o)
r+=e.slice(s,o.index)
s=o.index+o[0].length
t.push(r.length,r.length+i.length)
n.push(o.index,s)
r+=i}r+=e.slice(s)
const startOf=e=>{const r=lastAtOrBefore(t,e)
return(n[r]??0)+e-(t[r]??0)}
const endOf=e=>{const r=lastAtOrBefore(t,e)
return t[r+1]===e+1?n[r+1]??0:startOf(e)+1}
return{text:r,startOf:startOf,endOf:endOf}}function meaningOf([e,t,n,r,s,o,i,u,l]){const d=t??n??o??u
if(d!==void 0)return unit(Number.parseInt(d,16),e)
if(i!==void 0)return unit(Number.parseInt(i,10),e)
if(r!==void 0)return a[r]??r
return c[l??""]??s??""}function unit(e,t){return e<=65535?String.fromCharCode(e):t}function lastAtOrBefore(e,t){let[n,r]=[0,e.length-1]
while(n<r){const s=n+r+1>>1
if((e[s]??0)<=t)n=s
else r=s-1}return n}}),24506:((e,t,n)=>{n.d(t,{B:()=>secretParts})
function secretParts(e){const t=partsOrAll(e.trim())
const n=inBase64(e)
return[...new Set(n.length>0?[...t,...n]:t.flatMap(e=>[e,...inBase64(e)]))]}function partsOrAll(e){const t=partsOf(e).filter(e=>e.length>=r)
return t.length===0?[e]:t}function inBase64(e){const t=e.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(t))return[]
const n=Buffer.from(t,"base64").toString("latin1").trim()
if(n.length<r||!/^[\t\n\r -~]*$/.test(n))return[]
const[,o=""]=/^[^\s:]*:(\S+)$/.exec(n)??[]
if(o.length>=r&&!h.test(o))return[o]
return partsOrAll(n).filter(e=>!h.test(e)&&!s.test(e))}const r=6
function partsOf(e,t=""){const n=fieldsOf(e)
if(n)return n.flatMap(([e,t])=>partsOf(t,e))
if(m.test(e))return inKeyFile(e)
if(f.test(e))return inAddress(e)
if(t==="")return inWords(e)
return!s.test(e)&&(o.test(t)||isOpaque(e))?[e]:[]}const s=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const o=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(e){if(e.startsWith("{"))try{return inJson(JSON.parse(e),0)}catch{return}const t=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(e)?";":/\r?\n/
const n=e.split(t).filter(e=>!/^\s*(?:#|$)/.test(e))
const r=n.map(e=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(e))
if(r.length<2||r.includes(null))return
return r.map(e=>[e?.[1]??"",(e?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const i=/[A-Za-z_][\w.-]*/g
const a=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const c=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const u=/[\s"'`<>,;(){}[\]|]+/
function inWords(e){const t=e.split("\n").flatMap(namedInLine)
if(t.length===0&&!u.test(e))return[]
const n=e.replaceAll(c," ").split(u).flatMap(e=>e.split(/[:=](?=[^:=])/)).map(e=>e.replace(/[.!?:]$/,"")).filter(e=>isOpaque(e)&&!l.test(e))
const r=e.match(c)??[]
return[...t,...n.map(e=>e.replace(g,"")),...r.flatMap(inAddress)]}const l=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(e){const t=[]
const n=e.search(/[A-Za-z_]/)
let r=0
for(const{0:s,index:c}of e.matchAll(i)){if(c<r||!o.test(s))continue
a.lastIndex=c+s.length
const[i="",u="",d,f,p=""]=a.exec(e)??[]
if(i===""||u===""&&h.test(p)&&!/^(?:machine|default|login)\b/.test(e))continue
const m=u===":"&&p!==""&&c===n
const g=m?yamlValue(e.slice(c+s.length)):d??f??p
r=m?e.length:c+s.length+i.length
if(!g.startsWith("$")&&!l.test(g))t.push(...partsOf(g,s))}return t}function yamlValue(e){return e.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const d=10
function inJson(e,t,n=""){if(typeof e==="string")return[[n,e.trim()]]
if(typeof e!=="object"||e===null||t>d)return[]
const r=Array.isArray(e)
return Object.entries(e).flatMap(([e,s])=>inJson(s,t+1,r?n:e))}const f=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(e){const t=e.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(t))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(t)?.[1]??"")
const{username:n,password:r,pathname:s,searchParams:i,hash:a}=new URL(t)
const c=[...i].filter(([e,t])=>o.test(e)||isOpaque(t))
return[...h.test(decoded(r))?[`${n}:${r}`]:bothWays(r),...isOpaque(decoded(n))?bothWays(n):[],...c.map(([,e])=>e),...[...s.split("/"),a.slice(1)].filter(isOpaque)]}const h=/^[a-z]{1,11}$/i
function bothWays(e){return e===""?[]:[e,decoded(e)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}const p=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(e){if(e.length<16||/[\s@]|:\/\//.test(e)||p.test(e))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(e))return!1
const t=e.split(/[^A-Za-z0-9]/).reduce((e,t)=>t.length>e.length?t:e,"")
return t.length>=12&&/\d/.test(t)&&/[a-z]/i.test(t)&&new Set(e).size>=8}const m=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(e){const t=e.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const n=[]
const r=[]
let s=!1
for(const e of t)if(e.startsWith("-----BEGIN ")){n.push({isPrivate:e.includes("PRIVATE"),body:[]})
s=!0}else if(e.startsWith("-----END "))s=!1
else if(s)n.at(-1)?.body.push(...bodyIn(e))
else r.push(e)
const o=n.some(({isPrivate:e})=>e)?n.filter(({isPrivate:e})=>e):n
return[...o.map(({body:e})=>e.join("\n").replace(g,"")),...partsOf(r.join("\n"))]}function bodyIn(e){return e.includes(":")?[]:e.split(/\s+/).filter(e=>/^[A-Za-z0-9+/=]+$/.test(e))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(e)}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var r=n(73024)
var s=n(76760)
var o=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,r.lstatSync)(e,{throwIfNoEntry:!1}),readlink:r.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new o.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return i.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,s.isAbsolute)(t)&&(0,r.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||u.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...u].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const n=[(0,s.resolve)(e),realPathOf(e)]
const isBelow=e=>n.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,s.resolve)(e,t))||isBelow(realPathOf((0,s.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return r.realpathSync.native(e)}catch{const n=(0,s.dirname)(e)
if(n===e||t>l)return e
const r=realPathOf(n,t)
const o=linkAt((0,s.join)(r,(0,s.basename)(e)))
if(o===void 0)return(0,s.join)(r,(0,s.basename)(e))
return realPathOf((0,s.isAbsolute)(o)?o:`${r}/${o}`,t+1)}}function linkAt(e){try{return(0,r.readlinkSync)(e)}catch{return}}const l=40
function findSystemProgram(e,t){const n=[]
for(const r of i){const o=(0,s.join)(r,e)
if(t.lstat(o)===void 0)continue
const i=problemOf(o,t)
if(i==="")return o
n.push(`${o} is not used: ${i}.`)}return{refused:n}}function problemOf(e,t){let[n,r,o]=["/",e.split("/"),0]
for(let e=r.shift();e!==void 0;e=r.shift()){const i=(0,s.resolve)(n,e)
const a=t.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){o+=1
if(o>l)return"it leads in a circle"
const e=t.readlink(i)
if((0,s.isAbsolute)(e))n="/"
r=[...e.split("/"),...r]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>g,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>w})
var r=n(77598)
var s=n(28942)
var o=n(64377)
var i=n(95017)
var a=n(14549)
var c=n(54847)
const u="runs.json"
const l=s.int().min(0).default(0)
const d={inputTokens:l,cachedTokens:l,outputTokens:l,costUsd:s.number().optional()}
const f=s.strictObject(d).readonly()
const h=s.strictObject({run:s.string(),at:o.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...d,comment:s.string().optional(),before:f.optional()}).readonly()
const p=s.strictObject({up:l,down:l}).readonly()
const m=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:l,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:l,cachedTokens:l,outputTokens:l,costUsd:s.number(),unpriced:l,up:l,down:l}).readonly()
const g=s.strictObject({version:s.literal(1),rows:s.array(m).readonly(),runs:s.array(h).readonly(),feedback:s.record(s.string(),p).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const w={version:1,rows:[],runs:[],feedback:{},counted:[]}
const v=500
const b=200
const y=5e3
const $=1e3
const k="unfinished"
function recordsIn(e){const t=parsed(s.array(h),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:r}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:r.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const r={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...r,model:"",outcome:k,before:n})}function usedIn(e){const t=parsed(s.object({stats:a.Uz}),e(i.bv))?.stats??a.Sh
const{prompt_tokens:n,cache_read_tokens:r,completion_tokens:o,cost:c,models:u}=(0,a.vA)(t)
const l={inputTokens:n,cachedTokens:r,outputTokens:o}
return{sums:{...l,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:r})=>e!==t.run||n!==t.comment&&r!==k
return[...e.filter(isOther),t].slice(-v)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const r=t.filter(e=>!n.has(keyOf(e)))
const s=new Set(r.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(r,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...r.map(keyOf)].slice(-y)}}function withRun(e,t){const n=withRecord(e.runs,t)
const r=n.slice(-b)
return{...withStates({...e,runs:[]},n.slice(0,-b)),runs:r}}function keyOf({run:e,at:t,comment:n=""}){return(0,r.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-$)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:r,comment:s="",run:o,before:i,...a})=>({...a,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:r??0,unpriced:r===void 0?1:0,...t[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,r]of Object.entries(t.outcomes))n[e]=(n[e]??0)+r
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),1539:((e,t,n)=>{n.d(t,{H3:()=>i,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
var r=n(73024)
var s=n(76760)
var o=n(78428)
const i="conversation/"
const a="observations"
const c=1024*1024
const u=8*1024*1024
function conversationFiles(e){const t=entries(e,"subagents").filter(e=>e.isDirectory())
const n=["",...t.map(({name:e})=>`subagents/${e}/`)]
return[...n.flatMap(t=>logFiles(e,t)),...outputs(e)].filter(({path:e})=>(0,o.rX)(e))}function logFiles(e,t){const n=names(e,`${t}events`).map(n=>fileAt(e,`${t}events/${n}`,"written once"))
const r=names(e,t).filter(e=>e.endsWith(".json"))
return[...r.map(n=>fileAt(e,t+n)),...n]}function restoreConversation(e,t){for(const[n,o]of e){if(!n.startsWith(i))continue
const e=(0,s.join)(t,n.slice(i.length));(0,r.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,r.writeFileSync)(e,o)}}function sameFiles(e){return[...e].map(([e,t])=>({path:e,stamp:"as read",read:()=>t}))}function outputs(e){const t=names(e,a).flatMap(t=>{const n=look((0,s.join)(e,a,t))
return n&&n.size<=c?[{...n,name:t}]:[]})
let n=u
const r=t.sort((e,t)=>t.mtimeMs-e.mtimeMs).filter(({size:e})=>{n-=e
return n>=0})
return r.map(({name:t,size:n,mtimeMs:r})=>fileAt(e,`${a}/${t}`,`${n} ${r}`))}function fileAt(e,t,n){const r=(0,s.join)(e,t)
const o=n===void 0?look(r):void 0
return{path:i+t,stamp:n??`${o?.size} ${o?.mtimeMs}`,read:()=>readPlain(r)}}function names(e,t){return entries(e,t).filter(e=>e.isFile()).map(({name:e})=>e).sort()}function entries(e,t){const n=(0,s.join)(e,t)
return(0,r.existsSync)(n)?(0,r.readdirSync)(n,{withFileTypes:!0}):[]}function look(e){return opened(e,e=>{const t=(0,r.fstatSync)(e)
return t.isFile()?{size:t.size,mtimeMs:t.mtimeMs}:void 0})}function readPlain(e){return opened(e,e=>(0,r.fstatSync)(e).isFile()?(0,r.readFileSync)(e):void 0)??Buffer.alloc(0)}function opened(e,t){let n
try{n=(0,r.openSync)(e,r.constants.O_RDONLY|r.constants.O_NOFOLLOW|r.constants.O_NONBLOCK)
return t(n)}catch{return}finally{if(n!==void 0)(0,r.closeSync)(n)}}}),65870:((e,t,n)=>{n.d(t,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>u,mG:()=>changeLedger,th:()=>l})
var r=n(54995)
var s=n(21843)
var o=n(78428)
var i=n(98664)
var a=n(99217)
var c=n(54267)
const u={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const l="work/ledger.json"
const d=10
const f=300
async function changeLedger(e,t){const{sleep:n,newId:r,random:a,signal:h}=e.world
for(let i=1;i<=d;i+=1){const d=(0,c.Ch)({...e,name:u})
if(!d)return
const p=await d.read()
const m=ledgerIn(p)
const g=JSON.stringify(t(m))
if(g===JSON.stringify(m))return
const w=Buffer.from(g)
const v=p.status==="found"?p.manifest:(0,s.yz)(r())
const b=[{path:l,stamp:(0,o.sc)(w),read:()=>w}]
if((await d.write({manifest:v,files:b})).status==="saved")return
await n(f*i*a(),h)}throw new i.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:e,...t},n){try{await changeLedger({...t,repositoryId:e.repositoryId},e=>(0,a.Yq)(e,n))}catch(e){const{message:t}=(0,i.ec)(e)
if(!/\b403\b|denied/.test(t))(0,r.printNotice)(`This run is not in the totals of \`show --costs\`. ${t}`)}}function ledgerIn(e){return e.status==="found"?readLedger(e.files.get(l)?.toString()):a.wv}function readLedger(e){try{return e===void 0?a.wv:a.Oc.parse(JSON.parse(e))}catch(e){const t=`Delete the ref ${u.ref} to begin the totals again.`
throw new i.vC("git","The totals of runs are damaged, or were written by another version.",{hint:t,cause:e})}}}),51698:((e,t,n)=>{n.d(t,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var r=n(82499)
var s=n(98664)
var o=n(22499)
function program(e){return{program:e}}async function runToEnd(e,t){try{const[n,...s]=resolved(e)
const o=await(0,r.Ho)(n,s,{...options(),stdin:"ignore",...t!==void 0&&{timeout:t}})
const{exitCode:i,timedOut:a,stdout:c,stderr:u,originalMessage:l}=o
return{exitCode:i,timedOut:a,stdout:c,stderr:u||l||""}}catch(e){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,s.ec)(e).message}}}function startDetached(e){const[t,...n]=resolved(e)
return(0,r.Ho)(t,n,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(e){const[t,...n]=e.map(e=>typeof e==="string"?e:(0,o.CA)(e.program))
return[t??"",...n]}function options(){return{env:(0,o.f7)(),extendEnv:!1,reject:!1}}})}

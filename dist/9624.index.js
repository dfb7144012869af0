export const id=9624
export const ids=[9624,5100]
export const modules={89624:((t,e,n)=>{n.r(e)
n.d(e,{latestConversation:()=>latestConversation,rehearse:()=>rehearse,watchRun:()=>watchRun})
var r=n(73024)
var s=n(76760)
var o=n(51977)
var a=n(95100)
var i=n(55197)
var c=n(88135)
var u=n(67276)
var l=n(7052)
var d=n(26119)
var p=n(75444)
var f=n(98213)
var v=n(30217)
var h=n(64441)
var m=n(94869)
function hasSucceeded({runner:t,outputs:e}){const{outcome:n}=e
return t.exitCode===0&&t.errors.length===0&&n!==void 0&&n!=="failed"}const g=88
const $=60
const y=15
const w={"+1":"👍","-1":"👎",laugh:"😄",hooray:"🎉",confused:"😕",heart:"❤️",rocket:"🚀",eyes:"👀"}
function render(t,e){const{issue:n,pullRequests:r}=t
const s=[section(`${t.repository} · issue #${n.number}: ${n.title}`,conversation(t,e),e),section("Changes",changes(t.diff,e),e),...r.map(t=>section(pullTitle(t),pullBody(t),e)),section("What went wrong",failures(t),e),section("Result",result(t,e),e)]
return`${s.filter(Boolean).join("\n\n")}\n`}function section(t,e,n){return e===""?"":`${n.bold(`── ${(0,h.pj)(t)}`)}\n\n${e}`}function conversation({issue:t,comments:e,reactions:n},r){const s=[{id:0,...t},...e].map(({id:t,author:e,body:s})=>{const o=n.filter(({comment:e})=>e===t).map(({content:t})=>w[t]??t)
const a=[r.cyan(`@${e}`),...o].join("  ")
return`${a}\n${indent((0,h.HD)(s,g))}`})
return s.join("\n\n")}function changes(t,e){const n=(0,h.pj)(t).trimEnd().split("\n")
const r=n.length-$
const s=r>0?[e.dim(`… ${r} more lines`)]:[]
return indent([...n.slice(0,$).map(t=>paintDiff(t,e)),...s].join("\n"))}function paintDiff(t,e){if(/^(diff|index|---|\+\+\+|@@) /.test(t))return e.dim(t)
if(t.startsWith("+"))return e.green(t)
return t.startsWith("-")?e.red(t):t}function pullTitle({number:t,title:e,draft:n}){return`Pull request #${t}${n?" (draft)":""}: ${e}`}function pullBody({head:t,base:e,body:n}){return indent(`${t} → ${e}\n\n${(0,h.HD)(n,g)}`)}function failures(t){const{runner:e,problems:n,toolErrors:r}=t
const s=e.log.filter(({kind:t})=>t==="error").map(({text:t})=>t)
const o=r.map(({tool:t,text:e})=>`${t}: ${e.trim().split("\n").at(0)}`)
const a=[...s,...o,...e.errors,...n].map(t=>`- ${(0,h.pj)(t)}`)
const i=e.log.filter(({kind:t})=>t==="text"||t==="group").slice(-y)
if(hasSucceeded(t)||i.length===0)return indent(a.join("\n"))
return indent([...a,"The log of the action ends with:",...i.map(({text:t})=>(0,h.pj)(t))].join("\n"))}function result(t,e){const{outputs:n,runner:r,timings:s,modelRequests:o,toolErrors:a,branches:i,folder:c,notes:u}=t
const l=n.outcome??"none: the action did not report how it ended"
const d=hasSucceeded(t)?e.green:e.red
const p=[["outcome",d((0,h.pj)(`${l} (exit code ${r.exitCode})`))],["branches",i.length>0?(0,h.pj)(i.join(", ")):void 0],["cost",n["cost-usd"]?(0,h.pj)(`$${n["cost-usd"]}`):"not reported"],["tokens",tokens(n)],["requests",o===void 0?void 0:`${o} to the model`],["tool calls",a.length===0?"none ended in an error":`${a.length} ended in an error`],["time",time(r.durationMs,s)],["note",u.length>0?(0,h.pj)(u.join(" ")):void 0],["files",c??"removed; keep them with --keep"],["page",c&&n["page-path"]?(0,h.pj)(n["page-path"]):void 0]]
return indent(p.flatMap(([t,e])=>e?[`${t.padEnd(12)}${e}`]:[]).join("\n"))}function tokens(t){const[e,n]=[t["input-tokens"],t["output-tokens"]]
return e===void 0||n===void 0?void 0:(0,h.pj)(`${(0,m.vP)(Number(e))} in, ${(0,m.vP)(Number(n))} out`)}function time(t,{totalMs:e,firstRequestMs:n}){const r=n===void 0?"":`, its first request to the model after ${seconds(n)}`
return`${seconds(e)}; the action ${seconds(t)}${r}`}function seconds(t){return`${(t/1e3).toFixed(2)} s`}function indent(t){return t.replaceAll(/^(?=.)/gm,"  ")}async function rehearse(t){const e=(0,f.We)(t.argv)
if(e.kind==="help")return tell(t.stdout,(0,c.J1)("rehearsal-usage"),0)
if(e.kind==="mistake")return tell(t.stderr,`${e.message} (see deckhand rehearse --help)`,2)
const n=(0,f.Rk)(t.env,e.inputs)
if(n.kind==="mistake")return tell(t.stderr,n.message,2)
try{return await playOn(masked(t,e),e,n)}catch(e){return tell(t.stderr,explain((0,v.y)(e)),1)}}async function playOn(t,e,n){const{stdout:r,isTty:s,env:o,signal:a}=t
if(!e.json)r(`${intro(n)}\n\n`)
const i=await t.openStage(requestOf(t,e,n))
const u=e.watch?await watchRun(()=>latestConversation(i.folder)):void 0
if(u)t.stderr(`${(0,c.J1)("rehearsal-watch",{url:u.url})}\n`)
try{const n=new d.wB(e.inputs)
const c=e.say===void 0?{}:{body:addressed(e.say,n.phrases)}
const l=(0,h.ev)(s&&!o.NO_COLOR)
const show=t=>r(e.json?`${JSON.stringify(t,null,2)}\n`:render(t,l))
const p=await i.play({...c,...a?{signal:a}:{}})
show(p)
const f=e.story==="approval"?await playOut(i,p,t,{paint:l,settings:n}):p
if(f!==p)show(f)
if(u&&a)await waitForInterrupt(t.stderr,a)
return hasSucceeded(f)?0:1}finally{await(u?.close())
await i.close()}}async function waitForInterrupt(t,e){t(`${(0,c.J1)("rehearsal-watched")}\n`)
const n=setInterval(()=>{},6e4)
await new Promise(t=>e.aborted?t():e.addEventListener("abort",()=>t()))
clearInterval(n)}async function playOut(t,e,{stdout:n,stderr:r,signal:s},{paint:o,settings:a}){if(e.outputs.outcome!=="awaiting-approval")return e
n("\n")
const i={by:"octavia",name:a.slice(p.TRIGGER)["approve-label"]}
const c=await t.play({issue:e.issue.number,label:i,...s?{signal:s}:{}})
const[u]=c.pullRequests
const l=u?await t.merge(u.number,i.by):[]
for(const t of l.slice(0,3))r(o.dim(`  ${(0,h.pj)(t)}\n`))
return c}function requestOf({bundle:t,stderr:e},n,r){const s=n.repo!==void 0||n.say!==void 0
return{bundle:t,story:n.story??(s?"tour":"fix"),...n.repo===void 0?{}:{repository:n.repo},...r.kind==="real"?{model:r.model}:{},inputs:n.inputs,keep:n.keep,onStep:t=>e(`· ${(0,h.pj)(t)}\n`),onLine:n.verbose?t=>e(`  | ${logLine(t)}\n`):()=>{}}}function intro(t){return t.kind==="scripted"?(0,c.J1)("rehearsal-scripted"):(0,c.J1)("rehearsal-real",{model:t.model.model})}function addressed(t,e){const n=e.some(e=>t.toLowerCase().includes(e.toLowerCase()))
return n?t:`${e[0]} ${t}`}function logLine({kind:t,text:e}){return(0,h.pj)(t==="text"?e:`[${t}] ${e}`)}function masked(t,{inputs:e}){const n=(0,o.maskOf)([t.env.LLM_API_KEY??"",...(0,l.secretInputs)(new d.wB(e))],"***").mask
return{...t,stdout:e=>t.stdout(n(e)),stderr:e=>t.stderr(n(e))}}function explain({message:t,hint:e}){return e===void 0?t:`${t}\n${e}`}function tell(t,e,n){t(`${e}\n`)
return n}async function watchRun(t){return(0,a.servePage)({version:()=>versionOf(t()),log(){const e=t()
return e===void 0?b:(0,i.readLog)(e)},facts(){const e=t()
return e===void 0?void 0:(0,i.readFacts)(e)}})}const b={events:[],subAgents:new Map,usage:new Map}
function versionOf(t){if(t===void 0)return"nothing"
const e=(0,s.join)(t,"events")
const n=(0,r.statSync)((0,s.join)(t,u.Uq),{throwIfNoEntry:!1})
return`${(0,r.existsSync)(e)?(0,r.readdirSync)(e).length:0} ${n?.mtimeMs}`}function latestConversation(t){const e=runsIn(t).flatMap(t=>namesIn(t).filter(t=>t.startsWith("deckhand-")).flatMap(e=>namesIn((0,s.join)(t,e,"conversations")).map(n=>(0,s.join)(t,e,"conversations",n))))
const begun=t=>(0,r.statSync)(t,{throwIfNoEntry:!1})?.birthtimeMs??0
return e.toSorted((t,e)=>begun(e)-begun(t))[0]}function runsIn(t){return namesIn(t).filter(t=>/^run-\d+$/.test(t)).map(e=>(0,s.join)(t,e,"_temp"))}function namesIn(t){return(0,r.existsSync)(t)?(0,r.readdirSync)(t):[]}}),95100:((t,e,n)=>{n.r(e)
n.d(e,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var r=n(77598)
var s=n(37067)
var o=n(14549)
var a=n(8900)
var i=n(87789)
async function openVisualizer(t=()=>o.Sh){const e=[]
const n=new Map
let r=0
const observe=t=>({onEvent(e){t.push(e)
r+=1}})
const s=await servePage({version:()=>String(r),log:()=>({events:e,subAgents:n,usage:(0,i.pj)(t())}),facts:()=>{}})
const subAgent=t=>{const e=n.get(t)??[]
n.set(t,e)
return observe(e)}
return{...s,...observe(e),subAgent:subAgent}}async function servePage(t){const e=`/${(0,r.randomBytes)(16).toString("hex")}/`
let n=""
const o=(0,s.createServer)((r,s)=>send(s,answerTo(r,n,e,t)))
await new Promise(t=>o.listen(0,"127.0.0.1",t))
o.unref()
const a=o.address()
n=`127.0.0.1:${typeof a==="object"?a?.port:""}`
return{url:`http://${n}${e}`,close:()=>new Promise(t=>{o.close(()=>t())
o.closeAllConnections()})}}function answerTo({url:t,headers:e,method:n},r,s,o){if(e.host!==r)return plain(421,"This is not the name of this server.\n")
if(n!=="GET")return plain(405,"Only GET.\n")
if(t===`${s}version`)return plain(200,o.version())
if(t!==s)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,a.Cf)(o.log(),o.facts(),t=>t,!0)}}function plain(t,e){return{status:t,type:"text/plain",body:e}}function send(t,{status:e,type:n,body:r}){t.writeHead(e,{"content-type":`${n}; charset=utf-8`,"content-security-policy":`${(0,a.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
t.end(r)}}),14089:((t,e,n)=>{n.d(e,{G:()=>renderMarkdown,I:()=>renderSteps})
var r=n(37291)
var s=n(94869)
var o=n(33737)
var a=n(8900)
var i=n(14039)
var c=n(55103)
const u=30
const l=70
function renderSteps(t,e,n){const r=t.filter(({at:t})=>t>=n)
const s=r.filter(t=>t.kind==="call")
if(s.length===0)return""
const{model:o,tool:a,waiting:i}=(0,c.yg)((0,c.OD)(r))
const d=s.map(t=>rowOf(t,e))
const p=d.length-u-l
const f=p>0?[...d.slice(0,u),`| | … ${p} more … | | | |`,...d.slice(-l)]:d
return[`#### Steps\n\nModel ${(0,c.p0)(o)} · tools ${(0,c.p0)(a)} · waiting ${(0,c.p0)(i)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...f].join("\n")}function rowOf(t,e){const{step:n,tool:r,at:a,endedAt:u,reply:l=""}=t
const d=e.get(l)
const p=d?`${(0,s.vP)(d.input)} (${(0,s.vP)(d.cached)}), ${(0,s.vP)(d.output)}`:""
const f=(0,i.Gg)(t)
const v=f===""?"":` ${(0,o.FX)(f,100)}`
const h=u===void 0?"":(0,c.p0)(u-a)
return`| ${n} | ${(0,o.FX)(r,60)}${v} | ${(0,i.Bg)(t)} | ${h} | ${p} |`}function renderMarkdown(t,e,n){const r=(0,a.lx)(t,e).map(t=>(0,o.DV)("text",n(t)))
const s=(0,a.S3)(t,n)
return[headOf(e,t),...r,...s.map(partOf),...e?publishedIn(e):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(t,e){if(!t)return`# ${(0,a.gD)(e)}`
const{sign:n,repository:r,thread:s,requester:i,reason:c,hint:u,links:l}=t
const p=d.flatMap(([t,e])=>l[t]===void 0?[]:[`- ${e}: <${l[t]}>`])
const f=[c,u].filter(t=>t!=="").map(t=>(0,o.DV)("text",t))
return[`# ${n} ${(0,o.$E)(100,`${r} ${s}`)}, requested by ${(0,o.$E)(100,i)}`,...f,p.join("\n")].filter(Boolean).join("\n\n")}const d=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(t){switch(t.kind){case"message":return messageOf(t)
case"call":return callOf(t)
case"note":return[`## ${(0,o.$E)(200,t.title)}`,t.text&&(0,o.DV)("text",t.text)].filter(Boolean).join("\n\n")}}const p={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:t,text:e,images:n}){const r=n.length===0?[]:[`Images: ${n.length}`]
return[`## ${p[t]}`,(0,o.DV)("text",e),...r].join("\n\n")}function callOf(t){const{step:e,tool:n,words:r,input:s,result:a,edit:c}=t
const u=c?(0,o.DV)("diff",diffOf(c)):(0,o.DV)("json",JSON.stringify(s,null,2))
return[`## Step ${e}: ${(0,o.$E)(60,n)} (${(0,i.Bg)(t)})`,r!==""&&(0,o.DV)("text",r),u,a&&a.text!==""&&(0,o.DV)("text",a.text)].filter(Boolean).join("\n\n")}function diffOf({path:t,before:e,after:n}){return(0,r.ss)(t,t,e,n,"","",{context:3,timeout:500})??""}function publishedIn({diff:t,withheld:e}){const n=e.map(({path:t,code:e})=>`- ${(0,o.$E)(200,t)}: ${e}`)
return[...t===void 0?[]:[`## Published changes\n\n${(0,o.DV)("diff",t)}`],...n.length===0?[]:[`## Withheld\n\n${n.join("\n")}`]]}}),55197:((t,e,n)=>{n.r(e)
n.d(e,{PAGE_FILE:()=>h,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writeNamedFile:()=>writeNamedFile,writePage:()=>writePage})
var r=n(73024)
var s=n(76760)
var o=n(28942)
var a=n(95017)
var i=n(14549)
var c=n(23860)
var u=n(3024)
var l=n(98664)
var d=n(67276)
var p=n(14089)
var f=n(8900)
var v=n(87789)
const h="run.html"
async function writePage(t,e,n,r=(0,s.join)(t,h)){const o=readLog(t)
writeNamedFile(r,(0,f.Cf)({...o,picture:readPicture(t,e)},e,n))
const a=e?Date.parse(e.beganAt):0
return{path:r,steps:(0,p.I)((0,f.S3)(o,n),o.usage,a)}}function writeNamedFile(t,e){let n
try{n=(0,r.openSync)(t,r.constants.O_WRONLY|r.constants.O_CREAT|r.constants.O_NONBLOCK,438);(0,r.writeFileSync)(t,e)}catch(e){throw e instanceof Error?Object.assign(e,{path:t}):e}finally{if(n!==void 0)(0,r.closeSync)(n)}}function readLog(t){const e=(0,s.join)(t,"subagents")
const n=(0,r.existsSync)(e)?(0,r.readdirSync)(e):[]
const o=n.map(t=>({name:t,...readEvents((0,s.join)(e,t))}))
const{events:a,lost:i}=readEvents(t)
const c=o.flatMap(t=>t.lost.map(e=>`subagents/${t.name}/${e}`))
return{events:a,subAgents:new Map(o.map(t=>[t.name,t.events])),usage:(0,v.pj)(readStats(t)),damage:{events:[...i,...c],report:readReport(t).problem}}}function readPicture(t,e){if(!e?.picture)return
const n=(0,u.Pd)(t,(0,s.join)("observations",e.picture),m)
return n.status==="read"?`data:image/png;base64,${n.bytes.toString("base64")}`:void 0}const m=5*1024*1024
function readStats(t){try{return o.object({stats:i.Uz}).parse(JSON.parse(textOf(t,a.bv))).stats}catch{return i.Sh}}function readFacts(t){return readReport(t).facts}function readReport(t){if(!(0,r.existsSync)((0,s.join)(t,d.Uq)))return{}
try{const e=d.P1.safeParse(JSON.parse(textOf(t,d.Uq)))
if(e.success)return{facts:e.data}
const[n]=e.error.issues
return{problem:`${n?.path.join(".")}: ${n?.message}`}}catch(t){return{problem:t instanceof Error?t.message:String(t)}}}function readEvents(t){const e=eventFiles(t)
const n=new Set(e.map(numberOf))
const r=e.length===0?-1:numberOf(e.at(-1)??"")
const o=Array.from({length:Math.min(r,g)},(t,e)=>e).filter(t=>!n.has(t))
const a=e.map(e=>({name:e,event:readOne(t,(0,s.join)("events",e))}))
const i=a.flatMap(({name:t,event:e})=>e?[]:[t])
const c=o.map(t=>`event-${String(t).padStart(5,"0")}`)
return{events:a.flatMap(({event:t})=>t??[]),lost:[...i,...c].sort()}}const g=1e5
const $=/^event-(\d+)-.*\.json$/
const numberOf=t=>Number($.exec(t)?.[1])
function eventFiles(t){const e=(0,s.join)(t,"events")
const n=(0,r.existsSync)(e)?(0,r.readdirSync)(e):[]
return n.filter(t=>$.test(t)).sort((t,e)=>numberOf(t)-numberOf(e))}function readOne(t,e){try{const{event:n,unreadable:r}=(0,c.j_)(JSON.parse(textOf(t,e)))
return r.includes("")?void 0:n}catch{return}}function textOf(t,e){const n=(0,u.Pd)(t,e,y)
if(n.status==="read")return n.bytes.toString()
throw new l.vC("config",n.status==="missing"?"it is not there":"it is not a file that can be read")}const y=512*1024*1024})}

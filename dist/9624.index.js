export const id=9624
export const ids=[9624,5100]
export const modules={98213:((e,t,n)=>{n.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments,kN:()=>inputVariables})
var s=n(57975)
var r=n(28942)
var o=n(87233)
function givenInputs(e){const t={}
for(const n of e){const e=n.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const s=n.slice(0,e).trim()
const r=problemWith(s)
if(r!==void 0)return r
t[s]=n.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(o.InputName.safeParse(e).success)return
const t=(0,o.nearestInput)(e)
return`--input ${e}: the action has no such input${t===void 0?"":` (did you mean ${t}?)`}`}function inputVariables(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[`INPUT_${e.toUpperCase()}`,t]))}const i=r.object({repo:r.string().min(1,"--repo needs a path").optional(),say:r.string().trim().min(1,"--say needs a text").optional(),story:r["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:r.array(r.string()).readonly().default([]),keep:r.boolean().default(!1),json:r.boolean().default(!1),verbose:r.boolean().default(!1),watch:r.boolean().default(!1),help:r.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const a={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(a)){const n=split(e,t)
if(typeof n==="string")return{kind:"mistake",message:n}
const s=i.safeParse(n)
if(!s.success)return{kind:"mistake",message:s.error.issues[0]?.message??"wrong options"}
const{input:r,...o}=s.data
const c=givenInputs(r)
if(typeof c==="string")return{kind:"mistake",message:c}
return o.help?{kind:"help"}:{kind:"rehearse",...o,inputs:c}}function split(e,t){const n=Object.fromEntries(Object.entries(a).filter(([e])=>t.includes(e)))
try{return(0,s.parseArgs)({args:[...e],options:n,strict:!0}).values}catch(e){const t=e instanceof Error?e.message:String(e)
return t.replace(/\.\s.*$/s,"")}}const c="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(e,t={}){const n=t["api-key"]??e.LLM_API_KEY
const s=t.model??e.LLM_MODEL
const r=t["base-url"]??e.LLM_BASE_URL
if(!n&&!s&&!r)return{kind:"scripted"}
if(n&&s)return{kind:"real",model:{apiKey:n,model:s,...r?{baseUrl:r}:{}}}
if(s&&t["azure-client-id"])return{kind:"mistake",message:c}
const o=n?"LLM_MODEL is":s?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${o} not set: a real model needs both; unset all three for a scripted one`}}}),64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let s=!1
const r=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)s=!s
return n||s||e.startsWith("|")?[e]:wrap(prose(e),t)})
return r.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const s=[]
let r=n
for(const o of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=r.trim()===""||r===n
if(!e&&r.length+1+o.length>t){s.push(r)
r=" ".repeat(n.length)+o}else r+=e?o:` ${o}`}return[...s,r.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>s=>e?`[${t}m${s}[${n}m`:s
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),89624:((e,t,n)=>{n.r(t)
n.d(t,{latestConversation:()=>latestConversation,rehearse:()=>rehearse,watchRun:()=>watchRun})
var s=n(73024)
var r=n(76760)
var o=n(87233)
var i=n(98664)
var a=n(51977)
var c=n(95100)
var u=n(43193)
var l=n(55197)
var d=n(88135)
var p=n(98213)
var f=n(64441)
var h=n(94869)
function hasSucceeded({runner:e,outputs:t}){const{outcome:n}=t
return e.exitCode===0&&e.errors.length===0&&n!==void 0&&n!=="failed"}const m=88
const g=60
const v=15
const y={"+1":"👍","-1":"👎",laugh:"😄",hooray:"🎉",confused:"😕",heart:"❤️",rocket:"🚀",eyes:"👀"}
function render(e,t){const{issue:n,pullRequests:s}=e
const r=[section(`${e.repository} · issue #${n.number}: ${n.title}`,conversation(e,t),t),section("Changes",changes(e.diff,t),t),...s.map(e=>section(pullTitle(e),pullBody(e),t)),section("What went wrong",failures(e),t),section("Result",result(e,t),t)]
return`${r.filter(Boolean).join("\n\n")}\n`}function section(e,t,n){return t===""?"":`${n.bold(`── ${(0,f.pj)(e)}`)}\n\n${t}`}function conversation({issue:e,comments:t,reactions:n},s){const r=[{id:0,...e},...t].map(({id:e,author:t,body:r})=>{const o=n.filter(({comment:t})=>t===e).map(({content:e})=>y[e]??e)
const i=[s.cyan(`@${t}`),...o].join("  ")
return`${i}\n${indent((0,f.HD)(r,m))}`})
return r.join("\n\n")}function changes(e,t){const n=(0,f.pj)(e).trimEnd().split("\n")
const s=n.length-g
const r=s>0?[t.dim(`… ${s} more lines`)]:[]
return indent([...n.slice(0,g).map(e=>paintDiff(e,t)),...r].join("\n"))}function paintDiff(e,t){if(/^(diff|index|---|\+\+\+|@@) /.test(e))return t.dim(e)
if(e.startsWith("+"))return t.green(e)
return e.startsWith("-")?t.red(e):e}function pullTitle({number:e,title:t,draft:n}){return`Pull request #${e}${n?" (draft)":""}: ${t}`}function pullBody({head:e,base:t,body:n}){return indent(`${e} → ${t}\n\n${(0,f.HD)(n,m)}`)}function failures(e){const{runner:t,problems:n,toolErrors:s}=e
const r=t.log.filter(({kind:e})=>e==="error").map(({text:e})=>e)
const o=s.map(({tool:e,text:t})=>`${e}: ${t.trim().split("\n").at(0)}`)
const i=[...r,...o,...t.errors,...n].map(e=>`- ${(0,f.pj)(e)}`)
const a=t.log.filter(({kind:e})=>e==="text"||e==="group").slice(-v)
if(hasSucceeded(e)||a.length===0)return indent(i.join("\n"))
return indent([...i,"The log of the action ends with:",...a.map(({text:e})=>(0,f.pj)(e))].join("\n"))}function result(e,t){const{outputs:n,runner:s,timings:r,modelRequests:o,toolErrors:i,branches:a,folder:c,notes:u}=e
const l=n.outcome??"none: the action did not report how it ended"
const d=hasSucceeded(e)?t.green:t.red
const p=[["outcome",d((0,f.pj)(`${l} (exit code ${s.exitCode})`))],["branches",a.length>0?(0,f.pj)(a.join(", ")):void 0],["cost",n["cost-usd"]?(0,f.pj)(`$${n["cost-usd"]}`):"not reported"],["tokens",tokens(n)],["requests",o===void 0?void 0:`${o} to the model`],["tool calls",i.length===0?"none ended in an error":`${i.length} ended in an error`],["time",time(s.durationMs,r)],["note",u.length>0?(0,f.pj)(u.join(" ")):void 0],["files",c??"removed; keep them with --keep"],["page",c&&n["page-path"]?(0,f.pj)(n["page-path"]):void 0]]
return indent(p.flatMap(([e,t])=>t?[`${e.padEnd(12)}${t}`]:[]).join("\n"))}function tokens(e){const[t,n]=[e["input-tokens"],e["output-tokens"]]
return t===void 0||n===void 0?void 0:(0,f.pj)(`${(0,h.vP)(Number(t))} in, ${(0,h.vP)(Number(n))} out`)}function time(e,{totalMs:t,firstRequestMs:n}){const s=n===void 0?"":`, its first request to the model after ${seconds(n)}`
return`${seconds(t)}; the action ${seconds(e)}${s}`}function seconds(e){return`${(e/1e3).toFixed(2)} s`}function indent(e){return e.replaceAll(/^(?=.)/gm,"  ")}async function rehearse(e){const t=(0,p.We)(e.argv)
if(t.kind==="help")return tell(e.stdout,(0,d.J1)("rehearsal-usage"),0)
if(t.kind==="mistake")return tell(e.stderr,`${t.message} (see deckhand rehearse --help)`,2)
const n=(0,p.Rk)(e.env,t.inputs)
if(n.kind==="mistake")return tell(e.stderr,n.message,2)
try{return await playOn(masked(e,t),t,n)}catch(t){return tell(e.stderr,explain((0,i.ec)(t)),1)}}async function playOn(e,t,n){const{stdout:s,isTty:r,env:o,signal:i}=e
if(!t.json)s(`${intro(n)}\n\n`)
const a=await e.openStage(requestOf(e,t,n))
const c=t.watch?await watchRun(()=>latestConversation(a.folder)):void 0
if(c)e.stderr(`${(0,d.J1)("rehearsal-watch",{url:c.url})}\n`)
try{const n=t.say===void 0?{}:{body:addressed(t.say)}
const u=(0,f.ev)(r&&!o.NO_COLOR)
const show=e=>s(t.json?`${JSON.stringify(e,null,2)}\n`:render(e,u))
const l=await a.play({...n,...i?{signal:i}:{}})
show(l)
const d=t.story==="approval"?await playOut(a,l,e,u):l
if(d!==l)show(d)
if(c&&i)await waitForInterrupt(e.stderr,i)
return hasSucceeded(d)?0:1}finally{await(c?.close())
await a.close()}}async function waitForInterrupt(e,t){e(`${(0,d.J1)("rehearsal-watched")}\n`)
const n=setInterval(()=>{},6e4)
await new Promise(e=>t.aborted?e():t.addEventListener("abort",()=>e()))
clearInterval(n)}async function playOut(e,t,{stdout:n,stderr:s,signal:r},o){if(t.outputs.outcome!=="awaiting-approval")return t
n("\n")
const i={by:"octavia",name:"agent:approve"}
const a=await e.play({issue:t.issue.number,label:i,...r?{signal:r}:{}})
const[c]=a.pullRequests
const u=c?await e.merge(c.number,i.by):[]
for(const e of u.slice(0,3))s(o.dim(`  ${(0,f.pj)(e)}\n`))
return a}function requestOf({bundle:e,stderr:t},n,s){const r=n.repo!==void 0||n.say!==void 0
return{bundle:e,story:n.story??(r?"tour":"fix"),...n.repo===void 0?{}:{repository:n.repo},...s.kind==="real"?{model:s.model}:{},inputs:n.inputs,keep:n.keep,onStep:e=>t(`· ${(0,f.pj)(e)}\n`),onLine:n.verbose?e=>t(`  | ${logLine(e)}\n`):()=>{}}}function intro(e){return e.kind==="scripted"?(0,d.J1)("rehearsal-scripted"):(0,d.J1)("rehearsal-real",{model:e.model.model})}function addressed(e){return/@agent\b/i.test(e)?e:`@agent ${e}`}function logLine({kind:e,text:t}){return(0,f.pj)(e==="text"?t:`[${e}] ${t}`)}function masked(e,{inputs:t}){const n=(0,a.maskOf)([e.env.LLM_API_KEY??"",...(0,o.secretInputs)((0,p.kN)(t))],"***").mask
return{...e,stdout:t=>e.stdout(n(t)),stderr:t=>e.stderr(n(t))}}function explain({message:e,hint:t}){return t===void 0?e:`${e}\n${t}`}function tell(e,t,n){e(`${t}\n`)
return n}async function watchRun(e){return(0,c.servePage)({version:()=>versionOf(e()),log(){const t=e()
return t===void 0?b:(0,l.readLog)(t)},facts(){const t=e()
return t===void 0?void 0:(0,l.readFacts)(t)}})}const b={events:[],subAgents:new Map,usage:new Map}
function versionOf(e){if(e===void 0)return"nothing"
const t=(0,r.join)(e,"events")
const n=(0,s.statSync)((0,r.join)(e,u.Uq),{throwIfNoEntry:!1})
return`${(0,s.existsSync)(t)?(0,s.readdirSync)(t).length:0} ${n?.mtimeMs}`}function latestConversation(e){const t=runsIn(e).flatMap(e=>namesIn(e).filter(e=>e.startsWith("deckhand-")).flatMap(t=>namesIn((0,r.join)(e,t,"conversations")).map(n=>(0,r.join)(e,t,"conversations",n))))
const begun=e=>(0,s.statSync)(e,{throwIfNoEntry:!1})?.birthtimeMs??0
return t.toSorted((e,t)=>begun(t)-begun(e))[0]}function runsIn(e){return namesIn(e).filter(e=>/^run-\d+$/.test(e)).map(t=>(0,r.join)(e,t,"_temp"))}function namesIn(e){return(0,s.existsSync)(e)?(0,s.readdirSync)(e):[]}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(e,t=r){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(i,e)
const r=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const o=n.filter(({end:e})=>e<=r)
return{safe:replaced(e.slice(0,r),o,t),rest:e.slice(r)}}})}const o=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:r}=findAll(e,t)
const o=(0,s.Zw)(t)
if(o===t.length)return{spans:n,open:(0,s.dy)(t,r)}
const i=Math.min(findAll(e,t.slice(0,o)).open,o)
return{spans:n,open:(0,s.dy)(t,Math.min(r,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:o,endOf:i}=(0,s.DH)(t)
const{spans:a,open:c}=e.scan(r)
const u=a.map(({start:e,end:t})=>({start:o(e),end:i(t-1)}))
return{spans:joined([...n.spans,...u]),open:Math.min(n.open,o(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let r=0
for(const o of t){s.push(e.slice(r,o.start),n)
r=o.end}return s.join("")+e.slice(r)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#s=[0]
#r=[0]
#o=[0]
#i=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s)
if(r<14&&isPassedOver(e,s))continue
n=n===0?this.#u(r):this.#l(n,r)
const o=this.#o[n]??0
if(o>0)t.push({start:back(e,s+1,o),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#d(t,s)||this.#p(t,s)}this.#o[t]=this.#s[t]??0}#p(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#r.push(0)
this.#o.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#i[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#f(0)
for(const t of e){const n=this.#r[t]??0
this.#o[t]||=this.#o[n]??0
for(const s of this.#f(t)){this.#r[s]=this.#l(n,this.#e[s]??0)
e.push(s)}}}#f(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#u(e){return this.#i[e]??0}#d(e,t){if(e===0)return this.#u(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#l(e,t){let n=e
let s=this.#d(n,t)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#d(n,t)}return s}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==i}function back(e,t,n){let[s,r]=[t,n]
while(r>0){s-=1
if(!isPassedOver(e,s))r-=1}return s}function redactor(e){return maskOf([r,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:r,rest:o}=e().begin(take())
t=o
return r},end(){const n=e().mask(take())
t=""
return n}})}}),95100:((e,t,n)=>{n.r(t)
n.d(t,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var s=n(77598)
var r=n(37067)
var o=n(14549)
var i=n(8900)
var a=n(87789)
async function openVisualizer(e=()=>o.Sh){const t=[]
const n=new Map
let s=0
const observe=e=>({onEvent(t){e.push(t)
s+=1}})
const r=await servePage({version:()=>String(s),log:()=>({events:t,subAgents:n,usage:(0,a.pj)(e())}),facts:()=>{}})
const subAgent=e=>{const t=n.get(e)??[]
n.set(e,t)
return observe(t)}
return{...r,...observe(t),subAgent:subAgent}}async function servePage(e){const t=`/${(0,s.randomBytes)(16).toString("hex")}/`
let n=""
const o=(0,r.createServer)((s,r)=>send(r,answerTo(s,n,t,e)))
await new Promise(e=>o.listen(0,"127.0.0.1",e))
o.unref()
const i=o.address()
n=`127.0.0.1:${typeof i==="object"?i?.port:""}`
return{url:`http://${n}${t}`,close:()=>new Promise(e=>{o.close(()=>e())
o.closeAllConnections()})}}function answerTo({url:e,headers:t,method:n},s,r,o){if(t.host!==s)return plain(421,"This is not the name of this server.\n")
if(n!=="GET")return plain(405,"Only GET.\n")
if(e===`${r}version`)return plain(200,o.version())
if(e!==r)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,i.Cf)(o.log(),o.facts(),e=>e,!0)}}function plain(e,t){return{status:e,type:"text/plain",body:t}}function send(e,{status:t,type:n,body:s}){e.writeHead(t,{"content-type":`${n}; charset=utf-8`,"content-security-policy":`${(0,i.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
e.end(s)}})}

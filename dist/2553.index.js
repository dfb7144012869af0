export const id=2553
export const ids=[2553,5100]
export const modules={89624:((t,e,n)=>{n.r(e)
n.d(e,{latestConversation:()=>latestConversation,rehearse:()=>rehearse,watchRun:()=>watchRun})
var r=n(73024)
var s=n(76760)
var o=n(51977)
var i=n(95100)
var a=n(55197)
var c=n(88135)
var u=n(67276)
var d=n(7052)
var l=n(26119)
var f=n(75444)
var p=n(98213)
var h=n(30217)
var g=n(64441)
var v=n(94869)
function hasSucceeded({runner:t,outputs:e}){const{outcome:n}=e
return t.exitCode===0&&t.errors.length===0&&n!==void 0&&n!=="failed"}const m=88
const y=60
const w=15
const $={"+1":"👍","-1":"👎",laugh:"😄",hooray:"🎉",confused:"😕",heart:"❤️",rocket:"🚀",eyes:"👀"}
function render(t,e){const{issue:n,pullRequests:r}=t
const s=[section(`${t.repository} · issue #${n.number}: ${n.title}`,conversation(t,e),e),section("Changes",changes(t.diff,e),e),...r.map(t=>section(pullTitle(t),pullBody(t),e)),section("What went wrong",failures(t),e),section("Result",result(t,e),e)]
return`${s.filter(Boolean).join("\n\n")}\n`}function section(t,e,n){return e===""?"":`${n.bold(`── ${(0,g.pj)(t)}`)}\n\n${e}`}function conversation({issue:t,comments:e,reactions:n},r){const s=[{id:0,...t},...e].map(({id:t,author:e,body:s})=>{const o=n.filter(({comment:e})=>e===t).map(({content:t})=>$[t]??t)
const i=[r.cyan(`@${e}`),...o].join("  ")
return`${i}\n${indent((0,g.HD)(s,m))}`})
return s.join("\n\n")}function changes(t,e){const n=(0,g.pj)(t).trimEnd().split("\n")
const r=n.length-y
const s=r>0?[e.dim(`… ${r} more lines`)]:[]
return indent([...n.slice(0,y).map(t=>paintDiff(t,e)),...s].join("\n"))}function paintDiff(t,e){if(/^(diff|index|---|\+\+\+|@@) /.test(t))return e.dim(t)
if(t.startsWith("+"))return e.green(t)
return t.startsWith("-")?e.red(t):t}function pullTitle({number:t,title:e,draft:n}){return`Pull request #${t}${n?" (draft)":""}: ${e}`}function pullBody({head:t,base:e,body:n}){return indent(`${t} → ${e}\n\n${(0,g.HD)(n,m)}`)}function failures(t){const{runner:e,problems:n,toolErrors:r}=t
const s=e.log.filter(({kind:t})=>t==="error").map(({text:t})=>t)
const o=r.map(({tool:t,text:e})=>`${t}: ${e.trim().split("\n").at(0)}`)
const i=[...s,...o,...e.errors,...n].map(t=>`- ${(0,g.pj)(t)}`)
const a=e.log.filter(({kind:t})=>t==="text"||t==="group").slice(-w)
if(hasSucceeded(t)||a.length===0)return indent(i.join("\n"))
return indent([...i,"The log of the action ends with:",...a.map(({text:t})=>(0,g.pj)(t))].join("\n"))}function result(t,e){const{outputs:n,runner:r,timings:s,modelRequests:o,toolErrors:i,branches:a,folder:c,notes:u}=t
const d=n.outcome??"none: the action did not report how it ended"
const l=hasSucceeded(t)?e.green:e.red
const f=[["outcome",l((0,g.pj)(`${d} (exit code ${r.exitCode})`))],["branches",a.length>0?(0,g.pj)(a.join(", ")):void 0],["cost",n["cost-usd"]?(0,g.pj)(`$${n["cost-usd"]}`):"not reported"],["tokens",tokens(n)],["requests",o===void 0?void 0:`${o} to the model`],["tool calls",i.length===0?"none ended in an error":`${i.length} ended in an error`],["time",time(r.durationMs,s)],["note",u.length>0?(0,g.pj)(u.join(" ")):void 0],["files",c??"removed; keep them with --keep"],["page",c&&n["page-path"]?(0,g.pj)(n["page-path"]):void 0]]
return indent(f.flatMap(([t,e])=>e?[`${t.padEnd(12)}${e}`]:[]).join("\n"))}function tokens(t){const[e,n]=[t["input-tokens"],t["output-tokens"]]
return e===void 0||n===void 0?void 0:(0,g.pj)(`${(0,v.vP)(Number(e))} in, ${(0,v.vP)(Number(n))} out`)}function time(t,{totalMs:e,firstRequestMs:n}){const r=n===void 0?"":`, its first request to the model after ${seconds(n)}`
return`${seconds(e)}; the action ${seconds(t)}${r}`}function seconds(t){return`${(t/1e3).toFixed(2)} s`}function indent(t){return t.replaceAll(/^(?=.)/gm,"  ")}async function rehearse(t){const e=(0,p.We)(t.argv)
if(e.kind==="help")return tell(t.stdout,(0,c.J1)("rehearsal-usage"),0)
if(e.kind==="mistake")return tell(t.stderr,`${e.message} (see deckhand rehearse --help)`,2)
const n=(0,p.Rk)(t.env,e.inputs)
if(n.kind==="mistake")return tell(t.stderr,n.message,2)
try{return await playOn(masked(t,e),e,n)}catch(e){return tell(t.stderr,explain((0,h.y)(e)),1)}}async function playOn(t,e,n){const{stdout:r,isTty:s,env:o,signal:i}=t
if(!e.json)r(`${intro(n)}\n\n`)
const a=await t.openStage(requestOf(t,e,n))
const u=e.watch?await watchRun(()=>latestConversation(a.folder)):void 0
if(u)t.stderr(`${(0,c.J1)("rehearsal-watch",{url:u.url})}\n`)
try{const n=new l.wB(e.inputs)
const c=e.say===void 0?{}:{body:addressed(e.say,n.phrases)}
const d=(0,g.ev)(s&&!o.NO_COLOR)
const show=t=>r(e.json?`${JSON.stringify(t,null,2)}\n`:render(t,d))
const f=await a.play({...c,...i?{signal:i}:{}})
show(f)
const p=e.story==="approval"?await playOut(a,f,t,{paint:d,settings:n}):f
if(p!==f)show(p)
if(u&&i)await waitForInterrupt(t.stderr,i)
return hasSucceeded(p)?0:1}finally{await(u?.close())
await a.close()}}async function waitForInterrupt(t,e){t(`${(0,c.J1)("rehearsal-watched")}\n`)
const n=setInterval(()=>{},6e4)
await new Promise(t=>e.aborted?t():e.addEventListener("abort",()=>t()))
clearInterval(n)}async function playOut(t,e,{stdout:n,stderr:r,signal:s},{paint:o,settings:i}){if(e.outputs.outcome!=="awaiting-approval")return e
n("\n")
const a={by:"octavia",name:i.slice(f.TRIGGER)["approve-label"]}
const c=await t.play({issue:e.issue.number,label:a,...s?{signal:s}:{}})
const[u]=c.pullRequests
const d=u?await t.merge(u.number,a.by):[]
for(const t of d.slice(0,3))r(o.dim(`  ${(0,g.pj)(t)}\n`))
return c}function requestOf({bundle:t,stderr:e},n,r){const s=n.repo!==void 0||n.say!==void 0
return{bundle:t,story:n.story??(s?"tour":"fix"),...n.repo===void 0?{}:{repository:n.repo},...r.kind==="real"?{model:r.model}:{},inputs:n.inputs,keep:n.keep,onStep:t=>e(`· ${(0,g.pj)(t)}\n`),onLine:n.verbose?t=>e(`  | ${logLine(t)}\n`):()=>{}}}function intro(t){return t.kind==="scripted"?(0,c.J1)("rehearsal-scripted"):(0,c.J1)("rehearsal-real",{model:t.model.model})}function addressed(t,e){const n=e.some(e=>t.toLowerCase().includes(e.toLowerCase()))
return n?t:`${e[0]} ${t}`}function logLine({kind:t,text:e}){return(0,g.pj)(t==="text"?e:`[${t}] ${e}`)}function masked(t,{inputs:e}){const n=(0,o.maskOf)([t.env.LLM_API_KEY??"",...(0,d.secretInputs)(new l.wB(e))],"***").mask
return{...t,stdout:e=>t.stdout(n(e)),stderr:e=>t.stderr(n(e))}}function explain({message:t,hint:e}){return e===void 0?t:`${t}\n${e}`}function tell(t,e,n){t(`${e}\n`)
return n}async function watchRun(t){return(0,i.servePage)({version:()=>versionOf(t()),log(){const e=t()
return e===void 0?S:(0,a.readLog)(e)},facts(){const e=t()
return e===void 0?void 0:(0,a.readFacts)(e)}})}const S={events:[],subAgents:new Map,usage:new Map}
function versionOf(t){if(t===void 0)return"nothing"
const e=(0,s.join)(t,"events")
const n=(0,r.statSync)((0,s.join)(t,u.Uq),{throwIfNoEntry:!1})
return`${(0,r.existsSync)(e)?(0,r.readdirSync)(e).length:0} ${n?.mtimeMs}`}function latestConversation(t){const e=runsIn(t).flatMap(t=>namesIn(t).filter(t=>t.startsWith("deckhand-")).flatMap(e=>namesIn((0,s.join)(t,e,"conversations")).map(n=>(0,s.join)(t,e,"conversations",n))))
const begun=t=>(0,r.statSync)(t,{throwIfNoEntry:!1})?.birthtimeMs??0
return e.toSorted((t,e)=>begun(e)-begun(t))[0]}function runsIn(t){return namesIn(t).filter(t=>/^run-\d+$/.test(t)).map(e=>(0,s.join)(t,e,"_temp"))}function namesIn(t){return(0,r.existsSync)(t)?(0,r.readdirSync)(t):[]}}),46031:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=n(51455)
var s=n(76760)
var o=n(98664)
var i=n(54668)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const n=await resolvePath(t,e)
if(n.steps.some(t=>t.toLowerCase()===".git"))throw new o.Fp(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(t,e,n){if(await placeOf(t,e)===void 0)throw outside(t,n)}async function resolvePath(t,e){if(e.includes("\0"))throw new o.Fp("A path cannot contain a NUL character.")
const n=await placeOf(t,await followLinks((0,s.resolve)(t[0],e),e))
if(n===void 0)throw outside(t,e)
return n}async function placeOf(t,e){for(const n of t){const t=await followLinks(n,n)
const r=inside(t,e)
if(r!==void 0)return{root:t,steps:r.split(s.sep).filter(Boolean),real:e}}return}function outside([t],e){return new o.Fp(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const n=(0,s.relative)(t,e)
return n===".."||n.startsWith(`..${s.sep}`)||(0,s.isAbsolute)(n)?void 0:n}async function followLinks(t,e){try{return await(0,r.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new o.Fp(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,s.join)(await followLinks((0,s.dirname)(t),e),(0,s.basename)(t))}async function isLink(t){try{return(await(0,r.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const n=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(n))throw e
throw new o.Fp(`Cannot ${t}: ${(0,i.uc)(n)}.`,{cause:e})}}}),3024:((t,e,n)=>{n.d(e,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(46031)
const a=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(t,e,n){return withOpen(t,e,a,(t,e)=>{if(!e.isFile())return refused(e.isDirectory()?"folder":"special")
if(e.size>n)return refused("too-large")
const r=readAtMost(t,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:e.mode&4095}})}function untrustedText(t,e,n){const r=readUntrusted(t,e,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(t,e,n){const r=openAt(t,e,a)
if(r.status!=="open")return r
const{file:o,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(o,c,n)}catch(t){return refused("unreadable",(0,i.CA)(t))}finally{(0,s.closeSync)(o)}}async function hashOf(t,{size:e,mode:n},{algorithm:o,start:i}){const a=(0,r.createHash)(o).update(i?.(e)??"")
let c=0
for await(const n of(0,s.createReadStream)("",{fd:t,autoClose:!1,start:0,end:e})){a.update(n)
c+=n.length}if(c!==e)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:e,isExecutable:(n&73)!==0}}function listUntrusted(t,e,n){const r=u?a|s.constants.O_DIRECTORY:a
return withOpen(t,e,r,(r,o)=>{if(!o.isDirectory())return refused("file")
const i=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:Buffer.from(whole(t,e)).toString())
try{const t=[]
for(let e=i.readSync();e!==null;e=i.readSync()){if(t.length===n)return{status:"read",entries:t,isCut:!0}
t.push(e)}return{status:"read",entries:t,isCut:!1}}finally{i.closeSync()}})}function untrustedNames(t,e,n){const r=u?a|s.constants.O_DIRECTORY:a
const o=withOpen(t,e,r,r=>{const o=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:whole(t,e).toString(),c)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const c={encoding:"buffer"}
function namesIn(t,e){const n=[]
for(let r=t.readSync();r!==null;r=t.readSync()){if(n.length===e)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(t,e){try{return(0,s.lstatSync)(whole(t,e),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(t,e){try{return(0,s.readlinkSync)(whole(t,e),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(t,e,n,r){const o=openAt(t,e,n)
if(o.status!=="open")return o
try{return r(o.file,o.found)}catch(t){return notOpened(t,o.found)}finally{(0,s.closeSync)(o.file)}}function openAt(t,e,n){let r
try{r=(0,s.openSync)(whole(t,e),n)
if(isAt(r,t,e))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(t,e))}}function isAt(t,e,n){const r=whole(s.realpathSync.native(e),n)
const o=u?(0,s.readlinkSync)(`/proc/self/fd/${t}`,{encoding:"buffer"}):s.realpathSync.native(whole(e,n),{encoding:"buffer"})
return r.equals(o)}function notOpened(t,e){const n=(0,i.CA)(t)
if((0,i.Md)(t)&&e===void 0)return{status:"missing"}
if(e?.isSymbolicLink())return refused("link",n)
if(e&&!e.isFile()&&!e.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(e?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(t,e=""){return{status:"refused",why:t,code:e}}function readAtMost(t,e){const n=(0,s.fstatSync)(t).size
let r=Buffer.allocUnsafeSlow(Math.min(n,e)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>e)return
if(o===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(t,r,o,r.length-o,null)}return r.subarray(0,o)}function whole(t,e){const n=o.posix.normalize(Buffer.from(e).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(t),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),80292:((t,e,n)=>{n.d(e,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var r=n(28942)
var s=n(51622)
const o=r.record(r.string(),r.unknown())
function parseObject(t){for(const e of[t,repairStrings(t)]){const t=o.safeParse(jsonOrNothing(e))
if(t.success)return{json:e,value:t.data}}return}function leadingJson(t,e){const n=endOfValue(t,e)
if(n===void 0)return
const r=jsonOrNothing(repairStrings(t.slice(e,n)))
return r===void 0?void 0:{value:r,end:n}}function jsonOrNothing(t){try{return(0,s.qF)(t)}catch{return}}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(t){const e=[]
let n=0
for(let r=t.indexOf('"');r>=0;r=t.indexOf('"',n)){e.push(t.slice(n,r))
n=endOfString(t,r)
e.push(repaired(t.slice(r,n)))}return e.join("")+t.slice(n)}function repaired(t){const e=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return t.replaceAll(e,t=>{if(t.startsWith("\\"))return t==="\\"?"\\\\":t
return i[t]??`\\u${hex(t)}`})}function hex(t){return t.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(t,e){for(let n=e+1;n<t.length;n+=1)if(t[n]==="\\")n+=1
else if(t[n]==='"')return n+1
return t.length}function endOfValue(t,e){if(t[e]!=="{"&&t[e]!=="[")return
let n=0
for(let r=e;r<t.length;r+=1){const e=t[r]??""
if(e==='"')r=endOfString(t,r)-1
if(e==="{"||e==="[")n+=1
if(e==="}"||e==="]")n-=1
if(n===0)return r+1}return}function wellFormedJson(t){if(!/\\u[dD]/.test(t))return t
return t.replaceAll(a,(t,e)=>e===void 0?t:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(t){return JSON.stringify(t,(t,e)=>isRecord(e)?sorted(e):e)}function isRecord(t){return typeof t==="object"&&t!==null&&!Array.isArray(t)}function sorted(t){const e=Object.keys(t).sort((t,e)=>t<e?-1:1)
const n=Object.create(null)
for(const r of e)n[r]=t[r]
return n}}),51622:((t,e,n)=>{n.d(e,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const r={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(t){if(t.length>r.depth)(new JsonMeter).push(t)
return JSON.parse(t)}class JsonMeter{#t=0
#e=0
#n=!1
#r=!1
push(t){for(let e=0;e<t.length;e+=1){const n=t.charCodeAt(e)
if(!this.#n)this.#s(n)
else if(this.#r)this.#r=!1
else if(n===o)this.#r=!0
else if(n===s)this.#n=!1}}restart(){this.#t=0
this.#e=0
this.endString()}endString(){this.#n=!1
this.#r=!1}#s(t){if(t===s)this.#n=!0
else if(t===i)this.#o()
else if(t===a||t===u)this.#i()
else if(t===c||t===d)this.#e-=1}#i(){this.#o()
this.#e+=1
if(this.#e>r.depth)throw new TooMuchJson(`The JSON is nested more than ${r.depth} deep.`)}#o(){this.#t+=1
if(this.#t>r.parts)throw new TooMuchJson("The JSON has too many values.")}}const[s,o,i]=[34,92,44]
const[a,c,u,d]=[91,93,123,125]}),95100:((t,e,n)=>{n.r(e)
n.d(e,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var r=n(77598)
var s=n(37067)
var o=n(14549)
var i=n(8900)
var a=n(87789)
async function openVisualizer(t=()=>o.Sh){const e=[]
const n=new Map
let r=0
const observe=t=>({onEvent(e){t.push(e)
r+=1}})
const s=await servePage({version:()=>String(r),log:()=>({events:e,subAgents:n,usage:(0,a.pj)(t())}),facts:()=>{}})
const subAgent=t=>{const e=n.get(t)??[]
n.set(t,e)
return observe(e)}
return{...s,...observe(e),subAgent:subAgent}}async function servePage(t){const e=`/${(0,r.randomBytes)(16).toString("hex")}/`
let n=""
const o=(0,s.createServer)((r,s)=>send(s,answerTo(r,n,e,t)))
await new Promise(t=>o.listen(0,"127.0.0.1",t))
o.unref()
const i=o.address()
n=`127.0.0.1:${typeof i==="object"?i?.port:""}`
return{url:`http://${n}${e}`,close:()=>new Promise(t=>{o.close(()=>t())
o.closeAllConnections()})}}function answerTo({url:t,headers:e,method:n},r,s,o){if(e.host!==r)return plain(421,"This is not the name of this server.\n")
if(n!=="GET")return plain(405,"Only GET.\n")
if(t===`${s}version`)return plain(200,o.version())
if(t!==s)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,i.Cf)(o.log(),o.facts(),t=>t,!0)}}function plain(t,e){return{status:t,type:"text/plain",body:e}}function send(t,{status:e,type:n,body:r}){t.writeHead(e,{"content-type":`${n}; charset=utf-8`,"content-security-policy":`${(0,i.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
t.end(r)}}),14089:((t,e,n)=>{n.d(e,{G:()=>renderMarkdown,I:()=>renderSteps})
var r=n(37291)
var s=n(94869)
var o=n(33737)
var i=n(8900)
var a=n(14039)
var c=n(55103)
const u=30
const d=70
function renderSteps(t,e,n){const r=t.filter(({at:t})=>t>=n)
const s=r.filter(t=>t.kind==="call")
if(s.length===0)return""
const{model:o,tool:i,waiting:a}=(0,c.yg)((0,c.OD)(r))
const l=s.map(t=>rowOf(t,e))
const f=l.length-u-d
const p=f>0?[...l.slice(0,u),`| | … ${f} more … | | | |`,...l.slice(-d)]:l
return[`#### Steps\n\nModel ${(0,c.p0)(o)} · tools ${(0,c.p0)(i)} · waiting ${(0,c.p0)(a)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...p].join("\n")}function rowOf(t,e){const{step:n,tool:r,at:i,endedAt:u,reply:d=""}=t
const l=e.get(d)
const f=l?`${(0,s.vP)(l.input)} (${(0,s.vP)(l.cached)}), ${(0,s.vP)(l.output)}`:""
const p=(0,a.Gg)(t)
const h=p===""?"":` ${(0,o.FX)(p,100)}`
const g=u===void 0?"":(0,c.p0)(u-i)
return`| ${n} | ${(0,o.FX)(r,60)}${h} | ${(0,a.Bg)(t)} | ${g} | ${f} |`}function renderMarkdown(t,e,n){const r=(0,i.lx)(t,e).map(t=>(0,o.DV)("text",n(t)))
const s=(0,i.S3)(t,n)
return[headOf(e,t),...r,...s.map(partOf),...e?publishedIn(e):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(t,e){if(!t)return`# ${(0,i.gD)(e)}`
const{sign:n,repository:r,thread:s,requester:a,reason:c,hint:u,links:d}=t
const f=l.flatMap(([t,e])=>d[t]===void 0?[]:[`- ${e}: <${d[t]}>`])
const p=[c,u].filter(t=>t!=="").map(t=>(0,o.DV)("text",t))
return[`# ${n} ${(0,o.$E)(100,`${r} ${s}`)}, requested by ${(0,o.$E)(100,a)}`,...p,f.join("\n")].filter(Boolean).join("\n\n")}const l=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(t){switch(t.kind){case"message":return messageOf(t)
case"call":return callOf(t)
case"note":return[`## ${(0,o.$E)(200,t.title)}`,t.text&&(0,o.DV)("text",t.text)].filter(Boolean).join("\n\n")}}const f={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:t,text:e,images:n}){const r=n.length===0?[]:[`Images: ${n.length}`]
return[`## ${f[t]}`,(0,o.DV)("text",e),...r].join("\n\n")}function callOf(t){const{step:e,tool:n,words:r,input:s,result:i,edit:c}=t
const u=c?(0,o.DV)("diff",diffOf(c)):(0,o.DV)("json",JSON.stringify(s,null,2))
return[`## Step ${e}: ${(0,o.$E)(60,n)} (${(0,a.Bg)(t)})`,r!==""&&(0,o.DV)("text",r),u,i&&i.text!==""&&(0,o.DV)("text",i.text)].filter(Boolean).join("\n\n")}function diffOf({path:t,before:e,after:n}){return(0,r.ss)(t,t,e,n,"","",{context:3,timeout:500})??""}function publishedIn({diff:t,withheld:e}){const n=e.map(({path:t,code:e})=>`- ${(0,o.$E)(200,t)}: ${e}`)
return[...t===void 0?[]:[`## Published changes\n\n${(0,o.DV)("diff",t)}`],...n.length===0?[]:[`## Withheld\n\n${n.join("\n")}`]]}}),55197:((t,e,n)=>{n.r(e)
n.d(e,{PAGE_FILE:()=>g,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writeNamedFile:()=>writeNamedFile,writePage:()=>writePage})
var r=n(73024)
var s=n(76760)
var o=n(28942)
var i=n(95017)
var a=n(14549)
var c=n(23860)
var u=n(3024)
var d=n(98664)
var l=n(67276)
var f=n(14089)
var p=n(8900)
var h=n(87789)
const g="run.html"
async function writePage(t,e,n,r=(0,s.join)(t,g)){const o=readLog(t)
writeNamedFile(r,(0,p.Cf)({...o,picture:readPicture(t,e)},e,n))
const i=e?Date.parse(e.beganAt):0
return{path:r,steps:(0,f.I)((0,p.S3)(o,n),o.usage,i)}}function writeNamedFile(t,e){let n
try{n=(0,r.openSync)(t,r.constants.O_WRONLY|r.constants.O_CREAT|r.constants.O_NONBLOCK,438);(0,r.writeFileSync)(t,e)}catch(e){throw e instanceof Error?Object.assign(e,{path:t}):e}finally{if(n!==void 0)(0,r.closeSync)(n)}}function readLog(t){const e=(0,s.join)(t,"subagents")
const n=(0,r.existsSync)(e)?(0,r.readdirSync)(e):[]
const o=n.map(t=>({name:t,...readEvents((0,s.join)(e,t))}))
const{events:i,lost:a}=readEvents(t)
const c=o.flatMap(t=>t.lost.map(e=>`subagents/${t.name}/${e}`))
return{events:i,subAgents:new Map(o.map(t=>[t.name,t.events])),usage:(0,h.pj)(readStats(t)),damage:{events:[...a,...c],report:readReport(t).problem}}}function readPicture(t,e){if(!e?.picture)return
const n=(0,u.Pd)(t,(0,s.join)("observations",e.picture),v)
return n.status==="read"?`data:image/png;base64,${n.bytes.toString("base64")}`:void 0}const v=5*1024*1024
function readStats(t){try{return o.object({stats:a.Uz}).parse(JSON.parse(textOf(t,i.bv))).stats}catch{return a.Sh}}function readFacts(t){return readReport(t).facts}function readReport(t){if(!(0,r.existsSync)((0,s.join)(t,l.Uq)))return{}
try{const e=l.P1.safeParse(JSON.parse(textOf(t,l.Uq)))
if(e.success)return{facts:e.data}
const[n]=e.error.issues
return{problem:`${n?.path.join(".")}: ${n?.message}`}}catch(t){return{problem:t instanceof Error?t.message:String(t)}}}function readEvents(t){const e=eventFiles(t)
const n=new Set(e.map(numberOf))
const r=e.length===0?-1:numberOf(e.at(-1)??"")
const o=Array.from({length:Math.min(r,m)},(t,e)=>e).filter(t=>!n.has(t))
const i=e.map(e=>({name:e,event:readOne(t,(0,s.join)("events",e))}))
const a=i.flatMap(({name:t,event:e})=>e?[]:[t])
const c=o.map(t=>`event-${String(t).padStart(5,"0")}`)
return{events:i.flatMap(({event:t})=>t??[]),lost:[...a,...c].sort()}}const m=1e5
const y=/^event-(\d+)-.*\.json$/
const numberOf=t=>Number(y.exec(t)?.[1])
function eventFiles(t){const e=(0,s.join)(t,"events")
const n=(0,r.existsSync)(e)?(0,r.readdirSync)(e):[]
return n.filter(t=>y.test(t)).sort((t,e)=>numberOf(t)-numberOf(e))}function readOne(t,e){try{const{event:n,unreadable:r}=(0,c.j_)(JSON.parse(textOf(t,e)))
return r.includes("")?void 0:n}catch{return}}function textOf(t,e){const n=(0,u.Pd)(t,e,w)
if(n.status==="read")return n.bytes.toString()
throw new d.vC("config",n.status==="missing"?"it is not there":"it is not a file that can be read")}const w=512*1024*1024})}

export const id=7815
export const ids=[7815,4377,5100]
export const modules={89624:((t,e,n)=>{n.r(e)
n.d(e,{latestConversation:()=>latestConversation,rehearse:()=>rehearse,watchRun:()=>watchRun})
var o=n(73024)
var r=n(76760)
var s=n(51977)
var i=n(95100)
var a=n(55197)
var c=n(88135)
var d=n(67276)
var u=n(7052)
var l=n(26119)
var p=n(98213)
var f=n(30217)
var m=n(64441)
var h=n(94869)
function hasSucceeded({runner:t,outputs:e}){const{outcome:n}=e
return t.exitCode===0&&t.errors.length===0&&n!==void 0&&n!=="failed"}const v=88
const g=60
const y=15
const k={"+1":"👍","-1":"👎",laugh:"😄",hooray:"🎉",confused:"😕",heart:"❤️",rocket:"🚀",eyes:"👀"}
function render(t,e){const{issue:n,pullRequests:o}=t
const r=[section(`${t.repository} · issue #${n.number}: ${n.title}`,conversation(t,e),e),section("Changes",changes(t.diff,e),e),...o.map(t=>section(pullTitle(t),pullBody(t),e)),section("What went wrong",failures(t),e),section("Result",result(t,e),e)]
return`${r.filter(Boolean).join("\n\n")}\n`}function section(t,e,n){return e===""?"":`${n.bold(`── ${(0,m.pj)(t)}`)}\n\n${e}`}function conversation({issue:t,comments:e,reactions:n},o){const r=[{id:0,...t},...e].map(({id:t,author:e,body:r})=>{const s=n.filter(({comment:e})=>e===t).map(({content:t})=>k[t]??t)
const i=[o.cyan(`@${e}`),...s].join("  ")
return`${i}\n${indent((0,m.HD)(r,v))}`})
return r.join("\n\n")}function changes(t,e){const n=(0,m.pj)(t).trimEnd().split("\n")
const o=n.length-g
const r=o>0?[e.dim(`… ${o} more lines`)]:[]
return indent([...n.slice(0,g).map(t=>paintDiff(t,e)),...r].join("\n"))}function paintDiff(t,e){if(/^(diff|index|---|\+\+\+|@@) /.test(t))return e.dim(t)
if(t.startsWith("+"))return e.green(t)
return t.startsWith("-")?e.red(t):t}function pullTitle({number:t,title:e,draft:n}){return`Pull request #${t}${n?" (draft)":""}: ${e}`}function pullBody({head:t,base:e,body:n}){return indent(`${t} → ${e}\n\n${(0,m.HD)(n,v)}`)}function failures(t){const{runner:e,problems:n,toolErrors:o}=t
const r=e.log.filter(({kind:t})=>t==="error").map(({text:t})=>t)
const s=o.map(({tool:t,text:e})=>`${t}: ${e.trim().split("\n").at(0)}`)
const i=[...r,...s,...e.errors,...n].map(t=>`- ${(0,m.pj)(t)}`)
const a=e.log.filter(({kind:t})=>t==="text"||t==="group").slice(-y)
if(hasSucceeded(t)||a.length===0)return indent(i.join("\n"))
return indent([...i,"The log of the action ends with:",...a.map(({text:t})=>(0,m.pj)(t))].join("\n"))}function result(t,e){const{outputs:n,runner:o,timings:r,modelRequests:s,toolErrors:i,branches:a,folder:c,notes:d}=t
const u=n.outcome??"none: the action did not report how it ended"
const l=hasSucceeded(t)?e.green:e.red
const p=[["outcome",l((0,m.pj)(`${u} (exit code ${o.exitCode})`))],["branches",a.length>0?(0,m.pj)(a.join(", ")):void 0],["cost",n["cost-usd"]?(0,m.pj)(`$${n["cost-usd"]}`):"not reported"],["tokens",tokens(n)],["requests",s===void 0?void 0:`${s} to the model`],["tool calls",i.length===0?"none ended in an error":`${i.length} ended in an error`],["time",time(o.durationMs,r)],["note",d.length>0?(0,m.pj)(d.join(" ")):void 0],["files",c??"removed; keep them with --keep"],["page",c&&n["page-path"]?(0,m.pj)(n["page-path"]):void 0]]
return indent(p.flatMap(([t,e])=>e?[`${t.padEnd(12)}${e}`]:[]).join("\n"))}function tokens(t){const[e,n]=[t["input-tokens"],t["output-tokens"]]
return e===void 0||n===void 0?void 0:(0,m.pj)(`${(0,h.vP)(Number(e))} in, ${(0,h.vP)(Number(n))} out`)}function time(t,{totalMs:e,firstRequestMs:n}){const o=n===void 0?"":`, its first request to the model after ${seconds(n)}`
return`${seconds(e)}; the action ${seconds(t)}${o}`}function seconds(t){return`${(t/1e3).toFixed(2)} s`}function indent(t){return t.replaceAll(/^(?=.)/gm,"  ")}async function rehearse(t){const e=(0,p.We)(t.argv)
if(e.kind==="help")return tell(t.stdout,(0,c.J1)("rehearsal-usage"),0)
if(e.kind==="mistake")return tell(t.stderr,`${e.message} (see deckhand rehearse --help)`,2)
const n=(0,p.Rk)(t.env,e.inputs)
if(n.kind==="mistake")return tell(t.stderr,n.message,2)
try{return await playOn(masked(t,e),e,n)}catch(e){return tell(t.stderr,explain((0,f.y)(e)),1)}}async function playOn(t,e,n){const{stdout:o,isTty:r,env:s,signal:i}=t
if(!e.json)o(`${intro(n)}\n\n`)
const a=await t.openStage(requestOf(t,e,n))
const d=e.watch?await watchRun(()=>latestConversation(a.folder)):void 0
if(d)t.stderr(`${(0,c.J1)("rehearsal-watch",{url:d.url})}\n`)
try{const n=e.say===void 0?{}:{body:addressed(e.say)}
const c=(0,m.ev)(r&&!s.NO_COLOR)
const show=t=>o(e.json?`${JSON.stringify(t,null,2)}\n`:render(t,c))
const u=await a.play({...n,...i?{signal:i}:{}})
show(u)
const l=e.story==="approval"?await playOut(a,u,t,c):u
if(l!==u)show(l)
if(d&&i)await waitForInterrupt(t.stderr,i)
return hasSucceeded(l)?0:1}finally{await(d?.close())
await a.close()}}async function waitForInterrupt(t,e){t(`${(0,c.J1)("rehearsal-watched")}\n`)
const n=setInterval(()=>{},6e4)
await new Promise(t=>e.aborted?t():e.addEventListener("abort",()=>t()))
clearInterval(n)}async function playOut(t,e,{stdout:n,stderr:o,signal:r},s){if(e.outputs.outcome!=="awaiting-approval")return e
n("\n")
const i={by:"octavia",name:"agent:approve"}
const a=await t.play({issue:e.issue.number,label:i,...r?{signal:r}:{}})
const[c]=a.pullRequests
const d=c?await t.merge(c.number,i.by):[]
for(const t of d.slice(0,3))o(s.dim(`  ${(0,m.pj)(t)}\n`))
return a}function requestOf({bundle:t,stderr:e},n,o){const r=n.repo!==void 0||n.say!==void 0
return{bundle:t,story:n.story??(r?"tour":"fix"),...n.repo===void 0?{}:{repository:n.repo},...o.kind==="real"?{model:o.model}:{},inputs:n.inputs,keep:n.keep,onStep:t=>e(`· ${(0,m.pj)(t)}\n`),onLine:n.verbose?t=>e(`  | ${logLine(t)}\n`):()=>{}}}function intro(t){return t.kind==="scripted"?(0,c.J1)("rehearsal-scripted"):(0,c.J1)("rehearsal-real",{model:t.model.model})}function addressed(t){return/@agent\b/i.test(t)?t:`@agent ${t}`}function logLine({kind:t,text:e}){return(0,m.pj)(t==="text"?e:`[${t}] ${e}`)}function masked(t,{inputs:e}){const n=(0,s.maskOf)([t.env.LLM_API_KEY??"",...(0,u.secretInputs)(new l.wB(e))],"***").mask
return{...t,stdout:e=>t.stdout(n(e)),stderr:e=>t.stderr(n(e))}}function explain({message:t,hint:e}){return e===void 0?t:`${t}\n${e}`}function tell(t,e,n){t(`${e}\n`)
return n}async function watchRun(t){return(0,i.servePage)({version:()=>versionOf(t()),log(){const e=t()
return e===void 0?$:(0,a.readLog)(e)},facts(){const e=t()
return e===void 0?void 0:(0,a.readFacts)(e)}})}const $={events:[],subAgents:new Map,usage:new Map}
function versionOf(t){if(t===void 0)return"nothing"
const e=(0,r.join)(t,"events")
const n=(0,o.statSync)((0,r.join)(t,d.Uq),{throwIfNoEntry:!1})
return`${(0,o.existsSync)(e)?(0,o.readdirSync)(e).length:0} ${n?.mtimeMs}`}function latestConversation(t){const e=runsIn(t).flatMap(t=>namesIn(t).filter(t=>t.startsWith("deckhand-")).flatMap(e=>namesIn((0,r.join)(t,e,"conversations")).map(n=>(0,r.join)(t,e,"conversations",n))))
const begun=t=>(0,o.statSync)(t,{throwIfNoEntry:!1})?.birthtimeMs??0
return e.toSorted((t,e)=>begun(e)-begun(t))[0]}function runsIn(t){return namesIn(t).filter(t=>/^run-\d+$/.test(t)).map(e=>(0,r.join)(t,e,"_temp"))}function namesIn(t){return(0,o.existsSync)(t)?(0,o.readdirSync)(t):[]}}),46032:((t,e,n)=>{n.d(e,{GT:()=>l,QB:()=>m,Qq:()=>text,UC:()=>a,Yt:()=>f,iL:()=>u,ny:()=>s,od:()=>p,wh:()=>plainText})
var o=n(28942)
var r=n(71093)
const s=o.strictObject({type:o.literal("text"),text:o.string(),cache_prompt:o.boolean().default(!1)}).readonly()
const i=o.strictObject({type:o.literal("image"),image_urls:o.array(o.string()).readonly(),cache_prompt:o.boolean().default(!1)}).readonly()
const a=o.discriminatedUnion("type",[s,i])
const c=o.record(o.string(),r.LM).readonly()
const d=o.array(c).readonly()
const u=o.strictObject({id:o.string(),responses_item_id:o.string().optional(),name:o.string(),arguments:o.string(),origin:o["enum"](["completion","responses"]).default("completion"),extra_content:c.optional(),provider_specific_fields:c.optional(),block_order:o.array(o.union([o["enum"](["thinking","tool_use"]),o.int().positive()])).readonly().optional(),reasoning_details:d.optional()}).readonly()
const l=o.discriminatedUnion("type",[o.strictObject({type:o.literal("thinking"),thinking:o.string(),signature:o.string().optional()}).readonly(),o.strictObject({type:o.literal("redacted_thinking"),data:o.string()}).readonly()])
const p=o.strictObject({id:o.string().optional(),summary:o.array(o.string()).readonly().prefault([]),content:o.array(o.string()).readonly().optional(),encrypted_content:o.string().optional(),status:o.string().optional()}).readonly()
const f=o.strictObject({score:o.number(),message:o.string().optional(),metadata:o.record(o.string(),r.LM).readonly().optional()}).readonly()
const m=o.strictObject({role:o["enum"](["system","user","assistant","tool"]),content:o.preprocess(t=>typeof t==="string"?[text(t)]:t,o.array(a).readonly()),tool_calls:o.array(u).readonly().optional(),tool_call_id:o.string().optional(),name:o.string().optional(),reasoning_content:o.string().optional(),thinking_blocks:o.array(l).readonly().optional(),responses_reasoning_item:p.optional(),reasoning_details:d.optional()}).readonly()
function text(t){return{type:"text",text:t,cache_prompt:!1}}function plainText(t){return t.flatMap(t=>t.type==="text"?[t.text]:[]).join("\n")}}),17117:((t,e,n)=>{n.d(e,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>s,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>i,qz:()=>wireAction})
const o={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},DelegateAction:{needs:["command"],takes:["ids","agent_types","tasks"]},DelegateObservation:{needs:["command"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const r="MCPToolAction"
const s={kind:"ClientTool",actionKind:r,observationKind:"ClientToolObservation"}
const i={kind:"MCPToolDefinition",actionKind:r,observationKind:"MCPToolObservation"}
function wireClassOf(t){const e=stemOf(t)
const n={kind:kindOf(t),actionKind:`${e}Action`,observationKind:`${e}Observation`}
return n.actionKind in o?n:s}function stemOf(t){return t.replaceAll(/(?:^|_)([a-z])/g,(t,e)=>e.toUpperCase())}function kindOf(t){return`${stemOf(t)}Tool`}function isOfSdk({kind:t}){return t!==s.kind&&t!==i.kind}function wireAction({actionKind:t},e){const n=fieldsFor(t,e)
return n?{...n,kind:t}:{kind:r,data:e}}function omitsArguments(t,e){return Object.keys(e).length>Object.keys(inputIn(wireAction(t,e))).length}function inputIn(t){const{kind:e,...n}=t??{kind:""}
const{data:o}=n
return e===r&&typeof o==="object"&&o!==null?{...o}:n}function wholeInput(t,e){const n=inputIn(t)
const{needs:r,takes:s}=o[t.kind]??{needs:[],takes:[]}
const i=Object.entries(e).filter(([t])=>!r.includes(t)&&!s.includes(t))
return t.kind in o?{...Object.fromEntries(i),...n}:n}function wireObservation({observationKind:t},{content:e,is_error:n},o){const r=fieldsFor(t,o)
return{...r,kind:r?t:s.observationKind,content:e,is_error:n}}function fieldsFor(t,e){const n=o[t]
if(!n||n.needs.some(t=>e[t]===void 0))return
const r=[...n.needs,...n.takes].filter(t=>e[t]!==void 0)
return Object.fromEntries(r.map(t=>[t,e[t]]))}}),46031:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var o=n(51455)
var r=n(76760)
var s=n(98664)
var i=n(54668)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const n=await resolvePath(t,e)
if(n.steps.some(t=>t.toLowerCase()===".git"))throw new s.Fp(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(t,e,n){if(await placeOf(t,e)===void 0)throw outside(t,n)}async function resolvePath(t,e){if(e.includes("\0"))throw new s.Fp("A path cannot contain a NUL character.")
const n=await placeOf(t,await followLinks((0,r.resolve)(t[0],e),e))
if(n===void 0)throw outside(t,e)
return n}async function placeOf(t,e){for(const n of t){const t=await followLinks(n,n)
const o=inside(t,e)
if(o!==void 0)return{root:t,steps:o.split(r.sep).filter(Boolean),real:e}}return}function outside([t],e){return new s.Fp(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const n=(0,r.relative)(t,e)
return n===".."||n.startsWith(`..${r.sep}`)||(0,r.isAbsolute)(n)?void 0:n}async function followLinks(t,e){try{return await(0,o.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new s.Fp(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,r.join)(await followLinks((0,r.dirname)(t),e),(0,r.basename)(t))}async function isLink(t){try{return(await(0,o.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const n=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(n))throw e
throw new s.Fp(`Cannot ${t}: ${(0,i.uc)(n)}.`,{cause:e})}}}),95100:((t,e,n)=>{n.r(e)
n.d(e,{openVisualizer:()=>openVisualizer,servePage:()=>servePage})
var o=n(77598)
var r=n(37067)
var s=n(14549)
var i=n(8900)
var a=n(87789)
async function openVisualizer(t=()=>s.Sh){const e=[]
const n=new Map
let o=0
const observe=t=>({onEvent(e){t.push(e)
o+=1}})
const r=await servePage({version:()=>String(o),log:()=>({events:e,subAgents:n,usage:(0,a.pj)(t())}),facts:()=>{}})
const subAgent=t=>{const e=n.get(t)??[]
n.set(t,e)
return observe(e)}
return{...r,...observe(e),subAgent:subAgent}}async function servePage(t){const e=`/${(0,o.randomBytes)(16).toString("hex")}/`
let n=""
const s=(0,r.createServer)((o,r)=>send(r,answerTo(o,n,e,t)))
await new Promise(t=>s.listen(0,"127.0.0.1",t))
s.unref()
const i=s.address()
n=`127.0.0.1:${typeof i==="object"?i?.port:""}`
return{url:`http://${n}${e}`,close:()=>new Promise(t=>{s.close(()=>t())
s.closeAllConnections()})}}function answerTo({url:t,headers:e,method:n},o,r,s){if(e.host!==o)return plain(421,"This is not the name of this server.\n")
if(n!=="GET")return plain(405,"Only GET.\n")
if(t===`${r}version`)return plain(200,s.version())
if(t!==r)return plain(404,"There is no such page.\n")
return{status:200,type:"text/html",body:(0,i.Cf)(s.log(),s.facts(),t=>t,!0)}}function plain(t,e){return{status:t,type:"text/plain",body:e}}function send(t,{status:e,type:n,body:o}){t.writeHead(e,{"content-type":`${n}; charset=utf-8`,"content-security-policy":`${(0,i.US)(!0)}; frame-ancestors 'none'`,"cross-origin-resource-policy":"same-origin","cache-control":"no-store","referrer-policy":"no-referrer","x-content-type-options":"nosniff"})
t.end(o)}}),14089:((t,e,n)=>{n.d(e,{G:()=>renderMarkdown,I:()=>renderSteps})
var o=n(37291)
var r=n(94869)
var s=n(33737)
var i=n(8900)
var a=n(14039)
var c=n(55103)
const d=30
const u=70
function renderSteps(t,e,n){const o=t.filter(({at:t})=>t>=n)
const r=o.filter(t=>t.kind==="call")
if(r.length===0)return""
const{model:s,tool:i,waiting:a}=(0,c.yg)((0,c.OD)(o))
const l=r.map(t=>rowOf(t,e))
const p=l.length-d-u
const f=p>0?[...l.slice(0,d),`| | … ${p} more … | | | |`,...l.slice(-u)]:l
return[`#### Steps\n\nModel ${(0,c.p0)(s)} · tools ${(0,c.p0)(i)} · waiting ${(0,c.p0)(a)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...f].join("\n")}function rowOf(t,e){const{step:n,tool:o,at:i,endedAt:d,reply:u=""}=t
const l=e.get(u)
const p=l?`${(0,r.vP)(l.input)} (${(0,r.vP)(l.cached)}), ${(0,r.vP)(l.output)}`:""
const f=(0,a.Gg)(t)
const m=f===""?"":` ${(0,s.FX)(f,100)}`
const h=d===void 0?"":(0,c.p0)(d-i)
return`| ${n} | ${(0,s.FX)(o,60)}${m} | ${(0,a.Bg)(t)} | ${h} | ${p} |`}function renderMarkdown(t,e,n){const o=(0,i.lx)(t,e).map(t=>(0,s.DV)("text",n(t)))
const r=(0,i.S3)(t,n)
return[headOf(e,t),...o,...r.map(partOf),...e?publishedIn(e):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(t,e){if(!t)return`# ${(0,i.gD)(e)}`
const{sign:n,repository:o,thread:r,requester:a,reason:c,hint:d,links:u}=t
const p=l.flatMap(([t,e])=>u[t]===void 0?[]:[`- ${e}: <${u[t]}>`])
const f=[c,d].filter(t=>t!=="").map(t=>(0,s.DV)("text",t))
return[`# ${n} ${(0,s.$E)(100,`${o} ${r}`)}, requested by ${(0,s.$E)(100,a)}`,...f,p.join("\n")].filter(Boolean).join("\n\n")}const l=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(t){switch(t.kind){case"message":return messageOf(t)
case"call":return callOf(t)
case"note":return[`## ${(0,s.$E)(200,t.title)}`,t.text&&(0,s.DV)("text",t.text)].filter(Boolean).join("\n\n")}}const p={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:t,text:e,images:n}){const o=n.length===0?[]:[`Images: ${n.length}`]
return[`## ${p[t]}`,(0,s.DV)("text",e),...o].join("\n\n")}function callOf(t){const{step:e,tool:n,words:o,input:r,result:i,edit:c}=t
const d=c?(0,s.DV)("diff",diffOf(c)):(0,s.DV)("json",JSON.stringify(r,null,2))
return[`## Step ${e}: ${(0,s.$E)(60,n)} (${(0,a.Bg)(t)})`,o!==""&&(0,s.DV)("text",o),d,i&&i.text!==""&&(0,s.DV)("text",i.text)].filter(Boolean).join("\n\n")}function diffOf({path:t,before:e,after:n}){return(0,o.ss)(t,t,e,n,"","",{context:3,timeout:500})??""}function publishedIn({diff:t,withheld:e}){const n=e.map(({path:t,code:e})=>`- ${(0,s.$E)(200,t)}: ${e}`)
return[...t===void 0?[]:[`## Published changes\n\n${(0,s.DV)("diff",t)}`],...n.length===0?[]:[`## Withheld\n\n${n.join("\n")}`]]}}),55197:((t,e,n)=>{n.r(e)
n.d(e,{PAGE_FILE:()=>h,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writeNamedFile:()=>writeNamedFile,writePage:()=>writePage})
var o=n(73024)
var r=n(76760)
var s=n(28942)
var i=n(95017)
var a=n(14549)
var c=n(23860)
var d=n(3024)
var u=n(98664)
var l=n(67276)
var p=n(14089)
var f=n(8900)
var m=n(87789)
const h="run.html"
async function writePage(t,e,n,o=(0,r.join)(t,h)){const s=readLog(t)
writeNamedFile(o,(0,f.Cf)({...s,picture:readPicture(t,e)},e,n))
const i=e?Date.parse(e.beganAt):0
return{path:o,steps:(0,p.I)((0,f.S3)(s,n),s.usage,i)}}function writeNamedFile(t,e){let n
try{n=(0,o.openSync)(t,o.constants.O_WRONLY|o.constants.O_CREAT|o.constants.O_NONBLOCK,438);(0,o.writeFileSync)(t,e)}catch(e){throw e instanceof Error?Object.assign(e,{path:t}):e}finally{if(n!==void 0)(0,o.closeSync)(n)}}function readLog(t){const e=(0,r.join)(t,"subagents")
const n=(0,o.existsSync)(e)?(0,o.readdirSync)(e):[]
const s=n.map(t=>({name:t,...readEvents((0,r.join)(e,t))}))
const{events:i,lost:a}=readEvents(t)
const c=s.flatMap(t=>t.lost.map(e=>`subagents/${t.name}/${e}`))
return{events:i,subAgents:new Map(s.map(t=>[t.name,t.events])),usage:(0,m.pj)(readStats(t)),damage:{events:[...a,...c],report:readReport(t).problem}}}function readPicture(t,e){if(!e?.picture)return
const n=(0,d.Pd)(t,(0,r.join)("observations",e.picture),v)
return n.status==="read"?`data:image/png;base64,${n.bytes.toString("base64")}`:void 0}const v=5*1024*1024
function readStats(t){try{return s.object({stats:a.Uz}).parse(JSON.parse(textOf(t,i.bv))).stats}catch{return a.Sh}}function readFacts(t){return readReport(t).facts}function readReport(t){if(!(0,o.existsSync)((0,r.join)(t,l.Uq)))return{}
try{const e=l.P1.safeParse(JSON.parse(textOf(t,l.Uq)))
if(e.success)return{facts:e.data}
const[n]=e.error.issues
return{problem:`${n?.path.join(".")}: ${n?.message}`}}catch(t){return{problem:t instanceof Error?t.message:String(t)}}}function readEvents(t){const e=eventFiles(t)
const n=new Set(e.map(numberOf))
const o=e.length===0?-1:numberOf(e.at(-1)??"")
const s=Array.from({length:Math.min(o,g)},(t,e)=>e).filter(t=>!n.has(t))
const i=e.map(e=>({name:e,event:readOne(t,(0,r.join)("events",e))}))
const a=i.flatMap(({name:t,event:e})=>e?[]:[t])
const c=s.map(t=>`event-${String(t).padStart(5,"0")}`)
return{events:i.flatMap(({event:t})=>t??[]),lost:[...a,...c].sort()}}const g=1e5
const y=/^event-(\d+)-.*\.json$/
const numberOf=t=>Number(y.exec(t)?.[1])
function eventFiles(t){const e=(0,r.join)(t,"events")
const n=(0,o.existsSync)(e)?(0,o.readdirSync)(e):[]
return n.filter(t=>y.test(t)).sort((t,e)=>numberOf(t)-numberOf(e))}function readOne(t,e){try{return(0,c.j)(JSON.parse(textOf(t,e))).event}catch{return}}function textOf(t,e){const n=(0,d.Pd)(t,e,k)
if(n.status==="read")return n.bytes.toString()
throw new u.vC("config",n.status==="missing"?"it is not there":"it is not a file that can be read")}const k=512*1024*1024}),64377:((t,e,n)=>{n.r(e)
n.d(e,{ZodISODate:()=>r.ZodISODate,ZodISODateTime:()=>r.ZodISODateTime,ZodISODuration:()=>r.ZodISODuration,ZodISOTime:()=>r.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var o=n(43759)
var r=n(28942)
function datetime(t){return o.G1(r.ZodISODateTime,t)}function date(t){return o.db(r.ZodISODate,t)}function time(t){return o.Kn(r.ZodISOTime,t)}function duration(t){return o.f2(r.ZodISODuration,t)}})}

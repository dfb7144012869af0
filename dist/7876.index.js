export const id=7876
export const ids=[7876]
export const modules={12414:((n,e,t)=>{t.d(e,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=t(16698)
var o=t(48161)
var s=t(57975)
var i=t(94869)
const a=new r.AsyncLocalStorage
function info(n){const e=a.getStore()
if(e)e(`${n}${o.EOL}`)
else process.stdout.write(`${n}${o.EOL}`)}function notice(n,e={}){issue("notice",n,e)}function warning(n,e={}){issue("warning",n,e)}function error(n,e={}){issue("error",n,e)}function startGroup(n){issue("group",n)}function endGroup(){issue("endgroup","")}function setSecret(n){issue("add-mask",n)}function stopCommands(n){issue("stop-commands",n)}function resumeCommands(n){issue(n,"")}function issue(n,e,t={}){const r=Object.entries(t).filter(([,n])=>n!==void 0&&n!=="")
const o=r.map(([n,e])=>`${n}=${escaped(String(e)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${n}${o.length>0?` ${o.join(",")}`:""}::${escaped(e)}`)}function escaped(n){return n.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(n,{redact:e,newToken:t,most:r}){const o=e(plainly(n)).trimEnd().split(c)
if(o.length===1&&o[0]==="")return
const s=t()
stopCommands(s)
if(o.length>r)info(`| … ${(0,i.U9)(o.length-r,"line")} before`)
for(const n of o.slice(-r))info(`| ${e(clipped(n))}`)
resumeCommands(s)}function plainly(n){return(0,s.stripVTControlCharacters)(n).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(n){const e=n.replaceAll("##[","## [").replaceAll("\t","  ")
return e.length<=u?e:`${e.slice(0,u).replace(/[\ud800-\udbff]$/,"")}…`}}),54995:((n,e,t)=>{t.r(e)
t.d(e,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=t(47776)
var o=t(76221)
var s=t(62822)
var i=t(91106)
var a=t(94869)
var c=t(12414)
function maskSecrets(n){const e=n.flatMap(i.CB).filter(n=>n.length>=i.G6&&!/[\r\n]/.test(n))
for(const t of new Set([...n,...e]))if(t!=="")(0,c.Pq)(t)}function printSubAgent(n,e){return t=>{const o=(0,r.c)(t)
if(o!==void 0)(0,c.pq)(n(`  [${e}] ${breakRunnerCommands(n(o))}`))}}function printNotice(n){(0,c.lm)(breakRunnerCommands(n))}function printWarning(n){(0,c.$e)(breakRunnerCommands(n))}function printSandbox(n){const e=n?`The tools run in a sandbox (${n.way}, network: ${n.network}). Its self-test passed (${n.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,c.pq)(e)
for(const e of n?.gaps??[])printNotice(e)
if(n&&n.caches.given.length>0)(0,c.pq)(breakRunnerCommands(`Caches of earlier steps: ${n.caches.given.join(", ")}`))
for(const{path:e,why:t}of n?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(e,200)} is not in the sandbox: ${(0,a.TN)(t,300)}.`)}function printKnowledge({commit:n,files:e,plugins:t,brought:r,hooks:o,problems:s}){const i=e.map(({path:n,id:e})=>`${n} (${e.slice(0,7)})`)
for(const e of i.slice(0,50))(0,c.pq)(breakRunnerCommands(`instructions from ${n.slice(0,7)}: ${e}`))
if(i.length>50)(0,c.pq)(`… and from ${i.length-50} more files`)
for(const{name:n,label:e}of t)(0,c.pq)(breakRunnerCommands(`plugin ${n} from ${e}`))
for(const{label:n,skills:e}of r)(0,c.pq)(breakRunnerCommands(`skills from ${n}: ${e.map(({name:n})=>n).join(", ")||"none"}`))
if(o)(0,c.pq)(breakRunnerCommands(`hooks from ${n.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:n,problem:e}of s.slice(0,20))printNotice(`${n} ${e}.`)}function printSetUp(n,e){return t=>{(0,c.Oh)("Setting up");(0,c.OG)(t,{redact:n,newToken:e,most:Number.POSITIVE_INFINITY});(0,c.N4)()}}function printServer(n,e,t){(0,c.pq)(t(breakRunnerCommands(`Server ${n}: ${e}`)))}function printWait({waitMs:n,attempt:e,attempts:t,fault:r}){const o=Math.max(1,Math.round(n/1e3));(0,c.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${e} of ${t})`)))}function printChange({from:n,to:e,fault:t}){printNotice((0,a.hC)(t.message,`Asking ${e} instead of ${n}`))}function printFault(n,e){const t=[n.headline,n.quote,n.hint].map(n=>n&&breakRunnerCommands(n));(0,c.z3)(e((0,a.hC)(...t)))
if(n.cause!==void 0)(0,c.pq)(e(breakRunnerCommands(`Cause: ${describe(n.cause)}`)))
printReply(n,e)}function printReply(n,e){const t=(0,o.o)(n)
if(t===void 0)return;(0,c.Oh)("What the endpoint replied")
for(const n of t.split("\n"))(0,c.pq)(e(breakRunnerCommands(n,t.length)));(0,c.N4)()}function printEnd({report:n,fault:e},t,r){const{outcome:o,reason:i,hint:u}=n
const l=r(breakRunnerCommands((0,a.hC)(i,u)))
if(t&&e)printFault(e,r)
else if(t)(0,c.z3)(l)
else if(s.tz.includes(o))(0,c.$e)(l)
else(0,c.pq)(`${o}: ${l}`)
if(!t)printReply(e,r)}function printAnnotations(n,e){for(const{file:t,line:r,message:o}of n)(0,c.z3)(e(breakRunnerCommands(o)),{file:t,line:r,title:"Seen by the agent"})}function printRisks(n,e){for(const t of n.slice(0,10))(0,c.$e)(e(breakRunnerCommands(`Of medium risk, and run: ${t}`)))}function describe(n){return n instanceof Error?`${n.name}: ${n.message}`:String(n)}function breakRunnerCommands(n,e=300){return(0,a.TN)(n,e).replaceAll("##[","## [").replace(/^::/,": :")}}),47776:((n,e,t)=>{t.d(e,{c:()=>lineOf})
var r=t(94869)
var o=t(46032)
var s=t(17117)
function lineOf(n){switch(n.kind){case"SystemPromptEvent":case"ConversationStateUpdateEvent":return
case"MessageEvent":if(n.source==="user")return skillsOf(n.activated_skills)
return`${n.source} says: ${(0,o.wh)(n.llm_message.content)}`
case"ActionEvent":return`-> ${n.tool_name} ${n.summary??inShort(n.action)}`
case"ObservationEvent":return`<- ${n.tool_name} ${outcomeOf(n.observation)}`
case"AgentErrorEvent":return`<- ${n.tool_name} error: ${n.error}`
case"HookExecutionEvent":return hookLine(n)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,r.U9)(n.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${n.code}: ${n.detail}`}}function hookLine({hook_event_type:n,blocked:e,reason:t,error:r}){if(e)return`hook ${n} blocks: ${t}`
if(r!==void 0)return`hook ${n} does not count: ${r}`
return n.endsWith("ToolUse")?void 0:`hook ${n} is fine`}function skillsOf(n){return n.length===0?void 0:`skills called for: ${n.join(", ")}`}function inShort(n){const e=n?(0,s.cP)(n):{invalid:"(an invalid call)"}
const t="code"in e||"command"in e
const isBare=n=>!t||!["number","boolean"].includes(typeof n)
return(0,r.TN)(Object.entries(e).map(([n,e])=>isBare(e)?inWords(e):`(${n}: ${e})`).join(" "),120)}function inWords(n,e=0){if(typeof n!=="object"||n===null)return String(n)
const t=Object.values(n)
if(Array.isArray(n)&&t.every(n=>typeof n!=="object"))return t.join(",")
return e<5?t.map(n=>inWords(n,e+1)).join(" "):"…"}function outcomeOf(n){const e=n.exit_code===void 0?"":`exit code ${n.exit_code}, `
const t=(0,r.U9)(Buffer.byteLength((0,o.wh)(n.content)),"byte")
return`${e}${t}${n.is_error?", an error":""}`}}),76327:((n,e,t)=>{t.d(e,{K$:()=>s,PH:()=>needsSandbox,Ve:()=>o,lI:()=>isGrant,r4:()=>inWords})
var r=t(28942)
const o=r.strictObject({secrets:r.array(r.string()).readonly(),hosts:r.array(r.string()).readonly(),server:r.string()}).readonly()
const s=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:n,hosts:e,server:t}){return n.length+e.length>0||t!==""}function needsSandbox({secrets:n,hosts:e}){return n.length+e.length>0}function inWords({secrets:n,hosts:e,server:t}){const named=(n,e)=>e.length===0?[]:[`${n}${e.length===1?"":"s"} ${e.join(", ")}`]
return[...named("secret",n),...named("host",e),...t?[`server ${t}`]:[]].join("; ")}}),76221:((n,e,t)=>{t.d(e,{Q:()=>ModelFault,o:()=>replyIn})
var r=t(98664)
const o=new Set(["context-window","malformed-history","content-policy","unparsed-call"])
class ModelFault extends r.vC{isTransient
retryAfterMs
isModelMissing
attempts
mostAttempts
reply
told
constructor(n,{isTransient:e=!1,retryAfterMs:t,isModelMissing:r=!1,attempts:s=1,mostAttempts:i,reply:a,told:c,...u}={}){const{reason:l,isLasting:f=(l===void 0?!e:o.has(l))}=u
super("model",n,{...u,isLasting:f})
this.name="ModelFault"
this.isTransient=e
this.retryAfterMs=t
this.isModelMissing=r
this.attempts=s
this.mostAttempts=i
this.reply=a
this.told=c}}function replyIn(n){if(n instanceof ModelFault&&n.reply!==void 0)return n.reply
return n instanceof r.vC?replyIn(n.cause):void 0}}),80292:((n,e,t)=>{t.d(e,{Dm:()=>leadingJson,Hl:()=>shallowJson,dj:()=>canonicalJson,lj:()=>parseObject})
var r=t(28942)
const o=r.record(r.string(),r.unknown())
function parseObject(n){for(const e of[n,escapeControls(n)]){const n=o.safeParse(parse(e))
if(n.success)return{json:e,value:n.data}}return}function leadingJson(n,e){const t=endOfValue(n,e)
if(t===void 0)return
const r=parse(escapeControls(n.slice(e,t)))
return r===void 0?void 0:{value:r,end:t}}function parse(n){try{return JSON.parse(n)}catch{return}}const s=200
function shallowJson(n){const e=parse(n)
let t=[e]
for(let n=0;n<=s&&t.length>0;n+=1)t=t.flatMap(inside)
return t.length>0?void 0:e}function inside(n){return typeof n==="object"&&n!==null?Object.values(n):[]}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function escapeControls(n){const e=[]
let t=0
for(let r=n.indexOf('"');r>=0;r=n.indexOf('"',t)){e.push(n.slice(t,r))
t=endOfString(n,r)
e.push(escaped(n.slice(r,t)))}return e.join("")+n.slice(t)}function escaped(n){return n.replaceAll(/[\u0000-\u001f]/g,n=>i[n]??`\\u${hex(n)}`)}function hex(n){return n.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(n,e){for(let t=e+1;t<n.length;t+=1)if(n[t]==="\\")t+=1
else if(n[t]==='"')return t+1
return n.length}function endOfValue(n,e){if(n[e]!=="{"&&n[e]!=="[")return
let t=0
for(let r=e;r<n.length;r+=1){const e=n[r]??""
if(e==='"')r=endOfString(n,r)-1
if(e==="{"||e==="[")t+=1
if(e==="}"||e==="]")t-=1
if(t===0)return r+1}return}function canonicalJson(n){return JSON.stringify(n,(n,e)=>isRecord(e)?sorted(e):e)}function isRecord(n){return typeof n==="object"&&n!==null&&!Array.isArray(n)}function sorted(n){const e=Object.keys(n).sort((n,e)=>n<e?-1:1)
const t=Object.create(null)
for(const r of e)t[r]=n[r]
return t}})}

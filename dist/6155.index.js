export const id=6155
export const ids=[6155,5298]
export const modules={47776:((e,n,t)=>{t.d(n,{c:()=>lineOf})
var r=t(94869)
var o=t(70598)
var s=t(46032)
var i=t(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,o.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,s.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,r.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:n,reason:t,error:r}){if(n)return`hook ${e} blocks: ${t}`
if(r!==void 0)return`hook ${e} does not count: ${r}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const n=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const t="code"in n||"command"in n
const isBare=e=>!t||!["number","boolean"].includes(typeof e)
return(0,r.TN)(Object.entries(n).map(([e,n])=>isBare(n)?inWords(n):`(${e}: ${n})`).join(" "),120)}function inWords(e,n=0){if(typeof e!=="object"||e===null)return String(e)
const t=Object.values(e)
if(Array.isArray(e)&&t.every(e=>typeof e!=="object"))return t.join(",")
return n<5?t.map(e=>inWords(e,n+1)).join(" "):"…"}function outcomeOf(e){const n=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const t=(0,r.U9)(Buffer.byteLength((0,s.wh)(e.content)),"byte")
return`${n}${t}${e.is_error?", an error":""}`}}),76327:((e,n,t)=>{t.d(n,{K$:()=>s,PH:()=>needsSandbox,Ve:()=>o,lI:()=>isGrant,r4:()=>inWords})
var r=t(28942)
const o=r.strictObject({secrets:r.array(r.string()).readonly(),hosts:r.array(r.string()).readonly(),server:r.string()}).readonly()
const s=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:e,hosts:n,server:t}){return e.length+n.length>0||t!==""}function needsSandbox({secrets:e,hosts:n}){return e.length+n.length>0}function inWords({secrets:e,hosts:n,server:t}){const named=(e,n)=>n.length===0?[]:[`${e}${n.length===1?"":"s"} ${n.join(", ")}`]
return[...named("secret",e),...named("host",n),...t?[`server ${t}`]:[]].join("; ")}}),46031:((e,n,t)=>{t.d(n,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=t(51455)
var o=t(76760)
var s=t(98664)
var i=t(54668)
async function safePath(e,n){return(await resolvePath(e,n)).real}async function safeWritePath(e,n){const t=await resolvePath(e,n)
if(t.steps.some(e=>e.toLowerCase()===".git"))throw new s.Fp(`"${n}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return t}async function requireInside(e,n,t){if(await placeOf(e,n)===void 0)throw outside(e,t)}async function resolvePath(e,n){if(n.includes("\0"))throw new s.Fp("A path cannot contain a NUL character.")
const t=await placeOf(e,await followLinks((0,o.resolve)(e[0],n),n))
if(t===void 0)throw outside(e,n)
return t}async function placeOf(e,n){for(const t of e){const e=await followLinks(t,t)
const r=inside(e,n)
if(r!==void 0)return{root:e,steps:r.split(o.sep).filter(Boolean),real:n}}return}function outside([e],n){return new s.Fp(`"${n}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,n){const t=(0,o.relative)(e,n)
return t===".."||t.startsWith(`..${o.sep}`)||(0,o.isAbsolute)(t)?void 0:t}async function followLinks(e,n){try{return await(0,r.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new s.Fp(`"${n}" leads through a link to nothing. Use the real path.`)
return(0,o.join)(await followLinks((0,o.dirname)(e),n),(0,o.basename)(e))}async function isLink(e){try{return(await(0,r.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,n){try{return await n()}catch(n){const t=errorCode(n)
if(!/^E[A-Z0-9]+$/.test(t))throw n
throw new s.Fp(`Cannot ${e}: ${(0,i.uc)(t)}.`,{cause:n})}}}),80292:((e,n,t)=>{t.d(n,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var r=t(28942)
var o=t(51622)
const s=r.record(r.string(),r.unknown())
function parseObject(e){for(const n of[e,repairStrings(e)]){const e=s.safeParse(jsonOrNothing(n))
if(e.success)return{json:n,value:e.data}}return}function leadingJson(e,n){const t=endOfValue(e,n)
if(t===void 0)return
const r=jsonOrNothing(repairStrings(e.slice(n,t)))
return r===void 0?void 0:{value:r,end:t}}function jsonOrNothing(e){try{return(0,o.qF)(e)}catch{return}}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(e){const n=[]
let t=0
for(let r=e.indexOf('"');r>=0;r=e.indexOf('"',t)){n.push(e.slice(t,r))
t=endOfString(e,r)
n.push(repaired(e.slice(r,t)))}return n.join("")+e.slice(t)}function repaired(e){const n=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return e.replaceAll(n,e=>{if(e.startsWith("\\"))return e==="\\"?"\\\\":e
return i[e]??`\\u${hex(e)}`})}function hex(e){return e.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(e,n){for(let t=n+1;t<e.length;t+=1)if(e[t]==="\\")t+=1
else if(e[t]==='"')return t+1
return e.length}function endOfValue(e,n){if(e[n]!=="{"&&e[n]!=="[")return
let t=0
for(let r=n;r<e.length;r+=1){const n=e[r]??""
if(n==='"')r=endOfString(e,r)-1
if(n==="{"||n==="[")t+=1
if(n==="}"||n==="]")t-=1
if(t===0)return r+1}return}function wellFormedJson(e){if(!/\\u[dD]/.test(e))return e
return e.replaceAll(a,(e,n)=>n===void 0?e:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(e){return JSON.stringify(e,(e,n)=>isRecord(n)?sorted(n):n)}function isRecord(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function sorted(e){const n=Object.keys(e).sort((e,n)=>e<n?-1:1)
const t=Object.create(null)
for(const r of n)t[r]=e[r]
return t}}),51622:((e,n,t)=>{t.d(n,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const r={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(e){if(e.length>r.depth)(new JsonMeter).push(e)
return JSON.parse(e)}class JsonMeter{#e=0
#n=0
#t=!1
#r=!1
push(e){for(let n=0;n<e.length;n+=1){const t=e.charCodeAt(n)
if(!this.#t)this.#o(t)
else if(this.#r)this.#r=!1
else if(t===s)this.#r=!0
else if(t===o)this.#t=!1}}restart(){this.#e=0
this.#n=0
this.endString()}endString(){this.#t=!1
this.#r=!1}#o(e){if(e===o)this.#t=!0
else if(e===i)this.#s()
else if(e===a||e===u)this.#i()
else if(e===c||e===f)this.#n-=1}#i(){this.#s()
this.#n+=1
if(this.#n>r.depth)throw new TooMuchJson(`The JSON is nested more than ${r.depth} deep.`)}#s(){this.#e+=1
if(this.#e>r.parts)throw new TooMuchJson("The JSON has too many values.")}}const[o,s,i]=[34,92,44]
const[a,c,u,f]=[91,93,123,125]}),96717:((e,n,t)=>{t.d(n,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=t(16698)
var o=t(48161)
var s=t(57975)
var i=t(94869)
const a=new r.AsyncLocalStorage
function info(e){const n=a.getStore()
if(n)n(`${e}${o.EOL}`)
else process.stdout.write(`${e}${o.EOL}`)}function notice(e,n={}){issue("notice",e,n)}function warning(e,n={}){issue("warning",e,n)}function error(e,n={}){issue("error",e,n)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,n,t={}){const r=Object.entries(t).filter(([,e])=>e!==void 0&&e!=="")
const o=r.map(([e,n])=>`${e}=${escaped(String(n)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${o.length>0?` ${o.join(",")}`:""}::${escaped(n)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:n,newToken:t,most:r}){const o=n(plainly(e)).trimEnd().split(c)
if(o.length===1&&o[0]==="")return
const s=t()
stopCommands(s)
if(o.length>r)info(`| … ${(0,i.U9)(o.length-r,"line")} before`)
for(const e of o.slice(-r))info(`| ${n(clipped(e))}`)
resumeCommands(s)}function plainly(e){return(0,s.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const n=e.replaceAll("##[","## [").replaceAll("\t","  ")
return n.length<=u?n:`${(0,i.GH)(n,u)}…`}}),57974:((e,n,t)=>{t.r(n)
t.d(n,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=t(47776)
var o=t(76221)
var s=t(91106)
var i=t(54668)
var a=t(94869)
var c=t(26285)
var u=t(96717)
var f=t(25298)
function maskSecrets(e){const n=e.flatMap(s.CB).filter(e=>e.length>=s.G6&&!/[\r\n]/.test(e))
for(const t of new Set([...e,...n]))if(t!=="")(0,u.Pq)(t)}function printSubAgent(e,n){return t=>{const o=(0,r.c)(t)
if(o!==void 0)(0,u.pq)(e(`  [${n}] ${breakRunnerCommands(e(o))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const n=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(n)
for(const n of e?.gaps??[])printNotice(n)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:n,why:t}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(n,200)} is not in the sandbox: ${(0,a.TN)(t,300)}.`)}function printKnowledge({commit:e,files:n,plugins:t,brought:r,hooks:o,problems:s}){const i=n.map(({path:e,id:n})=>`${e} (${n.slice(0,7)})`)
for(const n of i.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${n}`))
if(i.length>50)(0,u.pq)(`… and from ${i.length-50} more files`)
for(const{name:e,label:n}of t)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${n}`))
for(const{label:e,skills:n}of r)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${n.map(({name:e})=>e).join(", ")||"none"}`))
if(o)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:e,problem:n}of s.slice(0,20))printNotice(`${e} ${n}.`)}function printSetUp(e,n){return t=>{(0,u.Oh)("Setting up");(0,u.OG)(t,{redact:e,newToken:n,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,n,t){(0,u.pq)(t(breakRunnerCommands(`Server ${e}: ${n}`)))}function printWait({waitMs:e,attempt:n,attempts:t,fault:r}){const o=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${n} of ${t})`)))}function printChange({from:e,to:n,fault:t}){printNotice((0,a.hC)(t.message,`Asking ${n} instead of ${e}`))}function printFault(e,n,t){const r=(0,f.hidePaths)(t)
const o=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(r(e)));(0,u.z3)(n((0,a.hC)(...o)))
if(e.cause!==void 0)(0,u.pq)(n(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,n)}function printReply(e,n){const t=(0,o.o)(e)
if(t===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of t.split("\n"))(0,u.pq)(n(breakRunnerCommands(e,t.length)));(0,u.N4)()}function printEnd({report:e,fault:n},{isFailure:t,redact:r,env:o}){const{outcome:s,reason:i,hint:f}=e
const l=r(breakRunnerCommands((0,a.hC)(i,f)))
if(t&&n)printFault(n,r,o)
else if(t)(0,u.z3)(l)
else if(c.tz.includes(s))(0,u.$e)(l)
else(0,u.pq)(`${s}: ${l}`)
if(!t)printReply(n,r)}function printAnnotations(e,n){for(const{file:t,line:r,message:o}of e)(0,u.z3)(n(breakRunnerCommands(o)),{file:t,line:r,title:"Seen by the agent"})}function printRisks(e,n){for(const t of e.slice(0,10))(0,u.$e)(n(breakRunnerCommands(`The agent made a call of medium risk: ${t}`)))}function describe(e){const n=(0,i.cZ)(e).map(({name:e,message:n})=>`${e}: ${n}`)
return n.length===0?String(e):[...new Set(n)].join("; caused by ")}function breakRunnerCommands(e,n=300){return(0,a.TN)(e,n).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,n,t)=>{t.r(n)
t.d(n,{hidePaths:()=>hidePaths})
var r=t(76760)
var o=t(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const n=s.map(([n,t])=>[e[n]??"",t])
const t=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...n,...t]})}})}

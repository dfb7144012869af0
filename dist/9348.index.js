export const id=9348
export const ids=[9348]
export const modules={67159:((e,t,n)=>{n.d(t,{IB:()=>o,MR:()=>h,XP:()=>c,YZ:()=>m,l:()=>f,mY:()=>p,xn:()=>d})
var r=n(28942)
var s=n(46032)
var i=n(71093)
const o=r["enum"](["UNKNOWN","LOW","MEDIUM","HIGH"])
const a=r.object({kind:r.string()}).catchall(i.LM).readonly()
const c=r.strictObject({kind:r.literal("ActionEvent"),...i.iE,source:i.kL.default("agent"),thought:r.array(s.ny).readonly().prefault([]),reasoning_content:r.string().optional(),thinking_blocks:r.array(s.GT).readonly().prefault([]),responses_reasoning_item:s.od.optional(),action:a.nullable().default(null),tool_name:r.string(),tool_call_id:r.string(),tool_call:s.iL,llm_response_id:r.string(),security_risk:o.default("UNKNOWN"),critic_result:s.Yt.optional(),summary:r.string().optional()}).readonly()
const l=r.object({kind:r.string(),content:r.array(s.UC).readonly(),is_error:r.boolean().default(!1)}).catchall(i.LM).readonly()
const u={tool_name:r.string(),tool_call_id:r.string(),action_id:r.string()}
const d=r.strictObject({kind:r.literal("ObservationEvent"),...i.iE,source:i.kL.default("environment"),...u,observation:l,extended_content:r.array(s.ny).readonly().prefault([])}).readonly()
const f=r.strictObject({kind:r.literal("UserRejectObservation"),...i.iE,source:i.kL.default("environment"),...u,rejection_reason:r.string().default("User rejected the action"),rejection_source:r["enum"](["user","hook"]).default("user")}).readonly()
const h=r.strictObject({kind:r.literal("AgentErrorEvent"),...i.iE,source:i.kL.default("agent"),tool_name:r.string(),tool_call_id:r.string(),error:r.string(),classification:i.Jq.optional()}).readonly()
const p=r.strictObject({kind:r.literal("ConversationErrorEvent"),...i.iE,source:i.kL.default("environment"),code:r.string(),detail:r.string(),classification:i.Jq.optional()}).readonly()
const m=r.strictObject({kind:r.literal("ServerErrorEvent"),...i.iE,source:i.kL.default("environment"),code:r.string(),detail:r.string()}).readonly()}),31720:((e,t,n)=>{n.d(t,{H0:()=>encryptSecrets,JE:()=>l,e4:()=>c,l5:()=>decryptSecrets,xz:()=>f})
n(77598)
var r=n(28942)
n(98664)
const s=r.string().optional()
const i=r.strictObject({kind:r.literal("StaticSecret"),value:r.string(),description:s}).readonly()
const o=r.strictObject({kind:r.literal("EnvSecret"),variable:r.string(),description:s}).readonly()
const a=r.strictObject({kind:r.literal("LookupSecret"),url:r.url({protocol:/^https?$/,error:"must be an absolute http(s) URL"}),headers:r.record(r.string(),r.string()).readonly().default({}),description:s}).readonly()
const c=r.discriminatedUnion("kind",[i,o,a])
const l=Object.freeze({env:{},fetch:()=>Promise.reject(new Error("There is no network here.")),clock:()=>0})
const u="**********"
const d=r.looseObject({kind:r.string(),value:r.string().nullish(),variable:r.string().nullish(),url:r.string().nullish(),headers:r.record(r.string(),r.string()).readonly().nullish(),description:r.string().nullish()}).readonly()
const f=r.object({secret_sources:r.record(r.string(),d).readonly().prefault({})}).readonly()
function encryptSecrets(e,t){const lock=e=>t?.encrypt(e)??u
switch(e.kind){case"StaticSecret":return{...e,value:lock(e.value)}
case"EnvSecret":return e
case"CallbackSecret":return{kind:"StaticSecret",value:u,description:e.description}
case"LookupSecret":return{...e,url:lock(e.url),headers:mapValues(e.headers,lock)}}}function decryptSecrets(e,t){const open=e=>t?.decrypt(e)
const{kind:n,value:r,url:s,headers:i,description:o}=e
const a=c.safeParse({kind:n,...n==="StaticSecret"&&{value:r!=null?open(r):void 0},...n==="LookupSecret"&&{url:s!=null?open(s):void 0,headers:mapValues(i??{},open)},...o!=null&&{description:o}})
return a.data}function mapValues(e,t){return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,t(n)]))}}),30350:((e,t,n)=>{n.d(t,{$e:()=>analyzerFrom,J:()=>ratedAs,RQ:()=>readRuleFile,Ys:()=>standardAnalyzer,du:()=>isAtLeast,no:()=>assess,o8:()=>v,zv:()=>recordOf})
var r=n(76760)
var s=n(28942)
var i=n(961)
var o=n(98664)
var a=n(58225)
var c=n(63846)
var l=n(93740)
const u=Object.freeze({kind:"LLMSecurityAnalyzer",assess:async({security_risk:e})=>ratedAs(e,"The model rates it.")})
function ratedAs(e,...t){return{risk:e,reasons:t,isForbidden:!1}}async function assess(e,t,n){if(!n)return ratedAs("UNKNOWN","No security analyzer is configured.")
try{return await n.assess(e,t)}catch{return ratedAs("HIGH","The analysis failed.")}}const d={LOW:1,MEDIUM:2,HIGH:3}
function isAtLeast(e,t){return rankOf(e)>=rankOf(t)}function rankOf(e){if(e==="UNKNOWN")throw new o.vC("bug","An UNKNOWN risk is neither higher nor lower than another.")
return d[e]}const f={LOW:0,MEDIUM:1,UNKNOWN:2,HIGH:3}
function worst(e){return e.reduce((e,t)=>f[t]>f[e]?t:e,"LOW")}const h=s.string().min(1).max(200)
const p=s.strictObject({tool:h.optional(),program:h.optional(),contains:h.optional(),path:h.optional(),effect:s["enum"](["forbid","high","medium"]),reason:h}).refine(e=>e.tool??e.program??e.contains??e.path,"A rule must have at least one condition.").readonly()
const m=s.strictObject({rules:s.array(p).max(200).readonly().prefault([])}).readonly()
function readRuleFile(e,t){const n="Fix the file, or remove it."
try{return m.parse((0,c.hN)(e)??{})}catch(e){const r=e instanceof i.G?(0,a.d)(e):"It is not YAML."
throw new o.vC("config",`The rules in ${t} cannot be read. ${r}`,{hint:n,cause:e})}}const g=s.strictObject({rules:m.prefault({})}).readonly()
const v=s.looseObject({kind:s.string()}).readonly()
const k="StandardSecurityAnalyzer"
const y=Object.freeze({kind:"ToolRisk",assess:async(e,{risk:t})=>ratedAs(t,...b[t])})
const b={LOW:[],MEDIUM:[],HIGH:["It runs without a sandbox."],UNKNOWN:["The effect of this tool is unknown."]}
function standardAnalyzer(e={}){const t=g.parse(e)
const n=ensemble([y,policyRail(t.rules),_,O])
return Object.freeze({kind:k,settings:t,assess:n.assess})}function recordOf({kind:e,settings:t}){return{...t,kind:e}}function analyzerFrom({kind:e,...t}){if(e===u.kind)return u
const n=g.safeParse(t)
return e===k&&n.success?standardAnalyzer(n.data):void 0}const O=Object.freeze({kind:"ModelRating",assess:async({security_risk:e})=>{const t=e==="MEDIUM"||e==="HIGH"
return t?ratedAs(e,`The model rates it ${e}.`):ratedAs("LOW")}})
const w=[{pattern:/\bmkfs\b|\bof=\/dev\/[a-z]|>\s?\/dev\/(?:sd|nvme|hd)/,reason:"It writes to a disk device."},{pattern:/:\(\)\s?\{\s?:\s?\|\s?:/,reason:"It starts itself endlessly."},{pattern:/\b(?:curl|wget)\b[^\n]{0,500}\|\s?(?:sudo\s)?\w*sh\b/,reason:"It runs what it downloads."},{pattern:/\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/cred|\/etc\/shadow|\/proc\/\w+\/environ|ACTIONS_(?:RUNTIME|ID_TOKEN)/,reason:"It refers to credentials of the machine."},{pattern:/169\.254\.169\.254|metadata\.google\.internal/,reason:"It refers to a cloud metadata service."}]
const _=Object.freeze({kind:"PatternSecurityAnalyzer",assess:async(e,{commands:t})=>highIf(t.flatMap(found))})
function highIf(e){return e.length>0?ratedAs("HIGH",...new Set(e)):ratedAs("LOW")}function found(e){const t=e.normalize("NFKC").replaceAll(/[\p{Cf}\0]/gu,"").replaceAll(/[^\S\n]+/g," ")
return w.filter(({pattern:e})=>e.test(t)).map(({reason:e})=>e)}function policyRail({rules:e}){return Object.freeze({kind:"PolicyRailSecurityAnalyzer",assess:async({tool_name:t},n)=>together([ratedAs("LOW"),...e.filter(e=>isMet(e,t,n)).map(verdict)])})}function verdict({effect:e,reason:t}){return{risk:e==="medium"?"MEDIUM":"HIGH",reasons:[t],isForbidden:e==="forbid"}}function isMet({tool:e,program:t,contains:n,path:r},s,{commands:i,paths:o,workingDir:a}){const isSaid=e=>i.some(t=>t.toLowerCase().includes(e.toLowerCase()))
return(e===void 0||e===s)&&(t===void 0||i.some(e=>wordsIn(e).has(t)))&&(n===void 0||isSaid(n))&&(r===void 0||o.some(e=>(0,l.h)(r).test(relative(e,a))))}function wordsIn(e){return new Set(e.split(/[\s;&|()<>{}`'"$\\/=]+/))}function relative(e,t){return r.posix.isAbsolute(e)?r.posix.relative(t,e):r.posix.normalize(e)}function ensemble(e){return Object.freeze({kind:"EnsembleSecurityAnalyzer",async assess(t,n){return together(await Promise.all(e.map(e=>assess(t,n,e))))}})}function together(e){const t=e.length===0?"UNKNOWN":worst(e.map(e=>e.risk))
const[n,r]=[e.filter(e=>e.risk===t),e.filter(e=>e.risk!==t)]
const s=[...new Set([...n,...r].flatMap(e=>e.reasons))]
return{risk:t,reasons:s,isForbidden:e.some(({isForbidden:e})=>e)}}}),56887:((e,t,n)=>{n.d(t,{CP:()=>isConfirmationActive,GK:()=>shouldGrant,Q4:()=>o,Rn:()=>stricter,mF:()=>shouldConfirm})
var r=n(28942)
var s=n(67159)
var i=n(30350)
const o=r.discriminatedUnion("kind",[r.strictObject({kind:r.literal("NeverConfirm")}).readonly(),r.strictObject({kind:r.literal("AlwaysConfirm")}).readonly(),r.strictObject({kind:r.literal("ConfirmRisky"),threshold:r["enum"](["LOW","MEDIUM","HIGH"]).default("HIGH"),confirm_unknown:r.boolean().default(!0)}).readonly()])
function shouldConfirm(e,t){switch(e.kind){case"NeverConfirm":return!1
case"AlwaysConfirm":return!0
case"ConfirmRisky":return t==="UNKNOWN"?e.confirm_unknown:(0,i.du)(t,e.threshold)}}function shouldGrant({kind:e}){return e!=="NeverConfirm"}function stricter(e,t){return strictness(t)>strictness(e)?t:e}function strictness(e){return s.IB.options.filter(t=>shouldConfirm(e,t)).length}function isConfirmationActive({policy:e,analyzer:t}){return t!=null&&e.kind!=="NeverConfirm"}}),63846:((e,t,n)=>{n.d(t,{I6:()=>readStrictFrontmatter,hN:()=>parseYaml,zT:()=>readFrontmatter})
var r=n(38815)
const s=/^-{3,}[ \t]*\n([\s\S]*?)(?<=\n)(?:-{3,}|\.\.\.)[ \t]*(?:\n|$)/
const i=/^(`{3,})\w*\n(-{3,}[ \t]*\n[\s\S]*?\n-{3,}[ \t]*\n)\1[ \t]*(?:\n|$)/
const o=/^(`{3,})\w*\n(-{3,}[ \t]*\n[\s\S]*)\n\1\s*$/
function readFrontmatter(e){const t=e.replace(/^[\uFEFF\u200B]+/,"").replaceAll(/\r\n?/g,"\n")
const n=t.slice(lengthBefore(t)).replace(i,"$2").replace(o,"$2")
const[r,a=""]=s.exec(n)??[]
if(r===void 0)return{fields:{},body:t.trim(),broken:unclosed(n)}
const{fields:c,broken:l}=fieldsOf(a.replaceAll(" "," "))
return{fields:withSmallNames(c),broken:l,body:n.slice(r.length).trim()}}function withSmallNames(e){const t=Object.entries(e)
const n=t.map(([e,t])=>[/^[A-Z][A-Za-z-]*$/.test(e)?e.toLowerCase():e,t])
return{...Object.fromEntries(n),...Object.fromEntries(t.filter(([e])=>e===e.toLowerCase()))}}function readStrictFrontmatter(e){const{broken:t,...n}=readFrontmatter(e)
const[r]=t
if(r)throw new Error(r.why)
return n}function lengthBefore(e){let t=0
for(;;){t+=/^\s*/.exec(e.slice(t))?.[0].length??0
const n=e.startsWith("\x3c!--",t)?e.indexOf("--\x3e",t):-1
if(n<0)return t
t=n+3}}function unclosed(e){if(!/^---[ \t]*\n[a-z][\w-]*:(?:\s|$)/.test(e))return[]
return[{field:"---",why:"its head has no second line of dashes, so all of it counts as text"}]}function fieldsOf(e){const t=plainFields(e)
if(t)return{fields:t,broken:[]}
const n=e.replaceAll(/^\t+/gm,e=>"  ".repeat(e.length))
const r=entriesOf(n)
const s=parsed(n)
if("value"in s&&(s.value==null||isNamed(s.value))&&!r.some(hasHash))return{fields:{...s.value},broken:[]}
if(r.length>0)return eachOf(r)
if("error"in s)throw s.error
throw new Error("it has no named fields")}function parsed(e,t=1){try{return{value:(0,r.qg)(e,{logLevel:"error"})}}catch(e){return{error:notYaml(e,t)}}}function isNamed(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const a=/^([a-z][\w-]*|(?:Name|Description|Triggers|Paths|Inputs|Tools|Skills|Model|License|Version))[ \t]*[:：](?:[ \t]+|$|(?=[^\s/:]))(.*)$/
function entriesOf(e){const t=[]
for(const[n,r]of e.split("\n").entries()){const[,e,s=""]=a.exec(r)??[]
if(e!==void 0)t.push({field:e,value:s,lines:[],line:n+1})
else t.at(-1)?.lines.push(r)}return t}function eachOf(e){const t=e.map(e=>({field:e.field,...readEntry(e)}))
const n=t.map(({field:e})=>e)
const r=[...new Set(n.filter((e,t)=>n.indexOf(e)<t))]
return{fields:Object.fromEntries(t.flatMap(e=>"value"in e?[[e.field,e.value]]:[])),broken:[...t.flatMap(e=>"error"in e?[{field:e.field,why:e.error.message}]:[]),...r.map(e=>({field:e,why:`\`${e}\` is there twice, and the last one counts`}))]}}function readEntry(e){const{field:t,value:n,lines:r,line:s}=e
const i=parsed([`${t}: ${n}`,...r].join("\n"),s)
if("value"in i&&isNamed(i.value)&&!hasHash(e))return{value:i.value[t]}
const o=r.map(e=>e.trim()).filter(e=>e!=="")
if(/^[[{|>]/.test(n)&&!c.test(n))return"error"in i?i:{value:n}
if(n.trim()===""&&o.every(e=>e.startsWith("-")))return{value:o.map(itemOf)}
if(n.trim()==="")return"error"in i&&!o.every(isField)?{value:o.join(" ")}:i
return{value:[n.trim(),...o].join(" ").replace(/^(["'])(.*)\1$/,"$2")}}const c=/^(?:\[[^[\]]*\]|\{[^{}]*\})[ \t]+[^\s#]/
function isField(e){return/^["']?[\w-]+["']?[ \t]*:(?:[ \t]|$)/.test(e)}function itemOf(e){const t=e.slice(1).trim()
const n=parsed(t)
return"value"in n&&typeof n.value!=="object"?n.value:t}function hasHash({value:e,lines:t}){return[e,...t].some(e=>/^[^"'[{|>]/.test(e)&&/\s#\S/.test(e))}function notYaml(e,t){if(!(e instanceof r.XT))return new Error(String(e),{cause:e})
const[{line:n,col:s}={line:0,col:1}]=e.linePos??[]
const i=e.message.split(/ at line \d|\n/)[0]
return new Error(`line ${n+t}, column ${s} is not valid YAML: ${i}`,{cause:e})}const l=/^([a-z][\w-]*): +(.*?) *$/
const u=/^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i
const d=/^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/
const f=/^(?!(?:true|false|null)$)[a-z][\w-]*$/i
function plainFields(e){const t={}
for(const n of e.replace(/\n$/,"").split("\n")){const[,e,r=""]=l.exec(n)??[]
const s=plainValue(r)
if(e===void 0||e in t||!f.test(e)||s===void 0)return
t[e]=s}return t}function plainValue(e){if(u.test(e))return e
const t=d.exec(e)?.[1]?.split(/, */)
return t?.every(e=>f.test(e))?t:void 0}function parseYaml(e){return(0,r.qg)(e,{logLevel:"error"})??void 0}}),69423:((e,t,n)=>{n.d(t,{L4:()=>stateOf,Qd:()=>s,d3:()=>i,uO:()=>defineTool})
var r=n(17117)
const s=5
const i=Object.freeze(["finish","think"])
function defineTool(e){return Object.freeze({...e,...(0,r.NY)(e.name)})}function stateOf(e,t){const own=t=>`tool:${e}:${t}`
return{get:e=>t.get(own(e)),set:(e,n)=>t.set(own(e),n)}}}),93740:((e,t,n)=>{n.d(t,{h:()=>globPattern})
function globPattern(e){return new RegExp(`^${new Reader(e).sequence("",!0)}$`,"su")}const r="(?:(?!\\.)[^/]+/)*"
const s="(?!\\.)[^/]+"
const i={"@":"","?":"?","*":"*","+":"+"}
class Reader{#e
#t=0
constructor(e){this.#e=e}sequence(e,t){let n=""
let r=t
while(this.#t<this.#e.length&&!e.includes(this.#n())){const t=this.#n()==="/"
const s=r&&this.#r().startsWith("**/")
if(this.#s("!"))return n+this.#i(e,r)
n+=this.#o(r)
r=t||s}return n}#o(e){const t=this.#r()
if(e&&t.startsWith("**/"))return this.#a(3,r)
if(e&&t==="**")return this.#a(2,`${r}${s}`)
const n=e?"(?!\\.)":""
if(this.#s("@?*+"))return n+this.#c()
if(t.startsWith("{")&&closes(t,"{","}"))return this.#l(e)
const i=/^\*+/.exec(t)?.[0]
if(i)return this.#a(i.length,`${n}[^/]*`)
if(t.startsWith("?"))return this.#a(1,`${n}[^/]`)
const o=/^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(t)
if(o)return this.#a(o[0].length,n+classOf(o[1],o[2]))
const[a="",c]=/^\\?(.)/su.exec(t)??[t]
return this.#a(a.length,literal(c??a))}#c(){const e=this.#n()
return`(?:${this.#u(2,"|",")",!1)})${i[e]}`}#i(e,t){const n=this.#u(2,"|",")",!1)
const r=this.sequence(e,!1)
return`${t?"(?!\\.)":""}(?!(?:${n})${r}$)[^/]*${r}`}#s(e){const t=this.#r()
return e.includes(t[0]??" ")&&t[1]==="("&&closes(t.slice(1),"(",")")}#l(e){return`(?:${this.#u(1,",","}",e)})`}#u(e,t,n,r){const s=[]
do{this.#t+=s.length===0?e:1
s.push(this.sequence(t+n,r))}while(this.#n()===t)
this.#t+=1
return s.join("|")}#a(e,t){this.#t+=e
return t}#n(){return this.#e[this.#t]??""}#r(){return this.#e.slice(this.#t)}}function closes(e,t,n){let r=0
let s=t==="("
for(const[i]of e.matchAll(/\\.|./gsu)){if(i===t)r+=1
if(i===","&&r===1)s=!0
if(i===n)r-=1
if(r===0)return s}return!1}function classOf(e,t=""){const n=t.replaceAll(/\\(.)|[\]^[]/gsu,(e,t)=>{const n=t??e
return/[\\\]^[-]/.test(n)?`\\${n}`:n})
return`(?!/)[${e?"^":""}${n}]`}function literal(e){return e.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}}),58225:((e,t,n)=>{n.d(t,{d:()=>fieldProblems})
var r=n(94869)
const s=5
function fieldProblems({issues:e}){const t=e.slice(0,s).map(sentenceOf)
return[...t,...e.length>s?[`There are ${e.length-s} more problems.`]:[]].join(" ")}function sentenceOf(e){if(e.code==="unrecognized_keys")return`${e.keys.map(t=>quoted([...e.path,t])).join(", ")} cannot be set here.`
const t=(0,r.TN)(e.message,300).replace(/[.:]?$/,".")
return e.path.length===0?t:`${quoted(e.path)}: ${t}`}function quoted(e){return`\`${(0,r.TN)(e.map(String).join("."),100).replaceAll("`","'")}\``}})}

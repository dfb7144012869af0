export const id=2866
export const ids=[2866,5298]
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
return`${n}${t}${e.is_error?", an error":""}`}}),71093:((e,n,t)=>{t.d(n,{Dl:()=>o,Jq:()=>c,LM:()=>u,iE:()=>a,kL:()=>s,uN:()=>frozenCopy})
var r=t(28942)
const o="__root__"
const s=r["enum"](["agent","user","environment","hook"])
const i=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:r.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:r.string().regex(i),parent_id:r.string().min(1).optional()}
const c=r.strictObject({kind:r["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:r.boolean(),user_action:r["enum"](["none","retry","settings"]).default("none"),error_id:r.string().optional()}).readonly()
const u=r.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const n=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(n.map(([e,n])=>[e,frozenCopy(n)])))}}),91106:((e,n,t)=>{t.d(n,{CB:()=>textsOf,DH:()=>decoded,G6:()=>o,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var r=t(24506)
const o=6
const s=16
function textsOf(e){return[...new Set([e.trim(),...(0,r.B)(e).flatMap(e=>[e,...longLines(e)])])]}function formsOf(e){return textsOf(e).filter(e=>e.length>=o).flatMap(e=>[...asWritten(e),...encoded(e)])}function longLines(e){const n=e.split(/[\r\n]+/).map(e=>e.trim())
return n.length>1?n.filter(e=>e.length>=s):[]}function asWritten(e){const n=[e,decoded(e).text]
if(e.includes(" "))n.push(e.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(e))n.push(Buffer.from(e).toString("latin1"))
return n.filter(e=>e.length>=o)}function encoded(e){const n=Buffer.from(e)
const t=n.toString("hex")
return[t,t.toUpperCase(),...base64(n,"base64"),...base64(n,"base64url")]}function base64(e,n){const t=[0,1,2].map(t=>{const r=Buffer.concat([Buffer.alloc(t),e]).toString(n)
return r.slice(Math.ceil(t*8/6),Math.floor((t+e.length)*8/6))})
return[e.toString(n),...t]}const i=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const a={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const c={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(e){return/[\\%&]/.test(e)}function startOfOpenEscape(e){const n=e.slice(-u)
const t=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(n)
return t?beginning(e,e.length-n.length+t.index):e.length}function beforeEscape(e,n){if(n===e.length)return n
const t=Math.max(0,n-u)
const r=e.slice(t,n).search(/[\\%&]/)
return r<0?n:beginning(e,t+r)}const u=16
function beginning(e,n){let t=n
while(e[t]==="\\"&&e[t-1]==="\\")t-=1
return t}function decoded(e){const[n,t]=[[0],[0]]
let r=""
let o=0
for(const s of e.matchAll(i)){const i=meaningOf(s)
r+=e.slice(o,s.index)
o=s.index+s[0].length
n.push(r.length,r.length+i.length)
t.push(s.index,o)
r+=i}r+=e.slice(o)
const startOf=e=>{const r=lastAtOrBefore(n,e)
return(t[r]??0)+e-(n[r]??0)}
const endOf=e=>{const r=lastAtOrBefore(n,e)
return n[r+1]===e+1?t[r+1]??0:startOf(e)+1}
return{text:r,startOf:startOf,endOf:endOf}}function meaningOf([e,n,t,r,o,s,i,u,l]){const f=n??t??s??u
if(f!==void 0)return unit(Number.parseInt(f,16),e)
if(i!==void 0)return unit(Number.parseInt(i,10),e)
if(r!==void 0)return a[r]??r
return c[l??""]??o??""}function unit(e,n){return e<=65535?String.fromCharCode(e):n}function lastAtOrBefore(e,n){let[t,r]=[0,e.length-1]
while(t<r){const o=t+r+1>>1
if((e[o]??0)<=n)t=o
else r=o-1}return t}}),24506:((e,n,t)=>{t.d(n,{B:()=>secretParts})
function secretParts(e){const n=partsOrAll(e.trim())
const t=inBase64(e)
return[...new Set(t.length>0?[...n,...t]:n.flatMap(e=>[e,...inBase64(e)]))]}function partsOrAll(e){const n=partsOf(e).filter(e=>e.length>=r)
return n.length===0?[e]:n}function inBase64(e){const n=e.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(n))return[]
const t=Buffer.from(n,"base64").toString("latin1").trim()
if(t.length<r||!/^[\t\n\r -~]*$/.test(t))return[]
const[,s=""]=/^[^\s:]*:(\S+)$/.exec(t)??[]
if(s.length>=r&&!d.test(s))return[s]
return partsOrAll(t).filter(e=>!d.test(e)&&!o.test(e))}const r=6
function partsOf(e,n=""){const t=fieldsOf(e)
if(t)return t.flatMap(([e,n])=>partsOf(n,e))
if(h.test(e))return inKeyFile(e)
if(p.test(e))return inAddress(e)
if(n==="")return inWords(e)
return!o.test(e)&&(s.test(n)||isOpaque(e))?[e]:[]}const o=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const s=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(e){if(e.startsWith("{"))try{return inJson(JSON.parse(e),0)}catch{return}const n=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(e)?";":/\r?\n/
const t=e.split(n).filter(e=>!/^\s*(?:#|$)/.test(e))
const r=t.map(e=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(e))
if(r.length<2||r.includes(null))return
return r.map(e=>[e?.[1]??"",(e?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const i=/[A-Za-z_][\w.-]*/g
const a=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const c=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const u=/[\s"'`<>,;(){}[\]|]+/
function inWords(e){const n=e.split("\n").flatMap(namedInLine)
if(n.length===0&&!u.test(e))return[]
const t=e.replaceAll(c," ").split(u).flatMap(e=>e.split(/[:=](?=[^:=])/)).map(e=>e.replace(/[.!?:]$/,"")).filter(e=>isOpaque(e)&&!l.test(e))
const r=e.match(c)??[]
return[...n,...t.map(e=>e.replace(g,"")),...r.flatMap(inAddress)]}const l=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(e){const n=[]
const t=e.search(/[A-Za-z_]/)
let r=0
for(const{0:o,index:c}of e.matchAll(i)){if(c<r||!s.test(o))continue
a.lastIndex=c+o.length
const[i="",u="",f,p,m=""]=a.exec(e)??[]
if(i===""||u===""&&d.test(m)&&!/^(?:machine|default|login)\b/.test(e))continue
const h=u===":"&&m!==""&&c===t
const g=h?yamlValue(e.slice(c+o.length)):f??p??m
r=h?e.length:c+o.length+i.length
if(!g.startsWith("$")&&!l.test(g))n.push(...partsOf(g,o))}return n}function yamlValue(e){return e.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const f=10
function inJson(e,n,t=""){if(typeof e==="string")return[[t,e.trim()]]
if(typeof e!=="object"||e===null||n>f)return[]
const r=Array.isArray(e)
return Object.entries(e).flatMap(([e,o])=>inJson(o,n+1,r?t:e))}const p=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(e){const n=e.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(n))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(n)?.[1]??"")
const{username:t,password:r,pathname:o,searchParams:i,hash:a}=new URL(n)
const c=[...i].filter(([e,n])=>s.test(e)||isOpaque(n))
return[...d.test(decoded(r))?[`${t}:${r}`]:bothWays(r),...isOpaque(decoded(t))?bothWays(t):[],...c.map(([,e])=>e),...[...o.split("/"),a.slice(1)].filter(isOpaque)]}const d=/^[a-z]{1,11}$/i
function bothWays(e){return e===""?[]:[e,decoded(e)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}const m=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(e){if(e.length<16||/[\s@]|:\/\//.test(e)||m.test(e))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(e))return!1
const n=e.split(/[^A-Za-z0-9]/).reduce((e,n)=>n.length>e.length?n:e,"")
return n.length>=12&&/\d/.test(n)&&/[a-z]/i.test(n)&&new Set(e).size>=8}const h=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(e){const n=e.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const t=[]
const r=[]
let o=!1
for(const e of n)if(e.startsWith("-----BEGIN ")){t.push({isPrivate:e.includes("PRIVATE"),body:[]})
o=!0}else if(e.startsWith("-----END "))o=!1
else if(o)t.at(-1)?.body.push(...bodyIn(e))
else r.push(e)
const s=t.some(({isPrivate:e})=>e)?t.filter(({isPrivate:e})=>e):t
return[...s.map(({body:e})=>e.join("\n").replace(g,"")),...partsOf(r.join("\n"))]}function bodyIn(e){return e.includes(":")?[]:e.split(/\s+/).filter(e=>/^[A-Za-z0-9+/=]+$/.test(e))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),96717:((e,n,t)=>{t.d(n,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
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
var l=t(25298)
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
for(const{path:e,problem:n}of s.slice(0,20))printNotice(`${e} ${n}.`)}function printSetUp(e,n){return t=>{(0,u.Oh)("Setting up");(0,u.OG)(t,{redact:e,newToken:n,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,n,t){(0,u.pq)(t(breakRunnerCommands(`Server ${e}: ${n}`)))}function printWait({waitMs:e,attempt:n,attempts:t,fault:r}){const o=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${n} of ${t})`)))}function printChange({from:e,to:n,fault:t}){printNotice((0,a.hC)(t.message,`Asking ${n} instead of ${e}`))}function printFault(e,n,t){const r=(0,l.hidePaths)(t)
const o=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(r(e)));(0,u.z3)(n((0,a.hC)(...o)))
if(e.cause!==void 0)(0,u.pq)(n(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,n)}function printReply(e,n){const t=(0,o.o)(e)
if(t===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of t.split("\n"))(0,u.pq)(n(breakRunnerCommands(e,t.length)));(0,u.N4)()}function printEnd({report:e,fault:n},{isFailure:t,redact:r,env:o}){const{outcome:s,reason:i,hint:l}=e
const f=r(breakRunnerCommands((0,a.hC)(i,l)))
if(t&&n)printFault(n,r,o)
else if(t)(0,u.z3)(f)
else if(c.tz.includes(s))(0,u.$e)(f)
else(0,u.pq)(`${s}: ${f}`)
if(!t)printReply(n,r)}function printAnnotations(e,n){for(const{file:t,line:r,message:o}of e)(0,u.z3)(n(breakRunnerCommands(o)),{file:t,line:r,title:"Seen by the agent"})}function printRisks(e,n){for(const t of e.slice(0,10))(0,u.$e)(n(breakRunnerCommands(`The agent made a call of medium risk: ${t}`)))}function describe(e){const n=(0,i.cZ)(e).map(({name:e,message:n})=>`${e}: ${n}`)
return n.length===0?String(e):[...new Set(n)].join("; caused by ")}function breakRunnerCommands(e,n=300){return(0,a.TN)(e,n).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,n,t)=>{t.r(n)
t.d(n,{hidePaths:()=>hidePaths})
var r=t(76760)
var o=t(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const n=s.map(([n,t])=>[e[n]??"",t])
const t=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...n,...t]})}})}

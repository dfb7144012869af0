export const id=4775
export const ids=[4775,5298,2866]
export const modules={47776:((e,t,n)=>{n.d(t,{c:()=>lineOf})
var r=n(94869)
var o=n(70598)
var s=n(46032)
var i=n(17117)
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
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:t,reason:n,error:r}){if(t)return`hook ${e} blocks: ${n}`
if(r!==void 0)return`hook ${e} does not count: ${r}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const t=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const n="code"in t||"command"in t
const isBare=e=>!n||!["number","boolean"].includes(typeof e)
return(0,r.TN)(Object.entries(t).map(([e,t])=>isBare(t)?inWords(t):`(${e}: ${t})`).join(" "),120)}function inWords(e,t=0){if(typeof e!=="object"||e===null)return String(e)
const n=Object.values(e)
if(Array.isArray(e)&&n.every(e=>typeof e!=="object"))return n.join(",")
return t<5?n.map(e=>inWords(e,t+1)).join(" "):"…"}function outcomeOf(e){const t=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const n=(0,r.U9)(Buffer.byteLength((0,s.wh)(e.content)),"byte")
return`${t}${n}${e.is_error?", an error":""}`}}),71093:((e,t,n)=>{n.d(t,{Dl:()=>o,Jq:()=>c,LM:()=>u,iE:()=>a,kL:()=>s,uN:()=>frozenCopy})
var r=n(28942)
const o="__root__"
const s=r["enum"](["agent","user","environment","hook"])
const i=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:r.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:r.string().regex(i),parent_id:r.string().min(1).optional()}
const c=r.strictObject({kind:r["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:r.boolean(),user_action:r["enum"](["none","retry","settings"]).default("none"),error_id:r.string().optional()}).readonly()
const u=r.unknown().transform(frozenCopy)
function frozenCopy(e){if(typeof e==="number")return Number.isFinite(e)?e+0:null
if(typeof e!=="object"||e===null)return e
if(Array.isArray(e))return Object.freeze(e.map(e=>frozenCopy(e)??null))
const t=Object.entries(e).filter(([,e])=>e!==void 0)
return Object.freeze(Object.fromEntries(t.map(([e,t])=>[e,frozenCopy(t)])))}}),91106:((e,t,n)=>{n.d(t,{CB:()=>textsOf,DH:()=>decoded,G6:()=>o,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var r=n(24506)
const o=6
const s=16
function textsOf(e){return[...new Set([e.trim(),...(0,r.B)(e).flatMap(e=>[e,...longLines(e)])])]}function formsOf(e){return textsOf(e).filter(e=>e.length>=o).flatMap(e=>[...asWritten(e),...encoded(e)])}function longLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.length>1?t.filter(e=>e.length>=s):[]}function asWritten(e){const t=[e,decoded(e).text]
if(e.includes(" "))t.push(e.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(e))t.push(Buffer.from(e).toString("latin1"))
return t.filter(e=>e.length>=o)}function encoded(e){const t=Buffer.from(e)
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
let o=0
for(const s of e.matchAll(i)){const i=meaningOf(s)
r+=e.slice(o,s.index)
o=s.index+s[0].length
t.push(r.length,r.length+i.length)
n.push(s.index,o)
r+=i}r+=e.slice(o)
const startOf=e=>{const r=lastAtOrBefore(t,e)
return(n[r]??0)+e-(t[r]??0)}
const endOf=e=>{const r=lastAtOrBefore(t,e)
return t[r+1]===e+1?n[r+1]??0:startOf(e)+1}
return{text:r,startOf:startOf,endOf:endOf}}function meaningOf([e,t,n,r,o,s,i,u,l]){const f=t??n??s??u
if(f!==void 0)return unit(Number.parseInt(f,16),e)
if(i!==void 0)return unit(Number.parseInt(i,10),e)
if(r!==void 0)return a[r]??r
return c[l??""]??o??""}function unit(e,t){return e<=65535?String.fromCharCode(e):t}function lastAtOrBefore(e,t){let[n,r]=[0,e.length-1]
while(n<r){const o=n+r+1>>1
if((e[o]??0)<=t)n=o
else r=o-1}return n}}),24506:((e,t,n)=>{n.d(t,{B:()=>secretParts})
function secretParts(e){const t=partsOrAll(e.trim())
const n=inBase64(e)
return[...new Set(n.length>0?[...t,...n]:t.flatMap(e=>[e,...inBase64(e)]))]}function partsOrAll(e){const t=partsOf(e).filter(e=>e.length>=r)
return t.length===0?[e]:t}function inBase64(e){const t=e.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(t))return[]
const n=Buffer.from(t,"base64").toString("latin1").trim()
if(n.length<r||!/^[\t\n\r -~]*$/.test(n))return[]
const[,s=""]=/^[^\s:]*:(\S+)$/.exec(n)??[]
if(s.length>=r&&!d.test(s))return[s]
return partsOrAll(n).filter(e=>!d.test(e)&&!o.test(e))}const r=6
function partsOf(e,t=""){const n=fieldsOf(e)
if(n)return n.flatMap(([e,t])=>partsOf(t,e))
if(h.test(e))return inKeyFile(e)
if(p.test(e))return inAddress(e)
if(t==="")return inWords(e)
return!o.test(e)&&(s.test(t)||isOpaque(e))?[e]:[]}const o=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const s=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
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
for(const{0:o,index:c}of e.matchAll(i)){if(c<r||!s.test(o))continue
a.lastIndex=c+o.length
const[i="",u="",f,p,m=""]=a.exec(e)??[]
if(i===""||u===""&&d.test(m)&&!/^(?:machine|default|login)\b/.test(e))continue
const h=u===":"&&m!==""&&c===n
const g=h?yamlValue(e.slice(c+o.length)):f??p??m
r=h?e.length:c+o.length+i.length
if(!g.startsWith("$")&&!l.test(g))t.push(...partsOf(g,o))}return t}function yamlValue(e){return e.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const f=10
function inJson(e,t,n=""){if(typeof e==="string")return[[n,e.trim()]]
if(typeof e!=="object"||e===null||t>f)return[]
const r=Array.isArray(e)
return Object.entries(e).flatMap(([e,o])=>inJson(o,t+1,r?n:e))}const p=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(e){const t=e.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(t))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(t)?.[1]??"")
const{username:n,password:r,pathname:o,searchParams:i,hash:a}=new URL(t)
const c=[...i].filter(([e,t])=>s.test(e)||isOpaque(t))
return[...d.test(decoded(r))?[`${n}:${r}`]:bothWays(r),...isOpaque(decoded(n))?bothWays(n):[],...c.map(([,e])=>e),...[...o.split("/"),a.slice(1)].filter(isOpaque)]}const d=/^[a-z]{1,11}$/i
function bothWays(e){return e===""?[]:[e,decoded(e)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}const m=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(e){if(e.length<16||/[\s@]|:\/\//.test(e)||m.test(e))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(e))return!1
const t=e.split(/[^A-Za-z0-9]/).reduce((e,t)=>t.length>e.length?t:e,"")
return t.length>=12&&/\d/.test(t)&&/[a-z]/i.test(t)&&new Set(e).size>=8}const h=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(e){const t=e.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const n=[]
const r=[]
let o=!1
for(const e of t)if(e.startsWith("-----BEGIN ")){n.push({isPrivate:e.includes("PRIVATE"),body:[]})
o=!0}else if(e.startsWith("-----END "))o=!1
else if(o)n.at(-1)?.body.push(...bodyIn(e))
else r.push(e)
const s=n.some(({isPrivate:e})=>e)?n.filter(({isPrivate:e})=>e):n
return[...s.map(({body:e})=>e.join("\n").replace(g,"")),...partsOf(r.join("\n"))]}function bodyIn(e){return e.includes(":")?[]:e.split(/\s+/).filter(e=>/^[A-Za-z0-9+/=]+$/.test(e))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),30007:((e,t,n)=>{n.d(t,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var r=n(94869)
var o=n(68268)
var s=n(33737)
var i=n(6009)
function clipMarkdown(e,t,n){if(e.length<=t)return closeFence(e)
return`${closeFence((0,r.GH)(e,t))}\n\n_(cut: ${n})_`}const a=24e3
function clipProse(e,t){for(let n=2e4;;n=Math.floor(n/2)){const r=(0,i.$)(clipMarkdown(e,n,"the whole answer is in the output `final-response`"),t)
if(r.length<=a)return r}}function closeFence(e){const t=(0,o.Yp)(e.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const n=t!==void 0&&!t.isClosed&&!t.isNested
return n?`${e.replace(/\n$/,"")}\n${t.mark}`:e}const c=60
const u=8e3
function renderShortDiff(e){const t=e.trimEnd()
if(t===""||t.length>u||t.split("\n").length>c)return""
return`<details><summary>Diff</summary>\n\n${(0,s.DV)("diff",t)}\n\n</details>`}}),96717:((e,t,n)=>{n.d(t,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=n(16698)
var o=n(48161)
var s=n(57975)
var i=n(94869)
const a=new r.AsyncLocalStorage
function info(e){const t=a.getStore()
if(t)t(`${e}${o.EOL}`)
else process.stdout.write(`${e}${o.EOL}`)}function notice(e,t={}){issue("notice",e,t)}function warning(e,t={}){issue("warning",e,t)}function error(e,t={}){issue("error",e,t)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,t,n={}){const r=Object.entries(n).filter(([,e])=>e!==void 0&&e!=="")
const o=r.map(([e,t])=>`${e}=${escaped(String(t)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${o.length>0?` ${o.join(",")}`:""}::${escaped(t)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:t,newToken:n,most:r}){const o=t(plainly(e)).trimEnd().split(c)
if(o.length===1&&o[0]==="")return
const s=n()
stopCommands(s)
if(o.length>r)info(`| … ${(0,i.U9)(o.length-r,"line")} before`)
for(const e of o.slice(-r))info(`| ${t(clipped(e))}`)
resumeCommands(s)}function plainly(e){return(0,s.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const t=e.replaceAll("##[","## [").replaceAll("\t","  ")
return t.length<=u?t:`${(0,i.GH)(t,u)}…`}}),57974:((e,t,n)=>{n.r(t)
n.d(t,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=n(47776)
var o=n(76221)
var s=n(91106)
var i=n(54668)
var a=n(94869)
var c=n(26285)
var u=n(96717)
var l=n(25298)
function maskSecrets(e){const t=e.flatMap(s.CB).filter(e=>e.length>=s.G6&&!/[\r\n]/.test(e))
for(const n of new Set([...e,...t]))if(n!=="")(0,u.Pq)(n)}function printSubAgent(e,t){return n=>{const o=(0,r.c)(n)
if(o!==void 0)(0,u.pq)(e(`  [${t}] ${breakRunnerCommands(e(o))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const t=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(t)
for(const t of e?.gaps??[])printNotice(t)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:t,why:n}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(t,200)} is not in the sandbox: ${(0,a.TN)(n,300)}.`)}function printKnowledge({commit:e,files:t,plugins:n,brought:r,hooks:o,problems:s}){const i=t.map(({path:e,id:t})=>`${e} (${t.slice(0,7)})`)
for(const t of i.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${t}`))
if(i.length>50)(0,u.pq)(`… and from ${i.length-50} more files`)
for(const{name:e,label:t}of n)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${t}`))
for(const{label:e,skills:t}of r)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${t.map(({name:e})=>e).join(", ")||"none"}`))
if(o)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:e,problem:t}of s.slice(0,20))printNotice(`${e} ${t}.`)}function printSetUp(e,t){return n=>{(0,u.Oh)("Setting up");(0,u.OG)(n,{redact:e,newToken:t,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,t,n){(0,u.pq)(n(breakRunnerCommands(`Server ${e}: ${t}`)))}function printWait({waitMs:e,attempt:t,attempts:n,fault:r}){const o=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${t} of ${n})`)))}function printChange({from:e,to:t,fault:n}){printNotice((0,a.hC)(n.message,`Asking ${t} instead of ${e}`))}function printFault(e,t,n){const r=(0,l.hidePaths)(n)
const o=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(r(e)));(0,u.z3)(t((0,a.hC)(...o)))
if(e.cause!==void 0)(0,u.pq)(t(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,t)}function printReply(e,t){const n=(0,o.o)(e)
if(n===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of n.split("\n"))(0,u.pq)(t(breakRunnerCommands(e,n.length)));(0,u.N4)()}function printEnd({report:e,fault:t},{isFailure:n,redact:r,env:o}){const{outcome:s,reason:i,hint:l}=e
const f=r(breakRunnerCommands((0,a.hC)(i,l)))
if(n&&t)printFault(t,r,o)
else if(n)(0,u.z3)(f)
else if(c.tz.includes(s))(0,u.$e)(f)
else(0,u.pq)(`${s}: ${f}`)
if(!n)printReply(t,r)}function printAnnotations(e,t){for(const{file:n,line:r,message:o}of e)(0,u.z3)(t(breakRunnerCommands(o)),{file:n,line:r,title:"Seen by the agent"})}function printRisks(e,t){for(const n of e.slice(0,10))(0,u.$e)(t(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(e){const t=(0,i.cZ)(e).map(({name:e,message:t})=>`${e}: ${t}`)
return t.length===0?String(e):[...new Set(t)].join("; caused by ")}function breakRunnerCommands(e,t=300){return(0,a.TN)(e,t).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,t,n)=>{n.r(t)
n.d(t,{hidePaths:()=>hidePaths})
var r=n(76760)
var o=n(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=s.map(([t,n])=>[e[t]??"",n])
const n=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...n]})}}),61115:((e,t,n)=>{n.r(t)
n.d(t,{fitting:()=>fitting,writeFaultSummary:()=>writeFaultSummary,writeSummary:()=>writeSummary})
var r=n(98664)
var o=n(94869)
var s=n(33737)
var i=n(30007)
var a=n(6009)
var c=n(57974)
async function writeSummary(e,t){if(!e.GITHUB_STEP_SUMMARY)return
try{const{summary:e}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await e.addRaw(fitting(t),!0).write()}catch(e){(0,c.printNotice)(`The summary of this run could not be written. ${(0,r.ec)(e).message}`)}}async function writeFaultSummary(e,t,n){const{headline:r,list:i,quote:c,hint:u,code:l}=t
const f={repositoryUrl:"",phrases:[]}
const words=e=>(0,a.$)(n(e),f)
const p=c===void 0?[]:[`> ${(0,s.$E)(500,n(c))}`]
const d=(0,o.hC)(u&&words(u),`(Code ${(0,s.aY)(l)}.)`)
const m=words((0,o.Mx)((0,o.TN)(r,300),"."))
const h=i.length===0?[]:[i.map(e=>`- ${words(e)}`).join("\n")]
await writeSummary(e,[`### 🔴 ${m}`,...h,...p,d].join("\n\n"))}const u=1e6
function fitting(e){if(Buffer.byteLength(e)<=u)return e
return(0,i._n)(e,Math.floor(u/3)-100,"the summary was too long; see the log of the run for the rest")}})}

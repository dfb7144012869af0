export const id=7052
export const ids=[7052]
export const modules={83931:((t,e,n)=>{n.d(e,{ZN:()=>a,f$:()=>parseOverrides})
var r=n(28942)
var s=n(20983)
const o=r.strictObject({input:r.number().min(0),output:r.number().min(0),cache_read:r.number().min(0).optional(),cache_write:r.number().min(0).optional()}).readonly()
const i=r.strictObject({api:r["enum"](s.g8),native_tool_calling:r.boolean(),parallel_tool_calls:r.boolean(),vision:r.boolean(),reasoning_effort:r.string().optional(),temperature:r.number().min(0).max(2).optional(),stop_words:r.boolean(),prompt_caching:r["enum"](["none","marks","key"]),string_content:r.boolean(),send_reasoning:r.boolean(),silent_thinking:r.boolean(),stream:r.boolean(),context_window:r.int().positive().optional(),max_output_tokens:r.int().positive().optional(),price:o.optional()}).readonly()
const a=Object.freeze({api:"chat",native_tool_calling:!0,parallel_tool_calls:!0,vision:!0,stop_words:!0,prompt_caching:"none",string_content:!1,send_reasoning:!1,silent_thinking:!1,stream:!0})
const c=i.unwrap().partial()
function parseOverrides(t){const e=c.safeParse(jsonIn(t))
if(!e.success)return{status:"broken",problem:phrase(e.error.issues)}
const n=Object.entries(e.data).filter(([,t])=>t!==void 0)
return{status:"sound",overrides:Object.fromEntries(n)}}function jsonIn(t){try{return JSON.parse(t)}catch{return}}function phrase(t){return t.map(phraseOf).join(", and ")}function phraseOf(t){const e=t.path.map(String).join(".")
if(e===""&&t.code==="unrecognized_keys")return`has a field that does not exist (there are ${Object.keys(c.shape).join(", ")})`
return e===""?"must be a JSON object":`has no valid value for "${e}" (${expected(t)})`}function expected(t){switch(t.code){case"invalid_value":return`one of ${t.values.map(String).join(", ")}`
case"invalid_type":return`a ${t.expected}`
case"unrecognized_keys":return"it has a field that does not exist"
default:return"out of range"}}}),20983:((t,e,n)=>{n.d(e,{AN:()=>r,AT:()=>protocolOf,g8:()=>o})
const r="https://api.openai.com/v1"
const s={chat:{title:"Chat Completions",path:"/chat/completions",servedBy:"is served through",alternative:"responses",keyHeader:void 0,headers:{},beginsLate:!1,caching:void 0,isForAgentServer:!0},responses:{title:"Responses",path:"/responses",servedBy:"takes tools through",alternative:"chat",keyHeader:void 0,headers:{},beginsLate:!0,caching:void 0,isForAgentServer:!1},messages:{title:"Messages",path:"/messages",servedBy:void 0,alternative:void 0,keyHeader:"x-api-key",headers:{"anthropic-version":"2023-06-01"},beginsLate:!1,caching:"marks",isForAgentServer:!1}}
const o=Object.freeze(Object.keys(s).filter(isProtocol))
function isProtocol(t){return Object.hasOwn(s,t)}function protocolOf(t){return s[t]}}),62461:((t,e,n)=>{n.d(e,{c:()=>a,u:()=>toolEnvironment})
var r=n(98664)
const s=new Set(`PATH HOME USER LOGNAME LANG TZ SHELL TMPDIR CI GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF_NAME`.split(" "))
const o={TERM:"dumb",GIT_TERMINAL_PROMPT:"0",PAGER:"cat",GIT_PAGER:"cat",LESS:"-dFX",NO_COLOR:"1",DEBIAN_FRONTEND:"noninteractive",AI_AGENT:"deckhand"}
function toolEnvironment(t,e=[]){const n=e.filter(t=>a.test(t))
if(n.length>0)throw new r.vC("config",`Tools cannot have ${n.join(", ")}: with it they could act as this job.`,{hint:"Create a token with only the permissions that the tools need, and pass it under another name."})
const i=new Set([...s,...e])
const isPassed=t=>i.has(t)||/^LC_[A-Z]+$/.test(t)
const c=Object.entries(t).filter(([t,e])=>e!==void 0&&isPassed(t))
const u=Object.fromEntries(c)
return{...u,...o,...gitSettings(u)}}const i=[["safe.directory","*"],["core.quotePath","false"]]
function gitSettings({GIT_CONFIG_COUNT:t="0"}){const e=/^\d{1,4}$/.test(t)?Number(t):0
const n=i.map(([t,n],r)=>({[`GIT_CONFIG_KEY_${e+r}`]:t,[`GIT_CONFIG_VALUE_${e+r}`]:n}))
return Object.assign({GIT_CONFIG_COUNT:String(e+i.length)},...n)}const a=/^(?:INPUT_.*|ACTIONS_.*|STATE_.*|.*_RUNTIME_TOKEN|(?:GITHUB|GH)_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i}),91106:((t,e,n)=>{n.d(e,{CB:()=>textsOf,DH:()=>decoded,G6:()=>s,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var r=n(24506)
const s=6
const o=16
function textsOf(t){return[...new Set([t.trim(),...(0,r.B)(t).flatMap(t=>[t,...longLines(t)])])]}function formsOf(t){return textsOf(t).filter(t=>t.length>=s).flatMap(t=>[...asWritten(t),...encoded(t)])}function longLines(t){const e=t.split(/[\r\n]+/).map(t=>t.trim())
return e.length>1?e.filter(t=>t.length>=o):[]}function asWritten(t){const e=[t,decoded(t).text]
if(t.includes(" "))e.push(t.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(t))e.push(Buffer.from(t).toString("latin1"))
return e.filter(t=>t.length>=s)}function encoded(t){const e=Buffer.from(t)
const n=e.toString("hex")
return[n,n.toUpperCase(),...base64(e,"base64"),...base64(e,"base64url")]}function base64(t,e){const n=[0,1,2].map(n=>{const r=Buffer.concat([Buffer.alloc(n),t]).toString(e)
return r.slice(Math.ceil(n*8/6),Math.floor((n+t.length)*8/6))})
return[t.toString(e),...n]}const i=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const a={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const c={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(t){return/[\\%&]/.test(t)}function startOfOpenEscape(t){const e=t.slice(-u)
const n=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(e)
return n?beginning(t,t.length-e.length+n.index):t.length}function beforeEscape(t,e){if(e===t.length)return e
const n=Math.max(0,e-u)
const r=t.slice(n,e).search(/[\\%&]/)
return r<0?e:beginning(t,n+r)}const u=16
function beginning(t,e){let n=e
while(t[n]==="\\"&&t[n-1]==="\\")n-=1
return n}function decoded(t){const[e,n]=[[0],[0]]
let r=""
let s=0
for(const o of t.matchAll(i)){const i=meaningOf(o)
r+=t.slice(s,o.index)
s=o.index+o[0].length
e.push(r.length,r.length+i.length)
n.push(o.index,s)
r+=i}r+=t.slice(s)
const startOf=t=>{const r=lastAtOrBefore(e,t)
return(n[r]??0)+t-(e[r]??0)}
const endOf=t=>{const r=lastAtOrBefore(e,t)
return e[r+1]===t+1?n[r+1]??0:startOf(t)+1}
return{text:r,startOf:startOf,endOf:endOf}}function meaningOf([t,e,n,r,s,o,i,u,l]){const f=e??n??o??u
if(f!==void 0)return unit(Number.parseInt(f,16),t)
if(i!==void 0)return unit(Number.parseInt(i,10),t)
if(r!==void 0)return a[r]??r
return c[l??""]??s??""}function unit(t,e){return t<=65535?String.fromCharCode(t):e}function lastAtOrBefore(t,e){let[n,r]=[0,t.length-1]
while(n<r){const s=n+r+1>>1
if((t[s]??0)<=e)n=s
else r=s-1}return n}}),24506:((t,e,n)=>{n.d(e,{B:()=>secretParts})
function secretParts(t){const e=partsOrAll(t.trim())
const n=inBase64(t)
return[...new Set(n.length>0?[...e,...n]:e.flatMap(t=>[t,...inBase64(t)]))]}function partsOrAll(t){const e=partsOf(t).filter(t=>t.length>=r)
return e.length===0?[t]:e}function inBase64(t){const e=t.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(e))return[]
const n=Buffer.from(e,"base64").toString("latin1").trim()
if(n.length<r||!/^[\t\n\r -~]*$/.test(n))return[]
const[,o=""]=/^[^\s:]*:(\S+)$/.exec(n)??[]
if(o.length>=r&&!p.test(o))return[o]
return partsOrAll(n).filter(t=>!p.test(t)&&!s.test(t))}const r=6
function partsOf(t,e=""){const n=fieldsOf(t)
if(n)return n.flatMap(([t,e])=>partsOf(e,t))
if(h.test(t))return inKeyFile(t)
if(d.test(t))return inAddress(t)
if(e==="")return inWords(t)
return!s.test(t)&&(o.test(e)||isOpaque(t))?[t]:[]}const s=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const o=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(t){if(t.startsWith("{"))try{return inJson(JSON.parse(t),0)}catch{return}const e=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(t)?";":/\r?\n/
const n=t.split(e).filter(t=>!/^\s*(?:#|$)/.test(t))
const r=n.map(t=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(t))
if(r.length<2||r.includes(null))return
return r.map(t=>[t?.[1]??"",(t?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const i=/[A-Za-z_][\w.-]*/g
const a=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const c=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const u=/[\s"'`<>,;(){}[\]|]+/
function inWords(t){const e=t.split("\n").flatMap(namedInLine)
if(e.length===0&&!u.test(t))return[]
const n=t.replaceAll(c," ").split(u).flatMap(t=>t.split(/[:=](?=[^:=])/)).map(t=>t.replace(/[.!?:]$/,"")).filter(t=>isOpaque(t)&&!l.test(t))
const r=t.match(c)??[]
return[...e,...n.map(t=>t.replace(g,"")),...r.flatMap(inAddress)]}const l=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(t){const e=[]
const n=t.search(/[A-Za-z_]/)
let r=0
for(const{0:s,index:c}of t.matchAll(i)){if(c<r||!o.test(s))continue
a.lastIndex=c+s.length
const[i="",u="",f,d,m=""]=a.exec(t)??[]
if(i===""||u===""&&p.test(m)&&!/^(?:machine|default|login)\b/.test(t))continue
const h=u===":"&&m!==""&&c===n
const g=h?yamlValue(t.slice(c+s.length)):f??d??m
r=h?t.length:c+s.length+i.length
if(!g.startsWith("$")&&!l.test(g))e.push(...partsOf(g,s))}return e}function yamlValue(t){return t.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const f=10
function inJson(t,e,n=""){if(typeof t==="string")return[[n,t.trim()]]
if(typeof t!=="object"||t===null||e>f)return[]
const r=Array.isArray(t)
return Object.entries(t).flatMap(([t,s])=>inJson(s,e+1,r?n:t))}const d=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(t){const e=t.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(e))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(e)?.[1]??"")
const{username:n,password:r,pathname:s,searchParams:i,hash:a}=new URL(e)
const c=[...i].filter(([t,e])=>o.test(t)||isOpaque(e))
return[...p.test(decoded(r))?[`${n}:${r}`]:bothWays(r),...isOpaque(decoded(n))?bothWays(n):[],...c.map(([,t])=>t),...[...s.split("/"),a.slice(1)].filter(isOpaque)]}const p=/^[a-z]{1,11}$/i
function bothWays(t){return t===""?[]:[t,decoded(t)]}function decoded(t){try{return decodeURIComponent(t)}catch{return t}}const m=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(t){if(t.length<16||/[\s@]|:\/\//.test(t)||m.test(t))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(t))return!1
const e=t.split(/[^A-Za-z0-9]/).reduce((t,e)=>e.length>t.length?e:t,"")
return e.length>=12&&/\d/.test(e)&&/[a-z]/i.test(e)&&new Set(t).size>=8}const h=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(t){const e=t.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const n=[]
const r=[]
let s=!1
for(const t of e)if(t.startsWith("-----BEGIN ")){n.push({isPrivate:t.includes("PRIVATE"),body:[]})
s=!0}else if(t.startsWith("-----END "))s=!1
else if(s)n.at(-1)?.body.push(...bodyIn(t))
else r.push(t)
const o=n.some(({isPrivate:t})=>t)?n.filter(({isPrivate:t})=>t):n
return[...o.map(({body:t})=>t.join("\n").replace(g,"")),...partsOf(r.join("\n"))]}function bodyIn(t){return t.includes(":")?[]:t.split(/\s+/).filter(t=>/^[A-Za-z0-9+/=]+$/.test(t))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),58926:((t,e,n)=>{n.d(e,{tf:()=>S,kz:()=>B,qm:()=>asWritten,r2:()=>w,p0:()=>z,Ko:()=>failOn,Wr:()=>x,Jt:()=>f,_o:()=>T,Mt:()=>N,Yf:()=>isEverybody,CI:()=>millisecondsIn,OD:()=>m,u9:()=>orNone,X:()=>k,HJ:()=>$,SP:()=>H,AN:()=>d,JT:()=>promptPathProblem,Dg:()=>y,TU:()=>A,r9:()=>I,MR:()=>_,it:()=>p,ZQ:()=>G,L6:()=>U,WO:()=>g})
var r=n(28942)
var s=n(49567)
var o=n(88532)
const i=/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/
const a=/^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/
function pluginSource(t){const[,e,n,r=""]=a.exec(t)??[]
const s=(e===void 0?t:r).replace(/\/+$/,"")
if(s!==""&&!i.test(s))return
if(e===void 0||n===void 0)return s===""?void 0:{kind:"folder",folder:s,label:t}
return{kind:"git",url:e,commit:n,folder:s,label:t}}var c=n(83931)
var u=n(94869)
var l=n(26285)
const asWritten=t=>t
const f=r["enum"](["true","false"],{error:"must be true or false"}).transform(t=>t==="true")
function orNone(t,e){return s.Yj().transform((n,r)=>{if(n==="none")return n
const s=t.safeParse(n)
if(s.success)return s.data
r.addIssue(`must be ${e}, or \`none\``)
return o.tm})}function promptPathProblem(t){const e=t.split("/")
if(!/^[\w .@+/-]{1,300}$/.test(t)||e.some(t=>["",".",".."].includes(t)))return"must be a path from the root of the repository, in plain characters"
return e[0]?.toLowerCase()===".git"?"must not be a file of git itself":void 0}const d=r.string().superRefine((t,e)=>{const n=promptPathProblem(t)
if(n!==void 0)e.addIssue(n)})
const p=r.string().regex(/^[^\n]{1,250}$/,"must be one line of at most 250 characters").refine(t=>/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(t),"must say `is:issue` or `is:pr`")
const m=r.string().transform(u.od)
const h="must be tools with + or - before their names, such as `+browser, -glob`"
const g=m.refine(t=>t.every(t=>/^[+-]\w+$/.test(t)),h)
const b=/^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const A=r.string().regex(b,"must be auto, never or the id of a conversation")
const v="must be a whole number from 1 to 1000"
const _=s.ai("must be a number").int(v).min(1,v).max(1e3,v).default(20)
const O="must be a whole number from 1 to 10000"
const y=s.ai("must be a number").int(O).min(1,O).max(1e4,O)
const w=s.ai("must be a number").int("must be a whole number from 1 to 10").min(1,"must be a whole number from 1 to 10").max(10,"must be a whole number from 1 to 10").default(2)
const $=r.string().refine(t=>{const e=(0,u.od)(t)
return e.length>0&&e.every(t=>/^\S{2,50}$/.test(t))},"must be words of 2 to 50 characters, separated by commas")
const S=r.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}).refine(isBare,"must be an address without a user, a password, `?` or `#`: keys go into `api-key` or `model-headers`, and the version of an Azure API into `api-version`").refine(t=>!/\/(?:completions|responses)\/?$/.test(URL.parse(t)?.pathname??""),"must be the root of the API: leave out `/chat/completions`, `/completions` or `/responses` at its end")
function isBare(t){return!/[?#]/.test(t)&&!/^[^/]*\/\/[^/]*@/.test(t)}const I=r.string().superRefine((t,e)=>{const[n]=(0,u.od)(t).flatMap(t=>roleProblem(t)??[])
if(n!==void 0)e.addIssue(n)})
const E=["triage","write","maintain","admin"]
function roleProblem(t){if(isEverybody(t))return"must not contain read or none: in a public repository everybody has these roles"
if(E.includes(t)||/^custom:\S/.test(t))return
const e=(0,u.pA)(t,E)
const n=e===void 0?"":` (did you mean ${e}?)`
return`has a role that does not exist${n}: the roles are ${E.join(", ")}, and custom:NAME for a role of your organization`}function isEverybody(t){return["read","none","*"].includes(t.toLowerCase())}const N=r.string().refine(t=>(0,u.od)(t).every(t=>/^\d{1,15}$/.test(t)),"must be numeric ids of accounts, separated by commas")
const k=r.string().refine(t=>failOn(t)!==void 0,`must be none, or some of ${l.im.join(", ")}`)
const x=r.string().transform((t,e)=>{const n=(0,c.f$)(t)
if(n.status==="sound")return n.overrides
e.addIssue(n.problem)
return o.tm})
const P="must be a JSON object of strings, or lines of `Name: value`"
const j=r.record(r.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),r.string().regex(/^[\t\x20-\x7e]*$/)).readonly()
const T=r.string().transform((t,e)=>{const n=j.safeParse(t.startsWith("{")?fromJson(t):fromLines(t))
if(n.success)return n.data
e.addIssue(P)
return o.tm})
function fromJson(t){try{return JSON.parse(t)}catch{return}}function fromLines(t){const e=t.split("\n").filter(t=>t.trim()!=="")
return Object.fromEntries(e.map(t=>{const e=t.indexOf(":")
return e<0?["",t]:[t.slice(0,e).trim(),t.slice(e+1).trim()]}))}const B=r.string().superRefine((t,e)=>{const[n]=(0,u.od)(t).flatMap(t=>approverProblem(t)??[])
if(n!==void 0)e.addIssue(n)})
function approverProblem(t){if(t==="not-requester")return
if(!t.startsWith("@"))return roleProblem(t)
return/^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(t)?void 0:"has a name after `@` that is not a login"}const M={m:6e4,h:36e5,d:864e5}
const z=r.string().refine(t=>millisecondsIn(t)>0&&millisecondsIn(t)<=30*M.d,"must be a duration of at most 30 days, such as 30m, 72h or 7d")
function millisecondsIn(t){const[,e="0",n=""]=/^(\d{1,5})([mhd])$/.exec(t)??[]
return n==="m"||n==="h"||n==="d"?Number(e)*M[n]:0}function failOn(t){if(t==="none")return[]
const e=(0,u.od)(t)
const n=e.filter(l.L2)
return e.length>0&&n.length===e.length?n:void 0}const G=r.string().transform(t=>{if(t==="true"||t==="false")return t==="true"
return(0,u.od)(t)})
const C=/^([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w.-]{1,100})@([0-9a-f]{40})$/
const L=5
const R=`must be at most ${L} repositories such as \`org/.github@\` followed by a full commit SHA, separated by commas or new lines; a branch or a tag is refused, because it can change`
const U=r.string().transform((t,e)=>{const n=(0,u.od)(t.replaceAll("\n",",")).map(t=>{const[,e="",n="",r]=C.exec(t)??[]
return r===void 0||/^\.{1,2}$/.test(n)?void 0:{owner:e,name:n,commit:r,label:t}})
const r=n.filter(t=>t!==void 0)
if(r.length===n.length&&n.length>0&&n.length<=L)return r
e.addIssue(R)
return o.tm})
const Z="must be folders of the repository, or URLs such as https://github.com/owner/name@ followed by a full commit SHA, separated by commas or new lines"
const H=r.string().transform((t,e)=>{const n=(0,u.od)(t.replaceAll("\n",",")).map(pluginSource)
if(n.every(t=>t!==void 0))return n
e.addIssue(Z)
return o.tm})}),7052:((t,e,n)=>{n.r(e)
n.d(e,{KEYS:()=>f,SHORT_STATE_KEY:()=>l,ownSecret:()=>ownSecret,required:()=>u,secretInputs:()=>secretInputs,secretList:()=>d})
var r=n(28942)
var s=n(88532)
var o=n(62461)
var i=n(91106)
var a=n(58926)
var c=n(26119)
const u=r.string({error:c.lV})
const l="must have at least 16 characters"
const f=(0,c.Mz)({"github-token":u,"api-key":r.string().optional(),"state-key":r.string().min(16,l).optional()},{"github-token":a.qm,"state-key":a.qm})
function ownSecret(t){const e=t.slice(f)
return e["state-key"]??e["api-key"]}function parseSecrets(t){const e=t.trim().startsWith("{")?fromJson(t):fromLines(t)
return e&&Object.fromEntries(Object.entries(e).filter(([,t])=>t!==""))}const d=r.string().transform((t,e)=>{const n=secretsProblem(t)
if(n===void 0)return parseSecrets(t)??{}
e.addIssue({code:"custom",message:n})
return s.tm})
function secretsProblem(t){const e=parseSecrets(t)
if(!e)return"must be lines of `NAME=VALUE` or a JSON object of strings, with names of letters, digits and _"
const n=Object.keys(e).find(t=>o.c.test(t))
if(n!==void 0)return`cannot hold ${n}, which the runner uses itself; choose another name`
const r=Object.keys(e).find(t=>(e[t]?.trim().length??0)<i.G6)
if(r===void 0)return
return`holds ${r} with fewer than ${i.G6} characters, and such a short value cannot be hidden`}const p=r.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
const m=r.record(p,r.string())
function fromJson(t){try{return m.safeParse(JSON.parse(t)).data}catch{return}}function fromLines(t){const e=t.split(/\r?\n/).filter(t=>t.trim()!=="")
const n=e.map(t=>/^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(t))
if(n.includes(null))return
return Object.fromEntries(n.map(t=>[t?.[1]??"",(t?.[2]??"").trim()]))}const h=r.record(r.string(),r.string()).catch({})
const g=r.object({mcpServers:r.record(r.string(),r.object({env:h.optional(),headers:h.optional()}))})
function literalSecrets(t,e){const n=Object.values(g.safeParse(parsedOrNothing(t)).data?.mcpServers??{})
const r=n.flatMap(({env:t,headers:e})=>[...Object.entries(t??{}),...Object.entries(e??{})])
const s=r.filter(([t,n])=>e(t)&&!n.includes("${"))
return s.flatMap(([,t])=>[t,t.replace(/^\w+ /,"")])}function parsedOrNothing(t){try{return JSON.parse(t)}catch{return}}const b=/auth|key|token|secret|cookie|credential/i
function secretInputs(t){const e=a._o.safeParse(t.written("model-headers")??"")
const n=Object.entries(e.data??{}).filter(([t])=>b.test(t))
const r=["github-token","api-key","state-key","agent-server-key"].flatMap(e=>t.written(e)??[])
const s=[t.written("secrets")??"",t.written("mcp-secrets")??""]
const o=s.flatMap(t=>Object.values(parseSecrets(t)??{malformed:t}))
const i=literalSecrets(t.written("mcp-config")??"",t=>b.test(t))
return[...r,...o,...i,...n.flatMap(([,t])=>[t,t.replace(/^\w+ /,"")])]}}),49567:((t,e,n)=>{n.d(e,{Yj:()=>string,ai:()=>number})
var r=n(43759)
var s=n(28942)
function string(t){return r.K_(s.ZodString,t)}function number(t){return r.qG(s.ZodNumber,t)}})}

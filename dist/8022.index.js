export const id=8022
export const ids=[8022]
export const modules={71093:((t,e,n)=>{n.d(e,{Dl:()=>s,Jq:()=>c,LM:()=>l,iE:()=>a,kL:()=>o,uN:()=>frozenCopy})
var r=n(28942)
const s="__root__"
const o=r["enum"](["agent","user","environment","hook"])
const i=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const a={id:r.string().regex(/^[0-9a-fA-F-]{8,}$/),timestamp:r.string().regex(i),parent_id:r.string().min(1).optional()}
const c=r.strictObject({kind:r["enum"](["auth","quota","rate_limit","config","transient","agent_action","internal","unknown"]),retryable:r.boolean(),user_action:r["enum"](["none","retry","settings"]).default("none"),error_id:r.string().optional()}).readonly()
const l=r.unknown().transform(frozenCopy)
function frozenCopy(t){if(typeof t==="number")return Number.isFinite(t)?t+0:null
if(typeof t!=="object"||t===null)return t
if(Array.isArray(t))return Object.freeze(t.map(t=>frozenCopy(t)??null))
const e=Object.entries(t).filter(([,t])=>t!==void 0)
return Object.freeze(Object.fromEntries(e.map(([t,e])=>[t,frozenCopy(e)])))}}),91106:((t,e,n)=>{n.d(e,{CB:()=>textsOf,DH:()=>decoded,G6:()=>s,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
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
function isEscaped(t){return/[\\%&]/.test(t)}function startOfOpenEscape(t){const e=t.slice(-l)
const n=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(e)
return n?beginning(t,t.length-e.length+n.index):t.length}function beforeEscape(t,e){if(e===t.length)return e
const n=Math.max(0,e-l)
const r=t.slice(n,e).search(/[\\%&]/)
return r<0?e:beginning(t,n+r)}const l=16
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
return{text:r,startOf:startOf,endOf:endOf}}function meaningOf([t,e,n,r,s,o,i,l,f]){const u=e??n??o??l
if(u!==void 0)return unit(Number.parseInt(u,16),t)
if(i!==void 0)return unit(Number.parseInt(i,10),t)
if(r!==void 0)return a[r]??r
return c[f??""]??s??""}function unit(t,e){return t<=65535?String.fromCharCode(t):e}function lastAtOrBefore(t,e){let[n,r]=[0,t.length-1]
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
if(o.length>=r&&!d.test(o))return[o]
return partsOrAll(n).filter(t=>!d.test(t)&&!s.test(t))}const r=6
function partsOf(t,e=""){const n=fieldsOf(t)
if(n)return n.flatMap(([t,e])=>partsOf(e,t))
if(h.test(t))return inKeyFile(t)
if(p.test(t))return inAddress(t)
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
const l=/[\s"'`<>,;(){}[\]|]+/
function inWords(t){const e=t.split("\n").flatMap(namedInLine)
if(e.length===0&&!l.test(t))return[]
const n=t.replaceAll(c," ").split(l).flatMap(t=>t.split(/[:=](?=[^:=])/)).map(t=>t.replace(/[.!?:]$/,"")).filter(t=>isOpaque(t)&&!f.test(t))
const r=t.match(c)??[]
return[...e,...n.map(t=>t.replace(g,"")),...r.flatMap(inAddress)]}const f=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(t){const e=[]
const n=t.search(/[A-Za-z_]/)
let r=0
for(const{0:s,index:c}of t.matchAll(i)){if(c<r||!o.test(s))continue
a.lastIndex=c+s.length
const[i="",l="",u,p,A=""]=a.exec(t)??[]
if(i===""||l===""&&d.test(A)&&!/^(?:machine|default|login)\b/.test(t))continue
const h=l===":"&&A!==""&&c===n
const g=h?yamlValue(t.slice(c+s.length)):u??p??A
r=h?t.length:c+s.length+i.length
if(!g.startsWith("$")&&!f.test(g))e.push(...partsOf(g,s))}return e}function yamlValue(t){return t.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const u=10
function inJson(t,e,n=""){if(typeof t==="string")return[[n,t.trim()]]
if(typeof t!=="object"||t===null||e>u)return[]
const r=Array.isArray(t)
return Object.entries(t).flatMap(([t,s])=>inJson(s,e+1,r?n:t))}const p=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(t){const e=t.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(e))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(e)?.[1]??"")
const{username:n,password:r,pathname:s,searchParams:i,hash:a}=new URL(e)
const c=[...i].filter(([t,e])=>o.test(t)||isOpaque(e))
return[...d.test(decoded(r))?[`${n}:${r}`]:bothWays(r),...isOpaque(decoded(n))?bothWays(n):[],...c.map(([,t])=>t),...[...s.split("/"),a.slice(1)].filter(isOpaque)]}const d=/^[a-z]{1,11}$/i
function bothWays(t){return t===""?[]:[t,decoded(t)]}function decoded(t){try{return decodeURIComponent(t)}catch{return t}}const A=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(t){if(t.length<16||/[\s@]|:\/\//.test(t)||A.test(t))return!1
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
return[...o.map(({body:t})=>t.join("\n").replace(g,"")),...partsOf(r.join("\n"))]}function bodyIn(t){return t.includes(":")?[]:t.split(/\s+/).filter(t=>/^[A-Za-z0-9+/=]+$/.test(t))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))})}

export const id=1977
export const ids=[1977]
export const modules={91106:((t,e,n)=>{n.d(e,{CB:()=>textsOf,DH:()=>decoded,G6:()=>r,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var s=n(24506)
const r=6
const i=16
function textsOf(t){return[...new Set([t.trim(),...(0,s.B)(t).flatMap(t=>[t,...longLines(t)])])]}function formsOf(t){return textsOf(t).filter(t=>t.length>=r).flatMap(t=>[...asWritten(t),...encoded(t)])}function longLines(t){const e=t.split(/[\r\n]+/).map(t=>t.trim())
return e.length>1?e.filter(t=>t.length>=i):[]}function asWritten(t){const e=[t,decoded(t).text]
if(t.includes(" "))e.push(t.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(t))e.push(Buffer.from(t).toString("latin1"))
return e.filter(t=>t.length>=r)}function encoded(t){const e=Buffer.from(t)
const n=e.toString("hex")
return[n,n.toUpperCase(),...base64(e,"base64"),...base64(e,"base64url")]}function base64(t,e){const n=[0,1,2].map(n=>{const s=Buffer.concat([Buffer.alloc(n),t]).toString(e)
return s.slice(Math.ceil(n*8/6),Math.floor((n+t.length)*8/6))})
return[t.toString(e),...n]}const o=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const a={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const c={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(t){return/[\\%&]/.test(t)}function startOfOpenEscape(t){const e=t.slice(-l)
const n=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(e)
return n?beginning(t,t.length-e.length+n.index):t.length}function beforeEscape(t,e){if(e===t.length)return e
const n=Math.max(0,e-l)
const s=t.slice(n,e).search(/[\\%&]/)
return s<0?e:beginning(t,n+s)}const l=16
function beginning(t,e){let n=e
while(t[n]==="\\"&&t[n-1]==="\\")n-=1
return n}function decoded(t){const[e,n]=[[0],[0]]
let s=""
let r=0
for(const i of t.matchAll(o)){const o=meaningOf(i)
s+=t.slice(r,i.index)
r=i.index+i[0].length
e.push(s.length,s.length+o.length)
n.push(i.index,r)
s+=o}s+=t.slice(r)
const startOf=t=>{const s=lastAtOrBefore(e,t)
return(n[s]??0)+t-(e[s]??0)}
const endOf=t=>{const s=lastAtOrBefore(e,t)
return e[s+1]===t+1?n[s+1]??0:startOf(t)+1}
return{text:s,startOf:startOf,endOf:endOf}}function meaningOf([t,e,n,s,r,i,o,l,f]){const u=e??n??i??l
if(u!==void 0)return unit(Number.parseInt(u,16),t)
if(o!==void 0)return unit(Number.parseInt(o,10),t)
if(s!==void 0)return a[s]??s
return c[f??""]??r??""}function unit(t,e){return t<=65535?String.fromCharCode(t):e}function lastAtOrBefore(t,e){let[n,s]=[0,t.length-1]
while(n<s){const r=n+s+1>>1
if((t[r]??0)<=e)n=r
else s=r-1}return n}}),51977:((t,e,n)=>{n.r(e)
n.d(e,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(t,e=r){const n=new Set([...t].flatMap(s.XP))
if(n.size===0)return i
const o=new Automaton(n)
return Object.freeze({mask:t=>replaced(t,findAll(o,t).spans,e),begin(t){const{spans:n,open:s}=findAllIn(o,t)
const r=n.find(({start:t,end:e})=>t<s&&s<e)?.start??s
const i=n.filter(({end:t})=>t<=r)
return{safe:replaced(t.slice(0,r),i,e),rest:t.slice(r)}}})}const i=Object.freeze({mask:t=>t,begin:t=>({safe:t,rest:""})})
function findAllIn(t,e){const{spans:n,open:r}=findAll(t,e)
const i=(0,s.Zw)(e)
if(i===e.length)return{spans:n,open:(0,s.dy)(e,r)}
const o=Math.min(findAll(t,e.slice(0,i)).open,i)
return{spans:n,open:(0,s.dy)(e,Math.min(r,o))}}function findAll(t,e){const n=t.scan(e)
if(!(0,s.un)(e))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:i,endOf:o}=(0,s.DH)(e)
const{spans:a,open:c}=t.scan(r)
const l=a.map(({start:t,end:e})=>({start:i(t),end:o(e-1)}))
return{spans:joined([...n.spans,...l]),open:Math.min(n.open,i(c))}}function joined(t){const e=[]
for(const n of t.toSorted((t,e)=>t.start-e.start)){const t=e.at(-1)
if(!t||n.start>=t.end)e.push(n)
else e[e.length-1]={start:t.start,end:Math.max(t.end,n.end)}}return e}function replaced(t,e,n){if(e.length===0)return t
const s=[]
let r=0
for(const i of e){s.push(t.slice(r,i.start),n)
r=i.end}return s.join("")+t.slice(r)}class Automaton{#t=[0]
#e=[0]
#n=[0]
#s=[0]
#r=[0]
#i=[0]
#o=new Int32Array(65536)
constructor(t){for(const e of t)this.#a(e)
this.#c()}scan(t){const e=[]
let n=0
for(let s=0;s<t.length;s+=1){const r=t.charCodeAt(s)
if(r<14&&isPassedOver(t,s))continue
n=n===0?this.#l(r):this.#f(n,r)
const i=this.#i[n]??0
if(i>0)e.push({start:back(t,s+1,i),end:s+1})}return{spans:e,open:back(t,t.length,this.#s[n]??0)}}#a(t){let e=0
for(let n=0;n<t.length;n+=1){const s=t.charCodeAt(n)
if(!isPassedOver(t,n))e=this.#u(e,s)||this.#h(e,s)}this.#i[e]=this.#s[e]??0}#h(t,e){const n=this.#t.push(e)-1
this.#e.push(0)
this.#r.push(0)
this.#i.push(0)
this.#s.push((this.#s[t]??0)+1)
if(t===0)this.#o[e]=n
this.#n.push(this.#e[t]??0)
this.#e[t]=n
return n}#c(){const t=this.#d(0)
for(const e of t){const n=this.#r[e]??0
this.#i[e]||=this.#i[n]??0
for(const s of this.#d(e)){this.#r[s]=this.#f(n,this.#t[s]??0)
t.push(s)}}}#d(t){const e=[]
for(let n=this.#e[t]??0;n!==0;n=this.#n[n]??0)e.push(n)
return e}#l(t){return this.#o[t]??0}#u(t,e){if(t===0)return this.#l(e)
let n=this.#e[t]??0
while(n!==0&&this.#t[n]!==e)n=this.#n[n]??0
return n}#f(t,e){let n=t
let s=this.#u(n,e)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#u(n,e)}return s}}const[o,a]=[10,13]
function isPassedOver(t,e){const n=t.charCodeAt(e)
if(n!==o)return n===a
let s=e-1
while(t.charCodeAt(s)===a)s-=1
return t.charCodeAt(s)!==o}function back(t,e,n){let[s,r]=[e,n]
while(r>0){s-=1
if(!isPassedOver(t,s))r-=1}return s}function redactor(t){return maskOf([r,...t],"***").mask}const c=4096
function streamMask(t){let e=""
let n=""
const take=()=>{const t=e+n
n=""
return t}
return Object.freeze({push(s){n+=s
if(e.length>c&&n.length<e.length)return""
const{safe:r,rest:i}=t().begin(take())
e=i
return r},end(){const n=t().mask(take())
e=""
return n}})}}),24506:((t,e,n)=>{n.d(e,{B:()=>secretParts})
function secretParts(t){const e=partsOrAll(t.trim())
const n=inBase64(t)
return[...new Set(n.length>0?[...e,...n]:e.flatMap(t=>[t,...inBase64(t)]))]}function partsOrAll(t){const e=partsOf(t).filter(t=>t.length>=s)
return e.length===0?[t]:e}function inBase64(t){const e=t.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(e))return[]
const n=Buffer.from(e,"base64").toString("latin1").trim()
if(n.length<s||!/^[\t\n\r -~]*$/.test(n))return[]
const[,i=""]=/^[^\s:]*:(\S+)$/.exec(n)??[]
if(i.length>=s&&!d.test(i))return[i]
return partsOrAll(n).filter(t=>!d.test(t)&&!r.test(t))}const s=6
function partsOf(t,e=""){const n=fieldsOf(t)
if(n)return n.flatMap(([t,e])=>partsOf(e,t))
if(A.test(t))return inKeyFile(t)
if(h.test(t))return inAddress(t)
if(e==="")return inWords(t)
return!r.test(t)&&(i.test(e)||isOpaque(t))?[t]:[]}const r=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const i=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(t){if(t.startsWith("{"))try{return inJson(JSON.parse(t),0)}catch{return}const e=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(t)?";":/\r?\n/
const n=t.split(e).filter(t=>!/^\s*(?:#|$)/.test(t))
const s=n.map(t=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(t))
if(s.length<2||s.includes(null))return
return s.map(t=>[t?.[1]??"",(t?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const o=/[A-Za-z_][\w.-]*/g
const a=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const c=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const l=/[\s"'`<>,;(){}[\]|]+/
function inWords(t){const e=t.split("\n").flatMap(namedInLine)
if(e.length===0&&!l.test(t))return[]
const n=t.replaceAll(c," ").split(l).flatMap(t=>t.split(/[:=](?=[^:=])/)).map(t=>t.replace(/[.!?:]$/,"")).filter(t=>isOpaque(t)&&!f.test(t))
const s=t.match(c)??[]
return[...e,...n.map(t=>t.replace(g,"")),...s.flatMap(inAddress)]}const f=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(t){const e=[]
const n=t.search(/[A-Za-z_]/)
let s=0
for(const{0:r,index:c}of t.matchAll(o)){if(c<s||!i.test(r))continue
a.lastIndex=c+r.length
const[o="",l="",u,h,p=""]=a.exec(t)??[]
if(o===""||l===""&&d.test(p)&&!/^(?:machine|default|login)\b/.test(t))continue
const A=l===":"&&p!==""&&c===n
const g=A?yamlValue(t.slice(c+r.length)):u??h??p
s=A?t.length:c+r.length+o.length
if(!g.startsWith("$")&&!f.test(g))e.push(...partsOf(g,r))}return e}function yamlValue(t){return t.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const u=10
function inJson(t,e,n=""){if(typeof t==="string")return[[n,t.trim()]]
if(typeof t!=="object"||t===null||e>u)return[]
const s=Array.isArray(t)
return Object.entries(t).flatMap(([t,r])=>inJson(r,e+1,s?n:t))}const h=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(t){const e=t.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(e))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(e)?.[1]??"")
const{username:n,password:s,pathname:r,searchParams:o,hash:a}=new URL(e)
const c=[...o].filter(([t,e])=>i.test(t)||isOpaque(e))
return[...d.test(decoded(s))?[`${n}:${s}`]:bothWays(s),...isOpaque(decoded(n))?bothWays(n):[],...c.map(([,t])=>t),...[...r.split("/"),a.slice(1)].filter(isOpaque)]}const d=/^[a-z]{1,11}$/i
function bothWays(t){return t===""?[]:[t,decoded(t)]}function decoded(t){try{return decodeURIComponent(t)}catch{return t}}const p=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(t){if(t.length<16||/[\s@]|:\/\//.test(t)||p.test(t))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(t))return!1
const e=t.split(/[^A-Za-z0-9]/).reduce((t,e)=>e.length>t.length?e:t,"")
return e.length>=12&&/\d/.test(e)&&/[a-z]/i.test(e)&&new Set(t).size>=8}const A=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(t){const e=t.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const n=[]
const s=[]
let r=!1
for(const t of e)if(t.startsWith("-----BEGIN ")){n.push({isPrivate:t.includes("PRIVATE"),body:[]})
r=!0}else if(t.startsWith("-----END "))r=!1
else if(r)n.at(-1)?.body.push(...bodyIn(t))
else s.push(t)
const i=n.some(({isPrivate:t})=>t)?n.filter(({isPrivate:t})=>t):n
return[...i.map(({body:t})=>t.join("\n").replace(g,"")),...partsOf(s.join("\n"))]}function bodyIn(t){return t.includes(":")?[]:t.split(/\s+/).filter(t=>/^[A-Za-z0-9+/=]+$/.test(t))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))})}

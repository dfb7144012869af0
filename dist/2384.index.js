export const id=2384
export const ids=[2384,5298,140]
export const modules={47776:((t,e,n)=>{n.d(e,{c:()=>lineOf})
var r=n(94869)
var o=n(70598)
var s=n(46032)
var i=n(17117)
function lineOf(t){switch(t.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,o.x$)(t)?.words
case"MessageEvent":if(t.source==="user")return skillsOf(t.activated_skills)
return`${t.source} says: ${(0,s.wh)(t.llm_message.content)}`
case"ActionEvent":return`-> ${t.tool_name} ${t.summary??inShort(t.action)}`
case"ObservationEvent":return`<- ${t.tool_name} ${outcomeOf(t.observation)}`
case"AgentErrorEvent":return`<- ${t.tool_name} error: ${t.error}`
case"HookExecutionEvent":return hookLine(t)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,r.U9)(t.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${t.code}: ${t.detail}`}}function hookLine({hook_event_type:t,blocked:e,reason:n,error:r}){if(e)return`hook ${t} blocks: ${n}`
if(r!==void 0)return`hook ${t} does not count: ${r}`
return t.endsWith("ToolUse")?void 0:`hook ${t} is fine`}function skillsOf(t){return t.length===0?void 0:`skills called for: ${t.join(", ")}`}function inShort(t){const e=t?(0,i.cP)(t):{invalid:"(an invalid call)"}
const n="code"in e||"command"in e
const isBare=t=>!n||!["number","boolean"].includes(typeof t)
return(0,r.TN)(Object.entries(e).map(([t,e])=>isBare(e)?inWords(e):`(${t}: ${e})`).join(" "),120)}function inWords(t,e=0){if(typeof t!=="object"||t===null)return String(t)
const n=Object.values(t)
if(Array.isArray(t)&&n.every(t=>typeof t!=="object"))return n.join(",")
return e<5?n.map(t=>inWords(t,e+1)).join(" "):"…"}function outcomeOf(t){const e=t.exit_code===void 0?"":`exit code ${t.exit_code}, `
const n=(0,r.U9)(Buffer.byteLength((0,s.wh)(t.content)),"byte")
return`${e}${n}${t.is_error?", an error":""}`}}),90140:((t,e,n)=>{n.d(e,{GC:()=>TooMuch,KZ:()=>unpacked,iL:()=>packedIn})
var r=n(38522)
var o=n(41959)
const s=1024*1024
const i=3
function*unpacked(t){const e=[t]
for(let n=yield*unzip(t);n&&e.length<=i;n=yield*unzip(n.buffer))e.push(n.buffer)
return e}const c=5e3
class TooMuch extends Error{}function*packedIn(t,e){const n=[]
let r=4*Math.max(s,t.length)
let i=0
let a=0
for(const s of e){if(s<a||!isPacked(t,s))continue
yield
i+=1
if(i>c||r<0)throw new TooMuch
const{piece:e,size:f}=yield*pieceAt(t,s)
r-=f
if(!e)continue
const l=Math.min(t.length,s+Math.ceil(e.taken/t.group[1]*t.group[0]))
const placeOf=()=>t.placeOf(s,l)
a=l
for(const t of yield*unpacked(e.buffer)){r-=t.length
n.push(yield*(0,o.EI)(t,placeOf))}}return n}function isPacked(t,e){const n=t.byteAt(e,0)
return(n===120||n===31)&&headerOf(decoded(t,e,8))!==void 0}function decoded({length:t,group:e,byteAt:n},r,o){const s=Buffer.alloc(Math.floor(Math.min(o,t-r)*e[1]/e[0]))
for(let t=0;t<s.length;t+=1)s[t]=n(r,t)
return s}function*pieceAt(t,e){for(let n=256;;n*=8){const r=decoded(t,e,n)
const o=yield*unzip(r)
if(!o||o.taken<r.length||e+n>=t.length)return{piece:o,size:r.length}}}function*unzip(t){const e=unzipMember(t)
if(!e||t[0]!==a)return e
const n=[e.buffer]
let{taken:r}=e
let o=s-e.buffer.length
for(let e=1;t[r+u]===a&&o>0;e+=1){if(e>f)throw new TooMuch
if(e%l===0)yield
const s=t.subarray(r+u)
if(s.length<d)return{buffer:Buffer.concat(n),taken:t.length}
const i=unzipMember(s)
if(!i)break
n.push(i.buffer.subarray(0,o))
o-=i.buffer.length
r+=u+i.taken}const i=t.length-r<=u
return{buffer:n.length===1?e.buffer:Buffer.concat(n),taken:i?t.length:r}}const a=31
const f=1e3
const l=100
const u=8
const d=18
function unzipMember(t){const e=headerOf(t)
if(e===void 0||!mayInflate(t,e))return
try{const n={maxOutputLength:s,finishFlush:r.constants.Z_SYNC_FLUSH,info:!0}
const o=(0,r.inflateRawSync)(t.subarray(e),n)
const{buffer:i,engine:c}=o
return{buffer:i,taken:e+c.bytesWritten}}catch{return}}function headerOf(t){const[e,n=0,r,o=0]=t
if(e===120&&(120*256+n)%31===0)return 2
if(e!==31||n!==139||r!==8||o>31)return
let s=10
if(o&4)s+=2+t.readUInt16LE(Math.min(s,t.length-2))
for(const e of[8,16])if(o&e)s=t.indexOf(0,s)+1||t.length
return o&2?s+2:s}function mayInflate(t,e){if(t.length<e+10)return!0
const n=(t[e]??0)>>>1&3
if(n===0)return(t.readUInt16LE(e+1)^t.readUInt16LE(e+3))===65535
if(n===1)return!0
const r=t.readUInt32LE(e)
if(n===3||(r>>>3&31)>29||(r>>>8&31)>29)return!1
return leavesNothing(t.readBigUInt64LE(e+2)>>1n,4+(r>>>13&15))}function leavesNothing(t,e){let n=0
for(let r=0n;r<e;r+=1n){const e=Number(t>>3n*r&7n)
if(e>0)n+=128>>>e}return n===128||n===0}}),32775:((t,e,n)=>{n.d(e,{$9:()=>o,EX:()=>charactersOf,Kd:()=>withoutZeros,Z_:()=>inSlices,nu:()=>slicesOf,zd:()=>atOnce})
var r=n(58500)
const o=32768
function atOnce(t){for(;;){const{done:e,value:n}=t.next()
if(e)return n}}async function inSlices(t){for(;;){const{done:e,value:n}=t.next()
if(e)return n
await(0,r.setImmediate)()}}function*slicesOf(t){for(let e=64;e<t;e+=Math.min(e,o))yield e
yield t}function*charactersOf(t){const e=Buffer.allocUnsafeSlow(t.length)
const n=Buffer.allocUnsafeSlow(2*o)
let r=0
for(const o of slicesOf(t.length)){const s=t.slice(r,o)
e.write(s,r,"latin1")
if(isWide(s)){n.write(s,"utf16le")
for(let t=r;t<o;t+=1)if(n[2*(t-r)+1]!==0)e[t]=0}r=o
yield}return{text:t,bytes:e}}function isWide(t){return/[^\0-\xff]/.test(t)}const s=1024
function*withoutZeros({text:t,bytes:e}){const n=Buffer.allocUnsafeSlow(t.length)
const r=isWide(t)?new Uint16Array(t.length):void 0
const o=new Int32Array(Math.ceil(t.length/s))
let[i,c]=[0,0]
for(const a of slicesOf(t.length)){for(;i<a;i+=1){if(i%s===0)o[i/s]=c
const a=e[i]??0
const f=r&&a===0?t.charCodeAt(i):a
n[c]=a
if(r)r[c]=f
c+=f===0?0:1}yield}const a=n.subarray(0,c)
const f=r?Buffer.from(r.buffer,0,2*c).toString("utf16le"):a.toString("latin1")
return{characters:{text:f,bytes:a},placeOf:e=>placeIn(t,o,e)}}function placeIn(t,e,n){let[r,o]=[0,e.length-1]
while(r<o){const t=r+o+1>>>1
if((e[t]??0)<=n)r=t
else o=t-1}let i=r*s
for(let o=n-(e[r]??0);i<t.length;i+=1)if(t.charCodeAt(i)!==0&&o--===0)break
return i}}),41959:((t,e,n)=>{n.d(e,{EI:()=>storedStream,Sg:()=>s,UT:()=>i,nw:()=>o,oR:()=>joined})
var r=n(32775)
const o=6
const s=Uint8Array.from({length:256},(t,e)=>/[\0\t\n\r -~]/.test(String.fromCharCode(e))?1:0)
const i=Uint8Array.from({length:256},(t,e)=>e===0?0:1)
function*storedStream(t,e){const n=[]
let[s,i]=[0,0]
for(const e of(0,r.nu)(t.length)){i=noteRuns(n,t,i,s,e)
s=e
yield}if(s-i>=o)n.push(i,s)
const c=t.includes(0)
return{runs:n,write:(e,n,r,o)=>c?writeWithoutZeros(t,e,n,r,o):t.copy(r,o,e,n),placeOf:e}}function noteRuns(t,e,n,r,i){let c=n
for(let n=r;n<i;n+=1){if(s[e[n]??0]===1)continue
if(n-c>=o)t.push(c,n)
c=n+1}return c}function writeWithoutZeros(t,e,n,r,o){let s=o
for(let o=e;o<n;o+=1){const e=t[o]??0
r[s]=e
s+=i[e]??0}return s-o}const c=1
const a=512
function*joined(t){const e=sizesOf(t)
const n=Buffer.allocUnsafeSlow(e.bytes+a)
const[o,s,i,f]=[0,1,2,3].map(()=>new Int32Array(e.pieces))
const l=[]
let u=0
let d=0
let h=r.$9
for(const e of t){const{runs:t}=e
for(let l=0;l<t.length;l+=2){const p=t[l+1]??0
for(let c=t[l]??0;c<p;c+=a){const t=Math.min(p,c+a)
o[d]=u
u+=e.write(c,t,n,u)
s[d]=u
i[d]=c
f[d]=t
d+=1
if(u<h)continue
h=u+r.$9
yield}if(t[l+2]===p)continue
n[u]=c
u+=1}l.push(d)}const p=n.subarray(0,Math.max(0,u-1))
const m={starts:o,ends:s,firsts:i,lasts:f,streams:t,streamEnds:l}
return{characters:{text:p.toString("latin1"),bytes:p},placeOf:t=>placeIn(m,t)}}function sizesOf(t){let[e,n]=[0,0]
for(const{runs:r}of t)for(let t=0;t<r.length;t+=2){const o=(r[t+1]??0)-(r[t]??0)
e+=o+1
n+=Math.ceil(o/a)}return{bytes:e,pieces:n}}function placeIn(t,{start:e,end:n,kind:r}){const{starts:o,ends:s,streams:i,streamEnds:c}=t
let[a,f]=[Number.POSITIVE_INFINITY,0]
const isEmpty=t=>o[t]===s[t]
const l=firstBehind(o,n-1)
for(let r=firstBehind(s,e);r<l;){const u=firstBehind(c,r)
const d=i[u]
let h=r
r=Math.min(l,c[u]??l)
let p=r-1
while(h<p&&isEmpty(h))h+=1
while(h<p&&isEmpty(p))p-=1
for(const r of isEmpty(h)?[]:[h,p]){const[i=0,c=0]=[o[r],s[r]]
const l=byteIn(t,d,r,Math.max(e,i)-i)
const u=byteIn(t,d,r,Math.min(n,c)-i-1)
const h=d?.placeOf(l,u+1)
if(!h)continue
a=Math.min(a,h[0])
f=Math.max(f,h[1])}}return{start:a,end:f,kind:r}}function byteIn({starts:t,ends:e,firsts:n,lasts:r},o,s,i){const[c=0,f=0]=[n[s],r[s]]
if(!o||(e[s]??0)-(t[s]??0)===f-c)return c+i
const l=new Uint8Array(a+1)
let[u,d]=[c,f-1]
while(u<d){const t=u+d>>>1
if(o.write(c,t+1,l,0)>i)d=t
else u=t+1}return u}function firstBehind(t,e){let[n,r]=[0,t.length]
while(n<r){const o=n+r>>>1
if((t[o]??0)>e)r=o
else n=o+1}return n}}),51977:((t,e,n)=>{n.r(e)
n.d(e,{HIDDEN:()=>o,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var r=n(91106)
const o="<secret-hidden>"
function maskOf(t,e=o){const n=new Set([...t].flatMap(r.XP))
if(n.size===0)return s
const i=new Automaton(n)
return Object.freeze({mask:t=>replaced(t,findAll(i,t).spans,e),begin(t){const{spans:n,open:r}=findAllIn(i,t)
const o=n.find(({start:t,end:e})=>t<r&&r<e)?.start??r
const s=n.filter(({end:t})=>t<=o)
return{safe:replaced(t.slice(0,o),s,e),rest:t.slice(o)}}})}const s=Object.freeze({mask:t=>t,begin:t=>({safe:t,rest:""})})
function findAllIn(t,e){const{spans:n,open:o}=findAll(t,e)
const s=(0,r.Zw)(e)
if(s===e.length)return{spans:n,open:(0,r.dy)(e,o)}
const i=Math.min(findAll(t,e.slice(0,s)).open,s)
return{spans:n,open:(0,r.dy)(e,Math.min(o,i))}}function findAll(t,e){const n=t.scan(e)
if(!(0,r.un)(e))return{spans:joined(n.spans),open:n.open}
const{text:o,startOf:s,endOf:i}=(0,r.DH)(e)
const{spans:c,open:a}=t.scan(o)
const f=c.map(({start:t,end:e})=>({start:s(t),end:i(e-1)}))
return{spans:joined([...n.spans,...f]),open:Math.min(n.open,s(a))}}function joined(t){const e=[]
for(const n of t.toSorted((t,e)=>t.start-e.start)){const t=e.at(-1)
if(!t||n.start>=t.end)e.push(n)
else e[e.length-1]={start:t.start,end:Math.max(t.end,n.end)}}return e}function replaced(t,e,n){if(e.length===0)return t
const r=[]
let o=0
for(const s of e){r.push(t.slice(o,s.start),n)
o=s.end}return r.join("")+t.slice(o)}class Automaton{#t=[0]
#e=[0]
#n=[0]
#r=[0]
#o=[0]
#s=[0]
#i=new Int32Array(65536)
constructor(t){for(const e of t)this.#c(e)
this.#a()}scan(t){const e=[]
let n=0
for(let r=0;r<t.length;r+=1){const o=t.charCodeAt(r)
if(o<14&&isPassedOver(t,r))continue
n=n===0?this.#f(o):this.#l(n,o)
const s=this.#s[n]??0
if(s>0)e.push({start:back(t,r+1,s),end:r+1})}return{spans:e,open:back(t,t.length,this.#r[n]??0)}}#c(t){let e=0
for(let n=0;n<t.length;n+=1){const r=t.charCodeAt(n)
if(!isPassedOver(t,n))e=this.#u(e,r)||this.#d(e,r)}this.#s[e]=this.#r[e]??0}#d(t,e){const n=this.#t.push(e)-1
this.#e.push(0)
this.#o.push(0)
this.#s.push(0)
this.#r.push((this.#r[t]??0)+1)
if(t===0)this.#i[e]=n
this.#n.push(this.#e[t]??0)
this.#e[t]=n
return n}#a(){const t=this.#h(0)
for(const e of t){const n=this.#o[e]??0
this.#s[e]||=this.#s[n]??0
for(const r of this.#h(e)){this.#o[r]=this.#l(n,this.#t[r]??0)
t.push(r)}}}#h(t){const e=[]
for(let n=this.#e[t]??0;n!==0;n=this.#n[n]??0)e.push(n)
return e}#f(t){return this.#i[t]??0}#u(t,e){if(t===0)return this.#f(e)
let n=this.#e[t]??0
while(n!==0&&this.#t[n]!==e)n=this.#n[n]??0
return n}#l(t,e){let n=t
let r=this.#u(n,e)
while(r===0&&n!==0){n=this.#o[n]??0
r=this.#u(n,e)}return r}}const[i,c]=[10,13]
function isPassedOver(t,e){const n=t.charCodeAt(e)
if(n!==i)return n===c
let r=e-1
while(t.charCodeAt(r)===c)r-=1
return t.charCodeAt(r)!==i}function back(t,e,n){let[r,o]=[e,n]
while(o>0){r-=1
if(!isPassedOver(t,r))o-=1}return r}function redactor(t){return maskOf([o,...t],"***").mask}const a=4096
function streamMask(t){let e=""
let n=""
const take=()=>{const t=e+n
n=""
return t}
return Object.freeze({push(r){n+=r
if(e.length>a&&n.length<e.length)return""
const{safe:o,rest:s}=t().begin(take())
e=s
return o},end(){const n=t().mask(take())
e=""
return n}})}}),12384:((t,e,n)=>{n.r(e)
n.d(e,{acknowledge:()=>acknowledge,acknowledgedAt:()=>acknowledgedAt,removeRequestSign:()=>removeRequestSign,signOff:()=>signOff,tellUnheard:()=>tellUnheard})
var r=n(64294)
var o=n(3549)
var s=n(98664)
var i=n(19617)
var c=n(57974)
async function acknowledge(t,e,n){const r=acknowledgedAt(e)
try{if(r)await leave(t,r,n)}catch(t){(0,c.printNotice)(`The reaction could not be added. ${(0,s.ec)(t).message}`)}}async function tellUnheard({world:t,settings:e},n){try{await leave((0,i.N)(t,e),n,"confused")}catch(t){(0,c.printNotice)(`The reaction could not be added. ${(0,s.ec)(t).message}`)}}async function signOff(t,e,n){await leave(t,e,n).catch(()=>{})}async function leave({github:t,job:e,mayWrite:n},r,s){if(n)await(0,o.wv)(t,e.repository,r,s)}async function removeRequestSign({github:t,job:e,mayWrite:n},{requestSign:r,thread:i}){if(!n||!r||i.type==="none")return
try{await(0,o.HK)(t,e.repository,i.number,r)}catch(t){(0,c.printNotice)(`The ${r.kind} could not be removed. ${(0,s.ec)(t).message}`)}}function acknowledgedAt({item:t,kind:e,thread:n}){if(!(0,r.OB)({kind:e}).isAwaited||n.type==="none")return
const{id:o,nodeId:s}=t
switch(t.kind){case"issue-comment":case"review-comment":return{kind:t.kind,id:o}
case"issue":case"pull-request":return{kind:"thread",number:n.number}
case"review":return s===void 0?void 0:{kind:"node",id:s,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return s===void 0?void 0:{kind:"node",id:s,permission:"discussions: write"}
default:return}}}),96717:((t,e,n)=>{n.d(e,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=n(16698)
var o=n(48161)
var s=n(57975)
var i=n(94869)
const c=new r.AsyncLocalStorage
function info(t){const e=c.getStore()
if(e)e(`${t}${o.EOL}`)
else process.stdout.write(`${t}${o.EOL}`)}function notice(t,e={}){issue("notice",t,e)}function warning(t,e={}){issue("warning",t,e)}function error(t,e={}){issue("error",t,e)}function startGroup(t){issue("group",t)}function endGroup(){issue("endgroup","")}function setSecret(t){issue("add-mask",t)}function stopCommands(t){issue("stop-commands",t)}function resumeCommands(t){issue(t,"")}function issue(t,e,n={}){const r=Object.entries(n).filter(([,t])=>t!==void 0&&t!=="")
const o=r.map(([t,e])=>`${t}=${escaped(String(e)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${t}${o.length>0?` ${o.join(",")}`:""}::${escaped(e)}`)}function escaped(t){return t.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const a=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const f=400
function printQuoted(t,{redact:e,newToken:n,most:r}){const o=e(plainly(t)).trimEnd().split(a)
if(o.length===1&&o[0]==="")return
const s=n()
stopCommands(s)
if(o.length>r)info(`| … ${(0,i.U9)(o.length-r,"line")} before`)
for(const t of o.slice(-r))info(`| ${e(clipped(t))}`)
resumeCommands(s)}function plainly(t){return(0,s.stripVTControlCharacters)(t).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(t){const e=t.replaceAll("##[","## [").replaceAll("\t","  ")
return e.length<=f?e:`${(0,i.GH)(e,f)}…`}}),19617:((t,e,n)=>{n.d(e,{N:()=>connect})
var r=n(58101)
var o=n(89812)
var s=n(4573)
var i=n(90140)
var c=n(32775)
const a="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const f="0123456789abcdef"
function base64Value(t){return a.indexOf({"-":"+",_:"/"}[t]??t)}const[l,u,d,h,p]=[8,9,1<<10,1<<11,12]
const m=Uint16Array.from({length:256},(t,e)=>{const n=String.fromCharCode(e)
const[r,o]=[base64Value(n),f.indexOf(n.toLowerCase())]
const s=r>=0&&!/[A-Za-z0-9]/.test(n)?d:0
const i=(r<0?0:r|1<<l)|(o<0?0:o<<p|1<<u)
return i|s|(n==="x"?h:0)})
const[g,y,b]=[48,120,61]
const w=256
function*picked({bytes:t}){const{length:e}=t
const n=[]
const r={bytes:t,base64:new Uint8Array(e+1),hex:new Uint8Array(e+1),blocks:n}
const o={at:0,base64:0,hex:0}
for(const s of(0,c.nu)(e)){while(o.at<s){n.push(o.at,o.base64,o.hex)
pickBlock(r,o,blockEnd(t,Math.min(s,o.at+w)))}yield}const{base64:s,hex:i}=o
return{base64:{values:r.base64.subarray(0,s),placeOf:placesIn(r,1,s)},hex:{values:r.hex.subarray(0,i),placeOf:placesIn(r,2,i)}}}function blockEnd(t,e){return t[e]===y?e+1:e}function pickBlock({bytes:t,base64:e,hex:n},r,o){let s=r.at
let i=r.base64
let c=r.hex
for(;s<o;s=s+1|0){const r=m[t[s]??0]??0
e[i]=r
n[c]=r>>>p
if((r&(d|h))===0){i=i+(r>>>l&1)|0
c=c+(r>>>u&1)|0}else if((r&h)!==0){i=i+1|0
if(s>0&&t[s-1]===g&&c>0)c=c-1|0}else if(s>0&&isSign(t[s-1]))i=i+1|0
else{const e=endOfAlone(t,s)
if(e>s)s=e-1
else i=i+1|0}}r.at=s
r.base64=i
r.hex=c}function isSign(t=0){return((m[t]??0)>>>l&1)===1}function endOfAlone(t,e){let n=e
while(n<t.length&&((m[t[n]??0]??0)&d)!==0)n+=1
return isSign(t[n])?e:n}function placesIn(t,e,n){return(r,o)=>{let s=placeOfSign(t,e,Math.min(o,n)-1)+1
while(e===1&&t.bytes[s]===b)s+=1
return[placeOfSign(t,e,r),s]}}function blockOf(t,e,n){let[r,o]=[0,t.length/3-1]
while(r<o){const s=r+o+1>>>1
if((t[3*s+e]??0)<=n)r=s
else o=s-1}return 3*r}function placeOfSign({bytes:t,blocks:e},n,r){const o=blockOf(e,n,r)
const s=e[o+3]??t.length
const i=r-(e[o+n]??0)
const c={bytes:t,blocks:e,base64:new Uint8Array(w+2),hex:new Uint8Array(w+2)}
const a={at:e[o]??0,base64:0,hex:0}
const count=()=>n===1?a.base64:a.hex
let f=a.at
while(a.at<s&&count()<=i+1){const[t,e]=[a.at,count()]
pickBlock(c,a,t+1)
if(e===i&&count()>i)f=t}return f}var k=n(41959)
const A=new Set(["H4","eJ","eN","eA","eF"].map(([t="",e=""])=>base64Value(t)<<6|base64Value(e)))
const O=[4,2,0]
const v=[[0,1,2,3,0,1,2],[1,2,3,0,1,2,3,0],[2,3,0,1,2,3,0,1]]
const _=[0,7,15]
const x=[1<<14,1<<22,1<<6]
const S=1<<23
const $=1|1<<7|1<<15|S
const I=x[0]|x[1]|x[2]|S
function base64Parts(){const t=new Int32Array(4096)
for(let e=0;e<4096;e+=1){const n=[...O.map(t=>k.Sg[e>>>t&255]??0),1]
let r=A.has(e)?S:0
for(const[t,e]of v.entries())for(const[o,s]of e.entries())r|=(n[s]??0)<<(_[t]??0)+o
t[e]=r}return t}function*fromBase64(t,e){const{values:n}=t
const r={at:0,state:0}
const o={values:n,parts:e,runs:[[],[],[],[]],nexts:new Int32Array(4),beginnings:[],progress:r}
for(const t of(0,c.nu)(Math.max(0,n.length-1))){searchSlice(o,t)
yield}for(const t of[0,1,2,3])endRun(o,t)
return[...o.runs.flatMap((e,n)=>e.length===0?[]:[streamOf(t,e,n)]),...yield*(0,i.iL)(signsOf(t),o.beginnings)]}function searchSlice(t,e){const{values:n,parts:r,beginnings:o,progress:s}=t
let{at:i,state:c}=s
let a=n[i]??0
for(;i<e;i+=1){a=a<<6&4095|(n[i+1]??0)
c=(c<<1|$)&(r[a]??0)
if((c&I)===0)continue
if((c&S)!==0)o.push(i)
if((c&x[0])!==0)goOn(t,i&3,i,1)
if((c&x[1])!==0)goOn(t,i-1&3,i,1)
if((c&x[2])!==0)goOn(t,i-2&3,i,2)}s.at=i
s.state=c}function goOn(t,e,n,r){const{runs:o,nexts:s}=t
if(s[e]!==n){endRun(t,e)
o[e]?.push(Math.max(0,byteOf(n-e)+1-k.nw))}s[e]=n+r}function endRun({runs:t,nexts:e},n){const r=t[n]??[]
if(r.length%2===0)return
const o=byteOf((e[n]??0)-n)
if(o-(r.at(-1)??0)<k.nw)r.pop()
else r.push(o)}function byteOf(t){return(t>>>2)*3+(t&3)}function streamOf({values:t,placeOf:e},n,r){return{runs:n,write(e,n,o,s){let i=s
let c=e
while(c<n){if(c%3!==0||c+3>n){o[i]=byteAt(t,r,c)
i+=k.UT[o[i]??0]??0
c+=1
continue}for(let e=r+c/3*4;c+3<=n;e+=4){const n=(t[e]??0)<<6|(t[e+1]??0)
const r=(t[e+2]??0)<<6|(t[e+3]??0)
o[i]=n>>>4
i+=k.UT[n>>>4]??0
const s=(n<<4|r>>>8)&255
o[i]=s
i+=k.UT[s]??0
o[i]=r
i+=k.UT[r&255]??0
c+=3}}return i-s},placeOf:(t,n)=>e(r+Math.floor(t*4/3),r+Math.floor((n-1)*4/3)+2)}}function byteAt(t,e,n){const r=n%3
const o=e+(n-r)/3*4+r
return((t[o]??0)<<6|(t[o+1]??0))>>>(O[r]??0)&255}function signsOf({values:t,placeOf:e}){return{length:t.length,group:[4,3],placeOf:e,byteAt:(e,n)=>byteAt(t,e,n)}}const[U,C]=[37,92]
const[T,E,R]=[38,48,61]
const[P,N,z,B,M,G]=[78,85,88,111,117,120]
const[H,W,Z,j,F]=[123,125,43,59,32]
const L=bits(["%","\\","&","="])
const q=bits([/[0-9A-Fa-fuU]/,/[0-9A-Fa-fxuUNo]/,/#/,/[0-9A-F]/])
function bits(t){return Uint8Array.from({length:256},(e,n)=>{const r=String.fromCharCode(n)
return t.reduce((t,e,n)=>t|((typeof e==="string"?e===r:e.test(r))?1<<n:0),0)})}const K=Uint8Array.from({length:256},(t,e)=>{const n=Number.parseInt(String.fromCharCode(e),16)
return Number.isNaN(n)?16:n})
function isShortOctal(t,e){const n=octalDigits(t,e)
return n===2||n===4}function octalDigits(t,e){const n=t[e+1]===E?4:3
let r=0
while(r<n&&(K[t[e+1+r]??0]??16)<8)r+=1
return r}function octal(t,e){let n=octalDigits(t,e)
let r=0
for(let o=1;o<=n;o+=1){const s=r*8+(K[t[e+o]??0]??0)
if(s>255)n=o-1
else r=s}return n===0?0:spelled(r,n+1)}const D=10
function spelledAt(t,e,n){const[r,o]=[t[e]??0,t[e+1]??0]
if(((L[r]??0)&(q[o]??0))===0)return 0
switch(r){case U:return percentAt(t,e)
case C:return afterBackslash(t,e,o,n)
case T:return entity(t,e)
case R:return isSmall(t[e+2]??0)?0:twoDigits(t,e,1)
default:return 0}}function percentAt(t,e){const n=t[e+1]
return n===M||n===N?exactly(t,e,2,4):twoDigits(t,e,1)}function isSmall(t){return t>=97}function twoDigits(t,e,n){const[r,o]=[K[t[e+n]??0]??16,K[t[e+n+1]??0]??16]
return r===16||o===16?0:spelled(16*r+o,n+2)}function exactly(t,e,n,r){let o=0
for(let s=e+n;s<e+n+r;s+=1){const e=K[t[s]??0]??16
if(e===16)return 0
o=o*16+e}return spelled(o,n+r)}function afterBackslash(t,e,n,r){const o=t[e+2]??0
switch(n){case G:return o===H?inBraces(t,e,3,16):twoDigits(t,e,2)
case M:return o===H?inBraces(t,e,3,16):exactly(t,e,2,4)
case N:return exactly(t,e,2,8)||exactly(t,e,2,4)
case P:return o===H&&t[e+3]===N&&t[e+4]===Z?inBraces(t,e,5,16):0
case B:return o===H?inBraces(t,e,3,8):0
default:if((K[n]??16)===16)return 0
return r==="octal"?octal(t,e):ofDigits(t,e)}}function inBraces(t,e,n,r){let o=0
let s=0
for(;s<D;s+=1){const i=K[t[e+n+s]??0]??16
if(i>=r)break
o=o*r+i}return s>0&&t[e+n+s]===W?spelled(o,n+s+1):0}function ofDigits(t,e){let n=1
while(n<6&&(K[t[e+1+n]??0]??16)<16)n+=1
const r=n===6&&t[e+1]===E&&t[e+2]===E
const[o=0,s=0,i=0]=[1,2,3].map(n=>K[t[e+n]??0])
if(!r&&o<4&&s<8&&i<8)return spelled(o*64+s*8+i,4)
const c=t[e+1+n]===F
if(!r&&n!==2&&(n!==1||!c))return 0
const a=exactly(t,e,1,n)
return c?a+256:a}function entity(t,e){const n=t[e+2]===G||t[e+2]===z
const[r,o]=n?[3,16]:[2,10]
let s=0
let i=0
for(;i<D;i+=1){const n=K[t[e+r+i]??0]??16
if(n>=o)break
s=s*o+n}if(i===0)return 0
return spelled(s,r+i+(t[e+r+i]===j?1:0))}function spelled(t,e){if(t<256)return e<<8|t
return e<<8|(t>65280&&t<65375?t-65248:0)}const V=Uint8Array.from({length:256},(t,e)=>/[!#-&(-+\--;=?-_a-~]/.test(String.fromCharCode(e))?1:0)
const J=1
const Y=64
const Q=1024
function*fromEscapes(t){if(!X.some(e=>t.includes(e)))return[]
const e=yield*read(t,"hex")
return e.isOctal?[...e.streams,...(yield*read(t,"octal")).streams]:e.streams}const X=["%","\\","&#","="]
function*read(t,e){const n=!1
const r={at:0,length:0,noted:0,isInWord:!1,wordEnd:0,near:0,isOctal:n}
const o=Buffer.allocUnsafeSlow(t.length+1)
const s={from:t,dialect:e,bytes:o,progress:r,notes:[],words:[]}
for(const e of(0,c.nu)(t.length)){decodeSlice(s,e)
yield}if(r.length===0)return{streams:[],isOctal:r.isOctal}
const i=s.bytes.subarray(0,r.length)
const placeOf=(t,e)=>[placeAt(s,t),placeAt(s,e)]
const a=[yield*(0,k.EI)(i,placeOf),...yield*packedWords(s,i,placeOf)]
return{streams:a,isOctal:r.isOctal}}function decodeSlice({from:t,dialect:e,bytes:n,progress:r,notes:o,words:s},i){let{at:c,length:a,noted:f,isInWord:l,wordEnd:u,near:d,isOctal:h}=r
while(c<i){if(!l){c=leadAt(t,c,i)
if(c===i)break}else if(a-f>Q){o.push(a,c)
f=a}const r=t[c]??0
if(L[r]===0){if(c<d||V[r]===1)n[a++]=r
else{n[a++]=J
l=!1
u=c}c+=1
continue}if(!h&&r===C)h=isShortOctal(t,c)
const p=r===U?percentAt(t,c):spelledAt(t,c,e)
if(p===0){if(l)n[a++]=r
c+=1
continue}if(!l){const e=wordStart(t,c,u)
s.push(a)
for(let t=e;t<=c;t+=Q)o.push(a+t-e,t)
f=a
a+=t.copy(n,a,e,c)
l=!0}n[a++]=p
c+=p>>>8
d=c+Y+1}Object.assign(r,{at:c,length:a,noted:f,isInWord:l,wordEnd:u,near:d,isOctal:h})}function leadAt(t,e,n){let r=e
while(r<n&&L[t[r]??0]===0)r+=1
return r}function wordStart(t,e,n){let r=e
while(r>n&&V[t[r-1]??0]===1)r-=1
return r}function placeAt({from:t,dialect:e,notes:n},r){let o=0
let s=n.length/2-1
while(o<s){const t=o+s+1>>>1
if((n[2*t]??0)<=r)o=t
else s=t-1}let[i,c]=[n[2*o]??0,n[2*o+1]??0]
for(;i<r;i+=1){const n=spelledAt(t,c,e)
c+=n>0?n>>>8:1}return Math.min(c,t.length)}function*packedWords(t,e,n){const r=[]
for(const[o,s]of t.words.entries()){if(o%1024===1023)yield
const c=e[s]
if(c!==120&&c!==31)continue
const a=(t.words[o+1]??e.length+1)-1
for(const t of(yield*(0,i.KZ)(e.subarray(s,a))).slice(1))r.push(yield*(0,k.EI)(t,()=>n(s,a)))}return r}var tt=n(24506)
const et=/^[\n\x20-\x7e]$/
const nt=[t=>inUnits(t),t=>pointOf(t)<256?`\\x${hexOf(pointOf(t),2)}`:inUnits(t),t=>inBytes(t,t=>`\\x${hexOf(t,2)}`),t=>inBytes(t,t=>`\\${t.toString(8).padStart(3,"0")}`),t=>`&#${pointOf(t)};`,t=>`&#x${hexOf(pointOf(t),1)};`]
const rt=[/[\\"]/g,/[\\']/g,/[\\"$`]/g,/[^A-Za-z0-9._+:@%/=\n\u0080-\u{10ffff}-]/gu]
function writtenForms(t){const e=t.toWellFormed()
const n=[e,...rt.map(t=>e.replaceAll(t,"\\$&"))]
const r=nt.flatMap(t=>n.map(e=>written(e,t)))
const o=written(e.replaceAll("=","=3D"),t=>inBytes(t,t=>`=${hexOf(t,2).toUpperCase()}`))
const s=[...n,...r,o,...inAddress(e),...inPage(e),...inFiles(e)]
return[...new Set(s)].filter(e=>e!==t)}function written(t,e){return Array.from(t,t=>et.test(t)?t:e(t)).join("")}function inAddress(t){const e=encodeURIComponent(t)
const n=e.replaceAll(/[!'()*]/g,t=>`%${hexOf(t.charCodeAt(0),2).toUpperCase()}`)
const r=[e,n].flatMap(t=>[t,t.replaceAll(/%../g,t=>t.toLowerCase())])
return r.flatMap(t=>[t,t.replaceAll("%20","+")])}function inPage(t){const e=t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")
return["'","&#39;","&#x27;"].map(t=>e.replaceAll("'",t))}function inFiles(t){if(/^[\n\x20-\x7e]*$/.test(t))return[]
const e=Buffer.from(t,"utf16le")
const n=/^[\0-\xff]*$/.test(t)?[t]:[]
return[e.toString("latin1"),Buffer.from(e).swap16().toString("latin1"),...n,t.normalize("NFD"),t.normalize("NFC")]}function inUnits(t){return t.split("").map(t=>`\\u${hexOf(t.charCodeAt(0),4)}`).join("")}function inBytes(t,e){return Array.from(Buffer.from(t),e).join("")}function pointOf(t){return t.codePointAt(0)??0}function hexOf(t,e){return t.toString(16).padStart(e,"0")}const ot=12
function fingerprintsOf(t){const e=[]
const n=[]
const r=t.flatMap(({kind:t,value:e})=>(0,tt.B)(e).map(e=>({kind:t,value:e})))
for(const{kind:t,value:o}of r){const r=secretPart(o)
if(normal(r).length<ot)n.push(...shortForms(t,o))
else e.push(...formsOf(r).map(e=>({codes:codesOf(e),kind:t})))}return{forms:e,short:n}}function secretPart(t){return t.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/,"").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g,"")}function formsOf(t){const e=Buffer.from(t)
const n=[e.toString("hex"),...base64Forms(e)]
const r=/^[\n\x20-\x7e]*$/.test(t)?[]:writtenForms(t)
return[...new Set([t,...n,...r].map(normal))].filter(t=>t.length>=ot)}function base64Forms(t){return[0,1,2].map(e=>{const n=Buffer.concat([Buffer.alloc(e),t]).toString("base64").replaceAll("=","")
const r=(e+t.length)%3!==0
return n.slice(e===0?0:e+1,r?-1:void 0)})}function shortForms(t,e){if(e.length<6)return[]
const n=Buffer.from(e)
const r=[e,n.toString("hex"),n.toString("base64"),...writtenForms(e)]
return r.map(e=>({kind:t,value:e}))}const st=255
const it=Uint8Array.from({length:256},(t,e)=>codeOf(String.fromCharCode(e)))
function normal(t){return t.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g,"")}function codesOf(t){return Uint8Array.from(Buffer.from(t,"latin1"),t=>it[t]??st)}function codeOf(t){const e=t.normalize("NFKC").toLowerCase()
return/^[a-z0-9]$/.test(e)?Number.parseInt(e,36):st}const ct=3
const at=19
const ft=Int32Array.from({length:256},(t,e)=>e<36?Math.imul(e+1,2654435761)|ct:0)
const lt=it.reduce((t,e,n)=>{t[n]=ft[e]??0
return t},new Int32Array(256))
function windowSearch(t){const e={seen:new Uint8Array(1<<at-3),windows:new Map,codes:codeTable()}
for(const n of t)addWindows(e,n)
return t=>search(t,e)}function addWindows({seen:t,windows:e},n){const{codes:r}=n
const o=new Uint8Array(36)
let[s,i]=[0,0]
for(let c=0;c<r.length;c+=1){const a=r[c]??0
const f=r[c-ot]
s=(s<<ct)+(ft[a]??0)|0
o[a]=(o[a]??0)+1
if(o[a]===1)i+=1
if(f!==void 0)o[f]=(o[f]??0)-1
if(f!==void 0&&o[f]===0)i-=1
if(c<ot-1||i<5)continue
const l=s>>>32-at
t[l>>>3]=(t[l>>>3]??0)|1<<(l&7)
const u={form:n,at:c+1-ot}
const d=e.get(s)?.filter(t=>!isSame(t,u))??[]
e.set(s,[...d,u])}}function isSame(t,e){const[n,r]=[t,e].map(({form:t,at:e})=>t.codes.subarray(e,e+ot))
return n?.every((t,e)=>t===r?.[e])===!0}function*search({text:t,bytes:e},n){const r={text:t,bytes:e,known:n,progress:{at:0,hash:0},spans:[]}
if(n.windows.size===0)return r.spans
for(const e of(0,c.nu)(t.length)){fingerprints_searchSlice(r,e)
yield}return r.spans}function fingerprints_searchSlice({text:t,bytes:e,known:n,progress:r,spans:o},s){const{seen:i,codes:c}=n
let{at:a,hash:f}=r
for(;a<s;a+=1){const r=e[a]??0
let s=lt[r]??0
if(r===0){const e=t.codePointAt(a)??0
if(e>65535)a+=1
s=ft[c(e)]??0}f=(f<<(s&ct))+s|0
const l=f>>>32-at
if(((i[l>>>3]??0)&1<<(l&7))===0||s===0)continue
addWindow(o,t,a+1,{known:n,hash:f})}r.at=a
r.hash=f}function addWindow(t,e,n,{known:r,hash:o}){for(const s of r.windows.get(o)??[]){const{kind:o}=s.form
const i=startOf(s,e,n,r.codes)
const c=t.at(-1)
if(i===void 0)continue
if(c&&c.kind===o&&i<=c.end)t[t.length-1]={...c,end:n}
else t.push({start:i,end:n,kind:o})}}function startOf(t,e,n,r){let o=ot
let s=n
while(o>0){if(s===0)return
s-=1
if(s>0&&(e.codePointAt(s-1)??0)>65535)s-=1
const n=r(e.codePointAt(s)??0)
if(n===st)continue
o-=1
if(n!==t.form.codes[t.at+o])return}return s}const ut=254
function codeTable(){const t=new Uint8Array(65536).fill(ut)
return e=>{if(e>65535)return codeOf(String.fromCodePoint(e))
if(t[e]===ut)t[e]=codeOf(String.fromCodePoint(e))
return t[e]??st}}const[dt,ht,pt]=[1<<10,11,14]
const mt=1<<ht+2|1<<pt+2
const gt=1|1<<ht|1<<pt
const yt=Int32Array.from({length:256},(t,e)=>{const n=k.Sg[e]===1?1365:0
const r=(e===31?1:0)|2|(e===139?4:0)
const o=(e===120?1:0)|2|((30720+e)%31===0?4:0)
return n|682|r<<ht|o<<pt})
function*fromHex(t){const{values:e}=t
const n={at:0,state:0}
const r={values:e,runs:[[],[]],ends:new Int32Array(2),beginnings:[],progress:n}
for(const t of(0,c.nu)(Math.max(0,e.length-1))){hex_searchSlice(r,t)
yield}for(const t of[0,1])hex_endRun(r,t)
return[...r.runs.flatMap((e,n)=>e.length===0?[]:[hex_streamOf(t,e,n)]),...yield*(0,i.iL)(hex_signsOf(t),r.beginnings)]}function hex_searchSlice(t,e){const{values:n,runs:r,ends:o,beginnings:s,progress:i}=t
let{at:c,state:a}=i
let f=n[c]??0
for(;c<e;c+=1){const e=n[c+1]??0
a=(a<<1|gt)&(yt[f<<4|e]??0)
f=e
if((a&(dt|mt))===0)continue
if((a&mt)!==0)s.push(c-2)
if((a&dt)===0)continue
const i=c&1
if(o[i]!==c){hex_endRun(t,i)
r[i]?.push(c-10>>>1)}o[i]=c+2}i.at=c
i.state=a}function hex_endRun({runs:t,ends:e},n){const r=t[n]??[]
if(r.length%2===1)r.push((e[n]??0)>>>1)}function hex_streamOf({values:t,placeOf:e},n,r){return{runs:n,write(e,n,o,s){let i=s
for(let s=r+2*e;s<r+2*n;s+=2){const e=(t[s]??0)<<4|(t[s+1]??0)
o[i]=e
i+=k.UT[e]??0}return i-s},placeOf:(t,n)=>e(r+2*t,r+2*n)}}function hex_signsOf({values:t,placeOf:e}){return{length:t.length,group:[2,1],placeOf:e,byteAt:(e,n)=>(t[e+2*n]??0)<<4|(t[e+2*n+1]??0)}}const bt="a model key"
const wt="a registry credential"
const kt=[format("a GitHub token",["g","h","opsur"],0,/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),format("a GitHub token",["g","h","s"],0,/\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),format("a GitHub token",["b","_","p"],5,/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),format(bt,["s","k","-"],0,/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),format("an AWS key",["A","KS","I"],0,/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),format("a Slack token",["x","o","x"],0,/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),format("a Slack token",["x","a","p"],0,/\bxapp-\d-[A-Za-z0-9-]{20,}/y),format("a Slack webhook",["s",".","s"],4,/\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y),format("a Google key",["A","I","z"],0,/\bAIza[\w-]{35}(?![\w-])/y),format("a Google key",["O","C","S"],1,/\bGOCSPX-[\w-]{28}(?![\w-])/y),format("a Google token",["y","a","2"],0,/\bya29\.[\w-]{50,}/y),format("a GitLab token",["g","l","acdfiopirsw"],0,/\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y),format("an npm token",["p","m","_"],1,/\bnpm_[A-Za-z0-9]{36}(?!\w)/y),format("a PyPI token",["p","i","-"],2,/\bpypi-AgE[\w-]{50,}/y),format("a Stripe key",["k","_","l"],1,/\b[rs]k_live_[A-Za-z0-9]{20,}/y),format("an Azure key",["e","y","="],8,/\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure key",["e","y","="],13,/\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure secret",["0123456789","Q","~"],3,/\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),format("a Hugging Face token",["h","f","_"],0,/\bhf_[A-Za-z]{34}(?!\w)/y),format("a SendGrid key",["S","G","."],0,/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),format("a DigitalOcean token",["_","v","1"],3,/\bdo[opr]_v1_[0-9a-f]{64}\b/y),format("a Docker token",["d","c","k"],0,/\bdckr_[op]at_[\w-]{27,}/y),format("a HashiCorp token",["h","v","bs"],0,/\bhv[bs]\.[\w-]{90,}/y),format("a RubyGems key",["b","y","g"],2,/\brubygems_[0-9a-f]{48}\b/y),format("an age key",["E","-","S"],2,/\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),format(wt,["'\"","a","u"],0,/["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(wt,["_","a","u"],0,/_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(wt,["_","a","u"],0,/_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),format("a private key",["B","E","G"],5,/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y)]
function format(t,e,n,r){return{kind:t,anchor:e,offset:n,pattern:r}}const[At,Ot,vt]=[0,1,2].map(t=>{const e=new Int32Array(256)
for(const[n,{anchor:r}]of kt.entries())for(const o of r[t]??"")e[o.charCodeAt(0)]=(e[o.charCodeAt(0)]??0)|1<<n
return e})
const[_t,xt]=[1,2]
function tokenSearch(){const t=new Uint8Array(65536)
for(const{anchor:e}of kt)for(const n of tokens_codesOf(e[1])){for(const r of tokens_codesOf(e[0]))t[r<<8|n]=(t[r<<8|n]??0)|xt
for(const r of tokens_codesOf(e[2]))t[n<<8|r]=(t[n<<8|r]??0)|_t}return e=>tokens_search(e,t)}function tokens_codesOf(t){return Buffer.from(t,"latin1")}function*tokens_search({text:t,bytes:e},n){const r=[]
const o={text:t,bytes:e,pairs:n,behind:new Int32Array(kt.length),spans:r}
let s=0
for(const t of(0,c.nu)(e.length)){s=tokens_searchSlice(o,s,Math.min(t,e.length-1))
yield}return r}function tokens_searchSlice(t,e,n){const{bytes:r,pairs:o}=t
let s=e
for(;s<n;s+=2){const e=o[(r[s]??0)<<8|(r[s+1]??0)]??0
if(e===0)continue
if((e&_t)!==0&&s>0)tryFormats(t,s-1)
if((e&xt)!==0&&s+2<r.length)tryFormats(t,s)}return s}function tryFormats({text:t,bytes:e,behind:n,spans:r},o){const[s,i,c]=[e[o]??0,e[o+1]??0,e[o+2]??0]
const a=(At[s]??0)&(Ot[i]??0)&(vt[c]??0)
for(let e=a;e!==0;e&=e-1){const s=31-Math.clz32(e&-e)
const i=kt[s]
if(!i||o-i.offset<(n[s]??0))continue
i.pattern.lastIndex=o-i.offset
const[c,a=c]=i.pattern.exec(t)??[]
if(c===void 0||a===void 0)continue
const f=o-i.offset+c.length
n[s]=f
if(isSecret(i,a))r.push({start:f-a.length,end:f,kind:i.kind})}}const St=5e3
function isSecret({kind:t},e){const n=e.slice(0,St)
if(isPlaceholder(n)||isHalfJwt(e))return!1
return t===bt?isModelKey(n):t!==wt||isLogin(n)}function isHalfJwt(t){return/^ghs_\d+_/.test(t)&&!t.includes(".")}function isPlaceholder(t){const e=t.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|gl[a-z]+-|npm_|[rs]k_live_|hf_)/,"")
if(/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(e))return!0
if(new Set(e).size<8)return!0
return/0123456789|1234567890|abcdefghij/i.test(e)||isWords(e)}function isWords(t){return/^[a-z]+(?:[-_][a-z]+)+$/.test(t)}function isModelKey(t){const e=t.split(/[-_]/).slice(1)
const isRandom=t=>t.length>=16&&/\d.*\d/.test(t)&&/[A-Za-z]/.test(t)&&new Set(t).size>=8
const n=t.match(/\d/g)?.length??0
const r=t.match(/[A-Z]/g)?.length??0
return e.some(isRandom)||t.length>=60&&n>=5&&r>=5}function isLogin(t){const e=Buffer.from(t,"base64").toString("latin1")
const[,n=""]=/^[ -9;-~]+:([ -~]{4,})$/.exec(e)??[]
if(n==="")return t.length>=20&&/\d/.test(t)&&new Set(t).size>=12
return!/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(n)}const $t=3
const It=4*1024*1024
const Ut=16
const Ct="too much encoded data to check"
const Tt=1e4
function leakScanner(t){const{forms:e,short:n}=fingerprintsOf(t)
const r=windowSearch(e)
const o=tokenSearch()
const a=base64Parts()
const f=new Set(t.map(({kind:t})=>t))
function*direct(t){return few(t.text,[...yield*r(t),...yield*asTheyStand(t)])}function*asTheyStand(t){return[...yield*shortIn(t.text,n),...yield*o(t)]}function*deep(t,e,n){const{text:r}=t
if(r.length>n)return[wholeOf(r,Ct)]
const o=yield*direct(t)
if(e===0||r==="")return o
try{const s=yield*decode(t,a)
return[...o,...yield*placed(yield*deep(s.characters,e-1,n-r.length),s.placeOf)]}catch(t){if(!(t instanceof i.GC))throw t
return[...o,wholeOf(r,Ct)]}}function*everywhere(t){const{text:e}=t
const n=Math.max(It,e.length*Ut)
if(!e.includes("\0"))return merged(yield*deep(t,$t,n),f)
const{characters:r,placeOf:o}=yield*(0,c.Kd)(t)
const s=yield*placed(yield*deep(r,$t,n),({start:t,end:e,kind:n})=>({start:o(t),end:o(e-1)+1,kind:n}))
const i=/[\ud800-\udbff]\0+[\udc00-\udfff]/.test(e)
const a=i?yield*direct(t):few(e,yield*asTheyStand(t))
return merged([...a,...s],f)}function*search(t,{public:e=""}={}){const n=yield*everywhere(t)
if(n.length===0||e==="")return n
const r=yield*everywhere(yield*(0,c.EX)(e))
const o=new Set(r.map(({start:t,end:n})=>e.slice(t,n)))
return withoutKnown(t.text,n,e,o)}function*searchText(t,e){return yield*search(yield*(0,c.EX)(t),e)}function*searchFile(t,e){const n=yield*layersOf(t)
if(!n)return[{start:0,end:t.length,kind:Ct}]
for(const r of n)if((yield*search(byBytes(r),e)).length>0)return[{start:0,end:t.length,kind:"a secret, packed"}]
if(t.includes(0)||(0,s.isAscii)(t))return yield*search(byBytes(t),e)
return yield*searchText(t.toString(),e)}function*redacted(t){let e=t
const n=new Set
for(let t=0;t<5;t+=1){const t=yield*searchText(e)
if(t.length===0)return{text:e,kinds:[...n]}
for(const{kind:e}of t)n.add(e)
e=without(e,t)}return{text:"[withheld: looks like a secret]",kinds:[...n]}}return Object.freeze({scan:(t,e)=>(0,c.zd)(searchText(t,e)),scanLong:(t,e)=>(0,c.Z_)(searchText(t,e)),scanFile:(t,e)=>(0,c.Z_)(searchFile(t,e)),redact:t=>(0,c.zd)(redacted(t)),redactLong:t=>(0,c.Z_)(redacted(t))})}function*layersOf(t){try{return(yield*(0,i.KZ)(t)).slice(1)}catch(t){if(t instanceof i.GC)return
throw t}}function*placed(t,e){const n=[]
for(const r of t){n.push(e(r))
if(n.length%64===0)yield}return n}function byBytes(t){return{text:t.toString("latin1"),bytes:t}}function few(t,e){return e.length>Tt?e.slice(0,1).map(({kind:e})=>wholeOf(t,e)):e}function wholeOf(t,e){return{start:0,end:t.length,kind:e}}const Et=64*1024*1024
function withoutKnown(t,e,n,r){let o=Et
return e.filter(({start:e,end:s})=>{const i=t.slice(e,s)
if(r.has(i))return!1
o-=n.length
return o<0||!n.includes(i)})}function*shortIn(t,e){const n=[]
for(const{kind:r,value:o}of e){let e=0
for(const s of(0,c.nu)(t.length)){const i=t.slice(e,s+o.length-1)
const c=e
e=s
for(let t=i.indexOf(o);t>=0;t=i.indexOf(o,t+o.length)){n.push({start:c+t,end:c+t+o.length,kind:r})
e=Math.max(e,c+t+o.length)}yield}}return n}function merged(t,e){const n=[]
for(const r of[...t].sort((t,e)=>t.start-e.start||e.end-t.end)){const t=n.at(-1)
if(!t||r.start>t.end)n.push(r)
else{const o=e.has(t.kind)?t.kind:r.kind
n[n.length-1]={start:t.start,end:Math.max(t.end,r.end),kind:o}}}return n}function without(t,e){let n=0
const r=e.map(({start:e,end:r,kind:o})=>{const s=`${t.slice(n,e)}[withheld: looks like ${o}]`
n=r
return s})
return r.join("")+t.slice(n)}function*decode(t,e){const{base64:n,hex:r}=yield*picked(t)
return yield*(0,k.oR)([...yield*fromBase64(n,e),...yield*fromHex(r),...yield*fromEscapes(t.bytes)])}var Rt=n(98664)
var Pt=n(51977)
var Nt=n(88135)
var zt=n(57974)
var Bt=n(7052)
var Mt=n(75444)
var Gt=n(77598)
var Ht=n(73024)
var Wt=n(28942)
var Zt=n(94869)
var jt=n(22911)
var Ft=n(46329)
function readJob(t,e,n){const[r="",o=""]=(0,Ft.a5)(t,"GITHUB_REPOSITORY",Lt).split("/")
const s=(0,Ft.Dy)(t,"GITHUB_SERVER_URL","https://github.com")
const i=Number((0,Ft.a5)(t,"GITHUB_RUN_ID",qt))
return Object.freeze({repository:Object.freeze({owner:r,name:o}),workspace:(0,Ft.Hi)(t,"GITHUB_WORKSPACE"),temp:(0,Ft.Hi)(t,"RUNNER_TEMP"),apiUrl:(0,Ft.Dy)(t,"GITHUB_API_URL","https://api.github.com"),graphqlUrl:t.GITHUB_GRAPHQL_URL?(0,Ft.Dy)(t,"GITHUB_GRAPHQL_URL",void 0):void 0,serverUrl:s,repositoryUrl:`${s}/${r}/${o}`,runUrl:`${s}/${r}/${o}/actions/runs/${i}`,runId:i,task:taskKeyOf(t,e),runAttempt:t.GITHUB_RUN_ATTEMPT?Number((0,Ft.a5)(t,"GITHUB_RUN_ATTEMPT",qt)):1,fetch:namesProxy(t)?throughProxy:n})}const Lt={form:/^[\w.-]+\/[\w.-]+$/,what:"a repository such as `octo-org/octo-repo`"}
const qt={form:/^[1-9]\d{0,14}$/,what:"a number"}
const Kt=["http_proxy","https_proxy"].flatMap(t=>[t,t.toUpperCase()])
function namesProxy(t){for(const e of Kt)(0,Ft.sN)(t,e)
return Kt.some(e=>Boolean(t[e]))}const throughProxy=async(t,e)=>{const{defaults:r}=await Promise.all([n.e(4119),n.e(7176)]).then(n.bind(n,47176))
const o=r.request
return o.fetch(t,e)}
function taskKeyOf(t,e){const{prompt:n,"prompt-file":r}=e.slice(Mt.TRIGGER)
if(n===void 0&&r===void 0)return
const o=workflowPath(t)
const s=o?.split("/").at(-1)??t.GITHUB_WORKFLOW??""
const i=o??`run ${t.GITHUB_RUN_ID}`
const c=t.GITHUB_JOB??""
const a=(0,jt.b8)(e.slice(jt.PL).item??"{")?.key
const f=(0,Gt.createHash)("sha256").update(JSON.stringify([i,c,...a===void 0?[]:[a]])).digest("hex").slice(0,8)
return{words:(0,Zt.yR)(`${a??""} ${s.replace(/\.ya?ml$/,"")} ${c}`,40),digest:f}}function workflowPath(t){const[e=""]=(t.GITHUB_WORKFLOW_REF??"").split("@")
if(e!=="")return e
const n=startedFile(t.GITHUB_EVENT_PATH)
return n&&`${t.GITHUB_REPOSITORY}/${n}`}const Dt=Wt.object({workflow:Wt.string().regex(/^[^@]+\.ya?ml$/)})
function startedFile(t=""){try{return Dt.safeParse(JSON.parse((0,Ht.readFileSync)(t,"utf8"))).data?.workflow}catch{return}}function connect(t,e){const{env:n,sleep:s,clock:i,signal:c,fetch:a}=t
const{"github-token":f}=e.slice(Bt.KEYS)
const l=(0,Bt.secretInputs)(e);(0,zt.maskSecrets)([...l,...f?[(0,r.YN)(f)]:[]])
if(!f)throw new Rt.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const u=readJob(n,e,a)
const d=(0,Mt.mayWrite)(e)
const{apiUrl:h,graphqlUrl:p}=u
const m=(0,o.X)({token:f,apiUrl:h,graphqlUrl:p,fetch:u.fetch,isReadOnly:!d,sleep:t=>s(t,c),clock:i,onNoGraphql:t=>(0,zt.printNotice)(`${t} ${(0,Nt.J1)("no-graphql")}`),onAway:t=>(0,zt.printNotice)((0,Nt.J1)("github-away",{why:t}))})
const g=(0,Pt.redactor)([...l,`x-access-token:${f}`])
const y=leakScanner(knownValues(n,e))
return{settings:e,github:m,mayWrite:d,job:u,exact:g,leaks:y,redact:t=>y.redact(g(t)).text}}function knownValues(t,e){const{"github-token":n,"api-key":r=""}=e.slice(Bt.KEYS)
const o=[{kind:"the GitHub token",value:n},{kind:"the model key",value:r},{kind:"a token of the runner",value:t.ACTIONS_RUNTIME_TOKEN??""},{kind:"a token of the runner",value:t.ACTIONS_ID_TOKEN_REQUEST_TOKEN??""}]
const s=(0,Bt.secretInputs)(e).filter(t=>!o.some(e=>e.value===t))
return[...o,...s.map(t=>({kind:"a secret among the inputs",value:t}))]}}),57974:((t,e,n)=>{n.r(e)
n.d(e,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=n(47776)
var o=n(76221)
var s=n(91106)
var i=n(54668)
var c=n(94869)
var a=n(26285)
var f=n(96717)
var l=n(25298)
function maskSecrets(t){const e=t.flatMap(s.CB).filter(t=>t.length>=s.G6&&!/[\r\n]/.test(t))
for(const n of new Set([...t,...e]))if(n!=="")(0,f.Pq)(n)}function printSubAgent(t,e){return n=>{const o=(0,r.c)(n)
if(o!==void 0)(0,f.pq)(t(`  [${e}] ${breakRunnerCommands(t(o))}`))}}function printNotice(t){(0,f.lm)(breakRunnerCommands(t))}function printWarning(t){(0,f.$e)(breakRunnerCommands(t))}function printSandbox(t){const e=t?`The tools run in a sandbox (${t.way}, network: ${t.network}). Its self-test passed (${t.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,f.pq)(e)
for(const e of t?.gaps??[])printNotice(e)
if(t&&t.caches.given.length>0)(0,f.pq)(breakRunnerCommands(`Caches of earlier steps: ${t.caches.given.join(", ")}`))
for(const{path:e,why:n}of t?.caches.leftOut??[])printNotice(`The cache ${(0,c.TN)(e,200)} is not in the sandbox: ${(0,c.TN)(n,300)}.`)}function printKnowledge({commit:t,files:e,plugins:n,brought:r,hooks:o,problems:s}){const i=e.map(({path:t,id:e})=>`${t} (${e.slice(0,7)})`)
for(const e of i.slice(0,50))(0,f.pq)(breakRunnerCommands(`instructions from ${t.slice(0,7)}: ${e}`))
if(i.length>50)(0,f.pq)(`… and from ${i.length-50} more files`)
for(const{name:t,label:e}of n)(0,f.pq)(breakRunnerCommands(`plugin ${t} from ${e}`))
for(const{label:t,skills:e}of r)(0,f.pq)(breakRunnerCommands(`skills from ${t}: ${e.map(({name:t})=>t).join(", ")||"none"}`))
if(o)(0,f.pq)(breakRunnerCommands(`hooks from ${t.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:t,problem:e}of s.slice(0,20))printNotice(`${t} ${e}.`)}function printSetUp(t,e){return n=>{(0,f.Oh)("Setting up");(0,f.OG)(n,{redact:t,newToken:e,most:Number.POSITIVE_INFINITY});(0,f.N4)()}}function printServer(t,e,n){(0,f.pq)(n(breakRunnerCommands(`Server ${t}: ${e}`)))}function printWait({waitMs:t,attempt:e,attempts:n,fault:r}){const o=Math.max(1,Math.round(t/1e3));(0,f.pq)(breakRunnerCommands((0,c.hC)(r.message,`Trying again in ${o} s (${e} of ${n})`)))}function printChange({from:t,to:e,fault:n}){printNotice((0,c.hC)(n.message,`Asking ${e} instead of ${t}`))}function printFault(t,e,n){const r=(0,l.hidePaths)(n)
const o=[t.headline,...t.list,t.quote,t.hint].map(t=>t&&breakRunnerCommands(r(t)));(0,f.z3)(e((0,c.hC)(...o)))
if(t.cause!==void 0)(0,f.pq)(e(breakRunnerCommands(`Cause: ${describe(t.cause)}`,1e3)))
printReply(t,e)}function printReply(t,e){const n=(0,o.o)(t)
if(n===void 0)return;(0,f.Oh)("What the endpoint replied")
for(const t of n.split("\n"))(0,f.pq)(e(breakRunnerCommands(t,n.length)));(0,f.N4)()}function printEnd({report:t,fault:e},{isFailure:n,redact:r,env:o}){const{outcome:s,reason:i,hint:l}=t
const u=r(breakRunnerCommands((0,c.hC)(i,l)))
if(n&&e)printFault(e,r,o)
else if(n)(0,f.z3)(u)
else if(a.tz.includes(s))(0,f.$e)(u)
else(0,f.pq)(`${s}: ${u}`)
if(!n)printReply(e,r)}function printAnnotations(t,e){for(const{file:n,line:r,message:o}of t)(0,f.z3)(e(breakRunnerCommands(o)),{file:n,line:r,title:"Seen by the agent"})}function printRisks(t,e){for(const n of t.slice(0,10))(0,f.$e)(e(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(t){const e=(0,i.cZ)(t).map(({name:t,message:e})=>`${t}: ${e}`)
return e.length===0?String(t):[...new Set(e)].join("; caused by ")}function breakRunnerCommands(t,e=300){return(0,c.TN)(t,e).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((t,e,n)=>{n.r(e)
n.d(e,{hidePaths:()=>hidePaths})
var r=n(76760)
var o=n(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(t){const e=s.map(([e,n])=>[t[e]??"",n])
const n=[[(0,r.dirname)(t.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:t.GITHUB_WORKSPACE??"",places:[...e,...n]})}}),46329:((t,e,n)=>{n.d(e,{Dy:()=>webAddress,Hi:()=>absolutePath,a5:()=>checkedVariable,sN:()=>requireProxyAddress})
var r=n(76760)
var o=n(98664)
var s=n(94869)
function neededVariable(t,e){const n=t[e]
if(n)return n
throw new o.vC("config",`${e} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function checkedVariable(t,e,{form:n,what:r}){const o=neededVariable(t,e)
if(n.test(o))return o
throw wrong(e,r)}function absolutePath(t,e){const n=neededVariable(t,e)
if((0,r.isAbsolute)(n)&&!n.includes("\0"))return n
throw wrong(e,"an absolute path")}function webAddress(t,e,n){const r=t[e]
if(r===void 0)return n
if(isWebAddress(r))return(0,s.Mx)(r,"/")
throw wrong(e,"a web address such as `https://github.example.com`")}function isWebAddress(t){return/^https?:\/\/[^\s/?#@][^\s?#@]*$/.test(t)&&URL.canParse(t)}function requireProxyAddress(t,e){const n=t[e]
if(!n||URL.canParse(n.includes("://")?n:`http://${n}`))return
throw wrong(e,"the address of a proxy")}function wrong(t,e){return new o.vC("config",`The variable ${t} is not ${e}.`,{hint:`GitHub Actions sets the variables of a job. Look for a step, an \`env:\` or a setting of a self-hosted runner that sets ${t}, and remove it.`})}})}

export const id=2384
export const ids=[2384,140]
export const modules={90140:((t,e,n)=>{n.d(e,{GC:()=>TooMuch,KZ:()=>unpacked,iL:()=>packedIn})
var r=n(38522)
var s=n(41959)
const o=1024*1024
const i=3
function*unpacked(t){const e=[t]
for(let n=yield*unzip(t);n&&e.length<=i;n=yield*unzip(n.buffer))e.push(n.buffer)
return e}const c=5e3
class TooMuch extends Error{}function*packedIn(t,e){const n=[]
let r=4*Math.max(o,t.length)
let i=0
let a=0
for(const o of e){if(o<a||!isPacked(t,o))continue
yield
i+=1
if(i>c||r<0)throw new TooMuch
const{piece:e,size:f}=yield*pieceAt(t,o)
r-=f
if(!e)continue
const l=Math.min(t.length,o+Math.ceil(e.taken/t.group[1]*t.group[0]))
const placeOf=()=>t.placeOf(o,l)
a=l
for(const t of yield*unpacked(e.buffer)){r-=t.length
n.push(yield*(0,s.EI)(t,placeOf))}}return n}function isPacked(t,e){const n=t.byteAt(e,0)
return(n===120||n===31)&&headerOf(decoded(t,e,8))!==void 0}function decoded({length:t,group:e,byteAt:n},r,s){const o=Buffer.alloc(Math.floor(Math.min(s,t-r)*e[1]/e[0]))
for(let t=0;t<o.length;t+=1)o[t]=n(r,t)
return o}function*pieceAt(t,e){for(let n=256;;n*=8){const r=decoded(t,e,n)
const s=yield*unzip(r)
if(!s||s.taken<r.length||e+n>=t.length)return{piece:s,size:r.length}}}function*unzip(t){const e=unzipMember(t)
if(!e||t[0]!==a)return e
const n=[e.buffer]
let{taken:r}=e
let s=o-e.buffer.length
for(let e=1;t[r+u]===a&&s>0;e+=1){if(e>f)throw new TooMuch
if(e%l===0)yield
const o=t.subarray(r+u)
if(o.length<d)return{buffer:Buffer.concat(n),taken:t.length}
const i=unzipMember(o)
if(!i)break
n.push(i.buffer.subarray(0,s))
s-=i.buffer.length
r+=u+i.taken}const i=t.length-r<=u
return{buffer:n.length===1?e.buffer:Buffer.concat(n),taken:i?t.length:r}}const a=31
const f=1e3
const l=100
const u=8
const d=18
function unzipMember(t){const e=headerOf(t)
if(e===void 0||!mayInflate(t,e))return
try{const n={maxOutputLength:o,finishFlush:r.constants.Z_SYNC_FLUSH,info:!0}
const s=(0,r.inflateRawSync)(t.subarray(e),n)
const{buffer:i,engine:c}=s
return{buffer:i,taken:e+c.bytesWritten}}catch{return}}function headerOf(t){const[e,n=0,r,s=0]=t
if(e===120&&(120*256+n)%31===0)return 2
if(e!==31||n!==139||r!==8||s>31)return
let o=10
if(s&4)o+=2+t.readUInt16LE(Math.min(o,t.length-2))
for(const e of[8,16])if(s&e)o=t.indexOf(0,o)+1||t.length
return s&2?o+2:o}function mayInflate(t,e){if(t.length<e+10)return!0
const n=(t[e]??0)>>>1&3
if(n===0)return(t.readUInt16LE(e+1)^t.readUInt16LE(e+3))===65535
if(n===1)return!0
const r=t.readUInt32LE(e)
if(n===3||(r>>>3&31)>29||(r>>>8&31)>29)return!1
return leavesNothing(t.readBigUInt64LE(e+2)>>1n,4+(r>>>13&15))}function leavesNothing(t,e){let n=0
for(let r=0n;r<e;r+=1n){const e=Number(t>>3n*r&7n)
if(e>0)n+=128>>>e}return n===128||n===0}}),32775:((t,e,n)=>{n.d(e,{$9:()=>s,EX:()=>charactersOf,Kd:()=>withoutZeros,Z_:()=>inSlices,nu:()=>slicesOf,zd:()=>atOnce})
var r=n(58500)
const s=32768
function atOnce(t){for(;;){const{done:e,value:n}=t.next()
if(e)return n}}async function inSlices(t){for(;;){const{done:e,value:n}=t.next()
if(e)return n
await(0,r.setImmediate)()}}function*slicesOf(t){for(let e=64;e<t;e+=Math.min(e,s))yield e
yield t}function*charactersOf(t){const e=Buffer.allocUnsafeSlow(t.length)
const n=Buffer.allocUnsafeSlow(2*s)
let r=0
for(const s of slicesOf(t.length)){const o=t.slice(r,s)
e.write(o,r,"latin1")
if(isWide(o)){n.write(o,"utf16le")
for(let t=r;t<s;t+=1)if(n[2*(t-r)+1]!==0)e[t]=0}r=s
yield}return{text:t,bytes:e}}function isWide(t){return/[^\0-\xff]/.test(t)}const o=1024
function*withoutZeros({text:t,bytes:e}){const n=Buffer.allocUnsafeSlow(t.length)
const r=isWide(t)?new Uint16Array(t.length):void 0
const s=new Int32Array(Math.ceil(t.length/o))
let[i,c]=[0,0]
for(const a of slicesOf(t.length)){for(;i<a;i+=1){if(i%o===0)s[i/o]=c
const a=e[i]??0
const f=r&&a===0?t.charCodeAt(i):a
n[c]=a
if(r)r[c]=f
c+=f===0?0:1}yield}const a=n.subarray(0,c)
const f=r?Buffer.from(r.buffer,0,2*c).toString("utf16le"):a.toString("latin1")
return{characters:{text:f,bytes:a},placeOf:e=>placeIn(t,s,e)}}function placeIn(t,e,n){let[r,s]=[0,e.length-1]
while(r<s){const t=r+s+1>>>1
if((e[t]??0)<=n)r=t
else s=t-1}let i=r*o
for(let s=n-(e[r]??0);i<t.length;i+=1)if(t.charCodeAt(i)!==0&&s--===0)break
return i}}),41959:((t,e,n)=>{n.d(e,{EI:()=>storedStream,Sg:()=>o,UT:()=>i,nw:()=>s,oR:()=>joined})
var r=n(32775)
const s=6
const o=Uint8Array.from({length:256},(t,e)=>/[\0\t\n\r -~]/.test(String.fromCharCode(e))?1:0)
const i=Uint8Array.from({length:256},(t,e)=>e===0?0:1)
function*storedStream(t,e){const n=[]
let[o,i]=[0,0]
for(const e of(0,r.nu)(t.length)){i=noteRuns(n,t,i,o,e)
o=e
yield}if(o-i>=s)n.push(i,o)
const c=t.includes(0)
return{runs:n,write:(e,n,r,s)=>c?writeWithoutZeros(t,e,n,r,s):t.copy(r,s,e,n),placeOf:e}}function noteRuns(t,e,n,r,i){let c=n
for(let n=r;n<i;n+=1){if(o[e[n]??0]===1)continue
if(n-c>=s)t.push(c,n)
c=n+1}return c}function writeWithoutZeros(t,e,n,r,s){let o=s
for(let s=e;s<n;s+=1){const e=t[s]??0
r[o]=e
o+=i[e]??0}return o-s}const c=1
const a=512
function*joined(t){const e=sizesOf(t)
const n=Buffer.allocUnsafeSlow(e.bytes+a)
const[s,o,i,f]=[0,1,2,3].map(()=>new Int32Array(e.pieces))
const l=[]
let u=0
let d=0
let h=r.$9
for(const e of t){const{runs:t}=e
for(let l=0;l<t.length;l+=2){const p=t[l+1]??0
for(let c=t[l]??0;c<p;c+=a){const t=Math.min(p,c+a)
s[d]=u
u+=e.write(c,t,n,u)
o[d]=u
i[d]=c
f[d]=t
d+=1
if(u<h)continue
h=u+r.$9
yield}if(t[l+2]===p)continue
n[u]=c
u+=1}l.push(d)}const p=n.subarray(0,Math.max(0,u-1))
const g={starts:s,ends:o,firsts:i,lasts:f,streams:t,streamEnds:l}
return{characters:{text:p.toString("latin1"),bytes:p},placeOf:t=>placeIn(g,t)}}function sizesOf(t){let[e,n]=[0,0]
for(const{runs:r}of t)for(let t=0;t<r.length;t+=2){const s=(r[t+1]??0)-(r[t]??0)
e+=s+1
n+=Math.ceil(s/a)}return{bytes:e,pieces:n}}function placeIn(t,{start:e,end:n,kind:r}){const{starts:s,ends:o,streams:i,streamEnds:c}=t
let[a,f]=[Number.POSITIVE_INFINITY,0]
const isEmpty=t=>s[t]===o[t]
const l=firstBehind(s,n-1)
for(let r=firstBehind(o,e);r<l;){const u=firstBehind(c,r)
const d=i[u]
let h=r
r=Math.min(l,c[u]??l)
let p=r-1
while(h<p&&isEmpty(h))h+=1
while(h<p&&isEmpty(p))p-=1
for(const r of isEmpty(h)?[]:[h,p]){const[i=0,c=0]=[s[r],o[r]]
const l=byteIn(t,d,r,Math.max(e,i)-i)
const u=byteIn(t,d,r,Math.min(n,c)-i-1)
const h=d?.placeOf(l,u+1)
if(!h)continue
a=Math.min(a,h[0])
f=Math.max(f,h[1])}}return{start:a,end:f,kind:r}}function byteIn({starts:t,ends:e,firsts:n,lasts:r},s,o,i){const[c=0,f=0]=[n[o],r[o]]
if(!s||(e[o]??0)-(t[o]??0)===f-c)return c+i
const l=new Uint8Array(a+1)
let[u,d]=[c,f-1]
while(u<d){const t=u+d>>>1
if(s.write(c,t+1,l,0)>i)d=t
else u=t+1}return u}function firstBehind(t,e){let[n,r]=[0,t.length]
while(n<r){const s=n+r>>>1
if((t[s]??0)>e)r=s
else n=s+1}return n}}),51977:((t,e,n)=>{n.r(e)
n.d(e,{HIDDEN:()=>s,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var r=n(91106)
const s="<secret-hidden>"
function maskOf(t,e=s){const n=new Set([...t].flatMap(r.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:t=>replaced(t,findAll(i,t).spans,e),begin(t){const{spans:n,open:r}=findAllIn(i,t)
const s=n.find(({start:t,end:e})=>t<r&&r<e)?.start??r
const o=n.filter(({end:t})=>t<=s)
return{safe:replaced(t.slice(0,s),o,e),rest:t.slice(s)}}})}const o=Object.freeze({mask:t=>t,begin:t=>({safe:t,rest:""})})
function findAllIn(t,e){const{spans:n,open:s}=findAll(t,e)
const o=(0,r.Zw)(e)
if(o===e.length)return{spans:n,open:(0,r.dy)(e,s)}
const i=Math.min(findAll(t,e.slice(0,o)).open,o)
return{spans:n,open:(0,r.dy)(e,Math.min(s,i))}}function findAll(t,e){const n=t.scan(e)
if(!(0,r.un)(e))return{spans:joined(n.spans),open:n.open}
const{text:s,startOf:o,endOf:i}=(0,r.DH)(e)
const{spans:c,open:a}=t.scan(s)
const f=c.map(({start:t,end:e})=>({start:o(t),end:i(e-1)}))
return{spans:joined([...n.spans,...f]),open:Math.min(n.open,o(a))}}function joined(t){const e=[]
for(const n of t.toSorted((t,e)=>t.start-e.start)){const t=e.at(-1)
if(!t||n.start>=t.end)e.push(n)
else e[e.length-1]={start:t.start,end:Math.max(t.end,n.end)}}return e}function replaced(t,e,n){if(e.length===0)return t
const r=[]
let s=0
for(const o of e){r.push(t.slice(s,o.start),n)
s=o.end}return r.join("")+t.slice(s)}class Automaton{#t=[0]
#e=[0]
#n=[0]
#r=[0]
#s=[0]
#o=[0]
#i=new Int32Array(65536)
constructor(t){for(const e of t)this.#c(e)
this.#a()}scan(t){const e=[]
let n=0
for(let r=0;r<t.length;r+=1){const s=t.charCodeAt(r)
if(s<14&&isPassedOver(t,r))continue
n=n===0?this.#f(s):this.#l(n,s)
const o=this.#o[n]??0
if(o>0)e.push({start:back(t,r+1,o),end:r+1})}return{spans:e,open:back(t,t.length,this.#r[n]??0)}}#c(t){let e=0
for(let n=0;n<t.length;n+=1){const r=t.charCodeAt(n)
if(!isPassedOver(t,n))e=this.#u(e,r)||this.#d(e,r)}this.#o[e]=this.#r[e]??0}#d(t,e){const n=this.#t.push(e)-1
this.#e.push(0)
this.#s.push(0)
this.#o.push(0)
this.#r.push((this.#r[t]??0)+1)
if(t===0)this.#i[e]=n
this.#n.push(this.#e[t]??0)
this.#e[t]=n
return n}#a(){const t=this.#h(0)
for(const e of t){const n=this.#s[e]??0
this.#o[e]||=this.#o[n]??0
for(const r of this.#h(e)){this.#s[r]=this.#l(n,this.#t[r]??0)
t.push(r)}}}#h(t){const e=[]
for(let n=this.#e[t]??0;n!==0;n=this.#n[n]??0)e.push(n)
return e}#f(t){return this.#i[t]??0}#u(t,e){if(t===0)return this.#f(e)
let n=this.#e[t]??0
while(n!==0&&this.#t[n]!==e)n=this.#n[n]??0
return n}#l(t,e){let n=t
let r=this.#u(n,e)
while(r===0&&n!==0){n=this.#s[n]??0
r=this.#u(n,e)}return r}}const[i,c]=[10,13]
function isPassedOver(t,e){const n=t.charCodeAt(e)
if(n!==i)return n===c
let r=e-1
while(t.charCodeAt(r)===c)r-=1
return t.charCodeAt(r)!==i}function back(t,e,n){let[r,s]=[e,n]
while(s>0){r-=1
if(!isPassedOver(t,r))s-=1}return r}function redactor(t){return maskOf([s,...t],"***").mask}const a=4096
function streamMask(t){let e=""
let n=""
const take=()=>{const t=e+n
n=""
return t}
return Object.freeze({push(r){n+=r
if(e.length>a&&n.length<e.length)return""
const{safe:s,rest:o}=t().begin(take())
e=o
return s},end(){const n=t().mask(take())
e=""
return n}})}}),12384:((t,e,n)=>{n.r(e)
n.d(e,{acknowledge:()=>acknowledge,acknowledgedAt:()=>acknowledgedAt,removeRequestSign:()=>removeRequestSign,signOff:()=>signOff,tellUnheard:()=>tellUnheard})
var r=n(64294)
var s=n(3549)
var o=n(98664)
var i=n(19617)
var c=n(57974)
async function acknowledge(t,e,n){const r=acknowledgedAt(e)
try{if(r)await leave(t,r,n)}catch(t){(0,c.printNotice)(`The reaction could not be added. ${(0,o.ec)(t).message}`)}}async function tellUnheard({world:t,settings:e},n){try{await leave((0,i.N)(t,e),n,"confused")}catch(t){(0,c.printNotice)(`The reaction could not be added. ${(0,o.ec)(t).message}`)}}async function signOff(t,e,n){await leave(t,e,n).catch(()=>{})}async function leave({github:t,job:e,mayWrite:n},r,o){if(n)await(0,s.wv)(t,e.repository,r,o)}async function removeRequestSign({github:t,job:e,mayWrite:n},{requestSign:r,thread:i}){if(!n||!r||i.type==="none")return
try{await(0,s.HK)(t,e.repository,i.number,r)}catch(t){(0,c.printNotice)(`The ${r.kind} could not be removed. ${(0,o.ec)(t).message}`)}}function acknowledgedAt({item:t,kind:e,thread:n}){if(!(0,r.OB)({kind:e}).isAwaited||n.type==="none")return
const{id:s,nodeId:o}=t
switch(t.kind){case"issue-comment":case"review-comment":return{kind:t.kind,id:s}
case"issue":case"pull-request":return{kind:"thread",number:n.number}
case"review":return o===void 0?void 0:{kind:"node",id:o,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return o===void 0?void 0:{kind:"node",id:o,permission:"discussions: write"}
default:return}}}),19617:((t,e,n)=>{n.d(e,{N:()=>connect})
var r=n(58101)
var s=n(89812)
var o=n(4573)
var i=n(90140)
var c=n(32775)
const a="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const f="0123456789abcdef"
function base64Value(t){return a.indexOf({"-":"+",_:"/"}[t]??t)}const[l,u,d,h,p]=[8,9,1<<10,1<<11,12]
const g=Uint16Array.from({length:256},(t,e)=>{const n=String.fromCharCode(e)
const[r,s]=[base64Value(n),f.indexOf(n.toLowerCase())]
const o=r>=0&&!/[A-Za-z0-9]/.test(n)?d:0
const i=(r<0?0:r|1<<l)|(s<0?0:s<<p|1<<u)
return i|o|(n==="x"?h:0)})
const[y,m,w]=[48,120,61]
const b=256
function*picked({bytes:t}){const{length:e}=t
const n=[]
const r={bytes:t,base64:new Uint8Array(e+1),hex:new Uint8Array(e+1),blocks:n}
const s={at:0,base64:0,hex:0}
for(const o of(0,c.nu)(e)){while(s.at<o){n.push(s.at,s.base64,s.hex)
pickBlock(r,s,blockEnd(t,Math.min(o,s.at+b)))}yield}const{base64:o,hex:i}=s
return{base64:{values:r.base64.subarray(0,o),placeOf:placesIn(r,1,o)},hex:{values:r.hex.subarray(0,i),placeOf:placesIn(r,2,i)}}}function blockEnd(t,e){return t[e]===m?e+1:e}function pickBlock({bytes:t,base64:e,hex:n},r,s){let o=r.at
let i=r.base64
let c=r.hex
for(;o<s;o=o+1|0){const r=g[t[o]??0]??0
e[i]=r
n[c]=r>>>p
if((r&(d|h))===0){i=i+(r>>>l&1)|0
c=c+(r>>>u&1)|0}else if((r&h)!==0){i=i+1|0
if(o>0&&t[o-1]===y&&c>0)c=c-1|0}else if(o>0&&isSign(t[o-1]))i=i+1|0
else{const e=endOfAlone(t,o)
if(e>o)o=e-1
else i=i+1|0}}r.at=o
r.base64=i
r.hex=c}function isSign(t=0){return((g[t]??0)>>>l&1)===1}function endOfAlone(t,e){let n=e
while(n<t.length&&((g[t[n]??0]??0)&d)!==0)n+=1
return isSign(t[n])?e:n}function placesIn(t,e,n){return(r,s)=>{let o=placeOfSign(t,e,Math.min(s,n)-1)+1
while(e===1&&t.bytes[o]===w)o+=1
return[placeOfSign(t,e,r),o]}}function blockOf(t,e,n){let[r,s]=[0,t.length/3-1]
while(r<s){const o=r+s+1>>>1
if((t[3*o+e]??0)<=n)r=o
else s=o-1}return 3*r}function placeOfSign({bytes:t,blocks:e},n,r){const s=blockOf(e,n,r)
const o=e[s+3]??t.length
const i=r-(e[s+n]??0)
const c={bytes:t,blocks:e,base64:new Uint8Array(b+2),hex:new Uint8Array(b+2)}
const a={at:e[s]??0,base64:0,hex:0}
const count=()=>n===1?a.base64:a.hex
let f=a.at
while(a.at<o&&count()<=i+1){const[t,e]=[a.at,count()]
pickBlock(c,a,t+1)
if(e===i&&count()>i)f=t}return f}var k=n(41959)
const A=new Set(["H4","eJ","eN","eA","eF"].map(([t="",e=""])=>base64Value(t)<<6|base64Value(e)))
const x=[4,2,0]
const O=[[0,1,2,3,0,1,2],[1,2,3,0,1,2,3,0],[2,3,0,1,2,3,0,1]]
const _=[0,7,15]
const S=[1<<14,1<<22,1<<6]
const v=1<<23
const I=1|1<<7|1<<15|v
const U=S[0]|S[1]|S[2]|v
function base64Parts(){const t=new Int32Array(4096)
for(let e=0;e<4096;e+=1){const n=[...x.map(t=>k.Sg[e>>>t&255]??0),1]
let r=A.has(e)?v:0
for(const[t,e]of O.entries())for(const[s,o]of e.entries())r|=(n[o]??0)<<(_[t]??0)+s
t[e]=r}return t}function*fromBase64(t,e){const{values:n}=t
const r={at:0,state:0}
const s={values:n,parts:e,runs:[[],[],[],[]],nexts:new Int32Array(4),beginnings:[],progress:r}
for(const t of(0,c.nu)(Math.max(0,n.length-1))){searchSlice(s,t)
yield}for(const t of[0,1,2,3])endRun(s,t)
return[...s.runs.flatMap((e,n)=>e.length===0?[]:[streamOf(t,e,n)]),...yield*(0,i.iL)(signsOf(t),s.beginnings)]}function searchSlice(t,e){const{values:n,parts:r,beginnings:s,progress:o}=t
let{at:i,state:c}=o
let a=n[i]??0
for(;i<e;i+=1){a=a<<6&4095|(n[i+1]??0)
c=(c<<1|I)&(r[a]??0)
if((c&U)===0)continue
if((c&v)!==0)s.push(i)
if((c&S[0])!==0)goOn(t,i&3,i,1)
if((c&S[1])!==0)goOn(t,i-1&3,i,1)
if((c&S[2])!==0)goOn(t,i-2&3,i,2)}o.at=i
o.state=c}function goOn(t,e,n,r){const{runs:s,nexts:o}=t
if(o[e]!==n){endRun(t,e)
s[e]?.push(Math.max(0,byteOf(n-e)+1-k.nw))}o[e]=n+r}function endRun({runs:t,nexts:e},n){const r=t[n]??[]
if(r.length%2===0)return
const s=byteOf((e[n]??0)-n)
if(s-(r.at(-1)??0)<k.nw)r.pop()
else r.push(s)}function byteOf(t){return(t>>>2)*3+(t&3)}function streamOf({values:t,placeOf:e},n,r){return{runs:n,write(e,n,s,o){let i=o
let c=e
while(c<n){if(c%3!==0||c+3>n){s[i]=byteAt(t,r,c)
i+=k.UT[s[i]??0]??0
c+=1
continue}for(let e=r+c/3*4;c+3<=n;e+=4){const n=(t[e]??0)<<6|(t[e+1]??0)
const r=(t[e+2]??0)<<6|(t[e+3]??0)
s[i]=n>>>4
i+=k.UT[n>>>4]??0
const o=(n<<4|r>>>8)&255
s[i]=o
i+=k.UT[o]??0
s[i]=r
i+=k.UT[r&255]??0
c+=3}}return i-o},placeOf:(t,n)=>e(r+Math.floor(t*4/3),r+Math.floor((n-1)*4/3)+2)}}function byteAt(t,e,n){const r=n%3
const s=e+(n-r)/3*4+r
return((t[s]??0)<<6|(t[s+1]??0))>>>(x[r]??0)&255}function signsOf({values:t,placeOf:e}){return{length:t.length,group:[4,3],placeOf:e,byteAt:(e,n)=>byteAt(t,e,n)}}const[T,z,B]=[37,92,61]
const[M,E]=[38,48]
const[P,$,C,N,R,G]=[78,85,88,111,117,120]
const[Z,H,F,L,W]=[123,125,43,59,32]
const K=bits(["%","\\","&","="])
const j=bits([/[0-9A-Fa-fuU]/,/[0-9A-Fa-fxuUNo]/,/#/,/[0-9A-F]/])
function bits(t){return Uint8Array.from({length:256},(e,n)=>{const r=String.fromCharCode(n)
return t.reduce((t,e,n)=>t|((typeof e==="string"?e===r:e.test(r))?1<<n:0),0)})}const D=Uint8Array.from({length:256},(t,e)=>{const n=Number.parseInt(String.fromCharCode(e),16)
return Number.isNaN(n)?16:n})
function isShortOctal(t,e){const n=octalDigits(t,e)
return n===2||n===4}function octalDigits(t,e){const n=t[e+1]===E?4:3
let r=0
while(r<n&&(D[t[e+1+r]??0]??16)<8)r+=1
return r}function octal(t,e){let n=octalDigits(t,e)
let r=0
for(let s=1;s<=n;s+=1){const o=r*8+(D[t[e+s]??0]??0)
if(o>255)n=s-1
else r=o}return n===0?0:spelled(r,n+1)}const q=10
function spelledAt(t,e,n){const[r,s]=[t[e]??0,t[e+1]??0]
if(((K[r]??0)&(j[s]??0))===0)return 0
switch(r){case T:return percentAt(t,e)
case z:return afterBackslash(t,e,s,n)
case M:return entity(t,e)
case B:return n==="octal"||isSmall(t[e+2]??0)?0:twoDigits(t,e,1)
default:return 0}}function percentAt(t,e){const n=t[e+1]
return n===R||n===$?exactly(t,e,2,4):twoDigits(t,e,1)}function isSmall(t){return t>=97}function twoDigits(t,e,n){const[r,s]=[D[t[e+n]??0]??16,D[t[e+n+1]??0]??16]
return r===16||s===16?0:spelled(16*r+s,n+2)}function exactly(t,e,n,r){let s=0
for(let o=e+n;o<e+n+r;o+=1){const e=D[t[o]??0]??16
if(e===16)return 0
s=s*16+e}return spelled(s,n+r)}function afterBackslash(t,e,n,r){const s=t[e+2]??0
switch(n){case G:return s===Z?inBraces(t,e,3,16):twoDigits(t,e,2)
case R:return s===Z?inBraces(t,e,3,16):exactly(t,e,2,4)
case $:return exactly(t,e,2,8)||exactly(t,e,2,4)
case P:return s===Z&&t[e+3]===$&&t[e+4]===F?inBraces(t,e,5,16):0
case N:return s===Z?inBraces(t,e,3,8):0
default:if((D[n]??16)===16)return 0
return r==="octal"?octal(t,e):ofDigits(t,e)}}function inBraces(t,e,n,r){let s=0
let o=0
for(;o<q;o+=1){const i=D[t[e+n+o]??0]??16
if(i>=r)break
s=s*r+i}return o>0&&t[e+n+o]===H?spelled(s,n+o+1):0}function ofDigits(t,e){let n=1
while(n<6&&(D[t[e+1+n]??0]??16)<16)n+=1
const r=n===6&&t[e+1]===E&&t[e+2]===E
const[s=0,o=0,i=0]=[1,2,3].map(n=>D[t[e+n]??0])
if(!r&&s<4&&o<8&&i<8)return spelled(s*64+o*8+i,4)
const c=t[e+1+n]===W
if(!r&&n!==2&&(n!==1||!c))return 0
const a=exactly(t,e,1,n)
return c?a+256:a}function entity(t,e){const n=t[e+2]===G||t[e+2]===C
const[r,s]=n?[3,16]:[2,10]
let o=0
let i=0
for(;i<q;i+=1){const n=D[t[e+r+i]??0]??16
if(n>=s)break
o=o*s+n}if(i===0)return 0
return spelled(o,r+i+(t[e+r+i]===L?1:0))}function spelled(t,e){if(t<256)return e<<8|t
return e<<8|(t>65280&&t<65375?t-65248:0)}const V=Uint8Array.from({length:256},(t,e)=>/[!#-&(-+\--;=?-_a-~]/.test(String.fromCharCode(e))?1:0)
const J=1
const Y=64
const X=1024
function*fromEscapes(t){if(!nt.some(e=>t.includes(e)))return[]
const e=yield*read(t,"hex")
return isTwofold(e.kinds)?[...e.streams,...(yield*read(t,"octal")).streams]:e.streams}const[Q,tt,et]=[1,2,4]
function isTwofold(t){return(t&et)!==0||(t&(Q|tt))===(Q|tt)}const nt=["%","\\","&#","="]
function*read(t,e){const n={at:0,length:0,noted:0,isInWord:!1,wordEnd:0,near:0,kinds:0}
const r=Buffer.allocUnsafeSlow(t.length+1)
const s={from:t,dialect:e,bytes:r,progress:n,notes:[],words:[]}
for(const e of(0,c.nu)(t.length)){decodeSlice(s,e)
yield}if(n.length===0)return{streams:[],kinds:n.kinds}
const o=s.bytes.subarray(0,n.length)
const placeOf=(t,e)=>[placeAt(s,t),placeAt(s,e)]
const i=[yield*(0,k.EI)(o,placeOf),...yield*packedWords(s,o,placeOf)]
return{streams:i,kinds:n.kinds}}function decodeSlice({from:t,dialect:e,bytes:n,progress:r,notes:s,words:o},i){let{at:c,length:a,noted:f,isInWord:l,wordEnd:u,near:d,kinds:h}=r
while(c<i){if(!l){c=leadAt(t,c,i)
if(c===i)break}else if(a-f>X){s.push(a,c)
f=a}const r=t[c]??0
if(K[r]===0){if(c<d||V[r]===1)n[a++]=r
else{n[a++]=J
l=!1
u=c}c+=1
continue}if(r===z&&(h&et)===0&&isShortOctal(t,c))h|=et
const p=r===T?percentAt(t,c):spelledAt(t,c,e)
if(p===0){if(l)n[a++]=r
c+=1
continue}h|=r===B?Q:tt
if(!l){const e=wordStart(t,c,u)
o.push(a)
for(let t=e;t<=c;t+=X)s.push(a+t-e,t)
f=a
a+=t.copy(n,a,e,c)
l=!0}n[a++]=p
c+=p>>>8
d=c+Y+1}Object.assign(r,{at:c,length:a,noted:f,isInWord:l,wordEnd:u,near:d,kinds:h})}function leadAt(t,e,n){let r=e
while(r<n&&K[t[r]??0]===0)r+=1
return r}function wordStart(t,e,n){let r=e
while(r>n&&V[t[r-1]??0]===1)r-=1
return r}function placeAt({from:t,dialect:e,notes:n},r){let s=0
let o=n.length/2-1
while(s<o){const t=s+o+1>>>1
if((n[2*t]??0)<=r)s=t
else o=t-1}let[i,c]=[n[2*s]??0,n[2*s+1]??0]
for(;i<r;i+=1){const n=spelledAt(t,c,e)
c+=n>0?n>>>8:1}return Math.min(c,t.length)}function*packedWords(t,e,n){const r=[]
for(const[s,o]of t.words.entries()){if(s%1024===1023)yield
const c=e[o]
if(c!==120&&c!==31)continue
const a=(t.words[s+1]??e.length+1)-1
for(const t of(yield*(0,i.KZ)(e.subarray(o,a))).slice(1))r.push(yield*(0,k.EI)(t,()=>n(o,a)))}return r}var rt=n(24506)
const st=/^[\n\x20-\x7e]$/
const ot=[t=>inUnits(t),t=>pointOf(t)<256?`\\x${hexOf(pointOf(t),2)}`:inUnits(t),t=>inBytes(t,t=>`\\x${hexOf(t,2)}`),t=>inBytes(t,t=>`\\${t.toString(8).padStart(3,"0")}`),t=>`&#${pointOf(t)};`,t=>`&#x${hexOf(pointOf(t),1)};`]
const it=[/[\\"]/g,/[\\']/g,/[\\"$`]/g,/[^A-Za-z0-9._+:@%/=\n\u0080-\u{10ffff}-]/gu]
function writtenForms(t){const e=t.toWellFormed()
const n=[e,...it.map(t=>e.replaceAll(t,"\\$&"))]
const r=ot.flatMap(t=>n.map(e=>written(e,t)))
const s=written(e.replaceAll("=","=3D"),t=>inBytes(t,t=>`=${hexOf(t,2).toUpperCase()}`))
const o=[...n,...r,s,...inAddress(e),...inPage(e),...inFiles(e)]
return[...new Set(o)].filter(e=>e!==t)}function written(t,e){return Array.from(t,t=>st.test(t)?t:e(t)).join("")}function inAddress(t){const e=encodeURIComponent(t)
const n=e.replaceAll(/[!'()*]/g,t=>`%${hexOf(t.charCodeAt(0),2).toUpperCase()}`)
const r=[e,n].flatMap(t=>[t,t.replaceAll(/%../g,t=>t.toLowerCase())])
return r.flatMap(t=>[t,t.replaceAll("%20","+")])}function inPage(t){const e=t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")
return["'","&#39;","&#x27;"].map(t=>e.replaceAll("'",t))}function inFiles(t){if(/^[\n\x20-\x7e]*$/.test(t))return[]
const e=Buffer.from(t,"utf16le")
const n=/^[\0-\xff]*$/.test(t)?[t]:[]
return[e.toString("latin1"),Buffer.from(e).swap16().toString("latin1"),...n,t.normalize("NFD"),t.normalize("NFC")]}function inUnits(t){return t.split("").map(t=>`\\u${hexOf(t.charCodeAt(0),4)}`).join("")}function inBytes(t,e){return Array.from(Buffer.from(t),e).join("")}function pointOf(t){return t.codePointAt(0)??0}function hexOf(t,e){return t.toString(16).padStart(e,"0")}const ct=12
function fingerprintsOf(t){const e=[]
const n=[]
const r=t.flatMap(({kind:t,value:e})=>(0,rt.B)(e).map(e=>({kind:t,value:e})))
for(const{kind:t,value:s}of r){const r=secretPart(s)
if(normal(r).length<ct)n.push(...shortForms(t,s))
else e.push(...formsOf(r).map(e=>({codes:codesOf(e),kind:t})))}return{forms:e,short:n}}function secretPart(t){return t.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/,"").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g,"")}function formsOf(t){const e=Buffer.from(t)
const n=[e.toString("hex"),...base64Forms(e)]
const r=/^[\n\x20-\x7e]*$/.test(t)?[]:writtenForms(t)
return[...new Set([t,...n,...r].map(normal))].filter(t=>t.length>=ct)}function base64Forms(t){return[0,1,2].map(e=>{const n=Buffer.concat([Buffer.alloc(e),t]).toString("base64").replaceAll("=","")
const r=(e+t.length)%3!==0
return n.slice(e===0?0:e+1,r?-1:void 0)})}function shortForms(t,e){if(e.length<6)return[]
const n=Buffer.from(e)
const r=[e,n.toString("hex"),n.toString("base64"),...writtenForms(e)]
return r.map(e=>({kind:t,value:e}))}const at=255
const ft=Uint8Array.from({length:256},(t,e)=>codeOf(String.fromCharCode(e)))
function normal(t){return t.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g,"")}function codesOf(t){return Uint8Array.from(Buffer.from(t,"latin1"),t=>ft[t]??at)}function codeOf(t){const e=t.normalize("NFKC").toLowerCase()
return/^[a-z0-9]$/.test(e)?Number.parseInt(e,36):at}const lt=3
const ut=19
const dt=Int32Array.from({length:256},(t,e)=>e<36?Math.imul(e+1,2654435761)|lt:0)
const ht=ft.reduce((t,e,n)=>{t[n]=dt[e]??0
return t},new Int32Array(256))
function windowSearch(t){const e={seen:new Uint8Array(1<<ut-3),windows:new Map,codes:codeTable()}
for(const n of t)addWindows(e,n)
return t=>search(t,e)}function addWindows({seen:t,windows:e},n){const{codes:r}=n
const s=new Uint8Array(36)
let[o,i]=[0,0]
for(let c=0;c<r.length;c+=1){const a=r[c]??0
const f=r[c-ct]
o=(o<<lt)+(dt[a]??0)|0
s[a]=(s[a]??0)+1
if(s[a]===1)i+=1
if(f!==void 0)s[f]=(s[f]??0)-1
if(f!==void 0&&s[f]===0)i-=1
if(c<ct-1||i<5)continue
const l=o>>>32-ut
t[l>>>3]=(t[l>>>3]??0)|1<<(l&7)
const u={form:n,at:c+1-ct}
const d=e.get(o)?.filter(t=>!isSame(t,u))??[]
e.set(o,[...d,u])}}function isSame(t,e){const[n,r]=[t,e].map(({form:t,at:e})=>t.codes.subarray(e,e+ct))
return n?.every((t,e)=>t===r?.[e])===!0}function*search({text:t,bytes:e},n){const r={text:t,bytes:e,known:n,progress:{at:0,hash:0},spans:[]}
if(n.windows.size===0)return r.spans
for(const e of(0,c.nu)(t.length)){fingerprints_searchSlice(r,e)
yield}return r.spans}function fingerprints_searchSlice({text:t,bytes:e,known:n,progress:r,spans:s},o){const{seen:i,codes:c}=n
let{at:a,hash:f}=r
for(;a<o;a+=1){const r=e[a]??0
let o=ht[r]??0
if(r===0){const e=t.codePointAt(a)??0
if(e>65535)a+=1
o=dt[c(e)]??0}f=(f<<(o&lt))+o|0
const l=f>>>32-ut
if(((i[l>>>3]??0)&1<<(l&7))===0||o===0)continue
addWindow(s,t,a+1,{known:n,hash:f})}r.at=a
r.hash=f}function addWindow(t,e,n,{known:r,hash:s}){for(const o of r.windows.get(s)??[]){const{kind:s}=o.form
const i=startOf(o,e,n,r.codes)
const c=t.at(-1)
if(i===void 0)continue
if(c&&c.kind===s&&i<=c.end)t[t.length-1]={...c,end:n}
else t.push({start:i,end:n,kind:s})}}function startOf(t,e,n,r){let s=ct
let o=n
while(s>0){if(o===0)return
o-=1
if(o>0&&(e.codePointAt(o-1)??0)>65535)o-=1
const n=r(e.codePointAt(o)??0)
if(n===at)continue
s-=1
if(n!==t.form.codes[t.at+s])return}return o}const pt=254
function codeTable(){const t=new Uint8Array(65536).fill(pt)
return e=>{if(e>65535)return codeOf(String.fromCodePoint(e))
if(t[e]===pt)t[e]=codeOf(String.fromCodePoint(e))
return t[e]??at}}const[gt,yt,mt]=[1<<10,11,14]
const wt=1<<yt+2|1<<mt+2
const bt=1|1<<yt|1<<mt
const kt=Int32Array.from({length:256},(t,e)=>{const n=k.Sg[e]===1?1365:0
const r=(e===31?1:0)|2|(e===139?4:0)
const s=(e===120?1:0)|2|((30720+e)%31===0?4:0)
return n|682|r<<yt|s<<mt})
function*fromHex(t){const{values:e}=t
const n={at:0,state:0}
const r={values:e,runs:[[],[]],ends:new Int32Array(2),beginnings:[],progress:n}
for(const t of(0,c.nu)(Math.max(0,e.length-1))){hex_searchSlice(r,t)
yield}for(const t of[0,1])hex_endRun(r,t)
return[...r.runs.flatMap((e,n)=>e.length===0?[]:[hex_streamOf(t,e,n)]),...yield*(0,i.iL)(hex_signsOf(t),r.beginnings)]}function hex_searchSlice(t,e){const{values:n,runs:r,ends:s,beginnings:o,progress:i}=t
let{at:c,state:a}=i
let f=n[c]??0
for(;c<e;c+=1){const e=n[c+1]??0
a=(a<<1|bt)&(kt[f<<4|e]??0)
f=e
if((a&(gt|wt))===0)continue
if((a&wt)!==0)o.push(c-2)
if((a&gt)===0)continue
const i=c&1
if(s[i]!==c){hex_endRun(t,i)
r[i]?.push(c-10>>>1)}s[i]=c+2}i.at=c
i.state=a}function hex_endRun({runs:t,ends:e},n){const r=t[n]??[]
if(r.length%2===1)r.push((e[n]??0)>>>1)}function hex_streamOf({values:t,placeOf:e},n,r){return{runs:n,write(e,n,s,o){let i=o
for(let o=r+2*e;o<r+2*n;o+=2){const e=(t[o]??0)<<4|(t[o+1]??0)
s[i]=e
i+=k.UT[e]??0}return i-o},placeOf:(t,n)=>e(r+2*t,r+2*n)}}function hex_signsOf({values:t,placeOf:e}){return{length:t.length,group:[2,1],placeOf:e,byteAt:(e,n)=>(t[e+2*n]??0)<<4|(t[e+2*n+1]??0)}}const At="a model key"
const xt="a registry credential"
const Ot=[format("a GitHub token",["g","h","opsur"],0,/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),format("a GitHub token",["g","h","s"],0,/\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),format("a GitHub token",["b","_","p"],5,/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),format(At,["s","k","-"],0,/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),format("an AWS key",["A","KS","I"],0,/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),format("a Slack token",["x","o","x"],0,/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),format("a Slack token",["x","a","p"],0,/\bxapp-\d-[A-Za-z0-9-]{20,}/y),format("a Slack webhook",["s",".","s"],4,/\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y),format("a Google key",["A","I","z"],0,/\bAIza[\w-]{35}(?![\w-])/y),format("a Google key",["O","C","S"],1,/\bGOCSPX-[\w-]{28}(?![\w-])/y),format("a Google token",["y","a","2"],0,/\bya29\.[\w-]{50,}/y),format("a GitLab token",["g","l","acdfiopirsw"],0,/\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y),format("an npm token",["p","m","_"],1,/\bnpm_[A-Za-z0-9]{36}(?!\w)/y),format("a PyPI token",["p","i","-"],2,/\bpypi-AgE[\w-]{50,}/y),format("a Stripe key",["k","_","l"],1,/\b[rs]k_live_[A-Za-z0-9]{20,}/y),format("an Azure key",["e","y","="],8,/\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure key",["e","y","="],13,/\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure secret",["0123456789","Q","~"],3,/\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),format("a Hugging Face token",["h","f","_"],0,/\bhf_[A-Za-z]{34}(?!\w)/y),format("a SendGrid key",["S","G","."],0,/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),format("a DigitalOcean token",["_","v","1"],3,/\bdo[opr]_v1_[0-9a-f]{64}\b/y),format("a Docker token",["d","c","k"],0,/\bdckr_[op]at_[\w-]{27,}/y),format("a HashiCorp token",["h","v","bs"],0,/\bhv[bs]\.[\w-]{90,}/y),format("a RubyGems key",["b","y","g"],2,/\brubygems_[0-9a-f]{48}\b/y),format("an age key",["E","-","S"],2,/\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),format(xt,["'\"","a","u"],0,/["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(xt,["_","a","u"],0,/_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(xt,["_","a","u"],0,/_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),format("a private key",["B","E","G"],5,/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y)]
function format(t,e,n,r){return{kind:t,anchor:e,offset:n,pattern:r}}const[_t,St,vt]=[0,1,2].map(t=>{const e=new Int32Array(256)
for(const[n,{anchor:r}]of Ot.entries())for(const s of r[t]??"")e[s.charCodeAt(0)]=(e[s.charCodeAt(0)]??0)|1<<n
return e})
const[It,Ut]=[1,2]
function tokenSearch(){const t=new Uint8Array(65536)
for(const{anchor:e}of Ot)for(const n of tokens_codesOf(e[1])){for(const r of tokens_codesOf(e[0]))t[r<<8|n]=(t[r<<8|n]??0)|Ut
for(const r of tokens_codesOf(e[2]))t[n<<8|r]=(t[n<<8|r]??0)|It}return e=>tokens_search(e,t)}function tokens_codesOf(t){return Buffer.from(t,"latin1")}function*tokens_search({text:t,bytes:e},n){const r=[]
const s={text:t,bytes:e,pairs:n,behind:new Int32Array(Ot.length),spans:r}
let o=0
for(const t of(0,c.nu)(e.length)){o=tokens_searchSlice(s,o,Math.min(t,e.length-1))
yield}return r}function tokens_searchSlice(t,e,n){const{bytes:r,pairs:s}=t
let o=e
for(;o<n;o+=2){const e=s[(r[o]??0)<<8|(r[o+1]??0)]??0
if(e===0)continue
if((e&It)!==0&&o>0)tryFormats(t,o-1)
if((e&Ut)!==0&&o+2<r.length)tryFormats(t,o)}return o}function tryFormats({text:t,bytes:e,behind:n,spans:r},s){const[o,i,c]=[e[s]??0,e[s+1]??0,e[s+2]??0]
const a=(_t[o]??0)&(St[i]??0)&(vt[c]??0)
for(let e=a;e!==0;e&=e-1){const o=31-Math.clz32(e&-e)
const i=Ot[o]
if(!i||s-i.offset<(n[o]??0))continue
i.pattern.lastIndex=s-i.offset
const[c,a=c]=i.pattern.exec(t)??[]
if(c===void 0||a===void 0)continue
const f=s-i.offset+c.length
n[o]=f
if(isSecret(i,a))r.push({start:f-a.length,end:f,kind:i.kind})}}const Tt=5e3
function isSecret({kind:t},e){const n=e.slice(0,Tt)
if(isPlaceholder(n)||isHalfJwt(e))return!1
return t===At?isModelKey(n):t!==xt||isLogin(n)}function isHalfJwt(t){return/^ghs_\d+_/.test(t)&&!t.includes(".")}function isPlaceholder(t){const e=t.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|gl[a-z]+-|npm_|[rs]k_live_|hf_)/,"")
if(/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(e))return!0
if(new Set(e).size<8)return!0
return/0123456789|1234567890|abcdefghij/i.test(e)||isWords(e)}function isWords(t){return/^[a-z]+(?:[-_][a-z]+)+$/.test(t)}function isModelKey(t){const e=t.split(/[-_]/).slice(1)
const isRandom=t=>t.length>=16&&/\d.*\d/.test(t)&&/[A-Za-z]/.test(t)&&new Set(t).size>=8
const n=t.match(/\d/g)?.length??0
const r=t.match(/[A-Z]/g)?.length??0
return e.some(isRandom)||t.length>=60&&n>=5&&r>=5}function isLogin(t){const e=Buffer.from(t,"base64").toString("latin1")
const[,n=""]=/^[ -9;-~]+:([ -~]{4,})$/.exec(e)??[]
if(n==="")return t.length>=20&&/\d/.test(t)&&new Set(t).size>=12
return!/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(n)}const zt=3
const Bt=4*1024*1024
const Mt=16
const Et="too much encoded data to check"
const Pt=1e4
function leakScanner(t){const{forms:e,short:n}=fingerprintsOf(t)
const r=windowSearch(e)
const s=tokenSearch()
const a=base64Parts()
const f=new Set(t.map(({kind:t})=>t))
function*direct(t){return few(t.text,[...yield*r(t),...yield*asTheyStand(t)])}function*asTheyStand(t){return[...yield*shortIn(t.text,n),...yield*s(t)]}function*deep(t,e,n){const{text:r}=t
if(r.length>n)return[wholeOf(r,Et)]
const s=yield*direct(t)
if(e===0||r==="")return s
try{const o=yield*decode(t,a)
return[...s,...yield*placed(yield*deep(o.characters,e-1,n-r.length),o.placeOf)]}catch(t){if(!(t instanceof i.GC))throw t
return[...s,wholeOf(r,Et)]}}function*everywhere(t){const{text:e}=t
const n=Math.max(Bt,e.length*Mt)
if(!e.includes("\0"))return merged(yield*deep(t,zt,n),f)
const{characters:r,placeOf:s}=yield*(0,c.Kd)(t)
const o=yield*placed(yield*deep(r,zt,n),({start:t,end:e,kind:n})=>({start:s(t),end:s(e-1)+1,kind:n}))
const i=/[\ud800-\udbff]\0+[\udc00-\udfff]/.test(e)
const a=i?yield*direct(t):few(e,yield*asTheyStand(t))
return merged([...a,...o],f)}function*search(t,{public:e=""}={}){const n=yield*everywhere(t)
if(n.length===0||e==="")return n
const r=yield*everywhere(yield*(0,c.EX)(e))
const s=new Set(r.map(({start:t,end:n})=>e.slice(t,n)))
return withoutKnown(t.text,n,e,s)}function*searchText(t,e){return yield*search(yield*(0,c.EX)(t),e)}function*searchFile(t,e){const n=yield*layersOf(t)
if(!n)return[{start:0,end:t.length,kind:Et}]
for(const r of n)if((yield*search(byBytes(r),e)).length>0)return[{start:0,end:t.length,kind:"a secret, packed"}]
if(t.includes(0)||(0,o.isAscii)(t))return yield*search(byBytes(t),e)
return yield*searchText(t.toString(),e)}function*redacted(t){let e=t
const n=new Set
for(let t=0;t<5;t+=1){const t=yield*searchText(e)
if(t.length===0)return{text:e,kinds:[...n]}
for(const{kind:e}of t)n.add(e)
e=without(e,t)}return{text:"[withheld: looks like a secret]",kinds:[...n]}}return Object.freeze({scan:(t,e)=>(0,c.zd)(searchText(t,e)),scanLong:(t,e)=>(0,c.Z_)(searchText(t,e)),scanFile:(t,e)=>(0,c.Z_)(searchFile(t,e)),redact:t=>(0,c.zd)(redacted(t)),redactLong:t=>(0,c.Z_)(redacted(t))})}function*layersOf(t){try{return(yield*(0,i.KZ)(t)).slice(1)}catch(t){if(t instanceof i.GC)return
throw t}}function*placed(t,e){const n=[]
for(const r of t){n.push(e(r))
if(n.length%64===0)yield}return n}function byBytes(t){return{text:t.toString("latin1"),bytes:t}}function few(t,e){return e.length>Pt?e.slice(0,1).map(({kind:e})=>wholeOf(t,e)):e}function wholeOf(t,e){return{start:0,end:t.length,kind:e}}const $t=64*1024*1024
function withoutKnown(t,e,n,r){let s=$t
return e.filter(({start:e,end:o})=>{const i=t.slice(e,o)
if(r.has(i))return!1
s-=n.length
return s<0||!n.includes(i)})}function*shortIn(t,e){const n=[]
for(const{kind:r,value:s}of e){let e=0
for(const o of(0,c.nu)(t.length)){const i=t.slice(e,o+s.length-1)
const c=e
e=o
for(let t=i.indexOf(s);t>=0;t=i.indexOf(s,t+s.length)){n.push({start:c+t,end:c+t+s.length,kind:r})
e=Math.max(e,c+t+s.length)}yield}}return n}function merged(t,e){const n=[]
for(const r of[...t].sort((t,e)=>t.start-e.start||e.end-t.end)){const t=n.at(-1)
if(!t||r.start>t.end)n.push(r)
else{const s=e.has(t.kind)?t.kind:r.kind
n[n.length-1]={start:t.start,end:Math.max(t.end,r.end),kind:s}}}return n}function without(t,e){let n=0
const r=e.map(({start:e,end:r,kind:s})=>{const o=`${t.slice(n,e)}[withheld: looks like ${s}]`
n=r
return o})
return r.join("")+t.slice(n)}function*decode(t,e){const{base64:n,hex:r}=yield*picked(t)
return yield*(0,k.oR)([...yield*fromBase64(n,e),...yield*fromHex(r),...yield*fromEscapes(t.bytes)])}var Ct=n(98664)
var Nt=n(51977)
var Rt=n(88135)
var Gt=n(57974)
var Zt=n(7052)
var Ht=n(75444)
var Ft=n(77598)
var Lt=n(73024)
var Wt=n(28942)
var Kt=n(94869)
var jt=n(22911)
var Dt=n(46329)
function readJob(t,e,n){const[r="",s=""]=(0,Dt.a5)(t,"GITHUB_REPOSITORY",qt).split("/")
const o=(0,Dt.Dy)(t,"GITHUB_SERVER_URL","https://github.com")
const i=Number((0,Dt.a5)(t,"GITHUB_RUN_ID",Vt))
return Object.freeze({repository:Object.freeze({owner:r,name:s}),workspace:(0,Dt.Hi)(t,"GITHUB_WORKSPACE"),temp:(0,Dt.Hi)(t,"RUNNER_TEMP"),apiUrl:(0,Dt.Dy)(t,"GITHUB_API_URL","https://api.github.com"),graphqlUrl:t.GITHUB_GRAPHQL_URL?(0,Dt.Dy)(t,"GITHUB_GRAPHQL_URL",void 0):void 0,serverUrl:o,repositoryUrl:`${o}/${r}/${s}`,runUrl:`${o}/${r}/${s}/actions/runs/${i}`,runId:i,task:taskKeyOf(t,e),runAttempt:t.GITHUB_RUN_ATTEMPT?Number((0,Dt.a5)(t,"GITHUB_RUN_ATTEMPT",Vt)):1,fetch:namesProxy(t)?throughProxy:n})}const qt={form:/^[\w.-]+\/[\w.-]+$/,what:"a repository such as `octo-org/octo-repo`"}
const Vt={form:/^[1-9]\d{0,14}$/,what:"a number"}
const Jt=["http_proxy","https_proxy"].flatMap(t=>[t,t.toUpperCase()])
function namesProxy(t){for(const e of Jt)(0,Dt.sN)(t,e)
return Jt.some(e=>Boolean(t[e]))}const throughProxy=async(t,e)=>{const{defaults:r}=await Promise.all([n.e(4119),n.e(7176)]).then(n.bind(n,47176))
const s=r.request
return s.fetch(t,e)}
function taskKeyOf(t,e){const{prompt:n,"prompt-file":r}=e.slice(Ht.TRIGGER)
if(n===void 0&&r===void 0)return
const s=workflowPath(t)
const o=s?.split("/").at(-1)??t.GITHUB_WORKFLOW??""
const i=s??`run ${t.GITHUB_RUN_ID}`
const c=t.GITHUB_JOB??""
const a=(0,jt.b8)(e.slice(jt.PL).item??"{")?.key
const f=(0,Ft.createHash)("sha256").update(JSON.stringify([i,c,...a===void 0?[]:[a]])).digest("hex").slice(0,8)
return{words:(0,Kt.yR)(`${a??""} ${o.replace(/\.ya?ml$/,"")} ${c}`,40),digest:f}}function workflowPath(t){const[e=""]=(t.GITHUB_WORKFLOW_REF??"").split("@")
if(e!=="")return e
const n=startedFile(t.GITHUB_EVENT_PATH)
return n&&`${t.GITHUB_REPOSITORY}/${n}`}const Yt=Wt.object({workflow:Wt.string().regex(/^[^@]+\.ya?ml$/)})
function startedFile(t=""){try{return Yt.safeParse(JSON.parse((0,Lt.readFileSync)(t,"utf8"))).data?.workflow}catch{return}}function connect(t,e){const{env:n,sleep:o,clock:i,signal:c,fetch:a}=t
const{"github-token":f}=e.slice(Zt.KEYS)
const l=(0,Zt.secretInputs)(e);(0,Gt.maskSecrets)([...l,...f?[(0,r.YN)(f)]:[]])
if(!f)throw new Ct.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const u=readJob(n,e,a)
const d=(0,Ht.mayWrite)(e)
const{apiUrl:h,graphqlUrl:p}=u
const g=(0,s.X)({token:f,apiUrl:h,graphqlUrl:p,fetch:u.fetch,isReadOnly:!d,sleep:t=>o(t,c),clock:i,onNoGraphql:t=>(0,Gt.printNotice)(`${t} ${(0,Rt.J1)("no-graphql")}`),onAway:t=>(0,Gt.printNotice)((0,Rt.J1)("github-away",{why:t}))})
const y=(0,Nt.redactor)([...l,`x-access-token:${f}`])
const m=leakScanner(knownValues(n,e))
return{settings:e,github:g,mayWrite:d,job:u,exact:y,leaks:m,redact:t=>m.redact(y(t)).text}}function knownValues(t,e){const{"github-token":n,"api-key":r=""}=e.slice(Zt.KEYS)
const s=[{kind:"the GitHub token",value:n},{kind:"the model key",value:r},{kind:"a token of the runner",value:t.ACTIONS_RUNTIME_TOKEN??""},{kind:"a token of the runner",value:t.ACTIONS_ID_TOKEN_REQUEST_TOKEN??""}]
const o=(0,Zt.secretInputs)(e).filter(t=>!s.some(e=>e.value===t))
return[...s,...o.map(t=>({kind:"a secret among the inputs",value:t}))]}}),46329:((t,e,n)=>{n.d(e,{Dy:()=>webAddress,Hi:()=>absolutePath,a5:()=>checkedVariable,sN:()=>requireProxyAddress})
var r=n(76760)
var s=n(98664)
var o=n(94869)
function neededVariable(t,e){const n=t[e]
if(n)return n
throw new s.vC("config",`${e} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function checkedVariable(t,e,{form:n,what:r}){const s=neededVariable(t,e)
if(n.test(s))return s
throw wrong(e,r)}function absolutePath(t,e){const n=neededVariable(t,e)
if((0,r.isAbsolute)(n)&&!n.includes("\0"))return n
throw wrong(e,"an absolute path")}function webAddress(t,e,n){const r=t[e]
if(r===void 0)return n
if(isWebAddress(r))return(0,o.Mx)(r,"/")
throw wrong(e,"a web address such as `https://github.example.com`")}function isWebAddress(t){return/^https?:\/\/[^\s/?#@][^\s?#@]*$/.test(t)&&URL.canParse(t)}function requireProxyAddress(t,e){const n=t[e]
if(!n||URL.canParse(n.includes("://")?n:`http://${n}`))return
throw wrong(e,"the address of a proxy")}function wrong(t,e){return new s.vC("config",`The variable ${t} is not ${e}.`,{hint:`GitHub Actions sets the variables of a job. Look for a step, an \`env:\` or a setting of a self-hosted runner that sets ${t}, and remove it.`})}})}

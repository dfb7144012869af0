export const id=2384
export const ids=[2384]
export const modules={90140:((t,e,n)=>{n.d(e,{GC:()=>TooMuch,KZ:()=>unpacked,iL:()=>packedIn})
var s=n(38522)
var r=n(41959)
const o=1024*1024
const i=3
function*unpacked(t){const e=[t]
for(let n=yield*unzip(t);n&&e.length<=i;n=yield*unzip(n.buffer))e.push(n.buffer)
return e}const c=5e3
class TooMuch extends Error{}function*packedIn(t,e){const n=[]
let s=4*Math.max(o,t.length)
let i=0
let a=0
for(const o of e){if(o<a||!isPacked(t,o))continue
yield
i+=1
if(i>c||s<0)throw new TooMuch
const{piece:e,size:f}=yield*pieceAt(t,o)
s-=f
if(!e)continue
const l=Math.min(t.length,o+Math.ceil(e.taken/t.group[1]*t.group[0]))
const placeOf=()=>t.placeOf(o,l)
a=l
for(const t of yield*unpacked(e.buffer)){s-=t.length
n.push(yield*(0,r.EI)(t,placeOf))}}return n}function isPacked(t,e){const n=t.byteAt(e,0)
return(n===120||n===31)&&headerOf(decoded(t,e,8))!==void 0}function decoded({length:t,group:e,byteAt:n},s,r){const o=Buffer.alloc(Math.floor(Math.min(r,t-s)*e[1]/e[0]))
for(let t=0;t<o.length;t+=1)o[t]=n(s,t)
return o}function*pieceAt(t,e){for(let n=256;;n*=8){const s=decoded(t,e,n)
const r=yield*unzip(s)
if(!r||r.taken<s.length||e+n>=t.length)return{piece:r,size:s.length}}}function*unzip(t){const e=unzipMember(t)
if(!e||t[0]!==a)return e
const n=[e.buffer]
let{taken:s}=e
let r=o-e.buffer.length
for(let e=1;t[s+u]===a&&r>0;e+=1){if(e>f)throw new TooMuch
if(e%l===0)yield
const o=t.subarray(s+u)
if(o.length<d)return{buffer:Buffer.concat(n),taken:t.length}
const i=unzipMember(o)
if(!i)break
n.push(i.buffer.subarray(0,r))
r-=i.buffer.length
s+=u+i.taken}const i=t.length-s<=u
return{buffer:n.length===1?e.buffer:Buffer.concat(n),taken:i?t.length:s}}const a=31
const f=1e3
const l=100
const u=8
const d=18
function unzipMember(t){const e=headerOf(t)
if(e===void 0||!mayInflate(t,e))return
try{const n={maxOutputLength:o,finishFlush:s.constants.Z_SYNC_FLUSH,info:!0}
const r=(0,s.inflateRawSync)(t.subarray(e),n)
const{buffer:i,engine:c}=r
return{buffer:i,taken:e+c.bytesWritten}}catch{return}}function headerOf(t){const[e,n=0,s,r=0]=t
if(e===120&&(120*256+n)%31===0)return 2
if(e!==31||n!==139||s!==8||r>31)return
let o=10
if(r&4)o+=2+t.readUInt16LE(Math.min(o,t.length-2))
for(const e of[8,16])if(r&e)o=t.indexOf(0,o)+1||t.length
return r&2?o+2:o}function mayInflate(t,e){if(t.length<e+10)return!0
const n=(t[e]??0)>>>1&3
if(n===0)return(t.readUInt16LE(e+1)^t.readUInt16LE(e+3))===65535
if(n===1)return!0
const s=t.readUInt32LE(e)
if(n===3||(s>>>3&31)>29||(s>>>8&31)>29)return!1
return leavesNothing(t.readBigUInt64LE(e+2)>>1n,4+(s>>>13&15))}function leavesNothing(t,e){let n=0
for(let s=0n;s<e;s+=1n){const e=Number(t>>3n*s&7n)
if(e>0)n+=128>>>e}return n===128||n===0}}),32775:((t,e,n)=>{n.d(e,{$9:()=>r,EX:()=>charactersOf,Kd:()=>withoutZeros,Z_:()=>inSlices,nu:()=>slicesOf,zd:()=>atOnce})
var s=n(58500)
const r=32768
function atOnce(t){for(;;){const{done:e,value:n}=t.next()
if(e)return n}}async function inSlices(t){for(;;){const{done:e,value:n}=t.next()
if(e)return n
await(0,s.setImmediate)()}}function*slicesOf(t){for(let e=64;e<t;e+=Math.min(e,r))yield e
yield t}function*charactersOf(t){const e=Buffer.allocUnsafeSlow(t.length)
const n=Buffer.allocUnsafeSlow(2*r)
let s=0
for(const r of slicesOf(t.length)){const o=t.slice(s,r)
e.write(o,s,"latin1")
if(isWide(o)){n.write(o,"utf16le")
for(let t=s;t<r;t+=1)if(n[2*(t-s)+1]!==0)e[t]=0}s=r
yield}return{text:t,bytes:e}}function isWide(t){return/[^\0-\xff]/.test(t)}const o=1024
function*withoutZeros({text:t,bytes:e}){const n=Buffer.allocUnsafeSlow(t.length)
const s=isWide(t)?new Uint16Array(t.length):void 0
const r=new Int32Array(Math.ceil(t.length/o))
let[i,c]=[0,0]
for(const a of slicesOf(t.length)){for(;i<a;i+=1){if(i%o===0)r[i/o]=c
const a=e[i]??0
const f=s&&a===0?t.charCodeAt(i):a
n[c]=a
if(s)s[c]=f
c+=f===0?0:1}yield}const a=n.subarray(0,c)
const f=s?Buffer.from(s.buffer,0,2*c).toString("utf16le"):a.toString("latin1")
return{characters:{text:f,bytes:a},placeOf:e=>placeIn(t,r,e)}}function placeIn(t,e,n){let[s,r]=[0,e.length-1]
while(s<r){const t=s+r+1>>>1
if((e[t]??0)<=n)s=t
else r=t-1}let i=s*o
for(let r=n-(e[s]??0);i<t.length;i+=1)if(t.charCodeAt(i)!==0&&r--===0)break
return i}}),41959:((t,e,n)=>{n.d(e,{EI:()=>storedStream,Sg:()=>o,UT:()=>i,nw:()=>r,oR:()=>joined})
var s=n(32775)
const r=6
const o=Uint8Array.from({length:256},(t,e)=>/[\0\t\n\r -~]/.test(String.fromCharCode(e))?1:0)
const i=Uint8Array.from({length:256},(t,e)=>e===0?0:1)
function*storedStream(t,e){const n=[]
let i=0
let c=0
for(const e of(0,s.nu)(t.length)){for(;c<e;c+=1){if(o[t[c]??0]===1)continue
if(c-i>=r)n.push(i,c)
i=c+1}yield}if(c-i>=r)n.push(i,c)
const a=t.includes(0)
return{runs:n,write:(e,n,s,r)=>a?writeWithoutZeros(t,e,n,s,r):t.copy(s,r,e,n),placeOf:e}}function writeWithoutZeros(t,e,n,s,r){let o=r
for(let r=e;r<n;r+=1){const e=t[r]??0
s[o]=e
o+=i[e]??0}return o-r}const c=1
const a=512
function*joined(t){const e=sizesOf(t)
const n=Buffer.alloc(e.bytes+a,c)
const[r,o,i,f]=[0,1,2,3].map(()=>new Int32Array(e.pieces))
const l=[]
let u=0
let d=0
let h=s.$9
for(const e of t){const{runs:t}=e
for(let l=0;l<t.length;l+=2){const p=t[l+1]??0
for(let c=t[l]??0;c<p;c+=a){const t=Math.min(p,c+a)
r[d]=u
u+=e.write(c,t,n,u)
o[d]=u
i[d]=c
f[d]=t
d+=1
if(u<h)continue
h=u+s.$9
yield}if(t[l+2]===p)continue
n[u]=c
u+=1}l.push(d)}const p=n.subarray(0,Math.max(0,u-1))
const g={starts:r,ends:o,firsts:i,lasts:f,streams:t,streamEnds:l}
return{characters:{text:p.toString("latin1"),bytes:p},placeOf:t=>placeIn(g,t)}}function sizesOf(t){let[e,n]=[0,0]
for(const{runs:s}of t)for(let t=0;t<s.length;t+=2){const r=(s[t+1]??0)-(s[t]??0)
e+=r+1
n+=Math.ceil(r/a)}return{bytes:e,pieces:n}}function placeIn(t,{start:e,end:n,kind:s}){const{starts:r,ends:o,streams:i,streamEnds:c}=t
let[a,f]=[Number.POSITIVE_INFINITY,0]
const isEmpty=t=>r[t]===o[t]
const l=firstBehind(r,n-1)
for(let s=firstBehind(o,e);s<l;){const u=firstBehind(c,s)
const d=i[u]
let h=s
s=Math.min(l,c[u]??l)
let p=s-1
while(h<p&&isEmpty(h))h+=1
while(h<p&&isEmpty(p))p-=1
for(const s of isEmpty(h)?[]:[h,p]){const[i=0,c=0]=[r[s],o[s]]
const l=byteIn(t,d,s,Math.max(e,i)-i)
const u=byteIn(t,d,s,Math.min(n,c)-i-1)
const h=d?.placeOf(l,u+1)
if(!h)continue
a=Math.min(a,h[0])
f=Math.max(f,h[1])}}return{start:a,end:f,kind:s}}function byteIn({starts:t,ends:e,firsts:n,lasts:s},r,o,i){const[c=0,f=0]=[n[o],s[o]]
if(!r||(e[o]??0)-(t[o]??0)===f-c)return c+i
const l=new Uint8Array(a+1)
let[u,d]=[c,f-1]
while(u<d){const t=u+d>>>1
if(r.write(c,t+1,l,0)>i)d=t
else u=t+1}return u}function firstBehind(t,e){let[n,s]=[0,t.length]
while(n<s){const r=n+s>>>1
if((t[r]??0)>e)s=r
else n=r+1}return n}}),51977:((t,e,n)=>{n.r(e)
n.d(e,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(t,e=r){const n=new Set([...t].flatMap(s.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:t=>replaced(t,findAll(i,t).spans,e),begin(t){const{spans:n,open:s}=findAllIn(i,t)
const r=n.find(({start:t,end:e})=>t<s&&s<e)?.start??s
const o=n.filter(({end:t})=>t<=r)
return{safe:replaced(t.slice(0,r),o,e),rest:t.slice(r)}}})}const o=Object.freeze({mask:t=>t,begin:t=>({safe:t,rest:""})})
function findAllIn(t,e){const{spans:n,open:r}=findAll(t,e)
const o=(0,s.Zw)(e)
if(o===e.length)return{spans:n,open:(0,s.dy)(e,r)}
const i=Math.min(findAll(t,e.slice(0,o)).open,o)
return{spans:n,open:(0,s.dy)(e,Math.min(r,i))}}function findAll(t,e){const n=t.scan(e)
if(!(0,s.un)(e))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:o,endOf:i}=(0,s.DH)(e)
const{spans:c,open:a}=t.scan(r)
const f=c.map(({start:t,end:e})=>({start:o(t),end:i(e-1)}))
return{spans:joined([...n.spans,...f]),open:Math.min(n.open,o(a))}}function joined(t){const e=[]
for(const n of t.toSorted((t,e)=>t.start-e.start)){const t=e.at(-1)
if(!t||n.start>=t.end)e.push(n)
else e[e.length-1]={start:t.start,end:Math.max(t.end,n.end)}}return e}function replaced(t,e,n){if(e.length===0)return t
const s=[]
let r=0
for(const o of e){s.push(t.slice(r,o.start),n)
r=o.end}return s.join("")+t.slice(r)}class Automaton{#t=[0]
#e=[0]
#n=[0]
#s=[0]
#r=[0]
#o=[0]
#i=new Int32Array(65536)
constructor(t){for(const e of t)this.#c(e)
this.#a()}scan(t){const e=[]
let n=0
for(let s=0;s<t.length;s+=1){const r=t.charCodeAt(s)
if(r<14&&isPassedOver(t,s))continue
n=n===0?this.#f(r):this.#l(n,r)
const o=this.#o[n]??0
if(o>0)e.push({start:back(t,s+1,o),end:s+1})}return{spans:e,open:back(t,t.length,this.#s[n]??0)}}#c(t){let e=0
for(let n=0;n<t.length;n+=1){const s=t.charCodeAt(n)
if(!isPassedOver(t,n))e=this.#u(e,s)||this.#d(e,s)}this.#o[e]=this.#s[e]??0}#d(t,e){const n=this.#t.push(e)-1
this.#e.push(0)
this.#r.push(0)
this.#o.push(0)
this.#s.push((this.#s[t]??0)+1)
if(t===0)this.#i[e]=n
this.#n.push(this.#e[t]??0)
this.#e[t]=n
return n}#a(){const t=this.#h(0)
for(const e of t){const n=this.#r[e]??0
this.#o[e]||=this.#o[n]??0
for(const s of this.#h(e)){this.#r[s]=this.#l(n,this.#t[s]??0)
t.push(s)}}}#h(t){const e=[]
for(let n=this.#e[t]??0;n!==0;n=this.#n[n]??0)e.push(n)
return e}#f(t){return this.#i[t]??0}#u(t,e){if(t===0)return this.#f(e)
let n=this.#e[t]??0
while(n!==0&&this.#t[n]!==e)n=this.#n[n]??0
return n}#l(t,e){let n=t
let s=this.#u(n,e)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#u(n,e)}return s}}const[i,c]=[10,13]
function isPassedOver(t,e){const n=t.charCodeAt(e)
if(n!==i)return n===c
let s=e-1
while(t.charCodeAt(s)===c)s-=1
return t.charCodeAt(s)!==i}function back(t,e,n){let[s,r]=[e,n]
while(r>0){s-=1
if(!isPassedOver(t,s))r-=1}return s}function redactor(t){return maskOf([r,...t],"***").mask}const a=4096
function streamMask(t){let e=""
let n=""
const take=()=>{const t=e+n
n=""
return t}
return Object.freeze({push(s){n+=s
if(e.length>a&&n.length<e.length)return""
const{safe:r,rest:o}=t().begin(take())
e=o
return r},end(){const n=t().mask(take())
e=""
return n}})}}),12384:((t,e,n)=>{n.r(e)
n.d(e,{acknowledge:()=>acknowledge,acknowledgedAt:()=>acknowledgedAt,removeRequestSign:()=>removeRequestSign,signOff:()=>signOff,tellUnheard:()=>tellUnheard})
var s=n(64294)
var r=n(3549)
var o=n(98664)
var i=n(19617)
var c=n(57974)
async function acknowledge(t,e,n){const s=acknowledgedAt(e)
try{if(s)await leave(t,s,n)}catch(t){(0,c.printNotice)(`The reaction could not be added. ${(0,o.ec)(t).message}`)}}async function tellUnheard({world:t,settings:e},n){try{await leave((0,i.N)(t,e),n,"confused")}catch(t){(0,c.printNotice)(`The reaction could not be added. ${(0,o.ec)(t).message}`)}}async function signOff(t,e,n){await leave(t,e,n).catch(()=>{})}async function leave({github:t,job:e,mayWrite:n},s,o){if(n)await(0,r.wv)(t,e.repository,s,o)}async function removeRequestSign({github:t,job:e,mayWrite:n},{requestSign:s,thread:i}){if(!n||!s||i.type==="none")return
try{await(0,r.HK)(t,e.repository,i.number,s)}catch(t){(0,c.printNotice)(`The ${s.kind} could not be removed. ${(0,o.ec)(t).message}`)}}function acknowledgedAt({item:t,kind:e,thread:n}){if(!(0,s.OB)({kind:e}).isAwaited||n.type==="none")return
const{id:r,nodeId:o}=t
switch(t.kind){case"issue-comment":case"review-comment":return{kind:t.kind,id:r}
case"issue":case"pull-request":return{kind:"thread",number:n.number}
case"review":return o===void 0?void 0:{kind:"node",id:o,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return o===void 0?void 0:{kind:"node",id:o,permission:"discussions: write"}
default:return}}}),19617:((t,e,n)=>{n.d(e,{N:()=>connect})
var s=n(58101)
var r=n(89812)
var o=n(90140)
var i=n(32775)
const c="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const a="0123456789abcdef"
function base64Value(t){return c.indexOf({"-":"+",_:"/"}[t]??t)}const[f,l,u,d,h]=[8,9,1<<10,1<<11,12]
const p=Uint16Array.from({length:256},(t,e)=>{const n=String.fromCharCode(e)
const[s,r]=[base64Value(n),a.indexOf(n.toLowerCase())]
const o=s>=0&&!/[A-Za-z0-9]/.test(n)?u:0
const i=(s<0?0:s|1<<f)|(r<0?0:r<<h|1<<l)
return i|o|(n==="x"?d:0)})
const[g,y,m]=[48,120,61]
const w=256
function*picked({bytes:t}){const{length:e}=t
const n=[]
const s={bytes:t,base64:new Uint8Array(e+1),hex:new Uint8Array(e+1),blocks:n}
const r={at:0,base64:0,hex:0}
for(const o of(0,i.nu)(e)){while(r.at<o){n.push(r.at,r.base64,r.hex)
pickBlock(s,r,blockEnd(t,Math.min(o,r.at+w)))}yield}const{base64:o,hex:c}=r
return{base64:{values:s.base64.subarray(0,o),placeOf:placesIn(s,1,o)},hex:{values:s.hex.subarray(0,c),placeOf:placesIn(s,2,c)}}}function blockEnd(t,e){return t[e]===y?e+1:e}function pickBlock({bytes:t,base64:e,hex:n},s,r){let o=s.at
let i=s.base64
let c=s.hex
for(;o<r;o=o+1|0){const s=p[t[o]??0]??0
e[i]=s
n[c]=s>>>h
if((s&(u|d))===0){i=i+(s>>>f&1)|0
c=c+(s>>>l&1)|0}else if((s&d)!==0){i=i+1|0
if(o>0&&t[o-1]===g&&c>0)c=c-1|0}else if(o>0&&isSign(t[o-1]))i=i+1|0
else{const e=endOfAlone(t,o)
if(e>o)o=e-1
else i=i+1|0}}s.at=o
s.base64=i
s.hex=c}function isSign(t=0){return((p[t]??0)>>>f&1)===1}function endOfAlone(t,e){let n=e
while(n<t.length&&((p[t[n]??0]??0)&u)!==0)n+=1
return isSign(t[n])?e:n}function placesIn(t,e,n){return(s,r)=>{let o=placeOfSign(t,e,Math.min(r,n)-1)+1
while(e===1&&t.bytes[o]===m)o+=1
return[placeOfSign(t,e,s),o]}}function blockOf(t,e,n){let[s,r]=[0,t.length/3-1]
while(s<r){const o=s+r+1>>>1
if((t[3*o+e]??0)<=n)s=o
else r=o-1}return 3*s}function placeOfSign({bytes:t,blocks:e},n,s){const r=blockOf(e,n,s)
const o=e[r+3]??t.length
const i=s-(e[r+n]??0)
const c={bytes:t,blocks:e,base64:new Uint8Array(w+2),hex:new Uint8Array(w+2)}
const a={at:e[r]??0,base64:0,hex:0}
const count=()=>n===1?a.base64:a.hex
let f=a.at
while(a.at<o&&count()<=i+1){const[t,e]=[a.at,count()]
pickBlock(c,a,t+1)
if(e===i&&count()>i)f=t}return f}var b=n(41959)
const k=new Set(["H4","eJ","eN","eA","eF"].map(([t="",e=""])=>base64Value(t)<<6|base64Value(e)))
const A=[4,2,0]
const O=[[0,1,2,3,0,1,2],[1,2,3,0,1,2,3,0],[2,3,0,1,2,3,0,1]]
const _=[0,7,15]
const x=[1<<14,1<<22,1<<6]
const S=1<<23
const v=1|1<<7|1<<15|S
const I=x[0]|x[1]|x[2]|S
function base64Parts(){const t=new Int32Array(4096)
for(let e=0;e<4096;e+=1){const n=[...A.map(t=>b.Sg[e>>>t&255]??0),1]
let s=k.has(e)?S:0
for(const[t,e]of O.entries())for(const[r,o]of e.entries())s|=(n[o]??0)<<(_[t]??0)+r
t[e]=s}return t}function*fromBase64(t,e){const{values:n}=t
const s={at:0,state:0}
const r={values:n,parts:e,runs:[[],[],[],[]],nexts:new Int32Array(4),beginnings:[],progress:s}
for(const t of(0,i.nu)(Math.max(0,n.length-1))){searchSlice(r,t)
yield}for(const t of[0,1,2,3])endRun(r,t)
return[...r.runs.flatMap((e,n)=>e.length===0?[]:[streamOf(t,e,n)]),...yield*(0,o.iL)(signsOf(t),r.beginnings)]}function searchSlice(t,e){const{values:n,parts:s,nexts:r,beginnings:o,progress:i}=t
let{at:c,state:a}=i
let f=n[c]??0
for(;c<e;c+=1){f=f<<6&4095|(n[c+1]??0)
a=(a<<1|v)&(s[f]??0)
if((a&I)===0)continue
if((a&S)!==0)o.push(c)
for(let e=0;e<3;e+=1){if((a&(x[e]??0))===0)continue
const n=c-e&3
if(r[n]!==c)beginRun(t,n,c)
r[n]=c+(e===2?2:1)}}i.at=c
i.state=a}function beginRun(t,e,n){endRun(t,e)
t.runs[e]?.push(Math.max(0,byteOf(n-e)+1-b.nw))}function endRun({runs:t,nexts:e},n){const s=t[n]??[]
if(s.length%2===0)return
const r=byteOf((e[n]??0)-n)
if(r-(s.at(-1)??0)<b.nw)s.pop()
else s.push(r)}function byteOf(t){return(t>>>2)*3+(t&3)}function streamOf({values:t,placeOf:e},n,s){return{runs:n,write(e,n,r,o){let i=o
let c=e
while(c<n){if(c%3!==0||c+3>n){r[i]=byteAt(t,s,c)
i+=b.UT[r[i]??0]??0
c+=1
continue}for(let e=s+c/3*4;c+3<=n;e+=4){const n=(t[e]??0)<<6|(t[e+1]??0)
const s=(t[e+2]??0)<<6|(t[e+3]??0)
r[i]=n>>>4
i+=b.UT[n>>>4]??0
const o=(n<<4|s>>>8)&255
r[i]=o
i+=b.UT[o]??0
r[i]=s
i+=b.UT[s&255]??0
c+=3}}return i-o},placeOf:(t,n)=>e(s+Math.floor(t*4/3),s+Math.floor((n-1)*4/3)+2)}}function byteAt(t,e,n){const s=n%3
const r=e+(n-s)/3*4+s
return((t[r]??0)<<6|(t[r+1]??0))>>>(A[s]??0)&255}function signsOf({values:t,placeOf:e}){return{length:t.length,group:[4,3],placeOf:e,byteAt:(e,n)=>byteAt(t,e,n)}}const U=92
const[z,B,M,T]=[37,38,48,61]
const[E,P,$,C,N,R]=[78,85,88,111,117,120]
const[G,Z,H,F,L]=[123,125,43,59,32]
const W=bits(["%","\\","&","="])
const K=bits([/[0-9A-Fa-fuU]/,/[0-9A-Fa-fxuUNo]/,/#/,/[0-9A-F]/])
function bits(t){return Uint8Array.from({length:256},(e,n)=>{const s=String.fromCharCode(n)
return t.reduce((t,e,n)=>t|((typeof e==="string"?e===s:e.test(s))?1<<n:0),0)})}const j=Uint8Array.from({length:256},(t,e)=>{const n=Number.parseInt(String.fromCharCode(e),16)
return Number.isNaN(n)?16:n})
function isShortOctal(t,e){const n=octalDigits(t,e)
return n===2||n===4}function octalDigits(t,e){const n=t[e+1]===M?4:3
let s=0
while(s<n&&(j[t[e+1+s]??0]??16)<8)s+=1
return s}function octal(t,e){let n=octalDigits(t,e)
let s=0
for(let r=1;r<=n;r+=1){const o=s*8+(j[t[e+r]??0]??0)
if(o>255)n=r-1
else s=o}return n===0?0:spelled(s,n+1)}const D=10
function spelledAt(t,e,n){const[s,r]=[t[e]??0,t[e+1]??0]
if(((W[s]??0)&(K[r]??0))===0)return 0
switch(s){case z:return r===N||r===P?exactly(t,e,2,4):twoDigits(t,e,1)
case U:return afterBackslash(t,e,r,n)
case B:return entity(t,e)
case T:return isSmall(t[e+2]??0)?0:twoDigits(t,e,1)
default:return 0}}function isSmall(t){return t>=97}function twoDigits(t,e,n){const[s,r]=[j[t[e+n]??0]??16,j[t[e+n+1]??0]??16]
return s===16||r===16?0:spelled(16*s+r,n+2)}function exactly(t,e,n,s){let r=0
for(let o=e+n;o<e+n+s;o+=1){const e=j[t[o]??0]??16
if(e===16)return 0
r=r*16+e}return spelled(r,n+s)}function afterBackslash(t,e,n,s){const r=t[e+2]??0
switch(n){case R:return r===G?inBraces(t,e,3,16):twoDigits(t,e,2)
case N:return r===G?inBraces(t,e,3,16):exactly(t,e,2,4)
case P:return exactly(t,e,2,8)||exactly(t,e,2,4)
case E:return r===G&&t[e+3]===P&&t[e+4]===H?inBraces(t,e,5,16):0
case C:return r===G?inBraces(t,e,3,8):0
default:if((j[n]??16)===16)return 0
return s==="octal"?octal(t,e):ofDigits(t,e)}}function inBraces(t,e,n,s){let r=0
let o=0
for(;o<D;o+=1){const i=j[t[e+n+o]??0]??16
if(i>=s)break
r=r*s+i}return o>0&&t[e+n+o]===Z?spelled(r,n+o+1):0}function ofDigits(t,e){let n=1
while(n<6&&(j[t[e+1+n]??0]??16)<16)n+=1
const s=n===6&&t[e+1]===M&&t[e+2]===M
const[r=0,o=0,i=0]=[1,2,3].map(n=>j[t[e+n]??0])
if(!s&&r<4&&o<8&&i<8)return spelled(r*64+o*8+i,4)
const c=t[e+1+n]===L
if(!s&&n!==2&&(n!==1||!c))return 0
const a=exactly(t,e,1,n)
return c?a+256:a}function entity(t,e){const n=t[e+2]===R||t[e+2]===$
const[s,r]=n?[3,16]:[2,10]
let o=0
let i=0
for(;i<D;i+=1){const n=j[t[e+s+i]??0]??16
if(n>=r)break
o=o*r+n}if(i===0)return 0
return spelled(o,s+i+(t[e+s+i]===F?1:0))}function spelled(t,e){if(t<256)return e<<8|t
return e<<8|(t>65280&&t<65375?t-65248:0)}const q=Uint8Array.from({length:256},(t,e)=>/[!#-&(-+\--;=?-_a-~]/.test(String.fromCharCode(e))?1:0)
const V=q.map((t,e)=>1-t+(W[e]??0))
const J=1
const Y=64
const Q=1024
function*fromEscapes(t){if(!X.some(e=>t.includes(e)))return[]
const e=yield*read(t,"hex")
return e.isOctal?[...e.streams,...(yield*read(t,"octal")).streams]:e.streams}const X=["%","\\","&#","="]
function*read(t,e){const n=!1
const s={at:0,length:0,noted:0,isInWord:!1,wordEnd:0,spelledEnd:0,isOctal:n}
const r=Buffer.allocUnsafeSlow(t.length+1)
const o={from:t,dialect:e,bytes:r,progress:s,notes:[],words:[]}
for(const e of(0,i.nu)(t.length)){decodeSlice(o,e)
yield}if(s.length===0)return{streams:[],isOctal:s.isOctal}
const c=o.bytes.subarray(0,s.length)
const placeOf=(t,e)=>[placeAt(o,t),placeAt(o,e)]
const a=[yield*(0,b.EI)(c,placeOf),...yield*packedWords(o,c,placeOf)]
return{streams:a,isOctal:s.isOctal}}function decodeSlice({from:t,dialect:e,bytes:n,progress:s,notes:r,words:o},i){let{at:c,length:a,noted:f,isInWord:l,wordEnd:u,spelledEnd:d,isOctal:h}=s
while(c<i){const s=c
if(l){if(a-f>Q){r.push(a,c)
f=a}const e=d+Y+1
c=copied(t,c,Math.min(i,e),W,n,a)
if(c>=e)c=copied(t,c,Math.min(i,c+Q),V,n,a+c-s)
a+=c-s
if(c>=e&&c<i&&q[t[c]??0]===0){n[a++]=J
l=!1
u=c}}else while(c<i&&W[t[c]??0]===0)c+=1
if(c>=i||W[t[c]??0]===0)continue
if(!h&&t[c]===U)h=isShortOctal(t,c)
const p=spelledAt(t,c,e)
if(p===0){if(l)n[a++]=t[c]??0
c+=1
continue}if(!l){let e=c
while(e>u&&q[t[e-1]??0]===1)e-=1
o.push(a)
for(let t=e;t<=c;t+=Q)r.push(a+t-e,t)
f=a
a+=t.copy(n,a,e,c)
l=!0}n[a++]=p&255
c+=p>>>8
d=c}Object.assign(s,{at:c,length:a,noted:f,isInWord:l,wordEnd:u,spelledEnd:d,isOctal:h})}function copied(t,e,n,s,r,o){let i=e
for(;i<n;i+=1){const n=t[i]??0
if(s[n]!==0)break
r[o+i-e]=n}return i}function placeAt({from:t,dialect:e,notes:n},s){let r=0
let o=n.length/2-1
while(r<o){const t=r+o+1>>>1
if((n[2*t]??0)<=s)r=t
else o=t-1}let[i,c]=[n[2*r]??0,n[2*r+1]??0]
for(;i<s;i+=1){const n=spelledAt(t,c,e)
c+=n>0?n>>>8:1}return Math.min(c,t.length)}function*packedWords(t,e,n){const s=[]
for(const[r,i]of t.words.entries()){if(r%1024===1023)yield
const c=e[i]
if(c!==120&&c!==31)continue
const a=(t.words[r+1]??e.length+1)-1
for(const t of(yield*(0,o.KZ)(e.subarray(i,a))).slice(1))s.push(yield*(0,b.EI)(t,()=>n(i,a)))}return s}var tt=n(24506)
const et=/^[\n\x20-\x7e]$/
const nt=[t=>inUnits(t),t=>pointOf(t)<256?`\\x${hexOf(pointOf(t),2)}`:inUnits(t),t=>inBytes(t,t=>`\\x${hexOf(t,2)}`),t=>inBytes(t,t=>`\\${t.toString(8).padStart(3,"0")}`),t=>`&#${pointOf(t)};`,t=>`&#x${hexOf(pointOf(t),1)};`]
const st=[/[\\"]/g,/[\\']/g,/[\\"$`]/g,/[^A-Za-z0-9._+:@%/=\n\u0080-\u{10ffff}-]/gu]
function writtenForms(t){const e=t.toWellFormed()
const n=[e,...st.map(t=>e.replaceAll(t,"\\$&"))]
const s=nt.flatMap(t=>n.map(e=>written(e,t)))
const r=written(e.replaceAll("=","=3D"),t=>inBytes(t,t=>`=${hexOf(t,2).toUpperCase()}`))
const o=[...n,...s,r,...inAddress(e),...inPage(e),...inFiles(e)]
return[...new Set(o)].filter(e=>e!==t)}function written(t,e){return Array.from(t,t=>et.test(t)?t:e(t)).join("")}function inAddress(t){const e=encodeURIComponent(t)
const n=e.replaceAll(/[!'()*]/g,t=>`%${hexOf(t.charCodeAt(0),2).toUpperCase()}`)
const s=[e,n].flatMap(t=>[t,t.replaceAll(/%../g,t=>t.toLowerCase())])
return s.flatMap(t=>[t,t.replaceAll("%20","+")])}function inPage(t){const e=t.replaceAll("&","&amp;").replaceAll("<","&lt;").replaceAll(">","&gt;").replaceAll('"',"&quot;")
return["'","&#39;","&#x27;"].map(t=>e.replaceAll("'",t))}function inFiles(t){if(/^[\n\x20-\x7e]*$/.test(t))return[]
const e=Buffer.from(t,"utf16le")
const n=/^[\0-\xff]*$/.test(t)?[t]:[]
return[e.toString("latin1"),Buffer.from(e).swap16().toString("latin1"),...n,t.normalize("NFD"),t.normalize("NFC")]}function inUnits(t){return t.split("").map(t=>`\\u${hexOf(t.charCodeAt(0),4)}`).join("")}function inBytes(t,e){return Array.from(Buffer.from(t),e).join("")}function pointOf(t){return t.codePointAt(0)??0}function hexOf(t,e){return t.toString(16).padStart(e,"0")}const rt=12
function fingerprintsOf(t){const e=[]
const n=[]
const s=t.flatMap(({kind:t,value:e})=>(0,tt.B)(e).map(e=>({kind:t,value:e})))
for(const{kind:t,value:r}of s){const s=secretPart(r)
if(normal(s).length<rt)n.push(...shortForms(t,r))
else e.push(...formsOf(s).map(e=>({codes:codesOf(e),kind:t})))}return{forms:e,short:n}}function secretPart(t){return t.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/,"").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g,"")}function formsOf(t){const e=Buffer.from(t)
const n=[e.toString("hex"),...base64Forms(e)]
const s=/^[\n\x20-\x7e]*$/.test(t)?[]:writtenForms(t)
return[...new Set([t,...n,...s].map(normal))].filter(t=>t.length>=rt)}function base64Forms(t){return[0,1,2].map(e=>{const n=Buffer.concat([Buffer.alloc(e),t]).toString("base64").replaceAll("=","")
const s=(e+t.length)%3!==0
return n.slice(e===0?0:e+1,s?-1:void 0)})}function shortForms(t,e){if(e.length<6)return[]
const n=Buffer.from(e)
const s=[e,n.toString("hex"),n.toString("base64"),...writtenForms(e)]
return s.map(e=>({kind:t,value:e}))}const ot=255
const it=Uint8Array.from({length:256},(t,e)=>codeOf(String.fromCharCode(e)))
function normal(t){return t.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g,"")}function codesOf(t){return Uint8Array.from(Buffer.from(t,"latin1"),t=>it[t]??ot)}function codeOf(t){const e=t.normalize("NFKC").toLowerCase()
return/^[a-z0-9]$/.test(e)?Number.parseInt(e,36):ot}const ct=3
const at=19
const ft=Int32Array.from({length:256},(t,e)=>e<36?Math.imul(e+1,2654435761)|ct:0)
const lt=it.reduce((t,e,n)=>{t[n]=ft[e]??0
return t},new Int32Array(256))
function windowSearch(t){const e={seen:new Uint8Array(1<<at-3),windows:new Map,codes:codeTable()}
for(const n of t)addWindows(e,n)
return t=>search(t,e)}function addWindows({seen:t,windows:e},n){const{codes:s}=n
const r=new Uint8Array(36)
let[o,i]=[0,0]
for(let c=0;c<s.length;c+=1){const a=s[c]??0
const f=s[c-rt]
o=(o<<ct)+(ft[a]??0)|0
r[a]=(r[a]??0)+1
if(r[a]===1)i+=1
if(f!==void 0)r[f]=(r[f]??0)-1
if(f!==void 0&&r[f]===0)i-=1
if(c<rt-1||i<5)continue
const l=o>>>32-at
t[l>>>3]=(t[l>>>3]??0)|1<<(l&7)
const u={form:n,at:c+1-rt}
const d=e.get(o)?.filter(t=>!isSame(t,u))??[]
e.set(o,[...d,u])}}function isSame(t,e){const[n,s]=[t,e].map(({form:t,at:e})=>t.codes.subarray(e,e+rt))
return n?.every((t,e)=>t===s?.[e])===!0}function*search({text:t,bytes:e},n){const s={text:t,bytes:e,known:n,progress:{at:0,hash:0},spans:[]}
if(n.windows.size===0)return s.spans
for(const e of(0,i.nu)(t.length)){fingerprints_searchSlice(s,e)
yield}return s.spans}function fingerprints_searchSlice({text:t,bytes:e,known:n,progress:s,spans:r},o){const{seen:i,codes:c}=n
let{at:a,hash:f}=s
for(;a<o;a+=1){const s=e[a]??0
let o=lt[s]??0
if(s===0){const e=t.codePointAt(a)??0
if(e>65535)a+=1
o=ft[c(e)]??0}f=(f<<(o&ct))+o|0
const l=f>>>32-at
if(((i[l>>>3]??0)&1<<(l&7))===0||o===0)continue
addWindow(r,t,a+1,{known:n,hash:f})}s.at=a
s.hash=f}function addWindow(t,e,n,{known:s,hash:r}){for(const o of s.windows.get(r)??[]){const{kind:r}=o.form
const i=startOf(o,e,n,s.codes)
const c=t.at(-1)
if(i===void 0)continue
if(c&&c.kind===r&&i<=c.end)t[t.length-1]={...c,end:n}
else t.push({start:i,end:n,kind:r})}}function startOf(t,e,n,s){let r=rt
let o=n
while(r>0){if(o===0)return
o-=1
if(o>0&&(e.codePointAt(o-1)??0)>65535)o-=1
const n=s(e.codePointAt(o)??0)
if(n===ot)continue
r-=1
if(n!==t.form.codes[t.at+r])return}return o}const ut=254
function codeTable(){const t=new Uint8Array(65536).fill(ut)
return e=>{if(e>65535)return codeOf(String.fromCodePoint(e))
if(t[e]===ut)t[e]=codeOf(String.fromCodePoint(e))
return t[e]??ot}}const[dt,ht,pt]=[1<<10,11,14]
const gt=1<<ht+2|1<<pt+2
const yt=1|1<<ht|1<<pt
const mt=Int32Array.from({length:256},(t,e)=>{const n=b.Sg[e]===1?1365:0
const s=(e===31?1:0)|2|(e===139?4:0)
const r=(e===120?1:0)|2|((30720+e)%31===0?4:0)
return n|682|s<<ht|r<<pt})
function*fromHex(t){const{values:e}=t
const n={at:0,state:0}
const s={values:e,runs:[[],[]],ends:new Int32Array(2),beginnings:[],progress:n}
for(const t of(0,i.nu)(Math.max(0,e.length-1))){hex_searchSlice(s,t)
yield}for(const t of[0,1])hex_endRun(s,t)
return[...s.runs.flatMap((e,n)=>e.length===0?[]:[hex_streamOf(t,e,n)]),...yield*(0,o.iL)(hex_signsOf(t),s.beginnings)]}function hex_searchSlice(t,e){const{values:n,runs:s,ends:r,beginnings:o,progress:i}=t
let{at:c,state:a}=i
let f=n[c]??0
for(;c<e;c+=1){const e=n[c+1]??0
a=(a<<1|yt)&(mt[f<<4|e]??0)
f=e
if((a&(dt|gt))===0)continue
if((a&gt)!==0)o.push(c-2)
if((a&dt)===0)continue
const i=c&1
if(r[i]!==c){hex_endRun(t,i)
s[i]?.push(c-10>>>1)}r[i]=c+2}i.at=c
i.state=a}function hex_endRun({runs:t,ends:e},n){const s=t[n]??[]
if(s.length%2===1)s.push((e[n]??0)>>>1)}function hex_streamOf({values:t,placeOf:e},n,s){return{runs:n,write(e,n,r,o){let i=o
for(let o=s+2*e;o<s+2*n;o+=2){const e=(t[o]??0)<<4|(t[o+1]??0)
r[i]=e
i+=b.UT[e]??0}return i-o},placeOf:(t,n)=>e(s+2*t,s+2*n)}}function hex_signsOf({values:t,placeOf:e}){return{length:t.length,group:[2,1],placeOf:e,byteAt:(e,n)=>(t[e+2*n]??0)<<4|(t[e+2*n+1]??0)}}const wt="a model key"
const bt="a registry credential"
const kt=[format("a GitHub token",["g","h","opsur"],0,/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),format("a GitHub token",["g","h","s"],0,/\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),format("a GitHub token",["b","_","p"],5,/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),format(wt,["s","k","-"],0,/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),format("an AWS key",["A","KS","I"],0,/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),format("a Slack token",["x","o","x"],0,/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),format("a Slack token",["x","a","p"],0,/\bxapp-\d-[A-Za-z0-9-]{20,}/y),format("a Slack webhook",["s",".","s"],4,/\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y),format("a Google key",["A","I","z"],0,/\bAIza[\w-]{35}(?![\w-])/y),format("a Google key",["O","C","S"],1,/\bGOCSPX-[\w-]{28}(?![\w-])/y),format("a Google token",["y","a","2"],0,/\bya29\.[\w-]{50,}/y),format("a GitLab token",["g","l","acdfiopirsw"],0,/\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y),format("an npm token",["p","m","_"],1,/\bnpm_[A-Za-z0-9]{36}(?!\w)/y),format("a PyPI token",["p","i","-"],2,/\bpypi-AgE[\w-]{50,}/y),format("a Stripe key",["k","_","l"],1,/\b[rs]k_live_[A-Za-z0-9]{20,}/y),format("an Azure key",["e","y","="],8,/\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure key",["e","y","="],13,/\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure secret",["0123456789","Q","~"],3,/\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),format("a Hugging Face token",["h","f","_"],0,/\bhf_[A-Za-z]{34}(?!\w)/y),format("a SendGrid key",["S","G","."],0,/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),format("a DigitalOcean token",["_","v","1"],3,/\bdo[opr]_v1_[0-9a-f]{64}\b/y),format("a Docker token",["d","c","k"],0,/\bdckr_[op]at_[\w-]{27,}/y),format("a HashiCorp token",["h","v","bs"],0,/\bhv[bs]\.[\w-]{90,}/y),format("a RubyGems key",["b","y","g"],2,/\brubygems_[0-9a-f]{48}\b/y),format("an age key",["E","-","S"],2,/\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),format(bt,["'\"","a","u"],0,/["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(bt,["_","a","u"],0,/_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(bt,["_","a","u"],0,/_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),format("a private key",["B","E","G"],5,/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y)]
function format(t,e,n,s){return{kind:t,anchor:e,offset:n,pattern:s}}const[At,Ot,_t]=[0,1,2].map(t=>{const e=new Int32Array(256)
for(const[n,{anchor:s}]of kt.entries())for(const r of s[t]??"")e[r.charCodeAt(0)]=(e[r.charCodeAt(0)]??0)|1<<n
return e})
const[xt,St]=[1,2]
function tokenSearch(){const t=new Uint8Array(65536)
for(const{anchor:e}of kt)for(const n of tokens_codesOf(e[1])){for(const s of tokens_codesOf(e[0]))t[s<<8|n]=(t[s<<8|n]??0)|St
for(const s of tokens_codesOf(e[2]))t[n<<8|s]=(t[n<<8|s]??0)|xt}return e=>tokens_search(e,t)}function tokens_codesOf(t){return Buffer.from(t,"latin1")}function*tokens_search({text:t,bytes:e},n){const s=[]
const r={text:t,bytes:e,pairs:n,behind:new Int32Array(kt.length),spans:s}
let o=0
for(const t of(0,i.nu)(e.length)){o=tokens_searchSlice(r,o,Math.min(t,e.length-1))
yield}return s}function tokens_searchSlice(t,e,n){const{bytes:s,pairs:r}=t
let o=e
for(;o<n;o+=2){const e=r[(s[o]??0)<<8|(s[o+1]??0)]??0
if(e===0)continue
if((e&xt)!==0&&o>0)tryFormats(t,o-1)
if((e&St)!==0&&o+2<s.length)tryFormats(t,o)}return o}function tryFormats({text:t,bytes:e,behind:n,spans:s},r){const[o,i,c]=[e[r]??0,e[r+1]??0,e[r+2]??0]
const a=(At[o]??0)&(Ot[i]??0)&(_t[c]??0)
for(let e=a;e!==0;e&=e-1){const o=31-Math.clz32(e&-e)
const i=kt[o]
if(!i||r-i.offset<(n[o]??0))continue
i.pattern.lastIndex=r-i.offset
const[c,a=c]=i.pattern.exec(t)??[]
if(c===void 0||a===void 0)continue
const f=r-i.offset+c.length
n[o]=f
if(isSecret(i,a))s.push({start:f-a.length,end:f,kind:i.kind})}}const vt=5e3
function isSecret({kind:t},e){const n=e.slice(0,vt)
if(isPlaceholder(n)||isHalfJwt(e))return!1
return t===wt?isModelKey(n):t!==bt||isLogin(n)}function isHalfJwt(t){return/^ghs_\d+_/.test(t)&&!t.includes(".")}function isPlaceholder(t){const e=t.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|gl[a-z]+-|npm_|[rs]k_live_|hf_)/,"")
if(/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(e))return!0
if(new Set(e).size<8)return!0
return/0123456789|1234567890|abcdefghij/i.test(e)||isWords(e)}function isWords(t){return/^[a-z]+(?:[-_][a-z]+)+$/.test(t)}function isModelKey(t){const e=t.split(/[-_]/).slice(1)
const isRandom=t=>t.length>=16&&/\d.*\d/.test(t)&&/[A-Za-z]/.test(t)&&new Set(t).size>=8
const n=t.match(/\d/g)?.length??0
const s=t.match(/[A-Z]/g)?.length??0
return e.some(isRandom)||t.length>=60&&n>=5&&s>=5}function isLogin(t){const e=Buffer.from(t,"base64").toString("latin1")
const[,n=""]=/^[ -9;-~]+:([ -~]{4,})$/.exec(e)??[]
if(n==="")return t.length>=20&&/\d/.test(t)&&new Set(t).size>=12
return!/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(n)}const It=3
const Ut=4*1024*1024
const zt=16
const Bt="too much encoded data to check"
const Mt=1e4
function leakScanner(t){const{forms:e,short:n}=fingerprintsOf(t)
const s=windowSearch(e)
const r=tokenSearch()
const c=base64Parts()
const a=new Set(t.map(({kind:t})=>t))
function*direct(t){return few(t.text,[...yield*s(t),...yield*asTheyStand(t)])}function*asTheyStand(t){return[...yield*shortIn(t.text,n),...yield*r(t)]}function*deep(t,e,n){const{text:s}=t
if(s.length>n)return[wholeOf(s,Bt)]
const r=yield*direct(t)
if(e===0||s==="")return r
try{const o=yield*decode(t,c)
return[...r,...yield*placed(yield*deep(o.characters,e-1,n-s.length),o.placeOf)]}catch(t){if(!(t instanceof o.GC))throw t
return[...r,wholeOf(s,Bt)]}}function*everywhere(t){const e=Math.max(Ut,t.length*zt)
const n=yield*(0,i.EX)(t)
if(!t.includes("\0"))return merged(yield*deep(n,It,e),a)
const{characters:s,placeOf:r}=yield*(0,i.Kd)(n)
const o=yield*placed(yield*deep(s,It,e),({start:t,end:e,kind:n})=>({start:r(t),end:r(e-1)+1,kind:n}))
const c=/[\ud800-\udbff]\0+[\udc00-\udfff]/.test(t)
const f=c?yield*direct(n):few(t,yield*asTheyStand(n))
return merged([...f,...o],a)}function*search(t,{public:e=""}={}){const n=yield*everywhere(t)
if(n.length===0||e==="")return n
const s=new Set((yield*everywhere(e)).map(({start:t,end:n})=>e.slice(t,n)))
return withoutKnown(t,n,e,s)}function*searchFile(t,e){const n=yield*layersOf(t)
if(!n)return[{start:0,end:t.length,kind:Bt}]
for(const s of n)if((yield*search(s.toString("latin1"),e)).length>0)return[{start:0,end:t.length,kind:"a secret, packed"}]
return yield*search(t.toString(t.includes(0)?"latin1":"utf8"),e)}function*redacted(t){let e=t
const n=new Set
for(let t=0;t<5;t+=1){const t=yield*search(e)
if(t.length===0)return{text:e,kinds:[...n]}
for(const{kind:e}of t)n.add(e)
e=without(e,t)}return{text:"[withheld: looks like a secret]",kinds:[...n]}}return Object.freeze({scan:(t,e)=>(0,i.zd)(search(t,e)),scanLong:(t,e)=>(0,i.Z_)(search(t,e)),scanFile:(t,e)=>(0,i.Z_)(searchFile(t,e)),redact:t=>(0,i.zd)(redacted(t)),redactLong:t=>(0,i.Z_)(redacted(t))})}function*layersOf(t){try{return(yield*(0,o.KZ)(t)).slice(1)}catch(t){if(t instanceof o.GC)return
throw t}}function*placed(t,e){const n=[]
for(const s of t){n.push(e(s))
if(n.length%64===0)yield}return n}function few(t,e){return e.length>Mt?e.slice(0,1).map(({kind:e})=>wholeOf(t,e)):e}function wholeOf(t,e){return{start:0,end:t.length,kind:e}}const Tt=64*1024*1024
function withoutKnown(t,e,n,s){let r=Tt
return e.filter(({start:e,end:o})=>{const i=t.slice(e,o)
if(s.has(i))return!1
r-=n.length
return r<0||!n.includes(i)})}function*shortIn(t,e){const n=[]
for(const{kind:s,value:r}of e){let e=0
for(const o of(0,i.nu)(t.length)){const i=t.slice(e,o+r.length-1)
const c=e
e=o
for(let t=i.indexOf(r);t>=0;t=i.indexOf(r,t+r.length)){n.push({start:c+t,end:c+t+r.length,kind:s})
e=Math.max(e,c+t+r.length)}yield}}return n}function merged(t,e){const n=[]
for(const s of[...t].sort((t,e)=>t.start-e.start||e.end-t.end)){const t=n.at(-1)
if(!t||s.start>t.end)n.push(s)
else{const r=e.has(t.kind)?t.kind:s.kind
n[n.length-1]={start:t.start,end:Math.max(t.end,s.end),kind:r}}}return n}function without(t,e){let n=0
const s=e.map(({start:e,end:s,kind:r})=>{const o=`${t.slice(n,e)}[withheld: looks like ${r}]`
n=s
return o})
return s.join("")+t.slice(n)}function*decode(t,e){const{base64:n,hex:s}=yield*picked(t)
return yield*(0,b.oR)([...yield*fromBase64(n,e),...yield*fromHex(s),...yield*fromEscapes(t.bytes)])}var Et=n(98664)
var Pt=n(51977)
var $t=n(88135)
var Ct=n(57974)
var Nt=n(7052)
var Rt=n(75444)
var Gt=n(77598)
var Zt=n(73024)
var Ht=n(28942)
var Ft=n(94869)
var Lt=n(22911)
var Wt=n(46329)
function readJob(t,e,n){const[s="",r=""]=(0,Wt.a5)(t,"GITHUB_REPOSITORY",Kt).split("/")
const o=(0,Wt.Dy)(t,"GITHUB_SERVER_URL","https://github.com")
const i=Number((0,Wt.a5)(t,"GITHUB_RUN_ID",jt))
return Object.freeze({repository:Object.freeze({owner:s,name:r}),workspace:(0,Wt.Hi)(t,"GITHUB_WORKSPACE"),temp:(0,Wt.Hi)(t,"RUNNER_TEMP"),apiUrl:(0,Wt.Dy)(t,"GITHUB_API_URL","https://api.github.com"),graphqlUrl:t.GITHUB_GRAPHQL_URL?(0,Wt.Dy)(t,"GITHUB_GRAPHQL_URL",void 0):void 0,serverUrl:o,repositoryUrl:`${o}/${s}/${r}`,runUrl:`${o}/${s}/${r}/actions/runs/${i}`,runId:i,task:taskKeyOf(t,e),runAttempt:t.GITHUB_RUN_ATTEMPT?Number((0,Wt.a5)(t,"GITHUB_RUN_ATTEMPT",jt)):1,fetch:namesProxy(t)?throughProxy:n})}const Kt={form:/^[\w.-]+\/[\w.-]+$/,what:"a repository such as `octo-org/octo-repo`"}
const jt={form:/^[1-9]\d{0,14}$/,what:"a number"}
const Dt=["http_proxy","https_proxy"].flatMap(t=>[t,t.toUpperCase()])
function namesProxy(t){for(const e of Dt)(0,Wt.sN)(t,e)
return Dt.some(e=>Boolean(t[e]))}const throughProxy=async(t,e)=>{const{defaults:s}=await Promise.all([n.e(4119),n.e(7176)]).then(n.bind(n,47176))
const r=s.request
return r.fetch(t,e)}
function taskKeyOf(t,e){const{prompt:n,"prompt-file":s}=e.slice(Rt.TRIGGER)
if(n===void 0&&s===void 0)return
const r=workflowPath(t)
const o=r?.split("/").at(-1)??t.GITHUB_WORKFLOW??""
const i=r??`run ${t.GITHUB_RUN_ID}`
const c=t.GITHUB_JOB??""
const a=(0,Lt.b8)(e.slice(Lt.PL).item??"{")?.key
const f=(0,Gt.createHash)("sha256").update(JSON.stringify([i,c,...a===void 0?[]:[a]])).digest("hex").slice(0,8)
return{words:(0,Ft.yR)(`${a??""} ${o.replace(/\.ya?ml$/,"")} ${c}`,40),digest:f}}function workflowPath(t){const[e=""]=(t.GITHUB_WORKFLOW_REF??"").split("@")
if(e!=="")return e
const n=startedFile(t.GITHUB_EVENT_PATH)
return n&&`${t.GITHUB_REPOSITORY}/${n}`}const qt=Ht.object({workflow:Ht.string().regex(/^[^@]+\.ya?ml$/)})
function startedFile(t=""){try{return qt.safeParse(JSON.parse((0,Zt.readFileSync)(t,"utf8"))).data?.workflow}catch{return}}function connect(t,e){const{env:n,sleep:o,clock:i,signal:c,fetch:a}=t
const{"github-token":f}=e.slice(Nt.KEYS)
const l=(0,Nt.secretInputs)(e);(0,Ct.maskSecrets)([...l,...f?[(0,s.YN)(f)]:[]])
if(!f)throw new Et.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const u=readJob(n,e,a)
const d=(0,Rt.mayWrite)(e)
const{apiUrl:h,graphqlUrl:p}=u
const g=(0,r.X)({token:f,apiUrl:h,graphqlUrl:p,fetch:u.fetch,isReadOnly:!d,sleep:t=>o(t,c),clock:i,onNoGraphql:t=>(0,Ct.printNotice)(`${t} ${(0,$t.J1)("no-graphql")}`),onAway:t=>(0,Ct.printNotice)((0,$t.J1)("github-away",{why:t}))})
const y=(0,Pt.redactor)([...l,`x-access-token:${f}`])
const m=leakScanner(knownValues(n,e))
return{settings:e,github:g,mayWrite:d,job:u,exact:y,leaks:m,redact:t=>m.redact(y(t)).text}}function knownValues(t,e){const{"github-token":n,"api-key":s=""}=e.slice(Nt.KEYS)
const r=[{kind:"the GitHub token",value:n},{kind:"the model key",value:s},{kind:"a token of the runner",value:t.ACTIONS_RUNTIME_TOKEN??""},{kind:"a token of the runner",value:t.ACTIONS_ID_TOKEN_REQUEST_TOKEN??""}]
const o=(0,Nt.secretInputs)(e).filter(t=>!r.some(e=>e.value===t))
return[...r,...o.map(t=>({kind:"a secret among the inputs",value:t}))]}}),46329:((t,e,n)=>{n.d(e,{Dy:()=>webAddress,Hi:()=>absolutePath,a5:()=>checkedVariable,sN:()=>requireProxyAddress})
var s=n(76760)
var r=n(98664)
var o=n(94869)
function neededVariable(t,e){const n=t[e]
if(n)return n
throw new r.vC("config",`${e} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function checkedVariable(t,e,{form:n,what:s}){const r=neededVariable(t,e)
if(n.test(r))return r
throw wrong(e,s)}function absolutePath(t,e){const n=neededVariable(t,e)
if((0,s.isAbsolute)(n)&&!n.includes("\0"))return n
throw wrong(e,"an absolute path")}function webAddress(t,e,n){const s=t[e]
if(s===void 0)return n
if(isWebAddress(s))return(0,o.Mx)(s,"/")
throw wrong(e,"a web address such as `https://github.example.com`")}function isWebAddress(t){return/^https?:\/\/[^\s/?#@][^\s?#@]*$/.test(t)&&URL.canParse(t)}function requireProxyAddress(t,e){const n=t[e]
if(!n||URL.canParse(n.includes("://")?n:`http://${n}`))return
throw wrong(e,"the address of a proxy")}function wrong(t,e){return new r.vC("config",`The variable ${t} is not ${e}.`,{hint:`GitHub Actions sets the variables of a job. Look for a step, an \`env:\` or a setting of a self-hosted runner that sets ${t}, and remove it.`})}})}

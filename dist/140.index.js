export const id=140
export const ids=[140]
export const modules={90140:((t,e,n)=>{n.d(e,{GC:()=>TooMuch,KZ:()=>unpacked,iL:()=>packedIn})
var r=n(38522)
var o=n(41959)
const s=1024*1024
const c=3
function*unpacked(t){const e=[t]
for(let n=yield*unzip(t);n&&e.length<=c;n=yield*unzip(n.buffer))e.push(n.buffer)
return e}const i=5e3
class TooMuch extends Error{}function*packedIn(t,e){const n=[]
let r=4*Math.max(s,t.length)
let c=0
let f=0
for(const s of e){if(s<f||!isPacked(t,s))continue
yield
c+=1
if(c>i||r<0)throw new TooMuch
const{piece:e,size:l}=yield*pieceAt(t,s)
r-=l
if(!e)continue
const u=Math.min(t.length,s+Math.ceil(e.taken/t.group[1]*t.group[0]))
const placeOf=()=>t.placeOf(s,u)
f=u
for(const t of yield*unpacked(e.buffer)){r-=t.length
n.push(yield*(0,o.EI)(t,placeOf))}}return n}function isPacked(t,e){const n=t.byteAt(e,0)
return(n===120||n===31)&&headerOf(decoded(t,e,8))!==void 0}function decoded({length:t,group:e,byteAt:n},r,o){const s=Buffer.alloc(Math.floor(Math.min(o,t-r)*e[1]/e[0]))
for(let t=0;t<s.length;t+=1)s[t]=n(r,t)
return s}function*pieceAt(t,e){for(let n=256;;n*=8){const r=decoded(t,e,n)
const o=yield*unzip(r)
if(!o||o.taken<r.length||e+n>=t.length)return{piece:o,size:r.length}}}function*unzip(t){const e=unzipMember(t)
if(!e||t[0]!==f)return e
const n=[e.buffer]
let{taken:r}=e
let o=s-e.buffer.length
for(let e=1;t[r+a]===f&&o>0;e+=1){if(e>l)throw new TooMuch
if(e%u===0)yield
const s=t.subarray(r+a)
if(s.length<h)return{buffer:Buffer.concat(n),taken:t.length}
const c=unzipMember(s)
if(!c)break
n.push(c.buffer.subarray(0,o))
o-=c.buffer.length
r+=a+c.taken}const c=t.length-r<=a
return{buffer:n.length===1?e.buffer:Buffer.concat(n),taken:c?t.length:r}}const f=31
const l=1e3
const u=100
const a=8
const h=18
function unzipMember(t){const e=headerOf(t)
if(e===void 0||!mayInflate(t,e))return
try{const n={maxOutputLength:s,finishFlush:r.constants.Z_SYNC_FLUSH,info:!0}
const o=(0,r.inflateRawSync)(t.subarray(e),n)
const{buffer:c,engine:i}=o
return{buffer:c,taken:e+i.bytesWritten}}catch{return}}function headerOf(t){const[e,n=0,r,o=0]=t
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
let[c,i]=[0,0]
for(const f of slicesOf(t.length)){for(;c<f;c+=1){if(c%s===0)o[c/s]=i
const f=e[c]??0
const l=r&&f===0?t.charCodeAt(c):f
n[i]=f
if(r)r[i]=l
i+=l===0?0:1}yield}const f=n.subarray(0,i)
const l=r?Buffer.from(r.buffer,0,2*i).toString("utf16le"):f.toString("latin1")
return{characters:{text:l,bytes:f},placeOf:e=>placeIn(t,o,e)}}function placeIn(t,e,n){let[r,o]=[0,e.length-1]
while(r<o){const t=r+o+1>>>1
if((e[t]??0)<=n)r=t
else o=t-1}let c=r*s
for(let o=n-(e[r]??0);c<t.length;c+=1)if(t.charCodeAt(c)!==0&&o--===0)break
return c}}),41959:((t,e,n)=>{n.d(e,{EI:()=>storedStream,Sg:()=>s,UT:()=>c,nw:()=>o,oR:()=>joined})
var r=n(32775)
const o=6
const s=Uint8Array.from({length:256},(t,e)=>/[\0\t\n\r -~]/.test(String.fromCharCode(e))?1:0)
const c=Uint8Array.from({length:256},(t,e)=>e===0?0:1)
function*storedStream(t,e){const n=[]
let[s,c]=[0,0]
for(const e of(0,r.nu)(t.length)){c=noteRuns(n,t,c,s,e)
s=e
yield}if(s-c>=o)n.push(c,s)
const i=t.includes(0)
return{runs:n,write:(e,n,r,o)=>i?writeWithoutZeros(t,e,n,r,o):t.copy(r,o,e,n),placeOf:e}}function noteRuns(t,e,n,r,c){let i=n
for(let n=r;n<c;n+=1){if(s[e[n]??0]===1)continue
if(n-i>=o)t.push(i,n)
i=n+1}return i}function writeWithoutZeros(t,e,n,r,o){let s=o
for(let o=e;o<n;o+=1){const e=t[o]??0
r[s]=e
s+=c[e]??0}return s-o}const i=1
const f=512
function*joined(t){const e=sizesOf(t)
const n=Buffer.allocUnsafeSlow(e.bytes+f)
const[o,s,c,l]=[0,1,2,3].map(()=>new Int32Array(e.pieces))
const u=[]
let a=0
let h=0
let d=r.$9
for(const e of t){const{runs:t}=e
for(let u=0;u<t.length;u+=2){const g=t[u+1]??0
for(let i=t[u]??0;i<g;i+=f){const t=Math.min(g,i+f)
o[h]=a
a+=e.write(i,t,n,a)
s[h]=a
c[h]=i
l[h]=t
h+=1
if(a<d)continue
d=a+r.$9
yield}if(t[u+2]===g)continue
n[a]=i
a+=1}u.push(h)}const g=n.subarray(0,Math.max(0,a-1))
const p={starts:o,ends:s,firsts:c,lasts:l,streams:t,streamEnds:u}
return{characters:{text:g.toString("latin1"),bytes:g},placeOf:t=>placeIn(p,t)}}function sizesOf(t){let[e,n]=[0,0]
for(const{runs:r}of t)for(let t=0;t<r.length;t+=2){const o=(r[t+1]??0)-(r[t]??0)
e+=o+1
n+=Math.ceil(o/f)}return{bytes:e,pieces:n}}function placeIn(t,{start:e,end:n,kind:r}){const{starts:o,ends:s,streams:c,streamEnds:i}=t
let[f,l]=[Number.POSITIVE_INFINITY,0]
const isEmpty=t=>o[t]===s[t]
const u=firstBehind(o,n-1)
for(let r=firstBehind(s,e);r<u;){const a=firstBehind(i,r)
const h=c[a]
let d=r
r=Math.min(u,i[a]??u)
let g=r-1
while(d<g&&isEmpty(d))d+=1
while(d<g&&isEmpty(g))g-=1
for(const r of isEmpty(d)?[]:[d,g]){const[c=0,i=0]=[o[r],s[r]]
const u=byteIn(t,h,r,Math.max(e,c)-c)
const a=byteIn(t,h,r,Math.min(n,i)-c-1)
const d=h?.placeOf(u,a+1)
if(!d)continue
f=Math.min(f,d[0])
l=Math.max(l,d[1])}}return{start:f,end:l,kind:r}}function byteIn({starts:t,ends:e,firsts:n,lasts:r},o,s,c){const[i=0,l=0]=[n[s],r[s]]
if(!o||(e[s]??0)-(t[s]??0)===l-i)return i+c
const u=new Uint8Array(f+1)
let[a,h]=[i,l-1]
while(a<h){const t=a+h>>>1
if(o.write(i,t+1,u,0)>c)h=t
else a=t+1}return a}function firstBehind(t,e){let[n,r]=[0,t.length]
while(n<r){const o=n+r>>>1
if((t[o]??0)>e)r=o
else n=o+1}return n}})}

export const id=8521
export const ids=[8521]
export const modules={93160:((e,t,n)=>{n.d(t,{N:()=>connect})
var r=n(44463)
var s=n(70012)
var o=n(38522)
var i=n(58500)
const a=32768
function atOnce(e){for(;;){const{done:t,value:n}=e.next()
if(t)return n}}async function inSlices(e){for(;;){const{done:t,value:n}=e.next()
if(t)return n
await(0,i.setImmediate)()}}function*slicesOf(e){for(let t=64;t<e;t+=Math.min(t,a))yield t
yield e}function*charactersOf(e){const t=Buffer.from(e,"latin1")
if(!/[^\0-\xff]/.test(e))return{text:e,bytes:t}
let n=0
for(const r of slicesOf(e.length)){for(;n<r;n+=1)if(e.charCodeAt(n)>255)t[n]=0
yield}return{text:e,bytes:t}}const c=6
const u=Uint8Array.from({length:256},(e,t)=>/[\t\n\r -~]/.test(String.fromCharCode(t))?1:0)
function*storedStream(e,t){const n=[]
let r=0
for(let t=0;t<=e.length;t+=1){if(t%a===0)yield
if(t<e.length&&u[e[t]??0]===1)continue
if(t-r>=c)n.push(r,t)
r=t+1}return{runs:n,write:(t,n,r,s)=>r.set(e.subarray(t,n),s),placeOf:t}}const l=1
function*joined(e){const t=Buffer.alloc(e.reduce((e,{runs:t})=>e+lengthOf(t),0),l)
const n=e.reduce((e,{runs:t})=>e+t.length/2,0)
const[r,s,o]=[new Int32Array(n),new Int32Array(n),new Int32Array(n)]
const i=[]
let c=0
let u=0
let d=a
for(const n of e){const{runs:e}=n
for(let i=0;i<e.length;i+=2){const l=e[i]??0
const f=e[i+1]??0
n.write(l,f,t,c)
r[u]=c
s[u]=c+f-l
o[u]=l
u+=1
c+=f-l+(e[i+2]===f?0:1)
if(c<d)continue
d=c+a
yield}i.push(c)}const f=t.subarray(0,Math.max(0,c-1))
const h={starts:r,ends:s,firsts:o,streams:e,streamEnds:i}
return{characters:{text:f.toString("latin1"),bytes:f},placeOf:e=>placeIn(h,e)}}function lengthOf(e){let t=0
for(let n=0;n<e.length;n+=2)t+=(e[n+1]??0)-(e[n]??0)+1
return t}function placeIn({starts:e,ends:t,firsts:n,streams:r,streamEnds:s},{start:o,end:i,kind:a}){let[c,u]=[Number.POSITIVE_INFINITY,0]
for(let a=firstBehind(t,o);a<t.length;a+=1){const[l=0,d=0,f=0]=[e[a],t[a],n[a]]
if(l>=i)break
const h=f-l
const m=r[firstBehind(s,l)]
const p=m?.placeOf(Math.max(o,l)+h,Math.min(i,d)+h)
if(!p)continue
c=Math.min(c,p[0])
u=Math.max(u,p[1])}return{start:c,end:u,kind:a}}function firstBehind(e,t){let[n,r]=[0,e.length]
while(n<r){const s=n+r>>>1
if((e[s]??0)>t)r=s
else n=s+1}return n}const d=1024*1024
const f=3
function unpacked(e){const t=[e]
for(let n=unzip(e);n&&t.length<=f;n=unzip(n.buffer))t.push(n.buffer)
return t}const h=5e3
class TooMuch extends Error{}function*packedIn(e,t){const n=[]
let r=4*Math.max(d,e.length)
let s=0
let o=0
for(const i of t){if(i<o||!isPacked(e,i))continue
yield
s+=1
if(s>h||r<0)throw new TooMuch
const{piece:t,size:a}=pieceAt(e,i)
r-=a
if(!t)continue
const c=Math.min(e.length,i+Math.ceil(t.taken/e.group[1]*e.group[0]))
const placeOf=()=>e.placeOf(i,c)
o=c
for(const e of unpacked(t.buffer)){r-=e.length
n.push(yield*storedStream(e,placeOf))}}return n}function isPacked(e,t){const n=e.byteAt(t,0)
return(n===120||n===31)&&headerOf(decoded(e,t,8))!==void 0}function decoded({length:e,group:t,byteAt:n},r,s){const o=Buffer.alloc(Math.floor(Math.min(s,e-r)*t[1]/t[0]))
for(let e=0;e<o.length;e+=1)o[e]=n(r,e)
return o}function pieceAt(e,t){for(let n=256;;n*=8){const r=decoded(e,t,n)
const s=unzip(r)
if(!s||s.taken<r.length||t+n>=e.length)return{piece:s,size:r.length}}}function unzip(e){const t=headerOf(e)
if(t===void 0||!mayInflate(e,t))return
try{const n={maxOutputLength:d,finishFlush:o.constants.Z_SYNC_FLUSH,info:!0}
const r=(0,o.inflateRawSync)(e.subarray(t),n)
const{buffer:s,engine:i}=r
return{buffer:s,taken:t+i.bytesWritten}}catch{return}}function headerOf(e){const[t,n=0,r,s=0]=e
if(t===120&&(120*256+n)%31===0)return 2
if(t!==31||n!==139||r!==8||s>31)return
let o=10
if(s&4)o+=2+e.readUInt16LE(Math.min(o,e.length-2))
for(const t of[8,16])if(s&t)o=e.indexOf(0,o)+1||e.length
return s&2?o+2:o}function mayInflate(e,t){if(e.length<t+10)return!0
const n=(e[t]??0)>>>1&3
if(n===0)return(e.readUInt16LE(t+1)^e.readUInt16LE(t+3))===65535
if(n===1)return!0
const r=e.readUInt32LE(t)
if(n===3||(r>>>3&31)>29||(r>>>8&31)>29)return!1
return leavesNothing(e.readBigUInt64LE(t+2)>>1n,4+(r>>>13&15))}function leavesNothing(e,t){let n=0
for(let r=0n;r<t;r+=1n){const t=Number(e>>3n*r&7n)
if(t>0)n+=128>>>t}return n===128||n===0}const m=64
const p=128
const g=48
const w=120
function alphabetOf(e,t){const n=Uint8Array.from({length:256},(t,n)=>{const r=String.fromCharCode(n)
const s=e(r)
if(s===void 0)return n===w?p|m:p
return/[A-Za-z0-9]/.test(r)?s:s|m})
return{signs:n,...t!==void 0&&{filler:t.charCodeAt(0)}}}function*picked({bytes:e},{signs:t,filler:n}){const r={bytes:e,signs:t,values:new Uint8Array(e.length+1)}
const s={at:0,length:0}
for(const t of slicesOf(e.length)){pickSlice(r,s,t)
yield}const{length:o}=s
let i
return{values:r.values.subarray(0,o),placeOf(t,s){i??=placesIn(r)
let a=(i[Math.min(s,o)-1]??0)+1
while(a<e.length&&e[a]===n)a+=1
return[i[t]??0,a]}}}function placesIn(e){const t=new Int32Array(e.values.length)
pickSlice(e,{at:0,length:0},e.bytes.length,t)
return t}function pickSlice({bytes:e,signs:t,values:n},r,s,o){let{at:i,length:a}=r
for(;i<s;i=i+1|0){const r=t[e[i]??0]??p
n[a]=r&63
if(o)o[a]=i
if((r&m)===0)a=a+1-(r>>>7)|0
else if(r>=p)a=a-(i>0&&e[i-1]===g?1:0)|0
else{const n=endOfAlone(e,t,i)
if(n>i)i=n-1
else a=a+1|0}}r.at=i
r.length=a}function endOfAlone(e,t,n){if(n>0&&(t[e[n-1]??0]??p)<p)return n
let r=n
while(r<e.length&&((t[e[r]??0]??p)&~63)===m)r+=1
return r<e.length&&(t[e[r]??0]??p)<m?n:r}const b="ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
const y=alphabetOf(e=>{const t=b.indexOf({"-":"+",_:"/"}[e]??e)
return t<0?void 0:t},"=")
const v=[0,1,2,3]
const k=new Set(["H4","eJ","eN","eA","eF"].map(([e="",t=""])=>b.indexOf(e)<<6|b.indexOf(t)))
const _=32768
function base64Tables(){const e=new Uint16Array(4096)
return{bytes:v.map(t=>bytesRead(t,e)),flags:e}}function bytesRead(e,t){const n=new Uint8Array(3*4096)
const r=Uint8Array.from({length:64},(t,n)=>turnedValue(n,e))
const[s,o,i]=e>1?[0,6,2]:[6,0,-2]
for(let a=0;a<4096;a+=1){const c=(r[a>>>6]??0)<<s|(r[a&63]??0)<<o
let l=k.has(c)?4096:0
for(let e=0,t=i>0?0:4;e<3;e+=1,t+=i){const r=c>>>t&255
n[e<<12|a]=r
l|=(u[r]??0)<<4*e}t[a]=(t[a]??0)|l<<e}return n}function turnedValue(e,t){if((t&1)===0||e>=52)return e
return e<26?(e+13)%26:(e-26+13)%26+26}function*fromBase64({values:e,placeOf:t},n){const r={values:e,flags:n.flags,runs:Array.from({length:16},()=>[]),ends:new Int32Array(16),beginnings:v.map(()=>[])}
let s=0
for(const t of slicesOf(Math.max(0,e.length-1))){searchSlice(r,s,t)
s=t
yield}let o=r.runs.flatMap((r,s)=>r.length===0?[]:[streamOf({values:e,placeOf:t},n.bytes,{runs:r,reading:s>>>2,phase:s&3})])
for(const s of v){const i=r.beginnings[s]??[]
const a=s>1?i.map(t=>e.length-1-t).reverse():i
o=o.concat(yield*packedIn(signsOf({values:e,placeOf:t},n.bytes,s),a))}return o}function searchSlice(e,t,n){const{values:r,flags:s,beginnings:o}=e
let i=r[t]??0
let[a,c,u,l,d]=[0,0,0,0,0]
for(let f=t+1;f<n+5;f+=1){i=i<<6&4095|(f<r.length?r[f]??0:0)
a=c
c=u
u=l
l=d
d=s[i]??0
const n=f-5
if(n<t)continue
const h=a&c>>>4&u>>>8&d&15
if(h!==0&&f<r.length)follow(e,n,h)
if(a<4096)continue
for(const e of v)if(a>>>12+e&1)o[e]?.push(e>1?n+1:n)}}function follow({values:e,flags:t,runs:n,ends:r},s,o){const i=o&rowsAround(e,t,s)
if(i===0)return
const a=s&3
const u=(s>>>2)*3
for(let o=0;o<4;o+=1){const l=o*4+a
if((i>>>o&1)===0||u<(r[l]??0))continue
const d=n[l]??[]
const f=d.at(-1)===u
const h=o>1
const m=h?a+(e.length-a&~3):e.length
let p=u
let g=u+3
let w=s+4
let b=o
if(!f&&(u>0||h)&&isWritten(e,t,s-2,o+8))p-=isWritten(e,t,s-3,o+4)?2:1
while(w+1<m&&isWritten(e,t,w,b)){if(b<4&&g-p>=_&&isFollowed(e,t,w,b))break
g+=1
w+=b<8?1:2
b=b<8?b+4:o}if(f||g-p>=c)d.push(p,g)
r[l]=g}}function rowsAround(e,t,n){const flagsAt=n=>n<0||n+1>=e.length?0:t[(e[n]??0)<<6|(e[n+1]??0)]??0
return flagsAt(n+5)>>>4|flagsAt(n-2)>>>8&flagsAt(n-3)>>>4}function isWritten(e,t,n,r){if(n<0||n+1>=e.length)return!1
return((t[(e[n]??0)<<6|(e[n+1]??0)]??0)>>>r&1)===1}function isFollowed(e,t,n,r){return[1,2,4].every(s=>isWritten(e,t,n+s,r+4*(s&3)))}function streamOf({values:e,placeOf:t},n,{runs:r,reading:s,phase:o}){const i=s>1
const a=n[s]??new Uint8Array
const c=e.length
const forwards=(e,t)=>i?[c-t,c-e]:[e,t]
return{runs:i?r.map((e,t)=>c-(r[r.length-1-t]??0)):r,write(t,n,r,s){const[c,u]=forwards(t,n)
const l=Math.floor(c/3)
let d=o+c+l
let f=c-3*l
const h=i?-1:1
let m=i?s+u-1-c:s
for(let t=c;t<u;t+=1){const t=(e[d]??0)<<6|(e[d+1]??0)
r[m]=a[f<<12|t]??0
m+=h
d+=f===2?2:1
f=f===2?0:f+1}},placeOf(e,n){const[r,s]=forwards(e,n)
return t(o+Math.floor(r*4/3),o+Math.floor((s-1)*4/3)+2)}}}function signsOf({values:e,placeOf:t},n,r){const{length:s}=e
const o=r>1
const i=n[r]??new Uint8Array
return{length:s,group:[4,3],byteAt(t,n){const r=n%3
const a=t+(n-r)/3*4+r
const c=o?s-2-a:a
const u=(e[c]??0)<<6|(e[c+1]??0)
return i[(o?2-r:r)<<12|u]??0},placeOf:(e,n)=>o?t(s-n,s-e):t(e,n)}}const[O,A,$,I,j,S]=[37,92,38,35,59,48]
const[C,x,T,P,R]=[123,125,117,85,120]
const L=[{sign:O,alphabet:escapes_alphabetOf(/[\w.~%+-]/),read:readPercent},{sign:A,alphabet:escapes_alphabetOf(/[\w\\{}]/),read:readEscape},{sign:$,alphabet:escapes_alphabetOf(/[\w&#;]/),read:readEntity}]
function escapes_alphabetOf(e){return Uint8Array.from({length:256},(t,n)=>e.test(String.fromCharCode(n))?1:0)}const E=Uint8Array.from({length:256},(e,t)=>{const n=Number.parseInt(String.fromCharCode(t),16)
return Number.isNaN(n)?16:n})
const N=12
function*fromEscapes(e){const t=L.filter(({sign:t})=>e.includes(String.fromCharCode(t)))
if(t.length===0)return[]
const{length:n}=e
const r=Buffer.from(e,"latin1")
const s=yield*inRot13(r)
const forwards=(e,t)=>[e,t]
const back=(e,t)=>[n-t,n-e]
let o=[]
for(const e of t)for(const t of[r,s]){o=o.concat(yield*fromRuns(t,e,forwards))
o=o.concat(yield*fromRuns(Buffer.from(t).reverse(),e,back))}return o}function*fromRuns(e,t,n){const r={bytes:Buffer.allocUnsafe(e.length),length:0,ends:[],runs:[]}
const s=[]
let o=0
let i=a
for(let c=e.indexOf(t.sign);c>=0;c=e.indexOf(t.sign,o)){let u=c
while(u>o&&t.alphabet[e[u-1]??0]===1)u-=1
o=yield*endOfRun(e,c,t)
const l=o-u<N?void 0:yield*addDecoded(r,e,[u,o],t)
for(const e of l?unpacked(l).slice(1):[])s.push(yield*storedStream(e,()=>n(u,o)))
if(o<i)continue
i=o+a
yield}const placeAt=(t,s)=>{const[o]=r.runs[firstBehind(r.ends,t)]??[0]
const[,i]=r.runs[firstBehind(r.ends,s-1)]??[0,e.length]
return n(o,i)}
return[yield*storedStream(r.bytes.subarray(0,r.length),placeAt),...s]}function*endOfRun(e,t,{alphabet:n}){let r=t
while(r<e.length&&n[e[r]??0]===1){r+=1
if(r%a===0)yield}return r}function*addDecoded(e,t,n,{sign:r,read:s}){const[o,i]=n
let c=e.length
let u=!1
for(let n=o;n<i;c+=1){if(c%a===0)yield
const o=t[n]===r?s(t,n):void 0
e.bytes[c]=o?o[0]:t[n]??0
u||=o!==void 0
n=o?Math.min(i,o[1]):n+1}if(!u)return
const l=e.bytes.subarray(e.length,c)
e.runs.push(n)
e.ends.push(c)
e.bytes[c]=0
e.length=c+1
return l}function byteAt(e,t){const[n=16,r=16]=[E[e[t]??0],E[e[t+1]??0]]
return n<16&&r<16?n*16+r:void 0}function readPercent(e,t){const n=byteAt(e,t+1)
return n===void 0?void 0:[n,t+3]}function readEscape(e,t){const n=e[t+1]
if(n!==R&&n!==T&&n!==P)return
let r=t+2
if(n===T&&e[r]===C)r+=1
for(let t=0;t<3&&e[r]===S&&e[r+1]===S;t+=1){if(byteAt(e,r+2)===void 0)break
r+=2}const s=byteAt(e,r)
if(s===void 0)return
return[s,e[r+2]===x?r+3:r+2]}function readEntity(e,t){if(e[t+1]!==I)return
const n=e[t+2]===R
const[r,s,o]=n?[t+3,4,16]:[t+2,5,10]
let i=r
let a=0
for(;i<r+s&&(E[e[i]??0]??16)<o;i+=1)a=a*o+(E[e[i]??0]??0)
if(i-r<2)return
return[a&255,e[i]===j?i+1:i]}const M=Uint8Array.from({length:256},(e,t)=>{const n=t>=97?97:65
return/[A-Za-z]/.test(String.fromCharCode(t))?(t-n+13)%26+n:t})
function*inRot13(e){const t=Buffer.allocUnsafe(e.length)
let n=0
for(const r of slicesOf(e.length)){for(;n<r;n+=1)t[n]=M[e[n]??0]??0
yield}return t}var q=n(24506)
const U=12
function fingerprintsOf(e){const t=[]
const n=[]
const r=e.flatMap(({kind:e,value:t})=>(0,q.B)(t).map(t=>({kind:e,value:t})))
for(const{kind:e,value:s}of r){const r=secretPart(s)
if(normal(r).length<U)n.push(...shortForms(e,s))
else t.push(...formsOf(r).map(t=>({codes:codesOf(t),kind:e})))}return{forms:t,short:n}}function secretPart(e){return e.replace(/^(?:gh[a-z]_(?:\d+_)?|github_pat_)/,"").replaceAll(/\beyJ[\w-]+\.(?=eyJ)/g,"")}function formsOf(e){const t=Buffer.from(e)
const n=[t.toString("hex"),...base64Forms(t)]
return[e,rotated(e),...n].map(normal).flatMap(e=>[e,reversed(e)])}function base64Forms(e){return[0,1,2].map(t=>{const n=Buffer.concat([Buffer.alloc(t),e]).toString("base64").replaceAll("=","")
const r=(t+e.length)%3!==0
return n.slice(t===0?0:t+1,r?-1:void 0)})}function shortForms(e,t){if(t.length<6)return[]
const n=Buffer.from(t)
const r=[t,reversed(t),rotated(t),n.toString("hex"),n.toString("base64")]
return r.map(t=>({kind:e,value:t}))}function rotated(e){return e.replaceAll(/[a-z]/gi,e=>{const t=e<="Z"?65:97
return String.fromCharCode((e.charCodeAt(0)-t+13)%26+t)})}function reversed(e){return[...e].reverse().join("")}const B=255
const z=Uint8Array.from({length:256},(e,t)=>codeOf(String.fromCharCode(t)))
function normal(e){return e.normalize("NFKC").toLowerCase().replaceAll(/[^a-z0-9]/g,"")}function codesOf(e){return Uint8Array.from(Buffer.from(e,"latin1"),e=>z[e]??B)}function codeOf(e){const t=e.normalize("NFKC").toLowerCase()
return/^[a-z0-9]$/.test(t)?Number.parseInt(t,36):B}const F=3
const W=19
const H=Int32Array.from({length:256},(e,t)=>t<36?Math.imul(t+1,2654435761)|1:0)
const G=z.reduce((e,t,n)=>{e[n]=H[t]??0
return e},new Int32Array(256))
const J=Uint8Array.from(G,e=>e===0?0:F)
function windowSearch(e){const t={seen:new Uint8Array(1<<W-3),windows:new Map,codes:codeTable()}
for(const n of e)addWindows(t,n)
return e=>search(e,t)}function addWindows({seen:e,windows:t},n){const{codes:r}=n
const s=new Uint8Array(36)
let[o,i]=[0,0]
for(let a=0;a<r.length;a+=1){const c=r[a]??0
const u=r[a-U]
o=(o<<F)+(H[c]??0)|0
s[c]=(s[c]??0)+1
if(s[c]===1)i+=1
if(u!==void 0)s[u]=(s[u]??0)-1
if(u!==void 0&&s[u]===0)i-=1
if(a<U-1||i<5)continue
const l=o>>>32-W
e[l>>>3]=(e[l>>>3]??0)|1<<(l&7)
const d={form:n,at:a+1-U}
const f=t.get(o)?.filter(e=>!isSame(e,d))??[]
t.set(o,[...f,d])}}function isSame(e,t){const[n,r]=[e,t].map(({form:e,at:t})=>e.codes.subarray(t,t+U))
return n?.every((e,t)=>e===r?.[t])===!0}function*search({text:e,bytes:t},n){const r={text:e,bytes:t,known:n,progress:{at:0,hash:0},spans:[]}
if(n.windows.size===0)return r.spans
for(const t of slicesOf(e.length)){fingerprints_searchSlice(r,t)
yield}return r.spans}function fingerprints_searchSlice({text:e,bytes:t,known:n,progress:r,spans:s},o){const{seen:i,codes:a}=n
let{at:c,hash:u}=r
for(;c<o;c+=1){const r=t[c]??0
let o=G[r]??0
let l=J[r]??0
if(r===0){const t=e.codePointAt(c)??0
if(t>65535)c+=1
o=H[a(t)]??0
l=o===0?0:F}u=(u<<l)+o|0
const d=u>>>32-W
if(((i[d>>>3]??0)&1<<(d&7))===0||o===0)continue
addWindow(s,e,c+1,{known:n,hash:u})}r.at=c
r.hash=u}function addWindow(e,t,n,{known:r,hash:s}){for(const o of r.windows.get(s)??[]){const{kind:s}=o.form
const i=startOf(o,t,n,r.codes)
const a=e.at(-1)
if(i===void 0)continue
if(a&&a.kind===s&&i<=a.end)e[e.length-1]={...a,end:n}
else e.push({start:i,end:n,kind:s})}}function startOf(e,t,n,r){let s=U
let o=n
while(s>0){if(o===0)return
o-=1
if(o>0&&(t.codePointAt(o-1)??0)>65535)o-=1
const n=r(t.codePointAt(o)??0)
if(n===B)continue
s-=1
if(n!==e.form.codes[e.at+s])return}return o}const D=254
function codeTable(){const e=new Uint8Array(65536).fill(D)
return t=>{if(t>65535)return codeOf(String.fromCodePoint(t))
if(e[t]===D)e[t]=codeOf(String.fromCodePoint(t))
return e[t]??B}}const K="0123456789abcdef"
const Y=alphabetOf(hexValue)
const Z=alphabetOf(e=>/[n-s]/i.test(e)?10+e.toLowerCase().charCodeAt(0)-110:/\d/.test(e)?hexValue(e):void 0)
function hexValue(e){const t=K.indexOf(e.toLowerCase())
return t<0?void 0:t}function*fromHex(e,t,{hasLetters:n=!1}={}){const{values:r}=e
const s={runs:[[],[],[],[]],starts:new Int32Array(4).fill(-1),histories:new Int32Array(2)}
const o={values:r,hasLetters:n,tables:t,...s,beginnings:[[],[]]}
let i=0
for(const e of slicesOf(Math.max(0,r.length-1))){hex_searchSlice(o,i,e)
i=e
yield}for(let e=0;e<4;e+=1)endRun(o,e,r.length-(r.length-e&1))
let a=o.runs.flatMap((t,n)=>t.length===0?[]:[hex_streamOf(e,t,n)])
for(const t of[!1,!0]){const n=o.beginnings[t?1:0]??[]
const s=t?n.map(e=>r.length-2-e).reverse():n
a=a.concat(yield*packedIn(hex_signsOf(e,t),s))}return a}const V=4**c
function hexTables(){const e=Uint8Array.from({length:256},(e,t)=>{const n=(t&15)<<4|t>>>4
const[r,s]=[t,n].map(e=>e===31||e===120?1:0)
return(u[t]??0)|(u[n]??0)<<1|(r??0)<<2|(s??0)<<3})
const t=(V-1)/3
const isFull=e=>(e&t)===t?1:0
const n=Uint8Array.from({length:V},(e,t)=>isFull(t)|isFull(t>>>1)<<1)
return{flags:e,full:n}}function hex_searchSlice(e,t,n){const{values:r,histories:s,beginnings:o}=e
const{flags:i,full:a}=e.tables
let[c=0,u=0]=[s[t&1],s[t+1&1]]
for(let s=t;s<n;s+=1){const t=i[(r[s]??0)<<4|(r[s+1]??0)]??0
const n=(c<<2|t&3)&V-1
const l=a[c]??0
const d=a[n]??0
if(l!==d)turn(e,s,l^d,d)
c=u
u=n
if(t<4)continue
if(t&4)o[0]?.push(s)
if(t&8)o[1]?.push(s)}s[n&1]=c
s[n+1&1]=u}function turn(e,t,n,r){for(const s of[0,1]){const o=(t&1)+2*s
if((n>>>s&1)===0)continue
if(r>>>s&1)e.starts[o]=t-2*(c-1)
else endRun(e,o,t)}}const Q=32768
function endRun({values:e,hasLetters:t,runs:n,starts:r},s,o){const i=r[s]??-1
r[s]=-1
if(i<0)return
for(let r=i;r<o;r+=2*Q){const i=Math.min(o,r+2*Q)
if(!t||hasLetter(e,r,i))n[s]?.push(r>>>1,i>>>1)}}function hasLetter(e,t,n){for(let r=t;r<n;r+=1)if((e[r]??0)>9)return!0
return!1}function hex_streamOf({values:e,placeOf:t},n,r){const[s,o]=[r&1,r>1]
const i=e.length
const forwards=(e,t)=>o?[i-t,i-e]:[e,t]
return{runs:o?n.map((e,t)=>i-(n[n.length-1-t]??0)):n,write(t,n,r,i){const[a,c]=forwards(t,n)
for(let t=a;t<c;t+=1){const n=e[s+2*t]??0
const u=e[s+2*t+1]??0
if(o)r[i+c-1-t]=u<<4|n
else r[i+t-a]=n<<4|u}},placeOf(e,n){const[r,o]=forwards(e,n)
return t(s+2*r,s+2*o)}}}function hex_signsOf({values:e,placeOf:t},n){const{length:r}=e
const valueAt=t=>e[n?r-1-t:t]??0
return{length:r,group:[2,1],byteAt:(e,t)=>valueAt(e+2*t)<<4|valueAt(e+2*t+1),placeOf:(e,s)=>n?t(r-s,r-e):t(e,s)}}const X="a model key"
const ee="a registry credential"
const te=[format("a GitHub token",["g","h","opsur"],0,/\bgh[opsur]_[A-Za-z0-9]{36,255}(?![A-Za-z0-9])/y),format("a GitHub token",["g","h","s"],0,/\bghs_\d{1,12}_eyJ[\w-]{8,9999}(?:\.[\w-]{8,9999}(?:\.[\w-]+)?)?/y),format("a GitHub token",["b","_","p"],5,/\bgithub_pat_[A-Za-z0-9]{20,22}_[A-Za-z0-9]{40,}/y),format(X,["s","k","-"],0,/\bsk-(?:[a-z]{2,12}\d{0,2}-)?[A-Za-z0-9_-]{20,}/y),format("an AWS key",["A","KS","I"],0,/\b(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/y),format("a Slack token",["x","o","x"],0,/\bxox[abeoprs]-[A-Za-z0-9-]{10,}/y),format("a Slack token",["x","a","p"],0,/\bxapp-\d-[A-Za-z0-9-]{20,}/y),format("a Slack webhook",["s",".","s"],4,/\bhooks\.slack\.com\/(?:services|workflows)\/T\w{6,12}\/[AB]\w{6,12}\/\w{20,}/y),format("a Google key",["A","I","z"],0,/\bAIza[\w-]{35}(?![\w-])/y),format("a Google key",["O","C","S"],1,/\bGOCSPX-[\w-]{28}(?![\w-])/y),format("a Google token",["y","a","2"],0,/\bya29\.[\w-]{50,}/y),format("a GitLab token",["g","l","acdfiopirsw"],0,/\bgl(?:agent|cbt|dt|ffct|ft|imt|oas|pat|ptt|rt|soat|wt)-[\w-]{20,}/y),format("an npm token",["p","m","_"],1,/\bnpm_[A-Za-z0-9]{36}(?!\w)/y),format("a PyPI token",["p","i","-"],2,/\bpypi-AgE[\w-]{50,}/y),format("a Stripe key",["k","_","l"],1,/\b[rs]k_live_[A-Za-z0-9]{20,}/y),format("an Azure key",["e","y","="],8,/\bAccountKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure key",["e","y","="],13,/\bSharedAccessKey=[A-Za-z0-9+/]{43}(?:[A-Za-z0-9+/]{43}=)?=/y),format("an Azure secret",["0123456789","Q","~"],3,/\b[\w.~-]{3}\dQ~[\w.~-]{31,34}/y),format("a Hugging Face token",["h","f","_"],0,/\bhf_[A-Za-z]{34}(?!\w)/y),format("a SendGrid key",["S","G","."],0,/\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/y),format("a DigitalOcean token",["_","v","1"],3,/\bdo[opr]_v1_[0-9a-f]{64}\b/y),format("a Docker token",["d","c","k"],0,/\bdckr_[op]at_[\w-]{27,}/y),format("a HashiCorp token",["h","v","bs"],0,/\bhv[bs]\.[\w-]{90,}/y),format("a RubyGems key",["b","y","g"],2,/\brubygems_[0-9a-f]{48}\b/y),format("an age key",["E","-","S"],2,/\bAGE-SECRET-KEY-1[A-Z0-9]{58}/y),format(ee,["'\"","a","u"],0,/["']auth["']\s{0,9}:\s{0,9}["']([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(ee,["_","a","u"],0,/_auth(?:\s{0,9}=\s{0,9}["']?|(?<=["']_auth)["']\s{0,9}:\s{0,9}["'])([A-Za-z0-9+/]{8,4000}={0,2})(?=["'\s]|$)/y),format(ee,["_","a","u"],0,/_authToken\s{0,9}=\s{0,9}["']?([A-Za-z0-9_.~+/=-]{20,})/y),format("a private key",["B","E","G"],5,/-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----(?:\s|\\[nr]|[\w-]{1,20}: [\w,-]{1,80}(?=[\s\\]))*[A-Za-z0-9+/=]{32,}[A-Za-z0-9+/=\s\\]*(?:-----END [A-Z ]{0,40}-----)?/y)]
function format(e,t,n,r){return{kind:e,anchor:t,offset:n,pattern:r}}const[ne,re,se]=[0,1,2].map(e=>{const t=new Int32Array(256)
for(const[n,{anchor:r}]of te.entries())for(const s of r[e]??"")t[s.charCodeAt(0)]=(t[s.charCodeAt(0)]??0)|1<<n
return t})
function*tokensIn({text:e,bytes:t}){const n=[]
const r={text:e,bytes:t,behind:new Int32Array(te.length),spans:n}
let s=0
for(const t of slicesOf(e.length)){tokens_searchSlice(r,s,t)
s=t
yield}return n}function tokens_searchSlice(e,t,n){const{bytes:r}=e
let s=t>1?r[t-2]??0:0
let o=t>0?r[t-1]??0:0
for(let i=t;i<n;i+=1){const t=s
s=o
o=r[i]??0
const n=(ne[t]??0)&(re[s]??0)&(se[o]??0)
if(n!==0)tryFormats(e,i-2,n)}}function tryFormats({text:e,behind:t,spans:n},r,s){for(let o=s;o!==0;o&=o-1){const s=31-Math.clz32(o&-o)
const i=te[s]
if(!i||r-i.offset<(t[s]??0))continue
i.pattern.lastIndex=r-i.offset
const[a,c=a]=i.pattern.exec(e)??[]
if(a===void 0||c===void 0)continue
const u=r-i.offset+a.length
t[s]=u
if(isSecret(i,c))n.push({start:u-c.length,end:u,kind:i.kind})}}const oe=5e3
function isSecret({kind:e},t){const n=t.slice(0,oe)
if(isPlaceholder(n)||isHalfJwt(t))return!1
return e===X?isModelKey(n):e!==ee||isLogin(n)}function isHalfJwt(e){return/^ghs_\d+_/.test(e)&&!e.includes(".")}function isPlaceholder(e){const t=e.replace(/^(?:gh[a-z]_|github_pat_|sk-|AKIA|ASIA|xox[a-z]-|AIza|gl[a-z]+-|npm_|[rs]k_live_|hf_)/,"")
if(/example|placeholder|rehearsal|redacted|dummy|sample|xxxx|\.\.\.|\byour|_your|-your|changeme/i.test(t))return!0
if(new Set(t).size<8)return!0
return/0123456789|1234567890|abcdefghij/i.test(t)||isWords(t)}function isWords(e){return/^[a-z]+(?:[-_][a-z]+)+$/.test(e)}function isModelKey(e){const t=e.split(/[-_]/).slice(1)
const isRandom=e=>e.length>=16&&/\d.*\d/.test(e)&&/[A-Za-z]/.test(e)&&new Set(e).size>=8
const n=e.match(/\d/g)?.length??0
const r=e.match(/[A-Z]/g)?.length??0
return t.some(isRandom)||e.length>=60&&n>=5&&r>=5}function isLogin(e){const t=Buffer.from(e,"base64").toString("latin1")
const[,n=""]=/^[ -9;-~]+:([ -~]{4,})$/.exec(t)??[]
if(n==="")return e.length>=20&&/\d/.test(e)&&new Set(e).size>=12
return!/^(?:pass(?:word|wd|phrase)?|secret|token|test\w*|example|changeme|hunter2?|admin|root|guest|1234\d*)$/i.test(n)}const ie=3
const ae=4*1024*1024
const ce=16
const ue="too much encoded data to check"
const le=1e4
function leakScanner(e){const{forms:t,short:n}=fingerprintsOf(e)
const r=windowSearch(t)
const s=decoder()
const o=new Set(e.map(({kind:e})=>e))
function*direct(e){const{text:t}=e
const s=[...yield*r(e),...yield*shortIn(t,n),...yield*tokensIn(e)]
return s.length>le?s.slice(0,1).map(({kind:e})=>wholeOf(t,e)):s}function*deep(e,t,n){const{text:r}=e
if(r.length>n)return[wholeOf(r,ue)]
const o=yield*direct(e)
if(t===0||r==="")return o
try{const i=yield*s(e)
return[...o,...(yield*deep(i.characters,t-1,n-r.length)).map(i.placeOf)]}catch(e){if(!(e instanceof TooMuch))throw e
return[...o,wholeOf(r,ue)]}}function*everywhere(e){const t=Math.max(ae,e.length*ce)
return merged(yield*deep(yield*charactersOf(e),ie,t),o)}function*search(e,{public:t=""}={}){const n=yield*everywhere(e)
if(n.length===0||t==="")return n
const r=new Set((yield*everywhere(t)).map(({start:e,end:n})=>t.slice(e,n)))
return withoutKnown(e,n,t,r)}function*searchFile(e,t){const[,...n]=unpacked(e)
for(const r of n)if((yield*search(r.toString("latin1"),t)).length>0)return[{start:0,end:e.length,kind:"a secret, packed"}]
return yield*search(e.toString(e.includes(0)?"latin1":"utf8"),t)}function*redacted(e){let t=e
const n=new Set
for(let e=0;e<5;e+=1){const e=yield*search(t)
if(e.length===0)return{text:t,kinds:[...n]}
for(const{kind:t}of e)n.add(t)
t=without(t,e)}return{text:"[withheld: looks like a secret]",kinds:[...n]}}return Object.freeze({scan:(e,t)=>atOnce(search(e,t)),scanLong:(e,t)=>inSlices(search(e,t)),scanFile:(e,t)=>inSlices(searchFile(e,t)),redact:e=>atOnce(redacted(e)),redactLong:e=>inSlices(redacted(e))})}function wholeOf(e,t){return{start:0,end:e.length,kind:t}}const de=64*1024*1024
function withoutKnown(e,t,n,r){let s=de
return t.filter(({start:t,end:o})=>{const i=e.slice(t,o)
if(r.has(i))return!1
s-=n.length
return s<0||!n.includes(i)})}function*shortIn(e,t){const n=[]
for(const{kind:r,value:s}of t){let t=0
for(const o of slicesOf(e.length)){const i=e.slice(t,o+s.length-1)
const a=t
t=o
for(let e=i.indexOf(s);e>=0;e=i.indexOf(s,e+s.length)){n.push({start:a+e,end:a+e+s.length,kind:r})
t=Math.max(t,a+e+s.length)}yield}}return n}function merged(e,t){const n=[]
for(const r of[...e].sort((e,t)=>e.start-t.start||t.end-e.end)){const e=n.at(-1)
if(!e||r.start>e.end)n.push(r)
else{const s=t.has(e.kind)?e.kind:r.kind
n[n.length-1]={start:e.start,end:Math.max(e.end,r.end),kind:s}}}return n}function without(e,t){let n=0
const r=t.map(({start:t,end:r,kind:s})=>{const o=`${e.slice(n,t)}[withheld: looks like ${s}]`
n=r
return o})
return r.join("")+e.slice(n)}function decoder(){const[e,t]=[base64Tables(),hexTables()]
return function*(n){return yield*joined([...yield*fromBase64(yield*picked(n,y),e),...yield*fromHex(yield*picked(n,Y),t),...yield*fromHex(yield*picked(n,Z),t,{hasLetters:!0}),...yield*fromEscapes(n.text)])}}var fe=n(98664)
var he=n(51977)
var me=n(88135)
var pe=n(54995)
var ge=n(87233)
var we=n(48142)
var be=n(77598)
var ye=n(73024)
var ve=n(28942)
var ke=n(94869)
var _e=n(15472)
function readJob(e,t){const[n="",r=""]=need(e,"GITHUB_REPOSITORY").split("/")
const s=e.GITHUB_SERVER_URL??"https://github.com"
const o=Number(need(e,"GITHUB_RUN_ID"))
return Object.freeze({repository:Object.freeze({owner:n,name:r}),workspace:need(e,"GITHUB_WORKSPACE"),temp:need(e,"RUNNER_TEMP"),apiUrl:e.GITHUB_API_URL??"https://api.github.com",graphqlUrl:e.GITHUB_GRAPHQL_URL||void 0,serverUrl:s,repositoryUrl:`${s}/${n}/${r}`,runUrl:`${s}/${n}/${r}/actions/runs/${o}`,runId:o,task:taskKeyOf(e),runAttempt:Number(e.GITHUB_RUN_ATTEMPT)||1,fetch:namesProxy(e)?throughProxy:t})}function namesProxy(e){return["http_proxy","https_proxy"].some(t=>Boolean(e[t]??e[t.toUpperCase()]))}const throughProxy=async(e,t)=>{const{defaults:r}=await Promise.all([n.e(4119),n.e(7176)]).then(n.bind(n,47176))
const s=r.request
return s.fetch(e,t)}
function need(e,t){const n=e[t]
if(n)return n
throw new fe.vC("config",`${t} is not set.`,{hint:"GitHub Actions sets it. To try this on your machine, run `node dist/index.js rehearse`."})}function taskKeyOf(e){if(!(0,we.JR)(e,"prompt")&&!(0,we.JR)(e,"prompt-file"))return
const t=workflowPath(e)
const n=t?.split("/").at(-1)??e.GITHUB_WORKFLOW??""
const r=t??`run ${e.GITHUB_RUN_ID}`
const s=e.GITHUB_JOB??""
const o=(0,_e.b8)((0,we.JR)(e,"item")??"{")?.key
const i=(0,be.createHash)("sha256").update(JSON.stringify([r,s,...o===void 0?[]:[o]])).digest("hex").slice(0,8)
return{words:(0,ke.yR)(`${o??""} ${n.replace(/\.ya?ml$/,"")} ${s}`,40),digest:i}}function workflowPath(e){const[t=""]=(e.GITHUB_WORKFLOW_REF??"").split("@")
if(t!=="")return t
const n=startedFile(e.GITHUB_EVENT_PATH)
return n&&`${e.GITHUB_REPOSITORY}/${n}`}const Oe=ve.object({workflow:ve.string().regex(/^[^@]+\.ya?ml$/)})
function startedFile(e=""){try{return Oe.safeParse(JSON.parse((0,ye.readFileSync)(e,"utf8"))).data?.workflow}catch{return}}function connect({env:e,sleep:t,signal:n,fetch:o}){const i=(0,we.JR)(e,"github-token")
const a=(0,ge.secretInputs)(e);(0,pe.maskSecrets)([...a,...i?[(0,s.YN)(i)]:[]])
if(!i)throw new fe.vC("config","The input `github-token` is empty.",{hint:"Leave it out to use the job's own token, or give it a secret that exists."})
const c=readJob(e,o)
const u=(0,we.J)(e)
const{apiUrl:l,graphqlUrl:d}=c
const f=(0,r.X)({token:i,apiUrl:l,graphqlUrl:d,fetch:c.fetch,isReadOnly:!u,sleep:e=>t(e,n),onNoGraphql:e=>(0,pe.printNotice)(`${e} ${(0,me.J1)("no-graphql")}`),onAway:e=>(0,pe.printNotice)((0,me.J1)("github-away",{why:e}))})
const h=(0,he.redactor)([...a,`x-access-token:${i}`])
const m=leakScanner(knownValues(e))
return{github:f,mayWrite:u,job:c,exact:h,leaks:m,redact:e=>m.redact(h(e)).text}}function knownValues(e){const t=[{kind:"the GitHub token",value:(0,we.JR)(e,"github-token")??""},{kind:"the model key",value:(0,we.JR)(e,"api-key")??""},{kind:"a token of the runner",value:e.ACTIONS_RUNTIME_TOKEN??""},{kind:"a token of the runner",value:e.ACTIONS_ID_TOKEN_REQUEST_TOKEN??""}]
const n=(0,ge.secretInputs)(e).filter(e=>!t.some(t=>t.value===e))
return[...t,...n.map(e=>({kind:"a secret among the inputs",value:e}))]}}),79235:((e,t,n)=>{n.r(t)
n.d(t,{gateSettings:()=>gateSettings,phrasesOf:()=>phrasesOf,triggerSettings:()=>triggerSettings})
var r=n(94869)
var s=n(48588)
var o=n(48142)
function phrasesOf(e){return(0,r.od)((0,o.JR)(e,"trigger-phrase")??"@agent")}function triggerSettings(e){return{phrases:phrasesOf(e),label:(0,o.JR)(e,"label-trigger")??"agent",approveLabel:(0,o.JR)(e,"approve-label")??"agent:approve",rejectLabel:(0,o.JR)(e,"reject-label")??"agent:reject",assignee:(0,o.JR)(e,"assignee-trigger"),prompt:(0,o.F)(e),mode:(0,o.JR)(e,"mode"),allowedBots:allowedBots(e),repositoryId:numberOf(e.GITHUB_REPOSITORY_ID),runId:numberOf(e.GITHUB_RUN_ID)}}function gateSettings(e,t){const n=(0,r.od)((0,o.JR)(e,"allowed-roles")??"admin, maintain, write")
return{allowedRoles:n.filter(e=>!(0,s.Yf)(e)),allowedUsers:(0,r.od)((0,o.JR)(e,"allowed-users")??""),deniedUsers:(0,r.od)((0,o.JR)(e,"denied-users")??""),allowedBots:allowedBots(e),canWrite:!0,ownId:t,triggeringActor:triggeringActor(e)}}function allowedBots(e){return(0,r.od)((0,o.JR)(e,"allowed-bots")??"").filter(e=>/^\d+$/.test(e)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:e,GITHUB_ACTOR:t,GITHUB_ACTOR_ID:n}){if(!e)return
return{login:e,id:e===t?numberOf(n):void 0}}function numberOf(e){return e!==void 0&&/^\d+$/.test(e)?Number(e):void 0}}),82604:((e,t,n)=>{n.d(t,{U:()=>i,t:()=>parseOpenComment})
var r=n(28942)
const s=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:e,...t})=>({...t,replyToId:e}))]).readonly()
const o=r.object({issue:r.number(),id:r.number(),url:r.string(),place:s.optional(),nodeId:r.string().optional()}).readonly()
const i=r.object({runComment:o,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(e){return i.parse(JSON.parse(e))}}),33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var l=n(65466)
const d={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,u.CA)("git")
const n={...(0,l.l7)(e),...(0,u.f7)()}
const run=async(r,s,o)=>{(0,l.B1)(r)
e.signal?.throwIfAborted()
try{return await(0,c.Lp)({...gitOptions(e,n,s),binary:t}).env(n).outputHandler(o).raw([...r])}catch(t){e.signal?.throwIfAborted()
throw(0,l.NO)(r,t)}}
const collect=async(t,n,r=Number.POSITIVE_INFINITY)=>{const[s,o]=[[],[]]
let a=r
await run(t,n,(t,n,r,c)=>{n.on("data",e=>{a-=e.length
if(a>=0)s.push(e)
else if(n instanceof i.Readable)n.destroy()})
r.on("data",e=>o.push(e))
endPromptly(e.signal)(t,n,r,c)})
if(a<0)throw(0,l.NO)(t,new Error("Its output is too long."))
return{stdout:Buffer.concat(s),stderr:Buffer.concat(o).toString()}}
return Object.freeze({raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t)})}function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,s.mkdirSync)((0,o.join)(e,t),{recursive:!0});(0,s.writeFileSync)((0,o.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true"]
const n=["commitGraph = false","multiPackIndex = false"];(0,s.writeFileSync)((0,o.join)(e,"config"),`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`)}function writeObject(e,t,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${i.length}\0`),i])
const u=(0,r.createHash)("sha1").update(c).digest("hex")
const l=(0,o.join)(e,"objects",u.slice(0,2),u.slice(2))
if((0,s.existsSync)(l))return u;(0,s.mkdirSync)((0,o.dirname)(l),{recursive:!0})
const d=(0,o.join)(e,"objects",`tmp_obj_${u}`);(0,s.writeFileSync)(d,(0,a.deflateSync)(c,{level:1}));(0,s.renameSync)(d,l)
return u}function treeOf(e){const t=e.map(([e,t,n])=>{const r=Buffer.from(t==="40000"?`${e}/`:e)
return{key:r,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,r){return{baseDir:e,config:[...l.O8],unsafe:d,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(r),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,r)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,r])if(e instanceof i.Readable)e.destroy()}
e?.addEventListener("abort",close,{once:!0})
n.once("close",()=>e?.removeEventListener("abort",close))}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>o,l7:()=>isolatedGitEnvironment,ry:()=>c})
var r=n(98664)
const s={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const o=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const i=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(i.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n}){const r=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...r,...s}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const s=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
return new r.vC("git",`git ${s}: ${meaningfulLine(n)}`,{cause:new Error(n)})}const a=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=a.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const c={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),90009:((e,t,n)=>{n.d(t,{DU:()=>comparisonItem,_T:()=>readFileAt,kC:()=>compareCommits,xm:()=>isPartOf})
var r=n(28942)
var s=n(94869)
const o=r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullable()}),author:r.object({login:r.string().nullish()}).nullish()})
const i=r.object({filename:r.string(),status:r.string(),additions:r.number().int(),deletions:r.number().int(),patch:r.string().nullish()})
const a=r.object({status:r["enum"](["ahead","behind","identical","diverged"]),total_commits:r.number().int(),commits:r.array(o),files:r.array(i).default([])})
const c=20
const u=100
async function compareCommits(e,t,n){try{const r={basehead:`${t}...${n}`,per_page:u}
const page=async t=>a.parse(await e.get("/compare/{basehead}",{...r,page:t}))
const s=await page(1)
const{commits:o}=s.total_commits>u?await page(Math.ceil(s.total_commits/u)):s
return{total:s.total_commits,isRewritten:s.status==="diverged"||s.status==="behind",commits:o.toReversed().slice(0,c).map(toCommit),files:s.files.map(({filename:e,status:t,additions:n,deletions:r,patch:s})=>({path:e,status:t,added:n,removed:r,patch:s??""}))}}catch{return}}function toCommit({sha:e,author:t,commit:n}){const[r=""]=n.message.split("\n")
return{sha:e,author:t?.login??n.author?.name??"somebody",subject:r}}const l=50
function comparisonItem({total:e,isRewritten:t,commits:n,files:r},o){const i=t?", which is no longer part of the branch":""
const a=e>n.length?` (the newest ${n.length})`:""
const c=n.map(({sha:e,author:t,subject:n})=>`${e.slice(0,7)} ${(0,s.TN)(`${t}: ${n}`,200)}`)
const u=r.slice(0,l).map(({path:e,status:t,added:n,removed:r})=>`${t} ${(0,s.TN)(e,200)} +${n} -${r}`)
const d=r.length>l?[`and ${r.length-l} more files`]:[]
return{label:`${(0,s.U9)(e,"commit")} since ${o.slice(0,7)}${i}${a}`,text:[...c,...u.length>0?["",...u,...d]:[]].join("\n"),format:"plain"}}const d=r.object({status:r["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(e,t,n){const r={basehead:`${t}...${n}`,per_page:1}
const s=await e.get("/compare/{basehead}",r).catch(e=>{if(Object(e).status!==404)throw e})
const o=d.safeParse(s).data?.status
return o==="ahead"||o==="identical"}const f=r.object({type:r.literal("file"),encoding:r.literal("base64"),content:r.string()})
async function readFileAt(e,t,n){const r=await e.get("/contents/{+path}",{path:t,ref:n}).catch(e=>{if(Object(e).status!==404)throw e})
const s=f.safeParse(r).data?.content
return s===void 0?void 0:Buffer.from(s,"base64").toString("utf8")}}),583:((e,t,n)=>{n.r(t)
n.d(t,{Account:()=>a,Discussion:()=>g,Issue:()=>h,Label:()=>_,PullRequest:()=>p,Repository:()=>c,anyPayload:()=>anyPayload,notItsPayload:()=>notItsPayload,parseWebhook:()=>parseWebhook,readWebhook:()=>readWebhook})
var r=n(28942)
var s=n(64377)
var o=n(98664)
var i=n(98625)
function readWebhook(e){return parseWebhook((0,i.zh)(e))}function parseWebhook({eventName:e,payload:t}){const n=(0,i.qj)(t)
if(!isKnown(e,n))return Object.freeze({kind:"other",eventName:e,action:n,payload:t})
const r=j[e]().safeParse(t)
if(r.success)return Object.freeze({kind:e,...r.data})
throw notItsPayload(e,r.error)}function notItsPayload(e,t){return new o.vC("config",`The payload of the event ${e} is not what GitHub sends for it: ${firstIssue(t)}.`,{hint:`Start this action with \`on: ${e}\`, and make sure that no step before it changes GITHUB_EVENT_PATH.`,cause:t})}function isKnown(e,t){return Object.hasOwn(j,e)&&(0,i.Qy)(e,t)}function firstIssue(e){const t=e.issues[0]
return t===void 0?"unknown shape":`${t.path.join(".")||"the whole"}: ${t.message}`}const a=r.object({login:r.string(),id:r.number().int(),type:r.string()}).readonly()
const c=r.object({id:r.number().int(),name:r.string(),owner:r.object({login:r.string()}).readonly(),default_branch:r.string(),private:r.boolean()}).readonly()
const u=s.datetime({offset:!0})
const l={body:r.string().nullable(),user:a.nullable(),author_association:r.string().default("NONE"),html_url:r.string()}
const d={created_at:u,updated_at:u.optional()}
const f={...l,...d,number:r.number().int(),title:r.string(),node_id:r.string().optional()}
const h=r.object({...f,id:r.number().int(),pull_request:r.object({}).readonly().optional()}).readonly()
const m=r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly()
const p=r.object({...f,id:r.number().int(),draft:r.boolean().default(!1),head:m,base:m}).readonly()
const g=r.object({...f,id:r.number().int(),node_id:r.string()}).readonly()
const w={...l,...d,body:r.string(),id:r.number().int(),node_id:r.string().optional()}
const b=r.object(w).readonly()
const y=r.object({...w,in_reply_to_id:r.number().int().nullish()}).readonly()
const v=r.object({...w,node_id:r.string()}).readonly()
const k=r.object({...l,id:r.number().int(),node_id:r.string().optional(),submitted_at:u,state:r.string()}).readonly()
const _=r.object({name:r.string()}).readonly()
const O=r.object({number:r.number().int(),head:r.object({repo:r.object({id:r.number().int()}).readonly().nullable()}).readonly(),base:r.object({repo:r.object({id:r.number().int()}).readonly()}).readonly()}).readonly()
const A=r.object({id:r.number().int(),name:r.string().nullish(),head_branch:r.string().nullable(),head_sha:r.string(),run_attempt:r.number().int().default(1),event:r.string(),conclusion:r.string().nullable(),html_url:r.string(),updated_at:u,actor:a.nullish(),triggering_actor:a.nullish(),head_repository:r.object({id:r.number().int()}).readonly().nullish(),pull_requests:r.array(O).readonly().default([])}).readonly()
const $={repository:c,sender:a}
const I={...$,action:r.string()}
const pullRequest=()=>r.object({...I,pull_request:p,label:_.nullish(),requested_reviewer:a.nullish()})
const j={issue_comment:()=>r.object({issue:h,comment:b,...I}),pull_request_review_comment:()=>r.object({pull_request:p,comment:y,...I}),pull_request_review:()=>r.object({pull_request:p,review:k,...I}),issues:()=>r.object({...I,issue:h,label:_.nullish(),assignee:a.nullish(),changes:r.object({body:r.object({from:r.string().nullish()}).readonly().optional()}).readonly().optional()}),pull_request:pullRequest,pull_request_target:pullRequest,discussion:()=>r.object({discussion:g,...I}),discussion_comment:()=>r.object({discussion:g,comment:v,...I}),workflow_run:()=>r.object({workflow_run:A,...I}),push:()=>r.object({...$,ref:r.string(),after:r.string(),deleted:r.boolean().default(!1)}),workflow_dispatch:()=>r.object({...$,inputs:r.record(r.string(),r.unknown()).nullish()}),repository_dispatch:()=>r.object({client_payload:r.record(r.string(),r.unknown()).nullish(),...I}),schedule:()=>r.object({schedule:r.string().optional(),repository:c.optional()})}
const anyPayload=()=>r.object({...$,issue:h.optional(),pull_request:p.optional(),discussion:g.optional()}).readonly()}),95164:((e,t,n)=>{n.d(t,{n:()=>readPages})
const r=100
async function readPages(e,t,n={},{most:s=10,list:o}={}){const i=[]
for(let a=1;a<=s;a++){const s=await e.get(t,{...n,per_page:r,page:a}).catch(e=>{if(a===1)throw e})
const c=o===void 0?s:Object(s)[o]
if(!Array.isArray(c))return{items:i,isWhole:!1}
i.push(...c)
if(c.length<r)return{items:i,isWhole:!0}}return{items:i,isWhole:!1}}}),7256:((e,t,n)=>{n.d(t,{Es:()=>readPull,HS:()=>isFreeBranch,IZ:()=>requireOlderHead,L$:()=>isFrom,a1:()=>headMoved,zl:()=>findOpenPull})
var r=n(28942)
var s=n(64377)
var o=n(98664)
var i=n(95164)
const a=r.object({id:r.number().int(),full_name:r.string()}).nullable()
const c=r.object({ref:r.string(),sha:r.string(),repo:a})
const u=r.object({number:r.number().int(),html_url:r.string(),state:r.string(),merged:r.boolean().default(!1),draft:r.boolean().default(!1),maintainer_can_modify:r.boolean().default(!1),head:c,base:c})
async function readPull(e,t){const n=u.safeParse(await e.get("/pulls/{pull_number}",{pull_number:t}))
if(!n.success)throw new o.vC("github",`GitHub's reply about pull request #${t} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",cause:n.error})
const{html_url:r,state:s,merged:i,draft:a,maintainer_can_modify:c,head:l,base:d}=n.data
return{number:t,url:r,state:i?"merged":s==="open"?"open":"closed",isDraft:a,isFork:l.repo===null||l.repo.id!==d.repo?.id,maintainerCanModify:c,head:endOf(l),base:endOf(d)}}function endOf({ref:e,sha:t,repo:n}){return{branch:e,sha:t,repository:n?.full_name}}function headMoved(e,t,n){return new o.vC("github",`The head of pull request #${e} moved from ${t} to ${n} after the request.`,{hint:"Look at the new commits, then ask again."})}const l=r.object({number:r.number().int(),html_url:r.string(),body:r.string().nullish(),head:r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number()}).nullable()}),base:r.object({ref:r.string()})})
async function findOpenPull(e,t,n){const{items:r}=await(0,i.n)(e,"/pulls",{state:"open"})
const s=r.flatMap(e=>l.safeParse(e).data??[])
const[o]=s.filter(({head:e})=>e.repo?.id===t).map(({number:e,html_url:t,body:n,head:r,base:s})=>({number:e,url:t,body:n??"",branch:r.ref,sha:r.sha,base:s.ref})).filter(n).sort((e,t)=>t.number-e.number)
return o}function isFrom(e){return t=>t.branch===e||t.branch.startsWith(`${e}-run-`)}const d=r.object({default_branch:r.string()})
const f=r.object({protected:r.boolean()})
async function isFreeBranch(e,t){try{const[n,r]=await Promise.all([e.get(""),e.get("/branches/{branch}",{branch:t})])
return d.parse(n).default_branch!==t&&!f.parse(r).protected}catch{return!1}}const h=r.object({committer:r.object({date:s.datetime({offset:!0})}),parents:r.array(r.object({sha:r.string()}))})
const m=20
async function requireOlderHead(e,{number:t,sha:n},r){let s=n
for(let t=0;t<m;t++){const{committer:t,parents:o}=h.parse(await e.get("/git/commits/{commit}",{commit:s}))
const i=Date.parse(t.date)<=Date.parse(r)
if(i&&s===n)return
if(i||o[0]===void 0)break
s=o[0].sha}throw headMoved(t,s,n)}}),50383:((e,t,n)=>{n.d(t,{Wu:()=>readThreadEvents,aE:()=>rejectionsOn,gx:()=>doneBy,lh:()=>readStillAsked})
var r=n(28942)
var s=n(583)
var o=n(95164)
var i=n(44855)
var a=n(71762)
const c=r.object({labels:r.array(r.union([r.string(),r.object({name:r.string().nullish()})])).default([]),assignees:r.array(s.Account).nullish()})
async function readStillAsked(e,t){const{requestSign:n,thread:r}=t
if(!n||r.type!=="issue"&&r.type!=="pull_request")return
const[s,o]=await Promise.all([e.get("/issues/{issue_number}",{issue_number:r.number}),readThreadEvents(e,r.number)])
const{labels:u,assignees:l}=c.parse(s)
const d=(l??[]).map(({login:e})=>e)
const f=n.kind==="label"?u.map(e=>typeof e==="string"?e:e.name??""):d
const h=f.some(e=>(0,i.Av)(e,n.name))
const[m,p]=n.kind==="label"?["labeled","unlabeled"]:["assigned","unassigned"]
const g=o.filter(({event:e})=>e===m||e===p).filter(e=>isAbout(e,n.name))
const putOn=e=>o.findLast(t=>t.event===m&&isAbout(t,e))
const w=f.map(e=>({name:e,by:loginOf(putOn(e))}))
const b=sinceAsked(g,m,t)
const y=h?b.findLast(({event:e})=>e===m):void 0
if(h&&!y)return{present:w,withdrawn:void 0}
const v=b.find(({event:e})=>e===p)
const k=v&&await(0,a.jU)(e)
const _=v?!(0,a.Fj)(doneBy(v),k)&&doneBy(v)!==null:y!==void 0
return{present:w,withdrawn:_?{again:loginOf(y)}:void 0}}function isAbout({label:e,assignee:t},n){return(0,i.Av)(e?.name??t?.login??"",n)}function loginOf(e){return e&&(doneBy(e)?.login??"ghost")}function sinceAsked(e,t,{actors:[n],createdAt:r}){const s=e.findLastIndex(e=>e.event===t&&isBy(e,n))
if(s>=0)return e.slice(s+1)
return r===void 0?[]:e.filter(e=>Date.parse(e.created_at)>=Date.parse(r))}function isBy(e,t){const n=doneBy(e)
if(!n||!t)return!1
return t.id===void 0?(0,i.Av)(n.login,t.login):n.id===t.id}const u=r.object({event:r.string(),created_at:r.string(),actor:s.Account.nullable(),assigner:s.Account.nullish(),label:s.Label.optional(),assignee:s.Account.nullish(),requested_reviewer:s.Account.nullish()})
async function readThreadEvents(e,t,n={}){const{items:r}=await(0,o.n)(e,"/issues/{issue_number}/events",{issue_number:t},n)
return r.flatMap(e=>u.safeParse(e).data??[])}function doneBy({assigner:e,actor:t}){return e??t}const l=r.object({labels:r.array(r.union([r.string(),s.Label])).default([])})
const d=r.object({event:r.string(),actor:s.Account.nullable(),label:s.Label})
const f=r.object({body:r.string().nullish(),user:s.Account.nullable(),created_at:r.string()})
async function rejectionsOn(e,t,{settings:n,since:r}){if(t.type!=="issue"&&t.type!=="pull_request")return[]
const s={issue_number:t.number}
const[a,{items:c}]=await Promise.all([e.get("/issues/{issue_number}",s),(0,o.n)(e,"/issues/{issue_number}/comments",{...s,since:r.toISOString()})])
const u=l.parse(a).labels.map(e=>typeof e==="string"?e:e.name)
const d=u.find(e=>(0,i.Av)(e,n.rejectLabel||""))
const h=d===void 0?[]:[{kind:"label",name:d,by:await labeller(e,s,d)}]
return[...h,...c.flatMap(e=>rejectionIn(f.parse(e),n))]}async function labeller(e,t,n){const{items:r}=await(0,o.n)(e,"/issues/{issue_number}/events",t)
const s=r.flatMap(e=>d.safeParse(e).data??[])
return s.findLast(({event:e,label:t})=>e==="labeled"&&(0,i.Av)(t.name,n))?.actor?.login}function rejectionIn({body:e,user:t,created_at:n},r){if(t===null)return[]
const s=(0,i.Ao)({what:"comment",text:e??"",author:t,sender:t},r)
if(s.status==="ignored"||s.decision?.verdict!=="reject")return[]
const[o]=s.actors
return o?[{kind:"comment",by:o,at:n,said:s.decision}]:[]}}),44855:((e,t,n)=>{n.d(t,{eN:()=>actor,Ao:()=>callIn,Nl:()=>commandOf,NP:()=>isOwn,Av:()=>isSameLogin,zT:()=>requestIn,XE:()=>withPrompt,aG:()=>wordOf})
var r=n(98664)
var s=n(98625)
const o=/\*{3}@\*{3}\.\*{3}/g
const i=/[\w.+-]{1,64}@[\w-]{1,63}\.\w/
const a=/\d{1,2}[:.h]\d{2}\b|\b\d{4}\b|\d{1,2}[./-]\d{1,2}[./-]\d{2}/
const c=new RegExp(`^[-\\u2010-\\u2015_]{2,} ?(?:${["original (?:message|appointment)|forwarded (?:message|by .{1,80})|reply message","urspr(?:ü|ue)ngliche nachricht|weitergeleitete nachricht","message d'origine|message transf[ée]r[ée]|message original","mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)","oorspronkelijk bericht|doorgestuurd bericht|ursprungligt meddelande|oprindelig meddelelse|opprinnelig melding","alkuperäinen viesti|oryginalna wiadomość|původní zpráva|eredeti üzenet|orijinal mesaj|mesaj original","исходное сообщение|пересылаемое сообщение|αρχικό μήνυμα|הודעה מקורית|الرسالة الأصلية","原始邮件|原始郵件|转发邮件|轉寄郵件|元のメッセージ|원본 메시지"].join("|")}) ?[-\\u2010-\\u2015_]{2,}$`,"iu")
const u=/^(?:begin forwarded message|anfang der weitergeleiteten nachricht|début du message réexpédié) ?:$/i
const l=["wrote|schrieb.{0,80}|a [ée]crit|escribi[óo]|ha scritto|escreveu|schreef.{0,80}|skrev.{0,80}|napisał.{0,20}","nap[ií]sa[lo].{0,20}|написа.{0,20}|пише|เขียนว่า|ने लिखा|đã viết|menulis|rašė|rakstīja|kirjutas|skrifaði|va escriure","napsal.{0,20}|写道|寫道|작성|yazdı|kirjoitti|írta|έγραψε|a scris|כתב.{0,20}|كتب.{0,20}"].join("|")
const d=/^(?:quoting|zitat von|citando|quotando) /i
const f=new RegExp(`(?:${l}) ?[:：]$`,"iu")
const h=/^(?:on|am|le|el|il|em|op|den|dne|w dniu|\d{4}[-/.年]).{5}/iu
const m=/\d{1,2}[:.h]\d{2}(?!\d)/
const p=/(?<!\d)(?:\d{4}(?!\d)|\d{1,2}[./-]\d{1,2}[./-]\d{2})/
const g=new RegExp(`^-{2,} ?.{1,200}\\d[:.]\\d{2}.{1,200} (?:${l}) ?-{2,}$`,"iu")
const w=/^(?!(?:I|it|we|you) ).{1,80} wrote on (?=.{0,40}\d{1,2}[:.h]\d{2}).{6,60}[:：]$/iu
const b=/^(?:(?!(?:I|He|She|It|We|You|They|Who|What|This|That|The|A|An|On|At|In)\b|(?:i|he|she|it|we|you|they|who|what|this|that|the)\b)@?[\p{L}\d][\p{L}\d_.'-]{0,38}(?: \p{Lu}[\p{L}.'-]{0,30}){0,3}|On (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}, .{3,80}(?<!\bI)) wrote ?:$/u
const y=/^(?:from|von|de|da|van|från|fra|od|од|від|frá|từ|dari|จาก|प्रेषक|lähettäjä|feladó|kimden|от|από|מאת|من|发件人|寄件者|差出人|보낸 사람) ?[:：] ?\S/iu
const v=/^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|aihe|tárgy|temat|konu|předmět|subiect|тема|предмет|predmet|zadeva|เรื่อง|विषय|chủ đề|perihal|subjek|θέμα|נושא|الموضوع|主题|主旨|件名|제목) ?[:：]/iu
const k=/^(?:sent|date|gesendet|datum|envoyé|enviado|enviada em|enviada|fecha|data|inviato|verzonden|skickat|sendt|dato|lähetetty|päiväys|elküldve|dátum|wysłano|odesláno|gönderme tarihi|tarih|trimis|отправлено|дата|надіслано|послато|poslano|poslato|odoslané|ส่ง|วันที่|भेजा गया|đã gửi|dikirim|tanggal|στάλθηκε|εστάλη|تم الإرسال|ημερομηνία|נשלח|תאריך|التاريخ|发送时间|日期|寄件日期|送信日時|日付|보낸 날짜|날짜) ?[:：]/iu
const _=/^\p{L}[\p{L}\p{M} .]{0,29}[:：] ?\S/u
const O=/[:：] ?(?:(?:re|aw|sv|vs|odp|odg|ynt|antw|fwd?|wg)(?:\[\d+\])? ?[:：]|\[[\w.-]{1,39}\/[\w.-]{1,100}\])/iu
const A=/[:：].{0,80}\p{L}[\p{L}\p{M}]{2}/u
const $=/^(?:author|commit(?:ter)?|tagger) ?:/i
const I=/^(?:reply to this email directly|you are receiving this because)/i
const j=/^@?[\w-]{1,39}(?:\[bot\])? (?:(?:left a comment|created an issue|created a discussion) \([\w.-]{1,39}\/[\w.-]{1,100}#\d{1,9}\)|(?:commented on|approved|requested changes on) this pull request\.?)$/i
const S=12
function quotedMailAt(e,t=0){const n=e.split("\n")
const r=n.map(plainLine)
let s=0
for(const[e,o]of n.entries()){if(s>=t&&beginsMail(r.slice(e,e+S)))return s
s+=o.length+1}return e.length}function plainLine(e){const[t=""]=/^[\s>#-]*/.exec(e)??[]
const n=/-{2,}/.exec(t)?.[0]??""
return`${n}${e.slice(t.length,400)}`.replaceAll(o," hidden@address.of ").replaceAll(/[*\\|]/g," ").replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g,asDigit).replaceAll(/\s+/g," ").trim()}function asDigit(e){const t=e.charCodeAt(0)&15
return String(/[\u0966-\u096f\u09e6-\u09ef]/.test(e)?t-6:t)}function beginsMail(e){const[t=""]=e
if(t==="")return!1
const n=[c,u,I,j,b,g,w].some(e=>e.test(t))
return n||isAttribution(e)||isHeader(e)}function isAttribution(e){const[t=""]=e
if(!a.test(t)&&!i.test(t))return!1
const n=e.slice(0,3).findIndex(e=>e===""||/[:：]$/.test(e))
const r=e.slice(0,n+1).join(" ")
if(d.test(t))return/[:：]$/.test(r)&&i.test(r)
if(!/[:：]$/.test(r)||!a.test(r))return!1
const s=p.test(r)&&m.test(r)
if(f.test(r))return h.test(r)||i.test(r)||s
return s&&i.test(r)&&!/^\W?\d{4}-\d\d-\d\d/.test(r)}function isHeader(e){const[t=""]=e
if(!_.test(t))return!1
const n=e.findIndex((t,n)=>n>0&&t===""&&e[n+1]==="")
const r=e.slice(0,n<0?S:n)
const s=r.filter(e=>_.test(e))
if(y.test(t)){if(r.slice(1,4).some(e=>k.test(e)&&(a.test(e)||i.test(t))&&/\d/.test(e)))return!0
const e=r.some(e=>v.test(e))
return e&&(s.length>=4||s.slice(1).some(e=>a.test(e)))}if(k.test(t)||v.test(t)){const e=r.slice(1,4).find(e=>y.test(e))
const t=r.some(e=>k.test(e)&&p.test(e)&&m.test(e))
if(e!==void 0&&t&&s.length>=4)return!0}const o=/[:：] ?[^\s@:：][^@:：]{0,80}[\s<][\w.+-]{1,64}@[\w-]/.test(t)
const c=s.slice(1)
const u=c.some(e=>p.test(e)&&m.test(e))
const l=c.some(e=>p.test(e)&&A.test(e))
if(o&&!$.test(t)&&(l||u&&s.length>=3))return!0
return s.length>=3&&c.some(e=>O.test(e))}var C=n(28063)
var x=n(63768)
function callIn(e,t){const{what:n,text:r,author:s,sender:o}=e
if(s===null)return(0,x.PP)(`the ${n} no longer has an author`)
if(isOwn(s,t))return(0,x.PP)(`the agent wrote the ${n} itself`)
if(!isPersonOrAllowedBot(s,t))return(0,x.PP)(`the ${n} was written by a ${s.type.toLowerCase()}, not by a person`)
if(s.id!==o.id)return(0,x.PP)(`the sender is not the ${n}'s author`)
const i=requestIn(r??"",t.phrases)
if(i===void 0)return(0,x.PP)(`the ${n} does not mention ${t.phrases.join(" or ")}`)
const a=[actor(s,"writer")]
const{request:c,hidden:u}=i
return{status:"called",request:withPrompt(t,c),hidden:u,decision:decisionIn(c),actors:a}}function withPrompt({prompt:e},t){return[e?.trim()??"",t].filter(e=>e!=="").join("\n\n")}function actor({login:e,id:t,type:n},r){return{login:e,id:t,type:n,role:r}}function isOwn({id:e,login:t},{own:n}){if(n?.id!==void 0)return n.id===e
return n?.login!==void 0&&isSameLogin(n.login,t)}function isSameLogin(e,t){return e.replace(/^@/,"").toLowerCase()===t.replace(/^@/,"").toLowerCase()}function isPersonOrAllowedBot({id:e,type:t},{allowedBots:n=[]}){return t==="User"||n.includes(e)}const T=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
function decisionIn(e){const{verdict:t="",digest:n,rest:r=""}=T.exec(e.trim())?.groups??{}
const s=["approve","go"].includes(t.toLowerCase())
const[,o]=/^\s*:\s*(.*)$/s.exec(r)??[]
const i=/^[\s.!]*$/.test(r)
if(t===""||!i&&(s||o===void 0))return
const a=n===void 0?{}:{digest:n.toLowerCase()}
return{verdict:s?"approve":"reject",...a,reason:i?"":(o??"").trim()}}const P=new Map([...["help","labels","reset","status","stop"].map(e=>[e,e]),["ask","help"]])
function commandOf({kind:e,request:t,actors:n},r){if(e!=="mention"||n[0]?.type!=="User")return
return P.get(ownWords(t,r).replace(/[.!]$/,"").toLowerCase())}function ownWords(e,t){const n=t?.trim()??""
return(n!==""&&e.startsWith(n)?e.slice(n.length):e).trim()}function wordOf({kind:e,request:t},n){if(e!=="mention")return
const[,r]=L.exec(ownWords(t,n))??[]
return R.find(e=>e===r?.toLowerCase())}const R=["plan","ask","condense"]
const L=/^(plan(?=$|[\s:.,!])|ask(?=[\s:,])|condense(?=[\s.!]*$))/i
function requestIn(e,t){const n=callOf(t)
if(!n.test(e))return
const{shown:r,said:s,hidden:o}=(0,C.p)(e)
const i=quotedMailAt(r,endOfCall(s,n))
const a=n.exec(s.slice(0,i))
if(!a)return
const c=r.slice(0,a.index).trimStart()
const u=r.slice(a.index+a[0].length,i).replace(/^[,:;]?[ \t]*/,"")
return{request:(c+u).trim(),hidden:o+(i<r.length?1:0)}}function endOfCall(e,t){const n=t.exec(e)?.index
if(n===void 0||/[\p{L}\p{N}]/u.test(e.slice(0,n)))return 0
const r=e.indexOf("\n",n)
return r<0?e.length:r}function callOf(e){const t=e.map(s.Mk)
if(t.length>0&&!t.includes("")){const e=t.sort((e,t)=>t.length-e.length).join("|")
return new RegExp(`(?<![\\p{L}\\p{N}_@/\\\\])(?:${e})(?![\\p{L}\\p{N}_]|[-./@][\\p{L}\\p{N}_])`,"iu")}throw new r.vC("config","The trigger phrase is empty.",{hint:"Set it to what people write, such as `@agent`."})}}),71762:((e,t,n)=>{n.d(t,{Fj:()=>canBeOurs,jU:()=>readOwn})
var r=n(28942)
const s=r.object({viewer:r.object({login:r.string(),databaseId:r.number().int()})})
const o=r.object({login:r.string(),id:r.number().int()})
async function readOwn(e){try{const{viewer:t}=s.parse(await e.graphql(i,{}))
return{login:t.login,id:t.databaseId}}catch{return o.safeParse(await(e.account?.().catch(()=>{}))).data}}const i="query Own{viewer{login databaseId}}"
function canBeOurs(e,t){return t?Number(e?.id)===t.id:e?.type==="Bot"}}),685:((e,t,n)=>{n.d(t,{AS:()=>shownArguments,RB:()=>whyUnshowable,Sh:()=>waitingLine,cS:()=>g,ek:()=>renderProposalItem,kI:()=>whyNobody,t7:()=>renderProposal,z6:()=>renderDecided})
var r=n(28942)
var s=n(76327)
var o=n(60601)
var i=n(94869)
var a=n(88135)
var c=n(62423)
var u=n(14966)
var l=n(54552)
var d=n(79190)
function renderProposal(e,t,n=""){const r=(0,l.dz)(e)
const[o]=r
if(!o)return""
const{expires:i}=o.pending
const c={until:i.slice(0,16).replace("T"," "),ways:waysOf(r,t),approvers:t.approvers}
const u=(0,l.zJ)(e)
if(u)return renderProtectedChange(u,{...c,phrase:t.phrase})
const d=r.map(renderProposalItem).join("\n\n")
if((0,l.H9)(o)){const e={...c,plans:d,phrase:t.phrase,legend:legendFor(d)}
return closed((0,a.J1)("approval-plan",e))}if(!("tool"in o.pending)){const e={...c,intents:d,phrase:t.phrase,legend:legendFor(d)}
return closed((0,a.J1)("approval-intents",e))}const{head:f}=o.pending
const h=r.some(({pending:e})=>"grant"in e&&(0,s.PH)(e.grant))
const m=h?", in a sandbox of its own with a fresh home, after the set-up command":""
const p=legendFor(`${d}${n}`)
return closed((0,a.J1)("approval",{...c,actions:d,files:n,apart:m,head:f.slice(0,7),legend:p}))}function closed(e){return e.replaceAll(/(?<!\n)\n{3,}(?=\S)/g,"\n\n").trimEnd()}function waysOf(e,{phrase:t,approveLabel:n,rejectLabel:r}){const[s,o]=[n,r].map(c.aY)
const i=e.length<2?"":e.length===2?" both":" all"
const a=e[0]&&(0,l.H9)(e[0])?"go":"approve"
const u=[`To approve${i}: label ${s}, or \`${t} ${a}\``,`To reject${i}: label ${o}, or \`${t} reject: why\``]
const d=e[0]&&(0,l.VK)(e[0].pending)
const f=`To decide about one: \`${t} approve ${d}\`, or \`${t} reject ${d}: why\``
return[...u,...e.length<2?[]:[f]].map(e=>`- ${e}`).join("\n")}function renderProposalItem({pending:e,risk:t,reasons:n}){if("patch"in e)return renderChange(e)
if("intent"in e)return renderIntent(e)
const r=n.map(e=>e.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const s=[t,r].filter(Boolean).map(d.RK).join(": ")
const o=reachOf(e)
return(0,a.J1)("approval-action",{tool:(0,c.aY)((0,d.RK)(e.tool)),digest:(0,c.aY)((0,l.VK)(e)),reach:o===""?"":`\n\nIt can reach: ${o}`,why:o!==""&&t==="LOW"?"":` · risk ${(0,c.aY)(s)}`,where:e.cwd==="."?"the top folder":(0,c.aY)((0,d.RK)(e.cwd)),arguments:shownArguments(e)})}function renderIntent(e){if(e.intent==="plan")return(0,a.J1)("approval-plan-item",{plan:e.words,digest:(0,c.aY)((0,l.VK)(e))})
return(0,a.J1)("approval-intent",{intent:(0,c.aY)(e.intent),words:e.words,digest:(0,c.aY)((0,l.VK)(e)),arguments:shownArguments({arguments:e.value})})}function reachOf({grant:e,network:t}){if(!(0,s.lI)(e))return""
const{secrets:n,hosts:r,server:o}=e
const whole=e=>(0,c.$E)(e.length*f+1,(0,d.RK)(e))
const named=(e,t)=>t.length===0?[]:[`${e}${t.length===1?"":"s"} ${t.map(whole).join(", ")}`]
const i=t==="none"?[]:[`\`network\` ${whole(t)}`]
if(o!=="")return`the server ${whole(o)}`
const a=[...named("host",r),...i]
return[...named("secret",n),...a.length===0?["no host"]:a].join("; ")}const f=10
function waitingLine(e){const t=(0,l.zJ)(e)
if(t&&isMemory(t))return"Approval needed: the agent proposes to remember this in later runs"
const n=t?.paths.length
if(n!==void 0)return`Approval needed: ${(0,i.U9)(n,"protected file")} ${isOrAre(n)} held back`
if((0,l.dz)(e).some(l.H9))return"Approval needed: the plan is below, and nothing is changed yet"
const r=(0,l.Eb)(e).length
if(r>0)return`Approval needed: ${(0,i.U9)(r,"proposal")} ${isOrAre(r)} waiting`
const s=(0,l.dz)(e).length
return`Approval needed: ${(0,i.U9)(s,"action")} ${isOrAre(s)} paused`}function isMemory({paths:e}){return e.length>0&&e.every(o.UV)}function isOrAre(e){return e===1?"is":"are"}function renderProtectedChange(e,t){const n=(0,c.aY)(e.branch)
const r=renderChange(e)
return(0,a.J1)("approval-held",{...t,change:isMemory(e)?`${(0,a.J1)("approval-memory")}\n\n${r}`:r,legend:legendFor(r),where:e.is_new?`the new branch ${n}, with a pull request`:`the branch ${n}`,head:e.head.slice(0,7)}).trimEnd()}function legendFor(e){const t=(0,d.go)(e)
const n=(0,a.J1)("approval-legend").split("\n")
const r=n.filter(e=>t.some(t=>e.startsWith(`${t}: `)))
return r.length===0?"":`<sub>${r.join(" · ")}</sub>`}function renderChange(e){return(0,a.J1)("approval-change",{paths:e.paths.map(e=>(0,c.aY)((0,d.RK)(e))).join(", "),digest:(0,c.aY)((0,l.VK)(e)),patch:(0,l.wT)(e.patch)})}const h=24e3
const m=200
const p=150
function shownArguments({arguments:e}){const t=JSON.parse(e)
const n=Object.entries(t)
if(n.length===0)return"Without arguments."
return n.map(([e,t])=>shownArgument(e,t,n.length===1)).join("\n\n")}function shownArgument(e,t,n){const r=(0,d.RK)(typeof t==="string"?t:JSON.stringify(t))
const s=typeof t==="string"
const o=n&&e==="command"&&s?"":`${(0,c.aY)((0,d.RK)(e))}${s?"":" (JSON)"}:\n\n`
return`${o}${(0,c.DV)("text",(0,d.ky)(r))}`}function whyUnshowable(e,t){let n=h
const r=new Map
for(const s of e){const e=shownArguments(s)
const o=e.length+(s.said??"").length+m
const i=o>n||namesIn(s).some(e=>(0,d.RK)(e).length>p)
if(t(e)!==e)r.set(s.action,(0,a.J1)("approval-unseen-secret"))
else if(i)r.set(s.action,(0,a.J1)("approval-unseen-long",{room:String(h)}))
else n-=o}return r}function namesIn({tool:e,cwd:t,arguments:n}){return[e,t,...Object.keys(JSON.parse(n))]}function renderDecided(e,{results:t,where:n,...r}){const s=e.items.map(e=>auditLine(e,t,r)??"").filter(Boolean)
const o=new Set(e.items.map(({decision:e})=>e?.verdict))
const i=o.has("approved")
const c=i?"Approved":o.has("rejected")?"Rejected":"No longer waiting"
const u=(0,l.dz)(e).length>0
return(0,a.J1)("approval-decided",{mark:i?"🟢":"⚪",title:u?`${c} in part`:c,lines:s.map(e=>`- ${e}`).join("\n"),actions:e.items.map(renderProposalItem).join("\n\n"),rest:n===void 0?"":`${u?"What is still pending, and what":"What"} happens next: ${n}`}).trimEnd()}const g=r["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return w[e]}const w={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}
function auditLine(e,t,n){const{pending:r,decision:s}=e
if(!s)return
const{verdict:o,by:a,at:d,reason:f}=s
const h=`${(0,c.aY)((0,l.VK)(r))} ${(0,c.aY)((0,l.lx)(r))}`
const m=`${o} by ${(0,i.TN)(a,60)} at ${d.slice(0,16).replace("T"," ")} UTC`
const p=o==="approved"?t.get((0,l.TH)(r))??((0,l.H9)(e)?"the work was started":"not run yet"):(0,u._)((0,i.TN)(f,300),n)
return`${h} ${m}${p===""?"":`: ${p}`}`}}),60593:((e,t,n)=>{n.d(t,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var r=n(94869)
var s=n(88135)
var o=n(58908)
var i=n(25816)
var a=n(78276)
var c=n(45013)
var u=n(18970)
const l=6e4
async function postComment(e,t,n,r,s={kind:"comment"}){const i={issue:n,place:s,sent:fitComment(r)}
try{return await send(e,t,i)}catch(n){const r=(0,o.VH)(n)?await foundAgain(e,t,i):void 0
if(!r)throw n
return r}}async function postOnce(e,t,{issue:n,place:r={kind:"comment"}},s){const o=await foundAgain(e,t,{issue:n,place:r,sent:fitComment(s)})
return o??postComment(e,t,n,s,r)}async function send(e,t,{issue:n,place:r,sent:s}){if(r.kind==="discussion")return{issue:n,place:r,...await(0,u.B)(e,r,s)}
const o=r.kind==="comment"?void 0:await postReply(e,t,{issue:n,place:r,sent:s})
if(o)return o
const i={owner:t.owner,repo:t.name,issue_number:n}
const a="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(n,(await e.request(a,{...i,body:s})).data)}function saidOf(e,t){return{...runCommentOf(e,t),body:t.body??""}}function runCommentOf(e,{id:t,node_id:n,html_url:r}){return{issue:e,id:Number(t),url:r,nodeId:n}}async function foundAgain(e,t,{issue:n,place:s,sent:o}){const isIt=({body:e=""})=>(0,r.cZ)(e,o)
try{if(s.kind==="discussion"){const[t]=await(0,u.kJ)(e,s.discussionId,e=>isIt({body:e}))
return t&&{issue:n,place:s,...t}}const r=s.kind==="comment"?[]:await recentReplies(e,t,{issue:n,place:s},isIt)
return r[0]??(await recentComments(e,t,n,isIt))[0]}catch{return}}async function recentComments(e,{owner:t,name:n},r,s){const o={owner:t,repo:n,issue_number:r}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/issues/{issue_number}",o)
const a=Math.max(1,Math.ceil(i.comments/100))
const c="GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
const u=(await e.request(c,{...o,per_page:100,page:a})).data
return u.filter(s).map(e=>saidOf(r,e))}async function recentReplies(e,{owner:t,name:n},{issue:r,place:s},o){const i="GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
const a={sort:"created",direction:"desc",per_page:100}
const{data:c}=await e.request(i,{owner:t,repo:n,pull_number:r,...a})
return c.filter(e=>e.in_reply_to_id===s.commentId&&o(e)).map(e=>({...saidOf(r,e),place:s})).reverse()}async function postReply(e,{owner:t,name:n},{issue:r,place:s,sent:i}){const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
const c={owner:t,repo:n,pull_number:r,comment_id:s.commentId}
try{const{data:t}=await e.request(a,{...c,body:i})
return{...runCommentOf(r,t),place:s}}catch(e){if(e instanceof o.Q4&&e.status===404)return
throw e}}async function editComment(e,t,n,r){const o=await rewriteComment(e,t,n,r)
if(o==="done")return{runComment:n,body:r}
const i=o==="not-rewritten"?r:besides(r,(0,s.J1)(`comment-${o}`,{url:n.url}))
return{runComment:await postOnce(e,t,n,i),body:i}}function besides(e,t){const{words:n,mark:r}=(0,i.e1)(e)
return`${n}\n\n${t}${r}`}async function rewriteComment(e,t,n,r){const s=n.nodeId===void 0?"ours":await(0,i.nk)(e,n.nodeId)
if(s!=="ours")return s
const o=fitComment(r)
const a=await put(e,t,n,o)
return firstLine(a??"")===firstLine(o)?"done":"not-rewritten"}async function put(e,{owner:t,name:n},{id:r,place:s,nodeId:i},a){if(s?.kind==="discussion")return i===void 0?void 0:(0,u.Eq)(e,i,a)
try{const o=s?.kind==="review-thread"?"pulls":"issues"
const i=`PATCH /repos/{owner}/{repo}/${o}/comments/{comment_id}`
return(await e.request(i,{owner:t,repo:n,comment_id:r,body:a})).data.body}catch(e){if(e instanceof o.Q4&&e.status===404)return
throw e}}async function deleteComment(e,{owner:t,name:n},{id:r,place:s,nodeId:i}){if(s?.kind==="discussion"&&i!==void 0)return(0,u.FI)(e,i)
const a=s?.kind==="review-thread"?"pulls":"issues"
const c=`DELETE /repos/{owner}/{repo}/${a}/comments/{comment_id}`
try{await e.request(c,{owner:t,repo:n,comment_id:r})}catch(e){if(!(e instanceof o.Q4&&e.status===404))throw e}}function firstLine(e){return(e.trim().split("\n")[0]??"").trim()}function fitComment(e){const{words:t,mark:n}=(0,i.e1)(e)
return(0,a._n)(t,l,"the comment was too long; the step summary has all of it")+n}const d=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(e,t,n){const r={input:{subjectId:t,classifier:n}}
await(0,c.j)(e,d,{variables:r,permission:"issues: write"})}}),18970:((e,t,n)=>{n.d(t,{B:()=>addToDiscussion,Eq:()=>editInDiscussion,FI:()=>removeFromDiscussion,kJ:()=>readOwnInDiscussion})
var r=n(28942)
var s=n(58908)
var o=n(45013)
const i=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=r.object({addDiscussionComment:r.object({comment:r.object({id:r.string(),databaseId:r.number(),url:r.string()})})})
async function addToDiscussion(e,{discussionId:t,replyToId:n},r){const s=n===void 0?void 0:await topOf(e,n)
const o={discussionId:t,body:r,...s!==void 0&&{replyToId:s}}
const{comment:c}=a.parse(await asked(e,i,{input:o})).addDiscussionComment
return{id:c.databaseId,nodeId:c.id,url:c.url}}const c=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const u=r.object({node:r.object({id:r.string(),replyTo:r.object({id:r.string()}).nullable()})})
async function topOf(e,t){try{const{node:n}=u.parse(await asked(e,c,{id:t}))
return n.replyTo?.id??n.id}catch(e){if(e instanceof s.Q4&&e.status===404)return
throw e}}const l=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const d=r.object({updateDiscussionComment:r.object({comment:r.object({body:r.string()})})})
async function editInDiscussion(e,t,n){try{const r=d.parse(await asked(e,l,{input:{commentId:t,body:n}}))
return r.updateDiscussionComment.comment.body}catch(e){if(e instanceof s.Q4&&e.status===404)return
throw e}}const f=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(e,t){try{await asked(e,f,{input:{id:t}})}catch(e){if(!(e instanceof s.Q4&&e.status===404))throw e}}const h=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const m={id:r.string(),databaseId:r.number(),url:r.string(),body:r.string(),viewerDidAuthor:r.boolean()}
const p=r.object(m)
const g=r.object({nodes:r.array(p.nullable())})
const w=r.object({node:r.object({comments:r.object({nodes:r.array(r.object({...m,replies:g}).nullable())})})})
async function readOwnInDiscussion(e,t,n){const{node:r}=w.parse(await asked(e,h,{id:t}))
return r.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]]).filter(e=>e!==null).filter(({viewerDidAuthor:e,body:t})=>e&&n(t)).map(({databaseId:e,id:t,url:n,body:r})=>({id:e,nodeId:t,url:n,body:r}))}function asked(e,t,n){return(0,o.j)(e,t,{variables:n,permission:"discussions: write"})}}),25816:((e,t,n)=>{n.d(t,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
var r=n(77598)
var s=n(28942)
function macFor(e,t,n){const s=Buffer.from((0,r.hkdfSync)("sha256",e,"",t,32))
const codeOf=e=>(0,r.createHmac)("sha256",s).update(JSON.stringify([n.toLowerCase(),...e])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(e,t)=>(0,r.timingSafeEqual)(Buffer.from(e),Buffer.from(codeOf(t)))}}const o=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentMac(e,t){return macFor(e,"deckhand intent",t)}function intentMark(e,t){const n=e.codeOf(t)
return`\x3c!-- deckhand:intent ${n} ${e.codeOf(["any",n])} --\x3e`}function hasIntentMark(e,t,n){return[...t.matchAll(o)].some(([,t=""])=>e.isOurs(t,n))}function isOfIntent(e,t){return[...t.matchAll(o)].some(([,t="",n=""])=>e.isOurs(n,["any",t]))}const i=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(e,t){if(e==="")return{mark:()=>"",read:()=>{}}
const n=macFor(e,"deckhand review findings",t)
return{mark:({kind:e,fingerprint:t})=>`\x3c!-- deckhand:finding ${e} ${t} ${n.codeOf([e,t])} --\x3e`,read(e){const[,t,r="",s=""]=i.exec(e)??[]
if(t===void 0)return
const o={kind:t,fingerprint:r}
return n.isOurs(s,[t,r])?o:void 0}}}const a=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(e,t){if(e==="")return{mark:()=>"",read:()=>{}}
const n=macFor(e,"deckhand reviews",t)
return{mark(e,{found:t,fixed:r,stillOpen:s,blocking:o,conversation:i}){const a=[digestOf(e),...[t,r,s,o].map(String),i]
return`\x3c!-- deckhand:review ${a.join(" ")} ${n.codeOf(a)} --\x3e`},read(e,t){const[,...r]=a.exec(e)??[]
const s=r.pop()
if(s===void 0||r[0]!==digestOf(t)||!n.isOurs(s,r))return
const[o=0,i=0,c=0,u=0]=r.slice(1,5).map(Number)
return{found:o,fixed:i,stillOpen:c,blocking:u,conversation:r[5]??""}}}}const c=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(e,t){if(e==="")return{mark:()=>"",isOurs:()=>!1}
const n=macFor(e,"deckhand answers",t)
return{mark:e=>`\x3c!-- deckhand:answer ${digestOf(e)} ${n.codeOf([digestOf(e)])} --\x3e`,isOurs(e,t){const[r,...s]=e.matchAll(c)
const[,o="",i=""]=r??[]
if(!r||s.length>0||t!==void 0&&o!==digestOf(t))return!1
return n.isOurs(i,[o])}}}function splitMark(e){const[t=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(e)??[]
return{words:e.slice(0,e.length-t.length),mark:t}}function digestOf(e){return(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)}const u="isMinimized author{login} editor{login}"
const l=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${u}}\n  ... on PullRequestReviewComment{${u}}\n  ... on DiscussionComment{${u}}\n}}`
const d=s.object({login:s.string()}).nullable()
const f=s.object({node:s.object({isMinimized:s.boolean(),author:d,editor:d})})
async function readCommentState(e,t){const n=await e.graphql(l,{id:t}).catch(()=>{})
const{data:r}=f.safeParse(n)
if(!r)return"ours"
const{isMinimized:s,author:o,editor:i}=r.node
if(i!==null&&i.login!==o?.login)return"edited"
return s?"hidden":"ours"}async function readCommentNode(e,{owner:t,name:n},{id:r,kind:s}){const o=`GET /repos/{owner}/{repo}/${s}/comments/{comment_id}`
const i=e.request(o,{owner:t,repo:n,comment_id:r})
return i.then(({data:e})=>e.node_id).catch(()=>{})}}),61502:((e,t,n)=>{n.d(t,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,oM:()=>closingLine})
var r=n(9702)
const s=new r.A({html:!1}).disable(["reference","inline","text_join"])
const o=90
function fencesIn(e){const t=s.parse(e,{})
if(t.some(({level:e})=>e>o))return
const n=e.split("\n")
const r=[]
let i=0
let a=0
for(const{type:e,map:s,level:o,content:c,markup:u,info:l}of t){const[t,d]=s??[0,0]
if(e==="blockquote_open"&&t>=a){a=d
if(n.slice(t+1,d).some(isFarQuote))i=d}if(e!=="fence"||t<i)continue
const f=n[t]??""
const h=f.slice(0,f.length-l.length-u.length)
const m=c===""?0:c.replace(/\n$/,"").split("\n").length
r.push({start:t,end:d,isClosed:d-t-1>m,isNested:o>0,before:h,mark:u,info:l})}return r}function isFarQuote(e){return/(?: {4}|\t {0,3})>/.test(/^[>\s]*/.exec(e)?.[0]??"")}function continuationPrefix({before:e}){let t=""
for(const n of e)t+=n==="\t"?" ".repeat(4-t.length%4):n
return t.replaceAll(/>(?! )/g,"> ").replaceAll(/[^>]/g," ")}function closingLine(e){return continuationPrefix(e)+e.mark}const i=3
const a=6
function demoteHeadings(e){const t=e.replaceAll(/\r\n?/g,"\n").split("\n")
for(const{type:e,map:n,markup:r,tag:o}of s.parse(t.join("\n"),{})){if(e!=="heading_open"||!n)continue
const[s,u]=n
const l="#".repeat(Math.min(a,Number(o.slice(1))+i))
const d=t[s]??""
const f=r==="="||r==="-"
t[s]=f?d.replace(c,`$&${l} `):d.replace(/#{1,6}/,l)
if(!f)continue
const h=t.slice(s+1,u-1).map(e=>e.replace(c,""))
t[s]=[t[s],...h].join(" ")
for(let e=s+1;e<u;e+=1)t[e]=quotesOf(t[e]??"")}return t.join("\n")}function quotesOf(e){return/^[\s>]*/.exec(e)?.[0]??""}const c=/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/}),14966:((e,t,n)=>{n.d(t,{$:()=>neutralise,_:()=>neutraliseWords})
var r=n(88135)
var s=n(62423)
var o=n(61502)
var i=n(17482)
class Reader{line
#e=0
#t=new Map
#n
constructor(e){this.line=e
this.#n=mailsIn(e).reverse()
for(const{0:t,index:n}of[...e.matchAll(/`+/g)].reverse()){const e=this.#t.get(t.length)
if(e)e.push(n)
else this.#t.set(t.length,[n])}}get isAtEnd(){return this.#e>=this.line.length}peek(e=0){return this.line[this.#e+e]??""}see(e){return this.match(e)?.[0]??""}match(e){return matchAt(e,this.line,this.#e)}take(e){this.#e+=e
return this.line.slice(this.#e-e,this.#e)}skip(e){this.#e+=e}startsWith(e){return this.line.slice(this.#e,this.#e+e.length).toLowerCase()===e.toLowerCase()}nextMail(){while((this.#n.at(-1)?.at??Number.POSITIVE_INFINITY)<=this.#e)this.#n.pop()
const e=this.#n.at(-1)
if(!e)return a
const t=Math.max(e.start,this.#e)
return{after:t-this.#e,length:e.end-t}}toClosingTicks(e){const t=this.#t.get(e)??[]
while((t.at(-1)??Number.POSITIVE_INFINITY)<=this.#e)t.pop()
const n=t.at(-1)
return n===void 0?void 0:n+e-this.#e}}const a={after:Number.POSITIVE_INFINITY,length:0}
function mailsIn(e){const t=[]
let n=0
for(let r=e.indexOf("@");r>=0;r=e.indexOf("@",r+1)){const[s=""]=matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y,e,r+1)??[]
const[o=""]=matchAt(/[0-9a-f]{7,64}(?!\w)/iy,e,r+1)??[]
const i=o===""?/[\w.+-]/:/[\w./-]/
let a=r
while(a>n&&i.test(e.charAt(a-1)))a-=1
const c=r+1+(o||s).length
if(c>r+1&&a<r)t.push({start:a,at:r,end:c})
n=r+1}return t}function matchAt(e,t,n){e.lastIndex=n
return e.exec(t)}var c=n(40013)
function writeLine(e,t,n,r){const s=t?e.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g)??[]:[e]
for(const[e,t]of s.entries()){if(t==="|"&&endsInAddress(s[e-1]??""))r.raw(" ")
writeText(t,n,r)}}function endsInAddress(e){return e.slice(e.lastIndexOf(" ")+1).includes("://")}function writeText(e,t,n){const r=new Reader(e)
while(!r.isAtEnd)if(!writePhrase(r,t,n)&&!writeMail(r,n))writeToken(r,t,n)}function writeMail(e,t){const{after:n,length:r}=e.nextMail()
if(n>0)return!1
t.code(e.take(r))
return!0}const u={"\\":writeEscape,"`":writeTicks,"<":writeAngle,"&":writeEntity,"!":writeImage,"[":writeLink,"]":writeClosingBracket,"@":writeMention,"#":writeReference,"/":writeSlash}
function writeToken(e,t,n){(u[e.peek()]??writeWords)(e,t,n)}function writePhrase(e,{phrases:t},n){const r=t.find(t=>t!==""&&!t.includes("`")&&e.startsWith(t))
if(r===void 0)return!1
n.code(e.take(r.length))
return!0}function writeEscape(e,t,n){const r=e.see(/\\(?:<|#\d|@[A-Za-z0-9])/y)
if(r.startsWith("\\<")||isActing(r,n)){e.skip(1)
return}if(r.startsWith("\\@")){e.skip(1)
n.code(e.take(e.see(g).length))
return}const s=e.see(/\\[!-/:-@[-`{-~]/y)!==""
if(!s){n.raw(e.take(1)+(e.isAtEnd?"":"\\"))
return}const o=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(n.tail)
n.raw(`${o&&/[:/.]/.test(e.peek(1))?" ":""}${e.take(2)}`)}function writeTicks(e,{phrases:t},n){const r=e.see(/`+/y)
const s=e.toClosingTicks(r.length)
if(s===void 0)n.raw("\\`".repeat(e.take(r.length).length))
else n.span((0,i.Hl)(e.take(s),t))}function writeAngle(e,t,n){n.raw(/[A-Za-z/!?]/.test(e.peek(1))?"&lt;":"<")
e.skip(1)}const l=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(e,t,n){const r=e.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!e.see(l)
n.raw(r?"&amp;":"&")
e.skip(1)}const d=/\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/
const f=/<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/
const h=/(?: {1,9}"[^"`\\<>]*")?/
const m=new RegExp(`${d.source}\\( {0,9}(?:${f.source})${h.source} {0,9}\\)`,"y")
function takeLink(e,t){const[n,r="",s,o=""]=e.match(m)??[]
if(n===void 0)return
e.skip(n.length)
const i=s??o
return{words:r,address:i,url:(0,c.eL)(i,t)}}function writeImage(e,t,n){e.skip(1)
const r=takeLink(e,t)
if(!r){n.raw(e.peek()==="["?"\\!":"!")
return}const s={...r,words:`image: ${r.words}`}
if((0,c.Ex)(r.url,t)&&isPlain(s.words,t))writeKept(s,t,n)
else writeApart(s,t,n)}function writeLink(e,t,n){const r=takeLink(e,t)
if(!r){n.raw(e.take(1))
return}const{words:s,url:o}=r
const i=(0,c.Ex)(o,t)||/^#[\w-]*$/.test(o)
const a=(0,c.X0)(n.tail)&&!(0,c.fo)(o,t)
const u=i&&isPlain(s,t)&&!a
if(u)writeKept(r,t,n)
else writeApart(r,t,n)}function isPlain(e,{phrases:t}){const n=t.some(t=>e.toLowerCase().includes(t.toLowerCase()))
return!n&&!p.test(e)&&!/@|#\d|&[#\w]|\$`|`\$/.test(e)}function writeKept({words:e,url:t},{phrases:n},r){r.raw("[")
for(const[t,s]of e.split("`").entries())if(t%2===0)r.raw(s)
else r.span((0,i.Hl)(`\`${s}\``,n))
r.raw(`](${t})`)}const p=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/i
function writeApart({words:e,address:t},n,r){if(/[^\s(["'*_]$/.test(r.tail))r.raw(" ")
writeText(e,n,r)
if(t===""){r.raw(" ")
return}r.raw(" (")
r.code(t)
r.raw(")")}function writeClosingBracket(e,t,n){n.raw(/[(:]/.test(e.peek(1))?"\\]":"]")
e.skip(1)}const g=/@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y
function writeMention(e,t,n){const r=/[A-Za-z0-9]$/.test(n.tail)?"":e.see(g)
if(r==="")n.raw(e.take(1))
else n.code(e.take(r.length))}function writeReference(e,t,n){const r=e.see(/#\d+/y)
if(isActing(r,n))n.code(e.take(r.length))
else n.raw(e.take(1))}function isActing(e,{tail:t}){return e.includes("#")&&((0,c.X0)(t)||/[\w.-]$/.test(t))}function writeSlash(e,t,n){const r=n.atStart?e.see(/\/[A-Za-z][\w/.-]*/y):""
if(r==="")n.raw(e.take(1))
else n.code(e.take(r.length))}const w=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(e,t,n){if(e.see(w))writeAddress(e,t,n)
else if(e.see(/GH-\d/iy)&&(0,c.X0)(n.tail))n.code(e.take(e.see(/GH-\d+/iy).length))
else{const t=e.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length
n.raw(e.take(Math.min(t,e.nextMail().after)))}}function writeAddress(e,t,n){const r=e.see(/(?:[^\s<>`|\\"'[\](){}&]|&(?!lt;))+/y)
const s=withoutEnd(r)
e.skip(s.length)
const o=(0,c.MU)(s,t)&&(0,c.rS)(e.see(/\S*/y))&&!(0,c.X0)(n.tail)
if(o)n.raw(s)
else n.code(s)}function withoutEnd(e){let t=e.length
while(/[.,;:!?*_~]/.test(e.charAt(t-1)))t-=1
return e.slice(0,t)}const b=/^[\s>*+\-\d.)[\]x]*$/
const y=60
class Writer{#r=[]
tail=""
atStart=!0
#s=!1
get text(){return this.#r.join("")}raw(e){if(e==="")return
this.#o(this.#s&&e.startsWith("`")?` ${e}`:e)
this.#s=!1
this.atStart=e.endsWith("\n")||this.atStart&&b.test(e)}span(e){this.#o(/[`$]$/.test(this.tail)?` ${e}`:e)
this.#s=!0
this.atStart=!1}code(e){this.span(`\`${e}\``)}#o(e){this.#r.push(e)
this.tail=(this.tail+e.slice(-y)).slice(-y)}}const v=5
function neutralise(e,t){let n=e.replaceAll(/\r\n?/g,"\n")
for(let e=0;e<v;e+=1){const e=rewritten(n,t)
if(e===void 0)break
if(e===n)return e
n=e}return(0,s.DV)("",(0,i.Nv)(e.replaceAll(/\r\n?/g,"\n")))}function neutraliseWords(e,t,n="– "){const r=neutralise(n+e.replaceAll(/\s+/g," "),t)
return r.startsWith(n)&&!r.includes("\n")?r.slice(n.length):(0,s.aY)(e)}function rewritten(e,t){const n=e.split("\n")
const r=n.map(i.Nv)
const s=(0,o.Yp)(r.join("\n"))
if(!s)return
const a=r.some(e=>/^[\s>*+\d.|:-]+$/.test(e)&&e.includes("-")&&/[|:]/.test(e))
const c=new Writer
let u=0
const writeProse=e=>{for(;u<e;u+=1){if(u>0)c.raw("\n")
writeLine(r[u]??"",a,t,c)}}
for(const e of s){writeProse(e.start)
if(u>0)c.raw("\n")
const s=n.slice(e.start+1,e.isClosed?e.end-1:e.end)
writeFence(e,{code:s,end:e.isClosed?r[e.end-1]:void 0},t,c)
u=e.end}writeProse(r.length)
return(0,i.ix)(c.text,t.phrases)}function languageOf(e){const t=/^\s*([\w+#.-]{1,30})/.exec(e)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(t)?"text":t}const k=/^[^!-=?-~]*/
function writeFence(e,{code:t,end:n},{phrases:s},a){const{before:c,mark:u,info:l}=e
const d=t.map(e=>`${e.replace(k,i.Nv).replaceAll("\0","�")}\n`)
const f=(0,i.ix)(d.join(""),s)
a.raw(`${c}${u}${languageOf(l)}\n${f}${n??(0,o.oM)(e)}`)
if(f===d.join(""))return
const h=(0,o.U2)(e)
a.raw(`\n${h.trimEnd()}\n${h}${(0,r.J1)("broken-commands")}\n${h.trimEnd()}`)}}),40013:((e,t,n)=>{n.d(t,{Ex:()=>isImageOfOurs,MU:()=>isOurs,X0:()=>endsInClosingWord,eL:()=>permalink,fo:()=>isFile,rS:()=>endsThere})
const r=/^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/
function permalink(e,{repositoryUrl:t,commit:n}){const[,s="",o,i,a,c,u,l=""]=r.exec(e)??[]
const d=s.split("/").map(inAddress)
if(n===void 0||d.includes(""))return e
const[f=i,h=a]=[c,u]
const m=f===void 0?l:`#L${f}${h===void 0?"":`-L${h}`}`
return`${t}/${o===""?"blob":"tree"}/${n}/${d.join("/")}${m}`}function inAddress(e){const t=decoded(e)
if(/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(t))return""
return encodeURIComponent(t).replaceAll(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}function decoded(e){try{return decodeURIComponent(e.toWellFormed())}catch{return""}}const s="https://docs.github.com/"
const o=["https://github.com/user-attachments/","https://user-images.githubusercontent.com/"]
const i=/^[\w:/.#?=%+~-]*$/
function isDownward(e){return i.test(e)&&!/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(e)}function endsThere(e){return/^[.,;:!?*_~)\]}"']*$/.test(e)}function isOurs(e,{repositoryUrl:t}){if(!isDownward(e)||/^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(e))return!1
return e===t||["/","#","?"].some(n=>e.startsWith(t+n))||e.startsWith(s)}function isFile(e,{repositoryUrl:t}){return[`${t}/blob/`,`${t}/tree/`].some(t=>e.startsWith(t))}function isImageOfOurs(e,t){return isOurs(e,t)||isDownward(e)&&o.some(t=>e.startsWith(t))}function endsInClosingWord(e){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(e)}}),63697:((e,t,n)=>{n.d(t,{Gr:()=>titledBy,Hw:()=>openPullRequest,Kh:()=>workMarker,Nl:()=>addLabels,Zr:()=>pullRequestTitle,je:()=>renderPullRequest,lj:()=>requestReviews})
var r=n(94869)
var s=n(88135)
var o=n(58908)
var i=n(25816)
var a=n(17482)
var c=n(78276)
function renderPullRequest({about:e,answer:t,requester:n,runUrl:r,...o}){const i=(0,c.KJ)(t,o)
const a=(0,s.J1)("pull-request",{answer:i,requester:n,run_url:r})
if(e.number===void 0)return a
const u=String(e.number)
if(e.repository!==void 0)return`${(0,s.J1)("part-of",{thread:`${e.repository}#${u}`})}\n\n${a}`
return`${e.isDiscussion?(0,s.J1)("for-discussion",{number:u}):(0,s.J1)("closes",{issue:u})}\n\n${a}`}function pullRequestTitle({number:e,title:t,repository:n=""}){return(0,r.TN)((0,a.WN)(t),200)||(e===void 0?"Changes":`Changes for ${n}#${e}`)}function titledBy(e){const[t="",n=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(e)??[]
const s=(0,r.Mx)(n.trim(),"# \t")
return s===""?{rest:e}:{title:s,rest:e.slice(t.length)}}async function openPullRequest(e,t,n,r="draft"){const{owner:s,name:i}=t
try{const t={owner:s,repo:i,...n,draft:r==="draft"}
return{...found((await e.request("POST /repos/{owner}/{repo}/pulls",t)).data),isNew:!0}}catch(s){if(r==="draft"&&hasNoDrafts(s))return openPullRequest(e,t,n,"ready")
const i=s instanceof o.Q4&&s.status===422&&/already exists/i.test(s.message)
if(!i&&!(0,o.VH)(s))throw s
const a=await pullRequestOf(e,t,n).catch(()=>{})
if(a)return i?a:{...a,isNew:!0}
throw s}}function hasNoDrafts(e){return e instanceof o.Q4&&e.status===422&&/draft pull requests are not/i.test(e.message)}async function pullRequestOf(e,{owner:t,name:n},{head:r,base:s}){const o={owner:t,repo:n,head:`${t}:${r}`,base:s,state:"open"}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/pulls",o)
return i[0]&&found(i[0])}function found({number:e,html_url:t,draft:n,base:r}){return{number:e,url:t,...n===!1&&{isReady:!0},baseSha:r.sha}}async function addLabels(e,{owner:t,name:n},r,s){const o="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await e.request(o,{owner:t,repo:n,issue_number:r,labels:[...s]})}async function requestReviews(e,t,n,r){try{await askAll(e,t,n,r)}catch(s){if(!(s instanceof o.Q4&&s.status===422&&r.length>1))throw s
const i=[]
for(const s of r)await askAll(e,t,n,[s]).catch(e=>i.push(e))
if(i.length>0)throw i[0]}}async function askAll(e,{owner:t,name:n},r,s){const o=s.flatMap(e=>e.includes("/")?[e.slice(e.indexOf("/")+1)]:[])
const i=s.filter(e=>!e.includes("/"))
const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await e.request(a,{owner:t,repo:n,pull_number:r,reviewers:i,team_reviewers:o})}const u=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const l=/(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/
const d=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(e,{repositoryId:t,number:n,other:r}){if(e==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const s=(0,i.fq)(e,"deckhand work",`${t}#${n}${r===void 0?"":` in ${r}`}`)
return{isAble:!0,mark:e=>`\x3c!-- deckhand:work ${s.codeOf(["branch",e])} --\x3e`,isMarked(e,t){const[n,...r]=e.matchAll(u)
return n?.[1]!==void 0&&r.length===0&&s.isOurs(n[1],["branch",t])},trailer:e=>`Agent-Mark: ${s.codeOf(["conversation",e])}`,hasTrailer(e){const[,t=""]=l.exec(e)??[]
const[,n]=d.exec(e)??[]
return n!==void 0&&s.isOurs(n,["conversation",t])}}}}),78276:((e,t,n)=>{n.d(t,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var r=n(62423)
var s=n(61502)
var o=n(14966)
function clipMarkdown(e,t,n){if(e.length<=t)return closeFence(e)
const r=e.slice(0,t).replace(/[\ud800-\udbff]$/,"")
return`${closeFence(r)}\n\n_(cut: ${n})_`}const i=24e3
function clipProse(e,t){for(let n=2e4;;n=Math.floor(n/2)){const r=(0,o.$)(clipMarkdown(e,n,"the whole answer is in the output `final-response`"),t)
if(r.length<=i)return r}}function closeFence(e){const t=(0,s.Yp)(e.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const n=t!==void 0&&!t.isClosed&&!t.isNested
return n?`${e.replace(/\n$/,"")}\n${t.mark}`:e}const a=60
const c=8e3
function renderShortDiff(e){const t=e.trimEnd()
if(t===""||t.length>c||t.split("\n").length>a)return""
return`<details><summary>Diff</summary>\n\n${(0,r.DV)("diff",t)}\n\n</details>`}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>s,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var r=n(91106)
const s="<secret-hidden>"
function maskOf(e,t=s){const n=new Set([...e].flatMap(r.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:r}=findAllIn(i,e)
const s=n.find(({start:e,end:t})=>e<r&&r<t)?.start??r
const o=n.filter(({end:e})=>e<=s)
return{safe:replaced(e.slice(0,s),o,t),rest:e.slice(s)}}})}const o=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:s}=findAll(e,t)
const o=(0,r.Zw)(t)
if(o===t.length)return{spans:n,open:(0,r.dy)(t,s)}
const i=Math.min(findAll(e,t.slice(0,o)).open,o)
return{spans:n,open:(0,r.dy)(t,Math.min(s,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,r.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:s,startOf:o,endOf:i}=(0,r.DH)(t)
const{spans:a,open:c}=e.scan(s)
const u=a.map(({start:e,end:t})=>({start:o(e),end:i(t-1)}))
return{spans:joined([...n.spans,...u]),open:Math.min(n.open,o(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const r=[]
let s=0
for(const o of t){r.push(e.slice(s,o.start),n)
s=o.end}return r.join("")+e.slice(s)}class Automaton{#i=[0]
#a=[0]
#c=[0]
#u=[0]
#l=[0]
#d=[0]
#f=new Int32Array(65536)
constructor(e){for(const t of e)this.#h(t)
this.#m()}scan(e){const t=[]
let n=0
for(let r=0;r<e.length;r+=1){const s=e.charCodeAt(r)
if(s<14&&isPassedOver(e,r))continue
n=n===0?this.#p(s):this.#g(n,s)
const o=this.#d[n]??0
if(o>0)t.push({start:back(e,r+1,o),end:r+1})}return{spans:t,open:back(e,e.length,this.#u[n]??0)}}#h(e){let t=0
for(let n=0;n<e.length;n+=1){const r=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#w(t,r)||this.#b(t,r)}this.#d[t]=this.#u[t]??0}#b(e,t){const n=this.#i.push(t)-1
this.#a.push(0)
this.#l.push(0)
this.#d.push(0)
this.#u.push((this.#u[e]??0)+1)
if(e===0)this.#f[t]=n
this.#c.push(this.#a[e]??0)
this.#a[e]=n
return n}#m(){const e=this.#y(0)
for(const t of e){const n=this.#l[t]??0
this.#d[t]||=this.#d[n]??0
for(const r of this.#y(t)){this.#l[r]=this.#g(n,this.#i[r]??0)
e.push(r)}}}#y(e){const t=[]
for(let n=this.#a[e]??0;n!==0;n=this.#c[n]??0)t.push(n)
return t}#p(e){return this.#f[e]??0}#w(e,t){if(e===0)return this.#p(t)
let n=this.#a[e]??0
while(n!==0&&this.#i[n]!==t)n=this.#c[n]??0
return n}#g(e,t){let n=e
let r=this.#w(n,t)
while(r===0&&n!==0){n=this.#l[n]??0
r=this.#w(n,t)}return r}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let r=t-1
while(e.charCodeAt(r)===a)r-=1
return e.charCodeAt(r)!==i}function back(e,t,n){let[r,s]=[t,n]
while(s>0){r-=1
if(!isPassedOver(e,r))s-=1}return r}function redactor(e){return maskOf([s,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(r){n+=r
if(t.length>c&&n.length<t.length)return""
const{safe:s,rest:o}=e().begin(take())
t=o
return s},end(){const n=e().mask(take())
t=""
return n}})}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var r=n(73024)
var s=n(76760)
var o=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,r.lstatSync)(e,{throwIfNoEntry:!1}),readlink:r.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new o.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return i.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,s.isAbsolute)(t)&&(0,r.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||u.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...u].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const n=[(0,s.resolve)(e),realPathOf(e)]
const isBelow=e=>n.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,s.resolve)(e,t))||isBelow(realPathOf((0,s.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return r.realpathSync.native(e)}catch{const n=(0,s.dirname)(e)
if(n===e||t>l)return e
const r=realPathOf(n,t)
const o=linkAt((0,s.join)(r,(0,s.basename)(e)))
if(o===void 0)return(0,s.join)(r,(0,s.basename)(e))
return realPathOf((0,s.isAbsolute)(o)?o:`${r}/${o}`,t+1)}}function linkAt(e){try{return(0,r.readlinkSync)(e)}catch{return}}const l=40
function findSystemProgram(e,t){const n=[]
for(const r of i){const o=(0,s.join)(r,e)
if(t.lstat(o)===void 0)continue
const i=problemOf(o,t)
if(i==="")return o
n.push(`${o} is not used: ${i}.`)}return{refused:n}}function problemOf(e,t){let[n,r,o]=["/",e.split("/"),0]
for(let e=r.shift();e!==void 0;e=r.shift()){const i=(0,s.resolve)(n,e)
const a=t.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){o+=1
if(o>l)return"it leads in a circle"
const e=t.readlink(i)
if((0,s.isAbsolute)(e))n="/"
r=[...e.split("/"),...r]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}}),12384:((e,t,n)=>{n.d(t,{Ko:()=>acknowledgedAt,PB:()=>signOff,V9:()=>whyWithdrawn,b0:()=>acknowledge,l$:()=>removeRequestSign})
var r=n(54995)
var s=n(79235)
var o=n(44463)
var i=n(50383)
var a=n(44855)
var c=n(60593)
var u=n(3549)
var l=n(62423)
var d=n(98664)
var f=n(88135)
var h=n(29058)
var m=n(93992)
async function acknowledge(e,t,n){const s=acknowledgedAt(t)
try{if(s)await leave(e,s,n)}catch(e){(0,r.printNotice)(`The reaction could not be added. ${(0,d.ec)(e).message}`)}}async function signOff(e,t,n){await leave(e,t,n).catch(()=>{})}async function leave({github:e,job:t,mayWrite:n},r,s){if(n)await(0,u.wv)(e,t.repository,r,s)}async function removeRequestSign({github:e,job:t,mayWrite:n},{requestSign:s,thread:o}){if(!n||!s||o.type==="none")return
try{await(0,u.HK)(e,t.repository,o.number,s)}catch(e){(0,r.printNotice)(`The ${s.kind} could not be removed. ${(0,d.ec)(e).message}`)}}function acknowledgedAt({item:e,kind:t,thread:n}){if(t==="review"||n.type==="none")return
const{id:r,nodeId:s}=e
switch(e.kind){case"issue-comment":case"review-comment":return{kind:e.kind,id:r}
case"issue":case"pull-request":return{kind:"thread",number:n.number}
case"review":return s===void 0?void 0:{kind:"node",id:s,permission:"pull-requests: write"}
case"discussion":case"discussion-comment":return s===void 0?void 0:{kind:"node",id:s,permission:"discussions: write"}
default:return}}async function whyWithdrawn(e){const{trigger:t,world:n}=e
const{github:a,job:c}=e
try{const r=await(0,i.lh)((0,o.n)(a,c.repository),t)
if(!r||!t.requestSign)return
const{kind:u,name:l}=t.requestSign
if(r.withdrawn)return await tell(e,wordsOf(u,l,(0,m.Id)(t),r.withdrawn.again))
const d=t.decision&&bothDecisions((0,s.triggerSettings)(n.env),r)
if(!d)return
const h=(0,f.J1)("taken-back-both",d)
return t.decision?.verdict==="approve"?await tell(e,h):h}catch(e){(0,r.printNotice)(`It could not be checked whether the request still counts. ${(0,d.ec)(e).message}`)
return}}function wordsOf(e,t,n,r){if(r===void 0)return(0,f.J1)(`taken-back-${e}`,{name:t})
return(0,f.J1)(`taken-back-${e}-again`,{name:t,who:(0,l.aY)(n),other:(0,l.aY)(r)})}function bothDecisions({approveLabel:e="",rejectLabel:t=""},{present:n}){const find=e=>n.find(({name:t})=>(0,a.Av)(t,e))
const[r,s]=[find(e),find(t)]
if(!r||!s)return
const o={approver:(0,l.aY)(r.by??"somebody"),rejecter:(0,l.aY)(s.by??"somebody")}
return{approve:e,reject:t,...o}}async function tell(e,t){const{github:n,job:s,trigger:o,redact:i,mayWrite:a}=e
if(!a||o.thread.type==="none"||await(0,h.rA)(e,(0,h.Ab)(e)))return t
try{await(0,c.Gy)(n,s.repository,o.thread.number,(0,h.kN)(e,i(t)))}catch(e){(0,r.printNotice)(`The reason could not be posted on the thread. ${(0,d.ec)(e).message}`)}return t}}),93992:((e,t,n)=>{n.d(t,{Id:()=>deciderOf,RM:()=>triggerForItem,fb:()=>withPromptFile,qS:()=>onBehalf})
var r=n(15472)
var s=n(48142)
var o=n(44463)
var i=n(90009)
var a=n(7256)
var c=n(98664)
var u=n(54267)
const l=64*1024
async function withPromptFile(e,t,n){const r=(0,s.JR)(t,"prompt-file")
if(r===void 0)return{trigger:n,fault:void 0}
try{const s=await readText(e,r,{env:t,trigger:n})
const o=[s,n.request].filter(e=>e!=="").join("\n\n")
return{trigger:{...n,request:o},fault:void 0}}catch(e){return{trigger:n,fault:(0,c.ec)(e)}}}async function readText(e,t,{env:n,trigger:r}){const a=(0,s.JT)(t)
if(a!==void 0)throw noSuchFile(t,a)
const c=(0,o.n)(e.github,e.job.repository)
const u=await(0,i._T)(c,t,await baseOf(c,n,r))
if(u===void 0)throw noSuchFile(t,"is not a file of the base commit")
if(u.length>l)throw noSuchFile(t,"has more than 64 kB")
if(u.trim()==="")throw noSuchFile(t,"is empty")
return u.trim()}async function baseOf(e,t,{thread:n}){if(n.type==="pull_request")return(await(0,a.Es)(e,n.number)).base.sha
return t.GITHUB_SHA??""}function noSuchFile(e,t){return new c.vC("config",`The \`prompt-file\` ${JSON.stringify(e.slice(0,200))} ${t}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(e,t){const n=(0,r.b8)((0,s.JR)(e,"item")??"{")
const{trigger:o}=t
if(!n||o.kind==="decision")return t
if(o.thread.type==="pull_request")return{trigger:o,fault:t.fault??notOnPulls()}
const{snapshot:i,requestSign:a,run:c,...u}=o
const l=o.kind==="schedule"?"schedule":"automation"
const f=`${o.key}/item/${n.key}`
return{...t,trigger:{...u,...d,kind:l,key:f,about:aboutOf(n)}}}const d={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new c.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:e,kind:t,number:n,title:r}){const s=n!==void 0&&(t==="issue"||t==="pull-request")
return{title:r===""?e:r,text:r===e?e:`${e}\n${r}`,...s&&{thread:{type:t==="issue"?"issue":"pull_request",number:n}}}}function deciderOf({actors:e}){return e[0]?.login??"nobody"}function onBehalf(e,t){const[n]=e.kind==="decision"?(0,u.sp)(t)?.items[0]?.pending.requesters??[]:[]
if(!n)return e
return{...e,asker:{login:n.login,id:n.id??void 0,type:n.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>u})
var r=n(54995)
var s=n(79235)
var o=n(58908)
var i=n(62423)
var a=n(98664)
var c=n(88135)
const u="agent:needs-approval"
function decisionLabels(e){const{approveLabel:t,rejectLabel:n}=(0,s.triggerSettings)(e)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:u,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named((0,s.triggerSettings)(e).label,"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const s={created:[],existing:[],missing:[]}
for(const o of n)try{const n=await createLabel(e,t.repository,o)?s.created:s.existing
n.push(o.name)}catch(e){(0,r.printNotice)(`The label ${o.name} could not be created. ${(0,a.ec)(e).message}`)
s.missing.push(o)}return s}function toldOf(e){return(0,c.J1)("labels-created",{names:e.map(e=>(0,i.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,i.aY)(e)).join(", ")
return(0,c.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},r){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...r})
return!0}catch(e){if(e instanceof o.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),38833:((e,t,n)=>{n.d(t,{C2:()=>markThread,Hn:()=>registerShown,L3:()=>withUnsavedNote,TV:()=>closeApprovalComment,mi:()=>decidedIn})
var r=n(54995)
var s=n(79235)
var o=n(54552)
var i=n(685)
var a=n(60593)
var c=n(3549)
var u=n(63697)
var l=n(98664)
var d=n(88135)
var f=n(33365)
var h=n(29058)
var m=n(54267)
async function closeApprovalComment({github:e,job:t},n,{approvalComment:s,isWaiting:o}){if(o!==void 0&&n.type!=="none")await markThread({github:e,job:t},n.number,o)
try{if(s)await(0,a.Iz)(e,t.repository,s,s.body)}catch(e){(0,r.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,l.ec)(e).message}`)}}async function markThread({github:e,job:t},n,s){try{if(s)await(0,u.Nl)(e,t.repository,n,[f.uE])
else await(0,c.HK)(e,t.repository,n,{kind:"label",name:f.uE})}catch(e){if(Object(e).status===404)return;(0,r.printNotice)(`The label ${f.uE} could not be changed. ${(0,l.ec)(e).message}`)}}function registerShown(e,{id:t},n){return(0,m.LY)({...e,comment:{id:t,digest:(0,o.rr)((0,a.pI)(n))}})}function withUnsavedNote(e){return`${(0,d.J1)("approval-unkept")}\n\n${e}`}function decidedIn({world:e,job:t,trigger:n},r,{results:o,next:a,redact:c}){const u={repositoryUrl:t.repositoryUrl,phrases:(0,s.phrasesOf)(e.env)}
return(0,h.kN)({world:e,job:t,trigger:n},c((0,i.z6)(r,{...u,results:o,where:a?.url})))}}),24380:((e,t,n)=>{n.d(t,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,zu:()=>postLastWord})
var r=n(54995)
var s=n(46101)
var o=n(48142)
var i=n(79235)
var a=n(58908)
var c=n(60593)
var u=n(25816)
var l=n(62822)
var d=n(61229)
var f=n(98664)
var h=n(88135)
var m=n(12384)
var p=n(38833)
var g=n(29058)
var w=n(21271)
async function beginRunComment(e,t,n){const{github:r,job:o,trigger:i,world:a}=e
const{thread:u}=i
if(!takesComments(e)||i.kind==="review"||u.type==="none")return
const l=await(n?(0,c.QA)(r,o.repository,n,t).then(e=>e.runComment):(0,c.Gy)(r,o.repository,u.number,t,(0,g.MI)(a.env,i))).catch(unlessRefused)
if(!l)return
const d=u.type==="pull_request"?(0,h.J1)("cut-off-pull-request",{run_url:o.runUrl}):(0,h.J1)("cut-off",{kind:u.type,number:String(u.number),run_url:o.runUrl});(0,s.r1)(a.env,{runComment:l,body:(0,g.kN)(e,(0,g.F8)(a.env,d))})
return l}function takesComments({mayWrite:e,world:t,trigger:n}){return e&&n.thread.type!=="none"&&(0,o.JR)(t.env,"comment-mode")!=="none"}function unlessRefused(e){const{message:t}=(0,f.ec)(e)
const n=e instanceof a.Q4&&(e.status===0||e.status>=500||/locked/i.test(t))
if(!n)throw e;(0,r.printNotice)(`There is no comment yet; the summary of this run will have the report. ${t}`)}async function postLastWord(e,{report:{outcome:t,review:n},body:s}){const{github:o,job:i,redact:a,trigger:u,world:h}=e
const{kind:m,thread:p}=u
const w=l.tz.includes(t)&&t!=="cancelled"
const b=!w&&n!==void 0&&(0,d.hR)(n)
const y=m!=="review"||w||b
if(!takesComments(e)||p.type==="none"||!y)return
try{if(m==="review"&&b)return await postUnseen(e,p,s)
return await(0,c.Gy)(o,i.repository,p.number,s,(0,g.MI)(h.env,u))}catch(e){(0,r.printFault)((0,f.ec)(e),a)
return}}async function postUnseen(e,t,n){const{github:r,job:s,world:o}=e
const i={thread:t,key:"a review that could not look"}
const a=(0,g.kN)({world:o,job:s,trigger:i},(0,u.e1)(n).words)
const isIt=e=>(0,g.we)(o.env,s,t).isOurs(e,i.key)
const l=(await(0,g.po)(e,{issue:t.number},isIt)).at(-1)
if(!l)return(0,c.Gy)(r,s.repository,t.number,a)
return(await(0,c.QA)(r,s.repository,l,a)).runComment}async function pointTo(e,t,{github:n,job:s},o){const i={thread:{type:"issue",number:t.issue},key:`answered below ${e.id}`}
const a=(0,g.kN)({world:{env:o},job:s,trigger:i},(0,h.J1)("answered-below",{url:e.url}))
try{await(0,c.Iz)(n,s.repository,t,a)}catch(e){(0,r.printNotice)(`The first comment could not be updated. ${(0,f.ec)(e).message}`)}}async function answerBelow(e,t,n){const{github:r,job:s}=e
const{mark:o}=(0,u.e1)(n)
const isIt=e=>o!==""&&(0,u.e1)(e).mark===o&&(0,g.Lt)(e)
const i=(await(0,g.po)(e,t,isIt).catch(()=>[])).find(({id:e})=>e>t.id)
return i?(0,c.QA)(r,s.repository,i,n):{body:n,runComment:await(0,c.yn)(r,s.repository,t,n)}}async function finishRunComment(e,t,n){const{github:i,job:a,redact:u}=e
const{runComment:l,body:d,isAnswer:h}=n;(0,s.r1)(t,n)
try{const n=h&&(0,o.JR)(t,"comment-mode")==="new"
const r=await(n?answerBelow(e,l,d):(0,c.QA)(i,a.repository,l,d));(0,s.r1)(t,void 0)
if(r.runComment.id!==l.id)await pointTo(r.runComment,l,e,t)
return r}catch(e){(0,r.printFault)((0,f.ec)(e),u)
return{runComment:l,body:d}}}async function removeRunComment(e,t,n){if(t.url===n)return
const{github:o,job:i,world:a}=e
try{await(0,c.Tu)(o,i.repository,t)
return(0,s.r1)(a.env,void 0)}catch(e){(0,r.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,f.ec)(e).message}`)}await finishRunComment(e,a.env,{runComment:t,body:(0,g.kN)(e,(0,h.J1)("joined",{url:n??""}))})}function linksOf({job:e,trigger:t,world:n},r,s){const{runUrl:o,repositoryUrl:a}=e
const c={repositoryUrl:a,commit:s,phrases:(0,i.phrasesOf)(n.env)}
return{...c,conversationId:r,runUrl:o,requester:(0,w.iq)(t)}}async function tellResult(e,{env:t,thread:n},r){const{runComment:s,sign:o}=r
await(0,p.TV)(e,n,r)
const i=s&&await finishRunComment(e,t,{...r,runComment:s})
if(o)await(0,m.PB)(e,o.place,o.content)
return i}async function tellResultAgain(e,{answer:{reaction:t},pendingReport:n}){const{world:r,job:s,trigger:o,mayWrite:i}=e
if(!i||s.runAttempt===1)return
const{thread:a,key:c}=o
if(n?.lease.key===c){await tellResult(e,{env:r.env,thread:a},n)
return}const u=(0,m.Ko)(o)
if(u&&t)await(0,m.PB)(e,u,t)}}),29058:((e,t,n)=>{n.d(t,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var r=n(54995)
var s=n(48142)
var o=n(44463)
var i=n(71762)
var a=n(60593)
var c=n(18970)
var u=n(25816)
var l=n(63697)
var d=n(98664)
var f=n(88135)
function markerOf(e,{repository:t},n){const r=n.type==="none"?"":n.number
return(0,u.rz)((0,s.bg)(e)??"",`${t.owner}/${t.name}#${r}`)}function workMarkerOf({world:e,trigger:t,other:n}){const{thread:r,repositoryId:o}=t
if(r.type==="none")return(0,l.Kh)("",{repositoryId:o,number:0})
return(0,l.Kh)((0,s.bg)(e.env)??"",{repositoryId:o,number:r.number,other:n?.id})}function ownMarks(e,t,n){const r=n.type==="none"?"":n.number
const o=(0,u.iY)((0,s.bg)(e)??"",`${t.repository.owner}/${t.repository.name}#${r}`)
const i=markerOf(e,t,n)
const a=(0,s.bg)(e)
const c=(0,u.e5)(a??"",`${t.repository.owner}/${t.repository.name}`)
const isOfOurIntent=e=>a!==void 0&&(0,u.Kr)(c,e)
return e=>i.isOurs(e)||o.read(e)!==void 0||isOfOurIntent(e)}function withMark({world:e,job:t,trigger:n},r){const s=markerOf(e.env,t,n.thread).mark(n.key)
return s===""?r:`${r}\n\n${s}`}function withIsolationWarning(e,t,n=(0,s.JR)(e,"isolation")==="none"){return n?`${t}\n\n${(0,f.J1)(isolationWords(e))}`:t}function isolationWords(e){if((0,s.JR)(e,"agent-server-url")===void 0)return"no-sandbox"
return(0,s.JR)(e,"agent-server-conversation")==="true"?"remote-agent":"remote-machine"}async function readOwnComments({github:e,job:t},{issue:n,place:r={kind:"comment"}},s){if(r.kind==="discussion"){const t=await(0,c.kJ)(e,r.discussionId,s)
return t.map(e=>({issue:n,place:r,...e}))}const u=await(0,i.jU)((0,o.n)(e,t.repository))
const isOurs=({body:e="",user:t})=>(0,i.Fj)(t,u)&&s(e)
return r.kind==="review-thread"?(0,a.Yo)(e,t.repository,{issue:n,place:r},isOurs):(0,a.Sg)(e,t.repository,n,isOurs)}function isUnfinished(e){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(e)}function reportsEnd(e){return e.startsWith("### ")&&!isUnfinished(e)}async function commentOfEarlierAttempt(e){const{job:t,world:n}=e
if(t.runAttempt===1)return
const r=(0,s.bg)(n.env)===void 0?()=>!0:answersThis(e)
return findOwnComment(e,e=>r(e)&&isUnfinished(e)&&e.includes(`(${t.runUrl})`))}function isFinal({runAttempt:e},t){return e>1?/^### (?:🟢|⚪)/u.test(t):reportsEnd(t)}function answersThis({world:e,job:t,trigger:n}){const r=markerOf(e.env,t,n.thread)
return e=>r.isOurs(e,n.key)}async function findOwnComment({world:e,github:t,job:n,trigger:s},o){const{thread:i}=s
if(i.type==="none")return
const a={issue:i.number,place:replyPlace(e.env,s)}
try{return(await readOwnComments({github:t,job:n},a,o))[0]}catch(e){(0,r.printNotice)(`It could not be checked whether this was answered before. ${(0,d.ec)(e).message}`)
return}}function replyPlace(e,{answer:t}){if(t.kind==="discussion")return t
const n=((0,s.JR)(e,"confirmation")??"never")==="never"
return t.kind==="review-thread"&&n?t:{kind:"comment"}}}),21271:((e,t,n)=>{n.d(t,{YX:()=>askerOf,dT:()=>branchTemplate,et:()=>subjectOf,gl:()=>branchBeginning,he:()=>snapshotDigest,iq:()=>requesterOf,xo:()=>newBranch})
var r=n(77598)
var s=n(41320)
var o=n(91116)
var i=n(94869)
function subjectOf({thread:e,snapshot:t,request:n,run:r,kind:s,about:o}){const a=e.type==="none"?void 0:e.number
const c=t?.title??o?.title??(r?`Fix ${r.name}`:n)
const u=a===void 0&&(s==="schedule"||s==="automation")
return{number:a,title:(0,i.TN)(c,200),isTask:u,isDiscussion:e.type==="discussion"}}const a=["workflow_dispatch","repository_dispatch"]
function requesterOf(e){const{kind:t,event:n}=e
const r=askerOf(e)?.login
if(r===void 0)return"a schedule"
if(t==="ci-failure")return`a failed run of ${r}`
const s=t==="review"||t==="automation"&&!a.includes(n)
return s?"the workflow":r}function askerOf({actors:e,asker:t}){return t??e[0]}function branchTemplate({world:e,other:t}){const n=(0,s.ER)(e.env)["branch-name"]
return t?n.replace(/^agent\//,`agent/${(0,i.yR)(t.main.name,40)||"other"}-`):n}function newBranch({number:e,title:t,isTask:n=!1,isDiscussion:r=!1},{runId:s,runAttempt:a,task:c},u){if(n&&c){const e=(0,o.Pr)(u,{kind:"task",number:c.digest,slug:c.words,run:s})
return{branch:e,plain:e}}if(e===void 0){const e=a>1?String(a):""
const t=(0,o.Pr)(u,{kind:"run",number:s,slug:e,run:s})
return{branch:t,plain:t}}const l=kindOf({isDiscussion:r})
const named=t=>(0,o.Pr)(u,{kind:l,number:e,slug:t,run:s})
return{branch:named((0,i.yR)(t,40)),plain:named("")}}function branchBeginning({number:e,...t},n){return e===void 0?void 0:(0,o.VI)(n,{kind:kindOf(t),number:e})}function kindOf({isDiscussion:e=!1}){return e?"discussion":"issue"}function snapshotDigest({title:e,body:t}){return(0,r.createHash)("sha256").update(`${e}\0${t}`).digest("hex")}})}

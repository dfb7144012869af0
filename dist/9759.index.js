export const id=9759
export const ids=[9759,2140,5985]
export const modules={89759:((t,e,n)=>{n.r(e)
n.d(e,{releaseOnly:()=>releaseOnly,writeFewer:()=>writeFewer})
var o=n(54668)
var r=n(1539)
var s=n(58119)
var i=n(75985)
var a=n(85831)
const c=[1/4,1/16,1/64,0]
async function writeFewer(t,e,n,r){const s=copiedIn(e.files)
const a=s.map(sizeOf).toSorted((t,e)=>t-e)
const l=a.reduce((t,e)=>t+e,0)
for(const n of s.length===0?[]:c){const{files:s,lost:c}=withFewer(e.files,largestWithin(a,l*n))
try{const n=await t.write({...e,files:s});(0,i.noteUncopied)({notes:r},c)
return{written:n,files:s}}catch(t){if(!(0,o.WY)(t))throw t}}throw n}async function releaseOnly(t,{begun:e,ended:n,files:o}){const{conversation_id:s,read_until:i,thread_digest:a}=e
const c={...n,conversation_id:s,read_until:i,thread_digest:a,proposal:null}
return t.write({manifest:c,files:(0,r.kk)(o)}).then(({status:t})=>t==="saved",()=>!1)}function largestWithin(t,e){let[n,o]=[e,-1]
for(const e of t){n-=e
if(n<0)break
o=e}return o}function copiedIn(t){return partsOf(t).flatMap(({work:t})=>t?.copies?.all??[])}function sizeOf(t){return t.kind==="gone"?0:(0,s.$E)(t).length}function withFewer(t,e){const n=[]
const o=partsOf(t).flatMap(({work:t,own:o,inPart:r})=>{if(!t?.copies)return o
const{base:s,all:i}=t.copies
const c=i.filter(t=>t.kind!=="gone"&&sizeOf(t)>e)
const l=c.map(t=>({path:Buffer.from(t.path,"latin1").toString(),size:sizeOf(t)}))
n.push(...l.map(t=>({...t,why:"the disk of the runner was full"})))
const f=i.filter(t=>!c.includes(t))
const p=[...t.lost,...l.map(({path:t})=>({path:t,was:""}))]
return(0,a.Xo)({...t,copies:{base:s,all:f},lost:p}).map(r)})
return{files:[...t.filter(({path:t})=>!isWork(t)),...o],lost:n}}const isWork=t=>t.startsWith("work/")&&t!==a.f
function partsOf(t){const e=t.filter(({path:t})=>isWork(t))
const n=e.filter(({path:t})=>(0,a.Yc)(t)).map(({path:t})=>Number(t.split("/")[2]))
const o=e.filter(({path:t})=>!(0,a.Yc)(t))
const same=t=>t
return[{own:o,work:(0,a.x9)(contentsOf(o)),inPart:same},...[...new Set(n)].map(t=>{const n=e.filter(({path:e})=>(0,a.Yc)(e,t))
return{own:n,work:(0,a.x9)((0,a.sA)(contentsOf(n),t)),inPart:e=>(0,a.fZ)(e,t)}})]}function contentsOf(t){return new Map(t.map(({path:t,read:e})=>[t,e()]))}}),75985:((t,e,n)=>{n.r(e)
n.d(e,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var o=n(94869)
var r=n(33737)
var s=n(88135)
function noteUncopied({notes:t},e){if(e.length>0)t.add((0,s.J1)("work-not-copied",{files:lostNamed(e)}))}const i=10
function lostNamed(t){const e=t.slice(0,i).map(({path:t,size:e,why:n})=>`${(0,r.aY)(t)} (${e>0?`${(0,o.lP)(e)}: `:""}${n})`)
const n=t.length-e.length
return[...e,...n>0?[`${n} more`]:[]].join(", ")}})}

export const id=2140
export const ids=[2140]
export const modules={89759:((t,e,n)=>{n.r(e)
n.d(e,{releaseOnly:()=>releaseOnly,writeFewer:()=>writeFewer})
var r=n(54668)
var s=n(1539)
var o=n(58119)
var i=n(75985)
var a=n(85831)
const c=[1/4,1/16,1/64,0]
async function writeFewer(t,e,n,s){const o=copiedIn(e.files)
const a=o.map(sizeOf).toSorted((t,e)=>t-e)
const f=a.reduce((t,e)=>t+e,0)
for(const n of o.length===0?[]:c){const{files:o,lost:c}=withFewer(e.files,largestWithin(a,f*n))
try{const n=await t.write({...e,files:o});(0,i.noteUncopied)({notes:s},c)
return{written:n,files:o}}catch(t){if(!(0,r.WY)(t))throw t}}throw n}async function releaseOnly(t,{begun:e,ended:n,files:r}){const{conversation_id:o,read_until:i,thread_digest:a}=e
const c={...n,conversation_id:o,read_until:i,thread_digest:a,proposal:null}
return t.write({manifest:c,files:(0,s.kk)(r)}).then(({status:t})=>t==="saved",()=>!1)}function largestWithin(t,e){let[n,r]=[e,-1]
for(const e of t){n-=e
if(n<0)break
r=e}return r}function copiedIn(t){return partsOf(t).flatMap(({work:t})=>t?.copies?.all??[])}function sizeOf(t){return t.kind==="gone"?0:(0,o.$E)(t).length}function withFewer(t,e){const n=[]
const r=partsOf(t).flatMap(({work:t,own:r,inPart:s})=>{if(!t?.copies)return r
const{base:o,all:i}=t.copies
const c=i.filter(t=>t.kind!=="gone"&&sizeOf(t)>e)
const f=c.map(t=>({path:Buffer.from(t.path,"latin1").toString(),size:sizeOf(t)}))
n.push(...f.map(t=>({...t,why:"the disk of the runner was full"})))
const l=i.filter(t=>!c.includes(t))
const p=[...t.lost,...f.map(({path:t})=>({path:t,was:""}))]
return(0,a.Xo)({...t,copies:{base:o,all:l},lost:p}).map(s)})
return{files:[...t.filter(({path:t})=>!isWork(t)),...r],lost:n}}const isWork=t=>t.startsWith("work/")&&t!==a.f
function partsOf(t){const e=t.filter(({path:t})=>isWork(t))
const n=e.filter(({path:t})=>(0,a.Yc)(t)).map(({path:t})=>Number(t.split("/")[2]))
const r=e.filter(({path:t})=>!(0,a.Yc)(t))
const same=t=>t
return[{own:r,work:(0,a.x9)(contentsOf(r)),inPart:same},...[...new Set(n)].map(t=>{const n=e.filter(({path:e})=>(0,a.Yc)(e,t))
return{own:n,work:(0,a.x9)((0,a.sA)(contentsOf(n),t)),inPart:e=>(0,a.fZ)(e,t)}})]}function contentsOf(t){return new Map(t.map(({path:t,read:e})=>[t,e()]))}})}

export const id=9759
export const ids=[9759,5985]
export const modules={89759:((t,e,n)=>{n.r(e)
n.d(e,{releaseOnly:()=>releaseOnly,writeFitting:()=>writeFitting})
var s=n(88135)
var o=n(95582)
var r=n(99217)
var i=n(1539)
var a=n(58119)
var l=n(75985)
var c=n(85831)
const f=[3/4,1/2,1/4,1/16,1/64,0]
async function writeFitting(t,e,n,s){for(const r of smallerThan(e,n,s))try{const e=await t.write(r.draft)
r.tell()
return{written:e,files:r.draft.files}}catch(e){if(!(0,o.Jm)(e))throw e
if(partOf(e)===partOf(n))continue
const i=await writeFitting(t,r.draft,e,s)
r.tell()
return i}throw n}function partOf(t){return t instanceof o.MF?t.part:"copies"}function smallerThan(t,e,n){return partOf(e)==="conversation"?withShorterConversation(t,n):withFewerCopies(t,e,n)}function*withFewerCopies(t,e,n){const s=partsOf(t.files)
const r=s.flatMap(({work:t})=>t?.copies?.all??[]).toSorted((t,e)=>sizeOf(t)-sizeOf(e))
const i=r.reduce((t,e)=>t+sizeOf(e),0)
const a=e instanceof o.MF?"all changes together are too large":"the disk of the runner was full"
for(const e of r.length===0?[]:f){const{files:o,lost:c}=withFewer(s,smallestWithin(r,i*e))
const f=t.files.filter(({path:t})=>!isWork(t))
const tell=()=>(0,l.noteUncopied)({notes:n},c.map(t=>({...t,why:a})))
yield{draft:{...t,files:[...f,...o]},tell:tell}}}function*withShorterConversation(t,e){const{manifest:n,files:o}=t
const without=(...t)=>o.filter(({path:e})=>!t.some(t=>e.startsWith(i.H3+t))||e===i.H3+r.Ct)
const a=(0,s.J1)("state-without-sub-agents")
yield{draft:{manifest:n,files:without("observations/","subagents/")},tell:()=>e.add(a)}
const l={...n,read_until:null,thread_digest:null,proposal:null}
const tell=()=>{e.delete(a)
e.add((0,s.J1)("state-without-conversation"))}
yield{draft:{manifest:l,files:without("")},tell:tell}}async function releaseOnly(t,{begun:e,ended:n,files:s}){const{conversation_id:o,read_until:r,thread_digest:a}=e
const l={...n,conversation_id:o,read_until:r,thread_digest:a,proposal:null}
return t.write({manifest:l,files:(0,i.kk)(s)}).then(({status:t})=>t==="saved",()=>!1)}function smallestWithin(t,e){const n=new Set
let s=e
for(const e of t){s-=sizeOf(e)
if(s<0)break
n.add(e)}return n}function sizeOf(t){return t.kind==="gone"?0:(0,a.$E)(t).length}function withFewer(t,e){const n=[]
const s=t.flatMap(({work:t,own:s,inPart:o})=>{if(!t?.copies)return s
const{base:r,all:i}=t.copies
const a=i.filter(t=>t.kind!=="gone"&&!e.has(t))
const l=a.map(t=>({path:Buffer.from(t.path,"latin1").toString(),size:sizeOf(t)}))
n.push(...l)
const f=[...t.lost,...l.map(({path:t})=>({path:t,was:""}))]
const p=i.filter(t=>!a.includes(t))
return(0,c.Xo)({...t,copies:{base:r,all:p},lost:f}).map(o)})
return{files:s,lost:n}}const isWork=t=>t.startsWith("work/")&&t!==c.f
function partsOf(t){const e=t.filter(({path:t})=>isWork(t))
const n=e.filter(({path:t})=>(0,c.Yc)(t)).map(({path:t})=>Number(t.split("/")[2]))
const s=e.filter(({path:t})=>!(0,c.Yc)(t))
const same=t=>t
return[{own:s,work:(0,c.x9)(contentsOf(s)),inPart:same},...[...new Set(n)].map(t=>{const n=e.filter(({path:e})=>(0,c.Yc)(e,t))
return{own:n,work:(0,c.x9)((0,c.sA)(contentsOf(n),t)),inPart:e=>(0,c.fZ)(e,t)}})]}function contentsOf(t){return new Map(t.map(({path:t,read:e})=>[t,e()]))}}),75985:((t,e,n)=>{n.r(e)
n.d(e,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var s=n(94869)
var o=n(33737)
var r=n(88135)
function noteUncopied({notes:t},e,n=0){if(e.length>0)t.add((0,r.J1)("work-not-copied",{files:lostNamed(e,n)}))}const i=10
function lostNamed(t,e=0){const n=t.slice(0,i).map(({path:t,size:e,why:n})=>`${(0,o.aY)(t)} (${e>0?`${(0,s.lP)(e)}: `:""}${n})`)
const r=t.length-n.length+e
return[...n,...r>0?[`${r} more`]:[]].join(", ")}})}

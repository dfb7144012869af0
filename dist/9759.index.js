export const id=9759
export const ids=[9759,5985]
export const modules={89759:((t,e,n)=>{n.r(e)
n.d(e,{releaseOnly:()=>releaseOnly,writeFitting:()=>writeFitting})
var o=n(88135)
var s=n(45867)
var r=n(95582)
var i=n(99217)
var a=n(1539)
var l=n(58119)
var c=n(75985)
var f=n(85831)
const p=[3/4,1/2,1/4,1/16,1/64,0]
async function writeFitting(t,e,n,o){for(const s of smallerThan(e,n,o))try{const e=await t.write(s.draft)
s.tell()
return{written:e,files:s.draft.files,kept:{proposal:s.draft.manifest.proposal}}}catch(e){if(!(0,r.Jm)(e))throw e
if(partOf(e)===partOf(n))continue
const i=await writeFitting(t,s.draft,e,o)
s.tell()
return i}throw n}function partOf(t){return t instanceof r.MF?t.part:"copies"}function smallerThan(t,e,n){return partOf(e)==="conversation"?withShorterConversation(t,n):withFewerCopies(t,e,n)}function*withFewerCopies(t,e,n){const o=partsOf(t.files)
const s=o.flatMap(({work:t})=>t?.copies?.all??[]).toSorted((t,e)=>sizeOf(t)-sizeOf(e))
const i=s.reduce((t,e)=>t+sizeOf(e),0)
const a=e instanceof r.MF?"all changes together are too large":"the disk of the runner was full"
for(const e of s.length===0?[]:p){const{files:r,lost:l}=withFewer(o,smallestWithin(s,i*e))
const f=t.files.filter(({path:t})=>!isWork(t))
const tell=()=>(0,c.noteUncopied)({notes:n},l.map(t=>({...t,why:a})))
yield{draft:{...t,files:[...f,...r]},tell:tell}}}function*withShorterConversation(t,e){const{manifest:n,files:s}=t
const without=(...t)=>s.filter(({path:e})=>!t.some(t=>e.startsWith(a.H3+t))||e===a.H3+i.Ct)
const r=(0,o.J1)("state-without-sub-agents")
yield{draft:{manifest:n,files:without("observations/","subagents/")},tell:()=>e.add(r)}
const l={...n,read_until:null,thread_digest:null,proposal:withoutActions(n)}
const tell=()=>{e.delete(r)
e.add((0,o.J1)("state-without-conversation"))}
yield{draft:{manifest:l,files:without("")},tell:tell}}function withoutActions({proposal:t}){const{data:e}=s.Jh.safeParse(t)
if(!e)return null
const n=(0,s.dz)(e).filter(({pending:t})=>"tool"in t)
const[r]=n
if(!r)return t
const i={verdict:"dropped",by:"us",at:r.pending.created,reason:(0,o.J1)("approval-conversation-lost")}
return JSON.parse(JSON.stringify((0,s.Q6)(e,n,i)))}async function releaseOnly(t,{begun:e,ended:n,files:o}){const{conversation_id:s,read_until:r,thread_digest:i}=e
const l={...n,conversation_id:s,read_until:r,thread_digest:i,proposal:null}
return t.write({manifest:l,files:(0,a.kk)(o)}).then(({status:t})=>t==="saved",()=>!1)}function smallestWithin(t,e){const n=new Set
let o=e
for(const e of t){o-=sizeOf(e)
if(o<0)break
n.add(e)}return n}function sizeOf(t){return t.kind==="gone"?0:(0,l.$E)(t).length}function withFewer(t,e){const n=[]
const o=t.flatMap(({work:t,own:o,inPart:s})=>{if(!t?.copies)return o
const{base:r,all:i}=t.copies
const a=i.filter(t=>t.kind!=="gone"&&!e.has(t))
const l=a.map(t=>({path:Buffer.from(t.path,"latin1").toString(),size:sizeOf(t)}))
n.push(...l)
const c=[...t.lost,...l.map(({path:t})=>({path:t,was:""}))]
const p=i.filter(t=>!a.includes(t))
return(0,f.Xo)({...t,copies:{base:r,all:p},lost:c}).map(s)})
return{files:o,lost:n}}const isWork=t=>t.startsWith("work/")&&t!==f.f
function partsOf(t){const e=t.filter(({path:t})=>isWork(t))
const n=e.filter(({path:t})=>(0,f.Yc)(t)).map(({path:t})=>Number(t.split("/")[2]))
const o=e.filter(({path:t})=>!(0,f.Yc)(t))
const same=t=>t
return[{own:o,work:(0,f.x9)(contentsOf(o)),inPart:same},...[...new Set(n)].map(t=>{const n=e.filter(({path:e})=>(0,f.Yc)(e,t))
return{own:n,work:(0,f.x9)((0,f.sA)(contentsOf(n),t)),inPart:e=>(0,f.fZ)(e,t)}})]}function contentsOf(t){return new Map(t.map(({path:t,read:e})=>[t,e()]))}}),75985:((t,e,n)=>{n.r(e)
n.d(e,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var o=n(94869)
var s=n(33737)
var r=n(88135)
function noteUncopied({notes:t},e,n=0){if(e.length>0)t.add((0,r.J1)("work-not-copied",{files:lostNamed(e,n)}))}const i=10
function lostNamed(t,e=0){const n=t.slice(0,i).map(({path:t,size:e,why:n})=>`${(0,s.aY)(t)} (${e>0?`${(0,o.lP)(e)}: `:""}${n})`)
const r=t.length-n.length+e
return[...n,...r>0?[`${r} more`]:[]].join(", ")}})}

export const id=214
export const ids=[214]
export const modules={10214:((t,e,n)=>{n.r(e)
n.d(e,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var a=n(31827)
var o=n(7925)
var c=n(47575)
var r=n(84150)
var s=n(28030)
async function holdBack(t,e,{whyUnseen:n,about:o,...r}){const{change:i,withheldTree:f}=e
const h=f===void 0?[]:await protectedOf(t,i.tree,f,e.withheld)
const p=o==="memory"?h.filter(({path:t})=>(0,a.UV)(t)):h
const l=await(0,c.p6)(t,i.tree,p,"new")
const u=await(0,s.reviewChange)(t,{tree:l,files:[],leftOut:[]},{...r,policy:letting(r)})
const{chosen:w,unseen:d}=await shownOf(t,i.tree,u.entries,n)
const m=await(0,c.p6)(t,i.tree,w,"new")
return{tree:m,rest:await(0,c.p6)(t,f??i.tree,w,"old"),patch:(await exactPatch(t,i.tree,m)).toString("utf8"),paths:w.map(({path:t})=>t),unseen:d}}function letting({policy:t}){return{...t,protectedPaths:"allow"}}async function protectedOf(t,e,n,a){if(a.some(({path:t})=>t===""))return[]
const r=new Set(a.filter(({code:t})=>(0,o.bz)(t)).map(({path:t})=>t))
return(await(0,c.Mc)(t,e,n)).filter(({path:t})=>r.has(t))}async function shownOf(t,e,n,a){const o=[]
const r=new Map
for(const s of groupsOf(n)){const n=await(0,c.p6)(t,e,[...o,...s],"new")
const i=a(await exactPatch(t,e,n))
if(i===void 0)o.push(...s)
else for(const{path:t}of s)r.set(t,i)}return{chosen:o,unseen:r}}function groupsOf(t){let e=t.map(t=>[t])
for(const{lock:n,manifests:a}of(0,r.fq)(t.map(({path:t})=>t))){const isOfPair=t=>t.some(({path:t})=>t===n||a.includes(t))
e=[e.filter(isOfPair).flat(),...e.filter(t=>!isOfPair(t))]}return e}const i=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(t,e,n){return t.bytes([...i,e,n])}})}

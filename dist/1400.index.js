export const id=1400
export const ids=[1400]
export const modules={81400:((t,e,n)=>{n.r(e)
n.d(e,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var a=n(60601)
var o=n(54552)
var c=n(9179)
var r=n(83093)
var s=n(16772)
var i=n(85163)
async function holdBack(t,e,{clean:n,about:o,...c}){const{change:s,withheldTree:f}=e
const h=f===void 0?[]:await protectedOf(t,s.tree,f,e.withheld)
const p=o==="memory"?h.filter(({path:t})=>(0,a.UV)(t)):h
const l=await(0,r.p6)(t,s.tree,p,"new")
const u=await(0,i.reviewChange)(t,{tree:l,files:[],leftOut:[]},{...c,policy:letting(c)})
const{chosen:w,unseen:d}=await shownOf(t,s.tree,u.entries,n)
const m=await(0,r.p6)(t,s.tree,w,"new")
return{tree:m,rest:await(0,r.p6)(t,f??s.tree,w,"old"),patch:(await exactPatch(t,s.tree,m)).toString("utf8"),paths:w.map(({path:t})=>t),unseen:d}}function letting({policy:t}){return{...t,protectedPaths:"allow"}}async function protectedOf(t,e,n,a){if(a.some(({path:t})=>t===""))return[]
const o=new Set(a.filter(({code:t})=>(0,c.bz)(t)).map(({path:t})=>t))
return(await(0,r.Mc)(t,e,n)).filter(({path:t})=>o.has(t))}async function shownOf(t,e,n,a){const c=[]
const s=new Map
for(const i of groupsOf(n)){const n=await(0,r.p6)(t,e,[...c,...i],"new")
const f=(0,o.O$)(await exactPatch(t,e,n),a)
if(f===void 0)c.push(...i)
else for(const{path:t}of i)s.set(t,f)}return{chosen:c,unseen:s}}function groupsOf(t){let e=t.map(t=>[t])
for(const{lock:n,manifests:a}of(0,s.fq)(t.map(({path:t})=>t))){const isOfPair=t=>t.some(({path:t})=>t===n||a.includes(t))
e=[e.filter(isOfPair).flat(),...e.filter(t=>!isOfPair(t))]}return e}const f=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(t,e,n){return t.bytes([...f,e,n])}})}

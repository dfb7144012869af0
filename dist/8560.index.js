export const id=8560
export const ids=[8560]
export const modules={88560:((n,e,o)=>{o.r(e)
o.d(e,{shownChange:()=>shownChange})
async function shownChange(n,e){const{lineage:o,tree:t}=n
const[s]=o?.parents??[]
if(!o?.conflicts.length||s===void 0)return{change:n,from:o?.from}
const c=await e.joined(o.from,s,o.conflicts)
const{files:r}=await e.compared(t,c)
return{change:{...n,files:r},from:c}}})}

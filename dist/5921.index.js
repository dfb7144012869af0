export const id=5921
export const ids=[5921]
export const modules={85921:((e,t,s)=>{s.d(t,{readWhereabouts:()=>readWhereabouts})
var r=s(28942)
var n=s(58908)
var o=s(50383)
const a=r.object({state:r.string(),locked:r.boolean().nullish()})
async function readWhereabouts(e,t){const s=e.get("").then(()=>!0,()=>!1)
try{const{state:s,locked:r}=a.parse(await e.get("/issues/{issue_number}",{issue_number:t}))
return s==="closed"&&r&&await isConverted(e,t)?"converted":"here"}catch(e){if(e instanceof n.O_)return"transferred"
return(0,n.ST)(e)&&await s?"deleted":"here"}}async function isConverted(e,t){const s=await(0,o.Wu)(e,t).catch(()=>[])
return s.some(({event:e})=>e==="converted_to_discussion")}})}

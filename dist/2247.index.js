export const id=2247
export const ids=[2247]
export const modules={42247:((e,t,r)=>{r.d(t,{readMergeable:()=>readMergeable})
var s=r(7256)
const a=[500,1500,3e3,5e3]
async function readMergeable(e,t){const{number:r,commit:o,sleep:n}=t
let i=await(0,s.Es)(e,r)
for(const t of a){if(isSettled(i,o))return i
await n(t)
i=await(0,s.Es)(e,r)}return isSettled(i,o)?i:{...i,isMergeable:void 0}}function isSettled({state:e,head:t,isMergeable:r},s){return e!=="open"||t.sha===s&&r!==void 0}})}

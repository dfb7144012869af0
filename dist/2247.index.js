export const id=2247
export const ids=[2247]
export const modules={42247:((e,s,t)=>{t.d(s,{readMergeable:()=>readMergeable})
var o=t(7256)
const r=[500,1500,3e3,5e3]
async function readMergeable(e,s){const{number:t,commit:n,sleep:a,isGone:i}=s
let l=await(0,o.Es)(e,t)
if(isSettled(l,n))return{pull:l,isBaseGone:!1}
const{promise:c,resolve:d}=Promise.withResolvers()
const u=i(l.base.branch).then(e=>e&&d("gone"))
u.catch(()=>{})
for(const s of r){if(await Promise.race([a(s),c])==="gone")return{pull:l,isBaseGone:!0}
l=await(0,o.Es)(e,t)
if(isSettled(l,n))return{pull:l,isBaseGone:!1}}return{pull:{...l,isMergeable:void 0},isBaseGone:!1}}function isSettled({state:e,head:s,isMergeable:t},o){return e!=="open"||s.sha===o&&t!==void 0}})}

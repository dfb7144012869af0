export const id=3496
export const ids=[3496]
export const modules={61115:((t,e,r)=>{r.r(e)
r.d(e,{fitting:()=>fitting,writeFaultSummary:()=>writeFaultSummary,writeSummary:()=>writeSummary})
var n=r(98664)
var o=r(94869)
var a=r(33737)
var i=r(30007)
var s=r(6009)
var u=r(57974)
async function writeSummary(t,e){if(!t.GITHUB_STEP_SUMMARY)return
try{const{summary:t}=await Promise.all([r.e(4119),r.e(6811)]).then(r.bind(r,46811))
await t.addRaw(fitting(e),!0).write()}catch(t){(0,u.printNotice)(`The summary of this run could not be written. ${(0,n.ec)(t).message}`)}}async function writeFaultSummary(t,e,r){const{headline:n,list:i,quote:u,hint:m,code:c}=e
const h={repositoryUrl:"",phrases:[]}
const words=t=>(0,s.$)(r(t),h)
const f=u===void 0?[]:[`> ${(0,a.$E)(500,r(u))}`]
const y=(0,o.hC)(m&&words(m),`(Code ${(0,a.aY)(c)}.)`)
const l=words((0,o.Mx)((0,o.TN)(n,300),"."))
const w=i.length===0?[]:[i.map(t=>`- ${words(t)}`).join("\n")]
await writeSummary(t,[`### 🔴 ${l}`,...w,...f,y].join("\n\n"))}const m=1e6
function fitting(t){if(Buffer.byteLength(t)<=m)return t
return(0,i._n)(t,Math.floor(m/3)-100,"the summary was too long; see the log of the run for the rest")}})}

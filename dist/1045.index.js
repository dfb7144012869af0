export const id=1045
export const ids=[1045]
export const modules={91045:((t,e,n)=>{n.r(e)
n.d(e,{trackedInAction:()=>trackedInAction})
var r=n(33368)
var s=n(97167)
var i=n(26117)
async function trackedInAction({env:t,scripts:e},n){const c=(0,i.ep)(e,n)
if(c===void 0||c==="")return[]
const a=(0,r.$Y)({folder:n,environment:(0,s._K)(t)})
const o=await a.raw(["ls-files","-z","--",`:(literal)${c}`]).catch(()=>"")
const p=o.split("\0").map(t=>t.slice(c.length+1).split("/")[0]??"")
return[...new Set(p)].filter(t=>t!=="")}}),97167:((t,e,n)=>{n.d(e,{We:()=>captureJob,_K:()=>gitEnvironment,xg:()=>captureLimits})
var r=n(22499)
function gitEnvironment(t){return(0,r.mR)(t)}const s={leastMs:6e4,share:.1}
const i=.75
function captureLimits(t){const e=Math.max(s.leastMs,t*6e4*s.share)
return{gitMs:e*i,copiesMs:e*(1-i)}}function captureJob({captureCommand:t,late:e},n){return{command:t,limitMs:captureLimits(n).gitMs,signal:e}}})}

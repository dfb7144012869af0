export const id=4040
export const ids=[4040]
export const modules={94040:((r,o,n)=>{n.r(o)
n.d(o,{pullGoal:()=>pullGoal})
var e=n(4471)
var t=n(89812)
var a=n(7256)
var i=n(33737)
var s=n(88135)
var u=n(29943)
async function pullGoal(r,o,{isApplying:n=!1}={}){const{branch:e,repository:t}=o.head
const a=o.base.branch
const u=o.isFork?whyNotToFork(r,o,n):await whyNotToBranch(r,e)
if(u!==void 0)return{kind:"patch",base:a,why:(0,s.J1)(`lowered-${u}`,{branch:(0,i.aY)(e)})}
const c={number:o.number,url:o.url}
return{kind:"advance",branch:e,base:a,pullRequest:c,...o.isFork&&{fork:t}}}function whyNotToFork({settings:r},o,n){if(n||!r.slice(u.We)["fork-push"])return"fork"
if(o.head.repository===void 0)return"fork-gone"
if(!o.maintainerCanModify)return"fork-author"
return(0,e.Q8)(o.head.branch)?void 0:"name"}async function whyNotToBranch({github:r,job:o},n){if(!(0,e.Q8)(n))return"name"
return(0,a.WM)((0,t.n)(r,o.repository),n)}})}

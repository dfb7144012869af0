export const id=3300
export const ids=[3300]
export const modules={3300:((e,t,n)=>{n.r(t)
n.d(t,{searchForCovers:()=>searchForCovers})
var s=n(73024)
var r=n(76760)
var a=n(51698)
var o=n(88906)
const c=5e3
const i=200
async function restrictedFiles(e,t=o.IJ,n=c){const r=t.filter(e=>(0,s.existsSync)(e)).map(e=>[e,(0,s.realpathSync)(e)])
const i=topmost(r.map(([,e])=>e)).toReversed()
const p=existingPlaces(e).flatMap(e=>["-path",escapedPattern(e),"-prune","-o"])
const h=[]
let d=n
let u=!0
for(const e of i){const t=performance.now()
const{stdout:n,timedOut:s,exitCode:r}=await(0,a.cd)([(0,a.DM)("find"),e,...p,...l],Math.max(1,d))
d-=performance.now()-t
h.push(...n.split("\0").slice(0,-1))
u&&=!s&&r!==void 0}return{paths:fewer(h,i).flatMap(e=>placesOf(e,r)),isWhole:u}}const l=["-type","l","-o","-type","d","(","-perm","-o=x","-o","(","-readable","-o","-executable",")","-print0","-prune","-o","-prune",")","-o","-type","d","-o","!","-perm","-o=r","-readable","-print0"]
function existingPlaces(e){return[...new Set(e.filter(e=>(0,s.existsSync)(e)).map(e=>(0,s.realpathSync)(e)))]}function escapedPattern(e){return e.replaceAll(/[\\*?[\]]/g,"\\$&")}function topmost(e){const t=[...new Set(e)]
return t.filter(e=>!t.some(t=>e.startsWith(`${t}/`)))}function fewer(e,t){const depth=e=>e.split("/").length
let n=e
while(n.length>i){const e=Math.max(...n.filter(e=>!t.includes((0,r.dirname)(e))).map(depth))
if(e<0)return n
n=topmost(n.map(n=>depth(n)===e&&!t.includes((0,r.dirname)(n))?(0,r.dirname)(n):n))}return n}function placesOf(e,t){return t.flatMap(([t,n])=>{if(e===n)return[t]
return e.startsWith(`${n}/`)?[`${t}${e.slice(n.length)}`]:[]})}function searchForCovers(e){let t=!0
const n=restrictedFiles(e.map(({path:e})=>e)).catch(()=>({paths:[],isWhole:!1})).then(e=>{t=e.isWhole
return e.paths})
const there=async()=>(await n).filter(e=>(0,s.existsSync)(e))
return{areThere:async()=>(await there()).length>0,laidOver:async e=>{const t=(await there()).map(e=>({how:"no",path:e}))
return{...e,places:[...t,...e.places]}},tested:async e=>{const{selfTest:t}=e
const n=[...t?.hidden??[],...await there()]
return t===void 0?e:{...e,selfTest:{...t,hidden:n}}},gaps:()=>t?[]:[p]}}const p="Commands may read files of the system that only the runner's user may read: there are too many to look at all."})}

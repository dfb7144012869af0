export const id=3543
export const ids=[3543]
export const modules={93543:((t,e,n)=>{n.r(e)
n.d(e,{saveDifference:()=>saveDifference,savePatch:()=>savePatch,shownPatch:()=>shownPatch})
var a=n(77598)
var s=n(73024)
var r=n(98664)
async function shownPatch(t){const e=t.toString("utf8")
if(!/(?:^|\n)diff --git "/.test(e))return e
return(await n.e(2998).then(n.bind(n,22998))).withReadableNames(e)}const c=1024*1024
function savePatch(t,e){return saved(t,async t=>t(e))}function saveDifference(t,{from:e,to:n,path:a}){return saved(a,a=>t.diffPieces({tree:n},a,e))}async function saved(t,e){const{beginning:n,isCut:a,digest:c}=await written(t,e).catch(e=>{(0,s.rmSync)(t,{force:!0})
throw e})
if(digestOf(t)===c)return{path:t,patch:await shownPatch(n),...a&&{isCut:!0}}
throw new r.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function written(t,e){const n=(0,a.createHash)("sha256")
const r=[]
let o=0
const i=(0,s.openSync)(t,"w")
try{await e(t=>{for(let e=0;e<t.length;)e+=(0,s.writeSync)(i,t,e)
n.update(t)
if(o<c)r.push(t.subarray(0,c-o))
o+=t.length})}finally{(0,s.closeSync)(i)}return{beginning:Buffer.concat(r),isCut:o>c,digest:n.digest("hex")}}function digestOf(t){const[e,n]=[(0,a.createHash)("sha256"),Buffer.allocUnsafe(c)]
const r=(0,s.openSync)(t,"r")
try{for(;;){const t=(0,s.readSync)(r,n)
if(t===0)return e.digest("hex")
e.update(n.subarray(0,t))}}finally{(0,s.closeSync)(r)}}})}

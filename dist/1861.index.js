export const id=1861
export const ids=[1861,3543]
export const modules={21861:((t,e,n)=>{n.r(e)
n.d(e,{keepWithheld:()=>keepWithheld})
var a=n(76760)
var i=n(54668)
var o=n(7925)
var c=n(93543)
async function keepWithheld(t,{publisher:e,folder:n,leaks:i,policy:o,hold:s,hasWork:h}){const{change:r,withheld:d,withheldTree:f}=t
const u=r.aside&&(await i.redactLong(r.aside.patch.toString("utf8"))).text
const saveAside=async t=>(0,c.savePatch)((0,a.join)(n,"aside.patch"),Buffer.from(t))
const l=u===void 0?void 0:await saveAside(u).catch(withoutRoom)
if(f===void 0)return{withheld:d,patch:void 0,aside:l}
const p=h?await e.commit(r,"published"):e.base
const patchTo=(t,i)=>(0,c.saveDifference)(e,{from:p,to:t,path:(0,a.join)(n,i)}).catch(withoutRoom)
const w=await patchTo(f,"withheld.patch")
const v=s&&await e.hold(t,{base:p,policy:o,leaks:i,...s})
if(!v)return{withheld:d,patch:w,aside:l}
const g=v.paths.length>0&&v.rest!==r.tree
const y=g?await patchTo(v.rest,"withheld-for-good.patch"):void 0
return{withheld:d.map(t=>explained(t,v)),patch:w,aside:l,held:v,patchWithoutHeld:y}}function withoutRoom(t){if(!(0,i.WY)(t))throw t}function explained(t,{unseen:e}){const n=(0,o.bz)(t.code)?e.get(t.path):void 0
return n===void 0?t:{...t,detail:n}}}),93543:((t,e,n)=>{n.r(e)
n.d(e,{saveDifference:()=>saveDifference,savePatch:()=>savePatch,shownPatch:()=>shownPatch})
var a=n(77598)
var i=n(73024)
var o=n(98664)
async function shownPatch(t){const e=t.toString("utf8")
if(!/(?:^|\n)diff --git "/.test(e))return e
return(await n.e(2998).then(n.bind(n,22998))).withReadableNames(e)}const c=1024*1024
function savePatch(t,e){return saved(t,async t=>t(e))}function saveDifference(t,{from:e,to:n,path:a}){return saved(a,a=>t.diffPieces({tree:n},a,e))}async function saved(t,e){const{beginning:n,isCut:a,digest:c}=await written(t,e).catch(e=>{(0,i.rmSync)(t,{force:!0})
throw e})
if(digestOf(t)===c)return{path:t,patch:await shownPatch(n),...a&&{isCut:!0}}
throw new o.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function written(t,e){const n=(0,a.createHash)("sha256")
const o=[]
let s=0
const h=(0,i.openSync)(t,"w")
try{await e(t=>{for(let e=0;e<t.length;)e+=(0,i.writeSync)(h,t,e)
n.update(t)
if(s<c)o.push(t.subarray(0,c-s))
s+=t.length})}finally{(0,i.closeSync)(h)}return{beginning:Buffer.concat(o),isCut:s>c,digest:n.digest("hex")}}function digestOf(t){const[e,n]=[(0,a.createHash)("sha256"),Buffer.allocUnsafe(c)]
const o=(0,i.openSync)(t,"r")
try{for(;;){const t=(0,i.readSync)(o,n)
if(t===0)return e.digest("hex")
e.update(n.subarray(0,t))}}finally{(0,i.closeSync)(o)}}})}

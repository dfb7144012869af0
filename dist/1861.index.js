export const id=1861
export const ids=[1861]
export const modules={21861:((t,e,a)=>{a.r(e)
a.d(e,{keepWithheld:()=>keepWithheld})
var o=a(76760)
var i=a(54668)
var h=a(7925)
var n=a(93543)
async function keepWithheld(t,{publisher:e,folder:a,leaks:i,policy:h,hold:r,hasWork:c}){const{change:s,withheld:d,withheldTree:l}=t
const p=s.aside&&(await i.redactLong(s.aside.patch.toString("utf8"))).text
const saveAside=async t=>(0,n.a)((0,o.join)(a,"aside.patch"),Buffer.from(t))
const f=p===void 0?void 0:await saveAside(p).catch(withoutRoom)
if(l===void 0)return{withheld:d,patch:void 0,aside:f}
const u=c?await e.commit(s,"published"):e.base
const patchTo=(t,i)=>(0,n.Z)(e,{from:u,to:t,path:(0,o.join)(a,i)}).catch(withoutRoom)
const w=await patchTo(l,"withheld.patch")
const v=r&&await e.hold(t,{base:u,policy:h,leaks:i,...r})
if(!v)return{withheld:d,patch:w,aside:f}
const m=v.paths.length>0&&v.rest!==s.tree
const k=m?await patchTo(v.rest,"withheld-for-good.patch"):void 0
return{withheld:d.map(t=>explained(t,v)),patch:w,aside:f,held:v,patchWithoutHeld:k}}function withoutRoom(t){if(!(0,i.WY)(t))throw t}function explained(t,{unseen:e}){const a=(0,h.bz)(t.code)?e.get(t.path):void 0
return a===void 0?t:{...t,detail:a}}}),93543:((t,e,a)=>{a.d(e,{Z:()=>saveDifference,a:()=>savePatch})
var o=a(73024)
var i=a(22998)
var h=a(98664)
function savePatch(t,e){try{(0,o.writeFileSync)(t,e)}catch(e){(0,o.rmSync)(t,{force:!0})
throw e}if((0,o.readFileSync)(t).equals(e))return{path:t,patch:(0,i.z)(e.toString())}
throw new h.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(t,{from:e,to:a,path:o}){return savePatch(o,await t.diff({tree:a},e))}})}

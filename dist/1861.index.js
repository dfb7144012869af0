export const id=1861
export const ids=[1861,3543]
export const modules={21861:((t,e,a)=>{a.r(e)
a.d(e,{keepWithheld:()=>keepWithheld})
var o=a(76760)
var h=a(54668)
var i=a(7925)
var n=a(93543)
async function keepWithheld(t,{publisher:e,folder:a,leaks:h,policy:i,hold:c,hasWork:r}){const{change:s,withheld:d,withheldTree:f}=t
const l=s.aside&&(await h.redactLong(s.aside.patch.toString("utf8"))).text
const saveAside=async t=>(0,n.savePatch)((0,o.join)(a,"aside.patch"),Buffer.from(t))
const w=l===void 0?void 0:await saveAside(l).catch(withoutRoom)
if(f===void 0)return{withheld:d,patch:void 0,aside:w}
const p=r?await e.commit(s,"published"):e.base
const patchTo=(t,h)=>(0,n.saveDifference)(e,{from:p,to:t,path:(0,o.join)(a,h)}).catch(withoutRoom)
const u=await patchTo(f,"withheld.patch")
const v=c&&await e.hold(t,{base:p,policy:i,leaks:h,...c})
if(!v)return{withheld:d,patch:u,aside:w}
const m=v.paths.length>0&&v.rest!==s.tree
const k=m?await patchTo(v.rest,"withheld-for-good.patch"):void 0
return{withheld:d.map(t=>explained(t,v)),patch:u,aside:w,held:v,patchWithoutHeld:k}}function withoutRoom(t){if(!(0,h.WY)(t))throw t}function explained(t,{unseen:e}){const a=(0,i.bz)(t.code)?e.get(t.path):void 0
return a===void 0?t:{...t,detail:a}}}),93543:((t,e,a)=>{a.r(e)
a.d(e,{saveDifference:()=>saveDifference,savePatch:()=>savePatch,shownPatch:()=>shownPatch})
var o=a(73024)
var h=a(98664)
async function shownPatch(t){const e=t.toString("utf8")
if(!/(?:^|\n)diff --git "/.test(e))return e
return(await a.e(2998).then(a.bind(a,22998))).withReadableNames(e)}async function savePatch(t,e){try{(0,o.writeFileSync)(t,e)}catch(e){(0,o.rmSync)(t,{force:!0})
throw e}if((0,o.readFileSync)(t).equals(e))return{path:t,patch:await shownPatch(e)}
throw new h.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(t,{from:e,to:a,path:o}){return savePatch(o,await t.diff({tree:a},e))}})}

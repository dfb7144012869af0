export const id=3543
export const ids=[3543]
export const modules={93543:((t,e,n)=>{n.r(e)
n.d(e,{saveDifference:()=>saveDifference,savePatch:()=>savePatch,shownPatch:()=>shownPatch})
var a=n(73024)
var r=n(98664)
async function shownPatch(t){const e=t.toString("utf8")
if(!/(?:^|\n)diff --git "/.test(e))return e
return(await n.e(2998).then(n.bind(n,22998))).withReadableNames(e)}async function savePatch(t,e){try{(0,a.writeFileSync)(t,e)}catch(e){(0,a.rmSync)(t,{force:!0})
throw e}if((0,a.readFileSync)(t).equals(e))return{path:t,patch:await shownPatch(e)}
throw new r.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(t,{from:e,to:n,path:a}){return savePatch(a,await t.diff({tree:n},e))}})}

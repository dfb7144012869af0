export const id=8538
export const ids=[8538]
export const modules={88538:((e,r,o)=>{o.r(r)
o.d(r,{reserveFolders:()=>reserveFolders})
var t=o(73024)
var s=o(76760)
function reserveFolders({loaded:e,looked:r}){const o=e.filter(e=>!(0,t.existsSync)(e)&&!r.includes(e))
const s=o.flatMap(e=>{const r=(0,t.mkdirSync)(e,{recursive:!0})
return r===void 0?[]:foldersFrom(r,e)})
return()=>s.toReversed().forEach(removeEmpty)}function foldersFrom(e,r){const o=(0,s.relative)(e,r).split("/").filter(Boolean)
return[e,...o.map((r,t)=>(0,s.join)(e,...o.slice(0,t+1)))]}function removeEmpty(e){try{(0,t.rmdirSync)(e)}catch{}}})}

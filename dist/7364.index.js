export const id=7364
export const ids=[7364]
export const modules={57364:((e,t,n)=>{n.r(t)
n.d(t,{markedFiles:()=>markedFiles})
async function markedFiles({entries:e,blobs:t,change:n},r){const isMarked=e=>s.every(t=>t.test(e))
const o=e.filter(({newObject:e})=>isMarked(t.get(e)?.toString("latin1")??""))
const{conflicts:i=[]}=n.lineage??{}
const a=i.filter(e=>!n.files.some(t=>t.path===e))
const c=a.length===0?new Map:await r.filesOf(n.tree).read(a)
return[...o.map(({path:e})=>e),...a.filter(e=>isMarked(c.get(e)??""))]}const s=[/(?:^|\n)<{7}(?: [^\n]*)?\r?(?:\n|$)/,/\n={7}\r?\n/,/\n>{7}(?: [^\n]*)?\r?(?:\n|$)/]})}

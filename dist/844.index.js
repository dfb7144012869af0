export const id=844
export const ids=[844]
export const modules={90844:((e,t,n)=>{n.d(t,{newTree:()=>newTree})
var r=n(47575)
async function newTree(e,{tree:t,parents:n},{entries:s,blobs:a},o){const c=await Promise.all(n.map(async n=>({from:(await e.raw(["rev-parse",`${n}^{tree}`])).trim(),entries:s??await(0,r.Mc)(e,n,t)})))
const[i]=c.toSorted((e,t)=>e.entries.length-t.entries.length)
if(!i)return
const w=newObjects(c.map(e=>e.entries))
const p=await contentsOf(e,w,a,o)
return p&&{tree:t,parents:n,...i,contents:p}}function newObjects(e){const t=new Set(e.flat().map(({oldObject:e})=>e))
const n=e.map(e=>new Set(e.map(({quoted:e})=>e)))
const isNew=({quoted:e,newMode:s,newObject:a})=>s!==r.sj&&s!==r.NG&&!t.has(a)&&n.every(t=>t.has(e))
return[...new Set((e[0]??[]).filter(isNew).map(({newObject:e})=>e))]}async function contentsOf(e,t,n,s){const a=t.filter(e=>!n.has(e))
const o=await(0,r.gN)(e,a)
const c=t.reduce((e,t)=>e+(n.get(t)?.length??o.get(t)??0),0)
if(c>s)return
const i=await(0,r.b4)(e,a)
return new Map(t.flatMap(e=>[[e,n.get(e)??i.get(e)??Buffer.alloc(0)]]))}})}

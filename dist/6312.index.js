export const id=6312
export const ids=[6312]
export const modules={56312:((t,o,n)=>{n.d(o,{localActions:()=>localActions})
var e=n(73024)
var s=n(76760)
var c=n(28942)
var r=n(63846)
var i=n(3024)
var a=n(26117)
const d=c.string().optional().catch(void 0)
const l=c.object({uses:d}).catch({})
const p=c.object({runs:c.object({main:d,pre:d,post:d,image:d,steps:c.array(l).catch([])})})
const u=1024*1024
function localActions(t,{workspace:o,scripts:n}){const c=(0,e.realpathSync)(o)
const r=(0,a.ep)(n,c)
const i=new Map
const d=t.map(t=>(0,s.resolve)(c,t))
for(let t=d.shift();t!==void 0;t=d.shift()){const o=(0,a.Br)(c,t)
if(o===void 0||o===r||i.has(t))continue
const{action:n,used:e}=readAction(t,c)
i.set(t,n)
d.push(...e.map(t=>(0,s.resolve)(c,t)))}const l=[...i.values()]
return{loaded:l.flatMap(t=>t.loaded),looked:l.flatMap(t=>t.looked)}}function readAction(t,o){const n=a.V4.findIndex(o=>(0,e.existsSync)((0,s.join)(t,o)))
const c=a.V4.slice(0,Math.max(n,0)+1).map(o=>(0,s.join)(t,o))
const r=n===-1?void 0:runsIn(c[n]??"",o)
const i=entriesOf(r).map(o=>(0,s.join)(t,o)).filter(t=>(0,a.Br)(o,t)!==void 0)
const d=(0,a.Br)(o,t)===""
const l=d?[...c,...i.map(t=>(0,s.join)(o,(0,s.relative)(o,t).split("/")[0]??""))]:[t,...i.filter(o=>(0,a.Br)(t,o)===void 0).map(t=>besideIt(t,o))]
return{action:{loaded:l,looked:[...c,...i]},used:(0,a.BE)(r?.steps??[])}}function entriesOf({main:t,pre:o,post:n,image:e}={}){return[t,o,n,e?.includes("://")?void 0:e].flatMap(t=>t??[])}function besideIt(t,o){return(0,a.Br)(o,(0,s.dirname)(t))===""?t:(0,s.dirname)(t)}function runsIn(t,o){const n=(0,a.Br)(o,t)
const e=n===void 0?void 0:(0,i.Ui)(o,n,u)
try{return p.parse((0,r.hN)(e??"")).runs}catch{return}}})}

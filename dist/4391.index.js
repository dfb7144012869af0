export const id=4391
export const ids=[4391]
export const modules={4391:((t,o,s)=>{s.r(o)
s.d(o,{bringForkHistory:()=>bringForkHistory})
var i=s(3024)
var r=s(58101)
const e=[50,500,5e3]
const n=8*1024*1024
async function bringForkHistory({gitDir:t,objects:o},s,{base:i,commit:n}){for(const a of e){if(!await isCutOff(o(),t,{base:i,commit:n}))return
const e=(await o().raw(["rev-parse",`${n}^@`])).split("\n").filter(Boolean)
const c=["fetch","--quiet","--no-tags",`--deepen=${a}`,s.url,...e]
await o((0,r.it)(s)).raw(c)}}async function isCutOff(t,o,{base:s,commit:r}){const e=new Set(((0,i.Ui)(o,"shallow",n)??"").split("\n").filter(Boolean))
if(e.size===0)return!1
const a=(await t.raw(["rev-list",r,`^${s}`])).split("\n")
return a.some(t=>e.has(t))}})}

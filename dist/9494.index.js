export const id=9494
export const ids=[9494]
export const modules={29494:((e,t,a)=>{a.r(t)
a.d(t,{Saved:()=>Saved})
var r=a(73024)
var n=a(76760)
var s=a(33368)
var o=a(58101)
var c=a(98664)
var i=a(47575)
var d=a(59766)
class Saved{#e
constructor(e){this.#e=new Set(e)}has(e){return this.#e.has(e)}static async readBack(e,t,a){try{const r=(await e.tips(t.ref)).get(t.ref)
if(r!==t.commit)return unsaved("The saved state was changed by somebody else at once.")
const n=a.map(e=>t.files.get(e)).filter(e=>e!==void 0)
if(n.length<a.length)return unsaved("A part of it is too large for the saved state.")
const s=await isGivenBack(e,t.ref,n)
return s?{status:"saved",proof:new Saved(a)}:unsaved("GitHub gave back something else.")}catch(e){return unsaved(`It could not be read back from GitHub. ${(0,c.ec)(e).message}`)}}}function unsaved(e){return{status:"unsaved",why:e}}async function isGivenBack(e,t,a){const c=(0,r.mkdtempSync)((0,n.join)(e.folder,"read-back-"))
const u=(0,n.join)(c,"read-back.git")
try{(0,s.xJ)(u)
const r=e.remote.token===""?{}:(0,o.it)(e.remote)
const n=(0,s.$Y)({folder:c,gitDir:u,environment:{...e.environment,...r}})
await fetchFiles(n,{url:e.remote.url,ref:t},a)
const v=await(0,i.b4)(n,a.map(({object:e})=>e))
return a.every(({object:e,sha256:t})=>(0,d.sc)(v.get(e)??Buffer.alloc(0))===t)}finally{(0,r.rmSync)(c,{recursive:!0,force:!0})}}const u=["fetch","--quiet","--no-tags","--no-write-fetch-head"]
async function fetchFiles(e,{url:t,ref:a},r){const n=[...new Set(r.map(({object:e})=>e))]
try{await e.raw([...u,"--stdin",t],n.map(e=>`${e}\n`).join(""))}catch{await e.raw([...u,"--depth=1",t,a])}}})}

export const id=9494
export const ids=[9494]
export const modules={29494:((t,e,n)=>{n.r(e)
n.d(e,{Saved:()=>Saved})
var a=n(73024)
var s=n(76760)
var r=n(33368)
var o=n(58101)
var c=n(98664)
var i=n(54668)
var f=n(47575)
var u=n(59766)
class Saved{#t
constructor(t){this.#t=new Set(t)}has(t){return this.#t.has(t)}static async readBack(t,e,n){try{const a=(await t.tips(e.ref)).get(e.ref)
if(a!==e.commit)return unsaved("The saved state was changed by somebody else at once.")
const s=n.map(t=>e.files.get(t)).filter(t=>t!==void 0)
if(s.length<n.length)return unsaved("A part of it is too large for the saved state.")
const r=await isGivenBack(t,e.ref,s)
return r?{status:"saved",proof:new Saved(n)}:unsaved("GitHub gave back something else.")}catch(t){return unsaved(`It could not be read back from GitHub. ${(0,c.ec)(t).message}`)}}}function unsaved(t){return{status:"unsaved",why:t}}async function isGivenBack(t,e,n){for(const a of t.folders.slice(0,-1))try{return await isGivenBackIn(a,t,e,n)}catch(t){if(!(0,i.WY)(t))throw t}return isGivenBackIn(t.folders.at(-1)??"",t,e,n)}async function isGivenBackIn(t,e,n,c){const i=(0,a.mkdtempSync)((0,s.join)(t,"deckhand-read-back-"))
const d=(0,s.join)(i,"read-back.git")
try{(0,r.xJ)(d)
const t=e.remote.token===""?{}:(0,o.it)(e.remote)
const a=(0,r.$Y)({folder:i,gitDir:d,environment:{...e.environment,...t}})
await fetchFiles(a,{url:e.remote.url,ref:n},c)
for(const t of inPortions(c)){const e=await(0,f.b4)(a,t.map(({object:t})=>t))
const isSame=({object:t,sha256:n})=>(0,u.sc)(e.get(t)??Buffer.alloc(0))===n
if(!t.every(isSame))return!1}return!0}finally{(0,a.rmSync)(i,{recursive:!0,force:!0})}}const d=8*1024*1024
function inPortions(t){const e=[]
let n=0
for(const a of t){n-=a.bytes
const t=e.at(-1)
if(t&&n>=0)t.push(a)
else{e.push([a])
n=d-a.bytes}}return e}const v=["fetch","--quiet","--no-tags","--no-write-fetch-head"]
async function fetchFiles(t,{url:e,ref:n},a){const s=[...new Set(a.map(({object:t})=>t))]
try{await t.raw([...v,"--stdin",e],s.map(t=>`${t}\n`).join(""))}catch{await t.raw([...v,"--depth=1",e,n])}}})}

export const id=9148
export const ids=[9148]
export const modules={39148:((t,e,n)=>{n.d(e,{withLineage:()=>withLineage})
var i=n(89812)
var r=n(90009)
var o=n(98664)
var a=n(33737)
var s=n(88135)
var c=n(57974)
async function withLineage(t,e,n){const{commits:i}=n
try{if(i?.kind==="merged")return await asMerge(t,e,n,i.commits)
if(i?.kind==="rewritten"&&isContinued(e))return await asRewritten(t,e,i.onto)}catch(n){(0,c.printNotice)(`GitHub could not be asked about the history of the work. ${(0,o.ec)(n).message}`)
if(i?.kind==="merged")note(t,e)}return n}function isContinued({startingPoint:{goal:t}}){return t.kind==="advance"||t.kind==="propose"&&t.isThere===!0}async function asMerge(t,e,n,i){const{base:r}=e.publisher
const o=await firstOnBase(t,e,i)
const a=o&&await mergeBaseIn(t,r,o)
if(o===void 0||a===void 0){note(t,e)
return n}const s=i.filter(t=>t!==o)
if(!await areOnBase(t,e,s))note(t,e,"merge-in-part")
await bring(t,e,[o,a])
const c={kind:"merge",parents:[r,o]}
return e.publisher.captureOnto(c,{base:a,one:r,other:o},e.how)}async function asRewritten(t,e,n){const{base:i}=e.publisher
const r=await firstOnBase(t,e,n,i)??i
const o=r===i?i:await mergeBaseIn(t,i,r)??i
await bring(t,e,[r,o])
const a={kind:"rewritten",parents:[r]}
return e.publisher.captureOnto(a,{base:o,one:i,other:r},e.how)}async function firstOnBase({github:t,job:e},{startingPoint:{goal:n}},o,a){const s=(0,i.n)(t,e.repository)
for(const t of o){if(await(0,r.xm)(s,t,n.base))return t
if(a!==void 0&&await(0,r.xm)(s,t,a))return t}return}async function areOnBase({github:t,job:e},{startingPoint:{goal:n}},o){const a=(0,i.n)(t,e.repository)
const s=await Promise.all(o.map(t=>(0,r.xm)(a,t,n.base)))
return s.every(Boolean)}function mergeBaseIn({github:t,job:e},n,o){return(0,r.nM)((0,i.n)(t,e.repository),n,o)}async function bring({job:t},{publisher:e},n){for(const i of new Set(n))if(i!==e.base)await e.fetchCommit(`${t.repositoryUrl}.git`,i)}function note({memory:t},{startingPoint:{goal:e}},n="merge-not-published"){t.notes.add((0,s.J1)(n,{base:(0,a.aY)(e.base)}))}})}

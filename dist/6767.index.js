export const id=6767
export const ids=[6767]
export const modules={39148:((e,t,n)=>{n.d(t,{withLineage:()=>withLineage})
var i=n(89812)
var r=n(90009)
var a=n(98664)
var o=n(33737)
var s=n(88135)
var c=n(57974)
async function withLineage(e,t,n){const{commits:i}=n
try{if(i?.kind==="merged")return await asMerge(e,t,n,i.commits)
if(i?.kind==="rewritten"&&isContinued(t))return await asRewritten(e,t,n,i.onto)}catch(n){(0,c.printNotice)(`GitHub could not be asked about the history of the work. ${(0,a.ec)(n).message}`)
if(i?.kind==="merged")note(e,t)}return n}function isContinued({startingPoint:{goal:e}}){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}async function asMerge(e,t,n,i){const{base:r}=t.publisher
const a=await firstOnBase(e,t,i)
const o=a&&await mergeBaseIn(e,r,a)
if(a===void 0||o===void 0){note(e,t)
return n}await bring(e,t,[a,o])
return t.publisher.placed(n,{kind:"merge",parents:[r,a]},{base:o,one:r,other:a})}async function asRewritten(e,t,n,i){const{base:r}=t.publisher
const a=await firstOnBase(e,t,i,r)??r
const o=a===r?r:await mergeBaseIn(e,r,a)??r
await bring(e,t,[a,o])
return t.publisher.placed(n,{kind:"rewritten",parents:[a]},{base:o,one:r,other:a})}async function firstOnBase({github:e,job:t},{startingPoint:{goal:n}},a,o){const s=(0,i.n)(e,t.repository)
for(const e of a){if(await(0,r.xm)(s,e,n.base))return e
if(o!==void 0&&await(0,r.xm)(s,e,o))return e}return}function mergeBaseIn({github:e,job:t},n,a){return(0,r.nM)((0,i.n)(e,t.repository),n,a)}async function bring({job:e},{publisher:t},n){for(const i of new Set(n))if(i!==t.base)await t.fetchCommit(`${e.repositoryUrl}.git`,i)}function note({memory:e},{startingPoint:{goal:t}}){e.notes.add((0,s.J1)("merge-not-published",{base:(0,o.aY)(t.base)}))}})}

export const id=8388
export const ids=[8388]
export const modules={68388:((e,s,o)=>{o.r(s)
o.d(s,{followHere:()=>followHere})
const t=/^(.*)(\/repos\/[^/]+\/[^/]+)(\/(?:issues|pulls)\/(?:comments\/)?\d+(?:[/?].*)?)$/
async function followHere(e,s,{init:o,answer:n}){const[,i="",r="",a=""]=t.exec(s)??[]
const c=n.headers.get("location")??""
if(a===""||!c.endsWith(a))return n
const l=[i+r,c.slice(0,-a.length)]
const[d,f]=await Promise.all(l.map(s=>idOf(e,s,o)))
return d!==void 0&&d===f?e(s,o):n}async function idOf(e,s,{headers:o,signal:t}){const n=await e(s,{...o&&{headers:o},...t&&{signal:t}})
return n.ok?Object(await n.json()).id:void 0}})}

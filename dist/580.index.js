export const id=580
export const ids=[580]
export const modules={30580:((t,e,o)=>{o.r(e)
o.d(e,{requireNotMounted:()=>requireNotMounted})
var n=o(98664)
var r=o(94869)
var s=o(46418)
const i="another file system is mounted there, for example a volume."
async function requireNotMounted({folder:t},e){const o=[".git",...await(0,s.trackedIn)(t)]
return e.map(t=>{const e=(0,r.SS)((0,r.TN)(Buffer.from(t,"latin1").toString(),80))
const s=t.startsWith(".git/")||o.some(e=>`${e}/`.startsWith(`${t}/`))
if(!s)return`The agent does not see ${e} in the workspace: ${i}`
throw new n.vC("config",`The agent would not see ${e} of the checkout: ${i}`,{hint:"Mount the whole workspace, or check out the repository into a folder in which nothing is mounted."})})}})}

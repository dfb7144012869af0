export const id=1183
export const ids=[1183]
export const modules={31183:((e,r,o)=>{o.r(r)
o.d(r,{OTHERS:()=>d,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var t=o(73024)
var i=o(76760)
var n=o(3024)
var s=o(98664)
var c=o(57974)
var a=o(34564)
const d="other-repositories"
function requireOwnFolder(e,r){const o=r.split("/").map((e,r,o)=>o.slice(0,r+1).join("/"))
if(o.every(r=>(0,n.BJ)(e,r)?.isDirectory()))return
throw new s.vC("git",`The folder ${r} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me, and ask me to leave the folder where it is."})}async function removeOthers(e){const r=(0,i.join)(e,d)
try{if((0,n.BJ)(e,d)?.isDirectory())await(0,a.dM)("bwrap",r);(0,t.rmSync)(r,{recursive:!0,force:!0})
return!0}catch(e){(0,c.printNotice)(`The folder ${d} could not be removed. ${(0,s.ec)(e).message}`)
return!1}}})}

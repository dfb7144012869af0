export const id=1183
export const ids=[1183,3564]
export const modules={31183:((e,r,t)=>{t.r(r)
t.d(r,{OTHERS:()=>c,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var o=t(73024)
var n=t(76760)
var i=t(54995)
var s=t(98664)
var a=t(34564)
const c="other-repositories"
function requireOwnFolder(e,r){const t=r.split("/").map((r,t,o)=>(0,n.join)(e,...o.slice(0,t+1)))
if(t.every(e=>(0,o.lstatSync)(e,{throwIfNoEntry:!1})?.isDirectory()))return
throw new s.vC("git",`The folder ${r} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me again, and ask me to leave the folder where it is."})}async function removeOthers(e){const r=(0,n.join)(e,c)
try{if((0,o.lstatSync)(r,{throwIfNoEntry:!1})?.isDirectory())await(0,a.dM)("bwrap",r);(0,o.rmSync)(r,{recursive:!0,force:!0})
return!0}catch(e){(0,i.printNotice)(`The folder ${c} could not be removed. ${(0,s.ec)(e).message}`)
return!1}}})}

export const id=6805
export const ids=[6805]
export const modules={89186:((t,e,s)=>{s.r(e)
s.d(e,{keptOwners:()=>keptOwners,keptWords:()=>keptWords,reasonOf:()=>reasonOf})
var r=s(73024)
var n=s(94869)
var o=s(88135)
var a=s(38008)
var i=s(51698)
var c=s(54706)
async function keptOwners(t,{folder:e,test:s,words:n,list:o}){(0,r.writeFileSync)(o,"")
const f=["(",..."-type d -o -links 1 ( -type f -o -type l )".split(" "),")"]
await(0,i.cd)((0,c.asRoot)(t,[(0,i.DM)("find"),e,"-xdev",...s.split(" "),...f,"-fprintf",o,a.Py]))
const p=(0,a.s9)(o,(0,r.statSync)(e).dev)
return{entries:p,why:await whyKept(t,e,p),words:lastReason(n)}}const f=20
async function whyKept(t,e,s){const r=s.slice(0,f).map(({path:t})=>Buffer.from(t,"latin1").toString())
if(r.length===0)return"other"
const{stdout:n}=await(0,i.cd)((0,c.asRoot)(t,[(0,i.DM)("lsattr"),"-d","--",...r]))
if(/^[^\s/]*[ia][^\s/]* /m.test(n))return"attribute"
const o=Buffer.from(e).toString("latin1")
return s.some(({path:t})=>t===o)?"ownerless":"other"}function lastReason(t){return/: ([A-Z][^:\n]*)$/m.exec(t)?.[1]??"the system refused it"}function keptWords(t,e){const s=`${(0,n.U9)(e.entries.length,"path")} (${(0,a.wX)(t,e.entries)})`
return(0,o.J1)("not-given-back",{paths:s,...reasonOf(e)})}function reasonOf({why:t,words:e}){if(t==="attribute")return{reason:"the attribute `i` or `a` of its file system protects it",advice:"Take it away in a step before this one, as root: `chattr -R -i -a .` in the workspace."}
if(t==="ownerless")return{reason:"its file system lets not even root change an owner",advice:"Use a workspace on a file system with owners, such as ext4 or xfs, or run this step as a user without sudo where bubblewrap is installed."}
return{reason:`root cannot change its owner (${e})`,advice:"Check the file system of the workspace."}}})}

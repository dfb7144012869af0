export const id=9186
export const ids=[9186]
export const modules={89186:((e,t,s)=>{s.r(t)
s.d(t,{keptOwners:()=>keptOwners,keptWords:()=>keptWords,reasonOf:()=>reasonOf})
var r=s(73024)
var n=s(94869)
var o=s(88135)
var a=s(38008)
var i=s(51698)
var c=s(54706)
async function keptOwners(e,{folder:t,test:s,words:n,list:o}){(0,r.writeFileSync)(o,"")
const f=["(",..."-type d -o -links 1 ( -type f -o -type l )".split(" "),")"]
await(0,i.cd)((0,c.asRoot)(e,[(0,i.DM)("find"),t,"-xdev",...s.split(" "),...f,"-fprintf",o,a.Py]))
const l=(0,a.s9)(o,(0,r.statSync)(t).dev)
const p=lastReason(n)
const h=p==="Read-only file system"?"read-only":await whyKept(e,t,l)
return{entries:l,why:h,words:p}}const f=20
async function whyKept(e,t,s){const r=s.slice(0,f).map(({path:e})=>Buffer.from(e,"latin1").toString())
if(r.length===0)return"other"
const{stdout:n}=await(0,i.cd)((0,c.asRoot)(e,[(0,i.DM)("lsattr"),"-d","--",...r]))
if(/^[^\s/]*[ia][^\s/]* /m.test(n))return"attribute"
const o=Buffer.from(t).toString("latin1")
return s.some(({path:e})=>e===o)?"ownerless":"other"}function lastReason(e){return/: ([A-Z][^:\n]*)$/m.exec(e)?.[1]??"the system refused it"}function keptWords(e,t){const s=`${(0,n.U9)(t.entries.length,"path")} (${(0,a.wX)(e,t.entries)})`
return(0,o.J1)("not-given-back",{paths:s,...reasonOf(t)})}function reasonOf({why:e,words:t}){if(e==="attribute")return{reason:"the attribute `i` or `a` of its file system protects it",advice:"Take it away in a step before this one, as root: `chattr -R -i -a .` in the workspace."}
if(e==="ownerless")return{reason:"its file system lets not even root change an owner",advice:"Use a workspace on a file system with owners, such as ext4 or xfs, or run this step as a user without sudo where bubblewrap is installed."}
if(e==="read-only")return{reason:"its file system is read-only",advice:"Make the workspace writable, for example in the `volumes` of the job's container."}
return{reason:`root cannot change its owner (${t})`,advice:"Check the file system of the workspace."}}})}

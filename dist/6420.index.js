export const id=6420
export const ids=[6420]
export const modules={46420:((t,e,n)=>{n.d(e,{isCiSilent:()=>isCiSilent,propose:()=>propose})
var o=n(3024)
var r=n(58908)
var s=n(89812)
var i=n(71762)
var a=n(91116)
var u=n(63697)
var c=n(98664)
var l=n(33737)
var p=n(57974)
var f=n(29943)
var h=n(21271)
async function propose(t,{compareUrl:e,way:n},o){if(n==="none")return v
if(n==="link")return{...v,proposeUrl:proposalLink(e,o)}
const r=await proposeWork(t.github,t.job.repository,o,n)
if(!r.pullRequest)return r
await sign(t,r.pullRequest)
return{...r,isCiSilent:await isCiSilent(t)}}const b=/GitHub answered 422 .*No commits between /
async function proposeWork(t,e,n,o="draft"){try{return{pullRequest:await(0,u.Hw)(t,e,n,o),fault:void 0}}catch(r){const s=(0,c.ec)(r)
if(b.test(s.message))return{pullRequest:void 0,fault:void 0}
const i=await baseAfter(r,t,e,n.base)
if(i===n.base)return{pullRequest:void 0,fault:s}
if(i===void 0)return{pullRequest:void 0,fault:goneBase(n,r)}
return proposeWork(t,e,{...n,base:i},o)}}async function baseAfter(t,e,n,o){if(!(t instanceof r.Q4)||t.status!==422)return o
return(0,a.WB)(e,n,o).catch(()=>o)}function goneBase({base:t,head:e},n){const o=`The work is on the branch ${(0,l.aY)(e)}: open a pull request from there onto another branch.`
return new c.vC("git",`The branch ${(0,l.aY)(t)}, onto which this work goes, no longer exists.`,{hint:o,cause:n})}const v={pullRequest:void 0,fault:void 0}
async function sign({github:t,job:e,trigger:n,settings:o},{number:r}){const{"pr-labels":s=[],reviewers:i=[]}=o.slice(f.We)
const a=(0,h.YX)(n)
const c=a?.type==="User"?[a.login]:[]
const l=i.filter(t=>t!=="none").flatMap(t=>t==="requester"?c:t)
await attempt("labelled",s,()=>(0,u.Nl)(t,e.repository,r,s))
await attempt("given to reviewers",l,()=>(0,u.lj)(t,e.repository,r,l))}async function attempt(t,e,n){if(e.length===0)return
try{await n()}catch(n){(0,p.printNotice)(`The pull request could not be ${t} (${e.join(", ")}). ${(0,c.ec)(n).message}`)}}const w=6e3
function proposalLink(t,{title:e,body:n}){const link=n=>`${t}?${new URLSearchParams({quick_pull:"1",title:e,...n})}`
const o=link({body:n})
return o.length<=w?o:link({})}const g="github-actions[bot]"
const d=".github/workflows"
const m=512*1024
const y=1e3
const q=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:t,job:e}){if(!hasCi(e.workspace))return!1
const n=await(0,i.jU)((0,s.n)(t,e.repository))
return n?.login===g}function hasCi(t){const e=(0,o.HL)(t,d,y)
if(e.status!=="read")return!1
const n=e.entries.map(({name:t})=>t).filter(t=>/\.ya?ml$/.test(t))
return n.some(e=>q.test((0,o.Ui)(t,`${d}/${e}`,m)??""))}})}

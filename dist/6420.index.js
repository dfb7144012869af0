export const id=6420
export const ids=[6420]
export const modules={91116:((t,e,n)=>{n.d(e,{WB:()=>nameNow,h8:()=>tipIfAny,nM:()=>tipOf})
var r=n(28942)
var s=n(58908)
const o=r.object({name:r.string(),commit:r.object({sha:r.string()})})
const a=r.object({object:r.object({sha:r.string()})})
async function tipOf(t,{owner:e,name:n},r){try{const{data:s}=await t.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:e,repo:n,branch:r})
const{name:a,commit:i}=o.parse(s)
if(a===r)return i.sha}catch(t){if(!isMissing(t)||i.test(t.message))throw t}const s={owner:e,repo:n,ref:`heads/${r}`}
return a.parse((await t.request("GET /repos/{owner}/{repo}/git/ref/{ref}",s)).data).object.sha}async function nameNow(t,{owner:e,name:n},r){try{const{data:s}=await t.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:e,repo:n,branch:r})
return o.parse(s).name}catch(t){if(isMissing(t))return
throw t}}async function tipIfAny(t,e,n){try{return await tipOf(t,e,n)}catch(t){if(isMissing(t))return
throw t}}const i=/: Branch not found\.$/
function isMissing(t){return t instanceof s.Q4&&t.status===404}}),46420:((t,e,n)=>{n.d(e,{isCiSilent:()=>isCiSilent,propose:()=>propose})
var r=n(3024)
var s=n(58908)
var o=n(89812)
var a=n(71762)
var i=n(91116)
var c=n(63697)
var u=n(98664)
var p=n(33737)
var l=n(57974)
var f=n(29943)
var h=n(21271)
async function propose(t,{compareUrl:e,way:n},r){if(n==="none")return w
if(n==="link")return{...w,proposeUrl:proposalLink(e,r)}
const s=await proposeWork(t.github,t.job.repository,r,n)
if(!s.pullRequest)return s
await sign(t,s.pullRequest)
return{...s,isCiSilent:await isCiSilent(t)}}const b=/GitHub answered 422 .*No commits between /
async function proposeWork(t,e,n,r="draft"){try{return{pullRequest:await(0,c.Hw)(t,e,n,r),fault:void 0}}catch(s){const o=(0,u.ec)(s)
if(b.test(o.message))return{pullRequest:void 0,fault:void 0}
const a=await baseAfter(s,t,e,n.base)
if(a===n.base)return{pullRequest:void 0,fault:o}
if(a===void 0)return{pullRequest:void 0,fault:goneBase(n,s)}
return proposeWork(t,e,{...n,base:a},r)}}async function baseAfter(t,e,n,r){if(!(t instanceof s.Q4)||t.status!==422)return r
return(0,i.WB)(e,n,r).catch(()=>r)}function goneBase({base:t,head:e},n){const r=`The work is on the branch ${(0,p.aY)(e)}: open a pull request from there onto another branch.`
return new u.vC("git",`The branch ${(0,p.aY)(t)}, onto which this work goes, no longer exists.`,{hint:r,cause:n})}const w={pullRequest:void 0,fault:void 0}
async function sign({github:t,job:e,trigger:n,settings:r},{number:s}){const{"pr-labels":o=[],reviewers:a=[]}=r.slice(f.We)
const i=(0,h.YX)(n)
const u=i?.type==="User"?[i.login]:[]
const p=a.filter(t=>t!=="none").flatMap(t=>t==="requester"?u:t)
await attempt("labelled",o,()=>(0,c.Nl)(t,e.repository,s,o))
await attempt("given to reviewers",p,()=>(0,c.lj)(t,e.repository,s,p))}async function attempt(t,e,n){if(e.length===0)return
try{await n()}catch(n){(0,l.printNotice)(`The pull request could not be ${t} (${e.join(", ")}). ${(0,u.ec)(n).message}`)}}const g=6e3
function proposalLink(t,{title:e,body:n}){const link=n=>`${t}?${new URLSearchParams({quick_pull:"1",title:e,...n})}`
const r=link({body:n})
return r.length<=g?r:link({})}const m="github-actions[bot]"
const d=".github/workflows"
const v=512*1024
const y=1e3
const q=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:t,job:e}){if(!hasCi(e.workspace))return!1
const n=await(0,a.jU)((0,o.n)(t,e.repository))
return n?.login===m}function hasCi(t){const e=(0,r.HL)(t,d,y)
if(e.status!=="read")return!1
const n=e.entries.map(({name:t})=>t).filter(t=>/\.ya?ml$/.test(t))
return n.some(e=>q.test((0,r.Ui)(t,`${d}/${e}`,v)??""))}})}

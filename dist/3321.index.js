export const id=3321
export const ids=[3321,3564]
export const modules={31183:((e,t,n)=>{n.r(t)
n.d(t,{OTHERS:()=>l,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var o=n(73024)
var r=n(76760)
var i=n(3024)
var s=n(98664)
var a=n(57974)
var c=n(34564)
const l="other-repositories"
function requireOwnFolder(e,t){const n=t.split("/").map((e,t,n)=>n.slice(0,t+1).join("/"))
if(n.every(t=>(0,i.BJ)(e,t)?.isDirectory()))return
throw new s.vC("git",`The folder ${t} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me, and ask me to leave the folder where it is."})}async function removeOthers(e){const t=(0,r.join)(e,l)
try{if((0,i.BJ)(e,l)?.isDirectory())await(0,c.dM)("bwrap",t);(0,o.rmSync)(t,{recursive:!0,force:!0})
return!0}catch(e){(0,a.printNotice)(`The folder ${l} could not be removed. ${(0,s.ec)(e).message}`)
return!1}}}),3321:((e,t,n)=>{n.r(t)
n.d(t,{concludeAll:()=>concludeAll,linkAll:()=>linkAll,proposeOthers:()=>proposeOthers,publishOthers:()=>publishOthers,seeAll:()=>seeAll,withOthers:()=>withOthers})
var o=n(28942)
var r=n(63697)
var i=n(98664)
var s=n(94869)
var a=n(88135)
var c=n(57974)
var l=n(29943)
var u=n(31183)
var h=n(28147)
var d=n(56172)
var p=n(3959)
var f=n(46661)
var w=n(96027)
async function seeAll({run:e,publisher:t,others:n},{main:o,capture:r}){const s=(0,l.US)(e.settings.slice(l.We))
let a={files:0,bytes:0}
const review=async(t,n)=>{const o=await t.review(n,{policy:{...s,usedElsewhere:a},leaks:e.leaks})
const{length:r}=await t.diff(o.change)
const i=a.files+o.change.files.length
a={files:i,bytes:a.bytes+r}
return o}
const c=[]
const h=await review(t,o)
for(const t of n?.here??[])try{(0,u.requireOwnFolder)(e.job.workspace,t.path)
const n=await r({publisher:t.publisher,workspace:t.run.job.workspace})
c.push({other:t,change:n,reviewed:await review(t.publisher,n)})}catch(e){c.push({other:t,fault:(0,i.ec)(e)})}return{main:h,others:c}}async function publishOthers(e,{others:t}){const n=[]
for(const o of t){const t=await(0,p.a3)(e,o.other.name).then(()=>{},i.ec)
n.push({other:o.other,saved:await publishOne(e,o,t),opened:w.g})}return n}async function publishOne({leaks:e},{other:t,...n},o){if("fault"in n)return notPublished(n.fault)
try{return await(0,w.FW)(t.run,t,n.change,e,{reviewed:n.reviewed,refused:o})}catch(e){return notPublished((0,i.ec)(e))}}function notPublished(e){return{kept:{kind:"nothing"},change:v,withheld:[],patch:void 0,fault:e}}const v={tree:"",files:[],leftOut:[]}
async function proposeOthers(e,t){const n=[]
for(const{other:o,saved:r}of e){const e=r.fault===void 0
const i=e?await(0,w.qw)(o.run,o,r,elsewhere(t)).catch(notOpened):w.g
n.push({other:o,saved:await(0,f.rs)(o,r,i),opened:i})}return n}function elsewhere({final:e,redact:t}){const{title:n,whole:o}=e
return{final:{...e,rest:n===void 0?o:(0,r.Gr)(o).rest,filled:""},redact:t}}function notOpened(e){return{pullRequest:void 0,fault:(0,i.ec)(e)}}async function linkAll(e,t,n){const{run:o,startingPoint:r}=e
const i=[{run:o,startingPoint:r,...t},...n.map(({other:e,...t})=>({...e,...t}))]
const s=i.flatMap(({run:e,startingPoint:{goal:t,pull:n},opened:o,saved:r})=>{const i=o.pullRequest??(t.kind==="advance"?t.pullRequest:void 0)
const s=r.withheld.length>0||r.fault!==void 0
if(!i&&!s)return[]
return[{repository:e.job.repository,number:i?.number,isOurs:n===void 0}]})
if(!o.mayWrite)return
const a=await tellTogether(o.github,s)
for(const e of a)(0,c.printNotice)(o.redact(e))}function concludeAll(e,t,n){const o=t.map(e=>concludeOne(e,n,e.other.name))
return{conclusion:n.end.status==="finished"?o.reduce(joined,e):e,others:t.map(e=>workOf(e,concludeOne(e,n))),results:t.map(({other:{id:e,name:t,startingPoint:n},saved:{kept:o},opened:{pullRequest:r}})=>({id:e,name:t,startingPoint:n,report:{kept:o,pullRequest:r}}))}}function concludeOne({other:e,saved:t,opened:n},o,r){const i=t.fault??n.fault
const s=e.startingPoint.goal.kind
const a=r===void 0?{}:{repository:r}
if(!i)return(0,h.E)({...o,saved:t,opened:n,change:t.change,goal:s,...a})
const c=(0,d.V2)(i)
return r===void 0?c:{...c,reason:`${r}: ${c.reason}`}}function workOf({other:e,saved:t,opened:n},o){const{change:r,kept:i,diff:a,locks:c,withheld:l,patch:u,aside:h}=t
const{outcome:p,reason:f,quote:w,hint:v}=o
return{repository:e.name,repositoryUrl:e.run.job.repositoryUrl,problem:p==="failed"?(0,s.hC)(f,w??"",v):"",files:r.files,passedOver:r.passedOver,kept:i,diff:a,locks:c,withheld:l,withheldPatch:u,asidePatch:h,patchBase:(0,d.Rw)(e.startingPoint),...(0,d.qL)(n)}}const m=["failed","changed","blocked"]
function joined(e,t){if(!m.includes(t.outcome))return e
if(!m.includes(e.outcome))return t
const n=m.indexOf(t.outcome)<m.indexOf(e.outcome)
const[o,r]=n?[t,e]:[e,t]
const i=[...o.doubts??[],...r.doubts??[]]
return{...o,reason:`${o.reason}. ${r.reason}`,doubts:i}}const[b,y]=["\x3c!-- deckhand:together --\x3e","\x3c!-- /deckhand:together --\x3e"]
async function tellTogether(e,t){const n=[]
for(const o of t){const r=t.filter(e=>e!==o)
if(o.number===void 0||!o.isOurs||r.length===0)continue
try{await tell(e,{...o,number:o.number},r)}catch(e){n.push(`The pull request ${nameOf(o)} could not be linked to the others. ${(0,i.ec)(e).message}`)}}return n}const g=o.object({body:o.string().nullable()})
async function tell(e,t,n){const{owner:o,name:r}=t.repository
const i={owner:o,repo:r,pull_number:t.number}
const s=g.parse((await e.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",i)).data).body
const a=withOthers(s??"",n)
if(a===s)return
await e.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}",{...i,body:a})}function withOthers(e,t){const n=(0,a.J1)("together",{list:t.map(e=>`- ${nameOf(e)}`).join("\n")})
const o=`${b}\n${n}\n${y}`
const r=[...e.replaceAll("\r\n","\n").matchAll(O)].at(-1)
if(!r)return`${e}\n\n${o}`
const{input:i,index:s,0:c}=r
return`${i.slice(0,s)}${o}${i.slice(s+c.length)}`}const k=/- [\w.-]+\/[\w.-]+(?:#\d+|: not published yet)\n/.source
const O=new RegExp(`^${b}\\n[^\\n]*\\n\\n(?:${k})+${y}$`,"gm")
function nameOf({repository:{owner:e,name:t},number:n}){return n===void 0?`${e}/${t}: not published yet`:`${e}/${t}#${n}`}}),3959:((e,t,n)=>{n.d(t,{JW:()=>findAll,Ri:()=>unfit,a3:()=>requireStillAlike})
var o=n(28942)
var r=n(58908)
var i=n(98664)
const s=o.object({id:o.number(),full_name:o.string().regex(/^[\w.-]+\/[\w.-]+$/),private:o.boolean(),visibility:o.string().optional(),archived:o.boolean(),default_branch:o.string()}).transform(({full_name:e,private:t,visibility:n=(t?"private":"public"),...o})=>({...o,name:e,visibility:n}))
async function findAll(e,t){const[n,...o]=await Promise.all([mainFacts(e),...t.map(t=>factsOf(e,t))])
const r=new Map
for(const[e,i]of o.entries()){const{id:o,name:s,archived:a}=i
const l=r.get(o)
requireAlike(n,i,t[e]??s)
if(o===n.id)throw unfit(`\`repositories\` names ${s}, the repository of this run.`,"Take it out.")
if(l!==void 0)throw unfit(`\`repositories\` names ${s} twice.`,"Take one of the names out.")
if(a)throw unfit(`The repository ${s} is archived, so nothing can be published there.`,c)
r.set(o,s)}return o}async function requireStillAlike(e,t){const[n,o]=await Promise.all([mainFacts(e),factsOf(e,t)])
requireAlike(n,o,t)}function requireAlike(e,{name:t,visibility:n},o){if(t.toLowerCase()!==o.toLowerCase())throw unfit(`\`repositories\` names ${o}, and GitHub answers with ${t}.`,a)
if(n!==e.visibility)throw unfit(`The repository ${t} is ${n}, and this one is ${e.visibility}.`,l)}const a="It was moved or renamed. To work there, write its present name in the input `repositories`."
const c="Unarchive it, or take it out of the input `repositories`."
const l="A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`."
const u="Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md)."
function unfit(e,t,n){return new i.vC("config",e,{hint:t,cause:n})}function mainFacts(e){const{owner:t,name:n}=e.job.repository
return factsOf(e,`${t}/${n}`)}async function factsOf({github:e},t){const[n="",o=""]=t.split("/")
try{return s.parse((await e.request("GET /repos/{owner}/{repo}",{owner:n,repo:o})).data)}catch(e){const n=e instanceof r.Q4&&[403,404,451].includes(e.status)
throw n?unfit(`The token cannot see the repository ${t}.`,u,e):e}}})}

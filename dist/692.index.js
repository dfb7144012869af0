export const id=692
export const ids=[692,3564]
export const modules={31183:((t,e,o)=>{o.r(e)
o.d(e,{OTHERS:()=>u,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var r=o(73024)
var i=o(76760)
var n=o(3024)
var s=o(98664)
var a=o(57974)
var c=o(34564)
const u="other-repositories"
function requireOwnFolder(t,e){const o=e.split("/").map((t,e,o)=>o.slice(0,e+1).join("/"))
if(o.every(e=>(0,n.BJ)(t,e)?.isDirectory()))return
throw new s.vC("git",`The folder ${e} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me, and ask me to leave the folder where it is."})}async function removeOthers(t){const e=(0,i.join)(t,u)
try{if((0,n.BJ)(t,u)?.isDirectory())await(0,c.dM)("bwrap",e);(0,r.rmSync)(e,{recursive:!0,force:!0})
return!0}catch(t){(0,a.printNotice)(`The folder ${u} could not be removed. ${(0,s.ec)(t).message}`)
return!1}}}),20692:((t,e,o)=>{o.r(e)
o.d(e,{openOthers:()=>openOthers})
var r=o(73024)
var i=o(76760)
var n=o(58101)
var s=o(25063)
var a=o(58908)
var c=o(89812)
var u=o(71760)
var h=o(71762)
var l=o(91116)
var p=o(98664)
var d=o(33737)
var f=o(88135)
var w=o(57974)
var m=o(15320)
var v=o(75444)
var y=o(97167)
var b=o(26117)
var k=o(73829)
var g=o(31183)
var $=o(63501)
var O=o(20185)
var j=o(22296)
var _=o(3959)
var T=o(9634)
async function openOthers(t,e){const{names:o}=e
const r=whyAway(t,e)
if(r!==void 0||(0,O.Bg)(t)==="condense"){const e=r?[(0,f.J1)("other-repositories-away",{names:o.map(d.aY).join(", "),why:r})]:[]
for(const o of e)t.memory.notes.add(o)
return{here:[],told:e,traces:[],unmerged:[],removeAfter:async t=>void await t()}}await requireRoom(t,e)
const remove=e=>removeAfter(t,e)
const i=await(0,_.JW)(t,o);(0,m.X0)(t.world.env,t.job.workspace)
try{const o=[]
for(const r of i)o.push(await openOther(t,r,e))
const r=[(0,f.J1)("other-repositories",{list:o.map(lineOf).join("\n")}),...o.flatMap(leftIn)]
const n=o.map(({id:t,path:e,folder:o,startingPoint:r})=>({id:t,path:e,folder:o,base:r.head}))
return{here:o,told:r,traces:n,unmerged:o.filter(isUnmerged).map(({path:t})=>t),removeAfter:remove}}catch(t){await remove(async()=>{})
throw t}}async function removeAfter({world:t,job:e},o){let r=!1
try{r=await o()===void 0}finally{const o=await(0,g.removeOthers)(e.workspace)
if(o&&r)(0,m.X0)(t.env,void 0)}}function whyAway({trigger:t},{startingPoint:e,isRestricted:o}){if(e.goal.kind==="review")return"a review looks at its own repository only."
if((0,j._K)(e))return"this pull request comes from a fork."
if(!o)return
const r=t.thread.type==="none"?"for this run":"in this thread"
return`people without write access wrote ${r}.`}async function requireRoom({job:t},{publisher:e}){const o=(await e.idsAt(e.base,[g.OTHERS])).size>0
if(!o&&(0,r.lstatSync)((0,i.join)(t.workspace,g.OTHERS),{throwIfNoEntry:!1})===void 0)return
throw new p.vC("config",`The checkout has a folder \`${g.OTHERS}\`, where other repositories would be checked out.`,{hint:"Rename it, or leave out the input `repositories`."})}const q="Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there."
const A="`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`."
async function openOther(t,e,o){const{job:n,world:a,memory:c}=t
const{id:u,name:h}=e
const[l="",p=""]=h.split("/")
const d=(0,i.join)(g.OTHERS,l,p)
const f=(0,i.join)(n.workspace,d)
const w=`${n.serverUrl}/${h}`
const m={...t,memory:c.of(u),job:{...n,repository:{owner:l,name:p},repositoryUrl:w,workspace:f},other:{id:u,main:n.repository}}
const v={url:`${w}.git`,token:o.inputs["github-token"]}
await requirePermitted(m,h)
await checkOut(m,e,{...v,depth:o.startingPoint.history?.kind==="full"?[]:["--depth=1"]})
const k=await(0,T.S)(m,v)
const O=(0,i.join)(o.folder,"repositories",String(u));(0,r.mkdirSync)(O,{recursive:!0})
const j=await(0,s.Zb)({folder:O,workspace:f,base:k.head,remoteUrl:v.url,token:v.token,allowedBranch:k.goal.kind==="advance"?k.goal.branch:void 0,environment:(0,y._K)(a.env),now:a.now,job:(0,y.We)(a,o.inputs["timeout-minutes"])})
const _=(0,i.join)(o.outputs,`repository-${u}`,"not-put-back.patch")
const q=await(0,$.a_)(m,{folder:O,path:_,otherActions:b.IH})
return{id:u,name:h,path:d,run:m,folder:O,publisher:j,startingPoint:k,putBack:q}}async function requirePermitted({world:t,settings:e,github:o,job:r,trigger:i},n){const s=(0,c.n)(o,r.repository)
const a=(0,v.gateSettings)(e,t.env,(0,h.jU)(s).then(t=>t?.id))
const l=await(0,u.Gj)({client:s,settings:a,sleep:e=>t.sleep(e,t.signal)},i)
if(l.status==="allowed")return;(0,w.printNotice)(`${n}: ${l.why}`)
throw(0,_.Ri)(`Who asked for this run may not start one in the repository ${n}.`,A)}async function checkOut({job:t,github:e,world:o},{name:i,default_branch:s},{depth:c,...u}){const h=await(0,l.nM)(e,t.repository,s).catch(t=>{const e=t instanceof a.Q4&&[404,409].includes(t.status)
throw e?(0,_.Ri)(`The repository ${i} has no commits.`,"Push a first commit.",t):t});(0,r.mkdirSync)(t.workspace,{recursive:!0})
const d=(0,k.b)({world:o,job:t})
await d().raw(["init","--quiet",`--initial-branch=${s}`])
await d().raw(["remote","add","origin",u.url])
await d((0,n.it)(u)).raw(["fetch","--quiet",...c,"--no-tags",u.url,`${h}:refs/remotes/origin/${s}`])
await d().raw(["checkout","--quiet","-B",s,h])
const f=`HEAD:refs/heads/agent/check-${t.runId}`
const w=["push","--quiet","--dry-run","--no-verify",u.url,f]
await d((0,n.it)(u)).raw(w).catch(t=>{const{message:e,cause:o}=(0,p.ec)(t)
const r=/\b40[134]\b|denied|not granted|not found|could not read Username/i.test(`${e} ${o}`)
throw r?(0,_.Ri)(`The token cannot push to the repository ${i}.`,q,t):t})}function lineOf({name:t,path:e,startingPoint:{head:o,branch:r}}){return`- ${(0,d.aY)(e)}: ${(0,d.aY)(t)}, at commit ${o} of ${(0,d.aY)(r)}`}function leftIn({path:t,putBack:e}){const inside=e=>e.map(e=>(0,i.join)(t,e))
if(!e)return[]
const{files:o,unfit:r,lost:n,aside:s}=e
const a=e.unfitCopies.map(e=>({...e,path:(0,i.join)(t,e.path)}))
const c={files:inside(o),unfit:inside(r),unfitCopies:a,lost:inside(n),aside:inside(s)}
return(0,$.nK)({putBack:{...e,...c},tools:{workspace:{outputDir:(0,i.dirname)(e.path)}}})}function isUnmerged({putBack:t,startingPoint:{branch:e,goal:o}}){return e!==o.base||(t?.files.length??0)>0}}),3959:((t,e,o)=>{o.d(e,{JW:()=>findAll,Ri:()=>unfit,a3:()=>requireStillAlike})
var r=o(28942)
var i=o(58908)
var n=o(98664)
const s=r.object({id:r.number(),full_name:r.string().regex(/^[\w.-]+\/[\w.-]+$/),private:r.boolean(),visibility:r.string().optional(),archived:r.boolean(),default_branch:r.string()}).transform(({full_name:t,private:e,visibility:o=(e?"private":"public"),...r})=>({...r,name:t,visibility:o}))
async function findAll(t,e){const[o,...r]=await Promise.all([mainFacts(t),...e.map(e=>factsOf(t,e))])
const i=new Map
for(const[t,n]of r.entries()){const{id:r,name:s,archived:a}=n
const u=i.get(r)
requireAlike(o,n,e[t]??s)
if(r===o.id)throw unfit(`\`repositories\` names ${s}, the repository of this run.`,"Take it out.")
if(u!==void 0)throw unfit(`\`repositories\` names ${s} twice.`,"Take one of the names out.")
if(a)throw unfit(`The repository ${s} is archived, so nothing can be published there.`,c)
i.set(r,s)}return r}async function requireStillAlike(t,e){const[o,r]=await Promise.all([mainFacts(t),factsOf(t,e)])
requireAlike(o,r,e)}function requireAlike(t,{name:e,visibility:o},r){if(e.toLowerCase()!==r.toLowerCase())throw unfit(`\`repositories\` names ${r}, and GitHub answers with ${e}.`,a)
if(o!==t.visibility)throw unfit(`The repository ${e} is ${o}, and this one is ${t.visibility}.`,u)}const a="It was moved or renamed. To work there, write its present name in the input `repositories`."
const c="Unarchive it, or take it out of the input `repositories`."
const u="A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`."
const h="Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md)."
function unfit(t,e,o){return new n.vC("config",t,{hint:e,cause:o})}function mainFacts(t){const{owner:e,name:o}=t.job.repository
return factsOf(t,`${e}/${o}`)}async function factsOf({github:t},e){const[o="",r=""]=e.split("/")
try{return s.parse((await t.request("GET /repos/{owner}/{repo}",{owner:o,repo:r})).data)}catch(t){const o=t instanceof i.Q4&&[403,404,451].includes(t.status)
throw o?unfit(`The token cannot see the repository ${e}.`,h,t):t}}})}

export const id=692
export const ids=[692,1183,3564]
export const modules={31183:((t,e,o)=>{o.r(e)
o.d(e,{OTHERS:()=>c,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var r=o(73024)
var i=o(76760)
var n=o(54995)
var a=o(98664)
var s=o(34564)
const c="other-repositories"
function requireOwnFolder(t,e){const o=e.split("/").map((e,o,r)=>(0,i.join)(t,...r.slice(0,o+1)))
if(o.every(t=>(0,r.lstatSync)(t,{throwIfNoEntry:!1})?.isDirectory()))return
throw new a.vC("git",`The folder ${e} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me again, and ask me to leave the folder where it is."})}async function removeOthers(t){const e=(0,i.join)(t,c)
try{if((0,r.lstatSync)(e,{throwIfNoEntry:!1})?.isDirectory())await(0,s.dM)("bwrap",e);(0,r.rmSync)(e,{recursive:!0,force:!0})
return!0}catch(t){(0,n.printNotice)(`The folder ${c} could not be removed. ${(0,a.ec)(t).message}`)
return!1}}}),20692:((t,e,o)=>{o.r(e)
o.d(e,{openOthers:()=>openOthers})
var r=o(73024)
var i=o(76760)
var n=o(54995)
var a=o(46101)
var s=o(79235)
var c=o(3630)
var u=o(33368)
var h=o(58908)
var l=o(44463)
var p=o(71760)
var f=o(71762)
var d=o(91116)
var w=o(70012)
var m=o(62423)
var v=o(58698)
var y=o(98664)
var k=o(88135)
var b=o(31183)
var g=o(63501)
var $=o(20185)
var O=o(22296)
var _=o(3959)
var j=o(9634)
async function openOthers(t,e){const{names:o}=e
const r=whyAway(t,e)
if(r!==void 0||(0,$.Bg)(t)==="condense"){const e=r?[(0,k.J1)("other-repositories-away",{names:o.map(m.aY).join(", "),why:r})]:[]
for(const o of e)t.memory.notes.add(o)
return{here:[],told:e,traces:[],unmerged:[],removeAfter:async t=>void await t()}}await requireRoom(t,e)
const remove=e=>removeAfter(t,e)
const i=await(0,_.JW)(t,o);(0,a.X0)(t.world.env,t.job.workspace)
try{const o=[]
for(const r of i)o.push(await openOther(t,r,e))
const r=[(0,k.J1)("other-repositories",{list:o.map(lineOf).join("\n")}),...o.flatMap(leftIn)]
const n=o.map(({id:t,path:e,folder:o,startingPoint:r})=>({id:t,path:e,folder:o,base:r.head}))
return{here:o,told:r,traces:n,unmerged:o.filter(isUnmerged).map(({path:t})=>t),removeAfter:remove}}catch(t){await remove(async()=>{})
throw t}}async function removeAfter({world:t,job:e},o){let r=!1
try{r=await o()===void 0}finally{const o=await(0,b.removeOthers)(e.workspace)
if(o&&r)(0,a.X0)(t.env,void 0)}}function whyAway({trigger:t},{startingPoint:e,isRestricted:o}){if(e.goal.kind==="review")return"a review looks at its own repository only."
if((0,O._K)(e))return"this pull request comes from a fork."
if(!o)return
const r=t.thread.type==="none"?"for this run":"in this thread"
return`people without write access wrote ${r}.`}async function requireRoom({job:t},{publisher:e}){const o=(await e.idsAt(e.base,[b.OTHERS])).size>0
if(!o&&(0,r.lstatSync)((0,i.join)(t.workspace,b.OTHERS),{throwIfNoEntry:!1})===void 0)return
throw new y.vC("config",`The checkout has a folder \`${b.OTHERS}\`, where other repositories would be checked out.`,{hint:"Rename it, or leave out the input `repositories`."})}const T="Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there."
const q="`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`."
async function openOther(t,e,o){const{job:n,world:a,memory:s}=t
const{id:u,name:h}=e
const[l="",p=""]=h.split("/")
const f=(0,i.join)(b.OTHERS,l,p)
const d=(0,i.join)(n.workspace,f)
const w=`${n.serverUrl}/${h}`
const m={...t,memory:s.of(u),job:{...n,repository:{owner:l,name:p},repositoryUrl:w,workspace:d},other:{id:u,main:n.repository}}
const y={url:`${w}.git`,token:o.inputs["github-token"]}
await requirePermitted(m,h)
await checkOut(m,e,y)
const k=await(0,j.S)(m,y)
const $=(0,i.join)(o.folder,"repositories",String(u));(0,r.mkdirSync)($,{recursive:!0})
const O=await(0,v.Zb)({folder:$,workspace:d,base:k.head,remoteUrl:y.url,token:y.token,allowedBranch:k.goal.kind==="advance"?k.goal.branch:void 0,environment:(0,c._)(a.env),now:a.now})
const _=(0,i.join)(o.outputs,`repository-${u}`,"not-put-back.patch")
const T=await(0,g.a_)(m,{folder:$,path:_})
return{id:u,name:h,path:f,run:m,folder:$,publisher:O,startingPoint:k,putBack:T}}async function requirePermitted({world:t,github:e,job:o,trigger:r},i){const a=(0,l.n)(e,o.repository)
const c=(0,s.gateSettings)(t.env,(0,f.jU)(a).then(t=>t?.id))
const u=await(0,p.Gj)({client:a,settings:c,sleep:e=>t.sleep(e,t.signal)},r)
if(u.status==="allowed")return;(0,n.printNotice)(`${i}: ${u.why}`)
throw(0,_.Ri)(`Who asked for this run may not start one in the repository ${i}.`,q)}async function checkOut({job:t,github:e,world:o},{name:i,default_branch:n},a){const s=await(0,d.nM)(e,t.repository,n).catch(t=>{const e=t instanceof h.Q4&&[404,409].includes(t.status)
throw e?(0,_.Ri)(`The repository ${i} has no commits.`,"Push a first commit.",t):t});(0,r.mkdirSync)(t.workspace,{recursive:!0})
const l=(0,c._)(o.env)
const here=(e={})=>(0,u.$Y)({folder:t.workspace,environment:{...l,...e}})
await here().raw(["init","--quiet",`--initial-branch=${n}`])
await here().raw(["remote","add","origin",a.url])
await here((0,w.it)(a)).raw(["fetch","--quiet","--depth=1","--no-tags",a.url,s])
await here().raw(["checkout","--quiet","-B",n,s])
const p=`HEAD:refs/heads/agent/check-${t.runId}`
const f=["push","--quiet","--dry-run","--no-verify",a.url,p]
await here((0,w.it)(a)).raw(f).catch(t=>{const{message:e,cause:o}=(0,y.ec)(t)
const r=/\b40[134]\b|denied|not granted|not found|could not read Username/i.test(`${e} ${o}`)
throw r?(0,_.Ri)(`The token cannot push to the repository ${i}.`,T,t):t})}function lineOf({name:t,path:e,startingPoint:{head:o,branch:r}}){return`- ${(0,m.aY)(e)}: ${(0,m.aY)(t)}, at commit ${o} of ${(0,m.aY)(r)}`}function leftIn({path:t,putBack:e}){const inside=e=>e.map(e=>(0,i.join)(t,e))
if(!e)return[]
const{files:o,unfit:r,lost:n,aside:a}=e
const s={files:inside(o),unfit:inside(r),lost:inside(n),aside:inside(a)}
return(0,g.nK)({putBack:{...e,...s},tools:{workspace:{outputDir:(0,i.dirname)(e.path)}}})}function isUnmerged({putBack:t,startingPoint:{branch:e,goal:o}}){return e!==o.base||(t?.files.length??0)>0}}),3959:((t,e,o)=>{o.d(e,{JW:()=>findAll,Ri:()=>unfit,a3:()=>requireStillAlike})
var r=o(28942)
var i=o(58908)
var n=o(98664)
const a=r.object({id:r.number(),full_name:r.string().regex(/^[\w.-]+\/[\w.-]+$/),private:r.boolean(),visibility:r.string().optional(),archived:r.boolean(),default_branch:r.string()}).transform(({full_name:t,private:e,visibility:o=(e?"private":"public"),...r})=>({...r,name:t,visibility:o}))
async function findAll(t,e){const[o,...r]=await Promise.all([mainFacts(t),...e.map(e=>factsOf(t,e))])
const i=new Map
for(const[t,n]of r.entries()){const{id:r,name:a,archived:s}=n
const u=i.get(r)
requireAlike(o,n,e[t]??a)
if(r===o.id)throw unfit(`\`repositories\` names ${a}, the repository of this run.`,"Take it out.")
if(u!==void 0)throw unfit(`\`repositories\` names ${a} twice.`,"Take one of the names out.")
if(s)throw unfit(`The repository ${a} is archived, so nothing can be published there.`,c)
i.set(r,a)}return r}async function requireStillAlike(t,e){const[o,r]=await Promise.all([mainFacts(t),factsOf(t,e)])
requireAlike(o,r,e)}function requireAlike(t,{name:e,visibility:o},r){if(e.toLowerCase()!==r.toLowerCase())throw unfit(`\`repositories\` names ${r}, and GitHub answers with ${e}.`,s)
if(o!==t.visibility)throw unfit(`The repository ${e} is ${o}, and this one is ${t.visibility}.`,u)}const s="It was moved or renamed. To work there, write its present name in the input `repositories`."
const c="Unarchive it, or take it out of the input `repositories`."
const u="A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`."
const h="Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md)."
function unfit(t,e,o){return new n.vC("config",t,{hint:e,cause:o})}function mainFacts(t){const{owner:e,name:o}=t.job.repository
return factsOf(t,`${e}/${o}`)}async function factsOf({github:t},e){const[o="",r=""]=e.split("/")
try{return a.parse((await t.request("GET /repos/{owner}/{repo}",{owner:o,repo:r})).data)}catch(t){const o=t instanceof i.Q4&&[403,404,451].includes(t.status)
throw o?unfit(`The token cannot see the repository ${e}.`,h,t):t}}})}

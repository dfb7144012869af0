export const id=9925
export const ids=[9925]
export const modules={89925:((e,t,s)=>{s.r(t)
s.d(t,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var n=s(98664)
var a=s(94869)
var o=s(57974)
var r=s(7052)
var c=s(97167)
var i=s(71324)
var d=s(74454)
var u=s(99217)
var m=s(1539)
var l=s(65870)
async function removeClosed(e){const{github:t,job:s,world:r}=e
const c={github:t,repository:s.repository,now:r.now(),...statePlace(e)}
try{const t=await(0,d.ds)(c,t=>keepTotals(e,t))
if(t.length>0)(0,o.printNotice)(`Removed the saved state of closed threads: ${(0,a.U9)(t.length,"state")}.`)}catch(e){(0,o.printNotice)(`The saved state of closed threads could not be checked. ${(0,n.ec)(e).message}`)}}async function keepTotals(e,t){const{repositoryId:s,settings:n}=e
const a=(0,i.OX)((0,r.ownSecret)(n)??"",s)
const o=await Promise.all(t.map(async({git:e,name:t,commit:n})=>{const o=await(0,i.Tc)(e,n,{repositoryId:s,name:t},a)
return o.status==="found"?(0,u.Q0)(e=>o.files.get(m.H3+e)?.toString()):[]}))
await(0,l.mG)(e,e=>(0,u.Vd)(e,o.flat()))}function statePlace({job:e,world:t,settings:s}){return{temp:e.temp,remote:{url:`${e.repositoryUrl}.git`,token:s.slice(r.KEYS)["github-token"]},environment:(0,c._K)(t.env)}}}),74454:((e,t,s)=>{s.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var n=s(73024)
var a=s(76760)
var o=s(28942)
var r=s(33368)
var c=s(58908)
var i=s(82362)
const d=864e5
const u=7
const m=30
async function sweep(e,t){const{remote:s,git:n}=e
const a=await s.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const o=[]
for(const[t,s]of a)if(await isDone(e,t))o.push([t,s])
const r=[]
for(const[e]of o)r.push({name:stateNameIn(e),commit:await s.fetch(e),git:n})
if(r.length>0)await t(r)
const c=[]
for(const[e,t]of o)if(await s.move(e,"",t)==="moved")c.push(e)
return c}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,s]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(s!==void 0)return isClosed(e,Number(s))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const l=o.object({state:o.string(),closed_at:o.string().nullable()})
async function isClosed({github:e,repository:t,now:s},n){const{owner:a,name:o}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:r,closed_at:c}=l.parse((await e.request(t,{owner:a,repo:o,issue_number:n})).data)
return r==="closed"&&c!==null&&isPast(c,s)}catch(a){if(a instanceof c.Q4&&a.status===410)return!0
if(a instanceof c.Q4&&a.status===404)return isClosedDiscussion(e,t,n,s)
throw a}}const f=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const p=o.object({repository:o.object({discussion:o.object({closedAt:o.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:s},n,a){const o=await e.graphql(f,{owner:t,name:s,number:n}).catch(()=>{})
const r=p.safeParse(o).data?.repository.discussion.closedAt??null
return r!==null&&isPast(r,a)}function isPast(e,t){return t.getTime()-Date.parse(e)>u*d}async function isOld({remote:e,git:t,now:s},n){await e.fetch(n)
const a=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return s.getTime()-a*1e3>m*d}async function sweepStates({remote:e,environment:t,temp:s,...n},a=async()=>{}){return inPlace({remote:e,environment:t,temp:s},e=>sweep({...n,...e},a))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const s=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...s.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:s},o){(0,n.mkdirSync)(s,{recursive:!0})
const c=(0,n.mkdtempSync)((0,a.join)(s,"deckhand-sweep-"))
const d=(0,a.join)(c,"state.git")
const run=(e={})=>(0,r.$Y)({folder:c,gitDir:d,environment:{...t,...e}})
try{(0,r.xJ)(d)
return await o({remote:(0,i.W)(run,e),git:run()})}finally{(0,n.rmSync)(c,{recursive:!0,force:!0})}}})}

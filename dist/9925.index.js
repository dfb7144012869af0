export const id=9925
export const ids=[9925]
export const modules={24776:((e,t,s)=>{s.d(t,{CZ:()=>keptThreads,L4:()=>stateOf,ds:()=>sweepStates})
var n=s(73024)
var o=s(76760)
var r=s(28942)
var a=s(33368)
var c=s(58908)
var i=s(93804)
const d=864e5
const u=7
const l=30
async function sweep(e,t){const{remote:s,git:n}=e
const o=await s.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const r=[]
for(const[t,s]of o)if(await isDone(e,t))r.push([t,s])
const a=[]
for(const[e]of r)a.push({name:stateOf(e),commit:await s.fetch(e),git:n})
if(a.length>0)await t(a)
const c=[]
for(const[e,t]of r)if(await s.move(e,"",t)==="moved")c.push(e)
return c}function stateOf(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,s]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(s!==void 0)return isClosed(e,Number(s))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const m=r.object({state:r.string(),closed_at:r.string().nullable()})
async function isClosed({github:e,repository:t,now:s},n){const{owner:o,name:r}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:a,closed_at:c}=m.parse((await e.request(t,{owner:o,repo:r,issue_number:n})).data)
return a==="closed"&&c!==null&&isPast(c,s)}catch(o){if(o instanceof c.Q4&&o.status===410)return!0
if(o instanceof c.Q4&&o.status===404)return isClosedDiscussion(e,t,n,s)
throw o}}const f=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const p=r.object({repository:r.object({discussion:r.object({closedAt:r.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:s},n,o){const r=await e.graphql(f,{owner:t,name:s,number:n}).catch(()=>{})
const a=p.safeParse(r).data?.repository.discussion.closedAt??null
return a!==null&&isPast(a,o)}function isPast(e,t){return t.getTime()-Date.parse(e)>u*d}async function isOld({remote:e,git:t,now:s},n){await e.fetch(n)
const o=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return s.getTime()-o*1e3>l*d}async function sweepStates({remote:e,environment:t,temp:s,...n},o=async()=>{}){return inPlace({remote:e,environment:t,temp:s},e=>sweep({...n,...e},o))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const s=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...s.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:s},r){(0,n.mkdirSync)(s,{recursive:!0})
const c=(0,n.mkdtempSync)((0,o.join)(s,"deckhand-sweep-"))
const d=(0,o.join)(c,"state.git")
const run=(e={})=>(0,a.$Y)({folder:c,gitDir:d,environment:{...t,...e}})
try{(0,a.xJ)(d)
return await r({remote:(0,i.W)(run,e),git:run()})}finally{(0,n.rmSync)(c,{recursive:!0,force:!0})}}}),89925:((e,t,s)=>{s.r(t)
s.d(t,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var n=s(54995)
var o=s(48142)
var r=s(3630)
var a=s(5662)
var c=s(24776)
var i=s(98664)
var d=s(94869)
var u=s(99217)
var l=s(1539)
var m=s(65870)
async function removeClosed(e){const{github:t,job:s,world:o}=e
const r={github:t,repository:s.repository,now:o.now(),...statePlace({job:s,world:o})}
try{const t=await(0,c.ds)(r,t=>keepTotals(e,t))
if(t.length>0)(0,n.printNotice)(`Removed the saved state of closed threads: ${(0,d.U9)(t.length,"state")}.`)}catch(e){(0,n.printNotice)(`The saved state of closed threads could not be checked. ${(0,i.ec)(e).message}`)}}async function keepTotals(e,t){const{repositoryId:s,world:n}=e
const r=(0,a.OX)((0,o.bg)(n.env)??"",s)
const c=await Promise.all(t.map(async({git:e,name:t,commit:n})=>{const o=await(0,a.un)(e,n,{repositoryId:s,name:t},r)
return o.status==="found"?(0,u.Q0)(e=>o.files.get(l.H3+e)?.toString()):[]}))
await(0,m.mG)(e,e=>(0,u.Vd)(e,c.flat()))}function statePlace({job:e,world:t}){return{temp:e.temp,remote:{url:`${e.repositoryUrl}.git`,token:(0,o.JR)(t.env,"github-token")??""},environment:(0,r._)(t.env)}}})}

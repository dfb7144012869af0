export const id=9925
export const ids=[9925]
export const modules={24776:((e,t,s)=>{s.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var n=s(73024)
var o=s(76760)
var a=s(28942)
var r=s(33368)
var c=s(58908)
var i=s(93804)
const d=864e5
const u=7
const l=30
async function sweep(e,t){const{remote:s,git:n}=e
const o=await s.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const a=[]
for(const[t,s]of o)if(await isDone(e,t))a.push([t,s])
const r=[]
for(const[e]of a)r.push({name:stateNameIn(e),commit:await s.fetch(e),git:n})
if(r.length>0)await t(r)
const c=[]
for(const[e,t]of a)if(await s.move(e,"",t)==="moved")c.push(e)
return c}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,s]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(s!==void 0)return isClosed(e,Number(s))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const m=a.object({state:a.string(),closed_at:a.string().nullable()})
async function isClosed({github:e,repository:t,now:s},n){const{owner:o,name:a}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:r,closed_at:c}=m.parse((await e.request(t,{owner:o,repo:a,issue_number:n})).data)
return r==="closed"&&c!==null&&isPast(c,s)}catch(o){if(o instanceof c.Q4&&o.status===410)return!0
if(o instanceof c.Q4&&o.status===404)return isClosedDiscussion(e,t,n,s)
throw o}}const f=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const p=a.object({repository:a.object({discussion:a.object({closedAt:a.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:s},n,o){const a=await e.graphql(f,{owner:t,name:s,number:n}).catch(()=>{})
const r=p.safeParse(a).data?.repository.discussion.closedAt??null
return r!==null&&isPast(r,o)}function isPast(e,t){return t.getTime()-Date.parse(e)>u*d}async function isOld({remote:e,git:t,now:s},n){await e.fetch(n)
const o=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return s.getTime()-o*1e3>l*d}async function sweepStates({remote:e,environment:t,temp:s,...n},o=async()=>{}){return inPlace({remote:e,environment:t,temp:s},e=>sweep({...n,...e},o))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const s=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...s.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:s},a){(0,n.mkdirSync)(s,{recursive:!0})
const c=(0,n.mkdtempSync)((0,o.join)(s,"deckhand-sweep-"))
const d=(0,o.join)(c,"state.git")
const run=(e={})=>(0,r.$Y)({folder:c,gitDir:d,environment:{...t,...e}})
try{(0,r.xJ)(d)
return await a({remote:(0,i.W)(run,e),git:run()})}finally{(0,n.rmSync)(c,{recursive:!0,force:!0})}}}),89925:((e,t,s)=>{s.r(t)
s.d(t,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var n=s(54995)
var o=s(48142)
var a=s(3630)
var r=s(5662)
var c=s(24776)
var i=s(98664)
var d=s(94869)
var u=s(99217)
var l=s(1539)
var m=s(65870)
async function removeClosed(e){const{github:t,job:s,world:o}=e
const a={github:t,repository:s.repository,now:o.now(),...statePlace({job:s,world:o})}
try{const t=await(0,c.ds)(a,t=>keepTotals(e,t))
if(t.length>0)(0,n.printNotice)(`Removed the saved state of closed threads: ${(0,d.U9)(t.length,"state")}.`)}catch(e){(0,n.printNotice)(`The saved state of closed threads could not be checked. ${(0,i.ec)(e).message}`)}}async function keepTotals(e,t){const{repositoryId:s,world:n}=e
const a=(0,r.OX)((0,o.bg)(n.env)??"",s)
const c=await Promise.all(t.map(async({git:e,name:t,commit:n})=>{const o=await(0,r.Tc)(e,n,{repositoryId:s,name:t},a)
return o.status==="found"?(0,u.Q0)(e=>o.files.get(l.H3+e)?.toString()):[]}))
await(0,m.mG)(e,e=>(0,u.Vd)(e,c.flat()))}function statePlace({job:e,world:t}){return{temp:e.temp,remote:{url:`${e.repositoryUrl}.git`,token:(0,o.JR)(t.env,"github-token")??""},environment:(0,a._)(t.env)}}})}

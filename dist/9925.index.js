export const id=9925
export const ids=[9925,5870]
export const modules={89925:((e,t,n)=>{n.r(t)
n.d(t,{removeClosed:()=>removeClosed,statePlace:()=>statePlace})
var s=n(98664)
var r=n(94869)
var a=n(57974)
var o=n(7052)
var c=n(97167)
var i=n(71324)
var d=n(74454)
var u=n(99217)
var f=n(1539)
var l=n(65870)
async function removeClosed(e){const{github:t,job:n,world:o}=e
const c={github:t,repository:n.repository,now:o.now(),...statePlace(e)}
try{const t=await(0,d.ds)(c,t=>keepTotals(e,t))
if(t.length>0)(0,a.printNotice)(`Removed the saved state of closed threads: ${(0,r.U9)(t.length,"state")}.`)}catch(e){(0,a.printNotice)(`The saved state of closed threads could not be checked. ${(0,s.ec)(e).message}`)}}async function keepTotals(e,t){const{repositoryId:n,settings:s}=e
const r=(0,i.OX)((0,o.ownSecret)(s)??"",n)
const a=await Promise.all(t.map(async({git:e,name:t,commit:s})=>{const a=await(0,i.Tc)(e,s,{repositoryId:n,name:t},r)
return a.status==="found"?(0,u.Q0)(e=>a.files.get(f.H3+e)?.toString()):[]}))
await(0,l.changeLedger)(e,e=>(0,u.Vd)(e,a.flat()))}function statePlace({job:e,world:t,settings:n}){return{temp:e.temp,remote:{url:`${e.repositoryUrl}.git`,token:n.slice(o.KEYS)["github-token"]},environment:(0,c._K)(t.env)}}}),65870:((e,t,n)=>{n.r(t)
n.d(t,{LEDGER:()=>d,LEDGER_FILE:()=>u,changeLedger:()=>changeLedger,countRun:()=>countRun,readLedger:()=>readLedger})
var s=n(98664)
var r=n(57974)
var a=n(2801)
var o=n(59766)
var c=n(99217)
var i=n(1176)
const d={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const u="work/ledger.json"
const f=10
const l=300
async function changeLedger(e,t){const{sleep:n,newId:r,random:c,signal:h}=e.world
for(let s=1;s<=f;s+=1){const f=(0,i.Ch)({...e,name:d})
if(!f)return
const m=await f.read()
const g=ledgerIn(m)
const w=JSON.stringify(t(g))
if(w===JSON.stringify(g))return
const p=Buffer.from(w)
const v=m.status==="found"?m.manifest:(0,a.yz)(r())
const y=[{path:u,stamp:(0,o.sc)(p),read:()=>p}]
if((await f.write({manifest:v,files:y})).status==="saved")return
await n(l*s*c(),h)}throw new s.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:e,...t},n){try{await changeLedger({...t,repositoryId:e.repositoryId},e=>(0,c.Yq)(e,n))}catch(e){const{message:t}=(0,s.ec)(e)
if(!/\b403\b|denied/.test(t))(0,r.printNotice)(`This run is not in the totals of \`show --costs\`. ${t}`)}}function ledgerIn(e){return e.status==="found"?readLedger(e.files.get(u)?.toString()):c.wv}function readLedger(e){try{return e===void 0?c.wv:c.Oc.parse(JSON.parse(e))}catch(e){const t=`Delete the ref ${d.ref} to begin the totals again.`
throw new s.vC("git","The totals of runs are damaged, or were written by another version.",{hint:t,cause:e})}}}),74454:((e,t,n)=>{n.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var s=n(73024)
var r=n(76760)
var a=n(28942)
var o=n(33368)
var c=n(58908)
var i=n(82362)
const d=864e5
const u=7
const f=30
async function sweep(e,t){const{remote:n,git:s}=e
const r=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const a=[]
for(const[t,n]of r)if(await isDone(e,t))a.push([t,n])
const o=[]
for(const[e]of a)o.push({name:stateNameIn(e),commit:await n.fetch(e),git:s})
if(o.length>0)await t(o)
const c=[]
for(const[e,t]of a)if(await n.move(e,"",t)==="moved")c.push(e)
return c}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,n]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(n!==void 0)return isClosed(e,Number(n))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const l=a.object({state:a.string(),closed_at:a.string().nullable()})
async function isClosed({github:e,repository:t,now:n},s){const{owner:r,name:a}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:o,closed_at:c}=l.parse((await e.request(t,{owner:r,repo:a,issue_number:s})).data)
return o==="closed"&&c!==null&&isPast(c,n)}catch(r){if(r instanceof c.Q4&&r.status===410)return!0
if(r instanceof c.Q4&&r.status===404)return isClosedDiscussion(e,t,s,n)
throw r}}const h=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const m=a.object({repository:a.object({discussion:a.object({closedAt:a.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:n},s,r){const a=await e.graphql(h,{owner:t,name:n,number:s}).catch(()=>{})
const o=m.safeParse(a).data?.repository.discussion.closedAt??null
return o!==null&&isPast(o,r)}function isPast(e,t){return t.getTime()-Date.parse(e)>u*d}async function isOld({remote:e,git:t,now:n},s){await e.fetch(s)
const r=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return n.getTime()-r*1e3>f*d}async function sweepStates({remote:e,environment:t,temp:n,...s},r=async()=>{}){return inPlace({remote:e,environment:t,temp:n},e=>sweep({...s,...e},r))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const n=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...n.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:n},a){(0,s.mkdirSync)(n,{recursive:!0})
const c=(0,s.mkdtempSync)((0,r.join)(n,"deckhand-sweep-"))
const d=(0,r.join)(c,"state.git")
const run=(e={})=>(0,o.$Y)({folder:c,gitDir:d,environment:{...t,...e}})
try{(0,o.xJ)(d)
return await a({remote:(0,i.W)(run,e),git:run()})}finally{(0,s.rmSync)(c,{recursive:!0,force:!0})}}})}

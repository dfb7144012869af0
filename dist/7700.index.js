export const id=7700
export const ids=[7700]
export const modules={54959:((e,t,s)=>{s.d(t,{V:()=>searchRepositories,t:()=>searchIssues})
var r=s(28942)
const n=r.object({items:r.array(r.object({number:r.number().int().positive(),title:r.string(),repository_url:r.string(),pull_request:r.unknown().optional()}))}).readonly()
const o=r.object({items:r.array(r.object({full_name:r.string(),description:r.string().nullable()}))}).readonly()
const a=100
const i=10
async function searchIssues(e,t,{query:s,most:r}){const o=await pages(r,async r=>{const o=`repo:${t} ${s}`
const i={q:o,sort:"created",order:"asc",per_page:a,page:r}
return n.parse(await e("issues",i)).items})
const isOwn=e=>e.toLowerCase().endsWith(`/repos/${t.toLowerCase()}`)
return o.filter(({repository_url:e})=>isOwn(e)).map(({number:e,title:t,pull_request:s})=>({number:e,title:t,isPull:s!==void 0}))}async function searchRepositories(e,{query:t,most:s}){const r=await pages(s,async s=>o.parse(await e("repositories",{q:t,per_page:a,page:s})).items)
return r.map(({full_name:e,description:t})=>({name:e,description:t??""}))}async function pages(e,t){const s=[]
for(let r=1;r<=i&&s.length<=e;r++){const e=await t(r)
s.push(...e)
if(e.length<a)break}return s}}),67700:((e,t,s)=>{s.r(t)
s.d(t,{whyNotNow:()=>whyNotNow,whyRepositoryIsFull:()=>whyRepositoryIsFull})
var r=s(54959)
var n=s(98664)
var o=s(57974)
var a=s(75444)
var i=s(2801)
var c=s(1176)
async function whyNotNow({now:e},{settings:t,github:s,job:i},{kind:c}){if(c==="decision")return
const{"stop-after":p,"skip-if":d}=t.slice(a.ADMIT)
if(p!==void 0&&e().getTime()>=Date.parse(p)+u)return`\`stop-after\` was ${p}.`
if(d===void 0)return
try{const e=`${i.repository.owner}/${i.repository.name}`
const search=async(e,t)=>(await s.request("GET /search/{what}",{what:e,...t})).data
const[t]=await(0,r.t)(search,e,{query:d,most:1})
return t&&`\`skip-if\` finds #${t.number}.`}catch(e){(0,o.printWarning)((0,n.ec)(e).message)
return"The search of `skip-if` failed."}}const u=864e5
const p={name:"runs",ref:"refs/deckhand/runs",branch:"refs/heads/deckhand/state/runs"}
const d=10
const h=300
async function whyRepositoryIsFull(e,t){const{settings:s,mayWrite:r}=e
const{[l]:i}=s.slice(a.ADMIT)
if(i===void 0||!r||(0,a.modeOf)(s)==="apply")return
try{return await changeCounters(e,e=>t(e,i))?void 0:w}catch(e){(0,o.printWarning)((0,n.ec)(e).message)
return`The runs could not be counted for \`${l}\`, which needs \`contents: write\`.`}}const l="max-repository-runs-per-day"
const w=`This repository has reached the limit of \`${l}\`.`
async function changeCounters(e,t){const{sleep:s,newId:r,random:n,signal:o}=e.world
const a=(0,c.Ch)({...e,name:p,repositoryId:e.trigger.repositoryId})
if(!a)throw new Error(`\`${l}\` needs the saved state, and this job keeps none.`)
for(let e=1;e<=d;e+=1){const c=await a.read()
const u=c.status==="found"?c.manifest:(0,i.yz)(r())
const p=t(u.counters)
if(!p)return!1
if((await a.write({manifest:{...u,counters:p},files:[]})).status==="saved")return!0
await s(h*e*n(),o)}throw new Error("The count of runs was changed again and again while it was saved.")}})}

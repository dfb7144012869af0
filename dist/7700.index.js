export const id=7700
export const ids=[7700]
export const modules={54959:((e,t,s)=>{s.d(t,{V:()=>searchRepositories,t:()=>searchIssues})
var r=s(28942)
const n=r.object({items:r.array(r.object({number:r.number().int().positive(),title:r.string(),repository_url:r.string(),pull_request:r.unknown().optional()}))}).readonly()
const o=r.object({items:r.array(r.object({full_name:r.string(),description:r.string().nullable()}))}).readonly()
const a=100
async function searchIssues(e,t,{query:s,most:r}){const o=await pages(r,async r=>{const o=`repo:${t} ${s}`
const i={q:o,sort:"created",order:"asc",per_page:a,page:r}
return n.parse(await e("issues",i)).items})
const isOwn=e=>e.toLowerCase().endsWith(`/repos/${t.toLowerCase()}`)
return o.filter(({repository_url:e})=>isOwn(e)).map(({number:e,title:t,pull_request:s})=>({number:e,title:t,isPull:s!==void 0}))}async function searchRepositories(e,{query:t,most:s}){const r=await pages(s,async s=>o.parse(await e("repositories",{q:t,per_page:a,page:s})).items)
return r.map(({full_name:e,description:t})=>({name:e,description:t??""}))}async function pages(e,t){const s=[]
for(let r=1;s.length<=e;r++){const e=await t(r)
s.push(...e)
if(e.length<a)break}return s}}),67700:((e,t,s)=>{s.r(t)
s.d(t,{whyNotNow:()=>whyNotNow,whyRepositoryIsFull:()=>whyRepositoryIsFull})
var r=s(54995)
var n=s(48588)
var o=s(48142)
var a=s(54959)
var i=s(21843)
var c=s(98664)
var u=s(54267)
const p=["schedule","automation","ci-failure","review"]
async function whyNotNow({env:e,now:t},{github:s,job:i},{kind:u}){if(u==="decision")return
const h=t()
const l=(0,o.JR)(e,"stop-after")
if(l!==void 0&&h.getTime()>=Date.parse(l)+d)return`\`stop-after\` was ${l}.`
const f=n.oM.safeParse((0,o.JR)(e,"quiet-hours")).data
if(f&&p.includes(u)&&isWithin(f,h))return"These are the `quiet-hours`."
const w=n.it.safeParse((0,o.JR)(e,"skip-if")).data
if(w===void 0)return
try{const e=`${i.repository.owner}/${i.repository.name}`
const search=async(e,t)=>(await s.request("GET /search/{what}",{what:e,...t})).data
const[t]=await(0,a.t)(search,e,{query:w,most:1})
return t&&`\`skip-if\` finds #${t.number}.`}catch(e){(0,r.printWarning)((0,c.ec)(e).message)
return"The search of `skip-if` failed."}}const d=864e5
function isWithin({from:e,to:t},s){const r=s.getUTCHours()*60+s.getUTCMinutes()
return e<=t?r>=e&&r<t:r>=e||r<t}const h={name:"runs",ref:"refs/deckhand/runs",branch:"refs/heads/deckhand/state/runs"}
const l=10
const f=300
async function whyRepositoryIsFull(e,t){const{env:s}=e.world
const a=n.Dg.safeParse((0,o.JR)(s,w)).data
if(a===void 0||!(0,o.J)(s)||(0,o.VV)(s)==="apply")return
try{return await changeCounters(e,e=>t(e,a))?void 0:y}catch(e){(0,r.printWarning)((0,c.ec)(e).message)
return`The runs could not be counted for \`${w}\`, which needs \`contents: write\`.`}}const w="max-repository-runs-per-day"
const y=`This repository has reached the limit of \`${w}\`.`
async function changeCounters(e,t){const{sleep:s,newId:r,random:n,signal:o}=e.world
const a=(0,u.Ch)({...e,name:h,repositoryId:e.trigger.repositoryId})
if(!a)throw new Error(`\`${w}\` needs the saved state, and this job keeps none.`)
for(let e=1;e<=l;e+=1){const c=await a.read()
const u=c.status==="found"?c.manifest:(0,i.yz)(r())
const p=t(u.counters)
if(!p)return!1
if((await a.write({manifest:{...u,counters:p},files:[]})).status==="saved")return!0
await s(f*e*n(),o)}throw new Error("The count of runs was changed again and again while it was saved.")}})}

export const id=874
export const ids=[874]
export const modules={44463:((e,t,r)=>{r.d(t,{X:()=>gitHubClient,n:()=>gitHubReader})
var n=r(11267)
var s=r(58908)
const o=3e4
const i=1e4
const a=5e3
function gitHubClient(e){const{token:t,apiUrl:r,fetch:i,sleep:a,isReadOnly:c=!1,onAway:u}=e
const h=new n.E({auth:t,baseUrl:r,userAgent:"deckhand",request:{fetch:(e,t)=>i(e,{...t,signal:t?.signal??AbortSignal.timeout(o)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const l=watchGraphql(h,e)
if(c)h.hook.before("request",requireReading)
h.hook.after("request",({status:e,data:t},{method:r,url:n})=>{if(typeof t==="string"&&e!==204)throw notJson(e,`${r} ${n}`)})
h.hook.error("request",(e,{method:t,url:r})=>{throw e instanceof s.Q4?e:(0,s.Xr)(e,`${t} ${r}`)})
if(a){const e=new Patience(a,u)
h.hook.wrap("request",(t,r)=>e.ask(()=>t(r),kindOf(r)))}return{request:h.request,graphql:h.graphql,lacksGraphql:l}}const c=[404,405,410,501]
function watchGraphql(e,t){const{graphqlUrl:r,onNoGraphql:n}=t
let a
let u=!1
e.hook.before("request",e=>{if(!isGraphql(e))return
if(a!==void 0)throw a
if(r!==void 0)e.url=r
const t=AbortSignal.timeout(u?o:i)
e.request={...e.request,signal:t}})
e.hook.after("request",(e,t)=>{if(isGraphql(t))u=!0})
e.hook.error("request",async(e,r)=>{if(!isGraphql(r)||a!==void 0||u)throw e
const o=s.P_.safeParse(e).data
if(o!==void 0&&!c.includes(o.status)){u=!0
throw e}if(o===void 0&&!await isGraphqlAlone(e,t))throw e
if(a===void 0){a=noGraphql(e,o?.status)
n?.(a.message)}throw isReading(r)||(0,s.wt)(e)?a:e})
return()=>a!==void 0}async function isGraphqlAlone(e,{apiUrl:t,graphqlUrl:r,token:n,fetch:o}){const i=r!==void 0&&new URL(r).origin!==new URL(t).origin
if(!i&&!(0,s.kL)(e))return!1
const c={authorization:`token ${n}`}
return o(`${t}/rate_limit`,{headers:c,signal:AbortSignal.timeout(a)}).then(()=>!0,()=>!1)}function noGraphql(e,t){const{headline:r,quote:n,hint:o}=(0,s.Xr)(e,"POST /graphql")
return new s.Q4(t??404,r,{quote:n,hint:o})}function isGraphql({query:e}){return typeof e==="string"}function kindOf(e){if(isReading(e))return"read"
return e.url?.endsWith("/reactions")?"sign":"write"}function isReading({method:e,query:t}){return e==="GET"||typeof t==="string"&&/^\s*(?:query\b|\{)/.test(t)}function gitHubReader(e,{owner:t,name:r}){const get=async(n,s={})=>(await e.request(`GET /repos/{owner}/{repo}${n}`,{owner:t,repo:r,...s})).data
return{get:get,account:async()=>(await e.request("GET /user")).data,permission:e=>get("/collaborators/{username}/permission",{username:e}),graphql:(t,r)=>e.graphql(t,r),async stream(e,t={}){const r=await get(e,{...t,request:{parseSuccessResponseBody:!1}})
if(r instanceof ReadableStream)return r
throw notJson(200,`GET ${e}`)}}}function requireReading(e){if(isReading(e))return
throw new s.Q4(0,`This run writes nothing to GitHub, so ${e.method} ${e.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(e,t){return new s.Q4(e,`GitHub answered ${t} with ${e}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const u=3
const h=12e4
const l=1e3
class Patience{#e
#t
#r=!1
#n=!1
#s=Promise.resolve()
constructor(e,t){this.#e=e
this.#t=t}async ask(e,t){if(t==="read"||!this.#n)return this.#o(e,t)
const r=this.#s.then(()=>this.#e(l)).catch(()=>{}).then(()=>this.#o(e,t))
this.#s=r.catch(()=>{})
return r}async#o(e,t){for(let r=1;;r++)try{return await e()}catch(e){if(!(e instanceof s.Q4))throw e
if(e.waitMs!==void 0)this.#n=!0
const n=waitAfter(e,t,r)
if(n===void 0||n>h)throw e
if((0,s.wt)(e.cause)&&!this.#r){this.#r=!0
this.#t?.(e.message)}await this.#e(n).catch(()=>{throw e})}}}const f=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:e,cause:t,waitMs:r},n,o){if((0,s.wt)(t))return f[o-1]
if(o>=u)return
if(r!==void 0)return r
return n!=="write"&&(e>=500||(0,s.Qr)(t))?1e3*o:void 0}}),70012:((e,t,r)=>{r.d(t,{Sq:()=>pushCommit,VS:()=>removeBranch,WM:()=>writeTree,XT:()=>ruleFault,YN:()=>credentialsOf,it:()=>authorization,kz:()=>checkOutCommit,lT:()=>isBlocked,mC:()=>fetchTip})
var n=r(98664)
var s=r(94869)
var o=r(91116)
async function pushCommit(e,t,{commit:r,branch:n,expected:s=""}){const i=`refs/heads/${(0,o.eW)(n,t.allowedBranch)}`
if(s!=="")await e({}).raw(["merge-base","--is-ancestor",s,r])
const a=[`--force-with-lease=${i}:${s}`,t.url,`${r}:${i}`]
try{await explainRefusal(n,e(authorization(t)).raw(["push","--quiet","--no-verify",...a]))}catch(r){const o=n===t.allowedBranch&&s!==""
const i=o?goneFault:blockingFault
throw await i(e(authorization(t)),t.url,n,r)??r}}async function removeBranch(e,t,{branch:r,at:n}){const s=`refs/heads/${(0,o.eW)(r)}`
const i=[`--force-with-lease=${s}:${n}`,t.url,`:${s}`]
await e(authorization(t)).raw(["push","--quiet","--no-verify",...i])}async function fetchTip(e,t,r){const n=`refs/heads/${(0,o.eW)(r,t.allowedBranch)}`
await e(authorization(t)).raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${n}:refs/tip`])
return(await e({}).raw(["rev-parse","refs/tip"])).trim()}const i=[[/refusing to allow .* workflow/,"Pushing .github/workflows needs a token with the `workflows` permission."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explainRefusal(e,t){try{await t}catch(t){const r=ruleFault(e,t)
if(r)throw r
const{code:s,message:o,cause:a}=(0,n.ec)(t)
const c=i.find(([e])=>e.test(`${o} ${a}`))?.[1]
throw new n.vC(s,c===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:o,hint:c??"Check the runner's network, and run it again.",cause:a})}}function authorization({token:e,url:t}){const r=`http.${new URL(t).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:r,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:r,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(e)}`}}function credentialsOf(e){return Buffer.from(`x-access-token:${e}`).toString("base64")}async function blockingFault(e,t,r,s){const{message:o,cause:i}=(0,n.ec)(s)
if(!/failed to update ref|cannot lock ref|directory file conflict/.test(`${o} ${i}`))return
const c=r.split("/").slice(0,-1)
const u=c.map((e,t)=>`refs/heads/${c.slice(0,t+1).join("/")}`)
const h=await e.raw(["ls-remote",t,...u]).catch(()=>"")
const l=h.split("\n").map(e=>e.split("\t")[1])
const f=u.find(e=>l.includes(e))?.slice("refs/heads/".length)
if(f===void 0)return
const d=`Rename or delete the branch \`${f}\`, then mention me again.`
return new n.vC("git",`The branch ${f} ${a} ${f}/.`,{hint:d,cause:s})}const a="prevents branches that start with"
function isBlocked({message:e}){return e.includes(a)}async function goneFault(e,t,r,s){const{message:o,cause:i}=(0,n.ec)(s)
const a=`${o} ${i}`
if(/repository .* not found|Repository not found/i.test(a))return gone(`The repository of the branch ${r}`,s)
if(!a.includes("(stale info)"))return
const c=await e.raw(["ls-remote",t,`refs/heads/${r}`]).catch(()=>{})
if(c===void 0)return
if(c.trim()==="")return gone(`The branch ${r}`,s)
const u="The new commits were not overwritten. Merge this work yourself, or mention me again to start from them."
return new n.vC("git",`The branch ${r} got new commits while I worked.`,{hint:u,cause:s})}function gone(e,t){const r="It was not created again, because somebody deleted it. If you want the work, take it from where it is saved."
return new n.vC("git",`${e} no longer exists.`,{hint:r,cause:t})}function brokenRules(e){const t=e.split("\n").map(e=>e.replace(/^\s*remote:\s*/,"").trim())
const r=/GH013|GH006/.test(e)?t.flatMap(e=>/^- (.+)$/.exec(e)?.[1]??[]):[]
const n=t.filter(e=>/^— \S/.test(e)).map(e=>e.slice(2))
const o=t.filter(e=>e.includes(" exceeds ")).flatMap(e=>/error: (File .+)$/.exec(e)?.[1]??[])
const[,i=""]=/Repository rule violations found(?! for )\s+(\S.*)/s.exec(e)??[]
const[a=""]=i.split(/\n\n|\s- https?:/)
const c=[...r,...n,...o,a].map(e=>(0,s.Mx)((0,s.TN)(e,200),"."))
return[...new Set(c.filter(e=>e!==""))].slice(0,5)}const c=[[/verified signatures/i,"GitHub signs what comes through its API: leave `commit-mode` at api. For links, executable files and files that the API refuses, exclude `agent/` branches from the rule."],[/secret/i,"GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me again."],[/exceeds .* limit/i,"Create or download the file during the build, or add it yourself, for example with Git LFS."]]
const u="Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself."
function ruleFault(e,t){const r=brokenRules(`${wordsOf(t)}\n${wordsOf(Object(t).cause)}`)
if(r.length===0)return
const s=c.find(([e])=>r.some(t=>e.test(t)))?.[1]??u
const o=`The rules of this repository do not allow this work on the branch ${e}: ${r.join("; ")}.`
return new n.vC("git",o,{hint:s,cause:t})}function wordsOf(e){return e instanceof Error?e.message:""}async function checkOutCommit(e,t,r){const n=["fetch","--quiet","--depth=1","--no-tags"]
await e(authorization(t)).raw([...n,t.url,r])
await e({}).raw(["checkout","--quiet","--detach",r])}async function writeTree(e,t){await e.raw(["read-tree",t])
await e.raw(["checkout-index","--all"])}}),93804:((e,t,r)=>{r.d(t,{W:()=>stateRemote,s:()=>tipsByApi})
var n=r(28942)
var s=r(98664)
var o=r(70012)
const i="refs/deckhand/read"
const a=/\((?:stale info|fetch first|non-fast-forward|already exists)|cannot lock ref|reference already exists|incorrect old value|failed to update ref/
const c=/\[remote rejected\]/
function stateRemote(e,t){const r=t.token===""?{}:(0,o.it)(t)
const withToken=()=>e(r)
const withoutRepository=()=>e({...r,GIT_DIR:"/dev/null"})
return{async tips(e){const r=await withoutRepository().raw(["ls-remote","--refs","--quiet",t.url,...e])
const n=r.split("\n").filter(Boolean)
return new Map(n.map(e=>e.split("\t")).map(([e="",t=""])=>[t,e]))},async fetch(r){await withToken().raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${r}:${i}`])
return(await e().raw(["rev-parse","--verify","--quiet",i])).trim()},async move(e,r,n){try{const s=`--force-with-lease=${e}:${n}`
await withToken().raw(["push","--quiet","--no-verify",s,t.url,`${r}:${e}`])
return"moved"}catch(e){return verdictOn(e)}}}}const u=n.array(n.object({ref:n.string(),object:n.object({sha:n.string()})})).readonly()
async function tipsByApi(e,t){try{const r="/git/matching-refs/{ref}"
const n=await Promise.all(t.map(t=>e.get(r,{ref:t.replace(/^refs\//,"")})))
const s=n.flatMap(e=>u.parse(e)).filter(({ref:e})=>t.includes(e))
return new Map(s.map(({ref:e,object:t})=>[e,t.sha]))}catch{return}}function verdictOn(e){const{message:t,cause:r}=(0,s.ec)(e)
const n=`${t} ${r}`
if(a.test(n))return"lost"
if(c.test(n))return"refused"
throw e}})}

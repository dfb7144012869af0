export const id=9812
export const ids=[9812]
export const modules={89812:((e,t,s)=>{s.d(t,{X:()=>gitHubClient,n:()=>gitHubReader})
var r=s(11267)
var n=s(58908)
var i=s(77598)
const o=20
const a=3e3
const u=1e4
const c=5e3
class Repetitions{#e
#t=new Map
constructor(e){this.#e=e}async ask(e,t,s){const r=keyOf(e)
const i=this.#t.get(r)
if(i&&(i.soon>=o||i.later>=a))throw repeated(e,i)
const u=this.#e()
try{const e=await s()
this.#s(r,u,answerOf(e,t))
return e}catch(e){this.#s(r,u,e instanceof n.Q4?String(e.status):"none")
throw e}}#s(e,t,s){const r=this.#t.get(e)
this.#t.delete(e)
this.#t.set(e,r?.answer===s?counted(r,t):{answer:s,at:t,soon:1,later:0})
for(const e of this.#t.keys()){if(this.#t.size<=c)break
this.#t.delete(e)}}}function counted({answer:e,at:t,soon:s,later:r},n){return n-t<u?{answer:e,at:n,soon:s+1,later:r}:{answer:e,at:n,soon:s,later:r+1}}function keyOf(e){const{headers:t,request:s,baseUrl:r,mediaType:n,...i}=e
return digestOf(i)}function answerOf(e,t){const{status:s,headers:r,data:n}=e
return t?`${s} ${r?.etag??digestOf(n)}`:String(s)}function digestOf(e){return(0,i.createHash)("sha256").update(JSON.stringify(e)??"").digest("base64")}function repeated({method:e,url:t},{soon:s,later:r}){const i=s>=o?s:r
return new n.Q4(0,`This run asked GitHub ${i} times for the same thing and always got the same answer.`,{quote:`${e} ${t}.`,hint:"It was not asked again. Run the job again; if it happens again, report it with the log of this run."})}const h=3e4
const l=1e4
const d=5e3
function gitHubClient(e){const{token:t,apiUrl:s,fetch:i,sleep:o,isReadOnly:a=!1,onAway:u}=e
const c=new r.E({auth:t,baseUrl:s,userAgent:"deckhand",request:{fetch:(e,t)=>i(e,{...t,signal:t?.signal??AbortSignal.timeout(h)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const l=watchGraphql(c,e)
if(a)c.hook.before("request",requireReading)
c.hook.after("request",({status:e,data:t},{method:s,url:r})=>{if(typeof t==="string"&&e!==204)throw notJson(e,`${s} ${r}`)})
c.hook.error("request",(e,{method:t,url:s})=>{throw e instanceof n.Q4?e:(0,n.Xr)(e,`${t} ${s}`)})
if(o){const e=new Patience(o,u)
c.hook.wrap("request",(t,s)=>e.ask(()=>t(s),kindOf(s)))}const d=new Repetitions(e.clock??(()=>0))
c.hook.wrap("request",(e,t)=>d.ask(t,isReading(t),()=>e(t)))
return{request:c.request,graphql:c.graphql,lacksGraphql:l,pause:o}}const f=[404,405,410,501]
function watchGraphql(e,t){const{graphqlUrl:s,onNoGraphql:r}=t
let i
let o=!1
e.hook.before("request",e=>{if(!isGraphql(e))return
if(i!==void 0)throw i
if(s!==void 0)e.url=s
const t=AbortSignal.timeout(o?h:l)
e.request={...e.request,signal:t}})
e.hook.after("request",(e,t)=>{if(isGraphql(t))o=!0})
e.hook.error("request",async(e,s)=>{if(!isGraphql(s)||i!==void 0||o)throw e
const a=n.P_.safeParse(e).data
if(a!==void 0&&!f.includes(a.status)){o=!0
throw e}if(a===void 0&&!await isGraphqlAlone(e,t))throw e
if(i===void 0){i=noGraphql(e,a?.status)
r?.(i.message)}throw isReading(s)||(0,n.wt)(e)?i:e})
return()=>i!==void 0}async function isGraphqlAlone(e,{apiUrl:t,graphqlUrl:s,token:r,fetch:i}){const o=s!==void 0&&new URL(s).origin!==new URL(t).origin
if(!o&&!(0,n.kL)(e))return!1
const a={authorization:`token ${r}`}
return i(`${t}/rate_limit`,{headers:a,signal:AbortSignal.timeout(d)}).then(()=>!0,()=>!1)}function noGraphql(e,t){const{headline:s,quote:r,hint:i}=(0,n.Xr)(e,"POST /graphql")
return new n.Q4(t??404,s,{quote:r,hint:i})}function isGraphql({query:e}){return typeof e==="string"}const w=/\/(?:reactions|git\/(?:blobs|trees|commits))$/
function kindOf(e){if(isReading(e))return"read"
return w.test(e.url??"")?"again":"write"}function isReading({method:e,query:t}){return e==="GET"||typeof t==="string"&&/^\s*(?:query\b|\{)/.test(t)}function gitHubReader(e,{owner:t,name:s}){const get=async(r,n={})=>(await e.request(`GET /repos/{owner}/{repo}${r}`,{owner:t,repo:s,...n})).data
return{get:get,account:async()=>(await e.request("GET /user")).data,permission:e=>get("/collaborators/{username}/permission",{username:e}),graphql:(t,s)=>e.graphql(t,s),async stream(e,t={}){const s=await get(e,{...t,request:{parseSuccessResponseBody:!1}})
if(s instanceof ReadableStream)return s
throw notJson(200,`GET ${e}`)}}}function requireReading(e){if(isReading(e))return
throw new n.Q4(0,`This run writes nothing to GitHub, so ${e.method} ${e.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(e,t){return new n.Q4(e,`GitHub answered ${t} with ${e}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const p=3
const m=12e4
const g=1e3
class Patience{#r
#n
#i=!1
#o=!1
#a=Promise.resolve()
constructor(e,t){this.#r=e
this.#n=t}async ask(e,t){if(t==="read"||!this.#o)return this.#u(e,t)
const s=this.#a.then(()=>this.#r(g)).catch(()=>{}).then(()=>this.#u(e,t))
this.#a=s.catch(()=>{})
return s}async#u(e,t){for(let s=1;;s++)try{return await e()}catch(e){if(!(e instanceof n.Q4))throw e
if(e.waitMs!==void 0)this.#o=!0
const r=waitAfter(e,t,s)
if(r===void 0||r>m)throw e
if((0,n.wt)(e.cause)&&!this.#i){this.#i=!0
this.#n?.(e.message)}await this.#r(r).catch(()=>{throw e})}}}const b=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:e,cause:t,waitMs:s},r,i){if((0,n.wt)(t))return b[i-1]
if(i>=p)return
if(s!==void 0)return s
return r!=="write"&&(e>=500||(0,n.Qr)(t))?1e3*i:void 0}}),58908:((e,t,s)=>{s.d(t,{P_:()=>c,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var r=s(28942)
var n=s(98664)
var i=s(94869)
class GitHubFault extends n.vC{status
waitMs
constructor(e,t,{waitMs:s,...r}){const n=s===void 0&&(e===401||e===403)
super("github",t,{...r,isLasting:r.isLasting??n})
this.status=e
this.waitMs=s}}function toGitHubFault(e,t){const s=c.safeParse(e).data
const r=reasonOf(e)
if(s===void 0){const s="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:s,quote:`${t}${r}.`,cause:e})}const{status:n,response:i}=s
return new GitHubFault(n,headlineFor(s,t),{quote:`GitHub answered ${n} to ${t}${i.data?r:""}.`,hint:hintFor(s),waitMs:limitOf(s),cause:e})}const o=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const a=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(e){return hasCode(e,o)}function isBroken(e){return hasCode(e,a)}function isTimeout(e){if(!(e instanceof Error))return!1
return e.name==="TimeoutError"||hasCode(e,u)||isTimeout(e.cause)}const u=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(e,t){if(!(e instanceof Error))return!1
return"code"in e&&t.has(String(e.code))||hasCode(e.cause,t)}function mayBeDone(e){if(!(e instanceof GitHubFault))return!1
const{status:t,cause:s}=e
return t===0?s!==void 0&&!isUnsent(s):t>=500||t<300}const c=r.object({status:r.number(),response:r.object({headers:r.record(r.string(),r.unknown()),data:r.object({message:r.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:e,response:{data:t,headers:s}}){if(e!==429&&(e!==403||!/rate limit/i.test(t?.message??"")))return
const r=Number(s["retry-after"])
if(r>0)return r*1e3
const n=Number(s["x-ratelimit-reset"])*1e3-Date.parse(String(s.date))
return s["x-ratelimit-remaining"]==="0"&&n>0?n:6e4}function reasonOf(e){if(!(e instanceof Error))return""
const t=(0,i.TN)(e.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return t===""?"":`: ${t}`}const h=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:e,response:t},s){if(limitOf({status:e,response:t})!==void 0)return"GitHub's rate limit is reached."
if(e===401)return"GitHub refused the token."
if(e>=500)return"GitHub had an error."
const r=h.find(([e])=>e.test(s))?.[1]??"a request"
return e===404&&s.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${r}.`}const l="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:e,response:t}){const{headers:s}=t
if(limitOf({status:e,response:t})!==void 0){const e=Number(s["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${e>0?`${e} seconds`:"an hour"}.`}if(e===401)return"Check the `github-token` input: the token is wrong or has expired."
if(e===403&&/archived/i.test(t.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(t.data?.message??""))return l
if(t.data===void 0&&e<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(t.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const r=permissionsIn(s["x-accepted-github-permissions"])
if(e===403&&r!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${r}\`.`
if(e===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(e===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(e>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(e){const[t=""]=String(e??"").split(";")
return[...t.matchAll(/([a-z_]+)=(read|write)/g)].map(([,e="",t])=>`${yaml(e)}: ${t}`).join(", ")}function yaml(e){return e.replaceAll("_","-")}})}

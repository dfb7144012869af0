export const id=9812
export const ids=[9812]
export const modules={89812:((t,e,s)=>{s.d(e,{X:()=>gitHubClient,n:()=>gitHubReader})
var n=s(11267)
var r=s(58908)
var i=s(241)
var a=s(77598)
const o=20
const u=3e3
const c=1e4
const h=5e3
class Repetitions{#t
#e=new Map
constructor(t){this.#t=t}async ask(t,e,s){const n=keyOf(t)
const i=this.#e.get(n)
if(i&&(i.soon>=o||i.later>=u))throw repeated(t,i)
const a=this.#t()
try{const t=await s()
this.#s(n,a,answerOf(t,e))
return t}catch(t){this.#s(n,a,t instanceof r.Q4?String(t.status):"none")
throw t}}#s(t,e,s){const n=this.#e.get(t)
this.#e.delete(t)
this.#e.set(t,n?.answer===s?counted(n,e):{answer:s,at:e,soon:1,later:0})
for(const t of this.#e.keys()){if(this.#e.size<=h)break
this.#e.delete(t)}}}function counted({answer:t,at:e,soon:s,later:n},r){return r-e<c?{answer:t,at:r,soon:s+1,later:n}:{answer:t,at:r,soon:s,later:n+1}}function keyOf(t){const{headers:e,request:s,baseUrl:n,mediaType:r,...i}=t
return digestOf(i)}function answerOf(t,e){const{status:s,headers:n,data:r}=t
return e?`${s} ${n?.etag??digestOf(r)}`:String(s)}function digestOf(t){return(0,a.createHash)("sha256").update(JSON.stringify(t)??"").digest("base64")}function repeated({method:t,url:e},{soon:s,later:n}){const i=s>=o?s:n
return new r.Q4(0,`This run asked GitHub ${i} times for the same thing and always got the same answer.`,{quote:`${t} ${e}.`,hint:"It was not asked again. Run the job again; if it happens again, report it with the log of this run."})}const l=3e4
const d=1e4
const f=5e3
function gitHubClient(t){const{token:e,apiUrl:s,fetch:a,sleep:o,isReadOnly:u=!1,onAway:c}=t
const h=new n.E({auth:e,baseUrl:s,userAgent:"deckhand",request:{fetch:(t,e)=>fetchHere(a,t,{...e,signal:e?.signal??AbortSignal.timeout(l)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const d=watchGraphql(h,t)
if(u)h.hook.before("request",requireReading)
h.hook.after("request",({status:t,data:e},{method:s,url:n})=>{if((0,r.N6)(t))throw new r.O_(`${s} ${n}`)
if(typeof e==="string"&&t!==204)throw notJson(t,`${s} ${n}`)})
h.hook.error("request",(t,{method:e,url:s})=>{throw t instanceof r.Q4?t:(0,r.Xr)(t,`${e} ${s}`)})
const probe=()=>askRateLimit(t).then(({status:t})=>t)
const f=o&&new i.ad({probe:probe,sleep:o,onAway:c})
if(o&&f){const t=new Patience(o,f,c)
h.hook.wrap("request",(e,s)=>t.ask(()=>e(s),kindOf(s)))}const w=new Repetitions(t.clock??(()=>0))
h.hook.wrap("request",(t,e)=>w.ask(e,isReading(e),()=>t(e)))
const p=f&&(()=>f.isOver("GitHub had an error."))
return{request:h.request,graphql:h.graphql,lacksGraphql:d,pause:o,isBack:p}}const w=/\/repos\/[^/]+\/[^/]+\/(?:issues|pulls)\/(?:comments\/)?\d+(?:[/?]|$)/
async function fetchHere(t,e,n){if(!w.test(e))return t(e,n)
const i=await t(e,{...n,redirect:"manual"})
if(!(0,r.N6)(i.status))return i
return(await s.e(8388).then(s.bind(s,68388))).followHere(t,e,{init:n,answer:i})}const p=[404,405,410,501]
function watchGraphql(t,e){const{graphqlUrl:s,onNoGraphql:n}=e
let i
let a=!1
t.hook.before("request",t=>{if(!isGraphql(t))return
if(i!==void 0)throw i
if(s!==void 0)t.url=s
const e=AbortSignal.timeout(a?l:d)
t.request={...t.request,signal:e}})
t.hook.after("request",(t,e)=>{if(isGraphql(e))a=!0})
t.hook.error("request",async(t,s)=>{if(!isGraphql(s)||i!==void 0||a)throw t
const o=r.P_.safeParse(t).data
if(o!==void 0&&!p.includes(o.status)){a=!0
throw t}if(o===void 0&&!await isGraphqlAlone(t,e))throw t
if(i===void 0){i=noGraphql(t,o?.status)
n?.(i.message)}throw isReading(s)||(0,r.wt)(t)?i:t})
return()=>i!==void 0}async function isGraphqlAlone(t,e){const{apiUrl:s,graphqlUrl:n}=e
const i=n!==void 0&&new URL(n).origin!==new URL(s).origin
if(!i&&!(0,r.kL)(t))return!1
return askRateLimit(e).then(()=>!0,()=>!1)}function askRateLimit({apiUrl:t,token:e,fetch:s}){const n={authorization:`token ${e}`}
return s(`${t}/rate_limit`,{headers:n,signal:AbortSignal.timeout(f)})}function noGraphql(t,e){const{headline:s,quote:n,hint:i}=(0,r.Xr)(t,"POST /graphql")
return new r.Q4(e??404,s,{quote:n,hint:i})}function isGraphql({query:t}){return typeof t==="string"}const m=/^(?:POST .*\/(?:reactions|git\/(?:blobs|trees|commits))|PATCH .*\/comments\/\{comment_id\})$/
function kindOf(t){if(isReading(t))return"read"
return m.test(`${t.method} ${t.url}`)?"again":"write"}function isReading({method:t,query:e}){return t==="GET"||typeof e==="string"&&/^\s*(?:query\b|\{)/.test(e)}function gitHubReader(t,{owner:e,name:s}){const get=async(n,r={})=>(await t.request(`GET /repos/{owner}/{repo}${n}`,{owner:e,repo:s,...r})).data
return{get:get,account:async()=>(await t.request("GET /user")).data,permission:t=>get("/collaborators/{username}/permission",{username:t}),graphql:(e,s)=>t.graphql(e,s),async stream(t,e={}){const s=await get(t,{...e,request:{parseSuccessResponseBody:!1}})
if(s instanceof ReadableStream)return s
throw notJson(200,`GET ${t}`)}}}function requireReading(t){if(isReading(t))return
throw new r.Q4(0,`This run writes nothing to GitHub, so ${t.method} ${t.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(t,e){return new r.Q4(t,`GitHub answered ${e} with ${t}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const g=3
const b=12e4
const k=1e3
class Patience{#n
#r
#i
#a=!1
#o=!1
#u=Promise.resolve()
constructor(t,e,s){this.#n=t
this.#r=e
this.#i=s}async ask(t,e){if(e==="read"||!this.#o)return this.#c(t,e)
const s=this.#u.then(()=>this.#n(k)).catch(()=>{}).then(()=>this.#c(t,e))
this.#u=s.catch(()=>{})
return s}async#c(t,e){for(let s=1;;s++)try{return await t()}catch(t){if(!(t instanceof r.Q4))throw t
if(t.waitMs!==void 0)this.#o=!0
const n=waitAfter(t,e,s)
if(n===void 0&&(0,i.xO)(t.status)&&await this.#r.isOver(t.message)){if(e==="write")throw t
continue}if(n===void 0||n>b)throw t
if((0,r.wt)(t.cause)&&!this.#a){this.#a=!0
this.#i?.(t.message)}await this.#n(n).catch(()=>{throw t})}}}const y=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:t,cause:e,waitMs:s},n,i){if((0,r.wt)(e))return y[i-1]
if(i>=g)return
if(s!==void 0)return s
return n!=="write"&&(t>=500||(0,r.Qr)(e))?1e3*i:void 0}}),58908:((t,e,s)=>{s.d(e,{N6:()=>isRedirect,O_:()=>MovedFault,P_:()=>c,Q4:()=>GitHubFault,Qr:()=>isBroken,ST:()=>isGone,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,s6:()=>isPullRefusal,wt:()=>isUnsent})
var n=s(28942)
var r=s(98664)
var i=s(94869)
class GitHubFault extends r.vC{status
waitMs
constructor(t,e,{waitMs:s,...n}){const r=s===void 0&&(t===401||t===403)
super("github",e,{...n,isLasting:n.isLasting??r})
this.status=t
this.waitMs=s}}function isPullRefusal(t){return t instanceof GitHubFault&&t.status===403&&/to POST \S+\/pulls:/.test(t.message)}function toGitHubFault(t,e){const s=c.safeParse(t).data
const n=reasonOf(t)
if(s===void 0){const s="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:s,quote:`${e}${n}.`,cause:t})}const{status:r,response:i}=s
return new GitHubFault(r,headlineFor(s,e),{quote:`GitHub answered ${r} to ${e}${i.data?n:""}.`,hint:hintFor(s),waitMs:limitOf(s),cause:t})}const a=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const o=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(t){return hasCode(t,a)}function isBroken(t){return hasCode(t,o)}function isTimeout(t){if(!(t instanceof Error))return!1
return t.name==="TimeoutError"||hasCode(t,u)||isTimeout(t.cause)}const u=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(t,e){if(!(t instanceof Error))return!1
return"code"in t&&e.has(String(t.code))||hasCode(t.cause,e)}class MovedFault extends GitHubFault{constructor(t){super(410,"The issue was transferred to another repository.",{quote:`GitHub leads on to another repository after ${t}.`,hint:"Ask on the issue in the other repository, if it has a workflow of its own."})}}function isRedirect(t){return[301,302,307,308].includes(t)}function isGone(t){return t instanceof GitHubFault&&(t.status===404||t.status===410)}function mayBeDone(t){if(!(t instanceof GitHubFault))return!1
const{status:e,cause:s}=t
return e===0?s!==void 0&&!isUnsent(s):e>=500||e<300}const c=n.object({status:n.number(),response:n.object({headers:n.record(n.string(),n.unknown()),data:n.object({message:n.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:t,response:{data:e,headers:s}}){if(t!==429&&(t!==403||!/rate limit/i.test(e?.message??"")))return
const n=Number(s["retry-after"])
if(n>0)return n*1e3
const r=Number(s["x-ratelimit-reset"])*1e3-Date.parse(String(s.date))
return s["x-ratelimit-remaining"]==="0"&&r>0?r:6e4}function reasonOf(t){if(!(t instanceof Error))return""
const e=(0,i.TN)(t.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return e===""?"":`: ${e}`}const h=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:t,response:e},s){if(limitOf({status:t,response:e})!==void 0)return"GitHub's rate limit is reached."
if(t===401)return"GitHub refused the token."
if(t===403&&(0,r.tp)(e.data?.message??""))return r.Ts.headline
if(t>=500)return"GitHub had an error."
const n=h.find(([t])=>t.test(s))?.[1]??"a request"
return t===404&&s.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${n}.`}const l="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:t,response:e}){const{headers:s}=e
if(limitOf({status:t,response:e})!==void 0){const t=Number(s["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${t>0?`${t} seconds`:"an hour"}.`}if(t===401)return"Check the `github-token` input: the token is wrong or has expired."
if(t===403&&(0,r.tp)(e.data?.message??""))return r.Ts.hint
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(e.data?.message??""))return l
if(e.data===void 0&&t<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(e.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const n=permissionsIn(s["x-accepted-github-permissions"])
if(t===403&&n!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${n}\`.`
if(t===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(t===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(t>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(t){const[e=""]=String(t??"").split(";")
return[...e.matchAll(/([a-z_]+)=(read|write)/g)].map(([,t="",e])=>`${yaml(t)}: ${e}`).join(", ")}function yaml(t){return t.replaceAll("_","-")}}),241:((t,e,s)=>{s.d(e,{OF:()=>r,ad:()=>Outage,xO:()=>isGatewayError})
const n=[2e3,4e3,8e3,16e3,3e4,3e4,3e4,3e4,3e4]
const r=225e3
function isGatewayError(t){return t===502||t===503||t===504}class Outage{#h
#l=[...n]
#d=!1
#f
constructor(t){this.#h=t}async isOver(t){this.#f??=this.#w(t).finally(()=>{this.#f=void 0})
return this.#f}async#w(t){if(this.#l.length===0||await this.#p())return!1
if(!this.#d)this.#h.onAway?.(t)
this.#d=!0
for(let t=this.#l.shift();t!==void 0;t=this.#l.shift()){const e=await this.#h.sleep(t).then(()=>!1,()=>!0)
if(e)return!1
if(await this.#p())return!0}return!1}async#p(){return this.#h.probe().then(t=>!isGatewayError(t),()=>!1)}}})}

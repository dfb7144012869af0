export const id=8326
export const ids=[8326]
export const modules={44463:((e,t,n)=>{n.d(t,{X:()=>gitHubClient,n:()=>gitHubReader})
var s=n(11267)
var r=n(58908)
const i=3e4
const o=1e4
const a=5e3
function gitHubClient(e){const{token:t,apiUrl:n,fetch:o,sleep:a,isReadOnly:l=!1,onAway:c}=e
const h=new s.E({auth:t,baseUrl:n,userAgent:"deckhand",request:{fetch:(e,t)=>o(e,{...t,signal:t?.signal??AbortSignal.timeout(i)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const u=watchGraphql(h,e)
if(l)h.hook.before("request",requireReading)
h.hook.after("request",({status:e,data:t},{method:n,url:s})=>{if(typeof t==="string"&&e!==204)throw notJson(e,`${n} ${s}`)})
h.hook.error("request",(e,{method:t,url:n})=>{throw e instanceof r.Q4?e:(0,r.Xr)(e,`${t} ${n}`)})
if(a){const e=new Patience(a,c)
h.hook.wrap("request",(t,n)=>e.ask(()=>t(n),kindOf(n)))}return{request:h.request,graphql:h.graphql,lacksGraphql:u}}const l=[404,405,410,501]
function watchGraphql(e,t){const{graphqlUrl:n,onNoGraphql:s}=t
let a
let c=!1
e.hook.before("request",e=>{if(!isGraphql(e))return
if(a!==void 0)throw a
if(n!==void 0)e.url=n
const t=AbortSignal.timeout(c?i:o)
e.request={...e.request,signal:t}})
e.hook.after("request",(e,t)=>{if(isGraphql(t))c=!0})
e.hook.error("request",async(e,n)=>{if(!isGraphql(n)||a!==void 0||c)throw e
const i=r.P_.safeParse(e).data
if(i!==void 0&&!l.includes(i.status)){c=!0
throw e}if(i===void 0&&!await isGraphqlAlone(e,t))throw e
if(a===void 0){a=noGraphql(e,i?.status)
s?.(a.message)}throw isReading(n)||(0,r.wt)(e)?a:e})
return()=>a!==void 0}async function isGraphqlAlone(e,{apiUrl:t,graphqlUrl:n,token:s,fetch:i}){const o=n!==void 0&&new URL(n).origin!==new URL(t).origin
if(!o&&!(0,r.kL)(e))return!1
const l={authorization:`token ${s}`}
return i(`${t}/rate_limit`,{headers:l,signal:AbortSignal.timeout(a)}).then(()=>!0,()=>!1)}function noGraphql(e,t){const{headline:n,quote:s,hint:i}=(0,r.Xr)(e,"POST /graphql")
return new r.Q4(t??404,n,{quote:s,hint:i})}function isGraphql({query:e}){return typeof e==="string"}function kindOf(e){if(isReading(e))return"read"
return e.url?.endsWith("/reactions")?"sign":"write"}function isReading({method:e,query:t}){return e==="GET"||typeof t==="string"&&/^\s*(?:query\b|\{)/.test(t)}function gitHubReader(e,{owner:t,name:n}){const get=async(s,r={})=>(await e.request(`GET /repos/{owner}/{repo}${s}`,{owner:t,repo:n,...r})).data
return{get:get,account:async()=>(await e.request("GET /user")).data,permission:e=>get("/collaborators/{username}/permission",{username:e}),graphql:(t,n)=>e.graphql(t,n),async stream(e,t={}){const n=await get(e,{...t,request:{parseSuccessResponseBody:!1}})
if(n instanceof ReadableStream)return n
throw notJson(200,`GET ${e}`)}}}function requireReading(e){if(isReading(e))return
throw new r.Q4(0,`This run writes nothing to GitHub, so ${e.method} ${e.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(e,t){return new r.Q4(e,`GitHub answered ${t} with ${e}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const c=3
const h=12e4
const u=1e3
class Patience{#e
#t
#n=!1
#s=!1
#r=Promise.resolve()
constructor(e,t){this.#e=e
this.#t=t}async ask(e,t){if(t==="read"||!this.#s)return this.#i(e,t)
const n=this.#r.then(()=>this.#e(u)).catch(()=>{}).then(()=>this.#i(e,t))
this.#r=n.catch(()=>{})
return n}async#i(e,t){for(let n=1;;n++)try{return await e()}catch(e){if(!(e instanceof r.Q4))throw e
if(e.waitMs!==void 0)this.#s=!0
const s=waitAfter(e,t,n)
if(s===void 0||s>h)throw e
if((0,r.wt)(e.cause)&&!this.#n){this.#n=!0
this.#t?.(e.message)}await this.#e(s).catch(()=>{throw e})}}}const d=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:e,cause:t,waitMs:n},s,i){if((0,r.wt)(t))return d[i-1]
if(i>=c)return
if(n!==void 0)return n
return s!=="write"&&(e>=500||(0,r.Qr)(t))?1e3*i:void 0}}),8326:((e,t,n)=>{n.r(t)
n.d(t,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var s=n(28942)
var r=n(30366)
var i=n(60601)
var o=n(44463)
var a=n(98664)
async function readSkillsFrom(e,t){const n=[]
for(const s of e)n.push(await readOne(s,t))
return n}async function readOne({owner:e,name:t,commit:n,label:s},i){const{publisher:a,github:l,serverUrl:c,model:h}=i
await requireReadable((0,o.n)(l,{owner:e,name:t}),`${e}/${t}`)
await fetchNamed(a,{input:"skills-from",label:s,url:`${c}/${e}/${t}.git`,commit:n})
const u=await skillFiles(a.filesOf(n),s)
const{skills:d,problems:f}=await(0,r.i)(u,{model:h})
return{label:s,skills:d.map(({source:e,resources:t,...n})=>n),problems:f.map(({path:e,problem:t})=>({path:`${s}: ${e}`,problem:t}))}}const l=1e5
const c=s.object({size:s.number()})
async function requireReadable({get:e},t){const{size:n}=c.parse(await e("").catch(e=>{if(![403,404].includes(Object(e).status))throw e
throw new a.vC("config",`The repository ${t} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:e})}))
if(n<=l)return
throw new a.vC("config",`The repository ${t} of \`skills-from\` is too large: ${Math.ceil(n/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${l/1e3} MB.`})}const h={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const u=2e6
async function skillFiles(e,t){const n=(await e.list()).flatMap(e=>{const t=Object.keys(h).find(t=>e.path.startsWith(t))
return t===void 0?[]:[{file:e,path:`${h[t]}${e.path.slice(t.length)}`}]})
const s=n.filter(({path:e})=>/\.md$/i.test(e))
const r=s.reduce((e,{file:t})=>e+t.size,0)
if(s.length>i.NO||r>u)throw new a.vC("config",`The skills of ${t} are too many: ${s.length} files, ${r} bytes.`,{hint:`At most ${i.NO} files and ${u/1e6} MB are read.`})
const o=new Map(n.toReversed().map(({file:e,path:t})=>[t,e.path]))
return{list:async()=>n.filter(({file:e,path:t})=>o.get(t)===e.path).map(({file:e,path:t})=>({...e,path:t})),async read(t){const n=await e.read(t.flatMap(e=>o.get(e)??[]))
return new Map(t.flatMap(e=>textAt(n,o.get(e)).map(t=>[e,t])))}}}function textAt(e,t){const n=t===void 0?void 0:e.get(t)
return n===void 0?[]:[n]}async function fetchNamed(e,{input:t,label:n,url:s,commit:r}){try{await e.fetchCommit(s,r)}catch(e){const{headline:s,quote:r,hint:i,code:o}=(0,a.ec)(e)
throw new a.vC(o,`\`${n}\` of the input \`${t}\` could not be fetched.`,{quote:r??s,hint:i??"Check the address and the commit.",cause:e})}}})}

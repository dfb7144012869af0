export const id=2064
export const ids=[2064,8326]
export const modules={44463:((e,t,n)=>{n.d(t,{X:()=>gitHubClient,n:()=>gitHubReader})
var s=n(11267)
var r=n(58908)
const o=3e4
const i=1e4
const a=5e3
function gitHubClient(e){const{token:t,apiUrl:n,fetch:i,sleep:a,isReadOnly:l=!1,onAway:c}=e
const u=new s.E({auth:t,baseUrl:n,userAgent:"deckhand",request:{fetch:(e,t)=>i(e,{...t,signal:t?.signal??AbortSignal.timeout(o)})},log:{debug:()=>{},info:()=>{},warn:()=>{},error:()=>{}}})
const h=watchGraphql(u,e)
if(l)u.hook.before("request",requireReading)
u.hook.after("request",({status:e,data:t},{method:n,url:s})=>{if(typeof t==="string"&&e!==204)throw notJson(e,`${n} ${s}`)})
u.hook.error("request",(e,{method:t,url:n})=>{throw e instanceof r.Q4?e:(0,r.Xr)(e,`${t} ${n}`)})
if(a){const e=new Patience(a,c)
u.hook.wrap("request",(t,n)=>e.ask(()=>t(n),kindOf(n)))}return{request:u.request,graphql:u.graphql,lacksGraphql:h}}const l=[404,405,410,501]
function watchGraphql(e,t){const{graphqlUrl:n,onNoGraphql:s}=t
let a
let c=!1
e.hook.before("request",e=>{if(!isGraphql(e))return
if(a!==void 0)throw a
if(n!==void 0)e.url=n
const t=AbortSignal.timeout(c?o:i)
e.request={...e.request,signal:t}})
e.hook.after("request",(e,t)=>{if(isGraphql(t))c=!0})
e.hook.error("request",async(e,n)=>{if(!isGraphql(n)||a!==void 0||c)throw e
const o=r.P_.safeParse(e).data
if(o!==void 0&&!l.includes(o.status)){c=!0
throw e}if(o===void 0&&!await isGraphqlAlone(e,t))throw e
if(a===void 0){a=noGraphql(e,o?.status)
s?.(a.message)}throw isReading(n)||(0,r.wt)(e)?a:e})
return()=>a!==void 0}async function isGraphqlAlone(e,{apiUrl:t,graphqlUrl:n,token:s,fetch:o}){const i=n!==void 0&&new URL(n).origin!==new URL(t).origin
if(!i&&!(0,r.kL)(e))return!1
const l={authorization:`token ${s}`}
return o(`${t}/rate_limit`,{headers:l,signal:AbortSignal.timeout(a)}).then(()=>!0,()=>!1)}function noGraphql(e,t){const{headline:n,quote:s,hint:o}=(0,r.Xr)(e,"POST /graphql")
return new r.Q4(t??404,n,{quote:s,hint:o})}function isGraphql({query:e}){return typeof e==="string"}function kindOf(e){if(isReading(e))return"read"
return e.url?.endsWith("/reactions")?"sign":"write"}function isReading({method:e,query:t}){return e==="GET"||typeof t==="string"&&/^\s*(?:query\b|\{)/.test(t)}function gitHubReader(e,{owner:t,name:n}){const get=async(s,r={})=>(await e.request(`GET /repos/{owner}/{repo}${s}`,{owner:t,repo:n,...r})).data
return{get:get,account:async()=>(await e.request("GET /user")).data,permission:e=>get("/collaborators/{username}/permission",{username:e}),graphql:(t,n)=>e.graphql(t,n),async stream(e,t={}){const n=await get(e,{...t,request:{parseSuccessResponseBody:!1}})
if(n instanceof ReadableStream)return n
throw notJson(200,`GET ${e}`)}}}function requireReading(e){if(isReading(e))return
throw new r.Q4(0,`This run writes nothing to GitHub, so ${e.method} ${e.url} was not sent.`,{hint:"Set `mode: auto` if it should write."})}function notJson(e,t){return new r.Q4(e,`GitHub answered ${t} with ${e}, but without JSON.`,{hint:"A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer."})}const c=3
const u=12e4
const h=1e3
class Patience{#e
#t
#n=!1
#s=!1
#r=Promise.resolve()
constructor(e,t){this.#e=e
this.#t=t}async ask(e,t){if(t==="read"||!this.#s)return this.#o(e,t)
const n=this.#r.then(()=>this.#e(h)).catch(()=>{}).then(()=>this.#o(e,t))
this.#r=n.catch(()=>{})
return n}async#o(e,t){for(let n=1;;n++)try{return await e()}catch(e){if(!(e instanceof r.Q4))throw e
if(e.waitMs!==void 0)this.#s=!0
const s=waitAfter(e,t,n)
if(s===void 0||s>u)throw e
if((0,r.wt)(e.cause)&&!this.#n){this.#n=!0
this.#t?.(e.message)}await this.#e(s).catch(()=>{throw e})}}}const f=[1e3,2e3,4e3,8e3,15e3,3e4,4e4]
function waitAfter({status:e,cause:t,waitMs:n},s,o){if((0,r.wt)(t))return f[o-1]
if(o>=c)return
if(n!==void 0)return n
return s!=="write"&&(e>=500||(0,r.Qr)(t))?1e3*o:void 0}}),12064:((e,t,n)=>{n.r(t)
n.d(t,{openPlugins:()=>openPlugins,readPlugin:()=>readPlugin})
var s=n(76760)
var r=n(28942)
var o=n(961)
var i=n(58890)
var a=n(81664)
var l=n(30366)
var c=n(63846)
var u=n(60601)
var h=n(98664)
var f=n(58225)
var d=n(94869)
var p=n(8326)
const m=[".plugin/plugin.json",".claude-plugin/plugin.json"]
const w="hooks/hooks.json"
const g=".mcp.json"
const k=r.object({name:r.string().regex(/^[\w.-]{1,64}$/,"It has to be one word.")})
async function readPlugin(e){const{source:t,root:n,label:s}=e
const r=subTree(t,[{from:n,to:""}])
const o=(await r.list()).filter(({size:e})=>e<=u.K7).map(({path:e})=>e)
const a=await r.read(o.filter(isOurs))
if(a.size===0)throw notThere(s)
const l=nameOf(a,e)
const{skills:c,problems:h}=await pluginSkills(e,l,o)
const read=(e,t)=>[...a].filter(([t])=>t.startsWith(`${e}/`)&&!/(^|\/)readme\.md$/i.test(t)).map(([n,r])=>usable(s,n,()=>t(n.slice(e.length+1),r)))
return{name:l,label:s,skills:[...c,...read("commands",(e,t)=>commandOf(l,e,t))],agents:read("agents",(e,t)=>(0,i.Ms)(`${n}agents/${e}`,t)),hooks:hooksOf(a,s),servers:a.get(g),problems:h}}function isOurs(e){return/^((commands|agents|skills)\/.+|SKILL)\.md$/i.test(e)||[w,g,...m].includes(e)}function notThere(e){return new h.vC("config",`There is no plugin at ${e}.`,{hint:"A plugin is a folder with skills/, commands/, agents/, hooks/hooks.json or a SKILL.md in it."})}function nameOf(e,{label:t,root:n}){const s=m.find(t=>e.has(t))
const r=s&&e.get(s)
if(r!==void 0)return usable(t,"plugin.json",()=>k.parse(JSON.parse(r))).name
const o=(n||t.replace(/@[0-9a-f]{40}.*$/,"").replace(/\.git$/,"")).split("/").filter(Boolean).at(-1)
return(0,d.yR)(o??"",64)||"plugin"}function hooksOf(e,t){const n=e.get(w)
if(n===void 0)return
const s=`${w} of the plugin ${t}`
return(0,a.CW)(usable(t,w,()=>JSON.parse(n)),s)}function usable(e,t,n){try{return n()}catch(n){const s="Fix it, or remove the plugin from the input `plugins`."
const r=n instanceof o.G?(0,f.d)(n):String(n)
throw new h.vC("config",`${t} of the plugin ${e} cannot be used: ${r}`,{hint:s,cause:n})}}async function pluginSkills({source:e,root:t,model:n,isHere:s},r,o){const i=o.some(e=>e.startsWith("skills/"))
const a=i?[{from:`${t}skills/`,to:".agents/skills/"}]:onlySkill(t,r)
const{skills:c,problems:u}=await(0,l.i)(subTree(e,a),{model:n})
return{skills:c.map(e=>placed(e,a,s)),problems:u.map(({path:e,problem:t})=>({path:movedBack(e,a),problem:t}))}}function onlySkill(e,t){const n=`.agents/skills/${(0,d.yR)(t,64)}/`
return["SKILL.md","scripts/","references/","assets/"].map(t=>({from:e+t,to:n+t}))}function placed({source:e="",resources:t,...n},r,o){if(!o)return n
const i=movedBack(e,r)
const a=s.posix.dirname(i)
return{...n,source:i,...t&&{resources:{...t,skill_root:a}}}}function commandOf(e,t,n){const s=`${e}:${t.replace(/\.md$/i,"").replaceAll("/",":")}`
const{fields:r,body:o}=(0,c.zT)(n)
const{description:i}=r
return u.ef.parse({name:s,content:o,trigger:{type:"keyword",keywords:[`/${s}`]},...typeof i==="string"&&{description:i.slice(0,u.iC)}})}async function openPlugins({plugins:e=[],model:t},n){const s=[]
for(const r of e)s.push(await readPlugin({...await placeOf(r,n),model:t}))
return s}async function placeOf(e,t){const{label:n,folder:s}=e
const r=s===""?"":`${s}/`
if(e.kind==="folder")return{source:t.source,root:r,label:n,isHere:!0}
requireSecure(e.url,t.serverUrl)
await(0,p.fetchNamed)(t.publisher,{input:"plugins",...e})
return{source:t.publisher.filesOf(e.commit),root:r,label:n,isHere:!1}}function requireSecure(e,t){if(e.startsWith("https://")||new URL(e).origin===new URL(t).origin)return
throw new h.vC("config",`The plugin ${e} would be fetched without encryption.`,{hint:"Give its https:// address."})}function subTree(e,t){return{async list(){return(await e.list()).flatMap(e=>{const n=moved(e.path,t)
return n===void 0?[]:[{...e,path:n}]})},async read(n){const s=await e.read(n.map(e=>movedBack(e,t)))
return new Map([...s].map(([e,n])=>[moved(e,t)??e,n]))}}}function moved(e,t){const n=t.find(({from:t})=>e.startsWith(t))
return n&&n.to+e.slice(n.from.length)}function movedBack(e,t){const n=t.find(({to:t})=>e.startsWith(t))
return n?n.from+e.slice(n.to.length):e}}),8326:((e,t,n)=>{n.r(t)
n.d(t,{fetchNamed:()=>fetchNamed,readSkillsFrom:()=>readSkillsFrom})
var s=n(28942)
var r=n(30366)
var o=n(60601)
var i=n(44463)
var a=n(98664)
async function readSkillsFrom(e,t){const n=[]
for(const s of e)n.push(await readOne(s,t))
return n}async function readOne({owner:e,name:t,commit:n,label:s},o){const{publisher:a,github:l,serverUrl:c,model:u}=o
await requireReadable((0,i.n)(l,{owner:e,name:t}),`${e}/${t}`)
await fetchNamed(a,{input:"skills-from",label:s,url:`${c}/${e}/${t}.git`,commit:n})
const h=await skillFiles(a.filesOf(n),s)
const{skills:f,problems:d}=await(0,r.i)(h,{model:u})
return{label:s,skills:f.map(({source:e,resources:t,...n})=>n),problems:d.map(({path:e,problem:t})=>({path:`${s}: ${e}`,problem:t}))}}const l=1e5
const c=s.object({size:s.number()})
async function requireReadable({get:e},t){const{size:n}=c.parse(await e("").catch(e=>{if(![403,404].includes(Object(e).status))throw e
throw new a.vC("config",`The repository ${t} of \`skills-from\` does not exist, or the token cannot read it.`,{hint:"The token of a job reads its own repository and public ones. For others, set `github-token` to a token that can read both.",cause:e})}))
if(n<=l)return
throw new a.vC("config",`The repository ${t} of \`skills-from\` is too large: ${Math.ceil(n/1e3)} MB.`,{hint:`Keep the skills in a repository of at most ${l/1e3} MB.`})}const u={".agents/skills/":".agents/skills/","skills/":".agents/skills/",".openhands/skills/":".openhands/skills/",".openhands/microagents/":".openhands/microagents/","microagents/":".openhands/microagents/"}
const h=2e6
async function skillFiles(e,t){const n=(await e.list()).flatMap(e=>{const t=Object.keys(u).find(t=>e.path.startsWith(t))
return t===void 0?[]:[{file:e,path:`${u[t]}${e.path.slice(t.length)}`}]})
const s=n.filter(({path:e})=>/\.md$/i.test(e))
const r=s.reduce((e,{file:t})=>e+t.size,0)
if(s.length>o.NO||r>h)throw new a.vC("config",`The skills of ${t} are too many: ${s.length} files, ${r} bytes.`,{hint:`At most ${o.NO} files and ${h/1e6} MB are read.`})
const i=new Map(n.toReversed().map(({file:e,path:t})=>[t,e.path]))
return{list:async()=>n.filter(({file:e,path:t})=>i.get(t)===e.path).map(({file:e,path:t})=>({...e,path:t})),async read(t){const n=await e.read(t.flatMap(e=>i.get(e)??[]))
return new Map(t.flatMap(e=>textAt(n,i.get(e)).map(t=>[e,t])))}}}function textAt(e,t){const n=t===void 0?void 0:e.get(t)
return n===void 0?[]:[n]}async function fetchNamed(e,{input:t,label:n,url:s,commit:r}){try{await e.fetchCommit(s,r)}catch(e){const{headline:s,quote:r,hint:o,code:i}=(0,a.ec)(e)
throw new a.vC(i,`\`${n}\` of the input \`${t}\` could not be fetched.`,{quote:r??s,hint:o??"Check the address and the commit.",cause:e})}}})}

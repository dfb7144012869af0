export const id=6814
export const ids=[6814]
export const modules={46814:((e,t,r)=>{r.r(t)
r.d(t,{parseMcpConfig:()=>parseMcpConfig,pluginServers:()=>pluginServers,readServers:()=>readServers,untrusted:()=>untrusted})
var s=r(28942)
var n=r(98664)
var a=r(94869)
const o=s.string().max(32,"has a name of more than 32 characters").regex(/^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/,"has a name that is not made of letters and digits with single - or _")
const i=s.record(s.string(),s.string()).default({})
const u=s.number().min(1).max(600).optional()
const c=s.strictObject({type:s.literal("stdio").optional(),command:s.string().min(1),args:s.array(s.string()).default([]),env:i,startup_timeout_sec:u,trusted:s.boolean().default(!1)})
const d=s.strictObject({type:s["enum"](["http","streamable-http"]).optional(),url:s.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}),headers:i,private:s.boolean().default(!1),startup_timeout_sec:u,trusted:s.boolean().default(!1)})
const l=s.record(o,s.union([c,d]))
const p=s.strictObject({mcpServers:l})
const h=20
function parseMcpConfig(e,t,r="The `mcp-config`"){try{return readServers(fromJson(e),t)}catch(e){if(!(e instanceof Unusable))throw e
const t="See docs/customizing.md for an example."
throw new n.vC("config",`${r} cannot be used: ${e.message}.`,{hint:t,cause:e})}}function pluginServers({label:e,servers:t},r){if(t===void 0)return[]
return parseMcpConfig(t,r,`.mcp.json of the plugin ${e}`).map(untrusted)}function untrusted(e){return{...e,isTrusted:!1}}class Unusable extends Error{}function readServers(e,t){const r=p.safeParse(e)
if(!r.success)throw new Unusable(problemOf(r.error))
const s=Object.entries(r.data.mcpServers)
if(s.length>h)throw new Unusable(`it names more than ${h} servers`)
return s.map(([e,r])=>({..."url"in r?httpSpec(e,r,t):stdioSpec(e,r,t),...r.startup_timeout_sec!==void 0&&{startMs:r.startup_timeout_sec*1e3}}))}function stdioSpec(e,{command:t,args:r,env:s,trusted:n},a){if([t,...r].some(hasSlot))throw misplaced(e)
return{name:e,isTrusted:n,kind:"stdio",file:t,args:r,environment:filled(e,s,a)}}function httpSpec(e,t,r){if(hasSlot(t.url))throw misplaced(e)
const s=new URL(t.url)
if(s.username!==""||s.password!=="")throw new Unusable(`the url of "${e}" has a password in it`)
if(s.protocol==="http:"&&!t.private)throw new Unusable(`the server "${e}" is reached over http, not https, without \`"private": true\``)
const n=filled(e,t.headers,r)
return{name:e,isTrusted:t.trusted,kind:"http",url:s,headers:n,isPrivate:t.private}}const m=/\$\{([^}]*)\}/g
function hasSlot(e){return e.search(m)>=0}function filled(e,t,r){const fill=t=>t.replaceAll(m,(t,s)=>{const n=Object.hasOwn(r,s)?r[s]:void 0
if(n!==void 0)return n
throw new Unusable(`the server "${e}" needs \${${(0,a.TN)(s,50)}}, which is not among its secrets`)})
return Object.fromEntries(Object.entries(t).map(([e,t])=>[e,fill(t)]))}function misplaced(e){return new Unusable(`the server "${e}" has a \${…} outside of \`env\` and \`headers\`, where it could be seen`)}function fromJson(e){try{return JSON.parse(e)}catch{return}}function problemOf({issues:[e]}){if(!e||e.path.length<2)return'it must be JSON like {"mcpServers": {"name": {"command": "…"}}}'
const t=(0,a.TN)(e.path.join("."),100)
if(e.code==="invalid_key")return`${t} ${e.issues[0]?.message??"has no valid name"}`
if(e.code==="invalid_format")return`${t} ${e.message}`
return`${t} must have \`command\`, \`args\` and \`env\`, or \`url\` and \`headers\`, and nothing else`}})}

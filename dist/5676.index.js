export const id=5676
export const ids=[5676]
export const modules={65676:((t,e,n)=>{n.d(e,{openServers:()=>openServers})
var s=n(88135)
var r=n(28942)
var i=n(76327)
var o=n(17117)
var a=n(98664)
var c=n(94869)
var l=n(77598)
var u=n(35556)
const p=r.object({name:r.string().min(1).max(1e3),description:r.string().default(""),inputSchema:r.unknown(),annotations:r.object({readOnlyHint:r.boolean(),destructiveHint:r.boolean(),idempotentHint:r.boolean(),openWorldHint:r.boolean()}).partial().catch({}).default({})})
const h=128
function definitionsOf(t,e){const n=e.map(e=>({name:toolName(t,e.name),tool:e,print:printOf(e)}))
const s=new Map(n.toReversed().map(t=>[t.name,t]))
return[...s.values()].sort((t,e)=>t.name<e.name?-1:1).slice(0,h)}const d=64
function toolName(t,e){const n=`${t}__${e.replaceAll(/[^A-Za-z0-9_-]/g,"_")}`
if(n.length<=d&&n===`${t}__${e}`)return n
return`${n.slice(0,d-9)}_${hash(e).slice(0,8)}`}function printOfAll(t){return hash(JSON.stringify(t.map(({name:t,print:e})=>[t,e]).sort()))}function printOf({name:t,description:e,inputSchema:n,annotations:s}){return hash(JSON.stringify(sorted([t,e,n,s])))}function hash(t){return(0,l.createHash)("sha256").update(t).digest("hex")}function sorted(t){if(Array.isArray(t))return t.map(sorted)
if(typeof t!=="object"||t===null)return t
const e=Object.entries(t).sort(([t],[e])=>t<e?-1:1)
return e.map(([t,e])=>[t,sorted(e)])}const f=2e4
const m=1e3
const g=12
const y=100
function inputOf(t){const e=isNode(t)?t:{}
const n=new Simplifier(e,!0).object(e)
const s=size(n)<=f?n:new Simplifier(e,!1).object(e)
const{properties:i,required:o}=size(s)<=f?s:b
const a=Object.entries(i).map(([t,e])=>{const n=typeOf(e).meta(e)
return[t,o.includes(t)?n:n.optional()]})
return r.looseObject(Object.fromEntries(a))}const b={properties:{},required:[]}
function size(t){return JSON.stringify(t).length}function typeOf({type:t}){switch(t){case"string":return r.string()
case"number":return r.number()
case"integer":return r.int()
case"boolean":return r.boolean()
case"array":return r.array(r.unknown())
case"object":return r.looseObject({})
default:return r.unknown()}}const w=["string","number","integer","boolean","array","object","null"]
const isType=t=>typeof t==="string"&&w.includes(t)
const isNumber=t=>typeof t==="number"
const isCount=t=>Number.isInteger(t)&&Number(t)>=0
const O={type:t=>isType(t)||Array.isArray(t)&&t.length>0&&t.every(isType),enum:t=>Array.isArray(t)&&t.length>0&&isVisible(t),const:t=>isVisible(t),default:t=>isVisible(t),minimum:isNumber,maximum:isNumber,minLength:isCount,maxLength:isCount,minItems:isCount,maxItems:isCount}
function isVisible(t){if(typeof t==="string")return plainText(t)===t
if(typeof t!=="object"||t===null)return!0
return Object.entries(t).every(([t,e])=>plainText(t)===t&&isVisible(e))}class Simplifier{#t
#e
#n=2e3
constructor(t,e){this.#t=t
this.#e=e}object(t,e=0){const n=isNode(t.properties)?Object.entries(t.properties):[]
const s=n.filter(([t])=>/^[\w.$-]{1,64}$/.test(t)&&t!=="__proto__")
const r=s.slice(0,y).map(([t,n])=>[t,this.#s(n,e+1)])
const i=Object.fromEntries(r)
const o=Array.isArray(t.required)?t.required:[]
const a=o.filter(t=>Object.hasOwn(i,t))
return{properties:i,required:a}}#s(t,e){this.#n-=1
if(!isNode(t)||e>g||this.#n<0)return{}
if(typeof t.$ref==="string")return this.#s(this.#r(t.$ref),e+1)
const n=Object.entries(t).flatMap(([t,n])=>this.#i(t,n,e))
const{properties:s,required:r}=this.object(t,e)
return{...t.type==="array"&&{items:{}},...Object.fromEntries(n),...Object.keys(s).length>0&&{properties:s},...r.length>0&&{required:r}}}#i(t,e,n){if(Object.hasOwn(O,t))return O[t]?.(e)?[[t,e]]:[]
const deeper=t=>this.#s(t,n+1)
switch(t){case"description":if(!this.#e||typeof e!=="string")return[]
return[[t,(0,c.e9)(plainText(e),m,"[…]")]]
case"items":return[[t,deeper(Array.isArray(e)?{anyOf:e}:e)]]
case"additionalProperties":return[[t,typeof e==="boolean"?e:deeper(e)]]
case"anyOf":case"oneOf":case"allOf":return Array.isArray(e)&&e.length>0?[[t,e.slice(0,20).map(deeper)]]:[]
default:return[]}}#r(t){if(!t.startsWith("#/"))return
const e=t.slice(2).split("/")
return e.reduce((t,e)=>isNode(t)&&Object.hasOwn(t,e)?t[e]:void 0,this.#t)}}function isNode(t){return typeof t==="object"&&t!==null&&!Array.isArray(t)}function plainText(t){return(0,u.H)(t).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu,"")}var v=n(46032)
const T=r.object({uri:r.string().default(""),mimeType:r.string().optional(),text:r.string().optional(),blob:r.string().optional()})
const j=r.discriminatedUnion("type",[r.object({type:r.literal("text"),text:r.string()}),r.object({type:r.literal("image"),data:r.string(),mimeType:r.string()}),r.object({type:r.literal("audio"),mimeType:r.string().default("")}),r.object({type:r.literal("resource"),resource:T}),r.object({type:r.literal("resource_link"),uri:r.string(),name:r.string().default("")})])
const k=r.object({content:r.array(r.union([j,r.object({type:r.string()})])).default([]),structuredContent:r.unknown().optional(),isError:r.boolean().default(!1)})
const $=r.object({contents:r.array(T)})
const S=/^image\/(?:png|jpeg|gif|webp)$/
const H=10
const N=5*1024*1024
function resultOf({content:t,structuredContent:e,isError:n}){const s=t.map(contentOf)
if(s.length===0&&e!==void 0)s.push((0,v.Qq)(JSON.stringify(e)))
if(s.length===0)s.push((0,v.Qq)("(The server returned an empty result.)"))
return{content:withFewImages(s),is_error:n}}function contentsOf({contents:t}){return{content:withFewImages(t.map(resourceOf))}}function contentOf(t){const e=j.safeParse(t).data
if(!e)return note(`a block of the kind ${t.type}`)
switch(e.type){case"text":return(0,v.Qq)((0,u.H)(e.text))
case"image":return imageOf(e.data,e.mimeType)
case"audio":return note(`sound (${e.mimeType})`)
case"resource":return resourceOf(e.resource)
case"resource_link":return(0,v.Qq)(`${(0,c.TN)((0,u.H)(e.name),200)}: ${(0,c.TN)((0,u.H)(e.uri),2e3)}`)}}function resourceOf({text:t,blob:e,mimeType:n="",uri:s}){if(t!==void 0)return(0,v.Qq)((0,u.H)(t))
if(e!==void 0&&S.test(n))return imageOf(e,n)
return note(`${e?.length??0} characters of ${n||"something"} in base64, from ${s}`)}function imageOf(t,e){if(!S.test(e))return note(`an image (${e})`)
if(t.length>N||!/^[A-Za-z0-9+/]*=*$/.test(t))return note("an image that cannot be shown")
return{type:"image",image_urls:[`data:${e};base64,${t}`],cache_prompt:!1}}function withFewImages(t){let e=0
return t.map(t=>{if(t.type==="image")e+=1
return t.type==="image"&&e>H?note("one more image"):t})}function note(t){return(0,v.Qq)(`[Left out: ${(0,c.TN)((0,u.H)(t),300)}.]`)}const P="list_resources"
const x="read_resource"
const C={annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0},isOurs:!0}
function resourceTools(){const schemaOf=(t,e)=>({type:"object",properties:{[t]:{type:"string"}},required:e})
return[{name:P,description:(0,s.J1)("mcp/list-resources"),inputSchema:schemaOf("cursor",[]),...C},{name:x,description:(0,s.J1)("mcp/read-resource"),inputSchema:schemaOf("uri",["uri"]),...C}]}const I=r.string().default("")
const M={name:I,description:I,mimeType:I}
const A=r.object({resources:r.array(r.object({uri:r.string(),...M})),nextCursor:r.string().optional()})
const E=r.object({resourceTemplates:r.array(r.object({uriTemplate:r.string(),...M}))})
async function listResources(t,{cursor:e}){const{resources:n,nextCursor:s}=await t("resources/list",e===void 0?{}:{cursor:e},A)
const r={resourceTemplates:[]}
const{resourceTemplates:i}=await t("resources/templates/list",{},E).catch(()=>r)
const o=[...n.map(({uri:t,...e})=>lineOf(t,e)),...i.map(({uriTemplate:t,...e})=>lineOf(t,e)),...s===void 0?[]:[`There are more: call this again with the cursor ${s}`]]
return{content:[(0,v.Qq)(o.length>0?o.join("\n"):"There are no resources.")]}}async function readResource(t,{uri:e}){return contentsOf(await t("resources/read",{uri:e},$))}function lineOf(t,{name:e,mimeType:n,description:s}){const r=[e,n,s].filter(t=>t!=="").join(", ")
return(0,c.TN)((0,u.H)(`${t} (${r})`),500)}const _=2e3
function mcpTool(t,e,{spec:n,onUse:s}){const{name:r,tool:a,print:c}=e
const l=annotationsOf(a)
const u=n.isTrusted||n.kind==="stdio"&&l.readOnlyHint&&!l.openWorldHint
return Object.freeze({...o.dq,name:r,description:describe(t.name,a),input:inputOf(a.inputSchema),annotations:l,meta:{tool_name:r,server:t.name,print:c},risk:u?"LOW":"MEDIUM",grant:()=>u?i.K$:{...i.K$,server:t.name},declaredResources:()=>({declared:!0,keys:[`mcp:${t.name}`]}),run(e,{signal:n}){s()
const ask=(e,s,r)=>t.ask(e,s,r,n)
if(a.isOurs&&a.name===P)return listResources(ask,e)
if(a.isOurs&&a.name===x)return readResource(ask,e)
return ask("tools/call",{name:a.name,arguments:e},k).then(resultOf)}})}function standIn(t,e,n){return Object.freeze({...o.dq,name:t,description:(0,s.J1)("mcp/gone",{server:e.server}),input:r.looseObject({}),annotations:annotationsOf({annotations:{}}),meta:{tool_name:t,...e},run:()=>Promise.reject(new a.Fp(`The server ${e.server}: ${n}`))})}function describe(t,{name:e,description:n,isOurs:r}){if(r)return`${n} (${t})`
const i=(0,c.e9)(plainText(n).trim(),_,"[… cut …]")
return(0,s.J1)("mcp/tool",{server:t,tool:(0,c.TN)(plainText(e),100),description:i})}function annotationsOf({annotations:t}){const{readOnlyHint:e=!1,idempotentHint:n=!1,openWorldHint:s=!0}=t
return{readOnlyHint:e,destructiveHint:t.destructiveHint??!e,idempotentHint:n,openWorldHint:s}}var q=n(99171)
var R=n(41465)
const J=20
const F=4
const V={name:"deckhand",version:"1"}
class McpClient extends q.Zs{#o
#a={}
isClosed=!1
isStale=!1
constructor(){super()
this.onclose=()=>{this.isClosed=!0}
this.onerror=()=>{}
this.setNotificationHandler(R.fH,()=>{this.isStale=!0})}get end(){return this.#o?.end??""}get hasResources(){return this.#a.resources!==void 0}async begin(t,e){this.#o=t
await this.connect(t)
const n={protocolVersion:R.aE,capabilities:{},clientInfo:V}
const s=await this.ask("initialize",n,R.Rk,e)
if(!R.Iu.includes(s.protocolVersion))throw new Error(`It uses version ${(0,c.TN)(s.protocolVersion,50)} of the protocol, which is not supported.`)
this.#a=s.capabilities
t.setProtocolVersion?.(s.protocolVersion)
await this.notification({method:"notifications/initialized"})}async tools(t){if(!this.#a.tools)return[]
this.isStale=!1
const e=[]
let n
for(let s=0;s<J;s+=1){const s=await this.ask("tools/list",n===void 0?{}:{cursor:n},L,t)
e.push(...s.tools)
n=s.nextCursor
if(n===void 0)return e}throw new Error("Its list of tools does not end.")}async ask(t,e,n,{signal:s,timeoutMs:i,onProgress:o}){const a={timeout:i,resetTimeoutOnProgress:!0,maxTotalTimeout:F*i}
const c={...a,signal:s,onprogress:noting(o)}
return n.parse(await this.request({method:t,params:e},r.looseObject({}),c))}assertCapabilityForMethod(){}assertNotificationCapability(){}assertRequestHandlerCapability(){}assertTaskCapability(){}assertTaskHandlerCapability(){}}const L=r.object({tools:r.array(p),nextCursor:r.string().optional()})
const W=20
function noting(t){let e=0
return({progress:n,total:s,message:r})=>{e+=1
if(e>W)return
t?.([s===void 0?`${n}`:`${n} of ${s}`,r??""].join(" ").trim())}}const z=1
class McpServer{name
#c
#l
#u
#p=0
#h
#d=!1
problem=""
constructor(t){this.#c=t
this.name=t.name}async start(){try{const{client:t,definitions:e}=await this.#f()
this.#l=t
this.#u=printOfAll(e)
return e}catch(t){this.problem=wordsOf(t)
throw t}}async refuse(t){this.problem=t
await this.close()}async ask(t,e,n,r){const{patience:i,onProgress:o}=this.#c
for(;;){const a=await this.#m()
try{const s=await a.ask(t,e,n,{signal:r,timeoutMs:i.callMs,onProgress:o})
this.#p=0
return s}catch(t){r.throwIfAborted()
if(!isLost(a,t))throw this.#g(wordsOf(t),t)
await this.#y(a,wordsOf(t))
if(!wasNotTaken(t))throw this.#g((0,s.J1)("mcp/broke-off",{why:this.problem}),t)}}}async close(){this.#d=!0
await(this.#l?.close().catch(()=>{}))}#m(){this.#h??=this.#b().finally(()=>{this.#h=void 0})
return this.#h}async#b(){if(this.#d)throw this.#g(this.problem||"It was ended.")
if(this.#l?.isClosed)await this.#y(this.#l,"")
if(this.#l&&!this.#l.isStale)return this.#l
if(this.#p>z)throw this.#g(this.problem)
const{client:t,definitions:e}=await this.#w()
if(printOfAll(e)===this.#u)return t
await this.refuse((0,s.J1)("mcp/changed"))
throw this.#g(this.problem)}async#w(){try{if(this.#l)return{client:this.#l,definitions:await this.#O(this.#l)}
await this.#c.sleep(this.#c.patience.backOffMs)
const t=await this.#f()
this.#l=t.client
this.problem=""
return t}catch(t){await this.#y(this.#l,wordsOf(t))
throw this.#g(this.problem,t)}}async#y(t,e){if(this.#l!==t)return
this.#l=void 0
this.#p+=1
this.problem=t?.isClosed?plainText(t.end):e
await(t?.close().catch(()=>{}))}async#f(){const t=await this.#c.open()
const e=new McpClient
try{const{startMs:n}=this.#c.patience
await e.begin(t,{signal:AbortSignal.timeout(n),timeoutMs:n})
return{client:e,definitions:await this.#O(e)}}catch(n){const s=e.isClosed?new Error(e.end,{cause:n}):n
await t.close().catch(()=>{})
throw s}}async#O(t){const{startMs:e}=this.#c.patience
const n=await t.tools({signal:AbortSignal.timeout(e),timeoutMs:e})
return definitionsOf(this.name,[...n,...t.hasResources?resourceTools():[]])}#g(t,e){return new a.Fp(`The server ${this.name}: ${t}`,{cause:e})}}function isLost(t,e){const n=codeOf(e)
return t.isClosed||n===U||n===Q||wasNotTaken(e)||/^E[A-Z]{3}/.test(String(n))}function wasNotTaken(t){return[400,404,"ECONNREFUSED","ENOTFOUND","EAI_AGAIN"].includes(codeOf(t))}const[U,Q]=[-32e3,-32001]
function codeOf(t){return Object(t).code}function wordsOf(t){if(codeOf(t)===Q)return"It gave no answer in time."
const e=(t instanceof Error?t.message:String(t)).replace(/^MCP error -?\d+: /,"")
return(0,c.TN)(plainText(e),500)||"It failed without a message."}var Z=n(40610)
var D=n(37067)
var G=n(44708)
var K=n(77030)
var B=n(57075)
var X=n(38321)
var Y=n(42931)
class HttpTransport{#v
#c
#T=new Set
#j=new Set
end="The connection was closed."
constructor(t){this.#c=t
const{url:e,headers:n}=t
this.#v=new Y.j(e,{requestInit:{headers:n},fetch:this.#k})
this.#v.onclose=()=>this.onclose?.()
this.#v.onerror=t=>this.onerror?.(t)
this.#v.onmessage=t=>this.#$(t)}start(){return this.#v.start()}async send(t){if("method"in t&&"id"in t)this.#T.add(t.id)
await this.#v.send(t)}setProtocolVersion(t){this.#v.setProtocolVersion(t)}async close(){for(const t of this.#j)clearTimeout(t)
await this.#v.close()}#k=async(t,e)=>{const n=await this.#c.fetch(t,e)
const s=n.headers.get("content-type")?.startsWith("text/event-stream")??!1
if(e?.method!=="POST"||!s||!n.body)return n
const r=idIn(e.body)
return new Response(noticing(n.body,()=>this.#S(r)),n)}
#$(t){if("id"in t&&!("method"in t))this.#T.delete(t.id)
this.onmessage?.(t)}#S(t){const e=setTimeout(()=>{this.#j.delete(e)
if(typeof t!=="string"&&typeof t!=="number"||!this.#T.has(t))return
const n={code:R.O4.ConnectionClosed,message:"The connection was lost."}
this.#$({jsonrpc:"2.0",id:t,error:n})},this.#c.graceMs)
this.#j.add(e)}}function idIn(t){return typeof t==="string"?Object(JSON.parse(t)).id:void 0}function noticing(t,e){const n=t.getReader()
return new ReadableStream({async pull(t){try{const{value:e,done:s}=await n.read()
if(e)t.enqueue(e)
if(!s)return
t.close()}catch(e){t.error(e)}e()},cancel:t=>n.cancel(t)})}const tt=64*1024*1024
class ProgramTransport{#H
#N=0
#P=!1
end=""
constructor(t){this.#H=t}async start(){this.#x()}async send(t){await this.#H.write(JSON.stringify(t))}async close(){this.#C("It was ended.")
await this.#H.close()}async#x(){try{while(!this.#P){const{lines:t,end:e}=await this.#H.read()
for(const e of t)this.#$(e)
if(e!==void 0)this.#C(e)}}catch(t){this.#C(t instanceof Error?t.message:String(t))}await this.#H.close().catch(()=>{})}#$(t){const e=messageIn(t)
this.#N=e&&"id"in e&&!("method"in e)?0:this.#N+t.length
if(e)this.onmessage?.(e)
if(this.#N>tt)this.#C("It writes too much output.")}#C(t){if(this.#P)return
this.#P=!0
this.end=t
this.onclose?.()}}function messageIn(t){try{return R.OR.safeParse(JSON.parse(t)).data}catch{return}}const et=64*1024*1024
const nt=[204,205,304]
function guardedFetch({url:t,isPrivate:e,isPublic:n}){const isAllowed=t=>e||n(t)
const s=t.protocol==="https:"
const r=guardedLookup(isAllowed)
return async(e,n={})=>{const i=new URL(e instanceof Request?e.url:String(e))
if(i.origin!==t.origin)throw new Error(`It redirects to ${i.origin}, which is another server.`)
const o=i.hostname.replace(/^\[|\]$/g,"")
if((0,K.isIP)(o)>0&&!isAllowed(o))throw notPublic()
const{promise:a,resolve:c,reject:l}=Promise.withResolvers()
const{method:u="GET",signal:p}=n
const h={...Object.fromEntries(new Headers(n.headers)),"user-agent":"deckhand"}
const d={method:u,headers:h,agent:!1,lookup:r,...p&&{signal:p}}
const f=(s?G.request:D.request)(i,d,c)
f.on("error",l).end(typeof n.body==="string"?n.body:void 0)
return responseOf(await a)}}function guardedLookup(t){return(e,n,s)=>{(0,Z.lookup)(e,{...n,all:!0},(e,r)=>{const[i]=r??[]
if(e||!i)return s(e??new Error("The name has no address."),"")
if(!r.every(({address:e})=>t(e)))return s(notPublic(),"")
if(n.all)s(null,r)
else s(null,i.address,i.family)})}}function notPublic(){return new Error('Its address is not public, and its configuration does not say `"private": true`.')}async function responseOf(t){const{statusCode:e=502,statusMessage:n=""}=t
const s=new Headers
for(const[e,n]of Object.entries(t.headers))s.set(e,String(n))
if(nt.includes(e)){await(0,X.buffer)(t)
return new Response(null,{status:e,statusText:n,headers:s})}const r=t.pipe(atMost(et))
t.on("error",t=>r.destroy(t)).on("aborted",()=>r.destroy(new Error("The connection was lost.")))
r.on("close",()=>t.destroy())
return new Response(B.Readable.toWeb(r),{status:e,statusText:n,headers:s})}function atMost(t){let e=0
return new B.Transform({transform(n,s,r){e+=n.length
if(e>t)r(new Error("Its answer is too long."))
else r(null,n)}})}const st={startMs:1e4,callMs:3e5,backOffMs:1e3,graceMs:5e3}
async function openServers(t){const e=await Promise.all(t.specs.map(e=>startOne(e,t)))
const n=new Set(t.specs.map(({name:t})=>t))
const r=[...t.pins].filter(([,{server:t}])=>!n.has(t))
const i=r.map(([t,e])=>standIn(t,e,(0,s.J1)("mcp/not-configured")))
return Object.freeze({tools:[...e.flatMap(({tools:t})=>t),...i],report:()=>e.map(({report:t})=>t()),close:async()=>void await Promise.all(e.map(({server:t})=>t.close()))})}async function startOne(t,e){const{pins:n,sleep:r,onProgress:i,patience:o=st}=e
const{name:a}=t
const open=()=>transportTo(t,e,o)
const c=new McpServer({name:a,open:open,patience:o,sleep:r,onProgress:t=>i(a,t)})
const l=await c.start().catch(()=>[])
const u=[...n].filter(([,t])=>t.server===a)
if(c.problem===""&&isChanged(l,u))await c.refuse((0,s.J1)("mcp/changed"))
const p=new Map
const note=t=>p.set(t,(p.get(t)??0)+1)
const h=c.problem===""?l.map(e=>mcpTool(c,e,{spec:t,onUse:()=>note(e.tool.name)})):u.map(([t,e])=>standIn(t,e,c.problem))
const report=()=>({name:a,tools:l.length,used:[...p].map(([t,e])=>({tool:t,calls:e})),problem:c.problem})
return{server:c,tools:h,report:report}}function isChanged(t,e){if(e.length===0)return!1
const n=new Map(e)
const isSame=({name:t,print:e})=>n.get(t)?.print===e
return t.length!==e.length||!t.every(isSame)}async function transportTo(t,{openProgram:e,isPublic:n},{graceMs:s}){if(t.kind==="stdio")return new ProgramTransport(await e(t))
const{url:r,headers:i,isPrivate:o}=t
return new HttpTransport({url:r,headers:i,fetch:guardedFetch({url:r,isPrivate:o,isPublic:n}),graceMs:s})}})}

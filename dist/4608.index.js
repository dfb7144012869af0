export const id=4608
export const ids=[4608]
export const modules={24608:((t,e,n)=>{n.d(e,{openServers:()=>openServers})
var s=n(88135)
var r=n(28942)
var o=n(76327)
var i=n(17117)
var a=n(98664)
var c=n(94869)
var l=n(77598)
var u=n(35556)
const p=r.string().nullish().catch(void 0).transform(t=>t??"")
const d=r.string().nullish().catch(void 0).transform(t=>t??void 0)
function readEach(t,e){const n=(Array.isArray(t)?t:[]).map(t=>({element:t,result:e.safeParse(t)}))
return{good:n.flatMap(({result:t})=>t.success?[t.data]:[]),bad:n.flatMap(({element:t,result:e})=>e.success?[]:[t])}}const h=r.object({name:r.string().min(1).max(1e3),description:p,inputSchema:r.unknown(),annotations:r.object({readOnlyHint:r.boolean(),destructiveHint:r.boolean(),idempotentHint:r.boolean(),openWorldHint:r.boolean()}).partial().catch({}).default({})})
const f=128
function definitionsOf(t,e){const n=e.map(e=>({name:toolName(t,e.name),tool:e,print:printOf(e)}))
const s=new Map(n.toReversed().map(t=>[t.name,t]))
return[...s.values()].sort((t,e)=>t.name<e.name?-1:1).slice(0,f)}const m=64
function toolName(t,e){const n=`${t}__${e.replaceAll(/[^A-Za-z0-9_-]/g,"_")}`
if(n.length<=m&&n===`${t}__${e}`)return n
return`${n.slice(0,m-9)}_${hash(e).slice(0,8)}`}function printOfAll(t){return hash(JSON.stringify(t.map(({name:t,print:e})=>[t,e]).sort()))}function printOf({name:t,description:e,inputSchema:n,annotations:s}){return hash(JSON.stringify(sorted([t,e,n,s])))}function hash(t){return(0,l.createHash)("sha256").update(t).digest("hex")}function sorted(t){if(Array.isArray(t))return t.map(sorted)
if(typeof t!=="object"||t===null)return t
const e=Object.entries(t).sort(([t],[e])=>t<e?-1:1)
return e.map(([t,e])=>[t,sorted(e)])}const g=2e4
const y=1e3
const w=12
const b=100
function inputOf(t){const e=isNode(t)?t:{}
const n=new Simplifier(e,!0).object(e)
const s=size(n)<=g?n:new Simplifier(e,!1).object(e)
const{properties:o,required:i}=size(s)<=g?s:O
const a=Object.entries(o).map(([t,e])=>{const n=typeOf(e).meta(e)
return[t,i.includes(t)?n:n.optional()]})
return r.looseObject(Object.fromEntries(a))}const O={properties:{},required:[]}
function size(t){return JSON.stringify(t).length}function typeOf({type:t}){switch(t){case"string":return r.string()
case"number":return r.number()
case"integer":return r.int()
case"boolean":return r.boolean()
case"array":return r.array(r.unknown())
case"object":return r.looseObject({})
default:return r.unknown()}}const v=["string","number","integer","boolean","array","object","null"]
const isType=t=>typeof t==="string"&&v.includes(t)
const isNumber=t=>typeof t==="number"
const isCount=t=>Number.isInteger(t)&&Number(t)>=0
const T={type:t=>isType(t)||Array.isArray(t)&&t.length>0&&t.every(isType),enum:t=>Array.isArray(t)&&t.length>0&&isVisible(t),const:t=>isVisible(t),default:t=>isVisible(t),minimum:isNumber,maximum:isNumber,minLength:isCount,maxLength:isCount,minItems:isCount,maxItems:isCount}
function isVisible(t){if(typeof t==="string")return plainText(t)===t
if(typeof t!=="object"||t===null)return!0
return Object.entries(t).every(([t,e])=>plainText(t)===t&&isVisible(e))}class Simplifier{#t
#e
#n=2e3
constructor(t,e){this.#t=t
this.#e=e}object(t,e=0){const n=isNode(t.properties)?Object.entries(t.properties):[]
const s=n.filter(([t])=>/^[\w.$-]{1,64}$/.test(t)&&t!=="__proto__")
const r=s.slice(0,b).map(([t,n])=>[t,this.#s(n,e+1)])
const o=Object.fromEntries(r)
const i=Array.isArray(t.required)?t.required:[]
const a=i.filter(t=>Object.hasOwn(o,t))
return{properties:o,required:a}}#s(t,e){this.#n-=1
if(!isNode(t)||e>w||this.#n<0)return{}
if(typeof t.$ref==="string")return this.#s(this.#r(t.$ref),e+1)
const n=Object.entries(t).flatMap(([t,n])=>this.#o(t,n,e))
const{properties:s,required:r}=this.object(t,e)
return{...t.type==="array"&&{items:{}},...Object.fromEntries(n),...Object.keys(s).length>0&&{properties:s},...r.length>0&&{required:r}}}#o(t,e,n){if(Object.hasOwn(T,t))return T[t]?.(e)?[[t,e]]:[]
const deeper=t=>this.#s(t,n+1)
switch(t){case"description":if(!this.#e||typeof e!=="string")return[]
return[[t,(0,c.e9)(plainText(e),y,"[…]")]]
case"items":return[[t,deeper(Array.isArray(e)?{anyOf:e}:e)]]
case"additionalProperties":return[[t,typeof e==="boolean"?e:deeper(e)]]
case"anyOf":case"oneOf":case"allOf":return Array.isArray(e)&&e.length>0?[[t,e.slice(0,20).map(deeper)]]:[]
default:return[]}}#r(t){if(!t.startsWith("#/"))return
const e=t.slice(2).split("/")
return e.reduce((t,e)=>isNode(t)&&Object.hasOwn(t,e)?t[e]:void 0,this.#t)}}function isNode(t){return typeof t==="object"&&t!==null&&!Array.isArray(t)}function plainText(t){return(0,u.H)(t).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu,"")}var j=n(46032)
const k=r.object({uri:p,mimeType:d,text:d,blob:d})
const $=r.discriminatedUnion("type",[r.object({type:r.literal("text"),text:r.string()}),r.object({type:r.literal("image"),data:r.string(),mimeType:r.string()}),r.object({type:r.literal("audio"),mimeType:p}),r.object({type:r.literal("resource"),resource:k}),r.object({type:r.literal("resource_link"),uri:r.string(),name:p,description:p,mimeType:p})])
const S=r.looseObject({type:r.string()})
const x=r.object({content:r.union([r.array(r.unknown()),S.transform(t=>[t]),r.string().transform(textBlock)]).nullish().transform(t=>readEach(t,S)).refine(({good:t,bad:e})=>e.length===0||t.length>0,"has no block that can be read"),structuredContent:r.unknown().optional(),isError:r.unknown().optional().transform(t=>t===!0||t==="true")})
const M=r.object({contents:r.unknown().optional().transform(t=>readEach(t,k).good)})
const E=/^image\/(?:png|jpeg|gif|webp)$/
const H=10
const I=5*1024*1024
function resultOf({content:t,structuredContent:e,isError:n}){const s=t.good.map(contentOf)
if(t.bad.length>0)s.push(note(`${(0,c.U9)(t.bad.length,"block")} that could not be read`))
if(e!=null&&!isTold(e,s))s.push((0,j.Qq)((0,u.H)(JSON.stringify(e))))
if(s.length===0)s.push((0,j.Qq)("(The server returned an empty result.)"))
return{content:withFewImages(s),is_error:n}}function contentsOf({contents:t}){return{content:withFewImages(t.map(resourceOf))}}function isTold(t,e){const n=e.map(t=>t.type==="text"?t.text:"").join("\n")
const isThere=t=>n.includes(t)||n.includes(JSON.stringify(t).slice(1,-1))
return valuesIn(t).every(isThere)}function valuesIn(t){if(typeof t!=="object"||t===null)return t===null?[]:[(0,u.H)(String(t))]
return Object.values(t).flatMap(valuesIn)}function textBlock(t){return[{type:"text",text:t}]}function contentOf(t){const e=$.safeParse(t).data
if(!e)return note(`a block of the kind ${t.type}`)
switch(e.type){case"text":return(0,j.Qq)((0,u.H)(e.text))
case"image":return imageOf(e.data,e.mimeType)
case"audio":return note(`sound (${e.mimeType})`)
case"resource":return resourceOf(e.resource)
case"resource_link":return(0,j.Qq)(linkLine(e))}}function linkLine({name:t,uri:e,description:n,mimeType:s}){const r=[s,n].filter(t=>t!=="").join(", ")
const o=`${(0,c.TN)((0,u.H)(t),200)}: ${(0,c.TN)((0,u.H)(e),2e3)}`
return r===""?o:`${o} (${(0,c.TN)((0,u.H)(r),500)})`}function resourceOf({text:t,blob:e,mimeType:n="",uri:s}){if(t!==void 0)return(0,j.Qq)((0,u.H)(t))
if(e!==void 0&&E.test(n))return imageOf(e,n)
return note(`${e?.length??0} characters of ${n||"something"} in base64, from ${s}`)}function imageOf(t,e){if(!E.test(e))return note(`an image (${e})`)
if(t.length>I||!/^[A-Za-z0-9+/]*=*$/.test(t))return note("an image that cannot be shown")
return{type:"image",image_urls:[`data:${e};base64,${t}`],cache_prompt:!1}}function withFewImages(t){let e=0
return t.map(t=>{if(t.type==="image")e+=1
return t.type==="image"&&e>H?note("one more image"):t})}function note(t){return(0,j.Qq)(`[Left out: ${(0,c.TN)((0,u.H)(t),300)}.]`)}const N="list_resources"
const P="read_resource"
const A={annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0},isOurs:!0}
function resourceTools(){const schemaOf=(t,e)=>({type:"object",properties:{[t]:{type:"string"}},required:e})
return[{name:N,description:(0,s.J1)("mcp/list-resources"),inputSchema:schemaOf("cursor",[]),...A},{name:P,description:(0,s.J1)("mcp/read-resource"),inputSchema:schemaOf("uri",["uri"]),...A}]}const C={name:p,description:p,mimeType:p}
const q=r.object({resources:r.unknown().optional().transform(t=>readEach(t,r.object({uri:r.string(),...C})).good),nextCursor:r.string().min(1).optional().catch(void 0)})
const _=r.object({resourceTemplates:r.unknown().transform(t=>readEach(t,r.object({uriTemplate:r.string(),...C})).good)})
async function listResources(t,{cursor:e}){const{resources:n,nextCursor:s}=await t("resources/list",e===void 0?{}:{cursor:e},q)
const r={resourceTemplates:[]}
const{resourceTemplates:o}=await t("resources/templates/list",{},_).catch(()=>r)
const i=[...n.map(({uri:t,...e})=>lineOf(t,e)),...o.map(({uriTemplate:t,...e})=>lineOf(t,e)),...s===void 0?[]:[`There are more: call this again with the cursor ${s}`]]
return{content:[(0,j.Qq)(i.length>0?i.join("\n"):"There are no resources.")]}}async function readResource(t,{uri:e}){return contentsOf(await t("resources/read",{uri:e},M))}function lineOf(t,{name:e,mimeType:n,description:s}){const r=[e,n,s].filter(t=>t!=="").join(", ")
return(0,c.TN)((0,u.H)(`${t} (${r})`),500)}const R=2e3
function mcpTool(t,e,{spec:n,onUse:s}){const{name:r,tool:a,print:c}=e
const l=annotationsOf(a)
const u=n.isTrusted||n.kind==="stdio"&&l.readOnlyHint&&!l.openWorldHint
return Object.freeze({...i.dq,name:r,description:describe(t.name,a),input:inputOf(a.inputSchema),annotations:l,meta:{tool_name:r,server:t.name,print:c},risk:u?"LOW":"MEDIUM",grant:()=>u?o.K$:{...o.K$,server:t.name},declaredResources:()=>({declared:!0,keys:[`mcp:${t.name}`]}),run(e,{signal:n}){s()
const ask=(e,s,r)=>t.ask(e,s,r,n)
if(a.isOurs&&a.name===N)return listResources(ask,e)
if(a.isOurs&&a.name===P)return readResource(ask,e)
return ask("tools/call",{name:a.name,arguments:e},x).then(resultOf)}})}function standIn(t,e,n){return Object.freeze({...i.dq,name:t,description:(0,s.J1)("mcp/gone",{server:e.server}),input:r.looseObject({}),annotations:annotationsOf({annotations:{}}),meta:{tool_name:t,...e},run:()=>Promise.reject(new a.Fp(`The server ${e.server}: ${n}`))})}function describe(t,{name:e,description:n,isOurs:r}){if(r)return`${n} (${t})`
const o=(0,c.e9)(plainText(n).trim(),R,"[… cut …]")
return(0,s.J1)("mcp/tool",{server:t,tool:(0,c.TN)(plainText(e),100),description:o})}function annotationsOf({annotations:t}){const{readOnlyHint:e=!1,idempotentHint:n=!1,openWorldHint:s=!0}=t
return{readOnlyHint:e,destructiveHint:t.destructiveHint??!e,idempotentHint:n,openWorldHint:s}}var J=n(99171)
var F=n(41465)
var L=n(961)
const V=20
const W=5
const z=4
const U={name:"deckhand",version:"1"}
class McpClient extends J.Zs{#i
#a={}
isClosed=!1
isStale=!1
constructor(){super()
this.onclose=()=>{this.isClosed=!0}
this.onerror=()=>{}
this.setNotificationHandler(F.fH,()=>{this.isStale=!0})}get end(){return this.#i?.end??""}get hasResources(){return this.#a.resources!=null}async begin(t,e){this.#i=t
await this.connect(t)
const n={protocolVersion:F.aE,capabilities:{},clientInfo:U}
const s=await this.ask("initialize",n,Q,e)
if(!F.Iu.includes(s.protocolVersion))throw new Error(`It uses version ${(0,c.TN)(s.protocolVersion,50)} of the protocol, which is not supported.`)
this.#a=s.capabilities
t.setProtocolVersion?.(s.protocolVersion)
await this.notification({method:"notifications/initialized"})}async tools(t){if(!this.#a.tools)return{tools:[],leftOut:[]}
this.isStale=!1
const e={tools:[],leftOut:[]}
const n=new Set
let s
for(let r=0;r<V;r+=1){const r=await this.ask("tools/list",s===void 0?{}:{cursor:s},Z,t)
const{good:o,bad:i}=readEach(r.tools,h)
e.tools.push(...o)
e.leftOut.push(...i.map(nameOf))
s=r.nextCursor
if(s===""||s===void 0||n.has(s))return e
n.add(s)}throw new Error("Its list of tools does not end.")}async ask(t,e,n,{signal:s,timeoutMs:o,onProgress:i}){const a={timeout:o,resetTimeoutOnProgress:!0,maxTotalTimeout:z*o}
const c={...a,signal:s,onprogress:noting(i)}
const l=n.safeParse(await this.request({method:t,params:e},r.looseObject({}),c))
if(l.success)return l.data
throw new L.G(l.error.issues.slice(0,W))}assertCapabilityForMethod(){}assertNotificationCapability(){}assertRequestHandlerCapability(){}assertTaskCapability(){}assertTaskHandlerCapability(){}}const Q=r.object({protocolVersion:r.string(),capabilities:r.object({tools:r.unknown().optional(),resources:r.unknown().optional()}).nullish().transform(t=>t??{})})
const Z=r.object({tools:r.unknown().optional(),nextCursor:r.string().optional().catch(void 0)})
function nameOf(t){const{name:e}=Object(t)
return typeof e==="string"&&e.trim()!==""?(0,c.TN)(e,100):"one without a name"}const D=20
function noting(t){let e=0
return({progress:n,total:s,message:r})=>{e+=1
if(e>D)return
t?.([s===void 0?`${n}`:`${n} of ${s}`,r??""].join(" ").trim())}}const G=10
const B=1
class McpServer{name
#c
#l
#u
#p=0
#d
#h=!1
problem=""
leftOut=[]
constructor(t){this.#c=t
this.name=t.name}async start(){try{const{client:t,definitions:e}=await this.#f()
this.#l=t
this.#u=printOfAll(e)
return e}catch(t){this.problem=wordsOf(t)
throw t}}async refuse(t){this.problem=t
await this.close()}async ask(t,e,n,r){const{patience:o,onProgress:i}=this.#c
for(;;){const a=await this.#m()
try{const s=await a.ask(t,e,n,{signal:r,timeoutMs:o.callMs,onProgress:i})
this.#p=0
return s}catch(t){r.throwIfAborted()
if(!isLost(a,t))throw this.#g(wordsOf(t),t)
await this.#y(a,wordsOf(t))
if(!wasNotTaken(t))throw this.#g((0,s.J1)("mcp/broke-off",{why:this.problem}),t)}}}async close(){this.#h=!0
await(this.#l?.close().catch(()=>{}))}#m(){this.#d??=this.#w().finally(()=>{this.#d=void 0})
return this.#d}async#w(){if(this.#h)throw this.#g(this.problem||"It was ended.")
if(this.#l?.isClosed)await this.#y(this.#l,"")
if(this.#l&&!this.#l.isStale)return this.#l
if(this.#p>B)throw this.#g(this.problem)
const{client:t,definitions:e}=await this.#b()
if(printOfAll(e)===this.#u)return t
await this.refuse((0,s.J1)("mcp/changed"))
throw this.#g(this.problem)}async#b(){try{if(this.#l)return{client:this.#l,definitions:await this.#O(this.#l)}
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
const{tools:n,leftOut:s}=await t.tools({signal:AbortSignal.timeout(e),timeoutMs:e})
this.leftOut=s.slice(0,G)
return definitionsOf(this.name,[...n,...t.hasResources?resourceTools():[]])}#g(t,e){return new a.Fp(`The server ${this.name}: ${t}`,{cause:e})}}function isLost(t,e){const n=codeOf(e)
return t.isClosed||n===K||n===X||wasNotTaken(e)||/^E[A-Z]{3}/.test(String(n))}function wasNotTaken(t){return[400,404,"ECONNREFUSED","ENOTFOUND","EAI_AGAIN"].includes(codeOf(t))}const[K,X]=[-32e3,-32001]
function codeOf(t){return Object(t).code}function wordsOf(t){if(codeOf(t)===X)return"It gave no answer in time."
const e=(t instanceof Error?t.message:String(t)).replace(/^MCP error -?\d+: /,"")
return(0,c.TN)(plainText(e),500)||"It failed without a message."}var Y=n(40610)
var tt=n(37067)
var et=n(44708)
var nt=n(77030)
var st=n(57075)
var rt=n(38321)
var ot=n(42931)
var it=n(51622)
const at=64*1024*1024
function limitedAnswer(t){const e=t?eventMeter():new it.e2
let n=0
return new st.Transform({transform(t,s,r){n+=t.length
try{if(n>at)throw new Error("Its answer is too long.")
e.push(t.toString("latin1"))
r(null,t)}catch(t){r(t instanceof Error?t:new Error(String(t)))}}})}function eventMeter(){const t=new it.e2
let e=!0
const endLine=()=>{if(e)t.restart()
else t.endString()
e=!0}
const pushPart=(n,s)=>{if(s>0)t.endString()
t.push(n)
e&&=n===""}
return{push(t){for(const[e,n]of t.split("\n").entries()){if(e>0)endLine()
n.split("\r").forEach(pushPart)}}}}class HttpTransport{#v
#c
#T=new Set
#j=new Set
end="The connection was closed."
constructor(t){this.#c=t
const{url:e,headers:n}=t
this.#v=new ot.j(e,{requestInit:{headers:n},fetch:this.#k})
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
const n={code:F.O4.ConnectionClosed,message:"The connection was lost."}
this.#$({jsonrpc:"2.0",id:t,error:n})},this.#c.graceMs)
this.#j.add(e)}}function idIn(t){return typeof t==="string"?Object(JSON.parse(t)).id:void 0}function noticing(t,e){const n=t.getReader()
return new ReadableStream({async pull(t){try{const{value:e,done:s}=await n.read()
if(e)t.enqueue(e)
if(!s)return
t.close()}catch(e){t.error(e)}e()},cancel:t=>n.cancel(t)})}const ct=64*1024*1024
class ProgramTransport{#x
#M=0
#E=!1
end=""
constructor(t){this.#x=t}async start(){this.#H()}async send(t){await this.#x.write(JSON.stringify(t))}async close(){this.#I("It was ended.")
await this.#x.close()}async#H(){try{while(!this.#E){const{lines:t,end:e}=await this.#x.read()
for(const e of t)this.#$(e)
if(e!==void 0)this.#I(e)}}catch(t){this.#I(t instanceof Error?t.message:String(t))}await this.#x.close().catch(()=>{})}#$(t){const e=messageIn(t)
this.#M=e&&"id"in e&&!("method"in e)?0:this.#M+t.length
if(e)this.onmessage?.(e)
if(this.#M>ct)this.#I("It writes too much output.")}#I(t){if(this.#E)return
this.#E=!0
this.end=t
this.onclose?.()}}function messageIn(t){try{return messageOf((0,it.qF)(t))}catch(t){if(t instanceof it.Mm)throw t
return}}function messageOf(t){const e=F.OR.safeParse(t).data
const{id:n,method:s,result:r,error:o}=Object(t)
if(e||s!==void 0||typeof n!=="string"&&typeof n!=="number")return e
const i={jsonrpc:"2.0",id:n,...o==null?{result:r}:{error:o}}
const a={code:F.O4.InternalError,message:"Its answer cannot be read."}
return F.OR.safeParse(i).data??{jsonrpc:"2.0",id:n,error:a}}const lt=[204,205,304]
function guardedFetch({url:t,isPrivate:e,isPublic:n}){const isAllowed=t=>e||n(t)
const s=t.protocol==="https:"
const r=guardedLookup(isAllowed)
return async(e,n={})=>{const o=new URL(e instanceof Request?e.url:String(e))
if(o.origin!==t.origin)throw new Error(`It redirects to ${o.origin}, which is another server.`)
const i=o.hostname.replace(/^\[|\]$/g,"")
if((0,nt.isIP)(i)>0&&!isAllowed(i))throw notPublic()
const{promise:a,resolve:c,reject:l}=Promise.withResolvers()
const{method:u="GET",signal:p}=n
const d={...Object.fromEntries(new Headers(n.headers)),"user-agent":"deckhand"}
const h={method:u,headers:d,agent:!1,lookup:r,...p&&{signal:p}}
const f=(s?et.request:tt.request)(o,h,c)
f.on("error",l).end(typeof n.body==="string"?n.body:void 0)
return responseOf(await a)}}function guardedLookup(t){return(e,n,s)=>{(0,Y.lookup)(e,{...n,all:!0},(e,r)=>{const[o]=r??[]
if(e||!o)return s(e??new Error("The name has no address."),"")
if(!r.every(({address:e})=>t(e)))return s(notPublic(),"")
if(n.all)s(null,r)
else s(null,o.address,o.family)})}}function notPublic(){return new Error('Its address is not public, and its configuration does not say `"private": true`.')}async function responseOf(t){const{statusCode:e=502,statusMessage:n=""}=t
const s=new Headers
for(const[e,n]of Object.entries(t.headers))s.set(e,String(n))
if(lt.includes(e)){await(0,rt.buffer)(t)
return new Response(null,{status:e,statusText:n,headers:s})}const r=t.pipe(limitedAnswer(s.get("content-type")?.startsWith("text/event-stream")??!1))
t.on("error",t=>r.destroy(t)).on("aborted",()=>r.destroy(new Error("The connection was lost.")))
r.on("close",()=>t.destroy())
return new Response(st.Readable.toWeb(r),{status:e,statusText:n,headers:s})}const ut={startMs:6e4,callMs:3e5,backOffMs:1e3,graceMs:5e3}
async function openServers(t){const e=await Promise.all(t.specs.map(e=>startOne(e,t)))
const n=new Set(t.specs.map(({name:t})=>t))
const r=[...t.pins].filter(([,{server:t}])=>!n.has(t))
const o=r.map(([t,e])=>standIn(t,e,(0,s.J1)("mcp/not-configured")))
return Object.freeze({tools:[...e.flatMap(({tools:t})=>t),...o],report:()=>e.map(({report:t})=>t()),close:async()=>void await Promise.all(e.map(({server:t})=>t.close()))})}async function startOne(t,e){const{pins:n,sleep:r,onProgress:o}=e
const{name:i}=t
const a=e.patience??ut
const c={...a,startMs:t.startMs??a.startMs}
const open=()=>transportTo(t,e,c)
const l=new McpServer({name:i,open:open,patience:c,sleep:r,onProgress:t=>o(i,t)})
const u=await l.start().catch(()=>[])
const p=[...n].filter(([,t])=>t.server===i)
if(l.problem===""&&isChanged(u,p))await l.refuse((0,s.J1)("mcp/changed"))
const d=new Map
const note=t=>d.set(t,(d.get(t)??0)+1)
const h=l.problem===""?u.map(e=>mcpTool(l,e,{spec:t,onUse:()=>note(e.tool.name)})):p.map(([t,e])=>standIn(t,e,l.problem))
const report=()=>({name:i,tools:u.length,used:[...d].map(([t,e])=>({tool:t,calls:e})),problem:l.problem,...l.leftOut.length>0&&{leftOut:l.leftOut}})
return{server:l,tools:h,report:report}}function isChanged(t,e){if(e.length===0)return!1
const n=new Map(e)
const isSame=({name:t,print:e})=>n.get(t)?.print===e
return t.length!==e.length||!t.every(isSame)}async function transportTo(t,{openProgram:e,isPublic:n},{graceMs:s}){if(t.kind==="stdio")return new ProgramTransport(await e(t))
const{url:r,headers:o,isPrivate:i}=t
return new HttpTransport({url:r,headers:o,fetch:guardedFetch({url:r,isPrivate:i,isPublic:n}),graceMs:s})}})}

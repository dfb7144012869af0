export const id=4608
export const ids=[4608]
export const modules={24608:((t,e,n)=>{n.d(e,{openServers:()=>openServers})
var s=n(88135)
var r=n(28942)
var o=n(76327)
var i=n(16162)
var a=n(17117)
var c=n(98664)
var l=n(94869)
var u=n(77598)
var p=n(35556)
const d=r.string().nullish().catch(void 0).transform(t=>t??"")
const h=r.string().nullish().catch(void 0).transform(t=>t??void 0)
function readEach(t,e){const n=(Array.isArray(t)?t:[]).map(t=>({element:t,result:e.safeParse(t)}))
return{good:n.flatMap(({result:t})=>t.success?[t.data]:[]),bad:n.flatMap(({element:t,result:e})=>e.success?[]:[t])}}const f=r.object({name:r.string().min(1).max(1e3),description:d,inputSchema:r.unknown(),annotations:r.object({readOnlyHint:r.boolean(),destructiveHint:r.boolean(),idempotentHint:r.boolean(),openWorldHint:r.boolean()}).partial().catch({}).default({})})
const m=128
function definitionsOf(t,e){const n=e.map(e=>({name:toolName(t,e.name),tool:e,print:printOf(e)}))
const s=new Map(n.toReversed().map(t=>[t.name,t]))
return[...s.values()].sort((t,e)=>t.name<e.name?-1:1).slice(0,m)}const g=64
function toolName(t,e){const n=`${t}__${e.replaceAll(/[^A-Za-z0-9_-]/g,"_")}`
if(n.length<=g&&n===`${t}__${e}`)return n
return`${n.slice(0,g-9)}_${hash(e).slice(0,8)}`}function printOfAll(t){return hash(JSON.stringify(t.map(({name:t,print:e})=>[t,e]).sort()))}function printOf({name:t,description:e,inputSchema:n,annotations:s}){return hash(JSON.stringify(sorted([t,e,n,s])))}function hash(t){return(0,u.createHash)("sha256").update(t).digest("hex")}function sorted(t){if(Array.isArray(t))return t.map(sorted)
if(typeof t!=="object"||t===null)return t
const e=Object.entries(t).sort(([t],[e])=>t<e?-1:1)
return e.map(([t,e])=>[t,sorted(e)])}const w=2e4
const y=1e3
const b=12
const O=100
function inputOf(t){const e=isNode(t)?t:{}
const n=new Simplifier(e,!0).object(e)
const s=size(n)<=w?n:new Simplifier(e,!1).object(e)
const{properties:o,required:i}=size(s)<=w?s:v
const a=Object.entries(o).map(([t,e])=>{const n=typeOf(e).meta(e)
return[t,i.includes(t)?n:n.optional()]})
return r.looseObject(Object.fromEntries(a))}const v={properties:{},required:[]}
function size(t){return JSON.stringify(t).length}function typeOf({type:t}){switch(t){case"string":return r.string()
case"number":return r.number()
case"integer":return r.int()
case"boolean":return r.boolean()
case"array":return r.array(r.unknown())
case"object":return r.looseObject({})
default:return r.unknown()}}const T=["string","number","integer","boolean","array","object","null"]
const isType=t=>typeof t==="string"&&T.includes(t)
const isNumber=t=>typeof t==="number"
const isCount=t=>Number.isInteger(t)&&Number(t)>=0
const j={type:t=>isType(t)||Array.isArray(t)&&t.length>0&&t.every(isType),enum:t=>Array.isArray(t)&&t.length>0&&isVisible(t),const:t=>isVisible(t),default:t=>isVisible(t),minimum:isNumber,maximum:isNumber,minLength:isCount,maxLength:isCount,minItems:isCount,maxItems:isCount}
function isVisible(t){if(typeof t==="string")return plainText(t)===t
if(typeof t!=="object"||t===null)return!0
return Object.entries(t).every(([t,e])=>plainText(t)===t&&isVisible(e))}class Simplifier{#t
#e
#n=2e3
constructor(t,e){this.#t=t
this.#e=e}object(t,e=0){const n=isNode(t.properties)?Object.entries(t.properties):[]
const s=n.filter(([t])=>/^[\w.$-]{1,64}$/.test(t)&&t!=="__proto__")
const r=s.slice(0,O).map(([t,n])=>[t,this.#s(n,e+1)])
const o=Object.fromEntries(r)
const i=Array.isArray(t.required)?t.required:[]
const a=i.filter(t=>Object.hasOwn(o,t))
return{properties:o,required:a}}#s(t,e){this.#n-=1
if(!isNode(t)||e>b||this.#n<0)return{}
if(typeof t.$ref==="string")return this.#s(this.#r(t.$ref),e+1)
const n=Object.entries(t).flatMap(([t,n])=>this.#o(t,n,e))
const{properties:s,required:r}=this.object(t,e)
return{...t.type==="array"&&{items:{}},...Object.fromEntries(n),...Object.keys(s).length>0&&{properties:s},...r.length>0&&{required:r}}}#o(t,e,n){if(Object.hasOwn(j,t))return j[t]?.(e)?[[t,e]]:[]
const deeper=t=>this.#s(t,n+1)
switch(t){case"description":if(!this.#e||typeof e!=="string")return[]
return[[t,(0,l.e9)(plainText(e),y,"[…]")]]
case"items":return[[t,deeper(Array.isArray(e)?{anyOf:e}:e)]]
case"additionalProperties":return[[t,typeof e==="boolean"?e:deeper(e)]]
case"anyOf":case"oneOf":case"allOf":return Array.isArray(e)&&e.length>0?[[t,e.slice(0,20).map(deeper)]]:[]
default:return[]}}#r(t){if(!t.startsWith("#/"))return
const e=t.slice(2).split("/")
return e.reduce((t,e)=>isNode(t)&&Object.hasOwn(t,e)?t[e]:void 0,this.#t)}}function isNode(t){return typeof t==="object"&&t!==null&&!Array.isArray(t)}function plainText(t){return(0,p.H)(t).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu,"")}var k=n(46032)
const S=r.object({uri:d,mimeType:h,text:h,blob:h})
const $=r.discriminatedUnion("type",[r.object({type:r.literal("text"),text:r.string()}),r.object({type:r.literal("image"),data:r.string(),mimeType:r.string()}),r.object({type:r.literal("audio"),mimeType:d}),r.object({type:r.literal("resource"),resource:S}),r.object({type:r.literal("resource_link"),uri:r.string(),name:d,description:d,mimeType:d})])
const E=r.looseObject({type:r.string()})
const I=r.object({content:r.union([r.array(r.unknown()),E.transform(t=>[t]),r.string().transform(textBlock)]).nullish().transform(t=>readEach(t,E)).refine(({good:t,bad:e})=>e.length===0||t.length>0,"has no block that can be read"),structuredContent:r.unknown().optional(),isError:r.unknown().optional().transform(t=>t===!0||t==="true")})
const M=r.object({contents:r.unknown().optional().transform(t=>readEach(t,S).good)})
const x=/^image\/(?:png|jpeg|gif|webp)$/
const P=10
const H=5*1024*1024
function resultOf({content:t,structuredContent:e,isError:n}){const s=t.good.map(contentOf)
if(t.bad.length>0)s.push(note(`${(0,l.U9)(t.bad.length,"block")} that could not be read`))
if(e!=null&&!isTold(e,s))s.push((0,k.Qq)((0,p.H)(JSON.stringify(e))))
if(s.length===0)s.push((0,k.Qq)("(The server returned an empty result.)"))
return{content:withFewImages(s),is_error:n}}function contentsOf({contents:t}){return{content:withFewImages(t.map(resourceOf))}}function isTold(t,e){const n=e.map(t=>t.type==="text"?t.text:"").join("\n")
const isThere=t=>n.includes(t)||n.includes(JSON.stringify(t).slice(1,-1))
return valuesIn(t).every(isThere)}function valuesIn(t){if(typeof t!=="object"||t===null)return t===null?[]:[(0,p.H)(String(t))]
return Object.values(t).flatMap(valuesIn)}function textBlock(t){return[{type:"text",text:t}]}function contentOf(t){const e=$.safeParse(t).data
if(!e)return note(`a block of the kind ${t.type}`)
switch(e.type){case"text":return(0,k.Qq)((0,p.H)(e.text))
case"image":return imageOf(e.data,e.mimeType)
case"audio":return note(`sound (${e.mimeType})`)
case"resource":return resourceOf(e.resource)
case"resource_link":return(0,k.Qq)(linkLine(e))}}function linkLine({name:t,uri:e,description:n,mimeType:s}){const r=[s,n].filter(t=>t!=="").join(", ")
const o=`${(0,l.TN)((0,p.H)(t),200)}: ${(0,l.TN)((0,p.H)(e),2e3)}`
return r===""?o:`${o} (${(0,l.TN)((0,p.H)(r),500)})`}function resourceOf({text:t,blob:e,mimeType:n="",uri:s}){if(t!==void 0)return(0,k.Qq)((0,p.H)(t))
if(e!==void 0&&x.test(n))return imageOf(e,n)
return note(`${e?.length??0} characters of ${n||"something"} in base64, from ${s}`)}function imageOf(t,e){if(!x.test(e))return note(`an image (${e})`)
if(t.length>H||!/^[A-Za-z0-9+/]*=*$/.test(t))return note("an image that cannot be shown")
return{type:"image",image_urls:[`data:${e};base64,${t}`],cache_prompt:!1}}function withFewImages(t){let e=0
return t.map(t=>{if(t.type==="image")e+=1
return t.type==="image"&&e>P?note("one more image"):t})}function note(t){return(0,k.Qq)(`[Left out: ${(0,l.TN)((0,p.H)(t),300)}.]`)}const A="list_resources"
const N="read_resource"
const C={annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0},isOurs:!0}
function resourceTools(){const schemaOf=(t,e)=>({type:"object",properties:{[t]:{type:"string"}},required:e})
return[{name:A,description:(0,s.J1)("mcp/list-resources"),inputSchema:schemaOf("cursor",[]),...C},{name:N,description:(0,s.J1)("mcp/read-resource"),inputSchema:schemaOf("uri",["uri"]),...C}]}const q={name:d,description:d,mimeType:d}
const _=r.object({resources:r.unknown().optional().transform(t=>readEach(t,r.object({uri:r.string(),...q})).good),nextCursor:r.string().min(1).optional().catch(void 0)})
const R=r.object({resourceTemplates:r.unknown().transform(t=>readEach(t,r.object({uriTemplate:r.string(),...q})).good)})
async function listResources(t,{cursor:e}){const{resources:n,nextCursor:s}=await t("resources/list",e===void 0?{}:{cursor:e},_)
const r={resourceTemplates:[]}
const{resourceTemplates:o}=await t("resources/templates/list",{},R).catch(()=>r)
const i=[...n.map(({uri:t,...e})=>lineOf(t,e)),...o.map(({uriTemplate:t,...e})=>lineOf(t,e)),...s===void 0?[]:[`There are more: call this again with the cursor ${s}`]]
return{content:[(0,k.Qq)(i.length>0?i.join("\n"):"There are no resources.")]}}async function readResource(t,{uri:e}){return contentsOf(await t("resources/read",{uri:e},M))}function lineOf(t,{name:e,mimeType:n,description:s}){const r=[e,n,s].filter(t=>t!=="").join(", ")
return(0,l.TN)((0,p.H)(`${t} (${r})`),500)}const F=2e3
function mcpTool(t,e,{spec:n,onUse:s}){const{name:r,tool:o,print:i}=e
const c=annotationsOf(o)
return Object.freeze({...a.dq,name:r,description:describe(t.name,o),input:inputOf(o.inputSchema),annotations:c,meta:{tool_name:r,server:t.name,print:i},...limitsOf(n,c),run(e,{signal:n}){s()
const ask=(e,s,r)=>t.ask(e,s,r,n)
if(o.isOurs&&o.name===A)return listResources(ask,e)
if(o.isOurs&&o.name===N)return readResource(ask,e)
return ask("tools/call",{name:o.name,arguments:e},I).then(resultOf)}})}function limitsOf({name:t,kind:e,isTrusted:n},{readOnlyHint:s,openWorldHint:r}){const i=n||e==="stdio"&&s&&!r
return{risk:i?"LOW":"MEDIUM",grant:()=>i?o.K$:{...o.K$,server:t},declaredResources:()=>({declared:!0,keys:[`mcp:${t}`]})}}function lateTool(t,{server:e,print:n,recorded:r},{spec:o,begun:c}){if(!r)return
const{description:l,inputSchema:u,annotations:p}=r
return Object.freeze({...a.dq,name:t,description:l,input:inputOf((0,i.Y4)(u)),annotations:p,meta:{tool_name:t,server:e,print:n},...limitsOf(o,p),async run(r,o){const i=await orAborted(c,o.signal)
const a=i.find(e=>e.name===t)??standIn(t,{server:e,print:n},(0,s.J1)("mcp/changed"))
return a.run(r,o)}})}async function orAborted(t,e){e.throwIfAborted()
const{promise:n,reject:s}=Promise.withResolvers()
const stop=()=>s(e.reason)
e.addEventListener("abort",stop,{once:!0})
try{return await Promise.race([t,n])}finally{e.removeEventListener("abort",stop)}}function standIn(t,{server:e,print:n},o){return Object.freeze({...a.dq,name:t,description:(0,s.J1)("mcp/gone",{server:e}),input:r.looseObject({}),annotations:annotationsOf({annotations:{}}),meta:{tool_name:t,server:e,print:n},run:()=>Promise.reject(new c.Fp(`The server ${e}: ${o}`))})}function describe(t,{name:e,description:n,isOurs:r}){if(r)return`${n} (${t})`
const o=(0,l.e9)(plainText(n).trim(),F,"[… cut …]")
return(0,s.J1)("mcp/tool",{server:t,tool:(0,l.TN)(plainText(e),100),description:o})}function annotationsOf({annotations:t}){const{readOnlyHint:e=!1,idempotentHint:n=!1,openWorldHint:s=!0}=t
return{readOnlyHint:e,destructiveHint:t.destructiveHint??!e,idempotentHint:n,openWorldHint:s}}var J=n(99171)
var L=n(41465)
var V=n(961)
const W=20
const z=5
const U=4
const Q={name:"deckhand",version:"1"}
class McpClient extends J.Zs{#i
#a={}
isClosed=!1
isStale=!1
constructor(){super()
this.onclose=()=>{this.isClosed=!0}
this.onerror=()=>{}
this.setNotificationHandler(L.fH,()=>{this.isStale=!0})}get end(){return this.#i?.end??""}get hasResources(){return this.#a.resources!=null}async begin(t,e){this.#i=t
await this.connect(t)
const n={protocolVersion:L.aE,capabilities:{},clientInfo:Q}
const s=await this.ask("initialize",n,Z,e)
if(!L.Iu.includes(s.protocolVersion))throw new Error(`It uses version ${(0,l.TN)(s.protocolVersion,50)} of the protocol, which is not supported.`)
this.#a=s.capabilities
t.setProtocolVersion?.(s.protocolVersion)
await this.notification({method:"notifications/initialized"})}async tools(t){if(!this.#a.tools)return{tools:[],leftOut:[]}
this.isStale=!1
const e={tools:[],leftOut:[]}
const n=new Set
let s
for(let r=0;r<W;r+=1){const r=await this.ask("tools/list",s===void 0?{}:{cursor:s},D,t)
const{good:o,bad:i}=readEach(r.tools,f)
e.tools.push(...o)
e.leftOut.push(...i.map(nameOf))
s=r.nextCursor
if(s===""||s===void 0||n.has(s))return e
n.add(s)}throw new Error("Its list of tools does not end.")}async ask(t,e,n,{signal:s,timeoutMs:o,onProgress:i}){const a={timeout:o,resetTimeoutOnProgress:!0,maxTotalTimeout:U*o}
const c={...a,signal:s,onprogress:noting(i)}
const l=n.safeParse(await this.request({method:t,params:e},r.looseObject({}),c))
if(l.success)return l.data
throw new V.G(l.error.issues.slice(0,z))}assertCapabilityForMethod(){}assertNotificationCapability(){}assertRequestHandlerCapability(){}assertTaskCapability(){}assertTaskHandlerCapability(){}}const Z=r.object({protocolVersion:r.string(),capabilities:r.object({tools:r.unknown().optional(),resources:r.unknown().optional()}).nullish().transform(t=>t??{})})
const D=r.object({tools:r.unknown().optional(),nextCursor:r.string().optional().catch(void 0)})
function nameOf(t){const{name:e}=Object(t)
return typeof e==="string"&&e.trim()!==""?(0,l.TN)(e,100):"one without a name"}const G=20
function noting(t){let e=0
return({progress:n,total:s,message:r})=>{e+=1
if(e>G)return
t?.([s===void 0?`${n}`:`${n} of ${s}`,r??""].join(" ").trim())}}const B=10
const K=1
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
if(this.#h){await t.close()
throw new Error("It was ended.")}this.#l=t
this.#u=printOfAll(e)
return e}catch(t){this.problem=wordsOf(t)
throw t}}async refuse(t){this.problem=t
await this.close()}async ask(t,e,n,r){const{patience:o,onProgress:i}=this.#c
for(;;){const a=await this.#m()
try{const s=await a.ask(t,e,n,{signal:r,timeoutMs:o.callMs,onProgress:i})
this.#p=0
return s}catch(t){r.throwIfAborted()
if(!isLost(a,t))throw this.#g(wordsOf(t),t)
await this.#w(a,wordsOf(t))
if(!wasNotTaken(t))throw this.#g((0,s.J1)("mcp/broke-off",{why:this.problem}),t)}}}async close(){this.#h=!0
await(this.#l?.close().catch(()=>{}))}#m(){this.#d??=this.#y().finally(()=>{this.#d=void 0})
return this.#d}async#y(){if(this.#h)throw this.#g(this.problem||"It was ended.")
if(this.#l?.isClosed)await this.#w(this.#l,"")
if(this.#l&&!this.#l.isStale)return this.#l
if(this.#p>K)throw this.#g(this.problem)
const{client:t,definitions:e}=await this.#b()
if(printOfAll(e)===this.#u)return t
await this.refuse((0,s.J1)("mcp/changed"))
throw this.#g(this.problem)}async#b(){try{if(this.#l)return{client:this.#l,definitions:await this.#O(this.#l)}
await this.#c.sleep(this.#c.patience.backOffMs)
const t=await this.#f()
this.#l=t.client
this.problem=""
return t}catch(t){await this.#w(this.#l,wordsOf(t))
throw this.#g(this.problem,t)}}async#w(t,e){if(this.#l!==t)return
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
this.leftOut=s.slice(0,B)
return definitionsOf(this.name,[...n,...t.hasResources?resourceTools():[]])}#g(t,e){return new c.Fp(`The server ${this.name}: ${t}`,{cause:e})}}function isLost(t,e){const n=codeOf(e)
return t.isClosed||n===Y||n===X||wasNotTaken(e)||/^E[A-Z]{3}/.test(String(n))}function wasNotTaken(t){return[400,404,"ECONNREFUSED","ENOTFOUND","EAI_AGAIN"].includes(codeOf(t))}const[Y,X]=[-32e3,-32001]
function codeOf(t){return Object(t).code}function wordsOf(t){if(codeOf(t)===X)return"It gave no answer in time."
const e=(t instanceof Error?t.message:String(t)).replace(/^MCP error -?\d+: /,"")
return(0,l.TN)(plainText(e),500)||"It failed without a message."}var tt=n(40610)
var et=n(37067)
var nt=n(44708)
var st=n(77030)
var rt=n(57075)
var ot=n(38321)
var it=n(42931)
var at=n(51622)
const ct=64*1024*1024
function limitedAnswer(t){const e=t?eventMeter():new at.e2
let n=0
return new rt.Transform({transform(t,s,r){n+=t.length
try{if(n>ct)throw new Error("Its answer is too long.")
e.push(t.toString("latin1"))
r(null,t)}catch(t){r(t instanceof Error?t:new Error(String(t)))}}})}function eventMeter(){const t=new at.e2
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
this.#v=new it.j(e,{requestInit:{headers:n},fetch:this.#k})
this.#v.onclose=()=>this.onclose?.()
this.#v.onerror=t=>this.onerror?.(t)
this.#v.onmessage=t=>this.#S(t)}start(){return this.#v.start()}async send(t){if("method"in t&&"id"in t)this.#T.add(t.id)
await this.#v.send(t)}setProtocolVersion(t){this.#v.setProtocolVersion(t)}async close(){for(const t of this.#j)clearTimeout(t)
await this.#v.close()}#k=async(t,e)=>{const n=await this.#c.fetch(t,e)
const s=n.headers.get("content-type")?.startsWith("text/event-stream")??!1
if(e?.method!=="POST"||!s||!n.body)return n
const r=idIn(e.body)
return new Response(noticing(n.body,()=>this.#$(r)),n)}
#S(t){if("id"in t&&!("method"in t))this.#T.delete(t.id)
this.onmessage?.(t)}#$(t){const e=setTimeout(()=>{this.#j.delete(e)
if(typeof t!=="string"&&typeof t!=="number"||!this.#T.has(t))return
const n={code:L.O4.ConnectionClosed,message:"The connection was lost."}
this.#S({jsonrpc:"2.0",id:t,error:n})},this.#c.graceMs)
this.#j.add(e)}}function idIn(t){return typeof t==="string"?Object(JSON.parse(t)).id:void 0}function noticing(t,e){const n=t.getReader()
return new ReadableStream({async pull(t){try{const{value:e,done:s}=await n.read()
if(e)t.enqueue(e)
if(!s)return
t.close()}catch(e){t.error(e)}e()},cancel:t=>n.cancel(t)})}const lt=64*1024*1024
class ProgramTransport{#E
#I=0
#M=!1
end=""
constructor(t){this.#E=t}async start(){this.#x()}async send(t){await this.#E.write(JSON.stringify(t))}async close(){this.#P("It was ended.")
await this.#E.close()}async#x(){try{while(!this.#M){const{lines:t,end:e}=await this.#E.read()
for(const e of t)this.#S(e)
if(e!==void 0)this.#P(e)}}catch(t){this.#P(t instanceof Error?t.message:String(t))}await this.#E.close().catch(()=>{})}#S(t){const e=messageIn(t)
this.#I=e&&"id"in e&&!("method"in e)?0:this.#I+t.length
if(e)this.onmessage?.(e)
if(this.#I>lt)this.#P("It writes too much output.")}#P(t){if(this.#M)return
this.#M=!0
this.end=t
this.onclose?.()}}function messageIn(t){try{return messageOf((0,at.qF)(t))}catch(t){if(t instanceof at.Mm)throw t
return}}function messageOf(t){const e=L.OR.safeParse(t).data
const{id:n,method:s,result:r,error:o}=Object(t)
if(e||s!==void 0||typeof n!=="string"&&typeof n!=="number")return e
const i={jsonrpc:"2.0",id:n,...o==null?{result:r}:{error:o}}
const a={code:L.O4.InternalError,message:"Its answer cannot be read."}
return L.OR.safeParse(i).data??{jsonrpc:"2.0",id:n,error:a}}const ut=[204,205,304]
function guardedFetch({url:t,isPrivate:e,isPublic:n}){const isAllowed=t=>e||n(t)
const s=t.protocol==="https:"
const r=guardedLookup(isAllowed)
return async(e,n={})=>{const o=new URL(e instanceof Request?e.url:String(e))
if(o.origin!==t.origin)throw new Error(`It redirects to ${o.origin}, which is another server.`)
const i=o.hostname.replace(/^\[|\]$/g,"")
if((0,st.isIP)(i)>0&&!isAllowed(i))throw notPublic()
const{promise:a,resolve:c,reject:l}=Promise.withResolvers()
const{method:u="GET",signal:p}=n
const d={...Object.fromEntries(new Headers(n.headers)),"user-agent":"deckhand"}
const h={method:u,headers:d,agent:!1,lookup:r,...p&&{signal:p}}
const f=(s?nt.request:et.request)(o,h,c)
f.on("error",l).end(typeof n.body==="string"?n.body:void 0)
return responseOf(await a)}}function guardedLookup(t){return(e,n,s)=>{(0,tt.lookup)(e,{...n,all:!0},(e,r)=>{const[o]=r??[]
if(e||!o)return s(e??new Error("The name has no address."),"")
if(!r.every(({address:e})=>t(e)))return s(notPublic(),"")
if(n.all)s(null,r)
else s(null,o.address,o.family)})}}function notPublic(){return new Error('Its address is not public, and its configuration does not say `"private": true`.')}async function responseOf(t){const{statusCode:e=502,statusMessage:n=""}=t
const s=new Headers
for(const[e,n]of Object.entries(t.headers))s.set(e,String(n))
if(ut.includes(e)){await(0,ot.buffer)(t)
return new Response(null,{status:e,statusText:n,headers:s})}const r=t.pipe(limitedAnswer(s.get("content-type")?.startsWith("text/event-stream")??!1))
t.on("error",t=>r.destroy(t)).on("aborted",()=>r.destroy(new Error("The connection was lost.")))
r.on("close",()=>t.destroy())
return new Response(rt.Readable.toWeb(r),{status:e,statusText:n,headers:s})}const pt={startMs:6e4,callMs:3e5,backOffMs:1e3,graceMs:5e3}
async function openServers(t){const e=await Promise.all(t.specs.map(e=>startOne(e,t)))
const n=new Set(t.specs.map(({name:t})=>t))
const r=[...t.pins].filter(([,{server:t}])=>!n.has(t))
const o=r.map(([t,e])=>standIn(t,e,(0,s.J1)("mcp/not-configured")))
return Object.freeze({tools:[...e.flatMap(({tools:t})=>t),...o],report:()=>e.map(({report:t})=>t()),close:async()=>void await Promise.all(e.map(({server:t})=>t.close()))})}async function startOne(t,e){const{name:n}=t
const r=serverFor(t,e)
const o=[...e.pins].filter(([,t])=>t.server===n)
const i=new Map
let a
const begin=async()=>{const e=await r.start().catch(()=>[])
a=e.length
if(r.problem===""&&isChanged(e,o))await r.refuse((0,s.J1)("mcp/changed"))
if(r.problem!=="")return o.map(([t,e])=>standIn(t,e,r.problem))
const note=t=>i.set(t,(i.get(t)??0)+1)
return e.map(e=>mcpTool(r,e,{spec:t,onUse:()=>note(e.tool.name)}))}
const report=()=>({name:n,tools:a??o.length,used:[...i].map(([t,e])=>({tool:t,calls:e})),problem:r.problem,...a===void 0&&{isStarting:!0},...r.leftOut.length>0&&{leftOut:r.leftOut}})
const c=begin()
const l=lateTools(o,{spec:t,begun:c})
if(l)c.then(()=>e.onStarted?.(report()))
return{server:r,tools:l??await c,report:report}}function serverFor(t,e){const{sleep:n,onProgress:s}=e
const{name:r}=t
const o=e.patience??pt
const i={...o,startMs:t.startMs??o.startMs}
const open=()=>transportTo(t,e,i)
return new McpServer({name:r,open:open,patience:i,sleep:n,onProgress:t=>s(r,t)})}function lateTools(t,e){const n=t.flatMap(([t,n])=>lateTool(t,n,e)??[])
return n.length>0&&n.length===t.length?n:void 0}function isChanged(t,e){if(e.length===0)return!1
const n=new Map(e)
const isSame=({name:t,print:e})=>n.get(t)?.print===e
return t.length!==e.length||!t.every(isSame)}async function transportTo(t,{openProgram:e,isPublic:n},{graceMs:s}){if(t.kind==="stdio")return new ProgramTransport(await e(t))
const{url:r,headers:o,isPrivate:i}=t
return new HttpTransport({url:r,headers:o,fetch:guardedFetch({url:r,isPrivate:i,isPublic:n}),graceMs:s})}})}

export const id=3934
export const ids=[3934]
export const modules={23934:((t,e,n)=>{n.d(e,{openServers:()=>openServers})
var r=n(88135)
var s=n(28942)
var o=n(76327)
var i=n(16162)
var a=n(17117)
var c=n(98664)
var l=n(94869)
var u=n(77598)
var d=n(35556)
const p=s.string().nullish().catch(void 0).transform(t=>t??"")
const f=s.string().nullish().catch(void 0).transform(t=>t??void 0)
function readEach(t,e){const n=(Array.isArray(t)?t:[]).map(t=>({element:t,result:e.safeParse(t)}))
return{good:n.flatMap(({result:t})=>t.success?[t.data]:[]),bad:n.flatMap(({element:t,result:e})=>e.success?[]:[t])}}const h=s.object({name:s.string().min(1).max(1e3),description:p,inputSchema:s.unknown().optional(),annotations:s.object({readOnlyHint:s.boolean(),destructiveHint:s.boolean(),idempotentHint:s.boolean(),openWorldHint:s.boolean()}).partial().catch({}).default({})})
const m=128
function definitionsOf(t,e){const n=e.map(e=>({name:toolName(t,e.name),tool:e,print:printOf(e)}))
const r=new Map(n.toReversed().map(t=>[t.name,t]))
return[...r.values()].sort((t,e)=>t.name<e.name?-1:1).slice(0,m)}const g=64
function toolName(t,e){const n=`${t}__${e.replaceAll(/[^A-Za-z0-9_-]/g,"_")}`
if(n.length<=g&&n===`${t}__${e}`)return n
return`${n.slice(0,g-9)}_${hash(e).slice(0,8)}`}function printOfAll(t){return hash(JSON.stringify(t.map(({name:t,print:e})=>[t,e]).sort()))}function printOf({name:t,description:e,inputSchema:n,annotations:r}){return hash(JSON.stringify(sorted([t,e,n,r])))}function hash(t){return(0,u.createHash)("sha256").update(t).digest("hex")}function sorted(t){if(Array.isArray(t))return t.map(sorted)
if(typeof t!=="object"||t===null)return t
const e=Object.entries(t).sort(([t],[e])=>t<e?-1:1)
return e.map(([t,e])=>[t,sorted(e)])}const y=2e4
const b=1e3
const w=12
const O=100
function inputOf(t){const e=isNode(t)?t:{}
const n=new Simplifier(e,!0).object(e)
const r=size(n)<=y?n:new Simplifier(e,!1).object(e)
const{properties:o,required:i}=size(r)<=y?r:v
const a=Object.entries(o).map(([t,e])=>{const n=typeOf(e).meta(e)
return[t,i.includes(t)?n:n.optional()]})
return s.looseObject(Object.fromEntries(a))}const v={properties:{},required:[]}
function size(t){return JSON.stringify(t).length}function typeOf({type:t}){switch(t){case"string":return s.string()
case"number":return s.number()
case"integer":return s.int()
case"boolean":return s.boolean()
case"array":return s.array(s.unknown())
case"object":return s.looseObject({})
default:return s.unknown()}}const j=["string","number","integer","boolean","array","object","null"]
const isType=t=>typeof t==="string"&&j.includes(t)
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
const r=n.filter(([t])=>/^[\w.$-]{1,64}$/.test(t)&&t!=="__proto__")
const s=r.slice(0,O).map(([t,n])=>[t,this.#r(n,e+1)])
const o=Object.fromEntries(s)
const i=Array.isArray(t.required)?t.required:[]
const a=i.filter(t=>Object.hasOwn(o,t))
return{properties:o,required:a}}#r(t,e){this.#n-=1
if(!isNode(t)||e>w||this.#n<0)return{}
if(typeof t.$ref==="string")return this.#r(this.#s(t.$ref),e+1)
const n=Object.entries(t).flatMap(([t,n])=>this.#o(t,n,e))
const{properties:r,required:s}=this.object(t,e)
return{...t.type==="array"&&{items:{}},...Object.fromEntries(n),...Object.keys(r).length>0&&{properties:r},...s.length>0&&{required:s}}}#o(t,e,n){if(Object.hasOwn(T,t))return T[t]?.(e)?[[t,e]]:[]
const deeper=t=>this.#r(t,n+1)
switch(t){case"description":if(!this.#e||typeof e!=="string")return[]
return[[t,(0,l.e9)(plainText(e),b,"[…]")]]
case"items":return[[t,deeper(Array.isArray(e)?{anyOf:e}:e)]]
case"additionalProperties":return[[t,typeof e==="boolean"?e:deeper(e)]]
case"anyOf":case"oneOf":case"allOf":return Array.isArray(e)&&e.length>0?[[t,e.slice(0,20).map(deeper)]]:[]
default:return[]}}#s(t){if(!t.startsWith("#/"))return
const e=t.slice(2).split("/")
return e.reduce((t,e)=>isNode(t)&&Object.hasOwn(t,e)?t[e]:void 0,this.#t)}}function isNode(t){return typeof t==="object"&&t!==null&&!Array.isArray(t)}function plainText(t){return(0,d.H)(t).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu,"")}var k=n(46032)
const $=s.object({uri:p,mimeType:f,text:f,blob:f})
const I=s.discriminatedUnion("type",[s.object({type:s.literal("text"),text:s.string()}),s.object({type:s.literal("image"),data:s.string(),mimeType:s.string()}),s.object({type:s.literal("audio"),mimeType:p}),s.object({type:s.literal("resource"),resource:$}),s.object({type:s.literal("resource_link"),uri:s.string(),name:p,description:p,mimeType:p})])
const S=s.preprocess(withKind,s.looseObject({type:s.string()}))
const x=s.looseObject({content:s.union([s.array(s.unknown()),S.transform(t=>[t]),s.string().transform(t=>[t])]).nullish().transform(t=>readEach(t,S)).refine(({good:t,bad:e})=>e.length===0||t.length>0,"has no block that can be read"),structuredContent:s.unknown().optional(),isError:s.unknown().optional().transform(t=>t===!0||t==="true")})
function withKind(t){if(typeof t==="string")return{type:"text",text:t}
if(typeof t!=="object"||t===null||Object.keys(t).length===0)return t
if("type"in t&&typeof t.type==="string")return t
return{...t,type:"resource"in t?"resource":"text"in t?"text":"unknown"}}const E=s.object({contents:s.unknown().optional().transform(t=>readEach(t,$).good)})
const N=/^image\/(?:png|jpeg|gif|webp)$/
const A=10
const M=5*1024*1024
function resultOf({content:t,structuredContent:e,isError:n,...r}){const s=t.good.map(contentOf)
if(t.bad.length>0)s.push(note(`${(0,l.U9)(t.bad.length,"block")} that could not be read`))
if(e!=null&&!isTold(e,s))s.push((0,k.Qq)((0,d.H)(JSON.stringify(e))))
if(s.length===0)s.push(...otherForm(r))
return{content:withFewImages(s),is_error:n}}function otherForm({_meta:t,contents:e,...n}){const r=E.parse({contents:e}).contents
if(r.length>0)return r.map(resourceOf)
const s=Object.entries({...n,contents:e}).filter(([,t])=>t!==void 0&&t!==null)
return[(0,k.Qq)(s.length===0?"(The server returned an empty result.)":inWords(Object.fromEntries(s)))]}const H={unknown:1e4,data:2e3}
function inWords(t){const e=JSON.stringify(t,(t,e)=>typeof e==="string"&&e.length>H.data&&!/\s/.test(e.slice(0,H.data))?`[${e.length} characters]`:e)
return(0,d.H)((0,l.e9)(e,H.unknown,"[... cut ...]"))}function contentsOf({contents:t}){return{content:withFewImages(t.map(resourceOf))}}function isTold(t,e){const n=e.map(t=>t.type==="text"?t.text:"").join("\n")
const isThere=t=>n.includes(t)||n.includes(JSON.stringify(t).slice(1,-1))
return valuesIn(t).every(isThere)}function valuesIn(t){if(typeof t!=="object"||t===null)return t===null?[]:[(0,d.H)(String(t))]
return Object.values(t).flatMap(valuesIn)}function contentOf(t){const e=I.safeParse(t).data
if(!e)return unknownBlock(t)
switch(e.type){case"text":return(0,k.Qq)((0,d.H)(e.text))
case"image":return imageOf(e.data,e.mimeType)
case"audio":return note(`sound (${e.mimeType})`)
case"resource":return resourceOf(e.resource)
case"resource_link":return(0,k.Qq)(linkLine(e))}}function unknownBlock({type:t,...e}){const n=t==="resource"?$.safeParse(e).data:void 0
if(n&&(n.text!==void 0||n.blob!==void 0))return resourceOf(n)
const{data:r,mime_type:s=/^data:([^;,]{1,100})/.exec(String(r))?.[1]}=e
if(t==="image"&&typeof r==="string"&&typeof s==="string")return imageOf(r,s)
const o=Object.entries(e).filter(([,t])=>t!==null)
if(o.length===0)return note(`a block of the kind ${t}`)
const{text:i}=e
return(0,k.Qq)(t==="text"&&i!=null?inWords(i):`${t}: ${inWords(Object.fromEntries(o))}`)}function linkLine({name:t,uri:e,description:n,mimeType:r}){const s=[r,n].filter(t=>t!=="").join(", ")
const o=`${(0,l.TN)((0,d.H)(t),200)}: ${(0,l.TN)((0,d.H)(e),2e3)}`
return s===""?o:`${o} (${(0,l.TN)((0,d.H)(s),500)})`}function resourceOf({text:t,blob:e,mimeType:n="",uri:r}){if(t!==void 0)return(0,k.Qq)((0,d.H)(t))
if(e!==void 0&&N.test(n))return imageOf(e,n)
const s=e!==void 0&&P.test(n)?textIn(e):void 0
if(s!==void 0)return(0,k.Qq)((0,d.H)(s))
return note(`${e?.length??0} characters of ${n||"something"} in base64, from ${r}`)}const P=/^(?:text\/|application\/(?:json|xml|yaml|javascript)\b)|\+(?:json|xml)$/
function textIn(t){try{return new TextDecoder("utf-8",{fatal:!0}).decode(Buffer.from(t,"base64"))}catch{return}}function imageOf(t,e){const n=t.replace(/^data:[^,]{0,100};base64,/,"").replaceAll(/\s/g,"")
if(!N.test(e))return note(`an image (${e})`)
if(n.length>M||!/^[A-Za-z0-9+/]*=*$/.test(n))return note("an image that cannot be shown")
return{type:"image",image_urls:[`data:${e};base64,${n}`],cache_prompt:!1}}function withFewImages(t){let e=0
return t.map(t=>{if(t.type==="image")e+=1
return t.type==="image"&&e>A?note("one more image"):t})}function note(t){return(0,k.Qq)(`[Left out: ${(0,l.TN)((0,d.H)(t),300)}.]`)}const R="list_resources"
const C="read_resource"
const _={annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0},isOurs:!0}
function resourceTools(){const schemaOf=(t,e)=>({type:"object",properties:{[t]:{type:"string"}},required:e})
return[{name:R,description:(0,r.J1)("mcp/list-resources"),inputSchema:schemaOf("cursor",[]),..._},{name:C,description:(0,r.J1)("mcp/read-resource"),inputSchema:schemaOf("uri",["uri"]),..._}]}const q={name:p,description:p,mimeType:p}
const F=s.object({resources:s.unknown().optional().transform(t=>readEach(t,s.object({uri:s.string(),...q})).good),nextCursor:s.string().min(1).optional().catch(void 0)})
const J=s.object({resourceTemplates:s.unknown().transform(t=>readEach(t,s.object({uriTemplate:s.string(),...q})).good)})
async function listResources(t,{cursor:e}){const{resources:n,nextCursor:r}=await t("resources/list",e===void 0?{}:{cursor:e},F)
const s={resourceTemplates:[]}
const{resourceTemplates:o}=await t("resources/templates/list",{},J).catch(()=>s)
const i=[...n.map(({uri:t,...e})=>lineOf(t,e)),...o.map(({uriTemplate:t,...e})=>lineOf(t,e)),...r===void 0?[]:[`There are more: call this again with the cursor ${r}`]]
return{content:[(0,k.Qq)(i.length>0?i.join("\n"):"There are no resources.")]}}async function readResource(t,{uri:e}){return contentsOf(await t("resources/read",{uri:e},E))}function lineOf(t,{name:e,mimeType:n,description:r}){const s=[e,n,r].filter(t=>t!=="").join(", ")
return(0,l.TN)((0,d.H)(`${t} (${s})`),500)}const W=2e3
function mcpTool(t,e,{spec:n,onUse:r}){const{name:s,tool:o,print:i}=e
const c=annotationsOf(o)
return Object.freeze({...a.dq,name:s,description:describe(t.name,o),input:inputOf(o.inputSchema),annotations:c,meta:{tool_name:s,server:t.name,print:i},...limitsOf(n,c),run(e,{signal:n}){r()
const ask=(e,r,s)=>t.ask(e,r,s,n)
if(o.isOurs&&o.name===R)return listResources(ask,e)
if(o.isOurs&&o.name===C)return readResource(ask,e)
return ask("tools/call",{name:o.name,arguments:e},x).then(resultOf)}})}function limitsOf({name:t,kind:e,isTrusted:n},{readOnlyHint:r,openWorldHint:s}){const i=n||e==="stdio"&&r&&!s
return{risk:i?"LOW":"MEDIUM",grant:()=>i?o.K$:{...o.K$,server:t},declaredResources:()=>({declared:!0,keys:[`mcp:${t}`]})}}function lateTool(t,{server:e,print:n,recorded:s},{spec:o,begun:c}){if(!s)return
const{description:l,inputSchema:u,annotations:d}=s
return Object.freeze({...a.dq,name:t,description:l,input:inputOf((0,i.Y4)(u)),annotations:d,meta:{tool_name:t,server:e,print:n},...limitsOf(o,d),async run(s,o){const i=await orAborted(c,o.signal)
const a=i.find(e=>e.name===t)??standIn(t,{server:e,print:n},(0,r.J1)("mcp/changed"))
return a.run(s,o)}})}async function orAborted(t,e){e.throwIfAborted()
const{promise:n,reject:r}=Promise.withResolvers()
const stop=()=>r(e.reason)
e.addEventListener("abort",stop,{once:!0})
try{return await Promise.race([t,n])}finally{e.removeEventListener("abort",stop)}}function standIn(t,{server:e,print:n},o){return Object.freeze({...a.dq,name:t,description:(0,r.J1)("mcp/gone",{server:e}),input:s.looseObject({}),annotations:annotationsOf({annotations:{}}),meta:{tool_name:t,server:e,print:n},run:()=>Promise.reject(new c.Fp(`The server ${e}: ${o}`))})}function describe(t,{name:e,description:n,isOurs:s}){if(s)return`${n} (${t})`
const o=(0,l.e9)(plainText(n).trim(),W,"[… cut …]")
return(0,r.J1)("mcp/tool",{server:t,tool:(0,l.TN)(plainText(e),100),description:o})}function annotationsOf({annotations:t}){const{readOnlyHint:e=!1,idempotentHint:n=!1,openWorldHint:r=!0}=t
return{readOnlyHint:e,destructiveHint:t.destructiveHint??!e,idempotentHint:n,openWorldHint:r}}var L=n(961)
var V=n(58225)
var z=n(99171)
var U=n(41465)
const Q=20
const D=5
const G=4
const K={name:"deckhand",version:"1"}
class McpClient extends z.Zs{#i
#a={}
isClosed=!1
isStale=!1
constructor(){super()
this.onclose=()=>{this.isClosed=!0}
this.onerror=()=>{}
this.setNotificationHandler(U.fH,()=>{this.isStale=!0})}get end(){return this.#i?.end??""}get hasResources(){return this.#a.resources!=null}async begin(t,e){this.#i=t
await this.connect(t)
const n={protocolVersion:U.aE,capabilities:{},clientInfo:K}
const r=await this.ask("initialize",n,Z,e)
if(!U.Iu.includes(r.protocolVersion))throw new Error(`It uses version ${(0,l.TN)(r.protocolVersion,50)} of the protocol, which is not supported.`)
this.#a=r.capabilities
t.setProtocolVersion?.(r.protocolVersion)
await this.notification({method:"notifications/initialized"})}async tools(t){try{return await this.#c(t)}catch(t){if(this.#a.tools||Object(t).code!==U.O4.MethodNotFound)throw t
return{tools:[],leftOut:[]}}}async#c(t){this.isStale=!1
const e={tools:[],leftOut:[]}
const n=new Set
let r
for(let s=0;s<Q;s+=1){const s=await this.ask("tools/list",r===void 0?{}:{cursor:r},B,t)
const o=s.tools??s.value??[]
if(!Array.isArray(o))throw new Error("Its list of tools is not a list.")
const{good:i,bad:a}=readEach(o,h)
e.tools.push(...i)
e.leftOut.push(...a.map(nameOf))
r=s.nextCursor
if(r===""||r===void 0||n.has(r))return e
n.add(r)}throw new Error("Its list of tools does not end.")}async ask(t,e,n,{signal:r,timeoutMs:o,onProgress:i}){const a={timeout:o,resetTimeoutOnProgress:!0,maxTotalTimeout:G*o}
const c={...a,signal:r,onprogress:noting(i)}
const l=n.safeParse(await this.request({method:t,params:e},s.looseObject({}),c))
if(l.success)return l.data
throw new L.G(l.error.issues.slice(0,D))}assertCapabilityForMethod(){}assertNotificationCapability(){}assertRequestHandlerCapability(){}assertTaskCapability(){}assertTaskHandlerCapability(){}}const Z=s.object({protocolVersion:s.string(),capabilities:s.object({tools:s.unknown().optional(),resources:s.unknown().optional()}).nullish().transform(t=>t??{})})
const B=s.object({tools:s.unknown().optional(),value:s.unknown().optional(),nextCursor:s.string().optional().catch(void 0)})
function nameOf(t){const{name:e}=Object(t)
return typeof e==="string"&&e.trim()!==""?(0,l.TN)(e,100):"one without a name"}const Y=20
function noting(t){let e=0
return({progress:n,total:r,message:s})=>{e+=1
if(e>Y)return
t?.([r===void 0?`${n}`:`${n} of ${r}`,s??""].join(" ").trim())}}const X=10
const tt=1
class McpServer{name
#l
#u
#d
#p=0
#f
#h=!1
problem=""
leftOut=[]
constructor(t){this.#l=t
this.name=t.name}async start(){try{const{client:t,definitions:e}=await this.#m()
if(this.#h){await t.close()
throw new Error("It was ended.")}this.#u=t
this.#d=printOfAll(e)
return e}catch(t){this.problem=wordsOf(t)
throw t}}async refuse(t){this.problem=t
await this.close()}async ask(t,e,n,s){const{patience:o,onProgress:i}=this.#l
for(;;){const a=await this.#g()
try{const r=await a.ask(t,e,n,{signal:s,timeoutMs:o.callMs,onProgress:i})
this.#p=0
return r}catch(t){s.throwIfAborted()
if(!isLost(a,t))throw this.#y(wordsOf(t),t)
await this.#b(a,wordsOf(t))
if(!wasNotTaken(t))throw this.#y((0,r.J1)("mcp/broke-off",{why:this.problem}),t)}}}async close(){this.#h=!0
await(this.#u?.close().catch(()=>{}))}#g(){this.#f??=this.#w().finally(()=>{this.#f=void 0})
return this.#f}async#w(){if(this.#h)throw this.#y(this.problem||"It was ended.")
if(this.#u?.isClosed)await this.#b(this.#u,"")
if(this.#u&&!this.#u.isStale)return this.#u
if(this.#p>tt)throw this.#y(this.problem)
const{client:t,definitions:e}=await this.#O()
if(printOfAll(e)===this.#d)return t
await this.refuse((0,r.J1)("mcp/changed"))
throw this.#y(this.problem)}async#O(){try{if(this.#u)return{client:this.#u,definitions:await this.#v(this.#u)}
await this.#l.sleep(this.#l.patience.backOffMs)
const t=await this.#m()
this.#u=t.client
this.problem=""
return t}catch(t){await this.#b(this.#u,wordsOf(t))
throw this.#y(this.problem,t)}}async#b(t,e){if(this.#u!==t)return
this.#u=void 0
this.#p+=1
this.problem=t?.isClosed?plainText(t.end):e
await(t?.close().catch(()=>{}))}async#m(){const t=await this.#l.open()
const e=new McpClient
try{const{startMs:n}=this.#l.patience
await e.begin(t,{signal:AbortSignal.timeout(n),timeoutMs:n})
return{client:e,definitions:await this.#v(e)}}catch(n){const r=e.isClosed?new Error(e.end,{cause:n}):n
await t.close().catch(()=>{})
throw r}}async#v(t){const{startMs:e}=this.#l.patience
const{tools:n,leftOut:r}=await t.tools({signal:AbortSignal.timeout(e),timeoutMs:e})
this.leftOut=r.slice(0,X)
return definitionsOf(this.name,[...n,...t.hasResources?resourceTools():[]])}#y(t,e){return new c.Fp(`The server ${this.name}: ${t}`,{cause:e})}}function isLost(t,e){const n=codeOf(e)
return t.isClosed||n===et||n===nt||wasNotTaken(e)||/^E[A-Z]{3}/.test(String(n))}function wasNotTaken(t){return[400,404,"ECONNREFUSED","ENOTFOUND","EAI_AGAIN"].includes(codeOf(t))}const[et,nt]=[-32e3,-32001]
function codeOf(t){return Object(t).code}function wordsOf(t){if(codeOf(t)===nt)return"It gave no answer in time."
if(t instanceof L.G)return`Its answer cannot be read: ${(0,l.TN)((0,V.d)(t),500)}`
const e=(t instanceof Error?t.message:String(t)).replace(/^MCP error -?\d+: /,"")
return(0,l.TN)(plainText(`${e}${detailsIn(t)}`),500)||"It failed without a message."}function detailsIn(t){const{data:e}=Object(t)
if(typeof codeOf(t)!=="number"||e===void 0||e===null)return""
return` ${typeof e==="string"?e:JSON.stringify(e)}`}var rt=n(40610)
var st=n(37067)
var ot=n(44708)
var it=n(77030)
var at=n(57075)
var ct=n(38321)
var lt=n(42931)
var ut=n(51622)
const dt=64*1024*1024
function limitedAnswer(t){const e=t?eventMeter():new ut.e2
let n=0
return new at.Transform({transform(t,r,s){n+=t.length
try{if(n>dt)throw new Error("Its answer is too long.")
e.push(t.toString("latin1"))
s(null,t)}catch(t){s(t instanceof Error?t:new Error(String(t)))}}})}function eventMeter(){const t=new ut.e2
let e=!0
const endLine=()=>{if(e)t.restart()
else t.endString()
e=!0}
const pushPart=(n,r)=>{if(r>0)t.endString()
t.push(n)
e&&=n===""}
return{push(t){for(const[e,n]of t.split("\n").entries()){if(e>0)endLine()
n.split("\r").forEach(pushPart)}}}}function messageIn(t){const e=t.replace(/^\uFEFF/,"")
for(const t of[e,withoutOddNumbers(e)])try{return messageOf((0,ut.qF)(t))}catch(t){if(t instanceof ut.Mm)throw t}const n=idIn(e)
return n===void 0?void 0:failure(n,"Its answer cannot be read: it is not JSON.")}function withoutOddNumbers(t){return t.replaceAll(/(?<=[:,[]\s{0,9})(?:-?Infinity|NaN)(?=\s{0,9}[,}\]])/g,"null")}function idIn(t){if(!/^\s*\{/.test(t)||!t.includes('"jsonrpc"')||/"method"\s*:/.test(t))return
const[,e,n]=/"id"\s*:\s*(?:"([^"\\]{1,200})"|(\d{1,15}))/.exec(t)??[]
return e??(n===void 0?void 0:Number(n))}function messageOf(t){const e=U.OR.safeParse(t).data
const{id:n,method:r,result:s,error:o}=Object(t)
if(e||r!==void 0||typeof n!=="string"&&typeof n!=="number")return e
const i={jsonrpc:"2.0",id:n,...o==null?{result:formed(s)}:{error:o}}
return U.OR.safeParse(i).data??failure(n,problemIn(o))}function formed(t){if(typeof t!=="object"||t===null)return t==null?void 0:{value:t}
if(Array.isArray(t))return{value:t}
const{_meta:e,...n}=t
return n}function problemIn(t){const{message:e}=Object(t)
const n=typeof t==="string"?t:typeof e==="string"?e:JSON.stringify(t)
return n===void 0?"Its answer cannot be read.":`Its answer cannot be read: ${(0,l.TN)(n,500)}`}function failure(t,e){return{jsonrpc:"2.0",id:t,error:{code:U.O4.InternalError,message:e}}}class HttpTransport{#j
#l
#T=new Set
#k=new Set
end="The connection was closed."
constructor(t){this.#l=t
const{url:e,headers:n}=t
this.#j=new lt.j(e,{requestInit:{headers:n},fetch:this.#$})
this.#j.onclose=()=>this.onclose?.()
this.#j.onerror=t=>this.onerror?.(t)
this.#j.onmessage=t=>this.#I(t)}start(){return this.#j.start()}async send(t){if("method"in t&&"id"in t)this.#T.add(t.id)
await this.#j.send(t)}setProtocolVersion(t){this.#j.setProtocolVersion(t)}async close(){for(const t of this.#k)clearTimeout(t)
await this.#j.close()}#$=async(t,e)=>{const{fetch:n}=this.#l
const r=await withReadableReplies(await n(t,e))
const s=isOfEvents(r)
if(e?.method!=="POST"||!s||!r.body)return r
const o=transports_idIn(e.body)
return new Response(noticing(r.body,()=>this.#S(o)),r)}
#I(t){if("id"in t&&!("method"in t))this.#T.delete(t.id)
this.onmessage?.(t)}#S(t){const e=setTimeout(()=>{this.#k.delete(e)
if(typeof t!=="string"&&typeof t!=="number"||!this.#T.has(t))return
const n={code:U.O4.ConnectionClosed,message:"The connection was lost."}
this.#I({jsonrpc:"2.0",id:t,error:n})},this.#l.graceMs)
this.#k.add(e)}}function isOfEvents({headers:t}){return t.get("content-type")?.startsWith("text/event-stream")??!1}async function withReadableReplies(t){const{body:e,headers:n}=t
if(!t.ok||!e)return t
if(isOfEvents(t))return new Response(e.pipeThrough(readableEvents()),t)
return/^application\/json\b/.test(n.get("content-type")??"")?new Response(readableReply(await t.text()),t):t}function readableReply(t){const e=messageIn(t)
return e?JSON.stringify(e):t}function readableEvents(){const[t,e]=[new TextDecoder,new TextEncoder]
let n=[]
const read=t=>t.startsWith("data:")?`data: ${readableReply(t.slice(5).trim())}`:t
return new TransformStream({transform(r,s){const[o="",...i]=t.decode(r,{stream:!0}).split("\n")
n.push(o)
if(i.length===0)return
const a=[n.join(""),...i.slice(0,-1)]
n=[i.at(-1)??""]
s.enqueue(e.encode(a.map(t=>`${read(t)}\n`).join("")))},flush:t=>t.enqueue(e.encode(read(n.join(""))))})}function transports_idIn(t){return typeof t==="string"?Object(JSON.parse(t)).id:void 0}function noticing(t,e){const n=t.getReader()
return new ReadableStream({async pull(t){try{const{value:e,done:r}=await n.read()
if(e)t.enqueue(e)
if(!r)return
t.close()}catch(e){t.error(e)}e()},cancel:t=>n.cancel(t)})}const pt=64*1024*1024
class ProgramTransport{#x
#E=0
#N=!1
end=""
constructor(t){this.#x=t}async start(){this.#A()}async send(t){await this.#x.write(JSON.stringify(t))}async close(){this.#M("It was ended.")
await this.#x.close()}async#A(){try{while(!this.#N){const{lines:t,end:e}=await this.#x.read()
for(const e of t)this.#I(e)
if(e!==void 0)this.#M(e)}}catch(t){this.#M(t instanceof Error?t.message:String(t))}await this.#x.close().catch(()=>{})}#I(t){const e=messageIn(t)
this.#E=e&&"id"in e&&!("method"in e)?0:this.#E+t.length
if(e)this.onmessage?.(e)
if(this.#E>pt)this.#M("It writes too much output.")}#M(t){if(this.#N)return
this.#N=!0
this.end=t
this.onclose?.()}}const ft=[204,205,304]
function guardedFetch({url:t,isPrivate:e,isPublic:n}){const isAllowed=t=>e||n(t)
const r=t.protocol==="https:"
const s=guardedLookup(isAllowed)
return async(e,n={})=>{const o=new URL(e instanceof Request?e.url:String(e))
if(o.origin!==t.origin)throw new Error(`It redirects to ${o.origin}, which is another server.`)
const i=o.hostname.replace(/^\[|\]$/g,"")
if((0,it.isIP)(i)>0&&!isAllowed(i))throw notPublic()
const{promise:a,resolve:c,reject:l}=Promise.withResolvers()
const{method:u="GET",signal:d}=n
const p={...Object.fromEntries(new Headers(n.headers)),"user-agent":"deckhand"}
const f={method:u,headers:p,agent:!1,lookup:s,...d&&{signal:d}}
const h=(r?ot.request:st.request)(o,f,c)
h.on("error",l).end(typeof n.body==="string"?n.body:void 0)
return responseOf(await a)}}function guardedLookup(t){return(e,n,r)=>{(0,rt.lookup)(e,{...n,all:!0},(e,s)=>{const[o]=s??[]
if(e||!o)return r(e??new Error("The name has no address."),"")
if(!s.every(({address:e})=>t(e)))return r(notPublic(),"")
if(n.all)r(null,s)
else r(null,o.address,o.family)})}}function notPublic(){return new Error('Its address is not public, and its configuration does not say `"private": true`.')}async function responseOf(t){const{statusCode:e=502,statusMessage:n=""}=t
const r=new Headers
for(const[e,n]of Object.entries(t.headers))r.set(e,String(n))
if(ft.includes(e)){await(0,ct.buffer)(t)
return new Response(null,{status:e,statusText:n,headers:r})}const s=t.pipe(limitedAnswer(r.get("content-type")?.startsWith("text/event-stream")??!1))
t.on("error",t=>s.destroy(t)).on("aborted",()=>s.destroy(new Error("The connection was lost.")))
s.on("close",()=>t.destroy())
return new Response(at.Readable.toWeb(s),{status:e,statusText:n,headers:r})}const ht={startMs:6e4,callMs:3e5,backOffMs:1e3,graceMs:5e3}
async function openServers(t){const e=await Promise.all(t.specs.map(e=>startOne(e,t)))
const n=new Set(t.specs.map(({name:t})=>t))
const s=[...t.pins].filter(([,{server:t}])=>!n.has(t))
const o=s.map(([t,e])=>standIn(t,e,(0,r.J1)("mcp/not-configured")))
return Object.freeze({tools:[...e.flatMap(({tools:t})=>t),...o],report:()=>e.map(({report:t})=>t()),close:async()=>void await Promise.all(e.map(({server:t})=>t.close()))})}async function startOne(t,e){const{name:n}=t
const s=serverFor(t,e)
const o=[...e.pins].filter(([,t])=>t.server===n)
const i=new Map
let a
const begin=async()=>{const e=await s.start().catch(()=>[])
a=e.length
if(s.problem===""&&isChanged(e,o))await s.refuse((0,r.J1)("mcp/changed"))
if(s.problem!=="")return o.map(([t,e])=>standIn(t,e,s.problem))
const note=t=>i.set(t,(i.get(t)??0)+1)
return e.map(e=>mcpTool(s,e,{spec:t,onUse:()=>note(e.tool.name)}))}
const report=()=>({name:n,tools:a??o.length,used:[...i].map(([t,e])=>({tool:t,calls:e})),problem:s.problem,...a===void 0&&{isStarting:!0},...s.leftOut.length>0&&{leftOut:s.leftOut}})
const c=begin()
const l=lateTools(o,{spec:t,begun:c})
if(l)c.then(()=>e.onStarted?.(report()))
return{server:s,tools:l??await c,report:report}}function serverFor(t,e){const{sleep:n,onProgress:r}=e
const{name:s}=t
const o=e.patience??ht
const i={...o,startMs:t.startMs??o.startMs}
const open=()=>transportTo(t,e,i)
return new McpServer({name:s,open:open,patience:i,sleep:n,onProgress:t=>r(s,t)})}function lateTools(t,e){const n=t.flatMap(([t,n])=>lateTool(t,n,e)??[])
return n.length>0&&n.length===t.length?n:void 0}function isChanged(t,e){if(e.length===0)return!1
const n=new Map(e)
const isSame=({name:t,print:e})=>n.get(t)?.print===e
return t.length!==e.length||!t.every(isSame)}async function transportTo(t,{openProgram:e,isPublic:n},{graceMs:r}){if(t.kind==="stdio")return new ProgramTransport(await e(t))
const{url:s,headers:o,isPrivate:i}=t
return new HttpTransport({url:s,headers:o,fetch:guardedFetch({url:s,isPrivate:i,isPublic:n}),graceMs:r})}})}

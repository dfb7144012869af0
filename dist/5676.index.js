export const id=5676
export const ids=[5676]
export const modules={65676:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{openServers:()=>openServers})
var prompts=__webpack_require__(88135)
var schemas=__webpack_require__(28942)
var grant=__webpack_require__(76327)
var wire_class=__webpack_require__(17117)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var external_node_crypto_=__webpack_require__(77598)
var terminal_text=__webpack_require__(35556)
const ServerTool=schemas.object({name:schemas.string().min(1).max(1e3),description:schemas.string().default(""),inputSchema:schemas.unknown(),annotations:schemas.object({readOnlyHint:schemas.boolean(),destructiveHint:schemas.boolean(),idempotentHint:schemas.boolean(),openWorldHint:schemas.boolean()}).partial().catch({}).default({})})
const MOST_TOOLS=128
function definitionsOf(server,tools){const all=tools.map(tool=>({name:toolName(server,tool.name),tool:tool,print:printOf(tool)}))
const byName=new Map(all.toReversed().map(definition=>[definition.name,definition]))
return[...byName.values()].sort((a,b)=>a.name<b.name?-1:1).slice(0,MOST_TOOLS)}const LONGEST_NAME=64
function toolName(server,tool){const plain=`${server}__${tool.replaceAll(/[^A-Za-z0-9_-]/g,"_")}`
if(plain.length<=LONGEST_NAME&&plain===`${server}__${tool}`)return plain
return`${plain.slice(0,LONGEST_NAME-9)}_${hash(tool).slice(0,8)}`}function printOfAll(definitions){return hash(JSON.stringify(definitions.map(({name:name,print:print})=>[name,print]).sort()))}function printOf({name:name,description:description,inputSchema:inputSchema,annotations:annotations}){return hash(JSON.stringify(sorted([name,description,inputSchema,annotations])))}function hash(text){return(0,external_node_crypto_.createHash)("sha256").update(text).digest("hex")}function sorted(value){if(Array.isArray(value))return value.map(sorted)
if(typeof value!=="object"||value===null)return value
const entries=Object.entries(value).sort(([a],[b])=>a<b?-1:1)
return entries.map(([key,field])=>[key,sorted(field)])}const LONGEST_SCHEMA=2e4
const LONGEST_WORDS=1e3
const DEEPEST=12
const MOST_FIELDS=100
function inputOf(schema){const root=isNode(schema)?schema:{}
const full=new Simplifier(root,!0).object(root)
const short=size(full)<=LONGEST_SCHEMA?full:new Simplifier(root,!1).object(root)
const{properties:properties,required:required}=size(short)<=LONGEST_SCHEMA?short:NOTHING
const fields=Object.entries(properties).map(([name,field])=>{const type=typeOf(field).meta(field)
return[name,required.includes(name)?type:type.optional()]})
return schemas.looseObject(Object.fromEntries(fields))}const NOTHING={properties:{},required:[]}
function size(value){return JSON.stringify(value).length}function typeOf({type:type}){switch(type){case"string":return schemas.string()
case"number":return schemas.number()
case"integer":return schemas.int()
case"boolean":return schemas.boolean()
case"array":return schemas.array(schemas.unknown())
case"object":return schemas.looseObject({})
default:return schemas.unknown()}}const TYPES=["string","number","integer","boolean","array","object","null"]
const isType=value=>typeof value==="string"&&TYPES.includes(value)
const isNumber=value=>typeof value==="number"
const isCount=value=>Number.isInteger(value)&&Number(value)>=0
const PLAIN={type:value=>isType(value)||Array.isArray(value)&&value.length>0&&value.every(isType),enum:value=>Array.isArray(value)&&value.length>0&&isVisible(value),const:value=>isVisible(value),default:value=>isVisible(value),minimum:isNumber,maximum:isNumber,minLength:isCount,maxLength:isCount,minItems:isCount,maxItems:isCount}
function isVisible(value){if(typeof value==="string")return plainText(value)===value
if(typeof value!=="object"||value===null)return!0
return Object.entries(value).every(([key,field])=>plainText(key)===key&&isVisible(field))}class Simplifier{#root
#hasWords
#nodes=2e3
constructor(root,hasWords){this.#root=root
this.#hasWords=hasWords}object(node,depth=0){const given=isNode(node.properties)?Object.entries(node.properties):[]
const sound=given.filter(([name])=>/^[\w.$-]{1,64}$/.test(name)&&name!=="__proto__")
const fields=sound.slice(0,MOST_FIELDS).map(([name,field])=>[name,this.#node(field,depth+1)])
const properties=Object.fromEntries(fields)
const names=Array.isArray(node.required)?node.required:[]
const required=names.filter(name=>Object.hasOwn(properties,name))
return{properties:properties,required:required}}#node(given,depth){this.#nodes-=1
if(!isNode(given)||depth>DEEPEST||this.#nodes<0)return{}
if(typeof given.$ref==="string")return this.#node(this.#at(given.$ref),depth+1)
const keywords=Object.entries(given).flatMap(([keyword,value])=>this.#keyword(keyword,value,depth))
const{properties:properties,required:required}=this.object(given,depth)
return{...given.type==="array"&&{items:{}},...Object.fromEntries(keywords),...Object.keys(properties).length>0&&{properties:properties},...required.length>0&&{required:required}}}#keyword(keyword,value,depth){if(Object.hasOwn(PLAIN,keyword))return PLAIN[keyword]?.(value)?[[keyword,value]]:[]
const deeper=node=>this.#node(node,depth+1)
switch(keyword){case"description":if(!this.#hasWords||typeof value!=="string")return[]
return[[keyword,(0,lib_text.e9)(plainText(value),LONGEST_WORDS,"[…]")]]
case"items":return[[keyword,deeper(Array.isArray(value)?{anyOf:value}:value)]]
case"additionalProperties":return[[keyword,typeof value==="boolean"?value:deeper(value)]]
case"anyOf":case"oneOf":case"allOf":return Array.isArray(value)&&value.length>0?[[keyword,value.slice(0,20).map(deeper)]]:[]
default:return[]}}#at(reference){if(!reference.startsWith("#/"))return
const keys=reference.slice(2).split("/")
return keys.reduce((node,key)=>isNode(node)&&Object.hasOwn(node,key)?node[key]:void 0,this.#root)}}function isNode(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function plainText(text){return(0,terminal_text.H)(text).replaceAll(/[\p{Cf}\u{E0000}-\u{E0FFF}]/gu,"")}var event_content=__webpack_require__(46032)
const Resource=schemas.object({uri:schemas.string().default(""),mimeType:schemas.string().optional(),text:schemas.string().optional(),blob:schemas.string().optional()})
const Block=schemas.discriminatedUnion("type",[schemas.object({type:schemas.literal("text"),text:schemas.string()}),schemas.object({type:schemas.literal("image"),data:schemas.string(),mimeType:schemas.string()}),schemas.object({type:schemas.literal("audio"),mimeType:schemas.string().default("")}),schemas.object({type:schemas.literal("resource"),resource:Resource}),schemas.object({type:schemas.literal("resource_link"),uri:schemas.string(),name:schemas.string().default("")})])
const CallResult=schemas.object({content:schemas.array(schemas.union([Block,schemas.object({type:schemas.string()})])).default([]),structuredContent:schemas.unknown().optional(),isError:schemas.boolean().default(!1)})
const ReadResult=schemas.object({contents:schemas.array(Resource)})
const IMAGES=/^image\/(?:png|jpeg|gif|webp)$/
const MOST_IMAGES=10
const LARGEST_IMAGE=5*1024*1024
function resultOf({content:content,structuredContent:structuredContent,isError:isError}){const told=content.map(contentOf)
if(told.length===0&&structuredContent!==void 0)told.push((0,event_content.Qq)(JSON.stringify(structuredContent)))
if(told.length===0)told.push((0,event_content.Qq)("(The server returned an empty result.)"))
return{content:withFewImages(told),is_error:isError}}function contentsOf({contents:contents}){return{content:withFewImages(contents.map(resourceOf))}}function contentOf(block){const known=Block.safeParse(block).data
if(!known)return note(`a block of the kind ${block.type}`)
switch(known.type){case"text":return(0,event_content.Qq)((0,terminal_text.H)(known.text))
case"image":return imageOf(known.data,known.mimeType)
case"audio":return note(`sound (${known.mimeType})`)
case"resource":return resourceOf(known.resource)
case"resource_link":return(0,event_content.Qq)(`${(0,lib_text.TN)((0,terminal_text.H)(known.name),200)}: ${(0,lib_text.TN)((0,terminal_text.H)(known.uri),2e3)}`)}}function resourceOf({text:words,blob:blob,mimeType:mimeType="",uri:uri}){if(words!==void 0)return(0,event_content.Qq)((0,terminal_text.H)(words))
if(blob!==void 0&&IMAGES.test(mimeType))return imageOf(blob,mimeType)
return note(`${blob?.length??0} characters of ${mimeType||"something"} in base64, from ${uri}`)}function imageOf(data,mimeType){if(!IMAGES.test(mimeType))return note(`an image (${mimeType})`)
if(data.length>LARGEST_IMAGE||!/^[A-Za-z0-9+/]*=*$/.test(data))return note("an image that cannot be shown")
return{type:"image",image_urls:[`data:${mimeType};base64,${data}`],cache_prompt:!1}}function withFewImages(content){let images=0
return content.map(block=>{if(block.type==="image")images+=1
return block.type==="image"&&images>MOST_IMAGES?note("one more image"):block})}function note(what){return(0,event_content.Qq)(`[Left out: ${(0,lib_text.TN)((0,terminal_text.H)(what),300)}.]`)}const LIST="list_resources"
const READ="read_resource"
const ours={annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0},isOurs:!0}
function resourceTools(){const schemaOf=(field,required)=>({type:"object",properties:{[field]:{type:"string"}},required:required})
return[{name:LIST,description:(0,prompts.J1)("mcp/list-resources"),inputSchema:schemaOf("cursor",[]),...ours},{name:READ,description:(0,prompts.J1)("mcp/read-resource"),inputSchema:schemaOf("uri",["uri"]),...ours}]}const words=schemas.string().default("")
const Listed={name:words,description:words,mimeType:words}
const Resources=schemas.object({resources:schemas.array(schemas.object({uri:schemas.string(),...Listed})),nextCursor:schemas.string().optional()})
const Templates=schemas.object({resourceTemplates:schemas.array(schemas.object({uriTemplate:schemas.string(),...Listed}))})
async function listResources(ask,{cursor:cursor}){const{resources:resources,nextCursor:nextCursor}=await ask("resources/list",cursor===void 0?{}:{cursor:cursor},Resources)
const none={resourceTemplates:[]}
const{resourceTemplates:resourceTemplates}=await ask("resources/templates/list",{},Templates).catch(()=>none)
const lines=[...resources.map(({uri:uri,...more})=>lineOf(uri,more)),...resourceTemplates.map(({uriTemplate:uriTemplate,...more})=>lineOf(uriTemplate,more)),...nextCursor===void 0?[]:[`There are more: call this again with the cursor ${nextCursor}`]]
return{content:[(0,event_content.Qq)(lines.length>0?lines.join("\n"):"There are no resources.")]}}async function readResource(ask,{uri:uri}){return contentsOf(await ask("resources/read",{uri:uri},ReadResult))}function lineOf(place,{name:name,mimeType:mimeType,description:description}){const about=[name,mimeType,description].filter(part=>part!=="").join(", ")
return(0,lib_text.TN)((0,terminal_text.H)(`${place} (${about})`),500)}const LONGEST_DESCRIPTION=2e3
function mcpTool(server,definition,{spec:spec,onUse:onUse}){const{name:name,tool:tool,print:print}=definition
const annotations=annotationsOf(tool)
const isFree=spec.isTrusted||spec.kind==="stdio"&&annotations.readOnlyHint&&!annotations.openWorldHint
return Object.freeze({...wire_class.dq,name:name,description:describe(server.name,tool),input:inputOf(tool.inputSchema),annotations:annotations,meta:{tool_name:name,server:server.name,print:print},risk:isFree?"LOW":"MEDIUM",grant:()=>isFree?grant.K$:{...grant.K$,server:server.name},declaredResources:()=>({declared:!0,keys:[`mcp:${server.name}`]}),run(input,{signal:signal}){onUse()
const ask=(method,params,schema)=>server.ask(method,params,schema,signal)
if(tool.isOurs&&tool.name===LIST)return listResources(ask,input)
if(tool.isOurs&&tool.name===READ)return readResource(ask,input)
return ask("tools/call",{name:tool.name,arguments:input},CallResult).then(resultOf)}})}function standIn(name,pin,problem){return Object.freeze({...wire_class.dq,name:name,description:(0,prompts.J1)("mcp/gone",{server:pin.server}),input:schemas.looseObject({}),annotations:annotationsOf({annotations:{}}),meta:{tool_name:name,...pin},run:()=>Promise.reject(new fault.Fp(`The server ${pin.server}: ${problem}`))})}function describe(server,{name:name,description:description,isOurs:isOurs}){if(isOurs)return`${description} (${server})`
const words=(0,lib_text.e9)(plainText(description).trim(),LONGEST_DESCRIPTION,"[… cut …]")
return(0,prompts.J1)("mcp/tool",{server:server,tool:(0,lib_text.TN)(plainText(name),100),description:words})}function annotationsOf({annotations:annotations}){const{readOnlyHint:readOnlyHint=!1,idempotentHint:idempotentHint=!1,openWorldHint:openWorldHint=!0}=annotations
return{readOnlyHint:readOnlyHint,destructiveHint:annotations.destructiveHint??!readOnlyHint,idempotentHint:idempotentHint,openWorldHint:openWorldHint}}var protocol=__webpack_require__(99171)
var types=__webpack_require__(41465)
const MOST_PAGES=20
const MOST_PATIENCE=4
const WHO={name:"deckhand",version:"1"}
class McpClient extends protocol.Zs{#transport
#capabilities={}
isClosed=!1
isStale=!1
constructor(){super()
this.onclose=()=>{this.isClosed=!0}
this.onerror=()=>{}
this.setNotificationHandler(types.fH,()=>{this.isStale=!0})}get end(){return this.#transport?.end??""}get hasResources(){return this.#capabilities.resources!==void 0}async begin(transport,asking){this.#transport=transport
await this.connect(transport)
const params={protocolVersion:types.aE,capabilities:{},clientInfo:WHO}
const hello=await this.ask("initialize",params,types.Rk,asking)
if(!types.Iu.includes(hello.protocolVersion))throw new Error(`It uses version ${(0,lib_text.TN)(hello.protocolVersion,50)} of the protocol, which is not supported.`)
this.#capabilities=hello.capabilities
transport.setProtocolVersion?.(hello.protocolVersion)
await this.notification({method:"notifications/initialized"})}async tools(asking){if(!this.#capabilities.tools)return[]
this.isStale=!1
const tools=[]
let cursor
for(let page=0;page<MOST_PAGES;page+=1){const list=await this.ask("tools/list",cursor===void 0?{}:{cursor:cursor},ToolList,asking)
tools.push(...list.tools)
cursor=list.nextCursor
if(cursor===void 0)return tools}throw new Error("Its list of tools does not end.")}async ask(method,params,schema,{signal:signal,timeoutMs:timeoutMs,onProgress:onProgress}){const limits={timeout:timeoutMs,resetTimeoutOnProgress:!0,maxTotalTimeout:MOST_PATIENCE*timeoutMs}
const options={...limits,signal:signal,onprogress:noting(onProgress)}
return schema.parse(await this.request({method:method,params:params},schemas.looseObject({}),options))}assertCapabilityForMethod(){}assertNotificationCapability(){}assertRequestHandlerCapability(){}assertTaskCapability(){}assertTaskHandlerCapability(){}}const ToolList=schemas.object({tools:schemas.array(ServerTool),nextCursor:schemas.string().optional()})
const MOST_NOTES=20
function noting(onProgress){let notes=0
return({progress:progress,total:total,message:message})=>{notes+=1
if(notes>MOST_NOTES)return
onProgress?.([total===void 0?`${progress}`:`${progress} of ${total}`,message??""].join(" ").trim())}}const MOST_LOSSES=1
class McpServer{name
#options
#client
#print
#losses=0
#readying
#isOver=!1
problem=""
constructor(options){this.#options=options
this.name=options.name}async start(){try{const{client:client,definitions:definitions}=await this.#connect()
this.#client=client
this.#print=printOfAll(definitions)
return definitions}catch(error){this.problem=wordsOf(error)
throw error}}async refuse(problem){this.problem=problem
await this.close()}async ask(method,params,schema,signal){const{patience:patience,onProgress:onProgress}=this.#options
for(;;){const client=await this.#ready()
try{const answer=await client.ask(method,params,schema,{signal:signal,timeoutMs:patience.callMs,onProgress:onProgress})
this.#losses=0
return answer}catch(error){signal.throwIfAborted()
if(!isLost(client,error))throw this.#mistake(wordsOf(error),error)
await this.#lose(client,wordsOf(error))
if(!wasNotTaken(error))throw this.#mistake((0,prompts.J1)("mcp/broke-off",{why:this.problem}),error)}}}async close(){this.#isOver=!0
await(this.#client?.close().catch(()=>{}))}#ready(){this.#readying??=this.#makeReady().finally(()=>{this.#readying=void 0})
return this.#readying}async#makeReady(){if(this.#isOver)throw this.#mistake(this.problem||"It was ended.")
if(this.#client?.isClosed)await this.#lose(this.#client,"")
if(this.#client&&!this.#client.isStale)return this.#client
if(this.#losses>MOST_LOSSES)throw this.#mistake(this.problem)
const{client:client,definitions:definitions}=await this.#again()
if(printOfAll(definitions)===this.#print)return client
await this.refuse((0,prompts.J1)("mcp/changed"))
throw this.#mistake(this.problem)}async#again(){try{if(this.#client)return{client:this.#client,definitions:await this.#definitions(this.#client)}
await this.#options.sleep(this.#options.patience.backOffMs)
const connected=await this.#connect()
this.#client=connected.client
this.problem=""
return connected}catch(error){await this.#lose(this.#client,wordsOf(error))
throw this.#mistake(this.problem,error)}}async#lose(client,why){if(this.#client!==client)return
this.#client=void 0
this.#losses+=1
this.problem=client?.isClosed?plainText(client.end):why
await(client?.close().catch(()=>{}))}async#connect(){const transport=await this.#options.open()
const client=new McpClient
try{const{startMs:startMs}=this.#options.patience
await client.begin(transport,{signal:AbortSignal.timeout(startMs),timeoutMs:startMs})
return{client:client,definitions:await this.#definitions(client)}}catch(error){const why=client.isClosed?new Error(client.end,{cause:error}):error
await transport.close().catch(()=>{})
throw why}}async#definitions(client){const{startMs:startMs}=this.#options.patience
const tools=await client.tools({signal:AbortSignal.timeout(startMs),timeoutMs:startMs})
return definitionsOf(this.name,[...tools,...client.hasResources?resourceTools():[]])}#mistake(why,cause){return new fault.Fp(`The server ${this.name}: ${why}`,{cause:cause})}}function isLost(client,error){const code=codeOf(error)
return client.isClosed||code===CLOSED||code===LATE||wasNotTaken(error)||/^E[A-Z]{3}/.test(String(code))}function wasNotTaken(error){return[400,404,"ECONNREFUSED","ENOTFOUND","EAI_AGAIN"].includes(codeOf(error))}const[CLOSED,LATE]=[-32e3,-32001]
function codeOf(error){return Object(error).code}function wordsOf(error){if(codeOf(error)===LATE)return"It gave no answer in time."
const words=(error instanceof Error?error.message:String(error)).replace(/^MCP error -?\d+: /,"")
return(0,lib_text.TN)(plainText(words),500)||"It failed without a message."}var external_node_dns_=__webpack_require__(40610)
var external_node_http_=__webpack_require__(37067)
var external_node_https_=__webpack_require__(44708)
var external_node_net_=__webpack_require__(77030)
var external_node_stream_=__webpack_require__(57075)
var consumers_=__webpack_require__(38321)
var streamableHttp=__webpack_require__(42931)
class HttpTransport{#inner
#options
#open=new Set
#timers=new Set
end="The connection was closed."
constructor(options){this.#options=options
const{url:url,headers:headers}=options
this.#inner=new streamableHttp.j(url,{requestInit:{headers:headers},fetch:this.#fetch})
this.#inner.onclose=()=>this.onclose?.()
this.#inner.onerror=error=>this.onerror?.(error)
this.#inner.onmessage=message=>this.#take(message)}start(){return this.#inner.start()}async send(message){if("method"in message&&"id"in message)this.#open.add(message.id)
await this.#inner.send(message)}setProtocolVersion(version){this.#inner.setProtocolVersion(version)}async close(){for(const timer of this.#timers)clearTimeout(timer)
await this.#inner.close()}#fetch=async(input,init)=>{const response=await this.#options.fetch(input,init)
const isStream=response.headers.get("content-type")?.startsWith("text/event-stream")??!1
if(init?.method!=="POST"||!isStream||!response.body)return response
const id=idIn(init.body)
return new Response(noticing(response.body,()=>this.#giveUpLater(id)),response)}
#take(message){if("id"in message&&!("method"in message))this.#open.delete(message.id)
this.onmessage?.(message)}#giveUpLater(id){const timer=setTimeout(()=>{this.#timers.delete(timer)
if(typeof id!=="string"&&typeof id!=="number"||!this.#open.has(id))return
const error={code:types.O4.ConnectionClosed,message:"The connection was lost."}
this.#take({jsonrpc:"2.0",id:id,error:error})},this.#options.graceMs)
this.#timers.add(timer)}}function idIn(body){return typeof body==="string"?Object(JSON.parse(body)).id:void 0}function noticing(stream,onEnd){const reader=stream.getReader()
return new ReadableStream({async pull(controller){try{const{value:value,done:done}=await reader.read()
if(value)controller.enqueue(value)
if(!done)return
controller.close()}catch(error){controller.error(error)}onEnd()},cancel:reason=>reader.cancel(reason)})}const MOST_NOISE=64*1024*1024
class ProgramTransport{#program
#noise=0
#isClosed=!1
end=""
constructor(program){this.#program=program}async start(){this.#listen()}async send(message){await this.#program.write(JSON.stringify(message))}async close(){this.#over("It was ended.")
await this.#program.close()}async#listen(){try{while(!this.#isClosed){const{lines:lines,end:end}=await this.#program.read()
for(const line of lines)this.#take(line)
if(end!==void 0)this.#over(end)}}catch(error){this.#over(error instanceof Error?error.message:String(error))}await this.#program.close().catch(()=>{})}#take(line){const message=messageIn(line)
this.#noise=message&&"id"in message&&!("method"in message)?0:this.#noise+line.length
if(message)this.onmessage?.(message)
if(this.#noise>MOST_NOISE)this.#over("It writes too much output.")}#over(end){if(this.#isClosed)return
this.#isClosed=!0
this.end=end
this.onclose?.()}}function messageIn(line){try{return types.OR.safeParse(JSON.parse(line)).data}catch{return}}const LARGEST=64*1024*1024
const EMPTY=[204,205,304]
function guardedFetch({url:home,isPrivate:isPrivate,isPublic:isPublic}){const isAllowed=address=>isPrivate||isPublic(address)
const isSecure=home.protocol==="https:"
const lookup=guardedLookup(isAllowed)
return async(input,init={})=>{const url=new URL(input instanceof Request?input.url:String(input))
if(url.origin!==home.origin)throw new Error(`It redirects to ${url.origin}, which is another server.`)
const address=url.hostname.replace(/^\[|\]$/g,"")
if((0,external_node_net_.isIP)(address)>0&&!isAllowed(address))throw notPublic()
const{promise:promise,resolve:resolve,reject:reject}=Promise.withResolvers()
const{method:method="GET",signal:signal}=init
const headers={...Object.fromEntries(new Headers(init.headers)),"user-agent":"deckhand"}
const options={method:method,headers:headers,agent:!1,lookup:lookup,...signal&&{signal:signal}}
const outgoing=(isSecure?external_node_https_.request:external_node_http_.request)(url,options,resolve)
outgoing.on("error",reject).end(typeof init.body==="string"?init.body:void 0)
return responseOf(await promise)}}function guardedLookup(isAllowed){return(host,options,callback)=>{(0,external_node_dns_.lookup)(host,{...options,all:!0},(error,addresses)=>{const[first]=addresses??[]
if(error||!first)return callback(error??new Error("The name has no address."),"")
if(!addresses.every(({address:address})=>isAllowed(address)))return callback(notPublic(),"")
if(options.all)callback(null,addresses)
else callback(null,first.address,first.family)})}}function notPublic(){return new Error('Its address is not public, and its configuration does not say `"private": true`.')}async function responseOf(incoming){const{statusCode:status=502,statusMessage:statusText=""}=incoming
const headers=new Headers
for(const[name,value]of Object.entries(incoming.headers))headers.set(name,String(value))
if(EMPTY.includes(status)){await(0,consumers_.buffer)(incoming)
return new Response(null,{status:status,statusText:statusText,headers:headers})}const limited=incoming.pipe(atMost(LARGEST))
incoming.on("error",error=>limited.destroy(error)).on("aborted",()=>limited.destroy(new Error("The connection was lost.")))
limited.on("close",()=>incoming.destroy())
return new Response(external_node_stream_.Readable.toWeb(limited),{status:status,statusText:statusText,headers:headers})}function atMost(limit){let size=0
return new external_node_stream_.Transform({transform(chunk,_,done){size+=chunk.length
if(size>limit)done(new Error("Its answer is too long."))
else done(null,chunk)}})}const PATIENCE={startMs:1e4,callMs:3e5,backOffMs:1e3,graceMs:5e3}
async function openServers(options){const started=await Promise.all(options.specs.map(spec=>startOne(spec,options)))
const there=new Set(options.specs.map(({name:name})=>name))
const lost=[...options.pins].filter(([,{server:server}])=>!there.has(server))
const standIns=lost.map(([name,pin])=>standIn(name,pin,(0,prompts.J1)("mcp/not-configured")))
return Object.freeze({tools:[...started.flatMap(({tools:tools})=>tools),...standIns],report:()=>started.map(({report:report})=>report()),close:async()=>void await Promise.all(started.map(({server:server})=>server.close()))})}async function startOne(spec,options){const{pins:pins,sleep:sleep,onProgress:onProgress,patience:patience=PATIENCE}=options
const{name:name}=spec
const open=()=>transportTo(spec,options,patience)
const server=new McpServer({name:name,open:open,patience:patience,sleep:sleep,onProgress:note=>onProgress(name,note)})
const definitions=await server.start().catch(()=>[])
const pinned=[...pins].filter(([,pin])=>pin.server===name)
if(server.problem===""&&isChanged(definitions,pinned))await server.refuse((0,prompts.J1)("mcp/changed"))
const used=new Map
const note=tool=>used.set(tool,(used.get(tool)??0)+1)
const tools=server.problem===""?definitions.map(definition=>mcpTool(server,definition,{spec:spec,onUse:()=>note(definition.tool.name)})):pinned.map(([tool,pin])=>standIn(tool,pin,server.problem))
const report=()=>({name:name,tools:definitions.length,used:[...used].map(([tool,calls])=>({tool:tool,calls:calls})),problem:server.problem})
return{server:server,tools:tools,report:report}}function isChanged(definitions,pinned){if(pinned.length===0)return!1
const prints=new Map(pinned)
const isSame=({name:name,print:print})=>prints.get(name)?.print===print
return definitions.length!==pinned.length||!definitions.every(isSame)}async function transportTo(spec,{openProgram:openProgram,isPublic:isPublic},{graceMs:graceMs}){if(spec.kind==="stdio")return new ProgramTransport(await openProgram(spec))
const{url:url,headers:headers,isPrivate:isPrivate}=spec
return new HttpTransport({url:url,headers:headers,fetch:guardedFetch({url:url,isPrivate:isPrivate,isPublic:isPublic}),graceMs:graceMs})}})}

export const id=3992
export const ids=[3992]
export const modules={73992:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AgentServer:()=>AgentServer,y:()=>ServerFault,deleteConversation:()=>deleteConversation})
var schemas=__webpack_require__(28942)
var errors=__webpack_require__(37428)
var fault=__webpack_require__(98664)
var json=__webpack_require__(80292)
var lib_text=__webpack_require__(94869)
var external_node_net_=__webpack_require__(77030)
function serverAddress(text){const url=URL.parse(text.endsWith("/")?text:`${text}/`)
if(!url||!/^https?:$/.test(url.protocol)||url.username!==""||url.password!=="")throw new fault.vC("config","The address of the agent server must be a URL that starts with http:// or https://.")
if(url.search!==""||url.hash!=="")throw new fault.vC("config","The address of the agent server must not contain `?` or `#`.")
if(url.protocol==="https:"||isNear(url.hostname))return url
throw new fault.vC("config","What the agent server gets would be sent without encryption.",{hint:"Use https://, or reach the server on a private network or through a tunnel."})}function isNear(name){const address=name.replace(/^\[(.*)\]$/,"$1")
const family=(0,external_node_net_.isIP)(address)
if(family===0)return/^(?:[^.]+|.+\.(?:local|internal))$/.test(name)
const near=new external_node_net_.BlockList
for(const[network,prefix]of NEAR)near.addSubnet(network,prefix,(0,external_node_net_.isIP)(network)===6?"ipv6":"ipv4")
return near.check(address,family===6?"ipv6":"ipv4")}const NEAR=[["127.0.0.0",8],["10.0.0.0",8],["172.16.0.0",12],["192.168.0.0",16],["::1",128],["fc00::",7],["fe80::",10]]
class ServerFault extends fault.vC{status
constructor(status,headline,options){super("config",headline,{...options,isLasting:isFinal(status)})
this.status=status}}const MOST={json:64*1024*1024,refusal:1024*1024,quote:300}
const PATIENCE_MS={request:6e4,outage:12e4,pause:250,longestPause:1e4}
const SMALL=1024*1024
const SLOWEST=256*1024
const Info=schemas.object({version:schemas.string().max(100),usable_tools:schemas.array(schemas.string()).readonly().default([])}).readonly()
const BashOutput=schemas.object({exit_code:schemas.int().nullable(),stdout:schemas.string().nullish(),stderr:schemas.string().nullish()}).readonly()
const Detail=schemas.object({detail:schemas.unknown()})
class AgentServer{url
world
#key
#isAway=!1
returns=0
constructor({url:url,key:key},world){this.url=serverAddress(url)
this.#key=key
this.world=world}async info(signal){const info=await this.ask({method:"GET",path:"server_info",isRepeatable:!0,signal:signal},Info)
await this.ask({method:"GET",path:"api/conversations/count",isRepeatable:!0,signal:signal},schemas.unknown())
return info}async ask(ask,schema){const body=ask.body===void 0?{}:jsonBody(ask.body)
const bytes=await this.#request(ask,body,MOST.json)
const result=schema.safeParse((0,json.Hl)((new TextDecoder).decode(bytes)))
if(result.success)return result.data
throw new fault.vC("config",`The agent server gave an invalid answer to ${ask.method} /${ask.path}.`,{quote:(0,lib_text.TN)(errors.S1(result.error),MOST.quote),hint:"Check that the address is that of an OpenHands agent server."})}async execute(command,seconds,signal){const path="api/bash/execute_bash_command"
const patienceMs=seconds*1e3+PATIENCE_MS.request
const ask={method:"POST",path:path,body:{command:command,timeout:seconds},patienceMs:patienceMs,signal:signal}
const{exit_code:exit_code,stdout:stdout,stderr:stderr}=await this.ask(ask,BashOutput)
return{exitCode:exit_code??-1,stdout:stdout??"",stderr:stderr??""}}async upload(path,file,signal){const patienceMs=PATIENCE_MS.request+file.size/SLOWEST*1e3
const ask={method:"POST",path:"api/file/upload",query:{path:path},isRepeatable:!0,patienceMs:patienceMs,signal:signal}
const form=new FormData
form.set("file",file,"file")
await this.#request(ask,file.size<SMALL?await atOnce(form):{body:form},MOST.json)}async download(path,maxBytes,signal){const ask={method:"GET",path:"api/file/download",query:{path:path},isRepeatable:!0,signal:signal}
try{return await this.#request(ask,{},maxBytes)}catch(error){if(error instanceof ServerFault&&error.status===404)return
throw error}}get authentication(){return JSON.stringify({type:"auth",session_api_key:this.#key??""})}async#request(ask,init,maxBytes){const{signal:signal}=ask
const{sleep:sleep,random:random}=this.world
for(let[waited,pause]=[0,PATIENCE_MS.pause];;pause=Math.min(pause*2,PATIENCE_MS.longestPause)){const asked=Date.now()
try{const bytes=await this.#once(ask,init,maxBytes)
if(this.#isAway)this.returns+=1
this.#isAway=!1
return bytes}catch(error){signal.throwIfAborted()
waited+=Date.now()-asked
if(!mayRepeat(error,ask)||waited>=PATIENCE_MS.outage)throw error
this.#isAway=!0
const wait=pause*(.75+random()/2)
waited+=wait
await sleep(wait,signal)}}}async#once(ask,init,maxBytes){const{method:method,path:path,query:query={},signal:signal,patienceMs:patienceMs=PATIENCE_MS.request}=ask
const url=new URL(path,this.url)
url.search=new URLSearchParams(query).toString()
const headers={...Object(init.headers),...this.#key!==void 0&&{"X-Session-API-Key":this.#key}}
const limit=AbortSignal.any([signal,AbortSignal.timeout(Math.ceil(patienceMs))])
try{const response=await this.world.fetch(url,{...init,method:method,headers:headers,redirect:"manual",signal:limit})
const bytes=await bodyOf(response,response.ok?maxBytes:MOST.refusal)
if(response.ok)return bytes
throw refusal(response.status,`${method} /${path}`,bytes)}catch(cause){signal.throwIfAborted()
if(cause instanceof fault.vC)throw cause
const quote=`${method} /${path}: ${(0,lib_text.TN)(reasonOf(cause),MOST.quote)}`
throw new ServerFault(0,"The agent server did not answer.",{quote:quote,cause:cause,hint:"Check its address, and that it runs."})}}}function jsonBody(value){return{body:JSON.stringify(value),headers:{"Content-Type":"application/json"}}}async function atOnce(form){const encoded=new Response(form)
const headers={"Content-Type":encoded.headers.get("Content-Type")??""}
return{body:await encoded.arrayBuffer(),headers:headers}}async function bodyOf(response,maxBytes){const parts=[]
let size=0
for await(const part of response.body??[]){size+=part.length
if(size>maxBytes)throw new fault.vC("config","The agent server sent more than can be taken.",{isLasting:!0})
parts.push(part)}return Buffer.concat(parts,size)}function refusal(status,request,bytes){const detail=Detail.safeParse((0,json.Hl)((new TextDecoder).decode(bytes))).data?.detail
const words=typeof detail==="string"?detail:detail===void 0?"":JSON.stringify(detail)
const quote=`${request} was answered with ${status}${words===""?"":`: ${(0,lib_text.TN)(words,MOST.quote)}`}`
if(status===401||status===403)return new ServerFault(status,"The agent server refused the key.",{quote:quote,hint:"Check its session key."})
if(status>=300&&status<400)return new ServerFault(status,"The agent server sends requests elsewhere.",{quote:quote,hint:"Give its final address. The key is sent to no other."})
return new ServerFault(status,"The agent server refused a request.",{quote:quote})}function isFinal(status){return status>=300&&status<500&&status!==408&&status!==425&&status!==429}const UNSENT=/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/
function mayRepeat(error,{isRepeatable:isRepeatable=!1}){if(!(error instanceof ServerFault)||isFinal(error.status))return!1
return isRepeatable||error.status===429||error.status===503||error.status===0&&UNSENT.test(reasonOf(error.cause))}function reasonOf(error){if(!(error instanceof Error))return String(error)
const code="code"in error?`${error.code} `:""
return`${code}${error.message}${error.cause===void 0?"":` (${reasonOf(error.cause)})`}`}async function deleteConversation(server,id,signal){try{await server.ask({method:"DELETE",path:`api/conversations/${id}`,isRepeatable:!0,signal:signal},schemas.unknown())}catch(error){if(!(error instanceof ServerFault&&error.status===404))throw error}}})}

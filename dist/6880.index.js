export const id=6880
export const ids=[6880]
export const modules={73992:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>AgentServer,y:()=>ServerFault})
var schemas=__webpack_require__(28942)
var errors=__webpack_require__(37428)
var fault=__webpack_require__(98664)
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
var server_json=__webpack_require__(57414)
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
const result=schema.safeParse((0,server_json.o)((new TextDecoder).decode(bytes)))
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
parts.push(part)}return Buffer.concat(parts,size)}function refusal(status,request,bytes){const detail=Detail.safeParse((0,server_json.o)((new TextDecoder).decode(bytes))).data?.detail
const words=typeof detail==="string"?detail:detail===void 0?"":JSON.stringify(detail)
const quote=`${request} was answered with ${status}${words===""?"":`: ${(0,lib_text.TN)(words,MOST.quote)}`}`
if(status===401||status===403)return new ServerFault(status,"The agent server refused the key.",{quote:quote,hint:"Check its session key."})
if(status>=300&&status<400)return new ServerFault(status,"The agent server sends requests elsewhere.",{quote:quote,hint:"Give its final address. The key is sent to no other."})
return new ServerFault(status,"The agent server refused a request.",{quote:quote})}function isFinal(status){return status>=300&&status<500&&status!==408&&status!==425&&status!==429}const UNSENT=/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/
function mayRepeat(error,{isRepeatable:isRepeatable=!1}){if(!(error instanceof ServerFault)||isFinal(error.status))return!1
return isRepeatable||error.status===429||error.status===503||error.status===0&&UNSENT.test(reasonOf(error.cause))}function reasonOf(error){if(!(error instanceof Error))return String(error)
const code="code"in error?`${error.code} `:""
return`${code}${error.message}${error.cause===void 0?"":` (${reasonOf(error.cause)})`}`}}),57414:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>jsonOf})
const DEEPEST=200
function jsonOf(text){try{const value=JSON.parse(text)
return isTooDeep(value)?void 0:value}catch{return}}function isTooDeep(value){let level=[value]
for(let depth=0;depth<=DEEPEST&&level.length>0;depth+=1)level=level.flatMap(inside)
return level.length>0}function inside(value){return typeof value==="object"&&value!==null?Object.values(value):[]}}),46880:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$3:()=>removeKeys,$J:()=>secretsFor,Fj:()=>secretsOf,R:()=>findConversation,R2:()=>Info,_:()=>notThere,cu:()=>identityOf,g3:()=>startConversation,hu:()=>isSdkAnalyzer,ly:()=>deleteConversation})
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(28942)
var _core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28331)
var _core_event_recovery_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(61670)
var _core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(63935)
var _core_security_analyzers_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(30350)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(17117)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _agent_server_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(73992)
const Info=zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({id:zod__WEBPACK_IMPORTED_MODULE_7__.string(),execution_status:zod__WEBPACK_IMPORTED_MODULE_7__.string(),workspace:zod__WEBPACK_IMPORTED_MODULE_7__.looseObject({working_dir:zod__WEBPACK_IMPORTED_MODULE_7__.string()})})
async function startConversation(start){const{server:server,options:options,signal:signal}=start
refuseOptions(options)
const{usable_tools:usable_tools}=await server.info(signal)
const found=await findConversation(server,options.id,signal)
if(found)return attach(start,found)
if(options.store.list(_core_event_recovery_js__WEBPACK_IMPORTED_MODULE_1__.L7).some(name=>name.startsWith("event-")))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config","The agent server does not have the conversation that is to continue.")
const body={...requestOf(start,usable_tools),conversation_id:options.id}
return server.ask({method:"POST",path:"api/conversations",body:body,isRepeatable:!0,signal:signal},Info)}async function attach(start,found){const{server:server,handed:handed,workingDir:workingDir,options:options,signal:signal}=start
if(found.workspace.working_dir!==workingDir)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config","The conversation on the agent server works in another folder.")
if(handed.renews){await requireSameSecrets(start)
const usage_id=`agent-${server.world.newId().slice(0,8)}`
await switchModel(server,options.id,{...handed.llm,usage_id:usage_id},signal)}return found}async function requireSameSecrets({server:server,options:options,signal:signal}){const had=Object.keys((0,_core_conversation_state_stored_state_js__WEBPACK_IMPORTED_MODULE_0__.un)(options.store)?.secret_registry.secret_sources??{})
const lost=had.filter(name=>!Object.hasOwn(options.secrets??{},name))
if(lost.length===0)return
await deleteConversation(server,options.id,signal)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",`The agent server still had secrets that it is no longer given: ${lost.join(", ")}.`)}async function deleteConversation(server,id,signal){try{await server.ask({method:"DELETE",path:`api/conversations/${id}`,isRepeatable:!0,signal:signal},zod__WEBPACK_IMPORTED_MODULE_7__.unknown())}catch(error){if(!(error instanceof _agent_server_js__WEBPACK_IMPORTED_MODULE_6__.y&&error.status===404))throw error}}async function switchModel(server,id,llm,signal){const path=`api/conversations/${id}/switch_llm`
await server.ask({method:"POST",path:path,body:{llm:llm},isRepeatable:!0,signal:signal},zod__WEBPACK_IMPORTED_MODULE_7__.unknown())}async function removeKeys(server,id,{llm:llm,secrets:secrets},signal){const without=Object.entries(llm).map(([name,value])=>[name,isKey(name,value)?null:value])
await switchModel(server,id,{...Object.fromEntries(without),usage_id:"agent-without-key"},signal)
if(secrets.length===0)return
const body={secrets:Object.fromEntries(secrets.map(name=>[name,""]))}
const path=`api/conversations/${id}/secrets`
await server.ask({method:"POST",path:path,body:body,isRepeatable:!0,signal:signal},zod__WEBPACK_IMPORTED_MODULE_7__.unknown())}function keysIn({llm:llm}){return Object.entries(llm).flatMap(([name,value])=>isKey(name,value)?[value]:[])}function isKey(name,value){return/key|token|secret/.test(name)&&typeof value==="string"}async function findConversation(server,id,signal){const path=`api/conversations/${id}`
try{return await server.ask({method:"GET",path:path,isRepeatable:!0,signal:signal},Info)}catch(error){if(error instanceof _agent_server_js__WEBPACK_IMPORTED_MODULE_6__.y&&error.status===404)return
throw error}}const HERE=["hooks","onFinish","whenRisky","whenGranted","subAgents","knowledge","cipher","onReply"]
function refuseOptions(options){const{agent:agent,securityAnalyzer:securityAnalyzer}=options
const given=[...HERE.filter(name=>options[name]!==void 0),...["critic","finishSchema"].filter(name=>agent[name]!==void 0),...securityAnalyzer&&!isSdkAnalyzer(securityAnalyzer.kind)?["securityAnalyzer"]:[]]
if(given.length===0)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",`A conversation on an agent server cannot have ${given.join(", ")}.`,{hint:"Leave it out, or let the agent run here and only its tools there."})}function isSdkAnalyzer(kind){return kind==="LLMSecurityAnalyzer"}function requestOf({handed:handed,workingDir:workingDir,options:options},usable){const{agent:agent,limits:limits,stuckDetection:stuckDetection=!0,securityAnalyzer:securityAnalyzer}=options
const{systemPrompt:systemPrompt,context:context,condenser:condenser}=agent
return{agent:{kind:"Agent",llm:{usage_id:"agent",...wantsDeltas(options)&&{stream:!0},...handed.llm},tools:toolsOf(options,usable).map(name=>({name:name,params:{}})),include_default_tools:["FinishTool","ThinkTool"],...systemPrompt!==""&&{system_prompt:systemPrompt},...context!==""&&{agent_context:{system_message_suffix:context}},...condenser?.handlesRequests&&{condenser:{kind:"LLMSummarizingCondenser",llm:{...handed.llm,usage_id:"condenser"}}}},workspace:{kind:"LocalWorkspace",working_dir:workingDir},initial_message:null,confirmation_policy:{kind:"NeverConfirm"},security_analyzer:securityAnalyzer?(0,_core_security_analyzers_js__WEBPACK_IMPORTED_MODULE_3__.zv)(securityAnalyzer):null,max_iterations:limits.maxIterations,stuck_detection:stuckDetection,autotitle:!1}}function wantsDeltas({observers:observers=[]}){return observers.some(({onDelta:onDelta})=>onDelta!==void 0)}const BUILT_IN=new Set(["finish","think"])
function toolsOf({agent:agent},usable){const tools=agent.toolbox.tools.filter(({name:name})=>!BUILT_IN.has(name))
const missing=tools.filter(tool=>!(0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__.Sm)(tool)||!usable.includes(tool.name)).map(({name:name})=>name)
if(missing.length===0)return tools.map(({name:name})=>name)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",`The agent server does not have the tools ${missing.join(", ")}.`,{hint:"Give the agent only tools that the server has."})}function secretsFor(secrets){return Object.fromEntries(Object.entries(secrets).map(([name,secret])=>[name,secretFor(name,secret)]))}function secretFor(name,secret){if(typeof secret==="string")return secret
if(!("kind"in secret))return{kind:"StaticSecret",...secret}
if(secret.kind!=="EnvSecret")return secret
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",`The secret ${name} is a variable of this machine, which the agent server cannot read.`,{hint:"Give its value."})}function identityOf({workingDir:workingDir,options:{id:id,limits:limits}}){return{id:id,workspace:{kind:"LocalWorkspace",working_dir:workingDir},max_iterations:limits.maxIterations}}function secretsOf({handed:handed,options:options}){const{secretWorld:secretWorld,hiddenValues:hiddenValues=[],secrets:secrets={}}=options
const registry=new _core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_2__.ks(secretWorld,[...hiddenValues,...keysIn(handed)])
registry.update(secrets)
return registry}function notThere(what){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.vC("config",`${what} in a conversation on an agent server.`)}})}

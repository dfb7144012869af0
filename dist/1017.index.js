export const id=1017
export const ids=[1017,3992]
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
return`${code}${error.message}${error.cause===void 0?"":` (${reasonOf(error.cause)})`}`}async function deleteConversation(server,id,signal){try{await server.ask({method:"DELETE",path:`api/conversations/${id}`,isRepeatable:!0,signal:signal},schemas.unknown())}catch(error){if(!(error instanceof ServerFault&&error.status===404))throw error}}}),71017:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{y:()=>BASE_REF,i:()=>leftOnServer,openOnServer:()=>openOnServer})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var schemas=__webpack_require__(28942)
var external_node_stream_=__webpack_require__(57075)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var answer_schemas=__webpack_require__(33813)
var sandbox_workspace=__webpack_require__(53059)
var wire_caller=__webpack_require__(19753)
var methods=__webpack_require__(36342)
var agent_server=__webpack_require__(73992)
var external_node_util_=__webpack_require__(57975)
var ask=__webpack_require__(25)
var conversation=__webpack_require__(95493)
var conversation_fork=__webpack_require__(65950)
var conversation_observers=__webpack_require__(43223)
var event_content=__webpack_require__(46032)
var grant=__webpack_require__(76327)
var recovery=__webpack_require__(61670)
var analyzers=__webpack_require__(30350)
var wire_class=__webpack_require__(17117)
var view=__webpack_require__(3113)
var base_state=__webpack_require__(95017)
var wire=__webpack_require__(23860)
var json=__webpack_require__(80292)
const Frame=schemas.discriminatedUnion("type",[schemas.looseObject({type:schemas.literal("sync")}),schemas.looseObject({type:schemas.literal("durable"),seq:schemas.int().min(0),event:schemas.unknown()}),schemas.looseObject({type:schemas.literal("transient"),event:schemas.unknown()}),schemas.looseObject({type:schemas.literal("delta"),kind:schemas["enum"](["text","reasoning"]),content:schemas.string()}),schemas.looseObject({type:schemas.literal("item_aborted")})])
const OldFrame=schemas.looseObject({kind:schemas.string(),key:schemas.string().optional()})
const OldDelta=schemas.looseObject({kind:schemas.literal("StreamingDeltaEvent"),content:schemas.string().nullish(),reasoning_content:schemas.string().nullish()})
const isPassing=({kind:kind,key:key})=>key==="full_state"||kind==="ServerErrorEvent"
const FINAL={4001:"The agent server refused the key.",4004:"The agent server does not have this conversation."}
const MOST_CHARACTERS=32*1024*1024
const READY_MS=3e4
const PAUSE_MS={first:250,longest:3e4}
const IDLE=3
class EventSocket{#server
#id
#listener
#signal
#cursor=-1
#socket
constructor(server,id,listener,signal){[this.#server,this.#id,this.#listener,this.#signal]=[server,id,listener,signal]
signal.addEventListener("abort",()=>this.reconnect(),{once:!0})}reconnect(){this.#socket?.close()}async follow(){const{random:random,sleep:sleep}=this.#server.world
let way="session"
let[pause,idle]=[PAUSE_MS.first,0]
let settled
while(!this.#signal.aborted){const{code:code,hasJoined:hasJoined,isNew:isNew}=await this.#connect(way)
const final=FINAL[code]
if(final!==void 0){this.#listener.fail(new fault.vC("config",final))
return}if(hasJoined)settled=way
idle=hasJoined&&!isNew?idle+1:0
if(way==="session"&&idle>=IDLE)settled="events"
way=settled??(way==="session"?"events":"session")
pause=isNew?PAUSE_MS.first:Math.min(pause*2,PAUSE_MS.longest)
await sleep(pause*(.75+random()/2),this.#signal).catch(()=>{})}}#connect(way){const url=new URL(`sockets/${way}/${this.#id}`,this.#server.url)
url.protocol=url.protocol==="https:"?"wss:":"ws:"
if(way==="session")url.searchParams.set("after_seq",String(this.#cursor))
const socket=this.#server.world.connect(url)
this.#socket=socket
const{promise:promise,resolve:resolve}=Promise.withResolvers()
let[hasJoined,isNew]=[!1,!1]
const limit=setTimeout(()=>hasJoined||socket.close(),READY_MS)
const take=text=>{const value=parsed(text)
const heard=way==="session"?this.#inSession(value):inOld(value)
if(!hasJoined&&heard!==void 0){hasJoined=!0
this.#listener.join(way==="session")}if(heard===void 0||heard==="joined")return
isNew||=heard.kind==="stored"
this.#listener.hear(heard)}
socket.addEventListener("open",()=>this.#guarded(socket,()=>socket.send(this.#server.authentication)))
socket.addEventListener("message",({data:data})=>this.#guarded(socket,()=>take(data)))
socket.addEventListener("close",({code:code})=>{clearTimeout(limit)
resolve({code:code,hasJoined:hasJoined,isNew:isNew})})
return promise}#inSession(value){const frame=Frame.safeParse(value).data
if(!frame)return
switch(frame.type){case"sync":return"joined"
case"transient":return{kind:"passing",event:frame.event}
case"delta":return{kind:"delta",delta:{[frame.kind==="text"?"content":"reasoning_content"]:frame.content}}
case"item_aborted":return{kind:"delta",delta:void 0}
case"durable":this.#cursor=Math.max(this.#cursor,frame.seq)
return{kind:"stored",event:frame.event}}}#guarded(socket,act){try{act()}catch(error){this.#listener.fail((0,fault.ec)(error))
socket.close()}}}function inOld(value){const delta=OldDelta.safeParse(value).data
if(delta){const{content:content,reasoning_content:reasoning_content}=delta
return{kind:"delta",delta:{...content&&{content:content},...reasoning_content&&{reasoning_content:reasoning_content}}}}const frame=OldFrame.safeParse(value).data
return frame&&{kind:isPassing(frame)?"passing":"stored",event:frame}}function parsed(data){return typeof data==="string"&&data.length<=MOST_CHARACTERS?(0,json.Hl)(data):void 0}var envelope=__webpack_require__(71093)
var mask_texts=__webpack_require__(3828)
var readable_log=__webpack_require__(22670)
const MOST={events:2e5,early:1e4,findings:1e3}
const Stamped=schemas.looseObject({id:schemas.string().regex(/^[0-9a-fA-F-]{8,100}$/),kind:schemas.string()})
const Placeholder=Stamped.extend({timestamp:envelope.iE.timestamp.catch("1970-01-01T00:00:00Z"),parent_id:envelope.iE.parent_id.nullable().catch(null)})
class RemoteLog extends readable_log.X{findings=[]
tree=new readable_log.V
#early=new Map
#waiting=new Set
#mask
constructor(mask=text=>text){super()
this.#mask=mask}get hasGap(){return this.#waiting.size>0}take(value){const event=this.#read(value)
if(!event||this.tree.indexOf(event.id)>=0||this.#waiting.has(event.id))return event?.id
if(this.length+this.#waiting.size>=MOST.events)throw new fault.vC("config","The agent server sent too many events.")
const{parent_id:parent_id}=event
if(parent_id===void 0||parent_id===envelope.Dl||this.tree.indexOf(parent_id)>=0)this.#add(event)
else this.#keep(event,parent_id)
return event.id}#keep(event,parent){if(this.#waiting.size>=MOST.early)throw new fault.vC("config","The agent server sent too many events whose parents are missing.")
this.#waiting.add(event.id)
const siblings=this.#early.get(parent)
if(siblings)siblings.push(event)
else this.#early.set(parent,[event])}#add(event){const ripe=[event]
for(const next of ripe){this.#waiting.delete(next.id)
this.announce(next)
ripe.push(...this.#early.get(next.id)??[])
this.#early.delete(next.id)}}#read(value){let stamped
try{stamped=Stamped.parse((0,mask_texts.X)(value,this.#mask))
return(0,wire.j)(stamped).event}catch{const{id:id,kind:kind}=stamped??{id:"",kind:""}
const text=`An event of the kind ${kind} cannot be read.`
if(this.findings.length<MOST.findings)this.findings.push({kind:"unknown-kind",file:id,text:text})
return stamped&&(0,wire.j)({...Placeholder.parse(stamped),kind:`Unreadable${kind}`}).event}}}var agent_record=__webpack_require__(95813)
var stats=__webpack_require__(14549)
class RemoteState{secrets
#own
#countSteps
#listeners=new Set
#told
#state
constructor(info,{own:own,secrets:secrets,countSteps:countSteps}){this.secrets=secrets
this.#own=own
this.#countSteps=countSteps
this.#told=this.#believed(info)
this.#state=base_state.zn.parse(this.#told)}get identity(){return this.#state}get fields(){return this.#state}get status(){return this.#state.execution_status}get stats(){return this.#state.stats}get totals(){return(0,stats.vA)(this.#state.stats)}get steps(){return this.#countSteps()}#believed(told){const{hook_config:hook_config,own_analyzer:own_analyzer,...rest}=present(told)
return{...rest,...this.#own,..."agent"in rest&&{agent:{...Object(rest.agent),kind:agent_record.XJ}}}}merge(change){const told={...this.#told,...this.#believed(change)}
const state=base_state.zn.safeParse(told)
if(!state.success)return
this.#told=told
this.#state=state.data
for(const listener of this.#listeners)listener()}subscribe(listener){this.#listeners.add(listener)}textWith({leaf:leaf,length:length}){const place={leaf_event_id:leaf,head_is_empty:!1,event_count:length}
return(0,base_state.rw)({...(0,mask_texts.X)(this.#state,this.secrets.mask),...place,secret_registry:this.secrets.dump(void 0)})}}function present(value){return Object.fromEntries(Object.entries(value).filter(([,field])=>field!==null))}var secret_registry=__webpack_require__(63935)
const Info=schemas.looseObject({id:schemas.string(),execution_status:schemas.string(),workspace:schemas.looseObject({working_dir:schemas.string()})})
async function startConversation(start){const{server:server,options:options,signal:signal}=start
refuseOptions(options)
const{usable_tools:usable_tools}=await server.info(signal)
const found=await findConversation(server,options.id,signal)
if(found)return attach(start,found)
if(options.store.list(recovery.L7).some(name=>name.startsWith("event-")))throw new fault.vC("config","The agent server does not have the conversation that is to continue.")
const body={...requestOf(start,usable_tools),conversation_id:options.id}
return server.ask({method:"POST",path:"api/conversations",body:body,isRepeatable:!0,signal:signal},Info)}async function attach(start,found){const{server:server,handed:handed,workingDir:workingDir,options:options,signal:signal}=start
if(found.workspace.working_dir!==workingDir)throw new fault.vC("config","The conversation on the agent server works in another folder.")
if(handed.renews){await requireSameSecrets(start)
const usage_id=`agent-${server.world.newId().slice(0,8)}`
await switchModel(server,options.id,{...handed.llm,usage_id:usage_id},signal)}return found}async function requireSameSecrets({server:server,options:options,signal:signal}){const had=Object.keys((0,base_state.un)(options.store)?.secret_registry.secret_sources??{})
const lost=had.filter(name=>!Object.hasOwn(options.secrets??{},name))
if(lost.length===0)return
await(0,agent_server.deleteConversation)(server,options.id,signal)
throw new fault.vC("config",`The agent server still had secrets that it is no longer given: ${lost.join(", ")}.`)}async function switchModel(server,id,llm,signal){const path=`api/conversations/${id}/switch_llm`
await server.ask({method:"POST",path:path,body:{llm:llm},isRepeatable:!0,signal:signal},schemas.unknown())}async function removeKeys(server,id,{llm:llm,secrets:secrets},signal){const without=Object.entries(llm).map(([name,value])=>[name,isKey(name,value)?null:value])
await switchModel(server,id,{...Object.fromEntries(without),usage_id:"agent-without-key"},signal)
if(secrets.length===0)return
const body={secrets:Object.fromEntries(secrets.map(name=>[name,""]))}
const path=`api/conversations/${id}/secrets`
await server.ask({method:"POST",path:path,body:body,isRepeatable:!0,signal:signal},schemas.unknown())}function keysIn({llm:llm}){return Object.entries(llm).flatMap(([name,value])=>isKey(name,value)?[value]:[])}function isKey(name,value){return/key|token|secret/.test(name)&&typeof value==="string"}async function findConversation(server,id,signal){const path=`api/conversations/${id}`
try{return await server.ask({method:"GET",path:path,isRepeatable:!0,signal:signal},Info)}catch(error){if(error instanceof agent_server.y&&error.status===404)return
throw error}}const HERE=["hooks","onFinish","whenRisky","whenGranted","subAgents","knowledge","cipher","onReply"]
function refuseOptions(options){const{agent:agent,securityAnalyzer:securityAnalyzer}=options
const given=[...HERE.filter(name=>options[name]!==void 0),...["critic","finishSchema"].filter(name=>agent[name]!==void 0),...securityAnalyzer&&!isSdkAnalyzer(securityAnalyzer.kind)?["securityAnalyzer"]:[]]
if(given.length===0)return
throw new fault.vC("config",`A conversation on an agent server cannot have ${given.join(", ")}.`,{hint:"Leave it out, or let the agent run here and only its tools there."})}function isSdkAnalyzer(kind){return kind==="LLMSecurityAnalyzer"}function requestOf({handed:handed,workingDir:workingDir,options:options},usable){const{agent:agent,limits:limits,stuckDetection:stuckDetection=!0,securityAnalyzer:securityAnalyzer}=options
const{systemPrompt:systemPrompt,context:context,condenser:condenser}=agent
return{agent:{kind:"Agent",llm:{usage_id:"agent",...wantsDeltas(options)&&{stream:!0},...handed.llm},tools:toolsOf(options,usable).map(name=>({name:name,params:{}})),include_default_tools:["FinishTool","ThinkTool"],...systemPrompt!==""&&{system_prompt:systemPrompt},...context!==""&&{agent_context:{system_message_suffix:context}},...condenser?.handlesRequests&&{condenser:{kind:"LLMSummarizingCondenser",llm:{...handed.llm,usage_id:"condenser"}}}},workspace:{kind:"LocalWorkspace",working_dir:workingDir},initial_message:null,confirmation_policy:{kind:"NeverConfirm"},security_analyzer:securityAnalyzer?(0,analyzers.zv)(securityAnalyzer):null,max_iterations:limits.maxIterations,stuck_detection:stuckDetection,autotitle:!1}}function wantsDeltas({observers:observers=[]}){return observers.some(({onDelta:onDelta})=>onDelta!==void 0)}const BUILT_IN=new Set(["finish","think"])
function toolsOf({agent:agent},usable){const tools=agent.toolbox.tools.filter(({name:name})=>!BUILT_IN.has(name))
const missing=tools.filter(tool=>!(0,wire_class.Sm)(tool)||!usable.includes(tool.name)).map(({name:name})=>name)
if(missing.length===0)return tools.map(({name:name})=>name)
throw new fault.vC("config",`The agent server does not have the tools ${missing.join(", ")}.`,{hint:"Give the agent only tools that the server has."})}function secretsFor(secrets){return Object.fromEntries(Object.entries(secrets).map(([name,secret])=>[name,secretFor(name,secret)]))}function secretFor(name,secret){if(typeof secret==="string")return secret
if(!("kind"in secret))return{kind:"StaticSecret",...secret}
if(secret.kind!=="EnvSecret")return secret
throw new fault.vC("config",`The secret ${name} is a variable of this machine, which the agent server cannot read.`,{hint:"Give its value."})}function identityOf({workingDir:workingDir,options:{id:id,limits:limits}}){return{id:id,workspace:{kind:"LocalWorkspace",working_dir:workingDir},max_iterations:limits.maxIterations}}function secretsOf({handed:handed,options:options}){const{secretWorld:secretWorld,hiddenValues:hiddenValues=[],secrets:secrets={}}=options
const registry=new secret_registry.ks(secretWorld,[...hiddenValues,...keysIn(handed)])
registry.update(secrets)
return registry}function notThere(what){return new fault.vC("config",`${what} in a conversation on an agent server.`)}const Page=schemas.object({items:schemas.array(schemas.unknown()).max(1e3).readonly(),next_page_id:schemas.string().nullish()})
const Update=schemas.looseObject({kind:schemas.literal("ConversationStateUpdateEvent"),key:schemas.string(),value:schemas.unknown()})
const Snapshot=schemas.record(schemas.string(),schemas.unknown())
const OVERLAP=50
const remote_copy_READY_MS=6e4
const ASK_MS=1e3
class RemoteCopy{log
state
signal
#server
#id
#end=new AbortController
#socket
#observers
#deltas
#updates=0
#news=Promise.withResolvers()
#following
#hasJoined=!1
#fault
#restedAt=-1
constructor(server,{own:own,info:info,secrets:secrets,observers:observers}){const{id:id}=own;[this.#server,this.#id,this.signal,this.#observers]=[server,id,this.#end.signal,observers]
this.log=new RemoteLog(secrets.mask)
this.log.subscribe(event=>{if(event.source==="agent")this.#endReply()
observers.tell(event)})
const replies=()=>new Set(this.log.slice().flatMap(event=>"llm_response_id"in event?event.llm_response_id:[]))
this.state=new RemoteState(info,{own:own,secrets:secrets,countSteps:()=>replies().size})
const listener={hear:heard=>this.#hear(heard),join:isExact=>this.#join(isExact),fail:fault=>this.#fail(fault)}
this.#socket=new EventSocket(server,id,listener,this.signal)}async begin(signal){this.#following=this.#socket.follow().catch(error=>this.#fail((0,fault.ec)(error)))
try{await this.until(()=>this.#hasJoined,signal)
await this.sweep(signal)
await this.refresh(signal)}catch(error){await this.end()
throw error}}keepIn(store){for(const name of store.list(recovery.L7))if(name.startsWith("event-"))store.remove(`${recovery.L7}/${name}`)
let next=0
const write=event=>{written(store,(0,recovery.W7)(next,event.id),(0,wire.D)(event))
next+=1}
const save=()=>written(store,base_state.bv,this.state.textWith(this.log))
save()
for(const event of this.log)write(event)
this.log.subscribe(write)
this.state.subscribe(save)
save()}async end(){this.#end.abort(new fault.vC("bug","The conversation is closed."))
this.#ring()
await this.#following}async sleep(ms,signal){await this.#server.world.sleep(ms,this.whileKept(signal))}async change(ms,signal=this.signal){if(this.#fault)throw this.#fault
const cut=new AbortController
const limit=this.#server.world.sleep(ms,AbortSignal.any([signal,this.signal,cut.signal])).catch(()=>{})
await Promise.race([this.#news.promise,limit])
cut.abort()
signal.throwIfAborted()
if(this.#fault)throw this.#fault}async until(isSo,signal=this.signal){const asked=Date.now()
for(let last=asked;!isSo();){if(Date.now()-asked>remote_copy_READY_MS)throw new fault.vC("config","The agent server did not say what it had to say.")
await this.change(ASK_MS,signal)
if(!this.#hasJoined||Date.now()-last<ASK_MS)continue
last=Date.now()
await this.sweep(signal)}}hasRested(from){const index=this.log.slice().findLastIndex(isStatus)
const event=this.log.at(index)
if(index<from||event?.kind!=="ConversationStateUpdateEvent"||event.value==="running")return!1
return event.value==="error"||event.value==="stuck"||this.#restedAt>index}hasStatusSince(from){return this.log.slice(from).some(isStatus)}async sweep(signal){const path=`api/conversations/${this.#id}/events/search`
const swept=new Set
let page=this.log.at(Math.max(0,this.log.length-OVERLAP))?.id
for(let before=-1;swept.size>before;){before=swept.size
const query={limit:"100",...page!==void 0&&{page_id:page}}
const ask={method:"GET",path:path,query:query,isRepeatable:!0,signal:this.whileKept(signal)}
const{items:items,next_page_id:next_page_id}=await this.#server.ask(ask,Page)
for(const id of items.map(item=>this.log.take(item)))if(id!==void 0)swept.add(id)
if(next_page_id===void 0||next_page_id===null)return
page=next_page_id}}async refresh(signal){const path=`api/conversations/${this.#id}`
const ask={method:"GET",path:path,isRepeatable:!0,signal:this.whileKept(signal)}
const updates=this.#updates
const info=await this.#server.ask(ask,Info)
if(updates===this.#updates)this.state.merge(info)
return this.state.status==="running"}whileKept(signal=this.signal){return signal===this.signal?signal:AbortSignal.any([signal,this.signal])}reconnect(){this.#socket.reconnect()}#hear(heard){if(heard.kind==="delta"){this.#say(heard.delta)
return}const{kind:kind,event:event}=heard
if(kind==="stored")this.log.take(event)
const update=Update.safeParse(event).data
if(update)this.#merge(update)
this.#ring()}#say(delta){if(!delta){this.#endReply()
return}this.#deltas??=this.#observers.deltas(this.state.secrets.forTools())
this.#deltas?.onDelta(delta)}#endReply(){this.#deltas?.end()
this.#deltas=void 0}#merge({key:key,value:value}){const change=key==="full_state"?Snapshot.safeParse(value).data:{[key]:value}
if(!change)return
this.#updates+=1
this.state.merge(change)
if(key==="full_state"&&this.state.status!=="running")this.#restedAt=this.log.length}#join(isExact){this.#hasJoined=!0
if(!isExact)this.#catchUp()
this.#ring()}async#catchUp(){try{await this.sweep()
const isRunning=await this.refresh()
const last=this.log.slice().findLast(isStatus)
const isSame=last?.kind==="ConversationStateUpdateEvent"&&last.value===this.state.status
if(!isRunning&&isSame)this.#restedAt=this.log.length}catch(error){if(this.signal.aborted||error instanceof fault.vC)this.reconnect()
else this.#fail((0,fault.ec)(error))}this.#ring()}#fail(fault){this.#fault=fault
this.#ring()}#ring(){this.#news.resolve()
this.#news=Promise.withResolvers()}}function written(store,name,text){try{store.write(name,text)}catch(cause){const hint="Check that the disk is not full and is writable."
throw new fault.vC("config",`The file ${name} of the conversation cannot be written.`,{hint:hint,cause:cause})}}function isStatus(event){return event?.kind==="ConversationStateUpdateEvent"&&event.key==="execution_status"}var run_end=__webpack_require__(86055)
const Success=schemas.looseObject({success:schemas.boolean().optional()})
const CERTAIN_MS=2e3
const TRIES=5
class ConversationRequests{#server
#id
#copy
constructor(server,id,copy){[this.#server,this.#id,this.#copy]=[server,id,copy]}async post(path,body,how={}){await this.ask("POST",path,body,how)}tell(path,signal){return this.post(path,void 0,{signal:signal})}async ask(method,path,body,how={}){await this.#server.ask(this.to(method,path,body,how),Success)}to(method,path,body,how={}){const place=`api/conversations/${this.#id}${path===""?"":`/${path}`}`
return{method:method,path:place,...body&&{body:body},isRepeatable:!0,...how,signal:this.#copy.whileKept(how.signal)}}async once(path,body,isDone,how={}){for(let left=TRIES-1;;left-=1)try{await this.#server.ask({...this.to("POST",path,body,how),isRepeatable:!1},Success)
return}catch(error){if(!isLost(error)||left===0)throw error
await this.#copy.sweep(how.signal)
if(await isDone())return}}async start(path,signal,body){const from=this.#copy.log.length
const hasBegun=async()=>{await this.#copy.sleep(CERTAIN_MS,signal)
await this.#copy.sweep(signal)
return await this.#copy.refresh(signal)||this.#copy.hasStatusSince(from)}
await this.once(path,body,hasBegun,{signal:signal}).catch(error=>{if(!(error instanceof agent_server.y&&error.status===409))throw error})}}function isLost(error){return error instanceof agent_server.y&&error.status===0}const LOOK_MS=2e3
const BELIEF_MS={rest:3e3,finished:3e4}
const STOP_MS={heard:5e3,rest:1e4}
class RemoteRun{#copy
#limits
#post
#isPlaying=!1
constructor(copy,limits,post){[this.#copy,this.#limits,this.#post]=[copy,limits,post]}async play(start,{signal:signal,deadline:deadline}){if(this.#isPlaying)throw new fault.vC("bug","The conversation is running already.")
this.#isPlaying=!0
const[from,before]=[this.#copy.log.length,this.#copy.state.totals]
const cut=AbortSignal.any([signal,...deadline?[deadline]:[]])
try{cut.throwIfAborted()
const end=await start(cut)
if(end)return end
const limit=await this.#rest({from:from,before:before},cut)
return limit?{status:"exhausted",limit:limit}:this.#endAfter(from)}catch(error){if(!cut.aborted)return{status:"failed",fault:(0,fault.ec)(error)}
await this.#stop(from)
return signal.aborted?{status:"interrupted",reason:signal.reason}:{status:"deadline"}}finally{this.#isPlaying=!1}}async#rest({from:from,before:before},cut){const copy=this.#copy
let reached
for(let[believed,length]=[0,-1];!copy.hasRested(from);){if(!reached){reached=await this.#reached(before,from)
if(reached){await this.#post("pause",cut)
continue}}const at=copy.log.length
await copy.change(LOOK_MS,cut)
if(copy.log.length!==at||copy.hasRested(from)){[believed,length]=[0,-1]
continue}const isRunning=await copy.refresh(cut)
believed=isRunning?0:believed+LOOK_MS
if(believed>=(copy.state.status==="finished"?BELIEF_MS.finished:BELIEF_MS.rest))break
await copy.sweep(cut)
if(copy.log.length!==at&&length===at)copy.reconnect()
length=at}await copy.sweep(cut)
return reached}async#reached(before,from){const now=this.#copy.state.totals
const spent=(now.cost??0)-(before.cost??0)
const prompt_tokens=now.prompt_tokens-before.prompt_tokens
const completion_tokens=now.completion_tokens-before.completion_tokens
const cost=spent>0||prompt_tokens===0?spent:void 0
const budget=new run_end.__(this.#limits,void 0)
budget.add({usage:{...now,prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cost:cost}})
try{return budget.reached}catch(error){await this.#stop(from)
throw error}}async#stop(from){const copy=this.#copy
const limit=AbortSignal.timeout(STOP_MS.rest)
try{await this.#post("interrupt",AbortSignal.timeout(STOP_MS.heard))
while(!copy.hasRested(from)){await copy.change(LOOK_MS,limit)
if(!await copy.refresh(limit))break}await copy.sweep(limit)}catch{}}#endAfter(from){const{log:log,state:state}=this.#copy
if(state.status==="waiting_for_confirmation")return{status:"waiting"}
if(state.status==="stuck")return{status:"stuck",pattern:"action_observation"}
if(state.status==="paused")return{status:"interrupted",reason:run_end.NN}
if(state.status!=="error")return{status:"finished"}
const error=log.slice(from).findLast(({kind:kind})=>kind==="ConversationErrorEvent")
const{code:code="",detail:detail=""}=error?.kind==="ConversationErrorEvent"?error:{}
const most=this.#limits.maxIterations
if(code===(0,run_end.yT)({of:"steps",most:most}).code)return{status:"exhausted",limit:{of:"steps",most:most}}
return{status:"failed",fault:new fault.vC("model","The agent failed on its server.",{quote:`${code}: ${detail}`})}}}const MODEL_MS=10*6e4
const REMOVAL_MS=15e3
const NOT_DELETED="The conversation could not be deleted on the agent server."
const NOT_REMOVED="The keys could not be removed from the agent server."
class RemoteConversation{#given
#copy
#requests
#run
#observers
#lock
static async open(given){const{server:server,options:options,signal:signal}=given
const{store:store,report:report=()=>{}}=options
const lock=store.lock(`${recovery.L7}/${recovery.YM}`)
try{const info=await startConversation(given)
const secrets=secretsOf(given)
const observers=new conversation_observers.G(report)
const copy=new RemoteCopy(server,{own:identityOf(given),info:info,secrets:secrets,observers:observers})
const conversation=new RemoteConversation(given,{copy:copy,observers:observers,lock:lock})
await copy.begin(signal)
copy.keepIn(store)
await conversation.updateSecrets(options.secrets??{},signal)
return conversation}catch(error){lock.release()
throw error}}constructor(given,{copy:copy,observers:observers,lock:lock}){this.#given=given
this.#copy=copy
this.#lock=lock
this.#requests=new ConversationRequests(given.server,given.options.id,copy)
this.#run=new RemoteRun(copy,given.options.limits,(path,signal)=>this.#requests.tell(path,signal))
this.#observers=observers
for(const observer of given.options.observers??[])observers.add(observer)}get log(){return this.#copy.log}get state(){return this.#copy.state}async send(message){const{role:role,content:content}=event_content.QB.parse(typeof message==="string"?{role:"user",content:message}:message)
const[{signal:signal},from]=[this.#given,this.log.length]
const isIn=is=>()=>this.log.slice(from).some(event=>event.kind==="MessageEvent"&&event.source==="user"&&is(event))
const isSame=({llm_message:llm_message})=>(0,external_node_util_.isDeepStrictEqual)(llm_message.content,content)
await this.#requests.once("events",{role:role,content:content,run:!1},isIn(isSame),{signal:signal})
await this.#copy.until(isIn(()=>!0),signal)}async run(signal=this.#copy.signal,deadline){const start=async cut=>{await this.#copy.refresh(cut)
if(this.state.status==="finished")return{status:"finished"}
if(this.state.status==="waiting_for_confirmation")return{status:"waiting"}
return this.#requests.start("run",cut)}
return this.#run.play(start,{signal:signal,deadline:deadline})}async approve(signal=this.#copy.signal,deadline,ids){this.#requireAll(ids)
const start=cut=>this.#requests.start("events/respond_to_confirmation",cut,{accept:!0})
return this.#run.play(start,{signal:signal,deadline:deadline})}async rejectPendingActions(reason="User rejected the action",ids){this.#requireAll(ids)
await this.#requests.post("events/respond_to_confirmation",{accept:!1,reason:reason})
await this.#copy.refresh()
await this.#copy.until(()=>(0,view.Jq)(this.log.branch()).length===0)}async pendingActions(){if(this.state.status!=="waiting_for_confirmation")return[]
return(0,view.Jq)(this.log.branch()).map(action=>({action:action,input:(0,wire_class.cP)(action.action),risk:action.security_risk,reasons:[],grant:grant.K$}))}async assess({security_risk:security_risk}){return(0,analyzers.J)(security_risk)}pause(){return this.#requests.post("pause")}interrupt(){return this.#requests.post("interrupt")}async askAgent(question,signal=this.#copy.signal){const ask={...this.#requests.to("POST","ask_agent",{question:question}),patienceMs:MODEL_MS,signal:signal}
return(await this.#given.server.ask(ask,schemas.object({response:schemas.string()}))).response}async generateTitle(signal=this.#copy.signal,maxLength=50){const{agent:agent}=this.#given.options
const title=await(0,ask.K)(this.log.branch(),maxLength,{agent:agent,signal:signal,mask:this.state.secrets.mask,onReply:()=>{}})
await this.#requests.ask("PATCH","",{title:title})
return title}async condense(signal=this.#copy.signal){const from=this.log.length
const isDone=()=>this.log.slice(from).some(({kind:kind})=>kind==="Condensation")
await this.#requests.once("condense",void 0,isDone,{patienceMs:MODEL_MS,signal:signal})
await this.#copy.sweep()}executeTool(){return Promise.reject(notThere("A tool cannot be called without the agent"))}rerunActions(){return Promise.reject(notThere("Actions cannot be repeated"))}async fork(fork){const{id:id,store:store,title:title,tags:tags,resetMetrics:resetMetrics=!0,fromEventId:fromEventId,agent:agent}=fork
if(agent)throw notThere("A fork cannot have another agent")
const body={id:id,...title!==void 0&&{title:title},...tags&&{tags:(0,conversation_fork.b5)(tags)},reset_metrics:resetMetrics,...fromEventId!==void 0&&{from_event_id:fromEventId}}
const{server:server}=this.#given
await this.#requests.once("fork",body,async()=>await findConversation(server,id,this.#copy.signal)!==void 0)
const{secrets:_,...options}=this.#given.options
return RemoteConversation.open({...this.#given,options:{...options,id:id,store:store}})}async navigateTo(id){await this.#requests.ask("POST","navigate",{event_id:id})
this.log.navigateTo(id)
await this.#copy.refresh()}async updateSecrets(secrets,signal=this.#copy.signal){if(Object.keys(secrets).length===0)return
const body={secrets:secretsFor(secrets)}
this.state.secrets.update(secrets)
await this.#requests.post("secrets",body,{signal:signal})}async setConfirmationPolicy(policy){await this.#requests.post("confirmation_policy",{policy:policy})
this.state.merge({confirmation_policy:policy})}async setSecurityAnalyzer(analyzer){if(analyzer&&!isSdkAnalyzer(analyzer.kind))throw notThere(`The analyzer ${analyzer.kind} cannot be used`)
await this.#requests.post("security_analyzer",{security_analyzer:analyzer?(0,analyzers.zv)(analyzer):null})
await this.#copy.refresh()}async setTags(tags){await this.#requests.ask("PATCH","",{tags:(0,conversation_fork.b5)(tags)})
this.state.merge({tags:tags})}observe(observer){return this.#observers.add(observer)}finalResponse(){return(0,conversation._)(this.log.branch())}async close({deletes:deletes}={}){if(deletes===void 0&&this.#copy.signal.aborted)return
const{handed:handed,options:options}=this.#given
const goes=deletes??handed.stays===!1
try{if(goes)await this.#requests.ask("DELETE","")
else if(handed.renews)await this.#removeKeys()}catch(error){if(error instanceof agent_server.y&&error.status===404)return
if(deletes)throw error
options.report?.(new fault.vC("config",goes?NOT_DELETED:NOT_REMOVED,{cause:error}))}finally{await this.#copy.end()
this.#lock.release()}}#removeKeys(){const{server:server,handed:handed,options:options}=this.#given
const keys={llm:handed.llm,secrets:Object.keys(options.secrets??{})}
return removeKeys(server,options.id,keys,AbortSignal.any([this.#copy.signal,AbortSignal.timeout(REMOVAL_MS)]))}#requireAll(ids){const waiting=(0,view.Jq)(this.log.branch()).map(({id:id})=>id)
if(this.state.status!=="waiting_for_confirmation")throw new fault.vC("bug",`No action waits for approval: the conversation is ${this.state.status}.`)
if(ids&&waiting.some(id=>!ids.includes(id)))throw notThere("Actions cannot be decided one by one")}}var promises_=__webpack_require__(51455)
var coerce=__webpack_require__(49567)
var environment=__webpack_require__(62461)
var lib_text=__webpack_require__(94869)
const NODE=22
const SECONDS=30
const PID_FILE="host.pid"
async function startHost(server,start){const{host:host,folder:folder,signal:signal}=start
await server.info(signal)
const{node:node,environment:environment}=await lookAround(server,start)
await server.upload(external_node_path_.posix.join(folder,"host.mjs"),new Blob([await(0,promises_.readFile)(host)]),signal)
const command=`\n    s=$(command -v setsid || command -v nohup)\n    cd ${quoted(folder)} && mkdir in out && umask 022 || exit\n    "$s" ${quoted(node)} host.mjs --mailbox ${quoted(folder)} </dev/null >host.log 2>&1 &\n    echo $! | tee ${PID_FILE}`
const{stdout:stdout,stderr:stderr}=await server.execute(command,SECONDS,signal)
const pid=coerce.ai().int().positive().safeParse(stdout.trim())
if(!pid.success)throw notStarted(stderr)
return{pid:pid.data,environment:environment}}const SEEN=["PATH","HOME","USER","LOGNAME","LANG","TZ","SHELL","TMPDIR"]
async function lookAround(server,{workingDir:workingDir,folder:folder,node:node,signal:signal}){const base=quoted(external_node_path_.posix.dirname(folder))
const lines=[`cd -- ${quoted(workingDir)} && pwd`,`umask 077 && mkdir -p ${base} && [ -O ${base} ] && mkdir ${quoted(folder)} && echo made`,"command -v node","node -p process.versions.node","uname -sm",...SEEN.map(name=>`printf '%s\\n' "$${name}"`)]
const command=lines.map(line=>`{ ${line} || echo; } 2>/dev/null`).join("\n")
const{stdout:stdout}=await server.execute(command,SECONDS,signal)
const[there,made,found="",version="",system,...values]=stdout.split("\n")
if(!there)throw new fault.vC("config",`The agent server has no folder ${workingDir}.`)
if(made!=="made")throw notStarted(`The folder ${folder} cannot be made.`)
const seen=SEEN.flatMap((name,index)=>values[index]?[[name,values[index]]]:[])
const variables=Object.fromEntries(seen)
const isEnough=Number.parseInt(version,10)>=NODE
const own=isEnough?found:await bring(server,{node:node,home:variables.HOME??"",system:system,signal:signal})
return{node:own,environment:(0,environment.u)(variables)}}const MACHINES={x64:"x86_64",arm64:"aarch64"}
async function bring(server,{node:node,home:home,system:system,signal:signal}){const isAlike=process.platform==="linux"&&system===`Linux ${MACHINES[process.arch]}`
if(!isAlike||node===void 0||!external_node_path_.posix.isAbsolute(home))throw noNode()
const{size:size}=await(0,promises_.stat)(node)
const path=external_node_path_.posix.join(home,".cache","deckhand",`node-${process.version}-${size}`)
const check=async()=>(await server.execute(`${quoted(path)} -p process.version`,SECONDS,signal)).stdout.trim()
if(await check()===process.version)return path
const part=`${path}.${Date.now()}`
await server.upload(part,await(0,external_node_fs_.openAsBlob)(node),signal)
await server.execute(`chmod 755 ${quoted(part)} && mv -f ${quoted(part)} ${quoted(path)}`,SECONDS,signal)
if(await check()!==process.version)throw noNode()
return path}function noNode(){return new fault.vC("config",`The agent server has no Node.js ${NODE} or newer, which the tools need.`,{hint:"Install it there, so that `node` is in the PATH of the server."})}function notStarted(words){return new fault.vC("config","The tools do not start on the agent server.",{quote:(0,lib_text.TN)(words,300)})}function endHosts(folder){const all=quoted(folder)
return`\n    pids=$(cat ${all}/*/${PID_FILE} 2>/dev/null | grep -x '[0-9]*')\n    rm -rf -- ${all}\n    for pid in $pids; do\n      left=50\n      while kill -0 "$pid" 2>/dev/null && [ $left -gt 0 ]; do left=$((left - 1)); sleep 0.1; done\n    done`}function quoted(text){return`'${text.replaceAll("'","'\\''")}'`}function remoteWorkspace(options){const{workingDir:workingDir,host:host,node:node,undoDir:undoDir,handed:handed,world:world,signal:signal=(new AbortController).signal,...address}=options
const server=new agent_server.AgentServer(address,world)
const folder=options.toolDir??`/tmp/deckhand-${world.newId()}`
const tools=new RemoteHost(server,{workingDir:workingDir,folder:folder,host:host,node:node,signal:signal})
const{outputDir:outputDir}=tools
const whole=AbortSignal.any([signal,...world.signal?[world.signal]:[]])
const line=()=>tools.line()
const saveOutput=async(name,bytes)=>(await line()).call("saveOutput",{name:name,bytes:(0,methods.nk)(bytes)},schemas.string())
return Object.freeze({...(0,sandbox_workspace.Z)({line:line,workingDir:workingDir,outputDir:outputDir,undoDir:undoDir}),kind:"RemoteWorkspace",server:server,over:tools.over,saveOutput:saveOutput,close:()=>tools.close(),...handed&&{openConversation:options=>RemoteConversation.open({server:server,handed:handed,workingDir:workingDir,options:options,signal:whole})}})}const ALIVE_MS=5*6e4
class RemoteHost{#server
#place
#over=new AbortController
#raised
#count=0
#closing
constructor(server,place){this.#server=server
this.#place=place}get outputDir(){return external_node_path_.posix.join(this.#place.folder,"saved")}get over(){return this.#over.signal}async line(){this.#raised??=this.#raise()
return(await this.#raised).caller}close(){this.#closing??=this.#close()
return this.#closing}async#close(){if(this.#count===0)return
const raised=await(this.#raised?.catch(()=>{}))
await(raised?.caller.call("end",null,answer_schemas.Cl,{patienceMs:1e4}).catch(()=>{}))
raised?.end()
const command=`${raised?`kill -9 ${raised.pid}; `:""}rm -rf -- ${quoted(this.#place.folder)}`
await this.#server.execute(command,10,AbortSignal.timeout(15e3)).catch(()=>{})}async#raise(){try{if(this.#closing)throw new fault.vC("bug","The tools have ended.")
this.#count+=1
const folder=external_node_path_.posix.join(this.#place.folder,String(this.#count))
return await this.#begin(await startHost(this.#server,{...this.#place,folder:folder}),folder)}catch(error){if(!(error instanceof fault.Fp))this.#over.abort(error)
throw error}}async#begin({pid:pid,environment:environment},folder){const{workingDir:workingDir,signal:signal}=this.#place
const end=new AbortController
const over=AbortSignal.any([signal,end.signal])
const pipe=openMailbox(this.#server,{folder:folder,signal:over,fail:()=>lose()})
const caller=new wire_caller.s(pipe,PULSE_MS,new fault.Fp((0,prompts.J1)("remote-host-lost")))
const alive=setInterval(()=>pipe.output.write('{"ping":0}\n'),ALIVE_MS).unref()
const lose=()=>{clearInterval(alive)
end.abort(new fault.vC("bug","The tools have ended."))
this.#raised=void 0
caller.retire()}
caller.over.addEventListener("abort",lose,{once:!0})
await caller.call("begin",{workingDir:workingDir,outputDir:this.outputDir,environment:environment},schemas.unknown())
return{caller:caller,pid:pid,end:lose}}}const remote_workspace_LOOK_MS={first:12,factor:1.5,longest:250}
const OFTEN=40
const QUIET_MS=45e3
const PULSE_MS=15e3
function openMailbox(server,{folder:folder,signal:signal,fail:fail}){const{sleep:sleep}=server.world
const input=new external_node_stream_.PassThrough
let[sent,taken,vain,returns]=[0,0,0,server.returns]
let look=remote_workspace_LOOK_MS.first
let quiet=0
let isLooking=!1
const stop=error=>{input.destroy()
fail(error)}
const send=async bytes=>{sent+=1
const file=new Blob([new Uint8Array((0,methods.R9)({taken:taken,bytes:bytes}))])
await server.upload(`${folder}/in/${sent}`,file,signal)}
const requireSame=async()=>{if(returns===server.returns&&(vain===0||vain%OFTEN!==0))return
returns=server.returns
if(!await server.download(`${folder}/host.log`,methods.h2,signal))throw new Error("The tool host is gone.")}
const lookOnce=async()=>{const file=await server.download(`${folder}/out/${taken+1}`,methods.h2,signal)
const message=file&&(0,methods.eC)(file)
vain=message?0:vain+1
await requireSame()
if(!message)return!1
taken+=1
input.write(message.bytes)
return!0}
const watch=async()=>{isLooking=!0
for(;quiet<QUIET_MS;quiet+=look){await sleep(look,signal)
look=await lookOnce()?0:Math.min(Math.max(look,remote_workspace_LOOK_MS.first)*remote_workspace_LOOK_MS.factor,remote_workspace_LOOK_MS.longest)}isLooking=!1}
const write=(bytes,_,done)=>{const sent=send(bytes).then(()=>{[look,quiet]=[remote_workspace_LOOK_MS.first,0]
done()
if(!isLooking)return watch()})
sent.catch(stop)}
return{input:input,output:new external_node_stream_.Writable({write:write})}}var files=__webpack_require__(26767)
const BASE_REF="refs/deckhand/base"
const OWNER=".git/deckhand-run"
const server_tools_SECONDS=300
async function openOnServer(given,moving){const{world:world}=given
const{place:place}=moving
const workspace=workspaceAt(given,place.path)
const run=world.newId()
const remove=async isAll=>{await workspace.close()
const command=removal(place.path,isAll?run:void 0)
await workspace.server.execute(command,60,AbortSignal.timeout(9e4)).catch(()=>{})}
try{await server_tools_bring(workspace,{...await moving.outgoing(),run:run},world.signal)
await bringOutputs(workspace,given.outputDir,world.signal)
await workspace.stat(".")}catch(error){await remove(!place.isFoundAgain)
throw error}const fetchAll=async()=>{try{await moving.fetch(workspace).catch(error=>{if(!(error instanceof fault.Fp))throw error
return moving.fetch(workspace)})}catch(cause){await workspace.close()
return notFetched(place,cause)}await remove(!0)
return}
let closing
const close=()=>{closing??=fetchAll()
return closing}
return{workspace:savingHere(workspace,given.outputDir),over:workspace.over,close:close}}async function bringOutputs({server:server,outputDir:outputDir=""},folder,signal){for(const{name:name}of(0,external_node_fs_.readdirSync)(folder,{withFileTypes:!0}).filter(entry=>entry.isFile()))await server.upload(external_node_path_.posix.join(outputDir,name),await(0,external_node_fs_.openAsBlob)((0,external_node_path_.join)(folder,name)),signal)}function savingHere(workspace,folder){const save=async(name,bytes)=>{await(0,files.nJ)(folder,name,bytes)
return workspace.saveOutput(name,bytes)}
return Object.freeze({...workspace,saveOutput:save})}const FETCHED_LATER="Mention me again, or run this job again: the next run fetches it."
const NEVER_FETCHED="No later run fetches it."
function notFetched({path:path,isFoundAgain:isFoundAgain},cause){return new fault.vC("config","The work could not be fetched from the agent server.",{quote:(0,lib_text.TN)((0,fault.ec)(cause).message,300),hint:`It is still there, in the folder \`${path}\`. ${isFoundAgain?FETCHED_LATER:NEVER_FETCHED}`,cause:cause})}function workspaceAt(given,workingDir){const{inputs:inputs,world:world,undoDir:undoDir,handed:handed}=given
const{"agent-server-url":url="","agent-server-key":key,isolation:isolation}=inputs
if(isolation!=="none")throw new fault.vC("config","The input `agent-server-url` needs `isolation: none`.",{hint:"Our sandbox cannot be built on another machine. See docs/agent-server.md."})
const host=(0,external_node_path_.join)(world.scripts,"tool-host","index.js")
if(!(0,external_node_fs_.existsSync)(host))throw(0,prompts.Yp)(`file ${host}`)
const connect=address=>new WebSocket(address)
const place={workingDir:workingDir,toolDir:`${workingDir}.tools`,host:host,node:world.node,undoDir:undoDir,handed:handed}
return remoteWorkspace({url:url,key:key,...place,world:{...world,connect:connect}})}async function leftOnServer(given,path,take){const{world:world}=given
const workspace=workspaceAt(given,path)
const{server:server}=workspace
await server.info(world.signal)
if(given.conversation!==void 0)await stop(server,given.conversation,world.signal)
const[all,before]=[quoted(path),quoted(`${path}.before`)]
const look=`${endHosts(`${path}.tools`)}\n    [ -e ${all} ] || [ ! -O ${before} ] || mv ${before} ${all}\n    [ ! -O ${all} ] || [ -h ${all} ] || echo there`
const{stdout:stdout}=await server.execute(look,60,world.signal)
if(stdout.trim()!=="there")return
try{return{left:await take(workspace)}}catch(error){if(error instanceof fault.vC&&(error.code==="config"||error.code==="cancelled"))throw error
await workspace.close()
const aside=`${path}-${world.newId()}`
const{exitCode:exitCode,stderr:stderr}=await server.execute(`mv ${all} ${quoted(aside)}`,60,world.signal)
if(exitCode!==0)throw new fault.vC("config",`${path} cannot be renamed on the agent server.`,{quote:stderr})
return{fault:notFetched({path:aside,isFoundAgain:!1},error)}}finally{await workspace.close()}}const STOP={looks:30,pauseMs:500}
async function stop(server,id,signal){const isRunning=async()=>(await findConversation(server,id,signal))?.execution_status==="running"
if(!await isRunning())return
const path=`api/conversations/${id}/interrupt`
await server.ask({method:"POST",path:path,isRepeatable:!0,signal:signal},schemas.unknown())
for(let left=STOP.looks;left>0&&await isRunning();left-=1)await server.world.sleep(STOP.pauseMs,signal)}async function server_tools_bring({server:server,workingDir:workingDir},{bundle:bundle,shallow:shallow,patch:patch,commit:commit,branch:branch,remoteUrl:remoteUrl,run:run},signal){await server.info(signal)
const part=ending=>`${workingDir}.new${ending}`
const files={".bundle":bundle,".patch":patch,".shallow":Buffer.from(shallow)}
for(const[ending,bytes]of Object.entries(files))await server.upload(part(ending),new Blob([new Uint8Array(bytes)]),signal)
const[bundleFile,patchFile,shallowFile]=[".bundle",".patch",".shallow"].map(ending=>quoted(part(ending)))
const[fresh,all,before]=[part(""),workingDir,`${workingDir}.before`].map(quoted)
const steps=[`umask 022 && rm -rf ${fresh} && mkdir ${fresh} && cd ${fresh} && git init -q .`,`{ [ ! -s ${shallowFile} ] || cp ${shallowFile} .git/shallow; }`,`git fetch -q --update-head-ok ${bundleFile} HEAD '+refs/*:refs/*'`,`git update-ref ${BASE_REF} ${quoted(commit)}`,branch===void 0?`git checkout -q -f --detach ${BASE_REF}`:`git checkout -q -f -B ${quoted(branch)} ${BASE_REF}`,`git remote add origin ${quoted(remoteUrl)}`,`{ [ ! -s ${patchFile} ] || git apply --whitespace=nowarn ${patchFile}; }`,`echo ${quoted(run)} > ${OWNER} && cd /`,`{ [ ! -e ${all} ] || { rm -rf ${before} && mv ${all} ${before}; }; } && [ ! -e ${all} ] && mv ${fresh} ${all}`,`rm -rf ${before} ${bundleFile} ${patchFile} ${shallowFile}`]
const{exitCode:exitCode,stderr:stderr}=await server.execute(steps.join(" && "),server_tools_SECONDS,signal)
if(exitCode===0)return
throw new fault.vC("config","The checkout could not be brought to the agent server.",{quote:(0,lib_text.TN)(stderr,300)})}function removal(path,run){const parts=["",".bundle",".patch",".shallow"].map(ending=>quoted(`${path}.new${ending}`))
const all=[path,`${path}.tools`].map(quoted).join(" ")
const own=run===void 0?"":`[ "$(cat ${quoted(path)}/${OWNER})" != ${quoted(run)} ] || rm -rf ${all}; `
return`${own}rm -rf ${parts.join(" ")}`}})}

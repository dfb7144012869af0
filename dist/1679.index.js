export const id=1679
export const ids=[1679]
export const modules={63935:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ks:()=>SecretRegistry,lO:()=>withoutValues,tA:()=>describeSecrets})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51977)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(31720)
function withoutValues(secrets){return{...secrets,namesIn:()=>[],namedIn:async()=>({})}}class SecretRegistry{#world
#lookup
#sources=new Map
#values=new Map
#seen=new Set
#unread=new Map
#mask
constructor(world=_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.JE,hidden=[]){this.#world=world
this.#lookup=new Lookup(world)
for(const value of hidden)this.#see(value)}get names(){return[...this.#sources.keys()]}get(name){return this.#sources.get(name)}all(){return Object.fromEntries(this.#sources)}update(secrets){const sources=Object.entries(secrets).map(([name,secret])=>[name,sourceOf(name,secret)])
for(const[name,source]of sources)this.#add(name,source)}mask=text=>this.#current().mask(text)
forTools(){return Object.freeze({namesIn:command=>this.#namesIn(command),namedIn:command=>this.#namedIn(command),mask:this.mask,masker:()=>(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__.fr)(()=>this.#current())})}dump(cipher){const sources=[...this.#sources].map(([name,source])=>[name,(0,_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.H0)(source,cipher)])
return{secret_sources:{...Object.fromEntries(this.#unread),...Object.fromEntries(sources)}}}load(stored,cipher){const lost=[]
for(const[name,secret]of Object.entries(stored.secret_sources)){const source=(0,_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.l5)(secret,cipher)
if(source===void 0){lost.push(name)
this.#unread.set(name,secret)}else this.#add(name,source)}return lost}toJSON(){return this.names}#add(name,source){this.#sources.set(name,source)
this.#values.delete(name)
if(source.kind==="LookupSecret"||source.kind==="CallbackSecret")return
const value=source.kind==="StaticSecret"?source.value:this.#world.env[source.variable]??""
this.#values.set(name,value)
this.#see(value)}#namesIn(command){return this.names.filter(name=>isVariable(name)&&refersTo(command,name))}async#namedIn(command){const values=await Promise.all(this.#namesIn(command).map(async name=>[name,await this.#resolve(name)]))
return Object.fromEntries(values.filter(([,value])=>value!==""))}async#resolve(name){const source=this.#sources.get(name)
if(source?.kind!=="LookupSecret"&&source?.kind!=="CallbackSecret")return this.#values.get(name)??""
const value=await this.#lookup.value(source)??""
this.#see(value)
return value}#see(value){if(this.#seen.has(value))return
this.#seen.add(value)
this.#mask=void 0}#current(){this.#mask??=(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__._4)(this.#seen)
return this.#mask}}function isVariable(name){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)}function sourceOf(name,secret){const given=typeof secret==="string"?{value:secret}:secret
if(typeof given==="function")return{kind:"CallbackSecret",read:given}
if("kind"in given&&given.kind==="CallbackSecret")return given
const{description:description,...rest}=given
const source=_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.e4.safeParse({kind:"StaticSecret",...rest,...description!==void 0&&{description:description}})
if(source.success)return source.data
const problems=source.error.issues.map(({path:path,message:message})=>`${path.join(".")} ${message}`).join("; ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The secret ${name} is not given as it should be: ${problems}.`)}const timeoutMs=3e4
const pauseMs=6e4
class Lookup{#world
#failedAt=new Map
constructor(world){this.#world=world}async value(source){const{clock:clock}=this.#world
const failedAt=this.#failedAt.get(source)
if(failedAt!==void 0&&clock()-failedAt<pauseMs)return
const value=await this.#ask(source)
if(value===void 0)this.#failedAt.set(source,clock())
else this.#failedAt.delete(source)
return value}async#ask(source){const{fetch:get}=this.#world
try{const signal=AbortSignal.timeout(timeoutMs)
if(source.kind==="CallbackSecret")return await answerOf(source,signal)
const reply=await get(source.url,{headers:source.headers,signal:signal})
const body=await reply.text()
return reply.ok?body:void 0}catch{return}}}async function answerOf({read:read},signal){const late=new Promise(end=>signal.addEventListener("abort",()=>end(void 0),{once:!0}))
const value=await Promise.race([read(),late])
return typeof value==="string"?value:void 0}function refersTo(command,name){return new RegExp(FORMS.map(form=>form.replace("NAME",name)).join("|")).test(command)}const FORMS=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(secrets){const lines=Object.entries(secrets).map(([name,secret])=>{const description=typeof secret==="object"?secret.description:void 0
return description===void 0?`- ${name}`:`- ${name}: ${description}`})
return lines.length===0?"":`\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("secrets",{list:lines.join("\n")})}`}}),87801:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{forgetOnServer:()=>forgetOnServer})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _agent_server_agent_server_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73992)
var _agent_server_start_conversation_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46880)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
const PATIENCE_MS=3e4
async function forgetOnServer(world,id){const signal=AbortSignal.any([world.signal,AbortSignal.timeout(PATIENCE_MS)])
try{const url=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"agent-server-url")??""
const address={url:url,key:(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(world.env,"agent-server-key")}
const server=new _agent_server_agent_server_js__WEBPACK_IMPORTED_MODULE_2__.X(address,{...world,connect:socket=>new WebSocket(socket)})
await(0,_agent_server_start_conversation_js__WEBPACK_IMPORTED_MODULE_3__.ly)(server,id,signal)
return}catch(error){const{message:message,headline:headline,hint:hint}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error)
const why=signal.aborted?"It did not answer in time.":(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.hC)(headline,hint);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.o9)(`The conversation ${id} could not be deleted on the agent server. ${signal.aborted?why:message}`)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("command-reset-kept",{why:why,id:id})}}})}

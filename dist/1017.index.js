export const id=1017
export const ids=[1017,25,3992]
export const modules={73992:((t,e,s)=>{s.d(e,{AgentServer:()=>AgentServer,y:()=>ServerFault,deleteConversation:()=>deleteConversation})
var n=s(28942)
var o=s(37428)
var i=s(98664)
var r=s(80292)
var a=s(94869)
var c=s(77030)
function serverAddress(t){const e=URL.parse(t.endsWith("/")?t:`${t}/`)
if(!e||!/^https?:$/.test(e.protocol)||e.username!==""||e.password!=="")throw new i.vC("config","The address of the agent server must be a URL that starts with http:// or https://.")
if(e.search!==""||e.hash!=="")throw new i.vC("config","The address of the agent server must not contain `?` or `#`.")
if(e.protocol==="https:"||isNear(e.hostname))return e
throw new i.vC("config","What the agent server gets would be sent without encryption.",{hint:"Use https://, or reach the server on a private network or through a tunnel."})}function isNear(t){const e=t.replace(/^\[(.*)\]$/,"$1")
const s=(0,c.isIP)(e)
if(s===0)return/^(?:[^.]+|.+\.(?:local|internal))$/.test(t)
const n=new c.BlockList
for(const[t,e]of l)n.addSubnet(t,e,(0,c.isIP)(t)===6?"ipv6":"ipv4")
return n.check(e,s===6?"ipv6":"ipv4")}const l=[["127.0.0.0",8],["10.0.0.0",8],["172.16.0.0",12],["192.168.0.0",16],["::1",128],["fc00::",7],["fe80::",10]]
class ServerFault extends i.vC{status
constructor(t,e,s){super("config",e,{...s,isLasting:isFinal(t)})
this.status=t}}const h={json:64*1024*1024,refusal:1024*1024,quote:300}
const u={request:6e4,outage:12e4,first:3e4,pause:250,longestPause:1e4}
const d=1024*1024
const f=256*1024
const g=n.object({version:n.string().max(100),usable_tools:n.array(n.string()).readonly().default([])}).readonly()
const w=n.object({exit_code:n.int().nullable(),stdout:n.string().nullish(),stderr:n.string().nullish()}).readonly()
const p=n.object({detail:n.unknown()})
class AgentServer{url
world
#t
#e=!1
#s="unknown"
returns=0
constructor({url:t,key:e},s){this.url=serverAddress(t)
this.#t=e
this.world=s}async info(t){const e=await this.ask({method:"GET",path:"server_info",isRepeatable:!0,signal:t},g)
await this.ask({method:"GET",path:"api/conversations/count",isRepeatable:!0,signal:t},n.unknown())
return e}async ask(t,e){const s=t.body===void 0?{}:jsonBody(t.body)
const n=await this.#n(t,s,h.json)
const c=e.safeParse((0,r.dn)((new TextDecoder).decode(n)))
if(c.success)return c.data
throw new i.vC("config",`The agent server gave an invalid answer to ${t.method} /${t.path}.`,{quote:(0,a.TN)(o.S1(c.error),h.quote),hint:"Check that the address is that of an OpenHands agent server."})}async execute(t,e,s){const n="api/bash/execute_bash_command"
const o=e*1e3+u.request
const i={method:"POST",path:n,body:{command:t,timeout:e},patienceMs:o,signal:s}
const{exit_code:r,stdout:a,stderr:c}=await this.ask(i,w)
return{exitCode:r??-1,stdout:a??"",stderr:c??""}}async upload(t,e,s){const n=u.request+e.size/f*1e3
const o={method:"POST",path:"api/file/upload",query:{path:t},isRepeatable:!0,patienceMs:n,signal:s}
const i=new FormData
i.set("file",e,"file")
await this.#n(o,e.size<d?await atOnce(i):{body:i},h.json)}async download(t,e,s){const n={method:"GET",path:"api/file/download",query:{path:t},isRepeatable:!0,signal:s}
try{return await this.#n(n,{},e)}catch(t){if(t instanceof ServerFault&&t.status===404)return
throw t}}get authentication(){return JSON.stringify({type:"auth",session_api_key:this.#t??""})}async#n(t,e,s){const{signal:n}=t
const{sleep:o,random:i}=this.world
for(let[r,a]=[0,u.pause];;a=Math.min(a*2,u.longestPause)){const c=Date.now()
try{const n=await this.#o(t,e,s)
if(this.#e)this.returns+=1
this.#e=!1
return n}catch(e){n.throwIfAborted()
r+=Date.now()-c
if(!mayRepeat(e,t))throw e
if(r>=this.#i){if(this.#s==="unknown")this.#s="none"
throw e}this.#e=!0
const s=a*(.75+i()/2)
r+=s
await o(s,n)}}}get#i(){return{unknown:u.first,there:u.outage,none:0}[this.#s]}async#o(t,e,s){const n=Math.min(u.request,this.#i||u.first)
const{method:o,path:r,query:c={},signal:l,patienceMs:d=n}=t
const f=new URL(r,this.url)
f.search=new URLSearchParams(c).toString()
const g={...Object(e.headers),...this.#t!==void 0&&{"X-Session-API-Key":this.#t}}
const w=AbortSignal.any([l,AbortSignal.timeout(Math.ceil(d))])
try{const t=await this.world.fetch(f,{...e,method:o,headers:g,redirect:"manual",signal:w})
this.#s="there"
const n=await bodyOf(t,t.ok?s:h.refusal)
if(t.ok)return n
throw refusal(t.status,`${o} /${r}`,n)}catch(t){l.throwIfAborted()
if(t instanceof i.vC)throw t
const e=`${o} /${r}: ${(0,a.TN)(reasonOf(t),h.quote)}`
throw new ServerFault(0,"The agent server did not answer.",{quote:e,cause:t,hint:"Check its address, and that it runs."})}}}function jsonBody(t){return{body:JSON.stringify(t),headers:{"Content-Type":"application/json"}}}async function atOnce(t){const e=new Response(t)
const s={"Content-Type":e.headers.get("Content-Type")??""}
return{body:await e.arrayBuffer(),headers:s}}async function bodyOf(t,e){const s=[]
let n=0
for await(const o of t.body??[]){n+=o.length
if(n>e)throw new i.vC("config","The agent server sent more than can be taken.",{isLasting:!0})
s.push(o)}return Buffer.concat(s,n)}function refusal(t,e,s){const n=p.safeParse((0,r.dn)((new TextDecoder).decode(s))).data?.detail
const o=typeof n==="string"?n:n===void 0?"":JSON.stringify(n)
const i=`${e} was answered with ${t}${o===""?"":`: ${(0,a.TN)(o,h.quote)}`}`
if(t===401||t===403)return new ServerFault(t,"The agent server refused the key.",{quote:i,hint:"Check its session key."})
if(t>=300&&t<400)return new ServerFault(t,"The agent server sends requests elsewhere.",{quote:i,hint:"Give its final address. The key is sent to no other."})
return new ServerFault(t,"The agent server refused a request.",{quote:i})}function isFinal(t){return t>=300&&t<500&&t!==408&&t!==425&&t!==429}const v=/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/
function mayRepeat(t,{isRepeatable:e=!1}){if(!(t instanceof ServerFault)||isFinal(t.status))return!1
return e||t.status===429||t.status===503||t.status===0&&v.test(reasonOf(t.cause))}function reasonOf(t){if(!(t instanceof Error))return String(t)
const e="code"in t?`${t.code} `:""
return`${e}${t.message}${t.cause===void 0?"":` (${reasonOf(t.cause)})`}`}async function deleteConversation(t,e,s){try{await t.ask({method:"DELETE",path:`api/conversations/${e}`,isRepeatable:!0,signal:s},n.unknown())}catch(t){if(!(t instanceof ServerFault&&t.status===404))throw t}}}),25:((t,e,s)=>{s.r(e)
s.d(e,{askAgent:()=>askAgent,generateTitle:()=>generateTitle})
var n=s(98664)
var o=s(94869)
var i=s(88135)
var r=s(46032)
var a=s(68012)
var c=s(52333)
async function askAgent(t,e,{agent:s,signal:o,mask:c,onReply:l}){const h=withTurn((0,a.O)(t),(0,i.J1)("ask",{question:c(e)}))
const u=await s.model.complete({messages:h,tools:s.toolbox.schemas(),signal:o,onLost:l})
l(u)
const d=c((0,r.wh)(u.message.content)).trim()
if(d==="")throw new n.vC("model","The model did not answer the question in words.",{hint:"Ask again."})
return d}function withTurn(t,e){const s=t.at(-1)
if(s?.role!=="user")return[...t,{role:"user",content:[(0,r.Qq)(e)]}]
return[...t.slice(0,-1),{...s,content:[...s.content,(0,r.Qq)(e)]}]}const l=1e3
async function generateTitle(t,e,s){const i=t.find(c.ks)
const a=i?.kind==="MessageEvent"?(0,r.wh)(i.llm_message.content):""
if(a.trim()==="")throw new n.vC("config","A conversation in which nothing was asked has no title.")
const h=(0,o.GH)(a,l)
const u=await modelTitle(h,e,s)
return(0,o.TN)(u,e)||(0,o.TN)(h,e)}async function modelTitle(t,e,{agent:s,signal:n,mask:o,onReply:a}){const c=[(0,r.Qq)((0,i.J1)("title",{request:t,length:String(e)}))]
try{const{smallModel:t=s.model}=s
const e=await t.complete({messages:[{role:"user",content:c}],tools:[],signal:n,onLost:a})
a(e)
return o((0,r.wh)(e.message.content))}catch{n.throwIfAborted()
return""}}}),71017:((t,e,s)=>{s.d(e,{y:()=>jt,i:()=>leftOnServer,openOnServer:()=>openOnServer})
var n=s(73024)
var o=s(76760)
var i=s(28942)
var r=s(57075)
var a=s(98664)
var c=s(88135)
var l=s(33813)
var h=s(53059)
var u=s(19753)
var d=s(36342)
var f=s(73992)
var g=s(57975)
var w=s(25)
var p=s(95493)
var v=s(65950)
var y=s(43223)
var m=s(95017)
var k=s(46032)
var b=s(15022)
var $=s(61670)
var _=s(30350)
var S=s(56887)
var T=s(3113)
var q=s(23860)
var A=s(80292)
const O=i.discriminatedUnion("type",[i.looseObject({type:i.literal("sync")}),i.looseObject({type:i.literal("durable"),seq:i.int().min(0),event:i.unknown()}),i.looseObject({type:i.literal("transient"),event:i.unknown()}),i.looseObject({type:i.literal("delta"),kind:i["enum"](["text","reasoning"]),content:i.string()}),i.looseObject({type:i.literal("item_aborted")})])
const C=i.looseObject({kind:i.string(),key:i.string().optional()})
const x=i.looseObject({kind:i.literal("StreamingDeltaEvent"),content:i.string().nullish(),reasoning_content:i.string().nullish()})
const isPassing=({kind:t,key:e})=>e==="full_state"||t==="ServerErrorEvent"
const j={4001:"The agent server refused the key.",4004:"The agent server does not have this conversation."}
const R=32*1024*1024
const E=3e4
const D={first:250,longest:3e4}
const P=3
class EventSocket{#r
#a
#c
#l
#h=-1
#u
constructor(t,e,s,n){[this.#r,this.#a,this.#c,this.#l]=[t,e,s,n]
n.addEventListener("abort",()=>this.reconnect(),{once:!0})}reconnect(){this.#u?.close()}async follow(){const{random:t,sleep:e}=this.#r.world
let s="session"
let[n,o]=[D.first,0]
let i
while(!this.#l.aborted){const{code:r,hasJoined:c,isNew:l}=await this.#d(s)
const h=j[r]
if(h!==void 0){this.#c.fail(new a.vC("config",h))
return}if(c)i=s
o=c&&!l?o+1:0
if(s==="session"&&o>=P)i="events"
s=i??(s==="session"?"events":"session")
n=l?D.first:Math.min(n*2,D.longest)
await e(n*(.75+t()/2),this.#l).catch(()=>{})}}#d(t){const e=new URL(`sockets/${t}/${this.#a}`,this.#r.url)
e.protocol=e.protocol==="https:"?"wss:":"ws:"
if(t==="session")e.searchParams.set("after_seq",String(this.#h))
const s=this.#r.world.connect(e)
this.#u=s
const{promise:n,resolve:o}=Promise.withResolvers()
let[i,r]=[!1,!1]
const a=setTimeout(()=>i||s.close(),E)
const take=e=>{const s=parsed(e)
const n=t==="session"?this.#f(s):inOld(s)
if(!i&&n!==void 0){i=!0
this.#c.join(t==="session")}if(n===void 0||n==="joined")return
r||=n.kind==="stored"
this.#c.hear(n)}
s.addEventListener("open",()=>this.#g(s,()=>s.send(this.#r.authentication)))
s.addEventListener("message",({data:t})=>this.#g(s,()=>take(t)))
s.addEventListener("close",({code:t})=>{clearTimeout(a)
o({code:t,hasJoined:i,isNew:r})})
return n}#f(t){const e=O.safeParse(t).data
if(!e)return
switch(e.type){case"sync":return"joined"
case"transient":return{kind:"passing",event:e.event}
case"delta":return{kind:"delta",delta:{[e.kind==="text"?"content":"reasoning_content"]:e.content}}
case"item_aborted":return{kind:"delta",delta:void 0}
case"durable":this.#h=Math.max(this.#h,e.seq)
return{kind:"stored",event:e.event}}}#g(t,e){try{e()}catch(e){this.#c.fail((0,a.ec)(e))
t.close()}}}function inOld(t){const e=x.safeParse(t).data
if(e){const{content:t,reasoning_content:s}=e
return{kind:"delta",delta:{...t&&{content:t},...s&&{reasoning_content:s}}}}const s=C.safeParse(t).data
return s&&{kind:isPassing(s)?"passing":"stored",event:s}}function parsed(t){return typeof t==="string"&&t.length<=R?(0,A.dn)(t):void 0}var L=s(71093)
var M=s(3828)
var N=s(22670)
const F={events:2e5,early:1e4,findings:1e3}
const I=i.looseObject({id:i.string().regex(/^[0-9a-fA-F-]{8,100}$/),kind:i.string()})
const z=I.extend({timestamp:L.iE.timestamp.catch("1970-01-01T00:00:00Z"),parent_id:L.iE.parent_id.nullable().catch(null)})
const U="cannot be read"
class RemoteLog extends N.X{findings=[]
tree=new N.V
#w=new Map
#p=new Set
#v
constructor(t=t=>t){super()
this.#v=t}get hasGap(){return this.#p.size>0}take(t){const e=this.#y(t)
if(!e||this.tree.indexOf(e.id)>=0||this.#p.has(e.id))return e?.id
if(this.length+this.#p.size>=F.events)throw new a.vC("config","The agent server sent too many events.")
const{parent_id:s}=e
if(s===void 0||s===L.Dl||this.tree.indexOf(s)>=0)this.#m(e)
else this.#k(e,s)
return e.id}#k(t,e){if(this.#p.size>=F.early)throw new a.vC("config","The agent server sent too many events whose parents are missing.")
this.#p.add(t.id)
const s=this.#w.get(e)
if(s)s.push(t)
else this.#w.set(e,[t])}#m(t){const e=[t]
for(const t of e){this.#p.delete(t.id)
this.announce(t)
e.push(...this.#w.get(t.id)??[])
this.#w.delete(t.id)}}#y(t){let e
try{e=I.parse((0,M.X)(t,this.#v))
const{event:s,unreadable:n}=(0,q.j_)(e)
for(const t of n)this.#b(e,t===""?U:`has a part that ${U}: ${t}`)
return s}catch{this.#b(e??{id:"",kind:""},U)
return e&&(0,q.j_)({...z.parse(e),kind:`Unreadable${e.kind}`}).event}}#b({id:t,kind:e},s){if(this.findings.length>=F.findings)return
this.findings.push({kind:"unreadable",file:t,text:`An event of the kind ${e} ${s}.`})}}var H=s(95813)
var J=s(27636)
var G=s(14549)
class RemoteState{secrets
#$
#_
#S=new Set
#T
#q
constructor(t,{own:e,secrets:s,countSteps:n}){this.secrets=s
this.#$=e
this.#_=n
this.#T=this.#A(t)
this.#q=(0,J.YO)(this.#T).value}get identity(){return this.#q}get fields(){return this.#q}get status(){return this.#q.execution_status}get stats(){return this.#q.stats}get totals(){return(0,G.vA)(this.#q.stats)}get steps(){return this.#_()}#A(t){const{hook_config:e,own_analyzer:s,...n}=present(t)
return{...n,...this.#$,..."agent"in n&&{agent:{...Object(n.agent),kind:H.XJ}}}}merge(t){const e=this.#A(t)
const{paths:s}=(0,J.YO)({...this.#T,...e})
const n=new Set(s.map(t=>t.split(".")[0]))
this.#T={...this.#T,...Object.fromEntries(Object.entries(e).filter(([t])=>!n.has(t)))}
this.#q=(0,J.YO)(this.#T).value
for(const t of this.#S)t()}subscribe(t){this.#S.add(t)}textWith({leaf:t,length:e}){const s={leaf_event_id:t,head_is_empty:!1,event_count:e}
return(0,m.rw)({...(0,M.X)(this.#q,this.secrets.mask),...s,secret_registry:this.secrets.dump(void 0)})}}function present(t){return Object.fromEntries(Object.entries(t).filter(([,t])=>t!==null))}var K=s(88102)
var W=s(78995)
var B=s(69423)
var X=s(17117)
const Y=i.looseObject({id:i.string(),execution_status:i.string(),workspace:i.looseObject({working_dir:i.string()})})
async function startConversation(t){const{server:e,options:s,signal:n}=t
refuseOptions(s)
const{usable_tools:o}=await e.info(n)
const i=await findConversation(e,s.id,n)
if(i)return attach(t,i)
if(s.store.list($.L7).some(t=>t.startsWith("event-")))throw new a.vC("config","The agent server does not have the conversation that is to continue.")
const r={...requestOf(t,o),conversation_id:s.id}
return e.ask({method:"POST",path:"api/conversations",body:r,isRepeatable:!0,signal:n},Y)}async function attach({isCopy:t=!1,...e},s){const{server:n,handed:o,workingDir:i,options:r,signal:c}=e
if(s.workspace.working_dir!==i)throw new a.vC("config","The conversation on the agent server works in another folder.")
if(o.renews||t){if(!t)await requireSameSecrets(e)
const s=`agent-${n.world.newId().slice(0,8)}`
await switchModel(n,r.id,{...o.llm,usage_id:s},c)}return s}async function requireSameSecrets({server:t,options:e,signal:s}){const n=Object.keys((0,J.un)(e.store)?.secret_registry.secret_sources??{})
const o=n.filter(t=>!Object.hasOwn(e.secrets??{},t))
if(o.length===0)return
await(0,f.deleteConversation)(t,e.id,s)
throw new a.vC("config",`The agent server still had secrets that it is no longer given: ${o.join(", ")}.`)}function forkRequest({id:t,title:e,tags:s,resetMetrics:n=!0,fromEventId:o}){return{id:t,...e!==void 0&&{title:e},...s&&{tags:(0,v.b5)(s)},reset_metrics:n,...o!==void 0&&{from_event_id:o}}}async function switchModel(t,e,s,n){const o=`api/conversations/${e}/switch_llm`
await t.ask({method:"POST",path:o,body:{llm:s},isRepeatable:!0,signal:n},i.unknown())}async function removeKeys(t,e,{llm:s,secrets:n},o){const r=Object.entries(s).map(([t,e])=>[t,isKey(t,e)?null:e])
await switchModel(t,e,{...Object.fromEntries(r),usage_id:"agent-without-key"},o)
if(n.length===0)return
const a={secrets:Object.fromEntries(n.map(t=>[t,""]))}
const c=`api/conversations/${e}/secrets`
await t.ask({method:"POST",path:c,body:a,isRepeatable:!0,signal:o},i.unknown())}function keysIn({llm:t}){return Object.entries(t).flatMap(([t,e])=>isKey(t,e)?[e]:[])}function isKey(t,e){return/key|token|secret/.test(t)&&typeof e==="string"}async function findConversation(t,e,s){const n=`api/conversations/${e}`
try{return await t.ask({method:"GET",path:n,isRepeatable:!0,signal:s},Y)}catch(t){if(t instanceof f.y&&t.status===404)return
throw t}}const Q=["hooks","onFinish","whenRisky","whenGranted","subAgents","knowledge","cipher","onReply"]
function refuseOptions(t){const{agent:e,securityAnalyzer:s}=t
const n=[...Q.filter(e=>t[e]!==void 0),...["critic","finishSchema"].filter(t=>e[t]!==void 0),...s&&!isSdkAnalyzer(s.kind)?["securityAnalyzer"]:[]]
secretsFor(t.secrets??{})
if(n.length===0)return
throw new a.vC("config",`A conversation on an agent server cannot have ${n.join(", ")}.`,{hint:"Leave it out, or let the agent run here and only its tools there."})}function isSdkAnalyzer(t){return t==="LLMSecurityAnalyzer"}function requestOf({handed:t,workingDir:e,options:s},n){const{agent:o,limits:i,stuckDetection:r=!0,securityAnalyzer:a}=s
const{systemPrompt:c,context:l,condenser:h}=o
return{agent:{kind:"Agent",llm:{usage_id:"agent",...wantsDeltas(s)&&{stream:!0},...t.llm},tools:toolsOf(s,n).map(t=>({name:t,params:{}})),include_default_tools:["FinishTool","ThinkTool"],...c!==""&&{system_prompt:c},...l!==""&&{agent_context:{system_message_suffix:l}},...h?.handlesRequests&&{condenser:{kind:"LLMSummarizingCondenser",llm:{...t.llm,usage_id:"condenser"}}}},workspace:{kind:"LocalWorkspace",working_dir:e},initial_message:null,confirmation_policy:{kind:"NeverConfirm"},security_analyzer:a?(0,_.zv)(a):null,max_iterations:i.maxIterations,stuck_detection:r,autotitle:!1}}function wantsDeltas({observers:t=[]}){return t.some(({onDelta:t})=>t!==void 0)}function toolsOf({agent:t},e){const s=t.toolbox.tools.filter(({name:t})=>!B.d3.includes(t))
const n=s.filter(t=>!(0,X.Sm)(t)||!e.includes((0,H.cL)(t.name))).map(({name:t})=>t)
if(n.length===0)return s.map(({name:t})=>(0,H.cL)(t))
throw new a.vC("config",`The agent server does not have the tools ${n.join(", ")}.`,{hint:"Give the agent only tools that the server has."})}function secretsFor(t){return Object.fromEntries(Object.entries(t).map(([t,e])=>[t,secretFor(t,e)]))}function secretFor(t,e){if(typeof e==="string")return e
const s=typeof e==="function"?"CallbackSecret":"kind"in e?e.kind:"StaticSecret"
if(s!=="CallbackSecret"&&s!=="EnvSecret")return{kind:s,...e}
const n=s==="EnvSecret"?"a variable of this machine":"a function of this program"
throw new a.vC("config",`The secret ${t} is ${n}, which the agent server cannot read.`,{hint:"Give its value."})}function identityOf({workingDir:t,options:{id:e,limits:s}}){return{id:e,workspace:{kind:"LocalWorkspace",working_dir:t},max_iterations:s.maxIterations}}function secretsOf({handed:t,options:e}){const{hiddenValues:s=[],secrets:n={}}=e
const o=new W.ks((0,K.k_)(e),[...s,...keysIn(t)])
o.update(n)
return o}function notThere(t){return new a.vC("config",`${t} in a conversation on an agent server.`)}const Z=i.object({items:i.array(i.unknown()).max(1e3).readonly(),next_page_id:i.string().nullish()})
const V=i.looseObject({kind:i.literal("ConversationStateUpdateEvent"),key:i.string(),value:i.unknown()})
const tt=i.record(i.string(),i.unknown())
const et=50
const st=6e4
const nt=1e3
class RemoteCopy{log
state
signal
#r
#a
#O=new AbortController
#u
#C
#x
#j=0
#R=Promise.withResolvers()
#E
#D=!1
#P
#L=-1
constructor(t,{own:e,info:s,secrets:n,observers:o}){const{id:i}=e;[this.#r,this.#a,this.signal,this.#C]=[t,i,this.#O.signal,o]
this.log=new RemoteLog(n.mask)
this.log.subscribe(t=>{if(t.source==="agent")this.#M()
o.tell(t)})
const replies=()=>new Set(this.log.slice().flatMap(t=>"llm_response_id"in t?t.llm_response_id:[]))
this.state=new RemoteState(s,{own:e,secrets:n,countSteps:()=>replies().size})
const r={hear:t=>this.#N(t),join:t=>this.#F(t),fail:t=>this.#I(t)}
this.#u=new EventSocket(t,i,r,this.signal)}async begin(t){this.#E=this.#u.follow().catch(t=>this.#I((0,a.ec)(t)))
try{await this.until(()=>this.#D,t)
await this.sweep(t)
await this.refresh(t)}catch(t){await this.end()
throw t}}keepIn(t){for(const e of t.list($.L7))if(e.startsWith("event-"))t.remove(`${$.L7}/${e}`)
let e=0
const write=s=>{written(t,(0,$.W7)(e,s.id),(0,q.Dl)(s))
e+=1}
const save=()=>written(t,m.bv,this.state.textWith(this.log))
save()
for(const t of this.log)write(t)
this.log.subscribe(write)
this.state.subscribe(save)
save()}async end(){this.#O.abort(new a.vC("bug","The conversation is closed."))
this.#z()
await this.#E}async sleep(t,e){await this.#r.world.sleep(t,this.whileKept(e))}async change(t,e=this.signal){if(this.#P)throw this.#P
const s=new AbortController
const n=this.#r.world.sleep(t,AbortSignal.any([e,this.signal,s.signal])).catch(()=>{})
await Promise.race([this.#R.promise,n])
s.abort()
e.throwIfAborted()
if(this.#P)throw this.#P}async until(t,e=this.signal){const s=Date.now()
for(let n=s;!t();){if(Date.now()-s>st)throw new a.vC("config","The agent server did not say what it had to say.")
await this.change(nt,e)
if(!this.#D||Date.now()-n<nt)continue
n=Date.now()
await this.sweep(e)}}hasRested(t){const e=this.log.slice().findLastIndex(isStatus)
const s=this.log.at(e)
if(e<t||s?.kind!=="ConversationStateUpdateEvent"||s.value==="running")return!1
return s.value==="error"||s.value==="stuck"||this.#L>e}hasStatusSince(t){return this.log.slice(t).some(isStatus)}async sweep(t){const e=`api/conversations/${this.#a}/events/search`
const s=new Set
let n=this.log.at(Math.max(0,this.log.length-et))?.id
for(let o=-1;s.size>o;){o=s.size
const i={limit:"100",...n!==void 0&&{page_id:n}}
const r={method:"GET",path:e,query:i,isRepeatable:!0,signal:this.whileKept(t)}
const{items:a,next_page_id:c}=await this.#r.ask(r,Z)
for(const t of a.map(t=>this.log.take(t)))if(t!==void 0)s.add(t)
if(c===void 0||c===null)return
n=c}}async refresh(t){const e=`api/conversations/${this.#a}`
const s={method:"GET",path:e,isRepeatable:!0,signal:this.whileKept(t)}
const n=this.#j
const o=await this.#r.ask(s,Y)
if(n===this.#j)this.state.merge(o)
return this.state.status==="running"}whileKept(t=this.signal){return t===this.signal?t:AbortSignal.any([t,this.signal])}reconnect(){this.#u.reconnect()}#N(t){if(t.kind==="delta"){this.#U(t.delta)
return}const{kind:e,event:s}=t
if(e==="stored")this.log.take(s)
const n=V.safeParse(s).data
if(n)this.#H(n)
this.#z()}#U(t){if(!t){this.#M()
return}this.#x??=this.#C.deltas(this.state.secrets.forTools())
this.#x?.onDelta(t)}#M(){this.#x?.end()
this.#x=void 0}#H({key:t,value:e}){const s=t==="full_state"?tt.safeParse(e).data:{[t]:e}
if(!s)return
this.#j+=1
this.state.merge(s)
if(t==="full_state"&&this.state.status!=="running")this.#L=this.log.length}#F(t){this.#D=!0
if(!t)this.#J()
this.#z()}async#J(){try{await this.sweep()
const t=await this.refresh()
const e=this.log.slice().findLast(isStatus)
const s=e?.kind==="ConversationStateUpdateEvent"&&e.value===this.state.status
if(!t&&s)this.#L=this.log.length}catch(t){if(this.signal.aborted||t instanceof a.vC)this.reconnect()
else this.#I((0,a.ec)(t))}this.#z()}#I(t){this.#P=t
this.#z()}#z(){this.#R.resolve()
this.#R=Promise.withResolvers()}}function written(t,e,s){try{t.write(e,s)}catch(t){const s="Check that the disk is not full and is writable."
throw new a.vC("config",`The file ${e} of the conversation cannot be written.`,{hint:s,cause:t})}}function isStatus(t){return t?.kind==="ConversationStateUpdateEvent"&&t.key==="execution_status"}var ot=s(5585)
var it=s(76327)
const rt=i.looseObject({success:i.boolean().optional()})
const at=2e3
const ct=5
class ConversationRequests{#r
#a
#G
constructor(t,e,s){[this.#r,this.#a,this.#G]=[t,e,s]}async post(t,e,s={}){await this.ask("POST",t,e,s)}tell(t,e){return this.post(t,void 0,{signal:e})}async ask(t,e,s,n={}){await this.#r.ask(this.to(t,e,s,n),rt)}to(t,e,s,n={}){const o=`api/conversations/${this.#a}${e===""?"":`/${e}`}`
return{method:t,path:o,...s&&{body:s},isRepeatable:!0,...n,signal:this.#G.whileKept(n.signal)}}async once(t,e,s,n={}){for(let o=ct-1;;o-=1)try{await this.#r.ask({...this.to("POST",t,e,n),isRepeatable:!1},rt)
return}catch(t){if(!isLost(t)||o===0)throw t
await this.#G.sweep(n.signal)
if(await s())return}}async start(t,e,s){const n=this.#G.log.length
const hasBegun=async()=>{await this.#G.sleep(at,e)
await this.#G.sweep(e)
return await this.#G.refresh(e)||this.#G.hasStatusSince(n)}
await this.once(t,s,hasBegun,{signal:e}).catch(t=>{if(!(t instanceof f.y&&t.status===409))throw t})}}function isLost(t){return t instanceof f.y&&t.status===0}const lt=2e3
const ht={rest:3e3,finished:3e4}
const ut={heard:5e3,rest:1e4}
class RemoteRun{#G
#K
#W
#B=!1
constructor(t,e,s){[this.#G,this.#K,this.#W]=[t,e,s]}async play(t,{signal:e,deadline:s}){if(this.#B)throw new a.vC("bug","The conversation is running already.")
this.#B=!0
const[n,o]=[this.#G.log.length,this.#G.state.totals]
const i=AbortSignal.any([e,...s?[s]:[]])
try{i.throwIfAborted()
const e=await t(i)
if(e)return e
const s=await this.#X({from:n,before:o},i)
return s?{status:"exhausted",limit:s}:this.#Y(n)}catch(t){if(!i.aborted)return{status:"failed",fault:(0,a.ec)(t)}
await this.#Q(n)
return e.aborted?{status:"interrupted",reason:e.reason}:{status:"deadline"}}finally{this.#B=!1}}async#X({from:t,before:e},s){const n=this.#G
let o
for(let[i,r]=[0,-1];!n.hasRested(t);){if(!o){o=await this.#Z(e,t)
if(o){await this.#W("pause",s)
continue}}const a=n.log.length
await n.change(lt,s)
if(n.log.length!==a||n.hasRested(t)){[i,r]=[0,-1]
continue}const c=await n.refresh(s)
i=c?0:i+lt
if(i>=(n.state.status==="finished"?ht.finished:ht.rest))break
await n.sweep(s)
if(n.log.length!==a&&r===a)n.reconnect()
r=a}await n.sweep(s)
return o}async#Z(t,e){const s=this.#G.state.totals
const n=(s.cost??0)-(t.cost??0)
const o=s.prompt_tokens-t.prompt_tokens
const i=s.completion_tokens-t.completion_tokens
const r=n>0||o===0?n:void 0
const a=new ot.__(this.#K,void 0)
a.add({usage:{...s,prompt_tokens:o,completion_tokens:i,cost:r}})
try{return a.reached}catch(t){await this.#Q(e)
throw t}}async#Q(t){const e=this.#G
const s=AbortSignal.timeout(ut.rest)
try{await this.#W("interrupt",AbortSignal.timeout(ut.heard))
while(!e.hasRested(t)){await e.change(lt,s)
if(!await e.refresh(s))break}await e.sweep(s)}catch{}}#Y(t){const{log:e,state:s}=this.#G
if(s.status==="waiting_for_confirmation")return{status:"waiting"}
if(s.status==="stuck")return{status:"stuck",pattern:"action_observation"}
if(s.status==="paused")return{status:"interrupted",reason:ot.NN}
if(s.status!=="error")return{status:"finished"}
const n=e.slice(t).findLast(({kind:t})=>t==="ConversationErrorEvent")
const{code:o="",detail:i=""}=n?.kind==="ConversationErrorEvent"?n:{}
const r=this.#K.maxIterations
if(o===(0,ot.yT)({of:"steps",most:r}).code)return{status:"exhausted",limit:{of:"steps",most:r}}
return{status:"failed",fault:new a.vC("model","The agent failed on its server.",{quote:`${o}: ${i}`})}}}function pendingIn(t){return(0,T.Jq)(t.branch()).map(t=>{const{action:e,security_risk:s}=t
return{action:t,input:(0,X.cP)(e),risk:s,reasons:[],grant:it.K$}})}const dt=10*6e4
const ft=15e3
const gt="The conversation could not be deleted on the agent server."
const wt="The keys could not be removed from the agent server."
class RemoteConversation{#V
#G
#tt
#et
#C
#st
static async open(t){const{server:e,options:s,signal:n}=t
const{store:o,report:i=()=>{}}=s
const r=o.lock(`${$.L7}/${$.YM}`)
try{const a=await startConversation(t)
const c=secretsOf(t)
const l=new y.G(i)
const h=new RemoteCopy(e,{own:identityOf(t),info:a,secrets:c,observers:l})
const u=new RemoteConversation(t,{copy:h,observers:l,lock:r})
await h.begin(n)
h.keepIn(o)
await u.updateSecrets(s.secrets??{},n)
return u}catch(t){r.release()
throw t}}constructor(t,{copy:e,observers:s,lock:n}){this.#V=t
this.#G=e
this.#st=n
this.#tt=new ConversationRequests(t.server,t.options.id,e)
this.#et=new RemoteRun(e,t.options.limits,(t,e)=>this.#tt.tell(t,e))
this.#C=s
for(const e of t.options.observers??[])s.add(e)}get log(){return this.#G.log}get state(){return this.#G.state}get isConfirmationModeActive(){const{confirmation_policy:t,security_analyzer:e}=this.state.fields
return(0,S.CP)({policy:t,analyzer:e})}get isTerminal(){return(0,m.Hd)(this.state.status)}async send(t){const{role:e,content:s}=k.QB.parse(typeof t==="string"?{role:"user",content:t}:t)
const[{signal:n},o]=[this.#V,this.log.length]
const isIn=t=>()=>this.log.slice(o).some(e=>e.kind==="MessageEvent"&&e.source==="user"&&t(e))
const isSame=({llm_message:t})=>(0,g.isDeepStrictEqual)(t.content,s)
await this.#tt.once("events",{role:e,content:s,run:!1},isIn(isSame),{signal:n})
await this.#G.until(isIn(()=>!0),n)}async run(t=this.#G.signal,e){const start=async t=>{await this.#G.refresh(t)
if(this.state.status==="finished")return{status:"finished"}
if(this.state.status==="waiting_for_confirmation")return{status:"waiting"}
return this.#tt.start("run",t)}
return this.#et.play(start,{signal:t,deadline:e})}async approve(t=this.#G.signal,e,s){this.#nt(s)
const start=t=>this.#tt.start("events/respond_to_confirmation",t,{accept:!0})
return this.#et.play(start,{signal:t,deadline:e})}async rejectPendingActions(t="User rejected the action",e){this.#nt(e)
await this.#tt.post("events/respond_to_confirmation",{accept:!1,reason:t})
await this.#G.refresh()
await this.#G.until(()=>(0,T.Jq)(this.log.branch()).length===0)}async pendingActions(){if(this.state.status!=="waiting_for_confirmation")return[]
return pendingIn(this.log)}async assess({security_risk:t}){return(0,_.J)(t)}pause(){return this.#tt.post("pause")}interrupt(){return this.#tt.post("interrupt")}async askAgent(t,e=this.#G.signal){const s={...this.#tt.to("POST","ask_agent",{question:t}),patienceMs:dt,signal:e}
return(await this.#V.server.ask(s,i.object({response:i.string()}))).response}async generateTitle(t=this.#G.signal,e=50){const{agent:s}=this.#V.options
const n=await(0,w.generateTitle)(this.log.branch(),e,{agent:s,signal:t,mask:this.state.secrets.mask,onReply:()=>{}})
await this.#tt.ask("PATCH","",{title:n})
return n}async condense(t=this.#G.signal){const e=this.log.length
const isDone=()=>this.log.slice(e).some(({kind:t})=>t==="Condensation")
await this.#tt.once("condense",void 0,isDone,{patienceMs:dt,signal:t})
await this.#G.sweep()}executeTool(){return Promise.reject(notThere("A tool cannot be called without the agent"))}rerunActions(){return Promise.reject(notThere("Actions cannot be repeated"))}async fork(t){const{id:e,store:s,fromEventId:n,agent:o}=t
if(o)throw notThere("A fork cannot have another agent");(0,v.l4)(e);(0,b.m)(s)
this.log.branch(n)
const isThere=async()=>await findConversation(this.#V.server,e,this.#G.signal)!==void 0
await this.#tt.once("fork",forkRequest(t),isThere)
const i={...this.#V.options,id:e,store:s,secrets:this.state.secrets.all()}
return RemoteConversation.open({...this.#V,options:i,isCopy:!0})}async navigateTo(t){await this.#tt.ask("POST","navigate",{event_id:t})
this.log.navigateTo(t)
await this.#G.refresh()}async updateSecrets(t,e=this.#G.signal){if(Object.keys(t).length===0)return
const s={secrets:secretsFor(t)}
this.state.secrets.update(t)
await this.#tt.post("secrets",s,{signal:e})}async setConfirmationPolicy(t){await this.#tt.post("confirmation_policy",{policy:t})
this.state.merge({confirmation_policy:t})}async setSecurityAnalyzer(t){if(t&&!isSdkAnalyzer(t.kind))throw notThere(`The analyzer ${t.kind} cannot be used`)
await this.#tt.post("security_analyzer",{security_analyzer:t?(0,_.zv)(t):null})
await this.#G.refresh()}async setTags(t){await this.#tt.ask("PATCH","",{tags:(0,v.b5)(t)})
this.state.merge({tags:t})}observe(t){return this.#C.add(t)}finalResponse(){return(0,p._)(this.log.branch())}async close({deletes:t}={}){if(t===void 0&&this.#G.signal.aborted)return
const{handed:e,options:s}=this.#V
const n=t??e.stays===!1
try{if(n)await this.#ot()
else if(e.renews)await this.#it()}catch(e){if(e instanceof f.y&&e.status===404)return
if(t)throw e
s.report?.(new a.vC("config",n?gt:wt,{cause:e}))}finally{await this.#G.end()
this.#st.release()}}async#ot(){await this.#tt.ask("DELETE","")
this.state.merge({execution_status:"deleting"})}#it(){const{server:t,handed:e,options:s}=this.#V
const n={llm:e.llm,secrets:Object.keys(s.secrets??{})}
return removeKeys(t,s.id,n,AbortSignal.any([this.#G.signal,AbortSignal.timeout(ft)]))}#nt(t){const e=(0,T.Jq)(this.log.branch()).map(({id:t})=>t)
if(this.state.status!=="waiting_for_confirmation")throw new a.vC("bug",`No action waits for approval: the conversation is ${this.state.status}.`)
if(t&&e.some(e=>!t.includes(e)))throw notThere("Actions cannot be decided one by one")}}var pt=s(51455)
var vt=s(49567)
var yt=s(62461)
var mt=s(94869)
const kt=22
const bt=30
const $t="host.pid"
async function startHost(t,e){const{host:s,folder:n,signal:i}=e
await t.info(i)
const{node:r,environment:a}=await lookAround(t,e)
await t.upload(o.posix.join(n,"host.mjs"),new Blob([await(0,pt.readFile)(s)]),i)
const c=`\n    s=$(command -v setsid || command -v nohup)\n    cd ${quoted(n)} && mkdir in out && umask 022 || exit\n    "$s" ${quoted(r)} host.mjs --mailbox ${quoted(n)} </dev/null >host.log 2>&1 &\n    echo $! | tee ${$t}`
const{stdout:l,stderr:h}=await t.execute(c,bt,i)
const u=vt.ai().int().positive().safeParse(l.trim())
if(!u.success)throw notStarted(h)
return{pid:u.data,environment:a}}const _t=["PATH","HOME","USER","LOGNAME","LANG","TZ","SHELL","TMPDIR"]
async function lookAround(t,{workingDir:e,folder:s,node:n,signal:i}){const r=quoted(o.posix.dirname(s))
const c=[`cd -- ${quoted(e)} && pwd`,`umask 077 && mkdir -p ${r} && [ -O ${r} ] && mkdir ${quoted(s)} && echo made`,"command -v node","node -p process.versions.node","uname -sm",..._t.map(t=>`printf '%s\\n' "$${t}"`)]
const l=c.map(t=>`{ ${t} || echo; } 2>/dev/null`).join("\n")
const{stdout:h}=await t.execute(l,bt,i)
const[u,d,f="",g="",w,...p]=h.split("\n")
if(!u)throw new a.vC("config",`The agent server has no folder ${e}.`)
if(d!=="made")throw notStarted(`The folder ${s} cannot be made.`)
const v=_t.flatMap((t,e)=>p[e]?[[t,p[e]]]:[])
const y=Object.fromEntries(v)
const m=Number.parseInt(g,10)>=kt
const k=m?f:await bring(t,{node:n,home:y.HOME??"",system:w,signal:i})
return{node:k,environment:(0,yt.u)(y)}}const St={x64:"x86_64",arm64:"aarch64"}
async function bring(t,{node:e,home:s,system:i,signal:r}){const a=process.platform==="linux"&&i===`Linux ${St[process.arch]}`
if(!a||e===void 0||!o.posix.isAbsolute(s))throw noNode()
const{size:c}=await(0,pt.stat)(e)
const l=o.posix.join(s,".cache","deckhand",`node-${process.version}-${c}`)
const check=async()=>(await t.execute(`${quoted(l)} -p process.version`,bt,r)).stdout.trim()
if(await check()===process.version)return l
const h=`${l}.${Date.now()}`
await t.upload(h,await(0,n.openAsBlob)(e),r)
await t.execute(`chmod 755 ${quoted(h)} && mv -f ${quoted(h)} ${quoted(l)}`,bt,r)
if(await check()!==process.version)throw noNode()
return l}function noNode(){return new a.vC("config",`The agent server has no Node.js ${kt} or newer, which the tools need.`,{hint:"Install it there, so that `node` is in the PATH of the server."})}function notStarted(t){return new a.vC("config","The tools do not start on the agent server.",{quote:(0,mt.TN)(t,300)})}function endHosts(t){const e=quoted(t)
return`\n    pids=$(cat ${e}/*/${$t} 2>/dev/null | grep -x '[0-9]*')\n    rm -rf -- ${e}\n    for pid in $pids; do\n      left=50\n      while kill -0 "$pid" 2>/dev/null && [ $left -gt 0 ]; do left=$((left - 1)); sleep 0.1; done\n    done`}function quoted(t){return`'${t.replaceAll("'","'\\''")}'`}function remoteWorkspace(t){const{workingDir:e,host:s,node:n,undoDir:o,handed:r,world:a,signal:c=(new AbortController).signal,...l}=t
const u=new f.AgentServer(l,a)
const g=t.toolDir??`/tmp/deckhand-${a.newId()}`
const w=new RemoteHost(u,{workingDir:e,folder:g,host:s,node:n,signal:c})
const{outputDir:p}=w
const v=AbortSignal.any([c,...a.signal?[a.signal]:[]])
const line=()=>w.line()
const saveOutput=async(t,e)=>(await line()).call("saveOutput",{name:t,bytes:(0,d.nk)(e)},i.string())
return Object.freeze({...(0,h.Z)({line:line,workingDir:e,outputDir:p,undoDir:o}),kind:"RemoteWorkspace",server:u,over:w.over,saveOutput:saveOutput,close:()=>w.close(),...r&&{openConversation:t=>RemoteConversation.open({server:u,handed:r,workingDir:e,options:t,signal:v})}})}const Tt=5*6e4
class RemoteHost{#r
#rt
#at=new AbortController
#ct
#lt=0
#ht
constructor(t,e){this.#r=t
this.#rt=e}get outputDir(){return o.posix.join(this.#rt.folder,"saved")}get over(){return this.#at.signal}async line(){this.#ct??=this.#ut()
return(await this.#ct).caller}close(){this.#ht??=this.#dt()
return this.#ht}async#dt(){if(this.#lt===0)return
const t=await(this.#ct?.catch(()=>{}))
await(t?.caller.call("end",null,l.Cl,{patienceMs:1e4}).catch(()=>{}))
t?.end()
const e=`${t?`kill -9 ${t.pid}; `:""}rm -rf -- ${quoted(this.#rt.folder)}`
await this.#r.execute(e,10,AbortSignal.timeout(15e3)).catch(()=>{})}async#ut(){try{if(this.#ht)throw new a.vC("bug","The tools have ended.")
this.#lt+=1
const t=o.posix.join(this.#rt.folder,String(this.#lt))
return await this.#ft(await startHost(this.#r,{...this.#rt,folder:t}),t)}catch(t){if(!(t instanceof a.Fp))this.#at.abort(t)
throw t}}async#ft({pid:t,environment:e},s){const{workingDir:n,signal:o}=this.#rt
const r=new AbortController
const l=AbortSignal.any([o,r.signal])
const h=openMailbox(this.#r,{folder:s,signal:l,fail:()=>lose()})
const d=new u.s(h,Ct,new a.Fp((0,c.J1)("remote-host-lost")))
const f=setInterval(()=>h.output.write('{"ping":0}\n'),Tt).unref()
const lose=()=>{clearInterval(f)
r.abort(new a.vC("bug","The tools have ended."))
this.#ct=void 0
d.retire()}
d.over.addEventListener("abort",lose,{once:!0})
await d.call("begin",{workingDir:n,outputDir:this.outputDir,environment:e},i.unknown())
return{caller:d,pid:t,end:lose}}}const qt={first:12,factor:1.5,longest:250}
const At=40
const Ot=45e3
const Ct=15e3
function openMailbox(t,{folder:e,signal:s,fail:n}){const{sleep:o}=t.world
const i=new r.PassThrough
let[a,c,l,h]=[0,0,0,t.returns]
let u=qt.first
let f=0
let g=!1
const stop=t=>{i.destroy()
n(t)}
const send=async n=>{a+=1
const o=new Blob([new Uint8Array((0,d.R9)({taken:c,bytes:n}))])
await t.upload(`${e}/in/${a}`,o,s)}
const requireSame=async()=>{if(h===t.returns&&(l===0||l%At!==0))return
h=t.returns
if(!await t.download(`${e}/host.log`,d.h2,s))throw new Error("The tool host is gone.")}
const lookOnce=async()=>{const n=await t.download(`${e}/out/${c+1}`,d.h2,s)
const o=n&&(0,d.eC)(n)
l=o?0:l+1
await requireSame()
if(!o)return!1
c+=1
i.write(o.bytes)
return!0}
const watch=async()=>{g=!0
for(;f<Ot;f+=u){await o(u,s)
u=await lookOnce()?0:Math.min(Math.max(u,qt.first)*qt.factor,qt.longest)}g=!1}
const write=(t,e,s)=>{const n=send(t).then(()=>{[u,f]=[qt.first,0]
s()
if(!g)return watch()})
n.catch(stop)}
return{input:i,output:new r.Writable({write:write})}}var xt=s(26767)
const jt="refs/deckhand/base"
const Rt=".git/deckhand-run"
const Et=300
async function openOnServer(t,e){const{world:s}=t
const{place:n}=e
const o=workspaceAt(t,n.path)
const i=s.newId()
const remove=async t=>{await o.close()
const e=removal(n.path,t?i:void 0)
await o.server.execute(e,60,AbortSignal.timeout(9e4)).catch(()=>{})}
try{await server_tools_bring(o,{...await e.outgoing(),run:i},s.signal)
await bringOutputs(o,t.outputDir,s.signal)
await o.stat(".")}catch(t){await remove(!n.isFoundAgain)
throw t}const fetchAll=async()=>{try{await e.fetch(o).catch(t=>{if(!(t instanceof a.Fp))throw t
return e.fetch(o)})}catch(t){await o.close()
return notFetched(n,t)}await remove(!0)
return}
let r
const close=()=>{r??=fetchAll()
return r}
return{workspace:savingHere(o,t.outputDir),over:o.over,close:close}}async function bringOutputs({server:t,outputDir:e=""},s,i){for(const{name:r}of(0,n.readdirSync)(s,{withFileTypes:!0}).filter(t=>t.isFile()))await t.upload(o.posix.join(e,r),await(0,n.openAsBlob)((0,o.join)(s,r)),i)}function savingHere(t,e){const save=async(s,n)=>{await(0,xt.nJ)(e,s,n)
return t.saveOutput(s,n)}
return Object.freeze({...t,saveOutput:save})}const Dt="Mention me with `continue`, or run this job again: the next run fetches it."
const Pt="No later run fetches it."
function notFetched({path:t,isFoundAgain:e},s){return new a.vC("config","The work could not be fetched from the agent server.",{quote:(0,mt.TN)((0,a.ec)(s).message,300),hint:`It is still there, in the folder \`${t}\`. ${e?Dt:Pt}`,cause:s})}function workspaceAt(t,e){const{inputs:s,world:i,undoDir:r,handed:l}=t
const{"agent-server-url":h="","agent-server-key":u,isolation:d}=s
if(d!=="none")throw new a.vC("config","The input `agent-server-url` needs `isolation: none`.",{hint:"Our sandbox cannot be built on another machine. See docs/agent-server.md."})
const f=(0,o.join)(i.scripts,"tool-host","index.js")
if(!(0,n.existsSync)(f))throw(0,c.Yp)(f)
const connect=t=>new WebSocket(t)
const g={workingDir:e,toolDir:`${e}.tools`,host:f,node:i.node,undoDir:r,handed:l}
return remoteWorkspace({url:h,key:u,...g,world:{...i,connect:connect}})}async function leftOnServer(t,e,s){const{world:n}=t
const o=workspaceAt(t,e)
const{server:i}=o
await i.info(n.signal)
if(t.conversation!==void 0)await stop(i,t.conversation,n.signal)
const[r,c]=[quoted(e),quoted(`${e}.before`)]
const l=`${endHosts(`${e}.tools`)}\n    [ -e ${r} ] || [ ! -O ${c} ] || mv ${c} ${r}\n    [ ! -O ${r} ] || [ -h ${r} ] || echo there`
const{stdout:h}=await i.execute(l,60,n.signal)
if(h.trim()!=="there")return
try{return{left:await s(o)}}catch(t){if(t instanceof a.vC&&["config","cancelled","withdrawn"].includes(t.code))throw t
await o.close()
const s=`${e}-${n.newId()}`
const{exitCode:c,stderr:l}=await i.execute(`mv ${r} ${quoted(s)}`,60,n.signal)
if(c!==0)throw new a.vC("config",`${e} cannot be renamed on the agent server.`,{quote:l})
return{fault:notFetched({path:s,isFoundAgain:!1},t)}}finally{await o.close()}}const Lt={looks:30,pauseMs:500}
async function stop(t,e,s){const isRunning=async()=>(await findConversation(t,e,s))?.execution_status==="running"
if(!await isRunning())return
const n=`api/conversations/${e}/interrupt`
await t.ask({method:"POST",path:n,isRepeatable:!0,signal:s},i.unknown())
for(let e=Lt.looks;e>0&&await isRunning();e-=1)await t.world.sleep(Lt.pauseMs,s)}async function server_tools_bring({server:t,workingDir:e},{bundle:s,shallow:n,patch:o,commit:i,branch:r,remoteUrl:c,run:l},h){await t.info(h)
const part=t=>`${e}.new${t}`
const u={".bundle":s,".patch":o,".shallow":Buffer.from(n)}
for(const[e,s]of Object.entries(u))await t.upload(part(e),new Blob([new Uint8Array(s)]),h)
const[d,f,g]=[".bundle",".patch",".shallow"].map(t=>quoted(part(t)))
const[w,p,v]=[part(""),e,`${e}.before`].map(quoted)
const y=[`umask 022 && rm -rf ${w} && mkdir ${w} && cd ${w} && git init -q .`,`{ [ ! -s ${g} ] || cp ${g} .git/shallow; }`,`git fetch -q --update-head-ok ${d} HEAD '+refs/*:refs/*'`,`git update-ref ${jt} ${quoted(i)}`,r===void 0?`git checkout -q -f --detach ${jt}`:`git checkout -q -f -B ${quoted(r)} ${jt}`,`git remote add origin ${quoted(c)}`,`{ [ ! -s ${f} ] || git apply --whitespace=nowarn ${f}; }`,`echo ${quoted(l)} > ${Rt} && cd /`,`{ [ ! -e ${p} ] || { rm -rf ${v} && mv ${p} ${v}; }; } && [ ! -e ${p} ] && mv ${w} ${p}`,`rm -rf ${v} ${d} ${f} ${g}`]
const{exitCode:m,stderr:k}=await t.execute(y.join(" && "),Et,h)
if(m===0)return
throw new a.vC("config","The checkout could not be brought to the agent server.",{quote:(0,mt.TN)(k,300)})}function removal(t,e){const s=["",".bundle",".patch",".shallow"].map(e=>quoted(`${t}.new${e}`))
const n=[t,`${t}.tools`].map(quoted).join(" ")
const o=e===void 0?"":`[ "$(cat ${quoted(t)}/${Rt})" != ${quoted(e)} ] || rm -rf ${n}; `
return`${o}rm -rf ${s.join(" ")}`}})}

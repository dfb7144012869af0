export const id=9588
export const ids=[9588]
export const modules={67e3:((t,e,n)=>{n.d(e,{P_:()=>tellModel,lj:()=>recover,z0:()=>refusalsIn})
var s=n(28942)
var r=n(98664)
var i=n(94869)
var o=n(88135)
var a=n(46032)
var c=n(76221)
var l=n(52333)
var d=n(70598)
const u=3
function recover(t,e,n,s){const i=t instanceof r.vC?remedyFor(t,e,n,s):void 0
if(!i)throw t
n.log.append(i)}function remedyFor(t,e,n,s){const{log:r}=n
switch(t.reason){case"text-protocol":return tellAgain(t,t instanceof c.Q&&t.told||t.headline,r)
case"unparsed-call":return tellAgain(t,(0,o.J1)("unparsed-call"),r)
case"rejected-call":return tellAgain(t,(0,o.J1)("rejected-call",{reply:(0,c.o)(t)??t.quote??""}),r)
case"output-limit":return tellAgain(t,(0,o.J1)("write-less"),r)
case"content-policy":return tellOnce((0,o.J1)("rephrase"),r,()=>worse(t,"It was asked once more in other words."))
case"empty-reply":return tellOnce((0,o.J1)("nudge"),r,()=>onlyEmpty(t))
case"malformed-history":return e.condenser?.handlesRequests&&!s.unhandledCondensationRequest?condenseRefused(t,n):void 0
case"context-window":case"refused-pictures":case"unknown-refusal":return(0,d.kd)(t,e,n,s)
case"unrepaired-history":case void 0:return}}function tellAgain(t,e,n){if(toldInARow(n.branch()).length<u)return tellModel(e)
const s=t.hint??"Use another model, or ask for less at once."
throw worse(t,`The model was told ${u} times in a row, and repeated it.`,{hint:s})}function tellOnce(t,e,n){if(!toldInARow(e.branch()).includes(t))return tellModel(t)
throw n()}function onlyEmpty(t){const e=2*(t instanceof c.Q?t.attempts:1)
const{hint:n,reason:s,isLasting:i}=t
const o=`The model returned only empty replies (${e} attempts).`
return new r.vC("model",o,{hint:n,reason:s,isLasting:i,cause:t})}function worse(t,e,{hint:n=t.hint}={}){const{headline:s,quote:o,reason:a,isLasting:c}=t
return new r.vC("model",(0,i.hC)(s,e),{hint:n,quote:o,reason:a,isLasting:c,cause:t})}function tellModel(t){const e={role:"user",content:[(0,a.Qq)(t)]}
return{kind:"MessageEvent",source:"environment",llm_message:e}}function toldInARow(t){const e=t.findLastIndex(t=>(0,l.nK)(t)||(0,l.ks)(t)||(0,l.aI)(t))
return t.slice(e+1).flatMap(t=>{const e=t.kind==="MessageEvent"&&t.source==="environment"
return e?[(0,a.wh)(t.llm_message.content)]:[]})}const h=2
const f="condensed_refusals"
const p=s.object({request:s.string(),count:s.int(),refusals:s.int().default(0)})
function refusalsIn(t){const e=p.safeParse(t[f])
return e.success?e.data.refusals:0}function condenseRefused(t,{log:e,agentState:n,lastUserMessageId:s=""}){const r=p.safeParse(n.get(f))
const{count:i,refusals:o}=r.success&&r.data.request===s?r.data:{count:0,refusals:r.data?.refusals??0}
const a=e.get(e.leaf??"")?.kind==="Condensation"||i>=h
n.set(f,{request:s,count:a?i:i+1,refusals:o+1})
if(a)throw worse(t,"It also refused the history after it was condensed.")
return{kind:"CondensationRequest"}}}),25:((t,e,n)=>{n.d(e,{K:()=>generateTitle,X:()=>askAgent})
var s=n(98664)
var r=n(94869)
var i=n(88135)
var o=n(46032)
var a=n(68012)
var c=n(52333)
async function askAgent(t,e,{agent:n,signal:r,mask:c,onReply:l}){const d=withTurn((0,a.O)(t),(0,i.J1)("ask",{question:c(e)}))
const u=await n.model.complete({messages:d,tools:n.toolbox.schemas(),signal:r,onLost:l})
l(u)
const h=c((0,o.wh)(u.message.content)).trim()
if(h==="")throw new s.vC("model","The model did not answer the question in words.",{hint:"Ask again."})
return h}function withTurn(t,e){const n=t.at(-1)
if(n?.role!=="user")return[...t,{role:"user",content:[(0,o.Qq)(e)]}]
return[...t.slice(0,-1),{...n,content:[...n.content,(0,o.Qq)(e)]}]}const l=1e3
async function generateTitle(t,e,n){const i=t.find(c.ks)
const a=i?.kind==="MessageEvent"?(0,o.wh)(i.llm_message.content):""
if(a.trim()==="")throw new s.vC("config","A conversation in which nothing was asked has no title.")
const d=(0,r.GH)(a,l)
const u=await modelTitle(d,e,n)
return(0,r.TN)(u,e)||(0,r.TN)(d,e)}async function modelTitle(t,e,{agent:n,signal:s,mask:r,onReply:a}){const c=[(0,o.Qq)((0,i.J1)("title",{request:t,length:String(e)}))]
try{const{smallModel:t=n.model}=n
const e=await t.complete({messages:[{role:"user",content:c}],tools:[],signal:s,onLost:a})
a(e)
return r((0,o.wh)(e.message.content))}catch{s.throwIfAborted()
return""}}}),95493:((t,e,n)=>{n.d(e,{_:()=>finalResponse})
var s=n(46032)
var r=n(52520)
function finalResponse(t){let e=""
for(const n of t)e=isRequest(n)?"":answerIn(n)||e
return e}function isRequest(t){return t.kind==="MessageEvent"&&t.source==="user"}function answerIn(t){if(t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")return String(t.action.message??"")
if(t.kind==="MessageEvent"&&t.source==="agent")return(0,r.$)((0,s.wh)(t.llm_message.content))
return""}}),45020:((t,e,n)=>{n.d(e,{Ho:()=>pendingActions,Nq:()=>rejectActions,X5:()=>approvalFor,kI:()=>closePending,nG:()=>assessment,s2:()=>hasPending})
var s=n(98664)
var r=n(88135)
var i=n(53748)
var o=n(98291)
var a=n(17117)
var c=n(3113)
var l=n(52333)
async function pendingActions(t,e){const n=decidable(t).map(async({action:n,prepared:s})=>{const r=s.status==="ready"?s.input:{}
const{risk:i,reasons:o,grant:a}=await judgeWaiting(n,r,t,e)
return{action:n,input:r,risk:i,reasons:o,grant:a}})
return Promise.all(n)}function assessment(t,e,n){return judgeWaiting(t,(0,a.cP)(t.action),e,n)}function judgeWaiting(t,e,{agent:n,workspace:s,toolSecrets:r},i){const a=t.action?n.toolbox.get(t.tool_name):void 0
return(0,o.S)(t,a,e,{host:{workspace:s,secrets:r},analyzer:i})}function approvalFor(t,e){requireWaiting(t)
if(!e)return"all"
const n=requireDecidable(t,e)
const r=(0,c.Jq)(t.log.branch()).filter(({id:t})=>!n.has(t))
const i=new Set(r.map(({tool_call_id:t})=>t))
if(decidable(t).some(({action:t})=>n.has(t.id)&&i.has(t.tool_call_id)))throw new s.vC("bug","Calls that have one id can only be approved together.")
return n}function rejectActions(t,e,n){requireWaiting(t)
const{log:s,state:r}=t
const i=n?requireDecidable(t,n):new Set(decidable(t).map(({action:t})=>t.id))
const o=decidable(t).some(({action:t})=>!i.has(t.id))
rejectPending(s,e,o?i:void 0)
if(!o)r.update({execution_status:"idle"})}function requireWaiting({state:t}){if(t.status==="waiting_for_confirmation")return
throw new s.vC("bug",`No action waits for approval: the conversation is ${t.status}.`)}function decidable({log:t,state:e,agent:n}){const{blockedActions:s}=e
return(0,i.Lu)({log:t,blockedActions:s},n.toolbox)}function requireDecidable(t,e){const n=new Set(decidable(t).map(({action:t})=>t.id))
const r=e.filter(t=>!n.has(t))
if(e.length>0&&r.length===0)return new Set(e)
const i=r.length>0?`These actions do not wait: ${r.join(", ")}.`:"No action was named."
throw new s.vC("bug",i,{hint:"Decide about the actions that the conversation lists as pending."})}function hasPending(t){const e=(0,c.Jq)(t.branch())
return e.length>0&&!e.some(e=>hasResult(t,e))}function hasResult(t,{id:e,tool_call_id:n}){return t.slice(t.indexOf(e)+1).filter(l.aI).some(t=>t.kind==="AgentErrorEvent"?t.tool_call_id===n:t.action_id===e)}function closePending(t){for(const{tool_name:e,tool_call_id:n}of(0,c.Jq)(t.branch()))t.append({kind:"AgentErrorEvent",tool_name:e,tool_call_id:n,error:(0,r.J1)("interrupted")})}function rejectPending(t,e,n){for(const{tool_name:s,tool_call_id:r,id:i}of(0,c.Jq)(t.branch())){if(n&&!n.has(i))continue
t.append({kind:"UserRejectObservation",tool_name:s,tool_call_id:r,action_id:i,rejection_reason:e})}}}),30412:((t,e,n)=>{n.d(e,{F:()=>Extensions,y:()=>userMessageOf})
var s=n(98664)
var r=n(88135)
var i=n(46032)
var o=n(69324)
var a=n(17117)
var c=n(46222)
var l=n(31827)
class KnowledgeMessages{#t
#e
#n
constructor(t,e,n){this.#t=t
this.#e=e
this.#n=n}forMessage({content:t}){const{skills:e=[],prompted:n=[],userMessageSuffix:s="",requestIn:r=asItIs}=this.#t
const o=this.#e.fields.activated_knowledge_skills
const a=e.filter(({name:t})=>!o.includes(t))
const d=(0,l.mk)(r((0,i.wh)(t)),a)
const u=d.map(({skill:t})=>t.name)
this.#e.update({activated_knowledge_skills:[...o,...u]})
const h=s.trim()===""?[]:[(0,i.Qq)(s.trim())]
const f=renewed(n,this.#n())
return{activated_skills:u,extended_content:[...f,...d.map(t=>(0,i.Qq)((0,c._m)(t))),...h]}}forResult({observation:t},{action:e}){if(t.kind==="InvokeSkillObservation"&&!t.is_error)this.#s(t.skill_name)
const n=(0,a.cP)(e).path
const s=typeof n==="string"?this.#r(n):void 0
if(s===void 0)return[]
const r=this.#e.fields.activated_path_rules
const{skills:o=[]}=this.#t
const d=(0,l.NP)(s,o.filter(({name:t})=>!r.includes(t)))
this.#e.update({activated_path_rules:[...r,...d.map(({skill:t})=>t.name)]})
return d.map(t=>(0,i.Qq)((0,c.bq)(t)))}#r(t){return(0,l._l)(this.#e.identity.workspace.working_dir,t)}#s(t){const{invoked_skills:e}=this.#e.fields
if(typeof t!=="string"||e.includes(t))return
this.#e.update({invoked_skills:[...e,t]})}}function asItIs(t){return t}function renewed(t,e){const n=e.flatMap(wordsIn)
const s=t.filter(t=>!n.findLast(e=>e.includes(headingOf(t)))?.includes(t))
return s.map(t=>(0,i.Qq)((0,r.J1)("skills/renewed",{words:t})))}function headingOf(t){return`${t.split("\n",1)[0]}\n`}function wordsIn(t){if(t.kind==="SystemPromptEvent")return[t.dynamic_context?.text??""]
return t.kind==="MessageEvent"?t.extended_content.map(t=>t.text):[]}const d={decision:"allow"}
class Extensions{#i
#o
#a
#c=Promise.resolve()
constructor({hooks:t,knowledge:e={}},n){this.#i=n
this.#o=t&&new ConversationHooks(t,n)
this.#a=new KnowledgeMessages(e,n.state,()=>n.branch.view().events)}admit(t,e){const n=this.#o
if(!n)return e(()=>({...t,...this.#a.forMessage(t.llm_message)}))
const s=this.#c.then(()=>this.#l(n,t))
this.#c=s.then(ignore,ignore)
return s.then(e)}async#l(t,e){const{id:n}=this.#i.stamper()
const{blocked:s,context:r}=await t.submit((0,i.wh)(e.llm_message.content),n)
return()=>{if(s!==void 0){this.#i.state.block("messages",n,s)
return{...e,id:n}}const{activated_skills:t,extended_content:i}=this.#a.forMessage(e.llm_message)
return{...e,id:n,activated_skills:t,extended_content:[...i,...wordsOf(r)]}}}async start(){await(this.#o?.start())}async end(){await(this.#o?.end())}beforeCalls=async(t,e)=>{await(this.#o?.beforeCalls(t,e))}
afterCall=async(t,e,n)=>await(this.#o?.afterCall(t,e,n))??[]
rulesFor=(t,e)=>this.#a.forResult(t,e)
async mayFinish(t,e){const{lastUserMessageId:n=""}=this.#i.branch
const s=await(e?.())??d
if(s.decision==="deny"||this.#i.state.blockedMessages.has(n))return s
const r=await(this.#o?.stop(t))
return r===void 0?d:{decision:"deny",feedback:r}}}function ignore(){}function userMessageOf(t,e){const n=typeof t==="string"?{role:"user",content:[(0,i.Qq)(t)]}:i.QB.parse(t)
if(n.role!=="user")throw new s.vC("bug",`A ${n.role} cannot send a message, only a user.`)
return{kind:"MessageEvent",source:"user",...e!==void 0&&{sender:e},llm_message:n}}const u={blocked:void 0,context:[]}
class ConversationHooks{#t
#d
#e
#u=new Set
#h
#f=[]
constructor(t,{log:e,state:n}){this.#t=t
this.#d=e
this.#e=n}start(){this.#h??=this.#p({event_type:"SessionStart"}).then(({context:t})=>{this.#f=t})
return this.#h}async submit(t,e){await this.start()
const n=await this.#p({event_type:"UserPromptSubmit",message:t},{message_id:e})
const s=[...this.#f,...n.context]
if(n.blocked===void 0)this.#f=[]
return{...n,context:s}}async beforeCalls(t,e){for(const{id:n,tool_name:s,action:r}of t){if(!r)continue
const t=(0,a.cP)(r)
const{blocked:i}=await this.#p({event_type:"PreToolUse",tool_name:s,tool_input:t},{action_id:n},e)
if(i!==void 0)this.#e.block("actions",n,i)}}async afterCall(t,e,n){const{id:s,tool_name:o}=t
const c=(0,a.cP)(t.action)
const l={event_type:"PostToolUse",tool_name:o,tool_input:c,tool_response:e}
const{blocked:d,context:h}=await this.#p(l,{action_id:s},n).catch(t=>{if(n.aborted)return u
throw t})
const f=d===void 0?[]:[(0,i.Qq)((0,r.J1)("hooks/objection",{reason:d}))]
return[...wordsOf(h),...f]}async stop(t){const{blocked:e}=await this.#p({event_type:"Stop"},{},t)
return e===void 0?void 0:(0,r.J1)("hooks/stop",{reason:e})}async end(){const t=this.#h!==void 0
await this.#h
this.#h=void 0
if(t)await this.#p({event_type:"SessionEnd"})
while(this.#u.size>0)await Promise.all(this.#u)}#p(t,e={},n=unending()){const{config:s,run:r}=this.#t
if(!(0,o.BI)(t,s))return Promise.resolve(u)
const{id:i,workspace:a}=this.#e.identity
const c={...t,session_id:i,working_dir:a.working_dir,metadata:{}}
return(0,o.Eu)(c,{config:s,run:r,about:e,signal:n,onExecution:t=>void this.#d.append(t),onBackground:t=>this.#g(t)})}#g(t){this.#u.add(t)
t.then(()=>this.#u.delete(t))}}function wordsOf(t){return t.map(t=>(0,i.Qq)((0,r.J1)("hooks/context",{context:t})))}function unending(){return(new AbortController).signal}}),65950:((t,e,n)=>{n.d(e,{b5:()=>requireTags,l4:()=>requireId,yy:()=>writeFork})
var s=n(28942)
var r=n(37428)
var i=n(98664)
var o=n(95017)
var a=n(14549)
function writeFork({log:t,state:e},n){const{store:s,title:r,tags:i={},resetMetrics:c=!0,fromEventId:l}=n
const d=requireId(n.id)
const u={...e.identity,...e.fields,id:d,execution_status:"idle",stats:c?a.Sh:e.stats,tags:requireTags({...i,...r!==void 0&&{title:r}})}
t.fork(s,l??t.leaf).close()
s.write(o.bv,(0,o.rw)(o.zn.parse(u)))}function requireId(t){if(s.guid().safeParse(t).success)return t
throw new i.vC("config",`The id ${JSON.stringify(t)} of a conversation is not a UUID.`,{hint:"Make one with `crypto.randomUUID()`."})}const c=s.record(s.string().regex(/^[a-z0-9]+$/),s.string().max(256)).readonly()
function requireTags(t){const e=c.safeParse(t)
if(e.success)return e.data
throw new i.vC("config",`These tags cannot be set: ${r.S1(e.error)}`,{hint:"Use keys of small letters and digits, and values of at most 256 characters."})}}),98989:((t,e,n)=>{n.d(e,{F:()=>LocalConversation})
var s=n(98664)
var r=n(97065)
var i=n(53107)
var o=n(88135)
var a=n(46032)
var c=n(52520)
var l=n(54847)
var d=n(17117)
var u=n(68012)
var h=n(52333)
var f=n(53748)
var p=n(90007)
var g=n(80292)
var m=n(90702)
var v=n(42611)
const w=/^(?:functions[._])?multi_tool_use(?:[._-]+parallel)?$/i
const k="tool_uses"
const y=128
function prepareCalls(t,e){let n=y
return t.flatMap(t=>{if(!isWrapper(t,e))return[(0,v.mK)(t,e)]
const s=unfold(t,e,n)
n=Math.max(0,n-s.length)
return s})}function isWrapper({name:t,arguments:e},n){if(n.get(t))return!1
if(w.test(t.trim()))return!0
return/parallel|tool_uses/i.test(t)&&(0,g.lj)(e)?.value[k]!==void 0}function unfold(t,e,n){const{[k]:s,...r}=(0,g.lj)(t.arguments.trim()||"{}")?.value??{}
const i=typeof s==="string"?parseList(s):s
if(!Array.isArray(i)||i.length===0){const e=(0,g.lj)(t.arguments)!==void 0
const n=e?`${k} has to be a list of {"recipient_name": "functions.NAME", "parameters": {…}}. Fields that were given: [${[...s===void 0?[]:[k],...Object.keys(r)].join(", ")}].`:(0,m.z)(t.arguments)
return[(0,v.t0)(t,`${t.name}: ${n} Or call the tools directly, several in one reply.`)]}if(i.length>n)return[(0,v.t0)(t,`${t.name}: the reply has more than ${y} calls, and none of these ${i.length} was read. Make fewer at once.`)]
return i.map((n,s)=>one(n,{call:t,index:s,all:i.length,toolbox:e}))}function parseList(t){try{return JSON.parse(t)}catch{return}}function one(t,{call:e,index:n,all:s,toolbox:r}){const{extra_content:i,provider_specific_fields:o,block_order:a,responses_item_id:c,...l}=e
const d={...n===0?e:l,id:s===1?e.id:`${e.id.slice(0,36)}_${n+1}`}
const u=`${k}[${n}]`
const refuse=e=>{const n={...d,arguments:JSON.stringify({[k]:[t]})}
return(0,v.t0)(n,`${u}: ${e} The other calls of the list were read.`)}
if(typeof t!=="object"||t===null||Array.isArray(t))return refuse("it has to be an object.")
const{recipient_name:h,name:f,parameters:p,arguments:g=p}=t
const m=h??f
if(typeof m!=="string"||m.trim()==="")return refuse('"recipient_name" is missing: it has to be the name of a tool, such as "functions.terminal".')
if(w.test(m.trim()))return refuse("a list of calls cannot be in another one.")
if(g!==void 0&&g!==null&&typeof g!=="object"&&typeof g!=="string")return refuse(`"parameters" has to be an object, not a ${typeof g}.`)
const y=typeof g==="string"?g:JSON.stringify(g??{})
return(0,v.mK)({...d,name:m.trim(),arguments:y},r)}var _=n(67e3)
var b=n(70598)
var x=n(20622)
async function step(t,e){e.signal.throwIfAborted()
if(e.approved!=="none")return carryOutApproved(t,e)
if(isBlocked(e))return"finished"
if(asksForUnseen(t.model,e))return decline(e)
const n=await shortenView(t,e)
const s=n&&await ask(n,t,e)
return s?answer(s,t,e):"continue"}async function carryOutApproved(t,e){const{calls:n,isRestWaiting:s}=(0,f.bM)(e,t.toolbox)
const r=await carryOut(n,t,e)
return s?"waiting_for_confirmation":r}function isBlocked({lastUserMessageId:t,blockedMessages:e}){return t!==void 0&&e.has(t)}function decline({log:t}){const e={role:"assistant",content:[(0,a.Qq)((0,o.J1)("no-images"))]}
t.append({kind:"MessageEvent",source:"agent",llm_message:e})
return"finished"}async function shortenView(t,e){const{log:n,signal:s}=e
const r=(0,i.um)(e.agentState,t.model.name)
const o=(0,i.$z)(e.view(),r)
if(o.events[0]?.kind!=="SystemPromptEvent"||!o.events.some(h.ks))throw nothingAsked()
if(!t.condenser)return o
const a=t.toolbox.schemas()
const c=await t.condenser.condense(o,{tools:a,inputLimit:(0,i.bb)(t.inputLimit,r,{view:o,tools:a}),countTokens:l.bP,signal:s,memory:e.agentState,onReply:t=>e.onReply("condenser",t)})
if(c.kind==="view")return c.view
n.append(c.condensation)
return}function nothingAsked(){return new s.vC("config","Nothing was asked in this conversation yet.",{hint:"Call `send` first."})}async function ask(t,e,n){const{signal:s}=n
const onLost=t=>n.onReply("default",t)
const r=n.deltas?.()
const i=r&&{onDelta:r.onDelta}
const o={messages:(0,u.O)(t),tools:e.toolbox.schemas(),signal:s,onLost:onLost,...i}
try{const s=await e.model.complete(o)
const r={...s,id:distinct(s.id,t)}
n.onReply("default",r);(0,b.Ej)(e,n)
await(0,x.lU)(r,e,n.log)
return r}catch(r){s.throwIfAborted();(0,_.lj)(r,e,n,t)
return}finally{r?.end()}}function distinct(t,{events:e}){const n=e.findLast(t=>"llm_response_id"in t)
const s=n&&"llm_response_id"in n?n.llm_response_id:void 0
const r=s===t?1:Number(s?.startsWith(`${t}~`)?s.slice(t.length+1):0)
return r>0?`${t}~${r+1}`:t}async function answer(t,e,n){const s=classify(t.message)
switch(s.kind){case"answer":{if(e.textReply!=="final"&&(0,x.wd)(e.toolbox,n.log.branch()))return sayAndTell(t,(0,o.J1)(x.JV),n)
const s={kind:"answer",message:(0,a.wh)(t.message.content)}
const r=await(0,x.no)(s,e,n)
say(t,r,n)
return(0,x.k9)(r,e.iterativeRefinement,n)?"continue":"finished"}case"empty":return sayAndTell(t,(0,o.J1)("nudge"),n)
case"calls":return act(t,untilFinish(prepareCalls(s.calls,e.toolbox)),e,n)}}function sayAndTell(t,e,n){say(t,void 0,n)
n.log.append((0,_.P_)(e))
return"continue"}function say({id:t,message:e},n,{log:s}){const r={llm_response_id:t,...n&&{critic_result:n}}
s.append({kind:"MessageEvent",source:"agent",llm_message:e,...r})}function untilFinish(t){const e=t.findIndex(p.m$)
return e<0?t:t.slice(0,e+1)}async function act(t,e,n,s){const r=await record(t,e,n,s)
const i=r.map(({action:t})=>t)
await(s.extensions?.beforeCalls(i,s.signal))
const o=await(0,f.$Z)(r,s)
const a=(0,f.Tu)((0,f.S2)(r,o),o,s)
if(!(0,f.Df)(a,o,s))return carryOut(a,n,s)
const c=(0,f.Pt)(a,s)
return c.some(({prepared:t})=>t.status==="ready")?"waiting_for_confirmation":carryOut(c,n,s)}async function record(t,e,n,s){const isJudged=t=>n.critic?.mode==="all_actions"||e.length===1&&(0,p.m$)(t)
const r=[]
for(const t of e)r.push(isJudged(t)?await(0,x.no)(nextStepOf(t),n,s):void 0)
return e.map((e,n)=>{const i=s.log.append(actionDraft(t,e,n===0,r[n]))
return{action:i,prepared:e}})}async function carryOut(t,e,n){const s=await(0,p.g7)(t,e,n)
const r=t.find(({prepared:t})=>(0,p.m$)(t))
if(!s||!r)return"continue"
const i=r.action.critic_result
const o=i??await(0,x.no)(nextStepOf(r.prepared),e,n)
if(o&&!i)noteVerdict(o,n)
return(0,x.k9)(o,e.iterativeRefinement,n)?"continue":"finished"}function noteVerdict(t,{log:e}){e.append({kind:"ConversationStateUpdateEvent",key:"agent_state",value:{critic_result:t}})}function classify(t){if(t.tool_calls&&t.tool_calls.length>0)return{kind:"calls",calls:t.tool_calls}
return{kind:(0,c.$)((0,a.wh)(t.content))===""?"empty":"answer"}}function asksForUnseen({name:t,features:e},{view:n,agentState:s}){if(e.vision&&(0,i.um)(s,t).without_pictures!=="all")return!1
const r=n().events.findLast(h.ks)
if(r?.kind!=="MessageEvent")return!1
const o=[...r.llm_message.content,...r.extended_content]
const a=o.some(t=>t.type==="text"&&t.text.trim()!=="")
return!a&&o.some(t=>t.type==="image")}function actionDraft({id:t,message:e},n,s,r){const i=withAll(n)
return{kind:"ActionEvent",...s?thoughtsOf(e):{thought:[]},action:n.status==="ready"?(0,d.qz)(n.tool,n.input):null,tool_name:i.name,tool_call_id:i.id,tool_call:s&&e.reasoning_details?{...i,reasoning_details:e.reasoning_details}:i,llm_response_id:t,...n.status==="ready"&&{security_risk:n.risk},...n.status==="ready"&&n.summary!==void 0&&{summary:n.summary},...r&&{critic_result:r}}}function withAll(t){if(t.status==="refused"||!(0,d.dl)(t.tool,t.input))return t.call
const{call:e,input:n,summary:s}=t
return{...e,arguments:JSON.stringify({...s!==void 0&&{summary:s},...n})}}function thoughtsOf(t){const{content:e,reasoning_content:n,thinking_blocks:s,responses_reasoning_item:r}=t
return{thought:e.filter(t=>t.type==="text"),...n!==void 0&&{reasoning_content:n},...s&&{thinking_blocks:s},...r&&{responses_reasoning_item:r}}}function nextStepOf({call:t,...e}){if(e.status==="ready"&&(0,p.m$)({call:t,...e}))return{kind:"finish",message:String(e.input.message??"")}
return{kind:"call",tool:t.name,arguments:t.arguments}}var S=n(30350)
var O=n(56887)
var $=n(16162)
var T=n(25)
var A=n(95493)
var C=n(45020)
var I=n(30412)
var E=n(65950)
var M=n(88102)
var R=n(25578)
class Mailbox{#m=[]
#v=!1
shut(){this.#v=!0}open(){this.#v=!1
const t=this.#m
this.#m=[]
for(const e of t)e()}post(t){const{promise:e,resolve:n,reject:s}=Promise.withResolvers()
const settle=()=>{try{n(t())}catch(t){s(t)}}
if(this.#v)this.#m.push(settle)
else settle()
return e}async shutDuring(t){this.shut()
try{await t()}finally{this.open()}}}var P=n(5585)
var q=n(57975)
var F=n(10397)
var N=n(16767)
const W=Object.freeze({action_observation:4,action:16,action_error:3,monologue:3,alternating_pattern:6,alternating_calls:16})
function isStuck(t,e={}){const n={...W,...withoutGaps(e)}
const s=lastMoves(t)
const r=turnsOf(s).filter(t=>!isPatience(t))
const i=r.filter(({call:t})=>!isNote(t))
const o=patternIn(r,n)??patternIn(i,n)
if(o)return{kind:"stuck",...o}
if(isMonologue(s,n.monologue))return{kind:"stuck",pattern:"monologue"}
const a=errorStreak(i.length>0?i:r)
const c=a.at(-1)
const l=c!==void 0&&a.length===n.action_error&&!isNudged(s,c)
return l?{kind:"nudge",errorEventId:c.id}:{kind:"no"}}function withoutGaps(t){return Object.fromEntries(Object.entries(t).filter(([,t])=>t!==void 0))}function patternIn(t,e){const{action_observation:n,action:s,alternating_pattern:r,alternating_calls:i}=e
const o=Math.ceil(r/2)
const a=findEqualLoop(t,t=>t===1?n:o*t)
if(a)return{pattern:a.calls.length===1?"action_observation":"alternating_pattern",circle:a}
const c=errorStreak(t).length
const l=t.at(-1)
if(l&&c>e.action_error)return{pattern:"action_error",circle:{calls:[l.call],times:c}}
const d=findSimilarLoop(t,t=>t===1?s:Math.ceil(i/t)*t)
return d&&{pattern:d.calls.length===1?"action":"alternating_calls",circle:d}}function isNudged(t,e){return t.slice(t.indexOf(e)+1).some(({kind:t,source:e})=>t==="MessageEvent"&&e!=="agent")}const j=48
const L=5*j
function lastMoves(t){const e=[]
let n=0
for(let s=t.length-1;s>=0&&n<j&&e.length<L;s-=1){const r=t[s]
if(!r||(0,h.ks)(r))break
if(r.kind!=="ActionEvent"&&r.kind!=="MessageEvent"&&!(0,h.aI)(r))continue
e.push(r)
if(!isNote(r))n+=1}return e.reverse()}function isNote(t){return t.kind!=="MessageEvent"&&(t.tool_name==="think"||t.tool_name==="task_tracker")}function turnsOf(t){return[...(0,F.d5)(t)].map(([t,e])=>({call:t,result:e}))}function isPatience({call:t,result:e}){return isWaiting(t)&&e.kind==="ObservationEvent"&&e.observation.timeout===!0}function isMonologue(t,e){const n=t.filter(t=>t.kind!=="MessageEvent"||t.source==="agent")
const s=n.slice(-e)
return s.length>=e&&s.every(t=>t.kind==="MessageEvent")}function errorStreak(t){const e=t.at(-1)
const n=[]
for(const{call:s,result:r}of t.toReversed()){if(!e||r.kind!=="AgentErrorEvent"||!isSameCall(s,e.call))break
n.unshift(r)}return n}function findEqualLoop(t,e){return findLoop(t,e,isSameTurn)}function findSimilarLoop(t,e){const n=new Map
const textOf=t=>{const e=n.get(t)??withoutNumbers(t.result)
n.set(t,e)
return e}
const isAlike=(t,e)=>isSameDeed(t.call,e.call)&&textOf(t)===textOf(e)
const s=findLoop(t,e,isAlike)
return s?.calls.some(isWaiting)?void 0:s}function findLoop(t,e,n){for(const s of[1,2,3,4]){const r=lastTurns(t,s,e(s))
const i=r.slice(s).every((t,e)=>n(t,r[e]??t))
if(r.length>0&&i&&!r.every(isUndo))return{calls:r.slice(-s).map(({call:t})=>t),times:r.length/s}}return}const U=20
const z=/(?:^|[\s;&|({`])sleep\s+(?=[\d.]*[1-9])[\d.]/
function lastTurns(t,e,n){const s=t.slice(-n).some(({call:t})=>isSleeping(t))
const r=s?Math.max(n,Math.ceil(U/e)*e):n
return t.length<r?[]:t.slice(-r)}function isSleeping({tool_name:t,action:e}){return t==="terminal"&&typeof e?.command==="string"&&z.test(e.command)}function isUndo({call:{tool_name:t,action:e},result:n}){const s=n.kind==="ObservationEvent"&&!n.observation.is_error
return t==="file_editor"&&e?.command==="undo_edit"&&s}function isWaiting({tool_name:t,action:e}){return t==="terminal"&&(e?.is_input===!0||e?.command==="")}function isSameTurn(t,e){return isSameCall(t.call,e.call)&&(0,q.isDeepStrictEqual)(essenceOfResult(t.result),essenceOfResult(e.result))}const D=/\b(?=[a-f]*\d)[\da-f]{7,}\b|\d+(?:\.\d+)?\s?(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
function withoutNumbers(t){return JSON.stringify(essenceOfResult(t)).replaceAll(D,"0")}function isSameDeed(t,e){return isSameCall({...e,thought:t.thought},t)}function isSameCall(t,e){return(0,q.isDeepStrictEqual)(essenceOfCall(t),essenceOfCall(e))}function essenceOfCall({source:t,thought:e,tool_name:n,action:s,tool_call:r}){return{source:t,thought:e,tool_name:n,action:s??r.arguments}}function essenceOfResult(t){const{kind:e,source:n,tool_name:s}=t
switch(t.kind){case"ObservationEvent":return{kind:e,source:n,tool_name:s,content:(0,N.Vr)(t.observation)}
case"UserRejectObservation":return{kind:e,source:n,tool_name:s,reason:t.rejection_reason}
case"AgentErrorEvent":return{kind:e,source:n,error:t.error}}}function takeStep(t,e){return step(t.agent,contextOf(t,e))}async function condenseNow(t,e){const n=await shortenView(t.agent,contextOf(t,{signal:e,approved:"none"}))
if(n)throw new s.vC("model","Nothing in the conversation can be left out.")}function contextOf(t,{signal:e,approved:n,runGranted:s,budget:r}){const{agent:i,workspace:o,log:a,branch:c,state:l,toolSecrets:d,extensions:u,analyzer:h,subAgents:f}=t
const{whenRisky:p,whenGranted:g}=t
return{log:a,workspace:o,signal:e,extensions:u,approved:n,runGranted:s,blockedActions:l.blockedActions,blockedMessages:l.blockedMessages,view:()=>c.view(),confirmation:{policy:l.fields.confirmation_policy,analyzer:h(),whenRisky:p,whenGranted:g},lastUserMessageId:c.lastUserMessageId,agentState:l.agentState,secrets:d,subAgents:f?.during(r),deltas:()=>t.observers.deltas(d),onReply(e,n){l.addReply(e,i.model,n)
t.onReply?.(n,i.model)
r?.add(n)}}}class Run{#i
#w=new AbortController
#k
#y
constructor(t,e,n){this.#i=t
this.#y=n
this.#k=AbortSignal.any([e,this.#w.signal,...n?[n]:[]])}async play(t,e){const{log:n,mailbox:s,state:r}=this.#i
try{r.update({execution_status:"running"})
if(t==="none")(0,C.kI)(n)
await this.#i.extensions.start()
return await this.#_(t,e)}catch(t){return this.#b(t)}finally{s.open()}}interrupt(){this.#w.abort(P.NN)}async#_(t,{onResults:e,runGranted:n}={}){const{limits:s,log:r,reportsCost:i}=this.#i
const o=new P.__(s,i)
const a={before:r.length,most:s.maxEvents??P.Qk}
let c=t==="none"?void 0:await this.#x(t,o,n)
if(t!=="none")await(e?.())
for(let t=0;!c&&t<s.maxIterations;t+=1){const t=r.length-a.before>=a.most
c=this.#S()??(t?this.#O({of:"events",most:a.most}):await this.#$(o))}return c??this.#T()??this.#O({of:"steps",most:s.maxIterations})}#S(){this.#k.throwIfAborted()
return this.#T()??this.#A()}#$(t){this.#i.state.countStep()
return this.#x("none",t)}async#x(t,e,n){const{branch:s}=this.#i
const r=s.lastUserMessageId
const i=await this.#C({signal:this.#k,approved:t,budget:e,runGranted:n})
if(i==="waiting_for_confirmation")return this.#I()
const o=i==="finished"&&await this.#E()
if(o&&s.lastUserMessageId===r)return this.#M()
const{reached:a}=e
return a&&this.#O(a)}async#C(t){const{mailbox:e}=this.#i
e.shut()
const n=await takeStep(this.#i,t)
e.open()
return n}async#E(){const t=await(this.#i.onFinish?.(this.#k))
if(!t||t.decision==="allow")return!0
if(t.feedback)this.#R(t.feedback)
return!1}#R(t){const e={role:"user",content:[(0,a.Qq)(t)]}
this.#i.log.append({kind:"MessageEvent",source:"environment",llm_message:e})}#M(){this.#i.state.update({execution_status:"finished"})
return{status:"finished"}}#I(){this.#i.state.update({execution_status:"waiting_for_confirmation"})
return{status:"waiting"}}#T(){return this.#i.state.status==="paused"?{status:"interrupted",reason:P.NN}:void 0}#A(){const{agent:t,branch:e,state:n}=this.#i
const s=n.fields.stuck_detection?isStuck(e.events,t.settings?.stuck_thresholds):void 0
if(s?.kind==="nudge")this.#R((0,o.J1)("repeated-error"))
if(s?.kind!=="stuck")return
const{kind:r,...i}=s
this.#P("stuck","Stuck",`The agent goes in circles: ${J[i.pattern]}.`)
return{status:"stuck",...i}}#O(t){const{code:e,detail:n}=(0,P.yT)(t)
this.#P("error",e,n)
return{status:"exhausted",limit:t}}#b(t){const{log:e,state:n}=this.#i;(0,C.kI)(e)
if(!this.#k.aborted)return this.#q((0,s.ec)(t))
const{reason:r}=this.#k
if(this.#y?.aborted&&this.#y.reason===r){this.#P("error","DeadlineReached","The run reached its time limit.")
return{status:"deadline"}}e.append({kind:"InterruptEvent"})
n.update({execution_status:"paused"})
return{status:"interrupted",reason:r}}#q(t){this.#P("error",t.code,t.message)
return{status:"failed",fault:t}}#P(t,e,n){this.#i.log.append({kind:"ConversationErrorEvent",code:e,detail:n})
this.#i.state.update({execution_status:t})}}const J={action_observation:"it makes the same call again and again, and gets the same result",action:"it makes the same call again and again, and gets results that differ in their numbers only",action_error:"it makes the same call again and again, and it fails every time",monologue:"it writes messages and calls no tool",alternating_pattern:"it makes the same calls in turn, and gets the same results",alternating_calls:"it makes the same calls in turn, and gets results that differ in their numbers only"}
class Runner{#F
play(t,{signal:e,deadline:n,approved:s,approval:r}){const i=new Run(t,e,n)
return this.#N(()=>i.interrupt(),()=>i.play(s,r))}occupy(t,e){const n=new AbortController
return this.#N(()=>n.abort(P.NN),()=>e(AbortSignal.any([t,n.signal])))}interrupt(){this.#F?.stop()
return this.#F?.end}requireRest(){if(!this.#F)return
throw new s.vC("bug","The agent is already running.",{hint:"Wait until its run has ended."})}async#N(t,e){this.requireRest()
const{promise:n,resolve:s}=Promise.withResolvers()
this.#F={stop:t,end:n}
try{return await e()}finally{this.#F=void 0
s()}}}var G=n(95017)
var Q=n(28942)
var B=n(94869)
var X=n(2507)
var H=n(81664)
var V=n(31720)
var K=n(30289)
function childOptions(t,{id:e,conversation:n,definition:s,agent:r,observer:i,onReply:o}){const{options:a,state:c}=t
const{stamper:l,reportsCost:d,hiddenValues:u,secretWorld:h,cipher:f,report:p}=a
return{id:n,agent:r,workspace:s.read_only?(0,K.yk)(a.workspace):a.workspace,store:storeOf(t,e),limits:limitsOf(s,a.limits),secrets:c.secrets.all(),hooks:hooksOf(s,a),knowledge:{skills:a.knowledge?.skills??[],requestIn:()=>""},securityAnalyzer:analyzerFor(s,t),whenRisky:"refuse",whenGranted:a.whenGranted,onReply:o,observers:i?[i]:[],stamper:l,reportsCost:d,hiddenValues:u,secretWorld:{...V.JE,...h,onWeak:()=>{}},cipher:f,report:p}}function storeOf({options:t},e){return storeInside(t.store,`subagents/${e}`)}function policyFor({permission_mode:t},{state:e}){const n=e.fields.confirmation_policy
return t===null?n:(0,O.Rn)(n,Z[t])}const Z={always_confirm:{kind:"AlwaysConfirm"},never_confirm:{kind:"NeverConfirm"},confirm_risky:{kind:"ConfirmRisky",threshold:"HIGH",confirm_unknown:!0}}
function analyzerFor({permission_mode:t},{analyzer:e,state:n}){const s=n.fields.confirmation_policy.kind!=="NeverConfirm"||t===null
return e()??(s?void 0:(0,S.Ys)())}function limitsOf({max_iteration_per_run:t,max_budget_per_run:e},{maxIterations:n}){return{maxIterations:Math.min(n,t??n),maxBudget:e}}function hooksOf(t,{hooks:e}){if(!e)return
const{PreToolUse:n,PostToolUse:s}=e.config
const r=(0,H.XN)([{PreToolUse:n,PostToolUse:s},...t.hooks?[t.hooks]:[]])
return r&&{config:r,run:e.run}}function storeInside(t,e){const inside=t=>`${e}/${(0,X.Ab)(t)}`
return{write:(e,n)=>t.write(inside(e),n),read:e=>t.read(inside(e)),list:e=>t.list(inside(e)),move:(e,n)=>t.move(inside(e),inside(n)),remove:e=>t.remove(inside(e)),lock:e=>t.lock(inside(e))}}const Y="The budget of the run is used up."
function subConversations(t,e){const{subAgents:n}=t.options
return n&&new SubConversations(t,n,e)}class SubConversations{#W
#t
#j
#L
#U=new Set
constructor(t,e,n){this.#W=t
this.#t=e
this.#j=n
this.#L=new Roster(t.state.agentState)}during(t){const e=new AbortController
return{begin:(t,e)=>{const{name:n}=this.#z(t)
return this.#L.add(n,this.#W.options.stamper().id,e)},work:async(n,r,i)=>{const o=this.#L.get(n)
if(this.#U.has(n))throw new s.Fp(`The sub-agent "${n}" is still running. Wait for its answer.`)
this.#U.add(n)
try{return await this.#D({id:n,member:o,task:r,signal:i,budget:t},e)}finally{this.#U.delete(n)}}}}#z(t){const{agents:e}=this.#t
const n=e.find(e=>e.name===t)
if(n)return n
throw new s.Fp(`There is no sub-agent of the kind "${t}". There are: ${e.map(t=>t.name).join(", ")}.`)}async#D({id:t,member:e,task:n,signal:s,budget:r},i){const onReply=(e,n)=>{this.#W.state.addReply(`task:${t}`,n,e)
r?.add(e)
if(r?.mustStop)i.abort(Y)}
const o=await this.#J(t,e)
try{return await this.#G({id:t,member:e,task:n,signal:s,budget:r},i,this.#Q(t,e,o,onReply))}finally{await o.close()}}async#G({id:t,member:e,task:n,signal:s},r,i){try{this.#L.noteWork(t)
await i.send(n)
const o=await i.run(AbortSignal.any([s,r.signal]))
s.throwIfAborted()
const a=i.finalResponse()
return{id:t,agent:e.agent,isFinished:o.status==="finished",why:whyStopped(o),answer:a}}finally{await i.close()}}async#J(t,{agent:e}){try{return await this.#t.agentFor(this.#z(e),storeOf(this.#W,t))}catch(e){throw cannotWork(t,e)}}#Q(t,{agent:e,conversation:n,has_worked:r},{agent:i},o){const a=this.#z(e)
const c=this.#t.observer?.(t)
const l=childOptions(this.#W,{id:t,conversation:n,definition:a,agent:i,observer:c,onReply:o})
if(r&&l.store.list("events").length===0)throw new s.Fp(`The conversation of "${t}" no longer exists. Start a new sub-agent, and tell it what it needs to know.`)
const d=this.#B(t,l)
d.setConfirmationPolicy(policyFor(a,this.#W))
return d}#B(t,e){try{return this.#j(e)}catch(e){throw cannotWork(t,e)}}}function cannotWork(t,e){return new s.Fp(`"${t}" cannot work: ${(0,s.ec)(e).message}`,{cause:e})}const tt={steps:"It reached its limit of steps for one task.",money:"It reached its spending limit for one task.",tokens:"It reached its limit of tokens for one task.",events:"It reached its limit of events for one task."}
function whyStopped(t){switch(t.status){case"finished":return""
case"exhausted":return tt[t.limit.of]
case"stuck":return`It went in circles${inWords(t.circle)}.`
case"failed":return`It failed: ${t.fault.message}`
case"interrupted":return t.reason===Y?Y:"It was interrupted."
case"deadline":case"waiting":return"It was interrupted."}}function inWords(t){if(!t)return""
const e=t.calls.map(({tool_name:t,tool_call:e})=>`${t} ${(0,B.TN)(e.arguments,100)}`)
return`: ${e.join(" and ")}${e.length>1?" in turn":""}, ${t.times} times`}const et=Q.object({agent:Q.string(),conversation:Q.string(),has_worked:Q.boolean()}).readonly()
const nt=Q.record(Q.string(),et).readonly()
const st="sub_agents"
const rt=100
class Roster{#e
constructor(t){this.#e=t}get(t){const e=this.#X(t)
if(e)return e
throw new s.Fp(`There is no sub-agent "${t}". There are: ${Object.keys(this.#H()).join(", ")||"none yet"}.`)}add(t,e,n=this.#$(t)){if(!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(n))throw new s.Fp(`"${n}" is not a valid id: use letters, digits and dashes.`)
if(this.#X(n))throw new s.Fp(`There is a sub-agent "${n}" already. Give it work, or take another id.`)
if(Object.keys(this.#H()).length>=rt)throw new s.Fp(`There are already ${rt} sub-agents, which is the maximum.`)
this.#V(n,{agent:t,conversation:e,has_worked:!1})
return n}noteWork(t){this.#V(t,{...this.get(t),has_worked:!0})}#V(t,e){this.#e.set(st,{...this.#H(),[t]:e})}#X(t){const e=this.#H()
return Object.hasOwn(e,t)?e[t]:void 0}#H(){return nt.safeParse(this.#e.get(st)).data??{}}#$(t){const e=Object.keys(this.#H()).map(t=>Number(t.slice(t.lastIndexOf("-")+1)))
return`${t}-${Math.max(0,...e.filter(Number.isSafeInteger))+1}`}}const it=new Set(["execution_status","confirmation_policy","security_analyzer","tags"])
class LocalConversation{log
state
#K
#i
#Z=new Mailbox
#Y=new Runner
#tt
#et
#nt
static open(t){return new LocalConversation(t,(0,M.Ne)(t))}constructor(t,e){const{log:n,state:s}=e
this.#K=t
const r={options:t,state:s,analyzer:()=>this.#et}
this.#i={...e,analyzer:r.analyzer,subAgents:subConversations(r,LocalConversation.open)}
this.log=n
this.state=s
this.#tt=e.observers
s.subscribe((t,e)=>{if(it.has(t))n.append({kind:"ConversationStateUpdateEvent",key:t,value:e??null})})
this.#et=(0,M.Eo)(t,s.fields.security_analyzer??void 0)}get isConfirmationModeActive(){return(0,O.CP)({policy:this.state.fields.confirmation_policy,analyzer:this.#et})}get isTerminal(){return(0,G.Hd)(this.state.status)}send(t,e){const{state:n,extensions:s}=this.#i
return s.admit((0,I.y)(t,e),t=>this.#Z.post(()=>{this.#st()
this.log.append(t())
if(n.status==="finished"||n.status==="stuck")n.update({execution_status:"idle"})}))}async run(t=unending(),e){if(this.state.status==="finished")return{status:"finished"}
if(this.#rt)return{status:"waiting"}
if(this.#i.branch.events.some(h.ks))this.#st()
return this.#it({signal:t,deadline:e,approved:"none"})}async approve(t=unending(),e,n,s){return this.#it({signal:t,deadline:e,approved:(0,C.X5)(this.#ot(),n),approval:s})}rejectPendingActions(t="User rejected the action",e){(0,C.Nq)(this.#ot(),t,e)}async pendingActions(){return this.#rt?(0,C.Ho)(this.#ot(),this.#et):[]}assess(t){return(0,C.nG)(t,this.#ot(),this.#et)}pause(){const{status:t}=this.state
if(t!=="idle"&&t!=="running")return
this.#i.state.update({execution_status:"paused"})
this.log.append({kind:"PauseEvent"})}interrupt(){if(!this.#Y.interrupt())this.pause()}askAgent(t,e=unending()){const[{agent:n},{branch:s,state:r}]=[this.#K,this.#i]
if(!s.events.some(h.ks))return Promise.reject(nothingAsked())
const o=(0,i.$z)(s.view(),(0,i.um)(r.agentState,n.model.name))
return(0,T.X)(o,t,this.#at("ask-agent-llm",e))}generateTitle(t=unending(),e=50){return(0,T.K)(this.#i.branch.events,e,this.#at("title",t))}async condense(t=unending()){if(!this.#K.agent.condenser?.handlesRequests)throw new s.vC("config","The agent has no condenser that can be asked to condense.")
return this.#Y.occupy(t,async t=>{this.log.append({kind:"CondensationRequest"})
await this.#Z.shutDuring(()=>condenseNow(this.#ot(),t))})}executeTool(t,e,n=unending()){return(0,R.o)(this.#ot(),{name:t,input:e,signal:n})}rerunActions(t=unending(),e){const{agent:n,workspace:s,toolSecrets:r}=this.#ot()
return(0,R.s)(this.#i.branch.events,{agent:n,workspace:s,signal:t,secrets:r,results:e})}fork({agent:t=this.#K.agent,...e}){this.#Y.requireRest();(0,E.yy)(this.#i,e)
const n=LocalConversation.open({...this.#K,id:e.id,store:e.store,agent:t})
n.updateSecrets(this.state.secrets.all())
return n}navigateTo(t){this.#Y.requireRest()
const{branch:e,state:n}=this.#i
this.log.navigateTo(t)
e.rebuild()
n.batch(()=>{n.save()
if(this.#rt&&!(0,C.s2)(this.log))n.update({execution_status:"idle"})})}updateSecrets(t){this.#i.state.updateSecrets(t)}setConfirmationPolicy(t){this.#i.state.update({confirmation_policy:t})}setSecurityAnalyzer(t){this.#et=t
this.#i.state.update({security_analyzer:t&&(0,S.zv)(t)})}setTags(t){this.#i.state.update({tags:(0,E.b5)(t)})}block(t,e,n){this.#i.state.block(t,e,n)}observe(t){return this.#tt.add(t)}finalResponse(){return(0,A._)(this.#i.branch.events)}close(){this.#nt??=this.#ct()
return this.#nt}async#ct(){await this.#Y.interrupt()
await this.#i.extensions.end()
const{agent:t,report:e}=this.#K
for(const n of await(0,$.gK)(t.toolbox.tools))e?.(n)
this.log.close()}#st(){if(this.#i.branch.events.some(({kind:t})=>t==="SystemPromptEvent"))return
this.log.append((0,r.o2)(this.#K.agent))}#it(t){const{limits:e,reportsCost:n}=this.#K
const onFinish=t=>this.#i.extensions.mayFinish(t,this.#K.onFinish)
const s={...this.#ot(),mailbox:this.#Z,limits:e,reportsCost:n,onFinish:onFinish}
return this.#Y.play(s,t)}#ot(){const{agent:t,workspace:e,whenRisky:n,whenGranted:s,onReply:r}=this.#K
return{...this.#i,agent:t,workspace:e,whenRisky:n,whenGranted:s,onReply:r}}#at(t,e){const[{agent:n},{state:s}]=[this.#K,this.#i]
return{agent:n,signal:e,mask:s.secrets.mask,onReply:e=>s.addReply(t,n.model,e)}}get#rt(){return this.state.status==="waiting_for_confirmation"}}function unending(){return(new AbortController).signal}}),43223:((t,e,n)=>{n.d(e,{G:()=>Observers})
var s=n(98664)
class Observers{#tt=new Set
#lt=new WeakSet
#dt
constructor(t){this.#dt=t}add(t){this.#tt.add(t)
return()=>this.#tt.delete(t)}tell(t){for(const e of[...this.#tt])try{e.onEvent?.(t)}catch(n){this.#q(e,t.kind,n)}}deltas(t){const e=[...this.#tt].filter(({onDelta:t})=>t!==void 0)
if(e.length===0)return
const[n,s]=[t?.masker(),t?.masker()]
const tell=(t,n)=>{if(t===""&&n==="")return
const s={...t&&{content:t},...n&&{reasoning_content:n}}
for(const t of e)this.#ut(t,s)}
return{onDelta:({content:t="",reasoning_content:e=""})=>tell(n?.push(t)??t,s?.push(e)??e),end:()=>tell(n?.end()??"",s?.end()??"")}}#ut(t,e){try{t.onDelta?.(e)}catch(e){this.#q(t,"StreamingDeltaEvent",e)}}#q(t,e,n){if(this.#lt.has(t))return
this.#lt.add(t)
const r=n instanceof Error?n.message:String(n)
this.#dt(new s.vC("bug",`An observer failed at a ${e}: ${r}`,{cause:n}))}}}),15924:((t,e,n)=>{n.d(e,{k:()=>openConversation})
var s=n(98989)
async function openConversation(t){return t.workspace.openConversation?.(t)??s.F.open(t)}}),88102:((t,e,n)=>{n.d(e,{Eo:()=>analyzerOf,Ne:()=>openLog,bA:()=>restoreHead,k_:()=>secretWorldOf})
var s=n(98664)
var r=n(91106)
var i=n(15022)
var o=n(78995)
var a=n(31720)
var c=n(30350)
var l=n(71093)
var d=n(3113)
var u=n(52333)
class ActiveBranch{#d
#ht=[]
#ft=new d.HA
#pt=null
#gt
constructor(t){this.#d=t
this.rebuild()
t.subscribe(t=>this.#mt(t))}get events(){return this.#ht}get lastUserMessageId(){return this.#gt}view(){return this.#ft.view()}rebuild(){this.#ht=[]
this.#ft=new d.HA
this.#gt=void 0
for(const t of this.#d.branch())this.#vt(t)
this.#pt=this.#d.leaf}#mt(t){if(this.#d.leaf===this.#pt)return
if(t.parent_id===(this.#pt??l.Dl)){this.#vt(t)
this.#pt=t.id}else this.rebuild()}#vt(t){this.#ht.push(t)
this.#ft.append(t)
if((0,u.ks)(t))this.#gt=t.id}}var h=n(45020)
var f=n(30412)
var p=n(43223)
var g=n(95813)
var m=n(95017)
var v=n(57975)
var w=n(3828)
var k=n(14549)
class ConversationState{#i
#wt=new Set
#kt
#yt
#_t
#_=0
#bt=0
#xt=!0
constructor(t){this.#i=t
this.#kt=t.fields
this.#yt=new Map(Object.entries(t.fields.blocked_actions))
this.#_t=new Map(Object.entries(t.fields.blocked_messages))
this.batch(()=>{})}get identity(){return this.#i.identity}get secrets(){return this.#i.secrets}get fields(){return this.#kt}get status(){return this.#kt.execution_status}get stats(){return this.#kt.stats}get totals(){return(0,k.vA)(this.#kt.stats)}get blockedActions(){return this.#yt}get blockedMessages(){return this.#_t}block(t,e,n){const s=t==="actions"?this.#yt:this.#_t
s.set(e,n)
this.update({[`blocked_${t}`]:Object.fromEntries(s)})}update(t){const e=Object.keys(t).filter(e=>!(0,v.isDeepStrictEqual)(t[e],this.#kt[e]))
if(e.length===0)return
this.batch(()=>{this.#kt={...this.#kt,...t}
this.#xt=!0})
for(const n of e)for(const e of this.#wt)e(n,t[n])}get steps(){return this.#_}countStep(){this.#_+=1}addReply(t,{name:e,features:n},s){const{mask:r}=this.#i.secrets
const{id:i,model:o}=(0,w.X)({id:s.id,model:s.model??e},r)
const a={...s,...i!==void 0&&{id:i},model:o}
this.update({stats:(0,k.NZ)(this.#kt.stats,t,{name:o,features:n},a)})}get agentState(){return{get:t=>this.#kt.agent_state[t],set:(t,e)=>this.setAgentState(t,e)}}setAgentState(t,e){this.update({agent_state:{...this.#kt.agent_state,[t]:(0,l.uN)(e)}})}updateSecrets(t){this.#i.secrets.update(t)
this.save()}batch(t){this.#bt+=1
try{return t()}finally{this.#bt-=1
if(this.#bt===0&&this.#xt)this.#St()}}save(){this.batch(()=>{this.#xt=!0})}subscribe(t){this.#wt.add(t)}#St(){const{identity:t,secrets:e,cipher:n,store:r,facts:i}=this.#i
const{stats:o,...a}=this.#kt
const c=(0,w.X)({...t,...a,...i()},e.mask)
const l={...c,stats:o,secret_registry:e.dump(n)}
try{r.write(m.bv,(0,m.rw)(l))}catch(t){const e="Check that the disk is not full and is writable."
throw new s.vC("config",`The file ${m.bv} cannot be written.`,{hint:e,cause:t})}this.#xt=!1}}function openLog(t){const{id:e,agent:n,store:r,stamper:a,hiddenValues:c}=t
const l=new o.ks(secretWorldOf(t),c)
const d=new i.v(r,a,l.mask)
try{for(const{kind:e,text:n}of d.findings)if(y.has(e))t.report?.(new s.vC("config",n))
const i=(0,m.un)(r)
if(!i&&d.length>0)throw(0,m.ox)()
if(i)(0,m.Px)(i,{id:e,kind:g.XJ,toolbox:n.toolbox})
return i?resume(t,{log:d,secrets:l},i):begin(t,{log:d,secrets:l})}catch(t){d.close()
throw t}}const y=new Set(["unreadable","gap"])
function secretWorldOf({secretWorld:t=a.JE,report:e}){const onFailure=t=>e?.(new s.vC("config",`The secret ${t} could not be read, so a command runs without it.`))
const onWeak=(t,n)=>e?.(new s.vC("config",_[n](t)))
return{onFailure:onFailure,onWeak:onWeak,...t}}const _={short:t=>`The secret ${t} has fewer than ${r.G6} characters, so it is not hidden anywhere.`,ordinary:t=>`The value of the secret ${t} looks like an ordinary word. It is hidden in all text where it occurs: in files that the agent reads, in output and in comments. The agent cannot edit a line by a text that contains it.`}
function begin(t,e){const n=identityOf(t)
const s=m.zn.parse({...n,execution_status:"idle"})
return assemble(t,e,{...s,stuck_detection:t.stuckDetection??!0})}function resume(t,e,n){const{log:s}=e
restoreHead(s,n)
const r=n.execution_status==="waiting_for_confirmation"&&(0,h.s2)(s)
const i=["running","waiting_for_confirmation","deleting"].includes(n.execution_status)&&!r
const o=assemble(t,e,{...n,...i&&{execution_status:"idle"}})
if(!r)(0,h.kI)(s)
o.state.save()
return o}function assemble(t,{log:e,secrets:n},s){const{store:r,cipher:i,stamper:o}=t
unlock(n,t,s)
const a=new ActiveBranch(e)
const c=new ConversationState({identity:identityOf(t,s),fields:{...fieldsOf(s),security_analyzer:recordFor(t.securityAnalyzer,s)},secrets:n,cipher:i,store:r,facts:()=>({last_user_message_id:a.lastUserMessageId,...headOf(e)})})
const l=new f.F(t,{log:e,branch:a,state:c,stamper:o})
const d=observersOf(t,e)
return{log:e,branch:a,state:c,toolSecrets:n.forTools(),extensions:l,observers:d}}function observersOf({observers:t=[],report:e},n){const s=new p.G(e??(()=>{}))
for(const e of t)s.add(e)
n.subscribe(t=>s.tell(t))
return s}function identityOf({id:t,agent:e,workspace:n,limits:s},r){return{id:t,agent:(0,g.iR)(e,r?.agent),workspace:{kind:n.kind,working_dir:n.workingDir},max_iterations:s.maxIterations}}function fieldsOf(t){const{id:e,agent:n,workspace:s,max_iterations:r,secret_registry:i,...o}=t
const{last_user_message_id:a,leaf_event_id:c,head_is_empty:l,event_count:d,...u}=o
return u}function recordFor(t,{security_analyzer:e}){return t?(0,c.zv)(t):e}function unlock(t,e,{secret_registry:n}){const{cipher:r,report:i,secrets:o={}}=e
const a=t.load(n,r).filter(t=>!Object.hasOwn(o,t))
t.update(o)
if(a.length===0)return
const c=`Secrets of this conversation could not be read: ${a.join(", ")}.`
i?.(new s.vC("config",c,{hint:"Supply them again."}))}function analyzerOf(t,e){const{securityAnalyzer:n,report:r}=t
if(n||!e)return n
const i=(0,c.$e)(e)
if(i)return i
const o="Supply it again, or every risk is unknown."
r?.(new s.vC("config",`The security analyzer ${e.kind} of this conversation is not there.`,{hint:o}))
return}function headOf(t){const e=t.leaf===null&&t.slice().some(({kind:t})=>t!=="ConversationStateUpdateEvent")
return{...t.leaf!==null&&{leaf_event_id:t.leaf},head_is_empty:e,event_count:t.length}}function restoreHead(t,{leaf_event_id:e,head_is_empty:n,event_count:s}){const r=t.slice(s??t.length)
if(r.some(({kind:t})=>t!=="ConversationStateUpdateEvent"))return
if(n)t.navigateTo(null)
else if(e!=null&&t.indexOf(e)>=0)t.navigateTo(e)}}),25578:((t,e,n)=>{n.d(e,{o:()=>executeTool,s:()=>rerunActions})
var s=n(98664)
var r=n(98291)
var i=n(42611)
var o=n(46032)
var a=n(3828)
var c=n(78995)
var l=n(14596)
var d=n(69423)
var u=n(17117)
var h=n(10397)
async function rerunActions(t,{agent:e,workspace:n,signal:o,secrets:d,results:f}){let p=0
for(const[g,m]of(0,h.d5)(t)){if(!g.action||m.kind==="UserRejectObservation")continue
const t=e.toolbox.get(g.tool_name)
if(!t)throw new s.vC("config",`There is no tool ${g.tool_name} to run the actions again.`)
o.throwIfAborted()
const h=(0,i.mK)(g.tool_call,e.toolbox)
const v=(0,u.IX)(g.action,h.status==="ready"?h.input:{})
const w=d&&(0,c.$J)((0,r.o)(t,v,{workspace:n,secrets:d}).secrets,d)
const k=await(0,l.T)(t,v,{workspace:n,signal:o,secrets:w})
const y=d?(0,a.X)(k,d.mask):k
p+=1
if(f)record(f,g,y)
const _=errorOf(y)
if(_!==void 0&&!hadFailed(m))return{repeated:p,failed:{action:g,error:_}}}return{repeated:p}}function record(t,{id:e,tool_name:n,tool_call_id:s},r){const i={tool_name:n,tool_call_id:s}
if(r.status==="crashed")t.append({kind:"AgentErrorEvent",...i,error:r.error})
else t.append({kind:"ObservationEvent",...i,action_id:e,observation:r.observation})}function errorOf(t){if(t.status==="crashed")return t.error
return t.observation.is_error?(0,o.wh)(t.observation.content):void 0}function hadFailed(t){return t.kind==="AgentErrorEvent"||t.kind==="ObservationEvent"&&t.observation.is_error}async function executeTool({agent:t,workspace:e,state:n,toolSecrets:r},{name:i,input:o,signal:u}){const h=t.toolbox.get(i)
if(!h)throw new s.vC("config",`There is no tool ${i}.`)
const f=(0,d.L4)(i,n.agentState)
const p=await(0,l.T)(h,o,{workspace:e,signal:u,secrets:r&&(0,c.$J)([],r),state:f})
return(0,a.X)(p,n.secrets.mask)}}),5585:((t,e,n)=>{n.d(e,{NN:()=>i,Qk:()=>o,__:()=>Budget,yT:()=>limitError})
var s=n(98664)
var r=n(94869)
const i="paused"
const o=2e4
function limitError({of:t,most:e}){switch(t){case"steps":return{code:"MaxIterationsReached",detail:`Agent reached maximum iterations limit (${e}).`}
case"money":return{code:"MaxBudgetReached",detail:`The run reached its spending limit of $${e}.`}
case"events":return{code:"MaxEventsReached",detail:`The run reached its limit of ${(0,r.U9)(e,"event")}.`}
case"tokens":return{code:"MaxTokensReached",detail:`The run reached its limit of ${(0,r.U9)(e,"token")}.`}}}class Budget{#Ot
#$t=0
#Tt=0
constructor(t,e){this.#Ot=t
if(e===!1)this.#$t=void 0
this.#At()}add({usage:t}){this.#$t=this.#$t===void 0||t.cost===void 0?void 0:this.#$t+t.cost
this.#Tt+=t.prompt_tokens+t.completion_tokens}get mustStop(){return!this.#Ct||this.#It()!==void 0}get reached(){this.#At()
return this.#It()}#It(){const{maxBudget:t,maxTokensWithoutCost:e}=this.#Ot
const n=this.#Ot.maxTokens??(this.#$t===void 0?e:void 0)
if(t!==void 0&&(this.#$t??0)>=t)return{of:"money",most:t}
if(n!==void 0&&this.#Tt>=n)return{of:"tokens",most:n}
return}get#Ct(){const{maxBudget:t,maxTokensWithoutCost:e}=this.#Ot
return t===void 0||e!==void 0||this.#$t!==void 0}#At(){if(this.#Ct)return
throw new s.vC("config","The spending limit cannot be enforced: the model's endpoint does not state what a call costs, and the price is not known.",{hint:"Remove the limit, or state the price of the model."})}}}),15022:((t,e,n)=>{n.d(e,{m:()=>requireNoEvents,v:()=>EventLog})
var s=n(37428)
var r=n(98664)
var i=n(71093)
var o=n(84796)
var a=n(3828)
var c=n(22670)
var l=n(61670)
var d=n(23090)
class EventLog extends c.X{findings
#Et
#Mt
#Rt
#Pt
tree
#$
#qt=!0
constructor(t,e,n=t=>t){super()
this.#Et=t
this.#Mt=e
this.#Rt=n
this.#Pt=t.lock(`${l.L7}/${l.YM}`)
try{const{tree:e,next:n,findings:s}=(0,l.lj)(t)
this.tree=e
this.#$=n
this.findings=[...staleLock(this.#Pt),...s]}catch(t){this.#Pt.release()
throw t}}append(t){const{id:e,timestamp:n}=this.#Mt()
const c=o.SZ.safeParse({id:e,parent_id:this.leaf??i.Dl,...(0,a.X)(t,this.#Rt),timestamp:n})
if(c.success)return this.#Ft(c.data)
throw new r.vC("bug",`A ${t.kind} was to be appended that is invalid: ${s.S1(c.error)}`)}fork(t,e=this.leaf){requireNoEvents(t)
const n=new EventLog(t,this.#Mt,this.#Rt)
for(const t of this.branch(e))n.#Ft(t)
return n}close(){if(this.#qt)this.#Pt.release()
this.#qt=!1}#Ft(t){if(!this.#qt)throw new r.vC("bug","The event log is closed.")
this.tree.check(t)
this.#St((0,l.W7)(this.#$,t.id),(0,d.Dl)(t))
this.#$+=1
this.announce(t)
return t}#St(t,e){try{this.#Et.write(t,e)}catch(e){const n="Check that the disk is not full and is writable."
throw new r.vC("config",`The event file ${t} cannot be written.`,{hint:n,cause:e})}}}function staleLock({tookOver:t}){if(t===void 0)return[]
const e=`${t} ended without closing the log; its lock was taken over.`
return[{kind:"stale-lock",file:`${l.L7}/${l.YM}`,text:e}]}function requireNoEvents(t){if(t.list(l.L7).length===0)return
const e="Give it an empty folder, or a store without events."
throw new r.vC("config","The store of a fork is not empty.",{hint:e})}}),2507:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,G2:()=>o,LK:()=>memoryStore,s4:()=>folderStore})
var s=n(73024)
var r=n(76760)
var i=n(98664)
const o=".tmp"
function folderStore(t){const e=new Set
const pathOf=e=>(0,r.join)(t,requireInside(e))
const makeParent=t=>{const n=(0,r.dirname)(t)
if(!e.has(n))(0,s.mkdirSync)(n,{recursive:!0})
e.add(n)
return t}
return{write(t,e){const n=makeParent(pathOf(t));(0,s.writeFileSync)(n+o,e);(0,s.renameSync)(n+o,n)},read:t=>(0,s.readFileSync)(pathOf(t),"utf8"),list:t=>(0,s.existsSync)(pathOf(t))?(0,s.readdirSync)(pathOf(t)).sort():[],move:(t,e)=>(0,s.renameSync)(pathOf(t),makeParent(pathOf(e))),remove:t=>(0,s.rmSync)(pathOf(t),{force:!0}),lock:t=>takeLock(makeParent(pathOf(t)))}}function requireInside(t){const e=t!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(t)&&!t.split(/[/\\]/).includes("..")
if(!e)throw new i.vC("bug",`The file name ${JSON.stringify(t)} leaves the folder of the conversation.`)
return t}function memoryStore(t=new Map){const e=new Set
const read=e=>{const n=t.get(requireInside(e))
if(n===void 0)throw new i.vC("bug",`There is no file ${e} in memory.`)
return n}
return{write:(e,n)=>void t.set(requireInside(e),n),read:read,list:e=>filesIn(`${requireInside(e)}/`,[...t.keys()]).sort(),move(e,n){t.set(requireInside(n),read(e))
t.delete(e)},remove:e=>void t.delete(requireInside(e)),lock(t){if(e.has(t))throw new i.vC("bug","This conversation is open already.",{hint:"Close it first."})
e.add(t)
return{tookOver:void 0,release:()=>void e.delete(t)}}}}function filesIn(t,e){const n=e.filter(e=>e.startsWith(t)).map(e=>e.slice(t.length))
return n.filter(t=>!t.includes("/"))}function takeLock(t){const e=identityOf(process.pid)??`${process.pid} unknown`
const n=create(t,e)?void 0:takeOver(t,e)
return{tookOver:n,release:()=>release(t,e)}}function create(t,e){const n=`${t}.${process.pid}`;(0,s.writeFileSync)(n,e)
try{(0,s.linkSync)(n,t)
return!0}catch(t){if(isCode(t,"EEXIST"))return!1
throw t}finally{(0,s.rmSync)(n)}}function takeOver(t,e){const n=read(t)??""
if(n===e)throw held(t,"in this process already","Close it first.")
if(isAlive(n))throw held(t,`by process ${pidOf(n)}`,"Wait until that process has ended.")
if(!putAside(t,n)||!create(t,e))throw held(t,"by a process that was faster","Wait until it has ended.")
return n===""?void 0:`process ${pidOf(n)}`}function putAside(t,e){const n=`${t}.${process.pid}.stale`
try{(0,s.renameSync)(t,n)}catch(t){if(isCode(t,"ENOENT"))return!1
throw t}const r=read(n)===e
if(r)(0,s.rmSync)(n)
else(0,s.renameSync)(n,t)
return r}function release(t,e){try{if(read(t)===e)(0,s.rmSync)(t,{force:!0})}catch{}}function held(t,e,n){return new i.vC("config",`The conversation is open ${e} (${t}).`,{hint:n})}function pidOf(t){return Number(t.split(" ")[0])}function isAlive(t){const e=pidOf(t)
return Number.isInteger(e)&&e>0&&identityOf(e)===t}function identityOf(t){const e=read("/proc/sys/kernel/random/boot_id")
if(e===void 0)return answers(t)?`${t} unknown`:void 0
const[n,...s]=read(`/proc/${t}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${t} ${e.trim()}/${s[18]}`}function answers(t){try{process.kill(t,0)
return!0}catch(t){return isCode(t,"EPERM")}}function read(t){try{return(0,s.readFileSync)(t,"utf8")}catch(t){if(isCode(t,"ENOENT")||isCode(t,"ESRCH"))return
throw t}}function isCode(t,e){return t instanceof Error&&"code"in t&&t.code===e}}),22670:((t,e,n)=>{n.d(e,{V:()=>EventTree,X:()=>ReadableLog})
var s=n(98664)
var r=n(71093)
const i=-1
const o="ConversationStateUpdateEvent"
class EventTree{#ht=[]
#Nt=[]
#Wt=new Map
#pt=i
get events(){return this.#ht}get leaf(){return this.#ht[this.#pt]?.id??null}indexOf(t){return this.#Wt.get(t)??i}check(t){if(this.#Wt.has(t.id))throw new s.vC("bug",`There is an event ${t.id} already.`)
this.#jt(t)}hasParentOf({parent_id:t}){return t===void 0||t===r.Dl||this.indexOf(t)!==i}add(t){this.#Nt.push(this.#jt(t))
const e=this.#ht.push(t)-1
this.#Wt.set(t.id,e)
if(t.kind!==o)this.#pt=e}moveTo(t){let e=this.#Lt(t)
while(this.#ht[e]?.kind===o)e=this.#Nt[e]??i
this.#pt=e}branchTo(t){const e=[]
for(let n=this.#Lt(t);n!==i;n=this.#Nt[n]??i)e.push(...this.#ht.slice(n,n+1))
return e.reverse()}#Lt(t){if(t===null)return i
const e=this.indexOf(t)
if(e===i){const e="Use the `id` of an event of its log."
throw new s.vC("config",`There is no event ${t} in this conversation.`,{hint:e})}return e}#jt({id:t,parent_id:e}){if(e===void 0)return this.#ht.length-1
if(e===r.Dl)return i
const n=this.indexOf(e)
if(n===i)throw new s.vC("bug",`The event ${t} follows ${e}, which is not before it.`)
return n}}class ReadableLog{#wt=new Set
get length(){return this.tree.events.length}at(t){return this.tree.events.at(t)}slice(t,e){return this.tree.events.slice(t,e)}get(t){return this.tree.events[this.tree.indexOf(t)]}indexOf(t){return this.tree.indexOf(t)}[Symbol.iterator](){return this.tree.events.values()}get leaf(){return this.tree.leaf}branch(t=this.leaf){return this.tree.branchTo(t)}navigateTo(t){this.tree.moveTo(t)}subscribe(t){this.#wt.add(t)
return()=>this.#wt.delete(t)}announce(t){this.tree.add(t)
for(const e of[...this.#wt])e(t)}}}),61670:((t,e,n)=>{n.d(e,{L7:()=>a,W7:()=>fileOf,YM:()=>c,lj:()=>recover})
var s=n(94869)
var r=n(2507)
var i=n(22670)
var o=n(23090)
const a="events"
const c=".eventlog.lock"
const l=".corrupt"
const d=/\.corrupt(-\d+)?$/
const u=/^\.eventlog-len-\d+\.marker$/
const h=/^event-(\d{5,})-([0-9a-fA-F-]{8,})\.json$/
function recover(t){const e={store:t,names:t.list(a),findings:[]}
const n=withoutTornTail(e,untilGap(e,eventFiles(e)))
const s=readTree(e,n)
return{tree:s,next:(n.at(-1)?.number??-1)+1,findings:e.findings}}function fileOf(t,e){return`${a}/event-${String(t).padStart(5,"0")}-${e}.json`}function eventFiles(t){const e=t.names.flatMap(e=>{const[,n,s]=h.exec(e)??[]
if(n!==void 0&&s!==void 0)return[{name:e,number:Number(n),id:s}]
passOver(t,e)
return[]})
return e.sort((t,e)=>t.number-e.number)}function passOver(t,e){if(e.startsWith(c)||u.test(e)||h.test(e.replace(d,"")))return
if(!e.endsWith(r.G2)||!h.test(e.slice(0,-r.G2.length))){report(t,"foreign-file",e,"This is not an event file; it was ignored.")
return}t.store.remove(`${a}/${e}`)
report(t,"leftover-temporary",e,"A write that was cut short was removed; its event was never announced.")}function untilGap(t,e){for(const[n,{name:s,number:r}]of e.entries()){const i=e[n-1]?.number??-1
if(r>i+1)return cutAtGap(t,e,n)
if(r===i)report(t,"same-number",s,`Two files have the number ${r}; both were kept.`)}return e}function cutAtGap(t,e,n){const[r,i]=[e.slice(0,n),e.slice(n)]
for(const{name:e}of i.toReversed())setAside(t,e)
const o=(r.at(-1)?.number??-1)+1
const a=`Event number ${o} is missing; ${(0,s.U9)(i.length,"file")} after it got the ending ${l}.`
report(t,"gap",i[0]?.name??"",a)
return r}function withoutTornTail(t,e){const n=e.findLastIndex(({name:e})=>isWhole(t.store.read(`${a}/${e}`)))
for(const{name:s}of e.slice(n+1).toReversed()){setAside(t,s)
report(t,"torn-tail",s,`The event was not written to its end; its file got the ending ${l}.`)}return e.slice(0,n+1)}function isWhole(t){try{JSON.parse(t)
return!0}catch(t){if(t instanceof SyntaxError)return!1
throw t}}function setAside({store:t,names:e},n){let s=n+l
for(let t=2;e.includes(s);t+=1)s=`${n}${l}-${t}`
t.move(`${a}/${n}`,`${a}/${s}`)}function readTree(t,e){const n=new i.V
const r=[]
for(const s of e)if(n.indexOf(s.id)<0)r.push(...readInto(n,t.store,s))
else report(t,"duplicate",s.name,"An event before this one has the same id; that one counts.")
for(const[e,[n,...i]]of Map.groupBy(r,({what:t})=>t))if(n)report(t,n.kind,n.name,`${e} ${f[n.kind]}; ${(0,s.U9)(i.length+1,"event")}.`)
return n}const f={"unknown-kind":"is unknown","unknown-field":"is unknown",unreadable:"cannot be read, and was kept as it is"}
const p="1970-01-01T00:00:00Z"
function readInto(t,e,{name:n,id:s}){const r=t.events.at(-1)?.timestamp??p
const{event:i,unknownFields:c,unreadable:l}=(0,o.Ep)(e.read(`${a}/${n}`),{id:s,timestamp:r})
const d=!t.hasParentOf(i)
t.add(d?(0,o.j0)(i):i)
const u=[...l,...d?["parent_id"]:[]]
const h=u.map(t=>({kind:"unreadable",what:wherein(i,t,n),name:n}))
if(i.kind==="UnknownEvent")return h.length>0?h:[{kind:"unknown-kind",what:wireKind(i),name:n}]
return[...h,...c.map(t=>({kind:"unknown-field",what:`${i.kind}.${t}`,name:n}))]}function wherein(t,e,n){const s=t.kind==="UnknownEvent"?wireKind(t):t.kind
return e===""?`${s||"The event"} in ${n}`:`${s||"An event"}.${e}`}function wireKind({wire:t}){return typeof t==="object"&&t!==null&&"kind"in t?String(t.kind):""}function report({findings:t},e,n,s){t.push({kind:e,file:`${a}/${n}`,text:s})}}),30289:((t,e,n)=>{n.d(e,{Q$:()=>r,xu:()=>i,yk:()=>readOnlyWorkspace})
var s=n(98664)
const r="node of the workspace"
const i=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new s.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),49588:((t,e,n)=>{n.d(e,{HA:()=>openRemembered,Nq:()=>conversationPath,d5:()=>withinMain,jE:()=>runLimitsOf})
var s=n(76760)
var r=n(15924)
var i=n(2507)
var o=n(92590)
var a=n(98664)
var c=n(94869)
var l=n(57974)
var d=n(7052)
var u=n(63882)
var h=n(45498)
var f=n(71403)
function conversationPath(t,e){return(0,s.join)(t,"conversations",e.replaceAll("-",""))}async function openRemembered(t,e,n){const{memory:s,world:r}=t
try{return await openWith(t,e,n)}catch(i){if(!s.isResumed)throw i
s.startAfresh(r.newId(),(0,c.TN)((0,a.ec)(i).message,300).replace(/\.$/,""))
s.openIn(conversationPath(n.folder,s.id))
return openWith(t,e,n)}}async function openWith(t,e,s){const{folder:o,tools:a,branch:p,work:g,isReading:m,knowledge:v,redact:w,finishSchema:k,review:y,unusable:_,memoryFile:b,pictures:x,grants:S,intents:O,lookups:$}=s
const{workspace:T}=a
const{world:A,job:C,memory:I}=t
const{id:E}=I
const M=`${C.repository.owner}/${C.repository.name}`
const R=conversationPath(o,E)
const P=(0,i.s4)(R)
if(e["agent-server-conversation"]){const{openThere:s}=await Promise.all([n.e(1267),n.e(9812),n.e(8871),n.e(1176),n.e(3757)]).then(n.bind(n,13757))
const r=withinMain(runLimitsOf(e),v.main)
const i=await s({run:t,inputs:e,id:E,workspace:T,store:P,limits:r,branch:p,knowledge:v,memoryFile:b})
return{conversation:i,closed:[]}}const q=e["log-completions"]?completionLogIn(P,A,w):void 0
const F={conversationId:E,repository:M,workspace:T.workingDir,branch:p,knowledge:v}
const N=AbortSignal.timeout(Math.ceil(e["timeout-minutes"]*6e4))
const W=AbortSignal.any([A.signal,a.over,N])
const j=t.progress?.onWait
const L={inputs:e,world:A,completionLog:q,onWait:j,onSilence:t=>void s.silences.push(t),finishSchema:k,added:a.servers.tools,review:y,work:g,isReading:m,proposing:[...O?.tools??[],...$],unusable:_,memoryFile:b,pictures:x,isNetworkOffered:S==="offered",store:P,...F}
const U=await(0,u.n1)(L)
if(!I.isResumed)(0,u.sP)((0,u.zg)(e,E,A),A.now())
const z=await(0,r.k)({id:E,agent:U,subAgents:subAgentsFor(L,{redact:w,events:s.subAgentEvents},{...v,...a}),workspace:T,store:P,stamper:()=>({id:A.newId(),timestamp:A.now().toISOString()}),limits:withinMain(runLimitsOf(e),v.main),whenGranted:S==="refused"?"refuse":"ask",secrets:e.secrets??{},hiddenValues:(0,d.secretInputs)(t.settings),report:({message:t})=>(0,l.printNotice)((0,c.TN)(w(t),500)),...(0,f.il)(v,{workspace:s.hookWorkspace,trigger:t.trigger,over:W,isReading:m})})
return{conversation:z,closed:(0,h.S0)(U.toolbox)}}function completionLogIn(t,{now:e,random:n},s){const write=(e,n)=>{try{t.write(`logs/completions/${e}`,n)}catch(t){(0,l.printNotice)(`A request to the model could not be logged. ${(0,a.ec)(t).message}`)}}
return{write:write,mask:s,now:e,random:n}}const p=5e4
function subAgentsFor(t,{redact:e,events:n},{subAgentServers:s,openOwn:r}){const{agents:i}=t.knowledge
if(i.length===0)return
return{agents:i,async agentFor(e,i){if(n.length>=p)throw new a.Fp(`The sub-agents of this run have reached their limit of ${p} events.`)
const{named:o,own:c}=s.get(e.name)??g
const l=(t.added??[]).filter(({meta:t})=>o?.includes(t?.server??"")??!0)
const d=await r(e.name,c,i)
const h=[...l,...beside(l,d.tools)]
try{const n=o?withTools(e,h):e
const s=await(0,u.n1)({...t,finishSchema:void 0,as:n,added:h,store:i})
return{agent:s,close:()=>d.close()}}catch(t){await d.close()
throw t}},observer(s){const r=(0,l.printSubAgent)(e,s)
return{onEvent(e){n.push(e)
r(e)
if(e.kind==="ActionEvent")t.world.saveMemory()}}}}}const g={named:void 0,own:[]}
function beside(t,e){return e.filter(({name:e})=>!t.some(t=>t.name===e))}function withTools(t,e){const{tools:n}=t
const s=n!==void 0&&!(0,o.Xb)(n)
return s?{...t,tools:[...n,...e.map(({name:t})=>t)]}:t}function withinMain(t,e){const{max_iteration_per_run:n,max_budget_per_run:s}=e??{}
const least=(t,e)=>e===void 0?t:Math.min(e,t??e)
return{...t,maxIterations:least(t.maxIterations,n)??t.maxIterations,maxBudget:least(t.maxBudget,s),...s!==void 0&&{maxTokensWithoutCost:void 0}}}const m=5
const v=1e7
function runLimitsOf(t){const{"max-iterations":e,"max-budget-usd":n,"max-budget-tokens":s}=t
const r=s==="none"?void 0:s
if(typeof n==="number")return{maxIterations:e,maxBudget:n,maxTokens:r}
return{maxIterations:e,maxBudget:n==="none"?void 0:m,maxTokens:r,maxTokensWithoutCost:s==="none"?Number.POSITIVE_INFINITY:v}}})}

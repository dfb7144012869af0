export const id=9588
export const ids=[9588]
export const modules={67e3:((t,e,n)=>{n.d(e,{P_:()=>tellModel,lj:()=>recover,z0:()=>refusalsIn})
var s=n(28942)
var i=n(98664)
var r=n(94869)
var o=n(88135)
var a=n(46032)
var c=n(76221)
var l=n(52333)
var d=n(70598)
const u=3
function recover(t,e,n,s){const r=t instanceof i.vC?remedyFor(t,e,n,s):void 0
if(!r)throw t
n.log.append(r)}function remedyFor(t,e,n,s){const{log:i}=n
switch(t.reason){case"text-protocol":return tellAgain(t,t instanceof c.Q&&t.told||t.headline,i)
case"unparsed-call":return tellAgain(t,(0,o.J1)("unparsed-call"),i)
case"rejected-call":return tellAgain(t,(0,o.J1)("rejected-call",{reply:(0,c.o)(t)??t.quote??""}),i)
case"output-limit":return tellAgain(t,(0,o.J1)("write-less"),i)
case"content-policy":return tellOnce((0,o.J1)("rephrase"),i,()=>worse(t,"It was asked once more in other words."))
case"empty-reply":return tellOnce((0,o.J1)("nudge"),i,()=>onlyEmpty(t))
case"malformed-history":return e.condenser?.handlesRequests&&!s.unhandledCondensationRequest?condenseRefused(t,n):void 0
case"context-window":case"refused-pictures":case"unknown-refusal":return(0,d.kd)(t,e,n,s)
case"unrepaired-history":case void 0:return}}function tellAgain(t,e,n){if(toldInARow(n.branch()).length<u)return tellModel(e)
const s=t.hint??"Use another model, or ask for less at once."
throw worse(t,`The model was told ${u} times in a row, and repeated it.`,{hint:s})}function tellOnce(t,e,n){if(!toldInARow(e.branch()).includes(t))return tellModel(t)
throw n()}function onlyEmpty(t){const e=2*(t instanceof c.Q?t.attempts:1)
const{hint:n,reason:s,isLasting:r}=t
const o=`The model returned only empty replies (${e} attempts).`
return new i.vC("model",o,{hint:n,reason:s,isLasting:r,cause:t})}function worse(t,e,{hint:n=t.hint}={}){const{headline:s,quote:o,reason:a,isLasting:c}=t
return new i.vC("model",(0,r.hC)(s,e),{hint:n,quote:o,reason:a,isLasting:c,cause:t})}function tellModel(t){const e={role:"user",content:[(0,a.Qq)(t)]}
return{kind:"MessageEvent",source:"environment",llm_message:e}}function toldInARow(t){const e=t.findLastIndex(t=>(0,l.nK)(t)||(0,l.ks)(t)||(0,l.aI)(t))
return t.slice(e+1).flatMap(t=>{const e=t.kind==="MessageEvent"&&t.source==="environment"
return e?[(0,a.wh)(t.llm_message.content)]:[]})}const h=2
const f="condensed_refusals"
const p=s.object({request:s.string(),count:s.int(),refusals:s.int().default(0)})
function refusalsIn(t){const e=p.safeParse(t[f])
return e.success?e.data.refusals:0}function condenseRefused(t,{log:e,agentState:n,lastUserMessageId:s=""}){const i=p.safeParse(n.get(f))
const{count:r,refusals:o}=i.success&&i.data.request===s?i.data:{count:0,refusals:i.data?.refusals??0}
const a=e.get(e.leaf??"")?.kind==="Condensation"||r>=h
n.set(f,{request:s,count:a?r:r+1,refusals:o+1})
if(a)throw worse(t,"It also refused the history after it was condensed.")
return{kind:"CondensationRequest"}}}),95493:((t,e,n)=>{n.d(e,{_:()=>finalResponse})
var s=n(46032)
var i=n(52520)
function finalResponse(t){let e=""
for(const n of t)e=isRequest(n)?"":answerIn(n)||e
return e}function isRequest(t){return t.kind==="MessageEvent"&&t.source==="user"}function answerIn(t){if(t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")return String(t.action.message??"")
if(t.kind==="MessageEvent"&&t.source==="agent")return(0,i.$)((0,s.wh)(t.llm_message.content))
return""}}),45020:((t,e,n)=>{n.d(e,{Ho:()=>pendingActions,Nq:()=>rejectActions,X5:()=>approvalFor,kI:()=>closePending,nG:()=>assessment,s2:()=>hasPending})
var s=n(98664)
var i=n(88135)
var r=n(53748)
var o=n(98291)
var a=n(17117)
var c=n(3113)
var l=n(52333)
async function pendingActions(t,e){const n=decidable(t).map(async({action:n,prepared:s})=>{const i=s.status==="ready"?s.input:{}
const{risk:r,reasons:o,grant:a}=await judgeWaiting(n,i,t,e)
return{action:n,input:i,risk:r,reasons:o,grant:a}})
return Promise.all(n)}function assessment(t,e,n){return judgeWaiting(t,(0,a.cP)(t.action),e,n)}function judgeWaiting(t,e,{agent:n,workspace:s,toolSecrets:i},r){const a=t.action?n.toolbox.get(t.tool_name):void 0
return(0,o.S)(t,a,e,{host:{workspace:s,secrets:i},analyzer:r})}function approvalFor(t,e){requireWaiting(t)
if(!e)return"all"
const n=requireDecidable(t,e)
const i=(0,c.Jq)(t.log.branch()).filter(({id:t})=>!n.has(t))
const r=new Set(i.map(({tool_call_id:t})=>t))
if(decidable(t).some(({action:t})=>n.has(t.id)&&r.has(t.tool_call_id)))throw new s.vC("bug","Calls that have one id can only be approved together.")
return n}function rejectActions(t,e,n){requireWaiting(t)
const{log:s,state:i}=t
const r=n?requireDecidable(t,n):new Set(decidable(t).map(({action:t})=>t.id))
const o=decidable(t).some(({action:t})=>!r.has(t.id))
rejectPending(s,e,o?r:void 0)
if(!o)i.update({execution_status:"idle"})}function requireWaiting({state:t}){if(t.status==="waiting_for_confirmation")return
throw new s.vC("bug",`No action waits for approval: the conversation is ${t.status}.`)}function decidable({log:t,state:e,agent:n}){const{blockedActions:s}=e
return(0,r.Lu)({log:t,blockedActions:s},n.toolbox)}function requireDecidable(t,e){const n=new Set(decidable(t).map(({action:t})=>t.id))
const i=e.filter(t=>!n.has(t))
if(e.length>0&&i.length===0)return new Set(e)
const r=i.length>0?`These actions do not wait: ${i.join(", ")}.`:"No action was named."
throw new s.vC("bug",r,{hint:"Decide about the actions that the conversation lists as pending."})}function hasPending(t){const e=(0,c.Jq)(t.branch())
return e.length>0&&!e.some(e=>hasResult(t,e))}function hasResult(t,{id:e,tool_call_id:n}){return t.slice(t.indexOf(e)+1).filter(l.aI).some(t=>t.kind==="AgentErrorEvent"?t.tool_call_id===n:t.action_id===e)}function closePending(t){for(const{tool_name:e,tool_call_id:n}of(0,c.Jq)(t.branch()))t.append({kind:"AgentErrorEvent",tool_name:e,tool_call_id:n,error:(0,i.J1)("interrupted")})}function rejectPending(t,e,n){for(const{tool_name:s,tool_call_id:i,id:r}of(0,c.Jq)(t.branch())){if(n&&!n.has(r))continue
t.append({kind:"UserRejectObservation",tool_name:s,tool_call_id:i,action_id:r,rejection_reason:e})}}}),30412:((t,e,n)=>{n.d(e,{F:()=>Extensions,y:()=>userMessageOf})
var s=n(98664)
var i=n(88135)
var r=n(46032)
var o=n(81664)
var a=n(17117)
var c=n(46222)
var l=n(31827)
class KnowledgeMessages{#t
#e
#n
constructor(t,e,n){this.#t=t
this.#e=e
this.#n=n}forMessage({content:t}){const{skills:e=[],prompted:n=[],userMessageSuffix:s="",requestIn:i=asItIs}=this.#t
const o=this.#e.fields.activated_knowledge_skills
const a=e.filter(({name:t})=>!o.includes(t))
const d=(0,l.mk)(i((0,r.wh)(t)),a)
const u=d.map(({skill:t})=>t.name)
this.#e.update({activated_knowledge_skills:[...o,...u]})
const h=s.trim()===""?[]:[(0,r.Qq)(s.trim())]
const f=renewed(n,this.#n())
return{activated_skills:u,extended_content:[...f,...d.map(t=>(0,r.Qq)((0,c._m)(t))),...h]}}forResult({observation:t},{action:e}){if(t.kind==="InvokeSkillObservation"&&!t.is_error)this.#s(t.skill_name)
const n=(0,a.cP)(e).path
const s=typeof n==="string"?this.#i(n):void 0
if(s===void 0)return[]
const i=this.#e.fields.activated_path_rules
const{skills:o=[]}=this.#t
const d=(0,l.NP)(s,o.filter(({name:t})=>!i.includes(t)))
this.#e.update({activated_path_rules:[...i,...d.map(({skill:t})=>t.name)]})
return d.map(t=>(0,r.Qq)((0,c.bq)(t)))}#i(t){return(0,l._l)(this.#e.identity.workspace.working_dir,t)}#s(t){const{invoked_skills:e}=this.#e.fields
if(typeof t!=="string"||e.includes(t))return
this.#e.update({invoked_skills:[...e,t]})}}function asItIs(t){return t}function renewed(t,e){const n=e.flatMap(wordsIn)
const s=t.filter(t=>!n.findLast(e=>e.includes(headingOf(t)))?.includes(t))
return s.map(t=>(0,r.Qq)((0,i.J1)("skills/renewed",{words:t})))}function headingOf(t){return`${t.split("\n",1)[0]}\n`}function wordsIn(t){if(t.kind==="SystemPromptEvent")return[t.dynamic_context?.text??""]
return t.kind==="MessageEvent"?t.extended_content.map(t=>t.text):[]}const d={decision:"allow"}
class Extensions{#r
#o
#a
#c=Promise.resolve()
constructor({hooks:t,knowledge:e={}},n){this.#r=n
this.#o=t&&new ConversationHooks(t,n)
this.#a=new KnowledgeMessages(e,n.state,()=>n.branch.view().events)}admit(t,e){const n=this.#o
if(!n)return e(()=>({...t,...this.#a.forMessage(t.llm_message)}))
const s=this.#c.then(()=>this.#l(n,t))
this.#c=s.then(ignore,ignore)
return s.then(e)}async#l(t,e){const{id:n}=this.#r.stamper()
const{blocked:s,context:i}=await t.submit((0,r.wh)(e.llm_message.content),n)
return()=>{if(s!==void 0){this.#r.state.block("messages",n,s)
return{...e,id:n}}const{activated_skills:t,extended_content:r}=this.#a.forMessage(e.llm_message)
return{...e,id:n,activated_skills:t,extended_content:[...r,...wordsOf(i)]}}}async start(){await(this.#o?.start())}async end(){await(this.#o?.end())}beforeCalls=async(t,e)=>{await(this.#o?.beforeCalls(t,e))}
afterCall=async(t,e,n)=>await(this.#o?.afterCall(t,e,n))??[]
rulesFor=(t,e)=>this.#a.forResult(t,e)
async mayFinish(t,e){const{lastUserMessageId:n=""}=this.#r.branch
const s=await(e?.())??d
if(s.decision==="deny"||this.#r.state.blockedMessages.has(n))return s
const i=await(this.#o?.stop(t))
return i===void 0?d:{decision:"deny",feedback:i}}}function ignore(){}function userMessageOf(t,e){const n=typeof t==="string"?{role:"user",content:[(0,r.Qq)(t)]}:r.QB.parse(t)
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
return{...n,context:s}}async beforeCalls(t,e){for(const{id:n,tool_name:s,action:i}of t){if(!i)continue
const t=(0,a.cP)(i)
const{blocked:r}=await this.#p({event_type:"PreToolUse",tool_name:s,tool_input:t},{action_id:n},e)
if(r!==void 0)this.#e.block("actions",n,r)}}async afterCall(t,e,n){const{id:s,tool_name:o}=t
const c=(0,a.cP)(t.action)
const l={event_type:"PostToolUse",tool_name:o,tool_input:c,tool_response:e}
const{blocked:d,context:h}=await this.#p(l,{action_id:s},n).catch(t=>{if(n.aborted)return u
throw t})
const f=d===void 0?[]:[(0,r.Qq)((0,i.J1)("hooks/objection",{reason:d}))]
return[...wordsOf(h),...f]}async stop(t){const{blocked:e}=await this.#p({event_type:"Stop"},{},t)
return e===void 0?void 0:(0,i.J1)("hooks/stop",{reason:e})}async end(){const t=this.#h!==void 0
await this.#h
this.#h=void 0
if(t)await this.#p({event_type:"SessionEnd"})
while(this.#u.size>0)await Promise.all(this.#u)}async#p(t,e={},s=unending()){const{config:i,run:r}=this.#t
if(!(0,o.BI)(t,i))return u
const{runHooks:a}=await n.e(9324).then(n.bind(n,69324))
const{id:c,workspace:l}=this.#e.identity
const d={...t,session_id:c,working_dir:l.working_dir,metadata:{}}
return a(d,{config:i,run:r,about:e,signal:s,onExecution:t=>void this.#d.append(t),onBackground:t=>this.#g(t)})}#g(t){this.#u.add(t)
t.then(()=>this.#u.delete(t))}}function wordsOf(t){return t.map(t=>(0,r.Qq)((0,i.J1)("hooks/context",{context:t})))}function unending(){return(new AbortController).signal}}),65950:((t,e,n)=>{n.d(e,{b5:()=>requireTags,l4:()=>requireId,yy:()=>writeFork})
var s=n(28942)
var i=n(37428)
var r=n(98664)
var o=n(95017)
var a=n(14549)
function writeFork({log:t,state:e},n){const{store:s,title:i,tags:r={},resetMetrics:c=!0,fromEventId:l}=n
const d=requireId(n.id)
const u={...e.identity,...e.fields,id:d,execution_status:"idle",stats:c?a.Sh:e.stats,tags:requireTags({...r,...i!==void 0&&{title:i}})}
t.fork(s,l??t.leaf).close()
s.write(o.bv,(0,o.rw)(o.zn.parse(u)))}function requireId(t){if(s.guid().safeParse(t).success)return t
throw new r.vC("config",`The id ${JSON.stringify(t)} of a conversation is not a UUID.`,{hint:"Make one with `crypto.randomUUID()`."})}const c=s.record(s.string().regex(/^[a-z0-9]+$/),s.string().max(256)).readonly()
function requireTags(t){const e=c.safeParse(t)
if(e.success)return e.data
throw new r.vC("config",`These tags cannot be set: ${i.S1(e.error)}`,{hint:"Use keys of small letters and digits, and values of at most 256 characters."})}}),10361:((t,e,n)=>{n.d(e,{F:()=>LocalConversation})
var s=n(98664)
var i=n(97065)
var r=n(53107)
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
const b=128
function prepareCalls(t,e){let n=b
return t.flatMap(t=>{if(!isWrapper(t,e))return[(0,v.mK)(t,e)]
const s=unfold(t,e,n)
n=Math.max(0,n-s.length)
return s})}function isWrapper({name:t,arguments:e},n){if(n.get(t))return!1
if(w.test(t.trim()))return!0
return/parallel|tool_uses/i.test(t)&&(0,g.lj)(e)?.value[k]!==void 0}function unfold(t,e,n){const{[k]:s,...i}=(0,g.lj)(t.arguments.trim()||"{}")?.value??{}
const r=typeof s==="string"?parseList(s):s
if(!Array.isArray(r)||r.length===0){const e=(0,g.lj)(t.arguments)!==void 0
const n=e?`${k} has to be a list of {"recipient_name": "functions.NAME", "parameters": {…}}. Fields that were given: [${[...s===void 0?[]:[k],...Object.keys(i)].join(", ")}].`:(0,m.z)(t.arguments)
return[(0,v.t0)(t,`${t.name}: ${n} Or call the tools directly, several in one reply.`)]}if(r.length>n)return[(0,v.t0)(t,`${t.name}: the reply has more than ${b} calls, and none of these ${r.length} was read. Make fewer at once.`)]
return r.map((n,s)=>one(n,{call:t,index:s,all:r.length,toolbox:e}))}function parseList(t){try{return JSON.parse(t)}catch{return}}function one(t,{call:e,index:n,all:s,toolbox:i}){const{extra_content:r,provider_specific_fields:o,block_order:a,responses_item_id:c,...l}=e
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
const b=typeof g==="string"?g:JSON.stringify(g??{})
return(0,v.mK)({...d,name:m.trim(),arguments:b},i)}var y=n(67e3)
var _=n(70598)
var x=n(20622)
async function step(t,e){e.signal.throwIfAborted()
if(e.approved!=="none")return carryOutApproved(t,e)
if(isBlocked(e))return"finished"
if(asksForUnseen(t.model,e))return decline(e)
const n=await shortenView(t,e)
const s=n&&await ask(n,t,e)
return s?answer(s,t,e):"continue"}async function carryOutApproved(t,e){const{calls:n,isRestWaiting:s}=(0,f.bM)(e,t.toolbox)
const i=await carryOut(n,t,e)
return s?"waiting_for_confirmation":i}function isBlocked({lastUserMessageId:t,blockedMessages:e}){return t!==void 0&&e.has(t)}function decline({log:t}){const e={role:"assistant",content:[(0,a.Qq)((0,o.J1)("no-images"))]}
t.append({kind:"MessageEvent",source:"agent",llm_message:e})
return"finished"}async function shortenView(t,e){const{log:n,signal:s}=e
const i=(0,r.um)(e.agentState,t.model.name)
const o=(0,r.$z)(e.view(),i)
if(o.events[0]?.kind!=="SystemPromptEvent"||!o.events.some(h.ks))throw nothingAsked()
if(!t.condenser)return o
const a=t.toolbox.schemas()
const c=await t.condenser.condense(o,{tools:a,inputLimit:(0,r.bb)(t.inputLimit,i,{view:o,tools:a}),countTokens:l.bP,signal:s,memory:e.agentState,onReply:t=>e.onReply("condenser",t)})
if(c.kind==="view")return c.view
n.append(c.condensation)
return}function nothingAsked(){return new s.vC("config","Nothing was asked in this conversation yet.",{hint:"Call `send` first."})}async function ask(t,e,n){const{signal:s}=n
const onLost=t=>n.onReply("default",t)
const i=n.deltas?.()
const r=i&&{onDelta:i.onDelta}
const o={messages:(0,u.O)(t),tools:e.toolbox.schemas(),signal:s,onLost:onLost,...r}
try{const s=await e.model.complete(o)
const i={...s,id:distinct(s.id,t)}
n.onReply("default",i);(0,_.Ej)(e,n)
await(0,x.lU)(i,e,n.log)
return i}catch(i){s.throwIfAborted();(0,y.lj)(i,e,n,t)
return}finally{i?.end()}}function distinct(t,{events:e}){const n=e.findLast(t=>"llm_response_id"in t)
const s=n&&"llm_response_id"in n?n.llm_response_id:void 0
const i=s===t?1:Number(s?.startsWith(`${t}~`)?s.slice(t.length+1):0)
return i>0?`${t}~${i+1}`:t}async function answer(t,e,n){const s=classify(t.message)
switch(s.kind){case"answer":{if(e.textReply!=="final"&&(0,x.wd)(e.toolbox,n.log.branch()))return sayAndTell(t,(0,o.J1)(x.JV),n)
const s={kind:"answer",message:(0,a.wh)(t.message.content)}
const i=await(0,x.no)(s,e,n)
say(t,i,n)
return(0,x.k9)(i,e.iterativeRefinement,n)?"continue":"finished"}case"empty":return sayAndTell(t,(0,o.J1)("nudge"),n)
case"calls":return act(t,untilFinish(prepareCalls(s.calls,e.toolbox)),e,n)}}function sayAndTell(t,e,n){say(t,void 0,n)
n.log.append((0,y.P_)(e))
return"continue"}function say({id:t,message:e},n,{log:s}){const i={llm_response_id:t,...n&&{critic_result:n}}
s.append({kind:"MessageEvent",source:"agent",llm_message:e,...i})}function untilFinish(t){const e=t.findIndex(p.m$)
return e<0?t:t.slice(0,e+1)}async function act(t,e,n,s){const i=await record(t,e,n,s)
const r=i.map(({action:t})=>t)
await(s.extensions?.beforeCalls(r,s.signal))
const o=await(0,f.$Z)(i,s)
const a=(0,f.Tu)((0,f.S2)(i,o),o,s)
if(!(0,f.Df)(a,o,s))return carryOut(a,n,s)
const c=(0,f.Pt)(a,s)
return c.some(({prepared:t})=>t.status==="ready")?"waiting_for_confirmation":carryOut(c,n,s)}async function record(t,e,n,s){const isJudged=t=>n.critic?.mode==="all_actions"||e.length===1&&(0,p.m$)(t)
const i=[]
for(const t of e)i.push(isJudged(t)?await(0,x.no)(nextStepOf(t),n,s):void 0)
return e.map((e,n)=>{const r=s.log.append(actionDraft(t,e,n===0,i[n]))
return{action:r,prepared:e}})}async function carryOut(t,e,n){const s=await(0,p.g7)(t,e,n)
const i=t.find(({prepared:t})=>(0,p.m$)(t))
if(!s||!i)return"continue"
const r=i.action.critic_result
const o=r??await(0,x.no)(nextStepOf(i.prepared),e,n)
if(o&&!r)noteVerdict(o,n)
return(0,x.k9)(o,e.iterativeRefinement,n)?"continue":"finished"}function noteVerdict(t,{log:e}){e.append({kind:"ConversationStateUpdateEvent",key:"agent_state",value:{critic_result:t}})}function classify(t){if(t.tool_calls&&t.tool_calls.length>0)return{kind:"calls",calls:t.tool_calls}
return{kind:(0,c.$)((0,a.wh)(t.content))===""?"empty":"answer"}}function asksForUnseen({name:t,features:e},{view:n,agentState:s}){if(e.vision&&(0,r.um)(s,t).without_pictures!=="all")return!1
const i=n().events.findLast(h.ks)
if(i?.kind!=="MessageEvent")return!1
const o=[...i.llm_message.content,...i.extended_content]
const a=o.some(t=>t.type==="text"&&t.text.trim()!=="")
return!a&&o.some(t=>t.type==="image")}function actionDraft({id:t,message:e},n,s,i){const r=withAll(n)
return{kind:"ActionEvent",...s?thoughtsOf(e):{thought:[]},action:n.status==="ready"?(0,d.qz)(n.tool,n.input):null,tool_name:r.name,tool_call_id:r.id,tool_call:s&&e.reasoning_details?{...r,reasoning_details:e.reasoning_details}:r,llm_response_id:t,...n.status==="ready"&&{security_risk:n.risk},...n.status==="ready"&&n.summary!==void 0&&{summary:n.summary},...i&&{critic_result:i}}}function withAll(t){if(t.status==="refused"||!(0,d.dl)(t.tool,t.input))return t.call
const{call:e,input:n,summary:s}=t
return{...e,arguments:JSON.stringify({...s!==void 0&&{summary:s},...n})}}function thoughtsOf(t){const{content:e,reasoning_content:n,thinking_blocks:s,responses_reasoning_item:i}=t
return{thought:e.filter(t=>t.type==="text"),...n!==void 0&&{reasoning_content:n},...s&&{thinking_blocks:s},...i&&{responses_reasoning_item:i}}}function nextStepOf({call:t,...e}){if(e.status==="ready"&&(0,p.m$)({call:t,...e}))return{kind:"finish",message:String(e.input.message??"")}
return{kind:"call",tool:t.name,arguments:t.arguments}}var S=n(30350)
var $=n(56887)
var O=n(16162)
var A=n(95493)
var T=n(45020)
var C=n(30412)
var I=n(65950)
var E=n(88102)
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
try{await t()}finally{this.open()}}}var M=n(5585)
var P=n(57975)
var R=n(10397)
var j=n(16767)
const q=Object.freeze({action_observation:4,action:16,action_error:3,monologue:3,alternating_pattern:6,alternating_calls:16})
function isStuck(t,e={}){const n={...q,...withoutGaps(e)}
const s=lastMoves(t)
const i=turnsOf(s).filter(t=>!isPatience(t))
const r=i.filter(({call:t})=>!isNote(t))
const o=patternIn(i,n)??patternIn(r,n)
if(o)return{kind:"stuck",...o}
if(isMonologue(s,n.monologue))return{kind:"stuck",pattern:"monologue"}
const a=errorStreak(r.length>0?r:i)
const c=a.at(-1)
const l=c!==void 0&&a.length===n.action_error&&!isNudged(s,c)
return l?{kind:"nudge",errorEventId:c.id}:{kind:"no"}}function withoutGaps(t){return Object.fromEntries(Object.entries(t).filter(([,t])=>t!==void 0))}function patternIn(t,e){const{action_observation:n,action:s,alternating_pattern:i,alternating_calls:r}=e
const o=Math.ceil(i/2)
const a=findEqualLoop(t,t=>t===1?n:o*t)
if(a)return{pattern:a.calls.length===1?"action_observation":"alternating_pattern",circle:a}
const c=errorStreak(t).length
const l=t.at(-1)
if(l&&c>e.action_error)return{pattern:"action_error",circle:{calls:[l.call],times:c}}
const d=findSimilarLoop(t,t=>t===1?s:Math.ceil(r/t)*t)
return d&&{pattern:d.calls.length===1?"action":"alternating_calls",circle:d}}function isNudged(t,e){return t.slice(t.indexOf(e)+1).some(({kind:t,source:e})=>t==="MessageEvent"&&e!=="agent")}const N=48
const F=5*N
function lastMoves(t){const e=[]
let n=0
for(let s=t.length-1;s>=0&&n<N&&e.length<F;s-=1){const i=t[s]
if(!i||(0,h.ks)(i))break
if(i.kind!=="ActionEvent"&&i.kind!=="MessageEvent"&&!(0,h.aI)(i))continue
e.push(i)
if(!isNote(i))n+=1}return e.reverse()}function isNote(t){return t.kind!=="MessageEvent"&&(t.tool_name==="think"||t.tool_name==="task_tracker")}function turnsOf(t){return[...(0,R.d5)(t)].map(([t,e])=>({call:t,result:e}))}function isPatience({call:t,result:e}){return isWaiting(t)&&e.kind==="ObservationEvent"&&e.observation.timeout===!0}function isMonologue(t,e){const n=t.filter(t=>t.kind!=="MessageEvent"||t.source==="agent")
const s=n.slice(-e)
return s.length>=e&&s.every(t=>t.kind==="MessageEvent")}function errorStreak(t){const e=t.at(-1)
const n=[]
for(const{call:s,result:i}of t.toReversed()){if(!e||i.kind!=="AgentErrorEvent"||!isSameCall(s,e.call))break
n.unshift(i)}return n}function findEqualLoop(t,e){return findLoop(t,e,isSameTurn)}function findSimilarLoop(t,e){const n=new Map
const textOf=t=>{const e=n.get(t)??withoutNumbers(t.result)
n.set(t,e)
return e}
const isAlike=(t,e)=>isSameDeed(t.call,e.call)&&textOf(t)===textOf(e)
const s=findLoop(t,e,isAlike)
return s?.calls.some(isWaiting)?void 0:s}function findLoop(t,e,n){for(const s of[1,2,3,4]){const i=lastTurns(t,s,e(s))
const r=i.slice(s).every((t,e)=>n(t,i[e]??t))
if(i.length>0&&r&&!i.every(isUndo))return{calls:i.slice(-s).map(({call:t})=>t),times:i.length/s}}return}const W=20
const L=/(?:^|[\s;&|({`])sleep\s+(?=[\d.]*[1-9])[\d.]/
function lastTurns(t,e,n){const s=t.slice(-n).some(({call:t})=>isSleeping(t))
const i=s?Math.max(n,Math.ceil(W/e)*e):n
return t.length<i?[]:t.slice(-i)}function isSleeping({tool_name:t,action:e}){return t==="terminal"&&typeof e?.command==="string"&&L.test(e.command)}function isUndo({call:{tool_name:t,action:e},result:n}){const s=n.kind==="ObservationEvent"&&!n.observation.is_error
return t==="file_editor"&&e?.command==="undo_edit"&&s}function isWaiting({tool_name:t,action:e}){return t==="terminal"&&(e?.is_input===!0||e?.command==="")}function isSameTurn(t,e){return isSameCall(t.call,e.call)&&(0,P.isDeepStrictEqual)(essenceOfResult(t.result),essenceOfResult(e.result))}const U=/\b(?=[a-f]*\d)[\da-f]{7,}\b|\d+(?:\.\d+)?\s?(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
function withoutNumbers(t){return JSON.stringify(essenceOfResult(t)).replaceAll(U,"0")}function isSameDeed(t,e){return isSameCall({...e,thought:t.thought},t)}function isSameCall(t,e){return(0,P.isDeepStrictEqual)(essenceOfCall(t),essenceOfCall(e))}function essenceOfCall({source:t,thought:e,tool_name:n,action:s,tool_call:i}){return{source:t,thought:e,tool_name:n,action:s??i.arguments}}function essenceOfResult(t){const{kind:e,source:n,tool_name:s}=t
switch(t.kind){case"ObservationEvent":return{kind:e,source:n,tool_name:s,content:(0,j.Vr)(t.observation)}
case"UserRejectObservation":return{kind:e,source:n,tool_name:s,reason:t.rejection_reason}
case"AgentErrorEvent":return{kind:e,source:n,error:t.error}}}function takeStep(t,e){return step(t.agent,contextOf(t,e))}async function condenseNow(t,e){const n=await shortenView(t.agent,contextOf(t,{signal:e,approved:"none"}))
if(n)throw new s.vC("model","Nothing in the conversation can be left out.")}function contextOf(t,{signal:e,approved:n,runGranted:s,budget:i}){const{agent:r,workspace:o,log:a,branch:c,state:l,toolSecrets:d,extensions:u,analyzer:h,subAgents:f}=t
const{whenRisky:p,whenGranted:g}=t
return{log:a,workspace:o,signal:e,extensions:u,approved:n,runGranted:s,blockedActions:l.blockedActions,blockedMessages:l.blockedMessages,view:()=>c.view(),confirmation:{policy:l.fields.confirmation_policy,analyzer:h(),whenRisky:p,whenGranted:g},lastUserMessageId:c.lastUserMessageId,agentState:l.agentState,secrets:d,subAgents:f?.during(i),deltas:()=>t.observers.deltas(d),onReply(e,n){l.addReply(e,r.model,n)
t.onReply?.(n,r.model)
i?.add(n)}}}class Run{#r
#w=new AbortController
#k
#b
constructor(t,e,n){this.#r=t
this.#b=n
this.#k=AbortSignal.any([e,this.#w.signal,...n?[n]:[]])}async play(t,e){const{log:n,mailbox:s,state:i}=this.#r
try{i.update({execution_status:"running"})
if(t==="none")(0,T.kI)(n)
await this.#r.extensions.start()
return await this.#y(t,e)}catch(t){return this.#_(t)}finally{s.open()}}interrupt(){this.#w.abort(M.NN)}async#y(t,{onResults:e,runGranted:n}={}){const{limits:s,log:i,reportsCost:r}=this.#r
const o=new M.__(s,r)
const a={before:i.length,most:s.maxEvents??M.Qk}
let c=t==="none"?void 0:await this.#x(t,o,n)
if(t!=="none")await(e?.())
for(let t=0;!c&&t<s.maxIterations;t+=1){const t=i.length-a.before>=a.most
c=this.#S()??(t?this.#$({of:"events",most:a.most}):await this.#O(o))}return c??this.#A()??this.#$({of:"steps",most:s.maxIterations})}#S(){this.#k.throwIfAborted()
return this.#A()??this.#T()}#O(t){this.#r.state.countStep()
return this.#x("none",t)}async#x(t,e,n){const{branch:s}=this.#r
const i=s.lastUserMessageId
const r=await this.#C({signal:this.#k,approved:t,budget:e,runGranted:n})
if(r==="waiting_for_confirmation")return this.#I()
const o=r==="finished"&&await this.#E()
if(o&&s.lastUserMessageId===i)return this.#M()
const{reached:a}=e
return a&&this.#$(a)}async#C(t){const{mailbox:e}=this.#r
e.shut()
const n=await takeStep(this.#r,t)
e.open()
return n}async#E(){const t=await(this.#r.onFinish?.(this.#k))
if(!t||t.decision==="allow")return!0
if(t.feedback)this.#P(t.feedback)
return!1}#P(t){const e={role:"user",content:[(0,a.Qq)(t)]}
this.#r.log.append({kind:"MessageEvent",source:"environment",llm_message:e})}#M(){this.#r.state.update({execution_status:"finished"})
return{status:"finished"}}#I(){this.#r.state.update({execution_status:"waiting_for_confirmation"})
return{status:"waiting"}}#A(){return this.#r.state.status==="paused"?{status:"interrupted",reason:M.NN}:void 0}#T(){const{agent:t,branch:e,state:n}=this.#r
const s=n.fields.stuck_detection?isStuck(e.events,t.settings?.stuck_thresholds):void 0
if(s?.kind==="nudge")this.#P((0,o.J1)("repeated-error"))
if(s?.kind!=="stuck")return
const{kind:i,...r}=s
this.#R("stuck","Stuck",`The agent goes in circles: ${z[r.pattern]}.`)
return{status:"stuck",...r}}#$(t){const{code:e,detail:n}=(0,M.yT)(t)
this.#R("error",e,n)
return{status:"exhausted",limit:t}}#_(t){const{log:e,state:n}=this.#r;(0,T.kI)(e)
if(!this.#k.aborted)return this.#j((0,s.ec)(t))
const{reason:i}=this.#k
if(this.#b?.aborted&&this.#b.reason===i){this.#R("error","DeadlineReached","The run reached its time limit.")
return{status:"deadline"}}e.append({kind:"InterruptEvent"})
n.update({execution_status:"paused"})
return{status:"interrupted",reason:i}}#j(t){this.#R("error",t.code,t.message)
return{status:"failed",fault:t}}#R(t,e,n){this.#r.log.append({kind:"ConversationErrorEvent",code:e,detail:n})
this.#r.state.update({execution_status:t})}}const z={action_observation:"it makes the same call again and again, and gets the same result",action:"it makes the same call again and again, and gets results that differ in their numbers only",action_error:"it makes the same call again and again, and it fails every time",monologue:"it writes messages and calls no tool",alternating_pattern:"it makes the same calls in turn, and gets the same results",alternating_calls:"it makes the same calls in turn, and gets results that differ in their numbers only"}
class Runner{#q
play(t,{signal:e,deadline:n,approved:s,approval:i}){const r=new Run(t,e,n)
return this.#N(()=>r.interrupt(),()=>r.play(s,i))}occupy(t,e){const n=new AbortController
return this.#N(()=>n.abort(M.NN),()=>e(AbortSignal.any([t,n.signal])))}interrupt(){this.#q?.stop()
return this.#q?.end}requireRest(){if(!this.#q)return
throw new s.vC("bug","The agent is already running.",{hint:"Wait until its run has ended."})}async#N(t,e){this.requireRest()
const{promise:n,resolve:s}=Promise.withResolvers()
this.#q={stop:t,end:n}
try{return await e()}finally{this.#q=void 0
s()}}}var D=n(95017)
var J=n(28942)
var G=n(94869)
const B="The budget of the run is used up."
function subConversations(t,e){const{subAgents:n}=t.options
return n&&new SubConversations(t,n,e)}class SubConversations{#F
#t
#W
#L
#U=new Set
constructor(t,e,n){this.#F=t
this.#t=e
this.#W=n
this.#L=new Roster(t.state.agentState)}during(t){const e=new AbortController
return{begin:(t,e)=>{const{name:n}=this.#z(t)
return this.#L.add(n,this.#F.options.stamper().id,e)},work:async(n,i,r)=>{const o=this.#L.get(n)
if(this.#U.has(n))throw new s.Fp(`The sub-agent "${n}" is still running. Wait for its answer.`)
this.#U.add(n)
try{return await this.#D({id:n,member:o,task:i,signal:r,budget:t},e)}finally{this.#U.delete(n)}}}}#z(t){const{agents:e}=this.#t
const n=e.find(e=>e.name===t)
if(n)return n
throw new s.Fp(`There is no sub-agent of the kind "${t}". There are: ${e.map(t=>t.name).join(", ")}.`)}async#D({id:t,member:e,task:s,signal:i,budget:r},o){const onReply=(e,n)=>{this.#F.state.addReply(`task:${t}`,n,e)
r?.add(e)
if(r?.mustStop)o.abort(B)}
const a=await n.e(484).then(n.bind(n,60484))
const c=await this.#J(t,e,a)
try{const n=this.#G(t,e,{...c,making:a,onReply:onReply})
return await this.#B({id:t,member:e,task:s,signal:i,budget:r},o,n)}finally{await c.close()}}async#B({id:t,member:e,task:n,signal:s},i,r){try{this.#L.noteWork(t)
await r.send(n)
const o=await r.run(AbortSignal.any([s,i.signal]))
s.throwIfAborted()
const a=r.finalResponse()
return{id:t,agent:e.agent,isFinished:o.status==="finished",why:whyStopped(o),answer:a}}finally{await r.close()}}async#J(t,{agent:e},n){try{return await this.#t.agentFor(this.#z(e),n.storeOf(this.#F,t))}catch(e){throw cannotWork(t,e)}}#G(t,{agent:e,conversation:n,has_worked:i},{agent:r,making:o,onReply:a}){const c=this.#z(e)
const l=this.#t.observer?.(t)
const d=o.childOptions(this.#F,{id:t,conversation:n,definition:c,agent:r,observer:l,onReply:a})
if(i&&d.store.list("events").length===0)throw new s.Fp(`The conversation of "${t}" no longer exists. Start a new sub-agent, and tell it what it needs to know.`)
const u=this.#Q(t,d)
u.setConfirmationPolicy(o.policyFor(c,this.#F))
return u}#Q(t,e){try{return this.#W(e)}catch(e){throw cannotWork(t,e)}}}function cannotWork(t,e){return new s.Fp(`"${t}" cannot work: ${(0,s.ec)(e).message}`,{cause:e})}const Q={steps:"It reached its limit of steps for one task.",money:"It reached its spending limit for one task.",tokens:"It reached its limit of tokens for one task.",events:"It reached its limit of events for one task."}
function whyStopped(t){switch(t.status){case"finished":return""
case"exhausted":return Q[t.limit.of]
case"stuck":return`It went in circles${inWords(t.circle)}.`
case"failed":return`It failed: ${t.fault.message}`
case"interrupted":return t.reason===B?B:"It was interrupted."
case"deadline":case"waiting":return"It was interrupted."}}function inWords(t){if(!t)return""
const e=t.calls.map(({tool_name:t,tool_call:e})=>`${t} ${(0,G.TN)(e.arguments,100)}`)
return`: ${e.join(" and ")}${e.length>1?" in turn":""}, ${t.times} times`}const H=J.object({agent:J.string(),conversation:J.string(),has_worked:J.boolean()}).readonly()
const V=J.record(J.string(),H).readonly()
const X="sub_agents"
const K=100
class Roster{#e
constructor(t){this.#e=t}get(t){const e=this.#H(t)
if(e)return e
throw new s.Fp(`There is no sub-agent "${t}". There are: ${Object.keys(this.#V()).join(", ")||"none yet"}.`)}add(t,e,n=this.#O(t)){if(!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(n))throw new s.Fp(`"${n}" is not a valid id: use letters, digits and dashes.`)
if(this.#H(n))throw new s.Fp(`There is a sub-agent "${n}" already. Give it work, or take another id.`)
if(Object.keys(this.#V()).length>=K)throw new s.Fp(`There are already ${K} sub-agents, which is the maximum.`)
this.#X(n,{agent:t,conversation:e,has_worked:!1})
return n}noteWork(t){this.#X(t,{...this.get(t),has_worked:!0})}#X(t,e){this.#e.set(X,{...this.#V(),[t]:e})}#H(t){const e=this.#V()
return Object.hasOwn(e,t)?e[t]:void 0}#V(){return V.safeParse(this.#e.get(X)).data??{}}#O(t){const e=Object.keys(this.#V()).map(t=>Number(t.slice(t.lastIndexOf("-")+1)))
return`${t}-${Math.max(0,...e.filter(Number.isSafeInteger))+1}`}}const Z=new Set(["execution_status","confirmation_policy","security_analyzer","tags"])
class LocalConversation{log
state
#K
#r
#Z=new Mailbox
#Y=new Runner
#tt
#et
#nt
static open(t){return new LocalConversation(t,(0,E.Ne)(t))}constructor(t,e){const{log:n,state:s}=e
this.#K=t
const i={options:t,state:s,analyzer:()=>this.#et}
this.#r={...e,analyzer:i.analyzer,subAgents:subConversations(i,LocalConversation.open)}
this.log=n
this.state=s
this.#tt=e.observers
s.subscribe((t,e)=>{if(Z.has(t))n.append({kind:"ConversationStateUpdateEvent",key:t,value:e??null})})
this.#et=(0,E.Eo)(t,s.fields.security_analyzer??void 0)}get isConfirmationModeActive(){return(0,$.CP)({policy:this.state.fields.confirmation_policy,analyzer:this.#et})}get isTerminal(){return(0,D.Hd)(this.state.status)}send(t,e){const{state:n,extensions:s}=this.#r
return s.admit((0,C.y)(t,e),t=>this.#Z.post(()=>{this.#st()
this.log.append(t())
if(n.status==="finished"||n.status==="stuck")n.update({execution_status:"idle"})}))}async run(t=unending(),e){if(this.state.status==="finished")return{status:"finished"}
if(this.#it)return{status:"waiting"}
if(this.#r.branch.events.some(h.ks))this.#st()
return this.#rt({signal:t,deadline:e,approved:"none"})}async approve(t=unending(),e,n,s){return this.#rt({signal:t,deadline:e,approved:(0,T.X5)(this.#ot(),n),approval:s})}rejectPendingActions(t="User rejected the action",e){(0,T.Nq)(this.#ot(),t,e)}async pendingActions(){return this.#it?(0,T.Ho)(this.#ot(),this.#et):[]}assess(t){return(0,T.nG)(t,this.#ot(),this.#et)}pause(){const{status:t}=this.state
if(t!=="idle"&&t!=="running")return
this.#r.state.update({execution_status:"paused"})
this.log.append({kind:"PauseEvent"})}interrupt(){if(!this.#Y.interrupt())this.pause()}async askAgent(t,e=unending()){const[{agent:s},{branch:i,state:o}]=[this.#K,this.#r]
if(!i.events.some(h.ks))throw nothingAsked()
const a=(0,r.$z)(i.view(),(0,r.um)(o.agentState,s.model.name))
return(await n.e(25).then(n.bind(n,25))).askAgent(a,t,this.#at("ask-agent-llm",e))}async generateTitle(t=unending(),e=50){const{generateTitle:s}=await n.e(25).then(n.bind(n,25))
return s(this.#r.branch.events,e,this.#at("title",t))}async condense(t=unending()){if(!this.#K.agent.condenser?.handlesRequests)throw new s.vC("config","The agent has no condenser that can be asked to condense.")
return this.#Y.occupy(t,async t=>{this.log.append({kind:"CondensationRequest"})
await this.#Z.shutDuring(()=>condenseNow(this.#ot(),t))})}async executeTool(t,e,s=unending()){const{executeTool:i}=await n.e(5578).then(n.bind(n,25578))
return i(this.#ot(),{name:t,input:e,signal:s})}async rerunActions(t=unending(),e){const{rerunActions:s}=await n.e(5578).then(n.bind(n,25578))
const{agent:i,workspace:r,toolSecrets:o}=this.#ot()
return s(this.#r.branch.events,{agent:i,workspace:r,signal:t,secrets:o,results:e})}fork({agent:t=this.#K.agent,...e}){this.#Y.requireRest();(0,I.yy)(this.#r,e)
const n={id:e.id,store:e.store,agent:t,onClose:void 0}
const s=LocalConversation.open({...this.#K,...n})
s.updateSecrets(this.state.secrets.all())
return s}navigateTo(t){this.#Y.requireRest()
const{branch:e,state:n}=this.#r
this.log.navigateTo(t)
e.rebuild()
n.batch(()=>{n.save()
if(this.#it&&!(0,T.s2)(this.log))n.update({execution_status:"idle"})})}updateSecrets(t){this.#r.state.updateSecrets(t)}setConfirmationPolicy(t){this.#r.state.update({confirmation_policy:t})}setSecurityAnalyzer(t){this.#et=t
this.#r.state.update({security_analyzer:t&&(0,S.zv)(t)})}setTags(t){this.#r.state.update({tags:(0,I.b5)(t)})}block(t,e,n){this.#r.state.block(t,e,n)}observe(t){return this.#tt.add(t)}finalResponse(){return(0,A._)(this.#r.branch.events)}close(){this.#nt??=this.#ct()
return this.#nt}async#ct(){await this.#Y.interrupt()
await this.#r.extensions.end()
const{agent:t,report:e,onClose:n}=this.#K
for(const n of await(0,O.gK)(t.toolbox.tools))e?.(n)
this.log.close()
await(n?.())}#st(){if(this.#r.branch.events.some(({kind:t})=>t==="SystemPromptEvent"))return
this.log.append((0,i.o2)(this.#K.agent))}#rt(t){const{limits:e,reportsCost:n}=this.#K
const onFinish=t=>this.#r.extensions.mayFinish(t,this.#K.onFinish)
const s={...this.#ot(),mailbox:this.#Z,limits:e,reportsCost:n,onFinish:onFinish}
return this.#Y.play(s,t)}#ot(){const{agent:t,workspace:e,whenRisky:n,whenGranted:s,onReply:i}=this.#K
return{...this.#r,agent:t,workspace:e,whenRisky:n,whenGranted:s,onReply:i}}#at(t,e){const[{agent:n},{state:s}]=[this.#K,this.#r]
return{agent:n,signal:e,mask:s.secrets.mask,onReply:e=>s.addReply(t,n.model,e)}}get#it(){return this.state.status==="waiting_for_confirmation"}}function unending(){return(new AbortController).signal}}),43223:((t,e,n)=>{n.d(e,{G:()=>Observers})
var s=n(98664)
class Observers{#tt=new Set
#lt=new WeakSet
#dt
constructor(t){this.#dt=t}add(t){this.#tt.add(t)
return()=>this.#tt.delete(t)}tell(t){for(const e of[...this.#tt])try{e.onEvent?.(t)}catch(n){this.#j(e,t.kind,n)}}deltas(t){const e=[...this.#tt].filter(({onDelta:t})=>t!==void 0)
if(e.length===0)return
const[n,s]=[t?.masker(),t?.masker()]
const tell=(t,n)=>{if(t===""&&n==="")return
const s={...t&&{content:t},...n&&{reasoning_content:n}}
for(const t of e)this.#ut(t,s)}
return{onDelta:({content:t="",reasoning_content:e=""})=>tell(n?.push(t)??t,s?.push(e)??e),end:()=>tell(n?.end()??"",s?.end()??"")}}#ut(t,e){try{t.onDelta?.(e)}catch(e){this.#j(t,"StreamingDeltaEvent",e)}}#j(t,e,n){if(this.#lt.has(t))return
this.#lt.add(t)
const i=n instanceof Error?n.message:String(n)
this.#dt(new s.vC("bug",`An observer failed at a ${e}: ${i}`,{cause:n}))}}}),15924:((t,e,n)=>{n.d(e,{k:()=>openConversation})
var s=n(10361)
async function openConversation(t){return t.workspace.openConversation?.(t)??s.F.open(t)}}),88102:((t,e,n)=>{n.d(e,{Eo:()=>analyzerOf,Ne:()=>openLog,bA:()=>restoreHead,k_:()=>secretWorldOf})
var s=n(98664)
var i=n(91106)
var r=n(94869)
var o=n(15022)
var a=n(78995)
var c=n(31720)
var l=n(30350)
var d=n(71093)
var u=n(3113)
var h=n(52333)
class ActiveBranch{#d
#ht=[]
#ft=new u.HA
#pt=null
#gt
constructor(t){this.#d=t
this.rebuild()
t.subscribe(t=>this.#mt(t))}get events(){return this.#ht}get lastUserMessageId(){return this.#gt}view(){return this.#ft.view()}rebuild(){this.#ht=[]
this.#ft=new u.HA
this.#gt=void 0
for(const t of this.#d.branch())this.#vt(t)
this.#pt=this.#d.leaf}#mt(t){if(this.#d.leaf===this.#pt)return
if(t.parent_id===(this.#pt??d.Dl)){this.#vt(t)
this.#pt=t.id}else this.rebuild()}#vt(t){this.#ht.push(t)
this.#ft.append(t)
if((0,h.ks)(t))this.#gt=t.id}}var f=n(45020)
var p=n(30412)
var g=n(43223)
var m=n(95813)
var v=n(95017)
var w=n(57975)
var k=n(3828)
var b=n(14549)
class ConversationState{#r
#wt=new Set
#kt
#bt
#yt
#y=0
#_t=0
#xt=!0
constructor(t){this.#r=t
this.#kt=t.fields
this.#bt=new Map(Object.entries(t.fields.blocked_actions))
this.#yt=new Map(Object.entries(t.fields.blocked_messages))
this.batch(()=>{})}get identity(){return this.#r.identity}get secrets(){return this.#r.secrets}get fields(){return this.#kt}get status(){return this.#kt.execution_status}get stats(){return this.#kt.stats}get totals(){return(0,b.vA)(this.#kt.stats)}get blockedActions(){return this.#bt}get blockedMessages(){return this.#yt}block(t,e,n){const s=t==="actions"?this.#bt:this.#yt
s.set(e,n)
this.update({[`blocked_${t}`]:Object.fromEntries(s)})}update(t){const e=Object.keys(t).filter(e=>!(0,w.isDeepStrictEqual)(t[e],this.#kt[e]))
if(e.length===0)return
this.batch(()=>{this.#kt={...this.#kt,...t}
this.#xt=!0})
for(const n of e)for(const e of this.#wt)e(n,t[n])}get steps(){return this.#y}countStep(){this.#y+=1}addReply(t,{name:e,features:n},s){const{mask:i}=this.#r.secrets
const{id:r,model:o}=(0,k.X)({id:s.id,model:s.model??e},i)
const a={...s,...r!==void 0&&{id:r},model:o}
this.update({stats:(0,b.NZ)(this.#kt.stats,t,{name:o,features:n},a)})}get agentState(){return{get:t=>this.#kt.agent_state[t],set:(t,e)=>this.setAgentState(t,e)}}setAgentState(t,e){this.update({agent_state:{...this.#kt.agent_state,[t]:(0,d.uN)(e)}})}updateSecrets(t){this.#r.secrets.update(t)
this.save()}batch(t){this.#_t+=1
try{return t()}finally{this.#_t-=1
if(this.#_t===0&&this.#xt)this.#St()}}save(){this.batch(()=>{this.#xt=!0})}subscribe(t){this.#wt.add(t)}#St(){const{identity:t,secrets:e,cipher:n,store:i,facts:r}=this.#r
const{stats:o,...a}=this.#kt
const c=(0,k.X)({...t,...a,...r()},e.mask)
const l={...c,stats:o,secret_registry:e.dump(n)}
try{i.write(v.bv,(0,v.rw)(l))}catch(t){const e="Check that the disk is not full and is writable."
throw new s.vC("config",`The file ${v.bv} cannot be written.`,{hint:e,cause:t})}this.#xt=!1}}var y=n(27636)
function openLog(t){const{id:e,agent:n,store:i,stamper:r,hiddenValues:c}=t
const l=new a.ks(secretWorldOf(t),c)
const d=new o.v(i,r,l.mask)
try{for(const{kind:e,text:n}of d.findings)if(_.has(e))t.report?.(new s.vC("config",n))
const r=(0,y.un)(i,e=>t.report?.(lostParts(e)))
if(!r&&d.length>0)throw(0,v.ox)()
if(r)(0,v.Px)(r,{id:e,kind:m.XJ,toolbox:n.toolbox})
return r?resume(t,{log:d,secrets:l},r):begin(t,{log:d,secrets:l})}catch(t){d.close()
throw t}}function lostParts(t){const e=(0,r.TN)(t.join(", "),300)
const n="What is lost is as in a new conversation. Without its confirmation policy, every action has to be approved."
return new s.vC("config",`Parts of ${v.bv} could not be read: ${e}. ${n}`)}const _=new Set(["unreadable","gap"])
function secretWorldOf({secretWorld:t=c.JE,report:e}){const onFailure=t=>e?.(new s.vC("config",`The secret ${t} could not be read, so a command runs without it.`))
const onWeak=(t,n)=>e?.(new s.vC("config",x[n](t)))
return{onFailure:onFailure,onWeak:onWeak,...t}}const x={short:t=>`The secret ${t} has fewer than ${i.G6} characters, so it is not hidden anywhere.`,ordinary:t=>`The value of the secret ${t} looks like an ordinary word. It is hidden in all text where it occurs: in files that the agent reads, in output and in comments. The agent cannot edit a line by a text that contains it.`}
function begin(t,e){const n=identityOf(t)
const s=v.zn.parse({...n,execution_status:"idle"})
return assemble(t,e,{...s,stuck_detection:t.stuckDetection??!0})}function resume(t,e,n){const{log:s}=e
restoreHead(s,n)
const i=n.execution_status==="waiting_for_confirmation"&&(0,f.s2)(s)
const r=["running","waiting_for_confirmation","deleting"].includes(n.execution_status)&&!i
const o=assemble(t,e,{...n,...r&&{execution_status:"idle"}})
if(!i)(0,f.kI)(s)
o.state.save()
return o}function assemble(t,{log:e,secrets:n},s){const{store:i,cipher:r,stamper:o}=t
unlock(n,t,s)
const a=new ActiveBranch(e)
const c=new ConversationState({identity:identityOf(t,s),fields:{...fieldsOf(s),security_analyzer:recordFor(t.securityAnalyzer,s)},secrets:n,cipher:r,store:i,facts:()=>({last_user_message_id:a.lastUserMessageId,...headOf(e)})})
const l=new p.F(t,{log:e,branch:a,state:c,stamper:o})
const d=observersOf(t,e)
return{log:e,branch:a,state:c,toolSecrets:n.forTools(),extensions:l,observers:d}}function observersOf({observers:t=[],report:e},n){const s=new g.G(e??(()=>{}))
for(const e of t)s.add(e)
n.subscribe(t=>s.tell(t))
return s}function identityOf({id:t,agent:e,workspace:n,limits:s},i){return{id:t,agent:(0,m.iR)(e,i?.agent),workspace:{kind:n.kind,working_dir:n.workingDir},max_iterations:s.maxIterations}}function fieldsOf(t){const{id:e,agent:n,workspace:s,max_iterations:i,secret_registry:r,...o}=t
const{last_user_message_id:a,leaf_event_id:c,head_is_empty:l,event_count:d,...u}=o
return u}function recordFor(t,{security_analyzer:e}){return t?(0,l.zv)(t):e}function unlock(t,e,{secret_registry:n}){const{cipher:i,report:r,secrets:o={}}=e
const a=t.load(n,i).filter(t=>!Object.hasOwn(o,t))
t.update(o)
if(a.length===0)return
const c=`Secrets of this conversation could not be read: ${a.join(", ")}.`
r?.(new s.vC("config",c,{hint:"Supply them again."}))}function analyzerOf(t,e){const{securityAnalyzer:n,report:i}=t
if(n||!e)return n
const r=(0,l.$e)(e)
if(r)return r
const o="Supply it again, or every risk is unknown."
i?.(new s.vC("config",`The security analyzer ${e.kind} of this conversation is not there.`,{hint:o}))
return}function headOf(t){const e=t.leaf===null&&t.slice().some(({kind:t})=>t!=="ConversationStateUpdateEvent")
return{...t.leaf!==null&&{leaf_event_id:t.leaf},head_is_empty:e,event_count:t.length}}function restoreHead(t,{leaf_event_id:e,head_is_empty:n,event_count:s}){const i=t.slice(s??t.length)
if(i.some(({kind:t})=>t!=="ConversationStateUpdateEvent"))return
if(n)t.navigateTo(null)
else if(e!=null&&t.indexOf(e)>=0)t.navigateTo(e)}}),5585:((t,e,n)=>{n.d(e,{NN:()=>r,Qk:()=>o,__:()=>Budget,yT:()=>limitError})
var s=n(98664)
var i=n(94869)
const r="paused"
const o=2e4
function limitError({of:t,most:e}){switch(t){case"steps":return{code:"MaxIterationsReached",detail:`Agent reached maximum iterations limit (${e}).`}
case"money":return{code:"MaxBudgetReached",detail:`The run reached its spending limit of $${e}.`}
case"events":return{code:"MaxEventsReached",detail:`The run reached its limit of ${(0,i.U9)(e,"event")}.`}
case"tokens":return{code:"MaxTokensReached",detail:`The run reached its limit of ${(0,i.U9)(e,"token")}.`}}}class Budget{#$t
#Ot=0
#At=0
constructor(t,e){this.#$t=t
if(e===!1)this.#Ot=void 0
this.#Tt()}add({usage:t}){this.#Ot=this.#Ot===void 0||t.cost===void 0?void 0:this.#Ot+t.cost
this.#At+=t.prompt_tokens+t.completion_tokens}get mustStop(){return!this.#Ct||this.#It()!==void 0}get reached(){this.#Tt()
return this.#It()}#It(){const{maxBudget:t,maxTokensWithoutCost:e}=this.#$t
const n=this.#$t.maxTokens??(this.#Ot===void 0?e:void 0)
if(t!==void 0&&(this.#Ot??0)>=t)return{of:"money",most:t}
if(n!==void 0&&this.#At>=n)return{of:"tokens",most:n}
return}get#Ct(){const{maxBudget:t,maxTokensWithoutCost:e}=this.#$t
return t===void 0||e!==void 0||this.#Ot!==void 0}#Tt(){if(this.#Ct)return
throw new s.vC("config","The spending limit cannot be enforced: the model's endpoint does not state what a call costs, and the price is not known.",{hint:"Remove the limit, or state the price of the model."})}}}),15022:((t,e,n)=>{n.d(e,{m:()=>requireNoEvents,v:()=>EventLog})
var s=n(37428)
var i=n(98664)
var r=n(71093)
var o=n(84796)
var a=n(3828)
var c=n(22670)
var l=n(61670)
var d=n(23860)
class EventLog extends c.X{findings
#Et
#Mt
#Pt
#Rt
tree
#O
#jt=!0
constructor(t,e,n=t=>t){super()
this.#Et=t
this.#Mt=e
this.#Pt=n
this.#Rt=t.lock(`${l.L7}/${l.YM}`)
try{const{tree:e,next:n,findings:s}=(0,l.lj)(t)
this.tree=e
this.#O=n
this.findings=[...staleLock(this.#Rt),...s]}catch(t){this.#Rt.release()
throw t}}append(t){const{id:e,timestamp:n}=this.#Mt()
const c=o.SZ.safeParse({id:e,parent_id:this.leaf??r.Dl,...(0,a.X)(t,this.#Pt),timestamp:n})
if(c.success)return this.#qt(c.data)
throw new i.vC("bug",`A ${t.kind} was to be appended that is invalid: ${s.S1(c.error)}`)}fork(t,e=this.leaf){requireNoEvents(t)
const n=new EventLog(t,this.#Mt,this.#Pt)
for(const t of this.branch(e))n.#qt(t)
return n}close(){if(this.#jt)this.#Rt.release()
this.#jt=!1}#qt(t){if(!this.#jt)throw new i.vC("bug","The event log is closed.")
this.tree.check(t)
this.#St((0,l.W7)(this.#O,t.id),(0,d.Dl)(t))
this.#O+=1
this.announce(t)
return t}#St(t,e){try{this.#Et.write(t,e)}catch(e){const n="Check that the disk is not full and is writable."
throw new i.vC("config",`The event file ${t} cannot be written.`,{hint:n,cause:e})}}}function staleLock({tookOver:t}){if(t===void 0)return[]
const e=`${t} ended without closing the log; its lock was taken over.`
return[{kind:"stale-lock",file:`${l.L7}/${l.YM}`,text:e}]}function requireNoEvents(t){if(t.list(l.L7).length===0)return
const e="Give it an empty folder, or a store without events."
throw new i.vC("config","The store of a fork is not empty.",{hint:e})}}),2507:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,G2:()=>o,LK:()=>memoryStore,s4:()=>folderStore})
var s=n(73024)
var i=n(76760)
var r=n(98664)
const o=".tmp"
function folderStore(t){const e=new Set
const pathOf=e=>(0,i.join)(t,requireInside(e))
const makeParent=t=>{const n=(0,i.dirname)(t)
if(!e.has(n))(0,s.mkdirSync)(n,{recursive:!0})
e.add(n)
return t}
return{write(t,e){const n=makeParent(pathOf(t));(0,s.writeFileSync)(n+o,e);(0,s.renameSync)(n+o,n)},read:t=>(0,s.readFileSync)(pathOf(t),"utf8"),list:t=>(0,s.existsSync)(pathOf(t))?(0,s.readdirSync)(pathOf(t)).sort():[],move:(t,e)=>(0,s.renameSync)(pathOf(t),makeParent(pathOf(e))),remove:t=>(0,s.rmSync)(pathOf(t),{force:!0}),lock:t=>takeLock(makeParent(pathOf(t)))}}function requireInside(t){const e=t!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(t)&&!t.split(/[/\\]/).includes("..")
if(!e)throw new r.vC("bug",`The file name ${JSON.stringify(t)} leaves the folder of the conversation.`)
return t}function memoryStore(t=new Map){const e=new Set
const read=e=>{const n=t.get(requireInside(e))
if(n===void 0)throw new r.vC("bug",`There is no file ${e} in memory.`)
return n}
return{write:(e,n)=>void t.set(requireInside(e),n),read:read,list:e=>filesIn(`${requireInside(e)}/`,[...t.keys()]).sort(),move(e,n){t.set(requireInside(n),read(e))
t.delete(e)},remove:e=>void t.delete(requireInside(e)),lock(t){if(e.has(t))throw new r.vC("bug","This conversation is open already.",{hint:"Close it first."})
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
throw t}const i=read(n)===e
if(i)(0,s.rmSync)(n)
else(0,s.renameSync)(n,t)
return i}function release(t,e){try{if(read(t)===e)(0,s.rmSync)(t,{force:!0})}catch{}}function held(t,e,n){return new r.vC("config",`The conversation is open ${e} (${t}).`,{hint:n})}function pidOf(t){return Number(t.split(" ")[0])}function isAlive(t){const e=pidOf(t)
return Number.isInteger(e)&&e>0&&identityOf(e)===t}function identityOf(t){const e=read("/proc/sys/kernel/random/boot_id")
if(e===void 0)return answers(t)?`${t} unknown`:void 0
const[n,...s]=read(`/proc/${t}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${t} ${e.trim()}/${s[18]}`}function answers(t){try{process.kill(t,0)
return!0}catch(t){return isCode(t,"EPERM")}}function read(t){try{return(0,s.readFileSync)(t,"utf8")}catch(t){if(isCode(t,"ENOENT")||isCode(t,"ESRCH"))return
throw t}}function isCode(t,e){return t instanceof Error&&"code"in t&&t.code===e}}),22670:((t,e,n)=>{n.d(e,{V:()=>EventTree,X:()=>ReadableLog})
var s=n(98664)
var i=n(71093)
const r=-1
const o="ConversationStateUpdateEvent"
class EventTree{#ht=[]
#Nt=[]
#Ft=new Map
#pt=r
get events(){return this.#ht}get leaf(){return this.#ht[this.#pt]?.id??null}indexOf(t){return this.#Ft.get(t)??r}check(t){if(this.#Ft.has(t.id))throw new s.vC("bug",`There is an event ${t.id} already.`)
this.#Wt(t)}hasParentOf({parent_id:t}){return t===void 0||t===i.Dl||this.indexOf(t)!==r}add(t){this.#Nt.push(this.#Wt(t))
const e=this.#ht.push(t)-1
this.#Ft.set(t.id,e)
if(t.kind!==o)this.#pt=e}moveTo(t){let e=this.#Lt(t)
while(this.#ht[e]?.kind===o)e=this.#Nt[e]??r
this.#pt=e}branchTo(t){const e=[]
for(let n=this.#Lt(t);n!==r;n=this.#Nt[n]??r)e.push(...this.#ht.slice(n,n+1))
return e.reverse()}#Lt(t){if(t===null)return r
const e=this.indexOf(t)
if(e===r){const e="Use the `id` of an event of its log."
throw new s.vC("config",`There is no event ${t} in this conversation.`,{hint:e})}return e}#Wt({id:t,parent_id:e}){if(e===void 0)return this.#ht.length-1
if(e===i.Dl)return r
const n=this.indexOf(e)
if(n===r)throw new s.vC("bug",`The event ${t} follows ${e}, which is not before it.`)
return n}}class ReadableLog{#wt=new Set
get length(){return this.tree.events.length}at(t){return this.tree.events.at(t)}slice(t,e){return this.tree.events.slice(t,e)}get(t){return this.tree.events[this.tree.indexOf(t)]}indexOf(t){return this.tree.indexOf(t)}[Symbol.iterator](){return this.tree.events.values()}get leaf(){return this.tree.leaf}branch(t=this.leaf){return this.tree.branchTo(t)}navigateTo(t){this.tree.moveTo(t)}subscribe(t){this.#wt.add(t)
return()=>this.#wt.delete(t)}announce(t){this.tree.add(t)
for(const e of[...this.#wt])e(t)}}}),61670:((t,e,n)=>{n.d(e,{L7:()=>a,W7:()=>fileOf,YM:()=>c,lj:()=>recover})
var s=n(94869)
var i=n(2507)
var r=n(22670)
var o=n(23860)
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
if(!e.endsWith(i.G2)||!h.test(e.slice(0,-i.G2.length))){report(t,"foreign-file",e,"This is not an event file; it was ignored.")
return}t.store.remove(`${a}/${e}`)
report(t,"leftover-temporary",e,"A write that was cut short was removed; its event was never announced.")}function untilGap(t,e){for(const[n,{name:s,number:i}]of e.entries()){const r=e[n-1]?.number??-1
if(i>r+1)return cutAtGap(t,e,n)
if(i===r)report(t,"same-number",s,`Two files have the number ${i}; both were kept.`)}return e}function cutAtGap(t,e,n){const[i,r]=[e.slice(0,n),e.slice(n)]
for(const{name:e}of r.toReversed())setAside(t,e)
const o=(i.at(-1)?.number??-1)+1
const a=`Event number ${o} is missing; ${(0,s.U9)(r.length,"file")} after it got the ending ${l}.`
report(t,"gap",r[0]?.name??"",a)
return i}function withoutTornTail(t,e){const n=e.findLastIndex(({name:e})=>isWhole(t.store.read(`${a}/${e}`)))
for(const{name:s}of e.slice(n+1).toReversed()){setAside(t,s)
report(t,"torn-tail",s,`The event was not written to its end; its file got the ending ${l}.`)}return e.slice(0,n+1)}function isWhole(t){try{JSON.parse(t)
return!0}catch(t){if(t instanceof SyntaxError)return!1
throw t}}function setAside({store:t,names:e},n){let s=n+l
for(let t=2;e.includes(s);t+=1)s=`${n}${l}-${t}`
t.move(`${a}/${n}`,`${a}/${s}`)}function readTree(t,e){const n=new r.V
const i=[]
for(const s of e)if(n.indexOf(s.id)<0)i.push(...readInto(n,t.store,s))
else report(t,"duplicate",s.name,"An event before this one has the same id; that one counts.")
for(const[e,[n,...r]]of Map.groupBy(i,({what:t})=>t))if(n)report(t,n.kind,n.name,`${e} ${f[n.kind]}; ${(0,s.U9)(r.length+1,"event")}.`)
return n}const f={"unknown-kind":"is unknown","unknown-field":"is unknown",unreadable:"cannot be read, and was kept as it is"}
const p="1970-01-01T00:00:00Z"
function readInto(t,e,{name:n,id:s}){const i=t.events.at(-1)?.timestamp??p
const{event:r,unknownFields:c,unreadable:l}=(0,o.Ep)(e.read(`${a}/${n}`),{id:s,timestamp:i})
const d=!t.hasParentOf(r)
t.add(d?(0,o.j0)(r):r)
const u=[...l,...d?["parent_id"]:[]]
const h=u.map(t=>({kind:"unreadable",what:wherein(r,t,n),name:n}))
if(r.kind==="UnknownEvent")return h.length>0?h:[{kind:"unknown-kind",what:wireKind(r),name:n}]
return[...h,...c.map(t=>({kind:"unknown-field",what:`${r.kind}.${t}`,name:n}))]}function wherein(t,e,n){const s=t.kind==="UnknownEvent"?wireKind(t):t.kind
return e===""?`${s||"The event"} in ${n}`:`${s||"An event"}.${e}`}function wireKind({wire:t}){return typeof t==="object"&&t!==null&&"kind"in t?String(t.kind):""}function report({findings:t},e,n,s){t.push({kind:e,file:`${a}/${n}`,text:s})}}),49588:((t,e,n)=>{n.d(e,{HA:()=>openRemembered,Nq:()=>conversationPath,d5:()=>withinMain,jE:()=>runLimitsOf})
var s=n(76760)
var i=n(15924)
var r=n(2507)
var o=n(92590)
var a=n(98664)
var c=n(23735)
var l=n(94869)
var d=n(57974)
var u=n(7052)
var h=n(47509)
var f=n(45498)
var p=n(71403)
var g=n(91503)
function conversationPath(t,e){return(0,s.join)(t,"conversations",e.replaceAll("-",""))}function judgeIn(t){const e=(0,c.O)(async()=>(await Promise.all([n.e(3136),n.e(6577),n.e(9506)]).then(n.bind(n,89506))).commandJudge(t))
return async t=>(await e())(t)}async function openRemembered(t,e,n){const{memory:s,world:i}=t
try{return await openWith(t,e,n)}catch(r){if(!s.isResumed)throw r
s.startAfresh(i.newId(),(0,l.TN)((0,a.ec)(r).message,300).replace(/\.$/,""))
s.openIn(conversationPath(n.folder,s.id))
return openWith(t,e,n)}}async function openWith(t,e,s){const{folder:o,tools:a,branch:c,work:m,isReading:v,knowledge:w,redact:k,review:b,unusable:y,memoryFile:_,grants:x,features:S}=s
const{workspace:$}=a
const{world:O,job:A,memory:T}=t
const{id:C}=T
const I=`${A.repository.owner}/${A.repository.name}`
const E=conversationPath(o,C)
const M=(0,r.s4)(E)
if(e["agent-server-conversation"]){const{openThere:s}=await Promise.all([n.e(1267),n.e(9812),n.e(8871),n.e(1176),n.e(3757)]).then(n.bind(n,13757))
const i=withinMain(runLimitsOf(e),w.main)
const r=await s({run:t,inputs:e,id:C,workspace:$,store:M,limits:i,branch:c,knowledge:w,memoryFile:_})
return{conversation:r,closed:[]}}const P=e["log-completions"]?completionLogIn(M,O,k):void 0
const R={conversationId:C,repository:I,workspace:$.workingDir,branch:c,knowledge:w}
const j=AbortSignal.timeout(Math.ceil(e["timeout-minutes"]*6e4))
const q=AbortSignal.any([O.signal,a.over,j])
const N=t.progress?.onWait
const F={inputs:e,world:O,completionLog:P,onWait:N,onSilence:t=>void s.silences.push(t),finishSchema:S.finishSchema,toolSettings:S.toolSettings,added:a.servers.tools,review:b,finish:S.finish,isReading:v,proposing:S.tools,unusable:y,memoryFile:_,isNetworkOffered:x==="offered",...m&&{watched:(0,g.fS)(m,{judge:judgeIn(A.workspace),now:()=>O.now().getTime()})},store:M,...R}
const W=await(0,h.n1)(F)
if(!T.isResumed)(0,h.sP)((0,h.zg)(e,C,O),O.now())
const L=await(0,i.k)({id:C,agent:W,subAgents:subAgentsFor(F,{redact:k,events:s.subAgentEvents},{...w,...a}),workspace:$,store:M,stamper:()=>({id:O.newId(),timestamp:O.now().toISOString()}),limits:withinMain(runLimitsOf(e),w.main),whenGranted:x==="refused"?"refuse":"ask",secrets:e.secrets??{},hiddenValues:(0,u.secretInputs)(t.settings),report:({message:t})=>(0,d.printNotice)((0,l.TN)(k(t),500)),...(0,p.il)(w,{workspace:s.hookWorkspace,trigger:t.trigger,over:q,isReading:v})})
return{conversation:L,closed:(0,f.S0)(W.toolbox)}}function completionLogIn(t,{now:e,random:n},s){const write=(e,n)=>{try{t.write(`logs/completions/${e}`,n)}catch(t){(0,d.printNotice)(`A request to the model could not be logged. ${(0,a.ec)(t).message}`)}}
return{write:write,mask:s,now:e,random:n}}const m=5e4
function subAgentsFor(t,{redact:e,events:n},{subAgentServers:s,openOwn:i}){const{agents:r}=t.knowledge
if(r.length===0)return
return{agents:r,async agentFor(e,r){if(n.length>=m)throw new a.Fp(`The sub-agents of this run have reached their limit of ${m} events.`)
const{named:o,own:c}=s.get(e.name)??v
const l=(t.added??[]).filter(({meta:t})=>o?.includes(t?.server??"")??!0)
const d=await i(e.name,c,r)
const u=[...l,...beside(l,d.tools)]
try{const n=o?withTools(e,u):e
const s=await(0,h.n1)({...t,finishSchema:void 0,as:n,added:u,store:r})
return{agent:s,close:()=>d.close()}}catch(t){await d.close()
throw t}},observer(s){const i=(0,d.printSubAgent)(e,s)
return{onEvent(e){n.push(e)
i(e)
if(e.kind==="ActionEvent")t.world.saveMemory()}}}}}const v={named:void 0,own:[]}
function beside(t,e){return e.filter(({name:e})=>!t.some(t=>t.name===e))}function withTools(t,e){const{tools:n}=t
const s=n!==void 0&&!(0,o.Xb)(n)
return s?{...t,tools:[...n,...e.map(({name:t})=>t)]}:t}function withinMain(t,e){const{max_iteration_per_run:n,max_budget_per_run:s}=e??{}
const least=(t,e)=>e===void 0?t:Math.min(e,t??e)
return{...t,maxIterations:least(t.maxIterations,n)??t.maxIterations,maxBudget:least(t.maxBudget,s),...s!==void 0&&{maxTokensWithoutCost:void 0}}}const w=5
const k=1e7
function runLimitsOf(t){const{"max-iterations":e,"max-budget-usd":n,"max-budget-tokens":s}=t
const i=s==="none"?void 0:s
if(typeof n==="number")return{maxIterations:e,maxBudget:n,maxTokens:i}
return{maxIterations:e,maxBudget:n==="none"?void 0:w,maxTokens:i,maxTokensWithoutCost:s==="none"?Number.POSITIVE_INFINITY:k}}}),91503:((t,e,n)=>{n.d(e,{Qh:()=>treeAtTest,fS:()=>treeLooks,ob:()=>resultsAtTest})
var s=n(28942)
const i=s["enum"](["limit","many","failed","apart"])
const r=s.union([s.object({files:s.record(s.string(),s.string()).readonly()}).readonly(),s.object({unseen:i}).readonly()])
const o=s.object({metadata:s.object({tree_at_test:r})})
const a=s.object({passed:s.number(),failed:s.number(),skipped:s.number()}).readonly()
const c=s.object({metadata:s.object({test_results:a})})
function resultsAtTest({observation:t}){return c.safeParse(t).data?.metadata.test_results}function treeAtTest({observation:t}){return o.safeParse(t).data?.metadata.tree_at_test}const l=10
const d=2e3
const u=3e4
function treeLooks(t,{judge:e,now:s}){let i=l
const look=async({workspace:e,signal:s,isApart:r})=>{if(r)return{unseen:"apart"}
if(i===0)return{unseen:"limit"}
i-=1
const{filesOfAll:o}=await n.e(8039).then(n.bind(n,28039))
const a=await o({workspace:e,signal:s},t,u).catch(()=>{})
if(!a)return{unseen:"failed"}
return a.isCut||Object.keys(a.files).length>d?{unseen:"many"}:{files:a.files}}
return t=>{if(t.name!=="terminal")return t
let n={command:"",since:0}
const run=async(i,r)=>{const o=s()
const a=await t.run(i,r)
const{command:c,is_input:l}=h.parse(i)
if(c.trim()!==""&&!l)n={command:c,since:o}
const d=Number(a.exit_code??-1)
if(d<0)return a
const u=r.isApart?"apart":n.since
const{isTest:f,results:p}=await e({...n,exitCode:d,output:textOf(a.content),since:u})
if(!f)return a
const g={tree_at_test:await look(r),...p&&{test_results:p}}
return{...a,metadata:{...Object(a.metadata),...g}}}
return Object.freeze({...t,run:run})}}const h=s.object({command:s.string(),is_input:s.boolean().optional()})
function textOf(t){return t.map(t=>t.type==="text"?t.text:"").join("\n")}})}

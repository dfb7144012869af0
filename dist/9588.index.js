export const id=9588
export const ids=[9588]
export const modules={67e3:((t,e,n)=>{n.d(e,{P_:()=>tellModel,lj:()=>recover,z0:()=>refusalsIn})
var s=n(28942)
var r=n(98664)
var o=n(94869)
var i=n(88135)
var a=n(46032)
var c=n(76221)
var l=n(52333)
const d=3
function recover(t,e,n,s){const o=t instanceof r.vC?remedyFor(t,e,n,s):void 0
if(!o)throw t
n.log.append(o)}function remedyFor(t,{condenser:e},n,s){const{log:r}=n
const o=e?.handlesRequests===!0
const a=o&&!s.unhandledCondensationRequest
switch(t.reason){case"text-protocol":return tellAgain(t,t instanceof c.Q&&t.told||t.headline,r)
case"unparsed-call":return tellAgain(t,(0,i.J1)("unparsed-call"),r)
case"rejected-call":return tellAgain(t,(0,i.J1)("rejected-call",{reply:(0,c.o)(t)??t.quote??""}),r)
case"output-limit":return tellAgain(t,(0,i.J1)("write-less"),r)
case"content-policy":return tellOnce((0,i.J1)("rephrase"),r,()=>worse(t,"It was asked once more in other words."))
case"empty-reply":return tellOnce((0,i.J1)("nudge"),r,()=>onlyEmpty(t))
case"context-window":if(o&&!a)throw tooLong(t)
return a?{kind:"CondensationRequest"}:void 0
case"malformed-history":return a?condenseRefused(t,n):void 0
case void 0:return}}function tellAgain(t,e,n){if(toldInARow(n.branch()).length<d)return tellModel(e)
const s=t.hint??"Use another model, or ask for less at once."
throw worse(t,`The model was told ${d} times in a row, and repeated it.`,{hint:s})}function tellOnce(t,e,n){if(!toldInARow(e.branch()).includes(t))return tellModel(t)
throw n()}function onlyEmpty(t){const e=2*(t instanceof c.Q?t.attempts:1)
const{hint:n,reason:s,isLasting:o}=t
const i=`The model returned only empty replies (${e} attempts).`
return new r.vC("model",i,{hint:n,reason:s,isLasting:o,cause:t})}function tooLong(t){const e="Use a model with a larger context, or ask for less at a time."
return worse(t,"Nothing in the conversation can be left out.",{hint:e})}function worse(t,e,{hint:n=t.hint}={}){const{headline:s,quote:i,reason:a,isLasting:c}=t
return new r.vC("model",(0,o.hC)(s,e),{hint:n,quote:i,reason:a,isLasting:c,cause:t})}function tellModel(t){const e={role:"user",content:[(0,a.Qq)(t)]}
return{kind:"MessageEvent",source:"environment",llm_message:e}}function toldInARow(t){const e=t.findLastIndex(t=>(0,l.nK)(t)||(0,l.ks)(t)||(0,l.aI)(t))
return t.slice(e+1).flatMap(t=>{const e=t.kind==="MessageEvent"&&t.source==="environment"
return e?[(0,a.wh)(t.llm_message.content)]:[]})}const u=2
const h="condensed_refusals"
const f=s.object({request:s.string(),count:s.int(),refusals:s.int().default(0)})
function refusalsIn(t){const e=f.safeParse(t[h])
return e.success?e.data.refusals:0}function condenseRefused(t,{log:e,agentState:n,lastUserMessageId:s=""}){const r=f.safeParse(n.get(h))
const{count:o,refusals:i}=r.success&&r.data.request===s?r.data:{count:0,refusals:r.data?.refusals??0}
const a=e.get(e.leaf??"")?.kind==="Condensation"||o>=u
n.set(h,{request:s,count:a?o:o+1,refusals:i+1})
if(a)throw worse(t,"It also refused the history after it was condensed.")
return{kind:"CondensationRequest"}}}),25:((t,e,n)=>{n.d(e,{K:()=>generateTitle,X:()=>askAgent})
var s=n(98664)
var r=n(94869)
var o=n(88135)
var i=n(46032)
var a=n(68012)
var c=n(52333)
async function askAgent(t,e,{agent:n,signal:r,mask:c,onReply:l}){const d=withTurn((0,a.O)(t),(0,o.J1)("ask",{question:c(e)}))
const u=await n.model.complete({messages:d,tools:n.toolbox.schemas(),signal:r,onLost:l})
l(u)
const h=c((0,i.wh)(u.message.content)).trim()
if(h==="")throw new s.vC("model","The model did not answer the question in words.",{hint:"Ask again."})
return h}function withTurn(t,e){const n=t.at(-1)
if(n?.role!=="user")return[...t,{role:"user",content:[(0,i.Qq)(e)]}]
return[...t.slice(0,-1),{...n,content:[...n.content,(0,i.Qq)(e)]}]}const l=1e3
async function generateTitle(t,e,n){const o=t.find(c.ks)
const a=o?.kind==="MessageEvent"?(0,i.wh)(o.llm_message.content):""
if(a.trim()==="")throw new s.vC("config","A conversation in which nothing was asked has no title.")
const d=(0,r.GH)(a,l)
const u=await modelTitle(d,e,n)
return(0,r.TN)(u,e)||(0,r.TN)(d,e)}async function modelTitle(t,e,{agent:n,signal:s,mask:r,onReply:a}){const c=[(0,i.Qq)((0,o.J1)("title",{request:t,length:String(e)}))]
try{const{smallModel:t=n.model}=n
const e=await t.complete({messages:[{role:"user",content:c}],tools:[],signal:s,onLost:a})
a(e)
return r((0,i.wh)(e.message.content))}catch{s.throwIfAborted()
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
var o=n(53748)
var i=n(98291)
var a=n(17117)
var c=n(3113)
var l=n(52333)
async function pendingActions(t,e){const n=decidable(t).map(async({action:n,prepared:s})=>{const r=s.status==="ready"?s.input:{}
const{risk:o,reasons:i,grant:a}=await judgeWaiting(n,r,t,e)
return{action:n,input:r,risk:o,reasons:i,grant:a}})
return Promise.all(n)}function assessment(t,e,n){return judgeWaiting(t,(0,a.cP)(t.action),e,n)}function judgeWaiting(t,e,{agent:n,workspace:s,toolSecrets:r},o){const a=t.action?n.toolbox.get(t.tool_name):void 0
return(0,i.S)(t,a,e,{host:{workspace:s,secrets:r},analyzer:o})}function approvalFor(t,e){requireWaiting(t)
if(!e)return"all"
const n=requireDecidable(t,e)
const r=(0,c.Jq)(t.log.branch()).filter(({id:t})=>!n.has(t))
const o=new Set(r.map(({tool_call_id:t})=>t))
if(decidable(t).some(({action:t})=>n.has(t.id)&&o.has(t.tool_call_id)))throw new s.vC("bug","Calls that have one id can only be approved together.")
return n}function rejectActions(t,e,n){requireWaiting(t)
const{log:s,state:r}=t
const o=n?requireDecidable(t,n):new Set(decidable(t).map(({action:t})=>t.id))
const i=decidable(t).some(({action:t})=>!o.has(t.id))
rejectPending(s,e,i?o:void 0)
if(!i)r.update({execution_status:"idle"})}function requireWaiting({state:t}){if(t.status==="waiting_for_confirmation")return
throw new s.vC("bug",`No action waits for approval: the conversation is ${t.status}.`)}function decidable({log:t,state:e,agent:n}){const{blockedActions:s}=e
return(0,o.Lu)({log:t,blockedActions:s},n.toolbox)}function requireDecidable(t,e){const n=new Set(decidable(t).map(({action:t})=>t.id))
const r=e.filter(t=>!n.has(t))
if(e.length>0&&r.length===0)return new Set(e)
const o=r.length>0?`These actions do not wait: ${r.join(", ")}.`:"No action was named."
throw new s.vC("bug",o,{hint:"Decide about the actions that the conversation lists as pending."})}function hasPending(t){const e=(0,c.Jq)(t.branch())
return e.length>0&&!e.some(e=>hasResult(t,e))}function hasResult(t,{id:e,tool_call_id:n}){return t.slice(t.indexOf(e)+1).filter(l.aI).some(t=>t.kind==="AgentErrorEvent"?t.tool_call_id===n:t.action_id===e)}function closePending(t){for(const{tool_name:e,tool_call_id:n}of(0,c.Jq)(t.branch()))t.append({kind:"AgentErrorEvent",tool_name:e,tool_call_id:n,error:(0,r.J1)("interrupted")})}function rejectPending(t,e,n){for(const{tool_name:s,tool_call_id:r,id:o}of(0,c.Jq)(t.branch())){if(n&&!n.has(o))continue
t.append({kind:"UserRejectObservation",tool_name:s,tool_call_id:r,action_id:o,rejection_reason:e})}}}),30412:((t,e,n)=>{n.d(e,{F:()=>Extensions,y:()=>userMessageOf})
var s=n(98664)
var r=n(88135)
var o=n(46032)
var i=n(69324)
var a=n(17117)
var c=n(46222)
var l=n(60601)
class KnowledgeMessages{#t
#e
#n
constructor(t,e,n){this.#t=t
this.#e=e
this.#n=n}forMessage({content:t}){const{skills:e=[],prompted:n=[],userMessageSuffix:s="",requestIn:r=asItIs}=this.#t
const i=this.#e.fields.activated_knowledge_skills
const a=e.filter(({name:t})=>!i.includes(t))
const d=(0,l.mk)(r((0,o.wh)(t)),a)
const u=d.map(({skill:t})=>t.name)
this.#e.update({activated_knowledge_skills:[...i,...u]})
const h=s.trim()===""?[]:[(0,o.Qq)(s.trim())]
const f=renewed(n,this.#n())
return{activated_skills:u,extended_content:[...f,...d.map(t=>(0,o.Qq)((0,c._m)(t))),...h]}}forResult({observation:t},{action:e}){if(t.kind==="InvokeSkillObservation"&&!t.is_error)this.#s(t.skill_name)
const n=(0,a.cP)(e).path
const s=typeof n==="string"?this.#r(n):void 0
if(s===void 0)return[]
const r=this.#e.fields.activated_path_rules
const{skills:i=[]}=this.#t
const d=(0,l.NP)(s,i.filter(({name:t})=>!r.includes(t)))
this.#e.update({activated_path_rules:[...r,...d.map(({skill:t})=>t.name)]})
return d.map(t=>(0,o.Qq)((0,c.bq)(t)))}#r(t){return(0,l._l)(this.#e.identity.workspace.working_dir,t)}#s(t){const{invoked_skills:e}=this.#e.fields
if(typeof t!=="string"||e.includes(t))return
this.#e.update({invoked_skills:[...e,t]})}}function asItIs(t){return t}function renewed(t,e){const n=e.flatMap(wordsIn)
const s=t.filter(t=>!n.findLast(e=>e.includes(headingOf(t)))?.includes(t))
return s.map(t=>(0,o.Qq)((0,r.J1)("skills/renewed",{words:t})))}function headingOf(t){return`${t.split("\n",1)[0]}\n`}function wordsIn(t){if(t.kind==="SystemPromptEvent")return[t.dynamic_context?.text??""]
return t.kind==="MessageEvent"?t.extended_content.map(t=>t.text):[]}const d={decision:"allow"}
class Extensions{#o
#i
#a
#c=Promise.resolve()
constructor({hooks:t,knowledge:e={}},n){this.#o=n
this.#i=t&&new ConversationHooks(t,n)
this.#a=new KnowledgeMessages(e,n.state,()=>n.branch.view().events)}admit(t,e){const n=this.#i
if(!n)return e(()=>({...t,...this.#a.forMessage(t.llm_message)}))
const s=this.#c.then(()=>this.#l(n,t))
this.#c=s.then(ignore,ignore)
return s.then(e)}async#l(t,e){const{id:n}=this.#o.stamper()
const{blocked:s,context:r}=await t.submit((0,o.wh)(e.llm_message.content),n)
return()=>{if(s!==void 0){this.#o.state.block("messages",n,s)
return{...e,id:n}}const{activated_skills:t,extended_content:o}=this.#a.forMessage(e.llm_message)
return{...e,id:n,activated_skills:t,extended_content:[...o,...wordsOf(r)]}}}async start(){await(this.#i?.start())}async end(){await(this.#i?.end())}beforeCalls=async(t,e)=>{await(this.#i?.beforeCalls(t,e))}
afterCall=async(t,e,n)=>await(this.#i?.afterCall(t,e,n))??[]
rulesFor=(t,e)=>this.#a.forResult(t,e)
async mayFinish(t,e){const{lastUserMessageId:n=""}=this.#o.branch
const s=await(e?.())??d
if(s.decision==="deny"||this.#o.state.blockedMessages.has(n))return s
const r=await(this.#i?.stop(t))
return r===void 0?d:{decision:"deny",feedback:r}}}function ignore(){}function userMessageOf(t,e){const n=typeof t==="string"?{role:"user",content:[(0,o.Qq)(t)]}:o.QB.parse(t)
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
const{blocked:o}=await this.#p({event_type:"PreToolUse",tool_name:s,tool_input:t},{action_id:n},e)
if(o!==void 0)this.#e.block("actions",n,o)}}async afterCall(t,e,n){const{id:s,tool_name:i}=t
const c=(0,a.cP)(t.action)
const l={event_type:"PostToolUse",tool_name:i,tool_input:c,tool_response:e}
const{blocked:d,context:h}=await this.#p(l,{action_id:s},n).catch(t=>{if(n.aborted)return u
throw t})
const f=d===void 0?[]:[(0,o.Qq)((0,r.J1)("hooks/objection",{reason:d}))]
return[...wordsOf(h),...f]}async stop(t){const{blocked:e}=await this.#p({event_type:"Stop"},{},t)
return e===void 0?void 0:(0,r.J1)("hooks/stop",{reason:e})}async end(){const t=this.#h!==void 0
await this.#h
this.#h=void 0
if(t)await this.#p({event_type:"SessionEnd"})
while(this.#u.size>0)await Promise.all(this.#u)}#p(t,e={},n=unending()){const{config:s,run:r}=this.#t
if(!(0,i.BI)(t,s))return Promise.resolve(u)
const{id:o,workspace:a}=this.#e.identity
const c={...t,session_id:o,working_dir:a.working_dir,metadata:{}}
return(0,i.Eu)(c,{config:s,run:r,about:e,signal:n,onExecution:t=>void this.#d.append(t),onBackground:t=>this.#g(t)})}#g(t){this.#u.add(t)
t.then(()=>this.#u.delete(t))}}function wordsOf(t){return t.map(t=>(0,o.Qq)((0,r.J1)("hooks/context",{context:t})))}function unending(){return(new AbortController).signal}}),65950:((t,e,n)=>{n.d(e,{b5:()=>requireTags,l4:()=>requireId,yy:()=>writeFork})
var s=n(28942)
var r=n(37428)
var o=n(98664)
var i=n(95017)
var a=n(14549)
function writeFork({log:t,state:e},n){const{store:s,title:r,tags:o={},resetMetrics:c=!0,fromEventId:l}=n
const d=requireId(n.id)
const u={...e.identity,...e.fields,id:d,execution_status:"idle",stats:c?a.Sh:e.stats,tags:requireTags({...o,...r!==void 0&&{title:r}})}
t.fork(s,l??t.leaf).close()
s.write(i.bv,(0,i.rw)(i.zn.parse(u)))}function requireId(t){if(s.guid().safeParse(t).success)return t
throw new o.vC("config",`The id ${JSON.stringify(t)} of a conversation is not a UUID.`,{hint:"Make one with `crypto.randomUUID()`."})}const c=s.record(s.string().regex(/^[a-z0-9]+$/),s.string().max(256)).readonly()
function requireTags(t){const e=c.safeParse(t)
if(e.success)return e.data
throw new o.vC("config",`These tags cannot be set: ${r.S1(e.error)}`,{hint:"Use keys of small letters and digits, and values of at most 256 characters."})}}),49207:((t,e,n)=>{n.d(e,{F:()=>LocalConversation})
var s=n(98664)
var r=n(97065)
var o=n(30350)
var i=n(16162)
var a=n(25)
var c=n(95493)
var l=n(45020)
var d=n(30412)
var u=n(65950)
var h=n(88102)
var f=n(25578)
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
try{await t()}finally{this.open()}}}var p=n(88135)
var g=n(46032)
var m=n(5585)
var v=n(57975)
var w=n(10397)
var k=n(16767)
var y=n(52333)
const b=Object.freeze({action_observation:4,action:16,action_error:3,monologue:3,alternating_pattern:6,alternating_calls:16})
function isStuck(t,e={}){const n={...b,...withoutGaps(e)}
const s=lastMoves(t)
const r=turnsOf(s).filter(t=>!isPatience(t))
const o=r.filter(({call:t})=>!isNote(t))
const i=patternIn(r,n)??patternIn(o,n)
if(i)return{kind:"stuck",...i}
if(isMonologue(s,n.monologue))return{kind:"stuck",pattern:"monologue"}
const a=errorStreak(o.length>0?o:r)
const c=a.at(-1)
const l=c!==void 0&&a.length===n.action_error&&!isNudged(s,c)
return l?{kind:"nudge",errorEventId:c.id}:{kind:"no"}}function withoutGaps(t){return Object.fromEntries(Object.entries(t).filter(([,t])=>t!==void 0))}function patternIn(t,e){const{action_observation:n,action:s,alternating_pattern:r,alternating_calls:o}=e
const i=Math.ceil(r/2)
const a=findEqualLoop(t,t=>t===1?n:i*t)
if(a)return{pattern:a.calls.length===1?"action_observation":"alternating_pattern",circle:a}
const c=errorStreak(t).length
const l=t.at(-1)
if(l&&c>e.action_error)return{pattern:"action_error",circle:{calls:[l.call],times:c}}
const d=findSimilarLoop(t,t=>t===1?s:Math.ceil(o/t)*t)
return d&&{pattern:d.calls.length===1?"action":"alternating_calls",circle:d}}function isNudged(t,e){return t.slice(t.indexOf(e)+1).some(({kind:t,source:e})=>t==="MessageEvent"&&e!=="agent")}const _=48
const x=5*_
function lastMoves(t){const e=[]
let n=0
for(let s=t.length-1;s>=0&&n<_&&e.length<x;s-=1){const r=t[s]
if(!r||(0,y.ks)(r))break
if(r.kind!=="ActionEvent"&&r.kind!=="MessageEvent"&&!(0,y.aI)(r))continue
e.push(r)
if(!isNote(r))n+=1}return e.reverse()}function isNote(t){return t.kind!=="MessageEvent"&&(t.tool_name==="think"||t.tool_name==="task_tracker")}function turnsOf(t){return[...(0,w.d5)(t)].map(([t,e])=>({call:t,result:e}))}function isPatience({call:t,result:e}){return isWaiting(t)&&e.kind==="ObservationEvent"&&e.observation.timeout===!0}function isMonologue(t,e){const n=t.filter(t=>t.kind!=="MessageEvent"||t.source==="agent")
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
const o=r.slice(s).every((t,e)=>n(t,r[e]??t))
if(r.length>0&&o&&!r.every(isUndo))return{calls:r.slice(-s).map(({call:t})=>t),times:r.length/s}}return}const S=20
const O=/(?:^|[\s;&|({`])sleep\s+(?=[\d.]*[1-9])[\d.]/
function lastTurns(t,e,n){const s=t.slice(-n).some(({call:t})=>isSleeping(t))
const r=s?Math.max(n,Math.ceil(S/e)*e):n
return t.length<r?[]:t.slice(-r)}function isSleeping({tool_name:t,action:e}){return t==="terminal"&&typeof e?.command==="string"&&O.test(e.command)}function isUndo({call:{tool_name:t,action:e},result:n}){const s=n.kind==="ObservationEvent"&&!n.observation.is_error
return t==="file_editor"&&e?.command==="undo_edit"&&s}function isWaiting({tool_name:t,action:e}){return t==="terminal"&&(e?.is_input===!0||e?.command==="")}function isSameTurn(t,e){return isSameCall(t.call,e.call)&&(0,v.isDeepStrictEqual)(essenceOfResult(t.result),essenceOfResult(e.result))}const $=/\b(?=[a-f]*\d)[\da-f]{7,}\b|\d+(?:\.\d+)?\s?(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
function withoutNumbers(t){return JSON.stringify(essenceOfResult(t)).replaceAll($,"0")}function isSameDeed(t,e){return isSameCall({...e,thought:t.thought},t)}function isSameCall(t,e){return(0,v.isDeepStrictEqual)(essenceOfCall(t),essenceOfCall(e))}function essenceOfCall({source:t,thought:e,tool_name:n,action:s,tool_call:r}){return{source:t,thought:e,tool_name:n,action:s??r.arguments}}function essenceOfResult(t){const{kind:e,source:n,tool_name:s}=t
switch(t.kind){case"ObservationEvent":return{kind:e,source:n,tool_name:s,content:(0,k.Vr)(t.observation)}
case"UserRejectObservation":return{kind:e,source:n,tool_name:s,reason:t.rejection_reason}
case"AgentErrorEvent":return{kind:e,source:n,error:t.error}}}var T=n(52520)
var A=n(54847)
var C=n(17117)
var I=n(68012)
var E=n(53748)
var M=n(90007)
var R=n(39256)
var P=n(67e3)
var q=n(20622)
async function step(t,e){e.signal.throwIfAborted()
if(e.approved!=="none")return carryOutApproved(t,e)
if(isBlocked(e))return"finished"
if(asksForUnseen(t.model,e))return decline(e)
const n=await shortenView(t,e)
const s=n&&await step_ask(n,t,e)
return s?answer(s,t,e):"continue"}async function carryOutApproved(t,e){const{calls:n,isRestWaiting:s}=(0,E.bM)(e,t.toolbox)
const r=await carryOut(n,t,e)
return s?"waiting_for_confirmation":r}function isBlocked({lastUserMessageId:t,blockedMessages:e}){return t!==void 0&&e.has(t)}function decline({log:t}){const e={role:"assistant",content:[(0,g.Qq)((0,p.J1)("no-images"))]}
t.append({kind:"MessageEvent",source:"agent",llm_message:e})
return"finished"}async function shortenView(t,e){const{log:n,signal:r}=e
const o=e.view()
if(o.events[0]?.kind!=="SystemPromptEvent")throw new s.vC("bug","The conversation has no system prompt.")
if(!o.events.some(y.ks))throw new s.vC("bug","The conversation has no task yet.")
if(!t.condenser)return o
const i=await t.condenser.condense(o,{tools:t.toolbox.schemas(),inputLimit:t.inputLimit,countTokens:A.bP,signal:r,memory:e.agentState,onReply:t=>e.onReply("condenser",t)})
if(i.kind==="view")return i.view
n.append(i.condensation)
return}async function step_ask(t,e,n){const{signal:s}=n
const onLost=t=>n.onReply("default",t)
const r=n.deltas?.()
const o=r&&{onDelta:r.onDelta}
const i={messages:(0,I.O)(t),tools:e.toolbox.schemas(),signal:s,onLost:onLost,...o}
try{const s=await e.model.complete(i)
const r={...s,id:distinct(s.id,t)}
n.onReply("default",r)
await(0,q.lU)(r,e,n.log)
return r}catch(r){s.throwIfAborted();(0,P.lj)(r,e,n,t)
return}finally{r?.end()}}function distinct(t,{events:e}){const n=e.findLast(t=>"llm_response_id"in t)
const s=n&&"llm_response_id"in n?n.llm_response_id:void 0
const r=s===t?1:Number(s?.startsWith(`${t}~`)?s.slice(t.length+1):0)
return r>0?`${t}~${r+1}`:t}async function answer(t,e,n){const s=classify(t.message)
switch(s.kind){case"answer":{if((0,q.wd)(e.toolbox,n.log.branch()))return sayAndTell(t,(0,p.J1)(q.JV),n)
const s={kind:"answer",message:(0,g.wh)(t.message.content)}
const r=await(0,q.no)(s,e,n)
say(t,r,n)
return(0,q.k9)(r,e.iterativeRefinement,n)?"continue":"finished"}case"empty":return sayAndTell(t,(0,p.J1)("nudge"),n)
case"calls":return act(t,untilFinish(s.calls.map(t=>(0,R.m)(t,e.toolbox))),e,n)}}function sayAndTell(t,e,n){say(t,void 0,n)
n.log.append((0,P.P_)(e))
return"continue"}function say({id:t,message:e},n,{log:s}){const r={llm_response_id:t,...n&&{critic_result:n}}
s.append({kind:"MessageEvent",source:"agent",llm_message:e,...r})}function untilFinish(t){const e=t.findIndex(M.m$)
return e<0?t:t.slice(0,e+1)}async function act(t,e,n,s){const r=await record(t,e,n,s)
const o=r.map(({action:t})=>t)
await(s.extensions?.beforeCalls(o,s.signal))
const i=await(0,E.$Z)(r,s)
const a=(0,E.Tu)((0,E.S2)(r,i),i,s)
if(!(0,E.Df)(a,i,s))return carryOut(a,n,s)
const c=(0,E.Pt)(a,s)
return c.some(({prepared:t})=>t.status==="ready")?"waiting_for_confirmation":carryOut(c,n,s)}async function record(t,e,n,s){const isJudged=t=>n.critic?.mode==="all_actions"||e.length===1&&(0,M.m$)(t)
const r=[]
for(const t of e)r.push(isJudged(t)?await(0,q.no)(nextStepOf(t),n,s):void 0)
return e.map((e,n)=>{const o=s.log.append(actionDraft(t,e,n===0,r[n]))
return{action:o,prepared:e}})}async function carryOut(t,e,n){const s=await(0,M.g7)(t,e,n)
const r=t.find(({prepared:t})=>(0,M.m$)(t))
if(!s||!r)return"continue"
const o=r.action.critic_result
const i=o??await(0,q.no)(nextStepOf(r.prepared),e,n)
if(i&&!o)noteVerdict(i,n)
return(0,q.k9)(i,e.iterativeRefinement,n)?"continue":"finished"}function noteVerdict(t,{log:e}){e.append({kind:"ConversationStateUpdateEvent",key:"agent_state",value:{critic_result:t}})}function classify(t){if(t.tool_calls&&t.tool_calls.length>0)return{kind:"calls",calls:t.tool_calls}
return{kind:(0,T.$)((0,g.wh)(t.content))===""?"empty":"answer"}}function asksForUnseen({features:t},{view:e}){if(t.vision)return!1
const n=e().events.findLast(y.ks)
if(n?.kind!=="MessageEvent")return!1
const s=[...n.llm_message.content,...n.extended_content]
const r=s.some(t=>t.type==="text"&&t.text.trim()!=="")
return!r&&s.some(t=>t.type==="image")}function actionDraft({id:t,message:e},n,s,r){const o=withAll(n)
return{kind:"ActionEvent",...s?thoughtsOf(e):{thought:[]},action:n.status==="ready"?(0,C.qz)(n.tool,n.input):null,tool_name:o.name,tool_call_id:o.id,tool_call:s&&e.reasoning_details?{...o,reasoning_details:e.reasoning_details}:o,llm_response_id:t,...n.status==="ready"&&{security_risk:n.risk},...n.status==="ready"&&n.summary!==void 0&&{summary:n.summary},...r&&{critic_result:r}}}function withAll(t){if(t.status==="refused"||!(0,C.dl)(t.tool,t.input))return t.call
const{call:e,input:n,summary:s}=t
return{...e,arguments:JSON.stringify({...s!==void 0&&{summary:s},...n})}}function thoughtsOf(t){const{content:e,reasoning_content:n,thinking_blocks:s,responses_reasoning_item:r}=t
return{thought:e.filter(t=>t.type==="text"),...n!==void 0&&{reasoning_content:n},...s&&{thinking_blocks:s},...r&&{responses_reasoning_item:r}}}function nextStepOf({call:t,...e}){if(e.status==="ready"&&(0,M.m$)({call:t,...e}))return{kind:"finish",message:String(e.input.message??"")}
return{kind:"call",tool:t.name,arguments:t.arguments}}function takeStep(t,e){return step(t.agent,contextOf(t,e))}async function condenseNow(t,e){const n=await shortenView(t.agent,contextOf(t,{signal:e,approved:"none"}))
if(n)throw new s.vC("model","Nothing in the conversation can be left out.")}function contextOf(t,{signal:e,approved:n,runGranted:s,budget:r}){const{agent:o,workspace:i,log:a,branch:c,state:l,toolSecrets:d,extensions:u,analyzer:h,subAgents:f}=t
const{whenRisky:p,whenGranted:g}=t
return{log:a,workspace:i,signal:e,extensions:u,approved:n,runGranted:s,blockedActions:l.blockedActions,blockedMessages:l.blockedMessages,view:()=>c.view(),confirmation:{policy:l.fields.confirmation_policy,analyzer:h(),whenRisky:p,whenGranted:g},lastUserMessageId:c.lastUserMessageId,agentState:l.agentState,secrets:d,subAgents:f?.during(r),deltas:()=>t.observers.deltas(d),onReply(e,n){l.addReply(e,o.model,n)
t.onReply?.(n,o.model)
r?.add(n)}}}class Run{#o
#w=new AbortController
#k
#y
constructor(t,e,n){this.#o=t
this.#y=n
this.#k=AbortSignal.any([e,this.#w.signal,...n?[n]:[]])}async play(t,e){const{log:n,mailbox:s,state:r}=this.#o
try{r.update({execution_status:"running"})
if(t==="none")(0,l.kI)(n)
await this.#o.extensions.start()
return await this.#b(t,e)}catch(t){return this.#_(t)}finally{s.open()}}interrupt(){this.#w.abort(m.NN)}async#b(t,{onResults:e,runGranted:n}={}){const{limits:s,log:r,reportsCost:o}=this.#o
const i=new m.__(s,o)
const a={before:r.length,most:s.maxEvents??m.Qk}
let c=t==="none"?void 0:await this.#x(t,i,n)
if(t!=="none")await(e?.())
for(let t=0;!c&&t<s.maxIterations;t+=1){const t=r.length-a.before>=a.most
c=this.#S()??(t?this.#O({of:"events",most:a.most}):await this.#$(i))}return c??this.#T()??this.#O({of:"steps",most:s.maxIterations})}#S(){this.#k.throwIfAborted()
return this.#T()??this.#A()}#$(t){this.#o.state.countStep()
return this.#x("none",t)}async#x(t,e,n){const{branch:s}=this.#o
const r=s.lastUserMessageId
const o=await this.#C({signal:this.#k,approved:t,budget:e,runGranted:n})
if(o==="waiting_for_confirmation")return this.#I()
const i=o==="finished"&&await this.#E()
if(i&&s.lastUserMessageId===r)return this.#M()
const{reached:a}=e
return a&&this.#O(a)}async#C(t){const{mailbox:e}=this.#o
e.shut()
const n=await takeStep(this.#o,t)
e.open()
return n}async#E(){const t=await(this.#o.onFinish?.(this.#k))
if(!t||t.decision==="allow")return!0
if(t.feedback)this.#R(t.feedback)
return!1}#R(t){const e={role:"user",content:[(0,g.Qq)(t)]}
this.#o.log.append({kind:"MessageEvent",source:"environment",llm_message:e})}#M(){this.#o.state.update({execution_status:"finished"})
return{status:"finished"}}#I(){this.#o.state.update({execution_status:"waiting_for_confirmation"})
return{status:"waiting"}}#T(){return this.#o.state.status==="paused"?{status:"interrupted",reason:m.NN}:void 0}#A(){const{agent:t,branch:e,state:n}=this.#o
const s=n.fields.stuck_detection?isStuck(e.events,t.settings?.stuck_thresholds):void 0
if(s?.kind==="nudge")this.#R((0,p.J1)("repeated-error"))
if(s?.kind!=="stuck")return
const{kind:r,...o}=s
this.#P("stuck","Stuck",`The agent goes in circles: ${F[o.pattern]}.`)
return{status:"stuck",...o}}#O(t){const{code:e,detail:n}=(0,m.yT)(t)
this.#P("error",e,n)
return{status:"exhausted",limit:t}}#_(t){const{log:e,state:n}=this.#o;(0,l.kI)(e)
if(!this.#k.aborted)return this.#q((0,s.ec)(t))
const{reason:r}=this.#k
if(this.#y?.aborted&&this.#y.reason===r){this.#P("error","DeadlineReached","The run reached its time limit.")
return{status:"deadline"}}e.append({kind:"InterruptEvent"})
n.update({execution_status:"paused"})
return{status:"interrupted",reason:r}}#q(t){this.#P("error",t.code,t.message)
return{status:"failed",fault:t}}#P(t,e,n){this.#o.log.append({kind:"ConversationErrorEvent",code:e,detail:n})
this.#o.state.update({execution_status:t})}}const F={action_observation:"it makes the same call again and again, and gets the same result",action:"it makes the same call again and again, and gets results that differ in their numbers only",action_error:"it makes the same call again and again, and it fails every time",monologue:"it writes messages and calls no tool",alternating_pattern:"it makes the same calls in turn, and gets the same results",alternating_calls:"it makes the same calls in turn, and gets results that differ in their numbers only"}
class Runner{#F
play(t,{signal:e,deadline:n,approved:s,approval:r}){const o=new Run(t,e,n)
return this.#N(()=>o.interrupt(),()=>o.play(s,r))}occupy(t,e){const n=new AbortController
return this.#N(()=>n.abort(m.NN),()=>e(AbortSignal.any([t,n.signal])))}interrupt(){this.#F?.stop()
return this.#F?.end}requireRest(){if(!this.#F)return
throw new s.vC("bug","The agent is already running.",{hint:"Wait until its run has ended."})}async#N(t,e){this.requireRest()
const{promise:n,resolve:s}=Promise.withResolvers()
this.#F={stop:t,end:n}
try{return await e()}finally{this.#F=void 0
s()}}}var N=n(28942)
var W=n(94869)
var L=n(2507)
var U=n(81664)
var j=n(56887)
var D=n(30289)
function childOptions(t,{id:e,conversation:n,definition:s,agent:r,observer:o,onReply:i}){const{options:a,state:c}=t
const{stamper:l,reportsCost:d,hiddenValues:u,secretWorld:h,cipher:f,report:p}=a
return{id:n,agent:r,workspace:s.read_only?(0,D.yk)(a.workspace):a.workspace,store:storeOf(t,e),limits:limitsOf(s,a.limits),secrets:c.secrets.all(),hooks:hooksOf(s,a),knowledge:{skills:a.knowledge?.skills??[],requestIn:()=>""},securityAnalyzer:analyzerFor(s,t),whenRisky:"refuse",whenGranted:a.whenGranted,onReply:i,observers:o?[o]:[],stamper:l,reportsCost:d,hiddenValues:u,secretWorld:h,cipher:f,report:p}}function storeOf({options:t},e){return storeInside(t.store,`subagents/${e}`)}function policyFor({permission_mode:t},{state:e}){const n=e.fields.confirmation_policy
return t===null?n:(0,j.Rn)(n,z[t])}const z={always_confirm:{kind:"AlwaysConfirm"},never_confirm:{kind:"NeverConfirm"},confirm_risky:{kind:"ConfirmRisky",threshold:"HIGH",confirm_unknown:!0}}
function analyzerFor({permission_mode:t},{analyzer:e,state:n}){const s=n.fields.confirmation_policy.kind!=="NeverConfirm"||t===null
return e()??(s?void 0:(0,o.Ys)())}function limitsOf({max_iteration_per_run:t,max_budget_per_run:e},{maxIterations:n}){return{maxIterations:Math.min(n,t??n),maxBudget:e}}function hooksOf(t,{hooks:e}){if(!e)return
const{PreToolUse:n,PostToolUse:s}=e.config
const r=(0,U.XN)([{PreToolUse:n,PostToolUse:s},...t.hooks?[t.hooks]:[]])
return r&&{config:r,run:e.run}}function storeInside(t,e){const inside=t=>`${e}/${(0,L.Ab)(t)}`
return{write:(e,n)=>t.write(inside(e),n),read:e=>t.read(inside(e)),list:e=>t.list(inside(e)),move:(e,n)=>t.move(inside(e),inside(n)),remove:e=>t.remove(inside(e)),lock:e=>t.lock(inside(e))}}const J="The budget of the run is used up."
function subConversations(t,e){const{subAgents:n}=t.options
return n&&new SubConversations(t,n,e)}class SubConversations{#W
#t
#L
#U
#j=new Set
constructor(t,e,n){this.#W=t
this.#t=e
this.#L=n
this.#U=new Roster(t.state.agentState)}during(t){const e=new AbortController
return{begin:(t,e)=>{const{name:n}=this.#D(t)
return this.#U.add(n,this.#W.options.stamper().id,e)},work:async(n,r,o)=>{const i=this.#U.get(n)
if(this.#j.has(n))throw new s.Fp(`The sub-agent "${n}" is still running. Wait for its answer.`)
this.#j.add(n)
try{return await this.#z({id:n,member:i,task:r,signal:o,budget:t},e)}finally{this.#j.delete(n)}}}}#D(t){const{agents:e}=this.#t
const n=e.find(e=>e.name===t)
if(n)return n
throw new s.Fp(`There is no sub-agent of the kind "${t}". There are: ${e.map(t=>t.name).join(", ")}.`)}async#z({id:t,member:e,task:n,signal:s,budget:r},o){const onReply=(e,n)=>{this.#W.state.addReply(`task:${t}`,n,e)
r?.add(e)
if(r?.mustStop)o.abort(J)}
const i=await this.#J(t,e)
try{return await this.#G({id:t,member:e,task:n,signal:s,budget:r},o,this.#Q(t,e,i,onReply))}finally{await i.close()}}async#G({id:t,member:e,task:n,signal:s},r,o){try{this.#U.noteWork(t)
await o.send(n)
const i=await o.run(AbortSignal.any([s,r.signal]))
s.throwIfAborted()
const a=o.finalResponse()
return{id:t,agent:e.agent,isFinished:i.status==="finished",why:whyStopped(i),answer:a}}finally{await o.close()}}async#J(t,{agent:e}){try{return await this.#t.agentFor(this.#D(e),storeOf(this.#W,t))}catch(e){throw cannotWork(t,e)}}#Q(t,{agent:e,conversation:n,has_worked:r},{agent:o},i){const a=this.#D(e)
const c=this.#t.observer?.(t)
const l=childOptions(this.#W,{id:t,conversation:n,definition:a,agent:o,observer:c,onReply:i})
if(r&&l.store.list("events").length===0)throw new s.Fp(`The conversation of "${t}" no longer exists. Start a new sub-agent, and tell it what it needs to know.`)
const d=this.#B(t,l)
d.setConfirmationPolicy(policyFor(a,this.#W))
return d}#B(t,e){try{return this.#L(e)}catch(e){throw cannotWork(t,e)}}}function cannotWork(t,e){return new s.Fp(`"${t}" cannot work: ${(0,s.ec)(e).message}`,{cause:e})}const G={steps:"It reached its limit of steps for one task.",money:"It reached its spending limit for one task.",tokens:"It reached its limit of tokens for one task.",events:"It reached its limit of events for one task."}
function whyStopped(t){switch(t.status){case"finished":return""
case"exhausted":return G[t.limit.of]
case"stuck":return`It went in circles${inWords(t.circle)}.`
case"failed":return`It failed: ${t.fault.message}`
case"interrupted":return t.reason===J?J:"It was interrupted."
case"deadline":case"waiting":return"It was interrupted."}}function inWords(t){if(!t)return""
const e=t.calls.map(({tool_name:t,tool_call:e})=>`${t} ${(0,W.TN)(e.arguments,100)}`)
return`: ${e.join(" and ")}${e.length>1?" in turn":""}, ${t.times} times`}const Q=N.object({agent:N.string(),conversation:N.string(),has_worked:N.boolean()}).readonly()
const B=N.record(N.string(),Q).readonly()
const X="sub_agents"
const H=100
class Roster{#e
constructor(t){this.#e=t}get(t){const e=this.#X(t)
if(e)return e
throw new s.Fp(`There is no sub-agent "${t}". There are: ${Object.keys(this.#H()).join(", ")||"none yet"}.`)}add(t,e,n=this.#$(t)){if(!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(n))throw new s.Fp(`"${n}" is not a valid id: use letters, digits and dashes.`)
if(this.#X(n))throw new s.Fp(`There is a sub-agent "${n}" already. Give it work, or take another id.`)
if(Object.keys(this.#H()).length>=H)throw new s.Fp(`There are already ${H} sub-agents, which is the maximum.`)
this.#V(n,{agent:t,conversation:e,has_worked:!1})
return n}noteWork(t){this.#V(t,{...this.get(t),has_worked:!0})}#V(t,e){this.#e.set(X,{...this.#H(),[t]:e})}#X(t){const e=this.#H()
return Object.hasOwn(e,t)?e[t]:void 0}#H(){return B.safeParse(this.#e.get(X)).data??{}}#$(t){const e=Object.keys(this.#H()).map(t=>Number(t.slice(t.lastIndexOf("-")+1)))
return`${t}-${Math.max(0,...e.filter(Number.isSafeInteger))+1}`}}const V=new Set(["execution_status","confirmation_policy","security_analyzer","tags"])
class LocalConversation{log
state
#K
#o
#Y=new Mailbox
#Z=new Runner
#tt
#et
#nt
static open(t){return new LocalConversation(t,(0,h.Ne)(t))}constructor(t,e){const{log:n,state:s}=e
this.#K=t
const r={options:t,state:s,analyzer:()=>this.#et}
this.#o={...e,analyzer:r.analyzer,subAgents:subConversations(r,LocalConversation.open)}
this.log=n
this.state=s
this.#tt=e.observers
s.subscribe((t,e)=>{if(V.has(t))n.append({kind:"ConversationStateUpdateEvent",key:t,value:e??null})})
this.#et=(0,h.Eo)(t,s.fields.security_analyzer??void 0)}send(t,e){const{state:n,extensions:s}=this.#o
return s.admit((0,d.y)(t,e),t=>this.#Y.post(()=>{this.#st()
this.log.append(t())
if(n.status==="finished"||n.status==="stuck")n.update({execution_status:"idle"})}))}async run(t=unending(),e){if(this.state.status==="finished")return{status:"finished"}
if(this.#rt)return{status:"waiting"}
return this.#ot({signal:t,deadline:e,approved:"none"})}async approve(t=unending(),e,n,s){return this.#ot({signal:t,deadline:e,approved:(0,l.X5)(this.#it(),n),approval:s})}rejectPendingActions(t="User rejected the action",e){(0,l.Nq)(this.#it(),t,e)}async pendingActions(){return this.#rt?(0,l.Ho)(this.#it(),this.#et):[]}assess(t){return(0,l.nG)(t,this.#it(),this.#et)}pause(){const{status:t}=this.state
if(t!=="idle"&&t!=="running")return
this.#o.state.update({execution_status:"paused"})
this.log.append({kind:"PauseEvent"})}interrupt(){if(!this.#Z.interrupt())this.pause()}askAgent(t,e=unending()){return(0,a.X)(this.#o.branch.view(),t,this.#at("ask-agent-llm",e))}generateTitle(t=unending(),e=50){return(0,a.K)(this.#o.branch.events,e,this.#at("title",t))}async condense(t=unending()){if(!this.#K.agent.condenser?.handlesRequests)throw new s.vC("config","The agent has no condenser that can be asked to condense.")
return this.#Z.occupy(t,async t=>{this.log.append({kind:"CondensationRequest"})
await this.#Y.shutDuring(()=>condenseNow(this.#it(),t))})}executeTool(t,e,n=unending()){return(0,f.o)(this.#it(),{name:t,input:e,signal:n})}rerunActions(t=unending(),e){const{agent:n,workspace:s,toolSecrets:r}=this.#it()
return(0,f.s)(this.#o.branch.events,{agent:n,workspace:s,signal:t,secrets:r,results:e})}fork({agent:t=this.#K.agent,...e}){this.#Z.requireRest();(0,u.yy)(this.#o,e)
const n=LocalConversation.open({...this.#K,id:e.id,store:e.store,agent:t})
n.updateSecrets(this.state.secrets.all())
return n}navigateTo(t){this.#Z.requireRest()
const{branch:e,state:n}=this.#o
this.log.navigateTo(t)
e.rebuild()
n.batch(()=>{n.save()
if(this.#rt&&!(0,l.s2)(this.log))n.update({execution_status:"idle"})})}updateSecrets(t){this.#o.state.updateSecrets(t)}setConfirmationPolicy(t){this.#o.state.update({confirmation_policy:t})}setSecurityAnalyzer(t){this.#et=t
this.#o.state.update({security_analyzer:t&&(0,o.zv)(t)})}setTags(t){this.#o.state.update({tags:(0,u.b5)(t)})}block(t,e,n){this.#o.state.block(t,e,n)}observe(t){return this.#tt.add(t)}finalResponse(){return(0,c._)(this.#o.branch.events)}close(){this.#nt??=this.#ct()
return this.#nt}async#ct(){await this.#Z.interrupt()
await this.#o.extensions.end()
const{agent:t,report:e}=this.#K
for(const n of await(0,i.g)(t.toolbox.tools))e?.(n)
this.log.close()}#st(){if(this.#o.branch.events.some(({kind:t})=>t==="SystemPromptEvent"))return
this.log.append((0,r.o2)(this.#K.agent))}#ot(t){const{limits:e,reportsCost:n}=this.#K
const onFinish=t=>this.#o.extensions.mayFinish(t,this.#K.onFinish)
const s={...this.#it(),mailbox:this.#Y,limits:e,reportsCost:n,onFinish:onFinish}
return this.#Z.play(s,t)}#it(){const{agent:t,workspace:e,whenRisky:n,whenGranted:s,onReply:r}=this.#K
return{...this.#o,agent:t,workspace:e,whenRisky:n,whenGranted:s,onReply:r}}#at(t,e){const[{agent:n},{state:s}]=[this.#K,this.#o]
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
var s=n(49207)
async function openConversation(t){return t.workspace.openConversation?.(t)??s.F.open(t)}}),88102:((t,e,n)=>{n.d(e,{Eo:()=>analyzerOf,Ne:()=>openLog,bA:()=>restoreHead})
var s=n(98664)
var r=n(15022)
var o=n(63935)
var i=n(31720)
var a=n(30350)
var c=n(71093)
var l=n(3113)
var d=n(52333)
class ActiveBranch{#d
#ht=[]
#ft=new l.HA
#pt=null
#gt
constructor(t){this.#d=t
this.rebuild()
t.subscribe(t=>this.#mt(t))}get events(){return this.#ht}get lastUserMessageId(){return this.#gt}view(){return this.#ft.view()}rebuild(){this.#ht=[]
this.#ft=new l.HA
this.#gt=void 0
for(const t of this.#d.branch())this.#vt(t)
this.#pt=this.#d.leaf}#mt(t){if(this.#d.leaf===this.#pt)return
if(t.parent_id===(this.#pt??c.Dl)){this.#vt(t)
this.#pt=t.id}else this.rebuild()}#vt(t){this.#ht.push(t)
this.#ft.append(t)
if((0,d.ks)(t))this.#gt=t.id}}var u=n(45020)
var h=n(30412)
var f=n(43223)
var p=n(95813)
var g=n(95017)
var m=n(57975)
var v=n(3828)
var w=n(14549)
class ConversationState{#o
#wt=new Set
#kt
#yt
#bt
#b=0
#_t=0
#xt=!0
constructor(t){this.#o=t
this.#kt=t.fields
this.#yt=new Map(Object.entries(t.fields.blocked_actions))
this.#bt=new Map(Object.entries(t.fields.blocked_messages))
this.batch(()=>{})}get identity(){return this.#o.identity}get secrets(){return this.#o.secrets}get fields(){return this.#kt}get status(){return this.#kt.execution_status}get stats(){return this.#kt.stats}get totals(){return(0,w.vA)(this.#kt.stats)}get blockedActions(){return this.#yt}get blockedMessages(){return this.#bt}block(t,e,n){const s=t==="actions"?this.#yt:this.#bt
s.set(e,n)
this.update({[`blocked_${t}`]:Object.fromEntries(s)})}update(t){const e=Object.keys(t).filter(e=>!(0,m.isDeepStrictEqual)(t[e],this.#kt[e]))
if(e.length===0)return
this.batch(()=>{this.#kt={...this.#kt,...t}
this.#xt=!0})
for(const n of e)for(const e of this.#wt)e(n,t[n])}get steps(){return this.#b}countStep(){this.#b+=1}addReply(t,{name:e,features:n},s){const{mask:r}=this.#o.secrets
const{id:o,model:i}=(0,v.X)({id:s.id,model:s.model??e},r)
const a={...s,...o!==void 0&&{id:o},model:i}
this.update({stats:(0,w.NZ)(this.#kt.stats,t,{name:i,features:n},a)})}get agentState(){return{get:t=>this.#kt.agent_state[t],set:(t,e)=>this.setAgentState(t,e)}}setAgentState(t,e){this.update({agent_state:{...this.#kt.agent_state,[t]:(0,c.uN)(e)}})}updateSecrets(t){this.#o.secrets.update(t)
this.save()}batch(t){this.#_t+=1
try{return t()}finally{this.#_t-=1
if(this.#_t===0&&this.#xt)this.#St()}}save(){this.batch(()=>{this.#xt=!0})}subscribe(t){this.#wt.add(t)}#St(){const{identity:t,secrets:e,cipher:n,store:r,facts:o}=this.#o
const{stats:i,...a}=this.#kt
const c=(0,v.X)({...t,...a,...o()},e.mask)
const l={...c,stats:i,secret_registry:e.dump(n)}
try{r.write(g.bv,(0,g.rw)(l))}catch(t){const e="Check that the disk is not full and is writable."
throw new s.vC("config",`The file ${g.bv} cannot be written.`,{hint:e,cause:t})}this.#xt=!1}}function openLog(t){const{id:e,agent:n,store:s,stamper:i,hiddenValues:a}=t
const c=new o.ks(secretWorldOf(t),a)
const l=new r.v(s,i,c.mask)
try{const r=(0,g.un)(s)
if(!r&&l.length>0)throw(0,g.ox)()
if(r)(0,g.Px)(r,{id:e,kind:p.XJ,toolbox:n.toolbox})
return r?resume(t,{log:l,secrets:c},r):begin(t,{log:l,secrets:c})}catch(t){l.close()
throw t}}function secretWorldOf({secretWorld:t=i.JE,report:e}){const onFailure=t=>e?.(new s.vC("config",`The secret ${t} could not be read, so a command runs without it.`))
return{onFailure:onFailure,...t}}function begin(t,e){const n=identityOf(t)
const s=g.zn.parse({...n,execution_status:"idle"})
return assemble(t,e,{...s,stuck_detection:t.stuckDetection??!0})}function resume(t,e,n){const{log:s}=e
restoreHead(s,n)
const r=n.execution_status==="waiting_for_confirmation"&&(0,u.s2)(s)
const o=["running","waiting_for_confirmation"].includes(n.execution_status)&&!r
const i=assemble(t,e,{...n,...o&&{execution_status:"idle"}})
if(!r)(0,u.kI)(s)
i.state.save()
return i}function assemble(t,{log:e,secrets:n},s){const{store:r,cipher:o,stamper:i}=t
unlock(n,t,s)
const a=new ActiveBranch(e)
const c=new ConversationState({identity:identityOf(t,s),fields:{...fieldsOf(s),security_analyzer:recordFor(t.securityAnalyzer,s)},secrets:n,cipher:o,store:r,facts:()=>({last_user_message_id:a.lastUserMessageId,...headOf(e)})})
const l=new h.F(t,{log:e,branch:a,state:c,stamper:i})
const d=observersOf(t,e)
return{log:e,branch:a,state:c,toolSecrets:n.forTools(),extensions:l,observers:d}}function observersOf({observers:t=[],report:e},n){const s=new f.G(e??(()=>{}))
for(const e of t)s.add(e)
n.subscribe(t=>s.tell(t))
return s}function identityOf({id:t,agent:e,workspace:n,limits:s},r){return{id:t,agent:(0,p.iR)(e,r?.agent),workspace:{kind:n.kind,working_dir:n.workingDir},max_iterations:s.maxIterations}}function fieldsOf(t){const{id:e,agent:n,workspace:s,max_iterations:r,secret_registry:o,...i}=t
const{last_user_message_id:a,leaf_event_id:c,head_is_empty:l,event_count:d,...u}=i
return u}function recordFor(t,{security_analyzer:e}){return t?(0,a.zv)(t):e}function unlock(t,e,{secret_registry:n}){const{cipher:r,report:o,secrets:i={}}=e
const a=t.load(n,r).filter(t=>!Object.hasOwn(i,t))
t.update(i)
if(a.length===0)return
const c=`Secrets of this conversation could not be read: ${a.join(", ")}.`
o?.(new s.vC("config",c,{hint:"Supply them again."}))}function analyzerOf(t,e){const{securityAnalyzer:n,report:r}=t
if(n||!e)return n
const o=(0,a.$e)(e)
if(o)return o
const i="Supply it again, or every risk is unknown."
r?.(new s.vC("config",`The security analyzer ${e.kind} of this conversation is not there.`,{hint:i}))
return}function headOf(t){const e=t.leaf===null&&t.slice().some(({kind:t})=>t!=="ConversationStateUpdateEvent")
return{...t.leaf!==null&&{leaf_event_id:t.leaf},head_is_empty:e,event_count:t.length}}function restoreHead(t,{leaf_event_id:e,head_is_empty:n,event_count:s}){const r=t.slice(s??t.length)
if(r.some(({kind:t})=>t!=="ConversationStateUpdateEvent"))return
if(n)t.navigateTo(null)
else if(e!=null&&t.indexOf(e)>=0)t.navigateTo(e)}}),25578:((t,e,n)=>{n.d(e,{o:()=>executeTool,s:()=>rerunActions})
var s=n(98664)
var r=n(98291)
var o=n(39256)
var i=n(46032)
var a=n(3828)
var c=n(63935)
var l=n(14596)
var d=n(69423)
var u=n(17117)
var h=n(10397)
async function rerunActions(t,{agent:e,workspace:n,signal:i,secrets:d,results:f}){let p=0
for(const[g,m]of(0,h.d5)(t)){if(!g.action||m.kind==="UserRejectObservation")continue
const t=e.toolbox.get(g.tool_name)
if(!t)throw new s.vC("config",`There is no tool ${g.tool_name} to run the actions again.`)
i.throwIfAborted()
const h=(0,o.m)(g.tool_call,e.toolbox)
const v=(0,u.IX)(g.action,h.status==="ready"?h.input:{})
const w=d&&(0,c.$J)((0,r.o)(t,v,{workspace:n,secrets:d}).secrets,d)
const k=await(0,l.T)(t,v,{workspace:n,signal:i,secrets:w})
const y=d?(0,a.X)(k,d.mask):k
p+=1
if(f)record(f,g,y)
const b=errorOf(y)
if(b!==void 0&&!hadFailed(m))return{repeated:p,failed:{action:g,error:b}}}return{repeated:p}}function record(t,{id:e,tool_name:n,tool_call_id:s},r){const o={tool_name:n,tool_call_id:s}
if(r.status==="crashed")t.append({kind:"AgentErrorEvent",...o,error:r.error})
else t.append({kind:"ObservationEvent",...o,action_id:e,observation:r.observation})}function errorOf(t){if(t.status==="crashed")return t.error
return t.observation.is_error?(0,i.wh)(t.observation.content):void 0}function hadFailed(t){return t.kind==="AgentErrorEvent"||t.kind==="ObservationEvent"&&t.observation.is_error}async function executeTool({agent:t,workspace:e,state:n,toolSecrets:r},{name:o,input:i,signal:u}){const h=t.toolbox.get(o)
if(!h)throw new s.vC("config",`There is no tool ${o}.`)
const f=(0,d.L4)(o,n.agentState)
const p=await(0,l.T)(h,i,{workspace:e,signal:u,secrets:r&&(0,c.$J)([],r),state:f})
return(0,a.X)(p,n.secrets.mask)}}),5585:((t,e,n)=>{n.d(e,{NN:()=>o,Qk:()=>i,__:()=>Budget,yT:()=>limitError})
var s=n(98664)
var r=n(94869)
const o="paused"
const i=2e4
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
var o=n(71093)
var i=n(84796)
var a=n(3828)
var c=n(22670)
var l=n(61670)
var d=n(23860)
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
const c=i.SZ.safeParse({id:e,parent_id:this.leaf??o.Dl,...(0,a.X)(t,this.#Rt),timestamp:n})
if(c.success)return this.#Ft(c.data)
throw new r.vC("bug",`A ${t.kind} was to be appended that is invalid: ${s.S1(c.error)}`)}fork(t,e=this.leaf){requireNoEvents(t)
const n=new EventLog(t,this.#Mt,this.#Rt)
for(const t of this.branch(e))n.#Ft(t)
return n}close(){if(this.#qt)this.#Pt.release()
this.#qt=!1}#Ft(t){if(!this.#qt)throw new r.vC("bug","The event log is closed.")
this.tree.check(t)
this.#St((0,l.W7)(this.#$,t.id),(0,d.D)(t))
this.#$+=1
this.announce(t)
return t}#St(t,e){try{this.#Et.write(t,e)}catch(e){const n="Check that the disk is not full and is writable."
throw new r.vC("config",`The event file ${t} cannot be written.`,{hint:n,cause:e})}}}function staleLock({tookOver:t}){if(t===void 0)return[]
const e=`${t} ended without closing the log; its lock was taken over.`
return[{kind:"stale-lock",file:`${l.L7}/${l.YM}`,text:e}]}function requireNoEvents(t){if(t.list(l.L7).length===0)return
const e="Give it an empty folder, or a store without events."
throw new r.vC("config","The store of a fork is not empty.",{hint:e})}}),2507:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,G2:()=>i,LK:()=>memoryStore,s4:()=>folderStore})
var s=n(73024)
var r=n(76760)
var o=n(98664)
const i=".tmp"
function folderStore(t){const e=new Set
const pathOf=e=>(0,r.join)(t,requireInside(e))
const makeParent=t=>{const n=(0,r.dirname)(t)
if(!e.has(n))(0,s.mkdirSync)(n,{recursive:!0})
e.add(n)
return t}
return{write(t,e){const n=makeParent(pathOf(t));(0,s.writeFileSync)(n+i,e);(0,s.renameSync)(n+i,n)},read:t=>(0,s.readFileSync)(pathOf(t),"utf8"),list:t=>(0,s.existsSync)(pathOf(t))?(0,s.readdirSync)(pathOf(t)).sort():[],move:(t,e)=>(0,s.renameSync)(pathOf(t),makeParent(pathOf(e))),remove:t=>(0,s.rmSync)(pathOf(t),{force:!0}),lock:t=>takeLock(makeParent(pathOf(t)))}}function requireInside(t){const e=t!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(t)&&!t.split(/[/\\]/).includes("..")
if(!e)throw new o.vC("bug",`The file name ${JSON.stringify(t)} leaves the folder of the conversation.`)
return t}function memoryStore(t=new Map){const e=new Set
const read=e=>{const n=t.get(requireInside(e))
if(n===void 0)throw new o.vC("bug",`There is no file ${e} in memory.`)
return n}
return{write:(e,n)=>void t.set(requireInside(e),n),read:read,list:e=>filesIn(`${requireInside(e)}/`,[...t.keys()]).sort(),move(e,n){t.set(requireInside(n),read(e))
t.delete(e)},remove:e=>void t.delete(requireInside(e)),lock(t){if(e.has(t))throw new o.vC("bug","This conversation is open already.",{hint:"Close it first."})
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
return r}function release(t,e){try{if(read(t)===e)(0,s.rmSync)(t,{force:!0})}catch{}}function held(t,e,n){return new o.vC("config",`The conversation is open ${e} (${t}).`,{hint:n})}function pidOf(t){return Number(t.split(" ")[0])}function isAlive(t){const e=pidOf(t)
return Number.isInteger(e)&&e>0&&identityOf(e)===t}function identityOf(t){const e=read("/proc/sys/kernel/random/boot_id")
if(e===void 0)return answers(t)?`${t} unknown`:void 0
const[n,...s]=read(`/proc/${t}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${t} ${e.trim()}/${s[18]}`}function answers(t){try{process.kill(t,0)
return!0}catch(t){return isCode(t,"EPERM")}}function read(t){try{return(0,s.readFileSync)(t,"utf8")}catch(t){if(isCode(t,"ENOENT")||isCode(t,"ESRCH"))return
throw t}}function isCode(t,e){return t instanceof Error&&"code"in t&&t.code===e}}),22670:((t,e,n)=>{n.d(e,{V:()=>EventTree,X:()=>ReadableLog})
var s=n(98664)
var r=n(71093)
const o=-1
const i="ConversationStateUpdateEvent"
class EventTree{#ht=[]
#Nt=[]
#Wt=new Map
#pt=o
get events(){return this.#ht}get leaf(){return this.#ht[this.#pt]?.id??null}indexOf(t){return this.#Wt.get(t)??o}check(t){if(this.#Wt.has(t.id))throw new s.vC("bug",`There is an event ${t.id} already.`)
this.#Lt(t)}add(t){this.#Nt.push(this.#Lt(t))
const e=this.#ht.push(t)-1
this.#Wt.set(t.id,e)
if(t.kind!==i)this.#pt=e}moveTo(t){let e=this.#Ut(t)
while(this.#ht[e]?.kind===i)e=this.#Nt[e]??o
this.#pt=e}branchTo(t){const e=[]
for(let n=this.#Ut(t);n!==o;n=this.#Nt[n]??o)e.push(...this.#ht.slice(n,n+1))
return e.reverse()}#Ut(t){if(t===null)return o
const e=this.indexOf(t)
if(e===o){const e="Use the `id` of an event of its log."
throw new s.vC("config",`There is no event ${t} in this conversation.`,{hint:e})}return e}#Lt({id:t,parent_id:e}){if(e===void 0)return this.#ht.length-1
if(e===r.Dl)return o
const n=this.indexOf(e)
if(n===o)throw new s.vC("bug",`The event ${t} follows ${e}, which is not before it.`)
return n}}class ReadableLog{#wt=new Set
get length(){return this.tree.events.length}at(t){return this.tree.events.at(t)}slice(t,e){return this.tree.events.slice(t,e)}get(t){return this.tree.events[this.tree.indexOf(t)]}indexOf(t){return this.tree.indexOf(t)}[Symbol.iterator](){return this.tree.events.values()}get leaf(){return this.tree.leaf}branch(t=this.leaf){return this.tree.branchTo(t)}navigateTo(t){this.tree.moveTo(t)}subscribe(t){this.#wt.add(t)
return()=>this.#wt.delete(t)}announce(t){this.tree.add(t)
for(const e of[...this.#wt])e(t)}}}),61670:((t,e,n)=>{n.d(e,{L7:()=>d,W7:()=>fileOf,YM:()=>u,lj:()=>recover})
var s=n(961)
var r=n(37428)
var o=n(98664)
var i=n(94869)
var a=n(2507)
var c=n(22670)
var l=n(23860)
const d="events"
const u=".eventlog.lock"
const h=".corrupt"
const f=/\.corrupt(-\d+)?$/
const p=/^\.eventlog-len-\d+\.marker$/
const g=/^event-(\d{5,})-([0-9a-fA-F-]{8,})\.json$/
function recover(t){const e={store:t,names:t.list(d),findings:[]}
const n=withoutTornTail(e,untilGap(e,eventFiles(e)))
const s=readTree(e,n)
return{tree:s,next:(n.at(-1)?.number??-1)+1,findings:e.findings}}function fileOf(t,e){return`${d}/event-${String(t).padStart(5,"0")}-${e}.json`}function eventFiles(t){const e=t.names.flatMap(e=>{const[,n,s]=g.exec(e)??[]
if(n!==void 0&&s!==void 0)return[{name:e,number:Number(n),id:s}]
passOver(t,e)
return[]})
return e.sort((t,e)=>t.number-e.number)}function passOver(t,e){if(e.startsWith(u)||p.test(e)||g.test(e.replace(f,"")))return
if(!e.endsWith(a.G2)||!g.test(e.slice(0,-a.G2.length))){report(t,"foreign-file",e,"This is not an event file; it was ignored.")
return}t.store.remove(`${d}/${e}`)
report(t,"leftover-temporary",e,"A write that was cut short was removed; its event was never announced.")}function untilGap(t,e){for(const[n,{name:s,number:r}]of e.entries()){const o=e[n-1]?.number??-1
if(r>o+1)return cutAtGap(t,e,n)
if(r===o)report(t,"same-number",s,`Two files have the number ${r}; both were kept.`)}return e}function cutAtGap(t,e,n){const[s,r]=[e.slice(0,n),e.slice(n)]
for(const{name:e}of r.toReversed())setAside(t,e)
const o=(s.at(-1)?.number??-1)+1
const a=`Event number ${o} is missing; ${(0,i.U9)(r.length,"file")} after it got the ending ${h}.`
report(t,"gap",r[0]?.name??"",a)
return s}function withoutTornTail(t,e){const n=e.findLastIndex(({name:e})=>isWhole(t.store.read(`${d}/${e}`)))
for(const{name:s}of e.slice(n+1).toReversed()){setAside(t,s)
report(t,"torn-tail",s,`The event was not written to its end; its file got the ending ${h}.`)}return e.slice(0,n+1)}function isWhole(t){try{JSON.parse(t)
return!0}catch(t){if(t instanceof SyntaxError)return!1
throw t}}function setAside({store:t,names:e},n){let s=n+h
for(let t=2;e.includes(s);t+=1)s=`${n}${h}-${t}`
t.move(`${d}/${n}`,`${d}/${s}`)}function readTree(t,e){const n=new c.V
const s=[]
for(const r of e)if(n.indexOf(r.id)<0)s.push(...readInto(n,t.store,r))
else report(t,"duplicate",r.name,"An event before this one has the same id; that one counts.")
for(const[e,[n,...r]]of Map.groupBy(s,({what:t})=>t))if(n)report(t,n.kind,n.name,`${e} is unknown; ${(0,i.U9)(r.length+1,"event")}.`)
return n}function readInto(t,e,{name:n,id:s}){try{const{event:r,unknownFields:i}=(0,l.j)(JSON.parse(e.read(`${d}/${n}`)))
if(r.id!==s)throw new o.vC("config",`The event in it is ${r.id}.`)
t.check(r)
t.add(r)
if(r.kind==="UnknownEvent")return[{kind:"unknown-kind",what:wireKind(r),name:n}]
return i.map(t=>({kind:"unknown-field",what:`${r.kind}.${t}`,name:n}))}catch(t){throw new o.vC("config",`The event file ${d}/${n} cannot be read: ${reasonOf(t)}`,{hint:"Restore that file, or delete the conversation folder to start again.",cause:t})}}function wireKind({wire:t}){return typeof t==="object"&&t!==null&&"kind"in t?String(t.kind):""}function reasonOf(t){if(t instanceof s.G)return r.S1(t)
return t instanceof Error?t.message:String(t)}function report({findings:t},e,n,s){t.push({kind:e,file:`${d}/${n}`,text:s})}}),30289:((t,e,n)=>{n.d(e,{Q$:()=>r,xu:()=>o,yk:()=>readOnlyWorkspace})
var s=n(98664)
const r="node of the workspace"
const o=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new s.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),49588:((t,e,n)=>{n.d(e,{HA:()=>openRemembered,Nq:()=>conversationPath,d5:()=>withinMain,jE:()=>runLimitsOf})
var s=n(76760)
var r=n(15924)
var o=n(2507)
var i=n(92590)
var a=n(98664)
var c=n(94869)
var l=n(57974)
var d=n(7052)
var u=n(63882)
var h=n(45498)
var f=n(71403)
function conversationPath(t,e){return(0,s.join)(t,"conversations",e.replaceAll("-",""))}async function openRemembered(t,e,n){const{memory:s,world:r}=t
try{return await openWith(t,e,n)}catch(o){if(!s.isResumed)throw o
s.startAfresh(r.newId(),(0,c.TN)((0,a.ec)(o).message,300).replace(/\.$/,""))
s.openIn(conversationPath(n.folder,s.id))
return openWith(t,e,n)}}async function openWith(t,e,s){const{folder:i,tools:a,branch:c,work:l,isReading:p,knowledge:g,redact:m,finishSchema:v,review:w,unusable:k,memoryFile:y,pictures:b,grants:_,intents:x,lookups:S}=s
const{workspace:O}=a
const{world:$,job:T,memory:A}=t
const{id:C}=A
const I=`${T.repository.owner}/${T.repository.name}`
const E=conversationPath(i,C)
const M=(0,o.s4)(E)
if(e["agent-server-conversation"]){const{openThere:s}=await Promise.all([n.e(1267),n.e(9812),n.e(8871),n.e(1782),n.e(3757)]).then(n.bind(n,13757))
const r=withinMain(runLimitsOf(e),g.main)
const o=await s({run:t,inputs:e,id:C,workspace:O,store:M,limits:r,branch:c,knowledge:g,memoryFile:y})
return{conversation:o,closed:[]}}const R=e["log-completions"]?completionLogIn(M,$,m):void 0
const P={conversationId:C,repository:I,workspace:O.workingDir,branch:c,knowledge:g}
const q=AbortSignal.timeout(Math.ceil(e["timeout-minutes"]*6e4))
const F=AbortSignal.any([$.signal,a.over,q])
const N=t.progress?.onWait
const W={inputs:e,world:$,completionLog:R,onWait:N,onSilence:t=>void s.silences.push(t),finishSchema:v,added:a.servers.tools,review:w,work:l,isReading:p,proposing:[...x?.tools??[],...S],unusable:k,memoryFile:y,pictures:b,isNetworkOffered:_==="offered",store:M,...P}
const L=await(0,u.n1)(W)
if(!A.isResumed)(0,u.sP)((0,u.zg)(e,C,$),$.now())
const U=await(0,r.k)({id:C,agent:L,subAgents:subAgentsFor(W,{redact:m,events:s.subAgentEvents},{...g,...a}),workspace:O,store:M,stamper:()=>({id:$.newId(),timestamp:$.now().toISOString()}),limits:withinMain(runLimitsOf(e),g.main),whenGranted:_==="refused"?"refuse":"ask",secrets:e.secrets??{},hiddenValues:(0,d.secretInputs)(t.settings),...(0,f.il)(g,{workspace:s.hookWorkspace,trigger:t.trigger,over:F,isReading:p})})
return{conversation:U,closed:(0,h.S0)(L.toolbox)}}function completionLogIn(t,{now:e,random:n},s){const write=(e,n)=>{try{t.write(`logs/completions/${e}`,n)}catch(t){(0,l.printNotice)(`A request to the model could not be logged. ${(0,a.ec)(t).message}`)}}
return{write:write,mask:s,now:e,random:n}}const p=5e4
function subAgentsFor(t,{redact:e,events:n},{subAgentServers:s,openOwn:r}){const{agents:o}=t.knowledge
if(o.length===0)return
return{agents:o,async agentFor(e,o){if(n.length>=p)throw new a.Fp(`The sub-agents of this run have reached their limit of ${p} events.`)
const{named:i,own:c}=s.get(e.name)??g
const l=(t.added??[]).filter(({meta:t})=>i?.includes(t?.server??"")??!0)
const d=await r(e.name,c,o)
const h=[...l,...beside(l,d.tools)]
try{const n=i?withTools(e,h):e
const s=await(0,u.n1)({...t,finishSchema:void 0,as:n,added:h,store:o})
return{agent:s,close:()=>d.close()}}catch(t){await d.close()
throw t}},observer(s){const r=(0,l.printSubAgent)(e,s)
return{onEvent(e){n.push(e)
r(e)
if(e.kind==="ActionEvent")t.world.saveMemory()}}}}}const g={named:void 0,own:[]}
function beside(t,e){return e.filter(({name:e})=>!t.some(t=>t.name===e))}function withTools(t,e){const{tools:n}=t
const s=n!==void 0&&!(0,i.Xb)(n)
return s?{...t,tools:[...n,...e.map(({name:t})=>t)]}:t}function withinMain(t,e){const{max_iteration_per_run:n,max_budget_per_run:s}=e??{}
const least=(t,e)=>e===void 0?t:Math.min(e,t??e)
return{...t,maxIterations:least(t.maxIterations,n)??t.maxIterations,maxBudget:least(t.maxBudget,s),...s!==void 0&&{maxTokensWithoutCost:void 0}}}const m=5
const v=1e7
function runLimitsOf(t){const{"max-iterations":e,"max-budget-usd":n,"max-budget-tokens":s}=t
const r=s==="none"?void 0:s
if(typeof n==="number")return{maxIterations:e,maxBudget:n,maxTokens:r}
return{maxIterations:e,maxBudget:n==="none"?void 0:m,maxTokens:r,maxTokensWithoutCost:s==="none"?Number.POSITIVE_INFINITY:v}}})}

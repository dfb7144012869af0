export const id=9588
export const ids=[9588]
export const modules={67e3:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P_:()=>tellModel,lj:()=>recover,z0:()=>refusalsIn})
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _event_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46032)
var _model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76221)
var _view_visible_event_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(52333)
const MOST_TOLD=3
function recover(error,agent,context,view){const remedy=error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC?remedyFor(error,agent,context,view):void 0
if(!remedy)throw error
context.log.append(remedy)}function remedyFor(fault,{condenser:condenser},context,view){const{log:log}=context
const takesRequests=condenser?.handlesRequests===!0
const canCondense=takesRequests&&!view.unhandledCondensationRequest
switch(fault.reason){case"text-protocol":return tellAgain(fault,fault instanceof _model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q&&fault.told||fault.headline,log)
case"unparsed-call":return tellAgain(fault,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("unparsed-call"),log)
case"rejected-call":return tellAgain(fault,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("rejected-call",{reply:(0,_model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.o)(fault)??fault.quote??""}),log)
case"output-limit":return tellAgain(fault,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("write-less"),log)
case"content-policy":return tellOnce((0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("rephrase"),log,()=>worse(fault,"It was asked once more in other words."))
case"empty-reply":return tellOnce((0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("nudge"),log,()=>onlyEmpty(fault))
case"context-window":if(takesRequests&&!canCondense)throw tooLong(fault)
return canCondense?{kind:"CondensationRequest"}:void 0
case"malformed-history":return canCondense?condenseRefused(fault,context):void 0
case void 0:return}}function tellAgain(fault,words,log){if(toldInARow(log.branch()).length<MOST_TOLD)return tellModel(words)
const hint=fault.hint??"Use another model, or ask for less at once."
throw worse(fault,`The model was told ${MOST_TOLD} times in a row, and repeated it.`,{hint:hint})}function tellOnce(words,log,inVain){if(!toldInARow(log.branch()).includes(words))return tellModel(words)
throw inVain()}function onlyEmpty(fault){const attempts=2*(fault instanceof _model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_3__.Q?fault.attempts:1)
const{hint:hint,reason:reason,isLasting:isLasting}=fault
const headline=`The model returned only empty replies (${attempts} attempts).`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("model",headline,{hint:hint,reason:reason,isLasting:isLasting,cause:fault})}function tooLong(cause){const hint="Use a model with a larger context, or ask for less at a time."
return worse(cause,"Nothing in the conversation can be left out.",{hint:hint})}function worse(cause,more,{hint:hint=cause.hint}={}){const{headline:headline,quote:quote,reason:reason,isLasting:isLasting}=cause
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("model",(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.hC)(headline,more),{hint:hint,quote:quote,reason:reason,isLasting:isLasting,cause:cause})}function tellModel(words){const llm_message={role:"user",content:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(words)]}
return{kind:"MessageEvent",source:"environment",llm_message:llm_message}}function toldInARow(events){const start=events.findLastIndex(event=>(0,_view_visible_event_js__WEBPACK_IMPORTED_MODULE_5__.nK)(event)||(0,_view_visible_event_js__WEBPACK_IMPORTED_MODULE_5__.ks)(event)||(0,_view_visible_event_js__WEBPACK_IMPORTED_MODULE_5__.aI)(event))
return events.slice(start+1).flatMap(event=>{const isTold=event.kind==="MessageEvent"&&event.source==="environment"
return isTold?[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.wh)(event.llm_message.content)]:[]})}const MOST_CONDENSED=2
const KEY="condensed_refusals"
const Counter=zod__WEBPACK_IMPORTED_MODULE_6__.object({request:zod__WEBPACK_IMPORTED_MODULE_6__.string(),count:zod__WEBPACK_IMPORTED_MODULE_6__.int(),refusals:zod__WEBPACK_IMPORTED_MODULE_6__.int().default(0)})
function refusalsIn(agent_state){const counter=Counter.safeParse(agent_state[KEY])
return counter.success?counter.data.refusals:0}function condenseRefused(fault,{log:log,agentState:agentState,lastUserMessageId:request=""}){const counter=Counter.safeParse(agentState.get(KEY))
const{count:count,refusals:refusals}=counter.success&&counter.data.request===request?counter.data:{count:0,refusals:counter.data?.refusals??0}
const isLast=log.get(log.leaf??"")?.kind==="Condensation"||count>=MOST_CONDENSED
agentState.set(KEY,{request:request,count:isLast?count:count+1,refusals:refusals+1})
if(isLast)throw worse(fault,"It also refused the history after it was condensed.")
return{kind:"CondensationRequest"}}}),25:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>generateTitle,X:()=>askAgent})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _event_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46032)
var _view_to_chat_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(68012)
var _view_visible_event_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(52333)
async function askAgent(view,question,{agent:agent,signal:signal,mask:mask,onReply:onReply}){const messages=withTurn((0,_view_to_chat_js__WEBPACK_IMPORTED_MODULE_3__.O)(view),(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("ask",{question:mask(question)}))
const reply=await agent.model.complete({messages:messages,tools:agent.toolbox.schemas(),signal:signal,onLost:onReply})
onReply(reply)
const answer=mask((0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.wh)(reply.message.content)).trim()
if(answer==="")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("model","The model did not answer the question in words.",{hint:"Ask again."})
return answer}function withTurn(messages,words){const last=messages.at(-1)
if(last?.role!=="user")return[...messages,{role:"user",content:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(words)]}]
return[...messages.slice(0,-1),{...last,content:[...last.content,(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(words)]}]}const REQUEST_LENGTH=1e3
async function generateTitle(events,length,asking){const first=events.find(_view_visible_event_js__WEBPACK_IMPORTED_MODULE_4__.ks)
const words=first?.kind==="MessageEvent"?(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.wh)(first.llm_message.content):""
if(words.trim()==="")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config","A conversation in which nothing was asked has no title.")
const request=words.slice(0,REQUEST_LENGTH)
const title=await modelTitle(request,length,asking)
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(title,length)||(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(request,length)}async function modelTitle(request,length,{agent:agent,signal:signal,mask:mask,onReply:onReply}){const content=[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("title",{request:request,length:String(length)}))]
try{const{smallModel:smallModel=agent.model}=agent
const reply=await smallModel.complete({messages:[{role:"user",content:content}],tools:[],signal:signal,onLost:onReply})
onReply(reply)
return mask((0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.wh)(reply.message.content))}catch{signal.throwIfAborted()
return""}}}),95493:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>finalResponse})
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _model_thoughts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(52520)
function finalResponse(events){let answer=""
for(const event of events)answer=isRequest(event)?"":answerIn(event)||answer
return answer}function isRequest(event){return event.kind==="MessageEvent"&&event.source==="user"}function answerIn(event){if(event.kind==="ActionEvent"&&event.action?.kind==="FinishAction")return String(event.action.message??"")
if(event.kind==="MessageEvent"&&event.source==="agent")return(0,_model_thoughts_js__WEBPACK_IMPORTED_MODULE_1__.$)((0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.wh)(event.llm_message.content))
return""}}),45020:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ho:()=>pendingActions,Nq:()=>rejectActions,X5:()=>approvalFor,kI:()=>closePending,nG:()=>assessment,s2:()=>hasPending})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _agent_confirm_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(53748)
var _agent_judge_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98291)
var _tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(17117)
var _view_view_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3113)
var _view_visible_event_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(52333)
async function pendingActions(waiting,analyzer){const actions=decidable(waiting).map(async({action:action,prepared:prepared})=>{const input=prepared.status==="ready"?prepared.input:{}
const{risk:risk,reasons:reasons,grant:grant}=await judgeWaiting(action,input,waiting,analyzer)
return{action:action,input:input,risk:risk,reasons:reasons,grant:grant}})
return Promise.all(actions)}function assessment(action,judging,analyzer){return judgeWaiting(action,(0,_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__.cP)(action.action),judging,analyzer)}function judgeWaiting(action,input,{agent:agent,workspace:workspace,toolSecrets:secrets},analyzer){const tool=action.action?agent.toolbox.get(action.tool_name):void 0
return(0,_agent_judge_js__WEBPACK_IMPORTED_MODULE_3__.S)(action,tool,input,{host:{workspace:workspace,secrets:secrets},analyzer:analyzer})}function approvalFor(waiting,ids){requireWaiting(waiting)
if(!ids)return"all"
const chosen=requireDecidable(waiting,ids)
const others=(0,_view_view_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(waiting.log.branch()).filter(({id:id})=>!chosen.has(id))
const callIds=new Set(others.map(({tool_call_id:tool_call_id})=>tool_call_id))
if(decidable(waiting).some(({action:action})=>chosen.has(action.id)&&callIds.has(action.tool_call_id)))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","Calls that have one id can only be approved together.")
return chosen}function rejectActions(waiting,reason,ids){requireWaiting(waiting)
const{log:log,state:state}=waiting
const chosen=ids?requireDecidable(waiting,ids):new Set(decidable(waiting).map(({action:action})=>action.id))
const isRestWaiting=decidable(waiting).some(({action:action})=>!chosen.has(action.id))
rejectPending(log,reason,isRestWaiting?chosen:void 0)
if(!isRestWaiting)state.update({execution_status:"idle"})}function requireWaiting({state:state}){if(state.status==="waiting_for_confirmation")return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`No action waits for approval: the conversation is ${state.status}.`)}function decidable({log:log,state:state,agent:agent}){const{blockedActions:blockedActions}=state
return(0,_agent_confirm_js__WEBPACK_IMPORTED_MODULE_2__.Lu)({log:log,blockedActions:blockedActions},agent.toolbox)}function requireDecidable(waiting,ids){const waits=new Set(decidable(waiting).map(({action:action})=>action.id))
const strange=ids.filter(id=>!waits.has(id))
if(ids.length>0&&strange.length===0)return new Set(ids)
const which=strange.length>0?`These actions do not wait: ${strange.join(", ")}.`:"No action was named."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",which,{hint:"Decide about the actions that the conversation lists as pending."})}function hasPending(log){const open=(0,_view_view_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(log.branch())
return open.length>0&&!open.some(action=>hasResult(log,action))}function hasResult(log,{id:id,tool_call_id:tool_call_id}){return log.slice(log.indexOf(id)+1).filter(_view_visible_event_js__WEBPACK_IMPORTED_MODULE_6__.aI).some(result=>result.kind==="AgentErrorEvent"?result.tool_call_id===tool_call_id:result.action_id===id)}function closePending(log){for(const{tool_name:tool_name,tool_call_id:tool_call_id}of(0,_view_view_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(log.branch()))log.append({kind:"AgentErrorEvent",tool_name:tool_name,tool_call_id:tool_call_id,error:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("interrupted")})}function rejectPending(log,rejection_reason,ids){for(const{tool_name:tool_name,tool_call_id:tool_call_id,id:action_id}of(0,_view_view_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(log.branch())){if(ids&&!ids.has(action_id))continue
log.append({kind:"UserRejectObservation",tool_name:tool_name,tool_call_id:tool_call_id,action_id:action_id,rejection_reason:rejection_reason})}}}),30412:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F:()=>Extensions,y:()=>userMessageOf})
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var event_content=__webpack_require__(46032)
var run_hooks=__webpack_require__(69324)
var wire_class=__webpack_require__(17117)
var render=__webpack_require__(46222)
var skill=__webpack_require__(60601)
class Knowledge{#settings
#state
#shown
constructor(settings,state,shown){this.#settings=settings
this.#state=state
this.#shown=shown}forMessage({content:content}){const{skills:skills=[],prompted:prompted=[],userMessageSuffix:userMessageSuffix="",requestIn:requestIn=asItIs}=this.#settings
const known=this.#state.fields.activated_knowledge_skills
const fresh=skills.filter(({name:name})=>!known.includes(name))
const found=(0,skill.mk)(requestIn((0,event_content.wh)(content)),fresh)
const activated_skills=found.map(({skill:skill})=>skill.name)
this.#state.update({activated_knowledge_skills:[...known,...activated_skills]})
const suffix=userMessageSuffix.trim()===""?[]:[(0,event_content.Qq)(userMessageSuffix.trim())]
const news=renewed(prompted,this.#shown())
return{activated_skills:activated_skills,extended_content:[...news,...found.map(each=>(0,event_content.Qq)((0,render._m)(each))),...suffix]}}forResult({observation:observation},{action:action}){if(observation.kind==="InvokeSkillObservation"&&!observation.is_error)this.#noteInvoked(observation.skill_name)
const named=(0,wire_class.cP)(action).path
const path=typeof named==="string"?this.#pathOf(named):void 0
if(path===void 0)return[]
const known=this.#state.fields.activated_path_rules
const{skills:skills=[]}=this.#settings
const found=(0,skill.NP)(path,skills.filter(({name:name})=>!known.includes(name)))
this.#state.update({activated_path_rules:[...known,...found.map(({skill:skill})=>skill.name)]})
return found.map(each=>(0,event_content.Qq)((0,render.bq)(each)))}#pathOf(path){return(0,skill._l)(this.#state.identity.workspace.working_dir,path)}#noteInvoked(name){const{invoked_skills:invoked_skills}=this.#state.fields
if(typeof name!=="string"||invoked_skills.includes(name))return
this.#state.update({invoked_skills:[...invoked_skills,name]})}}function asItIs(words){return words}function renewed(parts,shown){const told=shown.flatMap(wordsIn)
const fresh=parts.filter(part=>!told.findLast(words=>words.includes(headingOf(part)))?.includes(part))
return fresh.map(words=>(0,event_content.Qq)((0,prompts.J1)("skills/renewed",{words:words})))}function headingOf(part){return`${part.split("\n",1)[0]}\n`}function wordsIn(event){if(event.kind==="SystemPromptEvent")return[event.dynamic_context?.text??""]
return event.kind==="MessageEvent"?event.extended_content.map(content=>content.text):[]}const ALLOWED={decision:"allow"}
class Extensions{#parts
#hooks
#knowledge
#admitted=Promise.resolve()
constructor({hooks:hooks,knowledge:knowledge={}},parts){this.#parts=parts
this.#hooks=hooks&&new ConversationHooks(hooks,parts)
this.#knowledge=new Knowledge(knowledge,parts.state,()=>parts.branch.view().events)}admit(request,deliver){const hooks=this.#hooks
if(!hooks)return deliver(()=>({...request,...this.#knowledge.forMessage(request.llm_message)}))
const admission=this.#admitted.then(()=>this.#heard(hooks,request))
this.#admitted=admission.then(ignore,ignore)
return admission.then(deliver)}async#heard(hooks,request){const{id:id}=this.#parts.stamper()
const{blocked:blocked,context:context}=await hooks.submit((0,event_content.wh)(request.llm_message.content),id)
return()=>{if(blocked!==void 0){this.#parts.state.block("messages",id,blocked)
return{...request,id:id}}const{activated_skills:activated_skills,extended_content:extended_content}=this.#knowledge.forMessage(request.llm_message)
return{...request,id:id,activated_skills:activated_skills,extended_content:[...extended_content,...wordsOf(context)]}}}async start(){await(this.#hooks?.start())}async end(){await(this.#hooks?.end())}beforeCalls=async(actions,signal)=>{await(this.#hooks?.beforeCalls(actions,signal))}
afterCall=async(action,observation,signal)=>await(this.#hooks?.afterCall(action,observation,signal))??[]
rulesFor=(result,action)=>this.#knowledge.forResult(result,action)
async mayFinish(signal,other){const{lastUserMessageId:lastUserMessageId=""}=this.#parts.branch
const verdict=await(other?.())??ALLOWED
if(verdict.decision==="deny"||this.#parts.state.blockedMessages.has(lastUserMessageId))return verdict
const feedback=await(this.#hooks?.stop(signal))
return feedback===void 0?ALLOWED:{decision:"deny",feedback:feedback}}}function ignore(){}function userMessageOf(message,sender){const said=typeof message==="string"?{role:"user",content:[(0,event_content.Qq)(message)]}:event_content.QB.parse(message)
if(said.role!=="user")throw new fault.vC("bug",`A ${said.role} cannot send a message, only a user.`)
return{kind:"MessageEvent",source:"user",...sender!==void 0&&{sender:sender},llm_message:said}}const NO_OUTCOME={blocked:void 0,context:[]}
class ConversationHooks{#settings
#log
#state
#background=new Set
#started
#opening=[]
constructor(settings,{log:log,state:state}){this.#settings=settings
this.#log=log
this.#state=state}start(){this.#started??=this.#run({event_type:"SessionStart"}).then(({context:context})=>{this.#opening=context})
return this.#started}async submit(message,message_id){await this.start()
const outcome=await this.#run({event_type:"UserPromptSubmit",message:message},{message_id:message_id})
const context=[...this.#opening,...outcome.context]
if(outcome.blocked===void 0)this.#opening=[]
return{...outcome,context:context}}async beforeCalls(actions,signal){for(const{id:id,tool_name:tool_name,action:action}of actions){if(!action)continue
const tool_input=(0,wire_class.cP)(action)
const{blocked:blocked}=await this.#run({event_type:"PreToolUse",tool_name:tool_name,tool_input:tool_input},{action_id:id},signal)
if(blocked!==void 0)this.#state.block("actions",id,blocked)}}async afterCall(action,response,signal){const{id:action_id,tool_name:tool_name}=action
const tool_input=(0,wire_class.cP)(action.action)
const happening={event_type:"PostToolUse",tool_name:tool_name,tool_input:tool_input,tool_response:response}
const{blocked:blocked,context:context}=await this.#run(happening,{action_id:action_id},signal).catch(error=>{if(signal.aborted)return NO_OUTCOME
throw error})
const objection=blocked===void 0?[]:[(0,event_content.Qq)((0,prompts.J1)("hooks/objection",{reason:blocked}))]
return[...wordsOf(context),...objection]}async stop(signal){const{blocked:blocked}=await this.#run({event_type:"Stop"},{},signal)
return blocked===void 0?void 0:(0,prompts.J1)("hooks/stop",{reason:blocked})}async end(){const hasStarted=this.#started!==void 0
await this.#started
this.#started=void 0
if(hasStarted)await this.#run({event_type:"SessionEnd"})
while(this.#background.size>0)await Promise.all(this.#background)}#run(happening,about={},signal=unending()){const{config:config,run:run}=this.#settings
if(!(0,run_hooks.BI)(happening,config))return Promise.resolve(NO_OUTCOME)
const{id:id,workspace:workspace}=this.#state.identity
const input={...happening,session_id:id,working_dir:workspace.working_dir,metadata:{}}
return(0,run_hooks.Eu)(input,{config:config,run:run,about:about,signal:signal,onExecution:event=>void this.#log.append(event),onBackground:end=>this.#keep(end)})}#keep(end){this.#background.add(end)
end.then(()=>this.#background.delete(end))}}function wordsOf(context){return context.map(words=>(0,event_content.Qq)((0,prompts.J1)("hooks/context",{context:words})))}function unending(){return(new AbortController).signal}}),65950:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b5:()=>requireTags,yy:()=>writeFork})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(37428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _state_base_state_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95017)
var _state_stats_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14549)
function writeFork({log:log,state:state},fork){const{store:store,title:title,tags:tags={},resetMetrics:resetMetrics=!0,fromEventId:fromEventId}=fork
const id=requireId(fork.id)
const saved={...state.identity,...state.fields,id:id,execution_status:"idle",stats:resetMetrics?_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Sh:state.stats,tags:requireTags({...tags,...title!==void 0&&{title:title}})}
log.fork(store,fromEventId??log.leaf).close()
store.write(_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__.bv,(0,_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__.rw)(_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__.zn.parse(saved)))}function requireId(id){if(zod__WEBPACK_IMPORTED_MODULE_3__.guid().safeParse(id).success)return id
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The id ${JSON.stringify(id)} of a conversation is not a UUID.`,{hint:"Make one with `crypto.randomUUID()`."})}const Tags=zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string().regex(/^[a-z0-9]+$/),zod__WEBPACK_IMPORTED_MODULE_3__.string().max(256)).readonly()
function requireTags(tags){const parsed=Tags.safeParse(tags)
if(parsed.success)return parsed.data
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`These tags cannot be set: ${zod__WEBPACK_IMPORTED_MODULE_4__.S1(parsed.error)}`,{hint:"Use keys of small letters and digits, and values of at most 256 characters."})}}),49207:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{F:()=>LocalConversation})
var fault=__webpack_require__(98664)
var agent=__webpack_require__(97065)
var analyzers=__webpack_require__(30350)
var toolbox=__webpack_require__(16162)
var ask=__webpack_require__(25)
var conversation=__webpack_require__(95493)
var decision=__webpack_require__(45020)
var extension_extensions=__webpack_require__(30412)
var conversation_fork=__webpack_require__(65950)
var conversation_open=__webpack_require__(88102)
var rerun=__webpack_require__(25578)
class Mailbox{#held=[]
#isShut=!1
shut(){this.#isShut=!0}open(){this.#isShut=!1
const held=this.#held
this.#held=[]
for(const deliver of held)deliver()}post(deliver){const{promise:promise,resolve:resolve,reject:reject}=Promise.withResolvers()
const settle=()=>{try{resolve(deliver())}catch(error){reject(error)}}
if(this.#isShut)this.#held.push(settle)
else settle()
return promise}async shutDuring(act){this.shut()
try{await act()}finally{this.open()}}}var prompts=__webpack_require__(88135)
var content=__webpack_require__(46032)
var external_node_util_=__webpack_require__(57975)
var properties=__webpack_require__(10397)
var shown_content=__webpack_require__(16767)
var visible_event=__webpack_require__(52333)
const STUCK_THRESHOLDS=Object.freeze({action_observation:4,action:16,action_error:3,monologue:3,alternating_pattern:6,alternating_calls:16})
function isStuck(events,given={}){const thresholds={...STUCK_THRESHOLDS,...withoutGaps(given)}
const moves=lastMoves(events)
const turns=turnsOf(moves).filter(turn=>!isPatience(turn))
const deeds=turns.filter(({call:call})=>!isNote(call))
const found=patternIn(turns,thresholds)??patternIn(deeds,thresholds)
if(found)return{kind:"stuck",...found}
if(isMonologue(moves,thresholds.monologue))return{kind:"stuck",pattern:"monologue"}
const errors=errorStreak(deeds.length>0?deeds:turns)
const last=errors.at(-1)
const isNudgeDue=last!==void 0&&errors.length===thresholds.action_error&&!isNudged(moves,last)
return isNudgeDue?{kind:"nudge",errorEventId:last.id}:{kind:"no"}}function withoutGaps(given){return Object.fromEntries(Object.entries(given).filter(([,limit])=>limit!==void 0))}function patternIn(turns,thresholds){const{action_observation:action_observation,action:action,alternating_pattern:alternating_pattern,alternating_calls:alternating_calls}=thresholds
const rounds=Math.ceil(alternating_pattern/2)
const same=findEqualLoop(turns,size=>size===1?action_observation:rounds*size)
if(same)return{pattern:same.calls.length===1?"action_observation":"alternating_pattern",circle:same}
const times=errorStreak(turns).length
const last=turns.at(-1)
if(last&&times>thresholds.action_error)return{pattern:"action_error",circle:{calls:[last.call],times:times}}
const alike=findSimilarLoop(turns,size=>size===1?action:Math.ceil(alternating_calls/size)*size)
return alike&&{pattern:alike.calls.length===1?"action":"alternating_calls",circle:alike}}function isNudged(moves,error){return moves.slice(moves.indexOf(error)+1).some(({kind:kind,source:source})=>kind==="MessageEvent"&&source!=="agent")}const SIZE=48
const SIZE_WITH_NOTES=5*SIZE
function lastMoves(events){const moves=[]
let counted=0
for(let index=events.length-1;index>=0&&counted<SIZE&&moves.length<SIZE_WITH_NOTES;index-=1){const event=events[index]
if(!event||(0,visible_event.ks)(event))break
if(event.kind!=="ActionEvent"&&event.kind!=="MessageEvent"&&!(0,visible_event.aI)(event))continue
moves.push(event)
if(!isNote(event))counted+=1}return moves.reverse()}function isNote(move){return move.kind!=="MessageEvent"&&(move.tool_name==="think"||move.tool_name==="task_tracker")}function turnsOf(moves){return[...(0,properties.d5)(moves)].map(([call,result])=>({call:call,result:result}))}function isPatience({call:call,result:result}){return isWaiting(call)&&result.kind==="ObservationEvent"&&result.observation.timeout===!0}function isMonologue(moves,threshold){const heard=moves.filter(move=>move.kind!=="MessageEvent"||move.source==="agent")
const last=heard.slice(-threshold)
return last.length>=threshold&&last.every(move=>move.kind==="MessageEvent")}function errorStreak(turns){const last=turns.at(-1)
const errors=[]
for(const{call:call,result:result}of turns.toReversed()){if(!last||result.kind!=="AgentErrorEvent"||!isSameCall(call,last.call))break
errors.unshift(result)}return errors}function findEqualLoop(turns,threshold){return findLoop(turns,threshold,isSameTurn)}function findSimilarLoop(turns,threshold){const texts=new Map
const textOf=turn=>{const text=texts.get(turn)??withoutNumbers(turn.result)
texts.set(turn,text)
return text}
const isAlike=(a,b)=>isSameDeed(a.call,b.call)&&textOf(a)===textOf(b)
const found=findLoop(turns,threshold,isAlike)
return found?.calls.some(isWaiting)?void 0:found}function findLoop(turns,threshold,isSame){for(const size of[1,2,3,4]){const last=lastTurns(turns,size,threshold(size))
const isRound=last.slice(size).every((turn,index)=>isSame(turn,last[index]??turn))
if(last.length>0&&isRound&&!last.every(isUndo))return{calls:last.slice(-size).map(({call:call})=>call),times:last.length/size}}return}const PATIENCE=20
const SLEEP=/(?:^|[\s;&|({`])sleep\s+(?=[\d.]*[1-9])[\d.]/
function lastTurns(turns,size,threshold){const isPatient=turns.slice(-threshold).some(({call:call})=>isSleeping(call))
const most=isPatient?Math.max(threshold,Math.ceil(PATIENCE/size)*size):threshold
return turns.length<most?[]:turns.slice(-most)}function isSleeping({tool_name:tool_name,action:action}){return tool_name==="terminal"&&typeof action?.command==="string"&&SLEEP.test(action.command)}function isUndo({call:{tool_name:tool_name,action:action},result:result}){const isMade=result.kind==="ObservationEvent"&&!result.observation.is_error
return tool_name==="file_editor"&&action?.command==="undo_edit"&&isMade}function isWaiting({tool_name:tool_name,action:action}){return tool_name==="terminal"&&(action?.is_input===!0||action?.command==="")}function isSameTurn(a,b){return isSameCall(a.call,b.call)&&(0,external_node_util_.isDeepStrictEqual)(essenceOfResult(a.result),essenceOfResult(b.result))}const NUMBERS=/\b(?=[a-f]*\d)[\da-f]{7,}\b|\d+(?:\.\d+)?\s?(?:[mµun]?s|secs?|seconds?|m|mins?|minutes?|h|hours?)?\b|\d+|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g
function withoutNumbers(result){return JSON.stringify(essenceOfResult(result)).replaceAll(NUMBERS,"0")}function isSameDeed(one,other){return isSameCall({...other,thought:one.thought},one)}function isSameCall(a,b){return(0,external_node_util_.isDeepStrictEqual)(essenceOfCall(a),essenceOfCall(b))}function essenceOfCall({source:source,thought:thought,tool_name:tool_name,action:action,tool_call:tool_call}){return{source:source,thought:thought,tool_name:tool_name,action:action??tool_call.arguments}}function essenceOfResult(result){const{kind:kind,source:source,tool_name:tool_name}=result
switch(result.kind){case"ObservationEvent":return{kind:kind,source:source,tool_name:tool_name,content:(0,shown_content.Vr)(result.observation)}
case"UserRejectObservation":return{kind:kind,source:source,tool_name:tool_name,reason:result.rejection_reason}
case"AgentErrorEvent":return{kind:kind,source:source,error:result.error}}}var run_end=__webpack_require__(86055)
var thoughts=__webpack_require__(52520)
var usage=__webpack_require__(54847)
var wire_class=__webpack_require__(17117)
var to_chat=__webpack_require__(68012)
var agent_confirm=__webpack_require__(53748)
var execute=__webpack_require__(90007)
var prepare_call=__webpack_require__(90592)
var recover=__webpack_require__(67e3)
var send_back=__webpack_require__(20622)
async function step(agent,context){context.signal.throwIfAborted()
if(context.approved!=="none")return carryOutApproved(agent,context)
if(isBlocked(context))return"finished"
if(asksForUnseen(agent.model,context))return decline(context)
const view=await shortenView(agent,context)
const reply=view&&await step_ask(view,agent,context)
return reply?answer(reply,agent,context):"continue"}async function carryOutApproved(agent,context){const{calls:calls,isRestWaiting:isRestWaiting}=(0,agent_confirm.bM)(context,agent.toolbox)
const end=await carryOut(calls,agent,context)
return isRestWaiting?"waiting_for_confirmation":end}function isBlocked({lastUserMessageId:lastUserMessageId,blockedMessages:blockedMessages}){return lastUserMessageId!==void 0&&blockedMessages.has(lastUserMessageId)}function decline({log:log}){const llm_message={role:"assistant",content:[(0,content.Qq)((0,prompts.J1)("no-images"))]}
log.append({kind:"MessageEvent",source:"agent",llm_message:llm_message})
return"finished"}async function shortenView(agent,context){const{log:log,signal:signal}=context
const view=context.view()
if(view.events[0]?.kind!=="SystemPromptEvent")throw new fault.vC("bug","The conversation has no system prompt.")
if(!view.events.some(visible_event.ks))throw new fault.vC("bug","The conversation has no task yet.")
if(!agent.condenser)return view
const condensed=await agent.condenser.condense(view,{tools:agent.toolbox.schemas(),inputLimit:agent.inputLimit,countTokens:usage.bP,signal:signal,memory:context.agentState,onReply:spent=>context.onReply("condenser",spent)})
if(condensed.kind==="view")return condensed.view
log.append(condensed.condensation)
return}async function step_ask(view,agent,context){const{signal:signal}=context
const onLost=lost=>context.onReply("default",lost)
const deltas=context.deltas?.()
const looked=deltas&&{onDelta:deltas.onDelta}
const request={messages:(0,to_chat.O)(view),tools:agent.toolbox.schemas(),signal:signal,onLost:onLost,...looked}
try{const given=await agent.model.complete(request)
const reply={...given,id:distinct(given.id,view)}
context.onReply("default",reply)
await(0,send_back.lU)(reply,agent,context.log)
return reply}catch(error){signal.throwIfAborted();(0,recover.lj)(error,agent,context,view)
return}finally{deltas?.end()}}function distinct(id,{events:events}){const last=events.findLast(event=>"llm_response_id"in event)
const before=last&&"llm_response_id"in last?last.llm_response_id:void 0
const times=before===id?1:Number(before?.startsWith(`${id}~`)?before.slice(id.length+1):0)
return times>0?`${id}~${times+1}`:id}async function answer(reply,agent,context){const what=classify(reply.message)
switch(what.kind){case"answer":{if((0,send_back.wd)(agent.toolbox,context.log.branch()))return sayAndTell(reply,(0,prompts.J1)(send_back.JV),context)
const deed={kind:"answer",message:(0,content.wh)(reply.message.content)}
const result=await(0,send_back.no)(deed,agent,context)
say(reply,result,context)
return(0,send_back.k9)(result,agent.iterativeRefinement,context)?"continue":"finished"}case"empty":return sayAndTell(reply,(0,prompts.J1)("nudge"),context)
case"calls":return act(reply,untilFinish(what.calls.map(call=>(0,prepare_call.m)(call,agent.toolbox))),agent,context)}}function sayAndTell(reply,words,context){say(reply,void 0,context)
context.log.append((0,recover.P_)(words))
return"continue"}function say({id:id,message:message},critic_result,{log:log}){const about={llm_response_id:id,...critic_result&&{critic_result:critic_result}}
log.append({kind:"MessageEvent",source:"agent",llm_message:message,...about})}function untilFinish(calls){const finish=calls.findIndex(execute.m$)
return finish<0?calls:calls.slice(0,finish+1)}async function act(reply,calls,agent,context){const batch=await record(reply,calls,agent,context)
const actions=batch.map(({action:action})=>action)
await(context.extensions?.beforeCalls(actions,context.signal))
const assessments=await(0,agent_confirm.$Z)(batch,context)
const allowed=(0,agent_confirm.Tu)((0,agent_confirm.S2)(batch,assessments),assessments,context)
if(!(0,agent_confirm.Df)(allowed,assessments,context))return carryOut(allowed,agent,context)
const left=(0,agent_confirm.Pt)(allowed,context)
return left.some(({prepared:prepared})=>prepared.status==="ready")?"waiting_for_confirmation":carryOut(left,agent,context)}async function record(reply,calls,agent,context){const isJudged=call=>agent.critic?.mode==="all_actions"||calls.length===1&&(0,execute.m$)(call)
const results=[]
for(const call of calls)results.push(isJudged(call)?await(0,send_back.no)(nextStepOf(call),agent,context):void 0)
return calls.map((prepared,index)=>{const action=context.log.append(actionDraft(reply,prepared,index===0,results[index]))
return{action:action,prepared:prepared}})}async function carryOut(batch,agent,context){const isFinished=await(0,execute.g7)(batch,agent,context)
const finish=batch.find(({prepared:prepared})=>(0,execute.m$)(prepared))
if(!isFinished||!finish)return"continue"
const before=finish.action.critic_result
const result=before??await(0,send_back.no)(nextStepOf(finish.prepared),agent,context)
if(result&&!before)noteVerdict(result,context)
return(0,send_back.k9)(result,agent.iterativeRefinement,context)?"continue":"finished"}function noteVerdict(critic_result,{log:log}){log.append({kind:"ConversationStateUpdateEvent",key:"agent_state",value:{critic_result:critic_result}})}function classify(message){if(message.tool_calls&&message.tool_calls.length>0)return{kind:"calls",calls:message.tool_calls}
return{kind:(0,thoughts.$)((0,content.wh)(message.content))===""?"empty":"answer"}}function asksForUnseen({features:features},{view:view}){if(features.vision)return!1
const request=view().events.findLast(visible_event.ks)
if(request?.kind!=="MessageEvent")return!1
const content=[...request.llm_message.content,...request.extended_content]
const hasWords=content.some(block=>block.type==="text"&&block.text.trim()!=="")
return!hasWords&&content.some(block=>block.type==="image")}function actionDraft({id:id,message:message},prepared,isFirst,critic_result){const call=withAll(prepared)
return{kind:"ActionEvent",...isFirst?thoughtsOf(message):{thought:[]},action:prepared.status==="ready"?(0,wire_class.qz)(prepared.tool,prepared.input):null,tool_name:call.name,tool_call_id:call.id,tool_call:isFirst&&message.reasoning_details?{...call,reasoning_details:message.reasoning_details}:call,llm_response_id:id,...prepared.status==="ready"&&{security_risk:prepared.risk},...prepared.status==="ready"&&prepared.summary!==void 0&&{summary:prepared.summary},...critic_result&&{critic_result:critic_result}}}function withAll(prepared){if(prepared.status==="refused"||!(0,wire_class.dl)(prepared.tool,prepared.input))return prepared.call
const{call:call,input:input,summary:summary}=prepared
return{...call,arguments:JSON.stringify({...summary!==void 0&&{summary:summary},...input})}}function thoughtsOf(message){const{content:content,reasoning_content:reasoning_content,thinking_blocks:thinking_blocks,responses_reasoning_item:responses_reasoning_item}=message
return{thought:content.filter(block=>block.type==="text"),...reasoning_content!==void 0&&{reasoning_content:reasoning_content},...thinking_blocks&&{thinking_blocks:thinking_blocks},...responses_reasoning_item&&{responses_reasoning_item:responses_reasoning_item}}}function nextStepOf({call:call,...prepared}){if(prepared.status==="ready"&&(0,execute.m$)({call:call,...prepared}))return{kind:"finish",message:String(prepared.input.message??"")}
return{kind:"call",tool:call.name,arguments:call.arguments}}function takeStep(parts,plan){return step(parts.agent,contextOf(parts,plan))}async function condenseNow(parts,signal){const view=await shortenView(parts.agent,contextOf(parts,{signal:signal,approved:"none"}))
if(view)throw new fault.vC("model","Nothing in the conversation can be left out.")}function contextOf(parts,{signal:signal,approved:approved,runGranted:runGranted,budget:budget}){const{agent:agent,workspace:workspace,log:log,branch:branch,state:state,toolSecrets:toolSecrets,extensions:extensions,analyzer:analyzer,subAgents:subAgents}=parts
const{whenRisky:whenRisky,whenGranted:whenGranted}=parts
return{log:log,workspace:workspace,signal:signal,extensions:extensions,approved:approved,runGranted:runGranted,blockedActions:state.blockedActions,blockedMessages:state.blockedMessages,view:()=>branch.view(),confirmation:{policy:state.fields.confirmation_policy,analyzer:analyzer(),whenRisky:whenRisky,whenGranted:whenGranted},lastUserMessageId:branch.lastUserMessageId,agentState:state.agentState,secrets:toolSecrets,subAgents:subAgents?.during(budget),deltas:()=>parts.observers.deltas(toolSecrets),onReply(usageId,spent){state.addReply(usageId,agent.model,spent)
parts.onReply?.(spent,agent.model)
budget?.add(spent)}}}class Run{#parts
#interruption=new AbortController
#signal
#deadline
constructor(parts,signal,deadline){this.#parts=parts
this.#deadline=deadline
this.#signal=AbortSignal.any([signal,this.#interruption.signal,...deadline?[deadline]:[]])}async play(approved,approval){const{log:log,mailbox:mailbox,state:state}=this.#parts
try{state.update({execution_status:"running"})
if(approved==="none")(0,decision.kI)(log)
await this.#parts.extensions.start()
return await this.#steps(approved,approval)}catch(error){return this.#breakOff(error)}finally{mailbox.open()}}interrupt(){this.#interruption.abort(run_end.NN)}async#steps(approved,{onResults:onResults,runGranted:runGranted}={}){const{limits:limits,reportsCost:reportsCost}=this.#parts
const budget=new run_end.__(limits,reportsCost)
let end=approved==="none"?void 0:await this.#advance(approved,budget,runGranted)
if(approved!=="none")await(onResults?.())
for(let steps=0;!end&&steps<limits.maxIterations;steps+=1)end=this.#mustStop()??await this.#next(budget)
return end??this.#paused()??this.#exhausted({of:"steps",most:limits.maxIterations})}#mustStop(){this.#signal.throwIfAborted()
return this.#paused()??this.#stuck()}#next(budget){this.#parts.state.countStep()
return this.#advance("none",budget)}async#advance(approved,budget,runGranted){const{branch:branch}=this.#parts
const request=branch.lastUserMessageId
const end=await this.#step({signal:this.#signal,approved:approved,budget:budget,runGranted:runGranted})
if(end==="waiting_for_confirmation")return this.#wait()
const mayFinish=end==="finished"&&await this.#mayFinish()
if(mayFinish&&branch.lastUserMessageId===request)return this.#finish()
const{reached:reached}=budget
return reached&&this.#exhausted(reached)}async#step(plan){const{mailbox:mailbox}=this.#parts
mailbox.shut()
const end=await takeStep(this.#parts,plan)
mailbox.open()
return end}async#mayFinish(){const verdict=await(this.#parts.onFinish?.(this.#signal))
if(!verdict||verdict.decision==="allow")return!0
if(verdict.feedback)this.#tell(verdict.feedback)
return!1}#tell(words){const llm_message={role:"user",content:[(0,content.Qq)(words)]}
this.#parts.log.append({kind:"MessageEvent",source:"environment",llm_message:llm_message})}#finish(){this.#parts.state.update({execution_status:"finished"})
return{status:"finished"}}#wait(){this.#parts.state.update({execution_status:"waiting_for_confirmation"})
return{status:"waiting"}}#paused(){return this.#parts.state.status==="paused"?{status:"interrupted",reason:run_end.NN}:void 0}#stuck(){const{agent:agent,branch:branch,state:state}=this.#parts
const verdict=state.fields.stuck_detection?isStuck(branch.events,agent.settings?.stuck_thresholds):void 0
if(verdict?.kind==="nudge")this.#tell((0,prompts.J1)("repeated-error"))
if(verdict?.kind!=="stuck")return
const{kind:_,...found}=verdict
this.#end("stuck","Stuck",`The agent goes in circles: ${IN_WORDS[found.pattern]}.`)
return{status:"stuck",...found}}#exhausted(limit){const{code:code,detail:detail}=(0,run_end.yT)(limit)
this.#end("error",code,detail)
return{status:"exhausted",limit:limit}}#breakOff(error){const{log:log,state:state}=this.#parts;(0,decision.kI)(log)
if(!this.#signal.aborted)return this.#fail((0,fault.ec)(error))
const{reason:reason}=this.#signal
if(this.#deadline?.aborted&&this.#deadline.reason===reason){this.#end("error","DeadlineReached","The run reached its time limit.")
return{status:"deadline"}}log.append({kind:"InterruptEvent"})
state.update({execution_status:"paused"})
return{status:"interrupted",reason:reason}}#fail(fault){this.#end("error",fault.code,fault.message)
return{status:"failed",fault:fault}}#end(execution_status,code,detail){this.#parts.log.append({kind:"ConversationErrorEvent",code:code,detail:detail})
this.#parts.state.update({execution_status:execution_status})}}const IN_WORDS={action_observation:"it makes the same call again and again, and gets the same result",action:"it makes the same call again and again, and gets results that differ in their numbers only",action_error:"it makes the same call again and again, and it fails every time",monologue:"it writes messages and calls no tool",alternating_pattern:"it makes the same calls in turn, and gets the same results",alternating_calls:"it makes the same calls in turn, and gets results that differ in their numbers only"}
class Runner{#current
play(parts,{signal:signal,deadline:deadline,approved:approved,approval:approval}){const run=new Run(parts,signal,deadline)
return this.#alone(()=>run.interrupt(),()=>run.play(approved,approval))}occupy(signal,act){const interruption=new AbortController
return this.#alone(()=>interruption.abort(run_end.NN),()=>act(AbortSignal.any([signal,interruption.signal])))}interrupt(){this.#current?.stop()
return this.#current?.end}requireRest(){if(!this.#current)return
throw new fault.vC("bug","The agent is already running.",{hint:"Wait until its run has ended."})}async#alone(stop,act){this.requireRest()
const{promise:end,resolve:resolve}=Promise.withResolvers()
this.#current={stop:stop,end:end}
try{return await act()}finally{this.#current=void 0
resolve()}}}var schemas=__webpack_require__(28942)
var lib_text=__webpack_require__(94869)
var file_store=__webpack_require__(2507)
var hook_config=__webpack_require__(81664)
var policy=__webpack_require__(56887)
var workspace=__webpack_require__(30289)
function childOptions(caller,{id:id,conversation:conversation,definition:definition,agent:agent,observer:observer,onReply:onReply}){const{options:options,state:state}=caller
const{stamper:stamper,reportsCost:reportsCost,hiddenValues:hiddenValues,secretWorld:secretWorld,cipher:cipher,report:report}=options
return{id:conversation,agent:agent,workspace:definition.read_only?(0,workspace.yk)(options.workspace):options.workspace,store:storeOf(caller,id),limits:limitsOf(definition,options.limits),secrets:state.secrets.all(),hooks:hooksOf(definition,options),knowledge:{skills:options.knowledge?.skills??[],requestIn:()=>""},securityAnalyzer:analyzerFor(definition,caller),whenRisky:"refuse",whenGranted:options.whenGranted,onReply:onReply,observers:observer?[observer]:[],stamper:stamper,reportsCost:reportsCost,hiddenValues:hiddenValues,secretWorld:secretWorld,cipher:cipher,report:report}}function storeOf({options:options},id){return storeInside(options.store,`subagents/${id}`)}function policyFor({permission_mode:permission_mode},{state:state}){const inherited=state.fields.confirmation_policy
return permission_mode===null?inherited:(0,policy.Rn)(inherited,POLICIES[permission_mode])}const POLICIES={always_confirm:{kind:"AlwaysConfirm"},never_confirm:{kind:"NeverConfirm"},confirm_risky:{kind:"ConfirmRisky",threshold:"HIGH",confirm_unknown:!0}}
function analyzerFor({permission_mode:permission_mode},{analyzer:analyzer,state:state}){const needsNone=state.fields.confirmation_policy.kind!=="NeverConfirm"||permission_mode===null
return analyzer()??(needsNone?void 0:(0,analyzers.Ys)())}function limitsOf({max_iteration_per_run:max_iteration_per_run,max_budget_per_run:max_budget_per_run},{maxIterations:maxIterations}){return{maxIterations:Math.min(maxIterations,max_iteration_per_run??maxIterations),maxBudget:max_budget_per_run}}function hooksOf(definition,{hooks:hooks}){if(!hooks)return
const{PreToolUse:PreToolUse,PostToolUse:PostToolUse}=hooks.config
const config=(0,hook_config.XN)([{PreToolUse:PreToolUse,PostToolUse:PostToolUse},...definition.hooks?[definition.hooks]:[]])
return config&&{config:config,run:hooks.run}}function storeInside(store,folder){const inside=name=>`${folder}/${(0,file_store.Ab)(name)}`
return{write:(name,text)=>store.write(inside(name),text),read:name=>store.read(inside(name)),list:name=>store.list(inside(name)),move:(from,to)=>store.move(inside(from),inside(to)),remove:name=>store.remove(inside(name)),lock:name=>store.lock(inside(name))}}const USED_UP="The budget of the run is used up."
function subConversations(caller,open){const{subAgents:subAgents}=caller.options
return subAgents&&new SubConversations(caller,subAgents,open)}class SubConversations{#caller
#settings
#open
#roster
#atWork=new Set
constructor(caller,settings,open){this.#caller=caller
this.#settings=settings
this.#open=open
this.#roster=new Roster(caller.state.agentState)}during(budget){const cut=new AbortController
return{begin:(agent,id)=>{const{name:name}=this.#definition(agent)
return this.#roster.add(name,this.#caller.options.stamper().id,id)},work:async(id,task,signal)=>{const member=this.#roster.get(id)
if(this.#atWork.has(id))throw new fault.Fp(`The sub-agent "${id}" is still running. Wait for its answer.`)
this.#atWork.add(id)
try{return await this.#work({id:id,member:member,task:task,signal:signal,budget:budget},cut)}finally{this.#atWork.delete(id)}}}}#definition(name){const{agents:agents}=this.#settings
const found=agents.find(agent=>agent.name===name)
if(found)return found
throw new fault.Fp(`There is no sub-agent of the kind "${name}". There are: ${agents.map(one=>one.name).join(", ")}.`)}async#work({id:id,member:member,task:task,signal:signal,budget:budget},cut){const onReply=(spent,asked)=>{this.#caller.state.addReply(`task:${id}`,asked,spent)
budget?.add(spent)
if(budget?.mustStop)cut.abort(USED_UP)}
const ready=await this.#readyFor(id,member)
try{return await this.#answerOf({id:id,member:member,task:task,signal:signal,budget:budget},cut,this.#childOf(id,member,ready,onReply))}finally{await ready.close()}}async#answerOf({id:id,member:member,task:task,signal:signal},cut,child){try{this.#roster.noteWork(id)
await child.send(task)
const end=await child.run(AbortSignal.any([signal,cut.signal]))
signal.throwIfAborted()
const answer=child.finalResponse()
return{id:id,agent:member.agent,isFinished:end.status==="finished",why:whyStopped(end),answer:answer}}finally{await child.close()}}async#readyFor(id,{agent:agent}){try{return await this.#settings.agentFor(this.#definition(agent),storeOf(this.#caller,id))}catch(error){throw cannotWork(id,error)}}#childOf(id,{agent:kind,conversation:conversation,has_worked:has_worked},{agent:agent},onReply){const definition=this.#definition(kind)
const observer=this.#settings.observer?.(id)
const options=childOptions(this.#caller,{id:id,conversation:conversation,definition:definition,agent:agent,observer:observer,onReply:onReply})
if(has_worked&&options.store.list("events").length===0)throw new fault.Fp(`The conversation of "${id}" no longer exists. Start a new sub-agent, and tell it what it needs to know.`)
const child=this.#opened(id,options)
child.setConfirmationPolicy(policyFor(definition,this.#caller))
return child}#opened(id,options){try{return this.#open(options)}catch(error){throw cannotWork(id,error)}}}function cannotWork(id,error){return new fault.Fp(`"${id}" cannot work: ${(0,fault.ec)(error).message}`,{cause:error})}const EXHAUSTED={steps:"It reached its limit of steps for one task.",money:"It reached its spending limit for one task.",tokens:"It reached its limit of tokens for one task."}
function whyStopped(end){switch(end.status){case"finished":return""
case"exhausted":return EXHAUSTED[end.limit.of]
case"stuck":return`It went in circles${inWords(end.circle)}.`
case"failed":return`It failed: ${end.fault.message}`
case"interrupted":return end.reason===USED_UP?USED_UP:"It was interrupted."
case"deadline":case"waiting":return"It was interrupted."}}function inWords(circle){if(!circle)return""
const calls=circle.calls.map(({tool_name:tool_name,tool_call:tool_call})=>`${tool_name} ${(0,lib_text.TN)(tool_call.arguments,100)}`)
return`: ${calls.join(" and ")}${calls.length>1?" in turn":""}, ${circle.times} times`}const Member=schemas.object({agent:schemas.string(),conversation:schemas.string(),has_worked:schemas.boolean()}).readonly()
const Members=schemas.record(schemas.string(),Member).readonly()
const KEY="sub_agents"
const MOST=100
class Roster{#state
constructor(state){this.#state=state}get(id){const member=this.#own(id)
if(member)return member
throw new fault.Fp(`There is no sub-agent "${id}". There are: ${Object.keys(this.#all()).join(", ")||"none yet"}.`)}add(agent,conversation,id=this.#next(agent)){if(!/^[a-z0-9][a-z0-9_-]{0,79}$/i.test(id))throw new fault.Fp(`"${id}" is not a valid id: use letters, digits and dashes.`)
if(this.#own(id))throw new fault.Fp(`There is a sub-agent "${id}" already. Give it work, or take another id.`)
if(Object.keys(this.#all()).length>=MOST)throw new fault.Fp(`There are already ${MOST} sub-agents, which is the maximum.`)
this.#set(id,{agent:agent,conversation:conversation,has_worked:!1})
return id}noteWork(id){this.#set(id,{...this.get(id),has_worked:!0})}#set(id,member){this.#state.set(KEY,{...this.#all(),[id]:member})}#own(id){const all=this.#all()
return Object.hasOwn(all,id)?all[id]:void 0}#all(){return Members.safeParse(this.#state.get(KEY)).data??{}}#next(agent){const numbers=Object.keys(this.#all()).map(id=>Number(id.slice(id.lastIndexOf("-")+1)))
return`${agent}-${Math.max(0,...numbers.filter(Number.isSafeInteger))+1}`}}const NEWS=new Set(["execution_status","confirmation_policy","security_analyzer","tags"])
class LocalConversation{log
state
#options
#parts
#mailbox=new Mailbox
#runner=new Runner
#observers
#analyzer
#closing
static open(options){return new LocalConversation(options,(0,conversation_open.Ne)(options))}constructor(options,parts){const{log:log,state:state}=parts
this.#options=options
const caller={options:options,state:state,analyzer:()=>this.#analyzer}
this.#parts={...parts,analyzer:caller.analyzer,subAgents:subConversations(caller,LocalConversation.open)}
this.log=log
this.state=state
this.#observers=parts.observers
state.subscribe((key,value)=>{if(NEWS.has(key))log.append({kind:"ConversationStateUpdateEvent",key:key,value:value??null})})
this.#analyzer=(0,conversation_open.Eo)(options,state.fields.security_analyzer??void 0)}send(message,sender){const{state:state,extensions:extensions}=this.#parts
return extensions.admit((0,extension_extensions.y)(message,sender),make=>this.#mailbox.post(()=>{this.#introduce()
this.log.append(make())
if(state.status==="finished"||state.status==="stuck")state.update({execution_status:"idle"})}))}async run(signal=unending(),deadline){if(this.state.status==="finished")return{status:"finished"}
if(this.#isWaiting)return{status:"waiting"}
return this.#play({signal:signal,deadline:deadline,approved:"none"})}async approve(signal=unending(),deadline,ids,approval){return this.#play({signal:signal,deadline:deadline,approved:(0,decision.X5)(this.#stepParts(),ids),approval:approval})}rejectPendingActions(reason="User rejected the action",ids){(0,decision.Nq)(this.#stepParts(),reason,ids)}async pendingActions(){return this.#isWaiting?(0,decision.Ho)(this.#stepParts(),this.#analyzer):[]}assess(action){return(0,decision.nG)(action,this.#stepParts(),this.#analyzer)}pause(){const{status:status}=this.state
if(status!=="idle"&&status!=="running")return
this.#parts.state.update({execution_status:"paused"})
this.log.append({kind:"PauseEvent"})}interrupt(){if(!this.#runner.interrupt())this.pause()}askAgent(question,signal=unending()){return(0,ask.X)(this.#parts.branch.view(),question,this.#asking("ask-agent-llm",signal))}generateTitle(signal=unending(),maxLength=50){return(0,ask.K)(this.#parts.branch.events,maxLength,this.#asking("title",signal))}async condense(signal=unending()){if(!this.#options.agent.condenser?.handlesRequests)throw new fault.vC("config","The agent has no condenser that can be asked to condense.")
return this.#runner.occupy(signal,async signal=>{this.log.append({kind:"CondensationRequest"})
await this.#mailbox.shutDuring(()=>condenseNow(this.#stepParts(),signal))})}executeTool(name,input,signal=unending()){return(0,rerun.o)(this.#stepParts(),{name:name,input:input,signal:signal})}rerunActions(signal=unending(),results){const{agent:agent,workspace:workspace,toolSecrets:secrets}=this.#stepParts()
return(0,rerun.s)(this.#parts.branch.events,{agent:agent,workspace:workspace,signal:signal,secrets:secrets,results:results})}fork({agent:agent=this.#options.agent,...fork}){this.#runner.requireRest();(0,conversation_fork.yy)(this.#parts,fork)
const conversation=LocalConversation.open({...this.#options,id:fork.id,store:fork.store,agent:agent})
conversation.updateSecrets(this.state.secrets.all())
return conversation}navigateTo(id){this.#runner.requireRest()
const{branch:branch,state:state}=this.#parts
this.log.navigateTo(id)
branch.rebuild()
state.batch(()=>{state.save()
if(this.#isWaiting&&!(0,decision.s2)(this.log))state.update({execution_status:"idle"})})}updateSecrets(secrets){this.#parts.state.updateSecrets(secrets)}setConfirmationPolicy(confirmation_policy){this.#parts.state.update({confirmation_policy:confirmation_policy})}setSecurityAnalyzer(analyzer){this.#analyzer=analyzer
this.#parts.state.update({security_analyzer:analyzer&&(0,analyzers.zv)(analyzer)})}setTags(tags){this.#parts.state.update({tags:(0,conversation_fork.b5)(tags)})}block(what,id,reason){this.#parts.state.block(what,id,reason)}observe(observer){return this.#observers.add(observer)}finalResponse(){return(0,conversation._)(this.#parts.branch.events)}close(){this.#closing??=this.#close()
return this.#closing}async#close(){await this.#runner.interrupt()
await this.#parts.extensions.end()
const{agent:agent,report:report}=this.#options
for(const fault of await(0,toolbox.g)(agent.toolbox.tools))report?.(fault)
this.log.close()}#introduce(){if(this.#parts.branch.events.some(({kind:kind})=>kind==="SystemPromptEvent"))return
this.log.append((0,agent.o2)(this.#options.agent))}#play(plan){const{limits:limits,reportsCost:reportsCost}=this.#options
const onFinish=cut=>this.#parts.extensions.mayFinish(cut,this.#options.onFinish)
const parts={...this.#stepParts(),mailbox:this.#mailbox,limits:limits,reportsCost:reportsCost,onFinish:onFinish}
return this.#runner.play(parts,plan)}#stepParts(){const{agent:agent,workspace:workspace,whenRisky:whenRisky,whenGranted:whenGranted,onReply:onReply}=this.#options
return{...this.#parts,agent:agent,workspace:workspace,whenRisky:whenRisky,whenGranted:whenGranted,onReply:onReply}}#asking(usageId,signal){const[{agent:agent},{state:state}]=[this.#options,this.#parts]
return{agent:agent,signal:signal,mask:state.secrets.mask,onReply:spent=>state.addReply(usageId,agent.model,spent)}}get#isWaiting(){return this.state.status==="waiting_for_confirmation"}}function unending(){return(new AbortController).signal}}),43223:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>Observers})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
class Observers{#observers=new Set
#failed=new WeakSet
#report
constructor(report){this.#report=report}add(observer){this.#observers.add(observer)
return()=>this.#observers.delete(observer)}tell(event){for(const observer of[...this.#observers])try{observer.onEvent?.(event)}catch(cause){this.#fail(observer,event.kind,cause)}}deltas(secrets){const listeners=[...this.#observers].filter(({onDelta:onDelta})=>onDelta!==void 0)
if(listeners.length===0)return
const[text,thoughts]=[secrets?.masker(),secrets?.masker()]
const tell=(content,reasoning_content)=>{if(content===""&&reasoning_content==="")return
const delta={...content&&{content:content},...reasoning_content&&{reasoning_content:reasoning_content}}
for(const listener of listeners)this.#tellDelta(listener,delta)}
return{onDelta:({content:content="",reasoning_content:reasoning_content=""})=>tell(text?.push(content)??content,thoughts?.push(reasoning_content)??reasoning_content),end:()=>tell(text?.end()??"",thoughts?.end()??"")}}#tellDelta(observer,delta){try{observer.onDelta?.(delta)}catch(cause){this.#fail(observer,"StreamingDeltaEvent",cause)}}#fail(observer,kind,cause){if(this.#failed.has(observer))return
this.#failed.add(observer)
const message=cause instanceof Error?cause.message:String(cause)
this.#report(new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`An observer failed at a ${kind}: ${message}`,{cause:cause}))}}}),15924:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>openConversation})
var _local_conversation_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(49207)
async function openConversation(options){return options.workspace.openConversation?.(options)??_local_conversation_js__WEBPACK_IMPORTED_MODULE_0__.F.open(options)}}),88102:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Eo:()=>analyzerOf,Ne:()=>openLog,bA:()=>restoreHead})
var fault=__webpack_require__(98664)
var event_log=__webpack_require__(15022)
var secret_registry=__webpack_require__(63935)
var analyzers=__webpack_require__(30350)
var envelope=__webpack_require__(71093)
var view=__webpack_require__(3113)
var visible_event=__webpack_require__(52333)
class ActiveBranch{#log
#events=[]
#builder=new view.HA
#leaf=null
#lastUserMessageId
constructor(log){this.#log=log
this.rebuild()
log.subscribe(event=>this.#follow(event))}get events(){return this.#events}get lastUserMessageId(){return this.#lastUserMessageId}view(){return this.#builder.view()}rebuild(){this.#events=[]
this.#builder=new view.HA
this.#lastUserMessageId=void 0
for(const event of this.#log.branch())this.#add(event)
this.#leaf=this.#log.leaf}#follow(event){if(this.#log.leaf===this.#leaf)return
if(event.parent_id===(this.#leaf??envelope.Dl)){this.#add(event)
this.#leaf=event.id}else this.rebuild()}#add(event){this.#events.push(event)
this.#builder.append(event)
if((0,visible_event.ks)(event))this.#lastUserMessageId=event.id}}var decision=__webpack_require__(45020)
var extension_extensions=__webpack_require__(30412)
var conversation_observers=__webpack_require__(43223)
var agent_record=__webpack_require__(95813)
var base_state=__webpack_require__(95017)
var external_node_util_=__webpack_require__(57975)
var mask_texts=__webpack_require__(3828)
var stats=__webpack_require__(14549)
class ConversationState{#parts
#listeners=new Set
#fields
#blockedActions
#blockedMessages
#steps=0
#depth=0
#isDirty=!0
constructor(parts){this.#parts=parts
this.#fields=parts.fields
this.#blockedActions=new Map(Object.entries(parts.fields.blocked_actions))
this.#blockedMessages=new Map(Object.entries(parts.fields.blocked_messages))
this.batch(()=>{})}get identity(){return this.#parts.identity}get secrets(){return this.#parts.secrets}get fields(){return this.#fields}get status(){return this.#fields.execution_status}get stats(){return this.#fields.stats}get totals(){return(0,stats.vA)(this.#fields.stats)}get blockedActions(){return this.#blockedActions}get blockedMessages(){return this.#blockedMessages}block(what,id,reason){const map=what==="actions"?this.#blockedActions:this.#blockedMessages
map.set(id,reason)
this.update({[`blocked_${what}`]:Object.fromEntries(map)})}update(change){const changed=Object.keys(change).filter(key=>!(0,external_node_util_.isDeepStrictEqual)(change[key],this.#fields[key]))
if(changed.length===0)return
this.batch(()=>{this.#fields={...this.#fields,...change}
this.#isDirty=!0})
for(const key of changed)for(const listener of this.#listeners)listener(key,change[key])}get steps(){return this.#steps}countStep(){this.#steps+=1}addReply(usageId,{name:name,features:features},spent){const{mask:mask}=this.#parts.secrets
const{id:id,model:model}=(0,mask_texts.X)({id:spent.id,model:spent.model??name},mask)
const told={...spent,...id!==void 0&&{id:id},model:model}
this.update({stats:(0,stats.NZ)(this.#fields.stats,usageId,{name:model,features:features},told)})}get agentState(){return{get:key=>this.#fields.agent_state[key],set:(key,value)=>this.setAgentState(key,value)}}setAgentState(key,value){this.update({agent_state:{...this.#fields.agent_state,[key]:(0,envelope.uN)(value)}})}updateSecrets(secrets){this.#parts.secrets.update(secrets)
this.save()}batch(act){this.#depth+=1
try{return act()}finally{this.#depth-=1
if(this.#depth===0&&this.#isDirty)this.#write()}}save(){this.batch(()=>{this.#isDirty=!0})}subscribe(listener){this.#listeners.add(listener)}#write(){const{identity:identity,secrets:secrets,cipher:cipher,store:store,facts:facts}=this.#parts
const{stats:stats,...fields}=this.#fields
const told=(0,mask_texts.X)({...identity,...fields,...facts()},secrets.mask)
const saved={...told,stats:stats,secret_registry:secrets.dump(cipher)}
try{store.write(base_state.bv,(0,base_state.rw)(saved))}catch(cause){const hint="Check that the disk is not full and is writable."
throw new fault.vC("config",`The file ${base_state.bv} cannot be written.`,{hint:hint,cause:cause})}this.#isDirty=!1}}function openLog(options){const{id:id,agent:agent,store:store,stamper:stamper,secretWorld:secretWorld,hiddenValues:hiddenValues}=options
const secrets=new secret_registry.ks(secretWorld,hiddenValues)
const log=new event_log.v(store,stamper,secrets.mask)
try{const stored=(0,base_state.un)(store)
if(!stored&&log.length>0)throw(0,base_state.ox)()
if(stored)(0,base_state.Px)(stored,{id:id,kind:agent_record.XJ,toolbox:agent.toolbox})
return stored?resume(options,{log:log,secrets:secrets},stored):begin(options,{log:log,secrets:secrets})}catch(error){log.close()
throw error}}function begin(options,begun){const identity=identityOf(options)
const fresh=base_state.zn.parse({...identity,execution_status:"idle"})
return assemble(options,begun,{...fresh,stuck_detection:options.stuckDetection??!0})}function resume(options,begun,stored){const{log:log}=begun
restoreHead(log,stored)
const isWaiting=stored.execution_status==="waiting_for_confirmation"&&(0,decision.s2)(log)
const isCutOff=["running","waiting_for_confirmation"].includes(stored.execution_status)&&!isWaiting
const opened=assemble(options,begun,{...stored,...isCutOff&&{execution_status:"idle"}})
if(!isWaiting)(0,decision.kI)(log)
opened.state.save()
return opened}function assemble(options,{log:log,secrets:secrets},stored){const{store:store,cipher:cipher,stamper:stamper}=options
unlock(secrets,options,stored)
const branch=new ActiveBranch(log)
const state=new ConversationState({identity:identityOf(options,stored),fields:{...fieldsOf(stored),security_analyzer:recordFor(options.securityAnalyzer,stored)},secrets:secrets,cipher:cipher,store:store,facts:()=>({last_user_message_id:branch.lastUserMessageId,...headOf(log)})})
const extensions=new extension_extensions.F(options,{log:log,branch:branch,state:state,stamper:stamper})
const observers=observersOf(options,log)
return{log:log,branch:branch,state:state,toolSecrets:secrets.forTools(),extensions:extensions,observers:observers}}function observersOf({observers:observers=[],report:report},log){const all=new conversation_observers.G(report??(()=>{}))
for(const observer of observers)all.add(observer)
log.subscribe(event=>all.tell(event))
return all}function identityOf({id:id,agent:agent,workspace:workspace,limits:limits},stored){return{id:id,agent:(0,agent_record.iR)(agent,stored?.agent),workspace:{kind:workspace.kind,working_dir:workspace.workingDir},max_iterations:limits.maxIterations}}function fieldsOf(stored){const{id:id,agent:agent,workspace:workspace,max_iterations:max_iterations,secret_registry:secret_registry,...rest}=stored
const{last_user_message_id:last_user_message_id,leaf_event_id:leaf_event_id,head_is_empty:head_is_empty,event_count:event_count,...fields}=rest
return fields}function recordFor(analyzer,{security_analyzer:security_analyzer}){return analyzer?(0,analyzers.zv)(analyzer):security_analyzer}function unlock(secrets,options,{secret_registry:secret_registry}){const{cipher:cipher,report:report,secrets:given={}}=options
const lost=secrets.load(secret_registry,cipher).filter(name=>!Object.hasOwn(given,name))
secrets.update(given)
if(lost.length===0)return
const message=`Secrets of this conversation could not be read: ${lost.join(", ")}.`
report?.(new fault.vC("config",message,{hint:"Supply them again."}))}function analyzerOf(options,record){const{securityAnalyzer:securityAnalyzer,report:report}=options
if(securityAnalyzer||!record)return securityAnalyzer
const saved=(0,analyzers.$e)(record)
if(saved)return saved
const hint="Supply it again, or every risk is unknown."
report?.(new fault.vC("config",`The security analyzer ${record.kind} of this conversation is not there.`,{hint:hint}))
return}function headOf(log){const isEmpty=log.leaf===null&&log.slice().some(({kind:kind})=>kind!=="ConversationStateUpdateEvent")
return{...log.leaf!==null&&{leaf_event_id:log.leaf},head_is_empty:isEmpty,event_count:log.length}}function restoreHead(log,{leaf_event_id:leaf_event_id,head_is_empty:head_is_empty,event_count:event_count}){const since=log.slice(event_count??log.length)
if(since.some(({kind:kind})=>kind!=="ConversationStateUpdateEvent"))return
if(head_is_empty)log.navigateTo(null)
else if(leaf_event_id!=null&&log.indexOf(leaf_event_id)>=0)log.navigateTo(leaf_event_id)}}),25578:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{o:()=>executeTool,s:()=>rerunActions})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _agent_prepare_call_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90592)
var _event_content_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46032)
var _event_mask_texts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3828)
var _secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63935)
var _tool_call_tool_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(14596)
var _tool_tool_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(69423)
var _tool_wire_class_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(17117)
var _view_properties_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(10397)
async function rerunActions(events,{agent:agent,workspace:workspace,signal:signal,secrets:secrets,results:results}){let repeated=0
for(const[call,result]of(0,_view_properties_js__WEBPACK_IMPORTED_MODULE_8__.d5)(events)){if(!call.action||result.kind==="UserRejectObservation")continue
const tool=agent.toolbox.get(call.tool_name)
if(!tool)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`There is no tool ${call.tool_name} to run the actions again.`)
signal.throwIfAborted()
const prepared=(0,_agent_prepare_call_js__WEBPACK_IMPORTED_MODULE_1__.m)(call.tool_call,agent.toolbox)
const input=(0,_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_7__.IX)(call.action,prepared.status==="ready"?prepared.input:{})
const unmasked=await(0,_tool_call_tool_js__WEBPACK_IMPORTED_MODULE_5__.T)(tool,input,{workspace:workspace,signal:signal,secrets:secrets})
const again=secrets?(0,_event_mask_texts_js__WEBPACK_IMPORTED_MODULE_3__.X)(unmasked,secrets.mask):unmasked
repeated+=1
if(results)record(results,call,again)
const error=errorOf(again)
if(error!==void 0&&!hadFailed(result))return{repeated:repeated,failed:{action:call,error:error}}}return{repeated:repeated}}function record(results,{id:id,tool_name:tool_name,tool_call_id:tool_call_id},result){const about={tool_name:tool_name,tool_call_id:tool_call_id}
if(result.status==="crashed")results.append({kind:"AgentErrorEvent",...about,error:result.error})
else results.append({kind:"ObservationEvent",...about,action_id:id,observation:result.observation})}function errorOf(result){if(result.status==="crashed")return result.error
return result.observation.is_error?(0,_event_content_js__WEBPACK_IMPORTED_MODULE_2__.wh)(result.observation.content):void 0}function hadFailed(result){return result.kind==="AgentErrorEvent"||result.kind==="ObservationEvent"&&result.observation.is_error}async function executeTool({agent:agent,workspace:workspace,state:state,toolSecrets:toolSecrets},{name:name,input:input,signal:signal}){const tool=agent.toolbox.get(name)
if(!tool)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`There is no tool ${name}.`)
const own=(0,_tool_tool_js__WEBPACK_IMPORTED_MODULE_6__.L4)(name,state.agentState)
const result=await(0,_tool_call_tool_js__WEBPACK_IMPORTED_MODULE_5__.T)(tool,input,{workspace:workspace,signal:signal,secrets:toolSecrets&&(0,_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_4__.lO)(toolSecrets),state:own})
return(0,_event_mask_texts_js__WEBPACK_IMPORTED_MODULE_3__.X)(result,state.secrets.mask)}}),86055:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NN:()=>PAUSED,__:()=>Budget,yT:()=>limitError})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
const PAUSED="paused"
function limitError({of:of,most:most}){switch(of){case"steps":return{code:"MaxIterationsReached",detail:`Agent reached maximum iterations limit (${most}).`}
case"money":return{code:"MaxBudgetReached",detail:`The run reached its spending limit of $${most}.`}
case"tokens":return{code:"MaxTokensReached",detail:`The run reached its limit of ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(most,"token")}.`}}}class Budget{#limits
#dollars=0
#tokens=0
constructor(limits,reportsCost){this.#limits=limits
if(reportsCost===!1)this.#dollars=void 0
this.#requirePrice()}add({usage:usage}){this.#dollars=this.#dollars===void 0||usage.cost===void 0?void 0:this.#dollars+usage.cost
this.#tokens+=usage.prompt_tokens+usage.completion_tokens}get mustStop(){return!this.#isTold||this.#usedUp()!==void 0}get reached(){this.#requirePrice()
return this.#usedUp()}#usedUp(){const{maxBudget:maxBudget,maxTokensWithoutCost:maxTokensWithoutCost}=this.#limits
const maxTokens=this.#limits.maxTokens??(this.#dollars===void 0?maxTokensWithoutCost:void 0)
if(maxBudget!==void 0&&(this.#dollars??0)>=maxBudget)return{of:"money",most:maxBudget}
if(maxTokens!==void 0&&this.#tokens>=maxTokens)return{of:"tokens",most:maxTokens}
return}get#isTold(){const{maxBudget:maxBudget,maxTokensWithoutCost:maxTokensWithoutCost}=this.#limits
return maxBudget===void 0||maxTokensWithoutCost!==void 0||this.#dollars!==void 0}#requirePrice(){if(this.#isTold)return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config","The spending limit cannot be enforced: the model's endpoint does not state what a call costs, and the price is not known.",{hint:"Remove the limit, or state the price of the model."})}}}),15022:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{v:()=>EventLog})
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(37428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
var _event_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84796)
var _mask_texts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3828)
var _readable_log_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(22670)
var _recovery_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(61670)
var _wire_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(23860)
class EventLog extends _readable_log_js__WEBPACK_IMPORTED_MODULE_4__.X{findings
#store
#stamper
#mask
#lock
tree
#next
#isOpen=!0
constructor(store,stamper,mask=text=>text){super()
this.#store=store
this.#stamper=stamper
this.#mask=mask
this.#lock=store.lock(`${_recovery_js__WEBPACK_IMPORTED_MODULE_5__.L7}/${_recovery_js__WEBPACK_IMPORTED_MODULE_5__.YM}`)
try{const{tree:tree,next:next,findings:findings}=(0,_recovery_js__WEBPACK_IMPORTED_MODULE_5__.lj)(store)
this.tree=tree
this.#next=next
this.findings=[...staleLock(this.#lock),...findings]}catch(error){this.#lock.release()
throw error}}append(draft){const{id:id,timestamp:timestamp}=this.#stamper()
const event=_event_js__WEBPACK_IMPORTED_MODULE_2__.SZ.safeParse({id:id,parent_id:this.leaf??_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Dl,...(0,_mask_texts_js__WEBPACK_IMPORTED_MODULE_3__.X)(draft,this.#mask),timestamp:timestamp})
if(event.success)return this.#take(event.data)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`A ${draft.kind} was to be appended that is invalid: ${zod__WEBPACK_IMPORTED_MODULE_7__.S1(event.error)}`)}fork(store,leaf=this.leaf){if(store.list(_recovery_js__WEBPACK_IMPORTED_MODULE_5__.L7).length>0){const hint="Give it an empty folder, or a store without events."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config","The store of a fork is not empty.",{hint:hint})}const fork=new EventLog(store,this.#stamper,this.#mask)
for(const event of this.branch(leaf))fork.#take(event)
return fork}close(){if(this.#isOpen)this.#lock.release()
this.#isOpen=!1}#take(event){if(!this.#isOpen)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","The event log is closed.")
this.tree.check(event)
this.#write((0,_recovery_js__WEBPACK_IMPORTED_MODULE_5__.W7)(this.#next,event.id),(0,_wire_js__WEBPACK_IMPORTED_MODULE_6__.D)(event))
this.#next+=1
this.announce(event)
return event}#write(name,text){try{this.#store.write(name,text)}catch(cause){const hint="Check that the disk is not full and is writable."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The event file ${name} cannot be written.`,{hint:hint,cause:cause})}}}function staleLock({tookOver:tookOver}){if(tookOver===void 0)return[]
const text=`${tookOver} ended without closing the log; its lock was taken over.`
return[{kind:"stale-lock",file:`${_recovery_js__WEBPACK_IMPORTED_MODULE_5__.L7}/${_recovery_js__WEBPACK_IMPORTED_MODULE_5__.YM}`,text:text}]}}),84796:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SZ:()=>StoredEvent,aO:()=>WireEvent})
var schemas=__webpack_require__(28942)
var actions=__webpack_require__(67159)
var host_events=__webpack_require__(47092)
var content=__webpack_require__(46032)
var envelope=__webpack_require__(71093)
const MessageEvent=schemas.strictObject({kind:schemas.literal("MessageEvent"),...envelope.iE,source:envelope.kL,llm_message:content.QB,llm_response_id:schemas.string().optional(),activated_skills:schemas.array(schemas.string()).readonly().prefault([]),extended_content:schemas.array(content.ny).readonly().prefault([]),sender:schemas.string().optional(),critic_result:content.Yt.optional()}).readonly()
const ToolRecord=schemas.strictObject({kind:schemas.string(),title:schemas.string().optional(),description:schemas.string(),action_type:schemas.string(),observation_type:schemas.string().optional(),annotations:schemas.record(schemas.string(),envelope.LM).readonly().optional(),meta:schemas.record(schemas.string(),envelope.LM).readonly().optional(),client_tool_name:schemas.string().optional(),input_schema:schemas.record(schemas.string(),envelope.LM).readonly().optional(),mcp_tool:schemas.record(schemas.string(),envelope.LM).readonly().optional()}).readonly()
const SystemPromptEvent=schemas.strictObject({kind:schemas.literal("SystemPromptEvent"),...envelope.iE,source:envelope.kL.default("agent"),system_prompt:content.ny,tools:schemas.array(ToolRecord).readonly(),dynamic_context:content.ny.optional()}).readonly()
const Condensation=schemas.strictObject({kind:schemas.literal("Condensation"),...envelope.iE,source:envelope.kL.default("environment"),forgotten_event_ids:schemas.array(schemas.string()).readonly().prefault([]),summary:schemas.string().optional(),summary_offset:schemas.int().min(0).optional(),llm_response_id:schemas.string()}).readonly()
const CondensationRequest=schemas.strictObject({kind:schemas.literal("CondensationRequest"),...envelope.iE,source:envelope.kL.default("environment")}).readonly()
const CondensationSummaryEvent=schemas.strictObject({kind:schemas.literal("CondensationSummaryEvent"),...envelope.iE,id:schemas.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:envelope.kL.default("environment"),summary:schemas.string()}).readonly()
const StoredEvent=schemas.discriminatedUnion("kind",[SystemPromptEvent,MessageEvent,actions.XP,actions.xn,actions.l,actions.MR,Condensation,CondensationRequest,host_events.vW,host_events.cr,actions.mY,host_events.Kf,host_events.mM,host_events.xv,host_events.SO,host_events.CT,host_events.TO])
const WireEvent=schemas.discriminatedUnion("kind",[...StoredEvent.options,CondensationSummaryEvent,host_events.LX,actions.YZ])
schemas.discriminatedUnion("kind",[...WireEvent.options,host_events.Nl])}),2507:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,G2:()=>TEMPORARY,LK:()=>memoryStore,s4:()=>folderStore})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const TEMPORARY=".tmp"
function folderStore(root){const made=new Set
const pathOf=name=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root,requireInside(name))
const makeParent=path=>{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(!made.has(parent))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(parent,{recursive:!0})
made.add(parent)
return path}
return{write(name,text){const path=makeParent(pathOf(name));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path+TEMPORARY,text);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path+TEMPORARY,path)},read:name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(pathOf(name),"utf8"),list:folder=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(pathOf(folder))?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(pathOf(folder)).sort():[],move:(from,to)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(pathOf(from),makeParent(pathOf(to))),remove:name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(pathOf(name),{force:!0}),lock:name=>takeLock(makeParent(pathOf(name)))}}function requireInside(name){const isInside=name!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(name)&&!name.split(/[/\\]/).includes("..")
if(!isInside)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`The file name ${JSON.stringify(name)} leaves the folder of the conversation.`)
return name}function memoryStore(files=new Map){const held=new Set
const read=name=>{const text=files.get(requireInside(name))
if(text===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug",`There is no file ${name} in memory.`)
return text}
return{write:(name,text)=>void files.set(requireInside(name),text),read:read,list:folder=>filesIn(`${requireInside(folder)}/`,[...files.keys()]).sort(),move(from,to){files.set(requireInside(to),read(from))
files.delete(from)},remove:name=>void files.delete(requireInside(name)),lock(name){if(held.has(name))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("bug","This conversation is open already.",{hint:"Close it first."})
held.add(name)
return{tookOver:void 0,release:()=>void held.delete(name)}}}}function filesIn(folder,names){const inside=names.filter(name=>name.startsWith(folder)).map(name=>name.slice(folder.length))
return inside.filter(name=>!name.includes("/"))}function takeLock(path){const own=identityOf(process.pid)??`${process.pid} unknown`
const stale=create(path,own)?void 0:takeOver(path,own)
return{tookOver:stale,release:()=>release(path,own)}}function create(path,own){const draft=`${path}.${process.pid}`;(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft,own)
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft,path)
return!0}catch(error){if(isCode(error,"EEXIST"))return!1
throw error}finally{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft)}}function takeOver(path,own){const holder=read(path)??""
if(holder===own)throw held(path,"in this process already","Close it first.")
if(isAlive(holder))throw held(path,`by process ${pidOf(holder)}`,"Wait until that process has ended.")
if(!putAside(path,holder)||!create(path,own))throw held(path,"by a process that was faster","Wait until it has ended.")
return holder===""?void 0:`process ${pidOf(holder)}`}function putAside(path,holder){const aside=`${path}.${process.pid}.stale`
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(path,aside)}catch(error){if(isCode(error,"ENOENT"))return!1
throw error}const isStale=read(aside)===holder
if(isStale)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(aside)
else(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(aside,path)
return isStale}function release(path,own){if(read(path)===own)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:!0})}function held(path,by,hint){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`The conversation is open ${by} (${path}).`,{hint:hint})}function pidOf(holder){return Number(holder.split(" ")[0])}function isAlive(holder){const pid=pidOf(holder)
return Number.isInteger(pid)&&pid>0&&identityOf(pid)===holder}function identityOf(pid){const boot=read("/proc/sys/kernel/random/boot_id")
if(boot===void 0)return answers(pid)?`${pid} unknown`:void 0
const[state,...fields]=read(`/proc/${pid}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return state==="Z"||state==="X"?void 0:`${pid} ${boot.trim()}/${fields[18]}`}function answers(pid){try{process.kill(pid,0)
return!0}catch(error){return isCode(error,"EPERM")}}function read(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")}catch(error){if(isCode(error,"ENOENT")||isCode(error,"ESRCH"))return
throw error}}function isCode(error,code){return error instanceof Error&&"code"in error&&error.code===code}}),47092:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CT:()=>TokenEvent,Kf:()=>ConversationStateUpdateEvent,LX:()=>StreamingDeltaEvent,Nl:()=>UnknownEvent,SO:()=>LLMCompletionLogEvent,TO:()=>ACPToolCallEvent,cr:()=>InterruptEvent,mM:()=>HookExecutionEvent,vW:()=>PauseEvent,xv:()=>SecurityAnalysisEvent})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _actions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67159)
const LLMCompletionLogEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("LLMCompletionLogEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),filename:zod__WEBPACK_IMPORTED_MODULE_2__.string(),log_data:zod__WEBPACK_IMPORTED_MODULE_2__.string(),model_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("unknown"),usage_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("default")}).readonly()
const StreamingDeltaEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("StreamingDeltaEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),reasoning_content:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}).readonly()
const TokenEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("TokenEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),prompt_token_ids:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int()).readonly(),response_token_ids:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.int()).readonly()}).readonly()
const LIMIT=5e4
const capped=zod__WEBPACK_IMPORTED_MODULE_2__.string().transform(value=>value.length<=LIMIT?value:value.slice(0,LIMIT).replace(/[\uD800-\uDBFF]$/,""))
const HookExecutionEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("HookExecutionEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("hook"),hook_event_type:zod__WEBPACK_IMPORTED_MODULE_2__.string(),hook_command:capped,tool_name:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),success:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),blocked:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),exit_code:zod__WEBPACK_IMPORTED_MODULE_2__.int(),stdout:capped,stderr:capped,reason:capped.optional(),additional_context:capped.optional(),error:capped.optional(),action_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),message_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),hook_input:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional()}).readonly()
const SecurityAnalysisEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("SecurityAnalysisEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),analyzer:zod__WEBPACK_IMPORTED_MODULE_2__.string(),policy:zod__WEBPACK_IMPORTED_MODULE_2__.string(),risks:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_actions_js__WEBPACK_IMPORTED_MODULE_1__.IB).readonly(),details:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().prefault({})}).readonly()
const ConversationStateUpdateEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ConversationStateUpdateEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("environment"),key:zod__WEBPACK_IMPORTED_MODULE_2__.string(),value:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null)}).readonly()
const PauseEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("PauseEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("user")}).readonly()
const InterruptEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("InterruptEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("user")}).readonly()
const ACPToolCallEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("ACPToolCallEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.default("agent"),tool_call_id:zod__WEBPACK_IMPORTED_MODULE_2__.string(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),status:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),tool_kind:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),raw_input:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),raw_output:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM.default(null),content:zod__WEBPACK_IMPORTED_MODULE_2__.array(_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM).readonly().optional(),is_error:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}).readonly()
const UnknownEvent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({kind:zod__WEBPACK_IMPORTED_MODULE_2__.literal("UnknownEvent"),..._envelope_js__WEBPACK_IMPORTED_MODULE_0__.iE,source:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.kL.catch("environment"),wire:_envelope_js__WEBPACK_IMPORTED_MODULE_0__.LM}).readonly()}),22670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>EventTree,X:()=>ReadableLog})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71093)
const NOWHERE=-1
const NEWS="ConversationStateUpdateEvent"
class EventTree{#events=[]
#parents=[]
#positions=new Map
#leaf=NOWHERE
get events(){return this.#events}get leaf(){return this.#events[this.#leaf]?.id??null}indexOf(id){return this.#positions.get(id)??NOWHERE}check(event){if(this.#positions.has(event.id))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`There is an event ${event.id} already.`)
this.#parentOf(event)}add(event){this.#parents.push(this.#parentOf(event))
const position=this.#events.push(event)-1
this.#positions.set(event.id,position)
if(event.kind!==NEWS)this.#leaf=position}moveTo(id){let position=this.#require(id)
while(this.#events[position]?.kind===NEWS)position=this.#parents[position]??NOWHERE
this.#leaf=position}branchTo(id){const branch=[]
for(let position=this.#require(id);position!==NOWHERE;position=this.#parents[position]??NOWHERE)branch.push(...this.#events.slice(position,position+1))
return branch.reverse()}#require(id){if(id===null)return NOWHERE
const position=this.indexOf(id)
if(position===NOWHERE){const hint="Use the `id` of an event of its log."
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`There is no event ${id} in this conversation.`,{hint:hint})}return position}#parentOf({id:id,parent_id:parent_id}){if(parent_id===void 0)return this.#events.length-1
if(parent_id===_envelope_js__WEBPACK_IMPORTED_MODULE_1__.Dl)return NOWHERE
const position=this.indexOf(parent_id)
if(position===NOWHERE)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`The event ${id} follows ${parent_id}, which is not before it.`)
return position}}class ReadableLog{#listeners=new Set
get length(){return this.tree.events.length}at(index){return this.tree.events.at(index)}slice(start,end){return this.tree.events.slice(start,end)}get(id){return this.tree.events[this.tree.indexOf(id)]}indexOf(id){return this.tree.indexOf(id)}[Symbol.iterator](){return this.tree.events.values()}get leaf(){return this.tree.leaf}branch(leaf=this.leaf){return this.tree.branchTo(leaf)}navigateTo(id){this.tree.moveTo(id)}subscribe(listener){this.#listeners.add(listener)
return()=>this.#listeners.delete(listener)}announce(event){this.tree.add(event)
for(const listener of[...this.#listeners])listener(event)}}}),61670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L7:()=>FOLDER,W7:()=>fileOf,YM:()=>LOCK,lj:()=>recover})
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(961)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(37428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _file_store_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2507)
var _readable_log_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22670)
var _wire_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(23860)
const FOLDER="events"
const LOCK=".eventlog.lock"
const ASIDE=".corrupt"
const ASIDE_ENDING=/\.corrupt(-\d+)?$/
const SDK_MARKER=/^\.eventlog-len-\d+\.marker$/
const NAME=/^event-(\d{5,})-([0-9a-fA-F-]{8,})\.json$/
function recover(store){const place={store:store,names:store.list(FOLDER),findings:[]}
const files=withoutTornTail(place,untilGap(place,eventFiles(place)))
const tree=readTree(place,files)
return{tree:tree,next:(files.at(-1)?.number??-1)+1,findings:place.findings}}function fileOf(number,id){return`${FOLDER}/event-${String(number).padStart(5,"0")}-${id}.json`}function eventFiles(place){const files=place.names.flatMap(name=>{const[,number,id]=NAME.exec(name)??[]
if(number!==void 0&&id!==void 0)return[{name:name,number:Number(number),id:id}]
passOver(place,name)
return[]})
return files.sort((a,b)=>a.number-b.number)}function passOver(place,name){if(name.startsWith(LOCK)||SDK_MARKER.test(name)||NAME.test(name.replace(ASIDE_ENDING,"")))return
if(!name.endsWith(_file_store_js__WEBPACK_IMPORTED_MODULE_1__.G2)||!NAME.test(name.slice(0,-_file_store_js__WEBPACK_IMPORTED_MODULE_1__.G2.length))){report(place,"foreign-file",name,"This is not an event file; it was ignored.")
return}place.store.remove(`${FOLDER}/${name}`)
report(place,"leftover-temporary",name,"A write that was cut short was removed; its event was never announced.")}function untilGap(place,files){for(const[position,{name:name,number:number}]of files.entries()){const before=files[position-1]?.number??-1
if(number>before+1)return cutAtGap(place,files,position)
if(number===before)report(place,"same-number",name,`Two files have the number ${number}; both were kept.`)}return files}function cutAtGap(place,files,position){const[kept,lost]=[files.slice(0,position),files.slice(position)]
for(const{name:name}of lost.toReversed())setAside(place,name)
const missing=(kept.at(-1)?.number??-1)+1
const text=`Event number ${missing} is missing; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(lost.length,"file")} after it got the ending ${ASIDE}.`
report(place,"gap",lost[0]?.name??"",text)
return kept}function withoutTornTail(place,files){const last=files.findLastIndex(({name:name})=>isWhole(place.store.read(`${FOLDER}/${name}`)))
for(const{name:name}of files.slice(last+1).toReversed()){setAside(place,name)
report(place,"torn-tail",name,`The event was not written to its end; its file got the ending ${ASIDE}.`)}return files.slice(0,last+1)}function isWhole(text){try{JSON.parse(text)
return!0}catch(error){if(error instanceof SyntaxError)return!1
throw error}}function setAside({store:store,names:names},name){let aside=name+ASIDE
for(let copy=2;names.includes(aside);copy+=1)aside=`${name}${ASIDE}-${copy}`
store.move(`${FOLDER}/${name}`,`${FOLDER}/${aside}`)}function readTree(place,files){const tree=new _readable_log_js__WEBPACK_IMPORTED_MODULE_2__.V
const strangers=[]
for(const file of files)if(tree.indexOf(file.id)<0)strangers.push(...readInto(tree,place.store,file))
else report(place,"duplicate",file.name,"An event before this one has the same id; that one counts.")
for(const[what,[first,...others]]of Map.groupBy(strangers,({what:what})=>what))if(first)report(place,first.kind,first.name,`${what} is unknown; ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(others.length+1,"event")}.`)
return tree}function readInto(tree,store,{name:name,id:id}){try{const{event:event,unknownFields:unknownFields}=(0,_wire_js__WEBPACK_IMPORTED_MODULE_3__.j)(JSON.parse(store.read(`${FOLDER}/${name}`)))
if(event.id!==id)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The event in it is ${event.id}.`)
tree.check(event)
tree.add(event)
if(event.kind==="UnknownEvent")return[{kind:"unknown-kind",what:wireKind(event),name:name}]
return unknownFields.map(field=>({kind:"unknown-field",what:`${event.kind}.${field}`,name:name}))}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The event file ${FOLDER}/${name} cannot be read: ${reasonOf(cause)}`,{hint:"Restore that file, or delete the conversation folder to start again.",cause:cause})}}function wireKind({wire:wire}){return typeof wire==="object"&&wire!==null&&"kind"in wire?String(wire.kind):""}function reasonOf(cause){if(cause instanceof zod__WEBPACK_IMPORTED_MODULE_5__.G)return zod__WEBPACK_IMPORTED_MODULE_6__.S1(cause)
return cause instanceof Error?cause.message:String(cause)}function report({findings:findings},kind,name,text){findings.push({kind:kind,file:`${FOLDER}/${name}`,text:text})}}),23860:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D:()=>dumpEvent,j:()=>readEvent})
var _envelope_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71093)
var _event_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(84796)
var _kind_host_events_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(47092)
function dumpEvent(event){if(event.kind==="UnknownEvent")return JSON.stringify(event.wire)
return JSON.stringify(Object.fromEntries(Object.entries(event).filter(([,field])=>field!==null)))}function readEvent(value){const strict=_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.safeParse(value)
if(strict.success)return{event:strict.data,unknownFields:[]}
if(isOfUnknownKind(value))return{event:unknownEvent(value),unknownFields:[]}
return forgive(value,strict.error.issues)}const KINDS=new Set(_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.options.map(option=>option.unwrap().shape.kind.value))
function isOfUnknownKind(value){const isObject=typeof value==="object"&&value!==null&&"kind"in value
return isObject&&typeof value.kind==="string"&&!KINDS.has(value.kind)}function unknownEvent(wire){const{id:id,timestamp:timestamp,parent_id:parent_id,source:source}=wire
const parent=parent_id===void 0||parent_id===null?{}:{parent_id:parent_id}
return _kind_host_events_js__WEBPACK_IMPORTED_MODULE_2__.Nl.parse({kind:"UnknownEvent",id:id,timestamp:timestamp,...parent,source:source,wire:wire})}function forgive(value,issues){const unknown=issues.flatMap(unknownFieldsOf)
const nulls=issues.map(issue=>issue.path).filter(path=>path.length>0&&valueAt(value,path)===null)
const known=structuredClone(value)
for(const path of[...unknown,...nulls])delete holderOf(known,path)[nameOf(path)]
const whole=structuredClone(_event_js__WEBPACK_IMPORTED_MODULE_1__.aO.parse(known))
for(const path of unknown)holderOf(whole,path)[nameOf(path)]=valueAt(value,path)
const event=(0,_envelope_js__WEBPACK_IMPORTED_MODULE_0__.uN)(whole)
return{event:event,unknownFields:unknown.map(path=>path.join("."))}}function unknownFieldsOf(issue){return issue.code==="unrecognized_keys"?issue.keys.map(key=>[...issue.path,key]):[]}function valueAt(value,path){return path.reduce((holder,key)=>holder?.[key],value)}function holderOf(value,path){return valueAt(value,path.slice(0,-1))}function nameOf(path){return path.at(-1)??""}}),30289:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q$:()=>OWN_NODE,xu:()=>MAX_PROGRAM_LINE,yk:()=>readOnlyWorkspace})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const OWN_NODE="node of the workspace"
const MAX_PROGRAM_LINE=12*1024*1024
function readOnlyWorkspace(workspace){const refuse=async()=>{throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:workspace.kind,workingDir:workspace.workingDir,outputDir:workspace.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:workspace.edits,saveOutput:(name,bytes)=>workspace.saveOutput(name,bytes),stat:path=>workspace.stat(path),read:(path,maxBytes)=>workspace.read(path,maxBytes),list:path=>workspace.list(path),realPath:path=>workspace.realPath(path),findFiles:(query,signal)=>workspace.findFiles(query,signal),searchText:(query,signal)=>workspace.searchText(query,signal),gitChanges:path=>workspace.gitChanges(path),gitDiff:file=>workspace.gitDiff(file)}}}),49588:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Af:()=>limitsOf,HA:()=>openRemembered,Nq:()=>conversationPath,d5:()=>withinMain})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54995)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(87233)
var _core_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(15924)
var _core_event_file_store_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2507)
var _core_tool_registry_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(92590)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(94869)
var _agent_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63882)
var _allowed_tools_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(45498)
var _knowledge_knowledge_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(71403)
function conversationPath(folder,id){return(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder,"conversations",id.replaceAll("-",""))}async function openRemembered(run,inputs,place){const{memory:memory,world:world}=run
try{return await openWith(run,inputs,place)}catch(error){if(!memory.isResumed)throw error
memory.startAfresh(world.newId(),(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_10__.TN)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message,300).replace(/\.$/,""))
memory.openIn(conversationPath(place.folder,memory.id))
return openWith(run,inputs,place)}}async function openWith(run,inputs,place){const{folder:folder,tools:tools,branch:branch,work:work,isReading:isReading,knowledge:knowledge,redact:redact,finishSchema:finishSchema,review:review,unusable:unusable,memoryFile:memoryFile,pictures:pictures,grants:grants,intents:intents,lookups:lookups}=place
const{workspace:workspace}=tools
const{world:world,job:job,memory:memory}=run
const{id:id}=memory
const repository=`${job.repository.owner}/${job.repository.name}`
const path=conversationPath(folder,id)
const store=(0,_core_event_file_store_js__WEBPACK_IMPORTED_MODULE_4__.s4)(path)
if(inputs["agent-server-conversation"]){const{openThere:openThere}=await Promise.all([__webpack_require__.e(1267),__webpack_require__.e(874),__webpack_require__.e(4267),__webpack_require__.e(6138)]).then(__webpack_require__.bind(__webpack_require__,13757))
const limits=withinMain(limitsOf(inputs),knowledge.main)
const conversation=await openThere({run:run,inputs:inputs,id:id,workspace:workspace,store:store,limits:limits,branch:branch,knowledge:knowledge,memoryFile:memoryFile})
return{conversation:conversation,closed:[]}}const completionLog=inputs["log-completions"]?completionLogIn(store,world,redact):void 0
const words={conversationId:id,repository:repository,workspace:workspace.workingDir,branch:branch,knowledge:knowledge}
const limit=AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"]*6e4))
const over=AbortSignal.any([world.signal,tools.over,limit])
const onWait=run.progress?.onWait
const options={inputs:inputs,world:world,completionLog:completionLog,onWait:onWait,onSilence:silence=>void place.silences.push(silence),finishSchema:finishSchema,added:tools.servers.tools,review:review,work:work,isReading:isReading,proposing:[...intents?.tools??[],...lookups],unusable:unusable,memoryFile:memoryFile,pictures:pictures,isNetworkOffered:grants==="offered",store:store,...words}
const agent=await(0,_agent_js__WEBPACK_IMPORTED_MODULE_7__.n1)(options)
if(!memory.isResumed)(0,_agent_js__WEBPACK_IMPORTED_MODULE_7__.sP)((0,_agent_js__WEBPACK_IMPORTED_MODULE_7__.zg)(inputs,id,world),world.now())
const conversation=await(0,_core_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_3__.k)({id:id,agent:agent,subAgents:subAgentsFor(options,{redact:redact,heard:place.subAgentEvents},{...knowledge,...tools}),workspace:workspace,store:store,stamper:()=>({id:world.newId(),timestamp:world.now().toISOString()}),limits:withinMain(limitsOf(inputs),knowledge.main),whenGranted:grants==="refused"?"refuse":"ask",secrets:inputs.secrets??{},hiddenValues:(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_2__.secretInputs)(world.env),...(0,_knowledge_knowledge_js__WEBPACK_IMPORTED_MODULE_9__.il)(knowledge,{workspace:place.hookWorkspace,trigger:run.trigger,over:over,isReading:isReading})})
return{conversation:conversation,closed:(0,_allowed_tools_js__WEBPACK_IMPORTED_MODULE_8__.S0)(agent.toolbox)}}function completionLogIn(store,{now:now,random:random},mask){const write=(name,text)=>{try{store.write(`logs/completions/${name}`,text)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.printNotice)(`A request to the model could not be logged. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message}`)}}
return{write:write,mask:mask,now:now,random:random}}function subAgentsFor(options,{redact:redact,heard:heard},{subAgentServers:subAgentServers,openOwn:openOwn}){const{agents:agents}=options.knowledge
if(agents.length===0)return
return{agents:agents,async agentFor(definition,store){const{named:named,own:own}=subAgentServers.get(definition.name)??EVERY_SERVER
const inherited=(options.added??[]).filter(({meta:meta})=>named?.includes(meta?.server??"")??!0)
const servers=await openOwn(definition.name,own,store)
const added=[...inherited,...beside(inherited,servers.tools)]
try{const as=named?withTools(definition,added):definition
const agent=await(0,_agent_js__WEBPACK_IMPORTED_MODULE_7__.n1)({...options,finishSchema:void 0,as:as,added:added,store:store})
return{agent:agent,close:()=>servers.close()}}catch(error){await servers.close()
throw error}},observer(id){const print=(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.printSubAgent)(redact,id)
return{onEvent(event){heard.push(event)
print(event)}}}}}const EVERY_SERVER={named:void 0,own:[]}
function beside(there,tools){return tools.filter(({name:name})=>!there.some(tool=>tool.name===name))}function withTools(definition,added){const{tools:tools}=definition
const isStrict=tools!==void 0&&!(0,_core_tool_registry_js__WEBPACK_IMPORTED_MODULE_5__.Xb)(tools)
return isStrict?{...definition,tools:[...tools,...added.map(({name:name})=>name)]}:definition}function withinMain(limits,main){const{max_iteration_per_run:steps,max_budget_per_run:dollars}=main??{}
const least=(limit,own)=>own===void 0?limit:Math.min(own,limit??own)
return{...limits,maxIterations:least(limits.maxIterations,steps)??limits.maxIterations,maxBudget:least(limits.maxBudget,dollars)}}const DEFAULT_DOLLARS=5
const DEFAULT_TOKENS=1e7
function limitsOf(inputs){const{"max-iterations":maxIterations,"max-budget-usd":dollars,"max-budget-tokens":tokens}=inputs
const maxTokens=tokens==="none"?void 0:tokens
if(typeof dollars==="number")return{maxIterations:maxIterations,maxBudget:dollars,maxTokens:maxTokens}
return{maxIterations:maxIterations,maxBudget:dollars==="none"?void 0:DEFAULT_DOLLARS,maxTokens:maxTokens,maxTokensWithoutCost:tokens==="none"?Number.POSITIVE_INFINITY:DEFAULT_TOKENS}}})}

export const id=622
export const ids=[622]
export const modules={53748:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Z:()=>assessBatch,Df:()=>mustWait,Lu:()=>decidableCalls,Pt:()=>refuseUnfit,S2:()=>withoutForbidden,Tu:()=>withoutRisky,bM:()=>approvedCalls,rg:()=>isSpeech})
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _event_mask_texts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3828)
var _security_policy_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(56887)
var _tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(17117)
var _view_view_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(3113)
var _execute_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(90007)
var _judge_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98291)
var _prepare_call_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(90592)
async function assessBatch(batch,context){const{confirmation:confirmation,blockedActions:blockedActions,log:log}=context
const{analyzer:analyzer,policy:policy}=confirmation
const judged=batch.map(async({action:action,prepared:prepared})=>{if(prepared.status!=="ready"||isSpeech(prepared.tool)||blockedActions.has(action.id))return[]
const{tool:tool,input:input}=prepared
return[[action.id,await(0,_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)(action,tool,input,{host:context,analyzer:analyzer})]]})
const assessments=new Map((await Promise.all(judged)).flat())
if(!analyzer||assessments.size===0)return assessments
const by=fact=>Object.fromEntries([...assessments].map(([id,one])=>[id,fact(one)]))
log.append({kind:"SecurityAnalysisEvent",analyzer:analyzer.kind,policy:policy.kind,risks:by(({risk:risk})=>risk),details:by(({reasons:reasons,grant:grant})=>({reasons:reasons,...(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.lI)(grant)&&{reach:(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(grant)}}))})
return assessments}function mustWait(batch,assessments,context){return batch.some(({action:action,prepared:prepared})=>{const isAsked=prepared.status==="ready"&&isDecidable(prepared.tool)
const judged=isAsked?assessments.get(action.id):void 0
return judged!==void 0&&waits(judged,context)})}function waits({risk:risk,grant:grant},{confirmation:{policy:policy}}){return(0,_security_policy_js__WEBPACK_IMPORTED_MODULE_3__.mF)(policy,risk)||(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.lI)(grant)&&(0,_security_policy_js__WEBPACK_IMPORTED_MODULE_3__.GK)(policy)}function withoutRisky(batch,assessments,context){const{whenRisky:whenRisky,whenGranted:whenGranted}=context.confirmation
return batch.map(recorded=>{const{action:action,prepared:prepared}=recorded
const grant=assessments.get(action.id)?.grant
if(whenGranted==="refuse"&&grant&&(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.lI)(grant)&&prepared.status==="ready"){const error=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("grant-refused",{reach:(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(grant)})
return{action:action,prepared:{status:"refused",call:prepared.call,error:error}}}if(whenRisky!=="refuse"||!mustWait([recorded],assessments,context))return recorded
const reasons=assessments.get(action.id)?.reasons??[]
const needs=grant&&(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.lI)(grant)?[`It needs ${(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(grant)}.`]:reasons
const error=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("sub-agents/refused",{reasons:needs.join(" ")})
return{action:action,prepared:{status:"refused",call:prepared.call,error:error}}})}function withoutForbidden(batch,assessments){return batch.map(({action:action,prepared:prepared})=>{const assessment=assessments.get(action.id)
if(!assessment?.isForbidden)return{action:action,prepared:prepared}
const error=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("forbidden-call",{reasons:assessment.reasons.join(" ")})
return{action:action,prepared:{status:"refused",call:prepared.call,error:error}}})}function refuseUnfit(batch,{log:log,secrets:secrets}){return batch.filter(({action:action,prepared:prepared})=>{const isUnseen=prepared.status==="ready"&&secrets!==void 0&&(0,_event_mask_texts_js__WEBPACK_IMPORTED_MODULE_2__.X)(prepared.input,secrets.mask)!==prepared.input
const isForbidden=prepared.status==="refused"&&action.action!==null
if(isUnseen)log.append((0,_execute_js__WEBPACK_IMPORTED_MODULE_6__.WG)(action,(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("secret-in-call")))
if(isForbidden)log.append((0,_execute_js__WEBPACK_IMPORTED_MODULE_6__.WG)(action,prepared.error))
return!isUnseen&&!isForbidden})}function approvedCalls(context,toolbox){const{approved:approved}=context
const calls=pendingCalls(context,toolbox)
const isApproved=({action:action})=>approved==="all"||approved!=="none"&&approved.has(action.id)
const isRestWaiting=!decidableOf(calls,context).every(isApproved)
return{calls:isRestWaiting?calls.filter(isApproved):calls,isRestWaiting:isRestWaiting}}function decidableCalls(waiting,toolbox){return decidableOf(pendingCalls(waiting,toolbox),waiting)}function decidableOf(calls,{blockedActions:blockedActions}){const decidable=calls.filter(({action:action,prepared:prepared})=>prepared.status==="ready"&&isDecidable(prepared.tool)&&!blockedActions.has(action.id))
return decidable.length>0?decidable:calls}function pendingCalls({log:log},toolbox){const branch=log.branch()
const open=(0,_view_view_js__WEBPACK_IMPORTED_MODULE_5__.Jq)(branch)
const last=open.at(-1)
const since=branch.slice(branch.findIndex(({id:id})=>id===last?.id)+1)
const isRejected=since.some(event=>event.kind==="UserRejectObservation"&&event.rejection_source==="user")
const calls=open.map(action=>({action:action,prepared:prepare(action,last?.llm_response_id,toolbox)}))
const finish=calls.findIndex(({prepared:prepared})=>(0,_execute_js__WEBPACK_IMPORTED_MODULE_6__.m$)(prepared))
if(finish<0)return calls
return calls.map(({action:action,prepared:prepared},index)=>{if(index===finish&&isRejected)return{action:action,prepared:refuse(action,"Not run: a call before it was rejected.")}
return{action:action,prepared:index<=finish?prepared:refuse(action,"Not run: finish came before it.")}})}function prepare(action,reply,toolbox){return action.llm_response_id===reply?restored(action,toolbox):refuse(action,"Not run: nobody approved it.")}function restored(action,toolbox){const prepared=(0,_prepare_call_js__WEBPACK_IMPORTED_MODULE_8__.m)(action.tool_call,toolbox)
if(!action.action)return prepared.status==="refused"?prepared:refuse(action,"This call was not valid.")
const tool=toolbox.get(action.tool_name)
if(!tool)return refuse(action,`Tool '${action.tool_name}' not found. Available: ${toolbox.names.join(", ")}.`)
if(tool.closed!==void 0)return refuse(action,tool.closed)
const{security_risk:risk,summary:summary,tool_call:call}=action
const input=(0,_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__.IX)(action.action,prepared.status==="ready"?prepared.input:{})
return{status:"ready",call:call,tool:tool,input:input,risk:risk,summary:summary}}function refuse(action,error){return{status:"refused",call:action.tool_call,error:error}}const SPEECH=new Set(["finish","think"])
function isDecidable({name:name,onlyProposes:onlyProposes}){return onlyProposes!==!0&&!isSpeech({name:name})}function isSpeech({name:name}){return SPEECH.has(name)}}),90007:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{WG:()=>errorResult,g7:()=>execute,m$:()=>isFinish})
var _event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _tool_call_tool_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14596)
var _tool_tool_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(69423)
var _judge_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98291)
async function execute(batch,agent,context){const finish=batch.findIndex(({prepared:prepared})=>isFinish(prepared))
const end=finish<0?batch.length:finish
const locks=new Locks
let isFinished=!1
let asksToCondense=!1
const take=result=>{write(result,context)
asksToCondense||=hasRunWell(result)&&agent.toolbox.get(result.tool_name)?.condenses===!0}
for(const{calls:calls,limit:limit}of stretches(batch.slice(0,end),agent.toolConcurrencyLimit??1)){const jobs=calls.map(recorded=>()=>resultOf(recorded,context,locks))
await runInOrder(jobs,limit,take)}for(const recorded of batch.slice(end)){const result=await resultOf(recorded,context,locks)
take(result)
isFinished||=isFinish(recorded.prepared)&&hasRunWell(result)}if(asksToCondense&&agent.condenser?.handlesRequests)context.log.append({kind:"CondensationRequest"})
return isFinished}function write(result,{log:log,extensions:extensions}){const action=result.kind==="ObservationEvent"?log.get(result.action_id):void 0
if(result.kind!=="ObservationEvent"||action?.kind!=="ActionEvent"){log.append(result)
return}const rules=extensions?.rulesFor(result,action)??[]
log.append({...result,extended_content:[...result.extended_content??[],...rules]})}function hasRunWell(result){return result.kind==="ObservationEvent"&&!result.observation.is_error}function isFinish(call){return call.status==="ready"&&call.tool.name==="finish"}async function resultOf({action:action,prepared:prepared},context,locks){if(prepared.status==="refused")return errorResult(action,prepared.error)
const reason=context.blockedActions.get(action.id)
if(reason!==void 0)return blocked(action,reason)
context.signal.throwIfAborted()
return run(action,prepared,context,locks)}async function run(action,call,context,locks){const{workspace:workspace,signal:signal,secrets:secrets,agentState:agentState,subAgents:subAgents}=context
const{tool:tool,input:input}=call
const own={state:(0,_tool_tool_js__WEBPACK_IMPORTED_MODULE_3__.L4)(tool.name,agentState),...subAgents&&{subAgents:subAgents}}
const toolContext={workspace:workspace,signal:signal,secrets:secrets,...own}
try{const resources=await locks.inTurn(()=>resourcesOf(tool,input,workspace))
signal.throwIfAborted()
const keys=keysOf(tool.name,resources)
const call=(more={})=>(0,_tool_call_tool_js__WEBPACK_IMPORTED_MODULE_2__.T)(tool,input,{...toolContext,...more})
const{result:result,note:note}=await locks.hold(keys,signal,()=>runInPlace((0,_judge_js__WEBPACK_IMPORTED_MODULE_4__.o)(tool,input,context),context,call))
if(result.status==="crashed")return crashed(action,result.error)
const{observation:observation}=result
const heard=await(context.extensions?.afterCall(action,observation,signal))??[]
const extended_content=note===""?heard:[...heard,(0,_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(note)]
return{kind:"ObservationEvent",...about(action),action_id:action.id,observation:observation,extended_content:extended_content}}catch(error){signal.throwIfAborted()
const message=error instanceof Error?error.message:String(error)
return crashed(action,`Error executing tool '${tool.name}': ${message}`)}}async function runInPlace(grant,context,call){const{runGranted:runGranted}=context
if(!runGranted||!(0,_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant))return{result:await call(),note:""}
return runGranted(grant,workspace=>call({workspace:workspace,isApart:!0}))}async function resourcesOf(tool,input,workspace){return await(tool.declaredResources?.(input,workspace))??{declared:!1,keys:[]}}function about({tool_name:tool_name,tool_call_id:tool_call_id}){return{tool_name:tool_name,tool_call_id:tool_call_id}}function blocked(action,rejection_reason){const rejection={rejection_reason:rejection_reason,rejection_source:"hook"}
return{kind:"UserRejectObservation",...about(action),action_id:action.id,...rejection}}function errorResult(action,error){const classification={kind:"agent_action",retryable:!0,user_action:"retry"}
return{kind:"AgentErrorEvent",...about(action),error:error,classification:classification}}function crashed(action,error){const classification={kind:"internal",retryable:!1,user_action:"none"}
return{kind:"AgentErrorEvent",...about(action),error:error,classification:classification}}async function runInOrder(jobs,limit,take){const settled=jobs.map(()=>{})
const queue=jobs.entries()
let taken=0
let isBroken=!1
const takeReady=()=>{isBroken=!0
for(let next=settled[taken];next;next=settled[taken]){taken+=1
if(next.status==="fulfilled")take(next.value)}isBroken=!1}
const work=async()=>{for(const[index,job]of queue){[settled[index]]=await Promise.allSettled([job()])
if(isBroken)return
takeReady()}}
const workers=Array.from({length:Math.min(jobs.length,Math.max(1,limit||1))},work)
const ends=await Promise.allSettled(workers)
const failed=[...ends,...settled].find(result=>result?.status==="rejected")
if(failed?.status==="rejected")throw failed.reason}const SECONDS={file:30,terminal:300,browser:300,mcp:300,tool:60}
function lockTimeout(key){return(SECONDS[key.split(":",1)[0]??""]??60)*1e3}function keysOf(tool,{declared:declared,keys:keys}){return declared?[...new Set(keys)].sort():[`tool:${tool}`]}class Locks{#tails=new Map
#patience
#asked=Promise.resolve()
constructor(patienceOf=lockTimeout){this.#patience=patienceOf}inTurn(ask){const keys=this.#asked.then(ask)
this.#asked=keys.catch(()=>{})
return keys}async hold(keys,signal,work){const[key,...rest]=keys
if(key===void 0)return work()
const release=await this.#take(key,signal)
try{return await this.hold(rest,signal,work)}finally{release()}}async#take(key,signal){const before=this.#tails.get(key)??Promise.resolve()
const{promise:mine,resolve:release}=Promise.withResolvers()
const tail=before.then(()=>mine)
this.#tails.set(key,tail)
try{await waitForLock(this.#patience(key),signal,before,key)}catch(error){release()
throw error}return release}}async function waitForLock(milliseconds,signal,promise,key){signal.throwIfAborted()
const{promise:end,reject:reject}=Promise.withResolvers()
const late=()=>reject(new Error(`${key} was in use for more than ${milliseconds/1e3} seconds.`))
const abort=()=>reject(signal.reason)
const timer=setTimeout(late,milliseconds)
signal.addEventListener("abort",abort)
try{await Promise.race([promise,end])}finally{clearTimeout(timer)
signal.removeEventListener("abort",abort)}}function stretches(batch,usual){const parts=[]
for(const recorded of batch){const limit=Math.max(usual,limitOf(recorded))
const last=parts.at(-1)
if(last?.limit===limit)last.calls.push(recorded)
else parts.push({calls:[recorded],limit:limit})}return parts}function limitOf({prepared:prepared}){return prepared.status==="ready"?prepared.tool.atOnce??1:1}}),98291:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>judge,o:()=>grantOf})
var _event_grant_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76327)
var _security_analyzers_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(30350)
async function judge(action,tool,input,{host:host,analyzer:analyzer}){const{workingDir:workingDir}=host.workspace
const around=surroundingsOf(host)
const given=input
const call={workingDir:workingDir,risk:tool?riskOf(tool,given,around):"UNKNOWN",commands:tool?.commands?tool.commands(given):textsIn(input),paths:tool?.paths?.(given)??[]}
return{...await(0,_security_analyzers_js__WEBPACK_IMPORTED_MODULE_1__.no)(action,call,analyzer),grant:tool?grantOf(tool,input,host):_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.K$}}function grantOf(tool,input,host){return tool.grant?.(input,surroundingsOf(host))??_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.K$}function surroundingsOf({workspace:workspace,secrets:secrets}){const{workingDir:workingDir,kind:kind}=workspace
return{workingDir:workingDir,isSandboxed:kind==="SandboxWorkspace",secretsIn:command=>secrets?.namesIn(command)??[]}}function riskOf({risk:risk,annotations:annotations},input,surroundings){if(typeof risk==="function")return risk(input,surroundings)
if(risk!==void 0)return risk
if(!annotations.readOnlyHint)return"UNKNOWN"
return annotations.openWorldHint?"MEDIUM":"LOW"}function textsIn(value){const texts=[]
const rest=[value]
while(rest.length>0){const next=rest.pop()
if(typeof next==="string")texts.push(next)
else if(typeof next==="object"&&next!==null)rest.push(...Object.keys(next),...Object.values(next))}return texts}}),90592:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m:()=>prepareCall})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(37428)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(80292)
var _event_kind_actions_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(67159)
const MALFORMED={_openhands_malformed_tool_call:!0,error:"The arguments were not a JSON object."}
function prepareCall(call,toolbox){const parsed=parseArguments(call.arguments)
const given={name:call.name,input:withoutNulls(parsed?.value??{})}
const{name:name,input:input}=resolveAlias(given,toolbox)
const json=input===given.input?parsed?.json:JSON.stringify(input)
const sound={...call,name:soundName(name),arguments:parsed&&json?json:JSON.stringify(MALFORMED)}
const tool=toolbox.get(name)
if(!tool)return refused(sound,`Tool '${name}' not found. Available: ${toolbox.names.join(", ")}.`)
if(tool.closed!==void 0)return refused(sound,tool.closed)
if(!parsed)return refused(sound,invalid(name,MALFORMED.error,"Arguments: unparseable JSON"))
return validated(sound,tool,input)}function validated(call,tool,given){const provided=`Parameters provided: [${Object.keys(given).join(", ")}]`
const{input:input,judgement:judgement}=takeJudgement(tool,given)
if("error"in judgement)return refused(call,invalid(tool.name,zod__WEBPACK_IMPORTED_MODULE_2__.S1(judgement.error),provided))
const parsed=parseRepaired(tool.input,input)
if(!parsed.success)return refused(call,invalid(tool.name,zod__WEBPACK_IMPORTED_MODULE_2__.S1(parsed.error),provided))
return{status:"ready",call:call,tool:tool,input:parsed.data,...judgement}}function parseArguments(text){const parsed=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_0__.lj)(text.trim()||"{}")
return parsed&&"_openhands_malformed_tool_call"in parsed.value?void 0:parsed}function refused(call,error){return{status:"refused",call:call,error:error}}function soundName(name){return name.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(name,problem,provided){return`Error validating tool '${name}': ${problem}\n${provided}`}function withoutNulls(value){return Object.fromEntries(Object.entries(value).filter(([,field])=>field!==null))}const maxRounds=4
function parseRepaired(schema,input){let value=input
let parsed=schema.safeParse(value)
for(let round=0;round<maxRounds&&!parsed.success;round+=1){value=parsed.error.issues.reduce(fix,value)
parsed=schema.safeParse(value)}return parsed.success?parsed:schema.safeParse(input)}function fix(value,issue){return update(value,issue.path,wrong=>fixed(wrong,expectedBy(issue))??wrong)}function expectedBy(issue){if(issue.code==="invalid_type")return[issue.expected]
if(issue.code!=="invalid_union")return[]
return issue.errors.flatMap(branch=>branch.filter(({path:path})=>path.length===0).flatMap(expectedBy))}function fixed(wrong,expected){if(typeof wrong==="string"){const decoded=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Dm)(wrong.trimStart(),0)?.value
return expected.some(type=>isOfType(decoded,type))?decoded:void 0}return expected.includes("string")&&isListOfTexts(wrong)?wrong.join("\n"):void 0}function isOfType(value,type){if(Array.isArray(value))return type==="array"||type==="tuple"
return typeof value==="object"&&(type==="object"||type==="record")}function isListOfTexts(value){return Array.isArray(value)&&value.length>0&&value.every(item=>typeof item==="string")}function update(value,path,change){const[key,...rest]=path
if(key===void 0)return change(value)
if(Array.isArray(value))return value.map((item,index)=>index===key?update(item,rest,change):item)
if(typeof value!=="object"||value===null||!Object.hasOwn(value,key))return value
const field=value[key]
return{...value,[key]:update(field,rest,change)}}const Risk=zod__WEBPACK_IMPORTED_MODULE_3__.object({security_risk:_event_kind_actions_js__WEBPACK_IMPORTED_MODULE_1__.IB.default("UNKNOWN")})
function takeJudgement(tool,given){const{shape:shape}=tool.input
const named="security_risk"in shape?given:spelt(given,shape)
const{security_risk:security_risk,summary:summary,...input}=named
const declared={..."security_risk"in shape&&"security_risk"in named&&{security_risk:security_risk},..."summary"in shape&&"summary"in named&&{summary:summary}}
const isAsked=!tool.annotations.readOnlyHint&&!("security_risk"in shape)
const risk=Risk.safeParse(isAsked?{security_risk:security_risk}:{})
const words=typeof summary==="string"?summary:void 0
return{input:{...input,...declared},judgement:risk.success?{risk:risk.data.security_risk,summary:words}:{error:risk.error}}}function spelt(given,shape){if(given.security_risk!==void 0)return given
const wrong=Object.keys(given).find(key=>!(key in shape)&&isMisspelt(key))
if(wrong===void 0)return given
const{[wrong]:security_risk,...rest}=given
return{security_risk:security_risk,...rest}}function isMisspelt(key){const letters=key.toLowerCase().replaceAll(/[^a-z]/g,"")
return letters.startsWith("s")&&Math.abs(letters.length-12)<=2&&distance(letters,"securityrisk")<=2}function distance(a,b){let row=Array.from({length:b.length+1},(_,index)=>index)
for(const[i,letter]of[...a].entries()){const next=[i+1]
for(const[j,other]of[...b].entries()){const replaced=(row[j]??0)+(letter===other?0:1)
next.push(Math.min(replaced,(row[j+1]??0)+1,(next[j]??0)+1))}row=next}return row.at(-1)??0}const BESIDE=new Set(["security_risk","summary"])
function command(line,input){return{command:line,...Object.fromEntries(Object.entries(input).filter(([key])=>BESIDE.has(key)))}}function shellCommand(name,input){const given=Object.fromEntries(Object.entries(input).filter(([key])=>!BESIDE.has(key)))
switch(name){case"grep":return grep(given)
case"git":case"reset":return prefixed(name,given)??bare(name,given)
case"find":case"ls":case"pwd":return bare(name,given)
default:return}}function bare(name,given){return Object.keys(given).length===0&&name!=="reset"?name:void 0}function prefixed(name,{command:rest,...more}){if(typeof rest!=="string"||Object.keys(more).length>0)return
return rest===name||rest.startsWith(`${name} `)?rest:`${name} ${rest}`}function grep({pattern:pattern,path:path=".",include:include,...more}){if(typeof pattern!=="string"||typeof path!=="string"||Object.keys(more).length>0)return
if(include!==void 0&&typeof include!=="string")return
const only=include===void 0?"":` --include=${quoted(include)}`
return`grep -rnIE${only} -e ${quoted(pattern)} -- ${quoted(path)}`}function quoted(word){return`'${word.replaceAll("'",`'\\''`)}'`}const TERMINAL="terminal"
const EDITOR="file_editor"
const OTHER_NAMES={bash:TERMINAL,command:TERMINAL,execute:TERMINAL,execute_bash:TERMINAL,str_replace:EDITOR,str_replace_editor:EDITOR}
function resolveAlias(call,toolbox){const named=rename(call,toolbox)
return named.name===EDITOR?inferCommand(named,toolbox):named}function rename(call,toolbox){if(toolbox.get(call.name))return call
const cleaned=leadingName(call.name)
if(cleaned!==call.name)return rename({...call,name:cleaned},toolbox)
const other=Object.hasOwn(OTHER_NAMES,call.name)?OTHER_NAMES[call.name]:void 0
if(other!==void 0)return toolbox.get(other)?{...call,name:other}:call
const line=toolbox.get(TERMINAL)&&shellCommand(call.name,call.input)
return line===void 0?call:{name:TERMINAL,input:command(line,call.input)}}const POLLUTED=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function leadingName(name){return POLLUTED.exec(name.trim())?.[1]??name}function inferCommand(call,toolbox){const takesCommand=toolbox.get(EDITOR)?.input.shape.command!==void 0
const inferred=takesCommand&&call.input.command===void 0?editorCommand(call.input):void 0
return inferred===void 0?call:{...call,input:{command:inferred,...call.input}}}function editorCommand(input){if(typeof input.path!=="string")return
if("old_str"in input)return"str_replace"
if("insert_line"in input)return"insert"
if("file_text"in input)return"create"
return"new_str"in input?void 0:"view"}}),20622:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>requestIndex,JV:()=>CALL_OR_FINISH,k9:()=>sendBack,lU:()=>requireCalls,no:()=>assess,wd:()=>isToBeSentBack})
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28942)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _event_content_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46032)
var _model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76221)
var _confirm_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53748)
const CALL_OR_FINISH="call-or-finish"
function isToBeSentBack(toolbox,events){const canAct=toolbox.tools.some(tool=>!(0,_confirm_js__WEBPACK_IMPORTED_MODULE_3__.rg)(tool)&&tool.closed===void 0)
const since=events.slice(requestIndex(events)+1)
return canAct&&!since.some(event=>isSentBack(event)||isFinishOrNo(event)||isChange(event,toolbox))}function isSentBack(event){if(event.kind!=="MessageEvent"||event.source!=="environment")return!1
return(0,_event_content_js__WEBPACK_IMPORTED_MODULE_1__.wh)(event.llm_message.content)===(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)(CALL_OR_FINISH)}function isFinishOrNo(event){if(event.kind==="UserRejectObservation")return event.rejection_source==="user"
return event.kind==="ActionEvent"&&event.tool_name==="finish"}const FINDINGS=new Set(["report_finding","close_finding"])
const UNSURE=new Set(["terminal","task_tracker","invoke_skill"])
function isChange(event,toolbox){if(event.kind!=="ObservationEvent"||event.observation.is_error)return!1
const{tool_name:name,observation:observation}=event
if(FINDINGS.has(name))return!0
const isLook=UNSURE.has(name)||name==="file_editor"&&observation.command==="view"
return!isLook&&toolbox.get(name)?.annotations.readOnlyHint===!1}async function requireCalls({message:message,model:answered,announcesCalls:announcesCalls=!1},{model:model,toolbox:toolbox},log){const tools=toolbox.schemas()
if(tools.length===0||(message.tool_calls?.length??0)>0)return
const{isExample:isExample,spokenCall:spokenCall}=await __webpack_require__.e(2968).then(__webpack_require__.bind(__webpack_require__,92968))
const spoken=spokenCall(message,tools)
const isNative=model.features.native_tool_calling
const isAnnounced=announcesCalls&&isNative
if(!spoken&&!isAnnounced)return
const fault=spoken&&!isNative?await unread(spoken):unparsed(spoken,answered??model.name)
const told=isNative?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("unparsed-call"):fault.told??fault.headline
if(isAnnounced||!spoken||!isExample(spoken,factsOf(log.branch(),told)))throw fault}function factsOf(events,told){const last=events.findLastIndex(({kind:kind})=>kind==="ActionEvent")
const isTold=event=>event.kind==="MessageEvent"&&event.source==="environment"&&(0,_event_content_js__WEBPACK_IMPORTED_MODULE_1__.wh)(event.llm_message.content)===told
return{hasCalled:last>=0,isTold:events.slice(last+1).some(isTold)}}function unparsed(spoken,model){const headline=spoken?`The model "${model}" wrote a tool call as text (the notation of ${spoken.family}), and its endpoint did not read it as a call.`:`The endpoint of the model "${model}" announced a tool call and sent none.`
return new _model_failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q(headline,{reason:"unparsed-call",hint:'Put {"native_tool_calling": false} into the `model-features` input, or turn on the tool parser of the model\'s server.'})}async function unread({family:family}){const{unreadableCall:unreadable}=await __webpack_require__.e(810).then(__webpack_require__.bind(__webpack_require__,810))
return unreadable(`it is written in the notation of ${family}.`)}const KEY="iterative_refinement"
const SENDER="critic"
const Counter=zod__WEBPACK_IMPORTED_MODULE_4__.object({request:zod__WEBPACK_IMPORTED_MODULE_4__.string(),count:zod__WEBPACK_IMPORTED_MODULE_4__.int()})
function sendBack(result,refinement,{log:log,agentState:agentState}){if(!refinement||!result||hasFailed(result)||result.score>=refinement.success_threshold)return!1
const events=log.branch()
const request=events[requestIndex(events)]?.id??""
const counter=Counter.safeParse(agentState.get(KEY))
const count=counter.success&&counter.data.request===request?counter.data.count:0
if(count>=refinement.max_iterations)return!1
agentState.set(KEY,{request:request,count:count+1})
log.append(followUp(result,refinement))
return!0}function requestIndex(events){return events.findLastIndex(event=>event.kind==="MessageEvent"&&event.source==="user"&&event.sender!==SENDER)}function followUp(result,{success_threshold:success_threshold}){const message=result.message??"No reason was given. Check the work against what was asked."
const slots={score:result.score.toFixed(2),threshold:success_threshold.toFixed(2),message:message}
const content=[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_1__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("refine",slots))]
const llm_message={role:"user",content:content}
return{kind:"MessageEvent",source:"user",sender:SENDER,llm_message:llm_message,critic_result:result}}async function assess(deed,agent,context){const{log:log,workspace:workspace,signal:signal}=context
const onReply=(usageId,spent)=>context.onReply(usageId,spent)
if(!agent.critic)return
try{return await agent.critic.judge({events:log.branch(),deed:deed,workspace:workspace,signal:signal,onReply:onReply})}catch(error){signal.throwIfAborted()
const message=`The critic failed: ${error instanceof Error?error.message:String(error)}`
return{score:0,message:message,metadata:{failed:!0}}}}const Failed=zod__WEBPACK_IMPORTED_MODULE_4__.looseObject({failed:zod__WEBPACK_IMPORTED_MODULE_4__.literal(!0)})
function hasFailed({metadata:metadata}){return Failed.safeParse(metadata).success}}),3828:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>maskTexts})
const FIXED=new Set(["kind","type","role","source","origin","tool_name"])
const LETTERS=/^[A-Za-z_]+$/
function maskTexts(value,mask){return maskedAt("",value,mask)}function maskedAt(key,value,mask){if(typeof value==="string")return FIXED.has(key)&&LETTERS.test(value)?value:mask(value)
if(Array.isArray(value))return maskedArray(value,mask)
if(typeof value!=="object"||value===null)return value
const entries=Object.entries(value)
const changed=entries.map(([name,inner])=>[maskedName(name,mask),maskedAt(name,inner,mask)])
const isSame=changed.every(([name,inner],at)=>name===entries[at]?.[0]&&inner===entries[at]?.[1])
return isSame?value:Object.fromEntries(changed)}function maskedName(name,mask){return LETTERS.test(name)?name:mask(name)}function maskedArray(values,mask){const changed=values.map(inner=>maskedAt("",inner,mask))
return changed.every((inner,index)=>inner===values[index])?values:changed}}),14596:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>callTool})
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(37428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _event_content_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46032)
var _event_mask_texts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3828)
var _saved_output_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7022)
var _wire_class_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(17117)
const maxTextLength=5e4
async function callTool(tool,input,context){let about={}
try{const parsed=parseInput(tool,input)
about=tool.about?.(parsed,context.workspace)??{}
return await observationOf(tool,{...about,...await tool.run(parsed,context)},context)}catch(error){context.signal.throwIfAborted()
if(error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp)return observationOf(tool,{...about,...mistaken(error)},context)
const message=error instanceof Error?error.message:String(error)
return{status:"crashed",error:`Error executing tool '${tool.name}': ${message}`}}}function parseInput(tool,input){const parsed=tool.input.safeParse(input)
if(!parsed.success)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(zod__WEBPACK_IMPORTED_MODULE_5__.S1(parsed.error),{cause:parsed.error})
return parsed.data}function mistaken({message:message}){return{content:[(0,_event_content_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(message)],is_error:!0}}async function observationOf(tool,result,context){const{content:content,is_error:is_error=!1,...fields}=await shortenResult(tool,result,context)
const observation=(0,_wire_class_js__WEBPACK_IMPORTED_MODULE_4__.a5)(tool,{content:content,is_error:is_error},{tool_name:tool.name,...fields})
return{status:"answered",observation:observation}}async function shortenResult(tool,result,{workspace:workspace,secrets:secrets}){const length=textsOf(result.content).join("").length
if(length<=maxTextLength)return result
const whole=secrets?(0,_event_mask_texts_js__WEBPACK_IMPORTED_MODULE_2__.X)(result.content,secrets.mask):result.content
const{where:where,file:file}=await(0,_saved_output_js__WEBPACK_IMPORTED_MODULE_3__.L)(workspace,tool.name,textsOf(whole).join("\n"))
const notice=`[... cut: ${length} characters are more than the ${maxTextLength} allowed. ${where&&`${where}. `}...]`
const part=maxTextLength/length
const content=whole.map(block=>block.type==="text"?{...block,text:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.e9)(block.text,Math.floor(block.text.length*part),notice)}:block)
return{...result,content:content,...file&&{metadata:{...Object(result.metadata),full_output_file:file}}}}function textsOf(content){return content.flatMap(block=>block.type==="text"?[block.text]:[])}})}

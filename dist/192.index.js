export const id=192
export const ids=[192]
export const modules={14840:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>closePending})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89719)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
async function closePending(conversation,proposal){for(const{action:action}of await conversation.pendingActions()){const item=proposal?.items.find(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.TH)(pending)===action.id)
conversation.rejectPendingActions(item?wordsFor(item.decision):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J)("approval-not-asked"),[action.id])}if(conversation.state.status!=="waiting_for_confirmation")return
conversation.rejectPendingActions(proposal?wordsFor(null):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J)("approval-not-asked"))}function wordsFor(decision){switch(decision?.verdict){case"approved":return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J)("approval-cut-off")
case"rejected":return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J)("approval-rejected",{who:decision.by,reason:decision.reason}).trim()
case"dropped":return decision.reason
case void 0:return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J)("approval-answered-otherwise")}}},35898:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>goOn,L:()=>isUsedBefore})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89719)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _durable_left_work_put_back_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(99446)
var _kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(18478)
var _close_pending_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(14840)
function isUsedBefore(memory,key){const{cutOff:cutOff}=memory
if(cutOff?.key!==key)return false
return(0,_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__.sp)(memory)?.items.some(({decision:decision})=>decision&&decision.at>=cutOff.taken)===true}async function goOn({setting:setting,prepared:{conversation:conversation,putBack:putBack},run:run}){const{memory:memory,world:world}=setting
const before=(0,_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__.sp)(memory)
await(0,_close_pending_js__WEBPACK_IMPORTED_MODULE_4__.k)(conversation,before)
const by={verdict:"dropped",by:"us",at:world.now().toISOString(),reason:"its run was cut off"}
const used=before&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.rc)(before,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.dz)(before),by)
if(used)memory.update((0,_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__.LY)(used))
await conversation.send([(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J)("approval-resumed"),...(0,_durable_left_work_put_back_js__WEBPACK_IMPORTED_MODULE_2__.nK)(putBack)].join("\n\n"))
return{end:await run(),...used&&{used:used}}}},7192:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{work:()=>work})
var review=__webpack_require__(12322)
var fault=__webpack_require__(98664)
var agent=__webpack_require__(58734)
var approval_proposal=__webpack_require__(89719)
var in_conversation=__webpack_require__(93349)
var subject=__webpack_require__(84596)
var can_ask=__webpack_require__(73440)
var shown_action=__webpack_require__(55620)
var canonical_json=__webpack_require__(60297)
var prompts=__webpack_require__(88135)
function whyNotAsked(waiting,events,{canAsk:canAsk,clean:clean}){if(!canAsk)return new Map(waiting.map(({action:action})=>[action.id,(0,prompts.J)("approval-nobody")]))
const actions=waiting.map(({action:action,input:input})=>({action:action.id,tool:action.tool_name,cwd:".",arguments:(0,canonical_json.d)(input)}))
const reasons=new Map((0,shown_action.j)(actions,clean))
for(const{action:action,input:input}of waiting){const why=action.tool_name==="terminal"?whyLost(input,events):void 0
if(why!==void 0)reasons.set(action.id,why)}return reasons}function whyLost(input,events){const{command:command,is_input:is_input,reset:reset}=input
if(typeof command!=="string")return
if(is_input===true||command.trim()===""&&reset!==true)return(0,prompts.J)("approval-unkept-program")
const earlier=events.flatMap(commandOf)
const names=[...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,name=""])=>name)
const lost=names.find(name=>earlier.some(text=>sets(text,name))&&!sets(command,name))
return lost===void 0?void 0:(0,prompts.J)("approval-unkept-variable",{name:lost})}function commandOf(event){if(event.kind!=="ObservationEvent"||event.observation.kind!=="TerminalObservation")return[]
const{command:command}=event.observation
return typeof command==="string"?[command]:[]}function sets(command,name){return new RegExp(`(?<![\\w$])${name}\\+?=|\\b(?:for|read|declare|local|select)\\b[^;|&\\n]*\\b${name}\\b`).test(command)}const ROUNDS=5
async function untilAsked(conversation,first,asking){let end=first
for(let round=0;end.status==="waiting";round++){const reasons=whyNotAsked(await conversation.pendingActions(),[...conversation.log],asking)
if(reasons.size===0)return end
for(const[id,reason]of reasons)conversation.rejectPendingActions(reason,[id])
if(conversation.state.status==="waiting_for_confirmation")return end
if(round===ROUNDS)return{status:"failed",fault:unteachable()}
end=await asking.goOn()}return end}function unteachable(){return new fault.vC("model","The agent wants again and again to do what nobody could be asked about.",{hint:"The log says what it wanted and why not. Ask for less at once, or set `confirmation` differently."})}var standard=__webpack_require__(58337)
function setConfirmation(conversation,inputs,rules){conversation.setSecurityAnalyzer((0,standard.Ys)({rules:rules}))
conversation.setConfirmationPolicy(policyOf(inputs))}function policyOf(inputs){switch(inputs.confirmation){case"never":return{kind:"NeverConfirm"}
case"always":return{kind:"AlwaysConfirm"}
case"risky":{const threshold=THRESHOLDS[inputs["confirmation-threshold"]]
return{kind:"ConfirmRisky",threshold:threshold,confirm_unknown:true}}}}const THRESHOLDS={low:"LOW",medium:"MEDIUM",high:"HIGH"}
var kept_proposal=__webpack_require__(18478)
var judge=__webpack_require__(18311)
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var left_over=__webpack_require__(35992)
var bring_home=__webpack_require__(80810)
var console=__webpack_require__(91492)
var publishing=__webpack_require__(41320)
var unpublished=__webpack_require__(13222)
const PATCH=".git/deckhand-so-far.patch"
const LARGEST=8*1024*1024
const MOST_MS=3e4
async function keepResults(going){const{memory:memory}=going.setting
if(!memory.isKept)return
try{memory.leaveWork(await workSoFar(going))}catch(error){(0,console.m)(`Of an approved action only what it said is kept. ${(0,fault.ec)(error).message}`)}await memory.keep()}async function workSoFar({setting:setting,prepared:prepared,signal:signal,leaks:leaks}){const{publisher:publisher,folder:folder,tools:tools}=prepared
const{exitCode:exitCode,output:output}=await tools.workspace.run(snapshot(publisher.base),{timeoutMs:MOST_MS,signal:signal})
if(exitCode!==0)throw new Error(`Git said: ${output}`)
const patch=await tools.workspace.read(PATCH,LARGEST)
if(patch.length===0)return[]
const path=(0,external_node_path_.join)(folder,"so-far.patch");(0,external_node_fs_.writeFileSync)(path,patch)
const change=await publisher.patched(path)
const reviewed=await publisher.review(change,{policy:(0,bring_home.US)((0,publishing.E)(setting.world.env)),leaks:leaks})
return(0,unpublished.X)(await(0,left_over.W)(publisher,reviewed,{isPublished:false,leaks:leaks}))}function snapshot(base){const index='"$PWD/.git/deckhand-so-far.index"'
const diff="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > ${PATCH}`].join(" && ")}var waiting_items=__webpack_require__(11643)
var policy_version=__webpack_require__(18016)
var decider=__webpack_require__(36356)
var difference=__webpack_require__(10745)
async function enterFolder({prepared:prepared,signal:signal},items){const folders=items.flatMap(({pending:pending})=>"tool"in pending&&pending.tool==="terminal"?pending.cwd:[])
const folder=folders.find(path=>path!==".")
if(folder===void 0)return
const command=`cd -- '${folder.replaceAll("'","'\\''")}'`
const result=await prepared.conversation.executeTool("terminal",{command:command},signal)
const isThere=result.status==="answered"&&result.observation.exit_code===0
return isThere?void 0:folder}var mark=__webpack_require__(66828)
var decision_ruling=__webpack_require__(45045)
const WAITING={status:"waiting"}
async function carryOut(going){const{setting:setting,prepared:prepared}=going
const{proposal:proposal,shownAt:shownAt,...ruling}=await(0,decision_ruling.H)(setting,setting.memory,policyNow(going))
if(ruling.status==="refused")return{end:WAITING,refused:ruling.why}
if(!proposal||!(0,waiting_items.Mk)(ruling.items,await prepared.conversation.pendingActions()))return{end:WAITING,refused:"The conversation does not wait for what was shown."}
const isApproval=setting.trigger.decision?.verdict==="approve"
const stale=ruling.status==="stale"?ruling.why:void 0
const changed=isApproval?(0,judge.f)(ruling.items,placeOf(going)):void 0
if(stale!==void 0||changed!==void 0){const again=askAgain(going,proposal,(0,difference.z)(stale,changed))
return{...again,difference:await(0,difference._)(setting,movedSince(going,ruling.items))}}const used=isApproval?approve(going,proposal,ruling.items):reject(going,proposal,ruling.items)
return{...await used,shownAt:shownAt}}function askAgain({setting:setting},proposal,why){const by={verdict:"dropped",by:"us",at:setting.world.now().toISOString(),reason:why}
return{end:WAITING,again:why,used:(0,approval_proposal.rc)(proposal,(0,approval_proposal.dz)(proposal),by)}}function movedSince({prepared:{ground:ground,putBack:putBack}},items){const head=items.find(({pending:pending})=>pending.head!==ground.head)?.pending.head
return{head:head,now:ground.head,missing:[...putBack?.unfit??[],...putBack?.lost??[]]}}function policyNow({setting:setting,prepared:prepared}){return(0,policy_version.V)(setting.world.env,prepared.knowledge.rules)}function placeOf({setting:setting,prepared:{ground:ground,treeAtStart:treeAtStart}}){return{conversation:setting.memory.id,head:ground.head,tree:treeAtStart??""}}async function approve(going,proposal,items){const{setting:setting,prepared:prepared}=going
const{conversation:conversation}=prepared
const folder=await enterFolder(going,items)
if(folder!==void 0){const reason=(0,prompts.J)("approval-lost-folder",{folder:folder})
return reject(going,proposal,items,{verdict:"dropped",reason:reason})}const used=await(0,mark.G)(setting,proposal,items,{verdict:"approved",reason:""})
const ids=idsOf(items)
if(ids.length===(0,approval_proposal.dz)(proposal).length)tellAfterwards(going)
return{end:await conversation.approve(going.signal,going.deadline,ids,()=>keepResults(going)),used:used}}async function reject(going,proposal,items,how){const{setting:setting,prepared:prepared,run:run}=going
const said=setting.trigger.decision?.reason??""
const used=await(0,mark.G)(setting,proposal,items,how??{verdict:"rejected",reason:said})
const who=(0,decider.I)(setting.trigger)
const words=how?.reason??(0,prompts.J)("approval-rejected",{who:who,reason:said}).trim()
prepared.conversation.rejectPendingActions(words,idsOf(items))
const isRestWaiting=prepared.conversation.state.status==="waiting_for_confirmation"
return{end:isRestWaiting?WAITING:await run(),used:used}}function tellAfterwards({prepared:{conversation:conversation}}){const stop=conversation.log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"&&kind!=="AgentErrorEvent")return
stop()
conversation.send((0,prompts.J)("approval-afterwards")).catch(()=>{})})}function idsOf(items){return items.map(({pending:pending})=>(0,approval_proposal.TH)(pending))}var close_pending=__webpack_require__(14840)
var go_on=__webpack_require__(35898)
async function takeUp(going,task){const{prepared:prepared,inputs:inputs,clean:clean,run:run}=going
setConfirmation(prepared.conversation,inputs,prepared.knowledge.rules)
const begun=await begin(going,task)
if(begun.refused!==void 0||begun.again!==void 0)return begun
const end=await untilAsked(prepared.conversation,begun.end,{canAsk:(0,can_ask.G)(going),clean:clean,goOn:run})
return{...begun,end:end}}function begin(going,task){const{trigger:trigger,memory:memory}=going.setting
if(trigger.kind!=="decision")return tell(going,task)
return(0,go_on.L)(memory,trigger.key)?(0,go_on.A)(going):carryOut(going)}async function tell(going,task){const{setting:setting,prepared:prepared,run:run}=going
const{conversation:conversation}=prepared
const words=await task()
const used=await drop(going)
await conversation.send(words,(0,subject.iq)(setting.trigger));(0,in_conversation.IH)(conversation)
return{end:await run(),...used&&{used:used}}}async function drop({setting:setting,prepared:{conversation:conversation}}){const{memory:memory,trigger:trigger,world:world}=setting
const proposal=(0,kept_proposal.sp)(memory)
const isWaiting=conversation.state.status==="waiting_for_confirmation"
if(!isWaiting&&(0,approval_proposal.zJ)(proposal)===void 0&&!memory.wasCutOff)return
await(0,close_pending.k)(conversation,proposal)
if(!proposal)return
const by={verdict:"dropped",by:(0,subject.iq)(trigger),at:world.now().toISOString()}
const used=(0,approval_proposal.rc)(proposal,(0,approval_proposal.dz)(proposal),{...by,reason:"something else was asked"})
memory.update((0,kept_proposal.LY)(used))
return used}const PAUSE_MS=15e3
function keepUp({memory:memory,world:world},log){let saved=world.clock()
return log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"||world.clock()-saved<PAUSE_MS)return
saved=world.clock()
memory.checkpoint()})}var github_client=__webpack_require__(35688)
var untrusted=__webpack_require__(41309)
var schemas=__webpack_require__(28942)
var parts=__webpack_require__(57392)
var mention=__webpack_require__(13414)
var trigger_trigger=__webpack_require__(63768)
const Comment=schemas.object({id:schemas.number().int(),node_id:schemas.string(),body:schemas.string().nullish(),user:parts.gD.nullable(),created_at:schemas.string(),updated_at:schemas.string()})
async function newCalls(client,trigger,{settings:settings,since:since}){const{thread:thread}=trigger
if(thread.type!=="issue"&&thread.type!=="pull_request")return[]
const path="/issues/{issue_number}/comments"
const reply=await client.get(path,{issue_number:thread.number,since:since,per_page:100})
return schemas.array(Comment).parse(reply).flatMap(comment=>callOf(comment,trigger,settings))}function callOf(comment,trigger,settings){const{id:id,node_id:nodeId,user:user,created_at:created_at,updated_at:updated_at}=comment
if(user===null||updated_at!==created_at)return[]
if(trigger.createdAt!==void 0&&Date.parse(created_at)<Date.parse(trigger.createdAt))return[]
if(trigger.item.kind==="issue-comment"&&trigger.item.id===id)return[]
const call=(0,mention.Ao)({what:"comment",text:comment.body??"",author:user,sender:user},settings)
if(call.status==="ignored")return[]
const{repositoryId:repositoryId,thread:thread}=trigger
const{decision:decision}=call
const what=decision?{kind:"decision",decision:decision}:{kind:"mention"}
return[{...{status:"matched",...what,event:"issue_comment",answer:{kind:"comment"}},repositoryId:repositoryId,thread:thread,actors:call.actors,request:call.request,createdAt:created_at,item:{kind:"issue-comment",id:id,nodeId:nodeId},key:(0,trigger_trigger.TN)(repositoryId,"issue_comment",id,updated_at)}]}var trigger_command=__webpack_require__(66237)
var trigger_own=__webpack_require__(21412)
var gate=__webpack_require__(95601)
var raw_input=__webpack_require__(48142)
var trigger_settings=__webpack_require__(79235)
var acknowledge=__webpack_require__(50584)
const listen_PAUSE_MS=15e3
function listen(setting,conversation){const{world:world,memory:memory}=setting
const stop=new AbortController
const end=new AbortController
const heard=new Set
const told=[]
let last=world.clock()
const close=conversation.log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"||!memory.isKept||world.clock()-last<listen_PAUSE_MS)return
last=world.clock()
hear(setting,heard,{conversation:conversation,told:told,stop:stop,end:end.signal})})
return{stopped:stop.signal,close(){close()
end.abort()
for(const key of readKeys(told,[...conversation.log]))memory.join(key)}}}function readKeys(told,events){const last=events.findLastIndex(({kind:kind,source:source})=>source==="agent"&&REPLIES.includes(kind))
return told.filter(({at:at})=>at<=last).map(({key:key})=>key)}const REPLIES=["ActionEvent","MessageEvent"]
async function hear(setting,heard,room){const{world:world,github:github,job:job,trigger:trigger}=setting
try{const since=trigger.createdAt
if(since===void 0)return
const client=(0,github_client.nx)(github,job.repository)
const own=await(0,trigger_own.jU)(client)
const settings={...(0,trigger_settings.triggerSettings)(world.env),own:own}
for(const call of await newCalls(client,trigger,{settings:settings,since:since})){if(heard.has(call.key)||call.kind==="decision")continue
heard.add(call.key)
await listen_takeUp(setting,call,room)}}catch(error){(0,console.m)(`What is new on the thread could not be read. ${(0,fault.ec)(error).message}`)}}async function listen_takeUp(setting,call,{conversation:conversation,told:told,stop:stop,end:end}){const{github:github,job:job,memory:memory,world:world}=setting
const settings={...(0,trigger_settings.gateSettings)(world.env,void 0),triggeringActor:void 0}
const sleep=ms=>world.sleep(ms,world.signal)
const verdict=await(0,gate.G)({client:(0,github_client.nx)(github,job.repository),settings:settings,sleep:sleep},call)
const command=(0,trigger_command.N)(call,(0,raw_input.J)(world.env,"prompt"))
if(verdict.status==="denied"||end.aborted||command!==void 0&&command!=="stop")return
const requester=(0,subject.iq)(call)
if(command==="stop"){memory.join(call.key)
stop.abort(new fault.vC("cancelled",`${requester} asked me to stop.`))}else{await conversation.send((0,prompts.J)("task-joined",{requester:requester,request:(0,untrusted.RK)(call.request)}),requester)
if(end.aborted)return
told.push({key:call.key,at:[...conversation.log].length})}await(0,acknowledge.b0)({github:github,job:job,mayWrite:true},call,"eyes")}var read_between=__webpack_require__(35323)
var check_runs=__webpack_require__(94780)
var read_items=__webpack_require__(82535)
var lib_text=__webpack_require__(94869)
var read_task=__webpack_require__(70796)
var thread_snapshot=__webpack_require__(98418)
function newsOf(input){const{trigger:trigger,nonce:nonce,facts:facts,thread:thread,pull:pull,standings:standings}=input
const items=[...thread&&input.isHeadNew?[editedHead(thread,standings)]:[],...newComments(input).map(comment=>(0,read_task.Dx)(comment,standings)),...pull?(0,read_items.Cl)({...pull,reviews:newReviews(pull.reviews,input)},standings):[],...input.items]
const news=facts.map(fact=>`- ${(0,lib_text.TN)(fact,600)}`).join("\n")
const about={requester:(0,read_task.iq)(trigger),request:(0,read_task.fo)(trigger),news:news}
const parts=[(0,prompts.J)("task-again",about)]
if(items.length>0)parts.push((0,prompts.J)("task-again-data",{nonce:nonce,data:(0,untrusted.EU)(items,nonce)}))
return{words:parts.join("\n\n"),hidden:(0,untrusted.k_)([(0,read_task.t8)(trigger),...items])}}function editedHead(thread,standings){const{label:label,text:text}=(0,read_task.Ku)(thread,standings)
return{label:`${label}, edited since`,text:text}}function isNew({createdAt:createdAt,editedAt:editedAt},{readUntil:readUntil}){return readUntil===void 0||!(0,thread_snapshot.Y)(editedAt??createdAt,readUntil)}function newComments(input){const{thread:thread,known:known}=input
return(thread?.comments??[]).filter(comment=>isNew(comment,input)&&!comment.isOwn&&!known.has(comment.id))}function newReviews({reviews:reviews,threads:threads,...rest},input){const goingOn=threads.flatMap(thread=>{const comments=thread.comments.filter(comment=>isNew(comment,input))
return comments.length>0||thread.isAsked?[{...thread,comments:comments}]:[]})
return{...rest,reviews:reviews.filter(review=>isNew(review,input)),threads:goingOn}}var prepare=__webpack_require__(1119)
function reviewTask({known:known}){const open=known.filter(({status:status})=>status==="open").map(({id:id})=>id)
const before=open.length===0?"":`\n\n${(0,prompts.J)("review-known",{comments:open.join(", ")})}`
return(0,prompts.J)("review")+before}function firstTask(setting,{goal:goal},reading){const{job:job,trigger:trigger,world:world,failed:failed}=setting
const nonce=world.newId().replaceAll("-","")
const task=(0,read_task.Xb)({...reading,trigger:trigger,failed:failed,repository:job.repository,nonce:nonce})
return goal.kind==="review"?{...task,words:`${task.words}\n\n${reviewTask(goal.desk)}`}:task}var put_back=__webpack_require__(99446)
var thread_digest=__webpack_require__(60116)
async function taskFor(setting,start){const{memory:memory,trigger:trigger,world:world,failed:failed}=setting
const{ground:ground,putBack:putBack,reading:reading}=start
const{thread:thread,pull:pull,standings:standings}=reading
if(!memory.isResumed){const task=firstTask(setting,ground,reading)
return{...task,words:[task.words,...(0,put_back.nK)(putBack)].join("\n\n")}}const{read_until:readUntil,answered:answered,thread_digest:digest}=memory.manifest
const[checks,commits]=await Promise.all([checksOf(setting,ground),commitsOf(setting,ground)])
return newsOf({trigger:trigger,thread:thread,pull:pull,standings:standings,nonce:world.newId().replaceAll("-",""),readUntil:readUntil??void 0,known:new Set(answered.flatMap(({key:key})=>commentIn(key))),isHeadNew:digest!==null&&trigger.snapshot!==void 0&&(0,thread_digest.o)(trigger.snapshot)!==digest,facts:[...endOf(setting),...heldIn(setting),...news_placeOf(setting,start),...failureOf(setting)],items:[...commits,...checks,...failed?(0,read_items._k)(failed):[]]})}function commentIn(key){const[,event="",id]=key.split("/")
return["issue_comment","discussion_comment"].includes(event)&&id!==void 0?[Number(id)]:[]}function endOf({memory:memory}){const{outcome:outcome,reason:reason}=memory.manifest
if(outcome===null||memory.wasCutOff)return[(0,prompts.J)("news-cut-off")]
return[(0,prompts.J)("news-end",{outcome:outcome,reason:reason??""})]}function heldIn({memory:memory}){const held=(0,approval_proposal.zJ)((0,kept_proposal.sp)(memory))
return held?[(0,prompts.J)("news-held",{paths:held.paths.join(", ")})]:[]}function failureOf({trigger:{run:run,headSha:headSha},failed:failed}){return run?[(0,prompts.J)("news-ci",(0,read_task.ng)(run,headSha)),...failed?.notes??[]]:[]}function news_placeOf({memory:memory,job:job},{ground:{head:head,branch:branch},folder:folder,putBack:putBack}){const{work:work}=memory.manifest
const outputs=`${(0,prepare.N)(folder,memory.id)}/observations`
const where=(0,prompts.J)("news-place",{workspace:job.workspace,commit:head,branch:branch,outputs:outputs})
if(!work)return[where,...(0,put_back.nK)(putBack)]
if(work.commit===head)return[where,(0,prompts.J)("news-published"),...(0,put_back.nK)(putBack)]
const{commit:commit}=work
const moved=(0,prompts.J)(work.branch===branch?"news-moved":"news-elsewhere",{commit:commit,branch:work.branch})
return[where,moved,...(0,put_back.nK)(putBack)]}async function commitsOf({memory:memory,github:github,job:job},{head:head,branch:branch}){const{work:work}=memory.manifest
if(!work||work.branch!==branch||work.commit===head)return[]
const between=await(0,read_between.f)((0,github_client.nx)(github,job.repository),work.commit,head)
return between?[(0,read_between.C)(between,work.commit)]:[]}async function checksOf({memory:memory,github:github,job:job},{pull:pull,goal:goal,head:head}){const{work:work}=memory.manifest
if(!work||work.commit===head&&(pull||goal.kind==="advance"))return[]
const checks=await(0,check_runs.w)((0,github_client.nx)(github,job.repository),work.commit)
if(!checks||checks.length===0)return[]
const lines=checks.slice(0,50).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return[{label:`the checks of ${work.commit}, which you published`,text:lines.join("\n")}]}var external_node_crypto_=__webpack_require__(77598)
var promises_=__webpack_require__(51455)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:true})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=true}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
const MEGABYTES=16
function keepReserve(folder){const path=(0,external_node_path_.join)(folder,"reserve")
let isReleased=false
const take=async()=>{const env_1={stack:[],error:void 0,hasError:false}
try{const file=__addDisposableResource(env_1,await(0,promises_.open)(path,"w",384),true)
const noise=(0,external_node_crypto_.randomBytes)(1024*1024)
for(let megabyte=0;megabyte<MEGABYTES&&!isReleased;megabyte+=1)await file.write(noise)}catch(e_1){env_1.error=e_1
env_1.hasError=true}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}}
take().catch(()=>{})
return()=>{isReleased=true;(0,external_node_fs_.rmSync)(path,{force:true})}}async function endFull(error,tools,release){if(!isFull(error))throw error
await tools.close()
release()
const hint="Make room in a step before this one, or take a larger runner, and mention me again."
return{status:"failed",fault:new fault.vC("config","The disk of this runner is full.",{hint:hint,cause:error})}}function isFull(error){if(!(error instanceof Error))return false
return["ENOSPC","EDQUOT"].includes(Object(error).code)||isFull(error.cause)}async function setUp(options){const{workspace:workspace,secrets:secrets,command:command,timeoutMs:timeoutMs,signal:signal,onOutput:onOutput}=options
if(command===void 0)return
const before=new Set(await changes(options))
const variables=await secrets.namedIn(command)
const{output:output,exitCode:exitCode,timedOut:timedOut}=await workspace.run(command,{timeoutMs:timeoutMs,signal:signal,variables:variables})
onOutput(output)
if(timedOut)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(exitCode!==0)throw failed(`ended with exit code ${exitCode}: ${lastLine(output)}`,remedyFor(options.refused()))
const left=(await changes(options)).filter(line=>!before.has(line))
if(left.length>0)throw dirty(left)}async function changes({workspace:workspace,signal:signal}){const{exitCode:exitCode,output:output}=await workspace.run("git status --porcelain",{timeoutMs:6e4,signal:signal})
return exitCode===0?output.split("\n").filter(line=>line!==""):[]}function failed(how,hint){return new fault.vC("config",`The \`setup-command\` ${how}`,{hint:hint})}function remedyFor(refused){if(refused.length===0)return"The log has its output."
const hosts=[...new Set(refused)].slice(0,5).map(host=>(0,lib_text.TN)(host,100))
return`It was not let through to ${hosts.join(", ")}: name them in the input \`network\`, or open \`registries\`.`}function lastLine(output){return(0,lib_text.TN)(output.trimEnd().split("\n").at(-1)??"",200)||"it said nothing"}function dirty(paths){const some=paths.slice(0,3).map(line=>(0,lib_text.TN)(line.slice(3),80)).join(", ")
const changes=`${(0,lib_text.U9)(paths.length,"change")} (${some}${paths.length>3?", …":""})`
return failed(`left ${changes} in the checkout, which could not be told from the agent's`,"Have git ignore what it makes, or have it put back what it changes, e.g. with `npm ci` in place of `npm install`.")}var content=__webpack_require__(46032)
const CDN=/^(?:private-user|user)-images\.githubusercontent\.com$/
const STORAGE=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(url,serverUrl){const parsed=URL.parse(url)
if(parsed?.username!==""||parsed.password!=="")return false
const{origin:origin,protocol:protocol,hostname:hostname,port:port}=parsed
if(origin===new URL(serverUrl).origin)return true
return protocol==="https:"&&port===""&&(CDN.test(hostname)||STORAGE.test(hostname))}function isAttachment(url,serverUrl){const parsed=URL.parse(url)
if(!parsed||!isGitHubs(url,serverUrl))return false
if(CDN.test(parsed.hostname))return true
const isOurs=parsed.origin===new URL(serverUrl).origin
return isOurs&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(parsed.pathname)}const HOPS=3
const TIMEOUT_MS=2e4
function imageDownload({fetch:fetch,serverUrl:serverUrl,signal:signal}){return{async download(url){let at=url
for(let hop=0;hop<=HOPS;hop++){if(!isGitHubs(at,serverUrl))throw new Error("It leads away from GitHub.")
const limit=AbortSignal.any([signal,AbortSignal.timeout(TIMEOUT_MS)])
const reply=await fetch(at,{redirect:"manual",signal:limit})
if(reply.ok&&reply.body)return reply.body
const location=reply.headers.get("location")
await(reply.body?.cancel())
if(reply.status<300||reply.status>=400||location===null)throw new Error(`It is ${reply.status}.`)
at=new URL(location,at).href}throw new Error("It leads from one address to the next.")}}}const images_link=/!\[[^\]]*\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]*?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(texts,serverUrl){const found=texts.flatMap(text=>[...text.matchAll(images_link)].map(([,markdown,html])=>markdown??html??""))
return[...new Set(found)].filter(url=>isAttachment(url,serverUrl))}async function readImages(port,urls,limits){const images=[]
const missing=[]
for(const url of urls){const dataUrl=images.length<limits.most?await readImage(port,url,limits.bytes):void 0
if(dataUrl===void 0)missing.push(url)
else images.push({url:url,dataUrl:dataUrl})}return{images:images,missing:missing}}async function readImage(port,url,most){try{const chunks=[]
let size=0
for await(const chunk of await port.download(url)){size+=chunk.length
if(size>most)return
chunks.push(chunk)}const bytes=Buffer.concat(chunks)
const type=typeOf(bytes)
return type&&`data:${type};base64,${bytes.toString("base64")}`}catch{return}}function typeOf(bytes){const begin=bytes.toString("latin1",0,12)
if(begin.startsWith("PNG\r\n\n"))return"image/png"
if(begin.startsWith("ÿØÿ"))return"image/jpeg"
if(/^GIF8[79]a/.test(begin))return"image/gif"
return/^RIFF.{4}WEBP/s.test(begin)?"image/webp":void 0}const LIMITS={most:4,bytes:2*1024*1024}
function sourcesOf({trigger:trigger,thread:thread,comments:comments,pull:pull,linked:linked=[]}){const{type:type}=trigger.thread
const isDiscussion=type==="discussion"
const said=[{place:"the request",path:askedAt(trigger),body:trigger.request},...thread?[{place:`${thread.kind} #${thread.number}`,path:headOf(trigger),body:thread.body}]:[],...comments.toReversed().map(({id:id,body:body})=>({place:`comment ${id}`,path:isDiscussion?"":`/issues/comments/${id}`,body:body})),...(pull?.reviews.toReversed()??[]).map(({id:id,body:body})=>({place:`review ${id}`,path:`/pulls/${pull?.number}/reviews/${id}`,body:body})),...(pull?.comments.toReversed()??[]).map(({id:id,body:body})=>({place:`review comment ${id}`,path:`/pulls/comments/${id}`,body:body})),...linked.map(({number:number,body:body=""})=>({place:`issue #${number}`,path:`/issues/${number}`,body:body}))]
return said.map(({body:body,...source})=>({...source,text:(0,untrusted.RK)(body)}))}function askedAt(trigger){const{item:item,thread:thread}=trigger
switch(item.kind){case"issue-comment":return`/issues/comments/${item.id}`
case"review-comment":return`/pulls/comments/${item.id}`
case"review":return thread.type==="none"?"":`/pulls/${thread.number}/reviews/${item.id}`
default:return headOf(trigger)}}function headOf({thread:thread}){return thread.type==="issue"||thread.type==="pull_request"?`/issues/${thread.number}`:""}function countPictures(album,serverUrl){return imageUrls(sourcesOf(album).map(({text:text})=>text),serverUrl).length}async function readPictures({client:client,port:port,serverUrl:serverUrl},album){const found=new Map
for(const source of sourcesOf(album))for(const url of imageUrls([source.text],serverUrl))if(!found.has(url))found.set(url,source)
const download=async url=>{try{return await port.download(url)}catch(error){const signed=await signedAddress(client,url,found.get(url)?.path??"")
if(signed===void 0)throw error
return port.download(signed)}}
const{images:images,missing:missing}=await readImages({download:download},[...found.keys()],LIMITS)
return{dataUrls:images.map(({dataUrl:dataUrl})=>dataUrl),places:images.map(({url:url})=>found.get(url)?.place??""),missing:missing.length}}const Rendered=schemas.object({body_html:schemas.string().default("")})
async function signedAddress(client,url,path){const name=new URL(url).pathname.split("/").at(-1)??""
if(path===""||name.length<8)return
const headers={accept:"application/vnd.github.full+json"}
const{body_html:html}=Rendered.parse(await client.get(path,{headers:headers}))
const sources=html.matchAll(/<img\b[^>]*?\bsrc="([^"]+)"/gi)
return[...sources].map(([,address=""])=>address.replaceAll("&amp;","&")).find(one=>one.includes(name))}async function withPictures(setting,reading,{words:words,sees:sees}){const album=albumOf(setting,reading)
const count=countPictures(album,setting.job.serverUrl)
if(count===0)return words
if(!sees)return told(words,{dataUrls:[],places:[],missing:count})
const pictures=await take(setting,album)
if(pictures.dataUrls.length===0)return told(words,pictures)
const image={type:"image",image_urls:pictures.dataUrls,cache_prompt:false}
return{role:"user",content:[(0,content.Qq)(told(words,pictures)),image]}}function take({github:github,job:job,world:world},album){const{serverUrl:serverUrl,repository:repository,fetch:fetch}=job
const port=imageDownload({fetch:fetch,serverUrl:serverUrl,signal:world.signal})
return readPictures({client:(0,github_client.nx)(github,repository),port:port,serverUrl:serverUrl},album)}function albumOf({trigger:trigger,memory:memory},{thread:thread,pull:pull,linked:linked}){const{isResumed:isResumed,manifest:manifest}=memory
const{read_until:readUntil}=manifest
const isNew=said=>!said.isOwn&&(!isResumed||readUntil===null||!(0,thread_snapshot.Y)(said.createdAt,readUntil))
const comments=(thread?.comments??[]).filter(isNew)
const reviewed=pull&&{number:pull.pull.number,reviews:pull.reviews.reviews.filter(isNew),comments:pull.reviews.threads.flatMap(one=>one.comments).filter(isNew)}
const all={trigger:trigger,comments:comments,pull:reviewed}
return{...all,...isResumed?{thread:void 0}:{thread:thread,linked:[...pull?.reviews.linked??[],...linked]}}}function told(words,{places:places,missing:missing}){return[words,...places.length>0?[(0,prompts.J)("images-shown",{places:places.join(", ")})]:[],...missing>0?[(0,prompts.J)("images-not-shown",{count:String(missing)})]:[]].join("\n\n")}async function converse(setting,prepared,cleaners){const{conversation:conversation,inputs:inputs,tools:tools}=prepared
const deadline=AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"]*6e4))
const over=AbortSignal.any([setting.world.signal,tools.over])
await makeReady(prepared,cleaners,over)
if(prepared.care.caution)tools.shut()
const{log:log,state:state}=conversation
const since={length:toldIn(log,setting),stats:state.stats}
const{going:going,taken:taken,hidden:hidden}=await talk({setting:setting,inputs:inputs,prepared:prepared,clean:cleaners.redact,leaks:cleaners.leaks,signal:over,deadline:deadline})
if(taken.end.status!=="finished")setting.memory.checkpoint()
await tools.close()
return{going:going,taken:taken,since:since,hidden:hidden,events:log.slice(since.length)}}function toldIn(log,{memory:{cutOff:cutOff},trigger:trigger}){if(cutOff?.key!==trigger.key)return log.length
return[...log].filter(({timestamp:timestamp})=>timestamp<cutOff.taken).length}function makeReady({conversation:conversation,inputs:inputs,tools:tools,care:care},{redact:redact},signal){return setUp({workspace:tools.workspace,secrets:care.caution?.forSetUp??conversation.state.secrets.forTools(),command:inputs["setup-command"],timeoutMs:inputs["timeout-minutes"]*6e4,signal:signal,refused:()=>tools.report()?.denials.map(({host:host})=>host)??[],onOutput:(0,console.TB)(redact)})}async function talk(begun){const{setting:setting,prepared:prepared,inputs:inputs,deadline:deadline}=begun
const{conversation:conversation,tools:tools}=prepared
const release=keepReserve(prepared.folder)
conversation.log.subscribe((0,console.xo)(begun.clean))
setting.progress?.follow(conversation,{maxMinutes:inputs["timeout-minutes"],maxSteps:inputs["max-iterations"],maxUsd:inputs["max-budget-usd"],maxTokens:inputs["max-budget-tokens"]})
const stopKeeping=keepUp(setting,conversation.log)
const ear=listen(setting,conversation)
const signal=AbortSignal.any([begun.signal,ear.stopped])
const going={...begun,signal:signal,run:()=>conversation.run(signal,deadline).catch(error=>endFull(error,tools,release))}
let hidden=[]
const taken=await takeUp(going,async()=>{const task=await taskFor(setting,prepared)
hidden=task.hidden
return withPictures(setting,prepared.reading,{words:task.words,sees:(0,agent.q)(prepared.inputs)})})
stopKeeping()
ear.close()
release()
await conversation.close()
return{going:going,taken:taken,hidden:hidden}}var conversation_files=__webpack_require__(46074)
function clearLog(folder,leaks){for(const{path:path,read:read}of(0,conversation_files.bh)(folder)){const{text:text,kinds:kinds}=leaks.redact(read().toString())
if(kinds.length>0)overwrite((0,external_node_path_.join)(folder,path.slice(conversation_files.H3.length)),text)}}function overwrite(path,text){const descriptor=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_WRONLY|external_node_fs_.constants.O_TRUNC|external_node_fs_.constants.O_NOFOLLOW)
try{(0,external_node_fs_.writeFileSync)(descriptor,text)}finally{(0,external_node_fs_.closeSync)(descriptor)}}var mode=__webpack_require__(83932)
var propose=__webpack_require__(13071)
var holding=__webpack_require__(57883)
var render_proposal=__webpack_require__(86196)
function concludeWaiting(conclusion,{refused:refused,again:again},proposal){if(refused!==void 0)return{outcome:"skipped",reason:refused,hint:""}
if(!proposal)return conclusion
if((0,approval_proposal.zJ)(proposal))return concludeHeld(conclusion,(0,render_proposal.Sh)(proposal))
const hint=again===void 0?"":`It is asked again. ${again}`
return{outcome:"awaiting-approval",reason:(0,render_proposal.Sh)(proposal),hint:hint}}function concludeHeld(conclusion,waiting){if(conclusion.outcome!=="changed")return{outcome:"awaiting-approval",reason:waiting,hint:""}
return{...conclusion,reason:`${conclusion.reason}. ${waiting}`}}var outside=__webpack_require__(54272)
var review_facts=__webpack_require__(61229)
var conclude=__webpack_require__(57484)
function concludeReview({facts:facts,fault:fault},end,planned){if(end.status!=="finished"||planned.outcome==="failed")return planned
if(fault)return(0,conclude.V)(fault)
const reason=`${(0,review_facts.mQ)(facts)}, on \`${facts.commit.slice(0,7)}\``
return{outcome:(0,review_facts.Bb)(facts)?"answered":"no-op",reason:reason,hint:""}}var inline_code=__webpack_require__(62423)
var neutral=__webpack_require__(38557)
var markdown=__webpack_require__(78276)
var review_finding=__webpack_require__(60828)
const SIGNS={blocking:"🔴",important:"🟠",minor:"⚪"}
function commentText(finding,rules,marker){const{severity:severity}=finding
const fingerprint=(0,review_finding.ax)(finding)
return[...paragraphs(finding,rules),suggestionOf(finding),marker.mark({kind:severity,fingerprint:fingerprint})].filter(part=>part!=="").join("\n\n")}function unplacedText(finding,rules){const{path:path,line:line,suggestion:suggestion}=finding
const fence=(0,inline_code.L)(suggestion??"")
const instead=suggestion?[`${fence}\n${suggestion}\n${fence}`]:[]
return[`${(0,inline_code.a)(`${path}:${line}`)}`,...paragraphs(finding,rules),...instead].join("\n\n")}function paragraphs({severity:severity,title:title,body:body},rules){const heading=`${SIGNS[severity]} **${severity}** ${(0,neutral.$)((0,lib_text.TN)(title,150),rules)}`
const prose=(0,neutral.$)((0,markdown._)(body.trim(),4e3,"the finding was too long"),rules)
return[heading,...prose===""?[]:[prose]]}function suggestionOf({suggestion:suggestion}){if(suggestion===void 0)return""
const lines=suggestion.replaceAll(/\r\n?/g,"\n").replace(/\n$/,"")
const fence=(0,inline_code.L)(lines)
return lines===""?`${fence}suggestion\n${fence}`:`${fence}suggestion\n${lines}\n${fence}`}async function postReview(github,repository,draft){try{return{...await post_review_submit(github,repository,draft,draft.comments,[]),unplaced:[]}}catch(error){if(!isRefused(error))throw error
const unplaced=await oneByOne(github,repository,draft)
return{...await post_review_submit(github,repository,draft,[],unplaced),unplaced:unplaced}}}const REVIEWS="/repos/{owner}/{repo}/pulls/{pull_number}/reviews"
async function post_review_submit(github,repository,draft,comments,unplaced){const body=draft.bodyWith(unplaced)
const send=async verdict=>{const place={owner:repository.owner,repo:repository.name,pull_number:draft.number}
const review={commit_id:draft.commit,event:verdict,body:body,comments:comments.map(wireOf)}
const url=await github.request(`POST ${REVIEWS}`,{...place,...review}).then(({data:data})=>data.html_url,error=>foundAgain(github,{...place,body:body},error))
return{url:url,verdict:verdict}}
try{return await send(draft.verdict)}catch(error){if(!isRefused(error)||draft.verdict==="COMMENT")throw error
return send("COMMENT")}}async function foundAgain(github,{body:body,...place},error){if(!(0,github_client.VH)(error))throw error
const{data:data}=await github.request(`GET ${REVIEWS}`,{...place,per_page:100})
const stored=data.find(review=>review.body.replaceAll("\r\n","\n").trim()===body.trim())
if(!stored)throw error
return stored.html_url}async function oneByOne(github,{owner:owner,name:repo},{number:number,commit:commit,comments:comments}){const unplaced=[]
for(const comment of comments)try{const asked={owner:owner,repo:repo,pull_number:number,commit_id:commit,...wireOf(comment)}
await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments",asked)}catch(error){if(!isRefused(error))throw error
unplaced.push(comment)}return unplaced}function wireOf({path:path,line:line,side:side,start_line:start_line,start_side:start_side,body:body}){const start=start_line===void 0?{}:{start_line:start_line,start_side:start_side??side}
return{path:path,line:line,side:side,...start,body:body}}function isRefused(error){return error instanceof github_client.Q4&&error.status===422}const MUTATION=`mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`
async function settleThread(github,{owner:owner,name:repo},{id:id,comment:comment,number:number,reply:reply}){if(reply!==void 0)await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",{owner:owner,repo:repo,pull_number:number,comment_id:comment,body:reply})
try{await github.graphql(MUTATION,{input:{threadId:id}})
return"resolved"}catch{return"replied"}}var close_finding=__webpack_require__(13705)
var report_finding=__webpack_require__(99575)
var own_mark=__webpack_require__(52)
var plain_words=__webpack_require__(84080)
const DECEITFUL=/[\u202a-\u202e\u2066-\u2069]/
function cleanFinding({suggestion:suggestion,...finding},redact){const{title:title,body:body}=finding
const isSound=suggestion!==void 0&&redact(suggestion)===suggestion&&!DECEITFUL.test(suggestion)
return{...finding,title:redact(title),body:redact(body),...isSound&&{suggestion:suggestion}}}var given_before=__webpack_require__(96079)
async function giveReview(setting,run){const findings=(0,report_finding._)(run.events).map(finding=>cleanFinding(finding,run.redact))
const mended=await settle(setting,run)
const open=run.desk.known.filter(({id:id,status:status})=>status==="open"&&!mended.includes(id))
const blocking=[...open,...findings].filter(({severity:severity})=>severity==="blocking").length
const figures={found:findings.length,mended:mended.length,stillOpen:open.length,blocking:blocking}
const facts={...figures,commit:run.pull.head.sha,verdict:verdictOf(run,figures),url:void 0,unposted:""}
if(!(0,review_facts.Bb)(facts))return{facts:facts,fault:void 0}
const unposted=()=>findings.map(finding=>unplacedText(finding,rulesOf(setting))).join("\n\n")
if(!(0,mode.J)(setting.world.env))return{facts:{...facts,unposted:unposted()},fault:void 0}
try{const{url:url,verdict:verdict}=await post(setting,run,findings,facts)
return{facts:{...facts,url:url,verdict:verdict},fault:void 0}}catch(error){return{facts:{...facts,unposted:unposted()},fault:(0,fault.ec)(error)}}}function verdictOf({pull:pull,mayDecide:mayDecide,cutShort:cutShort},{found:found,stillOpen:stillOpen,blocking:blocking}){if(!mayDecide||cutShort!==void 0||pull.isFork||pull.head.branch.startsWith("agent/"))return"COMMENT"
if(blocking>0)return"REQUEST_CHANGES"
return found+stillOpen===0?"APPROVE":"COMMENT"}async function settle(setting,{desk:desk,pull:pull,events:events,redact:redact}){const settled=[]
for(const{comment:comment,reason:reason}of(0,close_finding.s)(events)){if(!(0,mode.J)(setting.world.env))return(0,close_finding.s)(events).map(closed=>closed.comment)
const known=desk.known.find(({id:id})=>id===comment)
const thread=desk.threads.get(comment)
if(!known||!thread)continue
const words=(0,prompts.J)("review-mended",{commit:(0,inline_code.a)(pull.head.sha.slice(0,7)),reason:(0,neutral.$)(redact(reason),rulesOf(setting))})
const body=`${words}\n\n${desk.marker.mark({kind:"mended",fingerprint:known.fingerprint})}`
const reply=thread.isTold?void 0:(0,own_mark.kN)(setting,body)
try{await settleThread(setting.github,setting.job.repository,{id:thread.id,comment:comment,number:pull.number,reply:reply})
settled.push(comment)}catch(error){(0,console.m)(`The thread of review comment ${comment} could not be settled. ${(0,fault.ec)(error).message}`)}}return settled}function post(setting,run,findings,facts){const{github:github,job:job,world:world}=setting
const rules=rulesOf(setting)
const comments=findings.map(finding=>({...give_review_placeOf(finding),body:commentText(finding,rules,run.desk.marker),finding:finding}))
const given={...facts,conversation:setting.conversationId}
const mark=run.cutShort===void 0?(0,given_before.mX)(setting).mark(setting.trigger.key,given):""
const withGiven=body=>mark===""?body:`${body}\n\n${mark}`
const bodyWith=unplaced=>{const texts=unplaced.map(({finding:finding})=>unplacedText(finding,rules)).join("\n\n")
const body=(0,prompts.J)("review-body",{prose:proseOf(run,rules),counts:(0,review_facts.mQ)(facts),commit:(0,inline_code.a)(facts.commit.slice(0,7)),unplaced:texts===""?"":`\n\n${(0,prompts.J)("review-unplaced",{findings:texts})}`,run_url:job.runUrl})
return(0,own_mark.kN)(setting,withGiven((0,plain_words.f)(world.env,run.redact(body.trimStart()))))}
const draft={number:run.pull.number,commit:facts.commit,verdict:facts.verdict,comments:comments,bodyWith:bodyWith}
return postReview(github,job.repository,draft)}function proseOf({finalResponse:finalResponse,cutShort:cutShort,pull:pull},rules){const parts=[cutShort===void 0?"":(0,prompts.J)("review-cut-short",{reason:(0,neutral.$)(cutShort,rules)}),(0,markdown.K)(finalResponse.trim(),rules),pull.isFork?(0,prompts.J)("fork"):""]
return parts.filter(part=>part!=="").join("\n\n")}function give_review_placeOf({path:path,line:line,start_line:start_line,side:side}){const onSide=side==="new"?"RIGHT":"LEFT"
const start=start_line===void 0||start_line===line?{}:{start_line:start_line,start_side:onSide}
return{path:path,line:line,side:onSide,...start}}function rulesOf({world:world,job:job}){return{repositoryUrl:job.repositoryUrl,phrases:(0,trigger_settings.phrasesOf)(world.env)}}async function reviewIn(setting,{goal:goal,pull:pull},{events:events,finalResponse:finalResponse,end:end,planned:planned,redact:redact,inputs:inputs}){if(goal.kind!=="review"||!pull)return
const cutShort=end.status==="finished"?void 0:planned.reason
const mayDecide=inputs["review-verdict"]==="allow"
return giveReview(setting,{desk:goal.desk,pull:pull,events:events,finalResponse:finalResponse,cutShort:cutShort,mayDecide:mayDecide,redact:redact})}var state_stats=__webpack_require__(14549)
function statsSince(before,{usage_to_metrics:usage_to_metrics}){const parts=Object.entries(usage_to_metrics).map(([id,metrics])=>{const then=before.usage_to_metrics[id]
return[id,then?less(metrics,then):metrics]})
return{usage_to_metrics:Object.fromEntries(parts.filter(([,{calls:calls}])=>calls>0))}}function less(now,then){const[sum,past]=[now.accumulated_token_usage,then.accumulated_token_usage]
const cost=now.accumulated_cost
return{...now,...cost!==void 0&&{accumulated_cost:cost-(then.accumulated_cost??0)},accumulated_token_usage:{...sum,prompt_tokens:sum.prompt_tokens-past.prompt_tokens,completion_tokens:sum.completion_tokens-past.completion_tokens,cache_read_tokens:sum.cache_read_tokens-past.cache_read_tokens,cache_write_tokens:sum.cache_write_tokens-past.cache_write_tokens,reasoning_tokens:sum.reasoning_tokens-past.reasoning_tokens},calls:now.calls-then.calls,estimated_calls:now.estimated_calls-then.estimated_calls,latency_ms:now.latency_ms-then.latency_ms,answered_by:Object.fromEntries(Object.entries(now.answered_by).map(([model,times])=>[model,times-(then.answered_by[model]??0)]).filter(([,times])=>times>0))}}function usesOf({usage_to_metrics:usage_to_metrics}){return Object.entries(usage_to_metrics).map(([id,metrics])=>({id:id,replies:metrics.calls,inputTokens:metrics.accumulated_token_usage.prompt_tokens,outputTokens:metrics.accumulated_token_usage.completion_tokens,cachedTokens:metrics.accumulated_token_usage.cache_read_tokens,writtenTokens:metrics.accumulated_token_usage.cache_write_tokens,reasoningTokens:metrics.accumulated_token_usage.reasoning_tokens,costUsd:metrics.accumulated_cost,latencyMs:metrics.latency_ms,longestLatencyMs:metrics.longest_latency_ms}))}function factsOf({state:state},since,{change:change,kept:kept,diff:diff,patch:patch},opened){const stats=statsSince(since.stats,state.stats)
const{calls:calls,models:models,prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,cache_read_tokens:cache_read_tokens,estimatedCalls:estimatedCalls,cost:cost}=(0,state_stats.vA)(stats)
return{files:change.files,leftOut:change.leftOut,kept:kept,diff:diff,withheldPatch:patch,pullRequest:opened.pullRequest,proposeUrl:opened.proposeUrl,isCiSilent:opened.isCiSilent,iterations:calls,models:models,inputTokens:prompt_tokens,outputTokens:completion_tokens,cachedTokens:cache_read_tokens,estimatedCalls:estimatedCalls,costUsd:calls===0?void 0:cost,uses:usesOf(stats)}}function checkOf(event){if(event.kind!=="ObservationEvent")return[]
const{kind:kind,command:command,exit_code:exit_code}=event.observation
if(kind!=="TerminalObservation"||typeof command!=="string"||typeof exit_code!=="number")return[]
return[{command:command,exitCode:exit_code}]}function said(kinds){return kinds.length===0?[]:[{path:"the answer",code:"DKH-203",detail:kinds.join(", ")}]}function risksIn(events){const done=new Set(events.flatMap(event=>event.kind==="ObservationEvent"?[event.action_id]:[]))
return events.flatMap(event=>{if(event.kind!=="ActionEvent"||event.security_risk!=="MEDIUM"||!done.has(event.id))return[]
const what=[event.action?.command,event.action?.path].filter(part=>typeof part==="string").join(" ")
return[(0,lib_text.TN)(`${event.tool_name} ${what||(event.summary??"")}`,120)]})}var structured_output=__webpack_require__(95502)
async function bringTogether(talk,{exact:exact,leaks:leaks,redact:redact}){const{setting:setting,prepared:prepared,inputs:inputs}=talk.going
const{conversation:conversation,ground:ground,publisher:publisher}=prepared
const{text:finalResponse,kinds:kinds}=leaks.redact(exact(conversation.finalResponse()))
const captured=ground.goal.kind==="review"?NO_CHANGE:await publisher.capture()
const hold=(0,holding.BV)(talk.going,talk.taken)?redact:void 0
const brought=await(0,bring_home.Sk)(setting,prepared,captured,leaks,{hold:hold})
const lacksData=prepared.wantsData&&(0,structured_output.h)(conversation.log.branch())===void 0
const isDone=talk.taken.end.status==="finished"&&brought.fault===void 0&&!lacksData
const opened=isDone?await(0,bring_home.qw)(setting,prepared,brought,{finalResponse:finalResponse,redact:redact}):bring_home.g
const saved=(0,holding.Cm)(brought,isDone&&opened.fault===void 0)
const planned=plannedEnd(talk,{saved:saved,opened:opened,finalResponse:finalResponse,lacksData:lacksData})
const{events:events}=talk
const{end:end}=talk.taken
const review=await reviewIn(setting,ground,{events:events,finalResponse:finalResponse,end:end,planned:planned,redact:redact,inputs:inputs})
const held=(0,holding.zQ)(saved,opened,{...ground,runId:setting.job.runId,leaks:leaks})
const asked=await(0,propose.G9)(talk.going,talk.taken,{kept:saved.kept,tree:captured.tree,held:held})
const conclusion=review?concludeReview(review,end,planned):planned
return{...concludeWaiting(conclusion,talk.taken,asked.proposal),...seenIn(talk,saved,opened),...asked,finalResponse:finalResponse,review:review?.facts,withheld:[...saved.withheld,...said(kinds)],tree:saved.change.tree,events:events,durationMs:0}}const NO_CHANGE={tree:"",files:[],leftOut:[]}
function plannedEnd({going:{setting:setting,inputs:inputs,prepared:prepared},taken:taken},ending){return(0,conclude.E)({...ending,end:taken.end,change:ending.saved.change,goal:(0,mode.J)(setting.world.env)?prepared.ground.goal.kind:(0,mode.VV)(setting.world.env),timeoutMinutes:inputs["timeout-minutes"]})}function seenIn({going:{prepared:prepared},since:since,events:events,hidden:hidden},saved,opened){const{conversation:conversation,tools:tools,ground:ground,care:care,careWords:careWords,subAgentEvents:subAgentEvents}=prepared
return{...factsOf(conversation,since,saved,opened),checks:[...conversation.log.slice(since.length),...subAgentEvents].flatMap(checkOf),risks:risksIn([...events,...subAgentEvents]),wall:tools.report(),knowledge:(0,in_conversation.sw)(conversation),servers:tools.servers.report(),reading:{strangers:care.strangers,hidden:hidden},note:(0,outside._)(ground)?(0,prompts.J)("fork"):careWords}}var done=__webpack_require__(50117)
var input_inputs=__webpack_require__(76008)
async function work(setting,cleaners){const start=setting.world.clock()
const durationMs=()=>setting.world.clock()-start
try{const inputs=(0,input_inputs.Ko)(setting.world.env)
const prepared=await(0,prepare.i)(setting,inputs,cleaners.redact)
const report=await untilClosed(prepared,async()=>{if(await setting.claimed==="lost")return"lost"
const talk=await converse(setting,prepared,cleaners)
return await isReviewed(setting)?"lost":bringTogether(talk,cleaners)})
if(report==="lost")return report
const{folder:folder,publisher:publisher,conversation:conversation}=prepared
const path=(0,prepare.N)(folder,setting.conversationId)
clearLog(path,cleaners.leaks)
return{report:{...report,durationMs:durationMs()},fault:report.fault,events:report.events??[],conversationPath:path,ground:prepared.ground,tree:report.tree,approvals:{proposal:report.proposal,used:report.used,results:report.results},baseSha:publisher.base,structuredOutput:prepared.wantsData?(0,structured_output.h)(conversation.log.branch()):void 0}}catch(error){if(await setting.claimed==="lost")return"lost"
return(0,done.G)((0,fault.ec)(error),durationMs())}}async function isReviewed(setting){return(0,review.zN)(setting.trigger)&&(0,mode.J)(setting.world.env)&&await(0,given_before.Dj)(setting)!==void 0}async function untilClosed({tools:tools},action){try{return await action()}finally{await tools.close()}}},57392:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B9:()=>PullRequest,JU:()=>Label,LN:()=>Repository,MW:()=>DiscussionComment,Mw:()=>Comment,d4:()=>Discussion,f7:()=>WorkflowRun,gD:()=>Account,m2:()=>Issue,p_:()=>Review,wG:()=>ReviewComment})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const Account=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const Repository=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),owner:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly(),default_branch:zod__WEBPACK_IMPORTED_MODULE_0__.string(),private:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).readonly()
const Time=zod__WEBPACK_IMPORTED_MODULE_1__.datetime({offset:true})
const written={body:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),user:Account.nullable(),author_association:zod__WEBPACK_IMPORTED_MODULE_0__.string().default("NONE"),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string()}
const dated={created_at:Time,updated_at:Time.optional()}
const thread={...written,...dated,number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string(),node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}
const threadState={state:zod__WEBPACK_IMPORTED_MODULE_0__.string(),locked:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(false)}
const Issue=zod__WEBPACK_IMPORTED_MODULE_0__.object({...thread,...threadState,id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),pull_request:zod__WEBPACK_IMPORTED_MODULE_0__.object({}).readonly().optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_0__.object({ref:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_0__.string(),repo:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()}).readonly().nullable()}).readonly()
const PullRequest=zod__WEBPACK_IMPORTED_MODULE_0__.object({...thread,...threadState,id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),draft:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(false),head:End,base:End}).readonly()
const Discussion=zod__WEBPACK_IMPORTED_MODULE_0__.object({...thread,...threadState,id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const comment={...written,...dated,body:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}
const Comment=zod__WEBPACK_IMPORTED_MODULE_0__.object(comment).readonly()
const ReviewComment=zod__WEBPACK_IMPORTED_MODULE_0__.object({...comment,in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int().nullish()}).readonly()
const DiscussionComment=zod__WEBPACK_IMPORTED_MODULE_0__.object({...comment,node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const Review=zod__WEBPACK_IMPORTED_MODULE_0__.object({...written,id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),submitted_at:Time,state:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const Label=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const RunPull=zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),head:zod__WEBPACK_IMPORTED_MODULE_0__.object({repo:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()}).readonly().nullable()}).readonly(),base:zod__WEBPACK_IMPORTED_MODULE_0__.object({repo:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()}).readonly()}).readonly()}).readonly()
const WorkflowRun=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),head_branch:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),head_sha:zod__WEBPACK_IMPORTED_MODULE_0__.string(),run_attempt:zod__WEBPACK_IMPORTED_MODULE_0__.number().int().default(1),event:zod__WEBPACK_IMPORTED_MODULE_0__.string(),conclusion:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),updated_at:Time,actor:Account.nullish(),triggering_actor:Account.nullish(),head_repository:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()}).readonly().nullish(),pull_requests:zod__WEBPACK_IMPORTED_MODULE_0__.array(RunPull).readonly().default([])}).readonly()}}

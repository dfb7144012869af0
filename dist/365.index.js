export const id=365
export const ids=[365]
export const modules={41365:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{obey:()=>obey})
var comment=__webpack_require__(60593)
var state_manifest=__webpack_require__(21843)
var fault=__webpack_require__(98664)
var conversation_files=__webpack_require__(46074)
var recall=__webpack_require__(86932)
var earlier_attempt=__webpack_require__(66167)
var is_over=__webpack_require__(1438)
var turn_turn=__webpack_require__(1268)
var action_labels=__webpack_require__(55753)
var trigger_settings=__webpack_require__(79235)
var own_mark=__webpack_require__(16820)
var plain_words=__webpack_require__(84080)
var reply_place=__webpack_require__(37842)
var inline_code=__webpack_require__(84804)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var pace=__webpack_require__(11668)
function replyTo(command,known){const{manifest:manifest,running:running,phrase:phrase}=known
const said=body=>({body:body,manifest:manifest,isForgotten:false})
switch(command){case"help":return said((0,prompts.J1)("command-help",{phrase:phrase}))
case"labels":return said((0,prompts.J1)("command-labels",{lines:labelLines(known).join("\n")}))
case"status":return said((0,prompts.J1)("command-status",{facts:factsOf(known).join("\n")}))
case"stop":return said(running?(0,prompts.J1)("command-stop",{run_url:running.run_url}):(0,prompts.J1)("command-idle"))
case"reset":return running?said((0,prompts.J1)("command-busy",{run_url:running.run_url,phrase:phrase})):forget(known)}}function labelLines({labels:{created:created,existing:existing,missing:missing}=NO_LABELS}){return[...created.length>0?[`- Created: ${created.map(name=>(0,inline_code.aY)(name)).join(", ")}.`]:[],...existing.length>0?[`- There already: ${existing.map(name=>(0,inline_code.aY)(name)).join(", ")}.`]:[],...missing.length>0?[`\n${(0,action_labels._E)(missing)}`]:[]]}const NO_LABELS={created:[],existing:[],missing:[]}
function forget({manifest:manifest,newId:newId}){const{answered:answered,work:work,counters:counters}=manifest
const fresh={...(0,state_manifest.yz)(newId),answered:answered,work:work,counters:(0,pace.tc)(counters)}
return{body:(0,prompts.J1)("command-reset"),manifest:fresh,isForgotten:true}}function factsOf({manifest:manifest,running:running}){const{outcome:outcome,reason:reason,work:work,answered:answered,conversation_id:id}=manifest
const where=work&&`- The work is on the branch ${(0,inline_code.aY)(work.branch)}${pullOf(work.pull_request)}.`
const last=outcome&&`- The last run ended as ${outcome}: ${(0,lib_text.TN)(reason??"",300)}.`
return[running?`- [A run](${running.run_url}) is at work.`:"- No run is at work.",...last?[last]:[],...where?[where]:[],`- Requests that were answered here: ${answered.length}. Conversation ${(0,inline_code.aY)(id)}.`]}function pullOf(number){return number===null?", without a pull request":`, in pull request #${number}`}const TRIES=3
async function obey(desk,command){const store=(0,recall.$)(desk)
const found=await(store?.read())??{status:"none"}
const earlier=found.status==="found"?(0,state_manifest.oy)(desk.trigger.key,found.manifest):void 0
if(earlier)return{answer:earlier,isEarlier:true}
const labels=command==="labels"?await(0,action_labels.mp)(desk,(0,action_labels.dj)(desk.world.env)):void 0
const{body:body}=replyTo(command,{...await knownOf(desk,found),labels:labels})
const said=await say(desk,(0,own_mark.kN)(desk,(0,plain_words.f)(desk.world.env,body)))
const answer=answerAt(desk,said)
const other=store&&await keep(desk,{store:store,found:found,command:command,answer:answer})
if(!other)return{answer:answer,isEarlier:false}
await(0,comment.Tu)(desk.github,desk.job.repository,said)
return{answer:other,isEarlier:true}}async function knownOf(desk,found){const{world:world,job:job,trigger:trigger}=desk
const turn=(0,turn_turn.L)(found,(0,recall.SM)(trigger,job),world.now())
const running=turn.kind==="wait"&&!await(0,is_over.P)(desk,turn.lease)?turn.lease:void 0
const newId=world.newId()
const[phrase=""]=(0,trigger_settings.phrasesOf)(world.env)
const manifest=found.status==="found"?found.manifest:(0,state_manifest.yz)(newId)
return{manifest:manifest,running:running,phrase:phrase,newId:newId}}async function say(desk,words){const{world:world,github:github,job:job,trigger:trigger}=desk
const{thread:thread}=trigger
if(thread.type==="none")throw new fault.vC("bug","A command without a thread.")
const earlier=job.runAttempt>1?await(0,earlier_attempt.pz)(desk,(0,earlier_attempt.Ab)(desk)):void 0
return earlier??(0,comment.Gy)(github,job.repository,thread.number,words,(0,reply_place.M)(world.env,trigger))}function answerAt({trigger:{key:key},world:world},{url:url}){return{key:key,comment_url:url,outcome:"answered",time:world.now().toISOString()}}async function keep(desk,{store:store,found:first,command:command,answer:answer}){let found=first
for(let attempt=1;attempt<=TRIES;attempt+=1){const{manifest:manifest,isForgotten:isForgotten}=replyTo(command,await knownOf(desk,found))
const files=found.status==="found"&&!isForgotten?(0,conversation_files.kk)(found.files):[]
const written=await store.write({manifest:(0,state_manifest.$s)(manifest,answer),files:files})
if(written.status==="saved")return
found=await store.read()
const other=found.status==="found"?(0,state_manifest.oy)(answer.key,found.manifest):void 0
if(other)return other}return}}}

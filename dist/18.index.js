export const id=18
export const ids=[18]
export const modules={68018:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var approval_proposal=__webpack_require__(89719)
var render_proposal=__webpack_require__(86196)
var shown_change=__webpack_require__(16790)
var inline_code=__webpack_require__(84804)
var hold=__webpack_require__(81400)
var report_withheld=__webpack_require__(85518)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var bring_home=__webpack_require__(50824)
var done=__webpack_require__(50117)
var input_inputs=__webpack_require__(76008)
var input_publishing=__webpack_require__(41320)
var propose=__webpack_require__(13071)
var decider=__webpack_require__(36356)
var difference=__webpack_require__(10745)
var mark=__webpack_require__(66828)
var decision_ruling=__webpack_require__(45045)
var kept_proposal=__webpack_require__(18478)
var policy_version=__webpack_require__(18016)
var held_proposal=__webpack_require__(18924)
var schemas=__webpack_require__(28942)
var github_client=__webpack_require__(7477)
var head_branch=__webpack_require__(954)
var pull_pull=__webpack_require__(7256)
var branch=__webpack_require__(91116)
var write_publisher=__webpack_require__(23846)
var checkout=__webpack_require__(70074)
async function patchNow(bench,held){const{setting:setting,token:token,folder:folder}=bench
const{job:job,world:world}=setting
const at=await(0,branch.h)(setting.github,setting.job.repository,held.branch)
if(at===void 0&&!held.is_new)return lost(`The branch ${held.branch} is not there any more.`)
const pull=await openPullOf(setting,held)
if(held.pull_request!==null&&!pull)return lost(`Pull request #${held.pull_request} is not open any more.`)
const there=at===void 0?void 0:await thereAt(setting,held,at)
const base=held.is_new||there!==void 0?held.head:at??held.head
const placed=at===held.head?{...held,is_new:false}:held
const path=(0,external_node_path_.join)(folder,"held.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const options={folder:folder,base:base,token:token,now:world.now,remoteUrl:`${job.repositoryUrl}.git`,lent:held.pull_request===null?void 0:held.branch,environment:(0,checkout._K)(world.env)}
try{const{publisher:publisher,change:change}=await(0,write_publisher.X2)(options,path)
return{status:"fits",publisher:publisher,change:change,patch:await publisher.exactPatch(change),pull:pull,there:there,held:placed}}catch(error){if((0,fault.ec)(error).code!=="denied")throw error
return lost(`These files were changed on ${held.branch} meanwhile, and the change does not fit any more.`)}}function lost(why){return{status:"lost",why:why}}const Commit=schemas.object({message:schemas.string(),tree:schemas.object({sha:schemas.string()}),verification:schemas.object({verified:schemas.boolean()})})
async function thereAt({github:github,job:job,memory:memory},{head:head,tree:tree},tip){if(tip===head)return
const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:repo,commit_sha:tip})
const{message:message,tree:found,verification:verification}=Commit.parse(data)
const isIt=found.sha===tree&&message.includes(`Agent-Conversation: ${memory.id}`)
return isIt?{commit:tip,isVerified:verification.verified}:void 0}async function openPullOf({github:github,job:job},{pull_request:number,branch:branch}){if(number===null)return
const client=(0,github_client.n)(github,job.repository)
const pull=await(0,pull_pull.E)(client,number)
const isOurs=pull.state==="open"&&!pull.isFork&&pull.head.branch===branch
return isOurs&&await(0,head_branch.H)(client,branch)?pull:void 0}var final_response=__webpack_require__(47246)
var event_log=__webpack_require__(77003)
var file_store=__webpack_require__(20524)
var open_conversation=__webpack_require__(39353)
var conversation_files=__webpack_require__(46074)
var publish=__webpack_require__(46491)
var conclude=__webpack_require__(57484)
var result_facts=__webpack_require__(86806)
var put_back=__webpack_require__(99446)
var unpublished=__webpack_require__(13222)
function workWithout(work,patch){const left=(0,unpublished.x)(work)
if(!left?.patch)return(0,unpublished.X)(left)
const decided=new Set((0,put_back.Xe)(Buffer.from(patch)).map(nameLine))
const rest=Buffer.concat((0,put_back.Xe)(left.patch).filter(piece=>!decided.has(nameLine(piece))))
const isNothing=rest.length===0&&left.lost.length===0
return(0,unpublished.X)(isNothing?void 0:{...left,patch:rest.length===0?void 0:rest})}function nameLine(piece){return piece.toString("latin1").split("\n",1)[0]??""}async function publishChange(publishing){const{setting:setting,folder:folder,held:held,publisher:publisher,pull:pull,cleaners:cleaners}=publishing
const goal=goalOf(held,pull)
const ground={head:publisher.base,branch:held.branch,goal:goal,pull:void 0}
const saved=await alreadyThere(publishing)??await save(publishing,ground)
const isThere=saved.kept.kind==="branch"
const{workBefore:workBefore}=setting.memory
setting.memory.leaveWork(isThere?workWithout(workBefore,held.patch):(0,conversation_files.kk)(workBefore))
const path=(0,open_conversation.N)(folder,setting.memory.id)
const words={finalResponse:answerIn(setting,path,cleaners),redact:cleaners.redact}
const opened=saved.fault?bring_home.g:await(0,bring_home.qw)(setting,{ground:ground},saved,words)
const end={status:"finished"}
const ending={end:end,change:saved.change,saved:saved,opened:opened,goal:goal.kind,finalResponse:""}
const conclusion=(0,conclude.E)({...ending,timeoutMinutes:0})
const{kept:kept,diff:diff,withheld:withheld,patch:patch}=saved
const report={...done.I,...conclusion,files:saved.change.files,kept:kept,diff:diff,withheld:withheld,withheldPatch:patch,costUsd:0,durationMs:0,...(0,result_facts.L)(opened)}
const facts={fault:conclusion.fault,conversationPath:path,baseSha:publisher.base}
return{report:report,...facts,ground:ground,tree:saved.change.tree}}function save({setting:setting,publisher:publisher,folder:folder,change:change,cleaners:cleaners,policy:policy},ground){return(0,bring_home.Sk)(setting,{publisher:publisher,folder:folder,ground:ground},change,cleaners.leaks,{policy:policy,approver:setting.trigger.actors[0]})}async function alreadyThere(publishing){const{setting:setting,held:held,change:change,there:there}=publishing
if(there===void 0)return
const compareUrl=`${setting.job.repositoryUrl}/compare/${held.base}...${held.branch}`
const kept={kind:"branch",branch:held.branch,...there,compareUrl:compareUrl}
const diff=await(0,publish.$C)(change,publishing)
return{kept:kept,change:change,diff:diff,withheld:[],patch:void 0,fault:void 0}}function goalOf({branch:branch,base:base,is_new:isNew},pull){if(pull)return{kind:"advance",branch:branch,base:base,pullRequest:{number:pull.number,url:pull.url}}
return{kind:"propose",branch:branch,plain:branch,base:base,...!isNew&&{isThere:true}}}function answerIn({memory:memory,world:world},path,{exact:exact,leaks:leaks}){memory.openIn(path)
const stamper=()=>({id:world.newId(),timestamp:world.now().toISOString()})
const log=new event_log.v((0,file_store.s4)(path),stamper)
log.close()
return leaks.redact(exact((0,final_response._)(log.branch()))).text}function isAboutChange(setting){return setting.trigger.kind==="decision"&&(0,approval_proposal.zJ)((0,kept_proposal.yX)(setting))!==void 0}async function decideChange(setting,cleaners){const start=setting.world.clock()
const durationMs=()=>setting.world.clock()-start
try{if(await setting.claimed==="lost")return"lost"
const done=await carryOut(setting,cleaners)
return{...done,report:{...done.report,durationMs:durationMs()}}}catch(error){return(0,done.G)((0,fault.ec)(error),durationMs())}}async function carryOut(setting,cleaners){const inputs=(0,input_inputs.readInputs)(setting.world.env)
const{proposal:proposal,...ruling}=await(0,decision_ruling.H)(setting,setting.memory,(0,policy_version.V)(setting.world.env,void 0))
const held=(0,approval_proposal.zJ)(proposal)
if(ruling.status==="refused"||!proposal||!held)return told({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing waits here."});(0,external_node_fs_.mkdirSync)(setting.job.temp,{recursive:true})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(setting.job.temp,"deckhand-"))
const one={setting:setting,token:inputs["github-token"],folder:folder,inputs:inputs,cleaners:cleaners,proposal:proposal,held:held}
if(setting.trigger.decision?.verdict==="reject")return reject(one)
return approve(one,ruling.status==="stale"?ruling.why:void 0)}async function approve(one,stale){const{setting:setting,cleaners:cleaners,proposal:proposal,held:held}=one
const publishing=(0,input_publishing.E)(setting.world.env)
if(publishing["protected-paths"].mode!=="confirm")return drop(one,"By now the workflow lets nobody approve it.")
const now=await patchNow(one,held)
if(now.status==="lost")return drop(one,now.why)
const policy=(0,hold.y3)({policy:(0,bring_home.US)(publishing)})
const{withheld:withheld}=await now.publisher.review(now.change,{policy:policy,leaks:cleaners.leaks})
if(withheld[0])return drop(one,`${(0,lib_text.TN)((0,report_withheld.YG)(withheld[0]),200)}.`)
const moved=now.patch===held.patch?void 0:`These files were changed on ${held.branch} meanwhile.`
if(stale!==void 0||moved!==void 0){const paths=now.change.files.map(({path:path})=>path)
const change={...held,tree:now.change.tree,head:now.publisher.base,patch:now.patch,paths:paths}
return askAgain(one,change,(0,difference.z)(stale,moved))}const used=await(0,mark.G)(setting,proposal,(0,approval_proposal.dz)(proposal),{verdict:"approved",reason:""})
const done=await publishChange({...one,...now,policy:policy})
const{kept:kept}=done.report
const result=kept.kind==="branch"?`committed as ${(0,inline_code.aY)(kept.commit.slice(0,7))}`:"kept as a patch"
return{...done,approvals:{proposal:void 0,used:used,results:new Map([[(0,approval_proposal.TH)(held),result]])}}}async function reject({setting:setting,proposal:proposal,held:held}){const reason=setting.trigger.decision?.reason??""
const used=await(0,mark.G)(setting,proposal,(0,approval_proposal.dz)(proposal),{verdict:"rejected",reason:reason})
setting.memory.leaveWork(workWithout(setting.memory.workBefore,held.patch))
const words=`${(0,decider.I)(setting.trigger)} rejected the change to ${held.paths.join(", ")}`
const why=reason===""?"":`: ${reason}`
return told({outcome:"answered",reason:(0,lib_text.TN)(`${words}${why}`,300).replace(/\.$/,"")},decide_change_closed(used))}function drop(one,why){const{setting:setting,folder:folder,held:held}=one
const used=dropped(one,why)
setting.memory.update((0,kept_proposal.LY)(used))
const path=(0,external_node_path_.join)(folder,"withheld.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const done=told({outcome:"blocked",reason:`Not published: ${why.replace(/\.$/,"")}`},decide_change_closed(used))
const withheld=held.paths.map(name=>({path:name,code:"DKH-103",detail:""}))
return{...done,report:{...done.report,withheld:withheld,withheldPatch:{path:path,patch:held.patch}}}}async function askAgain(one,change,why){const unseen=(0,shown_change.O)(Buffer.from(change.patch),one.cleaners.redact)
if(unseen!==void 0)return drop(one,`${why} As it is now, ${unseen}.`)
const{setting:setting,inputs:inputs}=one
const proposal=(0,held_proposal.Y)(setting,inputs,change)
const{head:head}=one.held
const moved={head:head===change.head?void 0:head,now:change.head,missing:[]}
const sections=[(0,propose.YM)(proposal,setting,inputs),await(0,difference._)(setting,moved)]
const approvals={...decide_change_closed(dropped(one,why)),proposal:proposal,ballot:sections.filter(Boolean).join("\n\n")}
const hint=`It is asked again. ${why}`
const done=told({outcome:"awaiting-approval",reason:(0,render_proposal.Sh)(proposal),hint:hint},approvals)
return{...done,report:{...done.report,ballot:approvals.ballot}}}function dropped({proposal:proposal,setting:setting},reason){const at=setting.world.now().toISOString()
return(0,approval_proposal.rc)(proposal,(0,approval_proposal.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:reason})}function decide_change_closed(used){return{proposal:void 0,used:used,results:new Map}}function told({outcome:outcome,reason:reason,hint:hint=""},approvals){const report={...done.I,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}}

export const id=8015
export const ids=[8015]
export const modules={28015:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var input_publishing=__webpack_require__(41320)
var approval_proposal=__webpack_require__(54552)
var protected_change=__webpack_require__(5715)
var render_proposal=__webpack_require__(685)
var inline_code=__webpack_require__(62423)
var hold=__webpack_require__(81400)
var paths=__webpack_require__(64753)
var report_withheld=__webpack_require__(85518)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var for_item=__webpack_require__(36175)
var run_result=__webpack_require__(56172)
var publishing_policy=__webpack_require__(66484)
var kept_proposal=__webpack_require__(19546)
var propose=__webpack_require__(70020)
var basis=__webpack_require__(30730)
var difference=__webpack_require__(5592)
var mark=__webpack_require__(62778)
var decision_ruling=__webpack_require__(42189)
var holding=__webpack_require__(86566)
var schemas=__webpack_require__(28942)
var runner_world=__webpack_require__(3630)
var github_client=__webpack_require__(44463)
var open_pull=__webpack_require__(59451)
var pull_pull=__webpack_require__(7256)
var branch=__webpack_require__(91116)
var write_publisher=__webpack_require__(40542)
async function patchNow(place,held){const{run:run,token:token,folder:folder}=place
const{job:job,world:world}=run
const at=await(0,branch.h8)(run.github,run.job.repository,held.branch)
if(at===void 0&&!held.is_new)return lost(`The branch ${held.branch} is not there any more.`)
const pull=await openPullOf(run,held)
if(held.pull_request!==null&&!pull)return lost(`Pull request #${held.pull_request} is not open any more.`)
const there=at===void 0?void 0:await thereAt(run,held,at)
const base=held.is_new||there!==void 0?held.head:at??held.head
const placed=at===held.head?{...held,is_new:false}:held
const path=(0,external_node_path_.join)(folder,"held.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const options={folder:folder,base:base,token:token,now:world.now,remoteUrl:`${job.repositoryUrl}.git`,lent:held.pull_request===null?void 0:held.branch,environment:(0,runner_world._)(world.env)}
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
return isOurs&&await(0,open_pull.HS)(client,branch)?pull:void 0}var final_response=__webpack_require__(47246)
var event_log=__webpack_require__(69046)
var file_store=__webpack_require__(20524)
var open_conversation=__webpack_require__(11073)
var restore_work=__webpack_require__(63501)
var conversation_files=__webpack_require__(1539)
var unpublished=__webpack_require__(85831)
var conclude=__webpack_require__(56728)
var published=__webpack_require__(95731)
var publish=__webpack_require__(38626)
var to_branch=__webpack_require__(93582)
async function publishChange(publishing){const{run:run,folder:folder,held:held,publisher:publisher,pull:pull}=publishing
const goal=goalOf(held,pull)
const startingPoint={head:publisher.base,branch:held.branch,goal:goal,pull:void 0}
const saved=await alreadyThere(publishing)??await save(publishing,startingPoint)
const isThere=saved.kept.kind==="branch"
const{workBefore:workBefore}=run.memory
run.memory.leaveWork(isThere?workWithout(workBefore,held.patch):(0,conversation_files.kk)(workBefore))
const path=(0,open_conversation.Nq)(folder,run.memory.id)
const words={finalResponse:answerIn(run,path),redact:run.redact}
const opened=saved.fault?to_branch.g:await(0,to_branch.qw)(run,{startingPoint:startingPoint},saved,words)
const end={status:"finished"}
const ending={end:end,change:saved.change,saved:saved,opened:opened,goal:goal.kind,finalResponse:""}
const conclusion=(0,conclude.E)({...ending,timeoutMinutes:0})
const{kept:kept,diff:diff,withheld:withheld,patch:patch}=saved
const report={...run_result.I,...conclusion,files:saved.change.files,kept:kept,diff:diff,withheld:withheld,withheldPatch:patch,costUsd:0,durationMs:0,...(0,published.L)(opened)}
const facts={fault:conclusion.fault,conversationPath:path,baseSha:publisher.base}
return{report:report,...facts,startingPoint:startingPoint,tree:saved.change.tree}}function save({run:run,publisher:publisher,folder:folder,change:change,policy:policy},startingPoint){return(0,to_branch.FW)(run,{publisher:publisher,folder:folder,startingPoint:startingPoint},change,run.leaks,{policy:policy,approver:run.trigger.actors[0]})}async function alreadyThere(publishing){const{run:run,held:held,change:change,there:there}=publishing
if(there===void 0)return
const compareUrl=`${run.job.repositoryUrl}/compare/${held.base}...${held.branch}`
const kept={kind:"branch",branch:held.branch,...there,compareUrl:compareUrl}
const diff=await(0,publish.$C)(change,publishing)
return{kept:kept,change:change,diff:diff,withheld:[],patch:void 0,fault:void 0}}function goalOf({branch:branch,base:base,is_new:isNew},pull){if(pull)return{kind:"advance",branch:branch,base:base,pullRequest:{number:pull.number,url:pull.url}}
return{kind:"propose",branch:branch,plain:branch,base:base,...!isNew&&{isThere:true}}}function answerIn({memory:memory,world:world,exact:exact,leaks:leaks},path){memory.openIn(path)
const stamper=()=>({id:world.newId(),timestamp:world.now().toISOString()})
const log=new event_log.v((0,file_store.s4)(path),stamper)
log.close()
return leaks.redact(exact((0,final_response._)(log.branch()))).text}function workWithout(work,patch){const left=(0,unpublished.x9)(work)
if(!left?.patch)return(0,unpublished.Xo)(left)
const decided=new Set((0,restore_work.Xe)(Buffer.from(patch)).map(nameLine))
const rest=Buffer.concat((0,restore_work.Xe)(left.patch).filter(piece=>!decided.has(nameLine(piece))))
const isNothing=rest.length===0&&left.lost.length===0&&!left.aside
return(0,unpublished.Xo)(isNothing?void 0:{...left,patch:rest.length===0?void 0:rest})}function nameLine(piece){return piece.toString("latin1").split("\n",1)[0]??""}function isAboutChange(run){return run.trigger.kind==="decision"&&(0,approval_proposal.zJ)((0,kept_proposal.yX)(run))!==void 0}async function decideChange(run){const start=run.world.clock()
const durationMs=()=>run.world.clock()-start
try{if(await run.claimed==="lost")return"lost"
const done=await carryOut(run)
return{...done,report:{...done.report,durationMs:durationMs()}}}catch(error){return(0,run_result.G)((0,fault.ec)(error),durationMs())}}async function carryOut(run){const inputs=(0,input_inputs.readInputs)(run.world.env)
const{proposal:proposal,...ruling}=await(0,decision_ruling.H)(run,run.memory,(0,basis.V)(run.world.env,void 0))
const held=(0,approval_proposal.zJ)(proposal)
if(ruling.status==="refused"||!proposal||!held)return told({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing waits here."});(0,external_node_fs_.mkdirSync)(run.job.temp,{recursive:true})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(run.job.temp,"deckhand-"))
const one={run:run,token:inputs["github-token"],folder:folder,inputs:inputs,proposal:proposal,held:held}
if(run.trigger.decision?.verdict==="reject")return reject(one)
return approve(one,ruling.status==="stale"?ruling.why:void 0)}async function approve(one,stale){const{run:run,proposal:proposal,held:held}=one
const publishing=(0,input_publishing.E)(run.world.env)
if(publishing["protected-paths"].mode!=="confirm")return drop(one,"By now the workflow lets nobody approve it.")
const now=await patchNow(one,held)
if(now.status==="lost")return drop(one,now.why)
const policy=(0,hold.y3)({policy:(0,publishing_policy.U)(publishing)})
const{withheld:withheld}=await now.publisher.review(now.change,{policy:policy,leaks:run.leaks})
if(withheld[0])return drop(one,`${(0,lib_text.TN)((0,report_withheld.YG)(withheld[0]),200)}.`)
const moved=now.patch===held.patch?void 0:`These files were changed on ${held.branch} meanwhile.`
if(stale!==void 0||moved!==void 0){const paths=now.change.files.map(({path:path})=>path)
const change={...held,tree:now.change.tree,head:now.publisher.base,patch:now.patch,paths:paths}
return askAgain(one,change,(0,difference.z)(stale,moved))}const used=await(0,mark.G)(run,proposal,(0,approval_proposal.dz)(proposal),{verdict:"approved",reason:""})
const done=await publishChange({...one,...now,policy:policy})
const{kept:kept}=done.report
const result=kept.kind==="branch"?`committed as ${(0,inline_code.aY)(kept.commit.slice(0,7))}`:"kept as a patch"
return{...done,approvals:{proposal:void 0,used:used,results:new Map([[(0,approval_proposal.TH)(held),result]])}}}async function reject({run:run,proposal:proposal,held:held}){const reason=run.trigger.decision?.reason??""
const used=await(0,mark.G)(run,proposal,(0,approval_proposal.dz)(proposal),{verdict:"rejected",reason:reason})
run.memory.leaveWork(workWithout(run.memory.workBefore,held.patch))
const words=`${(0,for_item.Id)(run.trigger)} rejected the change to ${held.paths.join(", ")}`
const why=reason===""?"":`: ${reason}`
return told({outcome:"answered",reason:(0,lib_text.TN)(`${words}${why}`,300).replace(/\.$/,"")},decide_change_closed(used))}function drop(one,why){const{run:run,folder:folder,held:held}=one
const used=dropped(one,why)
run.memory.update((0,kept_proposal.LY)(used))
const path=(0,external_node_path_.join)(folder,"withheld.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const done=told({outcome:"blocked",reason:`Not published: ${why.replace(/\.$/,"")}`},decide_change_closed(used))
const list=(0,input_publishing.E)(run.world.env)["protected-paths"]
const codeOf=name=>(0,paths.Y)(name,list).code??"DKH-103"
const withheld=held.paths.map(name=>({path:name,code:codeOf(name),detail:""}))
return{...done,report:{...done.report,withheld:withheld,withheldPatch:{path:path,patch:held.patch}}}}async function askAgain(one,change,why){const unseen=(0,protected_change.O$)(Buffer.from(change.patch),one.run.redact)
if(unseen!==void 0)return drop(one,`${why} As it is now, ${unseen}.`)
const{run:run,inputs:inputs}=one
const proposal=(0,holding.Yl)(run,inputs,change)
const{head:head}=one.held
const moved={head:head===change.head?void 0:head,now:change.head,missing:[]}
const sections=[(0,propose.e5)(proposal,run,inputs),await(0,difference._)(run,moved)]
const approvals={...decide_change_closed(dropped(one,why)),proposal:proposal,approvalComment:sections.filter(Boolean).join("\n\n")}
const hint=`It is asked again. ${why}`
const done=told({outcome:"awaiting-approval",reason:(0,render_proposal.Sh)(proposal),hint:hint},approvals)
return{...done,report:{...done.report,approvalComment:approvals.approvalComment}}}function dropped({proposal:proposal,run:run},reason){const at=run.world.now().toISOString()
return(0,approval_proposal.rc)(proposal,(0,approval_proposal.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:reason})}function decide_change_closed(used){return{proposal:void 0,used:used,results:new Map}}function told({outcome:outcome,reason:reason,hint:hint=""},approvals){const report={...run_result.I,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}}

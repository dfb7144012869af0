export const id=8015
export const ids=[8015]
export const modules={5144:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>renderDifference,g:()=>renderFiles})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _commit_patched_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(17969)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _policy_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64753)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78276)
var _visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79190)
function renderFiles({files:files,diff:diff,commands:commands,hasOtherLines:hasOtherLines}){const lines=hasOtherLines?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-line-ends"):""
if(files.length===0)return lines
const all=files.map(file=>({...file,mark:markOf(file.path,commands)}))
const sorted=[...all.filter(({mark:mark})=>mark!==""),...all.filter(({mark:mark})=>mark==="")]
const shown=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-files",{amount:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(files.length,"file"),lines:sorted.map(lineOf).join("\n"),diff:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.DV)("diff",inOrder(diff,sorted).map(inLines).join("\n"))})
return[shown.trimEnd(),lines].filter(Boolean).join("\n\n")}function lineOf({path:path,added:added,removed:removed,mark:mark}){const size=added===void 0?"binary":`+${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed??0)}`
return`- ${mark===""?"":"⚠ "}${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(path))} ${size}${mark===""?"":`: ${mark}`}`}function markOf(path,commands){const name=path.split("/").at(-1)??path
if(commands.some(command=>command.includes(name)))return"named in a command above"
if((0,_policy_paths_js__WEBPACK_IMPORTED_MODULE_3__.Y)(path).kind!=="free"||STEERS.test(path.toLowerCase()))return"can decide what runs"
return""}const STEERS=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(diff,files){const places=new Map(files.map(({path:path},index)=>[` b/${path}`,index]))
const placeOf=piece=>{const line=piece.split("\n",1)[0]??""
return places.get(line.slice((line.length+"diff --git".length)/2))??files.length}
return(0,_commit_patched_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(diff).toSorted((a,b)=>placeOf(a)-placeOf(b))}function inLines(piece){return(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(piece.replace(/\n$/,"")))}const MOST=10
function renderDifference({head:head,between:between,missing:missing}){const lines=[...between?[...listed("commit",between.total,between.commits.map(commitLine))]:[],...between?[...listed("file",between.files.length,between.files.map(fileLine))]:[],...head!==void 0&&!between?["- GitHub does not say which commits were added."]:[],...between?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...missing.length>0?[`- No longer in the workspace: ${missing.slice(0,MOST).map(quoted).join(", ")}.`]:[]]
if(lines.length===0)return""
const since=head===void 0?"":` for ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(head.slice(0,7))}`
return[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-difference",{since:since,lines:lines.join("\n")}),diffOf(between?.files??[])].filter(Boolean).join("\n\n")}function listed(noun,total,lines){const more=total>MOST?[`- and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(total-MOST,`more ${noun}`)}`]:[]
return[...lines.slice(0,MOST).map(line=>`- ${line}`),...more]}function commitLine({sha:sha,author:author,subject:subject}){return`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(sha.slice(0,7))} ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(author,40))}: ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(subject,100))}`}function fileLine({path:path,status:status,added:added,removed:removed}){return`${status} ${quoted(path)} +${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed)}`}function quoted(text){return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(text))}function diffOf(files){if(files.some(({patch:patch,added:added,removed:removed})=>patch===""&&added+removed>0))return""
const patches=files.map(({path:path,patch:patch})=>`--- ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(path,200))}\n${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(patch))}`)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__._l)(patches.join("\n"))}}),81400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var _core_skill_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(90267)
var _approval_protected_change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5715)
var _codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _entries_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83093)
var _lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16772)
var _review_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85163)
async function holdBack(git,reviewed,{clean:clean,about:about,...review}){const{change:change,withheldTree:withheldTree}=reviewed
const entries=withheldTree===void 0?[]:await protectedOf(git,change.tree,withheldTree,reviewed.withheld)
const asked=about==="memory"?entries.filter(({path:path})=>(0,_core_skill_place_js__WEBPACK_IMPORTED_MODULE_0__.U)(path)):entries
const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,asked,"new")
const allowed=await(0,_review_js__WEBPACK_IMPORTED_MODULE_5__.reviewChange)(git,{tree:tree,files:[],leftOut:[]},{...review,policy:letting(review)})
const{chosen:chosen,unseen:unseen}=await shownOf(git,change.tree,allowed.entries,clean)
const shown=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,chosen,"new")
return{tree:shown,rest:await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,withheldTree??change.tree,chosen,"old"),patch:(await exactPatch(git,change.tree,shown)).toString("utf8"),paths:chosen.map(({path:path})=>path),unseen:unseen}}function letting({policy:policy}){return{...policy,protectedPaths:"allow"}}async function protectedOf(git,from,to,withheld){if(withheld.some(({path:path})=>path===""))return[]
const paths=new Set(withheld.filter(({code:code})=>(0,_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)).map(({path:path})=>path))
return(await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.Mc)(git,from,to)).filter(({path:path})=>paths.has(path))}async function shownOf(git,from,entries,clean){const chosen=[]
const unseen=new Map
for(const group of groupsOf(entries)){const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,from,[...chosen,...group],"new")
const why=(0,_approval_protected_change_js__WEBPACK_IMPORTED_MODULE_1__.O$)(await exactPatch(git,from,tree),clean)
if(why===void 0)chosen.push(...group)
else for(const{path:path}of group)unseen.set(path,why)}return{chosen:chosen,unseen:unseen}}function groupsOf(entries){let groups=entries.map(entry=>[entry])
for(const{lock:lock,manifests:manifests}of(0,_lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__.fq)(entries.map(({path:path})=>path))){const isOfPair=group=>group.some(({path:path})=>path===lock||manifests.includes(path))
groups=[groups.filter(isOfPair).flat(),...groups.filter(group=>!isOfPair(group))]}return groups}const EXACT=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(git,from,to){return git.bytes([...EXACT,from,to])}}),23761:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gj:()=>canAsk,eC:()=>mayGrant,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22296)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(19546)
function grantsIn({run:run,startingPoint:startingPoint,inputs:inputs,restriction:restriction,tools:tools}){if(inputs.confirmation==="never")return"possible"
if(restriction.restrictions||(0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_2__._K)(startingPoint))return"refused"
return canAsk(run,startingPoint.goal)&&tools.inGranted?"offered":"possible"}function mayGrant(run){if(run.trigger.kind!=="decision")return false
const items=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__.yX)(run)?.items??[]
return items.some(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(pending.grant))}function canAsk(run,goal){return whyNobodyIsAsked(run,goal)===void 0}function whyNobodyIsAsked({trigger:trigger,memory:memory,world:world,github:github},{kind:kind}){const{type:type}=trigger.thread
if(type==="discussion")return"discussion"
if(type==="none")return"no-thread"
if(!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(world.env))return"mode"
if(kind==="review")return"review"
if(kind==="patch")return"no-branch"
if(!memory.isKept)return"no-memory"
return github.lacksGraphql?.()?"no-graphql":void 0}}),30730:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V_:()=>policyVersion,_C:()=>differenceSince,gp:()=>basisOf,zC:()=>whyAgain})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_between_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(35323)
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5144)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(60297)
function basisOf({world:world,job:job,trigger:trigger,memory:memory},inputs,{thread:thread,rules:rules}){const now=world.now()
return{v:1,repository:trigger.repositoryId,thread:thread,run:job.runId,conversation:memory.id,policy:policyVersion(world.env,rules),created:now.toISOString(),expires:new Date(now.getTime()+(0,_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.CI)(inputs["approval-expires"])).toISOString()}}const INPUTS=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(env,rules){const all={inputs:INPUTS.map(name=>(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,name)??null),rules:rules??null}
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__.d)(all)).digest("hex").slice(0,16)}async function differenceSince({github:github,job:job},{head:head,now:now,missing:missing}){const between=head===void 0?void 0:await(0,_github_read_between_js__WEBPACK_IMPORTED_MODULE_4__.f8)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository),head,now)
return(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__.M)({head:head,between:between,missing:missing})}function whyAgain(stale,changed){return[stale,changed??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),28015:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var input_publishing=__webpack_require__(41320)
var approval_proposal=__webpack_require__(75362)
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
var mark=__webpack_require__(62778)
var decision_ruling=__webpack_require__(60090)
var holding=__webpack_require__(86566)
var schemas=__webpack_require__(28942)
var runner_world=__webpack_require__(3630)
var github_client=__webpack_require__(44463)
var pull_pull=__webpack_require__(7256)
var branch=__webpack_require__(91116)
var write_publisher=__webpack_require__(58698)
async function patchNow(place,held){const{run:run,token:token,folder:folder}=place
const{job:job,world:world}=run
const at=await(0,branch.h8)(run.github,run.job.repository,held.branch)
if(at===void 0&&!held.is_new)return lost(`The branch ${held.branch} no longer exists.`)
const pull=await openPullOf(run,held)
if(held.pull_request!==null&&!pull)return lost(`Pull request #${held.pull_request} is no longer open.`)
const there=at===void 0?void 0:await thereAt(run,held,at)
const base=held.is_new||there!==void 0?held.head:at??held.head
const placed=at===held.head?{...held,is_new:false}:held
const path=(0,external_node_path_.join)(folder,"held.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const options={folder:folder,base:base,token:token,now:world.now,remoteUrl:`${job.repositoryUrl}.git`,allowedBranch:held.pull_request===null?void 0:held.branch,environment:(0,runner_world._)(world.env)}
try{const{publisher:publisher,change:change}=await(0,write_publisher.X2)(options,path)
return{status:"fits",publisher:publisher,change:change,patch:await publisher.exactPatch(change),pull:pull,there:there,held:placed}}catch(error){if((0,fault.ec)(error).code!=="denied")throw error
return lost(`These files were changed on ${held.branch} in the meantime, and the change no longer applies.`)}}function lost(why){return{status:"lost",why:why}}const Commit=schemas.object({message:schemas.string(),tree:schemas.object({sha:schemas.string()}),verification:schemas.object({verified:schemas.boolean()})})
async function thereAt({github:github,job:job,memory:memory},{head:head,tree:tree},tip){if(tip===head)return
const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:repo,commit_sha:tip})
const{message:message,tree:found,verification:verification}=Commit.parse(data)
const isIt=found.sha===tree&&message.includes(`Agent-Conversation: ${memory.id}`)
return isIt?{commit:tip,isVerified:verification.verified}:void 0}async function openPullOf({github:github,job:job},{pull_request:number,branch:branch}){if(number===null)return
const client=(0,github_client.n)(github,job.repository)
const pull=await(0,pull_pull.Es)(client,number)
const isOurs=pull.state==="open"&&!pull.isFork&&pull.head.branch===branch
return isOurs&&await(0,pull_pull.HS)(client,branch)?pull:void 0}var final_response=__webpack_require__(47246)
var event_log=__webpack_require__(26565)
var file_store=__webpack_require__(20524)
var open_conversation=__webpack_require__(99142)
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
const whole=await(0,publish.D3)({run:run,startingPoint:startingPoint},saved)
const ending={end:end,change:whole.change,saved:whole,opened:opened,goal:goal.kind,finalResponse:""}
const conclusion=(0,conclude.E)({...ending,timeoutMinutes:0})
const{kept:kept,change:change,diff:diff,withheld:withheld,patch:patch}=whole
const report={...run_result.I,...conclusion,files:change.files,kept:kept,diff:diff,withheld:withheld,withheldPatch:patch,costUsd:0,durationMs:0,...(0,published.L)(opened)}
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
const{proposal:proposal,...ruling}=await(0,decision_ruling.H)(run,run.memory,(0,basis.V_)(run.world.env,void 0))
const held=(0,approval_proposal.zJ)(proposal)
if(ruling.status==="refused"||!proposal||!held)return endWith({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing is pending here."});(0,external_node_fs_.mkdirSync)(run.job.temp,{recursive:true})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(run.job.temp,"deckhand-"))
const one={run:run,token:inputs["github-token"],folder:folder,inputs:inputs,proposal:proposal,held:held}
if(run.trigger.decision?.verdict==="reject")return reject(one)
return approve(one,ruling.status==="stale"?ruling.why:void 0)}async function approve(one,stale){const{run:run,proposal:proposal,held:held}=one
const publishing=(0,input_publishing.ER)(run.world.env)
if(!(0,holding.Hs)(publishing,held.paths))return drop(one,"The workflow no longer allows anybody to approve it.")
const now=await patchNow(one,held)
if(now.status==="lost")return drop(one,now.why)
const policy=(0,hold.letting)({policy:(0,publishing_policy.U)(publishing)})
const{withheld:withheld}=await now.publisher.review(now.change,{policy:policy,leaks:run.leaks})
if(withheld[0])return drop(one,`${(0,lib_text.TN)((0,report_withheld.YG)(withheld[0]),200)}.`)
const moved=now.patch===held.patch?void 0:`These files were changed on ${held.branch} in the meantime.`
if(stale!==void 0||moved!==void 0){const paths=now.change.files.map(({path:path})=>path)
const change={...held,tree:now.change.tree,head:now.publisher.base,patch:now.patch,paths:paths}
return askAgain(one,change,(0,basis.zC)(stale,moved))}const used=await(0,mark.G)(run,proposal,(0,approval_proposal.dz)(proposal),{verdict:"approved",reason:""})
const done=await publishChange({...one,...now,policy:policy})
const{kept:kept}=done.report
const result=kept.kind==="branch"?`committed as ${(0,inline_code.aY)(kept.commit.slice(0,7))}`:"kept as a patch"
return{...done,approvals:{proposal:void 0,used:used,results:new Map([[(0,approval_proposal.TH)(held),result]])}}}async function reject({run:run,proposal:proposal,held:held}){const reason=run.trigger.decision?.reason??""
const used=await(0,mark.G)(run,proposal,(0,approval_proposal.dz)(proposal),{verdict:"rejected",reason:reason})
run.memory.leaveWork(workWithout(run.memory.workBefore,held.patch))
const words=`${(0,for_item.Id)(run.trigger)} rejected the change to ${held.paths.join(", ")}`
const why=reason===""?"":`: ${reason}`
return endWith({outcome:"answered",reason:(0,lib_text.TN)(`${words}${why}`,300).replace(/\.$/,"")},decide_change_closed(used))}function drop(one,why){const{run:run,folder:folder,held:held}=one
const used=dropped(one,why)
run.memory.update((0,kept_proposal.LY)(used))
const path=(0,external_node_path_.join)(folder,"withheld.patch");(0,external_node_fs_.writeFileSync)(path,held.patch)
const done=endWith({outcome:"blocked",reason:`Not published: ${why.replace(/\.$/,"")}`},decide_change_closed(used))
const list=(0,input_publishing.ER)(run.world.env)["protected-paths"]
const codeOf=name=>(0,paths.Y)(name,list).code??"DKH-103"
const withheld=held.paths.map(name=>({path:name,code:codeOf(name),detail:""}))
return{...done,report:{...done.report,withheld:withheld,withheldPatch:{path:path,patch:held.patch}}}}async function askAgain(one,change,why){const unseen=(0,protected_change.O$)(Buffer.from(change.patch),one.run.redact)
if(unseen!==void 0)return drop(one,`${why} As it is now, ${unseen}.`)
const{run:run,inputs:inputs}=one
const proposal=(0,holding.Yl)(run,inputs,change)
const{head:head}=one.held
const moved={head:head===change.head?void 0:head,now:change.head,missing:[]}
const sections=[(0,propose.approvalCommentOf)(proposal,run,inputs),await(0,basis._C)(run,moved)]
const approvals={...decide_change_closed(dropped(one,why)),proposal:proposal,approvalComment:sections.filter(Boolean).join("\n\n")}
const hint=`It is asked again. ${why}`
const done=endWith({outcome:"awaiting-approval",reason:(0,render_proposal.Sh)(proposal),hint:hint},approvals)
return{...done,report:{...done.report,approvalComment:approvals.approvalComment}}}function dropped({proposal:proposal,run:run},reason){const at=run.world.now().toISOString()
return(0,approval_proposal.rc)(proposal,(0,approval_proposal.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:reason})}function decide_change_closed(used){return{proposal:void 0,used:used,results:new Map}}function endWith({outcome:outcome,reason:reason,hint:hint=""},approvals){const report={...run_result.I,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}),86566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cm:()=>withoutHeld,Hs:()=>mayApprove,JS:()=>requireState,Yl:()=>heldProposal,ZR:()=>holdIn,jd:()=>mayRemember,zQ:()=>waitingIn})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_skill_place_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90267)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _agent_grants_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23761)
var _publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(93582)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(50097)
var _basis_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(30730)
function requireState({"state-store":store,...wanted},env){const about=aboutOf(wanted)
if(about===void 0||store!=="none"||!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env))return
const[asking,instead]=about==="protected"?["`protected-paths` cannot be `confirm`","`protected-paths: block`"]:["`memory` cannot be `propose`","`memory: read`"]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`With \`state-store: none\` nobody can be asked, so ${asking}.`,{hint:`Leave \`state-store\` out, or set ${instead}.`})}function aboutOf(wanted){if(wanted["protected-paths"].mode==="confirm")return"protected"
return wanted.memory==="propose"?"memory":void 0}function mayApprove(wanted,paths){const about=aboutOf(wanted)
return about==="protected"||about==="memory"&&paths.every(_core_skill_place_js__WEBPACK_IMPORTED_MODULE_1__.U)}function mayRemember(place){return place.inputs.memory==="propose"&&!(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__.AD)(place.run)&&askedAbout(place)!==void 0}function askedAbout({run:run,inputs:inputs,startingPoint:{goal:goal}}){const isOurs=goal.kind==="propose"||goal.kind==="advance"&&goal.fork===void 0
return isOurs&&(0,_agent_grants_js__WEBPACK_IMPORTED_MODULE_4__.Gj)(run,goal)?aboutOf(inputs):void 0}function holdIn(prepared,{end:end,refused:refused}){const about=end.status==="finished"&&refused===void 0?askedAbout(prepared):void 0
return about&&{about:about,clean:prepared.run.redact}}function withoutHeld(saved,isDone){const{held:held,...rest}=saved
if(!held||held.paths.length===0||!isDone)return rest
const paths=new Set(held.paths)
const withheld=saved.withheld.filter(({path:path,code:code})=>!(0,_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)||!paths.has(path))
return{...saved,withheld:withheld,patch:saved.patchWithoutHeld}}function waitingIn({held:held,kept:kept},{pullRequest:pullRequest},place){const{goal:goal,head:head,runId:runId,leaks:leaks}=place
const[wanted]=(0,_publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__.IJ)(goal,runId,leaks,"")
if(!held||wanted===void 0)return
const{tree:tree,patch:patch,paths:paths}=held
const isNew=kept.kind!=="branch"&&goal.kind==="propose"&&goal.isThere!==true
return{tree:tree,patch:patch,paths:paths,is_new:isNew,base:goal.base,branch:kept.kind==="branch"?kept.branch:wanted,head:kept.kind==="branch"?kept.commit:head,pull_request:pullRequest?.number??(goal.kind==="advance"?goal.pullRequest.number:null)}}function heldProposal(run,inputs,change){const{thread:thread}=run.trigger
if(thread.type==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("bug","There is no thread to ask on.")
const pending={...change,...(0,_basis_js__WEBPACK_IMPORTED_MODULE_7__.gp)(run,inputs,{thread:thread.number})}
return{v:1,items:[{pending:pending,risk:"",reasons:[],shown:null,decision:null}],comment:null}}}),95731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>openedFacts,R:()=>patchBaseOf})
function openedFacts({pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}){return{pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}}function patchBaseOf({goal:goal,pull:pull}){const isNew=goal.kind==="propose"&&goal.isThere!==true
if(pull&&(pull.isFork||goal.kind==="patch"))return{kind:"pull",number:pull.number}
const branch=isNew||goal.kind==="patch"||goal.kind==="review"?goal.base:goal.branch
return{kind:"branch",branch:branch}}})}

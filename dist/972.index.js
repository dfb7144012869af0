export const id=972
export const ids=[972]
export const modules={5144:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>renderDifference,g:()=>renderFiles})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5537)
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
return(0,_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(diff).toSorted((a,b)=>placeOf(a)-placeOf(b))}function inLines(piece){return(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(piece.replace(/\n$/,"")))}const MOST=10
function renderDifference({head:head,between:between,missing:missing}){const lines=[...between?[...listed("commit",between.total,between.commits.map(commitLine))]:[],...between?[...listed("file",between.files.length,between.files.map(fileLine))]:[],...head!==void 0&&!between?["- GitHub does not say which commits were added."]:[],...between?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...missing.length>0?[`- No longer in the workspace: ${missing.slice(0,MOST).map(quoted).join(", ")}.`]:[]]
if(lines.length===0)return""
const since=head===void 0?"":` for ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(head.slice(0,7))}`
return[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-difference",{since:since,lines:lines.join("\n")}),diffOf(between?.files??[])].filter(Boolean).join("\n\n")}function listed(noun,total,lines){const more=total>MOST?[`- and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(total-MOST,`more ${noun}`)}`]:[]
return[...lines.slice(0,MOST).map(line=>`- ${line}`),...more]}function commitLine({sha:sha,author:author,subject:subject}){return`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(sha.slice(0,7))} ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(author,40))}: ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(subject,100))}`}function fileLine({path:path,status:status,added:added,removed:removed}){return`${status} ${quoted(path)} +${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed)}`}function quoted(text){return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(text))}function diffOf(files){if(files.some(({patch:patch,added:added,removed:removed})=>patch===""&&added+removed>0))return""
const patches=files.map(({path:path,patch:patch})=>`--- ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(path,200))}\n${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(patch))}`)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__._l)(patches.join("\n"))}}),72167:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Fc:()=>rememberStrangers,Gj:()=>canAsk,K9:()=>printRestriction,cT:()=>withoutSecrets,eC:()=>mayGrant,hw:()=>decideRestriction,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(41320)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(95017)
var _core_event_file_store_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(2507)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(76327)
var _core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(63935)
var _github_write_report_reading_facts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(49391)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(88135)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(22296)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(54267)
function isRestricted({"mixed-threads":mixed},strangers){return mixed!=="as-trusted"&&strangers.length>0}function restrictionsWith(inputs){const isStrict=inputs["mixed-threads"]==="strict"
const registry=new _core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_6__.ks
registry.update(inputs.secrets??{})
return{inputs:{...inputs,secrets:void 0,memory:inputs.memory==="propose"?"read":inputs.memory,...isStrict&&confirmationAbove(inputs)},proposes:!isStrict,forSetUp:registry.forTools(),closesNetwork:inputs.isolation!=="none"&&inputs.network!=="none"}}function confirmationAbove({confirmation:confirmation,"confirmation-threshold":threshold}){if(confirmation==="always")return{confirmation:confirmation,"confirmation-threshold":threshold}
if(confirmation==="never")return{confirmation:"risky","confirmation-threshold":threshold}
if(threshold==="low")return{confirmation:"always","confirmation-threshold":threshold}
return{confirmation:confirmation,"confirmation-threshold":threshold==="high"?"medium":"low"}}function withoutSecrets(specs,secrets){return specs.filter(spec=>{const values=Object.values(spec.kind==="http"?spec.headers:spec.environment)
return!values.some(value=>secrets.some(secret=>value.includes(secret)))})}async function decideRestriction(reading,{inputs:inputs,startingPoint:startingPoint,conversation:conversation}){const before=(0,_core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_3__.un)((0,_core_event_file_store_js__WEBPACK_IMPORTED_MODULE_4__.s4)(conversation))?.tags[TAG]?.split(",")??[]
const strangers=[...new Set([...(await reading).strangers,...before])]
const isLess=isRestricted(inputs,strangers)&&!(0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_9__._K)(startingPoint)
return{strangers:strangers,restrictions:isLess?restrictionsWith(inputs):void 0}}const TAG="strangers"
async function rememberStrangers(conversation,strangers){const some=strangers.join(",").slice(0,256).replace(/,$/,"")
const{tags:tags}=conversation.state.fields
if(some!==""&&tags[TAG]!==some)await conversation.setTags({...tags,[TAG]:some})}const MOST=5
function printRestriction(restriction,given,more){const words=restrictionNote(restriction,given,more)
if(restriction.strangers.length>0)(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(words??noticeOf(restriction.strangers))
return words}function noticeOf(strangers){const{people:people,bots:bots}=(0,_github_write_report_reading_facts_js__WEBPACK_IMPORTED_MODULE_7__.Sk)(strangers)
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_11__.hC)(people.length>0?`The agent reads text by people without write access: ${namesOf(people)}`:"",bots.length>0?`The agent reads comments of ${namesOf(bots)} that are not known to be its own`:"")}function writersInWords(strangers){const{people:people,bots:bots}=(0,_github_write_report_reading_facts_js__WEBPACK_IMPORTED_MODULE_7__.Sk)(strangers)
return[...people.length>0?[`people without write access (${namesOf(people)})`]:[],...bots.length>0?[`${namesOf(bots)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:strangers,restrictions:restrictions},given,{servers:servers,trigger:trigger}){if(!restrictions)return
const isLink=!restrictions.proposes&&(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_1__.hF)(given["create-pr"],trigger)!==given["create-pr"]
const withheld=[...Object.keys(given.secrets??{}).length>0?["tools had no secrets"]:[],...servers.length>0?[`servers with secrets were not started (${servers.join(", ")})`]:[],...restrictions.closesNetwork?["commands had no network"]:[],...given.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(given,restrictions.inputs),...isLink?["a person has to open the pull request"]:[]]
if(withheld.length===0)return
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_8__.J1)("restricted",{writers:writersInWords(strangers),withheld:withheld.join("; ")})}function asking(given,{confirmation:confirmation,"confirmation-threshold":threshold}){if(given.confirmation===confirmation&&given["confirmation-threshold"]===threshold)return[]
return[confirmation==="always"?"every action had to be approved":`actions with ${threshold} risk or higher had to be approved`]}function namesOf(people){const shown=people.slice(0,MOST).map(login=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_11__.TN)(login,50))
return people.length>MOST?`${shown.join(", ")} and ${people.length-MOST} more`:shown.join(", ")}function grantsIn({run:run,startingPoint:startingPoint,inputs:inputs,restriction:restriction,tools:tools}){if(inputs.confirmation==="never")return"possible"
if(restriction.restrictions||(0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_9__._K)(startingPoint))return"refused"
return canAsk(run,startingPoint.goal)&&tools.inGranted?"offered":"possible"}function mayGrant(run){if(run.trigger.kind!=="decision")return!1
const items=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_10__.yX)(run)?.items??[]
return items.some(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_5__.PH)(pending.grant))}function canAsk(run,goal){return whyNobodyIsAsked(run,goal)===void 0}function whyNobodyIsAsked({trigger:trigger,memory:memory,world:world,github:github},{kind:kind}){const{type:type}=trigger.thread
if(type==="discussion")return"discussion"
if(type==="none")return"no-thread"
if(!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(world.env))return"mode"
if(kind==="review")return"review"
if(kind==="patch")return"no-branch"
if(!memory.isKept)return"no-memory"
return github.lacksGraphql?.()?"no-graphql":void 0}}),30730:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V_:()=>policyVersion,_C:()=>differenceSince,gp:()=>basisOf,zC:()=>whyAgain})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_commits_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(90009)
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5144)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(80292)
function basisOf({world:world,job:job,trigger:trigger,memory:memory},inputs,{thread:thread,rules:rules}){const now=world.now()
return{v:1,repository:trigger.repositoryId,thread:thread,run:job.runId,conversation:memory.id,policy:policyVersion(world.env,rules),created:now.toISOString(),expires:new Date(now.getTime()+(0,_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.CI)(inputs["approval-expires"])).toISOString()}}const INPUTS=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(env,rules){const all={inputs:INPUTS.map(name=>(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,name)??null),rules:rules??null}
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_lib_json_js__WEBPACK_IMPORTED_MODULE_6__.dj)(all)).digest("hex").slice(0,16)}async function differenceSince({github:github,job:job},{head:head,now:now,missing:missing}){const between=head===void 0?void 0:await(0,_github_read_commits_js__WEBPACK_IMPORTED_MODULE_4__.kC)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository),head,now)
return(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__.M)({head:head,between:between,missing:missing})}function whyAgain(stale,changed){return[stale,changed??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),23665:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles,pD:()=>protectedChangeProposal})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60601)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _agent_restricted_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(72167)
var _publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(93582)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(50097)
var _basis_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(30730)
function requireState({"state-store":store,...wanted},env){const about=wanted["plan-first"]?"plan":aboutOf(wanted)
if(about===void 0||store!=="none"||!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env))return
const[asking,instead]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[about]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`With \`state-store: none\` nobody can be asked, so ${asking}.`,{hint:`Leave \`state-store\` out, or set ${instead}.`})}function aboutOf(wanted){if(wanted["protected-paths"].mode==="confirm")return"protected"
return wanted.memory==="propose"?"memory":void 0}function mayApprove(wanted,paths){const about=aboutOf(wanted)
return about==="protected"||about==="memory"&&paths.every(_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__.UV)}function mayRemember(place){return place.inputs.memory==="propose"&&!(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__.AD)(place.run)&&askedAbout(place)!==void 0}function askedAbout({run:run,inputs:inputs,startingPoint:{goal:goal}}){const isOurs=goal.kind==="propose"||goal.kind==="advance"&&goal.fork===void 0
return isOurs&&(0,_agent_restricted_js__WEBPACK_IMPORTED_MODULE_4__.Gj)(run,goal)?aboutOf(inputs):void 0}function approvableFilesOf(prepared,{end:end,refused:refused}){const about=end.status==="finished"&&refused===void 0?askedAbout(prepared):void 0
return about&&{about:about,clean:prepared.run.redact}}function withoutProposedFiles(saved,isDone){const{held:held,...rest}=saved
if(!held||held.paths.length===0||!isDone)return rest
const paths=new Set(held.paths)
const withheld=saved.withheld.filter(({path:path,code:code})=>!(0,_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)||!paths.has(path))
return{...saved,withheld:withheld,patch:saved.patchWithoutHeld}}function waitingChangeOf({held:held,kept:kept},{pullRequest:pullRequest},place){const{goal:goal,head:head,runId:runId,leaks:leaks}=place
const[wanted]=(0,_publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__.IJ)(goal,runId,leaks,"")
if(!held||wanted===void 0)return
const{tree:tree,patch:patch,paths:paths}=held
const isNew=kept.kind!=="branch"&&goal.kind==="propose"&&goal.isThere!==!0
return{tree:tree,patch:patch,paths:paths,is_new:isNew,base:goal.base,branch:kept.kind==="branch"?kept.branch:wanted,head:kept.kind==="branch"?kept.commit:head,pull_request:pullRequest?.number??(goal.kind==="advance"?goal.pullRequest.number:null)}}function protectedChangeProposal(run,inputs,change){const{thread:thread}=run.trigger
if(thread.type==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("bug","There is no thread to ask on.")
const pending={...change,...(0,_basis_js__WEBPACK_IMPORTED_MODULE_7__.gp)(run,inputs,{thread:thread.number})}
return{v:1,items:[{pending:pending,risk:"",reasons:[],shown:null,decision:null}],comment:null}}}),1004:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>setUpFacts,w:()=>makeReady})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(63935)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(63501)
var _start_set_up_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(6107)
async function makeReady(prepared,inSetUp,changed=prepared.changed){const{run:run,inputs:inputs,restriction:restriction,signal:signal}=prepared
const{redact:redact,memory:memory}=run
const secrets=secretsOf(prepared)
const isBase=changed.length===0
const reach=isBase?"all":restriction.restrictions?"own":"commands"
const[words]=setUpFacts(prepared,prepared.changed.length>0?prepared.changed:changed)
if(words!==void 0){memory.notes.add(words);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(redact(words))}await(0,_start_set_up_js__WEBPACK_IMPORTED_MODULE_4__.s)({inSetUp:use=>inSetUp(use,reach),secrets:isBase?secrets:(0,_core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_1__.lO)(secrets),lacksSecrets:words!==void 0,command:inputs["setup-command"],folders:prepared.others?.here.map(({path:path})=>path)??[],network:inputs["setup-network"],timeoutMs:inputs["timeout-minutes"]*6e4,signal:signal,onOutput:(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printSetUp)(redact,run.world.newId),onBlocked:blocked=>(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(redact(`The network access of \`setup-command\` was blocked. ${blocked}`)),onFailed:failed=>(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(redact(failed))})}function setUpFacts(settings,changed){const names=secretsOf(settings).namesIn(settings.inputs["setup-command"]??"")
if(names.length===0||changed.length===0)return[]
const secrets=`the ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(names.length,"secret")} ${names.join(", ")}`.replace("the 1 secret","the secret")
return[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("set-up-withheld",{secrets:secrets,files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__.ri)(changed)})]}function secretsOf({conversation:conversation,restriction:restriction}){return restriction.restrictions?.forSetUp??conversation.state.secrets.forTools()}}),19868:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>taskFor,I:()=>withPictures})
var content=__webpack_require__(46032)
var client=__webpack_require__(44463)
var commits=__webpack_require__(90009)
var items=__webpack_require__(82535)
var schemas=__webpack_require__(28942)
var untrusted=__webpack_require__(38789)
const LIMITS={most:4,bytes:2*1024*1024}
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
const sources=html.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi)
return[...sources].map(([,address=""])=>address.replaceAll("&amp;","&")).find(one=>one.includes(name))}const pictures_link=/!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(texts,serverUrl){const found=texts.flatMap(text=>[...text.matchAll(pictures_link)].map(([,markdown,html])=>markdown??html??""))
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
return/^RIFF.{4}WEBP/s.test(begin)?"image/webp":void 0}const CDN=/^(?:private-user|user)-images\.githubusercontent\.com$/
const STORAGE=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(url,serverUrl){const parsed=URL.parse(url)
if(parsed?.username!==""||parsed.password!=="")return!1
const{origin:origin,protocol:protocol,hostname:hostname,port:port}=parsed
if(origin===new URL(serverUrl).origin)return!0
return protocol==="https:"&&port===""&&(CDN.test(hostname)||STORAGE.test(hostname))}function isAttachment(url,serverUrl){const parsed=URL.parse(url)
if(!parsed||!isGitHubs(url,serverUrl))return!1
if(CDN.test(parsed.hostname))return!0
const isOurs=parsed.origin===new URL(serverUrl).origin
return isOurs&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(parsed.pathname)}const HOPS=3
const TIMEOUT_MS=2e4
function imageDownload({fetch:fetch,serverUrl:serverUrl,signal:signal}){return{async download(url){let at=url
for(let hop=0;hop<=HOPS;hop++){if(!isGitHubs(at,serverUrl))throw new Error("It redirects away from GitHub.")
const limit=AbortSignal.any([signal,AbortSignal.timeout(TIMEOUT_MS)])
const reply=await fetch(at,{redirect:"manual",signal:limit})
if(reply.ok&&reply.body)return reply.body
const location=reply.headers.get("location")
await(reply.body?.cancel())
if(reply.status<300||reply.status>=400||location===null)throw new Error(`It is ${reply.status}.`)
at=new URL(location,at).href}throw new Error("It redirects too often.")}}}var read_task=__webpack_require__(13218)
var thread_pages=__webpack_require__(12719)
var workflow_runs=__webpack_require__(6865)
var proposal=__webpack_require__(54552)
var inline_code=__webpack_require__(62423)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var restore_work=__webpack_require__(63501)
var thread_purpose=__webpack_require__(50097)
var state=__webpack_require__(54267)
var subject=__webpack_require__(21271)
var make_ready=__webpack_require__(1004)
async function taskFor(run,start){const{memory:memory,trigger:trigger,world:world,failed:failed}=run
const{startingPoint:startingPoint,reading:reading,closed:closed}=start
const{thread:thread,pull:pull,standings:standings}=reading
const purpose=(0,thread_purpose.eK)(run)
const told=purpose==="plan"||purpose==="ask"?[(0,prompts.J1)(`${purpose}-told`)]:workingFacts(start)
const lacking=[...start.others?.told??[],...told]
if(!memory.isResumed){const task=firstTask(run,startingPoint,reading)
return{...task,words:[task.words,...earlierFacts(startingPoint),...(0,restore_work.nK)(start),...lacking].join("\n\n")}}const{read_until:readUntil,answered:answered,thread_digest:digest}=memory.manifest
const[checks,moved]=await Promise.all([checksOf(run,startingPoint),readMovedBranch(run,startingPoint)])
return(0,read_task.Lq)({trigger:trigger,thread:thread,pull:pull,standings:standings,nonce:world.newId().replaceAll("-",""),readUntil:readUntil??void 0,known:new Set(answered.flatMap(({key:key})=>commentIn(key))),isHeadNew:digest!==null&&trigger.snapshot!==void 0&&(0,subject.ol)(trigger.snapshot)!==digest,facts:[...endOf(run),...heldIn(run),...placeOf(run,start,moved),...lacking,...failureOf(run),...purpose==="work"?closedIn(closed):[]],items:[...moved.items,...checks,...failed?(0,items._k)(failed):[]]})}function workingFacts(start){return[...(0,make_ready.L)(start,start.changed),...checkFacts(start)]}function checkFacts({inputs:{check:check},startingPoint:{goal:goal}}){return check===void 0||goal.kind==="review"?[]:[(0,prompts.J1)("check-told",{command:(0,lib_text.SS)((0,lib_text.TN)(check,200))})]}function earlierFacts({goal:goal,head:head,branch:branch,pull:pull}){if(pull||!(goal.kind==="advance"||goal.kind==="propose"&&goal.isThere))return[]
const number=goal.kind==="advance"?` (pull request #${goal.pullRequest.number})`:""
return[(0,prompts.J1)("earlier-work",{branch:branch,pull_request:number,commit:head,base:goal.base})]}function commentIn(key){const[,event="",id]=key.split("/")
return["issue_comment","discussion_comment"].includes(event)&&id!==void 0?[Number(id)]:[]}function endOf({memory:memory}){const{outcome:outcome,reason:reason}=memory.manifest
if(outcome===null||memory.wasCutOff)return[(0,prompts.J1)("news-cut-off")]
return[(0,prompts.J1)("news-end",{outcome:outcome,reason:reason??""})]}function heldIn({memory:memory}){const held=(0,proposal.zJ)((0,state.sp)(memory))
return held?[(0,prompts.J1)("news-held",{paths:held.paths.join(", ")})]:[]}function closedIn(closed){return closed.length>0?[(0,prompts.J1)("news-closed",{names:closed.join(", ")})]:[]}function failureOf({trigger:{run:run,headSha:headSha},failed:failed}){return run?[(0,prompts.J1)("news-ci",(0,read_task.ng)(run,headSha)),...failed?.notes??[]]:[]}function placeOf({memory:memory},start,{facts:facts}){const{startingPoint:startingPoint,tools:tools}=start
const[{head:head,branch:branch},{workspace:workspace}]=[startingPoint,tools]
const{work:work}=memory.manifest
const outputs=workspace.outputDir??""
const where=(0,prompts.J1)("news-place",{workspace:workspace.workingDir,commit:head,branch:branch,outputs:outputs})
if(!work)return[where,...(0,restore_work.nK)(start)]
const{commit:commit}=work
if(commit===head)return[where,(0,prompts.J1)("news-published"),...(0,restore_work.nK)(start)]
const elsewhere=work.branch===branch?[]:[(0,prompts.J1)("news-elsewhere",{commit:commit,branch:work.branch})]
return[where,...elsewhere,...facts,...(0,restore_work.nK)(start)]}async function readMovedBranch({memory:memory,github:github,job:job},{head:head,branch:branch}){const{work:work}=memory.manifest
if(!work||work.branch!==branch||work.commit===head)return{facts:[],items:[]}
const{commit:commit}=work
const between=await(0,commits.kC)((0,client.n)(github,job.repository),commit,head)
memory.notes.add(movedNote(between,(0,inline_code.aY)(branch)))
const fact=between&&!between.isRewritten?"news-moved":"news-rewritten"
return{facts:[(0,prompts.J1)(fact,{commit:commit,branch:branch})],items:between?[(0,commits.DU)(between,commit)]:[]}}function movedNote(between,branch){if(!between)return(0,prompts.J1)("branch-unknown",{branch:branch})
const words=between.isRewritten?"branch-rewritten":"branch-others"
return(0,prompts.J1)(words,{branch:branch,commits:(0,lib_text.U9)(between.total,"commit")})}async function checksOf({memory:memory,github:github,job:job},{pull:pull,goal:goal,head:head}){const{work:work}=memory.manifest
if(!work||work.commit===head&&(pull||goal.kind==="advance"))return[]
const checks=await(0,workflow_runs.wf)((0,client.n)(github,job.repository),work.commit)
if(!checks||checks.length===0)return[]
const lines=checks.slice(0,50).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return[{label:`the checks of ${work.commit}, which you published`,text:lines.join("\n"),format:"plain"}]}function firstTask(run,{goal:goal},reading){const{job:job,trigger:trigger,world:world,failed:failed}=run
const nonce=world.newId().replaceAll("-","")
const task=(0,read_task.Xb)({...reading,trigger:trigger,failed:failed,repository:job.repository,nonce:nonce})
return goal.kind==="review"?{...task,words:`${task.words}\n\n${reviewTask(goal.context)}`}:task}function reviewTask({known:known}){const open=known.filter(({status:status})=>status==="open").map(({id:id})=>id)
const before=open.length===0?"":`\n\n${(0,prompts.J1)("review-known",{comments:open.join(", ")})}`
return(0,prompts.J1)("review")+before}async function withPictures(run,reading,{words:words,sees:sees}){const album=albumOf(run,reading)
const count=countPictures(album,run.job.serverUrl)
if(count===0)return words
if(!sees)return told(words,{dataUrls:[],places:[],missing:count})
const pictures=await loadPictures(run,album)
if(pictures.dataUrls.length===0)return told(words,pictures)
const image={type:"image",image_urls:pictures.dataUrls,cache_prompt:!1}
return{role:"user",content:[(0,content.Qq)(told(words,pictures)),image]}}function loadPictures({github:github,job:job,world:world},album){const{serverUrl:serverUrl,repository:repository,fetch:fetch}=job
const port=imageDownload({fetch:fetch,serverUrl:serverUrl,signal:world.signal})
return readPictures({client:(0,client.n)(github,repository),port:port,serverUrl:serverUrl},album)}function albumOf({trigger:trigger,memory:memory},{thread:thread,pull:pull,linked:linked}){const{isResumed:isResumed,manifest:manifest}=memory
const{read_until:readUntil}=manifest
const isNew=said=>!said.isOwn&&(!isResumed||readUntil===null||!(0,thread_pages.Y8)(said.createdAt,readUntil))
const comments=(thread?.comments??[]).filter(isNew)
const reviewed=pull&&{number:pull.pull.number,reviews:pull.reviews.reviews.filter(isNew),comments:pull.reviews.threads.flatMap(one=>one.comments).filter(isNew)}
const all={trigger:trigger,comments:comments,pull:reviewed}
return{...all,...isResumed?{thread:void 0}:{thread:thread,linked:[...pull?.reviews.linked??[],...linked]}}}function told(words,{places:places,missing:missing}){return[words,...places.length>0?[(0,prompts.J1)("images-shown",{places:places.join(", ")})]:[],...missing>0?[(0,prompts.J1)("images-not-shown",{count:String(missing)})]:[]].join("\n\n")}}),6107:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ik:()=>statedCheckout,YL:()=>keepHistory,s:()=>setUp})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _github_write_private_repository_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(31662)
var _github_write_report_blocked_network_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70762)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94869)
async function setUp(options){const{command:command}=options
if(command!==void 0)await options.inSetUp(place=>runIn(place,command,options))}async function runIn({workspace:workspace,denials:denials},command,options){const{secrets:secrets,lacksSecrets:lacksSecrets,timeoutMs:timeoutMs,signal:signal,network:network,onOutput:onOutput,onBlocked:onBlocked,onFailed:onFailed}=options
const before=new Set(await changes(workspace,options))
const variables=await secrets.namedIn(command)
const{output:output,exitCode:exitCode,timedOut:timedOut}=await workspace.run(command,{timeoutMs:timeoutMs,signal:signal,variables:variables})
onOutput(output)
const blocked=(0,_github_write_report_blocked_network_js__WEBPACK_IMPORTED_MODULE_5__.Z)(denials(),{name:"setup-network",value:network})
if(blocked!=="")onBlocked(blocked)
if(timedOut)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(exitCode!==0){const fault=failed(`ended with exit code ${exitCode}: ${usefulLine(output)}`,blocked||"The log has its output.")
if(!lacksSecrets)throw fault
onFailed(`${fault.headline} The agent continues without what it could not install.`)}const left=(await changes(workspace,options)).filter(line=>!before.has(line))
if(left.length>0)throw dirty(left)}async function changes(workspace,{signal:signal,folders:folders=[]}){const lines=await statusOf(workspace,signal,{})
for(const folder of folders){const own=await statusOf(workspace,signal,{command:'cd "$FOLDER" && ',variables:{FOLDER:folder}})
lines.push(...own.map(line=>`${line.slice(0,3)}${folder}/${line.slice(3)}`))}return lines}async function statusOf(workspace,signal,{command:command="",...place}){const status=`${command}git status --porcelain`
const{exitCode:exitCode,output:output}=await workspace.run(status,{timeoutMs:6e4,signal:signal,...place})
return exitCode===0?output.split("\n").filter(line=>line!==""):[]}function failed(how,hint){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`The \`setup-command\` ${how}`,{hint:hint})}const SAYS_WHY=/error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i
const SAYS_LITTLE=/complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i
function usefulLine(output){const lines=output.split("\n").filter(line=>line.trim()!=="")
const found=lines.find(line=>SAYS_WHY.test(line)&&!SAYS_LITTLE.test(line))??lines.at(-1)
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(found??"",200)||"it said nothing"}function dirty(paths){const some=paths.slice(0,3).map(line=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(line.slice(3),80)).join(", ")
const changes=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(paths.length,"change")} (${some}${paths.length>3?", …":""})`
return failed(`left ${changes} in the checkout, which could not be told apart from the agent's changes`,"Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.")}const historyIn=folder=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"history.git")
async function keepHistory({job:job,world:world},{folder:folder}){const[gitDir,environment]=[historyIn(folder),(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)]
const args=["clone","--quiet","--bare","--no-hardlinks","--",job.workspace,gitDir]
await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:folder,environment:environment}).raw(args)
return{gitDir:gitDir,environment:environment}}async function statedCheckout({job:job,world:world},{folder:folder,publisher:publisher,tree:tree,name:name}){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path,{mode:448})
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)
const clone=["clone","--quiet","--no-checkout","--no-hardlinks","--",historyIn(folder),path]
await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:folder,environment:environment}).raw(clone)
await publisher.writeFiles(tree,path);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,".git","info"),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,".git","info","attributes"),_github_write_private_repository_js__WEBPACK_IMPORTED_MODULE_4__.DN)
const there=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:path,environment:environment})
await there.raw(["remote","set-url","origin",`${job.repositoryUrl}.git`])
await there.raw(["read-tree","HEAD"])
return path}})}

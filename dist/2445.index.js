export const id=2445
export const ids=[2445,7297,7449,20]
export const modules={63935:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{ks:()=>SecretRegistry,lO:()=>withoutValues,tA:()=>describeSecrets})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51977)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(31720)
function withoutValues(secrets){return{...secrets,namesIn:()=>[],namedIn:async()=>({})}}class SecretRegistry{#world
#lookup
#sources=new Map
#values=new Map
#seen=new Set
#unread=new Map
#mask
constructor(world=_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.JE,hidden=[]){this.#world=world
this.#lookup=new Lookup(world)
for(const value of hidden)this.#see(value)}get names(){return[...this.#sources.keys()]}get(name){return this.#sources.get(name)}all(){return Object.fromEntries(this.#sources)}update(secrets){const sources=Object.entries(secrets).map(([name,secret])=>[name,sourceOf(name,secret)])
for(const[name,source]of sources)this.#add(name,source)}mask=text=>this.#current().mask(text)
forTools(){return Object.freeze({namesIn:command=>this.#namesIn(command),namedIn:command=>this.#namedIn(command),mask:this.mask,masker:()=>(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__.fr)(()=>this.#current())})}dump(cipher){const sources=[...this.#sources].map(([name,source])=>[name,(0,_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.H0)(source,cipher)])
return{secret_sources:{...Object.fromEntries(this.#unread),...Object.fromEntries(sources)}}}load(stored,cipher){const lost=[]
for(const[name,secret]of Object.entries(stored.secret_sources)){const source=(0,_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.l5)(secret,cipher)
if(source===void 0){lost.push(name)
this.#unread.set(name,secret)}else this.#add(name,source)}return lost}toJSON(){return this.names}#add(name,source){this.#sources.set(name,source)
this.#values.delete(name)
if(source.kind==="LookupSecret"||source.kind==="CallbackSecret")return
const value=source.kind==="StaticSecret"?source.value:this.#world.env[source.variable]??""
this.#values.set(name,value)
this.#see(value)}#namesIn(command){return this.names.filter(name=>isVariable(name)&&refersTo(command,name))}async#namedIn(command){const values=await Promise.all(this.#namesIn(command).map(async name=>[name,await this.#resolve(name)]))
return Object.fromEntries(values.filter(([,value])=>value!==""))}async#resolve(name){const source=this.#sources.get(name)
if(source?.kind!=="LookupSecret"&&source?.kind!=="CallbackSecret")return this.#values.get(name)??""
const value=await this.#lookup.value(source)??""
this.#see(value)
return value}#see(value){if(this.#seen.has(value))return
this.#seen.add(value)
this.#mask=void 0}#current(){this.#mask??=(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__._4)(this.#seen)
return this.#mask}}function isVariable(name){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)}function sourceOf(name,secret){const given=typeof secret==="string"?{value:secret}:secret
if(typeof given==="function")return{kind:"CallbackSecret",read:given}
if("kind"in given&&given.kind==="CallbackSecret")return given
const{description:description,...rest}=given
const source=_stored_secrets_js__WEBPACK_IMPORTED_MODULE_3__.e4.safeParse({kind:"StaticSecret",...rest,...description!==void 0&&{description:description}})
if(source.success)return source.data
const problems=source.error.issues.map(({path:path,message:message})=>`${path.join(".")} ${message}`).join("; ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The secret ${name} is not given as it should be: ${problems}.`)}const timeoutMs=3e4
const pauseMs=6e4
class Lookup{#world
#failedAt=new Map
constructor(world){this.#world=world}async value(source){const{clock:clock}=this.#world
const failedAt=this.#failedAt.get(source)
if(failedAt!==void 0&&clock()-failedAt<pauseMs)return
const value=await this.#ask(source)
if(value===void 0)this.#failedAt.set(source,clock())
else this.#failedAt.delete(source)
return value}async#ask(source){const{fetch:get}=this.#world
try{const signal=AbortSignal.timeout(timeoutMs)
if(source.kind==="CallbackSecret")return await answerOf(source,signal)
const reply=await get(source.url,{headers:source.headers,signal:signal})
const body=await reply.text()
return reply.ok?body:void 0}catch{return}}}async function answerOf({read:read},signal){const late=new Promise(end=>signal.addEventListener("abort",()=>end(void 0),{once:!0}))
const value=await Promise.race([read(),late])
return typeof value==="string"?value:void 0}function refersTo(command,name){return new RegExp(FORMS.map(form=>form.replace("NAME",name)).join("|")).test(command)}const FORMS=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(secrets){const lines=Object.entries(secrets).map(([name,secret])=>{const description=typeof secret==="object"?secret.description:void 0
return description===void 0?`- ${name}`:`- ${name}: ${description}`})
return lines.length===0?"":`\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("secrets",{list:lines.join("\n")})}`}}),38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58551)
var _rendered_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(45705)
const mark=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(items,nonce){if(!/^[A-Za-z0-9]{16,}$/.test(nonce))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","A nonce is at least 16 letters and digits.")
const all=items.map(item=>({item:item,...reveal(item)}))
return{data:all.map(({item:item,shown:shown,hidden:hidden})=>fenced(item.label,{shown:shown,hidden:hidden},nonce)).join("\n\n"),hidden:all.flatMap(({item:item,hidden:hidden})=>hidden===0?[]:[{where:placeIn(item.label),parts:hidden}])}}function placeIn(label){return label.split(/,| by | \(/)[0]??""}function fenced(label,{shown:shown,hidden:hidden},nonce){const header=without(nonce,plain(label).replaceAll(/\s+/g," ").trim())
const count=hidden===0?"":` [${hidden} hidden ${hidden===1?"part":"parts"} removed]`
return`${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce,shown)}\nEND DATA ${nonce}`}function visible(markdown){return(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.p)(markdown).shown}function plain(text){return revealPlain(text).shown}function reveal({title:title="",text:text,format:format}){const head=revealPlain(title)
const body=format==="plain"?revealPlain(text):(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.p)(text.replaceAll(mark,""))
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__.OT)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),18311:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>judge,f:()=>whatChanged})
var _proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
function judge(facts){if(facts.whyNotAllowed!==void 0)return refused(facts.whyNotAllowed)
const chosen=choose(facts.proposal,facts.asked)
if(chosen.status==="refused"||facts.wasGood)return chosen
if(isTooEarly(facts,chosen.items))return refused("It was written before the actions were shown, so it does not count.")
return facts.asked.verdict==="reject"?chosen:judgeApproval(facts,chosen.items)}function judgeApproval(facts,items){const{asked:asked,mustNotBeRequester:mustNotBeRequester}=facts
if(mustNotBeRequester&&items.some(({pending:pending})=>isAmong(pending.requesters,asked.by)))return refused(`${asked.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const why=whyStale(facts,items)
return why===void 0?{status:"chosen",items:items}:{status:"stale",items:items,why:why}}function choose(proposal,{digest:digest}){if(!proposal)return refused("Nothing is waiting for approval here.")
const named=proposal.items.filter(({pending:pending})=>digest===void 0||(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.ol)(pending).startsWith(digest))
const open=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.dz)(proposal).filter(item=>named.includes(item))
if(open.length>0&&(digest===void 0||open.length===1))return{status:"chosen",items:open}
const used=named.find(({decision:decision})=>decision!==null)?.decision
if(used)return refused(`It was already ${used.verdict} by ${used.by}.`)
return refused(`No pending action has the digest ${digest}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:asked,comment:comment},items){const since=({shown:shown,pending:pending})=>Date.parse(shown??comment?.shownAt??pending.created)
return asked.at===void 0||!items.every(item=>Date.parse(asked.at??"")>since(item))}function isAmong(people,{login:login,id:id}){return people.some(person=>person.id===id||person.login.toLowerCase()===login.toLowerCase())}function whyStale({proposal:proposal,comment:comment,policy:policy,now:now,asked:asked},items){if(!comment||!proposal?.comment)return"The comment that showed it was deleted."
const isAsWritten=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.rr)(comment.body)===proposal.comment.digest
if(!isAsWritten||!comment.isOnlyOurs)return"The comment that showed it was edited."
const time=Math.max(now.getTime(),Date.parse(asked.at??""))
if(items.some(({pending:pending})=>!(time<Date.parse(pending.expires))))return"The request for approval had expired."
if(policy!==void 0&&items.some(({pending:pending})=>pending.policy!==policy))return"The rules for approvals have changed since then."
return}function whatChanged(items,now){const all=items.flatMap(({pending:pending})=>"intent"in pending?[]:[pending])
if(all.some(({conversation:conversation})=>conversation!==now.conversation))return"It belongs to another conversation."
const head=all.find(pending=>pending.head!==now.head)?.head
if(head!==void 0)return`The branch has moved from ${head.slice(0,7)} to ${now.head.slice(0,7)}.`
return all.some(({tree:tree})=>tree!==now.tree)?"The files are not the ones that were shown.":void 0}function refused(why){return{status:"refused",why:why}}}),31662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B9:()=>makeRepository,D2:()=>plainRepository,DN:()=>AS_BYTES,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,tW:()=>isOlder})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var node_url__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73136)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _stage_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(51528)
function makeRepository(options){const made=repositoryIn(options);(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.x)(made.gitDir)
return made}function repositoryIn({folder:folder,workspace:workspace,environment:environment}){const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"publisher.git")
const inWorkTree=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,gitDir:gitDir,environment:{...environment,...extra}})
const objects=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:gitDir,environment:{...environment,...extra}})
return{gitDir:gitDir,inWorkTree:inWorkTree,objects:objects}}async function fetchBase(git,workspace){try{await git.raw(["fetch","--quiet","--depth=1","--no-tags",(0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(workspace).href,"+HEAD:refs/base"])}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The checkout could not be read completely. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(cause).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:cause})}}async function copyState({workspace:workspace,environment:environment},made){const{gitDir:gitDir}=made
const[excludes="",index=""]=await ownFiles(workspace,environment)
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude"))
const parts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(index)).filter(name=>name==="index"||name.startsWith("sharedindex."))
for(const name of parts)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(index),name),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name))
const hasSubmodules=parts.some(name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name)).includes(SUBMODULE_BITS))
if(hasSubmodules)await(0,_stage_js__WEBPACK_IMPORTED_MODULE_5__.VB)(made.inWorkTree())}const SUBMODULE_BITS=Buffer.from([0,0,224,0])
async function ownFiles(workspace,environment){const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path))
const paths=["--git-path","info/exclude","--git-path","index"]
const found=await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,environment:environment}).raw(["rev-parse",...paths])
return found.split("\n").map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace,path))}function isOlder(path,than){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).mtimeMs<(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(than).mtimeMs}catch{return!1}}const AS_BYTES="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:folder,workspace:workspace,environment:environment},gitDir){const own=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"bytes.git");(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.x)(own);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","attributes"),AS_BYTES)
const excludes=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","exclude"))
const objects={GIT_OBJECT_DIRECTORY:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"objects")}
const plain=at=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:at,gitDir:own,environment:{...environment,...objects}})
return{workspace:workspace,in:plain}}}),70020:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{approvalCommentOf:()=>approvalCommentOf,hasEnded:()=>hasEnded,isAsShown:()=>isAsShown,resultsOf:()=>resultsOf,settleApprovals:()=>settleApprovals,shellFolder:()=>shellFolder,waitingItems:()=>waitingItems})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76327)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(685)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(88135)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(33365)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(22440)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(19546)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(50097)
var _basis_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(30730)
var _change_protected_files_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(23665)
var _intents_waiting_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(68563)
var _shown_files_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(97449)
async function waitingItems(conversation,all){const{root:root,asking:asking,earlierEvents:earlierEvents,before:before,...basis}=all
const events=[...conversation.log]
const requesters=requestersIn(events,asking)
const folder=shellFolder(events.slice(earlierEvents),root)
return(await conversation.pendingActions()).map(({action:action,input:input,risk:risk,reasons:reasons,grant:grant})=>{const cwd=folderBefore(before,action.id)??folder
const bytes={arguments:(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(input),cwd:action.tool_name==="terminal"?cwd:"."}
const about={action:action.id,tool:action.tool_name,...bytes,grant:grant,requesters:requesters}
return{pending:{...basis,...about},risk:risk,reasons:reasons,shown:null,decision:null}})}function isAsShown(items,waiting){return items.every(({pending:pending})=>{if(!("tool"in pending))return!1
const found=waiting.find(({action:action})=>action.id===pending.action)
if(found?.action.tool_name!==pending.tool||(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(found.input)!==pending.arguments)return!1
return(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(found.grant)===(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(pending.grant)})}function requestersIn(events,asking){const known=new Map(asking.map(person=>[person.login.toLowerCase(),person]))
for(const event of events){if(event.kind!=="MessageEvent"||event.source!=="user"||event.sender===void 0)continue
const key=event.sender.toLowerCase()
if(!known.has(key))known.set(key,{login:event.sender,id:null})}return[...known.values()].sort((a,b)=>a.login<b.login?-1:1)}function folderBefore(before,action){const found=before?.items.find(({pending:pending})=>"action"in pending&&pending.action===action)?.pending
return found&&"cwd"in found?found.cwd:void 0}function shellFolder(events,root){const last=events.findLast(event=>event.kind==="ObservationEvent"&&event.tool_name==="terminal")
if(last?.kind!=="ObservationEvent")return"."
const{working_dir:folder}=Object(last.observation.metadata)
if(typeof folder!=="string")return"."
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,folder)
return path===""?".":path.startsWith("..")?folder:path}async function settleApprovals(prepared,taken,left){const{run:run,conversation:conversation}=prepared
const proposed=await propose(prepared,taken,left)
const isOfPlan=(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_10__.eK)(run)==="work"&&(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_10__.Y1)(run.memory)
const proposal=proposed&&isOfPlan?{...proposed,of_plan:!0}:proposed
const done={used:taken.used,results:resultsOf(conversation.log)}
if(!proposal)return{proposal:proposal,...done}
const shown=await approvalCommentIn(prepared,proposal,left.tree)
if("why"in shown){dropUnseen(run,proposal,shown.why)
return{proposal:void 0,...done,unseen:shown.why}}const{created:created,missing:missing}=await(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_7__.mp)(run,(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_7__.CY)(run.world.env))
if(created.length>0)run.memory.notes.add((0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_7__.dc)(created))
if(missing.length>0)run.memory.notes.add((0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_7__._E)(missing))
const sections=[shown.approvalComment,taken.difference??""].filter(Boolean)
return{proposal:proposal,...done,isDiffInComment:shown.hasFiles,approvalComment:sections.join("\n\n")}}async function propose({run:run,inputs:inputs,conversation:conversation,startingPoint:startingPoint,knowledge:knowledge,tools:tools,earlierEvents:earlierEvents},{end:end,used:used,shownAt:shownAt,refused:refused},{kept:kept,tree:tree,held:held,intents:intents}){const{thread:thread}=run.trigger
if(thread.type==="none")return
const asking=askingIn(run)
if(held)return(0,_change_protected_files_js__WEBPACK_IMPORTED_MODULE_12__.pD)(run,inputs,{...held,requesters:requestersIn(conversation.log,asking)})
if(intents.length>0){const requesters=requestersIn(conversation.log,asking)
return{v:1,items:(0,_intents_waiting_js__WEBPACK_IMPORTED_MODULE_13__.b)(run,inputs,{thread:thread.number,requesters:requesters,intents:intents}),comment:null}}if(end.status!=="waiting"||refused!==void 0)return
const items=await waitingItems(conversation,{...(0,_basis_js__WEBPACK_IMPORTED_MODULE_11__.gp)(run,inputs,{thread:thread.number,rules:knowledge.rules}),tree:tree,head:kept.kind==="branch"?kept.commit:startingPoint.head,root:tools.workspace.workingDir,asking:asking,earlierEvents:earlierEvents,before:(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_9__.sp)(run.memory),network:tools.report()?.network??"all"})
if(items.length===0)return
return{v:1,items:shownAt===void 0?items:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_3__.YY)(items,used,shownAt),comment:null}}function askingIn({trigger:{kind:kind,actors:actors},memory:memory}){const now=kind==="decision"?[]:actors.map(({login:login,id:id})=>({login:login,id:id??null}))
const before=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_9__.sp)(memory)?.items.map(({pending:pending})=>pending)??[]
const earlier=before.filter(({conversation:conversation})=>conversation===memory.id).flatMap(({requesters:requesters})=>requesters)
return[...earlier,...now]}async function approvalCommentIn(prepared,proposal,tree){const{run:run,inputs:inputs}=prepared
const granted=grantedIn(proposal)
const shown=granted.length===0?{files:""}:await(0,_shown_files_js__WEBPACK_IMPORTED_MODULE_14__.shownFiles)(prepared,tree,granted)
if("why"in shown)return shown
const approvalComment=approvalCommentOf(proposal,run,inputs,shown.files)
if(approvalComment.length>_shown_files_js__WEBPACK_IMPORTED_MODULE_14__.APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-long",{room:String(_shown_files_js__WEBPACK_IMPORTED_MODULE_14__.APPROVAL_COMMENT)})}
return{approvalComment:approvalComment,hasFiles:granted.length>0}}function grantedIn({items:items}){return items.flatMap(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.PH)(pending.grant)?[pending.arguments]:[])}function dropUnseen({memory:memory,world:world},proposal,reason){const by={verdict:"dropped",by:"us",at:world.now().toISOString(),reason:reason}
memory.update((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_9__.LY)((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_3__.Q6)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_3__.dz)(proposal),by)))}function approvalCommentOf(proposal,{world:world},inputs,files=""){const[phrase=""]=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)
return(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_4__.t7)(proposal,{phrase:phrase,approveLabel:inputs["approve-label"],rejectLabel:inputs["reject-label"],approvers:(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_8__.U)(world.env,void 0).inWords},files)}const STILL_RUNNING="ran, and was still running"
const CUT_OFF="cut off, so it may have run"
function resultsOf(events){const results=new Map
const byCall=new Map
for(const event of events){if(event.kind==="ActionEvent")byCall.set(event.tool_call_id,event.id)
if(event.kind==="ObservationEvent")results.set(event.action_id,observed(event.observation))
if(event.kind==="UserRejectObservation")results.set(event.action_id,CUT_OFF)
if(event.kind!=="AgentErrorEvent")continue
const failed=byCall.get(event.tool_call_id)
if(failed!==void 0)results.set(failed,event.error===(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("interrupted")?CUT_OFF:"failed")}return results}function hasEnded(result){return(result??"").startsWith("ran")&&result!==STILL_RUNNING}function observed({exit_code:code,is_error:is_error}){if(typeof code==="number")return code===-1?STILL_RUNNING:`ran with exit code ${code}`
return is_error?"ran, and failed":"ran"}}),97449:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{APPROVAL_COMMENT:()=>APPROVAL_COMMENT,shownFiles:()=>shownFiles,whyUnseen:()=>whyUnseen})
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5144)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(685)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(51176)
const APPROVAL_COMMENT=48e3
const WORDS=4e3
async function shownFiles({run:run,publisher:publisher,knowledge:knowledge},tree,commands){const shown=await publisher.shown(tree,knowledge.commit)
const{encoded:encoded,unreadable:unreadable,diff:diff}=shown
if(encoded.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-encoded",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.ri)(encoded)})}
if(unreadable.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-files",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.ri)(unreadable)})}
const files=(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_0__.g)({...shown,commands:commands})
const size=commands.reduce((sum,json)=>sum+(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.AS)({arguments:json}).length,files.length+WORDS)
if(size>APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-diff",{size:String(size),room:String(APPROVAL_COMMENT)})}
const added=diff.split("\n").filter(line=>line.startsWith("+")).join("\n")
if(run.redact(added)!==added)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-diff-secret")}
return{files:run.redact(files)}}async function whyUnseen(prepared,granted){const{run:run,publisher:publisher}=prepared
try{const change=await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_5__.SW)(prepared)
const before={env:run.world.env,leaks:run.leaks,before:run.memory.workBefore}
const{tree:tree}=change?await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,before):{tree:await publisher.treeOf(publisher.base)}
const commands=granted.map(({input:input})=>(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(input))
const shown=await shownFiles(prepared,tree,commands)
return"why"in shown?shown.why:void 0}catch{return}}}),8670:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K:()=>markDecided,d:()=>checkDecision})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_comment_now_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(1659)
var _github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(50383)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(71762)
var _github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(95601)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18311)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(54552)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(88135)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(36175)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(22440)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(19546)
async function checkDecision({world:world,github:github,job:job,trigger:trigger},memory,policy){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository)
const approvers=(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_13__.U)(world.env,(await(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_5__.jU)(client))?.id)
const sleep=ms=>world.sleep(ms,world.signal)
const proposal=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_14__.yX)({memory:memory,trigger:trigger})
const isApproval=trigger.decision?.verdict==="approve"
const[gated,comment,rejections]=await Promise.all([(0,_github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_6__.G)({client:client,settings:approvers.gate,sleep:sleep},trigger),proposal?.comment&&(0,_github_read_comment_now_js__WEBPACK_IMPORTED_MODULE_3__.hF)(client,proposal.comment.id),proposal&&isApproval&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.dz)(proposal).length>0?(0,_github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_4__.aE)(client,trigger.thread,{settings:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.triggerSettings)(world.env),since:shownAfter(proposal)}):[]])
const{decision:decision,createdAt:at,actors:actors}=trigger
const[by]=actors
if(!decision||!by)return{status:"refused",why:"Nobody has decided anything.",proposal:proposal,shownAt:void 0}
const facts={proposal:proposal,comment:comment??void 0,asked:{verdict:decision.verdict,digest:decision.digest,at:at,by:by},whyNotAllowed:gated.status==="denied"?gated.why:whyForgotten(memory,proposal),mustNotBeRequester:approvers.mustNotBeRequester,policy:policy,now:world.now(),wasGood:(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_14__.fE)({memory:memory,trigger:trigger})}
const verdict=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)(facts)
const mayDecide=async actor=>{const settings={...approvers.gate,triggeringActor:void 0}
return(await(0,_github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_6__.G)({client:client,settings:settings,sleep:sleep},{...trigger,actors:[actor]})).status==="allowed"}
const why=await whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide})
const ruled=why===void 0?verdict:{status:"refused",why:why}
return{...ruled,proposal:proposal,shownAt:comment?.shownAt}}const GRACE_MS=10*6e4
function shownAfter(proposal){const created=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.dz)(proposal).map(({pending:pending})=>Date.parse(pending.created))
return new Date(Math.min(...created)-GRACE_MS)}async function whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide}){if(verdict.status==="refused"||facts.wasGood)return
for(const one of rejections){if(one.kind==="label")return opposed(one.by,` with the label ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(one.name)}`,facts)
const asked={verdict:"reject",digest:one.said.digest,at:one.at,by:one.by}
const rejected=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_7__.S)({...facts,asked:asked})
const isAbout=({pending:pending})=>verdict.items.some(item=>item.pending===pending)
if(rejected.status==="refused"||!rejected.items.some(isAbout))continue
if(await mayDecide(one.by))return opposed(one.by.login," in a comment",facts)}return}function opposed(rejecter,where,{asked:asked}){const name=rejecter===void 0?"Somebody":(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(rejecter)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)("approval-opposed",{rejecter:name,where:where,approver:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_9__.aY)(asked.by.login)})}function whyForgotten({isResumed:isResumed,notes:notes},proposal){return proposal===void 0&&!isResumed&&notes.size>0?[...notes].join(" "):void 0}async function markDecided({memory:memory,trigger:trigger,world:world},proposal,items,how){const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Q6)(proposal,items,{...how,by:(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_12__.Id)(trigger),at:world.now().toISOString()})
if(!await memory.settle((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_14__.LY)(used)))throw notMarked()
printDecision(used,items)
return used}function notMarked(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:items},chosen){const ids=new Set(chosen.map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.TH)(pending)))
for(const{pending:pending,decision:decision}of items){if(!decision||!ids.has((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.TH)(pending)))continue
const kind="tool"in pending?"Action":"patch"in pending?"Change":"Intent";(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${kind} ${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.VK)(pending)} (${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_8__.Vb)(pending)}) was ${decision.verdict} by ${decision.by}.`)}}}),97028:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GO:()=>GO,decideIntents:()=>decideIntents,isAboutIntents:()=>isAboutIntents})
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87233)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(685)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(94869)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(36175)
var _intents_intent_context_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(58760)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(64583)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18511)
var _outcome_conclude_proposals_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(57266)
var _outcome_run_result_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(56172)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(19546)
var _ask_propose_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(70020)
var _basis_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(30730)
var _decision_check_decision_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(8670)
var _plan_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(37297)
var _waiting_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(68563)
function isAboutIntents(run){return run.trigger.kind==="decision"&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Eb)((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__.yX)(run)).length>0}const GO="go"
async function decideIntents(run){const start=run.world.clock()
try{if(await run.claimed==="lost")return"lost"
const done=await decide(run)
if(done===GO)return done
return{...done,report:{...done.report,durationMs:run.world.clock()-start}}}catch(error){return(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_9__.G)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error),run.world.clock()-start)}}async function decide(run){const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readInputs)(run.world.env)
const{proposal:proposal,...ruling}=await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_13__.d)(run,run.memory,(0,_basis_js__WEBPACK_IMPORTED_MODULE_12__.V_)(run.world.env,void 0))
if(ruling.status==="refused"||!proposal)return endWith({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing is pending here."})
if(run.trigger.decision?.verdict==="reject")return reject(run,inputs,{proposal:proposal,items:ruling.items})
if(ruling.status==="stale")return askAgain(run,inputs,{proposal:proposal,items:ruling.items,why:ruling.why})
if(!(0,_plan_js__WEBPACK_IMPORTED_MODULE_14__.isPlan)(ruling.items))return approve(run,inputs,{proposal:proposal,items:ruling.items})
await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_13__.K)(run,proposal,ruling.items,{verdict:"approved",reason:""})
return GO}async function approve(run,inputs,{proposal:proposal,items:items}){const used=await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_13__.K)(run,proposal,items,{verdict:"approved",reason:""})
const place=(0,_intents_intent_context_js__WEBPACK_IMPORTED_MODULE_5__.xZ)(run)
const lines=[]
const results=new Map
for(const{pending:pending}of items){if(!("intent"in pending))continue
const line=await carryOut({...place,since:pending.created},readPending(run,inputs,pending),pending)
lines.push(line)
results.set((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.TH)(pending),resultOf(line))}return settled(run,inputs,{used:used,results:results,lines:lines})}function readPending(run,{intents:intents=[]},{intent:intent,value:value}){const declared=(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_6__.declaredIntents)(intents,{isRestricted:!1}).find(({name:name})=>name===intent)
if(!declared)return{why:"the workflow no longer declares it"}
return declared.read(JSON.parse(value),{thread:run.trigger.thread,clean:(0,_intents_intent_context_js__WEBPACK_IMPORTED_MODULE_5__.K2)(run)})}async function carryOut(place,read,pending){const{words:words}=pending
if("why"in read)return{status:"refused",words:words,why:read.why}
const check=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_7__.RO)(place,read,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(pending))
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
return check.status==="already"?{...check,words:words}:(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_7__.S$)(check,read)}function resultOf({status:status,why:why}){return status==="refused"?`not done: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_16__.TN)(why??"",200)}`:"done"}function settled(run,inputs,{used:used,results:results,lines:lines}){const left=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(used)
const proposal=left.length>0?{v:1,items:left,comment:null}:void 0
const approvalComment=proposal&&(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_11__.approvalCommentOf)(proposal,run,inputs)
const conclusion=(0,_outcome_conclude_proposals_js__WEBPACK_IMPORTED_MODULE_8__.R)({outcome:"answered",reason:"Decided",hint:""},lines)
const ended=proposal?{outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(proposal),hint:""}:conclusion
const approvals={proposal:proposal,used:used,results:results,...approvalComment!==void 0&&{approvalComment:approvalComment}}
return endWith({...ended,lines:lines},approvals)}async function reject(run,inputs,{proposal:proposal,items:items}){const reason=run.trigger.decision?.reason??""
const used=await(0,_decision_check_decision_js__WEBPACK_IMPORTED_MODULE_13__.K)(run,proposal,items,{verdict:"rejected",reason:reason})
if((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(used).length>0)return settled(run,inputs,{used:used,results:new Map,lines:[]})
const why=reason===""?"":`: ${reason}`
const words=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_16__.TN)(`${(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_4__.Id)(run.trigger)} rejected what was proposed${why}`,300).replace(/\.$/,"")
return endWith({outcome:"answered",reason:words},{proposal:void 0,used:used,results:new Map})}function askAgain(run,inputs,{proposal:proposal,items:items,why:why}){const at=run.world.now().toISOString()
const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:why})
run.memory.update((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__.LY)(used))
const{thread:thread}=run.trigger
const pending=items.flatMap(item=>"intent"in item.pending?[item.pending]:[])
const[first]=pending
if(thread.type==="none"||!first)return endWith({outcome:"skipped",reason:"Nothing is pending here."})
const intents=pending.map(({intent:intent,value:value,words:words})=>({intent:intent,value:value,words:words}))
const again=(0,_waiting_js__WEBPACK_IMPORTED_MODULE_15__.b)(run,inputs,{thread:thread.number,requesters:first.requesters,intents:intents})
const next={v:1,items:again,comment:null}
const approvalComment=(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_11__.approvalCommentOf)(next,run,inputs)
const hint=`It is asked again. ${(0,_basis_js__WEBPACK_IMPORTED_MODULE_12__.zC)(why,void 0)}`
const approvals={proposal:next,used:used,results:new Map,approvalComment:approvalComment}
return endWith({outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(next),hint:hint},approvals)}function endWith({outcome:outcome,reason:reason,hint:hint="",lines:lines=[]},approvals){const shown=approvals?.approvalComment===void 0?{}:{approvalComment:approvals.approvalComment}
const report={..._outcome_run_result_js__WEBPACK_IMPORTED_MODULE_9__.I,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0,intents:lines,...shown}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}),68563:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>intentItems,o:()=>showable})
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(685)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(80292)
var _basis_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(30730)
const ROOM=24e3
function showable(waiting){const shown=[]
const unseen=[]
let room=ROOM
for(const one of waiting){const value=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(one.value)
const size=(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_0__.AS)({arguments:value}).length+one.words.length+200
if(size>room)unseen.push(one)
else{room-=size
shown.push({intent:one.kind.name,value:value,words:one.words})}}return{shown:shown,unseen:unseen}}function intentItems(run,inputs,{thread:thread,requesters:requesters,intents:intents}){const basis=(0,_basis_js__WEBPACK_IMPORTED_MODULE_2__.gp)(run,inputs,{thread:thread})
return intents.map(intent=>({pending:{...basis,...intent,requesters:requesters},risk:"",reasons:[],shown:null,decision:null}))}}),51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
const PATCH="deckhand-so-far.patch"
const MOST_MS=12e4
const SIZES={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(prepared){const{memory:memory}=prepared.run
if(!memory.isKept)return
try{memory.leaveWork(await workSoFar(prepared))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`Only the output of an approved action was saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}await memory.keep()}function patchIn(workspace,commit,signal){return madeIn(workspace,{command:snapshot(commit),name:PATCH},signal)}async function madeIn(workspace,{command:command,name:name},signal){const file=`.git/${name}`
const split=`{ [ ! -e ${file} ] || split -b ${SIZES.piece} -a 4 ${file} ${file}.; }`
const steps=[`rm -f ${file} ${file}.*`,command,split,`rm -f ${file}`].join(" && ")
const{exitCode:exitCode,output:output}=await workspace.run(steps,{timeoutMs:MOST_MS,signal:signal})
if(exitCode!==0)throw new Error(`Git said: ${output}`)
const pieces=[]
for(const entry of await workspace.list(".git")){if(!entry.name.startsWith(`${name}.`))continue
if(pieces.length*SIZES.piece>=SIZES.all)throw new Error("The changes have more than 256 MB.")
pieces.push(await workspace.read(`.git/${entry.name}`,SIZES.piece))}return Buffer.concat(pieces)}async function workSoFar(prepared){const{run:run,publisher:publisher}=prepared
const change=await changeSoFar(prepared)
if(!change)return[]
const{left:left}=await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,{env:run.world.env,leaks:run.leaks,before:run.memory.workBefore})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)(left)}async function changeSoFar({publisher:publisher,folder:folder,tools:tools,signal:signal}){const patch=await patchIn(tools.workspace,publisher.base,signal)
if(patch.length===0)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"so-far.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
return publisher.patched(path)}function snapshot(base){const index='"$PWD/.git/deckhand-so-far.index"'
const diff="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > .git/${PATCH}`].join(" && ")}}),37297:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,isPlan:()=>isPlan,requirePlan:()=>requirePlan})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91311)
var _github_write_prose_blocks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(61502)
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(78276)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(80292)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(36175)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63501)
var _converse_task_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(19868)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(19546)
var _change_protected_files_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(23665)
const LONGEST=12e3
function askedPlan(answer,{nobody:nobody,rules:rules}){const plan=answer.trim()
if(plan==="")return{waiting:[]}
if(!hasItems(plan))return{waiting:[],advice:{hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-none")}}
const tooLong=plan.length>LONGEST?"it is too long to be shown in full":void 0
const why=nobody===void 0?tooLong:(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__.kI)(nobody)
if(why!==void 0)return{waiting:[],advice:{hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-not-asked",{why:why})}}
return{waiting:[{intent:"plan",value:(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_4__.dj)({plan:plan}),words:(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_3__.KJ)((0,_github_write_prose_blocks_js__WEBPACK_IMPORTED_MODULE_2__.Gl)(plan),rules)}]}}function hasItems(plan){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(plan)}async function requirePlan({conversation:conversation,runAgent:runAgent},end){const answer=conversation.finalResponse()
if(answer.trim()===""||hasItems(answer))return end
await conversation.send((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-again"))
return runAgent()}function isPlan(items){return items.length>0&&items.every(_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.H9)}async function carryOutPlan(prepared){const{run:run,conversation:conversation,runAgent:runAgent}=prepared
const used=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_9__.sp)(run.memory)
const{isResumed:isResumed}=run.memory
const task=isResumed?[]:[(await(0,_converse_task_js__WEBPACK_IMPORTED_MODULE_8__.f)(run,prepared)).words]
const plan=go(used?.items??[],(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_6__.Id)(run.trigger))
const parts=[...task,plan,...isResumed?remembering(prepared):[],...(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.nK)(prepared)]
await conversation.send(parts.join("\n\n"))
return{end:await runAgent(),...used&&{used:used}}}function remembering(prepared){const{memoryFile:memoryFile}=prepared.knowledge
return memoryFile!==void 0&&(0,_change_protected_files_js__WEBPACK_IMPORTED_MODULE_10__.jd)(prepared)?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("memory-propose",{path:memoryFile})]:[]}function go(items,who){const plans=items.flatMap(({pending:pending})=>"intent"in pending?[String(JSON.parse(pending.value).plan)]:[])
const plan=plans.join("\n\n")
const fence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_11__.Lt)(plan)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("plan-go",{who:who,plan:`${fence}\n${plan}\n${fence}`})}}),58760:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K2:()=>cleanTextFor,uu:()=>threadOf,xZ:()=>intentContextOf})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_write_seal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(14801)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33365)
function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function intentContextOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_4__.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),seal:(0,_github_write_seal_js__WEBPACK_IMPORTED_MODULE_3__.Wn)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)},redact:redact}}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
var _github_read_target_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76718)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _intent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(70517)
async function settleAll(place,said,settling){const lines=[]
const waiting=[]
const counts=new Map
const beyond=new Map
const repeated=new Map
const seen=new Set
for(const one of said){const proposed=readSaid(one,place,settling)
if("why"in proposed){lines.push({status:"refused",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(one.name),why:proposed.why})
continue}const{kind:kind}=proposed
const same=JSON.stringify([kind.name,proposed.value])
if(seen.has(same)){repeated.set(kind.name,(repeated.get(kind.name)??0)+1)
continue}seen.add(same)
const before=counts.get(kind.name)??0
counts.set(kind.name,before+1)
if(before>=kind.limits.most){beyond.set(kind.name,(beyond.get(kind.name)??0)+1)
continue}const line=await settleOne(place,proposed,{...settling,slot:`${settling.key}/${before}`})
lines.push(line)
if(line.status==="waiting")waiting.push(proposed)}const cut=restOf(beyond,(name,many)=>`the workflow allows ${(counts.get(name)??many)-many} in a run`)
const again=restOf(repeated,()=>"it was proposed more than once")
return{lines:[...lines,...cut,...again],waiting:waiting}}function restOf(rest,why){return[...rest].map(([name,many])=>({status:"refused",words:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(many,"more proposal")} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}`,why:why(name,many)}))}function readSaid(one,{thread:thread},{declared:declared,clean:clean}){const kind=declared.find(({name:name})=>name===one.name)
if(!kind)return{why:"the workflow does not declare it for this run"}
return kind.read(one.value,{thread:thread,clean:clean})}async function settleOne(place,proposed,how){const{words:words,kind:kind}=proposed
const isWaiting=kind.waits||how.isConfirming&&!kind.limits.isUnattended
if(isWaiting&&how.nobody!==void 0&&how.way==="carry-out")return{status:"refused",words:words,why:`it needs approval, and nobody can be asked, because ${how.nobody}`}
const check=await checkProposal(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:carryOutIntent(check,proposed)}async function checkProposal(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
try{if(number===void 0||kind.target==="discussion")return await check(place,{target:void 0,slot:slot})
const{owner:owner,name:name}=place.repository
const target=await(0,_github_read_target_js__WEBPACK_IMPORTED_MODULE_1__._)(place.client,`${owner}/${name}`,number)
if(!target)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`there is no #${number} in this repository`)
if(kind.target==="issue"&&target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is a pull request`)
if(kind.target==="pull_request"&&!target.isPull)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is an issue`)
const{only:only}=kind.limits
const has=name=>target.labels.some(label=>label.toLowerCase()===name.toLowerCase())
if(only.length>0&&!only.some(has))return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} has none of the labels that the workflow asks for (${only.map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")})`)
const checked=await check(place,{target:target,slot:slot})
if(checked.status!=="ready")return checked
if(kind.needsOpen&&!target.isOpen)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is closed`)
if(target.isLocked&&!kind.canBeLocked)return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(`#${number} is locked`)
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function carryOutIntent(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}})}

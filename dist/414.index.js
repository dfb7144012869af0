export const id=414
export const ids=[414]
export const modules={14840:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>closePending})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89719)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
async function closePending(conversation,proposal){for(const{action:action}of await conversation.pendingActions()){const item=proposal?.items.find(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.TH)(pending)===action.id)
conversation.rejectPendingActions(item?wordsFor(item.decision):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("approval-not-asked"),[action.id])}if(conversation.state.status!=="waiting_for_confirmation")return
conversation.rejectPendingActions(proposal?wordsFor(null):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("approval-not-asked"))}function wordsFor(decision){switch(decision?.verdict){case"approved":return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("approval-cut-off")
case"rejected":return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("approval-rejected",{who:decision.by,reason:decision.reason}).trim()
case"dropped":return decision.reason
case void 0:return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("approval-answered-otherwise")}}},35898:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>goOn,L:()=>isUsedBefore})
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
await conversation.send([(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("approval-resumed"),...(0,_durable_left_work_put_back_js__WEBPACK_IMPORTED_MODULE_2__.nK)(putBack)].join("\n\n"))
return{end:await run(),...used&&{used:used}}}},45045:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>rule})
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7477)
var _github_read_shown_comment_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94250)
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21412)
var _github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(95601)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18311)
var _approvers_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(36517)
var _kept_proposal_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18478)
async function rule({world:world,github:github,job:job,trigger:trigger},memory,policy){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.n)(github,job.repository)
const approvers=(0,_approvers_js__WEBPACK_IMPORTED_MODULE_5__.U)(world.env,(await(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_2__.jU)(client))?.id)
const sleep=ms=>world.sleep(ms,world.signal)
const gated=await(0,_github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_3__.G)({client:client,settings:approvers.gate,sleep:sleep},trigger)
const proposal=(0,_kept_proposal_js__WEBPACK_IMPORTED_MODULE_6__.yX)({memory:memory,trigger:trigger})
const comment=proposal?.comment&&await(0,_github_read_shown_comment_js__WEBPACK_IMPORTED_MODULE_1__.h)(client,proposal.comment.id)
const{decision:decision,createdAt:at,actors:actors}=trigger
const[by]=actors
if(!decision||!by)return{status:"refused",why:"Nobody has decided anything.",proposal:proposal,shownAt:void 0}
const verdict=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_4__.S)({proposal:proposal,comment:comment??void 0,asked:{verdict:decision.verdict,digest:decision.digest,at:at,by:by},whyNotAllowed:gated.status==="denied"?gated.why:whyForgotten(memory,proposal),mustNotBeRequester:approvers.mustNotBeRequester,policy:policy,now:world.now(),wasGood:(0,_kept_proposal_js__WEBPACK_IMPORTED_MODULE_6__.x3)({memory:memory,trigger:trigger})})
return{...verdict,proposal:proposal,shownAt:comment?.shownAt}}function whyForgotten({isResumed:isResumed,notes:notes},proposal){return proposal===void 0&&!isResumed&&notes.size>0?[...notes].join(" "):void 0}},16414:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{turnedAway:()=>turnedAway})
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(60593)
var _github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(38557)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _durable_turn_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(66167)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(91492)
var _runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(79235)
var _thread_acknowledge_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(50584)
var _thread_own_mark_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(16820)
var _decider_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(36356)
var _go_on_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(35898)
var _ruling_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(45045)
async function turnedAway(connection,desk,memory){if((0,_go_on_js__WEBPACK_IMPORTED_MODULE_11__.L)(memory,desk.trigger.key))return
const ruling=await(0,_ruling_js__WEBPACK_IMPORTED_MODULE_12__.H)(desk,memory,void 0)
if(ruling.status!=="refused")return
await turnAway(connection,desk,memory,ruling.why)
return ruling.why}async function turnAway(connection,desk,memory,why){const{world:world,trigger:trigger}=desk
const{github:github,job:job,redact:redact}=connection;(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.m)(why)
await(0,_thread_acknowledge_js__WEBPACK_IMPORTED_MODULE_8__.B7)(connection,trigger)
const rules={repositoryUrl:job.repositoryUrl,phrases:(0,_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_7__.phrasesOf)(world.env)}
const verdict=trigger.decision?.verdict==="reject"?"rejection":"approval"
const words=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("approval-refused",{who:(0,_decider_js__WEBPACK_IMPORTED_MODULE_10__.I)(trigger),verdict:verdict,why:(0,_github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_1__.$)(why,rules)})
if(trigger.thread.type==="none")return
try{const body=(0,_thread_own_mark_js__WEBPACK_IMPORTED_MODULE_9__.kN)({world:world,job:job,trigger:trigger},redact(words))
const earlier=job.runAttempt>1?await(0,_durable_turn_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_5__.pz)(desk,(0,_durable_turn_earlier_attempt_js__WEBPACK_IMPORTED_MODULE_5__.Ab)(desk)):void 0
const{url:url}=earlier??await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_0__.Gy)(github,job.repository,trigger.thread.number,body)
const answer={key:trigger.key,comment_url:url,outcome:"skipped",time:world.now().toISOString()}
if(memory.isResumed)await memory.close(manifest=>(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_2__.$s)(manifest,answer))}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.m)(`The reason could not be left on the thread. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}}},99446:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Xe:()=>piecesOf,nK:()=>workFacts,o_:()=>putBackIn})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54350)
var _github_write_commit_patched_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(17969)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(84804)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _ground_checkout_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70074)
var _unpublished_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(13222)
async function putBackIn({memory:memory,job:job,world:world},folder,path){const left=(0,_unpublished_js__WEBPACK_IMPORTED_MODULE_6__.x)(memory.workBefore)
if(!left)return
const environment=(0,_ground_checkout_js__WEBPACK_IMPORTED_MODULE_5__._K)(world.env)
const inCheckout=extra=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:job.workspace,environment:{...environment,...extra}})
const done=await putBack(left,{git:inCheckout,folder:folder,path:path})
if(done.unfit.length>0)memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("work-unfit",{files:named(done.unfit)}))
return done}async function putBack({patch:patch,lost:lost},{git:git,folder:folder,path:path}){const tree=treeIn(git(_github_write_commit_patched_js__WEBPACK_IMPORTED_MODULE_3__.v),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"put-back.patch"))
if(!patch)return{files:[],unfit:[],lost:lost,path:path}
const files=[]
const unfit=[]
const rest=[]
const pieces=await tree.fits(patch)?[patch]:piecesOf(patch)
for(const piece of pieces){const names=await tree.namesIn(piece)
if(await tree.apply(piece))files.push(...names)
else if(!await tree.isThere(piece)){unfit.push(...names)
rest.push(piece)}}if(rest.length>0)save(path,Buffer.concat(rest))
return{files:files,unfit:unfit,lost:lost,path:path}}function piecesOf(patch){return patch.toString("latin1").split(/^(?=diff --git )/m).map(piece=>Buffer.from(piece,"latin1"))}function treeIn(git,file){const run=(patch,...options)=>{save(file,patch)
return git.raw(["apply","--whitespace=nowarn",...options,"--",file])}
const succeeds=attempt=>attempt.then(()=>true,()=>false)
return{fits:patch=>succeeds(run(patch,"--check")),apply:patch=>succeeds(run(patch)),isThere:patch=>succeeds(run(patch,"--reverse","--check")),async namesIn(patch){const records=(await run(patch,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return records.map(record=>record.split("\t").slice(2).join("\t"))}}}function save(path,bytes){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:true});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,bytes)}function workFacts(putBack){if(!putBack)return[]
const{files:files,unfit:unfit,lost:lost,path:path}=putBack
return[...files.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("work-put-back",{files:named(files)})]:[],...unfit.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("work-not-put-back",{files:named(unfit),path:path})]:[],...lost.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("work-lost",{files:named(lost)})]:[]]}const NAMED=10
function named(paths){const rest=paths.length-NAMED
const more=rest>0?[`${rest} more`]:[]
return[...paths.slice(0,NAMED).map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_7__.aY),...more].join(", ")}},13222:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>unpublishedFiles,x:()=>unpublishedIn})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78428)
const PATCH="work/unpublished.patch"
const ENCODED=`${PATCH}.b64`
const LOST="work/lost.json"
const Names=zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly()
function unpublishedFiles(left){if(!left)return[]
const{patch:patch,lost:lost}=left
const names=lost.length===0?[]:[fileOf(LOST,Buffer.from(JSON.stringify(lost)))]
if(!patch)return names
const isText=(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(patch)
return[fileOf(isText?PATCH:ENCODED,isText?patch:Buffer.from(patch.toString("base64"))),...names]}function unpublishedIn(files){const encoded=files.get(ENCODED)
const patch=files.get(PATCH)??(encoded&&Buffer.from(encoded.toString(),"base64"))
const names=files.get(LOST)
if(!patch&&!names)return
return{patch:patch,lost:names?Names.parse(JSON.parse(names.toString())):[]}}function fileOf(path,bytes){return{path:path,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes),read:()=>bytes}}},94250:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>readShownComment})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Place=zod__WEBPACK_IMPORTED_MODULE_0__.object({node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Account=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullable()
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({body:zod__WEBPACK_IMPORTED_MODULE_0__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_0__.string(),lastEditedAt:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),viewerDidAuthor:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),author:Account,editor:Account}).nullable()})
const fields="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const query=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${fields}}\n  ... on PullRequestReviewComment{${fields}}\n}}`
async function readShownComment(client,id,kind="issues"){const place=await client.get(`/${kind}/comments/{comment_id}`,{comment_id:id}).catch(error=>{if(Object(error).status!==404)throw error})
if(place===void 0)return
const{node:node}=Reply.parse(await client.graphql(query,{id:Place.parse(place).node_id}))
if(!node)return
const{body:body,createdAt:createdAt,lastEditedAt:lastEditedAt,viewerDidAuthor:viewerDidAuthor,author:author,editor:editor}=node
const isEditedByUs=editor===null?lastEditedAt===null:editor.login===author?.login
return{body:body,shownAt:lastEditedAt??createdAt,isOnlyOurs:viewerDidAuthor&&isEditedByUs}}},18311:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>judge,f:()=>whatChanged})
var _proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(89719)
function judge(facts){if(facts.whyNotAllowed!==void 0)return refused(facts.whyNotAllowed)
const chosen=choose(facts.proposal,facts.asked)
if(chosen.status==="refused"||facts.wasGood)return chosen
if(isTooEarly(facts,chosen.items))return refused("It was said before the actions were shown, so it is not about them.")
return facts.asked.verdict==="reject"?chosen:judgeApproval(facts,chosen.items)}function judgeApproval(facts,items){const{asked:asked,mustNotBeRequester:mustNotBeRequester}=facts
if(mustNotBeRequester&&items.some(({pending:pending})=>isAmong(pending.requesters,asked.by)))return refused(`${asked.by.login} asked for this work, and here somebody else has to approve it.`)
const why=whyStale(facts,items)
return why===void 0?{status:"chosen",items:items}:{status:"stale",items:items,why:why}}function choose(proposal,{digest:digest}){if(!proposal)return refused("Nothing waits for approval here.")
const named=proposal.items.filter(({pending:pending})=>digest===void 0||(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.ol)(pending).startsWith(digest))
const open=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.dz)(proposal).filter(item=>named.includes(item))
if(open.length>0&&(digest===void 0||open.length===1))return{status:"chosen",items:open}
const used=named.find(({decision:decision})=>decision!==null)?.decision
if(used)return refused(`It was used already: ${used.verdict} by ${used.by}.`)
return refused(`No action that waits has the digest ${digest}. Each is good once, and only as it was shown.`)}function isTooEarly({asked:asked,comment:comment},items){const since=({shown:shown,pending:pending})=>Date.parse(shown??comment?.shownAt??pending.created)
return asked.at===void 0||!items.every(item=>Date.parse(asked.at??"")>since(item))}function isAmong(people,{login:login,id:id}){return people.some(person=>person.id===id||person.login.toLowerCase()===login.toLowerCase())}function whyStale({proposal:proposal,comment:comment,policy:policy,now:now,asked:asked},items){if(!comment||!proposal?.comment)return"The comment that showed it is gone."
const isAsWritten=(0,_proposal_js__WEBPACK_IMPORTED_MODULE_0__.rr)(comment.body)===proposal.comment.digest
if(!isAsWritten||!comment.isOnlyOurs)return"The comment that showed it was edited."
const time=Math.max(now.getTime(),Date.parse(asked.at??""))
if(items.some(({pending:pending})=>!(time<Date.parse(pending.expires))))return"The time to approve it was over."
if(policy!==void 0&&items.some(({pending:pending})=>pending.policy!==policy))return"The rules for approvals were changed meanwhile."
return}function whatChanged(items,now){const all=items.map(({pending:pending})=>pending)
if(all.some(({conversation:conversation})=>conversation!==now.conversation))return"It was of another conversation."
const head=all.find(pending=>pending.head!==now.head)?.head
if(head!==void 0)return`The branch has moved on, from ${head.slice(0,7)} to ${now.head.slice(0,7)}.`
return all.some(({tree:tree})=>tree!==now.tree)?"The files are not those it was proposed for.":void 0}function refused(why){return{status:"refused",why:why}}},2788:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>captureChange,W:()=>filesBetween})
var fault=__webpack_require__(98664)
var external_node_fs_=__webpack_require__(73024)
const MOST_FILES=50
const MOST_BYTES=1024*1024
async function keepAsBytes(plain,tree,{paths:paths,submodules:submodules}){const leftOut=[]
const kept=[]
let[files,bytes]=[MOST_FILES,MOST_BYTES]
for(const path of paths){const found=submodules.has(path)?"a submodule at another commit":await filesOf(plain,path)
const size=typeof found==="string"?0:found.files.reduce((sum,file)=>sum+file.size,0)
const why=typeof found==="string"?found:found.why
const isKept=typeof found!=="string"&&found.files.length<=files&&size<=bytes
leftOut.push({path:textOf(path),why:isKept||typeof found==="string"?why:`${why}, too large to be kept`,isKept:isKept})
if(!isKept)continue
files-=found.files.length
bytes-=size
kept.push(...found.files.map(file=>file.path))}return{leftOut:leftOut,wholeTree:await treeWith(plain,tree,kept)}}async function treeWith({workspace:workspace,in:at},tree,paths){if(paths.length===0)return tree
const git=at(workspace)
await git.raw(["read-tree",tree])
await git.raw(["update-index","-z","--add","--replace","--stdin"],listed(paths))
return(await git.raw(["write-tree"])).trim()}async function filesOf({workspace:workspace,in:at},path){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(path))return"git takes no file of that name"
const stats=look(workspace,path)
if(!stats)return"it cannot be read"
if(!stats.isDirectory()){const isPlain=stats.isFile()||stats.isSymbolicLink()
return isPlain?{why:"git cannot convert it",files:[{path:path,size:stats.size}]}:"it is no plain file"}const why="a repository of its own"
if(!(0,external_node_fs_.existsSync)(`${workspace}/${textOf(path)}`))return`${why} whose name is no text`
const git=at(`${workspace}/${textOf(path)}`)
await git.raw(["read-tree","--empty"])
const list=["ls-files","-z","--others","--exclude-standard"]
const inner=await git.bytes(list).catch(()=>{})
if(!inner)return`${why} that cannot be read`
const names=recordsOf(inner).map(name=>`${path}/${name}`)
const files=names.filter(name=>!name.endsWith("/"))
return{why:why,files:files.slice(0,MOST_FILES+1).map(file=>({path:file,size:look(workspace,file)?.size??0}))}}function look(workspace,path){try{return(0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(`${workspace}/`),Buffer.from(path,"latin1")]))}catch{return}}function recordsOf(bytes){return bytes.toString("latin1").split("\0").filter(record=>record!=="")}function listed(paths){return Buffer.from(paths.map(path=>`${path}\0`).join(""),"latin1")}function textOf(path){return Buffer.from(path,"latin1").toString("utf8")}async function captureChange(run,base,{plain:plain,isOlder:isOlder}){const git=run()
const{paths:others,shut:shut}=await addAll(run)
const refused=[...others,...shut.filter(path=>!isOlder(textOf(path)))]
const links=await putBackLinks(git,base)
const tree=(await git.raw(["write-tree"])).trim()
const files=await filesBetween(git,base,tree)
const paths=[...new Set([...refused,...links.map(({path:path})=>path)])]
if(paths.length===0)return{tree:tree,files:files,leftOut:[]}
const submodules=new Set(links.filter(({isSubmodule:isSubmodule})=>isSubmodule).map(({path:path})=>path))
return{tree:tree,files:files,...await keepAsBytes(await plain(),tree,{paths:paths,submodules:submodules})}}async function filesBetween(git,base,tree){return parseNumstat(await git.raw(["diff-tree","-r","-z","--no-renames","--numstat",base,tree]))}async function addAll(run){const git=run()
try{const words=await git.warnings(["add","--all","--ignore-errors","--","."])
return{paths:[],shut:unopened(words)}}catch(error){const rest=recordsOf(await git.bytes(["ls-files","-z","--others","--modified","--exclude-standard"]))
const shut=unopened(String((0,fault.ec)(error).cause))
if(rest.length===0&&shut.length===0)throw error
const refused=await addEach(run({GIT_LITERAL_PATHSPECS:"1"}),[...new Set(rest)],{left:MOST_ATTEMPTS})
return{paths:refused.map(path=>path.replace(/\/$/,"")),shut:shut}}}const MOST_ATTEMPTS=300
async function addEach(git,paths,attempts){if(paths.length===0)return[]
if(attempts.left--<=0)return paths
try{await git.raw(["add","--all","--pathspec-from-file=-","--pathspec-file-nul"],listed(paths))
return[]}catch{if(paths.length===1)return paths
const middle=Math.ceil(paths.length/2)
const first=await addEach(git,paths.slice(0,middle),attempts)
return[...first,...await addEach(git,paths.slice(middle),attempts)]}}function unopened(words){const warnings=words.matchAll(/^warning: could not open directory '(.*)$/gm)
const paths=[...warnings].map(([,rest=""])=>rest.replace(/\/': [^']*$/,""))
return paths.map(path=>Buffer.from(path.length>200?`${path.slice(0,200)}…`:path).toString("latin1"))}async function putBackLinks(git,base){const diff=["diff-index","--cached","--raw","--no-renames"]
const links=linksIn(recordsOf(await git.bytes([...diff,"-z",base])))
if(links.length===0)return[]
const lines=(await git.raw([...diff,base])).split("\n").filter(line=>LINK.test(line))
await git.raw(["update-index","--index-info"],lines.map(baseEntry).join(""))
return links}const LINK=/^:(\d+) 160000 /
function linksIn(fields){return fields.flatMap((field,index)=>{const before=index%2===0?LINK.exec(field)?.[1]:void 0
return before===void 0?[]:[{path:fields[index+1]??"",isSubmodule:before==="160000"}]})}function baseEntry(line){const[facts="",path=""]=line.split("\t")
const[mode="",,object=""]=facts.slice(1).split(" ")
return`${mode} ${object}\t${path}\n`}function records(text){return text.split("\0").filter(record=>record!=="")}function parseNumstat(text){return records(text).map(record=>{const[added="",removed="",...path]=record.split("\t")
return{path:path.join("\t"),added:lines(added),removed:lines(removed)}})}function lines(field){return field==="-"?void 0:Number(field)}},17969:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>patchedChange,v:()=>ALLOCATION_LIMIT})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2788)
const ALLOCATION_LIMIT={GIT_ALLOC_LIMIT:"256m"}
async function patchedChange(git,base,patch){await git.raw(["read-tree",base])
try{await git.raw(["apply","--cached","--whitespace=nowarn","--",patch])}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The patch does not fit the commit it is for. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(cause).message}`,{hint:"Let the agent plan again.",cause:cause})}const tree=(await git.raw(["write-tree"])).trim()
return{tree:tree,files:await(0,_change_js__WEBPACK_IMPORTED_MODULE_1__.W)(git,base,tree),leftOut:[]}}}}

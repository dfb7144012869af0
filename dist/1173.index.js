export const id=1173
export const ids=[1173]
export const modules={81173:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{carryOut:()=>carryOut})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76327)
var _core_event_masked_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9504)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(18311)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(75362)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(62423)
var _github_write_policy_policy_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94251)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(36175)
var _converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(1004)
var _start_set_up_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(6107)
var _ask_propose_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(70020)
var _ask_waiting_items_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(92640)
var _basis_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(30730)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(51176)
var _mark_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(62778)
var _ruling_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(60090)
const WAITING={status:"waiting"}
async function carryOut(prepared){const{run:run}=prepared
const{proposal:proposal,shownAt:shownAt,...ruling}=await(0,_ruling_js__WEBPACK_IMPORTED_MODULE_18__.H)(run,run.memory,policyNow(prepared))
if(ruling.status==="refused")return{end:WAITING,refused:ruling.why}
const closed=ruling.items.find(({pending:pending})=>"tool"in pending&&prepared.closed.includes(pending.tool))
if(closed)return{end:WAITING,refused:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-closed")}
const isApproval=run.trigger.decision?.verdict==="approve"
const granted=ruling.items.flatMap(({pending:pending})=>"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.lI)(pending.grant)?pending.grant:[])
if(isApproval&&granted[0]&&prepared.restriction.restrictions)return{end:WAITING,refused:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-restricted",{reach:(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(granted[0])})}
if(!proposal||!(0,_ask_waiting_items_js__WEBPACK_IMPORTED_MODULE_14__.Mk)(ruling.items,await prepared.conversation.pendingActions()))return{end:WAITING,refused:"The conversation is not waiting for the actions that were shown."}
const stale=ruling.status==="stale"?ruling.why:void 0
const changed=isApproval?(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_4__.f)(ruling.items,placeOf(prepared)):void 0
if(stale!==void 0||changed!==void 0){const again=askAgain(prepared,proposal,(0,_basis_js__WEBPACK_IMPORTED_MODULE_15__.zC)(stale,changed))
return{...again,difference:await(0,_basis_js__WEBPACK_IMPORTED_MODULE_15__._C)(run,movedSince(prepared,ruling.items))}}const used=isApproval?approve(prepared,proposal,ruling.items):reject(prepared,proposal,ruling.items)
return{...await used,shownAt:shownAt}}function askAgain({run:run},proposal,why){const by={verdict:"dropped",by:"us",at:run.world.now().toISOString(),reason:why}
return{end:WAITING,again:why,used:(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.rc)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal),by)}}function movedSince({startingPoint:startingPoint,putBack:putBack},items){const heads=items.flatMap(({pending:pending})=>"head"in pending?[pending.head]:[])
const head=heads.find(one=>one!==startingPoint.head)
return{head:head,now:startingPoint.head,missing:[...putBack?.unfit??[],...putBack?.lost??[]]}}function policyNow({run:run,knowledge:knowledge}){return(0,_basis_js__WEBPACK_IMPORTED_MODULE_15__.V_)(run.world.env,knowledge.rules)}function placeOf({run:run,startingPoint:startingPoint,treeAtStart:treeAtStart}){return{conversation:run.memory.id,head:startingPoint.head,tree:treeAtStart??""}}async function approve(prepared,proposal,items){const{run:run,conversation:conversation,signal:signal,deadline:deadline}=prepared
const folder=await enterFolder(prepared,items)
if(folder!==void 0){const reason=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-lost-folder",{folder:folder})
return reject(prepared,proposal,items,{verdict:"dropped",reason:reason})}const used=await(0,_mark_js__WEBPACK_IMPORTED_MODULE_17__.G)(run,proposal,items,{verdict:"approved",reason:""})
const ids=idsOf(items)
if(ids.length===(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.dz)(proposal).length)tellAfterwards(prepared,ids)
const approval={onResults:()=>(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_16__.eT)(prepared),runGranted:runGrantedIn(prepared)}
const end=await conversation.approve(signal,deadline,ids,approval)
return{end:end,used:used,notEnded:notEndedOf(items,(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.resultsOf)(conversation.log))}}function notEndedOf(items,results){const granted=items.filter(({pending:pending})=>"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.PH)(pending.grant))
return granted.filter(({pending:pending})=>!(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.hasEnded)(results.get((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.TH)(pending)))).map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.Vb)(pending))}async function reject(prepared,proposal,items,how){const{run:run,conversation:conversation,runAgent:runAgent}=prepared
const said=run.trigger.decision?.reason??""
const used=await(0,_mark_js__WEBPACK_IMPORTED_MODULE_17__.G)(run,proposal,items,how??{verdict:"rejected",reason:said})
const who=(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_10__.Id)(run.trigger)
const words=how?.reason??(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-rejected",{who:who,reason:said}).trim()
await conversation.rejectPendingActions(words,idsOf(items))
const isRestWaiting=conversation.state.status==="waiting_for_confirmation"
return{end:isRestWaiting?WAITING:await runAgent(),used:used}}function tellAfterwards({conversation:conversation},ids){const stop=conversation.log.subscribe(({kind:kind})=>{if(kind!=="ObservationEvent"&&kind!=="AgentErrorEvent"&&kind!=="UserRejectObservation")return
const results=(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.resultsOf)(conversation.log)
if(!ids.every(id=>results.has(id)))return
stop()
const words=ids.every(id=>(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_13__.hasEnded)(results.get(id)))?"approval-afterwards":"approval-not-ended"
conversation.send((0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)(words)).catch(()=>{})})}function idsOf(items){return items.map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_5__.TH)(pending))}async function enterFolder({conversation:conversation,signal:signal},items){const folders=items.flatMap(({pending:pending})=>"tool"in pending&&pending.tool==="terminal"?pending.cwd:[])
const folder=folders.find(path=>path!==".")
if(folder===void 0)return
const command=`cd -- '${folder.replaceAll("'","'\\''")}'`
const result=await conversation.executeTool("terminal",{command:command},signal)
const isThere=result.status==="answered"&&result.observation.exit_code===0
return isThere?void 0:folder}function runGrantedIn(prepared){const{run:run,signal:signal,folder:folder,publisher:publisher,tools:tools,treeAtStart:tree=""}=prepared
const{inGranted:inGranted}=tools
if(!inGranted)return
let number=0
return async(grant,use)=>{number+=1
const checkout=await(0,_start_set_up_js__WEBPACK_IMPORTED_MODULE_12__.Ik)(run,{folder:folder,publisher:publisher,tree:tree,name:`granted-${number}`})
const setUp=inSetUp=>(0,_converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__.w)(prepared,inSetUp)
const{result:result,patch:patch}=await inGranted({checkout:checkout,hosts:grant.hosts,setUp:setUp},async workspace=>{const result=await use(workspace)
return{result:result,patch:await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_16__.eF)(workspace,publisher.base,signal).catch(_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)}})
const work=patch instanceof Uint8Array?await bringBack(prepared,tree,patch):`Its changes were lost. ${patch.message}`
const said=(0,_core_event_masked_js__WEBPACK_IMPORTED_MODULE_3__.I)(result,text=>run.leaks.redact(text).text)
const facts=[work,...(0,_converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__.L)(prepared,prepared.changed)].join(" ")
return{result:said,note:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("granted-work",{reach:(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_2__.r4)(grant),work:facts})}}}async function bringBack(prepared,tree,patch){try{return await changesIn(prepared,tree,patch)}catch(error){return`Its changes were lost. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_8__.ec)(error).message}`}}async function changesIn(prepared,tree,patch){const{run:run,publisher:publisher,folder:folder,tools:tools,signal:signal}=prepared
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"granted.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
const after=patch.length===0?publisher.base:(await publisher.patched(path)).tree
const change=await publisher.compared(after,tree)
if(change.files.length===0)return"It changed no file that git does not ignore."
const{wholeTree:wholeTree,withheld:withheld}=await publisher.review(change,{base:tree,policy:_github_write_policy_policy_js__WEBPACK_IMPORTED_MODULE_7__.nG,leaks:run.leaks})
const lost=withheld.filter(({code:code})=>/^DKH-(?:106|20\d)$/.test(code)).map(({path:path})=>(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__.aY)(path))
const clauses=lost.length===0?[]:[`Left out, because they contain what looks like a secret or are too large: ${lost.join(", ")}.`]
const kept=await publisher.diff({tree:wholeTree},tree)
if(kept.length===0)return clauses.join(" ")
const apply={command:"base64 -d | git apply --whitespace=nowarn -",stdin:kept.toString("base64"),variables:{}}
const{exitCode:exitCode}=await tools.workspace.pipe(apply,{timeoutMs:6e4,signal:signal})
if(exitCode!==0)return["Its changes no longer apply to the workspace, and were lost.",...clauses].join(" ")
const{files:files}=await publisher.compared(wholeTree,tree)
const paths=files.map(file=>file.path)
await(0,_converse_make_ready_js__WEBPACK_IMPORTED_MODULE_11__.w)(prepared,tools.inSetUp,[...new Set([...prepared.changed,...paths])])
return[`Its changes to ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_19__.U9)(files.length,"file")} are in the workspace.`,...clauses].join(" ")}})}

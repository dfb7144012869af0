export const id=3306
export const ids=[3306,9871]
export const modules={65145:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{br:()=>commentText,bG:()=>dismissReview,mC:()=>findingLine,Xc:()=>postReview,Q:()=>settleThread,kJ:()=>unplacedText})
var lib_text=__webpack_require__(94869)
var review_finding=__webpack_require__(60828)
var github_fault=__webpack_require__(58908)
var inline_code=__webpack_require__(62423)
var commands=__webpack_require__(17482)
var neutral=__webpack_require__(14966)
var prose_rules=__webpack_require__(40013)
var markdown=__webpack_require__(78276)
const REVIEWS="/repos/{owner}/{repo}/pulls/{pull_number}/reviews"
const ONE=`${REVIEWS}/{review_id}`
const PATIENCE_SECONDS=30
async function openDraft(github,place,text,approvalComment){for(let second=0;;second++){const opened=await create(github,place,text)
if(opened.status==="ours")return await approvalComment.isGiven()?takeBack(github,place,opened.id):opened.id
if(await approvalComment.isGiven())return"given"
if(second<PATIENCE_SECONDS)await approvalComment.sleep(1e3)
else if(approvalComment.isOurs(opened.body))await discard(github,place,opened.id)
else throw opened.error}}async function create(github,place,text){try{const{data:data}=await github.request(`POST ${REVIEWS}`,{...place,...text,comments:[...text.comments]})
return{status:"ours",id:Number(data.id)}}catch(error){const isRefused=error instanceof github_fault.Q4&&error.status===422
const draft=isRefused||(0,github_fault.VH)(error)?await draftOn(github,place):void 0
if(!draft)throw error
if(!isRefused&&(0,lib_text.cZ)(draft.body,text.body))return{status:"ours",id:draft.id}
return{status:"taken",...draft,error:error}}}async function draftOn(github,place){for(let page=1;;page++){const{data:data}=await github.request(`GET ${REVIEWS}`,{...place,per_page:100,page:page})
const found=data.find(({state:state})=>state==="PENDING")
if(found||data.length<100)return found&&{id:Number(found.id),body:found.body}}}async function takeBack(github,place,id){await discard(github,place,id)
return"given"}async function discard(github,place,review_id){try{await github.request(`DELETE ${ONE}`,{...place,review_id:review_id})}catch(error){if(!isGone(error))throw error}}async function submitDraft(github,place,review_id,said){try{return(await github.request(`POST ${ONE}/events`,{...place,review_id:review_id,...said})).data.html_url}catch(error){if(isGone(error))return"gone"
if(!(0,github_fault.VH)(error))throw error
const{data:data}=await github.request(`GET ${ONE}`,{...place,review_id:review_id})
if(data.state==="PENDING")throw error
return data.html_url}}function isGone(error){return error instanceof github_fault.Q4&&error.status===404}async function postReview(github,repository,draft,approvalComment){const place={owner:repository.owner,repo:repository.name,pull_number:draft.number}
const open=(comments,unplaced)=>{const text={commit_id:draft.commit,body:draft.bodyWith(unplaced),comments:comments.map(wireOf)}
return openDraft(github,place,text,approvalComment)}
for(;;){const{id:id,unplaced:unplaced}=await placeComments(draft.comments,open,review=>discard(github,place,review))
if(id==="given")return"given"
const{verdict:verdict,bodyWith:bodyWith}=await draft.settle()
const said=await say(verdict,event=>submitDraft(github,place,id,{event:event,body:bodyWith(unplaced)}))
if(said.url!=="gone")return{...said,unplaced:unplaced}
if(await approvalComment.isGiven())return"given"}}async function placeComments(comments,open,discardIt){const whole=await open(comments,[]).catch(unlessRefused)
if(whole!=="refused")return{id:whole,unplaced:[]}
const unplaced=[]
for(const comment of comments){const alone=await open([comment],[]).catch(unlessRefused)
if(alone==="given")return{id:alone,unplaced:unplaced}
if(alone==="refused")unplaced.push(comment)
else await discardIt(alone)}const others=comments.filter(comment=>!unplaced.includes(comment))
return{id:await open(others,unplaced),unplaced:unplaced}}function unlessRefused(error){if(!isRefused(error))throw error
return"refused"}async function say(verdict,submit){try{return{url:await submit(verdict),verdict:verdict}}catch(error){if(!isRefused(error)||verdict==="COMMENT")throw error
return{url:await submit("COMMENT"),verdict:"COMMENT"}}}function wireOf({path:path,line:line,side:side,start_line:start_line,start_side:start_side,body:body}){const start=start_line===void 0?{}:{start_line:start_line,start_side:start_side??side}
return{path:path,line:line,side:side,...start,body:body}}function isRefused(error){return error instanceof github_fault.Q4&&error.status===422}const SIGNS={blocking:"🔴",important:"🟠",minor:"⚪"}
function commentText(finding,rules,marker){const{severity:severity}=finding
const fingerprint=(0,review_finding.ax)(finding)
return[...paragraphs(finding,rules),suggestionOf(finding),marker.mark({kind:severity,fingerprint:fingerprint})].filter(part=>part!=="").join("\n\n")}function findingLine(finding,rules){const{path:path,line:line,side:side}=finding
const place=(0,inline_code.aY)(`${path}:${line}`)
const address=(0,prose_rules.eL)(`${path}:${line}`,rules)
const isThere=side==="new"&&(0,prose_rules.MU)(address,rules)
return`- ${headingOf(finding,rules)} – ${isThere?`[${place}](${address})`:place}`}function unplacedText(finding,rules){const{path:path,line:line,suggestion:suggestion}=finding
const instead=suggestion?[(0,inline_code.DV)("",suggestion)]:[]
return[`${(0,inline_code.aY)(`${path}:${line}`)}`,...paragraphs(finding,rules),...instead].join("\n\n")}function paragraphs(finding,rules){const prose=(0,neutral.$)((0,markdown._n)(finding.body.trim(),4e3,"the finding was too long"),rules)
return[headingOf(finding,rules),...prose===""?[]:[prose]]}function headingOf({severity:severity,title:title},rules){return`${SIGNS[severity]} **${severity}** ${(0,neutral._)((0,lib_text.TN)(title,150),rules)}`}function suggestionOf({suggestion:suggestion}){if(suggestion===void 0)return""
const lines=suggestion.replaceAll(/\r\n?/g,"\n").replace(/\n$/,"")
return(0,inline_code.DV)((0,commands.ix)(lines)===lines?"suggestion":"",lines===""?"":`${lines}\n`)}const MUTATION=`mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`
async function settleThread(github,{owner:owner,name:repo},{id:id,comment:comment,number:number,reply:reply}){if(reply!==void 0)await github.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",{owner:owner,repo:repo,pull_number:number,comment_id:comment,body:reply})
try{await github.graphql(MUTATION,{input:{threadId:id}})
return"resolved"}catch{return"replied"}}async function dismissReview(github,{owner:owner,name:repo},{number:number,id:id,message:message}){const route="PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"
await github.request(route,{owner:owner,repo:repo,pull_number:number,review_id:id,message:message})}}),73306:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{cleanFinding:()=>cleanFinding,concludeReview:()=>concludeReview,reviewIn:()=>reviewIn})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79235)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46032)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(17117)
var _core_view_properties_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(10397)
var _github_read_items_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(82535)
var _github_read_text_untrusted_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(38789)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(62423)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(62822)
var _github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(14966)
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(78276)
var _github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(65145)
var _github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(61229)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(98664)
var _lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(43673)
var _prompts_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(88135)
var _tools_review_review_tools_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(99871)
var _claim_earlier_review_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(84946)
var _outcome_evidence_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(76204)
var _outcome_run_result_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(56172)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(29058)
async function giveReview(run,review){const findings=(0,_tools_review_review_tools_js__WEBPACK_IMPORTED_MODULE_16__._0)(review.events).map(finding=>cleanFinding(finding,review.redact))
const factsWith=fixed=>factsIn(review,findings,fixed)
const planned=factsWith(fixedIn(review).map(({comment:comment})=>comment))
if(!(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.Bb)(planned))return{facts:planned,fault:void 0}
const unposted=()=>findings.map(finding=>(0,_github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__.kJ)(finding,rulesOf(run,review))).join("\n\n")
if(!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.J)(run.world.env))return{facts:{...planned,unposted:unposted()},fault:void 0}
let settled
const settleOnce=()=>{settled??=settle(run,review).then(factsWith)
return settled}
try{const posted=await post(run,review,findings,{planned:planned,settle:settleOnce})
if(posted==="given")return"lost"
const{url:url,verdict:verdict}=posted
return{facts:{...await settleOnce(),url:url,verdict:verdict},fault:void 0}}catch(error){return{facts:{...await settleOnce(),unposted:unposted()},fault:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_14__.ec)(error)}}}function factsIn(review,findings,fixed){const open=review.context.known.filter(({id:id,status:status})=>status==="open"&&!fixed.includes(id))
const blocking=[...open,...findings].filter(({severity:severity})=>severity==="blocking").length
const figures={found:findings.length,fixed:fixed.length,stillOpen:open.length,blocking:blocking}
const{diff:diff,hidden:hidden}=review.context
const unread=unreadIn(review.events,diff).length
const looks={files:diff.length,unseen:hidden.unseen,unread:unread,isCut:!hidden.isWhole}
const verdict=verdictOf(review,{...figures,isSeen:(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.jp)(looks)&&review.events.some(_outcome_evidence_js__WEBPACK_IMPORTED_MODULE_18__.cD)})
return{...figures,looks:looks,commit:review.pull.head.sha,verdict:verdict,url:void 0,unposted:""}}function verdictOf({pull:pull,mayDecide:mayDecide,cutShort:cutShort},{found:found,stillOpen:stillOpen,blocking:blocking,isSeen:isSeen}){if(!mayDecide||cutShort!==void 0||pull.isFork||(0,_lib_own_branch_name_js__WEBPACK_IMPORTED_MODULE_21__.k)(pull.head.branch))return"COMMENT"
if(blocking>0)return"REQUEST_CHANGES"
return found+stillOpen===0&&isSeen?"APPROVE":"COMMENT"}function fixedIn({context:context,events:events}){return(0,_tools_review_review_tools_js__WEBPACK_IMPORTED_MODULE_16__.s0)(events).flatMap(({comment:comment,reason:reason})=>{const known=context.known.find(({id:id})=>id===comment)
const thread=context.threads.get(comment)
return known&&thread?[{comment:comment,reason:reason,known:known,thread:thread}]:[]})}async function settle(run,review){const{context:context,pull:pull,redact:redact}=review
const settled=[]
for(const{comment:comment,reason:reason,known:known,thread:thread}of fixedIn(review)){const words=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_15__.J1)("review-fixed",{commit:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__.aY)(pull.head.sha.slice(0,7)),reason:(0,_github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_10__._)(redact(reason),rulesOf(run,review))})
const body=`${words}\n\n${context.marker.mark({kind:"fixed",fingerprint:known.fingerprint})}`
const reply=thread.isTold?void 0:(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_20__.kN)(run,body)
try{const place={id:thread.id,comment:comment,number:pull.number,reply:reply}
await(0,_github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__.Q)(run.github,run.job.repository,place)
settled.push(comment)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The thread of review comment ${comment} could not be settled. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_14__.ec)(error).message}`)}}return settled}function post(run,review,findings,{planned:planned,settle:settle}){const{github:github,job:job,world:world}=run
const rules=rulesOf(run,review)
const comments=findings.map(finding=>({...placeOf(finding),body:(0,_github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__.br)(finding,rules,review.context.marker),finding:finding}))
const wordsOf=facts=>({verdict:facts.verdict,bodyWith:unplaced=>(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_20__.kN)(run,bodyOf(run,review,facts,{findings:findings,unplaced:unplaced}))})
const draft={number:review.pull.number,commit:planned.commit,comments:comments,...wordsOf(planned),settle:()=>settle().then(wordsOf)}
return(0,_github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__.Xc)(github,job.repository,draft,{isOurs:body=>(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_20__.we)(world.env,job,run.trigger.thread).isOurs(body),isGiven:async()=>review.cutShort===void 0&&await(0,_claim_earlier_review_js__WEBPACK_IMPORTED_MODULE_17__.s6)(run)!==void 0,sleep:ms=>world.sleep(ms,world.signal)})}function bodyOf(run,review,facts,{findings:findings,unplaced:unplaced}){const{world:world,job:job,trigger:trigger,memory:memory}=run
const conversation=memory.id
const rules=rulesOf(run,review)
const texts=unplaced.map(({finding:finding})=>(0,_github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__.kJ)(finding,rules)).join("\n\n")
const list=findings.map(finding=>(0,_github_write_review_post_review_js__WEBPACK_IMPORTED_MODULE_12__.mC)(finding,rules)).join("\n")
const body=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_15__.J1)("review-body",{prose:[proseOf(review,rules),(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.x6)(facts)].filter(Boolean).join("\n\n"),sign:(0,_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_9__.rL)({outcome:"answered",review:facts}).mark,counts:(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.mQ)(facts),commit:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__.aY)(facts.commit.slice(0,7)),findings:list===""?"":`\n\n${list}`,unplaced:texts===""?"":`\n\n${(0,_prompts_js__WEBPACK_IMPORTED_MODULE_15__.J1)("review-unplaced",{findings:texts})}`,run_url:job.runUrl})
const text=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_20__.F8)(world.env,review.redact(body.trimStart()))
if(review.cutShort!==void 0)return text
return`${text}\n\n${(0,_claim_earlier_review_js__WEBPACK_IMPORTED_MODULE_17__.mX)(run).mark(trigger.key,{...facts,conversation:conversation})}`}function proseOf({finalResponse:finalResponse,cutShort:cutShort,pull:pull},rules){const parts=[cutShort===void 0?"":(0,_prompts_js__WEBPACK_IMPORTED_MODULE_15__.J1)("review-cut-short",{reason:(0,_github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_10__._)(cutShort,rules)}),(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_11__.KJ)(finalResponse.trim(),rules),pull.isFork?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_15__.J1)("fork"):""]
return parts.filter(part=>part!=="").join("\n\n")}function placeOf({path:path,line:line,start_line:start_line,side:side}){const onSide=side==="new"?"RIGHT":"LEFT"
const start=start_line===void 0||start_line===line?{}:{start_line:start_line,start_side:onSide}
return{path:path,line:line,side:onSide,...start}}function rulesOf({world:world,job:job},{pull:pull}){return{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__.phrasesOf)(world.env),commit:pull.head.sha}}const DECEITFUL=/[\u202a-\u202e\u2066-\u2069]/
function cleanFinding({suggestion:suggestion,...finding},redact){const{title:title,body:body}=finding
const isSound=suggestion!==void 0&&redact(suggestion)===suggestion&&!DECEITFUL.test(suggestion)
return{...finding,title:redact(title),body:redact(body),...isSound&&{suggestion:suggestion}}}function unreadIn(events,diff){const prompts=events.flatMap(event=>event.kind==="MessageEvent"&&event.source==="user"?[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_3__.wh)(event.llm_message.content)]:[])
const read=[...(0,_core_view_properties_js__WEBPACK_IMPORTED_MODULE_5__.d5)(events)].flatMap(([{tool_name:tool_name,action:action},result])=>tool_name==="read_diff"&&result.kind==="ObservationEvent"&&!result.observation.is_error?[{path:(0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_4__.cP)(action).path,text:(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_3__.wh)(result.observation.content)}]:[])
return diff.flatMap(({path:path,patch:patch})=>{if(patch===void 0)return[]
const shown=(0,_github_read_text_untrusted_js__WEBPACK_IMPORTED_MODULE_7__.pj)((0,_github_read_items_js__WEBPACK_IMPORTED_MODULE_6__.oW)({path:path,patch:{text:patch,isCut:!1}}).join(""))
const whole=(0,_tools_review_review_tools_js__WEBPACK_IMPORTED_MODULE_16__.jN)(patch)
const isRead=prompts.some(text=>text.includes(shown))||read.some(result=>result.path===path&&result.text.includes(whole))
return isRead?[]:[path]})}async function reviewIn(run,{goal:goal,pull:pull},{events:events,finalResponse:finalResponse,end:end,planned:planned,redact:redact,inputs:inputs}){if(goal.kind!=="review"||!pull)return
const cutShort=end.status==="finished"?void 0:planned.reason
const mayDecide=inputs["review-verdict"]==="allow"
return giveReview(run,{context:goal.context,pull:pull,events:events,finalResponse:finalResponse,cutShort:cutShort,mayDecide:mayDecide,redact:redact})}function concludeReview({facts:facts,fault:fault},end,planned){if(end.status!=="finished"||planned.outcome==="failed")return planned
if(fault)return(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_19__.V2)(fault)
const hint=(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.hR)(facts)?"Look at these files yourself, or split the pull request until GitHub shows them.":""
return{outcome:(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.Bb)(facts)?"answered":"no-op",reason:(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_13__.$Q)(facts),hint:hint}}}),60828:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>Finding})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
const Severity=zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["blocking","important","minor"])
const Finding=zod__WEBPACK_IMPORTED_MODULE_2__.object({path:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:zod__WEBPACK_IMPORTED_MODULE_2__.int().min(1).describe("The line it is about, or the last of them."),start_line:zod__WEBPACK_IMPORTED_MODULE_2__.int().min(1).optional().describe("The first line, where it is about several."),side:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:Severity.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(150).describe("What is wrong, in one line."),body:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:path,title:title}){const words=title.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${path}\0${words.join(" ")}`).digest("hex").slice(0,16)}const MOST=8
function requireFile(diff,path){const file=diff.find(candidate=>candidate.path===path)
if(file)return file
const name=path.split("/").at(-1)??path
const others=diff.map(candidate=>candidate.path).sort((a,b)=>Number(b.endsWith(name))-Number(a.endsWith(name)))
const rest=others.length>MOST?`, and ${others.length-MOST} more`:""
const list=others.slice(0,MOST).join(", ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`The pull request does not change ${path}. It changes ${list||"nothing"}${rest}.`)}function requireLocation(diff,{path:path,side:side,line:line,start_line:start=line}){const{hunks:hunks}=requireFile(diff,path)
if(hunks.length===0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`GitHub shows no diff of ${path}, so it cannot have findings. Say it in your final message.`)
if(start>line)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`start_line ${start} comes after line ${line}.`)
const hunk=hunks.find(candidate=>candidate[side].includes(line))
const isWhole=hunk?.[side].includes(start)
if(isWhole)return
const lines=(hunk?[hunk]:hunks).flatMap(candidate=>candidate[side])
if(lines.length===0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`The diff removes no line of ${path}. Use the side "new".`)
const wrong=hunk?start:line
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`Line ${wrong} of the ${side} ${path} is not in ${hunk?`the hunk of line ${line}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(lines,wrong)}.`)}function rangesNear(lines,near){const runs=[]
for(const line of lines.toSorted((a,b)=>a-b)){const last=runs.at(-1)
if(last&&line===last.to+1)last.to=line
else runs.push({from:line,to:line})}const distance=({from:from,to:to})=>Math.min(Math.abs(from-near),Math.abs(to-near))
return runs.sort((a,b)=>distance(a)-distance(b)).slice(0,5).map(({from:from,to:to})=>from===to?String(from):`${from}-${to}`).join(", ")}}),99871:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_0:()=>findingsIn,closeFinding:()=>closeFinding,jN:()=>numbered,readDiff:()=>readDiff,reportFinding:()=>reportFinding,s0:()=>closedIn})
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(69423)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(10397)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _finding_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(60828)
function readDiff(diff){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"read_diff",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/read_diff"),input:zod__WEBPACK_IMPORTED_MODULE_7__.object({path:zod__WEBPACK_IMPORTED_MODULE_7__.string().describe("A file that the pull request changes.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),run:async({path:path})=>{const{patch:patch}=(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__.Gz)(diff,path)
if(patch===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`GitHub shows no diff of ${path}: it is binary, or too long.`)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(numbered(patch))]}}})}function numbered(patch){let[before,after]=[0,0]
const rows=patch.split("\n").map(line=>{const[,from,to]=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)??[]
if(from!==void 0){[before,after]=[Number(from),Number(to)]
return line}if(line.startsWith("\\"))return row("","",line)
return row(line.startsWith("+")?"":before++,line.startsWith("-")?"":after++,line)})
return rows.join("\n")}function row(before,after,line){return`${String(before).padStart(5)} ${String(after).padStart(5)} ${line}`}const MOST=40
function reportFinding(diff,known){const reported=new Set
return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"report_finding",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/report_finding"),input:_finding_js__WEBPACK_IMPORTED_MODULE_6__.wI.unwrap(),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async finding=>{(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__.lf)(diff,finding)
requireSuggestible(finding)
const fingerprint=(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__.ax)(finding)
requireNew(fingerprint,reported,known)
reported.add(fingerprint)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Noted. It goes into the review when you finish.")]}}})}function requireSuggestible({suggestion:suggestion,side:side}){if(suggestion===void 0||side==="new")return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("A suggestion replaces lines of the new file: leave it out, or use the side `new`.")}function requireNew(fingerprint,reported,known){if(reported.has(fingerprint))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("You have reported this already.")
const before=known.find(finding=>finding.fingerprint===fingerprint)
if(before?.status==="open")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This is review comment ${before.id}, which is still open. Do not report it again.`)
if(before)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This was review comment ${before.id}, which somebody has resolved. Leave it at that.`)
if(reported.size>=MOST)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`A review has at most ${MOST} findings. Put the rest into the final message.`)}function findingsIn(log){return acceptedIn(log,"report_finding",_finding_js__WEBPACK_IMPORTED_MODULE_6__.wI)}function acceptedIn(log,tool,schema){return[...(0,_core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__.d5)(log)].flatMap(([call,result])=>{if(call.tool_name!==tool||result.kind!=="ObservationEvent"||result.observation.is_error)return[]
const{data:data}=schema.safeParse((0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.cP)(call.action))
return data===void 0?[]:[data]})}const Closed=zod__WEBPACK_IMPORTED_MODULE_7__.object({comment:zod__WEBPACK_IMPORTED_MODULE_7__.int().describe("The number of your review comment."),reason:zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1).max(500).describe("What fixed it, in one sentence.")})
function closeFinding(known){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"close_finding",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/close_finding"),input:Closed,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async closed=>{requireOpen(closed.comment,known)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Noted. Its thread is resolved when you finish.")]}}})}function requireOpen(comment,known){const open=known.filter(({status:status})=>status==="open").map(({id:id})=>id)
if(open.includes(comment))return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`${comment} is not an open finding of yours. Those are ${open.join(", ")||"none"}.`)}function closedIn(log){const closed=acceptedIn(log,"close_finding",Closed)
return closed.filter(({comment:comment},index)=>closed.findIndex(other=>other.comment===comment)===index)}})}

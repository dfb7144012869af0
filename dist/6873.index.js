export const id=6873
export const ids=[6873,7297]
export const modules={82535:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _who_permission_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(72545)
const reviewCharacters=15e3
const linkedCharacters=4e3
const mostChecks=50
function pullItems(context,standings){const{pull:pull,reviews:reviews,files:files,checks:checks}=context
return[endsItem(pull),...reviews.linked.map(issue=>linkedItem(issue,standings)),...files?filesItems(files):[],...checks&&checks.length>0?[checksItem(pull,checks)]:[],...within(reviewCharacters,reviewItems(reviews,standings))]}function jobItems({jobs:jobs}){return jobs.map(jobItem)}function endsItem({number:number,state:state,isDraft:isDraft,isFork:isFork,head:head,base:base}){const label=`where pull request #${number} stands (${state}${isDraft?", draft":""}${isFork?", of a fork":""})`
const text=[head,base].map(({branch:branch,sha:sha,repository:repository})=>`${repository??"(deleted)"} ${branch} ${sha}`)
return{label:label,text:`head: ${text[0]}\nbase: ${text[1]}`,format:"plain"}}function linkedItem(issue,standings){const{number:number,title:title,body:body,state:state,createdAt:createdAt}=issue
const label=`issue #${number}, which this would close (${state}), by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(issue,standings)}, ${createdAt}`
return clip({label:label,title:title,text:body,format:"markdown"},linkedCharacters)}function filesItems({files:files,isWhole:isWhole}){const list=files.map(({path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions})=>{const from=previousPath===void 0?"":` (was ${previousPath})`
return`${status} ${path}${from} +${additions} -${deletions}`})
const patches=files.flatMap(patchText)
const more=isWhole?"":", and more that are not listed"
const label=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files.length,"changed file")}${more}`
if(patches.length===0)return[{label:label,text:list.join("\n"),format:"plain"}]
return[{label:label,text:list.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:patches.join("\n\n"),format:"plain"}]}function patchText({path:path,patch:patch}){if(patch===void 0)return[]
return[`--- ${path}${patch.isCut?" (only its first lines)":""}\n${patch.text}`]}function checksItem({head:head},checks){const lines=checks.slice(0,mostChecks).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return{label:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(checks.length,"check")} of ${head.sha}`,text:lines.join("\n"),format:"plain"}}function reviewItems({reviews:reviews,threads:threads},standings){const said=reviews.map(review=>({label:`review ${review.id} (${review.state}) by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(review,standings)}, ${review.createdAt}`,text:review.body,format:"markdown"}))
return[...said,...threads.flatMap(thread=>threadItems(thread,standings))]}function threadItems({path:path,line:line,hunk:hunk,isAsked:isAsked,comments:comments},standings){const first=comments[0]?.id??0
const place=line===null?`${path} (changed since)`:`${path}:${line}`
return[{label:`the code that ${isAsked?"the request":`review comment ${first}`} is about`,text:`${place}\n${hunk}`,format:"plain"},...comments.map(comment=>({label:`review comment ${comment.id}, unresolved, by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.dJ)(comment,standings)}, ${comment.createdAt}`,text:comment.body,format:"markdown"}))]}function jobItem({id:id,name:name,conclusion:conclusion,url:url,failedSteps:failedSteps,log:log}){const steps=failedSteps.map(step=>`failed step: ${step}`)
const state=log===void 0?"its log could not be read":log.isCut?"the end of its log":"its whole log"
const head=[`job: ${name} (${conclusion}) ${url}`,...steps].join("\n")
return{label:`job ${id} of the failed run, and ${state}`,text:log?`${head}\n\n${log.text}`:head,format:"plain"}}function within(budget,items){let left=budget
const kept=[]
for(const item of items.toReversed()){if(left<=0)break
const piece=clip(item,left)
left-=piece.text.length
kept.unshift(piece)}return kept}function clip(item,most){const{label:label,text:text}=item
if(text.length<=most)return item
const cut=`${label} [cut: the first ${most} of ${text.length} characters]`
return{...item,label:cut,text:text.slice(0,most)}}}),91553:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{UT:()=>restReviews,YZ:()=>restThreads,ty:()=>readReview})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _port_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95164)
var _trigger_own_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(21412)
const written={id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),body:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish(),user:zod__WEBPACK_IMPORTED_MODULE_1__.object({login:zod__WEBPACK_IMPORTED_MODULE_1__.string(),id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).nullable(),author_association:zod__WEBPACK_IMPORTED_MODULE_1__.string().default("NONE")}
const Review=zod__WEBPACK_IMPORTED_MODULE_1__.object({...written,state:zod__WEBPACK_IMPORTED_MODULE_1__.string(),submitted_at:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish()})
const ReviewComment=zod__WEBPACK_IMPORTED_MODULE_1__.object({...written,created_at:zod__WEBPACK_IMPORTED_MODULE_1__.string(),updated_at:zod__WEBPACK_IMPORTED_MODULE_1__.string(),diff_hunk:zod__WEBPACK_IMPORTED_MODULE_1__.string(),path:zod__WEBPACK_IMPORTED_MODULE_1__.string(),line:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().nullish(),in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().nullish()})
async function restReviews(client,number){const asked={pull_number:number}
const own=await(0,_trigger_own_js__WEBPACK_IMPORTED_MODULE_0__.jU)(client)
const said=written=>({...toldOf(written),viewerDidAuthor:(0,_trigger_own_js__WEBPACK_IMPORTED_MODULE_0__.Fj)(written.user,own)})
const reviews=zod__WEBPACK_IMPORTED_MODULE_1__.array(Review).parse((await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/reviews",asked)).items)
const comments=zod__WEBPACK_IMPORTED_MODULE_1__.array(ReviewComment).parse((await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/comments",asked)).items)
const threads=comments.filter(({in_reply_to_id:in_reply_to_id})=>in_reply_to_id==null)
return{reviews:listOf(reviews.map(review=>({...said(review),...stateOf(review),lastEditedAt:null}))),reviewThreads:{...listOf(threads.map(first=>threadOf(first,comments,said))),pageInfo:WHOLE},closingIssuesReferences:listOf([])}}const WHOLE={hasPreviousPage:false,startCursor:null}
function stateOf({state:state,submitted_at:submitted_at}){return{state:state,submittedAt:submitted_at??null}}function threadOf(first,comments,said){const inIt=comments.filter(({id:id,in_reply_to_id:in_reply_to_id})=>id===first.id||in_reply_to_id===first.id)
const line=first.line??null
return{isResolved:false,isOutdated:line===null,path:first.path,line:line,comments:listOf(inIt.map(comment=>({...said(comment),state:"SUBMITTED",createdAt:comment.created_at,diffHunk:comment.diff_hunk,lastEditedAt:comment.updated_at===comment.created_at?null:comment.updated_at})))}}function toldOf({id:id,body:body,user:user,author_association:author_association}){return{databaseId:id,body:body??"",author:user?.login??"ghost",authorAssociation:author_association,isMinimized:false}}function listOf(nodes){return{totalCount:nodes.length,nodes:nodes}}const Comment=zod__WEBPACK_IMPORTED_MODULE_1__.object({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int().nullish(),path:zod__WEBPACK_IMPORTED_MODULE_1__.string(),body:zod__WEBPACK_IMPORTED_MODULE_1__.string()})
async function restThreads(client,number){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/comments",{pull_number:number})
const comments=zod__WEBPACK_IMPORTED_MODULE_1__.array(Comment).parse(items)
return comments.filter(({in_reply_to_id:in_reply_to_id})=>in_reply_to_id==null).map(({id:id,path:path,body:body})=>({id:"",isResolved:false,resolvedByUs:false,path:path,comment:id,body:body,replies:comments.filter(({in_reply_to_id:in_reply_to_id})=>in_reply_to_id===id).map(reply=>reply.body)}))}const OneReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({state:zod__WEBPACK_IMPORTED_MODULE_1__.string(),commit_id:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),html_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),user:zod__WEBPACK_IMPORTED_MODULE_1__.object({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int()}).nullable()})
async function readReview(client,number,id){const place={pull_number:number,review_id:id}
const found=await client.get("/pulls/{pull_number}/reviews/{review_id}",place).catch(error=>{if(Object(error).status!==404)throw error})
if(found===void 0)return
const{state:state,commit_id:commit,html_url:url,user:user}=OneReply.parse(found)
return{state:state,commit:commit??"",url:url,userId:user?.id}}}),94250:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>readShownComment})
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
return{body:body,shownAt:lastEditedAt??createdAt,isOnlyOurs:viewerDidAuthor&&isEditedByUs}}}),13218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dx:()=>commentItem,Ku:()=>headItem,Tu:()=>hiddenInRequest,VO:()=>threadCharacters,Xb:()=>taskOf,fo:()=>requestOf,iq:()=>requesterOf,ng:()=>runOf,xG:()=>patchCharacters})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _items_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82535)
var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38789)
var _who_permission_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(72545)
const threadCharacters=3e4
const patchCharacters=4e4
function taskOf(input){const{trigger:trigger}=input
const{items:items,gaps:gaps}=dataOf(input)
const{data:data,hidden:hidden}=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.EU)(items,input.nonce)
return{words:wordsOf(input,items.length>0?data:"",gaps),hidden:[...hiddenInRequest(trigger),...hidden]}}function hiddenInRequest({hidden:parts=0}){return parts===0?[]:[{where:"the request",parts:parts}]}function wordsOf(input,data,gaps){const{trigger:trigger,repository:repository,nonce:nonce}=input
const about={request:requestOf(trigger),repository:`${repository.owner}/${repository.name}`,gaps:gaps}
const requester=requesterOf(trigger)
if(data==="")return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-plain",{...about,requester:requester})
if(trigger.about)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-item",{...about,requester:requester,nonce:nonce,data:data})
if(trigger.run)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-ci",{...about,...runOf(trigger.run,trigger.headSha),nonce:nonce,data:data})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task",{...about,requester:requester,thread:placeOf(trigger),nonce:nonce,data:data})}function runOf({name:name,branch:branch},sha=""){return{workflow:(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(name,100)),branch:(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(branch,250)),sha:sha}}function requesterOf({actors:actors,kind:kind}){const[asker]=actors
return asker===void 0||kind==="automation"||kind==="review"?"The workflow":(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)(asker.login)}function requestOf({request:request,kind:kind}){const said=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.pj)(request)
if(said!==""||kind==="automation"||kind==="schedule"||kind==="decision")return said
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)(kind==="mention"?"task-bare":`task-bare-${kind}`)}function placeOf({thread:thread}){return thread.type==="none"?"a run":`${thread.type.replace("_"," ")} #${thread.number}`}function dataOf({trigger:trigger,thread:thread,pull:pull,linked:linked=[],failed:failed,standings:standings}){const read=thread?within(threadCharacters,thread,standings):void 0
const items=[...trigger.about?[{label:"the item",text:trigger.about.text,format:"plain"}]:[],...read?.items??[],...linkedItems(linked,standings),...pull?(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.Cl)(pull,standings):[],...failed?(0,_items_js__WEBPACK_IMPORTED_MODULE_1__._k)(failed):[]]
const notes=[...thread?.notes??[],...pull?.reviews.notes??[],...failed?.notes??[]]
if(pull&&!pull.files)notes.push("The changed files could not be read from GitHub.")
if(pull&&!pull.checks)notes.push("Its checks could not be read from GitHub.")
const comments=(thread?.omitted??0)+(read?.dropped??0)+(pull?.reviews.omitted??0)
return{items:items,gaps:gapsIn(notes,comments)}}function within(budget,thread,standings){const wanted=thread.comments.reduce((sum,{body:body})=>sum+body.length,0)
const head=(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(headItem(thread,standings),Math.max(budget/2,budget-wanted))
let left=budget-head.text.length
const comments=[]
for(const comment of thread.comments.toReversed()){if(left<=0)break
const item=(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)(commentItem(comment,standings),left)
left-=item.text.length
comments.unshift(item)}return{items:[head,...comments],dropped:thread.comments.length-comments.length}}function headItem(thread,standings){const{kind:kind,number:number,title:title,body:body,url:url,createdAt:createdAt}=thread
const label=`${kind} #${number} by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(thread,standings)}, ${createdAt}, ${url}`
return{label:label,title:title,text:body,format:"markdown"}}function commentItem(comment,standings){const{id:id,createdAt:createdAt,editedAt:editedAt,body:body}=comment
const edited=editedAt===void 0?"":`, edited ${editedAt}`
const label=`comment ${id} by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(comment,standings)}, ${createdAt}${edited}`
return{label:label,text:body,format:"markdown"}}function gapsIn(notes,omitted){const sentences=[...notes]
if(omitted===1)sentences.push("1 more comment is left out.")
if(omitted>1)sentences.push(`${omitted} more comments are left out.`)
return sentences.map(sentence=>` ${sentence}`).join("")}const characters=2e3
function linkedItems(linked,standings){return linked.map(one=>{const{kind:kind,number:number,title:title,body:body,state:state,createdAt:createdAt}=one
const link=body===void 0?"which would close this":"which its text names"
const label=`${kind} #${number}, ${link} (${state}), by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.dJ)(one,standings)}, ${createdAt}`
return(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)({label:label,title:title,text:body??"",format:"markdown"},characters)})}}),98418:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>stoodAt,Y:()=>isBefore})
function isBefore(time,asked){return asked!==void 0&&Date.parse(time)<Date.parse(asked)}function stoodAt({createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized=false},asked){return isBefore(createdAt,asked)&&(lastEditedAt===null||isBefore(lastEditedAt,asked))&&!isMinimized}}),18311:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>judge,f:()=>whatChanged})
var _proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75362)
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
await(0,_stage_js__WEBPACK_IMPORTED_MODULE_5__.VB)(made.inWorkTree())}async function ownFiles(workspace,environment){const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder,{throwIfNoEntry:false})?.isDirectory())return["info/exclude","index"].map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path))
const paths=["--git-path","info/exclude","--git-path","index"]
const found=await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,environment:environment}).raw(["rev-parse",...paths])
return found.split("\n").map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace,path))}function isOlder(path,than){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).mtimeMs<(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(than).mtimeMs}catch{return false}}const AS_BYTES="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:folder,workspace:workspace,environment:environment},gitDir){const own=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"bytes.git");(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.x)(own);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","attributes"),AS_BYTES)
const excludes=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","exclude"))
const objects={GIT_OBJECT_DIRECTORY:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"objects")}
const plain=at=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:at,gitDir:own,environment:{...environment,...objects}})
return{workspace:workspace,in:plain}}}),62778:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>mark})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(75362)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(36175)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(19546)
async function mark({memory:memory,trigger:trigger,world:world},proposal,items,how){const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.rc)(proposal,items,{...how,by:(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_3__.Id)(trigger),at:world.now().toISOString()})
if(!await memory.settle((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_4__.LY)(used)))throw notMarked()
printDecision(used,items)
return used}function notMarked(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:items},chosen){const ids=new Set(chosen.map(({pending:pending})=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.TH)(pending)))
for(const{pending:pending,decision:decision}of items){if(!decision||!ids.has((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.TH)(pending)))continue
const kind="tool"in pending?"Action":"patch"in pending?"Change":"Intent";(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${kind} ${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.VK)(pending)} (${(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(pending)}) was ${decision.verdict} by ${decision.by}.`)}}}),60090:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H:()=>rule})
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44463)
var _github_read_shown_comment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94250)
var _github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(50383)
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(21412)
var _github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(95601)
var _github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18311)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(75362)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(62423)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
var _admit_who_may_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(22440)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(19546)
async function rule({world:world,github:github,job:job,trigger:trigger},memory,policy){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.n)(github,job.repository)
const approvers=(0,_admit_who_may_js__WEBPACK_IMPORTED_MODULE_10__.U)(world.env,(await(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_4__.jU)(client))?.id)
const sleep=ms=>world.sleep(ms,world.signal)
const proposal=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_11__.yX)({memory:memory,trigger:trigger})
const isApproval=trigger.decision?.verdict==="approve"
const[gated,comment,rejections]=await Promise.all([(0,_github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_5__.G)({client:client,settings:approvers.gate,sleep:sleep},trigger),proposal?.comment&&(0,_github_read_shown_comment_js__WEBPACK_IMPORTED_MODULE_2__.h)(client,proposal.comment.id),proposal&&isApproval&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_7__.dz)(proposal).length>0?(0,_github_read_thread_still_asked_js__WEBPACK_IMPORTED_MODULE_3__.aE)(client,trigger.thread,{settings:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__.triggerSettings)(world.env),since:shownAfter(proposal)}):[]])
const{decision:decision,createdAt:at,actors:actors}=trigger
const[by]=actors
if(!decision||!by)return{status:"refused",why:"Nobody has decided anything.",proposal:proposal,shownAt:void 0}
const facts={proposal:proposal,comment:comment??void 0,asked:{verdict:decision.verdict,digest:decision.digest,at:at,by:by},whyNotAllowed:gated.status==="denied"?gated.why:whyForgotten(memory,proposal),mustNotBeRequester:approvers.mustNotBeRequester,policy:policy,now:world.now(),wasGood:(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_11__.x3)({memory:memory,trigger:trigger})}
const verdict=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_6__.S)(facts)
const mayDecide=async actor=>{const settings={...approvers.gate,triggeringActor:void 0}
return(await(0,_github_read_who_gate_js__WEBPACK_IMPORTED_MODULE_5__.G)({client:client,settings:settings,sleep:sleep},{...trigger,actors:[actor]})).status==="allowed"}
const why=await whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide})
const ruled=why===void 0?verdict:{status:"refused",why:why}
return{...ruled,proposal:proposal,shownAt:comment?.shownAt}}const GRACE_MS=10*6e4
function shownAfter(proposal){const created=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_7__.dz)(proposal).map(({pending:pending})=>Date.parse(pending.created))
return new Date(Math.min(...created)-GRACE_MS)}async function whyOpposed({facts:facts,verdict:verdict,rejections:rejections,mayDecide:mayDecide}){if(verdict.status==="refused"||facts.wasGood)return
for(const one of rejections){if(one.kind==="label")return opposed(one.by,` with the label ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__.aY)(one.name)}`,facts)
const asked={verdict:"reject",digest:one.said.digest,at:one.at,by:one.by}
const rejected=(0,_github_write_approval_judge_js__WEBPACK_IMPORTED_MODULE_6__.S)({...facts,asked:asked})
const isAbout=({pending:pending})=>verdict.items.some(item=>item.pending===pending)
if(rejected.status==="refused"||!rejected.items.some(isAbout))continue
if(await mayDecide(one.by))return opposed(one.by.login," in a comment",facts)}return}function opposed(rejecter,where,{asked:asked}){const name=rejecter===void 0?"Somebody":(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__.aY)(rejecter)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("approval-opposed",{rejecter:name,where:where,approver:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_8__.aY)(asked.by.login)})}function whyForgotten({isResumed:isResumed,notes:notes},proposal){return proposal===void 0&&!isResumed&&notes.size>0?[...notes].join(" "):void 0}}),97028:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{GO:()=>GO,decideIntents:()=>decideIntents,isAboutIntents:()=>isAboutIntents})
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87233)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(75362)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(685)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(94869)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(36175)
var _intents_place_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(18049)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(50932)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(18511)
var _outcome_conclude_intents_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(2018)
var _outcome_run_result_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(56172)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(19546)
var _ask_propose_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(70020)
var _basis_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(30730)
var _decision_mark_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(62778)
var _decision_ruling_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(60090)
var _plan_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(37297)
var _waiting_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(68563)
function isAboutIntents(run){return run.trigger.kind==="decision"&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Eb)((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__.yX)(run)).length>0}const GO="go"
async function decideIntents(run){const start=run.world.clock()
try{if(await run.claimed==="lost")return"lost"
const done=await decide(run)
if(done===GO)return done
return{...done,report:{...done.report,durationMs:run.world.clock()-start}}}catch(error){return(0,_outcome_run_result_js__WEBPACK_IMPORTED_MODULE_9__.G)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error),run.world.clock()-start)}}async function decide(run){const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readInputs)(run.world.env)
const{proposal:proposal,...ruling}=await(0,_decision_ruling_js__WEBPACK_IMPORTED_MODULE_14__.H)(run,run.memory,(0,_basis_js__WEBPACK_IMPORTED_MODULE_12__.V_)(run.world.env,void 0))
if(ruling.status==="refused"||!proposal)return endWith({outcome:"skipped",reason:ruling.status==="refused"?ruling.why:"Nothing is pending here."})
if(run.trigger.decision?.verdict==="reject")return reject(run,inputs,{proposal:proposal,items:ruling.items})
if(ruling.status==="stale")return askAgain(run,inputs,{proposal:proposal,items:ruling.items,why:ruling.why})
if(!(0,_plan_js__WEBPACK_IMPORTED_MODULE_15__.isPlan)(ruling.items))return approve(run,inputs,{proposal:proposal,items:ruling.items})
await(0,_decision_mark_js__WEBPACK_IMPORTED_MODULE_13__.G)(run,proposal,ruling.items,{verdict:"approved",reason:""})
return GO}async function approve(run,inputs,{proposal:proposal,items:items}){const used=await(0,_decision_mark_js__WEBPACK_IMPORTED_MODULE_13__.G)(run,proposal,items,{verdict:"approved",reason:""})
const place=(0,_intents_place_js__WEBPACK_IMPORTED_MODULE_5__.$t)(run)
const lines=[]
const results=new Map
for(const{pending:pending}of items){if(!("intent"in pending))continue
const line=await carryOut({...place,since:pending.created},readPending(run,inputs,pending),pending)
lines.push(line)
results.set((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.TH)(pending),resultOf(line))}return settled(run,inputs,{used:used,results:results,lines:lines})}function readPending(run,{intents:intents=[]},{intent:intent,value:value}){const declared=(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_6__.declaredIntents)(intents,{isRestricted:false}).find(({name:name})=>name===intent)
if(!declared)return{why:"the workflow no longer declares it"}
return declared.read(JSON.parse(value),{thread:run.trigger.thread,clean:(0,_intents_place_js__WEBPACK_IMPORTED_MODULE_5__.K2)(run)})}async function carryOut(place,read,pending){const{words:words}=pending
if("why"in read)return{status:"refused",words:words,why:read.why}
const check=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_7__.hS)(place,read,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.ol)(pending))
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
return check.status==="already"?{...check,words:words}:(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_7__.Mk)(check,read)}function resultOf({status:status,why:why}){return status==="refused"?`not done: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_17__.TN)(why??"",200)}`:"done"}function settled(run,inputs,{used:used,results:results,lines:lines}){const left=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(used)
const proposal=left.length>0?{v:1,items:left,comment:null}:void 0
const approvalComment=proposal&&(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_11__.e5)(proposal,run,inputs)
const conclusion=(0,_outcome_conclude_intents_js__WEBPACK_IMPORTED_MODULE_8__.R)({outcome:"answered",reason:"Decided",hint:""},lines)
const ended=proposal?{outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(proposal),hint:""}:conclusion
const approvals={proposal:proposal,used:used,results:results,...approvalComment!==void 0&&{approvalComment:approvalComment}}
return endWith({...ended,lines:lines},approvals)}async function reject(run,inputs,{proposal:proposal,items:items}){const reason=run.trigger.decision?.reason??""
const used=await(0,_decision_mark_js__WEBPACK_IMPORTED_MODULE_13__.G)(run,proposal,items,{verdict:"rejected",reason:reason})
if((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(used).length>0)return settled(run,inputs,{used:used,results:new Map,lines:[]})
const why=reason===""?"":`: ${reason}`
const words=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_17__.TN)(`${(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_4__.Id)(run.trigger)} rejected what was proposed${why}`,300).replace(/\.$/,"")
return endWith({outcome:"answered",reason:words},{proposal:void 0,used:used,results:new Map})}function askAgain(run,inputs,{proposal:proposal,items:items,why:why}){const at=run.world.now().toISOString()
const used=(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.rc)(proposal,(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_1__.dz)(proposal),{verdict:"dropped",by:"us",at:at,reason:why})
run.memory.update((0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_10__.LY)(used))
const{thread:thread}=run.trigger
const pending=items.flatMap(item=>"intent"in item.pending?[item.pending]:[])
const[first]=pending
if(thread.type==="none"||!first)return endWith({outcome:"skipped",reason:"Nothing is pending here."})
const intents=pending.map(({intent:intent,value:value,words:words})=>({intent:intent,value:value,words:words}))
const again=(0,_waiting_js__WEBPACK_IMPORTED_MODULE_16__.b)(run,inputs,{thread:thread.number,requesters:first.requesters,intents:intents})
const next={v:1,items:again,comment:null}
const approvalComment=(0,_ask_propose_js__WEBPACK_IMPORTED_MODULE_11__.e5)(next,run,inputs)
const hint=`It is asked again. ${(0,_basis_js__WEBPACK_IMPORTED_MODULE_12__.zC)(why,void 0)}`
const approvals={proposal:next,used:used,results:new Map,approvalComment:approvalComment}
return endWith({outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_2__.Sh)(next),hint:hint},approvals)}function endWith({outcome:outcome,reason:reason,hint:hint="",lines:lines=[]},approvals){const shown=approvals?.approvalComment===void 0?{}:{approvalComment:approvals.approvalComment}
const report={..._outcome_run_result_js__WEBPACK_IMPORTED_MODULE_9__.I,outcome:outcome,reason:reason,hint:hint,costUsd:0,durationMs:0,intents:lines,...shown}
return{report:report,fault:void 0,conversationPath:"",...approvals&&{approvals:approvals}}}}),37297:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,isPlan:()=>isPlan})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(75362)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91311)
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78276)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(60297)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(88135)
var _admit_for_item_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(36175)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(63501)
var _converse_task_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(27364)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(19546)
const LONGEST=12e3
function askedPlan(answer,{nobody:nobody,rules:rules}){const plan=answer.trim()
if(plan==="")return{waiting:[]}
const tooLong=plan.length>LONGEST?"it is too long to be shown in full":void 0
const why=nobody===void 0?tooLong:(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__.kI)(nobody)
if(why!==void 0)return{waiting:[],advice:{hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("plan-not-asked",{why:why})}}
return{waiting:[{intent:"plan",value:(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_8__.d)({plan:plan}),words:(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.KJ)(plan,rules)}]}}function isPlan(items){return items.length>0&&items.every(_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.H9)}async function carryOutPlan(prepared){const{run:run,conversation:conversation,putBack:putBack,runAgent:runAgent}=prepared
const used=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_7__.sp)(run.memory)
const task=run.memory.isResumed?[]:[(await(0,_converse_task_js__WEBPACK_IMPORTED_MODULE_6__.f)(run,prepared)).words]
await conversation.send([...task,go(used?.items??[],(0,_admit_for_item_js__WEBPACK_IMPORTED_MODULE_4__.Id)(run.trigger)),...(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_5__.nK)(putBack)].join("\n\n"))
return{end:await runAgent(),...used&&{used:used}}}function go(items,who){const plans=items.flatMap(({pending:pending})=>"intent"in pending?[String(JSON.parse(pending.value).plan)]:[])
const plan=plans.join("\n\n")
const fence=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.Lt)(plan)
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("plan-go",{who:who,plan:`${fence}\n${plan}\n${fence}`})}}),18049:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$t:()=>placeOf,K2:()=>cleanTextFor,uu:()=>threadOf})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21701)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33365)
function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function placeOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_4__.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),seal:(0,_github_write_intents_mark_js__WEBPACK_IMPORTED_MODULE_3__.Wn)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)},redact:redact}}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>actOn,hS:()=>checkOne,j3:()=>settleAll})
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
for(const one of said){const proposed=readSaid(one,place,settling)
if("why"in proposed){lines.push({status:"refused",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(one.name),why:proposed.why})
continue}const{kind:kind}=proposed
const before=counts.get(kind.name)??0
counts.set(kind.name,before+1)
if(before>=kind.limits.most){beyond.set(kind.name,(beyond.get(kind.name)??0)+1)
continue}const line=await settleOne(place,proposed,{...settling,slot:`${settling.key}/${before}`})
lines.push(line)
if(line.status==="waiting")waiting.push(proposed)}const cut=[...beyond].map(([name,many])=>({status:"refused",words:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(many,"more proposal")} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}`,why:`the workflow allows ${(counts.get(name)??many)-many} in a run`}))
return{lines:[...lines,...cut],waiting:waiting}}function readSaid(one,{thread:thread},{declared:declared,clean:clean}){const kind=declared.find(({name:name})=>name===one.name)
if(!kind)return{why:"the workflow does not declare it for this run"}
return kind.read(one.value,{thread:thread,clean:clean})}async function settleOne(place,proposed,how){const{words:words,kind:kind}=proposed
const isWaiting=kind.waits||how.isConfirming&&!kind.limits.isUnattended
if(isWaiting&&how.nobody!==void 0&&how.way==="carry-out")return{status:"refused",words:words,why:`it needs approval, and nobody can be asked, because ${how.nobody}`}
const check=await checkOne(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:actOn(check,proposed)}async function checkOne(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
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
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function actOn(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}})}

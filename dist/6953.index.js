export const id=6953
export const ids=[6953]
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
return{...item,label:cut,text:text.slice(0,most)}}}),3328:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IM:()=>readChangedFiles,iH:()=>readDiff})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _port_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(95164)
const FileReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({filename:zod__WEBPACK_IMPORTED_MODULE_1__.string(),patch:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),changes:zod__WEBPACK_IMPORTED_MODULE_1__.number().optional(),sha:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish()})
const pages=30
async function readDiff(client,number){const asked={pull_number:number}
const{items:items,isWhole:isWhole}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/files",asked,{most:pages})
const files=zod__WEBPACK_IMPORTED_MODULE_1__.array(FileReply).safeParse(items)
if(files.success){const diff=files.data.map(({filename:filename,patch:patch})=>reviewedFile(filename,patch))
return{diff:diff,unseen:files.data.filter(isUnseen).map(({filename:filename})=>filename),isWhole:isWhole}}const cause=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(files.error)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("github",`GitHub's reply about the files of pull request #${number} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it. Otherwise run it again.",cause:cause})}function isUnseen({patch:patch,status:status,changes:changes,sha:sha}){const isMoved=(status==="renamed"||status==="copied")&&changes===0
return patch===void 0&&!isMoved&&sha!==EMPTY}const EMPTY="e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
function reviewedFile(path,patch){return{path:path,patch:patch,hunks:patch===void 0?[]:hunksOf(patch)}}const header=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
function hunksOf(patch){const hunks=[]
let[before,after]=[0,0]
for(const line of patch.split("\n")){const[,from,to]=header.exec(line)??[]
const hunk=hunks.at(-1)
if(from!==void 0){[before,after]=[Number(from),Number(to)]
hunks.push({old:[],new:[]})}else if(line.startsWith("-"))hunk?.old.push(before++)
else if(line.startsWith("+"))hunk?.new.push(after++)
else if(!line.startsWith("\\")){hunk?.new.push(after++)
before++}}return hunks}const ListedFile=zod__WEBPACK_IMPORTED_MODULE_1__.object({filename:zod__WEBPACK_IMPORTED_MODULE_1__.string(),previous_filename:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),status:zod__WEBPACK_IMPORTED_MODULE_1__.string(),additions:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),deletions:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),patch:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()})
const mostOfOne=8e3
const maxFiles=300
async function readChangedFiles(client,number,characters){try{const{items:items,isWhole:isWhole}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_2__.n)(client,"/pulls/{pull_number}/files",{pull_number:number},{most:3})
let left=characters
const files=zod__WEBPACK_IMPORTED_MODULE_1__.array(ListedFile).parse(items).slice(0,maxFiles).map(file=>{const patch=file.patch===void 0?void 0:cutPatch(file.patch,Math.min(left,mostOfOne))
left-=patch?.text.length??0
return toFile(file,patch)})
return{files:files,isWhole:isWhole}}catch{return}}function cutPatch(patch,most){if(patch.length<=most)return{text:patch,isCut:false}
const end=patch.lastIndexOf("\n",most)
return end<=0?void 0:{text:patch.slice(0,end),isCut:true}}function toFile(file,patch){const{filename:path,previous_filename:previousPath,status:status,additions:additions,deletions:deletions}=file
return{path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions,patch:patch}}}),91553:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{UT:()=>restReviews,YZ:()=>restThreads,ty:()=>readReview})
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
return{state:state,commit:commit??"",url:url,userId:user?.id}}}),13218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dx:()=>commentItem,Ku:()=>headItem,Tu:()=>hiddenInRequest,VO:()=>threadCharacters,Xb:()=>taskOf,fo:()=>requestOf,iq:()=>requesterOf,ng:()=>runOf,xG:()=>patchCharacters})
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
function isBefore(time,asked){return asked!==void 0&&Date.parse(time)<Date.parse(asked)}function stoodAt({createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized=false},asked){return isBefore(createdAt,asked)&&(lastEditedAt===null||isBefore(lastEditedAt,asked))&&!isMinimized}}),86953:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>beginReading,y:()=>reading_readAll})
var trigger_settings=__webpack_require__(79235)
var github_client=__webpack_require__(44463)
var failed_run=__webpack_require__(27210)
var schemas=__webpack_require__(28942)
var untrusted=__webpack_require__(38789)
var thread_snapshot=__webpack_require__(98418)
var trigger_own=__webpack_require__(21412)
const said="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const head="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const page="totalCount pageInfo{hasPreviousPage startCursor}"
const fields=`${head} comments(last:100,before:$before){${page} nodes{${said}}}`
const variables="$owner:String!,$name:String!,$number:Int!,$before:String"
const threadQuery=`query Thread(${variables}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${fields}}\n    ... on PullRequest{${fields}}\n  }}\n}`
const discussionQuery=`query Discussion(${variables}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${head} comments(last:100,before:$before){${page} nodes{${said} replies(last:20){totalCount nodes{${said}}}}}\n  }}\n}`
const Author=schemas.object({__typename:schemas.string(),login:schemas.string()}).nullable().transform(author=>{if(author===null)return"ghost"
return author.__typename==="Bot"&&!author.login.endsWith("[bot]")?`${author.login}[bot]`:author.login})
const comment={databaseId:schemas.number().int(),body:schemas.string(),createdAt:schemas.string(),lastEditedAt:schemas.string().nullable(),isMinimized:schemas.boolean(),authorAssociation:schemas.string(),viewerDidAuthor:schemas.boolean(),author:Author}
const Reply=schemas.object(comment).readonly()
const ThreadComment=schemas.object({...comment,replies:schemas.object({totalCount:schemas.number().int(),nodes:schemas.array(Reply.nullable()).readonly()}).readonly().optional()}).readonly()
const ThreadPage=schemas.object({title:schemas.string(),body:schemas.string(),url:schemas.string(),createdAt:schemas.string(),lastEditedAt:schemas.string().nullable(),authorAssociation:schemas.string(),author:Author,comments:schemas.object({totalCount:schemas.number().int(),pageInfo:schemas.object({hasPreviousPage:schemas.boolean(),startCursor:schemas.string().nullable()}).readonly(),nodes:schemas.array(ThreadComment.nullable()).readonly()}).readonly()}).readonly()
const ThreadReply=schemas.object({repository:schemas.object({thread:ThreadPage})})
const User=schemas.object({login:schemas.string(),id:schemas.number().int(),type:schemas.string().optional()}).nullable()
const written={body:schemas.string().nullish(),created_at:schemas.string(),updated_at:schemas.string(),author_association:schemas.string().default("NONE"),user:User,html_url:schemas.string()}
const Head=schemas.object({...written,title:schemas.string(),comments:schemas.number().int()})
const Comments=schemas.array(schemas.object({...written,id:schemas.number().int()}))
const pageSize=100
async function restPage(client,{number:number,own:own},before){const head=Head.parse(await client.get("/issues/{issue_number}",{issue_number:number}))
const page=before===null?Math.max(1,Math.ceil(head.comments/pageSize)):Number(before)-1
const asked={issue_number:number,per_page:pageSize,page:page}
const comments=Comments.parse(await client.get("/issues/{issue_number}/comments",asked))
return{title:head.title,url:head.html_url,...dated(head),comments:{totalCount:head.comments,pageInfo:{hasPreviousPage:page>1,startCursor:String(page)},nodes:comments.map(comment=>({databaseId:comment.id,isMinimized:false,...dated(comment),viewerDidAuthor:(0,trigger_own.Fj)(comment.user,own)}))}}}function dated({body:body,created_at:created_at,updated_at:updated_at,author_association:author_association,user:user}){return{body:body??"",author:user?.login??"ghost",authorAssociation:author_association,createdAt:created_at,lastEditedAt:updated_at===created_at?null:updated_at}}const linked_head="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const linked_variables="$owner:String!,$name:String!,$number:Int!"
const namedQuery=`query Named(${linked_variables}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${linked_head} body state}\n    ... on PullRequest{${linked_head} body pullState:state}\n  }}\n}`
const closersQuery=`query Closers(${linked_variables}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${linked_head} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const linked_Head=schemas.object({number:schemas.number().int(),title:schemas.string(),createdAt:schemas.string(),lastEditedAt:schemas.string().nullable(),authorAssociation:schemas.string(),author:Author,body:schemas.string().optional(),state:schemas.string().optional(),pullState:schemas.string().optional()})
const Named=schemas.object({repository:schemas.object({issueOrPullRequest:linked_Head})})
const Closers=schemas.object({repository:schemas.object({issueOrPullRequest:schemas.object({closedByPullRequestsReferences:schemas.object({nodes:schemas.array(linked_Head.extend({repository:schemas.object({nameWithOwner:schemas.string()})}).nullable())}).optional()})})})
const MOST=5
async function readNamed(options,{text:text,known:known}){const{client:client,repository:repository,number:own,createdAt:createdAt}=options
const numbers=namesIn(text,repository).filter(number=>number!==own&&!known.includes(number))
const found=await Promise.all(numbers.slice(0,MOST).map(async number=>{try{const{issueOrPullRequest:one}=Named.parse(await client.graphql(namedQuery,{...repository,number:number})).repository
return(0,thread_snapshot.V)(one,createdAt)?[linked(one)]:[]}catch{return[]}}))
return found.flat()}async function readClosers({client:client,repository:repository,number:number,createdAt:createdAt}){const ours=`${repository.owner}/${repository.name}`.toLowerCase()
try{const reply=Closers.parse(await client.graphql(closersQuery,{...repository,number:number}))
const nodes=reply.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return nodes.flatMap(one=>one&&one.repository.nameWithOwner.toLowerCase()===ours&&(0,thread_snapshot.V)(one,createdAt)?[linked(one)]:[])}catch{return[]}}function namesIn(text,{owner:owner,name:name}){const ours=`${owner}/${name}`.toLowerCase()
const names=(0,untrusted.RK)(text).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const numbers=[...names].flatMap(([,place=ours,number])=>place.toLowerCase()===ours?[Number(number)]:[])
return[...new Set(numbers)]}function linked({number:number,title:title,body:body,author:author,authorAssociation:authorAssociation,createdAt:createdAt,state:state,pullState:pullState}){const kind=pullState===void 0?"issue":"pull request"
return{kind:kind,number:number,title:title,author:author,association:authorAssociation,createdAt:createdAt,...body!==void 0&&{body:body},state:(state??pullState??"").toLowerCase()}}var diff=__webpack_require__(3328)
var pull_pull=__webpack_require__(7256)
var rest_reviews=__webpack_require__(91553)
const reviews_query_said="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const reviews_query_variables="$owner:String!,$name:String!,$number:Int!,$before:String"
const threads=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${reviews_query_said} state createdAt diffHunk}}}}`
const reviewsQuery=`query Reviews(${reviews_query_variables}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${reviews_query_said} state submittedAt}}\n    ${threads}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const olderThreadsQuery=`query OlderThreads(${reviews_query_variables}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${threads}\n  }}\n}`
const reviews_query_written={body:schemas.string(),lastEditedAt:schemas.string().nullable(),authorAssociation:schemas.string(),author:Author}
const heard={...reviews_query_written,databaseId:schemas.number().int().nullable(),isMinimized:schemas.boolean(),viewerDidAuthor:schemas.boolean()}
const listOf=node=>schemas.object({totalCount:schemas.number().int().default(0),nodes:schemas.array(node.nullable()).readonly()})
const Review=schemas.object({...heard,state:schemas.string(),submittedAt:schemas.string().nullable()})
const ReviewComment=schemas.object({...heard,state:schemas.string(),createdAt:schemas.string(),diffHunk:schemas.string()})
const ReviewThread=schemas.object({isResolved:schemas.boolean(),isOutdated:schemas.boolean(),path:schemas.string(),line:schemas.number().int().nullable(),comments:listOf(ReviewComment)})
const LinkedIssue=schemas.object({...reviews_query_written,state:schemas.string(),number:schemas.number().int(),title:schemas.string(),createdAt:schemas.string(),repository:schemas.object({nameWithOwner:schemas.string()})})
const Threads=listOf(ReviewThread).extend({pageInfo:schemas.object({hasPreviousPage:schemas.boolean(),startCursor:schemas.string().nullable()})})
const OlderThreads=schemas.object({repository:schemas.object({pullRequest:schemas.object({reviewThreads:Threads})})})
const ReviewsReply=schemas.object({repository:schemas.object({pullRequest:schemas.object({reviews:listOf(Review),reviewThreads:Threads,closingIssuesReferences:listOf(LinkedIssue)})})})
async function readReviews(options){const{client:client,repository:repository,number:number}=options
try{const data=await client.graphql(reviewsQuery,{...repository,number:number,before:null})
return toReviews(await withOlderThreads(ReviewsReply.parse(data).repository.pullRequest,options),options,[])}catch{return byRest(options)}}const mostPages=5
async function withOlderThreads(page,{client:client,repository:repository,number:number}){const{reviewThreads:reviewThreads}=page
let[{pageInfo:pageInfo},nodes]=[reviewThreads,reviewThreads.nodes]
for(let read=1;read<mostPages&&pageInfo.hasPreviousPage;read++){const asked={...repository,number:number,before:pageInfo.startCursor}
const reply=await client.graphql(olderThreadsQuery,asked).catch(()=>{})
const older=OlderThreads.safeParse(reply).data?.repository.pullRequest.reviewThreads
if(!older)break
nodes=[...older.nodes,...nodes]
pageInfo=older.pageInfo}return{...page,reviewThreads:{...reviewThreads,nodes:nodes,pageInfo:pageInfo}}}async function byRest(options){try{const note="It is unknown which review threads are resolved."
return toReviews(await(0,rest_reviews.UT)(options.client,options.number),options,[note])}catch{const notes=["The reviews could not be read from GitHub."]
return{reviews:[],threads:[],linked:[],omitted:0,notes:notes}}}function isOfUse({isResolved:isResolved,comments:comments},options){if(comments.nodes[0]?.state==="PENDING")return false
return!isResolved||comments.nodes.some(comment=>isRequest(comment,options))}function toReviews(page,options,notes){const wordy=page.reviews.nodes.filter(review=>review!==null&&review.body.trim()!=="")
const reviews=wordy.flatMap(review=>keptReview(review,options))
const open=page.reviewThreads.nodes.filter(thread=>thread!==null&&isOfUse(thread,options))
const threads=open.flatMap(thread=>keptThread(thread,options))
const comments=open.reduce((sum,thread)=>sum+thread.comments.totalCount,0)
const kept=threads.reduce((sum,thread)=>sum+thread.comments.length,0)
const requests=["review","review-comment"].includes(options.trigger.item.kind)?1:0
return{reviews:reviews,threads:threads,linked:linkedIn(page,options),notes:[...notes,...unread(page)],omitted:Math.max(wordy.length-reviews.length+comments-kept-requests,0)}}function unread({reviews:reviews,reviewThreads:reviewThreads}){const more=reviews.totalCount>reviews.nodes.length||reviewThreads.totalCount>reviewThreads.nodes.length
return more?["There are older reviews that are not shown."]:[]}function keptReview(raw,options){const{trigger:trigger}=options
if(raw?.submittedAt==null||raw.databaseId===null)return[]
const isRequest=trigger.item.kind==="review"&&trigger.item.id===raw.databaseId
if(isRequest||!(0,thread_snapshot.V)({...raw,createdAt:raw.submittedAt},trigger.createdAt))return[]
return[{...reviews_heard(raw,raw.submittedAt,options),id:raw.databaseId,state:raw.state.toLowerCase()}]}function keptThread({path:path,line:line,comments:comments},options){const[first]=comments.nodes
const kept=comments.nodes.flatMap(comment=>keptComment(comment,options))
const isAsked=comments.nodes.some(comment=>isRequest(comment,options))
if(!first||kept.length===0&&!isAsked)return[]
return[{path:path,line:line,hunk:first.diffHunk,isAsked:isAsked,comments:kept}]}function isRequest(raw,{trigger:{item:item}}){return item.kind==="review-comment"&&item.id===raw?.databaseId}function keptComment(raw,options){if(raw?.databaseId==null||!(0,thread_snapshot.V)(raw,options.trigger.createdAt)||isRequest(raw,options))return[]
return[{...reviews_heard(raw,raw.createdAt,options),id:raw.databaseId}]}function linkedIn({closingIssuesReferences:closingIssuesReferences},{repository:repository,trigger:trigger}){const ours=`${repository.owner}/${repository.name}`.toLowerCase()
return closingIssuesReferences.nodes.flatMap(issue=>{if(issue?.repository.nameWithOwner.toLowerCase()!==ours||!(0,thread_snapshot.V)(issue,trigger.createdAt))return[]
return[{...reviews_said(issue,issue.createdAt),number:issue.number,title:issue.title,state:issue.state.toLowerCase()}]})}function reviews_heard(written,createdAt,{isOurs:isOurs=()=>true}){const isOwn=written.viewerDidAuthor&&isOurs(written.body)
return{...reviews_said(written,createdAt),...isOwn&&{isOwn:isOwn}}}function reviews_said({body:body,author:author,authorAssociation:authorAssociation,lastEditedAt:lastEditedAt},createdAt){return{author:author,association:authorAssociation,body:body,createdAt:createdAt,editedAt:lastEditedAt??void 0}}var task=__webpack_require__(13218)
const thread_frame=100
const maxPages=10
async function readThread(options){const{trigger:trigger}=options
const reading=await readAll(options)
const{kept:kept,total:total,uncounted:uncounted}=reading
return{kind:kinds[trigger.thread.type],number:trigger.thread.number,...trigger.snapshot??headOf(reading,trigger),comments:kept.reverse(),omitted:Math.max(total-uncounted-kept.length,0),notes:notesOn(reading,trigger)}}const kinds={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(options){const{client:client,trigger:trigger}=options
const reading=await readPages(options,before=>graphqlPage(options,before))
const get=client.get?.bind(client)
if(reading.head||!get||trigger.thread.type==="discussion")return reading
const place={number:trigger.thread.number,own:await(0,trigger_own.jU)(client)}
return{...await readPages(options,before=>restPage({get:get},place,before)),isRest:true}}async function graphqlPage({client:client,repository:repository,trigger:trigger},before){const{type:type,number:number}=trigger.thread
const query=type==="discussion"?discussionQuery:threadQuery
return ThreadReply.parse(await client.graphql(query,{...repository,number:number,before:before})).repository.thread}async function readPages(options,readPage){const{trigger:trigger,characters:characters,signal:signal,isOurs:isOurs=()=>true}=options
const reading={head:void 0,kept:[],total:0,uncounted:0,isWhole:true,isRest:false}
let left=characters
let before=null
for(let count=0;count<maxPages;count++){const page=await readPage(before).catch(()=>{})
signal.throwIfAborted()
if(page===void 0)return{...reading,isWhole:false}
if(!reading.head)Object.assign(reading,{head:page,total:page.comments.totalCount})
left=keepNewest(reading,page,{trigger:trigger,left:left,isOurs:isOurs})
before=page.comments.pageInfo.startCursor
if(left<=0||before===null||!page.comments.pageInfo.hasPreviousPage)break}return reading}function keepNewest(reading,page,{trigger:trigger,left:left,isOurs:isOurs}){let rest=left
for(const comment of flat(reading,page.comments.nodes).toReversed()){const isOwn=comment.viewerDidAuthor&&isOurs(comment.body)
if(isUncounted(comment,trigger,isOwn))reading.uncounted+=1
else if(rest>0&&(0,thread_snapshot.V)(comment,trigger.createdAt)){reading.kept.push(toComment(comment,isOwn))
rest-=comment.body.length+thread_frame}}return rest}function flat(reading,nodes){return nodes.flatMap(node=>{reading.total+=node?.replies?.totalCount??0
return[node,...node?.replies?.nodes??[]].filter(comment=>comment!==null)})}function isUncounted({databaseId:databaseId,createdAt:createdAt},{item:item,createdAt:asked},isOwn){const isRequest=item.id===databaseId&&(item.kind==="issue-comment"||item.kind==="discussion-comment")
return isRequest||isOwn&&!(0,thread_snapshot.Y)(createdAt,asked)}function toComment(node,isOwn){const{databaseId:databaseId,author:author,authorAssociation:authorAssociation,body:body,createdAt:createdAt,lastEditedAt:lastEditedAt}=node
return{id:databaseId,author:author,association:authorAssociation,body:body,createdAt:createdAt,...lastEditedAt!==null&&{editedAt:lastEditedAt},...isOwn&&{isOwn:isOwn}}}function headOf({head:head},{createdAt:asked}){if(!head)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:title,body:body,author:author,authorAssociation:association,url:url}=head
const rest={title:title,author:author,association:association,url:url,createdAt:head.createdAt}
return{...rest,body:(0,thread_snapshot.V)(head,asked)?body:""}}function notesOn({head:head,isWhole:isWhole,isRest:isRest},{snapshot:snapshot,createdAt:createdAt}){const notes=[]
if(!isWhole)notes.push(`${head?"Older comments":"The comments"} could not be read from GitHub.`)
if(isRest&&head)notes.push("Comments that were hidden may be among them.")
if(head&&!snapshot&&!(0,thread_snapshot.V)(head,createdAt))notes.push("Its text was edited after the request and is left out.")
const isChanged=head&&snapshot&&(head.title!==snapshot.title||oneEol(head.body)!==oneEol(snapshot.body))
if(isChanged)notes.push("Its title or text was edited after the request; it is shown as it was before.")
return notes}function oneEol(text){return text.replaceAll("\r\n","\n")}var mention=__webpack_require__(44855)
var permission=__webpack_require__(72545)
var markers=__webpack_require__(73912)
function beginReading(run){const[thread,closers]=[threadOf(run),closersOf(run)]
for(const one of[thread,closers])one.catch(()=>{})
return{thread:thread,closers:closers}}async function reading_readAll(run,startingPoint,begun){const{github:github,job:job,trigger:trigger,world:world}=run
const[thread,context,closers]=await Promise.all([begun.thread,pullOf(run,startingPoint),begun.closers])
const linked=[...closers,...await namedIn(run,thread,context)]
const authors=(0,permission.EK)(thread,context?.reviews,linked)
const standings=await(0,permission.F3)((0,github_client.n)(github,job.repository),authors)
const trusted=[...(0,trigger_settings.gateSettings)(world.env,void 0).allowedUsers,...trigger.actors.map(({login:login})=>login)]
const isTrusted=login=>trusted.some(name=>(0,mention.Av)(name,login))
return{thread:thread,pull:context,linked:linked,standings:standings,strangers:(0,permission.Zz)(authors,standings,isTrusted)}}async function threadOf({github:github,job:job,trigger:trigger,world:world}){const{repository:repository}=job
const{thread:own,...asked}=trigger
const thread=asked.about?.thread??own
if(thread.type==="none")return
const client=(0,github_client.n)(github,repository)
const place={client:client,repository:repository,characters:task.VO,signal:world.signal}
return readThread({...place,isOurs:(0,markers.I1)(world.env,job,thread),trigger:{...asked,thread:thread}})}async function closersOf({github:github,job:job,trigger:trigger,memory:memory}){const thread=trigger.about?.thread??trigger.thread
if(memory.isResumed||thread.type!=="issue")return[]
const client=(0,github_client.n)(github,job.repository)
return readClosers({client:client,repository:job.repository,number:thread.number,createdAt:trigger.createdAt})}async function namedIn({github:github,job:job,trigger:trigger,memory:memory},thread,pull){if(memory.isResumed||thread?.kind!=="pull request")return[]
const{number:number,body:text}=thread
const client=(0,github_client.n)(github,job.repository)
const known=pull?.reviews.linked.map(issue=>issue.number)??[]
return readNamed({client:client,repository:job.repository,number:number,createdAt:trigger.createdAt},{text:text,known:known})}async function pullOf(run,{pull:pull,goal:goal}){if(pull||goal.kind!=="advance")return pull&&pullContext(run,pull)
const{github:github,job:job}=run
const client=(0,github_client.n)(github,job.repository)
const{number:number}=goal.pullRequest
const found=await(0,pull_pull.Es)(client,number).catch(()=>{})
if(!found)return
const[reviews,checks]=await Promise.all([reviewsOf(run,number),(0,failed_run.wf)(client,found.head.sha)])
return{pull:found,reviews:reviews,checks:checks,files:void 0}}async function pullContext(run,pull){const client=(0,github_client.n)(run.github,run.job.repository)
const[reviews,files,checks]=await Promise.all([reviewsOf(run,pull.number),(0,diff.IM)(client,pull.number,task.xG),(0,failed_run.wf)(client,pull.head.sha)])
return{pull:pull,reviews:reviews,files:files,checks:checks}}function reviewsOf({github:github,job:job,trigger:trigger,world:world},number){const{repository:repository}=job
const isOurs=(0,markers.I1)(world.env,job,{type:"pull_request",number:number})
return readReviews({client:(0,github_client.n)(github,repository),repository:repository,trigger:trigger,number:number,isOurs:isOurs})}})}

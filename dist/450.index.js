export const id=450
export const ids=[450]
export const modules={23566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Eu:()=>OlderThreads,OB:()=>olderThreadsQuery,Sl:()=>reviewsQuery,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>ReviewsReply,ty:()=>readReview})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _port_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(95164)
var _thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(12719)
var _trigger_own_account_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(71762)
const said="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const variables="$owner:String!,$name:String!,$number:Int!,$before:String"
const threads=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${said} state createdAt diffHunk}}}}`
const reviewsQuery=`query Reviews(${variables}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${said} state submittedAt}}\n    ${threads}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const olderThreadsQuery=`query OlderThreads(${variables}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${threads}\n  }}\n}`
const written={body:zod__WEBPACK_IMPORTED_MODULE_2__.string(),lastEditedAt:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),authorAssociation:zod__WEBPACK_IMPORTED_MODULE_2__.string(),author:_thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_0__.UM}
const heard={...written,databaseId:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullable(),isMinimized:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),viewerDidAuthor:zod__WEBPACK_IMPORTED_MODULE_2__.boolean()}
const listOf=node=>zod__WEBPACK_IMPORTED_MODULE_2__.object({totalCount:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().default(0),nodes:zod__WEBPACK_IMPORTED_MODULE_2__.array(node.nullable()).readonly()})
const Review=zod__WEBPACK_IMPORTED_MODULE_2__.object({...heard,state:zod__WEBPACK_IMPORTED_MODULE_2__.string(),submittedAt:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable()})
const ReviewComment=zod__WEBPACK_IMPORTED_MODULE_2__.object({...heard,state:zod__WEBPACK_IMPORTED_MODULE_2__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_2__.string(),diffHunk:zod__WEBPACK_IMPORTED_MODULE_2__.string()})
const ReviewThread=zod__WEBPACK_IMPORTED_MODULE_2__.object({isResolved:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),isOutdated:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),path:zod__WEBPACK_IMPORTED_MODULE_2__.string(),line:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullable(),comments:listOf(ReviewComment)})
const LinkedIssue=zod__WEBPACK_IMPORTED_MODULE_2__.object({...written,state:zod__WEBPACK_IMPORTED_MODULE_2__.string(),number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_2__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_2__.string(),repository:zod__WEBPACK_IMPORTED_MODULE_2__.object({nameWithOwner:zod__WEBPACK_IMPORTED_MODULE_2__.string()})})
const Threads=listOf(ReviewThread).extend({pageInfo:zod__WEBPACK_IMPORTED_MODULE_2__.object({hasPreviousPage:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),startCursor:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable()})})
const OlderThreads=zod__WEBPACK_IMPORTED_MODULE_2__.object({repository:zod__WEBPACK_IMPORTED_MODULE_2__.object({pullRequest:zod__WEBPACK_IMPORTED_MODULE_2__.object({reviewThreads:Threads})})})
const ReviewsReply=zod__WEBPACK_IMPORTED_MODULE_2__.object({repository:zod__WEBPACK_IMPORTED_MODULE_2__.object({pullRequest:zod__WEBPACK_IMPORTED_MODULE_2__.object({reviews:listOf(Review),reviewThreads:Threads,closingIssuesReferences:listOf(LinkedIssue)})})})
const restText={id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),body:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish(),user:zod__WEBPACK_IMPORTED_MODULE_2__.object({login:zod__WEBPACK_IMPORTED_MODULE_2__.string(),id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_2__.string().optional()}).nullable(),author_association:zod__WEBPACK_IMPORTED_MODULE_2__.string().default("NONE")}
const RestReview=zod__WEBPACK_IMPORTED_MODULE_2__.object({...restText,state:zod__WEBPACK_IMPORTED_MODULE_2__.string(),submitted_at:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullish()})
const RestComment=zod__WEBPACK_IMPORTED_MODULE_2__.object({...restText,created_at:zod__WEBPACK_IMPORTED_MODULE_2__.string(),updated_at:zod__WEBPACK_IMPORTED_MODULE_2__.string(),diff_hunk:zod__WEBPACK_IMPORTED_MODULE_2__.string(),path:zod__WEBPACK_IMPORTED_MODULE_2__.string(),line:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullish(),in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullish()})
async function restReviews(client,number){const asked={pull_number:number}
const own=await(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_1__.jU)(client)
const said=written=>({...toldOf(written),viewerDidAuthor:(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_1__.Fj)(written.user,own)})
const reviews=zod__WEBPACK_IMPORTED_MODULE_2__.array(RestReview).parse((await(0,_port_js__WEBPACK_IMPORTED_MODULE_3__.n)(client,"/pulls/{pull_number}/reviews",asked)).items)
const comments=zod__WEBPACK_IMPORTED_MODULE_2__.array(RestComment).parse((await(0,_port_js__WEBPACK_IMPORTED_MODULE_3__.n)(client,"/pulls/{pull_number}/comments",asked)).items)
const threads=comments.filter(({in_reply_to_id:in_reply_to_id})=>in_reply_to_id==null)
return{reviews:restList(reviews.map(review=>({...said(review),...stateOf(review),lastEditedAt:null}))),reviewThreads:{...restList(threads.map(first=>threadOf(first,comments,said))),pageInfo:WHOLE},closingIssuesReferences:restList([])}}const WHOLE={hasPreviousPage:!1,startCursor:null}
function stateOf({state:state,submitted_at:submitted_at}){return{state:state,submittedAt:submitted_at??null}}function threadOf(first,comments,said){const inIt=comments.filter(({id:id,in_reply_to_id:in_reply_to_id})=>id===first.id||in_reply_to_id===first.id)
const line=first.line??null
return{isResolved:!1,isOutdated:line===null,path:first.path,line:line,comments:restList(inIt.map(comment=>({...said(comment),state:"SUBMITTED",createdAt:comment.created_at,diffHunk:comment.diff_hunk,lastEditedAt:comment.updated_at===comment.created_at?null:comment.updated_at})))}}function toldOf({id:id,body:body,user:user,author_association:author_association}){return{databaseId:id,body:body??"",author:user?.login??"ghost",authorAssociation:author_association,isMinimized:!1}}function restList(nodes){return{totalCount:nodes.length,nodes:nodes}}const Comment=zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),in_reply_to_id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().nullish(),path:zod__WEBPACK_IMPORTED_MODULE_2__.string(),body:zod__WEBPACK_IMPORTED_MODULE_2__.string()})
async function restThreads(client,number){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_3__.n)(client,"/pulls/{pull_number}/comments",{pull_number:number})
const comments=zod__WEBPACK_IMPORTED_MODULE_2__.array(Comment).parse(items)
return comments.filter(({in_reply_to_id:in_reply_to_id})=>in_reply_to_id==null).map(({id:id,path:path,body:body})=>({id:"",isResolved:!1,resolvedByUs:!1,path:path,comment:id,body:body,replies:comments.filter(({in_reply_to_id:in_reply_to_id})=>in_reply_to_id===id).map(reply=>reply.body)}))}const OneReply=zod__WEBPACK_IMPORTED_MODULE_2__.object({state:zod__WEBPACK_IMPORTED_MODULE_2__.string(),commit_id:zod__WEBPACK_IMPORTED_MODULE_2__.string().nullable(),html_url:zod__WEBPACK_IMPORTED_MODULE_2__.string(),user:zod__WEBPACK_IMPORTED_MODULE_2__.object({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).nullable()})
async function readReview(client,number,id){const place={pull_number:number,review_id:id}
const found=await client.get("/pulls/{pull_number}/reviews/{review_id}",place).catch(error=>{if(Object(error).status!==404)throw error})
if(found===void 0)return
const{state:state,commit_id:commit,html_url:url,user:user}=OneReply.parse(found)
return{state:state,commit:commit??"",url:url,userId:user?.id}}}),450:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{readReviews:()=>readReviews})
var _thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(12719)
var _review_pages_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(23566)
async function readReviews(options){const{client:client,repository:repository,number:number}=options
try{const data=await client.graphql(_review_pages_js__WEBPACK_IMPORTED_MODULE_1__.Sl,{...repository,number:number,before:null})
return toReviews(await withOlderThreads(_review_pages_js__WEBPACK_IMPORTED_MODULE_1__.oq.parse(data).repository.pullRequest,options),options,[])}catch{return byRest(options)}}const mostPages=5
async function withOlderThreads(page,{client:client,repository:repository,number:number}){const{reviewThreads:reviewThreads}=page
let[{pageInfo:pageInfo},nodes]=[reviewThreads,reviewThreads.nodes]
for(let read=1;read<mostPages&&pageInfo.hasPreviousPage;read++){const asked={...repository,number:number,before:pageInfo.startCursor}
const reply=await client.graphql(_review_pages_js__WEBPACK_IMPORTED_MODULE_1__.OB,asked).catch(()=>{})
const older=_review_pages_js__WEBPACK_IMPORTED_MODULE_1__.Eu.safeParse(reply).data?.repository.pullRequest.reviewThreads
if(!older)break
nodes=[...older.nodes,...nodes]
pageInfo=older.pageInfo}return{...page,reviewThreads:{...reviewThreads,nodes:nodes,pageInfo:pageInfo}}}async function byRest(options){try{const note="It is unknown which review threads are resolved."
return toReviews(await(0,_review_pages_js__WEBPACK_IMPORTED_MODULE_1__.UT)(options.client,options.number),options,[note])}catch{const notes=["The reviews could not be read from GitHub."]
return{reviews:[],threads:[],linked:[],omitted:0,notes:notes}}}function isOfUse({isResolved:isResolved,comments:comments},options){if(comments.nodes[0]?.state==="PENDING")return!1
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
if(isRequest||!(0,_thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_0__.VM)({...raw,createdAt:raw.submittedAt},trigger.createdAt))return[]
return[{...heard(raw,raw.submittedAt,options),id:raw.databaseId,state:raw.state.toLowerCase()}]}function keptThread({path:path,line:line,comments:comments},options){const[first]=comments.nodes
const kept=comments.nodes.flatMap(comment=>keptComment(comment,options))
const isAsked=comments.nodes.some(comment=>isRequest(comment,options))
if(!first||kept.length===0&&!isAsked)return[]
return[{path:path,line:line,hunk:first.diffHunk,isAsked:isAsked,comments:kept}]}function isRequest(raw,{trigger:{item:item}}){return item.kind==="review-comment"&&item.id===raw?.databaseId}function keptComment(raw,options){if(raw?.databaseId==null||!(0,_thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_0__.VM)(raw,options.trigger.createdAt)||isRequest(raw,options))return[]
return[{...heard(raw,raw.createdAt,options),id:raw.databaseId}]}function linkedIn({closingIssuesReferences:closingIssuesReferences},{repository:repository,trigger:trigger}){const ours=`${repository.owner}/${repository.name}`.toLowerCase()
return closingIssuesReferences.nodes.flatMap(issue=>{if(issue?.repository.nameWithOwner.toLowerCase()!==ours||!(0,_thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_0__.VM)(issue,trigger.createdAt))return[]
return[{...said(issue,issue.createdAt),number:issue.number,title:issue.title,state:issue.state.toLowerCase()}]})}function heard(written,createdAt,{isOurs:isOurs=()=>!0}){const isOwn=written.viewerDidAuthor&&isOurs(written.body)
return{...said(written,createdAt),...isOwn&&{isOwn:isOwn}}}function said({body:body,author:author,authorAssociation:authorAssociation,lastEditedAt:lastEditedAt},createdAt){return{author:author,association:authorAssociation,body:body,createdAt:createdAt,editedAt:lastEditedAt??void 0}}})}

export const id=3300
export const ids=[3300]
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
return{state:state,commit:commit??"",url:url,userId:user?.id}}}),13300:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{readReviewContext:()=>readReviewContext})
var console=__webpack_require__(54995)
var raw_input=__webpack_require__(48142)
var client=__webpack_require__(44463)
var pull_diff=__webpack_require__(3328)
var schemas=__webpack_require__(28942)
const ownThreadsQuery=`query OwnThreads($owner:String!,$name:String!,$number:Int!,$before:String){\n  viewer{login}\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviewThreads(last:100,before:$before){pageInfo{hasPreviousPage startCursor}\n      nodes{id isResolved path resolvedBy{login} comments(first:50){nodes{databaseId state body viewerDidAuthor}}}}\n  }}\n}`
const Comment=schemas.object({databaseId:schemas.number().int().nullable(),state:schemas.string(),body:schemas.string(),viewerDidAuthor:schemas.boolean()})
const Node=schemas.object({id:schemas.string(),isResolved:schemas.boolean(),path:schemas.string(),resolvedBy:schemas.object({login:schemas.string()}).nullable(),comments:schemas.object({nodes:schemas.array(Comment.nullable())})})
const Reply=schemas.object({viewer:schemas.object({login:schemas.string()}),repository:schemas.object({pullRequest:schemas.object({reviewThreads:schemas.object({pageInfo:schemas.object({hasPreviousPage:schemas.boolean(),startCursor:schemas.string().nullable()}),nodes:schemas.array(Node.nullable())})})})})
const mostPages=10
async function readOwnThreads(client,repository,number){const threads=[]
let before=null
for(let page=1;page<=mostPages;page++){const reply=Reply.parse(await client.graphql(ownThreadsQuery,{...repository,number:number,before:before}))
const{pageInfo:pageInfo,nodes:nodes}=reply.repository.pullRequest.reviewThreads
threads.push(...nodes.flatMap(node=>ownThread(node,reply.viewer.login)))
if(!pageInfo.hasPreviousPage||pageInfo.startCursor===null)break
before=pageInfo.startCursor}return threads}function ownThread(node,viewer){const[first,...others]=node?.comments.nodes??[]
if(!node||first?.databaseId==null||!first.viewerDidAuthor||first.state==="PENDING")return[]
const{id:id,isResolved:isResolved,path:path,resolvedBy:resolvedBy}=node
const replies=others.flatMap(reply=>reply?.viewerDidAuthor?[reply.body]:[])
const resolvedByUs=resolvedBy!==null&&bare(resolvedBy.login)===bare(viewer)
return[{id:id,isResolved:isResolved,resolvedByUs:resolvedByUs,path:path,comment:first.databaseId,body:first.body,replies:replies}]}function bare(login){return login.replace(/\[bot\]$/,"").toLowerCase()}var review_pages=__webpack_require__(23566)
var marks=__webpack_require__(25816)
var fault=__webpack_require__(98664)
var own_comments=__webpack_require__(29058)
async function readReviewContext(run,number){const{github:github,job:job,world:world}=run
const{repository:repository}=job
const marker=(0,marks.iY)((0,raw_input.bg)(world.env)??"",`${repository.owner}/${repository.name}#${number}`)
const[{diff:diff,...hidden},threads]=await Promise.all([(0,pull_diff.iH)((0,client.n)(github,repository),number),ownThreads(github,repository,number)])
const answersUs=(0,own_comments.Ab)(run)
const marked=threads.flatMap(thread=>{const found=marker.read(thread.body)
return found&&found.kind!=="fixed"?[{thread:thread,found:found,isTold:thread.replies.some(answersUs)}]:[]})
return{diff:diff,hidden:hidden,marker:marker,known:marked.flatMap(({thread:thread,found:found,isTold:isTold})=>{const before=isTold?{...thread,isResolved:!1,resolvedByUs:!1,replies:[]}:thread
return knownFinding(before,found,marker)}),threads:new Map(marked.map(({thread:{comment:comment,id:id},isTold:isTold})=>[comment,{id:id,isTold:isTold}]))}}async function ownThreads(github,repository,number){try{return await readOwnThreads((0,client.n)(github,repository),repository,number)}catch(error){if(github.lacksGraphql?.())return byRest(github,repository,number);(0,console.printNotice)(`The findings of earlier reviews could not be read. ${(0,fault.ec)(error).message}`)
return[]}}async function byRest(github,repository,number){try{return await(0,review_pages.YZ)((0,client.n)(github,repository),number)}catch(error){(0,console.printNotice)(`The findings of earlier reviews could not be read. ${(0,fault.ec)(error).message}`)
return[]}}function knownFinding({comment:comment,isResolved:isResolved,resolvedByUs:resolvedByUs,replies:replies},{kind:kind,fingerprint:fingerprint},marker){const isFixed=resolvedByUs||replies.some(reply=>marker.read(reply)?.kind==="fixed")
if(kind==="fixed"||isFixed)return[]
return[{id:comment,fingerprint:fingerprint,severity:kind,status:isResolved?"dismissed":"open"}]}})}

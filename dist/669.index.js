export const id=669
export const ids=[669]
export const modules={1659:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const NodeId=zod__WEBPACK_IMPORTED_MODULE_0__.object({node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Account=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullable()
const ShownReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({body:zod__WEBPACK_IMPORTED_MODULE_0__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_0__.string(),lastEditedAt:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),viewerDidAuthor:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),author:Account,editor:Account}).nullable()})
const fields="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const query=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${fields}}\n  ... on PullRequestReviewComment{${fields}}\n}}`
async function readShownComment(client,id,kind="issues"){const place=await client.get(`/${kind}/comments/{comment_id}`,{comment_id:id}).catch(error=>{if(Object(error).status!==404)throw error})
if(place===void 0)return
const{node:node}=ShownReply.parse(await client.graphql(query,{id:NodeId.parse(place).node_id}))
if(!node)return
const{body:body,createdAt:createdAt,lastEditedAt:lastEditedAt,viewerDidAuthor:viewerDidAuthor,author:author,editor:editor}=node
const isEditedByUs=editor===null?lastEditedAt===null:editor.login===author?.login
return{body:body,shownAt:lastEditedAt??createdAt,isOnlyOurs:viewerDidAuthor&&isEditedByUs}}const CommentReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),issue_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Node=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({isMinimized:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).nullable()})
async function readComment(client,id){const found=await client.get("/issues/comments/{comment_id}",{comment_id:id}).catch(error=>{if(Object(error).status===404)return
throw error})
if(found===void 0)return
const{node_id:nodeId,issue_url:issue,html_url:url}=CommentReply.parse(found)
return{nodeId:nodeId,issue:Number(issue.slice(issue.lastIndexOf("/")+1)),url:url}}const HIDDEN="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(client,nodeId){return Node.parse(await client.graphql(HIDDEN,{id:nodeId})).node?.isMinimized===!0}}),23566:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Eu:()=>OlderThreads,OB:()=>olderThreadsQuery,Sl:()=>reviewsQuery,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>ReviewsReply,ty:()=>readReview})
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
return{state:state,commit:commit??"",url:url,userId:user?.id}}}),76718:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>readTarget,v:()=>readDiscussion})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),node_id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string(),body:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),state:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["open","closed"]),state_reason:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),locked:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),user:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number()}).nullish(),labels:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()})])),assignees:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string()})).nullish(),milestone:zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullish(),type:zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).nullish(),pull_request:zod__WEBPACK_IMPORTED_MODULE_0__.unknown().optional(),repository_url:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
async function readTarget(client,repository,number){const found=await client.get("/issues/{issue_number}",{issue_number:number}).catch(error=>{if([404,410].includes(Object(error).status))return
throw error})
if(found===void 0)return
const issue=Reply.parse(found)
if(issue.number!==number||!issue.repository_url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`))return
return{id:issue.id,nodeId:issue.node_id,number:number,url:issue.html_url,isPull:issue.pull_request!==void 0,title:issue.title,body:issue.body??"",isOpen:issue.state==="open",stateReason:issue.state_reason??void 0,isLocked:issue.locked,author:issue.user?.login,labels:issue.labels.flatMap(label=>typeof label==="string"?[label]:label.name??[]),assignees:(issue.assignees??[]).map(({login:login})=>login),milestone:issue.milestone??void 0,type:issue.type?.name}}const DiscussionReply=zod__WEBPACK_IMPORTED_MODULE_0__.object({repository:zod__WEBPACK_IMPORTED_MODULE_0__.object({discussion:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),closed:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),locked:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).nullable()})})
const QUERY=`query DiscussionNow($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){discussion(number:$number){id url closed locked}}\n}`
const Missing=zod__WEBPACK_IMPORTED_MODULE_0__.object({errors:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({type:zod__WEBPACK_IMPORTED_MODULE_0__.literal("NOT_FOUND")})).min(1)})
async function readDiscussion(client,{owner:owner,name:name},number){try{return DiscussionReply.parse(await client.graphql(QUERY,{owner:owner,name:name,number:number})).repository.discussion??void 0}catch(error){if(Missing.safeParse(error).success)return
throw error}}}),19399:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J8:()=>readSubIssues,K$:()=>readMilestones,N4:()=>readProjectItem,Wh:()=>readProject,_F:()=>readTypes,k2:()=>readLabels,oT:()=>readAssignable})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _port_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95164)
const Label=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),description:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()})
const Milestone=zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string(),due_on:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()})
const Type=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),is_enabled:zod__WEBPACK_IMPORTED_MODULE_0__.boolean().default(!0)})
const User=zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),type:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
async function readLabels(client){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,"/labels")
return items.map(item=>Label.parse(item)).map(({name:name,description:description})=>({name:name,description:description??""}))}async function readMilestones(client){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,"/milestones",{state:"open"})
return items.map(item=>Milestone.parse(item))}async function readTypes(client){const found=await client.get("/issue-types").catch(error=>{if(Object(error).status===404)return[]
throw error})
return zod__WEBPACK_IMPORTED_MODULE_0__.array(Type).parse(found).flatMap(({name:name,is_enabled:is_enabled})=>is_enabled?[name]:[])}async function readAssignable(client,login){for(let page=1;page<=10;page++){const found=zod__WEBPACK_IMPORTED_MODULE_0__.array(User).parse(await client.get("/assignees",{per_page:100,page:page}))
const user=found.find(one=>one.login.toLowerCase()===login.toLowerCase())
if(user)return user.type==="User"?user.login:void 0
if(found.length<100)break}return}async function readSubIssues(client,number){const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,"/issues/{issue_number}/sub_issues",{issue_number:number},{most:1})
return items.map(item=>zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()}).parse(item).number)}const Option=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),name:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Field=zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),options:zod__WEBPACK_IMPORTED_MODULE_0__.array(Option)}),zod__WEBPACK_IMPORTED_MODULE_0__.object({}).transform(()=>{})])
const Project=zod__WEBPACK_IMPORTED_MODULE_0__.object({repositoryOwner:zod__WEBPACK_IMPORTED_MODULE_0__.object({projectV2:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),closed:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),fields:zod__WEBPACK_IMPORTED_MODULE_0__.object({nodes:zod__WEBPACK_IMPORTED_MODULE_0__.array(Field)})}).nullable()}).nullable()})
const PROJECT=`query Project($owner:String!,$number:Int!){\n  repositoryOwner(login:$owner){\n    ... on Organization{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n    ... on User{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n  }\n}`
async function readProject(client,owner,number){const found=Project.safeParse(await client.graphql(PROJECT,{owner:owner,number:number}).catch(dataOf)).data
const project=found?.repositoryOwner?.projectV2
if(!project)return
const fields=project.fields.nodes.flatMap(field=>field??[])
return{id:project.id,url:project.url,isOpen:!project.closed,fields:fields}}function dataOf(error){const data=Object(error).data
if(data===void 0||data===null)throw error
return data}const Items=zod__WEBPACK_IMPORTED_MODULE_0__.object({node:zod__WEBPACK_IMPORTED_MODULE_0__.object({projectItems:zod__WEBPACK_IMPORTED_MODULE_0__.object({nodes:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.string(),project:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.string()}),fieldValueByName:zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()}).nullish()}))})})})
const ITEMS=`query Items($id:ID!,$field:String!){node(id:$id){\n  ... on Issue{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n  ... on PullRequest{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n}}`
async function readProjectItem(client,{node:node,project:project,field:field}){const{nodes:nodes}=Items.parse(await client.graphql(ITEMS,{id:node,field:field})).node.projectItems
const item=nodes.find(one=>one.project.id===project)
return item&&{id:item.id,value:item.fieldValueByName?.name??void 0}}}),65145:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{br:()=>commentText,bG:()=>dismissReview,mC:()=>findingLine,Xc:()=>postReview,Q:()=>settleThread,kJ:()=>unplacedText})
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
await github.request(route,{owner:owner,repo:repo,pull_number:number,review_id:id,message:message})}}),94462:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E$:()=>defineIntent,J5:()=>refused,lA:()=>fits})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _github_write_prose_commands_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(17482)
var _github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14966)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _limits_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62552)
const NO_THREAD="it is about no thread"
function refused(why){return{status:"refused",why:why}}function defineIntent(definition){const{name:name,isForRestricted:isForRestricted=!1}=definition
return{name:name,isForRestricted:isForRestricted,declare:declaration=>declared(definition,(0,_limits_js__WEBPACK_IMPORTED_MODULE_2__.A)(declaration,definition))}}function declared(definition,limits){const{name:name,help:help,permission:permission,target:target,waits:waits,needsOpen:needsOpen=!1,canBeLocked:canBeLocked=!1,texts:texts={}}=definition
const fields=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject(definition.fields(limits))
const kind={name:name,help:help,permission:permission,limits:limits,target:target,waits:waits===!0&&!limits.isUnattended,needsOpen:needsOpen,canBeLocked:canBeLocked,input:thread=>zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_3__.literal(name),...fields.shape,...numberField(target,limits,thread)}),read(value,{thread:thread,clean:clean}){const parsed=zod__WEBPACK_IMPORTED_MODULE_3__.object({number:zod__WEBPACK_IMPORTED_MODULE_3__.int().positive().optional()}).safeParse(value)
const{number:number,name:_,...rest}=parsed.success?{...Object(value),...parsed.data}:Object(value)
const checked=fields.safeParse(rest)
if(!checked.success)return{why:`it is not of the declared form: ${firstIssue(checked.error)}`}
const at=targetOf({target:target,limits:limits},number,thread)
if(typeof at==="object")return at
const cleaned=cleanFields(checked.data,texts,clean)
if("why"in cleaned)return cleaned
const safe=cleaned.fields
return{kind:kind,number:at,value:{...safe,...at!==void 0&&{number:at}},words:definition.words(safe,at===void 0?"":`#${at}`),async check(place,{target:found,slot:slot}){if(found===void 0&&target!=="discussion"&&target!=="none")return refused(NO_THREAD)
const about={target:found,number:at}
return definition.check(place,{fields:safe,limits:limits,slot:slot,...about})}}}}
return kind}function numberField(target,{isAnywhere:isAnywhere},thread){if(target==="none"||!isAnywhere)return{}
const number=zod__WEBPACK_IMPORTED_MODULE_3__.int().positive()
const isOwn=fits(target,thread)
return{number:(isOwn?number.optional():number).describe(isOwn?"Default: this thread.":"Of which thread.")}}function fits(target,{type:type}){if(target==="thread")return type==="issue"||type==="pull_request"
return target===type}function targetOf({target:target,limits:limits},number,thread){if(target==="none")return
const own=thread.type!=="none"&&fits(target,thread)?thread.number:void 0
const at=number??own
if(at===void 0)return{why:NO_THREAD}
if(at!==own&&!limits.isAnywhere)return{why:`#${at} is another thread, and the workflow allows only this one`}
return at}function firstIssue({issues:issues}){const[{path:path,message:message}={path:[],message:""}]=issues
return[path.join("."),message].filter(Boolean).join(": ")}function cleanFields(fields,texts,{rules:rules,redact:redact}){const json=JSON.stringify(fields)
const strings=Object.values(fields).flatMap(value=>typeof value==="string"?[value]:[])
if(redact(json)!==json||strings.some(text=>redact(text)!==text))return{why:"it contains what looks like a secret"}
const cleaned={...fields}
for(const[name,kind]of Object.entries(texts)){const text=fields[name]
if(typeof text!=="string")continue
const safe=kind==="title"?(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)((0,_github_write_prose_commands_js__WEBPACK_IMPORTED_MODULE_0__.WN)(text),200):(0,_github_write_prose_neutral_js__WEBPACK_IMPORTED_MODULE_1__.$)(text,rules).trim()
if(safe==="")return{why:`\`${name}\` says nothing`}
cleaned[name]=safe}return{fields:cleaned}}}),62552:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A:()=>limitsOf,Z:()=>declarationFault})
var _action_runner_input_intents_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(12939)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
const MOST=50
function limitsOf(declaration,{name:name,most:most,target:target,takes:takes}){const{choices:choices,flags:flags,values:values}=declaration
const isOfThread=target!=="none"
const hasLabels=isOfThread&&target!=="discussion"
const knownFlags=["unattended",...isOfThread?["same-thread","repository"]:[],...takes.flags??[]]
const knownValues=["max",...hasLabels?["only"]:[],...takes.values??[]]
const strange=[...flags.filter(flag=>!knownFlags.includes(flag)),...Object.keys(values).filter(key=>!knownValues.includes(key))][0]
if(strange!==void 0)throw declarationFault(`gives ${name} the setting ${strange}, which it does not have`)
requireOne(name,declaration)
requireChoices(name,choices,takes.choices)
return{most:mostOf(name,values.max,most),isAnywhere:flags.includes("repository"),isUnattended:flags.includes("unattended"),only:values.only??[],choices:choices,flags:flags,values:values}}function requireOne(name,{flags:flags,values:values}){const twice=["max","prefix"].find(key=>(values[key]??[]).length>1)
if(twice!==void 0)throw declarationFault(`gives ${name} the setting ${twice} more than once`)
for(const pair of[["same-thread","repository"],["replace","update"]])if(pair.every(flag=>flags.includes(flag)))throw declarationFault(`gives ${name} both ${pair.join(" and ")}`)}function requireChoices(name,choices,known){if(known==="needed"&&choices.length===0)throw declarationFault(`has to say what ${name} is limited to, between brackets`)
const[first]=choices
if(known===void 0&&first!==void 0)throw declarationFault(`limits ${name} to "${first}", which it cannot be limited to`)
if(!Array.isArray(known))return
const strange=choices.find(choice=>!known.includes(choice))
if(strange!==void 0)throw declarationFault(`limits ${name} to "${strange}"${(0,_action_runner_input_intents_input_js__WEBPACK_IMPORTED_MODULE_0__.au)(strange,known)}; there are ${known.join(", ")}`)}function mostOf(name,given,usual){if(given===void 0)return usual
const most=/^\d{1,3}$/.test(given[0]??"")?Number(given[0]):0
if(most>=1&&most<=MOST)return most
throw declarationFault(`gives ${name} a \`max\` that is no whole number from 1 to ${MOST}`)}function declarationFault(problem){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config",`The input \`intents\` ${problem}.`,{hint:"docs/intents.md of this action lists every intent with its settings."})}}),40669:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{INTENTS:()=>INTENTS,cleanTextFor:()=>cleanTextFor,declaredIntents:()=>declaredIntents,intentContextOf:()=>intentContextOf,threadOf:()=>threadOf})
var intents_input=__webpack_require__(12939)
var raw_input=__webpack_require__(48142)
var trigger_settings=__webpack_require__(79235)
var client=__webpack_require__(44463)
var write_marks=__webpack_require__(25816)
var labels=__webpack_require__(33365)
var schemas=__webpack_require__(28942)
var comment_now=__webpack_require__(1659)
var pull=__webpack_require__(7256)
var review_pages=__webpack_require__(23566)
var read_target=__webpack_require__(76718)
var own_account=__webpack_require__(71762)
var comment_comment=__webpack_require__(60593)
var comment_discussion=__webpack_require__(18970)
var post_review=__webpack_require__(65145)
var intent=__webpack_require__(94462)
const comment=(0,intent.E$)({name:"comment",help:"comments on an issue or a pull request. Your final message is posted in any case; do not repeat it.",permission:"issues: write",most:1,target:"thread",takes:{},fields:()=>({body:schemas.string().min(1).max(1e4).describe("Markdown.")}),texts:{body:"prose"},words:(_,on)=>`comment on ${on}`,async check(place,{fields:fields,slot:slot,target:target}){const{github:github,repository:repository,mac:mac,client:client}=place
const parts=["comment",String(target.number),slot]
const own=await(0,own_account.jU)(client)
const[known]=await(0,comment_comment.Sg)(github,repository,target.number,({body:body="",user:user})=>(0,own_account.Fj)(user,own)&&(0,write_marks.CG)(mac,body,parts))
if(known)return{status:"already",url:known.url}
return{status:"ready",async act(){const body=`${fields.body}\n\n${(0,write_marks.w_)(mac,parts)}`
const{url:url,id:id}=await(0,comment_comment.Gy)(github,repository,target.number,body)
const path=`repos/${repository.owner}/${repository.name}/issues/comments/${id}`
return{url:url,undo:`gh api -X DELETE ${path}`}}}}})
const commentDiscussion=(0,intent.E$)({name:"comment-discussion",help:"comments in a discussion.",permission:"discussions: write",most:1,target:"discussion",takes:{},fields:()=>({body:schemas.string().min(1).max(1e4).describe("Markdown.")}),texts:{body:"prose"},words:(_,on)=>`comment in the discussion ${on}`,async check({client:client,github:github,repository:repository,mac:mac},{fields:fields,slot:slot,number:number}){const discussion=number===void 0?void 0:await(0,read_target.v)(client,repository,number)
if(!discussion||number===void 0)return(0,intent.J5)(`there is no discussion #${number} in this repository`)
const mark=["comment-discussion",String(number),slot]
const[known]=await(0,comment_discussion.kJ)(github,discussion.id,body=>(0,write_marks.CG)(mac,body,mark))
if(known)return{status:"already",url:known.url}
if(discussion.locked)return(0,intent.J5)(`the discussion #${number} is locked`)
return{status:"ready",async act(){const place={discussionId:discussion.id,replyToId:void 0}
const{url:url}=await(0,comment_discussion.B)(github,place,`${fields.body}\n\n${(0,write_marks.w_)(mac,mark)}`)
return{url:url}}}}})
const REASONS=["spam","abuse","off-topic","outdated","duplicate","resolved"]
const hide=(0,intent.E$)({name:"hide",help:"hides a comment on a thread.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:REASONS},fields:({choices:choices})=>({comment:schemas.int().positive().describe("The id of the comment."),reason:choices.length>0?schemas["enum"](choices):schemas["enum"](REASONS)}),words:({comment:comment,reason:reason},on)=>`hide the comment ${comment} on ${on} as ${reason}`,async check({github:github,client:client},{fields:{comment:comment,reason:reason},target:target}){const found=await(0,comment_now.W3)(client,comment)
if(found?.issue!==target.number)return(0,intent.J5)(`#${target.number} has no comment ${comment}`)
if(await(0,comment_now.dK)(client,found.nodeId))return{status:"already",url:found.url}
return{status:"ready",async act(){await(0,comment_comment.Op)(github,found.nodeId,reason.toUpperCase().replace("-","_"))
return{url:found.url}}}}})
const dismissReview=(0,intent.E$)({name:"dismiss-review",help:"dismisses an approval or a request for changes that you gave for an older commit.",permission:"pull-requests: write",most:1,target:"pull_request",needsOpen:!0,takes:{},fields:()=>({review:schemas.int().positive().describe("The id of the review."),message:schemas.string().min(1).max(500)}),texts:{message:"title"},words:({review:review},on)=>`dismiss the review ${review} of ${on}`,async check({client:client,github:github,repository:repository},{fields:{review:id,message:message},target:target}){const[review,own]=await Promise.all([(0,review_pages.ty)(client,target.number,id),(0,own_account.jU)(client)])
if(!review)return(0,intent.J5)(`#${target.number} has no review ${id}`)
if(own===void 0||review.userId!==own.id)return(0,intent.J5)("it is somebody else's review")
if(review.state==="DISMISSED")return{status:"already",url:review.url}
if(!["APPROVED","CHANGES_REQUESTED"].includes(review.state))return(0,intent.J5)("it neither approves nor blocks")
if(review.commit===(await(0,pull.Es)(client,target.number)).head.sha)return(0,intent.J5)("it is about the commit that is the head now")
return{status:"ready",async act(){await(0,post_review.bG)(github,repository,{number:target.number,id:id,message:message})
return{url:review.url}}}}})
var vocabulary=__webpack_require__(19399)
var inline_code=__webpack_require__(62423)
var lib_text=__webpack_require__(94869)
var github_fault=__webpack_require__(58908)
var ask_graphql=__webpack_require__(45013)
async function postIssue(github,{owner:owner,name:repo},text){try{const sent={owner:owner,repo:repo,title:text.title,body:text.body,labels:[...text.labels]}
return ownIssue((await github.request("POST /repos/{owner}/{repo}/issues",sent)).data)}catch(error){const stored=(0,github_fault.VH)(error)?await newestIssue(github,{owner:owner,name:repo},text.body):void 0
if(!stored)throw error
return stored}}async function newestIssue(github,{owner:owner,name:repo},body){const list={owner:owner,repo:repo,state:"all",sort:"created",direction:"desc",per_page:10}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/issues",list)
const found=data.find(issue=>(0,lib_text.cZ)(issue.body??"",body))
return found&&ownIssue(found)}function ownIssue({id:id,number:number,html_url:url,body:body,title:title,state:state}){return{id:Number(id),number:number,url:url,body:body??"",title:title,isOpen:state==="open"}}async function findIssues(github,{owner:owner,name:repo},{state:state,isIt:isIt}){const found=[]
for(let page=1;page<=10;page++){const list={owner:owner,repo:repo,state:state,sort:"created",direction:"desc",per_page:100,page:page}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/issues",list)
const issues=data.filter(({pull_request:pull})=>pull===void 0)
found.push(...issues.filter(issue=>isIt({body:issue.body??"",user:issue.user})).map(ownIssue))
if(data.length<100)break}return found}async function changeIssue(github,{owner:owner,name:repo},number,changes){const route="PATCH /repos/{owner}/{repo}/issues/{issue_number}"
await github.request(route,{owner:owner,repo:repo,issue_number:number,...changes})}async function intents_assign(github,{owner:owner,name:repo},number,assignees){const route="POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await github.request(route,{owner:owner,repo:repo,issue_number:number,assignees:[...assignees]})}async function lock(github,{owner:owner,name:repo},number,lock_reason){const route="PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"
await github.request(route,{owner:owner,repo:repo,issue_number:number,lock_reason:lock_reason})}async function linkSubIssue(github,{owner:owner,name:repo},number,part){const route="POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"
await github.request(route,{owner:owner,repo:repo,issue_number:number,sub_issue_id:part})}const ADD=`mutation AddToProject($input: AddProjectV2ItemByIdInput!) {\n  addProjectV2ItemById(input: $input) { item { id } }\n}`
const SET=`mutation SetField($input: UpdateProjectV2ItemFieldValueInput!) {\n  updateProjectV2ItemFieldValue(input: $input) { clientMutationId }\n}`
const permission="(projects need the token of an app, or of a person)"
const Added=schemas.object({addProjectV2ItemById:schemas.object({item:schemas.object({id:schemas.string()})})})
async function addToProject(github,projectId,contentId){const variables={input:{projectId:projectId,contentId:contentId}}
return Added.parse(await(0,ask_graphql.j)(github,ADD,{variables:variables,permission:permission})).addProjectV2ItemById.item.id}async function setProjectField(github,{optionId:optionId,...place}){const variables={input:{...place,value:{singleSelectOptionId:optionId}}}
await(0,ask_graphql.j)(github,SET,{variables:variables,permission:permission})}async function dispatchWorkflow(github,{owner:owner,name:repo},{file:file,ref:ref,inputs:inputs}){const route="POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"
await github.request(route,{owner:owner,repo:repo,workflow_id:file,ref:ref,inputs:{...inputs}})}async function rerunFailedJobs(github,{owner:owner,name:repo},run){const route="POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"
await github.request(route,{owner:owner,repo:repo,run_id:run})}async function cancelRun(github,{owner:owner,name:repo},run){await github.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel",{owner:owner,repo:repo,run_id:run})}var prompts=__webpack_require__(88135)
var reaction=__webpack_require__(3549)
var pull_request=__webpack_require__(63697)
var intents_limits=__webpack_require__(62552)
const Name=schemas.string().min(1).max(50)
const properties_labels=(0,intent.E$)({name:"labels",help:"adds labels to a thread and removes labels from it; they must exist.",permission:"issues: write",most:3,target:"thread",isForRestricted:!0,canBeLocked:!0,takes:{choices:"any",flags:["create-labels"]},fields({choices:choices}){const one=choices.length>0?schemas["enum"](choices):Name
return{add:schemas.array(one).max(10).default([]),remove:schemas.array(one).max(10).default([])}},words({add:add,remove:remove},on){const named=names=>names.map(inline_code.aY).join(", ")
const parts=[...add.length>0?[`add ${named(add)} to ${on}`]:[],...remove.length>0?[`remove ${named(remove)} from ${on}`]:[]]
return parts.join(", ")||`no label for ${on}`},async check(place,{fields:fields,limits:limits,target:target}){const{add:add,remove:remove}=fields
if(add.length+remove.length===0)return(0,intent.J5)("it names no label")
const own=[...add,...remove].find(name=>isOwnLabel(place,name))
if(own!==void 0)return(0,intent.J5)(`${(0,inline_code.aY)(own)} calls the agent or decides what it may do`)
const known=add.length===0?[]:(await(0,vocabulary.k2)(place.client)).map(({name:name})=>name)
const resolved=add.map(name=>known.find(one=>isSame(one,name))??name)
const missing=resolved.find(name=>!known.includes(name))
if(missing!==void 0&&!limits.flags.includes("create-labels"))return(0,intent.J5)(`the repository has no label ${(0,inline_code.aY)(missing)}`)
const wanted=resolved.filter(name=>!target.labels.some(one=>isSame(one,name)))
const unwanted=target.labels.filter(name=>remove.some(one=>isSame(one,name)))
if(wanted.length+unwanted.length===0)return{status:"already"}
return{status:"ready",async act(){if(wanted.length>0)await(0,pull_request.Nl)(place.github,place.repository,target.number,wanted)
for(const name of unwanted)await(0,reaction.HK)(place.github,place.repository,target.number,{kind:"label",name:name})
return{url:target.url,undo:undoOf(target.number,wanted,unwanted)}}}}})
function isOwnLabel({ownLabels:ownLabels},name){return ownLabels.some(own=>letters(own)===letters(name))}function letters(name){return name.normalize("NFKD").replaceAll(/[\p{M}\p{C}\s]/gu,"").toLowerCase()}function isSame(one,other){return one.toLowerCase()===other.toLowerCase()}function undoOf(number,added,removed){const flags=[...added.map(name=>`--remove-label ${(0,labels.Ec)(name)}`),...removed.map(name=>`--add-label ${(0,labels.Ec)(name)}`)]
return`gh issue edit ${number} ${flags.join(" ")}`}const Title=schemas.string().min(1).max(250)
const milestone=(0,intent.E$)({name:"milestone",help:"sets the milestone of a thread by its title; `null` takes it off.",permission:"issues: write",most:1,target:"thread",takes:{choices:"any"},fields:({choices:choices})=>({title:(choices.length>0?schemas["enum"](choices):Title).nullable()}),words:({title:title},on)=>title===null?`take the milestone off ${on}`:`set the milestone of ${on} to ${(0,inline_code.aY)(title)}`,async check({github:github,repository:repository,client:client},{fields:{title:title},target:target}){if((target.milestone?.title??null)===title)return{status:"already"}
const found=title===null?void 0:(await(0,vocabulary.K$)(client)).find(one=>one.title===title)
if(title!==null&&!found)return(0,intent.J5)(`the repository has no open milestone ${(0,inline_code.aY)(title)}`)
const before=target.milestone?.title
const back=before===void 0?"--remove-milestone":`--milestone ${(0,labels.Ec)(before)}`
return{status:"ready",async act(){await changeIssue(github,repository,target.number,{milestone:found?.number??null})
return{url:target.url,undo:`gh issue edit ${target.number} ${back}`}}}}})
const type=(0,intent.E$)({name:"type",help:"sets the type of an issue.",permission:"issues: write",most:1,target:"issue",takes:{choices:"needed"},fields:({choices:choices})=>({type:schemas["enum"](choices)}),words:(fields,on)=>`set the type of ${on} to ${(0,inline_code.aY)(fields.type)}`,async check({github:github,repository:repository,client:client},{fields:fields,target:target}){if(target.type===fields.type)return{status:"already"}
if(!(await(0,vocabulary._F)(client)).includes(fields.type))return(0,intent.J5)(`the organization has no issue type ${(0,inline_code.aY)(fields.type)}`)
const path=`repos/${repository.owner}/${repository.name}/issues/${target.number}`
const before=target.type===void 0?"-F type=null":`-f ${(0,labels.Ec)(`type=${target.type}`)}`
return{status:"ready",async act(){await changeIssue(github,repository,target.number,{type:fields.type})
return{url:target.url,undo:`gh api -X PATCH ${path} ${before}`}}}}})
function choiceOf({values:values}){const[given,another]=values.fields??[]
if(another!==void 0)throw(0,intents_limits.Z)("gives project more than one field; one can be set")
if(given===void 0)return
const[,field="",words=""]=/^([^=]{1,60})=(.{1,200})$/.exec(given)??[]
if(field==="")throw(0,intents_limits.Z)(`has the project field "${given}", which is not NAME=a|b`)
return{field:field.trim(),options:words.split("|").map(word=>word.trim())}}const project=(0,intent.E$)({name:"project",help:"adds a thread to the project, and sets its field.",permission:"(projects need the token of an app, or of a person)",most:1,target:"thread",canBeLocked:!0,takes:{choices:"needed",values:["fields"]},fields(limits){const[number,another]=limits.choices
if(another!==void 0||!/^\d{1,6}$/.test(number??""))throw(0,intents_limits.Z)("has to name one project by its number, e.g. `project(7)`")
const choice=choiceOf(limits)
return{value:choice?schemas["enum"](choice.options).describe(`The value of "${choice.field}".`):schemas["null"]().default(null)}},words:({value:value},on)=>`put ${on} into the project${value===null?"":` as ${(0,inline_code.aY)(value)}`}`,async check({client:client,github:github,repository:repository},{fields:{value:value},limits:limits,target:target}){const number=Number(limits.choices[0])
const found=await(0,vocabulary.Wh)(client,repository.owner,number)
if(!found?.isOpen)return(0,intent.J5)(`${(0,inline_code.aY)(repository.owner)} has no open project ${number} that this token sees`)
const name=choiceOf(limits)?.field??"Status"
const field=found.fields.find(one=>one.name===name)
const option=field?.options.find(one=>one.name===value)
if(value!==null&&(!field||!option))return(0,intent.J5)(`the project has no choice ${(0,inline_code.aY)(`${name}=${value}`)}`)
const item=await(0,vocabulary.N4)(client,{node:target.nodeId,project:found.id,field:name})
if(item&&(value===null||item.value===value))return{status:"already",url:found.url}
return{status:"ready",async act(){const itemId=item?.id??await addToProject(github,found.id,target.nodeId)
if(field&&option)await setProjectField(github,{projectId:found.id,itemId:itemId,fieldId:field.id,optionId:option.id})
return{url:found.url}}}}})
const key=schemas.string().regex(/^[\w./:-]{1,100}$/).describe("What the issue is about, the same each time, e.g. the name of a test. One issue is kept for each.")
const createIssue=(0,intent.E$)({name:"create-issue",help:"opens an issue in this repository.",permission:"issues: write",most:1,target:"none",takes:{flags:["replace","update"],values:["prefix","labels"]},fields:({flags:flags})=>({title:schemas.string().min(1).max(200),body:schemas.string().min(1).max(3e4).describe("Markdown."),...flags.includes("update")&&{key:key}}),texts:{title:"title",body:"prose"},words:({title:title})=>`open the issue ${(0,inline_code.aY)(title)}`,async check(place,{fields:fields,limits:limits,slot:slot}){const wanted=limits.values.labels??[]
const own=wanted.find(name=>isOwnLabel(place,name))
if(own!==void 0)return(0,intent.J5)(`${(0,inline_code.aY)(own)} calls the agent or decides what it may do`)
const known=wanted.length===0?[]:(await(0,vocabulary.k2)(place.client)).map(({name:name})=>name)
const missing=wanted.find(name=>!known.includes(name))
if(missing!==void 0)return(0,intent.J5)(`the repository has no label ${(0,inline_code.aY)(missing)}`)
const title=`${limits.values.prefix?.[0]??""}${fields.title}`
const text={title:title,body:fields.body,labels:wanted}
if(limits.flags.includes("update"))return keepUpToDate(place,text,lasting(limits,fields.key))
const marks={once:["issue",slot],lasting:lasting(limits,void 0)}
return openOnce(place,text,{...marks,isReplacing:limits.flags.includes("replace")})}})
function lasting({values:values},about){return["lasting issue",values.prefix?.[0]??"",typeof about==="string"?about:""]}async function issuesOfOurs(place,state,marks){const{github:github,repository:repository,mac:mac,client:client}=place
const own=await(0,own_account.jU)(client)
return findIssues(github,repository,{state:state,isIt:({body:body,user:user})=>(0,own_account.Fj)(user,own)&&marks.some(mark=>(0,write_marks.CG)(mac,body,mark))})}async function keepUpToDate(place,text,mark){const{github:github,repository:repository,mac:mac}=place
const body=`${text.body}\n\n${(0,write_marks.w_)(mac,mark)}`
const[issue]=await issuesOfOurs(place,"open",[mark])
if(!issue)return{status:"ready",act:async()=>opened(await postIssue(github,repository,{...text,body:body}))}
if(issue.title===text.title&&(0,lib_text.cZ)(issue.body,body))return{status:"already",url:issue.url}
return{status:"ready",async act(){await changeIssue(github,repository,issue.number,{title:text.title,body:body})
return{url:issue.url}}}}async function openOnce(place,text,{once:once,lasting:lasting,isReplacing:isReplacing}){const{github:github,repository:repository,mac:mac}=place
const issues=await issuesOfOurs(place,"all",isReplacing?[once,lasting]:[once])
const again=issues.find(({body:body})=>(0,write_marks.CG)(mac,body,once))
const older=issues.filter(issue=>issue.isOpen&&issue!==again)
if(again&&older.length===0)return{status:"already",url:again.url}
const marks=[once,...isReplacing?[lasting]:[]].map(mark=>(0,write_marks.w_)(mac,mark)).join("\n")
return{status:"ready",async act(){const issue=again??await postIssue(github,repository,{...text,body:`${text.body}\n\n${marks}`})
for(const{number:number}of older){await(0,comment_comment.yn)(github,repository,{issue:number},(0,prompts.J1)("intent-replaced",{number:String(issue.number)}))
await changeIssue(github,repository,number,{state:"closed",state_reason:"not_planned"})}return opened(issue)}}}function opened({url:url,number:number}){return{url:url,undo:`gh issue close ${number} --reason "not planned"`}}const createSubIssue=(0,intent.E$)({name:"create-sub-issue",help:"opens an issue that is a part of an issue.",permission:"issues: write",most:5,target:"issue",needsOpen:!0,takes:{values:["prefix"]},fields:()=>({title:schemas.string().min(1).max(200),body:schemas.string().min(1).max(2e4).describe("Markdown.")}),texts:{title:"title",body:"prose"},words:({title:title},on)=>`open the issue ${(0,inline_code.aY)(title)} as a part of ${on}`,async check(place,{fields:fields,limits:limits,slot:slot,target:target}){const{github:github,repository:repository,mac:mac,client:client}=place
const mark=["sub-issue",String(target.number),slot]
const[own,parts]=await Promise.all([(0,own_account.jU)(client),(0,vocabulary.J8)(client,target.number)])
const isIt=issue=>(0,own_account.Fj)(issue.user,own)&&(0,write_marks.CG)(mac,issue.body,mark)
const[known]=await findIssues(github,repository,{state:"all",isIt:isIt})
if(known&&parts.includes(known.number))return{status:"already",url:known.url}
return{status:"ready",async act(){const title=`${limits.values.prefix?.[0]??""}${fields.title}`
const text={title:title,body:`${fields.body}\n\n${(0,write_marks.w_)(mac,mark)}`,labels:[]}
const issue=known??await postIssue(github,repository,text)
await linkSubIssue(github,repository,target.number,issue.id)
return{url:issue.url,undo:`gh issue close ${issue.number} --reason "not planned"`}}}}})
const issues_linkSubIssue=(0,intent.E$)({name:"link-sub-issue",help:"makes an existing issue a part of an issue.",permission:"issues: write",most:5,target:"issue",needsOpen:!0,takes:{},fields:()=>({part:schemas.int().positive().describe("The number of the issue that becomes a part.")}),words:({part:part},on)=>`make #${part} a part of ${on}`,async check({github:github,repository:repository,client:client},{fields:{part:part},target:target}){if(part===target.number)return(0,intent.J5)("an issue is no part of itself")
if((await(0,vocabulary.J8)(client,target.number)).includes(part))return{status:"already"}
const other=await(0,read_target._)(client,`${repository.owner}/${repository.name}`,part)
if(!other||other.isPull)return(0,intent.J5)(`there is no issue #${part} in this repository`)
return{status:"ready",async act(){await linkSubIssue(github,repository,target.number,other.id)
const path=`repos/${repository.owner}/${repository.name}/issues/${target.number}/sub_issue`
return{url:target.url,undo:`gh api -X DELETE ${path} -F sub_issue_id=${other.id}`}}}}})
const Login=schemas.string().regex(/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})$/,"is no login of a person")
function people(choices){const strange=choices.find(login=>!Login.safeParse(login).success)
if(strange!==void 0)throw(0,intents_limits.Z)(`names "${strange}", which is no login of a person, without @, such as octocat`)
return schemas.array(choices.length>0?schemas["enum"](choices):Login).max(10)}const people_assign=(0,intent.E$)({name:"assign",help:"assigns people to a thread, and takes assignees off.",permission:"issues: write",most:1,target:"thread",takes:{choices:"any"},fields:({choices:choices})=>({add:people(choices).default([]),remove:people(choices).default([])}),words({add:add,remove:remove},on){const parts=[...add.length>0?[`assign ${named(add)} to ${on}`]:[],...remove.length>0?[`take ${named(remove)} off ${on}`]:[]]
return parts.join(", ")||`assign nobody to ${on}`},async check({github:github,repository:repository,client:client},{fields:fields,target:target}){const found=await resolved(client,fields.add)
if("why"in found)return(0,intent.J5)(found.why)
const added=found.logins.filter(login=>!has(target.assignees,login))
const removed=target.assignees.filter(login=>has(fields.remove,login))
if(added.length+removed.length===0)return{status:"already"}
return{status:"ready",async act(){if(added.length>0)await intents_assign(github,repository,target.number,added)
for(const name of removed)await(0,reaction.HK)(github,repository,target.number,{kind:"assignee",name:name})
const flags=[...added.map(login=>`--remove-assignee ${login}`),...removed.map(login=>`--add-assignee ${login}`)]
return{url:target.url,undo:`gh issue edit ${target.number} ${flags.join(" ")}`}}}}})
const requestReviewers=(0,intent.E$)({name:"request-reviewers",help:"asks people to review a pull request.",permission:"pull-requests: write",most:1,target:"pull_request",needsOpen:!0,takes:{choices:"any"},fields:({choices:choices})=>({reviewers:people(choices).min(1)}),words:({reviewers:reviewers},on)=>`ask ${named(reviewers)} to review ${on}`,async check({github:github,repository:repository,client:client},{fields:fields,target:target}){const found=await resolved(client,fields.reviewers)
if("why"in found)return(0,intent.J5)(found.why)
const author=found.logins.find(login=>login===target.author)
if(author!==void 0)return(0,intent.J5)(`${(0,inline_code.aY)(author)} is the author`)
const asked=Asked.parse(await client.get("/pulls/{pull_number}",{pull_number:target.number}))
const added=found.logins.filter(login=>!asked.requested_reviewers.some(one=>one.login===login))
if(added.length===0)return{status:"already"}
return{status:"ready",async act(){await(0,pull_request.lj)(github,repository,target.number,added)
const flags=added.map(login=>`--remove-reviewer ${login}`).join(" ")
return{url:target.url,undo:`gh pr edit ${target.number} ${flags}`}}}}})
const Asked=schemas.object({requested_reviewers:schemas.array(schemas.object({login:schemas.string()})).default([])})
async function resolved(client,logins){const found=[]
for(const login of new Set(logins)){const known=await(0,vocabulary.oT)(client,login)
if(known===void 0)return{why:`${(0,inline_code.aY)(login)} is nobody who works on this repository, or a bot`}
found.push(known)}return{logins:found}}function has(logins,login){return logins.some(one=>one.toLowerCase()===login.toLowerCase())}function named(logins){return logins.map(inline_code.aY).join(", ")}const state_REASONS=["completed","not-planned"]
const LOCKS=["off-topic","too heated","resolved","spam"]
const state_close=(0,intent.E$)({name:"close",help:"closes an issue or a pull request, with a reason for an issue. To explain it, propose a comment as well.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:state_REASONS},fields:({choices:choices})=>({reason:choices.length>0?schemas["enum"](choices):schemas["enum"](state_REASONS)}),words:({reason:reason},on)=>`close ${on} as ${reason==="completed"?"completed":"not planned"}`,async check({github:github,repository:repository},{fields:{reason:reason},target:target}){if(!target.isOpen)return{status:"already"}
const why=reason==="completed"?"completed":"not_planned"
return{status:"ready",async act(){const reason=target.isPull?{}:{state_reason:why}
await changeIssue(github,repository,target.number,{state:"closed",...reason})
return{url:target.url,undo:`gh ${target.isPull?"pr":"issue"} reopen ${target.number}`}}}}})
const reopen=(0,intent.E$)({name:"reopen",help:"reopens an issue or a pull request.",permission:"issues: write",most:1,target:"thread",canBeLocked:!0,takes:{},fields:()=>({}),words:(_,on)=>`reopen ${on}`,async check({github:github,repository:repository},{target:target}){if(target.isOpen)return{status:"already"}
return{status:"ready",async act(){await changeIssue(github,repository,target.number,{state:"open"})
return{url:target.url,undo:`gh ${target.isPull?"pr":"issue"} close ${target.number}`}}}}})
const duplicate=(0,intent.E$)({name:"duplicate",help:"closes an issue as a duplicate of another one.",permission:"issues: write",most:1,target:"issue",waits:!0,canBeLocked:!0,takes:{},fields:()=>({of:schemas.int().positive().describe("The number of the issue that stays.")}),words:({of:of},on)=>`close ${on} as a duplicate of #${of}`,async check({github:github,repository:repository,client:client},{fields:{of:of},target:target}){if(!target.isOpen)return{status:"already"}
if(of===target.number)return(0,intent.J5)("an issue is no duplicate of itself")
const other=await(0,read_target._)(client,`${repository.owner}/${repository.name}`,of)
if(!other||other.isPull)return(0,intent.J5)(`there is no issue #${of} in this repository`)
return{status:"ready",async act(){const change={state:"closed",state_reason:"duplicate",duplicate_issue_id:other.id}
await changeIssue(github,repository,target.number,change)
return{url:target.url,undo:`gh issue reopen ${target.number}`}}}}})
const state_lock=(0,intent.E$)({name:"lock",help:"locks a thread, so that only people with write access can comment.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:LOCKS},fields:({choices:choices})=>({reason:choices.length>0?schemas["enum"](choices):schemas["enum"](LOCKS)}),words:({reason:reason},on)=>`lock ${on} as ${reason}`,async check({github:github,repository:repository},{fields:{reason:reason},target:target}){if(target.isLocked)return{status:"already"}
const known=LOCKS.find(one=>one===reason)
if(!known)return(0,intent.J5)("there is no such reason")
return{status:"ready",async act(){await lock(github,repository,target.number,known)
return{url:target.url,undo:`gh issue unlock ${target.number}`}}}}})
const editTitle=(0,intent.E$)({name:"edit-title",help:"changes the title of a thread.",permission:"issues: write",most:1,target:"thread",takes:{values:["prefix"]},fields:()=>({title:schemas.string().min(1).max(200)}),texts:{title:"title"},words:({title:title},on)=>`change the title of ${on} to ${(0,inline_code.aY)(title)}`,async check({github:github,repository:repository},{fields:fields,limits:limits,target:target}){const title=`${limits.values.prefix?.[0]??""}${fields.title}`
if(target.title===title)return{status:"already"}
return{status:"ready",async act(){await changeIssue(github,repository,target.number,{title:title})
return{url:target.url,undo:`gh issue edit ${target.number} --title ${(0,labels.Ec)(target.title)}`}}}}})
const editSection=(0,intent.E$)({name:"edit-section",help:"replaces a section of the text of a thread, between `\x3c!-- NAME:start --\x3e` and `\x3c!-- NAME:end --\x3e`.",permission:"issues: write",most:1,target:"thread",takes:{choices:"needed"},fields({choices:choices}){const strange=choices.find(name=>!/^[a-z][a-z0-9-]{0,40}$/.test(name)||name==="deckhand")
if(strange!==void 0)throw(0,intents_limits.Z)(`names the section "${strange}", which is no lower-case word`)
return{section:schemas["enum"](choices),text:schemas.string().min(1).max(2e4).describe("Markdown.")}},texts:{text:"prose"},words:({section:section},on)=>`replace the section ${(0,inline_code.aY)(section)} in the text of ${on}`,async check({github:github,repository:repository},{fields:{section:section,text:text},target:target}){const[start,end]=[`\x3c!-- ${section}:start --\x3e`,`\x3c!-- ${section}:end --\x3e`]
const[from,to]=[target.body.indexOf(start),target.body.indexOf(end)]
const isOnce=target.body.lastIndexOf(start)===from&&target.body.lastIndexOf(end)===to
if(from<0||to<from||!isOnce)return(0,intent.J5)(`#${target.number} has no section ${(0,inline_code.aY)(section)}, or two`)
if(/<!--\s*[\w-]+:(?:start|end)\s*-->/.test(text))return(0,intent.J5)("it holds the mark of a section itself")
const body=`${target.body.slice(0,from+start.length)}\n${text}\n${target.body.slice(to)}`
if(body===target.body.replaceAll("\r\n","\n"))return{status:"already"}
if(body.length>6e4)return(0,intent.J5)(`the text of #${target.number} would be too long`)
return{status:"ready",async act(){await changeIssue(github,repository,target.number,{body:body})
return{url:target.url}}}}})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var workflow_runs=__webpack_require__(6865)
function givenInputs({values:values}){return(values.inputs??[]).map(given=>{const[,name="",kind=""]=/^([A-Za-z_][\w-]{0,60})=(\S{1,200})$/.exec(given)??[]
if(name!=="")return{name:name,kind:kind}
const forms="NAME=number, NAME=boolean, NAME=a|b or NAME=mark"
throw(0,intents_limits.Z)(`has the workflow input "${given}", which is not ${forms}`)})}function inputsOf(limits){const shape=givenInputs(limits).flatMap(({name:name,kind:kind})=>{if(kind==="mark")return[]
if(kind==="number")return[[name,schemas.int()]]
if(kind==="boolean")return[[name,schemas.boolean()]]
const words=kind.split("|")
if(words.some(word=>!/^[\w.-]{1,60}$/.test(word)))throw(0,intents_limits.Z)(`has the workflow input "${name}=${kind}", whose values are not plain words`)
return[[name,schemas["enum"](words)]]})
return schemas.strictObject(Object.fromEntries(shape)).partial()}function requireFiles({choices:choices}){const strange=choices.find(file=>!/^[\w.-]{1,100}\.ya?ml$/.test(file))
if(strange!==void 0)throw(0,intents_limits.Z)(`names "${strange}", which is no name of a workflow file, such as nightly.yml`)}const dispatch=(0,intent.E$)({name:"dispatch",help:"starts a workflow on the default branch.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"needed",values:["inputs"]},fields(limits){requireFiles(limits)
return{workflow:schemas["enum"](limits.choices),inputs:inputsOf(limits).default({})}},words({workflow:workflow,inputs:inputs}){const given=Object.entries(inputs).map(([name,value])=>(0,inline_code.aY)(`${name}=${value}`))
return`start the workflow ${(0,inline_code.aY)(workflow)}${given.length>0?` with ${given.join(", ")}`:""}`},async check(place,{fields:{workflow:workflow,inputs:inputs},limits:limits,slot:slot}){const{client:client,github:github,repository:repository}=place
if(isOwnWorkflow(place,`.github/workflows/${workflow}`))return(0,intent.J5)("an agent does not start its own workflow")
if(await(0,workflow_runs.S6)(client,workflow)===void 0)return(0,intent.J5)(`there is no workflow ${(0,inline_code.aY)(workflow)} that can be started`)
const{name:ref}=await(0,workflow_runs.yt)(client)
const mark=markOf(place,limits,`${workflow} ${slot}`)
const started=await startedBefore(place,{workflow:workflow,ref:ref,mark:Object.values(mark)[0]})
if(started)return started
const given=Object.fromEntries(Object.entries(inputs).map(([name,value])=>[name,String(value)]))
return{status:"ready",async act(){await dispatchWorkflow(github,repository,{file:workflow,ref:ref,inputs:{...given,...mark}})
return{}}}}})
function markOf({mac:mac},limits,request){const name=givenInputs(limits).find(({kind:kind})=>kind==="mark")?.name
return name===void 0?{}:{[name]:mac.codeOf(["dispatch",request])}}async function startedBefore(place,{workflow:workflow,ref:ref,mark:mark}){const{client:client,runId:runId,since:since}=place
const only={workflow:workflow,event:"workflow_dispatch",branch:ref}
if(mark!==void 0){const marked=(await(0,workflow_runs.xx)(client,only)).find(({display_title:title})=>title.includes(mark))
return marked&&{status:"already",url:marked.html_url}}const begun=(await(0,workflow_runs.cI)(client,runId))?.created_at??since
const from=Date.parse(begun)<Date.parse(since)?begun:since
const[own,runs]=await Promise.all([(0,own_account.jU)(client),(0,workflow_runs.xx)(client,{...only,created:`>=${from}`})])
const ours=runs.find(({actor:actor})=>(0,own_account.Fj)(actor,own))
const why=`the agent's account has started ${(0,inline_code.aY)(workflow)} since the request, with these inputs or others`
return ours&&{status:"already",url:ours.html_url,why:why}}const run=schemas.int().positive().describe("The id of the workflow run.")
const rerun=(0,intent.E$)({name:"rerun",help:"runs the failed jobs of a workflow run again.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"any"},fields(limits){requireFiles(limits)
return{run:run}},words:fields=>`run the failed jobs of the workflow run ${fields.run} again`,check:(place,{fields:fields,limits:limits})=>onRun(place,fields.run,limits,found=>{const{conclusion:conclusion,run_attempt:attempt,html_url:url,id:id}=found
if(conclusion===null)return{status:"already",url:url}
if(!["failure","timed_out","cancelled"].includes(conclusion))return(0,intent.J5)(`the run ${id} has not failed`)
if(attempt>3)return(0,intent.J5)(`the run ${id} was run ${attempt} times already`)
return{status:"ready",async act(){await rerunFailedJobs(place.github,place.repository,id)
return{url:url,undo:`gh run cancel ${id}`}}}})})
const cancel=(0,intent.E$)({name:"cancel",help:"cancels a workflow run.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"any"},fields(limits){requireFiles(limits)
return{run:run}},words:fields=>`cancel the workflow run ${fields.run}`,check:(place,{fields:fields,limits:limits})=>onRun(place,fields.run,limits,({conclusion:conclusion,html_url:url,id:id})=>{if(conclusion==="cancelled")return{status:"already",url:url}
if(conclusion!==null)return(0,intent.J5)(`the run ${id} has ended`)
return{status:"ready",async act(){await cancelRun(place.github,place.repository,id)
return{url:url,undo:`gh run rerun ${id}`}}}})})
async function onRun(place,id,{choices:choices},decide){if(id===place.runId)return(0,intent.J5)("it is this very run")
const found=await(0,workflow_runs.cI)(place.client,id)
if(!found)return(0,intent.J5)(`there is no workflow run ${id}`)
const file=found.path.split("@")[0]??""
if(isOwnWorkflow(place,file))return(0,intent.J5)("it is of the agent's own workflow")
if(choices.length>0&&!choices.includes(file.slice(file.lastIndexOf("/")+1)))return(0,intent.J5)(`the workflow does not allow it for ${(0,inline_code.aY)(file)}`)
if(found.head_sha!==await headOf(place))return(0,intent.J5)(`the run ${id} is of another commit than the head here`)
if(await(0,workflow_runs.bX)(place.client,found))return(0,intent.J5)(`the run ${id} has to do with a deployment`)
return decide(found)}async function headOf({client:client,thread:thread}){if(thread.type==="pull_request")return(await(0,pull.Es)(client,thread.number)).head.sha
return(await(0,workflow_runs.yt)(client)).sha}function isOwnWorkflow({workflow:workflow},path){return workflow===void 0||workflow.toLowerCase()===path.toLowerCase()}const report=(0,intent.E$)({name:"report",help:"leaves a long report as a file of the workflow run.",permission:"contents: read",most:1,target:"none",takes:{},fields:()=>({title:schemas.string().min(1).max(200),text:schemas.string().min(1).max(2e5).describe("Markdown.")}),texts:{title:"title",text:"prose"},words:({title:title})=>`leave the report ${(0,inline_code.aY)(title)}`,check:async({temp:temp},{fields:{title:title,text:text}})=>({status:"ready",async act(){(0,external_node_fs_.mkdirSync)(temp,{recursive:!0})
const path=(0,external_node_path_.join)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp,"deckhand-")),"report.md")
const whole=`# ${title}\n\n${text}\n`;(0,external_node_fs_.writeFileSync)(path,whole)
return{report:{path:path,text:whole}}}})})
const INTENTS=[properties_labels,people_assign,milestone,type,requestReviewers,comment,createIssue,createSubIssue,issues_linkSubIssue,editTitle,editSection,state_close,reopen,duplicate,state_lock,hide,commentDiscussion,report,dispatch,rerun,cancel,dismissReview,project]
function declaredIntents(declarations,{isRestricted:isRestricted}){const known=INTENTS.map(({name:name})=>name)
const all=declarations.map(declaration=>{const kind=INTENTS.find(({name:name})=>name===declaration.name)
if(!kind)throw(0,intents_limits.Z)(`names ${declaration.name}${(0,intents_input.au)(declaration.name,known)}, which is no intent`)
return{kind:kind,declared:kind.declare(declaration)}})
return all.flatMap(({kind:kind,declared:declared})=>isRestricted&&!kind.isForRestricted?[]:[declared])}function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function intentContextOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,client.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,labels.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),mac:(0,write_marks.e5)((0,raw_input.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,trigger_settings.phrasesOf)(world.env)},redact:redact}}}),60828:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>Finding})
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
return runs.sort((a,b)=>distance(a)-distance(b)).slice(0,5).map(({from:from,to:to})=>from===to?String(from):`${from}-${to}`).join(", ")}})}

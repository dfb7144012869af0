export const id=5086
export const ids=[5086]
export const modules={3328:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{IM:()=>readChangedFiles,iH:()=>readDiff})
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
return{path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions,patch:patch}}}),12719:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Rj:()=>ThreadReply,UM:()=>Author,b_:()=>threadQuery,h1:()=>discussionQuery,yI:()=>restPage})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _trigger_own_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(21412)
const said="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const head="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const page="totalCount pageInfo{hasPreviousPage startCursor}"
const fields=`${head} comments(last:100,before:$before){${page} nodes{${said}}}`
const variables="$owner:String!,$name:String!,$number:Int!,$before:String"
const threadQuery=`query Thread(${variables}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${fields}}\n    ... on PullRequest{${fields}}\n  }}\n}`
const discussionQuery=`query Discussion(${variables}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${head} comments(last:100,before:$before){${page} nodes{${said} replies(last:20){totalCount nodes{${said}}}}}\n  }}\n}`
const Author=zod__WEBPACK_IMPORTED_MODULE_1__.object({__typename:zod__WEBPACK_IMPORTED_MODULE_1__.string(),login:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).nullable().transform(author=>{if(author===null)return"ghost"
return author.__typename==="Bot"&&!author.login.endsWith("[bot]")?`${author.login}[bot]`:author.login})
const comment={databaseId:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),body:zod__WEBPACK_IMPORTED_MODULE_1__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_1__.string(),lastEditedAt:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),isMinimized:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),authorAssociation:zod__WEBPACK_IMPORTED_MODULE_1__.string(),viewerDidAuthor:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),author:Author}
const Reply=zod__WEBPACK_IMPORTED_MODULE_1__.object(comment).readonly()
const ThreadComment=zod__WEBPACK_IMPORTED_MODULE_1__.object({...comment,replies:zod__WEBPACK_IMPORTED_MODULE_1__.object({totalCount:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),nodes:zod__WEBPACK_IMPORTED_MODULE_1__.array(Reply.nullable()).readonly()}).readonly().optional()}).readonly()
const ThreadPage=zod__WEBPACK_IMPORTED_MODULE_1__.object({title:zod__WEBPACK_IMPORTED_MODULE_1__.string(),body:zod__WEBPACK_IMPORTED_MODULE_1__.string(),url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),createdAt:zod__WEBPACK_IMPORTED_MODULE_1__.string(),lastEditedAt:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),authorAssociation:zod__WEBPACK_IMPORTED_MODULE_1__.string(),author:Author,comments:zod__WEBPACK_IMPORTED_MODULE_1__.object({totalCount:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),pageInfo:zod__WEBPACK_IMPORTED_MODULE_1__.object({hasPreviousPage:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),startCursor:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable()}).readonly(),nodes:zod__WEBPACK_IMPORTED_MODULE_1__.array(ThreadComment.nullable()).readonly()}).readonly()}).readonly()
const ThreadReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({repository:zod__WEBPACK_IMPORTED_MODULE_1__.object({thread:ThreadPage})})
const User=zod__WEBPACK_IMPORTED_MODULE_1__.object({login:zod__WEBPACK_IMPORTED_MODULE_1__.string(),id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional()}).nullable()
const written={body:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullish(),created_at:zod__WEBPACK_IMPORTED_MODULE_1__.string(),updated_at:zod__WEBPACK_IMPORTED_MODULE_1__.string(),author_association:zod__WEBPACK_IMPORTED_MODULE_1__.string().default("NONE"),user:User,html_url:zod__WEBPACK_IMPORTED_MODULE_1__.string()}
const Head=zod__WEBPACK_IMPORTED_MODULE_1__.object({...written,title:zod__WEBPACK_IMPORTED_MODULE_1__.string(),comments:zod__WEBPACK_IMPORTED_MODULE_1__.number().int()})
const Comments=zod__WEBPACK_IMPORTED_MODULE_1__.array(zod__WEBPACK_IMPORTED_MODULE_1__.object({...written,id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int()}))
const pageSize=100
async function restPage(client,{number:number,own:own},before){const head=Head.parse(await client.get("/issues/{issue_number}",{issue_number:number}))
const page=before===null?Math.max(1,Math.ceil(head.comments/pageSize)):Number(before)-1
const asked={issue_number:number,per_page:pageSize,page:page}
const comments=Comments.parse(await client.get("/issues/{issue_number}/comments",asked))
return{title:head.title,url:head.html_url,...dated(head),comments:{totalCount:head.comments,pageInfo:{hasPreviousPage:page>1,startCursor:String(page)},nodes:comments.map(comment=>({databaseId:comment.id,isMinimized:false,...dated(comment),viewerDidAuthor:(0,_trigger_own_js__WEBPACK_IMPORTED_MODULE_0__.Fj)(comment.user,own)}))}}}function dated({body:body,created_at:created_at,updated_at:updated_at,author_association:author_association,user:user}){return{body:body??"",author:user?.login??"ghost",authorAssociation:author_association,createdAt:created_at,lastEditedAt:updated_at===created_at?null:updated_at}}}),35086:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>beginReading,y:()=>reading_readAll})
var trigger_settings=__webpack_require__(79235)
var github_client=__webpack_require__(44463)
var failed_run=__webpack_require__(27210)
var schemas=__webpack_require__(28942)
var untrusted=__webpack_require__(38789)
var thread_snapshot=__webpack_require__(98418)
var thread_pages=__webpack_require__(12719)
const head="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const variables="$owner:String!,$name:String!,$number:Int!"
const namedQuery=`query Named(${variables}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${head} body state}\n    ... on PullRequest{${head} body pullState:state}\n  }}\n}`
const closersQuery=`query Closers(${variables}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${head} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const Head=schemas.object({number:schemas.number().int(),title:schemas.string(),createdAt:schemas.string(),lastEditedAt:schemas.string().nullable(),authorAssociation:schemas.string(),author:thread_pages.UM,body:schemas.string().optional(),state:schemas.string().optional(),pullState:schemas.string().optional()})
const Named=schemas.object({repository:schemas.object({issueOrPullRequest:Head})})
const Closers=schemas.object({repository:schemas.object({issueOrPullRequest:schemas.object({closedByPullRequestsReferences:schemas.object({nodes:schemas.array(Head.extend({repository:schemas.object({nameWithOwner:schemas.string()})}).nullable())}).optional()})})})
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
var task=__webpack_require__(13218)
var own=__webpack_require__(21412)
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
const place={number:trigger.thread.number,own:await(0,own.jU)(client)}
return{...await readPages(options,before=>(0,thread_pages.yI)({get:get},place,before)),isRest:true}}async function graphqlPage({client:client,repository:repository,trigger:trigger},before){const{type:type,number:number}=trigger.thread
const query=type==="discussion"?thread_pages.h1:thread_pages.b_
return thread_pages.Rj.parse(await client.graphql(query,{...repository,number:number,before:before})).repository.thread}async function readPages(options,readPage){const{trigger:trigger,characters:characters,signal:signal,isOurs:isOurs=()=>true}=options
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
return{pull:pull,reviews:reviews,files:files,checks:checks}}async function reviewsOf({github:github,job:job,trigger:trigger,world:world},number){const{repository:repository}=job
const isOurs=(0,markers.I1)(world.env,job,{type:"pull_request",number:number})
const{readReviews:readReviews}=await __webpack_require__.e(9969).then(__webpack_require__.bind(__webpack_require__,69969))
return readReviews({client:(0,github_client.n)(github,repository),repository:repository,trigger:trigger,number:number,isOurs:isOurs})}})}

export const id=1469
export const ids=[1469]
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
const label=`issue #${number}, which this would close (${state}), by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.N6)(issue,standings)}, ${createdAt}`
return clip({label:label,title:title,text:body,format:"markdown"},linkedCharacters)}function filesItems({files:files,isWhole:isWhole}){const list=files.map(({path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions})=>{const from=previousPath===void 0?"":` (was ${previousPath})`
return`${status} ${path}${from} +${additions} -${deletions}`})
const patches=files.flatMap(patchText)
const more=isWhole?"":", and more that are not listed"
const label=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files.length,"changed file")}${more}`
if(patches.length===0)return[{label:label,text:list.join("\n"),format:"plain"}]
return[{label:label,text:list.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:patches.join("\n\n"),format:"plain"}]}function patchText({path:path,patch:patch}){if(patch===void 0)return[]
return[`--- ${path}${patch.isCut?" (only its first lines)":""}\n${patch.text}`]}function checksItem({head:head},checks){const lines=checks.slice(0,mostChecks).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return{label:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(checks.length,"check")} of ${head.sha}`,text:lines.join("\n"),format:"plain"}}function reviewItems({reviews:reviews,threads:threads},standings){const said=reviews.map(review=>({label:`review ${review.id} (${review.state}) by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.N6)(review,standings)}, ${review.createdAt}`,text:review.body,format:"markdown"}))
return[...said,...threads.flatMap(thread=>threadItems(thread,standings))]}function threadItems({path:path,line:line,hunk:hunk,isAsked:isAsked,comments:comments},standings){const first=comments[0]?.id??0
const place=line===null?`${path} (changed since)`:`${path}:${line}`
return[{label:`the code that ${isAsked?"the request":`review comment ${first}`} is about`,text:`${place}\n${hunk}`,format:"plain"},...comments.map(comment=>({label:`review comment ${comment.id}, unresolved, by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_0__.N6)(comment,standings)}, ${comment.createdAt}`,text:comment.body,format:"markdown"}))]}function jobItem({id:id,name:name,conclusion:conclusion,url:url,failedSteps:failedSteps,log:log}){const steps=failedSteps.map(step=>`failed step: ${step}`)
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
return{...item,label:cut,text:text.slice(0,most)}}}),13218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Lq:()=>newsOf,VO:()=>threadCharacters,Xb:()=>taskOf,ng:()=>runOf,xG:()=>patchCharacters})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _items_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82535)
var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38789)
var _thread_snapshot_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98418)
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
const label=`${kind} #${number} by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.N6)(thread,standings)}, ${createdAt}, ${url}`
return{label:label,title:title,text:body,format:"markdown"}}function commentItem(comment,standings){const{id:id,createdAt:createdAt,editedAt:editedAt,body:body}=comment
const edited=editedAt===void 0?"":`, edited ${editedAt}`
const label=`comment ${id} by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.N6)(comment,standings)}, ${createdAt}${edited}`
return{label:label,text:body,format:"markdown"}}function gapsIn(notes,omitted){const sentences=[...notes]
if(omitted===1)sentences.push("1 more comment is left out.")
if(omitted>1)sentences.push(`${omitted} more comments are left out.`)
return sentences.map(sentence=>` ${sentence}`).join("")}const characters=2e3
function linkedItems(linked,standings){return linked.map(one=>{const{kind:kind,number:number,title:title,body:body,state:state,createdAt:createdAt}=one
const link=body===void 0?"which would close this":"which its text names"
const label=`${kind} #${number}, ${link} (${state}), by ${(0,_who_permission_js__WEBPACK_IMPORTED_MODULE_3__.N6)(one,standings)}, ${createdAt}`
return(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)({label:label,title:title,text:body??"",format:"markdown"},characters)})}function newsOf(input){const{trigger:trigger,nonce:nonce,facts:facts,thread:thread,pull:pull,standings:standings}=input
const items=[...thread&&input.isHeadNew?[editedHead(thread,standings)]:[],...newComments(input).map(comment=>commentItem(comment,standings)),...pull?(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.Cl)({...pull,reviews:newReviews(pull.reviews,input)},standings):[],...input.items]
const news=facts.map(fact=>`- ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(fact,600)}`).join("\n")
const about={requester:requesterOf(trigger),request:requestOf(trigger),news:news}
const parts=[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-again",about)]
const{data:data,hidden:hidden}=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_2__.EU)(items,nonce)
if(items.length>0)parts.push((0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-again-data",{nonce:nonce,data:data}))
return{words:parts.join("\n\n"),hidden:[...hiddenInRequest(trigger),...hidden]}}function editedHead(thread,standings){const{label:label,...item}=headItem(thread,standings)
return{...item,label:`${label}, edited since`}}function isNew({createdAt:createdAt,editedAt:editedAt},{readUntil:readUntil}){return readUntil===void 0||!(0,_thread_snapshot_js__WEBPACK_IMPORTED_MODULE_5__.Y)(editedAt??createdAt,readUntil)}function newComments(input){const{thread:thread,known:known}=input
return(thread?.comments??[]).filter(comment=>isNew(comment,input)&&!comment.isOwn&&!known.has(comment.id))}function newReviews({reviews:reviews,threads:threads,...rest},input){const goingOn=threads.flatMap(thread=>{const comments=thread.comments.filter(comment=>isNew(comment,input))
return comments.length>0||thread.isAsked?[{...thread,comments:comments}]:[]})
return{...rest,reviews:reviews.filter(review=>isNew(review,input)),threads:goingOn}}}),98418:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>stoodAt,Y:()=>isBefore})
function isBefore(time,asked){return asked!==void 0&&Date.parse(time)<Date.parse(asked)}function stoodAt({createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized=!1},asked){return isBefore(createdAt,asked)&&(lastEditedAt===null||isBefore(lastEditedAt,asked))&&!isMinimized}}),12719:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Rj:()=>ThreadReply,UM:()=>Author,b_:()=>threadQuery,h1:()=>discussionQuery,yI:()=>restPage})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _trigger_own_account_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71762)
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
return{title:head.title,url:head.html_url,...dated(head),comments:{totalCount:head.comments,pageInfo:{hasPreviousPage:page>1,startCursor:String(page)},nodes:comments.map(comment=>({databaseId:comment.id,isMinimized:!1,...dated(comment),viewerDidAuthor:(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_0__.Fj)(comment.user,own)}))}}}function dated({body:body,created_at:created_at,updated_at:updated_at,author_association:author_association,user:user}){return{body:body??"",author:user?.login??"ghost",authorAssociation:author_association,createdAt:created_at,lastEditedAt:updated_at===created_at?null:updated_at}}}),1004:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>setUpFacts,w:()=>makeReady})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(63935)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(63501)
var _start_set_up_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(6107)
async function makeReady(prepared,inSetUp,changed=prepared.changed){const{run:run,inputs:inputs,restriction:restriction,signal:signal}=prepared
const{redact:redact,memory:memory}=run
const secrets=secretsOf(prepared)
const isBase=changed.length===0
const reach=isBase?"all":restriction.restrictions?"own":"commands"
const[words]=setUpFacts(prepared,prepared.changed.length>0?prepared.changed:changed)
if(words!==void 0){memory.notes.add(words);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(redact(words))}await(0,_start_set_up_js__WEBPACK_IMPORTED_MODULE_4__.s)({inSetUp:use=>inSetUp(use,reach),secrets:isBase?secrets:(0,_core_secret_secret_registry_js__WEBPACK_IMPORTED_MODULE_1__.lO)(secrets),lacksSecrets:words!==void 0,command:inputs["setup-command"],folders:prepared.others?.here.map(({path:path})=>path)??[],network:inputs["setup-network"],timeoutMs:inputs["timeout-minutes"]*6e4,signal:signal,onOutput:(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.TB)(redact,run.world.newId),onBlocked:blocked=>(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(redact(`The network access of \`setup-command\` was blocked. ${blocked}`)),onFailed:failed=>(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(redact(failed))})}function setUpFacts(settings,changed){const names=secretsOf(settings).namesIn(settings.inputs["setup-command"]??"")
if(names.length===0||changed.length===0)return[]
const secrets=`the ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(names.length,"secret")} ${names.join(", ")}`.replace("the 1 secret","the secret")
return[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J1)("set-up-withheld",{secrets:secrets,files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_3__.ri)(changed)})]}function secretsOf({conversation:conversation,restriction:restriction}){return restriction.restrictions?.forSetUp??conversation.state.secrets.forTools()}}),19868:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>taskFor,I:()=>withPictures})
var content=__webpack_require__(46032)
var client=__webpack_require__(44463)
var compare_commits=__webpack_require__(1019)
var items=__webpack_require__(82535)
var schemas=__webpack_require__(28942)
var untrusted=__webpack_require__(38789)
const LIMITS={most:4,bytes:2*1024*1024}
function sourcesOf({trigger:trigger,thread:thread,comments:comments,pull:pull,linked:linked=[]}){const{type:type}=trigger.thread
const isDiscussion=type==="discussion"
const said=[{place:"the request",path:askedAt(trigger),body:trigger.request},...thread?[{place:`${thread.kind} #${thread.number}`,path:headOf(trigger),body:thread.body}]:[],...comments.toReversed().map(({id:id,body:body})=>({place:`comment ${id}`,path:isDiscussion?"":`/issues/comments/${id}`,body:body})),...(pull?.reviews.toReversed()??[]).map(({id:id,body:body})=>({place:`review ${id}`,path:`/pulls/${pull?.number}/reviews/${id}`,body:body})),...(pull?.comments.toReversed()??[]).map(({id:id,body:body})=>({place:`review comment ${id}`,path:`/pulls/comments/${id}`,body:body})),...linked.map(({number:number,body:body=""})=>({place:`issue #${number}`,path:`/issues/${number}`,body:body}))]
return said.map(({body:body,...source})=>({...source,text:(0,untrusted.RK)(body)}))}function askedAt(trigger){const{item:item,thread:thread}=trigger
switch(item.kind){case"issue-comment":return`/issues/comments/${item.id}`
case"review-comment":return`/pulls/comments/${item.id}`
case"review":return thread.type==="none"?"":`/pulls/${thread.number}/reviews/${item.id}`
default:return headOf(trigger)}}function headOf({thread:thread}){return thread.type==="issue"||thread.type==="pull_request"?`/issues/${thread.number}`:""}function countPictures(album,serverUrl){return imageUrls(sourcesOf(album).map(({text:text})=>text),serverUrl).length}async function readPictures({client:client,port:port,serverUrl:serverUrl},album){const found=new Map
for(const source of sourcesOf(album))for(const url of imageUrls([source.text],serverUrl))if(!found.has(url))found.set(url,source)
const download=async url=>{try{return await port.download(url)}catch(error){const signed=await signedAddress(client,url,found.get(url)?.path??"")
if(signed===void 0)throw error
return port.download(signed)}}
const{images:images,missing:missing}=await readImages({download:download},[...found.keys()],LIMITS)
return{dataUrls:images.map(({dataUrl:dataUrl})=>dataUrl),places:images.map(({url:url})=>found.get(url)?.place??""),missing:missing.length}}const Rendered=schemas.object({body_html:schemas.string().default("")})
async function signedAddress(client,url,path){const name=new URL(url).pathname.split("/").at(-1)??""
if(path===""||name.length<8)return
const headers={accept:"application/vnd.github.full+json"}
const{body_html:html}=Rendered.parse(await client.get(path,{headers:headers}))
const sources=html.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi)
return[...sources].map(([,address=""])=>address.replaceAll("&amp;","&")).find(one=>one.includes(name))}const pictures_link=/!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(texts,serverUrl){const found=texts.flatMap(text=>[...text.matchAll(pictures_link)].map(([,markdown,html])=>markdown??html??""))
return[...new Set(found)].filter(url=>isAttachment(url,serverUrl))}async function readImages(port,urls,limits){const images=[]
const missing=[]
for(const url of urls){const dataUrl=images.length<limits.most?await readImage(port,url,limits.bytes):void 0
if(dataUrl===void 0)missing.push(url)
else images.push({url:url,dataUrl:dataUrl})}return{images:images,missing:missing}}async function readImage(port,url,most){try{const chunks=[]
let size=0
for await(const chunk of await port.download(url)){size+=chunk.length
if(size>most)return
chunks.push(chunk)}const bytes=Buffer.concat(chunks)
const type=typeOf(bytes)
return type&&`data:${type};base64,${bytes.toString("base64")}`}catch{return}}function typeOf(bytes){const begin=bytes.toString("latin1",0,12)
if(begin.startsWith("PNG\r\n\n"))return"image/png"
if(begin.startsWith("ÿØÿ"))return"image/jpeg"
if(/^GIF8[79]a/.test(begin))return"image/gif"
return/^RIFF.{4}WEBP/s.test(begin)?"image/webp":void 0}const CDN=/^(?:private-user|user)-images\.githubusercontent\.com$/
const STORAGE=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(url,serverUrl){const parsed=URL.parse(url)
if(parsed?.username!==""||parsed.password!=="")return!1
const{origin:origin,protocol:protocol,hostname:hostname,port:port}=parsed
if(origin===new URL(serverUrl).origin)return!0
return protocol==="https:"&&port===""&&(CDN.test(hostname)||STORAGE.test(hostname))}function isAttachment(url,serverUrl){const parsed=URL.parse(url)
if(!parsed||!isGitHubs(url,serverUrl))return!1
if(CDN.test(parsed.hostname))return!0
const isOurs=parsed.origin===new URL(serverUrl).origin
return isOurs&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(parsed.pathname)}const HOPS=3
const TIMEOUT_MS=2e4
function imageDownload({fetch:fetch,serverUrl:serverUrl,signal:signal}){return{async download(url){let at=url
for(let hop=0;hop<=HOPS;hop++){if(!isGitHubs(at,serverUrl))throw new Error("It redirects away from GitHub.")
const limit=AbortSignal.any([signal,AbortSignal.timeout(TIMEOUT_MS)])
const reply=await fetch(at,{redirect:"manual",signal:limit})
if(reply.ok&&reply.body)return reply.body
const location=reply.headers.get("location")
await(reply.body?.cancel())
if(reply.status<300||reply.status>=400||location===null)throw new Error(`It is ${reply.status}.`)
at=new URL(location,at).href}throw new Error("It redirects too often.")}}}var read_task=__webpack_require__(13218)
var snapshot=__webpack_require__(98418)
var workflow_runs=__webpack_require__(6865)
var proposal=__webpack_require__(54552)
var inline_code=__webpack_require__(62423)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var restore_work=__webpack_require__(63501)
var kept_proposal=__webpack_require__(19546)
var thread_purpose=__webpack_require__(50097)
var subject=__webpack_require__(21271)
var make_ready=__webpack_require__(1004)
async function taskFor(run,start){const{memory:memory,trigger:trigger,world:world,failed:failed}=run
const{startingPoint:startingPoint,reading:reading,closed:closed}=start
const{thread:thread,pull:pull,standings:standings}=reading
const purpose=(0,thread_purpose.eK)(run)
const told=purpose==="plan"||purpose==="ask"?[(0,prompts.J1)(`${purpose}-told`)]:workingFacts(start)
const lacking=[...start.others?.told??[],...told]
if(!memory.isResumed){const task=firstTask(run,startingPoint,reading)
return{...task,words:[task.words,...earlierFacts(startingPoint),...(0,restore_work.nK)(start),...lacking].join("\n\n")}}const{read_until:readUntil,answered:answered,thread_digest:digest}=memory.manifest
const[checks,moved]=await Promise.all([checksOf(run,startingPoint),readMovedBranch(run,startingPoint)])
return(0,read_task.Lq)({trigger:trigger,thread:thread,pull:pull,standings:standings,nonce:world.newId().replaceAll("-",""),readUntil:readUntil??void 0,known:new Set(answered.flatMap(({key:key})=>commentIn(key))),isHeadNew:digest!==null&&trigger.snapshot!==void 0&&(0,subject.ol)(trigger.snapshot)!==digest,facts:[...endOf(run),...heldIn(run),...placeOf(run,start,moved),...lacking,...failureOf(run),...purpose==="work"?closedIn(closed):[]],items:[...moved.items,...checks,...failed?(0,items._k)(failed):[]]})}function workingFacts(start){return[...(0,make_ready.L)(start,start.changed),...checkFacts(start)]}function checkFacts({inputs:{check:check},startingPoint:{goal:goal}}){return check===void 0||goal.kind==="review"?[]:[(0,prompts.J1)("check-told",{command:(0,lib_text.SS)((0,lib_text.TN)(check,200))})]}function earlierFacts({goal:goal,head:head,branch:branch,pull:pull}){if(pull||!(goal.kind==="advance"||goal.kind==="propose"&&goal.isThere))return[]
const number=goal.kind==="advance"?` (pull request #${goal.pullRequest.number})`:""
return[(0,prompts.J1)("earlier-work",{branch:branch,pull_request:number,commit:head,base:goal.base})]}function commentIn(key){const[,event="",id]=key.split("/")
return["issue_comment","discussion_comment"].includes(event)&&id!==void 0?[Number(id)]:[]}function endOf({memory:memory}){const{outcome:outcome,reason:reason}=memory.manifest
if(outcome===null||memory.wasCutOff)return[(0,prompts.J1)("news-cut-off")]
return[(0,prompts.J1)("news-end",{outcome:outcome,reason:reason??""})]}function heldIn({memory:memory}){const held=(0,proposal.zJ)((0,kept_proposal.sp)(memory))
return held?[(0,prompts.J1)("news-held",{paths:held.paths.join(", ")})]:[]}function closedIn(closed){return closed.length>0?[(0,prompts.J1)("news-closed",{names:closed.join(", ")})]:[]}function failureOf({trigger:{run:run,headSha:headSha},failed:failed}){return run?[(0,prompts.J1)("news-ci",(0,read_task.ng)(run,headSha)),...failed?.notes??[]]:[]}function placeOf({memory:memory},start,{facts:facts}){const{startingPoint:startingPoint,tools:tools}=start
const[{head:head,branch:branch},{workspace:workspace}]=[startingPoint,tools]
const{work:work}=memory.manifest
const outputs=workspace.outputDir??""
const where=(0,prompts.J1)("news-place",{workspace:workspace.workingDir,commit:head,branch:branch,outputs:outputs})
if(!work)return[where,...(0,restore_work.nK)(start)]
const{commit:commit}=work
if(commit===head)return[where,(0,prompts.J1)("news-published"),...(0,restore_work.nK)(start)]
const elsewhere=work.branch===branch?[]:[(0,prompts.J1)("news-elsewhere",{commit:commit,branch:work.branch})]
return[where,...elsewhere,...facts,...(0,restore_work.nK)(start)]}async function readMovedBranch({memory:memory,github:github,job:job},{head:head,branch:branch}){const{work:work}=memory.manifest
if(!work||work.branch!==branch||work.commit===head)return{facts:[],items:[]}
const{commit:commit}=work
const between=await(0,compare_commits.kC)((0,client.n)(github,job.repository),commit,head)
memory.notes.add(movedNote(between,(0,inline_code.aY)(branch)))
const fact=between&&!between.isRewritten?"news-moved":"news-rewritten"
return{facts:[(0,prompts.J1)(fact,{commit:commit,branch:branch})],items:between?[(0,compare_commits.DU)(between,commit)]:[]}}function movedNote(between,branch){if(!between)return(0,prompts.J1)("branch-unknown",{branch:branch})
const words=between.isRewritten?"branch-rewritten":"branch-others"
return(0,prompts.J1)(words,{branch:branch,commits:(0,lib_text.U9)(between.total,"commit")})}async function checksOf({memory:memory,github:github,job:job},{pull:pull,goal:goal,head:head}){const{work:work}=memory.manifest
if(!work||work.commit===head&&(pull||goal.kind==="advance"))return[]
const checks=await(0,workflow_runs.wf)((0,client.n)(github,job.repository),work.commit)
if(!checks||checks.length===0)return[]
const lines=checks.slice(0,50).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return[{label:`the checks of ${work.commit}, which you published`,text:lines.join("\n"),format:"plain"}]}function firstTask(run,{goal:goal},reading){const{job:job,trigger:trigger,world:world,failed:failed}=run
const nonce=world.newId().replaceAll("-","")
const task=(0,read_task.Xb)({...reading,trigger:trigger,failed:failed,repository:job.repository,nonce:nonce})
return goal.kind==="review"?{...task,words:`${task.words}\n\n${reviewTask(goal.context)}`}:task}function reviewTask({known:known}){const open=known.filter(({status:status})=>status==="open").map(({id:id})=>id)
const before=open.length===0?"":`\n\n${(0,prompts.J1)("review-known",{comments:open.join(", ")})}`
return(0,prompts.J1)("review")+before}async function withPictures(run,reading,{words:words,sees:sees}){const album=albumOf(run,reading)
const count=countPictures(album,run.job.serverUrl)
if(count===0)return words
if(!sees)return told(words,{dataUrls:[],places:[],missing:count})
const pictures=await loadPictures(run,album)
if(pictures.dataUrls.length===0)return told(words,pictures)
const image={type:"image",image_urls:pictures.dataUrls,cache_prompt:!1}
return{role:"user",content:[(0,content.Qq)(told(words,pictures)),image]}}function loadPictures({github:github,job:job,world:world},album){const{serverUrl:serverUrl,repository:repository,fetch:fetch}=job
const port=imageDownload({fetch:fetch,serverUrl:serverUrl,signal:world.signal})
return readPictures({client:(0,client.n)(github,repository),port:port,serverUrl:serverUrl},album)}function albumOf({trigger:trigger,memory:memory},{thread:thread,pull:pull,linked:linked}){const{isResumed:isResumed,manifest:manifest}=memory
const{read_until:readUntil}=manifest
const isNew=said=>!said.isOwn&&(!isResumed||readUntil===null||!(0,snapshot.Y)(said.createdAt,readUntil))
const comments=(thread?.comments??[]).filter(isNew)
const reviewed=pull&&{number:pull.pull.number,reviews:pull.reviews.reviews.filter(isNew),comments:pull.reviews.threads.flatMap(one=>one.comments).filter(isNew)}
const all={trigger:trigger,comments:comments,pull:reviewed}
return{...all,...isResumed?{thread:void 0}:{thread:thread,linked:[...pull?.reviews.linked??[],...linked]}}}function told(words,{places:places,missing:missing}){return[words,...places.length>0?[(0,prompts.J1)("images-shown",{places:places.join(", ")})]:[],...missing>0?[(0,prompts.J1)("images-not-shown",{count:String(missing)})]:[]].join("\n\n")}}),57266:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>concludeIntents,t:()=>concludeWaiting})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(685)
var _github_write_report_intents_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(83650)
function concludeIntents(conclusion,lines){const words=(0,_github_write_report_intents_js__WEBPACK_IMPORTED_MODULE_2__.Cc)(lines)
const{outcome:outcome,reason:reason}=conclusion
if(words===void 0)return conclusion
if(outcome==="changed")return{...conclusion,reason:`${reason}. ${words}`}
if(outcome!=="answered"&&outcome!=="no-op")return conclusion
const isAllRefused=lines.every(({status:status})=>status==="refused"||status==="not-taken")
if(!isAllRefused)return{...conclusion,outcome:"answered",reason:words,hint:""}
const hint="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...conclusion,outcome:"blocked",reason:`Nothing was carried out: ${words}`,hint:hint}}function concludeWaiting(conclusion,{refused:refused,again:again,notEnded:notEnded=[]},{proposal:proposal,unseen:unseen}){if(refused!==void 0)return{outcome:"skipped",reason:refused,hint:""}
if(unseen!==void 0)return{outcome:"blocked",reason:UNSEEN,hint:unseen}
if(!proposal)return concludeNotEnded(conclusion,notEnded)
if((0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.zJ)(proposal)||(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.Eb)(proposal).length>0)return concludeHeld(conclusion,(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Sh)(proposal))
const hint=again===void 0?"":`It is asked again. ${again}`
return{outcome:"awaiting-approval",reason:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.Sh)(proposal),hint:hint}}const UNSEEN="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(conclusion,notEnded){if(notEnded.length===0||!["changed","answered","no-op"].includes(conclusion.outcome))return conclusion
const reason=`An approved action did not finish (${notEnded.join(", ")}). ${conclusion.reason}`
return{...conclusion,outcome:"failed",reason:reason,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(conclusion,waiting){if(conclusion.outcome!=="changed")return{outcome:"awaiting-approval",reason:waiting,hint:""}
return{...conclusion,reason:`${conclusion.reason}. ${waiting}`}}}),6107:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ik:()=>statedCheckout,YL:()=>keepHistory,s:()=>setUp})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _github_write_private_repository_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(31662)
var _github_write_report_blocked_network_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70762)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(94869)
async function setUp(options){const{command:command}=options
if(command!==void 0)await options.inSetUp(place=>runIn(place,command,options))}async function runIn({workspace:workspace,denials:denials},command,options){const{secrets:secrets,lacksSecrets:lacksSecrets,timeoutMs:timeoutMs,signal:signal,network:network,onOutput:onOutput,onBlocked:onBlocked,onFailed:onFailed}=options
const before=new Set(await changes(workspace,options))
const variables=await secrets.namedIn(command)
const{output:output,exitCode:exitCode,timedOut:timedOut}=await workspace.run(command,{timeoutMs:timeoutMs,signal:signal,variables:variables})
onOutput(output)
const blocked=(0,_github_write_report_blocked_network_js__WEBPACK_IMPORTED_MODULE_5__.Z)(denials(),{name:"setup-network",value:network})
if(blocked!=="")onBlocked(blocked)
if(timedOut)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(exitCode!==0){const fault=failed(`ended with exit code ${exitCode}: ${usefulLine(output)}`,blocked||"The log has its output.")
if(!lacksSecrets)throw fault
onFailed(`${fault.headline} The agent continues without what it could not install.`)}const left=(await changes(workspace,options)).filter(line=>!before.has(line))
if(left.length>0)throw dirty(left)}async function changes(workspace,{signal:signal,folders:folders=[]}){const lines=await statusOf(workspace,signal,{})
for(const folder of folders){const own=await statusOf(workspace,signal,{command:'cd "$FOLDER" && ',variables:{FOLDER:folder}})
lines.push(...own.map(line=>`${line.slice(0,3)}${folder}/${line.slice(3)}`))}return lines}async function statusOf(workspace,signal,{command:command="",...place}){const status=`${command}git status --porcelain`
const{exitCode:exitCode,output:output}=await workspace.run(status,{timeoutMs:6e4,signal:signal,...place})
return exitCode===0?output.split("\n").filter(line=>line!==""):[]}function failed(how,hint){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("config",`The \`setup-command\` ${how}`,{hint:hint})}const SAYS_WHY=/error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i
const SAYS_LITTLE=/complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i
function usefulLine(output){const lines=output.split("\n").filter(line=>line.trim()!=="")
const found=lines.find(line=>SAYS_WHY.test(line)&&!SAYS_LITTLE.test(line))??lines.at(-1)
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(found??"",200)||"it said nothing"}function dirty(paths){const some=paths.slice(0,3).map(line=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.TN)(line.slice(3),80)).join(", ")
const changes=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_7__.U9)(paths.length,"change")} (${some}${paths.length>3?", …":""})`
return failed(`left ${changes} in the checkout, which could not be told apart from the agent's changes`,"Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.")}const historyIn=folder=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"history.git")
async function keepHistory({job:job,world:world},{folder:folder}){const[gitDir,environment]=[historyIn(folder),(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)]
const args=["clone","--quiet","--bare","--no-hardlinks","--",job.workspace,gitDir]
await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:folder,environment:environment}).raw(args)
return{gitDir:gitDir,environment:environment}}async function statedCheckout({job:job,world:world},{folder:folder,publisher:publisher,tree:tree,name:name}){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path,{mode:448})
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_2__._)(world.env)
const clone=["clone","--quiet","--no-checkout","--no-hardlinks","--",historyIn(folder),path]
await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:folder,environment:environment}).raw(clone)
await publisher.writeFiles(tree,path);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,".git","info"),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path,".git","info","attributes"),_github_write_private_repository_js__WEBPACK_IMPORTED_MODULE_4__.DN)
const there=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:path,environment:environment})
await there.raw(["remote","set-url","origin",`${job.repositoryUrl}.git`])
await there.raw(["read-tree","HEAD"])
return path}})}

export const id=9716
export const ids=[9716]
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
return{files:files,isWhole:isWhole}}catch{return}}function cutPatch(patch,most){if(patch.length<=most)return{text:patch,isCut:!1}
const end=patch.lastIndexOf("\n",most)
return end<=0?void 0:{text:patch.slice(0,end),isCut:!0}}function toFile(file,patch){const{filename:path,previous_filename:previousPath,status:status,additions:additions,deletions:deletions}=file
return{path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions,patch:patch}}}),13218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Lq:()=>newsOf,VO:()=>threadCharacters,Xb:()=>taskOf,ng:()=>runOf,xG:()=>patchCharacters})
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
return{...rest,reviews:reviews.filter(review=>isNew(review,input)),threads:goingOn}}}),38789:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EU:()=>fence,RK:()=>visible,pj:()=>plain})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _hidden_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58551)
var _rendered_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(45705)
const mark=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(items,nonce){if(!/^[A-Za-z0-9]{16,}$/.test(nonce))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","A nonce is at least 16 letters and digits.")
const all=items.map(item=>({item:item,...reveal(item)}))
return{data:all.map(({item:item,shown:shown,hidden:hidden})=>fenced(item.label,{shown:shown,hidden:hidden},nonce)).join("\n\n"),hidden:all.flatMap(({item:item,hidden:hidden})=>hidden===0?[]:[{where:placeIn(item.label),parts:hidden}])}}function placeIn(label){return label.split(/,| by | \(/)[0]??""}function fenced(label,{shown:shown,hidden:hidden},nonce){const header=without(nonce,plain(label).replaceAll(/\s+/g," ").trim())
const count=hidden===0?"":` [${hidden} hidden ${hidden===1?"part":"parts"} removed]`
return`${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce,shown)}\nEND DATA ${nonce}`}function visible(markdown){return(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.p)(markdown).shown}function plain(text){return revealPlain(text).shown}function reveal({title:title="",text:text,format:format}){const head=revealPlain(title)
const body=format==="plain"?revealPlain(text):(0,_rendered_js__WEBPACK_IMPORTED_MODULE_2__.p)(text.replaceAll(mark,""))
return{shown:`${head.shown}\n\n${body.shown}`.trim(),hidden:head.hidden+body.hidden}}function revealPlain(text){return(0,_hidden_text_js__WEBPACK_IMPORTED_MODULE_1__.OT)(text.replaceAll(/\r\n?/g,"\n"))}function without(nonce,text){return text.replaceAll(nonce," ")}}),98418:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>stoodAt,Y:()=>isBefore})
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
return{title:head.title,url:head.html_url,...dated(head),comments:{totalCount:head.comments,pageInfo:{hasPreviousPage:page>1,startCursor:String(page)},nodes:comments.map(comment=>({databaseId:comment.id,isMinimized:!1,...dated(comment),viewerDidAuthor:(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_0__.Fj)(comment.user,own)}))}}}function dated({body:body,created_at:created_at,updated_at:updated_at,author_association:author_association,user:user}){return{body:body??"",author:user?.login??"ghost",authorAssociation:author_association,createdAt:created_at,lastEditedAt:updated_at===created_at?null:updated_at}}}),58760:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{K2:()=>cleanTextFor,uu:()=>threadOf,xZ:()=>intentContextOf})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_write_seal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(14801)
var _admit_labels_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33365)
function threadOf({trigger:trigger}){return trigger.about?.thread??trigger.thread}function intentContextOf({world:world,github:github,job:job,trigger:trigger}){const{repository:repository,repositoryUrl:repositoryUrl,runId:runId,temp:temp}=job
const name=`${repository.owner}/${repository.name}`
const[,workflow]=/^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:github,client:(0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,repository),repository:repository,repositoryUrl:repositoryUrl,thread:threadOf({trigger:trigger}),runId:runId,workflow:workflow,ownLabels:(0,_admit_labels_js__WEBPACK_IMPORTED_MODULE_4__.dj)(world.env).map(label=>label.name),since:trigger.createdAt??world.now().toISOString(),seal:(0,_github_write_seal_js__WEBPACK_IMPORTED_MODULE_3__.Wn)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.bg)(world.env)??"",name),temp:temp}}function cleanTextFor({world:world,job:job,redact:redact}){return{rules:{repositoryUrl:job.repositoryUrl,phrases:(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_1__.phrasesOf)(world.env)},redact:redact}}}),18511:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
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
const repeated=new Map
const seen=new Set
for(const one of said){const proposed=readSaid(one,place,settling)
if("why"in proposed){lines.push({status:"refused",words:(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(one.name),why:proposed.why})
continue}const{kind:kind}=proposed
const same=JSON.stringify([kind.name,proposed.value])
if(seen.has(same)){repeated.set(kind.name,(repeated.get(kind.name)??0)+1)
continue}seen.add(same)
const before=counts.get(kind.name)??0
counts.set(kind.name,before+1)
if(before>=kind.limits.most){beyond.set(kind.name,(beyond.get(kind.name)??0)+1)
continue}const line=await settleOne(place,proposed,{...settling,slot:`${settling.key}/${before}`})
lines.push(line)
if(line.status==="waiting")waiting.push(proposed)}const cut=restOf(beyond,(name,many)=>`the workflow allows ${(counts.get(name)??many)-many} in a run`)
const again=restOf(repeated,()=>"it was proposed more than once")
return{lines:[...lines,...cut,...again],waiting:waiting}}function restOf(rest,why){return[...rest].map(([name,many])=>({status:"refused",words:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(many,"more proposal")} of ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(name)}`,why:why(name,many)}))}function readSaid(one,{thread:thread},{declared:declared,clean:clean}){const kind=declared.find(({name:name})=>name===one.name)
if(!kind)return{why:"the workflow does not declare it for this run"}
return kind.read(one.value,{thread:thread,clean:clean})}async function settleOne(place,proposed,how){const{words:words,kind:kind}=proposed
const isWaiting=kind.waits||how.isConfirming&&!kind.limits.isUnattended
if(isWaiting&&how.nobody!==void 0&&how.way==="carry-out")return{status:"refused",words:words,why:`it needs approval, and nobody can be asked, because ${how.nobody}`}
const check=await checkProposal(place,proposed,how.slot)
if(check.status==="refused")return{status:"refused",words:words,why:check.why}
if(check.status==="already")return{...check,words:words}
if(how.way==="look")return{status:"planned",words:words,...isWaiting&&{why:"after a person has approved it"}}
return isWaiting?{status:"waiting",words:words,why:"for a person to approve it"}:carryOutIntent(check,proposed)}async function checkProposal(place,proposed,slot){const{kind:kind,number:number,check:check}=proposed
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
return checked}catch(error){return(0,_intent_js__WEBPACK_IMPORTED_MODULE_4__.J5)(whyFailed(error,proposed))}}async function carryOutIntent(check,proposed){const{words:words}=proposed
try{return{status:"done",words:words,...await check.act()}}catch(error){return{status:"refused",words:words,why:whyFailed(error,proposed)}}}function whyFailed(error,{kind:kind}){const fault=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
const may=error instanceof _github_client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===403?`; the job may need \`${kind.permission}\``:""
return`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fault.message,300).replace(/\.$/,"")}${may}`}}),99716:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{applyIntents:()=>applyIntents})
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(87233)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(7256)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(91311)
var _intents_intent_context_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(58760)
var _intents_registry_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(64583)
var _intents_settle_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(18511)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(22296)
var _start_reading_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(35086)
async function applyIntents({intents:intents=[],end:end},run){if(intents.length===0||end.status!=="finished")return[]
const inputs=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_0__.readInputsWithoutModel)(run.world.env)
const isRestricted=await isRestrictedNow(run,inputs["mixed-threads"]==="as-trusted")
const{lines:lines}=await(0,_intents_settle_js__WEBPACK_IMPORTED_MODULE_6__.j3)((0,_intents_intent_context_js__WEBPACK_IMPORTED_MODULE_4__.xZ)(run),intents,{declared:(0,_intents_registry_js__WEBPACK_IMPORTED_MODULE_5__.declaredIntents)(inputs.intents??[],{isRestricted:isRestricted}),clean:(0,_intents_intent_context_js__WEBPACK_IMPORTED_MODULE_4__.K2)(run),key:run.trigger.key,way:"carry-out",isConfirming:inputs.confirmation!=="never",nobody:(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_3__.kI)("no-memory")})
return lines}async function isRestrictedNow(run,isTrusting){const{thread:thread}=run.trigger
const pull=thread.type==="pull_request"?await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_2__.Es)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.n)(run.github,run.job.repository),thread.number):void 0
if((0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_7__._K)({pull:pull}))return!0
if(isTrusting)return!1
const goal={kind:"patch",base:""}
const{strangers:strangers}=await(0,_start_reading_js__WEBPACK_IMPORTED_MODULE_8__.y)(run,{head:"",branch:"",goal:goal,pull:pull},(0,_start_reading_js__WEBPACK_IMPORTED_MODULE_8__.W)(run))
return strangers.length>0}}),35086:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>beginReading,y:()=>reading_readAll})
var trigger_settings=__webpack_require__(79235)
var github_client=__webpack_require__(44463)
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
var own_account=__webpack_require__(71762)
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
const place={number:trigger.thread.number,own:await(0,own_account.jU)(client)}
return{...await readPages(options,before=>(0,thread_pages.yI)({get:get},place,before)),isRest:!0}}async function graphqlPage({client:client,repository:repository,trigger:trigger},before){const{type:type,number:number}=trigger.thread
const query=type==="discussion"?thread_pages.h1:thread_pages.b_
return thread_pages.Rj.parse(await client.graphql(query,{...repository,number:number,before:before})).repository.thread}async function readPages(options,readPage){const{trigger:trigger,characters:characters,signal:signal,isOurs:isOurs=()=>!0}=options
const reading={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let left=characters
let before=null
for(let count=0;count<maxPages;count++){const page=await readPage(before).catch(()=>{})
signal.throwIfAborted()
if(page===void 0)return{...reading,isWhole:!1}
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
var workflow_runs=__webpack_require__(6865)
var own_comments=__webpack_require__(29058)
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
return readThread({...place,isOurs:(0,own_comments.hV)(world.env,job,thread),trigger:{...asked,thread:thread}})}async function closersOf({github:github,job:job,trigger:trigger,memory:memory}){const thread=trigger.about?.thread??trigger.thread
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
const[reviews,checks]=await Promise.all([reviewsOf(run,number),(0,workflow_runs.wf)(client,found.head.sha)])
return{pull:found,reviews:reviews,checks:checks,files:void 0}}async function pullContext(run,pull){const client=(0,github_client.n)(run.github,run.job.repository)
const[reviews,files,checks]=await Promise.all([reviewsOf(run,pull.number),(0,diff.IM)(client,pull.number,task.xG),(0,workflow_runs.wf)(client,pull.head.sha)])
return{pull:pull,reviews:reviews,files:files,checks:checks}}async function reviewsOf({github:github,job:job,trigger:trigger,world:world},number){const{repository:repository}=job
const isOurs=(0,own_comments.hV)(world.env,job,{type:"pull_request",number:number})
const{readReviews:readReviews}=await __webpack_require__.e(450).then(__webpack_require__.bind(__webpack_require__,450))
return readReviews({client:(0,github_client.n)(github,repository),repository:repository,trigger:trigger,number:number,isOurs:isOurs})}})}

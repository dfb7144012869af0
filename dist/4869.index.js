export const id=4869
export const ids=[4869,4706]
export const modules={84869:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{openStage:()=>open_stage_openStage})
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var external_node_fs_=__webpack_require__(73024)
var promises_=__webpack_require__(51455)
var external_node_os_=__webpack_require__(48161)
var external_node_path_=__webpack_require__(76760)
var external_node_events_=__webpack_require__(78474)
var external_node_http_=__webpack_require__(37067)
var external_node_timers_promises_=__webpack_require__(58500)
var consumers_=__webpack_require__(38321)
var schemas=__webpack_require__(28942)
var errors=__webpack_require__(961)
var core_errors=__webpack_require__(37428)
var external_node_child_process_=__webpack_require__(31421)
function runGit(gitDir,args,{input:input,variables:variables}={}){return(0,external_node_child_process_.execFileSync)("git",["--git-dir",gitDir,...args],{env:{...gitEnvironment(),...variables},encoding:"utf8",maxBuffer:512*1024*1024,...input===void 0?{}:{input:input},stdio:[input===void 0?"ignore":"pipe","pipe","pipe"]})}function tipOf(gitDir,ref){return tipsUnder(gitDir,ref).find(tip=>tip.ref===ref)}function tipsUnder(gitDir,prefix){const isBelow=ref=>ref===prefix||ref.startsWith(`${prefix}/`)
const refs=new Map([...packedRefs(gitDir),...looseRefs(gitDir,prefix)].filter(([ref])=>isBelow(ref)))
const typeOf=(ref,sha)=>ref.startsWith("refs/tags/")?runGit(gitDir,["cat-file","-t",sha]).trim():"commit"
const tips=[...refs].map(([ref,sha])=>({ref:ref,sha:sha,type:typeOf(ref,sha)}))
return tips.sort((a,b)=>a.ref<b.ref?-1:1)}function packedRefs(gitDir){const path=(0,external_node_path_.join)(gitDir,"packed-refs")
const lines=(0,external_node_fs_.existsSync)(path)?(0,external_node_fs_.readFileSync)(path,"utf8").split("\n"):[]
return lines.flatMap(line=>{const[,sha,ref]=/^([0-9a-f]{40}) (refs\/.+)$/.exec(line)??[]
return sha!==void 0&&ref!==void 0?[[ref,sha]]:[]})}function looseRefs(gitDir,prefix){const path=(0,external_node_path_.join)(gitDir,prefix)
const kind=(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})
if(!kind)return[]
const names=kind.isDirectory()?(0,external_node_fs_.readdirSync)(path,{recursive:!0,withFileTypes:!0}):[]
const files=kind.isFile()?[path]:names.flatMap(name=>name.isFile()?[(0,external_node_path_.join)(name.parentPath,name.name)]:[])
return files.flatMap(file=>{const[sha]=/^[0-9a-f]{40}(?=\n$)/.exec((0,external_node_fs_.readFileSync)(file,"utf8"))??[]
return sha===void 0?[]:[[(0,external_node_path_.relative)(gitDir,file),sha]]})}function readCommit(gitDir,sha){const format="%T%x00%P%x00%an%x00%ae%x00%aI%x00%cn%x00%ce%x00%cI%x00%B"
const fields=runGit(gitDir,["show","--no-patch",`--format=${format}`,sha]).trimEnd().split("\0")
const[tree="",parents="",...rest]=fields
const[authorName="",authorEmail="",authored="",name="",email="",committed="",message=""]=rest
return{sha:sha,tree:tree,parents:parents.split(" ").filter(Boolean),author:{name:authorName,email:authorEmail,date:utc(authored)},committer:{name:name,email:email,date:utc(committed)},message:message}}function partingOf(gitDir,base,head){try{return runGit(gitDir,["merge-base",base,head]).trim()}catch{return}}function compare(gitDir,base,head){const commits=Number(runGit(gitDir,["rev-list","--count",`${base}..${head}`]))
const rows=runGit(gitDir,["diff","--numstat","--no-renames",`${base}...${head}`]).split("\n").filter(Boolean)
const sum=column=>rows.reduce((total,row)=>total+(Number(row.split("\t")[column])||0),0)
return{commits:commits,changedFiles:rows.length,additions:sum(0),deletions:sum(1)}}function utc(date){return`${new Date(date).toISOString().slice(0,19)}Z`}const configuration={"safe.directory":"*","http.receivepack":"true","gc.auto":"0","receive.autogc":"false","uploadpack.allowAnySHA1InWant":"true","uploadpack.allowFilter":"true","receive.hideRefs":"refs/pull"}
function gitEnvironment(more={}){const entries=Object.entries({...configuration,...more})
return{PATH:process.env.PATH??"",LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_CONFIG_COUNT:String(entries.length),...Object.fromEntries(entries.flatMap(([key,value],index)=>[[`GIT_CONFIG_KEY_${index}`,key],[`GIT_CONFIG_VALUE_${index}`,value]]))}}const statuses={A:"added",D:"removed",R:"renamed"}
function changedFiles(gitDir,base,head){const asked=["--no-abbrev","--find-renames","-l0",`${base}...${head}`]
const fields=runGit(gitDir,["diff","--raw","-z",...asked]).split("\0")
const patches=runGit(gitDir,["diff","--patch",...asked]).split(/(?<=\n)(?=diff --git )/)
const changes=[]
let section=0
for(let at=0;at+1<fields.length;){const[,,,sha="",letter=""]=fields[at]?.split(" ")??[]
const isRename=letter.startsWith("R")
const first=fields[at+1]??""
const path=isRename?fields[at+2]??"":first
at+=isRename?3:2
const text=patches.slice(section,section+(letter==="T"?2:1)).join("")
section+=letter==="T"?2:1
changes.push(changeOf({path:path,previousPath:isRename?first:void 0,sha:sha,letter:letter,text:text}))}return changes}function changeOf({path:path,previousPath:previousPath,sha:sha,letter:letter,text:text}){const start=text.indexOf("\n@@")
const patch=start<0?void 0:text.slice(start+1).trimEnd()
const lines=patch?.split("\n").slice(1)??[]
const counted=mark=>lines.filter(line=>line.startsWith(mark)).length
const status=statuses[letter.charAt(0)]??"modified"
return{path:path,previousPath:previousPath,status:status,additions:counted("+"),deletions:counted("-"),sha:sha,patch:patch}}function placeIn(changes,place){const change=changes.find(({path:path})=>path===place.path)
if(!change)return{objection:"Path could not be resolved"}
for(const hunk of(change.patch??"").split(/(?<=\n)(?=@@ )/)){const end=indexOf(hunk,place.side,place.line)
if(end===void 0)continue
const start=place.startLine===void 0?end:indexOf(hunk,place.side,place.startLine)
if(start===void 0||start>end)return{objection:"start line must be part of the same hunk as the line."}
return{hunk:hunk.split("\n").slice(0,end+1).join("\n")}}return{objection:"line must be part of the diff"}}function indexOf(hunk,side,line){const[head="",...rows]=hunk.split("\n")
const[,old,now]=/^@@ -(\d+)\S* \+(\d+)/.exec(head)??[]
let next=Number(side==="LEFT"?old:now)
const[own,other]=side==="LEFT"?["-","+"]:["+","-"]
for(const[index,row]of rows.entries()){if(row.startsWith(other??"")||row.startsWith("\\"))continue
if(next===line)return side==="LEFT"&&!row.startsWith(own??"")?void 0:index+1
next++}return}function fullName({seed:seed}){return`${seed.owner}/${seed.name}`}function repositoryApi(site,path=""){return`${site.apiUrl}/repos/${fullName(site)}${path}`}function repositoryPage(site,path=""){return`${site.serverUrl}/${fullName(site)}${path}`}function isRepository({seed:seed},owner,name){return`${owner}/${name}`.toLowerCase()===`${seed.owner}/${seed.name}`.toLowerCase()}function identify(seed,authorization){if(!authorization)return{status:"anonymous"}
const[scheme="",credentials=""]=authorization.split(/\s+/)
const token=tokenOf(scheme.toLowerCase(),credentials)
const grant=ownValue(seed.tokens,token)
return grant?{status:"known",token:token,...grant}:{status:"unknown"}}function seenBy({sites:sites},{token:token,login:login}){const granted=site=>{const permissions=ownValue(site.seed.tokens,token)?.permissions
return permissions??(isOpenTo(site,login)?everythingRead:void 0)}
const seen=sites.flatMap(site=>{const permissions=granted(site)
return permissions?[{site:site,caller:{token:token,login:login,permissions:permissions}}]:[]})
const narrow=seen.map(({site:site})=>site)
return seen.map(({site:site,caller:caller})=>({site:{...site,sites:narrow},caller:caller}))}const everythingRead={contents:"read",issues:"read",pull_requests:"read",discussions:"read"}
function isOpenTo({seed:seed,state:state,sites:sites},login){if(state.visibility!=="internal")return isPublic({state:state})
return sites.some(site=>site.seed.owner===seed.owner&&site.state.roleOf(login)!=="none")}function isPublic({state:state}){return state.visibility==="public"}function findReferenced(site,reference){const[,owner="",name="",number]=/^([^/]+)\/([^#]+)#(\d+)$/.exec(String(reference))??[]
const place=number===void 0?site:site.sites.find(one=>isRepository(one,owner,name))
const issue=place?.state.issues.get(Number(number??reference))
return place&&issue&&{site:place,issue:issue}}function isAllowed(site,{permissions:permissions},level,scopes){if(level==="read"&&isPublic(site))return!0
return scopes.some(scope=>permissions[scope]==="write"||permissions[scope]===level)}function tokenOf(scheme,credentials){if(scheme==="token"||scheme==="bearer")return credentials
if(scheme!=="basic")return""
const pair=Buffer.from(credentials,"base64").toString("utf8")
return pair.slice(pair.indexOf(":")+1)}function ownValue(record,key){return Object.hasOwn(record,key)?record[key]:void 0}function firstIds(){return{user:1001,issue:3001,pull:4001,comment:5001,reaction:6001,attachment:1,discussion:3501,reply:6501,reviewComment:7001,review:8001,event:8501,run:9001,job:9501}}class Records{labels=new Map
repositoryLabels=new Map
workflows=[]
dispatches=[]
deployments=[]
projects=[]
releases=[]
milestones=[]
issueTypes=[]
assignableBots=[]
#facts=new Map
assignees=new Map
reactions=new Map
events=new Map
reviewers=new Map
closes=new Map
reviews=[]
reviewComments=[]
runs=[]
discussions=[]
discussionComments=[]
#state
#next
constructor(state,ids){this.#state=state
this.#next=ids}addReview({pull:pull,author:author,body:body,state:state="COMMENTED",commit:commit=this.#headOf(pull)}){const review={id:this.#next.review++,pull:pull,author:this.#state.user(author).login,body:body,state:state,submittedAt:this.#state.time(),commit:commit,lastEditedAt:null,reactions:[]}
this.reviews.push(review)
return review}addReviewComment({author:author,replyTo:replyTo,review:review=0,...input}){const now=this.#state.time()
const comment={...input,side:input.side??"RIGHT",startLine:input.startLine??null,replyTo:replyTo??null,review:review,id:this.#next.reviewComment++,author:this.#state.user(author).login,createdAt:now,updatedAt:now,lastEditedAt:null,editor:null,isMinimized:!1,isResolved:!1,resolvedBy:null,commit:input.commit??this.#headOf(input.pull)}
this.reviewComments.push(comment)
return comment}addRun({jobs:jobs,attempt:attempt=1,file:file="ci.yml",...input}){const numbered=jobs.map(job=>({...job,id:this.#next.job++}))
const run={...input,file:file,id:this.#next.run++,attempt:attempt,jobs:numbered,updatedAt:this.#state.time()}
this.runs.push(run)
return run}addDiscussion({author:author,title:title,body:body},number){const user=this.#state.user(author).login
const discussion={number:number,id:this.#next.discussion++,author:user,createdAt:this.#state.time(),title:title,body:body,reactions:[],locked:!1,closedAt:null}
this.discussions.push(discussion)
return discussion}addDiscussionComment(input){const{author:author,body:body,discussion:discussion}=input
const comment={id:this.#next.reply++,discussion:discussion,replyTo:input.replyTo??null,author:this.#state.user(author).login,body:body,createdAt:this.#state.time(),lastEditedAt:null,editor:null,isMinimized:!1,reactions:[]}
this.discussionComments.push(comment)
return comment}addEvent(number,what){const event={...what,id:this.#next.event++,createdAt:this.#state.time()}
this.events.set(number,[...this.events.get(number)??[],event])}askForReview({pull:pull,who:who,by:by}){this.reviewers.set(pull,[...this.reviewers.get(pull)??[],who])
this.addEvent(pull,{event:"review_requested",actor:by,reviewer:who})}endRequest({pull:pull,author:author}){const asked=this.reviewers.get(pull)
if(asked)this.reviewers.set(pull,asked.filter(login=>login!==author))}submittedComments(){const pending=this.reviews.filter(({state:state})=>state==="PENDING").map(({id:id})=>id)
return this.reviewComments.filter(({review:review})=>!pending.includes(review))}factsOf(number){const none={stateReason:null,duplicateOf:null,lockReason:null,milestone:null,type:null,subIssues:[]}
const facts=this.#facts.get(number)??none
this.#facts.set(number,facts)
return facts}labelsOf(number){return this.labels.get(number)??[]}labelNamed(name){const known=this.repositoryLabels.get(name.toLowerCase())
if(known)return known
const used=[...this.labels.values()].flat().find(label=>label.toLowerCase()===name.toLowerCase())
return used===void 0?void 0:{name:used,color:"ededed",description:""}}#headOf(pull){return this.#state.pulls.get(pull)?.headSha??""}}class GitHubState{users
issues=new Map
pulls=new Map
comments=new Map
records
attachments=new Map
signed=new Set
createdAt
takesCustomRefs=!0
isArchived
visibility
missing=[]
rules=[]
#roles
#seed
#next
#number=1
constructor(seed,{users:users,ids:ids}={users:new Map,ids:firstIds()}){this.#seed=seed
this.#next=ids
this.users=users
this.records=new Records(this,ids)
this.isArchived=seed.archived??!1
this.visibility=seed.visibility??"public"
this.#roles=new Map(Object.entries(seed.cast).map(([login,role])=>[login.toLowerCase(),role]))
this.createdAt=this.time()
for(const login of Object.keys(seed.cast))if(!users.has(login.toLowerCase()))this.#addUser(login,"User")
if(!this.users.has(seed.owner.toLowerCase()))this.#addUser(seed.owner,"Organization")
for(const{login:login}of Object.values(seed.tokens))this.user(login)}attach(bytes){const name=`0a1b2c3d-0000-4000-8000-${String(this.#next.attachment++).padStart(12,"0")}`
this.attachments.set(name,bytes)
return name}time(){return`${this.#seed.now().toISOString().slice(0,19)}Z`}user(login){return this.users.get(login.toLowerCase())??this.#addUser(login,login.endsWith("[bot]")?"Bot":"User")}roleOf(login){return this.#roles.get(login.toLowerCase())??"none"}association(login){if(login.toLowerCase()===this.#seed.owner.toLowerCase())return"OWNER"
if(this.roleOf(login)==="none")return"NONE"
return this.user(this.#seed.owner).type==="Organization"?"MEMBER":"COLLABORATOR"}addIssue(written){const issue=this.#newIssue(written)
this.issues.set(issue.number,issue)
return issue}addDiscussion(written){return this.records.addDiscussion(written,this.#number++)}addPull({head:head,base:base,headSha:headSha,baseSha:baseSha,draft:draft,fork:fork,...written}){const pull=Object.assign(this.#newIssue(written),{pullId:this.#next.pull++,head:head,base:base,headSha:headSha,baseSha:baseSha,draft:draft,fork:fork??null,merged:null})
this.issues.set(pull.number,pull)
this.pulls.set(pull.number,pull)
return pull}addComment({issue:number,author:author,body:body}){const issue=this.issues.get(number)
if(!issue)throw new fault.vC("bug",`There is no issue or pull request #${number} to comment on.`)
const createdAt=this.time()
const comment={id:this.#next.comment++,issue:number,author:this.user(author).login,body:body,reactions:[],createdAt:createdAt,updatedAt:createdAt,lastEditedAt:null,editor:null,isMinimized:!1}
issue.updatedAt=createdAt
this.comments.set(comment.id,comment)
return comment}commentsOn(number){return[...this.comments.values()].filter(comment=>comment.issue===number)}editComment(comment,body,editor=comment.author){const now=this.time()
Object.assign(comment,{body:body,updatedAt:now,lastEditedAt:now,editor:this.user(editor).login})}react(comment,author,content){const given=comment.reactions.find(reaction=>reaction.author===author&&reaction.content===content)
if(given)return{reaction:given,isNew:!1}
const reaction={id:this.#next.reaction++,content:content,author:author,createdAt:this.time()}
comment.reactions.push(reaction)
return{reaction:reaction,isNew:!0}}#newIssue({author:author,title:title,body:body}){const createdAt=this.time()
return{number:this.#number++,id:this.#next.issue++,author:this.user(author).login,title:title,body:body,state:"open",locked:!1,createdAt:createdAt,updatedAt:createdAt,lastEditedAt:null}}#addUser(login,type){const user={id:this.#next.user++,login:login,type:type}
this.users.set(login.toLowerCase(),user)
return user}}function rulesAgainst(rules,way){return rules.filter(({breaks:breaks})=>breaks.includes(way))}function violation({words:words}){return`Repository rule violations found\n\n${words}\n\n`}function pushRefusal(rules){if(rules.length===0)return""
const list=rules.map(({words:words})=>`- ${words}\n\n`).join("")
return`error: GH013: Repository rule violations found for %s.\nReview all repository rules at https://github.com/rules\n\n${list}`}class GraphqlError extends Error{extra
constructor(message,extra={}){super(message)
this.extra=extra}}const token=/\.\.\.|"(?:[^"\\]|\\.)*"|-?\d+|\$?[A-Za-z_]\w*|[{}()[\]:!=,]|#.*|\s+|./gy
function parseOperation(query){const reader=new Reader((query.match(token)??[]).filter(text=>!/^[\s,#]/.test(text)))
const type=reader.peek()==="{"?"query":reader.take()
const name=/^\w/.test(reader.peek())?reader.take():""
if(reader.peek()==="(")reader.skipParentheses()
const selections=readSelections(reader)
if(reader.peek()!=="")throw reader.unexpected()
return{type:type,name:name,selections:selections}}class Reader{#tokens
#at=0
constructor(tokens){this.#tokens=tokens}peek(){return this.#tokens[this.#at]??""}take(){this.#at++
return this.#tokens[this.#at-1]??""}expect(text){if(this.peek()!==text)throw this.unexpected()
this.take()}name(){if(!/^[A-Za-z_]/.test(this.peek()))throw this.unexpected()
return this.take()}skipParentheses(){while(this.peek()!==")"&&this.peek()!=="")this.take()
this.expect(")")}unexpected(){return new GraphqlError(`Parse error on ${JSON.stringify(this.peek()||"end of file")}`)}}function readSelections(reader){const selections=[]
reader.expect("{")
while(reader.peek()!=="}")selections.push(reader.peek()==="..."?readFragment(reader):readField(reader))
reader.expect("}")
return selections}function readFragment(reader){reader.expect("...")
reader.expect("on")
return{kind:"fragment",on:reader.name(),selections:readSelections(reader)}}function readField(reader){const key=reader.name()
const isAlias=reader.peek()===":"
if(isAlias)reader.take()
const name=isAlias?reader.name():key
const values=readArguments(reader)
const selections=reader.peek()==="{"?readSelections(reader):[]
return{kind:"field",key:key,name:name,arguments:values,selections:selections}}function readArguments(reader){const values=new Map
if(reader.peek()!=="(")return values
reader.take()
while(reader.peek()!==")"){const name=reader.name()
reader.expect(":")
values.set(name,readValue(reader))}reader.take()
return values}function readValue(reader){const text=reader.take()
if(text.startsWith("$"))return{variable:text.slice(1)}
if(/^(?:"|-?\d|true$|false$|null$)/.test(text))return JSON.parse(text)
throw new GraphqlError(`Parse error on ${JSON.stringify(text)}`)}function execute(operation,root,variables){const errors=[]
function select(node,selections,path){const entries=selections.flatMap(selection=>{if(selection.kind==="field")return[[selection.key,resolve(node,selection,[...path,selection.key])]]
return selection.on===node.__typename?Object.entries(select(node,selection.selections,path)):[]})
return Object.fromEntries(entries)}function resolve(node,field,path){if(!Object.hasOwn(node,field.name))throw undefinedField(node,field)
const value=node[field.name]
try{return complete(typeof value==="function"?value(argumentsOf(field,variables)):value,field,path)}catch(error){if(!(error instanceof GraphqlError)||error.extra.extensions)throw error
errors.push({...error.extra,path:path,message:error.message})
return null}}function complete(value,field,path){if(Array.isArray(value))return value.map((item,index)=>complete(item,field,[...path,String(index)]))
if(!isNode(value))return value
if(field.selections.length===0)throw new GraphqlError(`Field must have selections: ${path.join(".")}`,missing)
return select(value,field.selections,path)}const data=select(root,operation.selections,[])
return errors.length>0?{data:data,errors:errors}:{data:data}}const missing={extensions:{code:"selectionMismatch"}}
function undefinedField(node,{name:name}){const extensions={code:"undefinedField",typeName:node.__typename,fieldName:name}
return new GraphqlError(`Field '${name}' doesn't exist on type '${node.__typename}'`,{extensions:extensions})}function argumentsOf(field,variables){const values=[...field.arguments].map(([name,value])=>{const given=typeof value==="object"&&value!==null?variables[value.variable]:value
return[name,given??void 0]})
return Object.fromEntries(values)}function isNode(value){return typeof value==="object"&&value!==null&&"__typename"in value}const PageArguments=schemas.strictObject({last:schemas.number(),before:schemas.string().optional()}).readonly()
function lastPage(name,typename,all,node){return given=>{const{last:last,before:before}=pageOf(name,given)
const end=before===void 0?Number.POSITIVE_INFINITY:idOf(before)
const earlier=all.filter(({id:id})=>id<end)
const page=last===0?[]:earlier.slice(-last)
const[first,final]=[page.at(0),page.at(-1)]
return{__typename:typename,totalCount:all.length,pageInfo:{__typename:"PageInfo",hasPreviousPage:page.length<earlier.length,hasNextPage:earlier.length<all.length,startCursor:first?cursorOf(first):null,endCursor:final?cursorOf(final):null},nodes:page.map(node)}}}function pageOf(name,given){if(given.last===void 0&&given.first===void 0){const message=`You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`
throw new GraphqlError(message,{type:"MISSING_PAGINATION_BOUNDARIES"})}const page=PageArguments.parse(given)
if(page.last<=100)return page
const message=`Requesting ${page.last} records on the \`${name}\` connection exceeds the \`last\` limit of 100 records.`
throw new GraphqlError(message,{type:"EXCESSIVE_PAGINATION"})}function cursorOf({id:id}){return Buffer.from(`cursor:v2:${id}`).toString("base64")}function idOf(cursor){const id=/^cursor:v2:(\d+)$/.exec(Buffer.from(cursor,"base64").toString("utf8"))?.[1]
if(id)return Number(id)
throw new GraphqlError(`\`${cursor}\` does not appear to be a valid cursor.`,{type:"INVALID_CURSOR_ARGUMENTS"})}const clientMutationId=schemas.string().optional()
const Classifier=schemas["enum"](["ABUSE","DUPLICATE","OFF_TOPIC","OUTDATED","RESOLVED","SPAM"])
const Hide=schemas.object({input:schemas.strictObject({subjectId:schemas.string(),classifier:Classifier,clientMutationId:clientMutationId})})
const Add=schemas.object({input:schemas.strictObject({projectId:schemas.string(),contentId:schemas.string(),clientMutationId:clientMutationId})})
const Put=schemas.object({input:schemas.strictObject({projectId:schemas.string(),itemId:schemas.string(),fieldId:schemas.string(),value:schemas.strictObject({singleSelectOptionId:schemas.string()}),clientMutationId:clientMutationId})})
function minimizeComment(site,caller,given){const{subjectId:subjectId}=Hide.parse(given).input
if(!isAllowed(site,caller,"write",["issues","pull_requests"]))throw forbidden()
const comment=site.state.comments.get(Number(/^IC_(\d+)$/.exec(subjectId)?.[1]))
if(!comment)throw change_missing(subjectId)
comment.isMinimized=!0
const minimizedComment={__typename:"IssueComment",isMinimized:!0}
return{__typename:"MinimizeCommentPayload",clientMutationId:null,minimizedComment:minimizedComment}}function addProjectItem(site,caller,given){const{projectId:projectId,contentId:contentId}=Add.parse(given).input
const project=projectOf(site,caller,projectId)
const issue=[...site.state.issues.values()].find(({id:id})=>contentId===`I_${id}`||contentId===`PR_${id}`)
if(!issue)throw change_missing(contentId)
const key=keyIn(site,project,issue)
const item=project.items.get(key)??{id:`PVTI_${key}`,values:new Map}
project.items.set(key,item)
return{__typename:"AddProjectV2ItemByIdPayload",item:{__typename:"ProjectV2Item",id:item.id}}}function setProjectField(site,caller,given){const{projectId:projectId,itemId:itemId,fieldId:fieldId,value:value}=Put.parse(given).input
const project=projectOf(site,caller,projectId)
const item=[...project.items.values()].find(({id:id})=>id===itemId)
const field=project.fields.find(({name:name})=>fieldIdOf(name)===fieldId)
const option=field?.options.find(name=>optionIdOf(name)===value.singleSelectOptionId)
if(!item||!field||option===void 0)throw change_missing(itemId)
item.values.set(field.name,option)
return{__typename:"UpdateProjectV2ItemFieldValuePayload",clientMutationId:null}}function ownerNode(seen,login){const found=seen.find(({site:site})=>login.toLowerCase()===site.seed.owner.toLowerCase())
if(!found)return null
const{site:site,caller:caller}=found
return{__typename:site.state.user(login).type,projectV2:given=>{const{number:number}=schemas.object({number:schemas.number()}).parse(given)
const project=projectsOf(site).find(one=>one.number===number)
if(!project||caller.permissions.projects===void 0)throw new GraphqlError(`Could not resolve to a ProjectV2 with the number ${number}.`,{type:"NOT_FOUND"})
return projectNode(project)}}}function projectNode(project){return{__typename:"ProjectV2",id:`PVT_${project.number}`,url:`https://github.test/orgs/projects/${project.number}`,closed:!1,fields:()=>({__typename:"ProjectV2FieldConfigurationConnection",nodes:project.fields.map(fieldNode)})}}function fieldNode({name:name,options:options}){const nodes=options.map(option=>({__typename:"ProjectV2SingleSelectFieldOption",id:optionIdOf(option),name:option}))
return{__typename:"ProjectV2SingleSelectField",id:fieldIdOf(name),name:name,options:nodes}}function projectItems(site,issue){const nodes=projectsOf(site).flatMap(project=>{const item=project.items.get(keyIn(site,project,issue))
if(!item)return[]
return[{__typename:"ProjectV2Item",id:item.id,project:{__typename:"ProjectV2",id:`PVT_${project.number}`},fieldValueByName:given=>{const name=item.values.get(schemas.object({name:schemas.string()}).parse(given).name)
return name===void 0?null:{__typename:"ProjectV2ItemFieldSingleSelectValue",name:name}}}]})
return{__typename:"ProjectV2ItemConnection",nodes:nodes}}function projectsOf({seed:seed,sites:sites}){return sites.filter(one=>one.seed.owner===seed.owner).flatMap(({state:state})=>state.records.projects)}function keyIn(site,project,{number:number,id:id}){return site.state.records.projects.includes(project)?number:id}function projectOf(site,caller,id){const project=projectsOf(site).find(({number:number})=>`PVT_${number}`===id)
if(!project)throw change_missing(id)
if(caller.permissions.projects!=="write")throw forbidden()
return project}function fieldIdOf(name){return`PVTSSF_${name}`}function optionIdOf(name){return`option_${name}`}function forbidden(){return new GraphqlError("Resource not accessible by integration",{type:"FORBIDDEN"})}function change_missing(id){return new GraphqlError(`Could not resolve to a node with the global id of '${id}'`,{type:"NOT_FOUND"})}const apiPaths={followers_url:"/followers",following_url:"/following{/other_user}",gists_url:"/gists{/gist_id}",starred_url:"/starred{/owner}{/repo}",subscriptions_url:"/subscriptions",organizations_url:"/orgs",repos_url:"/repos",events_url:"/events{/privacy}",received_events_url:"/received_events"}
function userJson({state:state,serverUrl:serverUrl,apiUrl:apiUrl},login){const user=state.user(login)
const url=`${apiUrl}/users/${encodeURIComponent(user.login)}`
const page=user.type==="Bot"?`apps/${user.login.replace(/\[bot\]$/,"")}`:user.login
return{login:user.login,id:user.id,node_id:`U_${user.id}`,avatar_url:`${serverUrl}/avatars/u/${user.id}?`,gravatar_id:"",url:url,html_url:`${serverUrl}/${page}`,...Object.fromEntries(Object.entries(apiPaths).map(([key,path])=>[key,url+path])),type:user.type,user_view_type:"public",site_admin:!1}}const reactionContents=["+1","-1","laugh","confused","heart","hooray","rocket","eyes"]
function reactionsJson(url,reactions){const count=content=>reactions.filter(reaction=>reaction.content===content).length
return{url:`${url}/reactions`,total_count:reactions.length,...Object.fromEntries(reactionContents.map(content=>[content,count(content)]))}}function discussionJson(site,{number:number,id:id,author:author,createdAt:createdAt,title:title,body:body,locked:locked,reactions:reactions}){const{state:state}=site
const comments=state.records.discussionComments.filter(({discussion:discussion})=>discussion===number).length
return{id:id,node_id:`D_${id}`,number:number,title:title,body:body,user:userJson(site,author),state:"open",state_reason:null,locked:locked,active_lock_reason:null,comments:comments,created_at:createdAt,updated_at:createdAt,html_url:discussionPage(site,number),repository_url:repositoryApi(site),author_association:state.association(author),category:categoryJson(site,createdAt),answer_html_url:null,answer_chosen_at:null,answer_chosen_by:null,labels:[],timeline_url:repositoryApi(site,`/discussions/${number}/timeline`),reactions:reactionsJson(repositoryApi(site,`/discussions/${number}`),reactions)}}function discussionCommentJson(site,comment){const{id:id,discussion:discussion,replyTo:replyTo,author:author,createdAt:createdAt,lastEditedAt:lastEditedAt,body:body}=comment
return{id:id,node_id:`DC_${id}`,parent_id:replyTo,child_comment_count:0,repository_url:fullName(site),discussion_id:discussion,user:userJson(site,author),body:body,created_at:createdAt,updated_at:lastEditedAt??createdAt,author_association:site.state.association(author),html_url:`${discussionPage(site,discussion)}#discussioncomment-${id}`,reactions:reactionsJson(repositoryApi(site,`/discussions/${discussion}/comments/${id}`),comment.reactions)}}function discussionPage(site,number){return repositoryPage(site,`/discussions/${number}`)}function categoryJson({id:id},time){return{id:71,node_id:"DIC_71",repository_id:id,emoji:":pray:",name:"Q&A",description:"Ask",slug:"q-a",is_answerable:!0,created_at:time,updated_at:time}}function actorNode(site,login,type){const user=site.state.user(login)
return{__typename:type??user.type,login:user.login.replace(/\[bot\]$/,""),databaseId:user.id}}function authored(site,author,viewer){return{author:actorNode(site,author),authorAssociation:site.state.association(author),viewerDidAuthor:author.toLowerCase()===viewer.toLowerCase()}}function editorNode(site,editor){return editor===null?null:actorNode(site,editor)}function reactionGroups(reactions,viewer){return reactionContents.map(content=>({__typename:"ReactionGroup",content:groupOf(content),viewerHasReacted:reactions.some(reaction=>reaction.content===content&&reaction.author===viewer)}))}function groupOf(content){return{"+1":"THUMBS_UP","-1":"THUMBS_DOWN"}[content]??content.toUpperCase()}const ListArguments=schemas.object({first:schemas.number().max(100),orderBy:schemas.strictObject({field:schemas.literal("UPDATED_AT"),direction:schemas.literal("DESC")})})
function discussionList(site,viewer){return given=>{const{first:first}=ListArguments.parse(given)
const sorted=site.state.records.discussions.toSorted((a,b)=>touched(site,b).localeCompare(touched(site,a)))
const nodes=sorted.slice(0,first).map(one=>discussionNode(site,one,viewer))
return{__typename:"DiscussionConnection",totalCount:sorted.length,nodes:nodes}}}function touched(site,{number:number,createdAt:createdAt}){const inIt=site.state.records.discussionComments.filter(({discussion:discussion})=>discussion===number)
return[createdAt,...inIt.map(comment=>comment.createdAt)].sort().at(-1)??createdAt}function discussionNode(site,discussion,viewer){const{number:number,id:id,title:title,body:body,createdAt:createdAt,author:author,closedAt:closedAt}=discussion
const top=site.state.records.discussionComments.filter(one=>one.discussion===number&&one.replyTo===null)
return{__typename:"Discussion",id:`D_${id}`,databaseId:id,number:number,title:title,body:body,createdAt:createdAt,lastEditedAt:null,closed:closedAt!==null,closedAt:closedAt,locked:discussion.locked,updatedAt:touched(site,discussion),reactionGroups:reactionGroups(discussion.reactions,viewer),url:discussionPage(site,number),...authored(site,author,viewer),comments:lastPage("comments","DiscussionCommentConnection",top,one=>commentNode(site,one,viewer))}}function commentNode(site,comment,viewer){const{id:id,body:body,createdAt:createdAt,lastEditedAt:lastEditedAt,editor:editor,isMinimized:isMinimized,author:author,discussion:discussion}=comment
const all=site.state.records.discussionComments
const replies=all.filter(({replyTo:replyTo})=>replyTo===id)
const parent=all.find(one=>one.id===comment.replyTo)
return{__typename:"DiscussionComment",id:`DC_${id}`,databaseId:id,body:body,createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized,editor:editorNode(site,editor),reactionGroups:reactionGroups(comment.reactions,viewer),url:`${discussionPage(site,discussion)}#discussioncomment-${id}`,...authored(site,author,viewer),replyTo:parent?commentNode(site,parent,viewer):null,replies:lastPage("replies","DiscussionCommentConnection",replies,one=>commentNode(site,one,viewer))}}const longest=65536
const discussion_clientMutationId=schemas.string().optional()
const Body=schemas.string().min(1)
const discussion_Add=schemas.object({input:schemas.strictObject({discussionId:schemas.string(),body:Body,replyToId:schemas.string().optional(),clientMutationId:discussion_clientMutationId})})
const Edit=schemas.object({input:schemas.strictObject({commentId:schemas.string(),body:Body,clientMutationId:discussion_clientMutationId})})
const Remove=schemas.object({input:schemas.strictObject({id:schemas.string(),clientMutationId:discussion_clientMutationId})})
const Content=schemas["enum"](["CONFUSED","EYES","HEART","HOORAY","LAUGH","ROCKET","THUMBS_UP"])
const React=schemas.object({input:schemas.strictObject({subjectId:schemas.string(),content:Content,clientMutationId:discussion_clientMutationId})})
function addDiscussionComment(site,caller,given){const{discussionId:discussionId,body:body,replyToId:replyToId}=discussion_Add.parse(given).input
const{records:records}=site.state
const discussion=discussionOf(site,discussionId)
const parent=replyToId===void 0?void 0:commentOf(site,replyToId)
demandWrite(site,caller)
if(discussion.locked)throw refused("FORBIDDEN","Discussion is locked.")
if(parent&&parent.replyTo!==null)throw refused("UNPROCESSABLE","Parent comment is already in a thread, cannot reply to it")
requireShort(body)
const written={author:caller.login,body:body,discussion:discussion.number}
const comment=records.addDiscussionComment({...written,...parent&&{replyTo:parent.id}})
return payload(site,caller,"AddDiscussionCommentPayload",comment)}function updateDiscussionComment(site,caller,given){const{commentId:commentId,body:body}=Edit.parse(given).input
const comment=commentOf(site,commentId)
demandWrite(site,caller)
if(comment.author!==caller.login)throw refused("FORBIDDEN","Resource not accessible by integration")
requireShort(body)
Object.assign(comment,{body:body,lastEditedAt:site.state.time(),editor:caller.login})
return payload(site,caller,"UpdateDiscussionCommentPayload",comment)}function deleteDiscussionComment(site,caller,given){const comment=commentOf(site,Remove.parse(given).input.id)
demandWrite(site,caller)
if(comment.author!==caller.login)throw refused("FORBIDDEN","Resource not accessible by integration")
const{discussionComments:discussionComments}=site.state.records
discussionComments.splice(discussionComments.indexOf(comment),1)
return payload(site,caller,"DeleteDiscussionCommentPayload",comment)}function addReaction(site,caller,given){const{subjectId:subjectId,content:content}=React.parse(given).input
const subject=subjectOf(site,subjectId)
demandWrite(site,caller,subjectId.startsWith("PRR_")?"pull_requests":"discussions")
site.state.react(subject,caller.login,content==="THUMBS_UP"?"+1":content.toLowerCase())
const reaction={__typename:"Reaction",content:content}
return{__typename:"AddReactionPayload",clientMutationId:null,reaction:reaction}}function subjectOf(site,id){if(id.startsWith("DC_"))return commentOf(site,id)
if(id.startsWith("D_"))return discussionOf(site,id)
const review=site.state.records.reviews.find(one=>id===`PRR_${one.id}`)
if(review)return review
throw refused("NOT_FOUND",`Could not resolve to a node with the global id of '${id}'`)}function payload(site,{login:login},type,comment){return{__typename:type,clientMutationId:null,comment:commentNode(site,comment,login)}}function demandWrite(site,caller,scope="discussions"){if(!isAllowed(site,caller,"write",[scope]))throw refused("FORBIDDEN","Resource not accessible by integration")}function requireShort(body){if(body.length>longest)throw refused("UNPROCESSABLE",`Body is too long (maximum is ${longest} characters)`)}function discussionOf({state:state},nodeId){const found=state.records.discussions.find(({id:id})=>`D_${id}`===nodeId)
if(found)return found
throw refused("NOT_FOUND",`Could not resolve to a node with the global id of '${nodeId}'`)}function commentOf({state:state},nodeId){const found=state.records.discussionComments.find(({id:id})=>`DC_${id}`===nodeId)
if(found)return found
throw refused("NOT_FOUND",`Could not resolve to a node with the global id of '${nodeId}'`)}function refused(type,message){return new GraphqlError(message,{type:type})}function pullFields(site,pull,viewer){const{records:records}=site.state
const isSeen=({state:state,author:author})=>state!=="PENDING"||author===viewer
const reviews=records.reviews.filter(review=>review.pull===pull.number&&isSeen(review))
const first=records.reviewComments.filter(comment=>{const review=records.reviews.find(({id:id})=>id===comment.review)
return comment.pull===pull.number&&comment.replyTo===null&&(!review||isSeen(review))})
const closed=(records.closes.get(pull.number)??[]).flatMap(reference=>findReferenced(site,reference)??[])
return{isDraft:pull.draft,headRefName:pull.head,headRefOid:pull.headSha,baseRefName:pull.base,reviews:connection("PullRequestReview",reviews,review=>reviewNode(site,review,viewer)),reviewThreads:lastPage("reviewThreads","PullRequestReviewThreadConnection",first,comment=>threadNode(site,comment,viewer)),closingIssuesReferences:connection("Issue",closed,({site:site,issue:issue})=>({__typename:"Issue",number:issue.number,title:issue.title,body:issue.body,state:issue.state.toUpperCase(),createdAt:issue.createdAt,lastEditedAt:issue.lastEditedAt,...authored(site,issue.author,viewer),repository:{__typename:"Repository",nameWithOwner:fullName(site)}}))}}function issueFields(site,issue,viewer){const closers=site.sites.flatMap(one=>[...one.state.records.closes].flatMap(([number,references])=>{const pull=one.state.pulls.get(number)
const closes=references.some(reference=>findReferenced({...one,sites:site.sites},reference)?.issue===issue)
return pull&&closes?[{site:one,pull:pull}]:[]}))
return{closedByPullRequestsReferences:connection("PullRequest",closers,({site:site,pull:pull})=>({__typename:"PullRequest",number:pull.number,title:pull.title,state:pull.merged?"MERGED":pull.state.toUpperCase(),createdAt:pull.createdAt,lastEditedAt:pull.lastEditedAt,...authored(site,pull.author,viewer),repository:{__typename:"Repository",nameWithOwner:fullName(site)}}))}}function connection(type,items,node){return({first:first,last:last})=>({__typename:`${type}Connection`,totalCount:items.length,nodes:(typeof first==="number"?items.slice(0,first):items.slice(-Number(last))).map(node)})}function reviewNode(site,review,viewer){const{id:id,body:body,state:state,lastEditedAt:lastEditedAt,author:author}=review
const submittedAt=state==="PENDING"?null:review.submittedAt
return{__typename:"PullRequestReview",databaseId:id,body:body,state:state,submittedAt:submittedAt,lastEditedAt:lastEditedAt,isMinimized:!1,reactionGroups:reactionGroups(review.reactions,viewer),...authored(site,author,viewer)}}function threadNode(site,first,viewer){const all=site.state.records.reviewComments
const inIt=all.filter(({id:id,replyTo:replyTo})=>id===first.id||replyTo===first.id)
return{__typename:"PullRequestReviewThread",id:`PRRT_${first.id}`,path:first.path,line:first.line,isResolved:first.isResolved,isOutdated:!1,resolvedBy:first.resolvedBy===null?null:actorNode(site,first.resolvedBy,"User"),comments:connection("PullRequestReviewComment",inIt,comment=>pull_commentNode(site,comment,viewer))}}function pull_commentNode(site,comment,viewer){const{id:id,body:body,hunk:hunk,pull:pull,createdAt:createdAt,lastEditedAt:lastEditedAt,editor:editor,isMinimized:isMinimized,author:author}=comment
const isSubmitted=site.state.records.submittedComments().includes(comment)
return{state:isSubmitted?"SUBMITTED":"PENDING",__typename:"PullRequestReviewComment",databaseId:id,body:body,diffHunk:hunk,createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized,editor:editorNode(site,editor),...authored(site,author,viewer),url:repositoryPage(site,`/pull/${pull}#discussion_r${id}`)}}function issueJson(site,issue){const{state:state}=site
const url=repositoryApi(site,`/issues/${issue.number}`)
const isPull=state.pulls.has(issue.number)
const facts=state.records.factsOf(issue.number)
const milestone=state.records.milestones.find(({number:number})=>number===facts.milestone)
const assignees=(state.records.assignees.get(issue.number)??[]).map(login=>userJson(site,login))
return{id:issue.id,node_id:`${isPull?"PR":"I"}_${issue.id}`,url:url,repository_url:repositoryApi(site),labels_url:`${url}/labels{/name}`,comments_url:`${url}/comments`,events_url:`${url}/events`,html_url:issuePage(site,issue),timeline_url:`${url}/timeline`,number:issue.number,title:issue.title,body:issue.body,user:userJson(site,issue.author),author_association:state.association(issue.author),state:issue.state,state_reason:facts.stateReason,locked:issue.locked,active_lock_reason:facts.lockReason,comments:state.commentsOn(issue.number).length,labels:state.records.labelsOf(issue.number).map(name=>labelJson(site,name)),assignee:assignees[0]??null,assignees:assignees,milestone:milestone?milestoneJson(site,milestone):null,type:facts.type===null?null:typeJson(site,facts.type),created_at:issue.createdAt,updated_at:issue.updatedAt,closed_at:issue.state==="closed"?issue.updatedAt:null,closed_by:null,performed_via_github_app:null,reactions:reactionsJson(url,state.records.reactions.get(`thread ${issue.number}`)??[]),...pullKeys(site,issue)}}function milestoneJson(site,{number:number,title:title}){const url=repositoryApi(site,`/milestones/${number}`)
return{url:url,html_url:repositoryPage(site,`/milestone/${number}`),labels_url:`${url}/labels`,id:100*site.id+number,node_id:`MI_${100*site.id+number}`,number:number,title:title,description:null,creator:userJson(site,site.seed.owner),open_issues:0,closed_issues:0,state:"open",created_at:site.state.createdAt,updated_at:site.state.createdAt,due_on:null,closed_at:null}}function typeJson(site,name){const id=site.state.records.issueTypes.indexOf(name)+1
return{id:id,node_id:`IT_${id}`,name:name,description:null}}function issuePage(site,{number:number}){return repositoryPage(site,`/${site.state.pulls.has(number)?"pull":"issues"}/${number}`)}function pullKeys(site,issue){const pull=site.state.pulls.get(issue.number)
if(!pull)return{}
const page=issuePage(site,issue)
return{draft:pull.draft,pull_request:{url:repositoryApi(site,`/pulls/${pull.number}`),html_url:page,diff_url:`${page}.diff`,patch_url:`${page}.patch`,merged_at:pull.merged?.at??null}}}function labelJson(site,name){const id=[...name].reduce((sum,letter)=>sum*31+(letter.codePointAt(0)??0),site.id)%1000003
const url=repositoryApi(site,`/labels/${encodeURIComponent(name)}`)
const{color:color="ededed",description:description=""}=site.state.records.labelNamed(name)??{}
return{id:id,node_id:`LA_${id}`,url:url,name:name,description:description,color:color,default:!1}}function commentJson(site,comment){const url=repositoryApi(site,`/issues/comments/${comment.id}`)
return{id:comment.id,node_id:`IC_${comment.id}`,url:url,html_url:commentPage(site,comment),issue_url:repositoryApi(site,`/issues/${comment.issue}`),user:userJson(site,comment.author),author_association:site.state.association(comment.author),body:comment.body,created_at:comment.createdAt,updated_at:comment.updatedAt,performed_via_github_app:null,reactions:reactionsJson(url,comment.reactions)}}function commentPage(site,comment){const issue=site.state.issues.get(comment.issue)
if(!issue)throw new fault.vC("bug",`Comment ${comment.id} is on #${comment.issue}, which does not exist.`)
return`${issuePage(site,issue)}#issuecomment-${comment.id}`}function reactionJson(site,reaction){return{id:reaction.id,node_id:`REA_${reaction.id}`,user:userJson(site,reaction.author),content:reaction.content,created_at:reaction.createdAt}}const RepositoryArguments=schemas.object({owner:schemas.string(),name:schemas.string()}).readonly()
const IdArguments=schemas.object({id:schemas.string()}).readonly()
const NumberArguments=schemas.object({number:schemas.number()}).readonly()
function queryNode(seen){const[first]=seen
const viewer=first?.caller.login??""
return{__typename:"Query",viewer:{__typename:"User",login:viewer,databaseId:first?.site.state.user(viewer).id},node:given=>{const{id:id}=IdArguments.parse(given)
const found=seen.filter(isReadable).flatMap(({site:site})=>nodeIn(site,id,viewer)??[])[0]
if(found)return found
throw notFound(`Could not resolve to a node with the global id of '${id}'`)},repositoryOwner:given=>ownerNode(seen,schemas.object({login:schemas.string()}).parse(given).login),repository:given=>{const{owner:owner,name:name}=RepositoryArguments.parse(given)
const found=seen.find(({site:site})=>isRepository(site,owner,name))
if(!found)throw notFound(`Could not resolve to a Repository with the name '${owner}/${name}'.`)
if(isReadable(found))return repositoryNode(found.site,viewer)
throw new GraphqlError("Resource not accessible by integration",{type:"FORBIDDEN"})}}}function isReadable({site:site,caller:caller}){return isAllowed(site,caller,"read",["issues","pull_requests","discussions"])}function nodeIn(site,id,viewer){const{issues:issues,comments:comments,records:records}=site.state
const issue=[...issues.values()].find(one=>id===`I_${one.id}`||id===`PR_${one.id}`)
if(issue)return thread_threadNode(site,issue,viewer)
const comment=comments.get(Number(/^IC_(\d+)$/.exec(id)?.[1]))
if(comment)return thread_commentNode(site,comment,viewer)
const said=records.discussionComments.find(one=>id===`DC_${one.id}`)
if(said)return commentNode(site,said,viewer)
const discussion=records.discussions.find(one=>id===`D_${one.id}`)
if(discussion)return discussionNode(site,discussion,viewer)
const onCode=records.reviewComments.find(one=>id===`PRRC_${one.id}`||id===`PRRT_${one.id}`)
if(onCode)return id.startsWith("PRRT_")?threadNode(site,onCode,viewer):pull_commentNode(site,onCode,viewer)
const review=records.reviews.find(one=>id===`PRR_${one.id}`)
return review&&reviewNode(site,review,viewer)}function repositoryNode(site,viewer){return{__typename:"Repository",name:site.seed.name,nameWithOwner:fullName(site),id:`R_${site.id}`,databaseId:site.id,isPrivate:!isPublic(site),isArchived:site.state.isArchived,visibility:site.state.visibility.toUpperCase(),pullRequest:given=>{const{number:number}=NumberArguments.parse(given)
const pull=site.state.pulls.get(number)
if(pull)return thread_threadNode(site,pull,viewer)
throw notFound(`Could not resolve to a PullRequest with the number of ${number}.`)},discussions:discussionList(site,viewer),discussion:given=>{const{number:number}=NumberArguments.parse(given)
const discussion=site.state.records.discussions.find(one=>one.number===number)
if(discussion)return discussionNode(site,discussion,viewer)
throw notFound(`Could not resolve to a Discussion with the number of ${number}.`)},issueOrPullRequest:given=>{const{number:number}=NumberArguments.parse(given)
const issue=site.state.issues.get(number)
if(issue)return thread_threadNode(site,issue,viewer)
throw notFound(`Could not resolve to an issue or pull request with the number of ${number}.`)}}}function thread_threadNode(site,issue,viewer){const pull=site.state.pulls.get(issue.number)
return{__typename:pull?"PullRequest":"Issue",databaseId:pull?.pullId??issue.id,number:issue.number,title:issue.title,body:issue.body,url:issuePage(site,issue),state:pull?.merged?"MERGED":issue.state.toUpperCase(),locked:issue.locked,projectItems:()=>projectItems(site,issue),createdAt:issue.createdAt,updatedAt:issue.updatedAt,lastEditedAt:issue.lastEditedAt,...authored(site,issue.author,viewer),comments:lastPage("comments","IssueCommentConnection",site.state.commentsOn(issue.number),comment=>thread_commentNode(site,comment,viewer)),...pull?pullFields(site,pull,viewer):issueFields(site,issue,viewer)}}function thread_commentNode(site,comment,viewer){return{__typename:"IssueComment",databaseId:comment.id,body:comment.body,url:commentPage(site,comment),createdAt:comment.createdAt,updatedAt:comment.updatedAt,lastEditedAt:comment.lastEditedAt,editor:editorNode(site,comment.editor),isMinimized:comment.isMinimized,...authored(site,comment.author,viewer)}}function notFound(message){return new GraphqlError(message,{type:"NOT_FOUND"})}const Input=schemas.strictObject({branch:schemas.strictObject({repositoryNameWithOwner:schemas.string(),branchName:schemas.string()}),message:schemas.strictObject({headline:schemas.string(),body:schemas.string().optional()}),expectedHeadOid:schemas.string(),fileChanges:schemas.strictObject({additions:schemas.array(schemas.strictObject({path:schemas.string(),contents:schemas.base64()})).default([]),deletions:schemas.array(schemas.strictObject({path:schemas.string()})).default([])}),clientMutationId:schemas.string().optional()}).readonly()
function mutationNode(seen){const mutation=change=>given=>{const found=seen.find(one=>isMeant(one,given))??seen[0]
if(!found)throw commit_refused("NOT_FOUND","Could not resolve to a node")
if(found.site.state.isArchived)throw commit_refused("UNPROCESSABLE","Repository was archived so is read-only")
return change(found.site,found.caller,given)}
return{__typename:"Mutation",resolveReviewThread:mutation(resolveThread),addDiscussionComment:mutation(addDiscussionComment),deleteDiscussionComment:mutation(deleteDiscussionComment),updateDiscussionComment:mutation(updateDiscussionComment),minimizeComment:mutation(minimizeComment),addProjectV2ItemById:mutation(addProjectItem),updateProjectV2ItemFieldValue:mutation(setProjectField),addReaction:mutation(addReaction),createCommitOnBranch:mutation(createCommitOnBranch)}}const Target=schemas.object({input:schemas.looseObject({branch:schemas.object({repositoryNameWithOwner:schemas.string()}).optional()})})
function isMeant({site:site,caller:caller},given){const{branch:branch,...input}=Target.parse(given).input
if(branch)return branch.repositoryNameWithOwner.toLowerCase()===fullName(site).toLowerCase()
return Object.values(input).some(id=>typeof id==="string"&&nodeIn(site,id,caller.login)!==void 0)}function createCommitOnBranch(site,caller,given){const input=schemas.object({input:Input}).parse(given).input
const oid=createCommit(site,caller,input)
const url=repositoryPage(site,`/commit/${oid}`)
const commit={__typename:"Commit",oid:oid,url:url,signature:{__typename:"GpgSignature",isValid:!0}}
return{__typename:"CreateCommitOnBranchPayload",clientMutationId:input.clientMutationId??null,commit:commit}}function createCommit(site,caller,input){const{branch:branch,expectedHeadOid:expectedHeadOid,fileChanges:fileChanges}=input
if(branch.repositoryNameWithOwner.toLowerCase()!==fullName(site).toLowerCase())throw commit_refused("NOT_FOUND",`Could not resolve to a Repository with the name '${branch.repositoryNameWithOwner}'.`)
if(!isAllowed(site,caller,"write",["contents"]))throw commit_refused("FORBIDDEN","Resource not accessible by integration")
const{gitDir:gitDir}=site.seed
const ref=`refs/heads/${branch.branchName}`
const tip=tipOf(gitDir,ref)
if(!tip)throw commit_refused("NOT_FOUND","No such branch")
if(tip.sha!==expectedHeadOid)throw commit_refused("STALE_DATA",`Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`)
for(const{path:path}of[...fileChanges.additions,...fileChanges.deletions])refusePath(path)
const[rule]=rulesAgainst(site.state.rules,"commit")
if(rule)throw commit_refused("UNPROCESSABLE",violation(rule))
const commit=commitOn(ref,site,caller,input)
site.state.signed.add(commit)
return commit}function refusePath(path){const parts=path.split("/")
if(parts.some(part=>["",".","..",".git"].includes(part.toLowerCase())))throw commit_refused("UNPROCESSABLE",`A path was requested that is not valid: ${path}`)
if(/^\.github\/workflows\//i.test(path))throw commit_refused("FORBIDDEN",`refusing to allow a GitHub App to create or update workflow \`${path}\``)}function commitOn(ref,{seed:seed,state:state},{login:login},input){const{message:message,expectedHeadOid:expectedHeadOid,fileChanges:fileChanges}=input
const seconds=`${Math.floor(seed.now().getTime()/1e3)} +0000`
const words=[message.headline,...message.body?["",message.body]:[],""].join("\n")
const parts=[`commit ${ref}\nmark :1\nauthor ${login} <${state.user(login).id}+${login}@users.noreply.github.com> ${seconds}\n`,`committer GitHub <noreply@github.com> ${seconds}\n`,...data(Buffer.from(words)),`from ${expectedHeadOid}\n`,...fileChanges.deletions.map(({path:path})=>`D ${quoted(path)}\n`),...fileChanges.additions.flatMap(({path:path,contents:contents})=>[`M 100644 inline ${quoted(path)}\n`,...data(Buffer.from(contents,"base64"))]),"\nget-mark :1\n"]
return runGit(seed.gitDir,["fast-import","--quiet"],{input:Buffer.concat(parts.map(part=>Buffer.from(part)))}).trim()}function data(bytes){return[`data ${bytes.length}\n`,bytes,"\n"]}function quoted(path){return`"${path.replaceAll(/["\\]/g,"\\$&").replaceAll("\n","\\n")}"`}function commit_refused(type,message){return new GraphqlError(message,{type:type})}const ResolveInput=schemas.object({input:schemas.strictObject({threadId:schemas.string(),clientMutationId:schemas.string().optional()})})
function resolveThread(site,caller,given){const{threadId:threadId,clientMutationId:clientMutationId=null}=ResolveInput.parse(given).input
const first=site.state.records.reviewComments.find(({id:id,replyTo:replyTo})=>threadId===`PRRT_${id}`&&replyTo===null)
if(!first)throw commit_refused("NOT_FOUND",`Could not resolve to a node with the global id of '${threadId}'`)
const mayWrite=["pull_requests","contents"].every(scope=>isAllowed(site,caller,"write",[scope]))
if(!mayWrite)throw commit_refused("FORBIDDEN","Resource not accessible by integration")
Object.assign(first,{isResolved:!0,resolvedBy:caller.login})
const thread=threadNode(site,first,caller.login)
return{__typename:"ResolveReviewThreadPayload",clientMutationId:clientMutationId,thread:thread}}var coerce=__webpack_require__(49567)
class Refusal extends Error{reply
constructor(reply){super(`refused with ${reply.status}`)
this.reply=reply}}function errorReply(status,message,more={}){return{status:status,body:{message:message,...more,documentation_url:"https://docs.github.com/rest",status:String(status)}}}function call_notFound(message="Not Found"){return new Refusal(errorReply(404,message))}function invalid(...errors){return new Refusal(errorReply(422,"Validation Failed",{errors:errors}))}function demand({site:site,caller:caller},level,...scopes){if(!isAllowed(site,caller,level,scopes)){const headers={"x-accepted-github-permissions":scopes.map(scope=>`${scope}=${level}`).join("; ")}
throw new Refusal({...errorReply(403,"Resource not accessible by integration"),headers:headers})}if(level==="write"&&site.state.isArchived)throw new Refusal(errorReply(403,"Repository was archived so is read-only."))}function param({params:params},name){return params[name]??""}function readBody(call,schema,resource){const parsed=schema.safeParse(call.body??{},{reportInput:!0})
if(parsed.success)return parsed.data
const missing=parsed.error.issues.filter(issue=>issue.input===void 0).map(issue=>issue.path.join("."))
if(missing.length>0){const names=missing.map(name=>`"${name}"`).join(", ")
throw new Refusal(errorReply(422,`Invalid request.\n\n${names} ${missing.length>1?"weren't":"wasn't"} supplied.`))}throw invalid(...parsed.error.issues.map(({path:path})=>({resource:resource,code:"invalid",field:path.join(".")})))}const longestText=65536
function isTooLong(text){return text.length>longestText&&[...text].length>longestText}const Count=coerce.ai().int().positive()
function page(call,items,json){const size=Math.min(Count.catch(30).parse(call.query.get("per_page")??30),100)
const current=Count.catch(1).parse(call.query.get("page")??1)
const links=linksOf(call,current,Math.max(1,Math.ceil(items.length/size)))
const body=items.slice((current-1)*size,current*size).map(json)
return{status:200,body:body,headers:links.length>0?{link:links.join(", ")}:{}}}function linksOf({site:site,query:query,linkPath:linkPath},current,last){const link=(relation,number)=>{const target=new URLSearchParams(query)
target.set("page",String(number))
return`<${site.apiUrl}${linkPath}?${target}>; rel="${relation}"`}
return[...current>1?[link("prev",Math.min(current-1,last))]:[],...current<last?[link("next",current+1),link("last",last)]:[],...current>1?[link("first",1)]:[]]}const ASSET="/user-attachments/assets/"
const STORAGE="/storage/user/1/files/"
const attachments_SIGNED="?token=open"
function serveAttachment({sites:sites},path,response){const name=path.split("/").at(-1)?.replace(attachments_SIGNED,"")??""
const site=sites.find(({state:state})=>state.attachments.has(name))
const bytes=site?.state.attachments.get(name)
if(!site||bytes===void 0)return!1
if(path===`${STORAGE}${name}${attachments_SIGNED}`)response.writeHead(200,{"content-type":"image/png"}).end(bytes)
else if(path===`${ASSET}${name}`&&isPublic(site))response.writeHead(302,{location:`${STORAGE}${name}${attachments_SIGNED}`}).end()
else response.writeHead(404,{"content-type":"text/plain; charset=utf-8"}).end("Not Found")
return!0}function addressOf({serverUrl:serverUrl},name){return`${serverUrl}${ASSET}${name}`}function renderedHtml({serverUrl:serverUrl},markdown){const escaped=markdown.replaceAll("&","&amp;").replaceAll("<","&lt;")
const html=escaped.replaceAll(/!\[([^\]]*)\]\((\S+?)\)/g,(_,words,url)=>{const name=url.startsWith(`${serverUrl}${ASSET}`)?url.slice(serverUrl.length+ASSET.length):void 0
const source=name===void 0?url:`${serverUrl}${STORAGE}${name}${attachments_SIGNED}`
return`<a href="${source}"><img src="${source}" alt="${words}"></a>`})
return`<p dir="auto">${html}</p>`}const CommentBody=schemas.object({body:schemas.string()}).readonly()
const ReactionBody=schemas.object({content:schemas["enum"](reactionContents)}).readonly()
function getIssue(call){return{status:200,body:inForm(call,issueJson(call.site,findIssue(call,"read")))}}function inForm({site:site,accept:accept},json){if(!accept.includes("vnd.github.full+json"))return json
return{...json,body_html:renderedHtml(site,json.body),body_text:json.body}}function listComments(call){const issue=findIssue(call,"read")
const comments=call.site.state.commentsOn(issue.number).filter(({updatedAt:updatedAt})=>isSince(call,updatedAt))
return page(call,comments,comment=>commentJson(call.site,comment))}function listAllComments(call){demand(call,"read","issues","pull_requests")
const comments=[...call.site.state.comments.values()].filter(({updatedAt:updatedAt})=>isSince(call,updatedAt))
const isNewestFirst=call.query.get("direction")==="desc"
return page(call,isNewestFirst?comments.toReversed():comments,comment=>commentJson(call.site,comment))}function listIssues(call){demand(call,"read","issues")
const state=call.query.get("state")??"open"
const labels=(call.query.get("labels")??"").toLowerCase().split(",").filter(Boolean)
const hasAll=({number:number})=>{const own=call.site.state.records.labelsOf(number).map(name=>name.toLowerCase())
return labels.every(label=>own.includes(label))}
const issues=[...call.site.state.issues.values()].filter(issue=>(state==="all"||issue.state===state)&&isSince(call,issue.updatedAt)&&hasAll(issue))
const time=issue=>Date.parse(call.query.get("sort")==="updated"?issue.updatedAt:issue.createdAt)+issue.number/1e6
const sorted=issues.sort((a,b)=>time(b)-time(a))
return page(call,sorted,issue=>issueJson(call.site,issue))}function isSince(call,time){return Date.parse(time)>=(Date.parse(call.query.get("since")??"")||0)}function listReactions(call){return page(call,findComment(call,"read").reactions,reaction=>reactionJson(call.site,reaction))}function listThreadReactions(call){const{number:number}=findIssue(call,"read")
const reactions=call.site.state.records.reactions.get(`thread ${number}`)??[]
return page(call,reactions,reaction=>reactionJson(call.site,reaction))}function createComment(call){const issue=findIssue(call,"write")
if(issue.locked)throw new Refusal(errorReply(403,"Unable to create comment because issue is locked."))
const body=readCommentBody(call)
const comment=call.site.state.addComment({issue:issue.number,author:call.caller.login,body:body})
const json=commentJson(call.site,comment)
return{status:201,body:json,headers:{location:json.url}}}function getComment(call){return{status:200,body:inForm(call,commentJson(call.site,findComment(call,"read")))}}function updateComment(call){const comment=findComment(call,"write")
call.site.state.editComment(comment,readCommentBody(call),call.caller.login)
return{status:200,body:commentJson(call.site,comment)}}function deleteComment(call){call.site.state.comments.delete(findComment(call,"write").id)
return{status:204}}function createReaction(call){const comment=findComment(call,"write")
const{content:content}=readBody(call,ReactionBody,"Reaction")
const{reaction:reaction,isNew:isNew}=call.site.state.react(comment,call.caller.login,content)
return{status:isNew?201:200,body:reactionJson(call.site,reaction)}}function findIssue(call,level){const issue=call.site.state.issues.get(Number(param(call,"number")))
demandThread(call,level,issue?.number)
if(!issue)throw call_notFound()
return issue}function findComment(call,level){const comment=call.site.state.comments.get(Number(param(call,"id")))
demandThread(call,level,comment?.issue)
if(!comment)throw call_notFound()
return comment}function demandThread(call,level,number){if(number!==void 0&&call.site.state.pulls.has(number))demand(call,level,"issues","pull_requests")
else demand(call,level,"issues")}function readCommentBody(call){const{body:body}=readBody(call,CommentBody,"IssueComment")
const refuse=message=>invalid({resource:"IssueComment",code:"unprocessable",field:"data",message:message})
if(body.trim()==="")throw refuse("Body cannot be blank")
if(isTooLong(body))throw refuse("Body is too long (maximum is 65536 characters)")
return body}const LabelsBody=schemas.object({labels:schemas.array(schemas.string()).min(1)}).readonly()
const LabelBody=schemas.object({name:schemas.string().min(1),color:schemas.string().regex(/^[0-9a-f]{6}$/i).default("ededed"),description:schemas.string().max(100).default("")}).readonly()
const AssigneesBody=schemas.object({assignees:schemas.array(schemas.string()).default([])}).readonly()
function reactToThread(call){return react(call,`thread ${findThread(call).number}`)}function reactToReviewComment(call){demand(call,"write","pull_requests")
const id=Number(param(call,"id"))
if(!call.site.state.records.reviewComments.some(comment=>comment.id===id))throw call_notFound()
return react(call,`review comment ${id}`)}function createLabel(call){demand(call,"write","issues","pull_requests")
const label=readBody(call,LabelBody,"Label")
const{records:records}=call.site.state
if(records.labelNamed(label.name))throw invalid({resource:"Label",code:"already_exists",field:"name"})
records.repositoryLabels.set(label.name.toLowerCase(),label)
return{status:201,body:labelJson(call.site,label.name)}}function addLabels(call){const{number:number}=findThread(call)
const{labels:labels}=readBody(call,LabelsBody,"Label")
const{records:records}=call.site.state
const before=records.labelsOf(number)
records.labels.set(number,[...new Set([...before,...labels])])
for(const label of records.labelsOf(number).slice(before.length))records.addEvent(number,{event:"labeled",actor:call.caller.login,label:label})
return{status:200,body:records.labelsOf(number).map(name=>labelJson(call.site,name))}}function removeLabel(call){const{number:number}=findThread(call)
const{records:records}=call.site.state
const labels=records.labelsOf(number)
const left=labels.filter(name=>name.toLowerCase()!==param(call,"name").toLowerCase())
if(left.length===labels.length)throw call_notFound("Label does not exist")
records.labels.set(number,left)
records.addEvent(number,{event:"unlabeled",actor:call.caller.login,label:param(call,"name")})
return{status:200,body:left.map(name=>labelJson(call.site,name))}}function removeAssignees(call){const issue=findThread(call)
const{assignees:assignees}=readBody(call,AssigneesBody,"Issue")
const{records:records}=call.site.state
const before=records.assignees.get(issue.number)??[]
const left=before.filter(login=>!assignees.includes(login))
records.assignees.set(issue.number,left)
for(const assignee of before.filter(login=>!left.includes(login)))records.addEvent(issue.number,{event:"unassigned",actor:call.caller.login,assignee:assignee})
return{status:200,body:issueJson(call.site,issue)}}function react(call,what){const{content:content}=readBody(call,ReactionBody,"Reaction")
const{records:records}=call.site.state
const reactions=records.reactions.get(what)??[]
records.reactions.set(what,reactions)
const{reaction:reaction,isNew:isNew}=call.site.state.react({reactions:reactions},call.caller.login,content)
return{status:isNew?201:200,body:reactionJson(call.site,reaction)}}function findThread(call){const number=Number(param(call,"number"))
if(call.site.state.pulls.has(number))demand(call,"write","issues","pull_requests")
else demand(call,"write","issues")
const issue=call.site.state.issues.get(number)
if(!issue)throw call_notFound()
return issue}const Text=schemas.string().min(1)
const NewIssue=schemas.strictObject({title:Text,body:schemas.string().default(""),labels:schemas.array(schemas.string()).default([])})
const Change=schemas.strictObject({title:Text.optional(),body:schemas.string().optional(),state:schemas["enum"](["open","closed"]).optional(),state_reason:schemas["enum"](["completed","not_planned","duplicate","reopened"]).optional(),duplicate_issue_id:schemas.int().optional(),milestone:schemas.int().nullable().optional(),type:schemas.string().nullable().optional()})
const Assignees=schemas.strictObject({assignees:schemas.array(schemas.string()).max(10)})
const Lock=schemas.strictObject({lock_reason:schemas["enum"](["off-topic","too heated","resolved","spam"]).optional()})
const SubIssue=schemas.strictObject({sub_issue_id:schemas.int(),replace_parent:schemas.boolean().optional()})
function createIssue(call){demand(call,"write","issues")
const{title:title,body:body,labels:labels}=readBody(call,NewIssue,"Issue")
if(isTooLong(body))throw invalid({resource:"Issue",code:"custom",field:"body",message:"body is too long"})
const{state:state}=call.site
const issue=state.addIssue({author:call.caller.login,title:title,body:body})
state.records.labels.set(issue.number,labels)
const json=issueJson(call.site,issue)
return{status:201,body:json,headers:{location:json.url}}}function updateIssue(call){const issue=findThread(call)
const change=readBody(call,Change,"Issue")
const{records:records,issues:issues,pulls:pulls}=call.site.state
const{milestone:milestone,type:type,state:state,state_reason:reason,duplicate_issue_id:duplicate,...text}=change
if(milestone&&!records.milestones.some(({number:number})=>number===milestone))throw invalid({resource:"Issue",code:"invalid",field:"milestone"})
if(type&&!records.issueTypes.includes(type))throw invalid({resource:"Issue",code:"invalid",field:"type"})
if(reason==="duplicate"&&![...issues.values()].some(({id:id})=>id===duplicate))throw invalid({resource:"Issue",code:"invalid",field:"duplicate_issue_id"})
const facts=records.factsOf(issue.number)
if(milestone!==void 0)facts.milestone=milestone
if(type!==void 0)facts.type=type
if(state!==void 0){facts.stateReason=pulls.has(issue.number)?null:reason??(state==="closed"?"completed":"reopened")
facts.duplicateOf=duplicate??null}Object.assign(issue,{...text,...state&&{state:state},updatedAt:call.site.state.time()})
return{status:200,body:issueJson(call.site,issue)}}function addAssignees(call){const issue=findThread(call)
const{assignees:assignees}=readBody(call,Assignees,"Issue")
const{records:records}=call.site.state
const before=records.assignees.get(issue.number)??[]
const added=assignees.filter(login=>isAssignable(call,login)&&!before.includes(login))
records.assignees.set(issue.number,[...before,...added])
for(const assignee of added)records.addEvent(issue.number,{event:"assigned",actor:call.caller.login,assignee:assignee})
return{status:201,body:issueJson(call.site,issue)}}function listAssignees(call){demand(call,"read","issues")
const logins=[...call.site.state.users.values()].map(({login:login})=>login)
return page(call,logins.filter(login=>isAssignable(call,login)),login=>userJson(call.site,login))}function isAssignable({site:{state:state}},login){return!["none","read"].includes(state.roleOf(login))||state.records.assignableBots.includes(login)}function listLabels(call){demand(call,"read","issues","pull_requests")
const{records:records}=call.site.state
const names=[...[...records.repositoryLabels.values()].map(({name:name})=>name),...[...records.labels.values()].flat()]
return page(call,[...new Set(names)],name=>labelJson(call.site,name))}function listMilestones(call){demand(call,"read","issues","pull_requests")
return page(call,call.site.state.records.milestones,milestone=>milestoneJson(call.site,milestone))}function listTypes(call){demand(call,"read","issues")
const{issueTypes:issueTypes}=call.site.state.records
if(issueTypes.length===0)throw call_notFound()
const body=issueTypes.map((name,index)=>({id:index+1,node_id:`IT_${index+1}`,name:name,description:null,color:"gray",created_at:call.site.state.createdAt,updated_at:call.site.state.createdAt,is_enabled:!0}))
return{status:200,body:body}}function lockIssue(call){const issue=findThread(call)
const{lock_reason:reason}=readBody(call,Lock,"Issue")
issue.locked=!0
call.site.state.records.factsOf(issue.number).lockReason=reason??null
return{status:204}}function listSubIssues(call){demand(call,"read","issues")
const{records:records,issues:issues}=call.site.state
const numbers=records.factsOf(Number(param(call,"number"))).subIssues
return page(call,numbers.flatMap(number=>issues.get(number)??[]),issue=>issueJson(call.site,issue))}function addSubIssue(call){const issue=findThread(call)
const{sub_issue_id:id}=readBody(call,SubIssue,"Issue")
const{records:records,issues:issues}=call.site.state
const child=[...issues.values()].find(one=>one.id===id)
if(!child)throw call_notFound("The provided sub-issue does not exist")
const parents=[...issues.keys()].filter(number=>records.factsOf(number).subIssues.includes(child.number))
if(parents.length>0||child===issue)throw new Refusal(errorReply(422,"An error occurred while adding the sub-issue to the parent issue. Sub issue may only have one parent"))
records.factsOf(issue.number).subIssues.push(child.number)
return{status:201,body:issueJson(call.site,issue)}}var external_node_crypto_=__webpack_require__(77598)
function openPull(site,opening){const{seed:seed,state:state}=site
const pull=state.addPull(opening)
if(pull.fork)shareObjects(site,pull.fork,pull.headSha)
runGit(seed.gitDir,["update-ref",`refs/pull/${pull.number}/head`,pull.headSha])
return pull}function followBranches(site){const{seed:seed,state:state}=site
const open=[...state.pulls.values()].filter(pull=>pull.state==="open")
const tips=open.length>0?tipsUnder(seed.gitDir,"refs/heads"):[]
for(const pull of open){const tip=pull.fork?tipOf(pull.fork.gitDir,`refs/heads/${pull.head}`):tips.find(({ref:ref})=>ref===`refs/heads/${pull.head}`)
if(!tip||tip.sha===pull.headSha)continue
if(pull.fork)shareObjects(site,pull.fork,tip.sha)
pull.headSha=tip.sha
pull.updatedAt=state.time()
runGit(seed.gitDir,["update-ref",`refs/pull/${pull.number}/head`,tip.sha])}}function mergePull({seed:seed,state:state},{pull:number,by:by}){const pull=state.pulls.get(number)
if(pull?.state!=="open")throw new fault.vC("bug",`There is no open pull request #${number} to merge.`)
const[base,head]=[pull.base,pull.head].map(name=>tipOf(seed.gitDir,`refs/heads/${name}`)?.sha??"")
runGit(seed.gitDir,["merge-base","--is-ancestor",base??"",head??""])
const who=["-c",`user.name=${by}`,"-c",`user.email=${by}@users.noreply.github.test`]
const message=`Merge pull request #${number} from ${pull.head}`
const made=[...who,"commit-tree",`${head}^{tree}`,"-p",base??"","-p",head??"","-m",message]
const commit=runGit(seed.gitDir,made).trim()
runGit(seed.gitDir,["update-ref",`refs/heads/${pull.base}`,commit,base??""])
const at=state.time()
Object.assign(pull,{state:"closed",draft:!1,updatedAt:at,headSha:head,merged:{at:at,by:by,commit:commit}})
return commit}function newFork({id:id},{canModify:canModify=!1,...fork}){const digest=(0,external_node_crypto_.createHash)("sha256").update(fork.owner.toLowerCase()).digest()
return{...fork,canModify:canModify,id:id+1+digest.readUInt32BE()}}function siteOf(site,{owner:owner,gitDir:gitDir}){return{...site,seed:{...site.seed,owner:owner,gitDir:gitDir}}}function findFork(site,owner,name){return[...site.state.pulls.values()].find(({fork:fork})=>fork&&isRepository(siteOf(site,fork),owner,name))?.fork??void 0}function shareObjects({seed:seed},fork,sha){runGit(seed.gitDir,["fetch","--quiet","--no-tags",fork.gitDir,sha])}const repositoryId=2001
const repository_apiPaths={archive_url:"/{archive_format}{/ref}",assignees_url:"/assignees{/user}",blobs_url:"/git/blobs{/sha}",branches_url:"/branches{/branch}",collaborators_url:"/collaborators{/collaborator}",comments_url:"/comments{/number}",commits_url:"/commits{/sha}",compare_url:"/compare/{base}...{head}",contents_url:"/contents/{+path}",contributors_url:"/contributors",deployments_url:"/deployments",downloads_url:"/downloads",events_url:"/events",forks_url:"/forks",git_commits_url:"/git/commits{/sha}",git_refs_url:"/git/refs{/sha}",git_tags_url:"/git/tags{/sha}",hooks_url:"/hooks",issue_comment_url:"/issues/comments{/number}",issue_events_url:"/issues/events{/number}",issues_url:"/issues{/number}",keys_url:"/keys{/key_id}",labels_url:"/labels{/name}",languages_url:"/languages",merges_url:"/merges",milestones_url:"/milestones{/number}",notifications_url:"/notifications{?since,all,participating}",pulls_url:"/pulls{/number}",releases_url:"/releases{/id}",stargazers_url:"/stargazers",statuses_url:"/statuses/{sha}",subscribers_url:"/subscribers",subscription_url:"/subscription",tags_url:"/tags",teams_url:"/teams",trees_url:"/git/trees{/sha}"}
const counts={forks:0,forks_count:0,stargazers_count:0,watchers:0,watchers_count:0,network_count:0,subscribers_count:0,size:0}
const features={has_issues:!0,has_projects:!0,has_wiki:!0,has_pages:!1,has_downloads:!0,has_discussions:!1}
function repositoryJson(site){const{seed:seed,state:state}=site
const url=repositoryApi(site)
const page=repositoryPage(site)
const openIssues=[...state.issues.values()].filter(issue=>issue.state==="open").length
return{id:site.id,node_id:`R_${site.id}`,name:seed.name,full_name:fullName(site),owner:userJson(site,seed.owner),private:!isPublic(site),visibility:state.visibility,html_url:page,description:null,fork:!1,url:url,...Object.fromEntries(Object.entries(repository_apiPaths).map(([key,path])=>[key,url+path])),clone_url:`${page}.git`,git_url:`${page.replace(/^\w+:/,"git:")}.git`,ssh_url:`git@${new URL(page).hostname}:${fullName(site)}.git`,svn_url:page,mirror_url:null,homepage:null,language:null,license:null,topics:[],default_branch:seed.defaultBranch,created_at:state.createdAt,updated_at:state.createdAt,pushed_at:state.createdAt,archived:state.isArchived,disabled:!1,allow_forking:!0,is_template:!1,web_commit_signoff_required:!1,open_issues:openIssues,open_issues_count:openIssues,...counts,...features}}function branchJson(site,name,sha){const url=repositoryApi(site,`/branches/${name}`)
return{name:name,commit:commitJson(site,readCommit(site.seed.gitDir,sha)),_links:{self:url,html:repositoryPage(site,`/tree/${name}`)},protected:!1,protection:{enabled:!1,required_status_checks:{enforcement_level:"off",contexts:[],checks:[]}},protection_url:`${url}/protection`}}function refJson(site,{ref:ref,sha:sha,type:type}){return{ref:ref,node_id:`REF_${Buffer.from(ref).toString("base64url")}`,url:repositoryApi(site,`/git/${ref}`),object:{sha:sha,type:type,url:repositoryApi(site,`/git/${type}s/${sha}`)}}}function gitCommitJson(site,{sha:sha,tree:tree,parents:parents,author:author,committer:committer,message:message}){const url=repositoryApi(site,`/git/commits/${sha}`)
return{sha:sha,node_id:`C_${sha}`,url:url,html_url:repositoryPage(site,`/commit/${sha}`),author:author,committer:committer,message:message,tree:{sha:tree,url:repositoryApi(site,`/git/trees/${tree}`)},parents:parents.map(parent=>({sha:parent,url:repositoryApi(site,`/git/commits/${parent}`),html_url:repositoryPage(site,`/commit/${parent}`)})),verification:verificationOf(site,sha)}}function verificationOf({state:state},sha){if(!state.signed.has(sha))return{verified:!1,reason:"unsigned",signature:null,payload:null,verified_at:null}
const signature="-----BEGIN PGP SIGNATURE-----\n\nrehearsed\n-----END PGP SIGNATURE-----\n"
return{verified:!0,reason:"valid",signature:signature,payload:`tree of ${sha}`,verified_at:state.time()}}function commitJson(site,{sha:sha,tree:tree,parents:parents,author:author,committer:committer,message:message}){const url=repositoryApi(site,`/commits/${sha}`)
return{sha:sha,node_id:`C_${sha}`,url:url,html_url:repositoryPage(site,`/commit/${sha}`),comments_url:`${url}/comments`,commit:{url:repositoryApi(site,`/git/commits/${sha}`),author:author,committer:committer,message:message,tree:{sha:tree,url:repositoryApi(site,`/git/trees/${tree}`)},comment_count:0,verification:verificationOf(site,sha)},author:null,committer:null,parents:parents.map(parent=>({sha:parent,url:repositoryApi(site,`/commits/${parent}`),html_url:repositoryPage(site,`/commit/${parent}`)}))}}function pullSummaryJson(site,pull){return{id:pull.pullId,node_id:`PR_${pull.id}`,number:pull.number,title:pull.title,body:pull.body,state:pull.state,locked:pull.locked,draft:pull.draft,user:userJson(site,pull.author),author_association:site.state.association(pull.author),head:headEnd(site,pull),base:branchEnd(site,pull.base,pull.baseSha),created_at:pull.createdAt,updated_at:pull.updatedAt,closed_at:pull.state==="closed"?pull.merged?.at??pull.updatedAt:null,merged_at:pull.merged?.at??null,merge_commit_sha:pull.merged?.commit??null,auto_merge:null,assignee:null,assignees:[],requested_reviewers:(site.state.records.reviewers.get(pull.number)??[]).map(login=>userJson(site,login)),requested_teams:[],labels:site.state.records.labelsOf(pull.number).map(name=>labelJson(site,name)),milestone:null,active_lock_reason:null,...addresses(site,pull)}}function pullJson(site,pull){const{commits:commits,changedFiles:changedFiles,additions:additions,deletions:deletions}=compare(site.seed.gitDir,pull.baseSha,pull.headSha)
return{...pullSummaryJson(site,pull),merged:pull.merged!==null,merged_by:pull.merged&&userJson(site,pull.merged.by),...mergeability(pull),maintainer_can_modify:pull.fork?.canModify??!1,comments:site.state.commentsOn(pull.number).length,review_comments:site.state.records.reviewComments.filter(comment=>comment.pull===pull.number).length,commits:commits,additions:additions,deletions:deletions,changed_files:changedFiles}}function mergeability({merged:merged,draft:draft}){if(merged)return{mergeable:null,rebaseable:null,mergeable_state:"unknown"}
return{mergeable:!0,rebaseable:!0,mergeable_state:draft?"draft":"clean"}}function headEnd(site,{fork:fork,head:head,headSha:headSha}){if(!fork)return branchEnd(site,head,headSha)
const end=branchEnd(siteOf(site,fork),head,headSha)
return{...end,repo:{...end.repo,id:fork.id,node_id:`R_${fork.id}`,fork:!0}}}function branchEnd(site,ref,sha){const{owner:owner}=site.seed
return{label:`${owner}:${ref}`,ref:ref,sha:sha,user:userJson(site,owner),repo:repositoryJson(site)}}function addresses(site,pull){const url=repositoryApi(site,`/pulls/${pull.number}`)
const issue=repositoryApi(site,`/issues/${pull.number}`)
const page=issuePage(site,pull)
const links={self:url,html:page,issue:issue,comments:`${issue}/comments`,review_comments:`${url}/comments`,review_comment:repositoryApi(site,"/pulls/comments{/number}"),commits:`${url}/commits`,statuses:repositoryApi(site,`/statuses/${pull.headSha}`)}
return{url:url,html_url:page,diff_url:`${page}.diff`,patch_url:`${page}.patch`,issue_url:links.issue,comments_url:links.comments,review_comments_url:links.review_comments,review_comment_url:links.review_comment,commits_url:links.commits,statuses_url:links.statuses,_links:Object.fromEntries(Object.entries(links).map(([name,href])=>[name,{href:href}]))}}function fileJson(site,{headSha:headSha},file){const{path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions,sha:sha,patch:patch}=file
return{sha:sha,filename:path,status:status,additions:additions,deletions:deletions,changes:additions+deletions,blob_url:repositoryPage(site,`/blob/${headSha}/${path}`),raw_url:repositoryPage(site,`/raw/${headSha}/${path}`),contents_url:repositoryApi(site,`/contents/${path}?ref=${headSha}`),...patch!==void 0&&{patch:patch},...previousPath!==void 0&&{previous_filename:previousPath}}}function reviewJson(site,review){const{id:id,pull:pull,author:author,body:body,state:state,submittedAt:submittedAt,commit:commit}=review
const html=repositoryPage(site,`/pull/${pull}#pullrequestreview-${id}`)
const pullUrl=repositoryApi(site,`/pulls/${pull}`)
return{id:id,node_id:`PRR_${id}`,user:userJson(site,author),body:body,state:state,commit_id:commit,html_url:html,pull_request_url:pullUrl,...state!=="PENDING"&&{submitted_at:submittedAt},author_association:site.state.association(author),_links:{html:{href:html},pull_request:{href:pullUrl}}}}function reviewCommentJson(site,comment){const{id:id,pull:pull,review:review,replyTo:replyTo,author:author,path:path,hunk:hunk,body:body,commit:commit,createdAt:createdAt,updatedAt:updatedAt}=comment
const{line:line,side:side,startLine:startLine}=comment
const url=repositoryApi(site,`/pulls/comments/${id}`)
const html=repositoryPage(site,`/pull/${pull}#discussion_r${id}`)
const pullUrl=repositoryApi(site,`/pulls/${pull}`)
return{url:url,id:id,node_id:`PRRC_${id}`,pull_request_review_id:review,diff_hunk:hunk,path:path,commit_id:commit,original_commit_id:commit,user:userJson(site,author),body:body,created_at:createdAt,updated_at:updatedAt,html_url:html,pull_request_url:pullUrl,position:1,original_position:1,line:line,original_line:line,side:side,start_line:startLine,original_start_line:startLine,start_side:startLine===null?null:side,subject_type:"line",...replyTo!==null&&{in_reply_to_id:replyTo},author_association:site.state.association(author),_links:{self:{href:url},html:{href:html},pull_request:{href:pullUrl}},reactions:reactionsJson(url,site.state.records.reactions.get(`review comment ${id}`)??[])}}const PullBody=schemas.object({title:schemas.string(),head:schemas.string(),base:schemas.string(),body:schemas.string().nullish(),draft:schemas.boolean().default(!1)}).readonly()
function createPull(call){demand(call,"write","pull_requests")
const{title:title,body:body,draft:draft,...branches}=readBody(call,PullBody,"PullRequest")
if(body&&isTooLong(body))throw pulls_refused({code:"custom",field:"body",message:"body is too long (maximum is 65536 characters)"})
const{head:head,base:base}=findBranches(call,branches)
refuseDuplicate(call,head.name,base.name)
if(!partingOf(call.site.seed.gitDir,base.sha,head.sha))throw pulls_refused({code:"custom",message:`The ${head.name} branch has no history in common with ${base.name}`})
if(compare(call.site.seed.gitDir,base.sha,head.sha).commits===0)throw pulls_refused({code:"custom",message:`No commits between ${base.name} and ${head.name}`})
const ends={head:head.name,headSha:head.sha,base:base.name,baseSha:base.sha}
const pull=openPull(call.site,{author:call.caller.login,title:title,body:body??"",draft:draft,...ends})
const json=pullJson(call.site,pull)
return{status:201,body:json,headers:{location:json.url}}}const PullChange=schemas.strictObject({title:schemas.string().min(1).optional(),body:schemas.string().optional()}).readonly()
function updatePull(call){const pull=findPull(call,"write")
const change=readBody(call,PullChange,"PullRequest")
if(change.body&&isTooLong(change.body))throw pulls_refused({code:"custom",field:"body",message:"body is too long (maximum is 65536 characters)"})
Object.assign(pull,{...change,updatedAt:call.site.state.time()})
return{status:200,body:pullJson(call.site,pull)}}function listPulls(call){demand(call,"read","pull_requests")
followBranches(call.site)
const pulls=[...call.site.state.pulls.values()].filter(pull=>matches(call,pull))
if(call.query.get("direction")!=="asc")pulls.reverse()
return page(call,pulls,pull=>pullSummaryJson(call.site,pull))}function getPull(call){demand(call,"read","pull_requests")
followBranches(call.site)
const pull=call.site.state.pulls.get(Number(param(call,"number")))
if(!pull)throw call_notFound()
return{status:200,body:pullJson(call.site,pull)}}function matches({site:site,query:query},pull){const state=query.get("state")??"open"
const head=query.get("head")
const base=query.get("base")
if(state!=="all"&&pull.state!==state)return!1
if(head?.includes(":")&&head!==`${pull.fork?.owner??site.seed.owner}:${pull.head}`)return!1
return base===null||pull.base===base}function findBranches({site:site},names){const{gitDir:gitDir,owner:owner}=site.seed
const headName=names.head.startsWith(`${owner}:`)?names.head.slice(owner.length+1):names.head
const head=tipOf(gitDir,`refs/heads/${headName}`)
const base=tipOf(gitDir,`refs/heads/${names.base}`)
const missing=Object.entries({head:head,base:base}).filter(([,tip])=>!tip)
if(!head||!base)throw pulls_refused(...missing.map(([field])=>({code:"invalid",field:field})))
return{head:branch(headName,head),base:branch(names.base,base)}}function branch(name,{sha:sha}){return{name:name,sha:sha}}function refuseDuplicate({site:site},head,base){for(const pull of site.state.pulls.values()){if(pull.state!=="open"||pull.fork||pull.head!==head||pull.base!==base)continue
throw pulls_refused({code:"custom",message:`A pull request already exists for ${site.seed.owner}:${head}.`})}}function pulls_refused(...errors){return invalid(...errors.map(error=>({resource:"PullRequest",...error})))}const pulls_Body=schemas.object({reviewers:schemas.array(schemas.string()).default([]),team_reviewers:schemas.array(schemas.string()).default([])}).readonly()
function requestReviewers(call){demand(call,"write","pull_requests")
const{state:state,seed:seed}=call.site
const pull=state.pulls.get(Number(param(call,"number")))
if(!pull)throw call_notFound()
const{reviewers:reviewers,team_reviewers:team_reviewers}=readBody(call,pulls_Body,"PullRequest")
if(reviewers.includes(pull.author))refuse("Review cannot be requested from pull request author.")
if(team_reviewers.length>0||reviewers.some(login=>state.roleOf(login)==="none")){const who="One or more of the users or teams you specified is not a collaborator"
refuse(`Reviews may only be requested from collaborators. ${who} of the ${seed.owner}/${seed.name} repository.`)}for(const who of reviewers)state.records.askForReview({pull:pull.number,who:who,by:call.caller.login})
return{status:201,body:pullSummaryJson(call.site,pull)}}function refuse(message){throw new Refusal(errorReply(422,message))}function listFiles(call){const{site:site}=call
const pull=findPull(call)
const files=changedFiles(site.seed.gitDir,pull.baseSha,pull.headSha).slice(0,MOST_FILES)
return page(call,files,file=>fileJson(site,pull,file))}const MOST_FILES=3e3
function listReviews(call){const{number:number}=findPull(call)
const isSeen=({state:state,author:author})=>state!=="PENDING"||author===call.caller.login
const reviews=call.site.state.records.reviews.filter(review=>review.pull===number&&isSeen(review))
return page(call,reviews,review=>reviewJson(call.site,review))}function listReviewComments(call){const{number:number}=findPull(call)
const comments=call.site.state.records.submittedComments().filter(({pull:pull})=>pull===number)
return pageInOrder(call,comments)}function getReviewComment(call){demand(call,"read","pull_requests")
const comment=call.site.state.records.reviewComments.find(({id:id})=>id===Number(param(call,"id")))
if(!comment)throw call_notFound()
return{status:200,body:reviewCommentJson(call.site,comment)}}function listAllReviewComments(call){demand(call,"read","pull_requests")
const comments=call.site.state.records.submittedComments().filter(({updatedAt:updatedAt})=>isSince(call,updatedAt))
return pageInOrder(call,comments)}function pageInOrder(call,comments){const isNewestFirst=call.query.get("direction")==="desc"
return page(call,isNewestFirst?comments.toReversed():comments,comment=>reviewCommentJson(call.site,comment))}function listReviewCommentReactions(call){demand(call,"read","pull_requests")
const id=Number(param(call,"id"))
const{records:records}=call.site.state
if(!records.reviewComments.some(comment=>comment.id===id))throw call_notFound()
return page(call,records.reactions.get(`review comment ${id}`)??[],reaction=>reactionJson(call.site,reaction))}function findPull(call,level="read"){demand(call,level,"pull_requests")
followBranches(call.site)
const pull=call.site.state.pulls.get(Number(param(call,"number")))
if(!pull)throw call_notFound()
return pull}function getRepository({site:site,caller:caller}){const push=caller.permissions.contents==="write"
const permissions={admin:!1,maintain:!1,push:push,triage:!1,pull:!0}
return{status:200,body:{...repositoryJson(site),permissions:permissions}}}function getBranch(call){demand(call,"read","contents")
const name=param(call,"branch")
const tip=tipOf(call.site.seed.gitDir,`refs/heads/${name}`)
if(!tip)throw call_notFound("Branch not found")
return{status:200,body:branchJson(call.site,name,tip.sha)}}function listMatchingRefs(call){demand(call,"read","contents")
const begin=`refs/${param(call,"ref")}`
const refs=tipsUnder(call.site.seed.gitDir,"refs").filter(({ref:ref})=>ref.startsWith(begin))
return{status:200,body:refs.map(tip=>refJson(call.site,tip))}}function getRef(call){demand(call,"read","contents")
const tip=tipOf(call.site.seed.gitDir,`refs/${param(call,"ref")}`)
if(!tip)throw call_notFound()
return{status:200,body:refJson(call.site,tip)}}function getContents(call){demand(call,"read","contents")
const{site:site,query:query}=call
const[ref,path]=[query.get("ref")??site.seed.defaultBranch,param(call,"path")]
const row=runGit(site.seed.gitDir,["ls-tree","-z",ref,"--",path]).split("\0")[0]??""
const[,sha]=/^100\d+ blob (\w+)\t/.exec(row)??[]
if(sha===void 0)throw call_notFound()
const content=Buffer.from(runGit(site.seed.gitDir,["cat-file","blob",sha])).toString("base64")
const url=repositoryApi(site,`/contents/${path}?ref=${ref}`)
const git=repositoryApi(site,`/git/blobs/${sha}`)
const html=repositoryPage(site,`/blob/${ref}/${path}`)
return{status:200,body:{type:"file",encoding:"base64",content:content,size:Buffer.from(content,"base64").length,name:path.split("/").at(-1)??path,path:path,sha:sha,url:url,git_url:git,html_url:html,download_url:html.replace("/blob/","/raw/"),_links:{self:url,git:git,html:html}}}}const RefBody=schemas.object({ref:schemas.string(),sha:schemas.string()}).readonly()
function createRef(call){demand(call,"write","contents")
const{ref:ref,sha:sha}=readBody(call,RefBody,"Reference")
const{gitDir:gitDir}=call.site.seed
if(!/^refs\/(?:heads|tags)\/[^\s~^:?*[\\]+$/.test(ref)||ref.includes(".."))throw new Refusal(errorReply(422,"Reference name is invalid"))
if(tipOf(gitDir,ref))throw new Refusal(errorReply(422,"Reference already exists"))
if(!isCommit(gitDir,sha))throw new Refusal(errorReply(422,"Object does not exist"))
const[rule]=rulesAgainst(call.site.state.rules,"create")
if(rule)throw new Refusal(errorReply(422,violation(rule)))
runGit(gitDir,["update-ref",ref,sha,"0".repeat(40)])
const json=refJson(call.site,{ref:ref,sha:sha,type:"commit"})
return{status:201,body:json,headers:{location:json.url}}}function getGitCommit(call){demand(call,"read","contents")
const{gitDir:gitDir}=call.site.seed
const sha=param(call,"sha")
if(!isCommit(gitDir,sha))throw call_notFound()
return{status:200,body:gitCommitJson(call.site,readCommit(gitDir,sha))}}function isCommit(gitDir,sha){if(!/^[0-9a-f]{40}$/.test(sha))return!1
return runGit(gitDir,["cat-file","--batch-check"],{input:`${sha}\n`}).includes(" commit ")}function listCommits(call){demand(call,"read","contents")
const{site:site,query:query}=call
const path=query.get("path")
const since=query.get("since")
const range=[...since===null?[]:[`--since=${since}`],query.get("sha")??site.seed.defaultBranch]
const found=runGit(site.seed.gitDir,["rev-list",...range,...path===null?[]:["--",path]])
return page(call,found.split("\n").filter(Boolean),sha=>commitJson(site,readCommit(site.seed.gitDir,sha)))}function listReleases(call){demand(call,"read","contents")
const{site:site}=call
return page(call,site.state.records.releases.toReversed(),({tag:tag,body:body,draft:draft})=>{const url=repositoryApi(site,`/releases/${tag}`)
return{url:url,assets_url:`${url}/assets`,upload_url:`${url}/upload`,html_url:repositoryPage(site,`/releases/${tag}`),tarball_url:null,zipball_url:null,id:7701,node_id:"RE_7701",tag_name:tag,target_commitish:"main",name:tag,body:body,draft:draft,prerelease:!1,created_at:site.state.createdAt,published_at:draft?null:site.state.createdAt,author:userJson(site,site.seed.owner),assets:[]}})}function compareCommits(call){demand(call,"read","contents")
const{site:site}=call
const{gitDir:gitDir}=site.seed
const basehead=param(call,"basehead")
const[base,head]=basehead.split("...").map(name=>resolve(gitDir,name))
if(!base||!head)throw call_notFound()
const parted=partingOf(gitDir,base,head)
if(!parted)throw call_notFound(`No common ancestor between ${basehead.replace("..."," and ")}.`)
const[ahead,behind]=[compare(gitDir,base,head).commits,compare(gitDir,head,base).commits]
const list=runGit(gitDir,["rev-list","--reverse",`${base}..${head}`]).split("\n").filter(Boolean)
const shown=page(call,list,sha=>commitJson(site,readCommit(gitDir,sha)))
const url=repositoryApi(site,`/compare/${basehead}`)
const html=repositoryPage(site,`/compare/${basehead}`)
const addresses={url:url,html_url:html,permalink_url:html,diff_url:`${html}.diff`,patch_url:`${html}.patch`}
const figures={ahead_by:ahead,behind_by:behind,total_commits:ahead,status:statusOf(ahead,behind)}
const ends={base_commit:commitJson(site,readCommit(gitDir,base)),merge_base_commit:commitJson(site,readCommit(gitDir,parted))}
const isFirst=Number(call.query.get("page")??1)===1
const files=isFirst?changedFiles(gitDir,base,head).slice(0,repository_MOST_FILES):[]
const told=files.map(file=>fileJson(site,{headSha:head},file))
return{...shown,body:{...addresses,...ends,...figures,commits:shown.body,files:told}}}const repository_MOST_FILES=300
function statusOf(ahead,behind){if(ahead>0)return behind>0?"diverged":"ahead"
return behind>0?"behind":"identical"}function resolve(gitDir,name){if(!/^[0-9a-f]{40}$/.test(name))return tipOf(gitDir,`refs/heads/${name}`)?.sha
return runGit(gitDir,["cat-file","--batch-check"],{input:`${name}\n`}).includes(" commit ")?name:void 0}const workflowId=301
const runner={runner_id:1,runner_name:"GitHub Actions 1",runner_group_id:2,runner_group_name:"GitHub Actions"}
function runJson(site,run){const{id:id,name:name,title:title=name,file:file,actor:actor,branch:branch,sha:sha,event:event,conclusion:conclusion,attempt:attempt,pulls:pulls,updatedAt:updatedAt}=run
const url=repositoryApi(site,`/actions/runs/${id}`)
return{id:id,node_id:`WFR_${id}`,name:name,display_title:title,head_branch:branch,head_sha:sha,event:event,conclusion:conclusion,path:`.github/workflows/${file}`,run_number:id-9e3,run_attempt:attempt,status:conclusion===null?"in_progress":"completed",workflow_id:workflowId,check_suite_id:401,check_suite_node_id:"CS_401",previous_attempt_url:null,url:url,html_url:runPage(site,id),created_at:updatedAt,updated_at:updatedAt,run_started_at:updatedAt,jobs_url:`${url}/jobs`,logs_url:`${url}/logs`,artifacts_url:`${url}/artifacts`,cancel_url:`${url}/cancel`,rerun_url:`${url}/rerun`,referenced_workflows:[],check_suite_url:repositoryApi(site,"/check-suites/401"),workflow_url:repositoryApi(site,`/actions/workflows/${workflowId}`),actor:userJson(site,actor),triggering_actor:userJson(site,actor),head_commit:{id:sha,tree_id:sha,message:name,timestamp:updatedAt,author:nobody,committer:nobody},repository:repositoryJson(site),head_repository:repositoryJson(site),pull_requests:pulls.map(number=>runPullJson(site,number))}}const nobody={name:"Somebody",email:"somebody@example.test"}
function workflowJson(site,{name:name,updatedAt:updatedAt},file="ci.yml"){const workflowPath=`.github/workflows/${file}`
const url=repositoryApi(site,`/actions/workflows/${workflowId}`)
return{id:workflowId,node_id:`W_${workflowId}`,name:name,path:workflowPath,state:"active",url:url,created_at:updatedAt,updated_at:updatedAt,html_url:repositoryPage(site,`/blob/main/${workflowPath}`),badge_url:repositoryPage(site,"/workflows/ci/badge.svg")}}function runPullJson(site,number){const pull=site.state.pulls.get(number)
const repo={id:site.id,url:repositoryApi(site),name:site.seed.name}
return{id:pull?.pullId??0,number:number,url:repositoryApi(site,`/pulls/${number}`),head:{ref:pull?.head??"",sha:pull?.headSha??"",repo:repo},base:{ref:pull?.base??"",sha:pull?.baseSha??"",repo:repo}}}function jobJson(site,run,job){const{id:id,name:name,conclusion:conclusion,steps:steps}=job
const times={started_at:run.updatedAt,completed_at:run.updatedAt}
return{id:id,node_id:`CR_${id}`,run_id:run.id,run_attempt:run.attempt,head_sha:run.sha,head_branch:run.branch,workflow_name:run.name,name:name,status:"completed",conclusion:conclusion,created_at:run.updatedAt,...times,run_url:repositoryApi(site,`/actions/runs/${run.id}`),url:repositoryApi(site,`/actions/jobs/${id}`),html_url:jobPage(site,run,job),check_run_url:repositoryApi(site,`/check-runs/${id}`),labels:["ubuntu-latest"],...runner,steps:steps.map((step,index)=>({...step,...times,number:index+1,status:"completed"}))}}function checkRunJson(site,run,job){const{id:id,name:name,conclusion:conclusion}=job
const url=repositoryApi(site,`/check-runs/${id}`)
return{id:id,node_id:`CR_${id}`,head_sha:run.sha,external_id:"",name:name,status:"completed",conclusion:conclusion,url:url,html_url:jobPage(site,run,job),details_url:jobPage(site,run,job),check_suite:{id:401},started_at:run.updatedAt,completed_at:run.updatedAt,app:null,pull_requests:[],output:{title:null,summary:null,text:null,annotations_count:0,annotations_url:`${url}/annotations`}}}function runPage(site,id){return repositoryPage(site,`/actions/runs/${id}`)}function jobPage(site,run,{id:id}){return`${runPage(site,run.id)}/job/${id}`}function getRun(call){return{status:200,body:runJson(call.site,findRun(call,"read"))}}function listJobs(call){const run=findRun(call,"read")
if(Number(param(call,"attempt"))!==run.attempt)throw call_notFound()
return counted(call,"jobs",run.jobs,job=>jobJson(call.site,run,job))}function redirectToLog(call){demand(call,"read","actions")
const{site:site}=call
const id=Number(param(call,"id"))
if(!site.state.records.runs.some(({jobs:jobs})=>jobs.some(job=>job.id===id)))throw call_notFound()
return{status:302,headers:{location:`${site.serverUrl}/_logs/${id}?sig=open`}}}function listCheckRuns(call){demand(call,"read","checks")
const ref=param(call,"ref")
const runs=call.site.state.records.runs.filter(({sha:sha})=>sha===ref)
const checks=runs.flatMap(run=>run.jobs.map(job=>[run,job]))
return counted(call,"check_runs",checks,([run,job])=>checkRunJson(call.site,run,job))}function findRun(call,right){demand(call,right,"actions")
const run=call.site.state.records.runs.find(({id:id})=>id===Number(param(call,"run")))
if(!run)throw call_notFound()
return run}function counted(call,name,items,json){const{body:body,...rest}=page(call,items,json)
return{...rest,body:{total_count:items.length,[name]:body}}}function listEvents(call){const number=Number(param(call,"number"))
const{issues:issues,records:records,pulls:pulls}=call.site.state
if(pulls.has(number))demand(call,"read","issues","pull_requests")
else demand(call,"read","issues")
if(!issues.has(number))throw call_notFound()
return page(call,records.events.get(number)??[],event=>eventJson(call.site,event))}function eventJson(site,{id:id,event:event,actor:actor,createdAt:createdAt,label:label,assignee:assignee,reviewer:reviewer}){return{id:id,node_id:`EV_${id}`,url:repositoryApi(site,`/issues/events/${id}`),event:event,created_at:createdAt,actor:userJson(site,assignee??actor),commit_id:null,commit_url:null,performed_via_github_app:null,...label!==void 0&&{label:{name:label,color:"ededed"}},...assignee!==void 0&&{assignee:userJson(site,assignee),assigner:userJson(site,actor)},...reviewer!==void 0&&{requested_reviewer:userJson(site,reviewer),review_requester:userJson(site,actor)}}}const Dispatch=schemas.strictObject({ref:schemas.string(),inputs:schemas.record(schemas.string(),schemas.string()).default({})})
function getWorkflow(call){demand(call,"read","actions")
return{status:200,body:workflowJson(call.site,{name:findWorkflow(call).file,updatedAt:call.site.state.time()},findWorkflow(call).file)}}function dispatchWorkflow(call){demand(call,"write","actions")
const workflow=findWorkflow(call)
const{ref:ref,inputs:inputs}=readBody(call,Dispatch,"Workflow")
const strange=Object.keys(inputs).filter(name=>!workflow.inputs.includes(name))
if(strange.length>0)throw new Refusal(errorReply(422,`Unexpected inputs provided: ${JSON.stringify(strange)}`))
const{records:records,time:time}={records:call.site.state.records,time:call.site.state.time()}
records.dispatches.push({file:workflow.file,ref:ref,inputs:inputs})
records.addRun({name:workflow.file,title:`${workflow.file} ${inputs[workflow.named??""]??""}`.trim(),file:workflow.file,actor:call.caller.login,branch:ref,sha:"0".repeat(40),event:"workflow_dispatch",conclusion:null,pulls:[],jobs:[]})
return{status:204,headers:{date:time}}}function listRuns(call){demand(call,"read","actions")
const{query:query,params:params}=call
const file=params.file===void 0?void 0:findWorkflow(call).file
const since=Date.parse((query.get("created")??"").replace(/^>=/,""))||0
const runs=call.site.state.records.runs.filter(run=>(file===void 0||run.file===file)&&(query.get("event")??run.event)===run.event&&(query.get("branch")??run.branch)===run.branch&&[null,run.conclusion,run.conclusion===null?"in_progress":"completed"].includes(query.get("status"))&&Date.parse(run.updatedAt)>=Math.floor(since/1e3)*1e3)
const{body:body,...reply}=page(call,runs.toReversed(),run=>runJson(call.site,run))
return{...reply,body:{total_count:runs.length,workflow_runs:body}}}function rerunFailedJobs(call){const run=findRun(call,"write")
if(run.conclusion===null)throw new Refusal(errorReply(403,"This workflow run cannot be rerun: it is running"))
Object.assign(run,{conclusion:null,attempt:run.attempt+1})
return{status:201,body:{}}}function cancelRun(call){const run=findRun(call,"write")
if(run.conclusion!==null)throw new Refusal(errorReply(409,"Cannot cancel a workflow run that is completed."))
Object.assign(run,{conclusion:"cancelled"})
return{status:202,body:{}}}function listPendingDeployments(call){demand(call,"read","actions")
return{status:200,body:[]}}function listDeployments(call){demand(call,"read","deployments")
const{site:site,query:query}=call
const found=site.state.records.deployments.filter(({sha:sha})=>(query.get("sha")??sha)===sha)
return page(call,found,({sha:sha,environment:environment})=>({id:6601,node_id:"DE_6601",url:`${site.apiUrl}/deployments/6601`,sha:sha,ref:sha,task:"deploy",payload:{},environment:environment,original_environment:environment,description:null,creator:null,created_at:site.state.createdAt,updated_at:site.state.createdAt,statuses_url:`${site.apiUrl}/deployments/6601/statuses`,repository_url:site.apiUrl}))}function findWorkflow(call){const found=call.site.state.records.workflows.find(({file:file})=>file===param(call,"file"))
if(!found)throw call_notFound()
return found}const ladder=["none","read","triage","write","maintain","admin"]
const legacyPermission={none:"none",read:"read",triage:"read",write:"write",maintain:"write",admin:"admin"}
const nothing=["bio","blog","company","email","hireable","location","name"]
const numbers=["followers","following","public_gists","public_repos"]
function getUser({site:site,caller:caller}){const user=site.state.user(caller.login)
if(user.type==="Bot")throw new Refusal(errorReply(403,"Resource not accessible by integration"))
const more=[...nothing.map(name=>[name,null]),...numbers.map(name=>[name,0])]
const born="2020-01-01T00:00:00Z"
const body={...userJson(site,user.login),...Object.fromEntries(more),created_at:born,updated_at:born}
return{status:200,body:body}}function getRateLimit({site:site}){const reset=Math.floor(site.seed.now().getTime()/1e3)+3600
const rate={limit:5e3,used:0,remaining:5e3,reset:reset}
return{status:200,body:{resources:{core:rate,search:rate},rate:rate}}}function getPermission(call){const{site:site}=call
const user=site.state.users.get(param(call,"username").toLowerCase())
if(user?.type!=="User")throw call_notFound(`${param(call,"username")} is not a user`)
const given=site.state.roleOf(user.login)
const role=given==="none"&&isOpenTo(site,user.login)?"read":given
const reaches=rung=>ladder.indexOf(role)>=ladder.indexOf(rung)
const permissions={pull:reaches("read"),triage:reaches("triage"),push:reaches("write"),maintain:reaches("maintain"),admin:reaches("admin")}
const body={permission:legacyPermission[role],user:{...userJson(site,user.login),permissions:permissions,role_name:role},role_name:role}
return{status:200,body:body}}function searchIssues(call){const terms=termsOf(call)
const{site:site,caller:caller}=call
if(!terms.some(term=>/^(?:is|type):(?:issue|pr|pull-request)$/.test(term)))throw invalid({resource:"Search",code:"invalid",field:"q",message:"Query must include 'is:issue' or 'is:pull-request'"})
const readable=seenBy(site,caller).filter(one=>isAllowed(one.site,one.caller,"read",["issues","pull_requests"]))
const places=terms.filter(term=>/^(?:repo|org|user):/.test(term))
if(!readable.some(one=>places.every(term=>isIn(one.site,term))))throw unseen()
const fitting=readable.flatMap(one=>[...one.site.state.issues.values()].flatMap(issue=>terms.every(term=>fits(one.site,issue,term))?[{site:one.site,issue:issue}]:[]))
const{body:body,...reply}=found(call,fitting,one=>({...issueJson(one.site,one.issue),score:1}))
return{...reply,body:{...body,search_type:"lexical"}}}function searchRepositories(call){const fitting=call.site.sites.filter(site=>termsOf(call).every(term=>isIn(site,term)))
return found(call,fitting,site=>({...repositoryJson(site),score:1}))}function isIn(site,term){const[,name,value=""]=/^(repo|org|user):(.+)$/.exec(term)??[]
return value===(name==="repo"?fullName(site):site.seed.owner).toLowerCase()}function fits(site,issue,term){if(term.startsWith("-"))return!fits(site,issue,term.slice(1))
const[,name="",value=""]=/^(repo|org|user|is|type|state|label|no):(.+)$/.exec(term)??[]
const isPull=site.state.pulls.has(issue.number)
switch(name){case"repo":case"org":case"user":return isIn(site,term)
case"no":return site.state.records.labelsOf(issue.number).length===0
case"label":return site.state.records.labelsOf(issue.number).some(label=>label.toLowerCase()===value)
case"":return`${issue.title} ${issue.body}`.toLowerCase().includes(term)
default:return{issue:!isPull,pr:isPull,"pull-request":isPull}[value]??issue.state===value}}function termsOf({query:query}){const text=query.get("q")??""
return[...text.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([term])=>term.replaceAll('"',"").toLowerCase())}function found(call,items,json){const{body:body,...reply}=page(call,items,json)
return{...reply,body:{total_count:items.length,incomplete_results:!1,items:body}}}function unseen(){const message="The listed users and repositories cannot be searched either because the resources do not exist or you do not have permission to view them."
return invalid({resource:"Search",code:"invalid",field:"q",message:message})}const place={path:schemas.string(),line:schemas.number().int(),side:schemas["enum"](["LEFT","RIGHT"]).default("RIGHT"),start_line:schemas.number().int().optional(),start_side:schemas["enum"](["LEFT","RIGHT"]).optional(),body:schemas.string()}
const Comment=schemas.object(place).readonly()
const events={COMMENT:"COMMENTED",APPROVE:"APPROVED",REQUEST_CHANGES:"CHANGES_REQUESTED"}
const ReviewBody=schemas.object({commit_id:schemas.string().optional(),body:schemas.string().default(""),event:schemas["enum"](["COMMENT","APPROVE","REQUEST_CHANGES"]).optional(),comments:schemas.array(Comment).default([])}).readonly()
const write_review_CommentBody=schemas.object({...place,commit_id:schemas.string()}).readonly()
const ReplyBody=schemas.object({body:schemas.string()}).readonly()
function createReview(call){const pull=findPull(call,"write")
const{body:body,event:event,comments:comments,commit_id:commit_id=pull.headSha}=readBody(call,ReviewBody,"PullRequestReview")
if(event)refuseOwn(call,pull,event)
refuseSecond(call,pull)
if(event&&body.trim()===""&&event!=="APPROVE"&&comments.length===0)throw unprocessable("Body can't be blank")
if([body,...comments.map(comment=>comment.body)].some(isTooLong))throw unprocessable("Body is too long")
const placed=comments.map(comment=>({comment:comment,found:findPlace(call,pull,commit_id,comment)}))
const objections=placed.flatMap(({found:found})=>"objection"in found?[`Pull request review thread ${found.objection}`]:[])
if(objections.length>0)throw unprocessable([...new Set(objections)].join(" and "))
const{records:records}=call.site.state
const author=call.caller.login
const review=records.addReview({pull:pull.number,author:author,body:body,state:event?events[event]:"PENDING",commit:commit_id})
if(event)records.endRequest(review)
for(const{comment:comment,found:found}of placed)if("hunk"in found)add(call,pull,review.id,commit_id,comment,found.hunk)
return{status:200,body:reviewJson(call.site,review)}}function createReviewComment(call){const pull=findPull(call,"write")
const{commit_id:commit_id,...comment}=readBody(call,write_review_CommentBody,"PullRequestReviewComment")
refuseSecond(call,pull)
const found=findPlace(call,pull,commit_id,comment)
if("objection"in found){const message=`pull_request_review_thread.${found.objection}`
throw invalid({resource:"PullRequestReviewComment",code:"custom",field:"pull_request_review_thread.line",message:message})}const{records:records}=call.site.state
const review=records.addReview({pull:pull.number,author:call.caller.login,body:"",commit:commit_id})
const json=reviewCommentJson(call.site,add(call,pull,review.id,commit_id,comment,found.hunk))
return{status:201,body:json,headers:{location:json.url}}}function replyToReviewComment(call){const pull=findPull(call,"write")
const{body:body}=readBody(call,ReplyBody,"PullRequestReviewComment")
const{records:records}=call.site.state
const first=records.reviewComments.find(({id:id,pull:number})=>id===Number(param(call,"id"))&&number===pull.number)
if(!first||first.replyTo!==null)throw call_notFound()
const{path:path,line:line,hunk:hunk,side:side}=first
const said={author:call.caller.login,body:body,pull:pull.number,replyTo:first.id,path:path,line:line,hunk:hunk,side:side}
const json=reviewCommentJson(call.site,records.addReviewComment(said))
return{status:201,body:json,headers:{location:json.url}}}function updateReviewComment(call){demand(call,"write","pull_requests")
const{body:body}=readBody(call,ReplyBody,"PullRequestReviewComment")
const comment=call.site.state.records.reviewComments.find(({id:id})=>id===Number(param(call,"id")))
if(!comment)throw call_notFound()
const time=call.site.state.time()
Object.assign(comment,{body:body,updatedAt:time,lastEditedAt:time,editor:call.caller.login})
return{status:200,body:reviewCommentJson(call.site,comment)}}function deleteReviewComment(call){demand(call,"write","pull_requests")
const{reviewComments:reviewComments}=call.site.state.records
const at=reviewComments.findIndex(({id:id})=>id===Number(param(call,"id")))
if(at<0)throw call_notFound()
reviewComments.splice(at,1)
return{status:204}}function refuseSecond({caller:caller,site:site},{number:number}){const isDraft=({pull:pull,author:author,state:state})=>pull===number&&author===caller.login&&state==="PENDING"
if(site.state.records.reviews.some(isDraft))throw unprocessable("User can only have one pending review per pull request")}function refuseOwn({caller:caller},{author:author},event){if(event==="COMMENT"||author.toLowerCase()!==caller.login.toLowerCase())return
throw unprocessable(`Can not ${event==="APPROVE"?"approve":"request changes on"} your own pull request`)}function findPlace({site:site},{baseSha:baseSha},commit,{path:path,line:line,side:side,start_line:start_line}){if(!write_review_isCommit(site.seed.gitDir,commit))return{objection:"commit_id is not part of the pull request"}
return placeIn(changedFiles(site.seed.gitDir,baseSha,commit),{path:path,line:line,side:side,startLine:start_line})}function write_review_isCommit(gitDir,sha){try{return/^[0-9a-f]{40}$/.test(sha)&&runGit(gitDir,["cat-file","-t",sha]).trim()==="commit"}catch{return!1}}function add(call,{number:number},review,commit,comment,hunk){const{path:path,line:line,side:side,start_line:startLine,body:body}=comment
const where={path:path,line:line,side:side,hunk:hunk,...startLine!==void 0&&{startLine:startLine}}
return call.site.state.records.addReviewComment({pull:number,review:review,commit:commit,author:call.caller.login,body:body,...where})}function unprocessable(message){return new Refusal(errorReply(422,"Unprocessable Entity",{errors:[message]}))}const write_review_Body=schemas.object({event:schemas["enum"](["COMMENT","APPROVE","REQUEST_CHANGES"]),body:schemas.string().optional()})
function getReview(call){findPull(call)
return{status:200,body:reviewJson(call.site,findReview(call))}}function submitReview(call){const pull=findPull(call,"write")
const review=findReview(call)
const{event:event,body:body=review.body}=readBody(call,write_review_Body.readonly(),"PullRequestReview")
refuseOwn(call,pull,event)
if(review.state!=="PENDING")throw unprocessable("Can not submit a review that is not pending")
Object.assign(review,{state:events[event],body:body,submittedAt:call.site.state.time()})
call.site.state.records.endRequest(review)
return{status:200,body:reviewJson(call.site,review)}}function deleteReview(call){findPull(call,"write")
const review=findReview(call)
if(review.state!=="PENDING")throw unprocessable("Can not delete a non-pending pull request review")
const{reviews:reviews,reviewComments:reviewComments}=call.site.state.records
reviews.splice(reviews.indexOf(review),1)
for(const comment of reviewComments.filter(one=>one.review===review.id))reviewComments.splice(reviewComments.indexOf(comment),1)
return{status:200,body:reviewJson(call.site,review)}}function findReview(call){const[number,id]=[Number(param(call,"number")),Number(param(call,"id"))]
const review=call.site.state.records.reviews.find(one=>one.id===id&&one.pull===number)
const isSeen=review&&(review.state!=="PENDING"||review.author===call.caller.login)
if(!isSeen)throw call_notFound()
return review}const Dismissal=schemas.strictObject({message:schemas.string().min(1)})
function dismissReview(call){demand(call,"write","pull_requests")
readBody(call,Dismissal,"PullRequestReview")
const{records:records}=call.site.state
const review=records.reviews.find(({id:id,pull:pull})=>id===Number(param(call,"id"))&&pull===Number(param(call,"number")))
if(!review)throw call_notFound()
if(!["APPROVED","CHANGES_REQUESTED"].includes(review.state))throw new Refusal(errorReply(422,"Can not dismiss a commented pull request review"))
review.state="DISMISSED"
return{status:200,body:reviewJson(call.site,review)}}const issue="/issues/(?<number>\\d+)"
const pull="/pulls/(?<number>\\d+)"
const review=`${pull}/reviews/(?<id>\\d+)`
const run="/actions/runs/(?<run>\\d+)"
const workflow="/actions/workflows/(?<file>[^/]+)"
const comment="/issues/comments/(?<id>\\d+)"
const routes=[route("GET","","repos/repos#get-a-repository",getRepository),route("GET","/branches/(?<branch>.+)","branches/branches#get-a-branch",getBranch),route("GET","/commits","commits/commits#list-commits",listCommits),route("GET","/releases","releases/releases#list-releases",listReleases),route("GET","/compare/(?<basehead>.+)","commits/commits#compare-two-commits",compareCommits),route("GET","/git/ref/(?<ref>.+)","git/refs#get-a-reference",getRef),route("GET","/git/matching-refs/(?<ref>.+)","git/refs#list-matching-references",listMatchingRefs),route("POST","/git/refs","git/refs#create-a-reference",createRef),route("GET","/git/commits/(?<sha>[0-9a-f]{40})","git/commits#get-a-commit-object",getGitCommit),route("GET","/collaborators/(?<username>[^/]+)/permission","collaborators/collaborators#get-repository-permissions-for-a-user",getPermission),route("GET","/issues","issues/issues#list-repository-issues",listIssues),route("GET","/issues/comments","issues/comments#list-issue-comments-for-a-repository",listAllComments),route("POST","/issues","issues/issues#create-an-issue",createIssue),route("GET",issue,"issues/issues#get-an-issue",getIssue),route("PATCH",issue,"issues/issues#update-an-issue",updateIssue),route("PUT",`${issue}/lock`,"issues/issues#lock-an-issue",lockIssue),route("GET",`${issue}/sub_issues`,"issues/sub-issues#list-sub-issues",listSubIssues),route("POST",`${issue}/sub_issues`,"issues/sub-issues#add-sub-issue",addSubIssue),route("POST",`${issue}/assignees`,"issues/assignees#add-assignees-to-an-issue",addAssignees),route("GET","/assignees","issues/assignees#list-assignees",listAssignees),route("GET","/labels","issues/labels#list-labels-for-a-repository",listLabels),route("GET","/milestones","issues/milestones#list-milestones",listMilestones),route("GET","/issue-types","repos/repos#list-issue-types",listTypes),route("GET",`${issue}/comments`,"issues/comments#list-issue-comments",listComments),route("POST",`${issue}/comments`,"issues/comments#create-an-issue-comment",createComment),route("GET",comment,"issues/comments#get-an-issue-comment",getComment),route("PATCH",comment,"issues/comments#update-an-issue-comment",updateComment),route("DELETE",comment,"issues/comments#delete-an-issue-comment",deleteComment),route("POST",`${comment}/reactions`,"reactions/reactions#create-reaction-for-an-issue-comment",createReaction),route("GET",`${comment}/reactions`,"reactions/reactions#list-reactions-for-an-issue-comment",listReactions),route("GET",`${issue}/reactions`,"reactions/reactions#list-reactions-for-an-issue",listThreadReactions),route("POST",`${issue}/reactions`,"reactions/reactions#create-reaction-for-an-issue",reactToThread),route("GET",`${issue}/events`,"issues/events#list-issue-events",listEvents),route("POST","/labels","issues/labels#create-a-label",createLabel),route("POST",`${issue}/labels`,"issues/labels#add-labels-to-an-issue",addLabels),route("DELETE",`${issue}/labels/(?<name>[^/]+)`,"issues/labels#remove-a-label-from-an-issue",removeLabel),route("DELETE",`${issue}/assignees`,"issues/assignees#remove-assignees-from-an-issue",removeAssignees),route("POST","/pulls/comments/(?<id>\\d+)/reactions","reactions/reactions#create-reaction-for-a-pull-request-review-comment",reactToReviewComment),route("GET","/pulls/comments/(?<id>\\d+)/reactions","reactions/reactions#list-reactions-for-a-pull-request-review-comment",listReviewCommentReactions),route("GET","/pulls/comments","pulls/comments#list-review-comments-in-a-repository",listAllReviewComments),route("GET","/pulls/comments/(?<id>\\d+)","pulls/comments#get-a-review-comment-for-a-repository",getReviewComment),route("PATCH","/pulls/comments/(?<id>\\d+)","pulls/comments#update-a-review-comment-for-a-repository",updateReviewComment),route("DELETE","/pulls/comments/(?<id>\\d+)","pulls/comments#delete-a-review-comment-for-a-repository",deleteReviewComment),route("GET","/pulls","pulls/pulls#list-pull-requests",listPulls),route("POST","/pulls","pulls/pulls#create-a-pull-request",createPull),route("GET",pull,"pulls/pulls#get-a-pull-request",getPull),route("PATCH",pull,"pulls/pulls#update-a-pull-request",updatePull),route("POST",`${pull}/requested_reviewers`,"pulls/review-requests#request-reviewers-for-a-pull-request",requestReviewers),route("GET",`${pull}/files`,"pulls/pulls#list-pull-requests-files",listFiles),route("GET",`${pull}/reviews`,"pulls/reviews#list-reviews-for-a-pull-request",listReviews),route("POST",`${pull}/reviews`,"pulls/reviews#create-a-review-for-a-pull-request",createReview),route("GET",review,"pulls/reviews#get-a-review-for-a-pull-request",getReview),route("DELETE",review,"pulls/reviews#delete-a-pending-review-for-a-pull-request",deleteReview),route("POST",`${review}/events`,"pulls/reviews#submit-a-review-for-a-pull-request",submitReview),route("POST",`${pull}/comments`,"pulls/comments#create-a-review-comment-for-a-pull-request",createReviewComment),route("POST",`${pull}/comments/(?<id>\\d+)/replies`,"pulls/comments#create-a-reply-for-a-review-comment",replyToReviewComment),route("GET",`${pull}/comments`,"pulls/comments#list-review-comments-on-a-pull-request",listReviewComments),route("GET","/contents/(?<path>.+)","repos/contents#get-repository-content",getContents),route("GET","/commits/(?<ref>[^/]+)/check-runs","checks/runs#list-check-runs-for-a-git-reference",listCheckRuns),route("GET",run,"actions/workflow-runs#get-a-workflow-run",getRun),route("GET","/actions/runs","actions/workflow-runs#list-workflow-runs-for-a-repository",listRuns),route("GET",workflow,"actions/workflows#get-a-workflow",getWorkflow),route("GET",`${workflow}/runs`,"actions/workflow-runs#list-workflow-runs-for-a-workflow",listRuns),route("POST",`${workflow}/dispatches`,"actions/workflows#create-a-workflow-dispatch-event",dispatchWorkflow),route("POST",`${run}/rerun-failed-jobs`,"actions/workflow-runs#re-run-failed-jobs-from-a-workflow-run",rerunFailedJobs),route("POST",`${run}/cancel`,"actions/workflow-runs#cancel-a-workflow-run",cancelRun),route("GET",`${run}/pending_deployments`,"actions/workflow-runs#get-pending-deployments-for-a-workflow-run",listPendingDeployments),route("GET","/deployments","deployments/deployments#list-deployments",listDeployments),route("PUT",`${review}/dismissals`,"pulls/reviews#dismiss-a-review-for-a-pull-request",dismissReview),route("GET",`${run}/attempts/(?<attempt>\\d+)/jobs`,"actions/workflow-jobs#list-jobs-for-a-workflow-run-attempt",listJobs),route("GET","/actions/jobs/(?<id>\\d+)/logs","actions/workflow-jobs#download-job-logs-for-a-workflow-run",redirectToLog)]
const siteRoutes=[route("GET","/user","users/users#get-the-authenticated-user",getUser),route("GET","/rate_limit","rate-limit/rate-limit#get-rate-limit-status-for-the-authenticated-user",getRateLimit),route("GET","/search/issues","search/search#search-issues-and-pull-requests",searchIssues),route("GET","/search/repositories","search/search#search-repositories",searchRepositories)]
function route(method,path,docs,handler){return{method:method,path:new RegExp(`^${path}$`),docs:docs,handler:handler}}function answerRest(site,caller,request){const found=match(request)
if(!found)return{reply:errorReply(404,"Not Found"),isKnown:!1}
return{reply:documented(found.route,()=>handle(site,caller,request,found)),isKnown:!0}}function match({method:method,path:path}){const[,repository="",rest=path]=/^\/(repos\/[^/]+\/[^/]+|repositories\/\d+)(.*)$/.exec(path)??[]
for(const candidate of repository===""?siteRoutes:routes){const groups=candidate.method===method&&candidate.path.exec(rest)
if(!groups)continue
const params=Object.entries(groups.groups??{}).map(([name,value])=>[name,decodeURIComponent(value)])
return{route:candidate,repository:repository,rest:rest,params:Object.fromEntries(params)}}return}function handle(site,caller,{query:query,body:body,accept:accept},found){if(caller.status==="anonymous")return errorReply(401,"Requires authentication")
if(caller.status==="unknown")return errorReply(401,"Bad credentials")
const isOfSite=found.repository===""
const seen=seenBy(site,caller)
const place=isOfSite?seen[0]:seen.find(one=>names(one.site,found.repository))
if(!place)return errorReply(404,"Not Found")
const linkPath=isOfSite?found.rest:`/repositories/${place.site.id}${found.rest}`
const call={...place,params:found.params,query:query,body:body,accept:accept,linkPath:linkPath}
return found.route.handler(call)}function names(site,repository){const[,owner="",name=""]=repository.split("/")
return name===""?owner===String(site.id):isRepository(site,decodeURIComponent(owner),decodeURIComponent(name))}function documented({docs:docs},run){const reply=replyOf(run)
if(reply.status<400)return reply
return{...reply,body:{...Object(reply.body),documentation_url:`https://docs.github.com/rest/${docs}`}}}function replyOf(run){try{return run()}catch(error){if(error instanceof Refusal)return error.reply
throw error}}const hourlyLimit=5e3
async function serveApi(api,path,request,response){const method=request.method??"GET"
const requestHeaders=flat(request.headers)
const requestBody=parse(await(0,consumers_.text)(request))
const failure=api.plannedFailures.take(method,path)
const asked={method:method,path:path,requestHeaders:requestHeaders,requestBody:requestBody}
const done=failure===void 0||failure.isDone?answer(api,asked):failure
const reply=failure??done
const responseHeaders={...standardHeaders(api,path),...reply.headers}
const body=typeof reply.body==="string"?reply.body:JSON.stringify(reply.body)
api.exchanges.push({method:method,path:path,requestHeaders:requestHeaders,requestBody:requestBody,status:reply.status,responseHeaders:responseHeaders,responseBody:parse(body)})
for(const hear of api.listeners)hear(`${method} ${path}`)
response.writeHead(reply.status,responseHeaders)
response.end(body)}function answer({site:site,unknownRequests:unknownRequests},{method:method,path:path,requestHeaders:requestHeaders,requestBody:requestBody}){if(typeof requestBody==="string")return errorReply(400,"Problems parsing JSON")
if(site.state.missing.some(place=>place.test(path)))return errorReply(404,"Not Found")
const caller=identify(site.seed,requestHeaders.authorization)
const{pathname:pathname,searchParams:query}=new URL(path,site.serverUrl)
try{const{reply:reply,isKnown:isKnown}=pathname==="/graphql"&&method==="POST"?answerGraphql(site,caller,requestBody):answerRest(site,caller,{method:method,path:pathname,query:query,body:requestBody,accept:requestHeaders.accept??""})
if(!isKnown)unknownRequests.push(`${method} ${path}`)
return reply}catch(error){return errorReply(500,`The embedded GitHub failed: ${error instanceof Error?error.stack:error}`)}}function standardHeaders({site:site,exchanges:exchanges},path){const used=exchanges.length+1
return{"content-type":"application/json; charset=utf-8","x-github-media-type":"github.v3; format=json","x-github-request-id":`DECK:${used.toString(16).toUpperCase().padStart(8,"0")}`,"x-ratelimit-limit":String(hourlyLimit),"x-ratelimit-remaining":String(Math.max(0,hourlyLimit-used)),"x-ratelimit-reset":String(Math.floor(site.seed.now().getTime()/1e3)+3600),"x-ratelimit-resource":path==="/graphql"?"graphql":"core","x-ratelimit-used":String(used)}}function flat(headers){return Object.fromEntries(Object.entries(headers).map(([name,value])=>[name,String(value)]))}function parse(body){if(!body)return
try{return JSON.parse(body)}catch{return body}}function makePlannedFailures(){const pending=[]
return{add:(match,failure)=>{pending.push({...match,failure:failure})},take:(method,path)=>{const index=pending.findIndex(planned=>planned.method===method&&path.search(planned.path)>=0)
return index<0?void 0:pending.splice(index,1)[0]?.failure}}}const GraphqlBody=schemas.object({query:schemas.string(),variables:schemas.record(schemas.string(),schemas.unknown()).nullish()}).readonly()
function answerGraphql(site,caller,body){if(caller.status!=="known")return{reply:errorReply(401,unauthorized[caller.status]),isKnown:!0}
const asked=GraphqlBody.safeParse(body)
if(!asked.success)return failed("A query attribute must be specified and must be a string.")
return api_run(seenBy(site,caller),asked.data.query,asked.data.variables??{})}const unauthorized={anonymous:"This endpoint requires you to be authenticated.",unknown:"Bad credentials"}
function api_run(seen,query,variables){try{const operation=parseOperation(query)
const roots={query:()=>queryNode(seen),mutation:()=>mutationNode(seen)}
if(!isRoot(operation.type))return failed(`A ${operation.type} is not played by this embedded GitHub.`)
const answer=execute(operation,roots[operation.type](),variables)
return{reply:{status:200,body:answer},isKnown:!0}}catch(error){if(error instanceof GraphqlError)return failed(error.message,error.extra)
if(error instanceof errors.G)return failed(`Wrong arguments: ${core_errors.S1(error)}`)
throw error}}function isRoot(type){return type==="query"||type==="mutation"}function failed(message,extra={}){return{reply:{status:200,body:{errors:[{...extra,message:message}]}},isKnown:!1}}var external_node_stream_promises_=__webpack_require__(46466)
var external_node_zlib_=__webpack_require__(38522)
function gitRequestOf(url){const match=/^\/([^/]+)\/([^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/.exec(url.pathname)
if(!match)return
const[,owner="",name="",file=""]=match
const service=file==="/info/refs"?url.searchParams.get("service"):file.slice(1)
if(service!=="git-upload-pack"&&service!=="git-receive-pack")return
return{owner:owner,name:name,file:file,service:service}}async function serveGit({site:first,asked:asked,request:request,response:response,hooksFolder:hooksFolder}){const caller=identify(first.seed,request.headers.authorization)
const site=first.sites.find(one=>holds(one,asked))??first
const refusal=smart_http_refuse(site,asked,caller)
if(!refusal)return await runService(asked,{request:request,response:response,...serviceOf(site,asked,caller,hooksFolder)})
request.resume()
response.writeHead(refusal.status,{"content-type":"text/plain; charset=utf-8",...refusal.headers})
response.end(refusal.text)}const signIn={status:401,text:"Authentication required.",headers:{"www-authenticate":'Basic realm="GitHub"'}}
function smart_http_refuse(site,{owner:owner,name:name,service:service},caller){if(caller.status==="unknown")return{...signIn,text:"Invalid username or token."}
const isWrite=service==="git-receive-pack"
const fork=findFork(site,owner,name)
const exists=fork!==void 0||isRepository(site,owner,name)
if(caller.status==="anonymous")return!exists||isWrite||!isPublic(site)?signIn:void 0
const seen=exists&&seenBy(site,caller).find(one=>one.site.id===site.id)
if(!seen)return{status:404,text:"Repository not found."}
if(fork)return isWrite?refuseFork(fork,seen.caller):void 0
if(!isAllowed(site,seen.caller,isWrite?"write":"read",["contents"]))return{status:403,text:`Permission to ${fullName(site)}.git denied to ${caller.login}.`}
if(!isWrite||!site.state.isArchived)return
return{status:403,text:"This repository was archived so it is read-only."}}function holds(site,{owner:owner,name:name}){return isRepository(site,owner,name)||findFork(site,owner,name)!==void 0}function refuseFork({owner:owner,canModify:canModify},{login:login,permissions:permissions}){if(!login.endsWith("[bot]")&&canModify&&permissions.contents==="write")return
return{status:403,text:`Permission to ${owner} denied to ${login}.`}}function serviceOf(site,asked,caller,hooksFolder){const login=caller.status==="known"?caller.login:""
const isGuarded=asked.service==="git-receive-pack"&&login.endsWith("[bot]")
const configuration={...isGuarded&&{"core.hooksPath":hooksFolder},...!site.state.takesCustomRefs&&{"transfer.hideRefs":"refs/deckhand"}}
const rules=pushRefusal(rulesAgainst(site.state.rules,"push"))
return{gitDir:findFork(site,asked.owner,asked.name)?.gitDir??site.seed.gitDir,environment:{...gitEnvironment(configuration),EMBEDDED_RULES:rules}}}async function runService({file:file,service:service},{request:request,response:response,gitDir:gitDir,environment:environment}){const protocol=String(request.headers["git-protocol"]??"")
const isAdvertised=file==="/info/refs"
const child=(0,external_node_child_process_.spawn)("git",[service.slice(4),isAdvertised?"--http-backend-info-refs":"--stateless-rpc",gitDir],{env:{...environment,GIT_PROTOCOL:protocol},stdio:["pipe","pipe","ignore"]})
child.stdin.on("error",()=>request.resume())
child.on("error",error=>response.destroy(error))
const isZipped=request.headers["content-encoding"]==="gzip";(isZipped?request.pipe((0,external_node_zlib_.createGunzip)().on("error",()=>response.destroy())):request).pipe(child.stdin)
response.writeHead(200,{"content-type":`application/x-${service}-${isAdvertised?"advertisement":"result"}`,"cache-control":"no-cache, max-age=0, must-revalidate"})
if(isAdvertised&&!/\bversion=2\b/.test(protocol))response.write(`${packet(`# service=${service}\n`)}0000`)
try{await(0,external_node_stream_promises_.pipeline)(child.stdout,response)}catch{response.destroy()}finally{child.kill()}}function packet(line){return(line.length+4).toString(16).padStart(4,"0")+line}const hook=`#!/bin/sh\nnewline='\n'\nstatus=0\nwhile read -r old new ref; do\n  case $new in *[!0]*) ;; *) continue ;; esac\n  case $ref in refs/heads/*) [ -z "$EMBEDDED_RULES" ] || { printf "$EMBEDDED_RULES" "$ref" >&2; exit 1; } ;; esac\n  file=$(git log -1 --format= --name-only -m "$new" --not --all -- .github/workflows)\n  [ -z "$file" ] && continue\n  file=\${file%%"$newline"*}\n  echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2\n  status=1\ndone\nexit $status\n`
async function makeWorkflowGuard(){const folder=await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"embedded-github-hooks-"))
const path=(0,external_node_path_.join)(folder,"pre-receive")
await(0,promises_.writeFile)(path,hook)
await(0,promises_.chmod)(path,493)
return{folder:folder,remove:()=>(0,promises_.rm)(folder,{recursive:!0,force:!0})}}function payloadsOf(site){return{issues:(number,deed)=>issuesPayload(site,number,deed),pullRequest:(number,deed)=>pullRequestPayload(site,number,deed),review:id=>reviewPayload(site,id),reviewComment:id=>reviewCommentPayload(site,id),workflowRun:id=>workflowRunPayload(site,id),discussion:(number,deed)=>discussionPayload(site,number,deed),discussionComment:id=>discussionCommentPayload(site,id),workflowDispatch:(sender,prompt)=>dispatchPayload(site,sender,prompt),repositoryDispatch:deed=>repositoryDispatchPayload(site,deed),push:push=>pushPayload(site,push),milestone:(sender,title)=>milestonePayload(site,sender,title),schedule:()=>schedulePayload(site)}}function issuesPayload(site,number,deed){const issue=need(site.state.issues.get(number),`issue #${number}`)
return{...about(site,deed),issue:issueJson(site,issue),...deed.label!==void 0&&{label:labelJson(site,deed.label)},...deed.who!==void 0&&{assignee:userJson(site,deed.who)},...deed.before!==void 0&&{changes:{body:{from:deed.before}}}}}function pullRequestPayload(site,number,deed){const pull=need(site.state.pulls.get(number),`pull request #${number}`)
return{...about(site,deed),number:number,pull_request:pullJson(site,pull),...deed.action==="synchronize"&&{before:pull.baseSha,after:pull.headSha},...deed.label!==void 0&&{label:labelJson(site,deed.label)},...deed.who!==void 0&&{requested_reviewer:userJson(site,deed.who)}}}function reviewPayload(site,id){const{records:records,pulls:pulls}=site.state
const review=need(records.reviews.find(candidate=>candidate.id===id),`review ${id}`)
const pull=need(pulls.get(review.pull),`pull request #${review.pull}`)
return{...about(site,{action:"submitted",sender:review.author}),review:{...reviewJson(site,review),state:review.state.toLowerCase()},pull_request:pullSummaryJson(site,pull)}}function reviewCommentPayload(site,id){const{records:records,pulls:pulls}=site.state
const comment=need(records.reviewComments.find(candidate=>candidate.id===id),`review comment ${id}`)
const pull=need(pulls.get(comment.pull),`pull request #${comment.pull}`)
return{...about(site,{action:"created",sender:comment.author}),comment:reviewCommentJson(site,comment),pull_request:pullSummaryJson(site,pull)}}function workflowRunPayload(site,id){const run=need(site.state.records.runs.find(candidate=>candidate.id===id),`run ${id}`)
const workflow=workflowJson(site,run)
return{...about(site,{action:"completed",sender:run.actor}),workflow_run:runJson(site,run),workflow:workflow}}function discussionPayload(site,number,deed){const discussion=need(site.state.records.discussions.find(one=>one.number===number),`discussion #${number}`)
return{...about(site,deed),discussion:discussionJson(site,discussion)}}function discussionCommentPayload(site,id){const{discussionComments:discussionComments,discussions:discussions}=site.state.records
const comment=need(discussionComments.find(candidate=>candidate.id===id),`comment ${id} in a discussion`)
const discussion=need(discussions.find(({number:number})=>number===comment.discussion),`discussion #${comment.discussion}`)
return{...about(site,{action:"created",sender:comment.author}),comment:discussionCommentJson(site,comment),discussion:discussionJson(site,discussion)}}function dispatchPayload(site,sender,prompt){const{action:_,...rest}=about(site,{action:"",sender:sender})
const ref=`refs/heads/${site.seed.defaultBranch}`
const workflow=`${repositoryPage(site,"/.github/workflows/agent.yml")}`
return{...rest,ref:ref,workflow:workflow,inputs:prompt===void 0?null:{prompt:prompt}}}function schedulePayload(site){return{schedule:"17 4 * * 1",repository:repositoryJson(site)}}function about(site,{action:action,sender:sender}){return{action:action,...from(site,sender)}}function need(value,what){if(value===void 0)throw new fault.vC("bug",`There is no ${what} to make a payload of.`)
return value}function issueCommentPayload(site,commentId){const comment=site.state.comments.get(commentId)
const issue=comment&&site.state.issues.get(comment.issue)
if(!issue)throw new fault.vC("bug",`There is no comment ${commentId} to make a payload of.`)
return{action:"created",issue:issueJson(site,issue),comment:commentJson(site,comment),repository:repositoryJson(site),sender:userJson(site,comment.author)}}function pushPayload(site,{sender:sender,branch:branch,before:before,after:after}){const range=`${before.slice(0,12)}...${after.slice(0,12)}`
const ids=runGit(site.seed.gitDir,["rev-list","--reverse",`${before}..${after}`]).split("\n")
const commits=ids.filter(Boolean).map(id=>payloads_commitJson(site,id))
return{ref:`refs/heads/${branch}`,before:before,after:after,created:!1,deleted:!1,forced:!1,base_ref:null,compare:repositoryPage(site,`/compare/${range}`),commits:commits,head_commit:commits.at(-1)??null,pusher:{name:sender,email:`${sender}@users.noreply.github.com`},...from(site,sender)}}function payloads_commitJson(site,id){const{tree:tree,message:message,author:author,committer:committer}=readCommit(site.seed.gitDir,id)
const names=runGit(site.seed.gitDir,["show","--format=","--name-status","--no-renames",id]).split("\n")
const named=status=>names.flatMap(line=>line.startsWith(`${status}\t`)?[line.slice(2)]:[])
return{id:id,tree_id:tree,distinct:!0,message:message.trimEnd(),timestamp:committer.date,url:repositoryPage(site,`/commit/${id}`),author:author,committer:committer,added:named("A"),removed:named("D"),modified:named("M")}}function repositoryDispatchPayload(site,{sender:sender,action:action,given:given}){const{defaultBranch:branch}=site.seed
const installation={id:61,node_id:"MDIzOkludGVncmF0aW9uSW5zdGFsbGF0aW9uNjE="}
return{action:action,branch:branch,client_payload:given,...from(site,sender),installation:installation}}function milestonePayload(site,sender,title){const now=site.state.time()
const path="/milestones/1"
return{action:"created",milestone:{id:81,node_id:"MI_81",number:1,title:title,description:null,creator:userJson(site,sender),state:"open",open_issues:0,closed_issues:0,due_on:null,closed_at:null,created_at:now,updated_at:now,url:repositoryApi(site,path),html_url:repositoryPage(site,"/milestone/1"),labels_url:repositoryApi(site,`${path}/labels`)},...from(site,sender)}}function from(site,sender){return{repository:repositoryJson(site),sender:userJson(site,sender)}}async function openGitHub(seed){const guard=await makeWorkflowGuard()
const server=(0,external_node_http_.createServer)()
const serverUrl=await listen(server)
const site=openSites(seed,serverUrl)
const api={site:site,plannedFailures:makePlannedFailures(),exchanges:[],unknownRequests:[],listeners:[]}
const gitRequests=[]
const losses=[]
const rate={ms:0}
server.on("request",(request,response)=>{serve({api:api,guard:guard,gitRequests:gitRequests,losses:losses,rate:rate},request,response).catch(error=>response.destroy(toError(error)))})
const close=async()=>{if(server.listening)await shut(server)
await guard.remove()}
return{serverUrl:serverUrl,apiUrl:site.apiUrl,graphqlUrl:`${serverUrl}/api/graphql`,exchanges:api.exchanges,unknownRequests:api.unknownRequests,gitRequests:gitRequests,...repositoryOf(site),repository:name=>{const found=site.sites.find(one=>fullName(one).toLowerCase()===name.toLowerCase())
if(!found)throw new fault.vC("bug",`There is no repository ${name} on the embedded GitHub.`)
return repositoryOf(found)},failNext:api.plannedFailures.add,listen:listener=>api.listeners.push(listener),loseIf:isLost=>losses.push(isLost),slowDown:ms=>{rate.ms=ms},close:close,[Symbol.asyncDispose]:close}}function openSites(seed,serverUrl){const{now:now,cast:cast}=seed
const others=(seed.others??[]).map(({grants:grants,...other})=>{const granted=Object.entries(grants).map(([token,permissions])=>[token,grantOf(seed,token,permissions)])
return{cast:cast,...other,tokens:Object.fromEntries(granted),now:now}})
const shared={users:new Map,ids:firstIds()}
const sites=[]
for(const[index,one]of[seed,...others].entries()){const state=new GitHubState(one,shared)
sites.push({id:repositoryId+index,seed:one,state:state,serverUrl:serverUrl,apiUrl:`${serverUrl}/api/v3`,sites:sites})}const[first]=sites
if(!first)throw new fault.vC("bug","An embedded GitHub has a repository.")
return first}function grantOf({tokens:tokens},token,permissions){const grant=tokens[token]
if(!grant)throw new fault.vC("bug","A repository names a token that nobody issued.")
return{...grant,permissions:permissions}}function repositoryOf(site){return{gitDir:site.seed.gitDir,state:site.state,openIssue:input=>site.state.addIssue(input),openPullRequest:input=>openFromBranch(site,input),comment:input=>site.state.addComment(input),attach:bytes=>addressOf(site,site.state.attach(bytes)),label:input=>addLabel(site.state,input),merge:input=>mergePull(site,input),issueCommentPayload:commentId=>issueCommentPayload(site,commentId),payloads:payloadsOf(site)}}async function serve(endpoints,request,response){const target=request.url??"/"
const[,path]=/^\/api(?:\/v3(?=\/)|(?=\/graphql(?:\?|$)))(.*)$/.exec(target)??[]
const asked=`${request.method} ${path??target}`
if(endpoints.rate.ms>0)await(0,external_node_timers_promises_.setTimeout)(endpoints.rate.ms)
if(endpoints.losses.some(isLost=>isLost(asked)))response.destroy()
else if(path)await serveApi(endpoints.api,path,request,response)
else await serveSite(endpoints,target,request,response)}async function serveSite({api:api,guard:guard,gitRequests:gitRequests},path,request,response){const{site:site,plannedFailures:plannedFailures,unknownRequests:unknownRequests}=api
const method=request.method??"GET"
const asked=gitRequestOf(new URL(path,site.serverUrl))
const failure=plannedFailures.take(method,path)
const log=logAt(site,path)
if(!failure&&serveAttachment(site,path,response))return
if(failure)response.writeHead(failure.status,failure.headers).end(String(failure.body??""))
else if(log!==void 0)response.writeHead(200,{"content-type":"text/plain"}).end(log)
else if(asked)await serveGit({site:site,asked:asked,request:request,response:response,hooksFolder:guard.folder})
else response.writeHead(404,{"content-type":"text/plain; charset=utf-8"}).end("Not Found")
if(asked)for(const hear of api.listeners)hear(`${method} ${path}`)
if(asked)gitRequests.push({method:method,path:path,status:response.statusCode})
else if(log===void 0)unknownRequests.push(`${method} ${path}`)}function logAt({sites:sites},path){const[,id]=/^\/_logs\/(\d+)\?sig=open$/.exec(path)??[]
const jobs=sites.flatMap(({state:state})=>state.records.runs).flatMap(run=>run.jobs)
return jobs.find(job=>String(job.id)===id)?.log}function addLabel(state,{issue:number,name:name,by:by}){const{records:records,issues:issues}=state
records.addEvent(number,{event:"labeled",actor:by,label:name})
records.labels.set(number,[...records.labelsOf(number).filter(label=>label!==name),name])
Object.assign(issues.get(number)??{},{updatedAt:state.time()})}function openFromBranch(site,{base:base=site.seed.defaultBranch,draft:draft=!1,...input}){const head=tipOf(input.fork?.gitDir??site.seed.gitDir,`refs/heads/${input.head}`)
const onto=tipOf(site.seed.gitDir,`refs/heads/${base}`)
const fork=input.fork&&newFork(site,input.fork)
if(!head||!onto)throw new fault.vC("bug",`There is no branch ${head?base:input.head} for a pull request.`)
return openPull(site,{...input,fork:fork,base:base,draft:draft,headSha:head.sha,baseSha:onto.sha})}async function listen(server){server.listen(0,"127.0.0.1")
await(0,external_node_events_.once)(server,"listening")
const address=server.address()
if(typeof address!=="object"||!address)throw new fault.vC("bug","The embedded GitHub has no port.")
return`http://127.0.0.1:${address.port}`}async function shut(server){const closed=(0,external_node_events_.once)(server,"close")
server.close()
server.closeAllConnections()
await closed}function toError(error){return error instanceof Error?error:new Error(String(error))}function pieces(text){return text.match(/.{1,24}/gsu)??[]}function framesOf({opening:opening,content:content,ending:ending}){return[...opening,...content,...ending]}function completionOf(request,reply,turn){const calls=(reply.calls??[]).map((call,index)=>toolCall(call,`call_${turn}_${index}`))
return{head:{id:`chatcmpl-${turn}`,created:Math.floor(Date.now()/1e3),model:request.model},text:reply.text,reasoning:reply.reasoning,refusal:reply.refusal,calls:calls,finishReason:reply.finish??(calls.length>0?"tool_calls":"stop"),usage:reply.usage==="absent"?void 0:usageOf(request,reply,reply.usage)}}function completionBody({head:head,text:text,reasoning:reasoning,refusal:refusal,calls:calls,finishReason:finishReason,usage:usage}){const message={role:"assistant",content:text??null,refusal:refusal??null,...reasoning===void 0?{}:{reasoning_content:reasoning},...calls.length===0?{}:{tool_calls:calls}}
const choices=[{index:0,message:message,logprobs:null,finish_reason:finishReason}]
return{...head,object:"chat.completion",choices:choices,...usage&&{usage:usage}}}function*completionChunks(completion,includeUsage){const head={...completion.head,object:"chat.completion.chunk"}
const chunk=(delta,finish_reason=null)=>({...head,choices:[{index:0,delta:delta,logprobs:null,finish_reason:finish_reason}],...includeUsage?{usage:null}:{}})
yield chunk({role:"assistant",content:""})
for(const piece of pieces(completion.reasoning??""))yield chunk({reasoning_content:piece})
for(const piece of pieces(completion.refusal??""))yield chunk({refusal:piece})
for(const piece of pieces(completion.text??""))yield chunk({content:piece})
for(const delta of completion.calls.flatMap(callDeltas))yield chunk({tool_calls:[delta]})
yield chunk({},completion.finishReason)
if(includeUsage&&completion.usage)yield{...head,choices:[],usage:completion.usage}}function toolCall({name:name,arguments:args},id){return{id:id,type:"function",function:{name:name,arguments:typeof args==="string"?args:JSON.stringify(args)}}}function callDeltas({function:{name:name,arguments:args},...call},index){const opening={index:index,...call,function:{name:name,arguments:""}}
return[opening,...pieces(args).map(piece=>({index:index,function:{arguments:piece}}))]}function usageOf(request,reply,stated={}){const prompt_tokens=tokens(request.messages,request.tools)
const completion_tokens=tokens(reply.text,reply.reasoning,reply.calls)
return{prompt_tokens:prompt_tokens,completion_tokens:completion_tokens,total_tokens:prompt_tokens+completion_tokens,cost:0,...stated}}function tokens(...parts){const characters=parts.map(part=>part===void 0?0:JSON.stringify(part).length)
return Math.ceil(characters.reduce((sum,length)=>sum+length,0)/4)}const CHAT_KINDS=new Set(["empty-choices","null-content","content-list","calls-interleaved","calls-all-zero","no-index"])
function isChatFault(fault){return CHAT_KINDS.has(fault.kind)}function call(name,args,also={}){return{...also,calls:[{name:name,arguments:args},...also.calls??[]]}}function chatAnswer(request,reply,turn){const completion=completionOf(request,reply,turn)
const includeUsage=request.stream_options?.include_usage??!1
const sound=[...completionChunks(completion,includeUsage)]
const fault=reply.fault&&isChatFault(reply.fault)?reply.fault:void 0
const chunks=fault?disorder(sound,fault):sound
const end=chunks.findIndex(({choices:choices})=>choices[0]===void 0||choices[0].finish_reason!==null)
return{body:bodyOf(completion,fault),opening:chunks.slice(0,1).map(frameOf),content:chunks.slice(1,end).map(frameOf),ending:[...chunks.slice(end).map(frameOf),{data:"[DONE]"}],delta:text=>frameOf(textChunk(chunks[0],text))}}function frameOf(chunk){return{data:JSON.stringify(chunk),isDelta:typeof chunk.choices[0]?.delta.content==="string"}}function textChunk(model,content){return{...model,choices:[{delta:{content:content},finish_reason:null}]}}function bodyOf(completion,fault){const body=completionBody(completion)
switch(fault?.kind){case"empty-choices":return{...body,choices:[]}
case"content-list":return completionBody({...completion,text:[{type:"text",text:completion.text}]})
default:return body}}function disorder(chunks,{kind:kind}){switch(kind){case"empty-choices":return chunks.map(chunk=>({...chunk,choices:[]}))
case"null-content":return chunks.map(chunk=>changed(chunk,delta=>({content:null,...delta})))
case"content-list":return chunks.map(chunk=>changed(chunk,delta=>({...delta,...listed(delta.content)})))
case"calls-all-zero":return chunks.map(chunk=>changed(chunk,delta=>indexed(delta,0)))
case"no-index":return chunks.map(chunk=>changed(chunk,delta=>indexed(delta,void 0)))
case"calls-interleaved":return interleaved(chunks)}}function changed(chunk,change){return{...chunk,choices:chunk.choices.map(choice=>({...choice,delta:change(choice.delta)}))}}function listed(content){return typeof content==="string"?{content:[{type:"text",text:content}]}:{}}function indexed({tool_calls:tool_calls,...delta},index){if(!tool_calls)return delta
const calls=tool_calls.map(({index:_,...call})=>({...call,...index!==void 0&&{index:index}}))
return{...delta,tool_calls:calls}}function interleaved(chunks){const indexOf=chunk=>chunk.choices[0]?.delta.tool_calls?.[0]?.index
const first=chunks.findIndex(chunk=>indexOf(chunk)!==void 0)
const last=chunks.findLastIndex(chunk=>indexOf(chunk)!==void 0)
const queues=[...Map.groupBy(chunks.slice(first,last+1),indexOf).values()].reverse()
const mixed=[]
while(queues.some(queue=>queue.length>0))mixed.push(...queues.flatMap(queue=>queue.splice(0,1)))
return[...chunks.slice(0,first),...mixed,...chunks.slice(last+1)]}const Mark={cache_control:schemas.strictObject({type:schemas.literal("ephemeral"),ttl:schemas["enum"](["5m","1h"]).optional()}).optional()}
const request_Text=schemas.strictObject({type:schemas.literal("text"),text:schemas.string().regex(/\S/,"text content blocks must contain non-whitespace text"),...Mark})
const Image=schemas.strictObject({type:schemas.literal("image"),source:schemas.discriminatedUnion("type",[schemas.strictObject({type:schemas.literal("base64"),media_type:schemas["enum"](["image/jpeg","image/png","image/gif","image/webp"]),data:schemas.base64()}),schemas.strictObject({type:schemas.literal("url"),url:schemas.url({protocol:/^https?$/})})]),...Mark})
const Id=schemas.string().regex(/^[a-zA-Z0-9_-]+$/,"String should match pattern '^[a-zA-Z0-9_-]+$'")
const ToolName=schemas.string().regex(/^[a-zA-Z0-9_-]{1,128}$/)
const ToolUse=schemas.strictObject({type:schemas.literal("tool_use"),id:Id,name:ToolName,input:schemas.record(schemas.string(),schemas.unknown()),...Mark})
const ToolResult=schemas.strictObject({type:schemas.literal("tool_result"),tool_use_id:Id,content:schemas.union([schemas.string(),schemas.array(schemas.discriminatedUnion("type",[request_Text,Image]))]).optional(),is_error:schemas.boolean().optional(),...Mark})
const Thinking=schemas.strictObject({type:schemas.literal("thinking"),thinking:schemas.string(),signature:schemas.string()})
const RedactedThinking=schemas.strictObject({type:schemas.literal("redacted_thinking"),data:schemas.string()})
const UserTurn=schemas.strictObject({role:schemas.literal("user"),content:schemas.union([schemas.string().regex(/\S/),schemas.array(schemas.discriminatedUnion("type",[request_Text,Image,ToolResult])).min(1)])})
const AssistantTurn=schemas.strictObject({role:schemas.literal("assistant"),content:schemas.union([schemas.string().regex(/\S/),schemas.array(schemas.discriminatedUnion("type",[request_Text,ToolUse,Thinking,RedactedThinking])).min(1)])})
const Turn=schemas.discriminatedUnion("role",[UserTurn,AssistantTurn])
const Tool=schemas.strictObject({name:ToolName,description:schemas.string().optional(),input_schema:schemas.looseObject({type:schemas.literal("object")}),...Mark})
const ThinkingMode=schemas.discriminatedUnion("type",[schemas.strictObject({type:schemas.literal("disabled")}),schemas.strictObject({type:schemas.literal("adaptive"),display:schemas["enum"](["summarized","omitted"]).optional()}),schemas.strictObject({type:schemas.literal("enabled"),budget_tokens:schemas.int().min(1024),display:schemas.string().optional()})])
const MessagesRequest=schemas.strictObject({model:schemas.string(),max_tokens:schemas.int().positive(),messages:schemas.array(Turn).min(1),system:schemas.union([schemas.string(),schemas.array(request_Text).min(1)]).optional(),tools:schemas.array(Tool).min(1).optional(),tool_choice:schemas.strictObject({type:schemas["enum"](["auto","none"]),disable_parallel_tool_use:schemas.boolean().optional()}).optional(),stream:schemas.boolean().optional(),stop_sequences:schemas.array(schemas.string().regex(/\S/)).optional(),temperature:schemas.number().min(0).max(1).optional(),top_p:schemas.number().optional(),top_k:schemas.int().optional(),thinking:ThinkingMode.optional(),output_config:schemas.strictObject({effort:schemas["enum"](["low","medium","high","xhigh","max"]).optional()}).optional(),metadata:schemas.strictObject({user_id:schemas.string().optional()}).optional(),service_tier:schemas.string().optional()}).refine(({thinking:thinking,max_tokens:max_tokens})=>thinking?.type!=="enabled"||thinking.budget_tokens<max_tokens,{message:"`max_tokens` must be greater than `thinking.budget_tokens`.",path:["max_tokens"]}).refine(request=>marksIn(request)<=4,{message:"A maximum of 4 blocks with cache_control may be provided."}).readonly()
function marksIn(value){if(typeof value!=="object"||value===null)return 0
const own="cache_control"in value?1:0
return Object.values(value).reduce((sum,field)=>sum+marksIn(field),own)}function historyProblem({messages:messages,thinking:thinking},said){const problems=[...turnProblems(messages),...pairingProblems(messages),...thoughtProblems(messages,said),...thinking?.type==="enabled"?budgetProblems(messages):[]]
return problems[0]}function sign(thought){return Buffer.from(`signed:${thought}`).toString("base64")}function blocksOf({content:content}){return typeof content==="string"?[{type:"text",text:content}]:content}function*turnProblems(turns){if(turns[0]?.role!=="user")yield'messages: first message must use the "user" role'
if(turns.at(-1)?.role!=="user")yield"This model does not support assistant message prefill. The conversation must end with a user message."
for(const[index,{role:role}]of turns.entries())if(index>0&&turns[index-1]?.role===role)yield`messages: roles must alternate between "user" and "assistant", but found multiple "${role}" roles in a row`}function*pairingProblems(turns){const seen=new Set
for(const[index,turn]of turns.entries()){const calls=callIds(turn)
for(const id of calls){if(seen.has(id))yield"messages: `tool_use` ids must be unique"
seen.add(id)}const next=turns[index+1]
const results=next?leadingResults(next):[]
const missing=calls.filter(id=>!results.includes(id))
if(missing.length>0)yield`messages.${index}: \`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${missing.join(", ")}.`
const before=index>0?callIds(turns[index-1]):[]
for(const id of allResults(turn))if(!before.includes(id))yield`messages.${index}.content: unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${id}.`}}function callIds(turn){return blocksOf(turn).flatMap(block=>block.type==="tool_use"?[block.id]:[])}function allResults(turn){return blocksOf(turn).flatMap(block=>block.type==="tool_result"?[block.tool_use_id]:[])}function leadingResults(turn){const blocks=blocksOf(turn)
const end=blocks.findIndex(({type:type})=>type!=="tool_result")
return allResults({role:"user",content:end<0?blocks:blocks.slice(0,end)})}function*thoughtProblems(turns,said){for(const[index,turn]of turns.entries())for(const[place,block]of blocksOf(turn).entries()){const isForged=block.type==="thinking"&&block.signature!==sign(block.thinking)||block.type==="redacted_thinking"&&!Buffer.from(block.data,"base64").toString().startsWith("signed:")
if(isForged)yield`messages.${index}.content.${place}: Invalid \`signature\` in \`thinking\` block`}const latest=turns.findLast(({role:role})=>role==="assistant")
const sent=latest&&said.get(callIds(latest)[0]??"")
if(!latest||!sent||JSON.stringify(thoughtsIn(blocksOf(latest)))===JSON.stringify(thoughtsIn(sent)))return
yield`messages.${turns.indexOf(latest)}.content: \`thinking\` or \`redacted_thinking\` blocks in the latest assistant message cannot be modified. These blocks must remain as they were in the original response.`}function thoughtsIn(blocks){let calls=0
return blocks.flatMap(block=>{if(block.type==="tool_use")calls+=1
return block.type==="thinking"||block.type==="redacted_thinking"?[[calls,block]]:[]})}function*budgetProblems(turns){const latest=turns.findLastIndex(({role:role})=>role==="assistant")
const turn=turns[latest]
const first=turn&&blocksOf(turn)[0]?.type
if(!turn||callIds(turn).length===0||first==="thinking"||first==="redacted_thinking")return
yield`messages.${latest}.content.0.type: Expected \`thinking\` or \`redacted_thinking\`, but found \`${first}\`. When \`thinking\` is enabled, a final \`assistant\` message must start with a thinking block.`}function messagesAnswer(request,reply,turn){const{model:model,messages:messages,tools:tools}=request
const completion=completionOf({model:model,messages:messages,...tools&&{tools:tools}},reply,turn)
const blocks=answer_blocksOf(completion)
const stop_reason=completion.refusal===void 0?STOPS[completion.finishReason]:"refusal"
const usage=answer_usageOf(completion)
const head={id:`msg_${turn}`,type:"message",role:"assistant",model:model}
const begun={...head,content:[],stop_reason:null,stop_sequence:null,usage:{...usage,output_tokens:1}}
return{body:{...head,content:blocks,stop_reason:stop_reason,stop_sequence:null,...usage&&{usage:usage}},opening:[{type:"message_start",message:usage?begun:{...begun,usage:void 0}},{type:"ping"}].map(answer_frameOf),content:blocks.flatMap(eventsOf).map(answer_frameOf),ending:[{type:"message_delta",delta:{stop_reason:stop_reason,stop_sequence:null},usage:usage&&{output_tokens:usage.output_tokens}},{type:"message_stop"}].map(answer_frameOf),delta:text=>answer_frameOf({type:"content_block_delta",index:0,delta:{type:"text_delta",text:text}}),blocks:blocks}}const STOPS={stop:"end_turn",tool_calls:"tool_use",length:"max_tokens",content_filter:"refusal"}
function answer_frameOf(event){const{delta:delta}=event
const isDelta=typeof delta==="object"&&delta!==null&&"text"in delta
return{event:event.type,data:JSON.stringify(event),isDelta:isDelta}}function answer_usageOf({usage:usage}){return usage&&{input_tokens:usage.prompt_tokens,cache_creation_input_tokens:0,cache_read_input_tokens:0,output_tokens:usage.completion_tokens}}function answer_blocksOf({text:text,reasoning:reasoning,refusal:refusal,calls:calls}){const said=text??refusal
return[...reasoning===void 0?[]:[{type:"thinking",thinking:reasoning,signature:sign(reasoning)}],...said===void 0||said===""?[]:[{type:"text",text:said}],...calls.map(({id:id,function:{name:name,arguments:args}})=>({type:"tool_use",id:id,name:name,input:inputIn(args)}))]}function inputIn(json){try{return JSON.parse(json)}catch{return json}}function eventsOf(block,index){const deltas=deltasOf(block).map(delta=>({type:"content_block_delta",index:index,delta:delta}))
const start={type:"content_block_start",index:index,content_block:{...block,...EMPTY[block.type]}}
return[start,...deltas,{type:"content_block_stop",index:index}]}const EMPTY={thinking:{thinking:"",signature:""},text:{text:""},tool_use:{input:{}}}
function deltasOf({type:type,text:text,thinking:thinking,signature:signature,input:input}){if(type==="text")return pieces(String(text)).map(piece=>({type:"text_delta",text:piece}))
if(type==="thinking"){const thoughts=pieces(String(thinking)).map(piece=>({type:"thinking_delta",thinking:piece}))
return[...thoughts,{type:"signature_delta",signature:signature}]}const json=typeof input==="string"?input:JSON.stringify(input)
return pieces(json).map(partial_json=>({type:"input_json_delta",partial_json:partial_json}))}const JsonText=schemas.string().refine(text=>parseJson(text)!==void 0,"must be valid JSON")
function parseJson(text){try{return JSON.parse(text)}catch{return}}const TextPart=schemas.looseObject({type:schemas.literal("text"),text:schemas.string()})
const ImagePart=schemas.looseObject({type:schemas.literal("image_url"),image_url:schemas.looseObject({url:schemas.string().regex(/^(https?:|data:image\/)/,"must be an http(s) or data:image URL")})})
const model_request_Text=schemas.union([schemas.string(),schemas.array(TextPart).min(1).readonly()])
const ToolCall=schemas.strictObject({id:schemas.string().min(1),type:schemas.literal("function"),function:schemas.strictObject({name:schemas.string().min(1),arguments:JsonText}),extra_content:schemas.looseObject({}).optional()}).readonly()
const ChatMessage=schemas.discriminatedUnion("role",[schemas.looseObject({role:schemas["enum"](["system","developer"]),content:model_request_Text}).readonly(),schemas.looseObject({role:schemas.literal("user"),content:schemas.union([schemas.string(),schemas.array(schemas.discriminatedUnion("type",[TextPart,ImagePart])).min(1).readonly()])}).readonly(),schemas.looseObject({role:schemas.literal("assistant"),content:model_request_Text.nullish(),tool_calls:schemas.array(ToolCall).min(1).readonly().optional()}).refine(message=>message.tool_calls!==void 0||message.content!=null,{message:"an assistant message needs content or tool_calls",path:["content"]}).readonly(),schemas.looseObject({role:schemas.literal("tool"),tool_call_id:schemas.string().min(1),content:model_request_Text}).readonly()])
const ToolDefinition=schemas.strictObject({type:schemas.literal("function"),function:schemas.strictObject({name:schemas.string().regex(/^[a-zA-Z0-9_-]{1,64}$/,"must match ^[a-zA-Z0-9_-]{1,64}$"),description:schemas.string().optional(),parameters:schemas.looseObject({type:schemas.literal("object")}).optional(),strict:schemas.boolean().nullish()})}).readonly()
const ChatRequest=schemas.strictObject({model:schemas.string(),messages:schemas.array(ChatMessage).min(1).superRefine(checkHistory).readonly(),tools:schemas.array(ToolDefinition).min(1).superRefine(checkToolNames).readonly().optional(),tool_choice:schemas.union([schemas["enum"](["none","auto","required"]),schemas.looseObject({type:schemas.string()})]).optional(),stream:schemas.boolean().nullish(),stream_options:schemas.strictObject({include_usage:schemas.boolean().optional()}).nullish(),parallel_tool_calls:schemas.boolean().optional(),temperature:schemas.number().min(0).max(2).nullish(),top_p:schemas.number().min(0).max(1).nullish(),max_tokens:schemas.number().int().positive().nullish(),max_completion_tokens:schemas.number().int().positive().nullish(),reasoning_effort:schemas["enum"](["none","minimal","low","medium","high","xhigh"]).nullish(),response_format:schemas.looseObject({type:schemas.string()}).optional(),stop:schemas.union([schemas.string(),schemas.array(schemas.string()).max(4)]).nullish(),seed:schemas.number().int().nullish(),user:schemas.string().optional(),metadata:schemas.record(schemas.string(),schemas.string()).nullish(),store:schemas.boolean().nullish(),prompt_cache_key:schemas.string().optional(),safety_identifier:schemas.string().optional(),service_tier:schemas.string().nullish(),verbosity:schemas["enum"](["low","medium","high"]).nullish()}).refine(request=>request.stream===!0||!request.stream_options,{message:"The 'stream_options' parameter is only allowed when 'stream' is enabled.",path:["stream_options"]}).readonly()
function checkHistory(messages,context){const complain=(index,message)=>context.addIssue({code:"custom",path:[index],message:message})
const first=messages[0]?.role
if(first!=="system"&&first!=="developer")complain(0,"The first message must have role 'system'.")
let unanswered=new Set
messages.forEach((message,index)=>{if(message.role==="tool"){if(!unanswered.delete(message.tool_call_id))complain(index,orphan)
return}if(unanswered.size>0)complain(index,request_missing(unanswered))
unanswered=request_callIds(message)
if(unanswered.size!==callCount(message))complain(index,"Duplicate tool_call ids in one message.")})
if(unanswered.size>0)complain(messages.length-1,request_missing(unanswered))}const orphan="Messages with role 'tool' must be a response to a preceding message with 'tool_calls'."
function request_missing(ids){return`An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'. The following tool_call_ids did not have response messages: ${[...ids].join(", ")}`}function request_callIds(message){return new Set(message.role==="assistant"?message.tool_calls?.map(call=>call.id):[])}function callCount(message){return message.role==="assistant"?message.tool_calls?.length??0:0}function checkToolNames(tools,context){const names=tools.map(tool=>tool.function.name)
if(new Set(names).size!==names.length)context.addIssue({code:"custom",message:"Tool names must be unique."})}const InputText=schemas.strictObject({type:schemas.literal("input_text"),text:schemas.string()})
const InputImage=schemas.strictObject({type:schemas.literal("input_image"),image_url:schemas.string().regex(/^(https?:|data:image\/)/,"must be an http(s) or data:image URL"),detail:schemas["enum"](["low","high","auto"]).optional()})
const request_Input=schemas.array(schemas.discriminatedUnion("type",[InputText,InputImage])).min(1)
const OutputText=schemas.strictObject({type:schemas.literal("output_text"),text:schemas.string(),annotations:schemas.array(schemas.unknown()).optional(),logprobs:schemas.array(schemas.unknown()).optional()})
const request_Refusal=schemas.strictObject({type:schemas.literal("refusal"),refusal:schemas.string()})
const Output=schemas.array(schemas.discriminatedUnion("type",[OutputText,request_Refusal])).min(1)
const Status=schemas["enum"](["in_progress","completed","incomplete"]).optional()
const CallId=schemas.string().min(1).max(64)
const UserMessage=schemas.strictObject({type:schemas.literal("message").optional(),role:schemas["enum"](["user","system","developer"]),content:schemas.union([schemas.string(),request_Input])})
const AssistantMessage=schemas.strictObject({type:schemas.literal("message").optional(),role:schemas.literal("assistant"),content:schemas.union([schemas.string(),Output]),id:schemas.string().startsWith("msg").optional(),status:Status})
const Reasoning=schemas.strictObject({type:schemas.literal("reasoning"),id:schemas.string().startsWith("rs"),summary:schemas.array(schemas.strictObject({type:schemas.literal("summary_text"),text:schemas.string()})),content:schemas.array(schemas.strictObject({type:schemas.literal("reasoning_text"),text:schemas.string()})).optional(),encrypted_content:schemas.string().nullish(),status:Status})
const FunctionCall=schemas.strictObject({type:schemas.literal("function_call"),id:schemas.string().startsWith("fc").optional(),call_id:CallId,name:schemas.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),arguments:JsonText,status:Status})
const CallOutput=schemas.strictObject({type:schemas.literal("function_call_output"),id:schemas.string().startsWith("fc").optional(),call_id:CallId,output:schemas.union([schemas.string(),request_Input]),status:Status})
const InputItem=schemas.union([Reasoning,FunctionCall,CallOutput,UserMessage,AssistantMessage])
const request_Tool=schemas.strictObject({type:schemas.literal("function"),name:schemas.string().regex(/^[a-zA-Z0-9_-]{1,64}$/,"must match ^[a-zA-Z0-9_-]{1,64}$"),description:schemas.string().nullish(),parameters:schemas.looseObject({type:schemas.literal("object")}),strict:schemas.boolean().nullable()})
const ResponsesRequest=schemas.strictObject({model:schemas.string(),input:schemas.array(InputItem).min(1),instructions:schemas.string().nullish(),tools:schemas.array(request_Tool).min(1).optional(),tool_choice:schemas["enum"](["none","auto","required"]).optional(),parallel_tool_calls:schemas.boolean().nullish(),store:schemas.literal(!1,"this client keeps its own history, so it has to say `store: false`"),include:schemas.array(schemas["enum"](["reasoning.encrypted_content","message.output_text.logprobs"])).nullish(),stream:schemas.boolean().nullish(),stream_options:schemas.strictObject({include_obfuscation:schemas.boolean().optional()}).nullish(),reasoning:schemas.strictObject({effort:schemas["enum"](["none","minimal","low","medium","high","xhigh"]).nullish(),summary:schemas["enum"](["auto","concise","detailed"]).nullish()}).nullish(),temperature:schemas.number().min(0).max(2).nullish(),top_p:schemas.number().min(0).max(1).nullish(),max_output_tokens:schemas.number().int().min(16).nullish(),prompt_cache_key:schemas.string().nullish(),prompt_cache_retention:schemas["enum"](["in_memory","24h"]).nullish(),safety_identifier:schemas.string().nullish(),metadata:schemas.record(schemas.string(),schemas.string()).nullish(),service_tier:schemas.string().nullish(),text:schemas.looseObject({}).optional(),truncation:schemas["enum"](["auto","disabled"]).nullish(),user:schemas.string().optional()}).readonly()
function request_historyProblem(input,thoughtOf){return[...request_pairingProblems(input),...reasoningProblems(input,thoughtOf)][0]}function seal(id,reasoning){return Buffer.from(`sealed:${id}:${reasoning}`).toString("base64")}function*request_pairingProblems(input){const unanswered=new Set
for(const item of input)if(item.type==="function_call"){if(unanswered.has(item.call_id))yield`Duplicate function call id ${item.call_id}.`
unanswered.add(item.call_id)}else if(item.type==="function_call_output"&&!unanswered.delete(item.call_id))yield`No tool call found for function call output with call_id ${item.call_id}.`
else if("role"in item&&unanswered.size>0)break
for(const id of unanswered)yield`No tool output found for function call ${id}.`}function*reasoningProblems(input,thoughtOf){const seen=new Set
for(const[index,item]of input.entries()){if(item.type==="reasoning"){seen.add(item.id)
yield*sealProblems(item)
if(!isSaid(input[index+1]))yield`Item '${item.id}' of type 'reasoning' was provided without its required following item.`}const id="id"in item?item.id:void 0
const thought=id===void 0?void 0:thoughtOf.get(id)
if(thought!==void 0&&!seen.has(thought))yield`Item '${id}' of type '${item.type}' was provided without its required 'reasoning' item: '${thought}'.`}}function*sealProblems({id:id,encrypted_content:encrypted_content}){if(!encrypted_content)yield`Item with id '${id}' not found. Items are not persisted when \`store\` is set to false.`
else if(!Buffer.from(encrypted_content,"base64").toString().startsWith(`sealed:${id}:`))yield`The encrypted content for item ${id} could not be verified.`}function isSaid(item){if(item===void 0)return!1
return item.type==="reasoning"||item.type==="function_call"||"role"in item&&item.role==="assistant"}function responsesAnswer(request,reply,turn){const{model:model,input:messages,tools:tools}=request
const completion=completionOf({model:model,messages:messages,...tools&&{tools:tools}},reply,turn)
const items=itemsOf(completion,turn,request.include?.includes("reasoning.encrypted_content")??!1)
const response=responseOf(completion,items,turn)
const numbered=numbering()
const begun={...response,status:"in_progress",output:[],usage:null,incomplete_details:null}
return{body:response,opening:["response.created","response.in_progress"].map(type=>numbered({type:type,response:begun})),content:items.flatMap(answer_eventsOf).map(numbered),ending:[numbered({type:`response.${response.status}`,response:response})],delta:delta=>numbered({type:"response.output_text.delta",...PLACE,item_id:`msg_${turn}`,delta:delta}),items:items}}const PLACE={output_index:0,content_index:0,logprobs:[]}
function numbering(){let sequence_number=0
return event=>{const data=JSON.stringify({...event,sequence_number:sequence_number})
sequence_number+=1
return{event:event.type,data:data,isDelta:event.type==="response.output_text.delta"}}}function responseOf({head:head,usage:usage,finishReason:finishReason},output,turn){const reason={length:"max_output_tokens",content_filter:"content_filter",stop:"",tool_calls:""}[finishReason]
return{id:`resp_${turn}`,object:"response",created_at:head.created,status:reason===""?"completed":"incomplete",error:null,incomplete_details:reason===""?null:{reason:reason},model:head.model,output:output,parallel_tool_calls:!0,store:!1,...usage&&{usage:{input_tokens:usage.prompt_tokens,input_tokens_details:{cached_tokens:0},output_tokens:usage.completion_tokens,output_tokens_details:{reasoning_tokens:0},total_tokens:usage.total_tokens}}}}function itemsOf({text:text,reasoning:reasoning,refusal:refusal,calls:calls,finishReason:finishReason},turn,isSealed){const status=finishReason==="length"?"incomplete":"completed"
const thought=content=>({id:`rs_${turn}`,type:"reasoning",summary:[{type:"summary_text",text:content}],...isSealed&&{encrypted_content:seal(`rs_${turn}`,content)}})
const message=part=>({id:`msg_${turn}`,type:"message",status:status,role:"assistant",content:[part]})
return[...reasoning===void 0?[]:[thought(reasoning)],...text===void 0?[]:[message({type:"output_text",text:text,annotations:[],logprobs:[]})],...refusal===void 0?[]:[message({type:"refusal",refusal:refusal})],...calls.map(({id:id,function:{name:name,arguments:args}},index)=>({id:`fc_${turn}_${index}`,type:"function_call",status:status,call_id:id,name:name,arguments:args}))]}function answer_eventsOf(item,output_index){const added={...item,...answer_EMPTY[item.type],...item.status!==void 0&&{status:"in_progress"}}
return[{type:"response.output_item.added",output_index:output_index,item:added},...makingOf(item).map(event=>({...event,output_index:output_index,item_id:item.id})),{type:"response.output_item.done",output_index:output_index,item:item}]}const answer_EMPTY={reasoning:{summary:[]},message:{content:[]},function_call:{arguments:""}}
function makingOf(item){if(item.type==="function_call"){const json=String(item.arguments)
const type="response.function_call_arguments"
return[...pieces(json).map(delta=>({type:`${type}.delta`,delta:delta})),{type:`${type}.done`,arguments:json}]}const isThought=item.type==="reasoning"
const parts=isThought?item.summary:item.content
return parts.flatMap((part,index)=>isThought?summaryEvents(part,index):contentEvents(part,index))}function summaryEvents(part,summary_index){const{text:text=""}=part
const type="response.reasoning_summary"
return[{type:`${type}_part.added`,summary_index:summary_index,part:{...part,text:""}},...pieces(text).map(delta=>({type:`${type}_text.delta`,summary_index:summary_index,delta:delta})),{type:`${type}_text.done`,summary_index:summary_index,text:text},{type:`${type}_part.done`,summary_index:summary_index,part:part}]}function contentEvents(part,content_index){const{text:text,refusal:refusal}=part
const empty={...part,...text===void 0?{refusal:""}:{text:""}}
const type=text===void 0?"response.refusal":"response.output_text"
const whole=text===void 0?{refusal:refusal}:{text:text,logprobs:[]}
return[{type:"response.content_part.added",content_index:content_index,part:empty},...pieces(text??refusal??"").map(delta=>({type:`${type}.delta`,content_index:content_index,delta:delta,logprobs:[]})),{type:`${type}.done`,content_index:content_index,...whole},{type:"response.content_part.done",content_index:content_index,part:part}]}var external_node_stream_=__webpack_require__(57075)
function sendReply(response,reply,answer,isStream){for(const[name,value]of Object.entries(reply.headers??{}))response.setHeader(name,value)
const fault=faultOf(reply,isStream)
if(reply.status!==void 0||reply.error!==void 0)sendFailure(response,reply)
else if(fault&&sendInstead(response,fault))return
else if(isStream)stream(response,"text/event-stream; charset=utf-8",framePieces(answer,fault,response))
else if(fault)stream(response,"application/json",bodyPieces(answer,fault,response))
else sendJson(response,200,answer.body)}function faultOf({fault:fault,hangup:hangup},isStream){return fault??(hangup?{kind:isStream?"cut":"no-answer"}:void 0)}function sendFailure(response,{status:status=400,error:error,text:text}){const message=text??"A failure that the script asked for."
if(!error)sendRefusal(response,{status:status,message:message})
else sendJson(response,status,isMessages(response)?inMessages(status,error):{error:error})}function inMessages(status,error){const{message:message,code:_,param:__,...more}=error
return messagesError(status,String(message),more)}function sendRefusal(response,refusal){const{status:status,message:message}=refusal
sendJson(response,status,isMessages(response)?messagesError(status,message):errorBody(refusal))}function isMessages({req:req}){return req.url?.startsWith("/v1/messages")??!1}function stream(response,type,source){response.writeHead(200,{"content-type":type,"cache-control":"no-cache"});(0,external_node_stream_promises_.pipeline)(external_node_stream_.Readable.from(source),response).catch(()=>response.destroy())}function sendJson(response,status,body){const text=JSON.stringify(body)
const headers={"content-type":"application/json","content-length":Buffer.byteLength(text)}
response.writeHead(status,headers).end(text)}function errorBody({status:status,message:message,code:code,param:param}){const type=status>=500?"server_error":status===429?"rate_limit_error":"invalid_request_error"
return{error:{message:message,type:type,param:param??null,code:code??null}}}const PAGE="<!doctype html>\n<html><head><title>Sign in</title></head><body><h1>Sign in to continue</h1></body></html>\n"
function sendInstead(response,fault){switch(fault.kind){case"no-answer":response.destroy()
return!0
case"no-headers":return!0
case"html":response.writeHead(200,{"content-type":"text/html; charset=utf-8"}).end(PAGE)
return!0
case"content-type":response.writeHead(200,{"content-type":fault.value}).end("What is this?")
return!0
case"bad-gzip":response.writeHead(200,{"content-type":"application/json","content-encoding":"gzip"}).end("not gzip at all")
return!0
case"redirect":response.writeHead(fault.status,{location:fault.to}).end()
return!0
default:return!1}}async function*framePieces(answer,fault,response){const frames=framesOf(answer)
const half=frames.slice(0,Math.ceil(frames.length/2))
switch(fault?.kind){case"no-end":return yield*frames.slice(0,frames.length-answer.ending.length).map(written)
case"bad-json":yield*half.map(written)
return yield*[{data:'{"id": "chatcmpl-1", "choi'},...frames.slice(half.length)].map(written)
case"error-event":yield*half.map(written)
return yield written({event:"error",data:JSON.stringify({error:fault.error,...fault.error,type:"error"})})
case"crlf":return yield*frames.map(frame=>written(frame).replaceAll("\n","\r\n"))
case"comments":return yield*frames.map(frame=>`: keep-alive\n\nid: 7\nretry: 10\n${written(frame)}`)
case"split-bytes":return yield*splitBytes(frames.map(written).join(""))
case"huge-reply":case"huge-delta":case"endless":return yield*flood(answer,fault,response)
default:return yield*isBreak(fault)?broken(half.map(written).join(""),fault,response):frames.map(written)}}async function*bodyPieces(answer,fault,response){const json=JSON.stringify(answer.body)
const half=json.slice(0,Math.ceil(json.length/2))
if(fault.kind==="bad-json"||fault.kind==="no-end"||fault.kind==="error-event")yield half
else if(fault.kind==="split-bytes")yield*splitBytes(json)
else if(fault.kind==="endless")yield*letters(Number.POSITIVE_INFINITY,'{"id": "',response)
else if("bytes"in fault)yield*letters(fault.bytes,'{"id": "',response)
else if(isBreak(fault))yield*broken(half,fault,response)
else yield json}function written({event:event,data:data}){return`${event===void 0?"":`event: ${event}\n`}data: ${data}\n\n`}function isBreak(fault){return fault!==void 0&&["cut","silence","keep-alive"].includes(fault.kind)}async function*broken(half,fault,response){yield half
await(0,external_node_timers_promises_.setImmediate)()
if(fault.kind==="cut")response.destroy()
else if(fault.kind==="silence")await(0,external_node_events_.once)(response,"close")
else while(!response.destroyed){await(0,external_node_timers_promises_.setTimeout)(fault.everyMs)
yield": keep-alive\n\n"}}async function*splitBytes(text){const bytes=Buffer.from(text)
for(let start=0;start<bytes.length;start+=5){yield bytes.subarray(start,start+5)
await(0,external_node_timers_promises_.setImmediate)()}}const PIECE=1<<16
async function*flood(answer,fault,response){const start=answer.content.findIndex(({isDelta:isDelta})=>isDelta)
yield*[...answer.opening,...answer.content.slice(0,Math.max(0,start))].map(written)
if(fault.kind==="huge-delta"){const[before="",after=""]=written(answer.delta("#")).split("#")
yield*letters(fault.bytes,before,response)
yield after}else{const piece=written(answer.delta("x".repeat(PIECE)))
const bytes=fault.kind==="endless"?Number.POSITIVE_INFINITY:fault.bytes
for(let sent=0;sent<bytes&&!response.destroyed;sent+=PIECE)yield piece}yield*answer.ending.map(written)}async function*letters(count,before,response){yield before
const piece="x".repeat(PIECE)
for(let sent=0;sent<count&&!response.destroyed;sent+=PIECE)yield piece}const TYPES={401:"authentication_error",402:"billing_error",403:"permission_error",404:"not_found_error",413:"request_too_large",429:"rate_limit_error",504:"timeout_error",529:"overloaded_error"}
function messagesError(status,message,more={}){const type=TYPES[status]??(status>=500?"api_error":"invalid_request_error")
return{type:"error",error:{...more,type:type,message:message},request_id:"req_rehearsal"}}async function openModel(options){const model=new ModelServer(options)
await model.listen()
return model}class ModelServer{requests=[]
responsesRequests=[]
messagesRequests=[]
problems=[]
connections=0
#options
#server
#thoughtOf=new Map
#saidWith=new Map
constructor(options){this.#options=options
this.#server=(0,external_node_http_.createServer)((request,response)=>{this.#serve(request,response).catch(error=>{this.problems.push(`The scripted model failed: ${error instanceof Error?error.message:String(error)}`)
response.destroy()})})
this.#server.on("connection",()=>{this.connections+=1})}async listen(){await new Promise((resolve,reject)=>{this.#server.once("error",reject).listen(0,"127.0.0.1",resolve)})}get url(){const{port:port}=this.#server.address()
return`http://127.0.0.1:${port}/v1`}async close(){const closed=new Promise(resolve=>this.#server.close(resolve))
this.#server.closeAllConnections()
await closed}[Symbol.asyncDispose](){return this.close()}async#serve(request,response){const startedAt=now()
const body=await(0,consumers_.text)(request)
const route=`${request.method} ${request.url?.replace(/\?.*/,"")}`
const arrival={headers:request.headers,startedAt:startedAt}
const problem=headerProblem(route,request.headers,this.#options.apiKey)
if(problem)this.#refuse(response,problem)
else if(route==="GET /v1/models")sendJson(response,200,modelList(this.#options.model))
else if(route==="POST /v1/chat/completions")this.#chat(parseRequest(ChatRequest,body),arrival,response)
else if(route==="POST /v1/responses")this.#respond(parseRequest(ResponsesRequest,body),arrival,response)
else if(route===MESSAGES)this.#message(parseRequest(MessagesRequest,body),arrival,response)
else this.#refuse(response,unknownRoute(route))}#chat(body,arrival,response){if(this.#isRefused(body,response))return
const{turn:turn,number:number}=this.#take(this.requests,{body:body,...arrival},response)
const reply=typeof turn==="function"?turn(body):turn
if(reply)this.#send(response,reply,chatAnswer(body,reply,number),body.stream)}#respond(body,arrival,response){if(this.#isRefused(body,response))return
const problem=request_historyProblem(body.input,this.#thoughtOf)
if(problem!==void 0){this.#refuse(response,{status:400,message:problem,param:"input"})
return}const{turn:turn,number:number}=this.#take(this.responsesRequests,{body:body,...arrival},response)
if(!turn)return
if(typeof turn==="function"||turn.fault&&isChatFault(turn.fault)){this.#refuse(response,forChatOnly(number))
return}const answer=responsesAnswer(body,turn,number)
const thought=answer.items.find(({type:type})=>type==="reasoning")
if(thought)for(const{id:id}of answer.items)this.#thoughtOf.set(id,thought.id)
this.#send(response,turn,answer,body.stream)}#message(body,arrival,response){if(this.#isRefused(body,response))return
const problem=historyProblem(body,this.#saidWith)
if(problem!==void 0){this.#refuse(response,{status:400,message:problem})
return}const{turn:turn,number:number}=this.#take(this.messagesRequests,{body:body,...arrival},response)
if(!turn)return
if(typeof turn==="function"||turn.fault&&isChatFault(turn.fault)){this.#refuse(response,forChatOnly(number))
return}const answer=messagesAnswer(body,turn,number)
for(const{type:type,id:id}of answer.blocks)if(type==="tool_use")this.#saidWith.set(String(id),answer.blocks)
this.#send(response,turn,answer,body.stream)}#isRefused(body,response){const refusal="status"in body?body:body.model===this.#options.model?void 0:unknownModel(body.model)
if(refusal)this.#refuse(response,refusal)
return refusal!==void 0}#take(requests,request,response){response.once("close",()=>{request.endedAt=now()})
requests.push(request)
const number=this.requests.length+this.responsesRequests.length+this.messagesRequests.length
const turn=this.#options.script[number-1]
if(turn===void 0)this.#refuse(response,scriptIsOver(this.#options.script.length))
return{turn:turn,number:number}}#send(response,reply,answer,stream){sendReply(response,reply,answer,stream===!0)}#refuse(response,refusal){this.problems.push(`${refusal.status}: ${refusal.message}`)
sendRefusal(response,refusal)}}function parseRequest(schema,text){const json=parseJson(text)
if(json===void 0)return{status:400,message:"We could not parse the JSON body of your request."}
const parsed=schema.safeParse(json)
if(parsed.success)return parsed.data
const[issue]=parsed.error.issues
const param=issue?.path.join(".")??""
return{status:400,message:`${param===""?"request":param}: ${issue?.message}`,param:param}}const MESSAGES="POST /v1/messages"
function headerProblem(route,headers,apiKey){const{authorization:authorization,"api-key":azure,"x-api-key":anthropic}=headers
const own=route===MESSAGES?anthropic:azure
if(authorization!==`Bearer ${apiKey}`&&own!==apiKey)return wrongKey
if(route!==MESSAGES||headers["anthropic-version"]!==void 0)return
return{status:400,message:"anthropic-version: header is required"}}const wrongKey={status:401,message:"Incorrect API key provided.",code:"invalid_api_key"}
function unknownRoute(route){return{status:404,message:`Invalid URL (${route})`}}function unknownModel(model){const message=`The model \`${model}\` does not exist or you do not have access to it.`
return{status:404,message:message,code:"model_not_found"}}function scriptIsOver(turns){return{status:500,message:`The script is over: it has ${turns} turns, and this is a request more.`}}function forChatOnly(turn){return{status:500,message:`Turn ${turn} of the script is for the Chat Completions API only.`}}function modelList(model){return{object:"list",data:[{id:model,object:"model",created:0,owned_by:"rehearsal"}]}}function now(){return performance.timeOrigin+performance.now()}var external_node_url_=__webpack_require__(73136)
async function effectsOf({repository:repository,git:git,github:github,model:model},before,issue){const branches=changedBranches(repository,before.branches)
const comments=github.state.commentsOn(issue)
const base=before.branches.get(repository.defaultBranch)??"HEAD"
const diffOf=branch=>git(["diff",`${base}...refs/heads/${branch}`]).catch(()=>git(["diff",base,`refs/heads/${branch}`]))
const diffs=await Promise.all(branches.map(diffOf))
return{comments:comments.map(({id:id,author:author,body:body})=>({id:id,author:author,body:body})),reactions:comments.flatMap(({id:id,reactions:reactions})=>reactions.map(({author:author,content:content})=>({comment:id,author:author,content:content}))),pullRequests:[...github.state.pulls.values()].slice(before.pulls).map(pullRequest),branches:branches,diff:diffs.join(""),exchanges:github.exchanges.slice(before.exchanges),problems:[...model?.problems??[],...github.unknownRequests.map(request=>`GitHub has no ${request}`)]}}function lookAt({repository:repository,github:github,model:model}){return{branches:branchesOf(repository),pulls:github.state.pulls.size,requests:model?.requests.length??0,exchanges:github.exchanges.length}}function changedBranches(repository,before){return[...branchesOf(repository)].flatMap(([branch,sha])=>before.get(branch)===sha?[]:[branch])}function branchesOf({gitDir:gitDir}){const tips=tipsUnder(gitDir,"refs/heads")
const branches=tips.map(({ref:ref,sha:sha})=>[ref.slice("refs/heads/".length),sha])
return new Map(branches.filter(([branch])=>!branch.startsWith("deckhand/state/")))}function pullRequest({number:number,title:title,body:body,draft:draft,head:head,base:base}){return{number:number,title:title,body:body,draft:draft,head:head,base:base}}const Logged=schemas.discriminatedUnion("kind",[schemas.object({kind:schemas.literal("ObservationEvent"),id:schemas.string(),tool_name:schemas.string(),observation:schemas.object({is_error:schemas.boolean(),content:schemas.array(schemas.object({text:schemas.string().optional()}))})}),schemas.object({kind:schemas.literal("AgentErrorEvent"),id:schemas.string(),tool_name:schemas.string(),error:schemas.string()})])
function toolErrorsIn(folder){return eventFiles(folder).flatMap(path=>{const{data:data}=Logged.safeParse(jsonIn(path))
if(data?.kind==="AgentErrorEvent")return[{event:data.id,tool:data.tool_name,text:data.error}]
if(!data?.observation.is_error)return[]
const text=data.observation.content.map(part=>part.text??"").join("\n")
return[{event:data.id,tool:data.tool_name,text:text}]})}function eventFiles(folder){if(!(0,external_node_fs_.existsSync)(folder))return[]
return(0,external_node_fs_.readdirSync)(folder,{recursive:!0,withFileTypes:!0}).filter(({name:name,parentPath:parentPath})=>/^event-.*\.json$/.test(name)&&(0,external_node_path_.basename)(parentPath)==="events").map(({name:name,parentPath:parentPath})=>(0,external_node_path_.join)(parentPath,name)).sort()}function jsonIn(path){try{return JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8"))}catch{return}}var external_node_readline_=__webpack_require__(80481)
const runnerLadder={sigtermAfterMs:7500,sigkillAfterMs:2500}
async function runChild({script:script,cwd:cwd,environment:environment,ladder:ladder,signal:signal,killed:killed,onLine:onLine}){const startedAt=performance.timeOrigin+performance.now()
const child=(0,external_node_child_process_.spawn)(process.execPath,[script],{cwd:cwd,env:{...environment},detached:!0,stdio:["ignore","pipe","pipe"]})
const stdout=child_listen(child.stdout,onLine)
const stderr=child_listen(child.stderr,onLine)
const exit=exitOf(child)
const stopClimbing=climbOnAbort(child,ladder,signal)
const kill=()=>killGroup(child.pid)
killed?.addEventListener("abort",kill,{once:!0})
try{const exitCode=await exit
const durationMs=performance.timeOrigin+performance.now()-startedAt
await Promise.race([Promise.all([stdout.ended,stderr.ended]),(0,external_node_timers_promises_.setTimeout)(streamGraceMs)])
return{pid:child.pid,exitCode:exitCode,stdout:stdout.text(),stderr:stderr.text(),startedAt:startedAt,durationMs:durationMs}}finally{killed?.removeEventListener("abort",kill)
stopClimbing()}}const streamGraceMs=1e3
function exitOf(child){return new Promise((resolve,reject)=>{child.once("error",reject)
child.once("exit",(code,signal)=>resolve(code??128+(signal?external_node_os_.constants.signals[signal]:0)))})}function child_listen(stream,onLine){let text=""
stream.setEncoding("utf8").on("data",chunk=>{text+=chunk})
const lines=(0,external_node_readline_.createInterface)({input:stream,crlfDelay:Number.POSITIVE_INFINITY}).on("line",onLine)
const ended=new Promise(resolve=>lines.once("close",resolve))
return{text:()=>text,ended:ended}}function climbOnAbort(child,ladder,signal){const timers=[]
const climb=()=>{child.kill("SIGINT")
timers.push(setTimeout(()=>child.kill("SIGTERM"),ladder.sigtermAfterMs))
timers.push(setTimeout(()=>killGroup(child.pid),ladder.sigtermAfterMs+ladder.sigkillAfterMs))}
if(signal.aborted)climb()
else signal.addEventListener("abort",climb,{once:!0})
return()=>{signal.removeEventListener("abort",climb)
timers.forEach(clearTimeout)}}function killGroup(pid){if(pid===void 0)return
try{process.kill(-pid,"SIGKILL")}catch(error){const isGone=error instanceof Error&&"code"in error&&error.code==="ESRCH"
if(!isGone)throw error}}const shown=new Set(["group","endgroup","error","warning","notice","debug"])
class RunnerLog{#lines=[]
#secrets
#stoppedBy
constructor(secrets){this.#secrets=new Set(secrets.filter(Boolean))}get lines(){return this.#lines}outputs={}
state={}
errors=[]
read(line){const parsed=this.#parse(line)
this.#lines.push(parsed)
return parsed}#parse(line){const command=parseCommand(line,this.#stoppedBy)
if(!command)return{kind:"text",text:this.#mask(line)}
if(this.#stoppedBy!==void 0){this.#stoppedBy=void 0
return{kind:"command",text:"resume-commands"}}this.#obey(command)
if(!isShown(command.name))return{kind:"command",text:command.name}
const text=this.#mask(command.data)
const properties=Object.entries(command.properties).map(([key,value])=>[key,this.#mask(value)])
if(properties.length===0)return{kind:command.name,text:text}
return{kind:command.name,text:text,properties:Object.fromEntries(properties)}}#obey({name:name,properties:properties,data:data}){if(name==="add-mask")this.#addSecret(data)
if(name==="stop-commands")this.#stoppedBy=data
const complain=why=>this.errors.push(`Unable to process command '${name}' successfully. ${why}`)
if(name==="set-env"||name==="add-path")complain(`The \`${name}\` command is disabled.`)
if(name!=="set-output"&&name!=="save-state")return
const target=name==="set-output"?this.outputs:this.state
if(properties.name)target[properties.name]=data
else complain("Required field 'name' is missing.")}#addSecret(secret){for(const part of[secret,...secret.split(/\r?\n/)])if(part!=="")this.#secrets.add(part)}#mask(text){const longestFirst=[...this.#secrets].sort((a,b)=>b.length-a.length)
return longestFirst.reduce((masked,secret)=>masked.replaceAll(secret,"***"),text)}}function isShown(name){return shown.has(name)}const KNOWN=["add-mask","add-matcher","add-path","debug","echo","endgroup","error","group","notice","remove-matcher","save-state","set-env","set-output","stop-commands","warning"]
function parseCommand(line,stoppedBy){const command=parseColons(line)??parseBrackets(line)
const known=stoppedBy===void 0?KNOWN:[stoppedBy.toLowerCase()]
return command&&known.includes(command.name)?command:void 0}function parseColons(line){const text=line.replace(/^[\s\u0085]+/,"")
const end=text.indexOf("::",2)
if(!text.startsWith("::")||end<0)return
const{name:name,rest:rest}=headOf(text.slice(2,end))
const properties=propertiesOf(rest.trim(),",",{...DATA,"%3A":":","%2C":","})
return{name:name,properties:properties,data:unescaped(text.slice(end+2),DATA)}}function parseBrackets(line){const start=line.indexOf("##[")
const end=line.indexOf("]",start)
if(start<0||end<0)return
const{name:name,rest:rest}=headOf(line.slice(start+3,end))
const signs={...DATA,"%3B":";","%5D":"]"}
return{name:name,properties:propertiesOf(rest,";",signs),data:unescaped(line.slice(end+1),signs)}}const DATA={"%0D":"\r","%0A":"\n"}
function headOf(head){const space=head.indexOf(" ")
const name=space<0?head:head.slice(0,space)
return{name:name.toLowerCase(),rest:space<0?"":head.slice(space+1)}}function propertiesOf(text,separator,signs){const properties={}
for(const pair of text.split(separator)){const[key="",...value]=pair.trim().split("=")
if(key!==""&&value.join("=")!=="")properties[key.toLowerCase()]=unescaped(value.join("="),signs)}return properties}function unescaped(text,signs){return Object.entries({...signs,"%25":"%"}).reduce((rest,[sign,value])=>rest.replaceAll(sign,value),text)}var external_node_process_=__webpack_require__(1708)
async function runStep({temp:temp,environment:environment,program:program=runChild,...child}){const files=await makeFiles((0,external_node_path_.join)(temp,"_runner_file_commands"))
const result=await program({...child,environment:environment(files)})
return{...result,...await readFiles(files)}}const summaryLimit=1024*1024
async function makeFiles(folder){await(0,promises_.mkdir)(folder,{recursive:!0})
const id=(0,external_node_crypto_.randomUUID)()
const files={output:(0,external_node_path_.join)(folder,`set_output_${id}`),env:(0,external_node_path_.join)(folder,`set_env_${id}`),path:(0,external_node_path_.join)(folder,`add_path_${id}`),state:(0,external_node_path_.join)(folder,`save_state_${id}`),summary:(0,external_node_path_.join)(folder,`step_summary_${id}`)}
await Promise.all(Object.values(files).map(file=>(0,promises_.writeFile)(file,"")))
return files}async function readFiles(files){const read=file=>(0,promises_.readFile)(file,"utf8")
const output=readPairs(await read(files.output))
const env=readPairs(await read(files.env))
const state=readPairs(await read(files.state))
const summary=await read(files.summary)
const errors=[...complaint("output",output.error),...complaint("env",env.error),...complaint("env","NODE_OPTIONS"in env.pairs?"Can't store NODE_OPTIONS using GITHUB_ENV.":void 0),...complaint("state",state.error),...complaint("step_summary",Buffer.byteLength(summary)>summaryLimit?"It is larger than 1024k.":void 0)]
const path=readPath(await read(files.path))
return{outputs:output.pairs,env:env.pairs,state:state.pairs,path:path,summary:summary,errors:errors}}function complaint(command,error){return error===void 0?[]:[`Unable to process file command '${command}' successfully. ${error}`]}function readPairs(text){const pairs={}
const lines=text.split("\n")
for(let index=0;index<lines.length;){if(lines[index]===""){index+=1
continue}const entry=readEntry(lines,index)
if("error"in entry)return{pairs:pairs,error:entry.error}
pairs[entry.key]=entry.value
index=entry.next}return{pairs:pairs}}function readPath(text){return text.split(/\r?\n/).filter(Boolean).reverse()}function readEntry(lines,index){const line=lines[index]??""
const equals=line.indexOf("=")
const heredoc=line.indexOf("<<")
if(heredoc>=0&&(equals<0||heredoc<equals))return readHeredoc(lines,index,heredoc)
if(equals<0)return{error:`Invalid format '${line}'`}
if(equals===0)return{error:`Invalid format '${line}'. Name must not be empty`}
return{key:line.slice(0,equals),value:line.slice(equals+1),next:index+1}}function readHeredoc(lines,index,at){const line=lines[index]??""
const key=line.slice(0,at)
const delimiter=line.slice(at+2)
if(key===""||delimiter==="")return{error:`Invalid format '${line}'. Name must not be empty and delimiter must not be empty`}
const end=lines.indexOf(delimiter,index+1)
if(end<0)return{error:`Invalid value. Matching delimiter not found '${delimiter}'`}
return{key:key,value:lines.slice(index+1,end).join("\n"),next:end+1}}function stepEnvironment(options){return{PATH:options.host.PATH??"",HOME:options.host.HOME??"",CI:"true",...prefixed("INPUT_",options.inputs,name=>name.replaceAll(" ","_").toUpperCase()),...prefixed("STATE_",options.state),...runVariables(options),...repositoryVariables(options.github),...runnerVariables(options)}}function prefixed(prefix,values,rename=name=>name){return Object.fromEntries(Object.entries(values).map(([name,value])=>[prefix+rename(name),value]))}function runVariables({github:github,eventName:eventName,eventPath:eventPath,workspace:workspace,files:files}){return{GITHUB_ACTIONS:"true",GITHUB_ACTION:"__self",GITHUB_ACTION_REF:"",GITHUB_ACTION_REPOSITORY:"",GITHUB_ACTOR:github.actor,GITHUB_TRIGGERING_ACTOR:github.actor,GITHUB_EVENT_NAME:eventName,GITHUB_EVENT_PATH:eventPath,GITHUB_JOB:"agent",GITHUB_RUN_ATTEMPT:"1",GITHUB_RUN_ID:github.runId,GITHUB_RUN_NUMBER:"1",GITHUB_RETENTION_DAYS:"90",GITHUB_WORKFLOW:"agent",GITHUB_WORKFLOW_REF:`${github.repository}/.github/workflows/agent.yml@${github.ref}`,GITHUB_WORKFLOW_SHA:github.sha,GITHUB_WORKSPACE:workspace,GITHUB_OUTPUT:files.output,GITHUB_ENV:files.env,GITHUB_PATH:files.path,GITHUB_STATE:files.state,GITHUB_STEP_SUMMARY:files.summary}}function repositoryVariables({serverUrl:serverUrl,apiUrl:apiUrl,graphqlUrl:graphqlUrl,repository:repository,sha:sha,ref:ref,refName:refName}){return{GITHUB_SERVER_URL:serverUrl,GITHUB_API_URL:apiUrl,GITHUB_GRAPHQL_URL:graphqlUrl,GITHUB_REPOSITORY:repository,GITHUB_REPOSITORY_OWNER:repository.split("/")[0]??"",GITHUB_SHA:sha,GITHUB_REF:ref,GITHUB_REF_NAME:refName,GITHUB_REF_TYPE:"branch",GITHUB_REF_PROTECTED:"false",GITHUB_BASE_REF:"",GITHUB_HEAD_REF:""}}function runnerVariables({temp:temp,workspace:workspace,github:github}){return{RUNNER_NAME:"rehearsal",RUNNER_OS:external_node_process_.platform==="darwin"?"macOS":external_node_process_.platform==="win32"?"Windows":"Linux",RUNNER_ARCH:process.arch.toUpperCase(),RUNNER_ENVIRONMENT:"self-hosted",RUNNER_TEMP:temp,RUNNER_TOOL_CACHE:`${temp}/_tool`,RUNNER_WORKSPACE:workspace,RUNNER_TRACKING_ID:`github_${github.runId}`,ACTIONS_RUNTIME_TOKEN:"rehearsal-runtime-token",ACTIONS_RUNTIME_URL:`${github.serverUrl}/_runtime/`,ACTIONS_RESULTS_URL:`${github.serverUrl}/_results/`}}const SILENT={stdout:"",stderr:"",summary:"",errors:[]}
const postLimitMs=3e5
async function playAction(options){const{bundle:bundle,workspace:workspace,temp:temp,ladder:ladder=runnerLadder}=options
const log=new RunnerLog(options.secrets??[])
const eventPath=await writeEvent(options)
const onLine=line=>{const parsed=log.read(line)
options.onLine?.(parsed)}
const step=(earlier,signal,killed)=>{const environment=files=>environmentOf(options,eventPath,files,earlier)
return runStep({script:bundle,cwd:workspace,temp:temp,ladder:ladder,signal:signal,environment:environment,onLine:onLine,program:options.program,...killed&&{killed:killed}})}
const kills=[options.killed??[],options.lost??[]].flat()
const killed=kills.length>0?AbortSignal.any(kills):void 0
const main=await step({state:{},env:{},path:[]},cancellation(options),killed)
const spoken={outputs:{...log.outputs},state:{...log.state}}
const told={...main,outputs:{...spoken.outputs,...main.outputs},state:{...spoken.state,...main.state}}
const post=options.lost?.aborted?{...main,...SILENT}:await step(told,AbortSignal.timeout(postLimitMs))
for(const{pid:pid}of[main,post])killGroup(pid)
return resultOf(told,post,log)}function actionDefaults(actionYml){const section=/^inputs:\s*\n((?:[ \t#].*\n|\n)*)/m.exec(`${actionYml}\n`)?.[1]??""
const inputs=section.split(/^ {2}(?=[\w-]+:)/m).slice(1)
const defaults=inputs.map(input=>{const name=input.slice(0,input.indexOf(":"))
const value=/^ {4}default:[ \t]*(.*)$/m.exec(input)?.[1]?.trim()??""
return[name,value.replace(/^(["'])(.*)\1$/,"$2")]})
return Object.fromEntries(defaults)}async function writeEvent({temp:temp,event:event}){const folder=(0,external_node_path_.join)(temp,"_github_workflow")
await(0,promises_.mkdir)(folder,{recursive:!0})
const file=(0,external_node_path_.join)(folder,"event.json")
await(0,promises_.writeFile)(file,JSON.stringify(event.payload,null,2))
return file}function environmentOf(options,eventPath,files,earlier){const{inputs:inputs,github:github,workspace:workspace,temp:temp}=options
const place={inputs:inputs,github:github,workspace:workspace,temp:temp,eventName:options.event.name,eventPath:eventPath,files:files}
const environment={...stepEnvironment({...place,host:process.env,state:earlier.state}),...options.environment,...earlier.env}
return{...environment,PATH:[...earlier.path,environment.PATH].join(external_node_path_.delimiter)}}function cancellation({signal:signal,cancelAfterMs:cancelAfterMs}){const timer=cancelAfterMs===void 0?[]:[AbortSignal.timeout(cancelAfterMs)]
return AbortSignal.any([...signal?[signal]:[],...timer])}function resultOf(main,post,log){const{exitCode:exitCode,outputs:outputs,state:state,env:env,path:path,startedAt:startedAt,durationMs:durationMs}=main
return{exitCode:exitCode,postExitCode:post.exitCode,outputs:outputs,state:state,env:env,path:path,summary:main.summary+post.summary,stdout:main.stdout+post.stdout,stderr:main.stderr+post.stderr,log:log.lines,errors:[...main.errors,...post.errors,...log.errors],startedAt:startedAt,durationMs:durationMs}}async function storyRepository(gitDir,name,commits,made){if(made===void 0){await(0,promises_.mkdir)(gitDir,{recursive:!0})
const git=gitIn(gitDir)
await git(["init","--quiet","--bare","--template=","--initial-branch=main"])
await git(["fast-import","--quiet"],commits.map(importCommand).join(""))}else await(0,promises_.cp)(made,gitDir,{recursive:!0})
return{gitDir:gitDir,owner:"acme",name:name,defaultBranch:"main"}}async function clonedRepository(gitDir,folder){const original=gitIn((0,external_node_path_.resolve)(folder))
const defaultBranch=await currentBranch(original,folder)
const root=(await original(["rev-parse","--show-toplevel"])).trim()
const changed=(await original(["-c","core.fsmonitor=false","status","--porcelain"])).split("\n").filter(Boolean)
await original(["clone","--quiet","--bare",root,gitDir])
const name=(0,external_node_path_.basename)(root).replaceAll(/[^\w.-]/g,"-")
const note=`${changed.length} uncommitted change${changed.length===1?" is":"s are"} left out: a rehearsal sees what is committed.`
return{gitDir:gitDir,owner:"rehearsal",name:name,defaultBranch:defaultBranch,...changed.length>0?{note:note}:{}}}async function currentBranch(git,folder){try{await git(["rev-parse","--verify","--quiet","HEAD^{commit}"])
return(await git(["symbolic-ref","--short","HEAD"])).trim()}catch(cause){throw new fault.vC("config",`${folder} is not a git repository with a branch checked out.`,{hint:"Give the folder of a repository whose branch has at least one commit.",cause:cause})}}function importCommand({author:author,date:date,message:message,files:files}){const person=`${author} <${author}@example.com> ${Date.parse(date)/1e3} +0000`
const changes=Object.entries(files).map(([path,text])=>`M 100644 inline ${path}\n${repository_data(text)}`)
const head=`commit refs/heads/main\nauthor ${person}\ncommitter ${person}\n${repository_data(`${message}\n`)}`
return`${head}${changes.join("")}\n`}function repository_data(text){return`data ${Buffer.byteLength(text)}\n${text}\n`}function gitIn(folder){return(args,input="")=>new Promise((resolve,reject)=>{const options={cwd:folder,env:environment(),maxBuffer:256*1024*1024}
const child=(0,external_node_child_process_.execFile)("git",[...args],options,(error,stdout,stderr)=>{if(error)reject(failure(args,stderr,error))
else resolve(stdout)})
child.stdin?.on("error",()=>{})
child.stdin?.end(input)})}function environment(){return{PATH:process.env.PATH??"",HOME:process.env.HOME??"",LC_ALL:"C",GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_DEFAULT_REF_FORMAT:"files",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0"}}function failure(args,stderr,cause){if("code"in cause&&(cause.code==="ENOENT"||cause.code==="EACCES"))return new fault.vC("git","git could not be started.",{hint:"Install git, version 2.39 or later.",cause:cause})
const line=stderr.split("\n").find(text=>/^(fatal|error):/.test(text))??stderr.split("\n")[0]??""
return new fault.vC("git",`git ${args[0]} failed: ${line.trim()}`,{cause:cause})}async function play(scene,options,number){const before=lookAt(scene)
const started=performance.now()
const folder=(0,external_node_path_.join)(scene.folder,`run-${number}`)
const temp=(0,external_node_path_.join)(folder,"_temp")
const workspace=await checkOut(scene,folder)
await(options.earlier?.(workspace))
const issue=issueOf(scene,options)
const happening=options.label?await putLabel(scene,options.label,issue):options.happening?.(scene.github,issue.number)
const{name:name,payload:payload,actor:actor}=happening??ask(scene,options,issue)
const{signal:signal,cancelAfterMs:cancelAfterMs,ladder:ladder,killed:killed,lost:lost}=options
const environment={...scene.environment,...options.environment}
const runner=await playAction({bundle:scene.bundle,inputs:scene.inputs,secrets:scene.secrets,environment:environment,event:{name:name,payload:payload},program:options.program,workspace:workspace,temp:temp,github:contextOf(scene,before,actor,number),...signal?{signal:signal}:{},...ladder?{ladder:ladder}:{},...killed?{killed:killed}:{},...lost?{lost:lost}:{},...environment?{environment:environment}:{},...cancelAfterMs===void 0?{}:{cancelAfterMs:cancelAfterMs},onLine:line=>{const[,call]=/^(?:Step \d+: |-> )(.*)/.exec(line.text)??[]
if(call!==void 0)scene.onStep(call)
scene.onLine(line)}})
scene.onStep(`The action ended with exit code ${runner.exitCode}`)
return{...factsOf(scene,before,issue,runner,performance.now()-started),...await effectsOf(scene,before,issue.number),toolErrors:newToolErrors(scene,temp,number)}}function newToolErrors({folder:folder},temp,number){const runs=Array.from({length:number-1},(_,index)=>(0,external_node_path_.join)(folder,`run-${index+1}`,"_temp"))
const earlier=new Set(runs.flatMap(toolErrorsIn).map(({event:event})=>event))
return toolErrorsIn(temp).filter(({event:event})=>!earlier.has(event))}async function checkOut({github:github,repository:repository,onStep:onStep},folder){const{owner:owner,name:name,defaultBranch:defaultBranch,gitDir:gitDir}=repository
onStep(`Checking out ${owner}/${name} at ${defaultBranch}`)
await(0,promises_.mkdir)(folder,{recursive:!0})
const{href:href}=(0,external_node_url_.pathToFileURL)(gitDir)
await gitIn(folder)(["clone","--quiet","--depth=1","--no-tags",`--branch=${defaultBranch}`,href,name])
const config=(0,external_node_path_.join)(folder,name,".git","config")
const text=await(0,promises_.readFile)(config,"utf8")
await(0,promises_.writeFile)(config,text.replace(href,()=>`${github.serverUrl}/${owner}/${name}`))
return(0,external_node_path_.join)(folder,name)}function ask({github:github,story:story,onStep:onStep},options,{number:number}){const{author:author=story.request.author,body:body=story.request.body}=options
onStep(`@${author} comments on issue #${number}`)
const comment=github.comment({issue:number,author:author,body:body})
return{name:"issue_comment",payload:github.issueCommentPayload(comment.id),actor:comment.author}}async function putLabel({github:github,onStep:onStep},{by:by,name:name},issue){const{state:state}=github
const times=state.commentsOn(issue.number).map(({updatedAt:updatedAt})=>updatedAt)
const isSoon=()=>[issue.updatedAt,...times].some(time=>state.time()<=time)
for(let ms=0;ms<1100&&isSoon();ms+=50)await(0,external_node_timers_promises_.setTimeout)(50)
onStep(`@${by} puts the label ${name} on issue #${issue.number}`)
github.label({issue:issue.number,name:name,by:by})
const payload=github.payloads.issues(issue.number,{action:"labeled",sender:by,label:name})
return{name:"issues",payload:payload,actor:by}}function issueOf({github:github,story:story},{issue:issue,title:title,issueBody:issueBody}){const{author:author}=story.issue
if(issue===void 0)return github.openIssue({author:author,title:title??story.issue.title,body:issueBody??story.issue.body})
const known=github.state.issues.get(issue)
if(!known)throw new fault.vC("bug",`There is no issue #${issue} on the stage.`)
return known}function contextOf({github:github,repository:repository},before,actor,number){const{serverUrl:serverUrl,apiUrl:apiUrl,graphqlUrl:graphqlUrl}=github
const{owner:owner,name:name,defaultBranch:defaultBranch}=repository
return{serverUrl:serverUrl,apiUrl:apiUrl,graphqlUrl:graphqlUrl,actor:actor,repository:`${owner}/${name}`,runId:String(7e3+number),sha:before.branches.get(defaultBranch)??"",ref:`refs/heads/${defaultBranch}`,refName:defaultBranch}}function factsOf(scene,before,issue,runner,totalMs){const{story:story,repository:repository,model:model,inputs:inputs,folder:folder,isKept:isKept}=scene
const requests=model?.requests.slice(before.requests)
const first=requests?.[0]
return{story:story.name,repository:`${repository.owner}/${repository.name}`,model:inputs.model??"",isScripted:model!==void 0,notes:repository.note===void 0?[]:[repository.note],issue:{number:issue.number,title:issue.title,author:issue.author,body:issue.body},outputs:runner.outputs,runner:runner,...requests?{modelRequests:requests.length}:{},timings:{totalMs:totalMs,...first?{firstRequestMs:first.startedAt-runner.startedAt}:{}},...isKept?{folder:folder}:{}}}function storyOf(name){return{fix:fixStory,question:questionStory,tour:tourStory,approval:approvalStory}[name]()}const source="src/slugify.js"
function fixStory(){const runTests={command:"node --test"}
const broken=`    .replaceAll(/[^a-z0-9]+/g, "-");`
const fixed=`    .replaceAll(/[^a-z0-9]+/g, "-")\n    .replaceAll(/^-|-$/g, "");`
return{name:"fix",issue:{author:"rita",title:"A slug may end in a hyphen",body:(0,prompts.J1)("rehearsal-issue")},request:{author:"maria",body:"@agent please fix the failing test"},script:[call("terminal",runTests,{text:"I run the tests first, to see what fails."}),call("file_editor",{command:"view",path:source}),call("file_editor",{command:"str_replace",path:source,old_str:broken,new_str:fixed}),call("terminal",runTests,{text:"The same tests again."}),call("finish",{message:(0,prompts.J1)("rehearsal-fix")})]}}function approvalStory(){const{script:script,issue:issue,...fix}=fixStory()
const publish=`npm publish --dry-run --offline --//registry.npmjs.org/:_authToken="$NPM_TOKEN"`
const release={command:`npm version patch --no-git-tag-version && ${publish}`,security_risk:"LOW"}
return{...fix,name:"approval",issue:{...issue,author:"maria"},request:{author:"maria",body:"@agent please fix the failing test, then rehearse a release with NPM_TOKEN"},inputs:{confirmation:"risky",secrets:"NPM_TOKEN=npm-rehearsal-00000000"},script:[...script.slice(0,-1),call("terminal",release,{text:"The tests pass. I raise the version and try to publish it."}),call("finish",{message:(0,prompts.J1)("rehearsal-release")})]}}function questionStory(){return{name:"question",issue:{author:"rita",title:"What is slugify for?",body:"I cannot tell from the README."},request:{author:"maria",body:"@agent what does slugify do?"},script:[call("file_editor",{command:"view",path:source}),call("finish",{message:(0,prompts.J1)("rehearsal-answer")})]}}function tourStory(){return{name:"tour",issue:{author:"rita",title:"Rehearsal",body:"Opened by `deckhand rehearse`."},request:{author:"maria",body:"@agent what is in this repository?"},script:[call("terminal",{command:"git log --oneline -3"},{text:"I look around."}),call("terminal",{command:"ls"}),call("finish",{message:(0,prompts.J1)("rehearsal-tour")})]}}const packageJson=`{\n  "name": "slugify",\n  "version": "1.0.0",\n  "type": "module",\n  "exports": "./src/slugify.js",\n  "scripts": { "test": "node --test" }\n}\n`
const readme=`# slugify\n\nMakes slugs for URLs: \`slugify("Crème brûlée")\` is \`creme-brulee\`.\n\nRun the tests with \`npm test\`.\n`
const slugifyJs=`/** Makes a slug of a title: lower case, without accents, words joined by hyphens. */\nexport function slugify(title) {\n  return title\n    .normalize("NFKD")\n    .replaceAll(/\\p{Mark}/gu, "")\n    .toLowerCase()\n    .replaceAll(/[^a-z0-9]+/g, "-");\n}\n`
const firstTests=`import assert from "node:assert/strict";\nimport { test } from "node:test";\nimport { slugify } from "../src/slugify.js";\n\ntest("words are joined by hyphens", () => {\n  assert.equal(slugify("Hello big world"), "hello-big-world");\n});\n\ntest("accents are dropped", () => {\n  assert.equal(slugify("Crème brûlée"), "creme-brulee");\n});\n`
const lastTest=`\ntest("punctuation at the ends leaves no hyphen", () => {\n  assert.equal(slugify("Hello, world!"), "hello-world");\n});\n`
const slugifyCommits=[{author:"maria",date:"2026-01-12T09:00:00Z",message:"Make slugs of titles",files:{"package.json":packageJson,"README.md":readme,"src/slugify.js":slugifyJs}},{author:"maria",date:"2026-01-12T09:30:00Z",message:"Test words and accents",files:{"test/slugify.test.js":firstTests}},{author:"tom",date:"2026-01-13T14:05:00Z",message:"Test punctuation at the ends",files:{"test/slugify.test.js":firstTests+lastTest}}]
const cast={octavia:"admin",maria:"write",tom:"triage",rita:"read",stranger:"none"}
const rehearsalToken="ghs_rehearsal_000000000000000000000000000"
const scripted={apiKey:"sk-rehearsal-0000000000000000",model:"scripted"}
async function openStage(options){const folder=await(0,promises_.realpath)(await(0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(),"deckhand-rehearsal-")))
try{return await build(options,folder)}catch(error){await(0,promises_.rm)(folder,{recursive:!0,force:!0})
throw error}}async function build(options,folder){const story=storyOf(options.story??"fix")
const repository=await makeRepository((0,external_node_path_.join)(folder,"repository.git"),options)
const{githubToken:githubToken,apiKey:apiKey}=options.secrets??{...scripted,githubToken:rehearsalToken}
const mock={...scripted,apiKey:apiKey}
const model=options.model?void 0:await openModel({...mock,script:options.script??story.script})
const others=await Promise.all((options.others??[]).map(other=>makeOther(folder,other,githubToken)))
const github=await openEmbedded(repository,options,githubToken,others)
const endpoint=options.model??{...mock,...model?{baseUrl:model.url}:{}}
const scene={bundle:options.bundle,story:story,folder:folder,repository:repository,git:gitIn(repository.gitDir),github:github,model:model,inputs:{...await inputsOf(options.bundle,githubToken,endpoint),...story.inputs,...options.inputs},secrets:[githubToken,endpoint.apiKey],environment:options.environment??{},isKept:options.keep??!1,onStep:options.onStep??(()=>{}),onLine:options.onLine??(()=>{})}
const close=async()=>{await Promise.all([model?.close(),github.close()])
if(!options.keep)await(0,promises_.rm)(folder,{recursive:!0,force:!0})}
let plays=0
return{folder:folder,repository:repository,github:github,model:model,close:close,play:(options={})=>play(scene,options,++plays),async merge(pull,by){scene.onStep(`@${by} merges pull request #${pull}`)
github.merge({pull:pull,by:by})
const log=await scene.git(["log","--format=%h %an: %s",repository.defaultBranch])
return log.trim().split("\n")},[Symbol.asyncDispose]:close}}async function makeRepository(gitDir,{repository:repository,made:made}){if(repository!==void 0)return clonedRepository(gitDir,repository)
return storyRepository(gitDir,"slugify",slugifyCommits,made)}function openEmbedded({owner:owner,name:name,gitDir:gitDir,defaultBranch:defaultBranch},{permissions:fewer,account:login="github-actions[bot]",now:now=()=>new Date},githubToken,others){const permissions={...allAt("write"),...fewer}
const tokens={[githubToken]:{login:login,permissions:permissions}}
return openGitHub({owner:owner,name:name,gitDir:gitDir,defaultBranch:defaultBranch,cast:cast,tokens:tokens,now:now,others:others})}async function makeOther(folder,{files:files,access:access,...other},githubToken){const[owner="",name=""]=other.name.split("/")
const commit={author:"maria",date:"2026-01-12T09:00:00Z",message:"Begin",files:files}
const{gitDir:gitDir,defaultBranch:defaultBranch}=await storyRepository((0,external_node_path_.join)(folder,"others",owner,`${name}.git`),name,[commit])
const permissions=typeof access==="string"?allAt(access):access
return{...other,owner:owner,name:name,gitDir:gitDir,defaultBranch:defaultBranch,grants:permissions?{[githubToken]:permissions}:{}}}function allAt(level){return{contents:level,issues:level,pull_requests:level,discussions:level}}async function inputsOf(bundle,githubToken,{apiKey:apiKey,model:model,baseUrl:baseUrl}){const actionYml=(0,external_node_path_.join)((0,external_node_path_.dirname)(bundle),"..","action.yml")
const defaults=(0,external_node_fs_.existsSync)(actionYml)?actionDefaults(await(0,promises_.readFile)(actionYml,"utf8")):{}
return{...defaults,caches:"none","trigger-phrase":"@agent","github-token":githubToken,"api-key":apiKey,"base-url":baseUrl??"",model:model}}var isolation_method=__webpack_require__(54706)
async function open_stage_openStage(request){const{inputs:inputs={},onStep:onStep}=request
return openStage({...request,inputs:{isolation:inputs.isolation??await isolationHere(onStep),...inputs}})}async function isolationHere(onStep){try{await(0,isolation_method.findIsolationMethod)("auto",process.getuid?.()??0)
return"auto"}catch(error){onStep((0,prompts.J1)("rehearsal-no-sandbox",{why:(0,fault.ec)(error).message}))
return"none"}}}),22499:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
const SYSTEM_FOLDERS=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const MACHINE={lstat:path=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1}),readlink:node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync}
function systemProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
if(typeof found==="string")return found
throw new _fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config",`${name} was not found in a system folder: install ${name} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${SYSTEM_FOLDERS.join(", ")} and not in PATH.`,...found.refused].join(" ")})}function optionalProgram(name,look=MACHINE){const found=findSystemProgram(name,look)
return typeof found==="string"?found:void 0}function systemPath(look=MACHINE){return SYSTEM_FOLDERS.filter(folder=>problemOf(folder,look)==="").join(":")}function systemEnvironment(look=MACHINE){return{PATH:systemPath(look),HOME:"/nonexistent",LC_ALL:"C"}}const PROXIES="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const CERTIFICATES="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(env){const isOutside=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)&&(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)&&!isIn(env.GITHUB_WORKSPACE,path)
const isPassed=name=>PROXIES.includes(name)||CERTIFICATES.includes(name)&&(env[name]??"").split(":").every(isOutside)
const names=[...PROXIES,...CERTIFICATES].filter(name=>env[name]&&isPassed(name))
return Object.fromEntries(names.map(name=>[name,env[name]??""]))}function isIn(folder,path){if(!folder)return!1
const roots=[(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder),realPathOf(folder)]
const isBelow=each=>roots.some(root=>each===root||each.startsWith(`${root}/`))
return isBelow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder,path))||isBelow(realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path)?path:`${folder}/${path}`))}function realPathOf(path,links=0){try{return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)}catch{const parent=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)
if(parent===path||links>MOST_LINKS)return path
const above=realPathOf(parent,links)
const target=linkAt((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)))
if(target===void 0)return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(above,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
return realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target)?target:`${above}/${target}`,links+1)}}function linkAt(path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path)}catch{return}}const MOST_LINKS=40
function findSystemProgram(name,look){const refused=[]
for(const folder of SYSTEM_FOLDERS){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
if(look.lstat(path)===void 0)continue
const problem=problemOf(path,look)
if(problem==="")return path
refused.push(`${path} is not used: ${problem}.`)}return{refused:refused}}function problemOf(path,look){let[done,rest,links]=["/",path.split("/"),0]
for(let part=rest.shift();part!==void 0;part=rest.shift()){const here=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(done,part)
const found=look.lstat(here)
if(found===void 0)return`${here} is not there`
if(found.isSymbolicLink()){links+=1
if(links>MOST_LINKS)return"it leads in a circle"
const target=look.readlink(here)
if((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target))done="/"
rest=[...target.split("/"),...rest]
continue}if(found.uid!==0)return`${here} does not belong to root`
if((found.mode&18)!==0)return`others than root can write ${here}`
done=here}return""}}),51698:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DM:()=>program,cd:()=>runToEnd,tG:()=>startDetached})
var execa__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(82499)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(22499)
function program(name){return{program:name}}async function runToEnd(command,timeout){try{const[file,...args]=resolved(command)
const ended=await(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),stdin:"ignore",...timeout!==void 0&&{timeout:timeout}})
const{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr,originalMessage:originalMessage}=ended
return{exitCode:exitCode,timedOut:timedOut,stdout:stdout,stderr:stderr||originalMessage||""}}catch(error){return{exitCode:void 0,timedOut:!1,stdout:"",stderr:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}}}function startDetached(command){const[file,...args]=resolved(command)
return(0,execa__WEBPACK_IMPORTED_MODULE_2__.Ho)(file,args,{...options(),cwd:"/",stdin:"pipe",stdout:"pipe",stderr:"pipe",buffer:!1,encoding:"buffer",detached:!0,cleanup:!1})}function resolved(command){const[file,...args]=command.map(part=>typeof part==="string"?part:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.CA)(part.program))
return[file??"",...args]}function options(){return{env:(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_1__.f7)(),extendEnv:!1,reject:!1}}}),54706:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ISOLATION_METHODS:()=>ISOLATION_METHODS,asRoot:()=>asRoot,asRootInside:()=>asRootInside,findIsolationMethod:()=>findIsolationMethod})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _command_line_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51698)
const ISOLATION_METHODS=["root","sudo","bwrap"]
async function findIsolationMethod(isolation,uid,run=_command_line_js__WEBPACK_IMPORTED_MODULE_1__.cd){const own=uid===0?"root":"sudo"
const problems=[]
for(const way of isolation==="auto"?[own,"bwrap"]:[own]){const problem=await problemOf(way,run)
if(problem==="")return way
problems.push(`${way}: ${problem}`)}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`No sandbox can be built on this runner (${problems.join("; ")}).`,{hint:"Use a Linux runner with passwordless sudo, or install bubblewrap. "+"`isolation: none` runs the tools next to the keys of this job. Use it only where nobody else can write what the agent reads."})}const UNSHARE=["--mount","--propagation=private","--pid","--net","--ipc","--uts","--cgroup","--fork","--kill-child=SIGKILL","--mount-proc"]
function asRootInside(way){return asRoot(way,[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("unshare"),...UNSHARE,"--"])}function asRoot(way,command){return way==="root"?command:[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("sudo"),"-n","--",...command]}const BWRAP=["--unshare-all","--die-with-parent","--ro-bind","/","/"]
const SETPRIV=[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("setpriv"),"--no-new-privs","--bounding-set=-all"]
const PROBE_LIMIT_MS=3e4
async function problemOf(way,run){const start=way==="bwrap"?[(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("bwrap"),...BWRAP]:[...asRootInside(way),...SETPRIV]
const{exitCode:exitCode,timedOut:timedOut,stderr:stderr}=await run([...start,(0,_command_line_js__WEBPACK_IMPORTED_MODULE_1__.DM)("true")],PROBE_LIMIT_MS)
if(exitCode===0)return""
if(timedOut)return`it did not end within ${PROBE_LIMIT_MS/1e3} s`
return stderr.trim().split("\n")[0]?.slice(0,200)||`${start[0].program} cannot be run`}}),49567:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yj:()=>string,ai:()=>number})
var _core_index_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
function string(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString,params)}function number(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber,params)}})}

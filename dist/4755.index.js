export const id=4755
export const ids=[4755]
export const modules={19399:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J8:()=>readSubIssues,K$:()=>readMilestones,N4:()=>readProjectItem,Wh:()=>readProject,_F:()=>readTypes,k2:()=>readLabels,oT:()=>readAssignable})
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
return item&&{id:item.id,value:item.fieldValueByName?.name??void 0}}}),64755:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{readGithubTool:()=>readGithubTool})
var external_node_crypto_=__webpack_require__(77598)
var external_node_path_=__webpack_require__(76760)
var schemas=__webpack_require__(28942)
var iso=__webpack_require__(64377)
var content=__webpack_require__(46032)
var tool=__webpack_require__(69423)
var github_client=__webpack_require__(44463)
var lib_text=__webpack_require__(94869)
var port=__webpack_require__(95164)
var vocabulary=__webpack_require__(19399)
var workflow_runs=__webpack_require__(6865)
function cut(text,most){if(text.length<=most)return text
return`${text.slice(0,most).replace(/[\ud800-\udbff]$/,"")}\n[cut: ${text.length-most} more characters]`}const User=schemas.object({login:schemas.string()}).nullish()
const Issue=schemas.object({number:schemas.number().int(),title:schemas.string(),body:schemas.string().nullish(),state:schemas.string(),user:User,created_at:schemas.string(),labels:schemas.array(schemas.union([schemas.string(),schemas.object({name:schemas.string().optional()})])),pull_request:schemas.unknown().optional(),repository_url:schemas.string()})
const Comment=schemas.object({id:schemas.number().int(),body:schemas.string().nullish(),user:User,created_at:schemas.string()})
const MOST_FOUND=30
const MOST_COMMENTS=50
const LONGEST_BODY=8e3
const LONGEST_COMMENT=3e3
async function findThreads(search,repository,query){const kind=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(query)?"":"is:issue "
const words=query.replaceAll(/\b(?:repo|org|user):\S+/gi,"").trim()
const q=`repo:${repository} ${kind}${words}`
const found=schemas.object({items:schemas.array(Issue)}).parse(await search("issues",{q:q,per_page:MOST_FOUND}))
return found.items.filter(issue=>isOf(issue,repository)).map(issue=>({item:{label:labelOf(issue),text:issue.title,format:"plain"},author:authorOf(issue)}))}async function readThreadOf(client,repository,number){const reply=await client.get("/issues/{issue_number}",{issue_number:number}).catch(error=>{if([404,410].includes(Object(error).status))return
throw error})
if(reply===void 0)return[]
const issue=Issue.parse(reply)
if(!isOf(issue,repository))return[]
const path="/issues/{issue_number}/comments"
const{items:items}=await(0,port.n)(client,path,{issue_number:number},{most:3})
const comments=items.map(item=>Comment.parse(item)).slice(-MOST_COMMENTS)
return[{item:{label:labelOf(issue),title:issue.title,text:cut(issue.body??"",LONGEST_BODY),format:"markdown"},author:authorOf(issue)},...comments.map(comment=>({item:{label:`comment ${comment.id} by ${authorOf(comment)}, ${comment.created_at}`,text:cut(comment.body??"",LONGEST_COMMENT),format:"markdown"},author:authorOf(comment)}))]}function isOf({repository_url:url},repository){return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`)}function authorOf({user:user}){return user?.login??"ghost"}function labelOf(issue){const names=issue.labels.map(label=>typeof label==="string"?label:label.name??"")
const kind=issue.pull_request===void 0?"issue":"pull request"
const labels=names.length>0?`, labels ${names.join(", ")}`:""
return`${kind} #${issue.number} by ${authorOf(issue)} (${issue.state}${labels}), ${issue.created_at}`}const Said=schemas.object({body:schemas.string(),createdAt:schemas.string(),author:schemas.object({login:schemas.string()}).nullable()})
const Reply=schemas.object({repository:schemas.object({discussion:Said.extend({title:schemas.string(),comments:schemas.object({nodes:schemas.array(Said.nullable())})}).nullable()})})
const said="body createdAt author{__typename login}"
const QUERY=`query LookUp($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){discussion(number:$number){title ${said} comments(last:50){nodes{${said}}}}}\n}`
async function readDiscussionOf(client,{owner:owner,name:name},number){const reply=await client.graphql(QUERY,{owner:owner,name:name,number:number}).catch(error=>{if(Object(error).errors?.[0]?.type==="NOT_FOUND")return
throw error})
const discussion=reply===void 0?void 0:Reply.parse(reply).repository.discussion
if(!discussion)return[]
const comments=discussion.comments.nodes.filter(comment=>comment!==null)
return[found(`discussion #${number}`,discussion,discussion.title),...comments.map(comment=>found("comment",comment))]}function found(what,{body:body,createdAt:createdAt,author:author},title){const login=author?.login??"ghost"
const label=`${what} by ${login}, ${createdAt}`
const head=title===void 0?{}:{title:title}
return{item:{label:label,...head,text:cut(body,4e3),format:"markdown"},author:login}}const Release=schemas.object({tag_name:schemas.string(),name:schemas.string().nullish(),body:schemas.string().nullish(),draft:schemas.boolean(),published_at:schemas.string().nullable()})
const Commit=schemas.object({sha:schemas.string(),commit:schemas.object({message:schemas.string(),author:schemas.object({name:schemas.string(),date:schemas.string()}).nullish()})})
const MOST=30
async function lookUpLabels(client){const lines=(await(0,vocabulary.k2)(client)).map(({name:name,description:description})=>`${name}: ${description}`)
return[plain("labels of the repository",lines.slice(0,300).join("\n"))]}async function lookUpMilestones(client){const lines=(await(0,vocabulary.K$)(client)).map(({title:title,due_on:due})=>`${title}${due?`, due ${due}`:""}`)
return[plain("open milestones of the repository",lines.slice(0,100).join("\n"))]}async function lookUpReleases(client){const found=schemas.array(Release).parse(await client.get("/releases",{per_page:10}))
return found.filter(({draft:draft})=>!draft).map(({tag_name:tag,name:name,body:body,published_at:at})=>({item:{label:`release ${tag}, ${at}`,title:name??tag,text:cut(body??"",4e3),format:"markdown"},author:void 0}))}async function lookUpHistory(client,{path:path,since:since}){const only={...path!==void 0&&{path:path},...since!==void 0&&{since:since}}
const commits=schemas.array(Commit).parse(await client.get("/commits",{...only,per_page:MOST}))
const lines=commits.map(({sha:sha,commit:{message:message,author:author}})=>`${sha.slice(0,10)} ${author?.date??""} ${author?.name??""}: ${(0,lib_text.TN)(message.split("\n")[0]??"",200)}`)
return[plain(`commits of the default branch${path===void 0?"":` to ${path}`}`,lines.join("\n"))]}function plain(label,text){return{item:{label:label,text:text,format:"plain"},author:void 0}}const Job=schemas.object({id:schemas.number().int(),name:schemas.string(),conclusion:schemas.string().nullable()})
const MOST_JOBS=5
async function lookUpRuns(client,{workflow:workflow,status:status}){const only={...workflow!==void 0&&{workflow:workflow},...status!==void 0&&{status:status}}
const lines=(await(0,workflow_runs.xx)(client,only)).slice(0,30).map(run=>{const end=run.conclusion??run.status??"unknown"
return`${run.id} ${(0,lib_text.TN)(run.name??run.path,80)} ${isOfPull(run)?"on a pull request":`on ${run.head_branch}`} (${run.event}): ${end}, ${run.created_at}`})
return[{item:{label:"workflow runs",text:lines.join("\n"),format:"plain"},author:void 0}]}function isOfPull({event:event}){return event.startsWith("pull_request")}const EVENTS_OF_WRITERS=["push","schedule","workflow_dispatch","repository_dispatch","merge_group","release"]
function isOfWriters({event:event}){return EVENTS_OF_WRITERS.includes(event)}async function lookUpRunLogs(client,id){const run=await(0,workflow_runs.cI)(client,id)
if(!run)return[]
const place={run_id:id,attempt_number:run.run_attempt}
const path="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const{items:items}=await(0,port.n)(client,path,place,{most:1,list:"jobs"})
const failed=items.map(item=>Job.parse(item)).filter(({conclusion:conclusion})=>conclusion==="failure")
return Promise.all(failed.slice(0,MOST_JOBS).map(async job=>({item:{label:`log of the job ${(0,lib_text.TN)(job.name,100)} of run ${id}`,text:(await(0,workflow_runs.x6)(client,job.id))?.text??"(the log could not be read)",format:"plain"},author:isOfWriters(run)?void 0:"(code or words of anybody)"})))}var permission=__webpack_require__(71760)
var untrusted=__webpack_require__(38789)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var settings=__webpack_require__(65466)
var git=__webpack_require__(33368)
const TIMEOUT_MS=3e4
const MOST_COMMITS=30
const MOST_LINES=300
const MOST_FILES=200
const MOST_BYTES=1e6
const LONGEST_LINE=300
async function lookUpCheckout({gitDir:gitDir,environment:environment},ask){const signal=AbortSignal.timeout(TIMEOUT_MS)
const run=(...args)=>(0,git.$Y)({folder:gitDir,environment:{...environment,...settings.ry},signal:signal}).raw(args)
try{const item={...await itemFor(run,ask),format:"plain"}
const note=await isShallow(run)?[checkout_history_plain("note",SHALLOW)]:[]
return[{item:item,author:void 0},...note]}catch(error){if(signal.aborted)throw new fault.Fp(`git took longer than ${TIMEOUT_MS/1e3} seconds.`)
throw error instanceof fault.vC&&error.code==="git"?new fault.Fp(error.message):error}}const SHALLOW="The checkout has its last commits only, so older changes seem to be part of the first of them. With `fetch-depth: 0` at actions/checkout, the workflow would have all."
async function isShallow(run){return(await run("rev-parse","--is-shallow-repository")).trim()==="true"}async function itemFor(run,ask){if(ask.what==="blame")return blame(run,ask)
return ask.what==="commit"?commit(run,ask.sha):log(run,ask)}const LINE="--format=%h %aI %an: %s"
async function log(run,{path:path,since:since}){const after=since===void 0?[]:[`--since=${since}`]
const at=path===void 0?[]:[path]
const found=await run("log",`--max-count=${MOST_COMMITS}`,"--abbrev=10",LINE,...after,"HEAD","--",...at)
const text=found.split("\n").filter(Boolean).map(line=>(0,lib_text.TN)(line,LONGEST_LINE)).join("\n")
return{label:`commits of the checkout${path===void 0?"":` to ${path}`}`,text:text}}async function commit(run,sha){const options=["--no-ext-diff","--no-textconv","--no-renames","--diff-merges=first-parent","--numstat","-z"]
const found=await run("log","--max-count=1",...options,"--format=%H %aI %an%n%n%B",sha,"--")
const[words="",...files]=found.split("\0").filter(Boolean)
const shown=files.slice(0,MOST_FILES).map(file=>(0,lib_text.TN)(file,LONGEST_LINE))
const rest=files.length>shown.length?[`(${files.length-shown.length} more files)`]:[]
const list=["Lines added, lines removed, file:",...shown,...rest].join("\n")
return{label:`commit ${sha}`,text:`${cut(words.trim(),4e3)}\n\n${list}`}}async function blame(run,{path:path,from:from=1,to:to}){const size=await sizeOf(run,path)
if(size>MOST_BYTES)throw new fault.Fp(`${path} has more than ${MOST_BYTES} bytes.`)
const last=Math.min(to??from+MOST_LINES-1,from+MOST_LINES-1)
if(last<from)throw new fault.Fp("`to` is before `from`.")
const range=`${from},${last}`
const lines=await run("blame","--porcelain","--no-textconv","-L",range,"HEAD","--",path)
return{label:`who changed the lines ${range} of ${path}`,text:blameText(lines)}}async function sizeOf(run,path){const entry=await run("ls-tree","-z","-l","HEAD","--",path)
const[,size,found]=/^\d+ blob [0-9a-f]+ +(\d+)\t([^\0]*)\0$/.exec(entry)??[]
if(size===void 0||found!==path)throw new fault.Fp(`The last commit of the checkout has no file ${path}.`)
return Number(size)}function blameText(porcelain){const known=new Map
const out=[]
let[sha,number,before]=["","",""]
for(const line of porcelain.split("\n")){const[,id,at]=/^([0-9a-f]{40,64}) \d+ (\d+)/.exec(line)??[]
if(id!==void 0&&at!==void 0){[sha,number]=[id,at]
if(!known.has(sha))known.set(sha,{})}else if(line.startsWith("\t")){if(sha!==before)out.push(headingOf(sha,known.get(sha)??{}))
before=sha
out.push(`${number.padStart(5)}  ${oneLineOfCode(line.slice(1))}`)}else{const[,name="",value=""]=/^([a-z-]+) (.*)$/.exec(line)??[]
Object.assign(known.get(sha)??{},{[name]:value})}}return out.join("\n")}function headingOf(sha,{author:author="",summary:summary="",...facts}){const day=new Date(Number(facts["author-time"]??0)*1e3).toISOString().slice(0,10)
return(0,lib_text.TN)(`${sha.slice(0,10)} ${day} ${author}: ${summary}`,LONGEST_LINE)}function oneLineOfCode(line){return line.length>LONGEST_LINE?`${line.slice(0,LONGEST_LINE)} …`:line}function checkout_history_plain(label,text){return{item:{label:label,text:text,format:"plain"},author:void 0}}const READ_GITHUB="read_github"
const MOST_CALLS=60
const LONGEST=4e4
const number=schemas.int().positive()
const file=schemas.string().regex(/^[\w.-]{1,100}\.ya?ml$/,"is no name of a workflow file")
const path=schemas.string().regex(/^[^\p{C}]{1,300}$/u,"is no path of a file").transform(given=>external_node_path_.posix.normalize(given)).refine(given=>!/^(?:\/|\.\.?(?:\/|$))/.test(given),"is no path within the repository, such as src/main.ts")
const ASKS={issues:[schemas.strictObject({what:schemas.literal("search"),query:schemas.string().min(1).max(300).describe("As in GitHub's search.")}),schemas.strictObject({what:schemas.literal("thread"),number:number.describe("Of an issue or a pull request.")})],labels:[schemas.strictObject({what:schemas.literal("labels")})],milestones:[schemas.strictObject({what:schemas.literal("milestones")})],releases:[schemas.strictObject({what:schemas.literal("releases")})],runs:[schemas.strictObject({what:schemas.literal("runs"),workflow:file.optional(),status:schemas["enum"](["failure","success","in_progress"]).optional()}),schemas.strictObject({what:schemas.literal("logs"),run:number.describe("The failed jobs of this workflow run.")})],history:[schemas.strictObject({what:schemas.literal("history"),of:schemas["enum"](["default branch","checkout"]).default("default branch"),path:path.optional(),since:iso.datetime().optional()}),schemas.strictObject({what:schemas.literal("blame").describe("Who changed which line of a file of the checkout, and when."),path:path,from:number.optional().describe("The first line."),to:number.optional()}),schemas.strictObject({what:schemas.literal("commit").describe("The message and the files of a commit of the checkout."),sha:schemas.string().regex(/^[0-9a-f]{7,64}$/,"is not a commit id")})],discussions:[schemas.strictObject({what:schemas.literal("discussion"),number:number})]}
function readGithubTool(reading){const[first,...others]=reading.areas.flatMap(area=>ASKS[area])
if(!first)return
let calls=0
return(0,tool.uO)({name:READ_GITHUB,description:(0,prompts.J1)("tools/read_github"),input:schemas.object({ask:schemas.discriminatedUnion("what",[first,...others])}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},risk:"LOW",run:async({ask:ask})=>{calls+=1
if(calls>MOST_CALLS)throw new fault.Fp(`A run may read GitHub at most ${MOST_CALLS} times.`)
const found=await lookUp(ask,reading).catch(error=>{throw error instanceof fault.Fp?error:new fault.Fp((0,fault.ec)(error).message)})
return{content:[(0,content.Qq)(await shown(found,reading))]}}})}function lookUp(ask,{github:github,repository:repository,checkout:checkout}){const client=(0,github_client.n)(github,repository)
const name=`${repository.owner}/${repository.name}`
switch(ask.what){case"search":return findThreads(async(what,parameters)=>(await github.request("GET /search/{what}",{what:what,...parameters})).data,name,ask.query)
case"thread":return readThreadOf(client,name,ask.number)
case"labels":return lookUpLabels(client)
case"milestones":return lookUpMilestones(client)
case"releases":return lookUpReleases(client)
case"runs":return lookUpRuns(client,ask)
case"logs":return lookUpRunLogs(client,ask.run)
case"history":return ask.of==="default branch"?lookUpHistory(client,ask):lookUpIn(checkout,ask)
case"blame":case"commit":return lookUpIn(checkout,ask)
case"discussion":return readDiscussionOf(client,repository,ask.number)}}async function lookUpIn(checkout,ask){if(!checkout)throw new fault.Fp("This run has no checkout whose history could be read.")
return lookUpCheckout(checkout,ask)}async function shown(found,reading){if(found.length===0)return"Nothing was found."
const visible=reading.showsStrangers?found:await ofWriters(found,reading)
const left=found.length-visible.length
const nonce=(0,external_node_crypto_.randomBytes)(16).toString("hex")
const within=[]
let room=LONGEST
for(const{item:item}of visible){room-=item.text.length+(item.title??"").length+item.label.length
if(room<0)break
within.push(item)}const cut=visible.length-within.length
const notes=[...left>0?[`${(0,lib_text.U9)(left,"text")} by people without write access left out.`]:[],...cut>0?[`${(0,lib_text.U9)(cut,"text")} more left out, because the answer would be too long.`]:[]]
if(within.length===0)return notes.join(" ")
const{data:data}=(0,untrusted.EU)(within,nonce)
return[(0,prompts.J1)("read-github-data",{nonce:nonce,data:data}),...notes].join("\n\n")}async function ofWriters(found,{github:github,repository:repository}){const authors=[...new Set(found.flatMap(({author:author})=>author??[]))]
const standings=await(0,permission.F3)((0,github_client.n)(github,repository),authors,50)
return found.filter(({author:author})=>author===void 0||standings.get(author)==="can push")}})}

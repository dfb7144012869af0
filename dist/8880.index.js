export const id=8880
export const ids=[8880]
export const modules={71760:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,Zz:()=>strangersIn})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _trigger_mention_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(44855)
const Rights=zod__WEBPACK_IMPORTED_MODULE_1__.object({push:zod__WEBPACK_IMPORTED_MODULE_1__.boolean(),pull:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),triage:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),maintain:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional(),admin:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().optional()})
const PermissionReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({permission:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),role_name:zod__WEBPACK_IMPORTED_MODULE_1__.string().optional(),user:zod__WEBPACK_IMPORTED_MODULE_1__.object({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),permissions:Rights.optional()})})
const ladder=["read","triage","write","maintain","admin"]
const rights={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const pushers=["admin","maintain","write"]
async function checkPermission(client,{login:login,id:id},roles=pushers,right="start a run"){let answer
try{answer=await client.permission(login)}catch(error){return whyFailed(login,error)}const{success:success,data:data}=PermissionReply.safeParse(answer)
if(!success)return unsure(login,"GitHub's reply was not understood")
if(id!==void 0&&data.user.id!==id)return denied(`The account ${login} is not the one that asked.`)
const role=data.role_name??data.permission??"unknown"
if(roles.some(name=>has(data,name)))return{status:"allowed",role:role}
return denied(`${login} cannot ${right} (role: ${role}); required: ${roles.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:permissions},role_name:role_name,permission:permission},name){if(!isRung(name))return role_name!==void 0&&name===`custom:${role_name}`
if(permissions!==void 0)return permissions[rights[name]]===!0
const given=role_name??permission??""
return isRung(given)&&ladder.indexOf(given)>=ladder.indexOf(name)}function isRung(name){return ladder.some(rung=>rung===name)}function whyFailed(login,error){const status=typeof error==="object"&&error!==null&&"status"in error?error.status:void 0
if(status===401)throw error
if(status===404)return denied(`${login} is not a collaborator of this repository.`)
const answered=typeof status==="number"&&status>0?`GitHub answered ${status}`:"GitHub gave no answer"
return unsure(login,answered)}function unsure(login,reason){const why=`The permission of ${login} could not be checked: ${reason}.`
return{status:"denied",why:why,isSure:!1}}function denied(why){return{status:"denied",why:why,isSure:!0}}async function standingsOf(client,authors,most=20){const asked=[...new Set(authors)].filter(isPerson).slice(0,most)
const found=await Promise.all(asked.map(async login=>{const permission=await checkPermission(client,{login:login,id:void 0}).catch(()=>{})
if(permission===void 0)return[login,"permission unknown"]
if(permission.status==="allowed")return[login,"can push"]
return[login,permission.isSure?"cannot push":"permission unknown"]}))
return new Map(found)}function isPerson(login){return login!=="ghost"&&!login.endsWith("[bot]")}function authorsOf(thread,reviews,linked=[]){const said=[...thread?[thread,...thread.comments.toReversed()]:[],...reviews?[...reviews.linked,...reviews.reviews,...reviews.threads.flatMap(({comments:comments})=>comments)]:[],...linked]
return[...new Set(said.filter(({isOwn:isOwn})=>!isOwn).map(({author:author})=>author))]}function strangersIn(authors,standings,isTrusted){return authors.filter(login=>standings.get(login)!=="can push"&&!isTrusted(login))}function withStanding({author:author,association:association,isOwn:isOwn},standings){if(isOwn)return`you (${author})`
const standing=standings&&(standings.get(author)??"permission unknown")
return`${author} (${[association,standing].filter(Boolean).join(", ")})`}const tries=3
const pauseMs=1e3
async function gate(keeper,trigger){const{settings:settings}=keeper
if(settings.canWrite&&settings.allowedUsers.includes("*"))return refuse("`allowed-users: *` would let anybody write to this repository.")
if(trigger.kind==="ci-failure"&&trigger.headRepositoryId!==trigger.repositoryId)return refuse("The failed run belongs to another repository.")
if(trigger.kind==="schedule")return{status:"allowed"}
const actors=everyone(trigger,settings)
if(actors.length===0)return refuse("The event does not name who asked for this run.")
for(const actor of actors){const why=await refusal(keeper,trigger,actor)
if(why!==void 0)return refuse(`The ${actor.role} is refused. ${why}`)}return{status:"allowed"}}function everyone({actors:actors},{triggeringActor:triggeringActor}){if(triggeringActor===void 0)return actors
const{login:login,id:id}=triggeringActor
if(actors.some(actor=>id===void 0?(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_0__.Av)(actor.login,login):actor.id===id))return actors
const type=login.endsWith("[bot]")?"Bot":"User"
return[...actors,{login:login,id:id,type:type,role:"triggering actor"}]}async function refusal(keeper,trigger,actor){const{allowedUsers:allowedUsers,allowedBots:allowedBots,deniedUsers:deniedUsers=[]}=keeper.settings
const{login:login,id:id,type:type}=actor
if(deniedUsers.some(name=>isNamed(name,actor)))return`${login} is in \`denied-users\`.`
const isAllowedUser=type==="User"&&allowedUsers.some(name=>name==="*"||isNamed(name,actor))
const asked=type==="User"&&!isAllowedUser?ask(keeper,actor):void 0
asked?.catch(()=>{})
const ownId=await keeper.settings.ownId
if(id!==void 0&&id===ownId)return isOwnTurn(trigger)?void 0:`${login} is this agent itself.`
if(id!==void 0&&type!=="User"&&allowedBots.includes(id))return
if(type!=="User")return`${login} is not a person (${type}), and its id (${id??"unknown"}) is not in \`allowed-bots\`.`
if(isAllowedUser)return
const permission=await(asked??ask(keeper,actor))
return permission.status==="allowed"?void 0:permission.why}function isNamed(name,{login:login,id:id}){return/^\d+$/.test(name)?id===Number(name):(0,_trigger_mention_js__WEBPACK_IMPORTED_MODULE_0__.Av)(name,login)}function isOwnTurn({kind:kind,run:run}){return kind==="ci-failure"&&run?.isOwnBranch===!0}async function ask({client:client,settings:settings,sleep:sleep},actor){const{allowedRoles:allowedRoles,right:right}=settings
let permission=await checkPermission(client,actor,allowedRoles,right)
for(let attempt=1;attempt<tries&&permission.status==="denied"&&!permission.isSure;attempt++){await sleep(pauseMs*attempt)
permission=await checkPermission(client,actor,allowedRoles,right)}return permission}function refuse(why){return{status:"denied",why:why}}}),6865:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ah:()=>readFailedJobs,S6:()=>readWorkflow,bX:()=>hasDeployments,cI:()=>readRun,wf:()=>readChecks,x6:()=>readLog,xx:()=>readRuns,yt:()=>readDefaultBranch})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _port_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95164)
const Run=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),display_title:zod__WEBPACK_IMPORTED_MODULE_0__.string().default(""),actor:zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),type:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional()}).nullish(),path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),head_sha:zod__WEBPACK_IMPORTED_MODULE_0__.string(),head_branch:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),event:zod__WEBPACK_IMPORTED_MODULE_0__.string(),status:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),conclusion:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),run_attempt:zod__WEBPACK_IMPORTED_MODULE_0__.number().int().default(1),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),created_at:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
async function readRun(client,id){const found=await client.get("/actions/runs/{run_id}",{run_id:id}).catch(unlessMissing)
return found===void 0?void 0:Run.parse(found)}async function readRuns(client,only={}){const{workflow:workflow,...filters}=only
const path=workflow===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const parameters=workflow===void 0?filters:{...filters,workflow_id:workflow}
const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,path,parameters,{most:1,list:"workflow_runs"})
return items.map(item=>Run.parse(item))}const Workflow=zod__WEBPACK_IMPORTED_MODULE_0__.object({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),state:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
async function readWorkflow(client,file){const found=await client.get("/actions/workflows/{workflow_id}",{workflow_id:file}).catch(unlessMissing)
const workflow=Workflow.safeParse(found).data
return workflow?.state==="active"?workflow.path:void 0}async function hasDeployments(client,run){const[done,waiting]=await Promise.all([client.get("/deployments",{sha:run.head_sha,per_page:1}),client.get("/actions/runs/{run_id}/pending_deployments",{run_id:run.id})])
return zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).parse(done).length+zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).parse(waiting).length>0}const Repository=zod__WEBPACK_IMPORTED_MODULE_0__.object({default_branch:zod__WEBPACK_IMPORTED_MODULE_0__.string()})
const Branch=zod__WEBPACK_IMPORTED_MODULE_0__.object({commit:zod__WEBPACK_IMPORTED_MODULE_0__.object({sha:zod__WEBPACK_IMPORTED_MODULE_0__.string()})})
async function readDefaultBranch(client){const{default_branch:name}=Repository.parse(await client.get(""))
const{commit:commit}=Branch.parse(await client.get("/branches/{branch}",{branch:name}))
return{name:name,sha:commit.sha}}function unlessMissing(error){if(Object(error).status!==404)throw error}const Step=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),conclusion:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()})
const Job=zod__WEBPACK_IMPORTED_MODULE_0__.object({id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),conclusion:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),html_url:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.array(Step).default([])})
const failures=["failure","timed_out","startup_failure"]
const maxLogs=5
const limits={lines:200,characters:8e3}
const maxBytes=256*1024
async function readFailedJobs(client,run){try{const path="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const asked={run_id:run.id,attempt_number:run.attempt}
const{items:items,isWhole:isWhole}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,path,asked,{list:"jobs"})
const failed=zod__WEBPACK_IMPORTED_MODULE_0__.array(Job).parse(items).filter(({conclusion:conclusion})=>failures.includes(conclusion??""))
const jobs=await Promise.all(failed.map((job,index)=>withLog(client,job,index<maxLogs)))
return{jobs:jobs,notes:isWhole?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(client,job,hasLog){const{id:id,name:name,conclusion:conclusion,html_url:html_url,steps:steps}=job
const failedSteps=steps.filter(step=>failures.includes(step.conclusion??"")).map(step=>step.name)
const log=hasLog?await readLog(client,id):void 0
return{id:id,name:name,conclusion:conclusion??"",url:html_url??"",failedSteps:failedSteps,log:log}}async function readLog(client,id){try{const stream=await client.stream("/actions/jobs/{job_id}/logs",{job_id:id})
return logTail(await readEnd(stream,maxBytes),limits)}catch{return}}const escapes=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const stamp=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(log,{lines:lines,characters:characters}){const all=log.replace(/\r?\n$/,"").split("\n")
const kept=[]
let left=characters
for(const raw of all.toReversed()){const line=cleanLine(raw)
left-=line.length+1
if(kept.length===lines||left<0)break
kept.unshift(line)}return{text:kept.join("\n"),isCut:kept.length<all.length}}async function readEnd(stream,most){let chunks=[]
let size=0
let isCut=!1
for await(const chunk of stream){chunks.push(chunk)
size+=chunk.length
if(size<=4*most)continue
const end=Buffer.concat(chunks).subarray(-most);({chunks:chunks,size:size,isCut:isCut}={chunks:[end],size:end.length,isCut:!0})}const whole=Buffer.concat(chunks)
const text=whole.subarray(-most).toString("utf8")
return isCut||whole.length>most?text.slice(text.indexOf("\n")+1):text}function cleanLine(raw){const line=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.Mx)(raw.replace(stamp,"").replaceAll(escapes,""),"\r")
return line.slice(line.lastIndexOf("\r")+1)}const CheckRun=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),status:zod__WEBPACK_IMPORTED_MODULE_0__.string(),conclusion:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),output:zod__WEBPACK_IMPORTED_MODULE_0__.object({title:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),summary:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish()}).nullish()})
async function readChecks(client,sha){try{const asked={ref:sha,filter:"latest"}
const{items:items}=await(0,_port_js__WEBPACK_IMPORTED_MODULE_1__.n)(client,"/commits/{ref}/check-runs",asked,{list:"check_runs",most:3})
return zod__WEBPACK_IMPORTED_MODULE_0__.array(CheckRun).parse(items).map(({name:name,status:status,conclusion:conclusion,output:output})=>({name:name,conclusion:conclusion??status,summary:[output?.title,output?.summary].filter(Boolean).join("\n")}))}catch{return}}}),70762:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>blockedNetwork})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(685)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
const MOST=10
function blockedNetwork(denials,input){const reasons=[...new Set(denials.map(({reason:reason})=>kindOf(reason)))]
return reasons.map(reason=>{const those=denials.filter(denial=>kindOf(denial.reason)===reason)
return`Blocked network access: ${namesOf(those)}. ${remedyFor(reason,those,input)}`.trim()}).join("\n\n")}const kindOf=reason=>reason==="closed"?"unlisted":reason
function remedyFor(reason,denials,input){if(input.isAsking)return remedyByGrant(reason,denials,input.nobody)??remedyFor(reason,denials,{...input,isAsking:!1})
const setting=settingWith(denials,input)
switch(reason){case"closed":case"unlisted":return`To allow it, set ${setting}.`
case"shut":{const more=denials.some(({allow:allow})=>allow!==void 0)?` and ${setting}`:""
return`People without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("mixed-threads: as-trusted")}${more}.`}case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)(input.name)} names itself. To allow it, set ${setting}.`
case"never":return"The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed."
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)(input.name)} names the host with its port. To allow it, set ${setting}.`
case"unknown":return"The name has no address."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say."}}function remedyByGrant(reason,denials,nobody){const words=[...new Set(denials.flatMap(({allow:allow})=>allow??[]))]
const presets=words.filter(word=>!word.includes(".")).map(word=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(word,100)))
const open=presets.length===0?"":`add ${presets.join(", ")} to the input ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("network")}`
const asked=nobody===void 0?`mention me again and ask for it: the agent has to call ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("request_network")}, and a person grants the host to that one command`:`a person grants it to one command, and in this run there was nobody to ask, because ${(0,_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_0__.kI)(nobody)}`
switch(reason){case"closed":case"unlisted":{const isAll=words.every(word=>!word.includes("."))
if(open!==""&&isAll)return`To allow it, ${open}.`
const first=open===""?"":` For the registries among them, ${open}.`
return`Such a host is open only where it is granted, whatever ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("network")} says: ${asked}.${first}`}case"shut":return`People without write access wrote in this thread, so commands have no network, and none can be granted. To allow it on such threads, set ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("mixed-threads: as-trusted")}${open===""?"":` and ${open}`}.`
case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${asked}.`
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)("network")} names the host with its port, and a person grants the host. To allow it, add ${words.map(word=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(word,100))).join(", ")} to that input; ${asked}.`
default:return}}function namesOf(denials){const names=[...new Set(denials.map(({host:host,port:port})=>[0,80,443].includes(port)?host:`${host}:${port}`))]
const some=names.slice(0,MOST).map(name=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(name,100)))
return names.length>MOST?`${some.join(", ")} and ${names.length-MOST} more`:some.join(", ")}function settingWith(denials,{name:name,value:value}){const missing=denials.flatMap(({allow:allow})=>allow===void 0?[]:[(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(allow,100)])
const words=[...value==="none"||value===""?[]:[value],...new Set(missing)].slice(0,MOST+1)
return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)(`${name}: ${words.join(", ")}`)}}),83027:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$g:()=>renderRemoved,VV:()=>renderChanged,hY:()=>renderPatch})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5537)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _prose_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(17482)
const SHOWN=8
const FOLDED=100
function renderChanged(files){if(files.length===0)return""
const shown=table(`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(files.length,"file")} changed`,sumOf(files),files.slice(0,SHOWN))
const rest=files.slice(SHOWN)
if(rest.length===0)return shown
const more=rest.length>FOLDED?`\n\n… and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(rest.length-FOLDED,"more file")}.`:""
const fold=`${table("File","Lines",rest.slice(0,FOLDED))}${more}`
return`${shown}\n\n<details><summary>${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(rest.length,"more file")}</summary>\n\n${fold}\n\n</details>`}function table(files,lines,rows){const written=rows.map(({path:path,added:added,removed:removed})=>`| ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.FX)(path)} | ${linesOf(added,removed)} |`)
return`| ${files} | ${lines} |\n|-|-|\n${written.join("\n")}`}function linesOf(added,removed){return added===void 0||removed===void 0?"binary":`+${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(removed)}`}function sumOf(files){return linesOf(...sums(files))}function sums(files){const sum=lines=>lines.reduce((total,some)=>total+(some??0),0)
return[sum(files.map(file=>file.added)),sum(files.map(file=>file.removed))]}const MUCH_FILES=10
const MUCH_LINES=1e3
function renderRemoved(files,diff){const deleted=diff.split("\ndeleted file mode ").length-1
const[added,removed]=sums(files)
if(deleted<=MUCH_FILES&&(removed<MUCH_LINES||removed<added*2))return""
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("removed-much",{deleted:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(deleted,"file"),removed:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(removed,"line")})}function renderPatch({patch:patch},{what:what,file:file,most:most,base:base,isOutput:isOutput=!0,...place}){if(patch.length>most)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)(isOutput?"patch-long":"patch-long-aside",{what:what})
const amount=(0,_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(patch).length
const shown={title:`Patch of ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(amount,"file")}`,patch:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.DV)("diff",withShortIds(patch),"kept")}
const commands=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.DV)("sh",`${switchTo(base)}git apply ${file}`)
const repository=place.repository===void 0?"this repository":(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(place.repository)
if(survivesCopying(patch))return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("patch",{what:what,file:file,repository:repository,commands:commands,...shown})
const kept=isOutput?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("patch-file",{what:what,file:file,repository:repository,commands:commands}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("patch-file-aside",{what:what})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("patch-read-only",{kept:kept,...shown})}function survivesCopying(patch){return!/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(patch)&&(0,_prose_commands_js__WEBPACK_IMPORTED_MODULE_3__.ix)(patch,[],"kept")===patch}function switchTo(base){if(base?.kind==="pull")return`git fetch origin pull/${base.number}/head\ngit switch --detach FETCH_HEAD\n`
if(base===void 0||!/^\w[\w./-]*$/.test(base.branch))return""
return`git fetch origin ${base.branch}\ngit switch ${base.branch}\ngit merge --ff-only FETCH_HEAD\n`}function withShortIds(patch){if(patch.includes("GIT binary patch"))return patch
return patch.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g,"index $1..$2")}}),83650:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cc:()=>intentsInWords,M3:()=>renderIntents,_3:()=>renderIntentReports})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62423)
var _prose_neutral_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(14966)
const SIGNS={done:"✅ Done",already:"✅ Was so already",waiting:"🟠 Waiting",planned:"📝 Would be done",refused:"⚪ Refused","not-taken":"⚪ Not taken"}
function renderIntents(lines,rules){if(lines.length===0)return""
const list=lines.map(line=>`- ${lineOf(line,rules)}`).join("\n")
const undo=lines.flatMap(line=>line.status==="done"&&line.undo?[line.undo]:[])
const back=undo.length===0?"":`\n\n<details><summary>To undo</summary>\n\n${undo.map(one=>`- ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.$E)(600,one)}`).join("\n")}\n\n</details>`
return`**Proposals**\n\n${list}${back}`}function lineOf({status:status,words:words,why:why,url:url},rules){const what=url===void 0?words:`${words} ([link](${url}))`
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.hC)(`${SIGNS[status]}: ${what}${why===void 0?"":` – ${(0,_prose_neutral_js__WEBPACK_IMPORTED_MODULE_1__.$)(why,rules)}`}`)}function renderIntentReports(lines){return lines.map(({report:report})=>report===void 0?"":`\n\n${report.text}`).join("")}function intentsInWords(lines){if(lines.every(({status:status})=>status==="not-taken"))return
const amount=(...kinds)=>lines.filter(({status:status})=>kinds.includes(status)).length
const parts=[{many:amount("done","already"),word:"carried out"},{many:amount("planned"),word:"ready to be carried out"},{many:amount("waiting"),word:"waiting"},{many:amount("refused"),word:"refused"}].filter(({many:many})=>many>0)
const[first,...rest]=parts.map(({many:many,word:word},index)=>`${index===0?(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(many,"proposal"):many} ${word}`)
return[first,...rest].join(", ")}}),49391:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62423)
const MOST=10
function renderReading({strangers:strangers,hidden:hidden}){return[byStrangers(strangers),leftOut(hidden)].filter(line=>line!=="").join("\n\n")}function byStrangers(logins){const{people:people,bots:bots}=writersIn(logins)
return[...people.length>0?[`The agent read text by people without known write access: ${named(people)}.`]:[],...bots.length>0?[`The agent read comments of ${named(bots)} that may not be its own.`]:[]].join(" ")}function named(logins){const more=logins.length>MOST?` and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(logins.length-MOST,"other")}`:""
const some=logins.slice(0,MOST).map(login=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(login,50)))
return`${some.join(", ")}${more}`}function writersIn(logins){const isBot=login=>login.endsWith("[bot]")
return{people:logins.filter(login=>!isBot(login)),bots:logins.filter(isBot)}}function leftOut(hidden){if(hidden.length===0)return""
const parts=hidden.reduce((sum,one)=>sum+one.parts,0)
const places=hidden.slice(0,MOST).map(one=>`${one.parts} in ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(one.where,60)}`)
const more=hidden.length>MOST?`, and in ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(hidden.length-MOST,"other text")}`:""
const were=parts===1?"hidden passage was":"hidden passages were"
return`${parts} ${were} left out of what the agent read: ${places.join(", ")}${more}.`}function knowledgeLine({skills:skills,hooksRun:hooksRun,blocked:blocked}){const more=skills.length>10?`, and ${skills.length-10} more`:""
const names=skills.slice(0,10).map(name=>(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(name,80)))
return[...skills.length>0?[`skills ${names.join(", ")}${more}`]:[],...hooksRun>0?[`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(hooksRun,"hook")} run, ${blocked.length} blocked`]:[]]}function blockedByHooks({blocked:blocked}){if(blocked.length===0)return""
const rows=blocked.slice(-10).map(({event:event,reason:reason})=>`| ${event} | ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.FX)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(reason,200))} |`)
const cut=blocked.length>10?` (the last 10 of ${blocked.length})`:""
return`| Blocked by hooks${cut} | Why |\n|-|-|\n${rows.join("\n")}`}const MOST_USED=10
function renderServers(servers){if(servers.length===0)return""
const rows=servers.map(({name:name,tools:tools,used:used})=>`| ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.FX)(name)} | ${tools} | ${usedOf(used)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${rows.join("\n")}`}function renderBroken(servers){const broken=servers.filter(({problem:problem})=>problem!=="")
if(broken.length===0)return""
const list=broken.map(({name:name,problem:problem})=>`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)(name)} (${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(problem,200))})`).join(", ")
return`${broken.length===1?"This MCP server":"These MCP servers"} did not work: ${list}.`}function usedOf(used){if(used.length===0)return"none"
const some=used.slice(0,MOST_USED).map(({tool:tool,calls:calls})=>`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(tool,64))} ${calls}`)
const rest=used.length>MOST_USED?`, and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(used.length-MOST_USED,"other tool")}`:""
return some.join(", ")+rest}}),99986:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B1:()=>renderReport,EB:()=>renderWorking})
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var inline_code=__webpack_require__(62423)
var outcome=__webpack_require__(62822)
var blocks=__webpack_require__(61502)
var neutral=__webpack_require__(14966)
var review_facts=__webpack_require__(61229)
var blocked_network=__webpack_require__(70762)
var changed_files=__webpack_require__(83027)
var reading_facts=__webpack_require__(49391)
function renderUses(uses){return uses.length<2?[]:uses.map(use=>`\`${use.id}\`: ${renderUse(use)}`)}function renderUse(use){return`${(0,lib_text.U9)(use.replies,"model request")} · ${tokens(use)} · cost ${formatCost(use.costUsd)}`}function formatCost(costUsd){if(costUsd===void 0)return"not known"
return`$${costUsd.toFixed(costUsd>0&&costUsd<.01?4:2)}`}function tokens({inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens,writtenTokens:writtenTokens,reasoningTokens:reasoningTokens}){const parts=[...cachedTokens>0?[`${(0,lib_text.vP)(cachedTokens)} from a cache`]:[],...writtenTokens>0?[`${(0,lib_text.vP)(writtenTokens)} into it`]:[],...reasoningTokens>0?[`${(0,lib_text.vP)(reasoningTokens)} of thinking`]:[]]
const among=parts.length>0?` (${parts.join(", ")})`:""
return`${(0,lib_text.vP)(inputTokens)} tokens in, ${(0,lib_text.vP)(outputTokens)} out${among}`}function renderDetails(report,links){const{knowledge:knowledge,reading:reading,servers:servers=[]}=report
const parts=[commandsRun(report.checks),(0,reading_facts.RX)(servers),knowledge?(0,reading_facts.cu)(knowledge):"",reading?(0,reading_facts.Xm)(reading):"",facts(report,links),guesses(report)]
return parts.filter(part=>part!=="").join("\n\n")}function facts(report,{conversationId:conversationId,requester:requester}){const{models:models,sandbox:sandbox,knowledge:knowledge}=report
const answered=models.length>0?` · answered by ${models.map(inline_code.aY).join(", ")}`:""
const lines=[`Requested by ${requester}${answered}`,work(report),total(report),...renderUses(report.uses).map(use=>`  - ${use}`),...sandbox?[walls(sandbox)]:[],...knowledge?[(0,reading_facts.Zi)(knowledge).join(" · ")]:[],`Conversation ${(0,inline_code.aY)(conversationId)}`,report.picture===void 0?"":`Last page in the browser: ${(0,inline_code.aY)(`observations/${report.picture}`)} of the conversation`]
return lines.filter(line=>line!=="").map(line=>line.startsWith(" ")?line:`- ${line}`).join("\n")}function work({steps:steps,toolCalls:toolCalls,failedCalls:failedCalls=0,durationMs:durationMs}){const none=toolCalls===0&&failedCalls===0?" · no tool did any work":""
return`${(0,lib_text.U9)(steps,"step")} in ${timeOf(durationMs)}${none}`}function timeOf(ms){const seconds=Math.round(ms/1e3)
return seconds<60?`${seconds} s`:`${Math.floor(seconds/60)} min ${seconds%60} s`}function walls({way:way,checks:checks,network:network,isShut:isShut}){return`Sandbox: ${way} · network: ${isShut?"none":network} · self-test: ${(0,lib_text.U9)(checks,"check")} passed`}function total(report){const[only,another]=report.uses
return only&&!another?renderUse(only):`${formatTokens(report)} · cost ${formatCost(report.costUsd)}`}function guesses({estimatedCalls:estimatedCalls}){if(estimatedCalls===0)return""
return`Tokens are estimated for ${(0,lib_text.U9)(estimatedCalls,"call")}: the model endpoint did not state them.`}function commandsRun(checks){const commands=checks.filter(({command:command})=>command!=="")
if(commands.length===0)return""
const rows=commands.slice(-10).map(({command:command,exitCode:exitCode})=>`| ${(0,inline_code.FX)((0,lib_text.TN)(command,120))} | ${endOf(exitCode)} |`)
const cut=commands.length>10?` (the last 10 of ${commands.length})`:""
return`| Commands the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`}function endOf(exitCode){return exitCode===-1?"still running":String(exitCode)}function formatTokens({inputTokens:inputTokens,outputTokens:outputTokens,cachedTokens:cachedTokens}){const cached=cachedTokens>0?` (${(0,lib_text.vP)(cachedTokens)} of those in from a cache)`:""
return`${(0,lib_text.vP)(inputTokens)} tokens in, ${(0,lib_text.vP)(outputTokens)} out${cached}`}var intents=__webpack_require__(83650)
var markdown=__webpack_require__(78276)
const MOST=5
function renderTests(tests){if(tests.length===0)return""
const rows=tests.slice(-MOST).map(test=>`| ${(0,inline_code.FX)((0,lib_text.TN)(test.command,120))} | ${tests_seen_endOf(test)} |`)
const cut=tests.length>MOST?` (the last ${MOST} of ${tests.length})`:""
const table=`| Tests the agent ran${cut} | Exit code |\n|-|-|\n${rows.join("\n")}`
return[lastFailure(tests),table].filter(Boolean).join("\n\n")}function lastFailure(tests){const last=tests.findLast(({exitCode:exitCode})=>exitCode!==void 0)
if(!last||last.exitCode===0)return""
const isLast=last===tests.at(-1)
const since=isLast&&last.isBeforeEdit?" Files were edited after it, and no test was run again.":""
const which=isLast?"":" whose result is known"
return`The last test command${which} failed (${(0,inline_code.aY)((0,lib_text.TN)(last.command,120))}, exit code ${last.exitCode}).${since}`}function tests_seen_endOf({exitCode:exitCode,isBeforeEdit:isBeforeEdit}){if(exitCode===void 0)return"⚪ its result is not known"
if(isBeforeEdit)return`⚪ ${exitCode}, files were changed after this run`
return`${exitCode===0?"✅":"❌"} ${exitCode}`}function renderCheck({check:check,opinion:opinion},rules){return[check?checkWords(check):"",check?outputOf(check):"",opinion?opinionWords(opinion,rules):""].filter(Boolean).join("\n\n")}function opinionWords(opinion,rules){const said=opinion.kind==="none"?"A second opinion of the model could not be had":`${opinion.kind==="bad"?"⚠️ Bad second":"Second"} opinion of the model, ${opinion.score} of 1`
const words=opinion.message===""?`${said}.`:`${said}: ${(0,neutral._)((0,lib_text.TN)(opinion.message,600),rules)}`
const unseen=opinion.kind==="none"?[]:opinion.unseen??[]
return unseen.length===0?words:`${words}\n\n⚠️ It did not see ${listed(unseen)} as published.`}function listed(paths){return paths.slice(0,MOST).map(inline_code.aY).join(", ")+(paths.length>MOST?", …":"")}function checkWords({command:command,end:end,runs:runs,deciders:deciders,isPartial:isPartial}){const name=`Check ${(0,inline_code.aY)((0,lib_text.TN)(command,120))}`
const times=runs>1?` (it ran ${(0,lib_text.U9)(runs,"time")})`:""
const result=(0,lib_text.hC)({passed:`✅ ${name} passed${times}`,failed:`❌ ${name} failed${times}`,"timed-out":`❌ ${name} did not end in time${times}`,moved:`⚠️ Files changed while ${(0,inline_code.aY)((0,lib_text.TN)(command,120))} ran or after it, so the check does not count as passed`,"not-run":`❌ ${name} did not run on this work`}[end.kind],isPartial?"It ran with the withheld files, which are not on the branch":"")
return deciders.length>0?`${result}\n\n⚠️ The change touches what the check runs: ${listed(deciders)}.`:result}const LONGEST_OUTPUT=4e3
function outputOf({output:output}){if(output==="")return""
const end=output.length>LONGEST_OUTPUT?`…\n${output.slice(-LONGEST_OUTPUT).replace(/^[\uDC00-\uDFFF]/,"")}`:output
return`<details><summary>Output of the check</summary>\n\n${(0,inline_code.DV)("text",end)}\n\n</details>`}var withheld=__webpack_require__(85518)
function renderReport(report,links){return(0,prompts.J1)("report",{places:renderPlaces(report,links),heading:[(0,outcome.rL)(report).mark,withReferences((0,neutral.$)(report.reason,links),report)].filter(Boolean).join(" "),body:sections(report,links).join("\n\n"),details:renderDetails(report,links)})}function renderWorking(links,note="",progress){const[phrase=""]=links.phrases
const known=[progress?renderProgress(progress,links):"",(0,neutral.$)(note,links)]
return(0,prompts.J1)("working",{requester:links.requester,run_url:links.runUrl,progress:known.filter(part=>part!=="").join("\n\n"),steering:links.isHeard?(0,prompts.J1)("steering",{phrase:phrase}):""}).replace(/\n{3,}/,"\n\n").trimEnd()}function sections(report,rules){const parts=[...report.approvalComment===void 0?[]:[(0,neutral.$)(report.hint,rules),report.approvalComment],answerOf(report,rules),report.review?(0,review_facts.oB)(report.review):"",report.approvalComment===void 0?hintOf(report,rules):"",report.note??"",(0,intents.M3)(report.intents??[],rules),(0,changed_files.VV)(report.files),nothingWorked(report),(0,changed_files.$g)(report.files,report.diff?.text??""),renderCheck(report,rules),renderTests(report.tests??[]),report.kept.kind==="branch"&&!report.isDiffInComment?(0,markdown._l)(report.diff?.text??""):"",keptWork(report),(0,withheld.b)(report.locks??[]),(0,withheld.eJ)(report,{base:baseOf(report),hint:report.hint}),...(report.others??[]).map(work=>renderOther(work,rules)),renderSame(report.others??[]),blockedIn(report.sandbox),(0,reading_facts.Ib)(report.servers??[]),refusals(report),risky(report)]
return parts.filter(part=>part!=="")}function answerOf({review:review,finalResponse:finalResponse,isPlanAsked:isPlanAsked},rules){if(review?.url!==void 0||isPlanAsked)return""
return(0,markdown.KJ)((0,blocks.Gl)(withoutBlankEnds(finalResponse)),rules)}function withoutBlankEnds(text){return text.replace(/^(?:[^\S\n]*\n)+/,"").trimEnd()}function blockedIn(sandbox){if(!sandbox)return""
const{denials:denials,network:network,isAsking:isAsking=!1,nobody:nobody}=sandbox
return(0,blocked_network.Z)(denials,{name:"network",value:network,isAsking:isAsking,nobody:nobody})}function hintOf({quote:quote,hint:hint,code:kind},rules){const said=quote===void 0?[]:[`> ${(0,inline_code.$E)(500,quote)}`]
const advice=(0,lib_text.hC)((0,neutral.$)(hint,rules),kind&&`(Code ${(0,inline_code.aY)(kind)}.)`)
return[...said,advice].filter(Boolean).join("\n\n")}function nothingWorked({toolCalls:toolCalls,failedCalls:failedCalls=0,intents:intents=[]}){if(intents.length>0)return""
return toolCalls===0&&failedCalls>0?`No tool call of this run did any work: ${failedCalls} failed.`:""}function refusals({refusedHistories:refusedHistories=0}){return refusedHistories>0?(0,prompts.J1)("refused-history",{times:(0,lib_text.U9)(refusedHistories,"time")}):""}function risky({risks:risks=[]}){if(risks.length===0)return""
const rest=risks.length>10?`, and ${risks.length-10} more`:""
return`⚠️ Of medium risk, and run: ${risks.slice(0,10).map(inline_code.aY).join(", ")}${rest}.`}function baseOf({kept:kept,forkUrl:forkUrl,patchBase:patchBase}){return kept.kind==="branch"&&forkUrl===void 0?{kind:"branch",branch:kept.branch}:patchBase}function keptWork(work,repository){const{kept:kept,patchBase:patchBase,isCiSilent:isCiSilent,rewrittenBase:base,pullRequest:pullRequest,proposeUrl:proposeUrl}=work
if(kept.kind==="patch")return(0,changed_files.hY)(kept,{what:"The work",file:"work.patch",most:3e4,base:patchBase,repository:repository})
if(kept.kind==="nothing"||!pullRequest||proposeUrl!==void 0)return""
const warnings=[...base===void 0?[]:[(0,prompts.J1)("base-rewritten",{branch:(0,inline_code.aY)(base)})],...isCiSilent?[(0,prompts.J1)("no-ci")]:[]]
return warnings.join("\n\n")}function withReferences(text,{others:others=[]}){return others.reduce((all,{repository:repository,pullRequest:pullRequest})=>{const number=`#${pullRequest?.number}`
return all.replaceAll(`${repository}\`${number}\``,repository+number)},text)}function renderOther(work,rules){const{repository:repository,files:files,diff:diff,kept:kept,problem:problem}=work
if(isSame(work))return""
const parts=[`#### In ${(0,inline_code.aY)(repository)}`,renderOtherPlaces(work),(0,neutral.$)(problem,rules),(0,changed_files.VV)(files),(0,changed_files.$g)(files,diff?.text??""),kept.kind==="branch"?(0,markdown._l)(diff?.text??""):"",keptWork(work,repository),(0,withheld.b)(work.locks??[]),(0,withheld.eJ)(work,{base:baseOf(work),repository:repository,hint:problem})]
return parts.filter(part=>part!=="").join("\n\n")}function isSame({kept:kept,withheld:withheld,problem:problem}){return kept.kind==="nothing"&&withheld.length===0&&problem===""}function renderSame(others){const names=others.filter(isSame).map(({repository:repository})=>(0,inline_code.aY)(repository))
return names.length===0?"":(0,prompts.J1)("other-repositories-same",{names:names.join(", ")})}function renderPlaces(report,{repositoryUrl:repositoryUrl,runUrl:runUrl}){return[...proposalPlaces(report,""),...branchPlaces(report,repositoryUrl),`[Job log](${runUrl})`].join(" · ")}function renderOtherPlaces(work){return[...proposalPlaces(work,work.repository),...branchPlaces(work,work.repositoryUrl)].join(" · ")}function proposalPlaces({pullRequest:pullRequest,proposeUrl:proposeUrl},repository){if(pullRequest)return[`[Pull request ${repository}#${pullRequest.number}](${pullRequest.url})`]
return proposeUrl===void 0?[]:[`**[Open the pull request](${proposeUrl})**`]}function branchPlaces({kept:kept,pullRequest:pullRequest,forkUrl:forkUrl},repositoryUrl){if(kept.kind!=="branch")return[]
const{branch:branch,commit:commit,compareUrl:compareUrl,isVerified:isVerified}=kept
const tree=`${forkUrl??repositoryUrl}/tree/${branch.split("/").map(inAddress).join("/")}`
const signed=isVerified?" (verified)":""
return[`Branch [${(0,inline_code.aY)(branch)}](${tree})`,`Commit [${(0,inline_code.aY)(commit.slice(0,7))}](${repositoryUrl}/commit/${inAddress(commit)})${signed}`,`[Files](${pullRequest?`${pullRequest.url}/files`:compareUrl})`]}function inAddress(text){return encodeURIComponent(text).replaceAll(/[()!'*]/g,sign=>`%${sign.charCodeAt(0).toString(16)}`)}const SHOWN=30
function renderProgress({list:list,now:now,...figures},rules){const lines=list.slice(0,SHOWN).map(step=>lineOf(step,rules))
const more=list.length>SHOWN?[`- … and ${list.length-SHOWN} more`]:[]
const head=`**Now:** ${doing(now)}\n\n${figuresOf(figures)}`
return[head,[...lines,...more].join("\n")].filter(part=>part!=="").join("\n\n")}function doing(now){if(!now)return"waiting for the model"
const{tool:tool,detail:detail}=now
const what=detail===""?"":` ${(0,inline_code.aY)((0,lib_text.TN)(detail,120))}`
return tool==="terminal"&&what!==""?`running${what}`:`${(0,inline_code.aY)(tool)}${what}`}function figuresOf(progress){const{minutes:minutes,maxMinutes:maxMinutes,steps:steps,maxSteps:maxSteps,costUsd:costUsd,maxUsd:maxUsd,tokens:tokens,maxTokens:maxTokens}=progress
const cost=costUsd!==void 0&&`$${costUsd.toFixed(2)}${maxUsd===void 0?"":` of $${maxUsd.toFixed(2)}`}`
const facts=[`${Math.floor(minutes)} min of ${maxMinutes}`,`step ${steps} of ${maxSteps}`,...cost?[cost]:[],...maxTokens===void 0?[]:[`${(0,lib_text.vP)(tokens)} of ${(0,lib_text.vP)(maxTokens)} tokens`]]
return facts.join(" · ")}function lineOf({title:title,status:status},rules){const box=`- [${status==="done"?"x":" "}] `
return`${box}${(0,neutral._)((0,lib_text.TN)(title,160),rules,box)}${status==="in_progress"?" – _in progress_":""}`}}),85518:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YG:()=>summaryOf,b:()=>renderLocks,eJ:()=>renderWithheld})
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5537)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _policy_codes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9179)
var _changed_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(83027)
const SHOWN=20
function renderWithheld({withheld:withheld,withheldPatch:withheldPatch,asidePatch:asidePatch},{hint:hint="",...place}={}){if(withheld.length===0)return""
const lines=withheld.slice(0,SHOWN).map(lineOf)
const more=withheld.length>SHOWN?[`- … and ${withheld.length-SHOWN} more.`]:[]
const hints=hintsFor(withheld.map(({code:code})=>code)).filter(([advice])=>!hint.includes(advice))
return[["Withheld:","",...lines,...more].join("\n"),hints.map(([advice,codes])=>`${codes.join(", ")}: ${advice}`).join("\n"),...patchesOf(withheld,{patch:withheldPatch,aside:asidePatch,...place})].filter(Boolean).join("\n\n")}function hintsFor(codes){const known=[...new Set(codes)]
const advices=new Set(known.map(code=>_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__.Lp[code].hint))
return[...advices].map(advice=>[advice,known.filter(code=>_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__.Lp[code].hint===advice)])}function renderLocks(locks){return locks.map(({path:path,manifests:manifests,added:added})=>{const names=added.slice(0,SHOWN).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")
const more=added.length>SHOWN?`, and ${added.length-SHOWN} more`:""
const fresh=added.length===0?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("lock-file-same"):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("lock-file-new",{entries:`${names}${more}`})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("lock-file",{path:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(path),manifests:manifests.slice(0,SHOWN).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", "),fresh:fresh})}).join("\n\n")}function summaryOf({code:code,path:path,detail:detail}){return`${code} ${path||"the change"} ${_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__.Lp[code].message}${detail===""?"":` (${detail})`}`}function lineOf({path:path,code:why,detail:detail}){const what=path===""?"The change":(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(path)
return`- **${why}** ${what} ${_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__.Lp[why].message}${detail===""?"":` (${detail})`}.`}function patchesOf(withheld,{patch:patch,aside:aside,...place}){if(!aside)return[patchOf(patch,withheld,place)]
const what="What was not in the work tree"
const own=(0,_changed_files_js__WEBPACK_IMPORTED_MODULE_4__.hY)(aside,{what:what,file:"aside.patch",most:1e4,isOutput:!patch,...place})
return patch?[patchOf(patch,withheld,place),own]:[own]}function patchOf(patch,withheld,place){const hasWork=withheld.some(({code:code})=>code!=="DKH-203")
if(!patch)return hasWork?"It is not kept anywhere else than in the workspace of the run.":""
const shown=withoutSecret(patch,withheld)
if(shown.patch==="")return""
const isWhole=!withheld.some(({code:code})=>(0,_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__.JD)(code))
return(0,_changed_files_js__WEBPACK_IMPORTED_MODULE_4__.hY)(shown,{what:isWhole?"It":"The rest of it",file:"withheld.patch",most:15e3,...place})}function withoutSecret({path:path,patch:patch},withheld){const names=withheld.flatMap(({code:code,path:path})=>code==="DKH-201"||code==="DKH-202"?[path]:[])
const isOdd=names.some(name=>/["\\]|[^ -~]/.test(name))
const pieces=(0,_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(patch).filter(piece=>{const[line=""]=piece.split("\n",1)
return!names.some(name=>line.endsWith(` b/${name}`))&&!(isOdd&&line.endsWith('"'))})
return{path:path,patch:pieces.join("")}}}),76444:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Es:()=>placeFailedRun,od:()=>decideCiFix,w8:()=>continueAttempts})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54995)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(44463)
var _github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(63768)
var _github_read_workflow_runs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(6865)
var _github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(91116)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(60593)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(88135)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(29058)
async function decideCiFix(run,memory){const{trigger:trigger,github:github,job:job}=run
if(!trigger.run)return{status:"go",failed:void 0}
const{branch:branch}=trigger.run
if(trigger.thread.type==="issue"&&!isUnproposed(memory,branch))return{status:"stop",why:`There is no saved work on the branch ${branch} to continue.`}
const failed=await(0,_github_read_workflow_runs_js__WEBPACK_IMPORTED_MODULE_6__.Ah)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__.n)(github,job.repository),trigger.run)
if(isRepeated(run,memory))return{status:"go",failed:failed}
if(job.runAttempt>1&&await(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.h8)(run.github,job.repository,branch)!==trigger.headSha)return{status:"stop",why:movedOn(branch)}
const chance=await chanceFor(run,memory,failureOf(failed)??"unread")
if(chance.status==="go"){memory.update(manifest=>({...manifest,counters:chance.counters}))
return{status:"go",failed:failed}}return{status:"stop",why:await stop(run,memory,chance)}}function isUnproposed({manifest:{work:work}},branch){return work?.branch===branch&&work.pull_request===null}function isRepeated({trigger:trigger},{manifest:manifest}){return manifest.lease?.key===trigger.key||(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_9__.oy)(trigger.key,manifest)!==void 0}async function chanceFor(run,memory,failure){const{trigger:trigger,world:world}=run
const most=_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_2__.r2.safeParse((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_3__.JR)(world.env,"ci-attempts")).data??1
if((!memory.isKept||memory.isLost)&&await isOurs(run))return{status:"spent",tried:1,counters:{}}
return chanceAt(memory.manifest.counters,trigger.headSha??"",failure,most)}const Commit=zod__WEBPACK_IMPORTED_MODULE_13__.object({message:zod__WEBPACK_IMPORTED_MODULE_13__.string()})
async function isOurs({github:github,job:job,trigger:trigger}){try{const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_5__.n)(github,job.repository)
const commit=Commit.parse(await client.get("/git/commits/{commit_sha}",{commit_sha:trigger.headSha}))
return/(?:^|\n)Agent-Run: /.test(commit.message)}catch{return!0}}async function stop({world:world,github:github,job:job,trigger:trigger,mayWrite:mayWrite,redact:redact},memory,chance){if(chance.status==="told")return"The limit of attempts at this failure was already reported."
const why=chance.status==="unchanged"?"It fails in the same way as before my last attempt.":`It failed after ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_14__.U9)(chance.tried,"attempt")}.`
if(!mayWrite||trigger.thread.type==="none")return why
const[phrase=""]=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_4__.phrasesOf)(world.env)
const words=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_11__.J1)("ci-stopped",{why:why,run_url:trigger.run?.url??"",phrase:phrase})
try{const{url:url}=await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_8__.Gy)(github,job.repository,trigger.thread.number,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_12__.kN)({world:world,job:job,trigger:trigger},redact(words)))
const answer={key:trigger.key,comment_url:url,outcome:"skipped",time:world.now().toISOString()}
await memory.close(manifest=>(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_9__.$s)({...manifest,counters:chance.counters},answer))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.printNotice)(`The reason could not be posted on the thread. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_10__.ec)(error).message}`)}return why}const PREFIX="ci/"
const countAt=sha=>`${PREFIX}${sha}`
const failureAt=(sha,failure)=>`${PREFIX}${sha}/${failure}`
function chanceAt(counters,sha,failure,most){const tried=counters[countAt(sha)]??0
if(tried>most)return{status:"told"}
const isKnown=counters[failureAt(sha,failure)]!==void 0
if(tried<most&&!isKnown){const chain={...chainAt(counters,sha,sha),[countAt(sha)]:tried+1,[failureAt(sha,failure)]:1}
return{status:"go",counters:{...othersIn(counters),...chain}}}const over={...counters,[countAt(sha)]:most+1}
return{status:isKnown?"unchanged":"spent",tried:tried,counters:over}}function continueAttempts(counters,sha,commit){return{...othersIn(counters),...chainAt(counters,sha,commit)}}function othersIn(counters){return Object.fromEntries(Object.entries(counters).filter(([name])=>!name.startsWith(PREFIX)))}function chainAt(counters,sha,commit){const here=Object.entries(counters).filter(([name])=>name.startsWith(countAt(sha)))
return Object.fromEntries(here.map(([name,value])=>[name.replace(sha,commit),value]))}function failureOf({jobs:jobs}){if(jobs.length===0)return
const parts=jobs.map(({name:name,failedSteps:failedSteps,log:log})=>[name,...failedSteps,...complaints(log?.text??"")])
const text=parts.map(part=>part.join("\n")).sort()
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(text.join("\0")).digest("hex").slice(0,16)}const COMPLAINT=/error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i
function complaints(log){return log.split("\n").filter(line=>COMPLAINT.test(line)).map(line=>line.replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g,"").replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g,"").replaceAll(/duration_ms\s+[\d.]+/g,"").replaceAll(/\b[0-9a-f]{7,}\b/g,"").trim())}async function placeFailedRun(access,trigger){const{run:run,headSha:headSha}=trigger
if(!run)return trigger
const isFirst=access.job.runAttempt===1
if(isFirst&&await(0,_github_write_branch_js__WEBPACK_IMPORTED_MODULE_7__.h8)(access.github,access.job.repository,run.branch)!==headSha)return(0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_15__.PP)(movedOn(run.branch))
const number=await pullOf(access,trigger,run.branch)
if(number!==void 0)return{...trigger,thread:{type:"pull_request",number:number},answer:{kind:"comment"}}
const issue=run.isOwnBranch?issueIn(run.branch):void 0
if(issue===void 0)return(0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_15__.PP)(`The branch ${run.branch} has no open pull request.`)
return{...trigger,thread:{type:"issue",number:issue},answer:{kind:"comment"}}}function movedOn(branch){return`The branch ${branch} has new commits since then.`}const Pulls=zod__WEBPACK_IMPORTED_MODULE_13__.array(zod__WEBPACK_IMPORTED_MODULE_13__.object({number:zod__WEBPACK_IMPORTED_MODULE_13__.int(),head:zod__WEBPACK_IMPORTED_MODULE_13__.object({sha:zod__WEBPACK_IMPORTED_MODULE_13__.string(),repo:zod__WEBPACK_IMPORTED_MODULE_13__.object({id:zod__WEBPACK_IMPORTED_MODULE_13__.int()}).nullable()})}))
async function pullOf({github:github,job:job},trigger,branch){const{owner:owner,name:name}=job.repository
const asked={owner:owner,repo:name,head:`${owner}:${branch}`,state:"open"}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/pulls",asked)
const ours=Pulls.parse(data).filter(({head:head})=>head.sha===trigger.headSha||job.runAttempt>1).filter(({head:head})=>head.repo?.id===trigger.repositoryId).map(({number:number})=>number)
const named=trigger.thread.type==="none"?void 0:trigger.thread.number
return ours.find(number=>number===named)??ours[0]}function issueIn(branch){const[,number]=/(?:^|[/-])issue-(\d{1,9})(?=$|\D)/.exec(branch)??[]
return number===void 0?void 0:Number(number)}}),24158:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{hD:()=>whyTooOften,oP:()=>rateIn})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(60593)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(88135)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(29058)
var _acknowledge_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(12384)
const HOUR_MS=36e5
async function whyTooOften(run,memory){const{trigger:trigger,world:world}=run
if(trigger.kind==="decision")return
if(memory.manifest.lease?.key===trigger.key||(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__.oy)(trigger.key,memory.manifest))return
const hour=Math.floor(world.now().getTime()/HOUR_MS)
const isOnThread=memory.isKept&&trigger.thread.type!=="none"
const rate=isOnThread?rateOf(run,memory,hour):void 0
if(rate&&rate.status!=="go"){await(0,_acknowledge_js__WEBPACK_IMPORTED_MODULE_8__.b0)(run,trigger,"confused")
if(rate.status==="stop")await tell(run,memory,{...rate,words:wordsOf(rate)})
return rate.limit==="runs"?"This thread has reached the limit of `max-runs-per-day`.":`Bots started ${MOST_BOT_TURNS} consecutive runs on this thread.`}const full=await whyRepositoryIsFull(run,hour)
if(full!==void 0){await(0,_acknowledge_js__WEBPACK_IMPORTED_MODULE_8__.b0)(run,trigger,"confused")
if(isOnThread)await tellFull(run,memory,hour)
return full}if(rate)memory.update(manifest=>({...manifest,counters:rate.counters}))
return}function rateOf({trigger:trigger,world:world},memory,hour){return rateAt(memory.manifest.counters,{hour:hour,by:trigger.run?"run":trigger.actors.some(({type:type})=>type!=="User")?"bot":"person",most:_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.MR.safeParse((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(world.env,"max-runs-per-day")).data??20})}async function whyRepositoryIsFull(run,hour){if((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(run.world.env,"max-repository-runs-per-day")===void 0)return
return(await __webpack_require__.e(7700).then(__webpack_require__.bind(__webpack_require__,67700))).whyRepositoryIsFull(run,(counters,most)=>{const rate=rateAt(counters,{hour:hour,by:"run",most:most})
return rate.status==="go"?rate.counters:void 0})}async function tellFull(run,memory,hour){const counters=recentIn(memory.manifest.counters,hour)
if(counters[TOLD+REPOSITORY]!==void 0)return
const words=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("too-many-runs-in-repository")
await tell(run,memory,{words:words,counters:{...counters,[TOLD+REPOSITORY]:hour}})}function wordsOf({limit:limit,runs:runs}){return limit==="runs"?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("too-many-runs",{runs:String(runs)}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("too-many-bot-turns",{turns:String(MOST_BOT_TURNS)})}async function tell({world:world,github:github,job:job,trigger:trigger,mayWrite:mayWrite,redact:redact},memory,{words:words,counters:counters}){const{thread:thread,key:key}=trigger
if(!mayWrite||thread.type==="none")return
try{const body=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.kN)({world:world,job:job,trigger:trigger},redact(words))
const{url:url}=await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_3__.Gy)(github,job.repository,thread.number,body,(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.MI)(world.env,trigger))
const answer={key:key,comment_url:url,outcome:"skipped",time:world.now().toISOString()}
await memory.close(manifest=>(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__.$s)({...manifest,counters:counters},answer))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`The reason could not be posted on the thread. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error).message}`)}}const MOST_BOT_TURNS=5
const DAY_HOURS=24
const RUNS="runs/"
const BOT_TURNS="bots/turns"
const TOLD="told/"
const REPOSITORY="repository"
function rateAt(counters,{hour:hour,by:by,most:most}){const recent=recentIn(counters,hour)
const runs=Object.entries(recent).reduce((sum,[name,value])=>sum+(name.startsWith(RUNS)?value:0),0)
const turns=turnsAfter(recent[BOT_TURNS]??0,by)
const limit=runs>=most?"runs":by==="bot"&&turns>MOST_BOT_TURNS?"bots":void 0
if(limit===void 0){const here=`${RUNS}${hour}`
return{status:"go",counters:{...recent,[here]:(recent[here]??0)+1,[BOT_TURNS]:turns}}}if(recent[TOLD+limit]!==void 0)return{status:"told",limit:limit}
return{status:"stop",limit:limit,runs:runs,counters:{...recent,[TOLD+limit]:hour}}}function turnsAfter(turns,by){if(by==="person")return 0
return by==="bot"?turns+1:turns}function rateIn(counters){return Object.fromEntries(Object.entries(counters).filter(([name])=>isOurs(name)))}function isOurs(name){return name.startsWith(RUNS)||name.startsWith(TOLD)||name===BOT_TURNS}function recentIn(counters,hour){const isPast=(name,value)=>{if(name.startsWith(RUNS))return Number(name.slice(RUNS.length))<=hour-DAY_HOURS
if(name===`${TOLD}bots`)return(counters[BOT_TURNS]??0)<MOST_BOT_TURNS
return name.startsWith(TOLD)&&value<=hour-DAY_HOURS}
return Object.fromEntries(Object.entries(counters).filter(([name,value])=>!isPast(name,value)))}}),22440:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>approversOf,f:()=>whyRefused})
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79235)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(71760)
var _github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(71762)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
const DECIDE="approve or reject"
const NOT_REQUESTER="not-requester"
function approversOf(env,ownId){const entries=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.od)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.JR)(env,"approvers")??"")
const mustNotBeRequester=entries.includes(NOT_REQUESTER)
const users=entries.filter(entry=>entry.startsWith("@")).map(entry=>entry.slice(1))
const roles=entries.filter(entry=>!entry.startsWith("@")&&entry!==NOT_REQUESTER&&!(0,_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(entry))
const usual={...(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__.gateSettings)(env,ownId),allowedBots:[],right:DECIDE}
const isNamed=users.length+roles.length>0
const gate=isNamed?{...usual,allowedRoles:roles,allowedUsers:users}:usual
const inWords=`${words(gate)} can decide${mustNotBeRequester?", but not the person who asked for the work":""}`
return{gate:gate,mustNotBeRequester:mustNotBeRequester,inWords:inWords}}function answerable(env,ownId,isLabel){const[usual,{gate:gate}]=[(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__.gateSettings)(env,ownId),approversOf(env,ownId)]
const roles=[...usual.allowedRoles,...gate.allowedRoles,...isLabel?["triage"]:[]]
return{...usual,right:DECIDE,allowedRoles:[...new Set(roles)],allowedUsers:[...usual.allowedUsers,...gate.allowedUsers],allowedBots:[]}}function words({allowedRoles:allowedRoles,allowedUsers:allowedUsers}){const list=new Intl.ListFormat("en-GB",{type:"disjunction"})
const roles=allowedRoles.length>0?[`anybody with the role ${list.format(allowedRoles)}`]:[]
return[...roles,...allowedUsers.map(user=>`\`@${user}\``)].join(", or ")}async function whyRefused(world,{github:github,job:job},trigger){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
const ownId=(0,_github_read_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_5__.jU)(client).then(own=>own?.id)
const sleep=ms=>world.sleep(ms,world.signal)
const isDecision=trigger.kind==="decision"
const settings=isDecision?answerable(world.env,ownId,trigger.claim!==void 0):(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_2__.gateSettings)(world.env,ownId)
const found=await(0,_github_read_permission_js__WEBPACK_IMPORTED_MODULE_4__.Gj)({client:client,settings:settings,sleep:sleep},trigger)
return found.status==="denied"?found.why:void 0}}),8880:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{answer:()=>answer})
var connect=__webpack_require__(93160)
var console=__webpack_require__(54995)
var file_commands=__webpack_require__(46101)
var inputs=__webpack_require__(87233)
var raw_input=__webpack_require__(48142)
var mention=__webpack_require__(44855)
var trigger=__webpack_require__(63768)
var comment_comment=__webpack_require__(60593)
var report=__webpack_require__(99986)
var fault=__webpack_require__(98664)
var acknowledge=__webpack_require__(12384)
var ci_fix=__webpack_require__(76444)
var complete_trigger=__webpack_require__(93992)
var rate_limit=__webpack_require__(24158)
var who_may=__webpack_require__(22440)
var earlier_review=__webpack_require__(84946)
var lease=__webpack_require__(83609)
var schemas=__webpack_require__(28942)
var wire_class=__webpack_require__(17117)
var prompts=__webpack_require__(88135)
const LONG_MS=6e4
const PAUSE_MS=15e3
function progressIn(options){const writer=commentWriter(options)
const begun=options.clock()
const over=new AbortController
let note=""
let facts=()=>{}
const tell=()=>writer.write(()=>({note:note,facts:facts()}),over.signal)
let waitedMs=0
return{onWait({waitMs:waitMs,attempt:attempt,fault:fault}){const before=attempt===FIRST_WAIT?0:waitedMs
waitedMs=before+waitMs
if(before>=LONG_MS||waitedMs<LONG_MS)return
const time=new Date(options.now().getTime()+waitMs).toISOString().slice(11,16)
note=(0,prompts.J1)("waiting",{reason:fault.message,time:time})
tell()},follow({log:log,state:state},limits){let list=[...log].reduce(listAfter,[])
let now
const before=currentFigures(state)
facts=()=>({...limits,...since(before,currentFigures(state)),minutes:minutesFrom(begun,options),list:list,now:now})
log.subscribe(event=>{list=listAfter(list,event)
now=nowAfter(now,event,options.redact)
note=""
tell()})},settled(){over.abort()
return writer.written()}}}const FIRST_WAIT=2
function minutesFrom(begun,{clock:clock}){return(clock()-begun)/6e4}function commentWriter({edit:edit,onFailure:onFailure,clock:clock,sleep:sleep}){let isThere=!0
let last=clock()
let pauseMs=PAUSE_MS
let isStale=!1
let writing
const once=async words=>{isStale=!1
try{isThere=await edit(words())}catch(error){pauseMs*=2
onFailure(error)}last=clock()}
const writeUntilCurrent=async(words,signal)=>{while(isStale&&!signal.aborted){const isOver=await sleep(Math.max(0,last+pauseMs-clock()),signal).then(()=>!1,()=>!0)
if(isOver)break
await once(words)}writing=void 0}
return{write(words,signal){isStale=isThere
writing??=writeUntilCurrent(words,signal)},written(){return writing??Promise.resolve()}}}function currentFigures({steps:steps,totals:totals}){const tokens=totals.prompt_tokens+totals.completion_tokens
return{steps:steps,costUsd:totals.calls===0?0:totals.cost,tokens:tokens}}function since(before,now){const isKnown=before.costUsd!==void 0&&now.costUsd!==void 0
return{steps:now.steps-before.steps,tokens:now.tokens-before.tokens,costUsd:isKnown?Number(now.costUsd)-Number(before.costUsd):void 0}}const List=schemas.array(schemas.object({title:schemas.string(),status:schemas["enum"](["todo","in_progress","done"])}).readonly()).readonly()
function listAfter(list,event){if(event.kind!=="ObservationEvent"||event.tool_name!=="task_tracker")return list
return List.safeParse(event.observation.task_list).data??list}function nowAfter(now,event,redact){if(event.kind==="ObservationEvent"||event.kind==="AgentErrorEvent")return
if(event.kind!=="ActionEvent")return now
const{command:command,path:path}=(0,wire_class.cP)(event.action)
const words=[command,path].filter(word=>typeof word==="string")
return{tool:event.tool_name,detail:redact(words.join(" "))}}var run_result=__webpack_require__(56172)
var ending=__webpack_require__(30818)
var run_comment=__webpack_require__(24380)
var own_comments=__webpack_require__(29058)
var purpose=__webpack_require__(50097)
var state=__webpack_require__(54267)
async function answer(world,received,writePage){const connection=(0,connect.N)(world)
const{env:env}=world
const command=connection.mayWrite?(0,mention.Nl)(received,(0,raw_input.JR)(env,"prompt")):void 0
const isWork=command===void 0&&!WITHOUT_AGENT.has((0,raw_input.JR)(env,"mode"))
const asking=(0,who_may.f)(world,connection,received)
const look=isWork?lookAhead(world,connection,received):void 0
const why=await asking
const notNow=why===void 0?await notNowIn(world,connection,received):void 0
if((0,raw_input.JR)(env,"mode")==="gate")return endGate(world,why??notNow)
if(why!==void 0){(0,inputs.requireSoundGate)(env)
return endRefused(world,connection,received,why)}if(notNow!==void 0)return endIgnored(world,notNow)
if((0,raw_input.VV)(env)==="list")return runList(world,connection)
if(command)return runCommand({...connection,world:world,trigger:received,writePage:writePage},command)
const placed=await(0,ci_fix.Es)(connection,received)
if(placed.status==="ignored")return endIgnored(world,placed.why)
const asked=await(0,complete_trigger.fb)(connection,env,placed)
const{trigger:trigger,fault:fault}=(0,complete_trigger.RM)(env,asked)
const run={...connection,world:world,trigger:trigger,writePage:writePage}
const heard=(0,acknowledge.b0)(run,trigger,"eyes")
const exitCode=await claimAndWork(run,await chooseWork(world,fault),look)
await heard
return exitCode}function lookAhead(world,connection,received){loadWork().catch(()=>{})
return(0,state.Kr)({...connection,world:world},received)}const WITHOUT_AGENT=new Set(["gate","list","apply"])
async function notNowIn(world,connection,trigger){const isSaid=["skip-if","stop-after","quiet-hours"].some(name=>(0,raw_input.JR)(world.env,name)!==void 0)
return isSaid?(await __webpack_require__.e(7700).then(__webpack_require__.bind(__webpack_require__,67700))).whyNotNow(world,connection,trigger):void 0}async function claimAndWork(run,chosen,look){const{world:world,trigger:trigger}=run
const[found,takenBack]=await Promise.all([chosen.recall(run,look),(0,acknowledge.V9)(run)])
if(found.kind==="answered"){await(0,run_comment.bZ)(run,found)
await(0,acknowledge.B7)(run,trigger)
return endAnswered(world,found.answer)}if(takenBack!==void 0)return endIgnored(world,takenBack)
const memory=(0,purpose.Zl)(world.env,trigger)?found.memory.aside():found.memory
const useless=await uselessDecision(run,memory)
if(useless!==void 0)return endSkipped(world,useless)
const tooOften=await(0,rate_limit.hD)(run,memory)
if(tooOften!==void 0)return endIgnored(world,tooOften)
const failure=await(0,ci_fix.od)(run,memory)
if(failure.status==="stop")return endIgnored(world,failure.why)
await(0,acknowledge.B7)(run,trigger)
return workAndReport({...run,failed:failure.failed,trigger:(0,complete_trigger.qS)(trigger,memory)},memory,chosen)}async function workAndReport(run,memory,chosen){const{world:world}=run
const isHeard=memory.isKept&&(run.trigger.thread.type==="issue"||run.trigger.thread.type==="pull_request")
const links={...(0,run_comment.hP)(run,memory.id),isHeard:isHeard}
const working=(0,own_comments.kN)(run,(0,own_comments.F8)(world.env,(0,report.EB)(links)))
const comment=await(0,run_comment.kX)(run,working,await(0,ending.G_)(run,memory))
const progress=comment&&progressOf(run,links,comment)
const taken=await(0,lease.qI)(run,{memory:memory,commentId:comment?.id,progress:progress,work:chosen.work})
await(progress?.settled())
if(taken.kind==="done")return(await __webpack_require__.e(9981).then(__webpack_require__.bind(__webpack_require__,19981))).reportRun(taken,comment);(0,file_commands.pZ)(world.env,void 0)
const{answer:other}=taken
if(comment)await(0,run_comment.ne)(run,comment,other.comment_url)
return endAnswered(world,other)}async function uselessDecision(run,memory){if(run.trigger.kind!=="decision")return
return(await __webpack_require__.e(7837).then(__webpack_require__.bind(__webpack_require__,30218))).refuseInvalidDecision(run,memory)}function progressOf(run,links,comment){const{github:github,job:job,redact:redact,world:world}=run
const{env:env,now:now,clock:clock,sleep:sleep}=world
const render=({note:note,facts:facts})=>(0,own_comments.kN)(run,(0,own_comments.F8)(env,redact((0,report.EB)(links,note,facts))))
return progressIn({edit:async words=>await(0,comment_comment.Iz)(github,job.repository,comment,render(words))==="done",redact:redact,onFailure:error=>(0,console.printNotice)(`The comment could not be updated. ${(0,fault.ec)(error).message}`),now:now,clock:clock,sleep:sleep})}async function chooseWork(world,fault){if(fault)return{...agentWork,work:async()=>(0,run_result.Gj)(fault)}
if((0,raw_input.VV)(world.env)==="apply")return(await Promise.all([__webpack_require__.e(669),__webpack_require__.e(3582),__webpack_require__.e(8698),__webpack_require__.e(7660),__webpack_require__.e(4566),__webpack_require__.e(2271)]).then(__webpack_require__.bind(__webpack_require__,35771))).applying(world)
return agentWork}const loadWork=()=>Promise.all([__webpack_require__.e(3582),__webpack_require__.e(3882),__webpack_require__.e(622),__webpack_require__.e(8698),__webpack_require__.e(7660),__webpack_require__.e(9588),__webpack_require__.e(972),__webpack_require__.e(4566),__webpack_require__.e(1317)]).then(__webpack_require__.bind(__webpack_require__,91317))
const agentWork={recall:lease.I9,work:begin}
async function begin(run){if(run.trigger.kind==="decision"){const{decideChange:decideChange,isAboutChange:isAboutChange}=await Promise.all([__webpack_require__.e(3582),__webpack_require__.e(3882),__webpack_require__.e(622),__webpack_require__.e(8698),__webpack_require__.e(7660),__webpack_require__.e(20),__webpack_require__.e(9588),__webpack_require__.e(972),__webpack_require__.e(5163),__webpack_require__.e(9749)]).then(__webpack_require__.bind(__webpack_require__,29749))
if(isAboutChange(run))return decideChange(run)
const{decideIntents:decideIntents,GO:GO,isAboutIntents:isAboutIntents}=await Promise.all([__webpack_require__.e(669),__webpack_require__.e(3582),__webpack_require__.e(7660),__webpack_require__.e(20),__webpack_require__.e(972),__webpack_require__.e(5392)]).then(__webpack_require__.bind(__webpack_require__,97028))
const decided=isAboutIntents(run)?await decideIntents(run):GO
if(decided!==GO)return decided}const given=(0,trigger.zN)(run.trigger)&&run.job.runAttempt>1?await(0,earlier_review.s6)(run):void 0
return given?(0,earlier_review.DA)(given):(await loadWork()).work(run)}async function runCommand(run,command){const{world:world}=run
const{answer:reply,isEarlier:isEarlier}=await(await __webpack_require__.e(7664).then(__webpack_require__.bind(__webpack_require__,77664))).carryOutCommand(run,command)
if(isEarlier)return endAnswered(world,reply);(0,file_commands.Kn)(world.env,{outcome:"answered",reason:`Said ${command}`,"comment-url":reply.comment_url??""})
return 0}function endAnswered({env:env},{comment_url:url}){const reason="This request has been answered already";(0,console.printNotice)(url===null?`${reason}.`:`${reason}: ${url}`);(0,file_commands.Kn)(env,{outcome:"skipped",reason:reason,"comment-url":url??void 0})
return 0}function endGate({env:env},why){(0,inputs.readInputsWithoutModel)(env)
const reason=why??"The caller may start a run.";(0,console.printNotice)(reason);(0,file_commands.Kn)(env,{ok:String(why===void 0),outcome:"skipped",reason:reason})
return 0}async function runList(world,connection){(0,file_commands.Kn)(world.env,await(await __webpack_require__.e(1895).then(__webpack_require__.bind(__webpack_require__,91895))).list(world,connection),connection.redact)
return 0}async function endRefused(world,connection,trigger,why){(0,console.printNotice)(why)
await(0,acknowledge.b0)(connection,trigger,"confused")
if(trigger.kind==="decision")await(0,acknowledge.B7)(connection,trigger)
return endSkipped(world,why)}function endIgnored(world,why){(0,console.printNotice)(why)
return endSkipped(world,why)}function endSkipped({env:env},reason){(0,file_commands.Kn)(env,{outcome:"skipped",reason:reason})
return 0}}),84946:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{DA:()=>resultOfEarlierReview,mX:()=>reviewMarkerOf,s6:()=>findEarlierReview})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(44463)
var _github_read_port_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(95164)
var _github_write_marks_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(25816)
var _github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(61229)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(88135)
var _outcome_run_result_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(56172)
const Posted=zod__WEBPACK_IMPORTED_MODULE_8__.object({body:zod__WEBPACK_IMPORTED_MODULE_8__.string().nullish(),html_url:zod__WEBPACK_IMPORTED_MODULE_8__.string(),commit_id:zod__WEBPACK_IMPORTED_MODULE_8__.string().nullish(),state:zod__WEBPACK_IMPORTED_MODULE_8__.string()})
const VERDICTS={APPROVED:"APPROVE",CHANGES_REQUESTED:"REQUEST_CHANGES"}
async function findEarlierReview(run){const{github:github,job:job,trigger:trigger}=run
if(trigger.thread.type==="none")return
const asked={pull_number:trigger.thread.number}
try{const{items:items}=await(0,_github_read_port_js__WEBPACK_IMPORTED_MODULE_9__.n)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_2__.n)(github,job.repository),"/pulls/{pull_number}/reviews",asked)
const posted=items.map(item=>Posted.parse(item)).filter(({state:state})=>state!=="PENDING")
return posted.flatMap(item=>givenIn(item,reviewMarkerOf(run),trigger.key))[0]}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`It could not be checked whether this was reviewed before. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error).message}`)
return}}function reviewMarkerOf({world:world,job:job,trigger:trigger}){const{owner:owner,name:name}=job.repository
const number=trigger.thread.type==="none"?"":trigger.thread.number
return(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_3__.vU)((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_1__.bg)(world.env)??"",`${owner}/${name}#${number}`)}function givenIn({body:body,html_url:url,commit_id:commit_id,state:state},marker,key){const given=marker.read(body??"",key)
if(!given)return[]
const{conversation:conversation,...figures}=given
const verdict=VERDICTS[state]??"COMMENT"
return[{conversation:conversation,facts:{...figures,commit:commit_id??"",verdict:verdict,url:url,unposted:""}}]}function resultOfEarlierReview({facts:facts}){const reason=(0,_github_write_review_review_facts_js__WEBPACK_IMPORTED_MODULE_4__.$Q)(facts)
const report={..._outcome_run_result_js__WEBPACK_IMPORTED_MODULE_7__.II,outcome:"answered",reason:reason,hint:"",durationMs:0}
return{report:{...report,review:facts,note:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("review-given")},fault:void 0,conversationPath:""}}}),83609:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HR:()=>answerInComment,I9:()=>recall,v7:()=>recallNothing,qI:()=>workUnderLease})
var console=__webpack_require__(54995)
var raw_input=__webpack_require__(48142)
var trigger_trigger=__webpack_require__(63768)
var inline_code=__webpack_require__(62423)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var state_manifest=__webpack_require__(21843)
var json=__webpack_require__(80292)
var lib_text=__webpack_require__(94869)
var ledger=__webpack_require__(99217)
var conversation_files=__webpack_require__(1539)
var unpublished=__webpack_require__(85831)
class Memory{notes
cutOff
#store
#manifest
#read
#work
#telling=[]
#joined=[]
isLost
#isResumed
#isFresh=!1
#folder
#saving=Promise.resolve()
#isQueued=!1
#failure
#lease
#beside
#other
constructor({store:store,manifest:manifest,files:files,lost:lost,other:other}){this.#store=store
this.#other=other
this.notes=other?.memory.notes??new Set
this.hasStore=store!==void 0
this.#manifest=manifest
this.#read=files
this.#work=(0,conversation_files.kk)(this.workBefore)
this.#isResumed=[...files.keys()].some(path=>path.startsWith("conversation/events/"))
this.cutOff=manifest.lease
this.isLost=lost!==void 0
if(lost!==void 0)this.#sayUnusable(lost)}get wasCutOff(){return this.cutOff!==null}get manifest(){return this.#manifest}get id(){return this.#other?.memory.id??this.#manifest.conversation_id}get isKept(){return this.#store!==void 0&&this.#failure===void 0}hasStore
get isResumed(){return this.#isResumed}openIn(folder){const kept=[...this.#read].filter(([path])=>!this.#isFresh||path===conversation_files.H3+ledger.Ct);(0,conversation_files.qv)(new Map(kept),folder)
this.#folder=folder}get folder(){return this.#folder}get workBefore(){return new Map([...this.#read].filter(([path])=>path.startsWith("work/")&&path!==unpublished.f))}get hasUnpublished(){return this.#work.some(({path:path})=>(0,unpublished.e_)(path,"work"))}get hasAside(){return this.#work.some(({path:path})=>(0,unpublished.e_)(path,"aside"))}leaveWork(files){if(this.#other)this.#other.memory.#leaveOther(this.#other.id,files)
else this.#work=[...files,...this.#work.filter(({path:path})=>(0,unpublished.Yc)(path))]}#leaveOther(id,files){this.#work=[...this.#work.filter(({path:path})=>!(0,unpublished.Yc)(path,id)),...files.map(file=>(0,unpublished.fZ)(file,id))]}of(id){const manifest={...this.#manifest,work:workElsewhere(this.#manifest,id),lease:this.cutOff}
return new Memory({store:void 0,manifest:manifest,files:(0,unpublished.sA)(this.#read,id),other:{id:id,memory:this}})}leavePendingReport(pendingReport){this.#telling=[pendingReport]}aside(){const manifest={...this.#manifest,proposal:null,lease:null}
const memory=new Memory({store:void 0,manifest:manifest,files:this.#read})
memory.#beside=this
return memory}startAfresh(id,why){if(why!==void 0)this.#sayUnusable(why)
this.#manifest={...this.#manifest,conversation_id:id}
this.#isResumed=!1
this.#isFresh=!0}#sayUnusable(why){this.notes.add((0,prompts.J1)("state-unusable",{why:why}))}join(key){this.#joined.push(key)}get joined(){return this.#joined}update(change){this.#manifest=change(this.#manifest)}async claim(lease,commentId){this.update(manifest=>({...manifest,lease:lease,comment_id:commentId??manifest.comment_id}))
const written=await this.#enqueue()
this.#lease=lease
return written?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#isQueued)return
this.#isQueued=!0
this.#enqueue().then(written=>this.#noteLost(written))}async keep(){this.#noteLost(await this.#enqueue())}async settle(change){const before=this.#manifest
this.update(change)
const written=await this.#enqueue()
this.#noteLost(written)
if(written?.status==="saved")return!0
this.#manifest=before
return!1}async close(change){if(this.#beside)return this.#beside.close(manifest=>answeredIn(manifest,change(this.#manifest)))
this.update(change)
const written=await this.#enqueue()
this.#noteLost(written)
return written?.status==="saved"}#enqueue(){const saved=this.#saving.then(()=>this.#save())
this.#saving=saved
return saved}async#save(){this.#isQueued=!1
try{const written=this.#store&&await this.#write(this.#store)
this.#noteFailure(void 0)
const isNews=written?.status==="saved"&&written.isBranch&&this.#read.size===0
if(isNews)this.notes.add((0,prompts.J1)("state-on-branch"))
return written}catch(error){this.#noteFailure(error)
return}}#noteFailure(error){if(this.#failure!==void 0)this.notes.delete(this.#failure)
this.#failure=error===void 0?void 0:notKept((0,fault.ec)(error))
if(this.#failure!==void 0)this.notes.add(this.#failure)}async#write(store){const written=await store.write({manifest:this.#manifest,files:this.#files()})
const held=this.#lease
if(written.status==="saved"||!held)return written
const found=await store.read()
if(found.status!=="found"||(0,json.dj)(found.manifest.lease)!==(0,json.dj)(held))return written
this.update(manifest=>manifest.answered.reduce(state_manifest.$s,{...manifest,answered:found.manifest.answered}))
return store.write({manifest:this.#manifest,files:this.#files()})}#noteLost(written){if(written?.status!=="lost")return
this.notes.add((0,prompts.J1)("state-taken-over"))
this.#store=void 0}#files(){const read=()=>(0,conversation_files.kk)(this.#read).filter(({path:path})=>!path.startsWith("work/"))
return[...this.#folder===void 0?read():(0,conversation_files.bh)(this.#folder),...this.#work,...this.#telling]}}function answeredIn(manifest,{answered:answered,counters:counters}){return{...answered.reduce(state_manifest.$s,manifest),counters:counters}}function notKept({message:message,hint:hint}){return(0,prompts.J1)("state-not-kept",{why:(0,lib_text.hC)(message,hint)})}function blankMemory(store,id,lost){return new Memory({store:store,manifest:(0,state_manifest.yz)(id),files:new Map,lost:lost})}function workElsewhere({repositories:repositories},id){const found=repositories[id]
if(!found)return null
const{name:_,...work}=found
return work}var own_comments=__webpack_require__(29058)
var thread_state=__webpack_require__(54267)
var earlier_review=__webpack_require__(84946)
async function recall(run,look){const found=await find(run,look)
if(found.kind==="ours")requireResumable(run,found.memory)
return found}async function find(run,look){const store=(0,thread_state.$)(run,look)
if(store)return new LeaseWait(run,store).end()
const answer=(0,raw_input.J)(run.world.env)?await findPostedAnswer(run):void 0
if(answer)return{kind:"answered",answer:answer}
return(0,trigger_trigger.zN)(run.trigger)?recallReview(run):recallNothing(run.world.newId())}function recallNothing(conversation){return{kind:"ours",memory:blankMemory(void 0,conversation)}}async function recallReview(run){const given=(0,raw_input.J)(run.world.env)?await(0,earlier_review.s6)(run):void 0
if(!given||run.job.runAttempt>1)return recallNothing(given?.conversation??run.world.newId())
return{kind:"answered",answer:answerAt(run,given.facts.url,"answered")}}async function findPostedAnswer(run){const{trigger:trigger,job:job}=run
if(trigger.kind==="review")return
const isOurs=(0,own_comments.Ab)(run)
return answerInComment(run,await(0,own_comments.rA)(run,body=>isOurs(body)&&(0,own_comments.dR)(job,body)))}function answerInComment(run,said){return said&&answerAt(run,said.url,said.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:trigger,world:world},url,outcome){return{key:trigger.key,comment_url:url,outcome:outcome,time:world.now().toISOString()}}function pendingReportOf(found){return found.status==="found"?(0,unpublished.qF)(found.files.get(unpublished.f)):void 0}const LONGEST_PAUSE_MS=15e3
class LeaseWait{#run
#store
constructor(run,store){this.#run=run
this.#store=store}async end(){const{world:world,job:job,trigger:trigger}=this.#run
for(let pause=1e3;;pause=Math.min(pause*2,LONGEST_PAUSE_MS)){const found=await this.#read()
if(found===void 0)return this.#unread()
const state=(0,thread_state.N3)(found,(0,thread_state.kB)(trigger,job),world.now())
if(state.kind==="answered")return{...state,pendingReport:pendingReportOf(found)}
if(state.kind!=="wait"||await(0,thread_state.PU)(this.#run,state.lease))return this.#ours(found);(0,console.printNotice)((0,prompts.J1)("state-waiting",{run_url:state.lease.run_url}))
await world.sleep(pause,world.signal)}}async#read(){try{return await this.#store.read()}catch(error){(0,console.printNotice)(`The saved state of this thread could not be read. ${(0,fault.ec)(error).message}`)
return}}#unread(){const memory=blankMemory(void 0,this.#run.world.newId())
memory.notes.add((0,prompts.J1)("state-not-read"))
return{kind:"ours",memory:memory}}#ours(found){const id=this.#run.world.newId()
if(found.status==="none")return{kind:"ours",memory:blankMemory(this.#store,id)}
if(found.status==="unusable")return{kind:"ours",memory:blankMemory(this.#store,id,found.why)}
const{manifest:manifest,files:files}=found
return{kind:"ours",memory:new Memory({store:this.#store,manifest:manifest,files:files})}}}function requireResumable({world:world,trigger:trigger},memory){const wanted=(0,raw_input.JR)(world.env,"resume")??"auto"
if(wanted==="auto"||trigger.kind==="decision"||(0,trigger_trigger.zN)(trigger))return
if(memory.isResumed&&wanted.toLowerCase()===memory.id)return
memory.startAfresh(world.newId())
if(wanted!=="never")memory.notes.add((0,prompts.J1)("state-other",{id:(0,inline_code.aY)(wanted)}))}async function workUnderLease(unclaimed,{memory:first,commentId:commentId,progress:progress,work:work}){for(let memory=first;;){const run=claimRun(unclaimed,memory,{commentId:commentId,progress:progress})
const done=await work(run)
if(done!=="lost")return{kind:"done",done:done,run:run}
const next=await recall(unclaimed)
if(next.kind==="answered")return next
memory=next.memory}}function claimRun(unclaimed,memory,{commentId:commentId,progress:progress}){return{...unclaimed,memory:memory,claimed:memory.claim((0,thread_state.m8)(unclaimed,memory.cutOff),commentId),...progress&&{progress:progress}}}}),99217:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Am:()=>withFeedback,Ct:()=>RUNS_FILE,Oc:()=>Ledger,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,vA:()=>totalsOf,wv:()=>NO_TOTALS})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(64377)
var _core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(95017)
var _core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(14549)
var _core_model_usage_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54847)
const RUNS_FILE="runs.json"
const count=zod__WEBPACK_IMPORTED_MODULE_3__.int().min(0).default(0)
const sums={inputTokens:count,cachedTokens:count,outputTokens:count,costUsd:zod__WEBPACK_IMPORTED_MODULE_3__.number().optional()}
const Sums=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject(sums).readonly()
const RunRecord=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({run:zod__WEBPACK_IMPORTED_MODULE_3__.string(),at:zod__WEBPACK_IMPORTED_MODULE_4__.datetime(),workflow:zod__WEBPACK_IMPORTED_MODULE_3__.string(),model:zod__WEBPACK_IMPORTED_MODULE_3__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_3__.string(),...sums,comment:zod__WEBPACK_IMPORTED_MODULE_3__.string().optional(),before:Sums.optional()}).readonly()
const Feedback=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({up:count,down:count}).readonly()
const Row=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({month:zod__WEBPACK_IMPORTED_MODULE_3__.string(),model:zod__WEBPACK_IMPORTED_MODULE_3__.string(),workflow:zod__WEBPACK_IMPORTED_MODULE_3__.string(),runs:count,outcomes:zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(),zod__WEBPACK_IMPORTED_MODULE_3__.int()).readonly(),inputTokens:count,cachedTokens:count,outputTokens:count,costUsd:zod__WEBPACK_IMPORTED_MODULE_3__.number(),unpriced:count,up:count,down:count}).readonly()
const Ledger=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),rows:zod__WEBPACK_IMPORTED_MODULE_3__.array(Row).readonly(),runs:zod__WEBPACK_IMPORTED_MODULE_3__.array(RunRecord).readonly(),feedback:zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(),Feedback).readonly(),counted:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).readonly()}).readonly()
const NO_TOTALS={version:1,rows:[],runs:[],feedback:{},counted:[]}
const MOST_RECORDS=500
const MOST_RUNS=200
const MOST_COUNTED=5e3
const MOST_FEEDBACK=1e3
const UNFINISHED="unfinished"
function recordsIn(read){const records=parsed(zod__WEBPACK_IMPORTED_MODULE_3__.array(RunRecord),read(RUNS_FILE))??[]
if(records.every(({before:before})=>before===void 0))return records
const{sums:sums,models:models}=takenIn(read)
return records.map(({before:before,...record})=>before?{...record,...less(sums,before),model:models.join(", ")}:record)}function withUnfinished(read,run){const{sums:before}=takenIn(read)
const nothing={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(read),{...run,...nothing,model:"",outcome:UNFINISHED,before:before})}function takenIn(read){const stats=parsed(zod__WEBPACK_IMPORTED_MODULE_3__.object({stats:_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Uz}),read(_core_conversation_state_base_state_js__WEBPACK_IMPORTED_MODULE_1__.bv))?.stats??_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.Sh
const{prompt_tokens:prompt_tokens,cache_read_tokens:cache_read_tokens,completion_tokens:completion_tokens,cost:cost,models:models}=(0,_core_conversation_state_stats_js__WEBPACK_IMPORTED_MODULE_2__.vA)(stats)
const tokens={inputTokens:prompt_tokens,cachedTokens:cache_read_tokens,outputTokens:completion_tokens}
return{sums:{...tokens,costUsd:cost},models:models}}function less(now,before){const difference=name=>Math.max(0,now[name]-before[name])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:now.costUsd===void 0?void 0:(0,_core_model_usage_js__WEBPACK_IMPORTED_MODULE_5__.D$)(Math.max(0,now.costUsd-(before.costUsd??0)))}}function parsed(schema,text){try{return text===void 0?void 0:schema.parse(JSON.parse(text))}catch{return}}function withRecord(records,record){const isOther=({run:run,comment:comment,outcome:outcome})=>run!==record.run||comment!==record.comment&&outcome!==UNFINISHED
return[...records.filter(isOther),record].slice(-MOST_RECORDS)}function withStates(ledger,records){const known=new Set([...ledger.counted,...ledger.runs.map(keyOf)])
const fresh=records.filter(record=>!known.has(keyOf(record)))
const comments=new Set(fresh.map(({comment:comment})=>comment))
return{...ledger,rows:sumOf([...ledger.rows,...rowsOf(fresh,ledger.feedback)]),feedback:Object.fromEntries(Object.entries(ledger.feedback).filter(([comment])=>!comments.has(comment))),counted:[...ledger.counted,...fresh.map(keyOf)].slice(-MOST_COUNTED)}}function withRun(ledger,record){const runs=withRecord(ledger.runs,record)
const recent=runs.slice(-MOST_RUNS)
return{...withStates({...ledger,runs:[]},runs.slice(0,-MOST_RUNS)),runs:recent}}function keyOf({run:run,at:at,comment:comment=""}){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update([run,at,comment].join("\n")).digest("hex").slice(0,16)}function withFeedback(ledger,feedback){const all=Object.entries({...ledger.feedback,...feedback}).slice(-MOST_FEEDBACK)
return{...ledger,feedback:Object.fromEntries(all)}}function totalsOf(ledger,records){const{rows:rows}=withStates({...ledger,runs:[]},[...records,...ledger.runs])
return rows.toSorted((one,other)=>nameOf(other).localeCompare(nameOf(one)))}function rowsOf(records,feedback){return records.map(({at:at,outcome:outcome,costUsd:costUsd,comment:comment="",run:_,before:__,...record})=>({...record,month:at.slice(0,7),runs:1,outcomes:{[outcome]:1},costUsd:costUsd??0,unpriced:costUsd===void 0?1:0,...feedback[comment]??{up:0,down:0}}))}function nameOf({month:month,workflow:workflow,model:model}){return[month,workflow,model].join("\n")}function sumOf(rows){return[...Map.groupBy(rows,nameOf).values()].map(same=>same.reduce(add))}function add(one,other){const outcomes={...one.outcomes}
for(const[outcome,times]of Object.entries(other.outcomes))outcomes[outcome]=(outcomes[outcome]??0)+times
return{...one,outcomes:outcomes,runs:one.runs+other.runs,inputTokens:one.inputTokens+other.inputTokens,cachedTokens:one.cachedTokens+other.cachedTokens,outputTokens:one.outputTokens+other.outputTokens,costUsd:Math.round((one.costUsd+other.costUsd)*1e6)/1e6,unpriced:one.unpriced+other.unpriced,up:one.up+other.up,down:one.down+other.down}}}),56172:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gj:()=>notDone,II:()=>NO_WORK,Rw:()=>patchBaseOf,V2:()=>failure,gD:()=>CANCELLED,qL:()=>pullRequestFacts})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94869)
function notDone(why,durationMs=0){const{fault:fault,...conclusion}=failure(why)
return{report:{...NO_WORK,...conclusion,durationMs:durationMs},fault:fault,conversationPath:""}}const NO_WORK={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],sandbox:void 0}
const CANCELLED={outcome:"cancelled",reason:"The run was cancelled",hint:"Mention me again to continue."}
function failure(fault){if(fault.code==="cancelled")return{...CANCELLED,reason:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(fault.message,300).replace(/\.$/,"")}
const reason=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(fault.headline,300).replace(/\.$/,"")
const quote=fault.quote===void 0?{}:{quote:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(fault.quote,500)}
return{outcome:"failed",reason:reason,...quote,hint:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(fault.hint??"",300),code:fault.code,fault:fault}}function pullRequestFacts({pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}){return{pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}}function patchBaseOf({goal:goal,pull:pull}){const isNew=goal.kind==="propose"&&goal.isThere!==!0
if(pull&&(pull.isFork||goal.kind==="patch"))return{kind:"pull",number:pull.number}
const branch=isNew||goal.kind==="patch"||goal.kind==="review"?goal.base:goal.branch
return{kind:"branch",branch:branch}}}),30818:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G_:()=>earlierComment,ci:()=>withNotes,mL:()=>endedManifest})
var _action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79235)
var _github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(18970)
var _github_write_marks_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(25816)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(62822)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(21843)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _admit_ci_fix_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(76444)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(29058)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(50097)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(54267)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(21271)
async function earlierComment(run,memory){const remembered=await rememberedComment(run,memory)
if(!remembered)return(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.sM)(run)
const{nodeId:nodeId,url:url}=remembered
const standing=nodeId===void 0?"ours":await(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_2__.nk)(run.github,nodeId)
if(standing==="ours")return remembered
memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)(`comment-${standing}`,{url:url}))
return}async function rememberedComment({trigger:trigger,job:job,world:world,github:github},{manifest:manifest,wasCutOff:wasCutOff}){const{comment_id:id,lease:lease}=manifest
const{thread:thread,key:key}=trigger
if(!wasCutOff||lease?.key!==key||id===null||thread.type==="none")return
const place=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.MI)(world.env,trigger)
if(place.kind==="discussion"){const own=await(0,_github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_1__.kJ)(github,place.discussionId,()=>!0).catch(()=>[])
const found=own.find(comment=>comment.id===id)
return found&&{issue:thread.number,place:place,...found}}const kind=place.kind==="comment"?"issues":"pulls"
const nodeId=await(0,_github_write_marks_js__WEBPACK_IMPORTED_MODULE_2__.C7)(github,job.repository,{id:id,kind:kind})
const page=thread.type==="issue"?"issues":"pull"
const url=`${job.repositoryUrl}/${page}/${thread.number}#${place.kind==="comment"?"issuecomment-":"discussion_r"}${id}`
return{issue:thread.number,id:id,url:url,place:place,nodeId:nodeId}}function endedManifest(run,done,commentUrl){const{trigger:trigger,world:world,memory:memory}=run
const{outcome:outcome,reason:reason}=done.report
const{key:key,createdAt:createdAt,snapshot:snapshot}=trigger
const{reaction:reaction}=(0,_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_3__.rL)(done.report)
const time=world.now().toISOString()
const answer={comment_url:commentUrl??null,outcome:outcome,...reaction&&{reaction:reaction},time:time}
const answers=[key,...memory.joined].map(one=>({key:one,...answer}))
const hasRead=(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_8__.eK)(run)!=="condense"
const answered=manifest=>({...answers.reduce(_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__.$s,manifest),lease:null})
if(!hasRead)return answered
return manifest=>({...answered(manifest),outcome:outcome,reason:reason,work:workAfter(manifest.work,done),repositories:repositoriesAfter(manifest.repositories,done),counters:countersAfter(manifest,trigger,done),read_until:createdAt??manifest.read_until,thread_digest:snapshot?(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_10__.ol)(snapshot):manifest.thread_digest})}function countersAfter({counters:counters},{run:run,headSha:headSha},{report:{kept:kept}}){return run&&headSha&&kept.kind==="branch"?(0,_admit_ci_fix_js__WEBPACK_IMPORTED_MODULE_6__.w8)(counters,headSha,kept.commit):counters}function repositoriesAfter(before,{others:others=[]}){const after=others.flatMap(({id:id,name:name,...done})=>{const work=workAfter(before[id]??null,done)
return work?[[id,{...work,name:name}]]:[]})
return{...before,...Object.fromEntries(after)}}function workAfter(before,{report:{kept:kept,pullRequest:pullRequest},startingPoint:startingPoint}){const number=pullRequest?.number??null
if(kept.kind!=="branch"){const there=before??workFound(startingPoint)
return there&&{...there,pull_request:number??there.pull_request}}const{branch:branch,commit:commit}=kept
const isSame=before?.branch===branch
const base=startingPoint?.goal.base??before?.base??""
return{branch:branch,commit:commit,base:base,pull_request:number??(isSame?before.pull_request:null)}}function workFound(startingPoint){const{goal:goal,head:head}=startingPoint??{}
if(goal?.kind!=="propose"||!goal.isThere||head===void 0)return null
return{branch:goal.branch,commit:head,base:goal.base,pull_request:null}}function withNotes(body,{memory:memory,world:world,github:github},done){const{report:report,fault:fault,isWorkSaved:isWorkSaved=!0}=done
const[phrase=""]=(0,_action_runner_input_trigger_settings_js__WEBPACK_IMPORTED_MODULE_0__.phrasesOf)(world.env)
const canContinue=memory.isKept&&_thread_state_js__WEBPACK_IMPORTED_MODULE_9__.yA.includes(report.outcome)&&fault?.isLasting!==!0
const goesOn=canContinue?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)(isWorkSaved?"continue":"continue-without-work",{phrase:phrase})]:[]
const isLeft=memory.isKept&&memory.hasUnpublished?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("work-kept")]:[]
const isAside=memory.isKept&&memory.hasAside?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("work-aside-kept")]:[]
const lacking=github.lacksGraphql?.()?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("no-graphql")]:[]
return[body,...isLeft,...isAside,...goesOn,...memory.notes,...lacking].join("\n\n")}}),50097:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{AD:()=>onlyReads,Y1:()=>isPlannedWork,Zl:()=>isAside,eK:()=>purposeOf,ne:()=>hasApprovedPlan})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _github_read_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44855)
var _github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63768)
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54552)
var _state_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54267)
function purposeOf({world:world,trigger:trigger,memory:memory}){const word=askedWord(world.env,trigger)
if(word!==void 0)return word
if(trigger.kind==="decision"||(0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_4__.zN)(trigger)||(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.JR)(world.env,"plan-first")!=="true")return"work"
return isContinue(world.env,trigger)&&isPlannedWork(memory)?"work":"plan"}function isAside(env,trigger){return askedWord(env,trigger)==="ask"}function onlyReads(run){return purposeOf(run)!=="work"}function askedWord(env,trigger){return(0,_github_read_trigger_trigger_js__WEBPACK_IMPORTED_MODULE_4__.zN)(trigger)?void 0:(0,_github_read_trigger_mention_js__WEBPACK_IMPORTED_MODULE_1__.aG)(trigger,(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.JR)(env,"prompt"))}function isContinue(env,{request:request}){return/^continue[\s.!]*$/i.test(request.replace((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.JR)(env,"prompt")?.trim()??"","").trim())}function isPlannedWork(memory){return(0,_state_js__WEBPACK_IMPORTED_MODULE_3__.sp)(memory)?.of_plan===!0||hasApprovedPlan(memory)}function hasApprovedPlan(memory){const items=(0,_state_js__WEBPACK_IMPORTED_MODULE_3__.sp)(memory)?.items??[]
return items.some(item=>(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_2__.H9)(item)&&item.decision?.verdict==="approved")}})}

export const id=287
export const ids=[287]
export const modules={13222:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>unpublishedFiles,x:()=>unpublishedIn})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(78428)
const PATCH="work/unpublished.patch"
const ENCODED=`${PATCH}.b64`
const LOST="work/lost.json"
const Names=zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly()
function unpublishedFiles(left){if(!left)return[]
const{patch:patch,lost:lost}=left
const names=lost.length===0?[]:[fileOf(LOST,Buffer.from(JSON.stringify(lost)))]
if(!patch)return names
const isText=(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(patch)
return[fileOf(isText?PATCH:ENCODED,isText?patch:Buffer.from(patch.toString("base64"))),...names]}function unpublishedIn(files){const encoded=files.get(ENCODED)
const patch=files.get(PATCH)??(encoded&&Buffer.from(encoded.toString(),"base64"))
const names=files.get(LOST)
if(!patch&&!names)return
return{patch:patch,lost:names?Names.parse(JSON.parse(names.toString())):[]}}function fileOf(path,bytes){return{path:path,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_1__.sc)(bytes),read:()=>bytes}}},50824:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>NOT_OPENED,IJ:()=>branchesOf,Sk:()=>bringHome,bD:()=>messageOf,qw:()=>openFor,US:()=>policyOf,cE:()=>proposalOf})
var lib_text=__webpack_require__(94869)
var plain=__webpack_require__(34190)
function commitMessage({about:about,requester:requester,approver:approver,host:host,...facts}){const reference=about.number===void 0?"":` (#${about.number})`
const title=(0,lib_text.TN)((0,plain.W)(about.title),72-reference.length).replace(/^---[- ]*/,"")
const subject=`${title||"Changes"}${reference}`
const trailers=[...requester?[`Co-authored-by: ${addressOf(requester,host)}`]:[],...approver?[`Approved-by: ${addressOf(approver,host)}`]:[],`Agent-Conversation: ${facts.conversationId}`,`Agent-Run: ${facts.runUrl}`,...facts.mark===void 0?[]:[facts.mark]]
return`${subject}\n\n${trailers.join("\n")}\n`}function addressOf({login:login,id:id},host){const name=login.replaceAll(/[^\w.[\]-]/g,"")
return`${name} <${id}+${name}@users.noreply.${host}>`}var policy=__webpack_require__(94251)
var pull_request=__webpack_require__(63697)
var unpublished=__webpack_require__(13222)
var mode=__webpack_require__(83932)
var publish=__webpack_require__(46491)
var publishing=__webpack_require__(41320)
var trigger_settings=__webpack_require__(79235)
var own_mark=__webpack_require__(16820)
var thread_subject=__webpack_require__(84596)
var made_before=__webpack_require__(98348)
var client=__webpack_require__(7477)
var pull_pull=__webpack_require__(7256)
var fault=__webpack_require__(98664)
async function closedFault({github:github,job:job},number,branch){const pull=await(0,pull_pull.E)((0,client.n)(github,job.repository),number).catch(()=>{})
if(!pull||pull.state==="open")return
return new fault.vC("git",`Pull request #${number} was ${pull.state} while I worked, so it does not bring this in.`,{hint:`The commit is on the branch ${branch}: open another pull request from there, if you want it.`})}var propose=__webpack_require__(7222)
var ancestry=__webpack_require__(49718)
async function isRewritten({github:github,job:job},{branch:branch,tip:tip,from:from}){if(tip===void 0||tip===from)return false
return(0,ancestry.x)((0,client.n)(github,job.repository),from,branch).then(isPart=>!isPart,()=>false)}var silent_ci=__webpack_require__(21023)
const NOT_OPENED={pullRequest:void 0,fault:void 0}
async function bringHome(setting,place,change,leaks,{approver:approver,...rules}={}){const{job:job,github:github,world:world}=setting
const{publisher:publisher,folder:folder,ground:ground}=place
const{goal:goal}=ground
if(goal.kind==="review")return{kept:{kind:"nothing"},change:change,withheld:[],patch:void 0,fault:void 0}
const wanted=(0,publishing.E)(world.env)
const isApi=wanted["commit-mode"]==="api"&&!(goal.kind==="advance"&&goal.fork!==void 0)
const compareUrl=`${job.repositoryUrl}/compare/${goal.base}...`
const saved=await(0,publish.dA)(change,{publisher:publisher,api:isApi?{github:github,repository:job.repository}:void 0,leaks:leaks,policy:policyOf(wanted),...rules,folder:folder,branches:(0,mode.J)(world.env)?branchesOf(goal,job.runId,leaks):[],existing:isThere(goal)?goal.branch:void 0,message:messageOf(setting,approver),compareUrl:compareUrl})
setting.memory.leaveWork((0,unpublished.X)(saved.left))
return(0,made_before.T)(setting,place,saved,compareUrl)}function policyOf(wanted){return{...policy.n,list:wanted["protected-paths"],maxFiles:wanted["max-patch-files"],maxPatchKb:wanted["max-patch-kb"]}}function messageOf(setting,approver){const{job:job,trigger:trigger,conversationId:conversationId}=setting
const asker=(0,thread_subject.YX)(trigger)
return commitMessage({about:(0,thread_subject.et)(trigger),requester:known(asker),approver:known(approver),host:new URL(job.serverUrl).host,conversationId:conversationId,runUrl:job.runUrl,mark:(0,own_mark.Jn)(setting).trailer(conversationId)})}function known(person){return person?.id===void 0?void 0:{login:person.login,id:person.id}}function isThere(goal){return goal.kind==="advance"||goal.kind==="propose"&&goal.isThere===true}function branchesOf(goal,runId,leaks){switch(goal.kind){case"propose":{const branch=leaks.scan(goal.branch).length>0?goal.plain:goal.branch
return[branch,`${branch}-run-${runId}`]}case"advance":return goal.fork===void 0?[goal.branch,`agent/pull-${goal.pullRequest.number}-run-${runId}`]:[goal.branch]
case"review":case"patch":return[]}}async function openFor(setting,{ground:{goal:goal,head:from},care:care},{kept:kept},words){if(goal.kind==="patch"||goal.kind==="review")return NOT_OPENED
if(goal.kind==="advance"){if(kept.kind!=="branch")return NOT_OPENED
const fault=await closedFault(setting,goal.pullRequest.number,kept.branch)
return{pullRequest:goal.pullRequest,fault:fault,isCiSilent:fault===void 0&&await(0,silent_ci.y)(setting)}}if(kept.kind!=="branch"&&!goal.isThere)return NOT_OPENED
const head=kept.kind==="branch"?kept.branch:goal.branch
const compareUrl=`${setting.job.repositoryUrl}/compare/${goal.base}...${head}`
const opened=await(0,propose.B)(setting,{compareUrl:compareUrl,isCareful:care?.caution?.proposes===false},{head:head,base:goal.base,...withWorkMark(setting,head,proposalOf(setting,words))})
const tip=goal.isThere?void 0:opened.pullRequest?.baseSha
const isOther=await isRewritten(setting,{branch:goal.base,tip:tip,from:from})
return{...opened,rewrittenBase:isOther?goal.base:void 0}}function withWorkMark(setting,head,text){const mark=(0,own_mark.Jn)(setting).mark(head)
return mark===""?text:{...text,body:`${text.body}\n\n${mark}`}}function proposalOf({job:job,trigger:trigger,world:world},{finalResponse:finalResponse,redact:redact}){const subject=(0,thread_subject.et)(trigger)
const{title:title=subject.title,rest:rest}=(0,pull_request.Gr)(finalResponse)
return{title:redact((0,pull_request.Zr)({...subject,title:title})),body:(0,pull_request.je)({about:subject,answer:rest,requester:(0,thread_subject.iq)(trigger),runUrl:job.runUrl,repositoryUrl:job.repositoryUrl,phrases:(0,trigger_settings.phrasesOf)(world.env)})}}},7222:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>carefulWay,B:()=>propose})
const LONGEST=6e3
function proposalLink(compareUrl,{title:title,body:body}){const link=fields=>`${compareUrl}?${new URLSearchParams({quick_pull:"1",title:title,...fields})}`
const whole=link({body:body})
return whole.length<=LONGEST?whole:link({})}var pull_request_signs=__webpack_require__(1770)
var fault=__webpack_require__(98664)
var publish=__webpack_require__(46491)
var console=__webpack_require__(91492)
var publishing=__webpack_require__(41320)
var subject=__webpack_require__(84596)
var silent_ci=__webpack_require__(21023)
async function propose(setting,{compareUrl:compareUrl,isCareful:isCareful},text){const{"create-pr":wanted}=(0,publishing.E)(setting.world.env)
const way=isCareful?carefulWay(wanted,setting.trigger):wanted
if(way==="none")return NOTHING
if(way==="link")return{...NOTHING,proposeUrl:proposalLink(compareUrl,text)}
const opened=await(0,publish.oB)(setting.github,setting.job.repository,text,way)
if(!opened.pullRequest)return opened
await sign(setting,opened.pullRequest)
return{...opened,isCiSilent:await(0,silent_ci.y)(setting)}}function carefulWay(wanted,{kind:kind}){return wanted==="draft"&&kind==="schedule"?"link":wanted}const NOTHING={pullRequest:void 0,fault:void 0}
async function sign({github:github,job:job,trigger:trigger,world:world},{number:number}){const{"pr-labels":labels=[],reviewers:names=[]}=(0,publishing.E)(world.env)
const asker=(0,subject.YX)(trigger)
const requester=asker?.type==="User"?[asker.login]:[]
const reviewers=names.filter(name=>name!=="none").flatMap(name=>name==="requester"?requester:name)
await attempt("labelled",labels,()=>(0,pull_request_signs.N)(github,job.repository,number,labels))
await attempt("given to reviewers",reviewers,()=>(0,pull_request_signs.l)(github,job.repository,number,reviewers))}async function attempt(what,names,action){if(names.length===0)return
try{await action()}catch(error){(0,console.m)(`The pull request could not be ${what} (${names.join(", ")}). ${(0,fault.ec)(error).message}`)}}},21023:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{y:()=>isCiSilent})
var _core_workspace_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(26767)
var _github_client_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7477)
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21412)
const JOBS_OWN="github-actions[bot]"
const FOLDER=".github/workflows"
const LARGEST=512*1024
const STARTS=/^\s*(?:-\s*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:github,job:job}){if(!await hasCi(job.workspace))return false
const own=await(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_2__.jU)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_1__.n)(github,job.repository))
return own?.login===JOBS_OWN}async function hasCi(workspace){try{const files=(await(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_0__.KG)([workspace],FOLDER)).filter(({name:name})=>/\.ya?ml$/.test(name))
const texts=await Promise.all(files.map(({name:name})=>textOf(workspace,`${FOLDER}/${name}`)))
return texts.some(text=>STARTS.test(text))}catch{return false}}async function textOf(workspace,path){try{return(new TextDecoder).decode(await(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_0__.TA)([workspace],path,LARGEST))}catch{return""}}},98348:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>ownCommit,T:()=>withEarlier})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _publish_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(46491)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(91492)
const Commit=zod__WEBPACK_IMPORTED_MODULE_3__.object({message:zod__WEBPACK_IMPORTED_MODULE_3__.string(),tree:zod__WEBPACK_IMPORTED_MODULE_3__.object({sha:zod__WEBPACK_IMPORTED_MODULE_3__.string()}),parents:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.object({sha:zod__WEBPACK_IMPORTED_MODULE_3__.string()})).readonly(),verification:zod__WEBPACK_IMPORTED_MODULE_3__.object({verified:zod__WEBPACK_IMPORTED_MODULE_3__.boolean()})})
async function withEarlier(setting,place,saved,compareUrl){const{goal:goal}=place.ground
const isNothing=saved.kept.kind==="nothing"&&saved.withheld.length===0
if(!isNothing||!setting.memory.wasCutOff||goal.kind!=="propose"&&goal.kind!=="advance")return saved
try{return await madeBefore(setting,place,{branch:goal.branch,compareUrl:compareUrl})??saved}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`Whether the work was published before could not be found out. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}`)
return saved}}async function madeBefore(setting,place,{branch:branch,compareUrl:compareUrl}){const{publisher:publisher,ground:ground,folder:folder}=place
const commit=ground.head
const own=await ownCommit(setting,commit)
if(!own)return
await publisher.fetchCommit(`${setting.job.repositoryUrl}.git`,own.parent)
const change=await publisher.since(own.parent)
const diff=await(0,_publish_js__WEBPACK_IMPORTED_MODULE_1__.$C)(change,{publisher:publisher,folder:folder},own.parent)
const{isVerified:isVerified}=own
const kept={kind:"branch",branch:branch,commit:commit,isVerified:isVerified,compareUrl:`${compareUrl}${branch}`}
return{kept:kept,change:change,diff:diff,withheld:[],patch:void 0,fault:void 0}}async function ownCommit({job:job,github:github,memory:memory},commit){const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:repo,commit_sha:commit})
const{message:message,tree:tree,parents:parents,verification:verification}=Commit.parse(data)
const[parent,...others]=parents
const isOurs=message.includes(`Agent-Conversation: ${memory.id}`)&&message.includes(`Agent-Run: ${job.runUrl}`)
if(!isOurs||!parent||others.length>0)return
return{parent:parent.sha,tree:tree.sha,isVerified:verification.verified}}},46491:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$C:()=>keepDiff,oB:()=>proposeWork,dA:()=>saveWork})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var schemas=__webpack_require__(28942)
var lib_fault=__webpack_require__(98664)
var github_fault=__webpack_require__(58908)
var write_branch=__webpack_require__(91116)
var policy_entries=__webpack_require__(83093)
var own_branch=__webpack_require__(46575)
const PLAIN="100644"
const LARGEST=20*1024*1024
function fitsApi(entries,contents){let size=0
for(const{newObject:newObject}of entries)size+=contents.get(newObject)?.length??0
return size<=LARGEST&&entries.every(isPlain)}function isPlain({path:path,oldMode:oldMode,newMode:newMode}){if(path.includes("�"))return false
if(newMode===policy_entries.sj)return oldMode.startsWith("100")
return newMode===PLAIN&&(oldMode===PLAIN||oldMode===policy_entries.sj)}async function createBranch(github,{owner:owner,name:name},branch,base){const ref=`refs/heads/${(0,own_branch.e)(branch)}`
try{await github.request("POST /repos/{owner}/{repo}/git/refs",{owner:owner,repo:name,ref:ref,sha:base})}catch(error){if(await tipAfter(error,github,{owner:owner,name:name},branch)!==base)throw error}}async function tipAfter(error,github,repository,branch){return(0,github_fault.VH)(error)?(0,write_branch.n)(github,repository,branch).catch(()=>{}):void 0}function isTaken(error){return error instanceof github_fault.Q4&&error.status===422&&/already exists/i.test(error.message)}const MUTATION=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const Answer=schemas.object({createCommitOnBranch:schemas.object({commit:schemas.object({oid:schemas.string()})})}).readonly()
async function commitByApi(github,repository,wanted){try{const answer=Answer.parse(await github.graphql(MUTATION,{input:inputOf(repository,wanted)}))
return await verified(github,repository,answer.createCommitOnBranch.commit.oid,wanted.tree)}catch(error){const tip=await tipAfter(error,github,repository,wanted.branch)
if(tip===void 0||tip===wanted.base)throw error
return verified(github,repository,tip,wanted.tree).catch(()=>{throw error})}}function inputOf({owner:owner,name:name},{branch:branch,lent:lent,base:base,message:message,entries:entries,contents:contents}){const[headline="",...body]=message.trimEnd().split("\n")
const isGone=({newMode:newMode})=>newMode===policy_entries.sj
return{branch:{repositoryNameWithOwner:`${owner}/${name}`,branchName:(0,own_branch.e)(branch,lent)},message:{headline:headline,body:body.join("\n").trim()},expectedHeadOid:base,fileChanges:{additions:entries.filter(entry=>!isGone(entry)).map(({path:path,newObject:newObject})=>({path:path,contents:(contents.get(newObject)??missing(path)).toString("base64")})),deletions:entries.filter(isGone).map(({path:path})=>({path:path}))}}}function missing(path){throw new lib_fault.vC("bug",`The content of ${path} was not read.`)}async function verified(github,{owner:owner,name:name},commit,tree){const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:name,commit_sha:commit})
if(data.tree.sha!==tree)throw new lib_fault.vC("denied",`GitHub made the commit ${commit.slice(0,7)} of other files than it was given.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:commit,isVerified:data.verification.verified}}var broken_rules=__webpack_require__(52927)
var left_over=__webpack_require__(35992)
var policy_policy=__webpack_require__(94251)
var pull_request=__webpack_require__(63697)
async function saveWork(change,options){const{publisher:publisher,leaks:leaks,policy:policy=policy_policy.n}=options
const isTogether=options.hold!==void 0
const reviewed=await publisher.review(change,{policy:{...policy,isTogether:isTogether},leaks:leaks})
const message=leaks.redact(options.message).text
const{locks:locks}=reviewed
const facts={change:reviewed.change,locks:locks,...await keepWithheld(reviewed,{...options,policy:policy})}
if(reviewed.change.files.length===0){const left=await(0,left_over.W)(publisher,reviewed,{isPublished:false,leaks:leaks})
return{kept:{kind:"nothing"},...facts,diff:void 0,fault:void 0,left:left}}const diff=await keepDiff(reviewed.change,options)
const work={reviewed:reviewed,message:message,commit:await publisher.commit(reviewed.change,message)}
const saved=await saveOnBranch(work,options)
const left=await(0,left_over.W)(publisher,reviewed,{isPublished:saved.kept.kind==="branch",leaks:leaks})
return{...saved,...facts,diff:diff,left:left}}async function keepDiff(change,{publisher:publisher,folder:folder},from){const bytes=await publisher.diff(change,from)
const path=(0,external_node_path_.join)(folder,"work.diff");(0,external_node_fs_.writeFileSync)(path,bytes)
return{path:path,text:bytes.toString("utf8")}}async function saveOnBranch(work,options){const faults=[]
for(const branch of options.branches)try{return{kept:await publishOn(branch,work,options),fault:faults[0]}}catch(error){faults.push((0,lib_fault.ec)(error))}return{kept:await asPatch(options,work.commit),fault:faults[0]}}async function publishOn(branch,work,options){const{commit:commit,isVerified:isVerified}=madeBefore(work,options)??await publishByApi(branch,work,options)??await publishByPush(branch,work,options)
return{kind:"branch",branch:branch,commit:commit,isVerified:isVerified,compareUrl:`${options.compareUrl}${branch}`}}function madeBefore({reviewed:reviewed},{made:made}){return made?.tree===reviewed.change.tree?made:void 0}async function publishByApi(branch,work,options){const{api:api,publisher:publisher}=options
const{entries:entries,change:change}=work.reviewed
if(!api)return
const contents=await publisher.contentsOf(entries.map(({newObject:newObject})=>newObject))
if(!fitsApi(entries,contents))return
const wanted={branch:branch,lent:options.existing,base:publisher.base,tree:change.tree,message:work.message,entries:entries,contents:contents}
if(branch===options.existing)return movedByApi(wanted,api,work,publisher)
try{await createBranch(api.github,api.repository,branch,publisher.base)}catch(error){if(isTaken(error))throw taken(branch,error)
return}try{return await commitByApi(api.github,api.repository,wanted)}catch(error){const why=(0,broken_rules.X)(branch,error)??(0,lib_fault.ec)(error)
return pushOnto(branch,work,publisher,why).catch(async refusal=>{await publisher.takeBack(branch).catch(()=>{})
throw refusal})}}async function movedByApi(wanted,api,{commit:commit},publisher){try{return await commitByApi(api.github,api.repository,wanted)}catch(error){if((0,lib_fault.ec)(error).code==="denied")throw error
await publisher.push(commit,wanted.branch,publisher.base)
return{commit:commit,isVerified:false}}}function taken(branch,cause){const hint="Merge or close the pull request of that branch and delete the branch."
return new lib_fault.vC("git",`The branch ${branch} exists by now.`,{hint:hint,cause:cause})}async function pushOnto(branch,work,publisher,why){const{commit:commit,message:message,reviewed:reviewed}=work
if(why.code==="denied")throw why
const isPushed=await publisher.push(commit,branch,publisher.base).then(()=>true,()=>false)
if(isPushed)return{commit:commit,isVerified:false}
const rebased=await publisher.rebase(reviewed.change,message,branch).catch(()=>{})
if(!rebased)throw why
await publisher.push(rebased.commit,branch,rebased.tip)
return{commit:rebased.commit,isVerified:false}}async function publishByPush(branch,{commit:commit},options){const{publisher:publisher,existing:existing}=options
await publisher.push(commit,branch,branch===existing?publisher.base:void 0)
return{commit:commit,isVerified:false}}async function keepWithheld(reviewed,{publisher:publisher,folder:folder,leaks:leaks,policy:policy,hold:hold}){const{change:change,withheld:withheld,withheldTree:withheldTree}=reviewed
if(withheldTree===void 0)return{withheld:withheld,patch:void 0}
const published=await publisher.commit(change,"published")
const path=(0,external_node_path_.join)(folder,"withheld.patch")
await publisher.writePatch(await publisher.commit({tree:withheldTree},"What was withheld\n",published),path)
const patch={path:path,patch:(0,external_node_fs_.readFileSync)(path,"utf8")}
const held=hold&&await publisher.hold(reviewed,{base:published,policy:policy,leaks:leaks,clean:hold})
return{withheld:held?withheld.map(one=>explained(one,held)):withheld,patch:patch,held:held}}function explained(withheld,{unseen:unseen}){const why=withheld.code==="DKH-103"?unseen.get(withheld.path):void 0
return why===void 0?withheld:{...withheld,detail:why}}const NO_COMMITS=/GitHub answered 422 .*No commits between /
async function proposeWork(github,repository,text,way="draft"){try{return{pullRequest:await(0,pull_request.Hw)(github,repository,text,way),fault:void 0}}catch(error){const fault=(0,lib_fault.ec)(error)
return{pullRequest:void 0,fault:NO_COMMITS.test(fault.message)?void 0:fault}}}async function asPatch({publisher:publisher,folder:folder},commit){const path=(0,external_node_path_.join)(folder,"work.patch")
await publisher.writePatch(commit,path)
return{kind:"patch",path:path,patch:(0,external_node_fs_.readFileSync)(path,"utf8")}}},41320:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>readPublishing})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _publishing_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(66596)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(48142)
const Publishing=zod__WEBPACK_IMPORTED_MODULE_2__.object(_publishing_inputs_js__WEBPACK_IMPORTED_MODULE_1__.l).readonly()
function readPublishing(env){const names=Object.keys(_publishing_inputs_js__WEBPACK_IMPORTED_MODULE_1__.l)
const given=names.flatMap(name=>[[name,(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_3__.J)(env,name)]])
const{data:data,error:error}=Publishing.safeParse(Object.fromEntries(given))
if(data)return data
const problems=error.issues.map(({path:path,message:message})=>`\`${String(path[0])}\` ${message}`)
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The inputs of the action are not right: ${problems.join("; ")}.`,{hint:"Mend the `with:` block of the workflow step; the README lists every input."})}},26767:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,nM:()=>removeFile})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53097)
var _held_folder_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(30018)
var _safe_path_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(46031)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:true})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=true}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
async function statFile(roots,path){return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`look at "${path}"`,async()=>{const found=await statOrNothing(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.nG)(roots,path))
return found&&{kind:kindOf(found),size:found.size,mode:found.mode&4095}})}async function readFile(roots,path,maxBytes){return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`read "${path}"`,async()=>{const env_1={stack:[],error:void 0,hasError:false}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW
const real=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.nG)(roots,path)
const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real,flags),true)
await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.Ab)(roots,await(0,_held_folder_js__WEBPACK_IMPORTED_MODULE_6__.z)(file,real),path)
const found=await file.stat()
refuseUnlessFile(found,path)
if(found.size>maxBytes)throw tooLarge(path,found.size,maxBytes)
return await file.readFile()}catch(e_1){env_1.error=e_1
env_1.hasError=true}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}})}async function writeWholeFile(roots,path,bytes,mode){await(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`write "${path}"`,async()=>{const{root:root,steps:steps,real:real}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.Mh)(roots,path)
const found=await statOrNothing(real)
if(found)refuseUnlessFile(found,path)
const folder=await(0,_held_folder_js__WEBPACK_IMPORTED_MODULE_6__.U)(root,steps.slice(0,-1))
try{await replaceFile(folder,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(real),bytes,found?found.mode&4095:mode)}finally{await folder.close()}})}async function removeFile(roots,path){await(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`remove "${path}"`,async()=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(roots[0],path)
const{root:root,steps:steps}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.Mh)(roots,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute))
if((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute).toLowerCase()===".git")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" belongs to git and cannot be removed.`)
const folder=await(0,_held_folder_js__WEBPACK_IMPORTED_MODULE_6__.U)(root,steps)
try{const entry=folder.entry((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(entry)
if(!found.isSymbolicLink())refuseUnlessFile(found,path)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(entry)}finally{await folder.close()}})}async function listDirectory(roots,path){return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`list "${path}"`,async()=>{const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.nG)(roots,path),{withFileTypes:true})
return entries.map(toEntry).sort((a,b)=>a.name<b.name?-1:1)})}async function replaceFile(folder,name,bytes,mode){const temporary=folder.entry(`.deckhand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`)
try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary,bytes,{flag:"wx"})
if(mode!==void 0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.chmod)(temporary,mode)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary,folder.entry(name))}catch(error){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary,{force:true})
throw error}}async function statOrNothing(real){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_7__.Md)(error))return
throw error}}function kindOf(found){if(found.isFile())return"file"
return found.isDirectory()?"directory":"other"}function toEntry(entry){return{name:entry.name,kind:entry.isSymbolicLink()?"link":kindOf(entry)}}function refuseUnlessFile(found,path){const kind=kindOf(found)
if(kind==="directory")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a directory, not a file.`)
if(kind==="other")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(path,size,maxBytes){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`)}},46031:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,Md:()=>isAbsence,Mh:()=>safeWritePath,nG:()=>safePath,x5:()=>locate})
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53097)
async function safePath(roots,path){return(await locate(roots,path)).real}async function safeWritePath(roots,path){const place=await locate(roots,path)
if(place.steps.some(step=>step.toLowerCase()===".git"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return place}async function requireInside(roots,real,path){if(await placeOf(roots,real)===void 0)throw outside(roots,path)}async function locate(roots,path){if(path.includes("\0"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp("A path cannot contain a NUL character.")
const place=await placeOf(roots,await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(roots[0],path),path))
if(place===void 0)throw outside(roots,path)
return place}async function placeOf(roots,real){for(const asked of roots){const root=await followLinks(asked,asked)
const steps=inside(root,real)
if(steps!==void 0)return{root:root,steps:steps.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean),real:real}}return}function outside([workingDir],path){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`)}function inside(root,real){const steps=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root,real)
return steps===".."||steps.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)||(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(steps)?void 0:steps}async function followLinks(path,asked){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)}catch(error){if(!isAbsence(error))throw error}if(await isLink(path))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${asked}" leads through a link to nothing. Use the real path.`)
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),asked),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))}async function isLink(path){try{return(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isSymbolicLink()}catch(error){if(isAbsence(error))return false
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error))}},49718:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{x:()=>isPartOf})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(client,commit,branch){const ends={basehead:`${commit}...${branch}`,per_page:1}
const reply=await client.get("/compare/{basehead}",ends).catch(error=>{if(Object(error).status!==404)throw error})
const status=Reply.safeParse(reply).data?.status
return status==="ahead"||status==="identical"}},16790:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O:()=>unreadable,w:()=>shownPatch})
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(84804)
var _visible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(79190)
const ROOM=24e3
function shownPatch(patch){const text=(0,_visible_js__WEBPACK_IMPORTED_MODULE_0__.R)(patch.replace(/\n$/,""))
const fence=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.Lt)(text)
return`${fence}diff\n${text}\n${fence}`}function unreadable(patch,clean){const text=patch.toString("utf8")
if(!Buffer.from(text).equals(patch)||/^GIT binary patch$/m.test(text))return"it is no text, so nobody can see it"
const shown=shownPatch(text)
if(clean(shown)!==shown)return"it holds what looks like a secret, which is shown to nobody"
return shown.length>ROOM?"it is too long to be shown in full":void 0}},79190:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>visible})
const PLAIN=/^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u
const LOOKALIKES=new Set(["Ð","ı","Ĳ","ĳ","ĸ","Ŀ","ŀ","ŉ","一","丶","丨","丿"])
const TAB="⇥"
const BLANK="␠"
const NEWLINE="⏎"
function visible(text){const shown=Array.from(text,sign).join("")
return shown.replaceAll(/ +(?=\n|$)/g,blanks=>BLANK.repeat(blanks.length)).replace(/^\n+/,lines=>`${NEWLINE}\n`.repeat(lines.length)).replace(/\n+$/,lines=>NEWLINE.repeat(lines.length))}function sign(character){if(character==="\t")return TAB
if(PLAIN.test(character)&&!LOOKALIKES.has(character))return character
const code=character.codePointAt(0)??0
return`⟦U+${code.toString(16).toUpperCase().padStart(4,"0")}⟧`}},35992:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>leftOver})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
const LARGEST=4*1024*1024
const NOT_KEPT=["DKH-106","DKH-201","DKH-202"]
async function leftOver({base:base,diff:diff},{change:change,withheld:withheld,wholeTree:wholeTree},{isPublished:isPublished,leaks:leaks}){const lost=[...withheld.filter(({code:code})=>NOT_KEPT.includes(code)),...change.leftOut.filter(({isKept:isKept})=>!isKept)].map(nameOf)
const patch=await diff({tree:wholeTree},isPublished?change.tree:base)
if(patch.length===0)return lost.length===0?void 0:{patch:void 0,lost:lost}
if(isKeepable(patch,leaks))return{patch:patch,lost:lost}
const files=isPublished?[]:change.files.map(nameOf)
return{patch:void 0,lost:[...withheld.map(nameOf),...files]}}function nameOf({path:path}){return path||"the change as a whole"}function isKeepable(patch,leaks){return patch.length<=LARGEST&&(!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(patch)||leaks.scan(patch.toString()).length===0)}},83093:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mc:()=>entriesOf,NG:()=>SUBMODULE,_n:()=>unquote,p6:()=>treeWith,ps:()=>LINK,sj:()=>ABSENT})
const ABSENT="000000"
const LINK="120000"
const SUBMODULE="160000"
async function entriesOf(git,from,to){const lines=await git.raw(["diff-tree","-r","--raw","--no-renames","--no-abbrev",from,to])
return lines.split("\n").filter(Boolean).map(parseLine)}function parseLine(line){const tab=line.indexOf("\t")
const[oldMode="",newMode="",oldObject="",newObject=""]=line.slice(1,tab).split(" ")
const quoted=line.slice(tab+1)
return{path:unquote(quoted),quoted:quoted,oldMode:oldMode,newMode:newMode,oldObject:oldObject,newObject:newObject}}const ESCAPES={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(quoted){if(!quoted.startsWith('"'))return quoted
const bytes=quoted.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(_,sign)=>sign.length===3?String.fromCharCode(Number.parseInt(sign,8)):ESCAPES[sign]??sign)
return Buffer.from(bytes,"latin1").toString("utf8")}async function treeWith(git,tree,entries,side){await git.raw(["read-tree",tree])
const lines=entries.map(({quoted:quoted,oldMode:oldMode,newMode:newMode,oldObject:oldObject,newObject:newObject})=>side==="old"?`${oldMode} ${oldObject}\t${quoted}\n`:`${newMode} ${newObject}\t${quoted}\n`)
const isRemoval=line=>line.startsWith(ABSENT)
const ordered=[...lines.filter(isRemoval),...lines.filter(line=>!isRemoval(line))]
await git.raw(["update-index","--index-info"],ordered.join(""))
return(await git.raw(["write-tree"])).trim()}},94251:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{n:()=>STANDARD_POLICY})
const STANDARD_POLICY=Object.freeze({protectedPaths:"block",list:{added:[],removed:[]},isTogether:false,maxFiles:100,maxPatchKb:1024,maxFileKb:5*1024})},34190:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>neutralTitle})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _invisible_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(42333)
function neutralTitle(title){return(0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.TN)(title,1e3)).replaceAll(/(?<![A-Za-z0-9])@(?=[A-Za-z0-9])/g,"＠").replaceAll(/\b(close[sd]?|fix(?:e[sd])?|resolve[sd]?)\b([^A-Za-z0-9]{0,20}?)(#|GH-|https?:\/\/)(?=\w)/gi,"$1$2$3 ").replaceAll(/([\w-])#(?=\d)/g,"$1# ").replaceAll(/\[(skip[ -]?ci|ci[ -]?skip|no[ -]?ci|skip[ -]?actions|actions[ -]?skip|skip[ -]?checks?)\]/gi,"($1)").replaceAll(/\*{3}NO_CI\*{3}/gi,"NO_CI").replaceAll(/\b(skip-checks)\s*:/gi,"$1 -")}},63697:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gr:()=>titledBy,Hw:()=>openPullRequest,Zr:()=>pullRequestTitle,je:()=>renderPullRequest})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(58908)
var _prose_plain_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(34190)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78276)
function renderPullRequest({about:about,answer:answer,requester:requester,runUrl:runUrl,...rules}){const prose=(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__.K)(answer,rules)
const body=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("pull-request",{answer:prose,requester:requester,run_url:runUrl})
if(about.number===void 0)return body
const number=String(about.number)
return`${about.isDiscussion?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("for-discussion",{number:number}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("closes",{issue:number})}\n\n${body}`}function pullRequestTitle({number:number,title:title}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0,_prose_plain_js__WEBPACK_IMPORTED_MODULE_4__.W)(title),200)||(number===void 0?"Changes":`Changes for #${number}`)}function titledBy(answer){const[heading="",title=""]=/^\s*#{1,3}[ \t]+([^\n]*[^\n#\s])[ \t#]*(?:\n+|$)/.exec(answer)??[]
return title===""?{rest:answer}:{title:title,rest:answer.slice(heading.length)}}async function openPullRequest(github,repository,text,way="draft"){const{owner:owner,name:repo}=repository
try{const request={owner:owner,repo:repo,...text,draft:way==="draft"}
return{...found((await github.request("POST /repos/{owner}/{repo}/pulls",request)).data),isNew:true}}catch(error){if(way==="draft"&&hasNoDrafts(error))return openPullRequest(github,repository,text,"ready")
const isThere=error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===422&&/already exists/i.test(error.message)
if(!isThere&&!(0,_client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.VH)(error))throw error
const known=await pullRequestOf(github,repository,text).catch(()=>{})
if(known)return isThere?known:{...known,isNew:true}
throw error}}function hasNoDrafts(error){return error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q4&&error.status===422&&/draft pull requests are not/i.test(error.message)}async function pullRequestOf(github,{owner:owner,name:repo},{head:head,base:base}){const only={owner:owner,repo:repo,head:`${owner}:${head}`,base:base,state:"open"}
const{data:data}=await github.request("GET /repos/{owner}/{repo}/pulls",only)
return data[0]&&found(data[0])}function found({number:number,html_url:html_url,draft:draft,base:base}){return{number:number,url:html_url,...draft===false&&{isReady:true},baseSha:base.sha}}}}

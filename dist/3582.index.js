export const id=3582
export const ids=[3582]
export const modules={63501:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(41320)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33368)
var _github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5537)
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(62423)
var _prompts_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(88135)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(85831)
async function restoreWork({memory:memory,job:job,world:world},{folder:folder,path:path,later:later}){const saved=(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__.x9)(memory.workBefore)
const left=later?{lost:[],...saved,patch:later}:saved
if(!left)return
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(world.env)
const inCheckout=extra=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)({folder:job.workspace,environment:{...environment,...extra}})
const done=await putBack(left,{git:inCheckout,folder:folder,path:path})
if(done.unfit.length>0)memory.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-unfit",{files:firstPaths(done.unfit)}))
return done}async function putBack(left,{git:git,folder:folder,path:path}){const tree=treeIn(git(_github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__.vQ),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"put-back.patch"))
const{files:files,unfit:unfit,rest:rest}=await applyPieces(left.patch,tree)
if(rest.length>0)save(path,Buffer.concat(rest))
const asidePath=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),"set-aside.patch")
const aside=[]
const open=[]
for(const piece of left.aside?piecesOf(left.aside):[]){if(await tree.isThere(piece))continue
aside.push(...await tree.namesIn(piece))
open.push(piece)}if(open.length>0)save(asidePath,Buffer.concat(open))
return{files:files,unfit:unfit,lost:left.lost.map(one=>one.path),path:path,aside:[...new Set(aside)],asidePath:asidePath}}async function applyPieces(patch,tree){const files=[]
const unfit=[]
const rest=[]
if(!patch)return{files:files,unfit:unfit,rest:rest}
const pieces=await tree.fits(patch)?[patch]:piecesOf(patch)
for(const piece of pieces){const names=await tree.namesIn(piece)
if(await tree.apply(piece))files.push(...names)
else if(!await tree.isThere(piece)){unfit.push(...names)
rest.push(piece)}}return{files:files,unfit:unfit,rest:rest}}function piecesOf(patch){return(0,_github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__.Dt)(patch.toString("latin1")).map(piece=>Buffer.from(piece,"latin1"))}function treeIn(git,file){const run=(patch,...options)=>{save(file,patch)
return git.raw(["apply","--whitespace=nowarn",...options,"--",file])}
const succeeds=attempt=>attempt.then(()=>!0,()=>!1)
return{fits:patch=>succeeds(run(patch,"--check")),apply:patch=>succeeds(run(patch)),isThere:patch=>succeeds(run(patch,"--reverse","--check")),async namesIn(patch){const records=(await run(patch,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return records.map(record=>record.split("\t").slice(2).join("\t"))}}}function save(path,bytes){(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,bytes)}function workFacts({putBack:putBack,tools:{workspace:workspace}}){if(!putBack)return[]
const{files:files,unfit:unfit,lost:lost,aside:aside}=putBack
const seenAt=path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.outputDir??"",(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))
const[path,asidePath]=[seenAt(putBack.path),seenAt(putBack.asidePath)]
return[...files.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-put-back",{files:firstPaths(files)})]:[],...unfit.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-not-put-back",{files:firstPaths(unfit),path:path})]:[],...aside.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-set-aside",{files:firstPaths(aside),path:asidePath})]:[],...lost.length>0?[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_7__.J1)("work-lost",{files:firstPaths(lost)})]:[]]}const NAMED=10
function firstPaths(paths){const rest=paths.length-NAMED
const more=rest>0?[`${rest} more`]:[]
return[...paths.slice(0,NAMED).map(_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_6__.aY),...more].join(", ")}async function unpublishedOf(publisher,change,{env:env,leaks:leaks,before:files}){const reviewed=await publisher.review(change,{policy:(0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__.US)((0,_action_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__.ER)(env)),leaks:leaks})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__.o$)(publisher,reviewed,{isPublished:!1,leaks:leaks,before:(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_8__.x9)(files)})}}),38626:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$C:()=>keepDiff,oB:()=>proposeWork,dA:()=>saveWork,rs:()=>withShownWork,D3:()=>withWholeWork})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var client=__webpack_require__(44463)
var commits=__webpack_require__(90009)
var schemas=__webpack_require__(28942)
var lib_fault=__webpack_require__(98664)
var github_fault=__webpack_require__(58908)
var write_branch=__webpack_require__(91116)
var policy_entries=__webpack_require__(83093)
const PLAIN="100644"
const LARGEST=20*1024*1024
function fitsApi(entries,contents){let size=0
for(const{newObject:newObject}of entries)size+=contents.get(newObject)?.length??0
return size<=LARGEST&&entries.every(isPlain)}function isPlain({path:path,oldMode:oldMode,newMode:newMode}){if(path.includes("�"))return!1
if(newMode===policy_entries.sj)return oldMode.startsWith("100")
return newMode===PLAIN&&(oldMode===PLAIN||oldMode===policy_entries.sj)}async function createBranch(github,{owner:owner,name:name},branch,base){const ref=`refs/heads/${(0,write_branch.eW)(branch)}`
try{await github.request("POST /repos/{owner}/{repo}/git/refs",{owner:owner,repo:name,ref:ref,sha:base})}catch(error){if(await tipAfter(error,github,{owner:owner,name:name},branch)!==base)throw error}}async function tipAfter(error,github,repository,branch){return(0,github_fault.VH)(error)?(0,write_branch.nM)(github,repository,branch).catch(()=>{}):void 0}function isTaken(error){return error instanceof github_fault.Q4&&error.status===422&&/already exists/i.test(error.message)}const MUTATION=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const Answer=schemas.object({createCommitOnBranch:schemas.object({commit:schemas.object({oid:schemas.string()})})}).readonly()
async function commitByApi(github,repository,wanted){try{const answer=Answer.parse(await github.graphql(MUTATION,{input:inputOf(repository,wanted)}))
return await requireTree(github,repository,answer.createCommitOnBranch.commit.oid,wanted.tree)}catch(error){const tip=await tipAfter(error,github,repository,wanted.branch)
if(tip===void 0||tip===wanted.base)throw error
return requireTree(github,repository,tip,wanted.tree).catch(()=>{throw error})}}function inputOf({owner:owner,name:name},{branch:branch,allowedBranch:allowedBranch,base:base,message:message,entries:entries,contents:contents}){const[headline="",...body]=message.trimEnd().split("\n")
const isGone=({newMode:newMode})=>newMode===policy_entries.sj
return{branch:{repositoryNameWithOwner:`${owner}/${name}`,branchName:(0,write_branch.eW)(branch,allowedBranch)},message:{headline:headline,body:body.join("\n").trim()},expectedHeadOid:base,fileChanges:{additions:entries.filter(entry=>!isGone(entry)).map(({path:path,newObject:newObject})=>({path:path,contents:(contents.get(newObject)??missing(path)).toString("base64")})),deletions:entries.filter(isGone).map(({path:path})=>({path:path}))}}}function missing(path){throw new lib_fault.vC("bug",`The content of ${path} was not read.`)}async function requireTree(github,{owner:owner,name:name},commit,tree){const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:name,commit_sha:commit})
if(data.tree.sha!==tree)throw new lib_fault.vC("denied",`The commit ${commit.slice(0,7)} that GitHub made does not hold the files that it was sent.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:commit,isVerified:data.verification.verified}}var push=__webpack_require__(70012)
var policy_policy=__webpack_require__(94251)
var pull_request=__webpack_require__(63697)
var own_branch_name=__webpack_require__(43673)
var unpublished=__webpack_require__(85831)
var codes=__webpack_require__(9179)
async function keepWithheld(reviewed,{publisher:publisher,folder:folder,leaks:leaks,policy:policy,hold:hold}){const{change:change,withheld:withheld,withheldTree:withheldTree}=reviewed
const text=change.aside&&(await leaks.redactLong(change.aside.patch.toString("utf8"))).text
const aside=text===void 0?void 0:keepAside(text,folder)
if(withheldTree===void 0)return{withheld:withheld,patch:void 0,aside:aside}
const published=await publisher.commit(change,"published")
const patchTo=async(tree,name)=>{const path=(0,external_node_path_.join)(folder,name)
await publisher.writePatch(await publisher.commit({tree:tree},"What was withheld\n",published),path)
return{path:path,patch:(0,external_node_fs_.readFileSync)(path,"utf8")}}
const patch=await patchTo(withheldTree,"withheld.patch")
const held=hold&&await publisher.hold(reviewed,{base:published,policy:policy,leaks:leaks,...hold})
if(!held)return{withheld:withheld,patch:patch,aside:aside}
const isMixed=held.paths.length>0&&held.rest!==change.tree
const patchWithoutHeld=isMixed?await patchTo(held.rest,"withheld-for-good.patch"):void 0
return{withheld:withheld.map(one=>explained(one,held)),patch:patch,aside:aside,held:held,patchWithoutHeld:patchWithoutHeld}}function keepAside(patch,folder){const path=(0,external_node_path_.join)(folder,"aside.patch");(0,external_node_fs_.writeFileSync)(path,patch)
return{path:path,patch:patch}}function explained(withheld,{unseen:unseen}){const why=(0,codes.bz)(withheld.code)?unseen.get(withheld.path):void 0
return why===void 0?withheld:{...withheld,detail:why}}async function saveWork(change,options){const{publisher:publisher,leaks:leaks,policy:policy=policy_policy.nG,leftBefore:before}=options
const isTogether=options.hold?.about==="protected"
const reviewed=options.reviewed??await publisher.review(change,{policy:{...policy,isTogether:isTogether},leaks:leaks})
const message=leaks.redact(options.message).text
const{locks:locks,outdated:outdated}=reviewed
const facts={change:reviewed.change,locks:locks,outdated:outdated,...await keepWithheld(reviewed,{...options,policy:policy})}
if(reviewed.change.files.length===0){const{left:left,tree:tree}=await(0,unpublished.o$)(publisher,reviewed,{isPublished:!1,leaks:leaks,before:before})
return{kept:{kind:"nothing"},...facts,diff:void 0,fault:void 0,left:left,treeLeft:tree}}const diff=await keepDiff(reviewed.change,options)
const work={reviewed:reviewed,message:message,commit:once(()=>publisher.commit(reviewed.change,message))}
const saved=await saveOnBranch(work,options)
const isPublished=saved.kept.kind==="branch"
const{left:left,tree:tree}=await(0,unpublished.o$)(publisher,reviewed,{isPublished:isPublished,leaks:leaks,before:before})
return{...saved,...facts,diff:diff,left:left,treeLeft:tree}}async function keepDiff(change,{publisher:publisher,folder:folder},from){const bytes=await publisher.diff(change,from)
const path=(0,external_node_path_.join)(folder,"work.diff");(0,external_node_fs_.writeFileSync)(path,bytes)
return{path:path,text:bytes.toString("utf8")}}function once(make){let made
return()=>{made??=make()
return made}}async function saveOnBranch(work,options){const refusals=[]
for(const[index,branch]of options.branches.entries()){if(index>1&&refusals.some(({isName:isName})=>!isName))break
if(branch.includes("/")&&refusals.some(({fault:fault})=>(0,push.lT)(fault)))continue
try{const kept=await publishOn(branch,work,options)
const fault=refusals.find(({isName:isName})=>!isName)?.fault
const isRenamed=refusals.length>0&&fault===void 0
return{kept:kept,fault:fault,takenName:isRenamed?options.branches[0]:void 0}}catch(error){const fault=(0,lib_fault.ec)(error)
refusals.push({fault:fault,isName:branch!==options.existing&&isNameTaken(fault)})}}return{kept:await asPatch(options,await work.commit()),fault:refusals[0]?.fault}}function isNameTaken(fault){if((0,push.lT)(fault))return!0
const said=`${fault.message} ${fault.cause}`
return isTaken(fault.cause)||/\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(said)}async function publishOn(branch,work,options){const{commit:commit,isVerified:isVerified}=madeBefore(work,options)??await publishByApi(branch,work,options)??await publishByPush(branch,work,options)
return{kind:"branch",branch:branch,commit:commit,isVerified:isVerified,compareUrl:`${options.compareUrl}${branch}`}}function madeBefore({reviewed:reviewed},{made:made}){return made?.tree===reviewed.change.tree?made:void 0}async function publishByApi(branch,work,options){const{api:api,publisher:publisher}=options
const{entries:entries,change:change,blobs:contents}=work.reviewed
if(!api)return
if(!fitsApi(entries,contents))return
const wanted={branch:branch,allowedBranch:options.existing,base:publisher.base,tree:change.tree,message:work.message,entries:entries,contents:contents}
if(branch===options.existing)return movedByApi(wanted,api,work,publisher)
try{await createBranch(api.github,api.repository,branch,publisher.base)}catch(error){if(isTaken(error))throw taken(branch,error)
return}try{return await commitByApi(api.github,api.repository,wanted)}catch(error){const why=(0,push.XT)(branch,error)??(0,lib_fault.ec)(error)
return pushOnto(branch,work,options,why).catch(async refusal=>{await publisher.takeBack(branch).catch(()=>{})
throw refusal})}}async function movedByApi(wanted,api,work,publisher){try{return await commitByApi(api.github,api.repository,wanted)}catch(error){if((0,lib_fault.ec)(error).code==="denied")throw error
const commit=await work.commit()
await publisher.push(commit,wanted.branch,publisher.base)
return{commit:commit,isVerified:!1}}}function taken(branch,cause){const hint="Merge or close the pull request of that branch and delete the branch."
return new lib_fault.vC("git",`The branch ${branch} exists now.`,{hint:hint,cause:cause})}async function pushOnto(branch,work,options,why){const{publisher:publisher,leaks:leaks,policy:policy=policy_policy.nG}=options
const{message:message,reviewed:reviewed}=work
if(why.code==="denied")throw why
const commit=await work.commit()
const isPushed=await publisher.push(commit,branch,publisher.base).then(()=>!0,()=>!1)
if(isPushed)return{commit:commit,isVerified:!1}
const rebased=await publisher.rebase(reviewed.change,message,{branch:branch,policy:policy,leaks:leaks}).catch(()=>{})
if(!rebased)throw why
await publisher.push(rebased.commit,branch,rebased.tip)
return{commit:rebased.commit,isVerified:!1}}async function publishByPush(branch,work,options){const{publisher:publisher,existing:existing}=options
const commit=await work.commit()
await publisher.push(commit,branch,branch===existing?publisher.base:void 0)
return{commit:commit,isVerified:!1}}const NO_COMMITS=/GitHub answered 422 .*No commits between /
async function proposeWork(github,repository,text,way="draft"){try{return{pullRequest:await(0,pull_request.Hw)(github,repository,text,way),fault:void 0}}catch(error){const fault=(0,lib_fault.ec)(error)
return{pullRequest:void 0,fault:NO_COMMITS.test(fault.message)?void 0:fault}}}async function asPatch({publisher:publisher,folder:folder},commit){const path=(0,external_node_path_.join)(folder,"work.patch")
await publisher.writePatch(commit,path)
return{kind:"patch",path:path,patch:(0,external_node_fs_.readFileSync)(path,"utf8")}}async function withShownWork({run:run,startingPoint:{goal:goal,head:head}},saved,{pullRequest:pullRequest,proposeUrl:proposeUrl}){const isShown=pullRequest!==void 0||proposeUrl!==void 0
if(saved.kept.kind!=="nothing"||goal.kind!=="propose"||goal.isThere!==!0||!isShown)return saved
const{github:github,job:job}=run
const{branch:branch,base:base}=goal
const between=await(0,commits.kC)((0,client.n)(github,job.repository),base,head)
const compareUrl=`${job.repositoryUrl}/compare/${base}...${branch}`
const kept={kind:"branch",branch:branch,commit:head,isVerified:!1,compareUrl:compareUrl}
return{...saved,kept:kept,change:{...saved.change,files:between?.files??[]}}}async function withWholeWork({run:run,startingPoint:{goal:goal}},saved){const{kept:kept,change:change}=saved
if(run.trigger.kind!=="decision"||kept.kind!=="branch"||!(0,own_branch_name.k)(kept.branch))return saved
const between=await(0,commits.kC)((0,client.n)(run.github,run.job.repository),goal.base,kept.commit)
if(!between||between.files.length<=change.files.length)return saved
const diff=saved.diff&&{...saved.diff,text:diffOf(between.files)}
return{...saved,diff:diff,change:{...change,files:between.files}}}function diffOf(files){if(files.some(({patch:patch})=>patch===""))return""
const pieces=files.map(({path:path,patch:patch})=>`diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n${patch}`)
return`${pieces.join("\n")}\n`}}),93582:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{g:()=>NOT_OPENED,IJ:()=>branchesOf,bD:()=>messageOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var console=__webpack_require__(54995)
var publishing=__webpack_require__(41320)
var raw_input=__webpack_require__(48142)
var trigger_settings=__webpack_require__(79235)
var client=__webpack_require__(44463)
var commits=__webpack_require__(90009)
var pull_pull=__webpack_require__(7256)
var lib_text=__webpack_require__(94869)
var commands=__webpack_require__(17482)
function commitMessage({about:about,requester:requester,approver:approver,host:host,...facts}){const reference=about.number===void 0?"":` (${about.repository??""}#${about.number})`
const title=(0,lib_text.TN)((0,commands.WN)(about.title),Math.max(24,72-reference.length)).replace(/^---[- ]*/,"")
const subject=`${title||"Changes"}${reference}`
const trailers=[...requester?[`Co-authored-by: ${addressOf(requester,host)}`]:[],...approver?[`Approved-by: ${addressOf(approver,host)}`]:[],`Agent-Conversation: ${facts.conversationId}`,`Agent-Run: ${facts.runUrl}`,...facts.mark===void 0?[]:[facts.mark]]
return`${subject}\n\n${trailers.join("\n")}\n`}function addressOf({login:login,id:id},host){const name=login.replaceAll(/[^\w.[\]-]/g,"")
return`${name} <${id}+${name}@users.noreply.${host}>`}var inline_code=__webpack_require__(62423)
var pull_request=__webpack_require__(63697)
var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var restore_work=__webpack_require__(63501)
var unpublished=__webpack_require__(85831)
var asked_head=__webpack_require__(22296)
var own_comments=__webpack_require__(29058)
var thread_subject=__webpack_require__(21271)
var workspace_files=__webpack_require__(26767)
var own_account=__webpack_require__(71762)
var publish=__webpack_require__(38626)
async function propose(run,{compareUrl:compareUrl,isRestricted:isRestricted},text){const{"create-pr":wanted}=(0,publishing.ER)(run.world.env)
const way=isRestricted?(0,publishing.hF)(wanted,run.trigger):wanted
if(way==="none")return NOTHING
if(way==="link")return{...NOTHING,proposeUrl:proposalLink(compareUrl,text)}
const opened=await(0,publish.oB)(run.github,run.job.repository,text,way)
if(!opened.pullRequest)return opened
await sign(run,opened.pullRequest)
return{...opened,isCiSilent:await isCiSilent(run)}}const NOTHING={pullRequest:void 0,fault:void 0}
async function sign({github:github,job:job,trigger:trigger,world:world},{number:number}){const{"pr-labels":labels=[],reviewers:names=[]}=(0,publishing.ER)(world.env)
const asker=(0,thread_subject.YX)(trigger)
const requester=asker?.type==="User"?[asker.login]:[]
const reviewers=names.filter(name=>name!=="none").flatMap(name=>name==="requester"?requester:name)
await attempt("labelled",labels,()=>(0,pull_request.Nl)(github,job.repository,number,labels))
await attempt("given to reviewers",reviewers,()=>(0,pull_request.lj)(github,job.repository,number,reviewers))}async function attempt(what,names,action){if(names.length===0)return
try{await action()}catch(error){(0,console.printNotice)(`The pull request could not be ${what} (${names.join(", ")}). ${(0,fault.ec)(error).message}`)}}const LONGEST=6e3
function proposalLink(compareUrl,{title:title,body:body}){const link=fields=>`${compareUrl}?${new URLSearchParams({quick_pull:"1",title:title,...fields})}`
const whole=link({body:body})
return whole.length<=LONGEST?whole:link({})}const JOBS_OWN="github-actions[bot]"
const FOLDER=".github/workflows"
const LARGEST=512*1024
const STARTS=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:github,job:job}){if(!await hasCi(job.workspace))return!1
const own=await(0,own_account.jU)((0,client.n)(github,job.repository))
return own?.login===JOBS_OWN}async function hasCi(workspace){try{const files=(await(0,workspace_files.KG)([workspace],FOLDER)).filter(({name:name})=>/\.ya?ml$/.test(name))
const texts=await Promise.all(files.map(({name:name})=>textOf(workspace,`${FOLDER}/${name}`)))
return texts.some(text=>STARTS.test(text))}catch{return!1}}async function textOf(workspace,path){try{return(new TextDecoder).decode(await(0,workspace_files.TA)([workspace],path,LARGEST))}catch{return""}}const NOT_OPENED={pullRequest:void 0,fault:void 0}
async function publishWork(run,place,change,leaks,{approver:approver,refused:refused,...rules}={}){const{job:job,github:github,world:world}=run
const{publisher:publisher,folder:folder,startingPoint:startingPoint}=place
const{goal:goal}=startingPoint
if(goal.kind==="review")return{kept:{kind:"nothing"},change:change,withheld:[],patch:void 0,fault:void 0}
const wanted=(0,publishing.ER)(world.env)
const isApi=wanted["commit-mode"]==="api"&&!(goal.kind==="advance"&&goal.fork!==void 0)
const compareUrl=`${job.repositoryUrl}/compare/${goal.base}...`
const saved=await(0,publish.dA)(change,{publisher:publisher,api:isApi?{github:github,repository:job.repository}:void 0,leaks:leaks,policy:(0,publishing.US)(wanted),...rules,folder:folder,branches:(0,raw_input.J)(world.env)&&refused===void 0?branchesOf(goal,job.runId,leaks,world.newId()):[],existing:isThere(goal)?goal.branch:void 0,message:messageOf(run,approver),compareUrl:compareUrl,leftBefore:(0,unpublished.x9)(run.memory.workBefore)})
const{takenName:takenName,kept:kept}=saved
if(takenName!==void 0&&kept.kind==="branch"){const names={branch:(0,inline_code.aY)(takenName),other:(0,inline_code.aY)(kept.branch)}
run.memory.notes.add((0,prompts.J1)(kept.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",names))}run.memory.leaveWork((0,unpublished.Xo)(saved.left))
noteLost(run,saved)
return refused?{...saved,fault:refused}:withEarlier(run,place,saved,compareUrl)}function noteLost({memory:memory,world:world},{left:left,withheld:withheld}){const before=new Set((0,unpublished.x9)(memory.workBefore)?.lost.map(({path:path})=>path))
for(const{path:path}of withheld)before.delete(path)
const still=(left?.lost??[]).map(({path:path})=>path).filter(path=>before.has(path))
const[phrase=""]=(0,trigger_settings.phrasesOf)(world.env)
if(still.length>0)memory.notes.add((0,prompts.J1)("work-still-lost",{files:(0,restore_work.ri)(still),phrase:phrase}))}function messageOf(run,approver){const{job:job,trigger:trigger,memory:memory}=run
const asker=(0,thread_subject.YX)(trigger)
return commitMessage({about:aboutOf(run),requester:known(asker),approver:known(approver),host:new URL(job.serverUrl).host,conversationId:memory.id,runUrl:job.runUrl,mark:(0,own_comments.Jn)(run).trailer(memory.id)})}function known(person){return person?.id===void 0?void 0:{login:person.login,id:person.id}}function isThere(goal){return goal.kind==="advance"||goal.kind==="propose"&&goal.isThere===!0}function branchesOf(goal,runId,leaks,random){switch(goal.kind){case"propose":{const branch=leaks.scan(goal.branch).length>0?goal.plain:goal.branch
return[branch,`${branch}-run-${runId}`,...spareNames(`${branch}-run-${runId}`,random)]}case"advance":{const other=`agent/pull-${goal.pullRequest.number}-run-${runId}`
return goal.fork===void 0?[goal.branch,other,...spareNames(other,random)]:[goal.branch]}case"review":case"patch":return[]}}function spareNames(branch,random){const name=`${branch}-${random.slice(0,8)}`
return[name,name.replaceAll("/","-")]}async function openFor(run,{startingPoint:{goal:goal,head:from},restriction:restriction},{kept:kept},words){if(goal.kind==="patch"||goal.kind==="review")return NOT_OPENED
if(goal.kind==="advance"){if(kept.kind!=="branch")return NOT_OPENED
const fault=await closedFault(run,goal.pullRequest.number,kept.branch)
return{pullRequest:goal.pullRequest,fault:fault,isCiSilent:fault===void 0&&await isCiSilent(run)}}if(kept.kind!=="branch"&&!goal.isThere)return NOT_OPENED
const head=kept.kind==="branch"?kept.branch:goal.branch
const compareUrl=`${run.job.repositoryUrl}/compare/${goal.base}...${head}`
const text=proposalOf(run,{...words,commit:kept.kind==="branch"?kept.commit:from})
const opened=await propose(run,{compareUrl:compareUrl,isRestricted:restriction?.restrictions?.proposes===!1},{head:head,base:goal.base,...withWorkMark(run,head,text)})
const tip=goal.isThere?void 0:opened.pullRequest?.baseSha
const isOther=await isRewritten(run,{branch:goal.base,tip:tip,from:from})
return{...opened,rewrittenBase:isOther?goal.base:void 0}}function withWorkMark(run,head,text){const mark=(0,own_comments.Jn)(run).mark(head)
return mark===""?text:{...text,body:`${text.body}\n\n${mark}`}}function proposalOf(run,{finalResponse:finalResponse,redact:redact,commit:commit}){const{job:job,trigger:trigger,world:world}=run
const subject=aboutOf(run)
const{title:title=subject.title,rest:rest}=(0,pull_request.Gr)(finalResponse)
return{title:redact((0,pull_request.Zr)({...subject,title:title})),body:(0,pull_request.je)({about:subject,answer:rest,requester:(0,thread_subject.iq)(trigger),runUrl:job.runUrl,repositoryUrl:job.repositoryUrl,phrases:(0,trigger_settings.phrasesOf)(world.env),commit:commit})}}function aboutOf({trigger:trigger,other:other}){const subject=(0,thread_subject.et)(trigger)
return other?{...subject,repository:`${other.main.owner}/${other.main.name}`}:subject}async function closedFault({github:github,job:job},number,branch){const pull=await(0,pull_pull.Es)((0,client.n)(github,job.repository),number).catch(()=>{})
if(!pull||pull.state==="open")return
return new fault.vC("git",`Pull request #${number} was ${pull.state} while I worked, so it does not include this commit.`,{hint:`The commit is on the branch ${branch}: open another pull request from there, if you want it.`})}async function isRewritten({github:github,job:job},{branch:branch,tip:tip,from:from}){if(tip===void 0||tip===from)return!1
return(0,commits.xm)((0,client.n)(github,job.repository),from,branch).then(isPart=>!isPart,()=>!1)}async function withEarlier(run,place,saved,compareUrl){const{goal:goal}=place.startingPoint
const isNothing=saved.kept.kind==="nothing"&&saved.withheld.length===0
if(!isNothing||!run.memory.wasCutOff||goal.kind!=="propose"&&goal.kind!=="advance")return saved
try{return await madeBefore(run,place,{branch:goal.branch,compareUrl:compareUrl})??saved}catch(error){(0,console.printNotice)(`It could not be checked whether the work was published before. ${(0,fault.ec)(error).message}`)
return saved}}async function madeBefore(run,place,{branch:branch,compareUrl:compareUrl}){const{publisher:publisher,startingPoint:startingPoint,folder:folder}=place
const commit=startingPoint.head
const own=await(0,asked_head.EE)(run,commit)
if(!own)return
await publisher.fetchCommit(`${run.job.repositoryUrl}.git`,own.parent)
const change=await publisher.since(own.parent)
const diff=await(0,publish.$C)(change,{publisher:publisher,folder:folder},own.parent)
const{isVerified:isVerified}=own
const kept={kind:"branch",branch:branch,commit:commit,isVerified:isVerified,compareUrl:`${compareUrl}${branch}`}
return{kept:kept,change:change,diff:diff,withheld:[],patch:void 0,fault:void 0}}}),22296:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,hk:()=>inputsOn})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(7256)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
async function requireAskedHead(run,{number:number,head:{sha:sha},isFork:isFork}){const{headSha:headSha,createdAt:createdAt}=run.trigger
if(sha===headSha||headSha===void 0&&!isFork)return
const asked=await withoutOurs(run,sha)
if(headSha!==void 0&&asked!==headSha)throw(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_1__.a1)(number,headSha,sha)
if(headSha===void 0&&createdAt!==void 0)await(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_1__.IZ)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.n)(run.github,run.job.repository),{number:number,sha:asked},createdAt)}async function withoutOurs(run,sha){if(!run.memory.wasCutOff||run.job.runAttempt===1)return sha
return(await ownCommit(run,sha))?.parent??sha}async function ownCommit({job:job,github:github,memory:memory},commit){const{owner:owner,name:repo}=job.repository
const route="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:data}=await github.request(route,{owner:owner,repo:repo,commit_sha:commit})
const{message:message,tree:tree,parents:parents,verification:verification}=Commit.parse(data)
const[parent,...others]=parents
const isOurs=message.includes(`Agent-Conversation: ${memory.id}`)&&message.includes(`Agent-Run: ${job.runUrl}`)
if(!isOurs||!parent||others.length>0)return
return{parent:parent.sha,tree:tree.sha,isVerified:verification.verified}}const Commit=zod__WEBPACK_IMPORTED_MODULE_3__.object({message:zod__WEBPACK_IMPORTED_MODULE_3__.string(),tree:zod__WEBPACK_IMPORTED_MODULE_3__.object({sha:zod__WEBPACK_IMPORTED_MODULE_3__.string()}),parents:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.object({sha:zod__WEBPACK_IMPORTED_MODULE_3__.string()})).readonly(),verification:zod__WEBPACK_IMPORTED_MODULE_3__.object({verified:zod__WEBPACK_IMPORTED_MODULE_3__.boolean()})})
function isOutside({pull:pull}){return pull?.isFork===!0}function inputsOn(startingPoint,inputs){if(!isOutside(startingPoint))return inputs
if(inputs.isolation==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})
const idle={hooks:!1,"skill-commands":!1,"setup-command":void 0,"setup-network":"none",caches:["none"]}
return{...inputs,...idle,secrets:void 0,"tool-env":void 0,"mcp-config":void 0,network:"none"}}})}

export const id=7914
export const ids=[7914,6767]
export const modules={53097:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>errorCode,O:()=>orMistake})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const reasons={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}}),26767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(53097)
var _safe_path_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(46031)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:!0})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=!0}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
async function statFile(roots,path){return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`look at "${path}"`,async()=>{const found=await statOrNothing(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.nG)(roots,path))
return found&&{kind:kindOf(found),size:found.size,mode:found.mode&4095}})}async function readFile(roots,path,maxBytes){return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`read "${path}"`,async()=>{const env_1={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW
const real=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.nG)(roots,path)
const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real,flags),!0)
await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.Ab)(roots,await placeOfHandle(file,real),path)
const found=await file.stat()
refuseUnlessFile(found,path)
if(found.size>maxBytes)throw tooLarge(path,found.size,maxBytes)
return await file.readFile()}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}})}async function writeWholeFile(roots,path,bytes,mode){await(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`write "${path}"`,async()=>{const{root:root,steps:steps,real:real}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.Mh)(roots,path)
const found=await statOrNothing(real)
if(found)refuseUnlessFile(found,path)
const folder=await holdFolder(root,steps.slice(0,-1))
try{await replaceFile(folder,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(real),bytes,found?found.mode&4095:mode)}finally{await folder.close()}})}async function removeFile(roots,path){await(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`remove "${path}"`,async()=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(roots[0],path)
const{root:root,steps:steps}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.Mh)(roots,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute))
if((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute).toLowerCase()===".git")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" belongs to git and cannot be removed.`)
const folder=await holdFolder(root,steps)
try{const entry=folder.entry((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(entry)
if(!found.isSymbolicLink())refuseUnlessFile(found,path)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(entry)}finally{await folder.close()}})}async function listDirectory(roots,path){return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`list "${path}"`,async()=>{const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.nG)(roots,path),{withFileTypes:!0})
return entries.map(toEntry).sort((a,b)=>a.name<b.name?-1:1)})}async function replaceFile(folder,name,bytes,mode){const temporary=folder.entry(`.deckhand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`)
try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary,bytes,{flag:"wx"})
if(mode!==void 0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.chmod)(temporary,mode)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary,folder.entry(name))}catch(error){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary,{force:!0})
throw error}}async function statOrNothing(real){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_6__.Md)(error))return
throw error}}function kindOf(found){if(found.isFile())return"file"
return found.isDirectory()?"directory":"other"}function toEntry(entry){return{name:entry.name,kind:entry.isSymbolicLink()?"link":kindOf(entry)}}function refuseUnlessFile(found,path){const kind=kindOf(found)
if(kind==="directory")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a directory, not a file.`)
if(kind==="other")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(path,size,maxBytes){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`)}async function saveOutput(outputDir,name,bytes){if(outputDir===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(name))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug",`"${name}" is no name for a saved output.`)
return(0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.O)(`save the output as "${name}"`,async()=>{const folder=await holdFolder(outputDir,[])
try{const env_2={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK
const file=__addDisposableResource(env_2,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder.entry(name),flags,420),!0)
await file.writeFile(bytes)}catch(e_2){env_2.error=e_2
env_2.hasError=!0}finally{const result_2=__disposeResources(env_2)
if(result_2)await result_2}}finally{await folder.close()}return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(outputDir,name)})}const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(root,{recursive:!0})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_5__.C)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path,{recursive:!0})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW)}}),46031:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,Md:()=>isAbsence,Mh:()=>safeWritePath,nG:()=>safePath,o1:()=>resolvePath})
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53097)
async function safePath(roots,path){return(await resolvePath(roots,path)).real}async function safeWritePath(roots,path){const place=await resolvePath(roots,path)
if(place.steps.some(step=>step.toLowerCase()===".git"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return place}async function requireInside(roots,real,path){if(await placeOf(roots,real)===void 0)throw outside(roots,path)}async function resolvePath(roots,path){if(path.includes("\0"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp("A path cannot contain a NUL character.")
const place=await placeOf(roots,await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(roots[0],path),path))
if(place===void 0)throw outside(roots,path)
return place}async function placeOf(roots,real){for(const asked of roots){const root=await followLinks(asked,asked)
const steps=inside(root,real)
if(steps!==void 0)return{root:root,steps:steps.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean),real:real}}return}function outside([workingDir],path){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`)}function inside(root,real){const steps=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root,real)
return steps===".."||steps.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)||(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(steps)?void 0:steps}async function followLinks(path,asked){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)}catch(error){if(!isAbsence(error))throw error}if(await isLink(path))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${asked}" leads through a link to nothing. Use the real path.`)
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),asked),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))}async function isLink(path){try{return(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isSymbolicLink()}catch(error){if(isAbsence(error))return!1
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error))}}),57266:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>concludeIntents,t:()=>concludeWaiting})
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
return{...conclusion,reason:`${conclusion.reason}. ${waiting}`}}}),95731:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{R:()=>patchBaseOf,q:()=>pullRequestFacts})
function pullRequestFacts({pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}){return{pullRequest:pullRequest,proposeUrl:proposeUrl,isCiSilent:isCiSilent,rewrittenBase:rewrittenBase}}function patchBaseOf({goal:goal,pull:pull}){const isNew=goal.kind==="propose"&&goal.isThere!==!0
if(pull&&(pull.isFork||goal.kind==="patch"))return{kind:"pull",number:pull.number}
const branch=isNew||goal.kind==="patch"||goal.kind==="review"?goal.base:goal.branch
return{kind:"branch",branch:branch}}}),37914:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{applying:()=>applying,requireSame:()=>requireSame})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var input_inputs=__webpack_require__(87233)
var publishing=__webpack_require__(41320)
var raw_input=__webpack_require__(48142)
var runner_world=__webpack_require__(3630)
var inline_code=__webpack_require__(62423)
var commands=__webpack_require__(17482)
var write_publisher=__webpack_require__(58698)
var lib_fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var recall=__webpack_require__(7685)
var conclude=__webpack_require__(24102)
var conclude_proposals=__webpack_require__(57266)
var published=__webpack_require__(95731)
var run_result=__webpack_require__(56172)
var publishing_policy=__webpack_require__(66484)
var asked_head=__webpack_require__(22296)
var own_comments=__webpack_require__(29058)
var to_branch=__webpack_require__(93582)
var github_client=__webpack_require__(44463)
var compare_commits=__webpack_require__(1019)
var pull_pull=__webpack_require__(7256)
var write_branch=__webpack_require__(91116)
var prompts=__webpack_require__(88135)
var marked_work=__webpack_require__(12947)
var subject=__webpack_require__(21271)
function placeFor(run,planned){const{thread:thread}=run.trigger
return thread.type==="pull_request"?onPull(run,planned,thread.number):onBranch(run,planned)}async function onBranch(run,planned){const{github:github,job:job,trigger:trigger,world:world,memory:memory}=run
const open=await(0,marked_work.f_)(run)??(planned.goal==="advance"?await(0,marked_work.Cp)(run):void 0)
const{commit:commit,branch:base}=planned
const names=(0,subject.xo)((0,subject.et)(trigger),job,(0,publishing.ER)(world.env)["branch-name"])
const tip=open?.sha??await(0,write_branch.h8)(github,job.repository,names.branch)
const made=await madeFrom(run,commit,tip)
if(open&&(!made||planned.goal!=="propose"))return onTask(open,{commit:commit,made:made})
if(!(0,write_branch.$i)(base))throw unknown(commit)
if(!await(0,compare_commits.xm)((0,github_client.n)(github,job.repository),commit,base)){const work=await(0,marked_work.Mn)(run,{branch:names.branch,base:base,tip:tip})
if(work.status!=="found"||work.tip!==commit)throw unknown(commit)
return{startingPoint:{head:commit,branch:work.branch,goal:work.goal,pull:void 0},fault:void 0,made:made}}const isLeft=made!==void 0||tip===commit&&job.runAttempt>1
const isTaken=tip!==void 0&&!isLeft
const end=isTaken?`-run-${job.runId}`:""
const[branch,plain]=[`${names.branch}${end}`,`${names.plain}${end}`]
if(isTaken)memory.notes.add((0,prompts.J1)("branch-taken",{branch:(0,inline_code.aY)(names.branch),other:(0,inline_code.aY)(branch)}))
const goal={kind:"propose",branch:branch,plain:plain,base:base,...isLeft&&{isThere:!0}}
return{startingPoint:{head:commit,branch:base,goal:goal,pull:void 0},fault:void 0,made:made}}async function madeFrom(run,from,tip){const own=tip===void 0||tip===from?void 0:await(0,asked_head.EE)(run,tip)
return tip!==void 0&&own?.parent===from?{...own,commit:tip}:void 0}function onTask(open,{commit:commit,made:made}){const isThere=open.sha===commit||made!==void 0
const goal=isThere?(0,marked_work.n9)(open):{kind:"patch",base:open.base}
const fault=isThere?void 0:moved(open.number,commit,open.sha)
return{startingPoint:{head:commit,branch:open.branch,goal:goal,pull:void 0},fault:fault,made:made}}async function onPull(run,{commit:commit,head:head},number){const{github:github,job:job}=run
if(commit!==head)throw unknown(commit)
const client=(0,github_client.n)(github,job.repository)
const pull=await(0,pull_pull.Es)(client,number)
const{branch:branch}=pull.head
const base=pull.base.branch
const pullRequest={number:number,url:pull.url}
const made=pull.isFork?void 0:await madeFrom(run,commit,pull.head.sha)
const fault=whyNotThere(pull,made?pull.head.sha:commit)
const isOurs=!fault&&!pull.isFork&&(0,write_branch.$i)(branch)&&await(0,pull_pull.HS)(client,branch)
const goal=isOurs?{kind:"advance",branch:branch,base:base,pullRequest:pullRequest}:{kind:"patch",base:base}
return{startingPoint:{head:commit,branch:branch,goal:goal,pull:pull},fault:fault,made:made}}function whyNotThere({number:number,state:state,head:head},commit){if(state!=="open")return new lib_fault.vC("config",`Pull request #${number} is ${state} now.`,{hint:state==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return head.sha===commit?void 0:moved(number,commit,head.sha)}function moved(number,from,to){return new lib_fault.vC("github",`The head of pull request #${number} moved from ${from} to ${to} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(commit){return new lib_fault.vC("denied",`The change set is for the commit ${commit.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var change_set=__webpack_require__(84577)
const MEGABYTE=1024*1024
const LARGEST={facts:4*MEGABYTE,work:30*MEGABYTE,withheld:30*MEGABYTE}
const LOG={entries:1e5,depth:3,bytes:500*MEGABYTE}
function readChangeSet(folder){const names=namesIn(folder)
const facts=parse(readPlain((0,external_node_path_.join)(folder,change_set.c.facts),LARGEST.facts))
const patch=kind=>{if(!names.includes(change_set.c[kind]))return
requirePlain((0,external_node_path_.join)(folder,change_set.c[kind]),LARGEST[kind])
return(0,external_node_path_.join)(folder,change_set.c[kind])}
const work=patch("work")
if(work===void 0!==(facts.tree===void 0))throw refused("its facts and its patch do not match")
if(work!==void 0&&!facts.startingPoint)throw refused("its patch is for no commit")
const hasLog=names.includes(change_set.c.log)
if(hasLog)walk((0,external_node_path_.join)(folder,change_set.c.log),1,{entries:0,bytes:0})
return{facts:facts,work:work,withheld:patch("withheld"),log:hasLog?(0,external_node_path_.join)(folder,change_set.c.log):""}}function notHandedOver(folder,cause){return new lib_fault.vC("config",`There is no change set in ${(0,lib_text.TN)(folder,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again.",cause:cause})}function namesIn(folder){const known=Object.values(change_set.c)
const names=listed(folder)
const strange=names.find(name=>!known.includes(name))
if(strange!==void 0)throw refused(`it holds ${named(strange)}, which is not part of a change set`)
if(!names.includes(change_set.c.facts))throw refused(`it has no ${change_set.c.facts}`)
return names}function listed(folder){try{if((0,external_node_fs_.lstatSync)(folder).isDirectory())return(0,external_node_fs_.readdirSync)(folder)}catch(cause){if(Object(cause).code==="ENOENT")throw notHandedOver(folder,cause)
throw refused("it cannot be read",cause)}throw refused("it is not a folder")}function walk(folder,depth,sum){if(depth>LOG.depth)throw refused("its log has too many nested folders")
for(const name of listed(folder)){if(!/^[\w][\w.-]{0,200}$/.test(name))throw refused(`its log holds ${named(name)}, which is not the name of a log file`)
const path=(0,external_node_path_.join)(folder,name)
if((0,external_node_fs_.lstatSync)(path).isDirectory())walk(path,depth+1,sum)
else sum.bytes+=requirePlain(path,LOG.bytes)
sum.entries++
if(sum.entries>LOG.entries||sum.bytes>LOG.bytes)throw refused("its log is too large")}}function requirePlain(path,largest){const{mode:mode,size:size,nlink:nlink}=(0,external_node_fs_.lstatSync)(path)
const isFile=(mode&external_node_fs_.constants.S_IFMT)===external_node_fs_.constants.S_IFREG
if(!isFile||nlink!==1)throw refused(`${named(path)} is not a regular file`)
if(size>largest)throw refused(`${named(path)} has ${size} bytes, more than ${largest}`)
return size}function readPlain(path,largest){requirePlain(path,largest)
const file=(0,external_node_fs_.openSync)(path,external_node_fs_.constants.O_RDONLY|external_node_fs_.constants.O_NOFOLLOW|external_node_fs_.constants.O_NONBLOCK)
try{if((0,external_node_fs_.fstatSync)(file).size>largest)throw refused(`${named(path)} has grown`)
return(0,external_node_fs_.readFileSync)(file,"utf8")}finally{(0,external_node_fs_.closeSync)(file)}}function parse(text){const parsed=change_set.V.safeParse(asJson(text))
if(parsed.success)return parsed.data
const{path:path,message:message}=parsed.error.issues[0]??{path:[],message:""}
throw refused(`its ${change_set.c.facts} is invalid (${(0,lib_text.TN)(`${path.join(".")}: ${message}`,200)})`)}function asJson(text){try{return JSON.parse(text)}catch(cause){throw refused(`its ${change_set.c.facts} is not JSON`,cause)}}function named(path){return JSON.stringify((0,lib_text.TN)(path.split("/").at(-1)??"",80))}function refused(why,cause){return new lib_fault.vC("denied",`The change set is refused: ${why}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:cause})}function applying(world){try{const found=readChangeSet(folderIn(world))
const{conversation:conversation}=found.facts
const work=run=>apply(found,run)
return{recall:run=>recallApplied(run,conversation),work:work}}catch(error){const fault=(0,lib_fault.ec)(error)
return{recall:async()=>(0,recall.v7)(world.newId()),work:async()=>(0,run_result.G)(fault)}}}async function recallApplied(run,conversation){const said=await(0,own_comments.rA)(run,body=>body.includes(conversation)&&(0,own_comments.dR)(run.job,body))
const answer=(0,recall.HR)(run,said)
return answer?{kind:"answered",answer:answer}:(0,recall.v7)(conversation)}function folderIn({env:env}){const folder=(0,raw_input.JR)(env,"change-set")
if(folder!==void 0)return folder
throw new lib_fault.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(found,run){try{const inputs=(0,input_inputs.readInputsWithoutModel)(run.world.env)
requireSame(found.facts,run)
const published=await publish(found,run,inputs["github-token"])
return{...published,conversationPath:found.log}}catch(error){return{...(0,run_result.G)((0,lib_fault.ec)(error)),conversationPath:found.log}}}async function publish(found,run,token){const{facts:facts}=found
const{exact:exact,leaks:leaks,redact:redact}=run
const finalResponse=leaks.redact(exact(facts.finalResponse)).text
const place=facts.startingPoint&&found.work!==void 0?await placeFor(run,facts.startingPoint):void 0
const saved=place?await save(found,{...place,run:run,token:token}):{...NOTHING,patch:void 0}
const withheld=[...factsIn(facts).withheld,...saved.withheld]
const all={...saved,withheld:withheld}
const isDone=facts.end.status==="finished"&&place!==void 0&&saved.fault===void 0
const opened=isDone?await(0,to_branch.qw)(run,place,saved,{finalResponse:finalResponse,redact:redact}):to_branch.g
const{sandbox:sandbox}=facts.facts
const reach=sandbox&&{...sandbox,isFork:place!==void 0&&(0,asked_head._K)(place.startingPoint)}
const isPublished=opened.fault===void 0&&saved.fault===void 0&&place?.fault===void 0
const lines=facts.intents===void 0?[]:isPublished?await(await Promise.all([__webpack_require__.e(4583),__webpack_require__.e(9716)]).then(__webpack_require__.bind(__webpack_require__,99716))).applyIntents(facts,run):facts.intents.map(({name:name})=>({status:"refused",words:(0,inline_code.aY)(name),why:"the work was not published"}))
const planned=conclusionOf(facts,{saved:all,opened:opened,goal:place?.startingPoint.goal.kind,finalResponse:finalResponse,reach:reach})
const conclusion=(0,conclude_proposals.R)(planned,lines)
const report={...run_result.I,...factsIn(facts),...conclusion,finalResponse:finalResponse,files:saved.change.files,kept:saved.kept,patchBase:place&&(0,published.R)(place.startingPoint),diff:saved.diff,locks:saved.locks,withheld:withheld,withheldPatch:saved.patch??withheldPatchIn(found),intents:lines,...(0,published.q)(opened)}
const hadNoSandbox=sandbox===void 0&&facts.facts.iterations>0
return{report:report,fault:conclusion.fault,hadNoSandbox:hadNoSandbox,...place&&{baseSha:place.startingPoint.head}}}const NOTHING={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:facts,work:work=""},saving){const{run:run,startingPoint:startingPoint,made:made,token:token,fault:fault}=saving
const{job:job,world:world}=run;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:!0})
const folder=(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-"))
const options={folder:folder,base:startingPoint.head,remoteUrl:`${job.serverUrl}/${job.repository.owner}/${job.repository.name}.git`,token:token,allowedBranch:startingPoint.goal.kind==="advance"?startingPoint.goal.branch:void 0,environment:(0,runner_world._)(world.env),now:world.now}
const{publisher:publisher,change:change}=await(0,write_publisher.X2)(options,work,(0,publishing_policy.U)((0,publishing.ER)(world.env)))
if(change.tree!==facts.tree)throw new lib_fault.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const saved=await(0,to_branch.FW)(run,{publisher:publisher,folder:folder,startingPoint:startingPoint},change,run.leaks,{made:made})
return{...saved,fault:saved.fault??fault}}function conclusionOf({end:end},ends){if(end.status==="stopped")return end
return(0,conclude.E)({...ends,timeoutMinutes:0,end:end,change:ends.saved.change})}function requireSame(facts,{trigger:trigger,job:job}){const name=`${job.repository.owner}/${job.repository.name}`
if(facts.repository.id!==trigger.repositoryId||facts.repository.name!==name)throw foreign(`the repository ${facts.repository.name}`)
if(JSON.stringify(threadOf(facts.thread))!==JSON.stringify(threadOf(trigger.thread)))throw foreign("another thread")
if(facts.key!==trigger.key)throw foreign("another request")}function threadOf(thread){return thread.type==="none"?[thread.type]:[thread.type,thread.number]}function foreign(what){return new lib_fault.vC("denied",`The change set is for ${what}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:facts}){const{costUsd:costUsd,sandbox:sandbox,uses:uses,withheld:withheld,...rest}=facts
return{...rest,costUsd:costUsd,sandbox:sandbox,uses:uses.map(use=>({...use,costUsd:use.costUsd})),withheld:withheld.map(one=>({...one,detail:wordsOf(one.detail)}))}}function wordsOf(detail){return(0,lib_text.TN)((0,commands.WN)(detail),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:withheld}){return withheld===void 0?void 0:{path:withheld,patch:(0,external_node_fs_.readFileSync)(withheld,"utf8")}}}),84577:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>ChangeSet,c:()=>FILES})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91311)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9179)
const FILES={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const Commit=zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const Count=zod__WEBPACK_IMPORTED_MODULE_2__.number().int().min(0).max(1e12)
const Amount=zod__WEBPACK_IMPORTED_MODULE_2__.number().min(0).max(1e12)
const Line=zod__WEBPACK_IMPORTED_MODULE_2__.string().max(500)
const Use=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]{1,50}$/),replies:Count,inputTokens:Count,outputTokens:Count,cachedTokens:Count,writtenTokens:Count,reasoningTokens:Count,costUsd:Amount.optional(),latencyMs:Amount}).readonly()
const Denial=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({host:Line,port:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().min(0).max(65535),reason:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:Line.optional()}).readonly()
const Sandbox=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({way:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w-]{1,30}$/),checks:Count,network:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.*:, -]{1,500}$/),isShut:zod__WEBPACK_IMPORTED_MODULE_2__.boolean(),isAsking:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().optional(),nobody:_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_0__.cS.optional(),denials:zod__WEBPACK_IMPORTED_MODULE_2__.array(Denial).max(500).readonly()}).readonly()
const Facts=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({withheld:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(5e3),code:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](codes()),detail:Line}).readonly()).max(1e3).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({command:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(2e4),exitCode:zod__WEBPACK_IMPORTED_MODULE_2__.number().int()}).readonly()).max(100).readonly(),steps:Count,iterations:Count,toolCalls:Count,models:zod__WEBPACK_IMPORTED_MODULE_2__.array(Line).max(20).readonly(),inputTokens:Count,outputTokens:Count,cachedTokens:Count,estimatedCalls:Count,costUsd:Amount.optional(),uses:zod__WEBPACK_IMPORTED_MODULE_2__.array(Use).max(50).readonly(),durationMs:Amount,sandbox:Sandbox.optional()}).readonly()
const End=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("status",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_2__.literal("finished")}).readonly(),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({status:zod__WEBPACK_IMPORTED_MODULE_2__.literal("stopped"),outcome:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed"]),reason:Line,quote:Line.optional(),hint:Line}).readonly()])
const Thread=zod__WEBPACK_IMPORTED_MODULE_2__.discriminatedUnion("type",[zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["issue","pull_request","discussion"]),number:zod__WEBPACK_IMPORTED_MODULE_2__.number().int().positive()}),zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({type:zod__WEBPACK_IMPORTED_MODULE_2__.literal("none")})])
const StartingPoint=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({commit:Commit,branch:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(250),goal:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["propose","advance","patch"]),head:Commit.optional()}).readonly()
const Intent=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[a-z][a-z-]{0,40}$/),value:zod__WEBPACK_IMPORTED_MODULE_2__.record(zod__WEBPACK_IMPORTED_MODULE_2__.string(),zod__WEBPACK_IMPORTED_MODULE_2__.json())}).readonly()
const ChangeSet=zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_2__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({id:zod__WEBPACK_IMPORTED_MODULE_2__.number().int(),name:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:Thread,key:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(1e3),requester:Line,conversation:zod__WEBPACK_IMPORTED_MODULE_2__.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:StartingPoint.optional(),tree:Commit.optional(),end:End,finalResponse:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(5e5),intents:zod__WEBPACK_IMPORTED_MODULE_2__.array(Intent).max(1e3).readonly().optional(),facts:Facts}).readonly()
function codes(){const[first,...rest]=Object.keys(_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__.Lp)
return[first,...rest]}}),84901:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$C:()=>readCheckoutFile,Bs:()=>requireClean,oz:()=>requireBranch})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(26767)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
const CHECKOUT_HINT="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(workspace,environment){const{head:head,branch:branch}=await requireClean(workspace,environment)
if(branch===void 0)throw detached(head)
return{head:head,branch:branch}}async function requireClean(workspace,environment){const{head:head,branch:branch,changed:changed}=await readState(workspace,environment)
if(head===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(changed.length>0)throw dirty(changed)
return{head:head,branch:branch}}async function readState(workspace,environment){if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")))throw noCheckout()
const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,environment:environment})
try{return await checkoutState(here)}catch(cause){throw noCheckout(cause)}}function noCheckout(cause){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config","The workspace is not a git checkout.",{hint:CHECKOUT_HINT,cause:cause})}function detached(head){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The checkout is detached at ${head.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(changed){const some=changed.slice(0,3).map(path=>(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(path,80)).join(", ")
const what=`The checkout has ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.U9)(changed.length,"uncommitted change")} (${some}${changed.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",what,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}const LARGEST=64*1024
async function readCheckoutFile(workspace,path,input){try{return(new TextDecoder).decode(await(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_2__.TA)([workspace],path,LARGEST))}catch(cause){if(!(cause instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp))throw cause
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The file of the input \`${input}\` cannot be used. ${cause.message}`,{hint:"Name a file of the checkout, by its path from the root.",cause:cause})}}async function checkoutState(git){const records=(await git.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=name=>records.find(record=>record.startsWith(`# ${name} `))?.slice(name.length+3)
const head=header("branch.oid")
const branch=header("branch.head")
return{head:head==="(initial)"?void 0:head,branch:branch==="(detached)"?void 0:branch,changed:records.flatMap(record=>changedPath(record)??[])}}const fieldsBefore={1:8,u:10,"?":1}
function changedPath(record){const fields=record.split(" ")
const before=fieldsBefore[fields[0]??""]
return before===void 0?void 0:fields.slice(before).join(" ")}}),12947:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var zod__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(28942)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7256)
var _github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(70012)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(29058)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(21271)
var _checkout_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(84901)
function searchWork(run){const marker=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.Jn)(run)
if(!marker.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const pull=markedPull(run,marker)
pull.catch(()=>{})
return{pull:pull,branches:branchesOf(run)}}async function markedWork(run,place,search=searchWork(run)){try{const pull=await search.pull
if(pull)return{status:"found",tip:pull.sha,branch:pull.branch,goal:goalIn(pull)}
return await onBranches(run,place,await search.branches)}catch(error){const why=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message;(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${NOT_FOUND_OUT} ${why}`)
return{status:"unseen",why:why}}}const NOT_FOUND_OUT="It could not be checked whether there is earlier work of the agent."
async function markedPull(run,marker=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.Jn)(run)){const{github:github,job:job,trigger:trigger,other:other}=run
const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
return(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.zl)(client,other?.id??trigger.repositoryId,({body:body,branch:branch})=>marker.isMarked(body,branch))}const Refs=zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.object({ref:zod__WEBPACK_IMPORTED_MODULE_10__.string(),object:zod__WEBPACK_IMPORTED_MODULE_10__.object({sha:zod__WEBPACK_IMPORTED_MODULE_10__.string()})}))
const MOST_BRANCHES=10
async function branchesOf(run){const begin=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.gl)((0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.et)(run.trigger),(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.dT)(run))
if(begin===void 0)return[]
const beginnings=[...new Set([begin,begin.replaceAll("/","-")])]
return(await Promise.all(beginnings.map(one=>branchesFrom(run,one)))).flat()}async function branchesFrom({github:github,job:job},begin){try{const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
const refs=Refs.parse(await client.get("/git/matching-refs/{ref}",{ref:`heads/${begin}`}))
return refs.map(({ref:ref,object:object})=>({branch:ref.replace(/^refs\/heads\//,""),tip:object.sha})).filter(({branch:branch})=>branch.startsWith(begin)&&!/^\d/.test(branch.slice(begin.length))).slice(-MOST_BRANCHES)}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`${NOT_FOUND_OUT} ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.ec)(error).message}`)
return[]}}async function onBranches(run,{branch:branch,base:base,tip:tip},listed){const marker=(0,_thread_own_comments_js__WEBPACK_IMPORTED_MODULE_7__.Jn)(run)
if(!marker.isAble)return{status:"unknown"}
const own=tip===void 0?[]:[{branch:branch,tip:tip}]
const others=listed.filter(one=>one.branch!==branch)
const seen=await Promise.all([...own,...others].map(one=>onBranch(run,marker,{...one,base:base})))
const[newest]=seen.flatMap(one=>one.status==="ours"?[one]:[]).sort((one,other)=>other.time-one.time)
if(newest){const goal={kind:"propose",branch:newest.branch,plain:newest.branch,base:base,isThere:!0}
return{status:"found",tip:newest.tip,branch:newest.branch,goal:goal}}return{status:own.length>0&&seen[0]?.status==="over"?"over":"unknown"}}const Pulls=zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.object({body:zod__WEBPACK_IMPORTED_MODULE_10__.string().nullish()}))
async function onBranch({github:github,job:job},marker,{branch:branch,base:base,tip:tip}){const client=(0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository)
const head=`${job.repository.owner}:${branch}`
const pulls=Pulls.parse(await client.get("/pulls",{state:"all",head:head}))
if(pulls.some(({body:body})=>marker.isMarked(body??"",branch)))return{status:"over"}
const time=pulls.length>0?void 0:await lastMarked(client,marker,`${base}...${branch}`)
return time===void 0?{status:"unknown"}:{status:"ours",time:time,branch:branch,tip:tip}}const Compared=zod__WEBPACK_IMPORTED_MODULE_10__.object({commits:zod__WEBPACK_IMPORTED_MODULE_10__.array(zod__WEBPACK_IMPORTED_MODULE_10__.object({commit:zod__WEBPACK_IMPORTED_MODULE_10__.object({message:zod__WEBPACK_IMPORTED_MODULE_10__.string(),committer:zod__WEBPACK_IMPORTED_MODULE_10__.object({date:zod__WEBPACK_IMPORTED_MODULE_10__.string()})})}))})
async function lastMarked(client,marker,basehead){const{commits:commits}=Compared.parse(await client.get("/compare/{basehead}",{basehead:basehead,per_page:100}))
const times=commits.filter(({commit:commit})=>marker.hasTrailer(commit.message)).map(({commit:commit})=>Date.parse(commit.committer.date))
return times.length===0?void 0:Math.max(...times)}async function openTask(run,remote){const pull=await taskPull(run)
if(!pull)return
const{job:job,world:world}=run
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__._)(world.env)
const{head:head}=await(0,_checkout_js__WEBPACK_IMPORTED_MODULE_9__.Bs)(job.workspace,environment)
const inCheckout=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:job.workspace,environment:{...environment,...extra}})
if(head!==pull.sha)await(0,_github_write_commit_push_js__WEBPACK_IMPORTED_MODULE_5__.kz)(inCheckout,remote,pull.sha)
return{head:pull.sha,branch:pull.branch,goal:goalIn(pull),pull:void 0}}async function taskPull(run){const{github:github,job:job,trigger:trigger,other:other}=run
const subject=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.et)(trigger)
if(!subject.isTask||!job.task)return
const{branch:branch}=(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.xo)(subject,job,(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_8__.dT)(run))
return(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.zl)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository),other?.id??trigger.repositoryId,(0,_github_read_pull_pull_js__WEBPACK_IMPORTED_MODULE_4__.L$)(branch))}function goalIn({number:number,url:url,branch:branch,base:base}){return{kind:"advance",branch:branch,base:base,pullRequest:{number:number,url:url}}}})}

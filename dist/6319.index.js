export const id=6319
export const ids=[6319,6767]
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
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error))}}),19981:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{reportRun:()=>reportRun})
var console=__webpack_require__(54995)
var file_commands=__webpack_require__(46101)
var input_shapes=__webpack_require__(48588)
var raw_input=__webpack_require__(48142)
var summary=__webpack_require__(13834)
var outcome=__webpack_require__(62822)
var intents=__webpack_require__(83650)
var report=__webpack_require__(79343)
var acknowledge=__webpack_require__(12384)
var approval_comment=__webpack_require__(38833)
var unpublished=__webpack_require__(85831)
var ledger_store=__webpack_require__(65870)
var own_comments=__webpack_require__(29058)
var state=__webpack_require__(26178)
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var line_of=__webpack_require__(47776)
var event_content=__webpack_require__(46032)
var lib_text=__webpack_require__(94869)
const MOST=10
const PLACE=/(?:^|[\s("'])(?:file:\/\/)?((?:\/|\.\/)?[\w@][\w@./+-]{0,200}\.[A-Za-z]\w{0,9})(?::(\d{1,6})(?::\d{1,6})?|\((\d{1,6}),\d{1,6}\))(.{0,300})/
function annotationsFor({events:events=[],workingDir:workingDir},workspace){const isFile=path=>{try{return(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(workspace,path)).isFile()}catch{return!1}}
return annotationsIn(events,workingDir??workspace,isFile)}function annotationsIn(events,workspace,isFile){const outputs=new Map
for(const event of events){const run=runOf(event)
if(!run)continue
outputs.delete(run.command)
outputs.set(run.command,run.isFailed?run.output:void 0)}const found=new Map
for(const output of outputs.values())for(const line of(output??"").split("\n")){const annotation=annotationIn(line,workspace)
const place=`${annotation?.file}:${annotation?.line}`
if(annotation&&!found.has(place)&&isFile(annotation.file))found.set(place,annotation)
if(found.size===MOST)return[...found.values()]}return[...found.values()]}function runOf(event){if(event.kind!=="ObservationEvent"||event.observation.kind!=="TerminalObservation")return
const{command:command,exit_code:exit_code,content:content}=event.observation
if(typeof command!=="string"||typeof exit_code!=="number")return
return{command:command,isFailed:exit_code>0,output:(0,event_content.wh)(content)}}function annotationIn(line,workspace){const words=line.slice(0,1e3)
const[,path="",colon,bracket,rest=""]=PLACE.exec(words)??[]
const file=withinWorkspace(path,workspace)
if(file===void 0)return
const said=rest.replace(/^[\s:)\]-]+/,"")
return{file:file,line:Number(colon??bracket),message:(0,lib_text.TN)(said===""?words:said,200)}}function withinWorkspace(path,workspace){const file=path.startsWith(`${workspace}/`)?path.slice(workspace.length+1):path.replace(/^\.\//,"")
const isOurs=file!==""&&!file.startsWith("/")&&!file.split("/").includes("..")
return isOurs&&!file.startsWith("node_modules/")?file:void 0}const FIRST=100
const LAST=400
function renderTimeline(events){const all=events.flatMap(event=>{const line=(0,line_of.c)(event)
return line===void 0?[]:[`${event.timestamp.slice(11,19)} ${(0,lib_text.TN)(line,240)}`]})
if(all.length===0)return""
const lines=shortened(all).join("\n")
const fence=(0,lib_text.Lt)(lines)
const heading=`<details><summary>Timeline (${(0,lib_text.U9)(all.length,"line")}, UTC)</summary>`
return`${heading}\n\n${fence}text\n${lines}\n${fence}\n\n</details>`}function shortened(lines){if(lines.length<=FIRST+LAST)return lines
return[...lines.slice(0,FIRST),`… ${lines.length-FIRST-LAST} more …`,...lines.slice(-LAST)]}var ending=__webpack_require__(30818)
var outputs=__webpack_require__(22343)
var run_comment=__webpack_require__(24380)
var run_page=__webpack_require__(4394)
async function reportRun({done:done,run:run},runComment){const{world:world,redact:redact}=run
const{outcome:outcome}=done.report
const isFailure=(0,input_shapes.VC)(world.env,outcome);(0,console.lQ)(done,isFailure,redact);(0,console.m6)(done.report.risks??[],redact);(0,console.Ei)(annotationsFor(done,run.job.workspace),redact)
const links=(0,run_comment.hP)(run,run.memory.id,commitOf(done))
const words=()=>(0,ending.ci)((0,report.B)(done.report,links),run,done)
const render=()=>(0,own_comments.kN)(run,(0,own_comments.F8)(world.env,redact(words()),done.hadNoSandbox))
const{approvals:approvals}=done
const at={env:world.env,thread:run.trigger.thread}
const shown=render()
const pendingReport=pendingReportOf(run,done,{runComment:runComment,body:shown,redact:redact})
if(runComment&&!approvals?.proposal)(0,file_commands.r1)(world.env,{...pendingReport,runComment:runComment})
run.memory.leavePendingReport((0,unpublished.KM)(pendingReport))
const record=(0,run_page.NP)(run,done,runComment?.url)
const propose=approvals?.proposal&&runComment?(0,approval_comment.Hn)(approvals.proposal,runComment,shown):same
const isHurried=world.signal.aborted&&!approvals?.proposal
const[isKept,early]=await Promise.all([run.memory.close(manifest=>propose((0,ending.mL)(run,done,runComment?.url)(manifest))),isHurried?(0,run_comment.F7)(run,at,pendingReport):void 0])
if(runComment&&approvals?.proposal&&isKept)(0,file_commands.r1)(world.env,{...pendingReport,runComment:runComment});(0,file_commands.XI)(world.env,void 0)
if(run.trigger.kind==="schedule"&&run.memory.isKept)await(await __webpack_require__.e(9925).then(__webpack_require__.bind(__webpack_require__,89925))).removeClosed({...run,repositoryId:run.trigger.repositoryId})
const body=approvals?.proposal?isKept&&runComment?shown:(0,approval_comment.L3)(render()):render()
const left=(0,raw_input.J)(world.env)?WITHOUT_PREVIEW:(await Promise.all([__webpack_require__.e(3582),__webpack_require__.e(6424)]).then(__webpack_require__.bind(__webpack_require__,96424))).leavePreview(run,done,redact)
const page=await(0,run_page.ZZ)(run,done,runComment?.url)
const reports=(0,intents._3)(done.report.intents??[]).trim()
const story=[`${left.preview}${body}`,(0,run_page.YG)(run,page),redact(renderTimeline(done.events??[])),reports]
await(0,summary.S)(world.env,story.filter(Boolean).join("\n\n"))
const isTold=early!==void 0&&body===shown
const told=isTold?early:await(0,run_comment.F7)(run,at,{...pendingReport,runComment:early?.runComment??runComment,body:body})
const final=told?.runComment??await(0,run_comment.zu)(run,{report:done.report,body:body})
if(approvals?.proposal&&final&&final.id!==runComment?.id)await run.memory.settle((0,approval_comment.Hn)(approvals.proposal,final,told?.body??body))
if(final?.url!==runComment?.url)await(0,run_page.ZZ)(run,done,final?.url);(0,file_commands.Kn)(world.env,{...(0,outputs.Yz)(done,final,run),"page-path":page?.path,...left.outputs},redact)
if(record&&!run.memory.hasStore)await(0,ledger_store.NY)(run,{...record,comment:final?.url})
return isFailure?1:0}const WITHOUT_PREVIEW={preview:"",outputs:{}}
function commitOf({report:{kept:kept},baseSha:baseSha}){return kept.kind==="branch"?kept.commit:baseSha}function same(manifest){return manifest}function lastReaction(report){const{reaction:reaction}=(0,outcome.rL)(report)
return reaction==="eyes"?void 0:reaction}function pendingReportOf(run,{report:report,approvals:approvals},words){const{runComment:runComment,body:body,redact:redact}=words
const{used:used,proposal:proposal}=approvals??{}
const approvalComment=used?.comment&&approvals&&{id:used.comment.id,body:(0,approval_comment.mi)(run,used,{results:approvals.results,next:runComment,redact:redact})}
const isWaiting=proposal??used?{isWaiting:proposal!==void 0}:{}
const[place,content]=[(0,acknowledge.Ko)(run.trigger),lastReaction(report)]
return{lease:run.memory.manifest.lease??(0,state.m8)(run,null),body:body,isAnswer:!0,...place&&content&&{sign:{place:place,content:content}},...runComment&&{runComment:runComment},...approvalComment&&{approvalComment:approvalComment},...isWaiting}}}),65870:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>LEDGER,mG:()=>changeLedger,th:()=>LEDGER_FILE})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _ledger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99217)
var _state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(26178)
const LEDGER={name:"ledger",ref:"refs/deckhand/ledger",branch:"refs/heads/deckhand/state/ledger"}
const LEDGER_FILE="work/ledger.json"
const ATTEMPTS=10
const PAUSE_MS=300
async function changeLedger(place,change){const{sleep:sleep,newId:newId,random:random,signal:signal}=place.world
for(let attempt=1;attempt<=ATTEMPTS;attempt+=1){const store=(0,_state_js__WEBPACK_IMPORTED_MODULE_5__.Ch)({...place,name:LEDGER})
if(!store)return
const found=await store.read()
const before=ledgerIn(found)
const next=JSON.stringify(change(before))
if(next===JSON.stringify(before))return
const bytes=Buffer.from(next)
const manifest=found.status==="found"?found.manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__.yz)(newId())
const files=[{path:LEDGER_FILE,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.sc)(bytes),read:()=>bytes}]
if((await store.write({manifest:manifest,files:files})).status==="saved")return
await sleep(PAUSE_MS*attempt*random(),signal)}throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs were changed again and again while they were saved.")}async function countRun({trigger:trigger,...run},record){try{await changeLedger({...run,repositoryId:trigger.repositoryId},ledger=>(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Yq)(ledger,record))}catch(error){const{message:message}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error)
if(!/\b403\b|denied/.test(message))(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.m)(`This run is not in the totals of \`show --costs\`. ${message}`)}}function ledgerIn(found){return found.status==="found"?readLedger(found.files.get(LEDGER_FILE)?.toString()):_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv}function readLedger(text){try{return text===void 0?_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv:_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Oc.parse(JSON.parse(text))}catch(cause){const hint=`Delete the ref ${LEDGER.ref} to begin the totals again.`
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs are damaged, or were written by another version.",{hint:hint,cause:cause})}}})}

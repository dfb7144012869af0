export const id=9981
export const ids=[9981,6767]
export const modules={13834:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{S:()=>writeSummary})
var _github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(78276)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
async function writeSummary(env,markdown){if(!env.GITHUB_STEP_SUMMARY)return
try{const{summary:summary}=await Promise.all([__webpack_require__.e(4119),__webpack_require__.e(6811)]).then(__webpack_require__.bind(__webpack_require__,46811))
await summary.addRaw(fitting(markdown),!0).write()}catch(error){(0,_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The summary of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error).message}`)}}const LIMIT=1e6
function fitting(markdown){if(Buffer.byteLength(markdown)<=LIMIT)return markdown
return(0,_github_write_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__._n)(markdown,Math.floor(LIMIT/3)-100,"the summary was too long; see the log of the run for the rest")}}),26767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _safe_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(46031)
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
async function statFile(roots,path){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`look at "${path}"`,async()=>{const found=await statOrNothing(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path))
return found&&{kind:kindOf(found),size:found.size,mode:found.mode&4095}})}async function readFile(roots,path,maxBytes){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`read "${path}"`,async()=>{const env_1={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW
const real=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path)
const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real,flags),!0)
await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Ab)(roots,await placeOfHandle(file,real),path)
const found=await file.stat()
refuseUnlessFile(found,path)
if(found.size>maxBytes)throw tooLarge(path,found.size,maxBytes)
return await file.readFile()}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}})}async function writeWholeFile(roots,path,bytes,mode){await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`write "${path}"`,async()=>{const{root:root,steps:steps,real:real}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(roots,path)
const found=await statOrNothing(real)
if(found)refuseUnlessFile(found,path)
const folder=await holdFolder(root,steps.slice(0,-1))
try{await replaceFile(folder,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(real),bytes,found?found.mode&4095:mode)}finally{await folder.close()}})}async function removeFile(roots,path){await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`remove "${path}"`,async()=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(roots[0],path)
const{root:root,steps:steps}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(roots,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute))
if((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute).toLowerCase()===".git")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" belongs to git and cannot be removed.`)
const folder=await holdFolder(root,steps)
try{const entry=folder.entry((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(entry)
if(!found.isSymbolicLink())refuseUnlessFile(found,path)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(entry)}finally{await folder.close()}})}async function listDirectory(roots,path){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`list "${path}"`,async()=>{const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path),{withFileTypes:!0})
return entries.map(toEntry).sort((a,b)=>a.name<b.name?-1:1)})}async function replaceFile(folder,name,bytes,mode){const temporary=folder.entry(`.deckhand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`)
try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary,bytes,{flag:"wx"})
if(mode!==void 0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.chmod)(temporary,mode)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary,folder.entry(name))}catch(error){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary,{force:!0})
throw error}}async function statOrNothing(real){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Md)(error))return
throw error}}function kindOf(found){if(found.isFile())return"file"
return found.isDirectory()?"directory":"other"}function toEntry(entry){return{name:entry.name,kind:entry.isSymbolicLink()?"link":kindOf(entry)}}function refuseUnlessFile(found,path){const kind=kindOf(found)
if(kind==="directory")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a directory, not a file.`)
if(kind==="other")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(path,size,maxBytes){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`)}async function saveOutput(outputDir,name,bytes){if(outputDir===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(name))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug",`"${name}" is no name for a saved output.`)
return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`save the output as "${name}"`,async()=>{const folder=await holdFolder(outputDir,[])
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
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.CA)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path,{recursive:!0})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW)}}),46031:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
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
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes(errorCode(error))}const reasons={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}}),43193:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P1:()=>PageFacts,Uq:()=>REPORT_FILE,Vk:()=>CUT_OFF})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const REPORT_FILE="report.json"
const Link=zod__WEBPACK_IMPORTED_MODULE_0__.url({protocol:/^https?$/})
const WithheldFile=zod__WEBPACK_IMPORTED_MODULE_0__.object({path:zod__WEBPACK_IMPORTED_MODULE_0__.string(),code:zod__WEBPACK_IMPORTED_MODULE_0__.string(),message:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const OtherWork=zod__WEBPACK_IMPORTED_MODULE_0__.object({repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),label:zod__WEBPACK_IMPORTED_MODULE_0__.string(),link:Link.optional(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly()}).readonly()
const ModelUse=zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),replies:zod__WEBPACK_IMPORTED_MODULE_0__.int(),inputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),cachedTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),outputTokens:zod__WEBPACK_IMPORTED_MODULE_0__.number(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional()}).readonly()
const PageFacts=zod__WEBPACK_IMPORTED_MODULE_0__.object({version:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.string(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requester:zod__WEBPACK_IMPORTED_MODULE_0__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),sign:zod__WEBPACK_IMPORTED_MODULE_0__.string(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string(),quote:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),hint:zod__WEBPACK_IMPORTED_MODULE_0__.string(),beganAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime(),endedAt:zod__WEBPACK_IMPORTED_MODULE_1__.datetime().optional(),durationMs:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),steps:zod__WEBPACK_IMPORTED_MODULE_0__.int().optional(),models:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),costUsd:zod__WEBPACK_IMPORTED_MODULE_0__.number().optional(),uses:zod__WEBPACK_IMPORTED_MODULE_0__.array(ModelUse).readonly(),checks:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int()}).readonly()).readonly(),diff:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),withheld:zod__WEBPACK_IMPORTED_MODULE_0__.array(WithheldFile).readonly(),others:zod__WEBPACK_IMPORTED_MODULE_0__.array(OtherWork).readonly().optional(),blockedHosts:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),picture:zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[\w-]+\.png$/).optional(),links:zod__WEBPACK_IMPORTED_MODULE_0__.object({thread:Link.optional(),run:Link.optional(),comment:Link.optional(),commit:Link.optional(),pullRequest:Link.optional()}).readonly()}).readonly()
const CUT_OFF="cut-off"}),22343:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Yz:()=>outputsOf,fe:()=>outputSchema,hP:()=>structuredOutput})
var _github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54552)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
var _start_checkout_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84901)
function outputsOf({report:report,conversationPath:conversationPath,baseSha:baseSha,structuredOutput:structuredOutput,approvals:approvals},comment,{memory:{id:id,isResumed:isResumed},job:{repository:repository}}){return{outcome:report.outcome,reason:report.reason,"final-response":report.finalResponse,"structured-output":structuredOutput,...whereOf(report),"pull-requests":report.others&&pullRequestsOf(report,report.others,repository),"base-sha":baseSha,...foundIn(report.review),...proposedIn(report.intents??[]),"comment-id":comment?.id,"comment-url":comment?.url,"conversation-id":id,"resumed-from":isResumed?id:void 0,"pending-actions":approvals?.proposal&&(0,_github_write_approval_proposal_js__WEBPACK_IMPORTED_MODULE_0__.C1)(approvals.proposal),"conversation-path":conversationPath,iterations:report.iterations,"input-tokens":report.inputTokens,"output-tokens":report.outputTokens,...sumsOf(report.uses),"cost-usd":report.costUsd,"duration-seconds":Math.round(report.durationMs)/1e3}}function pullRequestsOf(main,others,{owner:owner,name:name}){const all=[{...main,repository:`${owner}/${name}`},...others]
return JSON.stringify(all.flatMap(({repository:repository,pullRequest:found,kept:kept})=>{const branch=kept.kind==="branch"?kept.branch:""
return found?[{repository:repository,number:found.number,url:found.url,branch:branch}]:[]}))}function sumsOf(uses){const sum=figure=>uses.reduce((total,use)=>total+figure(use),0)
return{"cached-tokens":sum(({cachedTokens:cachedTokens})=>cachedTokens),"cache-write-tokens":sum(({writtenTokens:writtenTokens})=>writtenTokens),"reasoning-tokens":sum(({reasoningTokens:reasoningTokens})=>reasoningTokens),"model-seconds":Math.round(sum(({latencyMs:latencyMs})=>latencyMs))/1e3}}function proposedIn(lines){if(lines.length===0)return{}
const done=lines.filter(({status:status})=>status==="done"||status==="already").length
return{"intents-done":done,"report-path":lines.find(({report:report})=>report)?.report?.path}}function foundIn(review){if(!review)return{}
const{found:found,fixed:fixed,stillOpen:stillOpen,blocking:blocking,url:url}=review
return{"review-url":url,"findings-new":found,"findings-fixed":fixed,"findings-open":stillOpen+found,"findings-blocking":blocking}}function whereOf({files:files,kept:kept,diff:diff,withheldPatch:withheldPatch,asidePatch:asidePatch,pullRequest:pullRequest}){return{"files-changed":files.length,"diff-path":diff?.path,"patch-path":(withheldPatch??asidePatch)?.path,...kept.kind==="branch"&&{branch:kept.branch,"commit-sha":kept.commit},...kept.kind==="patch"&&{"patch-path":kept.path},"pr-number":pullRequest?.number,"pr-url":pullRequest?.url}}async function outputSchema(inputs,workspace){const{"output-schema":given,"output-schema-file":path}=inputs
if(given!==void 0)return parsed(given)
return path===void 0?void 0:parsed(await(0,_start_checkout_js__WEBPACK_IMPORTED_MODULE_2__.$C)(workspace,path,"output-schema-file"))}function parsed(text){const schema=jsonOf(text)
if(typeof schema==="object"&&schema!==null&&!Array.isArray(schema))return{...schema}
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.vC("config","The schema of `output-schema` is not a JSON object.",{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(text){try{return JSON.parse(text)}catch{return}}const LONGEST=2e5
function structuredOutput(events){const from=events.findLastIndex(event=>event.kind==="MessageEvent"&&event.source==="user")
const finish=events.findLast((event,index)=>index>from&&event.kind==="ActionEvent"&&event.action?.kind==="FinishAction")
if(finish?.kind!=="ActionEvent")return
const{message:_message,summary:_summary,security_risk:_risk,...fields}=Object(jsonOf(finish.tool_call.arguments))
const json=JSON.stringify(fields)
return json.length>LONGEST?void 0:json}}),19981:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{reportRun:()=>reportRun})
var console=__webpack_require__(54995)
var file_commands=__webpack_require__(46101)
var input_shapes=__webpack_require__(48588)
var raw_input=__webpack_require__(48142)
var summary=__webpack_require__(13834)
var outcome=__webpack_require__(62822)
var intents=__webpack_require__(83650)
var report=__webpack_require__(99986)
var acknowledge=__webpack_require__(12384)
var approval_comment=__webpack_require__(38833)
var unpublished=__webpack_require__(85831)
var ledger_store=__webpack_require__(65870)
var own_comments=__webpack_require__(29058)
var state=__webpack_require__(54267)
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
const isFailure=(0,input_shapes.VC)(world.env,outcome);(0,console.printEnd)(done,isFailure,redact);(0,console.printRisks)(done.report.risks??[],redact);(0,console.printAnnotations)(annotationsFor(done,run.job.workspace),redact)
const links=(0,run_comment.hP)(run,run.memory.id,commitOf(done))
const words=()=>(0,ending.ci)((0,report.B1)(done.report,links),run,done)
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
return{lease:run.memory.manifest.lease??(0,state.m8)(run,null),body:body,isAnswer:!0,...place&&content&&{sign:{place:place,content:content}},...runComment&&{runComment:runComment},...approvalComment&&{approvalComment:approvalComment},...isWaiting}}}),4394:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NP:()=>saveFacts,YG:()=>summaryOf,ZZ:()=>pageOf,finishPage:()=>finishPage,we:()=>openPage})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(46101)
var _action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(13834)
var _github_write_outcome_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(62822)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(94869)
var _page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(43193)
var _prompts_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(88135)
var _ledger_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(99217)
var _thread_subject_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(21271)
function openPage(run,folder){const beganAt=run.world.now().toISOString()
const record={run:run.job.runUrl,at:beganAt,workflow:workflowOf(run)}
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.sL)(fileIn(folder),record))
save(run,folder,{...aboutRun(run),outcome:_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("page-cut-off"),beganAt:beganAt,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(run,void 0,void 0)});(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,folder)}async function finishPage({env:env},folder,write,hide){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Uq)
if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))return
const facts=_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.P1.parse(JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8")))
const{path:page,steps:steps}=await write(folder,facts,hide);(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The page of this run: ${page}`)
await(0,_action_runner_summary_js__WEBPACK_IMPORTED_MODULE_4__.S)(env,hide(`### ${facts.sign} ${facts.reason}\n\n${facts.hint}\n\n${steps}`));(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(env,void 0)}function saveFacts(run,done,commentUrl){const{conversationPath:folder}=done
if(folder==="")return
const facts=pageFactsOf(run,done,commentUrl)
save(run,folder,facts)
const record=recordOf(run,facts,done.report)
write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Ct),(0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.q8)((0,_ledger_js__WEBPACK_IMPORTED_MODULE_10__.Q0)(fileIn(folder)),record))
return record}function fileIn(folder){return name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name))?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name),"utf8"):void 0}function workflowOf({world:world}){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(world.env.GITHUB_WORKFLOW??"",100)}function recordOf(run,{outcome:outcome,links:links},report){return{run:run.job.runUrl,at:run.world.now().toISOString(),workflow:run.redact(workflowOf(run)),model:run.redact((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_12__.TN)(report.models.join(", "),200)),outcome:outcome,inputTokens:report.inputTokens,cachedTokens:report.cachedTokens,outputTokens:report.outputTokens,costUsd:report.models.length===0?0:report.costUsd,comment:links.comment}}function save(run,folder,facts){write(run,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,_page_page_facts_js__WEBPACK_IMPORTED_MODULE_8__.Uq),facts)}function write({redact:redact},path,content){const hide=(_,value)=>typeof value==="string"?redact(value):value
try{(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,JSON.stringify(content,hide))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The facts of this run could not be saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)}}async function pageOf(run,done,commentUrl){if(done.conversationPath==="")return
try{const page=await run.writePage(done.conversationPath,pageFactsOf(run,done,commentUrl),run.redact);(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.pZ)(run.world.env,void 0)
return page}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The page of this run could not be written. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_7__.ec)(error).message}`)
return}}function summaryOf({job:job,world:world,redact:redact},page){if(!page)return""
const isUploaded=uploadsPage(world.env,job.workspace)
const note=isUploaded?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("page-artifact",{url:`${job.runUrl}#artifacts`}):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_9__.J1)("page-not-uploaded")
return redact([page.steps,note].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:ref=""},workspace){const[,path]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(ref)??[]
try{const text=path===void 0?"":(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,path),"utf8")
return text.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(text)}catch{return!1}}function aboutRun({job:job,trigger:trigger}){const{owner:owner,name:name}=job.repository
const{thread:thread}=trigger
return{version:1,repository:`${owner}/${name}`,thread:thread.type==="none"?trigger.event:`#${thread.number}`,requester:(0,_thread_subject_js__WEBPACK_IMPORTED_MODULE_11__.iq)(trigger)}}function pageFactsOf(run,{report:report,events:events=[]},commentUrl){const now=run.world.now()
return{...aboutRun(run),outcome:report.outcome,sign:(0,_github_write_outcome_js__WEBPACK_IMPORTED_MODULE_5__.rL)(report).mark,reason:report.reason,quote:report.quote,hint:report.hint,beganAt:events[0]?.timestamp??new Date(now.getTime()-report.durationMs).toISOString(),endedAt:now.toISOString(),durationMs:report.durationMs,steps:report.steps,models:report.models,costUsd:report.costUsd,uses:report.uses.map(({id:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})=>({name:id,replies:replies,inputTokens:inputTokens,cachedTokens:cachedTokens,outputTokens:outputTokens,costUsd:costUsd})),checks:report.checks,diff:report.diff?.text,withheld:withheldIn(report),others:report.others?.map(otherOf),blockedHosts:(report.sandbox?.denials??[]).map(({host:host,port:port})=>`${host}:${port}`),picture:report.picture,links:linksIn(run,report,commentUrl)}}function withheldIn({withheld:withheld}){return withheld.map(({path:path,code:code})=>({path:path,code:code,message:_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_6__.Lp[code].message}))}function otherOf(work){const{repository:repository,kept:kept,pullRequest:pullRequest,diff:diff,problem:problem}=work
const branch=kept.kind==="branch"?{label:`Branch ${kept.branch}`,link:kept.compareUrl}:{label:""}
const place=pullRequest?{label:`Pull request #${pullRequest.number}`,link:pullRequest.url}:branch
const label=place.label||problem||(kept.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:repository,...place,label:label,diff:diff?.text,withheld:withheldIn(work)}}function linksIn({job:job,trigger:trigger},report,comment){const{thread:thread}=trigger
const section=thread.type==="discussion"?"discussions":"issues"
return{thread:thread.type==="none"?void 0:`${job.repositoryUrl}/${section}/${thread.number}`,run:job.runUrl,comment:comment,commit:report?.kept.kind==="branch"?`${job.repositoryUrl}/commit/${report.kept.commit}`:void 0,pullRequest:report?.pullRequest?.url}}}),84901:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$C:()=>readCheckoutFile,Bs:()=>requireClean,oz:()=>requireBranch})
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
const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:workspace,environment:environment})
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
return before===void 0?void 0:fields.slice(before).join(" ")}}),65870:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{NY:()=>countRun,SC:()=>readLedger,Uz:()=>LEDGER,mG:()=>changeLedger,th:()=>LEDGER_FILE})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _ledger_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(99217)
var _state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54267)
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
if(!/\b403\b|denied/.test(message))(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printNotice)(`This run is not in the totals of \`show --costs\`. ${message}`)}}function ledgerIn(found){return found.status==="found"?readLedger(found.files.get(LEDGER_FILE)?.toString()):_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv}function readLedger(text){try{return text===void 0?_ledger_js__WEBPACK_IMPORTED_MODULE_4__.wv:_ledger_js__WEBPACK_IMPORTED_MODULE_4__.Oc.parse(JSON.parse(text))}catch(cause){const hint=`Delete the ref ${LEDGER.ref} to begin the totals again.`
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git","The totals of runs are damaged, or were written by another version.",{hint:hint,cause:cause})}}})}

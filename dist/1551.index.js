export const id=1551
export const ids=[1551,6767]
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
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error))}}),5144:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>renderDifference,g:()=>renderFiles})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5537)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(62423)
var _policy_paths_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(64753)
var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78276)
var _visible_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(79190)
function renderFiles({files:files,diff:diff,commands:commands,hasOtherLines:hasOtherLines}){const lines=hasOtherLines?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-line-ends"):""
if(files.length===0)return lines
const all=files.map(file=>({...file,mark:markOf(file.path,commands)}))
const sorted=[...all.filter(({mark:mark})=>mark!==""),...all.filter(({mark:mark})=>mark==="")]
const shown=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-files",{amount:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(files.length,"file"),lines:sorted.map(lineOf).join("\n"),diff:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.DV)("diff",inOrder(diff,sorted).map(inLines).join("\n"))})
return[shown.trimEnd(),lines].filter(Boolean).join("\n\n")}function lineOf({path:path,added:added,removed:removed,mark:mark}){const size=added===void 0?"binary":`+${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed??0)}`
return`- ${mark===""?"":"⚠ "}${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(path))} ${size}${mark===""?"":`: ${mark}`}`}function markOf(path,commands){const name=path.split("/").at(-1)??path
if(commands.some(command=>command.includes(name)))return"named in a command above"
if((0,_policy_paths_js__WEBPACK_IMPORTED_MODULE_3__.Y)(path).kind!=="free"||STEERS.test(path.toLowerCase()))return"can decide what runs"
return""}const STEERS=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(diff,files){const places=new Map(files.map(({path:path},index)=>[` b/${path}`,index]))
const placeOf=piece=>{const line=piece.split("\n",1)[0]??""
return places.get(line.slice((line.length+"diff --git".length)/2))??files.length}
return(0,_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_1__.Dt)(diff).toSorted((a,b)=>placeOf(a)-placeOf(b))}function inLines(piece){return(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(piece.replace(/\n$/,"")))}const MOST=10
function renderDifference({head:head,between:between,missing:missing}){const lines=[...between?[...listed("commit",between.total,between.commits.map(commitLine))]:[],...between?[...listed("file",between.files.length,between.files.map(fileLine))]:[],...head!==void 0&&!between?["- GitHub does not say which commits were added."]:[],...between?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...missing.length>0?[`- No longer in the workspace: ${missing.slice(0,MOST).map(quoted).join(", ")}.`]:[]]
if(lines.length===0)return""
const since=head===void 0?"":` for ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(head.slice(0,7))}`
return[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("approval-difference",{since:since,lines:lines.join("\n")}),diffOf(between?.files??[])].filter(Boolean).join("\n\n")}function listed(noun,total,lines){const more=total>MOST?[`- and ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.U9)(total-MOST,`more ${noun}`)}`]:[]
return[...lines.slice(0,MOST).map(line=>`- ${line}`),...more]}function commitLine({sha:sha,author:author,subject:subject}){return`${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(sha.slice(0,7))} ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(author,40))}: ${quoted((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(subject,100))}`}function fileLine({path:path,status:status,added:added,removed:removed}){return`${status} ${quoted(path)} +${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(added)} −${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.vP)(removed)}`}function quoted(text){return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(text))}function diffOf(files){if(files.some(({patch:patch,added:added,removed:removed})=>patch===""&&added+removed>0))return""
const patches=files.map(({path:path,patch:patch})=>`--- ${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_6__.TN)(path,200))}\n${(0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_5__.RK)(patch))}`)
return(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_4__._l)(patches.join("\n"))}}),23761:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gj:()=>canAsk,eC:()=>mayGrant,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _start_asked_head_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(22296)
var _thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(19546)
function grantsIn({run:run,startingPoint:startingPoint,inputs:inputs,restriction:restriction,tools:tools}){if(inputs.confirmation==="never")return"possible"
if(restriction.restrictions||(0,_start_asked_head_js__WEBPACK_IMPORTED_MODULE_2__._K)(startingPoint))return"refused"
return canAsk(run,startingPoint.goal)&&tools.inGranted?"offered":"possible"}function mayGrant(run){if(run.trigger.kind!=="decision")return!1
const items=(0,_thread_kept_proposal_js__WEBPACK_IMPORTED_MODULE_3__.yX)(run)?.items??[]
return items.some(({pending:pending,decision:decision})=>decision===null&&"grant"in pending&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(pending.grant))}function canAsk(run,goal){return whyNobodyIsAsked(run,goal)===void 0}function whyNobodyIsAsked({trigger:trigger,memory:memory,world:world,github:github},{kind:kind}){const{type:type}=trigger.thread
if(type==="discussion")return"discussion"
if(type==="none")return"no-thread"
if(!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(world.env))return"mode"
if(kind==="review")return"review"
if(kind==="patch")return"no-branch"
if(!memory.isKept)return"no-memory"
return github.lacksGraphql?.()?"no-graphql":void 0}}),30730:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V_:()=>policyVersion,_C:()=>differenceSince,gp:()=>basisOf,zC:()=>whyAgain})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_client_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(44463)
var _github_read_compare_commits_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1019)
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5144)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(80292)
function basisOf({world:world,job:job,trigger:trigger,memory:memory},inputs,{thread:thread,rules:rules}){const now=world.now()
return{v:1,repository:trigger.repositoryId,thread:thread,run:job.runId,conversation:memory.id,policy:policyVersion(world.env,rules),created:now.toISOString(),expires:new Date(now.getTime()+(0,_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.CI)(inputs["approval-expires"])).toISOString()}}const INPUTS=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(env,rules){const all={inputs:INPUTS.map(name=>(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,name)??null),rules:rules??null}
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0,_lib_json_js__WEBPACK_IMPORTED_MODULE_6__.dj)(all)).digest("hex").slice(0,16)}async function differenceSince({github:github,job:job},{head:head,now:now,missing:missing}){const between=head===void 0?void 0:await(0,_github_read_compare_commits_js__WEBPACK_IMPORTED_MODULE_4__.kC)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_3__.n)(github,job.repository),head,now)
return(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_5__.M)({head:head,between:between,missing:missing})}function whyAgain(stale,changed){return[stale,changed??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),23665:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles,pD:()=>protectedChangeProposal})
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(48142)
var _core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60601)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _agent_grants_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23761)
var _publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(93582)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(50097)
var _basis_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(30730)
function requireState({"state-store":store,...wanted},env){const about=wanted["plan-first"]?"plan":aboutOf(wanted)
if(about===void 0||store!=="none"||!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env))return
const[asking,instead]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[about]
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("config",`With \`state-store: none\` nobody can be asked, so ${asking}.`,{hint:`Leave \`state-store\` out, or set ${instead}.`})}function aboutOf(wanted){if(wanted["protected-paths"].mode==="confirm")return"protected"
return wanted.memory==="propose"?"memory":void 0}function mayApprove(wanted,paths){const about=aboutOf(wanted)
return about==="protected"||about==="memory"&&paths.every(_core_skill_skill_js__WEBPACK_IMPORTED_MODULE_1__.UV)}function mayRemember(place){return place.inputs.memory==="propose"&&!(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_6__.AD)(place.run)&&askedAbout(place)!==void 0}function askedAbout({run:run,inputs:inputs,startingPoint:{goal:goal}}){const isOurs=goal.kind==="propose"||goal.kind==="advance"&&goal.fork===void 0
return isOurs&&(0,_agent_grants_js__WEBPACK_IMPORTED_MODULE_4__.Gj)(run,goal)?aboutOf(inputs):void 0}function approvableFilesOf(prepared,{end:end,refused:refused}){const about=end.status==="finished"&&refused===void 0?askedAbout(prepared):void 0
return about&&{about:about,clean:prepared.run.redact}}function withoutProposedFiles(saved,isDone){const{held:held,...rest}=saved
if(!held||held.paths.length===0||!isDone)return rest
const paths=new Set(held.paths)
const withheld=saved.withheld.filter(({path:path,code:code})=>!(0,_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)||!paths.has(path))
return{...saved,withheld:withheld,patch:saved.patchWithoutHeld}}function waitingChangeOf({held:held,kept:kept},{pullRequest:pullRequest},place){const{goal:goal,head:head,runId:runId,leaks:leaks}=place
const[wanted]=(0,_publish_to_branch_js__WEBPACK_IMPORTED_MODULE_5__.IJ)(goal,runId,leaks,"")
if(!held||wanted===void 0)return
const{tree:tree,patch:patch,paths:paths}=held
const isNew=kept.kind!=="branch"&&goal.kind==="propose"&&goal.isThere!==!0
return{tree:tree,patch:patch,paths:paths,is_new:isNew,base:goal.base,branch:kept.kind==="branch"?kept.branch:wanted,head:kept.kind==="branch"?kept.commit:head,pull_request:pullRequest?.number??(goal.kind==="advance"?goal.pullRequest.number:null)}}function protectedChangeProposal(run,inputs,change){const{thread:thread}=run.trigger
if(thread.type==="none")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("bug","There is no thread to ask on.")
const pending={...change,...(0,_basis_js__WEBPACK_IMPORTED_MODULE_7__.gp)(run,inputs,{thread:thread.number})}
return{v:1,items:[{pending:pending,risk:"",reasons:[],shown:null,decision:null}],comment:null}}})}

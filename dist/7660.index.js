export const id=7660
export const ids=[7660,6767]
export const modules={26767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
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
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}}),82535:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(94869)
var _permission_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(71760)
const reviewCharacters=15e3
const linkedCharacters=4e3
const mostChecks=50
function pullItems(context,standings){const{pull:pull,reviews:reviews,files:files,checks:checks}=context
return[endsItem(pull),...reviews.linked.map(issue=>linkedItem(issue,standings)),...files?filesItems(files):[],...checks&&checks.length>0?[checksItem(pull,checks)]:[],...within(reviewCharacters,reviewItems(reviews,standings))]}function jobItems({jobs:jobs}){return jobs.map(jobItem)}function endsItem({number:number,state:state,isDraft:isDraft,isFork:isFork,head:head,base:base}){const label=`where pull request #${number} stands (${state}${isDraft?", draft":""}${isFork?", of a fork":""})`
const text=[head,base].map(({branch:branch,sha:sha,repository:repository})=>`${repository??"(deleted)"} ${branch} ${sha}`)
return{label:label,text:`head: ${text[0]}\nbase: ${text[1]}`,format:"plain"}}function linkedItem(issue,standings){const{number:number,title:title,body:body,state:state,createdAt:createdAt}=issue
const label=`issue #${number}, which this would close (${state}), by ${(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__.N6)(issue,standings)}, ${createdAt}`
return clip({label:label,title:title,text:body,format:"markdown"},linkedCharacters)}function filesItems({files:files,isWhole:isWhole}){const list=files.map(({path:path,previousPath:previousPath,status:status,additions:additions,deletions:deletions})=>{const from=previousPath===void 0?"":` (was ${previousPath})`
return`${status} ${path}${from} +${additions} -${deletions}`})
const patches=files.flatMap(patchText)
const more=isWhole?"":", and more that are not listed"
const label=`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(files.length,"changed file")}${more}`
if(patches.length===0)return[{label:label,text:list.join("\n"),format:"plain"}]
return[{label:label,text:list.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:patches.join("\n\n"),format:"plain"}]}function patchText({path:path,patch:patch}){if(patch===void 0)return[]
return[`--- ${path}${patch.isCut?" (only its first lines)":""}\n${patch.text}`]}function checksItem({head:head},checks){const lines=checks.slice(0,mostChecks).map(({name:name,conclusion:conclusion})=>`${conclusion}: ${name}`)
return{label:`${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.U9)(checks.length,"check")} of ${head.sha}`,text:lines.join("\n"),format:"plain"}}function reviewItems({reviews:reviews,threads:threads},standings){const said=reviews.map(review=>({label:`review ${review.id} (${review.state}) by ${(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__.N6)(review,standings)}, ${review.createdAt}`,text:review.body,format:"markdown"}))
return[...said,...threads.flatMap(thread=>threadItems(thread,standings))]}function threadItems({path:path,line:line,hunk:hunk,isAsked:isAsked,comments:comments},standings){const first=comments[0]?.id??0
const place=line===null?`${path} (changed since)`:`${path}:${line}`
return[{label:`the code that ${isAsked?"the request":`review comment ${first}`} is about`,text:`${place}\n${hunk}`,format:"plain"},...comments.map(comment=>({label:`review comment ${comment.id}, unresolved, by ${(0,_permission_js__WEBPACK_IMPORTED_MODULE_0__.N6)(comment,standings)}, ${comment.createdAt}`,text:comment.body,format:"markdown"}))]}function jobItem({id:id,name:name,conclusion:conclusion,url:url,failedSteps:failedSteps,log:log}){const steps=failedSteps.map(step=>`failed step: ${step}`)
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
return{...item,label:cut,text:text.slice(0,most)}}}),13218:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Lq:()=>newsOf,VO:()=>threadCharacters,Xb:()=>taskOf,ng:()=>runOf,xG:()=>patchCharacters})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _items_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82535)
var _permission_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(71760)
var _text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(38789)
var _thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(12719)
const threadCharacters=3e4
const patchCharacters=4e4
function taskOf(input){const{trigger:trigger}=input
const{items:items,gaps:gaps}=dataOf(input)
const{data:data,hidden:hidden}=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.EU)(items,input.nonce)
return{words:wordsOf(input,items.length>0?data:"",gaps),hidden:[...hiddenInRequest(trigger),...hidden]}}function hiddenInRequest({hidden:parts=0}){return parts===0?[]:[{where:"the request",parts:parts}]}function wordsOf(input,data,gaps){const{trigger:trigger,repository:repository,nonce:nonce}=input
const about={request:requestOf(trigger),repository:`${repository.owner}/${repository.name}`,gaps:gaps}
const requester=requesterOf(trigger)
if(data==="")return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-plain",{...about,requester:requester})
if(trigger.about)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-item",{...about,requester:requester,nonce:nonce,data:data})
if(trigger.run)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-ci",{...about,...runOf(trigger.run,trigger.headSha),nonce:nonce,data:data})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task",{...about,requester:requester,thread:placeOf(trigger),nonce:nonce,data:data})}function runOf({name:name,branch:branch},sha=""){return{workflow:(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.pj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(name,100)),branch:(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.pj)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(branch,250)),sha:sha}}function requesterOf({actors:actors,kind:kind}){const[asker]=actors
return asker===void 0||kind==="automation"||kind==="review"?"The workflow":(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.pj)(asker.login)}function requestOf({request:request,kind:kind}){const said=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.pj)(request)
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
const label=`${kind} #${number} by ${(0,_permission_js__WEBPACK_IMPORTED_MODULE_2__.N6)(thread,standings)}, ${createdAt}, ${url}`
return{label:label,title:title,text:body,format:"markdown"}}function commentItem(comment,standings){const{id:id,createdAt:createdAt,editedAt:editedAt,body:body}=comment
const edited=editedAt===void 0?"":`, edited ${editedAt}`
const label=`comment ${id} by ${(0,_permission_js__WEBPACK_IMPORTED_MODULE_2__.N6)(comment,standings)}, ${createdAt}${edited}`
return{label:label,text:body,format:"markdown"}}function gapsIn(notes,omitted){const sentences=[...notes]
if(omitted===1)sentences.push("1 more comment is left out.")
if(omitted>1)sentences.push(`${omitted} more comments are left out.`)
return sentences.map(sentence=>` ${sentence}`).join("")}const characters=2e3
function linkedItems(linked,standings){return linked.map(one=>{const{kind:kind,number:number,title:title,body:body,state:state,createdAt:createdAt}=one
const link=body===void 0?"which would close this":"which its text names"
const label=`${kind} #${number}, ${link} (${state}), by ${(0,_permission_js__WEBPACK_IMPORTED_MODULE_2__.N6)(one,standings)}, ${createdAt}`
return(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.$Q)({label:label,title:title,text:body??"",format:"markdown"},characters)})}function newsOf(input){const{trigger:trigger,nonce:nonce,facts:facts,thread:thread,pull:pull,standings:standings}=input
const items=[...thread&&input.isHeadNew?[editedHead(thread,standings)]:[],...newComments(input).map(comment=>commentItem(comment,standings)),...pull?(0,_items_js__WEBPACK_IMPORTED_MODULE_1__.Cl)({...pull,reviews:newReviews(pull.reviews,input)},standings):[],...input.items]
const news=facts.map(fact=>`- ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_5__.TN)(fact,600)}`).join("\n")
const about={requester:requesterOf(trigger),request:requestOf(trigger),news:news}
const parts=[(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-again",about)]
const{data:data,hidden:hidden}=(0,_text_untrusted_js__WEBPACK_IMPORTED_MODULE_3__.EU)(items,nonce)
if(items.length>0)parts.push((0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("task-again-data",{nonce:nonce,data:data}))
return{words:parts.join("\n\n"),hidden:[...hiddenInRequest(trigger),...hidden]}}function editedHead(thread,standings){const{label:label,...item}=headItem(thread,standings)
return{...item,label:`${label}, edited since`}}function isNew({createdAt:createdAt,editedAt:editedAt},{readUntil:readUntil}){return readUntil===void 0||!(0,_thread_thread_pages_js__WEBPACK_IMPORTED_MODULE_4__.Y8)(editedAt??createdAt,readUntil)}function newComments(input){const{thread:thread,known:known}=input
return(thread?.comments??[]).filter(comment=>isNew(comment,input)&&!comment.isOwn&&!known.has(comment.id))}function newReviews({reviews:reviews,threads:threads,...rest},input){const goingOn=threads.flatMap(thread=>{const comments=thread.comments.filter(comment=>isNew(comment,input))
return comments.length>0||thread.isAsked?[{...thread,comments:comments}]:[]})
return{...rest,reviews:reviews.filter(review=>isNew(review,input)),threads:goingOn}}}),12719:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Rj:()=>ThreadReply,UM:()=>Author,VM:()=>stoodAt,Y8:()=>isBefore,b_:()=>threadQuery,h1:()=>discussionQuery,yI:()=>restPage})
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
return{title:head.title,url:head.html_url,...dated(head),comments:{totalCount:head.comments,pageInfo:{hasPreviousPage:page>1,startCursor:String(page)},nodes:comments.map(comment=>({databaseId:comment.id,isMinimized:!1,...dated(comment),viewerDidAuthor:(0,_trigger_own_account_js__WEBPACK_IMPORTED_MODULE_0__.Fj)(comment.user,own)}))}}}function dated({body:body,created_at:created_at,updated_at:updated_at,author_association:author_association,user:user}){return{body:body??"",author:user?.login??"ghost",authorAssociation:author_association,createdAt:created_at,lastEditedAt:updated_at===created_at?null:updated_at}}function isBefore(time,asked){return asked!==void 0&&Date.parse(time)<Date.parse(asked)}function stoodAt({createdAt:createdAt,lastEditedAt:lastEditedAt,isMinimized:isMinimized=!1},asked){return isBefore(createdAt,asked)&&(lastEditedAt===null||isBefore(lastEditedAt,asked))&&!isMinimized}})}

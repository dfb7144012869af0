export const id=6767
export const ids=[6767]
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
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}})}

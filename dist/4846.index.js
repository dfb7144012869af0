export const id=4846
export const ids=[4846]
export const modules={6517:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{post:()=>post})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51977)
var _run_approve_approval_comment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(38833)
var _run_report_run_comment_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(24380)
var _sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(34564)
var _runner_connect_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(78488)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(54995)
var _runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(87233)
var _runner_open_comment_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(82604)
async function post(world,left,writePage){const{handBack:handBack,openComment:openComment,openTurn:openTurn,openPage:openPage}=left
const isStill=await attempt(world,async()=>{if(handBack)await(0,_sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__.F5)(_sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__.XW.parse(JSON.parse(handBack)))})
await attempt(world,async()=>{if(openTurn)await(await Promise.all([__webpack_require__.e(5752),__webpack_require__.e(8698),__webpack_require__.e(8037),__webpack_require__.e(5996)]).then(__webpack_require__.bind(__webpack_require__,75996))).rescue(world,(0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_5__.N)(world),openTurn,isStill)})
await attempt(world,async()=>{if(!openComment)return
const[connection,open]=[(0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_5__.N)(world),(0,_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_8__.t)(openComment)]
await(0,_run_report_run_comment_js__WEBPACK_IMPORTED_MODULE_3__.qQ)(connection,world.env,open)
await(0,_run_approve_approval_comment_js__WEBPACK_IMPORTED_MODULE_2__.TV)(connection,{type:"issue",number:open.runComment.issue},open)})
await attempt(world,async()=>{if(!openPage)return
const{finishPage:finishPage}=await Promise.all([__webpack_require__.e(8815),__webpack_require__.e(8331),__webpack_require__.e(4394)]).then(__webpack_require__.bind(__webpack_require__,4394))
await finishPage(world,openPage,writePage,(0,_runner_connect_js__WEBPACK_IMPORTED_MODULE_5__.N)(world).redact)})
return 0}async function attempt({env:env},action){try{await action()
return true}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_6__.sl)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error),(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_1__.$p)((0,_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_7__.secretInputs)(env)))
return false}}}),53097:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{C:()=>errorCode,O:()=>orMistake})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const reasons={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}}),30018:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>holdFolder,z:()=>placeOfHandle})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var _file_mistake_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(53097)
const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(root,{recursive:true})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_file_mistake_js__WEBPACK_IMPORTED_MODULE_3__.C)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(path,{recursive:true})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW)}})}

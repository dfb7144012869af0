export const id=6517
export const ids=[6517]
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
return false}}})}

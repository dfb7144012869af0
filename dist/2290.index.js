export const id=2290
export const ids=[2290]
export const modules={42290:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{condenseNow:()=>condenseNow})
var _core_model_usage_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(54847)
var _core_view_to_chat_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(68012)
var _core_view_view_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3113)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(88135)
async function condenseNow({run:run,conversation:conversation,signal:signal,deadline:deadline}){if(!run.memory.isResumed)return{end:DONE,said:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("condense-nothing")}
if(conversation.state.status==="waiting_for_confirmation")return{end:DONE,said:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("condense-waiting")}
const before=sizeOf(conversation)
try{await conversation.condense(AbortSignal.any([signal,deadline]))}catch(error){if(signal.aborted)return{end:{status:"interrupted",reason:signal.reason}}
if(deadline.aborted)return{end:{status:"deadline"}}
return{end:DONE,said:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("condense-not",{why:(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)(error).message})}}const after=sizeOf(conversation)
return{end:DONE,said:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("condense-done",{before:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(before),after:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.vP)(after)})}}const DONE={status:"finished"}
function sizeOf({log:log}){return(0,_core_model_usage_js__WEBPACK_IMPORTED_MODULE_5__.bP)((0,_core_view_to_chat_js__WEBPACK_IMPORTED_MODULE_0__.O)((0,_core_view_view_js__WEBPACK_IMPORTED_MODULE_1__.du)(log.branch())),[])}})}

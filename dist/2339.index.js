export const id=2339
export const ids=[2339]
export const modules={72339:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{unreadable:()=>unreadable})
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76221)
function unreadable(problem){return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_1__.Q(`The model wrote a tool call that cannot be read: ${problem}`,{told:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("text-protocol-unreadable",{problem:problem}),reason:"text-protocol",hint:"Use a model that writes calls better, or one with tool calling of its own."})}})}

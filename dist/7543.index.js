export const id=7543
export const ids=[7543,4377]
export const modules={89955:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{fail:()=>fail})
var _lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51977)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(54995)
var _runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(46101)
var _runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(87233)
async function fail({env:env},fault){const redact=(0,_lib_mask_mask_js__WEBPACK_IMPORTED_MODULE_0__.$p)((0,_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_3__.secretInputs)(env));(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.sl)(fault,redact);(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_2__.Kn)(env,{outcome:"failed",reason:redact(fault.headline)})
return 1}},64377:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}}}

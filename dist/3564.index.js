export const id=3564
export const ids=[3564,1183]
export const modules={31183:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{OTHERS:()=>OTHERS,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(34564)
const OTHERS="other-repositories"
function requireOwnFolder(workspace,path){const steps=path.split("/").map((_,at,parts)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,...parts.slice(0,at+1)))
if(steps.every(step=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(step,{throwIfNoEntry:!1})?.isDirectory()))return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git",`The folder ${path} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me again, and ask me to leave the folder where it is."})}async function removeOthers(workspace){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,OTHERS)
try{if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path,{throwIfNoEntry:!1})?.isDirectory())await(0,_sandbox_launch_take_down_js__WEBPACK_IMPORTED_MODULE_4__.dM)("bwrap",path);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{recursive:!0,force:!0})
return!0}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`The folder ${OTHERS} could not be removed. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)
return!1}}})}

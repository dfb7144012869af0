export const id=8867
export const ids=[8867]
export const modules={78867:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{releasePipes:()=>releasePipes})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
async function releasePipes(folder,signal){const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder,{withFileTypes:!0}).catch(()=>[])
for(const entry of entries){if(signal.aborted)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,entry.name)
if(entry.isDirectory())await releasePipes(path,signal)
else if(entry.isFIFO()&&entry.name.startsWith(".git"))release(path)}}function release(path){try{const pipe=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path,{force:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(pipe)}catch{}}})}

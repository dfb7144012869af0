export const id=202
export const ids=[202]
export const modules={51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
const PATCH=".git/deckhand-so-far.patch"
const LARGEST=8*1024*1024
const MOST_MS=3e4
async function keepResults(prepared){const{memory:memory}=prepared.run
if(!memory.isKept)return
try{memory.leaveWork(await workSoFar(prepared))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`Only the output of an approved action was saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}await memory.keep()}async function patchIn(workspace,commit,signal){const{exitCode:exitCode,output:output}=await workspace.run(snapshot(commit),{timeoutMs:MOST_MS,signal:signal})
if(exitCode!==0)throw new Error(`Git said: ${output}`)
return workspace.read(PATCH,LARGEST)}async function workSoFar(prepared){const{run:run,publisher:publisher}=prepared
const change=await changeSoFar(prepared)
if(!change)return[]
const{left:left}=await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,{env:run.world.env,leaks:run.leaks,before:run.memory.workBefore})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)(left)}async function changeSoFar({publisher:publisher,folder:folder,tools:tools,signal:signal}){const patch=await patchIn(tools.workspace,publisher.base,signal)
if(patch.length===0)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"so-far.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
return publisher.patched(path)}function snapshot(base){const index='"$PWD/.git/deckhand-so-far.index"'
const diff="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > ${PATCH}`].join(" && ")}}),80202:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{movingWork:()=>movingWork})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33368)
var _approve_keep_results_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(51176)
const FETCH_MS=12e4
function movingWork({publisher:publisher,workspace:workspace,folder:folder,environment:environment}){const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_2__.$)({folder:workspace,environment:environment})
const now=async()=>{const change=await publisher.capture()
return{tree:change.wholeTree??change.tree}}
return{async outgoing(){const bundle=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"outgoing.bundle")
await here.raw(["bundle","create","--quiet",bundle,"HEAD"])
const shallow=(await here.raw(["rev-parse","--git-path","shallow"])).trim()
const cut=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,shallow)
return{bundle:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(bundle),shallow:(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(cut)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(cut,"utf8"):"",patch:await publisher.diff(await now())}},async fetch(there){const signal=AbortSignal.timeout(FETCH_MS)
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"incoming.patch")
const patch=await(0,_approve_keep_results_js__WEBPACK_IMPORTED_MODULE_3__.eF)(there,publisher.base,signal);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
const tree=patch.length===0?await publisher.treeOf(publisher.base):(await publisher.patched(path)).tree
const difference=await publisher.diff({tree:tree},(await now()).tree)
if(difference.length>0)await here.raw(["apply","--whitespace=nowarn","-"],difference)}}}})}

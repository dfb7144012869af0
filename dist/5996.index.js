export const id=5996
export const ids=[5996]
export const modules={75996:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46101)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3630)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(58698)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21843)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(60297)
var _memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(1539)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(26178)
var _restore_work_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63501)
const OpenTurn=zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.string(),ref:zod__WEBPACK_IMPORTED_MODULE_8__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_8__.string()}).readonly(),repositoryId:zod__WEBPACK_IMPORTED_MODULE_8__.number(),folder:zod__WEBPACK_IMPORTED_MODULE_8__.string(),lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__.nD,work:zod__WEBPACK_IMPORTED_MODULE_8__.object({folder:zod__WEBPACK_IMPORTED_MODULE_8__.string(),base:zod__WEBPACK_IMPORTED_MODULE_8__.string()}).readonly().optional()}).readonly()
function leaveTrace({memory:memory,trigger:trigger,world:world},folder,work){const{lease:lease}=memory.manifest
if(!memory.isKept||!lease)return
const{repositoryId:repositoryId}=trigger;(0,_action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_0__.XI)(world.env,{name:(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_6__.Qv)(trigger),repositoryId:repositoryId,folder:folder,lease:lease,work:work})}async function rescue(world,connection,saved,isStill){const{job:job,leaks:leaks}=connection
const{name:name,repositoryId:repositoryId,folder:folder,lease:lease,work:work}=OpenTurn.parse(JSON.parse(saved))
const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_6__.Ch)({world:world,job:job,leaks:leaks,name:name,repositoryId:repositoryId})
const found=await(store?.read())
if(!store||found?.status!=="found")return
if((0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__.d)(found.manifest.lease)!==(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__.d)(lease))return
const over={...lease,until:world.now().toISOString()}
const kept=(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__.kk)(new Map([...found.files].filter(([path])=>path.startsWith("work/"))))
const isOpen=work&&isStill&&!found.files.has(_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.f)
const left=isOpen?await workIn(world,connection,{...work,before:found.files}).catch(()=>kept):kept
await store.write({manifest:{...found.manifest,lease:over},files:[...(0,_memory_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__.bh)(folder),...left]})}async function workIn({env:env,now:now},{job:job,leaks:leaks},{folder:folder,base:base,before:before}){const remoteUrl=`${job.repositoryUrl}.git`
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__._)(env)
const publisher=(0,_github_write_publisher_js__WEBPACK_IMPORTED_MODULE_2__.WG)({folder:folder,base:base,workspace:job.workspace,remoteUrl:remoteUrl,token:"",environment:environment,now:now})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)((await(0,_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.Ng)(publisher,await publisher.capture(),{env:env,leaks:leaks,before:before})).left)}}}

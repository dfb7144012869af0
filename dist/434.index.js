export const id=434
export const ids=[434]
export const modules={98370:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{N:()=>unpublishedOf})
var _github_write_left_over_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(35992)
var _ground_home_bring_home_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(50824)
var _runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(41320)
var _unpublished_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(13222)
async function unpublishedOf(publisher,change,{env:env,leaks:leaks}){const reviewed=await publisher.review(change,{policy:(0,_ground_home_bring_home_js__WEBPACK_IMPORTED_MODULE_1__.US)((0,_runner_input_publishing_js__WEBPACK_IMPORTED_MODULE_2__.E)(env)),leaks:leaks})
return(0,_unpublished_js__WEBPACK_IMPORTED_MODULE_3__.X)(await(0,_github_write_left_over_js__WEBPACK_IMPORTED_MODULE_0__.W)(publisher,reviewed,{isPublished:false,leaks:leaks}))}},12434:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(23846)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(60297)
var _ground_checkout_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(70074)
var _runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(75870)
var _conversation_files_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(46074)
var _left_work_unpublished_of_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98370)
var _recall_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(86932)
var _telling_telling_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(37052)
const OpenTurn=zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.object({name:zod__WEBPACK_IMPORTED_MODULE_8__.string(),ref:zod__WEBPACK_IMPORTED_MODULE_8__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_8__.string()}).readonly(),repositoryId:zod__WEBPACK_IMPORTED_MODULE_8__.number(),folder:zod__WEBPACK_IMPORTED_MODULE_8__.string(),lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__.nD,work:zod__WEBPACK_IMPORTED_MODULE_8__.object({folder:zod__WEBPACK_IMPORTED_MODULE_8__.string(),base:zod__WEBPACK_IMPORTED_MODULE_8__.string()}).readonly().optional()}).readonly()
function leaveTrace({memory:memory,trigger:trigger,world:world},folder,work){const{lease:lease}=memory.manifest
if(!memory.isKept||!lease)return
const{repositoryId:repositoryId}=trigger;(0,_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_3__.XI)(world.env,{name:(0,_recall_js__WEBPACK_IMPORTED_MODULE_6__.Qv)(trigger),repositoryId:repositoryId,folder:folder,lease:lease,work:work})}async function rescue(world,connection,saved,isStill){const{job:job,leaks:leaks}=connection
const{name:name,repositoryId:repositoryId,folder:folder,lease:lease,work:work}=OpenTurn.parse(JSON.parse(saved))
const store=(0,_recall_js__WEBPACK_IMPORTED_MODULE_6__.Ch)({world:world,job:job,leaks:leaks,name:name,repositoryId:repositoryId})
const found=await(store?.read())
if(!store||found?.status!=="found")return
if((0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__.d)(found.manifest.lease)!==(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_9__.d)(lease))return
const over={...lease,until:world.now().toISOString()}
const kept=(0,_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__.kk)(new Map([...found.files].filter(([path])=>path.startsWith("work/"))))
const isOpen=work&&isStill&&!found.files.has(_telling_telling_js__WEBPACK_IMPORTED_MODULE_7__.se)
const left=isOpen?await workIn(world,connection,work).catch(()=>kept):kept
await store.write({manifest:{...found.manifest,lease:over},files:[...(0,_conversation_files_js__WEBPACK_IMPORTED_MODULE_4__.bh)(folder),...left]})}async function workIn({env:env,now:now},{job:job,leaks:leaks},{folder:folder,base:base}){const remoteUrl=`${job.repositoryUrl}.git`
const environment=(0,_ground_checkout_js__WEBPACK_IMPORTED_MODULE_2__._K)(env)
const publisher=(0,_github_write_publisher_js__WEBPACK_IMPORTED_MODULE_0__.WG)({folder:folder,base:base,workspace:job.workspace,remoteUrl:remoteUrl,token:"",environment:environment,now:now})
return(0,_left_work_unpublished_of_js__WEBPACK_IMPORTED_MODULE_5__.N)(publisher,await publisher.capture(),{env:env,leaks:leaks})}}}

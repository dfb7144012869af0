export const id=9311
export const ids=[9311]
export const modules={12322:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,dF:()=>isReviewing,gq:()=>isLookedAt,zN:()=>isReview})
var _trigger_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63768)
const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}},63768:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PP:()=>ignored,TN:()=>keyOf,eY:()=>snapshotOf})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}},75996:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _action_runner_file_commands_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46101)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3630)
var _github_write_publisher_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(40542)
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
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)((await(0,_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.Ng)(publisher,await publisher.capture(),{env:env,leaks:leaks,before:before})).left)}},64377:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}}}

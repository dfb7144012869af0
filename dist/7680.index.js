export const id=7680
export const ids=[7680]
export const modules={57680:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{whyRepositoryIsFull:()=>whyRepositoryIsFull})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(26178)
const RUNS={name:"runs",ref:"refs/deckhand/runs",branch:"refs/heads/deckhand/state/runs"}
const ATTEMPTS=10
const PAUSE_MS=300
async function whyRepositoryIsFull(run,count){const{env:env}=run.world
const most=_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dg.safeParse((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,INPUT)).data
if(most===void 0||!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env)||(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.VV)(env)==="apply")return
try{return await changeCounters(run,counters=>count(counters,most))?void 0:FULL}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.o9)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message)
return`The runs could not be counted for \`${INPUT}\`, which needs \`contents: write\`.`}}const INPUT="max-repository-runs-per-day"
const FULL=`This repository has reached the limit of \`${INPUT}\`.`
async function changeCounters(run,next){const{sleep:sleep,newId:newId,random:random,signal:signal}=run.world
const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_5__.Ch)({...run,name:RUNS,repositoryId:run.trigger.repositoryId})
if(!store)throw new Error(`\`${INPUT}\` needs the saved state, and this job keeps none.`)
for(let attempt=1;attempt<=ATTEMPTS;attempt+=1){const found=await store.read()
const manifest=found.status==="found"?found.manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__.yz)(newId())
const counters=next(manifest.counters)
if(!counters)return!1
if((await store.write({manifest:{...manifest,counters:counters},files:[]})).status==="saved")return!0
await sleep(PAUSE_MS*attempt*random(),signal)}throw new Error("The count of runs was changed again and again while it was saved.")}})}

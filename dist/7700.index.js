export const id=7700
export const ids=[7700]
export const modules={54959:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V:()=>searchRepositories,t:()=>searchIssues})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const FoundIssues=zod__WEBPACK_IMPORTED_MODULE_0__.object({items:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({number:zod__WEBPACK_IMPORTED_MODULE_0__.number().int().positive(),title:zod__WEBPACK_IMPORTED_MODULE_0__.string(),repository_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_0__.unknown().optional()}))}).readonly()
const FoundRepositories=zod__WEBPACK_IMPORTED_MODULE_0__.object({items:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({full_name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),description:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable()}))}).readonly()
const PAGE=100
async function searchIssues(search,repository,{query:query,most:most}){const found=await pages(most,async page=>{const q=`repo:${repository} ${query}`
const options={q:q,sort:"created",order:"asc",per_page:PAGE,page:page}
return FoundIssues.parse(await search("issues",options)).items})
const isOwn=url=>url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`)
return found.filter(({repository_url:repository_url})=>isOwn(repository_url)).map(({number:number,title:title,pull_request:pull_request})=>({number:number,title:title,isPull:pull_request!==void 0}))}async function searchRepositories(search,{query:query,most:most}){const found=await pages(most,async page=>FoundRepositories.parse(await search("repositories",{q:query,per_page:PAGE,page:page})).items)
return found.map(({full_name:full_name,description:description})=>({name:full_name,description:description??""}))}async function pages(most,read){const all=[]
for(let page=1;all.length<=most;page++){const found=await read(page)
all.push(...found)
if(found.length<PAGE)break}return all}}),67700:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{whyNotNow:()=>whyNotNow,whyRepositoryIsFull:()=>whyRepositoryIsFull})
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(54995)
var _action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(48588)
var _action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(48142)
var _github_read_search_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(54959)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(21843)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(98664)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(54267)
const BY_ITSELF=["schedule","automation","ci-failure","review"]
async function whyNotNow({env:env,now:now},{github:github,job:job},{kind:kind}){if(kind==="decision")return
const time=now()
const last=(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,"stop-after")
if(last!==void 0&&time.getTime()>=Date.parse(last)+DAY_MS)return`\`stop-after\` was ${last}.`
const quiet=_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.oM.safeParse((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,"quiet-hours")).data
if(quiet&&BY_ITSELF.includes(kind)&&isWithin(quiet,time))return"These are the `quiet-hours`."
const query=_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.it.safeParse((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,"skip-if")).data
if(query===void 0)return
try{const repository=`${job.repository.owner}/${job.repository.name}`
const search=async(what,parameters)=>(await github.request("GET /search/{what}",{what:what,...parameters})).data
const[found]=await(0,_github_read_search_js__WEBPACK_IMPORTED_MODULE_3__.t)(search,repository,{query:query,most:1})
return found&&`\`skip-if\` finds #${found.number}.`}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printWarning)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error).message)
return"The search of `skip-if` failed."}}const DAY_MS=864e5
function isWithin({from:from,to:to},time){const at=time.getUTCHours()*60+time.getUTCMinutes()
return from<=to?at>=from&&at<to:at>=from||at<to}const RUNS={name:"runs",ref:"refs/deckhand/runs",branch:"refs/heads/deckhand/state/runs"}
const ATTEMPTS=10
const PAUSE_MS=300
async function whyRepositoryIsFull(run,count){const{env:env}=run.world
const most=_action_runner_input_input_shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dg.safeParse((0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.JR)(env,INPUT)).data
if(most===void 0||!(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env)||(0,_action_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.VV)(env)==="apply")return
try{return await changeCounters(run,counters=>count(counters,most))?void 0:FULL}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_0__.printWarning)((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_5__.ec)(error).message)
return`The runs could not be counted for \`${INPUT}\`, which needs \`contents: write\`.`}}const INPUT="max-repository-runs-per-day"
const FULL=`This repository has reached the limit of \`${INPUT}\`.`
async function changeCounters(run,next){const{sleep:sleep,newId:newId,random:random,signal:signal}=run.world
const store=(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_6__.Ch)({...run,name:RUNS,repositoryId:run.trigger.repositoryId})
if(!store)throw new Error(`\`${INPUT}\` needs the saved state, and this job keeps none.`)
for(let attempt=1;attempt<=ATTEMPTS;attempt+=1){const found=await store.read()
const manifest=found.status==="found"?found.manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__.yz)(newId())
const counters=next(manifest.counters)
if(!counters)return!1
if((await store.write({manifest:{...manifest,counters:counters},files:[]})).status==="saved")return!0
await sleep(PAUSE_MS*attempt*random(),signal)}throw new Error("The count of runs was changed again and again while it was saved.")}})}

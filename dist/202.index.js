export const id=202
export const ids=[202]
export const modules={51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(54995)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85831)
const PATCH="deckhand-so-far.patch"
const MOST_MS=12e4
const SIZES={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(prepared){const{memory:memory}=prepared.run
if(!memory.isKept)return
try{memory.leaveWork(await workSoFar(prepared))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.printNotice)(`Only the output of an approved action was saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}await memory.keep()}function patchIn(workspace,commit,signal){return madeIn(workspace,{command:snapshot(commit),name:PATCH},signal)}async function madeIn(workspace,{command:command,name:name},signal){const file=`.git/${name}`
const split=`{ [ ! -e ${file} ] || split -b ${SIZES.piece} -a 4 ${file} ${file}.; }`
const steps=[`rm -f ${file} ${file}.*`,command,split,`rm -f ${file}`].join(" && ")
const{exitCode:exitCode,output:output}=await workspace.run(steps,{timeoutMs:MOST_MS,signal:signal})
if(exitCode!==0)throw new Error(`Git said: ${output}`)
const pieces=[]
for(const entry of await workspace.list(".git")){if(!entry.name.startsWith(`${name}.`))continue
if(pieces.length*SIZES.piece>=SIZES.all)throw new Error("The changes have more than 256 MB.")
pieces.push(await workspace.read(`.git/${entry.name}`,SIZES.piece))}return Buffer.concat(pieces)}async function workSoFar(prepared){const{run:run,publisher:publisher}=prepared
const change=await changeSoFar(prepared)
if(!change)return[]
const{left:left}=await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,{env:run.world.env,leaks:run.leaks,before:run.memory.workBefore})
return(0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_5__.Xo)(left)}async function changeSoFar({publisher:publisher,folder:folder,tools:tools,signal:signal}){const patch=await patchIn(tools.workspace,publisher.base,signal)
if(patch.length===0)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"so-far.patch");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path,patch)
return publisher.patched(path)}function snapshot(base){const index='"$PWD/.git/deckhand-so-far.index"'
const diff="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > .git/${PATCH}`].join(" && ")}}),80202:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{findPlace:()=>findPlace,keepLeft:()=>keepLeft,workMover:()=>workMover})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76760)
var _action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3630)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(33368)
var _github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(5537)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(94869)
var _agent_server_tools_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(71017)
var _approve_keep_results_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(51176)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(63501)
var _memory_unpublished_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(85831)
var _thread_purpose_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(50097)
var _thread_state_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(54267)
const FETCH_MS=3e5
async function findPlace(run,inputs,folder){if(await run.claimed==="lost")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_6__.vC("cancelled","Another run works on this thread.")
const{memory:memory,job:job,world:world}=run
const isFoundAgain=memory.isKept&&!(0,_thread_purpose_js__WEBPACK_IMPORTED_MODULE_11__.AD)(run)
const name=isFoundAgain?placeName(job.repositoryUrl,(0,_thread_state_js__WEBPACK_IMPORTED_MODULE_12__.Qv)(run.trigger).name):world.newId()
const place={path:`/tmp/deckhand-work-${name}`,isFoundAgain:isFoundAgain}
if(!isFoundAgain)return{place:place,left:void 0}
const conversation=inputs["agent-server-conversation"]?memory.id:void 0
const{isLost:isLost,wasCutOff:wasCutOff,manifest:manifest}=memory
const isForgotten=!isLost&&!wasCutOff&&manifest.outcome===null
const found=await(0,_agent_server_tools_js__WEBPACK_IMPORTED_MODULE_7__.i)({inputs:inputs,world:world,conversation:conversation},place.path,async there=>{if(isForgotten)return NOTHING
const signal=AbortSignal.any([world.signal,AbortSignal.timeout(FETCH_MS)])
const patch=await(0,_approve_keep_results_js__WEBPACK_IMPORTED_MODULE_8__.eF)(there,_agent_server_tools_js__WEBPACK_IMPORTED_MODULE_7__.y,signal);(0,_github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__.rm)(patch.toString("latin1"))
await fetchBranches(there,{workspace:job.workspace,folder:folder,environment:(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(world.env)},signal)
return patch})
if(found&&"fault"in found)memory.notes.add((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_13__.hC)(found.fault.message,found.fault.hint))
return{place:place,left:found&&"left"in found&&found.left.length>0?found.left:void 0}}const NOTHING=Buffer.alloc(0)
function placeName(repositoryUrl,thread){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${repositoryUrl}\0${thread}`).digest("hex").slice(0,24)}async function keepLeft({memory:memory,world:{env:env},leaks:leaks},publisher){const options={env:env,leaks:leaks,before:memory.workBefore}
memory.leaveWork((0,_memory_unpublished_js__WEBPACK_IMPORTED_MODULE_10__.Xo)((await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_9__.Ng)(publisher,await publisher.capture(),options)).left))}function workMover({job:job,world:world},{publisher:publisher,place:place,folder:folder}){const{workspace:workspace}=job
const environment=(0,_action_runner_world_js__WEBPACK_IMPORTED_MODULE_3__._)(world.env)
const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)({folder:workspace,environment:environment})
const now=async()=>{const change=await publisher.capture()
return{tree:change.wholeTree??change.tree}}
return{place:place,async outgoing(){const bundle=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,"outgoing.bundle")
await here.raw(["bundle","create","--quiet",bundle,"HEAD","--all"])
const cut=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(workspace,(await here.raw(["rev-parse","--git-path","shallow"])).trim())
const branch=(await here.raw(["branch","--show-current"])).trim()
return{bundle:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(bundle),shallow:(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(cut)?(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(cut,"utf8"):"",patch:await publisher.diff(await now()),commit:publisher.base,branch:branch===""?void 0:branch,remoteUrl:`${job.repositoryUrl}.git`}},async fetch(there){const signal=AbortSignal.timeout(FETCH_MS)
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,"incoming.patch")
const patch=await(0,_approve_keep_results_js__WEBPACK_IMPORTED_MODULE_8__.eF)(there,publisher.base,signal);(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path,patch)
const tree=patch.length===0?await publisher.treeOf(publisher.base):(await publisher.patched(path)).tree
const difference=await publisher.diff({tree:tree},(await now()).tree)
if(difference.length>0)await here.raw(["apply","--whitespace=nowarn","-"],difference)
await fetchBranches(there,{workspace:workspace,folder:folder,environment:environment},signal)}}}const BUNDLE="deckhand-branches.bundle"
const BRANCHES=["git stash list --format=%H | { n=0; while read -r id; do n=$((n + 1)); git update-ref refs/heads/stash-$n $id; done; }",`{ [ -z "$(git rev-list -1 --branches --not ${_agent_server_tools_js__WEBPACK_IMPORTED_MODULE_7__.y})" ] || git bundle create -q .git/${BUNDLE} --branches --not ${_agent_server_tools_js__WEBPACK_IMPORTED_MODULE_7__.y}; }`].join(" && ")
async function fetchBranches(there,{workspace:workspace,folder:folder,environment:environment},signal){const bytes=await(0,_approve_keep_results_js__WEBPACK_IMPORTED_MODULE_8__.Dm)(there,{command:BRANCHES,name:BUNDLE},signal)
if(bytes.length===0)return
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder,"incoming.bundle");(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(path,bytes)
const options=["--quiet","--no-tags","--no-write-fetch-head"]
const here=(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_4__.$Y)({folder:workspace,environment:{...environment,..._github_write_commit_apply_patch_js__WEBPACK_IMPORTED_MODULE_5__.vQ},signal:signal})
await here.raw(["fetch",...options,path,"+refs/heads/*:refs/heads/agent-server/*"])}})}

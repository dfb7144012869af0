export const id=7449
export const ids=[7449]
export const modules={97449:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{APPROVAL_COMMENT:()=>APPROVAL_COMMENT,shownFiles:()=>shownFiles,whyUnseen:()=>whyUnseen})
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5144)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(685)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(63501)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(51176)
const APPROVAL_COMMENT=48e3
const WORDS=4e3
async function shownFiles({run:run,publisher:publisher,knowledge:knowledge},tree,commands){const shown=await publisher.shown(tree,knowledge.commit)
const{encoded:encoded,unreadable:unreadable,diff:diff}=shown
if(encoded.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-encoded",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.ri)(encoded)})}
if(unreadable.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-files",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.ri)(unreadable)})}
const files=(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_0__.g)({...shown,commands:commands})
const size=commands.reduce((sum,json)=>sum+(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_1__.AS)({arguments:json}).length,files.length+WORDS)
if(size>APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-diff",{size:String(size),room:String(APPROVAL_COMMENT)})}
const added=diff.split("\n").filter(line=>line.startsWith("+")).join("\n")
if(run.redact(added)!==added)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("approval-unseen-diff-secret")}
return{files:run.redact(files)}}async function whyUnseen(prepared,granted){const{run:run,publisher:publisher}=prepared
try{const change=await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_5__.SW)(prepared)
const before={env:run.world.env,leaks:run.leaks,before:run.memory.workBefore}
const{tree:tree}=change?await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(publisher,change,before):{tree:await publisher.treeOf(publisher.base)}
const commands=granted.map(({input:input})=>(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(input))
const shown=await shownFiles(prepared,tree,commands)
return"why"in shown?shown.why:void 0}catch{return}}}),51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
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
try{memory.leaveWork(await workSoFar(prepared))}catch(error){(0,_action_runner_console_js__WEBPACK_IMPORTED_MODULE_2__.m)(`Only the output of an approved action was saved. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.ec)(error).message}`)}await memory.keep()}function patchIn(workspace,commit,signal){return madeIn(workspace,{command:snapshot(commit),name:PATCH},signal)}async function madeIn(workspace,{command:command,name:name},signal){const file=`.git/${name}`
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
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > .git/${PATCH}`].join(" && ")}})}

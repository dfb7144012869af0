export const id=9153
export const ids=[9153]
export const modules={59153:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{APPROVAL_COMMENT:()=>APPROVAL_COMMENT,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76327)
var _github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(5144)
var _github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(685)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(88135)
var _claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(63501)
var _keep_results_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(51176)
function whyNotAsked(waiting,events,{nobody:nobody,clean:clean,root:root,earlierEvents:earlierEvents}){if(nobody!==void 0){const refusal=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-nobody",{why:(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.kI)(nobody)})
return new Map(waiting.map(({action:action})=>[action.id,refusal]))}const actions=waiting.map(({action:action,input:input,reasons:reasons,grant:grant})=>({action:action.id,tool:action.tool_name,cwd:".",arguments:(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(input),said:[...reasons,(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.r4)(grant)].join(" ")}))
const reasons=new Map((0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.RB)(actions,clean))
const folder=shellFolder(events.slice(earlierEvents),root)
for(const{action:action,input:input,grant:grant}of waiting){const isShell=action.tool_name==="terminal"
const isMoved=isShell&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant)&&folder!=="."
const moved=isMoved?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-granted-folder",{folder:folder}):void 0
const why=moved??(isShell||(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant)?whyLost(input,events):void 0)
if(why!==void 0)reasons.set(action.id,why)}return reasons}function whyLost(input,events){const{command:command,is_input:is_input,reset:reset}=input
if(typeof command!=="string")return
if(is_input===!0||command.trim()===""&&reset!==!0)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unkept-program")
const names=[...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,name=""])=>name)
if(names.length===0)return
const own=variablesSetIn(command)
const earlier=new Set(events.flatMap(commandOf).flatMap(text=>[...variablesSetIn(text)]))
const lost=names.find(name=>earlier.has(name)&&!own.has(name))
return lost===void 0?void 0:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unkept-variable",{name:lost})}function commandOf(event){if(event.kind!=="ObservationEvent"||event.tool_name!=="terminal")return[]
const{command:command}=event.observation
return typeof command==="string"?[command]:[]}function variablesSetIn(command){const assigned=[...command.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,name=""])=>name)
const declared=command.split(/[;|&\n]/).flatMap(part=>{const[,words=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(part)??[]
return words.match(/\w+/g)??[]})
return new Set([...assigned,...declared])}const ROUNDS=5
async function rejectUnaskable(conversation,first,asking){let end=first
for(let round=0;end.status==="waiting";round++){const waiting=await conversation.pendingActions()
const reasons=new Map(whyNotAsked(waiting,[...conversation.log],asking))
const granted=waiting.filter(({action:action,grant:grant})=>(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_1__.PH)(grant)&&!reasons.has(action.id))
const unseen=granted.length===0?void 0:await asking.whyUnseen(granted)
if(unseen!==void 0)for(const{action:action}of granted)reasons.set(action.id,unseen)
if(reasons.size===0)return end
for(const[id,reason]of reasons)await conversation.rejectPendingActions(reason,[id])
if(conversation.state.status==="waiting_for_confirmation")return end
if(round===ROUNDS)return{status:"failed",fault:unteachable()}
end=await asking.goOn()}return end}function unteachable(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const APPROVAL_COMMENT=48e3
const WORDS=4e3
async function shownFiles({run:run,publisher:publisher,knowledge:knowledge},tree,commands){const shown=await publisher.shown(tree,knowledge.commit)
const{encoded:encoded,unreadable:unreadable,diff:diff}=shown
if(encoded.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-encoded",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.ri)(encoded)})}
if(unreadable.length>0)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-files",{files:(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.ri)(unreadable)})}
const files=(0,_github_write_approval_render_files_js__WEBPACK_IMPORTED_MODULE_2__.g)({...shown,commands:commands})
const size=commands.reduce((sum,json)=>sum+(0,_github_write_approval_render_proposal_js__WEBPACK_IMPORTED_MODULE_3__.AS)({arguments:json}).length,files.length+WORDS)
if(size>APPROVAL_COMMENT)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-diff",{size:String(size),room:String(APPROVAL_COMMENT)})}
const added=diff.split("\n").filter(line=>line.startsWith("+")).join("\n")
if(run.redact(added)!==added)return{why:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_6__.J1)("approval-unseen-diff-secret")}
return{files:run.redact(files)}}async function whyUnseen(prepared,granted){const{run:run,publisher:publisher}=prepared
try{const change=await(0,_keep_results_js__WEBPACK_IMPORTED_MODULE_8__.SW)(prepared)
const before={env:run.world.env,leaks:run.leaks,before:run.memory.workBefore}
const{tree:tree}=change?await(0,_claim_restore_work_js__WEBPACK_IMPORTED_MODULE_7__.Ng)(publisher,change,before):{tree:await publisher.treeOf(publisher.base)}
const commands=granted.map(({input:input})=>(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(input))
const shown=await shownFiles(prepared,tree,commands)
return"why"in shown?shown.why:void 0}catch{return}}function shellFolder(events,root){const last=events.findLast(event=>event.kind==="ObservationEvent"&&event.tool_name==="terminal")
if(last?.kind!=="ObservationEvent")return"."
const{working_dir:folder}=Object(last.observation.metadata)
if(typeof folder!=="string")return"."
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,folder)
return path===""?".":path.startsWith("..")?folder:path}}),51176:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
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
return[`cp .git/index ${index}`,`export GIT_INDEX_FILE=${index}`,"{ git add --all --ignore-errors -- . || true; }",`${diff} ${base} -- > .git/${PATCH}`].join(" && ")}})}

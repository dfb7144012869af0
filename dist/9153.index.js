export const id=9153
export const ids=[9153]
export const modules={92640:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mk:()=>areAsShown,PT:()=>requestersIn,bt:()=>shellFolder,qw:()=>waitingItems})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(60297)
async function waitingItems(conversation,all){const{root:root,asking:asking,earlierEvents:earlierEvents,before:before,...basis}=all
const events=[...conversation.log]
const requesters=requestersIn(events,asking)
const folder=shellFolder(events.slice(earlierEvents),root)
return(await conversation.pendingActions()).map(({action:action,input:input,risk:risk,reasons:reasons,grant:grant})=>{const cwd=folderBefore(before,action.id)??folder
const bytes={arguments:(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(input),cwd:action.tool_name==="terminal"?cwd:"."}
const about={action:action.id,tool:action.tool_name,...bytes,grant:grant,requesters:requesters}
return{pending:{...basis,...about},risk:risk,reasons:reasons,shown:null,decision:null}})}function areAsShown(items,waiting){return items.every(({pending:pending})=>{if(!("tool"in pending))return false
const found=waiting.find(({action:action})=>action.id===pending.action)
if(found?.action.tool_name!==pending.tool||(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(found.input)!==pending.arguments)return false
return(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(found.grant)===(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_1__.d)(pending.grant)})}function requestersIn(events,asking){const known=new Map(asking.map(person=>[person.login.toLowerCase(),person]))
for(const event of events){if(event.kind!=="MessageEvent"||event.source!=="user"||event.sender===void 0)continue
const key=event.sender.toLowerCase()
if(!known.has(key))known.set(key,{login:event.sender,id:null})}return[...known.values()].sort((a,b)=>a.login<b.login?-1:1)}function folderBefore(before,action){const found=before?.items.find(({pending:pending})=>"action"in pending&&pending.action===action)?.pending
return found&&"cwd"in found?found.cwd:void 0}function shellFolder(events,root){const last=events.findLast(event=>event.kind==="ObservationEvent"&&event.tool_name==="terminal")
if(last?.kind!=="ObservationEvent")return"."
const{working_dir:folder}=Object(last.observation.metadata)
if(typeof folder!=="string")return"."
const path=(0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root,folder)
return path===""?".":path.startsWith("..")?folder:path}}),59153:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{untilAsked:()=>untilAsked,whyNotAsked:()=>whyNotAsked})
var _core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76327)
var _github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91311)
var _github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(55620)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(60297)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(88135)
var _waiting_items_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(92640)
function whyNotAsked(waiting,events,{nobody:nobody,clean:clean,root:root,earlierEvents:earlierEvents}){if(nobody!==void 0){const refusal=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("approval-nobody",{why:(0,_github_write_approval_render_decided_js__WEBPACK_IMPORTED_MODULE_1__.kI)(nobody)})
return new Map(waiting.map(({action:action})=>[action.id,refusal]))}const actions=waiting.map(({action:action,input:input,reasons:reasons,grant:grant})=>({action:action.id,tool:action.tool_name,cwd:".",arguments:(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_6__.d)(input),said:[...reasons,(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.r4)(grant)].join(" ")}))
const reasons=new Map((0,_github_write_approval_shown_action_js__WEBPACK_IMPORTED_MODULE_2__.j)(actions,clean))
const folder=(0,_waiting_items_js__WEBPACK_IMPORTED_MODULE_5__.bt)(events.slice(earlierEvents),root)
for(const{action:action,input:input,grant:grant}of waiting){const isShell=action.tool_name==="terminal"
const isMoved=isShell&&(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.PH)(grant)&&folder!=="."
const moved=isMoved?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("approval-granted-folder",{folder:folder}):void 0
const why=moved??(isShell||(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.PH)(grant)?whyLost(input,events):void 0)
if(why!==void 0)reasons.set(action.id,why)}return reasons}function whyLost(input,events){const{command:command,is_input:is_input,reset:reset}=input
if(typeof command!=="string")return
if(is_input===true||command.trim()===""&&reset!==true)return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("approval-unkept-program")
const names=[...command.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,name=""])=>name)
if(names.length===0)return
const own=variablesSetIn(command)
const earlier=new Set(events.flatMap(commandOf).flatMap(text=>[...variablesSetIn(text)]))
const lost=names.find(name=>earlier.has(name)&&!own.has(name))
return lost===void 0?void 0:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_4__.J1)("approval-unkept-variable",{name:lost})}function commandOf(event){if(event.kind!=="ObservationEvent"||event.tool_name!=="terminal")return[]
const{command:command}=event.observation
return typeof command==="string"?[command]:[]}function variablesSetIn(command){const assigned=[...command.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,name=""])=>name)
const declared=command.split(/[;|&\n]/).flatMap(part=>{const[,words=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(part)??[]
return words.match(/\w+/g)??[]})
return new Set([...assigned,...declared])}const ROUNDS=5
async function untilAsked(conversation,first,asking){let end=first
for(let round=0;end.status==="waiting";round++){const waiting=await conversation.pendingActions()
const reasons=new Map(whyNotAsked(waiting,[...conversation.log],asking))
const granted=waiting.filter(({action:action,grant:grant})=>(0,_core_event_grant_js__WEBPACK_IMPORTED_MODULE_0__.PH)(grant)&&!reasons.has(action.id))
const unseen=granted.length===0?void 0:await asking.whyUnseen(granted)
if(unseen!==void 0)for(const{action:action}of granted)reasons.set(action.id,unseen)
if(reasons.size===0)return end
for(const[id,reason]of reasons)await conversation.rejectPendingActions(reason,[id])
if(conversation.state.status==="waiting_for_confirmation")return end
if(round===ROUNDS)return{status:"failed",fault:unteachable()}
end=await asking.goOn()}return end}function unteachable(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}})}

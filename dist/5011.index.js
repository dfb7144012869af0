export const id=5011
export const ids=[5011]
export const modules={7392:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{offerIntents:()=>offerIntents,proposalsIn:()=>proposalsIn})
var zod__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(69423)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(10397)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(94869)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _intent_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(94462)
var _registry_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(40669)
const PROPOSE="propose"
function offered(declared,thread){return declared.filter(({target:target,limits:limits})=>target==="none"||limits.isAnywhere||(0,_intent_js__WEBPACK_IMPORTED_MODULE_6__.lA)(target,thread))}function proposeTool({declared:declared,thread:thread,clean:clean}){const[first,...others]=offered(declared,thread)
if(!first)return
const counts=new Map
const lines=[first,...others].map(({name:name,help:help,limits:limits})=>`- \`${name}\` (at most ${limits.most}): ${help}`)
const schemas=[first.input(thread),...others.map(kind=>kind.input(thread))]
return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:PROPOSE,description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/propose",{intents:lines.join("\n")}),input:zod__WEBPACK_IMPORTED_MODULE_8__.object({intent:zod__WEBPACK_IMPORTED_MODULE_8__.discriminatedUnion("name",schemas)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:intent})=>{const kind=[first,...others].find(({name:name})=>name===Object(intent).name)
if(!kind)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("The workflow does not declare this intent.")
const before=counts.get(kind.name)??0
if(before>=kind.limits.most)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This run may propose ${kind.name} at most ${kind.limits.most} times. Propose no more of it.`)
const proposed=kind.read(intent,{thread:thread,clean:clean})
if("why"in proposed)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This cannot be proposed: ${proposed.why}.`)
counts.set(kind.name,before+1)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)((0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("proposed"))]}}})}const Call=zod__WEBPACK_IMPORTED_MODULE_8__.object({intent:zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({name:zod__WEBPACK_IMPORTED_MODULE_8__.string().max(100)})})
function proposalsIn(events){const proposals=[]
const turnedDown=[]
for(const[call,result]of(0,_core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__.d5)(events)){if(call.tool_name!==PROPOSE)continue
if(result.kind==="AgentErrorEvent")turnedDown.push(whyRefused(call.tool_call.arguments,result.error))
if(result.kind!=="ObservationEvent")continue
const{data:data}=Call.safeParse((0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.cP)(call.action))
if(data&&!result.observation.is_error)proposals.push({name:data.intent.name,value:data.intent})
else turnedDown.push((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.TN)(wordsIn(result.observation),300))}return{proposals:proposals,turnedDown:turnedDown}}function whyRefused(given,error){const[,name]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(given)??[]
if(name!==void 0&&/→ at intent\.name$/m.test(error))return`the workflow does not declare ${name}, or the run is restricted and can propose labels only`
return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_9__.TN)(error.replace(/^Error validating tool '\w+': /,"").replace(/\nParameters provided: .*$/s,""),300)}function wordsIn({content:content}){return content.map(part=>part.type==="text"?part.text:"").join(" ")}function offerIntents(run,given,how){const declared=(0,_registry_js__WEBPACK_IMPORTED_MODULE_7__.declaredIntents)(given,how)
const tool=proposeTool({declared:declared,thread:(0,_registry_js__WEBPACK_IMPORTED_MODULE_7__.threadOf)(run),clean:(0,_registry_js__WEBPACK_IMPORTED_MODULE_7__.cleanTextFor)(run)})
if(tool)return{declared:declared,tools:[tool]}
return{declared:declared,tools:how.had.includes(PROPOSE)?[closedTool()]:[]}}function closedTool(){const closed=(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("propose-closed")
const tool=(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:PROPOSE,description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/propose",{intents:"- (none in this run)"}),input:zod__WEBPACK_IMPORTED_MODULE_8__.object({intent:zod__WEBPACK_IMPORTED_MODULE_8__.looseObject({name:zod__WEBPACK_IMPORTED_MODULE_8__.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(closed)}})
return Object.freeze({...tool,closed:closed})}})}

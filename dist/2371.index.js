export const id=2371
export const ids=[2371]
export const modules={72371:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{MainAgent:()=>MainAgent,openMainAgent:()=>openMainAgent,readMainAgent:()=>readMainAgent})
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_field_problems_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(58225)
var _skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(63846)
var _skill_skill_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(60601)
var _tool_registry_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(92590)
var _agent_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(97065)
var _sub_agent_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(58890)
const NARROWS="It has either names, or names with a minus such as -glob: only the input `tools` adds."
const NO_END="Without finish, the agent could not end its work."
const MainAgent=zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({name:zod__WEBPACK_IMPORTED_MODULE_6__.literal("main","It is main, or left out.").optional(),description:zod__WEBPACK_IMPORTED_MODULE_6__.string().optional(),tools:_sub_agent_js__WEBPACK_IMPORTED_MODULE_5__.OD.refine(entries=>!(0,_tool_registry_js__WEBPACK_IMPORTED_MODULE_3__.Oq)(entries)&&entries.every(entry=>!entry.startsWith("+")),NARROWS).refine(entries=>!entries.includes("-finish"),NO_END).optional(),skills:_sub_agent_js__WEBPACK_IMPORTED_MODULE_5__.OD.prefault([]),max_iteration_per_run:zod__WEBPACK_IMPORTED_MODULE_6__.int().min(1).optional(),max_budget_per_run:zod__WEBPACK_IMPORTED_MODULE_6__.number().positive().optional(),..._agent_js__WEBPACK_IMPORTED_MODULE_4__.Jb.unwrap().shape,system_prompt_suffix:zod__WEBPACK_IMPORTED_MODULE_6__.string(),source:zod__WEBPACK_IMPORTED_MODULE_6__.string()}).readonly()
async function openMainAgent(source,file){const text=file.size<=_skill_skill_js__WEBPACK_IMPORTED_MODULE_2__.K7?(await source.read([file.path])).get(file.path):void 0
if(text===void 0)throw unusable(file.path,`It is not a text of at most ${_skill_skill_js__WEBPACK_IMPORTED_MODULE_2__.K7/1e3} kB.`)
return readMainAgent(file.path,text)}function readMainAgent(path,text){const{fields:fields,body:body}=headOf(path,text)
const given=Object.fromEntries(Object.entries(fields).filter(([,field])=>field!==null))
const main=MainAgent.safeParse({...given,system_prompt_suffix:body,source:path})
if(main.success)return main.data
throw unusable(path,(0,_lib_field_problems_js__WEBPACK_IMPORTED_MODULE_7__.d)(main.error),main.error)}function headOf(path,text){try{return(0,_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__.zT)(text)}catch(cause){throw unusable(path,`${cause instanceof Error?cause.message:String(cause)}.`,cause)}}const OURS=["system_prompt_suffix","source"]
function unusable(path,why,cause){const fields=Object.keys(MainAgent.unwrap().shape).filter(name=>!OURS.includes(name))
const hint=`Fix it on the base branch. It can set ${fields.join(", ")}; all else is for inputs (docs/customizing.md).`
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("config",`The definition of the agent in ${path} cannot be used: ${why}`,{hint:hint,cause:cause})}})}

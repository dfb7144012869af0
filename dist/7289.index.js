export const id=7289
export const ids=[7289]
export const modules={50650:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B:()=>requirePlace,G:()=>requireFile})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const MOST=8
function requireFile(diff,path){const file=diff.find(candidate=>candidate.path===path)
if(file)return file
const name=path.split("/").at(-1)??path
const others=diff.map(candidate=>candidate.path).sort((a,b)=>Number(b.endsWith(name))-Number(a.endsWith(name)))
const rest=others.length>MOST?`, and ${others.length-MOST} more`:""
const list=others.slice(0,MOST).join(", ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`The pull request does not change ${path}. It changes ${list||"nothing"}${rest}.`)}function requirePlace(diff,{path:path,side:side,line:line,start_line:start=line}){const{hunks:hunks}=requireFile(diff,path)
if(hunks.length===0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`GitHub shows no diff of ${path}, so it cannot have findings. Say it in your final message.`)
if(start>line)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`start_line ${start} comes after line ${line}.`)
const hunk=hunks.find(candidate=>candidate[side].includes(line))
const isWhole=hunk?.[side].includes(start)
if(isWhole)return
const lines=(hunk?[hunk]:hunks).flatMap(candidate=>candidate[side])
if(lines.length===0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`The diff removes no line of ${path}. Use the side "new".`)
const wrong=hunk?start:line
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(`Line ${wrong} of the ${side} ${path} is not in ${hunk?`the hunk of line ${line}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(lines,wrong)}.`)}function rangesNear(lines,near){const runs=[]
for(const line of lines.toSorted((a,b)=>a-b)){const last=runs.at(-1)
if(last&&line===last.to+1)last.to=line
else runs.push({from:line,to:line})}const distance=({from:from,to:to})=>Math.min(Math.abs(from-near),Math.abs(to-near))
return runs.sort((a,b)=>distance(a)-distance(b)).slice(0,5).map(({from:from,to:to})=>from===to?String(from):`${from}-${to}`).join(", ")}}),37289:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>numbered,readDiff:()=>readDiff})
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(69423)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(88135)
var _place_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(50650)
function readDiff(diff){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"read_diff",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_3__.J1)("tools/read_diff"),input:zod__WEBPACK_IMPORTED_MODULE_5__.object({path:zod__WEBPACK_IMPORTED_MODULE_5__.string().describe("A file that the pull request changes.")}),annotations:{readOnlyHint:true,destructiveHint:false,idempotentHint:true,openWorldHint:false},declaredResources:()=>({declared:true,keys:[]}),run:async({path:path})=>{const{patch:patch}=(0,_place_js__WEBPACK_IMPORTED_MODULE_4__.G)(diff,path)
if(patch===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`GitHub shows no diff of ${path}: it is binary, or too long.`)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(numbered(patch))]}}})}function numbered(patch){let[before,after]=[0,0]
const rows=patch.split("\n").map(line=>{const[,from,to]=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)??[]
if(from!==void 0){[before,after]=[Number(from),Number(to)]
return line}if(line.startsWith("\\"))return row("","",line)
return row(line.startsWith("+")?"":before++,line.startsWith("-")?"":after++,line)})
return rows.join("\n")}function row(before,after,line){return`${String(before).padStart(5)} ${String(after).padStart(5)} ${line}`}})}

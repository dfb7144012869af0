export const id=9871
export const ids=[9871]
export const modules={60828:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>Finding})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(98664)
const Severity=zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["blocking","important","minor"])
const Finding=zod__WEBPACK_IMPORTED_MODULE_2__.object({path:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:zod__WEBPACK_IMPORTED_MODULE_2__.int().min(1).describe("The line it is about, or the last of them."),start_line:zod__WEBPACK_IMPORTED_MODULE_2__.int().min(1).optional().describe("The first line, where it is about several."),side:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:Severity.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1).max(150).describe("What is wrong, in one line."),body:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:zod__WEBPACK_IMPORTED_MODULE_2__.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:path,title:title}){const words=title.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(`${path}\0${words.join(" ")}`).digest("hex").slice(0,16)}const MOST=8
function requireFile(diff,path){const file=diff.find(candidate=>candidate.path===path)
if(file)return file
const name=path.split("/").at(-1)??path
const others=diff.map(candidate=>candidate.path).sort((a,b)=>Number(b.endsWith(name))-Number(a.endsWith(name)))
const rest=others.length>MOST?`, and ${others.length-MOST} more`:""
const list=others.slice(0,MOST).join(", ")
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`The pull request does not change ${path}. It changes ${list||"nothing"}${rest}.`)}function requireLocation(diff,{path:path,side:side,line:line,start_line:start=line}){const{hunks:hunks}=requireFile(diff,path)
if(hunks.length===0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`GitHub shows no diff of ${path}, so it cannot have findings. Say it in your final message.`)
if(start>line)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`start_line ${start} comes after line ${line}.`)
const hunk=hunks.find(candidate=>candidate[side].includes(line))
const isWhole=hunk?.[side].includes(start)
if(isWhole)return
const lines=(hunk?[hunk]:hunks).flatMap(candidate=>candidate[side])
if(lines.length===0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`The diff removes no line of ${path}. Use the side "new".`)
const wrong=hunk?start:line
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.Fp(`Line ${wrong} of the ${side} ${path} is not in ${hunk?`the hunk of line ${line}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(lines,wrong)}.`)}function rangesNear(lines,near){const runs=[]
for(const line of lines.toSorted((a,b)=>a-b)){const last=runs.at(-1)
if(last&&line===last.to+1)last.to=line
else runs.push({from:line,to:line})}const distance=({from:from,to:to})=>Math.min(Math.abs(from-near),Math.abs(to-near))
return runs.sort((a,b)=>distance(a)-distance(b)).slice(0,5).map(({from:from,to:to})=>from===to?String(from):`${from}-${to}`).join(", ")}}),99871:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_0:()=>findingsIn,closeFinding:()=>closeFinding,jN:()=>numbered,readDiff:()=>readDiff,reportFinding:()=>reportFinding,s0:()=>closedIn})
var zod__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(28942)
var _core_event_content_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(46032)
var _core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(69423)
var _core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(17117)
var _core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(10397)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(88135)
var _finding_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(60828)
function readDiff(diff){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"read_diff",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/read_diff"),input:zod__WEBPACK_IMPORTED_MODULE_7__.object({path:zod__WEBPACK_IMPORTED_MODULE_7__.string().describe("A file that the pull request changes.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),run:async({path:path})=>{const{patch:patch}=(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__.Gz)(diff,path)
if(patch===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`GitHub shows no diff of ${path}: it is binary, or too long.`)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(numbered(patch))]}}})}function numbered(patch){let[before,after]=[0,0]
const rows=patch.split("\n").map(line=>{const[,from,to]=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)??[]
if(from!==void 0){[before,after]=[Number(from),Number(to)]
return line}if(line.startsWith("\\"))return row("","",line)
return row(line.startsWith("+")?"":before++,line.startsWith("-")?"":after++,line)})
return rows.join("\n")}function row(before,after,line){return`${String(before).padStart(5)} ${String(after).padStart(5)} ${line}`}const MOST=40
function reportFinding(diff,known){const reported=new Set
return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"report_finding",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/report_finding"),input:_finding_js__WEBPACK_IMPORTED_MODULE_6__.wI.unwrap(),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async finding=>{(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__.lf)(diff,finding)
requireSuggestible(finding)
const fingerprint=(0,_finding_js__WEBPACK_IMPORTED_MODULE_6__.ax)(finding)
requireNew(fingerprint,reported,known)
reported.add(fingerprint)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Noted. It goes into the review when you finish.")]}}})}function requireSuggestible({suggestion:suggestion,side:side}){if(suggestion===void 0||side==="new")return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("A suggestion replaces lines of the new file: leave it out, or use the side `new`.")}function requireNew(fingerprint,reported,known){if(reported.has(fingerprint))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp("You have reported this already.")
const before=known.find(finding=>finding.fingerprint===fingerprint)
if(before?.status==="open")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This is review comment ${before.id}, which is still open. Do not report it again.`)
if(before)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`This was review comment ${before.id}, which somebody has resolved. Leave it at that.`)
if(reported.size>=MOST)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`A review has at most ${MOST} findings. Put the rest into the final message.`)}function findingsIn(log){return acceptedIn(log,"report_finding",_finding_js__WEBPACK_IMPORTED_MODULE_6__.wI)}function acceptedIn(log,tool,schema){return[...(0,_core_view_properties_js__WEBPACK_IMPORTED_MODULE_3__.d5)(log)].flatMap(([call,result])=>{if(call.tool_name!==tool||result.kind!=="ObservationEvent"||result.observation.is_error)return[]
const{data:data}=schema.safeParse((0,_core_tool_wire_class_js__WEBPACK_IMPORTED_MODULE_2__.cP)(call.action))
return data===void 0?[]:[data]})}const Closed=zod__WEBPACK_IMPORTED_MODULE_7__.object({comment:zod__WEBPACK_IMPORTED_MODULE_7__.int().describe("The number of your review comment."),reason:zod__WEBPACK_IMPORTED_MODULE_7__.string().min(1).max(500).describe("What fixed it, in one sentence.")})
function closeFinding(known){return(0,_core_tool_tool_js__WEBPACK_IMPORTED_MODULE_1__.uO)({name:"close_finding",description:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_5__.J1)("tools/close_finding"),input:Closed,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async closed=>{requireOpen(closed.comment,known)
return{content:[(0,_core_event_content_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("Noted. Its thread is resolved when you finish.")]}}})}function requireOpen(comment,known){const open=known.filter(({status:status})=>status==="open").map(({id:id})=>id)
if(open.includes(comment))return
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`${comment} is not an open finding of yours. Those are ${open.join(", ")||"none"}.`)}function closedIn(log){const closed=acceptedIn(log,"close_finding",Closed)
return closed.filter(({comment:comment},index)=>closed.findIndex(other=>other.comment===comment)===index)}})}

export const id=7974
export const ids=[7974,5298]
export const modules={47776:((e,n,t)=>{t.d(n,{c:()=>lineOf})
var o=t(94869)
var r=t(46032)
var i=t(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":case"ConversationStateUpdateEvent":return
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,r.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,o.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:n,reason:t,error:o}){if(n)return`hook ${e} blocks: ${t}`
if(o!==void 0)return`hook ${e} does not count: ${o}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const n=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const t="code"in n||"command"in n
const isBare=e=>!t||!["number","boolean"].includes(typeof e)
return(0,o.TN)(Object.entries(n).map(([e,n])=>isBare(n)?inWords(n):`(${e}: ${n})`).join(" "),120)}function inWords(e,n=0){if(typeof e!=="object"||e===null)return String(e)
const t=Object.values(e)
if(Array.isArray(e)&&t.every(e=>typeof e!=="object"))return t.join(",")
return n<5?t.map(e=>inWords(e,n+1)).join(" "):"…"}function outcomeOf(e){const n=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const t=(0,o.U9)(Buffer.byteLength((0,r.wh)(e.content)),"byte")
return`${n}${t}${e.is_error?", an error":""}`}}),46032:((e,n,t)=>{t.d(n,{GT:()=>p,QB:()=>f,Qq:()=>text,UC:()=>a,Yt:()=>m,iL:()=>d,ny:()=>i,od:()=>u,wh:()=>plainText})
var o=t(28942)
var r=t(71093)
const i=o.strictObject({type:o.literal("text"),text:o.string(),cache_prompt:o.boolean().default(!1)}).readonly()
const s=o.strictObject({type:o.literal("image"),image_urls:o.array(o.string()).readonly(),cache_prompt:o.boolean().default(!1)}).readonly()
const a=o.discriminatedUnion("type",[i,s])
const c=o.record(o.string(),r.LM).readonly()
const l=o.array(c).readonly()
const d=o.strictObject({id:o.string(),responses_item_id:o.string().optional(),name:o.string(),arguments:o.string(),origin:o["enum"](["completion","responses"]).default("completion"),extra_content:c.optional(),provider_specific_fields:c.optional(),block_order:o.array(o.union([o["enum"](["thinking","tool_use"]),o.int().positive()])).readonly().optional(),reasoning_details:l.optional()}).readonly()
const p=o.discriminatedUnion("type",[o.strictObject({type:o.literal("thinking"),thinking:o.string(),signature:o.string().optional()}).readonly(),o.strictObject({type:o.literal("redacted_thinking"),data:o.string()}).readonly()])
const u=o.strictObject({id:o.string().optional(),summary:o.array(o.string()).readonly().prefault([]),content:o.array(o.string()).readonly().optional(),encrypted_content:o.string().optional(),status:o.string().optional()}).readonly()
const m=o.strictObject({score:o.number(),message:o.string().optional(),metadata:o.record(o.string(),r.LM).readonly().optional()}).readonly()
const f=o.strictObject({role:o["enum"](["system","user","assistant","tool"]),content:o.preprocess(e=>typeof e==="string"?[text(e)]:e,o.array(a).readonly()),tool_calls:o.array(d).readonly().optional(),tool_call_id:o.string().optional(),name:o.string().optional(),reasoning_content:o.string().optional(),thinking_blocks:o.array(p).readonly().optional(),responses_reasoning_item:u.optional(),reasoning_details:l.optional()}).readonly()
function text(e){return{type:"text",text:e,cache_prompt:!1}}function plainText(e){return e.flatMap(e=>e.type==="text"?[e.text]:[]).join("\n")}}),76221:((e,n,t)=>{t.d(n,{Q:()=>ModelFault,o:()=>replyIn})
var o=t(98664)
const r=new Set(["context-window","malformed-history","content-policy","unparsed-call"])
class ModelFault extends o.vC{isTransient
retryAfterMs
isModelMissing
attempts
mostAttempts
reply
told
constructor(e,{isTransient:n=!1,retryAfterMs:t,isModelMissing:o=!1,attempts:i=1,mostAttempts:s,reply:a,told:c,...l}={}){const{reason:d,isLasting:p=(d===void 0?!n:r.has(d))}=l
super("model",e,{...l,isLasting:p})
this.name="ModelFault"
this.isTransient=n
this.retryAfterMs=t
this.isModelMissing=o
this.attempts=i
this.mostAttempts=s
this.reply=a
this.told=c}}function replyIn(e){if(e instanceof ModelFault&&e.reply!==void 0)return e.reply
return e instanceof o.vC?replyIn(e.cause):void 0}}),17117:((e,n,t)=>{t.d(n,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>i,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>s,qz:()=>wireAction})
const o={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},DelegateAction:{needs:["command"],takes:["ids","agent_types","tasks"]},DelegateObservation:{needs:["command"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const r="MCPToolAction"
const i={kind:"ClientTool",actionKind:r,observationKind:"ClientToolObservation"}
const s={kind:"MCPToolDefinition",actionKind:r,observationKind:"MCPToolObservation"}
function wireClassOf(e){const n=stemOf(e)
const t={kind:kindOf(e),actionKind:`${n}Action`,observationKind:`${n}Observation`}
return t.actionKind in o?t:i}function stemOf(e){return e.replaceAll(/(?:^|_)([a-z])/g,(e,n)=>n.toUpperCase())}function kindOf(e){return`${stemOf(e)}Tool`}function isOfSdk({kind:e}){return e!==i.kind&&e!==s.kind}function wireAction({actionKind:e},n){const t=fieldsFor(e,n)
return t?{...t,kind:e}:{kind:r,data:n}}function omitsArguments(e,n){return Object.keys(n).length>Object.keys(inputIn(wireAction(e,n))).length}function inputIn(e){const{kind:n,...t}=e??{kind:""}
const{data:o}=t
return n===r&&typeof o==="object"&&o!==null?{...o}:t}function wholeInput(e,n){const t=inputIn(e)
const{needs:r,takes:i}=o[e.kind]??{needs:[],takes:[]}
const s=Object.entries(n).filter(([e])=>!r.includes(e)&&!i.includes(e))
return e.kind in o?{...Object.fromEntries(s),...t}:t}function wireObservation({observationKind:e},{content:n,is_error:t},o){const r=fieldsFor(e,o)
return{...r,kind:r?e:i.observationKind,content:n,is_error:t}}function fieldsFor(e,n){const t=o[e]
if(!t||t.needs.some(e=>n[e]===void 0))return
const r=[...t.needs,...t.takes].filter(e=>n[e]!==void 0)
return Object.fromEntries(r.map(e=>[e,n[e]]))}}),96717:((e,n,t)=>{t.d(n,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var o=t(16698)
var r=t(48161)
var i=t(57975)
var s=t(94869)
const a=new o.AsyncLocalStorage
function info(e){const n=a.getStore()
if(n)n(`${e}${r.EOL}`)
else process.stdout.write(`${e}${r.EOL}`)}function notice(e,n={}){issue("notice",e,n)}function warning(e,n={}){issue("warning",e,n)}function error(e,n={}){issue("error",e,n)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,n,t={}){const o=Object.entries(t).filter(([,e])=>e!==void 0&&e!=="")
const r=o.map(([e,n])=>`${e}=${escaped(String(n)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${r.length>0?` ${r.join(",")}`:""}::${escaped(n)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const l=400
function printQuoted(e,{redact:n,newToken:t,most:o}){const r=n(plainly(e)).trimEnd().split(c)
if(r.length===1&&r[0]==="")return
const i=t()
stopCommands(i)
if(r.length>o)info(`| … ${(0,s.U9)(r.length-o,"line")} before`)
for(const e of r.slice(-o))info(`| ${n(clipped(e))}`)
resumeCommands(i)}function plainly(e){return(0,i.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const n=e.replaceAll("##[","## [").replaceAll("\t","  ")
return n.length<=l?n:`${(0,s.GH)(n,l)}…`}}),57974:((e,n,t)=>{t.r(n)
t.d(n,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var o=t(47776)
var r=t(76221)
var i=t(91106)
var s=t(54668)
var a=t(94869)
var c=t(26285)
var l=t(96717)
var d=t(25298)
function maskSecrets(e){const n=e.flatMap(i.CB).filter(e=>e.length>=i.G6&&!/[\r\n]/.test(e))
for(const t of new Set([...e,...n]))if(t!=="")(0,l.Pq)(t)}function printSubAgent(e,n){return t=>{const r=(0,o.c)(t)
if(r!==void 0)(0,l.pq)(e(`  [${n}] ${breakRunnerCommands(e(r))}`))}}function printNotice(e){(0,l.lm)(breakRunnerCommands(e))}function printWarning(e){(0,l.$e)(breakRunnerCommands(e))}function printSandbox(e){const n=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,l.pq)(n)
for(const n of e?.gaps??[])printNotice(n)
if(e&&e.caches.given.length>0)(0,l.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:n,why:t}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(n,200)} is not in the sandbox: ${(0,a.TN)(t,300)}.`)}function printKnowledge({commit:e,files:n,plugins:t,brought:o,hooks:r,problems:i}){const s=n.map(({path:e,id:n})=>`${e} (${n.slice(0,7)})`)
for(const n of s.slice(0,50))(0,l.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${n}`))
if(s.length>50)(0,l.pq)(`… and from ${s.length-50} more files`)
for(const{name:e,label:n}of t)(0,l.pq)(breakRunnerCommands(`plugin ${e} from ${n}`))
for(const{label:e,skills:n}of o)(0,l.pq)(breakRunnerCommands(`skills from ${e}: ${n.map(({name:e})=>e).join(", ")||"none"}`))
if(r)(0,l.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(r).join(", ")}`))
for(const{path:e,problem:n}of i.slice(0,20))printNotice(`${e} ${n}.`)}function printSetUp(e,n){return t=>{(0,l.Oh)("Setting up");(0,l.OG)(t,{redact:e,newToken:n,most:Number.POSITIVE_INFINITY});(0,l.N4)()}}function printServer(e,n,t){(0,l.pq)(t(breakRunnerCommands(`Server ${e}: ${n}`)))}function printWait({waitMs:e,attempt:n,attempts:t,fault:o}){const r=Math.max(1,Math.round(e/1e3));(0,l.pq)(breakRunnerCommands((0,a.hC)(o.message,`Trying again in ${r} s (${n} of ${t})`)))}function printChange({from:e,to:n,fault:t}){printNotice((0,a.hC)(t.message,`Asking ${n} instead of ${e}`))}function printFault(e,n,t){const o=(0,d.hidePaths)(t)
const r=[e.headline,e.quote,e.hint].map(e=>e&&breakRunnerCommands(o(e)));(0,l.z3)(n((0,a.hC)(...r)))
if(e.cause!==void 0)(0,l.pq)(n(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,n)}function printReply(e,n){const t=(0,r.o)(e)
if(t===void 0)return;(0,l.Oh)("What the endpoint replied")
for(const e of t.split("\n"))(0,l.pq)(n(breakRunnerCommands(e,t.length)));(0,l.N4)()}function printEnd({report:e,fault:n},{isFailure:t,redact:o,env:r}){const{outcome:i,reason:s,hint:d}=e
const p=o(breakRunnerCommands((0,a.hC)(s,d)))
if(t&&n)printFault(n,o,r)
else if(t)(0,l.z3)(p)
else if(c.tz.includes(i))(0,l.$e)(p)
else(0,l.pq)(`${i}: ${p}`)
if(!t)printReply(n,o)}function printAnnotations(e,n){for(const{file:t,line:o,message:r}of e)(0,l.z3)(n(breakRunnerCommands(r)),{file:t,line:o,title:"Seen by the agent"})}function printRisks(e,n){for(const t of e.slice(0,10))(0,l.$e)(n(breakRunnerCommands(`Of medium risk, and run: ${t}`)))}function describe(e){const n=(0,s.cZ)(e).map(({name:e,message:n})=>`${e}: ${n}`)
return n.length===0?String(e):[...new Set(n)].join("; caused by ")}function breakRunnerCommands(e,n=300){return(0,a.TN)(e,n).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,n,t)=>{t.r(n)
t.d(n,{hidePaths:()=>hidePaths})
var o=t(76760)
var r=t(97101)
const i=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const n=i.map(([n,t])=>[e[n]??"",t])
const t=[[(0,o.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,r._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...n,...t]})}})}

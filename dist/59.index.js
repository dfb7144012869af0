export const id=59
export const ids=[59]
export const modules={39256:((e,t,n)=>{n.d(t,{m:()=>prepareCall,y:()=>writtenArguments})
var r=n(37428)
var i=n(28942)
var o=n(80292)
var s=n(51622)
function whyNotObject(e){try{(0,s.qF)(e)
return`${a}.`}catch(e){if(e instanceof s.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const r=e.codePointAt(t)
if(r===void 0)return`${a}: they end where ${n} is expected.`
return`${a}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(r))}.`}const a="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(e,0);r<e.length;r=afterBlanks(e,r)){const i=e.charAt(r)
const o=i===u[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,r))
if(o){t.pop()
n=afterValue()
r+=1}else if(i==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(e,r)
if(r<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&i in u){t.push(i)
n=i==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&i===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&i===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const t=n==="a value"?endOfPlain(e,r):r
if(t===r)return{at:r,expected:n}
n=afterValue()
r=t}}return{at:e.length,expected:n}}const u={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}var c=n(94869)
var l=n(67159)
const d=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>d.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!d.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...r}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const i=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${i} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const f="terminal"
const m="file_editor"
const p={bash:f,command:f,execute:f,execute_bash:f,str_replace:m,str_replace_editor:m}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===m?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(p,e.name)?p[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const i=t.get(f)&&shellCommand(e.name,e.input)
return i===void 0?e:{name:f,input:command(i,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(p)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const i=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[o]=i
return o!==void 0&&i.size===1?o:g.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const g=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(m)?.input.shape.command!==void 0
const r=n&&e.input.command===void 0?editorCommand(e.input):void 0
return r===void 0?e:{...e,input:{command:r,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const y=4
function parseRepaired(e,t){let n=t
let r=e.safeParse(n)
for(let t=0;t<y&&!r.success;t+=1){n=r.error.issues.reduce(fix,n)
r=e.safeParse(n)}return r.success?r:e.safeParse(t)}function fix(e,t){return update(e,t.path,e=>fixed(e,expectedBy(t))??e)}function expectedBy(e){if(e.code==="invalid_type")return[e.expected]
if(e.code!=="invalid_union")return[]
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,o.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[r,...i]=t
if(r===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===r?update(e,i,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,r))return e
const o=e[r]
return{...e,[r]:update(o,i,n)}}function malformed(e,t){return JSON.stringify({[v]:!0,error:t,arguments:(0,c.GH)(e,k)})}const v="_openhands_malformed_tool_call"
const k=2e3
function writtenArguments(e){const{[v]:t,arguments:n}=(0,o.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const r={name:e.name,input:withoutNulls(n?.value??{})}
const{name:i,input:o}=resolveAlias(r,t)
const s=o===r.input?n?.json:JSON.stringify(o)
const a=n?"":problemOf(e.arguments)
const u={...e,name:soundName(i),arguments:n&&s?s:malformedArguments(e,a)}
const c=t.get(i)
if(!c)return refused(u,`Tool '${i}' not found. Available: ${t.names.join(", ")}.`)
if(c.closed!==void 0)return refused(u,c.closed)
if(!n)return refused(u,invalid(i,a,"Arguments: unparseable JSON"))
return validated(u,c,o)}function validated(e,t,n){const i=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:o,judgement:s}=takeJudgement(t,n)
if("error"in s)return refused(e,invalid(t.name,r.S1(s.error),i))
const a=parseRepaired(t.input,o)
if(!a.success)return refused(e,invalid(t.name,r.S1(a.error),i))
return{status:"ready",call:e,tool:t,input:a.data,...s}}function parseArguments(e){const t=(0,o.lj)(e.trim()||"{}")
return t&&v in t.value?void 0:t}function malformedArguments({arguments:e},t){return v in((0,o.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,o.lj)(e)?.value.error
return typeof t==="string"?t:whyNotObject(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const _=i.object({security_risk:l.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:i,summary:o,...s}=r
const a={..."security_risk"in n&&"security_risk"in r&&{security_risk:i},..."summary"in n&&"summary"in r&&{summary:o}}
const u=!e.annotations.readOnlyHint&&!("security_risk"in n)
const c=_.safeParse(u?{security_risk:i}:{})
const l=typeof o==="string"?o:void 0
return{input:{...s,...a},judgement:c.success?{risk:c.data.security_risk,summary:l}:{error:c.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...i}=e
return{security_risk:r,...i}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,i]of[...e].entries()){const e=[r+1]
for(const[r,o]of[...t].entries()){const t=(n[r]??0)+(i===o?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),84796:((e,t,n)=>{n.d(t,{SZ:()=>p,aO:()=>g})
var r=n(28942)
var i=n(67159)
var o=n(47092)
var s=n(46032)
var a=n(71093)
const u=r.strictObject({kind:r.literal("MessageEvent"),...a.iE,source:a.kL,llm_message:s.QB,llm_response_id:r.string().optional(),activated_skills:r.array(r.string()).readonly().prefault([]),extended_content:r.array(s.ny).readonly().prefault([]),sender:r.string().optional(),critic_result:s.Yt.optional()}).readonly()
const c=r.strictObject({kind:r.string(),title:r.string().optional(),description:r.string(),action_type:r.string(),observation_type:r.string().optional(),annotations:r.record(r.string(),a.LM).readonly().optional(),meta:r.record(r.string(),a.LM).readonly().optional(),client_tool_name:r.string().optional(),input_schema:r.record(r.string(),a.LM).readonly().optional(),mcp_tool:r.record(r.string(),a.LM).readonly().optional()}).readonly()
const l=r.strictObject({kind:r.literal("SystemPromptEvent"),...a.iE,source:a.kL.default("agent"),system_prompt:s.ny,tools:r.array(c).readonly(),dynamic_context:s.ny.optional()}).readonly()
const d=r.strictObject({kind:r.literal("Condensation"),...a.iE,source:a.kL.default("environment"),forgotten_event_ids:r.array(r.string()).readonly().prefault([]),summary:r.string().optional(),summary_offset:r.int().min(0).optional(),llm_response_id:r.string()}).readonly()
const f=r.strictObject({kind:r.literal("CondensationRequest"),...a.iE,source:a.kL.default("environment")}).readonly()
const m=r.strictObject({kind:r.literal("CondensationSummaryEvent"),...a.iE,id:r.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:a.kL.default("environment"),summary:r.string()}).readonly()
const p=r.discriminatedUnion("kind",[l,u,i.XP,i.xn,i.l,i.MR,d,f,o.vW,o.cr,i.mY,o.Kf,o.mM,o.xv,o.SO,o.CT,o.TO])
const g=r.discriminatedUnion("kind",[...p.options,m,o.LX,i.YZ])
r.discriminatedUnion("kind",[...g.options,o.Nl])}),47092:((e,t,n)=>{n.d(t,{CT:()=>c,Kf:()=>p,LX:()=>u,Nl:()=>k,SO:()=>a,TO:()=>v,cr:()=>y,mM:()=>f,vW:()=>g,xv:()=>m})
var r=n(28942)
var i=n(94869)
var o=n(71093)
var s=n(67159)
const a=r.strictObject({kind:r.literal("LLMCompletionLogEvent"),...o.iE,source:o.kL.default("environment"),filename:r.string(),log_data:r.string(),model_name:r.string().default("unknown"),usage_id:r.string().default("default")}).readonly()
const u=r.strictObject({kind:r.literal("StreamingDeltaEvent"),...o.iE,source:o.kL.default("agent"),content:r.string().optional(),reasoning_content:r.string().optional()}).readonly()
const c=r.strictObject({kind:r.literal("TokenEvent"),...o.iE,source:o.kL.default("agent"),prompt_token_ids:r.array(r.int()).readonly(),response_token_ids:r.array(r.int()).readonly()}).readonly()
const l=5e4
const d=r.string().transform(e=>(0,i.GH)(e,l))
const f=r.strictObject({kind:r.literal("HookExecutionEvent"),...o.iE,source:o.kL.default("hook"),hook_event_type:r.string(),hook_command:d,tool_name:r.string().optional(),success:r.boolean(),blocked:r.boolean(),exit_code:r.int(),stdout:d,stderr:d,reason:d.optional(),additional_context:d.optional(),error:d.optional(),action_id:r.string().optional(),message_id:r.string().optional(),hook_input:r.record(r.string(),o.LM).readonly().optional()}).readonly()
const m=r.strictObject({kind:r.literal("SecurityAnalysisEvent"),...o.iE,source:o.kL.default("environment"),analyzer:r.string(),policy:r.string(),risks:r.record(r.string(),s.IB).readonly(),details:r.record(r.string(),o.LM).readonly().prefault({})}).readonly()
const p=r.strictObject({kind:r.literal("ConversationStateUpdateEvent"),...o.iE,source:o.kL.default("environment"),key:r.string(),value:o.LM.default(null)}).readonly()
const g=r.strictObject({kind:r.literal("PauseEvent"),...o.iE,source:o.kL.default("user")}).readonly()
const y=r.strictObject({kind:r.literal("InterruptEvent"),...o.iE,source:o.kL.default("user")}).readonly()
const v=r.strictObject({kind:r.literal("ACPToolCallEvent"),...o.iE,source:o.kL.default("agent"),tool_call_id:r.string(),title:r.string(),status:r.string().optional(),tool_kind:r.string().optional(),raw_input:o.LM.default(null),raw_output:o.LM.default(null),content:r.array(o.LM).readonly().optional(),is_error:r.boolean().default(!1)}).readonly()
const k=r.strictObject({kind:r.literal("UnknownEvent"),...o.iE,source:o.kL.catch("environment"),wire:o.LM}).readonly()}),23860:((e,t,n)=>{n.d(t,{D:()=>dumpEvent,j:()=>readEvent})
var r=n(71093)
var i=n(84796)
var o=n(47092)
function dumpEvent(e){if(e.kind==="UnknownEvent")return JSON.stringify(e.wire)
return JSON.stringify(Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null)))}function readEvent(e){const t=i.aO.safeParse(e)
if(t.success)return{event:t.data,unknownFields:[]}
if(isOfUnknownKind(e))return{event:unknownEvent(e),unknownFields:[]}
return forgive(e,t.error.issues)}const s=new Set(i.aO.options.map(e=>e.unwrap().shape.kind.value))
function isOfUnknownKind(e){const t=typeof e==="object"&&e!==null&&"kind"in e
return t&&typeof e.kind==="string"&&!s.has(e.kind)}function unknownEvent(e){const{id:t,timestamp:n,parent_id:r,source:i}=e
const s=r===void 0||r===null?{}:{parent_id:r}
return o.Nl.parse({kind:"UnknownEvent",id:t,timestamp:n,...s,source:i,wire:e})}function forgive(e,t){const n=t.flatMap(unknownFieldsOf)
const o=t.map(e=>e.path).filter(t=>t.length>0&&valueAt(e,t)===null)
const s=structuredClone(e)
for(const e of[...n,...o])delete holderOf(s,e)[nameOf(e)]
const a=structuredClone(i.aO.parse(s))
for(const t of n)holderOf(a,t)[nameOf(t)]=valueAt(e,t)
const u=(0,r.uN)(a)
return{event:u,unknownFields:n.map(e=>e.join("."))}}function unknownFieldsOf(e){return e.code==="unrecognized_keys"?e.keys.map(t=>[...e.path,t]):[]}function valueAt(e,t){return t.reduce((e,t)=>e?.[t],e)}function holderOf(e,t){return valueAt(e,t.slice(0,-1))}function nameOf(e){return e.at(-1)??""}})}

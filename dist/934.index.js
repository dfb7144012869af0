export const id=934
export const ids=[934]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var i=n(28942)
var o=n(80292)
var s=n(90702)
var a=n(94869)
var u=n(67159)
const c=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>c.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!c.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...r}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const i=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${i} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const l="terminal"
const d="file_editor"
const f={bash:l,command:l,execute:l,execute_bash:l,str_replace:d,str_replace_editor:d}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===d?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(f,e.name)?f[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const i=t.get(l)&&shellCommand(e.name,e.input)
return i===void 0?e:{name:l,input:command(i,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(f)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const i=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[o]=i
return o!==void 0&&i.size===1?o:m.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const m=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(d)?.input.shape.command!==void 0
const r=n&&e.input.command===void 0?editorCommand(e.input):void 0
return r===void 0?e:{...e,input:{command:r,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const p=4
function parseRepaired(e,t){let n=t
let r=e.safeParse(n)
for(let t=0;t<p&&!r.success;t+=1){n=r.error.issues.reduce(fix,n)
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
return{...e,[r]:update(o,i,n)}}function malformed(e,t){return JSON.stringify({[y]:!0,error:t,arguments:(0,a.GH)(e,g)})}const y="_openhands_malformed_tool_call"
const g=2e3
function writtenArguments(e){const{[y]:t,arguments:n}=(0,o.lj)(e)?.value??{}
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
return t&&y in t.value?void 0:t}function malformedArguments({arguments:e},t){return y in((0,o.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,o.lj)(e)?.value.error
return typeof t==="string"?t:(0,s.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const v=i.object({security_risk:u.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:i,summary:o,...s}=r
const a={..."security_risk"in n&&"security_risk"in r&&{security_risk:i},..."summary"in n&&"summary"in r&&{summary:o}}
const u=!e.annotations.readOnlyHint&&!("security_risk"in n)
const c=v.safeParse(u?{security_risk:i}:{})
const l=typeof o==="string"?o:void 0
return{input:{...s,...a},judgement:c.success?{risk:c.data.security_risk,summary:l}:{error:c.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...i}=e
return{security_risk:r,...i}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,i]of[...e].entries()){const e=[r+1]
for(const[r,o]of[...t].entries()){const t=(n[r]??0)+(i===o?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),84796:((e,t,n)=>{n.d(t,{SZ:()=>p,aO:()=>y})
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
const y=r.discriminatedUnion("kind",[...p.options,m,o.LX,i.YZ])
r.discriminatedUnion("kind",[...y.options,o.Nl])}),47092:((e,t,n)=>{n.d(t,{CT:()=>c,Kf:()=>p,LX:()=>u,Nl:()=>k,SO:()=>a,TO:()=>v,cr:()=>g,mM:()=>f,vW:()=>y,xv:()=>m})
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
const y=r.strictObject({kind:r.literal("PauseEvent"),...o.iE,source:o.kL.default("user")}).readonly()
const g=r.strictObject({kind:r.literal("InterruptEvent"),...o.iE,source:o.kL.default("user")}).readonly()
const v=r.strictObject({kind:r.literal("ACPToolCallEvent"),...o.iE,source:o.kL.default("agent"),tool_call_id:r.string(),title:r.string(),status:r.string().optional(),tool_kind:r.string().optional(),raw_input:o.LM.default(null),raw_output:o.LM.default(null),content:r.array(o.LM).readonly().optional(),is_error:r.boolean().default(!1)}).readonly()
const k=r.strictObject({kind:r.literal("UnknownEvent"),...o.iE,source:o.kL.catch("environment"),wire:o.LM}).readonly()}),39953:((e,t,n)=>{n.d(t,{f:()=>valueAt,u:()=>parsePartly})
var r=n(94869)
const i=40
function parsePartly(e,t){const n=structuredClone(t)
const r=new Map
for(let o=0;o<i;o+=1){const i=e.safeParse(n)
if(i.success)return{value:i.data,paths:[...r.keys()]}
const o=[]
for(const e of i.error.issues){if(e.code==="unrecognized_keys"){for(const t of e.keys)remove(n,[...e.path,t])
continue}if(e.path.length===0)return
if(!r.has(named(e.path)))r.set(named(e.path),e.path)
const i=repair(n,t,e)
if(i==="hopeless")return
if(i)o.push(i)}drop(n,o)}return}function named(e){return e.join(".")}function repair(e,t,{path:n,...r}){const i=valueAt(e,n)
const[o,a]=[n.at(-1),typeof n.at(-1)==="number"]
const u=n.length===1&&s.has(o)
const c=u||i===void 0||i===null?void 0:meantBy(i,r)
if(c!==void 0)set(e,n,c)
else if(a&&isOfBlocks(n))set(e,n,blockOf(valueAt(t,n)))
else if(a)return n
else if(i!==void 0&&!isBlocks(o))remove(e,n)
else return missing(e,t,n)
return}function missing(e,t,n){const[r,i]=[n.at(-1),n.slice(0,-1)]
const s=isBlocks(r)?blocksOf(valueAt(t,n),valueAt(t,i)):o[String(r)]
if(s!==void 0)set(e,n,s)
else if(typeof i.at(-1)==="number"&&isOfBlocks(i))set(e,i,blockOf(valueAt(t,i)))
else if(typeof i.at(-1)==="number")return i
else if(i.length===0)return"hopeless"
else remove(e,i)
return}const o={source:"environment",role:"user",kind:"Unknown",tool_name:"unknown",error:"",detail:"",code:""}
const s=new Set(["id","timestamp","parent_id"])
function meantBy(e,t){const{code:n,expected:r}=t
if(n!=="invalid_type")return
if(r==="string"&&["number","boolean"].includes(typeof e))return String(e)
if((r==="number"||r==="int")&&typeof e==="string"&&e.trim()!==""){const t=Number(e)
return Number.isFinite(t)?t:void 0}if(r==="boolean"&&(e==="true"||e==="false"))return e==="true"
return}const a=new Set(["content","thought","extended_content"])
function isBlocks(e){return a.has(e)}function isOfBlocks(e){return isBlocks(e.at(-2))}function blocksOf(e,t){if(Array.isArray(e))return e.map(blockOf)
if(e!==void 0&&e!==null)return[blockOf(e)]
const{kind:n,is_error:r,...i}=Object(t)
return Object.keys(i).length===0?[]:[blockOf(i)]}const u=2e3
function blockOf(e){const{text:t}=Object(e)
const n=typeof e==="string"?e:t
if(typeof n==="string")return{type:"text",text:n}
return{type:"text",text:`[unknown content: ${(0,r.GH)(JSON.stringify(e)??"",u)}]`}}function drop(e,t){const n=[...new Map(t.map(e=>[named(e),e])).values()].sort((e,t)=>Number(t.at(-1))-Number(e.at(-1)))
for(const t of n){const n=valueAt(e,t.slice(0,-1))
if(Array.isArray(n))n.splice(Number(t.at(-1)),1)}}function set(e,t,n){const r=valueAt(e,t.slice(0,-1))
if(typeof r==="object"&&r!==null)Object.assign(r,{[t.at(-1)??""]:n})}function remove(e,t){const n=valueAt(e,t.slice(0,-1))
if(typeof n==="object"&&n!==null)Reflect.deleteProperty(n,t.at(-1)??"")}function valueAt(e,t){return t.reduce((e,t)=>Reflect.get(Object(e),t),e)}}),23860:((e,t,n)=>{n.d(t,{Dl:()=>dumpEvent,Ep:()=>readEventText,j0:()=>withoutParent,j_:()=>readEvent})
var r=n(71093)
var i=n(84796)
var o=n(47092)
var s=n(39953)
const a=Symbol("wire")
function dumpEvent(e){if(e.kind==="UnknownEvent")return JSON.stringify(e.wire)
const{[a]:t}=e
if(t!==void 0)return JSON.stringify(t)
return JSON.stringify(Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null)))}function readEvent(e,t){const n=i.aO.safeParse(e)
if(n.success)return isNamed(n.data,t)?known(n.data):unread(e,t)
if(isOfUnknownKind(e))return unread(e,t,isNamed(e,t)?[]:[""])
return(isNamed(e,t)?forgiven(e,n.error.issues):void 0)??partlyParsedEvent(e,t)??unread(e,t)}function readEventText(e,t){try{return readEvent(JSON.parse(e),t)}catch{return unread(e,t)}}function withoutParent(e){const{parent_id:t,...n}=e
if(e.kind==="UnknownEvent")return(0,r.uN)(n)
return keeping(n,JSON.parse(dumpEvent(e)))}function known(e){return{event:e,unknownFields:[],unreadable:[]}}function isNamed(e,t){return t===void 0||(0,s.f)(e,["id"])===t.id}const u=new Set(i.aO.options.map(e=>e.unwrap().shape.kind.value))
function isOfUnknownKind(e){const t=typeof e==="object"&&e!==null&&"kind"in e
return t&&typeof e.kind==="string"&&!u.has(e.kind)}function unread(e,t,n=[""]){const{id:i,timestamp:s,parent_id:a,source:u}={...Object(e),...unsaid(e,t)}
const c=r.iE.parent_id.safeParse(a).data
const l={id:t?.id??i,timestamp:s,...c!==void 0&&{parent_id:c},source:u}
const d=c===void 0&&a!==void 0&&a!==null
const f=o.Nl.parse({kind:"UnknownEvent",...l,wire:e})
return{event:f,unknownFields:[],unreadable:d&&n.length===0?["parent_id"]:n}}function unsaid(e,t){const{id:n,timestamp:i}=Object(e)
const o={id:r.iE.id.safeParse(n).success,timestamp:r.iE.timestamp.safeParse(i).success}
return{...t&&!o.id&&{id:t.id},...t&&!o.timestamp&&{timestamp:t.timestamp}}}function forgiven(e,t){const n=t.flatMap(unknownFieldsOf)
const o=t.map(e=>e.path).filter(t=>t.length>0&&(0,s.f)(e,t)===null)
const a=structuredClone(e)
for(const e of[...n,...o])delete holderOf(a,e)[nameOf(e)]
const u=i.aO.safeParse(a)
if(!u.success)return
const c=structuredClone(u.data)
for(const t of n)holderOf(c,t)[nameOf(t)]=(0,s.f)(e,t)
const l=(0,r.uN)(c)
return{event:l,unknownFields:n.map(e=>e.join(".")),unreadable:[]}}function partlyParsedEvent(e,t){if(typeof e!=="object"||e===null)return
const n=unsaid(e,t)
const r={...e,...n}
const o=isNamed(r,t)?(0,s.u)(i.aO,r):void 0
const a=[...Object.keys(n),...o?.paths??[]]
return o&&{event:keeping(o.value,e),unknownFields:[],unreadable:a}}function keeping(e,t){return Object.freeze({...e,[a]:(0,r.uN)(t)})}function unknownFieldsOf(e){return e.code==="unrecognized_keys"?e.keys.map(t=>[...e.path,t]):[]}function holderOf(e,t){return(0,s.f)(e,t.slice(0,-1))}function nameOf(e){return e.at(-1)??""}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(e){try{(0,r.qF)(e)
return`${i}.`}catch(e){if(e instanceof r.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const o=e.codePointAt(t)
if(o===void 0)return`${i}: they end where ${n} is expected.`
return`${i}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(o))}.`}const i="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(e,0);r<e.length;r=afterBlanks(e,r)){const i=e.charAt(r)
const s=i===o[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,r))
if(s){t.pop()
n=afterValue()
r+=1}else if(i==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(e,r)
if(r<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&i in o){t.push(i)
n=i==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&i===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&i===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const t=n==="a value"?endOfPlain(e,r):r
if(t===r)return{at:r,expected:n}
n=afterValue()
r=t}}return{at:e.length,expected:n}}const o={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}})}

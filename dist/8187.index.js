export const id=8187
export const ids=[8187]
export const modules={46032:((t,e,n)=>{n.d(e,{GT:()=>u,QB:()=>m,Qq:()=>text,UC:()=>a,Yt:()=>f,iL:()=>d,ny:()=>o,od:()=>p,wh:()=>plainText})
var s=n(28942)
var i=n(71093)
const o=s.strictObject({type:s.literal("text"),text:s.string(),cache_prompt:s.boolean().default(!1)}).readonly()
const r=s.strictObject({type:s.literal("image"),image_urls:s.array(s.string()).readonly(),cache_prompt:s.boolean().default(!1)}).readonly()
const a=s.discriminatedUnion("type",[o,r])
const c=s.record(s.string(),i.LM).readonly()
const l=s.array(c).readonly()
const d=s.strictObject({id:s.string(),responses_item_id:s.string().optional(),name:s.string(),arguments:s.string(),origin:s["enum"](["completion","responses"]).default("completion"),extra_content:c.optional(),provider_specific_fields:c.optional(),block_order:s.array(s.union([s["enum"](["thinking","tool_use"]),s.int().positive()])).readonly().optional(),reasoning_details:l.optional()}).readonly()
const u=s.discriminatedUnion("type",[s.strictObject({type:s.literal("thinking"),thinking:s.string(),signature:s.string().optional()}).readonly(),s.strictObject({type:s.literal("redacted_thinking"),data:s.string()}).readonly()])
const p=s.strictObject({id:s.string().optional(),summary:s.array(s.string()).readonly().prefault([]),content:s.array(s.string()).readonly().optional(),encrypted_content:s.string().optional(),status:s.string().optional()}).readonly()
const f=s.strictObject({score:s.number(),message:s.string().optional(),metadata:s.record(s.string(),i.LM).readonly().optional()}).readonly()
const m=s.strictObject({role:s["enum"](["system","user","assistant","tool"]),content:s.preprocess(t=>typeof t==="string"?[text(t)]:t,s.array(a).readonly()),tool_calls:s.array(d).readonly().optional(),tool_call_id:s.string().optional(),name:s.string().optional(),reasoning_content:s.string().optional(),thinking_blocks:s.array(u).readonly().optional(),responses_reasoning_item:p.optional(),reasoning_details:l.optional()}).readonly()
function text(t){return{type:"text",text:t,cache_prompt:!1}}function plainText(t){return t.flatMap(t=>t.type==="text"?[t.text]:[]).join("\n")}}),76221:((t,e,n)=>{n.d(e,{Q:()=>ModelFault,o:()=>replyIn})
var s=n(98664)
const i=new Set(["context-window","malformed-history","content-policy","unparsed-call","unrepaired-history","refused-pictures","unknown-refusal"])
class ModelFault extends s.vC{isTransient
retryAfterMs
isModelMissing
attempts
mostAttempts
reply
told
refused
constructor(t,{isTransient:e=!1,retryAfterMs:n,isModelMissing:s=!1,attempts:o=1,mostAttempts:r,reply:a,told:c,refused:l,...d}={}){const{reason:u,isLasting:p=(u===void 0?!e:i.has(u))}=d
super("model",t,{...d,isLasting:p})
this.name="ModelFault"
this.isTransient=e
this.retryAfterMs=n
this.isModelMissing=s
this.attempts=o
this.mostAttempts=r
this.reply=a
this.told=c
this.refused=l}}function replyIn(t){if(t instanceof ModelFault&&t.reply!==void 0)return t.reply
return t instanceof s.vC?replyIn(t.cause):void 0}}),17117:((t,e,n)=>{n.d(e,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>o,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>r,qz:()=>wireAction})
const s={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const i="MCPToolAction"
const o={kind:"ClientTool",actionKind:i,observationKind:"ClientToolObservation"}
const r={kind:"MCPToolDefinition",actionKind:i,observationKind:"MCPToolObservation"}
function wireClassOf(t){const e=stemOf(t)
const n={kind:kindOf(t),actionKind:`${e}Action`,observationKind:`${e}Observation`}
return n.actionKind in s?n:o}function stemOf(t){return t.replaceAll(/(?:^|_)([a-z])/g,(t,e)=>e.toUpperCase())}function kindOf(t){return`${stemOf(t)}Tool`}function isOfSdk({kind:t}){return t!==o.kind&&t!==r.kind}function wireAction({actionKind:t},e){const n=fieldsFor(t,e)
return n?{...n,kind:t}:{kind:i,data:e}}function omitsArguments(t,e){return Object.keys(e).length>Object.keys(inputIn(wireAction(t,e))).length}function inputIn(t){const{kind:e,...n}=t??{kind:""}
const{data:s}=n
return e===i&&typeof s==="object"&&s!==null?{...s}:n}function wholeInput(t,e){const n=inputIn(t)
const{needs:i,takes:o}=s[t.kind]??{needs:[],takes:[]}
const r=Object.entries(e).filter(([t])=>!i.includes(t)&&!o.includes(t))
return t.kind in s?{...Object.fromEntries(r),...n}:n}function wireObservation({observationKind:t},{content:e,is_error:n},s){const i=fieldsFor(t,s)
return{...i,kind:i?t:o.observationKind,content:e,is_error:n}}function fieldsFor(t,e){const n=s[t]
if(!n||n.needs.some(t=>e[t]===void 0))return
const i=[...n.needs,...n.takes].filter(t=>e[t]!==void 0)
return Object.fromEntries(i.map(t=>[t,e[t]]))}}),10397:((t,e,n)=>{n.d(e,{Av:()=>nextCut,cS:()=>batchesOf,d5:()=>answeredCalls,ib:()=>OpenCalls,k7:()=>withoutOpenCalls,kC:()=>allowedCuts,y6:()=>forget})
var s=n(52333)
class OpenCalls{#t=new Map
get areNone(){return this.#t.size===0}[Symbol.iterator](){return this.#t.values()}open(t){this.#t.set(t.id,t)}answer(t){const e=t.kind==="AgentErrorEvent"?this.#e(t.tool_call_id):this.#t.get(t.action_id)
if(e)this.#t.delete(e.id)
return e}#e(t){const e=[...this].filter(e=>e.tool_call_id===t)
return e.find(t=>t.llm_response_id===e.at(-1)?.llm_response_id)}}function answeredCalls(t){const e=new OpenCalls
const n=new Map
for(const i of t)if(i.kind==="ActionEvent"){e.open(i)
n.set(i,void 0)}else if((0,s.aI)(i)){const t=e.answer(i)
if(t)n.set(t,i)}for(const t of e)n.delete(t)
return n}function forget(t,e){const n=new Set(e)
const s=bondsOf(t)
let i
do{i=n.size
for(const t of s)if(t.some(({id:t})=>n.has(t)))for(const{id:e}of t)n.add(e)}while(n.size>i)
return t.filter(({id:t})=>!n.has(t))}function allowedCuts(t){const e=new Map(t.map((t,e)=>[t,e]))
const n=new Map
for(const s of bondsOf(t)){const t=s.map(t=>e.get(t)??0).sort((t,e)=>t-e)
const[i=0,o=0]=[t[0],t.at(-1)]
n.set(i,Math.max(o,n.get(i)??0))}let s=0
const i=[0]
for(const e of t.keys()){s=Math.max(s,n.get(e)??e)
if(s===e)i.push(e+1)}return i}function nextCut(t,e){return t.find(t=>t>=e)}function bondsOf(t){return[...batches(t),...toolLoops(withoutOpenCalls(t))]}function batches(t){return batchesOf(t).map(({calls:t,results:e})=>[...t,...e])}function withoutOpenCalls(t){const e=batchesOf(t).filter(({calls:t,results:e})=>e.length<t.length)
const n=new Set(e.flatMap(({calls:t,results:e})=>[...t,...e]))
return t.filter(t=>!n.has(t))}function toolLoops(t){const e=[]
let n=!1
for(const i of t){const t=i.kind==="ActionEvent"
const o=!n&&t&&i.thinking_blocks.length>0
n=o||n&&(t||(0,s.aI)(i))
if(o)e.push([i])
else if(n)e.at(-1)?.push(i)}return e}function batchesOf(t){const e=answeredCalls(t)
return runsOfCalls(t).map(t=>({calls:t,results:t.flatMap(t=>e.get(t)??[])}))}function runsOfCalls(t){const e=[]
let n
for(const s of t){if(s.kind==="ActionEvent"){const t=n?.kind==="ActionEvent"&&n.llm_response_id===s.llm_response_id
if(t)e.at(-1)?.push(s)
else e.push([s])}n=s}return e}}),16767:((t,e,n)=>{n.d(e,{Vr:()=>shownContent,i1:()=>stylesOf,jH:()=>outputOf})
var s=n(28942)
var i=n(94869)
var o=n(46032)
const r="[An error occurred during execution.]\n"
function shownContent(t){const e=t.is_error?[(0,o.Qq)(r)]:[]
const[n,s]=partsOf(t)
return[...n,...e,...t.kind==="TerminalObservation"?s.map(clipped):s]}const a=5e4
function clipped(t){return t.type==="text"?{...t,text:(0,i.e9)(t.text,a,"[... cut ...]")}:t}function outputOf(t){return partsOf(t).flat()}function partsOf(t){const{kind:e,content:n}=t
if(e==="TerminalObservation")return[[],[(0,o.Qq)(terminalText(t))]]
if(e!=="TaskObservation")return[[],n]
const{task_id:s,subagent:i,status:r}=t
return[[(0,o.Qq)(`Task ID: ${s}\nSubagent: ${i}\nStatus: ${r}`)],n]}const c="(?:bright-)?(?:black|red|green|yellow|blue|magenta|cyan|white)"
const l=`(?:(?:on-)?${c}|bold|dim|italic|underline|strikethrough|reverse)`
const d=s.strictObject({line:s.int().min(0),length:s.int().min(0),spans:s.array(s.tuple([s.int().min(0),s.int().min(0),s.string().regex(new RegExp(`^${l}(?: ${l})*$`))]).readonly()).readonly()}).readonly()
function stylesOf({metadata:t}){const{prefix:e,styles:n}=p.parse(t??{})
const s=e.split("\n").length-1
return n.map(t=>({...t,line:t.line+s}))}const u=s.object({exit_code:s.int().catch(-1),working_dir:s.string().nullish(),py_interpreter_path:s.string().nullish(),prefix:s.string().catch(""),suffix:s.string().catch(""),unsaid:s.array(s.string()).optional(),styles:s.array(d).readonly().default([]).catch([])})
const p=u.catch(()=>u.parse({}))
function terminalText({content:t,metadata:e}){const{prefix:n,suffix:s,unsaid:i,styles:o,...r}=p.parse(e??{})
const a=t.map(t=>t.type==="text"?t.text:"").join("")
const c=`${n}${a}${s}`
const isSaid=t=>!i?.includes(t)
const l=[...r.working_dir&&isSaid("working_dir")?[`[Current working directory: ${r.working_dir}]`]:[],...r.py_interpreter_path&&isSaid("py_interpreter_path")?[`[Python interpreter: ${r.py_interpreter_path}]`]:[],...r.exit_code!==-1&&isSaid("exit_code")?[`[Command finished with exit code ${r.exit_code}]`]:[]]
return[...c===""&&i?[]:[c],...l].join("\n")}}),3113:((t,e,n)=>{n.d(e,{HA:()=>ViewBuilder,Jq:()=>unmatchedActions,Uo:()=>headOf,du:()=>viewOf})
var s=n(10397)
var i=n(52333)
function viewOf(t){const e=new ViewBuilder
for(const n of t)e.append(n)
return e.view()}function unmatchedActions(t){const e=new s.ib
for(const n of t)if(n.kind==="ActionEvent")e.open(n)
else if((0,i.aI)(n))e.answer(n)
return[...e]}class ViewBuilder{#n=[]
#s=[]
#i=new s.ib
#o=!1
append(t){if(t.kind==="CondensationRequest")this.#o=!0
else if(t.kind==="Condensation")this.#r(t)
else{if((0,i.nK)(t))this.#o=!1
if((0,i.zN)(t))this.#a(t)}}view(){const t=introduced([...this.#n,...(0,s.k7)(this.#s)])
return{events:t,unhandledCondensationRequest:this.#o}}#a(t){if(t.kind==="ActionEvent")this.#i.open(t)
else if((0,i.aI)(t)&&!this.#i.answer(t))return
this.#s.push(t)
if(this.#i.areNone)this.#c()}#c(){for(const t of this.#s)this.#n.push(t)
this.#s=[]}#r(t){const e=condense([...this.#n,...this.#s],t)
this.#n=[]
this.#s=[]
this.#i=new s.ib
this.#o=!1
for(const t of e)this.#a(t)}}function introduced(t){if(t[0]?.kind==="SystemPromptEvent")return t
const e=t.findIndex(({kind:t})=>t==="SystemPromptEvent")
return e<0?t:[...t.slice(e,e+1),...t.toSpliced(e,1)]}function headOf(t){const e=t.find(i.ks)
return t.filter(t=>t.kind==="SystemPromptEvent"||t===e)}function condense(t,e){const{forgotten_event_ids:n,summary:i="",summary_offset:o}=e
const r=new Set(headOf(t).map(({id:t})=>t))
const a=(0,s.y6)(t,n.filter(t=>!r.has(t)))
if(i===""||o===void 0)return a
return a.toSpliced(placeOf(a,o),0,summaryEvent(e,i))}function placeOf(t,e){const n=(0,s.k7)(t)
const i=headOf(n)
const o=i.findLastIndex((t,e)=>t===n[e])+1
const r=(0,s.Av)((0,s.kC)(n),Math.max(e,o))??n.length
const a=n[r]
return a?t.indexOf(a):t.length}function summaryEvent({id:t,timestamp:e},n){return{kind:"CondensationSummaryEvent",id:`${t}-summary`,timestamp:e,source:"environment",summary:n}}}),52333:((t,e,n)=>{n.d(e,{aI:()=>isResult,ks:()=>isRequest,nK:()=>isReply,zN:()=>isVisible})
function isVisible(t){if(t.kind==="MessageEvent")return saysSomething(t)
return t.kind==="SystemPromptEvent"||t.kind==="ActionEvent"||isResult(t)}function isResult(t){return t.kind==="ObservationEvent"||t.kind==="UserRejectObservation"||t.kind==="AgentErrorEvent"}function isReply(t){return t.kind==="ActionEvent"||t.kind==="MessageEvent"&&t.source==="agent"}function isRequest(t){return t.kind==="MessageEvent"&&t.source==="user"}function saysSomething({llm_message:t,extended_content:e}){return[...t.content,...e].some(t=>t.type==="image"||t.text.trim()!=="")}})}

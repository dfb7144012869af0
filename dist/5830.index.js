export const id=5830
export const ids=[5830]
export const modules={53107:((t,e,n)=>{n.d(e,{$z:()=>withoutRefused,bb:()=>inputLimitFor,hY:()=>picturesIn,jI:()=>eventsWithPictures,nB:()=>learn,um:()=>lessonOf})
var s=n(28942)
var o=n(88135)
var i=n(46032)
var r=n(54847)
var a=n(68012)
var c=n(3113)
var l=n(52333)
const u=s.object({without_pictures:s.union([s.literal("all"),s.array(s.string()).readonly()]).catch([]),input_limit:s.int().positive().optional().catch(void 0)}).readonly()
const d=s.record(s.string(),u).catch({})
const f="endpoint_lessons"
const p={without_pictures:[]}
function lessonOf(t,e){const n=d.parse(t.get(f)??{})
return(Object.hasOwn(n,e)?n[e]:void 0)??p}function learn(t,e,n){const s=d.parse(t.get(f)??{})
t.set(f,{...s,[e]:{...lessonOf(t,e),...n}})}function withoutRefused(t,{without_pictures:e}){const n=new Set(e==="all"?eventsWithPictures(t):e)
if(!t.events.some(t=>n.has(t.id)&&hasPictures(t)))return t
const s=e==="all"?"image-left-out":"picture-refused"
return{...t,events:t.events.map(t=>n.has(t.id)?withNote(t,(0,i.Qq)((0,o.J1)(s))):t)}}function eventsWithPictures({events:t}){return t.filter(hasPictures).map(({id:t})=>t)}function picturesIn({events:t},e){const n=t.filter(({id:t})=>e.has(t)).flatMap(contentOf)
return n.reduce((t,e)=>t+(e.type==="image"?e.image_urls.length:0),0)}function hasPictures(t){return contentOf(t).some(({type:t})=>t==="image")}function contentOf(t){if(t.kind==="MessageEvent")return[...t.llm_message.content,...t.extended_content]
return t.kind==="ObservationEvent"?[...t.observation.content,...t.extended_content]:[]}function withNote(t,e){const replaced=t=>t.map(t=>t.type==="image"?e:t)
if(t.kind==="MessageEvent")return{...t,llm_message:{...t.llm_message,content:replaced(t.llm_message.content)}}
if(t.kind!=="ObservationEvent")return t
return{...t,observation:{...t.observation,content:replaced(t.observation.content)}}}function inputLimitFor(t,{input_limit:e},{view:n,tools:s}){if(e===void 0||e>=(t??Number.POSITIVE_INFINITY))return t
const o=n.events.findLast(l.ks)
const i=new Set([...(0,c.Uo)(n.events),...o?[o]:[]])
const u=(0,r.bP)((0,a.O)({events:[...i]}),s)
return e>h*u?e:t}const h=1.5}),70598:((t,e,n)=>{n.d(e,{Ej:()=>settleRepairs,kd:()=>repairHistory,x$:()=>repairIn})
var s=n(28942)
var o=n(98664)
var i=n(94869)
var r=n(76221)
var a=n(53107)
const c=s.object({request:s.string(),pictures:s.union([s.literal("all"),s.array(s.string()).readonly()]).optional(),condensed:s.number().optional(),is_settled:s.boolean().default(!1)}).readonly()
const l="tried_repairs"
const u=3
function repairOf(t,e,{pictures:n,leftOut:s,tried:o,canCondense:i}){const r=n.length>0?pictured(oldestHalf(n)):void 0
const isNew=t=>t===void 0||o.is_settled
switch(t){case"refused-pictures":return r&&(e?.takesNoPictures||n.length===1&&s>=u?pictured("all"):r)
case"context-window":if(r&&(e?.status===413||!i))return r
return i?{kind:"condense",isGuess:!1}:void 0
case"unknown-refusal":if(r&&isNew(o.pictures))return{...pictured(n),isGuess:!0}
return e?.isLarge&&i&&isNew(o.condensed)?{kind:"condense",isGuess:!0}:void 0
default:return}}function pictured(t){return{kind:"pictures",events:t,isGuess:!1}}function oldestHalf(t){return t.slice(0,Math.ceil(t.length/2))}function repairHistory(t,e,n,s){const{agentState:o,lastUserMessageId:i=""}=n
const c=t instanceof r.Q?t.refused:void 0
const u=triedFor(i,n)
const d=e.condenser?.handlesRequests===!0&&!s.unhandledCondensationRequest
const{name:f,features:p}=e.model
const h=p.vision?(0,a.jI)(s):[]
const m=(0,a.um)(o,f).without_pictures.length
const _=repairOf(t.reason,c,{pictures:h,leftOut:m,tried:u,canCondense:d})
if(_?.kind!=="pictures")takeBack(u,f,n)
if(!_)return inVain(t,u,e)
if(_.kind==="condense"){if(_.isGuess)o.set(l,{...u,request:i,condensed:c?.tokens??0,is_settled:!1})
else learnLimit(c,e,n)
return{kind:"CondensationRequest"}}const g=(0,a.um)(o,f).without_pictures
if(_.isGuess)o.set(l,{...u,request:i,pictures:g,is_settled:!1})
return leaveOut(_.events,{before:g,view:s,agent:e,context:n})}function triedFor(t,{agentState:e}){const n=c.safeParse(e.get(l)).data
return n?.request===t?n:{request:t,is_settled:!1}}function takeBack({pictures:t,is_settled:e},n,{agentState:s}){if(t!==void 0&&!e)(0,a.nB)(s,n,{without_pictures:t})}function leaveOut(t,{before:e,view:n,agent:s,context:o}){const r=new Set(t==="all"?(0,a.jI)(n):t)
const c=new Set(n.events.map(({id:t})=>t))
const l=e==="all"?[]:e.filter(t=>c.has(t))
const u=t==="all"?t:[...l,...r];(0,a.nB)(o.agentState,s.model.name,{without_pictures:u})
const d=(0,a.hY)(n,r)
const f=`The endpoint of the model refuses the conversation. It is asked again without ${(0,i.U9)(d,"picture")}`
return{kind:"ConversationStateUpdateEvent",key:"agent_state",value:{repair:{words:f,left_out_pictures:d}}}}function learnLimit(t,{model:e,inputLimit:n},{agentState:s}){const o=t&&limitOf(t,n)
const{input_limit:i=Number.POSITIVE_INFINITY}=(0,a.um)(s,e.name)
if(o!==void 0&&o<i)(0,a.nB)(s,e.name,{input_limit:o})}const d=.8
function limitOf({tokens:t,limit:e,status:n},s){if(e!==void 0&&e<1.5*t)return Math.floor(d*e)
return s===void 0&&n!==413&&t>0?Math.floor(.9*t):void 0}function inVain(t,{condensed:e},{condenser:n}){if(t.reason==="context-window"&&n?.handlesRequests){const e="Use a model with a larger context, or ask for less at a time."
throw worse(t,"Nothing in the conversation can be left out.",e)}if(t.reason==="unknown-refusal"&&e!==void 0)throw worse(t,"It also refused the history after it was condensed.",t.hint)
return}function worse(t,e,n){const{headline:s,quote:r,reason:a,isLasting:c}=t
return new o.vC("model",(0,i.hC)(s,e),{hint:n,quote:r,reason:a,isLasting:c,cause:t})}function settleRepairs({model:t,inputLimit:e},{agentState:n}){const s=c.safeParse(n.get(l)).data
if(!s||s.is_settled)return
n.set(l,{...s,is_settled:!0})
const{condensed:o=0}=s
if(o===0||e!==void 0)return
const{input_limit:i=Number.POSITIVE_INFINITY}=(0,a.um)(n,t.name);(0,a.nB)(n,t.name,{input_limit:Math.min(i,Math.floor(.9*o))})}const f=s.object({repair:s.object({words:s.string(),left_out_pictures:s.int().min(0).catch(0)})})
function repairIn(t){return t.kind==="ConversationStateUpdateEvent"?f.safeParse(t.value).data?.repair:void 0}}),46032:((t,e,n)=>{n.d(e,{GT:()=>d,QB:()=>h,Qq:()=>text,UC:()=>a,Yt:()=>p,iL:()=>u,ny:()=>i,od:()=>f,wh:()=>plainText})
var s=n(28942)
var o=n(71093)
const i=s.strictObject({type:s.literal("text"),text:s.string(),cache_prompt:s.boolean().default(!1)}).readonly()
const r=s.strictObject({type:s.literal("image"),image_urls:s.array(s.string()).readonly(),cache_prompt:s.boolean().default(!1)}).readonly()
const a=s.discriminatedUnion("type",[i,r])
const c=s.record(s.string(),o.LM).readonly()
const l=s.array(c).readonly()
const u=s.strictObject({id:s.string(),responses_item_id:s.string().optional(),name:s.string(),arguments:s.string(),origin:s["enum"](["completion","responses"]).default("completion"),extra_content:c.optional(),provider_specific_fields:c.optional(),block_order:s.array(s.union([s["enum"](["thinking","tool_use"]),s.int().positive()])).readonly().optional(),reasoning_details:l.optional()}).readonly()
const d=s.discriminatedUnion("type",[s.strictObject({type:s.literal("thinking"),thinking:s.string(),signature:s.string().optional()}).readonly(),s.strictObject({type:s.literal("redacted_thinking"),data:s.string()}).readonly()])
const f=s.strictObject({id:s.string().optional(),summary:s.array(s.string()).readonly().prefault([]),content:s.array(s.string()).readonly().optional(),encrypted_content:s.string().optional(),status:s.string().optional()}).readonly()
const p=s.strictObject({score:s.number(),message:s.string().optional(),metadata:s.record(s.string(),o.LM).readonly().optional()}).readonly()
const h=s.strictObject({role:s["enum"](["system","user","assistant","tool"]),content:s.preprocess(t=>typeof t==="string"?[text(t)]:t,s.array(a).readonly()),tool_calls:s.array(u).readonly().optional(),tool_call_id:s.string().optional(),name:s.string().optional(),reasoning_content:s.string().optional(),thinking_blocks:s.array(d).readonly().optional(),responses_reasoning_item:f.optional(),reasoning_details:l.optional()}).readonly()
function text(t){return{type:"text",text:t,cache_prompt:!1}}function plainText(t){return t.flatMap(t=>t.type==="text"?[t.text]:[]).join("\n")}}),76221:((t,e,n)=>{n.d(e,{Q:()=>ModelFault,o:()=>replyIn})
var s=n(98664)
const o=new Set(["context-window","malformed-history","content-policy","unparsed-call","unrepaired-history","refused-pictures","unknown-refusal"])
class ModelFault extends s.vC{isTransient
retryAfterMs
isModelMissing
attempts
mostAttempts
reply
told
refused
constructor(t,{isTransient:e=!1,retryAfterMs:n,isModelMissing:s=!1,attempts:i=1,mostAttempts:r,reply:a,told:c,refused:l,...u}={}){const{reason:d,isLasting:f=(d===void 0?!e:o.has(d))}=u
super("model",t,{...u,isLasting:f})
this.name="ModelFault"
this.isTransient=e
this.retryAfterMs=n
this.isModelMissing=s
this.attempts=i
this.mostAttempts=r
this.reply=a
this.told=c
this.refused=l}}function replyIn(t){if(t instanceof ModelFault&&t.reply!==void 0)return t.reply
return t instanceof s.vC?replyIn(t.cause):void 0}}),54847:((t,e,n)=>{n.d(e,{D$:()=>inDollars,EX:()=>charactersOf,Fs:()=>usageOf,bP:()=>estimateTokens,ho:()=>costOf})
function usageOf(t={},{request:e,characters:n,features:s}){const o=sound(t.prompt_tokens)||void 0
const i=sound(t.completion_tokens)||(n===0?0:void 0)
const r=o??estimateTokens(e.messages,e.tools)
const a={cache_read_tokens:sound(t.cache_read_tokens)??0,cache_write_tokens:sound(t.cache_write_tokens)??0}
const c=a.cache_read_tokens+a.cache_write_tokens
const l={prompt_tokens:c>r?r+c:r,completion_tokens:i??tokensIn(n),...a,reasoning_tokens:sound(t.reasoning_tokens)??0}
const u=soundCost(t.cost)??(s.price&&costOf(l,s.price))
return{...l,cost:u,is_estimated:o===void 0||i===void 0}}const s=1e9
function sound(t){return t!=null&&Number.isInteger(t)&&t>=0&&t<=s?t:void 0}function soundCost(t){return t!=null&&Number.isFinite(t)&&t>=0?Math.min(t,r):void 0}const o=1e6
const i=1e9
const r=1e6
function inDollars(t){return Math.round(t*i)/i}function costOf(t,e){const{prompt_tokens:n,completion_tokens:s,cache_read_tokens:i,cache_write_tokens:a}=t
const{input:c,output:l,cache_read:u=c,cache_write:d=c}=e
const f=Math.max(0,n-i-a)
const p=f*c+s*l+i*u+a*d
return inDollars(Math.min(p/o,r))}const a=4
const c=1500
const estimateTokens=(t,e)=>{const n=t.reduce((t,e)=>t+charactersOf(e),JSON.stringify(e).length)
const s=t.reduce((t,{content:e})=>t+imagesIn(e),0)
return tokensIn(n)+s*c}
function tokensIn(t){return Math.ceil(t/a)}function charactersOf({content:t,tool_calls:e=[],reasoning_content:n="",thinking_blocks:s=[]}){const o=t.reduce((t,e)=>t+(e.type==="text"?e.text.length:0),0)
const i=e.reduce((t,e)=>t+e.name.length+e.arguments.length,0)
const r=s.length===0?0:JSON.stringify(s).length
return o+i+r+n.length}function imagesIn(t){return t.reduce((t,e)=>t+(e.type==="image"?e.image_urls.length:0),0)}}),17117:((t,e,n)=>{n.d(e,{I:()=>kindOf,IX:()=>wholeInput,NY:()=>wireClassOf,Sm:()=>isOfSdk,VS:()=>i,a5:()=>wireObservation,cP:()=>inputIn,dl:()=>omitsArguments,dq:()=>r,qz:()=>wireAction})
const s={TerminalAction:{needs:["command"],takes:["is_input","timeout","reset"]},TerminalObservation:{needs:["command"],takes:["exit_code","timeout","metadata","full_output_save_dir"]},FileEditorAction:{needs:["command","path"],takes:["file_text","old_str","new_str","insert_line","view_range"]},FileEditorObservation:{needs:["command"],takes:["path","prev_exist","old_content","new_content"]},ApplyPatchAction:{needs:["patch"],takes:[]},ApplyPatchObservation:{needs:[],takes:["message","fuzz","commit"]},GlobAction:{needs:["pattern"],takes:["path"]},GlobObservation:{needs:["files","pattern","search_path"],takes:["truncated"]},GrepAction:{needs:["pattern"],takes:["path","include"]},GrepObservation:{needs:["matches","pattern","search_path"],takes:["include_pattern","truncated"]},TaskTrackerAction:{needs:[],takes:["command","task_list"]},TaskTrackerObservation:{needs:["command"],takes:["task_list"]},ThinkAction:{needs:["thought"],takes:[]},ThinkObservation:{needs:[],takes:[]},FinishAction:{needs:["message"],takes:[]},FinishObservation:{needs:[],takes:[]},InvokeSkillAction:{needs:["name"],takes:[]},InvokeSkillObservation:{needs:["skill_name"],takes:[]},TaskAction:{needs:["prompt"],takes:["description","subagent_type","resume"]},TaskObservation:{needs:["task_id","subagent","status"],takes:[]},MCPToolObservation:{needs:["tool_name"],takes:[]}}
const o="MCPToolAction"
const i={kind:"ClientTool",actionKind:o,observationKind:"ClientToolObservation"}
const r={kind:"MCPToolDefinition",actionKind:o,observationKind:"MCPToolObservation"}
function wireClassOf(t){const e=stemOf(t)
const n={kind:kindOf(t),actionKind:`${e}Action`,observationKind:`${e}Observation`}
return n.actionKind in s?n:i}function stemOf(t){return t.replaceAll(/(?:^|_)([a-z])/g,(t,e)=>e.toUpperCase())}function kindOf(t){return`${stemOf(t)}Tool`}function isOfSdk({kind:t}){return t!==i.kind&&t!==r.kind}function wireAction({actionKind:t},e){const n=fieldsFor(t,e)
return n?{...n,kind:t}:{kind:o,data:e}}function omitsArguments(t,e){return Object.keys(e).length>Object.keys(inputIn(wireAction(t,e))).length}function inputIn(t){const{kind:e,...n}=t??{kind:""}
const{data:s}=n
return e===o&&typeof s==="object"&&s!==null?{...s}:n}function wholeInput(t,e){const n=inputIn(t)
const{needs:o,takes:i}=s[t.kind]??{needs:[],takes:[]}
const r=Object.entries(e).filter(([t])=>!o.includes(t)&&!i.includes(t))
return t.kind in s?{...Object.fromEntries(r),...n}:n}function wireObservation({observationKind:t},{content:e,is_error:n},s){const o=fieldsFor(t,s)
return{...o,kind:o?t:i.observationKind,content:e,is_error:n}}function fieldsFor(t,e){const n=s[t]
if(!n||n.needs.some(t=>e[t]===void 0))return
const o=[...n.needs,...n.takes].filter(t=>e[t]!==void 0)
return Object.fromEntries(o.map(t=>[t,e[t]]))}}),10397:((t,e,n)=>{n.d(e,{Av:()=>nextCut,cS:()=>batchesOf,d5:()=>answeredCalls,ib:()=>OpenCalls,k7:()=>withoutOpenCalls,kC:()=>allowedCuts,y6:()=>forget})
var s=n(52333)
class OpenCalls{#t=new Map
get areNone(){return this.#t.size===0}[Symbol.iterator](){return this.#t.values()}open(t){this.#t.set(t.id,t)}answer(t){const e=t.kind==="AgentErrorEvent"?this.#e(t.tool_call_id):this.#t.get(t.action_id)
if(e)this.#t.delete(e.id)
return e}#e(t){const e=[...this].filter(e=>e.tool_call_id===t)
return e.find(t=>t.llm_response_id===e.at(-1)?.llm_response_id)}}function answeredCalls(t){const e=new OpenCalls
const n=new Map
for(const o of t)if(o.kind==="ActionEvent"){e.open(o)
n.set(o,void 0)}else if((0,s.aI)(o)){const t=e.answer(o)
if(t)n.set(t,o)}for(const t of e)n.delete(t)
return n}function forget(t,e){const n=new Set(e)
const s=bondsOf(t)
let o
do{o=n.size
for(const t of s)if(t.some(({id:t})=>n.has(t)))for(const{id:e}of t)n.add(e)}while(n.size>o)
return t.filter(({id:t})=>!n.has(t))}function allowedCuts(t){const e=new Map(t.map((t,e)=>[t,e]))
const n=new Map
for(const s of bondsOf(t)){const t=s.map(t=>e.get(t)??0).sort((t,e)=>t-e)
const[o=0,i=0]=[t[0],t.at(-1)]
n.set(o,Math.max(i,n.get(o)??0))}let s=0
const o=[0]
for(const e of t.keys()){s=Math.max(s,n.get(e)??e)
if(s===e)o.push(e+1)}return o}function nextCut(t,e){return t.find(t=>t>=e)}function bondsOf(t){return[...batches(t),...toolLoops(withoutOpenCalls(t))]}function batches(t){return batchesOf(t).map(({calls:t,results:e})=>[...t,...e])}function withoutOpenCalls(t){const e=batchesOf(t).filter(({calls:t,results:e})=>e.length<t.length)
const n=new Set(e.flatMap(({calls:t,results:e})=>[...t,...e]))
return t.filter(t=>!n.has(t))}function toolLoops(t){const e=[]
let n=!1
for(const o of t){const t=o.kind==="ActionEvent"
const i=!n&&t&&o.thinking_blocks.length>0
n=i||n&&(t||(0,s.aI)(o))
if(i)e.push([o])
else if(n)e.at(-1)?.push(o)}return e}function batchesOf(t){const e=answeredCalls(t)
return runsOfCalls(t).map(t=>({calls:t,results:t.flatMap(t=>e.get(t)??[])}))}function runsOfCalls(t){const e=[]
let n
for(const s of t){if(s.kind==="ActionEvent"){const t=n?.kind==="ActionEvent"&&n.llm_response_id===s.llm_response_id
if(t)e.at(-1)?.push(s)
else e.push([s])}n=s}return e}}),16767:((t,e,n)=>{n.d(e,{Vr:()=>shownContent,i1:()=>stylesOf,jH:()=>outputOf})
var s=n(28942)
var o=n(94869)
var i=n(46032)
const r="[An error occurred during execution.]\n"
function shownContent(t){const e=t.is_error?[(0,i.Qq)(r)]:[]
const[n,s]=partsOf(t)
return[...n,...e,...t.kind==="TerminalObservation"?s.map(clipped):s]}const a=5e4
function clipped(t){return t.type==="text"?{...t,text:(0,o.e9)(t.text,a,"[... cut ...]")}:t}function outputOf(t){return partsOf(t).flat()}function partsOf(t){const{kind:e,content:n}=t
if(e==="TerminalObservation")return[[],[(0,i.Qq)(terminalText(t))]]
if(e!=="TaskObservation")return[[],n]
const{task_id:s,subagent:o,status:r}=t
return[[(0,i.Qq)(`Task ID: ${s}\nSubagent: ${o}\nStatus: ${r}`)],n]}const c="(?:bright-)?(?:black|red|green|yellow|blue|magenta|cyan|white)"
const l=`(?:(?:on-)?${c}|bold|dim|italic|underline|strikethrough|reverse)`
const u=s.strictObject({line:s.int().min(0),length:s.int().min(0),spans:s.array(s.tuple([s.int().min(0),s.int().min(0),s.string().regex(new RegExp(`^${l}(?: ${l})*$`))]).readonly()).readonly()}).readonly()
function stylesOf({metadata:t}){const{prefix:e,styles:n}=f.parse(t??{})
const s=e.split("\n").length-1
return n.map(t=>({...t,line:t.line+s}))}const d=s.object({exit_code:s.int().catch(-1),working_dir:s.string().nullish(),py_interpreter_path:s.string().nullish(),prefix:s.string().catch(""),suffix:s.string().catch(""),unsaid:s.array(s.string()).optional(),styles:s.array(u).readonly().default([]).catch([])})
const f=d.catch(()=>d.parse({}))
function terminalText({content:t,metadata:e}){const{prefix:n,suffix:s,unsaid:o,styles:i,...r}=f.parse(e??{})
const a=t.map(t=>t.type==="text"?t.text:"").join("")
const c=`${n}${a}${s}`
const isSaid=t=>!o?.includes(t)
const l=[...r.working_dir&&isSaid("working_dir")?[`[Current working directory: ${r.working_dir}]`]:[],...r.py_interpreter_path&&isSaid("py_interpreter_path")?[`[Python interpreter: ${r.py_interpreter_path}]`]:[],...r.exit_code!==-1&&isSaid("exit_code")?[`[Command finished with exit code ${r.exit_code}]`]:[]]
return[...c===""&&o?[]:[c],...l].join("\n")}}),68012:((t,e,n)=>{n.d(e,{O:()=>toChat})
var s=n(46032)
var o=n(10397)
var i=n(16767)
var r=n(52333)
const a=64
function toChat({events:t}){const e=new Map((0,o.cS)(t).map(t=>[t.calls[0],t]))
const n=uniqueIds()
const s=[]
for(const o of t){const t=e.get(o)
if(t)s.push(...batchTurns(t,n))
else if(o.kind!=="ActionEvent"&&!(0,r.aI)(o))say(s,toMessage(o))}return s}function toMessage(t){switch(t.kind){case"SystemPromptEvent":return{role:"system",content:[t.system_prompt,...t.dynamic_context?[t.dynamic_context]:[]]}
case"MessageEvent":return{...t.llm_message,content:[...t.llm_message.content,...t.extended_content]}
case"CondensationSummaryEvent":return{role:"user",content:[(0,s.Qq)(t.summary)]}}}function say(t,e){const n=t.at(-1)
if(!n||!isPlainUserTurn(n)||!isPlainUserTurn(e))t.push(e)
else t[t.length-1]={...n,content:[...n.content,...e.content]}}function isPlainUserTurn({role:t,name:e,tool_call_id:n,tool_calls:s}){return t==="user"&&e===void 0&&n===void 0&&s===void 0}function batchTurns({calls:t,results:e},n){const s=t.map(t=>n(t.tool_call_id))
const[{reasoning_content:o,thinking_blocks:i,responses_reasoning_item:r,tool_call:a}]=t
const{reasoning_details:c}=a
const l={role:"assistant",content:t.flatMap(t=>t.thought),tool_calls:t.map(({tool_call:{reasoning_details:t,...e}},n)=>({...e,id:s[n]??""})),...o!==void 0&&{reasoning_content:o},...i.length>0&&{thinking_blocks:i},...r!==void 0&&{responses_reasoning_item:r},...c!==void 0&&{reasoning_details:c}}
return[l,...e.map((t,e)=>resultTurn(t,s[e]??""))]}function resultTurn(t,e){return{role:"tool",name:t.tool_name,tool_call_id:e,content:resultContent(t)}}function resultContent(t){switch(t.kind){case"ObservationEvent":return observationContent(t)
case"UserRejectObservation":return[(0,s.Qq)(`Action rejected: ${t.rejection_reason}`)]
case"AgentErrorEvent":return[(0,s.Qq)(t.error)]}}function observationContent({observation:t,extended_content:e}){return[...(0,i.Vr)(t),...e]}function uniqueIds(){const t=new Set
const e=new Map
return n=>{const s=n.replace(/[^a-zA-Z0-9_-]/g,"_")||"call"
let o=e.get(s)??0
let i
do{o+=1
const t=o===1?"":`-${o}`
i=s.slice(0,a-t.length)+t}while(t.has(i))
e.set(s,o)
t.add(i)
return i}}}),3113:((t,e,n)=>{n.d(e,{HA:()=>ViewBuilder,Jq:()=>unmatchedActions,Uo:()=>headOf,du:()=>viewOf})
var s=n(10397)
var o=n(52333)
function viewOf(t){const e=new ViewBuilder
for(const n of t)e.append(n)
return e.view()}function unmatchedActions(t){const e=new s.ib
for(const n of t)if(n.kind==="ActionEvent")e.open(n)
else if((0,o.aI)(n))e.answer(n)
return[...e]}class ViewBuilder{#n=[]
#s=[]
#o=new s.ib
#i=!1
append(t){if(t.kind==="CondensationRequest")this.#i=!0
else if(t.kind==="Condensation")this.#r(t)
else{if((0,o.nK)(t))this.#i=!1
if((0,o.zN)(t))this.#a(t)}}view(){const t=introduced([...this.#n,...(0,s.k7)(this.#s)])
return{events:t,unhandledCondensationRequest:this.#i}}#a(t){if(t.kind==="ActionEvent")this.#o.open(t)
else if((0,o.aI)(t)&&!this.#o.answer(t))return
this.#s.push(t)
if(this.#o.areNone)this.#c()}#c(){for(const t of this.#s)this.#n.push(t)
this.#s=[]}#r(t){const e=condense([...this.#n,...this.#s],t)
this.#n=[]
this.#s=[]
this.#o=new s.ib
this.#i=!1
for(const t of e)this.#a(t)}}function introduced(t){if(t[0]?.kind==="SystemPromptEvent")return t
const e=t.findIndex(({kind:t})=>t==="SystemPromptEvent")
return e<0?t:[...t.slice(e,e+1),...t.toSpliced(e,1)]}function headOf(t){const e=t.find(o.ks)
return t.filter(t=>t.kind==="SystemPromptEvent"||t===e)}function condense(t,e){const{forgotten_event_ids:n,summary:o="",summary_offset:i}=e
const r=new Set(headOf(t).map(({id:t})=>t))
const a=(0,s.y6)(t,n.filter(t=>!r.has(t)))
if(o===""||i===void 0)return a
return a.toSpliced(placeOf(a,i),0,summaryEvent(e,o))}function placeOf(t,e){const n=(0,s.k7)(t)
const o=headOf(n)
const i=o.findLastIndex((t,e)=>t===n[e])+1
const r=(0,s.Av)((0,s.kC)(n),Math.max(e,i))??n.length
const a=n[r]
return a?t.indexOf(a):t.length}function summaryEvent({id:t,timestamp:e},n){return{kind:"CondensationSummaryEvent",id:`${t}-summary`,timestamp:e,source:"environment",summary:n}}}),52333:((t,e,n)=>{n.d(e,{aI:()=>isResult,ks:()=>isRequest,nK:()=>isReply,zN:()=>isVisible})
function isVisible(t){if(t.kind==="MessageEvent")return saysSomething(t)
return t.kind==="SystemPromptEvent"||t.kind==="ActionEvent"||isResult(t)}function isResult(t){return t.kind==="ObservationEvent"||t.kind==="UserRejectObservation"||t.kind==="AgentErrorEvent"}function isReply(t){return t.kind==="ActionEvent"||t.kind==="MessageEvent"&&t.source==="agent"}function isRequest(t){return t.kind==="MessageEvent"&&t.source==="user"}function saysSomething({llm_message:t,extended_content:e}){return[...t.content,...e].some(t=>t.type==="image"||t.text.trim()!=="")}})}

export const id=8829
export const ids=[8829]
export const modules={84796:((t,n,e)=>{e.d(n,{SZ:()=>m,aO:()=>g})
var r=e(28942)
var o=e(67159)
var a=e(47092)
var i=e(46032)
var s=e(71093)
const c=r.strictObject({kind:r.literal("MessageEvent"),...s.iE,source:s.kL,llm_message:i.QB,llm_response_id:r.string().optional(),activated_skills:r.array(r.string()).readonly().prefault([]),extended_content:r.array(i.ny).readonly().prefault([]),sender:r.string().optional(),critic_result:i.Yt.optional()}).readonly()
const l=r.strictObject({kind:r.string(),title:r.string().optional(),description:r.string(),action_type:r.string(),observation_type:r.string().optional(),annotations:r.record(r.string(),s.LM).readonly().optional(),meta:r.record(r.string(),s.LM).readonly().optional(),client_tool_name:r.string().optional(),input_schema:r.record(r.string(),s.LM).readonly().optional(),mcp_tool:r.record(r.string(),s.LM).readonly().optional()}).readonly()
const d=r.strictObject({kind:r.literal("SystemPromptEvent"),...s.iE,source:s.kL.default("agent"),system_prompt:i.ny,tools:r.array(l).readonly(),dynamic_context:i.ny.optional()}).readonly()
const u=r.strictObject({kind:r.literal("Condensation"),...s.iE,source:s.kL.default("environment"),forgotten_event_ids:r.array(r.string()).readonly().prefault([]),summary:r.string().optional(),summary_offset:r.int().min(0).optional(),llm_response_id:r.string()}).readonly()
const f=r.strictObject({kind:r.literal("CondensationRequest"),...s.iE,source:s.kL.default("environment")}).readonly()
const p=r.strictObject({kind:r.literal("CondensationSummaryEvent"),...s.iE,id:r.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),source:s.kL.default("environment"),summary:r.string()}).readonly()
const m=r.discriminatedUnion("kind",[d,c,o.XP,o.xn,o.l,o.MR,u,f,a.vW,a.cr,o.mY,a.Kf,a.mM,a.xv,a.SO,a.CT,a.TO])
const g=r.discriminatedUnion("kind",[...m.options,p,a.LX,o.YZ])
r.discriminatedUnion("kind",[...g.options,a.Nl])}),47092:((t,n,e)=>{e.d(n,{CT:()=>c,Kf:()=>p,LX:()=>s,Nl:()=>y,SO:()=>i,TO:()=>v,cr:()=>g,mM:()=>u,vW:()=>m,xv:()=>f})
var r=e(28942)
var o=e(71093)
var a=e(67159)
const i=r.strictObject({kind:r.literal("LLMCompletionLogEvent"),...o.iE,source:o.kL.default("environment"),filename:r.string(),log_data:r.string(),model_name:r.string().default("unknown"),usage_id:r.string().default("default")}).readonly()
const s=r.strictObject({kind:r.literal("StreamingDeltaEvent"),...o.iE,source:o.kL.default("agent"),content:r.string().optional(),reasoning_content:r.string().optional()}).readonly()
const c=r.strictObject({kind:r.literal("TokenEvent"),...o.iE,source:o.kL.default("agent"),prompt_token_ids:r.array(r.int()).readonly(),response_token_ids:r.array(r.int()).readonly()}).readonly()
const l=5e4
const d=r.string().transform(t=>t.length<=l?t:t.slice(0,l).replace(/[\uD800-\uDBFF]$/,""))
const u=r.strictObject({kind:r.literal("HookExecutionEvent"),...o.iE,source:o.kL.default("hook"),hook_event_type:r.string(),hook_command:d,tool_name:r.string().optional(),success:r.boolean(),blocked:r.boolean(),exit_code:r.int(),stdout:d,stderr:d,reason:d.optional(),additional_context:d.optional(),error:d.optional(),action_id:r.string().optional(),message_id:r.string().optional(),hook_input:r.record(r.string(),o.LM).readonly().optional()}).readonly()
const f=r.strictObject({kind:r.literal("SecurityAnalysisEvent"),...o.iE,source:o.kL.default("environment"),analyzer:r.string(),policy:r.string(),risks:r.record(r.string(),a.IB).readonly(),details:r.record(r.string(),o.LM).readonly().prefault({})}).readonly()
const p=r.strictObject({kind:r.literal("ConversationStateUpdateEvent"),...o.iE,source:o.kL.default("environment"),key:r.string(),value:o.LM.default(null)}).readonly()
const m=r.strictObject({kind:r.literal("PauseEvent"),...o.iE,source:o.kL.default("user")}).readonly()
const g=r.strictObject({kind:r.literal("InterruptEvent"),...o.iE,source:o.kL.default("user")}).readonly()
const v=r.strictObject({kind:r.literal("ACPToolCallEvent"),...o.iE,source:o.kL.default("agent"),tool_call_id:r.string(),title:r.string(),status:r.string().optional(),tool_kind:r.string().optional(),raw_input:o.LM.default(null),raw_output:o.LM.default(null),content:r.array(o.LM).readonly().optional(),is_error:r.boolean().default(!1)}).readonly()
const y=r.strictObject({kind:r.literal("UnknownEvent"),...o.iE,source:o.kL.catch("environment"),wire:o.LM}).readonly()}),23860:((t,n,e)=>{e.d(n,{D:()=>dumpEvent,j:()=>readEvent})
var r=e(71093)
var o=e(84796)
var a=e(47092)
function dumpEvent(t){if(t.kind==="UnknownEvent")return JSON.stringify(t.wire)
return JSON.stringify(Object.fromEntries(Object.entries(t).filter(([,t])=>t!==null)))}function readEvent(t){const n=o.aO.safeParse(t)
if(n.success)return{event:n.data,unknownFields:[]}
if(isOfUnknownKind(t))return{event:unknownEvent(t),unknownFields:[]}
return forgive(t,n.error.issues)}const i=new Set(o.aO.options.map(t=>t.unwrap().shape.kind.value))
function isOfUnknownKind(t){const n=typeof t==="object"&&t!==null&&"kind"in t
return n&&typeof t.kind==="string"&&!i.has(t.kind)}function unknownEvent(t){const{id:n,timestamp:e,parent_id:r,source:o}=t
const i=r===void 0||r===null?{}:{parent_id:r}
return a.Nl.parse({kind:"UnknownEvent",id:n,timestamp:e,...i,source:o,wire:t})}function forgive(t,n){const e=n.flatMap(unknownFieldsOf)
const a=n.map(t=>t.path).filter(n=>n.length>0&&valueAt(t,n)===null)
const i=structuredClone(t)
for(const t of[...e,...a])delete holderOf(i,t)[nameOf(t)]
const s=structuredClone(o.aO.parse(i))
for(const n of e)holderOf(s,n)[nameOf(n)]=valueAt(t,n)
const c=(0,r.uN)(s)
return{event:c,unknownFields:e.map(t=>t.join("."))}}function unknownFieldsOf(t){return t.code==="unrecognized_keys"?t.keys.map(n=>[...t.path,n]):[]}function valueAt(t,n){return n.reduce((t,n)=>t?.[n],t)}function holderOf(t,n){return valueAt(t,n.slice(0,-1))}function nameOf(t){return t.at(-1)??""}}),14089:((t,n,e)=>{e.d(n,{G:()=>renderMarkdown,I:()=>renderSteps})
var r=e(37291)
var o=e(62423)
var a=e(94869)
var i=e(8900)
var s=e(14039)
var c=e(55103)
const l=30
const d=70
function renderSteps(t,n,e){const r=t.filter(({at:t})=>t>=e)
const o=r.filter(t=>t.kind==="call")
if(o.length===0)return""
const{model:a,tool:i,waiting:s}=(0,c.yg)((0,c.OD)(r))
const u=o.map(t=>rowOf(t,n))
const f=u.length-l-d
const p=f>0?[...u.slice(0,l),`| | … ${f} more … | | | |`,...u.slice(-d)]:u
return[`#### Steps\n\nModel ${(0,c.p0)(a)} · tools ${(0,c.p0)(i)} · waiting ${(0,c.p0)(s)}\n`,"| Step | Call | Result | Time | Tokens in (cached), out |","|-:|-|-|-:|-:|",...p].join("\n")}function rowOf(t,n){const{step:e,tool:r,at:i,endedAt:l,reply:d=""}=t
const u=n.get(d)
const f=u?`${(0,a.vP)(u.input)} (${(0,a.vP)(u.cached)}), ${(0,a.vP)(u.output)}`:""
const p=(0,s.Gg)(t)
const m=p===""?"":` ${(0,o.FX)(p,100)}`
const g=l===void 0?"":(0,c.p0)(l-i)
return`| ${e} | ${(0,o.FX)(r,60)}${m} | ${(0,s.Bg)(t)} | ${g} | ${f} |`}function renderMarkdown(t,n,e){const r=(0,i.lx)(t,n).map(t=>(0,o.DV)("text",e(t)))
const a=(0,i.S3)(t,e)
return[headOf(n,t),...r,...a.map(partOf),...n?publishedIn(n):[]].filter(Boolean).join("\n\n").concat("\n")}function headOf(t,n){if(!t)return`# ${(0,i.gD)(n)}`
const{sign:e,repository:r,thread:a,requester:s,reason:c,hint:l,links:d}=t
const f=u.flatMap(([t,n])=>d[t]===void 0?[]:[`- ${n}: <${d[t]}>`])
const p=[c,l].filter(t=>t!=="").map(t=>(0,o.DV)("text",t))
return[`# ${e} ${(0,o.$E)(100,`${r} ${a}`)}, requested by ${(0,o.$E)(100,s)}`,...p,f.join("\n")].filter(Boolean).join("\n\n")}const u=[["thread","Thread"],["pullRequest","Pull request"],["commit","Commit"],["comment","Comment"],["run","Job log"]]
function partOf(t){switch(t.kind){case"message":return messageOf(t)
case"call":return callOf(t)
case"note":return[`## ${(0,o.$E)(200,t.title)}`,t.text&&(0,o.DV)("text",t.text)].filter(Boolean).join("\n\n")}}const f={user:"Request",agent:"Agent",host:"Deckhand"}
function messageOf({from:t,text:n,images:e}){const r=e.length===0?[]:[`Images: ${e.length}`]
return[`## ${f[t]}`,(0,o.DV)("text",n),...r].join("\n\n")}function callOf(t){const{step:n,tool:e,words:r,input:a,result:i,edit:c}=t
const l=c?(0,o.DV)("diff",diffOf(c)):(0,o.DV)("json",JSON.stringify(a,null,2))
return[`## Step ${n}: ${(0,o.$E)(60,e)} (${(0,s.Bg)(t)})`,r!==""&&(0,o.DV)("text",r),l,i&&i.text!==""&&(0,o.DV)("text",i.text)].filter(Boolean).join("\n\n")}function diffOf({path:t,before:n,after:e}){return(0,r.ss)(t,t,n,e,"","",{context:3,timeout:500})??""}function publishedIn({diff:t,withheld:n}){const e=n.map(({path:t,code:n})=>`- ${(0,o.$E)(200,t)}: ${n}`)
return[...t===void 0?[]:[`## Published changes\n\n${(0,o.DV)("diff",t)}`],...e.length===0?[]:[`## Withheld\n\n${e.join("\n")}`]]}}),55197:((t,n,e)=>{e.r(n)
e.d(n,{PAGE_FILE:()=>p,eventFiles:()=>eventFiles,readFacts:()=>readFacts,readLog:()=>readLog,writePage:()=>writePage})
var r=e(73024)
var o=e(76760)
var a=e(28942)
var i=e(95017)
var s=e(14549)
var c=e(23860)
var l=e(14089)
var d=e(8900)
var u=e(43193)
var f=e(87789)
const p="run.html"
async function writePage(t,n,e,a=(0,o.join)(t,p)){const i=readLog(t);(0,r.writeFileSync)(a,(0,d.Cf)({...i,picture:readPicture(t,n)},n,e))
const s=n?Date.parse(n.beganAt):0
return{path:a,steps:(0,l.I)((0,d.S3)(i,e),i.usage,s)}}function readLog(t){const n=(0,o.join)(t,"subagents")
const e=(0,r.existsSync)(n)?(0,r.readdirSync)(n):[]
const a=e.map(t=>({name:t,...readEvents((0,o.join)(n,t))}))
const{events:s,lost:c}=readEvents(t)
const l=a.flatMap(t=>t.lost.map(n=>`subagents/${t.name}/${n}`))
return{events:s,subAgents:new Map(a.map(t=>[t.name,t.events])),usage:(0,f.pj)(readStats((0,o.join)(t,i.bv))),damage:{events:[...c,...l],report:readReport(t).problem}}}function readPicture(t,n){const e=n?.picture&&(0,o.join)(t,"observations",n.picture)
if(!e||!(0,r.existsSync)(e)||(0,r.statSync)(e).size>m)return
return`data:image/png;base64,${(0,r.readFileSync)(e).toString("base64")}`}const m=5*1024*1024
function readStats(t){try{return a.object({stats:s.Uz}).parse(JSON.parse((0,r.readFileSync)(t,"utf8"))).stats}catch{return s.Sh}}function readFacts(t){return readReport(t).facts}function readReport(t){const n=(0,o.join)(t,u.Uq)
if(!(0,r.existsSync)(n))return{}
try{const t=u.P1.safeParse(JSON.parse((0,r.readFileSync)(n,"utf8")))
if(t.success)return{facts:t.data}
const[e]=t.error.issues
return{problem:`${e?.path.join(".")}: ${e?.message}`}}catch(t){return{problem:t instanceof Error?t.message:String(t)}}}function readEvents(t){const n=eventFiles(t)
const e=new Set(n.map(numberOf))
const r=n.length===0?-1:numberOf(n.at(-1)??"")
const a=Array.from({length:Math.min(r,g)},(t,n)=>n).filter(t=>!e.has(t))
const i=n.map(n=>({name:n,event:readOne((0,o.join)(t,"events",n))}))
const s=i.flatMap(({name:t,event:n})=>n?[]:[t])
const c=a.map(t=>`event-${String(t).padStart(5,"0")}`)
return{events:i.flatMap(({event:t})=>t??[]),lost:[...s,...c].sort()}}const g=1e5
const v=/^event-(\d+)-.*\.json$/
const numberOf=t=>Number(v.exec(t)?.[1])
function eventFiles(t){const n=(0,o.join)(t,"events")
const e=(0,r.existsSync)(n)?(0,r.readdirSync)(n):[]
return e.filter(t=>v.test(t)).sort((t,n)=>numberOf(t)-numberOf(n))}function readOne(t){try{return(0,c.j)(JSON.parse((0,r.readFileSync)(t,"utf8"))).event}catch{return}}}),64377:((t,n,e)=>{e.r(n)
e.d(n,{ZodISODate:()=>o.ZodISODate,ZodISODateTime:()=>o.ZodISODateTime,ZodISODuration:()=>o.ZodISODuration,ZodISOTime:()=>o.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var r=e(43759)
var o=e(28942)
function datetime(t){return r.G1(o.ZodISODateTime,t)}function date(t){return r.db(o.ZodISODate,t)}function time(t){return r.Kn(o.ZodISOTime,t)}function duration(t){return r.f2(o.ZodISODuration,t)}})}

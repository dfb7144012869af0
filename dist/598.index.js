export const id=598
export const ids=[598]
export const modules={53107:((t,e,n)=>{n.d(e,{$z:()=>withoutRefused,bb:()=>inputLimitFor,hY:()=>picturesIn,jI:()=>eventsWithPictures,nB:()=>learn,um:()=>lessonOf})
var s=n(28942)
var o=n(88135)
var i=n(46032)
var r=n(54847)
var a=n(68012)
var c=n(3113)
var u=n(52333)
const l=s.object({without_pictures:s.union([s.literal("all"),s.array(s.string()).readonly()]).catch([]),input_limit:s.int().positive().optional().catch(void 0)}).readonly()
const d=s.record(s.string(),l).catch({})
const f="endpoint_lessons"
const _={without_pictures:[]}
function lessonOf(t,e){const n=d.parse(t.get(f)??{})
return(Object.hasOwn(n,e)?n[e]:void 0)??_}function learn(t,e,n){const s=d.parse(t.get(f)??{})
t.set(f,{...s,[e]:{...lessonOf(t,e),...n}})}function withoutRefused(t,{without_pictures:e}){const n=new Set(e==="all"?eventsWithPictures(t):e)
if(!t.events.some(t=>n.has(t.id)&&hasPictures(t)))return t
const s=e==="all"?"image-left-out":"picture-refused"
return{...t,events:t.events.map(t=>n.has(t.id)?withNote(t,(0,i.Qq)((0,o.J1)(s))):t)}}function eventsWithPictures({events:t}){return t.filter(hasPictures).map(({id:t})=>t)}function picturesIn({events:t},e){const n=t.filter(({id:t})=>e.has(t)).flatMap(contentOf)
return n.reduce((t,e)=>t+(e.type==="image"?e.image_urls.length:0),0)}function hasPictures(t){return contentOf(t).some(({type:t})=>t==="image")}function contentOf(t){if(t.kind==="MessageEvent")return[...t.llm_message.content,...t.extended_content]
return t.kind==="ObservationEvent"?[...t.observation.content,...t.extended_content]:[]}function withNote(t,e){const replaced=t=>t.map(t=>t.type==="image"?e:t)
if(t.kind==="MessageEvent")return{...t,llm_message:{...t.llm_message,content:replaced(t.llm_message.content)}}
if(t.kind!=="ObservationEvent")return t
return{...t,observation:{...t.observation,content:replaced(t.observation.content)}}}function inputLimitFor(t,{input_limit:e},{view:n,tools:s}){if(e===void 0||e>=(t??Number.POSITIVE_INFINITY))return t
const o=n.events.findLast(u.ks)
const i=new Set([...(0,c.Uo)(n.events),...o?[o]:[]])
const l=(0,r.bP)((0,a.O)({events:[...i]}),s)
return e>h*l?e:t}const h=1.5}),70598:((t,e,n)=>{n.d(e,{Ej:()=>settleRepairs,kd:()=>repairHistory,x$:()=>repairIn})
var s=n(28942)
var o=n(98664)
var i=n(94869)
var r=n(76221)
var a=n(53107)
const c=s.object({request:s.string(),pictures:s.union([s.literal("all"),s.array(s.string()).readonly()]).optional(),condensed:s.number().optional(),is_settled:s.boolean().default(!1)}).readonly()
const u="tried_repairs"
const l=3
function repairOf(t,e,{pictures:n,leftOut:s,tried:o,canCondense:i}){const r=n.length>0?pictured(oldestHalf(n)):void 0
const isNew=t=>t===void 0||o.is_settled
switch(t){case"refused-pictures":return r&&(e?.takesNoPictures||n.length===1&&s>=l?pictured("all"):r)
case"context-window":if(r&&(e?.status===413||!i))return r
return i?{kind:"condense",isGuess:!1}:void 0
case"unknown-refusal":if(r&&isNew(o.pictures))return{...pictured(n),isGuess:!0}
return e?.isLarge&&i&&isNew(o.condensed)?{kind:"condense",isGuess:!0}:void 0
default:return}}function pictured(t){return{kind:"pictures",events:t,isGuess:!1}}function oldestHalf(t){return t.slice(0,Math.ceil(t.length/2))}function repairHistory(t,e,n,s){const{agentState:o,lastUserMessageId:i=""}=n
const c=t instanceof r.Q?t.refused:void 0
const l=triedFor(i,n)
const d=e.condenser?.handlesRequests===!0&&!s.unhandledCondensationRequest
const{name:f,features:_}=e.model
const h=_.vision?(0,a.jI)(s):[]
const m=(0,a.um)(o,f).without_pictures.length
const p=repairOf(t.reason,c,{pictures:h,leftOut:m,tried:l,canCondense:d})
if(p?.kind!=="pictures")takeBack(l,f,n)
if(!p)return inVain(t,l,e)
if(p.kind==="condense"){if(p.isGuess)o.set(u,{...l,request:i,condensed:c?.tokens??0,is_settled:!1})
else learnLimit(c,e,n)
return{kind:"CondensationRequest"}}const v=(0,a.um)(o,f).without_pictures
if(p.isGuess)o.set(u,{...l,request:i,pictures:v,is_settled:!1})
return leaveOut(p.events,{before:v,view:s,agent:e,context:n})}function triedFor(t,{agentState:e}){const n=c.safeParse(e.get(u)).data
return n?.request===t?n:{request:t,is_settled:!1}}function takeBack({pictures:t,is_settled:e},n,{agentState:s}){if(t!==void 0&&!e)(0,a.nB)(s,n,{without_pictures:t})}function leaveOut(t,{before:e,view:n,agent:s,context:o}){const r=new Set(t==="all"?(0,a.jI)(n):t)
const c=new Set(n.events.map(({id:t})=>t))
const u=e==="all"?[]:e.filter(t=>c.has(t))
const l=t==="all"?t:[...u,...r];(0,a.nB)(o.agentState,s.model.name,{without_pictures:l})
const d=(0,a.hY)(n,r)
const f=`The endpoint of the model refuses the conversation. It is asked again without ${(0,i.U9)(d,"picture")}`
return{kind:"ConversationStateUpdateEvent",key:"agent_state",value:{repair:{words:f,left_out_pictures:d}}}}function learnLimit(t,{model:e,inputLimit:n},{agentState:s}){const o=t&&limitOf(t,n)
const{input_limit:i=Number.POSITIVE_INFINITY}=(0,a.um)(s,e.name)
if(o!==void 0&&o<i)(0,a.nB)(s,e.name,{input_limit:o})}const d=.8
function limitOf({tokens:t,limit:e,status:n},s){if(e!==void 0&&e<1.5*t)return Math.floor(d*e)
return s===void 0&&n!==413&&t>0?Math.floor(.9*t):void 0}function inVain(t,{condensed:e},{condenser:n}){if(t.reason==="context-window"&&n?.handlesRequests){const e="Use a model with a larger context, or ask for less at a time."
throw worse(t,"Nothing in the conversation can be left out.",e)}if(t.reason==="unknown-refusal"&&e!==void 0)throw worse(t,"It also refused the history after it was condensed.",t.hint)
return}function worse(t,e,n){const{headline:s,quote:r,reason:a,isLasting:c}=t
return new o.vC("model",(0,i.hC)(s,e),{hint:n,quote:r,reason:a,isLasting:c,cause:t})}function settleRepairs({model:t,inputLimit:e},{agentState:n}){const s=c.safeParse(n.get(u)).data
if(!s||s.is_settled)return
n.set(u,{...s,is_settled:!0})
const{condensed:o=0}=s
if(o===0||e!==void 0)return
const{input_limit:i=Number.POSITIVE_INFINITY}=(0,a.um)(n,t.name);(0,a.nB)(n,t.name,{input_limit:Math.min(i,Math.floor(.9*o))})}const f=s.object({repair:s.object({words:s.string(),left_out_pictures:s.int().min(0).catch(0)})})
function repairIn(t){return t.kind==="ConversationStateUpdateEvent"?f.safeParse(t.value).data?.repair:void 0}}),54847:((t,e,n)=>{n.d(e,{D$:()=>inDollars,EX:()=>charactersOf,Fs:()=>usageOf,bP:()=>estimateTokens,ho:()=>costOf})
function usageOf(t={},{request:e,characters:n,features:s}){const o=sound(t.prompt_tokens)||void 0
const i=sound(t.completion_tokens)||(n===0?0:void 0)
const r=o??estimateTokens(e.messages,e.tools)
const a={cache_read_tokens:sound(t.cache_read_tokens)??0,cache_write_tokens:sound(t.cache_write_tokens)??0}
const c=a.cache_read_tokens+a.cache_write_tokens
const u={prompt_tokens:c>r?r+c:r,completion_tokens:i??tokensIn(n),...a,reasoning_tokens:sound(t.reasoning_tokens)??0}
const l=soundCost(t.cost)??(s.price&&costOf(u,s.price))
return{...u,cost:l,is_estimated:o===void 0||i===void 0}}const s=1e9
function sound(t){return t!=null&&Number.isInteger(t)&&t>=0&&t<=s?t:void 0}function soundCost(t){return t!=null&&Number.isFinite(t)&&t>=0?Math.min(t,r):void 0}const o=1e6
const i=1e9
const r=1e6
function inDollars(t){return Math.round(t*i)/i}function costOf(t,e){const{prompt_tokens:n,completion_tokens:s,cache_read_tokens:i,cache_write_tokens:a}=t
const{input:c,output:u,cache_read:l=c,cache_write:d=c}=e
const f=Math.max(0,n-i-a)
const _=f*c+s*u+i*l+a*d
return inDollars(Math.min(_/o,r))}const a=4
const c=1500
const estimateTokens=(t,e)=>{const n=t.reduce((t,e)=>t+charactersOf(e),JSON.stringify(e).length)
const s=t.reduce((t,{content:e})=>t+imagesIn(e),0)
return tokensIn(n)+s*c}
function tokensIn(t){return Math.ceil(t/a)}function charactersOf({content:t,tool_calls:e=[],reasoning_content:n="",thinking_blocks:s=[]}){const o=t.reduce((t,e)=>t+(e.type==="text"?e.text.length:0),0)
const i=e.reduce((t,e)=>t+e.name.length+e.arguments.length,0)
const r=s.length===0?0:JSON.stringify(s).length
return o+i+r+n.length}function imagesIn(t){return t.reduce((t,e)=>t+(e.type==="image"?e.image_urls.length:0),0)}}),68012:((t,e,n)=>{n.d(e,{O:()=>toChat})
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
const u={role:"assistant",content:t.flatMap(t=>t.thought),tool_calls:t.map(({tool_call:{reasoning_details:t,...e}},n)=>({...e,id:s[n]??""})),...o!==void 0&&{reasoning_content:o},...i.length>0&&{thinking_blocks:i},...r!==void 0&&{responses_reasoning_item:r},...c!==void 0&&{reasoning_details:c}}
return[u,...e.map((t,e)=>resultTurn(t,s[e]??""))]}function resultTurn(t,e){return{role:"tool",name:t.tool_name,tool_call_id:e,content:resultContent(t)}}function resultContent(t){switch(t.kind){case"ObservationEvent":return observationContent(t)
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
return i}}})}

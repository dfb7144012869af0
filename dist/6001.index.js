export const id=6001
export const ids=[6001]
export const modules={46001:((t,e,n)=>{n.r(e)
n.d(e,{messagesBody:()=>messagesBody,messagesModel:()=>messagesModel})
var s=n(51622)
var o=n(46032)
var i=n(93953)
var r=n(64865)
var a=n(95386)
var c=n(28942)
var l=n(76221)
var u=n(43166)
var h=n(2536)
const d=64
class MessagesFold{size=0
#t=""
#e=""
#n=""
#s
#o=0
#i=new Map
get usage(){return this.#s&&reported(this.#s)}take(t){const e=x.safeParse(t)
if(!e.success)throw notMessages(e.error)
const{type:n,message:s,index:o,content_block:i,delta:r,usage:a}=e.data
if(n==="content_block_delta"&&r)this.#r(o??this.#i.size-1,r)
else if(n==="content_block_start"&&i)this.#a(o??this.#i.size,i)
else if(n==="message_start")this.#c(s??{})
else if(n==="message_delta")this.#n=r?.stop_reason??this.#n
this.#l(a??(s?.usage&&{...s.usage,output_tokens:void 0}))
return(0,u.e)(r?.text,r?.thinking)}takeWhole(t){const e=w.safeParse(t)
if(!e.success)throw notMessages(e.error)
const{content:n,stop_reason:s,usage:o}=e.data
this.#c(e.data)
this.#n=s??""
for(const[t,e]of n.entries())this.#a(t,e)
this.#l(o)}finish(){const t=[...this.#i].sort(([t],[e])=>t-e).map(([,t])=>t)
const e={id:this.#t,...partsOf(t)}
const n=(0,u.d)(e,p[this.#n]??"whole","completion")
return{id:this.#t,message:n,answeredBy:this.#e||void 0}}#c({id:t,model:e}){this.#t=t??""
this.#e=e??""}#a(t,{type:e,id:n,name:s,text:o,thinking:i,data:r,signature:a,input:c,...l}){const u=c&&Object.keys(c).length>0?JSON.stringify(c):""
const h=o??i??""
const d=r??a??""
const p={type:e,id:n??"",name:s??"",text:h,json:u,seal:d,signed:signedBy(l)}
this.#i.set(t,p)
if(e==="tool_use")this.#o+=1
this.#u(h.length+u.length+p.seal.length)}#r(t,{text:e,thinking:n,signature:s,partial_json:o}){const i=this.#i.get(t)
if(!i)throw notMessages(new Error(`There is no block ${t}.`))
i.text+=e??n??""
i.json+=o??""
i.seal+=s??""
this.#u((e??n??o??s??"").length)}#u(t){this.size+=t;(0,h.QV)(this.size+d*this.#i.size,this.#o)}#l(t){if(!t)return
const e=Object.entries(t).filter(([,t])=>t!=null)
this.#s={...this.#s,...Object.fromEntries(e)}}}const p={"":"broken-off",pause_turn:"broken-off",max_tokens:"output-limit",model_context_window_exceeded:"context-window",refusal:"content-policy"}
function partsOf(t){const ofType=e=>t.filter(t=>t.type===e)
const e=ofType("text").filter(({text:t})=>t!=="")
return{text:e.map(({text:t})=>t).join(g),reasoning:ofType("thinking").map(({text:t})=>t).filter(Boolean).join(g),thinking:t.flatMap(thoughtIn),calls:withOrder(ofType("tool_use").map(callIn),t)}}const g="\n\n"
function thoughtIn({type:t,text:e,seal:n}){if(t==="redacted_thinking")return[{type:t,data:n}]
return t==="thinking"?[{type:t,thinking:e,...n!==""&&{signature:n}}]:[]}function callIn({id:t,name:e,json:n,signed:s}){return{id:t,name:e,arguments:n===""?"{}":n,...s}}function signedBy({provider_specific_fields:t}){const e=t?.signature
return e==null?{}:{provider_specific_fields:{thought_signature:e}}}function withOrder([t,...e],n){if(!t)return[]
const s=orderOf(n)
const o=s.map(t=>t==="thinking"?0:t==="tool_use"?2:1)
const i=o.every((t,e)=>t>=(o[e-1]??0)&&(t!==1||o[e-1]!==1))
return[i?t:{...t,block_order:s},...e]}function orderOf(t){const e=t.findLast(({type:t,text:e})=>t==="text"&&e!=="")
return t.flatMap(t=>{if(t.type==="tool_use")return["tool_use"]
if(t.type==="thinking"||t.type==="redacted_thinking")return["thinking"]
if(t.type!=="text"||t.text==="")return[]
return[t.text.length+(t===e?0:g.length)]})}function notMessages(t){return new l.Q("The model endpoint sent a reply that is not a Messages reply.",{hint:"Check the `base-url` input, and whether the endpoint has the Messages API: the `api-mode` input chooses.",cause:t})}const f=c.string().nullish()
const m=c.number().nullish().catch(void 0)
const _=c.object({input_tokens:m,output_tokens:m,cache_read_input_tokens:m,cache_creation_input_tokens:m,output_tokens_details:c.object({thinking_tokens:m}).nullish().catch(void 0),cost:m})
function reported(t){const{input_tokens:e,cache_read_input_tokens:n,cache_creation_input_tokens:s}=t
const o=(n??0)+(s??0)
return{prompt_tokens:e==null||e<0?void 0:e+o,completion_tokens:t.output_tokens,cache_read_tokens:n,cache_write_tokens:s,reasoning_tokens:t.output_tokens_details?.thinking_tokens,cost:t.cost}}const k=c.object({type:c.string(),id:f,name:f,text:f,thinking:f,signature:f,data:f,input:c.record(c.string(),c.unknown()).nullish(),provider_specific_fields:c.object({signature:f}).nullish().catch(void 0)})
const y=c.object({text:f,thinking:f,signature:f,partial_json:f,stop_reason:f})
const b=_.nullish().catch(void 0)
const x=c.object({type:c.string(),message:c.object({id:f,model:f.catch(void 0),usage:b}).nullish(),index:c.number().nullish(),content_block:k.nullish(),delta:y.nullish(),usage:b})
const w=c.object({type:c.literal("message"),id:f,model:f.catch(void 0),content:c.array(k),stop_reason:f,usage:b})
function messagesModel(t){const{messages:e}=t.lessons??new r.w6
return(0,i.M)(t,{async send(n,s,o){for(;;)try{const i=messagesBody(t,s,e)
return await n.post("/messages",{body:i,signal:o}).asResponse()}catch(t){if(!e.learn(t,s))throw t}},fold:()=>new MessagesFold})}function messagesBody({model:t,features:e},n,s){const o=(0,i._)(n.messages,e)
const r=o.flatMap(({role:t,content:e})=>t==="system"?e.flatMap(t=>t.type==="text"?textBlocks(t.text):[]):[])
const a=toTurns(o,t=>s.mayOpen(t))
const c=tokensOf(e,s)
const l={model:t,max_tokens:c,...r.length>0&&{system:r},messages:a,...n.tools.length>0&&toolSettings(n.tools,e),...e.stream&&{stream:!0},...n.stop&&n.stop.length>0&&e.stop_words&&{stop_sequences:[...n.stop]},...e.temperature!==void 0&&{temperature:e.temperature},...thinkingOf(e,{learned:s,turns:a,max_tokens:c})}
return e.prompt_caching==="marks"?withCacheMarks(l):l}const v=32e3
function tokensOf({max_output_tokens:t,context_window:e=Number.POSITIVE_INFINITY},{mostTokens:n}){return Math.min(t??Math.min(v,Math.ceil(e/4)),n)}function toolSettings(t,{parallel_tool_calls:e}){return{tools:t.map(({name:t,description:e,parameters:n})=>({name:t,description:e,input_schema:n})),...!e&&{tool_choice:{type:"auto",disable_parallel_tool_use:!0}}}}const M={minimal:1024,low:4096,medium:1e4}
const O=24e3
const j=1024
function thinkingOf({reasoning_effort:t},{learned:e,turns:n,max_tokens:s}){if(t===void 0)return{}
if(t==="none")return{thinking:{type:"disabled"}}
if(e.thinking==="adaptive"){const e=t==="minimal"?"low":t
return{thinking:{type:"adaptive",display:"summarized"},output_config:{effort:e}}}const o=Math.min(M[t]??O,Math.floor(s/2))
const i=o>=j&&!continuesWithoutThought(n)
return i?{thinking:{type:"enabled",budget_tokens:o}}:{}}function continuesWithoutThought(t){const{content:e=[]}=t.findLast(({role:t})=>t==="assistant")??{}
const n=t.at(-1)?.content.some(({type:t})=>t==="tool_result")??!1
return n&&!/thinking$/.test(e[0]?.type??"")}const B={cache_control:{type:"ephemeral"}}
function withCacheMarks(t){const{tools:e,system:n,messages:s}=t
const o=s.flatMap(({role:t},e)=>t==="user"?[e]:[]).slice(-2)
return{...t,...e&&{tools:marked(e,e.length-1)},...n&&{system:marked(n,0)},messages:s.map((t,e)=>o.includes(e)?markedAtEnd(t):t)}}function markedAtEnd(t){return{...t,content:marked(t.content,t.content.length-1)}}function marked(t,e){return t.map((t,n)=>n===e?{...t,...B}:t)}function toTurns(t,e){const n=[]
for(const s of t){const t=blocksOf(s,e)
const o=s.role==="assistant"?"assistant":"user"
const i=n.at(-1)
if(i?.role===o)n[n.length-1]={role:o,content:[...i.content,...t]}
else if(t.length>0)n.push({role:o,content:t})}return n}function blocksOf(t,e){switch(t.role){case"system":return[]
case"user":return contentBlocks(t.content)
case"tool":return[toolResult(t)]
case"assistant":return assistantBlocks(t,e)}}function contentBlocks(t){return t.flatMap(t=>t.type==="text"?textBlocks(t.text):t.image_urls.map(t=>({type:"image",source:sourceOf(t)})))}function textBlocks(t){return t.trim()===""?[]:[{type:"text",text:t}]}function sourceOf(t){const[,e]=/^data:([\w.+/-]+);base64,/.exec(t)??[]
if(e===void 0)return{type:"url",url:t}
return{type:"base64",media_type:e,data:t.slice(t.indexOf(",")+1)}}function toolResult({tool_call_id:t="",content:e}){const n=contentBlocks(e)
return{type:"tool_result",tool_use_id:t,...n.length>0&&{content:n}}}function assistantBlocks(t,e){const{thinking_blocks:n=[],tool_calls:s=[]}=t
const i=(0,o.wh)(t.content)
const[r,a]=[[...n],[...s]]
let c=0
return messages_model_orderOf(t,i).flatMap(t=>{if(t==="thinking")return r.splice(0,1).filter(e)
if(t==="tool_use")return a.splice(0,1).map(toolUse)
c+=t
return textBlocks(i.slice(c-t,c))})}function messages_model_orderOf({tool_calls:t=[],thinking_blocks:e=[]},n){const s=[...e.map(()=>"thinking"),...n===""?[]:[n.length],...t.map(()=>"tool_use")]
const o=t[0]?.block_order??s
return isSame(measure(o),measure(s))?o:s}function measure(t){const count=e=>t.filter(t=>t===e).length
return[count("thinking"),count("tool_use"),t.reduce((t,e)=>t+(typeof e==="number"?e:0),0)]}function isSame(t,e){return t.every((t,n)=>t===e[n])}function toolUse(t){const{id:e,name:n,arguments:s}=t
const o=(0,a.yK)(t)
const i=o!==void 0&&{provider_specific_fields:{signature:o}}
return{type:"tool_use",id:e,name:n,input:objectIn(s),...i}}function objectIn(t){try{const e=(0,s.qF)(t)
return typeof e==="object"&&e!==null&&!Array.isArray(e)?e:{}}catch{return{}}}})}

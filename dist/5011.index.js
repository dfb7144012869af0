export const id=5011
export const ids=[5011]
export const modules={85011:((t,e,n)=>{n.r(e)
n.d(e,{responsesBody:()=>responsesBody,responsesModel:()=>responsesModel})
var s=n(80292)
var o=n(46032)
var r=n(93953)
var a=n(64865)
var i=n(95386)
var c=n(97922)
var u=n(28942)
var p=n(76221)
var l=n(43166)
var d=n(2536)
const m=64
class ResponsesFold{#t=0
#e=0
#n
#s=new Map
get size(){return this.#t+this.#e}get usage(){return this.#n?.usage??void 0}take(t){const e=O.safeParse(t)
if(!e.success)throw notResponses(e.error)
const{type:n,delta:s}=e.data
if(isKnown(n))this.#o(t)
else this.#r(s??"")
return(0,l.e)(n===j&&s,I.has(n)&&s)}takeWhole(t){const e=w.safeParse(t)
if(!e.success)throw notResponses(e.error)
this.#a(e.data,"completed")}finish(){const{id:t,model:e,output:n=[]}=this.#n??{}
const s=n.length>0?n:[...this.#s].sort(([t],[e])=>t-e).map(([,t])=>t);(0,d.QV)(0,s.filter(isCall).length)
const o=this.#n?endingOf(this.#n,s):"broken-off"
const r=(0,l.d)({id:t??"",...partsOf(s)},o,"responses")
return{id:t??"",message:r,answeredBy:e||void 0}}#o(t){const e=b.safeParse(t)
if(!e.success)throw notResponses(e.error)
const{data:n}=e
if(n.type==="error")throw new c.LG(void 0,n,void 0,void 0)
if(n.type!=="response.output_item.done")this.#a(n.response,n.type.slice("response.".length))
else this.#i(n.output_index??this.#s.size,n.item)}#r(t){this.#t+=t.length;(0,d.QV)(this.#t,0)}#i(t,e){this.#s.set(t,e)
this.#e+=m+sizeOf(e);(0,d.QV)(this.#e,0)}#a(t,e){this.#n={...t,status:t.status??e}
if(t.error)throw new c.LG(void 0,t.error,void 0,void 0)}}function endingOf({status:t,incomplete_details:e},n){const s=e?.reason
if(s==="content_filter"||n.some(isRefusal))return"content-policy"
if(s==="max_output_tokens")return"output-limit"
if(t==="failed")return"failed"
const o=t==="completed"&&!n.some(t=>isCall(t)&&t.status==="incomplete")
return o?"whole":"broken-off"}function isCall({type:t}){return t==="function_call"}function isRefusal({type:t,content:e}){return t==="message"&&(e??[]).some(t=>t.type==="refusal"&&t.refusal!=="")}function partsOf(t){const ofType=e=>t.filter(t=>t.type===e)
const e=ofType("reasoning")
const[n]=e
return{text:ofType("message").map(({content:t})=>texts(t).join("")).filter(Boolean).join("\n\n"),reasoning:e.flatMap(({summary:t,content:e})=>[...texts(t),...texts(e)]).join("\n\n"),calls:t.filter(isCall).map(t=>({id:t.call_id??"",...t.id&&{responses_item_id:t.id},name:t.name??"",arguments:t.arguments??""})),...n?.id&&{reasoningItem:reasoningItem(n.id,n)}}}function reasoningItem(t,e){return{id:t,summary:texts(e.summary),...e.content&&e.content.length>0&&{content:texts(e.content)},...e.encrypted_content&&{encrypted_content:e.encrypted_content},...e.status&&{status:e.status}}}function texts(t){return(t??[]).flatMap(t=>t.text??[])}function sizeOf({content:t,summary:e,encrypted_content:n,arguments:s}){return[...texts(t),...texts(e),n??"",s??""].join("").length}function notResponses(t){return new p.Q("The model endpoint sent a reply that is not a Responses reply.",{hint:"Check the `base-url` input, and whether the endpoint has the Responses API: the `api-mode` input chooses.",cause:t})}const _=u.string().nullish()
const f=u.union([u.string(),u.number().transform(String)]).nullish()
const h=u.number().nullish().catch(void 0)
const y=u.array(u.object({type:_,text:_,refusal:_})).nullish()
const g=u.object({type:u.string(),id:f,status:_,content:y,summary:y,encrypted_content:_,call_id:f,name:_,arguments:_})
const k=u.object({cached_tokens:h,cache_write_tokens:h,reasoning_tokens:h}).nullish().catch(void 0)
const x=u.object({input_tokens:h,output_tokens:h,cost:h,input_tokens_details:k,output_tokens_details:k}).transform(({input_tokens_details:t,output_tokens_details:e,...n})=>({prompt_tokens:n.input_tokens,completion_tokens:n.output_tokens,cache_read_tokens:t?.cached_tokens,cache_write_tokens:t?.cache_write_tokens,reasoning_tokens:e?.reasoning_tokens,cost:n.cost}))
const w=u.object({id:f,model:_.catch(void 0),status:_,output:u.array(g),usage:x.nullish().catch(void 0),error:u.object({code:_,message:_}).nullish(),incomplete_details:u.object({reason:_}).nullish()})
const v=["response.completed","response.incomplete","response.failed"]
const b=u.discriminatedUnion("type",[u.object({type:u["enum"](v),response:w}),u.object({type:u.literal("response.output_item.done"),output_index:u.number().nullish(),item:g}),u.object({type:u.literal("error"),code:_,message:_})])
const j="response.output_text.delta"
const I=new Set(["response.reasoning_text.delta","response.reasoning_summary_text.delta"])
function isKnown(t){return M.has(t)}const M=new Set([...v,"response.output_item.done","error"])
const O=u.object({type:u.string(),delta:u.string().nullish().catch(void 0)})
function responsesModel(t){const{seals:e,optional:n}=t.lessons??new a.w6
return(0,r.M)(t,{async send(s,o,r){for(;;)try{return await s.responses.create(responsesBody({...t,optional:n},o,e),{signal:r}).asResponse()}catch(t){if(!e.learn(t,o)&&!n.learn(t))throw t}},fold:()=>new ResponsesFold})}function responsesBody(t,e,n){const{model:s,features:o,cacheKey:c,optional:u=new a.ay}=t
const p=(0,i.tM)((0,r._)(e.messages,o))
return{model:s,...o.prompt_caching==="marks"?{input:markedInput(p,n)}:plainInput(p,n),...e.tools.length>0&&toolSettings(e.tools,o),store:!1,...n.areMade&&{include:["reasoning.encrypted_content"]},...o.stream&&{stream:!0},...o.temperature!==void 0&&{temperature:o.temperature},...o.reasoning_effort!==void 0&&{reasoning:{effort:o.reasoning_effort}},...o.max_output_tokens!==void 0&&{max_output_tokens:o.max_output_tokens},...o.prompt_caching==="key"&&c!==void 0&&u.isTaken("prompt_cache_key")&&{prompt_cache_key:c}}}function toolSettings(t,{parallel_tool_calls:e}){const n=e?{}:{parallel_tool_calls:e}
return{tools:t.map(toTool),tool_choice:"auto",...n}}function toTool({name:t,description:e,parameters:n}){return{type:"function",name:t,description:e,parameters:{...n},strict:!1}}function plainInput(t,e){const n=t.filter(({role:t})=>t==="system").map(({content:t})=>(0,o.wh)(t))
const s=t.filter(({role:t})=>t!=="system")
return{...n.length>0&&{instructions:n.join("\n\n")},input:s.flatMap(t=>toItems(t,e,contentOf))}}function toItems(t,e,n){const{role:s,content:o,tool_call_id:r=""}=t
switch(s){case"system":case"user":return[{type:"message",role:s,content:n(o)}]
case"tool":return[{type:"function_call_output",call_id:r,output:n(o)}]
case"assistant":return assistantItems(t,e)}}const R={cache_control:{type:"ephemeral"}}
function markedInput(t,e){const n=t.flatMap(t=>toItems(t,e,responses_model_partsOf))
const s=n.findIndex(t=>"role"in t&&t.role==="system")
const o=n.findLastIndex(t=>"role"in t&&t.role==="user")
const r=n.findLastIndex(t=>t.type==="function_call_output")
return n.map((t,e)=>{if(e===s)return marked(t,0)
return e===o||e===r?marked(t,-1):t})}function responses_model_partsOf(t){const e=inputParts(t).filter(t=>t.type!=="input_text"||t.text!=="")
return e.length>0?e:""}function marked(t,e){const n="output"in t?t.output:"content"in t?t.content:void 0
if(!Array.isArray(n)||n.length===0)return t
const s=n.with(e,{...n.at(e),...R})
return{...t,["output"in t?"output":"content"]:s}}function assistantItems(t,e){const n=(0,o.wh)(t.content)
const r=n.trim()===""?[]:[{type:"message",role:"assistant",content:n}]
const a=(t.tool_calls??[]).map(({id:t,name:e,arguments:n})=>({type:"function_call",call_id:t,name:e,arguments:(0,s.Mf)(n)}))
const i=[...r,...a]
return i.length>0?[...reasoningOf(t,e),...i]:[]}function reasoningOf({responses_reasoning_item:t},e){if(!t||!e.mayOpen(t.id))return[]
if(!t.encrypted_content&&!t.content?.length)return[]
const{summary:n,content:s,...o}=t
return[{type:"reasoning",...o,summary:n.map(t=>({type:"summary_text",text:t})),...s&&{content:s.map(t=>({type:"reasoning_text",text:t}))}}]}function contentOf(t){return t.every(t=>t.type==="text")?(0,o.wh)(t):inputParts(t)}function inputParts(t){return t.flatMap(t=>t.type==="text"?[{type:"input_text",text:t.text}]:t.image_urls.map(t=>({type:"input_image",image_url:t,detail:"auto"})))}})}

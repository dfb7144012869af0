export const id=6001
export const ids=[6001]
export const modules={46001:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{messagesBody:()=>messagesBody,messagesModel:()=>messagesModel})
var content=__webpack_require__(46032)
var attempt=__webpack_require__(16034)
var lessons=__webpack_require__(64865)
var signed_calls=__webpack_require__(95386)
var schemas=__webpack_require__(28942)
var model_fault=__webpack_require__(76221)
var fold=__webpack_require__(43166)
var read_reply=__webpack_require__(2536)
const BLOCK_SIZE=64
class MessagesFold{size=0
#id=""
#model=""
#stop=""
#figures
#calls=0
#blocks=new Map
get usage(){return this.#figures&&reported(this.#figures)}take(value){const event=MessagesEvent.safeParse(value)
if(!event.success)throw notMessages(event.error)
const{type:type,message:message,index:index,content_block:content_block,delta:delta,usage:usage}=event.data
if(type==="content_block_delta"&&delta)this.#grow(index??this.#blocks.size-1,delta)
else if(type==="content_block_start"&&content_block)this.#open(index??this.#blocks.size,content_block)
else if(type==="message_start")this.#begin(message??{})
else if(type==="message_delta")this.#stop=delta?.stop_reason??this.#stop
this.#count(usage??(message?.usage&&{...message.usage,output_tokens:void 0}))
return(0,fold.e)(delta?.text,delta?.thinking)}takeWhole(body){const reply=WholeReply.safeParse(body)
if(!reply.success)throw notMessages(reply.error)
const{content:content,stop_reason:stop_reason,usage:usage}=reply.data
this.#begin(reply.data)
this.#stop=stop_reason??""
for(const[index,block]of content.entries())this.#open(index,block)
this.#count(usage)}finish(){const blocks=[...this.#blocks].sort(([a],[b])=>a-b).map(([,block])=>block)
const parts={id:this.#id,...partsOf(blocks)}
const message=(0,fold.d)(parts,ENDINGS[this.#stop]??"whole","completion")
return{id:this.#id,message:message,answeredBy:this.#model||void 0}}#begin({id:id,model:model}){this.#id=id??""
this.#model=model??""}#open(index,{type:type,id:id,name:name,text:text,thinking:thinking,data:data,signature:signature,input:input,...more}){const json=input&&Object.keys(input).length>0?JSON.stringify(input):""
const words=text??thinking??""
const seal=data??signature??""
const block={type:type,id:id??"",name:name??"",text:words,json:json,seal:seal,signed:signedBy(more)}
this.#blocks.set(index,block)
if(type==="tool_use")this.#calls+=1
this.#grew(words.length+json.length+block.seal.length)}#grow(index,{text:text,thinking:thinking,signature:signature,partial_json:partial_json}){const block=this.#blocks.get(index)
if(!block)throw notMessages(new Error(`There is no block ${index}.`))
block.text+=text??thinking??""
block.json+=partial_json??""
block.seal+=signature??""
this.#grew((text??thinking??partial_json??signature??"").length)}#grew(characters){this.size+=characters;(0,read_reply.QV)(this.size+BLOCK_SIZE*this.#blocks.size,this.#calls)}#count(usage){if(!usage)return
const stated=Object.entries(usage).filter(([,figure])=>figure!=null)
this.#figures={...this.#figures,...Object.fromEntries(stated)}}}const ENDINGS={"":"broken-off",pause_turn:"broken-off",max_tokens:"output-limit",model_context_window_exceeded:"context-window",refusal:"content-policy"}
function partsOf(blocks){const ofType=type=>blocks.filter(block=>block.type===type)
const texts=ofType("text").filter(({text:text})=>text!=="")
return{text:texts.map(({text:text})=>text).join(GAP),reasoning:ofType("thinking").map(({text:text})=>text).filter(Boolean).join(GAP),thinking:blocks.flatMap(thoughtIn),calls:withOrder(ofType("tool_use").map(callIn),blocks)}}const GAP="\n\n"
function thoughtIn({type:type,text:text,seal:seal}){if(type==="redacted_thinking")return[{type:type,data:seal}]
return type==="thinking"?[{type:type,thinking:text,...seal!==""&&{signature:seal}}]:[]}function callIn({id:id,name:name,json:json,signed:signed}){return{id:id,name:name,arguments:json===""?"{}":json,...signed}}function signedBy({provider_specific_fields:provider_specific_fields}){const thought_signature=provider_specific_fields?.signature
return thought_signature==null?{}:{provider_specific_fields:{thought_signature:thought_signature}}}function withOrder([first,...calls],blocks){if(!first)return[]
const order=orderOf(blocks)
const ranks=order.map(kind=>kind==="thinking"?0:kind==="tool_use"?2:1)
const isUsual=ranks.every((rank,index)=>rank>=(ranks[index-1]??0)&&(rank!==1||ranks[index-1]!==1))
return[isUsual?first:{...first,block_order:order},...calls]}function orderOf(blocks){const last=blocks.findLast(({type:type,text:text})=>type==="text"&&text!=="")
return blocks.flatMap(block=>{if(block.type==="tool_use")return["tool_use"]
if(block.type==="thinking"||block.type==="redacted_thinking")return["thinking"]
if(block.type!=="text"||block.text==="")return[]
return[block.text.length+(block===last?0:GAP.length)]})}function notMessages(cause){return new model_fault.Q("The model endpoint sent a reply that is not a Messages reply.",{hint:"Check the `base-url` input, and whether the endpoint has the Messages API: the `api-mode` input chooses.",cause:cause})}const Word=schemas.string().nullish()
const Figure=schemas.number().nullish().catch(void 0)
const Figures=schemas.object({input_tokens:Figure,output_tokens:Figure,cache_read_input_tokens:Figure,cache_creation_input_tokens:Figure,output_tokens_details:schemas.object({thinking_tokens:Figure}).nullish().catch(void 0),cost:Figure})
function reported(figures){const{input_tokens:input_tokens,cache_read_input_tokens:cache_read_input_tokens,cache_creation_input_tokens:cache_creation_input_tokens}=figures
const cached=(cache_read_input_tokens??0)+(cache_creation_input_tokens??0)
return{prompt_tokens:input_tokens==null||input_tokens<0?void 0:input_tokens+cached,completion_tokens:figures.output_tokens,cache_read_tokens:cache_read_input_tokens,cache_write_tokens:cache_creation_input_tokens,reasoning_tokens:figures.output_tokens_details?.thinking_tokens,cost:figures.cost}}const BlockStart=schemas.object({type:schemas.string(),id:Word,name:Word,text:Word,thinking:Word,signature:Word,data:Word,input:schemas.record(schemas.string(),schemas.unknown()).nullish(),provider_specific_fields:schemas.object({signature:Word}).nullish().catch(void 0)})
const Delta=schemas.object({text:Word,thinking:Word,signature:Word,partial_json:Word,stop_reason:Word})
const Usage=Figures.nullish().catch(void 0)
const MessagesEvent=schemas.object({type:schemas.string(),message:schemas.object({id:Word,model:Word.catch(void 0),usage:Usage}).nullish(),index:schemas.number().nullish(),content_block:BlockStart.nullish(),delta:Delta.nullish(),usage:Usage})
const WholeReply=schemas.object({type:schemas.literal("message"),id:Word,model:Word.catch(void 0),content:schemas.array(BlockStart),stop_reason:Word,usage:Usage})
function messagesModel(options){const{messages:learned}=options.lessons??new lessons.w6
return(0,attempt.M)(options,{async send(client,request,signal){for(;;)try{const body=messagesBody(options,request,learned)
return await client.post("/messages",{body:body,signal:signal}).asResponse()}catch(error){if(!learned.learn(error,request))throw error}},fold:()=>new MessagesFold})}function messagesBody({model:model,features:features},request,learned){const messages=(0,attempt._)(request.messages,features)
const system=messages.flatMap(({role:role,content:content})=>role==="system"?content.flatMap(block=>block.type==="text"?textBlocks(block.text):[]):[])
const turns=toTurns(messages,block=>learned.mayOpen(block))
const max_tokens=tokensOf(features,learned)
const body={model:model,max_tokens:max_tokens,...system.length>0&&{system:system},messages:turns,...request.tools.length>0&&toolSettings(request.tools,features),...features.stream&&{stream:!0},...request.stop&&request.stop.length>0&&features.stop_words&&{stop_sequences:[...request.stop]},...features.temperature!==void 0&&{temperature:features.temperature},...thinkingOf(features,{learned:learned,turns:turns,max_tokens:max_tokens})}
return features.prompt_caching==="marks"?withCacheMarks(body):body}const MOST_TOKENS=32e3
function tokensOf({max_output_tokens:max_output_tokens,context_window:context_window=Number.POSITIVE_INFINITY},{mostTokens:mostTokens}){return Math.min(max_output_tokens??Math.min(MOST_TOKENS,Math.ceil(context_window/4)),mostTokens)}function toolSettings(tools,{parallel_tool_calls:parallel_tool_calls}){return{tools:tools.map(({name:name,description:description,parameters:parameters})=>({name:name,description:description,input_schema:parameters})),...!parallel_tool_calls&&{tool_choice:{type:"auto",disable_parallel_tool_use:!0}}}}const BUDGETS={minimal:1024,low:4096,medium:1e4}
const LARGEST_BUDGET=24e3
const SMALLEST_BUDGET=1024
function thinkingOf({reasoning_effort:reasoning_effort},{learned:learned,turns:turns,max_tokens:max_tokens}){if(reasoning_effort===void 0)return{}
if(reasoning_effort==="none")return{thinking:{type:"disabled"}}
if(learned.thinking==="adaptive"){const effort=reasoning_effort==="minimal"?"low":reasoning_effort
return{thinking:{type:"adaptive",display:"summarized"},output_config:{effort:effort}}}const budget_tokens=Math.min(BUDGETS[reasoning_effort]??LARGEST_BUDGET,Math.floor(max_tokens/2))
const mayThink=budget_tokens>=SMALLEST_BUDGET&&!continuesWithoutThought(turns)
return mayThink?{thinking:{type:"enabled",budget_tokens:budget_tokens}}:{}}function continuesWithoutThought(turns){const{content:content=[]}=turns.findLast(({role:role})=>role==="assistant")??{}
const answersCalls=turns.at(-1)?.content.some(({type:type})=>type==="tool_result")??!1
return answersCalls&&!/thinking$/.test(content[0]?.type??"")}const MARK={cache_control:{type:"ephemeral"}}
function withCacheMarks(body){const{tools:tools,system:system,messages:messages}=body
const users=messages.flatMap(({role:role},index)=>role==="user"?[index]:[]).slice(-2)
return{...body,...tools&&{tools:marked(tools,tools.length-1)},...system&&{system:marked(system,0)},messages:messages.map((turn,index)=>users.includes(index)?markedAtEnd(turn):turn)}}function markedAtEnd(turn){return{...turn,content:marked(turn.content,turn.content.length-1)}}function marked(items,position){return items.map((item,index)=>index===position?{...item,...MARK}:item)}function toTurns(messages,mayOpen){const turns=[]
for(const message of messages){const content=blocksOf(message,mayOpen)
const role=message.role==="assistant"?"assistant":"user"
const last=turns.at(-1)
if(last?.role===role)turns[turns.length-1]={role:role,content:[...last.content,...content]}
else if(content.length>0)turns.push({role:role,content:content})}return turns}function blocksOf(message,mayOpen){switch(message.role){case"system":return[]
case"user":return contentBlocks(message.content)
case"tool":return[toolResult(message)]
case"assistant":return assistantBlocks(message,mayOpen)}}function contentBlocks(content){return content.flatMap(block=>block.type==="text"?textBlocks(block.text):block.image_urls.map(url=>({type:"image",source:sourceOf(url)})))}function textBlocks(text){return text.trim()===""?[]:[{type:"text",text:text}]}function sourceOf(url){const[,media_type]=/^data:([\w.+/-]+);base64,/.exec(url)??[]
if(media_type===void 0)return{type:"url",url:url}
return{type:"base64",media_type:media_type,data:url.slice(url.indexOf(",")+1)}}function toolResult({tool_call_id:tool_call_id="",content:content}){const blocks=contentBlocks(content)
return{type:"tool_result",tool_use_id:tool_call_id,...blocks.length>0&&{content:blocks}}}function assistantBlocks(message,mayOpen){const{thinking_blocks:thinking_blocks=[],tool_calls:tool_calls=[]}=message
const words=(0,content.wh)(message.content)
const[thoughts,calls]=[[...thinking_blocks],[...tool_calls]]
let said=0
return messages_model_orderOf(message,words).flatMap(part=>{if(part==="thinking")return thoughts.splice(0,1).filter(mayOpen)
if(part==="tool_use")return calls.splice(0,1).map(toolUse)
said+=part
return textBlocks(words.slice(said-part,said))})}function messages_model_orderOf({tool_calls:tool_calls=[],thinking_blocks:thinking_blocks=[]},words){const usual=[...thinking_blocks.map(()=>"thinking"),...words===""?[]:[words.length],...tool_calls.map(()=>"tool_use")]
const noted=tool_calls[0]?.block_order??usual
return isSame(measure(noted),measure(usual))?noted:usual}function measure(order){const count=kind=>order.filter(part=>part===kind).length
return[count("thinking"),count("tool_use"),order.reduce((sum,part)=>sum+(typeof part==="number"?part:0),0)]}function isSame(one,other){return one.every((amount,index)=>amount===other[index])}function toolUse(call){const{id:id,name:name,arguments:json}=call
const signature=(0,signed_calls.yK)(call)
const signed=signature!==void 0&&{provider_specific_fields:{signature:signature}}
return{type:"tool_use",id:id,name:name,input:objectIn(json),...signed}}function objectIn(json){try{const value=JSON.parse(json)
return typeof value==="object"&&value!==null&&!Array.isArray(value)?value:{}}catch{return{}}}})}

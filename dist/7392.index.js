export const id=7392
export const ids=[7392]
export const modules={85011:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{responsesBody:()=>responsesBody,responsesModel:()=>responsesModel})
var event_content=__webpack_require__(46032)
var attempt=__webpack_require__(16034)
var lessons=__webpack_require__(64865)
var signed_calls=__webpack_require__(95386)
var error=__webpack_require__(97922)
var schemas=__webpack_require__(28942)
var model_fault=__webpack_require__(76221)
var fold=__webpack_require__(43166)
var read_reply=__webpack_require__(2536)
const ITEM_SIZE=64
class ResponsesFold{#heard=0
#kept=0
#response
#items=new Map
get size(){return this.#heard+this.#kept}get usage(){return this.#response?.usage??void 0}take(value){const event=OtherEvent.safeParse(value)
if(!event.success)throw notResponses(event.error)
const{type:type,delta:delta}=event.data
if(isKnown(type))this.#takeKnown(value)
else this.#hear(delta??"")
return(0,fold.e)(type===TEXT&&delta,THOUGHTS.has(type)&&delta)}takeWhole(body){const response=ResponseBody.safeParse(body)
if(!response.success)throw notResponses(response.error)
this.#end(response.data,"completed")}finish(){const{id:id,model:model,output:output=[]}=this.#response??{}
const items=output.length>0?output:[...this.#items].sort(([a],[b])=>a-b).map(([,item])=>item);(0,read_reply.QV)(0,items.filter(isCall).length)
const ending=this.#response?endingOf(this.#response,items):"broken-off"
const message=(0,fold.d)({id:id??"",...partsOf(items)},ending,"responses")
return{id:id??"",message:message,answeredBy:model||void 0}}#takeKnown(value){const known=ResponsesEvent.safeParse(value)
if(!known.success)throw notResponses(known.error)
const{data:event}=known
if(event.type==="error")throw new error.LG(void 0,event,void 0,void 0)
if(event.type!=="response.output_item.done")this.#end(event.response,event.type.slice("response.".length))
else this.#keep(event.output_index??this.#items.size,event.item)}#hear(delta){this.#heard+=delta.length;(0,read_reply.QV)(this.#heard,0)}#keep(index,item){this.#items.set(index,item)
this.#kept+=ITEM_SIZE+sizeOf(item);(0,read_reply.QV)(this.#kept,0)}#end(response,status){this.#response={...response,status:response.status??status}
if(response.error)throw new error.LG(void 0,response.error,void 0,void 0)}}function endingOf({status:status,incomplete_details:incomplete_details},items){const reason=incomplete_details?.reason
if(reason==="content_filter"||items.some(isRefusal))return"content-policy"
if(reason==="max_output_tokens")return"output-limit"
if(status==="failed")return"failed"
const isWhole=status==="completed"&&!items.some(item=>isCall(item)&&item.status==="incomplete")
return isWhole?"whole":"broken-off"}function isCall({type:type}){return type==="function_call"}function isRefusal({type:type,content:content}){return type==="message"&&(content??[]).some(part=>part.type==="refusal"&&part.refusal!=="")}function partsOf(items){const ofType=type=>items.filter(item=>item.type===type)
const reasoning=ofType("reasoning")
const[first]=reasoning
return{text:ofType("message").map(({content:content})=>texts(content).join("")).filter(Boolean).join("\n\n"),reasoning:reasoning.flatMap(({summary:summary,content:content})=>[...texts(summary),...texts(content)]).join("\n\n"),calls:items.filter(isCall).map(item=>({id:item.call_id??"",...item.id&&{responses_item_id:item.id},name:item.name??"",arguments:item.arguments??""})),...first?.id&&{reasoningItem:reasoningItem(first.id,first)}}}function reasoningItem(id,item){return{id:id,summary:texts(item.summary),...item.content&&item.content.length>0&&{content:texts(item.content)},...item.encrypted_content&&{encrypted_content:item.encrypted_content},...item.status&&{status:item.status}}}function texts(parts){return(parts??[]).flatMap(part=>part.text??[])}function sizeOf({content:content,summary:summary,encrypted_content:encrypted_content,arguments:json}){return[...texts(content),...texts(summary),encrypted_content??"",json??""].join("").length}function notResponses(cause){return new model_fault.Q("The model endpoint sent a reply that is not a Responses reply.",{hint:"Check the `base-url` input, and whether the endpoint has the Responses API: the `api-mode` input chooses.",cause:cause})}const Word=schemas.string().nullish()
const Id=schemas.union([schemas.string(),schemas.number().transform(String)]).nullish()
const Figure=schemas.number().nullish().catch(void 0)
const Texts=schemas.array(schemas.object({type:Word,text:Word,refusal:Word})).nullish()
const OutputItem=schemas.object({type:schemas.string(),id:Id,status:Word,content:Texts,summary:Texts,encrypted_content:Word,call_id:Id,name:Word,arguments:Word})
const Details=schemas.object({cached_tokens:Figure,cache_write_tokens:Figure,reasoning_tokens:Figure}).nullish().catch(void 0)
const ResponsesUsage=schemas.object({input_tokens:Figure,output_tokens:Figure,cost:Figure,input_tokens_details:Details,output_tokens_details:Details}).transform(({input_tokens_details:input_tokens_details,output_tokens_details:output_tokens_details,...usage})=>({prompt_tokens:usage.input_tokens,completion_tokens:usage.output_tokens,cache_read_tokens:input_tokens_details?.cached_tokens,cache_write_tokens:input_tokens_details?.cache_write_tokens,reasoning_tokens:output_tokens_details?.reasoning_tokens,cost:usage.cost}))
const ResponseBody=schemas.object({id:Id,model:Word.catch(void 0),status:Word,output:schemas.array(OutputItem),usage:ResponsesUsage.nullish().catch(void 0),error:schemas.object({code:Word,message:Word}).nullish(),incomplete_details:schemas.object({reason:Word}).nullish()})
const ENDS=["response.completed","response.incomplete","response.failed"]
const ResponsesEvent=schemas.discriminatedUnion("type",[schemas.object({type:schemas["enum"](ENDS),response:ResponseBody}),schemas.object({type:schemas.literal("response.output_item.done"),output_index:schemas.number().nullish(),item:OutputItem}),schemas.object({type:schemas.literal("error"),code:Word,message:Word})])
const TEXT="response.output_text.delta"
const THOUGHTS=new Set(["response.reasoning_text.delta","response.reasoning_summary_text.delta"])
function isKnown(type){return KNOWN.has(type)}const KNOWN=new Set([...ENDS,"response.output_item.done","error"])
const OtherEvent=schemas.object({type:schemas.string(),delta:schemas.string().nullish().catch(void 0)})
function responsesModel(options){const{seals:seals,optional:optional}=options.lessons??new lessons.w6
return(0,attempt.M)(options,{async send(client,request,signal){for(;;)try{return await client.responses.create(responsesBody({...options,optional:optional},request,seals),{signal:signal}).asResponse()}catch(error){if(!seals.learn(error,request)&&!optional.learn(error))throw error}},fold:()=>new ResponsesFold})}function responsesBody(settings,request,seals){const{model:model,features:features,cacheKey:cacheKey,optional:optional=new lessons.ay}=settings
const messages=(0,signed_calls.tM)((0,attempt._)(request.messages,features))
return{model:model,...features.prompt_caching==="marks"?{input:markedInput(messages,seals)}:plainInput(messages,seals),...request.tools.length>0&&toolSettings(request.tools,features),store:!1,...seals.areMade&&{include:["reasoning.encrypted_content"]},...features.stream&&{stream:!0},...features.temperature!==void 0&&{temperature:features.temperature},...features.reasoning_effort!==void 0&&{reasoning:{effort:features.reasoning_effort}},...features.max_output_tokens!==void 0&&{max_output_tokens:features.max_output_tokens},...features.prompt_caching==="key"&&cacheKey!==void 0&&optional.isTaken("prompt_cache_key")&&{prompt_cache_key:cacheKey}}}function toolSettings(tools,{parallel_tool_calls:parallel_tool_calls}){const single=parallel_tool_calls?{}:{parallel_tool_calls:parallel_tool_calls}
return{tools:tools.map(toTool),tool_choice:"auto",...single}}function toTool({name:name,description:description,parameters:parameters}){return{type:"function",name:name,description:description,parameters:{...parameters},strict:!1}}function plainInput(messages,seals){const system=messages.filter(({role:role})=>role==="system").map(({content:content})=>(0,event_content.wh)(content))
const rest=messages.filter(({role:role})=>role!=="system")
return{...system.length>0&&{instructions:system.join("\n\n")},input:rest.flatMap(message=>toItems(message,seals,contentOf))}}function toItems(message,seals,toContent){const{role:role,content:content,tool_call_id:tool_call_id=""}=message
switch(role){case"system":case"user":return[{type:"message",role:role,content:toContent(content)}]
case"tool":return[{type:"function_call_output",call_id:tool_call_id,output:toContent(content)}]
case"assistant":return assistantItems(message,seals)}}const MARK={cache_control:{type:"ephemeral"}}
function markedInput(messages,seals){const items=messages.flatMap(message=>toItems(message,seals,responses_model_partsOf))
const system=items.findIndex(item=>"role"in item&&item.role==="system")
const user=items.findLastIndex(item=>"role"in item&&item.role==="user")
const result=items.findLastIndex(item=>item.type==="function_call_output")
return items.map((item,index)=>{if(index===system)return marked(item,0)
return index===user||index===result?marked(item,-1):item})}function responses_model_partsOf(content){const parts=inputParts(content).filter(part=>part.type!=="input_text"||part.text!=="")
return parts.length>0?parts:""}function marked(item,position){const parts="output"in item?item.output:"content"in item?item.content:void 0
if(!Array.isArray(parts)||parts.length===0)return item
const list=parts.with(position,{...parts.at(position),...MARK})
return{...item,["output"in item?"output":"content"]:list}}function assistantItems(message,seals){const words=(0,event_content.wh)(message.content)
const said=words.trim()===""?[]:[{type:"message",role:"assistant",content:words}]
const calls=(message.tool_calls??[]).map(({id:id,name:name,arguments:json})=>({type:"function_call",call_id:id,name:name,arguments:json}))
const rest=[...said,...calls]
return rest.length>0?[...reasoningOf(message,seals),...rest]:[]}function reasoningOf({responses_reasoning_item:item},seals){if(!item||!seals.mayOpen(item.id))return[]
if(!item.encrypted_content&&!item.content?.length)return[]
const{summary:summary,content:content,...rest}=item
return[{type:"reasoning",...rest,summary:summary.map(text=>({type:"summary_text",text:text})),...content&&{content:content.map(text=>({type:"reasoning_text",text:text}))}}]}function contentOf(content){return content.every(block=>block.type==="text")?(0,event_content.wh)(content):inputParts(content)}function inputParts(content){return content.flatMap(block=>block.type==="text"?[{type:"input_text",text:block.text}]:block.image_urls.map(image_url=>({type:"input_image",image_url:image_url,detail:"auto"})))}})}

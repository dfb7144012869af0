export const id=6759
export const ids=[6759]
export const modules={98213:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments,kN:()=>inputVariables})
var node_util__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57975)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(28942)
var _action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(87233)
function givenInputs(pairs){const given={}
for(const pair of pairs){const end=pair.indexOf("=")
if(end<1)return"--input is name=value, with the name of an input of the action"
const name=pair.slice(0,end).trim()
const problem=problemWith(name)
if(problem!==void 0)return problem
given[name]=pair.slice(end+1)}return given}function problemWith(name){if(name==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.InputName.safeParse(name).success)return
const near=(0,_action_runner_input_inputs_js__WEBPACK_IMPORTED_MODULE_1__.nearestInput)(name)
return`--input ${name}: the action has no such input${near===void 0?"":` (did you mean ${near}?)`}`}function inputVariables(inputs){return Object.fromEntries(Object.entries(inputs).map(([name,value])=>[`INPUT_${name.toUpperCase()}`,value]))}const Flags=zod__WEBPACK_IMPORTED_MODULE_2__.object({repo:zod__WEBPACK_IMPORTED_MODULE_2__.string().min(1,"--repo needs a path").optional(),say:zod__WEBPACK_IMPORTED_MODULE_2__.string().trim().min(1,"--say needs a text").optional(),story:zod__WEBPACK_IMPORTED_MODULE_2__["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:zod__WEBPACK_IMPORTED_MODULE_2__.array(zod__WEBPACK_IMPORTED_MODULE_2__.string()).readonly().default([]),keep:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),json:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),verbose:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),watch:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1),help:zod__WEBPACK_IMPORTED_MODULE_2__.boolean().default(!1)}).refine(flags=>flags.story===void 0||(flags.repo??flags.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const options={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(argv,known=Object.keys(options)){const parsed=split(argv,known)
if(typeof parsed==="string")return{kind:"mistake",message:parsed}
const flags=Flags.safeParse(parsed)
if(!flags.success)return{kind:"mistake",message:flags.error.issues[0]?.message??"wrong options"}
const{input:input,...rest}=flags.data
const inputs=givenInputs(input)
if(typeof inputs==="string")return{kind:"mistake",message:inputs}
return rest.help?{kind:"help"}:{kind:"rehearse",...rest,inputs:inputs}}function split(argv,known){const own=Object.fromEntries(Object.entries(options).filter(([name])=>known.includes(name)))
try{return(0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({args:[...argv],options:own,strict:!0}).values}catch(error){const message=error instanceof Error?error.message:String(error)
return message.replace(/\.\s.*$/s,"")}}const NO_JOB="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(env,inputs={}){const apiKey=inputs["api-key"]??env.LLM_API_KEY
const model=inputs.model??env.LLM_MODEL
const baseUrl=inputs["base-url"]??env.LLM_BASE_URL
if(!apiKey&&!model&&!baseUrl)return{kind:"scripted"}
if(apiKey&&model)return{kind:"real",model:{apiKey:apiKey,model:model,...baseUrl?{baseUrl:baseUrl}:{}}}
if(model&&inputs["azure-client-id"])return{kind:"mistake",message:NO_JOB}
const missing=apiKey?"LLM_MODEL is":model?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${missing} not set: a real model needs both; unset all three for a scripted one`}}}),8831:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{doctor:()=>doctor})
var input_inputs=__webpack_require__(87233)
var model_fault=__webpack_require__(76221)
var features_features=__webpack_require__(74343)
var model_table=__webpack_require__(53628)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
var prompts=__webpack_require__(88135)
var agent=__webpack_require__(63882)
var cli_arguments=__webpack_require__(98213)
var readable=__webpack_require__(64441)
var event_content=__webpack_require__(46032)
var open_model=__webpack_require__(43621)
var spoken_calls=__webpack_require__(92968)
const ANSWER={name:"answer",description:"Gives the answer.",parameters:{type:"object",properties:{word:{type:"string"}},required:["word"]}}
const PICTURE="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC"
const WITHOUT=[{vision:!1},{stream:!1},{native_tool_calling:!1}]
const PROTOCOLS=["chat","responses","messages"]
async function askModel(settings,world){const wire=watched(world)
const found=async needed=>{const{model:model,reply:reply,isShown:isShown}=await askOnce(settings,needed,{...world,fetch:wire.fetch})
const vision=needed.vision===!1?"refused":isShown?seenIn(reply):"unasked"
return{reply:reply,features:model.features,calling:callingIn(reply,model.features),vision:vision,needed:needed,...wire.seen()}}
try{return await found({})}catch(first){const others=isRefusal(first)?WITHOUT:isNotThere(first)&&!settings.api?PROTOCOLS.map(api=>({api:api})):[]
for(const needed of others){const finding=await found(needed).catch(error=>requireSame(error,first))
if(finding)return finding}throw first}}async function askOnce(settings,needed,world){const overrides={...settings.overrides,...needed}
const{default:model}=(0,open_model.GF)({...settings,overrides:overrides},{...world,attempts:2})
const isShown=model.features.vision
const picture={type:"image",image_urls:[PICTURE],cache_prompt:!1}
const content=isShown?[(0,event_content.Qq)((0,prompts.J1)("doctor-question")),picture]:[(0,event_content.Qq)((0,prompts.J1)("doctor-question-words"))]
const messages=[{role:"system",content:[(0,event_content.Qq)((0,prompts.J1)("doctor-system"))]},{role:"user",content:content}]
return{model:model,reply:await model.complete({messages:messages,tools:[ANSWER],signal:world.signal}),isShown:isShown}}function watched({fetch:fetch}){let requests=0
let isStreamed=!1
const counting=async(input,init)=>{requests+=1
const response=await fetch(input,init)
isStreamed=!/json/.test(response.headers.get("content-type")??"")
return response}
return{fetch:counting,seen:()=>({requests:requests,isStreamed:isStreamed})}}function isRefusal(error){if(!(error instanceof model_fault.Q)||error.isTransient||error.isModelMissing)return!1
const status=statusOf(error)
return status===400||status===422}function isNotThere(error){if(error instanceof model_fault.Q&&error.isModelMissing)return!1
const status=statusOf(error)
return status===404||status===405}function requireSame(error,first){if(!(isRefusal(error)||isNotThere(first)&&isNotThere(error)))throw error}function statusOf(error){return error instanceof model_fault.Q&&error.cause instanceof Error&&"status"in error.cause?error.cause.status:void 0}function callingIn({message:message},{native_tool_calling:native_tool_calling}){const called=(message.tool_calls??[]).some(({name:name})=>name===ANSWER.name)
if(called)return native_tool_calling?"native":"words"
return(0,spoken_calls.spokenCall)(message,[ANSWER])?"unread":"none"}function seenIn({message:message}){const said=[(0,event_content.wh)(message.content),...(message.tool_calls??[]).map(call=>call.arguments)].join(" ")
return/\bred\b/i.test(said)?"seen":"unseen"}const LIMIT_MS=18e4
async function doctor(options){const{argv:argv,env:env,world:world,stdout:stdout,stderr:stderr,limitMs:limitMs=LIMIT_MS}=options
const flags=(0,cli_arguments.We)(argv,["input","help"])
if(flags.kind==="help")return tell(stdout,(0,prompts.J1)("doctor-usage"),0)
if(flags.kind==="mistake")return tell(stderr,`${flags.message} (see deckhand doctor --help)`,2)
const choice=(0,cli_arguments.Rk)(env,flags.inputs)
if(choice.kind!=="real")return tell(stderr,choice.kind==="mistake"?choice.message:NO_MODEL,2)
const{model:model,apiKey:apiKey,baseUrl:baseUrl}=choice.model
const given={...flags.inputs,model:model,"api-key":apiKey,...baseUrl&&{"base-url":baseUrl}}
const late=new AbortController
const timer=setTimeout(()=>late.abort(tooLate(limitMs)),limitMs)
try{const inputs=(0,input_inputs.readInputs)({...(0,cli_arguments.kN)(given),"INPUT_GITHUB-TOKEN":"none"})
const{fallbackModels:_,...settings}=(0,agent.zg)(inputs,"doctor",{...world,env:env})
const finding=await askModel({...settings,visionModel:void 0},{...world,signal:AbortSignal.any([world.signal,late.signal])})
stdout(`${describeFindings({settings:settings,given:given,finding:finding,now:world.now()})}\n`)
return finding.calling==="native"||finding.calling==="words"?0:1}catch(error){const{message:message,hint:hint}=(0,fault.ec)(error)
const reply=(0,model_fault.o)(error)
const words=reply===void 0?(0,lib_text.hC)(message,hint):`${message}\nIt replied:\n${reply}`
return tell(stderr,(0,readable.pj)(words),1)}finally{clearTimeout(timer)}}function tooLate(limitMs){return new fault.vC("model",`There was no whole reply within ${limitMs/1e3} seconds.`,{hint:"Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up."})}const NO_MODEL="There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model"
function tell(write,text,exitCode){write(`${text}\n`)
return exitCode}const doctor_PROTOCOLS={chat:"Chat Completions",responses:"Responses",messages:"Messages"}
function describeFindings(asked){const{settings:settings,finding:finding}=asked
const{reply:reply,features:features,requests:requests}=finding
const rows=[["protocol",protocolFound(asked)],["answered by",reply.answeredBy??"the reply does not say"],["streaming",streamingFound(finding)],["tool calling",CALLING[finding.calling]],["vision",VISION[finding.vision]],["usage",usageFound(finding)],["price",priceFound(asked)],["window",features.context_window?`${features.context_window} tokens`:"unknown"]]
const warnings=warningsFor(asked).map(warning=>`Warning: ${warning}`)
const parts=[`Asked ${settings.model} at ${settings.baseUrl} (${(0,lib_text.U9)(requests,"request")}).`,rows.map(([name,value])=>`  ${name.padEnd(14)}${value}`).join("\n"),...warnings.length>0?[warnings.join("\n")]:[],`Set these inputs:\n\n${inputsToSet(asked)}`]
return(0,readable.pj)(parts.join("\n\n"))}const CALLING={native:"yes",words:"not natively; it works with the tools in the prompt",unread:"no: the call came as text, which the server did not parse",none:"no: the model did not call the tool"}
const VISION={seen:"yes: it named the colour of the picture",unseen:"the picture was accepted, but the model did not name its colour",refused:"no: the request was refused with a picture, and accepted without",unasked:"not asked: this model is known to see no pictures"}
function protocolFound({settings:settings,finding:finding}){const how=settings.api?"as given":isLearned(settings,finding)?"as the endpoint asks for":"by default"
return`${doctor_PROTOCOLS[finding.features.api]} (${how})`}function isLearned({model:model,baseUrl:baseUrl,overrides:overrides},{features:features}){return(0,features_features.H)({model:model,baseUrl:baseUrl,overrides:overrides}).api!==features.api}function streamingFound({features:features,isStreamed:isStreamed,needed:needed}){if(needed.stream===!1)return"no: the request was refused with streaming, and accepted without"
if(!features.stream)return"not asked for"
return isStreamed?"yes":"asked for, but the reply came in one piece"}function usageFound({reply:{usage:usage}}){if(usage.is_estimated)return"not reported: tokens are estimated"
return`${usage.prompt_tokens} tokens in, ${usage.completion_tokens} out`}function priceFound({finding:{features:features,reply:reply},settings:settings}){const{price:price}=features
if(price===void 0)return reply.usage.cost===void 0?"unknown":"stated by the endpoint with each reply"
const cached=price.cache_read===void 0?"":`, $${price.cache_read} from the cache`
const source=settings.overrides?.price?"as given":`${model_table.Bt.source}, ${model_table.Bt.date}`
return`$${price.input} in, $${price.output} out${cached}, for a million tokens (${source})`}function warningsFor({finding:finding,settings:settings,now:now}){const{features:features,reply:reply,calling:calling}=finding
const isListed=features.price!==void 0&&settings.overrides?.price===void 0
const days=isListed?(0,model_table.gx)(now):void 0
const isUnpriced=features.price===void 0&&reply.usage.cost===void 0
return[...days?[`the price of ${settings.model} is ${days} days old; check it with the provider.`]:[],...isUnpriced?[`the price of ${settings.model} is unknown, so max-budget-usd needs a "price" in model-features.`]:[],...features.context_window===void 0?[`the window of ${settings.model} is unknown; state it as "context_window" in model-features.`]:[],...reply.usage.is_estimated?["the endpoint does not report tokens, so they are estimated."]:[],...calling==="none"?["a model that calls no tools cannot change anything."]:[]]}function inputsToSet({settings:settings,given:given,finding:finding}){const{model:model,baseUrl:baseUrl}=settings
const features=featuresToSet(finding,settings)
const others=Object.entries(given).filter(([name])=>!KNOWN.has(name)&&!SECRET.test(name))
const lines=[`model: ${scalar(model)}`,"api-key: $"+"{{ secrets.LLM_API_KEY }}",...baseUrl==="https://api.openai.com/v1"?[]:[`base-url: ${scalar(baseUrl)}`],...settings.api||isLearned(settings,finding)?[`api-mode: ${finding.features.api}`]:[],...Object.keys(features).length>0?[`model-features: '${JSON.stringify(features).replaceAll("'","''")}'`]:[],...others.map(([name,value])=>`${name}: ${scalar(value)}`)]
return lines.map(line=>`  ${line}`).join("\n")}const KNOWN=new Set(["model","api-key","base-url","api-mode","model-features"])
const SECRET=/key|secret|header|token$|mcp-config/
function featuresToSet({needed:needed,calling:calling},{overrides:overrides={}}){const{reasoning_effort:_,temperature:__,...given}=overrides
const{api:___,...more}=needed
return{...given,...more,...calling==="unread"&&{native_tool_calling:!1}}}function scalar(value){return/^[\w./:-]+$/.test(value)?value:JSON.stringify(value)}}),64441:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(text){return text.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(json){return json.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,sign=>`\\u${sign.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(markdown,width){const lines=plain(markdown).replaceAll(/<!--.*?-->/gs,"").split("\n")
let isCode=!1
const shown=lines.flatMap(line=>{const isFence=/^\s*(```|~~~)/.test(line)
if(isFence)isCode=!isCode
return isFence||isCode||line.startsWith("|")?[line]:wrap(prose(line),width)})
return shown.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(line,width){const margin=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(line)?.[0]??""
const lines=[]
let current=margin
for(const word of line.slice(margin.length).split(/\s+/).filter(Boolean)){const isFirst=current.trim()===""||current===margin
if(!isFirst&&current.length+1+word.length>width){lines.push(current)
current=" ".repeat(margin.length)+word}else current+=isFirst?word:` ${word}`}return[...lines,current.trimEnd()]}function prose(line){return line.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(_,label,url)=>url?`${label} (${url})`:label).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(isColoured){const wrap=(on,off)=>text=>isColoured?`[${on}m${text}[${off}m`:text
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),51977:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{HIDDEN:()=>HIDDEN,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var _forms_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(91106)
const HIDDEN="<secret-hidden>"
function maskOf(values,mark=HIDDEN){const forms=new Set([...values].flatMap(_forms_js__WEBPACK_IMPORTED_MODULE_0__.XP))
if(forms.size===0)return NOTHING
const automaton=new Automaton(forms)
return Object.freeze({mask:text=>replaced(text,findAll(automaton,text).spans,mark),begin(text){const{spans:spans,open:open}=findAllIn(automaton,text)
const cut=spans.find(({start:start,end:end})=>start<open&&open<end)?.start??open
const whole=spans.filter(({end:end})=>end<=cut)
return{safe:replaced(text.slice(0,cut),whole,mark),rest:text.slice(cut)}}})}const NOTHING=Object.freeze({mask:text=>text,begin:text=>({safe:text,rest:""})})
function findAllIn(automaton,text){const{spans:spans,open:open}=findAll(automaton,text)
const unfinished=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.Zw)(text)
if(unfinished===text.length)return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,open)}
const before=Math.min(findAll(automaton,text.slice(0,unfinished)).open,unfinished)
return{spans:spans,open:(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.dy)(text,Math.min(open,before))}}function findAll(automaton,text){const plain=automaton.scan(text)
if(!(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.un)(text))return{spans:joined(plain.spans),open:plain.open}
const{text:clear,startOf:startOf,endOf:endOf}=(0,_forms_js__WEBPACK_IMPORTED_MODULE_0__.DH)(text)
const{spans:spans,open:open}=automaton.scan(clear)
const within=spans.map(({start:start,end:end})=>({start:startOf(start),end:endOf(end-1)}))
return{spans:joined([...plain.spans,...within]),open:Math.min(plain.open,startOf(open))}}function joined(spans){const result=[]
for(const span of spans.toSorted((a,b)=>a.start-b.start)){const last=result.at(-1)
if(!last||span.start>=last.end)result.push(span)
else result[result.length-1]={start:last.start,end:Math.max(last.end,span.end)}}return result}function replaced(text,spans,mark){if(spans.length===0)return text
const pieces=[]
let end=0
for(const span of spans){pieces.push(text.slice(end,span.start),mark)
end=span.end}return pieces.join("")+text.slice(end)}class Automaton{#code=[0]
#child=[0]
#sibling=[0]
#depth=[0]
#fail=[0]
#found=[0]
#first=new Int32Array(65536)
constructor(needles){for(const needle of needles)this.#add(needle)
this.#link()}scan(text){const spans=[]
let state=0
for(let index=0;index<text.length;index+=1){const code=text.charCodeAt(index)
if(code<14&&isPassedOver(text,index))continue
state=state===0?this.#start(code):this.#next(state,code)
const length=this.#found[state]??0
if(length>0)spans.push({start:back(text,index+1,length),end:index+1})}return{spans:spans,open:back(text,text.length,this.#depth[state]??0)}}#add(needle){let state=0
for(let index=0;index<needle.length;index+=1){const code=needle.charCodeAt(index)
if(!isPassedOver(needle,index))state=this.#step(state,code)||this.#grow(state,code)}this.#found[state]=this.#depth[state]??0}#grow(parent,code){const state=this.#code.push(code)-1
this.#child.push(0)
this.#fail.push(0)
this.#found.push(0)
this.#depth.push((this.#depth[parent]??0)+1)
if(parent===0)this.#first[code]=state
this.#sibling.push(this.#child[parent]??0)
this.#child[parent]=state
return state}#link(){const queue=this.#children(0)
for(const state of queue){const fallback=this.#fail[state]??0
this.#found[state]||=this.#found[fallback]??0
for(const child of this.#children(state)){this.#fail[child]=this.#next(fallback,this.#code[child]??0)
queue.push(child)}}}#children(state){const children=[]
for(let child=this.#child[state]??0;child!==0;child=this.#sibling[child]??0)children.push(child)
return children}#start(code){return this.#first[code]??0}#step(state,code){if(state===0)return this.#start(code)
let child=this.#child[state]??0
while(child!==0&&this.#code[child]!==code)child=this.#sibling[child]??0
return child}#next(from,code){let state=from
let next=this.#step(state,code)
while(next===0&&state!==0){state=this.#fail[state]??0
next=this.#step(state,code)}return next}}const[LF,CR]=[10,13]
function isPassedOver(text,index){const code=text.charCodeAt(index)
if(code!==LF)return code===CR
let before=index-1
while(text.charCodeAt(before)===CR)before-=1
return text.charCodeAt(before)!==LF}function back(text,end,length){let[start,left]=[end,length]
while(left>0){start-=1
if(!isPassedOver(text,start))left-=1}return start}function redactor(secrets){return maskOf([HIDDEN,...secrets],"***").mask}const LOOK_AGAIN=4096
function streamMask(current){let held=""
let fresh=""
const take=()=>{const text=held+fresh
fresh=""
return text}
return Object.freeze({push(text){fresh+=text
if(held.length>LOOK_AGAIN&&fresh.length<held.length)return""
const{safe:safe,rest:rest}=current().begin(take())
held=rest
return safe},end(){const rest=current().mask(take())
held=""
return rest}})}})}

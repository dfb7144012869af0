export const id=2968
export const ids=[2968,810]
export const modules={810:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Pk:()=>checkCall,Wl:()=>isSchema,au:()=>coerce,cU:()=>choicesOf,nF:()=>takesArguments,pP:()=>schemaOf,pl:()=>typesOf,uA:()=>toolNamed,unreadableCall:()=>unreadableCall})
var _lib_json_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(80292)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76221)
function unreadableCall(problem){return new _failure_model_fault_js__WEBPACK_IMPORTED_MODULE_2__.Q(`The model wrote a tool call that cannot be read: ${problem}`,{told:(0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("text-protocol-unreadable",{problem:problem}),reason:"text-protocol",hint:"Use a model that writes calls better, or one with tool calling of its own."})}function toolNamed(name,tools){return tools.find(tool=>tool.name===name)??tools.find(tool=>isAlike(tool.name,name))}function checkCall({name:name,parameters:parameters},tools){const tool=toolNamed(name,tools)
if(!tool)return{name:name,arguments:JSON.stringify(Object.fromEntries(parameters.map(asWritten)))}
const values=new Map
for(const[written,value]of parameters)take(values,tool,written,value)
const missing=requiredBy(tool).filter(required=>!values.has(required))
if(missing.length>0)throw unreadableCall(`${tool.name} needs ${missing.join(" and ")}, which ${missing.length===1?"is":"are"} missing.`)
return{name:tool.name,arguments:JSON.stringify(Object.fromEntries(values))}}function takesArguments(tool,given){const required=requiredBy(tool)
if(typeof given==="string"){const[only="",another]=required
return another===void 0&&typesOf(schemaOf(only,tool)??{}).includes("string")}if(!isSchema(given))return!1
const names=Object.keys(given)
if(names.length>0&&!parametersOf(tool).some(name=>names.includes(name)))return!1
const isFit=name=>coerce({kind:"json",value:given[name]},schemaOf(name,tool)??{}).kind==="value"
return required.every(name=>names.includes(name))&&parametersOf(tool).every(name=>!names.includes(name)||isFit(name))}function asWritten([name,value]){return[name,value.kind==="text"?value.text:value.value]}function schemaOf(name,{parameters:parameters}){const{properties:properties,additionalProperties:additionalProperties}=parameters
if(isSchema(properties)&&Object.hasOwn(properties,name))return isSchema(properties[name])?properties[name]:{}
if(additionalProperties===!0)return{}
return isSchema(additionalProperties)?additionalProperties:void 0}function take(values,tool,written,value){const name=parameterOf(tool,written)
const schema=schemaOf(name,tool)
if(!schema)throw unreadableCall(`${tool.name} takes no parameter ${written}. It takes: ${parametersOf(tool).join(", ")}.`)
const coerced=coerce(value,schema)
if(coerced.kind==="absent")return
if(coerced.kind==="problem")throw unreadableCall(`the parameter ${name} of ${tool.name} ${coerced.problem}.`)
const isOther=values.has(name)&&JSON.stringify(values.get(name))!==JSON.stringify(coerced.value)
if(isOther)throw unreadableCall(`the parameter ${name} of ${tool.name} is given twice.`)
values.set(name,coerced.value)}function parameterOf(tool,written){const names=parametersOf(tool)
return names.includes(written)?written:names.find(name=>isAlike(name,written))??written}function parametersOf({parameters:{properties:properties}}){return isSchema(properties)?Object.keys(properties):[]}function requiredBy({parameters:{required:required}}){const names=Array.isArray(required)?required.filter(name=>typeof name==="string"):[]
return names.filter(name=>name!=="security_risk")}function isAlike(one,other){return one.toLowerCase()===other.toLowerCase()}function coerce(written,schema){const types=typesOf(schema)
if(written.kind==="json"&&(typeof written.value!=="string"||types.includes("string")))return inEnum(written.value,schema)
const text=written.kind==="json"?String(written.value):written.text
if(types.length===0||types.includes("string"))return inEnum(text,schema)
const trimmed=text.trim()
if(/^(|null|none)$/i.test(trimmed))return types.includes("null")?{kind:"value",value:null}:{kind:"absent"}
for(const type of types){const value=readAs(type,trimmed)
if(value!==void 0)return inEnum(value,schema)}return{kind:"problem",problem:`must be ${types.map(article).join(" or ")}`}}function typesOf(schema){const{type:type,anyOf:anyOf,oneOf:oneOf}=schema
if(typeof type==="string")return[type]
if(Array.isArray(type))return type.filter(name=>typeof name==="string")
const branches=[anyOf,oneOf].flatMap(list=>Array.isArray(list)?list:[]).filter(isSchema)
if(branches.length>0)return[...new Set(branches.flatMap(typesOf))]
return[...new Set((choicesOf(schema)??[]).map(typeOf))]}function choicesOf(schema){if("const"in schema)return[schema.const]
return Array.isArray(schema.enum)?schema.enum:void 0}function isSchema(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function readAs(type,text){switch(type){case"integer":return/^[+-]?\d+(\.0+)?$/.test(text)?safeInteger(Number(text)):void 0
case"number":return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)?Number(text):void 0
case"boolean":return/^(true|false)$/i.test(text)?text.toLowerCase()==="true":void 0
case"array":case"object":{const json=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_0__.Dm)(text,0)
const isFitting=json?.end===text.length&&Array.isArray(json.value)===(type==="array")
return isFitting?json.value:void 0}default:return}}function safeInteger(value){return Number.isSafeInteger(value)?value:void 0}function inEnum(value,schema){const choices=choicesOf(schema)
if(!choices||choices.includes(value))return{kind:"value",value:value}
const word=plain(value)
const alike=typeof value==="string"?choices.filter(choice=>plain(choice)===word):[]
if(alike.length===1)return{kind:"value",value:alike[0]}
return{kind:"problem",problem:`must be one of ${choices.map(choice=>JSON.stringify(choice)).join(", ")}`}}function plain(value){return String(value).trim().toLowerCase()}function typeOf(value){if(value===null)return"null"
return Array.isArray(value)?"array":typeof value}function article(type){if(type==="array")return"a list in JSON"
if(type==="object")return"an object in JSON"
return/^[aeiou]/.test(type)?`an ${type}`:type==="null"?"null":`a ${type}`}}),65383:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>splitCodeBlocks,w:()=>withoutSpans})
const FENCE=/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n`]*)$/gm
const LANGUAGE=/^[\w-]*/
function splitCodeBlocks(text){const blocks=[]
const words=[]
let open
let end=0
for(const{index:index,0:line,1:fence="",2:about=""}of text.matchAll(FENCE))if(!open){const[language=""]=LANGUAGE.exec(about.trim())??[]
open={fence:fence,language:language,start:index,end:index+line.length}
words.push(text.slice(end,index))}else if(fence.startsWith(open.fence)&&about.trim()===""){blocks.push({language:open.language,code:text.slice(open.end,index).trim()})
end=index+line.length
words.push(" ".repeat(end-open.start))
open=void 0}if(!open)return{blocks:blocks,words:words.join("")+text.slice(end)}
const code=text.slice(open.end).trim()
const last={language:open.language,code:code.endsWith("```")?code.slice(0,-3).trim():code}
return{blocks:[...blocks,last],words:words.join("")}}function withoutSpans(words){return words.replaceAll(/`[^`\n]+`/g,span=>" ".repeat(span.length))}}),92968:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{isExample:()=>isExample,spokenCall:()=>spokenCall})
var lib_json=__webpack_require__(80292)
var event_content=__webpack_require__(46032)
var model_thoughts=__webpack_require__(52520)
var check_call=__webpack_require__(810)
var code_blocks=__webpack_require__(65383)
const JSON_NAME=String.raw`"(?:tool_)?name"\s{0,20}:\s{0,20}"([\w.-]{1,100})"`
const FUNCTION_NAME=String.raw`<function=["']?([\w.-]{1,100})`
const INVOKE_NAME=String.raw`<(?:｜DSML｜)?invoke\s{1,20}name=["']?([\w.-]{1,100})`
const NOTATIONS=[{family:"Hermes and Qwen",opens:/<tool_calls?>\s{0,100}[[{]/g,names:RegExp(JSON_NAME,"g")},{family:"Qwen Coder",opens:/(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<function=/g,names:RegExp(FUNCTION_NAME,"g")},{family:"Claude and MiniMax, `<invoke>`",opens:/(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<invoke\s/g,names:RegExp(INVOKE_NAME,"g")},{family:"GLM",opens:/<tool_call>\s{0,20}[\w.-]{1,100}\s{0,20}<(?:arg_key|\/tool_call)>/g,names:/<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}</g},{family:"Llama",opens:/<\|python_tag\|>|^\[[\w.-]{1,100}\(/gm,names:RegExp(String.raw`${JSON_NAME}|<\|python_tag\|>\s{0,20}([\w-]{1,100})\.call\(|[[,]\s{0,20}([\w.-]{1,100})\(`,"g")},{family:"Mistral",opens:/\[TOOL_CALLS\]/g,names:RegExp(String.raw`${JSON_NAME}|\[TOOL_CALLS\]\s{0,20}([\w.-]{1,100})\s{0,20}[[{]`,"g")},{family:"DeepSeek",opens:/<｜(?:tool▁calls?▁begin|DSML)｜/g,names:RegExp(String.raw`<｜tool▁call▁begin｜>(?:function<｜tool▁sep｜>)?([\w.-]{1,100})|${INVOKE_NAME}`,"g")},{family:"Kimi",opens:/<\|tool_calls?_(?:section_)?begin\|>/g,names:/<\|tool_call_begin\|>\s{0,20}([\w.-]{1,100}):\d/g},{family:"gpt-oss",opens:/<\|start\|>assistant|<\|channel\|>|^commentary\s{1,20}to=|assistantcommentary\s{1,20}to=/gm,names:/\bto=([\w.-]{1,100})/g},{family:"Gemma",opens:/<(?:start_function_call|\|tool_call)>\s{0,20}call:/g,names:/>\s{0,20}call:([\w.-]{1,100})/g},{family:"Cohere, Granite and Phi",opens:/<\|(?:START_ACTION|tool_calls?|action_start)\|>/g,names:RegExp(JSON_NAME,"g")}]
function openingsIn(text,place,isOffered){const found=NOTATIONS.flatMap(({family:family,opens:opens,names:names})=>{const isNamed=match=>match.slice(1).some(name=>name!==void 0&&isOffered(name))
const last=[...text.matchAll(names)].findLast(isNamed)?.index??-1
const starts=[...place.matchAll(opens)].map(({index:index})=>index).filter(start=>start<=last)
return starts.map(start=>({family:family,start:start}))})
return found.sort((one,other)=>one.start-other.start)}const CLOSING=/<\/[\w:]{1,40}>|<(?:[|｜/]|end_)[^<>\s]{1,60}>|<\w{1,40}\|>/u
const ENDS=RegExp(String.raw`(?:[\]}]|["'\]}]\)|${CLOSING.source})$`,"u")
function endsAsCall(text){return ENDS.test(text.slice(-100))}function spokenCall(message,tools){const content=(0,event_content.wh)(message.content).trim()
const said=(0,model_thoughts.$)(content)
const toolOf=name=>(0,check_call.uA)(name.replace(/^functions\./,""),tools)
const thoughts=`${message.reasoning_content??""}\n${content.slice(0,content.length-said.length)}`
const found=callIn(said,toolOf)
if(found?.manner==="whole")return found
return callFromThoughts(thoughts.replace(/<\/think>\s*$/i,"").trim(),said,toolOf)??found}function isExample({manner:manner},{hasCalled:hasCalled,isTold:isTold}){return hasCalled&&(manner==="quoted"||manner==="beside"&&isTold)}function callIn(text,toolOf){const alone=wholeCall(text,toolOf)
if(alone!==void 0)return{family:alone,manner:"whole"}
const{blocks:blocks,words:words}=(0,code_blocks.E)(text)
const families=blocks.map(block=>blockCall(block,toolOf))
const[first]=families.filter(family=>family!==void 0)
if(words.trim()===""&&!families.includes(void 0)&&first!==void 0)return{family:first,manner:"whole"}
const[beside]=openingsIn(text,(0,code_blocks.w)(words),isOffered(toolOf))
if(beside)return{family:beside.family,manner:"beside"}
const quoted=first??(hasJsonCall(words,toolOf)?"JSON":void 0)
return quoted===void 0?void 0:{family:quoted,manner:"quoted"}}function isOffered(toolOf){return name=>toolOf(name)!==void 0}function wholeCall(text,toolOf){if(!endsAsCall(text))return
if(areJsonCalls(text.replace(/\s{0,20}<\/tool_calls?>$/,""),toolOf))return"JSON"
const[opening]=openingsIn(text,text,isOffered(toolOf))
return opening?.start===0?opening.family:void 0}const CODE_CALL=/^(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm
function blockCall({language:language,code:code},toolOf){if(language!=="tool_code")return wholeCall(code,toolOf)
return[...code.matchAll(CODE_CALL)].some(([,name=""])=>toolOf(name))?"Gemma":void 0}function callFromThoughts(thoughts,said,toolOf){const text=said===""?thoughts:`${thoughts}\n${said}`
if(thoughts===""||!endsAsCall(text))return
const words=(0,code_blocks.w)((0,code_blocks.E)(thoughts).words).padEnd(thoughts.length)
const place=said===""?words:`${words}\n${said}`
const last=openingsIn(text,place,isOffered(toolOf)).findLast(({start:start})=>start<thoughts.length)
if(!last)return
if(said==="")return{family:last.family,manner:"whole"}
const isParted=!CLOSING.test(thoughts.slice(last.start))&&CLOSING.test(said)
return isParted?{family:last.family,manner:"beside"}:void 0}const NAMES=["name","tool","tool_name","function","function_name","action","recipient_name"]
const ARGUMENTS=["arguments","args","parameters","params","kwargs","input","tool_input","tool_args","tool_arguments","action_input"]
const INSIDE=["function","function_call","tool_call","tool","action","command","tool_calls","tool_uses"]
const BETWEEN=/[\s,;]*/y
function areJsonCalls(text,toolOf){let place=0
while(place<text.length){const json=(0,lib_json.Dm)(text,place)
if(!json)return isBrokenCall(text.slice(place),toolOf)
if(!areCalls(json.value,toolOf))return!1
BETWEEN.lastIndex=json.end
place=json.end+(BETWEEN.exec(text)?.[0].length??0)}return text!==""}const BESIDE_WORDS=/(?:^|[.:][ \t]{1,3})[[{]/gm
const MOST_TRIES=20
function hasJsonCall(text,toolOf){let tries=0
let end=0
for(const{index:index,0:sign}of text.matchAll(BESIDE_WORDS)){const start=index+sign.length-1
if(start<end)continue
const json=(0,lib_json.Dm)(text,start)
if(json&&areCalls(json.value,toolOf))return!0
if(!json&&++tries>MOST_TRIES)return!1
end=json?.end??end}return!1}const DEEPEST=3
function areCalls(value,toolOf,depth=0){if(depth>DEEPEST)return!1
if(Array.isArray(value))return value.length>0&&value.every(one=>areCalls(one,toolOf,depth+1))
if(!(0,check_call.Wl)(value))return!1
return isCall(value,toolOf)||INSIDE.some(key=>typeof value[key]==="object"&&areCalls(value[key],toolOf,depth+1))}function isCall(value,toolOf){const nameKey=NAMES.find(key=>typeof value[key]==="string")
const tool=nameKey===void 0?void 0:toolOf(String(value[nameKey]))
if(nameKey===void 0||!tool)return!1
const argumentsKey=ARGUMENTS.find(key=>key in value)
if(argumentsKey!==void 0)return takes(tool,value[argumentsKey])
const{[nameKey]:_,...beside}=value
return Object.keys(beside).length>0&&takes(tool,beside)}function takes(tool,given){if(typeof given==="string")return(0,check_call.nF)(tool,(0,lib_json.Dm)(given.trim(),0)?.value??given)
return(0,check_call.nF)(tool,given)}const BROKEN=RegExp(String.raw`^(?:\[\s{0,100})?\{\s{0,100}"(?:${NAMES.join("|")})"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}`+String.raw`"(?:${ARGUMENTS.join("|")})"\s{0,20}:\s{0,20}"?\{\s{0,100}\\?"(\w{1,100})\\?"`)
function isBrokenCall(text,toolOf){const[,name="",first=""]=BROKEN.exec(text.slice(0,1e3))??[]
const properties=toolOf(name)?.parameters.properties
return(0,check_call.Wl)(properties)&&Object.hasOwn(properties,first)}})}

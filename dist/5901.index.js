export const id=5901
export const ids=[5901,810]
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
return{blocks:[...blocks,last],words:words.join("")}}function withoutSpans(words){return words.replaceAll(/`[^`\n]+`/g,span=>" ".repeat(span.length))}}),65578:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{l:()=>readArguments,s:()=>readCalls})
function readArguments(text,start){return entries(text,start,{close:")",key:keyword})}function readCalls(text){const calls=[]
for(let place=between(text,0);place<text.length;){const call=oneCall(text,place)
if(!call)return
calls.push(call.value)
place=between(text,call.end)}return calls}function between(text,start){return start+(at(/(?:[\s;]|#[^\n]*)*/y,text,start)?.[0].length??0)}function oneCall(text,start){const[opening="",name=""]=at(/([A-Za-z_]\w{0,99})\s{0,20}\(/y,text,start)??[]
if(name==="")return
const args=[]
for(let place=skip(text,start+opening.length);place<text.length;){const isNamed=keyword(text,place)!==void 0
const rest=isNamed||text[place]===")"?readArguments(text,place):void 0
if(rest)return{value:{name:name,args:args,named:rest.value},end:rest.end}
const value=isNamed?void 0:literal(text,place,0)
if(!value)return
args.push(value.value)
place=skip(text,value.end)
if(text[place]===",")place=skip(text,place+1)
else if(text[place]!==")")return}return}const BLANKS=/\s*/y
const KEYWORD=/([A-Za-z_]\w{0,99})\s{0,20}=/y
const NUMBER=/[+-]?(?:\d[\d_]{0,99}(?:\.\d{0,99})?|\.\d{1,99})(?:e[+-]?\d{1,9})?(?![\w.])/iy
const WORD=/(?:True|False|None|true|false|null)\b/y
const WORDS={True:!0,true:!0,False:!1,false:!1}
function at(pattern,text,start){pattern.lastIndex=start
return pattern.exec(text)??void 0}function skip(text,start){return start+(at(BLANKS,text,start)?.[0].length??0)}const keyword=(text,start)=>{const match=at(KEYWORD,text,start)
return match&&{value:match[1]??"",end:start+match[0].length}}
const stringKey=(text,start)=>{const key=string(text,start)
const colon=key&&skip(text,key.end)
return key&&colon!==void 0&&text[colon]===":"?{value:key.value,end:colon+1}:void 0}
function entries(text,start,{close:close,key:key,depth:depth=0}){const found=[]
for(let place=skip(text,start);place<text.length;){if(text[place]===close)return{value:Object.fromEntries(found),end:place+1}
const name=key(text,place)
const value=name&&literal(text,skip(text,name.end),depth)
if(!name||!value)return
found.push([name.value,value.value])
place=skip(text,value.end)
if(text[place]===",")place=skip(text,place+1)
else if(text[place]!==close)return}return}const DEEPEST=20
function literal(text,start,depth){if(depth>DEEPEST)return
if(text[start]==="[")return list(text,start+1,depth+1)
if(text[start]==="{")return entries(text,start+1,{close:"}",key:stringKey,depth:depth+1})
const number=at(NUMBER,text,start)?.[0]
if(number!==void 0)return{value:Number(number.replaceAll("_","")),end:start+number.length}
const word=at(WORD,text,start)?.[0]
if(word!==void 0)return{value:WORDS[word]??null,end:start+word.length}
return string(text,start)}function list(text,start,depth){const found=[]
for(let place=skip(text,start);place<text.length;){if(text[place]==="]")return{value:found,end:place+1}
const value=literal(text,place,depth)
if(!value)return
found.push(value.value)
place=skip(text,value.end)
if(text[place]===",")place=skip(text,place+1)
else if(text[place]!=="]")return}return}const QUOTE=/(r?)("""|'''|"|')/iy
const ESCAPES={n:"\n",t:"\t",r:"\r","\n":""}
function string(text,start){const[opening="",raw,quote=""]=at(QUOTE,text,start)??[]
if(quote==="")return
const first=start+opening.length
for(let end=first;end<text.length;end+=1){if(text.startsWith(quote,end)){const written=text.slice(first,end)
return{value:raw?written:unescaped(written),end:end+quote.length}}if(text[end]==="\\")end+=1}return}function unescaped(written){return written.replaceAll(/\\(u[\da-f]{4}|x[\da-f]{2}|[ntr\n\\'"])/gi,(all,code)=>{if(code.length>1)return String.fromCodePoint(Number.parseInt(code.slice(1),16))
return ESCAPES[code]??(/[\\'"]/.test(code)?code:all)})}}),65901:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{withTextTools:()=>withTextTools})
var prompts=__webpack_require__(88135)
var event_content=__webpack_require__(46032)
var model_thoughts=__webpack_require__(52520)
var check_call=__webpack_require__(810)
var lib_json=__webpack_require__(80292)
var code_blocks=__webpack_require__(65383)
var schemas=__webpack_require__(28942)
const Fields=schemas.record(schemas.string(),schemas.unknown())
const Arguments=schemas.union([Fields,schemas.string().transform(fieldsIn).pipe(Fields)])
const Flat=schemas.union([schemas.object({name:schemas.string(),arguments:Arguments}),schemas.object({name:schemas.string(),parameters:Arguments}).transform(({name:name,parameters:parameters})=>({name:name,arguments:parameters})),schemas.object({name:schemas.string(),input:Arguments}).transform(({name:name,input:input})=>({name:name,arguments:input})),schemas.object({tool_name:schemas.string(),parameters:Arguments}).transform(({tool_name:tool_name,parameters:parameters})=>({name:tool_name,arguments:parameters}))])
const Call=schemas.union([Flat,schemas.object({function:Flat}).transform(call=>call.function)])
const Calls=schemas.union([schemas.array(Call).min(1),Call.transform(call=>[call])])
function readJsonCalls(text,start){const json=(0,lib_json.Dm)(text,start)
if(!json)throw(0,check_call.unreadableCall)("the JSON of a call is broken or not closed.")
const calls=Calls.safeParse(json.value)
if(!calls.success)throw(0,check_call.unreadableCall)('a call in JSON is an object with a "name" and an object as "arguments".')
return{calls:calls.data.map(written),end:json.end}}function findJsonCalls(text,{start:start,end:end},isKnown){const json=(0,lib_json.Dm)(text.slice(0,end),start)
if(!json||skipBlanks(text,json.end)<end)return
const calls=Calls.safeParse(json.value)
if(!calls.success||!calls.data.every(call=>isKnown(call.name)&&!isDefinition(call)))return
return{calls:calls.data.map(written),end:json.end}}const OPENING=/^[[{]\s{0,100}(?:\{\s{0,100})?"name"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}"(?:arguments|parameters|input)"/
function opensJsonCall(text,start,isKnown){const name=OPENING.exec(text.slice(start,start+500))?.[1]
if(name===void 0||!isKnown(name))return!1
const calls=Calls.safeParse((0,lib_json.Dm)(text,start)?.value)
return!calls.success||!calls.data.some(isDefinition)}function isDefinition({arguments:given}){return given.type==="object"&&Fields.safeParse(given.properties).success}function written(call){const parameters=Object.entries(call.arguments)
return{name:call.name,parameters:parameters.map(([name,value])=>[name,{kind:"json",value:value}])}}function fieldsIn(text){return(0,lib_json.Dm)(text.trim(),0)?.value}const BLANKS=/\s*/y
function skipBlanks(text,start){BLANKS.lastIndex=start
return start+(BLANKS.exec(text)?.[0].length??0)}var python_arguments=__webpack_require__(65578)
const NAME=String.raw`(?:functions\.)?([\w.-]{1,100}?)`
const NOTATIONS=[{opens:/<\|python_tag\|>\s{0,20}(?=\{)/g,read:jsonCalls},{opens:/<\|python_tag\|>\s{0,20}([\w-]{1,100})(?:\.call)?\(/g,read:pythonCall},{opens:/^\[([\w-]{1,100})\(/gm,read:pythonCalls,isLoose:!0},{opens:/\[TOOL_CALLS\]\s{0,20}(?=[[{])/g,read:jsonCalls},{opens:RegExp(String.raw`\[TOOL_CALLS\]\s{0,20}${NAME}\s{0,20}(?:\[CALL_ID\]\w{0,40}\s{0,20})?(?:\[ARGS\]\s{0,20})?(?=\{)`,"g"),read:jsonArguments},{opens:RegExp(String.raw`<｜tool▁call▁begin｜>\s{0,20}(?:function<｜tool▁sep｜>)?${NAME}\s{0,20}(?:<｜tool▁sep｜>)?\s{0,20}(?:\x60{3}\w{0,20}\s{0,20})?(?=\{)`,"g"),read:jsonArguments},{opens:RegExp(String.raw`<\|tool_call_begin\|>\s{0,20}${NAME}(?::\d{1,9})?\s{0,20}<\|tool_call_argument_begin\|>\s{0,20}(?=\{)`,"g"),read:jsonArguments},{opens:RegExp(String.raw`(?:<\|start\|>assistant|<\|channel\|>(?:commentary|analysis)|^commentary|assistantcommentary)\s{1,20}to=${NAME}(?![\w.-])[^{}\n]{0,80}(?=\{)`,"gm"),read:jsonArguments},{opens:/^\x60{3,}tool_code[ \t]{0,20}\r?\n\s{0,20}(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm,read:pythonLines,isLoose:!0},{opens:/<(?:start_function_call|\|tool_call)>\s{0,20}call:([\w.-]{1,100})\{/g,read:escapedArguments},{opens:/<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}(?=<arg_key>|<\/tool_call>)/g,read:keyedArguments,isLoose:!0},{opens:/<\|(?:START_ACTION|tool_calls?|action_start)\|>\s{0,20}(?=[[{])/g,read:jsonCalls},{opens:/<tool_calls>\s{0,20}(?=\[)/g,read:jsonCalls}]
const OWN=/^\s{0,100}(?:\{\s{0,100}["}]|\[\s{0,100}[[{"])|(?:<|&lt;)(?:function\s{0,20}[=\s]|invoke\s|tool_call>\s{0,100}[[{<])/i
function readForeignCalls(text,isKnown){const{blocks:blocks,words:words}=(0,code_blocks.E)(text)
const[only]=blocks
const isWrapped=words.trim()===""&&blocks.length===1&&only!==void 0&&only.language!=="tool_code"
return isWrapped?callsIn({text:only.code,place:only.code,isKnown:isKnown}):callsIn({text:text,place:(0,code_blocks.w)(words).padEnd(text.length),isKnown:isKnown})}function callsIn(place){const own=OWN.exec(place.place)?.index??Number.POSITIVE_INFINITY
const openings=NOTATIONS.flatMap(notation=>{const start=startOf(notation,place)
return start!==void 0&&start<own?[{notation:notation,start:start}]:[]})
const[first]=openings.sort((one,other)=>one.start-other.start)
if(!first)return
const calls=callsFrom(first.notation,place,first.start)
return{thought:withoutSigns(place.text.slice(0,first.start)),calls:calls}}function startOf({opens:opens,isLoose:isLoose=!1},{text:text,place:place,isKnown:isKnown}){for(const{index:index,0:sign,1:name=""}of text.matchAll(opens)){const isPlaced=place[index]!==" "||sign.startsWith("```")
if(isPlaced&&(!isLoose||isKnown(name)))return index}return}function callsFrom({opens:opens,read:read,isLoose:isLoose=!1},{text:text,isKnown:isKnown},start){const calls=[]
let end=start
for(const{index:index,0:sign,1:name=""}of text.matchAll(opens)){if(index<end||isLoose&&!isKnown(name))continue
const reading=read(text,index+sign.length,name)
calls.push(...reading.calls)
end=reading.end}return calls}function withoutSigns(words){return words.replaceAll(/<\|channel\|>\w{0,20}|<\|start\|>\w{0,20}|<[|｜][^<>\n]{1,40}[|｜]>/g," ").trim()}function jsonCalls(text,start){const calls=[]
let end=start
for(let place=start;text[place]==="{"||text[place]==="[";place=skipBlanks(text,end)){const json=readJsonCalls(text,place)
calls.push(...json.calls)
end=text[json.end]===";"?json.end+1:json.end}return{calls:calls,end:end}}function jsonArguments(text,start,name){const json=(0,lib_json.Dm)(text,start)
if(!json||typeof json.value!=="object"||json.value===null)throw(0,check_call.unreadableCall)(`the arguments of ${name} are no JSON object.`)
return{calls:[foreign_calls_written(name,json.value)],end:json.end}}function foreign_calls_written(name,fields){return{name:name,parameters:Object.entries(fields).map(([key,value])=>[key,{kind:"json",value:value}])}}function pythonCall(text,start,name){const found=(0,python_arguments.l)(text,start)
if(!found)throw(0,check_call.unreadableCall)(`the arguments of ${name} are not all given as \`name=value\`.`)
return{calls:[foreign_calls_written(name,found.value)],end:found.end}}const NEXT_IN_LIST=/\s{0,20},\s{0,20}([\w-]{1,100})\(/y
function pythonCalls(text,start,name){return following(text,pythonCall(text,start,name),NEXT_IN_LIST)}const NEXT_LINE=/\)?\s{0,20}[\r\n]\s{0,20}(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/y
function pythonLines(text,start,name){return following(text,pythonCall(text,start,name),NEXT_LINE)}function following(text,first,next){const calls=[...first.calls]
let{end:end}=first
next.lastIndex=end
for(let match=next.exec(text);match;match=next.exec(text)){const reading=pythonCall(text,end+match[0].length,match[1]??"")
calls.push(...reading.calls)
end=reading.end
next.lastIndex=end}return{calls:calls,end:end}}const PAIR=/\s{0,20}<arg_key>([^<>]{1,100})<\/arg_key>\s{0,20}<arg_value>/y
const VALUE_END="</arg_value>"
function keyedArguments(text,start,name){const parameters=[]
let end=start
PAIR.lastIndex=end
for(let pair=PAIR.exec(text);pair;pair=PAIR.exec(text)){const from=end+pair[0].length
const to=text.indexOf(VALUE_END,from)
if(to<0)throw(0,check_call.unreadableCall)(`the value of ${pair[1]} in the call of ${name} is not closed.`)
parameters.push([(pair[1]??"").trim(),{kind:"text",text:text.slice(from,to)}])
end=to+VALUE_END.length
PAIR.lastIndex=end}return{calls:[{name:name,parameters:parameters}],end:end}}const FIELD=/\s{0,20},?\s{0,20}([\w.-]{1,100})\s{0,20}:\s{0,20}(?:(<escape>|<\|"\|>)|([^,{}[\]<>]{0,1000})(?=[,}]))/y
function escapedArguments(text,start,name){const parameters=[]
let end=start
FIELD.lastIndex=end
for(let field=FIELD.exec(text);field;field=FIELD.exec(text)){const[all,key="",quote,plain=""]=field
const from=end+all.length
const to=quote===void 0?from:text.indexOf(quote,from)
if(to<0)break
parameters.push([key,{kind:"text",text:quote===void 0?plain.trim():text.slice(from,to)}])
end=quote===void 0?from:to+quote.length
FIELD.lastIndex=end}const close=skipBlanks(text,end)
if(text[close]!=="}")throw(0,check_call.unreadableCall)(`the arguments of ${name} cannot be read in this notation.`)
return{calls:[{name:name,parameters:parameters}],end:close+1}}function tagText(text,marks){const deciding=[]
let next
for(let index=marks.length-1;index>=0;index-=1){deciding[index]=next
const kind=marks[index]?.kind
if(kind==="end-parameter"||kind==="function")next=kind}return{text:text,marks:marks,deciding:deciding}}function readTagCall(marked,index){const open=marked.marks[index]
if(!open?.name)throw(0,check_call.unreadableCall)("a `<function=` without a name that can be read.")
const{name:name}=open
if(open.isClosed)return{call:{name:name,parameters:[]},end:open.end}
const json=jsonBody(marked,open)
const start=json?firstFrom(marked.marks,index+1,json.end):index+1
const{parameters:parameters,end:end}=readParameters(marked,open,start)
return{call:{name:name,parameters:[...json?.parameters??[],...parameters]},end:end}}function readParameters(marked,open,start){const{text:text,marks:marks}=marked
const parameters=[]
let next=start
for(let mark=marks[next];mark;mark=marks[next]){const kind=mark.isEscaped===open.isEscaped?mark.kind:void 0
if(kind==="end-function")return{parameters:parameters,end:mark.end}
if(kind==="function"||kind==="end-wrapper")return{parameters:parameters,end:mark.start}
if(kind==="end-parameter")throw ambiguousTag(open.name)
if(kind==="parameter"){const value=readValue(marked,next)
parameters.push([mark.name,{kind:"text",text:value.text}])
next=value.next}else next+=1}return{parameters:parameters,end:text.length}}function ambiguousTag(name){return(0,check_call.unreadableCall)(`in the call of ${name} it is not clear where a value ends. If \`</parameter>\` is part of a value, write the whole call as JSON between <tool_call> and </tool_call>.`)}function jsonBody({text:text},{end:end,name:name}){const start=skipBlanks(text,end)
if(text[start]!=="{")return
const object=(0,lib_json.Dm)(text,start)
if(!object||typeof object.value!=="object")throw(0,check_call.unreadableCall)(`the arguments of ${name} are no JSON object.`)
const entries=Object.entries(object.value??{})
return{parameters:entries.map(([key,value])=>[key,{kind:"json",value:value}]),end:object.end}}function firstFrom(marks,index,offset){let next=index
while((marks[next]?.start??offset)<offset)next+=1
return next}function readValue(marked,index){const{text:text,marks:marks,deciding:deciding}=marked
const open=marks[index]
if(!open?.name)throw(0,check_call.unreadableCall)("a `<parameter=` without a name that can be read.")
if(open.isClosed)return{text:"",next:index+1}
let depth=0
let lastEnd
for(let next=index+1;next<marks.length;next+=1){const mark=marks[next]
if(!mark||mark.isEscaped!==open.isEscaped)continue
if(mark.kind==="end-parameter"){if(depth===0||isLastOfValue(marked,next))return{text:cut(text,open.end,mark.start),next:next+1}
depth-=1
lastEnd=next}else if(mark.kind==="parameter"){if(mark.style===open.style&&mark.name!=="")throw unclosed(open.name,mark.name)
depth+=1}else if(isEndOfCall(mark)&&deciding[next]!=="end-parameter")return endedBy(marked,open,lastEnd,next)}return endedBy(marked,open,lastEnd,marks.length)}function isEndOfCall({kind:kind}){return kind==="end-function"||kind==="end-wrapper"}function isLastOfValue({text:text,marks:marks},index){const[mark,following]=[marks[index],marks[index+1]]
const start=skipBlanks(text,mark?.end??0)
if(start===text.length)return!0
return following?.start===start&&(isEndOfCall(following)||following.kind==="parameter"&&following.name!=="")}function endedBy({text:text,marks:marks},open,lastEnd,next){const closed=lastEnd===void 0?void 0:marks[lastEnd]
const end=closed?.start??marks[next]?.start??text.length
return{text:cut(text,open.end,end),next:lastEnd===void 0?next:lastEnd+1}}function cut(text,start,end){return text.slice(start,end).replace(/^\r?\n/,"").replace(/\r?\n$/,"")}function unclosed(name,next){return(0,check_call.unreadableCall)(`the parameter ${name} is not closed before ${next} begins. If that is part of its value, write the whole call as JSON between <tool_call> and </tool_call>.`)}const TAG=/(<|&lt;)(\/?)(function_calls|function|invoke|parameter|tool_call|think)(?!\w)/gi
const tag_call_NAME=/\s{0,20}(=|\sname\s{0,20}=)\s{0,20}["']?([\w.:-]{1,100})["']?/iy
const TAIL=/(?:[ \t][^<>\n]{0,200}?)?(\/?)(?:>|&gt;)|[ \t]{0,20}(?=\r?\n)/iy
const END=/\s{0,20}(?:>|&gt;)?/iy
const KINDS={function:["function","end-function"],invoke:["function","end-function"],parameter:["parameter","end-parameter"],tool_call:["wrapper","end-wrapper"],function_calls:["wrapper","end-wrapper"],think:["think","end-think"]}
function marksIn(text){return[...text.matchAll(TAG)].map(match=>{const[tag,lt="",slash="",word=""]=match
const[opens,ends]=KINDS[word.toLowerCase()]??["function","end-function"]
const place={start:match.index,isEscaped:lt!=="<"}
const after=match.index+tag.length
if(slash!=="")return{...place,...closing(text,after),kind:ends}
return{...place,...opening(text,after,opens),kind:opens}})}function hasMarks(text){return text.search(TAG)>=0}function closing(text,after){return{end:after+(matchAt(END,text,after)?.[0].length??0),...NAMELESS}}const NAMELESS={name:"",style:"bare",isClosed:!1}
function opening(text,after,kind){const isNamed=kind==="function"||kind==="parameter"
const name=isNamed?matchAt(tag_call_NAME,text,after):void 0
if(!name)return{...closing(text,after),...isNamed&&text[after]==="="&&{style:"equals"}}
const end=after+name[0].length
const style=name[1]==="="?"equals":"attribute"
const tail=matchAt(TAIL,text,end)
const named={name:name[2]??"",style:style}
if(tail)return{...named,end:end+tail[0].length,isClosed:tail[1]==="/"}
const isValue=kind==="parameter"&&style==="equals"&&text[end]==="="
return isValue?{...named,end:end+1,isClosed:!1}:{name:"",style:style,end:end,isClosed:!1}}function matchAt(pattern,text,index){pattern.lastIndex=index
return pattern.exec(text)??void 0}function readReply(text,isKnown){const reader=new Reader(text,isKnown)
return reader.read()}class Reader{#marked
#fences
#isKnown
#calls=[]
#place=0
#words=0
#wordsEnd
#reasoning=""
#wrapper=!1
#mark=0
#fence=0
constructor(text,isKnown){this.#marked=tagText(text,marksIn(text))
this.#fences=fencesIn(text)
this.#isKnown=isKnown}read(){const{text:text}=this.#marked
for(let sign=this.#next();sign&&!this.#isAnswered(sign.start);sign=this.#next()){this.#place=sign.end
if(sign.kind==="fence")this.#takeFence(sign)
else if(text[sign.start-1]!=="`")this.#takeMark(sign)}if(this.#calls.length===0)this.#takeBareJson()
const thought=text.slice(this.#words,this.#wordsEnd).trim().replace(/^<think>\s*/i,"")
return{reasoning:this.#reasoning,thought:thought,calls:this.#calls}}#next(){const{marks:marks}=this.#marked
while((marks[this.#mark]?.start??this.#place)<this.#place)this.#mark+=1
while((this.#fences[this.#fence]?.start??this.#place)<this.#place)this.#fence+=1
const[mark,fence]=[marks[this.#mark],this.#fences[this.#fence]]
return mark&&fence?mark.start<fence.start?mark:fence:mark??fence}#isAnswered(start){return this.#calls.length>0&&/^EXECUTION RESULT of \[/m.test(this.#marked.text.slice(this.#place,start))}#takeFence(fence){if(this.#wrapper){this.#wrapper=!1
return}const{text:text}=this.#marked
const inside=skipBlanks(text,fence.end)
const close=this.#fenceAfter(fence)
const json=this.#jsonCalls(inside,close?.start??text.length)
if(json)this.#take(json.calls,fence.start,json.end)
const next=this.#next()
const isCall=next?.start===inside&&(next.kind==="function"||next.kind==="wrapper")
this.#wrapper=json!==void 0||isCall
if(!this.#wrapper)this.#place=close?.end??fence.end
else this.#wordsEnd??=fence.start}#jsonCalls(start,end){const{text:text}=this.#marked
if(opensJsonCall(text,start,this.#isKnown))return readJsonCalls(text,start)
return findJsonCalls(text,{start:start,end:end},this.#isKnown)}#fenceAfter(open){for(let index=this.#fence+1;index<this.#fences.length;index+=1){const fence=this.#fences[index]
if(fence?.sign.startsWith(open.sign))return fence}return}#takeMark(mark){switch(mark.kind){case"function":{if(mark.style==="bare")return
const{call:call,end:end}=readTagCall(this.#marked,this.#mark)
this.#take([call],mark.start,end)
return}case"wrapper":this.#takeWrapper(mark)
return
case"end-think":this.#takeThinking(mark)
return
case"parameter":if(mark.style==="equals")throw(0,check_call.unreadableCall)("a parameter stands outside of a function.")
return
case"end-parameter":if(this.#calls.length>0)throw ambiguousTag(this.#calls.at(-1)?.name??"")
return
default:return}}#takeWrapper(mark){const{text:text,marks:marks}=this.#marked
const inside=skipBlanks(text,mark.end)
const next=marks[this.#mark+1]
if(text[inside]==="{"||text[inside]==="["){const{calls:calls,end:end}=readJsonCalls(text,inside)
this.#take(calls,mark.start,end)}else if(next?.start===inside&&next.kind==="function")this.#wordsEnd??=mark.start
else if(opensLine(text,mark.start))throw(0,check_call.unreadableCall)("there is no call between <tool_call> and </tool_call>.")}#takeThinking(mark){this.#reasoning=this.#marked.text.slice(0,mark.start).replace(/^\s*<think>/i,"").trim()
this.#words=mark.end
this.#wordsEnd=void 0
this.#wrapper=!1
this.#calls=[]}#takeBareJson(){const{text:text}=this.#marked
const start=skipBlanks(text,this.#words)
const json=this.#jsonCalls(start,text.length)
if(json)this.#take(json.calls,start,json.end)}#take(calls,start,end){this.#calls.push(...calls)
this.#wordsEnd??=start
this.#place=end}}function opensLine(text,start){return/(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0,start-40),start))}function fencesIn(text){return[...text.matchAll(/^[ \t]{0,20}(`{3,}|~{3,}(?!~))[^\n`]*$/gm)].map(match=>{const sign=match[1]??""
return{kind:"fence",start:match.index,end:match.index+match[0].length,sign:sign}})}function toTextMessages(messages,tools,briefing){const names=new Map(messages.flatMap(({tool_calls:tool_calls=[]})=>tool_calls.map(({id:id,name:name})=>[id,name])))
const said=[]
for(const message of messages.map(message=>inWords(message,names,tools))){const last=said.at(-1)
if(last?.role!=="user"||message.role!=="user")said.push(message)
else said[said.length-1]={...last,content:[...last.content,...message.content]}}return withExample(withSystem(said,briefing.system),briefing.example)}function inWords(message,names,tools){const{tool_calls:tool_calls,tool_call_id:tool_call_id,name:name,...rest}=message
if(message.role==="tool"){const title=`EXECUTION RESULT of [${name??names.get(tool_call_id??"")??"function"}]:`
return{role:"user",content:titled(title,message.content)}}if(!tool_calls||tool_calls.length===0)return name===void 0?rest:{...rest,name:name}
const thought=(0,event_content.wh)(message.content).trim()
const calls=tool_calls.map(call=>renderCall(call,tools))
return{...rest,content:[(0,event_content.Qq)([thought,...calls].filter(part=>part!=="").join("\n\n"))]}}function titled(title,content){const[first,...rest]=content
return first?.type==="text"?[(0,event_content.Qq)(`${title}\n${first.text}`),...rest]:[(0,event_content.Qq)(title),...content]}function withSystem(messages,words){if(words==="")return messages
const[first,...rest]=messages
if(first?.role!=="system")return[{role:"system",content:[(0,event_content.Qq)(words)]},...messages]
const[block,...blocks]=first.content
const content=block?.type==="text"?[{...block,text:`${block.text}\n\n${words}`},...blocks]:[(0,event_content.Qq)(words)]
return[{...first,content:content},...rest]}function withExample(messages,example){const first=messages.findIndex(({role:role})=>role==="user")
if(example===""||first<0)return messages
return messages.map((message,index)=>index===first?{...message,content:[(0,event_content.Qq)(`${example}\n`),...message.content]}:message)}function renderCall(call,tools){const fields=fieldsOf(call.arguments)
const entries=Object.entries(fields)
const tool=(0,check_call.uA)(call.name,tools)
const isPlain=isName(call.name)&&entries.every(([name,value])=>isName(name)&&isReadable(name,value,tool))
if(!isPlain)return jsonCall(call.name,fields)
const lines=entries.map(([name,value])=>`<parameter=${name}>${padded(asText(value))}</parameter>`)
return[`<function=${call.name}>`,...lines,"</function>"].join("\n")}function fieldsOf(json){try{const value=JSON.parse(json.trim()||"{}")
return(0,check_call.Wl)(value)?value:{}}catch{return{}}}function isName(name){return/^[\w.:-]{1,100}$/.test(name)}function isReadable(name,value,tool){const text=asText(value)
if(hasMarks(text)||text.endsWith("\r"))return!1
const schema=tool&&(0,check_call.pP)(name,tool)
if(!schema)return!0
const read=(0,check_call.au)({kind:"text",text:text},schema)
return read.kind==="value"&&JSON.stringify(read.value)===JSON.stringify(value)}function asText(value){return typeof value==="string"?value:JSON.stringify(value)}function padded(text){return text.includes("\n")?`\n${text}\n`:text}function jsonCall(name,fields){const json=JSON.stringify({name:name,arguments:fields}).replaceAll("<","\\u003c").replaceAll("&","\\u0026")
return`<tool_call>\n${json}\n</tool_call>`}const STOP="</function"
function withTextTools(model){const briefed=remembering(briefingOf)
return{name:model.name,get features(){return model.features},async complete(request){const reply=await model.complete(requestInWords(request,briefed(request.tools),model))
return request.tools.length===0?reply:readPaidCalls(reply,request,model)}}}function requestInWords(request,briefing,{features:features}){const stop=[...request.stop??[],...features.stop_words&&request.tools.length>0?[STOP]:[]]
const messages=toTextMessages(request.messages,request.tools,briefing)
return{...request,messages:messages,tools:[],...stop.length>0&&{stop:stop}}}function briefingOf(tools){if(tools.length===0)return{system:"",example:""}
return{system:describeTools(tools),example:workedExample(tools)}}function remembering(describe){const known=new WeakMap
return tools=>{const briefing=known.get(tools)??describe(tools)
known.set(tools,briefing)
return briefing}}function readPaidCalls(reply,request,model){try{return readCalls(reply,request,model)}catch(error){request.onLost?.(reply)
throw error}}function readCalls(reply,{messages:messages,tools:tools},{features:features}){const{message:message}=reply
if(message.tool_calls&&message.tool_calls.length>0)return reply
const read=readText((0,event_content.wh)(message.content),name=>(0,check_call.uA)(name,tools)!==void 0)
const wanted=features.parallel_tool_calls?read.calls:read.calls.slice(0,1)
const uniqueId=idsBeside(messages,reply.id)
const calls=wanted.map((call,index)=>({id:uniqueId(index),origin:"completion",...(0,check_call.Pk)(call,tools)}))
const reasoning=[message.reasoning_content,read.reasoning].filter(Boolean).join("\n\n")
const said={...message,content:read.thought===""?[]:[(0,event_content.Qq)(read.thought)],...calls.length>0&&{tool_calls:calls},...reasoning!==""&&{reasoning_content:reasoning}}
return{...reply,message:said}}function readText(text,isKnown){const{thoughts:thoughts,words:words}=(0,model_thoughts.o)(text)
const foreign=readForeignCalls(words,isKnown)
return foreign?{...foreign,reasoning:thoughts}:readReply(withPlainTags(text),isKnown)}function withPlainTags(text){return text.replaceAll(/<(\/?)(?:｜DSML｜|\w{1,20}:(?=tool_call\b|function_calls\b))/g,"<$1")}function idsBeside(messages,reply){const taken=new Set(messages.flatMap(({tool_calls:tool_calls=[]})=>tool_calls.map(({id:id})=>id)))
return position=>{const id=`call_${reply.slice(-24)}_${position}`
let unique=id
for(let number=2;taken.has(unique);number+=1)unique=`${id}-${number}`
return unique}}const SHOWN=["terminal","file_editor","finish"]
function workedExample(tools){const names=SHOWN.filter(name=>tools.some(tool=>tool.name===name))
if(names.length===0)return""
const turns=names.map(name=>(0,prompts.J1)(`text-protocol-example-${name}`))
return(0,prompts.J1)("text-protocol-example",{turns:["USER: Fix the greeting in hello.py.",...turns].join("\n\n")})}const MAX_DEPTH=4
function describeTools(tools){return(0,prompts.J1)("text-protocol",{functions:tools.map(describeTool).join("\n\n")})}function describeTool({name:name,description:description,parameters:parameters},index){const number=`FUNCTION #${index+1}`
return[`---- BEGIN ${number}: ${name} ----`,`Description: ${description}`,...describeParameters(parameters),`---- END ${number} ----`].join("\n")}function describeParameters(parameters){const fields=text_tools_fieldsOf(parameters)
if(fields.length===0)return["Parameters: none."]
const lines=fields.flatMap((field,index)=>[`  (${index+1}) ${text_tools_inWords(field)}`,...nested(field.schema,1)])
return["Parameters:",...lines]}function text_tools_fieldsOf({properties:properties,required:required}){const names=Array.isArray(required)?required:[]
return Object.entries((0,check_call.Wl)(properties)?properties:{}).map(([name,schema])=>({name:name,schema:(0,check_call.Wl)(schema)?schema:{},isRequired:names.includes(name)}))}function text_tools_inWords({name:name,schema:schema,isRequired:isRequired}){const words=typeof schema.description==="string"?[schema.description]:[]
const choices=(0,check_call.cU)(schema)
const allowed=choices?[`Allowed values: [${choices.map(choice=>JSON.stringify(choice)).join(", ")}].`]:[]
const facts=`${typeInWords(schema)}, ${isRequired?"required":"optional"}`
return[`${name} (${facts})`,[...words,...allowed].join(" ")].filter(part=>part!=="").join(": ")}function typeInWords(schema){const types=(0,check_call.pl)(schema).map(type=>type==="array"?`array${ofItems(schema)}`:type)
return types.length===0?"any":types.join(" or ")}function ofItems({items:items}){return(0,check_call.Wl)(items)?` of ${typeInWords(items)}`:""}function nested(schema,depth){if(depth>MAX_DEPTH)return[]
const{items:items}=schema
const fields=text_tools_fieldsOf((0,check_call.Wl)(items)?items:schema)
return fields.flatMap(field=>[`${"  ".repeat(depth+1)}- ${text_tools_inWords(field)}`,...nested(field.schema,depth+1)])}})}

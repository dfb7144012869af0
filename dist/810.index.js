export const id=810
export const ids=[810]
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
return/^[aeiou]/.test(type)?`an ${type}`:type==="null"?"null":`a ${type}`}})}

export const id=5901
export const ids=[5901,810]
export const modules={810:((e,t,n)=>{n.d(t,{Pk:()=>checkCall,Wl:()=>isSchema,au:()=>coerce,cU:()=>choicesOf,nF:()=>takesArguments,pP:()=>schemaOf,pl:()=>typesOf,uA:()=>toolNamed,unreadableCall:()=>unreadableCall})
var s=n(80292)
var r=n(88135)
var a=n(76221)
function unreadableCall(e){return new a.Q(`The model wrote a tool call that cannot be read: ${e}`,{told:(0,r.J1)("text-protocol-unreadable",{problem:e}),reason:"text-protocol",hint:"Use a model that writes calls better, or one with tool calling of its own."})}function toolNamed(e,t){return t.find(t=>t.name===e)??t.find(t=>isAlike(t.name,e))}function checkCall({name:e,parameters:t},n){const s=toolNamed(e,n)
if(!s)return{name:e,arguments:JSON.stringify(Object.fromEntries(t.map(asWritten)))}
const r=new Map
for(const[e,n]of t)take(r,s,e,n)
const a=requiredBy(s).filter(e=>!r.has(e))
if(a.length>0)throw unreadableCall(`${s.name} needs ${a.join(" and ")}, which ${a.length===1?"is":"are"} missing.`)
return{name:s.name,arguments:JSON.stringify(Object.fromEntries(r))}}function takesArguments(e,t){const n=requiredBy(e)
if(typeof t==="string"){const[t="",s]=n
return s===void 0&&typesOf(schemaOf(t,e)??{}).includes("string")}if(!isSchema(t))return!1
const s=Object.keys(t)
if(s.length>0&&!parametersOf(e).some(e=>s.includes(e)))return!1
const isFit=n=>coerce({kind:"json",value:t[n]},schemaOf(n,e)??{}).kind==="value"
return n.every(e=>s.includes(e))&&parametersOf(e).every(e=>!s.includes(e)||isFit(e))}function asWritten([e,t]){return[e,t.kind==="text"?t.text:t.value]}function schemaOf(e,{parameters:t}){const{properties:n,additionalProperties:s}=t
if(isSchema(n)&&Object.hasOwn(n,e))return isSchema(n[e])?n[e]:{}
if(s===!0)return{}
return isSchema(s)?s:void 0}function take(e,t,n,s){const r=parameterOf(t,n)
const a=schemaOf(r,t)
if(!a)throw unreadableCall(`${t.name} takes no parameter ${n}. It takes: ${parametersOf(t).join(", ")}.`)
const o=coerce(s,a)
if(o.kind==="absent")return
if(o.kind==="problem")throw unreadableCall(`the parameter ${r} of ${t.name} ${o.problem}.`)
const i=e.has(r)&&JSON.stringify(e.get(r))!==JSON.stringify(o.value)
if(i)throw unreadableCall(`the parameter ${r} of ${t.name} is given twice.`)
e.set(r,o.value)}function parameterOf(e,t){const n=parametersOf(e)
return n.includes(t)?t:n.find(e=>isAlike(e,t))??t}function parametersOf({parameters:{properties:e}}){return isSchema(e)?Object.keys(e):[]}function requiredBy({parameters:{required:e}}){const t=Array.isArray(e)?e.filter(e=>typeof e==="string"):[]
return t.filter(e=>e!=="security_risk")}function isAlike(e,t){return e.toLowerCase()===t.toLowerCase()}function coerce(e,t){const n=typesOf(t)
if(e.kind==="json"&&(typeof e.value!=="string"||n.includes("string")))return inEnum(e.value,t)
const s=e.kind==="json"?String(e.value):e.text
if(n.length===0||n.includes("string"))return inEnum(s,t)
const r=s.trim()
if(/^(|null|none)$/i.test(r))return n.includes("null")?{kind:"value",value:null}:{kind:"absent"}
for(const e of n){const n=readAs(e,r)
if(n!==void 0)return inEnum(n,t)}return{kind:"problem",problem:`must be ${n.map(article).join(" or ")}`}}function typesOf(e){const{type:t,anyOf:n,oneOf:s}=e
if(typeof t==="string")return[t]
if(Array.isArray(t))return t.filter(e=>typeof e==="string")
const r=[n,s].flatMap(e=>Array.isArray(e)?e:[]).filter(isSchema)
if(r.length>0)return[...new Set(r.flatMap(typesOf))]
return[...new Set((choicesOf(e)??[]).map(typeOf))]}function choicesOf(e){if("const"in e)return[e.const]
return Array.isArray(e.enum)?e.enum:void 0}function isSchema(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function readAs(e,t){switch(e){case"integer":return/^[+-]?\d+(\.0+)?$/.test(t)?safeInteger(Number(t)):void 0
case"number":return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(t)?Number(t):void 0
case"boolean":return/^(true|false)$/i.test(t)?t.toLowerCase()==="true":void 0
case"array":case"object":{const n=(0,s.Dm)(t,0)
const r=n?.end===t.length&&Array.isArray(n.value)===(e==="array")
return r?n.value:void 0}default:return}}function safeInteger(e){return Number.isSafeInteger(e)?e:void 0}function inEnum(e,t){const n=choicesOf(t)
if(!n||n.includes(e))return{kind:"value",value:e}
const s=plain(e)
const r=typeof e==="string"?n.filter(e=>plain(e)===s):[]
if(r.length===1)return{kind:"value",value:r[0]}
return{kind:"problem",problem:`must be one of ${n.map(e=>JSON.stringify(e)).join(", ")}`}}function plain(e){return String(e).trim().toLowerCase()}function typeOf(e){if(e===null)return"null"
return Array.isArray(e)?"array":typeof e}function article(e){if(e==="array")return"a list in JSON"
if(e==="object")return"an object in JSON"
return/^[aeiou]/.test(e)?`an ${e}`:e==="null"?"null":`a ${e}`}}),65383:((e,t,n)=>{n.d(t,{E:()=>splitCodeBlocks,w:()=>withoutSpans})
const s=/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n`]*)$/gm
const r=/^[\w-]*/
function splitCodeBlocks(e){const t=[]
const n=[]
let a
let o=0
for(const{index:i,0:l,1:c="",2:u=""}of e.matchAll(s))if(!a){const[t=""]=r.exec(u.trim())??[]
a={fence:c,language:t,start:i,end:i+l.length}
n.push(e.slice(o,i))}else if(c.startsWith(a.fence)&&u.trim()===""){t.push({language:a.language,code:e.slice(a.end,i).trim()})
o=i+l.length
n.push(" ".repeat(o-a.start))
a=void 0}if(!a)return{blocks:t,words:n.join("")+e.slice(o)}
const i=e.slice(a.end).trim()
const l={language:a.language,code:i.endsWith("```")?i.slice(0,-3).trim():i}
return{blocks:[...t,l],words:n.join("")}}function withoutSpans(e){return e.replaceAll(/`[^`\n]+`/g,e=>" ".repeat(e.length))}}),65578:((e,t,n)=>{n.d(t,{l:()=>readArguments,s:()=>readCalls})
function readArguments(e,t){return entries(e,t,{close:")",key:keyword})}function readCalls(e){const t=[]
for(let n=between(e,0);n<e.length;){const s=oneCall(e,n)
if(!s)return
t.push(s.value)
n=between(e,s.end)}return t}function between(e,t){return t+(at(/(?:[\s;]|#[^\n]*)*/y,e,t)?.[0].length??0)}function oneCall(e,t){const[n="",s=""]=at(/([A-Za-z_]\w{0,99})\s{0,20}\(/y,e,t)??[]
if(s==="")return
const r=[]
for(let a=skip(e,t+n.length);a<e.length;){const t=keyword(e,a)!==void 0
const n=t||e[a]===")"?readArguments(e,a):void 0
if(n)return{value:{name:s,args:r,named:n.value},end:n.end}
const o=t?void 0:literal(e,a,0)
if(!o)return
r.push(o.value)
a=skip(e,o.end)
if(e[a]===",")a=skip(e,a+1)
else if(e[a]!==")")return}return}const s=/\s*/y
const r=/([A-Za-z_]\w{0,99})\s{0,20}=/y
const a=/[+-]?(?:\d[\d_]{0,99}(?:\.\d{0,99})?|\.\d{1,99})(?:e[+-]?\d{1,9})?(?![\w.])/iy
const o=/(?:True|False|None|true|false|null)\b/y
const i={True:!0,true:!0,False:!1,false:!1}
function at(e,t,n){e.lastIndex=n
return e.exec(t)??void 0}function skip(e,t){return t+(at(s,e,t)?.[0].length??0)}const keyword=(e,t)=>{const n=at(r,e,t)
return n&&{value:n[1]??"",end:t+n[0].length}}
const stringKey=(e,t)=>{const n=string(e,t)
const s=n&&skip(e,n.end)
return n&&s!==void 0&&e[s]===":"?{value:n.value,end:s+1}:void 0}
function entries(e,t,{close:n,key:s,depth:r=0}){const a=[]
for(let o=skip(e,t);o<e.length;){if(e[o]===n)return{value:Object.fromEntries(a),end:o+1}
const t=s(e,o)
const i=t&&literal(e,skip(e,t.end),r)
if(!t||!i)return
a.push([t.value,i.value])
o=skip(e,i.end)
if(e[o]===",")o=skip(e,o+1)
else if(e[o]!==n)return}return}const l=20
function literal(e,t,n){if(n>l)return
if(e[t]==="[")return list(e,t+1,n+1)
if(e[t]==="{")return entries(e,t+1,{close:"}",key:stringKey,depth:n+1})
const s=at(a,e,t)?.[0]
if(s!==void 0)return{value:Number(s.replaceAll("_","")),end:t+s.length}
const r=at(o,e,t)?.[0]
if(r!==void 0)return{value:i[r]??null,end:t+r.length}
return string(e,t)}function list(e,t,n){const s=[]
for(let r=skip(e,t);r<e.length;){if(e[r]==="]")return{value:s,end:r+1}
const t=literal(e,r,n)
if(!t)return
s.push(t.value)
r=skip(e,t.end)
if(e[r]===",")r=skip(e,r+1)
else if(e[r]!=="]")return}return}const c=/(r?)("""|'''|"|')/iy
const u={n:"\n",t:"\t",r:"\r","\n":""}
function string(e,t){const[n="",s,r=""]=at(c,e,t)??[]
if(r==="")return
const a=t+n.length
for(let t=a;t<e.length;t+=1){if(e.startsWith(r,t)){const n=e.slice(a,t)
return{value:s?n:unescaped(n),end:t+r.length}}if(e[t]==="\\")t+=1}return}function unescaped(e){return e.replaceAll(/\\(u[\da-f]{4}|x[\da-f]{2}|[ntr\n\\'"])/gi,(e,t)=>{if(t.length>1)return String.fromCodePoint(Number.parseInt(t.slice(1),16))
return u[t]??(/[\\'"]/.test(t)?t:e)})}}),65901:((e,t,n)=>{n.r(t)
n.d(t,{withTextTools:()=>withTextTools})
var s=n(88135)
var r=n(46032)
var a=n(52520)
var o=n(810)
var i=n(80292)
var l=n(65383)
var c=n(28942)
const u=c.record(c.string(),c.unknown())
const d=c.union([u,c.string().transform(fieldsIn).pipe(u)])
const f=c.union([c.object({name:c.string(),arguments:d}),c.object({name:c.string(),parameters:d}).transform(({name:e,parameters:t})=>({name:e,arguments:t})),c.object({name:c.string(),input:d}).transform(({name:e,input:t})=>({name:e,arguments:t})),c.object({tool_name:c.string(),parameters:d}).transform(({tool_name:e,parameters:t})=>({name:e,arguments:t}))])
const m=c.object({recipient_name:c.string(),parameters:d}).transform(e=>({name:e.recipient_name.replace(/^functions\./,""),arguments:e.parameters}))
const p=c.union([f,m,c.object({function:f}).transform(e=>e.function)])
const h=c.union([c.array(p).min(1),p.transform(e=>[e]),c.object({tool_uses:c.array(p).min(1)}).transform(e=>e.tool_uses)])
function readJsonCalls(e,t){const n=(0,i.Dm)(e,t)
if(!n)throw(0,o.unreadableCall)("the JSON of a call is broken or not closed.")
const s=h.safeParse(n.value)
if(!s.success)throw(0,o.unreadableCall)('a call in JSON is an object with a "name" and an object as "arguments".')
return{calls:s.data.map(written),end:n.end}}function findJsonCalls(e,{start:t,end:n},s){const r=(0,i.Dm)(e.slice(0,n),t)
if(!r||skipBlanks(e,r.end)<n)return
const a=h.safeParse(r.value)
if(!a.success||!a.data.every(e=>s(e.name)&&!isDefinition(e)))return
return{calls:a.data.map(written),end:r.end}}const g=/^[[{]\s{0,100}(?:\{\s{0,100})?"name"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}"(?:arguments|parameters|input)"/
function opensJsonCall(e,t,n){const s=g.exec(e.slice(t,t+500))?.[1]
if(s===void 0||!n(s))return!1
const r=h.safeParse((0,i.Dm)(e,t)?.value)
return!r.success||!r.data.some(isDefinition)}function isDefinition({arguments:e}){return e.type==="object"&&u.safeParse(e.properties).success}function written(e){const t=Object.entries(e.arguments)
return{name:e.name,parameters:t.map(([e,t])=>[e,{kind:"json",value:t}])}}function fieldsIn(e){return(0,i.Dm)(e.trim(),0)?.value}const k=/\s*/y
function skipBlanks(e,t){k.lastIndex=t
return t+(k.exec(e)?.[0].length??0)}var w=n(65578)
const y=String.raw`(?:functions\.)?([\w.-]{1,100}?)`
const x=[{opens:/<\|python_tag\|>\s{0,20}(?=\{)/g,read:jsonCalls},{opens:/<\|python_tag\|>\s{0,20}([\w-]{1,100})(?:\.call)?\(/g,read:pythonCall},{opens:/^\[([\w-]{1,100})\(/gm,read:pythonCalls,isLoose:!0},{opens:/<\|(?:python_start|tool_call_start)\|>\s{0,20}\[?\s{0,20}([\w-]{1,100})\(/g,read:pythonCalls},{opens:/<\|tool_call_start\|>\s{0,20}(?=\[?\s{0,20}\{)/g,read:jsonCalls},{opens:/(?:\[TOOL_REQUEST\]|<TOOLCALL>)\s{0,20}(?=[[{])/g,read:readJsonCalls},{opens:/\[TOOL_CALLS\]\s{0,20}(?=[[{])/g,read:jsonCalls},{opens:RegExp(String.raw`\[TOOL_CALLS\]\s{0,20}${y}\s{0,20}(?:\[CALL_ID\]\w{0,40}\s{0,20})?(?:\[ARGS\]\s{0,20})?(?=\{)`,"g"),read:jsonArguments},{opens:RegExp(String.raw`<[｜|]tool[▁_]call[▁_]begin[｜|]>\s{0,20}(?:function<[｜|]tool[▁_]sep[｜|]>)?${y}\s{0,20}(?:<[｜|]tool[▁_]sep[｜|]>)?\s{0,20}(?:\x60{3}\w{0,20}\s{0,20})?(?=\{)`,"g"),read:jsonArguments},{opens:RegExp(String.raw`<\|tool_call_begin\|>\s{0,20}${y}(?::\d{1,9})?\s{0,20}<\|tool_call_argument_begin\|>\s{0,20}(?=\{)`,"g"),read:jsonArguments},{opens:RegExp(String.raw`(?:<\|start\|>assistant|<\|channel\|>(?:commentary|analysis)|^commentary|assistantcommentary)\s{1,20}to=${y}(?![\w.-])[^{}\n]{0,80}(?=\{)`,"gm"),read:jsonArguments},{opens:/^\x60{3,}tool_code[ \t]{0,20}\r?\n\s{0,20}(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm,read:pythonLines,isLoose:!0},{opens:/<(?:start_function_call|\|tool_call)>\s{0,20}call:([\w.-]{1,100})\{/g,read:escapedArguments},{opens:/<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}(?=<arg_key>|<\/tool_call>)/g,read:keyedArguments,isLoose:!0},{opens:RegExp(String.raw`^Action:[ \t]{0,20}${y}[ \t]{0,20}\r?\nAction Input:[ \t]{0,20}(?=\{)`,"gm"),read:jsonArguments,isLoose:!0},{opens:/<\|(?:START_ACTION|tool_calls?|action_start)\|>\s{0,20}(?=[[{])/g,read:jsonCalls},{opens:/<tool_calls>\s{0,20}(?=\[)/g,read:jsonCalls}]
const _=/^\s{0,100}(?:\{\s{0,100}["}]|\[\s{0,100}[[{"])|(?:<|&lt;)(?:function\s{0,20}[=\s]|invoke\s|tool_call>\s{0,100}[[{<])/i
function readForeignCalls(e,t){const{blocks:n,words:s}=(0,l.E)(e)
const[r]=n
const a=s.trim()===""&&n.length===1&&r!==void 0&&r.language!=="tool_code"
return a?callsIn({text:r.code,place:r.code,isKnown:t}):callsIn({text:e,place:(0,l.w)(s).padEnd(e.length),isKnown:t})}function callsIn(e){const t=_.exec(e.place)?.index??Number.POSITIVE_INFINITY
const n=x.flatMap(n=>{const s=startOf(n,e)
return s!==void 0&&s<t?[{notation:n,start:s}]:[]})
const[s]=n.sort((e,t)=>e.start-t.start)
if(!s)return
const r=callsFrom(s.notation,e,s.start)
return{thought:withoutSigns(e.text.slice(0,s.start)),calls:r}}function startOf({opens:e,isLoose:t=!1},{text:n,place:s,isKnown:r}){for(const{index:a,0:o,1:i=""}of n.matchAll(e)){const e=s[a]!==" "||o.startsWith("```")
if(e&&(!t||r(i)))return a}return}function callsFrom({opens:e,read:t,isLoose:n=!1},{text:s,isKnown:r},a){const o=[]
let i=a
for(const{index:a,0:l,1:c=""}of s.matchAll(e)){if(a<i||n&&!r(c))continue
const e=t(s,a+l.length,c)
o.push(...e.calls)
i=e.end}return o}function withoutSigns(e){return e.replaceAll(/<\|channel\|>\w{0,20}|<\|start\|>\w{0,20}|<[|｜][^<>\n]{1,40}[|｜]>/g," ").trim()}function jsonCalls(e,t){const n=[]
let s=t
for(let r=t;e[r]==="{"||e[r]==="[";r=skipBlanks(e,s)){const t=readJsonCalls(e,r)
n.push(...t.calls)
s=e[t.end]===";"?t.end+1:t.end}return{calls:n,end:s}}function jsonArguments(e,t,n){const s=(0,i.Dm)(e,t)
if(!s||typeof s.value!=="object"||s.value===null)throw(0,o.unreadableCall)(`the arguments of ${n} are no JSON object.`)
return{calls:[foreign_calls_written(n,s.value)],end:s.end}}function foreign_calls_written(e,t){return{name:e,parameters:Object.entries(t).map(([e,t])=>[e,{kind:"json",value:t}])}}function pythonCall(e,t,n){const s=(0,w.l)(e,t)
if(!s)throw(0,o.unreadableCall)(`the arguments of ${n} are not all given as \`name=value\`.`)
return{calls:[foreign_calls_written(n,s.value)],end:s.end}}const b=/\s{0,20},\s{0,20}([\w-]{1,100})\(/y
function pythonCalls(e,t,n){return following(e,pythonCall(e,t,n),b)}const v=/\)?\s{0,20}[\r\n]\s{0,20}(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/y
function pythonLines(e,t,n){return following(e,pythonCall(e,t,n),v)}function following(e,t,n){const s=[...t.calls]
let{end:r}=t
n.lastIndex=r
for(let t=n.exec(e);t;t=n.exec(e)){const a=pythonCall(e,r+t[0].length,t[1]??"")
s.push(...a.calls)
r=a.end
n.lastIndex=r}return{calls:s,end:r}}const C=/\s{0,20}<arg_key>([^<>]{1,100})<\/arg_key>\s{0,20}<arg_value>/y
const O="</arg_value>"
function keyedArguments(e,t,n){const s=[]
let r=t
C.lastIndex=r
for(let t=C.exec(e);t;t=C.exec(e)){const a=r+t[0].length
const i=e.indexOf(O,a)
if(i<0)throw(0,o.unreadableCall)(`the value of ${t[1]} in the call of ${n} is not closed.`)
s.push([(t[1]??"").trim(),{kind:"text",text:e.slice(a,i)}])
r=i+O.length
C.lastIndex=r}return{calls:[{name:n,parameters:s}],end:r}}const $=/\s{0,20},?\s{0,20}([\w.-]{1,100})\s{0,20}:\s{0,20}(?:(<escape>|<\|"\|>)|([^,{}[\]<>]{0,1000})(?=[,}]))/y
function escapedArguments(e,t,n){const s=[]
let r=t
$.lastIndex=r
for(let t=$.exec(e);t;t=$.exec(e)){const[n,a="",o,i=""]=t
const l=r+n.length
const c=o===void 0?l:e.indexOf(o,l)
if(c<0)break
s.push([a,{kind:"text",text:o===void 0?i.trim():e.slice(l,c)}])
r=o===void 0?l:c+o.length
$.lastIndex=r}const a=skipBlanks(e,r)
if(e[a]!=="}")throw(0,o.unreadableCall)(`the arguments of ${n} cannot be read in this notation.`)
return{calls:[{name:n,parameters:s}],end:a+1}}function tagText(e,t){const n=[]
let s
for(let e=t.length-1;e>=0;e-=1){n[e]=s
const r=t[e]?.kind
if(r==="end-parameter"||r==="function")s=r}return{text:e,marks:t,deciding:n}}function readTagCall(e,t){const n=e.marks[t]
if(!n?.name)throw(0,o.unreadableCall)("a `<function=` without a name that can be read.")
const{name:s}=n
if(n.isClosed)return{call:{name:s,parameters:[]},end:n.end}
const r=jsonBody(e,n)
const a=r?firstFrom(e.marks,t+1,r.end):t+1
const{parameters:i,end:l}=readParameters(e,n,a)
return{call:{name:s,parameters:[...r?.parameters??[],...i]},end:l}}function readParameters(e,t,n){const{text:s,marks:r}=e
const a=[]
let o=n
for(let n=r[o];n;n=r[o]){const s=n.isEscaped===t.isEscaped?n.kind:void 0
if(s==="end-function")return{parameters:a,end:n.end}
if(s==="function"||s==="end-wrapper")return{parameters:a,end:n.start}
if(s==="end-parameter")throw ambiguousTag(t.name)
if(s==="parameter"){const t=readValue(e,o)
a.push([n.name,{kind:"text",text:t.text}])
o=t.next}else o+=1}return{parameters:a,end:s.length}}function ambiguousTag(e){return(0,o.unreadableCall)(`in the call of ${e} it is not clear where a value ends. If \`</parameter>\` is part of a value, write the whole call as JSON between <tool_call> and </tool_call>.`)}function jsonBody({text:e},{end:t,name:n}){const s=skipBlanks(e,t)
if(e[s]!=="{")return
const r=(0,i.Dm)(e,s)
if(!r||typeof r.value!=="object")throw(0,o.unreadableCall)(`the arguments of ${n} are no JSON object.`)
const a=Object.entries(r.value??{})
return{parameters:a.map(([e,t])=>[e,{kind:"json",value:t}]),end:r.end}}function firstFrom(e,t,n){let s=t
while((e[s]?.start??n)<n)s+=1
return s}function readValue(e,t){const{text:n,marks:s,deciding:r}=e
const a=s[t]
if(!a?.name)throw(0,o.unreadableCall)("a `<parameter=` without a name that can be read.")
if(a.isClosed)return{text:"",next:t+1}
let i=0
let l
for(let o=t+1;o<s.length;o+=1){const t=s[o]
if(!t||t.isEscaped!==a.isEscaped)continue
if(t.kind==="end-parameter"){if(i===0||isLastOfValue(e,o))return{text:cut(n,a.end,t.start),next:o+1}
i-=1
l=o}else if(t.kind==="parameter"){if(t.style===a.style&&t.name!=="")throw unclosed(a.name,t.name)
i+=1}else if(isEndOfCall(t)&&r[o]!=="end-parameter")return endedBy(e,a,l,o)}return endedBy(e,a,l,s.length)}function isEndOfCall({kind:e}){return e==="end-function"||e==="end-wrapper"}function isLastOfValue({text:e,marks:t},n){const[s,r]=[t[n],t[n+1]]
const a=skipBlanks(e,s?.end??0)
if(a===e.length)return!0
return r?.start===a&&(isEndOfCall(r)||r.kind==="parameter"&&r.name!=="")}function endedBy({text:e,marks:t},n,s,r){const a=s===void 0?void 0:t[s]
const o=a?.start??t[r]?.start??e.length
return{text:cut(e,n.end,o),next:s===void 0?r:s+1}}function cut(e,t,n){return e.slice(t,n).replace(/^\r?\n/,"").replace(/\r?\n$/,"")}function unclosed(e,t){return(0,o.unreadableCall)(`the parameter ${e} is not closed before ${t} begins. If that is part of its value, write the whole call as JSON between <tool_call> and </tool_call>.`)}const A=/(<|&lt;)(\/?)(function_calls|function|invoke|parameter|tool_call|think)(?!\w)/gi
const j=/\s{0,20}(=|\sname\s{0,20}=)\s{0,20}["']?([\w.:-]{1,100})["']?/iy
const S=/(?:[ \t][^<>\n]{0,200}?)?(\/?)(?:>|&gt;)|[ \t]{0,20}(?=\r?\n)/iy
const T=/\s{0,20}(?:>|&gt;)?/iy
const E={function:["function","end-function"],invoke:["function","end-function"],parameter:["parameter","end-parameter"],tool_call:["wrapper","end-wrapper"],function_calls:["wrapper","end-wrapper"],think:["think","end-think"]}
function marksIn(e){return[...e.matchAll(A)].map(t=>{const[n,s="",r="",a=""]=t
const[o,i]=E[a.toLowerCase()]??["function","end-function"]
const l={start:t.index,isEscaped:s!=="<"}
const c=t.index+n.length
if(r!=="")return{...l,...closing(e,c),kind:i}
return{...l,...opening(e,c,o),kind:o}})}function hasMarks(e){return e.search(A)>=0}function closing(e,t){return{end:t+(matchAt(T,e,t)?.[0].length??0),...I}}const I={name:"",style:"bare",isClosed:!1}
function opening(e,t,n){const s=n==="function"||n==="parameter"
const r=s?matchAt(j,e,t):void 0
if(!r)return{...closing(e,t),...s&&e[t]==="="&&{style:"equals"}}
const a=t+r[0].length
const o=r[1]==="="?"equals":"attribute"
const i=matchAt(S,e,a)
const l={name:r[2]??"",style:o}
if(i)return{...l,end:a+i[0].length,isClosed:i[1]==="/"}
const c=n==="parameter"&&o==="equals"&&e[a]==="="
return c?{...l,end:a+1,isClosed:!1}:{name:"",style:o,end:a,isClosed:!1}}function matchAt(e,t,n){e.lastIndex=n
return e.exec(t)??void 0}function readReply(e,t){const n=new Reader(e,t)
return n.read()}class Reader{#e
#t
#n
#s=[]
#r=0
#a=0
#o
#i=""
#l=!1
#c=0
#u=0
constructor(e,t){this.#e=tagText(e,marksIn(e))
this.#t=fencesIn(e)
this.#n=t}read(){const{text:e}=this.#e
for(let t=this.#d();t&&!this.#f(t.start);t=this.#d()){this.#r=t.end
if(t.kind==="fence")this.#m(t)
else if(e[t.start-1]!=="`")this.#p(t)}if(this.#s.length===0)this.#h()
const t=e.slice(this.#a,this.#o).trim().replace(/^<think>\s*/i,"")
return{reasoning:this.#i,thought:t,calls:this.#s}}#d(){const{marks:e}=this.#e
while((e[this.#c]?.start??this.#r)<this.#r)this.#c+=1
while((this.#t[this.#u]?.start??this.#r)<this.#r)this.#u+=1
const[t,n]=[e[this.#c],this.#t[this.#u]]
return t&&n?t.start<n.start?t:n:t??n}#f(e){return this.#s.length>0&&/^EXECUTION RESULT of \[/m.test(this.#e.text.slice(this.#r,e))}#m(e){if(this.#l){this.#l=!1
return}const{text:t}=this.#e
const n=skipBlanks(t,e.end)
const s=this.#g(e)
const r=this.#k(n,s?.start??t.length)
if(r)this.#w(r.calls,e.start,r.end)
const a=this.#d()
const o=a?.start===n&&(a.kind==="function"||a.kind==="wrapper")
this.#l=r!==void 0||o
if(!this.#l)this.#r=s?.end??e.end
else this.#o??=e.start}#k(e,t){const{text:n}=this.#e
if(opensJsonCall(n,e,this.#n))return readJsonCalls(n,e)
return findJsonCalls(n,{start:e,end:t},this.#n)}#g(e){for(let t=this.#u+1;t<this.#t.length;t+=1){const n=this.#t[t]
if(n?.sign.startsWith(e.sign))return n}return}#p(e){switch(e.kind){case"function":{if(e.style==="bare")return
const{call:t,end:n}=readTagCall(this.#e,this.#c)
this.#w([t],e.start,n)
return}case"wrapper":this.#y(e)
return
case"end-think":this.#x(e)
return
case"parameter":if(e.style==="equals")throw(0,o.unreadableCall)("a parameter stands outside of a function.")
return
case"end-parameter":if(this.#s.length>0)throw ambiguousTag(this.#s.at(-1)?.name??"")
return
default:return}}#y(e){const{text:t,marks:n}=this.#e
const s=skipBlanks(t,e.end)
const r=n[this.#c+1]
if(t[s]==="{"||t[s]==="["){const{calls:n,end:r}=readJsonCalls(t,s)
this.#w(n,e.start,r)}else if(r?.start===s&&r.kind==="function")this.#o??=e.start
else if(opensLine(t,e.start))throw(0,o.unreadableCall)("there is no call between <tool_call> and </tool_call>.")}#x(e){this.#i=this.#e.text.slice(0,e.start).replace(/^\s*<think>/i,"").trim()
this.#a=e.end
this.#o=void 0
this.#l=!1
this.#s=[]}#h(){const{text:e}=this.#e
const t=skipBlanks(e,this.#a)
const n=this.#k(t,e.length)
if(n)this.#w(n.calls,t,n.end)}#w(e,t,n){this.#s.push(...e)
this.#o??=t
this.#r=n}}function opensLine(e,t){return/(?:^|\n)[ \t]*$/.test(e.slice(Math.max(0,t-40),t))}function fencesIn(e){return[...e.matchAll(/^[ \t]{0,20}(`{3,}|~{3,}(?!~))[^\n`]*$/gm)].map(e=>{const t=e[1]??""
return{kind:"fence",start:e.index,end:e.index+e[0].length,sign:t}})}var N=n(51622)
function toTextMessages(e,t,n){const s=new Map(e.flatMap(({tool_calls:e=[]})=>e.map(({id:e,name:t})=>[e,t])))
const r=[]
for(const n of e.map(e=>inWords(e,s,t))){const e=r.at(-1)
if(e?.role!=="user"||n.role!=="user")r.push(n)
else r[r.length-1]={...e,content:[...e.content,...n.content]}}return withExample(withSystem(r,n.system),n.example)}function inWords(e,t,n){const{tool_calls:s,tool_call_id:a,name:o,...i}=e
if(e.role==="tool"){const n=`EXECUTION RESULT of [${o??t.get(a??"")??"function"}]:`
return{role:"user",content:titled(n,e.content)}}if(!s||s.length===0)return o===void 0?i:{...i,name:o}
const l=(0,r.wh)(e.content).trim()
const c=s.map(e=>renderCall(e,n))
return{...i,content:[(0,r.Qq)([l,...c].filter(e=>e!=="").join("\n\n"))]}}function titled(e,t){const[n,...s]=t
return n?.type==="text"?[(0,r.Qq)(`${e}\n${n.text}`),...s]:[(0,r.Qq)(e),...t]}function withSystem(e,t){if(t==="")return e
const[n,...s]=e
if(n?.role!=="system")return[{role:"system",content:[(0,r.Qq)(t)]},...e]
const[a,...o]=n.content
const i=a?.type==="text"?[{...a,text:`${a.text}\n\n${t}`},...o]:[(0,r.Qq)(t)]
return[{...n,content:i},...s]}function withExample(e,t){const n=e.findIndex(({role:e})=>e==="user")
if(t===""||n<0)return e
return e.map((e,s)=>s===n?{...e,content:[(0,r.Qq)(`${t}\n`),...e.content]}:e)}function renderCall(e,t){const n=fieldsOf(e.arguments)
const s=Object.entries(n)
const r=(0,o.uA)(e.name,t)
const a=isName(e.name)&&s.every(([e,t])=>isName(e)&&isReadable(e,t,r))
if(!a)return jsonCall(e.name,n)
const i=s.map(([e,t])=>`<parameter=${e}>${padded(asText(t))}</parameter>`)
return[`<function=${e.name}>`,...i,"</function>"].join("\n")}function fieldsOf(e){try{const t=(0,N.qF)(e.trim()||"{}")
return(0,o.Wl)(t)?t:{}}catch{return{}}}function isName(e){return/^[\w.:-]{1,100}$/.test(e)}function isReadable(e,t,n){const s=asText(t)
if(hasMarks(s)||s.endsWith("\r"))return!1
const r=n&&(0,o.pP)(e,n)
if(!r)return!0
const a=(0,o.au)({kind:"text",text:s},r)
return a.kind==="value"&&JSON.stringify(a.value)===JSON.stringify(t)}function asText(e){return typeof e==="string"?e:JSON.stringify(e)}function padded(e){return e.includes("\n")?`\n${e}\n`:e}function jsonCall(e,t){const n=JSON.stringify({name:e,arguments:t}).replaceAll("<","\\u003c").replaceAll("&","\\u0026")
return`<tool_call>\n${n}\n</tool_call>`}const J="</function"
function withTextTools(e){const t=remembering(briefingOf)
return{name:e.name,get features(){return e.features},async complete(n){const s=await e.complete(requestInWords(n,t(n.tools),e))
return n.tools.length===0?s:readPaidCalls(s,n,e)}}}function requestInWords(e,t,{features:n}){const s=[...e.stop??[],...n.stop_words&&e.tools.length>0?[J]:[]]
const r=toTextMessages(e.messages,e.tools,t)
return{...e,messages:r,tools:[],...s.length>0&&{stop:s}}}function briefingOf(e){if(e.length===0)return{system:"",example:""}
return{system:describeTools(e),example:workedExample(e)}}function remembering(e){const t=new WeakMap
return n=>{const s=t.get(n)??e(n)
t.set(n,s)
return s}}function readPaidCalls(e,t,n){try{return readCalls(e,t,n)}catch(n){t.onLost?.(e)
throw n}}function readCalls(e,{messages:t,tools:n},{features:s}){const{message:a}=e
if(a.tool_calls&&a.tool_calls.length>0)return e
const i=readText((0,r.wh)(a.content),e=>(0,o.uA)(e,n)!==void 0)
const l=s.parallel_tool_calls?i.calls:i.calls.slice(0,1)
const c=idsBeside(t,e.id)
const u=l.map((e,t)=>({id:c(t),origin:"completion",...(0,o.Pk)(e,n)}))
const d=[a.reasoning_content,i.reasoning].filter(Boolean).join("\n\n")
const f={...a,content:i.thought===""?[]:[(0,r.Qq)(i.thought)],...u.length>0&&{tool_calls:u},...d!==""&&{reasoning_content:d}}
return{...e,message:f}}function readText(e,t){const{thoughts:n,words:s}=(0,a.o)(e)
const r=readForeignCalls(s,t)
return r?{...r,reasoning:n}:readReply(withPlainTags(e),t)}function withPlainTags(e){return e.replaceAll(/<(\/?)(?:｜DSML｜|\w{1,20}:(?=tool_call\b|function_calls\b))/g,"<$1")}function idsBeside(e,t){const n=new Set(e.flatMap(({tool_calls:e=[]})=>e.map(({id:e})=>e)))
return e=>{const s=`call_${t.slice(-24)}_${e}`
let r=s
for(let e=2;n.has(r);e+=1)r=`${s}-${e}`
return r}}const L=["terminal","file_editor","finish"]
function workedExample(e){const t=L.filter(t=>e.some(e=>e.name===t))
if(t.length===0)return""
const n=t.map(e=>(0,s.J1)(`text-protocol-example-${e}`))
return(0,s.J1)("text-protocol-example",{turns:["USER: Fix the greeting in hello.py.",...n].join("\n\n")})}const W=4
function describeTools(e){return(0,s.J1)("text-protocol",{functions:e.map(describeTool).join("\n\n")})}function describeTool({name:e,description:t,parameters:n},s){const r=`FUNCTION #${s+1}`
return[`---- BEGIN ${r}: ${e} ----`,`Description: ${t}`,...describeParameters(n),`---- END ${r} ----`].join("\n")}function describeParameters(e){const t=text_tools_fieldsOf(e)
if(t.length===0)return["Parameters: none."]
const n=t.flatMap((e,t)=>[`  (${t+1}) ${text_tools_inWords(e)}`,...nested(e.schema,1)])
return["Parameters:",...n]}function text_tools_fieldsOf({properties:e,required:t}){const n=Array.isArray(t)?t:[]
return Object.entries((0,o.Wl)(e)?e:{}).map(([e,t])=>({name:e,schema:(0,o.Wl)(t)?t:{},isRequired:n.includes(e)}))}function text_tools_inWords({name:e,schema:t,isRequired:n}){const s=typeof t.description==="string"?[t.description]:[]
const r=(0,o.cU)(t)
const a=r?[`Allowed values: [${r.map(e=>JSON.stringify(e)).join(", ")}].`]:[]
const i=`${typeInWords(t)}, ${n?"required":"optional"}`
return[`${e} (${i})`,[...s,...a].join(" ")].filter(e=>e!=="").join(": ")}function typeInWords(e){const t=(0,o.pl)(e).map(t=>t==="array"?`array${ofItems(e)}`:t)
return t.length===0?"any":t.join(" or ")}function ofItems({items:e}){return(0,o.Wl)(e)?` of ${typeInWords(e)}`:""}function nested(e,t){if(t>W)return[]
const{items:n}=e
const s=text_tools_fieldsOf((0,o.Wl)(n)?n:e)
return s.flatMap(e=>[`${"  ".repeat(t+1)}- ${text_tools_inWords(e)}`,...nested(e.schema,t+1)])}})}

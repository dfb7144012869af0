export const id=2968
export const ids=[2968,810]
export const modules={810:((e,n,t)=>{t.d(n,{Pk:()=>checkCall,Wl:()=>isSchema,au:()=>coerce,cU:()=>choicesOf,nF:()=>takesArguments,pP:()=>schemaOf,pl:()=>typesOf,uA:()=>toolNamed,unreadableCall:()=>unreadableCall})
var r=t(80292)
var s=t(88135)
var a=t(76221)
function unreadableCall(e){return new a.Q(`The model wrote a tool call that cannot be read: ${e}`,{told:(0,s.J1)("text-protocol-unreadable",{problem:e}),reason:"text-protocol",hint:"Use a model that writes calls better, or one with tool calling of its own."})}function toolNamed(e,n){return n.find(n=>n.name===e)??n.find(n=>isAlike(n.name,e))}function checkCall({name:e,parameters:n},t){const r=toolNamed(e,t)
if(!r)return{name:e,arguments:JSON.stringify(Object.fromEntries(n.map(asWritten)))}
const s=new Map
for(const[e,t]of n)take(s,r,e,t)
const a=requiredBy(r).filter(e=>!s.has(e))
if(a.length>0)throw unreadableCall(`${r.name} needs ${a.join(" and ")}, which ${a.length===1?"is":"are"} missing.`)
return{name:r.name,arguments:JSON.stringify(Object.fromEntries(s))}}function takesArguments(e,n){const t=requiredBy(e)
if(typeof n==="string"){const[n="",r]=t
return r===void 0&&typesOf(schemaOf(n,e)??{}).includes("string")}if(!isSchema(n))return!1
const r=Object.keys(n)
if(r.length>0&&!parametersOf(e).some(e=>r.includes(e)))return!1
const isFit=t=>coerce({kind:"json",value:n[t]},schemaOf(t,e)??{}).kind==="value"
return t.every(e=>r.includes(e))&&parametersOf(e).every(e=>!r.includes(e)||isFit(e))}function asWritten([e,n]){return[e,n.kind==="text"?n.text:n.value]}function schemaOf(e,{parameters:n}){const{properties:t,additionalProperties:r}=n
if(isSchema(t)&&Object.hasOwn(t,e))return isSchema(t[e])?t[e]:{}
if(r===!0)return{}
return isSchema(r)?r:void 0}function take(e,n,t,r){const s=parameterOf(n,t)
const a=schemaOf(s,n)
if(!a)throw unreadableCall(`${n.name} takes no parameter ${t}. It takes: ${parametersOf(n).join(", ")}.`)
const o=coerce(r,a)
if(o.kind==="absent")return
if(o.kind==="problem")throw unreadableCall(`the parameter ${s} of ${n.name} ${o.problem}.`)
const i=e.has(s)&&JSON.stringify(e.get(s))!==JSON.stringify(o.value)
if(i)throw unreadableCall(`the parameter ${s} of ${n.name} is given twice.`)
e.set(s,o.value)}function parameterOf(e,n){const t=parametersOf(e)
return t.includes(n)?n:t.find(e=>isAlike(e,n))??n}function parametersOf({parameters:{properties:e}}){return isSchema(e)?Object.keys(e):[]}function requiredBy({parameters:{required:e}}){const n=Array.isArray(e)?e.filter(e=>typeof e==="string"):[]
return n.filter(e=>e!=="security_risk")}function isAlike(e,n){return e.toLowerCase()===n.toLowerCase()}function coerce(e,n){const t=typesOf(n)
if(e.kind==="json"&&(typeof e.value!=="string"||t.includes("string")))return inEnum(e.value,n)
const r=e.kind==="json"?String(e.value):e.text
if(t.length===0||t.includes("string"))return inEnum(r,n)
const s=r.trim()
if(/^(|null|none)$/i.test(s))return t.includes("null")?{kind:"value",value:null}:{kind:"absent"}
for(const e of t){const t=readAs(e,s)
if(t!==void 0)return inEnum(t,n)}return{kind:"problem",problem:`must be ${t.map(article).join(" or ")}`}}function typesOf(e){const{type:n,anyOf:t,oneOf:r}=e
if(typeof n==="string")return[n]
if(Array.isArray(n))return n.filter(e=>typeof e==="string")
const s=[t,r].flatMap(e=>Array.isArray(e)?e:[]).filter(isSchema)
if(s.length>0)return[...new Set(s.flatMap(typesOf))]
return[...new Set((choicesOf(e)??[]).map(typeOf))]}function choicesOf(e){if("const"in e)return[e.const]
return Array.isArray(e.enum)?e.enum:void 0}function isSchema(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function readAs(e,n){switch(e){case"integer":return/^[+-]?\d+(\.0+)?$/.test(n)?safeInteger(Number(n)):void 0
case"number":return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(n)?Number(n):void 0
case"boolean":return/^(true|false)$/i.test(n)?n.toLowerCase()==="true":void 0
case"array":case"object":{const t=(0,r.Dm)(n,0)
const s=t?.end===n.length&&Array.isArray(t.value)===(e==="array")
return s?t.value:void 0}default:return}}function safeInteger(e){return Number.isSafeInteger(e)?e:void 0}function inEnum(e,n){const t=choicesOf(n)
if(!t||t.includes(e))return{kind:"value",value:e}
const r=plain(e)
const s=typeof e==="string"?t.filter(e=>plain(e)===r):[]
if(s.length===1)return{kind:"value",value:s[0]}
return{kind:"problem",problem:`must be one of ${t.map(e=>JSON.stringify(e)).join(", ")}`}}function plain(e){return String(e).trim().toLowerCase()}function typeOf(e){if(e===null)return"null"
return Array.isArray(e)?"array":typeof e}function article(e){if(e==="array")return"a list in JSON"
if(e==="object")return"an object in JSON"
return/^[aeiou]/.test(e)?`an ${e}`:e==="null"?"null":`a ${e}`}}),65383:((e,n,t)=>{t.d(n,{E:()=>splitCodeBlocks,w:()=>withoutSpans})
const r=/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n`]*)$/gm
const s=/^[\w-]*/
function splitCodeBlocks(e){const n=[]
const t=[]
let a
let o=0
for(const{index:i,0:l,1:c="",2:u=""}of e.matchAll(r))if(!a){const[n=""]=s.exec(u.trim())??[]
a={fence:c,language:n,start:i,end:i+l.length}
t.push(e.slice(o,i))}else if(c.startsWith(a.fence)&&u.trim()===""){n.push({language:a.language,code:e.slice(a.end,i).trim()})
o=i+l.length
t.push(" ".repeat(o-a.start))
a=void 0}if(!a)return{blocks:n,words:t.join("")+e.slice(o)}
const i=e.slice(a.end).trim()
const l={language:a.language,code:i.endsWith("```")?i.slice(0,-3).trim():i}
return{blocks:[...n,l],words:t.join("")}}function withoutSpans(e){return e.replaceAll(/`[^`\n]+`/g,e=>" ".repeat(e.length))}}),92968:((e,n,t)=>{t.d(n,{isExample:()=>isExample,spokenCall:()=>spokenCall})
var r=t(80292)
var s=t(46032)
var a=t(52520)
var o=t(810)
var i=t(65383)
const l=String.raw`"(?:tool_)?name"\s{0,20}:\s{0,20}"([\w.-]{1,100})"`
const c=String.raw`<function=["']?([\w.-]{1,100})`
const u=String.raw`<(?:｜DSML｜)?invoke\s{1,20}name=["']?([\w.-]{1,100})`
const f=[{family:"Hermes and Qwen",opens:/<tool_calls?>\s{0,100}[[{]/g,names:RegExp(l,"g")},{family:"Qwen Coder",opens:/(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<function=/g,names:RegExp(c,"g")},{family:"Claude and MiniMax, `<invoke>`",opens:/(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<invoke\s/g,names:RegExp(u,"g")},{family:"GLM",opens:/<tool_call>\s{0,20}[\w.-]{1,100}\s{0,20}<(?:arg_key|\/tool_call)>/g,names:/<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}</g},{family:"Llama",opens:/<\|python_(?:tag|start)\|>|^\[[\w.-]{1,100}\(/gm,names:RegExp(String.raw`${l}|<\|python_tag\|>\s{0,20}([\w-]{1,100})\.call\(|[[,]\s{0,20}([\w.-]{1,100})\(`,"g")},{family:"Mistral",opens:/\[TOOL_CALLS\]/g,names:RegExp(String.raw`${l}|\[TOOL_CALLS\]\s{0,20}([\w.-]{1,100})\s{0,20}[[{]`,"g")},{family:"DeepSeek",opens:/<[｜|](?:tool[▁_]calls?[▁_]begin[｜|]|DSML｜)/g,names:RegExp(String.raw`<[｜|]tool[▁_]call[▁_]begin[｜|]>(?:function<[｜|]tool[▁_]sep[｜|]>)?([\w.-]{1,100})\s{0,20}(?:<[｜|]tool[▁_]sep|[{\x60])|${u}`,"g")},{family:"Kimi",opens:/<\|tool_calls?_(?:section_)?begin\|>/g,names:/<\|tool_call_begin\|>\s{0,20}([\w.-]{1,100}):\d/g},{family:"gpt-oss",opens:/<\|start\|>assistant|<\|channel\|>|^commentary\s{1,20}to=|assistantcommentary\s{1,20}to=/gm,names:/\bto=([\w.-]{1,100})/g},{family:"Gemma",opens:/<(?:start_function_call|\|tool_call)>\s{0,20}call:/g,names:/>\s{0,20}call:([\w.-]{1,100})/g},{family:"LM Studio and Nemotron",opens:/(?:\[TOOL_REQUEST\]|<TOOLCALL>)\s{0,20}[[{]/g,names:RegExp(l,"g")},{family:"Liquid",opens:/<\|tool_call_start\|>/g,names:RegExp(String.raw`${l}|[[,]\s{0,20}([\w.-]{1,100})\(`,"g")},{family:"ReAct",opens:/^Action:[ \t]{0,20}[\w.-]{1,100}[ \t]{0,20}\r?\nAction Input:/gm,names:/^Action:[ \t]{0,20}([\w.-]{1,100})[ \t]{0,20}\r?\nAction Input:/gm},{family:"Cohere, Granite and Phi",opens:/<\|(?:START_ACTION|tool_calls?|action_start)\|>/g,names:RegExp(l,"g")}]
function openingsIn(e,n,t){const r=f.flatMap(({family:r,opens:s,names:a})=>{const isNamed=e=>e.slice(1).some(e=>e!==void 0&&t(e))
const o=[...e.matchAll(a)].findLast(isNamed)?.index??-1
const i=[...n.matchAll(s)].map(({index:e})=>e).filter(e=>e<=o)
return i.map(e=>({family:r,start:e}))})
return r.sort((e,n)=>e.start-n.start)}const m=/<\/[\w:]{1,40}>|<(?:[|｜/]|end_)[^<>\s]{1,60}>|<\w{1,40}\|>/u
const d=RegExp(String.raw`(?:[\]}]|["'\]}]\)|${m.source})$`,"u")
function endsAsCall(e){return d.test(e.slice(-100))}function spokenCall(e,n){const t=(0,s.wh)(e.content).trim()
const r=(0,a.$)(t)
const toolOf=e=>(0,o.uA)(e.replace(/^functions\./,""),n)
const i=`${e.reasoning_content??""}\n${t.slice(0,t.length-r.length)}`
const l=callIn(r,toolOf)
if(l?.manner==="whole")return l
return callFromThoughts(i.replace(/<\/think>\s*$/i,"").trim(),r,toolOf)??l}function isExample({manner:e},{hasCalled:n,isTold:t}){return n&&(e==="quoted"||e==="beside"&&t)}function callIn(e,n){const t=wholeCall(e,n)
if(t!==void 0)return{family:t,manner:"whole"}
const{blocks:r,words:s}=(0,i.E)(e)
const a=r.map(e=>blockCall(e,n))
const[o]=a.filter(e=>e!==void 0)
if(s.trim()===""&&!a.includes(void 0)&&o!==void 0)return{family:o,manner:"whole"}
const[l]=openingsIn(e,(0,i.w)(s),isOffered(n))
if(l)return{family:l.family,manner:"beside"}
const c=o??(hasJsonCall(s,n)?"JSON":void 0)
return c===void 0?void 0:{family:c,manner:"quoted"}}function isOffered(e){return n=>e(n)!==void 0}function wholeCall(e,n){if(!endsAsCall(e))return
if(areJsonCalls(e.replace(/\s{0,20}<\/tool_calls?>$/,""),n))return"JSON"
const[t]=openingsIn(e,e,isOffered(n))
return t?.start===0?t.family:void 0}const p=/^(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm
function blockCall({language:e,code:n},t){if(e!=="tool_code")return wholeCall(n,t)
return[...n.matchAll(p)].some(([,e=""])=>t(e))?"Gemma":void 0}function callFromThoughts(e,n,t){const r=n===""?e:`${e}\n${n}`
if(e===""||!endsAsCall(r))return
const s=(0,i.w)((0,i.E)(e).words).padEnd(e.length)
const a=n===""?s:`${s}\n${n}`
const o=openingsIn(r,a,isOffered(t)).findLast(({start:n})=>n<e.length)
if(!o)return
if(n==="")return{family:o.family,manner:"whole"}
const l=!m.test(e.slice(o.start))&&m.test(n)
return l?{family:o.family,manner:"beside"}:void 0}const g=["name","tool","tool_name","function","function_name","action","recipient_name"]
const h=["arguments","args","parameters","params","kwargs","input","tool_input","tool_args","tool_arguments","action_input"]
const y=["function","function_call","tool_call","tool","action","command","tool_calls","tool_uses"]
const w=/[\s,;]*/y
function areJsonCalls(e,n){let t=0
while(t<e.length){const s=(0,r.Dm)(e,t)
if(!s)return isBrokenCall(e.slice(t),n)
if(!areCalls(s.value,n))return!1
w.lastIndex=s.end
t=s.end+(w.exec(e)?.[0].length??0)}return e!==""}const _=/(?:^|[.:][ \t]{1,3})[[{]/gm
const v=20
function hasJsonCall(e,n){let t=0
let s=0
for(const{index:a,0:o}of e.matchAll(_)){const i=a+o.length-1
if(i<s)continue
const l=(0,r.Dm)(e,i)
if(l&&areCalls(l.value,n))return!0
if(!l&&++t>v)return!1
s=l?.end??s}return!1}const O=3
function areCalls(e,n,t=0){if(t>O)return!1
if(Array.isArray(e))return e.length>0&&e.every(e=>areCalls(e,n,t+1))
if(!(0,o.Wl)(e))return!1
return isCall(e,n)||y.some(r=>typeof e[r]==="object"&&areCalls(e[r],n,t+1))}function isCall(e,n){const t=g.find(n=>typeof e[n]==="string")
const r=t===void 0?void 0:n(String(e[t]))
if(t===void 0||!r)return!1
const s=h.find(n=>n in e)
if(s!==void 0)return takes(r,e[s])
const{[t]:a,...o}=e
return Object.keys(o).length>0&&takes(r,o)}function takes(e,n){if(typeof n==="string")return(0,o.nF)(e,(0,r.Dm)(n.trim(),0)?.value??n)
return(0,o.nF)(e,n)}const k=RegExp(String.raw`^(?:\[\s{0,100})?\{\s{0,100}"(?:${g.join("|")})"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}`+String.raw`"(?:${h.join("|")})"\s{0,20}:\s{0,20}"?\{\s{0,100}\\?"(\w{1,100})\\?"`)
function isBrokenCall(e,n){const[,t="",r=""]=k.exec(e.slice(0,1e3))??[]
const s=n(t)?.parameters.properties
return(0,o.Wl)(s)&&Object.hasOwn(s,r)}})}

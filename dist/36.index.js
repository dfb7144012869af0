export const id=36
export const ids=[36,2968,810]
export const modules={8831:((e,t,n)=>{n.d(t,{doctor:()=>doctor})
var s=n(76221)
var o=n(74343)
var r=n(53628)
var a=n(98664)
var i=n(94869)
var c=n(88135)
var l=n(63882)
var u=n(81031)
var d=n(26119)
var f=n(98213)
var m=n(30217)
var p=n(64441)
var h=n(46032)
var g=n(20983)
var w=n(43621)
var y=n(92968)
const v={name:"answer",description:"Gives the answer.",parameters:{type:"object",properties:{word:{type:"string"}},required:["word"]}}
const k="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC"
const $=[{vision:!1},{stream:!1},{native_tool_calling:!1}]
async function askModel(e,t){const n=watched(t)
const found=async s=>{const{model:o,reply:r,isShown:a}=await askOnce(e,s,{...t,fetch:n.fetch})
const i=s.vision===!1?"refused":a?seenIn(r):"unasked"
return{reply:r,features:o.features,calling:callingIn(r,o.features),vision:i,needed:s,...n.seen()}}
try{return await found({})}catch(t){const n=isRefusal(t)?$:isNotThere(t)&&!e.api?g.g8.map(e=>({api:e})):[]
for(const e of n){const n=await found(e).catch(e=>requireSame(e,t))
if(n)return n}throw t}}async function askOnce(e,t,n){const s={...e.overrides,...t}
const{default:o}=(0,w.GF)({...e,overrides:s},{...n,attempts:2})
const r=o.features.vision
const a={type:"image",image_urls:[k],cache_prompt:!1}
const i=r?[(0,h.Qq)((0,c.J1)("doctor-question")),a]:[(0,h.Qq)((0,c.J1)("doctor-question-words"))]
const l=[{role:"system",content:[(0,h.Qq)((0,c.J1)("doctor-system"))]},{role:"user",content:i}]
return{model:o,reply:await o.complete({messages:l,tools:[v],signal:n.signal}),isShown:r}}function watched({fetch:e}){let t=0
let n=!1
const counting=async(s,o)=>{t+=1
const r=await e(s,o)
n=!/json/.test(r.headers.get("content-type")??"")
return r}
return{fetch:counting,seen:()=>({requests:t,isStreamed:n})}}function isRefusal(e){if(!(e instanceof s.Q)||e.isTransient||e.isModelMissing)return!1
const t=statusOf(e)
return t===400||t===422}function isNotThere(e){if(e instanceof s.Q&&e.isModelMissing)return!1
const t=statusOf(e)
return t===404||t===405}function requireSame(e,t){if(!(isRefusal(e)||isNotThere(t)&&isNotThere(e)))throw e}function statusOf(e){return e instanceof s.Q&&e.cause instanceof Error&&"status"in e.cause?e.cause.status:void 0}function callingIn({message:e},{native_tool_calling:t}){const n=(e.tool_calls??[]).some(({name:e})=>e===v.name)
if(n)return t?"native":"words"
return(0,y.spokenCall)(e,[v])?"unread":"none"}function seenIn({message:e}){const t=[(0,h.wh)(e.content),...(e.tool_calls??[]).map(e=>e.arguments)].join(" ")
return/\bred\b/i.test(t)?"seen":"unseen"}const A=18e4
async function doctor(e){const{argv:t,env:n,world:o,stdout:r,stderr:a,limitMs:h=A}=e
const g=(0,f.We)(t,["input","help"])
if(g.kind==="help")return tell(r,(0,c.J1)("doctor-usage"),0)
if(g.kind==="mistake")return tell(a,`${g.message} (see deckhand doctor --help)`,2)
const w=(0,f.Rk)(n,g.inputs)
if(w.kind!=="real")return tell(a,w.kind==="mistake"?w.message:b,2)
const{model:y,apiKey:v,baseUrl:k}=w.model
const $={...g.inputs,model:y,"api-key":v,...k&&{"base-url":k}}
const _=new AbortController
const C=setTimeout(()=>_.abort(tooLate(h)),h)
try{const e=(0,u.readInputs)(new d.wB({...$,"github-token":"none"}))
const{fallbackModels:t,...s}=(0,l.zg)(e,"doctor",{...o,env:n})
const a=await askModel({...s,visionModel:void 0},{...o,signal:AbortSignal.any([o.signal,_.signal])})
r(`${describeFindings({settings:s,given:$,finding:a,now:o.now()})}\n`)
return a.calling==="native"||a.calling==="words"?0:1}catch(e){const{message:t,hint:n}=(0,m.y)(e)
const o=(0,s.o)(e)
const r=o===void 0?(0,i.hC)(t,n):`${t}\nIt replied:\n${o}`
return tell(a,(0,p.pj)(r),1)}finally{clearTimeout(C)}}function tooLate(e){return new a.vC("model",`There was no whole reply within ${e/1e3} seconds.`,{hint:"Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up."})}const b="There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model"
function tell(e,t,n){e(`${t}\n`)
return n}const _={chat:"Chat Completions",responses:"Responses",messages:"Messages"}
function describeFindings(e){const{settings:t,finding:n}=e
const{reply:s,features:o,requests:r}=n
const a=[["protocol",protocolFound(e)],["answered by",s.answeredBy??"the reply does not say"],["streaming",streamingFound(n)],["tool calling",C[n.calling]],["vision",O[n.vision]],["usage",usageFound(n)],["price",priceFound(e)],["window",o.context_window?`${o.context_window} tokens`:"unknown"]]
const c=warningsFor(e).map(e=>`Warning: ${e}`)
const l=[`Asked ${t.model} at ${t.baseUrl} (${(0,i.U9)(r,"request")}).`,a.map(([e,t])=>`  ${e.padEnd(14)}${t}`).join("\n"),...c.length>0?[c.join("\n")]:[],`Set these inputs:\n\n${inputsToSet(e)}`]
return(0,p.pj)(l.join("\n\n"))}const C={native:"yes",words:"not natively; it works with the tools in the prompt",unread:"no: the call came as text, which the server did not parse",none:"no: the model did not call the tool"}
const O={seen:"yes: it named the colour of the picture",unseen:"the picture was accepted, but the model did not name its colour",refused:"no: the request was refused with a picture, and accepted without",unasked:"not asked: this model is known to see no pictures"}
function protocolFound({settings:e,finding:t}){const n=e.api?"as given":isLearned(e,t)?"as the endpoint asks for":"by default"
return`${_[t.features.api]} (${n})`}function isLearned({model:e,baseUrl:t,overrides:n},{features:s}){return(0,o.H)({model:e,baseUrl:t,overrides:n}).api!==s.api}function streamingFound({features:e,isStreamed:t,needed:n}){if(n.stream===!1)return"no: the request was refused with streaming, and accepted without"
if(!e.stream)return"not asked for"
return t?"yes":"asked for, but the reply came in one piece"}function usageFound({reply:{usage:e}}){if(e.is_estimated)return"not reported: tokens are estimated"
return`${e.prompt_tokens} tokens in, ${e.completion_tokens} out`}function priceFound({finding:{features:e,reply:t},settings:n}){const{price:s}=e
if(s===void 0)return t.usage.cost===void 0?"unknown":"stated by the endpoint with each reply"
const o=s.cache_read===void 0?"":`, $${s.cache_read} from the cache`
const a=n.overrides?.price?"as given":`${r.Bt.source}, ${r.Bt.date}`
return`$${s.input} in, $${s.output} out${o}, for a million tokens (${a})`}function warningsFor({finding:e,settings:t,now:n}){const{features:s,reply:o,calling:a}=e
const i=s.price!==void 0&&t.overrides?.price===void 0
const c=i?(0,r.gx)(n):void 0
const l=s.price===void 0&&o.usage.cost===void 0
return[...c?[`the price of ${t.model} is ${c} days old; check it with the provider.`]:[],...l?[`the price of ${t.model} is unknown, so max-budget-usd needs a "price" in model-features.`]:[],...s.context_window===void 0?[`the window of ${t.model} is unknown; state it as "context_window" in model-features.`]:[],...o.usage.is_estimated?["the endpoint does not report tokens, so they are estimated."]:[],...a==="none"?["a model that calls no tools cannot change anything."]:[]]}function inputsToSet({settings:e,given:t,finding:n}){const{model:s,baseUrl:o}=e
const r=featuresToSet(n,e)
const a=Object.entries(t).filter(([e])=>!S.has(e)&&!E.test(e))
const i=[`model: ${scalar(s)}`,"api-key: $"+"{{ secrets.LLM_API_KEY }}",...o==="https://api.openai.com/v1"?[]:[`base-url: ${scalar(o)}`],...e.api||isLearned(e,n)?[`api-mode: ${n.features.api}`]:[],...Object.keys(r).length>0?[`model-features: '${JSON.stringify(r).replaceAll("'","''")}'`]:[],...a.map(([e,t])=>`${e}: ${scalar(t)}`)]
return i.map(e=>`  ${e}`).join("\n")}const S=new Set(["model","api-key","base-url","api-mode","model-features"])
const E=/key|secret|header|token$|mcp-config/
function featuresToSet({needed:e,calling:t},{overrides:n={}}){const{reasoning_effort:s,temperature:o,...r}=n
const{api:a,...i}=e
return{...r,...i,...t==="unread"&&{native_tool_calling:!1}}}function scalar(e){return/^[\w./:-]+$/.test(e)?e:JSON.stringify(e)}}),810:((e,t,n)=>{n.d(t,{Pk:()=>checkCall,Wl:()=>isSchema,au:()=>coerce,cU:()=>choicesOf,nF:()=>takesArguments,pP:()=>schemaOf,pl:()=>typesOf,uA:()=>toolNamed,unreadableCall:()=>unreadableCall})
var s=n(80292)
var o=n(88135)
var r=n(76221)
function unreadableCall(e){return new r.Q(`The model wrote a tool call that cannot be read: ${e}`,{told:(0,o.J1)("text-protocol-unreadable",{problem:e}),reason:"text-protocol",hint:"Use a model that writes calls better, or one with tool calling of its own."})}function toolNamed(e,t){return t.find(t=>t.name===e)??t.find(t=>isAlike(t.name,e))}function checkCall({name:e,parameters:t},n){const s=toolNamed(e,n)
if(!s)return{name:e,arguments:JSON.stringify(Object.fromEntries(t.map(asWritten)))}
const o=new Map
for(const[e,n]of t)take(o,s,e,n)
const r=requiredBy(s).filter(e=>!o.has(e))
if(r.length>0)throw unreadableCall(`${s.name} needs ${r.join(" and ")}, which ${r.length===1?"is":"are"} missing.`)
return{name:s.name,arguments:JSON.stringify(Object.fromEntries(o))}}function takesArguments(e,t){const n=requiredBy(e)
if(typeof t==="string"){const[t="",s]=n
return s===void 0&&typesOf(schemaOf(t,e)??{}).includes("string")}if(!isSchema(t))return!1
const s=Object.keys(t)
if(s.length>0&&!parametersOf(e).some(e=>s.includes(e)))return!1
const isFit=n=>coerce({kind:"json",value:t[n]},schemaOf(n,e)??{}).kind==="value"
return n.every(e=>s.includes(e))&&parametersOf(e).every(e=>!s.includes(e)||isFit(e))}function asWritten([e,t]){return[e,t.kind==="text"?t.text:t.value]}function schemaOf(e,{parameters:t}){const{properties:n,additionalProperties:s}=t
if(isSchema(n)&&Object.hasOwn(n,e))return isSchema(n[e])?n[e]:{}
if(s===!0)return{}
return isSchema(s)?s:void 0}function take(e,t,n,s){const o=parameterOf(t,n)
const r=schemaOf(o,t)
if(!r)throw unreadableCall(`${t.name} takes no parameter ${n}. It takes: ${parametersOf(t).join(", ")}.`)
const a=coerce(s,r)
if(a.kind==="absent")return
if(a.kind==="problem")throw unreadableCall(`the parameter ${o} of ${t.name} ${a.problem}.`)
const i=e.has(o)&&JSON.stringify(e.get(o))!==JSON.stringify(a.value)
if(i)throw unreadableCall(`the parameter ${o} of ${t.name} is given twice.`)
e.set(o,a.value)}function parameterOf(e,t){const n=parametersOf(e)
return n.includes(t)?t:n.find(e=>isAlike(e,t))??t}function parametersOf({parameters:{properties:e}}){return isSchema(e)?Object.keys(e):[]}function requiredBy({parameters:{required:e}}){const t=Array.isArray(e)?e.filter(e=>typeof e==="string"):[]
return t.filter(e=>e!=="security_risk")}function isAlike(e,t){return e.toLowerCase()===t.toLowerCase()}function coerce(e,t){const n=typesOf(t)
if(e.kind==="json"&&(typeof e.value!=="string"||n.includes("string")))return inEnum(e.value,t)
const s=e.kind==="json"?String(e.value):e.text
if(n.length===0||n.includes("string"))return inEnum(s,t)
const o=s.trim()
if(/^(|null|none)$/i.test(o))return n.includes("null")?{kind:"value",value:null}:{kind:"absent"}
for(const e of n){const n=readAs(e,o)
if(n!==void 0)return inEnum(n,t)}return{kind:"problem",problem:`must be ${n.map(article).join(" or ")}`}}function typesOf(e){const{type:t,anyOf:n,oneOf:s}=e
if(typeof t==="string")return[t]
if(Array.isArray(t))return t.filter(e=>typeof e==="string")
const o=[n,s].flatMap(e=>Array.isArray(e)?e:[]).filter(isSchema)
if(o.length>0)return[...new Set(o.flatMap(typesOf))]
return[...new Set((choicesOf(e)??[]).map(typeOf))]}function choicesOf(e){if("const"in e)return[e.const]
return Array.isArray(e.enum)?e.enum:void 0}function isSchema(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function readAs(e,t){switch(e){case"integer":return/^[+-]?\d+(\.0+)?$/.test(t)?safeInteger(Number(t)):void 0
case"number":return/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(t)?Number(t):void 0
case"boolean":return/^(true|false)$/i.test(t)?t.toLowerCase()==="true":void 0
case"array":case"object":{const n=(0,s.Dm)(t,0)
const o=n?.end===t.length&&Array.isArray(n.value)===(e==="array")
return o?n.value:void 0}default:return}}function safeInteger(e){return Number.isSafeInteger(e)?e:void 0}function inEnum(e,t){const n=choicesOf(t)
if(!n||n.includes(e))return{kind:"value",value:e}
const s=plain(e)
const o=typeof e==="string"?n.filter(e=>plain(e)===s):[]
if(o.length===1)return{kind:"value",value:o[0]}
return{kind:"problem",problem:`must be one of ${n.map(e=>JSON.stringify(e)).join(", ")}`}}function plain(e){return String(e).trim().toLowerCase()}function typeOf(e){if(e===null)return"null"
return Array.isArray(e)?"array":typeof e}function article(e){if(e==="array")return"a list in JSON"
if(e==="object")return"an object in JSON"
return/^[aeiou]/.test(e)?`an ${e}`:e==="null"?"null":`a ${e}`}}),65383:((e,t,n)=>{n.d(t,{E:()=>splitCodeBlocks,w:()=>withoutSpans})
const s=/^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^\n`]*)$/gm
const o=/^[\w-]*/
function splitCodeBlocks(e){const t=[]
const n=[]
let r
let a=0
for(const{index:i,0:c,1:l="",2:u=""}of e.matchAll(s))if(!r){const[t=""]=o.exec(u.trim())??[]
r={fence:l,language:t,start:i,end:i+c.length}
n.push(e.slice(a,i))}else if(l.startsWith(r.fence)&&u.trim()===""){t.push({language:r.language,code:e.slice(r.end,i).trim()})
a=i+c.length
n.push(" ".repeat(a-r.start))
r=void 0}if(!r)return{blocks:t,words:n.join("")+e.slice(a)}
const i=e.slice(r.end).trim()
const c={language:r.language,code:i.endsWith("```")?i.slice(0,-3).trim():i}
return{blocks:[...t,c],words:n.join("")}}function withoutSpans(e){return e.replaceAll(/`[^`\n]+`/g,e=>" ".repeat(e.length))}}),92968:((e,t,n)=>{n.d(t,{isExample:()=>isExample,spokenCall:()=>spokenCall})
var s=n(80292)
var o=n(46032)
var r=n(52520)
var a=n(810)
var i=n(65383)
const c=String.raw`"(?:tool_)?name"\s{0,20}:\s{0,20}"([\w.-]{1,100})"`
const l=String.raw`<function=["']?([\w.-]{1,100})`
const u=String.raw`<(?:｜DSML｜)?invoke\s{1,20}name=["']?([\w.-]{1,100})`
const d=[{family:"Hermes and Qwen",opens:/<tool_calls?>\s{0,100}[[{]/g,names:RegExp(c,"g")},{family:"Qwen Coder",opens:/(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<function=/g,names:RegExp(l,"g")},{family:"Claude and MiniMax, `<invoke>`",opens:/(?:<(?:\w{1,20}:)?(?:tool_call|function_calls)>\s{0,100})?<invoke\s/g,names:RegExp(u,"g")},{family:"GLM",opens:/<tool_call>\s{0,20}[\w.-]{1,100}\s{0,20}<(?:arg_key|\/tool_call)>/g,names:/<tool_call>\s{0,20}([\w.-]{1,100})\s{0,20}</g},{family:"Llama",opens:/<\|python_tag\|>|^\[[\w.-]{1,100}\(/gm,names:RegExp(String.raw`${c}|<\|python_tag\|>\s{0,20}([\w-]{1,100})\.call\(|[[,]\s{0,20}([\w.-]{1,100})\(`,"g")},{family:"Mistral",opens:/\[TOOL_CALLS\]/g,names:RegExp(String.raw`${c}|\[TOOL_CALLS\]\s{0,20}([\w.-]{1,100})\s{0,20}[[{]`,"g")},{family:"DeepSeek",opens:/<｜(?:tool▁calls?▁begin|DSML)｜/g,names:RegExp(String.raw`<｜tool▁call▁begin｜>(?:function<｜tool▁sep｜>)?([\w.-]{1,100})|${u}`,"g")},{family:"Kimi",opens:/<\|tool_calls?_(?:section_)?begin\|>/g,names:/<\|tool_call_begin\|>\s{0,20}([\w.-]{1,100}):\d/g},{family:"gpt-oss",opens:/<\|start\|>assistant|<\|channel\|>|^commentary\s{1,20}to=|assistantcommentary\s{1,20}to=/gm,names:/\bto=([\w.-]{1,100})/g},{family:"Gemma",opens:/<(?:start_function_call|\|tool_call)>\s{0,20}call:/g,names:/>\s{0,20}call:([\w.-]{1,100})/g},{family:"Cohere, Granite and Phi",opens:/<\|(?:START_ACTION|tool_calls?|action_start)\|>/g,names:RegExp(c,"g")}]
function openingsIn(e,t,n){const s=d.flatMap(({family:s,opens:o,names:r})=>{const isNamed=e=>e.slice(1).some(e=>e!==void 0&&n(e))
const a=[...e.matchAll(r)].findLast(isNamed)?.index??-1
const i=[...t.matchAll(o)].map(({index:e})=>e).filter(e=>e<=a)
return i.map(e=>({family:s,start:e}))})
return s.sort((e,t)=>e.start-t.start)}const f=/<\/[\w:]{1,40}>|<(?:[|｜/]|end_)[^<>\s]{1,60}>|<\w{1,40}\|>/u
const m=RegExp(String.raw`(?:[\]}]|["'\]}]\)|${f.source})$`,"u")
function endsAsCall(e){return m.test(e.slice(-100))}function spokenCall(e,t){const n=(0,o.wh)(e.content).trim()
const s=(0,r.$)(n)
const toolOf=e=>(0,a.uA)(e.replace(/^functions\./,""),t)
const i=`${e.reasoning_content??""}\n${n.slice(0,n.length-s.length)}`
const c=callIn(s,toolOf)
if(c?.manner==="whole")return c
return callFromThoughts(i.replace(/<\/think>\s*$/i,"").trim(),s,toolOf)??c}function isExample({manner:e},{hasCalled:t,isTold:n}){return t&&(e==="quoted"||e==="beside"&&n)}function callIn(e,t){const n=wholeCall(e,t)
if(n!==void 0)return{family:n,manner:"whole"}
const{blocks:s,words:o}=(0,i.E)(e)
const r=s.map(e=>blockCall(e,t))
const[a]=r.filter(e=>e!==void 0)
if(o.trim()===""&&!r.includes(void 0)&&a!==void 0)return{family:a,manner:"whole"}
const[c]=openingsIn(e,(0,i.w)(o),isOffered(t))
if(c)return{family:c.family,manner:"beside"}
const l=a??(hasJsonCall(o,t)?"JSON":void 0)
return l===void 0?void 0:{family:l,manner:"quoted"}}function isOffered(e){return t=>e(t)!==void 0}function wholeCall(e,t){if(!endsAsCall(e))return
if(areJsonCalls(e.replace(/\s{0,20}<\/tool_calls?>$/,""),t))return"JSON"
const[n]=openingsIn(e,e,isOffered(t))
return n?.start===0?n.family:void 0}const p=/^(?:print\(\s{0,20})?(?:default_api\.)?([\w-]{1,100})\(/gm
function blockCall({language:e,code:t},n){if(e!=="tool_code")return wholeCall(t,n)
return[...t.matchAll(p)].some(([,e=""])=>n(e))?"Gemma":void 0}function callFromThoughts(e,t,n){const s=t===""?e:`${e}\n${t}`
if(e===""||!endsAsCall(s))return
const o=(0,i.w)((0,i.E)(e).words).padEnd(e.length)
const r=t===""?o:`${o}\n${t}`
const a=openingsIn(s,r,isOffered(n)).findLast(({start:t})=>t<e.length)
if(!a)return
if(t==="")return{family:a.family,manner:"whole"}
const c=!f.test(e.slice(a.start))&&f.test(t)
return c?{family:a.family,manner:"beside"}:void 0}const h=["name","tool","tool_name","function","function_name","action","recipient_name"]
const g=["arguments","args","parameters","params","kwargs","input","tool_input","tool_args","tool_arguments","action_input"]
const w=["function","function_call","tool_call","tool","action","command","tool_calls","tool_uses"]
const y=/[\s,;]*/y
function areJsonCalls(e,t){let n=0
while(n<e.length){const o=(0,s.Dm)(e,n)
if(!o)return isBrokenCall(e.slice(n),t)
if(!areCalls(o.value,t))return!1
y.lastIndex=o.end
n=o.end+(y.exec(e)?.[0].length??0)}return e!==""}const v=/(?:^|[.:][ \t]{1,3})[[{]/gm
const k=20
function hasJsonCall(e,t){let n=0
let o=0
for(const{index:r,0:a}of e.matchAll(v)){const i=r+a.length-1
if(i<o)continue
const c=(0,s.Dm)(e,i)
if(c&&areCalls(c.value,t))return!0
if(!c&&++n>k)return!1
o=c?.end??o}return!1}const $=3
function areCalls(e,t,n=0){if(n>$)return!1
if(Array.isArray(e))return e.length>0&&e.every(e=>areCalls(e,t,n+1))
if(!(0,a.Wl)(e))return!1
return isCall(e,t)||w.some(s=>typeof e[s]==="object"&&areCalls(e[s],t,n+1))}function isCall(e,t){const n=h.find(t=>typeof e[t]==="string")
const s=n===void 0?void 0:t(String(e[n]))
if(n===void 0||!s)return!1
const o=g.find(t=>t in e)
if(o!==void 0)return takes(s,e[o])
const{[n]:r,...a}=e
return Object.keys(a).length>0&&takes(s,a)}function takes(e,t){if(typeof t==="string")return(0,a.nF)(e,(0,s.Dm)(t.trim(),0)?.value??t)
return(0,a.nF)(e,t)}const A=RegExp(String.raw`^(?:\[\s{0,100})?\{\s{0,100}"(?:${h.join("|")})"\s{0,20}:\s{0,20}"([\w.:-]{1,100})"\s{0,20},\s{0,100}`+String.raw`"(?:${g.join("|")})"\s{0,20}:\s{0,20}"?\{\s{0,100}\\?"(\w{1,100})\\?"`)
function isBrokenCall(e,t){const[,n="",s=""]=A.exec(e.slice(0,1e3))??[]
const o=t(n)?.parameters.properties
return(0,a.Wl)(o)&&Object.hasOwn(o,s)}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var s=n(51455)
var o=n(76760)
var r=n(98664)
var a=n(54668)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const n=await resolvePath(e,t)
if(n.steps.some(e=>e.toLowerCase()===".git"))throw new r.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(e,t,n){if(await placeOf(e,t)===void 0)throw outside(e,n)}async function resolvePath(e,t){if(t.includes("\0"))throw new r.Fp("A path cannot contain a NUL character.")
const n=await placeOf(e,await followLinks((0,o.resolve)(e[0],t),t))
if(n===void 0)throw outside(e,t)
return n}async function placeOf(e,t){for(const n of e){const e=await followLinks(n,n)
const s=inside(e,t)
if(s!==void 0)return{root:e,steps:s.split(o.sep).filter(Boolean),real:t}}return}function outside([e],t){return new r.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const n=(0,o.relative)(e,t)
return n===".."||n.startsWith(`..${o.sep}`)||(0,o.isAbsolute)(n)?void 0:n}async function followLinks(e,t){try{return await(0,s.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new r.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,o.join)(await followLinks((0,o.dirname)(e),t),(0,o.basename)(e))}async function isLink(e){try{return(await(0,s.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const n=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(n))throw t
throw new r.Fp(`Cannot ${e}: ${(0,a.uc)(n)}.`,{cause:t})}}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var s=n(3024)
var o=n(98664)
var r=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const s=(await e.list()).find(e=>e.path===t)
if(s&&s.size>n)return{status:"too-large"}
const o=s&&(await e.read([t])).get(t)
return o===void 0?{status:"missing"}:{status:"read",text:o}}async function readNamedFile(e,{input:t,path:n,largest:s}){const a=await e.read(n,s)
if(a.status==="read"&&a.text.trim()!=="")return a.text
const i=`The input \`${t}\` names ${(0,r.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const l="Name a text file of the base branch, by its path from the root of the repository."
if(a.status==="read")throw new o.vC("config",`${i} is empty in ${c}.`,{hint:l})
if(a.status==="too-large")throw new o.vC("config",`${i} has more than ${s/1e3} kB in ${c}.`,{hint:l})
if(!isInWorkspace(e.workspace,n))throw new o.vC("config",`${i} is not a text file of ${c}.`,{hint:l})
const u="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new o.vC("config",`${i} is not in ${c}. ${u} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,s.BJ)(e,t)!==void 0}})}

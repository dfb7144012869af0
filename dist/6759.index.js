export const id=6759
export const ids=[6759]
export const modules={98213:((e,t,n)=>{n.d(t,{PC:()=>givenInputs,Rk:()=>chooseModel,We:()=>parseArguments,kN:()=>inputVariables})
var s=n(57975)
var o=n(28942)
var r=n(87233)
function givenInputs(e){const t={}
for(const n of e){const e=n.indexOf("=")
if(e<1)return"--input is name=value, with the name of an input of the action"
const s=n.slice(0,e).trim()
const o=problemWith(s)
if(o!==void 0)return o
t[s]=n.slice(e+1)}return t}function problemWith(e){if(e==="github-token")return"--input github-token: GitHub is embedded here, and has a token of its own"
if(r.InputName.safeParse(e).success)return
const t=(0,r.nearestInput)(e)
return`--input ${e}: the action has no such input${t===void 0?"":` (did you mean ${t}?)`}`}function inputVariables(e){return Object.fromEntries(Object.entries(e).map(([e,t])=>[`INPUT_${e.toUpperCase()}`,t]))}const i=o.object({repo:o.string().min(1,"--repo needs a path").optional(),say:o.string().trim().min(1,"--say needs a text").optional(),story:o["enum"](["fix","question","approval"],{error:"--story is fix, question or approval"}).optional(),input:o.array(o.string()).readonly().default([]),keep:o.boolean().default(!1),json:o.boolean().default(!1),verbose:o.boolean().default(!1),watch:o.boolean().default(!1),help:o.boolean().default(!1)}).refine(e=>e.story===void 0||(e.repo??e.say)===void 0,{error:"--story brings its own repository and request: leave out --repo and --say, or --story"}).readonly()
const a={repo:{type:"string"},say:{type:"string"},story:{type:"string"},input:{type:"string",multiple:!0},keep:{type:"boolean"},json:{type:"boolean"},verbose:{type:"boolean"},watch:{type:"boolean"},help:{type:"boolean",short:"h"}}
function parseArguments(e,t=Object.keys(a)){const n=split(e,t)
if(typeof n==="string")return{kind:"mistake",message:n}
const s=i.safeParse(n)
if(!s.success)return{kind:"mistake",message:s.error.issues[0]?.message??"wrong options"}
const{input:o,...r}=s.data
const c=givenInputs(o)
if(typeof c==="string")return{kind:"mistake",message:c}
return r.help?{kind:"help"}:{kind:"rehearse",...r,inputs:c}}function split(e,t){const n=Object.fromEntries(Object.entries(a).filter(([e])=>t.includes(e)))
try{return(0,s.parseArgs)({args:[...e],options:n,strict:!0}).values}catch(e){const t=e instanceof Error?e.message:String(e)
return t.replace(/\.\s.*$/s,"")}}const c="azure-client-id signs in a job of GitHub, so it does not work here: set LLM_API_KEY to a key or a token for the same resource, as docs/providers.md says"
function chooseModel(e,t={}){const n=t["api-key"]??e.LLM_API_KEY
const s=t.model??e.LLM_MODEL
const o=t["base-url"]??e.LLM_BASE_URL
if(!n&&!s&&!o)return{kind:"scripted"}
if(n&&s)return{kind:"real",model:{apiKey:n,model:s,...o?{baseUrl:o}:{}}}
if(s&&t["azure-client-id"])return{kind:"mistake",message:c}
const r=n?"LLM_MODEL is":s?"LLM_API_KEY is":"LLM_API_KEY and LLM_MODEL are"
return{kind:"mistake",message:`${r} not set: a real model needs both; unset all three for a scripted one`}}}),8831:((e,t,n)=>{n.d(t,{doctor:()=>doctor})
var s=n(87233)
var o=n(76221)
var r=n(74343)
var i=n(53628)
var a=n(98664)
var c=n(94869)
var l=n(88135)
var u=n(63882)
var d=n(98213)
var p=n(64441)
var f=n(46032)
var h=n(43621)
var m=n(92968)
const g={name:"answer",description:"Gives the answer.",parameters:{type:"object",properties:{word:{type:"string"}},required:["word"]}}
const k="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC"
const w=[{vision:!1},{stream:!1},{native_tool_calling:!1}]
const y=["chat","responses","messages"]
async function askModel(e,t){const n=watched(t)
const found=async s=>{const{model:o,reply:r,isShown:i}=await askOnce(e,s,{...t,fetch:n.fetch})
const a=s.vision===!1?"refused":i?seenIn(r):"unasked"
return{reply:r,features:o.features,calling:callingIn(r,o.features),vision:a,needed:s,...n.seen()}}
try{return await found({})}catch(t){const n=isRefusal(t)?w:isNotThere(t)&&!e.api?y.map(e=>({api:e})):[]
for(const e of n){const n=await found(e).catch(e=>requireSame(e,t))
if(n)return n}throw t}}async function askOnce(e,t,n){const s={...e.overrides,...t}
const{default:o}=(0,h.GF)({...e,overrides:s},{...n,attempts:2})
const r=o.features.vision
const i={type:"image",image_urls:[k],cache_prompt:!1}
const a=r?[(0,f.Qq)((0,l.J1)("doctor-question")),i]:[(0,f.Qq)((0,l.J1)("doctor-question-words"))]
const c=[{role:"system",content:[(0,f.Qq)((0,l.J1)("doctor-system"))]},{role:"user",content:a}]
return{model:o,reply:await o.complete({messages:c,tools:[g],signal:n.signal}),isShown:r}}function watched({fetch:e}){let t=0
let n=!1
const counting=async(s,o)=>{t+=1
const r=await e(s,o)
n=!/json/.test(r.headers.get("content-type")??"")
return r}
return{fetch:counting,seen:()=>({requests:t,isStreamed:n})}}function isRefusal(e){if(!(e instanceof o.Q)||e.isTransient||e.isModelMissing)return!1
const t=statusOf(e)
return t===400||t===422}function isNotThere(e){if(e instanceof o.Q&&e.isModelMissing)return!1
const t=statusOf(e)
return t===404||t===405}function requireSame(e,t){if(!(isRefusal(e)||isNotThere(t)&&isNotThere(e)))throw e}function statusOf(e){return e instanceof o.Q&&e.cause instanceof Error&&"status"in e.cause?e.cause.status:void 0}function callingIn({message:e},{native_tool_calling:t}){const n=(e.tool_calls??[]).some(({name:e})=>e===g.name)
if(n)return t?"native":"words"
return(0,m.spokenCall)(e,[g])?"unread":"none"}function seenIn({message:e}){const t=[(0,f.wh)(e.content),...(e.tool_calls??[]).map(e=>e.arguments)].join(" ")
return/\bred\b/i.test(t)?"seen":"unseen"}const v=18e4
async function doctor(e){const{argv:t,env:n,world:r,stdout:i,stderr:f,limitMs:h=v}=e
const m=(0,d.We)(t,["input","help"])
if(m.kind==="help")return tell(i,(0,l.J1)("doctor-usage"),0)
if(m.kind==="mistake")return tell(f,`${m.message} (see deckhand doctor --help)`,2)
const g=(0,d.Rk)(n,m.inputs)
if(g.kind!=="real")return tell(f,g.kind==="mistake"?g.message:A,2)
const{model:k,apiKey:w,baseUrl:y}=g.model
const b={...m.inputs,model:k,"api-key":w,...y&&{"base-url":y}}
const $=new AbortController
const _=setTimeout(()=>$.abort(tooLate(h)),h)
try{const e=(0,s.readInputs)({...(0,d.kN)(b),"INPUT_GITHUB-TOKEN":"none"})
const{fallbackModels:t,...o}=(0,u.zg)(e,"doctor",{...r,env:n})
const a=await askModel({...o,visionModel:void 0},{...r,signal:AbortSignal.any([r.signal,$.signal])})
i(`${describeFindings({settings:o,given:b,finding:a,now:r.now()})}\n`)
return a.calling==="native"||a.calling==="words"?0:1}catch(e){const{message:t,hint:n}=(0,a.ec)(e)
const s=(0,o.o)(e)
const r=s===void 0?(0,c.hC)(t,n):`${t}\nIt replied:\n${s}`
return tell(f,(0,p.pj)(r),1)}finally{clearTimeout(_)}}function tooLate(e){return new a.vC("model",`There was no whole reply within ${e/1e3} seconds.`,{hint:"Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up."})}const A="There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model"
function tell(e,t,n){e(`${t}\n`)
return n}const b={chat:"Chat Completions",responses:"Responses",messages:"Messages"}
function describeFindings(e){const{settings:t,finding:n}=e
const{reply:s,features:o,requests:r}=n
const i=[["protocol",protocolFound(e)],["answered by",s.answeredBy??"the reply does not say"],["streaming",streamingFound(n)],["tool calling",$[n.calling]],["vision",_[n.vision]],["usage",usageFound(n)],["price",priceFound(e)],["window",o.context_window?`${o.context_window} tokens`:"unknown"]]
const a=warningsFor(e).map(e=>`Warning: ${e}`)
const l=[`Asked ${t.model} at ${t.baseUrl} (${(0,c.U9)(r,"request")}).`,i.map(([e,t])=>`  ${e.padEnd(14)}${t}`).join("\n"),...a.length>0?[a.join("\n")]:[],`Set these inputs:\n\n${inputsToSet(e)}`]
return(0,p.pj)(l.join("\n\n"))}const $={native:"yes",words:"not natively; it works with the tools in the prompt",unread:"no: the call came as text, which the server did not parse",none:"no: the model did not call the tool"}
const _={seen:"yes: it named the colour of the picture",unseen:"the picture was accepted, but the model did not name its colour",refused:"no: the request was refused with a picture, and accepted without",unasked:"not asked: this model is known to see no pictures"}
function protocolFound({settings:e,finding:t}){const n=e.api?"as given":isLearned(e,t)?"as the endpoint asks for":"by default"
return`${b[t.features.api]} (${n})`}function isLearned({model:e,baseUrl:t,overrides:n},{features:s}){return(0,r.H)({model:e,baseUrl:t,overrides:n}).api!==s.api}function streamingFound({features:e,isStreamed:t,needed:n}){if(n.stream===!1)return"no: the request was refused with streaming, and accepted without"
if(!e.stream)return"not asked for"
return t?"yes":"asked for, but the reply came in one piece"}function usageFound({reply:{usage:e}}){if(e.is_estimated)return"not reported: tokens are estimated"
return`${e.prompt_tokens} tokens in, ${e.completion_tokens} out`}function priceFound({finding:{features:e,reply:t},settings:n}){const{price:s}=e
if(s===void 0)return t.usage.cost===void 0?"unknown":"stated by the endpoint with each reply"
const o=s.cache_read===void 0?"":`, $${s.cache_read} from the cache`
const r=n.overrides?.price?"as given":`${i.Bt.source}, ${i.Bt.date}`
return`$${s.input} in, $${s.output} out${o}, for a million tokens (${r})`}function warningsFor({finding:e,settings:t,now:n}){const{features:s,reply:o,calling:r}=e
const a=s.price!==void 0&&t.overrides?.price===void 0
const c=a?(0,i.gx)(n):void 0
const l=s.price===void 0&&o.usage.cost===void 0
return[...c?[`the price of ${t.model} is ${c} days old; check it with the provider.`]:[],...l?[`the price of ${t.model} is unknown, so max-budget-usd needs a "price" in model-features.`]:[],...s.context_window===void 0?[`the window of ${t.model} is unknown; state it as "context_window" in model-features.`]:[],...o.usage.is_estimated?["the endpoint does not report tokens, so they are estimated."]:[],...r==="none"?["a model that calls no tools cannot change anything."]:[]]}function inputsToSet({settings:e,given:t,finding:n}){const{model:s,baseUrl:o}=e
const r=featuresToSet(n,e)
const i=Object.entries(t).filter(([e])=>!E.has(e)&&!M.test(e))
const a=[`model: ${scalar(s)}`,"api-key: $"+"{{ secrets.LLM_API_KEY }}",...o==="https://api.openai.com/v1"?[]:[`base-url: ${scalar(o)}`],...e.api||isLearned(e,n)?[`api-mode: ${n.features.api}`]:[],...Object.keys(r).length>0?[`model-features: '${JSON.stringify(r).replaceAll("'","''")}'`]:[],...i.map(([e,t])=>`${e}: ${scalar(t)}`)]
return a.map(e=>`  ${e}`).join("\n")}const E=new Set(["model","api-key","base-url","api-mode","model-features"])
const M=/key|secret|header|token$|mcp-config/
function featuresToSet({needed:e,calling:t},{overrides:n={}}){const{reasoning_effort:s,temperature:o,...r}=n
const{api:i,...a}=e
return{...r,...a,...t==="unread"&&{native_tool_calling:!1}}}function scalar(e){return/^[\w./:-]+$/.test(e)?e:JSON.stringify(e)}}),64441:((e,t,n)=>{n.d(t,{HD:()=>readable,RU:()=>plainJson,ev:()=>paintFor,pj:()=>plain})
function plain(e){return e.replaceAll("\r\n","\n").replaceAll(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu,"")}function plainJson(e){return e.replaceAll(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function readable(e,t){const n=plain(e).replaceAll(/<!--.*?-->/gs,"").split("\n")
let s=!1
const o=n.flatMap(e=>{const n=/^\s*(```|~~~)/.test(e)
if(n)s=!s
return n||s||e.startsWith("|")?[e]:wrap(prose(e),t)})
return o.join("\n").replaceAll(/\n{3,}/g,"\n\n").trim()}function wrap(e,t){const n=/^\s*(?:[-*] (?:\[[ x]\] )?|\d+\. )?/.exec(e)?.[0]??""
const s=[]
let o=n
for(const r of e.slice(n.length).split(/\s+/).filter(Boolean)){const e=o.trim()===""||o===n
if(!e&&o.length+1+r.length>t){s.push(o)
o=" ".repeat(n.length)+r}else o+=e?r:` ${r}`}return[...s,o.trimEnd()]}function prose(e){return e.replaceAll(/<summary>(.*?)<\/summary>/g,"▸ $1").replaceAll(/<\/?(?:details|summary|sub|sup|b|i|em|strong|kbd|br|p)\b[^>]*>/gi,"").replace(/^#{1,6} /,"").replaceAll(/!?\[([^\]]*)\]\(([^)\s]*)\)/g,(e,t,n)=>n?`${t} (${n})`:t).replaceAll(/\*\*(.+?)\*\*/g,"$1")}function paintFor(e){const wrap=(t,n)=>s=>e?`[${t}m${s}[${n}m`:s
return{bold:wrap(1,22),dim:wrap(2,22),red:wrap(31,39),green:wrap(32,39),cyan:wrap(36,39)}}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>o,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const o="<secret-hidden>"
function maskOf(e,t=o){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return r
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(i,e)
const o=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const r=n.filter(({end:e})=>e<=o)
return{safe:replaced(e.slice(0,o),r,t),rest:e.slice(o)}}})}const r=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:o}=findAll(e,t)
const r=(0,s.Zw)(t)
if(r===t.length)return{spans:n,open:(0,s.dy)(t,o)}
const i=Math.min(findAll(e,t.slice(0,r)).open,r)
return{spans:n,open:(0,s.dy)(t,Math.min(o,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:o,startOf:r,endOf:i}=(0,s.DH)(t)
const{spans:a,open:c}=e.scan(o)
const l=a.map(({start:e,end:t})=>({start:r(e),end:i(t-1)}))
return{spans:joined([...n.spans,...l]),open:Math.min(n.open,r(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let o=0
for(const r of t){s.push(e.slice(o,r.start),n)
o=r.end}return s.join("")+e.slice(o)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#s=[0]
#o=[0]
#r=[0]
#i=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const o=e.charCodeAt(s)
if(o<14&&isPassedOver(e,s))continue
n=n===0?this.#l(o):this.#u(n,o)
const r=this.#r[n]??0
if(r>0)t.push({start:back(e,s+1,r),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#d(t,s)||this.#p(t,s)}this.#r[t]=this.#s[t]??0}#p(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#o.push(0)
this.#r.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#i[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#f(0)
for(const t of e){const n=this.#o[t]??0
this.#r[t]||=this.#r[n]??0
for(const s of this.#f(t)){this.#o[s]=this.#u(n,this.#e[s]??0)
e.push(s)}}}#f(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#l(e){return this.#i[e]??0}#d(e,t){if(e===0)return this.#l(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#u(e,t){let n=e
let s=this.#d(n,t)
while(s===0&&n!==0){n=this.#o[n]??0
s=this.#d(n,t)}return s}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==i}function back(e,t,n){let[s,o]=[t,n]
while(o>0){s-=1
if(!isPassedOver(e,s))o-=1}return s}function redactor(e){return maskOf([o,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:o,rest:r}=e().begin(take())
t=r
return o},end(){const n=e().mask(take())
t=""
return n}})}})}

export const id=2696
export const ids=[2696]
export const modules={19005:((e,t,n)=>{n.d(t,{doctor:()=>doctor})
var o=n(76221)
var s=n(74343)
var r=n(53628)
var i=n(20983)
var a=n(89812)
var c=n(98664)
var u=n(94869)
var l=n(88135)
var d=n(47509)
var f=n(34483)
var p=n(81031)
var m=n(26119)
var h=n(98213)
var g=n(30217)
var w=n(64441)
var v=n(46032)
var y=n(36674)
var k=n(92968)
const A={name:"answer",description:"Gives the answer.",parameters:{type:"object",properties:{word:{type:"string"}},required:["word"]}}
const b="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC"
const $=[{vision:!1},{stream:!1},{native_tool_calling:!1}]
async function askModel(e,t){const n=watched(t)
const found=async o=>{const{model:s,reply:r,isShown:i}=await askOnce(e,o,{...t,fetch:n.fetch})
const a=o.vision===!1?"refused":i?seenIn(r):"unasked"
return{reply:r,features:s.features,calling:callingIn(r,s.features),vision:a,needed:o,...n.seen()}}
try{return await found({})}catch(t){const n=isRefusal(t)?$:isNotThere(t)&&!e.api?i.g8.map(e=>({api:e})):[]
for(const e of n){const n=await found(e).catch(e=>requireSame(e,t))
if(n)return n}throw t}}async function askOnce(e,t,n){const o={...e.overrides,...t}
const{default:s}=(0,y.GF)({...e,overrides:o},{...n,attempts:2})
const r=s.features.vision
const i={type:"image",image_urls:[b],cache_prompt:!1}
const a=r?[(0,v.Qq)((0,l.J1)("doctor-question")),i]:[(0,v.Qq)((0,l.J1)("doctor-question-words"))]
const c=[{role:"system",content:[(0,v.Qq)((0,l.J1)("doctor-system"))]},{role:"user",content:a}]
return{model:s,reply:await s.complete({messages:c,tools:[A],signal:n.signal}),isShown:r}}function watched({fetch:e}){let t=0
let n=!1
const counting=async(o,s)=>{t+=1
const r=await e(o,s)
n=!/json/.test(r.headers.get("content-type")??"")
return r}
return{fetch:counting,seen:()=>({requests:t,isStreamed:n})}}function isRefusal(e){if(!(e instanceof o.Q)||e.isTransient||e.isModelMissing)return!1
const t=statusOf(e)
return t===400||t===422}function isNotThere(e){if(e instanceof o.Q&&e.isModelMissing)return!1
const t=statusOf(e)
return t===404||t===405}function requireSame(e,t){if(!(isRefusal(e)||isNotThere(t)&&isNotThere(e)))throw e}function statusOf(e){return e instanceof o.Q&&e.cause instanceof Error&&"status"in e.cause?e.cause.status:void 0}function callingIn({message:e},{native_tool_calling:t}){const n=(e.tool_calls??[]).some(({name:e})=>e===A.name)
if(n)return t?"native":"words"
return(0,k.spokenCall)(e,[A])?"unread":"none"}function seenIn({message:e}){const t=[(0,v.wh)(e.content),...(e.tool_calls??[]).map(e=>e.arguments)].join(" ")
return/\bred\b/i.test(t)?"seen":"unseen"}var _=n(28942)
const B=_.object({can_approve_pull_request_reviews:_.boolean()})
async function askRepository(e,t){const n=`${t.owner}/${t.name}`
try{const o=await(0,a.n)(e,t).get("/actions/permissions/workflow")
const s=B.parse(o).can_approve_pull_request_reviews
return{isGood:s,words:(0,l.J1)(s?"doctor-pulls-allowed":"doctor-pulls-forbidden",{repository:n})}}catch(e){const t=(0,c.ec)(e).message.replace(/\.$/,"")
return{isGood:void 0,words:(0,l.J1)("doctor-pulls-unknown",{repository:n,reason:t})}}}const O=18e4
async function doctor(e){const{argv:t,env:n,stdout:o,stderr:s}=e
const r=(0,h.We)(t,["input","help"])
if(r.kind==="help")return tell(o,(0,l.J1)("doctor-usage"),0)
if(r.kind==="mistake")return tell(s,`${r.message} (see deckhand doctor --help)`,2)
const i=await repositoryIn(e)
const a=n.LLM_API_KEY!==void 0||Object.keys(r.inputs).length>0
const c=i&&!a?0:await examineModel(e,r.inputs)
if(i)o(`${(0,w.pj)(i.words)}\n`)
return i?.isGood===!1?Math.max(c,1):c}async function repositoryIn({env:e,world:t}){const{GITHUB_REPOSITORY:n,GITHUB_TOKEN:o}=e
const[s,r]=n?.split("/")??[]
if(!s||!r||!o)return
const i=e.GITHUB_API_URL??"https://api.github.com"
return askRepository((0,a.X)({token:o,apiUrl:i,fetch:t.fetch}),{owner:s,name:r})}async function examineModel(e,t){const{env:n,world:s,stdout:r,stderr:i,limitMs:a=O}=e
const c=(0,h.Rk)(n,t)
if(c.kind!=="real")return tell(i,c.kind==="mistake"?c.message:x,2)
const{model:l,apiKey:v,baseUrl:y}=c.model
const k={...t,model:l,"api-key":v,...y&&{"base-url":y}}
const A=new AbortController
const b=setTimeout(()=>A.abort(tooLate(a)),a)
try{const e=(0,p.readInputs)((0,f.withFeatures)(new m.wB({...k,"github-token":"none"})))
const{fallbackModels:t,...o}=(0,d.zg)(e,"doctor",{...s,env:n})
const i=await askModel({...o,visionModel:void 0},{...s,signal:AbortSignal.any([s.signal,A.signal])})
r(`${describeFindings({settings:o,given:k,finding:i,now:s.now()})}\n`)
return i.calling==="native"||i.calling==="words"?0:1}catch(e){const{message:t,hint:n}=(0,g.y)(e)
const s=(0,o.o)(e)
const r=s===void 0?(0,u.hC)(t,n):`${t}\nIt replied:\n${s}`
return tell(i,(0,w.pj)(r),1)}finally{clearTimeout(b)}}function tooLate(e){return new c.vC("model",`There was no whole reply within ${e/1e3} seconds.`,{hint:"Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up."})}const x="There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model"
function tell(e,t,n){e(`${t}\n`)
return n}function describeFindings(e){const{settings:t,finding:n}=e
const{reply:o,features:s,requests:r}=n
const i=[["protocol",protocolFound(e)],["answered by",o.answeredBy??"the reply does not say"],["streaming",streamingFound(n)],["tool calling",E[n.calling]],["vision",S[n.vision]],["usage",usageFound(n)],["price",priceFound(e)],["window",s.context_window?`${s.context_window} tokens`:"unknown"]]
const a=warningsFor(e).map(e=>`Warning: ${e}`)
const c=[`Asked ${t.model} at ${t.baseUrl} (${(0,u.U9)(r,"request")}).`,i.map(([e,t])=>`  ${e.padEnd(14)}${t}`).join("\n"),...a.length>0?[a.join("\n")]:[],`Set these inputs:\n\n${inputsToSet(e)}`]
return(0,w.pj)(c.join("\n\n"))}const E={native:"yes",words:"not natively; it works with the tools in the prompt",unread:"no: the call came as text, which the server did not parse",none:"no: the model did not call the tool"}
const S={seen:"yes: it named the colour of the picture",unseen:"the picture was accepted, but the model did not name its colour",refused:"no: the request was refused with a picture, and accepted without",unasked:"not asked: this model is known to see no pictures"}
function protocolFound({settings:e,finding:t}){const n=e.api?"as given":isLearned(e,t)?"as the endpoint asks for":"by default"
return`${(0,i.AT)(t.features.api).title} (${n})`}function isLearned({model:e,baseUrl:t,overrides:n},{features:o}){return(0,s.H)({model:e,baseUrl:t,overrides:n}).api!==o.api}function streamingFound({features:e,isStreamed:t,needed:n}){if(n.stream===!1)return"no: the request was refused with streaming, and accepted without"
if(!e.stream)return"not asked for"
return t?"yes":"asked for, but the reply came in one piece"}function usageFound({reply:{usage:e}}){if(e.is_estimated)return"not reported: tokens are estimated"
return`${e.prompt_tokens} tokens in, ${e.completion_tokens} out`}function priceFound({finding:{features:e,reply:t},settings:n}){const{price:o}=e
if(o===void 0)return t.usage.cost===void 0?"unknown":"stated by the endpoint with each reply"
const s=o.cache_read===void 0?"":`, $${o.cache_read} from the cache`
const i=n.overrides?.price?"as given":`${r.Bt.source}, ${r.Bt.date}`
return`$${o.input} in, $${o.output} out${s}, for a million tokens (${i})`}function warningsFor({finding:e,settings:t,now:n}){const{features:o,reply:s,calling:i}=e
const a=o.price!==void 0&&t.overrides?.price===void 0
const c=a?(0,r.gx)(n):void 0
const u=o.price===void 0&&s.usage.cost===void 0
return[...c?[`the price of ${t.model} is ${c} days old; check it with the provider.`]:[],...u?[`the price of ${t.model} is unknown, so max-budget-usd needs a "price" in model-features.`]:[],...o.context_window===void 0?[`the window of ${t.model} is unknown; state it as "context_window" in model-features.`]:[],...s.usage.is_estimated?["the endpoint does not report tokens, so they are estimated."]:[],...i==="none"?["a model that calls no tools cannot change anything."]:[]]}function inputsToSet({settings:e,given:t,finding:n}){const{model:o,baseUrl:s}=e
const r=featuresToSet(n,e)
const a=Object.entries(t).filter(([e])=>!Q.has(e)&&!F.test(e))
const c=[`model: ${scalar(o)}`,"api-key: $"+"{{ secrets.LLM_API_KEY }}",...s===i.AN?[]:[`base-url: ${scalar(s)}`],...e.api||isLearned(e,n)?[`api-mode: ${n.features.api}`]:[],...Object.keys(r).length>0?[`model-features: '${JSON.stringify(r).replaceAll("'","''")}'`]:[],...a.map(([e,t])=>`${e}: ${scalar(t)}`)]
return c.map(e=>`  ${e}`).join("\n")}const Q=new Set(["model","api-key","base-url","api-mode","model-features"])
const F=/key|secret|header|token$|mcp-config/
function featuresToSet({needed:e,calling:t},{overrides:n={}}){const{reasoning_effort:o,temperature:s,...r}=n
const{api:i,...a}=e
return{...r,...a,...t==="unread"&&{native_tool_calling:!1}}}function scalar(e){return/^[\w./:-]+$/.test(e)?e:JSON.stringify(e)}}),39953:((e,t,n)=>{n.d(t,{f:()=>valueAt,u:()=>parsePartly})
var o=n(94869)
const s=40
function parsePartly(e,t){const n=structuredClone(t)
const o=new Map
for(let r=0;r<s;r+=1){const s=e.safeParse(n)
if(s.success)return{value:s.data,paths:[...o.keys()]}
const r=[]
for(const e of s.error.issues){if(e.code==="unrecognized_keys"){for(const t of e.keys)remove(n,[...e.path,t])
continue}if(e.path.length===0)return
if(!o.has(named(e.path)))o.set(named(e.path),e.path)
const s=repair(n,t,e)
if(s==="hopeless")return
if(s)r.push(s)}drop(n,r)}return}function named(e){return e.join(".")}function repair(e,t,{path:n,...o}){const s=valueAt(e,n)
const[r,a]=[n.at(-1),typeof n.at(-1)==="number"]
const c=n.length===1&&i.has(r)
const u=c||s===void 0||s===null?void 0:meantBy(s,o)
if(u!==void 0)set(e,n,u)
else if(a&&isOfBlocks(n))set(e,n,blockOf(valueAt(t,n)))
else if(a)return n
else if(s!==void 0&&!isBlocks(r))remove(e,n)
else return missing(e,t,n)
return}function missing(e,t,n){const[o,s]=[n.at(-1),n.slice(0,-1)]
const i=isBlocks(o)?blocksOf(valueAt(t,n),valueAt(t,s)):r[String(o)]
if(i!==void 0)set(e,n,i)
else if(typeof s.at(-1)==="number"&&isOfBlocks(s))set(e,s,blockOf(valueAt(t,s)))
else if(typeof s.at(-1)==="number")return s
else if(s.length===0)return"hopeless"
else remove(e,s)
return}const r={source:"environment",role:"user",kind:"Unknown",tool_name:"unknown",error:"",detail:"",code:""}
const i=new Set(["id","timestamp","parent_id"])
function meantBy(e,t){const{code:n,expected:o}=t
if(n!=="invalid_type")return
if(o==="string"&&["number","boolean"].includes(typeof e))return String(e)
if((o==="number"||o==="int")&&typeof e==="string"&&e.trim()!==""){const t=Number(e)
return Number.isFinite(t)?t:void 0}if(o==="boolean"&&(e==="true"||e==="false"))return e==="true"
return}const a=new Set(["content","thought","extended_content"])
function isBlocks(e){return a.has(e)}function isOfBlocks(e){return isBlocks(e.at(-2))}function blocksOf(e,t){if(Array.isArray(e))return e.map(blockOf)
if(e!==void 0&&e!==null)return[blockOf(e)]
const{kind:n,is_error:o,...s}=Object(t)
return Object.keys(s).length===0?[]:[blockOf(s)]}const c=2e3
function blockOf(e){const{text:t}=Object(e)
const n=typeof e==="string"?e:t
if(typeof n==="string")return{type:"text",text:n}
return{type:"text",text:`[unknown content: ${(0,o.GH)(JSON.stringify(e)??"",c)}]`}}function drop(e,t){const n=[...new Map(t.map(e=>[named(e),e])).values()].sort((e,t)=>Number(t.at(-1))-Number(e.at(-1)))
for(const t of n){const n=valueAt(e,t.slice(0,-1))
if(Array.isArray(n))n.splice(Number(t.at(-1)),1)}}function set(e,t,n){const o=valueAt(e,t.slice(0,-1))
if(typeof o==="object"&&o!==null)Object.assign(o,{[t.at(-1)??""]:n})}function remove(e,t){const n=valueAt(e,t.slice(0,-1))
if(typeof n==="object"&&n!==null)Reflect.deleteProperty(n,t.at(-1)??"")}function valueAt(e,t){return t.reduce((e,t)=>Reflect.get(Object(e),t),e)}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var o=n(3024)
var s=n(98664)
var r=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const o=(await e.list()).find(e=>e.path===t)
if(o&&o.size>n)return{status:"too-large"}
const s=o&&(await e.read([t])).get(t)
return s===void 0?{status:"missing"}:{status:"read",text:s}}async function readNamedFile(e,{input:t,path:n,largest:o}){const i=await e.read(n,o)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,r.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const u="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new s.vC("config",`${a} is empty in ${c}.`,{hint:u})
if(i.status==="too-large")throw new s.vC("config",`${a} has more than ${o/1e3} kB in ${c}.`,{hint:u})
if(!isInWorkspace(e.workspace,n))throw new s.vC("config",`${a} is not a text file of ${c}.`,{hint:u})
const l="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new s.vC("config",`${a} is not in ${c}. ${l} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,o.BJ)(e,t)!==void 0}})}

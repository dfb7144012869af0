export const id=6046
export const ids=[6046]
export const modules={8831:((e,t,n)=>{n.d(t,{doctor:()=>doctor})
var s=n(76221)
var o=n(74343)
var r=n(53628)
var i=n(98664)
var a=n(94869)
var c=n(88135)
var d=n(63882)
var u=n(81031)
var l=n(26119)
var h=n(98213)
var f=n(30217)
var p=n(64441)
var m=n(46032)
var w=n(20983)
var g=n(43621)
var v=n(92968)
const y={name:"answer",description:"Gives the answer.",parameters:{type:"object",properties:{word:{type:"string"}},required:["word"]}}
const k="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC"
const $=[{vision:!1},{stream:!1},{native_tool_calling:!1}]
async function askModel(e,t){const n=watched(t)
const found=async s=>{const{model:o,reply:r,isShown:i}=await askOnce(e,s,{...t,fetch:n.fetch})
const a=s.vision===!1?"refused":i?seenIn(r):"unasked"
return{reply:r,features:o.features,calling:callingIn(r,o.features),vision:a,needed:s,...n.seen()}}
try{return await found({})}catch(t){const n=isRefusal(t)?$:isNotThere(t)&&!e.api?w.g8.map(e=>({api:e})):[]
for(const e of n){const n=await found(e).catch(e=>requireSame(e,t))
if(n)return n}throw t}}async function askOnce(e,t,n){const s={...e.overrides,...t}
const{default:o}=(0,g.GF)({...e,overrides:s},{...n,attempts:2})
const r=o.features.vision
const i={type:"image",image_urls:[k],cache_prompt:!1}
const a=r?[(0,m.Qq)((0,c.J1)("doctor-question")),i]:[(0,m.Qq)((0,c.J1)("doctor-question-words"))]
const d=[{role:"system",content:[(0,m.Qq)((0,c.J1)("doctor-system"))]},{role:"user",content:a}]
return{model:o,reply:await o.complete({messages:d,tools:[y],signal:n.signal}),isShown:r}}function watched({fetch:e}){let t=0
let n=!1
const counting=async(s,o)=>{t+=1
const r=await e(s,o)
n=!/json/.test(r.headers.get("content-type")??"")
return r}
return{fetch:counting,seen:()=>({requests:t,isStreamed:n})}}function isRefusal(e){if(!(e instanceof s.Q)||e.isTransient||e.isModelMissing)return!1
const t=statusOf(e)
return t===400||t===422}function isNotThere(e){if(e instanceof s.Q&&e.isModelMissing)return!1
const t=statusOf(e)
return t===404||t===405}function requireSame(e,t){if(!(isRefusal(e)||isNotThere(t)&&isNotThere(e)))throw e}function statusOf(e){return e instanceof s.Q&&e.cause instanceof Error&&"status"in e.cause?e.cause.status:void 0}function callingIn({message:e},{native_tool_calling:t}){const n=(e.tool_calls??[]).some(({name:e})=>e===y.name)
if(n)return t?"native":"words"
return(0,v.spokenCall)(e,[y])?"unread":"none"}function seenIn({message:e}){const t=[(0,m.wh)(e.content),...(e.tool_calls??[]).map(e=>e.arguments)].join(" ")
return/\bred\b/i.test(t)?"seen":"unseen"}const A=18e4
async function doctor(e){const{argv:t,env:n,world:o,stdout:r,stderr:i,limitMs:m=A}=e
const w=(0,h.We)(t,["input","help"])
if(w.kind==="help")return tell(r,(0,c.J1)("doctor-usage"),0)
if(w.kind==="mistake")return tell(i,`${w.message} (see deckhand doctor --help)`,2)
const g=(0,h.Rk)(n,w.inputs)
if(g.kind!=="real")return tell(i,g.kind==="mistake"?g.message:b,2)
const{model:v,apiKey:y,baseUrl:k}=g.model
const $={...w.inputs,model:v,"api-key":y,...k&&{"base-url":k}}
const _=new AbortController
const E=setTimeout(()=>_.abort(tooLate(m)),m)
try{const e=(0,u.readInputs)(new l.wB({...$,"github-token":"none"}))
const{fallbackModels:t,...s}=(0,d.zg)(e,"doctor",{...o,env:n})
const i=await askModel({...s,visionModel:void 0},{...o,signal:AbortSignal.any([o.signal,_.signal])})
r(`${describeFindings({settings:s,given:$,finding:i,now:o.now()})}\n`)
return i.calling==="native"||i.calling==="words"?0:1}catch(e){const{message:t,hint:n}=(0,f.y)(e)
const o=(0,s.o)(e)
const r=o===void 0?(0,a.hC)(t,n):`${t}\nIt replied:\n${o}`
return tell(i,(0,p.pj)(r),1)}finally{clearTimeout(E)}}function tooLate(e){return new i.vC("model",`There was no whole reply within ${e/1e3} seconds.`,{hint:"Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up."})}const b="There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model"
function tell(e,t,n){e(`${t}\n`)
return n}const _={chat:"Chat Completions",responses:"Responses",messages:"Messages"}
function describeFindings(e){const{settings:t,finding:n}=e
const{reply:s,features:o,requests:r}=n
const i=[["protocol",protocolFound(e)],["answered by",s.answeredBy??"the reply does not say"],["streaming",streamingFound(n)],["tool calling",E[n.calling]],["vision",F[n.vision]],["usage",usageFound(n)],["price",priceFound(e)],["window",o.context_window?`${o.context_window} tokens`:"unknown"]]
const c=warningsFor(e).map(e=>`Warning: ${e}`)
const d=[`Asked ${t.model} at ${t.baseUrl} (${(0,a.U9)(r,"request")}).`,i.map(([e,t])=>`  ${e.padEnd(14)}${t}`).join("\n"),...c.length>0?[c.join("\n")]:[],`Set these inputs:\n\n${inputsToSet(e)}`]
return(0,p.pj)(d.join("\n\n"))}const E={native:"yes",words:"not natively; it works with the tools in the prompt",unread:"no: the call came as text, which the server did not parse",none:"no: the model did not call the tool"}
const F={seen:"yes: it named the colour of the picture",unseen:"the picture was accepted, but the model did not name its colour",refused:"no: the request was refused with a picture, and accepted without",unasked:"not asked: this model is known to see no pictures"}
function protocolFound({settings:e,finding:t}){const n=e.api?"as given":isLearned(e,t)?"as the endpoint asks for":"by default"
return`${_[t.features.api]} (${n})`}function isLearned({model:e,baseUrl:t,overrides:n},{features:s}){return(0,o.H)({model:e,baseUrl:t,overrides:n}).api!==s.api}function streamingFound({features:e,isStreamed:t,needed:n}){if(n.stream===!1)return"no: the request was refused with streaming, and accepted without"
if(!e.stream)return"not asked for"
return t?"yes":"asked for, but the reply came in one piece"}function usageFound({reply:{usage:e}}){if(e.is_estimated)return"not reported: tokens are estimated"
return`${e.prompt_tokens} tokens in, ${e.completion_tokens} out`}function priceFound({finding:{features:e,reply:t},settings:n}){const{price:s}=e
if(s===void 0)return t.usage.cost===void 0?"unknown":"stated by the endpoint with each reply"
const o=s.cache_read===void 0?"":`, $${s.cache_read} from the cache`
const i=n.overrides?.price?"as given":`${r.Bt.source}, ${r.Bt.date}`
return`$${s.input} in, $${s.output} out${o}, for a million tokens (${i})`}function warningsFor({finding:e,settings:t,now:n}){const{features:s,reply:o,calling:i}=e
const a=s.price!==void 0&&t.overrides?.price===void 0
const c=a?(0,r.gx)(n):void 0
const d=s.price===void 0&&o.usage.cost===void 0
return[...c?[`the price of ${t.model} is ${c} days old; check it with the provider.`]:[],...d?[`the price of ${t.model} is unknown, so max-budget-usd needs a "price" in model-features.`]:[],...s.context_window===void 0?[`the window of ${t.model} is unknown; state it as "context_window" in model-features.`]:[],...o.usage.is_estimated?["the endpoint does not report tokens, so they are estimated."]:[],...i==="none"?["a model that calls no tools cannot change anything."]:[]]}function inputsToSet({settings:e,given:t,finding:n}){const{model:s,baseUrl:o}=e
const r=featuresToSet(n,e)
const i=Object.entries(t).filter(([e])=>!Q.has(e)&&!B.test(e))
const a=[`model: ${scalar(s)}`,"api-key: $"+"{{ secrets.LLM_API_KEY }}",...o==="https://api.openai.com/v1"?[]:[`base-url: ${scalar(o)}`],...e.api||isLearned(e,n)?[`api-mode: ${n.features.api}`]:[],...Object.keys(r).length>0?[`model-features: '${JSON.stringify(r).replaceAll("'","''")}'`]:[],...i.map(([e,t])=>`${e}: ${scalar(t)}`)]
return a.map(e=>`  ${e}`).join("\n")}const Q=new Set(["model","api-key","base-url","api-mode","model-features"])
const B=/key|secret|header|token$|mcp-config/
function featuresToSet({needed:e,calling:t},{overrides:n={}}){const{reasoning_effort:s,temperature:o,...r}=n
const{api:i,...a}=e
return{...r,...a,...t==="unread"&&{native_tool_calling:!1}}}function scalar(e){return/^[\w./:-]+$/.test(e)?e:JSON.stringify(e)}}),76327:((e,t,n)=>{n.d(t,{K$:()=>r,PH:()=>needsSandbox,Ve:()=>o,lI:()=>isGrant,r4:()=>inWords})
var s=n(28942)
const o=s.strictObject({secrets:s.array(s.string()).readonly(),hosts:s.array(s.string()).readonly(),server:s.string()}).readonly()
const r=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:e,hosts:t,server:n}){return e.length+t.length>0||n!==""}function needsSandbox({secrets:e,hosts:t}){return e.length+t.length>0}function inWords({secrets:e,hosts:t,server:n}){const named=(e,t)=>t.length===0?[]:[`${e}${t.length===1?"":"s"} ${t.join(", ")}`]
return[...named("secret",e),...named("host",t),...n?[`server ${n}`]:[]].join("; ")}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var s=n(51455)
var o=n(76760)
var r=n(98664)
var i=n(54668)
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
throw new r.Fp(`Cannot ${e}: ${(0,i.uc)(n)}.`,{cause:t})}}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var s=n(3024)
var o=n(98664)
var r=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const s=(await e.list()).find(e=>e.path===t)
if(s&&s.size>n)return{status:"too-large"}
const o=s&&(await e.read([t])).get(t)
return o===void 0?{status:"missing"}:{status:"read",text:o}}async function readNamedFile(e,{input:t,path:n,largest:s}){const i=await e.read(n,s)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,r.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const d="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new o.vC("config",`${a} is empty in ${c}.`,{hint:d})
if(i.status==="too-large")throw new o.vC("config",`${a} has more than ${s/1e3} kB in ${c}.`,{hint:d})
if(!isInWorkspace(e.workspace,n))throw new o.vC("config",`${a} is not a text file of ${c}.`,{hint:d})
const u="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new o.vC("config",`${a} is not in ${c}. ${u} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,s.BJ)(e,t)!==void 0}})}

export const id=5023
export const ids=[5023,5298]
export const modules={19005:((e,t,n)=>{n.d(t,{doctor:()=>doctor})
var o=n(76221)
var r=n(74343)
var s=n(53628)
var i=n(20983)
var a=n(89812)
var c=n(98664)
var u=n(94869)
var l=n(88135)
var d=n(47509)
var f=n(58175)
var p=n(81031)
var m=n(26119)
var h=n(98213)
var g=n(30217)
var v=n(64441)
var k=n(46032)
var w=n(36674)
var $=n(92968)
const b={name:"answer",description:"Gives the answer.",parameters:{type:"object",properties:{word:{type:"string"}},required:["word"]}}
const y="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAS0lEQVR42u3PQQkAAAgAsetfWiP4FgYrsKZeS0BAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDgsqnc8OJg6Ln3AAAAAElFTkSuQmCC"
const _=[{vision:!1},{stream:!1},{native_tool_calling:!1}]
async function askModel(e,t){const n=watched(t)
const found=async o=>{const{model:r,reply:s,isShown:i}=await askOnce(e,o,{...t,fetch:n.fetch})
const a=o.vision===!1?"refused":i?seenIn(s):"unasked"
return{reply:s,features:r.features,calling:callingIn(s,r.features),vision:a,needed:o,...n.seen()}}
try{return await found({})}catch(t){const n=isRefusal(t)?_:isNotThere(t)&&!e.api?i.g8.map(e=>({api:e})):[]
for(const e of n){const n=await found(e).catch(e=>requireSame(e,t))
if(n)return n}throw t}}async function askOnce(e,t,n){const o={...e.overrides,...t}
const{default:r}=(0,w.GF)({...e,overrides:o},{...n,attempts:2})
const s=r.features.vision
const i={type:"image",image_urls:[y],cache_prompt:!1}
const a=s?[(0,k.Qq)((0,l.J1)("doctor-question")),i]:[(0,k.Qq)((0,l.J1)("doctor-question-words"))]
const c=[{role:"system",content:[(0,k.Qq)((0,l.J1)("doctor-system"))]},{role:"user",content:a}]
return{model:r,reply:await r.complete({messages:c,tools:[b],signal:n.signal}),isShown:s}}function watched({fetch:e}){let t=0
let n=!1
const counting=async(o,r)=>{t+=1
const s=await e(o,r)
n=!/json/.test(s.headers.get("content-type")??"")
return s}
return{fetch:counting,seen:()=>({requests:t,isStreamed:n})}}function isRefusal(e){if(!(e instanceof o.Q)||e.isTransient||e.isModelMissing)return!1
const t=statusOf(e)
return t===400||t===422}function isNotThere(e){if(e instanceof o.Q&&e.isModelMissing)return!1
const t=statusOf(e)
return t===404||t===405}function requireSame(e,t){if(!(isRefusal(e)||isNotThere(t)&&isNotThere(e)))throw e}function statusOf(e){return e instanceof o.Q&&e.cause instanceof Error&&"status"in e.cause?e.cause.status:void 0}function callingIn({message:e},{native_tool_calling:t}){const n=(e.tool_calls??[]).some(({name:e})=>e===b.name)
if(n)return t?"native":"words"
return(0,$.spokenCall)(e,[b])?"unread":"none"}function seenIn({message:e}){const t=[(0,k.wh)(e.content),...(e.tool_calls??[]).map(e=>e.arguments)].join(" ")
return/\bred\b/i.test(t)?"seen":"unseen"}var A=n(28942)
const C=A.object({can_approve_pull_request_reviews:A.boolean()})
async function askRepository(e,t){const n=`${t.owner}/${t.name}`
try{const o=await(0,a.n)(e,t).get("/actions/permissions/workflow")
const r=C.parse(o).can_approve_pull_request_reviews
return{isGood:r,words:(0,l.J1)(r?"doctor-pulls-allowed":"doctor-pulls-forbidden",{repository:n})}}catch(e){const t=(0,c.ec)(e).message.replace(/\.$/,"")
return{isGood:void 0,words:(0,l.J1)("doctor-pulls-unknown",{repository:n,reason:t})}}}const S=18e4
async function doctor(e){const{argv:t,env:n,stdout:o,stderr:r}=e
const s=(0,h.We)(t,["input","help"])
if(s.kind==="help")return tell(o,(0,l.J1)("doctor-usage"),0)
if(s.kind==="mistake")return tell(r,`${s.message} (see deckhand doctor --help)`,2)
const i=await repositoryIn(e)
const a=n.LLM_API_KEY!==void 0||Object.keys(s.inputs).length>0
const c=i&&!a?0:await examineModel(e,s.inputs)
if(i)o(`${(0,v.pj)(i.words)}\n`)
return i?.isGood===!1?Math.max(c,1):c}async function repositoryIn({env:e,world:t}){const{GITHUB_REPOSITORY:n,GITHUB_TOKEN:o}=e
const[r,s]=n?.split("/")??[]
if(!r||!s||!o)return
const i=e.GITHUB_API_URL??"https://api.github.com"
return askRepository((0,a.X)({token:o,apiUrl:i,fetch:t.fetch}),{owner:r,name:s})}async function examineModel(e,t){const{env:n,world:r,stdout:s,stderr:i,limitMs:a=S}=e
const c=(0,h.Rk)(n,t)
if(c.kind!=="real")return tell(i,c.kind==="mistake"?c.message:O,2)
const{model:l,apiKey:k,baseUrl:w}=c.model
const $={...t,model:l,"api-key":k,...w&&{"base-url":w}}
const b=new AbortController
const y=setTimeout(()=>b.abort(tooLate(a)),a)
try{const e=(0,p.readInputs)((0,f.withFeatures)(new m.wB({...$,"github-token":"none"})))
const{fallbackModels:t,...o}=(0,d.zg)(e,"doctor",{...r,env:n})
const i=await askModel({...o,visionModel:void 0},{...r,signal:AbortSignal.any([r.signal,b.signal])})
s(`${describeFindings({settings:o,given:$,finding:i,now:r.now()})}\n`)
return i.calling==="native"||i.calling==="words"?0:1}catch(e){const{message:t,hint:n}=(0,g.y)(e)
const r=(0,o.o)(e)
const s=r===void 0?(0,u.hC)(t,n):`${t}\nIt replied:\n${r}`
return tell(i,(0,v.pj)(s),1)}finally{clearTimeout(y)}}function tooLate(e){return new c.vC("model",`There was no whole reply within ${e/1e3} seconds.`,{hint:"Check `base-url` and `model`, and whether the endpoint is busy: a run would wait for it until its time is up."})}const O="There is no model to ask: set LLM_API_KEY and LLM_MODEL, or give the inputs api-key and model"
function tell(e,t,n){e(`${t}\n`)
return n}function describeFindings(e){const{settings:t,finding:n}=e
const{reply:o,features:r,requests:s}=n
const i=[["protocol",protocolFound(e)],["answered by",o.answeredBy??"the reply does not say"],["streaming",streamingFound(n)],["tool calling",E[n.calling]],["vision",R[n.vision]],["usage",usageFound(n)],["price",priceFound(e)],["window",r.context_window?`${r.context_window} tokens`:"unknown"]]
const a=warningsFor(e).map(e=>`Warning: ${e}`)
const c=[`Asked ${t.model} at ${t.baseUrl} (${(0,u.U9)(s,"request")}).`,i.map(([e,t])=>`  ${e.padEnd(14)}${t}`).join("\n"),...a.length>0?[a.join("\n")]:[],`Set these inputs:\n\n${inputsToSet(e)}`]
return(0,v.pj)(c.join("\n\n"))}const E={native:"yes",words:"not natively; it works with the tools in the prompt",unread:"no: the call came as text, which the server did not parse",none:"no: the model did not call the tool"}
const R={seen:"yes: it named the colour of the picture",unseen:"the picture was accepted, but the model did not name its colour",refused:"no: the request was refused with a picture, and accepted without",unasked:"not asked: this model is known to see no pictures"}
function protocolFound({settings:e,finding:t}){const n=e.api?"as given":isLearned(e,t)?"as the endpoint asks for":"by default"
return`${(0,i.AT)(t.features.api).title} (${n})`}function isLearned({model:e,baseUrl:t,overrides:n},{features:o}){return(0,r.H)({model:e,baseUrl:t,overrides:n}).api!==o.api}function streamingFound({features:e,isStreamed:t,needed:n}){if(n.stream===!1)return"no: the request was refused with streaming, and accepted without"
if(!e.stream)return"not asked for"
return t?"yes":"asked for, but the reply came in one piece"}function usageFound({reply:{usage:e}}){if(e.is_estimated)return"not reported: tokens are estimated"
return`${e.prompt_tokens} tokens in, ${e.completion_tokens} out`}function priceFound({finding:{features:e,reply:t},settings:n}){const{price:o}=e
if(o===void 0)return t.usage.cost===void 0?"unknown":"stated by the endpoint with each reply"
const r=o.cache_read===void 0?"":`, $${o.cache_read} from the cache`
const i=n.overrides?.price?"as given":`${s.Bt.source}, ${s.Bt.date}`
return`$${o.input} in, $${o.output} out${r}, for a million tokens (${i})`}function warningsFor({finding:e,settings:t,now:n}){const{features:o,reply:r,calling:i}=e
const a=o.price!==void 0&&t.overrides?.price===void 0
const c=a?(0,s.gx)(n):void 0
const u=o.price===void 0&&r.usage.cost===void 0
return[...c?[`the price of ${t.model} is ${c} days old; check it with the provider.`]:[],...u?[`the price of ${t.model} is unknown, so max-budget-usd needs a "price" in model-features.`]:[],...o.context_window===void 0?[`the window of ${t.model} is unknown; state it as "context_window" in model-features.`]:[],...r.usage.is_estimated?["the endpoint does not report tokens, so they are estimated."]:[],...i==="none"?["a model that calls no tools cannot change anything."]:[]]}function inputsToSet({settings:e,given:t,finding:n}){const{model:o,baseUrl:r}=e
const s=featuresToSet(n,e)
const a=Object.entries(t).filter(([e])=>!T.has(e)&&!N.test(e))
const c=[`model: ${scalar(o)}`,"api-key: $"+"{{ secrets.LLM_API_KEY }}",...r===i.AN?[]:[`base-url: ${scalar(r)}`],...e.api||isLearned(e,n)?[`api-mode: ${n.features.api}`]:[],...Object.keys(s).length>0?[`model-features: '${JSON.stringify(s).replaceAll("'","''")}'`]:[],...a.map(([e,t])=>`${e}: ${scalar(t)}`)]
return c.map(e=>`  ${e}`).join("\n")}const T=new Set(["model","api-key","base-url","api-mode","model-features"])
const N=/key|secret|header|token$|mcp-config/
function featuresToSet({needed:e,calling:t},{overrides:n={}}){const{reasoning_effort:o,temperature:r,...s}=n
const{api:i,...a}=e
return{...s,...a,...t==="unread"&&{native_tool_calling:!1}}}function scalar(e){return/^[\w./:-]+$/.test(e)?e:JSON.stringify(e)}}),47776:((e,t,n)=>{n.d(t,{c:()=>lineOf})
var o=n(94869)
var r=n(70598)
var s=n(46032)
var i=n(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,r.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,s.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,o.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:t,reason:n,error:o}){if(t)return`hook ${e} blocks: ${n}`
if(o!==void 0)return`hook ${e} does not count: ${o}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const t=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const n="code"in t||"command"in t
const isBare=e=>!n||!["number","boolean"].includes(typeof e)
return(0,o.TN)(Object.entries(t).map(([e,t])=>isBare(t)?inWords(t):`(${e}: ${t})`).join(" "),120)}function inWords(e,t=0){if(typeof e!=="object"||e===null)return String(e)
const n=Object.values(e)
if(Array.isArray(e)&&n.every(e=>typeof e!=="object"))return n.join(",")
return t<5?n.map(e=>inWords(e,t+1)).join(" "):"…"}function outcomeOf(e){const t=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const n=(0,o.U9)(Buffer.byteLength((0,s.wh)(e.content)),"byte")
return`${t}${n}${e.is_error?", an error":""}`}}),39953:((e,t,n)=>{n.d(t,{f:()=>valueAt,u:()=>parsePartly})
var o=n(94869)
const r=40
function parsePartly(e,t){const n=structuredClone(t)
const o=new Map
for(let s=0;s<r;s+=1){const r=e.safeParse(n)
if(r.success)return{value:r.data,paths:[...o.keys()]}
const s=[]
for(const e of r.error.issues){if(e.code==="unrecognized_keys"){for(const t of e.keys)remove(n,[...e.path,t])
continue}if(e.path.length===0)return
if(!o.has(named(e.path)))o.set(named(e.path),e.path)
const r=repair(n,t,e)
if(r==="hopeless")return
if(r)s.push(r)}drop(n,s)}return}function named(e){return e.join(".")}function repair(e,t,{path:n,...o}){const r=valueAt(e,n)
const[s,a]=[n.at(-1),typeof n.at(-1)==="number"]
const c=n.length===1&&i.has(s)
const u=c||r===void 0||r===null?void 0:meantBy(r,o)
if(u!==void 0)set(e,n,u)
else if(a&&isOfBlocks(n))set(e,n,blockOf(valueAt(t,n)))
else if(a)return n
else if(r!==void 0&&!isBlocks(s))remove(e,n)
else return missing(e,t,n)
return}function missing(e,t,n){const[o,r]=[n.at(-1),n.slice(0,-1)]
const i=isBlocks(o)?blocksOf(valueAt(t,n),valueAt(t,r)):s[String(o)]
if(i!==void 0)set(e,n,i)
else if(typeof r.at(-1)==="number"&&isOfBlocks(r))set(e,r,blockOf(valueAt(t,r)))
else if(typeof r.at(-1)==="number")return r
else if(r.length===0)return"hopeless"
else remove(e,r)
return}const s={source:"environment",role:"user",kind:"Unknown",tool_name:"unknown",error:"",detail:"",code:""}
const i=new Set(["id","timestamp","parent_id"])
function meantBy(e,t){const{code:n,expected:o}=t
if(n!=="invalid_type")return
if(o==="string"&&["number","boolean"].includes(typeof e))return String(e)
if((o==="number"||o==="int")&&typeof e==="string"&&e.trim()!==""){const t=Number(e)
return Number.isFinite(t)?t:void 0}if(o==="boolean"&&(e==="true"||e==="false"))return e==="true"
return}const a=new Set(["content","thought","extended_content"])
function isBlocks(e){return a.has(e)}function isOfBlocks(e){return isBlocks(e.at(-2))}function blocksOf(e,t){if(Array.isArray(e))return e.map(blockOf)
if(e!==void 0&&e!==null)return[blockOf(e)]
const{kind:n,is_error:o,...r}=Object(t)
return Object.keys(r).length===0?[]:[blockOf(r)]}const c=2e3
function blockOf(e){const{text:t}=Object(e)
const n=typeof e==="string"?e:t
if(typeof n==="string")return{type:"text",text:n}
return{type:"text",text:`[unknown content: ${(0,o.GH)(JSON.stringify(e)??"",c)}]`}}function drop(e,t){const n=[...new Map(t.map(e=>[named(e),e])).values()].sort((e,t)=>Number(t.at(-1))-Number(e.at(-1)))
for(const t of n){const n=valueAt(e,t.slice(0,-1))
if(Array.isArray(n))n.splice(Number(t.at(-1)),1)}}function set(e,t,n){const o=valueAt(e,t.slice(0,-1))
if(typeof o==="object"&&o!==null)Object.assign(o,{[t.at(-1)??""]:n})}function remove(e,t){const n=valueAt(e,t.slice(0,-1))
if(typeof n==="object"&&n!==null)Reflect.deleteProperty(n,t.at(-1)??"")}function valueAt(e,t){return t.reduce((e,t)=>Reflect.get(Object(e),t),e)}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var o=n(3024)
var r=n(98664)
var s=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const o=(await e.list()).find(e=>e.path===t)
if(o&&o.size>n)return{status:"too-large"}
const r=o&&(await e.read([t])).get(t)
return r===void 0?{status:"missing"}:{status:"read",text:r}}async function readNamedFile(e,{input:t,path:n,largest:o}){const i=await e.read(n,o)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,s.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const u="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new r.vC("config",`${a} is empty in ${c}.`,{hint:u})
if(i.status==="too-large")throw new r.vC("config",`${a} has more than ${o/1e3} kB in ${c}.`,{hint:u})
if(!isInWorkspace(e.workspace,n))throw new r.vC("config",`${a} is not a text file of ${c}.`,{hint:u})
const l="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new r.vC("config",`${a} is not in ${c}. ${l} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,o.BJ)(e,t)!==void 0}}),96717:((e,t,n)=>{n.d(t,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var o=n(16698)
var r=n(48161)
var s=n(57975)
var i=n(94869)
const a=new o.AsyncLocalStorage
function info(e){const t=a.getStore()
if(t)t(`${e}${r.EOL}`)
else process.stdout.write(`${e}${r.EOL}`)}function notice(e,t={}){issue("notice",e,t)}function warning(e,t={}){issue("warning",e,t)}function error(e,t={}){issue("error",e,t)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,t,n={}){const o=Object.entries(n).filter(([,e])=>e!==void 0&&e!=="")
const r=o.map(([e,t])=>`${e}=${escaped(String(t)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${r.length>0?` ${r.join(",")}`:""}::${escaped(t)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:t,newToken:n,most:o}){const r=t(plainly(e)).trimEnd().split(c)
if(r.length===1&&r[0]==="")return
const s=n()
stopCommands(s)
if(r.length>o)info(`| … ${(0,i.U9)(r.length-o,"line")} before`)
for(const e of r.slice(-o))info(`| ${t(clipped(e))}`)
resumeCommands(s)}function plainly(e){return(0,s.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const t=e.replaceAll("##[","## [").replaceAll("\t","  ")
return t.length<=u?t:`${(0,i.GH)(t,u)}…`}}),57974:((e,t,n)=>{n.r(t)
n.d(t,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var o=n(47776)
var r=n(76221)
var s=n(91106)
var i=n(54668)
var a=n(94869)
var c=n(26285)
var u=n(96717)
var l=n(25298)
function maskSecrets(e){const t=e.flatMap(s.CB).filter(e=>e.length>=s.G6&&!/[\r\n]/.test(e))
for(const n of new Set([...e,...t]))if(n!=="")(0,u.Pq)(n)}function printSubAgent(e,t){return n=>{const r=(0,o.c)(n)
if(r!==void 0)(0,u.pq)(e(`  [${t}] ${breakRunnerCommands(e(r))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const t=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(t)
for(const t of e?.gaps??[])printNotice(t)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:t,why:n}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(t,200)} is not in the sandbox: ${(0,a.TN)(n,300)}.`)}function printKnowledge({commit:e,files:t,plugins:n,brought:o,hooks:r,problems:s}){const i=t.map(({path:e,id:t})=>`${e} (${t.slice(0,7)})`)
for(const t of i.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${t}`))
if(i.length>50)(0,u.pq)(`… and from ${i.length-50} more files`)
for(const{name:e,label:t}of n)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${t}`))
for(const{label:e,skills:t}of o)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${t.map(({name:e})=>e).join(", ")||"none"}`))
if(r)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(r).join(", ")}`))
for(const{path:e,problem:t}of s.slice(0,20))printNotice(`${e} ${t}.`)}function printSetUp(e,t){return n=>{(0,u.Oh)("Setting up");(0,u.OG)(n,{redact:e,newToken:t,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,t,n){(0,u.pq)(n(breakRunnerCommands(`Server ${e}: ${t}`)))}function printWait({waitMs:e,attempt:t,attempts:n,fault:o}){const r=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(o.message,`Trying again in ${r} s (${t} of ${n})`)))}function printChange({from:e,to:t,fault:n}){printNotice((0,a.hC)(n.message,`Asking ${t} instead of ${e}`))}function printFault(e,t,n){const o=(0,l.hidePaths)(n)
const r=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(o(e)));(0,u.z3)(t((0,a.hC)(...r)))
if(e.cause!==void 0)(0,u.pq)(t(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,t)}function printReply(e,t){const n=(0,r.o)(e)
if(n===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of n.split("\n"))(0,u.pq)(t(breakRunnerCommands(e,n.length)));(0,u.N4)()}function printEnd({report:e,fault:t},{isFailure:n,redact:o,env:r}){const{outcome:s,reason:i,hint:l}=e
const d=o(breakRunnerCommands((0,a.hC)(i,l)))
if(n&&t)printFault(t,o,r)
else if(n)(0,u.z3)(d)
else if(c.tz.includes(s))(0,u.$e)(d)
else(0,u.pq)(`${s}: ${d}`)
if(!n)printReply(t,o)}function printAnnotations(e,t){for(const{file:n,line:o,message:r}of e)(0,u.z3)(t(breakRunnerCommands(r)),{file:n,line:o,title:"Seen by the agent"})}function printRisks(e,t){for(const n of e.slice(0,10))(0,u.$e)(t(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(e){const t=(0,i.cZ)(e).map(({name:e,message:t})=>`${e}: ${t}`)
return t.length===0?String(e):[...new Set(t)].join("; caused by ")}function breakRunnerCommands(e,t=300){return(0,a.TN)(e,t).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,t,n)=>{n.r(t)
n.d(t,{hidePaths:()=>hidePaths})
var o=n(76760)
var r=n(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=s.map(([t,n])=>[e[t]??"",n])
const n=[[(0,o.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,r._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...n]})}})}

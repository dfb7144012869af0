export const id=7509
export const ids=[7509,2520]
export const modules={89951:((e,t,n)=>{n.d(t,{W:()=>skillsInPrompt,z:()=>agentContext})
var o=n(94869)
var r=n(88135)
var s=n(46222)
var i=n(31827)
function agentContext(e){const{skills:t=[],systemPrompt:n="",systemPromptSuffix:o="",instructions:s="",secrets:i="",place:a,date:c}=e
const u=[...skillsInPrompt(t),o.trim(),s.trim()===""?"":(0,r.J1)("instructions",{instructions:s.trim()}),i.trim(),(0,r.J1)("context",{...a,date:c})]
return{systemPrompt:systemPromptOf(n.trim()),context:u.filter(e=>e!=="").join("\n\n")}}function skillsInPrompt(e){return[(0,s.F8)(e),catalogue(e)].filter(e=>e!=="")}function systemPromptOf(e){const t=(0,r.J1)("trust")
return e===""?(0,r.J1)("system",{trust:t}):`${e}\n\n${t}`}function catalogue(e){const t=e.filter(i.yy)
if(t.length===0)return""
const n=fitting(t)
const o=t.length-n.length
const s=o===0?"":`\n${(0,r.J1)("skills/more",{count:String(o)})}`
return(0,r.J1)("skills/catalogue",{list:n.join("\n")+s})}function fitting(e){const t=e.map(({name:e})=>`- ${e}`)
const n=t.slice(0,fittingCount(t))
const o=i.vE-lengthOf(n)
const r=fairShare(e.slice(0,n.length).map(e=>descriptionOf(e).length+2),o)
return n.map((t,n)=>withDescription(t,e[n],r))}function withDescription(e,t,n){return t&&n>12?`${e}: ${(0,o.TN)(descriptionOf(t),n-2)}`:e}function fairShare(e,t){let n=t
for(const[t,o]of[...e].sort((e,t)=>e-t).entries()){const r=Math.floor(n/(e.length-t))
if(o>r)return r
n-=o}return Number.MAX_SAFE_INTEGER}function fittingCount(e){let t=0
const n=e.findIndex(e=>{t+=e.length+1
return t>i.vE})
return n<0?e.length:n}function lengthOf(e){return e.reduce((e,t)=>e+t.length+1,0)}function descriptionOf({description:e,content:t}){const n=t.split("\n").find(e=>e.trim()!=="")??""
return(0,o.TN)(e??n.replace(/^#+\s*/,""),1024)}}),58890:((e,t,n)=>{n.d(t,{If:()=>b,Jr:()=>toolsFor,K$:()=>skillsFor,Ms:()=>readSubAgent,OD:()=>h,o0:()=>discoverSubAgents})
var o=n(76760)
var r=n(28942)
var s=n(58225)
var i=n(88135)
var a=n(71093)
var c=n(81664)
var u=n(63846)
var l=n(31827)
var d=n(92590)
var p=n(97065)
const h=r.union([r.array(r.string()),r.string().transform(e=>e.split(","))]).transform(e=>e.map(e=>e.trim()).filter(e=>e!=="")).readonly()
const f=r.record(r.string(),a.LM).readonly()
const m="It has either names, or changes such as +browser and -glob, but not both."
const w=r.object({name:r.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i,"It has to be one word of letters, digits and dashes."),description:r.string().default(""),model:r.string().default("inherit"),tools:h.refine(e=>!(0,d.Oq)(e),m).optional(),skills:h.prefault([]),max_iteration_per_run:r.int().min(1).optional(),max_budget_per_run:r.number().positive().optional(),hooks:c.Ad.optional(),read_only:r.boolean().default(!1),permission_mode:r["enum"](["always_confirm","never_confirm","confirm_risky"]).nullable().default(null),mcp_servers:r.union([h,f]).optional(),mcp_config:f.optional(),...p.Jb.unwrap().shape,system_prompt_suffix:r.string().min(1,"It says nothing."),source:r.string().optional()}).readonly()
function readSubAgent(e,t){const{fields:n,body:r}=(0,u.I6)(t)
const i=Object.fromEntries(Object.entries(n).filter(([,e])=>e!==null))
const a={name:(0,o.basename)(e).replace(/\.md$/i,""),...i}
const c=w.safeParse({...a,system_prompt_suffix:r,source:e})
if(c.success)return c.data
throw new Error((0,s.d)(c.error))}const g=new Set(["finish"])
const _={readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1}
const v=new Set(["file_editor"])
function toolsFor({tools:e,read_only:t},n){const o=n.filter(({name:t})=>g.has(t)||isNamed(t,e))
if(!t)return o
return o.flatMap(e=>{if(v.has(e.name))return[Object.freeze({...e,annotations:_})]
return e.annotations.readOnlyHint?[e]:[]})}function isNamed(e,t){if(t===void 0)return!0
return(0,d.Xb)(t)?!(0,d.cM)(t).includes(e):t.map(d.Qw).includes(e)}function skillsFor({skills:e},t){return e.length===0?t:t.filter(t=>(0,l.Pj)(t)||e.includes(t.name))}const k=["general-purpose","code-explorer","bash-runner","reviewer"]
function builtInSubAgents(){return k.map(e=>{const{source:t,...n}=readSubAgent(e,(0,i.J1)(`sub-agents/${e}`))
return n})}const y=[".agents/agents",".openhands/agents"]
const b=y.map(e=>`${e}/main.md`)
const O=50
async function discoverSubAgents(e,t=[]){const n=[]
const o=new Map(t.map(e=>[e.name,e]))
const r=await pathsIn(e,n)
const s=await e.read(r)
for(const e of r){const t=read(e,s.get(e),n)
const r=t&&o.get(t.name)
if(r)n.push({path:e,problem:`is not used: ${r.source??"another"} has the name ${r.name} too`})
else if(t)o.set(t.name,t)}for(const e of builtInSubAgents())if(!o.has(e.name))o.set(e.name,e)
return{agents:[...o.values()],problems:n}}async function pathsIn(e,t){const n=(await e.list()).filter(({path:e})=>rankOf(e)>=0&&!b.includes(e))
const o=n.sort((e,t)=>rankOf(e.path)-rankOf(t.path)||(e.path<t.path?-1:1))
const r=o.filter(({size:e})=>e>l.K7)
const s=o.filter(e=>!r.includes(e)).slice(O)
for(const{path:e}of r)t.push({path:e,problem:`has more than the ${l.K7} bytes that are read`})
for(const{path:e}of s)t.push({path:e,problem:`is beyond the ${O} that are read`})
return o.filter(e=>!r.includes(e)&&!s.includes(e)).map(({path:e})=>e)}function rankOf(e){return y.findIndex(t=>/^[^/]+\.md$/i.test(e.slice(t.length+1))&&e.startsWith(`${t}/`))}function read(e,t,n){try{if(t===void 0)throw new Error("it could not be read")
return readSubAgent(e,t)}catch(t){n.push({path:e,problem:`is not used: ${t instanceof Error?t.message:String(t)}`})
return}}}),27636:((e,t,n)=>{n.d(t,{S3:()=>earlierTools,YO:()=>readableState,Yi:()=>earlierSettings,un:()=>readState})
var o=n(98664)
var r=n(39953)
var s=n(56887)
var i=n(95813)
var a=n(95017)
function readState(e,t){const n=readIfThere(e)
if(n===void 0)return
const{value:o,paths:r}=readableState(fromJson(n))
if(r.length>0)t?.(r)
const{own_analyzer:s,...i}=o
return{...i,security_analyzer:s??i.security_analyzer}}function readableState(e){const{draft:t,lost:n}=completed(e)
const o=(0,r.u)(a.zn,t)
if(!o)throw unreadable("it has no id of a conversation")
const s=[...n,...o.paths,...caught(t),...(0,i.XK)(o.value.agent)]
return{value:o.value,paths:[...new Set(s)]}}function fromJson(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch(e){throw unreadable(String(e),e)}}function unreadable(e,t){const n="Restore that file, or delete the conversation folder to start again."
return new o.vC("config",`The file ${a.bv} cannot be read: ${e}`,{hint:n,cause:t})}const c={agent:{kind:i.XJ},workspace:{kind:"LocalWorkspace",working_dir:""}}
function completed(e){if(!isObject(e))return{draft:e,lost:[]}
const t=[]
const n=Object.entries(c).map(([n,o])=>{const r=e[n]
if(!isObject(r)){t.push(n)
return[n,o]}const s=Object.entries(o).filter(([e])=>typeof r[e]!=="string")
t.push(...s.map(([e])=>`${n}.${e}`))
return[n,{...r,...Object.fromEntries(s)}]})
return{draft:{...e,...Object.fromEntries(n)},lost:t}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const u={confirmation_policy:s.Q4,execution_status:a.rI}
function caught(e){const t=Object(e)
return Object.entries(u).flatMap(([e,n])=>t[e]===void 0||n.safeParse(t[e]).success?[]:[e])}function readIfThere(e){try{return e.read(a.bv)}catch(e){const t=e instanceof o.vC||e instanceof Error&&"code"in e&&e.code==="ENOENT"
if(t)return
throw e}}function earlierTools(e){const t=readState(e)
return t?(0,i.$p)(t.agent):[]}function earlierSettings(e){return(0,i.RV)(readState(e)?.agent)}}),81664:((e,t,n)=>{n.d(t,{Ad:()=>h,BI:()=>hasHooks,CW:()=>readHookConfig,U6:()=>hooksFor,XN:()=>mergeHooks,se:()=>f})
var o=n(28942)
var r=n(98664)
var s=n(58225)
var i=n(71093)
const a=o["enum"](["PreToolUse","PostToolUse","UserPromptSubmit","SessionStart","SessionEnd","Stop"])
const c=o.object({type:o["enum"](["command","prompt","agent"]).default("command"),command:o.string().min(1).optional(),prompt:o.string().optional(),name:o.string().optional(),timeout:o.number().positive().max(3600).default(60),async:o.boolean().default(!1)}).refine(({type:e,command:t})=>e!=="command"||t!==void 0,"A hook of type command needs a command.").readonly()
const u=o.string().refine(e=>compileMatcher(e)!==void 0,"It is not a regular expression.")
const l=o.object({matcher:u.default("*"),hooks:o.array(c).readonly()}).readonly()
const d=o.array(l).readonly().optional()
const p=o.strictObject({PreToolUse:d,PostToolUse:d,UserPromptSubmit:d,SessionStart:d,SessionEnd:d,Stop:d}).readonly()
const h=o.preprocess(normalised,p)
function readHookConfig(e,t){const n=h.safeParse(e)
if(n.success)return n.data
const o="Fix the hooks, or remove them."
throw new r.vC("config",`The hooks in ${t} cannot be used: ${(0,s.d)(n.error)}`,{hint:o})}function normalised(e){if(!isObject(e))return e
const t=Object.keys(e)
const n=t.length===1&&isObject(e.hooks)?e.hooks:e
return Object.fromEntries(Object.entries(n).map(([e,t])=>[pascalCase(e),t]))}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function pascalCase(e){return/^[a-z]+(_[a-z]+)*$/.test(e)?e.replaceAll(/(?:^|_)([a-z])/g,(e,t)=>t.toUpperCase()):e}function mergeHooks(e){const t=a.options.flatMap(t=>{const n=e.flatMap(e=>e[t]??[])
return n.length===0?[]:[[t,n]]})
return t.length===0?void 0:Object.fromEntries(t)}function compileMatcher(e){const t=e.trim()
if(t===""||t==="*")return()=>!0
const n=/^\/(.+)\/$/.exec(t)?.[1]??t
try{const e=new RegExp(`^(?:${n})$`,"u")
return n=>n!==void 0&&(n===t||e.test(n))}catch{return}}const f=o.strictObject({event_type:a,tool_name:o.string().optional(),tool_input:i.LM.optional(),tool_response:i.LM.optional(),message:o.string().optional(),session_id:o.string().optional(),working_dir:o.string().optional(),metadata:o.record(o.string(),i.LM).readonly().prefault({})}).readonly()
function hasHooks({event_type:e,tool_name:t},n){return hooksFor({event_type:e,tool_name:t},n).length>0}function hooksFor({event_type:e,tool_name:t},n){const o=n[e]??[]
return o.filter(({matcher:e})=>compileMatcher(e)?.(t)).flatMap(({hooks:e})=>e)}}),93953:((e,t,n)=>{n.d(t,{M:()=>protocolModel,_:()=>leaveOutImages})
var o=n(58500)
var r=n(97922)
var s=n(98664)
var i=n(88135)
var a=n(46032)
var c=n(11627)
var u=n(12713)
var l=n(20983)
var d=n(2536)
var p=n(54847)
const h=6e4
function protocolModel(e,t){const{model:s,features:i,clock:a,idleMs:c=h}=e
const{host:f}=new URL(e.baseUrl)
let m=!1
const heard=async(t,n)=>{const o=await e.fetch(t,n)
m=!0
return o}
const w=authorizer({...e,fetch:heard})
const g=i.silent_thinking||i.reasoning_effort!==void 0
const _=!i.stream||(0,l.AT)(i.api).beginsLate||g
return{name:s,features:i,async complete(l){l.signal.throwIfAborted()
const h=a()
const{client:g,redact:v,apiKey:k}=await w(l.signal)
const y=new AbortController
const giveUp=e=>y.abort(e)
const b=(0,d.E5)({host:f,idleMs:c,mayBeSilent:_,giveUp:giveUp})
const O=t.fold()
let x={}
const spent=e=>({usage:(0,p.Fs)({...O.usage,cost:O.usage?.cost??x.cost},{request:l,characters:e,features:i}),latencyMs:a()-h})
try{const e=await t.send(await g,l,AbortSignal.any([l.signal,y.signal]))
x=statedBy(e.headers)
const n=await(0,d.Xw)(e,O,{host:f,watch:b,redact:v,onDelta:l.onDelta})
await(0,o.setImmediate)()
const r=(0,u.hD)(v(x.answeredBy??n.answeredBy??""),k)||void 0
return{...n,answeredBy:r,...spent((0,p.EX)(n.message))}}catch(t){const o=ours(y.signal.reason)??ours(t)??t
y.abort()
if(O.size>0||O.usage)l.onLost?.(spent(O.size))
if(l.signal.aborted&&O.size===0)e.onSilence?.({host:f,ms:a()-h,hasSigns:b.hasBegun})
l.signal.throwIfAborted()
const{baseUrl:c}=e
const u=typeof e.apiKey!=="string"
const d=o instanceof r.LG?{sent:sentRequest(l,i)}:{}
const{toModelFault:p}=await n.e(5175).then(n.bind(n,65175))
throw p(o,{model:s,host:f,baseUrl:c,api:i.api,apiKey:k,isToken:u,hasAnswered:m,...d})}finally{b.stop()}}}}function sentRequest({messages:e,tools:t},{vision:n,context_window:o}){const r=n&&e.some(hasImage)
return{tokens:(0,p.bP)(e,t),window:o,hasPictures:r}}function authorizer({apiKey:e,...t}){const open=(e,n)=>{const o={...t,apiKey:e,isToken:n}
return{client:(0,c.My)(o),redact:(0,c.sD)(o),apiKey:e}}
if(typeof e==="string"){const t=open(e,!1)
return async()=>t}let n
return async t=>{const o=await e(t)
if(n?.apiKey!==o)n=open(o,!0)
return n}}function statedBy(e){const t=Number(e.get("x-litellm-response-cost")??0)
const n=e.get("x-litellm-model-name")
return{...t>0&&{cost:t},...n!==null&&{answeredBy:n}}}function ours(e){if(e instanceof s.vC)return e
return e instanceof Error&&e.cause instanceof s.vC?e.cause:void 0}function leaveOutImages(e,{vision:t,string_content:n}){if(t&&!n||!e.some(hasImage))return e
const o=(0,a.Qq)((0,i.J1)("image-left-out"))
return e.map(e=>hasImage(e)?{...e,content:e.content.map(e=>e.type==="image"?o:e)}:e)}function hasImage({content:e}){return e.some(e=>e.type==="image")}}),31691:((e,t,n)=>{n.d(t,{IO:()=>Unreadable,Tu:()=>countBytes,tM:()=>takeBytes,xm:()=>valueIn})
var o=n(97922)
var r=n(28942)
var s=n(51622)
const i=64*1024
const a=5e3
function countBytes(e,t){const n=e.getReader()
return new ReadableStream({async pull(e){const{done:o,value:r}=await n.read().catch(breakOff)
if(o)return e.close()
t(r.length)
e.enqueue(r)},cancel(){readToTheEnd(n).catch(()=>{})}},{highWaterMark:0})}function breakOff(e){throw new Unreadable(e)}async function*takeBytes(e,t){let n=t
try{for await(const t of e){yield t.subarray(0,n)
n-=t.length
if(n<=0)return}}catch(e){throw new Unreadable(e)}}async function readToTheEnd(e){const t=setTimeout(()=>e.cancel().catch(()=>{}),a).unref()
let n=i
while(n>0){const{done:t,value:o}=await e.read()
n=t?0:n-o.length}clearTimeout(t)
await e.cancel()}class Unreadable extends Error{constructor(e){super("A reply could not be read.",{cause:e})
this.name="Unreadable"}}function valueIn(e,t=!1){const n=parse(e)
const r=errorIn(n)??(t?n:void 0)
if(r!==void 0)throw new o.LG(void 0,r,void 0,void 0)
return n}const c=r.union([r.looseObject({message:r.string().min(1)}),r.looseObject({detail:r.string().min(1)}).transform(({detail:e,...t})=>({...t,message:e})),r.looseObject({msg:r.string().min(1)}).transform(({msg:e,...t})=>({...t,message:e}))])
const u=r.looseObject({base_resp:r.looseObject({status_code:r.number().refine(e=>e!==0),status_msg:r.string()})}).transform(({base_resp:{status_code:e,status_msg:t}})=>({code:e,message:t}))
function errorIn(e){if(typeof e!=="object"||e===null)return
if("error"in e&&e.error)return asObject(e.error)
const t="base_resp"in e?u.safeParse(e).data:void 0
if(t)return t
if(l.some(t=>t in e)&&!isErrorObject(e))return
return c.safeParse(e).data}function isErrorObject(e){return"object"in e&&e.object==="error"&&"message"in e&&typeof e.message==="string"}const l=["choices","output","type","usage","delta"]
function asObject(e){return typeof e==="object"&&e!==null?e:{message:String(e)}}function parse(e){try{return(0,s.qF)(e)}catch(e){throw new Unreadable(e)}}}),11627:((e,t,n)=>{n.d(t,{My:()=>openClient,c_:()=>loadClient,sD:()=>redactorFor,ub:()=>requireSendable})
var o=n(38321)
var r=n(98664)
var s=n(80292)
var i=n(51977)
var a=n(31691)
var c=n(76221)
var u=n(12713)
var l=n(20983)
function redactorFor({apiKey:e,headers:t={}}){return(0,i.redactor)([e,...Object.values(t).flatMap(e=>e.split(" "))])}const d=2**31-1
function loadClient(){return n.e(2302).then(n.bind(n,32302))}function requireSendable({apiKey:e,headers:t={}}){if(typeof e==="string")requireSoundKey(e)
requireSoundHeaders(t)}function openClient(e){requireSendable(e)
const t=loadClient().then(({OpenAI:t})=>clientOf(t,e))
t.catch(()=>{})
return t}function clientOf(e,t){return new e({apiKey:t.apiKey,baseURL:t.baseUrl,defaultQuery:t.apiVersion?{"api-version":t.apiVersion}:void 0,fetch:plainFetch(t),maxRetries:0,timeout:d,logLevel:"off"})}function requireSoundKey(e){if(/^[\x21-\x7e]+$/.test(e))return
throw new r.vC("config","The API key is empty, or holds blanks or other characters that no key has.",{hint:"Check the `api-key` input and the secret that it comes from."})}function requireSoundHeaders(e){for(const[t,n]of Object.entries(e)){if(/^[\w!#$%&'*+.^`|~-]+$/.test(t)&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n))continue
throw new r.vC("config",`The header ${JSON.stringify(t)} for the model holds characters that cannot be sent.`,{hint:"Check the `model-headers` input."})}}const p=[301,302,303,307,308]
const h=3
const f=64*1024
function plainFetch(e){const t=headersOf(e)
const n=redactorFor(e)
return async(r,i)=>{const c=typeof i?.body==="string"?{body:(0,s.Mf)(i.body)}:{}
const l={...i,...c,headers:t,redirect:"manual"}
const d=await follow(e.fetch,new URL(String(r)),l)
if(d.ok||!d.body)return d
return new Response((0,u._H)(n(await(0,o.text)((0,a.tM)(d.body,f)))),d)}}function headersOf({headers:e={},...t}){const n=new Headers({...keyHeaders(t),"content-type":"application/json",accept:"application/json","user-agent":"deckhand"})
for(const[t,o]of Object.entries(e))n.set(t,o)
return n}function keyHeaders({apiKey:e,isToken:t,apiVersion:n,features:o}){const{keyHeader:r,headers:s}=(0,l.AT)(o.api)
const i=t?void 0:r??(n?"api-key":void 0)
return{...i===void 0?{authorization:`Bearer ${e}`}:{[i]:e},...s}}async function follow(e,t,n,o=0){const r=await e(t.href,n).catch(e=>notConnected(e,t))
const s=r.headers.get("location")
if(!p.includes(r.status)||s===null)return r
await(r.body?.cancel())
const i=URL.parse(s,t.href)
if(i===null||i.origin!==t.origin)throw elsewhere(t,i)
if(o===h)throw misled(`The model endpoint ${t.host} redirects again and again.`)
if(r.status>=307)return follow(e,i,n,o+1)
const{body:a,...c}=n
return follow(e,i,{...c,method:"GET"},o+1)}function notConnected(e,{host:t}){const n=e instanceof Error&&e.cause instanceof Error?e.cause:void 0
if(n?.code!=="UND_ERR_CONNECT_TIMEOUT")throw e
throw new c.Q(`The model endpoint ${t} did not accept a connection within 10 s.`,{hint:"Check the `base-url` input and the runner's network.",isTransient:!0,cause:e})}function elsewhere(e,t){return misled(`The model endpoint ${e.host} redirects to ${t?.origin??"no valid address"}: not followed.`)}function misled(e){return new c.Q(e,{hint:"Check the `base-url` input: give the address that really answers."})}}),12713:((e,t,n)=>{n.d(t,{Ul:()=>wholeReply,_H:()=>normalizeErrorBody,hD:()=>quote,kq:()=>quoteSentence,l4:()=>withProviderWords,yp:()=>isPage})
var o=n(28942)
var r=n(51977)
var s=n(94869)
const i=200
const a=/\b(?:(?:sk|pk|rk|xai|gsk|key|hf|nvapi|ghp|gho|ghs|pplx|fw|r8|tgp)[-_]|AIza|eyJ|Bearer )[\w*.=/+-]{4,}/g
function wholeReply(e,t){return(0,s.GH)(withoutKeys(e,t),4096)}function withoutKeys(e,t){return(0,r.redactor)([t??""])(e.replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu,"")).replaceAll(a,"***")}function quote(e,t){return(0,s.TN)(withoutKeys(e,t),i)}const c=/^(?:status code \(no body\)|\(no status code or body\)|\{\})$/
function isPage(e){return/^(?:\d{3} )?\s*<(?:!doctype|!--|\?xml|\/?(?:html|head|body|meta|title|link|script|style|center|div|p|h\d|pre|error)\b)/i.test(e)}function quoteSentence(e,t){const n=e.replace(/^\d{3} /,"")
if(c.test(n))return
const o=quote(isPage(n)?/<title[^<>]*>([^<]*)/i.exec(n)?.[1]??"":n,t)
return o===""?void 0:`"${o}"`}const u=o.record(o.string(),o.unknown())
const l=o.object({loc:o.array(o.union([o.string(),o.number()])).default([]),msg:o.string()})
const d=o.array(l).min(1)
function normalizeErrorBody(e){const t=parse(e)
if(isTooDeep(t))return JSON.stringify({error:{message:e}})
if(typeof t==="string"&&t!=="")return JSON.stringify({error:{message:t}})
const n=u.safeParse(Array.isArray(t)?t[0]:t)
if(!n.success)return e
const{error:o}=n.data
if(typeof o==="string"&&o!=="")return JSON.stringify({error:{message:o}})
const r=withProviderWords(o)
if(r)return n.data===t&&r===o?e:JSON.stringify({...n.data,error:r})
return JSON.stringify({error:{...n.data,message:messageOf(n.data)}})}const p=o.looseObject({message:o.string().catch(""),metadata:o.looseObject({raw:o.unknown()})})
function withProviderWords(e){const t=p.safeParse(e)
if(!t.success)return e
const{message:n,metadata:o}=t.data
const{raw:r}=o
if(r===void 0||r===null)return e
const i=parse(normalizeErrorBody(typeof r==="string"?r:JSON.stringify(r)))
const a=u.safeParse(Object(i).error).data?.message??r
return typeof a!=="string"||n.includes(a)?e:{...t.data,message:(0,s.hC)(n,a)}}function isTooDeep(e){try{JSON.stringify(e)
return!1}catch{return!0}}function messageOf({message:e,detail:t,errors:n,...o}){const r=e??t??n??o
const s=u.safeParse(r)
return inWords(s.success&&s.data.detail||r)}function inWords(e){if(typeof e==="string")return e
const t=d.safeParse(e)
if(!t.success)return JSON.stringify(e)
return t.data.map(({loc:e,msg:t})=>`${e.filter(e=>e!=="body").join(".")}: ${t}`).join("; ")}function parse(e){try{return JSON.parse(e)}catch{return}}}),74343:((e,t,n)=>{n.d(t,{H:()=>featuresOf,X:()=>isKnownName})
var o=n(83931)
var r=n(58431)
var s=n(53628)
var i=n(20983)
function featuresOf({model:e,baseUrl:t,overrides:n={}}){const{host:i}=new URL(t)
const a=(0,r.MH)(e)
const c=u.filter(e=>fits(e,a,i)).map(({features:e})=>e)
const[l,d]=[(0,s.Nr)(i,a),(0,s.MF)(i,a)]
const p=spokenIn(n.api)
const h={...l&&{price:l},...d&&{context_window:d}}
return Object.freeze(Object.assign({},o.ZN,...c,p,h,n))}function isKnownName(e){const t=(0,r.MH)(e)
return u.some(e=>e.host===void 0&&fits(e,t,""))||(0,s.MF)("",t)!==void 0}function fits(e,t,n){return isAt(n,e.host)&&(0,r.Js)(t,e.names)}function isAt(e,t){return t===void 0||(t.startsWith(".")?e.endsWith(t):e===t)}const a="api.openai.com"
const c="api.anthropic.com"
function spokenIn(e){const t=e&&(0,i.AT)(e).caching
return e&&t?{api:e,prompt_caching:t}:{}}const family=(e,t,n)=>Object.freeze({names:e,features:t,...n!==void 0&&{host:n}})
const u=Object.freeze([family("*",{api:"responses",prompt_caching:"key"},a),family("gpt-3.5* gpt-4*",{api:"chat"},a),family("*",{prompt_caching:"key"},".openai.azure.com"),family("*",{prompt_caching:"key"},".openai.azure.us"),family("*",{prompt_caching:"key"},".openai.azure.cn"),family("*",{prompt_caching:"key"},".cognitiveservices.azure.com"),family("*",{prompt_caching:"key"},".services.ai.azure.com"),family("*",spokenIn("messages"),c),family("gpt>=5 codex* o>=1",{stop_words:!1}),family("gpt>=5 codex* o>=1 grok>=4 gemini>=2.5",{silent_thinking:!0}),family("gpt>=5",{context_window:272e3}),family("o>=1 codex-mini*",{context_window:2e5}),family("o1-mini* o1-preview*",{context_window:128e3,native_tool_calling:!1}),family("o1-mini* o3-mini* gpt-oss*",{vision:!1}),family("claude-*",{prompt_caching:"marks",send_reasoning:!0,context_window:2e5}),family("claude>=5",{context_window:1e6}),family("gemini>=2",{context_window:1048576}),family("deepseek-* kimi-k2* glm-4* glm-5* minimax-m*",{vision:!1,string_content:!0}),family("deepseek-* kimi-* minimax-m*",{send_reasoning:!0}),family("deepseek-vl* deepseek-flash deepseek-v4-flash* kimi-k2.5* kimi-k2.6* kimi-k2.7* kimi-k3* glm-*v* glm-5.3-flash*",{vision:!0,string_content:!1}),family("deepseek-r1*",{send_reasoning:!1}),family("deepseek-r1* deepseek-reasoner* grok-3-mini* grok>=4 grok-code*",{stop_words:!1}),family("qwen2* qwen3-* qwen3:* qwen-max* qwen-plus* qwen-turbo* qwq*",{vision:!1}),family("qwen*vl*",{vision:!0}),family("codestral* mistral-nemo* mistral-7b* mixtral* open-m*",{vision:!1}),family("llama-3* llama3* meta-llama-3* llama-2* llama2*",{vision:!1}),family("llama-3.2*vision* llama3.2-vision*",{vision:!0}),family("grok-3* grok-code*",{vision:!1}),family("grok-3*",{context_window:131072}),family("grok>=4 grok-code*",{context_window:2e5}),family("llama-2* llama2* codellama* gemma-2* gemma2* gemma-3* gemma3* phi-3* phi3*",{native_tool_calling:!1})])}),53628:((e,t,n)=>{n.d(t,{Bt:()=>c,Nr:()=>priceAt,gx:()=>tableDaysIfOld,MF:()=>windowAt})
var o=n(28942)
var r=n(64377)
var s=n(58431)
const i=JSON.parse('{"source":"LiteLLM 1.110.2","date":"2026-11-25","hosts":{"api.openai.com":{"chat-latest":{"window":400000,"input":5,"output":30,"cache_read":0.5},"daybreak-blue-latest":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"daybreak-red-latest":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"gpt-4.1":{"window":1047576,"input":2,"output":8,"cache_read":0.5},"gpt-4.1-mini":{"window":1047576,"input":0.4,"output":1.6,"cache_read":0.1},"gpt-4o":{"window":128000,"input":2.5,"output":10,"cache_read":1.25},"gpt-4o-2024-05-13":{"window":128000,"input":5,"output":15},"gpt-4o-mini":{"window":128000,"input":0.15,"output":0.6,"cache_read":0.075},"gpt-5":{"window":272000,"input":1.25,"output":10,"cache_read":0.125},"gpt-5-mini":{"window":272000,"input":0.25,"output":2,"cache_read":0.025},"gpt-5-nano":{"window":272000,"input":0.05,"output":0.4,"cache_read":0.005},"gpt-5-pro":{"window":400000,"input":15,"output":120},"gpt-5.1":{"window":272000,"input":1.25,"output":10,"cache_read":0.125},"gpt-5.2":{"window":272000,"input":1.75,"output":14,"cache_read":0.175},"gpt-5.2-pro":{"window":272000,"input":21,"output":168},"gpt-5.3-codex":{"window":272000,"input":1.75,"output":14,"cache_read":0.175},"gpt-5.4":{"window":272000,"input":2.5,"output":15,"cache_read":0.25},"gpt-5.4-mini":{"window":272000,"input":0.75,"output":4.5,"cache_read":0.075},"gpt-5.4-nano":{"window":272000,"input":0.2,"output":1.25,"cache_read":0.02},"gpt-5.4-pro":{"window":272000,"input":30,"output":180},"gpt-5.5":{"window":272000,"input":5,"output":30,"cache_read":0.5},"gpt-5.5-pro":{"window":272000,"input":30,"output":180},"gpt-5.6":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-5.6-cyber":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"gpt-5.6-luna":{"window":272000,"input":0.2,"output":1.2,"cache_read":0.02,"cache_write":0.25},"gpt-5.6-sol":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-5.6-terra":{"window":272000,"input":2,"output":12,"cache_read":0.2,"cache_write":2.5},"gpt-6-astra":{"window":272000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"gpt-6-astra-law":{"window":922000,"input":10,"output":50,"cache_read":1},"gpt-6-cyber":{"window":922000,"input":20,"output":100,"cache_read":2,"cache_write":25},"gpt-6-luna":{"window":272000,"input":0.1,"output":0.5,"cache_read":0.01,"cache_write":0.125},"gpt-6-rosalind":{"window":272000,"input":15,"output":75,"cache_read":1.5,"cache_write":18.75},"gpt-6-sol":{"window":272000,"input":2,"output":10,"cache_read":0.2,"cache_write":2.5},"gpt-6.1-sol":{"window":272000,"input":2,"output":10,"cache_read":0.1,"cache_write":2.5},"gpt-6.1-terra":{"window":272000,"input":1,"output":5,"cache_read":0.05,"cache_write":1.25},"gpt-daybreak-blue-latest":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-daybreak-red-latest":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"o3":{"window":200000,"input":2,"output":8,"cache_read":0.5},"o3-pro":{"window":200000,"input":20,"output":80}},"api.anthropic.com":{"claude-fable-5":{"window":1000000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"claude-fable-5-1":{"window":1000000,"input":10,"output":50,"cache_read":0.25,"cache_write":12.5},"claude-haiku-4-5":{"window":200000,"input":1,"output":5,"cache_read":0.1,"cache_write":1.25},"claude-haiku-5-5":{"window":100000,"input":0.1,"output":0.5,"cache_read":0.01,"cache_write":0.125},"claude-mythos-5":{"window":1000000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"claude-mythos-5-1":{"window":1000000,"input":10,"output":50,"cache_read":0.25,"cache_write":12.5},"claude-opus-4-5":{"window":200000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-6":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-7":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-8":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-5":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-5-5":{"window":1000000,"input":4,"output":20,"cache_read":0.2,"cache_write":5},"claude-sonnet-4-5":{"window":200000,"input":3,"output":15,"cache_read":0.3,"cache_write":3.75},"claude-sonnet-4-6":{"window":1000000,"input":3,"output":15,"cache_read":0.3,"cache_write":3.75},"claude-sonnet-5":{"window":1000000,"input":2,"output":10,"cache_read":0.2,"cache_write":2.5},"claude-sonnet-5-5":{"window":1000000,"input":2,"output":10,"cache_read":0.1,"cache_write":2.5}},"generativelanguage.googleapis.com":{"gemini-2.5-flash":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-2.5-flash-lite":{"window":1048576,"input":0.1,"output":0.4,"cache_read":0.01},"gemini-2.5-pro":{"window":200000,"input":1.25,"output":10,"cache_read":0.125},"gemini-3-flash-preview":{"window":1048576,"input":0.5,"output":3,"cache_read":0.05},"gemini-3.1-flash-lite":{"window":1048576,"input":0.25,"output":1.5,"cache_read":0.025},"gemini-3.1-pro-preview":{"window":200000,"input":2,"output":12,"cache_read":0.2},"gemini-3.5-flash":{"window":1048576,"input":1.5,"output":9,"cache_read":0.15},"gemini-3.5-flash-lite":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-3.6-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-3.7-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-3.8-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-4-argon":{"window":1048576,"input":2,"output":10,"cache_read":0.1},"gemini-4-hydrogen":{"window":1048576,"input":1.5,"output":7.5,"cache_read":0.075},"gemini-flash-latest":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-flash-lite-latest":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-pro-latest":{"window":200000,"input":2,"output":12,"cache_read":0.2}},"api.deepseek.com":{"deepseek-coder":{"window":128000,"input":0.14,"output":0.28,"cache_read":0.014},"deepseek-flash":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-r1":{"window":65536,"input":0.55,"output":2.19,"cache_read":0.14},"deepseek-v3":{"window":65536,"input":0.27,"output":1.1,"cache_read":0.07},"deepseek-v3.2":{"window":163840,"input":0.28,"output":0.4,"cache_read":0.028},"deepseek-v4-flash":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-v4-flash-vision-exp":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-v4-pro":{"window":1000000,"input":1.32,"output":3.96,"cache_read":0.044}},"api.mistral.ai":{"codestral-2508":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"codestral-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"deepseek-v4-1-flash-1017":{"window":1048576,"input":0.3,"output":1.2,"cache_read":0.007},"devstral-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"devstral-medium-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"devstral-small-latest":{"window":256000,"input":0.1,"output":0.3,"cache_read":0.01},"glm-5-2":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"magistral-medium-latest":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"magistral-small-latest":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"ministral-14b-2512":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-14b-latest":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-3-14b-2512":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-3-3b-2512":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-3-8b-2512":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"ministral-3b-2512":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-3b-latest":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-8b-2512":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"ministral-8b-latest":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"mistral-code-agent-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"mistral-code-fim-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"mistral-code-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"mistral-large-2512":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-large-3":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-large-4":{"window":1048576,"input":0.7,"output":2.1,"cache_read":0.07},"mistral-large-4-0":{"window":1048576,"input":0.7,"output":2.1,"cache_read":0.07},"mistral-large-latest":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-medium":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-2604":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3-5":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3.5":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-small":{"window":32000,"input":0.1,"output":0.3,"cache_read":0.01},"mistral-small-2603":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"mistral-small-latest":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"pixtral-large-latest":{"window":128000,"input":2,"output":6,"cache_read":0.2},"zai-glm-5":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"zai-glm-5-3":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"zai-glm-5-3-flash":{"window":1048576,"input":0.15,"output":0.5,"cache_read":0.03},"zai-glm-latest":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14}},"api.x.ai":{"grok-4.20":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309-non-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-non-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.3":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.5":{"window":200000,"input":2,"output":6,"cache_read":0.3},"grok-4.6":{"window":200000,"input":2,"output":6,"cache_read":0.5},"grok-4.7":{"window":200000,"input":2,"output":6,"cache_read":0.5},"grok-build-0.1":{"window":200000,"input":1,"output":2,"cache_read":0.2},"grok-build-latest":{"window":200000,"input":2,"output":6,"cache_read":0.3},"grok-code-fast":{"window":200000,"input":1,"output":2,"cache_read":0.2},"grok-code-fast-1-0825":{"window":200000,"input":1,"output":2,"cache_read":0.2}},"api.moonshot.ai":{"kimi-k2.6":{"window":262144,"input":0.95,"output":4,"cache_read":0.16},"kimi-k2.7-code":{"window":262144,"input":0.95,"output":4,"cache_read":0.19},"kimi-k3":{"window":1048576,"input":3,"output":15,"cache_read":0.3,"cache_write":3},"kimi-k3.1-pro":{"window":1048576,"input":2,"output":10,"cache_read":0.2,"cache_write":2},"kimi-k3.1-pro-highspeed":{"window":1048576,"input":4,"output":20,"cache_read":0.2,"cache_write":4}},"api.z.ai":{"glm-4-32b-0414-128k":{"window":128000,"input":0.1,"output":0.1},"glm-4.5":{"window":128000,"input":0.6,"output":2.2},"glm-4.5-air":{"window":128000,"input":0.2,"output":1.1},"glm-4.5-airx":{"window":128000,"input":1.1,"output":4.5},"glm-4.5-x":{"window":128000,"input":2.2,"output":8.9},"glm-4.5v":{"window":128000,"input":0.6,"output":1.8},"glm-4.6":{"window":200000,"input":0.6,"output":2.2,"cache_read":0.11},"glm-4.7":{"window":200000,"input":0.6,"output":2.2,"cache_read":0.11},"glm-5":{"window":200000,"input":1,"output":3.2,"cache_read":0.2},"glm-5-code":{"window":200000,"input":1.2,"output":5,"cache_read":0.3},"glm-5.1":{"window":200000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.2":{"window":1000000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.3":{"window":1000000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.3-flash":{"window":1048576,"input":0.15,"output":0.5,"cache_read":0.03},"glm-5v-turbo":{"window":200000,"input":1.2,"output":4,"cache_read":0.24}},"api.minimax.io":{"minimax-m2":{"window":200000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.1":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.1-lightning":{"window":1000000,"input":0.3,"output":2.4,"cache_read":0.03,"cache_write":0.375},"minimax-m2.5":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.5-lightning":{"window":1000000,"input":0.3,"output":2.4,"cache_read":0.03,"cache_write":0.375},"minimax-m3":{"window":512000,"input":0.3,"output":1.2,"cache_read":0.06}},"api.groq.com":{"gpt-oss-120b":{"window":131072,"input":0.15,"output":0.6,"cache_read":0.075},"gpt-oss-20b":{"window":131072,"input":0.075,"output":0.3,"cache_read":0.0375},"gpt-oss-safeguard-20b":{"window":131072,"input":0.075,"output":0.3,"cache_read":0.037},"qwen3.8-27b":{"window":131072,"input":0.8,"output":4}}}}')
const a=o.strictObject({window:o.int().positive(),input:o.number().positive(),output:o.number().positive(),cache_read:o.number().positive().optional(),cache_write:o.number().positive().optional()}).readonly()
o.strictObject({source:o.string().min(1),date:r.date(),hosts:o.record(o.string(),o.record(o.string(),a).readonly()).readonly()}).readonly()
const c=i
const u=180
const l=864e5
function tableDaysIfOld(e){const t=Math.floor((e.getTime()-Date.parse(c.date))/l)
return t>u?t:void 0}const d=i.hosts
const p=["api.openai.com","api.anthropic.com","generativelanguage.googleapis.com","api.x.ai"]
function priceAt(e,t){const n=rowAt(e,t)
if(n===void 0)return
const{window:o,...r}=n
return r}function windowAt(e,t){const n=p.flatMap(e=>rowAt(e,(0,s.T0)(t))??[])
return(rowAt(e,t)??n[0])?.window}function rowAt(e,t){const n=d[e]??{}
const o=[t,(0,s.xv)(t)].find(e=>Object.hasOwn(n,e))
return o===void 0?void 0:n[o]}}),64865:((e,t,n)=>{n.d(t,{ay:()=>OptionalFields,w6:()=>Lessons})
var o=n(97922)
class Lessons{optional=new OptionalFields
seals=new Seals
messages=new Learned
repairs=new Set}const r=["stream_options","prompt_cache_key","session_id"]
class OptionalFields{#e=new Set
isTaken(e){return!this.#e.has(e)}learn(e){if(!(e instanceof o.LG)||![400,422].includes(e.status??0))return!1
const t=r.find(t=>this.isTaken(t)&&e.message.includes(t))
if(t)this.#e.add(t)
return t!==void 0}}const s=/encrypted content .*could not be verified/i
const i=/encrypted content is not supported/i
class Seals{#t=!0
#n=new Set
get areMade(){return this.#t}mayOpen(e){return this.#t&&(e===void 0||!this.#n.has(e))}learn(e,{messages:t}){if(!(e instanceof o.LG)||!this.#t)return!1
if(i.test(e.message)){this.#t=!1
return!0}if(e.code!=="invalid_encrypted_content"&&!s.test(e.message))return!1
const n=this.#n.size
for(const{responses_reasoning_item:e}of t)if(e?.id)this.#n.add(e.id)
return this.#n.size>n}}const a=/max_tokens: \d+ > (\d+), which is the maximum/
const c=/adaptive|not support the effort parameter|output_config: extra inputs/i
const u=/invalid .?(?:signature|data).? in .?(?:redacted_)?thinking|thinking.{0,3} blocks.{0,60}cannot be modified/is
class Learned{#o="adaptive"
#r=Number.POSITIVE_INFINITY
#n=new Set
get thinking(){return this.#o}get mostTokens(){return this.#r}mayOpen(e){const t=sealOf(e)
return t!==""&&!this.#n.has(t)}learn(e,{messages:t}){if(!(e instanceof o.LG)||e.status!==400)return!1
const{message:n}=e
return this.#s(n)||this.#i(n)||this.#a(n,t)}#s(e){const t=Number(a.exec(e)?.[1]??Number.NaN)
if(!(t>0&&t<this.#r))return!1
this.#r=t
return!0}#i(e){if(this.#o!=="adaptive"||!c.test(e))return!1
this.#o="budget"
return!0}#a(e,t){if(!u.test(e))return!1
const n=this.#n.size
for(const{thinking_blocks:e=[]}of t)for(const t of e.map(sealOf))if(t!=="")this.#n.add(t)
return this.#n.size>n}}function sealOf(e){return e.type==="thinking"?e.signature??"":e.data}}),36674:((e,t,n)=>{n.d(t,{q5:()=>listedModels,u5:()=>modelsFor,GF:()=>openModel,pj:()=>seesImages,Nt:()=>unpricedModels})
var o=n(80292)
var r=n(88135)
var s=n(46032)
var i=n(93953)
var a=n(64865)
var c=n(97922)
var u=n(76221)
var l=n(43166)
var d=n(2536)
var p=n(28942)
const h=p.string().nullish()
const f=p.union([p.string(),p.number().transform(String)]).nullish().catch(void 0)
const m=p.number().nullish().catch(void 0)
const w=p.union([p.string(),p.unknown().transform(e=>JSON.stringify(e))])
const g=p.record(p.string(),p.unknown()).nullish().catch(void 0)
const _="unreadable_call"
const unreadable=e=>({name:_,arguments:JSON.stringify({received:e??null})})
const v=p.object({name:f,arguments:w.nullish()}).nullish()
const k=p.object({index:p.number().nullish().catch(void 0),id:f,function:v.catch(({value:e})=>unreadable(e)),extra_content:g,provider_specific_fields:g})
const y=p.unknown().transform(e=>Array.isArray(e)?e:[e]).transform(e=>e.filter(e=>e!=null).map(pieceOf))
function pieceOf(e){const{success:t,data:n}=k.safeParse(e)
return t?n:{index:void 0,id:void 0,function:unreadable(e)}}const b=p.object({type:p.string(),thinking:h,signature:h,data:h})
const O=p.looseObject({type:h,index:p.number().nullish(),text:h,summary:h,data:h})
const x=p.union([p.string(),p.array(p.object({text:h.catch(void 0)})).transform(e=>e.map(e=>e.text??"").join(""))])
const M=p.object({content:x.nullish().catch(void 0),reasoning_content:h.catch(void 0),reasoning:h.catch(void 0),thinking_blocks:p.array(b).nullish().catch(void 0),reasoning_details:p.array(O).nullish().catch(void 0),refusal:h.catch(void 0),tool_calls:y.optional(),function_call:v.catch(({value:e})=>unreadable(e))})
const A=p.object({cached_tokens:m,cache_write_tokens:m,reasoning_tokens:m}).nullish().catch(void 0)
const I=p.object({prompt_tokens:m,completion_tokens:m,prompt_tokens_details:A,cost:m,completion_tokens_details:A,cache_read_input_tokens:m,cache_creation_input_tokens:m,prompt_cache_hit_tokens:m}).transform(e=>({prompt_tokens:e.prompt_tokens,completion_tokens:e.completion_tokens,cache_read_tokens:e.prompt_tokens_details?.cached_tokens??e.cache_read_input_tokens??e.prompt_cache_hit_tokens,cache_write_tokens:e.prompt_tokens_details?.cache_write_tokens??e.cache_creation_input_tokens,reasoning_tokens:e.completion_tokens_details?.reasoning_tokens,cost:e.cost}))
const S=p.number().int().nonnegative().nullish().catch(void 0)
const j=p.looseObject({message:h}).nullish().catch(void 0)
const $=p.object({id:f,model:h.catch(void 0),choices:p.array(p.object({index:S,delta:M.nullish(),finish_reason:h,error:j})).nullish(),usage:I.nullish().catch(void 0)})
const T=p.object({id:f,model:h.catch(void 0),choices:p.array(p.object({index:S,message:M.nullish(),finish_reason:h,error:j})),usage:I.nullish().catch(void 0)}).transform(({choices:e,...t})=>({...t,choices:e.map(({message:e,...t},n)=>({...t,index:n,delta:e&&inPlace(e)}))}))
function inPlace(e){return{...e,tool_calls:e.tool_calls?.map((e,t)=>({...e,index:t}))}}class ChatFold{size=0
usage
#c=""
#u=""
#l=[]
#d=""
#p=!1
#h=!1
#f=""
#m=[]
#o=[]
#w=[]
take(e){const t=$.safeParse(e)
if(!t.success)throw notChat(t.error)
this.#g(t.data)
const[n]=t.data.choices??[]
const{content:o,reasoning_content:r,reasoning:s}=n?.index?{}:n?.delta??{}
return(0,l.e)(o,r??s)}takeWhole(e){const t=T.safeParse(e)
if(!t.success)throw notChat(t.error)
this.#g(t.data)
if(t.data.choices?.[0]?.delta)this.#f||="stop"}finish(){const[e=""]=this.#l.filter(e=>e!=="")
const t={id:this.#c,text:e,reasoning:this.#d}
const n={thinking:this.#o,details:sealedDetails(this.#w)}
const o={...t,...n,calls:inOrder(this.#m)}
const r=(0,l.d)(o,this.#_(),"completion")
return{id:this.#c,message:r,announcesCalls:E.test(this.#f),answeredBy:this.#u||void 0}}#g({id:e,model:t,choices:n,usage:o}){this.#c||=e??""
this.#u||=t??""
this.usage=o??this.usage
for(const e of n??[]){if(e.error)throw new c.LG(void 0,e.error,void 0,void 0)
this.#h=!0
const t=e.finish_reason??""
if(this.#f===""||E.test(t))this.#f=t||this.#f
if(e.delta)this.#v(e.delta,Math.min(e.index??0,P))}}#v(e,t){const n=e.reasoning_content??e.reasoning??""
this.#l[t]=(this.#l[t]??"")+(e.content??"")
this.#d+=n
this.#p||=(e.refusal??"")!==""
for(const n of e.tool_calls??[])takeCall(this.#m,n,t)
if(e.function_call)takeCall(this.#m,{function:e.function_call},t)
for(const t of e.thinking_blocks??[])takeThinking(this.#o,t)
for(const t of e.reasoning_details??[])takeDetail(this.#w,t)
this.size+=sizeOf(e)+n.length;(0,d.QV)(this.size,this.#m.length)}#_(){if(this.#p)return"content-policy"
if(C.test(this.#f))return"rejected-call"
if(this.#f!=="")return F[this.#f.toLowerCase()]??"whole"
return this.#h?"broken-off":"empty"}}const P=8
const E=/^(?:tool_calls?|tool_use|function_call)$/i
const C=/malformed_(?:function|tool)_call|unexpected_tool_call/i
const F={length:"output-limit",max_tokens:"output-limit",content_filter:"content-policy",safety:"content-policy",refusal:"content-policy",error:"failed"}
function sizeOf({content:e,tool_calls:t,function_call:n,thinking_blocks:o,reasoning_details:r}){const s=[...(t??[]).map(e=>e.function),n]
const i=s.map(e=>(e?.arguments??"").length)
const a=(o??[]).map(e=>(e.thinking??e.data??"").length)
const c=(r??[]).map(({text:e,summary:t,data:n})=>(n??e??t??"").length)
return[...i,...a,...c].reduce((e,t)=>e+t,(e??"").length)}function notChat(e){return new u.Q("The model endpoint sent a reply that is not a Chat Completions reply.",{hint:"Check the `base-url` input: it should be the API's root, usually ending in /v1.",cause:e})}function takeCall(e,{index:t,id:n,function:o,...r},s){const i={index:t??void 0,id:n??"",name:o?.name??"",arguments:o?.arguments??""}
const a={choice:s,...i,last:i.arguments,...sealsOf(r)}
const c=e.findLast(e=>e.choice===s&&(t==null||e.index===t))
if(!c||isAnother(a,c)){e.push(a)
return}c.id||=a.id
c.name||=a.name
c.arguments+=a.arguments
c.last=a.arguments||c.last
Object.assign(c,sealsOf(r))}function sealsOf({extra_content:e,provider_specific_fields:t}){return{...e&&{extra_content:e},...t&&{provider_specific_fields:t}}}function inOrder(e){const t=e.toSorted((e,t)=>e.choice-t.choice||(e.index??0)-(t.index??0))
return t.map(({choice:e,index:t,last:n,...o})=>({...o,arguments:withoutRepeats(o.arguments,n)}))}function isAnother(e,t){if(e.name===""||t.name==="")return!1
if(e.id!==""&&t.id!=="")return e.id!==t.id
return e.arguments!==""&&isWhole(t.arguments)}function withoutRepeats(e,t){if(e.trim()===""||isWhole(e))return e
if(isWhole(t))return t
const n=e.search(/\S/)
const r=(0,o.Dm)(e,n)?.end??e.length
const[s,i]=[e.slice(n,r),e.slice(r).trim()]
const a=i!==""&&s.repeat(Math.ceil(i.length/s.length)+1).includes(i)
return a?s:e}function isWhole(e){if(!e.trimEnd().endsWith("}"))return!1
try{JSON.parse(e)
return!0}catch{return!1}}function takeThinking(e,{type:t,thinking:n,signature:o,data:r}){if(t==="redacted_thinking"){e.push({type:t,data:r??""})
return}if(t!=="thinking")return
const s=e.at(-1)
const i=s?.type==="thinking"&&!s.signature?s:{type:t,thinking:""}
if(i!==s)e.push(i)
i.thinking+=n??""
if(o)i.signature=o}function takeDetail(e,t){const n=e.at(-1)
const o=n!==void 0&&t.index!=null&&n.index===t.index&&n.type===t.type
if(!o){e.push({...t})
return}const{text:r,summary:s,data:i,...a}=t
for(const[e,t]of Object.entries(a))if(t!=null)n[e]=t
for(const[e,t]of Object.entries({text:r,summary:s,data:i}))if(t!=null)n[e]=`${n[e]??""}${t}`}function sealedDetails(e){return e.some(({signature:e,data:t})=>Boolean(e||t))?e:[]}function chatModel(e){const{optional:t}=e.lessons??new a.w6
return(0,i.M)(e,{async send(n,o,r){for(;;)try{return await n.chat.completions.create(chatBody({...e,optional:t},o),{signal:r}).asResponse()}catch(e){if(!t.learn(e))throw e}},fold:()=>new ChatFold})}const N=new Set(["openrouter.ai"])
function chatBody(e,t){const{model:n,features:o,cacheKey:r,baseUrl:s,optional:i=new a.ay}=e
const c=s!==void 0&&N.has(new URL(s).host)
const u=toChatMessages(t.messages,o)
const l=t.tools.length>0
return{model:n,messages:takesMarks(o)?withCacheMarks(u):u,...l&&{tools:toChatTools(t.tools)},...o.stream&&{stream:!0,...i.isTaken("stream_options")&&{stream_options:{include_usage:!0}}},...l&&!o.parallel_tool_calls&&{parallel_tool_calls:!1},...o.stop_words&&t.stop&&t.stop.length>0&&{stop:[...t.stop]},...o.temperature!==void 0&&{temperature:o.temperature},...effortAndLength(o),...o.prompt_caching==="key"&&r!==void 0&&i.isTaken("prompt_cache_key")&&{prompt_cache_key:r},...c&&r!==void 0&&i.isTaken("session_id")&&{session_id:r}}}function toChatTools(e){return e.map(e=>({type:"function",function:{name:e.name,description:e.description,parameters:{...e.parameters}}}))}function effortAndLength({reasoning_effort:e,max_output_tokens:t}){const n=e===void 0?"max_tokens":"max_completion_tokens"
return{...e!==void 0&&{reasoning_effort:e},...t!==void 0&&{[n]:t}}}function toChatMessages(e,t){const n=(0,i._)(e,t)
return n.flatMap((e,o)=>{const s=toChatMessage(e,t)
const i=e.role==="tool"&&n[o+1]?.role!=="tool"?toolImages(n,o):[]
if(i.length===0)return[s]
return[s,{role:"user",content:[textPart((0,r.J1)("tool-pictures")),...i]}]})}function toChatMessage(e,t){const{role:n,content:o}=e
switch(n){case"system":return{role:n,content:words(o,t)}
case"user":return{role:n,content:o.some(isImage)?parts(o):words(o,t)}
case"tool":return{role:n,tool_call_id:e.tool_call_id??"",content:words(o,t)}
case"assistant":return{...assistantMessage(e,t),...t.send_reasoning&&thoughtsOf(e),...e.reasoning_details&&{reasoning_details:e.reasoning_details}}}}function assistantMessage(e,{string_content:t}){const n=(0,s.wh)(e.content)
const r=e.tool_calls??[]
if(r.length===0)return{role:"assistant",content:n}
return{role:"assistant",content:n.trim()!==""?n:t?"":null,tool_calls:r.map(({id:e,name:t,arguments:n,extra_content:r,provider_specific_fields:s})=>({id:e,type:"function",function:{name:t,arguments:(0,o.Mf)(n)},...r&&{extra_content:r},...s&&{provider_specific_fields:s}}))}}function thoughtsOf({reasoning_content:e="",thinking_blocks:t}){return{reasoning_content:e,...t!==void 0&&{thinking_blocks:t}}}function toolImages(e,t){let n=t
while(e[n-1]?.role==="tool")n-=1
return e.slice(n,t+1).flatMap(e=>e.content.flatMap(imageParts))}function words(e,t){if(!takesMarks(t))return(0,s.wh)(e)
const n=e.flatMap(e=>e.type==="text"&&e.text!==""?[textPart(e.text)]:[])
return n.length>0?n:""}function parts(e){return e.flatMap(e=>e.type==="text"?[textPart(e.text)]:imageParts(e))}function textPart(e){return{type:"text",text:e}}function isImage(e){return e.type==="image"}function imageParts(e){if(e.type!=="image")return[]
return e.image_urls.map(e=>({type:"image_url",image_url:{url:e}}))}const q={cache_control:{type:"ephemeral"}}
function takesMarks({prompt_caching:e,string_content:t}){return e==="marks"&&!t}function withCacheMarks(e){const t=e.findIndex(({role:e})=>e==="system")
const n=e.findLastIndex(e=>isHeard(e)&&lengthOf(e.content)>0)
return e.map((e,o)=>{if(o===t)return marked(e,0)
return o===n?marked(e,lengthOf(e.content)-1):e})}function isHeard({role:e}){return e==="user"||e==="tool"}function lengthOf(e){return Array.isArray(e)?e.length:0}function marked(e,t){if(!Array.isArray(e.content))return e
const n=e.content.map((e,n)=>n===t?{...e,...q}:e)
return{...e,content:n}}var z=n(11627)
var L=n(74343)
var R=n(54847)
function learningModel(e){return new LearningModel(e)}class LearningModel{#k
#u
#y
#b
constructor(e){this.#k=e
this.#u=e.open(e.features)
this.#y=e.overrides.api!==void 0}get name(){return this.#u.name}get features(){return this.#u.features}async complete(e){return this.#O(await this.#x(e))}async#x(e){const t=this.#u
try{return await t.complete(e)}catch(n){e.signal.throwIfAborted()
const o=this.#y?void 0:await protocolAskedBy(n,t.features.api)
if(o===void 0)throw n
return this.#M(o,e,n)}}async#M(e,t,n){const{features:o}=this.#u
const r=o.api===e?this.#u:this.#k.open({...o,api:e})
try{const e=await r.complete(t)
this.#A(r)
return e}catch(o){t.signal.throwIfAborted()
if(await isNotServed(o,e))throw overNeither(n)
this.#A(r)
throw o}}#A(e){this.#u=e
this.#y=!0}#O(e){const{answeredBy:t}=e
if(t!==void 0&&t!==this.#b){this.#b=t
const e=this.#I(t)
if(e)this.#u=this.#k.open({...this.features,...e})}const{price:n}=this.features
if(e.usage.cost!==void 0||n===void 0)return e
return{...e,usage:{...e.usage,cost:(0,R.ho)(e.usage,n)}}}#I(e){const{baseUrl:t,overrides:n}=this.#k
const{api:o,native_tool_calling:r,...s}=(0,L.H)({model:e,baseUrl:t,overrides:n})
if(!(0,L.X)(this.name)&&(0,L.X)(e))return s
return this.features.price===void 0&&s.price?{price:s.price}:void 0}}async function isNotServed(e,t){const n=e instanceof u.Q&&e.cause instanceof c.LG?e.cause.status:void 0
return n===404||n===405||n===501||await protocolAskedBy(e,t)!==void 0}async function protocolAskedBy(e,t){const o=await n.e(8608).then(n.bind(n,38608))
return o.protocolAskedBy(e,t)}function overNeither({headline:e,quote:t,reply:n,cause:o}){const r='The other protocol was tried, and is not served here. Use another model or endpoint, put {"native_tool_calling": false} into the `model-features` input, or choose the protocol with `api-mode`.'
return new u.Q(e,{hint:r,quote:t,reply:n,cause:o,isModelMissing:!0})}var U=n(46974)
var J=n(94869)
const B=1e3
const K=6e4
const W=6e5
function withRetries(e,t){return Object.freeze({name:e.name,get features(){return e.features},complete:n=>retry_attempt(e,n,t)})}async function retry_attempt(e,t,n){const{attempts:o=5,sleep:r,onWait:s}=n
const{signal:i}=t
for(let a=1;;a+=1)try{return await e.complete(t)}catch(e){i.throwIfAborted()
const t=mostOf(e,o)
const c=retried(e,a,t)
const u=waitFor(c,a,n.random())
s?.({waitMs:u,attempt:a+1,attempts:t,fault:c})
await pause(()=>r(u,i),i)}}function mostOf(e,t){const{mostAttempts:n=t}=e instanceof u.Q?e:{}
return Math.min(t,n)}function retried(e,t,n){if(!(e instanceof u.Q)||!e.isTransient)throw e
const{retryAfterMs:o=0}=e
if(o>W)throw again(e,t,`It asks to wait ${timeOf(o)}.`,H)
if(t>=n)throw n===1?e:again(e,n,`It was tried ${n} times.`)
return e}const H="Run it again after that, name other models in `fallback-models`, or have the provider raise the limit."
function timeOf(e){const[t,n]=[Math.ceil(e/6e4),Math.ceil(e/36e5)]
if(t<120)return(0,J.U9)(t,"minute")
return n<48?(0,J.U9)(n,"hour"):(0,J.U9)(Math.ceil(n/24),"day")}function again(e,t,n,o=e.hint){const{headline:r,quote:s,reason:i,isLasting:a,cause:c=e}=e
const{isTransient:l,retryAfterMs:d,isModelMissing:p,mostAttempts:h,reply:f,refused:m}=e
const w={hint:o,quote:s,reason:i,isLasting:a,cause:c,isTransient:l,retryAfterMs:d,isModelMissing:p,mostAttempts:h,reply:f,refused:m}
return new u.Q((0,J.hC)(r,n),{...w,attempts:t})}function waitFor({retryAfterMs:e},t,n){if(e!==void 0)return Math.ceil(e+n*Math.min(1e3,e/10))
const o=Math.min(K,B*2**(t-1))
return Math.ceil(o*(1-n/4))}async function pause(e,t){try{await e()}catch(e){t.throwIfAborted()
throw e}}const D=3e5
function withFallback([e,...t],n){if(t.length===0)return e
const o=[e,...t.map(withModelName)].map((e,t)=>({model:e,failedAt:void 0,isFirst:t===0}))
const complete=e=>askOneByOne(retry_inOrder(o,n.clock()),e,n)
return Object.freeze({name:e.name,get features(){return e.features},complete:complete})}function retry_inOrder(e,t){const rests=({failedAt:e})=>e!==void 0&&t<e+D
return[...e.filter(e=>!rests(e)),...e.filter(rests)]}async function askOneByOne(e,t,{clock:n,onChange:o}){let r
let s
for(const i of e){if(r)o?.({...r,to:i.model.name})
try{const e=await i.model.complete(t)
i.failedAt=void 0
return e}catch(e){t.signal.throwIfAborted()
if(!letsAsk(e,i))throw e
i.failedAt=n()
s??=e
r={from:i.model.name,fault:e}}}throw s}function letsAsk(e,{isFirst:t}){if(!(e instanceof u.Q))return!1
return e.isTransient||e.isModelMissing||!t&&!isForTheAgent(e)}function isForTheAgent({reason:e}){return e!==void 0&&e!=="unknown-refusal"&&e!=="unrepaired-history"}function withModelName(e){return Object.freeze({name:e.name,get features(){return e.features},async complete(t){const sign=t=>({...t,model:t.model??e.name})
return sign(await e.complete({...t,onLost:e=>t.onLost?.(sign(e))}))}})}function openModel(e,t){const open=n=>oneModel(n,e,t)
const n=open(e.model)
const o=(e.fallbackModels??[]).map(open)
const r=withRouter({primary:withFallback([n,...o],t),vision:e.visionModel===void 0?void 0:open(e.visionModel),large:o.find(({features:e})=>isLarger(e,n.features))})
return modelsFor(r,e.smallModel===void 0?void 0:open(e.smallModel))}function oneModel(e,t,n){const o=featuresIn(e,t);(0,z.ub)(t)
const r=new a.w6
const{fetch:s,clock:i,onSilence:c}=n
const u={...t,model:e,lessons:r,fetch:s,clock:i,onSilence:c}
const open=e=>adapterFor({...u,features:e})
const repairing=e=>(0,U.H)(open,e,r.repairs)
const{baseUrl:l}=t
const d=learningModel({open:repairing,features:o,baseUrl:l,overrides:overridesFor(e,t)})
const p=o.native_tool_calling?d:inWords(d)
const h=n.completionLog?inLog(p,n.completionLog):p
return withRetries(h,n)}function adapterFor(e){const{model:t,features:n}=e
const o=Q[n.api]
return o?loadedModel({name:t,features:n},()=>o(e)):chatModel(e)}const Q={chat:void 0,responses:async e=>(await n.e(5011).then(n.bind(n,85011))).responsesModel(e),messages:async e=>(await n.e(6001).then(n.bind(n,46001))).messagesModel(e)}
function inWords(e){return loadedModel(e,async()=>(await n.e(5901).then(n.bind(n,65901))).withTextTools(e))}function inLog(e,t){return loadedModel(e,async()=>(await n.e(6491).then(n.bind(n,86491))).withCompletionLog(e,t))}function loadedModel(e,t){let n
return{name:e.name,get features(){return e.features},async complete(e){n??=t()
return(await n).complete(e)}}}function overridesFor(e,{overrides:t,api:n,...o}){return{...n&&{api:n},...e===o.model&&t}}function featuresIn(e,t){return(0,L.H)({model:e,baseUrl:t.baseUrl,overrides:overridesFor(e,t)})}function isLarger(e,t){return t.context_window!==void 0&&(e.context_window??0)>t.context_window}function seesImages({model:e,visionModel:t,...n}){return t!==void 0||featuresIn(e,{...n,model:e}).vision}function unpricedModels(e){return statesCosts(e)?[]:namesOf(e).filter(t=>featuresIn(t,e).price===void 0)}function listedModels(e){if(statesCosts(e))return[]
const isListed=t=>featuresIn(t,e).price!==void 0&&overridesFor(t,e).price===void 0
return namesOf(e).filter(isListed)}function namesOf({model:e,fallbackModels:t=[],visionModel:n,smallModel:o}){const r=[e,...t,n,o].filter(e=>e!==void 0)
return[...new Set(r)]}function statesCosts({baseUrl:e}){return X.has(new URL(e).host)}const X=new Set(["openrouter.ai"])
function modelsFor(e,t){const n=t?withModelName(t):e
return Object.freeze({default:e,"ask-agent-llm":e,condenser:n,title:n,critic:n})}function withRouter({primary:e,vision:t,large:n}){const o=t&&!e.features.vision?withModelName(t):void 0
const r=n&&windowOf(n)>windowOf(e)?withModelName(n):void 0
if(!o&&!r)return e
const{name:s,features:i}=e
const choose=t=>{if(o&&hasImages(t))return o
return r&&open_model_lengthOf(t)>windowOf(e)?r:e}
return Object.freeze({name:s,features:{...i,vision:i.vision||o!==void 0,...r&&{context_window:r.features.context_window}},complete:e=>choose(e).complete(e)})}function windowOf({features:e}){return e.context_window??Number.POSITIVE_INFINITY}function open_model_lengthOf({messages:e,tools:t}){return(0,R.bP)(e,t)}function hasImages({messages:e}){return e.some(({content:e})=>e.some(e=>e.type==="image"))}}),46974:((e,t,n)=>{n.d(t,{H:()=>withRepairs,v:()=>d})
var o=n(77598)
var r=n(94869)
var s=n(88135)
var i=n(46032)
var a=n(76221)
const c=2
function withRepairs(e,t,n){let o=e(Object.assign({},t,...[...n].map(e=>e.features)))
const learn=t=>{n.add(t)
if(t.features)o=e({...o.features,...t.features})}
return Object.freeze({name:o.name,get features(){return o.features},async complete(e){for(let t=0;;t+=1)try{return await o.complete(repairRequest(e,n))}catch(o){e.signal.throwIfAborted()
const r=repairFor(o)
if(!r)throw o
if(n.has(r)||t===c)throw refusedAgain(o)
learn(r)}}})}function repairRequest(e,t){if(t.size===0)return e
const n=d.filter(e=>t.has(e))
return{...e,messages:n.reduce((e,{apply:t})=>t(e),e.messages)}}function repairFor(e){if(!(e instanceof a.Q)||e.reason!=="malformed-history")return
const t=e.cause instanceof Error?e.cause.message:e.quote??""
return d.find(({words:e})=>e.test(t))}function refusedAgain({headline:e,hint:t,quote:n,reply:o,refused:s,cause:i}){const c="It also refused the history after it was adapted."
return new a.Q((0,r.hC)(e,c),{hint:t,quote:n,reply:o,refused:s,cause:i,reason:"unrepaired-history"})}const u="extra_content|provider_specific_fields|reasoning_details|thinking_blocks|reasoning_content"
const l=String.raw`tool[ _-]?call[ _-]?ids?|tool_use\.id|toolUseId|tool_calls\[\d+\]\.id|call_id`
const d=[{words:RegExp([String.raw`(?:${l})\b.{0,80}(?:must be a-z|alphanumeric|length of 9|should match pattern|regular expression pattern|too long)`,"tool_use.{0,20}ids must be unique","must have a single result"].join("|"),"is"),apply:withShortIds},{words:/missing.{0,20}reasoning_content|reasoning_content.{0,60}(?:is missing|must be (?:passed|provided|included|sent)|is required)/is,features:{send_reasoning:!0},apply:e=>e},{words:RegExp(String.raw`(?:${u})\b.{0,80}(?:not permitted|not allowed|not supported|unsupported|unknown|unrecognized|unexpected)|(?:unknown|unsupported|unrecognized|unexpected|invalid) (?:parameter|property|field|argument|key|name).{0,80}\b(?:${u})\b`,"is"),features:{send_reasoning:!1},apply:withoutSeals},{words:/(?:invalid|corrupted).{0,20}signature|signature.{0,20}is not valid/is,apply:withoutSeals},{words:/missing a.{0,3}thought_signature/is,apply:withPlaceholders},{words:/roles must alternate|unexpected role .{0,40} after role|expected last role|conversation must (?:start|end) with a user message|first message must use the .?user.? role/is,apply:alternating},{words:/text content blocks must be non-empty|(?:message|content).{0,60}(?:must|can) ?not be empty/is,apply:withoutBlanks}]
const p=/^[a-z0-9]{9}$/i
function withShortIds(e){const t=new Map
const n=new Map
const shorten=e=>{const o=(t.get(e)??0)+1
const r=o===1&&p.test(e)?e:shortId(`${e} ${o}`)
t.set(e,o)
n.set(e,r)
return r}
return e.map(e=>{const{tool_calls:t,tool_call_id:o=""}=e
if(e.role==="tool")return{...e,tool_call_id:n.get(o)??o}
if(!t)return e
const r=t.map(({provider_specific_fields:e,...t})=>t)
return{...e,tool_calls:r.map(e=>({...e,id:shorten(e.id)}))}})}function shortId(e){const t=(0,o.createHash)("sha256").update(e).digest("base64url")
return t.replaceAll(/[-_]/g,"").slice(0,9)}function withoutSeals(e){return e.map(({thinking_blocks:e,reasoning_details:t,...n})=>({...n,...n.tool_calls&&{tool_calls:n.tool_calls.map(({extra_content:e,provider_specific_fields:t,...n})=>n)}}))}const h={google:{thought_signature:"skip_thought_signature_validator"}}
function withPlaceholders(e){return e.map(e=>{const[t,...n]=e.tool_calls??[]
const o=t?.extra_content!==void 0||t?.provider_specific_fields!==void 0
if(!t||o)return e
return{...e,tool_calls:[{...t,extra_content:h},...n]}})}function alternating(e){const t=[]
for(const n of e){const e=t.at(-1)
const isTurn=t=>n.role===t&&e?.role===t
if(e&&(isTurn("user")||isTurn("assistant")&&!e.tool_calls&&!n.tool_calls)){t[t.length-1]={...e,content:[...e.content,...n.content]}
continue}if(n.role==="user"&&e?.role==="tool")t.push(filling("assistant"))
if(n.role==="assistant"&&(!e||e.role==="system"))t.push(filling("user"))
t.push(n)}return t.at(-1)?.role==="assistant"?[...t,filling("user")]:t}function filling(e){return{role:e,content:[(0,i.Qq)((0,s.J1)(`filling-${e}`))]}}function withoutBlanks(e){return e.map(e=>{const t=e.content.some(({type:e})=>e==="image")
const n=t||e.tool_calls||(0,i.wh)(e.content).trim()!==""
return n?e:{...e,content:[(0,i.Qq)((0,s.J1)("filling-blank"))]}})}}),95386:((e,t,n)=>{n.d(t,{Q:()=>withPlainId,tM:()=>withSignedIds,yK:()=>signatureOf})
const o="__thought__"
function withPlainId(e){const t=e.id.indexOf(o)
if(t<0)return e
const n=e.id.slice(t+o.length)
const r=e.extra_content!==void 0||e.provider_specific_fields!==void 0
return{...e,id:e.id.slice(0,t),...!r&&{provider_specific_fields:{thought_signature:n}}}}function signatureOf({provider_specific_fields:e}){const t=e?.thought_signature
return typeof t==="string"?t:void 0}function withSignedIds(e){if(!e.some(({tool_calls:e})=>e?.some(signatureOf)))return e
const t=new Map
const sign=e=>{const n=signatureOf(e)
const r=n===void 0?e.id:`${e.id}${o}${n}`
t.set(e.id,r)
return{...e,id:r}}
return e.map(e=>{const{role:n,tool_calls:o,tool_call_id:r=""}=e
if(n==="tool")return{...e,tool_call_id:t.get(r)??r}
return o?{...e,tool_calls:o.map(sign)}:e})}}),43166:((e,t,n)=>{n.d(t,{d:()=>wholeMessage,e:()=>deltaOf})
var o=n(46032)
var r=n(76221)
var s=n(95386)
var i=n(52520)
function deltaOf(e,t){if(!e&&!t)return
return{...e&&{content:e},...t&&{reasoning_content:t}}}function wholeMessage(e,t,n){requireWhole(t)
const r=e.calls.filter(isCall).map(withName).map(s.Q)
const{thinking:a=[],reasoningItem:c,details:u=[]}=e
const{thoughts:l,words:d}=(0,i.o)(e.text)
const p=[e.reasoning,l].filter(e=>e!=="").join("\n\n")
if(r.length===0&&a.length===0&&(d+p).trim()==="")throw empty()
return o.QB.parse({role:"assistant",content:d===""?[]:[(0,o.Qq)(d)],...r.length>0&&{tool_calls:r.map((t,o)=>({...t,id:idOf(e.id,r,o),origin:n}))},...p!==""&&{reasoning_content:p},...a.length>0&&{thinking_blocks:a},...c&&{responses_reasoning_item:c},...u.length>0&&{reasoning_details:u}})}function isCall({name:e,arguments:t}){return e!==""||!["","{}","null"].includes(t.trim())}function withName(e){return e.name===""?{...e,name:"call_without_name"}:e}function requireWhole(e){const t={hint:"Run it again.",isTransient:!0}
switch(e){case"whole":return
case"broken-off":throw new r.Q("The model's reply broke off.",t)
case"empty":throw empty()
case"rejected-call":throw new r.Q("The model wrote a tool call that its provider did not accept.",{hint:"Use a model that writes calls better.",reason:"rejected-call"})
case"failed":throw new r.Q("The model's provider failed in the middle of the reply.",t)
case"output-limit":throw new r.Q("The model's reply was cut off at its output limit.",{hint:"Use a model with a larger output limit, or ask for less at once.",reason:"output-limit"})
case"context-window":throw new r.Q("The model's reply was cut off where its context window ends.",{hint:"Use a model with a larger context.",reason:"context-window"})
case"content-policy":throw new r.Q("The model refused to answer, or its provider's content policy stopped it.",{hint:"Ask for it in other words.",reason:"content-policy"})}}const a='Some servers return nothing where they could not read a tool call: put {"native_tool_calling": false} into the `model-features` input, or use another model.'
function empty(){return new r.Q("The model returned an empty reply.",{hint:a,reason:"empty-reply",isTransient:!0})}function idOf(e,t,n){const o=t[n]?.id??""
const r=o!==""&&t.findIndex(e=>e.id===o)===n
return r?o:`call_${e.slice(-24)}_${n}`}}),2536:((e,t,n)=>{n.d(t,{E5:()=>watchReply,QV:()=>requireMeasure,Xw:()=>readReply})
var o=n(38321)
var r=n(97922)
var s=n(31691)
var i=n(76221)
var a=n(12713)
async function readReply(e,t,n){const i=e.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()??""
const{start:a,body:c}=await readBeginning((0,s.Tu)(e.body??new Blob([]).stream(),n.watch.onBytes))
const u=e.body?shapeOf(a,i):void 0
if(u===void 0)throw await notAReply(c,i,n)
try{if(u==="json")t.takeWhole((0,s.xm)(await(0,o.text)(c)))
else await takeStream(c,t,n)}catch(e){throw e instanceof r.LG?redacted(e,n.redact):e}return t.finish()}const c=8
async function readBeginning(e){const t=new TextDecoder
const n=e[Symbol.asyncIterator]()
const o=[]
let r=""
while(r.length<c){const{done:e,value:s}=await n.next()
if(e)break
o.push(s)
r=(r+t.decode(s,{stream:!0})).trimStart()}return{start:r,body:continued(o,n)}}async function*continued(e,t){try{yield*e
for(let e=await t.next();!e.done;e=await t.next())yield e.value}finally{await(t.return?.())}}const u=/^(?:data|event|id|retry)?:/
function shapeOf(e,t){if(u.test(e))return"stream"
if(/^[[{]/.test(e)&&!l.test(t))return"json"
if(isJson(t))return"json"
return t===""||t==="text/event-stream"?"stream":void 0}const l=/ndjson|jsonl|json-seq/
function isJson(e){return e==="application/json"||e.endsWith("+json")}async function takeStream(e,t,{watch:n,onDelta:o}){const r={data:[],name:"",isDone:!1}
for await(const s of linesIn(e)){for(const e of eventsIn(s,r)){const r=t.take(e)
if(r)o?.(r)
n.onEvent()}if(r.isDone)return}}function redacted({error:e,headers:t},n){const o=(0,a.l4)(JSON.parse(n(JSON.stringify(e??null))))
return new r.LG(void 0,o??void 0,void 0,t)}async function notAReply(e,t,{redact:n,host:r}){const c=await(0,o.text)((0,s.tM)(e,4096))
const u=(0,a.hD)(n(t),void 0)
const l=u===""?"nothing":u==="text/html"?"a web page":u
return new i.Q(`The model endpoint ${r} sent ${l} instead of a reply.`,{quote:(0,a.kq)(n(c),void 0),hint:"Check the `base-url` input: it should be the API's root, usually ending in /v1."})}function*eventsIn(e,t){for(const n of e){if(n.startsWith("data:"))t.data.push(n.slice(n[5]===" "?6:5))
else if(n.startsWith("event:"))t.name=n.slice(6).trim()
if(n!=="")continue
const e=t.data.join("\n")
t.isDone=e.startsWith("[DONE]")
if(t.isDone)return
if(e.trim()!=="")yield(0,s.xm)(e,t.name==="error")
t.data=[]
t.name=""}}async function*linesIn(e){const t=new TextDecoder
let n=[]
let o=!1
for await(const r of e){const e=t.decode(r,{stream:!0})
const[s="",...i]=(o?e.replace(/^\n/,""):e).split(/\r\n|\n|\r/)
if(e!=="")o=e.endsWith("\r")
n.push(s)
if(i.length===0)continue
yield[n.join(""),...i.slice(0,-1)]
n=[i.at(-1)??""]}yield[n.join(""),""]}const d=5
const p=20*1024*1024
function watchReply({host:e,idleMs:t,mayBeSilent:n,giveUp:o}){const r=t*d
const alarm=(t,n)=>setTimeout(()=>o(silent(e,t,n)),t)
const s=alarm(r,"first")
let i
let a=0
return{onBytes(e){clearTimeout(s)
i=i?.refresh()??alarm(n?r:t,n?"long":"short")
a+=e
if(a>p)throw endless()},onEvent(){a=0},get hasBegun(){return i!==void 0},stop(){clearTimeout(s)
clearTimeout(i)}}}const h='If the model thinks without a sign of life, put {"silent_thinking": true} into the `model-features` input; if not, use another model or endpoint.'
function silent(e,t,n){return new i.Q(`The model at ${e} sent nothing${n==="first"?"":" more"} for ${t/1e3} s.`,{hint:n==="short"?h:"Run it again; if it persists, use another model or endpoint.",isTransient:!0,mostAttempts:2})}const f=128
const m=16*1024*1024
const w="Run it again; if it persists, use another model."
function requireMeasure(e,t){if(e>m)throw endless()
if(t<=f)return
throw new i.Q(`The model made more than ${f} tool calls in one reply.`,{hint:w,isTransient:!0})}function endless(){return new i.Q("The model's reply does not end: it is longer than 16 MB.",{hint:w,isTransient:!0})}}),52520:((e,t,n)=>{n.d(t,{$:()=>withoutThoughts,o:()=>partThoughts})
const o=/^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i
function partThoughts(e){const t=[]
let n=e
for(let e=o.exec(n);e;e=o.exec(n)){const o=e[1]===void 0?"[/THINK]":`</${e[1]}>`
const r=n.toLowerCase().indexOf(o.toLowerCase())
if(r<0)break
t.push(n.slice(e[0].length,r).trim())
n=n.slice(r+o.length).trim()}if(t.length>0)return{thoughts:t.filter(e=>e!=="").join("\n\n"),words:n}
return openedInPrompt(e)??{thoughts:"",words:n}}const r="</think>"
function openedInPrompt(e){const t=e.toLowerCase().indexOf(r)
if(t<0||e[t-1]==="`"||/<think>/i.test(e.slice(0,t)))return
const n=e.slice(t+r.length)
const o=(e.slice(0,t).match(/^\s{0,3}(?:```|~~~)/gm)??[]).length%2===1
if(o||!/^[ \t]*(?:\r?\n|$)/.test(n))return
return{thoughts:e.slice(0,t).trim(),words:n.trim()}}function withoutThoughts(e){const{words:t}=partThoughts(e.trim())
return o.test(t)?"":t.trim()}}),16315:((e,t,n)=>{n.d(t,{i:()=>discoverSkills})
var o=n(98664)
var r=n(94869)
var s=n(63846)
var i=n(31827)
var a=n(28942)
const c=a.union([a.string(),a.number(),a.boolean()]).transform(String)
const trimmed=e=>e.map(e=>e.trim()).filter(e=>e!=="")
const u=a.union([c,a.record(a.string(),c).transform(e=>Object.entries(e).map(([e,t])=>`${e}: ${t}`).join(", "))])
const l=a.union([a.array(u),c.transform(e=>e.split(/[,，、]/))]).transform(trimmed)
const d=a.union([a.array(c),a.string().transform(e=>e.match(/[^\s,(]+(\([^)]*\))?/g)??[])])
const p={true:!0,yes:!0,on:!0,false:!1,no:!1,off:!1}
const h=a.preprocess(e=>typeof e==="string"?p[e.trim().toLowerCase()]??e:e,a.boolean())
const f=a.union([u,a.array(u).transform(e=>e.join(", "))])
const m=a.object({name:c.nullish(),triggers:l.nullish(),paths:l.nullish(),inputs:a.array(i.we).nullish(),mcp_tools:a.unknown().optional(),version:c.nullish(),description:f.nullish(),license:c.nullish(),compatibility:c.nullish(),metadata:a.record(a.string(),a.unknown()).nullish(),"allowed-tools":d.nullish(),"disable-model-invocation":h.nullish()})
const w=["triggers","paths","inputs"]
function fieldsOf({fields:e,broken:t}){const n=[...t]
const o=Object.entries(m.shape).flatMap(([t,o])=>{const r=e[t]
const s=o.safeParse(r)
if(s.success)return[[t,s.data]]
n.push({field:t,why:`\`${t}\` is not: ${s.error.issues[0]?.message}`})
const i=Array.isArray(r)?r.filter(e=>o.safeParse([e]).success):[]
return i.length>0?[[t,o.parse(i)]]:[]})
return{data:m.parse(Object.fromEntries(o)),problems:n}}async function discoverSkills(e,{model:t,explicit:n=[]}){requireUnique(n)
const o=await e.list()
const r=new Map(o.map(e=>[e.path,e]))
const s=new Finds(n)
const a=choose((0,i.ek)([...r.keys()],t),r,s)
const c=await e.read(a.map(({path:e})=>e))
const u=resourcesOf(a,[...r.keys()],s)
for(const e of a)s.take(e,c.get(e.path),u.get(e.path),r)
return s.discovery()}function requireUnique(e){const t=e.map(({name:e})=>e)
const n=t.find((e,n)=>t.indexOf(e)!==n)
if(n===void 0)return
throw new o.vC("config",`Two skills have the name ${n}.`,{hint:"Give one of them another name."})}function choose(e,t,n){const o=e.filter(({path:e})=>{const o=t.get(e)?.size??0
if(o>i.K7)n.note(e,`has ${o} bytes, more than the ${i.K7} that are read`)
return o<=i.K7})
const r=[...new Map(o.toReversed().map(e=>[contentKey(e,t),e])).values()].reverse()
for(const{path:e}of r.slice(i.NO))n.note(e,`is beyond the ${i.NO} that are read`)
return r.slice(0,i.NO)}function contentKey(e,t){return e.kind==="instructions"?`${e.below}:${t.get(e.path)?.id}`:`at ${e.path}`}const g=["scripts","references","assets"]
function resourcesOf(e,t,n){const o=new Map(e.flatMap(e=>e.kind==="agentskill"?[[e.root,e]]:[]))
const r=new Map
for(const e of t.filter(e=>e.startsWith(".")).sort()){const t=e.split("/",3).join("/")
const n=e.slice(t.length+1)
if(!o.has(t)||!g.some(e=>n.startsWith(`${e}/`)))continue
r.set(t,[...r.get(t)??[],n])}return new Map([...r].map(([e,t])=>{const r=o.get(e)?.path??""
if(t.length>i.kX)n.note(r,`has ${t.length} files next to it; ${i.kX} are listed`)
const s=t.slice(0,i.kX)
const of=e=>s.filter(t=>t.startsWith(`${e}/`))
return[r,{skill_root:e,scripts:of("scripts"),references:of("references"),assets:of("assets")}]}))}class Finds{#S
#j=[]
#$=[]
constructor(e){this.#S=new Map(e.map(e=>[e.name,e]))}note(e,t){this.#$.push({path:e,problem:t})}take(e,t,n,o){const{path:r}=e
const s=this.#T(e,t,n)
if(!s)return
const i=this.#S.get(s.name)
if(i)this.note(r,`is not used: ${i.source??"another skill"} has the name ${s.name} too`)
else this.#S.set(s.name,s)
const a=o.get(r)
if(a&&!i)this.#j.push(a)}discovery(){return{skills:[...this.#S.values()],files:this.#j,problems:this.#$}}#T(e,t,n){const note=t=>this.note(e.path,`is used, but ${t}`)
try{if(t===void 0)throw new Error("it could not be read")
return readSkill(e,t,n,note)}catch(t){this.note(e.path,`is not used: ${t instanceof Error?t.message:String(t)}`)
return}}}const _="only a skill that always applies can have servers"
const v=`a SKILL.md is read when the agent calls for it, and ${_}. Put them into a Markdown file in .agents/skills`
const k=`${_}, one without triggers, inputs or paths`
function readSkill(e,t,n,o){if(e.kind==="instructions")return instructions(e,nonEmpty(t.replace(/^\uFEFF/,"").trim()))
const r=(0,s.zT)(t)
const{body:a}=r
const{data:c,problems:u}=fieldsOf(r)
const l=nameOf(e,c)
const d=triggerOf(l,c)
const p=e.kind==="agentskill"
for(const{field:e,why:t}of u){if(w.includes(e)&&!d&&!p)throw new Error(`it is not clear when it applies: ${t}`)
o(t)}if(c.mcp_tools!=null&&(p||d))o(`its \`mcp_tools\` are not: ${p?v:k}`)
return i.ef.parse({name:l,content:nonEmpty(a),trigger:d,source:e.path,is_agentskills_format:p,disable_model_invocation:d?.type==="path"||c["disable-model-invocation"]===!0,...c.inputs&&{inputs:c.inputs},...!p&&c.mcp_tools!=null&&{mcp_tools:c.mcp_tools},...n&&{resources:n},...plainFields(c),...described(c,o)})}function instructions({name:e,path:t,below:n},o){if(n==="")return i.ef.parse({name:e,content:o,source:t})
const r={type:"path",paths:[`${n}/**`]}
return i.ef.parse({name:e,content:o,source:t,trigger:r,disable_model_invocation:!0})}function nonEmpty(e){if(e==="")throw new Error("it is empty")
return e}function nameOf(e,{name:t}){if(e.kind!=="agentskill")return t?.trim()||e.name
if(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e.name)||e.name.length>64)throw new Error("the name of its folder is not made of up to 64 small letters, digits and single dashes")
if(t!=null&&t!==e.name)throw new Error(`its name is ${t}, but its folder is named ${e.name}`)
return e.name}function triggerOf(e,{paths:t,inputs:n,triggers:o}){if(t&&t.length>0)return{type:"path",paths:t}
if(n&&n.length>0)return{type:"task",triggers:[...new Set([...o??[],`/${e}`])]}
return o&&o.length>0?{type:"keyword",keywords:o}:null}function plainFields({version:e,license:t,compatibility:n,metadata:o,"allowed-tools":r}){const s={version:e,license:t,compatibility:n,metadata:o,allowed_tools:r}
return Object.fromEntries(Object.entries(s).filter(([,e])=>e!=null))}function described({description:e},t){const n=e?.trim()??""
if(n==="")return{}
if(n.length>i.iC)t(`its description of ${n.length} characters was cut to ${i.iC}`)
return{description:(0,r.GH)(n,i.iC)}}}),46222:((e,t,n)=>{n.d(t,{F8:()=>renderStanding,H8:()=>renderInvoked,_m:()=>renderActivated,bq:()=>renderRule})
var o=n(94869)
var r=n(88135)
var s=n(31827)
function renderActivated({skill:e,by:t}){const n=cut(e,s.TH)
return(0,r.J1)("skills/activated",{name:e.name,by:t,about:about(e),content:n})}function renderRule({skill:e,by:t}){return(0,r.J1)("skills/rule",{name:e.name,path:t,content:cut(e,s.i)})}function renderInvoked(e,t=e.content){return(0,r.J1)("skills/fetched",{name:e.name,about:about(e),content:t})}function renderStanding(e){let t=s.WL
const n=[]
const c=[]
for(const o of e.filter(s.Pj).sort(byImportance)){if(t<i)c.push(o.source??o.name)
else n.push((0,r.J1)("skills/standing-one",{name:o.name,content:cut(o,t)}))
t-=o.content.length}if(c.length>0)n.push((0,r.J1)("skills/left-out",{list:(0,o.TN)(c.join(", "),a)}))
return n.length===0?"":(0,r.J1)("skills/standing",{list:n.join("\n\n")})}function byImportance(e,t){const rank=({source:e=""})=>{if((0,s.UV)(e))return 2
return/^\.(agents|openhands)\//.test(e)?1:0}
return rank(e)-rank(t)}const i=200
const a=1500
function about(e){const t=valuesOf(e)
const n=[...e.source===void 0?[]:[`File: ${e.source}`],...e.resources?resourceLines(e.resources):[],...t.length===0?[]:[(0,r.J1)("skills/values",{values:t.join(", ")})]]
return n.map(e=>`${e}\n`).join("")}function resourceLines({skill_root:e,...t}){return Object.entries(t).flatMap(([t,n])=>n.length===0?[]:[`Its ${t}, in ${e}: ${n.join(", ")}`])}function valuesOf({trigger:e,content:t,inputs:n}){if(n.length>0)return n.map(({name:e,description:t})=>t===""?e:`${e} (${t})`)
if(e?.type!=="task")return[]
return[...new Set(Array.from(t.matchAll(/\$\{(\w+)\}/g),([,e=""])=>e))]}function cut({content:e,source:t},n){if(e.length<=n)return e
const s=(0,o.GH)(e,n)
const i=t??"its file"
return(0,r.J1)("skills/cut",{kept:s,where:i,missing:String(e.length-s.length)}).trimStart()}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var o=n(98664)
var r=n(40598)
var s=n(38293)
const i=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new o.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:o})=>fenced(e.label,{shown:n,hidden:o},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},o){const r=without(o,plain(e).replaceAll(/\s+/g," ").trim())
const s=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${r}${s}\nBEGIN DATA ${o}\n${without(o,t)}\nEND DATA ${o}`}function visibleMarkdown(e){return(0,s.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const o=revealPlain(e)
const r=n==="plain"?revealPlain(t):(0,s.p)(t.replaceAll(i,""))
return{shown:`${o.shown}\n\n${r.shown}`.trim(),hidden:o.hidden+r.hidden}}function revealPlain(e){return(0,r.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),23735:((e,t,n)=>{n.d(t,{O:()=>once})
function once(e){let t
return()=>{t??=e()
return t}}}),47509:((e,t,n)=>{n.d(t,{gk:()=>requirePrices,n1:()=>standardAgent,qd:()=>agentSees,sP:()=>warnAboutPrices,zg:()=>modelSettings})
var o=n(97065)
var r=n(89951)
var s=n(58890)
var i=n(27636)
var a=n(53628)
var c=n(36674)
var u=n(78995)
var l=n(31827)
var d=n(98664)
var p=n(23735)
var h=n(94869)
var f=n(38293)
var m=n(88135)
var w=n(57974)
var g=n(8081)
var _=n(45498)
var v=n(71403)
async function standardAgent(e){const{inputs:t,world:n,completionLog:a,finishSchema:l,as:d,onWait:p,onSilence:h,knowledge:f,store:m,..._}=e
const k=modelFor(d,modelSettings(t,_.conversationId,n))
if(typeof t["max-budget-usd"]==="number")requirePrices(k)
if(f.main?.max_budget_per_run!==void 0)requirePrices(k,"max_budget_per_run")
const{fetch:y,clock:b,sleep:O,random:x}=n
const told=e=>{(0,w.printWait)(e)
p?.(e)}
const M={sleep:O,random:x,onWait:told,onChange:w.printChange,onSilence:h}
const A=(0,c.GF)(k,{fetch:y,clock:b,completionLog:a,...M})
const{repository:I,workspace:S,branch:j}=_
const{systemPrompt:$}=f
const T=d??f.main
const P=T?(0,s.K$)(T,f.skills):f.skills
const{features:E}=A.default
const C=(0,o.l3)(E)
const F=(0,g.Tt)(k.model,E.context_window)
return(0,o.jk)({model:A.default,smallModel:A.title,...(0,o.$p)((0,o.wj)((0,i.Yi)(m),T),A.condenser),...C!==void 0&&{inputLimit:C},...l&&{finishSchema:l},...d?{}:e.finish?.({reviewer:A.critic}),tools:await chosenTools(e,{model:k.model,descriptions:F,skills:P}),...(0,r.z)({skills:P,systemPrompt:$,systemPromptSuffix:[t["system-prompt-suffix"],T?.system_prompt_suffix].filter(Boolean).join("\n\n"),instructions:(0,v.Jk)(f,d?void 0:e.memoryFile),secrets:(0,u.tA)(t.secrets??{}),place:{repository:I,workspace:S,branch:j},date:n.now().toISOString().slice(0,10)})})}function agentSees(e){return(0,c.pj)(ofModels(e))}async function chosenTools(e,{model:t,descriptions:n,skills:o}){const{inputs:r,store:s,review:i,as:a,unusable:c=[],knowledge:u,watched:l=e=>e}=e
const{"allowed-tools":d,tools:p}=r
const h=i!==void 0&&!a
const m=h?g.XD:[...(0,g.Vx)(t),...e.isReading?["file_editor"]:[]]
const w=h?[...c,...g.rt]:c
const v=a?void 0:u.main
const k=(0,_.mD)({allowed:d,changes:p,defined:a?.tools,main:v,usual:m,without:w,store:s})
const y=i?[]:(0,_.WI)(s)
const b=await(0,g.B)([...k,...y],n,{toMarkdown:async e=>(0,f.x)(e),...e.toolSettings})
const O=[...await toolsOf(e,{standard:b.map(l),descriptions:n}),...await skillTools(o,r["skill-commands"]&&e.isReading!==!0)]
const x=(0,_.rz)(O,{own:k,allowed:d,changes:p,main:v,store:s})
return e.isReading?(0,_.Ht)(x):x}async function skillTools(e,t){if(!e.some(l.yy))return[]
return(await n.e(5154).then(n.bind(n,5154))).invokeSkill({skills:e,inlineCommands:t})}async function toolsOf(e,{standard:t,descriptions:n}){const{knowledge:o,review:r,as:i,added:a=[],proposing:c=[]}=e
const u=r?a.filter(({annotations:e})=>e.readOnlyHint):a
const l=r?await reviewTools(r,n,i!==void 0):[]
if(i)return(0,s.Jr)(i,[...t,...l,...u])
return[...l,...t,...await networkTools(e,n),...c,...u,...await callingTools(o.agents,n)]}async function callingTools(e,t){if(e.length===0)return[]
return(await n.e(256).then(n.bind(n,256))).subAgentTools({kinds:e,descriptions:t})}async function networkTools({isNetworkOffered:e=!1,store:t},o){if(!e&&!(0,i.S3)(t).includes("request_network"))return[]
const{requestNetwork:r}=await n.e(8069).then(n.bind(n,30450))
const s=(0,g.WY)(r(),o)
return[e?s:Object.freeze({...s,closed:(0,m.J1)("network-closed")})]}function modelFor(e,{overrides:t,...n}){if(!e||e.model==="inherit"||e.model===n.model)return{...n,...t&&{overrides:t}}
return{...n,model:e.model}}function modelSettings(e,t,n){const{"api-key":o,"azure-client-id":r="","azure-tenant-id":s=""}=e
return{...ofModels(e),cacheKey:t,apiKey:o??tokenOfJob({clientId:r,tenantId:s,baseUrl:e["base-url"]},n)}}function tokenOfJob(...e){const t=(0,p.O)(async()=>(await n.e(6407).then(n.bind(n,16407))).azureToken(...e))
return async e=>(await t())(e)}function ofModels(e){const{temperature:t,"reasoning-effort":n,"api-mode":o,"model-headers":r}=e
return{model:e.model,baseUrl:e["base-url"],apiVersion:e["api-version"],...r&&{headers:r},api:o==="auto"?void 0:o,fallbackModels:e["fallback-models"]??[],visionModel:e["vision-model"],smallModel:e["small-model"],overrides:{...e["model-features"],...t!==void 0&&{temperature:t},...n!==void 0&&{reasoning_effort:n}}}}async function reviewTools({diff:e,known:t},o,r){const{readDiff:s}=await n.e(9871).then(n.bind(n,99871))
if(r)return[s(e)]
const{closeFinding:i,reportFinding:a}=await n.e(9871).then(n.bind(n,99871))
return[s(e),a(e,t),i(t)].map(e=>(0,g.WY)(e,o))}function requirePrices(e,t="max-budget-usd"){const[n,...o]=(0,c.Nt)(e)
if(n===void 0)return
const r=n===e.model?'Put it into the `model-features` input, in dollars for a million tokens, e.g. {"price": {"input": 2, "output": 8}}':"Leave that model out"
const s=`${r}, or leave \`${t}\` empty: then tokens are limited instead.`
const i=`the price of ${quoted([n,...o])} is unknown`
throw new d.vC("config",`\`${t}\` cannot be enforced: ${i}.`,{hint:s})}function warnAboutPrices(e,t){const n=(0,c.Nt)(e)
if(n.length>0)(0,w.printNotice)(`The price of ${quoted(n)} is unknown, so this run cannot be limited in dollars.`)
const[o,r]=[(0,a.gx)(t),(0,c.q5)(e)]
if(o!==void 0&&r.length>0)(0,w.printNotice)(`The price of ${quoted(r)} is ${o} days old; check it with the provider.`)}function quoted(e){return e.map(e=>`"${(0,h.TN)(e,200)}"`).join(", ")}}),45498:((e,t,n)=>{n.d(t,{$_:()=>requireKnown,Ht:()=>withoutWriting,S0:()=>closedTools,WI:()=>earlierOwnTools,dI:()=>unusableNamesIn,e3:()=>unknownIn,mD:()=>ownTools,rz:()=>allowTools})
var o=n(27636)
var r=n(92590)
var s=n(17117)
var i=n(98664)
var a=n(94869)
var c=n(88135)
var u=n(10172)
var l=n(8081)
const d=Object.entries(u.Z)
const p=[...l.$A,...d.flatMap(([e,{isAlwaysAllowed:t}])=>t?[e]:[])]
const h=d.flatMap(([e,{isNameable:t}])=>t?[e]:[])
function ownTools({allowed:e,changes:t,defined:n,main:o,usual:s,without:i,store:a}){const c=earlierOwnTools(a).filter(e=>l.rt.includes(e))
const u=e===void 0?(0,r.Fg)(t,[...s,...c]):l.K2
const isAllowed=t=>isOpen(t,{allowed:e,changes:void 0,main:o})
const d=[...(0,r.Fg)(n,u),"finish"].filter(isAllowed)
return l.K2.filter(e=>d.includes(e)&&!i.includes(e))}function earlierOwnTools(e){const t=(0,o.S3)(e)
return l.K2.filter(e=>t.includes(e)||t.includes((0,s.I)(e)))}function isOpen(e,{allowed:t,changes:n=[],main:o}){if(o&&!isLeft(e,o))return!1
if(t)return p.includes(e)||t.map(r.Qw).includes(e)
return!(0,r.cM)(n).includes(e)}function isLeft(e,{tools:t}){if(t===void 0)return!0
if((0,r.Xb)(t))return!(0,r.cM)(t).includes(e)
return p.includes(e)||t.map(r.Qw).includes(e)}function allowTools(e,{own:t,...n}){const isAllowed=({name:e})=>l.K2.includes(e)?t.includes(e):isOpen(e,n)
const r=(0,o.S3)(n.store)
const s=(0,c.J1)("tool-closed",{names:namesOf(e.filter(isAllowed)).join(", ")})
return e.flatMap(e=>{if(isAllowed(e))return[e]
return r.includes(e.name)||r.includes(e.kind)?[Object.freeze({...e,closed:s})]:[]})}function closedTools({tools:e}){return namesOf(e.filter(e=>e.closed!==void 0))}function requireKnown({allowed:e=[],changes:t=[],main:n},o){requireAll("The input `allowed-tools`",e,o)
requireAll("The input `tools`",t,o)
requireAll(`\`tools\` in ${n?.source}`,n?.tools??[],o)
if((0,r.cM)(t).includes("finish"))throw new i.vC("config","The input `tools` takes `finish` away, with which the agent ends its work.",{hint:"Leave `-finish` out."})
const s=t.find(e=>e.startsWith("+")&&!l.K2.includes((0,r.Qw)(e)))
if(s===void 0)return
throw new i.vC("config",`The input \`tools\` cannot add ${(0,a.TN)(s.slice(1),100)}.`,{hint:`It adds ${l.K2.map(r.XR).join(", ")}. The tools of servers, sub-agents and reviews are there when their inputs are.`})}function requireAll(e,t,n){const[o]=unknownAmong(t,n)
if(o===void 0)return
throw new i.vC("config",`${e} names tools that do not exist here: ${o.names}.`,{hint:o.hint})}function unknownIn({tools:e=[],source:t},n){return unknownAmong(e,n).map(({names:e,hint:n})=>({path:t??"A sub-agent",problem:`names tools that do not exist here: ${e}. ${n}`}))}function unusableNamesIn(e,t){const{tools:n=[],source:o}=e
const{allowed:s,changes:i,usual:c}=t
const u=s?.map(r.Qw)??(0,r.Fg)(i,c)
const d=(0,r.Xb)(n)?[]:n.filter(e=>l.K2.includes((0,r.Qw)(e)))
const h=d.filter(e=>!p.includes(e)&&!u.includes((0,r.Qw)(e)))
const f=`names tools that the workflow does not give: ${(0,a.TN)(h.join(", "),200)}`
return h.length===0?[]:[{path:o,problem:f}]}function unknownAmong(e,{served:t,absent:n}){const o=[...new Set([...l.K2,...Object.keys(u.Z),...namesOf(t)])]
const isAbsent=e=>n?.some(t=>e.startsWith(`${t}__`))??e.includes("__")
const s=e.filter(e=>!o.includes((0,r.Qw)(e))&&!isAbsent((0,r.Qw)(e)))
if(s.length===0)return[]
const i=s.length===1?(0,a.pA)((0,r.Qw)(s[0]??""),[...o,"ipython"]):void 0
const c=`There are ${nameable(t)}.`
return[{names:(0,a.TN)(s.join(", "),200),hint:i===void 0?c:`Did you mean \`${(0,r.XR)(i)}\`? ${c}`}]}const f=5
function nameable(e){const t=namesOf(e)
const n=t.length-f
const o=[...l.K2.map(r.XR),...h,...t.slice(0,f)].join(", ")
return n>0?`${o} and ${n} more of servers`:o}function namesOf(e){return e.map(({name:e})=>e)}const m=[...l.Wo,...d.flatMap(([e,{worksReadOnly:t}])=>t?[e]:[])]
function withoutWriting(e){const isUseful=({name:e,closed:t})=>m.includes(e)&&t===void 0
const t=(0,c.J1)("tool-closed-reading",{names:namesOf(e.filter(isUseful)).join(", ")})
return e.map(e=>m.includes(e.name)?e:Object.freeze({...e,closed:t}))}}),71403:((e,t,n)=>{n.d(t,{il:()=>extensionsFor,Jk:()=>instructionsOf,sw:()=>knowledgeFacts,Dg:()=>readKnowledge,j:()=>requireNotBlocked})
var o=n(89951)
var r=n(58890)
var s=n(81664)
var i=n(16315)
var a=n(31827)
var c=n(38789)
var u=n(98664)
var l=n(94869)
var d=n(88135)
var p=n(3620)
var h=n(30350)
const f=".github/agent/rules.yml"
const m=64e3
async function rulesIn(e){const t=(await e.list()).find(({path:e})=>e===f)
if(!t)return
const n=t.size<=m?(await e.read([f])).get(f):void 0
if(n!==void 0)return(0,h.RQ)(n,f)
throw new u.vC("config",`The rules in ${f} are not a text file of at most ${m/1e3} kB.`,{hint:"Fix the file, or remove it."})}const w=new Set([".cursorrules",".mcp.json","mcp.json","memory.md",".github/copilot-instructions.md",".github/agents.md"])
const g=[".agent/",".agents/",".deckhand/",".openhands/",".claude/",".cursor/",".github/agent/"]
function isConfiguration(e){const t=e.normalize("NFKC").toLowerCase()
const n=t.split("/").at(-1)??""
if(w.has(t)||["agents.md","agent.md","claude.md","gemini.md"].includes(n))return!0
return g.some(e=>t.startsWith(e)||t.includes(`/${e}`))}async function readKnowledge(e,t){const{publisher:o,startingPoint:i,workspace:a}=t
const c=await baseOf(t)
const u=o.filesOf(c)
const l=(0,p.z)(c,u,a)
const d=e.plugins?await(await Promise.all([n.e(1267),n.e(9812),n.e(543)]).then(n.bind(n,80543))).openPlugins(e,{...t,source:u}):[]
const h=await skillsFromOf(e,t)
const m=d.length>0?(await loadPlugins()).together(d):_
const w=await skillsOf(e,u,{parts:m,brought:h})
const g=e.hooks?[...await hooksOf(u),...m.hooks]:[]
const k=e["sub-agents"]?await(0,r.o0)(u,m.agents):v
const y=await mainAgentIn(u)
const O=await rulesIn(u)
const x=e.hooks&&g.length===0?[b]:[]
return{commit:c,source:u,named:l,...w,files:await withSettings(w.files,u,[y?.source,O&&f,e["system-prompt-file"],e.hooks&&await hookFileIn(u),...k.agents.map(e=>e.source)]),hooks:(0,s.XN)(g),rules:O,plugins:d,brought:h,agents:k.agents,main:y,systemPrompt:await systemPromptOf(e["system-prompt-file"],l),changedByHead:await changedByHead(u,c===i.head?u:o.filesOf(i.head)),problems:[...w.problems,...k.problems,...x,...h.flatMap(({problems:e})=>e),...m.problems]}}const _={skills:[],agents:[],hooks:[],problems:[]}
const loadPlugins=()=>n.e(6957).then(n.bind(n,56957))
async function mainAgentIn(e){const t=new Map((await e.list()).map(e=>[e.path,e]))
const[o]=r.If.flatMap(e=>t.get(e)??[])
return o&&(await n.e(2371).then(n.bind(n,72371))).openMainAgent(e,o)}async function withSettings(e,t,n){return[...e,...(await t.list()).filter(t=>n.includes(t.path)&&!e.includes(t))]}const v={agents:[],problems:[]}
function instructionsOf({changedByHead:e},t){return[e===0?"":(0,d.J1)("changed-by-head",{files:(0,l.U9)(e,"file")}),t===void 0?"":(0,d.J1)("memory-propose",{path:t})].filter(Boolean).join("\n\n")}async function baseOf({publisher:e,startingPoint:{pull:t,branch:n,head:o,goal:r},onBaseGone:s}){if(t===void 0&&n===r.base)return o
const{commit:i,isGone:a}=await e.fetchBranch(r.base,t?.base.sha)
if(a)s?.()
return i}async function skillsFromOf({skills:e,"skills-from":t,model:o},r){return t&&e!==!1?(await Promise.all([n.e(1267),n.e(9812),n.e(8326)]).then(n.bind(n,8326))).readSkillsFrom(t,{...r,model:o}):[]}async function skillsOf({skills:e,model:t,memory:n},o,{parts:r,brought:s}){if(e===!1)return{skills:[],files:[],problems:[],memoryFile:void 0}
const c=r.skills
const u=await(0,i.i)(n==="none"?withoutMemory(o):o,{model:t,explicit:c})
const l=[...s.flatMap(({skills:e})=>e),...u.skills]
const d=s.length>0?(await loadPlugins()).lastNamed(l):l
const p=d.filter(e=>!u.skills.includes(e))
const h={...u,skills:[...u.skills,...p]}
const[f=k]=(await o.list()).map(({path:e})=>e).filter(a.UV).sort()
if(e===!0)return{...h,memoryFile:f}
return{...chosen(h,e),memoryFile:e.includes("memory")?f:void 0}}const k=".agents/memory.md"
function withoutMemory(e){return{...e,list:async()=>(await e.list()).filter(({path:e})=>!(0,a.UV)(e))}}function chosen({skills:e,files:t,problems:n},o){const r=o.filter(t=>!e.some(e=>e.name===t))
const s=r.map(e=>({path:e,problem:"is named in the input `skills`, but there is no such skill"}))
return{skills:e.filter(({name:e})=>o.includes(e)),files:t,problems:[...n,...s]}}const y=[".agents/hooks.json",".openhands/hooks.json"]
async function hookFileIn(e){const t=await e.list()
return y.find(e=>t.some(t=>t.path===e))}async function hooksOf(e){const t=await hookFileIn(e)
if(t===void 0)return[]
return[(0,s.CW)(parsed((await e.read([t])).get(t)??"",t),t)]}const b={path:y.join(" or "),problem:"is not on the base branch, so `hooks: true` does nothing"}
function parsed(e,t){try{return JSON.parse(e)}catch(e){throw new u.vC("config",`The hooks in ${t} cannot be used: the file is not JSON.`,{hint:"Fix that file on the base branch.",cause:e})}}async function systemPromptOf(e,t){if(e===void 0)return
return(0,p.w)(t,{input:"system-prompt-file",path:e,largest:a.K7})}async function changedByHead(e,t){if(e===t)return 0
const n=new Map((await e.list()).map(({path:e,id:t})=>[e,t]))
return(await t.list()).filter(({path:e,id:t})=>isConfiguration(e)&&n.get(e)!==t).length}function extensionsFor({skills:e,hooks:t},r){const s=(0,c.pj)(r.trigger.request)
return{knowledge:{skills:e,prompted:(0,o.W)(e),requestIn:()=>s},hooks:t&&{config:r.isReading?{...t,Stop:[]}:t,run:async e=>{const{hooksIn:t}=await n.e(9324).then(n.bind(n,69324))
return t(r.workspace,r.over)(e)}}}}function requireNotBlocked({log:e,state:t}){const n=[...e].findLast(e=>e.kind==="MessageEvent"&&e.source==="user")
const o=n&&t.fields.blocked_messages[n.id]
if(o===void 0)return
throw new u.vC("denied",`A hook of this repository does not allow the request: ${o}`,{hint:"Ask in other words, or change the hook for UserPromptSubmit on the base branch."})}function knowledgeFacts({state:e,log:t}){const{activated_knowledge_skills:n,activated_path_rules:o,invoked_skills:r}=e.fields
const s=[...t].flatMap(hookOf)
return{skills:[...new Set([...n,...o,...r])],hooksRun:s.length,blocked:s.flatMap(e=>e??[])}}function hookOf(e){if(e.kind!=="HookExecutionEvent")return[]
const{hook_event_type:t,blocked:n,reason:o=""}=e
return[n?{event:t,reason:o}:void 0]}}),97922:((e,t,n)=>{n.d(t,{Is:()=>UnprocessableEntityError,JA:()=>SubjectTokenProviderError,LG:()=>APIError,Ll:()=>PermissionDeniedError,OE:()=>RateLimitError,PO:()=>InternalServerError,RA:()=>InvalidWebhookSignatureError,W5:()=>OAuthError,cH:()=>APIUserAbortError,fK:()=>ConflictError,k5:()=>LengthFinishReasonError,m_:()=>NotFoundError,pf:()=>ContentFilterFinishReasonError,qA:()=>APIConnectionTimeoutError,v3:()=>AuthenticationError,v7:()=>BadRequestError,vc:()=>OpenAIError,xX:()=>APIConnectionError})
var o=n(37367)
class OpenAIError extends Error{}class APIError extends OpenAIError{constructor(e,t,n,o){super(`${APIError.makeMessage(e,t,n)}`)
this.status=e
this.headers=o
this.requestID=o?.get("x-request-id")
this.error=t
const r=t
this.code=r?.["code"]
this.param=r?.["param"]
this.type=r?.["type"]}static makeMessage(e,t,n){const o=t?.message?typeof t.message==="string"?t.message:JSON.stringify(t.message):t?JSON.stringify(t):n
if(e&&o)return`${e} ${o}`
if(e)return`${e} status code (no body)`
if(o)return o
return"(no status code or body)"}static generate(e,t,n,r){if(!e||!r)return new APIConnectionError({message:n,cause:(0,o.r)(t)})
const s=t?.["error"]
if(e===400)return new BadRequestError(e,s,n,r)
if(e===401)return new AuthenticationError(e,s,n,r)
if(e===403)return new PermissionDeniedError(e,s,n,r)
if(e===404)return new NotFoundError(e,s,n,r)
if(e===409)return new ConflictError(e,s,n,r)
if(e===422)return new UnprocessableEntityError(e,s,n,r)
if(e===429)return new RateLimitError(e,s,n,r)
if(e>=500)return new InternalServerError(e,s,n,r)
return new APIError(e,s,n,r)}}class APIUserAbortError extends APIError{constructor({message:e}={}){super(void 0,void 0,e||"Request was aborted.",void 0)}}class APIConnectionError extends APIError{constructor({message:e,cause:t}){super(void 0,void 0,e||"Connection error.",void 0)
if(t)this.cause=t}}class APIConnectionTimeoutError extends APIConnectionError{constructor({message:e}={}){super({message:e??"Request timed out."})}}class BadRequestError extends APIError{}class AuthenticationError extends APIError{}class PermissionDeniedError extends APIError{}class NotFoundError extends APIError{}class ConflictError extends APIError{}class UnprocessableEntityError extends APIError{}class RateLimitError extends APIError{}class InternalServerError extends APIError{}class LengthFinishReasonError extends OpenAIError{constructor(){super(`Could not parse response content as the length limit was reached`)}}class ContentFilterFinishReasonError extends OpenAIError{constructor(){super(`Could not parse response content as the request was rejected by the content filter`)}}class InvalidWebhookSignatureError extends Error{constructor(e){super(e)}}class OAuthError extends APIError{constructor(e,t,n){let o="OAuth2 authentication error"
let r
if(t&&typeof t==="object"){const e=t
r=e["error"]
const n=e["error_description"]
if(n&&typeof n==="string")o=n
else if(r)o=r}super(e,t,o,n)
this.error_code=r}}class SubjectTokenProviderError extends OpenAIError{constructor(e,t,n){super(e)
this.provider=t
this.cause=n}}}),37367:((e,t,n)=>{n.d(t,{r:()=>castToError,z:()=>isAbortError})
function isAbortError(e){return typeof e==="object"&&e!==null&&("name"in e&&e.name==="AbortError"||"message"in e&&String(e.message).includes("FetchRequestCanceledException"))}const castToError=e=>{if(e instanceof Error)return e
if(typeof e==="object"&&e!==null){try{if(Object.prototype.toString.call(e)==="[object Error]"){const t="cause"in e
const n=new Error(e.message,t?{cause:e.cause}:{})
if(e.stack)n.stack=e.stack
if(t&&!Object.prototype.hasOwnProperty.call(n,"cause"))n.cause=e.cause
if(e.name)n.name=e.name
return n}}catch{}try{return new Error(JSON.stringify(e))}catch{}}return new Error(e)}})}

export const id=7509
export const ids=[7509]
export const modules={89951:((e,t,n)=>{n.d(t,{W:()=>skillsInPrompt,z:()=>agentContext})
var o=n(94869)
var s=n(88135)
var i=n(46222)
var r=n(31827)
function agentContext(e){const{skills:t=[],systemPrompt:n="",systemPromptSuffix:o="",instructions:i="",secrets:r="",place:a,date:c}=e
const l=[...skillsInPrompt(t),o.trim(),i.trim()===""?"":(0,s.J1)("instructions",{instructions:i.trim()}),r.trim(),(0,s.J1)("context",{...a,date:c})]
return{systemPrompt:systemPromptOf(n.trim()),context:l.filter(e=>e!=="").join("\n\n")}}function skillsInPrompt(e){return[(0,i.F8)(e),catalogue(e)].filter(e=>e!=="")}function systemPromptOf(e){const t=(0,s.J1)("trust")
return e===""?(0,s.J1)("system",{trust:t}):`${e}\n\n${t}`}function catalogue(e){const t=e.filter(r.yy)
if(t.length===0)return""
const n=fitting(t)
const o=t.length-n.length
const i=o===0?"":`\n${(0,s.J1)("skills/more",{count:String(o)})}`
return(0,s.J1)("skills/catalogue",{list:n.join("\n")+i})}function fitting(e){const t=e.map(({name:e})=>`- ${e}`)
const n=t.slice(0,fittingCount(t))
const o=r.vE-lengthOf(n)
const s=fairShare(e.slice(0,n.length).map(e=>descriptionOf(e).length+2),o)
return n.map((t,n)=>withDescription(t,e[n],s))}function withDescription(e,t,n){return t&&n>12?`${e}: ${(0,o.TN)(descriptionOf(t),n-2)}`:e}function fairShare(e,t){let n=t
for(const[t,o]of[...e].sort((e,t)=>e-t).entries()){const s=Math.floor(n/(e.length-t))
if(o>s)return s
n-=o}return Number.MAX_SAFE_INTEGER}function fittingCount(e){let t=0
const n=e.findIndex(e=>{t+=e.length+1
return t>r.vE})
return n<0?e.length:n}function lengthOf(e){return e.reduce((e,t)=>e+t.length+1,0)}function descriptionOf({description:e,content:t}){const n=t.split("\n").find(e=>e.trim()!=="")??""
return(0,o.TN)(e??n.replace(/^#+\s*/,""),1024)}}),58890:((e,t,n)=>{n.d(t,{If:()=>b,Jr:()=>toolsFor,K$:()=>skillsFor,Ms:()=>readSubAgent,OD:()=>f,o0:()=>discoverSubAgents})
var o=n(76760)
var s=n(28942)
var i=n(58225)
var r=n(88135)
var a=n(71093)
var c=n(81664)
var l=n(63846)
var u=n(31827)
var d=n(92590)
var h=n(97065)
const f=s.union([s.array(s.string()),s.string().transform(e=>e.split(","))]).transform(e=>e.map(e=>e.trim()).filter(e=>e!=="")).readonly()
const p=s.record(s.string(),a.LM).readonly()
const m="It has either names, or changes such as +browser and -glob, but not both."
const w=s.object({name:s.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/i,"It has to be one word of letters, digits and dashes."),description:s.string().default(""),model:s.string().default("inherit"),tools:f.refine(e=>!(0,d.Oq)(e),m).optional(),skills:f.prefault([]),max_iteration_per_run:s.int().min(1).optional(),max_budget_per_run:s.number().positive().optional(),hooks:c.Ad.optional(),read_only:s.boolean().default(!1),permission_mode:s["enum"](["always_confirm","never_confirm","confirm_risky"]).nullable().default(null),mcp_servers:s.union([f,p]).optional(),mcp_config:p.optional(),...h.Jb.unwrap().shape,system_prompt_suffix:s.string().min(1,"It says nothing."),source:s.string().optional()}).readonly()
function readSubAgent(e,t){const{fields:n,body:s}=(0,l.I6)(t)
const r=Object.fromEntries(Object.entries(n).filter(([,e])=>e!==null))
const a={name:(0,o.basename)(e).replace(/\.md$/i,""),...r}
const c=w.safeParse({...a,system_prompt_suffix:s,source:e})
if(c.success)return c.data
throw new Error((0,i.d)(c.error))}const g=new Set(["finish"])
const k={readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1}
const _=new Set(["file_editor"])
function toolsFor({tools:e,read_only:t},n){const o=n.filter(({name:t})=>g.has(t)||isNamed(t,e))
if(!t)return o
return o.flatMap(e=>{if(_.has(e.name))return[Object.freeze({...e,annotations:k})]
return e.annotations.readOnlyHint?[e]:[]})}function isNamed(e,t){if(t===void 0)return!0
return(0,d.Xb)(t)?!(0,d.cM)(t).includes(e):t.map(d.Qw).includes(e)}function skillsFor({skills:e},t){return e.length===0?t:t.filter(t=>(0,u.Pj)(t)||e.includes(t.name))}const v=["general-purpose","code-explorer","bash-runner","reviewer"]
function builtInSubAgents(){return v.map(e=>{const{source:t,...n}=readSubAgent(e,(0,r.J1)(`sub-agents/${e}`))
return n})}const y=[".agents/agents",".openhands/agents"]
const b=y.map(e=>`${e}/main.md`)
const x=50
async function discoverSubAgents(e,t=[]){const n=[]
const o=new Map(t.map(e=>[e.name,e]))
const s=await pathsIn(e,n)
const i=await e.read(s)
for(const e of s){const t=read(e,i.get(e),n)
const s=t&&o.get(t.name)
if(s)n.push({path:e,problem:`is not used: ${s.source??"another"} has the name ${s.name} too`})
else if(t)o.set(t.name,t)}for(const e of builtInSubAgents())if(!o.has(e.name))o.set(e.name,e)
return{agents:[...o.values()],problems:n}}async function pathsIn(e,t){const n=(await e.list()).filter(({path:e})=>rankOf(e)>=0&&!b.includes(e))
const o=n.sort((e,t)=>rankOf(e.path)-rankOf(t.path)||(e.path<t.path?-1:1))
const s=o.filter(({size:e})=>e>u.K7)
const i=o.filter(e=>!s.includes(e)).slice(x)
for(const{path:e}of s)t.push({path:e,problem:`has more than the ${u.K7} bytes that are read`})
for(const{path:e}of i)t.push({path:e,problem:`is beyond the ${x} that are read`})
return o.filter(e=>!s.includes(e)&&!i.includes(e)).map(({path:e})=>e)}function rankOf(e){return y.findIndex(t=>/^[^/]+\.md$/i.test(e.slice(t.length+1))&&e.startsWith(`${t}/`))}function read(e,t,n){try{if(t===void 0)throw new Error("it could not be read")
return readSubAgent(e,t)}catch(t){n.push({path:e,problem:`is not used: ${t instanceof Error?t.message:String(t)}`})
return}}}),27636:((e,t,n)=>{n.d(t,{S3:()=>earlierTools,YO:()=>readableState,Yi:()=>earlierSettings,un:()=>readState})
var o=n(98664)
var s=n(39953)
var i=n(56887)
var r=n(95813)
var a=n(95017)
function readState(e,t){const n=readIfThere(e)
if(n===void 0)return
const{value:o,paths:s}=readableState(fromJson(n))
if(s.length>0)t?.(s)
const{own_analyzer:i,...r}=o
return{...r,security_analyzer:i??r.security_analyzer}}function readableState(e){const{draft:t,lost:n}=completed(e)
const o=(0,s.u)(a.zn,t)
if(!o)throw unreadable("it has no id of a conversation")
const i=[...n,...o.paths,...caught(t),...(0,r.XK)(o.value.agent)]
return{value:o.value,paths:[...new Set(i)]}}function fromJson(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch(e){throw unreadable(String(e),e)}}function unreadable(e,t){const n="Restore that file, or delete the conversation folder to start again."
return new o.vC("config",`The file ${a.bv} cannot be read: ${e}`,{hint:n,cause:t})}const c={agent:{kind:r.XJ},workspace:{kind:"LocalWorkspace",working_dir:""}}
function completed(e){if(!isObject(e))return{draft:e,lost:[]}
const t=[]
const n=Object.entries(c).map(([n,o])=>{const s=e[n]
if(!isObject(s)){t.push(n)
return[n,o]}const i=Object.entries(o).filter(([e])=>typeof s[e]!=="string")
t.push(...i.map(([e])=>`${n}.${e}`))
return[n,{...s,...Object.fromEntries(i)}]})
return{draft:{...e,...Object.fromEntries(n)},lost:t}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const l={confirmation_policy:i.Q4,execution_status:a.rI}
function caught(e){const t=Object(e)
return Object.entries(l).flatMap(([e,n])=>t[e]===void 0||n.safeParse(t[e]).success?[]:[e])}function readIfThere(e){try{return e.read(a.bv)}catch(e){const t=e instanceof o.vC||e instanceof Error&&"code"in e&&e.code==="ENOENT"
if(t)return
throw e}}function earlierTools(e){const t=readState(e)
return t?(0,r.$p)(t.agent):[]}function earlierSettings(e){return(0,r.RV)(readState(e)?.agent)}}),81664:((e,t,n)=>{n.d(t,{Ad:()=>f,BI:()=>hasHooks,CW:()=>readHookConfig,U6:()=>hooksFor,XN:()=>mergeHooks,se:()=>p})
var o=n(28942)
var s=n(98664)
var i=n(58225)
var r=n(71093)
const a=o["enum"](["PreToolUse","PostToolUse","UserPromptSubmit","SessionStart","SessionEnd","Stop"])
const c=o.object({type:o["enum"](["command","prompt","agent"]).default("command"),command:o.string().min(1).optional(),prompt:o.string().optional(),name:o.string().optional(),timeout:o.number().positive().max(3600).default(60),async:o.boolean().default(!1)}).refine(({type:e,command:t})=>e!=="command"||t!==void 0,"A hook of type command needs a command.").readonly()
const l=o.string().refine(e=>compileMatcher(e)!==void 0,"It is not a regular expression.")
const u=o.object({matcher:l.default("*"),hooks:o.array(c).readonly()}).readonly()
const d=o.array(u).readonly().optional()
const h=o.strictObject({PreToolUse:d,PostToolUse:d,UserPromptSubmit:d,SessionStart:d,SessionEnd:d,Stop:d}).readonly()
const f=o.preprocess(normalised,h)
function readHookConfig(e,t){const n=f.safeParse(e)
if(n.success)return n.data
const o="Fix the hooks, or remove them."
throw new s.vC("config",`The hooks in ${t} cannot be used: ${(0,i.d)(n.error)}`,{hint:o})}function normalised(e){if(!isObject(e))return e
const t=Object.keys(e)
const n=t.length===1&&isObject(e.hooks)?e.hooks:e
return Object.fromEntries(Object.entries(n).map(([e,t])=>[pascalCase(e),t]))}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function pascalCase(e){return/^[a-z]+(_[a-z]+)*$/.test(e)?e.replaceAll(/(?:^|_)([a-z])/g,(e,t)=>t.toUpperCase()):e}function mergeHooks(e){const t=a.options.flatMap(t=>{const n=e.flatMap(e=>e[t]??[])
return n.length===0?[]:[[t,n]]})
return t.length===0?void 0:Object.fromEntries(t)}function compileMatcher(e){const t=e.trim()
if(t===""||t==="*")return()=>!0
const n=/^\/(.+)\/$/.exec(t)?.[1]??t
try{const e=new RegExp(`^(?:${n})$`,"u")
return n=>n!==void 0&&(n===t||e.test(n))}catch{return}}const p=o.strictObject({event_type:a,tool_name:o.string().optional(),tool_input:r.LM.optional(),tool_response:r.LM.optional(),message:o.string().optional(),session_id:o.string().optional(),working_dir:o.string().optional(),metadata:o.record(o.string(),r.LM).readonly().prefault({})}).readonly()
function hasHooks({event_type:e,tool_name:t},n){return hooksFor({event_type:e,tool_name:t},n).length>0}function hooksFor({event_type:e,tool_name:t},n){const o=n[e]??[]
return o.filter(({matcher:e})=>compileMatcher(e)?.(t)).flatMap(({hooks:e})=>e)}}),93953:((e,t,n)=>{n.d(t,{M:()=>protocolModel,_:()=>leaveOutImages})
var o=n(58500)
var s=n(97922)
var i=n(98664)
var r=n(88135)
var a=n(46032)
var c=n(11627)
var l=n(12713)
var u=n(20983)
var d=n(2536)
var h=n(54847)
const f=6e4
function protocolModel(e,t){const{model:i,features:r,clock:a,idleMs:c=f}=e
const{host:p}=new URL(e.baseUrl)
let m=!1
const heard=async(t,n)=>{const o=await e.fetch(t,n)
m=!0
return o}
const w=authorizer({...e,fetch:heard})
const g=r.silent_thinking||r.reasoning_effort!==void 0
const k=!r.stream||(0,u.AT)(r.api).beginsLate||g
return{name:i,features:r,async complete(u){u.signal.throwIfAborted()
const f=a()
const{client:g,redact:_,apiKey:v}=await w(u.signal)
const y=new AbortController
const giveUp=e=>y.abort(e)
const b=(0,d.E5)({host:p,idleMs:c,mayBeSilent:k,giveUp:giveUp})
const x=t.fold()
let O={}
const spent=e=>({usage:(0,h.Fs)({...x.usage,cost:x.usage?.cost??O.cost},{request:u,characters:e,features:r}),latencyMs:a()-f})
try{const e=await t.send(await g,u,AbortSignal.any([u.signal,y.signal]))
O=statedBy(e.headers)
const n=await(0,d.Xw)(e,x,{host:p,watch:b,redact:_,onDelta:u.onDelta})
await(0,o.setImmediate)()
const s=(0,l.hD)(_(O.answeredBy??n.answeredBy??""),v)||void 0
return{...n,answeredBy:s,...spent((0,h.EX)(n.message))}}catch(t){const o=ours(y.signal.reason)??ours(t)??t
y.abort()
if(x.size>0||x.usage)u.onLost?.(spent(x.size))
if(u.signal.aborted&&x.size===0)e.onSilence?.({host:p,ms:a()-f,hasSigns:b.hasBegun})
u.signal.throwIfAborted()
const{baseUrl:c}=e
const l=typeof e.apiKey!=="string"
const d=o instanceof s.LG?{sent:sentRequest(u,r)}:{}
const{toModelFault:h}=await n.e(5175).then(n.bind(n,65175))
throw h(o,{model:i,host:p,baseUrl:c,api:r.api,apiKey:v,isToken:l,hasAnswered:m,...d})}finally{b.stop()}}}}function sentRequest({messages:e,tools:t},{vision:n,context_window:o}){const s=n&&e.some(hasImage)
return{tokens:(0,h.bP)(e,t),window:o,hasPictures:s}}function authorizer({apiKey:e,...t}){const open=(e,n)=>{const o={...t,apiKey:e,isToken:n}
return{client:(0,c.My)(o),redact:(0,c.sD)(o),apiKey:e}}
if(typeof e==="string"){const t=open(e,!1)
return async()=>t}let n
return async t=>{const o=await e(t)
if(n?.apiKey!==o)n=open(o,!0)
return n}}function statedBy(e){const t=Number(e.get("x-litellm-response-cost")??0)
const n=e.get("x-litellm-model-name")
return{...t>0&&{cost:t},...n!==null&&{answeredBy:n}}}function ours(e){if(e instanceof i.vC)return e
return e instanceof Error&&e.cause instanceof i.vC?e.cause:void 0}function leaveOutImages(e,{vision:t,string_content:n}){if(t&&!n||!e.some(hasImage))return e
const o=(0,a.Qq)((0,r.J1)("image-left-out"))
return e.map(e=>hasImage(e)?{...e,content:e.content.map(e=>e.type==="image"?o:e)}:e)}function hasImage({content:e}){return e.some(e=>e.type==="image")}}),31691:((e,t,n)=>{n.d(t,{IO:()=>Unreadable,Tu:()=>countBytes,tM:()=>takeBytes,xm:()=>valueIn})
var o=n(97922)
var s=n(28942)
var i=n(51622)
const r=64*1024
const a=5e3
function countBytes(e,t){const n=e.getReader()
return new ReadableStream({async pull(e){const{done:o,value:s}=await n.read().catch(breakOff)
if(o)return e.close()
t(s.length)
e.enqueue(s)},cancel(){readToTheEnd(n).catch(()=>{})}},{highWaterMark:0})}function breakOff(e){throw new Unreadable(e)}async function*takeBytes(e,t){let n=t
try{for await(const t of e){yield t.subarray(0,n)
n-=t.length
if(n<=0)return}}catch(e){throw new Unreadable(e)}}async function readToTheEnd(e){const t=setTimeout(()=>e.cancel().catch(()=>{}),a).unref()
let n=r
while(n>0){const{done:t,value:o}=await e.read()
n=t?0:n-o.length}clearTimeout(t)
await e.cancel()}class Unreadable extends Error{constructor(e){super("A reply could not be read.",{cause:e})
this.name="Unreadable"}}function valueIn(e,t=!1){const n=parse(e)
const s=errorIn(n)??(t?n:void 0)
if(s!==void 0)throw new o.LG(void 0,s,void 0,void 0)
return n}const c=s.union([s.looseObject({message:s.string().min(1)}),s.looseObject({detail:s.string().min(1)}).transform(({detail:e,...t})=>({...t,message:e})),s.looseObject({msg:s.string().min(1)}).transform(({msg:e,...t})=>({...t,message:e}))])
const l=s.looseObject({base_resp:s.looseObject({status_code:s.number().refine(e=>e!==0),status_msg:s.string()})}).transform(({base_resp:{status_code:e,status_msg:t}})=>({code:e,message:t}))
function errorIn(e){if(typeof e!=="object"||e===null)return
if("error"in e&&e.error)return asObject(e.error)
const t="base_resp"in e?l.safeParse(e).data:void 0
if(t)return t
if(u.some(t=>t in e)&&!isErrorObject(e))return
return c.safeParse(e).data}function isErrorObject(e){return"object"in e&&e.object==="error"&&"message"in e&&typeof e.message==="string"}const u=["choices","output","type","usage","delta"]
function asObject(e){return typeof e==="object"&&e!==null?e:{message:String(e)}}function parse(e){try{return(0,i.qF)(e)}catch(e){throw new Unreadable(e)}}}),11627:((e,t,n)=>{n.d(t,{My:()=>openClient,c_:()=>loadClient,sD:()=>redactorFor,ub:()=>requireSendable})
var o=n(38321)
var s=n(98664)
var i=n(80292)
var r=n(51977)
var a=n(31691)
var c=n(76221)
var l=n(12713)
var u=n(20983)
function redactorFor({apiKey:e,headers:t={}}){return(0,r.redactor)([e,...Object.values(t).flatMap(e=>e.split(" "))])}const d=2**31-1
function loadClient(){return n.e(2302).then(n.bind(n,32302))}function requireSendable({apiKey:e,headers:t={}}){if(typeof e==="string")requireSoundKey(e)
requireSoundHeaders(t)}function openClient(e){requireSendable(e)
const t=loadClient().then(({OpenAI:t})=>clientOf(t,e))
t.catch(()=>{})
return t}function clientOf(e,t){return new e({apiKey:t.apiKey,baseURL:t.baseUrl,defaultQuery:t.apiVersion?{"api-version":t.apiVersion}:void 0,fetch:plainFetch(t),maxRetries:0,timeout:d,logLevel:"off"})}function requireSoundKey(e){if(/^[\x21-\x7e]+$/.test(e))return
throw new s.vC("config","The API key is empty, or holds blanks or other characters that no key has.",{hint:"Check the `api-key` input and the secret that it comes from."})}function requireSoundHeaders(e){for(const[t,n]of Object.entries(e)){if(/^[\w!#$%&'*+.^`|~-]+$/.test(t)&&/^[\t\x20-\x7e\x80-\xff]*$/.test(n))continue
throw new s.vC("config",`The header ${JSON.stringify(t)} for the model holds characters that cannot be sent.`,{hint:"Check the `model-headers` input."})}}const h=[301,302,303,307,308]
const f=3
const p=64*1024
function plainFetch(e){const t=headersOf(e)
const n=redactorFor(e)
return async(s,r)=>{const c=typeof r?.body==="string"?{body:(0,i.Mf)(r.body)}:{}
const u={...r,...c,headers:t,redirect:"manual"}
const d=await follow(e.fetch,new URL(String(s)),u)
if(d.ok||!d.body)return d
return new Response((0,l._H)(n(await(0,o.text)((0,a.tM)(d.body,p)))),d)}}function headersOf({headers:e={},...t}){const n=new Headers({...keyHeaders(t),"content-type":"application/json",accept:"application/json","user-agent":"deckhand"})
for(const[t,o]of Object.entries(e))n.set(t,o)
return n}function keyHeaders({apiKey:e,isToken:t,apiVersion:n,features:o}){const{keyHeader:s,headers:i}=(0,u.AT)(o.api)
const r=t?void 0:s??(n?"api-key":void 0)
return{...r===void 0?{authorization:`Bearer ${e}`}:{[r]:e},...i}}async function follow(e,t,n,o=0){const s=await e(t.href,n).catch(e=>notConnected(e,t))
const i=s.headers.get("location")
if(!h.includes(s.status)||i===null)return s
await(s.body?.cancel())
const r=URL.parse(i,t.href)
if(r===null||r.origin!==t.origin)throw elsewhere(t,r)
if(o===f)throw misled(`The model endpoint ${t.host} redirects again and again.`)
if(s.status>=307)return follow(e,r,n,o+1)
const{body:a,...c}=n
return follow(e,r,{...c,method:"GET"},o+1)}function notConnected(e,{host:t}){const n=e instanceof Error&&e.cause instanceof Error?e.cause:void 0
if(n?.code!=="UND_ERR_CONNECT_TIMEOUT")throw e
throw new c.Q(`The model endpoint ${t} did not accept a connection within 10 s.`,{hint:"Check the `base-url` input and the runner's network.",isTransient:!0,cause:e})}function elsewhere(e,t){return misled(`The model endpoint ${e.host} redirects to ${t?.origin??"no valid address"}: not followed.`)}function misled(e){return new c.Q(e,{hint:"Check the `base-url` input: give the address that really answers."})}}),12713:((e,t,n)=>{n.d(t,{Ul:()=>wholeReply,_H:()=>normalizeErrorBody,hD:()=>quote,kq:()=>quoteSentence,l4:()=>withProviderWords,yp:()=>isPage})
var o=n(28942)
var s=n(51977)
var i=n(94869)
const r=200
const a=/\b(?:(?:sk|pk|rk|xai|gsk|key|hf|nvapi|ghp|gho|ghs|pplx|fw|r8|tgp)[-_]|AIza|eyJ|Bearer )[\w*.=/+-]{4,}/g
function wholeReply(e,t){return(0,i.GH)(withoutKeys(e,t),4096)}function withoutKeys(e,t){return(0,s.redactor)([t??""])(e.replaceAll(/[\p{Cf}\p{Co}\p{Cs}]/gu,"")).replaceAll(a,"***")}function quote(e,t){return(0,i.TN)(withoutKeys(e,t),r)}const c=/^(?:status code \(no body\)|\(no status code or body\)|\{\})$/
function isPage(e){return/^(?:\d{3} )?\s*<(?:!doctype|!--|\?xml|\/?(?:html|head|body|meta|title|link|script|style|center|div|p|h\d|pre|error)\b)/i.test(e)}function quoteSentence(e,t){const n=e.replace(/^\d{3} /,"")
if(c.test(n))return
const o=quote(isPage(n)?/<title[^<>]*>([^<]*)/i.exec(n)?.[1]??"":n,t)
return o===""?void 0:`"${o}"`}const l=o.record(o.string(),o.unknown())
const u=o.object({loc:o.array(o.union([o.string(),o.number()])).default([]),msg:o.string()})
const d=o.array(u).min(1)
function normalizeErrorBody(e){const t=parse(e)
if(isTooDeep(t))return JSON.stringify({error:{message:e}})
if(typeof t==="string"&&t!=="")return JSON.stringify({error:{message:t}})
const n=l.safeParse(Array.isArray(t)?t[0]:t)
if(!n.success)return e
const{error:o}=n.data
if(typeof o==="string"&&o!=="")return JSON.stringify({error:{message:o}})
const s=withProviderWords(o)
if(s)return n.data===t&&s===o?e:JSON.stringify({...n.data,error:s})
return JSON.stringify({error:{...n.data,message:messageOf(n.data)}})}const h=o.looseObject({message:o.string().catch(""),metadata:o.looseObject({raw:o.unknown()})})
function withProviderWords(e){const t=h.safeParse(e)
if(!t.success)return e
const{message:n,metadata:o}=t.data
const{raw:s}=o
if(s===void 0||s===null)return e
const r=parse(normalizeErrorBody(typeof s==="string"?s:JSON.stringify(s)))
const a=l.safeParse(Object(r).error).data?.message??s
return typeof a!=="string"||n.includes(a)?e:{...t.data,message:(0,i.hC)(n,a)}}function isTooDeep(e){try{JSON.stringify(e)
return!1}catch{return!0}}function messageOf({message:e,detail:t,errors:n,...o}){const s=e??t??n??o
const i=l.safeParse(s)
return inWords(i.success&&i.data.detail||s)}function inWords(e){if(typeof e==="string")return e
const t=d.safeParse(e)
if(!t.success)return JSON.stringify(e)
return t.data.map(({loc:e,msg:t})=>`${e.filter(e=>e!=="body").join(".")}: ${t}`).join("; ")}function parse(e){try{return JSON.parse(e)}catch{return}}}),74343:((e,t,n)=>{n.d(t,{H:()=>featuresOf,X:()=>isKnownName})
var o=n(83931)
var s=n(58431)
var i=n(53628)
var r=n(20983)
function featuresOf({model:e,baseUrl:t,overrides:n={}}){const{host:r}=new URL(t)
const a=(0,s.MH)(e)
const c=l.filter(e=>fits(e,a,r)).map(({features:e})=>e)
const[u,d]=[(0,i.Nr)(r,a),(0,i.MF)(r,a)]
const h=spokenIn(n.api)
const f={...u&&{price:u},...d&&{context_window:d}}
return Object.freeze(Object.assign({},o.ZN,...c,h,f,n))}function isKnownName(e){const t=(0,s.MH)(e)
return l.some(e=>e.host===void 0&&fits(e,t,""))||(0,i.MF)("",t)!==void 0}function fits(e,t,n){return isAt(n,e.host)&&(0,s.Js)(t,e.names)}function isAt(e,t){return t===void 0||(t.startsWith(".")?e.endsWith(t):e===t)}const a="api.openai.com"
const c="api.anthropic.com"
function spokenIn(e){const t=e&&(0,r.AT)(e).caching
return e&&t?{api:e,prompt_caching:t}:{}}const family=(e,t,n)=>Object.freeze({names:e,features:t,...n!==void 0&&{host:n}})
const l=Object.freeze([family("*",{api:"responses",prompt_caching:"key"},a),family("gpt-3.5* gpt-4*",{api:"chat"},a),family("*",{prompt_caching:"key"},".openai.azure.com"),family("*",{prompt_caching:"key"},".openai.azure.us"),family("*",{prompt_caching:"key"},".openai.azure.cn"),family("*",{prompt_caching:"key"},".cognitiveservices.azure.com"),family("*",{prompt_caching:"key"},".services.ai.azure.com"),family("*",spokenIn("messages"),c),family("gpt>=5 codex* o>=1",{stop_words:!1}),family("gpt>=5 codex* o>=1 grok>=4 gemini>=2.5",{silent_thinking:!0}),family("gpt>=5",{context_window:272e3}),family("o>=1 codex-mini*",{context_window:2e5}),family("o1-mini* o1-preview*",{context_window:128e3,native_tool_calling:!1}),family("o1-mini* o3-mini* gpt-oss*",{vision:!1}),family("claude-*",{prompt_caching:"marks",send_reasoning:!0,context_window:2e5}),family("claude>=5",{context_window:1e6}),family("gemini>=2",{context_window:1048576}),family("deepseek-* kimi-k2* glm-4* glm-5* minimax-m*",{vision:!1,string_content:!0}),family("deepseek-* kimi-* minimax-m*",{send_reasoning:!0}),family("deepseek-vl* deepseek-flash deepseek-v4-flash* kimi-k2.5* kimi-k2.6* kimi-k2.7* kimi-k3* glm-*v* glm-5.3-flash*",{vision:!0,string_content:!1}),family("deepseek-r1*",{send_reasoning:!1}),family("deepseek-r1* deepseek-reasoner* grok-3-mini* grok>=4 grok-code*",{stop_words:!1}),family("qwen2* qwen3-* qwen3:* qwen-max* qwen-plus* qwen-turbo* qwq*",{vision:!1}),family("qwen*vl*",{vision:!0}),family("codestral* mistral-nemo* mistral-7b* mixtral* open-m*",{vision:!1}),family("llama-3* llama3* meta-llama-3* llama-2* llama2*",{vision:!1}),family("llama-3.2*vision* llama3.2-vision*",{vision:!0}),family("grok-3* grok-code*",{vision:!1}),family("grok-3*",{context_window:131072}),family("grok>=4 grok-code*",{context_window:2e5}),family("llama-2* llama2* codellama* gemma-2* gemma2* gemma-3* gemma3* phi-3* phi3*",{native_tool_calling:!1})])}),58431:((e,t,n)=>{n.d(t,{Js:()=>fitsAny,MH:()=>plainName,T0:()=>makersName,xv:()=>withoutDate})
function plainName(e){const t=e.toLowerCase().split("/").at(-1)??""
return t.replace(/^ft:/,"").replace(/^(?:[a-z]{2,6}\.)?(?:anthropic|openai|deepseek|meta|mistral|qwen|moonshotai?|minimax|zai|xai|google)\./,"")}function withoutDate(e){return e.replace(/[-@](?:latest|20\d\d-?\d\d-?\d\d)$/,"")}function makersName(e){const t=withoutDate(e.replace(/(?:-v\d+(?::\d+)?|:[a-z]+)$/,""))
if(!t.startsWith("claude-"))return t
const[,n,o]=/^claude-(\d[\d.-]*)-([a-z][a-z-]*)$/.exec(t)??[]
return(n===void 0?t:`claude-${o}-${n}`).replaceAll(".","-")}const o={gpt:/^gpt-(\d{1,2})(?:[.-](\d{1,2}))?(?![\d])/,o:/^o(\d{1,2})(?:\.(\d{1,2}))?(?![a-z\d])/,claude:/^claude(?:-[a-z]+)*-v?(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/,gemini:/^gemini(?:-[a-z]+)*-(\d{1,2})(?:\.(\d{1,2}))?(?!\d)/,grok:/^grok-(\d{1,2})(?:[.-](\d{1,2}))?(?!\d)/}
function versionIn(e,t){const[,n,s="0"]=o[t]?.exec(e)??[]
return n===void 0?void 0:[Number(n),Number(s)]}function fitsAny(e,t){return t.split(" ").some(t=>fits(e,t))}function fits(e,t){const[n="",o]=t.split(">=")
if(o===void 0)return expressionFor(t).test(e)
const s=versionIn(e,n)
const[i=0,r=0]=o.split(".").map(Number)
return s!==void 0&&(s[0]>i||s[0]===i&&s[1]>=r)}function expressionFor(e){const t=e.replaceAll(/[.+^${}()|[\]\\]/g,"\\$&").replaceAll("*",".*").replaceAll("?",".")
return new RegExp(`^${t}$`)}}),53628:((e,t,n)=>{n.d(t,{Bt:()=>c,Nr:()=>priceAt,gx:()=>tableDaysIfOld,MF:()=>windowAt})
var o=n(28942)
var s=n(64377)
var i=n(58431)
const r=JSON.parse('{"source":"LiteLLM 1.110.2","date":"2026-11-25","hosts":{"api.openai.com":{"chat-latest":{"window":400000,"input":5,"output":30,"cache_read":0.5},"daybreak-blue-latest":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"daybreak-red-latest":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"gpt-4.1":{"window":1047576,"input":2,"output":8,"cache_read":0.5},"gpt-4.1-mini":{"window":1047576,"input":0.4,"output":1.6,"cache_read":0.1},"gpt-4o":{"window":128000,"input":2.5,"output":10,"cache_read":1.25},"gpt-4o-2024-05-13":{"window":128000,"input":5,"output":15},"gpt-4o-mini":{"window":128000,"input":0.15,"output":0.6,"cache_read":0.075},"gpt-5":{"window":272000,"input":1.25,"output":10,"cache_read":0.125},"gpt-5-mini":{"window":272000,"input":0.25,"output":2,"cache_read":0.025},"gpt-5-nano":{"window":272000,"input":0.05,"output":0.4,"cache_read":0.005},"gpt-5-pro":{"window":400000,"input":15,"output":120},"gpt-5.1":{"window":272000,"input":1.25,"output":10,"cache_read":0.125},"gpt-5.2":{"window":272000,"input":1.75,"output":14,"cache_read":0.175},"gpt-5.2-pro":{"window":272000,"input":21,"output":168},"gpt-5.3-codex":{"window":272000,"input":1.75,"output":14,"cache_read":0.175},"gpt-5.4":{"window":272000,"input":2.5,"output":15,"cache_read":0.25},"gpt-5.4-mini":{"window":272000,"input":0.75,"output":4.5,"cache_read":0.075},"gpt-5.4-nano":{"window":272000,"input":0.2,"output":1.25,"cache_read":0.02},"gpt-5.4-pro":{"window":272000,"input":30,"output":180},"gpt-5.5":{"window":272000,"input":5,"output":30,"cache_read":0.5},"gpt-5.5-pro":{"window":272000,"input":30,"output":180},"gpt-5.6":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-5.6-cyber":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"gpt-5.6-luna":{"window":272000,"input":0.2,"output":1.2,"cache_read":0.02,"cache_write":0.25},"gpt-5.6-sol":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-5.6-terra":{"window":272000,"input":2,"output":12,"cache_read":0.2,"cache_write":2.5},"gpt-6-astra":{"window":272000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"gpt-6-astra-law":{"window":922000,"input":10,"output":50,"cache_read":1},"gpt-6-cyber":{"window":922000,"input":20,"output":100,"cache_read":2,"cache_write":25},"gpt-6-luna":{"window":272000,"input":0.1,"output":0.5,"cache_read":0.01,"cache_write":0.125},"gpt-6-rosalind":{"window":272000,"input":15,"output":75,"cache_read":1.5,"cache_write":18.75},"gpt-6-sol":{"window":272000,"input":2,"output":10,"cache_read":0.2,"cache_write":2.5},"gpt-6.1-sol":{"window":272000,"input":2,"output":10,"cache_read":0.1,"cache_write":2.5},"gpt-6.1-terra":{"window":272000,"input":1,"output":5,"cache_read":0.05,"cache_write":1.25},"gpt-daybreak-blue-latest":{"window":272000,"input":4,"output":20,"cache_read":0.4,"cache_write":5},"gpt-daybreak-red-latest":{"window":272000,"input":12.5,"output":75,"cache_read":1.25,"cache_write":15.625},"o3":{"window":200000,"input":2,"output":8,"cache_read":0.5},"o3-pro":{"window":200000,"input":20,"output":80}},"api.anthropic.com":{"claude-fable-5":{"window":1000000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"claude-fable-5-1":{"window":1000000,"input":10,"output":50,"cache_read":0.25,"cache_write":12.5},"claude-haiku-4-5":{"window":200000,"input":1,"output":5,"cache_read":0.1,"cache_write":1.25},"claude-haiku-5-5":{"window":100000,"input":0.1,"output":0.5,"cache_read":0.01,"cache_write":0.125},"claude-mythos-5":{"window":1000000,"input":10,"output":50,"cache_read":1,"cache_write":12.5},"claude-mythos-5-1":{"window":1000000,"input":10,"output":50,"cache_read":0.25,"cache_write":12.5},"claude-opus-4-5":{"window":200000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-6":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-7":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-4-8":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-5":{"window":1000000,"input":5,"output":25,"cache_read":0.5,"cache_write":6.25},"claude-opus-5-5":{"window":1000000,"input":4,"output":20,"cache_read":0.2,"cache_write":5},"claude-sonnet-4-5":{"window":200000,"input":3,"output":15,"cache_read":0.3,"cache_write":3.75},"claude-sonnet-4-6":{"window":1000000,"input":3,"output":15,"cache_read":0.3,"cache_write":3.75},"claude-sonnet-5":{"window":1000000,"input":2,"output":10,"cache_read":0.2,"cache_write":2.5},"claude-sonnet-5-5":{"window":1000000,"input":2,"output":10,"cache_read":0.1,"cache_write":2.5}},"generativelanguage.googleapis.com":{"gemini-2.5-flash":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-2.5-flash-lite":{"window":1048576,"input":0.1,"output":0.4,"cache_read":0.01},"gemini-2.5-pro":{"window":200000,"input":1.25,"output":10,"cache_read":0.125},"gemini-3-flash-preview":{"window":1048576,"input":0.5,"output":3,"cache_read":0.05},"gemini-3.1-flash-lite":{"window":1048576,"input":0.25,"output":1.5,"cache_read":0.025},"gemini-3.1-pro-preview":{"window":200000,"input":2,"output":12,"cache_read":0.2},"gemini-3.5-flash":{"window":1048576,"input":1.5,"output":9,"cache_read":0.15},"gemini-3.5-flash-lite":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-3.6-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-3.7-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-3.8-flash":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-4-argon":{"window":1048576,"input":2,"output":10,"cache_read":0.1},"gemini-4-hydrogen":{"window":1048576,"input":1.5,"output":7.5,"cache_read":0.075},"gemini-flash-latest":{"window":1048576,"input":0.75,"output":3.75,"cache_read":0.075},"gemini-flash-lite-latest":{"window":1048576,"input":0.3,"output":2.5,"cache_read":0.03},"gemini-pro-latest":{"window":200000,"input":2,"output":12,"cache_read":0.2}},"api.deepseek.com":{"deepseek-coder":{"window":128000,"input":0.14,"output":0.28,"cache_read":0.014},"deepseek-flash":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-r1":{"window":65536,"input":0.55,"output":2.19,"cache_read":0.14},"deepseek-v3":{"window":65536,"input":0.27,"output":1.1,"cache_read":0.07},"deepseek-v3.2":{"window":163840,"input":0.28,"output":0.4,"cache_read":0.028},"deepseek-v4-flash":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-v4-flash-vision-exp":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.006},"deepseek-v4-pro":{"window":1000000,"input":1.32,"output":3.96,"cache_read":0.044}},"api.mistral.ai":{"codestral-2508":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"codestral-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"deepseek-v4-1-flash-1017":{"window":1048576,"input":0.3,"output":1.2,"cache_read":0.007},"devstral-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"devstral-medium-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"devstral-small-latest":{"window":256000,"input":0.1,"output":0.3,"cache_read":0.01},"glm-5-2":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"magistral-medium-latest":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"magistral-small-latest":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"ministral-14b-2512":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-14b-latest":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-3-14b-2512":{"window":262144,"input":0.2,"output":0.2,"cache_read":0.02},"ministral-3-3b-2512":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-3-8b-2512":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"ministral-3b-2512":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-3b-latest":{"window":131072,"input":0.1,"output":0.1,"cache_read":0.01},"ministral-8b-2512":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"ministral-8b-latest":{"window":262144,"input":0.15,"output":0.15,"cache_read":0.015},"mistral-code-agent-latest":{"window":256000,"input":0.4,"output":2,"cache_read":0.04},"mistral-code-fim-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"mistral-code-latest":{"window":128000,"input":0.3,"output":0.9,"cache_read":0.03},"mistral-large-2512":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-large-3":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-large-4":{"window":1048576,"input":0.7,"output":2.1,"cache_read":0.07},"mistral-large-4-0":{"window":1048576,"input":0.7,"output":2.1,"cache_read":0.07},"mistral-large-latest":{"window":262144,"input":0.5,"output":1.5,"cache_read":0.05},"mistral-medium":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-2604":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3-5":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-medium-3.5":{"window":262144,"input":1.5,"output":7.5,"cache_read":0.15},"mistral-small":{"window":32000,"input":0.1,"output":0.3,"cache_read":0.01},"mistral-small-2603":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"mistral-small-latest":{"window":262144,"input":0.15,"output":0.6,"cache_read":0.015},"pixtral-large-latest":{"window":128000,"input":2,"output":6,"cache_read":0.2},"zai-glm-5":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"zai-glm-5-3":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14},"zai-glm-5-3-flash":{"window":1048576,"input":0.15,"output":0.5,"cache_read":0.03},"zai-glm-latest":{"window":1048576,"input":1.4,"output":4.4,"cache_read":0.14}},"api.x.ai":{"grok-4.20":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309-non-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-0309-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-non-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.20-reasoning":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.3":{"window":200000,"input":1.25,"output":2.5,"cache_read":0.2},"grok-4.5":{"window":200000,"input":2,"output":6,"cache_read":0.3},"grok-4.6":{"window":200000,"input":2,"output":6,"cache_read":0.5},"grok-4.7":{"window":200000,"input":2,"output":6,"cache_read":0.5},"grok-build-0.1":{"window":200000,"input":1,"output":2,"cache_read":0.2},"grok-build-latest":{"window":200000,"input":2,"output":6,"cache_read":0.3},"grok-code-fast":{"window":200000,"input":1,"output":2,"cache_read":0.2},"grok-code-fast-1-0825":{"window":200000,"input":1,"output":2,"cache_read":0.2}},"api.moonshot.ai":{"kimi-k2.6":{"window":262144,"input":0.95,"output":4,"cache_read":0.16},"kimi-k2.7-code":{"window":262144,"input":0.95,"output":4,"cache_read":0.19},"kimi-k3":{"window":1048576,"input":3,"output":15,"cache_read":0.3,"cache_write":3},"kimi-k3.1-pro":{"window":1048576,"input":2,"output":10,"cache_read":0.2,"cache_write":2},"kimi-k3.1-pro-highspeed":{"window":1048576,"input":4,"output":20,"cache_read":0.2,"cache_write":4}},"api.z.ai":{"glm-4-32b-0414-128k":{"window":128000,"input":0.1,"output":0.1},"glm-4.5":{"window":128000,"input":0.6,"output":2.2},"glm-4.5-air":{"window":128000,"input":0.2,"output":1.1},"glm-4.5-airx":{"window":128000,"input":1.1,"output":4.5},"glm-4.5-x":{"window":128000,"input":2.2,"output":8.9},"glm-4.5v":{"window":128000,"input":0.6,"output":1.8},"glm-4.6":{"window":200000,"input":0.6,"output":2.2,"cache_read":0.11},"glm-4.7":{"window":200000,"input":0.6,"output":2.2,"cache_read":0.11},"glm-5":{"window":200000,"input":1,"output":3.2,"cache_read":0.2},"glm-5-code":{"window":200000,"input":1.2,"output":5,"cache_read":0.3},"glm-5.1":{"window":200000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.2":{"window":1000000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.3":{"window":1000000,"input":1.4,"output":4.4,"cache_read":0.26},"glm-5.3-flash":{"window":1048576,"input":0.15,"output":0.5,"cache_read":0.03},"glm-5v-turbo":{"window":200000,"input":1.2,"output":4,"cache_read":0.24}},"api.minimax.io":{"minimax-m2":{"window":200000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.1":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.1-lightning":{"window":1000000,"input":0.3,"output":2.4,"cache_read":0.03,"cache_write":0.375},"minimax-m2.5":{"window":1000000,"input":0.3,"output":1.2,"cache_read":0.03,"cache_write":0.375},"minimax-m2.5-lightning":{"window":1000000,"input":0.3,"output":2.4,"cache_read":0.03,"cache_write":0.375},"minimax-m3":{"window":512000,"input":0.3,"output":1.2,"cache_read":0.06}},"api.groq.com":{"gpt-oss-120b":{"window":131072,"input":0.15,"output":0.6,"cache_read":0.075},"gpt-oss-20b":{"window":131072,"input":0.075,"output":0.3,"cache_read":0.0375},"gpt-oss-safeguard-20b":{"window":131072,"input":0.075,"output":0.3,"cache_read":0.037},"qwen3.8-27b":{"window":131072,"input":0.8,"output":4}}}}')
const a=o.strictObject({window:o.int().positive(),input:o.number().positive(),output:o.number().positive(),cache_read:o.number().positive().optional(),cache_write:o.number().positive().optional()}).readonly()
o.strictObject({source:o.string().min(1),date:s.date(),hosts:o.record(o.string(),o.record(o.string(),a).readonly()).readonly()}).readonly()
const c=r
const l=180
const u=864e5
function tableDaysIfOld(e){const t=Math.floor((e.getTime()-Date.parse(c.date))/u)
return t>l?t:void 0}const d=r.hosts
const h=["api.openai.com","api.anthropic.com","generativelanguage.googleapis.com","api.x.ai"]
function priceAt(e,t){const n=rowAt(e,t)
if(n===void 0)return
const{window:o,...s}=n
return s}function windowAt(e,t){const n=h.flatMap(e=>rowAt(e,(0,i.T0)(t))??[])
return(rowAt(e,t)??n[0])?.window}function rowAt(e,t){const n=d[e]??{}
const o=[t,(0,i.xv)(t)].find(e=>Object.hasOwn(n,e))
return o===void 0?void 0:n[o]}}),64865:((e,t,n)=>{n.d(t,{ay:()=>OptionalFields,w6:()=>Lessons})
var o=n(97922)
class Lessons{optional=new OptionalFields
seals=new Seals
messages=new Learned
repairs=new Set}const s=["stream_options","prompt_cache_key","session_id"]
class OptionalFields{#e=new Set
isTaken(e){return!this.#e.has(e)}learn(e){if(!(e instanceof o.LG)||![400,422].includes(e.status??0))return!1
const t=s.find(t=>this.isTaken(t)&&e.message.includes(t))
if(t)this.#e.add(t)
return t!==void 0}}const i=/encrypted content .*could not be verified/i
const r=/encrypted content is not supported/i
class Seals{#t=!0
#n=new Set
get areMade(){return this.#t}mayOpen(e){return this.#t&&(e===void 0||!this.#n.has(e))}learn(e,{messages:t}){if(!(e instanceof o.LG)||!this.#t)return!1
if(r.test(e.message)){this.#t=!1
return!0}if(e.code!=="invalid_encrypted_content"&&!i.test(e.message))return!1
const n=this.#n.size
for(const{responses_reasoning_item:e}of t)if(e?.id)this.#n.add(e.id)
return this.#n.size>n}}const a=/max_tokens: \d+ > (\d+), which is the maximum/
const c=/adaptive|not support the effort parameter|output_config: extra inputs/i
const l=/invalid .?(?:signature|data).? in .?(?:redacted_)?thinking|thinking.{0,3} blocks.{0,60}cannot be modified/is
class Learned{#o="adaptive"
#s=Number.POSITIVE_INFINITY
#n=new Set
get thinking(){return this.#o}get mostTokens(){return this.#s}mayOpen(e){const t=sealOf(e)
return t!==""&&!this.#n.has(t)}learn(e,{messages:t}){if(!(e instanceof o.LG)||e.status!==400)return!1
const{message:n}=e
return this.#i(n)||this.#r(n)||this.#a(n,t)}#i(e){const t=Number(a.exec(e)?.[1]??Number.NaN)
if(!(t>0&&t<this.#s))return!1
this.#s=t
return!0}#r(e){if(this.#o!=="adaptive"||!c.test(e))return!1
this.#o="budget"
return!0}#a(e,t){if(!l.test(e))return!1
const n=this.#n.size
for(const{thinking_blocks:e=[]}of t)for(const t of e.map(sealOf))if(t!=="")this.#n.add(t)
return this.#n.size>n}}function sealOf(e){return e.type==="thinking"?e.signature??"":e.data}}),36674:((e,t,n)=>{n.d(t,{q5:()=>listedModels,u5:()=>modelsFor,GF:()=>openModel,pj:()=>seesImages,Nt:()=>unpricedModels})
var o=n(80292)
var s=n(88135)
var i=n(46032)
var r=n(93953)
var a=n(64865)
var c=n(97922)
var l=n(76221)
var u=n(43166)
var d=n(2536)
var h=n(28942)
const f=h.string().nullish()
const p=h.union([h.string(),h.number().transform(String)]).nullish().catch(void 0)
const m=h.number().nullish().catch(void 0)
const w=h.union([h.string(),h.unknown().transform(e=>JSON.stringify(e))])
const g=h.record(h.string(),h.unknown()).nullish().catch(void 0)
const k="unreadable_call"
const unreadable=e=>({name:k,arguments:JSON.stringify({received:e??null})})
const _=h.object({name:p,arguments:w.nullish()}).nullish()
const v=h.object({index:h.number().nullish().catch(void 0),id:p,function:_.catch(({value:e})=>unreadable(e)),extra_content:g,provider_specific_fields:g})
const y=h.unknown().transform(e=>Array.isArray(e)?e:[e]).transform(e=>e.filter(e=>e!=null).map(pieceOf))
function pieceOf(e){const{success:t,data:n}=v.safeParse(e)
return t?n:{index:void 0,id:void 0,function:unreadable(e)}}const b=h.object({type:h.string(),thinking:f,signature:f,data:f})
const x=h.looseObject({type:f,index:h.number().nullish(),text:f,summary:f,data:f})
const O=h.union([h.string(),h.array(h.object({text:f.catch(void 0)})).transform(e=>e.map(e=>e.text??"").join(""))])
const $=h.object({content:O.nullish().catch(void 0),reasoning_content:f.catch(void 0),reasoning:f.catch(void 0),thinking_blocks:h.array(b).nullish().catch(void 0),reasoning_details:h.array(x).nullish().catch(void 0),refusal:f.catch(void 0),tool_calls:y.optional(),function_call:_.catch(({value:e})=>unreadable(e))})
const A=h.object({cached_tokens:m,cache_write_tokens:m,reasoning_tokens:m}).nullish().catch(void 0)
const S=h.object({prompt_tokens:m,completion_tokens:m,prompt_tokens_details:A,cost:m,completion_tokens_details:A,cache_read_input_tokens:m,cache_creation_input_tokens:m,prompt_cache_hit_tokens:m}).transform(e=>({prompt_tokens:e.prompt_tokens,completion_tokens:e.completion_tokens,cache_read_tokens:e.prompt_tokens_details?.cached_tokens??e.cache_read_input_tokens??e.prompt_cache_hit_tokens,cache_write_tokens:e.prompt_tokens_details?.cache_write_tokens??e.cache_creation_input_tokens,reasoning_tokens:e.completion_tokens_details?.reasoning_tokens,cost:e.cost}))
const M=h.number().int().nonnegative().nullish().catch(void 0)
const T=h.looseObject({message:f}).nullish().catch(void 0)
const E=h.object({id:p,model:f.catch(void 0),choices:h.array(h.object({index:M,delta:$.nullish(),finish_reason:f,error:T})).nullish(),usage:S.nullish().catch(void 0)})
const I=h.object({id:p,model:f.catch(void 0),choices:h.array(h.object({index:M,message:$.nullish(),finish_reason:f,error:T})),usage:S.nullish().catch(void 0)}).transform(({choices:e,...t})=>({...t,choices:e.map(({message:e,...t},n)=>({...t,index:n,delta:e&&inPlace(e)}))}))
function inPlace(e){return{...e,tool_calls:e.tool_calls?.map((e,t)=>({...e,index:t}))}}class ChatFold{size=0
usage
#c=""
#l=""
#u=[]
#d=""
#h=!1
#f=!1
#p=""
#m=[]
#o=[]
#w=[]
take(e){const t=E.safeParse(e)
if(!t.success)throw notChat(t.error)
this.#g(t.data)
const[n]=t.data.choices??[]
const{content:o,reasoning_content:s,reasoning:i}=n?.index?{}:n?.delta??{}
return(0,u.e)(o,s??i)}takeWhole(e){const t=I.safeParse(e)
if(!t.success)throw notChat(t.error)
this.#g(t.data)
if(t.data.choices?.[0]?.delta)this.#p||="stop"}finish(){const[e=""]=this.#u.filter(e=>e!=="")
const t={id:this.#c,text:e,reasoning:this.#d}
const n={thinking:this.#o,details:sealedDetails(this.#w)}
const o={...t,...n,calls:inOrder(this.#m)}
const s=(0,u.d)(o,this.#k(),"completion")
return{id:this.#c,message:s,announcesCalls:P.test(this.#p),answeredBy:this.#l||void 0}}#g({id:e,model:t,choices:n,usage:o}){this.#c||=e??""
this.#l||=t??""
this.usage=o??this.usage
for(const e of n??[]){if(e.error)throw new c.LG(void 0,e.error,void 0,void 0)
this.#f=!0
const t=e.finish_reason??""
if(this.#p===""||P.test(t))this.#p=t||this.#p
if(e.delta)this.#_(e.delta,Math.min(e.index??0,j))}}#_(e,t){const n=e.reasoning_content??e.reasoning??""
this.#u[t]=(this.#u[t]??"")+(e.content??"")
this.#d+=n
this.#h||=(e.refusal??"")!==""
for(const n of e.tool_calls??[])takeCall(this.#m,n,t)
if(e.function_call)takeCall(this.#m,{function:e.function_call},t)
for(const t of e.thinking_blocks??[])takeThinking(this.#o,t)
for(const t of e.reasoning_details??[])takeDetail(this.#w,t)
this.size+=sizeOf(e)+n.length;(0,d.QV)(this.size,this.#m.length)}#k(){if(this.#h)return"content-policy"
if(F.test(this.#p))return"rejected-call"
if(this.#p!=="")return C[this.#p.toLowerCase()]??"whole"
return this.#f?"broken-off":"empty"}}const j=8
const P=/^(?:tool_calls?|tool_use|function_call)$/i
const F=/malformed_(?:function|tool)_call|unexpected_tool_call/i
const C={length:"output-limit",max_tokens:"output-limit",content_filter:"content-policy",safety:"content-policy",refusal:"content-policy",error:"failed"}
function sizeOf({content:e,tool_calls:t,function_call:n,thinking_blocks:o,reasoning_details:s}){const i=[...(t??[]).map(e=>e.function),n]
const r=i.map(e=>(e?.arguments??"").length)
const a=(o??[]).map(e=>(e.thinking??e.data??"").length)
const c=(s??[]).map(({text:e,summary:t,data:n})=>(n??e??t??"").length)
return[...r,...a,...c].reduce((e,t)=>e+t,(e??"").length)}function notChat(e){return new l.Q("The model endpoint sent a reply that is not a Chat Completions reply.",{hint:"Check the `base-url` input: it should be the API's root, usually ending in /v1.",cause:e})}function takeCall(e,{index:t,id:n,function:o,...s},i){const r={index:t??void 0,id:n??"",name:o?.name??"",arguments:o?.arguments??""}
const a={choice:i,...r,last:r.arguments,...sealsOf(s)}
const c=e.findLast(e=>e.choice===i&&(t==null||e.index===t))
if(!c||isAnother(a,c)){e.push(a)
return}c.id||=a.id
c.name||=a.name
c.arguments+=a.arguments
c.last=a.arguments||c.last
Object.assign(c,sealsOf(s))}function sealsOf({extra_content:e,provider_specific_fields:t}){return{...e&&{extra_content:e},...t&&{provider_specific_fields:t}}}function inOrder(e){const t=e.toSorted((e,t)=>e.choice-t.choice||(e.index??0)-(t.index??0))
return t.map(({choice:e,index:t,last:n,...o})=>({...o,arguments:withoutRepeats(o.arguments,n)}))}function isAnother(e,t){if(e.name===""||t.name==="")return!1
if(e.id!==""&&t.id!=="")return e.id!==t.id
return e.arguments!==""&&isWhole(t.arguments)}function withoutRepeats(e,t){if(e.trim()===""||isWhole(e))return e
if(isWhole(t))return t
const n=e.search(/\S/)
const s=(0,o.Dm)(e,n)?.end??e.length
const[i,r]=[e.slice(n,s),e.slice(s).trim()]
const a=r!==""&&i.repeat(Math.ceil(r.length/i.length)+1).includes(r)
return a?i:e}function isWhole(e){if(!e.trimEnd().endsWith("}"))return!1
try{JSON.parse(e)
return!0}catch{return!1}}function takeThinking(e,{type:t,thinking:n,signature:o,data:s}){if(t==="redacted_thinking"){e.push({type:t,data:s??""})
return}if(t!=="thinking")return
const i=e.at(-1)
const r=i?.type==="thinking"&&!i.signature?i:{type:t,thinking:""}
if(r!==i)e.push(r)
r.thinking+=n??""
if(o)r.signature=o}function takeDetail(e,t){const n=e.at(-1)
const o=n!==void 0&&t.index!=null&&n.index===t.index&&n.type===t.type
if(!o){e.push({...t})
return}const{text:s,summary:i,data:r,...a}=t
for(const[e,t]of Object.entries(a))if(t!=null)n[e]=t
for(const[e,t]of Object.entries({text:s,summary:i,data:r}))if(t!=null)n[e]=`${n[e]??""}${t}`}function sealedDetails(e){return e.some(({signature:e,data:t})=>Boolean(e||t))?e:[]}function chatModel(e){const{optional:t}=e.lessons??new a.w6
return(0,r.M)(e,{async send(n,o,s){for(;;)try{return await n.chat.completions.create(chatBody({...e,optional:t},o),{signal:s}).asResponse()}catch(e){if(!t.learn(e))throw e}},fold:()=>new ChatFold})}const z=new Set(["openrouter.ai"])
function chatBody(e,t){const{model:n,features:o,cacheKey:s,baseUrl:i,optional:r=new a.ay}=e
const c=i!==void 0&&z.has(new URL(i).host)
const l=toChatMessages(t.messages,o)
const u=t.tools.length>0
return{model:n,messages:takesMarks(o)?withCacheMarks(l):l,...u&&{tools:toChatTools(t.tools)},...o.stream&&{stream:!0,...r.isTaken("stream_options")&&{stream_options:{include_usage:!0}}},...u&&!o.parallel_tool_calls&&{parallel_tool_calls:!1},...o.stop_words&&t.stop&&t.stop.length>0&&{stop:[...t.stop]},...o.temperature!==void 0&&{temperature:o.temperature},...effortAndLength(o),...o.prompt_caching==="key"&&s!==void 0&&r.isTaken("prompt_cache_key")&&{prompt_cache_key:s},...c&&s!==void 0&&r.isTaken("session_id")&&{session_id:s}}}function toChatTools(e){return e.map(e=>({type:"function",function:{name:e.name,description:e.description,parameters:{...e.parameters}}}))}function effortAndLength({reasoning_effort:e,max_output_tokens:t}){const n=e===void 0?"max_tokens":"max_completion_tokens"
return{...e!==void 0&&{reasoning_effort:e},...t!==void 0&&{[n]:t}}}function toChatMessages(e,t){const n=(0,r._)(e,t)
return n.flatMap((e,o)=>{const i=toChatMessage(e,t)
const r=e.role==="tool"&&n[o+1]?.role!=="tool"?toolImages(n,o):[]
if(r.length===0)return[i]
return[i,{role:"user",content:[textPart((0,s.J1)("tool-pictures")),...r]}]})}function toChatMessage(e,t){const{role:n,content:o}=e
switch(n){case"system":return{role:n,content:words(o,t)}
case"user":return{role:n,content:o.some(isImage)?parts(o):words(o,t)}
case"tool":return{role:n,tool_call_id:e.tool_call_id??"",content:words(o,t)}
case"assistant":return{...assistantMessage(e,t),...t.send_reasoning&&thoughtsOf(e),...e.reasoning_details&&{reasoning_details:e.reasoning_details}}}}function assistantMessage(e,{string_content:t}){const n=(0,i.wh)(e.content)
const s=e.tool_calls??[]
if(s.length===0)return{role:"assistant",content:n}
return{role:"assistant",content:n.trim()!==""?n:t?"":null,tool_calls:s.map(({id:e,name:t,arguments:n,extra_content:s,provider_specific_fields:i})=>({id:e,type:"function",function:{name:t,arguments:(0,o.Mf)(n)},...s&&{extra_content:s},...i&&{provider_specific_fields:i}}))}}function thoughtsOf({reasoning_content:e="",thinking_blocks:t}){return{reasoning_content:e,...t!==void 0&&{thinking_blocks:t}}}function toolImages(e,t){let n=t
while(e[n-1]?.role==="tool")n-=1
return e.slice(n,t+1).flatMap(e=>e.content.flatMap(imageParts))}function words(e,t){if(!takesMarks(t))return(0,i.wh)(e)
const n=e.flatMap(e=>e.type==="text"&&e.text!==""?[textPart(e.text)]:[])
return n.length>0?n:""}function parts(e){return e.flatMap(e=>e.type==="text"?[textPart(e.text)]:imageParts(e))}function textPart(e){return{type:"text",text:e}}function isImage(e){return e.type==="image"}function imageParts(e){if(e.type!=="image")return[]
return e.image_urls.map(e=>({type:"image_url",image_url:{url:e}}))}const N={cache_control:{type:"ephemeral"}}
function takesMarks({prompt_caching:e,string_content:t}){return e==="marks"&&!t}function withCacheMarks(e){const t=e.findIndex(({role:e})=>e==="system")
const n=e.findLastIndex(e=>isHeard(e)&&lengthOf(e.content)>0)
return e.map((e,o)=>{if(o===t)return marked(e,0)
return o===n?marked(e,lengthOf(e.content)-1):e})}function isHeard({role:e}){return e==="user"||e==="tool"}function lengthOf(e){return Array.isArray(e)?e.length:0}function marked(e,t){if(!Array.isArray(e.content))return e
const n=e.content.map((e,n)=>n===t?{...e,...N}:e)
return{...e,content:n}}var B=n(11627)
var q=n(74343)
var L=n(54847)
function learningModel(e){return new LearningModel(e)}class LearningModel{#v
#l
#y
#b
constructor(e){this.#v=e
this.#l=e.open(e.features)
this.#y=e.overrides.api!==void 0}get name(){return this.#l.name}get features(){return this.#l.features}async complete(e){return this.#x(await this.#O(e))}async#O(e){const t=this.#l
try{return await t.complete(e)}catch(n){e.signal.throwIfAborted()
const o=this.#y?void 0:await protocolAskedBy(n,t.features.api)
if(o===void 0)throw n
return this.#$(o,e,n)}}async#$(e,t,n){const{features:o}=this.#l
const s=o.api===e?this.#l:this.#v.open({...o,api:e})
try{const e=await s.complete(t)
this.#A(s)
return e}catch(o){t.signal.throwIfAborted()
if(await isNotServed(o,e))throw overNeither(n)
this.#A(s)
throw o}}#A(e){this.#l=e
this.#y=!0}#x(e){const{answeredBy:t}=e
if(t!==void 0&&t!==this.#b){this.#b=t
const e=this.#S(t)
if(e)this.#l=this.#v.open({...this.features,...e})}const{price:n}=this.features
if(e.usage.cost!==void 0||n===void 0)return e
return{...e,usage:{...e.usage,cost:(0,L.ho)(e.usage,n)}}}#S(e){const{baseUrl:t,overrides:n}=this.#v
const{api:o,native_tool_calling:s,...i}=(0,q.H)({model:e,baseUrl:t,overrides:n})
if(!(0,q.X)(this.name)&&(0,q.X)(e))return i
return this.features.price===void 0&&i.price?{price:i.price}:void 0}}async function isNotServed(e,t){const n=e instanceof l.Q&&e.cause instanceof c.LG?e.cause.status:void 0
return n===404||n===405||n===501||await protocolAskedBy(e,t)!==void 0}async function protocolAskedBy(e,t){const o=await n.e(8608).then(n.bind(n,38608))
return o.protocolAskedBy(e,t)}function overNeither({headline:e,quote:t,reply:n,cause:o}){const s='The other protocol was tried, and is not served here. Use another model or endpoint, put {"native_tool_calling": false} into the `model-features` input, or choose the protocol with `api-mode`.'
return new l.Q(e,{hint:s,quote:t,reply:n,cause:o,isModelMissing:!0})}var R=n(46974)
var H=n(94869)
const W=1e3
const D=6e4
const J=6e5
function withRetries(e,t){return Object.freeze({name:e.name,get features(){return e.features},complete:n=>retry_attempt(e,n,t)})}async function retry_attempt(e,t,n){const{attempts:o=5,sleep:s,onWait:i}=n
const{signal:r}=t
for(let a=1;;a+=1)try{return await e.complete(t)}catch(e){r.throwIfAborted()
const t=mostOf(e,o)
const c=retried(e,a,t)
const l=waitFor(c,a,n.random())
i?.({waitMs:l,attempt:a+1,attempts:t,fault:c})
await pause(()=>s(l,r),r)}}function mostOf(e,t){const{mostAttempts:n=t}=e instanceof l.Q?e:{}
return Math.min(t,n)}function retried(e,t,n){if(!(e instanceof l.Q)||!e.isTransient)throw e
const{retryAfterMs:o=0}=e
if(o>J)throw again(e,t,`It asks to wait ${timeOf(o)}.`,U)
if(t>=n)throw n===1?e:again(e,n,`It was tried ${n} times.`)
return e}const U="Run it again after that, name other models in `fallback-models`, or have the provider raise the limit."
function timeOf(e){const[t,n]=[Math.ceil(e/6e4),Math.ceil(e/36e5)]
if(t<120)return(0,H.U9)(t,"minute")
return n<48?(0,H.U9)(n,"hour"):(0,H.U9)(Math.ceil(n/24),"day")}function again(e,t,n,o=e.hint){const{headline:s,quote:i,reason:r,isLasting:a,cause:c=e}=e
const{isTransient:u,retryAfterMs:d,isModelMissing:h,mostAttempts:f,reply:p,refused:m}=e
const w={hint:o,quote:i,reason:r,isLasting:a,cause:c,isTransient:u,retryAfterMs:d,isModelMissing:h,mostAttempts:f,reply:p,refused:m}
return new l.Q((0,H.hC)(s,n),{...w,attempts:t})}function waitFor({retryAfterMs:e},t,n){if(e!==void 0)return Math.ceil(e+n*Math.min(1e3,e/10))
const o=Math.min(D,W*2**(t-1))
return Math.ceil(o*(1-n/4))}async function pause(e,t){try{await e()}catch(e){t.throwIfAborted()
throw e}}const Q=3e5
function withFallback([e,...t],n){if(t.length===0)return e
const o=[e,...t.map(withModelName)].map((e,t)=>({model:e,failedAt:void 0,isFirst:t===0}))
const complete=e=>askOneByOne(retry_inOrder(o,n.clock()),e,n)
return Object.freeze({name:e.name,get features(){return e.features},complete:complete})}function retry_inOrder(e,t){const rests=({failedAt:e})=>e!==void 0&&t<e+Q
return[...e.filter(e=>!rests(e)),...e.filter(rests)]}async function askOneByOne(e,t,{clock:n,onChange:o}){let s
let i
for(const r of e){if(s)o?.({...s,to:r.model.name})
try{const e=await r.model.complete(t)
r.failedAt=void 0
return e}catch(e){t.signal.throwIfAborted()
if(!letsAsk(e,r))throw e
r.failedAt=n()
i??=e
s={from:r.model.name,fault:e}}}throw i}function letsAsk(e,{isFirst:t}){if(!(e instanceof l.Q))return!1
return e.isTransient||e.isModelMissing||!t&&!isForTheAgent(e)}function isForTheAgent({reason:e}){return e!==void 0&&e!=="unknown-refusal"&&e!=="unrepaired-history"}function withModelName(e){return Object.freeze({name:e.name,get features(){return e.features},async complete(t){const sign=t=>({...t,model:t.model??e.name})
return sign(await e.complete({...t,onLost:e=>t.onLost?.(sign(e))}))}})}function openModel(e,t){const open=n=>oneModel(n,e,t)
const n=open(e.model)
const o=(e.fallbackModels??[]).map(open)
const s=withRouter({primary:withFallback([n,...o],t),vision:e.visionModel===void 0?void 0:open(e.visionModel),large:o.find(({features:e})=>isLarger(e,n.features))})
return modelsFor(s,e.smallModel===void 0?void 0:open(e.smallModel))}function oneModel(e,t,n){const o=featuresIn(e,t);(0,B.ub)(t)
const s=new a.w6
const{fetch:i,clock:r,onSilence:c}=n
const l={...t,model:e,lessons:s,fetch:i,clock:r,onSilence:c}
const open=e=>adapterFor({...l,features:e})
const repairing=e=>(0,R.H)(open,e,s.repairs)
const{baseUrl:u}=t
const d=learningModel({open:repairing,features:o,baseUrl:u,overrides:overridesFor(e,t)})
const h=o.native_tool_calling?d:inWords(d)
const f=n.completionLog?inLog(h,n.completionLog):h
return withRetries(f,n)}function adapterFor(e){const{model:t,features:n}=e
const o=K[n.api]
return o?loadedModel({name:t,features:n},()=>o(e)):chatModel(e)}const K={chat:void 0,responses:async e=>(await n.e(7392).then(n.bind(n,85011))).responsesModel(e),messages:async e=>(await n.e(6001).then(n.bind(n,46001))).messagesModel(e)}
function inWords(e){return loadedModel(e,async()=>(await n.e(5901).then(n.bind(n,65901))).withTextTools(e))}function inLog(e,t){return loadedModel(e,async()=>(await n.e(6491).then(n.bind(n,86491))).withCompletionLog(e,t))}function loadedModel(e,t){let n
return{name:e.name,get features(){return e.features},async complete(e){n??=t()
return(await n).complete(e)}}}function overridesFor(e,{overrides:t,api:n,...o}){return{...n&&{api:n},...e===o.model&&t}}function featuresIn(e,t){return(0,q.H)({model:e,baseUrl:t.baseUrl,overrides:overridesFor(e,t)})}function isLarger(e,t){return t.context_window!==void 0&&(e.context_window??0)>t.context_window}function seesImages({model:e,visionModel:t,...n}){return t!==void 0||featuresIn(e,{...n,model:e}).vision}function unpricedModels(e){return statesCosts(e)?[]:namesOf(e).filter(t=>featuresIn(t,e).price===void 0)}function listedModels(e){if(statesCosts(e))return[]
const isListed=t=>featuresIn(t,e).price!==void 0&&overridesFor(t,e).price===void 0
return namesOf(e).filter(isListed)}function namesOf({model:e,fallbackModels:t=[],visionModel:n,smallModel:o}){const s=[e,...t,n,o].filter(e=>e!==void 0)
return[...new Set(s)]}function statesCosts({baseUrl:e}){return G.has(new URL(e).host)}const G=new Set(["openrouter.ai"])
function modelsFor(e,t){const n=t?withModelName(t):e
return Object.freeze({default:e,"ask-agent-llm":e,condenser:n,title:n,critic:n})}function withRouter({primary:e,vision:t,large:n}){const o=t&&!e.features.vision?withModelName(t):void 0
const s=n&&windowOf(n)>windowOf(e)?withModelName(n):void 0
if(!o&&!s)return e
const{name:i,features:r}=e
const choose=t=>{if(o&&hasImages(t))return o
return s&&open_model_lengthOf(t)>windowOf(e)?s:e}
return Object.freeze({name:i,features:{...r,vision:r.vision||o!==void 0,...s&&{context_window:s.features.context_window}},complete:e=>choose(e).complete(e)})}function windowOf({features:e}){return e.context_window??Number.POSITIVE_INFINITY}function open_model_lengthOf({messages:e,tools:t}){return(0,L.bP)(e,t)}function hasImages({messages:e}){return e.some(({content:e})=>e.some(e=>e.type==="image"))}}),46974:((e,t,n)=>{n.d(t,{H:()=>withRepairs,v:()=>d})
var o=n(77598)
var s=n(94869)
var i=n(88135)
var r=n(46032)
var a=n(76221)
const c=2
function withRepairs(e,t,n){let o=e(Object.assign({},t,...[...n].map(e=>e.features)))
const learn=t=>{n.add(t)
if(t.features)o=e({...o.features,...t.features})}
return Object.freeze({name:o.name,get features(){return o.features},async complete(e){for(let t=0;;t+=1)try{return await o.complete(repairRequest(e,n))}catch(o){e.signal.throwIfAborted()
const s=repairFor(o)
if(!s)throw o
if(n.has(s)||t===c)throw refusedAgain(o)
learn(s)}}})}function repairRequest(e,t){if(t.size===0)return e
const n=d.filter(e=>t.has(e))
return{...e,messages:n.reduce((e,{apply:t})=>t(e),e.messages)}}function repairFor(e){if(!(e instanceof a.Q)||e.reason!=="malformed-history")return
const t=e.cause instanceof Error?e.cause.message:e.quote??""
return d.find(({words:e})=>e.test(t))}function refusedAgain({headline:e,hint:t,quote:n,reply:o,refused:i,cause:r}){const c="It also refused the history after it was adapted."
return new a.Q((0,s.hC)(e,c),{hint:t,quote:n,reply:o,refused:i,cause:r,reason:"unrepaired-history"})}const l="extra_content|provider_specific_fields|reasoning_details|thinking_blocks|reasoning_content"
const u=String.raw`tool[ _-]?call[ _-]?ids?|tool_use\.id|toolUseId|tool_calls\[\d+\]\.id|call_id`
const d=[{words:RegExp([String.raw`(?:${u})\b.{0,80}(?:must be a-z|alphanumeric|length of 9|should match pattern|regular expression pattern|too long)`,"tool_use.{0,20}ids must be unique","must have a single result"].join("|"),"is"),apply:withShortIds},{words:/missing.{0,20}reasoning_content|reasoning_content.{0,60}(?:is missing|must be (?:passed|provided|included|sent)|is required)/is,features:{send_reasoning:!0},apply:e=>e},{words:RegExp(String.raw`(?:${l})\b.{0,80}(?:not permitted|not allowed|not supported|unsupported|unknown|unrecognized|unexpected)|(?:unknown|unsupported|unrecognized|unexpected|invalid) (?:parameter|property|field|argument|key|name).{0,80}\b(?:${l})\b`,"is"),features:{send_reasoning:!1},apply:withoutSeals},{words:/(?:invalid|corrupted).{0,20}signature|signature.{0,20}is not valid/is,apply:withoutSeals},{words:/missing a.{0,3}thought_signature/is,apply:withPlaceholders},{words:/roles must alternate|unexpected role .{0,40} after role|expected last role|conversation must (?:start|end) with a user message|first message must use the .?user.? role/is,apply:alternating},{words:/text content blocks must be non-empty|(?:message|content).{0,60}(?:must|can) ?not be empty/is,apply:withoutBlanks}]
const h=/^[a-z0-9]{9}$/i
function withShortIds(e){const t=new Map
const n=new Map
const shorten=e=>{const o=(t.get(e)??0)+1
const s=o===1&&h.test(e)?e:shortId(`${e} ${o}`)
t.set(e,o)
n.set(e,s)
return s}
return e.map(e=>{const{tool_calls:t,tool_call_id:o=""}=e
if(e.role==="tool")return{...e,tool_call_id:n.get(o)??o}
if(!t)return e
const s=t.map(({provider_specific_fields:e,...t})=>t)
return{...e,tool_calls:s.map(e=>({...e,id:shorten(e.id)}))}})}function shortId(e){const t=(0,o.createHash)("sha256").update(e).digest("base64url")
return t.replaceAll(/[-_]/g,"").slice(0,9)}function withoutSeals(e){return e.map(({thinking_blocks:e,reasoning_details:t,...n})=>({...n,...n.tool_calls&&{tool_calls:n.tool_calls.map(({extra_content:e,provider_specific_fields:t,...n})=>n)}}))}const f={google:{thought_signature:"skip_thought_signature_validator"}}
function withPlaceholders(e){return e.map(e=>{const[t,...n]=e.tool_calls??[]
const o=t?.extra_content!==void 0||t?.provider_specific_fields!==void 0
if(!t||o)return e
return{...e,tool_calls:[{...t,extra_content:f},...n]}})}function alternating(e){const t=[]
for(const n of e){const e=t.at(-1)
const isTurn=t=>n.role===t&&e?.role===t
if(e&&(isTurn("user")||isTurn("assistant")&&!e.tool_calls&&!n.tool_calls)){t[t.length-1]={...e,content:[...e.content,...n.content]}
continue}if(n.role==="user"&&e?.role==="tool")t.push(filling("assistant"))
if(n.role==="assistant"&&(!e||e.role==="system"))t.push(filling("user"))
t.push(n)}return t.at(-1)?.role==="assistant"?[...t,filling("user")]:t}function filling(e){return{role:e,content:[(0,r.Qq)((0,i.J1)(`filling-${e}`))]}}function withoutBlanks(e){return e.map(e=>{const t=e.content.some(({type:e})=>e==="image")
const n=t||e.tool_calls||(0,r.wh)(e.content).trim()!==""
return n?e:{...e,content:[(0,r.Qq)((0,i.J1)("filling-blank"))]}})}}),95386:((e,t,n)=>{n.d(t,{Q:()=>withPlainId,tM:()=>withSignedIds,yK:()=>signatureOf})
const o="__thought__"
function withPlainId(e){const t=e.id.indexOf(o)
if(t<0)return e
const n=e.id.slice(t+o.length)
const s=e.extra_content!==void 0||e.provider_specific_fields!==void 0
return{...e,id:e.id.slice(0,t),...!s&&{provider_specific_fields:{thought_signature:n}}}}function signatureOf({provider_specific_fields:e}){const t=e?.thought_signature
return typeof t==="string"?t:void 0}function withSignedIds(e){if(!e.some(({tool_calls:e})=>e?.some(signatureOf)))return e
const t=new Map
const sign=e=>{const n=signatureOf(e)
const s=n===void 0?e.id:`${e.id}${o}${n}`
t.set(e.id,s)
return{...e,id:s}}
return e.map(e=>{const{role:n,tool_calls:o,tool_call_id:s=""}=e
if(n==="tool")return{...e,tool_call_id:t.get(s)??s}
return o?{...e,tool_calls:o.map(sign)}:e})}}),43166:((e,t,n)=>{n.d(t,{d:()=>wholeMessage,e:()=>deltaOf})
var o=n(46032)
var s=n(76221)
var i=n(95386)
var r=n(52520)
function deltaOf(e,t){if(!e&&!t)return
return{...e&&{content:e},...t&&{reasoning_content:t}}}function wholeMessage(e,t,n){requireWhole(t)
const s=e.calls.filter(isCall).map(withName).map(i.Q)
const{thinking:a=[],reasoningItem:c,details:l=[]}=e
const{thoughts:u,words:d}=(0,r.o)(e.text)
const h=[e.reasoning,u].filter(e=>e!=="").join("\n\n")
if(s.length===0&&a.length===0&&(d+h).trim()==="")throw empty()
return o.QB.parse({role:"assistant",content:d===""?[]:[(0,o.Qq)(d)],...s.length>0&&{tool_calls:s.map((t,o)=>({...t,id:idOf(e.id,s,o),origin:n}))},...h!==""&&{reasoning_content:h},...a.length>0&&{thinking_blocks:a},...c&&{responses_reasoning_item:c},...l.length>0&&{reasoning_details:l}})}function isCall({name:e,arguments:t}){return e!==""||!["","{}","null"].includes(t.trim())}function withName(e){return e.name===""?{...e,name:"call_without_name"}:e}function requireWhole(e){const t={hint:"Run it again.",isTransient:!0}
switch(e){case"whole":return
case"broken-off":throw new s.Q("The model's reply broke off.",t)
case"empty":throw empty()
case"rejected-call":throw new s.Q("The model wrote a tool call that its provider did not accept.",{hint:"Use a model that writes calls better.",reason:"rejected-call"})
case"failed":throw new s.Q("The model's provider failed in the middle of the reply.",t)
case"output-limit":throw new s.Q("The model's reply was cut off at its output limit.",{hint:"Use a model with a larger output limit, or ask for less at once.",reason:"output-limit"})
case"context-window":throw new s.Q("The model's reply was cut off where its context window ends.",{hint:"Use a model with a larger context.",reason:"context-window"})
case"content-policy":throw new s.Q("The model refused to answer, or its provider's content policy stopped it.",{hint:"Ask for it in other words.",reason:"content-policy"})}}const a='Some servers return nothing where they could not read a tool call: put {"native_tool_calling": false} into the `model-features` input, or use another model.'
function empty(){return new s.Q("The model returned an empty reply.",{hint:a,reason:"empty-reply",isTransient:!0})}function idOf(e,t,n){const o=t[n]?.id??""
const s=o!==""&&t.findIndex(e=>e.id===o)===n
return s?o:`call_${e.slice(-24)}_${n}`}}),2536:((e,t,n)=>{n.d(t,{E5:()=>watchReply,QV:()=>requireMeasure,Xw:()=>readReply})
var o=n(38321)
var s=n(97922)
var i=n(31691)
var r=n(76221)
var a=n(12713)
async function readReply(e,t,n){const r=e.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()??""
const{start:a,body:c}=await readBeginning((0,i.Tu)(e.body??new Blob([]).stream(),n.watch.onBytes))
const l=e.body?shapeOf(a,r):void 0
if(l===void 0)throw await notAReply(c,r,n)
try{if(l==="json")t.takeWhole((0,i.xm)(await(0,o.text)(c)))
else await takeStream(c,t,n)}catch(e){throw e instanceof s.LG?redacted(e,n.redact):e}return t.finish()}const c=8
async function readBeginning(e){const t=new TextDecoder
const n=e[Symbol.asyncIterator]()
const o=[]
let s=""
while(s.length<c){const{done:e,value:i}=await n.next()
if(e)break
o.push(i)
s=(s+t.decode(i,{stream:!0})).trimStart()}return{start:s,body:continued(o,n)}}async function*continued(e,t){try{yield*e
for(let e=await t.next();!e.done;e=await t.next())yield e.value}finally{await(t.return?.())}}const l=/^(?:data|event|id|retry)?:/
function shapeOf(e,t){if(l.test(e))return"stream"
if(/^[[{]/.test(e)&&!u.test(t))return"json"
if(isJson(t))return"json"
return t===""||t==="text/event-stream"?"stream":void 0}const u=/ndjson|jsonl|json-seq/
function isJson(e){return e==="application/json"||e.endsWith("+json")}async function takeStream(e,t,{watch:n,onDelta:o}){const s={data:[],name:"",isDone:!1}
for await(const i of linesIn(e)){for(const e of eventsIn(i,s)){const s=t.take(e)
if(s)o?.(s)
n.onEvent()}if(s.isDone)return}}function redacted({error:e,headers:t},n){const o=(0,a.l4)(JSON.parse(n(JSON.stringify(e??null))))
return new s.LG(void 0,o??void 0,void 0,t)}async function notAReply(e,t,{redact:n,host:s}){const c=await(0,o.text)((0,i.tM)(e,4096))
const l=(0,a.hD)(n(t),void 0)
const u=l===""?"nothing":l==="text/html"?"a web page":l
return new r.Q(`The model endpoint ${s} sent ${u} instead of a reply.`,{quote:(0,a.kq)(n(c),void 0),hint:"Check the `base-url` input: it should be the API's root, usually ending in /v1."})}function*eventsIn(e,t){for(const n of e){if(n.startsWith("data:"))t.data.push(n.slice(n[5]===" "?6:5))
else if(n.startsWith("event:"))t.name=n.slice(6).trim()
if(n!=="")continue
const e=t.data.join("\n")
t.isDone=e.startsWith("[DONE]")
if(t.isDone)return
if(e.trim()!=="")yield(0,i.xm)(e,t.name==="error")
t.data=[]
t.name=""}}async function*linesIn(e){const t=new TextDecoder
let n=[]
let o=!1
for await(const s of e){const e=t.decode(s,{stream:!0})
const[i="",...r]=(o?e.replace(/^\n/,""):e).split(/\r\n|\n|\r/)
if(e!=="")o=e.endsWith("\r")
n.push(i)
if(r.length===0)continue
yield[n.join(""),...r.slice(0,-1)]
n=[r.at(-1)??""]}yield[n.join(""),""]}const d=5
const h=20*1024*1024
function watchReply({host:e,idleMs:t,mayBeSilent:n,giveUp:o}){const s=t*d
const alarm=(t,n)=>setTimeout(()=>o(silent(e,t,n)),t)
const i=alarm(s,"first")
let r
let a=0
return{onBytes(e){clearTimeout(i)
r=r?.refresh()??alarm(n?s:t,n?"long":"short")
a+=e
if(a>h)throw endless()},onEvent(){a=0},get hasBegun(){return r!==void 0},stop(){clearTimeout(i)
clearTimeout(r)}}}const f='If the model thinks without a sign of life, put {"silent_thinking": true} into the `model-features` input; if not, use another model or endpoint.'
function silent(e,t,n){return new r.Q(`The model at ${e} sent nothing${n==="first"?"":" more"} for ${t/1e3} s.`,{hint:n==="short"?f:"Run it again; if it persists, use another model or endpoint.",isTransient:!0,mostAttempts:2})}const p=128
const m=16*1024*1024
const w="Run it again; if it persists, use another model."
function requireMeasure(e,t){if(e>m)throw endless()
if(t<=p)return
throw new r.Q(`The model made more than ${p} tool calls in one reply.`,{hint:w,isTransient:!0})}function endless(){return new r.Q("The model's reply does not end: it is longer than 16 MB.",{hint:w,isTransient:!0})}}),52520:((e,t,n)=>{n.d(t,{$:()=>withoutThoughts,o:()=>partThoughts})
const o=/^\s*(?:<(think|thinking|thought|reasoning|seed:think)>|\[(THINK)\])/i
function partThoughts(e){const t=[]
let n=e
for(let e=o.exec(n);e;e=o.exec(n)){const o=e[1]===void 0?"[/THINK]":`</${e[1]}>`
const s=n.toLowerCase().indexOf(o.toLowerCase())
if(s<0)break
t.push(n.slice(e[0].length,s).trim())
n=n.slice(s+o.length).trim()}if(t.length>0)return{thoughts:t.filter(e=>e!=="").join("\n\n"),words:n}
return openedInPrompt(e)??{thoughts:"",words:n}}const s="</think>"
function openedInPrompt(e){const t=e.toLowerCase().indexOf(s)
if(t<0||e[t-1]==="`"||/<think>/i.test(e.slice(0,t)))return
const n=e.slice(t+s.length)
const o=(e.slice(0,t).match(/^\s{0,3}(?:```|~~~)/gm)??[]).length%2===1
if(o||!/^[ \t]*(?:\r?\n|$)/.test(n))return
return{thoughts:e.slice(0,t).trim(),words:n.trim()}}function withoutThoughts(e){const{words:t}=partThoughts(e.trim())
return o.test(t)?"":t.trim()}}),78995:((e,t,n)=>{n.d(t,{ks:()=>SecretRegistry,tA:()=>describeSecrets,$J:()=>secretsFor})
var o=n(98664)
var s=n(51977)
var i=n(91106)
var r=n(24506)
function weaknessOf(e){const t=e.trim()
if(t==="")return
if(t.length<i.G6)return"short"
return(0,r.B)(t).some(isOrdinary)?"ordinary":void 0}const a=/[-_./: ]+/
const c=3
const l=/^\p{L}{1,10}\d{0,4}$/u
const u=/^\d{1,8}$/
const d=/^(.)\1*$/u
const h=/[bcdfghjklmnpqrstvwxz]{5}/i
const f=/\p{Ll}\p{Lu}/u
function isOrdinary(e){const t=e.split(a).filter(e=>e!=="")
if(d.test(e))return!0
return t.length<=c&&t.every(e=>u.test(e)||isWord(e))}function isWord(e){return l.test(e)&&!h.test(e)&&!f.test(e)}var p=n(88135)
var m=n(31720)
function secretsFor(e,{valuesOf:t,mask:n,masker:o}){return Object.freeze({granted:()=>t(e),mask:n,masker:o})}class SecretRegistry{#M
#T
#E=new Map
#I=new Map
#j=new Set
#P=new Map
#F
constructor(e=m.JE,t=[]){this.#M=e
this.#T=new Lookup(e)
for(const e of t)this.#C(e)}get names(){return[...this.#E.keys()]}get(e){return this.#E.get(e)}all(){return Object.fromEntries(this.#E)}update(e){const t=Object.entries(e).map(([e,t])=>[e,sourceOf(e,t)])
for(const[e,n]of t)this.#z(e,n)}mask=e=>this.#N().mask(e)
forTools(){return Object.freeze({namesIn:e=>this.#B(e),valuesOf:e=>this.#q(e),mask:this.mask,masker:()=>(0,s.streamMask)(()=>this.#N())})}dump(e){const t=[...this.#E].map(([t,n])=>[t,(0,m.H0)(n,e)])
return{secret_sources:{...Object.fromEntries(this.#P),...Object.fromEntries(t)}}}load(e,t){const n=[]
for(const[o,s]of Object.entries(e.secret_sources)){const e=(0,m.l5)(s,t)
if(e===void 0){n.push(o)
this.#P.set(o,s)}else this.#z(o,e)}return n}toJSON(){return this.names}#z(e,t){const n=this.#I.get(e)
this.#E.set(e,t)
this.#I.delete(e)
if(t.kind==="LookupSecret"||t.kind==="CallbackSecret")return
const o=t.kind==="StaticSecret"?t.value:this.#M.env[t.variable]??""
this.#I.set(e,o)
if(o!==n)this.#L(e,o)
this.#C(o)}#B(e){return this.names.filter(t=>isVariable(t)&&refersTo(e,t))}async#q(e){const t=await Promise.all(e.filter(isVariable).map(async e=>[e,await this.#R(e)]))
return Object.fromEntries(t.filter(([,e])=>e!==""))}async#R(e){const t=this.#E.get(e)
if(t?.kind!=="LookupSecret"&&t?.kind!=="CallbackSecret")return this.#I.get(e)??""
const n=await this.#T.value(e,t)??""
if(!this.#j.has(n))this.#L(e,n)
this.#C(n)
return n}#L(e,t){const n=weaknessOf(t)
if(n)this.#M.onWeak?.(e,n)}#C(e){if(this.#j.has(e))return
this.#j.add(e)
this.#F=void 0}#N(){this.#F??=(0,s.maskOf)(this.#j)
return this.#F}}function isVariable(e){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)}function sourceOf(e,t){const n=typeof t==="string"?{value:t}:t
if(typeof n==="function")return{kind:"CallbackSecret",read:n}
if("kind"in n&&n.kind==="CallbackSecret")return n
const{description:s,...i}=n
const r=m.e4.safeParse({kind:"StaticSecret",...i,...s!==void 0&&{description:s}})
if(r.success)return r.data
const a=r.error.issues.map(({path:e,message:t})=>`${e.join(".")} ${t}`).join("; ")
throw new o.vC("config",`The secret ${e} is not given as it should be: ${a}.`)}const w=3e4
const g=6e4
class Lookup{#M
#H=new Map
constructor(e){this.#M=e}async value(e,t){const{clock:n,onFailure:o}=this.#M
const s=this.#H.get(t)
if(s!==void 0&&n()-s<g)return
const i=await this.#O(t)
if(i!==void 0)this.#H.delete(t)
else{this.#H.set(t,n())
o?.(e)}return i}async#O(e){const{fetch:t}=this.#M
try{const n=AbortSignal.timeout(w)
if(e.kind==="CallbackSecret")return await answerOf(e,n)
const o=await t(e.url,{headers:e.headers,signal:n})
const s=await o.text()
return o.ok?s:void 0}catch{return}}}async function answerOf({read:e},t){const n=new Promise(e=>t.addEventListener("abort",()=>e(void 0),{once:!0}))
const o=await Promise.race([e(),n])
return typeof o==="string"?o:void 0}function refersTo(e,t){return new RegExp(k.map(e=>e.replace("NAME",t)).join("|")).test(e)}const k=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(e,t="secrets"){const n=Object.entries(e).map(([e,t])=>{const n=typeof t==="object"?t.description:void 0
return n===void 0?`- ${e}`:`- ${e}: ${n}`})
return n.length===0?"":`\n\n${(0,p.J1)(t,{list:n.join("\n")})}`}}),16315:((e,t,n)=>{n.d(t,{i:()=>discoverSkills})
var o=n(98664)
var s=n(94869)
var i=n(63846)
var r=n(31827)
var a=n(28942)
const c=a.union([a.string(),a.number(),a.boolean()]).transform(String)
const trimmed=e=>e.map(e=>e.trim()).filter(e=>e!=="")
const l=a.union([c,a.record(a.string(),c).transform(e=>Object.entries(e).map(([e,t])=>`${e}: ${t}`).join(", "))])
const u=a.union([a.array(l),c.transform(e=>e.split(/[,，、]/))]).transform(trimmed)
const d=a.union([a.array(c),a.string().transform(e=>e.match(/[^\s,(]+(\([^)]*\))?/g)??[])])
const h={true:!0,yes:!0,on:!0,false:!1,no:!1,off:!1}
const f=a.preprocess(e=>typeof e==="string"?h[e.trim().toLowerCase()]??e:e,a.boolean())
const p=a.union([l,a.array(l).transform(e=>e.join(", "))])
const m=a.object({name:c.nullish(),triggers:u.nullish(),paths:u.nullish(),inputs:a.array(r.we).nullish(),mcp_tools:a.unknown().optional(),version:c.nullish(),description:p.nullish(),license:c.nullish(),compatibility:c.nullish(),metadata:a.record(a.string(),a.unknown()).nullish(),"allowed-tools":d.nullish(),"disable-model-invocation":f.nullish()})
const w=["triggers","paths","inputs"]
function fieldsOf({fields:e,broken:t}){const n=[...t]
const o=Object.entries(m.shape).flatMap(([t,o])=>{const s=e[t]
const i=o.safeParse(s)
if(i.success)return[[t,i.data]]
n.push({field:t,why:`\`${t}\` is not: ${i.error.issues[0]?.message}`})
const r=Array.isArray(s)?s.filter(e=>o.safeParse([e]).success):[]
return r.length>0?[[t,o.parse(r)]]:[]})
return{data:m.parse(Object.fromEntries(o)),problems:n}}async function discoverSkills(e,{model:t,explicit:n=[]}){requireUnique(n)
const o=await e.list()
const s=new Map(o.map(e=>[e.path,e]))
const i=new Finds(n)
const a=choose((0,r.ek)([...s.keys()],t),s,i)
const c=await e.read(a.map(({path:e})=>e))
const l=resourcesOf(a,[...s.keys()],i)
for(const e of a)i.take(e,c.get(e.path),l.get(e.path),s)
return i.discovery()}function requireUnique(e){const t=e.map(({name:e})=>e)
const n=t.find((e,n)=>t.indexOf(e)!==n)
if(n===void 0)return
throw new o.vC("config",`Two skills have the name ${n}.`,{hint:"Give one of them another name."})}function choose(e,t,n){const o=e.filter(({path:e})=>{const o=t.get(e)?.size??0
if(o>r.K7)n.note(e,`has ${o} bytes, more than the ${r.K7} that are read`)
return o<=r.K7})
const s=[...new Map(o.toReversed().map(e=>[contentKey(e,t),e])).values()].reverse()
for(const{path:e}of s.slice(r.NO))n.note(e,`is beyond the ${r.NO} that are read`)
return s.slice(0,r.NO)}function contentKey(e,t){return e.kind==="instructions"?`${e.below}:${t.get(e.path)?.id}`:`at ${e.path}`}const g=["scripts","references","assets"]
function resourcesOf(e,t,n){const o=new Map(e.flatMap(e=>e.kind==="agentskill"?[[e.root,e]]:[]))
const s=new Map
for(const e of t.filter(e=>e.startsWith(".")).sort()){const t=e.split("/",3).join("/")
const n=e.slice(t.length+1)
if(!o.has(t)||!g.some(e=>n.startsWith(`${e}/`)))continue
s.set(t,[...s.get(t)??[],n])}return new Map([...s].map(([e,t])=>{const s=o.get(e)?.path??""
if(t.length>r.kX)n.note(s,`has ${t.length} files next to it; ${r.kX} are listed`)
const i=t.slice(0,r.kX)
const of=e=>i.filter(t=>t.startsWith(`${e}/`))
return[s,{skill_root:e,scripts:of("scripts"),references:of("references"),assets:of("assets")}]}))}class Finds{#W
#D=[]
#J=[]
constructor(e){this.#W=new Map(e.map(e=>[e.name,e]))}note(e,t){this.#J.push({path:e,problem:t})}take(e,t,n,o){const{path:s}=e
const i=this.#U(e,t,n)
if(!i)return
const r=this.#W.get(i.name)
if(r)this.note(s,`is not used: ${r.source??"another skill"} has the name ${i.name} too`)
else this.#W.set(i.name,i)
const a=o.get(s)
if(a&&!r)this.#D.push(a)}discovery(){return{skills:[...this.#W.values()],files:this.#D,problems:this.#J}}#U(e,t,n){const note=t=>this.note(e.path,`is used, but ${t}`)
try{if(t===void 0)throw new Error("it could not be read")
return readSkill(e,t,n,note)}catch(t){this.note(e.path,`is not used: ${t instanceof Error?t.message:String(t)}`)
return}}}const k="only a skill that always applies can have servers"
const _=`a SKILL.md is read when the agent calls for it, and ${k}. Put them into a Markdown file in .agents/skills`
const v=`${k}, one without triggers, inputs or paths`
function readSkill(e,t,n,o){if(e.kind==="instructions")return instructions(e,nonEmpty(t.replace(/^\uFEFF/,"").trim()))
const s=(0,i.zT)(t)
const{body:a}=s
const{data:c,problems:l}=fieldsOf(s)
const u=nameOf(e,c)
const d=triggerOf(u,c)
const h=e.kind==="agentskill"
for(const{field:e,why:t}of l){if(w.includes(e)&&!d&&!h)throw new Error(`it is not clear when it applies: ${t}`)
o(t)}if(c.mcp_tools!=null&&(h||d))o(`its \`mcp_tools\` are not: ${h?_:v}`)
return r.ef.parse({name:u,content:nonEmpty(a),trigger:d,source:e.path,is_agentskills_format:h,disable_model_invocation:d?.type==="path"||c["disable-model-invocation"]===!0,...c.inputs&&{inputs:c.inputs},...!h&&c.mcp_tools!=null&&{mcp_tools:c.mcp_tools},...n&&{resources:n},...plainFields(c),...described(c,o)})}function instructions({name:e,path:t,below:n},o){if(n==="")return r.ef.parse({name:e,content:o,source:t})
const s={type:"path",paths:[`${n}/**`]}
return r.ef.parse({name:e,content:o,source:t,trigger:s,disable_model_invocation:!0})}function nonEmpty(e){if(e==="")throw new Error("it is empty")
return e}function nameOf(e,{name:t}){if(e.kind!=="agentskill")return t?.trim()||e.name
if(!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(e.name)||e.name.length>64)throw new Error("the name of its folder is not made of up to 64 small letters, digits and single dashes")
if(t!=null&&t!==e.name)throw new Error(`its name is ${t}, but its folder is named ${e.name}`)
return e.name}function triggerOf(e,{paths:t,inputs:n,triggers:o}){if(t&&t.length>0)return{type:"path",paths:t}
if(n&&n.length>0)return{type:"task",triggers:[...new Set([...o??[],`/${e}`])]}
return o&&o.length>0?{type:"keyword",keywords:o}:null}function plainFields({version:e,license:t,compatibility:n,metadata:o,"allowed-tools":s}){const i={version:e,license:t,compatibility:n,metadata:o,allowed_tools:s}
return Object.fromEntries(Object.entries(i).filter(([,e])=>e!=null))}function described({description:e},t){const n=e?.trim()??""
if(n==="")return{}
if(n.length>r.iC)t(`its description of ${n.length} characters was cut to ${r.iC}`)
return{description:(0,s.GH)(n,r.iC)}}}),46222:((e,t,n)=>{n.d(t,{F8:()=>renderStanding,H8:()=>renderInvoked,_m:()=>renderActivated,bq:()=>renderRule})
var o=n(94869)
var s=n(88135)
var i=n(31827)
function renderActivated({skill:e,by:t}){const n=cut(e,i.TH)
return(0,s.J1)("skills/activated",{name:e.name,by:t,about:about(e),content:n})}function renderRule({skill:e,by:t}){return(0,s.J1)("skills/rule",{name:e.name,path:t,content:cut(e,i.i)})}function renderInvoked(e,t=e.content){return(0,s.J1)("skills/fetched",{name:e.name,about:about(e),content:t})}function renderStanding(e){let t=i.WL
const n=[]
const c=[]
for(const o of e.filter(i.Pj).sort(byImportance)){if(t<r)c.push(o.source??o.name)
else n.push((0,s.J1)("skills/standing-one",{name:o.name,content:cut(o,t)}))
t-=o.content.length}if(c.length>0)n.push((0,s.J1)("skills/left-out",{list:(0,o.TN)(c.join(", "),a)}))
return n.length===0?"":(0,s.J1)("skills/standing",{list:n.join("\n\n")})}function byImportance(e,t){const rank=({source:e=""})=>{if((0,i.UV)(e))return 2
return/^\.(agents|openhands)\//.test(e)?1:0}
return rank(e)-rank(t)}const r=200
const a=1500
function about(e){const t=valuesOf(e)
const n=[...e.source===void 0?[]:[`File: ${e.source}`],...e.resources?resourceLines(e.resources):[],...t.length===0?[]:[(0,s.J1)("skills/values",{values:t.join(", ")})]]
return n.map(e=>`${e}\n`).join("")}function resourceLines({skill_root:e,...t}){return Object.entries(t).flatMap(([t,n])=>n.length===0?[]:[`Its ${t}, in ${e}: ${n.join(", ")}`])}function valuesOf({trigger:e,content:t,inputs:n}){if(n.length>0)return n.map(({name:e,description:t})=>t===""?e:`${e} (${t})`)
if(e?.type!=="task")return[]
return[...new Set(Array.from(t.matchAll(/\$\{(\w+)\}/g),([,e=""])=>e))]}function cut({content:e,source:t},n){if(e.length<=n)return e
const i=(0,o.GH)(e,n)
const r=t??"its file"
return(0,s.J1)("skills/cut",{kept:i,where:r,missing:String(e.length-i.length)}).trimStart()}}),32938:((e,t,n)=>{n.d(t,{F:()=>normalizedText})
var o=n(28942)
function normalizedText(){return o.string().overwrite(e=>e.replace(/^\uFEFF+/,"").toWellFormed().replaceAll(/(?<!\r)\r+\n/g,"\n"))}}),92590:((e,t,n)=>{n.d(t,{Fg:()=>chosenNames,Oq:()=>isMixed,Qw:()=>plainToolName,XR:()=>writtenToolName,Xb:()=>isChange,cM:()=>removedTools})
n(98664)
const o={ipython:"execute_ipython_cell"}
function plainToolName(e){const t=e.replace(/^[+-]/,"")
return o[t]??t}function writtenToolName(e){return Object.entries(o).find(([,t])=>t===e)?.[0]??e}function isChange(e){return e.length>0&&e.every(e=>/^[+-]/.test(e))}function isMixed(e){return!isChange(e)&&e.some(e=>/^[+-]/.test(e))}function removedTools(e){return e.filter(e=>e.startsWith("-")).map(plainToolName)}function chosenNames(e,t){if(e===void 0)return t
if(!isChange(e))return[...new Set(e.map(plainToolName))]
const n=e.filter(e=>e.startsWith("+")).map(plainToolName)
const o=removedTools(e)
return[...new Set([...t,...n])].filter(e=>!o.includes(e))}}),7022:((e,t,n)=>{n.d(t,{L:()=>saveText,t:()=>ShownOutput})
var o=n(98664)
var s=n(35556)
var i=n(94869)
var r=n(36827)
const a=1024*1024
const c={unsaved:128*1024,head:254*a,tail:a,all:1024*a,files:5e3}
class SavedOutput{#Q
#K
#G
#X
#V
#Z=[]
#Y=0
#ee=0
#te
#ne
constructor(e,t,n=c){this.#Q=e
this.#K=t.replaceAll(/[^A-Za-z0-9_-]/g,"_").slice(0,64)
this.#G=n
this.#X=n.head
if(e.outputDir===void 0)this.#ne=""}async push(e){if(this.#ne!==void 0)return
if(this.#te||this.#ee+this.#Y+e.length>this.#X){this.#te??=(0,r.a0)(this.#G.tail)
this.#te.push(e)
return}this.#Z.push(e)
this.#Y+=e.length
if(this.#Y>this.#G.unsaved)await this.#oe()}async finish(){const e=this.#te===void 0
if(this.#te)this.#Z.push(Buffer.from(this.#te.result().output))
const t=await this.#oe()
if(t===void 0)return{where:this.#ne??"",file:t}
return{where:`${e?"All of it is":"Its first and last part are"} in ${t}`,file:t}}async#oe(){if(this.#ne!==void 0)return
const e=Buffer.concat(this.#Z)
this.#Z=[]
this.#Y=0
this.#ee+=e.length
try{this.#V??=await this.#se()
return await this.#Q.saveOutput(this.#V,e)}catch(e){if(!(e instanceof o.Fp))throw e
this.#ne=`It could not be saved: ${e.message.replace(/\.$/,"")}`
return}}async#se(){const e=await savedFiles(this.#Q)
const t=this.#G.all-e.reduce((e,{size:t})=>e+t,0)
this.#X=Math.min(this.#X,t-this.#G.tail)
if(this.#X<this.#ee||e.length>=this.#G.files)throw full(this.#Q,this.#G)
const n=e.filter(({tool:e})=>e===this.#K)
return`${this.#K}-${Math.max(0,...n.map(({number:e})=>e))+1}.txt`}}async function saveText(e,t,n){const o=new SavedOutput(e,t)
await o.push(Buffer.from(n))
return o.finish()}async function savedFiles(e){const{outputDir:t=""}=e
if(await e.stat(t)===void 0)return[]
const n=(await e.list(t)).map(({name:e})=>e)
const o=n.map(async n=>{const[,o,s]=/^(.+)-(\d+)\.txt$/.exec(n)??[]
if(o===void 0)return[]
const i=await e.stat(`${t}/${n}`).catch(()=>{})
return[{tool:o,number:Number(s),size:i?.size??0}]})
return(await Promise.all(o)).flat()}function full({outputDir:e},{all:t,files:n}){return new o.Fp(`the files in ${e} have reached a limit (${Math.round(t/a)} MB, ${n} files).`)}const l=64*1024
const u=3e4
class ShownOutput{#ie=(0,r.a0)(l)
#re
#F
#ae=0
constructor(e,{workspace:t,mask:n,sizes:o}){this.#re=new SavedOutput(t,e,o)
this.#F=n}async push(e){await this.#ce(this.#F?this.#F.push(e):e)}async finish(e){if(e&&this.#F)await this.#ce(this.#F.end())
const{output:t,omittedBytes:n}=this.#ie.result()
const o=(0,s.H)(t).trimEnd()
if(o.length<=u&&n===0)return{text:o,raw:t,file:void 0}
const{where:r,file:a}=await this.#re.finish()
const c=r||"To see the rest, run the command with its output in a file and print parts of that"
const l=`[... cut: this is the beginning and the end of ${this.#ae} bytes. ${c}. ...]`
const d=o.length>u?(0,i.e9)(o,u,l):`${o}\n${l}`
return{text:d,raw:t,file:a}}async#ce(e){if(e==="")return
const t=Buffer.from(e)
this.#ae+=t.length
this.#ie.push(t)
await this.#re.push(t)}}}),36827:((e,t,n)=>{n.d(t,{a0:()=>outputWindow,mJ:()=>o,ro:()=>HeldOutput})
function outputWindow(e){const t=Buffer.alloc(e)
let n=0
let o=[]
let s=0
let i=0
function pushTail(t){o.push(t)
s+=t.length
if(s>2*e){o=[Buffer.concat(o).subarray(-e)]
s=e}}return{push(e){i+=e.length
const o=e.copy(t,n)
n+=o
if(o<e.length)pushTail(e.subarray(o))},result(){const s=t.subarray(0,n)
const r=Buffer.concat(o).subarray(-e)
if(s.length+r.length===i)return{output:decode(Buffer.concat([s,r])),omittedBytes:0}
const[a,c]=[withoutBrokenEnd(s),withoutBrokenStart(r)]
const l=i-a.length-c.length
return{output:`${decode(a)}\n[${l} bytes left out]\n${decode(c)}`,omittedBytes:l}}}}function decode(e){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e)}const isContinuation=e=>e!==void 0&&(e&192)===128
function withoutBrokenEnd(e){let t=e.length-1
while(t>e.length-4&&isContinuation(e[t]))t-=1
return(e[t]??0)>=192&&t+sequenceLength(e[t]??0)>e.length?e.subarray(0,t):e}function withoutBrokenStart(e){let t=0
while(t<3&&isContinuation(e[t]))t+=1
return e.subarray(t)}function sequenceLength(e){if(e>=240)return 4
return e>=224?3:2}const o=256*1024
const s=4*o
class HeldOutput{#le=new TextDecoder("utf-8",{ignoreBOM:!0})
#ue=[]
#de=0
#he=0
get size(){return this.#de}push(e){this.#z(this.#le.decode(e,{stream:!0}))
while(this.#de>s&&this.#ue.length>1)this.#fe()}flush(){this.#z(this.#le.decode())}take(){const e=this.#ue.join("")
const t=this.#he===0?"":`[${this.#he} characters left out]\n`
this.#ue=[]
this.#de=0
this.#he=0
return t+e}#z(e){if(e==="")return
this.#ue.push(e)
this.#de+=e.length}#fe(){const e=this.#ue.shift()?.length??0
this.#de-=e
this.#he+=e}}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var o=n(98664)
var s=n(40598)
var i=n(39302)
const r=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new o.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:o})=>fenced(e.label,{shown:n,hidden:o},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},o){const s=without(o,plain(e).replaceAll(/\s+/g," ").trim())
const i=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${i}\nBEGIN DATA ${o}\n${without(o,t)}\nEND DATA ${o}`}function visibleMarkdown(e){return(0,i.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const o=revealPlain(e)
const s=n==="plain"?revealPlain(t):(0,i.p)(t.replaceAll(r,""))
return{shown:`${o.shown}\n\n${s.shown}`.trim(),hidden:o.hidden+s.hidden}}function revealPlain(e){return(0,s.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),23735:((e,t,n)=>{n.d(t,{O:()=>once})
function once(e){let t
return()=>{t??=e()
return t}}}),35556:((e,t,n)=>{n.d(t,{H:()=>readable})
function readable(e){return withoutEscapes(rewritten(e)).split("\n").map(e=>overtyped(lastState(e))).join("\n").replaceAll(/[^\P{Cc}\n\t]/gu,"")}const o=""
const s=`${o}\\[(?:\\d*)[AB]`
const i=new RegExp(`(\n|${s})`)
const r=new RegExp(`^${o}\\[(\\d*)([AB])$`)
function rewritten(e){if(!new RegExp(s).test(e))return e
const t=[""]
let n=0
let o=!0
for(const s of e.split(i)){const e=s==="\n"?1:cursorStep(s)
if(e!==void 0){n=Math.max(0,s==="\n"?n+1:Math.min(n+e,t.length-1))
o=n<t.length
if(!o)t.push("")}else if(s!==""){t[n]=o?s:`${t[n]}${s}`
o=!1}}return t.join("\n")}function cursorStep(e){const t=r.exec(e)
if(!t)return
const n=Math.min(Number(t[1]||1),Number.MAX_SAFE_INTEGER)
return t[2]==="A"?-n:n}const a=/^(?:\[[0-?]*[ -/]*[@-~]?|[\]PX^_]\P{Cc}*|[ -/]*[0-~])/u
function withoutEscapes(e){const[t="",...n]=e.split(o)
return t+n.map(e=>e.replace(a,"")).join("")}function lastState(e){return e.split("\r").findLast(e=>e!=="")??""}function overtyped(e){if(!e.includes("\b"))return e
const t=[]
let n=0
for(const o of e)if(o==="\b")n=Math.max(0,n-1)
else{t[n]=o
n+=1}return t.join("")}}),47509:((e,t,n)=>{n.d(t,{gk:()=>requirePrices,n1:()=>standardAgent,qd:()=>agentSees,sP:()=>warnAboutPrices,zg:()=>modelSettings})
var o=n(97065)
var s=n(89951)
var i=n(58890)
var r=n(27636)
var a=n(53628)
var c=n(36674)
var l=n(78995)
var u=n(31827)
var d=n(98664)
var h=n(23735)
var f=n(94869)
var p=n(39302)
var m=n(88135)
var w=n(57974)
var g=n(8081)
var k=n(45498)
var _=n(71403)
async function standardAgent(e){const{inputs:t,world:n,completionLog:a,finishSchema:u,as:d,onWait:h,onSilence:f,knowledge:p,store:m,...k}=e
const v=modelFor(d,modelSettings(t,k.conversationId,n))
if(typeof t["max-budget-usd"]==="number")requirePrices(v)
if(p.main?.max_budget_per_run!==void 0)requirePrices(v,"max_budget_per_run")
const{fetch:y,clock:b,sleep:x,random:O}=n
const told=e=>{(0,w.printWait)(e)
h?.(e)}
const $={sleep:x,random:O,onWait:told,onChange:w.printChange,onSilence:f}
const A=(0,c.GF)(v,{fetch:y,clock:b,completionLog:a,...$})
const{repository:S,workspace:M,branch:T}=k
const{systemPrompt:E}=p
const I=d??p.main
const j=I?(0,i.K$)(I,p.skills):p.skills
const{features:P}=A.default
const F=(0,o.l3)(P)
const C=(0,g.Tt)(v.model,P.context_window)
return(0,o.jk)({model:A.default,smallModel:A.title,...(0,o.$p)((0,o.wj)((0,r.Yi)(m),I),A.condenser),...F!==void 0&&{inputLimit:F},...u&&{finishSchema:u},...await rulesFor(e,A.critic),tools:await chosenTools(e,{model:v.model,descriptions:C,skills:j}),...(0,s.z)({skills:j,systemPrompt:E,systemPromptSuffix:[t["system-prompt-suffix"],I?.system_prompt_suffix].filter(Boolean).join("\n\n"),instructions:(0,_.Jk)(p,d?void 0:e.memoryFile),secrets:(0,l.tA)(t.secrets??{}),place:{repository:S,workspace:M,branch:T},date:n.now().toISOString().slice(0,10)})})}async function rulesFor({inputs:e,work:t,as:o,review:s,world:{clock:i}},r){if(e.check===void 0&&e.critic==="none"||!t||o||s)return{}
return(await Promise.all([n.e(2442),n.e(6577),n.e(622),n.e(5233)]).then(n.bind(n,57427))).finishRules({...t,inputs:e,reviewer:r,clock:i})}function agentSees(e){return(0,c.pj)(ofModels(e))}async function chosenTools(e,{model:t,descriptions:n,skills:o}){const{inputs:s,store:i,review:r,as:a,unusable:c=[],knowledge:l,watched:u=e=>e}=e
const{"allowed-tools":d,tools:h}=s
const f=r!==void 0&&!a
const m=f?g.XD:[...(0,g.Vx)(t),...e.isReading?["file_editor"]:[]]
const w=f?[...c,...g.rt]:c
const _=a?void 0:l.main
const v=(0,k.mD)({allowed:d,changes:h,defined:a?.tools,main:_,usual:m,without:w,store:i})
const y=r?[]:(0,k.WI)(i)
const b=await(0,g.B)([...v,...y],n,{toMarkdown:async e=>(0,p.x)(e),...e.toolSettings})
const x=[...await toolsOf(e,{standard:b.map(u),descriptions:n}),...await skillTools(o,s["skill-commands"]&&e.isReading!==!0)]
const O=(0,k.rz)(x,{own:v,allowed:d,changes:h,main:_,store:i})
return e.isReading?(0,k.Ht)(O):O}async function skillTools(e,t){if(!e.some(u.yy))return[]
return(await n.e(5154).then(n.bind(n,5154))).invokeSkill({skills:e,inlineCommands:t})}async function toolsOf(e,{standard:t,descriptions:n}){const{knowledge:o,review:s,as:r,added:a=[],proposing:c=[]}=e
const l=s?a.filter(({annotations:e})=>e.readOnlyHint):a
const u=s?await reviewTools(s,n,r!==void 0):[]
if(r)return(0,i.Jr)(r,[...t,...u,...l])
return[...u,...t,...await networkTools(e,n),...c,...l,...await callingTools(o.agents,n)]}async function callingTools(e,t){if(e.length===0)return[]
return(await n.e(256).then(n.bind(n,256))).subAgentTools({kinds:e,descriptions:t})}async function networkTools({isNetworkOffered:e=!1,store:t},o){if(!e&&!(0,r.S3)(t).includes("request_network"))return[]
const{requestNetwork:s}=await n.e(8069).then(n.bind(n,30450))
const i=(0,g.WY)(s(),o)
return[e?i:Object.freeze({...i,closed:(0,m.J1)("network-closed")})]}function modelFor(e,{overrides:t,...n}){if(!e||e.model==="inherit"||e.model===n.model)return{...n,...t&&{overrides:t}}
return{...n,model:e.model}}function modelSettings(e,t,n){const{"api-key":o,"azure-client-id":s="","azure-tenant-id":i=""}=e
return{...ofModels(e),cacheKey:t,apiKey:o??tokenOfJob({clientId:s,tenantId:i,baseUrl:e["base-url"]},n)}}function tokenOfJob(...e){const t=(0,h.O)(async()=>(await n.e(6407).then(n.bind(n,16407))).azureToken(...e))
return async e=>(await t())(e)}function ofModels(e){const{temperature:t,"reasoning-effort":n,"api-mode":o,"model-headers":s}=e
return{model:e.model,baseUrl:e["base-url"],apiVersion:e["api-version"],...s&&{headers:s},api:o==="auto"?void 0:o,fallbackModels:e["fallback-models"]??[],visionModel:e["vision-model"],smallModel:e["small-model"],overrides:{...e["model-features"],...t!==void 0&&{temperature:t},...n!==void 0&&{reasoning_effort:n}}}}async function reviewTools({diff:e,known:t},o,s){const{readDiff:i}=await n.e(9871).then(n.bind(n,99871))
if(s)return[i(e)]
const{closeFinding:r,reportFinding:a}=await n.e(9871).then(n.bind(n,99871))
return[i(e),a(e,t),r(t)].map(e=>(0,g.WY)(e,o))}function requirePrices(e,t="max-budget-usd"){const[n,...o]=(0,c.Nt)(e)
if(n===void 0)return
const s=n===e.model?'Put it into the `model-features` input, in dollars for a million tokens, e.g. {"price": {"input": 2, "output": 8}}':"Leave that model out"
const i=`${s}, or leave \`${t}\` empty: then tokens are limited instead.`
const r=`the price of ${quoted([n,...o])} is unknown`
throw new d.vC("config",`\`${t}\` cannot be enforced: ${r}.`,{hint:i})}function warnAboutPrices(e,t){const n=(0,c.Nt)(e)
if(n.length>0)(0,w.printNotice)(`The price of ${quoted(n)} is unknown, so this run cannot be limited in dollars.`)
const[o,s]=[(0,a.gx)(t),(0,c.q5)(e)]
if(o!==void 0&&s.length>0)(0,w.printNotice)(`The price of ${quoted(s)} is ${o} days old; check it with the provider.`)}function quoted(e){return e.map(e=>`"${(0,f.TN)(e,200)}"`).join(", ")}}),45498:((e,t,n)=>{n.d(t,{$_:()=>requireKnown,Ht:()=>withoutWriting,S0:()=>closedTools,WI:()=>earlierOwnTools,dI:()=>unusableNamesIn,e3:()=>unknownIn,mD:()=>ownTools,rz:()=>allowTools})
var o=n(27636)
var s=n(92590)
var i=n(17117)
var r=n(98664)
var a=n(94869)
var c=n(88135)
var l=n(10172)
var u=n(8081)
const d=Object.entries(l.Z)
const h=[...u.$A,...d.flatMap(([e,{isAlwaysAllowed:t}])=>t?[e]:[])]
const f=d.flatMap(([e,{isNameable:t}])=>t?[e]:[])
function ownTools({allowed:e,changes:t,defined:n,main:o,usual:i,without:r,store:a}){const c=earlierOwnTools(a).filter(e=>u.rt.includes(e))
const l=e===void 0?(0,s.Fg)(t,[...i,...c]):u.K2
const isAllowed=t=>isOpen(t,{allowed:e,changes:void 0,main:o})
const d=[...(0,s.Fg)(n,l),"finish"].filter(isAllowed)
return u.K2.filter(e=>d.includes(e)&&!r.includes(e))}function earlierOwnTools(e){const t=(0,o.S3)(e)
return u.K2.filter(e=>t.includes(e)||t.includes((0,i.I)(e)))}function isOpen(e,{allowed:t,changes:n=[],main:o}){if(o&&!isLeft(e,o))return!1
if(t)return h.includes(e)||t.map(s.Qw).includes(e)
return!(0,s.cM)(n).includes(e)}function isLeft(e,{tools:t}){if(t===void 0)return!0
if((0,s.Xb)(t))return!(0,s.cM)(t).includes(e)
return h.includes(e)||t.map(s.Qw).includes(e)}function allowTools(e,{own:t,...n}){const isAllowed=({name:e})=>u.K2.includes(e)?t.includes(e):isOpen(e,n)
const s=(0,o.S3)(n.store)
const i=(0,c.J1)("tool-closed",{names:namesOf(e.filter(isAllowed)).join(", ")})
return e.flatMap(e=>{if(isAllowed(e))return[e]
return s.includes(e.name)||s.includes(e.kind)?[Object.freeze({...e,closed:i})]:[]})}function closedTools({tools:e}){return namesOf(e.filter(e=>e.closed!==void 0))}function requireKnown({allowed:e=[],changes:t=[],main:n},o){requireAll("The input `allowed-tools`",e,o)
requireAll("The input `tools`",t,o)
requireAll(`\`tools\` in ${n?.source}`,n?.tools??[],o)
if((0,s.cM)(t).includes("finish"))throw new r.vC("config","The input `tools` takes `finish` away, with which the agent ends its work.",{hint:"Leave `-finish` out."})
const i=t.find(e=>e.startsWith("+")&&!u.K2.includes((0,s.Qw)(e)))
if(i===void 0)return
throw new r.vC("config",`The input \`tools\` cannot add ${(0,a.TN)(i.slice(1),100)}.`,{hint:`It adds ${u.K2.map(s.XR).join(", ")}. The tools of servers, sub-agents and reviews are there when their inputs are.`})}function requireAll(e,t,n){const[o]=unknownAmong(t,n)
if(o===void 0)return
throw new r.vC("config",`${e} names tools that do not exist here: ${o.names}.`,{hint:o.hint})}function unknownIn({tools:e=[],source:t},n){return unknownAmong(e,n).map(({names:e,hint:n})=>({path:t??"A sub-agent",problem:`names tools that do not exist here: ${e}. ${n}`}))}function unusableNamesIn(e,t){const{tools:n=[],source:o}=e
const{allowed:i,changes:r,usual:c}=t
const l=i?.map(s.Qw)??(0,s.Fg)(r,c)
const d=(0,s.Xb)(n)?[]:n.filter(e=>u.K2.includes((0,s.Qw)(e)))
const f=d.filter(e=>!h.includes(e)&&!l.includes((0,s.Qw)(e)))
const p=`names tools that the workflow does not give: ${(0,a.TN)(f.join(", "),200)}`
return f.length===0?[]:[{path:o,problem:p}]}function unknownAmong(e,{served:t,absent:n}){const o=[...new Set([...u.K2,...Object.keys(l.Z),...namesOf(t)])]
const isAbsent=e=>n?.some(t=>e.startsWith(`${t}__`))??e.includes("__")
const i=e.filter(e=>!o.includes((0,s.Qw)(e))&&!isAbsent((0,s.Qw)(e)))
if(i.length===0)return[]
const r=i.length===1?(0,a.pA)((0,s.Qw)(i[0]??""),[...o,"ipython"]):void 0
const c=`There are ${nameable(t)}.`
return[{names:(0,a.TN)(i.join(", "),200),hint:r===void 0?c:`Did you mean \`${(0,s.XR)(r)}\`? ${c}`}]}const p=5
function nameable(e){const t=namesOf(e)
const n=t.length-p
const o=[...u.K2.map(s.XR),...f,...t.slice(0,p)].join(", ")
return n>0?`${o} and ${n} more of servers`:o}function namesOf(e){return e.map(({name:e})=>e)}const m=[...u.Wo,...d.flatMap(([e,{worksReadOnly:t}])=>t?[e]:[])]
function withoutWriting(e){const isUseful=({name:e,closed:t})=>m.includes(e)&&t===void 0
const t=(0,c.J1)("tool-closed-reading",{names:namesOf(e.filter(isUseful)).join(", ")})
return e.map(e=>m.includes(e.name)?e:Object.freeze({...e,closed:t}))}}),71403:((e,t,n)=>{n.d(t,{il:()=>extensionsFor,Jk:()=>instructionsOf,sw:()=>knowledgeFacts,Dg:()=>readKnowledge,j:()=>requireNotBlocked})
var o=n(89951)
var s=n(58890)
var i=n(81664)
var r=n(16315)
var a=n(31827)
var c=n(38789)
var l=n(98664)
var u=n(94869)
var d=n(88135)
var h=n(3620)
var f=n(30350)
const p=".github/agent/rules.yml"
const m=64e3
async function rulesIn(e){const t=(await e.list()).find(({path:e})=>e===p)
if(!t)return
const n=t.size<=m?(await e.read([p])).get(p):void 0
if(n!==void 0)return(0,f.RQ)(n,p)
throw new l.vC("config",`The rules in ${p} are not a text file of at most ${m/1e3} kB.`,{hint:"Fix the file, or remove it."})}const w=new Set([".cursorrules",".mcp.json","mcp.json","memory.md",".github/copilot-instructions.md",".github/agents.md"])
const g=[".agent/",".agents/",".deckhand/",".openhands/",".claude/",".cursor/",".github/agent/"]
function isConfiguration(e){const t=e.normalize("NFKC").toLowerCase()
const n=t.split("/").at(-1)??""
if(w.has(t)||["agents.md","agent.md","claude.md","gemini.md"].includes(n))return!0
return g.some(e=>t.startsWith(e)||t.includes(`/${e}`))}async function readKnowledge(e,t){const{publisher:o,startingPoint:r,workspace:a}=t
const c=await baseOf(t)
const l=o.filesOf(c)
const u=(0,h.z)(c,l,a)
const d=e.plugins?await(await Promise.all([n.e(1267),n.e(9812),n.e(543)]).then(n.bind(n,80543))).openPlugins(e,{...t,source:l}):[]
const f=await skillsFromOf(e,t)
const m=d.length>0?(await loadPlugins()).together(d):k
const w=await skillsOf(e,l,{parts:m,brought:f})
const g=e.hooks?[...await hooksOf(l),...m.hooks]:[]
const v=e["sub-agents"]?await(0,s.o0)(l,m.agents):_
const y=await mainAgentIn(l)
const x=await rulesIn(l)
const O=e.hooks&&g.length===0?[b]:[]
return{commit:c,source:l,named:u,...w,files:await withSettings(w.files,l,[y?.source,x&&p,e["system-prompt-file"],e.hooks&&await hookFileIn(l),...v.agents.map(e=>e.source)]),hooks:(0,i.XN)(g),rules:x,plugins:d,brought:f,agents:v.agents,main:y,systemPrompt:await systemPromptOf(e["system-prompt-file"],u),changedByHead:await changedByHead(l,c===r.head?l:o.filesOf(r.head)),problems:[...w.problems,...v.problems,...O,...f.flatMap(({problems:e})=>e),...m.problems]}}const k={skills:[],agents:[],hooks:[],problems:[]}
const loadPlugins=()=>n.e(6957).then(n.bind(n,56957))
async function mainAgentIn(e){const t=new Map((await e.list()).map(e=>[e.path,e]))
const[o]=s.If.flatMap(e=>t.get(e)??[])
return o&&(await n.e(2371).then(n.bind(n,72371))).openMainAgent(e,o)}async function withSettings(e,t,n){return[...e,...(await t.list()).filter(t=>n.includes(t.path)&&!e.includes(t))]}const _={agents:[],problems:[]}
function instructionsOf({changedByHead:e},t){return[e===0?"":(0,d.J1)("changed-by-head",{files:(0,u.U9)(e,"file")}),t===void 0?"":(0,d.J1)("memory-propose",{path:t})].filter(Boolean).join("\n\n")}async function baseOf({publisher:e,startingPoint:{pull:t,branch:n,head:o,goal:s},onBaseGone:i}){if(t===void 0&&n===s.base)return o
const{commit:r,isGone:a}=await e.fetchBranch(s.base,t?.base.sha)
if(a)i?.()
return r}async function skillsFromOf({skills:e,"skills-from":t,model:o},s){return t&&e!==!1?(await Promise.all([n.e(1267),n.e(9812),n.e(8326)]).then(n.bind(n,8326))).readSkillsFrom(t,{...s,model:o}):[]}async function skillsOf({skills:e,model:t,memory:n},o,{parts:s,brought:i}){if(e===!1)return{skills:[],files:[],problems:[],memoryFile:void 0}
const c=s.skills
const l=await(0,r.i)(n==="none"?withoutMemory(o):o,{model:t,explicit:c})
const u=[...i.flatMap(({skills:e})=>e),...l.skills]
const d=i.length>0?(await loadPlugins()).lastNamed(u):u
const h=d.filter(e=>!l.skills.includes(e))
const f={...l,skills:[...l.skills,...h]}
const[p=v]=(await o.list()).map(({path:e})=>e).filter(a.UV).sort()
if(e===!0)return{...f,memoryFile:p}
return{...chosen(f,e),memoryFile:e.includes("memory")?p:void 0}}const v=".agents/memory.md"
function withoutMemory(e){return{...e,list:async()=>(await e.list()).filter(({path:e})=>!(0,a.UV)(e))}}function chosen({skills:e,files:t,problems:n},o){const s=o.filter(t=>!e.some(e=>e.name===t))
const i=s.map(e=>({path:e,problem:"is named in the input `skills`, but there is no such skill"}))
return{skills:e.filter(({name:e})=>o.includes(e)),files:t,problems:[...n,...i]}}const y=[".agents/hooks.json",".openhands/hooks.json"]
async function hookFileIn(e){const t=await e.list()
return y.find(e=>t.some(t=>t.path===e))}async function hooksOf(e){const t=await hookFileIn(e)
if(t===void 0)return[]
return[(0,i.CW)(parsed((await e.read([t])).get(t)??"",t),t)]}const b={path:y.join(" or "),problem:"is not on the base branch, so `hooks: true` does nothing"}
function parsed(e,t){try{return JSON.parse(e)}catch(e){throw new l.vC("config",`The hooks in ${t} cannot be used: the file is not JSON.`,{hint:"Fix that file on the base branch.",cause:e})}}async function systemPromptOf(e,t){if(e===void 0)return
return(0,h.w)(t,{input:"system-prompt-file",path:e,largest:a.K7})}async function changedByHead(e,t){if(e===t)return 0
const n=new Map((await e.list()).map(({path:e,id:t})=>[e,t]))
return(await t.list()).filter(({path:e,id:t})=>isConfiguration(e)&&n.get(e)!==t).length}function extensionsFor({skills:e,hooks:t},s){const i=(0,c.pj)(s.trigger.request)
return{knowledge:{skills:e,prompted:(0,o.W)(e),requestIn:()=>i},hooks:t&&{config:s.isReading?{...t,Stop:[]}:t,run:async e=>{const{hooksIn:t}=await n.e(9324).then(n.bind(n,69324))
return t(s.workspace,s.over)(e)}}}}function requireNotBlocked({log:e,state:t}){const n=[...e].findLast(e=>e.kind==="MessageEvent"&&e.source==="user")
const o=n&&t.fields.blocked_messages[n.id]
if(o===void 0)return
throw new l.vC("denied",`A hook of this repository does not allow the request: ${o}`,{hint:"Ask in other words, or change the hook for UserPromptSubmit on the base branch."})}function knowledgeFacts({state:e,log:t}){const{activated_knowledge_skills:n,activated_path_rules:o,invoked_skills:s}=e.fields
const i=[...t].flatMap(hookOf)
return{skills:[...new Set([...n,...o,...s])],hooksRun:i.length,blocked:i.flatMap(e=>e??[])}}function hookOf(e){if(e.kind!=="HookExecutionEvent")return[]
const{hook_event_type:t,blocked:n,reason:o=""}=e
return[n?{event:t,reason:o}:void 0]}}),10172:((e,t,n)=>{n.d(t,{Z:()=>s})
const o={isAlwaysAllowed:!0,isNameable:!1}
const s={read_diff:{does:"looks",...o,worksReadOnly:!1},report_finding:{does:"acts",...o,worksReadOnly:!1},close_finding:{does:"acts",...o,worksReadOnly:!1},propose:{does:"speaks",...o,worksReadOnly:!1},read_github:{does:"looks",...o,worksReadOnly:!0},invoke_skill:{does:"acts",isAlwaysAllowed:!1,isNameable:!0,worksReadOnly:!0},task:{does:"calls sub-agents",isAlwaysAllowed:!1,isNameable:!0,worksReadOnly:!1},delegate:{does:"calls sub-agents",isAlwaysAllowed:!1,isNameable:!0,worksReadOnly:!1},request_network:{does:"acts",isAlwaysAllowed:!1,isNameable:!1,worksReadOnly:!1}}}),8081:((e,t,n)=>{n.d(t,{$A:()=>ie,rt:()=>ne,Wo:()=>se,XD:()=>oe,K2:()=>te,WY:()=>described,Tt:()=>descriptionsFor,DJ:()=>doingOf,B:()=>toolsNamed,Vx:()=>usualNames,II:()=>whyUnusable})
var o=n(58431)
n(92590)
var s=n(88135)
var i=n(10172)
var r=n(76760)
var a=n(28942)
var c=n(46032)
var l=n(32938)
var u=n(69423)
var d=n(98664)
var h=n(51977)
const f=/\.(?:md|mdx|markdown|rst|adoc|txt)$/i
function refusePlaceholder(e,t,n){if(f.test(e)||timesIn(n)<=timesIn(t??""))return
throw new d.Fp(`Not written: "${e}" would contain ${h.HIDDEN}. That text stands for a secret that you cannot see, and nothing puts the value in its place. Edit the file around it, or use the variable that has the secret. If the file needs these very words, write them with a command.`)}function refuseHiddenMatch(e,t,n){if(!n.includes(h.HIDDEN)||t.includes(n))return
throw new d.Fp(`\`old_str\` is not in "${e}": ${hiddenPart("an `old_str`")}`)}function hiddenLine(e,t){const n=e.some(e=>e.includes(h.HIDDEN)&&!t.includes(e))
return n?` In a line of yours, ${hiddenPart("context")}`:""}function hiddenPart(e){return`where you read ${h.HIDDEN}, the file has a secret. Choose ${e} without that part.`}function timesIn(e){return e.split(h.HIDDEN).length-1}const p="\ufeff"
function decodeText(e,t){const n=textIn(e)
if(n)return n
throw new d.Fp(`"${t}" is binary. Read or change it with commands.`)}function textIn(e){const t=decode(e)
if(!t)return
const n=t.all.startsWith(p)
const o=n?t.all.slice(p.length):t.all
const{encoding:s}=t
const i=s==="latin1"?[...new Set(o.match(/[\x80-\xFF]/g))].join(""):""
return{text:o.replaceAll("\r\n","\n"),newlines:newlinesOf(o),encoding:s,hasMark:n,known:i}}function withText(e,t){return{...e,text:t,newlines:newlinesAfter(e,t)}}function encodeText({text:e,newlines:t,encoding:n,hasMark:o,known:s},i){const r=(o?p:"")+withNewlines(e,t)
switch(n){case"utf-8":return Buffer.from(r)
case"utf-16le":return Buffer.from(r,"utf16le")
case"utf-16be":return Buffer.from(r,"utf16le").swap16()
case"stray":return withStrayBytes(r)
case"latin1":return oneByteEach(r,s,i)}}function decode(e){const t=wideEncoding(e)
if(t)return textOnly(strict(e,t),t)
if(e.includes(0))return
const n=strict(e,"utf-8")
if(n!==void 0)return{all:n,encoding:"utf-8"}
if(e.some(isControl))return
const o=Buffer.from(e).toString("latin1")
return strayIn(o)??{all:o,encoding:"latin1"}}const m="[\\xC2-\\xDF][\\x80-\\xBF]|\\xE0[\\xA0-\\xBF][\\x80-\\xBF]|[\\xE1-\\xEC\\xEE\\xEF][\\x80-\\xBF]{2}|"+"\\xED[\\x80-\\x9F][\\x80-\\xBF]|\\xF0[\\x90-\\xBF][\\x80-\\xBF]{2}|[\\xF1-\\xF3][\\x80-\\xBF]{3}|\\xF4[\\x80-\\x8F][\\x80-\\xBF]{2}"
function strayIn(e){let[t,n]=[0,0]
const o=e.replaceAll(new RegExp(`(${m})|[\\x80-\\xFF]`,"g"),(e,o)=>{if(o===void 0)n+=1
else t+=o.length
return o===void 0?String.fromCharCode(56320+e.charCodeAt(0)):Buffer.from(o,"latin1").toString()})
return t>n?{all:o,encoding:"stray"}:void 0}function withStrayBytes(e){const t=e.split(/([\uDC80-\uDCFF])/u)
return Buffer.concat(t.map((e,t)=>t%2===0?Buffer.from(e):Buffer.from([(e.codePointAt(0)??0)-56320])))}function isControl(e){return e===127||e<32&&!(e>=7&&e<=13)&&e!==27}function wideEncoding([e,t]){if(e===255&&t===254)return"utf-16le"
return e===254&&t===255?"utf-16be":void 0}function textOnly(e,t){return e===void 0||e.includes("\0")?void 0:{all:e,encoding:t}}function strict(e,t){try{return new TextDecoder(t,{fatal:!0,ignoreBOM:!0}).decode(e)}catch{return}}function oneByteEach(e,t,n){const o=e.match(/[^\0-\x7F]/gu)?.find(e=>!t.includes(e))
if(o===void 0)return Buffer.from(e,"latin1")
throw new d.Fp(`"${n}" is in an unknown encoding, so ${JSON.stringify(o)} cannot be written to it. Nothing was changed. `+"Convert the file with a command first, or write only characters that it has.")}function newlinesOf(e){const t=e.match(/\r?\n/g)??[]
const n=t.filter(e=>e==="\r\n").length
const o=n*2>t.length?"\r\n":"\n"
return n===0||n===t.length?{usual:o}:{usual:o,ends:t}}function newlinesAfter(e,t){const{usual:n,ends:o}=e.newlines
if(!o)return e.newlines
const s=e.text.split("\n")
const i=t.split("\n")
const r=commonEnds(s,i)
const a=s.length-i.length
const c=Math.max(r.first-1,s.length-r.last-1)
const endOf=e=>{if(e<r.first)return o[e]
return e>=i.length-r.last?o[e+a]:o[Math.min(e,c)]}
return{usual:n,ends:Array.from({length:i.length-1},(e,t)=>endOf(t)??n)}}function withNewlines(e,{usual:t,ends:n}){if(!n)return t==="\n"?e:e.replaceAll("\n",t)
return e.split("\n").map((e,o,s)=>o<s.length-1?e+(n[o]??t):e).join("")}function commonEnds(e,t){const n=Math.min(e.length,t.length)
let o=0
while(o<n&&e[o]===t[o])o+=1
let s=0
while(s<n-o&&e[e.length-1-s]===t[t.length-1-s])s+=1
return{first:o,last:s}}async function fileResources(e,t){const n=await Promise.all(e.map(e=>realKey(e,t)))
return{declared:!0,keys:n.map(e=>`file:${e}`)}}async function realKey(e,t){try{return await t.realPath(e)}catch(t){if(t instanceof d.Fp)return e
throw t}}const w=1e5
function loggedContents(e,t){const isSmall=e=>e!==void 0&&Buffer.byteLength(e)<=w
return{...isSmall(e)&&{old_content:e?.toWellFormed()},...isSmall(t)&&{new_content:t?.toWellFormed()}}}function writeRisk(e,{isSandboxed:t}){if(t)return"LOW"
const isGits=e=>e.split("/").some(e=>e.toLowerCase()===".git")
return e.some(isGits)?"HIGH":"LOW"}function linesOf(e){const t=e.split("\n")
return t.at(-1)===""?t.slice(0,-1):t}function lineAt(e,t){return e.slice(0,t).split("\n").length}function numbered(e,t){return e.map((e,n)=>`${String(t+n).padStart(6)}\t${e}`)}function shiftOf(e,t){const n=t.flatMap((t,n)=>isBlank(t)?[]:[{here:indentation(e[n]??""),named:indentation(t)}])
const[o={here:"",named:""}]=n
const s=o.here.slice(0,Math.max(0,o.here.length-o.named.length))
const i=o.named.slice(0,Math.max(0,o.named.length-o.here.length))
const r=n.every(({here:e,named:t})=>i+e===s+t)
return r?{missing:s,surplus:i}:void 0}function shifted(e,{missing:t,surplus:n},o){if(isBlank(e))return e
const s=e.startsWith(n)?t+e.slice(n.length):void 0
const i=indentation(s??"")
const r=i.includes("\t")&&i.includes(" ")&&(t!==""||n!=="")
if(s!==void 0&&!r)return s
throw otherIndentation(o,`, and ${JSON.stringify(e)} of the new text cannot be moved by the same difference`)}function otherIndentation(e,t=""){return new d.Fp(`${e} with another indentation${t}. Nothing was changed. View the lines, and give both texts exactly as they are indented.`)}function isBlank(e=""){return e.trim()===""}function indentation(e){return/^\s*/.exec(e)?.[0]??""}var g=n(94869)
function indexOfLines(e,t,n){const o=bordersOf(t)
let s=0
for(let i=n;i<e.length;i+=1){while(s>0&&e[i]!==t[s])s=o[s-1]??0
if(e[i]===t[s])s+=1
if(s===t.length)return i+1-s}return-1}function bordersOf(e){const t=[0]
for(let n=1;n<e.length;n+=1){let o=t[n-1]??0
while(o>0&&e[n]!==e[o])o=t[o-1]??0
t.push(e[n]===e[o]?o+1:0)}return t}const k={lines:2e4,lineLength:200,likeness:.5}
function nearestLine(e,t,n=0){const o=linesOf(e).slice(0,k.lines)
const s=new Set(o)
const i=linesOf(t).find(e=>e.trim()!==""&&!s.has(e))
if(i===void 0)return" Each of its lines is in the file, but not in this order."
const r=mostAlike(o,i)
if(!r)return""
const a=`line ${n+r.number}: ${quoted(r.line)}`
return` The line nearest to ${quoted(i)} is ${a}.${unseenDifference(r.line,i)}`}function mostAlike(e,t){const n=pairsOf(t)
const o=e.map((e,t)=>({line:e,number:t+1,likeness:likeness(n,pairsOf(e))}))
const s=o.reduce((e,t)=>t.likeness>(e?.likeness??0)?t:e,o[0])
return s&&s.likeness>=k.likeness?s:void 0}function likeness(e,t){if(e.size+t.size===0)return 0
const n=[...e].filter(e=>t.has(e)).length
return 2*n/(e.size+t.size)}function pairsOf(e){const t=plainSigns((0,g.GH)(e.trim(),k.lineLength))
return new Set(Array.from({length:Math.max(0,t.length-1)},(e,n)=>t.slice(n,n+2)))}function quoted(e){return JSON.stringify((0,g.GH)(e,k.lineLength).toWellFormed())}function unseenDifference(e,t){const[n,o]=[[...e],[...t]]
let s=0
while(s<n.length&&n[s]===o[s])s+=1
const i=[n[s],o[s]].map(codeOf)
const r=[n[s],o[s]].every((e=" ")=>/^[\t\x20-\x7e]$/.test(e))
return r?"":` Character ${s+1} of that line is ${i[0]}, yours is ${i[1]}.`}function codeOf(e){if(e===void 0)return"its end"
const t=e.codePointAt(0)??0
if(t>=56448&&t<=56575)return`the byte 0x${(t-56320).toString(16).toUpperCase()}, no UTF-8`
return`U+${t.toString(16).toUpperCase().padStart(4,"0")}`}function plainSigns(e){if(/^[\t\x20-\x7e]*$/.test(e))return e
return e.normalize("NFC").replaceAll(/[\u2010-\u2015\u2212]/g,"-").replaceAll(/[\u2018-\u201B]/g,"'").replaceAll(/[\u201C-\u201F]/g,'"').replaceAll("…","...").replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g," ").replaceAll(/\p{Default_Ignorable_Code_Point}/gu,"")}const _={lt:"<",gt:">",quot:'"',"#39":"'",apos:"'",amp:"&"}
const v={n:"\n",t:"\t",r:"\r"}
const y=[{hint:"Without the numbers at the beginning of its lines it is there: they are those of the view, and not of the file.",read:e=>e.replaceAll(/^ *\d+(?:\t| *[|:] ?)/gm,"")},{hint:'With its backslashes read as escapes it is there: send line breaks and quotes as they are, and not as \\n and \\".',read:e=>e.replaceAll(/\\([ntr"'`\\])/g,(e,t)=>v[t]??t)},{hint:"With its entities read as signs it is there: send < and &, and not &lt; and &amp;.",read:e=>e.replaceAll(/&(lt|gt|quot|#39|apos|amp);/g,(e,t)=>_[t]??"")}]
function misreading(e,t){const n=y.find(({read:n})=>{const o=n(t).trim()
return o!==t.trim()&&o!==""&&e.includes(o)})
return n?` ${n.hint}`:""}const b=1e4
function applyHunks(e,t,n){let o=e
let s=0
let i=0
for(const e of t){const t=linesOf(o.text)
const r=locate(t,e,i,n)
const a=t.slice(r.at)
const c=replaced(a,r.fuzz>=x?inPlace(a,e,n):e)
o=withText(o,join([...t.slice(0,r.at),...c.lines,...t.slice(r.at+c.taken)],o))
s+=r.fuzz
i=r.at+c.lines.length}return{file:o,fuzz:s}}function inPlace(e,t,n){const o=t.lines.filter(({kind:e,text:t})=>e==="add"&&!isBlank(t))
const s=t.lines.filter(({kind:e})=>e!=="add").map((t,n)=>({...t,here:e[n]??""}))
const i=s.filter(({kind:e,text:t})=>e==="remove"&&!isBlank(t))
const r=(i.length>0?i:s).filter(({text:e})=>!isBlank(e))
if(o.length===0)return t
const a=r.map(({text:e})=>e)
const c=shiftOf(r.map(({here:e})=>e),a)
const l=`Hunk ${t.number} is in "${n}"`
const u=Math.min(...o.map(({text:e})=>indentation(e).length))
const d=c?.missing===""&&c.surplus===""
if(!c||!d&&u>Math.max(...a.map(e=>indentation(e).length)))throw otherIndentation(l)
const move=e=>e.kind==="add"?{...e,text:shifted(e.text,c,l)}:e
return{...t,lines:t.lines.map(move)}}function join(e,{text:t}){const n=t===""||t.endsWith("\n")
return e.join("\n")+(n&&e.length>0?"\n":"")}function replaced(e,t){const n=[]
let o=0
for(const{kind:s,text:i}of t.lines)if(s==="add")n.push(i)
else{if(s==="context")n.push(e[o]??i)
o+=1}return{lines:n,taken:o}}function locate(e,t,n,o){const s=afterAnchors(e,t,n,o)
const i=t.lines.filter(({kind:e})=>e!=="add").map(({text:e})=>e)
if(i.length===0)return{at:t.anchors.length>0?s.at:e.length,fuzz:s.fuzz}
const r=t.isAtEnd&&atEnd(e,i,s.at)||anywhere(e,i,s.at,t.isAtEnd)
if(r)return{at:r.at,fuzz:r.fuzz+s.fuzz}
throw notFound(e,t,i,s.at,o)}function afterAnchors(e,{anchors:t,number:n},o,s){return t.reduce((t,o)=>{const i=findLines(e,[o],t.at)
if(i)return{at:i.at+1,fuzz:t.fuzz+Math.min(i.fuzz,1)}
const r=t.at>0?` after line ${t.at}`:""
throw new d.Fp(`Hunk ${n} of "${s}": no line${r} is ${JSON.stringify(o)}, as its @@ says. `+`Nothing was changed.${nearestLine(rest(e,t.at),o,t.at)}`)},{at:o,fuzz:0})}function atEnd(e,t,n){return findLines(e,t,Math.max(n,e.length-t.length))}function anywhere(e,t,n,o){const s=findLines(e,t,n)
return s&&{...s,fuzz:s.fuzz+(o?b:0)}}function notFound(e,t,n,o,s){const i=o>0?findLines(e,n,0):void 0
const r=o>0?` after line ${o}, where the one before it or its @@ ends`:""
const a=i?` They are at line ${i.at+1}: give the hunks of a file in the order of its lines.`:hiddenLine(n,e)||misreading(e.join("\n"),n.join("\n"))||nearestLine(rest(e,o),n.join("\n"),o)
return new d.Fp(`Hunk ${t.number} of "${s}": its context and removed lines are not in the file${r}. Nothing was changed.${a}`)}function rest(e,t){return e.slice(t).join("\n")}const x=100
const O=[{fuzz:0,seen:e=>e},{fuzz:1,seen:e=>e.trimEnd()},{fuzz:x,seen:e=>e.trim()},{fuzz:1e3,seen:e=>plainSigns(e).trim()}]
function findLines(e,t,n){for(const{fuzz:o,seen:s}of O){const i=indexOfLines(e.map(s),t.map(s),n)
if(i>=0)return{at:i,fuzz:o}}return}const $=/^\*\*\* (Add|Delete|Update) File: (.+)$/
const A=/^\*\*\* Move to: (.+)$/
const S="*** End of File"
function parsePatch(e){const t=e.split("\n")
const n=t.findIndex(e=>e.trim()==="*** Begin Patch")
const o=t.findLastIndex(e=>e.trim()==="*** End Patch")
if(n<0||o<n)throw new d.Fp("A patch begins with the line `*** Begin Patch` and ends with the line `*** End Patch`.")
const s=new Reader(t.slice(0,o),n+1)
const i=[]
for(s.skipBlank();!s.isAtEnd;s.skipBlank())i.push(section(s))
if(i.length===0)throw new d.Fp("The patch has no section: it would change nothing.")
return i}function pathsOf(e){return e.flatMap(e=>[e.path,...e.kind==="update"&&e.moveTo!==void 0?[e.moveTo]:[]])}class Reader{#pe
#me
constructor(e,t){this.#pe=e
this.#me=t}get isAtEnd(){return this.#me>=this.#pe.length}get line(){const e=this.#pe[this.#me]
return e!==void 0&&$.test(e.trimEnd())?void 0:e}take(){this.#me+=1
return this.#pe[this.#me-1]??""}takeIf(e){const t=e.exec(this.line?.trimEnd()??"")
if(t)this.#me+=1
return t?.[1]}skipBlank(){while(!this.isAtEnd&&this.#pe[this.#me]?.trim()==="")this.#me+=1}skipNames(e){const[t,n,o]=this.#pe.slice(this.#me,this.#me+3).map(e=>e.trimEnd())
const s=t===`--- a/${e}`||t===`--- ${e}`
if(s&&(n===`+++ b/${e}`||n===`+++ ${e}`)&&o?.startsWith("@@"))this.#me+=2}mistake(e){return new d.Fp(`Line ${this.#me} of the patch, ${JSON.stringify(this.#pe[this.#me-1])}: ${e}`)}}function section(e){const[,t,n=""]=$.exec(e.take().trimEnd())??[]
const o=n.trim()
if(t==="Add")return{kind:"add",path:o,content:addedContent(e)}
if(t==="Delete")return{kind:"delete",path:o}
if(t==="Update")return update(e,o)
throw e.mistake("a section begins with `*** Add File: `, `*** Update File: ` or `*** Delete File: ` and a path.")}function addedContent(e){let t=""
for(let n=e.line;n!==void 0&&n!=="";n=e.line){e.take()
if(!n.startsWith("+"))throw e.mistake("every line of a file to add begins with `+`.")
t+=`${n.slice(1)}\n`}return t}function update(e,t){const n=e.takeIf(A)?.trim()
e.skipNames(t)
const o=[]
for(e.skipBlank();e.line!==void 0;e.skipBlank())o.push(hunk(e,o.length+1))
if(o.length===0&&n===void 0)throw e.mistake("this section changes nothing: add a hunk to it.")
return{kind:"update",path:t,moveTo:n,hunks:o}}function hunk(e,t){const n=[]
for(let t=takeAnchor(e);t!==void 0;t=takeAnchor(e))n.push(t)
const o=[]
for(let t=e.line;t!==void 0&&!/^@@|^\*\*\* /.test(t);t=e.line)if(/^\\ No newline at end of file\s*$/.test(t))e.take()
else o.push(hunkLine(e))
const s=e.takeIf(/^(\*\*\* End of File)$/)===S
const i=withoutTrailingBlanks(o)
if(i.length===0){if(e.line?.startsWith("***"))e.take()
throw e.mistake("a hunk has lines that begin with a space, `-` or `+`.")}return{number:t,anchors:n.filter(e=>e!==""),lines:i.map(({line:e})=>e),isAtEnd:s}}function takeAnchor(e){return e.takeIf(/^@@(?: -\d+(?:,\d+)? \+\d+(?:,\d+)? @@)? ?(.*)$/)}const M={" ":"context","-":"remove","+":"add"}
function hunkLine(e){const t=e.take()
if(t==="")return{line:{kind:"context",text:""},isBlank:!0}
const n=M[t.slice(0,1)]
if(!n)throw e.mistake("a line of a hunk begins with a space (context), `-` (remove) or `+` (add).")
return{line:{kind:n,text:t.slice(1)},isBlank:!1}}function withoutTrailingBlanks(e){return e.slice(0,e.findLastIndex(({isBlank:e})=>!e)+1)}function applyPatch(){return(0,u.uO)({name:"apply_patch",description:(0,s.J1)("tools/apply_patch"),input:a.object({patch:(0,l.F)().describe("From `*** Begin Patch` to `*** End Patch`.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!1},risk:({patch:e},t)=>writeRisk(pathsOf(sectionsOf(e)),t),commands:()=>[],paths:({patch:e})=>pathsOf(sectionsOf(e)),declaredResources:({patch:e},t)=>fileResources(pathsOf(sectionsOf(e)),t),run:async({patch:e},{workspace:t,signal:n})=>{const{files:o,deeds:s,fuzz:i}=await stage(parsePatch(e),t)
for(const{section:e,old:t,now:n}of s)refusePlaceholder(e.path,textOf(t),textOf(n)??"")
n.throwIfAborted()
await writeAll(o,t)
const r=["Done!",...s.map(summaryOf),...i>=T?[E]:[]].join("\n")
return{content:[(0,c.Qq)(r)],message:r,fuzz:i,commit:{changes:Object.fromEntries(s.map(changeOf))}}}})}const T=100
const E="Some context lines matched only loosely. Check that the changes are where you meant them."
function sectionsOf(e){try{return parsePatch(e)}catch(e){if(e instanceof d.Fp)return[]
throw e}}function summaryOf({section:e}){if(e.kind==="update"&&e.moveTo!==void 0)return`R ${e.path} -> ${e.moveTo}`
return`${{add:"A",update:"M",delete:"D"}[e.kind]} ${e.path}`}function changeOf({section:e,old:t,now:n}){const o=e.kind==="update"&&e.moveTo!==void 0?{move_path:e.moveTo}:{}
return[e.path,{type:e.kind,...loggedContents(textOf(t),textOf(n)),...o}]}function textOf(e){return e&&textIn(e)?.text}async function writeAll(e,t){const n=e.filter(isChanged)
const o=[...n.filter(({after:e})=>e),...n.filter(({after:e})=>!e)]
const s=[]
try{for(const e of o){await put(e.path,e.after,t)
s.push(e)}}catch(e){const n=await takeBack(s.reverse(),t)
const o=e instanceof Error?e.message:String(e)
const i=n.length===0?"Nothing was changed.":`These could not be put back: ${n.join(", ")}.`
throw new d.Fp(`The patch could not be applied: ${o} ${i}`,{cause:e})}}function isChanged({before:e,after:t}){return!e||!t?e!==t:Buffer.compare(e.bytes,t.bytes)!==0}async function put(e,t,n){if(t)await n.write(e,t.bytes,t.mode)
else await n.remove(e)}async function takeBack(e,t){const n=[]
for(const{path:o,before:s}of e)try{await put(o,s,t)}catch{n.push(o)}return n}const I=10*1024*1024
const j=420
async function stage(e,t){const n=new Stager(t)
const o=[]
for(const t of e)o.push({section:t,...await n.perform(t)})
return{files:n.files,deeds:o,fuzz:n.fuzz}}class Stager{#Q
#we=new Map
fuzz=0
constructor(e){this.#Q=e}get files(){return[...this.#we.values()]}async perform(e){const t=await this.#ge(e.path)
const n=t.after
if(e.kind==="add"){const o=Buffer.from(e.content)
if(n&&o.equals(n.bytes))return{old:n.bytes,now:n.bytes}
if(n)throw refused(`"${e.path}" exists already. Use an Update File section.`)
const s=t.before?.mode??j
t.after={bytes:o,mode:s}
return{old:void 0,now:t.after.bytes}}if(!n)throw refused(`There is no file "${e.path}" to ${e.kind}.`)
if(e.kind==="update")return{old:n.bytes,now:await this.#ke(e,t,n)}
await this.#_e(e.path)
t.after=void 0
return{old:n.bytes,now:void 0}}async#ke(e,t,n){const{path:o,moveTo:s}=e
const i=this.#ve(e,n.bytes)
const r=s===void 0?t:await this.#ge(s)
if(r!==t){await this.#_e(o)
if(r.after)throw refused(`"${s}" exists already, so "${o}" cannot be moved there.`)
t.after=void 0}r.after={bytes:i,mode:n.mode}
return i}#ve({path:e,hunks:t},n){if(t.length===0)return n
const{file:o,fuzz:s}=applyHunks(decodeText(n,e),t,e)
this.fuzz+=s
return encodeText(o,e)}async#ge(e){const t=await this.#Q.realPath(e)
const n=this.#we.get(t)
if(n)return n
const o=await this.#Q.stat(t)
const s=o&&{bytes:await this.#Q.read(e,I),mode:o.mode}
const i={path:t,before:s,after:s}
this.#we.set(t,i)
return i}async#_e(e){const[t,n]=await Promise.all([e,(0,r.dirname)(e)].map(e=>this.#Q.realPath(e)))
if(t!==(0,r.join)(n??"",(0,r.basename)(e)))throw refused(`"${e}" is a link. Change it with a command.`)}}function refused(e){return new d.Fp(`${e} Nothing was changed.`)}function finish(){return(0,u.uO)({name:"finish",description:(0,s.J1)("tools/finish"),input:a.object({message:a.string().describe("In Markdown: what you did, how you checked it, what is left.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],run:async({message:e})=>({content:[(0,c.Qq)(e)]})})}function think(){return(0,u.uO)({name:"think",description:(0,s.J1)("tools/think"),input:a.object({thought:a.string()}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],run:async()=>({content:[(0,c.Qq)("Your thought has been logged.")]})})}const P=a.object({title:a.string(),notes:a.string().default(""),status:a["enum"](["todo","in_progress","done"]).default("todo")}).readonly()
const F=a.array(P).readonly()
const C="tasks"
function taskTracker(){const e=new Map
return(0,u.uO)({name:"task_tracker",description:(0,s.J1)("tools/task_tracker"),input:a.object({command:a["enum"](["view","plan"]).default("view"),task_list:F.optional().describe("plan: the whole new list.")}),annotations:{readOnlyHint:!1,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},mayOnlyLook:!0,risk:"LOW",commands:()=>[],about:({command:e})=>({command:e}),run:async({command:t,task_list:n},{state:o=e})=>{if(t==="plan")o.set(C,required(n))
const s=tasksIn(o)
return{content:[(0,c.Qq)(render(s))],task_list:s}}})}function required(e){if(e)return e
throw new d.Fp("Parameter `task_list` is required for command: plan.")}function tasksIn(e){return F.safeParse(e.get(C)).data??[]}const z={todo:"[ ]",in_progress:"[>]",done:"[x]"}
function render(e){if(e.length===0)return"The task list is empty. Use plan to write one."
return e.map(({title:e,notes:t,status:n},o)=>`${o+1}. ${z[n]} ${e}${t&&`\n   ${t}`}`).join("\n")}function requestCondensation(){return(0,u.uO)({name:"request_condensation",description:(0,s.J1)("tools/request_condensation"),input:a.object({}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),condenses:!0,run:async()=>({content:[(0,c.Qq)("Condensation is requested.")]})})}function replaceOnce(e,t,n,o){if(t==="")throw new d.Fp("`old_str` is empty. Give the exact text to replace, or use insert.")
if(t===n)throw new d.Fp("`old_str` and `new_str` are the same: nothing would change.")
const s=occurrences(e,t)
if(s.length>1)throw severalPlaces(s.map(t=>lineAt(e,t)),o)
const[i]=s
if(i===void 0)return replaceLines(e,t,n,o)
const r=e.slice(0,i)+n+e.slice(i+t.length)
return{text:r,firstLine:lineAt(e,i),lineCount:linesOf(n).length}}function occurrences(e,t){const n=[]
for(let o=e.indexOf(t);o>=0&&n.length<=N;o=e.indexOf(t,o+1))n.push(o)
return n}const N=20
const B=1e3
function severalPlaces(e,t){const n=`${e.slice(0,N).join(", ")}${e.length>N?", …":""}`
return new d.Fp(`\`old_str\` occurs more than once in "${t}", at lines ${n}. Nothing was changed. `+"Give more of the lines around the place you mean.")}function replaceLines(e,t,n,o){const s=withoutBlankEnds(linesOf(t))
const i=e.split("\n")
const r=s.lines.length===0?[]:placesOf(i,s.lines)
if(r.length>1)throw severalPlaces(r.map(({at:e})=>e+1),o)
const[a]=r
if(a===void 0){const n=misreading(e,t)||nearestLine(e,t)
throw new d.Fp(`\`old_str\` is not in "${o}". Nothing was changed.${n}`)}const c=withoutBlankEnds(linesOf(n),s).lines.map(e=>shifted(e,a,`\`old_str\` is in "${o}"`))
const l=[...i.slice(0,a.at),...c,...i.slice(a.at+s.lines.length)].join("\n")
return{text:l,firstLine:a.at+1,lineCount:c.length}}function withoutBlankEnds(e,t={above:e.length,below:e.length}){let[n,o]=[0,e.length]
while(n<o&&n<t.above&&isBlank(e[n]))n+=1
while(o>n&&e.length-o<t.below&&isBlank(e[o-1]))o-=1
return{lines:e.slice(n,o),above:n,below:e.length-o}}function placesOf(e,t){const n=e.map(e=>e.trim())
const o=t.map(e=>e.trim())
const s=[]
let i=indexOfLines(n,o,0)
for(let r=0;i>=0&&s.length<=N&&r<B;r+=1){const r=shiftOf(e.slice(i,i+t.length),t)
if(r)s.push({at:i,...r})
i=indexOfLines(n,o,i+1)}return s}const q=10*1024*1024
const L=16e3
const R=100
const H={latin1:"\n[Not UTF-8: read byte by byte as Latin-1. Edits keep all other bytes.]",stray:"\n[UTF-8 with bytes that are not: they are shown as �, and edits keep them.]"}
async function view(e,t,n){if((await e.stat(t))?.kind==="directory"){if(n)throw new d.Fp(`\`view_range\` is for files; "${t}" is a directory.`)
return[(0,c.Qq)(await directoryView(e,t))]}const o=await e.read(t,q)
const s=imageType(o)
if(s)return[(0,c.Qq)(`Image "${t}", ${o.length} bytes:`),imageContent(o,s,t)]
return[(0,c.Qq)(fileView(decodeText(o,t),n))]}function fileView({text:e,encoding:t},n){const o=linesOf(e)
if(o.length===0)return"[The file is empty]"
const[s,i]=checkedRange(n,o.length)
const r=fitting(numbered(o.slice(s-1,i),s))
const a=s+r.length-1
const c=`\n[Lines ${s} to ${a} of ${o.length}: ${L} characters is the limit. Use view_range.]`
return r.join("\n").toWellFormed()+(a<i?c:"")+(H[t]??"")}function checkedRange(e,t){const[n=1,o=-1]=e??[]
if(n<1||n>t)throw new d.Fp(`\`view_range\` starts at line ${n}, but the file has lines 1 to ${t}.`)
if(o!==-1&&o<n)throw new d.Fp(`\`view_range\` [${n}, ${o}] ends before it starts. Use -1 for the end of the file.`)
return[n,o===-1?t:Math.min(o,t)]}function fitting(e){let t=L
for(const[n,o]of e.entries()){t-=o.length+1
if(t<0)return n===0?[`${(0,g.GH)(o,L)} [... line cut]`]:e.slice(0,n)}return e}async function directoryView(e,t){const n=await visibleEntries(e,t)
const o=await Promise.all(n.visible.map(n=>entryView(e,t,n)))
const s=o.flatMap(e=>e.lines)
const i=o.reduce((e,t)=>e+t.hidden,n.hidden)
const r=fitting(s.length>0?s:["[No visible entries]"])
const a=[...r.length<s.length?[`[... ${s.length-r.length} more lines: view a subdirectory]`]:[],...i>0?[`[${i} hidden entries not shown]`]:[]]
return[...r,...a].join("\n")}async function entryView(e,t,n){if(n.kind!=="directory")return{lines:[nameOf(n)],hidden:0}
const{visible:o,hidden:s}=await visibleEntries(e,(0,r.join)(t,n.name))
const i=o.length>R?[`  [... ${o.length-R} more]`]:[]
const a=o.slice(0,R).map(e=>`  ${nameOf(e)}`)
return{lines:[nameOf(n),...a,...i],hidden:s}}async function visibleEntries(e,t){const n=(await e.list(t)).filter(({name:e})=>e!==".git")
const o=n.filter(({name:e})=>!e.startsWith("."))
return{visible:o,hidden:n.length-o.length}}function nameOf({name:e,kind:t}){if(t==="directory")return`${e}/`
return t==="link"?`${e} (link)`:e}const W=5*1024*1024
const D=[["image/png",/^\x89PNG\r\n/],["image/jpeg",/^\xff\xd8\xff/],["image/gif",/^GIF8[79]a/],["image/webp",/^RIFF[\s\S]{4}WEBP/]]
function imageType(e){const t=Buffer.from(e.subarray(0,16)).toString("latin1")
return D.find(([,e])=>e.test(t))?.[0]}function imageContent(e,t,n){if(e.length>W)throw new d.Fp(`"${n}" is an image larger than ${W} bytes. Scale it down.`)
const o=`data:${t};base64,${Buffer.from(e).toString("base64")}`
return{type:"image",image_urls:[o],cache_prompt:!1}}const J=a.object({command:a["enum"](["view","create","str_replace","insert","undo_edit"]),path:a.string().describe("Absolute, or relative to the workspace root."),file_text:a.string().optional().describe("create: the whole content."),old_str:(0,l.F)().optional().describe("str_replace: the exact text."),new_str:(0,l.F)().optional().describe("str_replace, insert: the new text."),insert_line:a.int().min(0).optional().describe("insert: the line before it; 0 is the top."),view_range:a.array(a.int()).length(2).optional().describe("view: first and last line, from 1; -1 is the end.")})
function fileEditor(){return(0,u.uO)({name:"file_editor",description:(0,s.J1)("tools/file_editor"),input:J,annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!1},risk:({command:e,path:t},n)=>e==="view"?"LOW":writeRisk([t],n),commands:()=>[],paths:({path:e})=>[e],declaredResources:({path:e},t)=>fileResources([e],t),about:({command:e,path:t})=>({command:e,path:t,prev_exist:!0}),run:perform})}async function perform(e,t){const{command:n,path:o}=e
const s={context:t,path:o}
switch(n){case"view":return{content:await view(t.workspace,o,e.view_range),prev_exist:!0}
case"create":return create(s,given(e,"file_text"))
case"str_replace":return replace(s,given(e,"old_str"),given(e,"new_str"))
case"insert":return insert(s,given(e,"insert_line"),given(e,"new_str"))
case"undo_edit":return undo(s)
default:return(0,d.HB)(n)}}function given(e,t){const n=e[t]
if(n===void 0)throw new d.Fp(`Parameter \`${t}\` is required for command: ${e.command}.`)
return n}async function create({context:{workspace:e},path:t},n){if(await e.stat(t)){if(await holds(e,t,n)){const e=`"${t}" has exactly this content already.`
return{content:[(0,c.Qq)(e)],prev_exist:!0,...loggedContents(n,n)}}throw new d.Fp(`"${t}" exists already. Change it with str_replace, or remove it with a command first.`)}refusePlaceholder(t,void 0,n)
await e.write(t,Buffer.from(n))
const o=`Created "${t}" with ${linesOf(n).length} lines.`
return{content:[(0,c.Qq)(o)],prev_exist:!1,...loggedContents(void 0,n)}}async function holds(e,t,n){const o=Buffer.from(n)
const s=await e.read(t,o.length).catch(()=>{})
return s!==void 0&&o.equals(s)}function replace(e,t,n){return change(e,o=>{refuseHiddenMatch(e.path,o,t)
return replaceOnce(o,t,n,e.path)})}function insert(e,t,n){return change(e,e=>insertAfter(e,t,n))}async function undo({context:{workspace:e},path:t}){const n=await e.realPath(t)
const o=await e.edits.last(n)
if(!o)throw new d.Fp(`There is no edit of "${t}" to undo.`)
const s=await e.read(t,q)
await e.write(t,o)
await e.edits.forgetLast(n)
const[i,r]=[s,o].map(e=>Buffer.from(e).toString())
return{content:[(0,c.Qq)(`The last edit of "${t}" is undone.`)],prev_exist:!0,...loggedContents(i,r)}}async function change({context:e,path:t},n){const{workspace:o}=e
const s=await o.realPath(t)
const i=await o.read(t,q)
const r=decodeText(i,t)
const a=n(r.text)
refusePlaceholder(t,r.text,a.text)
await o.write(t,encodeText(withText(r,a.text),t))
await o.edits.remember(s,i,{mayStore:!holdsSecret(i,e)})
const l=(0,g.e9)(snippet(a).toWellFormed(),L,"[... cut: view the file to see the rest ...]")
const u=`Edited "${t}". It now reads:\n${l}`
return{content:[(0,c.Qq)(u)],prev_exist:!0,...loggedContents(r.text,a.text)}}function holdsSecret(e,{secrets:t}){const n=Buffer.from(e).toString()
return t!==void 0&&t.mask(n)!==n}function insertAfter(e,t,n){const o=linesOf(e)
if(t>o.length)throw new d.Fp(`\`insert_line\` is ${t}, but the file has ${o.length} lines. Use 0 to ${o.length}.`)
const s=n.endsWith("\n")?n.slice(0,-1).split("\n"):n.split("\n")
const i=[...o.slice(0,t),...s,...o.slice(t)].join("\n")
const r=e===""?n.endsWith("\n"):e.endsWith("\n")
return{text:r?`${i}\n`:i,firstLine:t+1,lineCount:s.length}}function snippet({text:e,firstLine:t,lineCount:n}){const o=Math.max(1,t-4)
const s=linesOf(e).slice(o-1,t+n+3)
return numbered(s,o).join("\n")}const U=100
function glob(){return(0,u.uO)({name:"glob",description:(0,s.J1)("tools/glob"),input:a.object({pattern:a.string().min(1).describe("`*.ts` (at any depth), `src/**/*.{css,html}`."),path:a.string().optional().describe("Directory; else the workspace root.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],declaredResources:()=>({declared:!0,keys:[]}),about:({pattern:e,path:t},{workingDir:n})=>({files:[],pattern:e,search_path:t??n}),run:async({pattern:e,path:t="."},{workspace:n,signal:o})=>{const s={path:t,glob:t==="."?belowRoot(e,n):e,limit:U}
const{files:i,total:r,isComplete:a,ignored:l}=await n.findFiles(s,o)
return{content:[(0,c.Qq)(foundList(i,{total:r,isComplete:a,ignored:l}))],files:i,truncated:r>i.length}}})}function belowRoot(e,{workingDir:t}){return e.startsWith(`${t}/`)?e.slice(t.length+1):e}const Q={files:100,lines:200,lineLength:300}
function grep(){return(0,u.uO)({name:"grep",description:(0,s.J1)("tools/grep"),input:a.object({pattern:a.string().min(1),path:a.string().optional().describe("Directory or file; else the workspace root."),include:a.string().optional().describe("Only files that match this glob, as `*.py`."),output_mode:a["enum"](["files","lines"]).default("files").describe("Paths, or the matching lines with their numbers.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},commands:()=>[],declaredResources:()=>({declared:!0,keys:[]}),about:({pattern:e,path:t,include:n},{workingDir:o})=>({matches:[],pattern:e,search_path:t??o,...n!==void 0&&{include_pattern:n}}),run:async({pattern:e,path:t=".",include:n,output_mode:o},{workspace:s,signal:i})=>{const r=o==="lines"?Q.lines:0
const a={path:t,pattern:e,include:n,limit:Q.files,lineLimit:r}
const{files:l,total:u,isComplete:d,lines:h,hasMoreLines:f,ignored:p}=await s.searchText(a,i)
const m=u>l.length||f
const w=o==="lines"?h.map(lineOf):l
const g=[(0,c.Qq)(foundList(w,{total:u,isComplete:d,hasMore:m,ignored:p}))]
return{content:g,matches:l,truncated:m}}})}function lineOf({file:e,number:t,text:n}){const o=n.length>Q.lineLength?`${(0,g.GH)(n,Q.lineLength)} [... line cut]`:n
return`${e}:${t}:${o}`}const K=3e4
function foundList(e,{total:t,isComplete:n,hasMore:o=t>e.length,ignored:s}){const i=search_fitting(e)
const r=o||i.length<e.length
return[...t===0?[nothingFound(s)]:i,...r?[`[${t} files in all, the newest first; cut. Narrow the search.]`]:[],...n?[]:["[The search took too long and was stopped. There may be more.]"]].join("\n")}function nothingFound(e){if(e===void 0)return"Nothing was found."
const t=`Ignored files that match: ${(0,g.vP)(e)}`
return`Nothing was found outside of what git ignores. ${t}. To see them, give their folder as \`path\`.`}function search_fitting(e){let t=K
const n=e.findIndex(e=>{t-=e.length+1
return t<0})
return n<0?e:e.slice(0,n)}var G=n(30983)
const X=["google-chrome","google-chrome-stable","chromium","chromium-browser","microsoft-edge"]
const V={does:"looks",inReviews:!0,worksReadOnly:!0}
const Z={does:"speaks",inReviews:!0,worksReadOnly:!0}
const Y={does:"acts",inReviews:!1,worksReadOnly:!1}
const ee={terminal:{make:G.F,does:"acts",offered:"usually",inReviews:!0,worksReadOnly:!1},file_editor:{make:fileEditor,does:"edits",offered:"as an editor",inReviews:!1,worksReadOnly:!0},apply_patch:{make:applyPatch,offered:"as an editor",...Y,does:"edits"},glob:{make:glob,offered:"usually",...V},grep:{make:grep,offered:"usually",...V},task_tracker:{make:taskTracker,offered:"usually",...Z},request_condensation:{make:requestCondensation,offered:"on request",...Y,does:"speaks"},execute_ipython_cell:{load:async()=>(await n.e(1739).then(n.bind(n,61739))).ipython(),offered:"on request",...Y,programs:["python3"]},browser:{load:async({onPicture:e})=>(await n.e(7746).then(n.bind(n,67746))).browser({browsers:X,onPicture:e}),offered:"on request",...Y,programs:X},web_read:{load:async({toMarkdown:e})=>(await n.e(987).then(n.bind(n,20987))).webRead(e),offered:"on request",...Y,does:"looks"},think:{make:think,offered:"always",...Z},finish:{make:finish,offered:"always",...Z}}
function namesOf(e){return Object.freeze(Object.entries(ee).flatMap(([t,n])=>e(n,t)?[t]:[]))}const te=namesOf(()=>!0)
const ne=namesOf(({offered:e})=>e==="as an editor")
const oe=namesOf(({inReviews:e})=>e)
const se=namesOf(({worksReadOnly:e})=>e)
const ie=namesOf(({offered:e})=>e==="always")
function doingOf(e){const[t]=[ee,i.Z].filter(t=>Object.hasOwn(t,e))
return t?.[e]?.does??"acts"}const re="file_editor"
usual(re).map(e=>({name:e}))
function usual(e){return namesOf(({offered:t},n)=>t==="usually"||n===e)}const ae="gpt>=5 codex*"
function usualNames(e){return[...usual((0,o.Js)((0,o.MH)(e),ae)?"apply_patch":re),...ie]}async function toolsNamed(e,t,n){const o=te.filter(t=>e.includes(t))
const s=o.flatMap(e=>ee[e]??[]).map(({make:e,load:t})=>e?e():t(n))
return(await Promise.all(s)).map(e=>described(e,t))}async function whyUnusable(e,t,n){const o=new Map
for(const[s,{programs:i=[]}]of Object.entries(ee)){if(!e.includes(s)||i.length===0)continue
const r=i.map(e=>`command -v ${e}`).join(" || ")
const{exitCode:a}=await t.run(r,{timeoutMs:2e4,signal:n})
if(a!==0)o.set(s,`there is no ${i.join(", ")} in the PATH of tools`)}return o}const ce=/(?:^|[/:])(?:gpt-4|o[134](?![a-z0-9]))/i
const le=32768
function descriptionsFor(e,t){return ce.test(e)||t!==void 0&&t<=le?"short":"long"}function described(e,t){if(t==="long")return e
return Object.freeze({...e,description:(0,s.J1)(`tools/short/${e.name}`)})}}),30983:((e,t,n)=>{n.d(t,{e:()=>runApart,F:()=>terminal})
var o=n(28942)
var s=n(76327)
var i=n(32938)
var r=n(69423)
var a=n(88135)
var c=n(76760)
var l=n(46032)
var u=n(7022)
var d=n(98664)
var h=n(35556)
var f=n(94869)
const p=5e3
class TerminalCalls{#ye
#be
constructor(e){this.#ye=e}async call(e,t){if(e.reset&&e.is_input)throw new d.Fp("Nothing can be typed into a terminal that is being reset.")
const{workspace:n}=t
if(e.reset)await this.close()
if(e.is_input||e.command.trim()==="")return this.#xe(e,t)
const o=await this.#Oe(n)
return this.#$e(o,e,t)}async close(){const e=this.#be
this.#be=void 0
await(e?.session.close())}async#Oe(e){const{workingDir:t}=e
if(this.#be&&this.#be.workspace!==t)throw elsewhere()
if(this.#be)return this.#be
const n=await e.openShell()
this.#be={session:n,workspace:t,place:n.start,command:"",mask:void 0}
return this.#be}async#Ae(e,{workspace:t,signal:n}){const o=await this.#Oe(t)
if(e===o.place.workingDir)return o
const s=`cd -- '${e.replaceAll("'","'\\''")}'`
const i=await o.session.run(s,{},{totalMs:this.#ye.default*1e3,signal:n})
if(i.status==="finished")o.place=i.place
return o}async#$e(e,t,n,o=""){const{command:s}=t
const i=await(n.secrets?.granted())??{}
const r=await e.session.run(s,i,this.#Se(t,n.signal))
if(r.status==="busy")throw new d.Fp((0,a.J1)("tools/terminal-busy",{command:(0,f.TN)(e.command,200)}))
if(r.status==="ended"&&r.isBefore&&o===""){await this.close()
const o=(0,a.J1)("tools/terminal-gone",{code:String(r.exitCode)})
return this.#$e(await this.#Ae(e.place.workingDir,n),t,n,o)}e.command=s
e.mask=n.secrets?.masker()
return this.#Me(e,r,t,n,o||earlierWords(r,n))}async#xe(e,t){const n=this.#be
if(e.reset)return{content:[(0,l.Qq)("[The terminal was reset. The next command starts a new shell.]")]}
if(!n)throw nothingRuns(e)
const o=this.#Se(e,t.signal)
const{session:s}=n
const i=e.command===""||!e.is_input?s.read(o):s.type(keysOf(e.command),o)
const r=await i
if(r.status==="idle"&&r.output==="")throw nothingRuns(e)
return this.#Me(n,r,e,t,"")}async#Me(e,t,n,o,s){const{workspace:i,signal:r}=o
const a=new u.t("terminal",{workspace:i,mask:e.mask,sizes:this.#ye.saved})
let c=t
for(;c.status==="more";c=await e.session.rest(r))await a.push(c.output)
await a.push(c.output)
const l=await a.finish(c.status!=="running")
const d=e.place
if(c.status==="finished")e.place=c.place
if(c.status==="ended")await this.close()
const{totalMs:h}=this.#Se(n,r)
return answer(c,{...l,styles:await stylesOf(l)},{prefix:s,root:i.workingDir,start:e.session.start,before:d,place:e.place,seconds:{quiet:this.#ye.quiet,total:h/1e3}})}#Se({timeout:e},t){if(e!==void 0)return{totalMs:Math.min(e,this.#ye.max)*1e3,signal:t}
return{quietMs:this.#ye.quiet*1e3,totalMs:this.#ye.default*1e3,signal:t}}}function elsewhere(){return new d.vC("config","This terminal has a shell in the workspace of another conversation.",{hint:"Make new tools and a new agent for each conversation."})}function nothingRuns({is_input:e,command:t}){const n=e&&t!==""?"nothing to type into":"no more output to wait for"
return new d.Fp(`No command is running, so there is ${n}. Give a command.`)}function earlierWords({earlier:e},{secrets:t}){if(!e)return""
const n=(0,h.H)(t?.mask(e.output)??e.output).trim()
const o=e.exitCode===void 0?"":`The command before finished with exit code ${e.exitCode}. `
if(n==="")return o&&`[${o.trim()}]`
const s=(0,f.e9)(n,p,"[... cut ...]")
return`[${o}Since the last call, not from this command:]\n${s}\n[From this command:]`}const m=4e3
function keysOf(e){const t=/^C-([a-zA-Z[\\\]^_])$/.exec(e)?.[1]
if(t!==void 0)return String.fromCharCode(t.toUpperCase().charCodeAt(0)&31)
if(/^[^\P{Cc}\n\r\t]+$/u.test(e))return e
if(e.split("\n").some(e=>Buffer.byteLength(e)>m))throw new d.Fp(`A terminal takes lines of up to ${m} bytes. Put the text in a file and use that.`)
return e.endsWith("\n")?e:`${e}\n`}async function stylesOf({raw:e,text:t}){if(!e.includes("["))return{}
const{stylesIn:o}=await n.e(735).then(n.bind(n,90735))
const s=o(e,t)
return s.length>0?{styles:s}:{}}function answer(e,{text:t,file:n,styles:o},s){const i="exitCode"in e?e.exitCode:-1
const r=suffixOf(e,s)
const a={prefix:s.prefix===""||`${t}${r}`===""?s.prefix:`${s.prefix}\n`,suffix:r===""||t===""?r:`\n${r}`,unsaid:[...knownOf(s),...e.status==="finished"?[]:["exit_code"]]}
return{content:[(0,l.Qq)(t)],exit_code:i,timeout:e.status==="running",metadata:{...metadataOf(s,i),...a,...o,...n&&{full_output_file:n}},...n&&{full_output_save_dir:(0,c.dirname)(n)}}}function suffixOf(e,{seconds:t,root:n}){switch(e.status){case"running":return(0,a.J1)("tools/terminal-running",{why:e.because==="quiet"?`silent for ${t.quiet} seconds`:`not done after ${t.total} seconds`})
case"ended":return(0,a.J1)("tools/terminal-ended",{code:String(e.exitCode),folder:n})
case"idle":return"[No command is running: this came from the background.]"
case"finished":return e.exitCode===w?(0,a.J1)("tools/terminal-stopped"):""
default:return""}}const w=148
function knownOf({before:e,place:t,root:n}){const{workingDir:o,python:s}=t
return[...o===n&&o===e.workingDir?["working_dir"]:[],...s===e.python?["py_interpreter_path"]:[]]}function metadataOf({start:e,place:t},n){return{exit_code:n,pid:t.lastJob,...e.user!==void 0&&{username:e.user},hostname:e.host,working_dir:t.workingDir,...t.python!==void 0&&{py_interpreter_path:t.python}}}const g={quiet:30,default:600,max:3600}
function terminal(e={}){const t=new TerminalCalls({...g,...e})
return(0,r.uO)({name:"terminal",description:(0,a.J1)("tools/terminal"),input:o.object({command:(0,i.F)().describe("Empty: wait for more output of what runs."),is_input:o.boolean().optional().describe("Type `command` into what runs: a line of text, or C-c, C-d, C-z."),timeout:o.number().nonnegative().optional().describe("Seconds to wait, at most 3600, also through silence."),reset:o.boolean().optional().describe("First end everything that runs, and start a new shell.")}),annotations:{readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0},mayOnlyLook:!0,risk:(e,{isSandboxed:t})=>t?"LOW":"HIGH",grant:({command:e,is_input:t},{secretsIn:n})=>({...s.K$,secrets:t?[]:n(e)}),commands:({command:e})=>[e],declaredResources:()=>({declared:!0,keys:["terminal:session"]}),about:({command:e})=>({command:e}),run:(e,n)=>n.isApart?runApart(e,n):t.call(e,n),close:()=>t.close()})}const k={quiet:3600,default:600,max:3600}
async function runApart({command:e,timeout:t},n){const o=new TerminalCalls(k)
try{const s=await o.call({command:e,timeout:t??k.default},n)
const{suffix:i="",unsaid:r=[],...a}=Object(s.metadata)
const c=s.timeout===!0?"\n[It ran in its own sandbox, which has ended with it.]":""
const l={working_dir:n.workspace.workingDir,unsaid:[...r,"working_dir"]}
return{...s,metadata:{...a,suffix:`${i}${c}`,...l}}}finally{await o.close()}}}),97922:((e,t,n)=>{n.d(t,{Is:()=>UnprocessableEntityError,JA:()=>SubjectTokenProviderError,LG:()=>APIError,Ll:()=>PermissionDeniedError,OE:()=>RateLimitError,PO:()=>InternalServerError,RA:()=>InvalidWebhookSignatureError,W5:()=>OAuthError,cH:()=>APIUserAbortError,fK:()=>ConflictError,k5:()=>LengthFinishReasonError,m_:()=>NotFoundError,pf:()=>ContentFilterFinishReasonError,qA:()=>APIConnectionTimeoutError,v3:()=>AuthenticationError,v7:()=>BadRequestError,vc:()=>OpenAIError,xX:()=>APIConnectionError})
var o=n(37367)
class OpenAIError extends Error{}class APIError extends OpenAIError{constructor(e,t,n,o){super(`${APIError.makeMessage(e,t,n)}`)
this.status=e
this.headers=o
this.requestID=o?.get("x-request-id")
this.error=t
const s=t
this.code=s?.["code"]
this.param=s?.["param"]
this.type=s?.["type"]}static makeMessage(e,t,n){const o=t?.message?typeof t.message==="string"?t.message:JSON.stringify(t.message):t?JSON.stringify(t):n
if(e&&o)return`${e} ${o}`
if(e)return`${e} status code (no body)`
if(o)return o
return"(no status code or body)"}static generate(e,t,n,s){if(!e||!s)return new APIConnectionError({message:n,cause:(0,o.r)(t)})
const i=t?.["error"]
if(e===400)return new BadRequestError(e,i,n,s)
if(e===401)return new AuthenticationError(e,i,n,s)
if(e===403)return new PermissionDeniedError(e,i,n,s)
if(e===404)return new NotFoundError(e,i,n,s)
if(e===409)return new ConflictError(e,i,n,s)
if(e===422)return new UnprocessableEntityError(e,i,n,s)
if(e===429)return new RateLimitError(e,i,n,s)
if(e>=500)return new InternalServerError(e,i,n,s)
return new APIError(e,i,n,s)}}class APIUserAbortError extends APIError{constructor({message:e}={}){super(void 0,void 0,e||"Request was aborted.",void 0)}}class APIConnectionError extends APIError{constructor({message:e,cause:t}){super(void 0,void 0,e||"Connection error.",void 0)
if(t)this.cause=t}}class APIConnectionTimeoutError extends APIConnectionError{constructor({message:e}={}){super({message:e??"Request timed out."})}}class BadRequestError extends APIError{}class AuthenticationError extends APIError{}class PermissionDeniedError extends APIError{}class NotFoundError extends APIError{}class ConflictError extends APIError{}class UnprocessableEntityError extends APIError{}class RateLimitError extends APIError{}class InternalServerError extends APIError{}class LengthFinishReasonError extends OpenAIError{constructor(){super(`Could not parse response content as the length limit was reached`)}}class ContentFilterFinishReasonError extends OpenAIError{constructor(){super(`Could not parse response content as the request was rejected by the content filter`)}}class InvalidWebhookSignatureError extends Error{constructor(e){super(e)}}class OAuthError extends APIError{constructor(e,t,n){let o="OAuth2 authentication error"
let s
if(t&&typeof t==="object"){const e=t
s=e["error"]
const n=e["error_description"]
if(n&&typeof n==="string")o=n
else if(s)o=s}super(e,t,o,n)
this.error_code=s}}class SubjectTokenProviderError extends OpenAIError{constructor(e,t,n){super(e)
this.provider=t
this.cause=n}}}),37367:((e,t,n)=>{n.d(t,{r:()=>castToError,z:()=>isAbortError})
function isAbortError(e){return typeof e==="object"&&e!==null&&("name"in e&&e.name==="AbortError"||"message"in e&&String(e.message).includes("FetchRequestCanceledException"))}const castToError=e=>{if(e instanceof Error)return e
if(typeof e==="object"&&e!==null){try{if(Object.prototype.toString.call(e)==="[object Error]"){const t="cause"in e
const n=new Error(e.message,t?{cause:e.cause}:{})
if(e.stack)n.stack=e.stack
if(t&&!Object.prototype.hasOwnProperty.call(n,"cause"))n.cause=e.cause
if(e.name)n.name=e.name
return n}}catch{}try{return new Error(JSON.stringify(e))}catch{}}return new Error(e)}})}

export const id=622
export const ids=[622]
export const modules={53748:((e,t,n)=>{n.d(t,{$Z:()=>assessBatch,Df:()=>mustWait,Lu:()=>decidableCalls,Pt:()=>refuseUnfit,S2:()=>withoutForbidden,Tu:()=>withoutRisky,bM:()=>approvedCalls,rg:()=>isSpeech})
var r=n(88135)
var s=n(76327)
var o=n(3828)
var a=n(56887)
var i=n(69423)
var c=n(17117)
var u=n(3113)
var l=n(90007)
var d=n(98291)
var f=n(42611)
async function assessBatch(e,t){const{confirmation:n,blockedActions:r,log:o}=t
const{analyzer:a,policy:i}=n
const c=e.map(async({action:e,prepared:n})=>{if(n.status!=="ready"||isSpeech(n.tool)||r.has(e.id))return[]
const{tool:s,input:o}=n
return[[e.id,await(0,d.S)(e,s,o,{host:t,analyzer:a})]]})
const u=new Map((await Promise.all(c)).flat())
if(!a||u.size===0)return u
const by=e=>Object.fromEntries([...u].map(([t,n])=>[t,e(n)]))
o.append({kind:"SecurityAnalysisEvent",analyzer:a.kind,policy:i.kind,risks:by(({risk:e})=>e),details:by(({reasons:e,grant:t})=>({reasons:e,...(0,s.lI)(t)&&{reach:(0,s.r4)(t)}}))})
return u}function mustWait(e,t,n){return e.some(({action:e,prepared:r})=>{const s=r.status==="ready"&&isDecidable(r.tool)
const o=s?t.get(e.id):void 0
return o!==void 0&&waits(o,n)})}function waits({risk:e,grant:t},{confirmation:{policy:n}}){return(0,a.mF)(n,e)||(0,s.lI)(t)&&(0,a.GK)(n)}function withoutRisky(e,t,n){const{whenRisky:o,whenGranted:a}=n.confirmation
return e.map(e=>{const{action:i,prepared:c}=e
const u=t.get(i.id)?.grant
if(a==="refuse"&&u&&(0,s.lI)(u)&&c.status==="ready"){const e=(0,r.J1)("grant-refused",{reach:(0,s.r4)(u)})
return{action:i,prepared:{status:"refused",call:c.call,error:e}}}if(o!=="refuse"||!mustWait([e],t,n))return e
const l=t.get(i.id)?.reasons??[]
const d=u&&(0,s.lI)(u)?[`It needs ${(0,s.r4)(u)}.`]:l
const f=(0,r.J1)("sub-agents/refused",{reasons:d.join(" ")})
return{action:i,prepared:{status:"refused",call:c.call,error:f}}})}function withoutForbidden(e,t){return e.map(({action:e,prepared:n})=>{const s=t.get(e.id)
if(!s?.isForbidden)return{action:e,prepared:n}
const o=(0,r.J1)("forbidden-call",{reasons:s.reasons.join(" ")})
return{action:e,prepared:{status:"refused",call:n.call,error:o}}})}function refuseUnfit(e,{log:t,secrets:n}){return e.filter(({action:e,prepared:s})=>{const a=s.status==="ready"&&n!==void 0&&(0,o.X)(s.input,n.mask)!==s.input
const i=s.status==="refused"&&e.action!==null
if(a)t.append((0,l.WG)(e,(0,r.J1)("secret-in-call")))
if(i)t.append((0,l.WG)(e,s.error))
return!a&&!i})}function approvedCalls(e,t){const{approved:n}=e
const r=pendingCalls(e,t)
const isApproved=({action:e})=>n==="all"||n!=="none"&&n.has(e.id)
const s=!decidableOf(r,e).every(isApproved)
return{calls:s?r.filter(isApproved):r,isRestWaiting:s}}function decidableCalls(e,t){return decidableOf(pendingCalls(e,t),e)}function decidableOf(e,{blockedActions:t}){const n=e.filter(({action:e,prepared:n})=>n.status==="ready"&&isDecidable(n.tool)&&!t.has(e.id))
return n.length>0?n:e}function pendingCalls({log:e},t){const n=e.branch()
const r=(0,u.Jq)(n)
const s=r.at(-1)
const o=n.slice(n.findIndex(({id:e})=>e===s?.id)+1)
const a=o.some(e=>e.kind==="UserRejectObservation"&&e.rejection_source==="user")
const i=r.map(e=>({action:e,prepared:prepare(e,s?.llm_response_id,t)}))
const c=i.findIndex(({prepared:e})=>(0,l.m$)(e))
if(c<0)return i
return i.map(({action:e,prepared:t},n)=>{if(n===c&&a)return{action:e,prepared:refuse(e,"Not run: a call before it was rejected.")}
return{action:e,prepared:n<=c?t:refuse(e,"Not run: finish came before it.")}})}function prepare(e,t,n){return e.llm_response_id===t?restored(e,n):refuse(e,"Not run: nobody approved it.")}function restored(e,t){const n=(0,f.mK)(e.tool_call,t)
if(!e.action)return n.status==="refused"?n:refuse(e,"This call was not valid.")
const r=t.get(e.tool_name)
if(!r)return refuse(e,`Tool '${e.tool_name}' not found. Available: ${t.names.join(", ")}.`)
if(r.closed!==void 0)return refuse(e,r.closed)
const{security_risk:s,summary:o,tool_call:a}=e
const i=r.input.safeParse((0,c.IX)(e.action,n.status==="ready"?n.input:{}))
if(!i.success)return refuse(e,"This call was not valid.")
return{status:"ready",call:a,tool:r,input:i.data,risk:s,summary:o}}function refuse(e,t){return{status:"refused",call:e.tool_call,error:t}}function isDecidable({name:e,onlyProposes:t}){return t!==!0&&!isSpeech({name:e})}function isSpeech({name:e}){return i.d3.includes(e)}}),90007:((e,t,n)=>{n.d(t,{WG:()=>errorResult,g7:()=>execute,m$:()=>isFinish})
var r=n(46032)
var s=n(76327)
var o=n(78995)
var a=n(14596)
var i=n(69423)
var c=n(98291)
async function execute(e,t,n){const r=e.findIndex(({prepared:e})=>isFinish(e))
const s=r<0?e.length:r
const o=new Locks
let a=!1
let i=!1
const take=e=>{write(e,n)
i||=hasRunWell(e)&&t.toolbox.get(e.tool_name)?.condenses===!0}
for(const{calls:r,limit:a}of stretches(e.slice(0,s),t.toolConcurrencyLimit??1)){const e=r.map(e=>()=>resultOf(e,n,o))
await runInOrder(e,a,take)}for(const t of e.slice(s)){const e=await resultOf(t,n,o)
take(e)
a||=isFinish(t.prepared)&&hasRunWell(e)}if(i&&t.condenser?.handlesRequests)n.log.append({kind:"CondensationRequest"})
return a}function write(e,{log:t,extensions:n}){const r=e.kind==="ObservationEvent"?t.get(e.action_id):void 0
if(e.kind!=="ObservationEvent"||r?.kind!=="ActionEvent"){t.append(e)
return}const s=n?.rulesFor(e,r)??[]
t.append({...e,extended_content:[...e.extended_content??[],...s]})}function hasRunWell(e){return e.kind==="ObservationEvent"&&!e.observation.is_error}function isFinish(e){return e.status==="ready"&&e.tool.name==="finish"}async function resultOf({action:e,prepared:t},n,r){if(t.status==="refused")return errorResult(e,t.error)
const s=n.blockedActions.get(e.id)
if(s!==void 0)return blocked(e,s)
n.signal.throwIfAborted()
return run(e,t,n,r)}async function run(e,t,n,s){const{workspace:u,signal:l,secrets:d,agentState:f,subAgents:p}=n
const{tool:m,input:h}=t
const v={state:(0,i.L4)(m.name,f),...p&&{subAgents:p}}
const k=(0,c.o)(m,h,n)
const g={workspace:u,signal:l,secrets:d&&(0,o.$J)(k.secrets,d),...v}
try{const t=await s.inTurn(()=>resourcesOf(m,h,u))
l.throwIfAborted()
const o=keysOf(m.name,t)
const call=(e={})=>(0,a.T)(m,h,{...g,...e})
const{result:i,note:c}=await s.hold(o,l,()=>runInPlace(k,n,call))
if(i.status==="crashed")return crashed(e,i.error)
const{observation:d}=i
const f=await(n.extensions?.afterCall(e,d,l))??[]
const p=c===""?f:[...f,(0,r.Qq)(c)]
return{kind:"ObservationEvent",...about(e),action_id:e.id,observation:d,extended_content:p}}catch(t){l.throwIfAborted()
const n=t instanceof Error?t.message:String(t)
return crashed(e,`Error executing tool '${m.name}': ${n}`)}}async function runInPlace(e,t,n){const{runGranted:r}=t
if(!r||!(0,s.PH)(e))return{result:await n(),note:""}
return r(e,e=>n({workspace:e,isApart:!0}))}async function resourcesOf(e,t,n){return await(e.declaredResources?.(t,n))??{declared:!1,keys:[]}}function about({tool_name:e,tool_call_id:t}){return{tool_name:e,tool_call_id:t}}function blocked(e,t){const n={rejection_reason:t,rejection_source:"hook"}
return{kind:"UserRejectObservation",...about(e),action_id:e.id,...n}}function errorResult(e,t){const n={kind:"agent_action",retryable:!0,user_action:"retry"}
return{kind:"AgentErrorEvent",...about(e),error:t,classification:n}}function crashed(e,t){const n={kind:"internal",retryable:!1,user_action:"none"}
return{kind:"AgentErrorEvent",...about(e),error:t,classification:n}}async function runInOrder(e,t,n){const r=e.map(()=>{})
const s=e.entries()
let o=0
let a=!1
const takeReady=()=>{a=!0
for(let e=r[o];e;e=r[o]){o+=1
if(e.status==="fulfilled")n(e.value)}a=!1}
const work=async()=>{for(const[e,t]of s){[r[e]]=await Promise.allSettled([t()])
if(a)return
takeReady()}}
const i=Array.from({length:Math.min(e.length,Math.max(1,t||1))},work)
const c=await Promise.allSettled(i)
const u=[...c,...r].find(e=>e?.status==="rejected")
if(u?.status==="rejected")throw u.reason}const u={file:30,terminal:300,browser:300,mcp:300}
const l=60
function lockTimeout(e){return(u[e.split(":",1)[0]??""]??l)*1e3}function keysOf(e,{declared:t,keys:n}){return t?[...new Set(n)].sort():[`tool:${e}`]}class Locks{#e=new Map
#t
#n=Promise.resolve()
constructor(e=lockTimeout){this.#t=e}inTurn(e){const t=this.#n.then(e)
this.#n=t.catch(()=>{})
return t}async hold(e,t,n){const[r,...s]=e
if(r===void 0)return n()
const o=await this.#r(r,t)
try{return await this.hold(s,t,n)}finally{o()}}async#r(e,t){const n=this.#e.get(e)??Promise.resolve()
const{promise:r,resolve:s}=Promise.withResolvers()
const o=n.then(()=>r)
this.#e.set(e,o)
try{await waitForLock(this.#t(e),t,n,e)}catch(e){s()
throw e}return s}}async function waitForLock(e,t,n,r){t.throwIfAborted()
const{promise:s,reject:o}=Promise.withResolvers()
const late=()=>o(new Error(`${r} was in use for more than ${e/1e3} seconds.`))
const abort=()=>o(t.reason)
const a=setTimeout(late,e)
t.addEventListener("abort",abort)
try{await Promise.race([n,s])}finally{clearTimeout(a)
t.removeEventListener("abort",abort)}}function stretches(e,t){const n=[]
for(const r of e){const e=Math.max(t,limitOf(r))
const s=n.at(-1)
if(s?.limit===e)s.calls.push(r)
else n.push({calls:[r],limit:e})}return n}function limitOf({prepared:e}){return e.status==="ready"?e.tool.atOnce??1:1}}),98291:((e,t,n)=>{n.d(t,{S:()=>judge,o:()=>grantOf})
var r=n(76327)
var s=n(30350)
async function judge(e,t,n,{host:o,analyzer:a}){const{workingDir:i}=o.workspace
const c=surroundingsOf(o)
const u=n
const l={workingDir:i,risk:t?riskOf(t,u,c):"UNKNOWN",commands:t?.commands?t.commands(u):textsIn(n),paths:t?.paths?.(u)??[]}
return{...await(0,s.no)(e,l,a),grant:t?grantOf(t,n,o):r.K$}}function grantOf(e,t,n){return e.grant?.(t,surroundingsOf(n))??r.K$}function surroundingsOf({workspace:e,secrets:t}){const{workingDir:n,kind:r}=e
return{workingDir:n,isSandboxed:r==="SandboxWorkspace",secretsIn:e=>t?.namesIn(e)??[]}}function riskOf({risk:e,annotations:t},n,r){if(typeof e==="function")return e(n,r)
if(e!==void 0)return e
if(!t.readOnlyHint)return"UNKNOWN"
return t.openWorldHint?"MEDIUM":"LOW"}function textsIn(e){const t=[]
const n=[e]
while(n.length>0){const e=n.pop()
if(typeof e==="string")t.push(e)
else if(typeof e==="object"&&e!==null)n.push(...Object.keys(e),...Object.values(e))}return t}}),20622:((e,t,n)=>{n.d(t,{Am:()=>requestIndex,JV:()=>c,k9:()=>sendBack,lU:()=>requireCalls,no:()=>assess,wd:()=>isToBeSentBack})
var r=n(28942)
var s=n(88135)
var o=n(46032)
var a=n(76221)
var i=n(53748)
const c="call-or-finish"
function isToBeSentBack(e,t){const n=e.tools.some(e=>!(0,i.rg)(e)&&e.closed===void 0)
const r=t.slice(requestIndex(t)+1)
return n&&!r.some(t=>isSentBack(t)||isFinishOrNo(t)||isChange(t,e))}function isSentBack(e){if(e.kind!=="MessageEvent"||e.source!=="environment")return!1
return(0,o.wh)(e.llm_message.content)===(0,s.J1)(c)}function isFinishOrNo(e){if(e.kind==="UserRejectObservation")return e.rejection_source==="user"
return e.kind==="ActionEvent"&&e.tool_name==="finish"}const u=new Set(["report_finding","close_finding"])
function isChange(e,t){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!1
const{tool_name:n,observation:r}=e
if(u.has(n))return!0
const s=t.get(n)
const o=s?.mayOnlyLook===!0||n==="file_editor"&&r.command==="view"
return!o&&s?.annotations.readOnlyHint===!1}async function requireCalls({message:e,model:t,announcesCalls:r=!1},{model:o,toolbox:a},i){const c=a.schemas()
if(c.length===0||(e.tool_calls?.length??0)>0)return
const{isExample:u,spokenCall:l}=await Promise.all([n.e(2968),n.e(2520)]).then(n.bind(n,92968))
const d=l(e,c)
const f=o.features.native_tool_calling
const p=r&&f
if(!d&&!p)return
const m=d&&!f?await unread(d):unparsed(d,t??o.name)
const h=f?(0,s.J1)("unparsed-call"):m.told??m.headline
if(p||!d||!u(d,factsOf(i.branch(),h)))throw m}function factsOf(e,t){const n=e.findLastIndex(({kind:e})=>e==="ActionEvent")
const isTold=e=>e.kind==="MessageEvent"&&e.source==="environment"&&(0,o.wh)(e.llm_message.content)===t
return{hasCalled:n>=0,isTold:e.slice(n+1).some(isTold)}}function unparsed(e,t){const n=e?`The model "${t}" wrote a tool call as text (the notation of ${e.family}), and its endpoint did not read it as a call.`:`The endpoint of the model "${t}" announced a tool call and sent none.`
return new a.Q(n,{reason:"unparsed-call",hint:'Put {"native_tool_calling": false} into the `model-features` input, or turn on the tool parser of the model\'s server.'})}async function unread({family:e}){const{unreadableCall:t}=await n.e(810).then(n.bind(n,810))
return t(`it is written in the notation of ${e}.`)}const l="iterative_refinement"
const d="critic"
const f=r.object({request:r.string(),count:r.int()})
function sendBack(e,t,{log:n,agentState:r}){if(!t||!e||hasFailed(e)||e.score>=t.success_threshold)return!1
const s=n.branch()
const o=s[requestIndex(s)]?.id??""
const a=f.safeParse(r.get(l))
const i=a.success&&a.data.request===o?a.data.count:0
if(i>=t.max_iterations)return!1
r.set(l,{request:o,count:i+1})
n.append(followUp(e,t))
return!0}function requestIndex(e){return e.findLastIndex(e=>e.kind==="MessageEvent"&&e.source==="user"&&e.sender!==d)}function followUp(e,{success_threshold:t}){const n=e.message??"No reason was given. Check the work against what was asked."
const r={score:e.score.toFixed(2),threshold:t.toFixed(2),message:n}
const a=[(0,o.Qq)((0,s.J1)("refine",r))]
const i={role:"user",content:a}
return{kind:"MessageEvent",source:"user",sender:d,llm_message:i,critic_result:e}}async function assess(e,t,n){const{log:r,workspace:s,signal:o}=n
const onReply=(e,t)=>n.onReply(e,t)
if(!t.critic)return
try{return await t.critic.judge({events:r.branch(),deed:e,workspace:s,signal:o,onReply:onReply})}catch(e){o.throwIfAborted()
const t=`The critic failed: ${e instanceof Error?e.message:String(e)}`
return{score:0,message:t,metadata:{failed:!0}}}}const p=r.looseObject({failed:r.literal(!0)})
function hasFailed({metadata:e}){return p.safeParse(e).success}}),3828:((e,t,n)=>{n.d(t,{X:()=>maskTexts})
const r=new Set(["kind","type","role","source","origin","tool_name"])
const s=/^[A-Za-z_]+$/
function maskTexts(e,t){return maskedAt("",e,t)}function maskedAt(e,t,n){if(typeof t==="string")return r.has(e)&&s.test(t)?t:n(t)
if(Array.isArray(t))return maskedArray(t,n)
if(typeof t!=="object"||t===null)return t
const o=Object.entries(t)
const a=o.map(([e,t])=>[maskedName(e,n),maskedAt(e,t,n)])
const i=a.every(([e,t],n)=>e===o[n]?.[0]&&t===o[n]?.[1])
return i?t:Object.fromEntries(a)}function maskedName(e,t){return s.test(e)?e:t(e)}function maskedArray(e,t){const n=e.map(e=>maskedAt("",e,t))
return n.every((t,n)=>t===e[n])?e:n}}),14596:((e,t,n)=>{n.d(t,{T:()=>callTool})
var r=n(37428)
var s=n(98664)
var o=n(94869)
var a=n(46032)
var i=n(3828)
var c=n(7022)
var u=n(17117)
const l=5e4
const d=15e3
async function callTool(e,t,n){let r={}
try{const s=parseInput(e,t)
r=e.about?.(s,n.workspace)??{}
return await observationOf(e,{...r,...await endOrGiveUp(e.run(s,n),n)},n)}catch(t){n.signal.throwIfAborted()
if(t instanceof s.Fp)return observationOf(e,{...r,...mistaken(t)},n)
const o=t instanceof Error?t.message:String(t)
return{status:"crashed",error:`Error executing tool '${e.name}': ${o}`}}}async function endOrGiveUp(e,{signal:t}){const{promise:n,reject:r}=Promise.withResolvers()
let s
const wait=()=>{s=setTimeout(()=>r(t.reason),d)}
if(t.aborted)wait()
t.addEventListener("abort",wait,{once:!0})
try{return await Promise.race([e,n])}finally{clearTimeout(s)
t.removeEventListener("abort",wait)}}function parseInput(e,t){const n=e.input.safeParse(t)
if(!n.success)throw new s.Fp(r.S1(n.error),{cause:n.error})
return n.data}function mistaken({message:e}){return{content:[(0,a.Qq)(e)],is_error:!0}}async function observationOf(e,t,n){const{content:r,is_error:s=!1,...o}=await shortenResult(e,t,n)
const a=(0,u.a5)(e,{content:r,is_error:s},{tool_name:e.name,...o})
return{status:"answered",observation:a}}async function shortenResult(e,t,{workspace:n,secrets:r}){const s=textsOf(t.content).join("").length
if(s<=l)return t
const a=r?(0,i.X)(t.content,r.mask):t.content
const{where:u,file:d}=await(0,c.L)(n,e.name,textsOf(a).join("\n"))
const f=`[... cut: ${s} characters are more than the ${l} allowed. ${u&&`${u}. `}...]`
const p=l/s
const m=a.map(e=>e.type==="text"?{...e,text:(0,o.e9)(e.text,Math.floor(e.text.length*p),f)}:e)
return{...t,content:m,...d&&{metadata:{...Object(t.metadata),full_output_file:d}}}}function textsOf(e){return e.flatMap(e=>e.type==="text"?[e.text]:[])}})}

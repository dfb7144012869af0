export const id=3757
export const ids=[3757,6138]
export const modules={8590:((e,n,t)=>{t.d(n,{KR:()=>r,_Q:()=>halfWidth,cE:()=>s})
const r=".!…۔।։።"
const s="?؟՞፧"
function halfWidth(e){return e.replaceAll(/[\uff01-\uff5e]/g,e=>String.fromCharCode(e.charCodeAt(0)-65248)).replaceAll(/[。｡]/g,".").replaceAll(/[、､،]/g,",").replaceAll("　"," ")}}),64294:((e,n,t)=>{t.d(n,{OB:()=>rowOf,zN:()=>isReview})
const r={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const s={mention:{...r,bare:"task-bare",sweep:{sign:"own"}},label:{...r,bare:"task-bare-label"},assignment:{...r,bare:"task-bare-assignment"},"review-request":{...r,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return s[e]}function isReview(e){return rowOf(e).isReview}}),60674:((e,n,t)=>{t.d(n,{Nl:()=>commandOf,O0:()=>decisionIn,Wk:()=>isContinue,aG:()=>wordOf,gX:()=>wordsNear})
var r=t(8590)
const s="\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}"
const o=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
const i=new RegExp(`^[\\s${r.KR}]*$`,"u")
function decisionIn(e){const n=e.trim()
const{verdict:t="",digest:s,rest:a=""}=o.exec((0,r._Q)(n))?.groups??{}
const c=["approve","go"].includes(t.toLowerCase())
const[d]=/^\s*:\s*/.exec(a)??[]
const u=i.test(a)
if(t===""||!u&&(c||d===void 0))return
const l=s===void 0?{}:{digest:s.toLowerCase()}
const p=u?"":n.slice(n.length-a.length+(d??"").length).trim()
return{verdict:c?"approve":"reject",...l,reason:p}}const a=new Map([...["help","labels","reset","status","stop"].map(e=>[e,e]),["ask","help"]])
const c=["help","status"]
const d="(?:(?!~)[\\s\\p{P}\\p{S}\\p{Cf}\\ufe0f])"
const u=new RegExp(`^${d}+`,"u")
const l=new RegExp(`${d}+$`,"u")
const p=new RegExp(`[${r.cE}]`,"u")
const v=40
function aloneIn(e){if(e.length>v)return
const n=e.replace(u,"").replace(l,"").toLowerCase()
if(!/^\p{L}+$/u.test(n))return
return{word:n,isQuestion:p.test(l.exec(e)?.[0]??"")}}function commandOf(e,n){const{kind:t,request:r,actors:s}=e
if(t!=="mention"||s[0]?.type!=="User")return
const o=aloneIn(ownWords(r,n))
const i=a.get(o?.word??"")
if(i!==void 0&&(!o?.isQuestion||c.includes(i)))return i
return wordsNear(e,n).length>0?"unclear":void 0}function ownWords(e,n){const t=n?.trim()??""
return(0,r._Q)(t!==""&&e.startsWith(t)?e.slice(t.length):e).trim()}function wordOf({kind:e,request:n},t){if(e!=="mention")return
const r=ownWords(n,t)
const s=aloneIn(r)
if(s&&!s.isQuestion&&h.includes(s.word))return w.find(e=>e===s.word)
const[,o]=f.exec(r)??[]
return w.find(e=>e===o?.toLowerCase())}const w=["plan","ask","condense"]
const h=["plan","condense"]
const f=new RegExp(`^(plan(?=[\\s:.,${r.KR}${s}])|ask(?=[\\s:,${s}]))`,"iu")
function isContinue(e,n){const t=aloneIn(ownWords(e,n))
return t?.word==="continue"&&!t.isQuestion}const g=["approve","condense","continue","help","labels","plan","reject","reset","status","stop"]
function wordsNear({request:e,thread:n},t){const r=ownWords(e,t)
const{word:s="",isQuestion:o=!1}=aloneIn(r)??{}
const i=politeDecision(r)
if(i!==void 0)return[i]
const a=n?.type==="pull_request"?[...g,"review"]:g
if(b.includes(s))return decisionIn(r)?[]:[s]
if(a.includes(s))return o&&y.includes(s)?[s]:[]
return/^\p{L}{3,12}$/u.test(s)?a.filter(e=>isNear(s,e)):[]}const m="(?:please|pls|plz|kindly|thanks?|thank you|thx|ok|okay|yes|it|this|that|now|all)"
const k=new RegExp(String.raw`^(?:${m}[\s,]+){0,3}(approve|go|reject)(?:\s+[0-9a-f]{8,64})?(?:[\s,]+${m}){0,3}[\s.!]*$`,"i")
function politeDecision(e){if(e.length>120||decisionIn(e))return
return k.exec(e)?.[1]?.toLowerCase()}const b=["approve","go","reject"]
const y=["labels","reset","stop"]
function isNear(e,n){let t=0
while(t<e.length&&e[t]===n[t])t+=1
const[r,s]=[e.slice(t),n.slice(t)]
const o=`${r.charAt(1)}${r.charAt(0)}${r.slice(2)}`
return r.slice(1)===s||r===s.slice(1)||r.slice(1)===s.slice(1)||o===s}}),13757:((e,n,t)=>{t.r(n)
t.d(n,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var r=t(15924)
var s=t(2507)
var o=t(20983)
var i=t(31827)
var a=t(64294)
var c=t(98664)
var d=t(57974)
var u=t(7052)
var l=t(20185)
var p=t(47509)
const v=["terminal","file_editor","task_tracker"]
const w="model-key"
const h=["confirmation","plan-first","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","mcp-config","mcp-secrets","fallback-models","vision-model","small-model","model-headers","model-features","log-completions","tool-env"]
function requireOnServer(e,n,t={}){const r=whyNotInputs(n,t)??whyNotRun(e)
if(r!==void 0)throw new c.vC("config",r,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(e,n){const{"agent-server-conversation":t,"agent-server-gives":r,"api-key":s,"api-mode":i}=e
if(!t)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(e["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const a=Object.keys(n).filter(e=>isSaid(n[e]))
const c=[...h.filter(n=>isSaid(e[n])),...a]
if(c.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(c)}.`
if(s===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(i!==void 0&&i!=="auto"&&!(0,o.AT)(i).isForAgentServer)return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${i}\`.`
return whyNotGiven(r,Object.keys(e.secrets??{}))}function whyNotGiven(e,n){const t=[w,...n]
const r=t.filter(n=>!e?.includes(n))
if(r.length>0)return`\`agent-server-conversation\` hands over ${listed(r)}, which \`agent-server-gives\` has to name.`
const s=e?.filter(e=>!t.includes(e))??[]
if(s.length===0)return
return`\`agent-server-gives\` names ${listed(s)}, which is neither \`${w}\` nor one of \`secrets\`.`}function whyNotRun(e){if((0,a.zN)(e.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,l.AD)(e))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:e}){if(!e)return
throw new c.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(e){return e!==void 0&&e!==!1&&e!=="never"&&e!=="none"}function listed(e){return e.map(e=>`\`${e}\``).join(", ")}function handedOver(e,n){const{temperature:t,"reasoning-effort":r,"api-version":s}=e
const o={model:`openai/${e.model}`,base_url:e["base-url"],api_key:e["api-key"]??"",...t!==void 0&&{temperature:t},...r!==void 0&&{reasoning_effort:r},...s!==void 0&&{api_version:s}}
return{llm:o,renews:!0,stays:n}}async function openThere({run:e,inputs:n,knowledge:t,store:o,...a}){const{world:l,job:w}=e
const{id:h,workspace:f,limits:g,branch:m,memoryFile:k}=a
if(!f.openConversation)throw new c.vC("bug","The workspace is not on a server that runs agents.")
const b=await(0,p.n1)({inputs:{...n,"allowed-tools":v,"max-budget-usd":void 0},world:l,store:(0,s.LK)(),completionLog:void 0,conversationId:h,repository:`${w.repository.owner}/${w.repository.name}`,workspace:f.workingDir,branch:m,knowledge:{...t,agents:[],skills:t.skills.filter(i.Pj)},memoryFile:k})
return(0,r.k)({id:h,agent:b,workspace:f,store:o,stamper:()=>({id:l.newId(),timestamp:l.now().toISOString()}),limits:g,secrets:n.secrets??{},hiddenValues:(0,u.secretInputs)(e.settings),report:({message:e})=>(0,d.printNotice)(e)})}}),20185:((e,n,t)=>{t.d(n,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=t(64294)
var s=t(60674)
var o=t(45867)
var i=t(75444)
var a=t(1176)
function requestKindOf(e){const{settings:n,trigger:t,memory:o}=e
const a=askedWord(e)
if(a!==void 0)return a
if(t.kind==="decision"||(0,r.zN)(t)||!n.slice(i.TRIGGER)["plan-first"])return"work"
return(0,s.Wk)(t.request,n.slice(i.TRIGGER).prompt)&&isPlannedWork(o)?"work":"plan"}function isAside(e){return askedWord(e)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord({settings:e,trigger:n}){return(0,r.zN)(n)?void 0:(0,s.aG)(n,e.slice(i.TRIGGER).prompt)}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const n=(0,a.sp)(e)?.items??[]
return n.some(e=>(0,o.H9)(e)&&e.decision?.verdict==="approved")}})}

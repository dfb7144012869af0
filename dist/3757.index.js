export const id=3757
export const ids=[3757,6138]
export const modules={8590:((e,t,n)=>{n.d(t,{KR:()=>r,_Q:()=>halfWidth,cE:()=>o})
const r=".!…۔।։።"
const o="?؟՞፧"
function halfWidth(e){return e.replaceAll(/[\uff01-\uff5e]/g,e=>String.fromCharCode(e.charCodeAt(0)-65248)).replaceAll(/[。｡]/g,".").replaceAll(/[、､،]/g,",").replaceAll("　"," ")}}),38293:((e,t,n)=>{n.d(t,{Nl:()=>commandOf,O0:()=>decisionIn,Wk:()=>isContinue,aG:()=>wordOf,gX:()=>wordsNear})
var r=n(8590)
const o="\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}"
const s=/^(?<verdict>approve|go|reject)\b[ \t]*`?(?<digest>[0-9a-f]{8,64})?`?(?<rest>.*)$/is
const i=new RegExp(`^[\\s${r.KR}]*$`,"u")
function decisionIn(e){const t=e.trim()
const{verdict:n="",digest:o,rest:a=""}=s.exec((0,r._Q)(t))?.groups??{}
const c=["approve","go"].includes(n.toLowerCase())
const[d]=/^\s*:\s*/.exec(a)??[]
const u=i.test(a)
if(n===""||!u&&(c||d===void 0))return
const l=o===void 0?{}:{digest:o.toLowerCase()}
const p=u?"":t.slice(t.length-a.length+(d??"").length).trim()
return{verdict:c?"approve":"reject",...l,reason:p}}const a=new Map([...["help","labels","reset","status","stop"].map(e=>[e,e]),["ask","help"]])
const c=["help","status"]
const d=new RegExp(`[\\s${r.KR}]*$`,"u")
const u=new RegExp(`[\\s${r.KR}${r.cE}]*$`,"u")
const l=40
function without(e,t){return t.length>l?t:t.replace(e,"")}function commandOf(e,t){const{kind:n,request:r,actors:o}=e
if(n!=="mention"||o[0]?.type!=="User")return
const s=ownWords(r,t).toLowerCase()
const i=a.get(without(d,s))
const l=a.get(without(u,s))
if(i!==void 0||c.includes(l))return i??l
return wordsNear(e,t).length>0?"unclear":void 0}function ownWords(e,t){const n=t?.trim()??""
return(0,r._Q)(n!==""&&e.startsWith(n)?e.slice(n.length):e).trim()}function wordOf({kind:e,request:t},n){if(e!=="mention")return
const[,r]=h.exec(ownWords(t,n))??[]
return p.find(e=>e===r?.toLowerCase())}const p=["plan","ask","condense"]
const h=new RegExp(`^(plan(?=$|[\\s:.,${r.KR}${o}])|ask(?=[\\s:,${o}])|condense(?=[\\s${r.KR}]*$))`,"iu")
function isContinue(e,t){return without(d,ownWords(e,t).toLowerCase())==="continue"}const v=["approve","condense","continue","help","labels","plan","reject","reset","status","stop"]
function wordsNear({request:e,thread:t},n){const r=ownWords(e,n).toLowerCase()
const o=without(u,r)
if(!/^\p{L}{3,12}$/u.test(o))return[]
const s=t?.type==="pull_request"?[...v,"review"]:v
if(s.includes(o))return without(d,r)===o||!g.includes(o)?[]:[o]
return s.filter(e=>isNear(o,e))}const g=["approve","labels","reject","reset","stop"]
function isNear(e,t){let n=0
while(n<e.length&&e[n]===t[n])n+=1
const[r,o]=[e.slice(n),t.slice(n)]
const s=`${r.charAt(1)}${r.charAt(0)}${r.slice(2)}`
return r.slice(1)===o||r===o.slice(1)||r.slice(1)===o.slice(1)||s===o}}),13757:((e,t,n)=>{n.r(t)
n.d(t,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var r=n(15924)
var o=n(2507)
var s=n(20983)
var i=n(31827)
var a=n(64294)
var c=n(98664)
var d=n(57974)
var u=n(7052)
var l=n(20185)
var p=n(63882)
const h=["terminal","file_editor","task_tracker"]
const v="model-key"
const g=["confirmation","plan-first","check","critic","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","intents","read-github","mcp-config","mcp-secrets","attach-screenshots","fallback-models","vision-model","small-model","model-headers","model-features","output-schema","output-schema-file","log-completions","tool-env"]
function requireOnServer(e,t){const n=whyNotInputs(t)??whyNotRun(e)
if(n!==void 0)throw new c.vC("config",n,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(e){const{"agent-server-conversation":t,"agent-server-gives":n,"api-key":r,"api-mode":o}=e
if(!t)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(e["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const i=g.filter(t=>isSaid(e[t]))
if(i.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(i)}.`
if(r===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(o!==void 0&&o!=="auto"&&!(0,s.AT)(o).isForAgentServer)return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${o}\`.`
return whyNotGiven(n,Object.keys(e.secrets??{}))}function whyNotGiven(e,t){const n=[v,...t]
const r=n.filter(t=>!e?.includes(t))
if(r.length>0)return`\`agent-server-conversation\` hands over ${listed(r)}, which \`agent-server-gives\` has to name.`
const o=e?.filter(e=>!n.includes(e))??[]
if(o.length===0)return
return`\`agent-server-gives\` names ${listed(o)}, which is neither \`${v}\` nor one of \`secrets\`.`}function whyNotRun(e){if((0,a.zN)(e.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,l.AD)(e))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:e}){if(!e)return
throw new c.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(e){return e!==void 0&&e!==!1&&e!=="never"&&e!=="none"}function listed(e){return e.map(e=>`\`${e}\``).join(", ")}function handedOver(e,t){const{temperature:n,"reasoning-effort":r,"api-version":o}=e
const s={model:`openai/${e.model}`,base_url:e["base-url"],api_key:e["api-key"]??"",...n!==void 0&&{temperature:n},...r!==void 0&&{reasoning_effort:r},...o!==void 0&&{api_version:o}}
return{llm:s,renews:!0,stays:t}}async function openThere({run:e,inputs:t,knowledge:n,store:s,...a}){const{world:l,job:v}=e
const{id:g,workspace:f,limits:w,branch:m,memoryFile:k}=a
if(!f.openConversation)throw new c.vC("bug","The workspace is not on a server that runs agents.")
const y=await(0,p.n1)({inputs:{...t,"allowed-tools":h,"max-budget-usd":void 0},world:l,store:(0,o.LK)(),completionLog:void 0,conversationId:g,repository:`${v.repository.owner}/${v.repository.name}`,workspace:f.workingDir,branch:m,knowledge:{...n,agents:[],skills:n.skills.filter(i.Pj)},memoryFile:k})
return(0,r.k)({id:g,agent:y,workspace:f,store:s,stamper:()=>({id:l.newId(),timestamp:l.now().toISOString()}),limits:w,secrets:t.secrets??{},hiddenValues:(0,u.secretInputs)(e.settings),report:({message:e})=>(0,d.printNotice)(e)})}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(64294)
var o=n(38293)
var s=n(45867)
var i=n(75444)
var a=n(1176)
function requestKindOf(e){const{settings:t,trigger:n,memory:s}=e
const a=askedWord(e)
if(a!==void 0)return a
if(n.kind==="decision"||(0,r.zN)(n)||!t.slice(i.TRIGGER)["plan-first"])return"work"
return(0,o.Wk)(n.request,t.slice(i.TRIGGER).prompt)&&isPlannedWork(s)?"work":"plan"}function isAside(e){return askedWord(e)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord({settings:e,trigger:t}){return(0,r.zN)(t)?void 0:(0,o.aG)(t,e.slice(i.TRIGGER).prompt)}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,a.sp)(e)?.items??[]
return t.some(e=>(0,s.H9)(e)&&e.decision?.verdict==="approved")}})}

export const id=6138
export const ids=[6138]
export const modules={13757:((e,r,t)=>{t.r(r)
t.d(r,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var n=t(15924)
var o=t(2507)
var s=t(20983)
var i=t(31827)
var a=t(64294)
var d=t(98664)
var c=t(57974)
var v=t(7052)
var u=t(20185)
var h=t(47509)
const l=["terminal","file_editor","task_tracker"]
const g="model-key"
const p=["confirmation","plan-first","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","mcp-config","mcp-secrets","fallback-models","vision-model","small-model","model-headers","model-features","log-completions","tool-env"]
function requireOnServer(e,r,t={}){const n=whyNotInputs(r,t)??whyNotRun(e)
if(n!==void 0)throw new d.vC("config",n,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(e,r){const{"agent-server-conversation":t,"agent-server-gives":n,"api-key":o,"api-mode":i}=e
if(!t)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(e["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const a=Object.keys(r).filter(e=>isSaid(r[e]))
const d=[...p.filter(r=>isSaid(e[r])),...a]
if(d.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(d)}.`
if(o===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(i!==void 0&&i!=="auto"&&!(0,s.AT)(i).isForAgentServer)return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${i}\`.`
return whyNotGiven(n,Object.keys(e.secrets??{}))}function whyNotGiven(e,r){const t=[g,...r]
const n=t.filter(r=>!e?.includes(r))
if(n.length>0)return`\`agent-server-conversation\` hands over ${listed(n)}, which \`agent-server-gives\` has to name.`
const o=e?.filter(e=>!t.includes(e))??[]
if(o.length===0)return
return`\`agent-server-gives\` names ${listed(o)}, which is neither \`${g}\` nor one of \`secrets\`.`}function whyNotRun(e){if((0,a.zN)(e.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,u.AD)(e))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:e}){if(!e)return
throw new d.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(e){return e!==void 0&&e!==!1&&e!=="never"&&e!=="none"}function listed(e){return e.map(e=>`\`${e}\``).join(", ")}function handedOver(e,r){const{temperature:t,"reasoning-effort":n,"api-version":o}=e
const s={model:`openai/${e.model}`,base_url:e["base-url"],api_key:e["api-key"]??"",...t!==void 0&&{temperature:t},...n!==void 0&&{reasoning_effort:n},...o!==void 0&&{api_version:o}}
return{llm:s,renews:!0,stays:r}}async function openThere({run:e,inputs:r,knowledge:t,store:s,...a}){const{world:u,job:g}=e
const{id:p,workspace:f,limits:m,branch:w,memoryFile:k}=a
if(!f.openConversation)throw new d.vC("bug","The workspace is not on a server that runs agents.")
const y=await(0,h.n1)({inputs:{...r,"allowed-tools":l,"max-budget-usd":void 0},world:u,store:(0,o.LK)(),completionLog:void 0,conversationId:p,repository:`${g.repository.owner}/${g.repository.name}`,workspace:f.workingDir,branch:w,knowledge:{...t,agents:[],skills:t.skills.filter(i.Pj)},memoryFile:k})
return(0,n.k)({id:p,agent:y,workspace:f,store:s,stamper:()=>({id:u.newId(),timestamp:u.now().toISOString()}),limits:m,secrets:r.secrets??{},hiddenValues:(0,v.secretInputs)(e.settings),report:({message:e})=>(0,c.printNotice)(e)})}})}

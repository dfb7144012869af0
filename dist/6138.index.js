export const id=6138
export const ids=[6138]
export const modules={13757:((e,t,r)=>{r.r(t)
r.d(t,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var n=r(15924)
var o=r(2507)
var s=r(20983)
var i=r(31827)
var a=r(64294)
var c=r(98664)
var d=r(57974)
var u=r(7052)
var v=r(20185)
var h=r(47509)
const l=["terminal","file_editor","task_tracker"]
const g="model-key"
const p=["confirmation","plan-first","check","critic","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","intents","read-github","mcp-config","mcp-secrets","attach-screenshots","fallback-models","vision-model","small-model","model-headers","model-features","output-schema","output-schema-file","log-completions","tool-env"]
function requireOnServer(e,t){const r=whyNotInputs(t)??whyNotRun(e)
if(r!==void 0)throw new c.vC("config",r,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(e){const{"agent-server-conversation":t,"agent-server-gives":r,"api-key":n,"api-mode":o}=e
if(!t)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(e["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const i=p.filter(t=>isSaid(e[t]))
if(i.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(i)}.`
if(n===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(o!==void 0&&o!=="auto"&&!(0,s.AT)(o).isForAgentServer)return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${o}\`.`
return whyNotGiven(r,Object.keys(e.secrets??{}))}function whyNotGiven(e,t){const r=[g,...t]
const n=r.filter(t=>!e?.includes(t))
if(n.length>0)return`\`agent-server-conversation\` hands over ${listed(n)}, which \`agent-server-gives\` has to name.`
const o=e?.filter(e=>!r.includes(e))??[]
if(o.length===0)return
return`\`agent-server-gives\` names ${listed(o)}, which is neither \`${g}\` nor one of \`secrets\`.`}function whyNotRun(e){if((0,a.zN)(e.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,v.AD)(e))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:e}){if(!e)return
throw new c.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(e){return e!==void 0&&e!==!1&&e!=="never"&&e!=="none"}function listed(e){return e.map(e=>`\`${e}\``).join(", ")}function handedOver(e,t){const{temperature:r,"reasoning-effort":n,"api-version":o}=e
const s={model:`openai/${e.model}`,base_url:e["base-url"],api_key:e["api-key"]??"",...r!==void 0&&{temperature:r},...n!==void 0&&{reasoning_effort:n},...o!==void 0&&{api_version:o}}
return{llm:s,renews:!0,stays:t}}async function openThere({run:e,inputs:t,knowledge:r,store:s,...a}){const{world:v,job:g}=e
const{id:p,workspace:m,limits:f,branch:w,memoryFile:k}=a
if(!m.openConversation)throw new c.vC("bug","The workspace is not on a server that runs agents.")
const y=await(0,h.n1)({inputs:{...t,"allowed-tools":l,"max-budget-usd":void 0},world:v,store:(0,o.LK)(),completionLog:void 0,conversationId:p,repository:`${g.repository.owner}/${g.repository.name}`,workspace:m.workingDir,branch:w,knowledge:{...r,agents:[],skills:r.skills.filter(i.Pj)},memoryFile:k})
return(0,n.k)({id:p,agent:y,workspace:m,store:s,stamper:()=>({id:v.newId(),timestamp:v.now().toISOString()}),limits:f,secrets:t.secrets??{},hiddenValues:(0,u.secretInputs)(e.settings),report:({message:e})=>(0,d.printNotice)(e)})}})}

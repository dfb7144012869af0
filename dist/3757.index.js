export const id=3757
export const ids=[3757]
export const modules={13757:((e,t,r)=>{r.r(t)
r.d(t,{handedOver:()=>handedOver,openThere:()=>openThere,requireOnServer:()=>requireOnServer,requireTrusted:()=>requireTrusted})
var n=r(54995)
var o=r(87233)
var s=r(15924)
var i=r(2507)
var a=r(60601)
var c=r(63768)
var d=r(98664)
var u=r(20185)
var v=r(63882)
const h=["terminal","file_editor","task_tracker"]
const l="model-key"
const g=["confirmation","plan-first","check","critic","hooks","sub-agents","plugins","skill-commands","tools","allowed-tools","intents","read-github","mcp-config","mcp-secrets","attach-screenshots","fallback-models","vision-model","small-model","model-headers","model-features","output-schema","output-schema-file","log-completions","tool-env"]
function requireOnServer(e,t){const r=whyNotInputs(t)??whyNotRun(e)
if(r!==void 0)throw new d.vC("config",r,{hint:"See docs/agent-server.md of this action."})}function whyNotInputs(e){const{"agent-server-conversation":t,"agent-server-gives":r,"api-key":n,"api-mode":o}=e
if(!t)return"The input `agent-server-gives` needs `agent-server-conversation: true`."
if(e["agent-server-url"]===void 0)return"`agent-server-conversation` needs `agent-server-url`."
const s=g.filter(t=>isSaid(e[t]))
if(s.length>0)return`With \`agent-server-conversation\`, the agent runs on the server, which cannot honour ${listed(s)}.`
if(n===void 0)return"`agent-server-conversation` needs an `api-key` that can be handed over."
if(o==="responses"||o==="messages")return`\`agent-server-conversation\` cannot be used together with \`api-mode: ${o}\`.`
return whyNotGiven(r,Object.keys(e.secrets??{}))}function whyNotGiven(e,t){const r=[l,...t]
const n=r.filter(t=>!e?.includes(t))
if(n.length>0)return`\`agent-server-conversation\` hands over ${listed(n)}, which \`agent-server-gives\` has to name.`
const o=e?.filter(e=>!r.includes(e))??[]
if(o.length===0)return
return`\`agent-server-gives\` names ${listed(o)}, which is neither \`${l}\` nor one of \`secrets\`.`}function whyNotRun(e){if((0,c.zN)(e.trigger))return"A review needs the agent in the job, and `agent-server-conversation` has it on the server."
if((0,u.AD)(e))return"A plan, a question and a condensation need the agent in the job, and `agent-server-conversation` has it on the server."
return}function requireTrusted({restrictions:e}){if(!e)return
throw new d.vC("config","People without write access wrote on this thread, so I do not hand any key over to the agent server.",{hint:"Ask on a thread without their text, or set `mixed-threads: as-trusted` if you trust what they wrote."})}function isSaid(e){return e!==void 0&&e!==!1&&e!=="never"&&e!=="none"}function listed(e){return e.map(e=>`\`${e}\``).join(", ")}function handedOver(e,t){const{temperature:r,"reasoning-effort":n,"api-version":o}=e
const s={model:`openai/${e.model}`,base_url:e["base-url"],api_key:e["api-key"]??"",...r!==void 0&&{temperature:r},...n!==void 0&&{reasoning_effort:n},...o!==void 0&&{api_version:o}}
return{llm:s,renews:!0,stays:t}}async function openThere({run:e,inputs:t,knowledge:r,store:c,...u}){const{world:l,job:g}=e
const{id:p,workspace:m,limits:f,branch:w,memoryFile:k}=u
if(!m.openConversation)throw new d.vC("bug","The workspace is not on a server that runs agents.")
const y=await(0,v.n1)({inputs:{...t,"allowed-tools":h,"max-budget-usd":void 0},world:l,store:(0,i.LK)(),completionLog:void 0,conversationId:p,repository:`${g.repository.owner}/${g.repository.name}`,workspace:m.workingDir,branch:w,knowledge:{...r,agents:[],skills:r.skills.filter(a.Pj)},memoryFile:k})
return(0,s.k)({id:p,agent:y,workspace:m,store:c,stamper:()=>({id:l.newId(),timestamp:l.now().toISOString()}),limits:f,secrets:t.secrets??{},hiddenValues:(0,o.secretInputs)(l.env),report:({message:e})=>(0,n.printNotice)(e)})}})}

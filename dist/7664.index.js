export const id=7664
export const ids=[7664]
export const modules={77664:((n,e,t)=>{t.d(e,{carryOutCommand:()=>carryOutCommand})
var r=t(54995)
var a=t(48142)
var o=t(79235)
var s=t(60593)
var i=t(62423)
var c=t(21843)
var u=t(98664)
var l=t(94869)
var d=t(88135)
var m=t(99217)
var w=t(1539)
var f=t(29058)
var v=t(54267)
var h=t(33365)
var p=t(24158)
const g=3
async function carryOutCommand(n,e,t){const r=(0,v.$)(n)
const a=await(r?.read())??{status:"none"}
const o=a.status==="found"?(0,c.oy)(n.trigger.key,a.manifest):void 0
if(o)return{answer:o,isEarlier:!0}
const i=e==="labels"?await(0,h.mp)(n,(0,h.dj)(n.world.env)):void 0
const u=await knownOf(n,a,t)
const{body:l,isForgotten:d}=replyTo(e,{...u,labels:i})
const m=d?await keptOnServer(n,u):void 0
const w=m===void 0?l:`${l}\n\n${m}`
const p=await say(n,(0,f.kN)(n,(0,f.F8)(n.world.env,w)))
const g=answerAt(n,p)
const y=r&&await keep(n,{store:r,found:a,command:e,answer:g,activeLease:t})
if(!y)return{answer:g,isEarlier:!1}
await(0,s.Tu)(n.github,n.job.repository,p)
return{answer:y,isEarlier:!0}}async function keptOnServer({world:n},{manifest:e}){if((0,a.JR)(n.env,"agent-server-conversation")!=="true")return
return forgetOnServer(n,e.conversation_id)}async function knownOf(n,e,t){const{world:r}=n
const a=await t(n,e)
const s=r.newId()
const[i=""]=(0,o.phrasesOf)(r.env)
const u=e.status==="found"?e.manifest:(0,c.yz)(s)
return{manifest:u,running:a,phrase:i,newId:s}}async function say(n,e){const{world:t,github:r,job:a,trigger:o}=n
const{thread:i}=o
if(i.type==="none")throw new u.vC("bug","A command without a thread.")
const c=a.runAttempt>1?await(0,f.rA)(n,(0,f.Ab)(n)):void 0
return c??(0,s.Gy)(r,a.repository,i.number,e,(0,f.MI)(t.env,o))}function answerAt({trigger:{key:n},world:e},{url:t}){return{key:n,comment_url:t,outcome:"answered",time:e.now().toISOString()}}async function keep(n,{store:e,found:t,command:r,answer:a,activeLease:o}){let s=t
for(let t=1;t<=g;t+=1){const{manifest:t,isForgotten:i}=replyTo(r,await knownOf(n,s,o))
const u=s.status==="found"?(0,w.kk)(s.files):[]
const l=i?u.filter(({path:n})=>n===w.H3+m.Ct):u
const d=await e.write({manifest:(0,c.$s)(t,a),files:l})
if(d.status==="saved")return
s=await e.read()
const f=s.status==="found"?(0,c.oy)(a.key,s.manifest):void 0
if(f)return f}return}function replyTo(n,e){const{manifest:t,running:r,phrase:a}=e
const said=n=>({body:n,manifest:t,isForgotten:!1})
switch(n){case"help":return said((0,d.J1)("command-help",{phrase:a}))
case"labels":return said((0,d.J1)("command-labels",{lines:labelLines(e).join("\n")}))
case"status":return said((0,d.J1)("command-status",{facts:factsOf(e).join("\n")}))
case"stop":return said(r?(0,d.J1)("command-stop",{run_url:r.run_url}):(0,d.J1)("command-idle"))
case"reset":return r?said((0,d.J1)("command-busy",{run_url:r.run_url,phrase:a})):forget(e)}}function labelLines({labels:{created:n,existing:e,missing:t}=y}){return[...n.length>0?[`- Created: ${n.map(n=>(0,i.aY)(n)).join(", ")}.`]:[],...e.length>0?[`- There already: ${e.map(n=>(0,i.aY)(n)).join(", ")}.`]:[],...t.length>0?[`\n${(0,h._E)(t)}`]:[]]}const y={created:[],existing:[],missing:[]}
function forget({manifest:n,newId:e}){const{answered:t,work:r,counters:a}=n
const o={...(0,c.yz)(e),answered:t,work:r,counters:(0,p.oP)(a)}
return{body:(0,d.J1)("command-reset"),manifest:o,isForgotten:!0}}function factsOf({manifest:n,running:e}){const{work:t,repositories:r,answered:a,conversation_id:o}=n
const s=t&&`- The work is on the branch ${(0,i.aY)(t.branch)}${pullOf(t.pull_request)}.`
const c=Object.values(r).map(({name:n,branch:e,pull_request:t})=>`- The work in ${n} is on the branch ${(0,i.aY)(e)}${pullOf(t,n)}.`)
const u=lastRun(n)
return[e?`- [A run](${e.run_url}) is active.`:"- No run is active.",...u?[u]:[],...s?[s]:[],...c,`- Requests that were answered here: ${a.length}. Conversation ${(0,i.aY)(o)}.`]}function lastRun({outcome:n,reason:e,answered:t}){if(n===null)return
const r=t.findLast(e=>e.outcome===n)?.comment_url??void 0
const a=r===void 0?"Its comment":`[Its comment](${r})`
if(n!=="awaiting-approval")return`- The last run ended as ${n}: ${(0,l.TN)(e??"",300)}.`
return`- The last run ended as ${n}. ${a} shows what waits, until when, and how to approve or reject it.`}function pullOf(n,e=""){return n===null?", without a pull request":`, in pull request ${e}#${n}`}const b=3e4
async function forgetOnServer(n,e){const o=AbortSignal.any([n.signal,AbortSignal.timeout(b)])
try{const r=(0,a.JR)(n.env,"agent-server-url")??""
const s={url:r,key:(0,a.JR)(n.env,"agent-server-key")}
const{AgentServer:i,deleteConversation:c}=await t.e(3992).then(t.bind(t,73992))
const u=new i(s,{...n,connect:n=>new WebSocket(n)})
await c(u,e,o)
return}catch(n){const{message:t,headline:a,hint:s}=(0,u.ec)(n)
const i=o.aborted?"It did not answer in time.":(0,l.hC)(a,s);(0,r.printWarning)(`The conversation ${e} could not be deleted on the agent server. ${o.aborted?i:t}`)
return(0,d.J1)("command-reset-kept",{why:i,id:e})}}})}

export const id=7664
export const ids=[7664]
export const modules={77664:((n,e,t)=>{t.d(e,{carryOutCommand:()=>carryOutCommand})
var r=t(38293)
var s=t(60593)
var a=t(98664)
var o=t(94869)
var i=t(33737)
var c=t(88135)
var u=t(57974)
var l=t(81031)
var d=t(75444)
var m=t(2801)
var f=t(99217)
var w=t(1539)
var g=t(29058)
var v=t(1176)
var h=t(33365)
var p=t(24158)
const y=3
async function carryOutCommand(n,e,t){const r=(0,v.$)(n)
const a=await(r?.read())??{status:"none"}
const o=a.status==="found"?(0,m.oy)(n.trigger.key,a.manifest):void 0
if(o)return{answer:o,isEarlier:!0}
const i=e==="labels"?await(0,h.mp)(n,(0,h.dj)(n.settings)):void 0
const c=await knownOf(n,a,t)
const{body:u,isForgotten:l}=replyTo(e,{...c,labels:i})
const d=l?await keptOnServer(n,c):void 0
const f=d===void 0?u:`${u}\n\n${d}`
const w=await say(n,(0,g.kN)(n,(0,g.F8)(n.settings,f)))
const p=answerAt(n,w)
const y=r&&await keep(n,{store:r,found:a,command:e,answer:p,activeLease:t})
if(!y)return{answer:p,isEarlier:!1}
await(0,s.Tu)(n.github,n.job.repository,w)
return{answer:y,isEarlier:!0}}async function keptOnServer({world:n,settings:e},{manifest:t}){if(!e.slice(l.MACHINE)["agent-server-conversation"])return
return forgetOnServer(n,e,t.conversation_id)}async function knownOf(n,e,t){const{world:s}=n
const a=await t(n,e)
const o=s.newId()
const[i=""]=n.settings.phrases
const c=e.status==="found"?e.manifest:(0,m.yz)(o)
const u=(0,r.gX)(n.trigger,n.settings.slice(d.TRIGGER).prompt)
return{manifest:c,running:a,phrase:i,newId:o,near:u}}async function say(n,e){const{settings:t,github:r,job:o,trigger:i}=n
const{thread:c}=i
if(c.type==="none")throw new a.vC("bug","A command without a thread.")
const u=o.runAttempt>1?await(0,g.rA)(n,(0,g.Ab)(n)):void 0
return u??(0,s.Gy)(r,o.repository,c.number,e,(0,g.MI)(t,i))}function answerAt({trigger:{key:n},world:e},{url:t}){return{key:n,comment_url:t,outcome:"answered",time:e.now().toISOString()}}async function keep(n,{store:e,found:t,command:r,answer:s,activeLease:a}){let o=t
for(let t=1;t<=y;t+=1){const{manifest:t,isForgotten:i}=replyTo(r,await knownOf(n,o,a))
const c=o.status==="found"?(0,w.kk)(o.files):[]
const u=i?c.filter(({path:n})=>n===w.H3+f.Ct):c
const l=await e.write({manifest:(0,m.$s)(t,s),files:u})
if(l.status==="saved")return
o=await e.read()
const d=o.status==="found"?(0,m.oy)(s.key,o.manifest):void 0
if(d)return d}return}function replyTo(n,e){const{manifest:t,running:r,phrase:s}=e
const said=n=>({body:n,manifest:t,isForgotten:!1})
switch(n){case"help":return said((0,c.J1)("command-help",{phrase:s}))
case"labels":return said((0,c.J1)("command-labels",{lines:labelLines(e).join("\n")}))
case"status":return said((0,c.J1)("command-status",{facts:factsOf(e).join("\n")}))
case"stop":return said(r?(0,c.J1)("command-stop",{run_url:r.run_url}):(0,c.J1)("command-idle"))
case"unclear":return said((0,c.J1)("command-unclear",{words:meant(e)}))
case"reset":return r?said((0,c.J1)("command-busy",{run_url:r.run_url,phrase:s})):forget(e)}}function meant({near:n=[],phrase:e}){return n.map(n=>(0,o.SS)(`${e} ${n}`)).join(" or ")}function labelLines({labels:{created:n,existing:e,missing:t}=b}){return[...n.length>0?[`- Created: ${n.map(n=>(0,i.aY)(n)).join(", ")}.`]:[],...e.length>0?[`- There already: ${e.map(n=>(0,i.aY)(n)).join(", ")}.`]:[],...t.length>0?[`\n${(0,h._E)(t)}`]:[]]}const b={created:[],existing:[],missing:[]}
function forget({manifest:n,newId:e}){const{answered:t,work:r,counters:s}=n
const a={...(0,m.yz)(e),answered:t,work:r,counters:(0,p.oP)(s)}
return{body:(0,c.J1)("command-reset"),manifest:a,isForgotten:!0}}function factsOf({manifest:n,running:e}){const{work:t,repositories:r,answered:s,conversation_id:a}=n
const o=t&&`- The work is on the branch ${(0,i.aY)(t.branch)}${pullOf(t.pull_request)}.`
const c=Object.values(r).map(({name:n,branch:e,pull_request:t})=>`- The work in ${n} is on the branch ${(0,i.aY)(e)}${pullOf(t,n)}.`)
const u=lastRun(n)
return[e?`- [A run](${e.run_url}) is active.`:"- No run is active.",...u?[u]:[],...o?[o]:[],...c,`- Requests that were answered here: ${s.length}. Conversation ${(0,i.aY)(a)}.`]}function lastRun({outcome:n,reason:e,answered:t}){if(n===null)return
const r=t.findLast(e=>e.outcome===n)?.comment_url??void 0
const s=r===void 0?"Its comment":`[Its comment](${r})`
if(n!=="awaiting-approval")return`- The last run ended as ${n}: ${(0,o.TN)(e??"",300)}.`
return`- The last run ended as ${n}. ${s} shows what waits, until when, and how to approve or reject it.`}function pullOf(n,e=""){return n===null?", without a pull request":`, in pull request ${e}#${n}`}const $=3e4
async function forgetOnServer(n,e,r){const s=AbortSignal.any([n.signal,AbortSignal.timeout($)])
try{const{"agent-server-url":a="","agent-server-key":o}=e.slice(l.MACHINE)
const{AgentServer:i,deleteConversation:c}=await t.e(3992).then(t.bind(t,73992))
const u=new i({url:a,key:o},{...n,connect:n=>new WebSocket(n)})
await c(u,r,s)
return}catch(n){const{message:e,headline:t,hint:i}=(0,a.ec)(n)
const l=s.aborted?"It did not answer in time.":(0,o.hC)(t,i);(0,u.printWarning)(`The conversation ${r} could not be deleted on the agent server. ${s.aborted?l:e}`)
return(0,c.J1)("command-reset-kept",{why:l,id:r})}}})}

export const id=7664
export const ids=[7664]
export const modules={77664:((e,n,t)=>{t.d(n,{carryOutCommand:()=>carryOutCommand})
var r=t(60674)
var a=t(60593)
var s=t(98664)
var o=t(94869)
var i=t(33737)
var c=t(88135)
var u=t(57974)
var l=t(81031)
var d=t(75444)
var m=t(2801)
var f=t(99217)
var w=t(1539)
var p=t(29058)
var h=t(1176)
var g=t(33365)
var v=t(24158)
const b=3
async function carryOutCommand(e,n,t){const r=(0,h.$)(e)
const s=await(r?.read())??{status:"none"}
const o=s.status==="found"?(0,m.oy)(e.trigger.key,s.manifest):void 0
if(o)return{answer:o,isEarlier:!0}
const i=n==="labels"?await(0,g.mp)(e,(0,g.dj)(e.settings)):void 0
const c=await knownOf(e,s,t)
const{body:u,isForgotten:l}=replyTo(n,{...c,labels:i})
const d=l?await keptOnServer(e,c):void 0
const f=d===void 0?u:`${u}\n\n${d}`
const w=await say(e,(0,p.kN)(e,(0,p.F8)(e.settings,f)))
const v=answerAt(e,w)
const b=r&&await keep(e,{store:r,found:s,command:n,answer:v,activeLease:t})
if(!b)return{answer:v,isEarlier:!1}
await(0,a.Tu)(e.github,e.job.repository,w)
return{answer:b,isEarlier:!0}}async function keptOnServer({world:e,settings:n},{manifest:t}){if(!n.slice(l.MACHINE)["agent-server-conversation"])return
return forgetOnServer(e,n,t.conversation_id)}async function knownOf(e,n,t){const{world:a}=e
const s=await t(e,n)
const o=a.newId()
const[i=""]=e.settings.phrases
const c=n.status==="found"?n.manifest:(0,m.yz)(o)
const u=(0,r.gX)(e.trigger,e.settings.slice(d.TRIGGER).prompt)
return{manifest:c,running:s,phrase:i,newId:o,near:u}}async function say(e,n){const{settings:t,github:r,job:o,trigger:i}=e
const{thread:c}=i
if(c.type==="none")throw new s.vC("bug","A command without a thread.")
const u=o.runAttempt>1?await(0,p.rA)(e,(0,p.Ab)(e)):void 0
return u??(0,a.Gy)(r,o.repository,c.number,n,(0,p.MI)(t,i))}function answerAt({trigger:{key:e},world:n},{url:t}){return{key:e,comment_url:t,outcome:"answered",time:n.now().toISOString()}}async function keep(e,{store:n,found:t,command:r,answer:a,activeLease:s}){let o=t
for(let t=1;t<=b;t+=1){const{manifest:t,isForgotten:i}=replyTo(r,await knownOf(e,o,s))
const c=o.status==="found"?(0,w.kk)(o.files):[]
const u=i?c.filter(({path:e})=>e===w.H3+f.Ct):c
const l=await n.write({manifest:(0,m.$s)(t,a),files:u})
if(l.status==="saved")return
o=await n.read()
const d=o.status==="found"?(0,m.oy)(a.key,o.manifest):void 0
if(d)return d}return}function replyTo(e,n){const{manifest:t,running:r,phrase:a}=n
const said=e=>({body:e,manifest:t,isForgotten:!1})
switch(e){case"help":return said((0,c.J1)("command-help",{phrase:a}))
case"labels":return said((0,c.J1)("command-labels",{lines:labelLines(n).join("\n")}))
case"status":return said((0,c.J1)("command-status",{facts:factsOf(n).join("\n")}))
case"stop":return said(r?(0,c.J1)("command-stop",{run_url:r.run_url}):(0,c.J1)("command-idle"))
case"unclear":return said((0,c.J1)("command-unclear",{words:meant(n)}))
case"reset":return r?said((0,c.J1)("command-busy",{run_url:r.run_url,phrase:a})):forget(n)}}function meant({near:e=[],phrase:n}){return e.map(e=>(0,o.SS)(`${n} ${e}`)).join(" or ")}function labelLines({labels:{created:e,existing:n,missing:t}=y}){return[...e.length>0?[`- Created: ${e.map(e=>(0,i.aY)(e)).join(", ")}.`]:[],...n.length>0?[`- There already: ${n.map(e=>(0,i.aY)(e)).join(", ")}.`]:[],...t.length>0?[`\n${(0,g._E)(t)}`]:[]]}const y={created:[],existing:[],missing:[]}
function forget({manifest:e,newId:n}){const{answered:t,work:r,counters:a}=e
const s={...(0,m.yz)(n),answered:t,work:r,counters:(0,v.oP)(a)}
return{body:(0,c.J1)("command-reset"),manifest:s,isForgotten:!0}}function factsOf({manifest:e,running:n}){const{work:t,repositories:r,answered:a,outcome:s,conversation_id:o}=e
const c=s===null?"":` Conversation ${(0,i.aY)(o)}.`
const u=t&&`- The work is on the branch ${(0,i.aY)(t.branch)}${pullOf(t.pull_request)}.`
const l=Object.values(r).map(({name:e,branch:n,pull_request:t})=>`- The work in ${e} is on the branch ${(0,i.aY)(n)}${pullOf(t,e)}.`)
const d=lastRun(e)
return[n?`- [A run](${n.run_url}) is active.`:"- No run is active.",...d?[d]:[],...u?[u]:[],...l,`- Requests that were answered here: ${a.length}.${c}`]}function lastRun({outcome:e,reason:n,answered:t}){if(e===null)return
const r=t.findLast(n=>n.outcome===e)?.comment_url??void 0
const a=r===void 0?"Its comment":`[Its comment](${r})`
if(e!=="awaiting-approval")return`- The last run ended as ${e}: ${(0,o.TN)(n??"",300)}.`
return`- The last run ended as ${e}. ${a} shows what waits, until when, and how to approve or reject it.`}function pullOf(e,n=""){return e===null?", without a pull request":`, in pull request ${n}#${e}`}const $=3e4
async function forgetOnServer(e,n,r){const a=AbortSignal.any([e.signal,AbortSignal.timeout($)])
try{const{"agent-server-url":s="","agent-server-key":o}=n.slice(l.MACHINE)
const{AgentServer:i,deleteConversation:c}=await t.e(3992).then(t.bind(t,73992))
const u=new i({url:s,key:o},{...e,connect:e=>new WebSocket(e)})
await c(u,r,a)
return}catch(e){const{message:n,headline:t,hint:i}=(0,s.ec)(e)
const l=a.aborted?"It did not answer in time.":(0,o.hC)(t,i);(0,u.printWarning)(`The conversation ${r} could not be deleted on the agent server. ${a.aborted?l:n}`)
return(0,c.J1)("command-reset-kept",{why:l,id:r})}}}),33365:((e,n,t)=>{t.d(n,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>u})
var r=t(58908)
var a=t(98664)
var s=t(33737)
var o=t(88135)
var i=t(57974)
var c=t(75444)
const u="agent:needs-approval"
function decisionLabels(e){const{"approve-label":n,"reject-label":t}=e.slice(c.TRIGGER)
return[...named(n,"0e8a16","Approves what the agent asks for"),...named(t,"b60205","Rejects what the agent asks for"),{name:u,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,n,t){return e===void 0?[]:[{name:e,color:n,description:t}]}async function createLabels({github:e,job:n},t){const r={created:[],existing:[],missing:[]}
for(const s of t)try{const t=await createLabel(e,n.repository,s)?r.created:r.existing
t.push(s.name)}catch(e){(0,i.printNotice)(`The label ${s.name} could not be created. ${(0,a.ec)(e).message}`)
r.missing.push(s)}return r}function toldOf(e){return(0,o.J1)("labels-created",{names:e.map(e=>(0,s.aY)(e)).join(", ")})}function howToCreate(e){const n=e.map(({name:e,color:n,description:t})=>`gh label create ${quotedForShell(e)} --color ${n} --description ${quotedForShell(t)}`)
const t=e.map(({name:e})=>(0,s.aY)(e)).join(", ")
return(0,o.J1)("labels-missing",{names:t,commands:n.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:n,name:t},a){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:n,repo:t,...a})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}})}

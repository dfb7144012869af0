export const id=256
export const ids=[256]
export const modules={256:((e,t,n)=>{n.r(t)
n.d(t,{subAgentTools:()=>subAgentTools,task:()=>task})
var s=n(28942)
var r=n(46032)
var o=n(69423)
var a=n(98664)
var i=n(94869)
var u=n(88135)
const c=200
const d=2e3
function subAgentTools({kinds:e,descriptions:t="long"}){if(e.length===0)return[]
const n=t==="long"?"tools":"tools/short"
return[task((0,u.J1)(`${n}/task`,{kinds:listOf(e)})),delegate((0,u.J1)(`${n}/delegate`))]}function listOf(e){const t=[]
let n=d
for(const{name:s,description:r}of e){const e=`- ${s}: ${(0,i.TN)(r,c)}`
n-=e.length
t.push(n<0?`- ${s}`:e)}return t.join("\n")}function task(e){return(0,o.uO)({name:"task",description:e,input:s.object({prompt:s.string().describe("What to do, where, and what to answer."),subagent_type:s.string().default("general-purpose"),resume:s.string().optional().describe("The id of an earlier sub-agent to continue.")}),annotations:l,risk:"LOW",atOnce:o.Qd,declaredResources:()=>({declared:!0,keys:[]}),about:({subagent_type:e,resume:t=""})=>({task_id:t,subagent:e,status:"stopped"}),run:async({prompt:e,subagent_type:t,resume:n},{subAgents:s,signal:o})=>{const a=requireSubAgents(s)
const i=await a.work(n??a.begin(t),e,o)
const u={task_id:i.id,subagent:i.agent,status:statusOf(i)}
return{...u,content:[(0,r.Qq)(answerOf(i,p))],is_error:!i.isFinished}}})}const g=s.object({command:s["enum"](["spawn","delegate"]),ids:s.array(s.string()).optional(),agent_types:s.array(s.string()).optional(),tasks:s.record(s.string(),s.string()).optional().describe("By id.")})
function delegate(e){return(0,o.uO)({name:"delegate",description:e,input:g,annotations:l,risk:"LOW",declaredResources:()=>({declared:!0,keys:[]}),about:({command:e})=>({command:e}),run:async(e,{subAgents:t,signal:n})=>{const s=requireSubAgents(t)
return e.command==="spawn"?spawn(e,s):assign(e,s,n)}})}function spawn({ids:e=[],agent_types:t=[]},n){requireSome(e,"spawn")
if(t.length>e.length)throw new a.Fp("There are more `agent_types` than `ids`.")
const s=e.map((e,s)=>n.begin(t[s]??"general-purpose",e))
return{content:[(0,r.Qq)(`Ready for work: ${s.join(", ")}.`)]}}async function assign({tasks:e={}},t,n){const s=Object.entries(e)
requireSome(s,"delegate")
const r=s.map(([e,s])=>workOrRefusal(t,e,s,n))
const o=await Promise.allSettled(r)
const a=o.map(e=>{if(e.status==="rejected")throw e.reason
return e.value})
const i=told(a,Math.floor(p/a.length))
return{content:i,is_error:a.every(({isFinished:e})=>!e)}}async function workOrRefusal(e,t,n,s){try{return await e.work(t,n,s)}catch(e){if(!(e instanceof a.Fp))throw e
return{id:t,agent:"",isFinished:!1,why:e.message,answer:""}}}function requireSome(e,t){const n=t==="spawn"?"ids":"tasks"
if(e.length===0)throw new a.Fp(`Parameter \`${n}\` is required for command: ${t}.`)
if(e.length>o.Qd)throw new a.Fp(`Only ${o.Qd} can be named in \`${n}\` at once.`)}const l={readOnlyHint:!1,destructiveHint:!0,idempotentHint:!1,openWorldHint:!0}
const p=2e4
function requireSubAgents(e){if(e)return e
throw new a.Fp("There are no sub-agents here. Do the work yourself.")}function statusOf({isFinished:e}){return e?"completed":"stopped"}function told(e,t){return[(0,r.Qq)(e.map(e=>toldOne(e,t)).join("\n\n"))]}function toldOne(e,t){const n=e.agent===""?"":`, ${e.agent}`
return`[${e.id}${n}: ${statusOf(e)}]\n${answerOf(e,t)}`}function answerOf(e,t){const n="[... its answer is cut here: ask it for the rest ...]"
const s=(0,i.e9)(e.answer.trim()||"It said nothing.",t,n)
const r=e.isFinished?[]:[`Not finished: ${e.why}`]
return[...r,s].join("\n")}})}

export const id=5578
export const ids=[5578]
export const modules={25578:((e,o,t)=>{t.d(o,{executeTool:()=>executeTool,rerunActions:()=>rerunActions})
var r=t(98664)
var n=t(98291)
var s=t(42611)
var a=t(46032)
var i=t(3828)
var c=t(78995)
var l=t(14596)
var d=t(69423)
var u=t(17117)
var v=t(10397)
async function rerunActions(e,{agent:o,workspace:t,signal:a,secrets:d,results:f}){let p=0
for(const[_,g]of(0,v.d5)(e)){if(!_.action||g.kind==="UserRejectObservation")continue
const e=o.toolbox.get(_.tool_name)
if(!e)throw new r.vC("config",`There is no tool ${_.tool_name} to run the actions again.`)
a.throwIfAborted()
const v=(0,s.mK)(_.tool_call,o.toolbox)
const k=(0,u.IX)(_.action,v.status==="ready"?v.input:{})
const w=d&&(0,c.$J)((0,n.o)(e,k,{workspace:t,secrets:d}).secrets,d)
const b=await(0,l.T)(e,k,{workspace:t,signal:a,secrets:w})
const h=d?(0,i.X)(b,d.mask):b
p+=1
if(f)record(f,_,h)
const m=errorOf(h)
if(m!==void 0&&!hadFailed(g))return{repeated:p,failed:{action:_,error:m}}}return{repeated:p}}function record(e,{id:o,tool_name:t,tool_call_id:r},n){const s={tool_name:t,tool_call_id:r}
if(n.status==="crashed")e.append({kind:"AgentErrorEvent",...s,error:n.error})
else e.append({kind:"ObservationEvent",...s,action_id:o,observation:n.observation})}function errorOf(e){if(e.status==="crashed")return e.error
return e.observation.is_error?(0,a.wh)(e.observation.content):void 0}function hadFailed(e){return e.kind==="AgentErrorEvent"||e.kind==="ObservationEvent"&&e.observation.is_error}async function executeTool({agent:e,workspace:o,state:t,toolSecrets:n},{name:s,input:a,signal:u}){const v=e.toolbox.get(s)
if(!v)throw new r.vC("config",`There is no tool ${s}.`)
const f=(0,d.L4)(s,t.agentState)
const p=await(0,l.T)(v,a,{workspace:o,signal:u,secrets:n&&(0,c.$J)([],n),state:f})
return(0,i.X)(p,t.secrets.mask)}})}

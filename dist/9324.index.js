export const id=9324
export const ids=[9324]
export const modules={69324:((n,o,e)=>{e.d(o,{hooksIn:()=>hooksIn,runHooks:()=>runHooks})
var t=e(28942)
var r=e(51622)
var i=e(94869)
var d=e(88135)
var c=e(81664)
async function runHooks(n,o){const e=[]
for(const t of(0,c.U6)(n,o.config)){const r=runHook(t,n,o)
if(t.async){o.onBackground(r.then(noVerdict,noVerdict))
continue}const i=await r
if(i.context!==void 0)e.push(i.context)
if(i.isBlocked)return{blocked:i.reason??unexplained(t),context:e}}return{blocked:void 0,context:e}}async function runHook(n,o,e){const{end:t,verdict:r}=await runOne(n,o,e)
e.onExecution({kind:"HookExecutionEvent",hook_event_type:o.event_type,hook_command:n.command??n.prompt??nameOf(n),...o.tool_name!==void 0&&{tool_name:o.tool_name},success:t.exitCode===0&&r.error===void 0,blocked:r.isBlocked,exit_code:t.exitCode,stdout:t.stdout,stderr:t.stderr,...r.isBlocked&&{reason:r.reason??unexplained(n)},...r.context!==void 0&&{additional_context:r.context},...r.error!==void 0&&{error:r.error},...e.about})
return r}const s={exitCode:-1,stdout:"",stderr:""}
async function runOne(n,o,{run:e,signal:t}){const{type:r,command:i,timeout:d}=n
if(r!=="command"||i===void 0)return{end:s,verdict:failed(`Hooks of type ${r} are not run.`)}
try{const n=JSON.stringify(c.se.parse(o))
const r=await e({command:i,stdin:n,environment:environmentOf(o),timeoutMs:d*1e3,signal:t})
return{end:r,verdict:verdictOf(r)}}catch(n){t.throwIfAborted()
return{end:s,verdict:failed(n instanceof Error?n.message:String(n))}}}function environmentOf({event_type:n,tool_name:o,session_id:e,working_dir:t}){return{OPENHANDS_EVENT_TYPE:n,...t!==void 0&&{OPENHANDS_PROJECT_DIR:t},...e!==void 0&&{OPENHANDS_SESSION_ID:e},...o!==void 0&&{OPENHANDS_TOOL_NAME:o}}}function unexplained(n){return(0,d.J1)("hooks/unexplained",{hook:nameOf(n)})}function nameOf({name:n,command:o,type:e}){return n??o??e}function noVerdict(){}const a=t.string().optional().catch(void 0)
const u=t.object({decision:a,reason:a,additionalContext:a,continue:t.boolean().optional().catch(void 0)})
const l=2
const f=1e4
function verdictOf({exitCode:n,stdout:o,stderr:e,timedOut:t}){if(t)return failed("It took too long.")
if(n!==0&&n!==l)return failed(`It ended with exit code ${n}.`)
const r=replyOn(o)
const i=n===l||isDenial(r)
return{isBlocked:i,reason:i?spoken(r.reason)??spoken(e):void 0,context:spoken(r.additionalContext),error:void 0}}function failed(n){return{isBlocked:!1,reason:void 0,context:void 0,error:n}}function isDenial({decision:n,continue:o}){return n==="deny"||n==="block"||o===!1}function replyOn(n){try{return u.safeParse((0,r.qF)(n)).data??{}}catch{return{}}}function spoken(n){return(0,i.e9)(n?.trim()??"",f,"[... the hook says more ...]")||void 0}function hooksIn(n,o){return({command:e,stdin:t,environment:r,timeoutMs:i,signal:d})=>n.pipe({command:e,stdin:t,variables:r},{timeoutMs:i,signal:AbortSignal.any([d,o])})}})}

export const id=5474
export const ids=[5474]
export const modules={75474:((t,e,n)=>{n.r(e)
n.d(e,{transcript:()=>transcript})
var o=n(94869)
var r=n(46032)
var s=n(16767)
var a=n(52333)
function transcript(t,e){const n=t.map((t,e)=>`[${e+1}] ${entryOf(t)}`)
const r=commonLimit(n.map(t=>t.length),e)
return n.map(t=>(0,o.e9)(t,r,"[... cut ...]")).join("\n\n")}function entryOf(t){if((0,a.aI)(t))return`RESULT of ${t.tool_name} (${t.tool_call_id}): ${resultText(t)}`
switch(t.kind){case"SystemPromptEvent":return`SYSTEM: ${t.system_prompt.text}`
case"MessageEvent":return`${t.source.toUpperCase()}: ${shown([...t.llm_message.content,...t.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${t.summary}`
case"ActionEvent":{const{name:e,arguments:n}=t.tool_call
return[shown(t.thought),`CALL of ${e} (${t.tool_call_id}): ${n}`].filter(Boolean).join("\n")}}}function resultText(t){if(t.kind==="AgentErrorEvent")return`ERROR ${t.error}`
if(t.kind==="UserRejectObservation")return`REJECTED ${t.rejection_reason}`
const{observation:e,extended_content:n}=t
return`${e.is_error?"ERROR ":""}${shown([...(0,s.jH)(e),...n])}`}function shown(t){const e=t.some(t=>t.type==="image")?"[image]":""
return[(0,r.wh)(t),e].filter(Boolean).join("\n")}function commonLimit(t,e){let n=e
const o=[...t].sort((t,e)=>t-e)
for(const[t,e]of o.entries()){const r=n/(o.length-t)
if(e>r)return Math.floor(r)
n-=e}return Number.POSITIVE_INFINITY}})}

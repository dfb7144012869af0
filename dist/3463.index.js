export const id=3463
export const ids=[3463]
export const modules={43463:((t,n,e)=>{e.r(n)
e.d(n,{pinsIn:()=>pinsIn})
var o=e(28942)
const r=o.object({tool_name:o.string(),server:o.string(),print:o.string()})
const s=o.boolean()
const i=o.object({description:o.string(),annotations:o.object({readOnlyHint:s,destructiveHint:s,idempotentHint:s,openWorldHint:s}),mcp_tool:o.object({inputSchema:o.record(o.string(),o.unknown())})})
const a=o.object({kind:o.literal("SystemPromptEvent"),tools:o.array(o.object({meta:r}).and(i.partial().catch({})).optional().catch(void 0))})
const c=5
function pinsIn(t){for(const n of t.list("events").slice(0,c)){const e=a.safeParse(parsed(t.read(`events/${n}`))).data
if(e)return new Map(e.tools.flatMap(t=>t?[[t.meta.tool_name,pinOf(t)]]:[]))}return new Map}function pinOf({meta:t,...n}){const{server:e,print:o}=t
const{description:r,annotations:s,mcp_tool:i}=n
const a=r!==void 0&&s&&i
return{server:e,print:o,...a&&{recorded:{description:r,annotations:s,inputSchema:i.inputSchema}}}}function parsed(t){try{return JSON.parse(t)}catch{return}}})}

export const id=5232
export const ids=[5232]
export const modules={94739:((t,e,n)=>{n.d(e,{G:()=>commandsIn})
var i=n(28942)
var o=n(46032)
var s=n(94869)
const a=i.object({kind:i.literal("TerminalObservation"),command:i.string(),exit_code:i.number(),metadata:i.object({prefix:i.string().catch("")}).catch({prefix:""})})
const r=1e5
function commandsIn(t){const e=new Set(t.flatMap(t=>isTyping(t)?[t.id]:[]))
const n=[]
let i
const end=(t,e)=>{if(i)n.push({...i,...e,end:t})
i=void 0}
for(const n of t){if(n.kind!=="ObservationEvent")continue
const{command:t,exit_code:p,metadata:m}=a.safeParse(n.observation).data??d
if(p===void 0)continue
const u=(0,o.wh)(n.observation.content)
const f=c.exec(m.prefix)?.[1]
if(f!==void 0)end({kind:"exited",exitCode:Number(f)},{output:m.prefix,event:void 0})
if(t.trim()!==""&&!e.has(n.action_id)){end({kind:"stopped"})
i={command:t,output:u,event:n,timestamp:n.timestamp}}else if(i)i={...i,output:(0,s.pJ)(`${i.output}\n${u}`,r),event:n}
if(p>=0)end({kind:"exited",exitCode:p})}end({kind:"running"})
return n}const d={command:"",exit_code:void 0,metadata:{prefix:""}}
const c=/^\[The command before finished with exit code (\d+)\. /
const p=i.object({is_input:i.literal(!0)})
function isTyping(t){return t.kind==="ActionEvent"&&p.safeParse(t.action).success}}),85232:((t,e,n)=>{n.d(e,{failedEditsIn:()=>failedEditsIn})
var i=n(76760)
var o=n(46032)
var s=n(17117)
var a=n(8081)
var r=n(94739)
var d=n(83094)
const c=/: (?:permission denied|the file system is read-only|the disk is full|the disk quota is used up)\.|Read-only file system/
function failedEditsIn(t,e){const n=t.toSorted((t,e)=>Date.parse(t.timestamp)-Date.parse(e.timestamp))
const i=(0,r.G)(n)
const o=n.flatMap((t,o)=>{const s=failedEdit(t,n)
return s&&isInside(s.path,e)&&!isRepeated(s,n.slice(o+1),i)?[s]:[]})
if(o.length===0)return
const s=o.every(({why:t})=>c.test(t))
return{paths:[...new Set(o.map(({path:t})=>t))],isUnwritable:s}}function isInside(t,e){const n=i.posix.relative(e,i.posix.resolve(e,t))
return n.split("/")[0]!==".."}function failedEdit(t,e){if(t.kind!=="ObservationEvent"&&t.kind!=="AgentErrorEvent")return
if((0,a.DJ)(t.tool_name)!=="edits")return
const n=e.find(e=>e.kind==="ActionEvent"&&e.tool_call_id===t.tool_call_id)
const{command:i,path:r}=(0,s.cP)(n?.kind==="ActionEvent"?n.action:null)
const d={command:i,path:typeof r==="string"?r:"",timestamp:t.timestamp}
if(t.kind==="AgentErrorEvent")return{...d,why:t.error}
if(!t.observation.is_error||t.observation.command==="view")return
const{path:c}=t.observation
return{...d,path:typeof c==="string"?c:d.path,why:(0,o.wh)(t.observation.content)}}function isRepeated({path:t,timestamp:e},n,o){const s=i.posix.basename(t)
const isSame=e=>(0,d.v1)(e)&&(t===""||isSamePath(e.observation.path??t,t))
const writes=({command:t,end:n,timestamp:i})=>n.kind==="exited"&&n.exitCode===0&&i>=e&&p.test(t)&&t.includes(s)
return n.some(isSame)||o.some(writes)}function isSamePath(t,e){return typeof t==="string"&&(`/${t}`.endsWith(`/${e}`)||`/${e}`.endsWith(`/${t}`))}const p=/>|\b(?:tee|patch|mv|cp|rm|ln|install|dd|ed|ex|truncate|python[\d.]*|node|ruby|perl|php|deno|bun)\b|\bsed\s(?:.*\s)?-\w*i|\bgit\s+(?:apply|checkout|restore|rm|mv|stash|reset)\b/})}

export const id=5758
export const ids=[5758]
export const modules={15768:((t,e,n)=>{n.d(e,{m:()=>runProgram})
var o=n(31421)
var r=n(78474)
const i=64*1024
async function runProgram(t,e,n){const{cwd:a,environment:s,signal:d,input:c="",maxBytes:l=Number.POSITIVE_INFINITY,ends:u="program"}=n
const p=(0,o.spawn)(t,e,{cwd:a,env:s,stdio:"pipe",detached:u==="group"})
let f=!1
const cut=()=>{f=!0
if(u==="group")killGroup(p.pid)
else p.kill("SIGKILL")
p.stdout.destroy()
p.stderr.destroy()}
if(d?.aborted)cut()
d?.addEventListener("abort",cut,{once:!0})
try{p.stdin.on("error",()=>{}).end(c)
const[t,e]=[collect(p,"stdout",l,cut),collect(p,"stderr",i)]
const[n]=await(0,r.once)(p,"close")
return{stdout:Buffer.concat(t),stderr:Buffer.concat(e).toString(),exitCode:n,isCut:f}}finally{d?.removeEventListener("abort",cut)}}function killGroup(t){try{if(t!==void 0)process.kill(-t,"SIGKILL")}catch{}}function collect(t,e,n,o){const r=[]
let i=0
t[e].on("data",t=>{if(i<n)r.push(t.subarray(0,n-i))
i+=t.length
if(i>n)o?.()})
return r}}),45758:((t,e,n)=>{n.r(e)
n.d(e,{runCaptureJob:()=>runCaptureJob})
var o=n(28942)
var r=n(15768)
var i=n(98664)
var a=n(22499)
var s=n(7925)
const isCode=t=>t in s.Lp
const d=o.object({path:o.string(),quoted:o.string(),oldMode:o.string(),newMode:o.string(),oldObject:o.string(),newObject:o.string()}).readonly()
const c=o.object({path:o.string(),added:o.number().optional(),removed:o.number().optional()}).transform(({path:t,added:e,removed:n})=>({path:t,added:e,removed:n}))
const l=o.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const u=o.array(l).max(20).readonly()
const p=o.discriminatedUnion("kind",[o.object({kind:o.literal("merged"),commits:u}).readonly(),o.object({kind:o.literal("rewritten"),onto:u}).readonly(),o.object({kind:o.literal("copied"),how:o["enum"](["revert","pick"]),of:l,subject:o.string().max(1e3),tree:l}).readonly(),o.object({kind:o.literal("plain")}).readonly()])
const f=o.object({tree:o.string(),files:o.array(c).readonly(),known:o.object({from:o.string(),to:o.string(),entries:o.array(d).readonly()}).readonly().optional(),leftOut:o.array(o.object({path:o.string(),code:o.string().refine(isCode),detail:o.string()}).readonly()).readonly(),wholeTree:o.string().optional(),aside:o.object({paths:o.array(o.string()).readonly(),patch:o.base64().transform(t=>Buffer.from(t,"base64"))}).readonly().optional(),passedOver:o.array(o.object({kind:o["enum"](["ignored","revealed","sparse"]),path:o.string(),detail:o.string()}).readonly()).readonly().optional(),commits:p.optional()})
const g=o.discriminatedUnion("kind",[o.object({kind:o["enum"](["files","whole"]),change:f}),o.object({kind:o.literal("failed"),why:o.string()})])
const m=128*1024*1024
const h=[{finder:"git",share:.65},{finder:"walk",share:.35}]
async function runCaptureJob(t,e){const n=[]
for(const{finder:o,share:r}of h){const{lines:i,isLate:a}=await attempt({...t,finder:o},{...e,limitMs:e.limitMs*r})
const s=i.findLast(t=>t.kind!=="failed")
const d=i.findLast(t=>t.kind==="failed")
if(s)return s.kind==="whole"?s.change:withoutRefs(s.change)
const c=a?`it took longer than ${Math.round(e.limitMs*r/1e3)} s`:"its process ended early"
n.push(d?.why??c)}throw new i.vC("git",`The work in the workspace could not be captured: ${n[0]}.`,{hint:"Ask for less at once, or look into the workspace on a self-hosted runner.",cause:new Error(n.join("\n"))})}async function attempt(t,e){const n=AbortSignal.any([e.signal,AbortSignal.timeout(e.limitMs)])
const[o="",...i]=e.command
const{stdout:s,isCut:d}=await(0,r.m)(o,i,{cwd:t.folder,environment:(0,a.f7)(),input:JSON.stringify(t),maxBytes:m,ends:"group",signal:n})
e.signal.throwIfAborted()
const c=s.toString().split("\n").slice(0,-1)
return{lines:c.map(t=>g.parse(JSON.parse(t))),isLate:d}}function withoutRefs(t){const e="its branches and stashes could not be looked at in time"
return{...t,leftOut:[...t.leftOut,{path:".git",code:"DKH-114",detail:e}]}}})}

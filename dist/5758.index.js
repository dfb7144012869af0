export const id=5758
export const ids=[5758]
export const modules={15768:((t,e,n)=>{n.d(e,{m:()=>runProgram})
var o=n(31421)
var r=n(78474)
const i=64*1024
async function runProgram(t,e,n){const{cwd:a,environment:s,signal:d,input:l="",maxBytes:c=Number.POSITIVE_INFINITY,ends:u="program"}=n
const p=[]
const{onStdout:f=t=>void p.push(t)}=n
const h=(0,o.spawn)(t,e,{cwd:a,env:s,stdio:"pipe",detached:u==="group"})
let g=!1
const cut=()=>{g=!0
if(u==="group")killGroup(h.pid)
else h.kill("SIGKILL")
h.stdout.destroy()
h.stderr.destroy()}
if(d?.aborted)cut()
d?.addEventListener("abort",cut,{once:!0})
try{h.stdin.on("error",()=>{}).end(l)
const t=[]
pass(h,"stdout",c,f,cut)
pass(h,"stderr",i,e=>void t.push(e))
const[e]=await(0,r.once)(h,"close")
return{stdout:Buffer.concat(p),stderr:Buffer.concat(t).toString(),exitCode:e,isCut:g}}finally{d?.removeEventListener("abort",cut)}}function killGroup(t){try{if(t!==void 0)process.kill(-t,"SIGKILL")}catch{}}function pass(t,e,n,o,r){let i=0
t[e].on("data",t=>{if(i<n)o(t.subarray(0,n-i))
i+=t.length
if(i>n)r?.()})}}),45758:((t,e,n)=>{n.r(e)
n.d(e,{runCaptureJob:()=>runCaptureJob})
var o=n(28942)
var r=n(15768)
var i=n(98664)
var a=n(22499)
var s=n(7925)
const isCode=t=>t in s.Lp
const d=o.object({path:o.string(),quoted:o.string(),oldMode:o.string(),newMode:o.string(),oldObject:o.string(),newObject:o.string()}).readonly()
const l=o.object({path:o.string(),added:o.number().optional(),removed:o.number().optional()}).transform(({path:t,added:e,removed:n})=>({path:t,added:e,removed:n}))
const c=o.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const u=o.array(c).max(20).readonly()
const p={subject:o.string().max(1e3),body:o.string().max(2e4),trailers:o.array(o.string().max(500)).max(50).readonly()}
const f=o.object({...p,tree:c}).readonly()
const h=o.object({how:o["enum"](["revert","pick"]),of:c,...p}).readonly()
const g=o.discriminatedUnion("kind",[o.object({kind:o.literal("merged"),commits:u}).readonly(),o.object({kind:o.literal("rewritten"),onto:u,only:f.optional(),behind:c.optional()}).readonly(),o.object({kind:o.literal("copied"),copies:o.array(h).max(20).readonly(),tree:c}).readonly(),o.object({kind:o.literal("looked"),at:c}).readonly(),o.object({kind:o.literal("plain")}).readonly()])
const m=o.object({tree:o.string(),files:o.array(l).readonly(),known:o.object({from:o.string(),to:o.string(),entries:o.array(d).readonly()}).readonly().optional(),leftOut:o.array(o.object({path:o.string(),code:o.string().refine(isCode),detail:o.string()}).readonly()).readonly(),wholeTree:o.string().optional(),aside:o.object({paths:o.array(o.string()).readonly(),patch:o.base64().transform(t=>Buffer.from(t,"base64"))}).readonly().optional(),passedOver:o.array(o.object({kind:o["enum"](["ignored","revealed","sparse","linked"]),path:o.string(),detail:o.string()}).readonly()).readonly().optional(),commits:g.optional(),tooMany:o.object({files:o.number(),folder:o.string()}).readonly().optional()})
const y=o.discriminatedUnion("kind",[o.object({kind:o["enum"](["files","whole"]),change:m}),o.object({kind:o.literal("failed"),why:o.string(),machine:o.object({headline:o.string(),hint:o.string().optional(),isLasting:o.boolean()}).optional()})])
const b=64*1024*1024
const k=[{finder:"git",share:.65},{finder:"walk",share:.35}]
async function runCaptureJob(t,e){const n=[]
let o
for(const{finder:r,share:i}of k){const{line:a,isLate:s}=await attempt({...t,finder:r},{...e,limitMs:e.limitMs*i})
if(a?.kind==="whole")return a.change
if(a?.kind==="files")return withoutRefs(a.change)
const d=s?`it took longer than ${Math.round(e.limitMs*i/1e3)} s`:"its process ended early"
const l=a?.kind==="failed"?a:void 0
n.push(l?.why??d)
o??=l?.machine}const r=new Error(n.join("\n"))
if(o)throw new i.vC("machine",o.headline,{...o,quote:w,cause:r})
throw new i.vC("git",`The work in the workspace could not be captured: ${n[0]}.`,{hint:"Ask for less at once, or look into the workspace on a self-hosted runner.",cause:r})}const w="The work in the workspace could not be captured."
async function attempt(t,e){const n=AbortSignal.any([e.signal,AbortSignal.timeout(e.limitMs)])
const[o="",...i]=e.command
const s=new LastLines
const{isCut:d}=await(0,r.m)(o,i,{cwd:t.folder,environment:(0,a.f7)(),input:JSON.stringify(t),maxBytes:b,onStdout:t=>s.push(t),ends:"group",signal:n})
e.signal.throwIfAborted()
const l=s.take()
return{line:l===void 0?void 0:y.parse(JSON.parse(l)),isLate:d}}class LastLines{#t=[]
#e
#n
push(t){let e=0
for(let n=t.indexOf("\n");n>=0;n=t.indexOf("\n",e)){this.#o(t.subarray(e,n))
e=n+1}if(e<t.length)this.#t.push(t.subarray(e))}take(){const t=this.#e??this.#n;[this.#t,this.#e,this.#n]=[[],void 0,void 0]
return t?.toString()}#o(t){const e=Buffer.concat([...this.#t,t])
this.#t=[]
if(e.subarray(0,v.length).equals(v))this.#n=e
else this.#e=e}}const v=Buffer.from('{"kind":"failed"')
function withoutRefs(t){const e="its branches and stashes could not be looked at in time"
return{...t,leftOut:[...t.leftOut,{path:".git",code:"DKH-114",detail:e}]}}})}

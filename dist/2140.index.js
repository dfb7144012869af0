export const id=2140
export const ids=[2140]
export const modules={99217:((t,e,n)=>{n.d(e,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>w,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>k})
var o=n(77598)
var s=n(28942)
var r=n(64377)
var c=n(95017)
var i=n(14549)
var a=n(54847)
const u="runs.json"
const d=s.int().min(0).default(0)
const f={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number().optional()}
const l=s.strictObject(f).readonly()
const p=s.strictObject({run:s.string(),at:r.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...f,comment:s.string().optional(),before:l.optional()}).readonly()
const h=s.strictObject({up:d,down:d}).readonly()
const m=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:d,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number(),unpriced:d,up:d,down:d}).readonly()
const w=s.strictObject({version:s.literal(1),rows:s.array(m).readonly(),runs:s.array(p).readonly(),feedback:s.record(s.string(),h).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const k={version:1,rows:[],runs:[],feedback:{},counted:[]}
const O=500
const v=200
const b=5e3
const g=1e3
const y="unfinished"
function recordsIn(t){const e=parsed(s.array(p),t(u))??[]
if(e.every(({before:t})=>t===void 0))return e
const{sums:n,models:o}=usedIn(t)
return e.map(({before:t,...e})=>t?{...e,...less(n,t),model:o.join(", ")}:e)}function withUnfinished(t,e){const{sums:n}=usedIn(t)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(t),{...e,...o,model:"",outcome:y,before:n})}function usedIn(t){const e=parsed(s.object({stats:i.Uz}),t(c.bv))?.stats??i.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:r,cost:a,models:u}=(0,i.vA)(e)
const d={inputTokens:n,cachedTokens:o,outputTokens:r}
return{sums:{...d,costUsd:a},models:u}}function less(t,e){const difference=n=>Math.max(0,t[n]-e[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:t.costUsd===void 0?void 0:(0,a.D$)(Math.max(0,t.costUsd-(e.costUsd??0)))}}function parsed(t,e){try{return e===void 0?void 0:t.parse(JSON.parse(e))}catch{return}}function withRecord(t,e){const isOther=({run:t,comment:n,outcome:o})=>t!==e.run||n!==e.comment&&o!==y
return[...t.filter(isOther),e].slice(-O)}function withStates(t,e){const n=new Set([...t.counted,...t.runs.map(keyOf)])
const o=e.filter(t=>!n.has(keyOf(t)))
const s=new Set(o.map(({comment:t})=>t))
return{...t,rows:sumOf([...t.rows,...rowsOf(o,t.feedback)]),feedback:Object.fromEntries(Object.entries(t.feedback).filter(([t])=>!s.has(t))),counted:[...t.counted,...o.map(keyOf)].slice(-b)}}function withRun(t,e){const n=withRecord(t.runs,e)
const o=n.slice(-v)
return{...withStates({...t,runs:[]},n.slice(0,-v)),runs:o}}function keyOf({run:t,at:e,comment:n=""}){return(0,o.createHash)("sha256").update([t,e,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(t,e){const n=Object.entries({...t.feedback,...e}).slice(-g)
return{...t,feedback:Object.fromEntries(n)}}function ledgerRows(t,e){const{rows:n}=withStates({...t,runs:[]},[...e,...t.runs])
return n.toSorted((t,e)=>nameOf(e).localeCompare(nameOf(t)))}function rowsOf(t,e){return t.map(({at:t,outcome:n,costUsd:o,comment:s="",run:r,before:c,...i})=>({...i,month:t.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...e[s]??{up:0,down:0}}))}function nameOf({month:t,workflow:e,model:n}){return[t,e,n].join("\n")}function sumOf(t){return[...Map.groupBy(t,nameOf).values()].map(t=>t.reduce(add))}function add(t,e){const n={...t.outcomes}
for(const[t,o]of Object.entries(e.outcomes))n[t]=(n[t]??0)+o
return{...t,outcomes:n,runs:t.runs+e.runs,inputTokens:t.inputTokens+e.inputTokens,cachedTokens:t.cachedTokens+e.cachedTokens,outputTokens:t.outputTokens+e.outputTokens,costUsd:Math.round((t.costUsd+e.costUsd)*1e6)/1e6,unpriced:t.unpriced+e.unpriced,up:t.up+e.up,down:t.down+e.down}}}),89759:((t,e,n)=>{n.r(e)
n.d(e,{releaseOnly:()=>releaseOnly,writeFitting:()=>writeFitting})
var o=n(88135)
var s=n(45867)
var r=n(95582)
var c=n(99217)
var i=n(1539)
var a=n(58119)
var u=n(75985)
var d=n(85831)
const f=[3/4,1/2,1/4,1/16,1/64,0]
async function writeFitting(t,e,n,o){for(const s of smallerThan(e,n,o))try{const e=await t.write(s.draft)
s.tell()
return{written:e,files:s.draft.files,kept:{proposal:s.draft.manifest.proposal}}}catch(e){if(!(0,r.Jm)(e))throw e
if(partOf(e)===partOf(n))continue
const c=await writeFitting(t,s.draft,e,o)
s.tell()
return c}throw n}function partOf(t){return t instanceof r.MF?t.part:"copies"}function smallerThan(t,e,n){return partOf(e)==="conversation"?withShorterConversation(t,n):withFewerCopies(t,e,n)}function*withFewerCopies(t,e,n){const o=partsOf(t.files)
const s=o.flatMap(({work:t})=>t?.copies?.all??[]).toSorted((t,e)=>sizeOf(t)-sizeOf(e))
const c=s.reduce((t,e)=>t+sizeOf(e),0)
const i=e instanceof r.MF?"all changes together are too large":"the disk of the runner was full"
for(const e of s.length===0?[]:f){const{files:r,lost:a}=withFewer(o,smallestWithin(s,c*e))
const d=t.files.filter(({path:t})=>!isWork(t))
const tell=()=>(0,u.noteUncopied)({notes:n},a.map(t=>({...t,why:i})))
yield{draft:{...t,files:[...d,...r]},tell:tell}}}function*withShorterConversation(t,e){const{manifest:n,files:s}=t
const without=(...t)=>s.filter(({path:e})=>!t.some(t=>e.startsWith(i.H3+t))||e===i.H3+c.Ct)
const r=(0,o.J1)("state-without-sub-agents")
yield{draft:{manifest:n,files:without("observations/","subagents/")},tell:()=>e.add(r)}
const a={...n,read_until:null,thread_digest:null,proposal:withoutActions(n)}
const tell=()=>{e.delete(r)
e.add((0,o.J1)("state-without-conversation"))}
yield{draft:{manifest:a,files:without("")},tell:tell}}function withoutActions({proposal:t}){const{data:e}=s.Jh.safeParse(t)
if(!e)return null
const n=(0,s.dz)(e).filter(({pending:t})=>"tool"in t)
const[r]=n
if(!r)return t
const c={verdict:"dropped",by:"us",at:r.pending.created,reason:(0,o.J1)("approval-conversation-lost")}
return JSON.parse(JSON.stringify((0,s.Q6)(e,n,c)))}async function releaseOnly(t,{begun:e,ended:n,files:o}){const{conversation_id:s,read_until:r,thread_digest:c}=e
const a={...n,conversation_id:s,read_until:r,thread_digest:c,proposal:null}
return t.write({manifest:a,files:(0,i.kk)(o)}).then(({status:t})=>t==="saved",()=>!1)}function smallestWithin(t,e){const n=new Set
let o=e
for(const e of t){o-=sizeOf(e)
if(o<0)break
n.add(e)}return n}function sizeOf(t){return t.kind==="gone"?0:(0,a.$E)(t).length}function withFewer(t,e){const n=[]
const o=t.flatMap(({work:t,own:o,inPart:s})=>{if(!t?.copies)return o
const{base:r,all:c}=t.copies
const i=c.filter(t=>t.kind!=="gone"&&!e.has(t))
const a=i.map(t=>({path:Buffer.from(t.path,"latin1").toString(),size:sizeOf(t)}))
n.push(...a)
const u=[...t.lost,...a.map(({path:t})=>({path:t,was:""}))]
const f=c.filter(t=>!i.includes(t))
return(0,d.Xo)({...t,copies:{base:r,all:f},lost:u}).map(s)})
return{files:o,lost:n}}const isWork=t=>t.startsWith("work/")&&t!==d.f
function partsOf(t){const e=t.filter(({path:t})=>isWork(t))
const n=e.filter(({path:t})=>(0,d.Yc)(t)).map(({path:t})=>Number(t.split("/")[2]))
const o=e.filter(({path:t})=>!(0,d.Yc)(t))
const same=t=>t
return[{own:o,work:(0,d.x9)(contentsOf(o)),inPart:same},...[...new Set(n)].map(t=>{const n=e.filter(({path:e})=>(0,d.Yc)(e,t))
return{own:n,work:(0,d.x9)((0,d.sA)(contentsOf(n),t)),inPart:e=>(0,d.fZ)(e,t)}})]}function contentsOf(t){return new Map(t.map(({path:t,read:e})=>[t,e()]))}})}

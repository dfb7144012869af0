export const id=6062
export const ids=[6062]
export const modules={94739:((t,e,n)=>{n.d(e,{G:()=>commandsIn})
var i=n(28942)
var o=n(46032)
var s=n(94869)
const a=i.object({kind:i.literal("TerminalObservation"),command:i.string(),exit_code:i.number(),metadata:i.object({prefix:i.string().catch("")}).catch({prefix:""})})
const d=1e5
function commandsIn(t){const e=new Set(t.flatMap(t=>isTyping(t)?[t.id]:[]))
const n=[]
let i
const end=(t,e)=>{if(i)n.push({...i,...e,end:t})
i=void 0}
for(const n of t){if(n.kind!=="ObservationEvent")continue
const{command:t,exit_code:u,metadata:m}=a.safeParse(n.observation).data??r
if(u===void 0)continue
const f=(0,o.wh)(n.observation.content)
const p=c.exec(m.prefix)?.[1]
if(p!==void 0)end({kind:"exited",exitCode:Number(p)},{output:m.prefix,event:void 0})
if(t.trim()!==""&&!e.has(n.action_id)){end({kind:"stopped"})
i={command:t,output:f,event:n,timestamp:n.timestamp}}else if(i)i={...i,output:(0,s.pJ)(`${i.output}\n${f}`,d),event:n}
if(u>=0)end({kind:"exited",exitCode:u})}end({kind:"running"})
return n}const r={command:"",exit_code:void 0,metadata:{prefix:""}}
const c=/^\[The command before finished with exit code (\d+)\. /
const u=i.object({is_input:i.literal(!0)})
function isTyping(t){return t.kind==="ActionEvent"&&u.safeParse(t.action).success}}),56062:((t,e,n)=>{n.d(e,{failedIn:()=>failedIn,seenTests:()=>seenTests})
var i=n(33737)
var o=n(7925)
var s=n(91503)
var a=n(94739)
var d=n(83094)
const r=5
function failedCommandsIn(t,e){const n=t.findLast(d.v1)?.timestamp??""
const i=(0,a.G)(t).filter(({timestamp:t})=>t>=n)
const o=new Map
for(const{command:t,end:n,output:s}of i){o.delete(t)
if(n.kind==="exited"&&hasFailed({command:t,output:s},n.exitCode)&&!e(t))o.set(t,{command:t,exitCode:n.exitCode})}return[...o.values()].slice(-r)}function hasFailed({command:t,output:e},n){return n>0&&!(0,d.Om)({command:t,exitCode:n},e)}var c=n(96577)
var u=n(52442)
function testIn(t){const{kind:e,exit:n}=(0,u.c)(t)
if(e==="launcher"||e==="other")return
return n==="own"?"known":"unknown"}function testsIn(t,e=[]){const n=[...(0,a.G)(t),...(0,a.G)(e)]
const i=n.toSorted((t,e)=>Date.parse(t.timestamp)-Date.parse(e.timestamp))
const o=new Map
const d=i.map(({command:t})=>t)
for(const[t,{command:e,end:n,event:a,output:r}]of i.entries()){const i=n.kind==="exited"?n.exitCode:-1
const u=(0,c.k)({command:e,output:r,exitCode:i,results:a&&(0,s.ob)(a)})
if(u===void 0)continue
const m=n.kind==="stopped"&&u.verdict==="unknown"?{...u,reason:"killed"}:u
o.delete(e)
const f=d.slice(0,t+1)
o.set(e,{command:e,before:f,seen:m,isRunning:n.kind==="running",tree:a&&(0,s.Qh)(a)})}return[...o.values()]}async function seenTests(t,{brought:e,paths:i}){const{events:s,prepared:a}=t
const d=testsIn(s,a.subAgentEvents)
if(d.length===0)return[]
const{filesAt:r}=await n.e(8039).then(n.bind(n,28039))
const c=d.flatMap(({tree:t})=>t&&"files"in t?[t.files]:[])
const u=[...new Set([...i,...c.flatMap(t=>Object.keys(t))])]
const m=e.kept.kind==="branch"
const{namesJudge:f}=await n.e(7336).then(n.bind(n,87336))
const p=f([...s,...a.subAgentEvents],a.run.job.workspace)
return testsSeen(d,{whyNotNamed:({command:t,before:e,tree:n})=>p({command:t,before:e,changed:n&&"files"in n?Object.keys(n.files):[]}),paths:i,withheld:m?e.withheld.filter(t=>!(0,o.h0)(t.code)).map(({path:t})=>t):[],now:await r(a.run.job.workspace,u,Object.assign({},...c)),isReview:a.startingPoint.goal.kind==="review"})}function failedIn({events:t,prepared:e}){const isTold=t=>testIn(t)!==void 0
return failedCommandsIn([...t,...e.subAgentEvents],isTold)}function testsSeen(t,e){return t.map(t=>{const{command:n,seen:i,isRunning:o,tree:s}=t
const{verdict:a,exitCode:d}=i
const r={command:n,exitCode:d,isRunning:o,verdict:a}
if(i.verdict==="unknown")return{...r,why:m[i.reason]}
const c=whyNotOf(s,e)
return{...r,why:c??(a==="passed"?e.whyNotNamed?.(t):void 0)}})}const m={pipe:"its result is that of a pipe","other-command":"its result is that of another command",background:"it ran in the background",condition:"its result is that of a condition",redefined:"its name was given to another program",unreadable:"its command cannot be read",running:"it was still running at the end",killed:"it was stopped before it ended","no-tests":"no test ran","no-result":"it printed no result of a test",disagreement:"its output has a failed test, and its exit code is 0",printed:"it printed the result of a failed test, and is no test"}
const f={limit:"this run had too many tests to compare the files each time",many:"too many files are changed to compare them",failed:"its files could not be compared with what is published",apart:"it ran in a checkout of its own"}
function whyNotOf(t,e){if(t===void 0)return"its files were not compared with what is published"
if("unseen"in t)return f[t.unseen]
const{paths:n,withheld:o,now:s,isReview:a}=e
const{files:d}=t
const[r]=Object.keys(d).filter(t=>d[t]!==s[t])
const[c]=n.filter(t=>d[t]===void 0)
const u=r??c
if(u!==void 0)return isComparable(u)?`${(0,i.FX)(u)} was changed after it`:f.failed
const[m]=a?Object.keys(d):o.filter(t=>d[t]!==void 0)
return m===void 0?void 0:`it ran with ${(0,i.FX)(m)}, which is not published`}function isComparable(t){return!/[\n\uFFFD]/.test(t)}})}

export const id=20
export const ids=[20,8563,9153]
export const modules={70020:((n,e,t)=>{t.r(e)
t.d(e,{approvalCommentOf:()=>approvalCommentOf,hasEnded:()=>hasEnded,isAsShown:()=>isAsShown,resultsOf:()=>resultsOf,settleApprovals:()=>settleApprovals,waitingItems:()=>waitingItems})
var r=t(79235)
var o=t(76327)
var a=t(54552)
var s=t(685)
var i=t(80292)
var c=t(88135)
var l=t(33365)
var u=t(22440)
var d=t(20185)
var f=t(54267)
var p=t(31384)
var m=t(23665)
var h=t(68563)
var v=t(59153)
async function waitingItems(n,e){const{root:t,asking:r,earlierEvents:o,before:a,...s}=e
const c=[...n.log]
const l=requestersIn(c,r)
const u=(0,v.shellFolder)(c.slice(o),t)
return(await n.pendingActions()).map(({action:n,input:e,risk:t,reasons:r,grant:o})=>{const c=folderBefore(a,n.id)??u
const d={arguments:(0,i.dj)(e),cwd:n.tool_name==="terminal"?c:"."}
const f={action:n.id,tool:n.tool_name,...d,grant:o,requesters:l}
return{pending:{...s,...f},risk:t,reasons:r,shown:null,decision:null}})}function isAsShown(n,e){return n.every(({pending:n})=>{if(!("tool"in n))return!1
const t=e.find(({action:e})=>e.id===n.action)
if(t?.action.tool_name!==n.tool||(0,i.dj)(t.input)!==n.arguments)return!1
return(0,i.dj)(t.grant)===(0,i.dj)(n.grant)})}function requestersIn(n,e){const t=new Map(e.map(n=>[n.login.toLowerCase(),n]))
for(const e of n){if(e.kind!=="MessageEvent"||e.source!=="user"||e.sender===void 0)continue
const n=e.sender.toLowerCase()
if(!t.has(n))t.set(n,{login:e.sender,id:null})}return[...t.values()].sort((n,e)=>n.login<e.login?-1:1)}function folderBefore(n,e){const t=n?.items.find(({pending:n})=>"action"in n&&n.action===e)?.pending
return t&&"cwd"in t?t.cwd:void 0}async function settleApprovals(n,e,t){const{run:r,conversation:o}=n
const a=await propose(n,e,t)
const s=(0,d.Bg)(r)==="work"&&(0,d.Y1)(r.memory)
const i=a&&s?{...a,of_plan:!0}:a
const c={used:e.used,results:resultsOf(o.log)}
if(!i)return{proposal:i,...c}
const u=await approvalCommentIn(n,i,t.tree)
if("why"in u){dropUnseen(r,i,u.why)
return{proposal:void 0,...c,unseen:u.why}}const{created:f,missing:p}=await(0,l.mp)(r,(0,l.CY)(r.world.env))
if(f.length>0)r.memory.notes.add((0,l.dc)(f))
if(p.length>0)r.memory.notes.add((0,l._E)(p))
const m=[u.approvalComment,e.difference??""].filter(Boolean)
return{proposal:i,...c,isDiffInComment:u.hasFiles,approvalComment:m.join("\n\n")}}async function propose({run:n,inputs:e,conversation:t,startingPoint:r,knowledge:o,tools:s,earlierEvents:i},{end:c,used:l,shownAt:u,refused:d},{kept:v,tree:g,held:w,intents:y}){const{thread:k}=n.trigger
if(k.type==="none")return
const b=askingIn(n)
if(w)return(0,m.pD)(n,e,{...w,requesters:requestersIn(t.log,b)})
if(y.length>0){const r=requestersIn(t.log,b)
return{v:1,items:(0,h.intentItems)(n,e,{thread:k.number,requesters:r,intents:y}),comment:null}}if(c.status!=="waiting"||d!==void 0)return
const _=await waitingItems(t,{...(0,p.T6)(n,e,{thread:k.number,rules:o.rules}),tree:g,head:v.kind==="branch"?v.commit:r.head,root:s.workspace.workingDir,asking:b,earlierEvents:i,before:(0,f.sp)(n.memory),network:s.report()?.network??"all"})
if(_.length===0)return
return{v:1,items:u===void 0?_:(0,a.YY)(_,l,u),comment:null}}function askingIn({trigger:{kind:n,actors:e},memory:t}){const r=n==="decision"?[]:e.map(({login:n,id:e})=>({login:n,id:e??null}))
const o=(0,f.sp)(t)?.items.map(({pending:n})=>n)??[]
const a=o.filter(({conversation:n})=>n===t.id).flatMap(({requesters:n})=>n)
return[...a,...r]}async function approvalCommentIn(n,e,t){const{run:r,inputs:o}=n
const a=grantedIn(e)
const s=a.length===0?{files:""}:await(0,v.shownFiles)(n,t,a)
if("why"in s)return s
const i=approvalCommentOf(e,r,o,s.files)
if(i.length>v.APPROVAL_COMMENT)return{why:(0,c.J1)("approval-unseen-long",{room:String(v.APPROVAL_COMMENT)})}
return{approvalComment:i,hasFiles:a.length>0}}function grantedIn({items:n}){return n.flatMap(({pending:n,decision:e})=>e===null&&"grant"in n&&(0,o.PH)(n.grant)?[n.arguments]:[])}function dropUnseen({memory:n,world:e},t,r){const o={verdict:"dropped",by:"us",at:e.now().toISOString(),reason:r}
n.update((0,f.LY)((0,a.Q6)(t,(0,a.dz)(t),o)))}function approvalCommentOf(n,{world:e},t,o=""){const[a=""]=(0,r.phrasesOf)(e.env)
return(0,s.t7)(n,{phrase:a,approveLabel:t["approve-label"],rejectLabel:t["reject-label"],approvers:(0,u.U)(e.env,void 0).inWords},o)}const g="ran, and was still running"
const w="cut off, so it may have run"
function resultsOf(n){const e=new Map
const t=new Map
for(const r of n){if(r.kind==="ActionEvent")t.set(r.tool_call_id,r.id)
if(r.kind==="ObservationEvent")e.set(r.action_id,observed(r.observation))
if(r.kind==="UserRejectObservation")e.set(r.action_id,w)
if(r.kind!=="AgentErrorEvent")continue
const n=t.get(r.tool_call_id)
if(n!==void 0)e.set(n,r.error===(0,c.J1)("interrupted")?w:"failed")}return e}function hasEnded(n){return(n??"").startsWith("ran")&&n!==g}function observed({exit_code:n,is_error:e}){if(typeof n==="number")return n===-1?g:`ran with exit code ${n}`
return e?"ran, and failed":"ran"}}),59153:((n,e,t)=>{t.r(e)
t.d(e,{APPROVAL_COMMENT:()=>p,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var r=t(76760)
var o=t(76327)
var a=t(5144)
var s=t(685)
var i=t(98664)
var c=t(80292)
var l=t(88135)
var u=t(63501)
var d=t(51176)
function whyNotAsked(n,e,{nobody:t,clean:r,root:a,earlierEvents:i}){if(t!==void 0){const e=(0,l.J1)("approval-nobody",{why:(0,s.kI)(t)})
return new Map(n.map(({action:n})=>[n.id,e]))}const u=n.map(({action:n,input:e,reasons:t,grant:r})=>({action:n.id,tool:n.tool_name,cwd:".",arguments:(0,c.dj)(e),said:[...t,(0,o.r4)(r)].join(" ")}))
const d=new Map((0,s.RB)(u,r))
const f=shellFolder(e.slice(i),a)
for(const{action:t,input:r,grant:a}of n){const n=t.tool_name==="terminal"
const s=n&&(0,o.PH)(a)&&f!=="."
const i=s?(0,l.J1)("approval-granted-folder",{folder:f}):void 0
const c=i??(n||(0,o.PH)(a)?whyLost(r,e):void 0)
if(c!==void 0)d.set(t.id,c)}return d}function whyLost(n,e){const{command:t,is_input:r,reset:o}=n
if(typeof t!=="string")return
if(r===!0||t.trim()===""&&o!==!0)return(0,l.J1)("approval-unkept-program")
const a=[...t.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,n=""])=>n)
if(a.length===0)return
const s=variablesSetIn(t)
const i=new Set(e.flatMap(commandOf).flatMap(n=>[...variablesSetIn(n)]))
const c=a.find(n=>i.has(n)&&!s.has(n))
return c===void 0?void 0:(0,l.J1)("approval-unkept-variable",{name:c})}function commandOf(n){if(n.kind!=="ObservationEvent"||n.tool_name!=="terminal")return[]
const{command:e}=n.observation
return typeof e==="string"?[e]:[]}function variablesSetIn(n){const e=[...n.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,n=""])=>n)
const t=n.split(/[;|&\n]/).flatMap(n=>{const[,e=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(n)??[]
return e.match(/\w+/g)??[]})
return new Set([...e,...t])}const f=5
async function rejectUnaskable(n,e,t){let r=e
for(let e=0;r.status==="waiting";e++){const a=await n.pendingActions()
const s=new Map(whyNotAsked(a,[...n.log],t))
const i=a.filter(({action:n,grant:e})=>(0,o.PH)(e)&&!s.has(n.id))
const c=i.length===0?void 0:await t.whyUnseen(i)
if(c!==void 0)for(const{action:n}of i)s.set(n.id,c)
if(s.size===0)return r
for(const[e,t]of s)await n.rejectPendingActions(t,[e])
if(n.state.status==="waiting_for_confirmation")return r
if(e===f)return{status:"failed",fault:unteachable()}
r=await t.goOn()}return r}function unteachable(){return new i.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const p=48e3
const m=4e3
async function shownFiles({run:n,publisher:e,knowledge:t},r,o){const i=await e.shown(r,t.commit)
const{encoded:c,unreadable:d,diff:f}=i
if(c.length>0)return{why:(0,l.J1)("approval-unseen-encoded",{files:(0,u.ri)(c)})}
if(d.length>0)return{why:(0,l.J1)("approval-unseen-files",{files:(0,u.ri)(d)})}
const h=(0,a.g)({...i,commands:o})
const v=o.reduce((n,e)=>n+(0,s.AS)({arguments:e}).length,h.length+m)
if(v>p)return{why:(0,l.J1)("approval-unseen-diff",{size:String(v),room:String(p)})}
const g=f.split("\n").filter(n=>n.startsWith("+")).join("\n")
if(n.redact(g)!==g)return{why:(0,l.J1)("approval-unseen-diff-secret")}
return{files:n.redact(h)}}async function whyUnseen(n,e){const{run:t,publisher:r}=n
try{const o=await(0,d.SW)(n)
const a={env:t.world.env,leaks:t.leaks,before:t.memory.workBefore}
const{tree:s}=o?await(0,u.Ng)(r,o,a):{tree:await r.treeOf(r.base)}
const i=e.map(({input:n})=>(0,c.dj)(n))
const l=await shownFiles(n,s,i)
return"why"in l?l.why:void 0}catch{return}}function shellFolder(n,e){const t=n.findLast(n=>n.kind==="ObservationEvent"&&n.tool_name==="terminal")
if(t?.kind!=="ObservationEvent")return"."
const{working_dir:o}=Object(t.observation.metadata)
if(typeof o!=="string")return"."
const a=(0,r.relative)(e,o)
return a===""?".":a.startsWith("..")?o:a}}),68563:((n,e,t)=>{t.r(e)
t.d(e,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=t(54552)
var o=t(685)
var a=t(61502)
var s=t(78276)
var i=t(80292)
var c=t(94869)
var l=t(88135)
var u=t(93992)
var d=t(63501)
var f=t(19868)
var p=t(54267)
var m=t(31384)
var h=t(23665)
const v=24e3
function showable(n){const e=[]
const t=[]
let r=v
for(const a of n){const n=(0,i.dj)(a.value)
const s=(0,o.AS)({arguments:n}).length+a.words.length+200
if(s>r)t.push(a)
else{r-=s
e.push({intent:a.kind.name,value:n,words:a.words})}}return{shown:e,unseen:t}}function intentItems(n,e,{thread:t,requesters:r,intents:o}){const a=(0,m.T6)(n,e,{thread:t})
return o.map(n=>({pending:{...a,...n,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const g=12e3
function askedPlan(n,{nobody:e,rules:t}){const r=n.trim()
if(r==="")return{waiting:[]}
if(!hasItems(r))return{waiting:[],advice:{hint:(0,l.J1)("plan-none")}}
const c=r.length>g?"it is too long to be shown in full":void 0
const u=e===void 0?c:(0,o.kI)(e)
if(u!==void 0)return{waiting:[],advice:{hint:(0,l.J1)("plan-not-asked",{why:u})}}
return{waiting:[{intent:"plan",value:(0,i.dj)({plan:r}),words:(0,s.KJ)((0,a.Gl)(r),t)}]}}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:e},t){const r=n.finalResponse()
if(r.trim()===""||hasItems(r))return t
await n.send((0,l.J1)("plan-again"))
return e()}function isPlan(n){return n.length>0&&n.every(r.H9)}async function carryOutPlan(n){const{run:e,conversation:t,runAgent:r}=n
const o=(0,p.sp)(e.memory)
const{isResumed:a}=e.memory
const s=a?[]:[(await(0,f.f)(e,n)).words]
const i=go(o?.items??[],(0,u.Id)(e.trigger))
const c=[...s,i,...a?remembering(n):[],...(0,d.nK)(n)]
await t.send(c.join("\n\n"))
return{end:await r(),...o&&{used:o}}}function remembering(n){const{memoryFile:e}=n.knowledge
return e!==void 0&&(0,h.jd)(n)?[(0,l.J1)("memory-propose",{path:e})]:[]}function go(n,e){const t=n.flatMap(({pending:n})=>"intent"in n?[String(JSON.parse(n.value).plan)]:[])
const r=t.join("\n\n")
const o=(0,c.Lt)(r)
return(0,l.J1)("plan-go",{who:e,plan:`${o}\n${r}\n${o}`})}}),51176:((n,e,t)=>{t.d(e,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var r=t(73024)
var o=t(76760)
var a=t(54995)
var s=t(98664)
var i=t(63501)
var c=t(85831)
const l="deckhand-so-far.patch"
const u=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(n){const{memory:e}=n.run
if(!e.isKept)return
try{e.leaveWork(await workSoFar(n))}catch(n){(0,a.printNotice)(`Only the output of an approved action was saved. ${(0,s.ec)(n).message}`)}await e.keep()}function patchIn(n,e,t){return madeIn(n,{command:snapshot(e),name:l},t)}async function madeIn(n,{command:e,name:t},r){const o=`.git/${t}`
const a=`{ [ ! -e ${o} ] || split -b ${d.piece} -a 4 ${o} ${o}.; }`
const s=[`rm -f ${o} ${o}.*`,e,a,`rm -f ${o}`].join(" && ")
const{exitCode:i,output:c}=await n.run(s,{timeoutMs:u,signal:r})
if(i!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const e of await n.list(".git")){if(!e.name.startsWith(`${t}.`))continue
if(l.length*d.piece>=d.all)throw new Error("The changes have more than 256 MB.")
l.push(await n.read(`.git/${e.name}`,d.piece))}return Buffer.concat(l)}async function workSoFar(n){const{run:e,publisher:t}=n
const r=await changeSoFar(n)
if(!r)return[]
const{left:o}=await(0,i.Ng)(t,r,{env:e.world.env,leaks:e.leaks,before:e.memory.workBefore})
return(0,c.Xo)(o)}async function changeSoFar({publisher:n,folder:e,tools:t,signal:a}){const s=await patchIn(t.workspace,n.base,a)
if(s.length===0)return
const i=(0,o.join)(e,"so-far.patch");(0,r.writeFileSync)(i,s)
return n.patched(i)}function snapshot(n){const e='"$PWD/.git/deckhand-so-far.index"'
const t="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${e}`,`export GIT_INDEX_FILE=${e}`,"{ git add --all --ignore-errors -- . || true; }",`${t} ${n} -- > .git/${l}`].join(" && ")}})}

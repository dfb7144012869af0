export const id=20
export const ids=[20,6595,9153]
export const modules={70020:((n,e,t)=>{t.r(e)
t.d(e,{hasEnded:()=>hasEnded,isAsShown:()=>isAsShown,resultsOf:()=>resultsOf,settleApprovals:()=>settleApprovals,waitingItems:()=>waitingItems})
var r=t(76327)
var o=t(80292)
var s=t(88135)
var a=t(45867)
var i=t(33365)
var c=t(20185)
var l=t(1176)
var u=t(38833)
var d=t(31384)
var f=t(23665)
var p=t(56595)
var h=t(59153)
async function waitingItems(n,e){const{root:t,asking:r,earlierEvents:s,before:a,...i}=e
const c=[...n.log]
const l=requestersIn(c,r)
const u=(0,h.shellFolder)(c.slice(s),t)
return(await n.pendingActions()).map(({action:n,input:e,risk:t,reasons:r,grant:s})=>{const c=folderBefore(a,n.id)??u
const d={arguments:(0,o.dj)(e),cwd:n.tool_name==="terminal"?c:"."}
const f={action:n.id,tool:n.tool_name,...d,grant:s,requesters:l}
return{pending:{...i,...f},risk:t,reasons:r,shown:null,decision:null}})}function isAsShown(n,e){return n.every(({pending:n})=>{if(!("tool"in n))return!1
const t=e.find(({action:e})=>e.id===n.action)
if(t?.action.tool_name!==n.tool||(0,o.dj)(t.input)!==n.arguments)return!1
return(0,o.dj)(t.grant)===(0,o.dj)(n.grant)})}function requestersIn(n,e){const t=new Map(e.map(n=>[n.login.toLowerCase(),n]))
for(const e of n){if(e.kind!=="MessageEvent"||e.source!=="user"||e.sender===void 0)continue
const n=e.sender.toLowerCase()
if(!t.has(n))t.set(n,{login:e.sender,id:null})}return[...t.values()].sort((n,e)=>n.login<e.login?-1:1)}function folderBefore(n,e){const t=n?.items.find(({pending:n})=>"action"in n&&n.action===e)?.pending
return t&&"cwd"in t?t.cwd:void 0}async function settleApprovals(n,e,t){const{run:r,conversation:o}=n
const s=await propose(n,e,t)
const a=(0,c.Bg)(r)==="work"&&(0,c.Y1)(r.memory)
const l=s&&a?{...s,of_plan:!0}:s
const u={used:e.used,results:resultsOf(o.log)}
if(!l)return{proposal:l,...u}
const d=await approvalCommentIn(n,l,t.tree)
if("why"in d){dropUnseen(r,l,d.why)
return{proposal:void 0,...u,unseen:d.why}}const{created:f,missing:p}=await(0,i.mp)(r,(0,i.CY)(r.settings))
if(f.length>0)r.memory.notes.add((0,i.dc)(f))
if(p.length>0)r.memory.notes.add((0,i._E)(p))
const h=[d.approvalComment,e.difference??""].filter(Boolean)
return{proposal:l,...u,isDiffInComment:d.hasFiles,approvalComment:h.join("\n\n")}}async function propose({run:n,inputs:e,conversation:t,startingPoint:r,knowledge:o,tools:s,earlierEvents:i},{end:c,used:u,shownAt:h,refused:m},{kept:g,tree:w,held:v,intents:y}){const{thread:k}=n.trigger
if(k.type==="none")return
const b=askingIn(n)
if(v)return(0,f.pD)(n,e,{...v,requesters:requestersIn(t.log,b)})
if(y.length>0){const r=requestersIn(t.log,b)
return{v:1,items:(0,p.intentItems)(n,e,{thread:k.number,requesters:r,intents:y}),comment:null}}if(c.status!=="waiting"||m!==void 0)return
const _=await waitingItems(t,{...(0,d.T6)(n,e,{thread:k.number,rules:o.rules}),tree:w,head:g.kind==="branch"?g.commit:r.head,root:s.workspace.workingDir,asking:b,earlierEvents:i,before:(0,l.sp)(n.memory),network:s.report()?.network??"all"})
if(_.length===0)return
return{v:1,items:h===void 0?_:(0,a.YY)(_,u,h),comment:null}}function askingIn({trigger:{kind:n,actors:e},memory:t}){const r=n==="decision"?[]:e.map(({login:n,id:e})=>({login:n,id:e??null}))
const o=(0,l.sp)(t)?.items.map(({pending:n})=>n)??[]
const s=o.filter(({conversation:n})=>n===t.id).flatMap(({requesters:n})=>n)
return[...s,...r]}async function approvalCommentIn(n,e,t){const{run:r,inputs:o}=n
const a=grantedIn(e)
const i=a.length===0?{files:""}:await(0,h.shownFiles)(n,t,a)
if("why"in i)return i
const c=(0,u.e5)(e,r,o,i.files)
if(c.length>h.APPROVAL_COMMENT)return{why:(0,s.J1)("approval-unseen-long",{room:String(h.APPROVAL_COMMENT)})}
if(r.redact(c)!==c)return{why:(0,s.J1)("approval-unseen-secret")}
return{approvalComment:c,hasFiles:a.length>0}}function grantedIn({items:n}){return n.flatMap(({pending:n,decision:e})=>e===null&&"grant"in n&&(0,r.PH)(n.grant)?[n.arguments]:[])}function dropUnseen({memory:n,world:e},t,r){const o={verdict:"dropped",by:"us",at:e.now().toISOString(),reason:r}
n.update((0,l.LY)((0,a.Q6)(t,(0,a.dz)(t),o)))}const m="ran, and was still running"
const g="cut off, so it may have run"
function resultsOf(n){const e=new Map
const t=new Map
for(const r of n){if(r.kind==="ActionEvent")t.set(r.tool_call_id,r.id)
if(r.kind==="ObservationEvent")e.set(r.action_id,observed(r.observation))
if(r.kind==="UserRejectObservation")e.set(r.action_id,g)
if(r.kind!=="AgentErrorEvent")continue
const n=t.get(r.tool_call_id)
if(n!==void 0)e.set(n,r.error===(0,s.J1)("interrupted")?g:"failed")}return e}function hasEnded(n){return(n??"").startsWith("ran")&&n!==m}function observed({exit_code:n,is_error:e}){if(typeof n==="number")return n===-1?m:`ran with exit code ${n}`
return e?"ran, and failed":"ran"}}),59153:((n,e,t)=>{t.r(e)
t.d(e,{APPROVAL_COMMENT:()=>p,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var r=t(76760)
var o=t(76327)
var s=t(98664)
var a=t(80292)
var i=t(88135)
var c=t(44039)
var l=t(48252)
var u=t(63501)
var d=t(51176)
function whyNotAsked(n,e,{nobody:t,clean:r,root:s,earlierEvents:c}){if(t!==void 0){const e=(0,i.J1)("approval-nobody",{why:(0,l.kI)(t)})
return new Map(n.map(({action:n})=>[n.id,e]))}const u=n.map(({action:n,input:e,reasons:t,grant:r})=>({action:n.id,tool:n.tool_name,cwd:".",arguments:(0,a.dj)(e),said:[...t,(0,o.r4)(r)].join(" ")}))
const d=new Map((0,l.RB)(u,r))
const f=shellFolder(e.slice(c),s)
for(const{action:t,input:r,grant:s}of n){const n=t.tool_name==="terminal"
const a=n&&(0,o.PH)(s)&&f!=="."
const c=a?(0,i.J1)("approval-granted-folder",{folder:f}):void 0
const l=c??(n||(0,o.PH)(s)?whyLost(r,e):void 0)
if(l!==void 0)d.set(t.id,l)}return d}function whyLost(n,e){const{command:t,is_input:r,reset:o}=n
if(typeof t!=="string")return
if(r===!0||t.trim()===""&&o!==!0)return(0,i.J1)("approval-unkept-program")
const s=[...t.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,n=""])=>n)
if(s.length===0)return
const a=variablesSetIn(t)
const c=new Set(e.flatMap(commandOf).flatMap(n=>[...variablesSetIn(n)]))
const l=s.find(n=>c.has(n)&&!a.has(n))
return l===void 0?void 0:(0,i.J1)("approval-unkept-variable",{name:l})}function commandOf(n){if(n.kind!=="ObservationEvent"||n.tool_name!=="terminal")return[]
const{command:e}=n.observation
return typeof e==="string"?[e]:[]}function variablesSetIn(n){const e=[...n.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,n=""])=>n)
const t=n.split(/[;|&\n]/).flatMap(n=>{const[,e=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(n)??[]
return e.match(/\w+/g)??[]})
return new Set([...e,...t])}const f=5
async function rejectUnaskable(n,e,t){let r=e
for(let e=0;r.status==="waiting";e++){const s=await n.pendingActions()
const a=new Map(whyNotAsked(s,[...n.log],t))
const i=s.filter(({action:n,grant:e})=>(0,o.PH)(e)&&!a.has(n.id))
const c=i.length===0?void 0:await t.whyUnseen(i)
if(c!==void 0)for(const{action:n}of i)a.set(n.id,c)
if(a.size===0)return r
for(const[e,t]of a)await n.rejectPendingActions(t,[e])
if(n.state.status==="waiting_for_confirmation")return r
if(e===f)return{status:"failed",fault:unteachable()}
r=await t.goOn()}return r}function unteachable(){return new s.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const p=48e3
const h=4e3
async function shownFiles({run:n,publisher:e,knowledge:t},r,o){const s=await e.shown(r,t.commit)
const{encoded:a,unreadable:d,diff:f}=s
if(a.length>0)return{why:(0,i.J1)("approval-unseen-encoded",{files:(0,u.ri)(a)})}
if(d.length>0)return{why:(0,i.J1)("approval-unseen-files",{files:(0,u.ri)(d)})}
const m=(0,c.g)({...s,commands:o})
const g=o.reduce((n,e)=>n+(0,l.AS)({arguments:e}).length,m.length+h)
if(g>p)return{why:(0,i.J1)("approval-unseen-diff",{size:String(g),room:String(p)})}
const w=f.split("\n").filter(n=>n.startsWith("+")).join("\n")
if(n.redact(w)!==w)return{why:(0,i.J1)("approval-unseen-diff-secret")}
return{files:n.redact(m)}}async function whyUnseen(n,e){const{run:t,publisher:r}=n
try{const o=await(0,d.SW)(n)
const s={settings:t.settings,leaks:t.leaks,before:t.memory.workBefore}
const{tree:i}=o?await(0,u.Ng)(r,o,s):{tree:await r.treeOf(r.base)}
const c=e.map(({input:n})=>(0,a.dj)(n))
const l=await shownFiles(n,i,c)
return"why"in l?l.why:void 0}catch{return}}function shellFolder(n,e){const t=n.findLast(n=>n.kind==="ObservationEvent"&&n.tool_name==="terminal")
if(t?.kind!=="ObservationEvent")return"."
const{working_dir:o}=Object(t.observation.metadata)
if(typeof o!=="string")return"."
const s=(0,r.relative)(e,o)
return s===""?".":s.startsWith("..")?o:s}}),56595:((n,e,t)=>{t.r(e)
t.d(e,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=t(80292)
var o=t(94869)
var s=t(88135)
var a=t(45867)
var i=t(48252)
var c=t(68268)
var l=t(23849)
var u=t(33737)
var d=t(6009)
var f=t(39302)
var p=t(48351)
function shownPlan(n,e){const t=(0,d.$)((0,p.uG)(withNarrowCode((0,c.Gl)(n))),{...e,showsAddresses:!0})
return isNarrow(t)&&readingOf(t).hidden===0?t:(0,d.$)((0,u.DV)("text",(0,p.xe)(n)),e)}function readPlan(n){return readingOf(n).shown.trim()}function readingOf(n){return(0,f.p)((0,l.l$)(n))}function columnsAt(n){return p.cZ-2*n}const h=8
function isNarrow(n){const e=(0,c.m6)(n)
if((0,c.d1)(n)>h)return!1
return e.every(({kind:n,isQuoted:e,level:t,text:r})=>{if(n==="table"||e)return!1
return r.split("\n").every(n=>(0,p.qz)(n)<=columnsAt(t))})}function withNarrowCode(n){const e=n.split("\n")
for(const{level:t,start:r,end:o,text:s,fence:a}of(0,c.m6)(n).toReversed())if(a||t===0)e.splice(r,o-r,...fenced(a?.before??"",(0,p.xe)(s,columnsAt(t))))
return e.join("\n")}function fenced(n,e){const t=(0,o.Lt)(e)
const r=(0,c.U2)({before:n})
return[`${n}${t}`,...e.split("\n").map(n=>`${r}${n}`),`${r}${t}`,""]}var m=t(93992)
var g=t(63501)
var w=t(19868)
var v=t(1176)
var y=t(31384)
var k=t(23665)
const b=24e3
function showable(n){const e=[]
const t=[]
let o=b
for(const s of n){const n=(0,r.dj)(s.value)
const a=(0,i.AS)({arguments:n}).length+s.words.length+200
if(a>o)t.push(s)
else{o-=a
e.push({intent:s.kind.name,value:n,words:s.words})}}return{shown:e,unseen:t}}function intentItems(n,e,{thread:t,requesters:r,intents:o}){const s=(0,y.T6)(n,e,{thread:t})
return o.map(n=>({pending:{...s,...n,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const _=12e3
function askedPlan(n,{nobody:e,rules:t,clean:o}){const a=n.trim()
if(a==="")return{waiting:[]}
if(!hasItems(a))return{waiting:[],advice:{hint:(0,s.J1)("plan-none")}}
const c=shownPlan(a,t)
const l=e===void 0?whyNotShown(a,c,o):(0,i.kI)(e)
if(l!==void 0)return{waiting:[],advice:{hint:(0,s.J1)("plan-not-asked",{why:l})}}
return{waiting:[{intent:"plan",value:(0,r.dj)({plan:c}),words:""}]}}function whyNotShown(n,e,t){if(n.length>_||e.length>b)return"it is too long to be shown in full"
if(t(e)!==e)return"it contains what looks like a secret, which is never shown"
return}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:e},t){const r=n.finalResponse()
if(r.trim()===""||hasItems(r))return t
await n.send((0,s.J1)("plan-again"))
return e()}function isPlan(n){return n.length>0&&n.every(a.H9)}async function carryOutPlan(n){const{run:e,conversation:t,runAgent:r}=n
const o=(0,v.sp)(e.memory)
const{isResumed:s}=e.memory
const a=s?[]:[(await(0,w.fM)(e,n)).words]
const i=go(o?.items??[],(0,m.Id)(e.trigger))
const c=[...a,i,...s?remembering(n):[],...(0,g.nK)(n)]
await t.send(c.join("\n\n"))
return{end:await r(),...o&&{used:o}}}function remembering(n){const{memoryFile:e}=n.knowledge
return e!==void 0&&(0,k.jd)(n)?[(0,s.J1)("memory-propose",{path:e})]:[]}function go(n,e){const t=n.flatMap(({pending:n})=>"intent"in n?[(0,a.rP)(n)]:[])
const r=readPlan(t.join("\n\n"))
const i=(0,o.Lt)(r)
return(0,s.J1)("plan-go",{who:e,plan:`${i}\n${r}\n${i}`,legend:planLegend(r)}).trimEnd()}function planLegend(n){const e=(0,i.jo)(n)
return e.length===0?"":(0,s.J1)("plan-signs",{signs:e.map(n=>`- ${n}`).join("\n")})}}),51176:((n,e,t)=>{t.d(e,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var r=t(73024)
var o=t(76760)
var s=t(98664)
var a=t(57974)
var i=t(63501)
var c=t(85831)
const l="deckhand-so-far.patch"
const u=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(n){const{memory:e}=n.run
if(!e.isKept)return
try{e.leaveWork(await workSoFar(n))}catch(n){(0,a.printNotice)(`Only the output of an approved action was saved. ${(0,s.ec)(n).message}`)}await e.keep()}function patchIn(n,e,t){return madeIn(n,{command:snapshot(e),name:l},t)}async function madeIn(n,{command:e,name:t},r){const o=`.git/${t}`
const s=`{ [ ! -e ${o} ] || split -b ${d.piece} -a 4 ${o} ${o}.; }`
const a=[`rm -f ${o} ${o}.*`,e,s,`rm -f ${o}`].join(" && ")
const{exitCode:i,output:c}=await n.run(a,{timeoutMs:u,signal:r})
if(i!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const e of await n.list(".git")){if(!e.name.startsWith(`${t}.`))continue
if(l.length*d.piece>=d.all)throw new Error("The changes have more than 256 MB.")
l.push(await n.read(`.git/${e.name}`,d.piece))}return Buffer.concat(l)}async function workSoFar(n){const{run:e,publisher:t}=n
const r=await changeSoFar(n)
if(!r)return[]
const{left:o}=await(0,i.Ng)(t,r,{settings:e.settings,leaks:e.leaks,before:e.memory.workBefore})
return(0,c.Xo)(o)}async function changeSoFar({publisher:n,folder:e,tools:t,signal:s}){const a=await patchIn(t.workspace,n.base,s)
if(a.length===0)return
const i=(0,o.join)(e,"so-far.patch");(0,r.writeFileSync)(i,a)
return n.patched(i)}function snapshot(n){const e='"$PWD/.git/deckhand-so-far.index"'
const t="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${e}`,`export GIT_INDEX_FILE=${e}`,"{ git add --all --ignore-errors -- . || true; }",`${t} ${n} -- > .git/${l}`].join(" && ")}})}

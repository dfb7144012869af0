export const id=20
export const ids=[20,8833,7026,9153]
export const modules={44039:((e,n,t)=>{t.d(n,{M:()=>renderDifference,g:()=>renderFiles})
var r=t(78250)
var o=t(94869)
var a=t(33737)
var s=t(30007)
var i=t(50931)
var c=t(88135)
var l=t(48351)
function renderFiles({files:e,diff:n,commands:t,hasOtherLines:r}){const s=r?(0,c.J1)("approval-line-ends"):""
if(e.length===0)return s
const i=e.map(e=>({...e,mark:markOf(e.path,t)}))
const l=[...i.filter(({mark:e})=>e!==""),...i.filter(({mark:e})=>e==="")]
const d=(0,c.J1)("approval-files",{amount:(0,o.U9)(e.length,"file"),lines:l.map(lineOf).join("\n"),diff:(0,a.DV)("diff",inOrder(n,l).map(inLines).join("\n"))})
return[d.trimEnd(),s].filter(Boolean).join("\n\n")}function lineOf({path:e,added:n,removed:t,mark:r}){const s=n===void 0?"binary":`+${(0,o.vP)(n)} −${(0,o.vP)(t??0)}`
return`- ${r===""?"":"⚠ "}${(0,a.aY)((0,l.ko)(e))} ${s}${r===""?"":`: ${r}`}`}function markOf(e,n){const t=e.split("/").at(-1)??e
if(n.some(e=>e.includes(t)))return"named in a command above"
if((0,i.Y)(e).kind!=="free"||d.test(e.toLowerCase()))return"can decide what runs"
return""}const d=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,n){const t=new Map(n.map(({path:e},n)=>[` b/${e}`,n]))
const placeOf=e=>{const r=e.split("\n",1)[0]??""
return t.get(r.slice((r.length+"diff --git".length)/2))??n.length}
return(0,r.Dt)(e).toSorted((e,n)=>placeOf(e)-placeOf(n))}function inLines(e){return(0,l.eG)(e.replace(/\n$/,""))}const u=10
function renderDifference({head:e,between:n,missing:t}){const r=[...n?[...listed("commit",n.total,n.commits.map(commitLine))]:[],...n?[...listed("file",n.files.length,n.files.map(fileLine))]:[],...e!==void 0&&!n?["- GitHub does not say which commits were added."]:[],...n?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...t.length>0?[`- No longer in the workspace: ${t.slice(0,u).map(quoted).join(", ")}.`]:[]]
if(r.length===0)return""
const o=e===void 0?"":` for ${(0,a.aY)(e.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:o,lines:r.join("\n")}),diffOf(n?.files??[])].filter(Boolean).join("\n\n")}function listed(e,n,t){const r=n>u?[`- and ${(0,o.U9)(n-u,`more ${e}`)}`]:[]
return[...t.slice(0,u).map(e=>`- ${e}`),...r]}function commitLine({sha:e,author:n,subject:t}){return`${(0,a.aY)(e.slice(0,7))} ${quoted((0,o.TN)(n,40))}: ${quoted((0,o.TN)(t,100))}`}function fileLine({path:e,status:n,added:t,removed:r}){return`${n} ${quoted(e)} +${(0,o.vP)(t)} −${(0,o.vP)(r)}`}function quoted(e){return(0,a.aY)((0,l.ko)(e))}function diffOf(e){if(e.some(({patch:e,added:n,removed:t})=>e===""&&n+t>0))return""
const n=e.map(({path:e,patch:n})=>(0,l.eG)(`--- ${(0,o.TN)(e,200)}\n${n}`))
return(0,s._l)(n.join("\n"))}}),33365:((e,n,t)=>{t.d(n,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>l})
var r=t(58908)
var o=t(98664)
var a=t(33737)
var s=t(88135)
var i=t(57974)
var c=t(75444)
const l="agent:needs-approval"
function decisionLabels(e){const{"approve-label":n,"reject-label":t}=e.slice(c.TRIGGER)
return[...named(n,"0e8a16","Approves what the agent asks for"),...named(t,"b60205","Rejects what the agent asks for"),{name:l,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,n,t){return e===void 0?[]:[{name:e,color:n,description:t}]}async function createLabels({github:e,job:n},t){const r={created:[],existing:[],missing:[]}
for(const a of t)try{const t=await createLabel(e,n.repository,a)?r.created:r.existing
t.push(a.name)}catch(e){(0,i.printNotice)(`The label ${a.name} could not be created. ${(0,o.ec)(e).message}`)
r.missing.push(a)}return r}function toldOf(e){return(0,s.J1)("labels-created",{names:e.map(e=>(0,a.aY)(e)).join(", ")})}function howToCreate(e){const n=e.map(({name:e,color:n,description:t})=>`gh label create ${quotedForShell(e)} --color ${n} --description ${quotedForShell(t)}`)
const t=e.map(({name:e})=>(0,a.aY)(e)).join(", ")
return(0,s.J1)("labels-missing",{names:t,commands:n.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:n,name:t},o){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:n,repo:t,...o})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),38833:((e,n,t)=>{t.r(n)
t.d(n,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var r=t(60593)
var o=t(3549)
var a=t(63697)
var s=t(98664)
var i=t(88135)
var c=t(45867)
var l=t(48252)
var d=t(57974)
var u=t(33365)
var f=t(22440)
var p=t(29058)
var m=t(1176)
async function closeApprovalComment({github:e,job:n},t,{approvalComment:o,isWaiting:a}){if(a!==void 0&&t.type!=="none")await markThread({github:e,job:n},t.number,a)
try{if(o)await(0,r.Iz)(e,n.repository,o,o.body)}catch(e){(0,d.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,s.ec)(e).message}`)}}async function markThread({github:e,job:n},t,r){try{if(r)await(0,a.Nl)(e,n.repository,t,[u.uE])
else await(0,o.HK)(e,n.repository,t,{kind:"label",name:u.uE})}catch(e){if(Object(e).status===404)return;(0,d.printNotice)(`The label ${u.uE} could not be changed. ${(0,s.ec)(e).message}`)}}function approvalCommentOf(e,{world:n,settings:t},r,o=""){const[a=""]=t.phrases
return(0,l.t7)(e,{phrase:a,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,f.U)(t,n.env,void 0).inWords},o)}function registerShown(e,{id:n},t){return(0,m.LY)({...e,comment:{id:n,digest:(0,c.rr)((0,r.pI)(t))}})}function withUnsavedNote(e){return`${(0,i.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:n,trigger:t},r,{results:o,next:a,redact:s}){const i={repositoryUrl:n.repositoryUrl,phrases:e.phrases}
return(0,p.kN)({settings:e,job:n,trigger:t},s((0,l.z6)(r,{...i,results:o,where:a?.url})))}}),31384:((e,n,t)=>{t.d(n,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var r=t(77598)
var o=t(89812)
var a=t(90009)
var s=t(80292)
var i=t(44039)
var c=t(58926)
var l=t(81031)
function approvalScopeOf({world:e,settings:n,job:t,trigger:r,memory:o},a,{thread:s,rules:i}){const l=e.now()
return{v:1,repository:r.repositoryId,thread:s,run:t.runId,conversation:o.id,policy:policyVersion(n,i),created:l.toISOString(),expires:new Date(l.getTime()+(0,c.CI)(a["approval-expires"])).toISOString()}}const d=["confirmation","confirmation-threshold","approvers","approval-expires","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(e,n){const t=(0,l.textsOf)(e,[...d,...e.addedNames])
const o={inputs:t,rules:n??null}
return(0,r.createHash)("sha256").update((0,s.dj)(o)).digest("hex").slice(0,16)}async function differenceSince({github:e,job:n},{head:t,now:r,missing:s}){const c=t===void 0?void 0:await(0,a.kC)((0,o.n)(e,n.repository),t,r)
return(0,i.M)({head:t,between:c,missing:s})}function whyAgain(e,n){return[e,n??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),70020:((e,n,t)=>{t.r(n)
t.d(n,{hasEnded:()=>hasEnded,isAsShown:()=>isAsShown,resultsOf:()=>resultsOf,settleApprovals:()=>settleApprovals,waitingItems:()=>waitingItems})
var r=t(76327)
var o=t(80292)
var a=t(88135)
var s=t(45867)
var i=t(33365)
var c=t(20185)
var l=t(1176)
var d=t(38833)
var u=t(31384)
var f=t(72416)
var p=t(37026)
var m=t(59153)
async function waitingItems(e,n){const{root:t,asking:r,earlierEvents:a,before:s,...i}=n
const c=[...e.log]
const l=requestersIn(c,r)
const d=(0,m.shellFolder)(c.slice(a),t)
return(await e.pendingActions()).map(({action:e,input:n,risk:t,reasons:r,grant:a})=>{const c=folderBefore(s,e.id)??d
const u={arguments:(0,o.dj)(n),cwd:e.tool_name==="terminal"?c:"."}
const f={action:e.id,tool:e.tool_name,...u,grant:a,requesters:l}
return{pending:{...i,...f},risk:t,reasons:r,shown:null,decision:null}})}function isAsShown(e,n){return e.every(({pending:e})=>{if(!("tool"in e))return!1
const t=n.find(({action:n})=>n.id===e.action)
if(t?.action.tool_name!==e.tool||(0,o.dj)(t.input)!==e.arguments)return!1
return(0,o.dj)(t.grant)===(0,o.dj)(e.grant)})}function requestersIn(e,n){const t=new Map(n.map(e=>[e.login.toLowerCase(),e]))
for(const n of e){if(n.kind!=="MessageEvent"||n.source!=="user"||n.sender===void 0)continue
const e=n.sender.toLowerCase()
if(!t.has(e))t.set(e,{login:n.sender,id:null})}return[...t.values()].sort((e,n)=>e.login<n.login?-1:1)}function folderBefore(e,n){const t=e?.items.find(({pending:e})=>"action"in e&&e.action===n)?.pending
return t&&"cwd"in t?t.cwd:void 0}async function settleApprovals(e,n,t){const{run:r,conversation:o}=e
const a=await propose(e,n,t)
const s=(0,c.Bg)(r)==="work"&&(0,c.Y1)(r.memory)
const l=a&&s?{...a,of_plan:!0}:a
const d={used:n.used,results:resultsOf(o.log)}
if(!l)return{proposal:l,...d}
const u=await approvalCommentIn(e,l,t.tree)
if("why"in u){dropUnseen(r,l,u.why)
return{proposal:void 0,...d,unseen:u.why}}const{created:f,missing:p}=await(0,i.mp)(r,(0,i.CY)(r.settings))
if(f.length>0)r.memory.notes.add((0,i.dc)(f))
if(p.length>0)r.memory.notes.add((0,i._E)(p))
const m=[u.approvalComment,n.difference??""].filter(Boolean)
return{proposal:l,...d,isDiffInComment:u.hasFiles,approvalComment:m.join("\n\n")}}async function propose({run:e,inputs:n,conversation:t,startingPoint:r,knowledge:o,tools:a,earlierEvents:i},{end:c,used:d,shownAt:m,refused:h},{kept:g,tree:v,held:w,deferred:b}){const{thread:y}=e.trigger
if(y.type==="none")return
const k=askingIn(e)
if(w)return(0,f.p)(e,n,{...w,requesters:requestersIn(t.log,k)})
if(b.length>0){const r=requestersIn(t.log,k)
return{v:1,items:(0,p.deferredItems)(e,n,{thread:y.number,requesters:r,deferred:b}),comment:null}}if(c.status!=="waiting"||h!==void 0)return
const $=await waitingItems(t,{...(0,u.T6)(e,n,{thread:y.number,rules:o.rules}),tree:v,head:g.kind==="branch"?g.commit:r.head,root:a.workspace.workingDir,asking:k,earlierEvents:i,before:(0,l.sp)(e.memory),network:a.report()?.network??"all"})
if($.length===0)return
return{v:1,items:m===void 0?$:(0,s.YY)($,d,m),comment:null}}function askingIn({trigger:{kind:e,actors:n},memory:t}){const r=e==="decision"?[]:n.map(({login:e,id:n})=>({login:e,id:n??null}))
const o=(0,l.sp)(t)?.items.map(({pending:e})=>e)??[]
const a=o.filter(({conversation:e})=>e===t.id).flatMap(({requesters:e})=>e)
return[...a,...r]}async function approvalCommentIn(e,n,t){const{run:r,inputs:o}=e
const s=grantedIn(n)
const i=s.length===0?{files:""}:await(0,m.shownFiles)(e,t,s)
if("why"in i)return i
const c=(0,d.approvalCommentOf)(n,r,o,i.files)
if(c.length>m.APPROVAL_COMMENT)return{why:(0,a.J1)("approval-unseen-long",{room:String(m.APPROVAL_COMMENT)})}
if(r.redact(c)!==c)return{why:(0,a.J1)("approval-unseen-secret")}
return{approvalComment:c,hasFiles:s.length>0}}function grantedIn({items:e}){return e.flatMap(({pending:e,decision:n})=>n===null&&"grant"in e&&(0,r.PH)(e.grant)?[e.arguments]:[])}function dropUnseen({memory:e,world:n},t,r){const o={verdict:"dropped",by:"us",at:n.now().toISOString(),reason:r}
e.update((0,l.LY)((0,s.Q6)(t,(0,s.dz)(t),o)))}const h="ran, and was still running"
const g="cut off, so it may have run"
function resultsOf(e){const n=new Map
const t=new Map
for(const r of e){if(r.kind==="ActionEvent")t.set(r.tool_call_id,r.id)
if(r.kind==="ObservationEvent")n.set(r.action_id,observed(r.observation))
if(r.kind==="UserRejectObservation")n.set(r.action_id,g)
if(r.kind!=="AgentErrorEvent")continue
const e=t.get(r.tool_call_id)
if(e!==void 0)n.set(e,r.error===(0,a.J1)("interrupted")?g:"failed")}return n}function hasEnded(e){return(e??"").startsWith("ran")&&e!==h}function observed({exit_code:e,is_error:n}){if(typeof e==="number")return e===-1?h:`ran with exit code ${e}`
return n?"ran, and failed":"ran"}}),59153:((e,n,t)=>{t.r(n)
t.d(n,{APPROVAL_COMMENT:()=>m,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var r=t(76760)
var o=t(76327)
var a=t(98664)
var s=t(80292)
var i=t(88135)
var c=t(68430)
var l=t(44039)
var d=t(48252)
var u=t(63501)
var f=t(51176)
function whyNotAsked(e,n,{nobody:t,clean:r,root:a,earlierEvents:l}){if(t!==void 0){const n=(0,i.J1)("approval-nobody",{why:(0,c.k)(t)})
return new Map(e.map(({action:e})=>[e.id,n]))}const u=e.map(({action:e,input:n,reasons:t,grant:r})=>({action:e.id,tool:e.tool_name,cwd:".",arguments:(0,s.dj)(n),said:[...t,(0,o.r4)(r)].join(" ")}))
const f=new Map((0,d.RB)(u,r))
const p=shellFolder(n.slice(l),a)
for(const{action:t,input:r,grant:a}of e){const e=t.tool_name==="terminal"
const s=e&&(0,o.PH)(a)&&p!=="."
const c=s?(0,i.J1)("approval-granted-folder",{folder:p}):void 0
const l=c??(e||(0,o.PH)(a)?whyLost(r,n):void 0)
if(l!==void 0)f.set(t.id,l)}return f}function whyLost(e,n){const{command:t,is_input:r,reset:o}=e
if(typeof t!=="string")return
if(r===!0||t.trim()===""&&o!==!0)return(0,i.J1)("approval-unkept-program")
const a=[...t.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,e=""])=>e)
if(a.length===0)return
const s=variablesSetIn(t)
const c=new Set(n.flatMap(commandOf).flatMap(e=>[...variablesSetIn(e)]))
const l=a.find(e=>c.has(e)&&!s.has(e))
return l===void 0?void 0:(0,i.J1)("approval-unkept-variable",{name:l})}function commandOf(e){if(e.kind!=="ObservationEvent"||e.tool_name!=="terminal")return[]
const{command:n}=e.observation
return typeof n==="string"?[n]:[]}function variablesSetIn(e){const n=[...e.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,e=""])=>e)
const t=e.split(/[;|&\n]/).flatMap(e=>{const[,n=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(e)??[]
return n.match(/\w+/g)??[]})
return new Set([...n,...t])}const p=5
async function rejectUnaskable(e,n,t){let r=n
for(let n=0;r.status==="waiting";n++){const a=await e.pendingActions()
const s=new Map(whyNotAsked(a,[...e.log],t))
const i=a.filter(({action:e,grant:n})=>(0,o.PH)(n)&&!s.has(e.id))
const c=i.length===0?void 0:await t.whyUnseen(i)
if(c!==void 0)for(const{action:e}of i)s.set(e.id,c)
if(s.size===0)return r
for(const[n,t]of s)await e.rejectPendingActions(t,[n])
if(e.state.status==="waiting_for_confirmation")return r
if(n===p)return{status:"failed",fault:unteachable()}
r=await t.goOn()}return r}function unteachable(){return new a.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const m=48e3
const h=4e3
async function shownFiles({run:e,publisher:n,knowledge:t},r,o){const a=await n.shown(r,t.commit)
const{encoded:s,unreadable:c,diff:f}=a
if(s.length>0)return{why:(0,i.J1)("approval-unseen-encoded",{files:(0,u.ri)(s)})}
if(c.length>0)return{why:(0,i.J1)("approval-unseen-files",{files:(0,u.ri)(c)})}
const p=(0,l.g)({...a,commands:o})
const g=o.reduce((e,n)=>e+(0,d.AS)({arguments:n}).length,p.length+h)
if(g>m)return{why:(0,i.J1)("approval-unseen-diff",{size:String(g),room:String(m)})}
const v=f.split("\n").filter(e=>e.startsWith("+")).join("\n")
if(e.redact(v)!==v)return{why:(0,i.J1)("approval-unseen-diff-secret")}
return{files:e.redact(p)}}async function whyUnseen(e,n){const{run:t,publisher:r}=e
try{const o=await(0,f.SW)(e)
const a={settings:t.settings,leaks:t.leaks,before:t.memory.workBefore}
const{tree:i}=o?await(0,u.Ng)(r,o,a):{tree:await r.treeOf(r.base)}
const c=n.map(({input:e})=>(0,s.dj)(e))
const l=await shownFiles(e,i,c)
return"why"in l?l.why:void 0}catch{return}}function shellFolder(e,n){const t=e.findLast(e=>e.kind==="ObservationEvent"&&e.tool_name==="terminal")
if(t?.kind!=="ObservationEvent")return"."
const{working_dir:o}=Object(t.observation.metadata)
if(typeof o!=="string")return"."
const a=(0,r.relative)(n,o)
return a===""?".":a.startsWith("..")?o:a}}),72416:((e,n,t)=>{t.d(n,{p:()=>protectedChangeProposal})
var r=t(98664)
var o=t(31384)
function protectedChangeProposal(e,n,t){const{thread:a}=e.trigger
if(a.type==="none")throw new r.vC("bug","There is no thread to ask on.")
const s={...t,...(0,o.T6)(e,n,{thread:a.number})}
return{v:1,items:[{pending:s,risk:"",reasons:[],shown:null,decision:null}],comment:null}}}),37026:((e,n,t)=>{t.r(n)
t.d(n,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,deferredItems:()=>deferredItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=t(80292)
var o=t(94869)
var a=t(88135)
var s=t(68430)
var i=t(45867)
var c=t(48252)
var l=t(68268)
var d=t(23849)
var u=t(98768)
var f=t(16110)
const p=/\$\$|\$(?=[^\s$])(?:(?!\n\n)[^$])*(?<!\s)\$(?!\w)/
function hasFormula(e){if(!e.includes("$"))return!1
let n=""
for(const{node:t,isEntering:r}of(0,u.G)((0,f.Dd)(e).root))if(r)n+=t.kind==="text"?t.literal:m[t.kind]??"\n\n"
return p.test(n)}const m={emphasis:"",strong:"",struck:"",link:"",image:"",html:"","footnote-reference":"",code:"`","soft-break":"\n","hard-break":"\n"}
var h=t(33737)
var g=t(6009)
var v=t(38293)
var w=t(48351)
function shownPlan(e,n){const t=(0,g.$)((0,w.uG)(withNarrowCode((0,l.Gl)(e))),{...n,showsAddresses:!0})
return isNarrow(t)&&!hasFormula(t)&&readingOf(t).hidden===0?t:(0,g.$)((0,h.DV)("text",(0,w.xe)(e)),n)}function readPlan(e){return readingOf(e).shown.trim()}function readingOf(e){return(0,v.p)((0,d.l$)(e))}function columnsAt(e){return w.cZ-2*e}const b=8
function isNarrow(e){const n=(0,l.m6)(e)
if((0,l.d1)(e)>b)return!1
return n.every(({kind:e,isQuoted:n,level:t,text:r})=>{if(e==="table"||n)return!1
return r.split("\n").every(e=>(0,w.qz)(e)<=columnsAt(t))})}function withNarrowCode(e){const n=e.split("\n")
for(const{level:t,start:r,end:o,text:a,fence:s}of(0,l.m6)(e).toReversed())if(s||t===0)n.splice(r,o-r,...fenced(s?.before??"",(0,w.xe)(a,columnsAt(t))))
return n.join("\n")}function fenced(e,n){const t=(0,o.Lt)(n)
const r=(0,l.U2)({before:e})
return[`${e}${t}`,...n.split("\n").map(e=>`${r}${e}`),`${r}${t}`,""]}var y=t(93992)
var k=t(63501)
var $=t(19868)
var _=t(1176)
var j=t(31384)
var O=t(23665)
const I=24e3
function showable(e){const n=[]
const t=[]
let o=I
for(const a of e){const e=(0,r.dj)(a.value)
const s=(0,c.AS)({arguments:e}).length+a.words.length+200
if(s>o)t.push(a)
else{o-=s
n.push({intent:a.kind.name,value:e,words:a.words})}}return{shown:n,unseen:t}}function deferredItems(e,n,{thread:t,requesters:r,deferred:o}){const a=(0,j.T6)(e,n,{thread:t})
return o.map(e=>({pending:{...a,...e,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const P=12e3
function askedPlan(e,{nobody:n,rules:t,clean:o}){const i=e.trim()
if(i==="")return{waiting:[]}
if(!hasItems(i))return{waiting:[],advice:{hint:(0,a.J1)("plan-none")}}
const c=shownPlan(i,t)
const l=n===void 0?whyNotShown(i,c,o):(0,s.k)(n)
if(l!==void 0)return{waiting:[],advice:{hint:(0,a.J1)("plan-not-asked",{why:l})}}
return{waiting:[{intent:"plan",value:(0,r.dj)({plan:c}),words:""}]}}function whyNotShown(e,n,t){if(e.length>P||n.length>I)return"it is too long to be shown in full"
if(t(n)!==n)return"it contains what looks like a secret, which is never shown"
return}function hasItems(e){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(e)}async function requirePlan({conversation:e,runAgent:n},t){const r=e.finalResponse()
if(r.trim()===""||hasItems(r))return t
await e.send((0,a.J1)("plan-again"))
return n()}function isPlan(e){return e.length>0&&e.every(i.H9)}async function carryOutPlan(e){const{run:n,conversation:t,runAgent:r}=e
const o=(0,_.sp)(n.memory)
const{isResumed:a}=n.memory
const s=a?[]:[(await(0,$.fM)(n,e)).words]
const i=go(o?.items??[],(0,y.Id)(n.trigger))
const c=[...s,i,...a?remembering(e):[],...(0,k.nK)(e)]
await t.send(c.join("\n\n"))
return{end:await r(),...o&&{used:o}}}function remembering(e){const{memoryFile:n}=e.knowledge
return n!==void 0&&(0,O.jd)(e)?[(0,a.J1)("memory-propose",{path:n})]:[]}function go(e,n){const t=e.flatMap(({pending:e})=>"intent"in e?[(0,i.rP)(e)]:[])
const r=readPlan(t.join("\n\n"))
const s=(0,o.Lt)(r)
return(0,a.J1)("plan-go",{who:n,plan:`${s}\n${r}\n${s}`,legend:planLegend(r)}).trimEnd()}function planLegend(e){const n=(0,c.jo)(e)
return n.length===0?"":(0,a.J1)("plan-signs",{signs:n.map(e=>`- ${e}`).join("\n")})}}),51176:((e,n,t)=>{t.d(n,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var r=t(73024)
var o=t(76760)
var a=t(98664)
var s=t(57974)
var i=t(63501)
var c=t(85831)
const l="deckhand-so-far.patch"
const d=12e4
const u={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(e){const{memory:n}=e.run
if(!n.isKept)return
try{n.leaveWork(await workSoFar(e))}catch(e){(0,s.printNotice)(`Only the output of an approved action was saved. ${(0,a.ec)(e).message}`)}await n.keep()}function patchIn(e,n,t){return madeIn(e,{command:snapshot(n),name:l},t)}async function madeIn(e,{command:n,name:t},r){const o=`.git/${t}`
const a=`{ [ ! -e ${o} ] || split -b ${u.piece} -a 4 ${o} ${o}.; }`
const s=[`rm -f ${o} ${o}.*`,n,a,`rm -f ${o}`].join(" && ")
const{exitCode:i,output:c}=await e.run(s,{timeoutMs:d,signal:r})
if(i!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const n of await e.list(".git")){if(!n.name.startsWith(`${t}.`))continue
if(l.length*u.piece>=u.all)throw new Error("The changes have more than 256 MB.")
l.push(await e.read(`.git/${n.name}`,u.piece))}return Buffer.concat(l)}async function workSoFar(e){const{run:n,publisher:t}=e
const r=await changeSoFar(e)
if(!r)return[]
const{left:o}=await(0,i.Ng)(t,r,{settings:n.settings,leaks:n.leaks,before:n.memory.workBefore})
return(0,c.Xo)(o)}async function changeSoFar({publisher:e,folder:n,tools:t,signal:a}){const s=await patchIn(t.workspace,e.base,a)
if(s.length===0)return
const i=(0,o.join)(n,"so-far.patch");(0,r.writeFileSync)(i,s)
return e.patched(i)}function snapshot(e){const n='"$PWD/.git/deckhand-so-far.index"'
const t="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${n}`,`export GIT_INDEX_FILE=${n}`,"{ git add --all --ignore-errors -- . || true; }",`${t} ${e} -- > .git/${l}`].join(" && ")}})}

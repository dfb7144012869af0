export const id=9749
export const ids=[9749,8833,6404]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var r=n(28942)
const o=r.object({node_id:r.string()})
const s=r.object({login:r.string()}).nullable()
const i=r.object({node:r.object({body:r.string(),createdAt:r.string(),lastEditedAt:r.string().nullable(),viewerDidAuthor:r.boolean(),author:s,editor:s}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const r=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(r===void 0)return
const{node:s}=i.parse(await e.graphql(c,{id:o.parse(r).node_id}))
if(!s)return
const{body:a,createdAt:d,lastEditedAt:l,viewerDidAuthor:u,author:p,editor:h}=s
const f=h===null?l===null:h.login===p?.login
return{body:a,shownAt:l??d,isOnlyOurs:u&&f}}const d=r.object({node_id:r.string(),issue_url:r.string(),html_url:r.string()})
const l=r.object({node:r.object({isMinimized:r.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:r,issue_url:o,html_url:s}=d.parse(n)
return{nodeId:r,issue:Number(o.slice(o.lastIndexOf("/")+1)),url:s}}const u="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return l.parse(await e.graphql(u,{id:t})).node?.isMinimized===!0}}),10214:((e,t,n)=>{n.r(t)
n.d(t,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var r=n(31827)
var o=n(7925)
var s=n(47575)
var i=n(84150)
var a=n(28030)
async function holdBack(e,t,{whyUnseen:n,about:o,...i}){const{change:c,withheldTree:d}=t
const l=d===void 0?[]:await protectedOf(e,c.tree,d,t.withheld)
const u=o==="memory"?l.filter(({path:e})=>(0,r.UV)(e)):l
const p=await(0,s.p6)(e,c.tree,u,"new")
const h=await(0,a.reviewChange)(e,{tree:p,files:[],leftOut:[]},{...i,policy:letting(i)})
const{chosen:f,unseen:m}=await shownOf(e,c.tree,h.entries,n)
const v=await(0,s.p6)(e,c.tree,f,"new")
return{tree:v,rest:await(0,s.p6)(e,d??c.tree,f,"old"),patch:(await exactPatch(e,c.tree,v)).toString("utf8"),paths:f.map(({path:e})=>e),unseen:m}}function letting({policy:e}){return{...e,protectedPaths:"allow"}}async function protectedOf(e,t,n,r){if(r.some(({path:e})=>e===""))return[]
const i=new Set(r.filter(({code:e})=>(0,o.bz)(e)).map(({path:e})=>e))
return(await(0,s.Mc)(e,t,n)).filter(({path:e})=>i.has(e))}async function shownOf(e,t,n,r){const o=[]
const i=new Map
for(const a of groupsOf(n)){const n=await(0,s.p6)(e,t,[...o,...a],"new")
const c=r(await exactPatch(e,t,n))
if(c===void 0)o.push(...a)
else for(const{path:e}of a)i.set(e,c)}return{chosen:o,unseen:i}}function groupsOf(e){let t=e.map(e=>[e])
for(const{lock:n,manifests:r}of(0,i.fq)(e.map(({path:e})=>e))){const isOfPair=e=>e.some(({path:e})=>e===n||r.includes(e))
t=[t.filter(isOfPair).flat(),...t.filter(e=>!isOfPair(e))]}return t}const c=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(e,t,n){return e.bytes([...c,t,n])}}),45394:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var r=n(94869)
var o=n(45867)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:r}=e
if(r&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const o=whyStale(e,t)
return o===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:o}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,o.ee)(e).startsWith(t))
const s=(0,o.dz)(e).filter(e=>n.includes(e))
if(s.length>0&&(t===void 0||s.length===1))return{status:"chosen",items:s}
const i=n.find(({decision:e})=>e!==null)?.decision
if(i?.verdict==="dropped")return refused(`It no longer waits: ${(0,r.TN)(i.reason,300).replace(/\.$/,"")}.`)
if(i)return refused(`It was already ${i.verdict} by ${i.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:r,asked:s},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,o.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(r.getTime(),Date.parse(s.at??""))
if(i.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const r=n.find(e=>e.head!==t.head)?.head
if(r!==void 0)return`The branch has moved from ${r.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),44039:((e,t,n)=>{n.d(t,{M:()=>renderDifference,g:()=>renderFiles})
var r=n(78250)
var o=n(94869)
var s=n(33737)
var i=n(30007)
var a=n(50931)
var c=n(88135)
var d=n(48351)
function renderFiles({files:e,diff:t,commands:n,hasOtherLines:r}){const i=r?(0,c.J1)("approval-line-ends"):""
if(e.length===0)return i
const a=e.map(e=>({...e,mark:markOf(e.path,n)}))
const d=[...a.filter(({mark:e})=>e!==""),...a.filter(({mark:e})=>e==="")]
const l=(0,c.J1)("approval-files",{amount:(0,o.U9)(e.length,"file"),lines:d.map(lineOf).join("\n"),diff:(0,s.DV)("diff",inOrder(t,d).map(inLines).join("\n"))})
return[l.trimEnd(),i].filter(Boolean).join("\n\n")}function lineOf({path:e,added:t,removed:n,mark:r}){const i=t===void 0?"binary":`+${(0,o.vP)(t)} −${(0,o.vP)(n??0)}`
return`- ${r===""?"":"⚠ "}${(0,s.aY)((0,d.ko)(e))} ${i}${r===""?"":`: ${r}`}`}function markOf(e,t){const n=e.split("/").at(-1)??e
if(t.some(e=>e.includes(n)))return"named in a command above"
if((0,a.Y)(e).kind!=="free"||l.test(e.toLowerCase()))return"can decide what runs"
return""}const l=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,t){const n=new Map(t.map(({path:e},t)=>[` b/${e}`,t]))
const placeOf=e=>{const r=e.split("\n",1)[0]??""
return n.get(r.slice((r.length+"diff --git".length)/2))??t.length}
return(0,r.Dt)(e).toSorted((e,t)=>placeOf(e)-placeOf(t))}function inLines(e){return(0,d.eG)(e.replace(/\n$/,""))}const u=10
function renderDifference({head:e,between:t,missing:n}){const r=[...t?[...listed("commit",t.total,t.commits.map(commitLine))]:[],...t?[...listed("file",t.files.length,t.files.map(fileLine))]:[],...e!==void 0&&!t?["- GitHub does not say which commits were added."]:[],...t?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...n.length>0?[`- No longer in the workspace: ${n.slice(0,u).map(quoted).join(", ")}.`]:[]]
if(r.length===0)return""
const o=e===void 0?"":` for ${(0,s.aY)(e.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:o,lines:r.join("\n")}),diffOf(t?.files??[])].filter(Boolean).join("\n\n")}function listed(e,t,n){const r=t>u?[`- and ${(0,o.U9)(t-u,`more ${e}`)}`]:[]
return[...n.slice(0,u).map(e=>`- ${e}`),...r]}function commitLine({sha:e,author:t,subject:n}){return`${(0,s.aY)(e.slice(0,7))} ${quoted((0,o.TN)(t,40))}: ${quoted((0,o.TN)(n,100))}`}function fileLine({path:e,status:t,added:n,removed:r}){return`${t} ${quoted(e)} +${(0,o.vP)(n)} −${(0,o.vP)(r)}`}function quoted(e){return(0,s.aY)((0,d.ko)(e))}function diffOf(e){if(e.some(({patch:e,added:t,removed:n})=>e===""&&t+n>0))return""
const t=e.map(({path:e,patch:t})=>(0,d.eG)(`--- ${(0,o.TN)(e,200)}\n${t}`))
return(0,i._l)(t.join("\n"))}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>d})
var r=n(58908)
var o=n(98664)
var s=n(33737)
var i=n(88135)
var a=n(57974)
var c=n(75444)
const d="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:d,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const r={created:[],existing:[],missing:[]}
for(const s of n)try{const n=await createLabel(e,t.repository,s)?r.created:r.existing
n.push(s.name)}catch(e){(0,a.printNotice)(`The label ${s.name} could not be created. ${(0,o.ec)(e).message}`)
r.missing.push(s)}return r}function toldOf(e){return(0,i.J1)("labels-created",{names:e.map(e=>(0,s.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,s.aY)(e)).join(", ")
return(0,i.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},o){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...o})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),96600:((e,t,n)=>{n.d(t,{A:()=>allowedInputs})
var r=n(64294)
function allowedInputs(e,t,n){switch(t){case"full":return e
case"restricted":return{...e,secrets:void 0,memory:e.memory==="propose"?"read":e.memory,...e["mixed-threads"]==="strict"&&stricter(e,n)}
case"fork":return{...e,...o}}}const o={secrets:void 0,"tool-env":void 0,"mcp-config":void 0,network:"none",caches:["none"],hooks:!1,"skill-commands":!1,"setup-command":void 0,"setup-network":"none"}
function stricter(e,{kind:t}){const{confirmation:n,"confirmation-threshold":o,"create-pr":s}=e
const i=s==="draft"&&(0,r.OB)({kind:t}).isUnasked?"link":s
const asked=(e,t=o)=>({"create-pr":i,confirmation:e,"confirmation-threshold":t})
if(n==="never")return asked("risky")
if(n==="always"||o==="low")return asked("always")
return asked(n,o==="high"?"medium":"low")}}),55351:((e,t,n)=>{n.d(t,{g:()=>readPullTemplate})
var r=n(33737)
var o=n(57974)
const s=2e4
const i=/^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i
const a=/^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i
const c=[".github/","","docs/"]
async function readPullTemplate(e){try{const t=templateIn(await e.list())
if(t===void 0)return
if(t.size>s){(0,o.printNotice)(`The template ${(0,r.aY)(t.path)} has ${t.size} bytes, more than ${s}, and is not used.`)
return}const n=(await e.read([t.path])).get(t.path)??""
return n.trim()===""?void 0:{path:t.path,text:n}}catch{return}}function templateIn(e){const t=inOrder(e,i)
if(t[0])return t[0]
const n=inOrder(e,a)
return n.length===1?n[0]:void 0}function inOrder(e,t){const n=e.flatMap(e=>{const n=t.exec(e.path)?.groups?.folder?.toLowerCase()
return n===void 0?[]:[{file:e,rank:c.indexOf(n)}]})
return n.sort((e,t)=>e.rank-t.rank).map(({file:e})=>e)}}),72167:((e,t,n)=>{n.d(t,{Fc:()=>rememberStrangers,Gj:()=>canAsk,K9:()=>printRestriction,Us:()=>trustIn,cT:()=>withoutSecrets,eC:()=>mayGrant,hw:()=>decideRestriction,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var r=n(27636)
var o=n(2507)
var s=n(76327)
var i=n(78995)
var a=n(94869)
var c=n(88135)
var d=n(38054)
var l=n(57974)
var u=n(22296)
var p=n(1176)
var h=n(96600)
function isRestricted({"mixed-threads":e},t){return e!=="as-trusted"&&t.length>0}function restrictionsWith(e,t){const n=new i.ks
n.update(e.secrets??{})
return{inputs:(0,h.A)(e,"restricted",t),forSetUp:n.forTools(),closesNetwork:e.isolation!=="none"&&e.network!=="none"}}function withoutSecrets(e,t){return e.filter(e=>{const n=Object.values(e.kind==="http"?e.headers:e.environment)
return!n.some(e=>t.some(t=>e.includes(t)))})}async function decideRestriction(e,{inputs:t,trigger:n,startingPoint:s,conversation:i}){const a=(0,r.un)((0,o.s4)(i))?.tags[f]?.split(",")??[]
const c=[...new Set([...(await e).strangers,...a])]
const d=isRestricted(t,c)&&!(0,u._K)(s)
return{strangers:c,restrictions:d?restrictionsWith(t,n):void 0}}function trustIn(e,{restrictions:t}){if((0,u._K)(e))return"fork"
return t===void 0?"full":"restricted"}const f="strangers"
async function rememberStrangers(e,t){const n=t.join(",").slice(0,256).replace(/,$/,"")
const{tags:r}=e.state.fields
if(n!==""&&r[f]!==n)await e.setTags({...r,[f]:n})}const m=5
function printRestriction(e,t,n){const r=restrictionNote(e,t,n)
if(e.strangers.length>0)(0,l.printNotice)(r??noticeOf(e.strangers))
return r}function noticeOf(e){const{people:t,bots:n}=(0,d.Sk)(e)
return(0,a.hC)(t.length>0?`The agent reads text by people without write access: ${namesOf(t)}`:"",n.length>0?`The agent reads comments of ${namesOf(n)} that are not known to be its own`:"")}function writersInWords(e){const{people:t,bots:n}=(0,d.Sk)(e)
return[...t.length>0?[`people without write access (${namesOf(t)})`]:[],...n.length>0?[`${namesOf(n)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:e,restrictions:t},n,{servers:r,parts:o}){if(!t)return
const s=t.inputs["create-pr"]!==n["create-pr"]
const i=[...Object.keys(n.secrets??{}).length>0?["tools had no secrets"]:[],...r.length>0?[`servers with secrets were not started (${r.join(", ")})`]:[],...t.closesNetwork?["commands had no network"]:[],...o,...n.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(n,t.inputs),...s?["a person has to open the pull request"]:[]]
if(i.length===0)return
return(0,c.J1)("restricted",{writers:writersInWords(e),withheld:i.join("; ")})}function asking(e,{confirmation:t,"confirmation-threshold":n}){if(e.confirmation===t&&e["confirmation-threshold"]===n)return[]
return[t==="always"?"every action had to be approved":`actions with ${n} risk or higher had to be approved`]}function namesOf(e){const t=e.slice(0,m).map(e=>(0,a.TN)(e,50))
return e.length>m?`${t.join(", ")} and ${e.length-m} more`:t.join(", ")}function grantsIn({run:e,startingPoint:t,inputs:n,restriction:r,tools:o}){if(n.confirmation==="never")return"possible"
if(r.restrictions||(0,u._K)(t))return"refused"
return canAsk(e,t.goal)&&o.inGranted?"offered":"possible"}function mayGrant(e){if(e.trigger.kind!=="decision")return!1
const t=(0,p.yX)(e)?.items??[]
return t.some(({pending:e,decision:t})=>t===null&&"grant"in e&&(0,s.PH)(e.grant))}function canAsk(e,t){return whyNobodyIsAsked(e,t)===void 0}function whyNobodyIsAsked({trigger:e,memory:t,mayWrite:n,github:r},{kind:o}){const{type:s}=e.thread
if(s==="discussion")return"discussion"
if(s==="none")return"no-thread"
if(!n)return"mode"
if(o==="review")return"review"
if(o==="patch")return"no-branch"
if(!t.isKept)return"no-memory"
return r.lacksGraphql?.()?"no-graphql":void 0}}),38833:((e,t,n)=>{n.r(t)
n.d(t,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var r=n(60593)
var o=n(3549)
var s=n(63697)
var i=n(98664)
var a=n(88135)
var c=n(45867)
var d=n(48252)
var l=n(57974)
var u=n(33365)
var p=n(22440)
var h=n(29058)
var f=n(1176)
async function closeApprovalComment({github:e,job:t},n,{approvalComment:o,isWaiting:s}){if(s!==void 0&&n.type!=="none")await markThread({github:e,job:t},n.number,s)
try{if(o)await(0,r.Iz)(e,t.repository,o,o.body)}catch(e){(0,l.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,i.ec)(e).message}`)}}async function markThread({github:e,job:t},n,r){try{if(r)await(0,s.Nl)(e,t.repository,n,[u.uE])
else await(0,o.HK)(e,t.repository,n,{kind:"label",name:u.uE})}catch(e){if(Object(e).status===404)return;(0,l.printNotice)(`The label ${u.uE} could not be changed. ${(0,i.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:n},r,o=""){const[s=""]=n.phrases
return(0,d.t7)(e,{phrase:s,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,p.U)(n,t.env,void 0).inWords},o)}function registerShown(e,{id:t},n){return(0,f.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,r.pI)(n))}})}function withUnsavedNote(e){return`${(0,a.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:n},r,{results:o,next:s,redact:i}){const a={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,h.kN)({settings:e,job:t,trigger:n},i((0,d.z6)(r,{...a,results:o,where:s?.url})))}}),31384:((e,t,n)=>{n.d(t,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var r=n(77598)
var o=n(89812)
var s=n(90009)
var i=n(80292)
var a=n(44039)
var c=n(58926)
var d=n(81031)
function approvalScopeOf({world:e,settings:t,job:n,trigger:r,memory:o},s,{thread:i,rules:a}){const d=e.now()
return{v:1,repository:r.repositoryId,thread:i,run:n.runId,conversation:o.id,policy:policyVersion(t,a),created:d.toISOString(),expires:new Date(d.getTime()+(0,c.CI)(s["approval-expires"])).toISOString()}}const l=["confirmation","confirmation-threshold","approvers","approval-expires","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(e,t){const n=(0,d.textsOf)(e,[...l,...e.addedNames])
const o={inputs:n,rules:t??null}
return(0,r.createHash)("sha256").update((0,i.dj)(o)).digest("hex").slice(0,16)}async function differenceSince({github:e,job:t},{head:n,now:r,missing:i}){const c=n===void 0?void 0:await(0,s.kC)((0,o.n)(e,t.repository),n,r)
return(0,a.M)({head:n,between:c,missing:i})}function whyAgain(e,t){return[e,t??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),72416:((e,t,n)=>{n.d(t,{p:()=>protectedChangeProposal})
var r=n(98664)
var o=n(31384)
function protectedChangeProposal(e,t,n){const{thread:s}=e.trigger
if(s.type==="none")throw new r.vC("bug","There is no thread to ask on.")
const i={...n,...(0,o.T6)(e,t,{thread:s.number})}
return{v:1,items:[{pending:i,risk:"",reasons:[],shown:null,decision:null}],comment:null}}}),29749:((e,t,n)=>{n.d(t,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var r=n(73024)
var o=n(76760)
var s=n(98664)
var i=n(94869)
var a=n(33737)
var c=n(10214)
var d=n(50931)
var l=n(45867)
var u=n(11467)
var p=n(76617)
var h=n(81031)
var f=n(29943)
var m=n(93992)
var v=n(56172)
var g=n(1176)
var w=n(38833)
var b=n(31384)
var y=n(8670)
var k=n(72416)
var _=n(23665)
var $=n(28942)
var j=n(95493)
var O=n(15022)
var A=n(2507)
var T=n(36807)
var S=n(89812)
var C=n(7256)
var I=n(91116)
var P=n(11475)
var x=n(97167)
var q=n(55351)
var N=n(49588)
var D=n(63501)
var L=n(1539)
var R=n(85831)
var W=n(28147)
var U=n(86404)
var F=n(46661)
var Y=n(96027)
async function patchNow(e,t){const{run:n,token:i,folder:c}=e
const{job:d,world:l}=n
const u=await(0,I.h8)(n.github,n.job.repository,t.branch)
if(u===void 0&&!t.is_new)return lost(`The branch ${(0,a.aY)(t.branch)} no longer exists.`)
const p=await openPullOf(n,t)
if(t.pull_request!==null&&!p)return lost(`Pull request #${t.pull_request} is no longer open.`)
const h=u===void 0?void 0:await readBranch(n,t,u)
const f=t.is_new||h!==void 0?t.head:u??t.head
const m=u===t.head?{...t,is_new:!1}:t
const v=(0,o.join)(c,"held.patch");(0,r.writeFileSync)(v,t.patch)
const g={folder:c,base:f,token:i,now:l.now,remoteUrl:`${d.repositoryUrl}.git`,allowedBranch:t.pull_request===null?void 0:t.branch,environment:(0,x._K)(l.env)}
try{const{publisher:e,change:t}=await(0,T.X2)(g,v)
return{status:"fits",publisher:e,change:t,patch:await e.exactPatch(t),pull:p,there:h,held:m}}catch(e){if((0,s.ec)(e).code!=="denied")throw e
return lost(`These files were changed on ${(0,a.aY)(t.branch)} in the meantime, and the change no longer applies.`)}}function lost(e){return{status:"lost",why:e}}const z=$.object({message:$.string(),tree:$.object({sha:$.string()}),verification:$.object({verified:$.boolean()})})
async function readBranch({github:e,job:t,memory:n},{head:r,tree:o},s){if(s===r)return
const{owner:i,name:a}=t.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:d}=await e.request(c,{owner:i,repo:a,commit_sha:s})
const{message:l,tree:u,verification:p}=z.parse(d)
const h=u.sha===o&&l.includes(`Agent-Conversation: ${n.id}`)
return h?{commit:s,isVerified:p.verified}:void 0}async function openPullOf({github:e,job:t},{pull_request:n,branch:r}){if(n===null)return
const o=(0,S.n)(e,t.repository)
const s=await(0,C.Es)(o,n)
const i=s.state==="open"&&!s.isFork&&s.head.branch===r
return i&&await(0,C.WM)(o,r)===void 0?s:void 0}async function publishChange(e){const{run:t,folder:n,held:r,publisher:o,pull:s}=e
const i=goalOf(r,s)
const a={head:o.base,branch:r.branch,goal:i,pull:void 0}
const c=await alreadyThere(e)??await save(e,a)
const d=c.kept.kind==="branch"
const{workBefore:l}=t.memory
t.memory.leaveWork(d?workWithout(l,r.patch):(0,L.kk)(l))
const u=(0,N.Nq)(n,t.memory.id)
const p=await(0,q.g)(o.filesOf(o.base))
const h={final:await(0,U.finalAnswer)(answerIn(t,u),{isTitled:!1,template:p}),redact:t.redact}
const f=c.fault?Y.g:await(0,Y.qw)(t,{startingPoint:a},c,h)
const m={status:"finished"}
const g=await(0,F.D3)({run:t,startingPoint:a},c)
const w={end:m,change:g.change,saved:g,opened:f,goal:i.kind,finalResponse:""}
const b=(0,W.E)({...w,timeoutMinutes:0})
const{kept:y,change:k,diff:_,withheld:$,patch:j}=g
const O={...v.II,...b,files:k.files,kept:y,diff:_,withheld:$,withheldPatch:j,costUsd:0,durationMs:0,...(0,v.qL)(f)}
const A={fault:b.fault,conversationPath:u,baseSha:o.base}
return{report:O,...A,startingPoint:a,tree:c.change.tree}}function save({run:e,publisher:t,folder:n,change:r,policy:o},s){return(0,Y.FW)(e,{publisher:t,folder:n,startingPoint:s},r,e.leaks,{policy:o,approver:e.trigger.actors[0]})}async function alreadyThere(e){const{run:t,held:n,change:r,there:o}=e
if(o===void 0)return
const s=(0,P.A7)(t.job.repositoryUrl,n.base,n.branch)
const i={kind:"branch",branch:n.branch,...o,compareUrl:s}
const a=await(0,F.$C)(r,e)
return{kept:i,change:r,diff:a,withheld:[],patch:void 0,fault:void 0}}function goalOf({branch:e,base:t,is_new:n},r){if(r)return{kind:"advance",branch:e,base:t,pullRequest:{number:r.number,url:r.url}}
return{kind:"propose",branch:e,plain:e,base:t,...!n&&{isThere:!0}}}function answerIn({memory:e,world:t,exact:n,leaks:r},o){e.openIn(o)
const stamper=()=>({id:t.newId(),timestamp:t.now().toISOString()})
const s=new O.v((0,A.s4)(o),stamper)
s.close()
return r.redact(n((0,j._)(s.branch()))).text}function workWithout(e,t){const n=(0,R.x9)(e)
if(!n?.patch)return(0,R.Xo)(n)
const r=new Set((0,D.Xe)(Buffer.from(t)).map(nameLine))
const o=Buffer.concat((0,D.Xe)(n.patch).filter(e=>!r.has(nameLine(e))))
const s=o.length===0&&n.lost.length===0&&!n.aside
return(0,R.Xo)(s?void 0:{...n,patch:o.length===0?void 0:o})}function nameLine(e){return e.toString("latin1").split("\n",1)[0]??""}function isAboutChange(e){return e.trigger.kind==="decision"&&(0,l.zJ)((0,g.yX)(e))!==void 0}async function decideChange(e){const t=e.world.clock()
const durationMs=()=>e.world.clock()-t
try{if(await e.claimed==="lost")return"lost"
const t=await carryOut(e)
return{...t,report:{...t.report,durationMs:durationMs()}}}catch(e){return(0,v.Gj)((0,s.ec)(e),durationMs())}}async function carryOut(e){const t=(0,h.readInputs)(e.settings)
const{proposal:n,...s}=await(0,y.d)(e,e.memory,(0,b.V_)(e.settings,void 0))
const i=(0,l.zJ)(n)
if(s.status==="refused"||!n||!i)return endWith({outcome:"skipped",reason:s.status==="refused"?s.why:"Nothing is pending here."});(0,r.mkdirSync)(e.job.temp,{recursive:!0})
const a=(0,r.mkdtempSync)((0,o.join)(e.job.temp,"deckhand-"))
const c={run:e,token:t["github-token"],folder:a,inputs:t,proposal:n,held:i}
if(e.trigger.decision?.verdict==="reject")return reject(c)
return approve(c,s.status==="stale"?s.why:void 0)}async function approve(e,t){const{run:n,inputs:r,proposal:o,held:s}=e
if(!(0,_.Hs)(r,s.paths))return drop(e,"The workflow no longer allows anybody to approve it.")
const d=await patchNow(e,s)
if(d.status==="lost")return drop(e,d.why)
const u=(0,c.letting)({policy:(0,f.US)(r)})
const{withheld:h}=await d.publisher.review(d.change,{policy:u,leaks:n.leaks})
if(h[0])return drop(e,`${(0,i.TN)((0,p.Wu)(h[0]),200)}.`)
const m=d.patch===s.patch?void 0:`These files were changed on ${(0,a.aY)(s.branch)} in the meantime.`
if(t!==void 0||m!==void 0){const n=d.change.files.map(({path:e})=>e)
const r={...s,tree:d.change.tree,head:d.publisher.base,patch:d.patch,paths:n}
return askAgain(e,r,(0,b.zC)(t,m))}const v=await(0,y.K)(n,o,(0,l.dz)(o),{verdict:"approved",reason:""})
const g=await publishChange({...e,...d,policy:u})
const{kept:w}=g.report
const k=w.kind==="branch"?`committed as ${(0,a.aY)(w.commit.slice(0,7))}`:"kept as a patch"
return{...g,approvals:{proposal:void 0,used:v,results:new Map([[(0,l.TH)(s),k]])}}}async function reject({run:e,proposal:t,held:n}){const r=e.trigger.decision?.reason??""
const o=await(0,y.K)(e,t,(0,l.dz)(t),{verdict:"rejected",reason:r})
e.memory.leaveWork(workWithout(e.memory.workBefore,n.patch))
const s=`${(0,m.Id)(e.trigger)} rejected the change to ${n.paths.join(", ")}`
const a=r===""?"":`: ${r}`
return endWith({outcome:"answered",reason:(0,i.TN)(`${s}${a}`,300).replace(/\.$/,"")},decide_change_closed(o))}function drop(e,t){const{run:n,folder:s,held:i}=e
const a=dropped(e,t)
n.memory.update((0,g.LY)(a))
const c=(0,o.join)(s,"withheld.patch");(0,r.writeFileSync)(c,i.patch)
const l=endWith({outcome:"blocked",reason:`Not published: ${t.replace(/\.$/,"")}`},decide_change_closed(a))
const u=n.settings.slice(f.We)["protected-paths"]
const codeOf=e=>(0,d.Y)(e,u).code??"DKH-103"
const p=i.paths.map(e=>({path:e,code:codeOf(e),detail:""}))
return{...l,report:{...l.report,withheld:p,withheldPatch:{path:c,patch:i.patch}}}}async function askAgain(e,t,n){const r=(0,u.unreadable)(Buffer.from(t.patch),e.run.redact)
if(r!==void 0)return drop(e,`${n} As it is now, ${r}.`)
const{run:o,inputs:s}=e
const i=(0,k.p)(o,s,t)
const{head:a}=e.held
const c={head:a===t.head?void 0:a,now:t.head,missing:[]}
const d=[(0,w.approvalCommentOf)(i,o,s),await(0,b._C)(o,c)]
const p={...decide_change_closed(dropped(e,n)),proposal:i,approvalComment:d.filter(Boolean).join("\n\n")}
const h=`It is asked again. ${n}`
const f=endWith({outcome:"awaiting-approval",reason:(0,l.Sh)(i),hint:h},p)
return{...f,report:{...f.report,approvalComment:p.approvalComment}}}function dropped({proposal:e,run:t},n){const r=t.world.now().toISOString()
return(0,l.Q6)(e,(0,l.dz)(e),{verdict:"dropped",by:"us",at:r,reason:n})}function decide_change_closed(e){return{proposal:void 0,used:e,results:new Map}}function endWith({outcome:e,reason:t,hint:n=""},r){const o={...v.II,outcome:e,reason:t,hint:n,costUsd:0,durationMs:0}
return{report:o,fault:void 0,conversationPath:"",...r&&{approvals:r}}}}),23665:((e,t,n)=>{n.d(t,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles})
var r=n(31827)
var o=n(98664)
var s=n(7925)
var i=n(72167)
var a=n(96027)
var c=n(20185)
function requireState({"state-store":e,...t},{mayWrite:n}){const r=t["plan-first"]?"plan":aboutOf(t)
if(r===void 0||e!=="none"||!n)return
const[s,i]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[r]
throw new o.vC("config",`With \`state-store: none\` nobody can be asked, so ${s}.`,{hint:`Leave \`state-store\` out, or set ${i}.`})}function aboutOf(e){if(e["protected-paths"].mode==="confirm")return"protected"
return e.memory==="propose"?"memory":void 0}function mayApprove(e,t){const n=aboutOf(e)
return n==="protected"||n==="memory"&&t.every(r.UV)}function mayRemember(e){return e.inputs.memory==="propose"&&!(0,c.AD)(e.run)&&askedAbout(e)!==void 0}function askedAbout({run:e,inputs:t,startingPoint:{goal:n}}){const r=n.kind==="propose"||n.kind==="advance"&&n.fork===void 0
return r&&(0,i.Gj)(e,n)?aboutOf(t):void 0}async function approvableFilesOf(e,{end:t,refused:r}){const o=t.status==="finished"&&r===void 0?askedAbout(e):void 0
if(o===void 0)return
const{unreadable:s}=await n.e(1467).then(n.bind(n,11467))
return{about:o,whyUnseen:t=>s(t,e.run.redact)}}function withoutProposedFiles(e,t){const{held:n,...r}=e
if(!n||n.paths.length===0||!t)return r
const o=new Set(n.paths)
const i=e.withheld.filter(({path:e,code:t})=>!(0,s.bz)(t)||!o.has(e))
return{...e,withheld:i,patch:e.patchWithoutHeld}}function waitingChangeOf({held:e,kept:t},{pullRequest:n},r){const{goal:o,head:s,runId:i,leaks:c}=r
const[d]=(0,a.IJ)(o,i,c,"")
if(!e||d===void 0)return
const{tree:l,patch:u,paths:p}=e
const h=t.kind!=="branch"&&o.kind==="propose"&&o.isThere!==!0
return{tree:l,patch:u,paths:p,is_new:h,base:o.base,branch:t.kind==="branch"?t.branch:d,head:t.kind==="branch"?t.commit:s,pull_request:n?.number??(o.kind==="advance"?o.pullRequest.number:null)}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var r=n(89812)
var o=n(1659)
var s=n(71760)
var i=n(50383)
var a=n(71762)
var c=n(98664)
var d=n(33737)
var l=n(88135)
var u=n(45394)
var p=n(45867)
var h=n(57974)
var f=n(75444)
var m=n(93992)
var v=n(22440)
var g=n(1176)
async function checkDecision({world:e,settings:t,github:n,job:c,trigger:d},l,h){const m=(0,r.n)(n,c.repository)
const w=(0,v.U)(t,e.env,(await(0,a.jU)(m))?.id)
const sleep=t=>e.sleep(t,e.signal)
const b=(0,g.yX)({memory:l,trigger:d})
const y=d.decision?.verdict==="approve"
const[k,_,$]=await Promise.all([(0,s.Gj)({client:m,settings:w.gate,sleep:sleep},d),b?.comment&&(0,o.hF)(m,b.comment.id),b&&y&&(0,p.dz)(b).length>0?(0,i.aE)(m,d.thread,{settings:(0,f.triggerSettings)(t,e.env),since:shownAfter(b)}):[]])
const{decision:j,createdAt:O,actors:A}=d
const[T]=A
if(!j||!T)return{status:"refused",why:"Nobody has decided anything.",proposal:b,shownAt:void 0}
const S={proposal:b,comment:_??void 0,asked:{verdict:j.verdict,digest:j.digest,at:O,by:T},whyNotAllowed:k.status==="denied"?k.why:whyForgotten(l,b),mustNotBeRequester:w.mustNotBeRequester,policy:h,now:e.now(),wasGood:(0,g.fE)({memory:l,trigger:d})}
const C=(0,u.Y)(S)
const mayDecide=async e=>{const t={...w.gate,triggeringActor:void 0}
return(await(0,s.Gj)({client:m,settings:t,sleep:sleep},{...d,actors:[e]})).status==="allowed"}
const I=await whyOpposed({facts:S,verdict:C,rejections:$,mayDecide:mayDecide})
const P=I===void 0?C:{status:"refused",why:I}
return{...P,proposal:b,shownAt:_?.shownAt}}const w=10*6e4
function shownAfter(e){const t=(0,p.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-w)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:r}){if(t.status==="refused"||e.wasGood)return
for(const o of n){if(o.kind==="label")return opposed(o.by,` with the label ${(0,d.aY)(o.name)}`,e)
const n={verdict:"reject",digest:o.said.digest,at:o.at,by:o.by}
const s=(0,u.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(s.status==="refused"||!s.items.some(isAbout))continue
if(await r(o.by))return opposed(o.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const r=e===void 0?"Somebody":(0,d.aY)(e)
return(0,l.J1)("approval-opposed",{rejecter:r,where:t,approver:(0,d.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},r,o,s){const i=(0,p.Q6)(r,o,{...s,by:(0,m.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,g.LY)(i)))throw notMarked()
printDecision(i,o)
return i}function notMarked(){return new c.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,p.TH)(e)))
for(const{pending:t,decision:r}of e){if(!r||!n.has((0,p.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,h.printNotice)(`${e} ${(0,p.VK)(t)} (${(0,p.lx)(t)}) was ${r.verdict} by ${r.by}.`)}}}),86404:((e,t,n)=>{n.d(t,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var r=n(63697)
var o=n(94869)
var s=n(23565)
async function finalAnswer(e,{isTitled:t,template:n}){const{answer:s,filled:i,isFilled:a}=await fill(e,n)
const{title:c,rest:d}=(0,r.Gr)(s)
const l=c===void 0?void 0:(0,o.f6)(c)
return{whole:e,title:l,commitTitle:t?l:void 0,rest:d,filled:i,isFilled:a}}async function fill(e,t){if(!t)return{answer:e,filled:"",isFilled:!1}
const{fillTemplate:r,splitAnswer:o}=await n.e(6111).then(n.bind(n,6111))
const{answer:s,sections:i}=o(e,t)
const a=i.length>0
return{answer:a?s:e,filled:r(t,i),isFilled:a}}function shownAnswer({whole:e,title:t,commitTitle:n,rest:o,isFilled:i},{kept:a,opened:{pullRequest:c,proposeUrl:d}}){const l=a.kind==="branch"&&n!==void 0
const u=i&&(c?.isNew===!0||d!==void 0)
if(!(0,s.H)(o)||!l&&!u)return e
if(u)return l||t===void 0?o:`# ${t}\n\n${o}`
return(0,r.Gr)(e).rest}})}

export const id=1173
export const ids=[1173]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var o=n(28942)
const r=o.object({node_id:o.string()})
const s=o.object({login:o.string()}).nullable()
const i=o.object({node:o.object({body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),viewerDidAuthor:o.boolean(),author:s,editor:s}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const d=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const o=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(o===void 0)return
const{node:s}=i.parse(await e.graphql(d,{id:r.parse(o).node_id}))
if(!s)return
const{body:a,createdAt:c,lastEditedAt:u,viewerDidAuthor:l,author:h,editor:p}=s
const g=p===null?u===null:p.login===h?.login
return{body:a,shownAt:u??c,isOnlyOurs:l&&g}}const c=o.object({node_id:o.string(),issue_url:o.string(),html_url:o.string()})
const u=o.object({node:o.object({isMinimized:o.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:o,issue_url:r,html_url:s}=c.parse(n)
return{nodeId:o,issue:Number(r.slice(r.lastIndexOf("/")+1)),url:s}}const l="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return u.parse(await e.graphql(l,{id:t})).node?.isMinimized===!0}}),45394:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var o=n(94869)
var r=n(45867)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:o}=e
if(o&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const r=whyStale(e,t)
return r===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:r}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,r.ee)(e).startsWith(t))
const s=(0,r.dz)(e).filter(e=>n.includes(e))
if(s.length>0&&(t===void 0||s.length===1))return{status:"chosen",items:s}
const i=n.find(({decision:e})=>e!==null)?.decision
if(i?.verdict==="dropped")return refused(`It no longer waits: ${(0,o.TN)(i.reason,300).replace(/\.$/,"")}.`)
if(i)return refused(`It was already ${i.verdict} by ${i.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:o,asked:s},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,r.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const d=Math.max(o.getTime(),Date.parse(s.at??""))
if(i.some(({pending:e})=>!(d<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const o=n.find(e=>e.head!==t.head)?.head
if(o!==void 0)return`The branch has moved from ${o.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),81173:((e,t,n)=>{n.r(t)
n.d(t,{carryOut:()=>carryOut})
var o=n(73024)
var r=n(76760)
var s=n(76327)
var i=n(3828)
var a=n(98664)
var d=n(94869)
var c=n(33737)
var u=n(48301)
var l=n(88135)
var h=n(45394)
var p=n(45867)
var g=n(48252)
var f=n(93992)
var w=n(1004)
var m=n(6107)
var v=n(31384)
var y=n(70020)
var b=n(51176)
var A=n(8670)
const k={status:"waiting"}
async function carryOut(e){const{run:t}=e
const{proposal:n,shownAt:o,...r}=await(0,A.d)(t,t.memory,policyNow(e))
if(r.status==="refused")return{end:k,refused:r.why}
const i=r.items.find(({pending:t})=>"tool"in t&&e.closed.includes(t.tool))
if(i)return{end:k,refused:(0,l.J1)("approval-closed")}
const a=t.trigger.decision?.verdict==="approve"
const d=r.items.flatMap(({pending:e})=>"grant"in e&&(0,s.lI)(e.grant)?e.grant:[])
if(a&&d[0]&&e.restriction.restrictions)return{end:k,refused:(0,l.J1)("approval-restricted",{reach:(0,s.r4)(d[0])})}
if(!n||!(0,y.isAsShown)(r.items,await e.conversation.pendingActions()))return{end:k,refused:"The conversation is not waiting for the actions that were shown."}
const c=r.status==="stale"?r.why:void 0
const u=a?(0,h.f)(r.items,placeOf(e)):void 0
if(c!==void 0||u!==void 0){const o=askAgain(e,n,(0,v.zC)(c,u))
return{...o,difference:await(0,v._C)(t,movedSince(e,r.items))}}const p=a?approve(e,n,r.items):reject(e,n,r.items)
return{...await p,shownAt:o}}function askAgain({run:e},t,n){const o={verdict:"dropped",by:"us",at:e.world.now().toISOString(),reason:n}
return{end:k,again:n,used:(0,p.Q6)(t,(0,p.dz)(t),o)}}function movedSince({startingPoint:e,putBack:t},n){const o=n.flatMap(({pending:e})=>"head"in e?[e.head]:[])
const r=o.find(t=>t!==e.head)
return{head:r,now:e.head,missing:[...t?.unfit??[],...t?.lost??[]]}}function policyNow({run:e,knowledge:t}){return(0,v.V_)(e.settings,t.rules)}function placeOf({run:e,startingPoint:t,treeAtStart:n}){return{conversation:e.memory.id,head:t.head,tree:n??""}}async function approve(e,t,n){const{run:o,conversation:r,signal:s,deadline:i}=e
const a=await enterFolder(e,n)
if(a!==void 0){const o=(0,l.J1)("approval-lost-folder",{folder:a})
return reject(e,t,n,{verdict:"dropped",reason:o})}const d=await(0,A.K)(o,t,n,{verdict:"approved",reason:""})
const c=idsOf(n)
if(c.length===(0,p.dz)(t).length)tellAfterwards(e,c)
const u={onResults:()=>(0,b.eT)(e),runGranted:runGrantedIn(e)}
const h=await r.approve(s,i,c,u)
const f=(0,y.resultsOf)(r.log)
const w=n.some(({pending:e})=>(0,g.WN)(f.get((0,p.TH)(e))))
return{end:h,used:d,notEnded:notEndedOf(n,f),hasFailed:w}}function notEndedOf(e,t){const n=e.filter(({pending:e})=>"grant"in e&&(0,s.PH)(e.grant))
return n.filter(({pending:e})=>!(0,y.hasEnded)(t.get((0,p.TH)(e)))).map(({pending:e})=>(0,p.lx)(e))}async function reject(e,t,n,o){const{run:r,conversation:s,runAgent:i}=e
const a=r.trigger.decision?.reason??""
const d=await(0,A.K)(r,t,n,o??{verdict:"rejected",reason:a})
const c=(0,f.Id)(r.trigger)
const u=o?.reason??(0,l.J1)("approval-rejected",{who:c,reason:a}).trim()
await s.rejectPendingActions(u,idsOf(n))
const h=s.state.status==="waiting_for_confirmation"
return{end:h?k:await i(),used:d}}function tellAfterwards({conversation:e},t){const n=e.log.subscribe(({kind:o})=>{if(o!=="ObservationEvent"&&o!=="AgentErrorEvent"&&o!=="UserRejectObservation")return
const r=(0,y.resultsOf)(e.log)
if(!t.every(e=>r.has(e)))return
n()
const s=t.every(e=>(0,y.hasEnded)(r.get(e)))?"approval-afterwards":"approval-not-ended"
e.send((0,l.J1)(s)).catch(()=>{})})}function idsOf(e){return e.map(({pending:e})=>(0,p.TH)(e))}async function enterFolder({conversation:e,signal:t},n){const o=n.flatMap(({pending:e})=>"tool"in e&&e.tool==="terminal"?e.cwd:[])
const r=o.find(e=>e!==".")
if(r===void 0)return
const s=`cd -- '${r.replaceAll("'","'\\''")}'`
const i=await e.executeTool("terminal",{command:s},t)
const a=i.status==="answered"&&i.observation.exit_code===0
return a?void 0:r}function runGrantedIn(e){const{run:t,signal:n,folder:o,publisher:r,tools:d,treeAtStart:c=""}=e
const{inGranted:u}=d
if(!u)return
let h=0
return async(d,p)=>{h+=1
const g=await(0,m.Ik)(t,{folder:o,publisher:r,tree:c,name:`granted-${h}`})
const setUp=t=>(0,w.w)(e,t)
const{result:f,patch:v}=await u({checkout:g,hosts:d.hosts,setUp:setUp},async e=>{const t=await p(e)
return{result:t,patch:await(0,b.eF)(e,r.base,n).catch(a.ec)}})
const y=v instanceof Uint8Array?await bringBack(e,c,v):`Its changes were lost. ${v.message}`
const A=(0,i.X)(f,e=>t.leaks.redact(e).text)
const k=[y,...(0,w.L)(e,e.changed)].join(" ")
return{result:A,note:(0,l.J1)("granted-work",{reach:(0,s.r4)(d),work:k})}}}async function bringBack(e,t,n){try{return await changesIn(e,t,n)}catch(e){return`Its changes were lost. ${(0,a.ec)(e).message}`}}async function changesIn(e,t,n){const{run:s,publisher:i,folder:a,tools:l,signal:h}=e
const p=(0,r.join)(a,"granted.patch");(0,o.writeFileSync)(p,n)
const g=n.length===0?i.base:(await i.patched(p)).tree
const f=await i.compared(g,t)
if(f.files.length===0)return"It changed no file that git does not ignore."
const{wholeTree:m,withheld:v}=await i.review(f,{base:t,policy:u.nG,leaks:s.leaks})
const y=v.filter(({code:e})=>/^DKH-(?:106|20\d)$/.test(e)).map(({path:e})=>(0,c.aY)(e))
const b=y.length===0?[]:[`Left out, because they contain what looks like a secret or are too large: ${y.join(", ")}.`]
const A=await i.diff({tree:m},t)
if(A.length===0)return b.join(" ")
const k={command:"base64 -d | git apply --whitespace=nowarn -",stdin:A.toString("base64"),variables:{}}
const{exitCode:j}=await l.workspace.pipe(k,{timeoutMs:6e4,signal:h})
if(j!==0)return["Its changes no longer apply to the workspace, and were lost.",...b].join(" ")
const{files:_}=await i.compared(m,t)
const $=_.map(e=>e.path)
await(0,w.w)(e,l.inSetUp,[...new Set([...e.changed,...$])])
return[`Its changes to ${(0,d.U9)(_.length,"file")} are in the workspace.`,...b].join(" ")}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var o=n(89812)
var r=n(1659)
var s=n(71760)
var i=n(50383)
var a=n(71762)
var d=n(98664)
var c=n(33737)
var u=n(88135)
var l=n(45394)
var h=n(45867)
var p=n(57974)
var g=n(75444)
var f=n(93992)
var w=n(22440)
var m=n(1176)
async function checkDecision({world:e,settings:t,github:n,job:d,trigger:c},u,p){const f=(0,o.n)(n,d.repository)
const v=(0,w.U)(t,e.env,(await(0,a.jU)(f))?.id)
const sleep=t=>e.sleep(t,e.signal)
const y=(0,m.yX)({memory:u,trigger:c})
const b=c.decision?.verdict==="approve"
const[A,k,j]=await Promise.all([(0,s.Gj)({client:f,settings:v.gate,sleep:sleep},c),y?.comment&&(0,r.hF)(f,y.comment.id),y&&b&&(0,h.dz)(y).length>0?(0,i.aE)(f,c.thread,{settings:(0,g.triggerSettings)(t,e.env),since:shownAfter(y)}):[]])
const{decision:_,createdAt:$,actors:I}=c
const[O]=I
if(!_||!O)return{status:"refused",why:"Nobody has decided anything.",proposal:y,shownAt:void 0}
const D={proposal:y,comment:k??void 0,asked:{verdict:_.verdict,digest:_.digest,at:$,by:O},whyNotAllowed:A.status==="denied"?A.why:whyForgotten(u,y),mustNotBeRequester:v.mustNotBeRequester,policy:p,now:e.now(),wasGood:(0,m.fE)({memory:u,trigger:c})}
const S=(0,l.Y)(D)
const mayDecide=async e=>{const t={...v.gate,triggeringActor:void 0}
return(await(0,s.Gj)({client:f,settings:t,sleep:sleep},{...c,actors:[e]})).status==="allowed"}
const T=await whyOpposed({facts:D,verdict:S,rejections:j,mayDecide:mayDecide})
const C=T===void 0?S:{status:"refused",why:T}
return{...C,proposal:y,shownAt:k?.shownAt}}const v=10*6e4
function shownAfter(e){const t=(0,h.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-v)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:o}){if(t.status==="refused"||e.wasGood)return
for(const r of n){if(r.kind==="label")return opposed(r.by,` with the label ${(0,c.aY)(r.name)}`,e)
const n={verdict:"reject",digest:r.said.digest,at:r.at,by:r.by}
const s=(0,l.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(s.status==="refused"||!s.items.some(isAbout))continue
if(await o(r.by))return opposed(r.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const o=e===void 0?"Somebody":(0,c.aY)(e)
return(0,u.J1)("approval-opposed",{rejecter:o,where:t,approver:(0,c.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},o,r,s){const i=(0,h.Q6)(o,r,{...s,by:(0,f.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,m.LY)(i)))throw notMarked()
printDecision(i,r)
return i}function notMarked(){return new d.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,h.TH)(e)))
for(const{pending:t,decision:o}of e){if(!o||!n.has((0,h.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,p.printNotice)(`${e} ${(0,h.VK)(t)} (${(0,h.lx)(t)}) was ${o.verdict} by ${o.by}.`)}}})}

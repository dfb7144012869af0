export const id=7837
export const ids=[7837,218]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var o=n(28942)
const s=o.object({node_id:o.string()})
const r=o.object({login:o.string()}).nullable()
const i=o.object({node:o.object({body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),viewerDidAuthor:o.boolean(),author:r,editor:r}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const d=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const o=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(o===void 0)return
const{node:r}=i.parse(await e.graphql(d,{id:s.parse(o).node_id}))
if(!r)return
const{body:a,createdAt:c,lastEditedAt:u,viewerDidAuthor:l,author:p,editor:h}=r
const f=h===null?u===null:h.login===p?.login
return{body:a,shownAt:u??c,isOnlyOurs:l&&f}}const c=o.object({node_id:o.string(),issue_url:o.string(),html_url:o.string()})
const u=o.object({node:o.object({isMinimized:o.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:o,issue_url:s,html_url:r}=c.parse(n)
return{nodeId:o,issue:Number(s.slice(s.lastIndexOf("/")+1)),url:r}}const l="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return u.parse(await e.graphql(l,{id:t})).node?.isMinimized===!0}}),45394:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var o=n(94869)
var s=n(45867)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:o}=e
if(o&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const s=whyStale(e,t)
return s===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:s}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,s.ee)(e).startsWith(t))
const r=(0,s.dz)(e).filter(e=>n.includes(e))
if(r.length>0&&(t===void 0||r.length===1))return{status:"chosen",items:r}
const i=n.find(({decision:e})=>e!==null)?.decision
if(i?.verdict==="dropped")return refused(`It no longer waits: ${(0,o.TN)(i.reason,300).replace(/\.$/,"")}.`)
if(i)return refused(`It was already ${i.verdict} by ${i.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:o,asked:r},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,s.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const d=Math.max(o.getTime(),Date.parse(r.at??""))
if(i.some(({pending:e})=>!(d<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const o=n.find(e=>e.head!==t.head)?.head
if(o!==void 0)return`The branch has moved from ${o.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var o=n(89812)
var s=n(1659)
var r=n(71760)
var i=n(50383)
var a=n(71762)
var d=n(98664)
var c=n(33737)
var u=n(88135)
var l=n(45394)
var p=n(45867)
var h=n(57974)
var f=n(75444)
var m=n(93992)
var w=n(22440)
var g=n(1176)
async function checkDecision({world:e,settings:t,github:n,job:d,trigger:c},u,h){const m=(0,o.n)(n,d.repository)
const v=(0,w.U)(t,e.env,(await(0,a.jU)(m))?.id)
const sleep=t=>e.sleep(t,e.signal)
const y=(0,g.yX)({memory:u,trigger:c})
const b=c.decision?.verdict==="approve"
const[A,j,_]=await Promise.all([(0,r.Gj)({client:m,settings:v.gate,sleep:sleep},c),y?.comment&&(0,s.hF)(m,y.comment.id),y&&b&&(0,p.dz)(y).length>0?(0,i.aE)(m,c.thread,{settings:(0,f.triggerSettings)(t,e.env),since:shownAfter(y)}):[]])
const{decision:k,createdAt:D,actors:$}=c
const[I]=$
if(!k||!I)return{status:"refused",why:"Nobody has decided anything.",proposal:y,shownAt:void 0}
const N={proposal:y,comment:j??void 0,asked:{verdict:k.verdict,digest:k.digest,at:D,by:I},whyNotAllowed:A.status==="denied"?A.why:whyForgotten(u,y),mustNotBeRequester:v.mustNotBeRequester,policy:h,now:e.now(),wasGood:(0,g.fE)({memory:u,trigger:c})}
const S=(0,l.Y)(N)
const mayDecide=async e=>{const t={...v.gate,triggeringActor:void 0}
return(await(0,r.Gj)({client:m,settings:t,sleep:sleep},{...c,actors:[e]})).status==="allowed"}
const T=await whyOpposed({facts:N,verdict:S,rejections:_,mayDecide:mayDecide})
const C=T===void 0?S:{status:"refused",why:T}
return{...C,proposal:y,shownAt:j?.shownAt}}const v=10*6e4
function shownAfter(e){const t=(0,p.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-v)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:o}){if(t.status==="refused"||e.wasGood)return
for(const s of n){if(s.kind==="label")return opposed(s.by,` with the label ${(0,c.aY)(s.name)}`,e)
const n={verdict:"reject",digest:s.said.digest,at:s.at,by:s.by}
const r=(0,l.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(r.status==="refused"||!r.items.some(isAbout))continue
if(await o(s.by))return opposed(s.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const o=e===void 0?"Somebody":(0,c.aY)(e)
return(0,u.J1)("approval-opposed",{rejecter:o,where:t,approver:(0,c.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},o,s,r){const i=(0,p.Q6)(o,s,{...r,by:(0,m.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,g.LY)(i)))throw notMarked()
printDecision(i,s)
return i}function notMarked(){return new d.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,p.TH)(e)))
for(const{pending:t,decision:o}of e){if(!o||!n.has((0,p.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,h.printNotice)(`${e} ${(0,p.VK)(t)} (${(0,p.lx)(t)}) was ${o.verdict} by ${o.by}.`)}}}),30218:((e,t,n)=>{n.r(t)
n.d(t,{continueUsedDecision:()=>continueUsedDecision,isUsedBefore:()=>isUsedBefore,refuseInvalidDecision:()=>refuseInvalidDecision,rejectAllPending:()=>rejectAllPending})
var o=n(60593)
var s=n(98664)
var r=n(6009)
var i=n(88135)
var a=n(45867)
var d=n(57974)
var c=n(2801)
var u=n(12384)
var l=n(93992)
var p=n(63501)
var h=n(29058)
var f=n(1176)
var m=n(8670)
async function refuseInvalidDecision(e,t){if(isUsedBefore(t,e.trigger.key))return
const n=await(0,m.d)(e,t,void 0)
if(n.status!=="refused")return
await refuseDecision(e,t,n.why)
return n.why}async function refuseDecision(e,t,n){const{world:a,settings:p,trigger:f}=e
const{github:m,job:w,redact:g}=e;(0,d.printNotice)(n)
await(0,u.removeRequestSign)(e,f)
const v={repositoryUrl:w.repositoryUrl,phrases:p.phrases}
const y=f.decision?.verdict==="reject"?"rejection":"approval"
const b=(0,i.J1)("approval-refused",{who:(0,l.Id)(f),verdict:y,why:(0,r._)(n,v)})
if(f.thread.type==="none")return
try{const n=(0,h.kN)({settings:p,job:w,trigger:f},g(b))
const s=w.runAttempt>1?await(0,h.rA)(e,(0,h.Ab)(e)):void 0
const{url:r}=s??await(0,o.Gy)(m,w.repository,f.thread.number,n)
const i={key:f.key,comment_url:r,outcome:"skipped",time:a.now().toISOString()}
if(t.isResumed)await t.close(e=>(0,c.$s)(e,i))}catch(e){(0,d.printNotice)(`The reason could not be posted on the thread. ${(0,s.ec)(e).message}`)}}function isUsedBefore(e,t){const{cutOff:n}=e
if(n?.key!==t)return!1
return(0,f.sp)(e)?.items.some(({decision:e})=>e&&e.at>=n.taken)===!0}async function continueUsedDecision(e){const{run:t,conversation:n,runAgent:o}=e
const{memory:s,world:r}=t
const d=(0,f.sp)(s)
await rejectAllPending(n,d)
const c={verdict:"dropped",by:"us",at:r.now().toISOString(),reason:"its run was cut off"}
const u=d&&(0,a.Q6)(d,(0,a.dz)(d),c)
if(u)s.update((0,f.LY)(u))
await n.send([(0,i.J1)("approval-resumed"),...(0,p.nK)(e)].join("\n\n"))
return{end:await o(),...u&&{used:u}}}async function rejectAllPending(e,t){for(const{action:n}of await e.pendingActions()){const o=t?.items.find(({pending:e})=>(0,a.TH)(e)===n.id)
await e.rejectPendingActions(o?wordsFor(o.decision):(0,i.J1)("approval-not-asked"),[n.id])}if(e.state.status!=="waiting_for_confirmation")return
await e.rejectPendingActions(t?wordsFor(null):(0,i.J1)("approval-not-asked"))}function wordsFor(e){switch(e?.verdict){case"approved":return(0,i.J1)("approval-cut-off")
case"rejected":return(0,i.J1)("approval-rejected",{who:e.by,reason:e.reason}).trim()
case"dropped":return e.reason
case void 0:return(0,i.J1)("approval-answered-otherwise")}}})}

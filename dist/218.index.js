export const id=218
export const ids=[218]
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
const{body:a,createdAt:c,lastEditedAt:u,viewerDidAuthor:l,author:h,editor:p}=r
const f=p===null?u===null:p.login===h?.login
return{body:a,shownAt:u??c,isOnlyOurs:l&&f}}const c=o.object({node_id:o.string(),issue_url:o.string(),html_url:o.string()})
const u=o.object({node:o.object({isMinimized:o.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:o,issue_url:s,html_url:r}=c.parse(n)
return{nodeId:o,issue:Number(s.slice(s.lastIndexOf("/")+1)),url:r}}const l="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return u.parse(await e.graphql(l,{id:t})).node?.isMinimized===!0}}),18311:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var o=n(54552)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:o}=e
if(o&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const s=whyStale(e,t)
return s===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:s}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,o.ee)(e).startsWith(t))
const s=(0,o.dz)(e).filter(e=>n.includes(e))
if(s.length>0&&(t===void 0||s.length===1))return{status:"chosen",items:s}
const r=n.find(({decision:e})=>e!==null)?.decision
if(r)return refused(`It was already ${r.verdict} by ${r.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:s,asked:r},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,o.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const d=Math.max(s.getTime(),Date.parse(r.at??""))
if(i.some(({pending:e})=>!(d<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const o=n.find(e=>e.head!==t.head)?.head
if(o!==void 0)return`The branch has moved from ${o.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var o=n(54995)
var s=n(79235)
var r=n(44463)
var i=n(1659)
var a=n(71760)
var d=n(50383)
var c=n(71762)
var u=n(18311)
var l=n(54552)
var h=n(62423)
var p=n(98664)
var f=n(88135)
var m=n(93992)
var w=n(22440)
var g=n(54267)
async function checkDecision({world:e,github:t,job:n,trigger:o},h,p){const f=(0,r.n)(t,n.repository)
const m=(0,w.U)(e.env,(await(0,c.jU)(f))?.id)
const sleep=t=>e.sleep(t,e.signal)
const v=(0,g.yX)({memory:h,trigger:o})
const y=o.decision?.verdict==="approve"
const[b,A,j]=await Promise.all([(0,a.Gj)({client:f,settings:m.gate,sleep:sleep},o),v?.comment&&(0,i.hF)(f,v.comment.id),v&&y&&(0,l.dz)(v).length>0?(0,d.aE)(f,o.thread,{settings:(0,s.triggerSettings)(e.env),since:shownAfter(v)}):[]])
const{decision:_,createdAt:k,actors:D}=o
const[$]=D
if(!_||!$)return{status:"refused",why:"Nobody has decided anything.",proposal:v,shownAt:void 0}
const I={proposal:v,comment:A??void 0,asked:{verdict:_.verdict,digest:_.digest,at:k,by:$},whyNotAllowed:b.status==="denied"?b.why:whyForgotten(h,v),mustNotBeRequester:m.mustNotBeRequester,policy:p,now:e.now(),wasGood:(0,g.fE)({memory:h,trigger:o})}
const N=(0,u.Y)(I)
const mayDecide=async e=>{const t={...m.gate,triggeringActor:void 0}
return(await(0,a.Gj)({client:f,settings:t,sleep:sleep},{...o,actors:[e]})).status==="allowed"}
const O=await whyOpposed({facts:I,verdict:N,rejections:j,mayDecide:mayDecide})
const S=O===void 0?N:{status:"refused",why:O}
return{...S,proposal:v,shownAt:A?.shownAt}}const v=10*6e4
function shownAfter(e){const t=(0,l.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-v)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:o}){if(t.status==="refused"||e.wasGood)return
for(const s of n){if(s.kind==="label")return opposed(s.by,` with the label ${(0,h.aY)(s.name)}`,e)
const n={verdict:"reject",digest:s.said.digest,at:s.at,by:s.by}
const r=(0,u.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(r.status==="refused"||!r.items.some(isAbout))continue
if(await o(s.by))return opposed(s.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const o=e===void 0?"Somebody":(0,h.aY)(e)
return(0,f.J1)("approval-opposed",{rejecter:o,where:t,approver:(0,h.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},o,s,r){const i=(0,l.Q6)(o,s,{...r,by:(0,m.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,g.LY)(i)))throw notMarked()
printDecision(i,s)
return i}function notMarked(){return new p.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,l.TH)(e)))
for(const{pending:t,decision:s}of e){if(!s||!n.has((0,l.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,o.printNotice)(`${e} ${(0,l.VK)(t)} (${(0,l.lx)(t)}) was ${s.verdict} by ${s.by}.`)}}}),30218:((e,t,n)=>{n.r(t)
n.d(t,{continueUsedDecision:()=>continueUsedDecision,isUsedBefore:()=>isUsedBefore,refuseInvalidDecision:()=>refuseInvalidDecision,rejectAllPending:()=>rejectAllPending})
var o=n(54995)
var s=n(79235)
var r=n(54552)
var i=n(60593)
var a=n(14966)
var d=n(21843)
var c=n(98664)
var u=n(88135)
var l=n(12384)
var h=n(93992)
var p=n(63501)
var f=n(29058)
var m=n(54267)
var w=n(8670)
async function refuseInvalidDecision(e,t){if(isUsedBefore(t,e.trigger.key))return
const n=await(0,w.d)(e,t,void 0)
if(n.status!=="refused")return
await refuseDecision(e,t,n.why)
return n.why}async function refuseDecision(e,t,n){const{world:r,trigger:p}=e
const{github:m,job:w,redact:g}=e;(0,o.printNotice)(n)
await(0,l.l$)(e,p)
const v={repositoryUrl:w.repositoryUrl,phrases:(0,s.phrasesOf)(r.env)}
const y=p.decision?.verdict==="reject"?"rejection":"approval"
const b=(0,u.J1)("approval-refused",{who:(0,h.Id)(p),verdict:y,why:(0,a._)(n,v)})
if(p.thread.type==="none")return
try{const n=(0,f.kN)({world:r,job:w,trigger:p},g(b))
const o=w.runAttempt>1?await(0,f.rA)(e,(0,f.Ab)(e)):void 0
const{url:s}=o??await(0,i.Gy)(m,w.repository,p.thread.number,n)
const a={key:p.key,comment_url:s,outcome:"skipped",time:r.now().toISOString()}
if(t.isResumed)await t.close(e=>(0,d.$s)(e,a))}catch(e){(0,o.printNotice)(`The reason could not be posted on the thread. ${(0,c.ec)(e).message}`)}}function isUsedBefore(e,t){const{cutOff:n}=e
if(n?.key!==t)return!1
return(0,m.sp)(e)?.items.some(({decision:e})=>e&&e.at>=n.taken)===!0}async function continueUsedDecision(e){const{run:t,conversation:n,runAgent:o}=e
const{memory:s,world:i}=t
const a=(0,m.sp)(s)
await rejectAllPending(n,a)
const d={verdict:"dropped",by:"us",at:i.now().toISOString(),reason:"its run was cut off"}
const c=a&&(0,r.Q6)(a,(0,r.dz)(a),d)
if(c)s.update((0,m.LY)(c))
await n.send([(0,u.J1)("approval-resumed"),...(0,p.nK)(e)].join("\n\n"))
return{end:await o(),...c&&{used:c}}}async function rejectAllPending(e,t){for(const{action:n}of await e.pendingActions()){const o=t?.items.find(({pending:e})=>(0,r.TH)(e)===n.id)
await e.rejectPendingActions(o?wordsFor(o.decision):(0,u.J1)("approval-not-asked"),[n.id])}if(e.state.status!=="waiting_for_confirmation")return
await e.rejectPendingActions(t?wordsFor(null):(0,u.J1)("approval-not-asked"))}function wordsFor(e){switch(e?.verdict){case"approved":return(0,u.J1)("approval-cut-off")
case"rejected":return(0,u.J1)("approval-rejected",{who:e.by,reason:e.reason}).trim()
case"dropped":return e.reason
case void 0:return(0,u.J1)("approval-answered-otherwise")}}})}

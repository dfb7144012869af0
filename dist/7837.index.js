export const id=7837
export const ids=[7837,218]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var o=n(28942)
const s=o.object({node_id:o.string()})
const i=o.object({login:o.string()}).nullable()
const r=o.object({node:o.object({body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),viewerDidAuthor:o.boolean(),author:i,editor:i}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const o=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(o===void 0)return
const{node:i}=r.parse(await e.graphql(c,{id:s.parse(o).node_id}))
if(!i)return
const{body:a,createdAt:d,lastEditedAt:u,viewerDidAuthor:l,author:f,editor:p}=i
const h=p===null?u===null:p.login===f?.login
return{body:a,shownAt:u??d,isOnlyOurs:l&&h}}const d=o.object({node_id:o.string(),issue_url:o.string(),html_url:o.string()})
const u=o.object({node:o.object({isMinimized:o.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:o,issue_url:s,html_url:i}=d.parse(n)
return{nodeId:o,issue:Number(s.slice(s.lastIndexOf("/")+1)),url:i}}const l="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
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
const i=n.find(({decision:e})=>e!==null)?.decision
if(i)return refused(`It was already ${i.verdict} by ${i.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:s,asked:i},r){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,o.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(s.getTime(),Date.parse(i.at??""))
if(r.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&r.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const o=n.find(e=>e.head!==t.head)?.head
if(o!==void 0)return`The branch has moved from ${o.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var o=n(54995)
var s=n(79235)
var i=n(44463)
var r=n(1659)
var a=n(71760)
var c=n(50383)
var d=n(71762)
var u=n(18311)
var l=n(54552)
var f=n(62423)
var p=n(98664)
var h=n(88135)
var w=n(93992)
var m=n(22440)
var v=n(54267)
async function checkDecision({world:e,github:t,job:n,trigger:o},f,p){const h=(0,i.n)(t,n.repository)
const w=(0,m.U)(e.env,(await(0,d.jU)(h))?.id)
const sleep=t=>e.sleep(t,e.signal)
const g=(0,v.yX)({memory:f,trigger:o})
const y=o.decision?.verdict==="approve"
const[b,k,j]=await Promise.all([(0,a.Gj)({client:h,settings:w.gate,sleep:sleep},o),g?.comment&&(0,r.hF)(h,g.comment.id),g&&y&&(0,l.dz)(g).length>0?(0,c.aE)(h,o.thread,{settings:(0,s.triggerSettings)(e.env),since:shownAfter(g)}):[]])
const{decision:A,createdAt:_,actors:D}=o
const[P]=D
if(!A||!P)return{status:"refused",why:"Nobody has decided anything.",proposal:g,shownAt:void 0}
const $={proposal:g,comment:k??void 0,asked:{verdict:A.verdict,digest:A.digest,at:_,by:P},whyNotAllowed:b.status==="denied"?b.why:whyForgotten(f,g),mustNotBeRequester:w.mustNotBeRequester,policy:p,now:e.now(),wasGood:(0,v.fE)({memory:f,trigger:o})}
const I=(0,u.Y)($)
const mayDecide=async e=>{const t={...w.gate,triggeringActor:void 0}
return(await(0,a.Gj)({client:h,settings:t,sleep:sleep},{...o,actors:[e]})).status==="allowed"}
const O=await whyOpposed({facts:$,verdict:I,rejections:j,mayDecide:mayDecide})
const S=O===void 0?I:{status:"refused",why:O}
return{...S,proposal:g,shownAt:k?.shownAt}}const g=10*6e4
function shownAfter(e){const t=(0,l.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-g)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:o}){if(t.status==="refused"||e.wasGood)return
for(const s of n){if(s.kind==="label")return opposed(s.by,` with the label ${(0,f.aY)(s.name)}`,e)
const n={verdict:"reject",digest:s.said.digest,at:s.at,by:s.by}
const i=(0,u.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(i.status==="refused"||!i.items.some(isAbout))continue
if(await o(s.by))return opposed(s.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const o=e===void 0?"Somebody":(0,f.aY)(e)
return(0,h.J1)("approval-opposed",{rejecter:o,where:t,approver:(0,f.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},o,s,i){const r=(0,l.Q6)(o,s,{...i,by:(0,w.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,v.LY)(r)))throw notMarked()
printDecision(r,s)
return r}function notMarked(){return new p.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,l.TH)(e)))
for(const{pending:t,decision:s}of e){if(!s||!n.has((0,l.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,o.printNotice)(`${e} ${(0,l.VK)(t)} (${(0,l.lx)(t)}) was ${s.verdict} by ${s.by}.`)}}}),30218:((e,t,n)=>{n.r(t)
n.d(t,{continueUsedDecision:()=>continueUsedDecision,isUsedBefore:()=>isUsedBefore,refuseInvalidDecision:()=>refuseInvalidDecision,rejectAllPending:()=>rejectAllPending})
var o=n(54995)
var s=n(79235)
var i=n(54552)
var r=n(60593)
var a=n(14966)
var c=n(21843)
var d=n(98664)
var u=n(88135)
var l=n(12384)
var f=n(93992)
var p=n(63501)
var h=n(29058)
var w=n(54267)
var m=n(8670)
async function refuseInvalidDecision(e,t){if(isUsedBefore(t,e.trigger.key))return
const n=await(0,m.d)(e,t,void 0)
if(n.status!=="refused")return
await refuseDecision(e,t,n.why)
return n.why}async function refuseDecision(e,t,n){const{world:i,trigger:p}=e
const{github:w,job:m,redact:v}=e;(0,o.printNotice)(n)
await(0,l.l$)(e,p)
const g={repositoryUrl:m.repositoryUrl,phrases:(0,s.phrasesOf)(i.env)}
const y=p.decision?.verdict==="reject"?"rejection":"approval"
const b=(0,u.J1)("approval-refused",{who:(0,f.Id)(p),verdict:y,why:(0,a._)(n,g)})
if(p.thread.type==="none")return
try{const n=(0,h.kN)({world:i,job:m,trigger:p},v(b))
const o=m.runAttempt>1?await(0,h.rA)(e,(0,h.Ab)(e)):void 0
const{url:s}=o??await(0,r.Gy)(w,m.repository,p.thread.number,n)
const a={key:p.key,comment_url:s,outcome:"skipped",time:i.now().toISOString()}
if(t.isResumed)await t.close(e=>(0,c.$s)(e,a))}catch(e){(0,o.printNotice)(`The reason could not be posted on the thread. ${(0,d.ec)(e).message}`)}}function isUsedBefore(e,t){const{cutOff:n}=e
if(n?.key!==t)return!1
return(0,w.sp)(e)?.items.some(({decision:e})=>e&&e.at>=n.taken)===!0}async function continueUsedDecision(e){const{run:t,conversation:n,runAgent:o}=e
const{memory:s,world:r}=t
const a=(0,w.sp)(s)
await rejectAllPending(n,a)
const c={verdict:"dropped",by:"us",at:r.now().toISOString(),reason:"its run was cut off"}
const d=a&&(0,i.Q6)(a,(0,i.dz)(a),c)
if(d)s.update((0,w.LY)(d))
await n.send([(0,u.J1)("approval-resumed"),...(0,p.nK)(e)].join("\n\n"))
return{end:await o(),...d&&{used:d}}}async function rejectAllPending(e,t){for(const{action:n}of await e.pendingActions()){const o=t?.items.find(({pending:e})=>(0,i.TH)(e)===n.id)
await e.rejectPendingActions(o?wordsFor(o.decision):(0,u.J1)("approval-not-asked"),[n.id])}if(e.state.status!=="waiting_for_confirmation")return
await e.rejectPendingActions(t?wordsFor(null):(0,u.J1)("approval-not-asked"))}function wordsFor(e){switch(e?.verdict){case"approved":return(0,u.J1)("approval-cut-off")
case"rejected":return(0,u.J1)("approval-rejected",{who:e.by,reason:e.reason}).trim()
case"dropped":return e.reason
case void 0:return(0,u.J1)("approval-answered-otherwise")}}}),63501:((e,t,n)=>{n.d(t,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var o=n(73024)
var s=n(76760)
var i=n(41320)
var r=n(3630)
var a=n(33368)
var c=n(5537)
var d=n(62423)
var u=n(88135)
var l=n(85831)
async function restoreWork({memory:e,job:t,world:n},{folder:o,path:s,later:i}){const c=(0,l.x9)(e.workBefore)
const d=i?{lost:[],...c,patch:i}:c
if(!d)return
const f=(0,r._)(n.env)
const inCheckout=e=>(0,a.$Y)({folder:t.workspace,environment:{...f,...e}})
const p=await applyUnpublished(d,{git:inCheckout,folder:o,path:s})
if(p.unfit.length>0)e.notes.add((0,u.J1)("work-unfit",{files:firstPaths(p.unfit)}))
return p}async function applyUnpublished(e,{git:t,folder:n,path:o}){const i=treeIn(t(c.vQ),(0,s.join)(n,"put-back.patch"))
const{files:r,unfit:a,rest:d}=await applyPieces(e.patch,i)
if(d.length>0)save(o,Buffer.concat(d))
const u=(0,s.join)((0,s.dirname)(o),"set-aside.patch")
const l=[]
const f=[]
for(const t of e.aside?piecesOf(e.aside):[]){if(await i.isThere(t))continue
l.push(...await i.namesIn(t))
f.push(t)}if(f.length>0)save(u,Buffer.concat(f))
return{files:r,unfit:a,lost:e.lost.map(e=>e.path),path:o,aside:[...new Set(l)],asidePath:u}}async function applyPieces(e,t){const n=[]
const o=[]
const s=[]
if(!e)return{files:n,unfit:o,rest:s}
const i=await t.fits(e)?[e]:piecesOf(e)
for(const e of i){const i=await t.namesIn(e)
if(await t.apply(e))n.push(...i)
else if(!await t.isThere(e)){o.push(...i)
s.push(e)}}return{files:n,unfit:o,rest:s}}function piecesOf(e){return(0,c.Dt)(e.toString("latin1")).map(e=>Buffer.from(e,"latin1"))}function treeIn(e,t){const run=(n,...o)=>{save(t,n)
return e.raw(["apply","--whitespace=nowarn",...o,"--",t])}
const succeeds=e=>e.then(()=>!0,()=>!1)
return{fits:e=>succeeds(run(e,"--check")),apply:e=>succeeds(run(e)),isThere:e=>succeeds(run(e,"--reverse","--check")),async namesIn(e){const t=(await run(e,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return t.map(e=>e.split("\t").slice(2).join("\t"))}}}function save(e,t){(0,o.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,t)}function workFacts({putBack:e,tools:{workspace:t}}){if(!e)return[]
const{files:n,unfit:o,lost:i,aside:r}=e
const seenAt=e=>(0,s.join)(t.outputDir??"",(0,s.basename)(e))
const[a,c]=[seenAt(e.path),seenAt(e.asidePath)]
return[...n.length>0?[(0,u.J1)("work-put-back",{files:firstPaths(n)})]:[],...o.length>0?[(0,u.J1)("work-not-put-back",{files:firstPaths(o),path:a})]:[],...r.length>0?[(0,u.J1)("work-set-aside",{files:firstPaths(r),path:c})]:[],...i.length>0?[(0,u.J1)("work-lost",{files:firstPaths(i)})]:[]]}const f=10
function firstPaths(e){const t=e.length-f
const n=t>0?[`${t} more`]:[]
return[...e.slice(0,f).map(d.aY),...n].join(", ")}async function unpublishedOf(e,t,{env:n,leaks:o,before:s}){const r=await e.review(t,{policy:(0,i.US)((0,i.ER)(n)),leaks:o})
return(0,l.o$)(e,r,{isPublished:!1,leaks:o,before:(0,l.x9)(s)})}})}

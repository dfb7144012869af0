export const id=9749
export const ids=[9749,1400]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var o=n(28942)
const r=o.object({node_id:o.string()})
const a=o.object({login:o.string()}).nullable()
const s=o.object({node:o.object({body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),viewerDidAuthor:o.boolean(),author:a,editor:a}).nullable()})
const i="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${i}}\n  ... on PullRequestReviewComment{${i}}\n}}`
async function readShownComment(e,t,n="issues"){const o=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(o===void 0)return
const{node:a}=s.parse(await e.graphql(c,{id:r.parse(o).node_id}))
if(!a)return
const{body:i,createdAt:d,lastEditedAt:u,viewerDidAuthor:h,author:l,editor:p}=a
const m=p===null?u===null:p.login===l?.login
return{body:i,shownAt:u??d,isOnlyOurs:h&&m}}const d=o.object({node_id:o.string(),issue_url:o.string(),html_url:o.string()})
const u=o.object({node:o.object({isMinimized:o.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:o,issue_url:r,html_url:a}=d.parse(n)
return{nodeId:o,issue:Number(r.slice(r.lastIndexOf("/")+1)),url:a}}const h="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return u.parse(await e.graphql(h,{id:t})).node?.isMinimized===!0}}),18311:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var o=n(54552)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:o}=e
if(o&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const r=whyStale(e,t)
return r===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:r}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,o.ee)(e).startsWith(t))
const r=(0,o.dz)(e).filter(e=>n.includes(e))
if(r.length>0&&(t===void 0||r.length===1))return{status:"chosen",items:r}
const a=n.find(({decision:e})=>e!==null)?.decision
if(a)return refused(`It was already ${a.verdict} by ${a.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:r,asked:a},s){if(!t||!e?.comment)return"The comment that showed it was deleted."
const i=(0,o.rr)(t.body)===e.comment.digest
if(!i||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(r.getTime(),Date.parse(a.at??""))
if(s.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&s.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const o=n.find(e=>e.head!==t.head)?.head
if(o!==void 0)return`The branch has moved from ${o.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),81400:((e,t,n)=>{n.r(t)
n.d(t,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var o=n(60601)
var r=n(54552)
var a=n(9179)
var s=n(83093)
var i=n(16772)
var c=n(85163)
async function holdBack(e,t,{clean:n,about:r,...a}){const{change:i,withheldTree:d}=t
const u=d===void 0?[]:await protectedOf(e,i.tree,d,t.withheld)
const h=r==="memory"?u.filter(({path:e})=>(0,o.UV)(e)):u
const l=await(0,s.p6)(e,i.tree,h,"new")
const p=await(0,c.reviewChange)(e,{tree:l,files:[],leftOut:[]},{...a,policy:letting(a)})
const{chosen:m,unseen:f}=await shownOf(e,i.tree,p.entries,n)
const g=await(0,s.p6)(e,i.tree,m,"new")
return{tree:g,rest:await(0,s.p6)(e,d??i.tree,m,"old"),patch:(await exactPatch(e,i.tree,g)).toString("utf8"),paths:m.map(({path:e})=>e),unseen:f}}function letting({policy:e}){return{...e,protectedPaths:"allow"}}async function protectedOf(e,t,n,o){if(o.some(({path:e})=>e===""))return[]
const r=new Set(o.filter(({code:e})=>(0,a.bz)(e)).map(({path:e})=>e))
return(await(0,s.Mc)(e,t,n)).filter(({path:e})=>r.has(e))}async function shownOf(e,t,n,o){const a=[]
const i=new Map
for(const c of groupsOf(n)){const n=await(0,s.p6)(e,t,[...a,...c],"new")
const d=(0,r.O$)(await exactPatch(e,t,n),o)
if(d===void 0)a.push(...c)
else for(const{path:e}of c)i.set(e,d)}return{chosen:a,unseen:i}}function groupsOf(e){let t=e.map(e=>[e])
for(const{lock:n,manifests:o}of(0,i.fq)(e.map(({path:e})=>e))){const isOfPair=e=>e.some(({path:e})=>e===n||o.includes(e))
t=[t.filter(isOfPair).flat(),...t.filter(e=>!isOfPair(e))]}return t}const d=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(e,t,n){return e.bytes([...d,t,n])}}),29749:((e,t,n)=>{n.d(t,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var o=n(73024)
var r=n(76760)
var a=n(87233)
var s=n(41320)
var i=n(54552)
var c=n(685)
var d=n(62423)
var u=n(81400)
var h=n(64753)
var l=n(85518)
var p=n(98664)
var m=n(94869)
var f=n(93992)
var g=n(56172)
var w=n(54267)
var v=n(31384)
var y=n(70020)
var b=n(8670)
var k=n(23665)
var $=n(28942)
var _=n(3630)
var j=n(95493)
var C=n(15022)
var A=n(2507)
var O=n(44463)
var S=n(7256)
var x=n(91116)
var T=n(58698)
var I=n(49588)
var D=n(63501)
var q=n(1539)
var P=n(85831)
var N=n(24102)
var Y=n(38626)
var R=n(93582)
async function patchNow(e,t){const{run:n,token:a,folder:s}=e
const{job:i,world:c}=n
const d=await(0,x.h8)(n.github,n.job.repository,t.branch)
if(d===void 0&&!t.is_new)return lost(`The branch ${t.branch} no longer exists.`)
const u=await openPullOf(n,t)
if(t.pull_request!==null&&!u)return lost(`Pull request #${t.pull_request} is no longer open.`)
const h=d===void 0?void 0:await readBranch(n,t,d)
const l=t.is_new||h!==void 0?t.head:d??t.head
const m=d===t.head?{...t,is_new:!1}:t
const f=(0,r.join)(s,"held.patch");(0,o.writeFileSync)(f,t.patch)
const g={folder:s,base:l,token:a,now:c.now,remoteUrl:`${i.repositoryUrl}.git`,allowedBranch:t.pull_request===null?void 0:t.branch,environment:(0,_._)(c.env)}
try{const{publisher:e,change:t}=await(0,T.X2)(g,f)
return{status:"fits",publisher:e,change:t,patch:await e.exactPatch(t),pull:u,there:h,held:m}}catch(e){if((0,p.ec)(e).code!=="denied")throw e
return lost(`These files were changed on ${t.branch} in the meantime, and the change no longer applies.`)}}function lost(e){return{status:"lost",why:e}}const F=$.object({message:$.string(),tree:$.object({sha:$.string()}),verification:$.object({verified:$.boolean()})})
async function readBranch({github:e,job:t,memory:n},{head:o,tree:r},a){if(a===o)return
const{owner:s,name:i}=t.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:d}=await e.request(c,{owner:s,repo:i,commit_sha:a})
const{message:u,tree:h,verification:l}=F.parse(d)
const p=h.sha===r&&u.includes(`Agent-Conversation: ${n.id}`)
return p?{commit:a,isVerified:l.verified}:void 0}async function openPullOf({github:e,job:t},{pull_request:n,branch:o}){if(n===null)return
const r=(0,O.n)(e,t.repository)
const a=await(0,S.Es)(r,n)
const s=a.state==="open"&&!a.isFork&&a.head.branch===o
return s&&await(0,S.HS)(r,o)?a:void 0}async function publishChange(e){const{run:t,folder:n,held:o,publisher:r,pull:a}=e
const s=goalOf(o,a)
const i={head:r.base,branch:o.branch,goal:s,pull:void 0}
const c=await alreadyThere(e)??await save(e,i)
const d=c.kept.kind==="branch"
const{workBefore:u}=t.memory
t.memory.leaveWork(d?workWithout(u,o.patch):(0,q.kk)(u))
const h=(0,I.Nq)(n,t.memory.id)
const l={finalResponse:answerIn(t,h),redact:t.redact}
const p=c.fault?R.g:await(0,R.qw)(t,{startingPoint:i},c,l)
const m={status:"finished"}
const f=await(0,Y.D3)({run:t,startingPoint:i},c)
const w={end:m,change:f.change,saved:f,opened:p,goal:s.kind,finalResponse:""}
const v=(0,N.E)({...w,timeoutMinutes:0})
const{kept:y,change:b,diff:k,withheld:$,patch:_}=f
const j={...g.II,...v,files:b.files,kept:y,diff:k,withheld:$,withheldPatch:_,costUsd:0,durationMs:0,...(0,g.qL)(p)}
const C={fault:v.fault,conversationPath:h,baseSha:r.base}
return{report:j,...C,startingPoint:i,tree:c.change.tree}}function save({run:e,publisher:t,folder:n,change:o,policy:r},a){return(0,R.FW)(e,{publisher:t,folder:n,startingPoint:a},o,e.leaks,{policy:r,approver:e.trigger.actors[0]})}async function alreadyThere(e){const{run:t,held:n,change:o,there:r}=e
if(r===void 0)return
const a=`${t.job.repositoryUrl}/compare/${n.base}...${n.branch}`
const s={kind:"branch",branch:n.branch,...r,compareUrl:a}
const i=await(0,Y.$C)(o,e)
return{kept:s,change:o,diff:i,withheld:[],patch:void 0,fault:void 0}}function goalOf({branch:e,base:t,is_new:n},o){if(o)return{kind:"advance",branch:e,base:t,pullRequest:{number:o.number,url:o.url}}
return{kind:"propose",branch:e,plain:e,base:t,...!n&&{isThere:!0}}}function answerIn({memory:e,world:t,exact:n,leaks:o},r){e.openIn(r)
const stamper=()=>({id:t.newId(),timestamp:t.now().toISOString()})
const a=new C.v((0,A.s4)(r),stamper)
a.close()
return o.redact(n((0,j._)(a.branch()))).text}function workWithout(e,t){const n=(0,P.x9)(e)
if(!n?.patch)return(0,P.Xo)(n)
const o=new Set((0,D.Xe)(Buffer.from(t)).map(nameLine))
const r=Buffer.concat((0,D.Xe)(n.patch).filter(e=>!o.has(nameLine(e))))
const a=r.length===0&&n.lost.length===0&&!n.aside
return(0,P.Xo)(a?void 0:{...n,patch:r.length===0?void 0:r})}function nameLine(e){return e.toString("latin1").split("\n",1)[0]??""}function isAboutChange(e){return e.trigger.kind==="decision"&&(0,i.zJ)((0,w.yX)(e))!==void 0}async function decideChange(e){const t=e.world.clock()
const durationMs=()=>e.world.clock()-t
try{if(await e.claimed==="lost")return"lost"
const t=await carryOut(e)
return{...t,report:{...t.report,durationMs:durationMs()}}}catch(e){return(0,g.Gj)((0,p.ec)(e),durationMs())}}async function carryOut(e){const t=(0,a.readInputs)(e.world.env)
const{proposal:n,...s}=await(0,b.d)(e,e.memory,(0,v.V_)(e.world.env,void 0))
const c=(0,i.zJ)(n)
if(s.status==="refused"||!n||!c)return endWith({outcome:"skipped",reason:s.status==="refused"?s.why:"Nothing is pending here."});(0,o.mkdirSync)(e.job.temp,{recursive:!0})
const d=(0,o.mkdtempSync)((0,r.join)(e.job.temp,"deckhand-"))
const u={run:e,token:t["github-token"],folder:d,inputs:t,proposal:n,held:c}
if(e.trigger.decision?.verdict==="reject")return reject(u)
return approve(u,s.status==="stale"?s.why:void 0)}async function approve(e,t){const{run:n,proposal:o,held:r}=e
const a=(0,s.ER)(n.world.env)
if(!(0,k.Hs)(a,r.paths))return drop(e,"The workflow no longer allows anybody to approve it.")
const c=await patchNow(e,r)
if(c.status==="lost")return drop(e,c.why)
const h=(0,u.letting)({policy:(0,s.US)(a)})
const{withheld:p}=await c.publisher.review(c.change,{policy:h,leaks:n.leaks})
if(p[0])return drop(e,`${(0,m.TN)((0,l.Wu)(p[0]),200)}.`)
const f=c.patch===r.patch?void 0:`These files were changed on ${r.branch} in the meantime.`
if(t!==void 0||f!==void 0){const n=c.change.files.map(({path:e})=>e)
const o={...r,tree:c.change.tree,head:c.publisher.base,patch:c.patch,paths:n}
return askAgain(e,o,(0,v.zC)(t,f))}const g=await(0,b.K)(n,o,(0,i.dz)(o),{verdict:"approved",reason:""})
const w=await publishChange({...e,...c,policy:h})
const{kept:y}=w.report
const $=y.kind==="branch"?`committed as ${(0,d.aY)(y.commit.slice(0,7))}`:"kept as a patch"
return{...w,approvals:{proposal:void 0,used:g,results:new Map([[(0,i.TH)(r),$]])}}}async function reject({run:e,proposal:t,held:n}){const o=e.trigger.decision?.reason??""
const r=await(0,b.K)(e,t,(0,i.dz)(t),{verdict:"rejected",reason:o})
e.memory.leaveWork(workWithout(e.memory.workBefore,n.patch))
const a=`${(0,f.Id)(e.trigger)} rejected the change to ${n.paths.join(", ")}`
const s=o===""?"":`: ${o}`
return endWith({outcome:"answered",reason:(0,m.TN)(`${a}${s}`,300).replace(/\.$/,"")},decide_change_closed(r))}function drop(e,t){const{run:n,folder:a,held:i}=e
const c=dropped(e,t)
n.memory.update((0,w.LY)(c))
const d=(0,r.join)(a,"withheld.patch");(0,o.writeFileSync)(d,i.patch)
const u=endWith({outcome:"blocked",reason:`Not published: ${t.replace(/\.$/,"")}`},decide_change_closed(c))
const l=(0,s.ER)(n.world.env)["protected-paths"]
const codeOf=e=>(0,h.Y)(e,l).code??"DKH-103"
const p=i.paths.map(e=>({path:e,code:codeOf(e),detail:""}))
return{...u,report:{...u.report,withheld:p,withheldPatch:{path:d,patch:i.patch}}}}async function askAgain(e,t,n){const o=(0,i.O$)(Buffer.from(t.patch),e.run.redact)
if(o!==void 0)return drop(e,`${n} As it is now, ${o}.`)
const{run:r,inputs:a}=e
const s=(0,k.pD)(r,a,t)
const{head:d}=e.held
const u={head:d===t.head?void 0:d,now:t.head,missing:[]}
const h=[(0,y.approvalCommentOf)(s,r,a),await(0,v._C)(r,u)]
const l={...decide_change_closed(dropped(e,n)),proposal:s,approvalComment:h.filter(Boolean).join("\n\n")}
const p=`It is asked again. ${n}`
const m=endWith({outcome:"awaiting-approval",reason:(0,c.Sh)(s),hint:p},l)
return{...m,report:{...m.report,approvalComment:l.approvalComment}}}function dropped({proposal:e,run:t},n){const o=t.world.now().toISOString()
return(0,i.Q6)(e,(0,i.dz)(e),{verdict:"dropped",by:"us",at:o,reason:n})}function decide_change_closed(e){return{proposal:void 0,used:e,results:new Map}}function endWith({outcome:e,reason:t,hint:n=""},o){const r={...g.II,outcome:e,reason:t,hint:n,costUsd:0,durationMs:0}
return{report:r,fault:void 0,conversationPath:"",...o&&{approvals:o}}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var o=n(54995)
var r=n(79235)
var a=n(44463)
var s=n(1659)
var i=n(71760)
var c=n(50383)
var d=n(71762)
var u=n(18311)
var h=n(54552)
var l=n(62423)
var p=n(98664)
var m=n(88135)
var f=n(93992)
var g=n(22440)
var w=n(54267)
async function checkDecision({world:e,github:t,job:n,trigger:o},l,p){const m=(0,a.n)(t,n.repository)
const f=(0,g.U)(e.env,(await(0,d.jU)(m))?.id)
const sleep=t=>e.sleep(t,e.signal)
const v=(0,w.yX)({memory:l,trigger:o})
const y=o.decision?.verdict==="approve"
const[b,k,$]=await Promise.all([(0,i.Gj)({client:m,settings:f.gate,sleep:sleep},o),v?.comment&&(0,s.hF)(m,v.comment.id),v&&y&&(0,h.dz)(v).length>0?(0,c.aE)(m,o.thread,{settings:(0,r.triggerSettings)(e.env),since:shownAfter(v)}):[]])
const{decision:_,createdAt:j,actors:C}=o
const[A]=C
if(!_||!A)return{status:"refused",why:"Nobody has decided anything.",proposal:v,shownAt:void 0}
const O={proposal:v,comment:k??void 0,asked:{verdict:_.verdict,digest:_.digest,at:j,by:A},whyNotAllowed:b.status==="denied"?b.why:whyForgotten(l,v),mustNotBeRequester:f.mustNotBeRequester,policy:p,now:e.now(),wasGood:(0,w.fE)({memory:l,trigger:o})}
const S=(0,u.Y)(O)
const mayDecide=async e=>{const t={...f.gate,triggeringActor:void 0}
return(await(0,i.Gj)({client:m,settings:t,sleep:sleep},{...o,actors:[e]})).status==="allowed"}
const x=await whyOpposed({facts:O,verdict:S,rejections:$,mayDecide:mayDecide})
const T=x===void 0?S:{status:"refused",why:x}
return{...T,proposal:v,shownAt:k?.shownAt}}const v=10*6e4
function shownAfter(e){const t=(0,h.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-v)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:o}){if(t.status==="refused"||e.wasGood)return
for(const r of n){if(r.kind==="label")return opposed(r.by,` with the label ${(0,l.aY)(r.name)}`,e)
const n={verdict:"reject",digest:r.said.digest,at:r.at,by:r.by}
const a=(0,u.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(a.status==="refused"||!a.items.some(isAbout))continue
if(await o(r.by))return opposed(r.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const o=e===void 0?"Somebody":(0,l.aY)(e)
return(0,m.J1)("approval-opposed",{rejecter:o,where:t,approver:(0,l.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},o,r,a){const s=(0,h.Q6)(o,r,{...a,by:(0,f.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,w.LY)(s)))throw notMarked()
printDecision(s,r)
return s}function notMarked(){return new p.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,h.TH)(e)))
for(const{pending:t,decision:r}of e){if(!r||!n.has((0,h.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,o.printNotice)(`${e} ${(0,h.VK)(t)} (${(0,h.lx)(t)}) was ${r.verdict} by ${r.by}.`)}}}),24102:((e,t,n)=>{n.d(t,{E:()=>conclude})
var o=n(62423)
var r=n(9179)
var a=n(16772)
var s=n(85518)
var i=n(98664)
var c=n(94869)
const d={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:e,most:t},n){const o={steps:`Stopped after ${(0,c.U9)(t,"step")}, which is the limit`,money:`Stopped at the spending limit of $${t}`,tokens:`Stopped at the limit of ${t.toLocaleString("en-US")} tokens`}
const r=`Mention me again to continue: the limit counts for each run. Or raise ${placeOf({of:e,most:t},n)}, or ask for less at once.`
return{outcome:"budget-exhausted",reason:o[e],hint:r}}function placeOf({of:e,most:t},n){const r={steps:"max_iteration_per_run",money:"max_budget_per_run",tokens:void 0}
const a=r[e]
return n&&a&&n[a]===t?`\`${a}\` in ${(0,o.aY)(n.source)} on the base branch`:`the \`${d[e]}\` input`}var u=n(56172)
function conclude(e){const{end:t}=e
switch(t.status){case"finished":return concludeFinished(e)
case"exhausted":return exhausted(t.limit,e.main)
case"deadline":return outOfTime(e)
case"stuck":return{outcome:"stuck",reason:`Stopped because I was repeating myself${inWords(t.circle)}`,hint:"Tell me what I am missing, and mention me again."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return t.reason instanceof i.vC?(0,u.V2)(t.reason):u.gD
case"failed":return(0,u.V2)(t.fault)}}const h=6e4
function outOfTime({timeoutMinutes:e,silence:t}){const n=`Stopped after ${(0,c.U9)(e,"minute")}, which is the limit`
const r="Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
if(!t||t.ms<Math.min(h,e*3e4))return{outcome:"timed-out",reason:n,hint:r}
const a=t.ms<12e4?(0,c.U9)(Math.round(t.ms/1e3),"second"):(0,c.U9)(Math.round(t.ms/6e4),"minute")
const s=t.hasSigns?"nothing but keep-alive signals":"nothing"
return{outcome:"timed-out",reason:`${n}: the model at ${(0,o.aY)(t.host)} had sent ${s} for ${a}`,hint:"Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it)."}}function inWords(e){if(!e)return""
const t=e.calls.map(({tool_name:e,action:t,tool_call:n})=>{const{kind:r,...a}=t??{kind:"",invalid:n.arguments}
const s=Object.values(a).map(e=>typeof e==="string"?e:JSON.stringify(e))
const i=(0,c.TN)(s.join(" ").replaceAll("`","'"),80)
return i===""?(0,o.aY)(e):`${(0,o.aY)(e)} \`${i}\``})
return`: ${t.join(" and ")}${t.length>1?" in turn,":""} ${e.times} times`}function blocked(e,t,n){const o=t>1?`, and ${t-1} more`:""
const a=`Nothing could be published${n}: ${(0,c.TN)((0,s.Wu)(e),200)}${o}`
return{outcome:"blocked",reason:a,hint:r.Lp[e.code].hint}}const l=new i.vC("model","The agent ended without the data that `output-schema` requires.",{hint:"Run it again, ask for less data, or use a model that is better at calling tools."})
function placeClause({goal:e,repository:t,saved:{kept:n},opened:{pullRequest:o,proposeUrl:r}}){const a=`pull request ${t??""}#${o?.number}`
if(e==="plan")return": ready to be applied"
if(e==="dry-run")return": a dry run, so nothing is published"
if(e==="patch")return": the patch is below"
if(e==="advance")return` on ${a}`
if(o)return`: ${o.isReady?"":"draft "}${a}`
if(r!==void 0)return": ready to be proposed"
return n.kind==="branch"?` on branch ${n.branch}`:": not published"}function changeClause({change:e,repository:t}){return`Changed ${(0,c.U9)(e.files.length,"file")}${inRepository(t)}`}function inRepository(e){return e===void 0?"":` in ${e}`}function checkFault(e,{command:t,end:n,runs:r}){const{files:a}=e.change
const s=a.length>0?`${changeClause(e)}${placeClause(e)}, but`:"There is work, but"
const d={"not-run":"did not run on it",moved:"ran on other files than those","timed-out":"did not end in time",passed:"",failed:n.kind==="failed"?`fails with exit code ${n.exitCode}`:""}[n.kind]
const u=r>1&&n.kind!=="not-run"?` (run ${(0,c.U9)(r,"time")})`:""
const h={moved:"Something that the agent started may still have run. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"Its output is in the report."}[n.kind]
return new i.vC("check",`${s} the check ${(0,o.aY)(t)} ${d}${u}.`,{hint:h})}function unstoredFault(e,t){const{files:n}=e.change
const o=n.length>0?`${changeClause(e)}${placeClause(e)}, but`:`Nothing was published${inRepository(e.repository)}, because`
const a=t.filter(({code:e})=>(0,r.Y1)(e))
const s=t.filter(({code:e})=>(0,r.jq)(e))
const c=t.filter(e=>!a.includes(e)&&!s.includes(e))
const d=[...c.length>0?[`git cannot store ${namesOf(c)}`]:[],...s.length>0?[`I cannot put ${namesOf(s)} into Git LFS`]:[],...a.length>0?[`work was left in ${namesOf(a)}`]:[]]
const u=[...new Set(t.map(({code:e})=>r.Lp[e].hint))].join(" ")
return new i.vC("git",`${o} ${d.join(", and ")}.`,{hint:u})}function namesOf(e){const t=e.filter(({code:e})=>e==="DKH-113")
const n=t.length>0?t:e
const r=n.slice(0,3).map(({path:e,detail:t})=>(0,o.aY)(e)+(t===""?"":` (${t})`))
return`${r.join(", ")}${n.length>3?` and ${n.length-3} more`:""}`}const p="Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch."
function tornWords([e]){if(!e)return""
if("withheld"in e)return`; ${(0,o.aY)(e.withheld)} was withheld, so it does not match ${(0,o.aY)(e.published)}`
const t=/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(e.outdated)
const n=t?"so `npm ci` will fail":`so it does not match ${(0,o.aY)(e.published)}`
return`; ${(0,o.aY)(e.outdated)} was not updated, ${n}`}function concludeFinished(e){const{change:t,saved:n,opened:o,finalResponse:s}=e
const i=n.fault??o.fault
if(i)return(0,u.V2)(i)
if(e.lacksData)return(0,u.V2)(l)
const{withheld:c}=n
const d=c.filter(({code:e})=>(0,r.bX)(e))
if(d.length>0)return(0,u.V2)(unstoredFault(e,d))
if(e.check&&e.check.end.kind!=="passed")return(0,u.V2)(checkFault(e,e.check))
if(t.files.length>0){const o=c.length>0?`, and withheld ${c.length}`:""
const r=(0,a.g1)(t.files.map(({path:e})=>e),c.map(({path:e})=>e))
const s=n.outdated??[]
const i=[...r,...s]
return{outcome:"changed",reason:`${changeClause(e)}${o}${placeClause(e)}${tornWords(i)}`,hint:r.length>0?p:s[0]?outdatedHint(s[0].outdated,e.reach):"",torn:i}}if(e.goal==="propose"&&o.pullRequest?.isNew)return{outcome:"changed",reason:`Nothing was to be added${inRepository(e.repository)}${placeClause(e)}`,hint:""}
if(c[0])return blocked(c[0],c.length,inRepository(e.repository))
if(s.trim()!=="")return{outcome:"answered",reason:"Answered – nothing was changed",hint:""}
return{outcome:"no-op",reason:"Nothing was changed, and there is no answer",hint:"Ask again in other words."}}const m={"package-lock.json":["npm install","npm"],"npm-shrinkwrap.json":["npm install","npm"],"yarn.lock":["yarn install","npm"],"pnpm-lock.yaml":["pnpm install","npm"],"bun.lock":["bun install","npm"],"bun.lockb":["bun install","npm"],"Cargo.lock":["cargo check","crates"],"poetry.lock":["poetry lock","pypi"],"pdm.lock":["pdm lock","pypi"],"uv.lock":["uv lock","pypi"],"Pipfile.lock":["pipenv lock","pypi"],"go.sum":["go mod tidy","go"],"go.work.sum":["go work sync","go"],"Gemfile.lock":["bundle lock"],"gems.locked":["bundle lock"],"composer.lock":["composer update --lock"],"mix.lock":["mix deps.get"]}
function outdatedHint(e,t){const n="Before you merge, let your package manager write the lock file again on the branch."
return[n,byAgent(m[e.slice(e.lastIndexOf("/")+1)],t)].filter(Boolean).join(" ")}function byAgent([e,t]=[],n){const r=`mention me again and ask for ${e===void 0?"the lock file":(0,o.aY)(e)}`
if(n?.isFork)return""
if(!n)return`For the agent to do it, ${r}.`
const a=n.network.split(", ")
const s=a.includes("all")||t!==void 0&&[t,"registries"].some(e=>a.includes(e))
const i=(0,o.aY)(`network: ${[...n.network==="none"?[]:a,t].join(", ")}`)
if(n.isShut){const e=s||t===void 0?"":` and ${i}`
return`The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,o.aY)("mixed-threads: as-trusted")}${e}.`}if(s)return`For the agent to do it, ${r}: its commands can reach the registry.`
if(t!==void 0)return`For the agent to do it, set ${i}, then ${r}.`
if(n.network==="none")return`For the agent to do it, let it reach the registry with the ${(0,o.aY)("network")} input, then ${r}.`
return`For the agent to do it, ${r}: the hosts of ${(0,o.aY)(`network: ${n.network}`)} have to include the registry.`}})}

export const id=9749
export const ids=[9749,214,6404]
export const modules={1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var o=n(28942)
const r=o.object({node_id:o.string()})
const s=o.object({login:o.string()}).nullable()
const a=o.object({node:o.object({body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),viewerDidAuthor:o.boolean(),author:s,editor:s}).nullable()})
const i="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${i}}\n  ... on PullRequestReviewComment{${i}}\n}}`
async function readShownComment(e,t,n="issues"){const o=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(o===void 0)return
const{node:s}=a.parse(await e.graphql(c,{id:r.parse(o).node_id}))
if(!s)return
const{body:i,createdAt:d,lastEditedAt:l,viewerDidAuthor:u,author:h,editor:p}=s
const f=p===null?l===null:p.login===h?.login
return{body:i,shownAt:l??d,isOnlyOurs:u&&f}}const d=o.object({node_id:o.string(),issue_url:o.string(),html_url:o.string()})
const l=o.object({node:o.object({isMinimized:o.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:o,issue_url:r,html_url:s}=d.parse(n)
return{nodeId:o,issue:Number(r.slice(r.lastIndexOf("/")+1)),url:s}}const u="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return l.parse(await e.graphql(u,{id:t})).node?.isMinimized===!0}}),10214:((e,t,n)=>{n.r(t)
n.d(t,{exactPatch:()=>exactPatch,holdBack:()=>holdBack,letting:()=>letting})
var o=n(31827)
var r=n(7925)
var s=n(47575)
var a=n(84150)
var i=n(28030)
async function holdBack(e,t,{whyUnseen:n,about:r,...a}){const{change:c,withheldTree:d}=t
const l=d===void 0?[]:await protectedOf(e,c.tree,d,t.withheld)
const u=r==="memory"?l.filter(({path:e})=>(0,o.UV)(e)):l
const h=await(0,s.p6)(e,c.tree,u,"new")
const p=await(0,i.reviewChange)(e,{tree:h,files:[],leftOut:[]},{...a,policy:letting(a)})
const{chosen:f,unseen:w}=await shownOf(e,c.tree,p.entries,n)
const m=await(0,s.p6)(e,c.tree,f,"new")
return{tree:m,rest:await(0,s.p6)(e,d??c.tree,f,"old"),patch:(await exactPatch(e,c.tree,m)).toString("utf8"),paths:f.map(({path:e})=>e),unseen:w}}function letting({policy:e}){return{...e,protectedPaths:"allow"}}async function protectedOf(e,t,n,o){if(o.some(({path:e})=>e===""))return[]
const a=new Set(o.filter(({code:e})=>(0,r.bz)(e)).map(({path:e})=>e))
return(await(0,s.Mc)(e,t,n)).filter(({path:e})=>a.has(e))}async function shownOf(e,t,n,o){const r=[]
const a=new Map
for(const i of groupsOf(n)){const n=await(0,s.p6)(e,t,[...r,...i],"new")
const c=o(await exactPatch(e,t,n))
if(c===void 0)r.push(...i)
else for(const{path:e}of i)a.set(e,c)}return{chosen:r,unseen:a}}function groupsOf(e){let t=e.map(e=>[e])
for(const{lock:n,manifests:o}of(0,a.fq)(e.map(({path:e})=>e))){const isOfPair=e=>e.some(({path:e})=>e===n||o.includes(e))
t=[t.filter(isOfPair).flat(),...t.filter(e=>!isOfPair(e))]}return t}const c=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(e,t,n){return e.bytes([...c,t,n])}}),45394:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var o=n(45867)
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
const s=n.find(({decision:e})=>e!==null)?.decision
if(s)return refused(`It was already ${s.verdict} by ${s.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:r,asked:s},a){if(!t||!e?.comment)return"The comment that showed it was deleted."
const i=(0,o.rr)(t.body)===e.comment.digest
if(!i||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(r.getTime(),Date.parse(s.at??""))
if(a.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&a.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const o=n.find(e=>e.head!==t.head)?.head
if(o!==void 0)return`The branch has moved from ${o.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),55351:((e,t,n)=>{n.d(t,{g:()=>readPullTemplate})
var o=n(33737)
var r=n(57974)
const s=2e4
const a=/^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i
const i=/^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i
const c=[".github/","","docs/"]
async function readPullTemplate(e){try{const t=templateIn(await e.list())
if(t===void 0)return
if(t.size>s){(0,r.printNotice)(`The template ${(0,o.aY)(t.path)} has ${t.size} bytes, more than ${s}, and is not used.`)
return}const n=(await e.read([t.path])).get(t.path)??""
return n.trim()===""?void 0:{path:t.path,text:n}}catch{return}}function templateIn(e){const t=inOrder(e,a)
if(t[0])return t[0]
const n=inOrder(e,i)
return n.length===1?n[0]:void 0}function inOrder(e,t){const n=e.flatMap(e=>{const n=t.exec(e.path)?.groups?.folder?.toLowerCase()
return n===void 0?[]:[{file:e,rank:c.indexOf(n)}]})
return n.sort((e,t)=>e.rank-t.rank).map(({file:e})=>e)}}),29749:((e,t,n)=>{n.d(t,{decideChange:()=>decideChange,isAboutChange:()=>isAboutChange})
var o=n(73024)
var r=n(76760)
var s=n(98664)
var a=n(94869)
var i=n(33737)
var c=n(10214)
var d=n(50931)
var l=n(45867)
var u=n(48252)
var h=n(76617)
var p=n(81031)
var f=n(29943)
var w=n(93992)
var m=n(56172)
var v=n(1176)
var g=n(38833)
var y=n(31384)
var b=n(8670)
var k=n(23665)
var _=n(28942)
var $=n(95493)
var j=n(15022)
var A=n(2507)
var T=n(25063)
var O=n(89812)
var C=n(7256)
var P=n(91116)
var I=n(46915)
var x=n(97167)
var q=n(55351)
var D=n(49588)
var S=n(63501)
var N=n(1539)
var M=n(85831)
var z=n(24102)
var W=n(86404)
var B=n(80986)
var Y=n(96378)
async function patchNow(e,t){const{run:n,token:a,folder:c}=e
const{job:d,world:l}=n
const u=await(0,P.h8)(n.github,n.job.repository,t.branch)
if(u===void 0&&!t.is_new)return lost(`The branch ${(0,i.aY)(t.branch)} no longer exists.`)
const h=await openPullOf(n,t)
if(t.pull_request!==null&&!h)return lost(`Pull request #${t.pull_request} is no longer open.`)
const p=u===void 0?void 0:await readBranch(n,t,u)
const f=t.is_new||p!==void 0?t.head:u??t.head
const w=u===t.head?{...t,is_new:!1}:t
const m=(0,r.join)(c,"held.patch");(0,o.writeFileSync)(m,t.patch)
const v={folder:c,base:f,token:a,now:l.now,remoteUrl:`${d.repositoryUrl}.git`,allowedBranch:t.pull_request===null?void 0:t.branch,environment:(0,x._K)(l.env)}
try{const{publisher:e,change:t}=await(0,T.X2)(v,m)
return{status:"fits",publisher:e,change:t,patch:await e.exactPatch(t),pull:h,there:p,held:w}}catch(e){if((0,s.ec)(e).code!=="denied")throw e
return lost(`These files were changed on ${(0,i.aY)(t.branch)} in the meantime, and the change no longer applies.`)}}function lost(e){return{status:"lost",why:e}}const F=_.object({message:_.string(),tree:_.object({sha:_.string()}),verification:_.object({verified:_.boolean()})})
async function readBranch({github:e,job:t,memory:n},{head:o,tree:r},s){if(s===o)return
const{owner:a,name:i}=t.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:d}=await e.request(c,{owner:a,repo:i,commit_sha:s})
const{message:l,tree:u,verification:h}=F.parse(d)
const p=u.sha===r&&l.includes(`Agent-Conversation: ${n.id}`)
return p?{commit:s,isVerified:h.verified}:void 0}async function openPullOf({github:e,job:t},{pull_request:n,branch:o}){if(n===null)return
const r=(0,O.n)(e,t.repository)
const s=await(0,C.Es)(r,n)
const a=s.state==="open"&&!s.isFork&&s.head.branch===o
return a&&await(0,C.WM)(r,o)===void 0?s:void 0}async function publishChange(e){const{run:t,folder:n,held:o,publisher:r,pull:s}=e
const a=goalOf(o,s)
const i={head:r.base,branch:o.branch,goal:a,pull:void 0}
const c=await alreadyThere(e)??await save(e,i)
const d=c.kept.kind==="branch"
const{workBefore:l}=t.memory
t.memory.leaveWork(d?workWithout(l,o.patch):(0,N.kk)(l))
const u=(0,D.Nq)(n,t.memory.id)
const h=await(0,q.g)(r.filesOf(r.base))
const p={final:await(0,W.finalAnswer)(answerIn(t,u),{isTitled:!1,template:h}),redact:t.redact}
const f=c.fault?Y.g:await(0,Y.qw)(t,{startingPoint:i},c,p)
const w={status:"finished"}
const v=await(0,B.D3)({run:t,startingPoint:i},c)
const g={end:w,change:v.change,saved:v,opened:f,goal:a.kind,finalResponse:""}
const y=(0,z.E)({...g,timeoutMinutes:0})
const{kept:b,change:k,diff:_,withheld:$,patch:j}=v
const A={...m.II,...y,files:k.files,kept:b,diff:_,withheld:$,withheldPatch:j,costUsd:0,durationMs:0,...(0,m.qL)(f)}
const T={fault:y.fault,conversationPath:u,baseSha:r.base}
return{report:A,...T,startingPoint:i,tree:c.change.tree}}function save({run:e,publisher:t,folder:n,change:o,policy:r},s){return(0,Y.FW)(e,{publisher:t,folder:n,startingPoint:s},o,e.leaks,{policy:r,approver:e.trigger.actors[0]})}async function alreadyThere(e){const{run:t,held:n,change:o,there:r}=e
if(r===void 0)return
const s=(0,I.A)(t.job.repositoryUrl,n.base,n.branch)
const a={kind:"branch",branch:n.branch,...r,compareUrl:s}
const i=await(0,B.$C)(o,e)
return{kept:a,change:o,diff:i,withheld:[],patch:void 0,fault:void 0}}function goalOf({branch:e,base:t,is_new:n},o){if(o)return{kind:"advance",branch:e,base:t,pullRequest:{number:o.number,url:o.url}}
return{kind:"propose",branch:e,plain:e,base:t,...!n&&{isThere:!0}}}function answerIn({memory:e,world:t,exact:n,leaks:o},r){e.openIn(r)
const stamper=()=>({id:t.newId(),timestamp:t.now().toISOString()})
const s=new j.v((0,A.s4)(r),stamper)
s.close()
return o.redact(n((0,$._)(s.branch()))).text}function workWithout(e,t){const n=(0,M.x9)(e)
if(!n?.patch)return(0,M.Xo)(n)
const o=new Set((0,S.Xe)(Buffer.from(t)).map(nameLine))
const r=Buffer.concat((0,S.Xe)(n.patch).filter(e=>!o.has(nameLine(e))))
const s=r.length===0&&n.lost.length===0&&!n.aside
return(0,M.Xo)(s?void 0:{...n,patch:r.length===0?void 0:r})}function nameLine(e){return e.toString("latin1").split("\n",1)[0]??""}function isAboutChange(e){return e.trigger.kind==="decision"&&(0,l.zJ)((0,v.yX)(e))!==void 0}async function decideChange(e){const t=e.world.clock()
const durationMs=()=>e.world.clock()-t
try{if(await e.claimed==="lost")return"lost"
const t=await carryOut(e)
return{...t,report:{...t.report,durationMs:durationMs()}}}catch(e){return(0,m.Gj)((0,s.ec)(e),durationMs())}}async function carryOut(e){const t=(0,p.readInputs)(e.settings)
const{proposal:n,...s}=await(0,b.d)(e,e.memory,(0,y.V_)(e.settings,void 0))
const a=(0,l.zJ)(n)
if(s.status==="refused"||!n||!a)return endWith({outcome:"skipped",reason:s.status==="refused"?s.why:"Nothing is pending here."});(0,o.mkdirSync)(e.job.temp,{recursive:!0})
const i=(0,o.mkdtempSync)((0,r.join)(e.job.temp,"deckhand-"))
const c={run:e,token:t["github-token"],folder:i,inputs:t,proposal:n,held:a}
if(e.trigger.decision?.verdict==="reject")return reject(c)
return approve(c,s.status==="stale"?s.why:void 0)}async function approve(e,t){const{run:n,inputs:o,proposal:r,held:s}=e
if(!(0,k.Hs)(o,s.paths))return drop(e,"The workflow no longer allows anybody to approve it.")
const d=await patchNow(e,s)
if(d.status==="lost")return drop(e,d.why)
const u=(0,c.letting)({policy:(0,f.US)(o)})
const{withheld:p}=await d.publisher.review(d.change,{policy:u,leaks:n.leaks})
if(p[0])return drop(e,`${(0,a.TN)((0,h.Wu)(p[0]),200)}.`)
const w=d.patch===s.patch?void 0:`These files were changed on ${(0,i.aY)(s.branch)} in the meantime.`
if(t!==void 0||w!==void 0){const n=d.change.files.map(({path:e})=>e)
const o={...s,tree:d.change.tree,head:d.publisher.base,patch:d.patch,paths:n}
return askAgain(e,o,(0,y.zC)(t,w))}const m=await(0,b.K)(n,r,(0,l.dz)(r),{verdict:"approved",reason:""})
const v=await publishChange({...e,...d,policy:u})
const{kept:g}=v.report
const _=g.kind==="branch"?`committed as ${(0,i.aY)(g.commit.slice(0,7))}`:"kept as a patch"
return{...v,approvals:{proposal:void 0,used:m,results:new Map([[(0,l.TH)(s),_]])}}}async function reject({run:e,proposal:t,held:n}){const o=e.trigger.decision?.reason??""
const r=await(0,b.K)(e,t,(0,l.dz)(t),{verdict:"rejected",reason:o})
e.memory.leaveWork(workWithout(e.memory.workBefore,n.patch))
const s=`${(0,w.Id)(e.trigger)} rejected the change to ${n.paths.join(", ")}`
const i=o===""?"":`: ${o}`
return endWith({outcome:"answered",reason:(0,a.TN)(`${s}${i}`,300).replace(/\.$/,"")},decide_change_closed(r))}function drop(e,t){const{run:n,folder:s,held:a}=e
const i=dropped(e,t)
n.memory.update((0,v.LY)(i))
const c=(0,r.join)(s,"withheld.patch");(0,o.writeFileSync)(c,a.patch)
const l=endWith({outcome:"blocked",reason:`Not published: ${t.replace(/\.$/,"")}`},decide_change_closed(i))
const u=n.settings.slice(f.We)["protected-paths"]
const codeOf=e=>(0,d.Y)(e,u).code??"DKH-103"
const h=a.paths.map(e=>({path:e,code:codeOf(e),detail:""}))
return{...l,report:{...l.report,withheld:h,withheldPatch:{path:c,patch:a.patch}}}}async function askAgain(e,t,n){const o=(0,l.O$)(Buffer.from(t.patch),e.run.redact)
if(o!==void 0)return drop(e,`${n} As it is now, ${o}.`)
const{run:r,inputs:s}=e
const a=(0,k.pD)(r,s,t)
const{head:i}=e.held
const c={head:i===t.head?void 0:i,now:t.head,missing:[]}
const d=[(0,g.e5)(a,r,s),await(0,y._C)(r,c)]
const h={...decide_change_closed(dropped(e,n)),proposal:a,approvalComment:d.filter(Boolean).join("\n\n")}
const p=`It is asked again. ${n}`
const f=endWith({outcome:"awaiting-approval",reason:(0,u.Sh)(a),hint:p},h)
return{...f,report:{...f.report,approvalComment:h.approvalComment}}}function dropped({proposal:e,run:t},n){const o=t.world.now().toISOString()
return(0,l.Q6)(e,(0,l.dz)(e),{verdict:"dropped",by:"us",at:o,reason:n})}function decide_change_closed(e){return{proposal:void 0,used:e,results:new Map}}function endWith({outcome:e,reason:t,hint:n=""},o){const r={...m.II,outcome:e,reason:t,hint:n,costUsd:0,durationMs:0}
return{report:r,fault:void 0,conversationPath:"",...o&&{approvals:o}}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var o=n(89812)
var r=n(1659)
var s=n(71760)
var a=n(50383)
var i=n(71762)
var c=n(98664)
var d=n(33737)
var l=n(88135)
var u=n(45394)
var h=n(45867)
var p=n(57974)
var f=n(75444)
var w=n(93992)
var m=n(22440)
var v=n(1176)
async function checkDecision({world:e,settings:t,github:n,job:c,trigger:d},l,p){const w=(0,o.n)(n,c.repository)
const g=(0,m.U)(t,e.env,(await(0,i.jU)(w))?.id)
const sleep=t=>e.sleep(t,e.signal)
const y=(0,v.yX)({memory:l,trigger:d})
const b=d.decision?.verdict==="approve"
const[k,_,$]=await Promise.all([(0,s.Gj)({client:w,settings:g.gate,sleep:sleep},d),y?.comment&&(0,r.hF)(w,y.comment.id),y&&b&&(0,h.dz)(y).length>0?(0,a.aE)(w,d.thread,{settings:(0,f.triggerSettings)(t,e.env),since:shownAfter(y)}):[]])
const{decision:j,createdAt:A,actors:T}=d
const[O]=T
if(!j||!O)return{status:"refused",why:"Nobody has decided anything.",proposal:y,shownAt:void 0}
const C={proposal:y,comment:_??void 0,asked:{verdict:j.verdict,digest:j.digest,at:A,by:O},whyNotAllowed:k.status==="denied"?k.why:whyForgotten(l,y),mustNotBeRequester:g.mustNotBeRequester,policy:p,now:e.now(),wasGood:(0,v.fE)({memory:l,trigger:d})}
const P=(0,u.Y)(C)
const mayDecide=async e=>{const t={...g.gate,triggeringActor:void 0}
return(await(0,s.Gj)({client:w,settings:t,sleep:sleep},{...d,actors:[e]})).status==="allowed"}
const I=await whyOpposed({facts:C,verdict:P,rejections:$,mayDecide:mayDecide})
const x=I===void 0?P:{status:"refused",why:I}
return{...x,proposal:y,shownAt:_?.shownAt}}const g=10*6e4
function shownAfter(e){const t=(0,h.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-g)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:o}){if(t.status==="refused"||e.wasGood)return
for(const r of n){if(r.kind==="label")return opposed(r.by,` with the label ${(0,d.aY)(r.name)}`,e)
const n={verdict:"reject",digest:r.said.digest,at:r.at,by:r.by}
const s=(0,u.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(s.status==="refused"||!s.items.some(isAbout))continue
if(await o(r.by))return opposed(r.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const o=e===void 0?"Somebody":(0,d.aY)(e)
return(0,l.J1)("approval-opposed",{rejecter:o,where:t,approver:(0,d.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},o,r,s){const a=(0,h.Q6)(o,r,{...s,by:(0,w.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,v.LY)(a)))throw notMarked()
printDecision(a,r)
return a}function notMarked(){return new c.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,h.TH)(e)))
for(const{pending:t,decision:o}of e){if(!o||!n.has((0,h.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,p.printNotice)(`${e} ${(0,h.VK)(t)} (${(0,h.lx)(t)}) was ${o.verdict} by ${o.by}.`)}}}),86404:((e,t,n)=>{n.d(t,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var o=n(63697)
var r=n(94869)
var s=n(40598)
async function finalAnswer(e,{isTitled:t,template:n}){const{answer:s,filled:a,isFilled:i}=await fill(e,n)
const{title:c,rest:d}=(0,o.Gr)(s)
const l=c===void 0?void 0:(0,r.f6)(c)
return{whole:e,title:l,commitTitle:t?l:void 0,rest:d,filled:a,isFilled:i}}async function fill(e,t){if(!t)return{answer:e,filled:"",isFilled:!1}
const{fillTemplate:o,splitAnswer:r}=await n.e(6111).then(n.bind(n,6111))
const{answer:s,sections:a}=r(e,t)
const i=a.length>0
return{answer:i?s:e,filled:o(t,a),isFilled:i}}function shownAnswer({whole:e,title:t,commitTitle:n,rest:r,isFilled:a},{kept:i,opened:{pullRequest:c,proposeUrl:d}}){const l=i.kind==="branch"&&n!==void 0
const u=a&&(c?.isNew===!0||d!==void 0)
if(!(0,s.U4)(r)||!l&&!u)return e
if(u)return l||t===void 0?r:`# ${t}\n\n${r}`
return(0,o.Gr)(e).rest}})}

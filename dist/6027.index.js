export const id=6027
export const ids=[6027]
export const modules={63344:((e,t,n)=>{n.d(t,{Df:()=>longestTitle,df:()=>commitMessage,v_:()=>signedOffBy})
var r=n(94869)
var o=n(23849)
function commitMessage({about:e,requester:t,approver:n,host:i,words:a,...s}){const c=a?"":referenceTo(e)
const l=a?.subject??(0,r.f6)(s.title??e.title)
const u=(0,r.TN)((0,o.WN)(l),titleLength(c)).replace(/^---[- ]*/,"")
const d=`${u||"Changes"}${c}`
const f=[...t?[`Co-authored-by: ${addressOf(t,i)}`]:[],...n?[`Approved-by: ${addressOf(n,i)}`]:[],`Agent-Conversation: ${s.conversationId}`,`Agent-Run: ${s.runUrl}`,...s.mark===void 0?[]:[s.mark]]
const h=a?.body===void 0?"":`${a.body}\n\n`
return`${d}\n\n${h}${f.join("\n")}\n`}function referenceTo({number:e,repository:t=""}){return e===void 0?"":` (${t}#${e})`}function titleLength(e){return Math.max(24,72-e.length)}function longestTitle(e){return titleLength(referenceTo(e))}function signedOffBy(e,t){return t===void 0?e:`${e.trimEnd()}\nSigned-off-by: ${t}\n`}function addressOf({login:e,id:t},n){const r=e.replaceAll(/[^\w.[\]-]/g,"")
return`${r} <${t}+${r}@users.noreply.${n}>`}}),22998:((e,t,n)=>{n.d(t,{z:()=>withReadableNames})
var r=n(47575)
const o=/^(?:diff --git |--- |\+\+\+ |rename (?:from|to) |copy (?:from|to) ).*"/
const i=/^(?:@@|GIT binary patch)/
const a=/(?<= )"(?:[^"\\]|\\.)*"/g
const s=/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u
function withReadableNames(e){if(!/^(?:diff --git |--- |\+\+\+ ).*"/m.test(e))return e
let t=!1
return e.split("\n").map(e=>{if(e.startsWith("diff --git "))t=!0
else if(i.test(e))t=!1
return t&&o.test(e)?readable(e):e}).join("\n")}function readable(e){const t=(e.match(a)??[]).map(r._n)
if(t.length===0||!t.every(isPlain))return e
return e.replaceAll(a,r._n)}function isPlain(e){return s.test(e)&&!/["\\\ufffd]/.test(e)&&e.normalize("NFC")===e}}),56437:((e,t,n)=>{n.d(t,{$B:()=>isThere,Z9:()=>wordsOf,bD:()=>messageOf,rI:()=>aboutOf})
var r=n(63344)
var o=n(94869)
var i=n(23849)
var a=n(29058)
var s=n(21271)
function wordsOf({lineage:e,commits:t,tree:n},r){if(e?.kind==="merge")return{subject:`Merge branch '${r.base}'${isThere(r)?` into ${r.branch}`:""}`}
if(e?.kind==="rewritten"&&t?.kind==="rewritten")return t.only?.tree===n?{subject:t.only.subject}:void 0
if(t?.kind!=="copied"||t.tree!==n)return
const[o,...i]=t.copies.map(wordsOfCopy)
if(i.length===0)return o
const a=t.copies.map(wordsOfCopy).map(e=>`${inBody(e.subject)}\n${e.body}`)
return{subject:`${doneIn(t.copies)} ${t.copies.length} commits`,body:a.join("\n\n")}}function wordsOfCopy({how:e,of:t,subject:n}){return e==="revert"?{subject:`Revert "${n}"`,body:`This reverts commit ${t}.`}:{subject:n,body:`(cherry picked from commit ${t})`}}function doneIn(e){const isAll=t=>e.every(e=>e.how===t)
return isAll("revert")?"Revert":isAll("pick")?"Pick":"Revert and pick"}function inBody(e){return(0,o.TN)((0,i.WN)(e),72).replace(/^---[- ]*/,"")}function messageOf(e,{approver:t,words:n,title:o}={}){const{job:i,trigger:c,memory:l}=e
const u=(0,s.YX)(c)
return(0,r.df)({about:aboutOf(e),requester:known(u),approver:known(t),words:n,title:o,host:new URL(i.serverUrl).host,conversationId:l.id,runUrl:i.runUrl,mark:(0,a.Jn)(e).trailer(l.id)})}function known(e){return e?.id===void 0?void 0:{login:e.login,id:e.id}}function isThere(e){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}function aboutOf({trigger:e,other:t}){const n=(0,s.et)(e)
return t?{...n,repository:`${t.main.owner}/${t.main.name}`}:n}}),46661:((e,t,n)=>{n.d(t,{$C:()=>keepDiff,D3:()=>withWholeWork,dA:()=>saveWork,rs:()=>withShownWork})
var r=n(73024)
var o=n(76760)
var i=n(22998)
var a=n(89812)
var s=n(90009)
var c=n(46915)
var l=n(43673)
var u=n(54668)
var d=n(48301)
var f=n(85831)
async function saveWork(e,t){const{publisher:r,leaks:o,policy:i=d.nG,leftBefore:a}=t
const s=t.hold?.about==="protected"
const c=t.reviewed??await r.review(e,{policy:{...i,isTogether:s},leaks:o})
const l=o.redact(t.message).text
const{locks:u,outdated:h,isEmptied:p}=c
const b=hasWork(c)
const m=await keptApart(c,{...t,policy:i,hasWork:b})
const g={locks:u,outdated:h,isEmptied:p,...m}
if(!b){const e=await(0,f.o$)(r,c,{isPublished:!1,leaks:o,before:a})
const t={kept:{kind:"nothing"},change:c.change,diff:void 0,fault:void 0}
return{...t,...g,...leftOf(e)}}const[{shownChange:w},{markedFiles:k},{saveOnBranch:v}]=await Promise.all([n.e(8560).then(n.bind(n,88560)),n.e(7364).then(n.bind(n,57364)),n.e(7642).then(n.bind(n,97642))])
const y=await w(c.change,r)
const $=await keepDiff(y.change,t,y.from)
const O=await k(c,r)
const j=await v(c,l,t)
const C=j.kept.kind==="branch"
const _=await(0,f.o$)(r,c,{isPublished:C,leaks:o,before:a})
return{...j,...g,change:y.change,diff:$,marked:O,...leftOf(_)}}async function keptApart(e,t){const{change:r,withheld:o,withheldTree:i}=e
if(i===void 0&&r.aside===void 0)return{withheld:o,patch:void 0}
return(await n.e(1861).then(n.bind(n,21861))).keepWithheld(e,t)}function hasWork({change:{files:e,lineage:t},withheld:n}){return e.length>0||t!==void 0&&!n.some(({path:e})=>e==="")}function leftOf({left:e,tree:t,toCopy:n}){return{left:e,treeLeft:t,toCopy:n}}async function keepDiff(e,{publisher:t,folder:n},a){const s=await t.diff(e,a)
const c=(0,o.join)(n,"work.diff")
const l=(0,i.z)(s.toString("utf8"))
try{(0,r.writeFileSync)(c,s)
return{path:c,text:l}}catch(e){if(!(0,u.WY)(e))throw e;(0,r.rmSync)(c,{force:!0})
return{path:"",text:l}}}async function withShownWork({run:e,startingPoint:{goal:t,head:n}},r,{pullRequest:o,proposeUrl:i}){const l=o!==void 0||i!==void 0
if(r.kept.kind!=="nothing"||t.kind!=="propose"||t.isThere!==!0||!l)return r
const{github:u,job:d}=e
const{branch:f,base:h}=t
const p=await(0,s.kC)((0,a.n)(u,d.repository),h,n)
const b=(0,c.A)(d.repositoryUrl,h,f)
const m={kind:"branch",branch:f,commit:n,isVerified:!1,compareUrl:b}
return{...r,kept:m,change:{...r.change,files:p?.files??[]}}}async function withWholeWork({run:e,startingPoint:{goal:t}},n){const{kept:r,change:o}=n
if(e.trigger.kind!=="decision"||r.kind!=="branch"||!(0,l.k)(r.branch))return n
const i=await(0,s.kC)((0,a.n)(e.github,e.job.repository),t.base,r.commit)
if(!i||i.files.length<=o.files.length)return n
const c=n.diff&&{...n.diff,text:diffOf(i.files)}
return{...n,diff:c,change:{...o,files:i.files}}}function diffOf(e){if(e.some(({patch:e})=>e===""))return""
const t=e.map(({path:e,patch:t})=>`diff --git a/${e} b/${e}\n--- a/${e}\n+++ b/${e}\n${t}`)
return`${t.join("\n")}\n`}}),96027:((e,t,n)=>{n.d(t,{g:()=>y,IJ:()=>branchesOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var r=n(89812)
var o=n(90009)
var i=n(63697)
var a=n(46915)
var s=n(98664)
var c=n(33737)
var l=n(88135)
var u=n(57974)
var d=n(29943)
var f=n(63501)
var h=n(85831)
var p=n(22296)
var b=n(29058)
var m=n(21271)
var g=n(56437)
var w=n(81031)
var k=n(97167)
async function copiedIn({job:e,world:t,settings:r,leaks:o,memory:i},{publisher:a,folder:s},{left:c,toCopy:l=[],apart:u,isAsking:d}){if(l.length===0||d&&l!=="all")return c
const[{withCopies:f},{noteUncopied:p}]=await Promise.all([n.e(2344).then(n.bind(n,12344)),n.e(5985).then(n.bind(n,75985))])
const b=(0,k.xg)(r.slice(w.LIMITS)["timeout-minutes"]).copiesMs
const m=(0,h.x9)(i.workBefore)
const g={folder:s,workspace:e.workspace,base:a.base,environment:(0,k._K)(t.env)}
const{work:v,lost:y}=await f(c,l,{...g,apart:u,leaks:o,before:m,limitMs:b})
p(i,y)
return v}function treeWithCopies(e,{treeLeft:t,toCopy:n},{change:r,left:o}){const i=(o?.copies?.all??[]).map(({path:e})=>Buffer.from(e,"latin1").toString())
if(t===void 0||n==="all"||i.length===0)return t
return e.joined(t,r.wholeTree??r.tree,i)}var v=n(46661)
const y={pullRequest:void 0,fault:void 0}
async function publishWork(e,t,r,o,{approver:i,title:s,refused:u,apart:p,isAsking:b=!1,...m}={}){const{job:w,github:k,settings:y,world:$}=e
const{publisher:O,folder:j,startingPoint:C}=t
const{goal:_}=C
if(_.kind==="review")return{kept:{kind:"nothing"},change:r,withheld:[],patch:void 0,fault:void 0}
const W=y.slice(d.We)
const A=W["commit-mode"]==="api"&&!(_.kind==="advance"&&_.fork!==void 0)
const P=(0,a.A)(w.repositoryUrl,_.base,"")
const T=branchesOf(_,w.runId,o,$.newId())
const U=r.lineage?.kind==="rewritten"
const q=await(0,v.dA)(r,{publisher:O,api:A?{github:k,repository:w.repository}:void 0,leaks:o,policy:(0,d.US)(W),...m,folder:j,branches:e.mayWrite&&u===void 0?T.slice(U?1:0):[],existing:(0,g.$B)(_)&&!U?_.branch:void 0,message:(0,g.bD)(e,{approver:i,title:s,words:(0,g.Z9)(r,_)}),signers:async()=>(await n.e(8507).then(n.bind(n,8507))).signersOf(e,{goal:_,publisher:O}),compareUrl:P,leftBefore:(0,h.x9)(e.memory.workBefore)})
const{takenName:I,kept:R,marked:B=[]}=q
if(B.length>0)e.memory.notes.add((0,l.J1)("conflict-markers",{files:(0,f.ri)(B)}))
if(U&&(0,g.$B)(_))e.memory.notes.add((0,l.J1)(R.kind==="branch"?"history-rewritten":"history-kept",{branch:(0,c.aY)(_.branch)}))
if(I!==void 0&&R.kind==="branch"){const t={branch:(0,c.aY)(I),other:(0,c.aY)(R.branch)}
e.memory.notes.add((0,l.J1)(R.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",t))}const S=q.left&&await copiedIn(e,t,{...q,left:q.left,apart:p,isAsking:b})
e.memory.leaveWork((0,h.Xo)(S))
noteLost(e,{...q,left:S})
const x={...q,treeLeft:await treeWithCopies(O,q,{change:r,left:S})}
return u?{...x,fault:u}:withEarlier(e,t,x,P)}function noteLost({memory:e,settings:t},{left:n,withheld:r}){const o=new Set((0,h.x9)(e.workBefore)?.lost.map(({path:e})=>e))
for(const{path:e}of r)o.delete(e)
const i=(n?.lost??[]).map(({path:e})=>e).filter(e=>o.has(e))
const[a=""]=t.phrases
if(i.length>0)e.notes.add((0,l.J1)("work-still-lost",{files:(0,f.ri)(i),phrase:a}))}function branchesOf(e,t,n,r){switch(e.kind){case"propose":{const o=n.scan(e.branch).length>0?e.plain:e.branch
return[o,`${o}-run-${t}`,...spareNames(`${o}-run-${t}`,r)]}case"advance":{const n=`agent/pull-${e.pullRequest.number}-run-${t}`
return e.fork===void 0?[e.branch,n,...spareNames(n,r)]:[e.branch]}case"review":case"patch":return[]}}function spareNames(e,t){const n=`${e}-${t.slice(0,8)}`
return[n,n.replaceAll("/","-")]}async function openFor(e,{startingPoint:{goal:t,head:r},inputs:{"create-pr":o}=e.settings.slice(d.We)},{kept:i,change:s},c){if(t.kind==="patch"||t.kind==="review")return y
if(t.kind==="advance"&&s.lineage?.kind!=="rewritten"){if(i.kind!=="branch")return y
const{isCiSilent:r}=await n.e(6420).then(n.bind(n,46420))
const o=await pullAfter(e,t.pullRequest.number,i.commit)
const a=o&&o.state!=="open"?closedFault(o,i.branch):void 0
const s={isCiSilent:a===void 0&&await r(e)}
return{pullRequest:t.pullRequest,fault:a,...s,merging:mergingOf(o)}}if(i.kind!=="branch"&&(t.kind==="advance"||!t.isThere))return y
const{isCiSilent:l,propose:u}=await n.e(6420).then(n.bind(n,46420))
const f=i.kind==="branch"?i.branch:t.branch
const h=(0,a.A)(e.job.repositoryUrl,t.base,f)
const p=proposalOf(e,{...c,commit:i.kind==="branch"?i.commit:r})
const b=t.kind==="propose"&&t.isThere?await knownPull(e,{head:f,base:t.base}):void 0
const merging=async(t,{commit:n})=>mergingOf(await pullAfter(e,t,n))
if(b){const t={pullRequest:b,fault:void 0,isCiSilent:await l(e)}
return i.kind==="branch"?{...t,merging:await merging(b.number,i)}:t}const m=await u(e,{compareUrl:h,way:o},{head:f,base:t.base,...withWorkMark(e,f,p)})
const g=t.kind==="advance"||t.isThere?void 0:m.pullRequest?.baseSha
const w=await isRewritten(e,{branch:t.base,tip:g,from:r})
const k=w?t.base:void 0
if(!m.pullRequest||i.kind!=="branch"||m.pullRequest.baseSha===r)return{...m,rewrittenBase:k}
return{...m,rewrittenBase:k,merging:await merging(m.pullRequest.number,i)}}async function knownPull({github:e,job:t},n){return(0,i.Ic)(e,t.repository,n).catch(()=>{})}function withWorkMark(e,t,n){const r=(0,b.Jn)(e).mark(t)
return r===""?n:{...n,body:`${n.body}\n\n${r}`}}function proposalOf(e,{final:t,redact:n,commit:r}){const{job:o,trigger:a,settings:s}=e
const c=(0,g.rI)(e)
const{title:l=c.title,rest:u,filled:d}=t
return{title:n((0,i.Zr)({...c,title:l})),body:(0,i.je)({about:c,answer:[u,d].filter(Boolean).join("\n\n"),requester:(0,m.iq)(a),runUrl:o.runUrl,repositoryUrl:o.repositoryUrl,phrases:s.phrases,commit:r})}}async function pullAfter({github:e,job:t,world:o},i,a){const{readMergeable:s}=await n.e(2247).then(n.bind(n,42247))
const sleep=e=>o.sleep(e,o.signal)
return s((0,r.n)(e,t.repository),{number:i,commit:a,sleep:sleep}).catch(()=>{})}function mergingOf(e){if(e?.state!=="open")return
const{isMergeable:t,base:n}=e
return{base:n.branch,status:t===void 0?"unknown":t?"clean":"conflicts"}}function closedFault({number:e,state:t},n){return new s.vC("git",`Pull request #${e} was ${t} while I worked, so it does not include this commit.`,{hint:`The commit is on the branch ${(0,c.aY)(n)}: open another pull request from there, if you want it.`})}async function isRewritten({github:e,job:t},{branch:n,tip:i,from:a}){if(i===void 0||i===a)return!1
return(0,o.xm)((0,r.n)(e,t.repository),a,n).then(e=>!e,()=>!1)}async function withEarlier(e,t,n,r){const{goal:o}=t.startingPoint
const i=n.kept.kind==="nothing"&&n.withheld.length===0
if(!i||!e.memory.wasCutOff||o.kind!=="propose"&&o.kind!=="advance")return n
try{return await madeBefore(e,t,{branch:o.branch,compareUrl:r})??n}catch(e){(0,u.printNotice)(`It could not be checked whether the work was published before. ${(0,s.ec)(e).message}`)
return n}}async function madeBefore(e,t,{branch:n,compareUrl:r}){const{publisher:o,startingPoint:i,folder:s}=t
const c=i.head
const l=await(0,p.EE)(e,c)
if(!l)return
await o.fetchCommit(`${e.job.repositoryUrl}.git`,l.parent)
const u=await o.since(l.parent)
const d=await(0,v.$C)(u,{publisher:o,folder:s},l.parent)
const{isVerified:f}=l
const h={kind:"branch",branch:n,commit:c,isVerified:f,compareUrl:`${r}${(0,a.g)(n)}`}
return{kept:h,change:u,diff:d,withheld:[],patch:void 0,fault:void 0}}}),22296:((e,t,n)=>{n.d(t,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,rS:()=>trustInCode})
var r=n(28942)
var o=n(89812)
var i=n(7256)
var a=n(98664)
async function requireAskedHead(e,{number:t,head:{sha:n},isFork:r}){const{headSha:a,createdAt:s}=e.trigger
if(n===a||a===void 0&&!r)return
const c=await withoutOurs(e,n)
if(a!==void 0&&c!==a)throw(0,i.a1)(t,a,n)
if(a===void 0&&s!==void 0)await(0,i.IZ)((0,o.n)(e.github,e.job.repository),{number:t,sha:c},s)}async function withoutOurs(e,t){if(!e.memory.wasCutOff||e.job.runAttempt===1)return t
return(await ownCommit(e,t))?.parent??t}async function ownCommit({job:e,github:t,memory:n},r){const{owner:o,name:i}=e.repository
const a="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:c}=await t.request(a,{owner:o,repo:i,commit_sha:r})
const{message:l,tree:u,parents:d,verification:f}=s.parse(c)
const[h,...p]=d
const b=l.includes(`Agent-Conversation: ${n.id}`)&&l.includes(`Agent-Run: ${e.runUrl}`)
if(!b||!h||p.length>0)return
return{parent:h.sha,tree:u.sha,isVerified:f.verified}}const s=r.object({message:r.string(),tree:r.object({sha:r.string()}),parents:r.array(r.object({sha:r.string()})).readonly(),verification:r.object({verified:r.boolean()})})
function isOutside({pull:e}){return e?.isFork===!0}function trustInCode(e,{isolation:t}){if(!isOutside(e))return"full"
if(t!=="none")return"fork"
throw new a.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})}})}

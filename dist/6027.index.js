export const id=6027
export const ids=[6027]
export const modules={63344:((e,t,n)=>{n.d(t,{Df:()=>longestTitle,df:()=>commitMessage,v_:()=>signedOffBy})
var r=n(94869)
var o=n(23849)
const i=250
function commitMessage({about:e,requester:t,approver:n,host:s,words:a,...c}){const l=a?"":referenceTo(e)
const u=a?.subject??(0,r.f6)(c.title??e.title)
const d=a?i:titleLength(l)
const f=(0,r.TN)((0,o.WN)(u),d).replace(/^---[- ]*/,"")
const h=`${f||"Changes"}${l}`
const p=[...a?.trailers??[],...t?[`Co-authored-by: ${addressOf(t,s)}`]:[],...n?[`Approved-by: ${addressOf(n,s)}`]:[],`Agent-Conversation: ${c.conversationId}`,`Agent-Run: ${c.runUrl}`,...c.mark===void 0?[]:[c.mark]]
const b=a?.body===void 0?"":`${a.body}\n\n`
return`${h}\n\n${b}${[...new Set(p)].join("\n")}\n`}function referenceTo({number:e,repository:t=""}){return e===void 0?"":` (${t}#${e})`}function titleLength(e){return Math.max(24,72-e.length)}function longestTitle(e){return titleLength(referenceTo(e))}function signedOffBy(e,t){return t===void 0?e:`${e.trimEnd()}\nSigned-off-by: ${t}\n`}function addressOf({login:e,id:t},n){const r=e.replaceAll(/[^\w.[\]-]/g,"")
return`${r} <${t}+${r}@users.noreply.${n}>`}}),91116:((e,t,n)=>{n.d(t,{WB:()=>nameNow,h8:()=>tipIfAny,nM:()=>tipOf})
var r=n(28942)
var o=n(58908)
const i=r.object({name:r.string(),commit:r.object({sha:r.string()})})
const s=r.object({object:r.object({sha:r.string()})})
async function tipOf(e,{owner:t,name:n},r){try{const{data:o}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:r})
const{name:s,commit:a}=i.parse(o)
if(s===r)return a.sha}catch(e){if(!isMissing(e)||a.test(e.message))throw e}const o={owner:t,repo:n,ref:`heads/${r}`}
return s.parse((await e.request("GET /repos/{owner}/{repo}/git/ref/{ref}",o)).data).object.sha}async function nameNow(e,{owner:t,name:n},r){try{const{data:o}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:r})
return i.parse(o).name}catch(e){if(isMissing(e))return
throw e}}async function tipIfAny(e,t,n){try{return await tipOf(e,t,n)}catch(e){if(isMissing(e))return
throw e}}const a=/: Branch not found\.$/
function isMissing(e){return e instanceof o.Q4&&e.status===404}}),56437:((e,t,n)=>{n.d(t,{$B:()=>isThere,Z9:()=>wordsOf,bD:()=>messageOf,rI:()=>aboutOf})
var r=n(63344)
var o=n(94869)
var i=n(23849)
var s=n(29058)
var a=n(21271)
function wordsOf({lineage:e,commits:t,tree:n},r){if(e?.kind==="merge")return{subject:`Merge branch '${r.base}'${isThere(r)?` into ${r.branch}`:""}`}
if(e?.kind==="rewritten"&&t?.kind==="rewritten")return t.only?.tree===n?wordsOfMessage(t.only):void 0
if(t?.kind!=="copied"||t.tree!==n)return
const[o,...i]=t.copies
if(i.length===0)return o&&wordsOfCopy(o)
const s=t.copies.map(e=>`${inBody(e.subject)}\n${bodyOfCopy(e)}`)
return{subject:`${doneIn(t.copies)} ${t.copies.length} commits`,body:s.join("\n\n"),trailers:t.copies.flatMap(({trailers:e})=>e)}}function wordsOfMessage({subject:e,body:t,trailers:n}){const r=inertLines(t)
return{subject:e,trailers:n,...r!==""&&{body:r}}}function wordsOfCopy(e){const t=wordsOfMessage(e)
return e.how==="revert"?t:{...t,trailers:[...e.trailers,sourceOf(e)]}}function bodyOfCopy(e){const t=inertLines(e.body)
return e.how==="revert"?t:`${t}${t===""?"":"\n\n"}${sourceOf(e)}`}function sourceOf({of:e}){return`(cherry picked from commit ${e})`}function doneIn(e){const isAll=t=>e.every(e=>e.how===t)
return isAll("revert")?"Revert":isAll("pick")?"Pick":"Revert and pick"}function inertLines(e){return(0,i.FV)(e).replaceAll(/(^|\n)---/g,"$1 ---").trim()}function inBody(e){return(0,o.TN)((0,i.WN)(e),72).replace(/^---[- ]*/,"")}function messageOf(e,{approver:t,words:n,title:o}={}){const{job:i,trigger:c,memory:l}=e
const u=(0,a.YX)(c)
return(0,r.df)({about:aboutOf(e),requester:known(u),approver:known(t),words:n,title:o,host:new URL(i.serverUrl).host,conversationId:l.id,runUrl:i.runUrl,mark:(0,s.Jn)(e).trailer(l.id)})}function known(e){return e?.id===void 0?void 0:{login:e.login,id:e.id}}function isThere(e){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}function aboutOf({trigger:e,other:t}){const n=(0,a.et)(e)
return t?{...n,repository:`${t.main.owner}/${t.main.name}`}:n}}),46661:((e,t,n)=>{n.d(t,{$C:()=>keepDiff,D3:()=>withWholeWork,dA:()=>saveWork,rs:()=>withShownWork})
var r=n(73024)
var o=n(76760)
var i=n(89812)
var s=n(90009)
var a=n(11475)
var c=n(54668)
var l=n(48301)
var u=n(85831)
async function saveWork(e,t){const{publisher:r,leaks:o,policy:i=l.nG,leftBefore:s}=t
const a=t.hold?.about==="protected"
const c=t.reviewed??await r.review(e,{policy:{...i,isTogether:a},leaks:o})
const d=o.redact(t.message).text
const{locks:f,outdated:h,isEmptied:p}=c
const b=hasWork(c)
const m=await keptApart(c,{...t,policy:i,hasWork:b})
const w={locks:f,outdated:h,isEmptied:p,...m}
if(!b){const e=await(0,u.o$)(r,c,{isPublished:!1,leaks:o,before:s})
const t={kept:{kind:"nothing"},change:c.change,diff:void 0,fault:void 0}
return{...t,...w,...leftOf(e)}}const[{shownChange:g},{markedFiles:k},{saveOnBranch:v}]=await Promise.all([n.e(8560).then(n.bind(n,88560)),n.e(7364).then(n.bind(n,57364)),n.e(7642).then(n.bind(n,97642))])
const y=await g(c.change,r)
const $=await keepDiff(y.change,t,y.from)
const O=await k(c,r)
const j=await v(c,d,t)
const C=j.kept.kind==="branch"
const _=await(0,u.o$)(r,c,{isPublished:C,leaks:o,before:s})
return{...j,...w,change:y.change,diff:$,marked:O,...leftOf(_)}}async function keptApart(e,t){const{change:r,withheld:o,withheldTree:i}=e
if(i===void 0&&r.aside===void 0)return{withheld:o,patch:void 0}
return(await n.e(1861).then(n.bind(n,21861))).keepWithheld(e,t)}function hasWork({change:{files:e,lineage:t},withheld:n}){return e.length>0||t!==void 0&&!n.some(({path:e})=>e==="")}function leftOf({left:e,tree:t,toCopy:n}){return{left:e,treeLeft:t,toCopy:n}}async function keepDiff(e,{publisher:t,folder:i},s){const a=await t.diff(e,s)
const l=(0,o.join)(i,"work.diff")
const u=await(await n.e(3543).then(n.bind(n,93543))).shownPatch(a)
try{(0,r.writeFileSync)(l,a)
return{path:l,text:u}}catch(e){if(!(0,c.WY)(e))throw e;(0,r.rmSync)(l,{force:!0})
return{path:"",text:u}}}async function withShownWork({run:e,startingPoint:{goal:t,head:n}},r,{pullRequest:o,proposeUrl:c}){const l=o!==void 0||c!==void 0
if(r.kept.kind!=="nothing"||t.kind!=="propose"||t.isThere!==!0||!l)return r
const{github:u,job:d}=e
const{branch:f,base:h}=t
const p=await(0,s.kC)((0,i.n)(u,d.repository),h,n)
const b=(0,a.A7)(d.repositoryUrl,h,f)
const m={kind:"branch",branch:f,commit:n,isVerified:!1,compareUrl:b}
return{...r,kept:m,change:{...r.change,files:p?.files??[]}}}async function withWholeWork({run:e,startingPoint:{goal:t}},n){const{kept:r,change:o}=n
if(e.trigger.kind!=="decision"||r.kind!=="branch"||!(0,a.kh)(r.branch))return n
const c=await(0,s.kC)((0,i.n)(e.github,e.job.repository),t.base,r.commit)
if(!c||c.files.length<=o.files.length)return n
const l=n.diff&&{...n.diff,text:diffOf(c.files)}
return{...n,diff:l,change:{...o,files:c.files}}}function diffOf(e){if(e.some(({patch:e})=>e===""))return""
const t=e.map(({path:e,patch:t})=>`diff --git a/${e} b/${e}\n--- a/${e}\n+++ b/${e}\n${t}`)
return`${t.join("\n")}\n`}}),96027:((e,t,n)=>{n.d(t,{g:()=>$,IJ:()=>branchesOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var r=n(89812)
var o=n(90009)
var i=n(91116)
var s=n(63697)
var a=n(11475)
var c=n(98664)
var l=n(33737)
var u=n(88135)
var d=n(57974)
var f=n(29943)
var h=n(63501)
var p=n(85831)
var b=n(22296)
var m=n(29058)
var w=n(21271)
var g=n(56437)
var k=n(81031)
var v=n(97167)
async function copiedIn({job:e,world:t,settings:r,leaks:o,memory:i},{publisher:s,folder:a},{left:c,toCopy:l=[],apart:u,isAsking:d}){if(l.length===0||d&&l!=="all")return c
const[{withCopies:f},{noteUncopied:h}]=await Promise.all([Promise.all([n.e(2344),n.e(140)]).then(n.bind(n,12344)),n.e(5985).then(n.bind(n,75985))])
const b=(0,v.xg)(r.slice(k.LIMITS)["timeout-minutes"]).copiesMs
const m=(0,p.x9)(i.workBefore)
const w={folder:a,workspace:e.workspace,base:s.base,environment:(0,v._K)(t.env)}
const{work:g,lost:y,unnamed:$}=await f(c,l,{...w,apart:u,leaks:o,before:m,limitMs:b})
h(i,y,$)
return g}function treeWithCopies(e,{treeLeft:t,toCopy:n},{change:r,left:o}){const i=(o?.copies?.all??[]).map(({path:e})=>Buffer.from(e,"latin1").toString())
if(t===void 0||n==="all"||i.length===0)return t
return e.joined(t,r.wholeTree??r.tree,i)}var y=n(46661)
const $={pullRequest:void 0,fault:void 0}
async function publishWork(e,t,r,o,{approver:i,title:s,refused:c,apart:d,isAsking:b=!1,...m}={}){const{job:w,github:k,settings:v,world:$}=e
const{publisher:O,folder:j,startingPoint:C}=t
const{goal:_}=C
if(_.kind==="review")return{kept:{kind:"nothing"},change:r,withheld:[],patch:void 0,fault:void 0}
const A=v.slice(f.We)
const W=A["commit-mode"]==="api"&&!(_.kind==="advance"&&_.fork!==void 0)
const q=(0,a.A7)(w.repositoryUrl,_.base,"")
const T=branchesOf(_,w.runId,o,$.newId())
const B=r.lineage?.kind==="rewritten"
const I=await(0,y.dA)(r,{publisher:O,api:W?{github:k,repository:w.repository}:void 0,leaks:o,policy:(0,f.US)(A),...m,folder:j,branches:e.mayWrite&&c===void 0?T.slice(B?1:0):[],existing:(0,g.$B)(_)&&!B?_.branch:void 0,message:(0,g.bD)(e,{approver:i,title:s,words:(0,g.Z9)(r,_)}),signers:async()=>(await n.e(8507).then(n.bind(n,8507))).signersOf(e,{goal:_,publisher:O}),compareUrl:q,leftBefore:(0,p.x9)(e.memory.workBefore)})
const{takenName:U,kept:P,marked:M=[]}=I
if(M.length>0)e.memory.notes.add((0,u.J1)("conflict-markers",{files:(0,h.ri)(M)}))
if(B&&(0,g.$B)(_))e.memory.notes.add((0,u.J1)(P.kind==="branch"?"history-rewritten":"history-kept",{branch:(0,l.aY)(_.branch)}))
if(U!==void 0&&P.kind==="branch"){const t={branch:(0,l.aY)(U),other:(0,l.aY)(P.branch)}
e.memory.notes.add((0,u.J1)(P.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",t))}const R=I.left&&await copiedIn(e,t,{...I,left:I.left,apart:d,isAsking:b})
e.memory.leaveWork((0,p.Xo)(R))
noteLost(e,{...I,left:R})
const S={...I,treeLeft:await treeWithCopies(O,I,{change:r,left:R})}
return c?{...S,fault:c}:withEarlier(e,t,S,q)}function noteLost({memory:e,settings:t},{left:n,withheld:r}){const o=new Set((0,p.x9)(e.workBefore)?.lost.map(({path:e})=>e))
for(const{path:e}of r)o.delete(e)
const i=(n?.lost??[]).map(({path:e})=>e).filter(e=>o.has(e))
const[s=""]=t.phrases
if(i.length>0)e.notes.add((0,u.J1)("work-still-lost",{files:(0,h.ri)(i),phrase:s}))}function branchesOf(e,t,n,r){switch(e.kind){case"propose":{const o=n.scan(e.branch).length>0?e.plain:e.branch
return[o,`${o}-run-${t}`,...spareNames(`${o}-run-${t}`,r)]}case"advance":{const n=`agent/pull-${e.pullRequest.number}-run-${t}`
return e.fork===void 0?[e.branch,n,...spareNames(n,r)]:[e.branch]}case"review":case"patch":return[]}}function spareNames(e,t){const n=`${e}-${t.slice(0,8)}`
return[n,n.replaceAll("/","-")]}async function openFor(e,{startingPoint:{goal:t,head:r},inputs:{"create-pr":o}=e.settings.slice(f.We)},{kept:i,change:s},c){if(t.kind==="patch"||t.kind==="review")return $
if(t.kind==="advance"&&s.lineage?.kind!=="rewritten"){if(i.kind!=="branch")return $
const{isCiSilent:r}=await n.e(6420).then(n.bind(n,46420))
const{pull:o,merging:s}=await pullAfter(e,t.pullRequest.number,i.commit)
const a=o&&o.state!=="open"?closedFault(o,i.branch):void 0
const c={isCiSilent:a===void 0&&await r(e)}
return{pullRequest:t.pullRequest,fault:a,...c,merging:s}}if(i.kind!=="branch"&&(t.kind==="advance"||!t.isThere))return $
const{isCiSilent:l,propose:u}=await n.e(6420).then(n.bind(n,46420))
const d=i.kind==="branch"?i.branch:t.branch
const h=(0,a.A7)(e.job.repositoryUrl,t.base,d)
const p=proposalOf(e,{...c,commit:i.kind==="branch"?i.commit:r})
const b=t.kind==="propose"&&t.isThere?await knownPull(e,{head:d,base:t.base}):void 0
const merging=async(t,{commit:n})=>(await pullAfter(e,t,n)).merging
if(b){const t={pullRequest:b,fault:void 0,isCiSilent:await l(e)}
return i.kind==="branch"?{...t,merging:await merging(b.number,i)}:t}const m=await u(e,{compareUrl:h,way:o},{head:d,base:t.base,...withWorkMark(e,d,p)})
const w=t.kind==="advance"||t.isThere?void 0:m.pullRequest?.baseSha
const g=await isRewritten(e,{branch:t.base,tip:w,from:r})
const k=g?t.base:void 0
if(!m.pullRequest||i.kind!=="branch"||m.pullRequest.baseSha===r)return{...m,rewrittenBase:k}
return{...m,rewrittenBase:k,merging:await merging(m.pullRequest.number,i)}}async function knownPull({github:e,job:t},n){return(0,s.Ic)(e,t.repository,n).catch(()=>{})}function withWorkMark(e,t,n){const r=(0,m.Jn)(e).mark(t)
return r===""?n:{...n,body:`${n.body}\n\n${r}`}}function proposalOf(e,{final:t,redact:n,commit:r}){const{job:o,trigger:i,settings:a}=e
const c=(0,g.rI)(e)
const{title:l=c.title,rest:u,filled:d}=t
return{title:n((0,s.Zr)({...c,title:l})),body:(0,s.je)({about:c,answer:[u,d].filter(Boolean).join("\n\n"),requester:(0,w.iq)(i),runUrl:o.runUrl,repositoryUrl:o.repositoryUrl,phrases:a.phrases,commit:r})}}async function pullAfter({github:e,job:t,world:o,memory:s},a,c){const{readMergeable:d}=await n.e(2247).then(n.bind(n,42247))
const sleep=e=>o.sleep(e,o.signal)
const isGone=async n=>await(0,i.WB)(e,t.repository,n)===void 0
const f={number:a,commit:c,sleep:sleep,isGone:isGone}
const h=await d((0,r.n)(e,t.repository),f).catch(()=>{})
if(!h)return{}
const{pull:p,isBaseGone:b}=h
if(p.state!=="open")return{pull:p}
const m=p.base.branch
if(b)s.notes.add((0,u.J1)("base-gone",{branch:(0,l.aY)(m)}))
return{pull:p,merging:{base:m,status:b?"gone":conflictsOf(p)}}}function conflictsOf({isMergeable:e}){return e===void 0?"unknown":e?"clean":"conflicts"}function closedFault({number:e,state:t},n){return new c.vC("git",`Pull request #${e} was ${t} while I worked, so it does not include this commit.`,{hint:`The commit is on the branch ${(0,l.aY)(n)}: open another pull request from there, if you want it.`})}async function isRewritten({github:e,job:t},{branch:n,tip:i,from:s}){if(i===void 0||i===s)return!1
return(0,o.xm)((0,r.n)(e,t.repository),s,n).then(e=>!e,()=>!1)}async function withEarlier(e,t,n,r){const{goal:o}=t.startingPoint
const i=n.kept.kind==="nothing"&&n.withheld.length===0
if(!i||!e.memory.wasCutOff||o.kind!=="propose"&&o.kind!=="advance")return n
try{return await madeBefore(e,t,{branch:o.branch,compareUrl:r})??n}catch(e){(0,d.printNotice)(`It could not be checked whether the work was published before. ${(0,c.ec)(e).message}`)
return n}}async function madeBefore(e,t,{branch:n,compareUrl:r}){const{publisher:o,startingPoint:i,folder:s}=t
const c=i.head
const l=await(0,b.EE)(e,c)
if(!l)return
await o.fetchCommit(`${e.job.repositoryUrl}.git`,l.parent)
const u=await o.since(l.parent)
const d=await(0,y.$C)(u,{publisher:o,folder:s},l.parent)
const{isVerified:f}=l
const h={kind:"branch",branch:n,commit:c,isVerified:f,compareUrl:`${r}${(0,a.gI)(n)}`}
return{kept:h,change:u,diff:d,withheld:[],patch:void 0,fault:void 0}}}),22296:((e,t,n)=>{n.d(t,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,rS:()=>trustInCode})
var r=n(28942)
var o=n(89812)
var i=n(7256)
var s=n(98664)
async function requireAskedHead(e,{number:t,head:{sha:n},isFork:r}){const{headSha:s,createdAt:a}=e.trigger
if(n===s||s===void 0&&!r)return
const c=await withoutOurs(e,n)
if(s!==void 0&&c!==s)throw(0,i.a1)(t,s,n)
if(s===void 0&&a!==void 0)await(0,i.IZ)((0,o.n)(e.github,e.job.repository),{number:t,sha:c},a)}async function withoutOurs(e,t){if(!e.memory.wasCutOff||e.job.runAttempt===1)return t
return(await ownCommit(e,t))?.parent??t}async function ownCommit({job:e,github:t,memory:n},r){const{owner:o,name:i}=e.repository
const s="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:c}=await t.request(s,{owner:o,repo:i,commit_sha:r})
const{message:l,tree:u,parents:d,verification:f}=a.parse(c)
const[h,...p]=d
const b=l.includes(`Agent-Conversation: ${n.id}`)&&l.includes(`Agent-Run: ${e.runUrl}`)
if(!b||!h||p.length>0)return
return{parent:h.sha,tree:u.sha,isVerified:f.verified}}const a=r.object({message:r.string(),tree:r.object({sha:r.string()}),parents:r.array(r.object({sha:r.string()})).readonly(),verification:r.object({verified:r.boolean()})})
function isOutside({pull:e}){return e?.isFork===!0}function trustInCode(e,{isolation:t}){if(!isOutside(e))return"full"
if(t!=="none")return"fork"
throw new s.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})}})}

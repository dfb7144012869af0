export const id=992
export const ids=[992]
export const modules={92323:((e,t,n)=>{n.d(t,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var r=n(73024)
function isAllowed(e,t){try{(0,r.accessSync)(e,t)
return!0}catch{return!1}}const o=2097152
function addRights(e,t){return changeMode(e,e=>e|t)}function setMode(e,t){changeMode(e,()=>t)}function changeMode(e,t){if(process.platform!=="linux")return
try{const n=(0,r.openSync)(e,o|r.constants.O_NOFOLLOW)
try{const e=(0,r.fstatSync)(n).mode&4095;(0,r.chmodSync)(`/proc/self/fd/${n}`,t(e))
return e}finally{(0,r.closeSync)(n)}}catch{return}}}),77658:((e,t,n)=>{n.d(t,{rI:()=>aboutOf,$B:()=>isThere,bD:()=>messageOf,Z9:()=>wordsOf})
var r=n(94869)
var o=n(23849)
function commitMessage({about:e,requester:t,approver:n,host:i,words:a,...s}){const c=a===void 0&&e.number!==void 0
const l=c?` (${e.repository??""}#${e.number})`:""
const u=(0,r.TN)((0,o.WN)(a?.subject??e.title),Math.max(24,72-l.length)).replace(/^---[- ]*/,"")
const h=`${u||"Changes"}${l}`
const d=[...t?[`Co-authored-by: ${addressOf(t,i)}`]:[],...n?[`Approved-by: ${addressOf(n,i)}`]:[],`Agent-Conversation: ${s.conversationId}`,`Agent-Run: ${s.runUrl}`,...s.mark===void 0?[]:[s.mark]]
const f=a?.body===void 0?"":`${a.body}\n\n`
return`${h}\n\n${f}${d.join("\n")}\n`}function addressOf({login:e,id:t},n){const r=e.replaceAll(/[^\w.[\]-]/g,"")
return`${r} <${t}+${r}@users.noreply.${n}>`}var i=n(29058)
var a=n(21271)
function wordsOf({lineage:e,commits:t,tree:n},r){if(e?.kind==="merge")return{subject:`Merge branch '${r.base}'${isThere(r)?` into ${r.branch}`:""}`}
if(t?.kind!=="copied"||t.tree!==n)return
const{how:o,of:i,subject:a}=t
return o==="revert"?{subject:`Revert "${a}"`,body:`This reverts commit ${i}.`}:{subject:a,body:`(cherry picked from commit ${i})`}}function messageOf(e,{approver:t,words:n}={}){const{job:r,trigger:o,memory:s}=e
const c=(0,a.YX)(o)
return commitMessage({about:aboutOf(e),requester:known(c),approver:known(t),words:n,host:new URL(r.serverUrl).host,conversationId:s.id,runUrl:r.runUrl,mark:(0,i.Jn)(e).trailer(s.id)})}function known(e){return e?.id===void 0?void 0:{login:e.login,id:e.id}}function isThere(e){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}function aboutOf({trigger:e,other:t}){const n=(0,a.et)(e)
return t?{...n,repository:`${t.main.owner}/${t.main.name}`}:n}}),93543:((e,t,n)=>{n.d(t,{Z:()=>saveDifference,a:()=>savePatch})
var r=n(73024)
var o=n(98664)
function savePatch(e,t){(0,r.writeFileSync)(e,t)
if((0,r.readFileSync)(e).equals(t))return{path:e,patch:t.toString()}
throw new o.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(e,{from:t,to:n,path:r}){return savePatch(r,await e.diff({tree:n},t))}}),80986:((e,t,n)=>{n.d(t,{$C:()=>keepDiff,dA:()=>saveWork,rs:()=>withShownWork,D3:()=>withWholeWork})
var r=n(73024)
var o=n(76760)
var i=n(89812)
var a=n(90009)
var s=n(46915)
var c=n(43673)
var l=n(48301)
var u=n(85831)
async function markedFiles({entries:e,blobs:t,change:n},r){const isMarked=e=>h.every(t=>t.test(e))
const o=e.filter(({newObject:e})=>isMarked(t.get(e)?.toString("latin1")??""))
const{conflicts:i=[]}=n.lineage??{}
const a=i.filter(e=>!n.files.some(t=>t.path===e))
const s=a.length===0?new Map:await r.filesOf(n.tree).read(a)
return[...o.map(({path:e})=>e),...a.filter(e=>isMarked(s.get(e)??""))]}const h=[/(?:^|\n)<{7}(?: [^\n]*)?\r?(?:\n|$)/,/\n={7}\r?\n/,/\n>{7}(?: [^\n]*)?\r?(?:\n|$)/]
var d=n(7925)
var f=n(93543)
async function keepWithheld(e,{publisher:t,folder:n,leaks:r,policy:i,hold:a}){const{change:s,withheld:c,withheldTree:l}=e
const u=s.aside&&(await r.redactLong(s.aside.patch.toString("utf8"))).text
const h=u===void 0?void 0:(0,f.a)((0,o.join)(n,"aside.patch"),Buffer.from(u))
if(l===void 0)return{withheld:c,patch:void 0,aside:h}
const d=await t.commit(s,"published")
const patchTo=(e,r)=>(0,f.Z)(t,{from:d,to:e,path:(0,o.join)(n,r)})
const p=await patchTo(l,"withheld.patch")
const b=a&&await t.hold(e,{base:d,policy:i,leaks:r,...a})
if(!b)return{withheld:c,patch:p,aside:h}
const w=b.paths.length>0&&b.rest!==s.tree
const m=w?await patchTo(b.rest,"withheld-for-good.patch"):void 0
return{withheld:c.map(e=>explained(e,b)),patch:p,aside:h,held:b,patchWithoutHeld:m}}function explained(e,{unseen:t}){const n=(0,d.bz)(e.code)?t.get(e.path):void 0
return n===void 0?e:{...e,detail:n}}async function saveWork(e,t){const{publisher:r,leaks:o,policy:i=l.nG,leftBefore:a}=t
const s=t.hold?.about==="protected"
const c=t.reviewed??await r.review(e,{policy:{...i,isTogether:s},leaks:o})
const h=o.redact(t.message).text
const{locks:d,outdated:f}=c
const p={change:c.change,locks:d,outdated:f,...await keepWithheld(c,{...t,policy:i})}
if(!hasWork(c)){const e=await(0,u.o$)(r,c,{isPublished:!1,leaks:o,before:a})
return{kept:{kind:"nothing"},...p,diff:void 0,fault:void 0,...leftOf(e)}}const b=await keepDiff(c.change,t,c.change.lineage?.from)
const w=await markedFiles(c,r)
const{saveOnBranch:m}=await n.e(7642).then(n.bind(n,97642))
const g=await m(c,h,t)
const v=g.kept.kind==="branch"
const k=await(0,u.o$)(r,c,{isPublished:v,leaks:o,before:a})
return{...g,...p,diff:b,marked:w,...leftOf(k)}}function hasWork({change:{files:e,lineage:t},withheld:n}){return e.length>0||t!==void 0&&!n.some(({path:e})=>e==="")}function leftOf({left:e,tree:t,toCopy:n}){return{left:e,treeLeft:t,toCopy:n}}async function keepDiff(e,{publisher:t,folder:n},i){const a=await t.diff(e,i)
const s=(0,o.join)(n,"work.diff");(0,r.writeFileSync)(s,a)
return{path:s,text:a.toString("utf8")}}async function withShownWork({run:e,startingPoint:{goal:t,head:n}},r,{pullRequest:o,proposeUrl:c}){const l=o!==void 0||c!==void 0
if(r.kept.kind!=="nothing"||t.kind!=="propose"||t.isThere!==!0||!l)return r
const{github:u,job:h}=e
const{branch:d,base:f}=t
const p=await(0,a.kC)((0,i.n)(u,h.repository),f,n)
const b=(0,s.A)(h.repositoryUrl,f,d)
const w={kind:"branch",branch:d,commit:n,isVerified:!1,compareUrl:b}
return{...r,kept:w,change:{...r.change,files:p?.files??[]}}}async function withWholeWork({run:e,startingPoint:{goal:t}},n){const{kept:r,change:o}=n
if(e.trigger.kind!=="decision"||r.kind!=="branch"||!(0,c.k)(r.branch))return n
const s=await(0,a.kC)((0,i.n)(e.github,e.job.repository),t.base,r.commit)
if(!s||s.files.length<=o.files.length)return n
const l=n.diff&&{...n.diff,text:diffOf(s.files)}
return{...n,diff:l,change:{...o,files:s.files}}}function diffOf(e){if(e.some(({patch:e})=>e===""))return""
const t=e.map(({path:e,patch:t})=>`diff --git a/${e} b/${e}\n--- a/${e}\n+++ b/${e}\n${t}`)
return`${t.join("\n")}\n`}}),96378:((e,t,n)=>{n.d(t,{g:()=>x,IJ:()=>branchesOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var r=n(89812)
var o=n(90009)
var i=n(7256)
var a=n(63697)
var s=n(46915)
var c=n(98664)
var l=n(33737)
var u=n(88135)
var h=n(57974)
var d=n(29943)
var f=n(63501)
var p=n(85831)
var b=n(22296)
var w=n(29058)
var m=n(21271)
var g=n(77658)
var v=n(81031)
var k=n(97167)
async function copiedIn({job:e,world:t,settings:r,leaks:o,memory:i},{publisher:a,folder:s},{left:c,toCopy:l=[],apart:u,isAsking:h}){if(l.length===0||h&&l!=="all")return c
const{withCopies:d,noteUncopied:f}=await n.e(2344).then(n.bind(n,12344))
const b=(0,k.xg)(r.slice(v.LIMITS)["timeout-minutes"]).copiesMs
const w=(0,p.x9)(i.workBefore)
const m={folder:s,workspace:e.workspace,base:a.base,environment:(0,k._K)(t.env)}
const{work:g,lost:y}=await d(c,l,{...m,apart:u,leaks:o,before:w,limitMs:b})
f(i,y)
return g}function treeWithCopies(e,{treeLeft:t,toCopy:n},{change:r,left:o}){const i=(o?.copies?.all??[]).map(({path:e})=>Buffer.from(e,"latin1").toString())
if(t===void 0||n==="all"||i.length===0)return t
return e.joined(t,r.wholeTree??r.tree,i)}var y=n(3024)
var $=n(58908)
var j=n(71762)
var C=n(91116)
async function propose(e,{compareUrl:t,way:n},r){if(n==="none")return q
if(n==="link")return{...q,proposeUrl:proposalLink(t,r)}
const o=await proposeWork(e.github,e.job.repository,r,n)
if(!o.pullRequest)return o
await sign(e,o.pullRequest)
return{...o,isCiSilent:await isCiSilent(e)}}const O=/GitHub answered 422 .*No commits between /
async function proposeWork(e,t,n,r="draft"){try{return{pullRequest:await(0,a.Hw)(e,t,n,r),fault:void 0}}catch(o){const i=(0,c.ec)(o)
if(O.test(i.message))return{pullRequest:void 0,fault:void 0}
const a=await baseAfter(o,e,t,n.base)
if(a===n.base)return{pullRequest:void 0,fault:i}
if(a===void 0)return{pullRequest:void 0,fault:goneBase(n,o)}
return proposeWork(e,t,{...n,base:a},r)}}async function baseAfter(e,t,n,r){if(!(e instanceof $.Q4)||e.status!==422)return r
return(0,C.WB)(t,n,r).catch(()=>r)}function goneBase({base:e,head:t},n){const r=`The work is on the branch ${(0,l.aY)(t)}: open a pull request from there onto another branch.`
return new c.vC("git",`The branch ${(0,l.aY)(e)}, onto which this work goes, no longer exists.`,{hint:r,cause:n})}const q={pullRequest:void 0,fault:void 0}
async function sign({github:e,job:t,trigger:n,settings:r},{number:o}){const{"pr-labels":i=[],reviewers:s=[]}=r.slice(d.We)
const c=(0,m.YX)(n)
const l=c?.type==="User"?[c.login]:[]
const u=s.filter(e=>e!=="none").flatMap(e=>e==="requester"?l:e)
await attempt("labelled",i,()=>(0,a.Nl)(e,t.repository,o,i))
await attempt("given to reviewers",u,()=>(0,a.lj)(e,t.repository,o,u))}async function attempt(e,t,n){if(t.length===0)return
try{await n()}catch(n){(0,h.printNotice)(`The pull request could not be ${e} (${t.join(", ")}). ${(0,c.ec)(n).message}`)}}const W=6e3
function proposalLink(e,{title:t,body:n}){const link=n=>`${e}?${new URLSearchParams({quick_pull:"1",title:t,...n})}`
const r=link({body:n})
return r.length<=W?r:link({})}const _="github-actions[bot]"
const S=".github/workflows"
const U=512*1024
const A=1e3
const R=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:e,job:t}){if(!hasCi(t.workspace))return!1
const n=await(0,j.jU)((0,r.n)(e,t.repository))
return n?.login===_}function hasCi(e){const t=(0,y.HL)(e,S,A)
if(t.status!=="read")return!1
const n=t.entries.map(({name:e})=>e).filter(e=>/\.ya?ml$/.test(e))
return n.some(t=>R.test((0,y.Ui)(e,`${S}/${t}`,U)??""))}var P=n(80986)
const x={pullRequest:void 0,fault:void 0}
async function publishWork(e,t,n,r,{approver:o,refused:i,apart:a,isAsking:c=!1,...h}={}){const{job:b,github:w,settings:m,world:v}=e
const{publisher:k,folder:y,startingPoint:$}=t
const{goal:j}=$
if(j.kind==="review")return{kept:{kind:"nothing"},change:n,withheld:[],patch:void 0,fault:void 0}
const C=m.slice(d.We)
const O=C["commit-mode"]==="api"&&!(j.kind==="advance"&&j.fork!==void 0)
const q=(0,s.A)(b.repositoryUrl,j.base,"")
const W=branchesOf(j,b.runId,r,v.newId())
const _=n.lineage?.kind==="rewritten"
const S=await(0,P.dA)(n,{publisher:k,api:O?{github:w,repository:b.repository}:void 0,leaks:r,policy:(0,d.US)(C),...h,folder:y,branches:e.mayWrite&&i===void 0?W.slice(_?1:0):[],existing:(0,g.$B)(j)&&!_?j.branch:void 0,message:(0,g.bD)(e,{approver:o,words:(0,g.Z9)(n,j)}),compareUrl:q,leftBefore:(0,p.x9)(e.memory.workBefore)})
const{takenName:U,kept:A,marked:R=[]}=S
if(R.length>0)e.memory.notes.add((0,u.J1)("conflict-markers",{files:(0,f.ri)(R)}))
if(_&&(0,g.$B)(j))e.memory.notes.add((0,u.J1)(A.kind==="branch"?"history-rewritten":"history-kept",{branch:(0,l.aY)(j.branch)}))
if(U!==void 0&&A.kind==="branch"){const t={branch:(0,l.aY)(U),other:(0,l.aY)(A.branch)}
e.memory.notes.add((0,u.J1)(A.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",t))}const x=S.left&&await copiedIn(e,t,{...S,left:S.left,apart:a,isAsking:c})
e.memory.leaveWork((0,p.Xo)(x))
noteLost(e,{...S,left:x})
const T={...S,treeLeft:await treeWithCopies(k,S,{change:n,left:x})}
return i?{...T,fault:i}:withEarlier(e,t,T,q)}function noteLost({memory:e,settings:t},{left:n,withheld:r}){const o=new Set((0,p.x9)(e.workBefore)?.lost.map(({path:e})=>e))
for(const{path:e}of r)o.delete(e)
const i=(n?.lost??[]).map(({path:e})=>e).filter(e=>o.has(e))
const[a=""]=t.phrases
if(i.length>0)e.notes.add((0,u.J1)("work-still-lost",{files:(0,f.ri)(i),phrase:a}))}function branchesOf(e,t,n,r){switch(e.kind){case"propose":{const o=n.scan(e.branch).length>0?e.plain:e.branch
return[o,`${o}-run-${t}`,...spareNames(`${o}-run-${t}`,r)]}case"advance":{const n=`agent/pull-${e.pullRequest.number}-run-${t}`
return e.fork===void 0?[e.branch,n,...spareNames(n,r)]:[e.branch]}case"review":case"patch":return[]}}function spareNames(e,t){const n=`${e}-${t.slice(0,8)}`
return[n,n.replaceAll("/","-")]}async function openFor(e,{startingPoint:{goal:t,head:n},inputs:{"create-pr":r}=e.settings.slice(d.We)},{kept:o,change:i},a){if(t.kind==="patch"||t.kind==="review")return x
if(t.kind==="advance"&&i.lineage?.kind!=="rewritten"){if(o.kind!=="branch")return x
const n=await closedFault(e,t.pullRequest.number,o.branch)
return{pullRequest:t.pullRequest,fault:n,isCiSilent:n===void 0&&await isCiSilent(e)}}if(o.kind!=="branch"&&(t.kind==="advance"||!t.isThere))return x
const c=o.kind==="branch"?o.branch:t.branch
const l=(0,s.A)(e.job.repositoryUrl,t.base,c)
const u=proposalOf(e,{...a,commit:o.kind==="branch"?o.commit:n})
const h=t.kind==="propose"&&t.isThere?await knownPull(e,{head:c,base:t.base}):void 0
if(h)return{pullRequest:h,fault:void 0,isCiSilent:await isCiSilent(e)}
const f=await propose(e,{compareUrl:l,way:r},{head:c,base:t.base,...withWorkMark(e,c,u)})
const p=t.kind==="advance"||t.isThere?void 0:f.pullRequest?.baseSha
const b=await isRewritten(e,{branch:t.base,tip:p,from:n})
return{...f,rewrittenBase:b?t.base:void 0}}async function knownPull({github:e,job:t},n){return(0,a.Ic)(e,t.repository,n).catch(()=>{})}function withWorkMark(e,t,n){const r=(0,w.Jn)(e).mark(t)
return r===""?n:{...n,body:`${n.body}\n\n${r}`}}function proposalOf(e,{finalResponse:t,redact:n,commit:r}){const{job:o,trigger:i,settings:s}=e
const c=(0,g.rI)(e)
const{title:l=c.title,rest:u}=(0,a.Gr)(t)
return{title:n((0,a.Zr)({...c,title:l})),body:(0,a.je)({about:c,answer:u,requester:(0,m.iq)(i),runUrl:o.runUrl,repositoryUrl:o.repositoryUrl,phrases:s.phrases,commit:r})}}async function closedFault({github:e,job:t},n,o){const a=await(0,i.Es)((0,r.n)(e,t.repository),n).catch(()=>{})
if(!a||a.state==="open")return
return new c.vC("git",`Pull request #${n} was ${a.state} while I worked, so it does not include this commit.`,{hint:`The commit is on the branch ${(0,l.aY)(o)}: open another pull request from there, if you want it.`})}async function isRewritten({github:e,job:t},{branch:n,tip:i,from:a}){if(i===void 0||i===a)return!1
return(0,o.xm)((0,r.n)(e,t.repository),a,n).then(e=>!e,()=>!1)}async function withEarlier(e,t,n,r){const{goal:o}=t.startingPoint
const i=n.kept.kind==="nothing"&&n.withheld.length===0
if(!i||!e.memory.wasCutOff||o.kind!=="propose"&&o.kind!=="advance")return n
try{return await madeBefore(e,t,{branch:o.branch,compareUrl:r})??n}catch(e){(0,h.printNotice)(`It could not be checked whether the work was published before. ${(0,c.ec)(e).message}`)
return n}}async function madeBefore(e,t,{branch:n,compareUrl:r}){const{publisher:o,startingPoint:i,folder:a}=t
const c=i.head
const l=await(0,b.EE)(e,c)
if(!l)return
await o.fetchCommit(`${e.job.repositoryUrl}.git`,l.parent)
const u=await o.since(l.parent)
const h=await(0,P.$C)(u,{publisher:o,folder:a},l.parent)
const{isVerified:d}=l
const f={kind:"branch",branch:n,commit:c,isVerified:d,compareUrl:`${r}${(0,s.g)(n)}`}
return{kept:f,change:u,diff:h,withheld:[],patch:void 0,fault:void 0}}}),22296:((e,t,n)=>{n.d(t,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,rS:()=>trustInCode})
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
const{message:l,tree:u,parents:h,verification:d}=s.parse(c)
const[f,...p]=h
const b=l.includes(`Agent-Conversation: ${n.id}`)&&l.includes(`Agent-Run: ${e.runUrl}`)
if(!b||!f||p.length>0)return
return{parent:f.sha,tree:u.sha,isVerified:d.verified}}const s=r.object({message:r.string(),tree:r.object({sha:r.string()}),parents:r.array(r.object({sha:r.string()})).readonly(),verification:r.object({verified:r.boolean()})})
function isOutside({pull:e}){return e?.isFork===!0}function trustInCode(e,{isolation:t}){if(!isOutside(e))return"full"
if(t!=="none")return"fork"
throw new a.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})}})}

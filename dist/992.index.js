export const id=992
export const ids=[992]
export const modules={92323:((e,t,n)=>{n.d(t,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var r=n(73024)
function isAllowed(e,t){try{(0,r.accessSync)(e,t)
return!0}catch{return!1}}const o=2097152
function addRights(e,t){return changeMode(e,e=>e|t)}function setMode(e,t){changeMode(e,()=>t)}function changeMode(e,t){if(process.platform!=="linux")return
try{const n=(0,r.openSync)(e,o|r.constants.O_NOFOLLOW)
try{const e=(0,r.fstatSync)(n).mode&4095;(0,r.chmodSync)(`/proc/self/fd/${n}`,t(e))
return e}finally{(0,r.closeSync)(n)}}catch{return}}}),63344:((e,t,n)=>{n.d(t,{Df:()=>longestTitle,df:()=>commitMessage,v_:()=>signedOffBy})
var r=n(94869)
var o=n(23849)
function commitMessage({about:e,requester:t,approver:n,host:i,words:a,...s}){const c=a?"":referenceTo(e)
const l=a?.subject??(0,r.f6)(s.title??e.title)
const u=(0,r.TN)((0,o.WN)(l),titleLength(c)).replace(/^---[- ]*/,"")
const h=`${u||"Changes"}${c}`
const f=[...t?[`Co-authored-by: ${addressOf(t,i)}`]:[],...n?[`Approved-by: ${addressOf(n,i)}`]:[],`Agent-Conversation: ${s.conversationId}`,`Agent-Run: ${s.runUrl}`,...s.mark===void 0?[]:[s.mark]]
const d=a?.body===void 0?"":`${a.body}\n\n`
return`${h}\n\n${d}${f.join("\n")}\n`}function referenceTo({number:e,repository:t=""}){return e===void 0?"":` (${t}#${e})`}function titleLength(e){return Math.max(24,72-e.length)}function longestTitle(e){return titleLength(referenceTo(e))}function signedOffBy(e,t){return t===void 0?e:`${e.trimEnd()}\nSigned-off-by: ${t}\n`}function addressOf({login:e,id:t},n){const r=e.replaceAll(/[^\w.[\]-]/g,"")
return`${r} <${t}+${r}@users.noreply.${n}>`}}),56437:((e,t,n)=>{n.d(t,{$B:()=>isThere,Z9:()=>wordsOf,bD:()=>messageOf,rI:()=>aboutOf})
var r=n(63344)
var o=n(29058)
var i=n(21271)
function wordsOf({lineage:e,commits:t,tree:n},r){if(e?.kind==="merge")return{subject:`Merge branch '${r.base}'${isThere(r)?` into ${r.branch}`:""}`}
if(t?.kind!=="copied"||t.tree!==n)return
const{how:o,of:i,subject:a}=t
return o==="revert"?{subject:`Revert "${a}"`,body:`This reverts commit ${i}.`}:{subject:a,body:`(cherry picked from commit ${i})`}}function messageOf(e,{approver:t,words:n,title:a}={}){const{job:s,trigger:c,memory:l}=e
const u=(0,i.YX)(c)
return(0,r.df)({about:aboutOf(e),requester:known(u),approver:known(t),words:n,title:a,host:new URL(s.serverUrl).host,conversationId:l.id,runUrl:s.runUrl,mark:(0,o.Jn)(e).trailer(l.id)})}function known(e){return e?.id===void 0?void 0:{login:e.login,id:e.id}}function isThere(e){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}function aboutOf({trigger:e,other:t}){const n=(0,i.et)(e)
return t?{...n,repository:`${t.main.owner}/${t.main.name}`}:n}}),93543:((e,t,n)=>{n.d(t,{Z:()=>saveDifference,a:()=>savePatch})
var r=n(73024)
var o=n(98664)
function savePatch(e,t){try{(0,r.writeFileSync)(e,t)}catch(t){(0,r.rmSync)(e,{force:!0})
throw t}if((0,r.readFileSync)(e).equals(t))return{path:e,patch:t.toString()}
throw new o.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(e,{from:t,to:n,path:r}){return savePatch(r,await e.diff({tree:n},t))}}),80986:((e,t,n)=>{n.d(t,{$C:()=>keepDiff,dA:()=>saveWork,rs:()=>withShownWork,D3:()=>withWholeWork})
var r=n(73024)
var o=n(76760)
var i=n(89812)
var a=n(90009)
var s=n(46915)
var c=n(43673)
var l=n(54668)
var u=n(48301)
var h=n(85831)
async function markedFiles({entries:e,blobs:t,change:n},r){const isMarked=e=>f.every(t=>t.test(e))
const o=e.filter(({newObject:e})=>isMarked(t.get(e)?.toString("latin1")??""))
const{conflicts:i=[]}=n.lineage??{}
const a=i.filter(e=>!n.files.some(t=>t.path===e))
const s=a.length===0?new Map:await r.filesOf(n.tree).read(a)
return[...o.map(({path:e})=>e),...a.filter(e=>isMarked(s.get(e)??""))]}const f=[/(?:^|\n)<{7}(?: [^\n]*)?\r?(?:\n|$)/,/\n={7}\r?\n/,/\n>{7}(?: [^\n]*)?\r?(?:\n|$)/]
var d=n(7925)
var p=n(93543)
async function keepWithheld(e,{publisher:t,folder:n,leaks:r,policy:i,hold:a,hasWork:s}){const{change:c,withheld:l,withheldTree:u}=e
const h=c.aside&&(await r.redactLong(c.aside.patch.toString("utf8"))).text
const saveAside=async e=>(0,p.a)((0,o.join)(n,"aside.patch"),Buffer.from(e))
const f=h===void 0?void 0:await saveAside(h).catch(withoutRoom)
if(u===void 0)return{withheld:l,patch:void 0,aside:f}
const d=s?await t.commit(c,"published"):t.base
const patchTo=(e,r)=>(0,p.Z)(t,{from:d,to:e,path:(0,o.join)(n,r)}).catch(withoutRoom)
const b=await patchTo(u,"withheld.patch")
const m=a&&await t.hold(e,{base:d,policy:i,leaks:r,...a})
if(!m)return{withheld:l,patch:b,aside:f}
const w=m.paths.length>0&&m.rest!==c.tree
const g=w?await patchTo(m.rest,"withheld-for-good.patch"):void 0
return{withheld:l.map(e=>explained(e,m)),patch:b,aside:f,held:m,patchWithoutHeld:g}}function withoutRoom(e){if(!(0,l.WY)(e))throw e}function explained(e,{unseen:t}){const n=(0,d.bz)(e.code)?t.get(e.path):void 0
return n===void 0?e:{...e,detail:n}}async function saveWork(e,t){const{publisher:r,leaks:o,policy:i=u.nG,leftBefore:a}=t
const s=t.hold?.about==="protected"
const c=t.reviewed??await r.review(e,{policy:{...i,isTogether:s},leaks:o})
const l=o.redact(t.message).text
const{locks:f,outdated:d}=c
const p=hasWork(c)
const b=await keepWithheld(c,{...t,policy:i,hasWork:p})
const m={change:c.change,locks:f,outdated:d,...b}
if(!p){const e=await(0,h.o$)(r,c,{isPublished:!1,leaks:o,before:a})
return{kept:{kind:"nothing"},...m,diff:void 0,fault:void 0,...leftOf(e)}}const w=await keepDiff(c.change,t,c.change.lineage?.from)
const g=await markedFiles(c,r)
const{saveOnBranch:v}=await n.e(7642).then(n.bind(n,97642))
const k=await v(c,l,t)
const y=k.kept.kind==="branch"
const $=await(0,h.o$)(r,c,{isPublished:y,leaks:o,before:a})
return{...k,...m,diff:w,marked:g,...leftOf($)}}function hasWork({change:{files:e,lineage:t},withheld:n}){return e.length>0||t!==void 0&&!n.some(({path:e})=>e==="")}function leftOf({left:e,tree:t,toCopy:n}){return{left:e,treeLeft:t,toCopy:n}}async function keepDiff(e,{publisher:t,folder:n},i){const a=await t.diff(e,i)
const s=(0,o.join)(n,"work.diff")
const c=a.toString("utf8")
try{(0,r.writeFileSync)(s,a)
return{path:s,text:c}}catch(e){if(!(0,l.WY)(e))throw e;(0,r.rmSync)(s,{force:!0})
return{path:"",text:c}}}async function withShownWork({run:e,startingPoint:{goal:t,head:n}},r,{pullRequest:o,proposeUrl:c}){const l=o!==void 0||c!==void 0
if(r.kept.kind!=="nothing"||t.kind!=="propose"||t.isThere!==!0||!l)return r
const{github:u,job:h}=e
const{branch:f,base:d}=t
const p=await(0,a.kC)((0,i.n)(u,h.repository),d,n)
const b=(0,s.A)(h.repositoryUrl,d,f)
const m={kind:"branch",branch:f,commit:n,isVerified:!1,compareUrl:b}
return{...r,kept:m,change:{...r.change,files:p?.files??[]}}}async function withWholeWork({run:e,startingPoint:{goal:t}},n){const{kept:r,change:o}=n
if(e.trigger.kind!=="decision"||r.kind!=="branch"||!(0,c.k)(r.branch))return n
const s=await(0,a.kC)((0,i.n)(e.github,e.job.repository),t.base,r.commit)
if(!s||s.files.length<=o.files.length)return n
const l=n.diff&&{...n.diff,text:diffOf(s.files)}
return{...n,diff:l,change:{...o,files:s.files}}}function diffOf(e){if(e.some(({patch:e})=>e===""))return""
const t=e.map(({path:e,patch:t})=>`diff --git a/${e} b/${e}\n--- a/${e}\n+++ b/${e}\n${t}`)
return`${t.join("\n")}\n`}}),96378:((e,t,n)=>{n.d(t,{g:()=>T,IJ:()=>branchesOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var r=n(89812)
var o=n(90009)
var i=n(63697)
var a=n(46915)
var s=n(98664)
var c=n(33737)
var l=n(88135)
var u=n(57974)
var h=n(29943)
var f=n(63501)
var d=n(85831)
var p=n(22296)
var b=n(29058)
var m=n(21271)
var w=n(56437)
var g=n(81031)
var v=n(97167)
async function copiedIn({job:e,world:t,settings:r,leaks:o,memory:i},{publisher:a,folder:s},{left:c,toCopy:l=[],apart:u,isAsking:h}){if(l.length===0||h&&l!=="all")return c
const[{withCopies:f},{noteUncopied:p}]=await Promise.all([n.e(2344).then(n.bind(n,12344)),n.e(5985).then(n.bind(n,75985))])
const b=(0,v.xg)(r.slice(g.LIMITS)["timeout-minutes"]).copiesMs
const m=(0,d.x9)(i.workBefore)
const w={folder:s,workspace:e.workspace,base:a.base,environment:(0,v._K)(t.env)}
const{work:k,lost:y}=await f(c,l,{...w,apart:u,leaks:o,before:m,limitMs:b})
p(i,y)
return k}function treeWithCopies(e,{treeLeft:t,toCopy:n},{change:r,left:o}){const i=(o?.copies?.all??[]).map(({path:e})=>Buffer.from(e,"latin1").toString())
if(t===void 0||n==="all"||i.length===0)return t
return e.joined(t,r.wholeTree??r.tree,i)}var k=n(3024)
var y=n(58908)
var $=n(71762)
var O=n(91116)
async function propose(e,{compareUrl:t,way:n},r){if(n==="none")return C
if(n==="link")return{...C,proposeUrl:proposalLink(t,r)}
const o=await proposeWork(e.github,e.job.repository,r,n)
if(!o.pullRequest)return o
await sign(e,o.pullRequest)
return{...o,isCiSilent:await isCiSilent(e)}}const j=/GitHub answered 422 .*No commits between /
async function proposeWork(e,t,n,r="draft"){try{return{pullRequest:await(0,i.Hw)(e,t,n,r),fault:void 0}}catch(o){const i=(0,s.ec)(o)
if(j.test(i.message))return{pullRequest:void 0,fault:void 0}
const a=await baseAfter(o,e,t,n.base)
if(a===n.base)return{pullRequest:void 0,fault:i}
if(a===void 0)return{pullRequest:void 0,fault:goneBase(n,o)}
return proposeWork(e,t,{...n,base:a},r)}}async function baseAfter(e,t,n,r){if(!(e instanceof y.Q4)||e.status!==422)return r
return(0,O.WB)(t,n,r).catch(()=>r)}function goneBase({base:e,head:t},n){const r=`The work is on the branch ${(0,c.aY)(t)}: open a pull request from there onto another branch.`
return new s.vC("git",`The branch ${(0,c.aY)(e)}, onto which this work goes, no longer exists.`,{hint:r,cause:n})}const C={pullRequest:void 0,fault:void 0}
async function sign({github:e,job:t,trigger:n,settings:r},{number:o}){const{"pr-labels":a=[],reviewers:s=[]}=r.slice(h.We)
const c=(0,m.YX)(n)
const l=c?.type==="User"?[c.login]:[]
const u=s.filter(e=>e!=="none").flatMap(e=>e==="requester"?l:e)
await attempt("labelled",a,()=>(0,i.Nl)(e,t.repository,o,a))
await attempt("given to reviewers",u,()=>(0,i.lj)(e,t.repository,o,u))}async function attempt(e,t,n){if(t.length===0)return
try{await n()}catch(n){(0,u.printNotice)(`The pull request could not be ${e} (${t.join(", ")}). ${(0,s.ec)(n).message}`)}}const _=6e3
function proposalLink(e,{title:t,body:n}){const link=n=>`${e}?${new URLSearchParams({quick_pull:"1",title:t,...n})}`
const r=link({body:n})
return r.length<=_?r:link({})}const W="github-actions[bot]"
const q=".github/workflows"
const S=512*1024
const R=1e3
const U=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:e,job:t}){if(!hasCi(t.workspace))return!1
const n=await(0,$.jU)((0,r.n)(e,t.repository))
return n?.login===W}function hasCi(e){const t=(0,k.HL)(e,q,R)
if(t.status!=="read")return!1
const n=t.entries.map(({name:e})=>e).filter(e=>/\.ya?ml$/.test(e))
return n.some(t=>U.test((0,k.Ui)(e,`${q}/${t}`,S)??""))}var A=n(80986)
const T={pullRequest:void 0,fault:void 0}
async function publishWork(e,t,r,o,{approver:i,title:s,refused:u,apart:p,isAsking:b=!1,...m}={}){const{job:g,github:v,settings:k,world:y}=e
const{publisher:$,folder:O,startingPoint:j}=t
const{goal:C}=j
if(C.kind==="review")return{kept:{kind:"nothing"},change:r,withheld:[],patch:void 0,fault:void 0}
const _=k.slice(h.We)
const W=_["commit-mode"]==="api"&&!(C.kind==="advance"&&C.fork!==void 0)
const q=(0,a.A)(g.repositoryUrl,C.base,"")
const S=branchesOf(C,g.runId,o,y.newId())
const R=r.lineage?.kind==="rewritten"
const U=await(0,A.dA)(r,{publisher:$,api:W?{github:v,repository:g.repository}:void 0,leaks:o,policy:(0,h.US)(_),...m,folder:O,branches:e.mayWrite&&u===void 0?S.slice(R?1:0):[],existing:(0,w.$B)(C)&&!R?C.branch:void 0,message:(0,w.bD)(e,{approver:i,title:s,words:(0,w.Z9)(r,C)}),signers:async()=>(await n.e(8507).then(n.bind(n,8507))).signersOf(e,{goal:C,publisher:$}),compareUrl:q,leftBefore:(0,d.x9)(e.memory.workBefore)})
const{takenName:T,kept:P,marked:B=[]}=U
if(B.length>0)e.memory.notes.add((0,l.J1)("conflict-markers",{files:(0,f.ri)(B)}))
if(R&&(0,w.$B)(C))e.memory.notes.add((0,l.J1)(P.kind==="branch"?"history-rewritten":"history-kept",{branch:(0,c.aY)(C.branch)}))
if(T!==void 0&&P.kind==="branch"){const t={branch:(0,c.aY)(T),other:(0,c.aY)(P.branch)}
e.memory.notes.add((0,l.J1)(P.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",t))}const x=U.left&&await copiedIn(e,t,{...U,left:U.left,apart:p,isAsking:b})
e.memory.leaveWork((0,d.Xo)(x))
noteLost(e,{...U,left:x})
const I={...U,treeLeft:await treeWithCopies($,U,{change:r,left:x})}
return u?{...I,fault:u}:withEarlier(e,t,I,q)}function noteLost({memory:e,settings:t},{left:n,withheld:r}){const o=new Set((0,d.x9)(e.workBefore)?.lost.map(({path:e})=>e))
for(const{path:e}of r)o.delete(e)
const i=(n?.lost??[]).map(({path:e})=>e).filter(e=>o.has(e))
const[a=""]=t.phrases
if(i.length>0)e.notes.add((0,l.J1)("work-still-lost",{files:(0,f.ri)(i),phrase:a}))}function branchesOf(e,t,n,r){switch(e.kind){case"propose":{const o=n.scan(e.branch).length>0?e.plain:e.branch
return[o,`${o}-run-${t}`,...spareNames(`${o}-run-${t}`,r)]}case"advance":{const n=`agent/pull-${e.pullRequest.number}-run-${t}`
return e.fork===void 0?[e.branch,n,...spareNames(n,r)]:[e.branch]}case"review":case"patch":return[]}}function spareNames(e,t){const n=`${e}-${t.slice(0,8)}`
return[n,n.replaceAll("/","-")]}async function openFor(e,{startingPoint:{goal:t,head:n},inputs:{"create-pr":r}=e.settings.slice(h.We)},{kept:o,change:i},s){if(t.kind==="patch"||t.kind==="review")return T
if(t.kind==="advance"&&i.lineage?.kind!=="rewritten"){if(o.kind!=="branch")return T
const n=await pullAfter(e,t.pullRequest.number,o.commit)
const r=n&&n.state!=="open"?closedFault(n,o.branch):void 0
const i={isCiSilent:r===void 0&&await isCiSilent(e)}
return{pullRequest:t.pullRequest,fault:r,...i,merging:mergingOf(n)}}if(o.kind!=="branch"&&(t.kind==="advance"||!t.isThere))return T
const c=o.kind==="branch"?o.branch:t.branch
const l=(0,a.A)(e.job.repositoryUrl,t.base,c)
const u=proposalOf(e,{...s,commit:o.kind==="branch"?o.commit:n})
const f=t.kind==="propose"&&t.isThere?await knownPull(e,{head:c,base:t.base}):void 0
const merging=async(t,{commit:n})=>mergingOf(await pullAfter(e,t,n))
if(f){const t={pullRequest:f,fault:void 0,isCiSilent:await isCiSilent(e)}
return o.kind==="branch"?{...t,merging:await merging(f.number,o)}:t}const d=await propose(e,{compareUrl:l,way:r},{head:c,base:t.base,...withWorkMark(e,c,u)})
const p=t.kind==="advance"||t.isThere?void 0:d.pullRequest?.baseSha
const b=await isRewritten(e,{branch:t.base,tip:p,from:n})
const m=b?t.base:void 0
if(!d.pullRequest||o.kind!=="branch"||d.pullRequest.baseSha===n)return{...d,rewrittenBase:m}
return{...d,rewrittenBase:m,merging:await merging(d.pullRequest.number,o)}}async function knownPull({github:e,job:t},n){return(0,i.Ic)(e,t.repository,n).catch(()=>{})}function withWorkMark(e,t,n){const r=(0,b.Jn)(e).mark(t)
return r===""?n:{...n,body:`${n.body}\n\n${r}`}}function proposalOf(e,{final:t,redact:n,commit:r}){const{job:o,trigger:a,settings:s}=e
const c=(0,w.rI)(e)
const{title:l=c.title,rest:u,filled:h}=t
return{title:n((0,i.Zr)({...c,title:l})),body:(0,i.je)({about:c,answer:[u,h].filter(Boolean).join("\n\n"),requester:(0,m.iq)(a),runUrl:o.runUrl,repositoryUrl:o.repositoryUrl,phrases:s.phrases,commit:r})}}async function pullAfter({github:e,job:t,world:o},i,a){const{readMergeable:s}=await n.e(2247).then(n.bind(n,42247))
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
const h=await(0,A.$C)(u,{publisher:o,folder:s},l.parent)
const{isVerified:f}=l
const d={kind:"branch",branch:n,commit:c,isVerified:f,compareUrl:`${r}${(0,a.g)(n)}`}
return{kept:d,change:u,diff:h,withheld:[],patch:void 0,fault:void 0}}}),22296:((e,t,n)=>{n.d(t,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,rS:()=>trustInCode})
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
const{message:l,tree:u,parents:h,verification:f}=s.parse(c)
const[d,...p]=h
const b=l.includes(`Agent-Conversation: ${n.id}`)&&l.includes(`Agent-Run: ${e.runUrl}`)
if(!b||!d||p.length>0)return
return{parent:d.sha,tree:u.sha,isVerified:f.verified}}const s=r.object({message:r.string(),tree:r.object({sha:r.string()}),parents:r.array(r.object({sha:r.string()})).readonly(),verification:r.object({verified:r.boolean()})})
function isOutside({pull:e}){return e?.isFork===!0}function trustInCode(e,{isolation:t}){if(!isOutside(e))return"full"
if(t!=="none")return"fork"
throw new a.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})}})}

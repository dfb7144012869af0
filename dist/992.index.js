export const id=992
export const ids=[992]
export const modules={92323:((e,t,n)=>{n.d(t,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var r=n(73024)
function isAllowed(e,t){try{(0,r.accessSync)(e,t)
return!0}catch{return!1}}const i=2097152
function addRights(e,t){return changeMode(e,e=>e|t)}function setMode(e,t){changeMode(e,()=>t)}function changeMode(e,t){if(process.platform!=="linux")return
try{const n=(0,r.openSync)(e,i|r.constants.O_NOFOLLOW)
try{const e=(0,r.fstatSync)(n).mode&4095;(0,r.chmodSync)(`/proc/self/fd/${n}`,t(e))
return e}finally{(0,r.closeSync)(n)}}catch{return}}}),77658:((e,t,n)=>{n.d(t,{rI:()=>aboutOf,$B:()=>isThere,bD:()=>messageOf,Z9:()=>wordsOf})
var r=n(94869)
var i=n(23849)
function commitMessage({about:e,requester:t,approver:n,host:o,words:a,...s}){const c=a===void 0&&e.number!==void 0
const u=c?` (${e.repository??""}#${e.number})`:""
const h=(0,r.TN)((0,i.WN)(a?.subject??e.title),Math.max(24,72-u.length)).replace(/^---[- ]*/,"")
const l=`${h||"Changes"}${u}`
const f=[...t?[`Co-authored-by: ${addressOf(t,o)}`]:[],...n?[`Approved-by: ${addressOf(n,o)}`]:[],`Agent-Conversation: ${s.conversationId}`,`Agent-Run: ${s.runUrl}`,...s.mark===void 0?[]:[s.mark]]
const d=a?.body===void 0?"":`${a.body}\n\n`
return`${l}\n\n${d}${f.join("\n")}\n`}function addressOf({login:e,id:t},n){const r=e.replaceAll(/[^\w.[\]-]/g,"")
return`${r} <${t}+${r}@users.noreply.${n}>`}var o=n(29058)
var a=n(21271)
function wordsOf({lineage:e,commits:t,tree:n},r){if(e?.kind==="merge")return{subject:`Merge branch '${r.base}'${isThere(r)?` into ${r.branch}`:""}`}
if(t?.kind!=="copied"||t.tree!==n)return
const{how:i,of:o,subject:a}=t
return i==="revert"?{subject:`Revert "${a}"`,body:`This reverts commit ${o}.`}:{subject:a,body:`(cherry picked from commit ${o})`}}function messageOf(e,{approver:t,words:n}={}){const{job:r,trigger:i,memory:s}=e
const c=(0,a.YX)(i)
return commitMessage({about:aboutOf(e),requester:known(c),approver:known(t),words:n,host:new URL(r.serverUrl).host,conversationId:s.id,runUrl:r.runUrl,mark:(0,o.Jn)(e).trailer(s.id)})}function known(e){return e?.id===void 0?void 0:{login:e.login,id:e.id}}function isThere(e){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}function aboutOf({trigger:e,other:t}){const n=(0,a.et)(e)
return t?{...n,repository:`${t.main.owner}/${t.main.name}`}:n}}),79807:((e,t,n)=>{n.d(t,{$C:()=>keepDiff,dA:()=>saveWork,rs:()=>withShownWork,D3:()=>withWholeWork})
var r=n(73024)
var i=n(76760)
var o=n(58101)
var a=n(89812)
var s=n(90009)
var c=n(28942)
var u=n(4471)
var h=n(98664)
var l=n(47575)
var f=n(58908)
var d=n(91116)
const p="100644"
const m=20*1024*1024
function fitsApi(e,t){let n=0
for(const{newObject:r}of e)n+=t.get(r)?.length??0
return n<=m&&e.every(isPlain)}function isPlain({path:e,oldMode:t,newMode:n}){if(e.includes("�"))return!1
if(n===l.sj)return t.startsWith("100")
return n===p&&(t===p||t===l.sj)}async function createBranch(e,{owner:t,name:n},r,i){const o=`refs/heads/${(0,u.eW)(r)}`
try{await e.request("POST /repos/{owner}/{repo}/git/refs",{owner:t,repo:n,ref:o,sha:i})}catch(o){if(await tipAfter(o,e,{owner:t,name:n},r)!==i)throw o}}async function tipAfter(e,t,n,r){return(0,f.VH)(e)?(0,d.nM)(t,n,r).catch(()=>{}):void 0}function isTaken(e){return e instanceof f.Q4&&e.status===422&&/already exists/i.test(e.message)}const b=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const w=c.object({createCommitOnBranch:c.object({commit:c.object({oid:c.string()})})}).readonly()
async function commitByApi(e,t,n){try{const r=w.parse(await e.graphql(b,{input:inputOf(t,n)}))
return await requireTree(e,t,r.createCommitOnBranch.commit.oid,n.tree)}catch(r){const i=await tipAfter(r,e,t,n.branch)
if(i===void 0||i===n.base)throw r
return requireTree(e,t,i,n.tree).catch(()=>{throw r})}}function inputOf({owner:e,name:t},{branch:n,allowedBranch:r,base:i,message:o,entries:a,contents:s}){const[c="",...h]=o.trimEnd().split("\n")
const isGone=({newMode:e})=>e===l.sj
return{branch:{repositoryNameWithOwner:`${e}/${t}`,branchName:(0,u.eW)(n,r)},message:{headline:c,body:h.join("\n").trim()},expectedHeadOid:i,fileChanges:{additions:a.filter(e=>!isGone(e)).map(({path:e,newObject:t})=>({path:e,contents:(s.get(t)??missing(e)).toString("base64")})),deletions:a.filter(isGone).map(({path:e})=>({path:e}))}}}function missing(e){throw new h.vC("bug",`The content of ${e} was not read.`)}async function requireTree(e,{owner:t,name:n},r,i){const o="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:a}=await e.request(o,{owner:t,repo:n,commit_sha:r})
if(a.tree.sha!==i)throw new h.vC("denied",`The commit ${r.slice(0,7)} that GitHub made does not hold the files that it was sent.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:r,isVerified:a.verification.verified}}var g=n(46915)
var v=n(43673)
var k=n(33737)
var y=n(48301)
var $=n(85831)
async function markedFiles({entries:e,blobs:t,change:n},r){const isMarked=e=>O.every(t=>t.test(e))
const i=e.filter(({newObject:e})=>isMarked(t.get(e)?.toString("latin1")??""))
const{conflicts:o=[]}=n.lineage??{}
const a=o.filter(e=>!n.files.some(t=>t.path===e))
const s=a.length===0?new Map:await r.filesOf(n.tree).read(a)
return[...i.map(({path:e})=>e),...a.filter(e=>isMarked(s.get(e)??""))]}const O=[/(?:^|\n)<{7}(?: [^\n]*)?\r?(?:\n|$)/,/\n={7}\r?\n/,/\n>{7}(?: [^\n]*)?\r?(?:\n|$)/]
var j=n(7925)
function savePatch(e,t){(0,r.writeFileSync)(e,t)
if((0,r.readFileSync)(e).equals(t))return{path:e,patch:t.toString()}
throw new h.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(e,{from:t,to:n,path:r}){return savePatch(r,await e.diff({tree:n},t))}async function keepWithheld(e,{publisher:t,folder:n,leaks:r,policy:o,hold:a}){const{change:s,withheld:c,withheldTree:u}=e
const h=s.aside&&(await r.redactLong(s.aside.patch.toString("utf8"))).text
const l=h===void 0?void 0:savePatch((0,i.join)(n,"aside.patch"),Buffer.from(h))
if(u===void 0)return{withheld:c,patch:void 0,aside:l}
const f=await t.commit(s,"published")
const patchTo=(e,r)=>saveDifference(t,{from:f,to:e,path:(0,i.join)(n,r)})
const d=await patchTo(u,"withheld.patch")
const p=a&&await t.hold(e,{base:f,policy:o,leaks:r,...a})
if(!p)return{withheld:c,patch:d,aside:l}
const m=p.paths.length>0&&p.rest!==s.tree
const b=m?await patchTo(p.rest,"withheld-for-good.patch"):void 0
return{withheld:c.map(e=>explained(e,p)),patch:d,aside:l,held:p,patchWithoutHeld:b}}function explained(e,{unseen:t}){const n=(0,j.bz)(e.code)?t.get(e.path):void 0
return n===void 0?e:{...e,detail:n}}async function saveWork(e,t){const{publisher:n,leaks:r,policy:i=y.nG,leftBefore:o}=t
const a=t.hold?.about==="protected"
const s=t.reviewed??await n.review(e,{policy:{...i,isTogether:a},leaks:r})
const c=r.redact(t.message).text
const{locks:u,outdated:h}=s
const l={change:s.change,locks:u,outdated:h,...await keepWithheld(s,{...t,policy:i})}
if(!hasWork(s)){const e=await(0,$.o$)(n,s,{isPublished:!1,leaks:r,before:o})
return{kept:{kind:"nothing"},...l,diff:void 0,fault:void 0,...leftOf(e)}}const f=await keepDiff(s.change,t,s.change.lineage?.from)
const d=await markedFiles(s,n)
const p={reviewed:s,message:c,commit:once(()=>n.commit(s.change,c))}
const m=await saveOnBranch(p,t)
const b=m.kept.kind==="branch"
const w=await(0,$.o$)(n,s,{isPublished:b,leaks:r,before:o})
return{...m,...l,diff:f,marked:d,...leftOf(w)}}function hasWork({change:{files:e,lineage:t},withheld:n}){return e.length>0||t!==void 0&&!n.some(({path:e})=>e==="")}function leftOf({left:e,tree:t,toCopy:n}){return{left:e,treeLeft:t,toCopy:n}}async function keepDiff(e,{publisher:t,folder:n},o){const a=await t.diff(e,o)
const s=(0,i.join)(n,"work.diff");(0,r.writeFileSync)(s,a)
return{path:s,text:a.toString("utf8")}}function once(e){let t
return()=>{t??=e()
return t}}async function saveOnBranch(e,t){const n=[]
for(const[r,i]of t.branches.entries()){if(r>1&&n.some(({isName:e})=>!e))break
if(i.includes("/")&&n.some(({fault:e})=>(0,o.lT)(e)))continue
try{const r=await publishOn(i,e,t)
const o=n.find(({isName:e})=>!e)?.fault
const a=n.length>0&&o===void 0
return{kept:r,fault:o,takenName:a?t.branches[0]:void 0}}catch(e){const r=(0,h.ec)(e)
n.push({fault:r,isName:i!==t.existing&&isNameTaken(r)})}}return{kept:await asPatch(e,t),fault:n[0]?.fault}}function isNameTaken(e){if((0,o.lT)(e))return!0
const t=`${e.message} ${e.cause}`
return isTaken(e.cause)||/\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(t)}async function publishOn(e,t,n){const{commit:r,isVerified:i}=madeBefore(t,n)??await publishByApi(e,t,n)??await publishByPush(e,t,n)
return{kind:"branch",branch:e,commit:r,isVerified:i,compareUrl:`${n.compareUrl}${(0,g.g)(e)}`}}function madeBefore({reviewed:e},{made:t}){return t?.tree===e.change.tree?t:void 0}async function publishByApi(e,t,n){const{api:r,publisher:i}=n
const{entries:a,change:s,blobs:c}=t.reviewed
if(!r||s.lineage)return
if(!fitsApi(a,c))return
const u={branch:e,allowedBranch:n.existing,base:i.base,tree:s.tree,message:t.message,entries:a,contents:c}
if(e===n.existing)return movedByApi(u,r,t,i)
try{await createBranch(r.github,r.repository,e,i.base)}catch(t){if(isTaken(t))throw taken(e,t)
return}try{return await commitByApi(r.github,r.repository,u)}catch(r){const a=(0,o.XT)(e,r)??(0,h.ec)(r)
return pushOnto(e,t,n,a).catch(async t=>{await i.takeBack(e).catch(()=>{})
throw t})}}async function movedByApi(e,t,n,r){try{return await commitByApi(t.github,t.repository,e)}catch(t){if((0,h.ec)(t).code==="denied")throw t
const i=await n.commit()
await r.push(i,e.branch,r.base)
return{commit:i,isVerified:!1}}}function taken(e,t){const n="Merge or close the pull request of that branch and delete the branch."
return new h.vC("git",`The branch ${(0,k.aY)(e)} exists now.`,{hint:n,cause:t})}async function pushOnto(e,t,n,r){const{publisher:i,leaks:o,policy:a=y.nG}=n
const{message:s,reviewed:c}=t
if(r.code==="denied")throw r
const u=await t.commit()
const h=await i.push(u,e,i.base).then(()=>!0,()=>!1)
if(h)return{commit:u,isVerified:!1}
const l=await i.rebase(c.change,s,{branch:e,policy:a,leaks:o}).catch(()=>{})
if(!l)throw r
await i.push(l.commit,e,l.tip)
return{commit:l.commit,isVerified:!1}}async function publishByPush(e,t,n){const{publisher:r,existing:i}=n
const o=await t.commit()
await r.push(o,e,e===i?r.base:void 0)
return{commit:o,isVerified:!1}}async function asPatch({reviewed:e},{publisher:t,folder:n}){const r={from:t.base,to:e.change.tree,path:(0,i.join)(n,"work.patch")}
return{kind:"patch",...await saveDifference(t,r)}}async function withShownWork({run:e,startingPoint:{goal:t,head:n}},r,{pullRequest:i,proposeUrl:o}){const c=i!==void 0||o!==void 0
if(r.kept.kind!=="nothing"||t.kind!=="propose"||t.isThere!==!0||!c)return r
const{github:u,job:h}=e
const{branch:l,base:f}=t
const d=await(0,s.kC)((0,a.n)(u,h.repository),f,n)
const p=(0,g.A)(h.repositoryUrl,f,l)
const m={kind:"branch",branch:l,commit:n,isVerified:!1,compareUrl:p}
return{...r,kept:m,change:{...r.change,files:d?.files??[]}}}async function withWholeWork({run:e,startingPoint:{goal:t}},n){const{kept:r,change:i}=n
if(e.trigger.kind!=="decision"||r.kind!=="branch"||!(0,v.k)(r.branch))return n
const o=await(0,s.kC)((0,a.n)(e.github,e.job.repository),t.base,r.commit)
if(!o||o.files.length<=i.files.length)return n
const c=n.diff&&{...n.diff,text:diffOf(o.files)}
return{...n,diff:c,change:{...i,files:o.files}}}function diffOf(e){if(e.some(({patch:e})=>e===""))return""
const t=e.map(({path:e,patch:t})=>`diff --git a/${e} b/${e}\n--- a/${e}\n+++ b/${e}\n${t}`)
return`${t.join("\n")}\n`}}),96378:((e,t,n)=>{n.d(t,{g:()=>x,IJ:()=>branchesOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var r=n(89812)
var i=n(90009)
var o=n(7256)
var a=n(63697)
var s=n(46915)
var c=n(98664)
var u=n(33737)
var h=n(88135)
var l=n(57974)
var f=n(29943)
var d=n(63501)
var p=n(85831)
var m=n(22296)
var b=n(29058)
var w=n(21271)
var g=n(77658)
var v=n(81031)
var k=n(97167)
async function copiedIn({job:e,world:t,settings:r,leaks:i,memory:o},{publisher:a,folder:s},{left:c,toCopy:u=[],apart:h,isAsking:l}){if(u.length===0||l&&u!=="all")return c
const{withCopies:f,noteUncopied:d}=await n.e(2344).then(n.bind(n,12344))
const m=(0,k.xg)(r.slice(v.LIMITS)["timeout-minutes"]).copiesMs
const b=(0,p.x9)(o.workBefore)
const w={folder:s,workspace:e.workspace,base:a.base,environment:(0,k._K)(t.env)}
const{work:g,lost:y}=await f(c,u,{...w,apart:h,leaks:i,before:b,limitMs:m})
d(o,y)
return g}function treeWithCopies(e,{treeLeft:t,toCopy:n},{change:r,left:i}){const o=(i?.copies?.all??[]).map(({path:e})=>Buffer.from(e,"latin1").toString())
if(t===void 0||n==="all"||o.length===0)return t
return e.joined(t,r.wholeTree??r.tree,o)}var y=n(3024)
var $=n(58908)
var O=n(71762)
var j=n(91116)
async function propose(e,{compareUrl:t,way:n},r){if(n==="none")return q
if(n==="link")return{...q,proposeUrl:proposalLink(t,r)}
const i=await proposeWork(e.github,e.job.repository,r,n)
if(!i.pullRequest)return i
await sign(e,i.pullRequest)
return{...i,isCiSilent:await isCiSilent(e)}}const C=/GitHub answered 422 .*No commits between /
async function proposeWork(e,t,n,r="draft"){try{return{pullRequest:await(0,a.Hw)(e,t,n,r),fault:void 0}}catch(i){const o=(0,c.ec)(i)
if(C.test(o.message))return{pullRequest:void 0,fault:void 0}
const a=await baseAfter(i,e,t,n.base)
if(a===n.base)return{pullRequest:void 0,fault:o}
if(a===void 0)return{pullRequest:void 0,fault:goneBase(n,i)}
return proposeWork(e,t,{...n,base:a},r)}}async function baseAfter(e,t,n,r){if(!(e instanceof $.Q4)||e.status!==422)return r
return(0,j.WB)(t,n,r).catch(()=>r)}function goneBase({base:e,head:t},n){const r=`The work is on the branch ${(0,u.aY)(t)}: open a pull request from there onto another branch.`
return new c.vC("git",`The branch ${(0,u.aY)(e)}, onto which this work goes, no longer exists.`,{hint:r,cause:n})}const q={pullRequest:void 0,fault:void 0}
async function sign({github:e,job:t,trigger:n,settings:r},{number:i}){const{"pr-labels":o=[],reviewers:s=[]}=r.slice(f.We)
const c=(0,w.YX)(n)
const u=c?.type==="User"?[c.login]:[]
const h=s.filter(e=>e!=="none").flatMap(e=>e==="requester"?u:e)
await attempt("labelled",o,()=>(0,a.Nl)(e,t.repository,i,o))
await attempt("given to reviewers",h,()=>(0,a.lj)(e,t.repository,i,h))}async function attempt(e,t,n){if(t.length===0)return
try{await n()}catch(n){(0,l.printNotice)(`The pull request could not be ${e} (${t.join(", ")}). ${(0,c.ec)(n).message}`)}}const B=6e3
function proposalLink(e,{title:t,body:n}){const link=n=>`${e}?${new URLSearchParams({quick_pull:"1",title:t,...n})}`
const r=link({body:n})
return r.length<=B?r:link({})}const A="github-actions[bot]"
const W=".github/workflows"
const T=512*1024
const S=1e3
const U=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:e,job:t}){if(!hasCi(t.workspace))return!1
const n=await(0,O.jU)((0,r.n)(e,t.repository))
return n?.login===A}function hasCi(e){const t=(0,y.HL)(e,W,S)
if(t.status!=="read")return!1
const n=t.entries.map(({name:e})=>e).filter(e=>/\.ya?ml$/.test(e))
return n.some(t=>U.test((0,y.Ui)(e,`${W}/${t}`,T)??""))}var _=n(79807)
const x={pullRequest:void 0,fault:void 0}
async function publishWork(e,t,n,r,{approver:i,refused:o,apart:a,isAsking:c=!1,...l}={}){const{job:m,github:b,settings:w,world:v}=e
const{publisher:k,folder:y,startingPoint:$}=t
const{goal:O}=$
if(O.kind==="review")return{kept:{kind:"nothing"},change:n,withheld:[],patch:void 0,fault:void 0}
const j=w.slice(f.We)
const C=j["commit-mode"]==="api"&&!(O.kind==="advance"&&O.fork!==void 0)
const q=(0,s.A)(m.repositoryUrl,O.base,"")
const B=branchesOf(O,m.runId,r,v.newId())
const A=n.lineage?.kind==="rewritten"
const W=await(0,_.dA)(n,{publisher:k,api:C?{github:b,repository:m.repository}:void 0,leaks:r,policy:(0,f.US)(j),...l,folder:y,branches:e.mayWrite&&o===void 0?B.slice(A?1:0):[],existing:(0,g.$B)(O)&&!A?O.branch:void 0,message:(0,g.bD)(e,{approver:i,words:(0,g.Z9)(n,O)}),compareUrl:q,leftBefore:(0,p.x9)(e.memory.workBefore)})
const{takenName:T,kept:S,marked:U=[]}=W
if(U.length>0)e.memory.notes.add((0,h.J1)("conflict-markers",{files:(0,d.ri)(U)}))
if(A&&(0,g.$B)(O))e.memory.notes.add((0,h.J1)(S.kind==="branch"?"history-rewritten":"history-kept",{branch:(0,u.aY)(O.branch)}))
if(T!==void 0&&S.kind==="branch"){const t={branch:(0,u.aY)(T),other:(0,u.aY)(S.branch)}
e.memory.notes.add((0,h.J1)(S.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",t))}const x=W.left&&await copiedIn(e,t,{...W,left:W.left,apart:a,isAsking:c})
e.memory.leaveWork((0,p.Xo)(x))
noteLost(e,{...W,left:x})
const P={...W,treeLeft:await treeWithCopies(k,W,{change:n,left:x})}
return o?{...P,fault:o}:withEarlier(e,t,P,q)}function noteLost({memory:e,settings:t},{left:n,withheld:r}){const i=new Set((0,p.x9)(e.workBefore)?.lost.map(({path:e})=>e))
for(const{path:e}of r)i.delete(e)
const o=(n?.lost??[]).map(({path:e})=>e).filter(e=>i.has(e))
const[a=""]=t.phrases
if(o.length>0)e.notes.add((0,h.J1)("work-still-lost",{files:(0,d.ri)(o),phrase:a}))}function branchesOf(e,t,n,r){switch(e.kind){case"propose":{const i=n.scan(e.branch).length>0?e.plain:e.branch
return[i,`${i}-run-${t}`,...spareNames(`${i}-run-${t}`,r)]}case"advance":{const n=`agent/pull-${e.pullRequest.number}-run-${t}`
return e.fork===void 0?[e.branch,n,...spareNames(n,r)]:[e.branch]}case"review":case"patch":return[]}}function spareNames(e,t){const n=`${e}-${t.slice(0,8)}`
return[n,n.replaceAll("/","-")]}async function openFor(e,{startingPoint:{goal:t,head:n},inputs:{"create-pr":r}=e.settings.slice(f.We)},{kept:i,change:o},a){if(t.kind==="patch"||t.kind==="review")return x
if(t.kind==="advance"&&o.lineage?.kind!=="rewritten"){if(i.kind!=="branch")return x
const n=await closedFault(e,t.pullRequest.number,i.branch)
return{pullRequest:t.pullRequest,fault:n,isCiSilent:n===void 0&&await isCiSilent(e)}}if(i.kind!=="branch"&&(t.kind==="advance"||!t.isThere))return x
const c=i.kind==="branch"?i.branch:t.branch
const u=(0,s.A)(e.job.repositoryUrl,t.base,c)
const h=proposalOf(e,{...a,commit:i.kind==="branch"?i.commit:n})
const l=t.kind==="propose"&&t.isThere?await knownPull(e,{head:c,base:t.base}):void 0
if(l)return{pullRequest:l,fault:void 0,isCiSilent:await isCiSilent(e)}
const d=await propose(e,{compareUrl:u,way:r},{head:c,base:t.base,...withWorkMark(e,c,h)})
const p=t.kind==="advance"||t.isThere?void 0:d.pullRequest?.baseSha
const m=await isRewritten(e,{branch:t.base,tip:p,from:n})
return{...d,rewrittenBase:m?t.base:void 0}}async function knownPull({github:e,job:t},n){return(0,a.Ic)(e,t.repository,n).catch(()=>{})}function withWorkMark(e,t,n){const r=(0,b.Jn)(e).mark(t)
return r===""?n:{...n,body:`${n.body}\n\n${r}`}}function proposalOf(e,{finalResponse:t,redact:n,commit:r}){const{job:i,trigger:o,settings:s}=e
const c=(0,g.rI)(e)
const{title:u=c.title,rest:h}=(0,a.Gr)(t)
return{title:n((0,a.Zr)({...c,title:u})),body:(0,a.je)({about:c,answer:h,requester:(0,w.iq)(o),runUrl:i.runUrl,repositoryUrl:i.repositoryUrl,phrases:s.phrases,commit:r})}}async function closedFault({github:e,job:t},n,i){const a=await(0,o.Es)((0,r.n)(e,t.repository),n).catch(()=>{})
if(!a||a.state==="open")return
return new c.vC("git",`Pull request #${n} was ${a.state} while I worked, so it does not include this commit.`,{hint:`The commit is on the branch ${(0,u.aY)(i)}: open another pull request from there, if you want it.`})}async function isRewritten({github:e,job:t},{branch:n,tip:o,from:a}){if(o===void 0||o===a)return!1
return(0,i.xm)((0,r.n)(e,t.repository),a,n).then(e=>!e,()=>!1)}async function withEarlier(e,t,n,r){const{goal:i}=t.startingPoint
const o=n.kept.kind==="nothing"&&n.withheld.length===0
if(!o||!e.memory.wasCutOff||i.kind!=="propose"&&i.kind!=="advance")return n
try{return await madeBefore(e,t,{branch:i.branch,compareUrl:r})??n}catch(e){(0,l.printNotice)(`It could not be checked whether the work was published before. ${(0,c.ec)(e).message}`)
return n}}async function madeBefore(e,t,{branch:n,compareUrl:r}){const{publisher:i,startingPoint:o,folder:a}=t
const c=o.head
const u=await(0,m.EE)(e,c)
if(!u)return
await i.fetchCommit(`${e.job.repositoryUrl}.git`,u.parent)
const h=await i.since(u.parent)
const l=await(0,_.$C)(h,{publisher:i,folder:a},u.parent)
const{isVerified:f}=u
const d={kind:"branch",branch:n,commit:c,isVerified:f,compareUrl:`${r}${(0,s.g)(n)}`}
return{kept:d,change:h,diff:l,withheld:[],patch:void 0,fault:void 0}}}),22296:((e,t,n)=>{n.d(t,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,rS:()=>trustInCode})
var r=n(28942)
var i=n(89812)
var o=n(7256)
var a=n(98664)
async function requireAskedHead(e,{number:t,head:{sha:n},isFork:r}){const{headSha:a,createdAt:s}=e.trigger
if(n===a||a===void 0&&!r)return
const c=await withoutOurs(e,n)
if(a!==void 0&&c!==a)throw(0,o.a1)(t,a,n)
if(a===void 0&&s!==void 0)await(0,o.IZ)((0,i.n)(e.github,e.job.repository),{number:t,sha:c},s)}async function withoutOurs(e,t){if(!e.memory.wasCutOff||e.job.runAttempt===1)return t
return(await ownCommit(e,t))?.parent??t}async function ownCommit({job:e,github:t,memory:n},r){const{owner:i,name:o}=e.repository
const a="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:c}=await t.request(a,{owner:i,repo:o,commit_sha:r})
const{message:u,tree:h,parents:l,verification:f}=s.parse(c)
const[d,...p]=l
const m=u.includes(`Agent-Conversation: ${n.id}`)&&u.includes(`Agent-Run: ${e.runUrl}`)
if(!m||!d||p.length>0)return
return{parent:d.sha,tree:h.sha,isVerified:f.verified}}const s=r.object({message:r.string(),tree:r.object({sha:r.string()}),parents:r.array(r.object({sha:r.string()})).readonly(),verification:r.object({verified:r.boolean()})})
function isOutside({pull:e}){return e?.isFork===!0}function trustInCode(e,{isolation:t}){if(!isOutside(e))return"full"
if(t!=="none")return"fork"
throw new a.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})}})}

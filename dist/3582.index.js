export const id=3582
export const ids=[3582]
export const modules={63501:((t,e,n)=>{n.d(e,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var r=n(73024)
var i=n(76760)
var o=n(41320)
var a=n(3630)
var s=n(33368)
var c=n(5537)
var u=n(62423)
var h=n(88135)
var l=n(85831)
async function restoreWork({memory:t,job:e,world:n},{folder:r,path:i,later:o}){const c=(0,l.x9)(t.workBefore)
const u=o?{lost:[],...c,patch:o}:c
if(!u)return
const f=(0,a._)(n.env)
const inCheckout=t=>(0,s.$Y)({folder:e.workspace,environment:{...f,...t}})
const p=await applyUnpublished(u,{git:inCheckout,folder:r,path:i})
if(p.unfit.length>0)t.notes.add((0,h.J1)("work-unfit",{files:firstPaths(p.unfit)}))
return p}async function applyUnpublished(t,{git:e,folder:n,path:r}){const o=treeIn(e(c.vQ),(0,i.join)(n,"put-back.patch"))
const{files:a,unfit:s,rest:u}=await applyPieces(t.patch,o)
if(u.length>0)save(r,Buffer.concat(u))
const h=(0,i.join)((0,i.dirname)(r),"set-aside.patch")
const l=[]
const f=[]
for(const e of t.aside?piecesOf(t.aside):[]){if(await o.isThere(e))continue
l.push(...await o.namesIn(e))
f.push(e)}if(f.length>0)save(h,Buffer.concat(f))
return{files:a,unfit:s,lost:t.lost.map(t=>t.path),path:r,aside:[...new Set(l)],asidePath:h}}async function applyPieces(t,e){const n=[]
const r=[]
const i=[]
if(!t)return{files:n,unfit:r,rest:i}
const o=await e.fits(t)?[t]:piecesOf(t)
for(const t of o){const o=await e.namesIn(t)
if(await e.apply(t))n.push(...o)
else if(!await e.isThere(t)){r.push(...o)
i.push(t)}}return{files:n,unfit:r,rest:i}}function piecesOf(t){return(0,c.Dt)(t.toString("latin1")).map(t=>Buffer.from(t,"latin1"))}function treeIn(t,e){const run=(n,...r)=>{save(e,n)
return t.raw(["apply","--whitespace=nowarn",...r,"--",e])}
const succeeds=t=>t.then(()=>!0,()=>!1)
return{fits:t=>succeeds(run(t,"--check")),apply:t=>succeeds(run(t)),isThere:t=>succeeds(run(t,"--reverse","--check")),async namesIn(t){const e=(await run(t,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return e.map(t=>t.split("\t").slice(2).join("\t"))}}}function save(t,e){(0,r.mkdirSync)((0,i.dirname)(t),{recursive:!0});(0,r.writeFileSync)(t,e)}function workFacts({putBack:t,tools:{workspace:e}}){if(!t)return[]
const{files:n,unfit:r,lost:o,aside:a}=t
const seenAt=t=>(0,i.join)(e.outputDir??"",(0,i.basename)(t))
const[s,c]=[seenAt(t.path),seenAt(t.asidePath)]
return[...n.length>0?[(0,h.J1)("work-put-back",{files:firstPaths(n)})]:[],...r.length>0?[(0,h.J1)("work-not-put-back",{files:firstPaths(r),path:s})]:[],...a.length>0?[(0,h.J1)("work-set-aside",{files:firstPaths(a),path:c})]:[],...o.length>0?[(0,h.J1)("work-lost",{files:firstPaths(o)})]:[]]}const f=10
function firstPaths(t){const e=t.length-f
const n=e>0?[`${e} more`]:[]
return[...t.slice(0,f).map(u.aY),...n].join(", ")}async function unpublishedOf(t,e,{env:n,leaks:r,before:i}){const a=await t.review(e,{policy:(0,o.US)((0,o.ER)(n)),leaks:r})
return(0,l.o$)(t,a,{isPublished:!1,leaks:r,before:(0,l.x9)(i)})}}),38626:((t,e,n)=>{n.d(e,{$C:()=>keepDiff,oB:()=>proposeWork,dA:()=>saveWork,rs:()=>withShownWork,D3:()=>withWholeWork})
var r=n(73024)
var i=n(76760)
var o=n(44463)
var a=n(90009)
var s=n(28942)
var c=n(98664)
var u=n(58908)
var h=n(91116)
var l=n(83093)
const f="100644"
const p=20*1024*1024
function fitsApi(t,e){let n=0
for(const{newObject:r}of t)n+=e.get(r)?.length??0
return n<=p&&t.every(isPlain)}function isPlain({path:t,oldMode:e,newMode:n}){if(t.includes("�"))return!1
if(n===l.sj)return e.startsWith("100")
return n===f&&(e===f||e===l.sj)}async function createBranch(t,{owner:e,name:n},r,i){const o=`refs/heads/${(0,h.eW)(r)}`
try{await t.request("POST /repos/{owner}/{repo}/git/refs",{owner:e,repo:n,ref:o,sha:i})}catch(o){if(await tipAfter(o,t,{owner:e,name:n},r)!==i)throw o}}async function tipAfter(t,e,n,r){return(0,u.VH)(t)?(0,h.nM)(e,n,r).catch(()=>{}):void 0}function isTaken(t){return t instanceof u.Q4&&t.status===422&&/already exists/i.test(t.message)}const d=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const m=s.object({createCommitOnBranch:s.object({commit:s.object({oid:s.string()})})}).readonly()
async function commitByApi(t,e,n){try{const r=m.parse(await t.graphql(d,{input:inputOf(e,n)}))
return await requireTree(t,e,r.createCommitOnBranch.commit.oid,n.tree)}catch(r){const i=await tipAfter(r,t,e,n.branch)
if(i===void 0||i===n.base)throw r
return requireTree(t,e,i,n.tree).catch(()=>{throw r})}}function inputOf({owner:t,name:e},{branch:n,allowedBranch:r,base:i,message:o,entries:a,contents:s}){const[c="",...u]=o.trimEnd().split("\n")
const isGone=({newMode:t})=>t===l.sj
return{branch:{repositoryNameWithOwner:`${t}/${e}`,branchName:(0,h.eW)(n,r)},message:{headline:c,body:u.join("\n").trim()},expectedHeadOid:i,fileChanges:{additions:a.filter(t=>!isGone(t)).map(({path:t,newObject:e})=>({path:t,contents:(s.get(e)??missing(t)).toString("base64")})),deletions:a.filter(isGone).map(({path:t})=>({path:t}))}}}function missing(t){throw new c.vC("bug",`The content of ${t} was not read.`)}async function requireTree(t,{owner:e,name:n},r,i){const o="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:a}=await t.request(o,{owner:e,repo:n,commit_sha:r})
if(a.tree.sha!==i)throw new c.vC("denied",`The commit ${r.slice(0,7)} that GitHub made does not hold the files that it was sent.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:r,isVerified:a.verification.verified}}var w=n(70012)
var b=n(94251)
var v=n(63697)
var g=n(43673)
var k=n(85831)
var y=n(9179)
async function keepWithheld(t,{publisher:e,folder:n,leaks:o,policy:a,hold:s}){const{change:c,withheld:u,withheldTree:h}=t
const l=c.aside&&(await o.redactLong(c.aside.patch.toString("utf8"))).text
const f=l===void 0?void 0:keepAside(l,n)
if(h===void 0)return{withheld:u,patch:void 0,aside:f}
const p=await e.commit(c,"published")
const patchTo=async(t,o)=>{const a=(0,i.join)(n,o)
await e.writePatch(await e.commit({tree:t},"What was withheld\n",p),a)
return{path:a,patch:(0,r.readFileSync)(a,"utf8")}}
const d=await patchTo(h,"withheld.patch")
const m=s&&await e.hold(t,{base:p,policy:a,leaks:o,...s})
if(!m)return{withheld:u,patch:d,aside:f}
const w=m.paths.length>0&&m.rest!==c.tree
const b=w?await patchTo(m.rest,"withheld-for-good.patch"):void 0
return{withheld:u.map(t=>explained(t,m)),patch:d,aside:f,held:m,patchWithoutHeld:b}}function keepAside(t,e){const n=(0,i.join)(e,"aside.patch");(0,r.writeFileSync)(n,t)
return{path:n,patch:t}}function explained(t,{unseen:e}){const n=(0,y.bz)(t.code)?e.get(t.path):void 0
return n===void 0?t:{...t,detail:n}}async function saveWork(t,e){const{publisher:n,leaks:r,policy:i=b.nG,leftBefore:o}=e
const a=e.hold?.about==="protected"
const s=e.reviewed??await n.review(t,{policy:{...i,isTogether:a},leaks:r})
const c=r.redact(e.message).text
const{locks:u,outdated:h}=s
const l={change:s.change,locks:u,outdated:h,...await keepWithheld(s,{...e,policy:i})}
if(s.change.files.length===0){const{left:t,tree:e}=await(0,k.o$)(n,s,{isPublished:!1,leaks:r,before:o})
return{kept:{kind:"nothing"},...l,diff:void 0,fault:void 0,left:t,treeLeft:e}}const f=await keepDiff(s.change,e)
const p={reviewed:s,message:c,commit:once(()=>n.commit(s.change,c))}
const d=await saveOnBranch(p,e)
const m=d.kept.kind==="branch"
const{left:w,tree:v}=await(0,k.o$)(n,s,{isPublished:m,leaks:r,before:o})
return{...d,...l,diff:f,left:w,treeLeft:v}}async function keepDiff(t,{publisher:e,folder:n},o){const a=await e.diff(t,o)
const s=(0,i.join)(n,"work.diff");(0,r.writeFileSync)(s,a)
return{path:s,text:a.toString("utf8")}}function once(t){let e
return()=>{e??=t()
return e}}async function saveOnBranch(t,e){const n=[]
for(const[r,i]of e.branches.entries()){if(r>1&&n.some(({isName:t})=>!t))break
if(i.includes("/")&&n.some(({fault:t})=>(0,w.lT)(t)))continue
try{const r=await publishOn(i,t,e)
const o=n.find(({isName:t})=>!t)?.fault
const a=n.length>0&&o===void 0
return{kept:r,fault:o,takenName:a?e.branches[0]:void 0}}catch(t){const r=(0,c.ec)(t)
n.push({fault:r,isName:i!==e.existing&&isNameTaken(r)})}}return{kept:await asPatch(e,await t.commit()),fault:n[0]?.fault}}function isNameTaken(t){if((0,w.lT)(t))return!0
const e=`${t.message} ${t.cause}`
return isTaken(t.cause)||/\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(e)}async function publishOn(t,e,n){const{commit:r,isVerified:i}=madeBefore(e,n)??await publishByApi(t,e,n)??await publishByPush(t,e,n)
return{kind:"branch",branch:t,commit:r,isVerified:i,compareUrl:`${n.compareUrl}${t}`}}function madeBefore({reviewed:t},{made:e}){return e?.tree===t.change.tree?e:void 0}async function publishByApi(t,e,n){const{api:r,publisher:i}=n
const{entries:o,change:a,blobs:s}=e.reviewed
if(!r)return
if(!fitsApi(o,s))return
const u={branch:t,allowedBranch:n.existing,base:i.base,tree:a.tree,message:e.message,entries:o,contents:s}
if(t===n.existing)return movedByApi(u,r,e,i)
try{await createBranch(r.github,r.repository,t,i.base)}catch(e){if(isTaken(e))throw taken(t,e)
return}try{return await commitByApi(r.github,r.repository,u)}catch(r){const o=(0,w.XT)(t,r)??(0,c.ec)(r)
return pushOnto(t,e,n,o).catch(async e=>{await i.takeBack(t).catch(()=>{})
throw e})}}async function movedByApi(t,e,n,r){try{return await commitByApi(e.github,e.repository,t)}catch(e){if((0,c.ec)(e).code==="denied")throw e
const i=await n.commit()
await r.push(i,t.branch,r.base)
return{commit:i,isVerified:!1}}}function taken(t,e){const n="Merge or close the pull request of that branch and delete the branch."
return new c.vC("git",`The branch ${t} exists now.`,{hint:n,cause:e})}async function pushOnto(t,e,n,r){const{publisher:i,leaks:o,policy:a=b.nG}=n
const{message:s,reviewed:c}=e
if(r.code==="denied")throw r
const u=await e.commit()
const h=await i.push(u,t,i.base).then(()=>!0,()=>!1)
if(h)return{commit:u,isVerified:!1}
const l=await i.rebase(c.change,s,{branch:t,policy:a,leaks:o}).catch(()=>{})
if(!l)throw r
await i.push(l.commit,t,l.tip)
return{commit:l.commit,isVerified:!1}}async function publishByPush(t,e,n){const{publisher:r,existing:i}=n
const o=await e.commit()
await r.push(o,t,t===i?r.base:void 0)
return{commit:o,isVerified:!1}}const $=/GitHub answered 422 .*No commits between /
async function proposeWork(t,e,n,r="draft"){try{return{pullRequest:await(0,v.Hw)(t,e,n,r),fault:void 0}}catch(t){const e=(0,c.ec)(t)
return{pullRequest:void 0,fault:$.test(e.message)?void 0:e}}}async function asPatch({publisher:t,folder:e},n){const o=(0,i.join)(e,"work.patch")
await t.writePatch(n,o)
return{kind:"patch",path:o,patch:(0,r.readFileSync)(o,"utf8")}}async function withShownWork({run:t,startingPoint:{goal:e,head:n}},r,{pullRequest:i,proposeUrl:s}){const c=i!==void 0||s!==void 0
if(r.kept.kind!=="nothing"||e.kind!=="propose"||e.isThere!==!0||!c)return r
const{github:u,job:h}=t
const{branch:l,base:f}=e
const p=await(0,a.kC)((0,o.n)(u,h.repository),f,n)
const d=`${h.repositoryUrl}/compare/${f}...${l}`
const m={kind:"branch",branch:l,commit:n,isVerified:!1,compareUrl:d}
return{...r,kept:m,change:{...r.change,files:p?.files??[]}}}async function withWholeWork({run:t,startingPoint:{goal:e}},n){const{kept:r,change:i}=n
if(t.trigger.kind!=="decision"||r.kind!=="branch"||!(0,g.k)(r.branch))return n
const s=await(0,a.kC)((0,o.n)(t.github,t.job.repository),e.base,r.commit)
if(!s||s.files.length<=i.files.length)return n
const c=n.diff&&{...n.diff,text:diffOf(s.files)}
return{...n,diff:c,change:{...i,files:s.files}}}function diffOf(t){if(t.some(({patch:t})=>t===""))return""
const e=t.map(({path:t,patch:e})=>`diff --git a/${t} b/${t}\n--- a/${t}\n+++ b/${t}\n${e}`)
return`${e.join("\n")}\n`}}),93582:((t,e,n)=>{n.d(e,{g:()=>U,IJ:()=>branchesOf,bD:()=>messageOf,qw:()=>openFor,cE:()=>proposalOf,FW:()=>publishWork})
var r=n(54995)
var i=n(41320)
var o=n(48142)
var a=n(79235)
var s=n(44463)
var c=n(90009)
var u=n(7256)
var h=n(94869)
var l=n(17482)
function commitMessage({about:t,requester:e,approver:n,host:r,...i}){const o=t.number===void 0?"":` (${t.repository??""}#${t.number})`
const a=(0,h.TN)((0,l.WN)(t.title),Math.max(24,72-o.length)).replace(/^---[- ]*/,"")
const s=`${a||"Changes"}${o}`
const c=[...e?[`Co-authored-by: ${addressOf(e,r)}`]:[],...n?[`Approved-by: ${addressOf(n,r)}`]:[],`Agent-Conversation: ${i.conversationId}`,`Agent-Run: ${i.runUrl}`,...i.mark===void 0?[]:[i.mark]]
return`${s}\n\n${c.join("\n")}\n`}function addressOf({login:t,id:e},n){const r=t.replaceAll(/[^\w.[\]-]/g,"")
return`${r} <${e}+${r}@users.noreply.${n}>`}var f=n(62423)
var p=n(63697)
var d=n(98664)
var m=n(88135)
var w=n(63501)
var b=n(85831)
var v=n(22296)
var g=n(29058)
var k=n(21271)
var y=n(26767)
var $=n(71762)
var O=n(38626)
async function propose(t,{compareUrl:e,isRestricted:n},r){const{"create-pr":o}=(0,i.ER)(t.world.env)
const a=n?(0,i.hF)(o,t.trigger):o
if(a==="none")return j
if(a==="link")return{...j,proposeUrl:proposalLink(e,r)}
const s=await(0,O.oB)(t.github,t.job.repository,r,a)
if(!s.pullRequest)return s
await sign(t,s.pullRequest)
return{...s,isCiSilent:await isCiSilent(t)}}const j={pullRequest:void 0,fault:void 0}
async function sign({github:t,job:e,trigger:n,world:r},{number:o}){const{"pr-labels":a=[],reviewers:s=[]}=(0,i.ER)(r.env)
const c=(0,k.YX)(n)
const u=c?.type==="User"?[c.login]:[]
const h=s.filter(t=>t!=="none").flatMap(t=>t==="requester"?u:t)
await attempt("labelled",a,()=>(0,p.Nl)(t,e.repository,o,a))
await attempt("given to reviewers",h,()=>(0,p.lj)(t,e.repository,o,h))}async function attempt(t,e,n){if(e.length===0)return
try{await n()}catch(n){(0,r.printNotice)(`The pull request could not be ${t} (${e.join(", ")}). ${(0,d.ec)(n).message}`)}}const B=6e3
function proposalLink(t,{title:e,body:n}){const link=n=>`${t}?${new URLSearchParams({quick_pull:"1",title:e,...n})}`
const r=link({body:n})
return r.length<=B?r:link({})}const P="github-actions[bot]"
const q=".github/workflows"
const C=512*1024
const T=/^[ \t]*(?:-[ \t]*)?["']?(?:push|pull_request)\b|^["']?on["']?:.*\b(?:push|pull_request)\b/m
async function isCiSilent({github:t,job:e}){if(!await hasCi(e.workspace))return!1
const n=await(0,$.jU)((0,s.n)(t,e.repository))
return n?.login===P}async function hasCi(t){try{const e=(await(0,y.KG)([t],q)).filter(({name:t})=>/\.ya?ml$/.test(t))
const n=await Promise.all(e.map(({name:e})=>textOf(t,`${q}/${e}`)))
return n.some(t=>T.test(t))}catch{return!1}}async function textOf(t,e){try{return(new TextDecoder).decode(await(0,y.TA)([t],e,C))}catch{return""}}const U={pullRequest:void 0,fault:void 0}
async function publishWork(t,e,n,r,{approver:a,refused:s,...c}={}){const{job:u,github:h,world:l}=t
const{publisher:p,folder:d,startingPoint:w}=e
const{goal:v}=w
if(v.kind==="review")return{kept:{kind:"nothing"},change:n,withheld:[],patch:void 0,fault:void 0}
const g=(0,i.ER)(l.env)
const k=g["commit-mode"]==="api"&&!(v.kind==="advance"&&v.fork!==void 0)
const y=`${u.repositoryUrl}/compare/${v.base}...`
const $=await(0,O.dA)(n,{publisher:p,api:k?{github:h,repository:u.repository}:void 0,leaks:r,policy:(0,i.US)(g),...c,folder:d,branches:(0,o.J)(l.env)&&s===void 0?branchesOf(v,u.runId,r,l.newId()):[],existing:isThere(v)?v.branch:void 0,message:messageOf(t,a),compareUrl:y,leftBefore:(0,b.x9)(t.memory.workBefore)})
const{takenName:j,kept:B}=$
if(j!==void 0&&B.kind==="branch"){const e={branch:(0,f.aY)(j),other:(0,f.aY)(B.branch)}
t.memory.notes.add((0,m.J1)(B.branch.includes("/")?"branch-taken-meanwhile":"branch-blocked",e))}t.memory.leaveWork((0,b.Xo)($.left))
noteLost(t,$)
return s?{...$,fault:s}:withEarlier(t,e,$,y)}function noteLost({memory:t,world:e},{left:n,withheld:r}){const i=new Set((0,b.x9)(t.workBefore)?.lost.map(({path:t})=>t))
for(const{path:t}of r)i.delete(t)
const o=(n?.lost??[]).map(({path:t})=>t).filter(t=>i.has(t))
const[s=""]=(0,a.phrasesOf)(e.env)
if(o.length>0)t.notes.add((0,m.J1)("work-still-lost",{files:(0,w.ri)(o),phrase:s}))}function messageOf(t,e){const{job:n,trigger:r,memory:i}=t
const o=(0,k.YX)(r)
return commitMessage({about:aboutOf(t),requester:known(o),approver:known(e),host:new URL(n.serverUrl).host,conversationId:i.id,runUrl:n.runUrl,mark:(0,g.Jn)(t).trailer(i.id)})}function known(t){return t?.id===void 0?void 0:{login:t.login,id:t.id}}function isThere(t){return t.kind==="advance"||t.kind==="propose"&&t.isThere===!0}function branchesOf(t,e,n,r){switch(t.kind){case"propose":{const i=n.scan(t.branch).length>0?t.plain:t.branch
return[i,`${i}-run-${e}`,...spareNames(`${i}-run-${e}`,r)]}case"advance":{const n=`agent/pull-${t.pullRequest.number}-run-${e}`
return t.fork===void 0?[t.branch,n,...spareNames(n,r)]:[t.branch]}case"review":case"patch":return[]}}function spareNames(t,e){const n=`${t}-${e.slice(0,8)}`
return[n,n.replaceAll("/","-")]}async function openFor(t,{startingPoint:{goal:e,head:n},restriction:r},{kept:i},o){if(e.kind==="patch"||e.kind==="review")return U
if(e.kind==="advance"){if(i.kind!=="branch")return U
const n=await closedFault(t,e.pullRequest.number,i.branch)
return{pullRequest:e.pullRequest,fault:n,isCiSilent:n===void 0&&await isCiSilent(t)}}if(i.kind!=="branch"&&!e.isThere)return U
const a=i.kind==="branch"?i.branch:e.branch
const s=`${t.job.repositoryUrl}/compare/${e.base}...${a}`
const c=proposalOf(t,{...o,commit:i.kind==="branch"?i.commit:n})
const u=await propose(t,{compareUrl:s,isRestricted:r?.restrictions?.proposes===!1},{head:a,base:e.base,...withWorkMark(t,a,c)})
const h=e.isThere?void 0:u.pullRequest?.baseSha
const l=await isRewritten(t,{branch:e.base,tip:h,from:n})
return{...u,rewrittenBase:l?e.base:void 0}}function withWorkMark(t,e,n){const r=(0,g.Jn)(t).mark(e)
return r===""?n:{...n,body:`${n.body}\n\n${r}`}}function proposalOf(t,{finalResponse:e,redact:n,commit:r}){const{job:i,trigger:o,world:s}=t
const c=aboutOf(t)
const{title:u=c.title,rest:h}=(0,p.Gr)(e)
return{title:n((0,p.Zr)({...c,title:u})),body:(0,p.je)({about:c,answer:h,requester:(0,k.iq)(o),runUrl:i.runUrl,repositoryUrl:i.repositoryUrl,phrases:(0,a.phrasesOf)(s.env),commit:r})}}function aboutOf({trigger:t,other:e}){const n=(0,k.et)(t)
return e?{...n,repository:`${e.main.owner}/${e.main.name}`}:n}async function closedFault({github:t,job:e},n,r){const i=await(0,u.Es)((0,s.n)(t,e.repository),n).catch(()=>{})
if(!i||i.state==="open")return
return new d.vC("git",`Pull request #${n} was ${i.state} while I worked, so it does not include this commit.`,{hint:`The commit is on the branch ${r}: open another pull request from there, if you want it.`})}async function isRewritten({github:t,job:e},{branch:n,tip:r,from:i}){if(r===void 0||r===i)return!1
return(0,c.xm)((0,s.n)(t,e.repository),i,n).then(t=>!t,()=>!1)}async function withEarlier(t,e,n,i){const{goal:o}=e.startingPoint
const a=n.kept.kind==="nothing"&&n.withheld.length===0
if(!a||!t.memory.wasCutOff||o.kind!=="propose"&&o.kind!=="advance")return n
try{return await madeBefore(t,e,{branch:o.branch,compareUrl:i})??n}catch(t){(0,r.printNotice)(`It could not be checked whether the work was published before. ${(0,d.ec)(t).message}`)
return n}}async function madeBefore(t,e,{branch:n,compareUrl:r}){const{publisher:i,startingPoint:o,folder:a}=e
const s=o.head
const c=await(0,v.EE)(t,s)
if(!c)return
await i.fetchCommit(`${t.job.repositoryUrl}.git`,c.parent)
const u=await i.since(c.parent)
const h=await(0,O.$C)(u,{publisher:i,folder:a},c.parent)
const{isVerified:l}=c
const f={kind:"branch",branch:n,commit:s,isVerified:l,compareUrl:`${r}${n}`}
return{kept:f,change:u,diff:h,withheld:[],patch:void 0,fault:void 0}}}),22296:((t,e,n)=>{n.d(e,{Au:()=>requireAskedHead,EE:()=>ownCommit,_K:()=>isOutside,hk:()=>inputsOn})
var r=n(28942)
var i=n(44463)
var o=n(7256)
var a=n(98664)
async function requireAskedHead(t,{number:e,head:{sha:n},isFork:r}){const{headSha:a,createdAt:s}=t.trigger
if(n===a||a===void 0&&!r)return
const c=await withoutOurs(t,n)
if(a!==void 0&&c!==a)throw(0,o.a1)(e,a,n)
if(a===void 0&&s!==void 0)await(0,o.IZ)((0,i.n)(t.github,t.job.repository),{number:e,sha:c},s)}async function withoutOurs(t,e){if(!t.memory.wasCutOff||t.job.runAttempt===1)return e
return(await ownCommit(t,e))?.parent??e}async function ownCommit({job:t,github:e,memory:n},r){const{owner:i,name:o}=t.repository
const a="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:c}=await e.request(a,{owner:i,repo:o,commit_sha:r})
const{message:u,tree:h,parents:l,verification:f}=s.parse(c)
const[p,...d]=l
const m=u.includes(`Agent-Conversation: ${n.id}`)&&u.includes(`Agent-Run: ${t.runUrl}`)
if(!m||!p||d.length>0)return
return{parent:p.sha,tree:h.sha,isVerified:f.verified}}const s=r.object({message:r.string(),tree:r.object({sha:r.string()}),parents:r.array(r.object({sha:r.string()})).readonly(),verification:r.object({verified:r.boolean()})})
function isOutside({pull:t}){return t?.isFork===!0}function inputsOn(t,e){if(!isOutside(t))return e
if(e.isolation==="none")throw new a.vC("config","I do not work on the code of a fork without a sandbox.",{hint:"Leave out the input `isolation`."})
const n={hooks:!1,"skill-commands":!1,"setup-command":void 0,"setup-network":"none",caches:["none"]}
return{...e,...n,secrets:void 0,"tool-env":void 0,"mcp-config":void 0,network:"none"}}})}

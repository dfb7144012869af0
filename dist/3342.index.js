export const id=3342
export const ids=[3342]
export const modules={45775:((t,e,n)=>{n.d(e,{L:()=>readHistory,k:()=>checkOutCommit})
var r=n(73024)
var o=n(76760)
var s=n(3024)
var a=n(58101)
const i=[50,500,5e3]
const c=18e4
async function checkOutCommit(t,{head:e,commit:n,base:r}){const o=e===n?[]:[n]
const s=await bring(t,{head:e,commits:o,base:r}).then(()=>{},wordsOf)
if(s!==void 0){if(o.length>0)await bring(t,{head:e,commits:o,base:void 0})
t.notify(`The branch ${r.branch} could not be fetched. ${s}`)}if(e!==n){await(t.mayCheckOut?.(n))
await t.git().raw(["checkout","--quiet","--detach",n])}if(s!==void 0)return readHistory(t,n,{branch:r.branch,meets:"unknown"})
return r.tip===void 0?meetBase(t,n,r.branch):readHistory(t,n)}async function bring(t,{head:e,commits:n,base:r}){const o=await boundaryOf(t)
if(o.length===0)return fetch(t,[],[...n,...refspecOf(r)])
if(o.length===1&&o[0]===e){const e=r&&r.tip===void 0?i[0]:1
return fetch(t,[`--depth=${e}`],[...n,...refspecOf(r)])}const s=r&&(r.tip??await tipOf(t,r.branch))
const a=await absentOf(t,[...n,...s===void 0?[]:[s]])
await fetch(t,["--depth=1"],a)
if(r&&s!==void 0)await t.git().raw(["update-ref",trackingRef(r.branch),s])}function refspecOf(t){if(!t)return[]
const e=t.tip??`refs/heads/${t.branch}`
return[e,`+${e}:${trackingRef(t.branch)}`]}function trackingRef(t){return`refs/remotes/origin/${t}`}async function fetch({git:t,remote:e},n,r){if(r.length===0)return
await t((0,a.it)(e)).raw(["fetch","--quiet","--no-tags",...n,e.url,...new Set(r)])}async function tipOf({git:t,remote:e},n){const r=await t((0,a.it)(e)).raw(["ls-remote",e.url,`refs/heads/${n}`])
const o=r.split("\n").find(t=>t.endsWith(`\trefs/heads/${n}`))
if(o===void 0)throw new Error("The remote has no such branch.")
return o.slice(0,o.indexOf("\t"))}async function absentOf({git:t},e){const n=e.map(t=>`${t}\n`).join("")
const r=(await t().raw(["cat-file","--batch-check=%(objecttype)"],n)).split("\n")
return e.filter((t,e)=>r[e]!=="commit")}async function meetBase(t,e,n){const r=trackingRef(n)
const o=performance.now()+c
for(const s of i){if(await haveCommon(t,e,r))return readHistory(t,e,{branch:n,meets:"yes"})
if(!await isShallow(t))return{kind:"full",base:{branch:n,meets:"no"}}
if(performance.now()>o)break
const a=await fetch(t,[`--deepen=${s}`],[e,...refspecOf({branch:n})]).then(()=>{},wordsOf)
if(a===void 0)continue
t.notify(`No more history could be fetched. ${a}`)
break}const s=await haveCommon(t,e,r)?"yes":await isShallow(t)?"unknown":"no"
return readHistory(t,e,{branch:n,meets:s})}function haveCommon({git:t},e,n){return t().raw(["merge-base",e,n]).then(()=>!0,()=>!1)}async function readHistory(t,e,n){const r=await boundaryOf(t)
if(r.length===0)return{kind:"full",base:n}
if(r.includes(e))return{kind:"shallow",commits:1,base:n}
return{kind:"shallow",commits:Number(await t.git().raw(["rev-list","--count",e])),base:n}}const u=8*1024*1024
async function boundaryOf({git:t,workspace:e}){const n=(0,r.lstatSync)((0,o.join)(e,".git"),{throwIfNoEntry:!1})?.isDirectory()
const a=n?(0,s.Ui)(e,".git/shallow",u):(0,s.Ui)((0,o.resolve)(e,(await t().raw(["rev-parse","--git-common-dir"])).trim()),"shallow",u)
return(a??"").split("\n").filter(t=>/^[0-9a-f]{40,64}$/.test(t))}async function isShallow(t){return(await boundaryOf(t)).length>0}function wordsOf(t){return t instanceof Error?t.message:String(t)}}),3328:((t,e,n)=>{n.d(e,{IM:()=>readChangedFiles,iH:()=>readDiff})
var r=n(28942)
var o=n(98664)
var s=n(95164)
const a=r.object({filename:r.string(),patch:r.string().optional(),status:r.string().optional(),changes:r.number().optional(),sha:r.string().nullish()})
const i=30
async function readDiff(t,e){const n={pull_number:e}
const{items:c,isWhole:u}=await(0,s.n)(t,"/pulls/{pull_number}/files",n,{most:i})
const l=r.array(a).safeParse(c)
if(l.success){const t=l.data.map(({filename:t,patch:e})=>reviewedFile(t,e))
return{diff:t,unseen:l.data.filter(isUnseen).map(({filename:t})=>t),isWhole:u}}const h=(0,o.ec)(l.error)
throw new o.vC("github",`GitHub's reply about the files of pull request #${e} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it. Otherwise run it again.",cause:h})}function isUnseen({patch:t,status:e,changes:n,sha:r}){const o=(e==="renamed"||e==="copied")&&n===0
return t===void 0&&!o&&r!==c}const c="e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
function reviewedFile(t,e){return{path:t,patch:e,hunks:e===void 0?[]:hunksOf(e)}}const u=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
function hunksOf(t){const e=[]
let[n,r]=[0,0]
for(const o of t.split("\n")){const[,t,s]=u.exec(o)??[]
const a=e.at(-1)
if(t!==void 0){[n,r]=[Number(t),Number(s)]
e.push({old:[],new:[]})}else if(o.startsWith("-"))a?.old.push(n++)
else if(o.startsWith("+"))a?.new.push(r++)
else if(!o.startsWith("\\")){a?.new.push(r++)
n++}}return e}const l=r.object({filename:r.string(),previous_filename:r.string().optional(),status:r.string(),additions:r.number().int(),deletions:r.number().int(),patch:r.string().optional()})
const h=8e3
const d=300
async function readChangedFiles(t,e,n){try{const{items:o,isWhole:a}=await(0,s.n)(t,"/pulls/{pull_number}/files",{pull_number:e},{most:3})
let i=n
const c=r.array(l).parse(o).slice(0,d).map(t=>{const e=t.patch===void 0?void 0:cutPatch(t.patch,Math.min(i,h))
i-=e?.text.length??0
return toFile(t,e)})
return{files:c,isWhole:a}}catch{return}}function cutPatch(t,e){if(t.length<=e)return{text:t,isCut:!1}
const n=t.lastIndexOf("\n",e)
return n<=0?void 0:{text:t.slice(0,n),isCut:!0}}function toFile(t,e){const{filename:n,previous_filename:r,status:o,additions:s,deletions:a}=t
return{path:n,previousPath:r,status:o,additions:s,deletions:a,patch:e}}}),84150:((t,e,n)=>{n.d(e,{V4:()=>r,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const r=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(t){return t.flatMap(e=>{const[n,o]=r.get(nameOf(e))??[]
if(!n)return[]
const s=e.slice(0,-nameOf(e).length)
const isIts=t=>t.startsWith(s)&&n.test(nameOf(t))&&(o||!t.slice(s.length).includes("/"))
const a=t.filter(isIts)
return a.length===0?[]:[{lock:e,manifests:a}]})}function tornBetween(t,e){const n=new Set(e)
return pairsOf([...t.filter(t=>!n.has(t)),...n]).flatMap(({lock:t,manifests:e})=>{const r=e.find(e=>n.has(e)!==n.has(t))
if(r===void 0)return[]
return n.has(t)?[{published:r,withheld:t}]:[{published:t,withheld:r}]})}function isManifest(t){return[...r.values()].some(([e])=>e.test(nameOf(t)))}function nameOf(t){return t.slice(t.lastIndexOf("/")+1)}}),84901:((t,e,n)=>{n.d(e,{Bs:()=>requireClean,oz:()=>requireBranch})
var r=n(73024)
var o=n(76760)
var s=n(98664)
var a=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(t,e){const{head:n,branch:r}=await requireClean(t,e)
if(r===void 0)throw detached(n)
return{head:n,branch:r}}async function requireClean(t,e){const{head:n,branch:r,changed:o}=await readState(t,e)
if(n===void 0)throw new s.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(o.length>0)throw dirty(o)
return{head:n,branch:r}}async function readState(t,e){if(!(0,r.existsSync)((0,o.join)(t,".git")))throw noCheckout()
try{return await checkoutState(e)}catch(t){throw noCheckout(t)}}function noCheckout(t){return new s.vC("config","The workspace is not a git checkout.",{hint:i,cause:t})}function detached(t){return new s.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,a.TN)(t,80)).join(", ")
const n=`The checkout has ${(0,a.U9)(t.length,"uncommitted change")} (${e}${t.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new s.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(t){const e=(await t.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=t=>e.find(e=>e.startsWith(`# ${t} `))?.slice(t.length+3)
const n=header("branch.oid")
const r=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:r==="(detached)"?void 0:r,changed:e.flatMap(t=>changedPath(t)??[])}}const c={1:8,u:10,"?":1}
function changedPath(t){const e=t.split(" ")
const n=c[e[0]??""]
return n===void 0?void 0:e.slice(n).join(" ")}}),12947:((t,e,n)=>{n.d(e,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var r=n(28942)
var o=n(89812)
var s=n(7256)
var a=n(98664)
var i=n(57974)
var c=n(65196)
var u=n(29058)
var l=n(21271)
var h=n(84901)
var d=n(85793)
function searchWork(t){const e=(0,u.Jn)(t)
if(!e.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(t,e)
n.catch(()=>{})
return{pull:n,branches:branchesOf(t)}}async function markedWork(t,e,n=searchWork(t)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(t,e,await n.branches)}catch(t){const e=(0,a.ec)(t).message;(0,i.printNotice)(`${f} ${e}`)
return{status:"unseen",why:e}}}const f="It could not be checked whether there is earlier work of the agent."
async function markedPull(t,e=(0,u.Jn)(t)){const{github:n,job:r,trigger:a,other:i}=t
const c=(0,o.n)(n,r.repository)
return(0,s.zl)(c,i?.id??a.repositoryId,({body:t,branch:n})=>e.isMarked(t,n))}const m=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const p=10
async function branchesOf(t){const e=(0,l.gl)((0,l.et)(t.trigger),(0,l.dT)(t))
if(e===void 0)return[]
const n=[...new Set([e,e.replaceAll("/","-")])]
return(await Promise.all(n.map(e=>branchesFrom(t,e)))).flat()}async function branchesFrom({github:t,job:e},n){try{const r=(0,o.n)(t,e.repository)
const s=m.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return s.map(({ref:t,object:e})=>({branch:t.replace(/^refs\/heads\//,""),tip:e.sha})).filter(({branch:t})=>t.startsWith(n)&&!/^\d/.test(t.slice(n.length))).slice(-p)}catch(t){(0,i.printNotice)(`${f} ${(0,a.ec)(t).message}`)
return[]}}async function onBranches(t,{branch:e,base:n,tip:r},o){const s=(0,u.Jn)(t)
if(!s.isAble)return{status:"unknown"}
const a=r===void 0?[]:[{branch:e,tip:r}]
const i=o.filter(t=>t.branch!==e)
const c=await Promise.all([...a,...i].map(e=>onBranch(t,s,{...e,base:n})))
const[l]=c.flatMap(t=>t.status==="ours"?[t]:[]).sort((t,e)=>e.time-t.time)
if(l){const t={kind:"propose",branch:l.branch,plain:l.branch,base:n,isThere:!0}
return{status:"found",tip:l.tip,branch:l.branch,goal:t}}return{status:a.length>0&&c[0]?.status==="over"?"over":"unknown"}}const b=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:t,job:e},n,{branch:r,base:s,tip:a}){const i=(0,o.n)(t,e.repository)
const c=`${e.repository.owner}:${r}`
const u=b.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:t})=>n.isMarked(t??"",r)))return{status:"over"}
const l=u.length>0?void 0:await lastMarked(i,n,`${s}...${r}`)
return l===void 0?{status:"unknown"}:{status:"ours",time:l,branch:r,tip:a}}const g=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(t,e,n){const{commits:r}=g.parse(await t.get("/compare/{basehead}",{basehead:n,per_page:100}))
const o=r.filter(({commit:t})=>e.hasTrailer(t.message)).map(({commit:t})=>Date.parse(t.committer.date))
return o.length===0?void 0:Math.max(...o)}async function openTask(t,e){const n=await taskPull(t)
if(!n)return
const{head:r}=await(0,h.Bs)(t.job.workspace,(0,c.b)(t)())
const o=await(0,d.C)(t,e,{head:r,commit:n.sha,base:{branch:n.base}})
return{head:n.sha,branch:n.branch,goal:goalIn(n),pull:void 0,history:o}}async function taskPull(t){const{github:e,job:n,trigger:r,other:a}=t
const i=(0,l.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,l.xo)(i,n,(0,l.dT)(t))
return(0,s.zl)((0,o.n)(e,n.repository),a?.id??r.repositoryId,(0,s.L$)(c))}function goalIn({number:t,url:e,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:t,url:e}}}}),85793:((t,e,n)=>{n.d(e,{C:()=>moveCheckout})
var r=n(45775)
var o=n(98664)
var s=n(94869)
var a=n(33737)
var i=n(57974)
var c=n(65196)
var u=n(62340)
var l=n(85328)
async function moveCheckout(t,e,n){const o=(0,c.b)(t)
const a=(0,u.M)(t,await(0,l.Sm)(t,await(0,l.cd)(t,n.head)))
return(0,r.k)({git:o,workspace:t.job.workspace,remote:e,notify:t=>(0,i.printNotice)((0,s.TN)(t,300)),mayCheckOut:async t=>{const e=a?(await changedPaths(o(),n.head,t)).filter(a):[]
if(e.length>0)throw anotherAction(t,e)}},n)}const h="160000"
async function changedPaths(t,e,n){const r=["-r","-z","--raw","--no-renames","--ignore-submodules=none"]
const o=(await t.raw(["diff-tree",...r,e,n])).split("\0")
return o.filter((t,e)=>e%2===1&&!isSubmodule(o[e-1]??""))}function isSubmodule(t){const[e,n]=t.slice(1).split(" ")
return e===h&&n===h}const d=3
function anotherAction(t,e){const n=e.length>d?` and ${e.length-d} more`:""
const r=`${e.slice(0,d).map(a.aY).join(", ")}${n}`
const s=`This action, or another one of its job, is loaded from the checkout, and the commit to work on (${t.slice(0,7)}) has another version of that: ${r}.`
return new o.vC("config",s,{hint:"If its branch only lacks a newer version of the action, update the branch. Otherwise name the action by its repository and commit in the workflow (`uses: OWNER/REPOSITORY/PATH@COMMIT`, which can be this repository) instead of by its path (`uses: ./PATH`): then it is loaded from elsewhere."})}}),94040:((t,e,n)=>{n.d(e,{r:()=>pullGoal})
var r=n(4471)
var o=n(89812)
var s=n(7256)
var a=n(33737)
var i=n(88135)
var c=n(29943)
async function pullGoal(t,e,{isApplying:n=!1}={}){const{branch:r,repository:o}=e.head
const s=e.base.branch
const c=e.isFork?whyNotToFork(t,e,n):await whyNotToBranch(t,r)
if(c!==void 0)return{kind:"patch",base:s,why:(0,i.J1)(`lowered-${c}`,{branch:(0,a.aY)(r)})}
const u={number:e.number,url:e.url}
return{kind:"advance",branch:r,base:s,pullRequest:u,...e.isFork&&{fork:o}}}function whyNotToFork({settings:t},e,n){if(n||!t.slice(c.We)["fork-push"])return"fork"
if(e.head.repository===void 0)return"fork-gone"
if(!e.maintainerCanModify)return"fork-author"
return(0,r.Q8)(e.head.branch)?void 0:"name"}async function whyNotToBranch({github:t,job:e},n){if(!(0,r.Q8)(n))return"name"
return(0,s.WM)((0,o.n)(t,e.repository),n)}}),35086:((t,e,n)=>{n.d(e,{W:()=>beginReading,y:()=>reading_readAll})
var r=n(89812)
var o=n(90009)
var s=n(28942)
var a=n(38789)
var i=n(68717)
var c=n(12719)
const u="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const l="$owner:String!,$name:String!,$number:Int!"
const h=`query Named(${l}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${u} body state}\n    ... on PullRequest{${u} body pullState:state}\n  }}\n}`
const d=`query Closers(${l}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${u} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const f=s.object({number:s.number().int(),title:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:c.UM,body:s.string().optional(),state:s.string().optional(),pullState:s.string().optional()})
const m=s.object({repository:s.object({issueOrPullRequest:f})})
const p=s.object({repository:s.object({issueOrPullRequest:s.object({closedByPullRequestsReferences:s.object({nodes:s.array(f.extend({repository:s.object({nameWithOwner:s.string()})}).nullable())}).optional()})})})
const b=5
async function readNamed(t,{text:e,known:n}){const{client:r,repository:o,number:s,createdAt:a}=t
const c=namesIn(e,o).filter(t=>t!==s&&!n.includes(t))
const u=await Promise.all(c.slice(0,b).map(async t=>{try{const{issueOrPullRequest:e}=m.parse(await r.graphql(h,{...o,number:t})).repository
return(0,i.VM)(e,{createdAt:a})?[linked(e)]:[]}catch{return[]}}))
return u.flat()}async function readClosers({client:t,repository:e,number:n,createdAt:r}){const o=`${e.owner}/${e.name}`.toLowerCase()
try{const s=p.parse(await t.graphql(d,{...e,number:n}))
const a=s.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return a.flatMap(t=>t&&t.repository.nameWithOwner.toLowerCase()===o&&(0,i.VM)(t,{createdAt:r})?[linked(t)]:[])}catch{return[]}}function namesIn(t,{owner:e,name:n}){const r=`${e}/${n}`.toLowerCase()
const o=(0,a.u6)(t).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const s=[...o].flatMap(([,t=r,e])=>t.toLowerCase()===r?[Number(e)]:[])
return[...new Set(s)]}function linked({number:t,title:e,body:n,author:r,authorAssociation:o,createdAt:s,state:a,pullState:i}){const c=i===void 0?"issue":"pull request"
return{kind:c,number:t,title:e,author:r,association:o,createdAt:s,...n!==void 0&&{body:n},state:(a??i??"").toLowerCase()}}var g=n(71760)
var w=n(3328)
var y=n(7256)
var k=n(13218)
var v=n(71762)
const O=100
const $=10
async function readThread(t){const{trigger:e}=t
const n=await readAll(t)
const{kept:r,total:o,uncounted:s}=n
return{kind:j[e.thread.type],number:e.thread.number,...e.snapshot??headOf(n,e),comments:r.reverse(),omitted:Math.max(o-s-r.length,0),notes:notesOn(n,e)}}const j={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(t){const{client:e,trigger:n}=t
const r=await readPages(t,e=>graphqlPage(t,e))
const o=e.get?.bind(e)
if(r.head||!o||n.thread.type==="discussion")return r
const s={number:n.thread.number,own:await(0,v.jU)(e)}
return{...await readPages(t,t=>(0,c.yI)({get:o},s,t)),isRest:!0}}async function graphqlPage({client:t,repository:e,trigger:n},r){const{type:o,number:s}=n.thread
const a=o==="discussion"?c.h1:c.b_
return c.Rj.parse(await t.graphql(a,{...e,number:s,before:r})).repository.thread}async function readPages(t,e){const{trigger:n,characters:r,signal:o,isOurs:s=()=>!0}=t
const a={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let i=r
let c=null
for(let t=0;t<$;t++){const t=await e(c).catch(()=>{})
o.throwIfAborted()
if(t===void 0)return{...a,isWhole:!1}
if(!a.head)Object.assign(a,{head:t,total:t.comments.totalCount})
i=keepNewest(a,t,{trigger:n,left:i,isOurs:s})
c=t.comments.pageInfo.startCursor
if(i<=0||c===null||!t.comments.pageInfo.hasPreviousPage)break}return a}function keepNewest(t,e,{trigger:n,left:r,isOurs:o}){const s=n.thread.type==="discussion"?"discussion-comment":"issue-comment"
let a=r
for(const r of flat(t,e.comments.nodes).toReversed()){const e=r.viewerDidAuthor&&o(r.body)
if(isUncounted(r,n,e))t.uncounted+=1
else if(a>0&&(0,i.VM)({...r,kind:s,id:r.databaseId},n)){t.kept.push(toComment(r,e))
a-=r.body.length+O}}return a}function flat(t,e){return e.flatMap(e=>{t.total+=e?.replies?.totalCount??0
return[e,...e?.replies?.nodes??[]].filter(t=>t!==null)})}function isUncounted({databaseId:t,createdAt:e},{item:n,createdAt:r},o){const s=n.id===t&&(n.kind==="issue-comment"||n.kind==="discussion-comment")
return s||o&&!(0,i.Y8)(e,r)}function toComment(t,e){const{databaseId:n,author:r,authorAssociation:o,body:s,createdAt:a,lastEditedAt:i}=t
return{id:n,author:r,association:o,body:s,createdAt:a,...i!==null&&{editedAt:i},...e&&{isOwn:e}}}function headOf({head:t},e){if(!t)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:n,body:r,author:o,authorAssociation:s,url:a}=t
const c={title:n,author:o,association:s,url:a,createdAt:t.createdAt}
return{...c,body:(0,i.VM)(t,e)?r:""}}function notesOn({head:t,isWhole:e,isRest:n},r){const{snapshot:o}=r
const s=[]
if(!e)s.push(`${t?"Older comments":"The comments"} could not be read from GitHub.`)
if(n&&t)s.push("Comments that were hidden may be among them.")
if(t&&!o&&!(0,i.VM)(t,r))s.push("Its text was edited after the request and is left out.")
const a=t&&o&&(t.title!==o.title||oneEol(t.body)!==oneEol(o.body))
if(a)s.push("Its title or text was edited after the request; it is shown as it was before.")
return s}function oneEol(t){return t.replaceAll("\r\n","\n")}var _=n(46824)
var P=n(6865)
var A=n(75444)
var C=n(52660)
var I=n(29058)
var R=n(20185)
function beginReading(t){const[e,n]=[threadOf(t),closersOf(t)]
for(const t of[e,n])t.catch(()=>{})
return{thread:e,closers:n,standing:(0,C.q8)(t,t.world.env,t.trigger)}}async function reading_readAll(t,e,n){const{github:o,job:s,trigger:a,settings:i,world:c}=t
const u=titlesOf(t,e)
const[l,h,d]=await Promise.all([n.thread,pullOf(t,e),n.closers])
const f=[...d,...await namedIn(t,l,h)]
const m=(0,g.EK)(l,h?.reviews,f)
const p=await(0,g.F3)((0,r.n)(o,s.repository),m)
const b=[...(0,A.gateSettings)(i,c.env,void 0).allowedUsers,...a.actors.map(({login:t})=>t)]
const isTrusted=t=>b.some(e=>(0,_.Av)(e,t))
return{thread:l,pull:h,linked:f,standings:p,strangers:(0,g.Zz)(m,p,isTrusted),standing:await n.standing,titles:await u}}async function titlesOf(t,{goal:e}){const n=e.kind==="propose"||e.kind==="advance"
if(!n||(0,R.Bg)(t)!=="work")return[]
return(0,o.m1)((0,r.n)(t.github,t.job.repository),e.base).catch(()=>[])}async function threadOf({github:t,job:e,trigger:n,settings:o,world:s}){const{repository:a}=e
const{thread:i,...c}=n
const u=c.about?.thread??i
if(u.type==="none")return
const l=(0,r.n)(t,a)
const h={client:l,repository:a,characters:k.VO,signal:s.signal}
return readThread({...h,isOurs:(0,I.hV)(o,e,u),trigger:{...c,thread:u}})}async function closersOf({github:t,job:e,trigger:n,memory:o}){const s=n.about?.thread??n.thread
if(o.isResumed||s.type!=="issue")return[]
const a=(0,r.n)(t,e.repository)
return readClosers({client:a,repository:e.repository,number:s.number,createdAt:n.createdAt})}async function namedIn({github:t,job:e,trigger:n,memory:o},s,a){if(o.isResumed||s?.kind!=="pull request")return[]
const{number:i,body:c}=s
const u=(0,r.n)(t,e.repository)
const l=a?.reviews.linked.map(t=>t.number)??[]
return readNamed({client:u,repository:e.repository,number:i,createdAt:n.createdAt},{text:c,known:l})}async function pullOf(t,{pull:e,goal:n}){if(e||n.kind!=="advance")return e&&pullContext(t,e)
const{github:o,job:s}=t
const a=(0,r.n)(o,s.repository)
const{number:i}=n.pullRequest
const c=await(0,y.Es)(a,i).catch(()=>{})
if(!c)return
const[u,l]=await Promise.all([reviewsOf(t,i),(0,P.wf)(a,c.head.sha)])
return{pull:c,reviews:u,checks:l,files:void 0}}async function pullContext(t,e){const n=(0,r.n)(t.github,t.job.repository)
const[o,s,a]=await Promise.all([reviewsOf(t,e.number),(0,w.IM)(n,e.number,k.xG),(0,P.wf)(n,e.head.sha)])
return{pull:e,reviews:o,files:s,checks:a}}async function reviewsOf({github:t,job:e,trigger:o,settings:s},a){const{repository:i}=e
const c=(0,I.hV)(s,e,{type:"pull_request",number:a})
const{readReviews:u}=await n.e(450).then(n.bind(n,450))
return u({client:(0,r.n)(t,i),repository:i,trigger:o,number:a,isOurs:c})}}),85328:((t,e,n)=>{n.d(e,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var r=n(73024)
var o=n(76760)
var s=n(28942)
var a=n(63846)
var i=n(3024)
var c=n(88135)
var u=n(57974)
var l=n(26117)
var h=n(65196)
const d=s.unknown().optional()
const f=s.object({id:d,uses:d,"timeout-minutes":d})
const m=s.object({"timeout-minutes":d,steps:s.array(f)})
const p=s.object({jobs:s.record(s.string(),s.unknown())})
const b=1024*1024
async function readJob({world:t,job:e},n){const{env:r}=t
const[,o]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(r.GITHUB_WORKFLOW_REF??"")??[]
if(o===void 0||!r.GITHUB_WORKFLOW_SHA)return
try{const s=r.GITHUB_WORKFLOW_SHA===n?(0,i.Ui)(e.workspace,o,b):await blobAt((0,h.b)({world:t,job:e})(),`${r.GITHUB_WORKFLOW_SHA}:${o}`)
const{jobs:c}=p.parse((0,a.hN)(s??""))
return m.parse(c[r.GITHUB_JOB??""])}catch{return}}async function blobAt(t,e){return(await t.bytes(["cat-file","blob",e],"",b)).toString("utf8")}async function actionsOfJob({world:t,job:e,other:r},o){const s=t.env.GITHUB_ACTION_PATH
const a=[...s?[s]:[],...(0,l.BE)(o?.steps??[])]
if(a.length===0||r)return l.IH
const{localActions:i}=await n.e(6312).then(n.bind(n,56312))
return i(a,{workspace:e.workspace,scripts:t.scripts})}async function readJobWithActions(t,e){const n=await readJob(t,e)
if(!n)printUnknownActions(t)
return{written:n,otherActions:await actionsOfJob(t,n)}}function printUnknownActions({job:t}){const e=[".github/actions",...l.V4].map(e=>(0,o.join)(t.workspace,e))
if(e.some(t=>(0,r.existsSync)(t)))(0,u.printNotice)((0,c.J1)("job-actions-unknown"))}})}

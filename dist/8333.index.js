export const id=8333
export const ids=[8333]
export const modules={84150:((t,e,n)=>{n.d(e,{V4:()=>r,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
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
if(n===void 0)throw await withoutCommit(r,e)
if(o.length>0)throw(await loadBroken()).withoutIndex(t)??dirty(o)
return{head:n,branch:r}}const loadBroken=()=>n.e(2791).then(n.bind(n,42791))
async function readState(t,e){if(!(0,r.existsSync)((0,o.join)(t,".git")))throw noCheckout()
try{return await checkoutState(e)}catch(e){throw(await loadBroken()).brokenCheckout(t,e)}}function noCheckout(){return new s.vC("config","The workspace is not a git checkout.",{hint:i})}async function withoutCommit(t,e){const n=await e.raw(["for-each-ref","--count=1","--format=%(refname)"])
if(t===void 0||n.trim()==="")return new s.vC("config","The repository has no commits.",{hint:"Push a first commit."})
return new s.vC("config",`The checkout is on the branch ${(0,a.SS)((0,a.TN)(t,200))}, which has no commit.`,{hint:"Give actions/checkout a `ref` that is the name of a branch on GitHub."})}function detached(t){return new s.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,a.TN)(t,80)).join(", ")
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
var c=n(73829)
var u=n(29058)
var l=n(21271)
var h=n(84901)
function searchWork(t){const e=(0,u.Jn)(t)
if(!e.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(t,e)
n.catch(()=>{})
return{pull:n,branches:branchesOf(t)}}async function markedWork(t,e,n=searchWork(t)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(t,e,await n.branches)}catch(t){const e=(0,a.ec)(t).message;(0,i.printNotice)(`${d} ${e}`)
return{status:"unseen",why:e}}}const d="It could not be checked whether there is earlier work of the agent."
async function markedPull(t,e=(0,u.Jn)(t)){const{github:n,job:r,trigger:a,other:i}=t
const c=(0,o.n)(n,r.repository)
return(0,s.zl)(c,i?.id??a.repositoryId,({body:t,branch:n})=>e.isMarked(t,n))}const m=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const p=10
async function branchesOf(t){const e=(0,l.gl)((0,l.et)(t.trigger),(0,l.dT)(t))
if(e===void 0)return[]
const n=[...new Set([e,e.replaceAll("/","-")])]
return(await Promise.all(n.map(e=>branchesFrom(t,e)))).flat()}async function branchesFrom({github:t,job:e},n){try{const r=(0,o.n)(t,e.repository)
const s=m.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return s.map(({ref:t,object:e})=>({branch:t.replace(/^refs\/heads\//,""),tip:e.sha})).filter(({branch:t})=>t.startsWith(n)&&!/^\d/.test(t.slice(n.length))).slice(-p)}catch(t){(0,i.printNotice)(`${d} ${(0,a.ec)(t).message}`)
return[]}}async function onBranches(t,{branch:e,base:n,tip:r},o){const s=(0,u.Jn)(t)
if(!s.isAble)return{status:"unknown"}
const a=r===void 0?[]:[{branch:e,tip:r}]
const i=o.filter(t=>t.branch!==e)
const c=await Promise.all([...a,...i].map(e=>onBranch(t,s,{...e,base:n})))
const[l]=c.flatMap(t=>t.status==="ours"?[t]:[]).sort((t,e)=>e.time-t.time)
if(l){const t={kind:"propose",branch:l.branch,plain:l.branch,base:n,isThere:!0}
return{status:"found",tip:l.tip,branch:l.branch,goal:t}}return{status:a.length>0&&c[0]?.status==="over"?"over":"unknown"}}const f=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:t,job:e},n,{branch:r,base:s,tip:a}){const i=(0,o.n)(t,e.repository)
const c=`${e.repository.owner}:${r}`
const u=f.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:t})=>n.isMarked(t??"",r)))return{status:"over"}
const l=u.length>0?void 0:await lastMarked(i,n,`${s}...${r}`)
return l===void 0?{status:"unknown"}:{status:"ours",time:l,branch:r,tip:a}}const b=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(t,e,n){const{commits:r}=b.parse(await t.get("/compare/{basehead}",{basehead:n,per_page:100}))
const o=r.filter(({commit:t})=>e.hasTrailer(t.message)).map(({commit:t})=>Date.parse(t.committer.date))
return o.length===0?void 0:Math.max(...o)}async function openTask(t,e){const r=await taskPull(t)
if(!r)return
const{head:o}=await(0,h.Bs)(t.job.workspace,(0,c.b)(t)())
const{moveCheckout:s}=await n.e(5793).then(n.bind(n,85793))
const a=await s(t,e,{head:o,commit:r.sha,base:{branch:r.base}})
return{head:r.sha,branch:r.branch,goal:goalIn(r),pull:void 0,history:a}}async function taskPull(t){const{github:e,job:n,trigger:r,other:a}=t
const i=(0,l.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,l.xo)(i,n,(0,l.dT)(t))
return(0,s.zl)((0,o.n)(e,n.repository),a?.id??r.repositoryId,(0,s.L$)(c))}function goalIn({number:t,url:e,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:t,url:e}}}}),35086:((t,e,n)=>{n.d(e,{W:()=>beginReading,y:()=>reading_readAll})
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
const m=s.object({number:s.number().int(),title:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:c.UM,body:s.string().optional(),state:s.string().optional(),pullState:s.string().optional()})
const p=s.object({repository:s.object({issueOrPullRequest:m})})
const f=s.object({repository:s.object({issueOrPullRequest:s.object({closedByPullRequestsReferences:s.object({nodes:s.array(m.extend({repository:s.object({nameWithOwner:s.string()})}).nullable())}).optional()})})})
const b=5
async function readNamed(t,{text:e,known:n}){const{client:r,repository:o,number:s,createdAt:a}=t
const c=namesIn(e,o).filter(t=>t!==s&&!n.includes(t))
const u=await Promise.all(c.slice(0,b).map(async t=>{try{const{issueOrPullRequest:e}=p.parse(await r.graphql(h,{...o,number:t})).repository
return(0,i.VM)(e,{createdAt:a})?[linked(e)]:[]}catch{return[]}}))
return u.flat()}async function readClosers({client:t,repository:e,number:n,createdAt:r}){const o=`${e.owner}/${e.name}`.toLowerCase()
try{const s=f.parse(await t.graphql(d,{...e,number:n}))
const a=s.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return a.flatMap(t=>t&&t.repository.nameWithOwner.toLowerCase()===o&&(0,i.VM)(t,{createdAt:r})?[linked(t)]:[])}catch{return[]}}function namesIn(t,{owner:e,name:n}){const r=`${e}/${n}`.toLowerCase()
const o=(0,a.u6)(t).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const s=[...o].flatMap(([,t=r,e])=>t.toLowerCase()===r?[Number(e)]:[])
return[...new Set(s)]}function linked({number:t,title:e,body:n,author:r,authorAssociation:o,createdAt:s,state:a,pullState:i}){const c=i===void 0?"issue":"pull request"
return{kind:c,number:t,title:e,author:r,association:o,createdAt:s,...n!==void 0&&{body:n},state:(a??i??"").toLowerCase()}}var g=n(71760)
var w=n(7256)
var y=n(13218)
var k=n(71762)
const v=100
const $=10
async function readThread(t){const{trigger:e}=t
const n=await readAll(t)
const{kept:r,total:o,uncounted:s}=n
return{kind:j[e.thread.type],number:e.thread.number,...e.snapshot??headOf(n,e),comments:r.reverse(),omitted:Math.max(o-s-r.length,0),notes:notesOn(n,e)}}const j={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(t){const{client:e,trigger:n}=t
const r=await readPages(t,e=>graphqlPage(t,e))
const o=e.get?.bind(e)
if(r.head||!o||n.thread.type==="discussion")return r
const s={number:n.thread.number,own:await(0,k.jU)(e)}
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
a-=r.body.length+v}}return a}function flat(t,e){return e.flatMap(e=>{t.total+=e?.replies?.totalCount??0
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
return s}function oneEol(t){return t.replaceAll("\r\n","\n")}var P=n(76409)
var O=n(75444)
var A=n(99152)
var C=n(29058)
var q=n(20185)
function beginReading(t){const[e,n]=[threadOf(t),closersOf(t)]
for(const t of[e,n])t.catch(()=>{})
return{thread:e,closers:n,standing:(0,A.q8)(t,t.world.env,t.trigger)}}async function reading_readAll(t,e,n){const{github:o,job:s,trigger:a,settings:i,world:c}=t
const u=titlesOf(t,e)
const[l,h,d]=await Promise.all([n.thread,pullOf(t,e),n.closers])
const m=[...d,...await namedIn(t,l,h)]
const p=(0,g.EK)(l,h?.reviews,m)
const f=await(0,g.F3)((0,r.n)(o,s.repository),p)
const b=[...(0,O.gateSettings)(i,c.env,void 0).allowedUsers,...a.actors.map(({login:t})=>t)]
const isTrusted=t=>b.some(e=>(0,P.Av)(e,t))
return{thread:l,pull:h,linked:m,standings:f,strangers:(0,g.Zz)(p,f,isTrusted),standing:await n.standing,titles:await u}}async function titlesOf(t,{goal:e}){const n=e.kind==="propose"||e.kind==="advance"
if(!n||(0,q.Bg)(t)!=="work")return[]
return(0,o.m1)((0,r.n)(t.github,t.job.repository),e.base).catch(()=>[])}async function threadOf({github:t,job:e,trigger:n,settings:o,world:s}){const{repository:a}=e
const{thread:i,...c}=n
const u=c.about?.thread??i
if(u.type==="none")return
const l=(0,r.n)(t,a)
const h={client:l,repository:a,characters:y.VO,signal:s.signal}
return readThread({...h,isOurs:(0,C.hV)(o,e,u),trigger:{...c,thread:u}})}async function closersOf({github:t,job:e,trigger:n,memory:o}){const s=n.about?.thread??n.thread
if(o.isResumed||s.type!=="issue")return[]
const a=(0,r.n)(t,e.repository)
return readClosers({client:a,repository:e.repository,number:s.number,createdAt:n.createdAt})}async function namedIn({github:t,job:e,trigger:n,memory:o},s,a){if(o.isResumed||s?.kind!=="pull request")return[]
const{number:i,body:c}=s
const u=(0,r.n)(t,e.repository)
const l=a?.reviews.linked.map(t=>t.number)??[]
return readNamed({client:u,repository:e.repository,number:i,createdAt:n.createdAt},{text:c,known:l})}async function pullOf(t,{pull:e,goal:o}){if(e||o.kind!=="advance")return e&&pullContext(t,e)
const{github:s,job:a}=t
const i=(0,r.n)(s,a.repository)
const{number:c}=o.pullRequest
const u=await(0,w.Es)(i,c).catch(()=>{})
if(!u)return
const{readChecks:l}=await n.e(6865).then(n.bind(n,6865))
const[h,d]=await Promise.all([reviewsOf(t,c),l(i,u.head.sha)])
return{pull:u,reviews:h,checks:d,files:void 0}}async function pullContext(t,e){const o=(0,r.n)(t.github,t.job.repository)
const[{readChangedFiles:s},{readChecks:a}]=await Promise.all([n.e(3328).then(n.bind(n,3328)),n.e(6865).then(n.bind(n,6865))])
const[i,c,u]=await Promise.all([reviewsOf(t,e.number),s(o,e.number,y.xG),a(o,e.head.sha)])
return{pull:e,reviews:i,files:c,checks:u}}async function reviewsOf({github:t,job:e,trigger:o,settings:s},a){const{repository:i}=e
const c=(0,C.hV)(s,e,{type:"pull_request",number:a})
const{readReviews:u}=await n.e(450).then(n.bind(n,450))
return u({client:(0,r.n)(t,i),repository:i,trigger:o,number:a,isOurs:c})}})}

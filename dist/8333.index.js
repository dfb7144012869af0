export const id=8333
export const ids=[8333]
export const modules={84150:((e,t,n)=>{n.d(t,{V4:()=>r,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const r=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(e){return e.flatMap(t=>{const[n,s]=r.get(nameOf(t))??[]
if(!n)return[]
const o=t.slice(0,-nameOf(t).length)
const isIts=e=>e.startsWith(o)&&n.test(nameOf(e))&&(s||!e.slice(o.length).includes("/"))
const a=e.filter(isIts)
return a.length===0?[]:[{lock:t,manifests:a}]})}function tornBetween(e,t){const n=new Set(t)
return pairsOf([...e.filter(e=>!n.has(e)),...n]).flatMap(({lock:e,manifests:t})=>{const r=t.find(t=>n.has(t)!==n.has(e))
if(r===void 0)return[]
return n.has(e)?[{published:r,withheld:e}]:[{published:e,withheld:r}]})}function isManifest(e){return[...r.values()].some(([t])=>t.test(nameOf(e)))}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}}),84901:((e,t,n)=>{n.d(t,{Bs:()=>requireClean,oz:()=>requireBranch})
var r=n(73024)
var s=n(76760)
var o=n(98664)
var a=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(e,t){const{head:n,branch:r}=await requireClean(e,t)
if(r===void 0)throw detached(n)
return{head:n,branch:r}}async function requireClean(e,t){const{head:n,branch:r,changed:s}=await readState(e,t)
if(n===void 0)throw new o.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(s.length>0)throw dirty(s)
return{head:n,branch:r}}async function readState(e,t){if(!(0,r.existsSync)((0,s.join)(e,".git")))throw noCheckout()
try{return await checkoutState(t)}catch(e){throw noCheckout(e)}}function noCheckout(e){return new o.vC("config","The workspace is not a git checkout.",{hint:i,cause:e})}function detached(e){return new o.vC("config",`The checkout is detached at ${e.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(e){const t=e.slice(0,3).map(e=>(0,a.TN)(e,80)).join(", ")
const n=`The checkout has ${(0,a.U9)(e.length,"uncommitted change")} (${t}${e.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new o.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(e){const t=(await e.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=e=>t.find(t=>t.startsWith(`# ${e} `))?.slice(e.length+3)
const n=header("branch.oid")
const r=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:r==="(detached)"?void 0:r,changed:t.flatMap(e=>changedPath(e)??[])}}const c={1:8,u:10,"?":1}
function changedPath(e){const t=e.split(" ")
const n=c[t[0]??""]
return n===void 0?void 0:t.slice(n).join(" ")}}),12947:((e,t,n)=>{n.d(t,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var r=n(28942)
var s=n(89812)
var o=n(7256)
var a=n(98664)
var i=n(57974)
var c=n(73829)
var u=n(29058)
var l=n(21271)
var d=n(84901)
function searchWork(e){const t=(0,u.Jn)(e)
if(!t.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(e,t)
n.catch(()=>{})
return{pull:n,branches:branchesOf(e)}}async function markedWork(e,t,n=searchWork(e)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(e,t,await n.branches)}catch(e){const t=(0,a.ec)(e).message;(0,i.printNotice)(`${h} ${t}`)
return{status:"unseen",why:t}}}const h="It could not be checked whether there is earlier work of the agent."
async function markedPull(e,t=(0,u.Jn)(e)){const{github:n,job:r,trigger:a,other:i}=e
const c=(0,s.n)(n,r.repository)
return(0,o.zl)(c,i?.id??a.repositoryId,({body:e,branch:n})=>t.isMarked(e,n))}const m=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const p=10
async function branchesOf(e){const t=(0,l.gl)((0,l.et)(e.trigger),(0,l.dT)(e))
if(t===void 0)return[]
const n=[...new Set([t,t.replaceAll("/","-")])]
return(await Promise.all(n.map(t=>branchesFrom(e,t)))).flat()}async function branchesFrom({github:e,job:t},n){try{const r=(0,s.n)(e,t.repository)
const o=m.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return o.map(({ref:e,object:t})=>({branch:e.replace(/^refs\/heads\//,""),tip:t.sha})).filter(({branch:e})=>e.startsWith(n)&&!/^\d/.test(e.slice(n.length))).slice(-p)}catch(e){(0,i.printNotice)(`${h} ${(0,a.ec)(e).message}`)
return[]}}async function onBranches(e,{branch:t,base:n,tip:r},s){const o=(0,u.Jn)(e)
if(!o.isAble)return{status:"unknown"}
const a=r===void 0?[]:[{branch:t,tip:r}]
const i=s.filter(e=>e.branch!==t)
const c=await Promise.all([...a,...i].map(t=>onBranch(e,o,{...t,base:n})))
const[l]=c.flatMap(e=>e.status==="ours"?[e]:[]).sort((e,t)=>t.time-e.time)
if(l){const e={kind:"propose",branch:l.branch,plain:l.branch,base:n,isThere:!0}
return{status:"found",tip:l.tip,branch:l.branch,goal:e}}return{status:a.length>0&&c[0]?.status==="over"?"over":"unknown"}}const f=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:e,job:t},n,{branch:r,base:o,tip:a}){const i=(0,s.n)(e,t.repository)
const c=`${t.repository.owner}:${r}`
const u=f.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:e})=>n.isMarked(e??"",r)))return{status:"over"}
const l=u.length>0?void 0:await lastMarked(i,n,`${o}...${r}`)
return l===void 0?{status:"unknown"}:{status:"ours",time:l,branch:r,tip:a}}const b=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(e,t,n){const{commits:r}=b.parse(await e.get("/compare/{basehead}",{basehead:n,per_page:100}))
const s=r.filter(({commit:e})=>t.hasTrailer(e.message)).map(({commit:e})=>Date.parse(e.committer.date))
return s.length===0?void 0:Math.max(...s)}async function openTask(e,t){const r=await taskPull(e)
if(!r)return
const{head:s}=await(0,d.Bs)(e.job.workspace,(0,c.b)(e)())
const{moveCheckout:o}=await n.e(5793).then(n.bind(n,85793))
const a=await o(e,t,{head:s,commit:r.sha,base:{branch:r.base}})
return{head:r.sha,branch:r.branch,goal:goalIn(r),pull:void 0,history:a}}async function taskPull(e){const{github:t,job:n,trigger:r,other:a}=e
const i=(0,l.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,l.xo)(i,n,(0,l.dT)(e))
return(0,o.zl)((0,s.n)(t,n.repository),a?.id??r.repositoryId,(0,o.L$)(c))}function goalIn({number:e,url:t,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:e,url:t}}}}),35086:((e,t,n)=>{n.d(t,{W:()=>beginReading,y:()=>reading_readAll})
var r=n(89812)
var s=n(90009)
var o=n(28942)
var a=n(38789)
var i=n(68717)
var c=n(12719)
const u="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const l="$owner:String!,$name:String!,$number:Int!"
const d=`query Named(${l}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${u} body state}\n    ... on PullRequest{${u} body pullState:state}\n  }}\n}`
const h=`query Closers(${l}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${u} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const m=o.object({number:o.number().int(),title:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),authorAssociation:o.string(),author:c.UM,body:o.string().optional(),state:o.string().optional(),pullState:o.string().optional()})
const p=o.object({repository:o.object({issueOrPullRequest:m})})
const f=o.object({repository:o.object({issueOrPullRequest:o.object({closedByPullRequestsReferences:o.object({nodes:o.array(m.extend({repository:o.object({nameWithOwner:o.string()})}).nullable())}).optional()})})})
const b=5
async function readNamed(e,{text:t,known:n}){const{client:r,repository:s,number:o,createdAt:a}=e
const c=namesIn(t,s).filter(e=>e!==o&&!n.includes(e))
const u=await Promise.all(c.slice(0,b).map(async e=>{try{const{issueOrPullRequest:t}=p.parse(await r.graphql(d,{...s,number:e})).repository
return(0,i.VM)(t,{createdAt:a})?[linked(t)]:[]}catch{return[]}}))
return u.flat()}async function readClosers({client:e,repository:t,number:n,createdAt:r}){const s=`${t.owner}/${t.name}`.toLowerCase()
try{const o=f.parse(await e.graphql(h,{...t,number:n}))
const a=o.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return a.flatMap(e=>e&&e.repository.nameWithOwner.toLowerCase()===s&&(0,i.VM)(e,{createdAt:r})?[linked(e)]:[])}catch{return[]}}function namesIn(e,{owner:t,name:n}){const r=`${t}/${n}`.toLowerCase()
const s=(0,a.u6)(e).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const o=[...s].flatMap(([,e=r,t])=>e.toLowerCase()===r?[Number(t)]:[])
return[...new Set(o)]}function linked({number:e,title:t,body:n,author:r,authorAssociation:s,createdAt:o,state:a,pullState:i}){const c=i===void 0?"issue":"pull request"
return{kind:c,number:e,title:t,author:r,association:s,createdAt:o,...n!==void 0&&{body:n},state:(a??i??"").toLowerCase()}}var g=n(71760)
var y=n(7256)
var k=n(13218)
var w=n(71762)
const v=100
const $=10
async function readThread(e){const{trigger:t}=e
const n=await readAll(e)
const{kept:r,total:s,uncounted:o}=n
return{kind:j[t.thread.type],number:t.thread.number,...t.snapshot??headOf(n,t),comments:r.reverse(),omitted:Math.max(s-o-r.length,0),notes:notesOn(n,t)}}const j={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(e){const{client:t,trigger:n}=e
const r=await readPages(e,t=>graphqlPage(e,t))
const s=t.get?.bind(t)
if(r.head||!s||n.thread.type==="discussion")return r
const o={number:n.thread.number,own:await(0,w.jU)(t)}
return{...await readPages(e,e=>(0,c.yI)({get:s},o,e)),isRest:!0}}async function graphqlPage({client:e,repository:t,trigger:n},r){const{type:s,number:o}=n.thread
const a=s==="discussion"?c.h1:c.b_
return c.Rj.parse(await e.graphql(a,{...t,number:o,before:r})).repository.thread}async function readPages(e,t){const{trigger:n,characters:r,signal:s,isOurs:o=()=>!0}=e
const a={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let i=r
let c=null
for(let e=0;e<$;e++){const e=await t(c).catch(()=>{})
s.throwIfAborted()
if(e===void 0)return{...a,isWhole:!1}
if(!a.head)Object.assign(a,{head:e,total:e.comments.totalCount})
i=keepNewest(a,e,{trigger:n,left:i,isOurs:o})
c=e.comments.pageInfo.startCursor
if(i<=0||c===null||!e.comments.pageInfo.hasPreviousPage)break}return a}function keepNewest(e,t,{trigger:n,left:r,isOurs:s}){const o=n.thread.type==="discussion"?"discussion-comment":"issue-comment"
let a=r
for(const r of flat(e,t.comments.nodes).toReversed()){const t=r.viewerDidAuthor&&s(r.body)
if(isUncounted(r,n,t))e.uncounted+=1
else if(a>0&&(0,i.VM)({...r,kind:o,id:r.databaseId},n)){e.kept.push(toComment(r,t))
a-=r.body.length+v}}return a}function flat(e,t){return t.flatMap(t=>{e.total+=t?.replies?.totalCount??0
return[t,...t?.replies?.nodes??[]].filter(e=>e!==null)})}function isUncounted({databaseId:e,createdAt:t},{item:n,createdAt:r},s){const o=n.id===e&&(n.kind==="issue-comment"||n.kind==="discussion-comment")
return o||s&&!(0,i.Y8)(t,r)}function toComment(e,t){const{databaseId:n,author:r,authorAssociation:s,body:o,createdAt:a,lastEditedAt:i}=e
return{id:n,author:r,association:s,body:o,createdAt:a,...i!==null&&{editedAt:i},...t&&{isOwn:t}}}function headOf({head:e},t){if(!e)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:n,body:r,author:s,authorAssociation:o,url:a}=e
const c={title:n,author:s,association:o,url:a,createdAt:e.createdAt}
return{...c,body:(0,i.VM)(e,t)?r:""}}function notesOn({head:e,isWhole:t,isRest:n},r){const{snapshot:s}=r
const o=[]
if(!t)o.push(`${e?"Older comments":"The comments"} could not be read from GitHub.`)
if(n&&e)o.push("Comments that were hidden may be among them.")
if(e&&!s&&!(0,i.VM)(e,r))o.push("Its text was edited after the request and is left out.")
const a=e&&s&&(e.title!==s.title||oneEol(e.body)!==oneEol(s.body))
if(a)o.push("Its title or text was edited after the request; it is shown as it was before.")
return o}function oneEol(e){return e.replaceAll("\r\n","\n")}var P=n(76409)
var O=n(75444)
var A=n(52660)
var C=n(29058)
var q=n(20185)
function beginReading(e){const[t,n]=[threadOf(e),closersOf(e)]
for(const e of[t,n])e.catch(()=>{})
return{thread:t,closers:n,standing:(0,A.q8)(e,e.world.env,e.trigger)}}async function reading_readAll(e,t,n){const{github:s,job:o,trigger:a,settings:i,world:c}=e
const u=titlesOf(e,t)
const[l,d,h]=await Promise.all([n.thread,pullOf(e,t),n.closers])
const m=[...h,...await namedIn(e,l,d)]
const p=(0,g.EK)(l,d?.reviews,m)
const f=await(0,g.F3)((0,r.n)(s,o.repository),p)
const b=[...(0,O.gateSettings)(i,c.env,void 0).allowedUsers,...a.actors.map(({login:e})=>e)]
const isTrusted=e=>b.some(t=>(0,P.Av)(t,e))
return{thread:l,pull:d,linked:m,standings:f,strangers:(0,g.Zz)(p,f,isTrusted),standing:await n.standing,titles:await u}}async function titlesOf(e,{goal:t}){const n=t.kind==="propose"||t.kind==="advance"
if(!n||(0,q.Bg)(e)!=="work")return[]
return(0,s.m1)((0,r.n)(e.github,e.job.repository),t.base).catch(()=>[])}async function threadOf({github:e,job:t,trigger:n,settings:s,world:o}){const{repository:a}=t
const{thread:i,...c}=n
const u=c.about?.thread??i
if(u.type==="none")return
const l=(0,r.n)(e,a)
const d={client:l,repository:a,characters:k.VO,signal:o.signal}
return readThread({...d,isOurs:(0,C.hV)(s,t,u),trigger:{...c,thread:u}})}async function closersOf({github:e,job:t,trigger:n,memory:s}){const o=n.about?.thread??n.thread
if(s.isResumed||o.type!=="issue")return[]
const a=(0,r.n)(e,t.repository)
return readClosers({client:a,repository:t.repository,number:o.number,createdAt:n.createdAt})}async function namedIn({github:e,job:t,trigger:n,memory:s},o,a){if(s.isResumed||o?.kind!=="pull request")return[]
const{number:i,body:c}=o
const u=(0,r.n)(e,t.repository)
const l=a?.reviews.linked.map(e=>e.number)??[]
return readNamed({client:u,repository:t.repository,number:i,createdAt:n.createdAt},{text:c,known:l})}async function pullOf(e,{pull:t,goal:s}){if(t||s.kind!=="advance")return t&&pullContext(e,t)
const{github:o,job:a}=e
const i=(0,r.n)(o,a.repository)
const{number:c}=s.pullRequest
const u=await(0,y.Es)(i,c).catch(()=>{})
if(!u)return
const{readChecks:l}=await n.e(6865).then(n.bind(n,6865))
const[d,h]=await Promise.all([reviewsOf(e,c),l(i,u.head.sha)])
return{pull:u,reviews:d,checks:h,files:void 0}}async function pullContext(e,t){const s=(0,r.n)(e.github,e.job.repository)
const[{readChangedFiles:o},{readChecks:a}]=await Promise.all([n.e(3328).then(n.bind(n,3328)),n.e(6865).then(n.bind(n,6865))])
const[i,c,u]=await Promise.all([reviewsOf(e,t.number),o(s,t.number,k.xG),a(s,t.head.sha)])
return{pull:t,reviews:i,files:c,checks:u}}async function reviewsOf({github:e,job:t,trigger:s,settings:o},a){const{repository:i}=t
const c=(0,C.hV)(o,t,{type:"pull_request",number:a})
const{readReviews:u}=await n.e(450).then(n.bind(n,450))
return u({client:(0,r.n)(e,i),repository:i,trigger:s,number:a,isOurs:c})}})}

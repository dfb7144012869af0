export const id=5441
export const ids=[5441]
export const modules={12719:((e,t,n)=>{n.d(t,{Rj:()=>f,UM:()=>m,b_:()=>d,h1:()=>l,yI:()=>restPage})
var o=n(28942)
var r=n(71762)
const s="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const a="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const i="totalCount pageInfo{hasPreviousPage startCursor}"
const u=`${a} comments(last:100,before:$before){${i} nodes{${s}}}`
const c="$owner:String!,$name:String!,$number:Int!,$before:String"
const d=`query Thread(${c}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${u}}\n    ... on PullRequest{${u}}\n  }}\n}`
const l=`query Discussion(${c}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${a} comments(last:100,before:$before){${i} nodes{${s} replies(last:20){totalCount nodes{${s}}}}}\n  }}\n}`
const m=o.object({__typename:o.string(),login:o.string()}).nullable().transform(e=>{if(e===null)return"ghost"
return e.__typename==="Bot"&&!e.login.endsWith("[bot]")?`${e.login}[bot]`:e.login})
const h={databaseId:o.number().int(),body:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),isMinimized:o.boolean(),authorAssociation:o.string(),viewerDidAuthor:o.boolean(),author:m}
const b=o.object(h).readonly()
const g=o.object({...h,replies:o.object({totalCount:o.number().int(),nodes:o.array(b.nullable()).readonly()}).readonly().optional()}).readonly()
const p=o.object({title:o.string(),body:o.string(),url:o.string(),createdAt:o.string(),lastEditedAt:o.string().nullable(),authorAssociation:o.string(),author:m,comments:o.object({totalCount:o.number().int(),pageInfo:o.object({hasPreviousPage:o.boolean(),startCursor:o.string().nullable()}).readonly(),nodes:o.array(g.nullable()).readonly()}).readonly()}).readonly()
const f=o.object({repository:o.object({thread:p})})
const y=o.object({login:o.string(),id:o.number().int(),type:o.string().optional()}).nullable()
const w={body:o.string().nullish(),created_at:o.string(),updated_at:o.string(),author_association:o.string().default("NONE"),user:y,html_url:o.string()}
const v=o.object({...w,title:o.string(),comments:o.number().int()})
const A=o.array(o.object({...w,id:o.number().int()}))
const $=100
async function restPage(e,{number:t,own:n},o){const s=v.parse(await e.get("/issues/{issue_number}",{issue_number:t}))
const a=o===null?Math.max(1,Math.ceil(s.comments/$)):Number(o)-1
const i={issue_number:t,per_page:$,page:a}
const u=A.parse(await e.get("/issues/{issue_number}/comments",i))
return{title:s.title,url:s.html_url,...dated(s),comments:{totalCount:s.comments,pageInfo:{hasPreviousPage:a>1,startCursor:String(a)},nodes:u.map(e=>({databaseId:e.id,isMinimized:!1,...dated(e),viewerDidAuthor:(0,r.Fj)(e.user,n)}))}}}function dated({body:e,created_at:t,updated_at:n,author_association:o,user:r}){return{body:e??"",author:r?.login??"ghost",authorAssociation:o,createdAt:t,lastEditedAt:n===t?null:n}}}),57266:((e,t,n)=>{n.d(t,{Ej:()=>statusesIn,Eu:()=>concludeProposed,tJ:()=>concludeWaiting})
var o=n(94869)
var r=n(45867)
function concludeProposed(e,t){const n=inWords(t)
const{outcome:o,reason:r}=e
if(n===void 0)return e
if(o==="changed")return{...e,reason:`${r}. ${n}`}
if(o!=="answered"&&o!=="no-op")return e
const s=t.every(e=>e==="refused"||e==="not-taken")
if(!s)return{...e,outcome:"answered",reason:n,hint:""}
const a="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...e,outcome:"blocked",reason:`Nothing was carried out: ${n}`,hint:a}}function statusesIn({evidence:e=[]}){return e.flatMap(e=>e.kind==="proposed"?[e.status]:[])}function inWords(e){if(e.every(e=>e==="not-taken"))return
const amount=(...t)=>e.filter(e=>t.includes(e)).length
const t=[{many:amount("done","already"),word:"carried out"},{many:amount("planned"),word:"ready to be carried out"},{many:amount("waiting"),word:"waiting"},{many:amount("refused"),word:"refused"}].filter(({many:e})=>e>0)
const[n,...r]=t.map(({many:e,word:t},n)=>`${n===0?(0,o.U9)(e,"proposal"):e} ${t}`)
return[n,...r].join(", ")}function concludeWaiting(e,{refused:t,again:n,notEnded:o=[]},{proposal:a,unseen:i}){if(t!==void 0)return{outcome:"skipped",reason:t,hint:""}
if(i!==void 0)return{outcome:"blocked",reason:s,hint:i}
if(!a)return concludeNotEnded(e,o)
if((0,r.zJ)(a)||(0,r.q$)(a).length>0)return concludeHeld(e,(0,r.Sh)(a))
const u=n===void 0?"":`It is asked again. ${n}`
return{outcome:"awaiting-approval",reason:(0,r.Sh)(a),hint:u}}const s="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(e,t){if(t.length===0||!["changed","answered","no-op"].includes(e.outcome))return e
const n=`An approved action did not finish (${t.join(", ")}). ${e.reason}`
return{...e,outcome:"failed",reason:n,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(e,t){if(e.outcome!=="changed")return{outcome:"awaiting-approval",reason:t,hint:""}
return{...e,reason:`${e.reason}. ${t}`}}}),35086:((e,t,n)=>{n.d(t,{W:()=>beginReading,y:()=>reading_readAll})
var o=n(89812)
var r=n(90009)
var s=n(28942)
var a=n(38789)
var i=n(68717)
var u=n(12719)
const c="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const d="$owner:String!,$name:String!,$number:Int!"
const l=`query Named(${d}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${c} body state}\n    ... on PullRequest{${c} body pullState:state}\n  }}\n}`
const m=`query Closers(${d}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${c} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const h=s.object({number:s.number().int(),title:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:u.UM,body:s.string().optional(),state:s.string().optional(),pullState:s.string().optional()})
const b=s.object({repository:s.object({issueOrPullRequest:h})})
const g=s.object({repository:s.object({issueOrPullRequest:s.object({closedByPullRequestsReferences:s.object({nodes:s.array(h.extend({repository:s.object({nameWithOwner:s.string()})}).nullable())}).optional()})})})
const p=5
async function readNamed(e,{text:t,known:n}){const{client:o,repository:r,number:s,createdAt:a}=e
const u=namesIn(t,r).filter(e=>e!==s&&!n.includes(e))
const c=await Promise.all(u.slice(0,p).map(async e=>{try{const{issueOrPullRequest:t}=b.parse(await o.graphql(l,{...r,number:e})).repository
return(0,i.VM)(t,{createdAt:a})?[linked(t)]:[]}catch{return[]}}))
return c.flat()}async function readClosers({client:e,repository:t,number:n,createdAt:o}){const r=`${t.owner}/${t.name}`.toLowerCase()
try{const s=g.parse(await e.graphql(m,{...t,number:n}))
const a=s.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return a.flatMap(e=>e&&e.repository.nameWithOwner.toLowerCase()===r&&(0,i.VM)(e,{createdAt:o})?[linked(e)]:[])}catch{return[]}}function namesIn(e,{owner:t,name:n}){const o=`${t}/${n}`.toLowerCase()
const r=(0,a.u6)(e).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const s=[...r].flatMap(([,e=o,t])=>e.toLowerCase()===o?[Number(t)]:[])
return[...new Set(s)]}function linked({number:e,title:t,body:n,author:o,authorAssociation:r,createdAt:s,state:a,pullState:i}){const u=i===void 0?"issue":"pull request"
return{kind:u,number:e,title:t,author:o,association:r,createdAt:s,...n!==void 0&&{body:n},state:(a??i??"").toLowerCase()}}var f=n(71760)
var y=n(7256)
var w=n(13218)
var v=n(71762)
const A=100
const $=10
async function readThread(e){const{trigger:t}=e
const n=await readAll(e)
const{kept:o,total:r,uncounted:s}=n
return{kind:_[t.thread.type],number:t.thread.number,...t.snapshot??headOf(n,t),comments:o.reverse(),omitted:Math.max(r-s-o.length,0),notes:notesOn(n,t)}}const _={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(e){const{client:t,trigger:n}=e
const o=await readPages(e,t=>graphqlPage(e,t))
const r=t.get?.bind(t)
if(o.head||!r||n.thread.type==="discussion")return o
const s={number:n.thread.number,own:await(0,v.jU)(t)}
return{...await readPages(e,e=>(0,u.yI)({get:r},s,e)),isRest:!0}}async function graphqlPage({client:e,repository:t,trigger:n},o){const{type:r,number:s}=n.thread
const a=r==="discussion"?u.h1:u.b_
return u.Rj.parse(await e.graphql(a,{...t,number:s,before:o})).repository.thread}async function readPages(e,t){const{trigger:n,characters:o,signal:r,isOurs:s=()=>!0}=e
const a={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let i=o
let u=null
for(let e=0;e<$;e++){const e=await t(u).catch(()=>{})
r.throwIfAborted()
if(e===void 0)return{...a,isWhole:!1}
if(!a.head)Object.assign(a,{head:e,total:e.comments.totalCount})
i=keepNewest(a,e,{trigger:n,left:i,isOurs:s})
u=e.comments.pageInfo.startCursor
if(i<=0||u===null||!e.comments.pageInfo.hasPreviousPage)break}return a}function keepNewest(e,t,{trigger:n,left:o,isOurs:r}){const s=n.thread.type==="discussion"?"discussion-comment":"issue-comment"
let a=o
for(const o of flat(e,t.comments.nodes).toReversed()){const t=o.viewerDidAuthor&&r(o.body)
if(isUncounted(o,n,t))e.uncounted+=1
else if(a>0&&(0,i.VM)({...o,kind:s,id:o.databaseId},n)){e.kept.push(toComment(o,t))
a-=o.body.length+A}}return a}function flat(e,t){return t.flatMap(t=>{e.total+=t?.replies?.totalCount??0
return[t,...t?.replies?.nodes??[]].filter(e=>e!==null)})}function isUncounted({databaseId:e,createdAt:t},{item:n,createdAt:o},r){const s=n.id===e&&(n.kind==="issue-comment"||n.kind==="discussion-comment")
return s||r&&!(0,i.Y8)(t,o)}function toComment(e,t){const{databaseId:n,author:o,authorAssociation:r,body:s,createdAt:a,lastEditedAt:i}=e
return{id:n,author:o,association:r,body:s,createdAt:a,...i!==null&&{editedAt:i},...t&&{isOwn:t}}}function headOf({head:e},t){if(!e)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:n,body:o,author:r,authorAssociation:s,url:a}=e
const u={title:n,author:r,association:s,url:a,createdAt:e.createdAt}
return{...u,body:(0,i.VM)(e,t)?o:""}}function notesOn({head:e,isWhole:t,isRest:n},o){const{snapshot:r}=o
const s=[]
if(!t)s.push(`${e?"Older comments":"The comments"} could not be read from GitHub.`)
if(n&&e)s.push("Comments that were hidden may be among them.")
if(e&&!r&&!(0,i.VM)(e,o))s.push("Its text was edited after the request and is left out.")
const a=e&&r&&(e.title!==r.title||oneEol(e.body)!==oneEol(r.body))
if(a)s.push("Its title or text was edited after the request; it is shown as it was before.")
return s}function oneEol(e){return e.replaceAll("\r\n","\n")}var k=n(76409)
var P=n(75444)
var j=n(99152)
var O=n(29058)
var q=n(20185)
function beginReading(e){const[t,n]=[threadOf(e),closersOf(e)]
for(const e of[t,n])e.catch(()=>{})
return{thread:t,closers:n,standing:(0,j.q8)(e,e.world.env,e.trigger)}}async function reading_readAll(e,t,n){const{github:r,job:s,trigger:a,settings:i,world:u}=e
const c=titlesOf(e,t)
const[d,l,m]=await Promise.all([n.thread,pullOf(e,t),n.closers])
const h=[...m,...await namedIn(e,d,l)]
const b=(0,f.EK)(d,l?.reviews,h)
const g=await(0,f.F3)((0,o.n)(r,s.repository),b)
const p=[...(0,P.gateSettings)(i,u.env,void 0).allowedUsers,...a.actors.map(({login:e})=>e)]
const isTrusted=e=>p.some(t=>(0,k.Av)(t,e))
return{thread:d,pull:l,linked:h,standings:g,strangers:(0,f.Zz)(b,g,isTrusted),standing:await n.standing,titles:await c}}async function titlesOf(e,{goal:t}){const n=t.kind==="propose"||t.kind==="advance"
if(!n||(0,q.Bg)(e)!=="work")return[]
return(0,r.m1)((0,o.n)(e.github,e.job.repository),t.base).catch(()=>[])}async function threadOf({github:e,job:t,trigger:n,settings:r,world:s}){const{repository:a}=t
const{thread:i,...u}=n
const c=u.about?.thread??i
if(c.type==="none")return
const d=(0,o.n)(e,a)
const l={client:d,repository:a,characters:w.VO,signal:s.signal}
return readThread({...l,isOurs:(0,O.hV)(r,t,c),trigger:{...u,thread:c}})}async function closersOf({github:e,job:t,trigger:n,memory:r}){const s=n.about?.thread??n.thread
if(r.isResumed||s.type!=="issue")return[]
const a=(0,o.n)(e,t.repository)
return readClosers({client:a,repository:t.repository,number:s.number,createdAt:n.createdAt})}async function namedIn({github:e,job:t,trigger:n,memory:r},s,a){if(r.isResumed||s?.kind!=="pull request")return[]
const{number:i,body:u}=s
const c=(0,o.n)(e,t.repository)
const d=a?.reviews.linked.map(e=>e.number)??[]
return readNamed({client:c,repository:t.repository,number:i,createdAt:n.createdAt},{text:u,known:d})}async function pullOf(e,{pull:t,goal:r}){if(t||r.kind!=="advance")return t&&pullContext(e,t)
const{github:s,job:a}=e
const i=(0,o.n)(s,a.repository)
const{number:u}=r.pullRequest
const c=await(0,y.Es)(i,u).catch(()=>{})
if(!c)return
const{readChecks:d}=await n.e(6865).then(n.bind(n,6865))
const[l,m]=await Promise.all([reviewsOf(e,u),d(i,c.head.sha)])
return{pull:c,reviews:l,checks:m,files:void 0}}async function pullContext(e,t){const r=(0,o.n)(e.github,e.job.repository)
const[{readChangedFiles:s},{readChecks:a}]=await Promise.all([n.e(3328).then(n.bind(n,3328)),n.e(6865).then(n.bind(n,6865))])
const[i,u,c]=await Promise.all([reviewsOf(e,t.number),s(r,t.number,w.xG),a(r,t.head.sha)])
return{pull:t,reviews:i,files:u,checks:c}}async function reviewsOf({github:e,job:t,trigger:r,settings:s},a){const{repository:i}=t
const u=(0,O.hV)(s,t,{type:"pull_request",number:a})
const{readReviews:c}=await n.e(450).then(n.bind(n,450))
return c({client:(0,o.n)(e,i),repository:i,trigger:r,number:a,isOurs:u})}})}

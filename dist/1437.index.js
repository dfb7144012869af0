export const id=1437
export const ids=[1437]
export const modules={76327:((e,t,n)=>{n.d(t,{K$:()=>o,PH:()=>needsSandbox,Ve:()=>s,lI:()=>isGrant,r4:()=>inWords})
var r=n(28942)
const s=r.strictObject({secrets:r.array(r.string()).readonly(),hosts:r.array(r.string()).readonly(),server:r.string()}).readonly()
const o=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:e,hosts:t,server:n}){return e.length+t.length>0||n!==""}function needsSandbox({secrets:e,hosts:t}){return e.length+t.length>0}function inWords({secrets:e,hosts:t,server:n}){const named=(e,t)=>t.length===0?[]:[`${e}${t.length===1?"":"s"} ${t.join(", ")}`]
return[...named("secret",e),...named("host",t),...n?[`server ${n}`]:[]].join("; ")}}),71760:((e,t,n)=>{n.d(t,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,Zz:()=>strangersIn})
var r=n(28942)
var s=n(46824)
var o=n(64294)
const i=r.object({push:r.boolean(),pull:r.boolean().optional(),triage:r.boolean().optional(),maintain:r.boolean().optional(),admin:r.boolean().optional()})
const a=r.object({permission:r.string().optional(),role_name:r.string().optional(),user:r.object({id:r.number().int(),permissions:i.optional()})})
const c=["read","triage","write","maintain","admin"]
const u={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const d=["admin","maintain","write"]
async function checkPermission(e,{login:t,id:n},r=d,s="start a run"){let o
try{o=await e.permission(t)}catch(e){return whyFailed(t,e)}const{success:i,data:c}=a.safeParse(o)
if(!i)return unsure(t,"GitHub's reply was not understood")
if(n!==void 0&&c.user.id!==n)return denied(`The account ${t} is not the one that asked.`)
const u=c.role_name??c.permission??"unknown"
if(r.some(e=>has(c,e)))return{status:"allowed",role:u}
return denied(`${t} cannot ${s} (role: ${u}); required: ${r.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:e},role_name:t,permission:n},r){if(!isRung(r))return t!==void 0&&r===`custom:${t}`
if(e!==void 0)return e[u[r]]===!0
const s=t??n??""
return isRung(s)&&c.indexOf(s)>=c.indexOf(r)}function isRung(e){return c.some(t=>t===e)}function whyFailed(e,t){const n=typeof t==="object"&&t!==null&&"status"in t?t.status:void 0
if(n===401)throw t
if(n===404)return denied(`${e} is not a collaborator of this repository.`)
const r=typeof n==="number"&&n>0?`GitHub answered ${n}`:"GitHub gave no answer"
return unsure(e,r)}function unsure(e,t){const n=`The permission of ${e} could not be checked: ${t}.`
return{status:"denied",why:n,isSure:!1}}function denied(e){return{status:"denied",why:e,isSure:!0}}async function standingsOf(e,t,n=20){const r=[...new Set(t)].filter(isPerson).slice(0,n)
const s=await Promise.all(r.map(async t=>{const n=await checkPermission(e,{login:t,id:void 0}).catch(()=>{})
if(n===void 0)return[t,"permission unknown"]
if(n.status==="allowed")return[t,"can push"]
return[t,n.isSure?"cannot push":"permission unknown"]}))
return new Map(s)}function isPerson(e){return e!=="ghost"&&!e.endsWith("[bot]")}function authorsOf(e,t,n=[]){const r=[...e?[e,...e.comments.toReversed()]:[],...t?[...t.linked,...t.reviews,...t.threads.flatMap(({comments:e})=>e)]:[],...n]
return[...new Set(r.filter(({isOwn:e})=>!e).map(({author:e})=>e))]}function strangersIn(e,t,n){return e.filter(e=>t.get(e)!=="can push"&&!n(e))}function withStanding({author:e,association:t,isOwn:n},r){if(n)return`you (${e})`
const s=r&&(r.get(e)??"permission unknown")
return`${e} (${[t,s].filter(Boolean).join(", ")})`}const l=3
const f=1e3
async function gate(e,t){const{settings:n}=e
if(n.canWrite&&n.allowedUsers.includes("*"))return refuse("`allowed-users: *` would let anybody write to this repository.")
const r=(0,o.OB)(t).gate
if(r==="own run"&&t.headRepositoryId!==t.repositoryId)return refuse("The failed run belongs to another repository.")
if(r==="nobody")return{status:"allowed"}
const s=everyone(t,n)
if(s.length===0)return refuse("The event does not name who asked for this run.")
for(const n of s){const r=await refusal(e,t,n)
if(r!==void 0)return refuse(`The ${n.role} is refused. ${r}`)}return{status:"allowed"}}function everyone({actors:e},{triggeringActor:t}){if(t===void 0)return e
const{login:n,id:r}=t
if(e.some(e=>r===void 0?(0,s.Av)(e.login,n):e.id===r))return e
const o=n.endsWith("[bot]")?"Bot":"User"
return[...e,{login:n,id:r,type:o,role:"triggering actor"}]}async function refusal(e,t,n){const{allowedUsers:r,allowedBots:s,deniedUsers:o=[]}=e.settings
const{login:i,id:a,type:c}=n
if(o.some(e=>isNamed(e,n)))return`${i} is in \`denied-users\`.`
const u=c==="User"&&r.some(e=>e==="*"||isNamed(e,n))
const d=c==="User"&&!u?ask(e,n):void 0
d?.catch(()=>{})
const l=await e.settings.ownId
if(a!==void 0&&a===l)return isOwnFailure(t)?void 0:`${i} is this agent itself.`
if(a!==void 0&&c!=="User"&&s.includes(a))return
if(c!=="User")return`${i} is not a person (${c}), and its id (${a??"unknown"}) is not in \`allowed-bots\`.`
if(u)return
const f=await(d??ask(e,n))
return f.status==="allowed"?void 0:f.why}function isNamed(e,{login:t,id:n}){return/^\d+$/.test(e)?n===Number(e):(0,s.Av)(e,t)}function isOwnFailure({kind:e,run:t}){return(0,o.OB)({kind:e}).gate==="own run"&&t?.isOwnBranch===!0}async function ask({client:e,settings:t,sleep:n},r){const{allowedRoles:s,right:o}=t
let i=await checkPermission(e,r,s,o)
for(let t=1;t<l&&i.status==="denied"&&!i.isSure;t++){await n(f*t)
i=await checkPermission(e,r,s,o)}return i}function refuse(e){return{status:"denied",why:e}}}),71762:((e,t,n)=>{n.d(t,{Fj:()=>canBeOurs,jU:()=>readOwn})
var r=n(28942)
const s=r.object({viewer:r.object({login:r.string(),databaseId:r.number().int()})})
const o=r.object({login:r.string(),id:r.number().int()})
async function readOwn(e){try{const{viewer:t}=s.parse(await e.graphql(i,{}))
return{login:t.login,id:t.databaseId}}catch{return o.safeParse(await(e.account?.().catch(()=>{}))).data}}const i="query Own{viewer{login databaseId}}"
function canBeOurs(e,t){return t?Number(e?.id)===t.id:e?.type==="Bot"}}),60593:((e,t,n)=>{n.d(t,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var r=n(94869)
var s=n(30007)
var o=n(88135)
var i=n(58908)
var a=n(25816)
var c=n(45013)
var u=n(18970)
const d=6e4
async function postComment(e,t,n,r,s={kind:"comment"}){const o={issue:n,place:s,sent:fitComment(r)}
try{return await send(e,t,o)}catch(n){const r=(0,i.VH)(n)?await foundAgain(e,t,o):void 0
if(!r)throw n
return r}}async function postOnce(e,t,{issue:n,place:r={kind:"comment"}},s){const o=await foundAgain(e,t,{issue:n,place:r,sent:fitComment(s)})
return o??postComment(e,t,n,s,r)}async function send(e,t,{issue:n,place:r,sent:s}){if(r.kind==="discussion")return{issue:n,place:r,...await(0,u.B)(e,r,s)}
const o=r.kind==="comment"?void 0:await postReply(e,t,{issue:n,place:r,sent:s})
if(o)return o
const i={owner:t.owner,repo:t.name,issue_number:n}
const a="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(n,(await e.request(a,{...i,body:s})).data)}function saidOf(e,t){return{...runCommentOf(e,t),body:t.body??""}}function runCommentOf(e,{id:t,node_id:n,html_url:r}){return{issue:e,id:Number(t),url:r,nodeId:n}}async function foundAgain(e,t,{issue:n,place:s,sent:o}){const isIt=({body:e=""})=>(0,r.cZ)(e,o)
try{if(s.kind==="discussion"){const[t]=await(0,u.kJ)(e,s.discussionId,e=>isIt({body:e}))
return t&&{issue:n,place:s,...t}}const r=s.kind==="comment"?[]:await recentReplies(e,t,{issue:n,place:s},isIt)
return r[0]??(await recentComments(e,t,n,isIt))[0]}catch{return}}async function recentComments(e,{owner:t,name:n},r,s){const o={owner:t,repo:n,issue_number:r}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/issues/{issue_number}",o)
const a=Math.max(1,Math.ceil(i.comments/100))
const c="GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
const u=(await e.request(c,{...o,per_page:100,page:a})).data
return u.filter(s).map(e=>saidOf(r,e))}async function recentReplies(e,{owner:t,name:n},{issue:r,place:s},o){const i="GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
const a={sort:"created",direction:"desc",per_page:100}
const{data:c}=await e.request(i,{owner:t,repo:n,pull_number:r,...a})
return c.filter(e=>e.in_reply_to_id===s.commentId&&o(e)).map(e=>({...saidOf(r,e),place:s})).reverse()}async function postReply(e,{owner:t,name:n},{issue:r,place:s,sent:o}){const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
const c={owner:t,repo:n,pull_number:r,comment_id:s.commentId}
try{const{data:t}=await e.request(a,{...c,body:o})
return{...runCommentOf(r,t),place:s}}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function editComment(e,t,n,r){const s=await rewriteComment(e,t,n,r)
if(s==="done")return{runComment:n,body:r}
const i=s==="not-rewritten"?r:besides(r,(0,o.J1)(`comment-${s}`,{url:n.url}))
return{runComment:await postOnce(e,t,n,i),body:i}}function besides(e,t){const{words:n,mark:r}=(0,a.e1)(e)
return`${n}\n\n${t}${r}`}async function rewriteComment(e,t,n,r){const s=n.nodeId===void 0?"ours":await(0,a.nk)(e,n.nodeId)
if(s!=="ours")return s
const o=fitComment(r)
const i=await put(e,t,n,o)
return firstLine(i??"")===firstLine(o)?"done":"not-rewritten"}async function put(e,{owner:t,name:n},{id:r,place:s,nodeId:o},a){if(s?.kind==="discussion")return o===void 0?void 0:(0,u.Eq)(e,o,a)
try{const o=s?.kind==="review-thread"?"pulls":"issues"
const i=`PATCH /repos/{owner}/{repo}/${o}/comments/{comment_id}`
return(await e.request(i,{owner:t,repo:n,comment_id:r,body:a})).data.body}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function deleteComment(e,{owner:t,name:n},{id:r,place:s,nodeId:o}){if(s?.kind==="discussion"&&o!==void 0)return(0,u.FI)(e,o)
const a=s?.kind==="review-thread"?"pulls":"issues"
const c=`DELETE /repos/{owner}/{repo}/${a}/comments/{comment_id}`
try{await e.request(c,{owner:t,repo:n,comment_id:r})}catch(e){if(!(e instanceof i.Q4&&e.status===404))throw e}}function firstLine(e){return(e.trim().split("\n")[0]??"").trim()}function fitComment(e){const{words:t,mark:n}=(0,a.e1)(e)
return(0,s._n)(t,d,"the comment was too long; the step summary has all of it")+n}const l=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(e,t,n){const r={input:{subjectId:t,classifier:n}}
await(0,c.j)(e,l,{variables:r,permission:"issues: write"})}}),18970:((e,t,n)=>{n.d(t,{B:()=>addToDiscussion,Eq:()=>editInDiscussion,FI:()=>removeFromDiscussion,kJ:()=>readOwnInDiscussion})
var r=n(28942)
var s=n(58908)
var o=n(45013)
const i=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=r.object({addDiscussionComment:r.object({comment:r.object({id:r.string(),databaseId:r.number(),url:r.string()})})})
async function addToDiscussion(e,{discussionId:t,replyToId:n},r){const s=n===void 0?void 0:await topOf(e,n)
const o={discussionId:t,body:r,...s!==void 0&&{replyToId:s}}
const{comment:c}=a.parse(await asked(e,i,{input:o})).addDiscussionComment
return{id:c.databaseId,nodeId:c.id,url:c.url}}const c=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const u=r.object({node:r.object({id:r.string(),replyTo:r.object({id:r.string()}).nullable()})})
async function topOf(e,t){try{const{node:n}=u.parse(await asked(e,c,{id:t}))
return n.replyTo?.id??n.id}catch(e){if(e instanceof s.Q4&&e.status===404)return
throw e}}const d=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const l=r.object({updateDiscussionComment:r.object({comment:r.object({body:r.string()})})})
async function editInDiscussion(e,t,n){try{const r=l.parse(await asked(e,d,{input:{commentId:t,body:n}}))
return r.updateDiscussionComment.comment.body}catch(e){if(e instanceof s.Q4&&e.status===404)return
throw e}}const f=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(e,t){try{await asked(e,f,{input:{id:t}})}catch(e){if(!(e instanceof s.Q4&&e.status===404))throw e}}const p=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const m={id:r.string(),databaseId:r.number(),url:r.string(),body:r.string(),viewerDidAuthor:r.boolean()}
const h=r.object(m)
const w=r.object({nodes:r.array(h.nullable())})
const g=r.object({node:r.object({comments:r.object({nodes:r.array(r.object({...m,replies:w}).nullable())})})})
async function readOwnInDiscussion(e,t,n){const{node:r}=g.parse(await asked(e,p,{id:t}))
return r.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]]).filter(e=>e!==null).filter(({viewerDidAuthor:e,body:t})=>e&&n(t)).map(({databaseId:e,id:t,url:n,body:r})=>({id:e,nodeId:t,url:n,body:r}))}function asked(e,t,n){return(0,o.j)(e,t,{variables:n,permission:"discussions: write"})}}),25816:((e,t,n)=>{n.d(t,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
var r=n(77598)
var s=n(28942)
function macFor(e,t,n){const s=Buffer.from((0,r.hkdfSync)("sha256",e,"",t,32))
const codeOf=e=>(0,r.createHmac)("sha256",s).update(JSON.stringify([n.toLowerCase(),...e])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(e,t)=>(0,r.timingSafeEqual)(Buffer.from(e),Buffer.from(codeOf(t)))}}const o=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentMac(e,t){return macFor(e,"deckhand intent",t)}function intentMark(e,t){const n=e.codeOf(t)
return`\x3c!-- deckhand:intent ${n} ${e.codeOf(["any",n])} --\x3e`}function hasIntentMark(e,t,n){return[...t.matchAll(o)].some(([,t=""])=>e.isOurs(t,n))}function isOfIntent(e,t){return[...t.matchAll(o)].some(([,t="",n=""])=>e.isOurs(n,["any",t]))}const i=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(e,t){if(e==="")return{mark:()=>"",read:()=>{}}
const n=macFor(e,"deckhand review findings",t)
return{mark:({kind:e,fingerprint:t})=>`\x3c!-- deckhand:finding ${e} ${t} ${n.codeOf([e,t])} --\x3e`,read(e){const[,t,r="",s=""]=i.exec(e)??[]
if(t===void 0)return
const o={kind:t,fingerprint:r}
return n.isOurs(s,[t,r])?o:void 0}}}const a=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(e,t){if(e==="")return{mark:()=>"",read:()=>{}}
const n=macFor(e,"deckhand reviews",t)
return{mark(e,{found:t,fixed:r,stillOpen:s,blocking:o,conversation:i}){const a=[digestOf(e),...[t,r,s,o].map(String),i]
return`\x3c!-- deckhand:review ${a.join(" ")} ${n.codeOf(a)} --\x3e`},read(e,t){const[,...r]=a.exec(e)??[]
const s=r.pop()
if(s===void 0||r[0]!==digestOf(t)||!n.isOurs(s,r))return
const[o=0,i=0,c=0,u=0]=r.slice(1,5).map(Number)
return{found:o,fixed:i,stillOpen:c,blocking:u,conversation:r[5]??""}}}}const c=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(e,t){if(e==="")return{mark:()=>"",isOurs:()=>!1}
const n=macFor(e,"deckhand answers",t)
return{mark:e=>`\x3c!-- deckhand:answer ${digestOf(e)} ${n.codeOf([digestOf(e)])} --\x3e`,isOurs(e,t){const[r,...s]=e.matchAll(c)
const[,o="",i=""]=r??[]
if(!r||s.length>0||t!==void 0&&o!==digestOf(t))return!1
return n.isOurs(i,[o])}}}function splitMark(e){const[t=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(e)??[]
return{words:e.slice(0,e.length-t.length),mark:t}}function digestOf(e){return(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)}const u="isMinimized author{login} editor{login}"
const d=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${u}}\n  ... on PullRequestReviewComment{${u}}\n  ... on DiscussionComment{${u}}\n}}`
const l=s.object({login:s.string()}).nullable()
const f=s.object({node:s.object({isMinimized:s.boolean(),author:l,editor:l})})
async function readCommentState(e,t){const n=await e.graphql(d,{id:t}).catch(()=>{})
const{data:r}=f.safeParse(n)
if(!r)return"ours"
const{isMinimized:s,author:o,editor:i}=r.node
if(i!==null&&i.login!==o?.login)return"edited"
return s?"hidden":"ours"}async function readCommentNode(e,{owner:t,name:n},{id:r,kind:s}){const o=`GET /repos/{owner}/{repo}/${s}/comments/{comment_id}`
const i=e.request(o,{owner:t,repo:n,comment_id:r})
return i.then(({data:e})=>e.node_id).catch(()=>{})}}),63697:((e,t,n)=>{n.d(t,{Gr:()=>titledBy,Hw:()=>openPullRequest,Ic:()=>openPullRequestOf,Kh:()=>workMarker,Nl:()=>addLabels,Zr:()=>pullRequestTitle,je:()=>renderPullRequest,lj:()=>requestReviews})
var r=n(94869)
var s=n(23849)
var o=n(30007)
var i=n(88135)
var a=n(58908)
var c=n(25816)
function renderPullRequest({about:e,answer:t,requester:n,runUrl:r,...s}){const a=(0,o.KJ)(t,s)
const c=(0,i.J1)("pull-request",{answer:a,requester:n,run_url:r})
if(e.number===void 0)return c
const u=String(e.number)
if(e.repository!==void 0)return`${(0,i.J1)("part-of",{thread:`${e.repository}#${u}`})}\n\n${c}`
return`${e.isDiscussion?(0,i.J1)("for-discussion",{number:u}):(0,i.J1)("closes",{issue:u})}\n\n${c}`}function pullRequestTitle({number:e,title:t,repository:n=""}){return(0,r.TN)((0,s.WN)(t),200)||(e===void 0?"Changes":`Changes for ${n}#${e}`)}function titledBy(e){const[t="",n=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(e)??[]
const s=(0,r.Mx)(n.trim(),"# \t")
return s===""?{rest:e}:{title:s,rest:e.slice(t.length)}}async function openPullRequest(e,t,n,r="draft"){const{owner:s,name:o}=t
try{const t={owner:s,repo:o,...n,draft:r==="draft"}
return{...found((await e.request("POST /repos/{owner}/{repo}/pulls",t)).data),isNew:!0}}catch(s){if(r==="draft"&&hasNoDrafts(s))return openPullRequest(e,t,n,"ready")
const o=s instanceof a.Q4&&s.status===422&&/already exists/i.test(s.message)
if(!o&&!(0,a.VH)(s))throw s
const i=await openPullRequestOf(e,t,n).catch(()=>{})
if(i)return o?i:{...i,isNew:!0}
throw s}}function hasNoDrafts(e){return e instanceof a.Q4&&e.status===422&&/draft pull requests are not/i.test(e.message)}async function openPullRequestOf(e,{owner:t,name:n},{head:r,base:s}){const o={owner:t,repo:n,head:`${t}:${r}`,state:"open"}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/pulls",o)
const a=i.find(e=>e.base.ref===s)??i[0]
return a&&found(a)}function found({number:e,html_url:t,draft:n,base:r}){return{number:e,url:t,...n===!1&&{isReady:!0},baseSha:r.sha}}async function addLabels(e,{owner:t,name:n},r,s){const o="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await e.request(o,{owner:t,repo:n,issue_number:r,labels:[...s]})}async function requestReviews(e,t,n,r){try{await askAll(e,t,n,r)}catch(s){if(!(s instanceof a.Q4&&s.status===422&&r.length>1))throw s
const o=[]
for(const s of r)await askAll(e,t,n,[s]).catch(e=>o.push(e))
if(o.length>0)throw o[0]}}async function askAll(e,{owner:t,name:n},r,s){const o=s.flatMap(e=>e.includes("/")?[e.slice(e.indexOf("/")+1)]:[])
const i=s.filter(e=>!e.includes("/"))
const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await e.request(a,{owner:t,repo:n,pull_number:r,reviewers:i,team_reviewers:o})}const u=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const d=/(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/
const l=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(e,{repositoryId:t,number:n,other:r}){if(e==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const s=(0,c.fq)(e,"deckhand work",`${t}#${n}${r===void 0?"":` in ${r}`}`)
return{isAble:!0,mark:e=>`\x3c!-- deckhand:work ${s.codeOf(["branch",e])} --\x3e`,isMarked(e,t){const[n,...r]=e.matchAll(u)
return n?.[1]!==void 0&&r.length===0&&s.isOurs(n[1],["branch",t])},trailer:e=>`Agent-Mark: ${s.codeOf(["conversation",e])}`,hasTrailer(e){const[,t=""]=d.exec(e)??[]
const[,n]=l.exec(e)??[]
return n!==void 0&&s.isOurs(n,["conversation",t])}}}}),80292:((e,t,n)=>{n.d(t,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var r=n(28942)
var s=n(51622)
const o=r.record(r.string(),r.unknown())
function parseObject(e){for(const t of[e,repairStrings(e)]){const e=o.safeParse(jsonOrNothing(t))
if(e.success)return{json:t,value:e.data}}return}function leadingJson(e,t){const n=endOfValue(e,t)
if(n===void 0)return
const r=jsonOrNothing(repairStrings(e.slice(t,n)))
return r===void 0?void 0:{value:r,end:n}}function jsonOrNothing(e){try{return(0,s.qF)(e)}catch{return}}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(e){const t=[]
let n=0
for(let r=e.indexOf('"');r>=0;r=e.indexOf('"',n)){t.push(e.slice(n,r))
n=endOfString(e,r)
t.push(repaired(e.slice(r,n)))}return t.join("")+e.slice(n)}function repaired(e){const t=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return e.replaceAll(t,e=>{if(e.startsWith("\\"))return e==="\\"?"\\\\":e
return i[e]??`\\u${hex(e)}`})}function hex(e){return e.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return e.length}function endOfValue(e,t){if(e[t]!=="{"&&e[t]!=="[")return
let n=0
for(let r=t;r<e.length;r+=1){const t=e[r]??""
if(t==='"')r=endOfString(e,r)-1
if(t==="{"||t==="[")n+=1
if(t==="}"||t==="]")n-=1
if(n===0)return r+1}return}function wellFormedJson(e){if(!/\\u[dD]/.test(e))return e
return e.replaceAll(a,(e,t)=>t===void 0?e:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(e){return JSON.stringify(e,(e,t)=>isRecord(t)?sorted(t):t)}function isRecord(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function sorted(e){const t=Object.keys(e).sort((e,t)=>e<t?-1:1)
const n=Object.create(null)
for(const r of t)n[r]=e[r]
return n}}),51622:((e,t,n)=>{n.d(t,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const r={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(e){if(e.length>r.depth)(new JsonMeter).push(e)
return JSON.parse(e)}class JsonMeter{#e=0
#t=0
#n=!1
#r=!1
push(e){for(let t=0;t<e.length;t+=1){const n=e.charCodeAt(t)
if(!this.#n)this.#s(n)
else if(this.#r)this.#r=!1
else if(n===o)this.#r=!0
else if(n===s)this.#n=!1}}restart(){this.#e=0
this.#t=0
this.endString()}endString(){this.#n=!1
this.#r=!1}#s(e){if(e===s)this.#n=!0
else if(e===i)this.#o()
else if(e===a||e===u)this.#i()
else if(e===c||e===d)this.#t-=1}#i(){this.#o()
this.#t+=1
if(this.#t>r.depth)throw new TooMuchJson(`The JSON is nested more than ${r.depth} deep.`)}#o(){this.#e+=1
if(this.#e>r.parts)throw new TooMuchJson("The JSON has too many values.")}}const[s,o,i]=[34,92,44]
const[a,c,u,d]=[91,93,123,125]}),68268:((e,t,n)=>{n.d(t,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,d1:()=>depthOf,m6:()=>unwrappedIn,oM:()=>closingLine,rD:()=>keepCells})
var r=n(98768)
var s=n(74013)
var o=n(41781)
function fencesIn(e){const t=e.split("\n")
const n=[]
for(const{node:o,isEntering:i}of(0,r.G)((0,s.SV)(e)))if(i&&o.fence)n.push(fenceOf(o,t[o.firstLine]??""))
return n}function fenceOf({firstLine:e,lastLine:t,column:n,isClosed:r,parent:s},o){const[,i="",a=""]=/^(`+|~+)(.*)$/.exec(o.slice(n))??[]
const c=s?.kind!=="document"
return{start:e,end:t+1,isClosed:r,isNested:c,before:o.slice(0,n),mark:i,info:a}}function unwrappedIn(e){const t=e.split("\n")
const n=[]
for(const{node:o,isEntering:i}of(0,r.G)((0,s.SV)(e)))if(i&&o.kind==="table")n.push(tableIn(o,t))
else if(i&&o.kind==="code-block")n.push(codeIn(o,t))
return n}function tableIn(e,t){const[n,r]=[e.firstLine,e.lastLine+1]
const s=t.slice(n,r).join("\n")
return{kind:"table",...nestingOf(e),start:n,end:r,text:s,info:"",fence:void 0}}function codeIn(e,t){const n=e.fence&&fenceOf(e,t[e.firstLine]??"")
const r=e.literal.replace(/\n$/,"")
const s=e.firstLine
const o=n?.end??s+r.split("\n").length
return{kind:"code",...nestingOf(e),start:s,end:o,text:r,info:n?.info??"",fence:n}}function nestingOf(e){let t=0
let n=!1
for(let r=e.parent;r&&r.kind!=="document";r=r.parent){t+=1
n||=r.kind==="quote"}return{level:t,isQuoted:n}}function depthOf(e){let[t,n]=[0,0]
for(const{node:o,isEntering:i}of(0,r.G)((0,s.SV)(e))){const e=o.kind==="quote"||o.kind==="list"||o.kind==="item"
if(e)t+=i?1:-1
n=Math.max(n,e||o.kind==="document"?t:t+1)}return n}function continuationPrefix({before:e}){let t=""
for(const n of e)t+=n==="\t"?" ".repeat(4-t.length%4):n
return t.replaceAll(/>(?! )/g,"> ").replaceAll(/[^>]/g," ")}function closingLine(e){return continuationPrefix(e)+e.mark}function keepCells(e){if(!e.includes("|"))return e
const t=e.split("\n")
for(const{node:n,isEntering:i}of(0,r.G)((0,s.SV)(e))){const e=n.parent?.alignments.length??0
if(!i||n.kind!=="row"||n.isHead||n.number<=e)continue
const r=t[n.firstLine]??""
const s=[0,...(0,o.DC)(e,r,n.column)]
t[n.firstLine]=s.map((e,t)=>r.slice(e,s[t+1])).join("\\")}return t.join("\n")}const i=3
const a=6
function demoteHeadings(e){const t=(0,s.No)(e).split("\n")
for(const{node:e,isEntering:n}of(0,r.G)((0,s.SV)(t.join("\n")))){if(!n||e.kind!=="heading")continue
const r="#".repeat(Math.min(a,e.level+i))
const s=t[e.firstLine]??""
if(e.isUnderlined)joinUnderlined(e,r,t)
else t[e.firstLine]=s.slice(0,e.column)+s.slice(e.column).replace(/^#+/,r)}return t.join("\n")}function joinUnderlined({firstLine:e,lastLine:t,column:n},r,s){const o=s[e]??""
const i=s.slice(e+1,t).map(e=>e.replace(c,""))
s[e]=[`${o.slice(0,n)}${r} ${o.slice(n)}`,...i].join(" ")
for(let n=e+1;n<=t;n+=1)s[n]=quotesOf(s[n]??"")}function quotesOf(e){return/^[\s>]*/.exec(e)?.[0]??""}const c=/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/}),30007:((e,t,n)=>{n.d(t,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var r=n(94869)
var s=n(68268)
var o=n(33737)
var i=n(6009)
function clipMarkdown(e,t,n){if(e.length<=t)return closeFence(e)
return`${closeFence((0,r.GH)(e,t))}\n\n_(cut: ${n})_`}const a=24e3
function clipProse(e,t){for(let n=2e4;;n=Math.floor(n/2)){const r=(0,i.$)(clipMarkdown(e,n,"the whole answer is in the output `final-response`"),t)
if(r.length<=a)return r}}function closeFence(e){const t=(0,s.Yp)(e.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const n=t!==void 0&&!t.isClosed&&!t.isNested
return n?`${e.replace(/\n$/,"")}\n${t.mark}`:e}const c=60
const u=8e3
function renderShortDiff(e){const t=e.trimEnd()
if(t===""||t.length>u||t.split("\n").length>c)return""
return`<details><summary>Diff</summary>\n\n${(0,o.DV)("diff",t)}\n\n</details>`}}),6009:((e,t,n)=>{n.d(t,{$:()=>neutralise,_:()=>neutraliseWords})
var r=n(88135)
var s=n(98768)
var o=n(74013)
var i=n(59315)
const a=new Set(["paragraph","heading","cell"])
const c=/(?<![A-Za-z0-9_])@[A-Za-z0-9]/
const u=/(?<=[\w.-])(?:#\d|@[0-9a-f]{7,64}(?!\w))/i
const d=/(?<![A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?::[ \t]{0,9}|[ \t\n]{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d/i
const l=""
function activeIn(e,t){const{root:n,labels:r}=(0,o.Dd)(e)
const i=r.map(e=>({kind:"definition",what:e}))
let c=""
for(const{node:e,isEntering:r}of(0,s.G)(n)){if(r)i.push(...activityOf(e,t))
if(r&&a.has(e.kind))c=""
if(r)c+=wordsOf(e)
else if(a.has(e.kind))i.push(...matched("closing",d,c))}return i}function wordsOf({kind:e,literal:t}){if(e==="text")return t
if(e==="code")return l
return e==="soft-break"||e==="hard-break"?"\n":""}function activityOf(e,t){switch(e.kind){case"html":case"html-block":return[{kind:"html",what:e.literal}]
case"image":return[{kind:"image",what:e.url}]
case"link":return isAllowed(e,t)?[]:[{kind:"link",what:e.url}]
case"row":return e.isHead||e.number<=(e.parent?.alignments.length??0)?[]:[{kind:"cell",what:""}]
case"text":return[...matched("mention",c,e.literal),...matched("reference",u,e.literal)]
default:return[]}}function isAllowed({url:e,first:t},n){if(/^#[\w-]*$/.test(e)||(0,i.MU)(e,n))return!0
return t?.kind==="text"&&t.literal.startsWith(i.W1)&&(0,i.Ex)(e,n)}function matched(e,t,n){const r=t.exec(n)?.[0]
return r===void 0?[]:[{kind:e,what:r}]}var f=n(68268)
var p=n(23849)
class Reader{line
#a=0
#c=new Map
#u
constructor(e){this.line=e
this.#u=mailsIn(e).reverse()
for(const{0:t,index:n}of[...e.matchAll(/`+/g)].reverse()){const e=this.#c.get(t.length)
if(e)e.push(n)
else this.#c.set(t.length,[n])}}get isAtEnd(){return this.#a>=this.line.length}peek(e=0){return this.line[this.#a+e]??""}see(e){return this.match(e)?.[0]??""}match(e){return matchAt(e,this.line,this.#a)}take(e){this.#a+=e
return this.line.slice(this.#a-e,this.#a)}skip(e){this.#a+=e}startsWith(e){return this.line.slice(this.#a,this.#a+e.length).toLowerCase()===e.toLowerCase()}nextMail(){while((this.#u.at(-1)?.at??Number.POSITIVE_INFINITY)<=this.#a)this.#u.pop()
const e=this.#u.at(-1)
if(!e)return m
const t=Math.max(e.start,this.#a)
return{after:t-this.#a,length:e.end-t}}toClosingTicks(e){const t=this.#c.get(e)??[]
while((t.at(-1)??Number.POSITIVE_INFINITY)<=this.#a)t.pop()
const n=t.at(-1)
return n===void 0?void 0:n+e-this.#a}}const m={after:Number.POSITIVE_INFINITY,length:0}
function mailsIn(e){const t=[]
let n=0
for(let r=e.indexOf("@");r>=0;r=e.indexOf("@",r+1)){const[s=""]=matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y,e,r+1)??[]
const[o=""]=matchAt(/[0-9a-f]{7,64}(?!\w)/iy,e,r+1)??[]
const i=o===""?/[\w.+-]/:/[\w./-]/
let a=r
while(a>n&&i.test(e.charAt(a-1)))a-=1
const c=r+1+(o||s).length
if(c>r+1&&a<r)t.push({start:a,at:r,end:c})
n=r+1}return t}function matchAt(e,t,n){e.lastIndex=n
return e.exec(t)}function writeLine(e,t,n,r){const s=t?e.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g)??[]:[e]
for(const[e,t]of s.entries()){if(t==="|"&&endsInAddress(s[e-1]??""))r.raw(" ")
writeText(t,n,r)}}function endsInAddress(e){return e.slice(e.lastIndexOf(" ")+1).includes("://")}function writeText(e,t,n){const r=new Reader(e)
while(!r.isAtEnd)if(!writePhrase(r,t,n)&&!writeMail(r,n))writeToken(r,t,n)}function writeMail(e,t){const{after:n,length:r}=e.nextMail()
if(n>0)return!1
t.code(e.take(r))
return!0}const h={"\\":writeEscape,"`":writeTicks,"<":writeAngle,"&":writeEntity,"!":writeImage,"[":writeLink,"]":writeClosingBracket,"@":writeMention,"#":writeReference,"/":writeSlash}
function writeToken(e,t,n){(h[e.peek()]??writeWords)(e,t,n)}function writePhrase(e,{phrases:t},n){const r=t.find(t=>t!==""&&!t.includes("`")&&e.startsWith(t))
if(r===void 0)return!1
n.code(e.take(r.length))
return!0}function writeEscape(e,t,n){const r=e.see(/\\(?:<|#\d|@[A-Za-z0-9])/y)
if(r.startsWith("\\<")||isActing(r,n)){e.skip(1)
return}if(r.startsWith("\\@")){e.skip(1)
n.code(e.take(e.see(O).length))
return}const s=e.see(/\\[!-/:-@[-`{-~]/y)!==""
if(!s){n.raw(e.take(1)+(e.isAtEnd?"":"\\"))
return}const o=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(n.tail)
n.raw(`${o&&/[:/.]/.test(e.peek(1))?" ":""}${e.take(2)}`)}function writeTicks(e,{phrases:t},n){const r=e.see(/`+/y)
const s=e.toClosingTicks(r.length)
if(s===void 0)n.raw("\\`".repeat(e.take(r.length).length))
else n.span((0,p.Hl)(e.take(s),t))}function writeAngle(e,t,n){n.raw(/[A-Za-z/!?]/.test(e.peek(1))?"&lt;":"<")
e.skip(1)}const w=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(e,t,n){const r=e.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!e.see(w)
n.raw(r?"&amp;":"&")
e.skip(1)}const g=/\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/
const b=/<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/
const v=/(?: {1,9}"[^"`\\<>]*")?/
const k=new RegExp(`${g.source}\\( {0,9}(?:${b.source})${v.source} {0,9}\\)`,"y")
function takeLink(e,t){const[n,r="",s,o=""]=e.match(k)??[]
if(n===void 0)return
e.skip(n.length)
const a=s??o
return{words:r,address:a,url:(0,i.eL)(a,t)}}function writeImage(e,t,n){e.skip(1)
const r=takeLink(e,t)
if(!r){n.raw(e.peek()==="["?"\\!":"!")
return}const s={...r,words:i.W1+r.words}
if((0,i.Ex)(r.url,t)&&isPlain(s.words,t)&&t.showsAddresses!==!0)writeKept(s,t,n)
else writeApart(s,t,n)}function writeLink(e,t,n){const r=takeLink(e,t)
if(!r){n.raw((e.see(/\[\\?\^/y)===""?"":"\\")+e.take(1))
return}const{words:s,url:o}=r
const a=s.startsWith(i.W1)&&(0,i.Ex)(o,t)
const c=a||(0,i.MU)(o,t)||/^#[\w-]*$/.test(o)
const u=(0,i.X0)(n.tail)&&!(0,i.fo)(o,t)
const d=c&&isPlain(s,t)&&!u&&t.showsAddresses!==!0
if(d)writeKept(r,t,n)
else writeApart(r,t,n)
if(n.atStart&&e.see(y))n.raw("\\")}const y=/~{3}/y
function isPlain(e,{phrases:t}){const n=t.some(t=>e.toLowerCase().includes(t.toLowerCase()))
return!n&&!$.test(e)&&!/^\\?\^|@|#\d|&[#\w]|\$`|`\$/.test(e)}function writeKept({words:e,url:t},{phrases:n},r){r.raw("[")
for(const[t,s]of e.split("`").entries())if(t%2===0)r.raw(s)
else r.span((0,p.Hl)(`\`${s}\``,n))
r.raw(`](${t})`)}const $=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/i
function writeApart({words:e,address:t},n,r){if(/[^\s(["'*_]$/.test(r.tail))r.raw(" ")
if(r.atStart&&e.startsWith("~~~"))r.raw("\\")
writeText(e,n,r)
if(t===""){r.raw(" ")
return}r.raw(" (")
r.code(t)
r.raw(")")}function writeClosingBracket(e,t,n){n.raw(/[(:]/.test(e.peek(1))?"\\]":"]")
e.skip(1)}const O=/@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y
function writeMention(e,t,n){const r=/[A-Za-z0-9]$/.test(n.tail)?"":e.see(O)
if(r==="")n.raw(e.take(1))
else n.code(e.take(r.length))}function writeReference(e,t,n){const r=e.see(/#\d+/y)
if(isActing(r,n))n.code(e.take(r.length))
else n.raw(e.take(1))}function isActing(e,{tail:t}){return e.includes("#")&&((0,i.X0)(t)||/[\w.-]$/.test(t))}function writeSlash(e,t,n){const r=n.atStart?e.see(/\/[A-Za-z][\w/.-]*/y):""
if(r==="")n.raw(e.take(1))
else n.code(e.take(r.length))}const _=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(e,t,n){if(e.see(_))writeAddress(e,t,n)
else if(e.see(/GH-\d/iy)&&(0,i.X0)(n.tail))n.code(e.take(e.see(/GH-\d+/iy).length))
else{const t=e.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length
n.raw(e.take(Math.min(t,e.nextMail().after)))}}const I=/(?:[^ \t\n\v\f\r<>`|\\"'[\](){}&]|&(?!lt;))+/y
const j=/[^ \t\n\v\f\r]*/y
function writeAddress(e,t,n){const r=e.see(I)
const s=withoutEnd(r)
e.skip(s.length)
const o=(0,i.MU)(s,t)&&(0,i.rS)(e.see(j))&&!(0,i.X0)(n.tail)
if(o)n.raw(s)
else n.code(s)}function withoutEnd(e){let t=e.length
while(/[.,;:!?*_~]/.test(e.charAt(t-1)))t-=1
return e.slice(0,t)}var C=n(33737)
const A=/^[\s>*+\-\d.)[\]x]*$/
const T=60
class Writer{#e=[]
tail=""
atStart=!0
#d=!1
get text(){return this.#e.join("")}raw(e){if(e==="")return
this.#l(this.#d&&e.startsWith("`")?` ${e}`:e)
this.#d=!1
this.atStart=e.endsWith("\n")||this.atStart&&A.test(e)}span(e){this.#l(/[`$]$/.test(this.tail)?` ${e}`:e)
this.#d=!0
this.atStart=!1}code(e){this.span(`\`${e}\``)}#l(e){this.#e.push(e)
this.tail=(this.tail+e.slice(-T)).slice(-T)}}const S=5
function neutralise(e,t){let n=e.replaceAll(/\r\n?/g,"\n")
for(let r=0;r<S;r+=1){const r=rewritten((0,f.rD)(n),t)
if(r===n)return isInert(r,t)?r:asCode(e)
n=r}return asCode(e)}function isInert(e,t){return activeIn(e,t).length===0}function asCode(e){return(0,C.DV)("",(0,p.Nv)(e.replaceAll(/\r\n?/g,"\n")))}function neutraliseWords(e,t,n="– "){const r=neutralise(n+e.replaceAll(/\s+/g," "),t)
return r.startsWith(n)&&!r.includes("\n")?r.slice(n.length):(0,C.aY)(e)}function rewritten(e,t){const n=e.split("\n")
const r=n.map(p.Nv)
const s=(0,f.Yp)(r.join("\n"))
const o=r.some(e=>/^[\s>*+\d.|:-]+$/.test(e)&&e.includes("-")&&/[|:]/.test(e))
const i=new Writer
let a=0
const writeProse=e=>{for(;a<e;a+=1){if(a>0)i.raw("\n")
writeLine(r[a]??"",o,t,i)}}
for(const e of s){writeProse(e.start)
if(a>0)i.raw("\n")
const s=n.slice(e.start+1,e.isClosed?e.end-1:e.end)
writeFence(e,{code:s,end:e.isClosed?r[e.end-1]:void 0},t,i)
a=e.end}writeProse(r.length)
return(0,p.ix)(i.text,t.phrases)}function languageOf(e){const t=/^\s*([\w+#.-]{1,30})/.exec(e)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(t)?"text":t}const x=/^[^!-=?-~]*/
function writeFence(e,{code:t,end:n},{phrases:s},o){const{before:i,mark:a,info:c}=e
const u=t.map(e=>`${e.replace(x,p.Nv).replaceAll("\0","�")}\n`)
const d=(0,p.ix)(u.join(""),s)
o.raw(`${i}${a}${languageOf(c)}\n${d}${n??(0,f.oM)(e)}`)
if(d===u.join(""))return
const l=(0,f.U2)(e)
o.raw(`\n${l.trimEnd()}\n${l}${(0,r.J1)("broken-commands")}\n${l.trimEnd()}`)}}),59315:((e,t,n)=>{n.d(t,{Ex:()=>isImageOfOurs,MU:()=>isOurs,W1:()=>a,X0:()=>endsInClosingWord,eL:()=>permalink,fo:()=>isFile,rS:()=>endsThere})
const r=/^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/
function permalink(e,{repositoryUrl:t,commit:n}){const[,s="",o,i,a,c,u,d=""]=r.exec(e)??[]
const l=s.split("/").map(inAddress)
if(n===void 0||l.includes(""))return e
const[f=i,p=a]=[c,u]
const m=f===void 0?d:`#L${f}${p===void 0?"":`-L${p}`}`
return`${t}/${o===""?"blob":"tree"}/${n}/${l.join("/")}${m}`}function inAddress(e){const t=decoded(e)
if(/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(t))return""
return encodeURIComponent(t).replaceAll(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}function decoded(e){try{return decodeURIComponent(e.toWellFormed())}catch{return""}}const s="https://docs.github.com/"
const o="https://github.com/user-attachments/assets/"
const i=/^[\w:/.#?=%+~-]*$/
function isDownward(e){return i.test(e)&&!/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(e)}function endsThere(e){return/^[.,;:!?*_~)\]}"']*$/.test(e)}function isOurs(e,{repositoryUrl:t}){if(!isDownward(e)||/^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(e))return!1
return e===t||["/","#","?"].some(n=>e.startsWith(t+n))||e.startsWith(s)}function isFile(e,{repositoryUrl:t}){return[`${t}/blob/`,`${t}/tree/`].some(t=>e.startsWith(t))}const a="image: "
function isImageOfOurs(e,t){return isOurs(e,t)||isDownward(e)&&e.startsWith(o)}function endsInClosingWord(e){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(e)}}),48252:((e,t,n)=>{n.d(t,{AS:()=>shownArguments,RB:()=>whyUnshowable,Sh:()=>waitingLine,cS:()=>w,ek:()=>renderProposalItem,jo:()=>legendLines,kI:()=>whyNobody,t7:()=>renderProposal,z6:()=>renderDecided})
var r=n(28942)
var s=n(76327)
var o=n(60601)
var i=n(94869)
var a=n(33737)
var c=n(6009)
var u=n(88135)
var d=n(45867)
var l=n(48351)
function renderProposal(e,t,n=""){const r=(0,d.dz)(e)
const[o]=r
if(!o)return""
const{expires:i}=o.pending
const a={until:i.slice(0,16).replace("T"," "),ways:waysOf(r,t),approvers:t.approvers}
const c=(0,d.zJ)(e)
if(c)return renderProtectedChange(c,{...a,phrase:t.phrase})
const l=r.map(renderProposalItem).join("\n\n")
const f=together(l,legendFor(l))
if((0,d.H9)(o))return(0,u.J1)("approval-plan",{...a,plans:f,phrase:t.phrase})
if(!("tool"in o.pending))return(0,u.J1)("approval-intents",{...a,intents:f,phrase:t.phrase})
const{head:p}=o.pending
const m=r.some(({pending:e})=>"grant"in e&&(0,s.PH)(e.grant))
const h=m?", in a sandbox of its own with a fresh home, after the set-up command":""
const w=together(n,legendFor(n,l))
return(0,u.J1)("approval",{...a,actions:f,files:w,apart:h,head:p.slice(0,7)}).trimEnd()}function together(...e){return e.filter(e=>e!=="").join("\n\n")}function waysOf(e,{phrase:t,approveLabel:n,rejectLabel:r}){const[s,o]=[n,r].map(a.aY)
const i=e.length<2?"":e.length===2?" both":" all"
const c=e[0]&&(0,d.H9)(e[0])?"go":"approve"
const u=[`To approve${i}: label ${s}, or \`${t} ${c}\``,`To reject${i}: label ${o}, or \`${t} reject: why\``]
const l=e[0]&&(0,d.VK)(e[0].pending)
const f=`To decide about one: \`${t} approve ${l}\`, or \`${t} reject ${l}: why\``
return[...u,...e.length<2?[]:[f]].map(e=>`- ${e}`).join("\n")}function renderProposalItem({pending:e,risk:t,reasons:n}){if("patch"in e)return renderChange(e)
if("intent"in e)return renderIntent(e)
const r=n.map(e=>e.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const s=[t,r].filter(Boolean).map(l.ko).join(": ")
const o=reachOf(e)
return(0,u.J1)("approval-action",{tool:(0,a.aY)((0,l.ko)(e.tool)),digest:(0,a.aY)((0,d.VK)(e)),reach:o===""?"":`It can reach: ${o}\n\n`,why:o!==""&&t==="LOW"?"":` · risk ${(0,a.aY)(s)}`,where:e.cwd==="."?"the top folder":(0,a.aY)((0,l.ko)(e.cwd)),arguments:shownArguments(e)})}function renderIntent(e){if(e.intent==="plan")return(0,u.J1)("approval-plan-item",{plan:(0,d.rP)(e),digest:(0,a.aY)((0,d.VK)(e))})
return(0,u.J1)("approval-intent",{intent:(0,a.aY)(e.intent),words:e.words,digest:(0,a.aY)((0,d.VK)(e)),arguments:shownArguments({arguments:e.value})})}function reachOf({grant:e,network:t}){if(!(0,s.lI)(e))return""
const{secrets:n,hosts:r,server:o}=e
const whole=e=>(0,a.$E)(e.length*f+1,(0,l.ko)(e))
const named=(e,t)=>t.length===0?[]:[`${e}${t.length===1?"":"s"} ${t.map(whole).join(", ")}`]
const i=t==="none"?[]:[`\`network\` ${whole(t)}`]
if(o!=="")return`the server ${whole(o)}`
const c=[...named("host",r),...i]
return[...named("secret",n),...c.length===0?["no host"]:c].join("; ")}const f=10
function waitingLine(e){const t=(0,d.zJ)(e)
if(t&&isMemory(t))return"Approval needed: the agent proposes to remember this in later runs"
const n=t?.paths.length
if(n!==void 0)return`Approval needed: ${(0,i.U9)(n,"protected file")} ${isOrAre(n)} held back`
if((0,d.dz)(e).some(d.H9))return"Approval needed: the plan is below, and nothing is changed yet"
const r=(0,d.Eb)(e).length
if(r>0)return`Approval needed: ${(0,i.U9)(r,"proposal")} ${isOrAre(r)} waiting`
const s=(0,d.dz)(e).length
return`Approval needed: ${(0,i.U9)(s,"action")} ${isOrAre(s)} paused`}function isMemory({paths:e}){return e.length>0&&e.every(o.UV)}function isOrAre(e){return e===1?"is":"are"}function renderProtectedChange(e,t){const n=(0,a.aY)(e.branch)
const r=renderChange(e)
return(0,u.J1)("approval-held",{...t,change:together(isMemory(e)?(0,u.J1)("approval-memory"):"",r,legendFor(r)),where:e.is_new?`the new branch ${n}, with a pull request`:`the branch ${n}`,head:e.head.slice(0,7)})}function legendFor(e,t=""){const n=legendLines(e,t)
return n.length===0?"":`<sub>${n.join(" · ")}</sub>`}function legendLines(e,t=""){const n=(0,l.go)(t)
const r=(0,l.go)(e).filter(e=>!n.includes(e))
const s=(0,u.J1)("approval-legend").split("\n")
return s.filter(e=>r.some(t=>e.startsWith(`${t}: `)))}function renderChange(e){return(0,u.J1)("approval-change",{paths:e.paths.map(e=>(0,a.aY)((0,l.ko)(e))).join(", "),digest:(0,a.aY)((0,d.VK)(e)),patch:(0,d.wT)(e.patch)})}const p=24e3
const m=200
const h=150
function shownArguments({arguments:e}){const t=JSON.parse(e)
const n=Object.entries(t)
if(n.length===0)return"Without arguments."
return n.map(([e,t])=>shownArgument(e,t,n.length===1)).join("\n\n")}function shownArgument(e,t,n){const r=typeof t==="string"
const s=n&&e==="command"&&r?"":`${(0,a.aY)((0,l.ko)(e))}${r?"":" (JSON)"}:\n\n`
return`${s}${(0,a.DV)("text",(0,l.xe)(r?t:JSON.stringify(t)))}`}function whyUnshowable(e,t){let n=p
const r=new Map
for(const s of e){const e=shownArguments(s)
const o=e.length+(s.said??"").length+m
const i=o>n||namesIn(s).some(e=>(0,l.ko)(e).length>h)
if(t(e)!==e)r.set(s.action,(0,u.J1)("approval-unseen-secret"))
else if(i)r.set(s.action,(0,u.J1)("approval-unseen-long",{room:String(p)}))
else n-=o}return r}function namesIn({tool:e,cwd:t,arguments:n}){return[e,t,...Object.keys(JSON.parse(n))]}function renderDecided(e,{results:t,where:n,...r}){const s=e.items.map(e=>auditLine(e,t,r)??"").filter(Boolean)
const o=new Set(e.items.map(({decision:e})=>e?.verdict))
const i=o.has("approved")
const a=i?"Approved":o.has("rejected")?"Rejected":"No longer waiting"
const c=(0,d.dz)(e).length>0
return(0,u.J1)("approval-decided",{mark:i?"🟢":"⚪",title:c?`${a} in part`:a,lines:s.map(e=>`- ${e}`).join("\n"),actions:e.items.map(renderProposalItem).join("\n\n"),rest:n===void 0?"":`${c?"What is still pending, and what":"What"} happens next: ${n}`}).trimEnd()}const w=r["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return g[e]}const g={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}
function auditLine(e,t,n){const{pending:r,decision:s}=e
if(!s)return
const{verdict:o,by:u,at:l,reason:f}=s
const p=`${(0,a.aY)((0,d.VK)(r))} ${(0,a.aY)((0,d.lx)(r))}`
const m=`${o} by ${(0,i.TN)(u,60)} at ${l.slice(0,16).replace("T"," ")} UTC`
const h=o==="approved"?t.get((0,d.TH)(r))??((0,d.H9)(e)?"the work was started":"not run yet"):(0,c._)((0,i.TN)(f,300),n)
return`${p} ${m}${h===""?"":`: ${h}`}`}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>u})
var r=n(58908)
var s=n(98664)
var o=n(33737)
var i=n(88135)
var a=n(57974)
var c=n(75444)
const u="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:u,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const r={created:[],existing:[],missing:[]}
for(const o of n)try{const n=await createLabel(e,t.repository,o)?r.created:r.existing
n.push(o.name)}catch(e){(0,a.printNotice)(`The label ${o.name} could not be created. ${(0,s.ec)(e).message}`)
r.missing.push(o)}return r}function toldOf(e){return(0,i.J1)("labels-created",{names:e.map(e=>(0,o.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,o.aY)(e)).join(", ")
return(0,i.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},s){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...s})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),22440:((e,t,n)=>{n.d(t,{U:()=>approversOf,f:()=>whyRefused})
var r=n(89812)
var s=n(71760)
var o=n(71762)
var i=n(94869)
var a=n(78635)
var c=n(75444)
const u="approve or reject"
const d="not-requester"
function approversOf(e,t,n){const r=(0,i.od)(e.slice(c.ADMIT).approvers??"")
const s=r.includes(d)
const o=r.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const l=r.filter(e=>!e.startsWith("@")&&e!==d&&!(0,a.Yf)(e))
const f={...(0,c.gateSettings)(e,t,n),allowedBots:[],right:u}
const p=o.length+l.length>0
const m=p?{...f,allowedRoles:l,allowedUsers:o}:f
const h=`${words(m)} can decide${s?", but not the person who asked for the work":""}`
return{gate:m,mustNotBeRequester:s,inWords:h}}function answerable(e,t,{ownId:n,isLabel:r}){const[s,{gate:o}]=[(0,c.gateSettings)(e,t,n),approversOf(e,t,n)]
const i=[...s.allowedRoles,...o.allowedRoles,...r?["triage"]:[]]
return{...s,right:u,allowedRoles:[...new Set(i)],allowedUsers:[...s.allowedUsers,...o.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:t}){const n=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${n.format(e)}`]:[]
return[...r,...t.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:t,github:n,job:i},a){const u=(0,r.n)(n,i.repository)
const d=(0,o.jU)(u).then(e=>e?.id)
const sleep=t=>e.sleep(t,e.signal)
const l=a.kind==="decision"
const f=l?answerable(t,e.env,{ownId:d,isLabel:a.requestSign!==void 0}):(0,c.gateSettings)(t,e.env,d)
const p=await(0,s.Gj)({client:u,settings:f,sleep:sleep},a)
return p.status==="denied"?p.why:void 0}}),38833:((e,t,n)=>{n.d(t,{C2:()=>markThread,Hn:()=>registerShown,L3:()=>withUnsavedNote,TV:()=>closeApprovalComment,e5:()=>approvalCommentOf,mi:()=>decidedIn})
var r=n(60593)
var s=n(3549)
var o=n(63697)
var i=n(98664)
var a=n(88135)
var c=n(45867)
var u=n(48252)
var d=n(57974)
var l=n(33365)
var f=n(22440)
var p=n(29058)
var m=n(11782)
async function closeApprovalComment({github:e,job:t},n,{approvalComment:s,isWaiting:o}){if(o!==void 0&&n.type!=="none")await markThread({github:e,job:t},n.number,o)
try{if(s)await(0,r.Iz)(e,t.repository,s,s.body)}catch(e){(0,d.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,i.ec)(e).message}`)}}async function markThread({github:e,job:t},n,r){try{if(r)await(0,o.Nl)(e,t.repository,n,[l.uE])
else await(0,s.HK)(e,t.repository,n,{kind:"label",name:l.uE})}catch(e){if(Object(e).status===404)return;(0,d.printNotice)(`The label ${l.uE} could not be changed. ${(0,i.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:n},r,s=""){const[o=""]=n.phrases
return(0,u.t7)(e,{phrase:o,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,f.U)(n,t.env,void 0).inWords},s)}function registerShown(e,{id:t},n){return(0,m.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,r.pI)(n))}})}function withUnsavedNote(e){return`${(0,a.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:n},r,{results:s,next:o,redact:i}){const a={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,p.kN)({settings:e,job:t,trigger:n},i((0,u.z6)(r,{...a,results:s,where:o?.url})))}}),24380:((e,t,n)=>{n.d(t,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var r=n(58908)
var s=n(64294)
var o=n(60593)
var i=n(25816)
var a=n(98664)
var c=n(88135)
var u=n(26285)
var d=n(29764)
var l=n(57974)
var f=n(15320)
var p=n(29943)
var m=n(12384)
var h=n(38833)
var w=n(29058)
var g=n(21271)
async function beginRunComment(e,t,n){const{github:r,job:i,trigger:a,world:u,settings:d}=e
const{thread:l}=a
if(!takesComments(e)||!(0,s.OB)(a).isAwaited||l.type==="none")return
const p=await(n?(0,o.QA)(r,i.repository,n,t).then(e=>e.runComment):(0,o.Gy)(r,i.repository,l.number,t,(0,w.MI)(d,a))).catch(unlessRefused)
if(!p)return
const m=l.type==="pull_request"?(0,c.J1)("cut-off-pull-request",{run_url:i.runUrl}):(0,c.J1)("cut-off",{kind:l.type,number:String(l.number),run_url:i.runUrl});(0,f.r1)(u.env,{runComment:p,body:(0,w.kN)(e,(0,w.F8)(d,m))})
return p}function takesComments({mayWrite:e,settings:t,trigger:n}){return e&&n.thread.type!=="none"&&t.slice(p.ri)["comment-mode"]!=="none"}function unlessRefused(e){const{message:t}=(0,a.ec)(e)
const n=e instanceof r.Q4&&(e.status===0||e.status>=500||/locked/i.test(t))
if(!n)throw e;(0,l.printNotice)(`There is no comment yet; the summary of this run will have the report. ${t}`)}async function postLastWord(e,{report:{outcome:t,review:n},body:r}){const{github:i,job:c,redact:f,trigger:p,world:m,settings:h}=e
const{thread:g}=p
const{isAwaited:b}=(0,s.OB)(p)
const v=u.tz.includes(t)&&t!=="cancelled"
const k=!v&&n!==void 0&&(0,d.hR)(n)
const y=b||v||k
if(!takesComments(e)||g.type==="none"||!y)return
try{if(!b&&k)return await postUnseen(e,g,r)
return await(0,o.Gy)(i,c.repository,g.number,r,(0,w.MI)(h,p))}catch(e){(0,l.printFault)((0,a.ec)(e),f,m.env)
return}}async function postUnseen(e,t,n){const{github:r,job:s,settings:a}=e
const c={thread:t,key:"a review that could not look"}
const u=(0,w.kN)({settings:a,job:s,trigger:c},(0,i.e1)(n).words)
const isIt=e=>(0,w.we)(a,s,t).isOurs(e,c.key)
const d=(await(0,w.po)(e,{issue:t.number},isIt)).at(-1)
if(!d)return(0,o.Gy)(r,s.repository,t.number,u)
return(await(0,o.QA)(r,s.repository,d,u)).runComment}async function pointTo(e,t,{github:n,job:r,settings:s}){const i={thread:{type:"issue",number:t.issue},key:`answered below ${e.id}`}
const u=(0,w.kN)({settings:s,job:r,trigger:i},(0,c.J1)("answered-below",{url:e.url}))
try{await(0,o.Iz)(n,r.repository,t,u)}catch(e){(0,l.printNotice)(`The first comment could not be updated. ${(0,a.ec)(e).message}`)}}async function answerBelow(e,t,n){const{github:r,job:s}=e
const{mark:a}=(0,i.e1)(n)
const isIt=e=>a!==""&&(0,i.e1)(e).mark===a&&(0,w.Lt)(e)
const c=(await(0,w.po)(e,t,isIt).catch(()=>[])).find(({id:e})=>e>t.id)
return c?(0,o.QA)(r,s.repository,c,n):{body:n,runComment:await(0,o.yn)(r,s.repository,t,n)}}async function finishRunComment(e,t,n){const{github:r,job:s,redact:i}=e
const{runComment:c,body:u,isAnswer:d}=n;(0,f.r1)(t,n)
try{const n=d&&e.settings.slice(p.ri)["comment-mode"]==="new"
const i=await(n?answerBelow(e,c,u):(0,o.QA)(r,s.repository,c,u));(0,f.r1)(t,void 0)
if(i.runComment.id!==c.id)await pointTo(i.runComment,c,e)
return i}catch(e){(0,l.printFault)((0,a.ec)(e),i,t)
return{runComment:c,body:u}}}async function addToComment({github:e,job:t},{runComment:n,body:r},s){const{words:a,mark:c}=(0,i.e1)(r)
await(0,o.Iz)(e,t.repository,n,[a.trimEnd(),s,c].filter(Boolean).join("\n\n"))}async function removeRunComment(e,t,n){if(t.url===n)return
const{github:r,job:s,world:i}=e
try{await(0,o.Tu)(r,s.repository,t)
return(0,f.r1)(i.env,void 0)}catch(e){(0,l.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,a.ec)(e).message}`)}await finishRunComment(e,i.env,{runComment:t,body:(0,w.kN)(e,(0,c.J1)("joined",{url:n??""}))})}function linksOf({job:e,trigger:t,settings:n},r,s){const{runUrl:o,repositoryUrl:i}=e
const a={repositoryUrl:i,commit:s,phrases:n.phrases}
return{...a,conversationId:r,runUrl:o,requester:(0,g.iq)(t)}}async function tellResult(e,{env:t,thread:n},r){const{runComment:s,sign:o}=r
await(0,h.TV)(e,n,r)
const i=s&&await finishRunComment(e,t,{...r,runComment:s})
if(o)await(0,m.signOff)(e,o.place,o.content)
return i}async function tellResultAgain(e,{answer:{reaction:t},pendingReport:n}){const{world:r,job:s,trigger:o,mayWrite:i}=e
if(!i||s.runAttempt===1)return
const{thread:a,key:c}=o
if(n?.lease.key===c){await tellResult(e,{env:r.env,thread:a},n)
return}const u=(0,m.acknowledgedAt)(o)
if(u&&t)await(0,m.signOff)(e,u,t)}}),29058:((e,t,n)=>{n.d(t,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var r=n(89812)
var s=n(71762)
var o=n(60593)
var i=n(18970)
var a=n(25816)
var c=n(63697)
var u=n(98664)
var d=n(88135)
var l=n(57974)
var f=n(81031)
var p=n(7052)
function markerOf(e,{repository:t},n){const r=n.type==="none"?"":n.number
return(0,a.rz)((0,p.ownSecret)(e)??"",`${t.owner}/${t.name}#${r}`)}function workMarkerOf({settings:e,trigger:t,other:n}){const{thread:r,repositoryId:s}=t
if(r.type==="none")return(0,c.Kh)("",{repositoryId:s,number:0})
return(0,c.Kh)((0,p.ownSecret)(e)??"",{repositoryId:s,number:r.number,other:n?.id})}function ownMarks(e,t,n){const r=n.type==="none"?"":n.number
const s=(0,p.ownSecret)(e)
const o=(0,a.iY)(s??"",`${t.repository.owner}/${t.repository.name}#${r}`)
const i=markerOf(e,t,n)
const c=(0,a.e5)(s??"",`${t.repository.owner}/${t.repository.name}`)
const isOfOurIntent=e=>s!==void 0&&(0,a.Kr)(c,e)
return e=>i.isOurs(e)||o.read(e)!==void 0||isOfOurIntent(e)}function withMark({settings:e,job:t,trigger:n},r){const s=markerOf(e,t,n.thread).mark(n.key)
return s===""?r:`${r}\n\n${s}`}function withIsolationWarning(e,t,n=e.slice(f.MACHINE).isolation==="none"){return n?`${t}\n\n${(0,d.J1)(isolationWords(e))}`:t}function isolationWords(e){const{"agent-server-url":t,"agent-server-conversation":n}=e.slice(f.MACHINE)
if(t===void 0)return"no-sandbox"
return n?"remote-agent":"remote-machine"}async function readOwnComments({github:e,job:t},{issue:n,place:a={kind:"comment"}},c){if(a.kind==="discussion"){const t=await(0,i.kJ)(e,a.discussionId,c)
return t.map(e=>({issue:n,place:a,...e}))}const u=await(0,s.jU)((0,r.n)(e,t.repository))
const isOurs=({body:e="",user:t})=>(0,s.Fj)(t,u)&&c(e)
return a.kind==="review-thread"?(0,o.Yo)(e,t.repository,{issue:n,place:a},isOurs):(0,o.Sg)(e,t.repository,n,isOurs)}function isUnfinished(e){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(e)}function reportsEnd(e){return e.startsWith("### ")&&!isUnfinished(e)}async function commentOfEarlierAttempt(e){const{job:t,settings:n}=e
if(t.runAttempt===1)return
const r=(0,p.ownSecret)(n)===void 0?()=>!0:answersThis(e)
return findOwnComment(e,e=>r(e)&&isUnfinished(e)&&e.includes(`(${t.runUrl})`))}function isFinal({runAttempt:e},t){return e>1?/^### (?:🟢|⚪)/u.test(t):reportsEnd(t)}function answersThis({settings:e,job:t,trigger:n}){const r=markerOf(e,t,n.thread)
return e=>r.isOurs(e,n.key)}async function findOwnComment({settings:e,github:t,job:n,trigger:r},s){const{thread:o}=r
if(o.type==="none")return
const i={issue:o.number,place:replyPlace(e,r)}
try{return(await readOwnComments({github:t,job:n},i,s))[0]}catch(e){(0,l.printNotice)(`It could not be checked whether this was answered before. ${(0,u.ec)(e).message}`)
return}}function replyPlace(e,{answer:t}){if(t.kind==="discussion")return t
const n=e.slice(f.APPROVAL).confirmation==="never"
return t.kind==="review-thread"&&n?t:{kind:"comment"}}}),21271:((e,t,n)=>{n.d(t,{YX:()=>askerOf,dT:()=>branchTemplate,et:()=>subjectOf,gl:()=>branchBeginning,he:()=>snapshotDigest,iq:()=>requesterOf,xo:()=>newBranch})
var r=n(77598)
var s=n(4471)
var o=n(64294)
var i=n(94869)
var a=n(29943)
function subjectOf({thread:e,snapshot:t,request:n,run:r,kind:s,about:a}){const c=e.type==="none"?void 0:e.number
const u=t?.title??a?.title??(r?`Fix ${r.name}`:n)
const d=c===void 0&&(0,o.OB)({kind:s}).isTask
return{number:c,title:(0,i.TN)(u,200),isTask:d,isDiscussion:e.type==="discussion"}}const c=["workflow_dispatch","repository_dispatch"]
function requesterOf(e){const{kind:t,event:n}=e
const r=askerOf(e)?.login
if(r===void 0)return"a schedule"
const{requester:s}=(0,o.OB)({kind:t})
if(s==="failed run")return`a failed run of ${r}`
const i=s==="workflow"||s==="sender by hand"&&!c.includes(n)
return i?"the workflow":r}function askerOf({actors:e,asker:t}){return t??e[0]}function branchTemplate({settings:e,other:t}){const n=e.slice(a.We)["branch-name"]
return t?n.replace(/^agent\//,`agent/${(0,i.yR)(t.main.name,40)||"other"}-`):n}function newBranch({number:e,title:t,isTask:n=!1,isDiscussion:r=!1},{runId:o,runAttempt:a,task:c},u){if(n&&c){const e=(0,s.Pr)(u,{kind:"task",number:c.digest,slug:c.words,run:o})
return{branch:e,plain:e}}if(e===void 0){const e=a>1?String(a):""
const t=(0,s.Pr)(u,{kind:"run",number:o,slug:e,run:o})
return{branch:t,plain:t}}const d=kindOf({isDiscussion:r})
const named=t=>(0,s.Pr)(u,{kind:d,number:e,slug:t,run:o})
return{branch:named((0,i.yR)(t,40)),plain:named("")}}function branchBeginning({number:e,...t},n){return e===void 0?void 0:(0,s.VI)(n,{kind:kindOf(t),number:e})}function kindOf({isDiscussion:e=!1}){return e?"discussion":"issue"}function snapshotDigest({title:e,body:t}){return(0,r.createHash)("sha256").update(`${e}\0${t}`).digest("hex")}}),44539:((e,t,n)=>{n.d(t,{U:()=>i,t:()=>parseOpenComment})
var r=n(28942)
const s=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:e,...t})=>({...t,replyToId:e}))]).readonly()
const o=r.object({issue:r.number(),id:r.number(),url:r.string(),place:s.optional(),nodeId:r.string().optional()}).readonly()
const i=r.object({runComment:o,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(e){return i.parse(JSON.parse(e))}}),97167:((e,t,n)=>{n.d(t,{We:()=>captureJob,_K:()=>gitEnvironment,xg:()=>captureLimits})
var r=n(22499)
function gitEnvironment(e){return(0,r.mR)(e)}const s={leastMs:6e4,share:.1}
const o=.75
function captureLimits(e){const t=Math.max(s.leastMs,e*6e4*s.share)
return{gitMs:t*o,copiesMs:t*(1-o)}}function captureJob({captureCommand:e,late:t},n){return{command:e,limitMs:captureLimits(n).gitMs,signal:t}}})}

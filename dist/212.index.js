export const id=212
export const ids=[212]
export const modules={71760:((e,n,t)=>{t.d(n,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,Zz:()=>strangersIn})
var r=t(28942)
var s=t(46824)
var o=t(64294)
const i=r.object({push:r.boolean(),pull:r.boolean().optional(),triage:r.boolean().optional(),maintain:r.boolean().optional(),admin:r.boolean().optional()})
const a=r.object({permission:r.string().optional(),role_name:r.string().optional(),user:r.object({id:r.number().int(),permissions:i.optional()})})
const c=["read","triage","write","maintain","admin"]
const u={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const d=["admin","maintain","write"]
async function checkPermission(e,{login:n,id:t},r=d,s="start a run"){let o
try{o=await e.permission(n)}catch(e){return whyFailed(n,e)}const{success:i,data:c}=a.safeParse(o)
if(!i)return unsure(n,"GitHub's reply was not understood")
if(t!==void 0&&c.user.id!==t)return denied(`The account ${n} is not the one that asked.`)
const u=c.role_name??c.permission??"unknown"
if(r.some(e=>has(c,e)))return{status:"allowed",role:u}
return denied(`${n} cannot ${s} (role: ${u}); required: ${r.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:e},role_name:n,permission:t},r){if(!isRung(r))return n!==void 0&&r===`custom:${n}`
if(e!==void 0)return e[u[r]]===!0
const s=n??t??""
return isRung(s)&&c.indexOf(s)>=c.indexOf(r)}function isRung(e){return c.some(n=>n===e)}function whyFailed(e,n){const t=typeof n==="object"&&n!==null&&"status"in n?n.status:void 0
if(t===401)throw n
if(t===404)return denied(`${e} is not a collaborator of this repository.`)
const r=typeof t==="number"&&t>0?`GitHub answered ${t}`:"GitHub gave no answer"
return unsure(e,r)}function unsure(e,n){const t=`The permission of ${e} could not be checked: ${n}.`
return{status:"denied",why:t,isSure:!1}}function denied(e){return{status:"denied",why:e,isSure:!0}}async function standingsOf(e,n,t=20){const r=[...new Set(n)].filter(isPerson).slice(0,t)
const s=await Promise.all(r.map(async n=>{const t=await checkPermission(e,{login:n,id:void 0}).catch(()=>{})
if(t===void 0)return[n,"permission unknown"]
if(t.status==="allowed")return[n,"can push"]
return[n,t.isSure?"cannot push":"permission unknown"]}))
return new Map(s)}function isPerson(e){return e!=="ghost"&&!e.endsWith("[bot]")}function authorsOf(e,n,t=[]){const r=[...e?[e,...e.comments.toReversed()]:[],...n?[...n.linked,...n.reviews,...n.threads.flatMap(({comments:e})=>e)]:[],...t]
return[...new Set(r.filter(({isOwn:e})=>!e).map(({author:e})=>e))]}function strangersIn(e,n,t){return e.filter(e=>n.get(e)!=="can push"&&!t(e))}function withStanding({author:e,association:n,isOwn:t},r){if(t)return`you (${e})`
const s=r&&(r.get(e)??"permission unknown")
return`${e} (${[n,s].filter(Boolean).join(", ")})`}const l=3
const f=1e3
async function gate(e,n){const{settings:t}=e
if(t.canWrite&&t.allowedUsers.includes("*"))return refuse("`allowed-users: *` would let anybody write to this repository.")
const r=(0,o.OB)(n).gate
if(r==="own run"&&n.headRepositoryId!==n.repositoryId)return refuse("The failed run belongs to another repository.")
if(r==="nobody")return{status:"allowed"}
const s=everyone(n,t)
if(s.length===0)return refuse("The event does not name who asked for this run.")
for(const t of s){const r=await refusal(e,n,t)
if(r!==void 0)return refuse(`The ${t.role} is refused. ${r}`)}return{status:"allowed"}}function everyone({actors:e},{triggeringActor:n}){if(n===void 0)return e
const{login:t,id:r}=n
if(e.some(e=>r===void 0?(0,s.Av)(e.login,t):e.id===r))return e
const o=t.endsWith("[bot]")?"Bot":"User"
return[...e,{login:t,id:r,type:o,role:"triggering actor"}]}async function refusal(e,n,t){const{allowedUsers:r,allowedBots:s,deniedUsers:o=[]}=e.settings
const{login:i,id:a,type:c}=t
if(o.some(e=>isNamed(e,t)))return`${i} is in \`denied-users\`.`
const u=c==="User"&&r.some(e=>e==="*"||isNamed(e,t))
const d=c==="User"&&!u?ask(e,t):void 0
d?.catch(()=>{})
const l=await e.settings.ownId
if(a!==void 0&&a===l)return isOwnFailure(n)?void 0:`${i} is this agent itself.`
if(a!==void 0&&c!=="User"&&s.includes(a))return
if(c!=="User")return`${i} is not a person (${c}), and its id (${a??"unknown"}) is not in \`allowed-bots\`.`
if(u)return
const f=await(d??ask(e,t))
return f.status==="allowed"?void 0:f.why}function isNamed(e,{login:n,id:t}){return/^\d+$/.test(e)?t===Number(e):(0,s.Av)(e,n)}function isOwnFailure({kind:e,run:n}){return(0,o.OB)({kind:e}).gate==="own run"&&n?.isOwnBranch===!0}async function ask({client:e,settings:n,sleep:t},r){const{allowedRoles:s,right:o}=n
let i=await checkPermission(e,r,s,o)
for(let n=1;n<l&&i.status==="denied"&&!i.isSure;n++){await t(f*n)
i=await checkPermission(e,r,s,o)}return i}function refuse(e){return{status:"denied",why:e}}}),71762:((e,n,t)=>{t.d(n,{Fj:()=>canBeOurs,jU:()=>readOwn})
var r=t(28942)
const s=r.object({viewer:r.object({login:r.string(),databaseId:r.number().int()})})
const o=r.object({login:r.string(),id:r.number().int()})
async function readOwn(e){try{const{viewer:n}=s.parse(await e.graphql(i,{}))
return{login:n.login,id:n.databaseId}}catch{return o.safeParse(await(e.account?.().catch(()=>{}))).data}}const i="query Own{viewer{login databaseId}}"
function canBeOurs(e,n){return n?Number(e?.id)===n.id:e?.type==="Bot"}}),60593:((e,n,t)=>{t.d(n,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var r=t(94869)
var s=t(30007)
var o=t(88135)
var i=t(58908)
var a=t(25816)
var c=t(45013)
var u=t(18970)
const d=6e4
async function postComment(e,n,t,r,s={kind:"comment"}){const o={issue:t,place:s,sent:fitComment(r)}
try{return await send(e,n,o)}catch(t){const r=(0,i.VH)(t)?await foundAgain(e,n,o):void 0
if(!r)throw t
return r}}async function postOnce(e,n,{issue:t,place:r={kind:"comment"}},s){const o=await foundAgain(e,n,{issue:t,place:r,sent:fitComment(s)})
return o??postComment(e,n,t,s,r)}async function send(e,n,{issue:t,place:r,sent:s}){if(r.kind==="discussion")return{issue:t,place:r,...await(0,u.B)(e,r,s)}
const o=r.kind==="comment"?void 0:await postReply(e,n,{issue:t,place:r,sent:s})
if(o)return o
const i={owner:n.owner,repo:n.name,issue_number:t}
const a="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(t,(await e.request(a,{...i,body:s})).data)}function saidOf(e,n){return{...runCommentOf(e,n),body:n.body??""}}function runCommentOf(e,{id:n,node_id:t,html_url:r}){return{issue:e,id:Number(n),url:r,nodeId:t}}async function foundAgain(e,n,{issue:t,place:s,sent:o}){const isIt=({body:e=""})=>(0,r.cZ)(e,o)
try{if(s.kind==="discussion"){const[n]=await(0,u.kJ)(e,s.discussionId,e=>isIt({body:e}))
return n&&{issue:t,place:s,...n}}const r=s.kind==="comment"?[]:await recentReplies(e,n,{issue:t,place:s},isIt)
return r[0]??(await recentComments(e,n,t,isIt))[0]}catch{return}}async function recentComments(e,{owner:n,name:t},r,s){const o={owner:n,repo:t,issue_number:r}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/issues/{issue_number}",o)
const a=Math.max(1,Math.ceil(i.comments/100))
const c="GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
const u=(await e.request(c,{...o,per_page:100,page:a})).data
return u.filter(s).map(e=>saidOf(r,e))}async function recentReplies(e,{owner:n,name:t},{issue:r,place:s},o){const i="GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
const a={sort:"created",direction:"desc",per_page:100}
const{data:c}=await e.request(i,{owner:n,repo:t,pull_number:r,...a})
return c.filter(e=>e.in_reply_to_id===s.commentId&&o(e)).map(e=>({...saidOf(r,e),place:s})).reverse()}async function postReply(e,{owner:n,name:t},{issue:r,place:s,sent:o}){const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
const c={owner:n,repo:t,pull_number:r,comment_id:s.commentId}
try{const{data:n}=await e.request(a,{...c,body:o})
return{...runCommentOf(r,n),place:s}}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function editComment(e,n,t,r){const s=await rewriteComment(e,n,t,r)
if(s==="done")return{runComment:t,body:r}
const i=s==="not-rewritten"?r:besides(r,(0,o.J1)(`comment-${s}`,{url:t.url}))
return{runComment:await postOnce(e,n,t,i),body:i}}function besides(e,n){const{words:t,mark:r}=(0,a.e1)(e)
return`${t}\n\n${n}${r}`}async function rewriteComment(e,n,t,r){const s=t.nodeId===void 0?"ours":await(0,a.nk)(e,t.nodeId)
if(s!=="ours")return s
const o=fitComment(r)
const i=await put(e,n,t,o)
return firstLine(i??"")===firstLine(o)?"done":"not-rewritten"}async function put(e,{owner:n,name:t},{id:r,place:s,nodeId:o},a){if(s?.kind==="discussion")return o===void 0?void 0:(0,u.Eq)(e,o,a)
try{const o=s?.kind==="review-thread"?"pulls":"issues"
const i=`PATCH /repos/{owner}/{repo}/${o}/comments/{comment_id}`
return(await e.request(i,{owner:n,repo:t,comment_id:r,body:a})).data.body}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function deleteComment(e,{owner:n,name:t},{id:r,place:s,nodeId:o}){if(s?.kind==="discussion"&&o!==void 0)return(0,u.FI)(e,o)
const a=s?.kind==="review-thread"?"pulls":"issues"
const c=`DELETE /repos/{owner}/{repo}/${a}/comments/{comment_id}`
try{await e.request(c,{owner:n,repo:t,comment_id:r})}catch(e){if(!(e instanceof i.Q4&&e.status===404))throw e}}function firstLine(e){return(e.trim().split("\n")[0]??"").trim()}function fitComment(e){const{words:n,mark:t}=(0,a.e1)(e)
return(0,s._n)(n,d,"the comment was too long; the step summary has all of it")+t}const l=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(e,n,t){const r={input:{subjectId:n,classifier:t}}
await(0,c.j)(e,l,{variables:r,permission:"issues: write"})}}),18970:((e,n,t)=>{t.d(n,{B:()=>addToDiscussion,Eq:()=>editInDiscussion,FI:()=>removeFromDiscussion,kJ:()=>readOwnInDiscussion})
var r=t(28942)
var s=t(58908)
var o=t(45013)
const i=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=r.object({addDiscussionComment:r.object({comment:r.object({id:r.string(),databaseId:r.number(),url:r.string()})})})
async function addToDiscussion(e,{discussionId:n,replyToId:t},r){const s=t===void 0?void 0:await topOf(e,t)
const o={discussionId:n,body:r,...s!==void 0&&{replyToId:s}}
const{comment:c}=a.parse(await asked(e,i,{input:o})).addDiscussionComment
return{id:c.databaseId,nodeId:c.id,url:c.url}}const c=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const u=r.object({node:r.object({id:r.string(),replyTo:r.object({id:r.string()}).nullable()})})
async function topOf(e,n){try{const{node:t}=u.parse(await asked(e,c,{id:n}))
return t.replyTo?.id??t.id}catch(e){if(e instanceof s.Q4&&e.status===404)return
throw e}}const d=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const l=r.object({updateDiscussionComment:r.object({comment:r.object({body:r.string()})})})
async function editInDiscussion(e,n,t){try{const r=l.parse(await asked(e,d,{input:{commentId:n,body:t}}))
return r.updateDiscussionComment.comment.body}catch(e){if(e instanceof s.Q4&&e.status===404)return
throw e}}const f=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(e,n){try{await asked(e,f,{input:{id:n}})}catch(e){if(!(e instanceof s.Q4&&e.status===404))throw e}}const m=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const p={id:r.string(),databaseId:r.number(),url:r.string(),body:r.string(),viewerDidAuthor:r.boolean()}
const h=r.object(p)
const w=r.object({nodes:r.array(h.nullable())})
const g=r.object({node:r.object({comments:r.object({nodes:r.array(r.object({...p,replies:w}).nullable())})})})
async function readOwnInDiscussion(e,n,t){const{node:r}=g.parse(await asked(e,m,{id:n}))
return r.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]]).filter(e=>e!==null).filter(({viewerDidAuthor:e,body:n})=>e&&t(n)).map(({databaseId:e,id:n,url:t,body:r})=>({id:e,nodeId:n,url:t,body:r}))}function asked(e,n,t){return(0,o.j)(e,n,{variables:t,permission:"discussions: write"})}}),25816:((e,n,t)=>{t.d(n,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
var r=t(77598)
var s=t(28942)
function macFor(e,n,t){const s=Buffer.from((0,r.hkdfSync)("sha256",e,"",n,32))
const codeOf=e=>(0,r.createHmac)("sha256",s).update(JSON.stringify([t.toLowerCase(),...e])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(e,n)=>(0,r.timingSafeEqual)(Buffer.from(e),Buffer.from(codeOf(n)))}}const o=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentMac(e,n){return macFor(e,"deckhand intent",n)}function intentMark(e,n){const t=e.codeOf(n)
return`\x3c!-- deckhand:intent ${t} ${e.codeOf(["any",t])} --\x3e`}function hasIntentMark(e,n,t){return[...n.matchAll(o)].some(([,n=""])=>e.isOurs(n,t))}function isOfIntent(e,n){return[...n.matchAll(o)].some(([,n="",t=""])=>e.isOurs(t,["any",n]))}const i=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(e,n){if(e==="")return{mark:()=>"",read:()=>{}}
const t=macFor(e,"deckhand review findings",n)
return{mark:({kind:e,fingerprint:n})=>`\x3c!-- deckhand:finding ${e} ${n} ${t.codeOf([e,n])} --\x3e`,read(e){const[,n,r="",s=""]=i.exec(e)??[]
if(n===void 0)return
const o={kind:n,fingerprint:r}
return t.isOurs(s,[n,r])?o:void 0}}}const a=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(e,n){if(e==="")return{mark:()=>"",read:()=>{}}
const t=macFor(e,"deckhand reviews",n)
return{mark(e,{found:n,fixed:r,stillOpen:s,blocking:o,conversation:i}){const a=[digestOf(e),...[n,r,s,o].map(String),i]
return`\x3c!-- deckhand:review ${a.join(" ")} ${t.codeOf(a)} --\x3e`},read(e,n){const[,...r]=a.exec(e)??[]
const s=r.pop()
if(s===void 0||r[0]!==digestOf(n)||!t.isOurs(s,r))return
const[o=0,i=0,c=0,u=0]=r.slice(1,5).map(Number)
return{found:o,fixed:i,stillOpen:c,blocking:u,conversation:r[5]??""}}}}const c=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(e,n){if(e==="")return{mark:()=>"",isOurs:()=>!1}
const t=macFor(e,"deckhand answers",n)
return{mark:e=>`\x3c!-- deckhand:answer ${digestOf(e)} ${t.codeOf([digestOf(e)])} --\x3e`,isOurs(e,n){const[r,...s]=e.matchAll(c)
const[,o="",i=""]=r??[]
if(!r||s.length>0||n!==void 0&&o!==digestOf(n))return!1
return t.isOurs(i,[o])}}}function splitMark(e){const[n=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(e)??[]
return{words:e.slice(0,e.length-n.length),mark:n}}function digestOf(e){return(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)}const u="isMinimized author{login} editor{login}"
const d=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${u}}\n  ... on PullRequestReviewComment{${u}}\n  ... on DiscussionComment{${u}}\n}}`
const l=s.object({login:s.string()}).nullable()
const f=s.object({node:s.object({isMinimized:s.boolean(),author:l,editor:l})})
async function readCommentState(e,n){const t=await e.graphql(d,{id:n}).catch(()=>{})
const{data:r}=f.safeParse(t)
if(!r)return"ours"
const{isMinimized:s,author:o,editor:i}=r.node
if(i!==null&&i.login!==o?.login)return"edited"
return s?"hidden":"ours"}async function readCommentNode(e,{owner:n,name:t},{id:r,kind:s}){const o=`GET /repos/{owner}/{repo}/${s}/comments/{comment_id}`
const i=e.request(o,{owner:n,repo:t,comment_id:r})
return i.then(({data:e})=>e.node_id).catch(()=>{})}}),63697:((e,n,t)=>{t.d(n,{Gr:()=>titledBy,Hw:()=>openPullRequest,Ic:()=>openPullRequestOf,Kh:()=>workMarker,Nl:()=>addLabels,Zr:()=>pullRequestTitle,je:()=>renderPullRequest,lj:()=>requestReviews})
var r=t(94869)
var s=t(23849)
var o=t(30007)
var i=t(88135)
var a=t(58908)
var c=t(25816)
function renderPullRequest({about:e,answer:n,requester:t,runUrl:r,...s}){const a=(0,o.KJ)(n,s)
const c=(0,i.J1)("pull-request",{answer:a,requester:t,run_url:r})
if(e.number===void 0)return c
const u=String(e.number)
if(e.repository!==void 0)return`${(0,i.J1)("part-of",{thread:`${e.repository}#${u}`})}\n\n${c}`
return`${e.isDiscussion?(0,i.J1)("for-discussion",{number:u}):(0,i.J1)("closes",{issue:u})}\n\n${c}`}function pullRequestTitle({number:e,title:n,repository:t=""}){return(0,r.TN)((0,s.WN)(n),200)||(e===void 0?"Changes":`Changes for ${t}#${e}`)}function titledBy(e){const[n="",t=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(e)??[]
const s=(0,r.Mx)(t.trim(),"# \t")
return s===""?{rest:e}:{title:s,rest:e.slice(n.length)}}async function openPullRequest(e,n,t,r="draft"){const{owner:s,name:o}=n
try{const n={owner:s,repo:o,...t,draft:r==="draft"}
return{...found((await e.request("POST /repos/{owner}/{repo}/pulls",n)).data),isNew:!0}}catch(s){if(r==="draft"&&hasNoDrafts(s))return openPullRequest(e,n,t,"ready")
const o=s instanceof a.Q4&&s.status===422&&/already exists/i.test(s.message)
if(!o&&!(0,a.VH)(s))throw s
const i=await openPullRequestOf(e,n,t).catch(()=>{})
if(i)return o?i:{...i,isNew:!0}
throw s}}function hasNoDrafts(e){return e instanceof a.Q4&&e.status===422&&/draft pull requests are not/i.test(e.message)}async function openPullRequestOf(e,{owner:n,name:t},{head:r,base:s}){const o={owner:n,repo:t,head:`${n}:${r}`,state:"open"}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/pulls",o)
const a=i.find(e=>e.base.ref===s)??i[0]
return a&&found(a)}function found({number:e,html_url:n,draft:t,base:r}){return{number:e,url:n,...t===!1&&{isReady:!0},baseSha:r.sha}}async function addLabels(e,{owner:n,name:t},r,s){const o="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await e.request(o,{owner:n,repo:t,issue_number:r,labels:[...s]})}async function requestReviews(e,n,t,r){try{await askAll(e,n,t,r)}catch(s){if(!(s instanceof a.Q4&&s.status===422&&r.length>1))throw s
const o=[]
for(const s of r)await askAll(e,n,t,[s]).catch(e=>o.push(e))
if(o.length>0)throw o[0]}}async function askAll(e,{owner:n,name:t},r,s){const o=s.flatMap(e=>e.includes("/")?[e.slice(e.indexOf("/")+1)]:[])
const i=s.filter(e=>!e.includes("/"))
const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await e.request(a,{owner:n,repo:t,pull_number:r,reviewers:i,team_reviewers:o})}const u=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const d=/(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/
const l=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(e,{repositoryId:n,number:t,other:r}){if(e==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const s=(0,c.fq)(e,"deckhand work",`${n}#${t}${r===void 0?"":` in ${r}`}`)
return{isAble:!0,mark:e=>`\x3c!-- deckhand:work ${s.codeOf(["branch",e])} --\x3e`,isMarked(e,n){const[t,...r]=e.matchAll(u)
return t?.[1]!==void 0&&r.length===0&&s.isOurs(t[1],["branch",n])},trailer:e=>`Agent-Mark: ${s.codeOf(["conversation",e])}`,hasTrailer(e){const[,n=""]=d.exec(e)??[]
const[,t]=l.exec(e)??[]
return t!==void 0&&s.isOurs(t,["conversation",n])}}}}),68268:((e,n,t)=>{t.d(n,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,d1:()=>depthOf,m6:()=>unwrappedIn,oM:()=>closingLine,rD:()=>keepCells})
var r=t(98768)
var s=t(74013)
var o=t(41781)
function fencesIn(e){const n=e.split("\n")
const t=[]
for(const{node:o,isEntering:i}of(0,r.G)((0,s.SV)(e)))if(i&&o.fence)t.push(fenceOf(o,n[o.firstLine]??""))
return t}function fenceOf({firstLine:e,lastLine:n,column:t,isClosed:r,parent:s},o){const[,i="",a=""]=/^(`+|~+)(.*)$/.exec(o.slice(t))??[]
const c=s?.kind!=="document"
return{start:e,end:n+1,isClosed:r,isNested:c,before:o.slice(0,t),mark:i,info:a}}function unwrappedIn(e){const n=e.split("\n")
const t=[]
for(const{node:o,isEntering:i}of(0,r.G)((0,s.SV)(e)))if(i&&o.kind==="table")t.push(tableIn(o,n))
else if(i&&o.kind==="code-block")t.push(codeIn(o,n))
return t}function tableIn(e,n){const[t,r]=[e.firstLine,e.lastLine+1]
const s=n.slice(t,r).join("\n")
return{kind:"table",...nestingOf(e),start:t,end:r,text:s,info:"",fence:void 0}}function codeIn(e,n){const t=e.fence&&fenceOf(e,n[e.firstLine]??"")
const r=e.literal.replace(/\n$/,"")
const s=e.firstLine
const o=t?.end??s+r.split("\n").length
return{kind:"code",...nestingOf(e),start:s,end:o,text:r,info:t?.info??"",fence:t}}function nestingOf(e){let n=0
let t=!1
for(let r=e.parent;r&&r.kind!=="document";r=r.parent){n+=1
t||=r.kind==="quote"}return{level:n,isQuoted:t}}function depthOf(e){let[n,t]=[0,0]
for(const{node:o,isEntering:i}of(0,r.G)((0,s.SV)(e))){const e=o.kind==="quote"||o.kind==="list"||o.kind==="item"
if(e)n+=i?1:-1
t=Math.max(t,e||o.kind==="document"?n:n+1)}return t}function continuationPrefix({before:e}){let n=""
for(const t of e)n+=t==="\t"?" ".repeat(4-n.length%4):t
return n.replaceAll(/>(?! )/g,"> ").replaceAll(/[^>]/g," ")}function closingLine(e){return continuationPrefix(e)+e.mark}function keepCells(e){if(!e.includes("|"))return e
const n=e.split("\n")
for(const{node:t,isEntering:i}of(0,r.G)((0,s.SV)(e))){const e=t.parent?.alignments.length??0
if(!i||t.kind!=="row"||t.isHead||t.number<=e)continue
const r=n[t.firstLine]??""
const s=[0,...(0,o.DC)(e,r,t.column)]
n[t.firstLine]=s.map((e,n)=>r.slice(e,s[n+1])).join("\\")}return n.join("\n")}const i=3
const a=6
function demoteHeadings(e){const n=(0,s.No)(e).split("\n")
for(const{node:e,isEntering:t}of(0,r.G)((0,s.SV)(n.join("\n")))){if(!t||e.kind!=="heading")continue
const r="#".repeat(Math.min(a,e.level+i))
const s=n[e.firstLine]??""
if(e.isUnderlined)joinUnderlined(e,r,n)
else n[e.firstLine]=s.slice(0,e.column)+s.slice(e.column).replace(/^#+/,r)}return n.join("\n")}function joinUnderlined({firstLine:e,lastLine:n,column:t},r,s){const o=s[e]??""
const i=s.slice(e+1,n).map(e=>e.replace(c,""))
s[e]=[`${o.slice(0,t)}${r} ${o.slice(t)}`,...i].join(" ")
for(let t=e+1;t<=n;t+=1)s[t]=quotesOf(s[t]??"")}function quotesOf(e){return/^[\s>]*/.exec(e)?.[0]??""}const c=/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/}),30007:((e,n,t)=>{t.d(n,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var r=t(94869)
var s=t(68268)
var o=t(33737)
var i=t(6009)
function clipMarkdown(e,n,t){if(e.length<=n)return closeFence(e)
return`${closeFence((0,r.GH)(e,n))}\n\n_(cut: ${t})_`}const a=24e3
function clipProse(e,n){for(let t=2e4;;t=Math.floor(t/2)){const r=(0,i.$)(clipMarkdown(e,t,"the whole answer is in the output `final-response`"),n)
if(r.length<=a)return r}}function closeFence(e){const n=(0,s.Yp)(e.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const t=n!==void 0&&!n.isClosed&&!n.isNested
return t?`${e.replace(/\n$/,"")}\n${n.mark}`:e}const c=60
const u=8e3
function renderShortDiff(e){const n=e.trimEnd()
if(n===""||n.length>u||n.split("\n").length>c)return""
return`<details><summary>Diff</summary>\n\n${(0,o.DV)("diff",n)}\n\n</details>`}}),6009:((e,n,t)=>{t.d(n,{$:()=>neutralise,_:()=>neutraliseWords})
var r=t(88135)
var s=t(98768)
var o=t(74013)
var i=t(59315)
const a=new Set(["paragraph","heading","cell"])
const c=/(?<![A-Za-z0-9_])@[A-Za-z0-9]/
const u=/(?<=[\w.-])(?:#\d|@[0-9a-f]{7,64}(?!\w))/i
const d=/(?<![A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?::[ \t]{0,9}|[ \t\n]{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d/i
const l=""
function activeIn(e,n){const{root:t,labels:r}=(0,o.Dd)(e)
const i=r.map(e=>({kind:"definition",what:e}))
let c=""
for(const{node:e,isEntering:r}of(0,s.G)(t)){if(r)i.push(...activityOf(e,n))
if(r&&a.has(e.kind))c=""
if(r)c+=wordsOf(e)
else if(a.has(e.kind))i.push(...matched("closing",d,c))}return i}function wordsOf({kind:e,literal:n}){if(e==="text")return n
if(e==="code")return l
return e==="soft-break"||e==="hard-break"?"\n":""}function activityOf(e,n){switch(e.kind){case"html":case"html-block":return[{kind:"html",what:e.literal}]
case"image":return[{kind:"image",what:e.url}]
case"link":return isAllowed(e,n)?[]:[{kind:"link",what:e.url}]
case"row":return e.isHead||e.number<=(e.parent?.alignments.length??0)?[]:[{kind:"cell",what:""}]
case"text":return[...matched("mention",c,e.literal),...matched("reference",u,e.literal)]
default:return[]}}function isAllowed({url:e,first:n},t){if(/^#[\w-]*$/.test(e)||(0,i.MU)(e,t))return!0
return n?.kind==="text"&&n.literal.startsWith(i.W1)&&(0,i.Ex)(e,t)}function matched(e,n,t){const r=n.exec(t)?.[0]
return r===void 0?[]:[{kind:e,what:r}]}var f=t(68268)
var m=t(23849)
class Reader{line
#e=0
#n=new Map
#t
constructor(e){this.line=e
this.#t=mailsIn(e).reverse()
for(const{0:n,index:t}of[...e.matchAll(/`+/g)].reverse()){const e=this.#n.get(n.length)
if(e)e.push(t)
else this.#n.set(n.length,[t])}}get isAtEnd(){return this.#e>=this.line.length}peek(e=0){return this.line[this.#e+e]??""}see(e){return this.match(e)?.[0]??""}match(e){return matchAt(e,this.line,this.#e)}take(e){this.#e+=e
return this.line.slice(this.#e-e,this.#e)}skip(e){this.#e+=e}startsWith(e){return this.line.slice(this.#e,this.#e+e.length).toLowerCase()===e.toLowerCase()}nextMail(){while((this.#t.at(-1)?.at??Number.POSITIVE_INFINITY)<=this.#e)this.#t.pop()
const e=this.#t.at(-1)
if(!e)return p
const n=Math.max(e.start,this.#e)
return{after:n-this.#e,length:e.end-n}}toClosingTicks(e){const n=this.#n.get(e)??[]
while((n.at(-1)??Number.POSITIVE_INFINITY)<=this.#e)n.pop()
const t=n.at(-1)
return t===void 0?void 0:t+e-this.#e}}const p={after:Number.POSITIVE_INFINITY,length:0}
function mailsIn(e){const n=[]
let t=0
for(let r=e.indexOf("@");r>=0;r=e.indexOf("@",r+1)){const[s=""]=matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y,e,r+1)??[]
const[o=""]=matchAt(/[0-9a-f]{7,64}(?!\w)/iy,e,r+1)??[]
const i=o===""?/[\w.+-]/:/[\w./-]/
let a=r
while(a>t&&i.test(e.charAt(a-1)))a-=1
const c=r+1+(o||s).length
if(c>r+1&&a<r)n.push({start:a,at:r,end:c})
t=r+1}return n}function matchAt(e,n,t){e.lastIndex=t
return e.exec(n)}function writeLine(e,n,t,r){const s=n?e.match(/(?:\\[\s\S]|[^|\\]|\\$)+|\|/g)??[]:[e]
for(const[e,n]of s.entries()){if(n==="|"&&endsInAddress(s[e-1]??""))r.raw(" ")
writeText(n,t,r)}}function endsInAddress(e){return e.slice(e.lastIndexOf(" ")+1).includes("://")}function writeText(e,n,t){const r=new Reader(e)
while(!r.isAtEnd)if(!writePhrase(r,n,t)&&!writeMail(r,t))writeToken(r,n,t)}function writeMail(e,n){const{after:t,length:r}=e.nextMail()
if(t>0)return!1
n.code(e.take(r))
return!0}const h={"\\":writeEscape,"`":writeTicks,"<":writeAngle,"&":writeEntity,"!":writeImage,"[":writeLink,"]":writeClosingBracket,"@":writeMention,"#":writeReference,"/":writeSlash}
function writeToken(e,n,t){(h[e.peek()]??writeWords)(e,n,t)}function writePhrase(e,{phrases:n},t){const r=n.find(n=>n!==""&&!n.includes("`")&&e.startsWith(n))
if(r===void 0)return!1
t.code(e.take(r.length))
return!0}function writeEscape(e,n,t){const r=e.see(/\\(?:<|#\d|@[A-Za-z0-9])/y)
if(r.startsWith("\\<")||isActing(r,t)){e.skip(1)
return}if(r.startsWith("\\@")){e.skip(1)
t.code(e.take(e.see(O).length))
return}const s=e.see(/\\[!-/:-@[-`{-~]/y)!==""
if(!s){t.raw(e.take(1)+(e.isAtEnd?"":"\\"))
return}const o=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(t.tail)
t.raw(`${o&&/[:/.]/.test(e.peek(1))?" ":""}${e.take(2)}`)}function writeTicks(e,{phrases:n},t){const r=e.see(/`+/y)
const s=e.toClosingTicks(r.length)
if(s===void 0)t.raw("\\`".repeat(e.take(r.length).length))
else t.span((0,m.Hl)(e.take(s),n))}function writeAngle(e,n,t){t.raw(/[A-Za-z/!?]/.test(e.peek(1))?"&lt;":"<")
e.skip(1)}const w=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(e,n,t){const r=e.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!e.see(w)
t.raw(r?"&amp;":"&")
e.skip(1)}const g=/\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/
const b=/<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/
const k=/(?: {1,9}"[^"`\\<>]*")?/
const v=new RegExp(`${g.source}\\( {0,9}(?:${b.source})${k.source} {0,9}\\)`,"y")
function takeLink(e,n){const[t,r="",s,o=""]=e.match(v)??[]
if(t===void 0)return
e.skip(t.length)
const a=s??o
return{words:r,address:a,url:(0,i.eL)(a,n)}}function writeImage(e,n,t){e.skip(1)
const r=takeLink(e,n)
if(!r){t.raw(e.peek()==="["?"\\!":"!")
return}const s={...r,words:i.W1+r.words}
if((0,i.Ex)(r.url,n)&&isPlain(s.words,n)&&n.showsAddresses!==!0)writeKept(s,n,t)
else writeApart(s,n,t)}function writeLink(e,n,t){const r=takeLink(e,n)
if(!r){t.raw((e.see(/\[\\?\^/y)===""?"":"\\")+e.take(1))
return}const{words:s,url:o}=r
const a=s.startsWith(i.W1)&&(0,i.Ex)(o,n)
const c=a||(0,i.MU)(o,n)||/^#[\w-]*$/.test(o)
const u=(0,i.X0)(t.tail)&&!(0,i.fo)(o,n)
const d=c&&isPlain(s,n)&&!u&&n.showsAddresses!==!0
if(d)writeKept(r,n,t)
else writeApart(r,n,t)
if(t.atStart&&e.see(y))t.raw("\\")}const y=/~{3}/y
function isPlain(e,{phrases:n}){const t=n.some(n=>e.toLowerCase().includes(n.toLowerCase()))
return!t&&!$.test(e)&&!/^\\?\^|@|#\d|&[#\w]|\$`|`\$/.test(e)}function writeKept({words:e,url:n},{phrases:t},r){r.raw("[")
for(const[n,s]of e.split("`").entries())if(n%2===0)r.raw(s)
else r.span((0,m.Hl)(`\`${s}\``,t))
r.raw(`](${n})`)}const $=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/i
function writeApart({words:e,address:n},t,r){if(/[^\s(["'*_]$/.test(r.tail))r.raw(" ")
if(r.atStart&&e.startsWith("~~~"))r.raw("\\")
writeText(e,t,r)
if(n===""){r.raw(" ")
return}r.raw(" (")
r.code(n)
r.raw(")")}function writeClosingBracket(e,n,t){t.raw(/[(:]/.test(e.peek(1))?"\\]":"]")
e.skip(1)}const O=/@[A-Za-z0-9][\w-]*(?:\/[\w.-]*[\w-])?/y
function writeMention(e,n,t){const r=/[A-Za-z0-9]$/.test(t.tail)?"":e.see(O)
if(r==="")t.raw(e.take(1))
else t.code(e.take(r.length))}function writeReference(e,n,t){const r=e.see(/#\d+/y)
if(isActing(r,t))t.code(e.take(r.length))
else t.raw(e.take(1))}function isActing(e,{tail:n}){return e.includes("#")&&((0,i.X0)(n)||/[\w.-]$/.test(n))}function writeSlash(e,n,t){const r=t.atStart?e.see(/\/[A-Za-z][\w/.-]*/y):""
if(r==="")t.raw(e.take(1))
else t.code(e.take(r.length))}const I=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(e,n,t){if(e.see(I))writeAddress(e,n,t)
else if(e.see(/GH-\d/iy)&&(0,i.X0)(t.tail))t.code(e.take(e.see(/GH-\d+/iy).length))
else{const n=e.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length
t.raw(e.take(Math.min(n,e.nextMail().after)))}}const C=/(?:[^ \t\n\v\f\r<>`|\\"'[\](){}&]|&(?!lt;))+/y
const _=/[^ \t\n\v\f\r]*/y
function writeAddress(e,n,t){const r=e.see(C)
const s=withoutEnd(r)
e.skip(s.length)
const o=(0,i.MU)(s,n)&&(0,i.rS)(e.see(_))&&!(0,i.X0)(t.tail)
if(o)t.raw(s)
else t.code(s)}function withoutEnd(e){let n=e.length
while(/[.,;:!?*_~]/.test(e.charAt(n-1)))n-=1
return e.slice(0,n)}var A=t(33737)
const j=/^[\s>*+\-\d.)[\]x]*$/
const T=60
class Writer{#r=[]
tail=""
atStart=!0
#s=!1
get text(){return this.#r.join("")}raw(e){if(e==="")return
this.#o(this.#s&&e.startsWith("`")?` ${e}`:e)
this.#s=!1
this.atStart=e.endsWith("\n")||this.atStart&&j.test(e)}span(e){this.#o(/[`$]$/.test(this.tail)?` ${e}`:e)
this.#s=!0
this.atStart=!1}code(e){this.span(`\`${e}\``)}#o(e){this.#r.push(e)
this.tail=(this.tail+e.slice(-T)).slice(-T)}}const x=5
function neutralise(e,n){let t=e.replace(/^\ufeff/,"").replaceAll(/\r\n?/g,"\n")
for(let r=0;r<x;r+=1){const r=rewritten((0,f.rD)(t),n)
if(r===t)return isInert(r,n)?r:asCode(e)
t=r}return asCode(e)}function isInert(e,n){return activeIn(e,n).length===0}function asCode(e){return(0,A.DV)("",(0,m.Nv)(e.replaceAll(/\r\n?/g,"\n")))}function neutraliseWords(e,n,t="– "){const r=neutralise(t+e.replaceAll(/\s+/g," "),n)
return r.startsWith(t)&&!r.includes("\n")?r.slice(t.length):(0,A.aY)(e)}function rewritten(e,n){const t=e.split("\n").map(plainLine)
const r=e.split("\n").map((e,n)=>t[n]===(0,m.Nv)(e)?e:t[n]??"")
const s=(0,f.Yp)(t.join("\n"))
const o=t.some(e=>/^[\s>*+\d.|:-]+$/.test(e)&&e.includes("-")&&/[|:]/.test(e))
const i=new Writer
let a=0
const writeProse=e=>{for(;a<e;a+=1){if(a>0)i.raw("\n")
writeLine(t[a]??"",o,n,i)}}
for(const e of s){writeProse(e.start)
if(a>0)i.raw("\n")
const s=r.slice(e.start+1,e.isClosed?e.end-1:e.end)
writeFence(e,{code:s,end:e.isClosed?t[e.end-1]:void 0},n,i)
a=e.end}writeProse(t.length)
return(0,m.ix)(i.text,n.phrases)}const S=/^([\s>*+\-.)\d]*)(?:`{3,}|~{3,})/
function plainLine(e){const n=(0,m.Nv)(e)
const[t="",r=""]=S.exec(n)??[]
const[s="",o]=S.exec(e)??[]
if(t===""||n===e)return n
if(s===""||o!==r)return`${r}\\${n.slice(r.length)}`
const i=n.slice(s.length)
if(t!==s)return`${s} ${i}`
return/[^ \t]/.test(i)?n:`${s} text`}function languageOf(e){const n=/^\s*([\w+#.-]{1,30})/.exec(e)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(n)?"text":n}const P=/^[^!-=?-~]*/
function writeFence(e,{code:n,end:t},{phrases:s},o){const{before:i,mark:a,info:c}=e
const u=n.map(e=>`${e.replace(P,m.Nv).replaceAll("\0","�")}\n`)
const d=(0,m.ix)(u.join(""),s)
o.raw(`${i}${a}${languageOf(c)}\n${d}${t??(0,f.oM)(e)}`)
if(d===u.join(""))return
const l=(0,f.U2)(e)
o.raw(`\n${l.trimEnd()}\n${l}${(0,r.J1)("broken-commands")}\n${l.trimEnd()}`)}}),59315:((e,n,t)=>{t.d(n,{Ex:()=>isImageOfOurs,MU:()=>isOurs,W1:()=>a,X0:()=>endsInClosingWord,eL:()=>permalink,fo:()=>isFile,rS:()=>endsThere})
const r=/^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/
function permalink(e,{repositoryUrl:n,commit:t}){const[,s="",o,i,a,c,u,d=""]=r.exec(e)??[]
const l=s.split("/").map(inAddress)
if(t===void 0||l.includes(""))return e
const[f=i,m=a]=[c,u]
const p=f===void 0?d:`#L${f}${m===void 0?"":`-L${m}`}`
return`${n}/${o===""?"blob":"tree"}/${t}/${l.join("/")}${p}`}function inAddress(e){const n=decoded(e)
if(/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(n))return""
return encodeURIComponent(n).replaceAll(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}function decoded(e){try{return decodeURIComponent(e.toWellFormed())}catch{return""}}const s="https://docs.github.com/"
const o="https://github.com/user-attachments/assets/"
const i=/^[\w:/.#?=%+~-]*$/
function isDownward(e){return i.test(e)&&!/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(e)}function endsThere(e){return/^[.,;:!?*_~)\]}"']*$/.test(e)}function isOurs(e,{repositoryUrl:n}){if(!isDownward(e)||/^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(e))return!1
return e===n||["/","#","?"].some(t=>e.startsWith(n+t))||e.startsWith(s)}function isFile(e,{repositoryUrl:n}){return[`${n}/blob/`,`${n}/tree/`].some(n=>e.startsWith(n))}const a="image: "
function isImageOfOurs(e,n){return isOurs(e,n)||isDownward(e)&&e.startsWith(o)}function endsInClosingWord(e){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(e)}}),48252:((e,n,t)=>{t.d(n,{AS:()=>shownArguments,RB:()=>whyUnshowable,Sh:()=>waitingLine,cS:()=>w,ek:()=>renderProposalItem,jo:()=>legendLines,kI:()=>whyNobody,t7:()=>renderProposal,z6:()=>renderDecided})
var r=t(28942)
var s=t(76327)
var o=t(31827)
var i=t(94869)
var a=t(33737)
var c=t(6009)
var u=t(88135)
var d=t(45867)
var l=t(48351)
function renderProposal(e,n,t=""){const r=(0,d.dz)(e)
const[o]=r
if(!o)return""
const{expires:i}=o.pending
const a={until:i.slice(0,16).replace("T"," "),ways:waysOf(r,n),approvers:n.approvers}
const c=(0,d.zJ)(e)
if(c)return renderProtectedChange(c,{...a,phrase:n.phrase})
const l=r.map(renderProposalItem).join("\n\n")
const f=together(l,legendFor(l))
if((0,d.H9)(o))return(0,u.J1)("approval-plan",{...a,plans:f,phrase:n.phrase})
if(!("tool"in o.pending))return(0,u.J1)("approval-intents",{...a,intents:f,phrase:n.phrase})
const{head:m}=o.pending
const p=r.some(({pending:e})=>"grant"in e&&(0,s.PH)(e.grant))
const h=p?", in a sandbox of its own with a fresh home, after the set-up command":""
const w=together(t,legendFor(t,l))
return(0,u.J1)("approval",{...a,actions:f,files:w,apart:h,head:m.slice(0,7)}).trimEnd()}function together(...e){return e.filter(e=>e!=="").join("\n\n")}function waysOf(e,{phrase:n,approveLabel:t,rejectLabel:r}){const[s,o]=[t,r].map(a.aY)
const i=e.length<2?"":e.length===2?" both":" all"
const c=e[0]&&(0,d.H9)(e[0])?"go":"approve"
const u=[`To approve${i}: label ${s}, or \`${n} ${c}\``,`To reject${i}: label ${o}, or \`${n} reject: why\``]
const l=e[0]&&(0,d.VK)(e[0].pending)
const f=`To decide about one: \`${n} approve ${l}\`, or \`${n} reject ${l}: why\``
return[...u,...e.length<2?[]:[f]].map(e=>`- ${e}`).join("\n")}function renderProposalItem({pending:e,risk:n,reasons:t}){if("patch"in e)return renderChange(e)
if("intent"in e)return renderIntent(e)
const r=t.map(e=>e.replaceAll("`","'").replace(/\.$/,"")).join("; ")
const s=[n,r].filter(Boolean).map(l.ko).join(": ")
const o=reachOf(e)
return(0,u.J1)("approval-action",{tool:(0,a.aY)((0,l.ko)(e.tool)),digest:(0,a.aY)((0,d.VK)(e)),reach:o===""?"":`It can reach: ${o}\n\n`,why:o!==""&&n==="LOW"?"":` · risk ${(0,a.aY)(s)}`,where:e.cwd==="."?"the top folder":(0,a.aY)((0,l.ko)(e.cwd)),arguments:shownArguments(e)})}function renderIntent(e){if(e.intent==="plan")return(0,u.J1)("approval-plan-item",{plan:(0,d.rP)(e),digest:(0,a.aY)((0,d.VK)(e))})
return(0,u.J1)("approval-intent",{intent:(0,a.aY)(e.intent),words:e.words,digest:(0,a.aY)((0,d.VK)(e)),arguments:shownArguments({arguments:e.value})})}function reachOf({grant:e,network:n}){if(!(0,s.lI)(e))return""
const{secrets:t,hosts:r,server:o}=e
const whole=e=>(0,a.$E)(e.length*f+1,(0,l.ko)(e))
const named=(e,n)=>n.length===0?[]:[`${e}${n.length===1?"":"s"} ${n.map(whole).join(", ")}`]
const i=n==="none"?[]:[`\`network\` ${whole(n)}`]
if(o!=="")return`the server ${whole(o)}`
const c=[...named("host",r),...i]
return[...named("secret",t),...c.length===0?["no host"]:c].join("; ")}const f=10
function waitingLine(e){const n=(0,d.zJ)(e)
if(n&&isMemory(n))return"Approval needed: the agent proposes to remember this in later runs"
const t=n?.paths.length
if(t!==void 0)return`Approval needed: ${(0,i.U9)(t,"protected file")} ${isOrAre(t)} held back`
if((0,d.dz)(e).some(d.H9))return"Approval needed: the plan is below, and nothing is changed yet"
const r=(0,d.Eb)(e).length
if(r>0)return`Approval needed: ${(0,i.U9)(r,"proposal")} ${isOrAre(r)} waiting`
const s=(0,d.dz)(e).length
return`Approval needed: ${(0,i.U9)(s,"action")} ${isOrAre(s)} paused`}function isMemory({paths:e}){return e.length>0&&e.every(o.UV)}function isOrAre(e){return e===1?"is":"are"}function renderProtectedChange(e,n){const t=(0,a.aY)(e.branch)
const r=renderChange(e)
return(0,u.J1)("approval-held",{...n,change:together(isMemory(e)?(0,u.J1)("approval-memory"):"",r,legendFor(r)),where:e.is_new?`the new branch ${t}, with a pull request`:`the branch ${t}`,head:e.head.slice(0,7)})}function legendFor(e,n=""){const t=legendLines(e,n)
return t.length===0?"":`<sub>${t.join(" · ")}</sub>`}function legendLines(e,n=""){const t=(0,l.go)(n)
const r=(0,l.go)(e).filter(e=>!t.includes(e))
const s=(0,u.J1)("approval-legend").split("\n")
return s.filter(e=>r.some(n=>e.startsWith(`${n}: `)))}function renderChange(e){return(0,u.J1)("approval-change",{paths:e.paths.map(e=>(0,a.aY)((0,l.ko)(e))).join(", "),digest:(0,a.aY)((0,d.VK)(e)),patch:(0,d.wT)(e.patch)})}const m=24e3
const p=200
const h=150
function shownArguments({arguments:e}){const n=JSON.parse(e)
const t=Object.entries(n)
if(t.length===0)return"Without arguments."
return t.map(([e,n])=>shownArgument(e,n,t.length===1)).join("\n\n")}function shownArgument(e,n,t){const r=typeof n==="string"
const s=t&&e==="command"&&r?"":`${(0,a.aY)((0,l.ko)(e))}${r?"":" (JSON)"}:\n\n`
return`${s}${(0,a.DV)("text",(0,l.xe)(r?n:JSON.stringify(n)))}`}function whyUnshowable(e,n){let t=m
const r=new Map
for(const s of e){const e=shownArguments(s)
const o=e.length+(s.said??"").length+p
const i=o>t||namesIn(s).some(e=>(0,l.ko)(e).length>h)
if(n(e)!==e)r.set(s.action,(0,u.J1)("approval-unseen-secret"))
else if(i)r.set(s.action,(0,u.J1)("approval-unseen-long",{room:String(m)}))
else t-=o}return r}function namesIn({tool:e,cwd:n,arguments:t}){return[e,n,...Object.keys(JSON.parse(t))]}function renderDecided(e,{results:n,where:t,...r}){const s=e.items.map(e=>auditLine(e,n,r)??"").filter(Boolean)
const o=new Set(e.items.map(({decision:e})=>e?.verdict))
const i=o.has("approved")
const a=i?"Approved":o.has("rejected")?"Rejected":"No longer waiting"
const c=(0,d.dz)(e).length>0
return(0,u.J1)("approval-decided",{mark:i?"🟢":"⚪",title:c?`${a} in part`:a,lines:s.map(e=>`- ${e}`).join("\n"),actions:e.items.map(renderProposalItem).join("\n\n"),rest:t===void 0?"":`${c?"What is still pending, and what":"What"} happens next: ${t}`}).trimEnd()}const w=r["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return g[e]}const g={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}
function auditLine(e,n,t){const{pending:r,decision:s}=e
if(!s)return
const{verdict:o,by:u,at:l,reason:f}=s
const m=`${(0,a.aY)((0,d.VK)(r))} ${(0,a.aY)((0,d.lx)(r))}`
const p=`${o} by ${(0,i.TN)(u,60)} at ${l.slice(0,16).replace("T"," ")} UTC`
const h=o==="approved"?n.get((0,d.TH)(r))??((0,d.H9)(e)?"the work was started":"not run yet"):(0,c._)((0,i.TN)(f,300),t)
return`${m} ${p}${h===""?"":`: ${h}`}`}}),33365:((e,n,t)=>{t.d(n,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>u})
var r=t(58908)
var s=t(98664)
var o=t(33737)
var i=t(88135)
var a=t(57974)
var c=t(75444)
const u="agent:needs-approval"
function decisionLabels(e){const{"approve-label":n,"reject-label":t}=e.slice(c.TRIGGER)
return[...named(n,"0e8a16","Approves what the agent asks for"),...named(t,"b60205","Rejects what the agent asks for"),{name:u,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,n,t){return e===void 0?[]:[{name:e,color:n,description:t}]}async function createLabels({github:e,job:n},t){const r={created:[],existing:[],missing:[]}
for(const o of t)try{const t=await createLabel(e,n.repository,o)?r.created:r.existing
t.push(o.name)}catch(e){(0,a.printNotice)(`The label ${o.name} could not be created. ${(0,s.ec)(e).message}`)
r.missing.push(o)}return r}function toldOf(e){return(0,i.J1)("labels-created",{names:e.map(e=>(0,o.aY)(e)).join(", ")})}function howToCreate(e){const n=e.map(({name:e,color:n,description:t})=>`gh label create ${quotedForShell(e)} --color ${n} --description ${quotedForShell(t)}`)
const t=e.map(({name:e})=>(0,o.aY)(e)).join(", ")
return(0,i.J1)("labels-missing",{names:t,commands:n.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:n,name:t},s){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:n,repo:t,...s})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),22440:((e,n,t)=>{t.d(n,{U:()=>approversOf,f:()=>whyRefused})
var r=t(89812)
var s=t(71760)
var o=t(71762)
var i=t(94869)
var a=t(78635)
var c=t(75444)
const u="approve or reject"
const d="not-requester"
function approversOf(e,n,t){const r=(0,i.od)(e.slice(c.ADMIT).approvers??"")
const s=r.includes(d)
const o=r.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const l=r.filter(e=>!e.startsWith("@")&&e!==d&&!(0,a.Yf)(e))
const f={...(0,c.gateSettings)(e,n,t),allowedBots:[],right:u}
const m=o.length+l.length>0
const p=m?{...f,allowedRoles:l,allowedUsers:o}:f
const h=`${words(p)} can decide${s?", but not the person who asked for the work":""}`
return{gate:p,mustNotBeRequester:s,inWords:h}}function answerable(e,n,{ownId:t,isLabel:r}){const[s,{gate:o}]=[(0,c.gateSettings)(e,n,t),approversOf(e,n,t)]
const i=[...s.allowedRoles,...o.allowedRoles,...r?["triage"]:[]]
return{...s,right:u,allowedRoles:[...new Set(i)],allowedUsers:[...s.allowedUsers,...o.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:n}){const t=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${t.format(e)}`]:[]
return[...r,...n.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:n,github:t,job:i},a){const u=(0,r.n)(t,i.repository)
const d=(0,o.jU)(u).then(e=>e?.id)
const sleep=n=>e.sleep(n,e.signal)
const l=a.kind==="decision"
const f=l?answerable(n,e.env,{ownId:d,isLabel:a.requestSign!==void 0}):(0,c.gateSettings)(n,e.env,d)
const m=await(0,s.Gj)({client:u,settings:f,sleep:sleep},a)
return m.status==="denied"?m.why:void 0}}),38833:((e,n,t)=>{t.d(n,{C2:()=>markThread,Hn:()=>registerShown,L3:()=>withUnsavedNote,TV:()=>closeApprovalComment,e5:()=>approvalCommentOf,mi:()=>decidedIn})
var r=t(60593)
var s=t(3549)
var o=t(63697)
var i=t(98664)
var a=t(88135)
var c=t(45867)
var u=t(48252)
var d=t(57974)
var l=t(33365)
var f=t(22440)
var m=t(29058)
var p=t(1176)
async function closeApprovalComment({github:e,job:n},t,{approvalComment:s,isWaiting:o}){if(o!==void 0&&t.type!=="none")await markThread({github:e,job:n},t.number,o)
try{if(s)await(0,r.Iz)(e,n.repository,s,s.body)}catch(e){(0,d.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,i.ec)(e).message}`)}}async function markThread({github:e,job:n},t,r){try{if(r)await(0,o.Nl)(e,n.repository,t,[l.uE])
else await(0,s.HK)(e,n.repository,t,{kind:"label",name:l.uE})}catch(e){if(Object(e).status===404)return;(0,d.printNotice)(`The label ${l.uE} could not be changed. ${(0,i.ec)(e).message}`)}}function approvalCommentOf(e,{world:n,settings:t},r,s=""){const[o=""]=t.phrases
return(0,u.t7)(e,{phrase:o,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,f.U)(t,n.env,void 0).inWords},s)}function registerShown(e,{id:n},t){return(0,p.LY)({...e,comment:{id:n,digest:(0,c.rr)((0,r.pI)(t))}})}function withUnsavedNote(e){return`${(0,a.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:n,trigger:t},r,{results:s,next:o,redact:i}){const a={repositoryUrl:n.repositoryUrl,phrases:e.phrases}
return(0,m.kN)({settings:e,job:n,trigger:t},i((0,u.z6)(r,{...a,results:s,where:o?.url})))}}),24380:((e,n,t)=>{t.d(n,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var r=t(58908)
var s=t(64294)
var o=t(60593)
var i=t(25816)
var a=t(98664)
var c=t(88135)
var u=t(26285)
var d=t(29764)
var l=t(57974)
var f=t(15320)
var m=t(29943)
var p=t(12384)
var h=t(38833)
var w=t(29058)
var g=t(21271)
async function beginRunComment(e,n,t){const{github:r,job:i,trigger:a,world:u,settings:d}=e
const{thread:l}=a
if(!takesComments(e)||!(0,s.OB)(a).isAwaited||l.type==="none")return
const m=await(t?(0,o.QA)(r,i.repository,t,n).then(e=>e.runComment):(0,o.Gy)(r,i.repository,l.number,n,(0,w.MI)(d,a))).catch(unlessRefused)
if(!m)return
const p=l.type==="pull_request"?(0,c.J1)("cut-off-pull-request",{run_url:i.runUrl}):(0,c.J1)("cut-off",{kind:l.type,number:String(l.number),run_url:i.runUrl});(0,f.r1)(u.env,{runComment:m,body:(0,w.kN)(e,(0,w.F8)(d,p))})
return m}function takesComments({mayWrite:e,settings:n,trigger:t}){return e&&t.thread.type!=="none"&&n.slice(m.ri)["comment-mode"]!=="none"}function unlessRefused(e){const{message:n}=(0,a.ec)(e)
const t=e instanceof r.Q4&&(e.status===0||e.status>=500||/locked/i.test(n))
if(!t)throw e;(0,l.printNotice)(`There is no comment yet; the summary of this run will have the report. ${n}`)}async function postLastWord(e,{report:{outcome:n,review:t},body:r}){const{github:i,job:c,redact:f,trigger:m,world:p,settings:h}=e
const{thread:g}=m
const{isAwaited:b}=(0,s.OB)(m)
const k=u.tz.includes(n)&&n!=="cancelled"
const v=!k&&t!==void 0&&(0,d.hR)(t)
const y=b||k||v
if(!takesComments(e)||g.type==="none"||!y)return
try{if(!b&&v)return await postUnseen(e,g,r)
return await(0,o.Gy)(i,c.repository,g.number,r,(0,w.MI)(h,m))}catch(e){(0,l.printFault)((0,a.ec)(e),f,p.env)
return}}async function postUnseen(e,n,t){const{github:r,job:s,settings:a}=e
const c={thread:n,key:"a review that could not look"}
const u=(0,w.kN)({settings:a,job:s,trigger:c},(0,i.e1)(t).words)
const isIt=e=>(0,w.we)(a,s,n).isOurs(e,c.key)
const d=(await(0,w.po)(e,{issue:n.number},isIt)).at(-1)
if(!d)return(0,o.Gy)(r,s.repository,n.number,u)
return(await(0,o.QA)(r,s.repository,d,u)).runComment}async function pointTo(e,n,{github:t,job:r,settings:s}){const i={thread:{type:"issue",number:n.issue},key:`answered below ${e.id}`}
const u=(0,w.kN)({settings:s,job:r,trigger:i},(0,c.J1)("answered-below",{url:e.url}))
try{await(0,o.Iz)(t,r.repository,n,u)}catch(e){(0,l.printNotice)(`The first comment could not be updated. ${(0,a.ec)(e).message}`)}}async function answerBelow(e,n,t){const{github:r,job:s}=e
const{mark:a}=(0,i.e1)(t)
const isIt=e=>a!==""&&(0,i.e1)(e).mark===a&&(0,w.Lt)(e)
const c=(await(0,w.po)(e,n,isIt).catch(()=>[])).find(({id:e})=>e>n.id)
return c?(0,o.QA)(r,s.repository,c,t):{body:t,runComment:await(0,o.yn)(r,s.repository,n,t)}}async function finishRunComment(e,n,t){const{github:r,job:s,redact:i}=e
const{runComment:c,body:u,isAnswer:d}=t;(0,f.r1)(n,t)
try{const t=d&&e.settings.slice(m.ri)["comment-mode"]==="new"
const i=await(t?answerBelow(e,c,u):(0,o.QA)(r,s.repository,c,u));(0,f.r1)(n,void 0)
if(i.runComment.id!==c.id)await pointTo(i.runComment,c,e)
return i}catch(e){(0,l.printFault)((0,a.ec)(e),i,n)
return{runComment:c,body:u}}}async function addToComment({github:e,job:n},{runComment:t,body:r},s){const{words:a,mark:c}=(0,i.e1)(r)
await(0,o.Iz)(e,n.repository,t,[a.trimEnd(),s,c].filter(Boolean).join("\n\n"))}async function removeRunComment(e,n,t){if(n.url===t)return
const{github:r,job:s,world:i}=e
try{await(0,o.Tu)(r,s.repository,n)
return(0,f.r1)(i.env,void 0)}catch(e){(0,l.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,a.ec)(e).message}`)}await finishRunComment(e,i.env,{runComment:n,body:(0,w.kN)(e,(0,c.J1)("joined",{url:t??""}))})}function linksOf({job:e,trigger:n,settings:t},r,s){const{runUrl:o,repositoryUrl:i}=e
const a={repositoryUrl:i,commit:s,phrases:t.phrases}
return{...a,conversationId:r,runUrl:o,requester:(0,g.iq)(n)}}async function tellResult(e,{env:n,thread:t},r){const{runComment:s,sign:o}=r
await(0,h.TV)(e,t,r)
const i=s&&await finishRunComment(e,n,{...r,runComment:s})
if(o)await(0,p.signOff)(e,o.place,o.content)
return i}async function tellResultAgain(e,{answer:{reaction:n},pendingReport:t}){const{world:r,job:s,trigger:o,mayWrite:i}=e
if(!i||s.runAttempt===1)return
const{thread:a,key:c}=o
if(t?.lease.key===c){await tellResult(e,{env:r.env,thread:a},t)
return}const u=(0,p.acknowledgedAt)(o)
if(u&&n)await(0,p.signOff)(e,u,n)}}),29058:((e,n,t)=>{t.d(n,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var r=t(89812)
var s=t(71762)
var o=t(60593)
var i=t(18970)
var a=t(25816)
var c=t(63697)
var u=t(98664)
var d=t(88135)
var l=t(57974)
var f=t(81031)
var m=t(7052)
function markerOf(e,{repository:n},t){const r=t.type==="none"?"":t.number
return(0,a.rz)((0,m.ownSecret)(e)??"",`${n.owner}/${n.name}#${r}`)}function workMarkerOf({settings:e,trigger:n,other:t}){const{thread:r,repositoryId:s}=n
if(r.type==="none")return(0,c.Kh)("",{repositoryId:s,number:0})
return(0,c.Kh)((0,m.ownSecret)(e)??"",{repositoryId:s,number:r.number,other:t?.id})}function ownMarks(e,n,t){const r=t.type==="none"?"":t.number
const s=(0,m.ownSecret)(e)
const o=(0,a.iY)(s??"",`${n.repository.owner}/${n.repository.name}#${r}`)
const i=markerOf(e,n,t)
const c=(0,a.e5)(s??"",`${n.repository.owner}/${n.repository.name}`)
const isOfOurIntent=e=>s!==void 0&&(0,a.Kr)(c,e)
return e=>i.isOurs(e)||o.read(e)!==void 0||isOfOurIntent(e)}function withMark({settings:e,job:n,trigger:t},r){const s=markerOf(e,n,t.thread).mark(t.key)
return s===""?r:`${r}\n\n${s}`}function withIsolationWarning(e,n,t=e.slice(f.MACHINE).isolation==="none"){return t?`${n}\n\n${(0,d.J1)(isolationWords(e))}`:n}function isolationWords(e){const{"agent-server-url":n,"agent-server-conversation":t}=e.slice(f.MACHINE)
if(n===void 0)return"no-sandbox"
return t?"remote-agent":"remote-machine"}async function readOwnComments({github:e,job:n},{issue:t,place:a={kind:"comment"}},c){if(a.kind==="discussion"){const n=await(0,i.kJ)(e,a.discussionId,c)
return n.map(e=>({issue:t,place:a,...e}))}const u=await(0,s.jU)((0,r.n)(e,n.repository))
const isOurs=({body:e="",user:n})=>(0,s.Fj)(n,u)&&c(e)
return a.kind==="review-thread"?(0,o.Yo)(e,n.repository,{issue:t,place:a},isOurs):(0,o.Sg)(e,n.repository,t,isOurs)}function isUnfinished(e){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(e)}function reportsEnd(e){return e.startsWith("### ")&&!isUnfinished(e)}async function commentOfEarlierAttempt(e){const{job:n,settings:t}=e
if(n.runAttempt===1)return
const r=(0,m.ownSecret)(t)===void 0?()=>!0:answersThis(e)
return findOwnComment(e,e=>r(e)&&isUnfinished(e)&&e.includes(`(${n.runUrl})`))}function isFinal({runAttempt:e},n){return e>1?/^### (?:🟢|⚪)/u.test(n):reportsEnd(n)}function answersThis({settings:e,job:n,trigger:t}){const r=markerOf(e,n,t.thread)
return e=>r.isOurs(e,t.key)}async function findOwnComment({settings:e,github:n,job:t,trigger:r},s){const{thread:o}=r
if(o.type==="none")return
const i={issue:o.number,place:replyPlace(e,r)}
try{return(await readOwnComments({github:n,job:t},i,s))[0]}catch(e){(0,l.printNotice)(`It could not be checked whether this was answered before. ${(0,u.ec)(e).message}`)
return}}function replyPlace(e,{answer:n}){if(n.kind==="discussion")return n
const t=e.slice(f.APPROVAL).confirmation==="never"
return n.kind==="review-thread"&&t?n:{kind:"comment"}}}),21271:((e,n,t)=>{t.d(n,{YX:()=>askerOf,dT:()=>branchTemplate,et:()=>subjectOf,gl:()=>branchBeginning,he:()=>snapshotDigest,iq:()=>requesterOf,xo:()=>newBranch})
var r=t(77598)
var s=t(4471)
var o=t(64294)
var i=t(94869)
var a=t(29943)
function subjectOf({thread:e,snapshot:n,request:t,run:r,kind:s,about:a}){const c=e.type==="none"?void 0:e.number
const u=n?.title??a?.title??(r?`Fix ${r.name}`:t)
const d=c===void 0&&(0,o.OB)({kind:s}).isTask
return{number:c,title:(0,i.TN)(u,200),isTask:d,isDiscussion:e.type==="discussion"}}const c=["workflow_dispatch","repository_dispatch"]
function requesterOf(e){const{kind:n,event:t}=e
const r=askerOf(e)?.login
const{requester:s}=(0,o.OB)({kind:n})
if(s==="schedule")return"a schedule"
if(r===void 0)return"the workflow"
if(s==="failed run")return`a failed run of ${r}`
const i=s==="workflow"||s==="sender by hand"&&!c.includes(t)
return i?"the workflow":r}function askerOf({actors:e,asker:n}){return n??e[0]}function branchTemplate({settings:e,other:n}){const t=e.slice(a.We)["branch-name"]
return n?t.replace(/^agent\//,`agent/${(0,i.yR)(n.main.name,40)||"other"}-`):t}function newBranch({number:e,title:n,isTask:t=!1,isDiscussion:r=!1},{runId:o,runAttempt:a,task:c},u){if(t&&c){const e=(0,s.Pr)(u,{kind:"task",number:c.digest,slug:c.words,run:o})
return{branch:e,plain:e}}if(e===void 0){const e=a>1?String(a):""
const n=(0,s.Pr)(u,{kind:"run",number:o,slug:e,run:o})
return{branch:n,plain:n}}const d=kindOf({isDiscussion:r})
const named=n=>(0,s.Pr)(u,{kind:d,number:e,slug:n,run:o})
return{branch:named((0,i.yR)(n,40)),plain:named("")}}function branchBeginning({number:e,...n},t){return e===void 0?void 0:(0,s.VI)(t,{kind:kindOf(n),number:e})}function kindOf({isDiscussion:e=!1}){return e?"discussion":"issue"}function snapshotDigest({title:e,body:n}){return(0,r.createHash)("sha256").update(`${e}\0${n}`).digest("hex")}}),44539:((e,n,t)=>{t.d(n,{U:()=>i,t:()=>parseOpenComment})
var r=t(28942)
const s=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:e,...n})=>({...n,replyToId:e}))]).readonly()
const o=r.object({issue:r.number(),id:r.number(),url:r.string(),place:s.optional(),nodeId:r.string().optional()}).readonly()
const i=r.object({runComment:o,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(e){return i.parse(JSON.parse(e))}})}

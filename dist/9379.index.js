export const id=9379
export const ids=[9379]
export const modules={71760:((e,n,t)=>{t.d(n,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,O9:()=>withHigher,Zz:()=>strangersIn})
var r=t(28942)
var o=t(76409)
var s=t(64294)
const i=r.object({push:r.boolean(),pull:r.boolean().optional(),triage:r.boolean().optional(),maintain:r.boolean().optional(),admin:r.boolean().optional()})
const a=r.object({permission:r.string().optional(),role_name:r.string().optional(),user:r.object({id:r.number().int(),permissions:i.optional()})})
const c=["read","triage","write","maintain","admin"]
const u={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const d=["admin","maintain","write"]
async function checkPermission(e,{login:n,id:t},r=d,o="start a run"){let s
try{s=await e.permission(n)}catch(e){return whyFailed(n,e)}const{success:i,data:c}=a.safeParse(s)
if(!i)return unsure(n,"GitHub's reply was not understood")
if(t!==void 0&&c.user.id!==t)return denied(`The account ${n} is not the one that asked.`)
const u=c.role_name??c.permission??"unknown"
if(r.some(e=>has(c,e)))return{status:"allowed",role:u}
return denied(`${n} cannot ${o} (role: ${u}); required: ${r.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:e},role_name:n,permission:t},r){if(!isRung(r))return n!==void 0&&r===`custom:${n}`
if(e!==void 0)return e[u[r]]===!0
const o=n??t??""
return isRung(o)&&c.indexOf(o)>=c.indexOf(r)}function withHigher(e){const n=c.findIndex(n=>e.includes(n))
return[...new Set([...e,...n<0?[]:c.slice(n)])]}function isRung(e){return c.some(n=>n===e)}function whyFailed(e,n){const t=typeof n==="object"&&n!==null&&"status"in n?n.status:void 0
if(t===401)throw n
if(t===404)return denied(`${e} is not a collaborator of this repository.`)
const r=typeof t==="number"&&t>0?`GitHub answered ${t}`:"GitHub gave no answer"
return unsure(e,r)}function unsure(e,n){const t=`The permission of ${e} could not be checked: ${n}.`
return{status:"denied",why:t,isSure:!1}}function denied(e){return{status:"denied",why:e,isSure:!0}}async function standingsOf(e,n,t=20){const r=[...new Set(n)].filter(isPerson).slice(0,t)
const o=await Promise.all(r.map(async n=>{const t=await checkPermission(e,{login:n,id:void 0}).catch(()=>{})
if(t===void 0)return[n,"permission unknown"]
if(t.status==="allowed")return[n,"can push"]
return[n,t.isSure?"cannot push":"permission unknown"]}))
return new Map(o)}function isPerson(e){return e!=="ghost"&&!e.endsWith("[bot]")}function authorsOf(e,n,t=[]){const r=[...e?[e,...e.comments.toReversed()]:[],...n?[...n.linked,...n.reviews,...n.threads.flatMap(({comments:e})=>e)]:[],...t]
return[...new Set(r.filter(({isOwn:e})=>!e).map(({author:e})=>e))]}function strangersIn(e,n,t){return e.filter(e=>n.get(e)!=="can push"&&!t(e))}function withStanding({author:e,association:n,isOwn:t},r){if(t)return`you (${e})`
const o=r&&(r.get(e)??"permission unknown")
return`${e} (${[n,o].filter(Boolean).join(", ")})`}const l=3
const m=1e3
async function gate(e,n){const{settings:t}=e
if(t.canWrite&&t.allowedUsers.includes("*"))return refuse("`allowed-users: *` would let anybody write to this repository.")
const r=(0,s.OB)(n).gate
if(r==="own run"&&n.headRepositoryId!==n.repositoryId)return refuse("The failed run belongs to another repository.")
if(r==="nobody")return{status:"allowed"}
const o=everyone(n,t)
if(o.length===0)return refuse("The event does not name who asked for this run.")
for(const t of o){const r=await refusal(e,n,t)
if(r!==void 0)return refuse([r,f[t.role]].join(" ").trim())}return{status:"allowed"}}const f={writer:"",labeller:"This account put on the label.",assigner:"This account assigned the agent.",sender:"This account caused the event.","upstream actor":"This account started the run before this one.","triggering actor":"This account started or repeated this run."}
function everyone({actors:e},{triggeringActor:n}){if(n===void 0)return e
const{login:t,id:r}=n
if(e.some(e=>r===void 0?(0,o.Av)(e.login,t):e.id===r))return e
const s=t.endsWith("[bot]")?"Bot":"User"
return[...e,{login:t,id:r,type:s,role:"triggering actor"}]}async function refusal(e,n,t){const{allowedUsers:r,allowedBots:o,deniedUsers:s=[]}=e.settings
const{login:i,id:a,type:c}=t
if(s.some(e=>isNamed(e,t)))return`${i} is in \`denied-users\`.`
const u=c==="User"&&r.some(e=>e==="*"||isNamed(e,t))
const d=c==="User"&&!u?ask(e,t):void 0
d?.catch(()=>{})
const l=await e.settings.ownId
if(a!==void 0&&a===l)return isOwnFailure(n)?void 0:`${i} is this agent itself.`
if(a!==void 0&&c!=="User"&&o.includes(a))return
if(c!=="User")return`${i} is not a person (${c}), and its id (${a??"unknown"}) is not in \`allowed-bots\`.`
if(u)return
const m=await(d??ask(e,t))
return m.status==="allowed"?void 0:m.why}function isNamed(e,{login:n,id:t}){return/^\d+$/.test(e)?t===Number(e):(0,o.Av)(e,n)}function isOwnFailure({kind:e,run:n}){return(0,s.OB)({kind:e}).gate==="own run"&&n?.isOwnBranch===!0}async function ask({client:e,settings:n,sleep:t},r){const{allowedRoles:o,right:s}=n
let i=await checkPermission(e,r,o,s)
for(let n=1;n<l&&i.status==="denied"&&!i.isSure;n++){await t(m*n)
i=await checkPermission(e,r,o,s)}return i}function refuse(e){return{status:"denied",why:e}}}),71762:((e,n,t)=>{t.d(n,{Fj:()=>canBeOurs,jU:()=>readOwn})
var r=t(28942)
const o=r.object({viewer:r.object({login:r.string(),databaseId:r.number().int()})})
const s=r.object({login:r.string(),id:r.number().int()})
async function readOwn(e){try{const{viewer:n}=o.parse(await e.graphql(i,{}))
return{login:n.login,id:n.databaseId}}catch{return s.safeParse(await(e.account?.().catch(()=>{}))).data}}const i="query Own{viewer{login databaseId}}"
function canBeOurs(e,n){return n?Number(e?.id)===n.id:e?.type==="Bot"}}),60593:((e,n,t)=>{t.d(n,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var r=t(94869)
var o=t(30007)
var s=t(88135)
var i=t(58908)
var a=t(25816)
const c=6e4
async function postComment(e,n,t,r,o={kind:"comment"}){const s={issue:t,place:o,sent:fitComment(r)}
try{return await send(e,n,s)}catch(t){const r=(0,i.VH)(t)?await foundAgain(e,n,s):void 0
if(!r)throw t
return r}}async function postOnce(e,n,{issue:t,place:r={kind:"comment"}},o){const s=await foundAgain(e,n,{issue:t,place:r,sent:fitComment(o)})
return s??postComment(e,n,t,o,r)}const loadDiscussion=()=>t.e(8970).then(t.bind(t,18970))
async function send(e,n,{issue:t,place:r,sent:o}){if(r.kind==="discussion"){const{addToDiscussion:n}=await loadDiscussion()
return{issue:t,place:r,...await n(e,r,o)}}const s=r.kind==="comment"?void 0:await postReply(e,n,{issue:t,place:r,sent:o})
if(s)return s
const i={owner:n.owner,repo:n.name,issue_number:t}
const a="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(t,(await e.request(a,{...i,body:o})).data)}function saidOf(e,n){return{...runCommentOf(e,n),body:n.body??""}}function runCommentOf(e,{id:n,node_id:t,html_url:r}){return{issue:e,id:Number(n),url:r,nodeId:t}}async function foundAgain(e,n,{issue:t,place:o,sent:s}){const isIt=({body:e=""})=>(0,r.cZ)(e,s)
try{if(o.kind==="discussion"){const{readOwnInDiscussion:n}=await loadDiscussion()
const[r]=await n(e,o.discussionId,e=>isIt({body:e}))
return r&&{issue:t,place:o,...r}}const r=o.kind==="comment"?[]:await recentReplies(e,n,{issue:t,place:o},isIt)
return r[0]??(await recentComments(e,n,t,isIt))[0]}catch{return}}async function recentComments(e,{owner:n,name:t},r,o){const s={owner:n,repo:t,issue_number:r}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/issues/{issue_number}",s)
const a=Math.max(1,Math.ceil(i.comments/100))
const c="GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
const u=(await e.request(c,{...s,per_page:100,page:a})).data
return u.filter(o).map(e=>saidOf(r,e))}async function recentReplies(e,{owner:n,name:t},{issue:r,place:o},s){const i="GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
const a={sort:"created",direction:"desc",per_page:100}
const{data:c}=await e.request(i,{owner:n,repo:t,pull_number:r,...a})
return c.filter(e=>e.in_reply_to_id===o.commentId&&s(e)).map(e=>({...saidOf(r,e),place:o})).reverse()}async function postReply(e,{owner:n,name:t},{issue:r,place:o,sent:s}){const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
const c={owner:n,repo:t,pull_number:r,comment_id:o.commentId}
try{const{data:n}=await e.request(a,{...c,body:s})
return{...runCommentOf(r,n),place:o}}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function editComment(e,n,t,r){const o=await rewriteComment(e,n,t,r)
if(o==="done")return{runComment:t,body:r}
const i=o==="not-rewritten"?r:besides(r,(0,s.J1)(`comment-${o}`,{url:t.url}))
return{runComment:await postOnce(e,n,t,i),body:i}}function besides(e,n){const{words:t,mark:r}=(0,a.e1)(e)
return`${t}\n\n${n}${r}`}async function rewriteComment(e,n,t,r){const o=t.nodeId===void 0?"ours":await(0,a.nk)(e,t.nodeId)
if(o!=="ours")return o
const s=fitComment(r)
const i=await put(e,n,t,s)
return firstLine(i??"")===firstLine(s)?"done":"not-rewritten"}async function put(e,{owner:n,name:t},{id:r,place:o,nodeId:s},a){if(o?.kind==="discussion"){const{editInDiscussion:n}=await loadDiscussion()
return s===void 0?void 0:n(e,s,a)}try{const s=o?.kind==="review-thread"?"pulls":"issues"
const i=`PATCH /repos/{owner}/{repo}/${s}/comments/{comment_id}`
return(await e.request(i,{owner:n,repo:t,comment_id:r,body:a})).data.body}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function deleteComment(e,{owner:n,name:t},{id:r,place:o,nodeId:s}){if(o?.kind==="discussion"&&s!==void 0)return(await loadDiscussion()).removeFromDiscussion(e,s)
const a=o?.kind==="review-thread"?"pulls":"issues"
const c=`DELETE /repos/{owner}/{repo}/${a}/comments/{comment_id}`
try{await e.request(c,{owner:n,repo:t,comment_id:r})}catch(e){if(!(e instanceof i.Q4&&e.status===404))throw e}}function firstLine(e){return(e.trim().split("\n")[0]??"").trim()}function fitComment(e){const{words:n,mark:t}=(0,a.e1)(e)
return(0,o._n)(n,c,"the comment was too long; the step summary has all of it")+t}const u=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(e,n,r){const o={input:{subjectId:n,classifier:r}}
const{askGraphql:s}=await t.e(5013).then(t.bind(t,45013))
await s(e,u,{variables:o,permission:"issues: write"})}}),25816:((e,n,t)=>{t.d(n,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
var r=t(77598)
var o=t(28942)
function macFor(e,n,t){const o=Buffer.from((0,r.hkdfSync)("sha256",e,"",n,32))
const codeOf=e=>(0,r.createHmac)("sha256",o).update(JSON.stringify([t.toLowerCase(),...e])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(e,n)=>(0,r.timingSafeEqual)(Buffer.from(e),Buffer.from(codeOf(n)))}}const s=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentMac(e,n){return macFor(e,"deckhand intent",n)}function intentMark(e,n){const t=e.codeOf(n)
return`\x3c!-- deckhand:intent ${t} ${e.codeOf(["any",t])} --\x3e`}function hasIntentMark(e,n,t){return[...n.matchAll(s)].some(([,n=""])=>e.isOurs(n,t))}function isOfIntent(e,n){return[...n.matchAll(s)].some(([,n="",t=""])=>e.isOurs(t,["any",n]))}const i=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(e,n){if(e==="")return{mark:()=>"",read:()=>{}}
const t=macFor(e,"deckhand review findings",n)
return{mark:({kind:e,fingerprint:n})=>`\x3c!-- deckhand:finding ${e} ${n} ${t.codeOf([e,n])} --\x3e`,read(e){const[,n,r="",o=""]=i.exec(e)??[]
if(n===void 0)return
const s={kind:n,fingerprint:r}
return t.isOurs(o,[n,r])?s:void 0}}}const a=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(e,n){if(e==="")return{mark:()=>"",read:()=>{}}
const t=macFor(e,"deckhand reviews",n)
return{mark(e,{found:n,fixed:r,stillOpen:o,blocking:s,conversation:i}){const a=[digestOf(e),...[n,r,o,s].map(String),i]
return`\x3c!-- deckhand:review ${a.join(" ")} ${t.codeOf(a)} --\x3e`},read(e,n){const[,...r]=a.exec(e)??[]
const o=r.pop()
if(o===void 0||r[0]!==digestOf(n)||!t.isOurs(o,r))return
const[s=0,i=0,c=0,u=0]=r.slice(1,5).map(Number)
return{found:s,fixed:i,stillOpen:c,blocking:u,conversation:r[5]??""}}}}const c=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(e,n){if(e==="")return{mark:()=>"",isOurs:()=>!1}
const t=macFor(e,"deckhand answers",n)
return{mark:e=>`\x3c!-- deckhand:answer ${digestOf(e)} ${t.codeOf([digestOf(e)])} --\x3e`,isOurs(e,n){const[r,...o]=e.matchAll(c)
const[,s="",i=""]=r??[]
if(!r||o.length>0||n!==void 0&&s!==digestOf(n))return!1
return t.isOurs(i,[s])}}}function splitMark(e){const[n=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(e)??[]
return{words:e.slice(0,e.length-n.length),mark:n}}function digestOf(e){return(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)}const u="isMinimized author{login} editor{login}"
const d=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${u}}\n  ... on PullRequestReviewComment{${u}}\n  ... on DiscussionComment{${u}}\n}}`
const l=o.object({login:o.string()}).nullable()
const m=o.object({node:o.object({isMinimized:o.boolean(),author:l,editor:l})})
async function readCommentState(e,n){const t=await e.graphql(d,{id:n}).catch(()=>{})
const{data:r}=m.safeParse(t)
if(!r)return"ours"
const{isMinimized:o,author:s,editor:i}=r.node
if(i!==null&&i.login!==s?.login)return"edited"
return o?"hidden":"ours"}async function readCommentNode(e,{owner:n,name:t},{id:r,kind:o}){const s=`GET /repos/{owner}/{repo}/${o}/comments/{comment_id}`
const i=e.request(s,{owner:n,repo:t,comment_id:r})
return i.then(({data:e})=>e.node_id).catch(()=>{})}}),63697:((e,n,t)=>{t.d(n,{Gr:()=>titledBy,Hw:()=>openPullRequest,Ic:()=>openPullRequestOf,Kh:()=>workMarker,Nl:()=>addLabels,Zr:()=>pullRequestTitle,je:()=>renderPullRequest,lj:()=>requestReviews})
var r=t(94869)
var o=t(23849)
var s=t(30007)
var i=t(88135)
var a=t(58908)
var c=t(25816)
function renderPullRequest({about:e,answer:n,requester:t,runUrl:r,...o}){const a=(0,s.KJ)(n,o)
const c=(0,i.J1)("pull-request",{answer:a,requester:t,run_url:r})
if(e.number===void 0)return c
const u=String(e.number)
if(e.repository!==void 0)return`${(0,i.J1)("part-of",{thread:`${e.repository}#${u}`})}\n\n${c}`
return`${e.isDiscussion?(0,i.J1)("for-discussion",{number:u}):(0,i.J1)("closes",{issue:u})}\n\n${c}`}function pullRequestTitle({number:e,title:n,repository:t=""}){return(0,r.TN)((0,o.WN)(n),200)||(e===void 0?"Changes":`Changes for ${t}#${e}`)}function titledBy(e){const[n="",t=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(e)??[]
const o=(0,r.Mx)(t.trim(),"# \t")
return o===""?{rest:e}:{title:o,rest:e.slice(n.length)}}async function openPullRequest(e,n,t,r="draft"){const{owner:o,name:s}=n
try{const n={owner:o,repo:s,...t,draft:r==="draft"}
return{...found((await e.request("POST /repos/{owner}/{repo}/pulls",n)).data),isNew:!0}}catch(o){if(r==="draft"&&hasNoDrafts(o))return openPullRequest(e,n,t,"ready")
const s=o instanceof a.Q4&&o.status===422&&/already exists/i.test(o.message)
if(!s&&!(0,a.VH)(o))throw o
const i=await openPullRequestOf(e,n,t).catch(()=>{})
if(i)return s?i:{...i,isNew:!0}
throw o}}function hasNoDrafts(e){return e instanceof a.Q4&&e.status===422&&/draft pull requests are not/i.test(e.message)}async function openPullRequestOf(e,{owner:n,name:t},{head:r,base:o}){const s={owner:n,repo:t,head:`${n}:${r}`,state:"open"}
const{data:i}=await e.request("GET /repos/{owner}/{repo}/pulls",s)
const a=i.find(e=>e.base.ref===o)??i[0]
return a&&found(a)}function found({number:e,html_url:n,draft:t,base:r}){return{number:e,url:n,...t===!1&&{isReady:!0},baseSha:r.sha}}async function addLabels(e,{owner:n,name:t},r,o){const s="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await e.request(s,{owner:n,repo:t,issue_number:r,labels:[...o]})}async function requestReviews(e,n,t,r){try{await askAll(e,n,t,r)}catch(o){if(!(o instanceof a.Q4&&o.status===422&&r.length>1))throw o
const s=[]
for(const o of r)await askAll(e,n,t,[o]).catch(e=>s.push(e))
if(s.length>0)throw s[0]}}async function askAll(e,{owner:n,name:t},r,o){const s=o.flatMap(e=>e.includes("/")?[e.slice(e.indexOf("/")+1)]:[])
const i=o.filter(e=>!e.includes("/"))
const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await e.request(a,{owner:n,repo:t,pull_number:r,reviewers:i,team_reviewers:s})}const u=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const d=/(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/
const l=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(e,{repositoryId:n,number:t,other:r}){if(e==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const o=(0,c.fq)(e,"deckhand work",`${n}#${t}${r===void 0?"":` in ${r}`}`)
return{isAble:!0,mark:e=>`\x3c!-- deckhand:work ${o.codeOf(["branch",e])} --\x3e`,isMarked(e,n){const[t,...r]=e.matchAll(u)
return t?.[1]!==void 0&&r.length===0&&o.isOurs(t[1],["branch",n])},trailer:e=>`Agent-Mark: ${o.codeOf(["conversation",e])}`,hasTrailer(e){const[,n=""]=d.exec(e)??[]
const[,t]=l.exec(e)??[]
return t!==void 0&&o.isOurs(t,["conversation",n])}}}}),22440:((e,n,t)=>{t.d(n,{U:()=>approversOf,f:()=>whyRefused})
var r=t(89812)
var o=t(71760)
var s=t(71762)
var i=t(94869)
var a=t(58926)
var c=t(75444)
const u="approve or reject"
const d="not-requester"
function approversOf(e,n,t){const r=(0,i.od)(e.slice(c.ADMIT).approvers??"")
const o=r.includes(d)
const s=r.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const l=r.filter(e=>!e.startsWith("@")&&e!==d&&!(0,a.Yf)(e))
const m={...(0,c.gateSettings)(e,n,t),allowedBots:[],right:u}
const f=s.length+l.length>0
const p=f?{...m,allowedRoles:l,allowedUsers:s}:m
const w=`${words(p)} can decide${o?", but not the person who asked for the work":""}`
return{gate:p,mustNotBeRequester:o,inWords:w}}function answerable(e,n,{ownId:t,isLabel:r}){const[o,{gate:s}]=[(0,c.gateSettings)(e,n,t),approversOf(e,n,t)]
const i=[...o.allowedRoles,...s.allowedRoles,...r?["triage"]:[]]
return{...o,right:u,allowedRoles:[...new Set(i)],allowedUsers:[...o.allowedUsers,...s.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:n}){const t=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${t.format((0,o.O9)(e))}`]:[]
return[...r,...n.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:n,github:t,job:i},a){const u=(0,r.n)(t,i.repository)
const d=(0,s.jU)(u).then(e=>e?.id)
const sleep=n=>e.sleep(n,e.signal)
const l=a.kind==="decision"
const m=l?answerable(n,e.env,{ownId:d,isLabel:a.requestSign!==void 0}):(0,c.gateSettings)(n,e.env,d)
const f=await(0,o.Gj)({client:u,settings:m,sleep:sleep},a)
return f.status==="denied"?f.why:void 0}}),24380:((e,n,t)=>{t.d(n,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var r=t(58908)
var o=t(64294)
var s=t(60593)
var i=t(25816)
var a=t(98664)
var c=t(88135)
var u=t(26285)
var d=t(29764)
var l=t(57974)
var m=t(15320)
var f=t(29943)
var p=t(61115)
var w=t(12384)
var h=t(29058)
var g=t(21271)
async function beginRunComment(e,n,t){const{github:r,job:i,trigger:a,world:u,settings:d}=e
const{thread:l}=a
if(!takesComments(e)||!(0,o.OB)(a).isAwaited||l.type==="none")return
const f=await(t?(0,s.QA)(r,i.repository,t,n).then(e=>e.runComment):(0,s.Gy)(r,i.repository,l.number,n,(0,h.MI)(d,a))).catch(unlessRefused)
if(!f)return
const p=l.type==="pull_request"?(0,c.J1)("cut-off-pull-request",{run_url:i.runUrl}):(0,c.J1)("cut-off",{kind:l.type,number:String(l.number),run_url:i.runUrl});(0,m.r1)(u.env,{runComment:f,body:(0,h.kN)(e,(0,h.F8)(d,p))})
return f}function takesComments({mayWrite:e,settings:n,trigger:t}){return e&&t.thread.type!=="none"&&n.slice(f.ri)["comment-mode"]!=="none"}function unlessRefused(e){const{message:n}=(0,a.ec)(e)
const t=e instanceof r.Q4&&(e.status===0||e.status>=500||/locked/i.test(n))
if(!t)throw e;(0,l.printNotice)(`There is no comment yet; the summary of this run will have the report. ${n}`)}async function postLastWord(e,{report:{outcome:n,review:t},body:i}){const{github:m,job:f,redact:w,trigger:g,world:b,settings:y}=e
const{thread:k}=g
const{isAwaited:v}=(0,o.OB)(g)
const O=u.tz.includes(n)&&n!=="cancelled"
const $=!O&&t!==void 0&&(0,d.hR)(t)
const C=v||O||$
if(!takesComments(e)||k.type==="none"||!C)return
try{if(!v&&$)return await postUnseen(e,k,i)
return await(0,s.Gy)(m,f.repository,k.number,i,(0,h.MI)(y,g))}catch(e){if(!(0,r.ST)(e))(0,l.printFault)((0,a.ec)(e),w,b.env)
else{(0,l.printNotice)((0,c.J1)("thread-gone").trim())
await(0,p.writeSummary)(b.env,(0,c.J1)("thread-gone"))}return}}async function postUnseen(e,n,t){const{github:r,job:o,settings:a}=e
const c={thread:n,key:"a review that could not look"}
const u=(0,h.kN)({settings:a,job:o,trigger:c},(0,i.e1)(t).words)
const isIt=e=>(0,h.we)(a,o,n).isOurs(e,c.key)
const d=(await(0,h.po)(e,{issue:n.number},isIt)).at(-1)
if(!d)return(0,s.Gy)(r,o.repository,n.number,u)
return(await(0,s.QA)(r,o.repository,d,u)).runComment}async function pointTo(e,n,{github:t,job:r,settings:o}){const i={thread:{type:"issue",number:n.issue},key:`answered below ${e.id}`}
const u=(0,h.kN)({settings:o,job:r,trigger:i},(0,c.J1)("answered-below",{url:e.url}))
try{await(0,s.Iz)(t,r.repository,n,u)}catch(e){(0,l.printNotice)(`The first comment could not be updated. ${(0,a.ec)(e).message}`)}}async function answerBelow(e,n,t){const{github:r,job:o}=e
const{mark:a}=(0,i.e1)(t)
const isIt=e=>a!==""&&(0,i.e1)(e).mark===a&&(0,h.Lt)(e)
const c=(await(0,h.po)(e,n,isIt).catch(()=>[])).find(({id:e})=>e>n.id)
return c?(0,s.QA)(r,o.repository,c,t):{body:t,runComment:await(0,s.yn)(r,o.repository,n,t)}}async function finishRunComment(e,n,t){const{github:o,job:i,redact:u}=e
const{runComment:d,body:p,isAnswer:w}=t;(0,m.r1)(n,t)
try{const t=w&&e.settings.slice(f.ri)["comment-mode"]==="new"
const r=await(t?answerBelow(e,d,p):(0,s.QA)(o,i.repository,d,p));(0,m.r1)(n,void 0)
if(r.runComment.id!==d.id)await pointTo(r.runComment,d,e)
return r}catch(e){if((0,r.ST)(e)){(0,m.r1)(n,void 0);(0,l.printNotice)((0,c.J1)("thread-gone").trim())
return{runComment:d,body:p,isNowhere:!0}}const t=(0,a.ec)(e);(0,l.printFault)(t,u,n)
if(!t.isLasting)return{runComment:d,body:p};(0,m.r1)(n,void 0)
return{runComment:d,body:p,refused:t}}}async function addToComment({github:e,job:n},{runComment:t,body:r},o){const{words:a,mark:c}=(0,i.e1)(r)
await(0,s.Iz)(e,n.repository,t,[a.trimEnd(),o,c].filter(Boolean).join("\n\n"))}async function removeRunComment(e,n,t){if(n.url===t)return
const{github:r,job:o,world:i}=e
try{await(0,s.Tu)(r,o.repository,n)
return(0,m.r1)(i.env,void 0)}catch(e){(0,l.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,a.ec)(e).message}`)}await finishRunComment(e,i.env,{runComment:n,body:(0,h.kN)(e,(0,c.J1)("joined",{url:t??""}))})}function linksOf({job:e,trigger:n,settings:t},r,o){const{runUrl:s,repositoryUrl:i}=e
const a={repositoryUrl:i,commit:o,phrases:t.phrases}
return{...a,conversationId:r,runUrl:s,requester:(0,g.iq)(n)}}async function tellResult(e,{env:n,thread:r},o){const{runComment:s,sign:i}=o
if(o.approvalComment||o.isWaiting!==void 0){const{closeApprovalComment:n}=await Promise.all([t.e(8252),t.e(8833)]).then(t.bind(t,38833))
await n(e,r,o)}const a=s&&await finishRunComment(e,n,{...o,runComment:s})
if(i)await(0,w.signOff)(e,i.place,i.content)
return a}async function tellResultAgain(e,{answer:{reaction:n},pendingReport:t}){const{world:r,job:o,trigger:s,mayWrite:i}=e
if(!i||o.runAttempt===1)return
const{thread:a,key:c}=s
if(t?.lease.key===c){await tellResult(e,{env:r.env,thread:a},t)
return}const u=(0,w.acknowledgedAt)(s)
if(u&&n)await(0,w.signOff)(e,u,n)}}),29058:((e,n,t)=>{t.d(n,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var r=t(89812)
var o=t(71762)
var s=t(60593)
var i=t(25816)
var a=t(63697)
var c=t(98664)
var u=t(88135)
var d=t(57974)
var l=t(81031)
var m=t(7052)
function markerOf(e,{repository:n},t){const r=t.type==="none"?"":t.number
return(0,i.rz)((0,m.ownSecret)(e)??"",`${n.owner}/${n.name}#${r}`)}function workMarkerOf({settings:e,trigger:n,other:t}){const{thread:r,repositoryId:o}=n
if(r.type==="none")return(0,a.Kh)("",{repositoryId:o,number:0})
return(0,a.Kh)((0,m.ownSecret)(e)??"",{repositoryId:o,number:r.number,other:t?.id})}function ownMarks(e,n,t){const r=t.type==="none"?"":t.number
const o=(0,m.ownSecret)(e)
const s=(0,i.iY)(o??"",`${n.repository.owner}/${n.repository.name}#${r}`)
const a=markerOf(e,n,t)
const c=(0,i.e5)(o??"",`${n.repository.owner}/${n.repository.name}`)
const isOfOurIntent=e=>o!==void 0&&(0,i.Kr)(c,e)
return e=>a.isOurs(e)||s.read(e)!==void 0||isOfOurIntent(e)}function withMark({settings:e,job:n,trigger:t},r){const o=markerOf(e,n,t.thread).mark(t.key)
return o===""?r:`${r}\n\n${o}`}function withIsolationWarning(e,n,t=e.slice(l.MACHINE).isolation==="none"){return t?`${n}\n\n${(0,u.J1)(isolationWords(e))}`:n}function isolationWords(e){const{"agent-server-url":n,"agent-server-conversation":t}=e.slice(l.MACHINE)
if(n===void 0)return"no-sandbox"
return t?"remote-agent":"remote-machine"}async function readOwnComments({github:e,job:n},{issue:i,place:a={kind:"comment"}},c){if(a.kind==="discussion"){const{readOwnInDiscussion:n}=await t.e(8970).then(t.bind(t,18970))
const r=await n(e,a.discussionId,c)
return r.map(e=>({issue:i,place:a,...e}))}const u=await(0,o.jU)((0,r.n)(e,n.repository))
const isOurs=({body:e="",user:n})=>(0,o.Fj)(n,u)&&c(e)
return a.kind==="review-thread"?(0,s.Yo)(e,n.repository,{issue:i,place:a},isOurs):(0,s.Sg)(e,n.repository,i,isOurs)}function isUnfinished(e){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(e)}function reportsEnd(e){return e.startsWith("### ")&&!isUnfinished(e)}async function commentOfEarlierAttempt(e){const{job:n,settings:t}=e
if(n.runAttempt===1)return
const r=(0,m.ownSecret)(t)===void 0?()=>!0:answersThis(e)
return findOwnComment(e,e=>r(e)&&isUnfinished(e)&&e.includes(`(${n.runUrl})`))}function isFinal({runAttempt:e},n){return e>1?/^### (?:🟢|⚪)/u.test(n):reportsEnd(n)}function answersThis({settings:e,job:n,trigger:t}){const r=markerOf(e,n,t.thread)
return e=>r.isOurs(e,t.key)}async function findOwnComment({settings:e,github:n,job:t,trigger:r},o){const{thread:s}=r
if(s.type==="none")return
const i={issue:s.number,place:replyPlace(e,r)}
try{return(await readOwnComments({github:n,job:t},i,o))[0]}catch(e){(0,d.printNotice)(`It could not be checked whether this was answered before. ${(0,c.ec)(e).message}`)
return}}function replyPlace(e,{answer:n}){if(n.kind==="discussion")return n
const t=e.slice(l.APPROVAL).confirmation==="never"
return n.kind==="review-thread"&&t?n:{kind:"comment"}}}),21271:((e,n,t)=>{t.d(n,{YX:()=>askerOf,dT:()=>branchTemplate,et:()=>subjectOf,gl:()=>branchBeginning,he:()=>snapshotDigest,iq:()=>requesterOf,xo:()=>newBranch})
var r=t(77598)
var o=t(4471)
var s=t(64294)
var i=t(94869)
var a=t(29943)
function subjectOf({thread:e,snapshot:n,request:t,run:r,kind:o,about:a}){const c=e.type==="none"?void 0:e.number
const u=n?.title??a?.title??(r?`Fix ${r.name}`:t)
const d=c===void 0&&(0,s.OB)({kind:o}).isTask
return{number:c,title:(0,i.TN)(u,200),isTask:d,isDiscussion:e.type==="discussion"}}const c=["workflow_dispatch","repository_dispatch"]
function requesterOf(e){const{kind:n,event:t}=e
const r=askerOf(e)?.login
const{requester:o}=(0,s.OB)({kind:n})
if(o==="schedule")return"a schedule"
if(r===void 0)return"the workflow"
if(o==="failed run")return`a failed run of ${r}`
const i=o==="workflow"||o==="sender by hand"&&!c.includes(t)
return i?"the workflow":r}function askerOf({actors:e,asker:n}){return n??e[0]}function branchTemplate({settings:e,other:n}){const t=e.slice(a.We)["branch-name"]
return n?t.replace(/^agent\//,`agent/${(0,i.yR)(n.main.name,40)||"other"}-`):t}function newBranch({number:e,title:n,isTask:t=!1,isDiscussion:r=!1},{runId:s,runAttempt:a,task:c},u){if(t&&c){const e=(0,o.Pr)(u,{kind:"task",number:c.digest,slug:c.words,run:s})
return{branch:e,plain:e}}if(e===void 0){const e=a>1?String(a):""
const n=(0,o.Pr)(u,{kind:"run",number:s,slug:e,run:s})
return{branch:n,plain:n}}const d=kindOf({isDiscussion:r})
const named=n=>(0,o.Pr)(u,{kind:d,number:e,slug:n,run:s})
return{branch:named((0,i.yR)(n,40)),plain:named("")}}function branchBeginning({number:e,...n},t){return e===void 0?void 0:(0,o.VI)(t,{kind:kindOf(n),number:e})}function kindOf({isDiscussion:e=!1}){return e?"discussion":"issue"}function snapshotDigest({title:e,body:n}){return(0,r.createHash)("sha256").update(`${e}\0${n}`).digest("hex")}}),44539:((e,n,t)=>{t.d(n,{U:()=>i,t:()=>parseOpenComment})
var r=t(28942)
const o=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:e,...n})=>({...n,replyToId:e}))]).readonly()
const s=r.object({issue:r.number(),id:r.number(),url:r.string(),place:o.optional(),nodeId:r.string().optional()}).readonly()
const i=r.object({runComment:s,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(e){return i.parse(JSON.parse(e))}})}

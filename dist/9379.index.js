export const id=9379
export const ids=[9379]
export const modules={71760:((e,t,n)=>{n.d(t,{EK:()=>authorsOf,F3:()=>standingsOf,Gj:()=>gate,N6:()=>withStanding,O9:()=>withHigher,Zz:()=>strangersIn})
var r=n(28942)
var s=n(76409)
var i=n(64294)
const o=r.object({push:r.boolean(),pull:r.boolean().optional(),triage:r.boolean().optional(),maintain:r.boolean().optional(),admin:r.boolean().optional()})
const a=r.object({permission:r.string().optional(),role_name:r.string().optional(),user:r.object({id:r.number().int(),permissions:o.optional()})})
const c=["read","triage","write","maintain","admin"]
const u={read:"pull",triage:"triage",write:"push",maintain:"maintain",admin:"admin"}
const d=["admin","maintain","write"]
async function checkPermission(e,{login:t,id:n},r=d,s="start a run"){let i
try{i=await e.permission(t)}catch(e){return whyFailed(t,e)}const{success:o,data:c}=a.safeParse(i)
if(!o)return unsure(t,"GitHub's reply was not understood")
if(n!==void 0&&c.user.id!==n)return denied(`The account ${t} is not the one that asked.`)
const u=c.role_name??c.permission??"unknown"
if(r.some(e=>has(c,e)))return{status:"allowed",role:u}
return denied(`${t} cannot ${s} (role: ${u}); required: ${r.join(", ")||"a role that is allowed"}.`)}function has({user:{permissions:e},role_name:t,permission:n},r){if(!isRung(r))return t!==void 0&&r===`custom:${t}`
if(e!==void 0)return e[u[r]]===!0
const s=t??n??""
return isRung(s)&&c.indexOf(s)>=c.indexOf(r)}function withHigher(e){const t=c.findIndex(t=>e.includes(t))
return[...new Set([...e,...t<0?[]:c.slice(t)])]}function isRung(e){return c.some(t=>t===e)}function whyFailed(e,t){const n=typeof t==="object"&&t!==null&&"status"in t?t.status:void 0
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
const r=(0,i.OB)(t).gate
if(r==="own run"&&t.headRepositoryId!==t.repositoryId)return refuse("The failed run belongs to another repository.")
if(r==="nobody")return{status:"allowed"}
const s=everyone(t,n)
if(s.length===0)return refuse("The event does not name who asked for this run.")
for(const n of s){const r=await refusal(e,t,n)
if(r!==void 0)return refuse(`The ${n.role} is refused. ${r}`)}return{status:"allowed"}}function everyone({actors:e},{triggeringActor:t}){if(t===void 0)return e
const{login:n,id:r}=t
if(e.some(e=>r===void 0?(0,s.Av)(e.login,n):e.id===r))return e
const i=n.endsWith("[bot]")?"Bot":"User"
return[...e,{login:n,id:r,type:i,role:"triggering actor"}]}async function refusal(e,t,n){const{allowedUsers:r,allowedBots:s,deniedUsers:i=[]}=e.settings
const{login:o,id:a,type:c}=n
if(i.some(e=>isNamed(e,n)))return`${o} is in \`denied-users\`.`
const u=c==="User"&&r.some(e=>e==="*"||isNamed(e,n))
const d=c==="User"&&!u?ask(e,n):void 0
d?.catch(()=>{})
const l=await e.settings.ownId
if(a!==void 0&&a===l)return isOwnFailure(t)?void 0:`${o} is this agent itself.`
if(a!==void 0&&c!=="User"&&s.includes(a))return
if(c!=="User")return`${o} is not a person (${c}), and its id (${a??"unknown"}) is not in \`allowed-bots\`.`
if(u)return
const f=await(d??ask(e,n))
return f.status==="allowed"?void 0:f.why}function isNamed(e,{login:t,id:n}){return/^\d+$/.test(e)?n===Number(e):(0,s.Av)(e,t)}function isOwnFailure({kind:e,run:t}){return(0,i.OB)({kind:e}).gate==="own run"&&t?.isOwnBranch===!0}async function ask({client:e,settings:t,sleep:n},r){const{allowedRoles:s,right:i}=t
let o=await checkPermission(e,r,s,i)
for(let t=1;t<l&&o.status==="denied"&&!o.isSure;t++){await n(f*t)
o=await checkPermission(e,r,s,i)}return o}function refuse(e){return{status:"denied",why:e}}}),71762:((e,t,n)=>{n.d(t,{Fj:()=>canBeOurs,jU:()=>readOwn})
var r=n(28942)
const s=r.object({viewer:r.object({login:r.string(),databaseId:r.number().int()})})
const i=r.object({login:r.string(),id:r.number().int()})
async function readOwn(e){try{const{viewer:t}=s.parse(await e.graphql(o,{}))
return{login:t.login,id:t.databaseId}}catch{return i.safeParse(await(e.account?.().catch(()=>{}))).data}}const o="query Own{viewer{login databaseId}}"
function canBeOurs(e,t){return t?Number(e?.id)===t.id:e?.type==="Bot"}}),60593:((e,t,n)=>{n.d(t,{Gy:()=>postComment,Iz:()=>rewriteComment,Op:()=>hideComment,QA:()=>editComment,Sg:()=>recentComments,Tu:()=>deleteComment,Yo:()=>recentReplies,pI:()=>fitComment,yn:()=>postOnce})
var r=n(94869)
var s=n(30007)
var i=n(88135)
var o=n(58908)
var a=n(25816)
const c=6e4
async function postComment(e,t,n,r,s={kind:"comment"}){const i={issue:n,place:s,sent:fitComment(r)}
try{return await send(e,t,i)}catch(n){const r=(0,o.VH)(n)?await foundAgain(e,t,i):void 0
if(!r)throw n
return r}}async function postOnce(e,t,{issue:n,place:r={kind:"comment"}},s){const i=await foundAgain(e,t,{issue:n,place:r,sent:fitComment(s)})
return i??postComment(e,t,n,s,r)}const loadDiscussion=()=>n.e(8970).then(n.bind(n,18970))
async function send(e,t,{issue:n,place:r,sent:s}){if(r.kind==="discussion"){const{addToDiscussion:t}=await loadDiscussion()
return{issue:n,place:r,...await t(e,r,s)}}const i=r.kind==="comment"?void 0:await postReply(e,t,{issue:n,place:r,sent:s})
if(i)return i
const o={owner:t.owner,repo:t.name,issue_number:n}
const a="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(n,(await e.request(a,{...o,body:s})).data)}function saidOf(e,t){return{...runCommentOf(e,t),body:t.body??""}}function runCommentOf(e,{id:t,node_id:n,html_url:r}){return{issue:e,id:Number(t),url:r,nodeId:n}}async function foundAgain(e,t,{issue:n,place:s,sent:i}){const isIt=({body:e=""})=>(0,r.cZ)(e,i)
try{if(s.kind==="discussion"){const{readOwnInDiscussion:t}=await loadDiscussion()
const[r]=await t(e,s.discussionId,e=>isIt({body:e}))
return r&&{issue:n,place:s,...r}}const r=s.kind==="comment"?[]:await recentReplies(e,t,{issue:n,place:s},isIt)
return r[0]??(await recentComments(e,t,n,isIt))[0]}catch{return}}async function recentComments(e,{owner:t,name:n},r,s){const i={owner:t,repo:n,issue_number:r}
const{data:o}=await e.request("GET /repos/{owner}/{repo}/issues/{issue_number}",i)
const a=Math.max(1,Math.ceil(o.comments/100))
const c="GET /repos/{owner}/{repo}/issues/{issue_number}/comments"
const u=(await e.request(c,{...i,per_page:100,page:a})).data
return u.filter(s).map(e=>saidOf(r,e))}async function recentReplies(e,{owner:t,name:n},{issue:r,place:s},i){const o="GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"
const a={sort:"created",direction:"desc",per_page:100}
const{data:c}=await e.request(o,{owner:t,repo:n,pull_number:r,...a})
return c.filter(e=>e.in_reply_to_id===s.commentId&&i(e)).map(e=>({...saidOf(r,e),place:s})).reverse()}async function postReply(e,{owner:t,name:n},{issue:r,place:s,sent:i}){const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"
const c={owner:t,repo:n,pull_number:r,comment_id:s.commentId}
try{const{data:t}=await e.request(a,{...c,body:i})
return{...runCommentOf(r,t),place:s}}catch(e){if(e instanceof o.Q4&&e.status===404)return
throw e}}async function editComment(e,t,n,r){const s=await rewriteComment(e,t,n,r)
if(s==="done")return{runComment:n,body:r}
const o=s==="not-rewritten"?r:besides(r,(0,i.J1)(`comment-${s}`,{url:n.url}))
return{runComment:await postOnce(e,t,n,o),body:o}}function besides(e,t){const{words:n,mark:r}=(0,a.e1)(e)
return`${n}\n\n${t}${r}`}async function rewriteComment(e,t,n,r){const s=n.nodeId===void 0?"ours":await(0,a.nk)(e,n.nodeId)
if(s!=="ours")return s
const i=fitComment(r)
const o=await put(e,t,n,i)
return firstLine(o??"")===firstLine(i)?"done":"not-rewritten"}async function put(e,{owner:t,name:n},{id:r,place:s,nodeId:i},a){if(s?.kind==="discussion"){const{editInDiscussion:t}=await loadDiscussion()
return i===void 0?void 0:t(e,i,a)}try{const i=s?.kind==="review-thread"?"pulls":"issues"
const o=`PATCH /repos/{owner}/{repo}/${i}/comments/{comment_id}`
return(await e.request(o,{owner:t,repo:n,comment_id:r,body:a})).data.body}catch(e){if(e instanceof o.Q4&&e.status===404)return
throw e}}async function deleteComment(e,{owner:t,name:n},{id:r,place:s,nodeId:i}){if(s?.kind==="discussion"&&i!==void 0)return(await loadDiscussion()).removeFromDiscussion(e,i)
const a=s?.kind==="review-thread"?"pulls":"issues"
const c=`DELETE /repos/{owner}/{repo}/${a}/comments/{comment_id}`
try{await e.request(c,{owner:t,repo:n,comment_id:r})}catch(e){if(!(e instanceof o.Q4&&e.status===404))throw e}}function firstLine(e){return(e.trim().split("\n")[0]??"").trim()}function fitComment(e){const{words:t,mark:n}=(0,a.e1)(e)
return(0,s._n)(t,c,"the comment was too long; the step summary has all of it")+n}const u=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(e,t,r){const s={input:{subjectId:t,classifier:r}}
const{askGraphql:i}=await n.e(5013).then(n.bind(n,45013))
await i(e,u,{variables:s,permission:"issues: write"})}}),25816:((e,t,n)=>{n.d(t,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
var r=n(77598)
var s=n(28942)
function macFor(e,t,n){const s=Buffer.from((0,r.hkdfSync)("sha256",e,"",t,32))
const codeOf=e=>(0,r.createHmac)("sha256",s).update(JSON.stringify([n.toLowerCase(),...e])).digest("hex").slice(0,32)
return{codeOf:codeOf,isOurs:(e,t)=>(0,r.timingSafeEqual)(Buffer.from(e),Buffer.from(codeOf(t)))}}const i=/<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function intentMac(e,t){return macFor(e,"deckhand intent",t)}function intentMark(e,t){const n=e.codeOf(t)
return`\x3c!-- deckhand:intent ${n} ${e.codeOf(["any",n])} --\x3e`}function hasIntentMark(e,t,n){return[...t.matchAll(i)].some(([,t=""])=>e.isOurs(t,n))}function isOfIntent(e,t){return[...t.matchAll(i)].some(([,t="",n=""])=>e.isOurs(n,["any",t]))}const o=/<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/
function findingMarker(e,t){if(e==="")return{mark:()=>"",read:()=>{}}
const n=macFor(e,"deckhand review findings",t)
return{mark:({kind:e,fingerprint:t})=>`\x3c!-- deckhand:finding ${e} ${t} ${n.codeOf([e,t])} --\x3e`,read(e){const[,t,r="",s=""]=o.exec(e)??[]
if(t===void 0)return
const i={kind:t,fingerprint:r}
return n.isOurs(s,[t,r])?i:void 0}}}const a=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(e,t){if(e==="")return{mark:()=>"",read:()=>{}}
const n=macFor(e,"deckhand reviews",t)
return{mark(e,{found:t,fixed:r,stillOpen:s,blocking:i,conversation:o}){const a=[digestOf(e),...[t,r,s,i].map(String),o]
return`\x3c!-- deckhand:review ${a.join(" ")} ${n.codeOf(a)} --\x3e`},read(e,t){const[,...r]=a.exec(e)??[]
const s=r.pop()
if(s===void 0||r[0]!==digestOf(t)||!n.isOurs(s,r))return
const[i=0,o=0,c=0,u=0]=r.slice(1,5).map(Number)
return{found:i,fixed:o,stillOpen:c,blocking:u,conversation:r[5]??""}}}}const c=/<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g
function answerMarker(e,t){if(e==="")return{mark:()=>"",isOurs:()=>!1}
const n=macFor(e,"deckhand answers",t)
return{mark:e=>`\x3c!-- deckhand:answer ${digestOf(e)} ${n.codeOf([digestOf(e)])} --\x3e`,isOurs(e,t){const[r,...s]=e.matchAll(c)
const[,i="",o=""]=r??[]
if(!r||s.length>0||t!==void 0&&i!==digestOf(t))return!1
return n.isOurs(o,[i])}}}function splitMark(e){const[t=""]=/(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(e)??[]
return{words:e.slice(0,e.length-t.length),mark:t}}function digestOf(e){return(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)}const u="isMinimized author{login} editor{login}"
const d=`query Standing($id:ID!){node(id:$id){\n  ... on IssueComment{${u}}\n  ... on PullRequestReviewComment{${u}}\n  ... on DiscussionComment{${u}}\n}}`
const l=s.object({login:s.string()}).nullable()
const f=s.object({node:s.object({isMinimized:s.boolean(),author:l,editor:l})})
async function readCommentState(e,t){const n=await e.graphql(d,{id:t}).catch(()=>{})
const{data:r}=f.safeParse(n)
if(!r)return"ours"
const{isMinimized:s,author:i,editor:o}=r.node
if(o!==null&&o.login!==i?.login)return"edited"
return s?"hidden":"ours"}async function readCommentNode(e,{owner:t,name:n},{id:r,kind:s}){const i=`GET /repos/{owner}/{repo}/${s}/comments/{comment_id}`
const o=e.request(i,{owner:t,repo:n,comment_id:r})
return o.then(({data:e})=>e.node_id).catch(()=>{})}}),63697:((e,t,n)=>{n.d(t,{Gr:()=>titledBy,Hw:()=>openPullRequest,Ic:()=>openPullRequestOf,Kh:()=>workMarker,Nl:()=>addLabels,Zr:()=>pullRequestTitle,je:()=>renderPullRequest,lj:()=>requestReviews})
var r=n(94869)
var s=n(23849)
var i=n(30007)
var o=n(88135)
var a=n(58908)
var c=n(25816)
function renderPullRequest({about:e,answer:t,requester:n,runUrl:r,...s}){const a=(0,i.KJ)(t,s)
const c=(0,o.J1)("pull-request",{answer:a,requester:n,run_url:r})
if(e.number===void 0)return c
const u=String(e.number)
if(e.repository!==void 0)return`${(0,o.J1)("part-of",{thread:`${e.repository}#${u}`})}\n\n${c}`
return`${e.isDiscussion?(0,o.J1)("for-discussion",{number:u}):(0,o.J1)("closes",{issue:u})}\n\n${c}`}function pullRequestTitle({number:e,title:t,repository:n=""}){return(0,r.TN)((0,s.WN)(t),200)||(e===void 0?"Changes":`Changes for ${n}#${e}`)}function titledBy(e){const[t="",n=""]=/^\s*#{1,3}[ \t]([^\n]*)\n*/.exec(e)??[]
const s=(0,r.Mx)(n.trim(),"# \t")
return s===""?{rest:e}:{title:s,rest:e.slice(t.length)}}async function openPullRequest(e,t,n,r="draft"){const{owner:s,name:i}=t
try{const t={owner:s,repo:i,...n,draft:r==="draft"}
return{...found((await e.request("POST /repos/{owner}/{repo}/pulls",t)).data),isNew:!0}}catch(s){if(r==="draft"&&hasNoDrafts(s))return openPullRequest(e,t,n,"ready")
const i=s instanceof a.Q4&&s.status===422&&/already exists/i.test(s.message)
if(!i&&!(0,a.VH)(s))throw s
const o=await openPullRequestOf(e,t,n).catch(()=>{})
if(o)return i?o:{...o,isNew:!0}
throw s}}function hasNoDrafts(e){return e instanceof a.Q4&&e.status===422&&/draft pull requests are not/i.test(e.message)}async function openPullRequestOf(e,{owner:t,name:n},{head:r,base:s}){const i={owner:t,repo:n,head:`${t}:${r}`,state:"open"}
const{data:o}=await e.request("GET /repos/{owner}/{repo}/pulls",i)
const a=o.find(e=>e.base.ref===s)??o[0]
return a&&found(a)}function found({number:e,html_url:t,draft:n,base:r}){return{number:e,url:t,...n===!1&&{isReady:!0},baseSha:r.sha}}async function addLabels(e,{owner:t,name:n},r,s){const i="POST /repos/{owner}/{repo}/issues/{issue_number}/labels"
await e.request(i,{owner:t,repo:n,issue_number:r,labels:[...s]})}async function requestReviews(e,t,n,r){try{await askAll(e,t,n,r)}catch(s){if(!(s instanceof a.Q4&&s.status===422&&r.length>1))throw s
const i=[]
for(const s of r)await askAll(e,t,n,[s]).catch(e=>i.push(e))
if(i.length>0)throw i[0]}}async function askAll(e,{owner:t,name:n},r,s){const i=s.flatMap(e=>e.includes("/")?[e.slice(e.indexOf("/")+1)]:[])
const o=s.filter(e=>!e.includes("/"))
const a="POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"
await e.request(a,{owner:t,repo:n,pull_number:r,reviewers:o,team_reviewers:i})}const u=/<!-- deckhand:work ([0-9a-f]{32}) -->/g
const d=/(?:^|\n)Agent-Conversation: (\S+)(?=\n|$)/
const l=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(e,{repositoryId:t,number:n,other:r}){if(e==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const s=(0,c.fq)(e,"deckhand work",`${t}#${n}${r===void 0?"":` in ${r}`}`)
return{isAble:!0,mark:e=>`\x3c!-- deckhand:work ${s.codeOf(["branch",e])} --\x3e`,isMarked(e,t){const[n,...r]=e.matchAll(u)
return n?.[1]!==void 0&&r.length===0&&s.isOurs(n[1],["branch",t])},trailer:e=>`Agent-Mark: ${s.codeOf(["conversation",e])}`,hasTrailer(e){const[,t=""]=d.exec(e)??[]
const[,n]=l.exec(e)??[]
return n!==void 0&&s.isOurs(n,["conversation",t])}}}}),68268:((e,t,n)=>{n.d(t,{Gl:()=>demoteHeadings,U2:()=>continuationPrefix,Yp:()=>fencesIn,d1:()=>depthOf,m6:()=>unwrappedIn,oM:()=>closingLine,rD:()=>keepCells})
var r=n(98768)
var s=n(16110)
var i=n(41781)
function fencesIn(e){const t=e.split("\n")
const n=[]
for(const{node:i,isEntering:o}of(0,r.G)((0,s.SV)(e)))if(o&&i.fence)n.push(fenceOf(i,t[i.firstLine]??""))
return n}function fenceOf({firstLine:e,lastLine:t,column:n,isClosed:r,parent:s},i){const[,o="",a=""]=/^(`+|~+)(.*)$/.exec(i.slice(n))??[]
const c=s?.kind!=="document"
return{start:e,end:t+1,isClosed:r,isNested:c,before:i.slice(0,n),mark:o,info:a}}function unwrappedIn(e){const t=e.split("\n")
const n=[]
for(const{node:i,isEntering:o}of(0,r.G)((0,s.SV)(e)))if(o&&i.kind==="table")n.push(tableIn(i,t))
else if(o&&i.kind==="code-block")n.push(codeIn(i,t))
return n}function tableIn(e,t){const[n,r]=[e.firstLine,e.lastLine+1]
const s=t.slice(n,r).join("\n")
return{kind:"table",...nestingOf(e),start:n,end:r,text:s,info:"",fence:void 0}}function codeIn(e,t){const n=e.fence&&fenceOf(e,t[e.firstLine]??"")
const r=e.literal.replace(/\n$/,"")
const s=e.firstLine
const i=n?.end??s+r.split("\n").length
return{kind:"code",...nestingOf(e),start:s,end:i,text:r,info:n?.info??"",fence:n}}function nestingOf(e){let t=0
let n=!1
for(let r=e.parent;r&&r.kind!=="document";r=r.parent){t+=1
n||=r.kind==="quote"}return{level:t,isQuoted:n}}function depthOf(e){let[t,n]=[0,0]
for(const{node:i,isEntering:o}of(0,r.G)((0,s.SV)(e))){const e=i.kind==="quote"||i.kind==="list"||i.kind==="item"
if(e)t+=o?1:-1
n=Math.max(n,e||i.kind==="document"?t:t+1)}return n}function continuationPrefix({before:e}){let t=""
for(const n of e)t+=n==="\t"?" ".repeat(4-t.length%4):n
return t.replaceAll(/>(?! )/g,"> ").replaceAll(/[^>]/g," ")}function closingLine(e){return continuationPrefix(e)+e.mark}function keepCells(e){if(!e.includes("|"))return e
const t=e.split("\n")
for(const{node:n,isEntering:o}of(0,r.G)((0,s.SV)(e))){const e=n.parent?.alignments.length??0
if(!o||n.kind!=="row"||n.isHead||n.number<=e)continue
const r=t[n.firstLine]??""
const s=[0,...(0,i.DC)(e,r,n.column)]
t[n.firstLine]=s.map((e,t)=>r.slice(e,s[t+1])).join("\\")}return t.join("\n")}const o=3
const a=6
function demoteHeadings(e){const t=(0,s.No)(e).split("\n")
for(const{node:e,isEntering:n}of(0,r.G)((0,s.SV)(t.join("\n")))){if(!n||e.kind!=="heading")continue
const r="#".repeat(Math.min(a,e.level+o))
const s=t[e.firstLine]??""
if(e.isUnderlined)joinUnderlined(e,r,t)
else t[e.firstLine]=s.slice(0,e.column)+s.slice(e.column).replace(/^#+/,r)}return t.join("\n")}function joinUnderlined({firstLine:e,lastLine:t,column:n},r,s){const i=s[e]??""
const o=s.slice(e+1,t).map(e=>e.replace(c,""))
s[e]=[`${i.slice(0,n)}${r} ${i.slice(n)}`,...o].join(" ")
for(let n=e+1;n<=t;n+=1)s[n]=quotesOf(s[n]??"")}function quotesOf(e){return/^[\s>]*/.exec(e)?.[0]??""}const c=/^(?:\s*(?:>|[-+*](?=\s)|\d{1,9}[.)](?=\s)))*\s*/}),30007:((e,t,n)=>{n.d(t,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var r=n(94869)
var s=n(68268)
var i=n(33737)
var o=n(6009)
function clipMarkdown(e,t,n){if(e.length<=t)return closeFence(e)
return`${closeFence((0,r.GH)(e,t))}\n\n_(cut: ${n})_`}const a=24e3
function clipProse(e,t){for(let n=2e4;;n=Math.floor(n/2)){const r=(0,o.$)(clipMarkdown(e,n,"the whole answer is in the output `final-response`"),t)
if(r.length<=a)return r}}function closeFence(e){const t=(0,s.Yp)(e.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const n=t!==void 0&&!t.isClosed&&!t.isNested
return n?`${e.replace(/\n$/,"")}\n${t.mark}`:e}const c=60
const u=8e3
function renderShortDiff(e){const t=e.trimEnd()
if(t===""||t.length>u||t.split("\n").length>c)return""
return`<details><summary>Diff</summary>\n\n${(0,i.DV)("diff",t)}\n\n</details>`}}),6009:((e,t,n)=>{n.d(t,{$:()=>neutralise,_:()=>neutraliseWords})
var r=n(88135)
var s=n(98768)
var i=n(16110)
var o=n(59315)
const a=new Set(["paragraph","heading","cell"])
const c=/(?<![A-Za-z0-9_])@[A-Za-z0-9]/
const u=/(?<=[\w.-])(?:#\d|@[0-9a-f]{7,64}(?!\w))/i
const d=/(?<![A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?::[ \t]{0,9}|[ \t\n]{1,9})(?:[\w.-]{1,100}\/[\w.-]{1,100})?(?:#|GH-)\d/i
const l=""
function activeIn(e,t){const{root:n,labels:r}=(0,i.Dd)(e)
const o=r.map(e=>({kind:"definition",what:e}))
let c=""
for(const{node:e,isEntering:r}of(0,s.G)(n)){if(r)o.push(...activityOf(e,t))
if(r&&a.has(e.kind))c=""
if(r)c+=wordsOf(e)
else if(a.has(e.kind))o.push(...matched("closing",d,c))}return o}function wordsOf({kind:e,literal:t}){if(e==="text")return t
if(e==="code")return l
return e==="soft-break"||e==="hard-break"?"\n":""}function activityOf(e,t){switch(e.kind){case"html":case"html-block":return[{kind:"html",what:e.literal}]
case"image":return[{kind:"image",what:e.url}]
case"link":return isAllowed(e,t)?[]:[{kind:"link",what:e.url}]
case"row":return e.isHead||e.number<=(e.parent?.alignments.length??0)?[]:[{kind:"cell",what:""}]
case"text":return[...matched("mention",c,e.literal),...matched("reference",u,e.literal)]
default:return[]}}function isAllowed({url:e,first:t},n){if(/^#[\w-]*$/.test(e)||(0,o.MU)(e,n))return!0
return t?.kind==="text"&&t.literal.startsWith(o.W1)&&(0,o.Ex)(e,n)}function matched(e,t,n){const r=t.exec(n)?.[0]
return r===void 0?[]:[{kind:e,what:r}]}var f=n(68268)
var m=n(23849)
class Reader{line
#e=0
#t=new Map
#n
constructor(e){this.line=e
this.#n=mailsIn(e).reverse()
for(const{0:t,index:n}of[...e.matchAll(/`+/g)].reverse()){const e=this.#t.get(t.length)
if(e)e.push(n)
else this.#t.set(t.length,[n])}}get isAtEnd(){return this.#e>=this.line.length}peek(e=0){return this.line[this.#e+e]??""}see(e){return this.match(e)?.[0]??""}match(e){return matchAt(e,this.line,this.#e)}take(e){this.#e+=e
return this.line.slice(this.#e-e,this.#e)}skip(e){this.#e+=e}startsWith(e){return this.line.slice(this.#e,this.#e+e.length).toLowerCase()===e.toLowerCase()}nextMail(){while((this.#n.at(-1)?.at??Number.POSITIVE_INFINITY)<=this.#e)this.#n.pop()
const e=this.#n.at(-1)
if(!e)return w
const t=Math.max(e.start,this.#e)
return{after:t-this.#e,length:e.end-t}}toClosingTicks(e){const t=this.#t.get(e)??[]
while((t.at(-1)??Number.POSITIVE_INFINITY)<=this.#e)t.pop()
const n=t.at(-1)
return n===void 0?void 0:n+e-this.#e}}const w={after:Number.POSITIVE_INFINITY,length:0}
function mailsIn(e){const t=[]
let n=0
for(let r=e.indexOf("@");r>=0;r=e.indexOf("@",r+1)){const[s=""]=matchAt(/[A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)+/y,e,r+1)??[]
const[i=""]=matchAt(/[0-9a-f]{7,64}(?!\w)/iy,e,r+1)??[]
const o=i===""?/[\w.+-]/:/[\w./-]/
let a=r
while(a>n&&o.test(e.charAt(a-1)))a-=1
const c=r+1+(i||s).length
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
return}const i=/(?:(?:https?|ftp|mailto|xmpp)(?:\\?:)?(?:\\?\/)?|www)$/i.test(n.tail)
n.raw(`${i&&/[:/.]/.test(e.peek(1))?" ":""}${e.take(2)}`)}function writeTicks(e,{phrases:t},n){const r=e.see(/`+/y)
const s=e.toClosingTicks(r.length)
if(s===void 0)n.raw("\\`".repeat(e.take(r.length).length))
else n.span((0,m.Hl)(e.take(s),t))}function writeAngle(e,t,n){n.raw(/[A-Za-z/!?]/.test(e.peek(1))?"&lt;":"<")
e.skip(1)}const p=/&(?:lt|gt|amp|quot|nbsp|copy|hellip|mdash|ndash|middot|times|[lr]arr|[lr][sd]quo);/y
function writeEntity(e,t,n){const r=e.see(/&(?:#[Xx]?[0-9A-Fa-f]{1,8}|[A-Za-z][A-Za-z0-9]{1,31});/y)&&!e.see(p)
n.raw(r?"&amp;":"&")
e.skip(1)}const g=/\[((?:[^[\]`\\<>]|(?<!`)`[^`\\|]+`(?!`))*)\]/
const k=/<([^<>`"\\]*)>|((?:[^\s()<>`"'\\]|\([^\s()<>`"'\\]*\))*)/
const b=/(?: {1,9}"[^"`\\<>]*")?/
const y=new RegExp(`${g.source}\\( {0,9}(?:${k.source})${b.source} {0,9}\\)`,"y")
function takeLink(e,t){const[n,r="",s,i=""]=e.match(y)??[]
if(n===void 0)return
e.skip(n.length)
const a=s??i
return{words:r,address:a,url:(0,o.eL)(a,t)}}function writeImage(e,t,n){e.skip(1)
const r=takeLink(e,t)
if(!r){n.raw(e.peek()==="["?"\\!":"!")
return}const s={...r,words:o.W1+r.words}
if((0,o.Ex)(r.url,t)&&isPlain(s.words,t)&&t.showsAddresses!==!0)writeKept(s,t,n)
else writeApart(s,t,n)}function writeLink(e,t,n){const r=takeLink(e,t)
if(!r){n.raw((e.see(/\[\\?\^/y)===""?"":"\\")+e.take(1))
return}const{words:s,url:i}=r
const a=s.startsWith(o.W1)&&(0,o.Ex)(i,t)
const c=a||(0,o.MU)(i,t)||/^#[\w-]*$/.test(i)
const u=(0,o.X0)(n.tail)&&!(0,o.fo)(i,t)
const d=c&&isPlain(s,t)&&!u&&t.showsAddresses!==!0
if(d)writeKept(r,t,n)
else writeApart(r,t,n)
if(n.atStart&&e.see(v))n.raw("\\")}const v=/~{3}/y
function isPlain(e,{phrases:t}){const n=t.some(t=>e.toLowerCase().includes(t.toLowerCase()))
return!n&&!$.test(e)&&!/^\\?\^|@|#\d|&[#\w]|\$`|`\$/.test(e)}function writeKept({words:e,url:t},{phrases:n},r){r.raw("[")
for(const[t,s]of e.split("`").entries())if(t%2===0)r.raw(s)
else r.span((0,m.Hl)(`\`${s}\``,n))
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
else n.raw(e.take(1))}function isActing(e,{tail:t}){return e.includes("#")&&((0,o.X0)(t)||/[\w.-]$/.test(t))}function writeSlash(e,t,n){const r=n.atStart?e.see(/\/[A-Za-z][\w/.-]*/y):""
if(r==="")n.raw(e.take(1))
else n.code(e.take(r.length))}const _=/(?:https?|ftp):\/\/|www\.|(?:mailto|xmpp):/iy
function writeWords(e,t,n){if(e.see(_))writeAddress(e,t,n)
else if(e.see(/GH-\d/iy)&&(0,o.X0)(n.tail))n.code(e.take(e.see(/GH-\d+/iy).length))
else{const t=e.see(/[\s\S]?[^\\`<&![\]@#/fghmwxFGHMWX|]*/y).length
n.raw(e.take(Math.min(t,e.nextMail().after)))}}const C=/(?:[^ \t\n\v\f\r<>`|\\"'[\](){}&]|&(?!lt;))+/y
const I=/[^ \t\n\v\f\r]*/y
function writeAddress(e,t,n){const r=e.see(C)
const s=withoutEnd(r)
e.skip(s.length)
const i=(0,o.MU)(s,t)&&(0,o.rS)(e.see(I))&&!(0,o.X0)(n.tail)
if(i)n.raw(s)
else n.code(s)}function withoutEnd(e){let t=e.length
while(/[.,;:!?*_~]/.test(e.charAt(t-1)))t-=1
return e.slice(0,t)}var A=n(33737)
const x=/^[\s>*+\-\d.)[\]x]*$/
const j=60
class Writer{#r=[]
tail=""
atStart=!0
#s=!1
get text(){return this.#r.join("")}raw(e){if(e==="")return
this.#i(this.#s&&e.startsWith("`")?` ${e}`:e)
this.#s=!1
this.atStart=e.endsWith("\n")||this.atStart&&x.test(e)}span(e){this.#i(/[`$]$/.test(this.tail)?` ${e}`:e)
this.#s=!0
this.atStart=!1}code(e){this.span(`\`${e}\``)}#i(e){this.#r.push(e)
this.tail=(this.tail+e.slice(-j)).slice(-j)}}const M=5
function neutralise(e,t){let n=e.replace(/^\ufeff/,"").replaceAll(/\r\n?/g,"\n")
for(let r=0;r<M;r+=1){const r=rewritten((0,f.rD)(n),t)
if(r===n)return isInert(r,t)?r:asCode(e)
n=r}return asCode(e)}function isInert(e,t){return activeIn(e,t).length===0}function asCode(e){return(0,A.DV)("",(0,m.Nv)(e.replaceAll(/\r\n?/g,"\n")))}function neutraliseWords(e,t,n="– "){const r=neutralise(n+e.replaceAll(/\s+/g," "),t)
return r.startsWith(n)&&!r.includes("\n")?r.slice(n.length):(0,A.aY)(e)}function rewritten(e,t){const n=e.split("\n").map(plainLine)
const r=e.split("\n").map((e,t)=>n[t]===(0,m.Nv)(e)?e:n[t]??"")
const s=(0,f.Yp)(n.join("\n"))
const i=n.some(e=>/^[\s>*+\d.|:-]+$/.test(e)&&e.includes("-")&&/[|:]/.test(e))
const o=new Writer
let a=0
const writeProse=e=>{for(;a<e;a+=1){if(a>0)o.raw("\n")
writeLine(n[a]??"",i,t,o)}}
for(const e of s){writeProse(e.start)
if(a>0)o.raw("\n")
const s=r.slice(e.start+1,e.isClosed?e.end-1:e.end)
writeFence(e,{code:s,end:e.isClosed?n[e.end-1]:void 0},t,o)
a=e.end}writeProse(n.length)
return(0,m.ix)(o.text,t.phrases)}const T=/^([\s>*+\-.)\d]*)(?:`{3,}|~{3,})/
function plainLine(e){const t=(0,m.Nv)(e)
const[n="",r=""]=T.exec(t)??[]
const[s="",i]=T.exec(e)??[]
if(n===""||t===e)return t
if(s===""||i!==r)return`${r}\\${t.slice(r.length)}`
const o=t.slice(s.length)
if(n!==s)return`${s} ${o}`
return/[^ \t]/.test(o)?t:`${s} text`}function languageOf(e){const t=/^\s*([\w+#.-]{1,30})/.exec(e)?.[1]??""
return/^(?:mermaid|math|geojson|topojson|stl)$/i.test(t)?"text":t}const S=/^[^!-=?-~]*/
function writeFence(e,{code:t,end:n},{phrases:s},i){const{before:o,mark:a,info:c}=e
const u=t.map(e=>`${e.replace(S,m.Nv).replaceAll("\0","�")}\n`)
const d=(0,m.ix)(u.join(""),s)
i.raw(`${o}${a}${languageOf(c)}\n${d}${n??(0,f.oM)(e)}`)
if(d===u.join(""))return
const l=(0,f.U2)(e)
i.raw(`\n${l.trimEnd()}\n${l}${(0,r.J1)("broken-commands")}\n${l.trimEnd()}`)}}),59315:((e,t,n)=>{n.d(t,{Ex:()=>isImageOfOurs,MU:()=>isOurs,W1:()=>a,X0:()=>endsInClosingWord,eL:()=>permalink,fo:()=>isFile,rS:()=>endsThere})
const r=/^(?:\.?\/)?([^:?#\\]+?)(\/?)(?::(\d{1,7})(?:-(\d{1,7})|:\d{1,7})?|#L(\d{1,7})(?:-L?(\d{1,7}))?|(#[\w-]{1,200}))?$/
function permalink(e,{repositoryUrl:t,commit:n}){const[,s="",i,o,a,c,u,d=""]=r.exec(e)??[]
const l=s.split("/").map(inAddress)
if(n===void 0||l.includes(""))return e
const[f=o,m=a]=[c,u]
const w=f===void 0?d:`#L${f}${m===void 0?"":`-L${m}`}`
return`${t}/${i===""?"blob":"tree"}/${n}/${l.join("/")}${w}`}function inAddress(e){const t=decoded(e)
if(/^\.{0,2}$|[/\\%\u0000-\u001f]/.test(t))return""
return encodeURIComponent(t).replaceAll(/[!'()*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}function decoded(e){try{return decodeURIComponent(e.toWellFormed())}catch{return""}}const s="https://docs.github.com/"
const i="https://github.com/user-attachments/assets/"
const o=/^[\w:/.#?=%+~-]*$/
function isDownward(e){return o.test(e)&&!/\/\.{1,2}(?:[/?#]|$)|%(?:2[ef5]|5c)/i.test(e)}function endsThere(e){return/^[.,;:!?*_~)\]}"']*$/.test(e)}function isOurs(e,{repositoryUrl:t}){if(!isDownward(e)||/^\w+:\/\/[^/]*\/.*:|www\.|mailto|xmpp/i.test(e))return!1
return e===t||["/","#","?"].some(n=>e.startsWith(t+n))||e.startsWith(s)}function isFile(e,{repositoryUrl:t}){return[`${t}/blob/`,`${t}/tree/`].some(t=>e.startsWith(t))}const a="image: "
function isImageOfOurs(e,t){return isOurs(e,t)||isDownward(e)&&e.startsWith(i)}function endsInClosingWord(e){return/(?:^|[^A-Za-z])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)[^A-Za-z0-9]*$/i.test(e)}}),22440:((e,t,n)=>{n.d(t,{U:()=>approversOf,f:()=>whyRefused})
var r=n(89812)
var s=n(71760)
var i=n(71762)
var o=n(94869)
var a=n(58926)
var c=n(75444)
const u="approve or reject"
const d="not-requester"
function approversOf(e,t,n){const r=(0,o.od)(e.slice(c.ADMIT).approvers??"")
const s=r.includes(d)
const i=r.filter(e=>e.startsWith("@")).map(e=>e.slice(1))
const l=r.filter(e=>!e.startsWith("@")&&e!==d&&!(0,a.Yf)(e))
const f={...(0,c.gateSettings)(e,t,n),allowedBots:[],right:u}
const m=i.length+l.length>0
const w=m?{...f,allowedRoles:l,allowedUsers:i}:f
const h=`${words(w)} can decide${s?", but not the person who asked for the work":""}`
return{gate:w,mustNotBeRequester:s,inWords:h}}function answerable(e,t,{ownId:n,isLabel:r}){const[s,{gate:i}]=[(0,c.gateSettings)(e,t,n),approversOf(e,t,n)]
const o=[...s.allowedRoles,...i.allowedRoles,...r?["triage"]:[]]
return{...s,right:u,allowedRoles:[...new Set(o)],allowedUsers:[...s.allowedUsers,...i.allowedUsers],allowedBots:[]}}function words({allowedRoles:e,allowedUsers:t}){const n=new Intl.ListFormat("en-GB",{type:"disjunction"})
const r=e.length>0?[`anybody with the role ${n.format((0,s.O9)(e))}`]:[]
return[...r,...t.map(e=>`\`@${e}\``)].join(", or ")}async function whyRefused(e,{settings:t,github:n,job:o},a){const u=(0,r.n)(n,o.repository)
const d=(0,i.jU)(u).then(e=>e?.id)
const sleep=t=>e.sleep(t,e.signal)
const l=a.kind==="decision"
const f=l?answerable(t,e.env,{ownId:d,isLabel:a.requestSign!==void 0}):(0,c.gateSettings)(t,e.env,d)
const m=await(0,s.Gj)({client:u,settings:f,sleep:sleep},a)
return m.status==="denied"?m.why:void 0}}),24380:((e,t,n)=>{n.d(t,{$C:()=>removeRunComment,F7:()=>tellResult,bZ:()=>tellResultAgain,hP:()=>linksOf,kX:()=>beginRunComment,qQ:()=>finishRunComment,wI:()=>addToComment,zu:()=>postLastWord})
var r=n(58908)
var s=n(64294)
var i=n(60593)
var o=n(25816)
var a=n(98664)
var c=n(88135)
var u=n(26285)
var d=n(29764)
var l=n(57974)
var f=n(15320)
var m=n(29943)
var w=n(12384)
var h=n(29058)
var p=n(21271)
async function beginRunComment(e,t,n){const{github:r,job:o,trigger:a,world:u,settings:d}=e
const{thread:l}=a
if(!takesComments(e)||!(0,s.OB)(a).isAwaited||l.type==="none")return
const m=await(n?(0,i.QA)(r,o.repository,n,t).then(e=>e.runComment):(0,i.Gy)(r,o.repository,l.number,t,(0,h.MI)(d,a))).catch(unlessRefused)
if(!m)return
const w=l.type==="pull_request"?(0,c.J1)("cut-off-pull-request",{run_url:o.runUrl}):(0,c.J1)("cut-off",{kind:l.type,number:String(l.number),run_url:o.runUrl});(0,f.r1)(u.env,{runComment:m,body:(0,h.kN)(e,(0,h.F8)(d,w))})
return m}function takesComments({mayWrite:e,settings:t,trigger:n}){return e&&n.thread.type!=="none"&&t.slice(m.ri)["comment-mode"]!=="none"}function unlessRefused(e){const{message:t}=(0,a.ec)(e)
const n=e instanceof r.Q4&&(e.status===0||e.status>=500||/locked/i.test(t))
if(!n)throw e;(0,l.printNotice)(`There is no comment yet; the summary of this run will have the report. ${t}`)}async function postLastWord(e,{report:{outcome:t,review:n},body:r}){const{github:o,job:c,redact:f,trigger:m,world:w,settings:p}=e
const{thread:g}=m
const{isAwaited:k}=(0,s.OB)(m)
const b=u.tz.includes(t)&&t!=="cancelled"
const y=!b&&n!==void 0&&(0,d.hR)(n)
const v=k||b||y
if(!takesComments(e)||g.type==="none"||!v)return
try{if(!k&&y)return await postUnseen(e,g,r)
return await(0,i.Gy)(o,c.repository,g.number,r,(0,h.MI)(p,m))}catch(e){(0,l.printFault)((0,a.ec)(e),f,w.env)
return}}async function postUnseen(e,t,n){const{github:r,job:s,settings:a}=e
const c={thread:t,key:"a review that could not look"}
const u=(0,h.kN)({settings:a,job:s,trigger:c},(0,o.e1)(n).words)
const isIt=e=>(0,h.we)(a,s,t).isOurs(e,c.key)
const d=(await(0,h.po)(e,{issue:t.number},isIt)).at(-1)
if(!d)return(0,i.Gy)(r,s.repository,t.number,u)
return(await(0,i.QA)(r,s.repository,d,u)).runComment}async function pointTo(e,t,{github:n,job:r,settings:s}){const o={thread:{type:"issue",number:t.issue},key:`answered below ${e.id}`}
const u=(0,h.kN)({settings:s,job:r,trigger:o},(0,c.J1)("answered-below",{url:e.url}))
try{await(0,i.Iz)(n,r.repository,t,u)}catch(e){(0,l.printNotice)(`The first comment could not be updated. ${(0,a.ec)(e).message}`)}}async function answerBelow(e,t,n){const{github:r,job:s}=e
const{mark:a}=(0,o.e1)(n)
const isIt=e=>a!==""&&(0,o.e1)(e).mark===a&&(0,h.Lt)(e)
const c=(await(0,h.po)(e,t,isIt).catch(()=>[])).find(({id:e})=>e>t.id)
return c?(0,i.QA)(r,s.repository,c,n):{body:n,runComment:await(0,i.yn)(r,s.repository,t,n)}}async function finishRunComment(e,t,n){const{github:r,job:s,redact:o}=e
const{runComment:c,body:u,isAnswer:d}=n;(0,f.r1)(t,n)
try{const n=d&&e.settings.slice(m.ri)["comment-mode"]==="new"
const o=await(n?answerBelow(e,c,u):(0,i.QA)(r,s.repository,c,u));(0,f.r1)(t,void 0)
if(o.runComment.id!==c.id)await pointTo(o.runComment,c,e)
return o}catch(e){(0,l.printFault)((0,a.ec)(e),o,t)
return{runComment:c,body:u}}}async function addToComment({github:e,job:t},{runComment:n,body:r},s){const{words:a,mark:c}=(0,o.e1)(r)
await(0,i.Iz)(e,t.repository,n,[a.trimEnd(),s,c].filter(Boolean).join("\n\n"))}async function removeRunComment(e,t,n){if(t.url===n)return
const{github:r,job:s,world:o}=e
try{await(0,i.Tu)(r,s.repository,t)
return(0,f.r1)(o.env,void 0)}catch(e){(0,l.printNotice)(`The comment, which is no longer needed, could not be deleted. ${(0,a.ec)(e).message}`)}await finishRunComment(e,o.env,{runComment:t,body:(0,h.kN)(e,(0,c.J1)("joined",{url:n??""}))})}function linksOf({job:e,trigger:t,settings:n},r,s){const{runUrl:i,repositoryUrl:o}=e
const a={repositoryUrl:o,commit:s,phrases:n.phrases}
return{...a,conversationId:r,runUrl:i,requester:(0,p.iq)(t)}}async function tellResult(e,{env:t,thread:r},s){const{runComment:i,sign:o}=s
if(s.approvalComment||s.isWaiting!==void 0){const{closeApprovalComment:t}=await Promise.all([n.e(8252),n.e(8833)]).then(n.bind(n,38833))
await t(e,r,s)}const a=i&&await finishRunComment(e,t,{...s,runComment:i})
if(o)await(0,w.signOff)(e,o.place,o.content)
return a}async function tellResultAgain(e,{answer:{reaction:t},pendingReport:n}){const{world:r,job:s,trigger:i,mayWrite:o}=e
if(!o||s.runAttempt===1)return
const{thread:a,key:c}=i
if(n?.lease.key===c){await tellResult(e,{env:r.env,thread:a},n)
return}const u=(0,w.acknowledgedAt)(i)
if(u&&t)await(0,w.signOff)(e,u,t)}}),29058:((e,t,n)=>{n.d(t,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var r=n(89812)
var s=n(71762)
var i=n(60593)
var o=n(25816)
var a=n(63697)
var c=n(98664)
var u=n(88135)
var d=n(57974)
var l=n(81031)
var f=n(7052)
function markerOf(e,{repository:t},n){const r=n.type==="none"?"":n.number
return(0,o.rz)((0,f.ownSecret)(e)??"",`${t.owner}/${t.name}#${r}`)}function workMarkerOf({settings:e,trigger:t,other:n}){const{thread:r,repositoryId:s}=t
if(r.type==="none")return(0,a.Kh)("",{repositoryId:s,number:0})
return(0,a.Kh)((0,f.ownSecret)(e)??"",{repositoryId:s,number:r.number,other:n?.id})}function ownMarks(e,t,n){const r=n.type==="none"?"":n.number
const s=(0,f.ownSecret)(e)
const i=(0,o.iY)(s??"",`${t.repository.owner}/${t.repository.name}#${r}`)
const a=markerOf(e,t,n)
const c=(0,o.e5)(s??"",`${t.repository.owner}/${t.repository.name}`)
const isOfOurIntent=e=>s!==void 0&&(0,o.Kr)(c,e)
return e=>a.isOurs(e)||i.read(e)!==void 0||isOfOurIntent(e)}function withMark({settings:e,job:t,trigger:n},r){const s=markerOf(e,t,n.thread).mark(n.key)
return s===""?r:`${r}\n\n${s}`}function withIsolationWarning(e,t,n=e.slice(l.MACHINE).isolation==="none"){return n?`${t}\n\n${(0,u.J1)(isolationWords(e))}`:t}function isolationWords(e){const{"agent-server-url":t,"agent-server-conversation":n}=e.slice(l.MACHINE)
if(t===void 0)return"no-sandbox"
return n?"remote-agent":"remote-machine"}async function readOwnComments({github:e,job:t},{issue:o,place:a={kind:"comment"}},c){if(a.kind==="discussion"){const{readOwnInDiscussion:t}=await n.e(8970).then(n.bind(n,18970))
const r=await t(e,a.discussionId,c)
return r.map(e=>({issue:o,place:a,...e}))}const u=await(0,s.jU)((0,r.n)(e,t.repository))
const isOurs=({body:e="",user:t})=>(0,s.Fj)(t,u)&&c(e)
return a.kind==="review-thread"?(0,i.Yo)(e,t.repository,{issue:o,place:a},isOurs):(0,i.Sg)(e,t.repository,o,isOurs)}function isUnfinished(e){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(e)}function reportsEnd(e){return e.startsWith("### ")&&!isUnfinished(e)}async function commentOfEarlierAttempt(e){const{job:t,settings:n}=e
if(t.runAttempt===1)return
const r=(0,f.ownSecret)(n)===void 0?()=>!0:answersThis(e)
return findOwnComment(e,e=>r(e)&&isUnfinished(e)&&e.includes(`(${t.runUrl})`))}function isFinal({runAttempt:e},t){return e>1?/^### (?:🟢|⚪)/u.test(t):reportsEnd(t)}function answersThis({settings:e,job:t,trigger:n}){const r=markerOf(e,t,n.thread)
return e=>r.isOurs(e,n.key)}async function findOwnComment({settings:e,github:t,job:n,trigger:r},s){const{thread:i}=r
if(i.type==="none")return
const o={issue:i.number,place:replyPlace(e,r)}
try{return(await readOwnComments({github:t,job:n},o,s))[0]}catch(e){(0,d.printNotice)(`It could not be checked whether this was answered before. ${(0,c.ec)(e).message}`)
return}}function replyPlace(e,{answer:t}){if(t.kind==="discussion")return t
const n=e.slice(l.APPROVAL).confirmation==="never"
return t.kind==="review-thread"&&n?t:{kind:"comment"}}}),21271:((e,t,n)=>{n.d(t,{YX:()=>askerOf,dT:()=>branchTemplate,et:()=>subjectOf,gl:()=>branchBeginning,he:()=>snapshotDigest,iq:()=>requesterOf,xo:()=>newBranch})
var r=n(77598)
var s=n(4471)
var i=n(64294)
var o=n(94869)
var a=n(29943)
function subjectOf({thread:e,snapshot:t,request:n,run:r,kind:s,about:a}){const c=e.type==="none"?void 0:e.number
const u=t?.title??a?.title??(r?`Fix ${r.name}`:n)
const d=c===void 0&&(0,i.OB)({kind:s}).isTask
return{number:c,title:(0,o.TN)(u,200),isTask:d,isDiscussion:e.type==="discussion"}}const c=["workflow_dispatch","repository_dispatch"]
function requesterOf(e){const{kind:t,event:n}=e
const r=askerOf(e)?.login
const{requester:s}=(0,i.OB)({kind:t})
if(s==="schedule")return"a schedule"
if(r===void 0)return"the workflow"
if(s==="failed run")return`a failed run of ${r}`
const o=s==="workflow"||s==="sender by hand"&&!c.includes(n)
return o?"the workflow":r}function askerOf({actors:e,asker:t}){return t??e[0]}function branchTemplate({settings:e,other:t}){const n=e.slice(a.We)["branch-name"]
return t?n.replace(/^agent\//,`agent/${(0,o.yR)(t.main.name,40)||"other"}-`):n}function newBranch({number:e,title:t,isTask:n=!1,isDiscussion:r=!1},{runId:i,runAttempt:a,task:c},u){if(n&&c){const e=(0,s.Pr)(u,{kind:"task",number:c.digest,slug:c.words,run:i})
return{branch:e,plain:e}}if(e===void 0){const e=a>1?String(a):""
const t=(0,s.Pr)(u,{kind:"run",number:i,slug:e,run:i})
return{branch:t,plain:t}}const d=kindOf({isDiscussion:r})
const named=t=>(0,s.Pr)(u,{kind:d,number:e,slug:t,run:i})
return{branch:named((0,o.yR)(t,40)),plain:named("")}}function branchBeginning({number:e,...t},n){return e===void 0?void 0:(0,s.VI)(n,{kind:kindOf(t),number:e})}function kindOf({isDiscussion:e=!1}){return e?"discussion":"issue"}function snapshotDigest({title:e,body:t}){return(0,r.createHash)("sha256").update(`${e}\0${t}`).digest("hex")}}),44539:((e,t,n)=>{n.d(t,{U:()=>o,t:()=>parseOpenComment})
var r=n(28942)
const s=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:e,...t})=>({...t,replyToId:e}))]).readonly()
const i=r.object({issue:r.number(),id:r.number(),url:r.string(),place:s.optional(),nodeId:r.string().optional()}).readonly()
const o=r.object({runComment:i,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(e){return o.parse(JSON.parse(e))}})}

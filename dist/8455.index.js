export const id=8455
export const ids=[8455]
export const modules={76327:((e,n,t)=>{t.d(n,{K$:()=>o,PH:()=>needsSandbox,Ve:()=>s,lI:()=>isGrant,r4:()=>inWords})
var r=t(28942)
const s=r.strictObject({secrets:r.array(r.string()).readonly(),hosts:r.array(r.string()).readonly(),server:r.string()}).readonly()
const o=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:e,hosts:n,server:t}){return e.length+n.length>0||t!==""}function needsSandbox({secrets:e,hosts:n}){return e.length+n.length>0}function inWords({secrets:e,hosts:n,server:t}){const named=(e,n)=>n.length===0?[]:[`${e}${n.length===1?"":"s"} ${n.join(", ")}`]
return[...named("secret",e),...named("host",n),...t?[`server ${t}`]:[]].join("; ")}}),46031:((e,n,t)=>{t.d(n,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=t(51455)
var s=t(76760)
var o=t(98664)
var i=t(54668)
async function safePath(e,n){return(await resolvePath(e,n)).real}async function safeWritePath(e,n){const t=await resolvePath(e,n)
if(t.steps.some(e=>e.toLowerCase()===".git"))throw new o.Fp(`"${n}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return t}async function requireInside(e,n,t){if(await placeOf(e,n)===void 0)throw outside(e,t)}async function resolvePath(e,n){if(n.includes("\0"))throw new o.Fp("A path cannot contain a NUL character.")
const t=await placeOf(e,await followLinks((0,s.resolve)(e[0],n),n))
if(t===void 0)throw outside(e,n)
return t}async function placeOf(e,n){for(const t of e){const e=await followLinks(t,t)
const r=inside(e,n)
if(r!==void 0)return{root:e,steps:r.split(s.sep).filter(Boolean),real:n}}return}function outside([e],n){return new o.Fp(`"${n}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,n){const t=(0,s.relative)(e,n)
return t===".."||t.startsWith(`..${s.sep}`)||(0,s.isAbsolute)(t)?void 0:t}async function followLinks(e,n){try{return await(0,r.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new o.Fp(`"${n}" leads through a link to nothing. Use the real path.`)
return(0,s.join)(await followLinks((0,s.dirname)(e),n),(0,s.basename)(e))}async function isLink(e){try{return(await(0,r.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,n){try{return await n()}catch(n){const t=errorCode(n)
if(!/^E[A-Z0-9]+$/.test(t))throw n
throw new o.Fp(`Cannot ${e}: ${(0,i.uc)(t)}.`,{cause:n})}}}),71762:((e,n,t)=>{t.d(n,{Fj:()=>canBeOurs,jU:()=>readOwn})
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
const c=6e4
async function postComment(e,n,t,r,s={kind:"comment"}){const o={issue:t,place:s,sent:fitComment(r)}
try{return await send(e,n,o)}catch(t){const r=(0,i.VH)(t)?await foundAgain(e,n,o):void 0
if(!r)throw t
return r}}async function postOnce(e,n,{issue:t,place:r={kind:"comment"}},s){const o=await foundAgain(e,n,{issue:t,place:r,sent:fitComment(s)})
return o??postComment(e,n,t,s,r)}const loadDiscussion=()=>t.e(8970).then(t.bind(t,18970))
async function send(e,n,{issue:t,place:r,sent:s}){if(r.kind==="discussion"){const{addToDiscussion:n}=await loadDiscussion()
return{issue:t,place:r,...await n(e,r,s)}}const o=r.kind==="comment"?void 0:await postReply(e,n,{issue:t,place:r,sent:s})
if(o)return o
const i={owner:n.owner,repo:n.name,issue_number:t}
const a="POST /repos/{owner}/{repo}/issues/{issue_number}/comments"
return runCommentOf(t,(await e.request(a,{...i,body:s})).data)}function saidOf(e,n){return{...runCommentOf(e,n),body:n.body??""}}function runCommentOf(e,{id:n,node_id:t,html_url:r}){return{issue:e,id:Number(n),url:r,nodeId:t}}async function foundAgain(e,n,{issue:t,place:s,sent:o}){const isIt=({body:e=""})=>(0,r.cZ)(e,o)
try{if(s.kind==="discussion"){const{readOwnInDiscussion:n}=await loadDiscussion()
const[r]=await n(e,s.discussionId,e=>isIt({body:e}))
return r&&{issue:t,place:s,...r}}const r=s.kind==="comment"?[]:await recentReplies(e,n,{issue:t,place:s},isIt)
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
return firstLine(i??"")===firstLine(o)?"done":"not-rewritten"}async function put(e,{owner:n,name:t},{id:r,place:s,nodeId:o},a){if(s?.kind==="discussion"){const{editInDiscussion:n}=await loadDiscussion()
return o===void 0?void 0:n(e,o,a)}try{const o=s?.kind==="review-thread"?"pulls":"issues"
const i=`PATCH /repos/{owner}/{repo}/${o}/comments/{comment_id}`
return(await e.request(i,{owner:n,repo:t,comment_id:r,body:a})).data.body}catch(e){if(e instanceof i.Q4&&e.status===404)return
throw e}}async function deleteComment(e,{owner:n,name:t},{id:r,place:s,nodeId:o}){if(s?.kind==="discussion"&&o!==void 0)return(await loadDiscussion()).removeFromDiscussion(e,o)
const a=s?.kind==="review-thread"?"pulls":"issues"
const c=`DELETE /repos/{owner}/{repo}/${a}/comments/{comment_id}`
try{await e.request(c,{owner:n,repo:t,comment_id:r})}catch(e){if(!(e instanceof i.Q4&&e.status===404))throw e}}function firstLine(e){return(e.trim().split("\n")[0]??"").trim()}function fitComment(e){const{words:n,mark:t}=(0,a.e1)(e)
return(0,s._n)(n,c,"the comment was too long; the step summary has all of it")+t}const u=`mutation Hide($input: MinimizeCommentInput!) {\n  minimizeComment(input: $input) { minimizedComment { isMinimized } }\n}`
async function hideComment(e,n,r){const s={input:{subjectId:n,classifier:r}}
const{askGraphql:o}=await t.e(5013).then(t.bind(t,45013))
await o(e,u,{variables:s,permission:"issues: write"})}}),25816:((e,n,t)=>{t.d(n,{C7:()=>readCommentNode,CG:()=>hasIntentMark,Kr:()=>isOfIntent,e1:()=>splitMark,e5:()=>intentMac,fq:()=>macFor,iY:()=>findingMarker,nk:()=>readCommentState,rz:()=>answerMarker,vU:()=>reviewMarker,w_:()=>intentMark})
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
const f=s.object({login:s.string()}).nullable()
const l=s.object({node:s.object({isMinimized:s.boolean(),author:f,editor:f})})
async function readCommentState(e,n){const t=await e.graphql(d,{id:n}).catch(()=>{})
const{data:r}=l.safeParse(t)
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
const f=/(?:^|\n)Agent-Mark: ([0-9a-f]{32})(?=\n|$)/
function workMarker(e,{repositoryId:n,number:t,other:r}){if(e==="")return{isAble:!1,mark:()=>"",isMarked:()=>!1,trailer:()=>{},hasTrailer:()=>!1}
const s=(0,c.fq)(e,"deckhand work",`${n}#${t}${r===void 0?"":` in ${r}`}`)
return{isAble:!0,mark:e=>`\x3c!-- deckhand:work ${s.codeOf(["branch",e])} --\x3e`,isMarked(e,n){const[t,...r]=e.matchAll(u)
return t?.[1]!==void 0&&r.length===0&&s.isOurs(t[1],["branch",n])},trailer:e=>`Agent-Mark: ${s.codeOf(["conversation",e])}`,hasTrailer(e){const[,n=""]=d.exec(e)??[]
const[,t]=f.exec(e)??[]
return t!==void 0&&s.isOurs(t,["conversation",n])}}}}),80292:((e,n,t)=>{t.d(n,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var r=t(28942)
var s=t(51622)
const o=r.record(r.string(),r.unknown())
function parseObject(e){for(const n of[e,repairStrings(e)]){const e=o.safeParse(jsonOrNothing(n))
if(e.success)return{json:n,value:e.data}}return}function leadingJson(e,n){const t=endOfValue(e,n)
if(t===void 0)return
const r=jsonOrNothing(repairStrings(e.slice(n,t)))
return r===void 0?void 0:{value:r,end:t}}function jsonOrNothing(e){try{return(0,s.qF)(e)}catch{return}}const i={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(e){const n=[]
let t=0
for(let r=e.indexOf('"');r>=0;r=e.indexOf('"',t)){n.push(e.slice(t,r))
t=endOfString(e,r)
n.push(repaired(e.slice(r,t)))}return n.join("")+e.slice(t)}function repaired(e){const n=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return e.replaceAll(n,e=>{if(e.startsWith("\\"))return e==="\\"?"\\\\":e
return i[e]??`\\u${hex(e)}`})}function hex(e){return e.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(e,n){for(let t=n+1;t<e.length;t+=1)if(e[t]==="\\")t+=1
else if(e[t]==='"')return t+1
return e.length}function endOfValue(e,n){if(e[n]!=="{"&&e[n]!=="[")return
let t=0
for(let r=n;r<e.length;r+=1){const n=e[r]??""
if(n==='"')r=endOfString(e,r)-1
if(n==="{"||n==="[")t+=1
if(n==="}"||n==="]")t-=1
if(t===0)return r+1}return}function wellFormedJson(e){if(!/\\u[dD]/.test(e))return e
return e.replaceAll(a,(e,n)=>n===void 0?e:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(e){return JSON.stringify(e,(e,n)=>isRecord(n)?sorted(n):n)}function isRecord(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function sorted(e){const n=Object.keys(e).sort((e,n)=>e<n?-1:1)
const t=Object.create(null)
for(const r of n)t[r]=e[r]
return t}}),51622:((e,n,t)=>{t.d(n,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const r={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(e){if(e.length>r.depth)(new JsonMeter).push(e)
return JSON.parse(e)}class JsonMeter{#e=0
#n=0
#t=!1
#r=!1
push(e){for(let n=0;n<e.length;n+=1){const t=e.charCodeAt(n)
if(!this.#t)this.#s(t)
else if(this.#r)this.#r=!1
else if(t===o)this.#r=!0
else if(t===s)this.#t=!1}}restart(){this.#e=0
this.#n=0
this.endString()}endString(){this.#t=!1
this.#r=!1}#s(e){if(e===s)this.#t=!0
else if(e===i)this.#o()
else if(e===a||e===u)this.#i()
else if(e===c||e===d)this.#n-=1}#i(){this.#o()
this.#n+=1
if(this.#n>r.depth)throw new TooMuchJson(`The JSON is nested more than ${r.depth} deep.`)}#o(){this.#e+=1
if(this.#e>r.parts)throw new TooMuchJson("The JSON has too many values.")}}const[s,o,i]=[34,92,44]
const[a,c,u,d]=[91,93,123,125]}),30007:((e,n,t)=>{t.d(n,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
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
return`<details><summary>Diff</summary>\n\n${(0,o.DV)("diff",n)}\n\n</details>`}}),29058:((e,n,t)=>{t.d(n,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
var r=t(89812)
var s=t(71762)
var o=t(60593)
var i=t(25816)
var a=t(63697)
var c=t(98664)
var u=t(88135)
var d=t(57974)
var f=t(81031)
var l=t(7052)
function markerOf(e,{repository:n},t){const r=t.type==="none"?"":t.number
return(0,i.rz)((0,l.ownSecret)(e)??"",`${n.owner}/${n.name}#${r}`)}function workMarkerOf({settings:e,trigger:n,other:t}){const{thread:r,repositoryId:s}=n
if(r.type==="none")return(0,a.Kh)("",{repositoryId:s,number:0})
return(0,a.Kh)((0,l.ownSecret)(e)??"",{repositoryId:s,number:r.number,other:t?.id})}function ownMarks(e,n,t){const r=t.type==="none"?"":t.number
const s=(0,l.ownSecret)(e)
const o=(0,i.iY)(s??"",`${n.repository.owner}/${n.repository.name}#${r}`)
const a=markerOf(e,n,t)
const c=(0,i.e5)(s??"",`${n.repository.owner}/${n.repository.name}`)
const isOfOurIntent=e=>s!==void 0&&(0,i.Kr)(c,e)
return e=>a.isOurs(e)||o.read(e)!==void 0||isOfOurIntent(e)}function withMark({settings:e,job:n,trigger:t},r){const s=markerOf(e,n,t.thread).mark(t.key)
return s===""?r:`${r}\n\n${s}`}function withIsolationWarning(e,n,t=e.slice(f.MACHINE).isolation==="none"){return t?`${n}\n\n${(0,u.J1)(isolationWords(e))}`:n}function isolationWords(e){const{"agent-server-url":n,"agent-server-conversation":t}=e.slice(f.MACHINE)
if(n===void 0)return"no-sandbox"
return t?"remote-agent":"remote-machine"}async function readOwnComments({github:e,job:n},{issue:i,place:a={kind:"comment"}},c){if(a.kind==="discussion"){const{readOwnInDiscussion:n}=await t.e(8970).then(t.bind(t,18970))
const r=await n(e,a.discussionId,c)
return r.map(e=>({issue:i,place:a,...e}))}const u=await(0,s.jU)((0,r.n)(e,n.repository))
const isOurs=({body:e="",user:n})=>(0,s.Fj)(n,u)&&c(e)
return a.kind==="review-thread"?(0,o.Yo)(e,n.repository,{issue:i,place:a},isOurs):(0,o.Sg)(e,n.repository,i,isOurs)}function isUnfinished(e){return/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(e)}function reportsEnd(e){return e.startsWith("### ")&&!isUnfinished(e)}async function commentOfEarlierAttempt(e){const{job:n,settings:t}=e
if(n.runAttempt===1)return
const r=(0,l.ownSecret)(t)===void 0?()=>!0:answersThis(e)
return findOwnComment(e,e=>r(e)&&isUnfinished(e)&&e.includes(`(${n.runUrl})`))}function isFinal({runAttempt:e},n){return e>1?/^### (?:🟢|⚪)/u.test(n):reportsEnd(n)}function answersThis({settings:e,job:n,trigger:t}){const r=markerOf(e,n,t.thread)
return e=>r.isOurs(e,t.key)}async function findOwnComment({settings:e,github:n,job:t,trigger:r},s){const{thread:o}=r
if(o.type==="none")return
const i={issue:o.number,place:replyPlace(e,r)}
try{return(await readOwnComments({github:n,job:t},i,s))[0]}catch(e){(0,d.printNotice)(`It could not be checked whether this was answered before. ${(0,c.ec)(e).message}`)
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
function parseOpenComment(e){return i.parse(JSON.parse(e))}}),61115:((e,n,t)=>{t.r(n)
t.d(n,{fitting:()=>fitting,writeFaultSummary:()=>writeFaultSummary,writeSummary:()=>writeSummary})
var r=t(98664)
var s=t(94869)
var o=t(33737)
var i=t(30007)
var a=t(6009)
var c=t(57974)
async function writeSummary(e,n){if(!e.GITHUB_STEP_SUMMARY)return
try{const{summary:e}=await Promise.all([t.e(4119),t.e(6811)]).then(t.bind(t,46811))
await e.addRaw(fitting(n),!0).write()}catch(e){(0,c.printNotice)(`The summary of this run could not be written. ${(0,r.ec)(e).message}`)}}async function writeFaultSummary(e,n,t){const{headline:r,list:i,quote:c,hint:u,code:d}=n
const f={repositoryUrl:"",phrases:[]}
const words=e=>(0,a.$)(t(e),f)
const l=c===void 0?[]:[`> ${(0,o.$E)(500,t(c))}`]
const m=(0,s.hC)(u&&words(u),`(Code ${(0,o.aY)(d)}.)`)
const h=words((0,s.Mx)((0,s.TN)(r,300),"."))
const p=i.length===0?[]:[i.map(e=>`- ${words(e)}`).join("\n")]
await writeSummary(e,[`### 🔴 ${h}`,...p,...l,m].join("\n\n"))}const u=1e6
function fitting(e){if(Buffer.byteLength(e)<=u)return e
return(0,i._n)(e,Math.floor(u/3)-100,"the summary was too long; see the log of the run for the rest")}})}

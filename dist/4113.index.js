export const id=4113
export const ids=[4113,5298]
export const modules={47776:((e,n,t)=>{t.d(n,{c:()=>lineOf})
var r=t(94869)
var o=t(70598)
var s=t(46032)
var i=t(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,o.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,s.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,r.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:n,reason:t,error:r}){if(n)return`hook ${e} blocks: ${t}`
if(r!==void 0)return`hook ${e} does not count: ${r}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const n=e?(0,i.cP)(e):{invalid:"(an invalid call)"}
const t="code"in n||"command"in n
const isBare=e=>!t||!["number","boolean"].includes(typeof e)
return(0,r.TN)(Object.entries(n).map(([e,n])=>isBare(n)?inWords(n):`(${e}: ${n})`).join(" "),120)}function inWords(e,n=0){if(typeof e!=="object"||e===null)return String(e)
const t=Object.values(e)
if(Array.isArray(e)&&t.every(e=>typeof e!=="object"))return t.join(",")
return n<5?t.map(e=>inWords(e,n+1)).join(" "):"…"}function outcomeOf(e){const n=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const t=(0,r.U9)(Buffer.byteLength((0,s.wh)(e.content)),"byte")
return`${n}${t}${e.is_error?", an error":""}`}}),90009:((e,n,t)=>{t.d(n,{DU:()=>comparisonItem,_T:()=>readFileAt,kC:()=>compareCommits,m1:()=>readTitles,nM:()=>mergeBaseOf,xm:()=>isPartOf})
var r=t(28942)
var o=t(94869)
const s=r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullable()}),author:r.object({login:r.string().nullish()}).nullish()})
const i=r.object({filename:r.string(),status:r.string(),additions:r.number().int(),deletions:r.number().int(),patch:r.string().nullish()})
const a=r.object({status:r["enum"](["ahead","behind","identical","diverged"]),total_commits:r.number().int(),commits:r.array(s),files:r.array(i).default([])})
const c=20
const u=100
async function compareCommits(e,n,t){try{const r={basehead:`${n}...${t}`,per_page:u}
const page=async n=>a.parse(await e.get("/compare/{basehead}",{...r,page:n}))
const o=await page(1)
const{commits:s}=o.total_commits>u?await page(Math.ceil(o.total_commits/u)):o
return{total:o.total_commits,isRewritten:o.status==="diverged"||o.status==="behind",commits:s.toReversed().slice(0,c).map(toCommit),files:o.files.map(({filename:e,status:n,additions:t,deletions:r,patch:o})=>({path:e,status:n,added:t,removed:r,patch:o??""}))}}catch{return}}function toCommit({sha:e,author:n,commit:t}){const[r=""]=t.message.split("\n")
return{sha:e,author:n?.login??t.author?.name??"somebody",subject:r}}const d=50
function comparisonItem({total:e,isRewritten:n,commits:t,files:r},s){const i=n?", which is no longer part of the branch":""
const a=e>t.length?` (the newest ${t.length})`:""
const c=t.map(({sha:e,author:n,subject:t})=>`${e.slice(0,7)} ${(0,o.TN)(`${n}: ${t}`,200)}`)
const u=r.slice(0,d).map(({path:e,status:n,added:t,removed:r})=>`${n} ${(0,o.TN)(e,200)} +${t} -${r}`)
const l=r.length>d?[`and ${r.length-d} more files`]:[]
return{label:`${(0,o.U9)(e,"commit")} since ${s.slice(0,7)}${i}${a}`,text:[...c,...u.length>0?["",...u,...l]:[]].join("\n"),format:"plain"}}const l=r.object({status:r["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(e,n,t){const r={basehead:`${n}...${t}`,per_page:1}
const o=await e.get("/compare/{basehead}",r).catch(e=>{if(Object(e).status!==404)throw e})
const s=l.safeParse(o).data?.status
return s==="ahead"||s==="identical"}const m=r.object({merge_base_commit:r.object({sha:r.string()})})
async function mergeBaseOf(e,n,t){const r=await e.get("/compare/{basehead}",{basehead:`${n}...${t}`,per_page:1}).catch(e=>{if(Object(e).status!==404)throw e})
return m.safeParse(r).data?.merge_base_commit.sha}const f=r.object({type:r.literal("file"),encoding:r.literal("base64"),content:r.string()})
async function readFileAt(e,n,t){const r=await e.get("/contents/{+path}",{path:n,ref:t}).catch(e=>{if(Object(e).status!==404)throw e})
const o=f.safeParse(r).data?.content
return o===void 0?void 0:Buffer.from(o,"base64").toString("utf8")}const p=r.array(r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullish()}),parents:r.array(r.object({sha:r.string()}))}))
const h=60
async function readTitles(e,n){const t=p.parse(await e.get("/commits",{sha:n,per_page:h}))
const r=new Map(t.map(e=>[e.sha,e]))
const o=[]
for(let e=t[0];e;e=r.get(e.parents[0]?.sha??"")){const{message:n,author:t}=e.commit
o.push({subject:n.split("\n")[0]??"",author:t?.name??"",parents:e.parents.length})
r.delete(e.sha)}return o}}),7256:((e,n,t)=>{t.d(n,{Es:()=>readPull,IZ:()=>requireOlderHead,L$:()=>isFrom,WM:()=>whyNotFree,a1:()=>headMoved,zl:()=>findOpenPull})
var r=t(28942)
var o=t(64377)
var s=t(98664)
var i=t(95164)
const a=r.object({id:r.number().int(),full_name:r.string()}).nullable()
const c=r.object({ref:r.string(),sha:r.string(),repo:a})
const u=r.object({number:r.number().int(),html_url:r.string(),state:r.string(),merged:r.boolean().default(!1),draft:r.boolean().default(!1),maintainer_can_modify:r.boolean().default(!1),mergeable:r.boolean().nullish(),head:c,base:c})
async function readPull(e,n){const t=u.safeParse(await e.get("/pulls/{pull_number}",{pull_number:n}))
if(!t.success)throw new s.vC("github",`GitHub's reply about pull request #${n} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",cause:t.error})
const{html_url:r,state:o,merged:i,draft:a,maintainer_can_modify:c,mergeable:d,head:l,base:m}=t.data
return{number:n,url:r,state:i?"merged":o==="open"?"open":"closed",isDraft:a,isFork:l.repo===null||l.repo.id!==m.repo?.id,maintainerCanModify:c,isMergeable:d??void 0,head:endOf(l),base:endOf(m)}}function endOf({ref:e,sha:n,repo:t}){return{branch:e,sha:n,repository:t?.full_name}}function headMoved(e,n,t){return new s.vC("github",`The head of pull request #${e} moved from ${n} to ${t} after the request.`,{hint:"Look at the new commits, then ask again."})}const d=r.object({number:r.number().int(),html_url:r.string(),body:r.string().nullish(),head:r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number()}).nullable()}),base:r.object({ref:r.string()})})
async function findOpenPull(e,n,t){const{items:r}=await(0,i.n)(e,"/pulls",{state:"open"})
const o=r.flatMap(e=>d.safeParse(e).data??[])
const[s]=o.filter(({head:e})=>e.repo?.id===n).map(({number:e,html_url:n,body:t,head:r,base:o})=>({number:e,url:n,body:t??"",branch:r.ref,sha:r.sha,base:o.ref})).filter(t).sort((e,n)=>n.number-e.number)
return s}function isFrom(e){return n=>n.branch===e||n.branch.startsWith(`${e}-run-`)}const l=r.object({default_branch:r.string()})
const m=r.object({name:r.string(),protected:r.boolean()})
async function whyNotFree(e,n){try{const[t,r]=await Promise.all([e.get(""),e.get("/branches/{branch}",{branch:n})])
if(l.parse(t).default_branch===n)return"default"
const o=m.parse(r)
if(o.name!==n)return"gone"
return o.protected?"protected":void 0}catch(e){return Object(e).status===404?"gone":"unknown"}}const f=r.object({committer:r.object({date:o.datetime({offset:!0})}),parents:r.array(r.object({sha:r.string()}))})
const p=20
async function requireOlderHead(e,{number:n,sha:t},r){let o=t
for(let n=0;n<p;n++){const{committer:n,parents:s}=f.parse(await e.get("/git/commits/{commit}",{commit:o}))
const i=Date.parse(n.date)<=Date.parse(r)
if(i&&o===t)return
if(i||s[0]===void 0)break
o=s[0].sha}throw headMoved(n,o,t)}}),71762:((e,n,t)=>{t.d(n,{Fj:()=>canBeOurs,jU:()=>readOwn})
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
return t!==void 0&&o.isOurs(t,["conversation",n])}}}}),30007:((e,n,t)=>{t.d(n,{KJ:()=>clipProse,_l:()=>renderShortDiff,_n:()=>clipMarkdown})
var r=t(94869)
var o=t(68268)
var s=t(33737)
var i=t(6009)
function clipMarkdown(e,n,t){if(e.length<=n)return closeFence(e)
return`${closeFence((0,r.GH)(e,n))}\n\n_(cut: ${t})_`}const a=24e3
function clipProse(e,n){for(let t=2e4;;t=Math.floor(t/2)){const r=(0,i.$)(clipMarkdown(e,t,"the whole answer is in the output `final-response`"),n)
if(r.length<=a)return r}}function closeFence(e){const n=(0,o.Yp)(e.replaceAll(/\r\n?/g,"\n"))?.at(-1)
const t=n!==void 0&&!n.isClosed&&!n.isNested
return t?`${e.replace(/\n$/,"")}\n${n.mark}`:e}const c=60
const u=8e3
function renderShortDiff(e){const n=e.trimEnd()
if(n===""||n.length>u||n.split("\n").length>c)return""
return`<details><summary>Diff</summary>\n\n${(0,s.DV)("diff",n)}\n\n</details>`}}),29058:((e,n,t)=>{t.d(n,{Ab:()=>answersThis,F8:()=>withIsolationWarning,Jn:()=>workMarkerOf,Lt:()=>reportsEnd,MI:()=>replyPlace,dR:()=>isFinal,hV:()=>ownMarks,kN:()=>withMark,po:()=>readOwnComments,rA:()=>findOwnComment,sM:()=>commentOfEarlierAttempt,ui:()=>isUnfinished,we:()=>markerOf})
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
return{branch:named((0,i.yR)(n,40)),plain:named("")}}function branchBeginning({number:e,...n},t){return e===void 0?void 0:(0,o.VI)(t,{kind:kindOf(n),number:e})}function kindOf({isDiscussion:e=!1}){return e?"discussion":"issue"}function snapshotDigest({title:e,body:n}){return(0,r.createHash)("sha256").update(`${e}\0${n}`).digest("hex")}}),96717:((e,n,t)=>{t.d(n,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=t(16698)
var o=t(48161)
var s=t(57975)
var i=t(94869)
const a=new r.AsyncLocalStorage
function info(e){const n=a.getStore()
if(n)n(`${e}${o.EOL}`)
else process.stdout.write(`${e}${o.EOL}`)}function notice(e,n={}){issue("notice",e,n)}function warning(e,n={}){issue("warning",e,n)}function error(e,n={}){issue("error",e,n)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,n,t={}){const r=Object.entries(t).filter(([,e])=>e!==void 0&&e!=="")
const o=r.map(([e,n])=>`${e}=${escaped(String(n)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${o.length>0?` ${o.join(",")}`:""}::${escaped(n)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:n,newToken:t,most:r}){const o=n(plainly(e)).trimEnd().split(c)
if(o.length===1&&o[0]==="")return
const s=t()
stopCommands(s)
if(o.length>r)info(`| … ${(0,i.U9)(o.length-r,"line")} before`)
for(const e of o.slice(-r))info(`| ${n(clipped(e))}`)
resumeCommands(s)}function plainly(e){return(0,s.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const n=e.replaceAll("##[","## [").replaceAll("\t","  ")
return n.length<=u?n:`${(0,i.GH)(n,u)}…`}}),57974:((e,n,t)=>{t.r(n)
t.d(n,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=t(47776)
var o=t(76221)
var s=t(91106)
var i=t(54668)
var a=t(94869)
var c=t(26285)
var u=t(96717)
var d=t(25298)
function maskSecrets(e){const n=e.flatMap(s.CB).filter(e=>e.length>=s.G6&&!/[\r\n]/.test(e))
for(const t of new Set([...e,...n]))if(t!=="")(0,u.Pq)(t)}function printSubAgent(e,n){return t=>{const o=(0,r.c)(t)
if(o!==void 0)(0,u.pq)(e(`  [${n}] ${breakRunnerCommands(e(o))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const n=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(n)
for(const n of e?.gaps??[])printNotice(n)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:n,why:t}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(n,200)} is not in the sandbox: ${(0,a.TN)(t,300)}.`)}function printKnowledge({commit:e,files:n,plugins:t,brought:r,hooks:o,problems:s}){const i=n.map(({path:e,id:n})=>`${e} (${n.slice(0,7)})`)
for(const n of i.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${n}`))
if(i.length>50)(0,u.pq)(`… and from ${i.length-50} more files`)
for(const{name:e,label:n}of t)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${n}`))
for(const{label:e,skills:n}of r)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${n.map(({name:e})=>e).join(", ")||"none"}`))
if(o)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:e,problem:n}of s.slice(0,20))printNotice(`${e} ${n}.`)}function printSetUp(e,n){return t=>{(0,u.Oh)("Setting up");(0,u.OG)(t,{redact:e,newToken:n,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,n,t){(0,u.pq)(t(breakRunnerCommands(`Server ${e}: ${n}`)))}function printWait({waitMs:e,attempt:n,attempts:t,fault:r}){const o=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${n} of ${t})`)))}function printChange({from:e,to:n,fault:t}){printNotice((0,a.hC)(t.message,`Asking ${n} instead of ${e}`))}function printFault(e,n,t){const r=(0,d.hidePaths)(t)
const o=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(r(e)));(0,u.z3)(n((0,a.hC)(...o)))
if(e.cause!==void 0)(0,u.pq)(n(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,n)}function printReply(e,n){const t=(0,o.o)(e)
if(t===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of t.split("\n"))(0,u.pq)(n(breakRunnerCommands(e,t.length)));(0,u.N4)()}function printEnd({report:e,fault:n},{isFailure:t,redact:r,env:o}){const{outcome:s,reason:i,hint:d}=e
const l=r(breakRunnerCommands((0,a.hC)(i,d)))
if(t&&n)printFault(n,r,o)
else if(t)(0,u.z3)(l)
else if(c.tz.includes(s))(0,u.$e)(l)
else(0,u.pq)(`${s}: ${l}`)
if(!t)printReply(n,r)}function printAnnotations(e,n){for(const{file:t,line:r,message:o}of e)(0,u.z3)(n(breakRunnerCommands(o)),{file:t,line:r,title:"Seen by the agent"})}function printRisks(e,n){for(const t of e.slice(0,10))(0,u.$e)(n(breakRunnerCommands(`The agent made a call of medium risk: ${t}`)))}function describe(e){const n=(0,i.cZ)(e).map(({name:e,message:n})=>`${e}: ${n}`)
return n.length===0?String(e):[...new Set(n)].join("; caused by ")}function breakRunnerCommands(e,n=300){return(0,a.TN)(e,n).replaceAll("##[","## [").replace(/^::/,": :")}}),44539:((e,n,t)=>{t.d(n,{U:()=>i,t:()=>parseOpenComment})
var r=t(28942)
const o=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:e,...n})=>({...n,replyToId:e}))]).readonly()
const s=r.object({issue:r.number(),id:r.number(),url:r.string(),place:o.optional(),nodeId:r.string().optional()}).readonly()
const i=r.object({runComment:s,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(e){return i.parse(JSON.parse(e))}}),25298:((e,n,t)=>{t.r(n)
t.d(n,{hidePaths:()=>hidePaths})
var r=t(76760)
var o=t(97101)
const s=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const n=s.map(([n,t])=>[e[n]??"",t])
const t=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...n,...t]})}})}

export const id=3306
export const ids=[3306,9871,4946]
export const modules={65145:((e,t,n)=>{n.d(t,{br:()=>commentText,bG:()=>dismissReview,mC:()=>findingLine,Xc:()=>postReview,Q:()=>settleThread,kJ:()=>unplacedText})
var i=n(98664)
var r=n(94869)
var o=n(23849)
var s=n(33737)
var a=n(30007)
var c=n(6009)
var u=n(59315)
var d=n(60828)
var l=n(58908)
const f="/repos/{owner}/{repo}/pulls/{pull_number}/reviews"
const h=`${f}/{review_id}`
const p=[1e3,2e3,4e3,8e3,15e3]
async function openDraft(e,t,n,i){const attempt=async()=>{const r=await create(e,t,n)
const o=await i.isGiven()
if(r.status==="taken")return o?"given":r
return o?takeBack(e,t,r.id):r.id}
for(const e of p){const t=await attempt()
if(typeof t!=="object")return t
await i.sleep(e)}const r=await attempt()
if(typeof r!=="object")return r
if(!i.isOurs(r.body))throw r.error
await discard(e,t,r.id)
const o=await attempt()
if(typeof o==="object")throw o.error
return o}async function create(e,t,n){try{const{data:i}=await e.request(`POST ${f}`,{...t,...n,comments:[...n.comments]})
return{status:"ours",id:Number(i.id)}}catch(i){const o=i instanceof l.Q4&&i.status===422
const s=o||(0,l.VH)(i)?await draftOn(e,t):void 0
if(!s)throw i
if(!o&&(0,r.cZ)(s.body,n.body))return{status:"ours",id:s.id}
return{status:"taken",...s,error:i}}}async function draftOn(e,t){for(let n=1;n<=m;n++){const{data:i}=await e.request(`GET ${f}`,{...t,per_page:100,page:n})
const r=i.find(({state:e})=>e==="PENDING")
if(r||i.length<100)return r&&{id:Number(r.id),body:r.body}}return}const m=100
async function takeBack(e,t,n){await discard(e,t,n)
return"given"}async function discard(e,t,n){try{await e.request(`DELETE ${h}`,{...t,review_id:n})}catch(e){if(!isGone(e))throw e}}async function submitDraft(e,t,n,i){try{return(await e.request(`POST ${h}/events`,{...t,review_id:n,...i})).data.html_url}catch(i){if(isGone(i))return"gone"
if(!(0,l.VH)(i))throw i
const{data:r}=await e.request(`GET ${h}`,{...t,review_id:n})
if(r.state==="PENDING")throw i
return r.html_url}}function isGone(e){return e instanceof l.Q4&&e.status===404}async function postReview(e,t,n,r){const o={owner:t.owner,repo:t.name,pull_number:n.number}
const open=(t,i)=>{const s={commit_id:n.commit,body:n.bodyWith(i),comments:t.map(wireOf)}
return openDraft(e,o,s,r)}
for(let t=1;t<=v;t+=1){const{id:t,unplaced:i}=await placeComments(n.comments,open,t=>discard(e,o,t))
if(t==="given")return"given"
const{verdict:s,bodyWith:a}=await n.settle()
const c=await say(s,n=>submitDraft(e,o,t,{event:n,body:a(i)}))
if(c.url!=="gone")return{...c,unplaced:i}
if(await r.isGiven())return"given"}throw new i.vC("github",`The draft of this review was removed ${v} times before it was submitted.`,{hint:"Ask again when the other runs on this pull request have ended."})}const v=5
async function placeComments(e,t,n){const i=await t(e,[]).catch(unlessRefused)
if(i!=="refused")return{id:i,unplaced:[]}
const r=[]
for(const i of e){const e=await t([i],[]).catch(unlessRefused)
if(e==="given")return{id:e,unplaced:r}
if(e==="refused")r.push(i)
else await n(e)}const o=e.filter(e=>!r.includes(e))
return{id:await t(o,r),unplaced:r}}function unlessRefused(e){if(!isRefused(e))throw e
return"refused"}async function say(e,t){try{return{url:await t(e),verdict:e}}catch(n){if(!isRefused(n)||e==="COMMENT")throw n
return{url:await t("COMMENT"),verdict:"COMMENT"}}}function wireOf({path:e,line:t,side:n,start_line:i,start_side:r,body:o}){const s=i===void 0?{}:{start_line:i,start_side:r??n}
return{path:e,line:t,side:n,...s,body:o}}function isRefused(e){return e instanceof l.Q4&&e.status===422}const w={blocking:"🔴",important:"🟠",minor:"⚪"}
function commentText(e,t,n){const{severity:i}=e
const r=(0,d.ax)(e)
return[...paragraphs(e,t),suggestionOf(e),n.mark({kind:i,fingerprint:r})].filter(e=>e!=="").join("\n\n")}function findingLine(e,t){const{path:n,line:i,side:r}=e
const o=(0,s.aY)(`${n}:${i}`)
const a=(0,u.eL)(`${n}:${i}`,t)
const c=r==="new"&&(0,u.MU)(a,t)
return`- ${headingOf(e,t)} – ${c?`[${o}](${a})`:o}`}function unplacedText(e,t){const{path:n,line:i,suggestion:r}=e
const o=r?[(0,s.DV)("",r)]:[]
return[`${(0,s.aY)(`${n}:${i}`)}`,...paragraphs(e,t),...o].join("\n\n")}function paragraphs(e,t){const n=(0,c.$)((0,a._n)(e.body.trim(),4e3,"the finding was too long"),t)
return[headingOf(e,t),...n===""?[]:[n]]}function headingOf({severity:e,title:t},n){return`${w[e]} **${e}** ${(0,c._)((0,r.TN)(t,150),n)}`}function suggestionOf({suggestion:e}){if(e===void 0)return""
const t=e.replaceAll(/\r\n?/g,"\n").replace(/\n$/,"")
return(0,s.DV)((0,o.ix)(t)===t?"suggestion":"",t===""?"":`${t}\n`)}const g=`mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`
async function settleThread(e,{owner:t,name:n},{id:i,comment:r,number:o,reply:s}){if(s!==void 0)await e.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",{owner:t,repo:n,pull_number:o,comment_id:r,body:s})
try{await e.graphql(g,{input:{threadId:i}})
return"resolved"}catch{return"replied"}}async function dismissReview(e,{owner:t,name:n},{number:i,id:r,message:o}){const s="PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"
await e.request(s,{owner:t,repo:n,pull_number:i,review_id:r,message:o})}}),84946:((e,t,n)=>{n.d(t,{findEarlierReview:()=>findEarlierReview,m:()=>reviewMarkerOf,resultOfEarlierReview:()=>resultOfEarlierReview})
var i=n(28942)
var r=n(89812)
var o=n(95164)
var s=n(25816)
var a=n(98664)
var c=n(88135)
var u=n(29764)
var d=n(57974)
var l=n(7052)
var f=n(56172)
const h=i.object({body:i.string().nullish(),html_url:i.string(),commit_id:i.string().nullish(),state:i.string()})
const p={APPROVED:"APPROVE",CHANGES_REQUESTED:"REQUEST_CHANGES"}
async function findEarlierReview(e){const{github:t,job:n,trigger:i}=e
if(i.thread.type==="none")return
const s={pull_number:i.thread.number}
try{const{items:a}=await(0,o.n)((0,r.n)(t,n.repository),"/pulls/{pull_number}/reviews",s)
const c=a.map(e=>h.parse(e)).filter(({state:e})=>e!=="PENDING")
return c.flatMap(t=>givenIn(t,reviewMarkerOf(e),i.key))[0]}catch(e){(0,d.printNotice)(`It could not be checked whether this was reviewed before. ${(0,a.ec)(e).message}`)
return}}function reviewMarkerOf({settings:e,job:t,trigger:n}){const{owner:i,name:r}=t.repository
const o=n.thread.type==="none"?"":n.thread.number
return(0,s.vU)((0,l.ownSecret)(e)??"",`${i}/${r}#${o}`)}function givenIn({body:e,html_url:t,commit_id:n,state:i},r,o){const s=r.read(e??"",o)
if(!s)return[]
const{conversation:a,...c}=s
const u=p[i]??"COMMENT"
return[{conversation:a,facts:{...c,commit:n??"",verdict:u,url:t,unposted:""}}]}function resultOfEarlierReview({facts:e}){const t=(0,u.$Q)(e)
const n={...f.II,outcome:"answered",reason:t,hint:"",durationMs:0}
return{report:{...n,review:e,note:(0,c.J1)("review-given")},fault:void 0,conversationPath:""}}}),73306:((e,t,n)=>{n.r(t)
n.d(t,{cleanFinding:()=>cleanFinding,concludeReview:()=>concludeReview,reviewIn:()=>reviewIn,reviewVerdictOf:()=>reviewVerdictOf})
var i=n(46032)
var r=n(17117)
var o=n(10397)
var s=n(82535)
var a=n(38789)
var c=n(65145)
var u=n(11475)
var d=n(98664)
var l=n(23735)
var f=n(33737)
var h=n(30007)
var p=n(6009)
var m=n(88135)
var v=n(26285)
var w=n(29764)
var g=n(57974)
var b=n(99871)
var y=n(84946)
var _=n(83094)
var $=n(56172)
var O=n(29058)
async function giveReview(e,t){const n=(0,b._0)(t.events).map(e=>cleanFinding(e,t.redact))
const factsWith=e=>factsIn(t,n,e)
const i=factsWith(fixedIn(t).map(({comment:e})=>e))
if(!(0,w.Bb)(i))return{facts:i,fault:void 0}
const unposted=()=>n.map(n=>(0,c.kJ)(n,rulesOf(e,t))).join("\n\n")
if(!e.mayWrite)return{facts:{...i,unposted:unposted()},fault:void 0}
const r=(0,l.O)(()=>settle(e,t).then(factsWith))
try{const o=await post(e,t,n,{planned:i,settle:r})
if(o==="given")return"lost"
const{url:s,verdict:a}=o
return{facts:{...await r(),url:s,verdict:a},fault:void 0}}catch(e){return{facts:{...await r(),unposted:unposted()},fault:(0,d.ec)(e)}}}function factsIn(e,t,n){const i=e.context.known.filter(({id:e,status:t})=>t==="open"&&!n.includes(e))
const r=[...i,...t].filter(({severity:e})=>e==="blocking").length
const o={found:t.length,fixed:n.length,stillOpen:i.length,blocking:r}
const{diff:s,hidden:a}=e.context
const c=unreadIn(e.events,s).length
const u={files:s.length,unseen:a.unseen,unread:c,isCut:!a.isWhole}
const d=reviewVerdictOf(e,{...o,isSeen:(0,w.jp)(u)&&e.events.some(_.cD)})
return{...o,looks:u,commit:e.pull.head.sha,verdict:d,url:void 0,unposted:""}}function reviewVerdictOf({pull:e,mayDecide:t,cutShort:n},{found:i,stillOpen:r,blocking:o,isSeen:s}){if(!t||n!==void 0||e.isFork||(0,u.kh)(e.head.branch))return"COMMENT"
if(o>0)return"REQUEST_CHANGES"
return i+r===0&&s?"APPROVE":"COMMENT"}function fixedIn({context:e,events:t}){return(0,b.s0)(t).flatMap(({comment:t,reason:n})=>{const i=e.known.find(({id:e})=>e===t)
const r=e.threads.get(t)
return i&&r?[{comment:t,reason:n,known:i,thread:r}]:[]})}async function settle(e,t){const{context:n,pull:i,redact:r}=t
const o=[]
for(const{comment:s,reason:a,known:u,thread:l}of fixedIn(t)){const h=(0,m.J1)("review-fixed",{commit:(0,f.aY)(i.head.sha.slice(0,7)),reason:(0,p._)(r(a),rulesOf(e,t))})
const v=`${h}\n\n${n.marker.mark({kind:"fixed",fingerprint:u.fingerprint})}`
const w=l.isTold?void 0:(0,O.kN)(e,v)
try{const t={id:l.id,comment:s,number:i.number,reply:w}
await(0,c.Q)(e.github,e.job.repository,t)
o.push(s)}catch(e){(0,g.printNotice)(`The thread of review comment ${s} could not be settled. ${(0,d.ec)(e).message}`)}}return o}function post(e,t,n,{planned:i,settle:r}){const{github:o,job:s,world:a}=e
const u=rulesOf(e,t)
const d=n.map(e=>({...placeOf(e),body:(0,c.br)(e,u,t.context.marker),finding:e}))
const wordsOf=i=>({verdict:i.verdict,bodyWith:r=>(0,O.kN)(e,bodyOf(e,t,i,{findings:n,unplaced:r}))})
const l={number:t.pull.number,commit:i.commit,comments:d,...wordsOf(i),settle:()=>r().then(wordsOf)}
return(0,c.Xc)(o,s.repository,l,{isOurs:t=>(0,O.we)(e.settings,s,e.trigger.thread).isOurs(t),isGiven:async()=>t.cutShort===void 0&&await(0,y.findEarlierReview)(e)!==void 0,sleep:e=>a.sleep(e,a.signal)})}function bodyOf(e,t,n,{findings:i,unplaced:r}){const{job:o,trigger:s,memory:a}=e
const u=a.id
const d=rulesOf(e,t)
const l=r.map(({finding:e})=>(0,c.kJ)(e,d)).join("\n\n")
const h=i.map(e=>(0,c.mC)(e,d)).join("\n")
const p=(0,m.J1)("review-body",{prose:[proseOf(t,d),(0,w.x6)(n)].filter(Boolean).join("\n\n"),sign:(0,v.rL)({outcome:"answered",review:n}).mark,counts:(0,w.mQ)(n),commit:(0,f.aY)(n.commit.slice(0,7)),findings:h===""?"":`\n\n${h}`,unplaced:l===""?"":`\n\n${(0,m.J1)("review-unplaced",{findings:l})}`,run_url:o.runUrl})
const g=(0,O.F8)(e.settings,t.redact(p.trimStart()))
if(t.cutShort!==void 0)return g
return`${g}\n\n${(0,y.m)(e).mark(s.key,{...n,conversation:u})}`}function proseOf({finalResponse:e,cutShort:t,pull:n},i){const r=[t===void 0?"":(0,m.J1)("review-cut-short",{reason:(0,p._)(t,i)}),(0,h.KJ)(e.trim(),i),n.isFork?(0,m.J1)("fork"):""]
return r.filter(e=>e!=="").join("\n\n")}function placeOf({path:e,line:t,start_line:n,side:i}){const r=i==="new"?"RIGHT":"LEFT"
const o=n===void 0||n===t?{}:{start_line:n,start_side:r}
return{path:e,line:t,side:r,...o}}function rulesOf({settings:e,job:t},{pull:n}){return{repositoryUrl:t.repositoryUrl,phrases:e.phrases,commit:n.head.sha}}const k=/[\u202a-\u202e\u2066-\u2069]/
function cleanFinding({suggestion:e,...t},n){const{title:i,body:r}=t
const o=e!==void 0&&n(e)===e&&!k.test(e)
return{...t,title:n(i),body:n(r),...o&&{suggestion:e}}}function unreadIn(e,t){const n=e.flatMap(e=>e.kind==="MessageEvent"&&e.source==="user"?[(0,i.wh)(e.llm_message.content)]:[])
const c=[...(0,o.d5)(e)].flatMap(([{tool_name:e,action:t},n])=>e==="read_diff"&&n.kind==="ObservationEvent"&&!n.observation.is_error?[{path:(0,r.cP)(t).path,text:(0,i.wh)(n.observation.content)}]:[])
return t.flatMap(({path:e,patch:t})=>{if(t===void 0)return[]
const i=(0,a.pj)((0,s.oW)({path:e,patch:{text:t,isCut:!1}}).join(""))
const r=(0,b.jN)(t)
const o=n.some(e=>e.includes(i))||c.some(t=>t.path===e&&t.text.includes(r))
return o?[]:[e]})}async function reviewIn(e,{goal:t,pull:n},{events:i,finalResponse:r,end:o,planned:s,redact:a,inputs:c}){if(t.kind!=="review"||!n)return
const u=o.status==="finished"?void 0:s.reason
const d=c["review-verdict"]==="allow"
return giveReview(e,{context:t.context,pull:n,events:i,finalResponse:r,cutShort:u,mayDecide:d,redact:a})}function concludeReview({facts:e,fault:t},n,i){if(n.status!=="finished"||i.outcome==="failed")return i
if(t)return(0,$.V2)(t)
const r=(0,w.hR)(e)?"Look at these files yourself, or split the pull request until GitHub shows them.":""
return{outcome:(0,w.Bb)(e)?"answered":"no-op",reason:(0,w.$Q)(e),hint:r}}}),60828:((e,t,n)=>{n.d(t,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>a})
var i=n(77598)
var r=n(28942)
var o=n(98664)
const s=r["enum"](["blocking","important","minor"])
const a=r.object({path:r.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:r.int().min(1).describe("The line it is about, or the last of them."),start_line:r.int().min(1).optional().describe("The first line, where it is about several."),side:r["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:s.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:r.string().min(1).max(150).describe("What is wrong, in one line."),body:r.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:r.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:e,title:t}){const n=t.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,i.createHash)("sha256").update(`${e}\0${n.join(" ")}`).digest("hex").slice(0,16)}const c=8
function requireFile(e,t){const n=e.find(e=>e.path===t)
if(n)return n
const i=t.split("/").at(-1)??t
const r=e.map(e=>e.path).sort((e,t)=>Number(t.endsWith(i))-Number(e.endsWith(i)))
const s=r.length>c?`, and ${r.length-c} more`:""
const a=r.slice(0,c).join(", ")
throw new o.Fp(`The pull request does not change ${t}. It changes ${a||"nothing"}${s}.`)}function requireLocation(e,{path:t,side:n,line:i,start_line:r=i}){const{hunks:s}=requireFile(e,t)
if(s.length===0)throw new o.Fp(`GitHub shows no diff of ${t}, so it cannot have findings. Say it in your final message.`)
if(r>i)throw new o.Fp(`start_line ${r} comes after line ${i}.`)
const a=s.find(e=>e[n].includes(i))
const c=a?.[n].includes(r)
if(c)return
const u=(a?[a]:s).flatMap(e=>e[n])
if(u.length===0)throw new o.Fp(`The diff removes no line of ${t}. Use the side "new".`)
const d=a?r:i
throw new o.Fp(`Line ${d} of the ${n} ${t} is not in ${a?`the hunk of line ${i}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(u,d)}.`)}function rangesNear(e,t){const n=[]
for(const t of e.toSorted((e,t)=>e-t)){const e=n.at(-1)
if(e&&t===e.to+1)e.to=t
else n.push({from:t,to:t})}const distance=({from:e,to:n})=>Math.min(Math.abs(e-t),Math.abs(n-t))
return n.sort((e,t)=>distance(e)-distance(t)).slice(0,5).map(({from:e,to:t})=>e===t?String(e):`${e}-${t}`).join(", ")}}),99871:((e,t,n)=>{n.d(t,{_0:()=>findingsIn,closeFinding:()=>closeFinding,jN:()=>numbered,readDiff:()=>readDiff,reportFinding:()=>reportFinding,s0:()=>closedIn})
var i=n(28942)
var r=n(46032)
var o=n(69423)
var s=n(17117)
var a=n(10397)
var c=n(98664)
var u=n(88135)
var d=n(60828)
function readDiff(e){return(0,o.uO)({name:"read_diff",description:(0,u.J1)("tools/read_diff"),input:i.object({path:i.string().describe("A file that the pull request changes.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),run:async({path:t})=>{const{patch:n}=(0,d.Gz)(e,t)
if(n===void 0)throw new c.Fp(`GitHub shows no diff of ${t}: it is binary, or too long.`)
return{content:[(0,r.Qq)(numbered(n))]}}})}function numbered(e){let[t,n]=[0,0]
const i=e.split("\n").map(e=>{const[,i,r]=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(e)??[]
if(i!==void 0){[t,n]=[Number(i),Number(r)]
return e}if(e.startsWith("\\"))return row("","",e)
return row(e.startsWith("+")?"":t++,e.startsWith("-")?"":n++,e)})
return i.join("\n")}function row(e,t,n){return`${String(e).padStart(5)} ${String(t).padStart(5)} ${n}`}const l=40
function reportFinding(e,t){const n=new Set
return(0,o.uO)({name:"report_finding",description:(0,u.J1)("tools/report_finding"),input:d.wI.unwrap(),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async i=>{(0,d.lf)(e,i)
requireSuggestible(i)
const o=(0,d.ax)(i)
requireNew(o,n,t)
n.add(o)
return{content:[(0,r.Qq)("Noted. It goes into the review when you finish.")]}}})}function requireSuggestible({suggestion:e,side:t}){if(e===void 0||t==="new")return
throw new c.Fp("A suggestion replaces lines of the new file: leave it out, or use the side `new`.")}function requireNew(e,t,n){if(t.has(e))throw new c.Fp("You have reported this already.")
const i=n.find(t=>t.fingerprint===e)
if(i?.status==="open")throw new c.Fp(`This is review comment ${i.id}, which is still open. Do not report it again.`)
if(i)throw new c.Fp(`This was review comment ${i.id}, which somebody has resolved. Leave it at that.`)
if(t.size>=l)throw new c.Fp(`A review has at most ${l} findings. Put the rest into the final message.`)}function findingsIn(e){return acceptedIn(e,"report_finding",d.wI)}function acceptedIn(e,t,n){return[...(0,a.d5)(e)].flatMap(([e,i])=>{if(e.tool_name!==t||i.kind!=="ObservationEvent"||i.observation.is_error)return[]
const{data:r}=n.safeParse((0,s.cP)(e.action))
return r===void 0?[]:[r]})}const f=i.object({comment:i.int().describe("The number of your review comment."),reason:i.string().min(1).max(500).describe("What fixed it, in one sentence.")})
function closeFinding(e){return(0,o.uO)({name:"close_finding",description:(0,u.J1)("tools/close_finding"),input:f,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async t=>{requireOpen(t.comment,e)
return{content:[(0,r.Qq)("Noted. Its thread is resolved when you finish.")]}}})}function requireOpen(e,t){const n=t.filter(({status:e})=>e==="open").map(({id:e})=>e)
if(n.includes(e))return
throw new c.Fp(`${e} is not an open finding of yours. Those are ${n.join(", ")||"none"}.`)}function closedIn(e){const t=acceptedIn(e,"close_finding",f)
return t.filter(({comment:e},n)=>t.findIndex(t=>t.comment===e)===n)}})}

export const id=3306
export const ids=[3306,9871]
export const modules={65145:((e,n,t)=>{t.d(n,{br:()=>commentText,bG:()=>dismissReview,mC:()=>findingLine,Xc:()=>postReview,Q:()=>settleThread,kJ:()=>unplacedText})
var i=t(94869)
var r=t(60828)
var o=t(58908)
var s=t(62423)
var a=t(17482)
var c=t(14966)
var u=t(40013)
var d=t(78276)
const l="/repos/{owner}/{repo}/pulls/{pull_number}/reviews"
const f=`${l}/{review_id}`
const p=30
async function openDraft(e,n,t,i){for(let r=0;;r++){const o=await create(e,n,t)
if(o.status==="ours")return await i.isGiven()?takeBack(e,n,o.id):o.id
if(await i.isGiven())return"given"
if(r<p)await i.sleep(1e3)
else if(i.isOurs(o.body))await discard(e,n,o.id)
else throw o.error}}async function create(e,n,t){try{const{data:i}=await e.request(`POST ${l}`,{...n,...t,comments:[...t.comments]})
return{status:"ours",id:Number(i.id)}}catch(r){const s=r instanceof o.Q4&&r.status===422
const a=s||(0,o.VH)(r)?await draftOn(e,n):void 0
if(!a)throw r
if(!s&&(0,i.cZ)(a.body,t.body))return{status:"ours",id:a.id}
return{status:"taken",...a,error:r}}}async function draftOn(e,n){for(let t=1;;t++){const{data:i}=await e.request(`GET ${l}`,{...n,per_page:100,page:t})
const r=i.find(({state:e})=>e==="PENDING")
if(r||i.length<100)return r&&{id:Number(r.id),body:r.body}}}async function takeBack(e,n,t){await discard(e,n,t)
return"given"}async function discard(e,n,t){try{await e.request(`DELETE ${f}`,{...n,review_id:t})}catch(e){if(!isGone(e))throw e}}async function submitDraft(e,n,t,i){try{return(await e.request(`POST ${f}/events`,{...n,review_id:t,...i})).data.html_url}catch(i){if(isGone(i))return"gone"
if(!(0,o.VH)(i))throw i
const{data:r}=await e.request(`GET ${f}`,{...n,review_id:t})
if(r.state==="PENDING")throw i
return r.html_url}}function isGone(e){return e instanceof o.Q4&&e.status===404}async function postReview(e,n,t,i){const r={owner:n.owner,repo:n.name,pull_number:t.number}
const open=(n,o)=>{const s={commit_id:t.commit,body:t.bodyWith(o),comments:n.map(wireOf)}
return openDraft(e,r,s,i)}
for(;;){const{id:n,unplaced:o}=await placeComments(t.comments,open,n=>discard(e,r,n))
if(n==="given")return"given"
const{verdict:s,bodyWith:a}=await t.settle()
const c=await say(s,t=>submitDraft(e,r,n,{event:t,body:a(o)}))
if(c.url!=="gone")return{...c,unplaced:o}
if(await i.isGiven())return"given"}}async function placeComments(e,n,t){const i=await n(e,[]).catch(unlessRefused)
if(i!=="refused")return{id:i,unplaced:[]}
const r=[]
for(const i of e){const e=await n([i],[]).catch(unlessRefused)
if(e==="given")return{id:e,unplaced:r}
if(e==="refused")r.push(i)
else await t(e)}const o=e.filter(e=>!r.includes(e))
return{id:await n(o,r),unplaced:r}}function unlessRefused(e){if(!isRefused(e))throw e
return"refused"}async function say(e,n){try{return{url:await n(e),verdict:e}}catch(t){if(!isRefused(t)||e==="COMMENT")throw t
return{url:await n("COMMENT"),verdict:"COMMENT"}}}function wireOf({path:e,line:n,side:t,start_line:i,start_side:r,body:o}){const s=i===void 0?{}:{start_line:i,start_side:r??t}
return{path:e,line:n,side:t,...s,body:o}}function isRefused(e){return e instanceof o.Q4&&e.status===422}const h={blocking:"🔴",important:"🟠",minor:"⚪"}
function commentText(e,n,t){const{severity:i}=e
const o=(0,r.ax)(e)
return[...paragraphs(e,n),suggestionOf(e),t.mark({kind:i,fingerprint:o})].filter(e=>e!=="").join("\n\n")}function findingLine(e,n){const{path:t,line:i,side:r}=e
const o=(0,s.aY)(`${t}:${i}`)
const a=(0,u.eL)(`${t}:${i}`,n)
const c=r==="new"&&(0,u.MU)(a,n)
return`- ${headingOf(e,n)} – ${c?`[${o}](${a})`:o}`}function unplacedText(e,n){const{path:t,line:i,suggestion:r}=e
const o=r?[(0,s.DV)("",r)]:[]
return[`${(0,s.aY)(`${t}:${i}`)}`,...paragraphs(e,n),...o].join("\n\n")}function paragraphs(e,n){const t=(0,c.$)((0,d._n)(e.body.trim(),4e3,"the finding was too long"),n)
return[headingOf(e,n),...t===""?[]:[t]]}function headingOf({severity:e,title:n},t){return`${h[e]} **${e}** ${(0,c._)((0,i.TN)(n,150),t)}`}function suggestionOf({suggestion:e}){if(e===void 0)return""
const n=e.replaceAll(/\r\n?/g,"\n").replace(/\n$/,"")
return(0,s.DV)((0,a.ix)(n)===n?"suggestion":"",n===""?"":`${n}\n`)}const m=`mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`
async function settleThread(e,{owner:n,name:t},{id:i,comment:r,number:o,reply:s}){if(s!==void 0)await e.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",{owner:n,repo:t,pull_number:o,comment_id:r,body:s})
try{await e.graphql(m,{input:{threadId:i}})
return"resolved"}catch{return"replied"}}async function dismissReview(e,{owner:n,name:t},{number:i,id:r,message:o}){const s="PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"
await e.request(s,{owner:n,repo:t,pull_number:i,review_id:r,message:o})}}),73306:((e,n,t)=>{t.r(n)
t.d(n,{cleanFinding:()=>cleanFinding,concludeReview:()=>concludeReview,reviewIn:()=>reviewIn,reviewVerdictOf:()=>reviewVerdictOf})
var i=t(54995)
var r=t(48142)
var o=t(79235)
var s=t(46032)
var a=t(17117)
var c=t(10397)
var u=t(82535)
var d=t(38789)
var l=t(62423)
var f=t(62822)
var p=t(14966)
var h=t(78276)
var m=t(65145)
var v=t(61229)
var w=t(98664)
var g=t(43673)
var b=t(88135)
var y=t(99871)
var _=t(84946)
var $=t(76204)
var O=t(56172)
var k=t(29058)
async function giveReview(e,n){const t=(0,y._0)(n.events).map(e=>cleanFinding(e,n.redact))
const factsWith=e=>factsIn(n,t,e)
const i=factsWith(fixedIn(n).map(({comment:e})=>e))
if(!(0,v.Bb)(i))return{facts:i,fault:void 0}
const unposted=()=>t.map(t=>(0,m.kJ)(t,rulesOf(e,n))).join("\n\n")
if(!(0,r.J)(e.world.env))return{facts:{...i,unposted:unposted()},fault:void 0}
let o
const settleOnce=()=>{o??=settle(e,n).then(factsWith)
return o}
try{const r=await post(e,n,t,{planned:i,settle:settleOnce})
if(r==="given")return"lost"
const{url:o,verdict:s}=r
return{facts:{...await settleOnce(),url:o,verdict:s},fault:void 0}}catch(e){return{facts:{...await settleOnce(),unposted:unposted()},fault:(0,w.ec)(e)}}}function factsIn(e,n,t){const i=e.context.known.filter(({id:e,status:n})=>n==="open"&&!t.includes(e))
const r=[...i,...n].filter(({severity:e})=>e==="blocking").length
const o={found:n.length,fixed:t.length,stillOpen:i.length,blocking:r}
const{diff:s,hidden:a}=e.context
const c=unreadIn(e.events,s).length
const u={files:s.length,unseen:a.unseen,unread:c,isCut:!a.isWhole}
const d=reviewVerdictOf(e,{...o,isSeen:(0,v.jp)(u)&&e.events.some($.cD)})
return{...o,looks:u,commit:e.pull.head.sha,verdict:d,url:void 0,unposted:""}}function reviewVerdictOf({pull:e,mayDecide:n,cutShort:t},{found:i,stillOpen:r,blocking:o,isSeen:s}){if(!n||t!==void 0||e.isFork||(0,g.k)(e.head.branch))return"COMMENT"
if(o>0)return"REQUEST_CHANGES"
return i+r===0&&s?"APPROVE":"COMMENT"}function fixedIn({context:e,events:n}){return(0,y.s0)(n).flatMap(({comment:n,reason:t})=>{const i=e.known.find(({id:e})=>e===n)
const r=e.threads.get(n)
return i&&r?[{comment:n,reason:t,known:i,thread:r}]:[]})}async function settle(e,n){const{context:t,pull:r,redact:o}=n
const s=[]
for(const{comment:a,reason:c,known:u,thread:d}of fixedIn(n)){const f=(0,b.J1)("review-fixed",{commit:(0,l.aY)(r.head.sha.slice(0,7)),reason:(0,p._)(o(c),rulesOf(e,n))})
const h=`${f}\n\n${t.marker.mark({kind:"fixed",fingerprint:u.fingerprint})}`
const v=d.isTold?void 0:(0,k.kN)(e,h)
try{const n={id:d.id,comment:a,number:r.number,reply:v}
await(0,m.Q)(e.github,e.job.repository,n)
s.push(a)}catch(e){(0,i.printNotice)(`The thread of review comment ${a} could not be settled. ${(0,w.ec)(e).message}`)}}return s}function post(e,n,t,{planned:i,settle:r}){const{github:o,job:s,world:a}=e
const c=rulesOf(e,n)
const u=t.map(e=>({...placeOf(e),body:(0,m.br)(e,c,n.context.marker),finding:e}))
const wordsOf=i=>({verdict:i.verdict,bodyWith:r=>(0,k.kN)(e,bodyOf(e,n,i,{findings:t,unplaced:r}))})
const d={number:n.pull.number,commit:i.commit,comments:u,...wordsOf(i),settle:()=>r().then(wordsOf)}
return(0,m.Xc)(o,s.repository,d,{isOurs:n=>(0,k.we)(a.env,s,e.trigger.thread).isOurs(n),isGiven:async()=>n.cutShort===void 0&&await(0,_.s6)(e)!==void 0,sleep:e=>a.sleep(e,a.signal)})}function bodyOf(e,n,t,{findings:i,unplaced:r}){const{world:o,job:s,trigger:a,memory:c}=e
const u=c.id
const d=rulesOf(e,n)
const p=r.map(({finding:e})=>(0,m.kJ)(e,d)).join("\n\n")
const h=i.map(e=>(0,m.mC)(e,d)).join("\n")
const w=(0,b.J1)("review-body",{prose:[proseOf(n,d),(0,v.x6)(t)].filter(Boolean).join("\n\n"),sign:(0,f.rL)({outcome:"answered",review:t}).mark,counts:(0,v.mQ)(t),commit:(0,l.aY)(t.commit.slice(0,7)),findings:h===""?"":`\n\n${h}`,unplaced:p===""?"":`\n\n${(0,b.J1)("review-unplaced",{findings:p})}`,run_url:s.runUrl})
const g=(0,k.F8)(o.env,n.redact(w.trimStart()))
if(n.cutShort!==void 0)return g
return`${g}\n\n${(0,_.mX)(e).mark(a.key,{...t,conversation:u})}`}function proseOf({finalResponse:e,cutShort:n,pull:t},i){const r=[n===void 0?"":(0,b.J1)("review-cut-short",{reason:(0,p._)(n,i)}),(0,h.KJ)(e.trim(),i),t.isFork?(0,b.J1)("fork"):""]
return r.filter(e=>e!=="").join("\n\n")}function placeOf({path:e,line:n,start_line:t,side:i}){const r=i==="new"?"RIGHT":"LEFT"
const o=t===void 0||t===n?{}:{start_line:t,start_side:r}
return{path:e,line:n,side:r,...o}}function rulesOf({world:e,job:n},{pull:t}){return{repositoryUrl:n.repositoryUrl,phrases:(0,o.phrasesOf)(e.env),commit:t.head.sha}}const x=/[\u202a-\u202e\u2066-\u2069]/
function cleanFinding({suggestion:e,...n},t){const{title:i,body:r}=n
const o=e!==void 0&&t(e)===e&&!x.test(e)
return{...n,title:t(i),body:t(r),...o&&{suggestion:e}}}function unreadIn(e,n){const t=e.flatMap(e=>e.kind==="MessageEvent"&&e.source==="user"?[(0,s.wh)(e.llm_message.content)]:[])
const i=[...(0,c.d5)(e)].flatMap(([{tool_name:e,action:n},t])=>e==="read_diff"&&t.kind==="ObservationEvent"&&!t.observation.is_error?[{path:(0,a.cP)(n).path,text:(0,s.wh)(t.observation.content)}]:[])
return n.flatMap(({path:e,patch:n})=>{if(n===void 0)return[]
const r=(0,d.pj)((0,u.oW)({path:e,patch:{text:n,isCut:!1}}).join(""))
const o=(0,y.jN)(n)
const s=t.some(e=>e.includes(r))||i.some(n=>n.path===e&&n.text.includes(o))
return s?[]:[e]})}async function reviewIn(e,{goal:n,pull:t},{events:i,finalResponse:r,end:o,planned:s,redact:a,inputs:c}){if(n.kind!=="review"||!t)return
const u=o.status==="finished"?void 0:s.reason
const d=c["review-verdict"]==="allow"
return giveReview(e,{context:n.context,pull:t,events:i,finalResponse:r,cutShort:u,mayDecide:d,redact:a})}function concludeReview({facts:e,fault:n},t,i){if(t.status!=="finished"||i.outcome==="failed")return i
if(n)return(0,O.V2)(n)
const r=(0,v.hR)(e)?"Look at these files yourself, or split the pull request until GitHub shows them.":""
return{outcome:(0,v.Bb)(e)?"answered":"no-op",reason:(0,v.$Q)(e),hint:r}}}),60828:((e,n,t)=>{t.d(n,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>a})
var i=t(77598)
var r=t(28942)
var o=t(98664)
const s=r["enum"](["blocking","important","minor"])
const a=r.object({path:r.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:r.int().min(1).describe("The line it is about, or the last of them."),start_line:r.int().min(1).optional().describe("The first line, where it is about several."),side:r["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:s.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:r.string().min(1).max(150).describe("What is wrong, in one line."),body:r.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:r.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:e,title:n}){const t=n.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,i.createHash)("sha256").update(`${e}\0${t.join(" ")}`).digest("hex").slice(0,16)}const c=8
function requireFile(e,n){const t=e.find(e=>e.path===n)
if(t)return t
const i=n.split("/").at(-1)??n
const r=e.map(e=>e.path).sort((e,n)=>Number(n.endsWith(i))-Number(e.endsWith(i)))
const s=r.length>c?`, and ${r.length-c} more`:""
const a=r.slice(0,c).join(", ")
throw new o.Fp(`The pull request does not change ${n}. It changes ${a||"nothing"}${s}.`)}function requireLocation(e,{path:n,side:t,line:i,start_line:r=i}){const{hunks:s}=requireFile(e,n)
if(s.length===0)throw new o.Fp(`GitHub shows no diff of ${n}, so it cannot have findings. Say it in your final message.`)
if(r>i)throw new o.Fp(`start_line ${r} comes after line ${i}.`)
const a=s.find(e=>e[t].includes(i))
const c=a?.[t].includes(r)
if(c)return
const u=(a?[a]:s).flatMap(e=>e[t])
if(u.length===0)throw new o.Fp(`The diff removes no line of ${n}. Use the side "new".`)
const d=a?r:i
throw new o.Fp(`Line ${d} of the ${t} ${n} is not in ${a?`the hunk of line ${i}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(u,d)}.`)}function rangesNear(e,n){const t=[]
for(const n of e.toSorted((e,n)=>e-n)){const e=t.at(-1)
if(e&&n===e.to+1)e.to=n
else t.push({from:n,to:n})}const distance=({from:e,to:t})=>Math.min(Math.abs(e-n),Math.abs(t-n))
return t.sort((e,n)=>distance(e)-distance(n)).slice(0,5).map(({from:e,to:n})=>e===n?String(e):`${e}-${n}`).join(", ")}}),99871:((e,n,t)=>{t.d(n,{_0:()=>findingsIn,closeFinding:()=>closeFinding,jN:()=>numbered,readDiff:()=>readDiff,reportFinding:()=>reportFinding,s0:()=>closedIn})
var i=t(28942)
var r=t(46032)
var o=t(69423)
var s=t(17117)
var a=t(10397)
var c=t(98664)
var u=t(88135)
var d=t(60828)
function readDiff(e){return(0,o.uO)({name:"read_diff",description:(0,u.J1)("tools/read_diff"),input:i.object({path:i.string().describe("A file that the pull request changes.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),run:async({path:n})=>{const{patch:t}=(0,d.Gz)(e,n)
if(t===void 0)throw new c.Fp(`GitHub shows no diff of ${n}: it is binary, or too long.`)
return{content:[(0,r.Qq)(numbered(t))]}}})}function numbered(e){let[n,t]=[0,0]
const i=e.split("\n").map(e=>{const[,i,r]=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(e)??[]
if(i!==void 0){[n,t]=[Number(i),Number(r)]
return e}if(e.startsWith("\\"))return row("","",e)
return row(e.startsWith("+")?"":n++,e.startsWith("-")?"":t++,e)})
return i.join("\n")}function row(e,n,t){return`${String(e).padStart(5)} ${String(n).padStart(5)} ${t}`}const l=40
function reportFinding(e,n){const t=new Set
return(0,o.uO)({name:"report_finding",description:(0,u.J1)("tools/report_finding"),input:d.wI.unwrap(),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async i=>{(0,d.lf)(e,i)
requireSuggestible(i)
const o=(0,d.ax)(i)
requireNew(o,t,n)
t.add(o)
return{content:[(0,r.Qq)("Noted. It goes into the review when you finish.")]}}})}function requireSuggestible({suggestion:e,side:n}){if(e===void 0||n==="new")return
throw new c.Fp("A suggestion replaces lines of the new file: leave it out, or use the side `new`.")}function requireNew(e,n,t){if(n.has(e))throw new c.Fp("You have reported this already.")
const i=t.find(n=>n.fingerprint===e)
if(i?.status==="open")throw new c.Fp(`This is review comment ${i.id}, which is still open. Do not report it again.`)
if(i)throw new c.Fp(`This was review comment ${i.id}, which somebody has resolved. Leave it at that.`)
if(n.size>=l)throw new c.Fp(`A review has at most ${l} findings. Put the rest into the final message.`)}function findingsIn(e){return acceptedIn(e,"report_finding",d.wI)}function acceptedIn(e,n,t){return[...(0,a.d5)(e)].flatMap(([e,i])=>{if(e.tool_name!==n||i.kind!=="ObservationEvent"||i.observation.is_error)return[]
const{data:r}=t.safeParse((0,s.cP)(e.action))
return r===void 0?[]:[r]})}const f=i.object({comment:i.int().describe("The number of your review comment."),reason:i.string().min(1).max(500).describe("What fixed it, in one sentence.")})
function closeFinding(e){return(0,o.uO)({name:"close_finding",description:(0,u.J1)("tools/close_finding"),input:f,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async n=>{requireOpen(n.comment,e)
return{content:[(0,r.Qq)("Noted. Its thread is resolved when you finish.")]}}})}function requireOpen(e,n){const t=n.filter(({status:e})=>e==="open").map(({id:e})=>e)
if(t.includes(e))return
throw new c.Fp(`${e} is not an open finding of yours. Those are ${t.join(", ")||"none"}.`)}function closedIn(e){const n=acceptedIn(e,"close_finding",f)
return n.filter(({comment:e},t)=>n.findIndex(n=>n.comment===e)===t)}})}

export const id=972
export const ids=[972]
export const modules={96600:((t,e,n)=>{n.d(e,{A:()=>allowedInputs})
var r=n(64294)
function allowedInputs(t,e,n){switch(e){case"full":return t
case"restricted":return{...t,secrets:void 0,memory:t.memory==="propose"?"read":t.memory,...t["mixed-threads"]==="strict"&&stricter(t,n)}
case"fork":return{...t,...s}}}const s={secrets:void 0,"tool-env":void 0,"mcp-config":void 0,network:"none",caches:["none"],hooks:!1,"skill-commands":!1,"setup-command":void 0,"setup-network":"none"}
function stricter(t,{kind:e}){const{confirmation:n,"confirmation-threshold":s,"create-pr":o}=t
const i=o==="draft"&&(0,r.OB)({kind:e}).isUnasked?"link":o
const asked=(t,e=s)=>({"create-pr":i,confirmation:t,"confirmation-threshold":e})
if(n==="never")return asked("risky")
if(n==="always"||s==="low")return asked("always")
return asked(n,s==="high"?"medium":"low")}}),72167:((t,e,n)=>{n.d(e,{Fc:()=>rememberStrangers,Gj:()=>canAsk,K9:()=>printRestriction,Us:()=>trustIn,cT:()=>withoutSecrets,eC:()=>mayGrant,hw:()=>decideRestriction,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var r=n(27636)
var s=n(2507)
var o=n(76327)
var i=n(78995)
var a=n(94869)
var c=n(33737)
var u=n(88135)
var d=n(38054)
var l=n(57974)
var m=n(61398)
var h=n(22296)
var f=n(1176)
var p=n(96600)
function isRestricted({"mixed-threads":t},e){return t!=="as-trusted"&&e.length>0}function restrictionsWith(t,e){const n=new i.ks
n.update(t.secrets??{})
return{inputs:(0,p.A)(t,"restricted",e),forSetUp:n.forTools(),closesNetwork:t.isolation!=="none"&&t.network!=="none"}}function withoutSecrets(t,e){return t.filter(t=>{const n=Object.values(t.kind==="http"?t.headers:t.environment)
return!n.some(t=>e.some(e=>t.includes(e)))})}async function decideRestriction(t,{inputs:e,trigger:n,startingPoint:o,conversation:i}){const a=(0,r.un)((0,s.s4)(i))?.tags[w]?.split(",")??[]
const c=[...new Set([...(await t).strangers,...a])]
const u=isRestricted(e,c)&&!(0,h._K)(o)
return{strangers:c,restrictions:u?restrictionsWith(e,n):void 0}}function trustIn(t,{restrictions:e}){if((0,h._K)(t))return"fork"
return e===void 0?"full":"restricted"}const w="strangers"
async function rememberStrangers(t,e){const n=e.join(",").slice(0,256).replace(/,$/,"")
const{tags:r}=t.state.fields
if(n!==""&&r[w]!==n)await t.setTags({...r,[w]:n})}const g=5
function printRestriction(t,e,n){const r=restrictionNote(t,e,n)
if(t.strangers.length>0)(0,l.printNotice)(r??noticeOf(t.strangers))
return r}function noticeOf(t){const{people:e,bots:n}=(0,d.Sk)(t)
return(0,a.hC)(e.length>0?`The agent reads text by people without write access: ${namesOf(e)}`:"",n.length>0?`The agent reads comments of ${namesOf(n)} that are not known to be its own`:"")}function writersInWords(t){const{people:e,bots:n}=(0,d.Sk)(t)
return[...e.length>0?[`people without write access (${namesOf(e)})`]:[],...n.length>0?[`${namesOf(n)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:t,restrictions:e},n,{servers:r}){if(!e)return
const s=e.inputs["create-pr"]!==n["create-pr"]
const o=[...Object.keys(n.secrets??{}).length>0?["tools had no secrets"]:[],...r.length>0?[`servers with secrets were not started (${r.join(", ")})`]:[],...e.closesNetwork?["commands had no network"]:[],...intentsAside(n),...n.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(n,e.inputs),...s?["a person has to open the pull request"]:[]]
if(o.length===0)return
return(0,u.J1)("restricted",{writers:writersInWords(t),withheld:o.join("; ")})}function intentsAside({intents:t=[]}){const e=t.map(({name:t})=>t).filter(t=>!m.CO.includes(t))
return e.length===0?[]:[`these intents could not be proposed: ${e.map(c.aY).join(", ")}`]}function asking(t,{confirmation:e,"confirmation-threshold":n}){if(t.confirmation===e&&t["confirmation-threshold"]===n)return[]
return[e==="always"?"every action had to be approved":`actions with ${n} risk or higher had to be approved`]}function namesOf(t){const e=t.slice(0,g).map(t=>(0,a.TN)(t,50))
return t.length>g?`${e.join(", ")} and ${t.length-g} more`:e.join(", ")}function grantsIn({run:t,startingPoint:e,inputs:n,restriction:r,tools:s}){if(n.confirmation==="never")return"possible"
if(r.restrictions||(0,h._K)(e))return"refused"
return canAsk(t,e.goal)&&s.inGranted?"offered":"possible"}function mayGrant(t){if(t.trigger.kind!=="decision")return!1
const e=(0,f.yX)(t)?.items??[]
return e.some(({pending:t,decision:e})=>e===null&&"grant"in t&&(0,o.PH)(t.grant))}function canAsk(t,e){return whyNobodyIsAsked(t,e)===void 0}function whyNobodyIsAsked({trigger:t,memory:e,mayWrite:n,github:r},{kind:s}){const{type:o}=t.thread
if(o==="discussion")return"discussion"
if(o==="none")return"no-thread"
if(!n)return"mode"
if(s==="review")return"review"
if(s==="patch")return"no-branch"
if(!e.isKept)return"no-memory"
return r.lacksGraphql?.()?"no-graphql":void 0}}),23665:((t,e,n)=>{n.d(e,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles})
var r=n(31827)
var s=n(98664)
var o=n(7925)
var i=n(72167)
var a=n(96027)
var c=n(20185)
function requireState({"state-store":t,...e},{mayWrite:n}){const r=e["plan-first"]?"plan":aboutOf(e)
if(r===void 0||t!=="none"||!n)return
const[o,i]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[r]
throw new s.vC("config",`With \`state-store: none\` nobody can be asked, so ${o}.`,{hint:`Leave \`state-store\` out, or set ${i}.`})}function aboutOf(t){if(t["protected-paths"].mode==="confirm")return"protected"
return t.memory==="propose"?"memory":void 0}function mayApprove(t,e){const n=aboutOf(t)
return n==="protected"||n==="memory"&&e.every(r.UV)}function mayRemember(t){return t.inputs.memory==="propose"&&!(0,c.AD)(t.run)&&askedAbout(t)!==void 0}function askedAbout({run:t,inputs:e,startingPoint:{goal:n}}){const r=n.kind==="propose"||n.kind==="advance"&&n.fork===void 0
return r&&(0,i.Gj)(t,n)?aboutOf(e):void 0}async function approvableFilesOf(t,{end:e,refused:r}){const s=e.status==="finished"&&r===void 0?askedAbout(t):void 0
if(s===void 0)return
const{unreadable:o}=await n.e(1467).then(n.bind(n,11467))
return{about:s,whyUnseen:e=>o(e,t.run.redact)}}function withoutProposedFiles(t,e){const{held:n,...r}=t
if(!n||n.paths.length===0||!e)return r
const s=new Set(n.paths)
const i=t.withheld.filter(({path:t,code:e})=>!(0,o.bz)(e)||!s.has(t))
return{...t,withheld:i,patch:t.patchWithoutHeld}}function waitingChangeOf({held:t,kept:e},{pullRequest:n},r){const{goal:s,head:o,runId:i,leaks:c}=r
const[u]=(0,a.IJ)(s,i,c,"")
if(!t||u===void 0)return
const{tree:d,patch:l,paths:m}=t
const h=e.kind!=="branch"&&s.kind==="propose"&&s.isThere!==!0
return{tree:d,patch:l,paths:m,is_new:h,base:s.base,branch:e.kind==="branch"?e.branch:u,head:e.kind==="branch"?e.commit:o,pull_request:n?.number??(s.kind==="advance"?s.pullRequest.number:null)}}}),1004:((t,e,n)=>{n.d(e,{L:()=>setUpFacts,w:()=>makeReady})
var r=n(78995)
var s=n(94869)
var o=n(88135)
var i=n(57974)
var a=n(63501)
var c=n(6107)
async function makeReady(t,e,n=t.changed){const{run:s,inputs:o,restriction:a,signal:u}=t
const{redact:d,memory:l}=s
const m=o["setup-command"]
const h=secretsOf(t)
const f=n.length===0
const p=f?"all":a.restrictions?"own":"commands"
const[w]=setUpFacts(t,t.changed.length>0?t.changed:n)
if(w!==void 0){l.notes.add(w);(0,i.printNotice)(d(w))}await(0,c.s)({inSetUp:t=>e(t,p),secrets:(0,r.$J)(f?h.namesIn(m??""):[],h),lacksSecrets:w!==void 0,command:m,folders:t.features.checkouts.map(({path:t})=>t),network:o["setup-network"],timeoutMs:o["timeout-minutes"]*6e4,signal:u,onOutput:(0,i.printSetUp)(d,s.world.newId),onBlocked:t=>(0,i.printNotice)(d(`The network access of \`setup-command\` was blocked. ${t}`)),onFailed:t=>(0,i.printNotice)(d(t))})}function setUpFacts(t,e){const n=secretsOf(t).namesIn(t.inputs["setup-command"]??"")
if(n.length===0||e.length===0)return[]
const r=`the ${(0,s.U9)(n.length,"secret")} ${n.join(", ")}`.replace("the 1 secret","the secret")
return[(0,o.J1)("set-up-withheld",{secrets:r,files:(0,a.ri)(e)})]}function secretsOf({conversation:t,restriction:e}){return e.restrictions?.forSetUp??t.state.secrets.forTools()}}),19868:((t,e,n)=>{n.d(e,{ff:()=>houseRulesFor,fM:()=>taskFor,Is:()=>withPictures})
var r=n(46032)
var s=n(89812)
var o=n(90009)
var i=n(82535)
var a=n(28942)
var c=n(38789)
const u={most:4,bytes:2*1024*1024}
function sourcesOf({trigger:t,thread:e,comments:n,pull:r,linked:s=[]}){const{type:o}=t.thread
const i=o==="discussion"
const a=[{place:"the request",path:askedAt(t),body:t.request},...e?[{place:`${e.kind} #${e.number}`,path:headOf(t),body:e.body}]:[],...n.toReversed().map(({id:t,body:e})=>({place:`comment ${t}`,path:i?"":`/issues/comments/${t}`,body:e})),...(r?.reviews.toReversed()??[]).map(({id:t,body:e})=>({place:`review ${t}`,path:`/pulls/${r?.number}/reviews/${t}`,body:e})),...(r?.comments.toReversed()??[]).map(({id:t,body:e})=>({place:`review comment ${t}`,path:`/pulls/comments/${t}`,body:e})),...s.map(({number:t,body:e=""})=>({place:`issue #${t}`,path:`/issues/${t}`,body:e}))]
return a.map(({body:t,...e})=>({...e,text:(0,c.u6)(t)}))}function askedAt(t){const{item:e,thread:n}=t
switch(e.kind){case"issue-comment":return`/issues/comments/${e.id}`
case"review-comment":return`/pulls/comments/${e.id}`
case"review":return n.type==="none"?"":`/pulls/${n.number}/reviews/${e.id}`
default:return headOf(t)}}function headOf({thread:t}){return t.type==="issue"||t.type==="pull_request"?`/issues/${t.number}`:""}function countPictures(t,e){return imageUrls(sourcesOf(t).map(({text:t})=>t),e).length}async function readPictures({client:t,port:e,serverUrl:n},r){const s=new Map
for(const t of sourcesOf(r))for(const e of imageUrls([t.text],n))if(!s.has(e))s.set(e,t)
const download=async n=>{try{return await e.download(n)}catch(r){const o=await signedAddress(t,n,s.get(n)?.path??"")
if(o===void 0)throw r
return e.download(o)}}
const{images:o,missing:i}=await readImages({download:download},[...s.keys()],u)
return{dataUrls:o.map(({dataUrl:t})=>t),places:o.map(({url:t})=>s.get(t)?.place??""),missing:i.length}}const d=a.object({body_html:a.string().default("")})
async function signedAddress(t,e,n){const r=new URL(e).pathname.split("/").at(-1)??""
if(n===""||r.length<8)return
const s={accept:"application/vnd.github.full+json"}
const{body_html:o}=d.parse(await t.get(n,{headers:s}))
const i=o.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi)
return[...i].map(([,t=""])=>t.replaceAll("&amp;","&")).find(t=>t.includes(r))}const l=/!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(t,e){const n=t.flatMap(t=>[...t.matchAll(l)].map(([,t,e])=>t??e??""))
return[...new Set(n)].filter(t=>isAttachment(t,e))}async function readImages(t,e,n){const r=[]
const s=[]
for(const o of e){const e=r.length<n.most?await readImage(t,o,n.bytes):void 0
if(e===void 0)s.push(o)
else r.push({url:o,dataUrl:e})}return{images:r,missing:s}}async function readImage(t,e,n){try{const r=[]
let s=0
for await(const o of await t.download(e)){s+=o.length
if(s>n)return
r.push(o)}const o=Buffer.concat(r)
const i=typeOf(o)
return i&&`data:${i};base64,${o.toString("base64")}`}catch{return}}function typeOf(t){const e=t.toString("latin1",0,12)
if(e.startsWith("PNG\r\n\n"))return"image/png"
if(e.startsWith("ÿØÿ"))return"image/jpeg"
if(/^GIF8[79]a/.test(e))return"image/gif"
return/^RIFF.{4}WEBP/s.test(e)?"image/webp":void 0}const m=/^(?:private-user|user)-images\.githubusercontent\.com$/
const h=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(t,e){const n=URL.parse(t)
if(n?.username!==""||n.password!=="")return!1
const{origin:r,protocol:s,hostname:o,port:i}=n
if(r===new URL(e).origin)return!0
return s==="https:"&&i===""&&(m.test(o)||h.test(o))}function isAttachment(t,e){const n=URL.parse(t)
if(!n||!isGitHubs(t,e))return!1
if(m.test(n.hostname))return!0
const r=n.origin===new URL(e).origin
return r&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(n.pathname)}const f=3
const p=2e4
function imageDownload({fetch:t,serverUrl:e,signal:n}){return{async download(r){let s=r
for(let r=0;r<=f;r++){if(!isGitHubs(s,e))throw new Error("It redirects away from GitHub.")
const r=AbortSignal.any([n,AbortSignal.timeout(p)])
const o=await t(s,{redirect:"manual",signal:r})
if(o.ok&&o.body)return o.body
const i=o.headers.get("location")
await(o.body?.cancel())
if(o.status<300||o.status>=400||i===null)throw new Error(`It is ${o.status}.`)
s=new URL(i,s).href}throw new Error("It redirects too often.")}}}var w=n(13218)
var g=n(68717)
var b=n(94869)
var v=n(33737)
var k=n(88135)
var y=n(45867)
var $=n(63501)
var O=n(72623)
var _=n(20185)
var U=n(1176)
var R=n(21271)
var I=n(1004)
async function taskFor(t,e){const[n,r]=await Promise.all([taskWithout(t,e),rulesFor(t,e)])
return{...n,words:[n.words,...r].join("\n\n")}}const j=5
async function houseRulesFor(t,e){const r=await e.knowledge.source.list().catch(()=>[])
const s=e.reading.titles.length>=j||r.some(({path:t})=>/pull_request_template/i.test(t))
const o={}
return s?(await n.e(8453).then(n.bind(n,58453))).houseRulesOf({run:t,...e}):o}async function rulesFor(t,e){const r=await houseRulesFor(t,e)
if(!r.style&&!r.template)return[]
const{toldRules:s}=await n.e(3639).then(n.bind(n,63639))
return s(r,{nonce:t.world.newId().replaceAll("-",""),subject:(0,R.et)(t.trigger)})}async function taskWithout(t,e){const{memory:n,trigger:r,world:s,failed:o}=t
const{startingPoint:a,reading:c,closed:u}=e
const{thread:d,pull:l,standings:m}=c
const h=(0,_.Bg)(t)
const f=h==="plan"||h==="ask"?[(0,k.J1)(`${h}-told`)]:(0,I.L)(e,e.changed)
const p=[...historyFacts(a),...f,...e.features.task]
if(!n.isResumed){const n=firstTask(t,a,c)
return{...n,words:[n.words,...earlierFacts(a),...(0,$.nK)(e),...p].join("\n\n")}}const{read_until:g,answered:b,thread_digest:v}=n.manifest
const[y,O]=await Promise.all([checksOf(t,a),readMovedBranch(t,a)])
return(0,w.Lq)({trigger:r,thread:d,pull:l,standings:m,nonce:s.newId().replaceAll("-",""),readUntil:g??void 0,known:new Set(b.flatMap(({key:t})=>commentIn(t))),isHeadNew:v!==null&&r.snapshot!==void 0&&(0,R.he)(r.snapshot)!==v,facts:[...endOf(t),...heldIn(t),...placeOf(t,e,O),...p,...failureOf(t),...h==="work"?closedIn(u):[]],items:[...O.items,...y,...o?(0,i._k)(o):[]]})}function historyFacts({history:t}){if(!t)return[]
const{base:e}=t
const n=t.kind==="full"?"complete":`${(0,b.U9)(t.commits,"commit")} deep`
const r=e&&{yes:"is known",no:"does not exist",unknown:"is not known"}[e.meets]
return[(0,k.J1)("git-history",{depth:n,base:e?`; its merge base with origin/${e.branch} ${r}`:""})]}function earlierFacts({goal:t,head:e,branch:n,pull:r}){if(r||!(t.kind==="advance"||t.kind==="propose"&&t.isThere))return[]
const s=t.kind==="advance"?` (pull request #${t.pullRequest.number})`:""
return[(0,k.J1)("earlier-work",{branch:n,pull_request:s,commit:e,base:t.base})]}function commentIn(t){const[,e="",n]=t.split("/")
return["issue_comment","discussion_comment"].includes(e)&&n!==void 0?[Number(n)]:[]}function endOf({memory:t}){const{outcome:e,reason:n}=t.manifest
if(e===null||t.wasCutOff)return[(0,k.J1)("news-cut-off")]
return[(0,k.J1)("news-end",{outcome:e,reason:n??""})]}function heldIn({memory:t}){const e=(0,y.zJ)((0,U.sp)(t))
return e?[(0,k.J1)("news-held",{paths:e.paths.join(", ")})]:[]}function closedIn(t){return t.length>0?[(0,k.J1)("news-closed",{names:t.join(", ")})]:[]}function failureOf({trigger:{run:t,headSha:e},failed:n}){return t?[(0,k.J1)("news-ci",(0,w.ng)(t,e)),...n?.notes??[]]:[]}function placeOf({memory:t},e,{facts:n}){const{startingPoint:r,tools:s}=e
const[{head:o,branch:i},{workspace:a}]=[r,s]
const{work:c}=t.manifest
const u=a.outputDir??""
const d=(0,k.J1)("news-place",{workspace:a.workingDir,commit:o,branch:(0,O.W)(r),outputs:u})
if(!c)return[d,...(0,$.nK)(e)]
const{commit:l}=c
if(l===o)return[d,(0,k.J1)("news-published"),...(0,$.nK)(e)]
const m=c.branch===i?[]:[(0,k.J1)("news-elsewhere",{commit:l,branch:c.branch})]
return[d,...m,...n,...(0,$.nK)(e)]}async function readMovedBranch({memory:t,github:e,job:n},{head:r,branch:i}){const{work:a}=t.manifest
if(!a||a.branch!==i||a.commit===r)return{facts:[],items:[]}
const{commit:c}=a
const u=await(0,o.kC)((0,s.n)(e,n.repository),c,r)
t.notes.add(movedNote(u,(0,v.aY)(i)))
const d=u&&!u.isRewritten?"news-moved":"news-rewritten"
return{facts:[(0,k.J1)(d,{commit:c,branch:i})],items:u?[(0,o.DU)(u,c)]:[]}}function movedNote(t,e){if(!t)return(0,k.J1)("branch-unknown",{branch:e})
const n=t.isRewritten?"branch-rewritten":"branch-others"
return(0,k.J1)(n,{branch:e,commits:(0,b.U9)(t.total,"commit")})}async function checksOf({memory:t,github:e,job:r},{pull:o,goal:i,head:a}){const{work:c}=t.manifest
if(!c||c.commit===a&&(o||i.kind==="advance"))return[]
const{readChecks:u}=await n.e(6865).then(n.bind(n,6865))
const d=await u((0,s.n)(e,r.repository),c.commit)
if(!d||d.length===0)return[]
const l=d.slice(0,50).map(({name:t,conclusion:e})=>`${e}: ${t}`)
return[{label:`the checks of ${c.commit}, which you published`,text:l.join("\n"),format:"plain"}]}function firstTask(t,{goal:e},n){const{job:r,trigger:s,world:o,failed:i}=t
const a=o.newId().replaceAll("-","")
const c=(0,w.Xb)({...n,trigger:s,failed:i,repository:r.repository,nonce:a})
return e.kind==="review"?{...c,words:`${c.words}\n\n${reviewTask(e.context)}`}:c}function reviewTask({known:t}){const e=t.filter(({status:t})=>t==="open").map(({id:t})=>t)
const n=e.length===0?"":`\n\n${(0,k.J1)("review-known",{comments:e.join(", ")})}`
return(0,k.J1)("review")+n}async function withPictures(t,e,{words:n,sees:s}){const o=albumOf(t,e)
const i=countPictures(o,t.job.serverUrl)
if(i===0)return n
if(!s)return told(n,{dataUrls:[],places:[],missing:i})
const a=await loadPictures(t,o)
if(a.dataUrls.length===0)return told(n,a)
const c={type:"image",image_urls:a.dataUrls,cache_prompt:!1}
return{role:"user",content:[(0,r.Qq)(told(n,a)),c]}}function loadPictures({github:t,job:e,world:n},r){const{serverUrl:o,repository:i,fetch:a}=e
const c=imageDownload({fetch:a,serverUrl:o,signal:n.signal})
return readPictures({client:(0,s.n)(t,i),port:c,serverUrl:o},r)}function albumOf({trigger:t,memory:e},{thread:n,pull:r,linked:s}){const{isResumed:o,manifest:i}=e
const{read_until:a}=i
const isNew=t=>!t.isOwn&&(!o||a===null||!(0,g.Y8)(t.createdAt,a))
const c=(n?.comments??[]).filter(isNew)
const u=r&&{number:r.pull.number,reviews:r.reviews.reviews.filter(isNew),comments:r.reviews.threads.flatMap(t=>t.comments).filter(isNew)}
const d={trigger:t,comments:c,pull:u}
return{...d,...o?{thread:void 0}:{thread:n,linked:[...r?.reviews.linked??[],...s]}}}function told(t,{places:e,missing:n}){return[t,...e.length>0?[(0,k.J1)("images-shown",{places:e.join(", ")})]:[],...n>0?[(0,k.J1)("images-not-shown",{count:String(n)})]:[]].join("\n\n")}}),72623:((t,e,n)=>{n.d(e,{W:()=>branchToRead})
var r=n(23849)
function branchToRead({branch:t}){return(0,r.lu)(t).replaceAll(/\s/g,r.vU)}}),6107:((t,e,n)=>{n.d(e,{$A:()=>changedSince,Ik:()=>statedCheckout,YL:()=>keepHistory,hA:()=>treeBeforeTools,s:()=>setUp})
var r=n(73024)
var s=n(76760)
var o=n(33368)
var i=n(79137)
var a=n(98664)
var c=n(94869)
var u=n(2179)
var d=n(97167)
async function setUp(t){const{command:e}=t
if(e!==void 0)await t.inSetUp(n=>runIn(n,e,t))}async function runIn({workspace:t,denials:e},n,r){const{secrets:s,lacksSecrets:o,timeoutMs:i,signal:a,network:c,onOutput:d,onBlocked:h,onFailed:f}=r
const p=new Set(await changes(t,r))
const w=await s.granted()
const{output:g,exitCode:b,timedOut:v}=await t.run(n,{timeoutMs:i,signal:a,variables:w})
d(g)
const k=(0,u.Z)(e(),{name:"setup-network",value:c})
if(k!=="")h(k)
if(v)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(b!==0){const t=failed(`ended with exit code ${b}: ${usefulLine(g)}`,k||(b===l?m:"The log has its output."))
if(!o)throw t
f(`${t.headline} The agent continues without what it could not install.`)}const y=(await changes(t,r)).filter(t=>!p.has(t))
if(y.length>0)throw dirty(y)}const l=127
const m="Add a step before this action that brings this program, such as `run: corepack enable` for pnpm and yarn, or one of the setup actions."
async function changes(t,{signal:e,folders:n=[]}){const r=await statusOf(t,e,{})
for(const s of n){const n=await statusOf(t,e,{command:'cd "$FOLDER" && ',variables:{FOLDER:s}})
r.push(...n.map(t=>`${t.slice(0,3)}${s}/${t.slice(3)}`))}return r}async function statusOf(t,e,{command:n="",...r}){const s=`${n}git status --porcelain`
const{exitCode:o,output:i}=await t.run(s,{timeoutMs:6e4,signal:e,...r})
return o===0?i.split("\n").filter(t=>t!==""):[]}function failed(t,e){return new a.vC("config",`The \`setup-command\` ${t}`,{hint:e})}const h=/error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i
const f=/complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i
function usefulLine(t){const e=t.split("\n").filter(t=>t.trim()!=="")
const n=e.find(t=>h.test(t)&&!f.test(t))??e.at(-1)
return(0,c.TN)(n??"",200)||"it said nothing"}function dirty(t){const e=t.slice(0,3).map(t=>(0,c.TN)(t.slice(3),80)).join(", ")
const n=`${(0,c.U9)(t.length,"change")} (${e}${t.length>3?", …":""})`
return failed(`left ${n} in the checkout, which could not be told apart from the agent's changes`,"Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.")}const historyIn=t=>(0,s.join)(t,"history.git")
async function keepHistory({job:t,world:e},{folder:n}){const[r,s]=[historyIn(n),(0,d._K)(e.env)]
const i=["clone","--quiet","--bare","--no-hardlinks","--",t.workspace,r]
await(0,o.$Y)({folder:n,environment:s,signal:e.signal}).raw(i)
return{gitDir:r,environment:s}}async function statedCheckout({job:t,world:e},{folder:n,publisher:a,tree:c,name:u}){const l=(0,s.join)(n,u);(0,r.mkdirSync)(l,{mode:448})
const m=(0,d._K)(e.env)
const h=["clone","--quiet","--no-checkout","--no-hardlinks","--",historyIn(n),l]
await(0,o.$Y)({folder:n,environment:m}).raw(h)
await a.writeFiles(c,l);(0,r.mkdirSync)((0,s.join)(l,".git","info"),{recursive:!0});(0,r.writeFileSync)((0,s.join)(l,".git","info","attributes"),i.DN)
const f=(0,o.$Y)({folder:l,environment:m})
await f.raw(["remote","set-url","origin",`${t.repositoryUrl}.git`])
await f.raw(["read-tree","HEAD"])
return l}async function treeBeforeTools(t,e,{publisher:n,startingPoint:r}){const{pull:s,branch:o,goal:i}=r
const a=s===void 0&&o===i.base
if(t.trigger.kind!=="decision"&&(e["setup-command"]===void 0||a))return
const{wholeTree:c,tree:u}=await n.capture()
return c??u}async function changedSince(t,{publisher:e,tree:n,putBack:r}){const s=n===void 0?[]:(await e.compared(n,t)).files.map(({path:t})=>t)
return[...new Set([...s,...r?.files??[]])]}})}

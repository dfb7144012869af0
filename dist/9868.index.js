export const id=9868
export const ids=[9868]
export const modules={1004:((t,e,n)=>{n.d(e,{L:()=>setUpFacts,w:()=>makeReady})
var s=n(78995)
var r=n(94869)
var o=n(88135)
var i=n(57974)
var a=n(63501)
var c=n(6107)
async function makeReady(t,e,n=t.changed){const{run:r,inputs:o,restriction:a,signal:u}=t
const{redact:l,memory:d}=r
const m=o["setup-command"]
const h=secretsOf(t)
const f=n.length===0
const p=f?"all":a.restrictions?"own":"commands"
const[w]=setUpFacts(t,t.changed.length>0?t.changed:n)
if(w!==void 0){d.notes.add(w);(0,i.printNotice)(l(w))}await(0,c.s)({inSetUp:t=>e(t,p),secrets:(0,s.$J)(f?h.namesIn(m??""):[],h),lacksSecrets:w!==void 0,command:m,folders:t.others?.here.map(({path:t})=>t)??[],network:o["setup-network"],timeoutMs:o["timeout-minutes"]*6e4,signal:u,onOutput:(0,i.printSetUp)(l,r.world.newId),onBlocked:t=>(0,i.printNotice)(l(`The network access of \`setup-command\` was blocked. ${t}`)),onFailed:t=>(0,i.printNotice)(l(t))})}function setUpFacts(t,e){const n=secretsOf(t).namesIn(t.inputs["setup-command"]??"")
if(n.length===0||e.length===0)return[]
const s=`the ${(0,r.U9)(n.length,"secret")} ${n.join(", ")}`.replace("the 1 secret","the secret")
return[(0,o.J1)("set-up-withheld",{secrets:s,files:(0,a.ri)(e)})]}function secretsOf({conversation:t,restriction:e}){return e.restrictions?.forSetUp??t.state.secrets.forTools()}}),19868:((t,e,n)=>{n.d(e,{ff:()=>houseRulesFor,fM:()=>taskFor,Is:()=>withPictures})
var s=n(46032)
var r=n(89812)
var o=n(90009)
var i=n(82535)
var a=n(28942)
var c=n(38789)
const u={most:4,bytes:2*1024*1024}
function sourcesOf({trigger:t,thread:e,comments:n,pull:s,linked:r=[]}){const{type:o}=t.thread
const i=o==="discussion"
const a=[{place:"the request",path:askedAt(t),body:t.request},...e?[{place:`${e.kind} #${e.number}`,path:headOf(t),body:e.body}]:[],...n.toReversed().map(({id:t,body:e})=>({place:`comment ${t}`,path:i?"":`/issues/comments/${t}`,body:e})),...(s?.reviews.toReversed()??[]).map(({id:t,body:e})=>({place:`review ${t}`,path:`/pulls/${s?.number}/reviews/${t}`,body:e})),...(s?.comments.toReversed()??[]).map(({id:t,body:e})=>({place:`review comment ${t}`,path:`/pulls/comments/${t}`,body:e})),...r.map(({number:t,body:e=""})=>({place:`issue #${t}`,path:`/issues/${t}`,body:e}))]
return a.map(({body:t,...e})=>({...e,text:(0,c.u6)(t)}))}function askedAt(t){const{item:e,thread:n}=t
switch(e.kind){case"issue-comment":return`/issues/comments/${e.id}`
case"review-comment":return`/pulls/comments/${e.id}`
case"review":return n.type==="none"?"":`/pulls/${n.number}/reviews/${e.id}`
default:return headOf(t)}}function headOf({thread:t}){return t.type==="issue"||t.type==="pull_request"?`/issues/${t.number}`:""}function countPictures(t,e){return imageUrls(sourcesOf(t).map(({text:t})=>t),e).length}async function readPictures({client:t,port:e,serverUrl:n},s){const r=new Map
for(const t of sourcesOf(s))for(const e of imageUrls([t.text],n))if(!r.has(e))r.set(e,t)
const download=async n=>{try{return await e.download(n)}catch(s){const o=await signedAddress(t,n,r.get(n)?.path??"")
if(o===void 0)throw s
return e.download(o)}}
const{images:o,missing:i}=await readImages({download:download},[...r.keys()],u)
return{dataUrls:o.map(({dataUrl:t})=>t),places:o.map(({url:t})=>r.get(t)?.place??""),missing:i.length}}const l=a.object({body_html:a.string().default("")})
async function signedAddress(t,e,n){const s=new URL(e).pathname.split("/").at(-1)??""
if(n===""||s.length<8)return
const r={accept:"application/vnd.github.full+json"}
const{body_html:o}=l.parse(await t.get(n,{headers:r}))
const i=o.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi)
return[...i].map(([,t=""])=>t.replaceAll("&amp;","&")).find(t=>t.includes(s))}const d=/!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(t,e){const n=t.flatMap(t=>[...t.matchAll(d)].map(([,t,e])=>t??e??""))
return[...new Set(n)].filter(t=>isAttachment(t,e))}async function readImages(t,e,n){const s=[]
const r=[]
for(const o of e){const e=s.length<n.most?await readImage(t,o,n.bytes):void 0
if(e===void 0)r.push(o)
else s.push({url:o,dataUrl:e})}return{images:s,missing:r}}async function readImage(t,e,n){try{const s=[]
let r=0
for await(const o of await t.download(e)){r+=o.length
if(r>n)return
s.push(o)}const o=Buffer.concat(s)
const i=typeOf(o)
return i&&`data:${i};base64,${o.toString("base64")}`}catch{return}}function typeOf(t){const e=t.toString("latin1",0,12)
if(e.startsWith("PNG\r\n\n"))return"image/png"
if(e.startsWith("ÿØÿ"))return"image/jpeg"
if(/^GIF8[79]a/.test(e))return"image/gif"
return/^RIFF.{4}WEBP/s.test(e)?"image/webp":void 0}const m=/^(?:private-user|user)-images\.githubusercontent\.com$/
const h=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(t,e){const n=URL.parse(t)
if(n?.username!==""||n.password!=="")return!1
const{origin:s,protocol:r,hostname:o,port:i}=n
if(s===new URL(e).origin)return!0
return r==="https:"&&i===""&&(m.test(o)||h.test(o))}function isAttachment(t,e){const n=URL.parse(t)
if(!n||!isGitHubs(t,e))return!1
if(m.test(n.hostname))return!0
const s=n.origin===new URL(e).origin
return s&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(n.pathname)}const f=3
const p=2e4
function imageDownload({fetch:t,serverUrl:e,signal:n}){return{async download(s){let r=s
for(let s=0;s<=f;s++){if(!isGitHubs(r,e))throw new Error("It redirects away from GitHub.")
const s=AbortSignal.any([n,AbortSignal.timeout(p)])
const o=await t(r,{redirect:"manual",signal:s})
if(o.ok&&o.body)return o.body
const i=o.headers.get("location")
await(o.body?.cancel())
if(o.status<300||o.status>=400||i===null)throw new Error(`It is ${o.status}.`)
r=new URL(i,r).href}throw new Error("It redirects too often.")}}}var w=n(13218)
var g=n(68717)
var b=n(6865)
var v=n(94869)
var k=n(33737)
var y=n(88135)
var $=n(45867)
var U=n(63501)
var O=n(72623)
var _=n(20185)
var R=n(1176)
var F=n(21271)
var j=n(1004)
async function taskFor(t,e){const[n,s]=await Promise.all([taskWithout(t,e),rulesFor(t,e)])
return{...n,words:[n.words,...s].join("\n\n")}}const I=5
async function houseRulesFor(t,e){const s=await e.knowledge.source.list().catch(()=>[])
const r=e.reading.titles.length>=I||s.some(({path:t})=>/pull_request_template/i.test(t))
const o={}
return r?(await n.e(8453).then(n.bind(n,58453))).houseRulesOf({run:t,...e}):o}async function rulesFor(t,e){const s=await houseRulesFor(t,e)
if(!s.style&&!s.template)return[]
const{toldRules:r}=await n.e(3639).then(n.bind(n,63639))
return r(s,{nonce:t.world.newId().replaceAll("-",""),subject:(0,F.et)(t.trigger)})}async function taskWithout(t,e){const{memory:n,trigger:s,world:r,failed:o}=t
const{startingPoint:a,reading:c,closed:u}=e
const{thread:l,pull:d,standings:m}=c
const h=(0,_.Bg)(t)
const f=h==="plan"||h==="ask"?[(0,y.J1)(`${h}-told`)]:workingFacts(e)
const p=[...historyFacts(a),...e.others?.told??[],...f]
if(!n.isResumed){const n=firstTask(t,a,c)
return{...n,words:[n.words,...earlierFacts(a),...(0,U.nK)(e),...p].join("\n\n")}}const{read_until:g,answered:b,thread_digest:v}=n.manifest
const[k,$]=await Promise.all([checksOf(t,a),readMovedBranch(t,a)])
return(0,w.Lq)({trigger:s,thread:l,pull:d,standings:m,nonce:r.newId().replaceAll("-",""),readUntil:g??void 0,known:new Set(b.flatMap(({key:t})=>commentIn(t))),isHeadNew:v!==null&&s.snapshot!==void 0&&(0,F.he)(s.snapshot)!==v,facts:[...endOf(t),...heldIn(t),...placeOf(t,e,$),...p,...failureOf(t),...h==="work"?closedIn(u):[]],items:[...$.items,...k,...o?(0,i._k)(o):[]]})}function workingFacts(t){return[...(0,j.L)(t,t.changed),...checkFacts(t)]}function historyFacts({history:t}){if(!t)return[]
const{base:e}=t
const n=t.kind==="full"?"complete":`${(0,v.U9)(t.commits,"commit")} deep`
const s=e&&{yes:"is known",no:"does not exist",unknown:"is not known"}[e.meets]
return[(0,y.J1)("git-history",{depth:n,base:e?`; its merge base with origin/${e.branch} ${s}`:""})]}function checkFacts({inputs:{check:t},startingPoint:{goal:e}}){return t===void 0||e.kind==="review"?[]:[(0,y.J1)("check-told",{command:(0,v.SS)((0,v.TN)(t,200))})]}function earlierFacts({goal:t,head:e,branch:n,pull:s}){if(s||!(t.kind==="advance"||t.kind==="propose"&&t.isThere))return[]
const r=t.kind==="advance"?` (pull request #${t.pullRequest.number})`:""
return[(0,y.J1)("earlier-work",{branch:n,pull_request:r,commit:e,base:t.base})]}function commentIn(t){const[,e="",n]=t.split("/")
return["issue_comment","discussion_comment"].includes(e)&&n!==void 0?[Number(n)]:[]}function endOf({memory:t}){const{outcome:e,reason:n}=t.manifest
if(e===null||t.wasCutOff)return[(0,y.J1)("news-cut-off")]
return[(0,y.J1)("news-end",{outcome:e,reason:n??""})]}function heldIn({memory:t}){const e=(0,$.zJ)((0,R.sp)(t))
return e?[(0,y.J1)("news-held",{paths:e.paths.join(", ")})]:[]}function closedIn(t){return t.length>0?[(0,y.J1)("news-closed",{names:t.join(", ")})]:[]}function failureOf({trigger:{run:t,headSha:e},failed:n}){return t?[(0,y.J1)("news-ci",(0,w.ng)(t,e)),...n?.notes??[]]:[]}function placeOf({memory:t},e,{facts:n}){const{startingPoint:s,tools:r}=e
const[{head:o,branch:i},{workspace:a}]=[s,r]
const{work:c}=t.manifest
const u=a.outputDir??""
const l=(0,y.J1)("news-place",{workspace:a.workingDir,commit:o,branch:(0,O.W)(s),outputs:u})
if(!c)return[l,...(0,U.nK)(e)]
const{commit:d}=c
if(d===o)return[l,(0,y.J1)("news-published"),...(0,U.nK)(e)]
const m=c.branch===i?[]:[(0,y.J1)("news-elsewhere",{commit:d,branch:c.branch})]
return[l,...m,...n,...(0,U.nK)(e)]}async function readMovedBranch({memory:t,github:e,job:n},{head:s,branch:i}){const{work:a}=t.manifest
if(!a||a.branch!==i||a.commit===s)return{facts:[],items:[]}
const{commit:c}=a
const u=await(0,o.kC)((0,r.n)(e,n.repository),c,s)
t.notes.add(movedNote(u,(0,k.aY)(i)))
const l=u&&!u.isRewritten?"news-moved":"news-rewritten"
return{facts:[(0,y.J1)(l,{commit:c,branch:i})],items:u?[(0,o.DU)(u,c)]:[]}}function movedNote(t,e){if(!t)return(0,y.J1)("branch-unknown",{branch:e})
const n=t.isRewritten?"branch-rewritten":"branch-others"
return(0,y.J1)(n,{branch:e,commits:(0,v.U9)(t.total,"commit")})}async function checksOf({memory:t,github:e,job:n},{pull:s,goal:o,head:i}){const{work:a}=t.manifest
if(!a||a.commit===i&&(s||o.kind==="advance"))return[]
const c=await(0,b.wf)((0,r.n)(e,n.repository),a.commit)
if(!c||c.length===0)return[]
const u=c.slice(0,50).map(({name:t,conclusion:e})=>`${e}: ${t}`)
return[{label:`the checks of ${a.commit}, which you published`,text:u.join("\n"),format:"plain"}]}function firstTask(t,{goal:e},n){const{job:s,trigger:r,world:o,failed:i}=t
const a=o.newId().replaceAll("-","")
const c=(0,w.Xb)({...n,trigger:r,failed:i,repository:s.repository,nonce:a})
return e.kind==="review"?{...c,words:`${c.words}\n\n${reviewTask(e.context)}`}:c}function reviewTask({known:t}){const e=t.filter(({status:t})=>t==="open").map(({id:t})=>t)
const n=e.length===0?"":`\n\n${(0,y.J1)("review-known",{comments:e.join(", ")})}`
return(0,y.J1)("review")+n}async function withPictures(t,e,{words:n,sees:r}){const o=albumOf(t,e)
const i=countPictures(o,t.job.serverUrl)
if(i===0)return n
if(!r)return told(n,{dataUrls:[],places:[],missing:i})
const a=await loadPictures(t,o)
if(a.dataUrls.length===0)return told(n,a)
const c={type:"image",image_urls:a.dataUrls,cache_prompt:!1}
return{role:"user",content:[(0,s.Qq)(told(n,a)),c]}}function loadPictures({github:t,job:e,world:n},s){const{serverUrl:o,repository:i,fetch:a}=e
const c=imageDownload({fetch:a,serverUrl:o,signal:n.signal})
return readPictures({client:(0,r.n)(t,i),port:c,serverUrl:o},s)}function albumOf({trigger:t,memory:e},{thread:n,pull:s,linked:r}){const{isResumed:o,manifest:i}=e
const{read_until:a}=i
const isNew=t=>!t.isOwn&&(!o||a===null||!(0,g.Y8)(t.createdAt,a))
const c=(n?.comments??[]).filter(isNew)
const u=s&&{number:s.pull.number,reviews:s.reviews.reviews.filter(isNew),comments:s.reviews.threads.flatMap(t=>t.comments).filter(isNew)}
const l={trigger:t,comments:c,pull:u}
return{...l,...o?{thread:void 0}:{thread:n,linked:[...s?.reviews.linked??[],...r]}}}function told(t,{places:e,missing:n}){return[t,...e.length>0?[(0,y.J1)("images-shown",{places:e.join(", ")})]:[],...n>0?[(0,y.J1)("images-not-shown",{count:String(n)})]:[]].join("\n\n")}}),72623:((t,e,n)=>{n.d(e,{W:()=>branchToRead})
var s=n(23849)
function branchToRead({branch:t}){return(0,s.lu)(t).replaceAll(/\s/g,s.vU)}}),6107:((t,e,n)=>{n.d(e,{$A:()=>changedSince,Ik:()=>statedCheckout,YL:()=>keepHistory,hA:()=>treeBeforeTools,s:()=>setUp})
var s=n(73024)
var r=n(76760)
var o=n(33368)
var i=n(79137)
var a=n(98664)
var c=n(94869)
var u=n(2179)
var l=n(97167)
async function setUp(t){const{command:e}=t
if(e!==void 0)await t.inSetUp(n=>runIn(n,e,t))}async function runIn({workspace:t,denials:e},n,s){const{secrets:r,lacksSecrets:o,timeoutMs:i,signal:a,network:c,onOutput:l,onBlocked:d,onFailed:m}=s
const h=new Set(await changes(t,s))
const f=await r.granted()
const{output:p,exitCode:w,timedOut:g}=await t.run(n,{timeoutMs:i,signal:a,variables:f})
l(p)
const b=(0,u.Z)(e(),{name:"setup-network",value:c})
if(b!=="")d(b)
if(g)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(w!==0){const t=failed(`ended with exit code ${w}: ${usefulLine(p)}`,b||"The log has its output.")
if(!o)throw t
m(`${t.headline} The agent continues without what it could not install.`)}const v=(await changes(t,s)).filter(t=>!h.has(t))
if(v.length>0)throw dirty(v)}async function changes(t,{signal:e,folders:n=[]}){const s=await statusOf(t,e,{})
for(const r of n){const n=await statusOf(t,e,{command:'cd "$FOLDER" && ',variables:{FOLDER:r}})
s.push(...n.map(t=>`${t.slice(0,3)}${r}/${t.slice(3)}`))}return s}async function statusOf(t,e,{command:n="",...s}){const r=`${n}git status --porcelain`
const{exitCode:o,output:i}=await t.run(r,{timeoutMs:6e4,signal:e,...s})
return o===0?i.split("\n").filter(t=>t!==""):[]}function failed(t,e){return new a.vC("config",`The \`setup-command\` ${t}`,{hint:e})}const d=/error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i
const m=/complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i
function usefulLine(t){const e=t.split("\n").filter(t=>t.trim()!=="")
const n=e.find(t=>d.test(t)&&!m.test(t))??e.at(-1)
return(0,c.TN)(n??"",200)||"it said nothing"}function dirty(t){const e=t.slice(0,3).map(t=>(0,c.TN)(t.slice(3),80)).join(", ")
const n=`${(0,c.U9)(t.length,"change")} (${e}${t.length>3?", …":""})`
return failed(`left ${n} in the checkout, which could not be told apart from the agent's changes`,"Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.")}const historyIn=t=>(0,r.join)(t,"history.git")
async function keepHistory({job:t,world:e},{folder:n}){const[s,r]=[historyIn(n),(0,l._K)(e.env)]
const i=["clone","--quiet","--bare","--no-hardlinks","--",t.workspace,s]
await(0,o.$Y)({folder:n,environment:r,signal:e.signal}).raw(i)
return{gitDir:s,environment:r}}async function statedCheckout({job:t,world:e},{folder:n,publisher:a,tree:c,name:u}){const d=(0,r.join)(n,u);(0,s.mkdirSync)(d,{mode:448})
const m=(0,l._K)(e.env)
const h=["clone","--quiet","--no-checkout","--no-hardlinks","--",historyIn(n),d]
await(0,o.$Y)({folder:n,environment:m}).raw(h)
await a.writeFiles(c,d);(0,s.mkdirSync)((0,r.join)(d,".git","info"),{recursive:!0});(0,s.writeFileSync)((0,r.join)(d,".git","info","attributes"),i.DN)
const f=(0,o.$Y)({folder:d,environment:m})
await f.raw(["remote","set-url","origin",`${t.repositoryUrl}.git`])
await f.raw(["read-tree","HEAD"])
return d}async function treeBeforeTools(t,e,{publisher:n,startingPoint:s}){const{pull:r,branch:o,goal:i}=s
const a=r===void 0&&o===i.base
if(t.trigger.kind!=="decision"&&(e["setup-command"]===void 0||a))return
const{wholeTree:c,tree:u}=await n.capture()
return c??u}async function changedSince(t,{publisher:e,tree:n,putBack:s}){const r=n===void 0?[]:(await e.compared(n,t)).files.map(({path:t})=>t)
return[...new Set([...r,...s?.files??[]])]}})}

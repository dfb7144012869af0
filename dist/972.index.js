export const id=972
export const ids=[972]
export const modules={5144:((e,t,n)=>{n.d(t,{M:()=>renderDifference,g:()=>renderFiles})
var r=n(94869)
var o=n(88135)
var s=n(5537)
var i=n(62423)
var a=n(64753)
var c=n(78276)
var u=n(79190)
function renderFiles({files:e,diff:t,commands:n,hasOtherLines:s}){const a=s?(0,o.J1)("approval-line-ends"):""
if(e.length===0)return a
const c=e.map(e=>({...e,mark:markOf(e.path,n)}))
const u=[...c.filter(({mark:e})=>e!==""),...c.filter(({mark:e})=>e==="")]
const l=(0,o.J1)("approval-files",{amount:(0,r.U9)(e.length,"file"),lines:u.map(lineOf).join("\n"),diff:(0,i.DV)("diff",inOrder(t,u).map(inLines).join("\n"))})
return[l.trimEnd(),a].filter(Boolean).join("\n\n")}function lineOf({path:e,added:t,removed:n,mark:o}){const s=t===void 0?"binary":`+${(0,r.vP)(t)} −${(0,r.vP)(n??0)}`
return`- ${o===""?"":"⚠ "}${(0,i.aY)((0,u.RK)(e))} ${s}${o===""?"":`: ${o}`}`}function markOf(e,t){const n=e.split("/").at(-1)??e
if(t.some(e=>e.includes(n)))return"named in a command above"
if((0,a.Y)(e).kind!=="free"||l.test(e.toLowerCase()))return"can decide what runs"
return""}const l=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,t){const n=new Map(t.map(({path:e},t)=>[` b/${e}`,t]))
const placeOf=e=>{const r=e.split("\n",1)[0]??""
return n.get(r.slice((r.length+"diff --git".length)/2))??t.length}
return(0,s.Dt)(e).toSorted((e,t)=>placeOf(e)-placeOf(t))}function inLines(e){return(0,u.ky)((0,u.RK)(e.replace(/\n$/,"")))}const d=10
function renderDifference({head:e,between:t,missing:n}){const r=[...t?[...listed("commit",t.total,t.commits.map(commitLine))]:[],...t?[...listed("file",t.files.length,t.files.map(fileLine))]:[],...e!==void 0&&!t?["- GitHub does not say which commits were added."]:[],...t?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...n.length>0?[`- No longer in the workspace: ${n.slice(0,d).map(quoted).join(", ")}.`]:[]]
if(r.length===0)return""
const s=e===void 0?"":` for ${(0,i.aY)(e.slice(0,7))}`
return[(0,o.J1)("approval-difference",{since:s,lines:r.join("\n")}),diffOf(t?.files??[])].filter(Boolean).join("\n\n")}function listed(e,t,n){const o=t>d?[`- and ${(0,r.U9)(t-d,`more ${e}`)}`]:[]
return[...n.slice(0,d).map(e=>`- ${e}`),...o]}function commitLine({sha:e,author:t,subject:n}){return`${(0,i.aY)(e.slice(0,7))} ${quoted((0,r.TN)(t,40))}: ${quoted((0,r.TN)(n,100))}`}function fileLine({path:e,status:t,added:n,removed:o}){return`${t} ${quoted(e)} +${(0,r.vP)(n)} −${(0,r.vP)(o)}`}function quoted(e){return(0,i.aY)((0,u.RK)(e))}function diffOf(e){if(e.some(({patch:e,added:t,removed:n})=>e===""&&t+n>0))return""
const t=e.map(({path:e,patch:t})=>`--- ${(0,u.RK)((0,r.TN)(e,200))}\n${(0,u.ky)((0,u.RK)(t))}`)
return(0,c._l)(t.join("\n"))}}),72167:((e,t,n)=>{n.d(t,{Fc:()=>rememberStrangers,Gj:()=>canAsk,K9:()=>printRestriction,cT:()=>withoutSecrets,eC:()=>mayGrant,hw:()=>decideRestriction,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var r=n(54995)
var o=n(41320)
var s=n(48142)
var i=n(95017)
var a=n(2507)
var c=n(76327)
var u=n(63935)
var l=n(49391)
var d=n(94869)
var m=n(88135)
var f=n(22296)
var p=n(54267)
function isRestricted({"mixed-threads":e},t){return e!=="as-trusted"&&t.length>0}function restrictionsWith(e){const t=e["mixed-threads"]==="strict"
const n=new u.ks
n.update(e.secrets??{})
return{inputs:{...e,secrets:void 0,memory:e.memory==="propose"?"read":e.memory,...t&&confirmationAbove(e)},proposes:!t,forSetUp:n.forTools(),closesNetwork:e.isolation!=="none"&&e.network!=="none"}}function confirmationAbove({confirmation:e,"confirmation-threshold":t}){if(e==="always")return{confirmation:e,"confirmation-threshold":t}
if(e==="never")return{confirmation:"risky","confirmation-threshold":t}
if(t==="low")return{confirmation:"always","confirmation-threshold":t}
return{confirmation:e,"confirmation-threshold":t==="high"?"medium":"low"}}function withoutSecrets(e,t){return e.filter(e=>{const n=Object.values(e.kind==="http"?e.headers:e.environment)
return!n.some(e=>t.some(t=>e.includes(t)))})}async function decideRestriction(e,{inputs:t,startingPoint:n,conversation:r}){const o=(0,i.un)((0,a.s4)(r))?.tags[h]?.split(",")??[]
const s=[...new Set([...(await e).strangers,...o])]
const c=isRestricted(t,s)&&!(0,f._K)(n)
return{strangers:s,restrictions:c?restrictionsWith(t):void 0}}const h="strangers"
async function rememberStrangers(e,t){const n=t.join(",").slice(0,256).replace(/,$/,"")
const{tags:r}=e.state.fields
if(n!==""&&r[h]!==n)await e.setTags({...r,[h]:n})}const g=5
function printRestriction(e,t,n){const o=restrictionNote(e,t,n)
if(e.strangers.length>0)(0,r.printNotice)(o??noticeOf(e.strangers))
return o}function noticeOf(e){const{people:t,bots:n}=(0,l.Sk)(e)
return(0,d.hC)(t.length>0?`The agent reads text by people without write access: ${namesOf(t)}`:"",n.length>0?`The agent reads comments of ${namesOf(n)} that are not known to be its own`:"")}function writersInWords(e){const{people:t,bots:n}=(0,l.Sk)(e)
return[...t.length>0?[`people without write access (${namesOf(t)})`]:[],...n.length>0?[`${namesOf(n)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:e,restrictions:t},n,{servers:r,trigger:s}){if(!t)return
const i=!t.proposes&&(0,o.hF)(n["create-pr"],s)!==n["create-pr"]
const a=[...Object.keys(n.secrets??{}).length>0?["tools had no secrets"]:[],...r.length>0?[`servers with secrets were not started (${r.join(", ")})`]:[],...t.closesNetwork?["commands had no network"]:[],...n.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(n,t.inputs),...i?["a person has to open the pull request"]:[]]
if(a.length===0)return
return(0,m.J1)("restricted",{writers:writersInWords(e),withheld:a.join("; ")})}function asking(e,{confirmation:t,"confirmation-threshold":n}){if(e.confirmation===t&&e["confirmation-threshold"]===n)return[]
return[t==="always"?"every action had to be approved":`actions with ${n} risk or higher had to be approved`]}function namesOf(e){const t=e.slice(0,g).map(e=>(0,d.TN)(e,50))
return e.length>g?`${t.join(", ")} and ${e.length-g} more`:t.join(", ")}function grantsIn({run:e,startingPoint:t,inputs:n,restriction:r,tools:o}){if(n.confirmation==="never")return"possible"
if(r.restrictions||(0,f._K)(t))return"refused"
return canAsk(e,t.goal)&&o.inGranted?"offered":"possible"}function mayGrant(e){if(e.trigger.kind!=="decision")return!1
const t=(0,p.yX)(e)?.items??[]
return t.some(({pending:e,decision:t})=>t===null&&"grant"in e&&(0,c.PH)(e.grant))}function canAsk(e,t){return whyNobodyIsAsked(e,t)===void 0}function whyNobodyIsAsked({trigger:e,memory:t,world:n,github:r},{kind:o}){const{type:i}=e.thread
if(i==="discussion")return"discussion"
if(i==="none")return"no-thread"
if(!(0,s.J)(n.env))return"mode"
if(o==="review")return"review"
if(o==="patch")return"no-branch"
if(!t.isKept)return"no-memory"
return r.lacksGraphql?.()?"no-graphql":void 0}}),31384:((e,t,n)=>{n.d(t,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var r=n(77598)
var o=n(48588)
var s=n(48142)
var i=n(44463)
var a=n(90009)
var c=n(5144)
var u=n(80292)
function approvalScopeOf({world:e,job:t,trigger:n,memory:r},s,{thread:i,rules:a}){const c=e.now()
return{v:1,repository:n.repositoryId,thread:i,run:t.runId,conversation:r.id,policy:policyVersion(e.env,a),created:c.toISOString(),expires:new Date(c.getTime()+(0,o.CI)(s["approval-expires"])).toISOString()}}const l=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(e,t){const n={inputs:l.map(t=>(0,s.JR)(e,t)??null),rules:t??null}
return(0,r.createHash)("sha256").update((0,u.dj)(n)).digest("hex").slice(0,16)}async function differenceSince({github:e,job:t},{head:n,now:r,missing:o}){const s=n===void 0?void 0:await(0,a.kC)((0,i.n)(e,t.repository),n,r)
return(0,c.M)({head:n,between:s,missing:o})}function whyAgain(e,t){return[e,t??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),23665:((e,t,n)=>{n.d(t,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles,pD:()=>protectedChangeProposal})
var r=n(48142)
var o=n(60601)
var s=n(9179)
var i=n(98664)
var a=n(72167)
var c=n(93582)
var u=n(20185)
var l=n(31384)
function requireState({"state-store":e,...t},n){const o=t["plan-first"]?"plan":aboutOf(t)
if(o===void 0||e!=="none"||!(0,r.J)(n))return
const[s,a]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[o]
throw new i.vC("config",`With \`state-store: none\` nobody can be asked, so ${s}.`,{hint:`Leave \`state-store\` out, or set ${a}.`})}function aboutOf(e){if(e["protected-paths"].mode==="confirm")return"protected"
return e.memory==="propose"?"memory":void 0}function mayApprove(e,t){const n=aboutOf(e)
return n==="protected"||n==="memory"&&t.every(o.UV)}function mayRemember(e){return e.inputs.memory==="propose"&&!(0,u.AD)(e.run)&&askedAbout(e)!==void 0}function askedAbout({run:e,inputs:t,startingPoint:{goal:n}}){const r=n.kind==="propose"||n.kind==="advance"&&n.fork===void 0
return r&&(0,a.Gj)(e,n)?aboutOf(t):void 0}function approvableFilesOf(e,{end:t,refused:n}){const r=t.status==="finished"&&n===void 0?askedAbout(e):void 0
return r&&{about:r,clean:e.run.redact}}function withoutProposedFiles(e,t){const{held:n,...r}=e
if(!n||n.paths.length===0||!t)return r
const o=new Set(n.paths)
const i=e.withheld.filter(({path:e,code:t})=>!(0,s.bz)(t)||!o.has(e))
return{...e,withheld:i,patch:e.patchWithoutHeld}}function waitingChangeOf({held:e,kept:t},{pullRequest:n},r){const{goal:o,head:s,runId:i,leaks:a}=r
const[u]=(0,c.IJ)(o,i,a,"")
if(!e||u===void 0)return
const{tree:l,patch:d,paths:m}=e
const f=t.kind!=="branch"&&o.kind==="propose"&&o.isThere!==!0
return{tree:l,patch:d,paths:m,is_new:f,base:o.base,branch:t.kind==="branch"?t.branch:u,head:t.kind==="branch"?t.commit:s,pull_request:n?.number??(o.kind==="advance"?o.pullRequest.number:null)}}function protectedChangeProposal(e,t,n){const{thread:r}=e.trigger
if(r.type==="none")throw new i.vC("bug","There is no thread to ask on.")
const o={...n,...(0,l.T6)(e,t,{thread:r.number})}
return{v:1,items:[{pending:o,risk:"",reasons:[],shown:null,decision:null}],comment:null}}}),1004:((e,t,n)=>{n.d(t,{L:()=>setUpFacts,w:()=>makeReady})
var r=n(54995)
var o=n(63935)
var s=n(94869)
var i=n(88135)
var a=n(63501)
var c=n(6107)
async function makeReady(e,t,n=e.changed){const{run:s,inputs:i,restriction:a,signal:u}=e
const{redact:l,memory:d}=s
const m=secretsOf(e)
const f=n.length===0
const p=f?"all":a.restrictions?"own":"commands"
const[h]=setUpFacts(e,e.changed.length>0?e.changed:n)
if(h!==void 0){d.notes.add(h);(0,r.printNotice)(l(h))}await(0,c.s)({inSetUp:e=>t(e,p),secrets:f?m:(0,o.lO)(m),lacksSecrets:h!==void 0,command:i["setup-command"],folders:e.others?.here.map(({path:e})=>e)??[],network:i["setup-network"],timeoutMs:i["timeout-minutes"]*6e4,signal:u,onOutput:(0,r.printSetUp)(l,s.world.newId),onBlocked:e=>(0,r.printNotice)(l(`The network access of \`setup-command\` was blocked. ${e}`)),onFailed:e=>(0,r.printNotice)(l(e))})}function setUpFacts(e,t){const n=secretsOf(e).namesIn(e.inputs["setup-command"]??"")
if(n.length===0||t.length===0)return[]
const r=`the ${(0,s.U9)(n.length,"secret")} ${n.join(", ")}`.replace("the 1 secret","the secret")
return[(0,i.J1)("set-up-withheld",{secrets:r,files:(0,a.ri)(t)})]}function secretsOf({conversation:e,restriction:t}){return t.restrictions?.forSetUp??e.state.secrets.forTools()}}),19868:((e,t,n)=>{n.d(t,{f:()=>taskFor,I:()=>withPictures})
var r=n(46032)
var o=n(44463)
var s=n(90009)
var i=n(82535)
var a=n(28942)
var c=n(38789)
const u={most:4,bytes:2*1024*1024}
function sourcesOf({trigger:e,thread:t,comments:n,pull:r,linked:o=[]}){const{type:s}=e.thread
const i=s==="discussion"
const a=[{place:"the request",path:askedAt(e),body:e.request},...t?[{place:`${t.kind} #${t.number}`,path:headOf(e),body:t.body}]:[],...n.toReversed().map(({id:e,body:t})=>({place:`comment ${e}`,path:i?"":`/issues/comments/${e}`,body:t})),...(r?.reviews.toReversed()??[]).map(({id:e,body:t})=>({place:`review ${e}`,path:`/pulls/${r?.number}/reviews/${e}`,body:t})),...(r?.comments.toReversed()??[]).map(({id:e,body:t})=>({place:`review comment ${e}`,path:`/pulls/comments/${e}`,body:t})),...o.map(({number:e,body:t=""})=>({place:`issue #${e}`,path:`/issues/${e}`,body:t}))]
return a.map(({body:e,...t})=>({...t,text:(0,c.u6)(e)}))}function askedAt(e){const{item:t,thread:n}=e
switch(t.kind){case"issue-comment":return`/issues/comments/${t.id}`
case"review-comment":return`/pulls/comments/${t.id}`
case"review":return n.type==="none"?"":`/pulls/${n.number}/reviews/${t.id}`
default:return headOf(e)}}function headOf({thread:e}){return e.type==="issue"||e.type==="pull_request"?`/issues/${e.number}`:""}function countPictures(e,t){return imageUrls(sourcesOf(e).map(({text:e})=>e),t).length}async function readPictures({client:e,port:t,serverUrl:n},r){const o=new Map
for(const e of sourcesOf(r))for(const t of imageUrls([e.text],n))if(!o.has(t))o.set(t,e)
const download=async n=>{try{return await t.download(n)}catch(r){const s=await signedAddress(e,n,o.get(n)?.path??"")
if(s===void 0)throw r
return t.download(s)}}
const{images:s,missing:i}=await readImages({download:download},[...o.keys()],u)
return{dataUrls:s.map(({dataUrl:e})=>e),places:s.map(({url:e})=>o.get(e)?.place??""),missing:i.length}}const l=a.object({body_html:a.string().default("")})
async function signedAddress(e,t,n){const r=new URL(t).pathname.split("/").at(-1)??""
if(n===""||r.length<8)return
const o={accept:"application/vnd.github.full+json"}
const{body_html:s}=l.parse(await e.get(n,{headers:o}))
const i=s.matchAll(/<img\b[^>]{0,2000}?\bsrc="([^"]+)"/gi)
return[...i].map(([,e=""])=>e.replaceAll("&amp;","&")).find(e=>e.includes(r))}const d=/!\[[^\]]{0,1000}\]\(\s*<?(https?:\/\/[^\s)>]+)|<img\b[^>]{0,2000}?\bsrc\s*=\s*["']?(https?:\/\/[^\s"'>]+)/gi
function imageUrls(e,t){const n=e.flatMap(e=>[...e.matchAll(d)].map(([,e,t])=>e??t??""))
return[...new Set(n)].filter(e=>isAttachment(e,t))}async function readImages(e,t,n){const r=[]
const o=[]
for(const s of t){const t=r.length<n.most?await readImage(e,s,n.bytes):void 0
if(t===void 0)o.push(s)
else r.push({url:s,dataUrl:t})}return{images:r,missing:o}}async function readImage(e,t,n){try{const r=[]
let o=0
for await(const s of await e.download(t)){o+=s.length
if(o>n)return
r.push(s)}const s=Buffer.concat(r)
const i=typeOf(s)
return i&&`data:${i};base64,${s.toString("base64")}`}catch{return}}function typeOf(e){const t=e.toString("latin1",0,12)
if(t.startsWith("PNG\r\n\n"))return"image/png"
if(t.startsWith("ÿØÿ"))return"image/jpeg"
if(/^GIF8[79]a/.test(t))return"image/gif"
return/^RIFF.{4}WEBP/s.test(t)?"image/webp":void 0}const m=/^(?:private-user|user)-images\.githubusercontent\.com$/
const f=/^github-production-user-asset-[a-z0-9]+\.s3(?:\.[a-z0-9-]+)?\.amazonaws\.com$/
function isGitHubs(e,t){const n=URL.parse(e)
if(n?.username!==""||n.password!=="")return!1
const{origin:r,protocol:o,hostname:s,port:i}=n
if(r===new URL(t).origin)return!0
return o==="https:"&&i===""&&(m.test(s)||f.test(s))}function isAttachment(e,t){const n=URL.parse(e)
if(!n||!isGitHubs(e,t))return!1
if(m.test(n.hostname))return!0
const r=n.origin===new URL(t).origin
return r&&/^\/(?:user-attachments\/assets\/|[^/]+\/[^/]+\/assets\/|storage\/user\/)/.test(n.pathname)}const p=3
const h=2e4
function imageDownload({fetch:e,serverUrl:t,signal:n}){return{async download(r){let o=r
for(let r=0;r<=p;r++){if(!isGitHubs(o,t))throw new Error("It redirects away from GitHub.")
const r=AbortSignal.any([n,AbortSignal.timeout(h)])
const s=await e(o,{redirect:"manual",signal:r})
if(s.ok&&s.body)return s.body
const i=s.headers.get("location")
await(s.body?.cancel())
if(s.status<300||s.status>=400||i===null)throw new Error(`It is ${s.status}.`)
o=new URL(i,o).href}throw new Error("It redirects too often.")}}}var g=n(13218)
var w=n(12719)
var v=n(6865)
var b=n(54552)
var k=n(62423)
var y=n(94869)
var $=n(88135)
var O=n(63501)
var j=n(20185)
var _=n(54267)
var S=n(21271)
var R=n(1004)
async function taskFor(e,t){const{memory:n,trigger:r,world:o,failed:s}=e
const{startingPoint:a,reading:c,closed:u}=t
const{thread:l,pull:d,standings:m}=c
const f=(0,j.Bg)(e)
const p=f==="plan"||f==="ask"?[(0,$.J1)(`${f}-told`)]:workingFacts(t)
const h=[...t.others?.told??[],...p]
if(!n.isResumed){const n=firstTask(e,a,c)
return{...n,words:[n.words,...earlierFacts(a),...(0,O.nK)(t),...h].join("\n\n")}}const{read_until:w,answered:v,thread_digest:b}=n.manifest
const[k,y]=await Promise.all([checksOf(e,a),readMovedBranch(e,a)])
return(0,g.Lq)({trigger:r,thread:l,pull:d,standings:m,nonce:o.newId().replaceAll("-",""),readUntil:w??void 0,known:new Set(v.flatMap(({key:e})=>commentIn(e))),isHeadNew:b!==null&&r.snapshot!==void 0&&(0,S.he)(r.snapshot)!==b,facts:[...endOf(e),...heldIn(e),...placeOf(e,t,y),...h,...failureOf(e),...f==="work"?closedIn(u):[]],items:[...y.items,...k,...s?(0,i._k)(s):[]]})}function workingFacts(e){return[...(0,R.L)(e,e.changed),...checkFacts(e)]}function checkFacts({inputs:{check:e},startingPoint:{goal:t}}){return e===void 0||t.kind==="review"?[]:[(0,$.J1)("check-told",{command:(0,y.SS)((0,y.TN)(e,200))})]}function earlierFacts({goal:e,head:t,branch:n,pull:r}){if(r||!(e.kind==="advance"||e.kind==="propose"&&e.isThere))return[]
const o=e.kind==="advance"?` (pull request #${e.pullRequest.number})`:""
return[(0,$.J1)("earlier-work",{branch:n,pull_request:o,commit:t,base:e.base})]}function commentIn(e){const[,t="",n]=e.split("/")
return["issue_comment","discussion_comment"].includes(t)&&n!==void 0?[Number(n)]:[]}function endOf({memory:e}){const{outcome:t,reason:n}=e.manifest
if(t===null||e.wasCutOff)return[(0,$.J1)("news-cut-off")]
return[(0,$.J1)("news-end",{outcome:t,reason:n??""})]}function heldIn({memory:e}){const t=(0,b.zJ)((0,_.sp)(e))
return t?[(0,$.J1)("news-held",{paths:t.paths.join(", ")})]:[]}function closedIn(e){return e.length>0?[(0,$.J1)("news-closed",{names:e.join(", ")})]:[]}function failureOf({trigger:{run:e,headSha:t},failed:n}){return e?[(0,$.J1)("news-ci",(0,g.ng)(e,t)),...n?.notes??[]]:[]}function placeOf({memory:e},t,{facts:n}){const{startingPoint:r,tools:o}=t
const[{head:s,branch:i},{workspace:a}]=[r,o]
const{work:c}=e.manifest
const u=a.outputDir??""
const l=(0,$.J1)("news-place",{workspace:a.workingDir,commit:s,branch:i,outputs:u})
if(!c)return[l,...(0,O.nK)(t)]
const{commit:d}=c
if(d===s)return[l,(0,$.J1)("news-published"),...(0,O.nK)(t)]
const m=c.branch===i?[]:[(0,$.J1)("news-elsewhere",{commit:d,branch:c.branch})]
return[l,...m,...n,...(0,O.nK)(t)]}async function readMovedBranch({memory:e,github:t,job:n},{head:r,branch:i}){const{work:a}=e.manifest
if(!a||a.branch!==i||a.commit===r)return{facts:[],items:[]}
const{commit:c}=a
const u=await(0,s.kC)((0,o.n)(t,n.repository),c,r)
e.notes.add(movedNote(u,(0,k.aY)(i)))
const l=u&&!u.isRewritten?"news-moved":"news-rewritten"
return{facts:[(0,$.J1)(l,{commit:c,branch:i})],items:u?[(0,s.DU)(u,c)]:[]}}function movedNote(e,t){if(!e)return(0,$.J1)("branch-unknown",{branch:t})
const n=e.isRewritten?"branch-rewritten":"branch-others"
return(0,$.J1)(n,{branch:t,commits:(0,y.U9)(e.total,"commit")})}async function checksOf({memory:e,github:t,job:n},{pull:r,goal:s,head:i}){const{work:a}=e.manifest
if(!a||a.commit===i&&(r||s.kind==="advance"))return[]
const c=await(0,v.wf)((0,o.n)(t,n.repository),a.commit)
if(!c||c.length===0)return[]
const u=c.slice(0,50).map(({name:e,conclusion:t})=>`${t}: ${e}`)
return[{label:`the checks of ${a.commit}, which you published`,text:u.join("\n"),format:"plain"}]}function firstTask(e,{goal:t},n){const{job:r,trigger:o,world:s,failed:i}=e
const a=s.newId().replaceAll("-","")
const c=(0,g.Xb)({...n,trigger:o,failed:i,repository:r.repository,nonce:a})
return t.kind==="review"?{...c,words:`${c.words}\n\n${reviewTask(t.context)}`}:c}function reviewTask({known:e}){const t=e.filter(({status:e})=>e==="open").map(({id:e})=>e)
const n=t.length===0?"":`\n\n${(0,$.J1)("review-known",{comments:t.join(", ")})}`
return(0,$.J1)("review")+n}async function withPictures(e,t,{words:n,sees:o}){const s=albumOf(e,t)
const i=countPictures(s,e.job.serverUrl)
if(i===0)return n
if(!o)return told(n,{dataUrls:[],places:[],missing:i})
const a=await loadPictures(e,s)
if(a.dataUrls.length===0)return told(n,a)
const c={type:"image",image_urls:a.dataUrls,cache_prompt:!1}
return{role:"user",content:[(0,r.Qq)(told(n,a)),c]}}function loadPictures({github:e,job:t,world:n},r){const{serverUrl:s,repository:i,fetch:a}=t
const c=imageDownload({fetch:a,serverUrl:s,signal:n.signal})
return readPictures({client:(0,o.n)(e,i),port:c,serverUrl:s},r)}function albumOf({trigger:e,memory:t},{thread:n,pull:r,linked:o}){const{isResumed:s,manifest:i}=t
const{read_until:a}=i
const isNew=e=>!e.isOwn&&(!s||a===null||!(0,w.Y8)(e.createdAt,a))
const c=(n?.comments??[]).filter(isNew)
const u=r&&{number:r.pull.number,reviews:r.reviews.reviews.filter(isNew),comments:r.reviews.threads.flatMap(e=>e.comments).filter(isNew)}
const l={trigger:e,comments:c,pull:u}
return{...l,...s?{thread:void 0}:{thread:n,linked:[...r?.reviews.linked??[],...o]}}}function told(e,{places:t,missing:n}){return[e,...t.length>0?[(0,$.J1)("images-shown",{places:t.join(", ")})]:[],...n>0?[(0,$.J1)("images-not-shown",{count:String(n)})]:[]].join("\n\n")}}),6107:((e,t,n)=>{n.d(t,{$A:()=>changedSince,Ik:()=>statedCheckout,YL:()=>keepHistory,hA:()=>treeBeforeTools,s:()=>setUp})
var r=n(73024)
var o=n(76760)
var s=n(3630)
var i=n(33368)
var a=n(31662)
var c=n(70762)
var u=n(98664)
var l=n(94869)
async function setUp(e){const{command:t}=e
if(t!==void 0)await e.inSetUp(n=>runIn(n,t,e))}async function runIn({workspace:e,denials:t},n,r){const{secrets:o,lacksSecrets:s,timeoutMs:i,signal:a,network:u,onOutput:l,onBlocked:d,onFailed:m}=r
const f=new Set(await changes(e,r))
const p=await o.namedIn(n)
const{output:h,exitCode:g,timedOut:w}=await e.run(n,{timeoutMs:i,signal:a,variables:p})
l(h)
const v=(0,c.Z)(t(),{name:"setup-network",value:u})
if(v!=="")d(v)
if(w)throw failed("did not end in time","Raise `timeout-minutes`, or do it in a step before this one.")
if(g!==0){const e=failed(`ended with exit code ${g}: ${usefulLine(h)}`,v||"The log has its output.")
if(!s)throw e
m(`${e.headline} The agent continues without what it could not install.`)}const b=(await changes(e,r)).filter(e=>!f.has(e))
if(b.length>0)throw dirty(b)}async function changes(e,{signal:t,folders:n=[]}){const r=await statusOf(e,t,{})
for(const o of n){const n=await statusOf(e,t,{command:'cd "$FOLDER" && ',variables:{FOLDER:o}})
r.push(...n.map(e=>`${e.slice(0,3)}${o}/${e.slice(3)}`))}return r}async function statusOf(e,t,{command:n="",...r}){const o=`${n}git status --porcelain`
const{exitCode:s,output:i}=await e.run(o,{timeoutMs:6e4,signal:t,...r})
return s===0?i.split("\n").filter(e=>e!==""):[]}function failed(e,t){return new u.vC("config",`The \`setup-command\` ${e}`,{hint:t})}const d=/error|fatal|fail|cannot|could not|unable|denied|refused|not found|no such|no module|unknown|invalid|unrecogni[sz]ed/i
const m=/complete log of this run|^npm (?:error|ERR!) (?:code|syscall|errno|path|command|network (?!request))|^npm (?:error|ERR!)\s*$|^\s*warn|\bwarn(?:ing)?:|^make(?:\[\d+\])?: \*\*\*|exit (?:status|code) \d+\.?$/i
function usefulLine(e){const t=e.split("\n").filter(e=>e.trim()!=="")
const n=t.find(e=>d.test(e)&&!m.test(e))??t.at(-1)
return(0,l.TN)(n??"",200)||"it said nothing"}function dirty(e){const t=e.slice(0,3).map(e=>(0,l.TN)(e.slice(3),80)).join(", ")
const n=`${(0,l.U9)(e.length,"change")} (${t}${e.length>3?", …":""})`
return failed(`left ${n} in the checkout, which could not be told apart from the agent's changes`,"Let git ignore the files that it creates, and keep tracked files unchanged, for example with `npm ci` instead of `npm install`.")}const historyIn=e=>(0,o.join)(e,"history.git")
async function keepHistory({job:e,world:t},{folder:n}){const[r,o]=[historyIn(n),(0,s._)(t.env)]
const a=["clone","--quiet","--bare","--no-hardlinks","--",e.workspace,r]
await(0,i.$Y)({folder:n,environment:o}).raw(a)
return{gitDir:r,environment:o}}async function statedCheckout({job:e,world:t},{folder:n,publisher:c,tree:u,name:l}){const d=(0,o.join)(n,l);(0,r.mkdirSync)(d,{mode:448})
const m=(0,s._)(t.env)
const f=["clone","--quiet","--no-checkout","--no-hardlinks","--",historyIn(n),d]
await(0,i.$Y)({folder:n,environment:m}).raw(f)
await c.writeFiles(u,d);(0,r.mkdirSync)((0,o.join)(d,".git","info"),{recursive:!0});(0,r.writeFileSync)((0,o.join)(d,".git","info","attributes"),a.DN)
const p=(0,i.$Y)({folder:d,environment:m})
await p.raw(["remote","set-url","origin",`${e.repositoryUrl}.git`])
await p.raw(["read-tree","HEAD"])
return d}async function treeBeforeTools(e,t,{publisher:n,startingPoint:r}){const{pull:o,branch:s,goal:i}=r
const a=o===void 0&&s===i.base
if(e.trigger.kind!=="decision"&&(t["setup-command"]===void 0||a))return
const{wholeTree:c,tree:u}=await n.capture()
return c??u}async function changedSince(e,{publisher:t,tree:n,putBack:r}){const o=n===void 0?[]:(await t.compared(n,e)).files.map(({path:e})=>e)
return[...new Set([...o,...r?.files??[]])]}})}

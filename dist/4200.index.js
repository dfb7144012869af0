export const id=4200
export const ids=[4200,6595]
export const modules={2507:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,G2:()=>i,LK:()=>memoryStore,s4:()=>folderStore})
var r=n(73024)
var s=n(76760)
var o=n(98664)
const i=".tmp"
function folderStore(e){const t=new Set
const pathOf=t=>(0,s.join)(e,requireInside(t))
const makeParent=e=>{const n=(0,s.dirname)(e)
if(!t.has(n))(0,r.mkdirSync)(n,{recursive:!0})
t.add(n)
return e}
return{write(e,t){const n=makeParent(pathOf(e));(0,r.writeFileSync)(n+i,t);(0,r.renameSync)(n+i,n)},read:e=>(0,r.readFileSync)(pathOf(e),"utf8"),list:e=>(0,r.existsSync)(pathOf(e))?(0,r.readdirSync)(pathOf(e)).sort():[],move:(e,t)=>(0,r.renameSync)(pathOf(e),makeParent(pathOf(t))),remove:e=>(0,r.rmSync)(pathOf(e),{force:!0}),lock:e=>takeLock(makeParent(pathOf(e)))}}function requireInside(e){const t=e!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(e)&&!e.split(/[/\\]/).includes("..")
if(!t)throw new o.vC("bug",`The file name ${JSON.stringify(e)} leaves the folder of the conversation.`)
return e}function memoryStore(e=new Map){const t=new Set
const read=t=>{const n=e.get(requireInside(t))
if(n===void 0)throw new o.vC("bug",`There is no file ${t} in memory.`)
return n}
return{write:(t,n)=>void e.set(requireInside(t),n),read:read,list:t=>filesIn(`${requireInside(t)}/`,[...e.keys()]).sort(),move(t,n){e.set(requireInside(n),read(t))
e.delete(t)},remove:t=>void e.delete(requireInside(t)),lock(e){if(t.has(e))throw new o.vC("bug","This conversation is open already.",{hint:"Close it first."})
t.add(e)
return{tookOver:void 0,release:()=>void t.delete(e)}}}}function filesIn(e,t){const n=t.filter(t=>t.startsWith(e)).map(t=>t.slice(e.length))
return n.filter(e=>!e.includes("/"))}function takeLock(e){const t=identityOf(process.pid)??`${process.pid} unknown`
const n=create(e,t)?void 0:takeOver(e,t)
return{tookOver:n,release:()=>release(e,t)}}function create(e,t){const n=`${e}.${process.pid}`;(0,r.writeFileSync)(n,t)
try{(0,r.linkSync)(n,e)
return!0}catch(e){if(isCode(e,"EEXIST"))return!1
throw e}finally{(0,r.rmSync)(n)}}function takeOver(e,t){const n=read(e)??""
if(n===t)throw held(e,"in this process already","Close it first.")
if(isAlive(n))throw held(e,`by process ${pidOf(n)}`,"Wait until that process has ended.")
if(!putAside(e,n)||!create(e,t))throw held(e,"by a process that was faster","Wait until it has ended.")
return n===""?void 0:`process ${pidOf(n)}`}function putAside(e,t){const n=`${e}.${process.pid}.stale`
try{(0,r.renameSync)(e,n)}catch(e){if(isCode(e,"ENOENT"))return!1
throw e}const s=read(n)===t
if(s)(0,r.rmSync)(n)
else(0,r.renameSync)(n,e)
return s}function release(e,t){try{if(read(e)===t)(0,r.rmSync)(e,{force:!0})}catch{}}function held(e,t,n){return new o.vC("config",`The conversation is open ${t} (${e}).`,{hint:n})}function pidOf(e){return Number(e.split(" ")[0])}function isAlive(e){const t=pidOf(e)
return Number.isInteger(t)&&t>0&&identityOf(t)===e}function identityOf(e){const t=read("/proc/sys/kernel/random/boot_id")
if(t===void 0)return answers(e)?`${e} unknown`:void 0
const[n,...r]=read(`/proc/${e}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${e} ${t.trim()}/${r[18]}`}function answers(e){try{process.kill(e,0)
return!0}catch(e){return isCode(e,"EPERM")}}function read(e){try{return(0,r.readFileSync)(e,"utf8")}catch(e){if(isCode(e,"ENOENT")||isCode(e,"ESRCH"))return
throw e}}function isCode(e,t){return e instanceof Error&&"code"in e&&e.code===t}}),78995:((e,t,n)=>{n.d(t,{ks:()=>SecretRegistry,tA:()=>describeSecrets,$J:()=>secretsFor})
var r=n(98664)
var s=n(51977)
var o=n(91106)
var i=n(24506)
function weaknessOf(e){const t=e.trim()
if(t==="")return
if(t.length<o.G6)return"short"
return(0,i.B)(t).some(isOrdinary)?"ordinary":void 0}const a=/[-_./: ]+/
const c=3
const d=/^\p{L}{1,10}\d{0,4}$/u
const u=/^\d{1,8}$/
const l=/^(.)\1*$/u
const f=/[bcdfghjklmnpqrstvwxz]{5}/i
const h=/\p{Ll}\p{Lu}/u
function isOrdinary(e){const t=e.split(a).filter(e=>e!=="")
if(l.test(e))return!0
return t.length<=c&&t.every(e=>u.test(e)||isWord(e))}function isWord(e){return d.test(e)&&!f.test(e)&&!h.test(e)}var p=n(88135)
var w=n(31720)
function secretsFor(e,{valuesOf:t,mask:n,masker:r}){return Object.freeze({granted:()=>t(e),mask:n,masker:r})}class SecretRegistry{#e
#t
#n=new Map
#r=new Map
#s=new Set
#o=new Map
#i
constructor(e=w.JE,t=[]){this.#e=e
this.#t=new Lookup(e)
for(const e of t)this.#a(e)}get names(){return[...this.#n.keys()]}get(e){return this.#n.get(e)}all(){return Object.fromEntries(this.#n)}update(e){const t=Object.entries(e).map(([e,t])=>[e,sourceOf(e,t)])
for(const[e,n]of t)this.#c(e,n)}mask=e=>this.#d().mask(e)
forTools(){return Object.freeze({namesIn:e=>this.#u(e),valuesOf:e=>this.#l(e),mask:this.mask,masker:()=>(0,s.streamMask)(()=>this.#d())})}dump(e){const t=[...this.#n].map(([t,n])=>[t,(0,w.H0)(n,e)])
return{secret_sources:{...Object.fromEntries(this.#o),...Object.fromEntries(t)}}}load(e,t){const n=[]
for(const[r,s]of Object.entries(e.secret_sources)){const e=(0,w.l5)(s,t)
if(e===void 0){n.push(r)
this.#o.set(r,s)}else this.#c(r,e)}return n}toJSON(){return this.names}#c(e,t){const n=this.#r.get(e)
this.#n.set(e,t)
this.#r.delete(e)
if(t.kind==="LookupSecret"||t.kind==="CallbackSecret")return
const r=t.kind==="StaticSecret"?t.value:this.#e.env[t.variable]??""
this.#r.set(e,r)
if(r!==n)this.#f(e,r)
this.#a(r)}#u(e){return this.names.filter(t=>isVariable(t)&&refersTo(e,t))}async#l(e){const t=await Promise.all(e.filter(isVariable).map(async e=>[e,await this.#h(e)]))
return Object.fromEntries(t.filter(([,e])=>e!==""))}async#h(e){const t=this.#n.get(e)
if(t?.kind!=="LookupSecret"&&t?.kind!=="CallbackSecret")return this.#r.get(e)??""
const n=await this.#t.value(e,t)??""
if(!this.#s.has(n))this.#f(e,n)
this.#a(n)
return n}#f(e,t){const n=weaknessOf(t)
if(n)this.#e.onWeak?.(e,n)}#a(e){if(this.#s.has(e))return
this.#s.add(e)
this.#i=void 0}#d(){this.#i??=(0,s.maskOf)(this.#s)
return this.#i}}function isVariable(e){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)}function sourceOf(e,t){const n=typeof t==="string"?{value:t}:t
if(typeof n==="function")return{kind:"CallbackSecret",read:n}
if("kind"in n&&n.kind==="CallbackSecret")return n
const{description:s,...o}=n
const i=w.e4.safeParse({kind:"StaticSecret",...o,...s!==void 0&&{description:s}})
if(i.success)return i.data
const a=i.error.issues.map(({path:e,message:t})=>`${e.join(".")} ${t}`).join("; ")
throw new r.vC("config",`The secret ${e} is not given as it should be: ${a}.`)}const m=3e4
const v=6e4
class Lookup{#e
#p=new Map
constructor(e){this.#e=e}async value(e,t){const{clock:n,onFailure:r}=this.#e
const s=this.#p.get(t)
if(s!==void 0&&n()-s<v)return
const o=await this.#w(t)
if(o!==void 0)this.#p.delete(t)
else{this.#p.set(t,n())
r?.(e)}return o}async#w(e){const{fetch:t}=this.#e
try{const n=AbortSignal.timeout(m)
if(e.kind==="CallbackSecret")return await answerOf(e,n)
const r=await t(e.url,{headers:e.headers,signal:n})
const s=await r.text()
return r.ok?s:void 0}catch{return}}}async function answerOf({read:e},t){const n=new Promise(e=>t.addEventListener("abort",()=>e(void 0),{once:!0}))
const r=await Promise.race([e(),n])
return typeof r==="string"?r:void 0}function refersTo(e,t){return new RegExp(y.map(e=>e.replace("NAME",t)).join("|")).test(e)}const y=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(e,t="secrets"){const n=Object.entries(e).map(([e,t])=>{const n=typeof t==="object"?t.description:void 0
return n===void 0?`- ${e}`:`- ${e}: ${n}`})
return n.length===0?"":`\n\n${(0,p.J1)(t,{list:n.join("\n")})}`}}),87032:((e,t,n)=>{n.d(t,{$6:()=>textAt,J7:()=>nullSeparated,M$:()=>recordsOf})
function recordsOf(e){return e.toString("latin1").split("\0").filter(e=>e!=="")}function nullSeparated(e){return Buffer.from(e.map(e=>`${e}\0`).join(""),"latin1")}function textAt(e){return Buffer.from(e,"latin1").toString("utf8")}}),79137:((e,t,n)=>{n.d(t,{B9:()=>makeRepository,CC:()=>botIdentity,D2:()=>plainRepository,DN:()=>v,VE:()=>seededWith,WN:()=>f,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,nI:()=>removeFromIndex,tW:()=>isOlder})
var r=n(73024)
var s=n(76760)
var o=n(73136)
var i=n(33368)
var a=n(3024)
var c=n(98664)
var d=n(33737)
var u=n(47575)
var l=n(87032)
const f={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
function botIdentity(e){const t=e.toISOString()
return{GIT_AUTHOR_NAME:f.name,GIT_AUTHOR_EMAIL:f.email,GIT_AUTHOR_DATE:t,GIT_COMMITTER_NAME:f.name,GIT_COMMITTER_EMAIL:f.email,GIT_COMMITTER_DATE:t}}function makeRepository(e){const t=repositoryIn(e);(0,i.xJ)(t.gitDir);(0,r.writeFileSync)(trustingIn(t.gitDir),"[safe]\n\tdirectory = *\n")
return t}function trustingIn(e){return(0,s.join)(e,"trusting")}function repositoryIn({folder:e,workspace:t,environment:n,signal:r}){const o=(0,s.join)(e,"publisher.git")
const inWorkTree=(e={})=>(0,i.$Y)({folder:t,gitDir:o,environment:{...n,...e},signal:r})
const objects=(e={})=>(0,i.$Y)({folder:o,environment:{...n,...e},signal:r})
const seeding=(e={})=>(0,i.$Y)({folder:o,environment:{...n,...e},signal:r,settings:trustingIn(o)})
return{gitDir:o,inWorkTree:inWorkTree,objects:objects,seeding:seeding}}const h="refs/base"
async function fetchBase({seeding:e},t){try{await e().raw(["fetch","--quiet","--depth=1","--no-tags",(0,o.pathToFileURL)(t).href,`+HEAD:${h}`])}catch(e){throw new c.vC("config",`The checkout could not be read completely. ${(0,c.ec)(e).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:e})}}function seededWith({gitDir:e}){const t=(0,s.join)(e,h)
return(0,r.existsSync)(t)?(0,r.readFileSync)(t,"utf8").trim():void 0}async function copyState({workspace:e,environment:t,signal:n},r){const{gitDir:o}=r
const[i="",c=""]=await ownFiles({workspace:e,environment:t,signal:n})
copyOwn(i,(0,s.join)(o,"info","exclude"),p.excludes)
const d=(0,a.lL)((0,s.dirname)(c),"",w)??[]
const u=d.map(String).filter(e=>e==="index"||e.startsWith("sharedindex."))
const l=u.map(e=>copyOwn((0,s.join)((0,s.dirname)(c),e),(0,s.join)(o,e),p.index))
if(l.some(e=>e?.includes(m)))await dropSubmodules(r.inWorkTree())}const p={excludes:64*1024*1024,index:1024*1024*1024}
const w=1e5
function copyOwn(e,t,n){const o=(0,r.existsSync)(e)?(0,r.realpathSync)(e):e
const i=(0,a.Pd)((0,s.dirname)(o),(0,s.basename)(o),n)
if(i.status==="missing")return
if(i.status==="refused")throw new c.vC("config",`The file ${(0,d.aY)((0,s.basename)(e))} in the git folder of the checkout cannot be read.`,{hint:"Remove it in a step before this one, or check out the repository again."});(0,r.writeFileSync)(t,i.bytes)
return i.bytes}const m=Buffer.from([0,0,224,0])
async function ownFiles({workspace:e,...t}){const n=(0,s.join)(e,".git")
if((0,r.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(e=>(0,s.join)(n,e))
const o=["--git-path","info/exclude","--git-path","index"]
const a=await(0,i.$Y)({folder:e,...t}).raw(["rev-parse",...o])
return a.split("\n").map(t=>(0,s.resolve)(e,t))}function isOlder(e,t){try{return(0,r.lstatSync)(e).mtimeMs<(0,r.lstatSync)(t).mtimeMs}catch{return!1}}const v="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:e,workspace:t,environment:n},o){const a=(0,s.join)(e,"bytes.git");(0,i.xJ)(a);(0,r.writeFileSync)((0,s.join)(a,"info","attributes"),v)
const c=(0,s.join)(o,"info","exclude")
if((0,r.existsSync)(c))(0,r.copyFileSync)(c,(0,s.join)(a,"info","exclude"))
const d={GIT_OBJECT_DIRECTORY:(0,s.join)(o,"objects")}
const plain=e=>(0,i.$Y)({folder:e,gitDir:a,environment:{...n,...d}})
return{workspace:t,in:plain}}async function dropSubmodules(e){const t=(0,l.M$)(await e.bytes(["ls-files","-z","--stage"]))
const n=t.filter(e=>e.startsWith(u.NG))
await removeFromIndex(e,n.map(e=>e.slice(e.indexOf("\t")+1)))}async function removeFromIndex(e,t){if(t.length>0)await e.raw(["update-index","-z","--force-remove","--stdin"],(0,l.J7)(t))}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var s=n(40598)
var o=n(39302)
const i=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:r})=>fenced(e.label,{shown:n,hidden:r},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},r){const s=without(r,plain(e).replaceAll(/\s+/g," ").trim())
const o=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${o}\nBEGIN DATA ${r}\n${without(r,t)}\nEND DATA ${r}`}function visibleMarkdown(e){return(0,o.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const r=revealPlain(e)
const s=n==="plain"?revealPlain(t):(0,o.p)(t.replaceAll(i,""))
return{shown:`${r.shown}\n\n${s.shown}`.trim(),hidden:r.hidden+s.hidden}}function revealPlain(e){return(0,s.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),45394:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var r=n(45867)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:r}=e
if(r&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const s=whyStale(e,t)
return s===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:s}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,r.ee)(e).startsWith(t))
const s=(0,r.dz)(e).filter(e=>n.includes(e))
if(s.length>0&&(t===void 0||s.length===1))return{status:"chosen",items:s}
const o=n.find(({decision:e})=>e!==null)?.decision
if(o)return refused(`It was already ${o.verdict} by ${o.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:s,asked:o},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,r.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(s.getTime(),Date.parse(o.at??""))
if(i.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const r=n.find(e=>e.head!==t.head)?.head
if(r!==void 0)return`The branch has moved from ${r.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var r=n(89812)
var s=n(1659)
var o=n(71760)
var i=n(50383)
var a=n(71762)
var c=n(98664)
var d=n(33737)
var u=n(88135)
var l=n(45394)
var f=n(45867)
var h=n(57974)
var p=n(75444)
var w=n(93992)
var m=n(22440)
var v=n(1176)
async function checkDecision({world:e,settings:t,github:n,job:c,trigger:d},u,h){const w=(0,r.n)(n,c.repository)
const y=(0,m.U)(t,e.env,(await(0,a.jU)(w))?.id)
const sleep=t=>e.sleep(t,e.signal)
const g=(0,v.yX)({memory:u,trigger:d})
const k=d.decision?.verdict==="approve"
const[b,$,O]=await Promise.all([(0,o.Gj)({client:w,settings:y.gate,sleep:sleep},d),g?.comment&&(0,s.hF)(w,g.comment.id),g&&k&&(0,f.dz)(g).length>0?(0,i.aE)(w,d.thread,{settings:(0,p.triggerSettings)(t,e.env),since:shownAfter(g)}):[]])
const{decision:S,createdAt:I,actors:A}=d
const[j]=A
if(!S||!j)return{status:"refused",why:"Nobody has decided anything.",proposal:g,shownAt:void 0}
const _={proposal:g,comment:$??void 0,asked:{verdict:S.verdict,digest:S.digest,at:I,by:j},whyNotAllowed:b.status==="denied"?b.why:whyForgotten(u,g),mustNotBeRequester:y.mustNotBeRequester,policy:h,now:e.now(),wasGood:(0,v.fE)({memory:u,trigger:d})}
const T=(0,l.Y)(_)
const mayDecide=async e=>{const t={...y.gate,triggeringActor:void 0}
return(await(0,o.Gj)({client:w,settings:t,sleep:sleep},{...d,actors:[e]})).status==="allowed"}
const P=await whyOpposed({facts:_,verdict:T,rejections:O,mayDecide:mayDecide})
const x=P===void 0?T:{status:"refused",why:P}
return{...x,proposal:g,shownAt:$?.shownAt}}const y=10*6e4
function shownAfter(e){const t=(0,f.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-y)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:r}){if(t.status==="refused"||e.wasGood)return
for(const s of n){if(s.kind==="label")return opposed(s.by,` with the label ${(0,d.aY)(s.name)}`,e)
const n={verdict:"reject",digest:s.said.digest,at:s.at,by:s.by}
const o=(0,l.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(o.status==="refused"||!o.items.some(isAbout))continue
if(await r(s.by))return opposed(s.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const r=e===void 0?"Somebody":(0,d.aY)(e)
return(0,u.J1)("approval-opposed",{rejecter:r,where:t,approver:(0,d.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},r,s,o){const i=(0,f.Q6)(r,s,{...o,by:(0,w.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,v.LY)(i)))throw notMarked()
printDecision(i,s)
return i}function notMarked(){return new c.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,f.TH)(e)))
for(const{pending:t,decision:r}of e){if(!r||!n.has((0,f.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,h.printNotice)(`${e} ${(0,f.VK)(t)} (${(0,f.lx)(t)}) was ${r.verdict} by ${r.by}.`)}}}),97028:((e,t,n)=>{n.d(t,{GO:()=>g,decideIntents:()=>decideIntents,isAboutIntents:()=>isAboutIntents})
var r=n(98664)
var s=n(80292)
var o=n(94869)
var i=n(45867)
var a=n(48252)
var c=n(81031)
var d=n(93992)
var u=n(40669)
var l=n(18511)
var f=n(57266)
var h=n(56172)
var p=n(1176)
var w=n(38833)
var m=n(31384)
var v=n(8670)
var y=n(56595)
function isAboutIntents(e){return e.trigger.kind==="decision"&&(0,i.Eb)((0,p.yX)(e)).length>0}const g="go"
async function decideIntents(e){const t=e.world.clock()
try{if(await e.claimed==="lost")return"lost"
const n=await decide(e)
if(n===g)return n
return{...n,report:{...n.report,durationMs:e.world.clock()-t}}}catch(n){return(0,h.Gj)((0,r.ec)(n),e.world.clock()-t)}}async function decide(e){const t=(0,c.readInputs)(e.settings)
const{proposal:n,...r}=await(0,v.d)(e,e.memory,(0,m.V_)(e.settings,void 0))
if(r.status==="refused"||!n)return endWith({outcome:"skipped",reason:r.status==="refused"?r.why:"Nothing is pending here."})
if(e.trigger.decision?.verdict==="reject")return reject(e,t,{proposal:n,items:r.items})
if(r.status==="stale")return askAgain(e,t,{proposal:n,items:r.items,why:r.why})
if(!(0,y.isPlan)(r.items))return approve(e,t,{proposal:n,items:r.items})
await(0,v.K)(e,n,r.items,{verdict:"approved",reason:""})
return g}async function approve(e,t,{proposal:n,items:r}){const s=await(0,v.K)(e,n,r,{verdict:"approved",reason:""})
const o=(0,u.intentContextOf)(e)
const a=[]
const c=new Map
for(const{pending:n}of r){if(!("intent"in n))continue
const r=readPending(t.intents??[],n,{thread:e.trigger.thread,clean:(0,u.cleanTextFor)(e)})
const s=await carryOut({...o,since:n.created},r,n)
a.push(s)
c.set((0,i.TH)(n),resultOf(s))}return settled(e,t,{used:s,results:c,lines:a})}function readPending(e,{intent:t,value:n},r){const o=(0,u.declaredIntents)(e,{isRestricted:!1}).find(({name:e})=>e===t)
if(!o)return{why:"the workflow no longer declares it"}
const i=o.read(JSON.parse(n),r)
if("why"in i)return i
return(0,s.dj)(i.value)===n?i:{why:"by the workflow as it is now, other words would be sent"}}async function carryOut(e,t,n){const{words:r}=n
if("why"in t)return{status:"refused",words:r,why:t.why}
const s=await(0,l.RO)(e,t,(0,i.ee)(n))
if(s.status==="refused")return{status:"refused",words:r,why:s.why}
return s.status==="already"?{...s,words:r}:(0,l.S$)(s,t)}function resultOf({status:e,why:t}){return e==="refused"?`not done: ${(0,o.TN)(t??"",200)}`:"done"}function settled(e,t,{used:n,results:r,lines:s}){const o=(0,i.dz)(n)
const c=o.length>0?{v:1,items:o,comment:null}:void 0
const d=c&&(0,w.e5)(c,e,t)
const u=(0,f.R)({outcome:"answered",reason:"Decided",hint:""},s)
const l=c?{outcome:"awaiting-approval",reason:(0,a.Sh)(c),hint:""}:u
const h={proposal:c,used:n,results:r,...d!==void 0&&{approvalComment:d}}
return endWith({...l,lines:s},h)}async function reject(e,t,{proposal:n,items:r}){const s=e.trigger.decision?.reason??""
const a=await(0,v.K)(e,n,r,{verdict:"rejected",reason:s})
if((0,i.dz)(a).length>0)return settled(e,t,{used:a,results:new Map,lines:[]})
const c=s===""?"":`: ${s}`
const u=(0,o.TN)(`${(0,d.Id)(e.trigger)} rejected what was proposed${c}`,300).replace(/\.$/,"")
return endWith({outcome:"answered",reason:u},{proposal:void 0,used:a,results:new Map})}function askAgain(e,t,{proposal:n,items:r,why:s}){const o=e.world.now().toISOString()
const c=(0,i.Q6)(n,(0,i.dz)(n),{verdict:"dropped",by:"us",at:o,reason:s})
e.memory.update((0,p.LY)(c))
const{thread:d}=e.trigger
const u=r.flatMap(e=>"intent"in e.pending?[e.pending]:[])
const[l]=u
if(d.type==="none"||!l)return endWith({outcome:"skipped",reason:"Nothing is pending here."})
const f=u.map(({intent:e,value:t,words:n})=>({intent:e,value:t,words:n}))
const h=(0,y.intentItems)(e,t,{thread:d.number,requesters:l.requesters,intents:f})
const v={v:1,items:h,comment:null}
const g=(0,w.e5)(v,e,t)
const k=`It is asked again. ${(0,m.zC)(s,void 0)}`
const b={proposal:v,used:c,results:new Map,approvalComment:g}
return endWith({outcome:"awaiting-approval",reason:(0,a.Sh)(v),hint:k},b)}function endWith({outcome:e,reason:t,hint:n="",lines:r=[]},s){const o=s?.approvalComment===void 0?{}:{approvalComment:s.approvalComment}
const i={...h.II,outcome:e,reason:t,hint:n,costUsd:0,durationMs:0,intents:r,...o}
return{report:i,fault:void 0,conversationPath:"",...s&&{approvals:s}}}}),56595:((e,t,n)=>{n.r(t)
n.d(t,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=n(80292)
var s=n(94869)
var o=n(88135)
var i=n(45867)
var a=n(48252)
var c=n(68268)
var d=n(23849)
var u=n(33737)
var l=n(6009)
var f=n(39302)
var h=n(48351)
function shownPlan(e,t){const n=(0,l.$)((0,h.uG)(withNarrowCode((0,c.Gl)(e))),{...t,showsAddresses:!0})
return isNarrow(n)&&readingOf(n).hidden===0?n:(0,l.$)((0,u.DV)("text",(0,h.xe)(e)),t)}function readPlan(e){return readingOf(e).shown.trim()}function readingOf(e){return(0,f.p)((0,d.l$)(e))}function columnsAt(e){return h.cZ-2*e}const p=8
function isNarrow(e){const t=(0,c.m6)(e)
if((0,c.d1)(e)>p)return!1
return t.every(({kind:e,isQuoted:t,level:n,text:r})=>{if(e==="table"||t)return!1
return r.split("\n").every(e=>(0,h.qz)(e)<=columnsAt(n))})}function withNarrowCode(e){const t=e.split("\n")
for(const{level:n,start:r,end:s,text:o,fence:i}of(0,c.m6)(e).toReversed())if(i||n===0)t.splice(r,s-r,...fenced(i?.before??"",(0,h.xe)(o,columnsAt(n))))
return t.join("\n")}function fenced(e,t){const n=(0,s.Lt)(t)
const r=(0,c.U2)({before:e})
return[`${e}${n}`,...t.split("\n").map(e=>`${r}${e}`),`${r}${n}`,""]}var w=n(93992)
var m=n(63501)
var v=n(19868)
var y=n(1176)
var g=n(31384)
var k=n(23665)
const b=24e3
function showable(e){const t=[]
const n=[]
let s=b
for(const o of e){const e=(0,r.dj)(o.value)
const i=(0,a.AS)({arguments:e}).length+o.words.length+200
if(i>s)n.push(o)
else{s-=i
t.push({intent:o.kind.name,value:e,words:o.words})}}return{shown:t,unseen:n}}function intentItems(e,t,{thread:n,requesters:r,intents:s}){const o=(0,g.T6)(e,t,{thread:n})
return s.map(e=>({pending:{...o,...e,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const $=12e3
function askedPlan(e,{nobody:t,rules:n,clean:s}){const i=e.trim()
if(i==="")return{waiting:[]}
if(!hasItems(i))return{waiting:[],advice:{hint:(0,o.J1)("plan-none")}}
const c=shownPlan(i,n)
const d=t===void 0?whyNotShown(i,c,s):(0,a.kI)(t)
if(d!==void 0)return{waiting:[],advice:{hint:(0,o.J1)("plan-not-asked",{why:d})}}
return{waiting:[{intent:"plan",value:(0,r.dj)({plan:c}),words:""}]}}function whyNotShown(e,t,n){if(e.length>$||t.length>b)return"it is too long to be shown in full"
if(n(t)!==t)return"it contains what looks like a secret, which is never shown"
return}function hasItems(e){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(e)}async function requirePlan({conversation:e,runAgent:t},n){const r=e.finalResponse()
if(r.trim()===""||hasItems(r))return n
await e.send((0,o.J1)("plan-again"))
return t()}function isPlan(e){return e.length>0&&e.every(i.H9)}async function carryOutPlan(e){const{run:t,conversation:n,runAgent:r}=e
const s=(0,y.sp)(t.memory)
const{isResumed:o}=t.memory
const i=o?[]:[(await(0,v.fM)(t,e)).words]
const a=go(s?.items??[],(0,w.Id)(t.trigger))
const c=[...i,a,...o?remembering(e):[],...(0,m.nK)(e)]
await n.send(c.join("\n\n"))
return{end:await r(),...s&&{used:s}}}function remembering(e){const{memoryFile:t}=e.knowledge
return t!==void 0&&(0,k.jd)(e)?[(0,o.J1)("memory-propose",{path:t})]:[]}function go(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[(0,i.rP)(e)]:[])
const r=readPlan(n.join("\n\n"))
const a=(0,s.Lt)(r)
return(0,o.J1)("plan-go",{who:t,plan:`${a}\n${r}\n${a}`,legend:planLegend(r)}).trimEnd()}function planLegend(e){const t=(0,a.jo)(e)
return t.length===0?"":(0,o.J1)("plan-signs",{signs:t.map(e=>`- ${e}`).join("\n")})}}),18511:((e,t,n)=>{n.d(t,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var r=n(58908)
var s=n(76718)
var o=n(98664)
var i=n(94869)
var a=n(33737)
var c=n(94462)
async function settleAll(e,t,n){const r=[]
const s=[]
const o=new Map
const i=new Map
const c=new Map
const d=new Set
for(const u of t){const t=readProposed(u,e,n)
if("why"in t){r.push({status:"refused",words:(0,a.aY)(u.name),why:t.why})
continue}const{kind:l}=t
const f=JSON.stringify([l.name,t.value])
if(d.has(f)){c.set(l.name,(c.get(l.name)??0)+1)
continue}d.add(f)
const h=o.get(l.name)??0
o.set(l.name,h+1)
if(h>=l.limits.most){i.set(l.name,(i.get(l.name)??0)+1)
continue}const p=await settleOne(e,t,{...n,slot:`${n.key}/${h}`})
r.push(p)
if(p.status==="waiting")s.push(t)}const u=restOf(i,(e,t)=>`the workflow allows ${(o.get(e)??t)-t} in a run`)
const l=restOf(c,()=>"it was proposed more than once")
return{lines:[...r,...u,...l],waiting:s}}function restOf(e,t){return[...e].map(([e,n])=>({status:"refused",words:`${(0,i.U9)(n,"more proposal")} of ${(0,a.aY)(e)}`,why:t(e,n)}))}function readProposed(e,{thread:t},{declared:n,clean:r}){const s=n.find(({name:t})=>t===e.name)
if(!s)return{why:"the workflow does not declare it, or only for runs that are not restricted"}
return s.read(e.value,{thread:t,clean:r})}async function settleOne(e,t,n){const{words:r,kind:s}=t
const o=s.waits||n.isConfirming&&!s.limits.isUnattended
if(o&&n.nobody!==void 0&&n.way==="carry-out")return{status:"refused",words:r,why:`it needs approval, and nobody can be asked, because ${n.nobody}`}
const i=await checkProposal(e,t,n.slot)
if(i.status==="refused")return{status:"refused",words:r,why:i.why}
if(i.status==="already")return{...i,words:r}
if(n.way==="look")return{status:"planned",words:r,...o&&{why:"after a person has approved it"}}
return o?{status:"waiting",words:r,why:"for a person to approve it"}:carryOutIntent(i,t)}async function checkProposal(e,t,n){const{kind:r,number:o,check:i}=t
try{if(o===void 0||r.target==="discussion")return await i(e,{target:void 0,slot:n})
const{owner:t,name:d}=e.repository
const u=await(0,s._)(e.client,`${t}/${d}`,o)
if(!u)return(0,c.J5)(`there is no #${o} in this repository`)
if(r.target==="issue"&&u.isPull)return(0,c.J5)(`#${o} is a pull request`)
if(r.target==="pull_request"&&!u.isPull)return(0,c.J5)(`#${o} is an issue`)
const{only:l}=r.limits
const has=e=>u.labels.some(t=>t.toLowerCase()===e.toLowerCase())
if(l.length>0&&!l.some(has))return(0,c.J5)(`#${o} has none of the labels that the workflow asks for (${l.map(a.aY).join(", ")})`)
const f=await i(e,{target:u,slot:n})
if(f.status!=="ready")return f
if(r.needsOpen&&!u.isOpen)return(0,c.J5)(`#${o} is closed`)
if(u.isLocked&&!r.canBeLocked)return(0,c.J5)(`#${o} is locked`)
return f}catch(e){return(0,c.J5)(whyFailed(e,t))}}async function carryOutIntent(e,t){const{words:n}=t
try{return{status:"done",words:n,...await e.act()}}catch(e){return{status:"refused",words:n,why:whyFailed(e,t)}}}function whyFailed(e,{kind:t}){const n=(0,o.ec)(e)
const s=e instanceof r.Q4&&e.status===403?`; the job may need \`${t.permission}\``:""
return`${(0,i.TN)(n.message,300).replace(/\.$/,"")}${s}`}})}

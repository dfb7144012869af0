export const id=3882
export const ids=[3882,5013,8970,6865,7026]
export const modules={27636:((e,t,n)=>{n.d(t,{S3:()=>earlierTools,YO:()=>readableState,Yi:()=>earlierSettings,un:()=>readState})
var s=n(98664)
var r=n(39953)
var o=n(56887)
var i=n(95813)
var a=n(95017)
function readState(e,t){const n=readIfThere(e)
if(n===void 0)return
const{value:s,paths:r}=readableState(fromJson(n))
if(r.length>0)t?.(r)
const{own_analyzer:o,...i}=s
return{...i,security_analyzer:o??i.security_analyzer}}function readableState(e){const{draft:t,lost:n}=completed(e)
const s=(0,r.u)(a.zn,t)
if(!s)throw unreadable("it has no id of a conversation")
const o=[...n,...s.paths,...caught(t),...(0,i.XK)(s.value.agent)]
return{value:s.value,paths:[...new Set(o)]}}function fromJson(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch(e){throw unreadable(String(e),e)}}function unreadable(e,t){const n="Restore that file, or delete the conversation folder to start again."
return new s.vC("config",`The file ${a.bv} cannot be read: ${e}`,{hint:n,cause:t})}const c={agent:{kind:i.XJ},workspace:{kind:"LocalWorkspace",working_dir:""}}
function completed(e){if(!isObject(e))return{draft:e,lost:[]}
const t=[]
const n=Object.entries(c).map(([n,s])=>{const r=e[n]
if(!isObject(r)){t.push(n)
return[n,s]}const o=Object.entries(s).filter(([e])=>typeof r[e]!=="string")
t.push(...o.map(([e])=>`${n}.${e}`))
return[n,{...r,...Object.fromEntries(o)}]})
return{draft:{...e,...Object.fromEntries(n)},lost:t}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const u={confirmation_policy:o.Q4,execution_status:a.rI}
function caught(e){const t=Object(e)
return Object.entries(u).flatMap(([e,n])=>t[e]===void 0||n.safeParse(t[e]).success?[]:[e])}function readIfThere(e){try{return e.read(a.bv)}catch(e){const t=e instanceof s.vC||e instanceof Error&&"code"in e&&e.code==="ENOENT"
if(t)return
throw e}}function earlierTools(e){const t=readState(e)
return t?(0,i.$p)(t.agent):[]}function earlierSettings(e){return(0,i.RV)(readState(e)?.agent)}}),2507:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,G2:()=>i,LK:()=>memoryStore,s4:()=>folderStore})
var s=n(73024)
var r=n(76760)
var o=n(98664)
const i=".tmp"
function folderStore(e){const t=new Set
const pathOf=t=>(0,r.join)(e,requireInside(t))
const makeParent=e=>{const n=(0,r.dirname)(e)
if(!t.has(n))(0,s.mkdirSync)(n,{recursive:!0})
t.add(n)
return e}
return{write(e,t){const n=makeParent(pathOf(e));(0,s.writeFileSync)(n+i,t);(0,s.renameSync)(n+i,n)},read:e=>(0,s.readFileSync)(pathOf(e),"utf8"),list:e=>(0,s.existsSync)(pathOf(e))?(0,s.readdirSync)(pathOf(e)).sort():[],move:(e,t)=>(0,s.renameSync)(pathOf(e),makeParent(pathOf(t))),remove:e=>(0,s.rmSync)(pathOf(e),{force:!0}),lock:e=>takeLock(makeParent(pathOf(e)))}}function requireInside(e){const t=e!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(e)&&!e.split(/[/\\]/).includes("..")
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
return{tookOver:n,release:()=>release(e,t)}}function create(e,t){const n=`${e}.${process.pid}`;(0,s.writeFileSync)(n,t)
try{(0,s.linkSync)(n,e)
return!0}catch(e){if(isCode(e,"EEXIST"))return!1
throw e}finally{(0,s.rmSync)(n)}}function takeOver(e,t){const n=read(e)??""
if(n===t)throw held(e,"in this process already","Close it first.")
if(isAlive(n))throw held(e,`by process ${pidOf(n)}`,"Wait until that process has ended.")
if(!putAside(e,n)||!create(e,t))throw held(e,"by a process that was faster","Wait until it has ended.")
return n===""?void 0:`process ${pidOf(n)}`}function putAside(e,t){const n=`${e}.${process.pid}.stale`
try{(0,s.renameSync)(e,n)}catch(e){if(isCode(e,"ENOENT"))return!1
throw e}const r=read(n)===t
if(r)(0,s.rmSync)(n)
else(0,s.renameSync)(n,e)
return r}function release(e,t){try{if(read(e)===t)(0,s.rmSync)(e,{force:!0})}catch{}}function held(e,t,n){return new o.vC("config",`The conversation is open ${t} (${e}).`,{hint:n})}function pidOf(e){return Number(e.split(" ")[0])}function isAlive(e){const t=pidOf(e)
return Number.isInteger(t)&&t>0&&identityOf(t)===e}function identityOf(e){const t=read("/proc/sys/kernel/random/boot_id")
if(t===void 0)return answers(e)?`${e} unknown`:void 0
const[n,...s]=read(`/proc/${e}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${e} ${t.trim()}/${s[18]}`}function answers(e){try{process.kill(e,0)
return!0}catch(e){return isCode(e,"EPERM")}}function read(e){try{return(0,s.readFileSync)(e,"utf8")}catch(e){if(isCode(e,"ENOENT")||isCode(e,"ESRCH"))return
throw e}}function isCode(e,t){return e instanceof Error&&"code"in e&&e.code===t}}),39953:((e,t,n)=>{n.d(t,{f:()=>valueAt,u:()=>parsePartly})
var s=n(94869)
const r=40
function parsePartly(e,t){const n=structuredClone(t)
const s=new Map
for(let o=0;o<r;o+=1){const r=e.safeParse(n)
if(r.success)return{value:r.data,paths:[...s.keys()]}
const o=[]
for(const e of r.error.issues){if(e.code==="unrecognized_keys"){for(const t of e.keys)remove(n,[...e.path,t])
continue}if(e.path.length===0)return
if(!s.has(named(e.path)))s.set(named(e.path),e.path)
const r=repair(n,t,e)
if(r==="hopeless")return
if(r)o.push(r)}drop(n,o)}return}function named(e){return e.join(".")}function repair(e,t,{path:n,...s}){const r=valueAt(e,n)
const[o,a]=[n.at(-1),typeof n.at(-1)==="number"]
const c=n.length===1&&i.has(o)
const u=c||r===void 0||r===null?void 0:meantBy(r,s)
if(u!==void 0)set(e,n,u)
else if(a&&isOfBlocks(n))set(e,n,blockOf(valueAt(t,n)))
else if(a)return n
else if(r!==void 0&&!isBlocks(o))remove(e,n)
else return missing(e,t,n)
return}function missing(e,t,n){const[s,r]=[n.at(-1),n.slice(0,-1)]
const i=isBlocks(s)?blocksOf(valueAt(t,n),valueAt(t,r)):o[String(s)]
if(i!==void 0)set(e,n,i)
else if(typeof r.at(-1)==="number"&&isOfBlocks(r))set(e,r,blockOf(valueAt(t,r)))
else if(typeof r.at(-1)==="number")return r
else if(r.length===0)return"hopeless"
else remove(e,r)
return}const o={source:"environment",role:"user",kind:"Unknown",tool_name:"unknown",error:"",detail:"",code:""}
const i=new Set(["id","timestamp","parent_id"])
function meantBy(e,t){const{code:n,expected:s}=t
if(n!=="invalid_type")return
if(s==="string"&&["number","boolean"].includes(typeof e))return String(e)
if((s==="number"||s==="int")&&typeof e==="string"&&e.trim()!==""){const t=Number(e)
return Number.isFinite(t)?t:void 0}if(s==="boolean"&&(e==="true"||e==="false"))return e==="true"
return}const a=new Set(["content","thought","extended_content"])
function isBlocks(e){return a.has(e)}function isOfBlocks(e){return isBlocks(e.at(-2))}function blocksOf(e,t){if(Array.isArray(e))return e.map(blockOf)
if(e!==void 0&&e!==null)return[blockOf(e)]
const{kind:n,is_error:s,...r}=Object(t)
return Object.keys(r).length===0?[]:[blockOf(r)]}const c=2e3
function blockOf(e){const{text:t}=Object(e)
const n=typeof e==="string"?e:t
if(typeof n==="string")return{type:"text",text:n}
return{type:"text",text:`[unknown content: ${(0,s.GH)(JSON.stringify(e)??"",c)}]`}}function drop(e,t){const n=[...new Map(t.map(e=>[named(e),e])).values()].sort((e,t)=>Number(t.at(-1))-Number(e.at(-1)))
for(const t of n){const n=valueAt(e,t.slice(0,-1))
if(Array.isArray(n))n.splice(Number(t.at(-1)),1)}}function set(e,t,n){const s=valueAt(e,t.slice(0,-1))
if(typeof s==="object"&&s!==null)Object.assign(s,{[t.at(-1)??""]:n})}function remove(e,t){const n=valueAt(e,t.slice(0,-1))
if(typeof n==="object"&&n!==null)Reflect.deleteProperty(n,t.at(-1)??"")}function valueAt(e,t){return t.reduce((e,t)=>Reflect.get(Object(e),t),e)}}),78995:((e,t,n)=>{n.d(t,{ks:()=>SecretRegistry,tA:()=>describeSecrets,$J:()=>secretsFor})
var s=n(98664)
var r=n(51977)
var o=n(91106)
var i=n(24506)
function weaknessOf(e){const t=e.trim()
if(t==="")return
if(t.length<o.G6)return"short"
return(0,i.B)(t).some(isOrdinary)?"ordinary":void 0}const a=/[-_./: ]+/
const c=3
const u=/^\p{L}{1,10}\d{0,4}$/u
const l=/^\d{1,8}$/
const d=/^(.)\1*$/u
const f=/[bcdfghjklmnpqrstvwxz]{5}/i
const h=/\p{Ll}\p{Lu}/u
function isOrdinary(e){const t=e.split(a).filter(e=>e!=="")
if(d.test(e))return!0
return t.length<=c&&t.every(e=>l.test(e)||isWord(e))}function isWord(e){return u.test(e)&&!f.test(e)&&!h.test(e)}var m=n(88135)
var p=n(31720)
function secretsFor(e,{valuesOf:t,mask:n,masker:s}){return Object.freeze({granted:()=>t(e),mask:n,masker:s})}class SecretRegistry{#e
#t
#n=new Map
#s=new Map
#r=new Set
#o=new Map
#i
constructor(e=p.JE,t=[]){this.#e=e
this.#t=new Lookup(e)
for(const e of t)this.#a(e)}get names(){return[...this.#n.keys()]}get(e){return this.#n.get(e)}all(){return Object.fromEntries(this.#n)}update(e){const t=Object.entries(e).map(([e,t])=>[e,sourceOf(e,t)])
for(const[e,n]of t)this.#c(e,n)}mask=e=>this.#u().mask(e)
forTools(){return Object.freeze({namesIn:e=>this.#l(e),valuesOf:e=>this.#d(e),mask:this.mask,masker:()=>(0,r.streamMask)(()=>this.#u())})}dump(e){const t=[...this.#n].map(([t,n])=>[t,(0,p.H0)(n,e)])
return{secret_sources:{...Object.fromEntries(this.#o),...Object.fromEntries(t)}}}load(e,t){const n=[]
for(const[s,r]of Object.entries(e.secret_sources)){const e=(0,p.l5)(r,t)
if(e===void 0){n.push(s)
this.#o.set(s,r)}else this.#c(s,e)}return n}toJSON(){return this.names}#c(e,t){const n=this.#s.get(e)
this.#n.set(e,t)
this.#s.delete(e)
if(t.kind==="LookupSecret"||t.kind==="CallbackSecret")return
const s=t.kind==="StaticSecret"?t.value:this.#e.env[t.variable]??""
this.#s.set(e,s)
if(s!==n)this.#f(e,s)
this.#a(s)}#l(e){return this.names.filter(t=>isVariable(t)&&refersTo(e,t))}async#d(e){const t=await Promise.all(e.filter(isVariable).map(async e=>[e,await this.#h(e)]))
return Object.fromEntries(t.filter(([,e])=>e!==""))}async#h(e){const t=this.#n.get(e)
if(t?.kind!=="LookupSecret"&&t?.kind!=="CallbackSecret")return this.#s.get(e)??""
const n=await this.#t.value(e,t)??""
if(!this.#r.has(n))this.#f(e,n)
this.#a(n)
return n}#f(e,t){const n=weaknessOf(t)
if(n)this.#e.onWeak?.(e,n)}#a(e){if(this.#r.has(e))return
this.#r.add(e)
this.#i=void 0}#u(){this.#i??=(0,r.maskOf)(this.#r)
return this.#i}}function isVariable(e){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)}function sourceOf(e,t){const n=typeof t==="string"?{value:t}:t
if(typeof n==="function")return{kind:"CallbackSecret",read:n}
if("kind"in n&&n.kind==="CallbackSecret")return n
const{description:r,...o}=n
const i=p.e4.safeParse({kind:"StaticSecret",...o,...r!==void 0&&{description:r}})
if(i.success)return i.data
const a=i.error.issues.map(({path:e,message:t})=>`${e.join(".")} ${t}`).join("; ")
throw new s.vC("config",`The secret ${e} is not given as it should be: ${a}.`)}const w=3e4
const g=6e4
class Lookup{#e
#m=new Map
constructor(e){this.#e=e}async value(e,t){const{clock:n,onFailure:s}=this.#e
const r=this.#m.get(t)
if(r!==void 0&&n()-r<g)return
const o=await this.#p(t)
if(o!==void 0)this.#m.delete(t)
else{this.#m.set(t,n())
s?.(e)}return o}async#p(e){const{fetch:t}=this.#e
try{const n=AbortSignal.timeout(w)
if(e.kind==="CallbackSecret")return await answerOf(e,n)
const s=await t(e.url,{headers:e.headers,signal:n})
const r=await s.text()
return s.ok?r:void 0}catch{return}}}async function answerOf({read:e},t){const n=new Promise(e=>t.addEventListener("abort",()=>e(void 0),{once:!0}))
const s=await Promise.race([e(),n])
return typeof s==="string"?s:void 0}function refersTo(e,t){return new RegExp(b.map(e=>e.replace("NAME",t)).join("|")).test(e)}const b=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(e,t="secrets"){const n=Object.entries(e).map(([e,t])=>{const n=typeof t==="object"?t.description:void 0
return n===void 0?`- ${e}`:`- ${e}: ${n}`})
return n.length===0?"":`\n\n${(0,m.J1)(t,{list:n.join("\n")})}`}}),87032:((e,t,n)=>{n.d(t,{$6:()=>textAt,J7:()=>nullSeparated,M$:()=>recordsOf})
function recordsOf(e){return e.toString("latin1").split("\0").filter(e=>e!=="")}function nullSeparated(e){return Buffer.from(e.map(e=>`${e}\0`).join(""),"latin1")}function textAt(e){return Buffer.from(e,"latin1").toString("utf8")}}),79137:((e,t,n)=>{n.d(t,{B9:()=>makeRepository,CC:()=>botIdentity,D2:()=>plainRepository,DN:()=>g,VE:()=>seededWith,WN:()=>f,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,nI:()=>removeFromIndex,tW:()=>isOlder})
var s=n(73024)
var r=n(76760)
var o=n(73136)
var i=n(33368)
var a=n(3024)
var c=n(98664)
var u=n(33737)
var l=n(47575)
var d=n(87032)
const f={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
function botIdentity(e){const t=e.toISOString()
return{GIT_AUTHOR_NAME:f.name,GIT_AUTHOR_EMAIL:f.email,GIT_AUTHOR_DATE:t,GIT_COMMITTER_NAME:f.name,GIT_COMMITTER_EMAIL:f.email,GIT_COMMITTER_DATE:t}}function makeRepository(e){const t=repositoryIn(e);(0,i.xJ)(t.gitDir);(0,s.writeFileSync)(trustingIn(t.gitDir),"[safe]\n\tdirectory = *\n")
return t}function trustingIn(e){return(0,r.join)(e,"trusting")}function repositoryIn({folder:e,workspace:t,environment:n,signal:s}){const o=(0,r.join)(e,"publisher.git")
const inWorkTree=(e={})=>(0,i.$Y)({folder:t,gitDir:o,environment:{...n,...e},signal:s})
const objects=(e={})=>(0,i.$Y)({folder:o,environment:{...n,...e},signal:s})
const seeding=(e={})=>(0,i.$Y)({folder:o,environment:{...n,...e},signal:s,settings:trustingIn(o)})
return{gitDir:o,inWorkTree:inWorkTree,objects:objects,seeding:seeding}}const h="refs/base"
async function fetchBase({seeding:e},t){try{await e().raw(["fetch","--quiet","--depth=1","--no-tags",(0,o.pathToFileURL)(t).href,`+HEAD:${h}`])}catch(e){throw new c.vC("config",`The checkout could not be read completely. ${(0,c.ec)(e).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:e})}}function seededWith({gitDir:e}){const t=(0,r.join)(e,h)
return(0,s.existsSync)(t)?(0,s.readFileSync)(t,"utf8").trim():void 0}async function copyState({workspace:e,environment:t,signal:n},s){const{gitDir:o}=s
const[i="",c=""]=await ownFiles({workspace:e,environment:t,signal:n})
copyOwn(i,(0,r.join)(o,"info","exclude"),m.excludes)
const u=(0,a.lL)((0,r.dirname)(c),"",p)??[]
const l=u.map(String).filter(e=>e==="index"||e.startsWith("sharedindex."))
const d=l.map(e=>copyOwn((0,r.join)((0,r.dirname)(c),e),(0,r.join)(o,e),m.index))
if(d.some(e=>e?.includes(w)))await dropSubmodules(s.inWorkTree())}const m={excludes:64*1024*1024,index:1024*1024*1024}
const p=1e5
function copyOwn(e,t,n){const o=(0,s.existsSync)(e)?(0,s.realpathSync)(e):e
const i=(0,a.Pd)((0,r.dirname)(o),(0,r.basename)(o),n)
if(i.status==="missing")return
if(i.status==="refused")throw new c.vC("config",`The file ${(0,u.aY)((0,r.basename)(e))} in the git folder of the checkout cannot be read.`,{hint:"Remove it in a step before this one, or check out the repository again."});(0,s.writeFileSync)(t,i.bytes)
return i.bytes}const w=Buffer.from([0,0,224,0])
async function ownFiles({workspace:e,...t}){const n=(0,r.join)(e,".git")
if((0,s.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(e=>(0,r.join)(n,e))
const o=["--git-path","info/exclude","--git-path","index"]
const a=await(0,i.$Y)({folder:e,...t}).raw(["rev-parse",...o])
return a.split("\n").map(t=>(0,r.resolve)(e,t))}function isOlder(e,t){try{return(0,s.lstatSync)(e).mtimeMs<(0,s.lstatSync)(t).mtimeMs}catch{return!1}}const g="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:e,workspace:t,environment:n},o){const a=(0,r.join)(e,"bytes.git");(0,i.xJ)(a);(0,s.writeFileSync)((0,r.join)(a,"info","attributes"),g)
const c=(0,r.join)(o,"info","exclude")
if((0,s.existsSync)(c))(0,s.copyFileSync)(c,(0,r.join)(a,"info","exclude"))
const u={GIT_OBJECT_DIRECTORY:(0,r.join)(o,"objects")}
const plain=e=>(0,i.$Y)({folder:e,gitDir:a,environment:{...n,...u}})
return{workspace:t,in:plain}}async function dropSubmodules(e){const t=[]
await e.records(["ls-files","-z","--stage"],e=>{if(e.startsWith(l.NG))t.push(e.slice(e.indexOf("\t")+1))})
await removeFromIndex(e,t)}async function removeFromIndex(e,t){if(t.length>0)await e.raw(["update-index","-z","--force-remove","--stdin"],(0,d.J7)(t))}}),1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var s=n(28942)
const r=s.object({node_id:s.string()})
const o=s.object({login:s.string()}).nullable()
const i=s.object({node:s.object({body:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),viewerDidAuthor:s.boolean(),author:o,editor:o}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const s=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(s===void 0)return
const{node:o}=i.parse(await e.graphql(c,{id:r.parse(s).node_id}))
if(!o)return
const{body:a,createdAt:u,lastEditedAt:l,viewerDidAuthor:d,author:f,editor:h}=o
const m=h===null?l===null:h.login===f?.login
return{body:a,shownAt:l??u,isOnlyOurs:d&&m}}const u=s.object({node_id:s.string(),issue_url:s.string(),html_url:s.string()})
const l=s.object({node:s.object({isMinimized:s.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:s,issue_url:r,html_url:o}=u.parse(n)
return{nodeId:s,issue:Number(r.slice(r.lastIndexOf("/")+1)),url:o}}const d="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return l.parse(await e.graphql(d,{id:t})).node?.isMinimized===!0}}),23566:((e,t,n)=>{n.d(t,{Eu:()=>y,OB:()=>d,Sl:()=>l,UT:()=>restReviews,YZ:()=>restThreads,oq:()=>v,ty:()=>readReview})
var s=n(28942)
var r=n(95164)
var o=n(12719)
var i=n(71762)
const a="databaseId body lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login} editor{__typename login}"
const c="$owner:String!,$name:String!,$number:Int!,$before:String"
const u=`reviewThreads(last:100,before:$before){totalCount pageInfo{hasPreviousPage startCursor}\n      nodes{isResolved isOutdated path line comments(last:30){totalCount nodes{${a} state createdAt diffHunk\n        pullRequestReview{databaseId submittedAt}}}}}`
const l=`query Reviews(${c}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    reviews(last:50){totalCount nodes{${a} state submittedAt}}\n    ${u}\n    closingIssuesReferences(first:5){nodes{number title body state createdAt lastEditedAt authorAssociation\n      author{__typename login} repository{nameWithOwner}}}\n  }}\n}`
const d=`query OlderThreads(${c}){\n  repository(owner:$owner,name:$name){pullRequest(number:$number){\n    ${u}\n  }}\n}`
const f={body:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:o.UM}
const h={...f,editor:o.UM.optional(),databaseId:s.number().int().nullable(),isMinimized:s.boolean(),viewerDidAuthor:s.boolean()}
const listOf=e=>s.object({totalCount:s.number().int().default(0),nodes:s.array(e.nullable()).readonly()})
const m=s.object({...h,state:s.string(),submittedAt:s.string().nullable()})
const p=s.object({...h,state:s.string(),createdAt:s.string(),diffHunk:s.string(),pullRequestReview:s.object({databaseId:s.number().int().nullable(),submittedAt:s.string().nullable()}).nullish()})
const w=s.object({isResolved:s.boolean(),isOutdated:s.boolean(),path:s.string(),line:s.number().int().nullable(),comments:listOf(p)})
const g=s.object({...f,state:s.string(),number:s.number().int(),title:s.string(),createdAt:s.string(),repository:s.object({nameWithOwner:s.string()})})
const b=listOf(w).extend({pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()})})
const y=s.object({repository:s.object({pullRequest:s.object({reviewThreads:b})})})
const v=s.object({repository:s.object({pullRequest:s.object({reviews:listOf(m),reviewThreads:b,closingIssuesReferences:listOf(g)})})})
const $={id:s.number().int(),body:s.string().nullish(),user:s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable(),author_association:s.string().default("NONE")}
const k=s.object({...$,state:s.string(),submitted_at:s.string().nullish()})
const _=s.object({...$,created_at:s.string(),updated_at:s.string(),diff_hunk:s.string(),path:s.string(),line:s.number().int().nullish(),in_reply_to_id:s.number().int().nullish(),pull_request_review_id:s.number().int().nullish()})
async function restReviews(e,t){const n={pull_number:t}
const o=await(0,i.jU)(e)
const said=e=>({...toldOf(e),viewerDidAuthor:(0,i.Fj)(e.user,o)})
const a=s.array(k).parse((await(0,r.n)(e,"/pulls/{pull_number}/reviews",n)).items)
const c=s.array(_).parse((await(0,r.n)(e,"/pulls/{pull_number}/comments",n)).items)
const u=c.filter(({in_reply_to_id:e})=>e==null)
const l=new Map(a.map(({id:e,submitted_at:t})=>[e,t??null]))
return{reviews:restList(a.map(e=>({...said(e),...stateOf(e),lastEditedAt:null}))),reviewThreads:{...restList(u.map(e=>threadOf(e,c,{said:said,submitted:l}))),pageInfo:j},closingIssuesReferences:restList([])}}const j={hasPreviousPage:!1,startCursor:null}
function stateOf({state:e,submitted_at:t}){return{state:e,submittedAt:t??null}}function threadOf(e,t,{said:n,submitted:s}){const r=t.filter(({id:t,in_reply_to_id:n})=>t===e.id||n===e.id)
const o=e.line??null
return{isResolved:!1,isOutdated:o===null,path:e.path,line:o,comments:restList(r.map(e=>({...n(e),state:"SUBMITTED",createdAt:e.created_at,diffHunk:e.diff_hunk,pullRequestReview:reviewOf(e,s),lastEditedAt:e.updated_at===e.created_at?null:e.updated_at})))}}function reviewOf({pull_request_review_id:e},t){return e==null?null:{databaseId:e,submittedAt:t.get(e)??null}}function toldOf({id:e,body:t,user:n,author_association:s}){return{databaseId:e,body:t??"",author:n?.login??"ghost",authorAssociation:s,isMinimized:!1}}function restList(e){return{totalCount:e.length,nodes:e}}const O=s.object({id:s.number().int(),in_reply_to_id:s.number().int().nullish(),path:s.string(),body:s.string()})
async function restThreads(e,t){const{items:n}=await(0,r.n)(e,"/pulls/{pull_number}/comments",{pull_number:t})
const o=s.array(O).parse(n)
return o.filter(({in_reply_to_id:e})=>e==null).map(({id:e,path:t,body:n})=>({id:"",isResolved:!1,resolvedByUs:!1,path:t,comment:e,body:n,replies:o.filter(({in_reply_to_id:t})=>t===e).map(e=>e.body)}))}const I=s.object({state:s.string(),commit_id:s.string().nullable(),html_url:s.string(),user:s.object({id:s.number().int()}).nullable()})
async function readReview(e,t,n){const s={pull_number:t,review_id:n}
const r=await e.get("/pulls/{pull_number}/reviews/{review_id}",s).catch(e=>{if(Object(e).status!==404)throw e})
if(r===void 0)return
const{state:o,commit_id:i,html_url:a,user:c}=I.parse(r)
return{state:o,commit:i??"",url:a,userId:c?.id}}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var s=n(98664)
var r=n(40598)
var o=n(38293)
const i=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new s.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:s})=>fenced(e.label,{shown:n,hidden:s},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},s){const r=without(s,plain(e).replaceAll(/\s+/g," ").trim())
const o=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${r}${o}\nBEGIN DATA ${s}\n${without(s,t)}\nEND DATA ${s}`}function visibleMarkdown(e){return(0,o.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const s=revealPlain(e)
const r=n==="plain"?revealPlain(t):(0,o.p)(t.replaceAll(i,""))
return{shown:`${s.shown}\n\n${r.shown}`.trim(),hidden:s.hidden+r.hidden}}function revealPlain(e){return(0,r.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),12719:((e,t,n)=>{n.d(t,{Rj:()=>g,UM:()=>f,b_:()=>l,h1:()=>d,yI:()=>restPage})
var s=n(28942)
var r=n(71762)
const o="databaseId body createdAt lastEditedAt isMinimized authorAssociation viewerDidAuthor author{__typename login}"
const i="title body url createdAt lastEditedAt authorAssociation author{__typename login}"
const a="totalCount pageInfo{hasPreviousPage startCursor}"
const c=`${i} comments(last:100,before:$before){${a} nodes{${o}}}`
const u="$owner:String!,$name:String!,$number:Int!,$before:String"
const l=`query Thread(${u}){\n  repository(owner:$owner,name:$name){thread:issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${c}}\n    ... on PullRequest{${c}}\n  }}\n}`
const d=`query Discussion(${u}){\n  repository(owner:$owner,name:$name){thread:discussion(number:$number){\n    __typename\n    ${i} comments(last:100,before:$before){${a} nodes{${o} replies(last:20){totalCount nodes{${o}}}}}\n  }}\n}`
const f=s.object({__typename:s.string(),login:s.string()}).nullable().transform(e=>{if(e===null)return"ghost"
return e.__typename==="Bot"&&!e.login.endsWith("[bot]")?`${e.login}[bot]`:e.login})
const h={databaseId:s.number().int(),body:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),isMinimized:s.boolean(),authorAssociation:s.string(),viewerDidAuthor:s.boolean(),author:f}
const m=s.object(h).readonly()
const p=s.object({...h,replies:s.object({totalCount:s.number().int(),nodes:s.array(m.nullable()).readonly()}).readonly().optional()}).readonly()
const w=s.object({title:s.string(),body:s.string(),url:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:f,comments:s.object({totalCount:s.number().int(),pageInfo:s.object({hasPreviousPage:s.boolean(),startCursor:s.string().nullable()}).readonly(),nodes:s.array(p.nullable()).readonly()}).readonly()}).readonly()
const g=s.object({repository:s.object({thread:w})})
const b=s.object({login:s.string(),id:s.number().int(),type:s.string().optional()}).nullable()
const y={body:s.string().nullish(),created_at:s.string(),updated_at:s.string(),author_association:s.string().default("NONE"),user:b,html_url:s.string()}
const v=s.object({...y,title:s.string(),comments:s.number().int()})
const $=s.array(s.object({...y,id:s.number().int()}))
const k=100
async function restPage(e,{number:t,own:n},s){const o=v.parse(await e.get("/issues/{issue_number}",{issue_number:t}))
const i=s===null?Math.max(1,Math.ceil(o.comments/k)):Number(s)-1
const a={issue_number:t,per_page:k,page:i}
const c=$.parse(await e.get("/issues/{issue_number}/comments",a))
return{title:o.title,url:o.html_url,...dated(o),comments:{totalCount:o.comments,pageInfo:{hasPreviousPage:i>1,startCursor:String(i)},nodes:c.map(e=>({databaseId:e.id,isMinimized:!1,...dated(e),viewerDidAuthor:(0,r.Fj)(e.user,n)}))}}}function dated({body:e,created_at:t,updated_at:n,author_association:s,user:r}){return{body:e??"",author:r?.login??"ghost",authorAssociation:s,createdAt:t,lastEditedAt:n===t?null:n}}}),19399:((e,t,n)=>{n.d(t,{J8:()=>readSubIssues,K$:()=>readMilestones,N4:()=>readProjectItem,Wh:()=>readProject,_F:()=>readTypes,k2:()=>readLabels,oT:()=>readAssignable})
var s=n(28942)
var r=n(95164)
const o=s.object({name:s.string(),description:s.string().nullish()})
const i=s.object({number:s.number().int(),title:s.string(),due_on:s.string().nullish()})
const a=s.object({name:s.string(),is_enabled:s.boolean().default(!0)})
const c=s.object({login:s.string(),type:s.string()})
async function readLabels(e){const{items:t}=await(0,r.n)(e,"/labels")
return t.map(e=>o.parse(e)).map(({name:e,description:t})=>({name:e,description:t??""}))}async function readMilestones(e){const{items:t}=await(0,r.n)(e,"/milestones",{state:"open"})
return t.map(e=>i.parse(e))}async function readTypes(e){const t=await e.get("/issue-types").catch(e=>{if(Object(e).status===404)return[]
throw e})
return s.array(a).parse(t).flatMap(({name:e,is_enabled:t})=>t?[e]:[])}async function readAssignable(e,t){for(let n=1;n<=10;n++){const r=s.array(c).parse(await e.get("/assignees",{per_page:100,page:n}))
const o=r.find(e=>e.login.toLowerCase()===t.toLowerCase())
if(o)return o.type==="User"?o.login:void 0
if(r.length<100)break}return}async function readSubIssues(e,t){const{items:n}=await(0,r.n)(e,"/issues/{issue_number}/sub_issues",{issue_number:t},{most:1})
return n.map(e=>s.object({number:s.number().int()}).parse(e).number)}const u=s.object({id:s.string(),name:s.string()})
const l=s.union([s.object({id:s.string(),name:s.string(),options:s.array(u)}),s.object({}).transform(()=>{})])
const d=s.object({repositoryOwner:s.object({projectV2:s.object({id:s.string(),url:s.string(),closed:s.boolean(),fields:s.object({nodes:s.array(l)})}).nullable()}).nullable()})
const f=`query Project($owner:String!,$number:Int!){\n  repositoryOwner(login:$owner){\n    ... on Organization{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n    ... on User{projectV2(number:$number){id url closed fields(first:50){nodes{... on ProjectV2SingleSelectField{id name options{id name}}}}}}\n  }\n}`
async function readProject(e,t,n){const s=d.safeParse(await e.graphql(f,{owner:t,number:n}).catch(dataOf)).data
const r=s?.repositoryOwner?.projectV2
if(!r)return
const o=r.fields.nodes.flatMap(e=>e??[])
return{id:r.id,url:r.url,isOpen:!r.closed,fields:o}}function dataOf(e){const t=Object(e).data
if(t===void 0||t===null)throw e
return t}const h=s.object({node:s.object({projectItems:s.object({nodes:s.array(s.object({id:s.string(),project:s.object({id:s.string()}),fieldValueByName:s.object({name:s.string().nullish()}).nullish()}))})})})
const m=`query Items($id:ID!,$field:String!){node(id:$id){\n  ... on Issue{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n  ... on PullRequest{projectItems(first:50){nodes{id project{id} fieldValueByName(name:$field){... on ProjectV2ItemFieldSingleSelectValue{name}}}}}\n}}`
async function readProjectItem(e,{node:t,project:n,field:s}){const{nodes:r}=h.parse(await e.graphql(m,{id:t,field:s})).node.projectItems
const o=r.find(e=>e.project.id===n)
return o&&{id:o.id,value:o.fieldValueByName?.name??void 0}}}),6865:((e,t,n)=>{n.r(t)
n.d(t,{hasDeployments:()=>hasDeployments,logTail:()=>logTail,readChecks:()=>readChecks,readDefaultBranch:()=>readDefaultBranch,readEnd:()=>readEnd,readFailedJobs:()=>readFailedJobs,readJobLog:()=>readJobLog,readRun:()=>readRun,readRuns:()=>readRuns,readWorkflow:()=>readWorkflow})
var s=n(28942)
var r=n(94869)
var o=n(95164)
const i=s.object({id:s.number().int(),name:s.string().nullish(),display_title:s.string().default(""),actor:s.object({id:s.number().int(),type:s.string().optional()}).nullish(),path:s.string(),head_sha:s.string(),head_branch:s.string().nullish(),event:s.string(),status:s.string().nullable(),conclusion:s.string().nullable(),run_attempt:s.number().int().default(1),html_url:s.string(),created_at:s.string()})
async function readRun(e,t){const n=await e.get("/actions/runs/{run_id}",{run_id:t}).catch(unlessMissing)
return n===void 0?void 0:i.parse(n)}async function readRuns(e,t={}){const{workflow:n,...s}=t
const r=n===void 0?"/actions/runs":"/actions/workflows/{workflow_id}/runs"
const a=n===void 0?s:{...s,workflow_id:n}
const{items:c}=await(0,o.n)(e,r,a,{most:1,list:"workflow_runs"})
return c.map(e=>i.parse(e))}const a=s.object({path:s.string(),state:s.string()})
async function readWorkflow(e,t){const n=await e.get("/actions/workflows/{workflow_id}",{workflow_id:t}).catch(unlessMissing)
const s=a.safeParse(n).data
return s?.state==="active"?s.path:void 0}async function hasDeployments(e,t){const[n,r]=await Promise.all([e.get("/deployments",{sha:t.head_sha,per_page:1}),e.get("/actions/runs/{run_id}/pending_deployments",{run_id:t.id})])
return s.array(s.unknown()).parse(n).length+s.array(s.unknown()).parse(r).length>0}const c=s.object({default_branch:s.string()})
const u=s.object({commit:s.object({sha:s.string()})})
async function readDefaultBranch(e){const{default_branch:t}=c.parse(await e.get(""))
const{commit:n}=u.parse(await e.get("/branches/{branch}",{branch:t}))
return{name:t,sha:n.sha}}function unlessMissing(e){if(Object(e).status!==404)throw e}const l=s.object({name:s.string(),conclusion:s.string().nullish()})
const d=s.object({id:s.number().int(),name:s.string(),conclusion:s.string().nullable(),html_url:s.string().nullish(),steps:s.array(l).default([])})
const f=["failure","timed_out","startup_failure"]
const h=5
const m={lines:200,characters:8e3}
const p=256*1024
async function readFailedJobs(e,t){try{const n="/actions/runs/{run_id}/attempts/{attempt_number}/jobs"
const r={run_id:t.id,attempt_number:t.attempt}
const{items:i,isWhole:a}=await(0,o.n)(e,n,r,{list:"jobs"})
const c=s.array(d).parse(i).filter(({conclusion:e})=>f.includes(e??""))
const u=await Promise.all(c.map((t,n)=>withLog(e,t,n<h)))
return{jobs:u,notes:a?[]:["There are more jobs than could be read."]}}catch{return{jobs:[],notes:["The jobs of the failed run could not be read; it takes the permission `actions: read`."]}}}async function withLog(e,t,n){const{id:s,name:r,conclusion:o,html_url:i,steps:a}=t
const c=a.filter(e=>f.includes(e.conclusion??"")).map(e=>e.name)
const u=n?await readJobLog(e,s):void 0
return{id:s,name:r,conclusion:o??"",url:i??"",failedSteps:c,log:u}}async function readJobLog(e,t){try{const n=await e.stream("/actions/jobs/{job_id}/logs",{job_id:t})
return logTail(await readEnd(n,p),m)}catch{return}}const w=/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g
const g=/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z ?/
function logTail(e,{lines:t,characters:n}){const s=e.replace(/\r?\n$/,"").split("\n")
const r=[]
let o=n
for(const e of s.toReversed()){const n=cleanLine(e)
o-=n.length+1
if(r.length===t||o<0)break
r.unshift(n)}return{text:r.join("\n"),isCut:r.length<s.length}}async function readEnd(e,t){let n=[]
let s=0
let r=!1
for await(const o of e){n.push(o)
s+=o.length
if(s<=4*t)continue
const e=Buffer.concat(n).subarray(-t);({chunks:n,size:s,isCut:r}={chunks:[e],size:e.length,isCut:!0})}const o=Buffer.concat(n)
const i=o.subarray(-t).toString("utf8")
return r||o.length>t?i.slice(i.indexOf("\n")+1):i}function cleanLine(e){const t=(0,r.Mx)(e.replace(g,"").replaceAll(w,""),"\r")
return t.slice(t.lastIndexOf("\r")+1)}const b=s.object({name:s.string(),status:s.string(),conclusion:s.string().nullable(),output:s.object({title:s.string().nullish(),summary:s.string().nullish()}).nullish()})
async function readChecks(e,t){try{const n={ref:t,filter:"latest"}
const{items:r}=await(0,o.n)(e,"/commits/{ref}/check-runs",n,{list:"check_runs",most:3})
return s.array(b).parse(r).map(({name:e,status:t,conclusion:n,output:s})=>({name:e,conclusion:n??t,summary:[s?.title,s?.summary].filter(Boolean).join("\n")}))}catch{return}}}),45013:((e,t,n)=>{n.d(t,{askGraphql:()=>askGraphql})
var s=n(28942)
var r=n(94869)
var o=n(58908)
const i=s.object({errors:s.tuple([s.object({type:s.string().optional(),message:s.string()})],s.unknown())})
const a={NOT_FOUND:404,FORBIDDEN:403}
async function askGraphql(e,t,{variables:n,permission:s}){try{return await e.graphql(t,n)}catch(e){const[t]=i.safeParse(e).data?.errors??[]
if(e instanceof o.Q4||t===void 0)throw e
const n=a[t.type??""]??422
const c=`Give the job this line under \`permissions:\` in the workflow: \`${s}\`.`
throw new o.Q4(n,"GitHub refused the write.",{quote:`GitHub answered: ${(0,r.TN)(t.message,300)}`,hint:n===403?c:"Check whether the thread still exists and is open.",cause:e})}}}),18970:((e,t,n)=>{n.r(t)
n.d(t,{addToDiscussion:()=>addToDiscussion,editInDiscussion:()=>editInDiscussion,readOwnInDiscussion:()=>readOwnInDiscussion,removeFromDiscussion:()=>removeFromDiscussion})
var s=n(28942)
var r=n(58908)
var o=n(45013)
const i=`mutation Answer($input: AddDiscussionCommentInput!) {\n  addDiscussionComment(input: $input) { comment { id databaseId url } }\n}`
const a=s.object({addDiscussionComment:s.object({comment:s.object({id:s.string(),databaseId:s.number(),url:s.string()})})})
async function addToDiscussion(e,{discussionId:t,replyToId:n},s){const r=n===void 0?void 0:await topOf(e,n)
const o={discussionId:t,body:s,...r!==void 0&&{replyToId:r}}
const{comment:c}=a.parse(await asked(e,i,{input:o})).addDiscussionComment
return{id:c.databaseId,nodeId:c.id,url:c.url}}const c=`query Top($id: ID!) { node(id: $id) { ... on DiscussionComment { id replyTo { id } } } }`
const u=s.object({node:s.object({id:s.string(),replyTo:s.object({id:s.string()}).nullable()})})
async function topOf(e,t){try{const{node:n}=u.parse(await asked(e,c,{id:t}))
return n.replyTo?.id??n.id}catch(e){if(e instanceof r.Q4&&e.status===404)return
throw e}}const l=`mutation Edit($input: UpdateDiscussionCommentInput!) {\n  updateDiscussionComment(input: $input) { comment { body } }\n}`
const d=s.object({updateDiscussionComment:s.object({comment:s.object({body:s.string()})})})
async function editInDiscussion(e,t,n){try{const s=d.parse(await asked(e,l,{input:{commentId:t,body:n}}))
return s.updateDiscussionComment.comment.body}catch(e){if(e instanceof r.Q4&&e.status===404)return
throw e}}const f=`mutation Remove($input: DeleteDiscussionCommentInput!) {\n  deleteDiscussionComment(input: $input) { clientMutationId }\n}`
async function removeFromDiscussion(e,t){try{await asked(e,f,{input:{id:t}})}catch(e){if(!(e instanceof r.Q4&&e.status===404))throw e}}const h=`query Said($id: ID!) { node(id: $id) { ... on Discussion { comments(last: 50) { nodes {\n  id databaseId url body viewerDidAuthor replies(last: 50) { nodes { id databaseId url body viewerDidAuthor } }\n} } } } }`
const m={id:s.string(),databaseId:s.number(),url:s.string(),body:s.string(),viewerDidAuthor:s.boolean()}
const p=s.object(m)
const w=s.object({nodes:s.array(p.nullable())})
const g=s.object({node:s.object({comments:s.object({nodes:s.array(s.object({...m,replies:w}).nullable())})})})
async function readOwnInDiscussion(e,t,n){const{node:s}=g.parse(await asked(e,h,{id:t}))
return s.comments.nodes.flatMap(e=>[e,...e?.replies.nodes??[]]).filter(e=>e!==null).filter(({viewerDidAuthor:e,body:t})=>e&&n(t)).map(({databaseId:e,id:t,url:n,body:s})=>({id:e,nodeId:t,url:n,body:s}))}function asked(e,t,n){return(0,o.askGraphql)(e,t,{variables:n,permission:"discussions: write"})}}),65145:((e,t,n)=>{n.d(t,{br:()=>commentText,bG:()=>dismissReview,mC:()=>findingLine,Xc:()=>postReview,Q:()=>settleThread,kJ:()=>unplacedText})
var s=n(98664)
var r=n(94869)
var o=n(23849)
var i=n(33737)
var a=n(30007)
var c=n(6009)
var u=n(59315)
var l=n(60828)
var d=n(58908)
const f="/repos/{owner}/{repo}/pulls/{pull_number}/reviews"
const h=`${f}/{review_id}`
const m=[1e3,2e3,4e3,8e3,15e3]
async function openDraft(e,t,n,s){const attempt=async()=>{const r=await create(e,t,n)
const o=await s.isGiven()
if(r.status==="taken")return o?"given":r
return o?takeBack(e,t,r.id):r.id}
for(const e of m){const t=await attempt()
if(typeof t!=="object")return t
await s.sleep(e)}const r=await attempt()
if(typeof r!=="object")return r
if(!s.isOurs(r.body))throw r.error
await discard(e,t,r.id)
const o=await attempt()
if(typeof o==="object")throw o.error
return o}async function create(e,t,n){try{const{data:s}=await e.request(`POST ${f}`,{...t,...n,comments:[...n.comments]})
return{status:"ours",id:Number(s.id)}}catch(s){const o=s instanceof d.Q4&&s.status===422
const i=o||(0,d.VH)(s)?await draftOn(e,t):void 0
if(!i)throw s
if(!o&&(0,r.cZ)(i.body,n.body))return{status:"ours",id:i.id}
return{status:"taken",...i,error:s}}}async function draftOn(e,t){for(let n=1;n<=p;n++){const{data:s}=await e.request(`GET ${f}`,{...t,per_page:100,page:n})
const r=s.find(({state:e})=>e==="PENDING")
if(r||s.length<100)return r&&{id:Number(r.id),body:r.body}}return}const p=100
async function takeBack(e,t,n){await discard(e,t,n)
return"given"}async function discard(e,t,n){try{await e.request(`DELETE ${h}`,{...t,review_id:n})}catch(e){if(!isGone(e))throw e}}async function submitDraft(e,t,n,s){try{return(await e.request(`POST ${h}/events`,{...t,review_id:n,...s})).data.html_url}catch(s){if(isGone(s))return"gone"
if(!(0,d.VH)(s))throw s
const{data:r}=await e.request(`GET ${h}`,{...t,review_id:n})
if(r.state==="PENDING")throw s
return r.html_url}}function isGone(e){return e instanceof d.Q4&&e.status===404}async function postReview(e,t,n,r){const o={owner:t.owner,repo:t.name,pull_number:n.number}
const open=(t,s)=>{const i={commit_id:n.commit,body:n.bodyWith(s),comments:t.map(wireOf)}
return openDraft(e,o,i,r)}
for(let t=1;t<=w;t+=1){const{id:t,unplaced:s}=await placeComments(n.comments,open,t=>discard(e,o,t))
if(t==="given")return"given"
const{verdict:i,bodyWith:a}=await n.settle()
const c=await say(i,n=>submitDraft(e,o,t,{event:n,body:a(s)}))
if(c.url!=="gone")return{...c,unplaced:s}
if(await r.isGiven())return"given"}throw new s.vC("github",`The draft of this review was removed ${w} times before it was submitted.`,{hint:"Ask again when the other runs on this pull request have ended."})}const w=5
async function placeComments(e,t,n){const s=await t(e,[]).catch(unlessRefused)
if(s!=="refused")return{id:s,unplaced:[]}
const r=[]
for(const s of e){const e=await t([s],[]).catch(unlessRefused)
if(e==="given")return{id:e,unplaced:r}
if(e==="refused")r.push(s)
else await n(e)}const o=e.filter(e=>!r.includes(e))
return{id:await t(o,r),unplaced:r}}function unlessRefused(e){if(!isRefused(e))throw e
return"refused"}async function say(e,t){try{return{url:await t(e),verdict:e}}catch(n){if(!isRefused(n)||e==="COMMENT")throw n
return{url:await t("COMMENT"),verdict:"COMMENT"}}}function wireOf({path:e,line:t,side:n,start_line:s,start_side:r,body:o}){const i=s===void 0?{}:{start_line:s,start_side:r??n}
return{path:e,line:t,side:n,...i,body:o}}function isRefused(e){return e instanceof d.Q4&&e.status===422}const g={blocking:"🔴",important:"🟠",minor:"⚪"}
function commentText(e,t,n){const{severity:s}=e
const r=(0,l.ax)(e)
return[...paragraphs(e,t),suggestionOf(e),n.mark({kind:s,fingerprint:r})].filter(e=>e!=="").join("\n\n")}function findingLine(e,t){const{path:n,line:s,side:r}=e
const o=(0,i.aY)(`${n}:${s}`)
const a=(0,u.eL)(`${n}:${s}`,t)
const c=r==="new"&&(0,u.MU)(a,t)
return`- ${headingOf(e,t)} – ${c?`[${o}](${a})`:o}`}function unplacedText(e,t){const{path:n,line:s,suggestion:r}=e
const o=r?[(0,i.DV)("",r)]:[]
return[`${(0,i.aY)(`${n}:${s}`)}`,...paragraphs(e,t),...o].join("\n\n")}function paragraphs(e,t){const n=(0,c.$)((0,a._n)(e.body.trim(),4e3,"the finding was too long"),t)
return[headingOf(e,t),...n===""?[]:[n]]}function headingOf({severity:e,title:t},n){return`${g[e]} **${e}** ${(0,c._)((0,r.TN)(t,150),n)}`}function suggestionOf({suggestion:e}){if(e===void 0)return""
const t=e.replaceAll(/\r\n?/g,"\n").replace(/\n$/,"")
return(0,i.DV)((0,o.ix)(t)===t?"suggestion":"",t===""?"":`${t}\n`)}const b=`mutation Resolve($input: ResolveReviewThreadInput!) {\n  resolveReviewThread(input: $input) { thread { isResolved } }\n}`
async function settleThread(e,{owner:t,name:n},{id:s,comment:r,number:o,reply:i}){if(i!==void 0)await e.request("POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies",{owner:t,repo:n,pull_number:o,comment_id:r,body:i})
try{await e.graphql(b,{input:{threadId:s}})
return"resolved"}catch{return"replied"}}async function dismissReview(e,{owner:t,name:n},{number:s,id:r,message:o}){const i="PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"
await e.request(i,{owner:t,repo:n,pull_number:s,review_id:r,message:o})}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(e,t=r){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return o
const i=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(i,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(i,e)
const r=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const o=n.filter(({end:e})=>e<=r)
return{safe:replaced(e.slice(0,r),o,t),rest:e.slice(r)}}})}const o=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:r}=findAll(e,t)
const o=(0,s.Zw)(t)
if(o===t.length)return{spans:n,open:(0,s.dy)(t,r)}
const i=Math.min(findAll(e,t.slice(0,o)).open,o)
return{spans:n,open:(0,s.dy)(t,Math.min(r,i))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:o,endOf:i}=(0,s.DH)(t)
const{spans:a,open:c}=e.scan(r)
const u=a.map(({start:e,end:t})=>({start:o(e),end:i(t-1)}))
return{spans:joined([...n.spans,...u]),open:Math.min(n.open,o(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let r=0
for(const o of t){s.push(e.slice(r,o.start),n)
r=o.end}return s.join("")+e.slice(r)}class Automaton{#w=[0]
#g=[0]
#b=[0]
#y=[0]
#v=[0]
#$=[0]
#k=new Int32Array(65536)
constructor(e){for(const t of e)this.#c(t)
this.#_()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s)
if(r<14&&isPassedOver(e,s))continue
n=n===0?this.#j(r):this.#O(n,r)
const o=this.#$[n]??0
if(o>0)t.push({start:back(e,s+1,o),end:s+1})}return{spans:t,open:back(e,e.length,this.#y[n]??0)}}#c(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#I(t,s)||this.#T(t,s)}this.#$[t]=this.#y[t]??0}#T(e,t){const n=this.#w.push(t)-1
this.#g.push(0)
this.#v.push(0)
this.#$.push(0)
this.#y.push((this.#y[e]??0)+1)
if(e===0)this.#k[t]=n
this.#b.push(this.#g[e]??0)
this.#g[e]=n
return n}#_(){const e=this.#S(0)
for(const t of e){const n=this.#v[t]??0
this.#$[t]||=this.#$[n]??0
for(const s of this.#S(t)){this.#v[s]=this.#O(n,this.#w[s]??0)
e.push(s)}}}#S(e){const t=[]
for(let n=this.#g[e]??0;n!==0;n=this.#b[n]??0)t.push(n)
return t}#j(e){return this.#k[e]??0}#I(e,t){if(e===0)return this.#j(t)
let n=this.#g[e]??0
while(n!==0&&this.#w[n]!==t)n=this.#b[n]??0
return n}#O(e,t){let n=e
let s=this.#I(n,t)
while(s===0&&n!==0){n=this.#v[n]??0
s=this.#I(n,t)}return s}}const[i,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==i)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==i}function back(e,t,n){let[s,r]=[t,n]
while(r>0){s-=1
if(!isPassedOver(e,s))r-=1}return s}function redactor(e){return maskOf([r,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:r,rest:o}=e().begin(take())
t=o
return r},end(){const n=e().mask(take())
t=""
return n}})}}),23565:((e,t,n)=>{n.d(t,{H:()=>showsSomething})
var s=n(98768)
var r=n(16110)
var o=n(40598)
const i=new Set(["text","code","code-block","html","html-block"])
function showsSomething(e){const{root:t,labels:n}=(0,r.Dd)(e)
if(n.length>0)return!0
for(const{node:e}of(0,s.G)(t))if(e.kind==="image"||i.has(e.kind)&&(0,o.U4)(e.literal))return!0
return!1}}),68430:((e,t,n)=>{n.d(t,{c:()=>r,k:()=>whyNobody})
var s=n(28942)
const r=s["enum"](["discussion","no-thread","mode","review","no-branch","no-memory","no-graphql"])
function whyNobody(e){return o[e]}const o={discussion:"in a discussion GitHub does not say whether a comment was edited","no-thread":"it has no issue or pull request to ask on",mode:"its `mode` writes nothing to GitHub",review:"it gives a review","no-branch":"it cannot save the work on a branch until the answer","no-memory":"nothing is saved until the answer","no-graphql":"without GraphQL, GitHub does not say whether a comment was edited"}}),44039:((e,t,n)=>{n.d(t,{M:()=>renderDifference,g:()=>renderFiles})
var s=n(78250)
var r=n(94869)
var o=n(33737)
var i=n(30007)
var a=n(50931)
var c=n(88135)
var u=n(48351)
function renderFiles({files:e,diff:t,commands:n,hasOtherLines:s}){const i=s?(0,c.J1)("approval-line-ends"):""
if(e.length===0)return i
const a=e.map(e=>({...e,mark:markOf(e.path,n)}))
const u=[...a.filter(({mark:e})=>e!==""),...a.filter(({mark:e})=>e==="")]
const l=(0,c.J1)("approval-files",{amount:(0,r.U9)(e.length,"file"),lines:u.map(lineOf).join("\n"),diff:(0,o.DV)("diff",inOrder(t,u).map(inLines).join("\n"))})
return[l.trimEnd(),i].filter(Boolean).join("\n\n")}function lineOf({path:e,added:t,removed:n,mark:s}){const i=t===void 0?"binary":`+${(0,r.vP)(t)} −${(0,r.vP)(n??0)}`
return`- ${s===""?"":"⚠ "}${(0,o.aY)((0,u.ko)(e))} ${i}${s===""?"":`: ${s}`}`}function markOf(e,t){const n=e.split("/").at(-1)??e
if(t.some(e=>e.includes(n)))return"named in a command above"
if((0,a.Y)(e).kind!=="free"||l.test(e.toLowerCase()))return"can decide what runs"
return""}const l=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,t){const n=new Map(t.map(({path:e},t)=>[` b/${e}`,t]))
const placeOf=e=>{const s=e.split("\n",1)[0]??""
return n.get(s.slice((s.length+"diff --git".length)/2))??t.length}
return(0,s.Dt)(e).toSorted((e,t)=>placeOf(e)-placeOf(t))}function inLines(e){return(0,u.eG)(e.replace(/\n$/,""))}const d=10
function renderDifference({head:e,between:t,missing:n}){const s=[...t?[...listed("commit",t.total,t.commits.map(commitLine))]:[],...t?[...listed("file",t.files.length,t.files.map(fileLine))]:[],...e!==void 0&&!t?["- GitHub does not say which commits were added."]:[],...t?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...n.length>0?[`- No longer in the workspace: ${n.slice(0,d).map(quoted).join(", ")}.`]:[]]
if(s.length===0)return""
const r=e===void 0?"":` for ${(0,o.aY)(e.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:r,lines:s.join("\n")}),diffOf(t?.files??[])].filter(Boolean).join("\n\n")}function listed(e,t,n){const s=t>d?[`- and ${(0,r.U9)(t-d,`more ${e}`)}`]:[]
return[...n.slice(0,d).map(e=>`- ${e}`),...s]}function commitLine({sha:e,author:t,subject:n}){return`${(0,o.aY)(e.slice(0,7))} ${quoted((0,r.TN)(t,40))}: ${quoted((0,r.TN)(n,100))}`}function fileLine({path:e,status:t,added:n,removed:s}){return`${t} ${quoted(e)} +${(0,r.vP)(n)} −${(0,r.vP)(s)}`}function quoted(e){return(0,o.aY)((0,u.ko)(e))}function diffOf(e){if(e.some(({patch:e,added:t,removed:n})=>e===""&&t+n>0))return""
const t=e.map(({path:e,patch:t})=>(0,u.eG)(`--- ${(0,r.TN)(e,200)}\n${t}`))
return(0,i._l)(t.join("\n"))}}),2179:((e,t,n)=>{n.d(t,{Z:()=>blockedNetwork})
var s=n(94869)
var r=n(33737)
var o=n(68430)
const i=10
function blockedNetwork(e,t){const n=[...new Set(e.map(({reason:e})=>kindOf(e)))]
return n.map(n=>{const s=e.filter(e=>kindOf(e.reason)===n)
return`Blocked network access: ${namesOf(s)}. ${remedyFor(n,s,t)}`.trim()}).join("\n\n")}const kindOf=e=>e==="closed"?"unlisted":e
function remedyFor(e,t,n){if(n.isAsking)return remedyByGrant(e,t,n.nobody)??remedyFor(e,t,{...n,isAsking:!1})
const s=settingWith(t,n)
switch(e){case"closed":case"unlisted":return`To allow it, set ${s}.`
case"shut":{const e=t.some(({allow:e})=>e!==void 0)?` and ${s}`:""
return`${a} have no network. ${packagesIn(t)}To open it on such threads as well, set ${(0,r.aY)("mixed-threads: as-trusted")}${e}: then text by strangers can steer what commands send.`}case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,r.aY)(n.name)} names itself. To allow it, set ${s}.`
case"never":return"The name resolves to the runner itself, to a link-local address or to a cloud metadata service. This cannot be allowed."
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,r.aY)(n.name)} names the host with its port. To allow it, set ${s}.`
case"unknown":return"The name has no address: check its spelling, and the name servers of the runner."
case"unnamed":return"An address, or a name of one word, cannot be allowed: use the full name of the host."
case"malformed":return"This is not the address of a website: check what the command asks for."
case"fork":return"Commands on the code of a fork have no network, whatever the inputs say. Install what they need in a step before this action."}}const a="People without write access wrote in this thread, so commands"
function packagesIn(e){const t=e.some(({allow:e})=>e!==void 0&&!e.includes("."))
const n=t?"Install packages":"Download what is needed"
const s=t?"it can reach the package registries even here":"it can reach the hosts of `setup-network` even here"
return`${n} with the input ${(0,r.aY)("setup-command")}: ${s}. `}function remedyByGrant(e,t,n){const i=[...new Set(t.flatMap(({allow:e})=>e??[]))]
const c=i.filter(e=>!e.includes(".")).map(e=>(0,r.aY)((0,s.TN)(e,100)))
const u=c.length===0?"":`add ${c.join(", ")} to the input ${(0,r.aY)("network")}`
const l=n===void 0?`mention me and ask for it: the agent has to call ${(0,r.aY)("request_network")}, and a person grants the host to that one command`:`a person grants it to one command, and in this run there was nobody to ask, because ${(0,o.k)(n)}`
switch(e){case"closed":case"unlisted":{const e=i.every(e=>!e.includes("."))
if(u!==""&&e)return`To allow it, ${u}.`
const t=u===""?"":` For the registries among them, ${u}.`
return`Such a host is open only where it is granted, whatever ${(0,r.aY)("network")} says: ${l}.${t}`}case"shut":return`${a} have no network, and none can be granted. ${packagesIn(t)}To open it on such threads as well, set ${(0,r.aY)("mixed-threads: as-trusted")}${u===""?"":` and ${u}`}: then text by strangers can steer what commands send.`
case"private":return`The name resolves to a private address, which is allowed only for a host that the input ${(0,r.aY)("network")} names itself and that a person grants. To allow it, add the name of the host to that input; ${l}.`
case"port":return`Other ports than 80 and 443 are open only where the input ${(0,r.aY)("network")} names the host with its port, and a person grants the host. To allow it, add ${i.map(e=>(0,r.aY)((0,s.TN)(e,100))).join(", ")} to that input; ${l}.`
default:return}}function namesOf(e){const t=[...new Set(e.map(({host:e,port:t})=>[0,80,443].includes(t)?e:`${e}:${t}`))]
const n=t.slice(0,i).map(e=>(0,r.aY)((0,s.TN)(e,100)))
return t.length>i?`${n.join(", ")} and ${t.length-i} more`:n.join(", ")}function settingWith(e,{name:t,value:n}){const o=e.flatMap(({allow:e})=>e===void 0?[]:[(0,s.TN)(e,100)])
const a=[...n==="none"||n===""?[]:[n],...new Set(o)].slice(0,i+1)
return(0,r.aY)(`${t}: ${a.join(", ")}`)}}),93992:((e,t,n)=>{n.d(t,{Id:()=>deciderOf,RM:()=>triggerForItem,fb:()=>withPromptFile,qS:()=>onBehalf})
var s=n(33368)
var r=n(89812)
var o=n(90009)
var i=n(7256)
var a=n(64294)
var c=n(98664)
var u=n(58926)
var l=n(22911)
var d=n(75444)
var f=n(97167)
var h=n(1176)
var m=n(3620)
const p=64e3
async function withPromptFile(e,t,n){const{"prompt-file":s}=e.settings.slice(d.TRIGGER)
if(s===void 0)return{trigger:n,fault:void 0}
try{const r=await readText(e,s,{env:t,trigger:n})
const o=[r,n.request].filter(e=>e!=="").join("\n\n")
return{trigger:{...n,request:o},fault:void 0}}catch(e){return{trigger:n,fault:(0,c.ec)(e)}}}async function readText({github:e,job:t},n,{env:s,trigger:i}){const a=(0,u.JT)(n)
if(a!==void 0)throw invalidPath(n,a)
const c=(0,r.n)(e,t.repository)
const l=await commitOf(c,s,{trigger:i,workspace:t.workspace})
const read=async(e,t)=>{const s=await(0,o._T)(c,n,l)
if(s===void 0)return{status:"missing"}
return s.length>t?{status:"too-large"}:{status:"read",text:s}}
const d={input:"prompt-file",path:n,largest:p}
return(await(0,m.w)({commit:l,workspace:t.workspace,read:read},d)).trim()}async function commitOf(e,t,n){const{thread:s}=n.trigger
if(s.type==="pull_request")return(await(0,i.Es)(e,s.number)).base.sha
const r=w.has(t.GITHUB_EVENT_NAME??"")
return(r?await checkedOut(n.workspace,t):void 0)??t.GITHUB_SHA??""}const w=new Set(["schedule","push","workflow_dispatch"])
async function checkedOut(e,t){const n=(0,s.$Y)({folder:e,environment:(0,f._K)(t)})
return(await n.raw(["rev-parse","--verify","HEAD^{commit}"]).catch(()=>"")).trim()||void 0}function invalidPath(e,t){return new c.vC("config",`The \`prompt-file\` ${JSON.stringify(e.slice(0,200))} ${t}.`,{hint:"Name a text file of the repository, by its path from the root."})}function triggerForItem(e,t){const n=(0,l.b8)(e.slice(l.PL).item??"{")
const{trigger:s}=t
const r=(0,a.OB)(s).item
if(!n||r===void 0)return t
if(s.thread.type==="pull_request")return{trigger:s,fault:t.fault??notOnPulls()}
const{snapshot:o,requestSign:i,run:c,...u}=s
const d=`${s.key}/item/${n.key}`
return{...t,trigger:{...u,...g,kind:r,key:d,about:aboutOf(n)}}}const g={thread:{type:"none"},answer:{kind:"none"},item:{kind:"none",id:0,nodeId:void 0}}
function notOnPulls(){return new c.vC("config","An `item` cannot be worked on from an event of a pull request.",{hint:"Start the workflow by hand, on a schedule, or from an issue."})}function aboutOf({item:e,kind:t,number:n,title:s}){const r=n!==void 0&&(t==="issue"||t==="pull-request")
return{title:s===""?e:s,text:s===e?e:`${e}\n${s}`,...r&&{thread:{type:t==="issue"?"issue":"pull_request",number:n}}}}function deciderOf({actors:e}){return e[0]?.login??"nobody"}function onBehalf(e,t){const[n]=e.kind==="decision"?(0,h.sp)(t)?.items[0]?.pending.requesters??[]:[]
if(!n)return e
return{...e,asker:{login:n.login,id:n.id??void 0,type:n.login.endsWith("[bot]")?"Bot":"User",role:"sender"}}}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>u})
var s=n(58908)
var r=n(98664)
var o=n(33737)
var i=n(88135)
var a=n(57974)
var c=n(75444)
const u="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:u,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const s={created:[],existing:[],missing:[]}
for(const o of n)try{const n=await createLabel(e,t.repository,o)?s.created:s.existing
n.push(o.name)}catch(e){(0,a.printNotice)(`The label ${o.name} could not be created. ${(0,r.ec)(e).message}`)
s.missing.push(o)}return s}function toldOf(e){return(0,i.J1)("labels-created",{names:e.map(e=>(0,o.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,o.aY)(e)).join(", ")
return(0,i.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},r){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...r})
return!0}catch(e){if(e instanceof s.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),3620:((e,t,n)=>{n.d(t,{w:()=>readNamedFile,z:()=>commitFiles})
var s=n(3024)
var r=n(98664)
var o=n(94869)
function commitFiles(e,t,n){return{commit:e,workspace:n,read:(e,n)=>readFrom(t,e,n)}}async function readFrom(e,t,n){const s=(await e.list()).find(e=>e.path===t)
if(s&&s.size>n)return{status:"too-large"}
const r=s&&(await e.read([t])).get(t)
return r===void 0?{status:"missing"}:{status:"read",text:r}}async function readNamedFile(e,{input:t,path:n,largest:s}){const i=await e.read(n,s)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${t}\` names ${(0,o.TN)(n,200)}, which`
const c=`the commit ${e.commit.slice(0,7)}`
const u="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new r.vC("config",`${a} is empty in ${c}.`,{hint:u})
if(i.status==="too-large")throw new r.vC("config",`${a} has more than ${s/1e3} kB in ${c}.`,{hint:u})
if(!isInWorkspace(e.workspace,n))throw new r.vC("config",`${a} is not a text file of ${c}.`,{hint:u})
const l="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new r.vC("config",`${a} is not in ${c}. ${l} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(e,t){return t!==""&&(0,s.BJ)(e,t)!==void 0}}),31384:((e,t,n)=>{n.d(t,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var s=n(77598)
var r=n(89812)
var o=n(90009)
var i=n(80292)
var a=n(44039)
var c=n(58926)
var u=n(81031)
function approvalScopeOf({world:e,settings:t,job:n,trigger:s,memory:r},o,{thread:i,rules:a}){const u=e.now()
return{v:1,repository:s.repositoryId,thread:i,run:n.runId,conversation:r.id,policy:policyVersion(t,a),created:u.toISOString(),expires:new Date(u.getTime()+(0,c.CI)(o["approval-expires"])).toISOString()}}const l=["confirmation","confirmation-threshold","approvers","approval-expires","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(e,t){const n=(0,u.textsOf)(e,[...l,...e.addedNames])
const r={inputs:n,rules:t??null}
return(0,s.createHash)("sha256").update((0,i.dj)(r)).digest("hex").slice(0,16)}async function differenceSince({github:e,job:t},{head:n,now:s,missing:i}){const c=n===void 0?void 0:await(0,o.kC)((0,r.n)(e,t.repository),n,s)
return(0,a.M)({head:n,between:c,missing:i})}function whyAgain(e,t){return[e,t??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),37026:((e,t,n)=>{n.r(t)
n.d(t,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,deferredItems:()=>deferredItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var s=n(80292)
var r=n(94869)
var o=n(88135)
var i=n(68430)
var a=n(45867)
var c=n(48252)
var u=n(68268)
var l=n(23849)
var d=n(98768)
var f=n(16110)
const h=/\$\$|\$(?=[^\s$])(?:(?!\n\n)[^$])*(?<!\s)\$(?!\w)/
function hasFormula(e){if(!e.includes("$"))return!1
let t=""
for(const{node:n,isEntering:s}of(0,d.G)((0,f.Dd)(e).root))if(s)t+=n.kind==="text"?n.literal:m[n.kind]??"\n\n"
return h.test(t)}const m={emphasis:"",strong:"",struck:"",link:"",image:"",html:"","footnote-reference":"",code:"`","soft-break":"\n","hard-break":"\n"}
var p=n(33737)
var w=n(6009)
var g=n(38293)
var b=n(48351)
function shownPlan(e,t){const n=(0,w.$)((0,b.uG)(withNarrowCode((0,u.Gl)(e))),{...t,showsAddresses:!0})
return isNarrow(n)&&!hasFormula(n)&&readingOf(n).hidden===0?n:(0,w.$)((0,p.DV)("text",(0,b.xe)(e)),t)}function readPlan(e){return readingOf(e).shown.trim()}function readingOf(e){return(0,g.p)((0,l.l$)(e))}function columnsAt(e){return b.cZ-2*e}const y=8
function isNarrow(e){const t=(0,u.m6)(e)
if((0,u.d1)(e)>y)return!1
return t.every(({kind:e,isQuoted:t,level:n,text:s})=>{if(e==="table"||t)return!1
return s.split("\n").every(e=>(0,b.qz)(e)<=columnsAt(n))})}function withNarrowCode(e){const t=e.split("\n")
for(const{level:n,start:s,end:r,text:o,fence:i}of(0,u.m6)(e).toReversed())if(i||n===0)t.splice(s,r-s,...fenced(i?.before??"",(0,b.xe)(o,columnsAt(n))))
return t.join("\n")}function fenced(e,t){const n=(0,r.Lt)(t)
const s=(0,u.U2)({before:e})
return[`${e}${n}`,...t.split("\n").map(e=>`${s}${e}`),`${s}${n}`,""]}var v=n(93992)
var $=n(63501)
var k=n(19868)
var _=n(1176)
var j=n(31384)
var O=n(23665)
const I=24e3
function showable(e){const t=[]
const n=[]
let r=I
for(const o of e){const e=(0,s.dj)(o.value)
const i=(0,c.AS)({arguments:e}).length+o.words.length+200
if(i>r)n.push(o)
else{r-=i
t.push({intent:o.kind.name,value:e,words:o.words})}}return{shown:t,unseen:n}}function deferredItems(e,t,{thread:n,requesters:s,deferred:r}){const o=(0,j.T6)(e,t,{thread:n})
return r.map(e=>({pending:{...o,...e,requesters:s},risk:"",reasons:[],shown:null,decision:null}))}const T=12e3
function askedPlan(e,{nobody:t,rules:n,clean:r}){const a=e.trim()
if(a==="")return{waiting:[]}
if(!hasItems(a))return{waiting:[],advice:{hint:(0,o.J1)("plan-none")}}
const c=shownPlan(a,n)
const u=t===void 0?whyNotShown(a,c,r):(0,i.k)(t)
if(u!==void 0)return{waiting:[],advice:{hint:(0,o.J1)("plan-not-asked",{why:u})}}
return{waiting:[{intent:"plan",value:(0,s.dj)({plan:c}),words:""}]}}function whyNotShown(e,t,n){if(e.length>T||t.length>I)return"it is too long to be shown in full"
if(n(t)!==t)return"it contains what looks like a secret, which is never shown"
return}function hasItems(e){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(e)}async function requirePlan({conversation:e,runAgent:t},n){const s=e.finalResponse()
if(s.trim()===""||hasItems(s))return n
await e.send((0,o.J1)("plan-again"))
return t()}function isPlan(e){return e.length>0&&e.every(a.H9)}async function carryOutPlan(e){const{run:t,conversation:n,runAgent:s}=e
const r=(0,_.sp)(t.memory)
const{isResumed:o}=t.memory
const i=o?[]:[(await(0,k.fM)(t,e)).words]
const a=go(r?.items??[],(0,v.Id)(t.trigger))
const c=[...i,a,...o?remembering(e):[],...(0,$.nK)(e)]
await n.send(c.join("\n\n"))
return{end:await s(),...r&&{used:r}}}function remembering(e){const{memoryFile:t}=e.knowledge
return t!==void 0&&(0,O.jd)(e)?[(0,o.J1)("memory-propose",{path:t})]:[]}function go(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[(0,a.rP)(e)]:[])
const s=readPlan(n.join("\n\n"))
const i=(0,r.Lt)(s)
return(0,o.J1)("plan-go",{who:t,plan:`${i}\n${s}\n${i}`,legend:planLegend(s)}).trimEnd()}function planLegend(e){const t=(0,c.jo)(e)
return t.length===0?"":(0,o.J1)("plan-signs",{signs:t.map(e=>`- ${e}`).join("\n")})}}),94741:((e,t,n)=>{n.r(t)
n.d(t,{code:()=>Fe,withTooLong:()=>withTooLong})
var s=n(33737)
var r=n(68430)
var o=n(72167)
var i=n(37026)
var a=n(20185)
var c=n(28942)
var u=n(98664)
var l=n(80292)
var d=n(94869)
var f=n(81031)
var h=n(89812)
var m=n(25816)
var p=n(7052)
var w=n(33365)
var g=n(56775)
var b=n(1659)
var y=n(7256)
var v=n(23566)
var $=n(71762)
var k=n(60593)
var _=n(18970)
var j=n(65145)
var O=n(23849)
var I=n(6009)
var T=n(40598)
var S=n(23565)
const x=50
function intentLimitsOf(e,{name:t,most:n,target:s,takes:r}){const{choices:o,flags:i,values:a}=e
const c=s!=="none"
const u=c&&s!=="discussion"
const l=["unattended",...c?["same-thread","repository"]:[],...r.flags??[]]
const d=["max",...u?["only"]:[],...r.values??[]]
const f=[...i.filter(e=>!l.includes(e)),...Object.keys(a).filter(e=>!d.includes(e))][0]
if(f!==void 0)throw declarationFault(`gives ${t} the setting ${f}, which it does not have`)
requireOne(t,e)
requireChoices(t,o,r.choices)
return{most:mostOf(t,a.max,n),isAnywhere:i.includes("repository"),isUnattended:i.includes("unattended"),only:a.only??[],choices:o,flags:i,values:a}}function requireOne(e,{flags:t,values:n}){const s=["max","prefix"].find(e=>(n[e]??[]).length>1)
if(s!==void 0)throw declarationFault(`gives ${e} the setting ${s} more than once`)
for(const n of[["same-thread","repository"],["replace","update"]])if(n.every(e=>t.includes(e)))throw declarationFault(`gives ${e} both ${n.join(" and ")}`)}function requireChoices(e,t,n){if(n==="needed"&&t.length===0)throw declarationFault(`has to say what ${e} is limited to, between brackets`)
const[s]=t
if(n===void 0&&s!==void 0)throw declarationFault(`limits ${e} to "${s}", which it cannot be limited to`)
if(!Array.isArray(n))return
const r=t.find(e=>!n.includes(e))
if(r!==void 0)throw declarationFault(`limits ${e} to "${r}"${(0,g.au)(r,n)}; there are ${n.join(", ")}`)}function mostOf(e,t,n){if(t===void 0)return n
const s=/^\d{1,3}$/.test(t[0]??"")?Number(t[0]):0
if(s>=1&&s<=x)return s
throw declarationFault(`gives ${e} a \`max\` that is no whole number from 1 to ${x}`)}function declarationFault(e){return new u.vC("config",`The input \`intents\` ${e}.`,{hint:"docs/intents.md of this action lists every intent with its settings."})}function titleOf({values:e},t){return`${e.prefix?.[0]??""}${t}`}const A="it is about no thread"
function refused(e){return{status:"refused",why:e}}function defineIntent(e){const{name:t}=e
return{name:t,isForRestricted:g.CO.includes(t),declare:t=>declared(e,intentLimitsOf(t,e))}}function declared(e,t){const{name:n,help:s,permission:r,target:o,waits:i,needsOpen:a=!1,canBeLocked:u=!1,texts:l={}}=e
const d=c.strictObject(e.fields(t))
const f={name:n,help:s,permission:r,limits:t,target:o,waits:i===!0&&!t.isUnattended,needsOpen:a,canBeLocked:u,input:e=>c.strictObject({name:c.literal(n),...d.shape,...numberField(o,t,e)}),read(n,{thread:s,clean:r}){const i=c.object({number:c.int().positive().optional()}).safeParse(n)
const{number:a,name:u,...h}=i.success?{...Object(n),...i.data}:Object(n)
const m=d.safeParse(h)
if(!m.success)return{why:"it is not of the declared form",details:firstIssue(m.error)}
const p=targetOf({target:o,limits:t},a,s)
if(typeof p==="object")return p
const w=cleanFields(m.data,l,r)
if("why"in w)return w
const g=w.fields
return{kind:f,number:p,value:{...g,...p!==void 0&&{number:p}},words:e.words(g,p===void 0?"":`#${p}`,t),async check(n,{target:s,slot:r}){if(s===void 0&&o!=="discussion"&&o!=="none")return refused(A)
const i={target:s,number:p}
return e.check(n,{fields:g,limits:t,slot:r,...i})}}}}
return f}function numberField(e,{isAnywhere:t},n){if(e==="none"||!t)return{}
const s=c.int().positive()
const r=fits(e,n)
return{number:(r?s.optional():s).describe(r?"Default: this thread.":"Of which thread.")}}function fits(e,{type:t}){if(e==="thread")return t==="issue"||t==="pull_request"
return e===t}function targetOf({target:e,limits:t},n,s){if(e==="none")return
const r=s.type!=="none"&&fits(e,s)?s.number:void 0
const o=n??r
if(o===void 0)return{why:A}
if(o!==r&&!t.isAnywhere)return{why:`#${o} is another thread, and the workflow allows only this one`}
return o}function firstIssue({issues:e}){const[{path:t,message:n}={path:[],message:""}]=e
return[t.join("."),n].filter(Boolean).join(": ")}function cleanFields(e,t,{rules:n,redact:s}){const r=JSON.stringify(e)
const o=Object.values(e).flatMap(e=>typeof e==="string"?[e]:[])
if(s(r)!==r||o.some(e=>s(e)!==e))return{why:"it contains what looks like a secret"}
const i={...e}
for(const[s,r]of Object.entries(t)){const t=e[s]
if(typeof t!=="string")continue
const o=r==="title"?(0,d.TN)((0,O.WN)(t),200):(0,I.$)(t,n).trim()
if(!(r==="title"?(0,T.U4)(o):(0,S.H)(o)))return{why:`\`${s}\` says nothing`}
i[s]=o}return{fields:i}}const P=c.object({id:c.number().int(),node_id:c.string(),number:c.number().int(),html_url:c.string(),title:c.string(),body:c.string().nullish(),state:c["enum"](["open","closed"]),state_reason:c.string().nullish(),locked:c.boolean(),user:c.object({login:c.string(),id:c.number()}).nullish(),labels:c.array(c.union([c.string(),c.object({name:c.string().optional()})])),assignees:c.array(c.object({login:c.string()})).nullish(),milestone:c.object({number:c.number().int(),title:c.string()}).nullish(),type:c.object({name:c.string()}).nullish(),pull_request:c.unknown().optional(),repository_url:c.string()})
async function readTarget(e,t,n){const s=await e.get("/issues/{issue_number}",{issue_number:n}).catch(e=>{if([404,410].includes(Object(e).status))return
throw e})
if(s===void 0)return
const r=P.parse(s)
if(r.number!==n||!r.repository_url.toLowerCase().endsWith(`/repos/${t.toLowerCase()}`))return
return{id:r.id,nodeId:r.node_id,number:n,url:r.html_url,isPull:r.pull_request!==void 0,title:r.title,body:r.body??"",isOpen:r.state==="open",stateReason:r.state_reason??void 0,isLocked:r.locked,author:r.user?.login,labels:r.labels.flatMap(e=>typeof e==="string"?[e]:e.name??[]),assignees:(r.assignees??[]).map(({login:e})=>e),milestone:r.milestone??void 0,type:r.type?.name}}const C=c.object({repository:c.object({discussion:c.object({id:c.string(),url:c.string(),closed:c.boolean(),locked:c.boolean()}).nullable()})})
const E=`query DiscussionNow($owner:String!,$name:String!,$number:Int!){\n  repository(owner:$owner,name:$name){discussion(number:$number){id url closed locked}}\n}`
const q=c.object({errors:c.array(c.object({type:c.literal("NOT_FOUND")})).min(1)})
async function readDiscussion(e,{owner:t,name:n},s){try{return C.parse(await e.graphql(E,{owner:t,name:n,number:s})).repository.discussion??void 0}catch(e){if(q.safeParse(e).success)return
throw e}}const F=defineIntent({name:"comment",help:"comments on an issue or a pull request. Your final message is posted in any case; do not repeat it.",permission:"issues: write",most:1,target:"thread",takes:{},fields:()=>({body:c.string().min(1).max(1e4).describe("Markdown.")}),texts:{body:"prose"},words:(e,t)=>`comment on ${t}`,async check(e,{fields:t,slot:n,target:s}){const{github:r,repository:o,mac:i,client:a}=e
const c=["comment",String(s.number),n]
const u=await(0,$.jU)(a)
const[l]=await(0,k.Sg)(r,o,s.number,({body:e="",user:t})=>(0,$.Fj)(t,u)&&(0,m.CG)(i,e,c))
if(l)return{status:"already",url:l.url}
return{status:"ready",async act(){const e=`${t.body}\n\n${(0,m.w_)(i,c)}`
const{url:n,id:a}=await(0,k.Gy)(r,o,s.number,e)
const u=`repos/${o.owner}/${o.name}/issues/comments/${a}`
return{url:n,undo:`gh api -X DELETE ${u}`}}}}})
const D=defineIntent({name:"comment-discussion",help:"comments in a discussion.",permission:"discussions: write",most:1,target:"discussion",takes:{},fields:()=>({body:c.string().min(1).max(1e4).describe("Markdown.")}),texts:{body:"prose"},words:(e,t)=>`comment in the discussion ${t}`,async check({client:e,github:t,repository:n,mac:s},{fields:r,slot:o,number:i}){const a=i===void 0?void 0:await readDiscussion(e,n,i)
if(!a||i===void 0)return refused(`there is no discussion #${i} in this repository`)
const c=["comment-discussion",String(i),o]
const[u]=await(0,_.readOwnInDiscussion)(t,a.id,e=>(0,m.CG)(s,e,c))
if(u)return{status:"already",url:u.url}
if(a.locked)return refused(`the discussion #${i} is locked`)
return{status:"ready",async act(){const e={discussionId:a.id,replyToId:void 0}
const{url:n}=await(0,_.addToDiscussion)(t,e,`${r.body}\n\n${(0,m.w_)(s,c)}`)
return{url:n}}}}})
const N=["spam","abuse","off-topic","outdated","duplicate","resolved"]
const R=defineIntent({name:"hide",help:"hides a comment on a thread.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:N},fields:({choices:e})=>({comment:c.int().positive().describe("The id of the comment."),reason:e.length>0?c["enum"](e):c["enum"](N)}),words:({comment:e,reason:t},n)=>`hide the comment ${e} on ${n} as ${t}`,async check({github:e,client:t},{fields:{comment:n,reason:s},target:r}){const o=await(0,b.W3)(t,n)
if(o?.issue!==r.number)return refused(`#${r.number} has no comment ${n}`)
if(await(0,b.dK)(t,o.nodeId))return{status:"already",url:o.url}
return{status:"ready",async act(){await(0,k.Op)(e,o.nodeId,s.toUpperCase().replace("-","_"))
return{url:o.url}}}}})
const M=defineIntent({name:"dismiss-review",help:"dismisses an approval or a request for changes that you gave for an older commit.",permission:"pull-requests: write",most:1,target:"pull_request",needsOpen:!0,takes:{},fields:()=>({review:c.int().positive().describe("The id of the review."),message:c.string().min(1).max(500)}),texts:{message:"title"},words:({review:e},t)=>`dismiss the review ${e} of ${t}`,async check({client:e,github:t,repository:n},{fields:{review:s,message:r},target:o}){const[i,a]=await Promise.all([(0,v.ty)(e,o.number,s),(0,$.jU)(e)])
if(!i)return refused(`#${o.number} has no review ${s}`)
if(a===void 0||i.userId!==a.id)return refused("it is somebody else's review")
if(i.state==="DISMISSED")return{status:"already",url:i.url}
if(!["APPROVED","CHANGES_REQUESTED"].includes(i.state))return refused("it neither approves nor blocks")
if(i.commit===(await(0,y.Es)(e,o.number)).head.sha)return refused("it is about the commit that is the head now")
return{status:"ready",async act(){await(0,j.bG)(t,n,{number:o.number,id:s,message:r})
return{url:i.url}}}}})
var L=n(19399)
var B=n(88135)
var Y=n(58908)
var G=n(45013)
async function postIssue(e,{owner:t,name:n},s){try{const r={owner:t,repo:n,title:s.title,body:s.body,labels:[...s.labels]}
return ownIssue((await e.request("POST /repos/{owner}/{repo}/issues",r)).data)}catch(r){const o=(0,Y.VH)(r)?await newestIssue(e,{owner:t,name:n},s.body):void 0
if(!o)throw r
return o}}async function newestIssue(e,{owner:t,name:n},s){const r={owner:t,repo:n,state:"all",sort:"created",direction:"desc",per_page:10}
const{data:o}=await e.request("GET /repos/{owner}/{repo}/issues",r)
const i=o.find(e=>(0,d.cZ)(e.body??"",s))
return i&&ownIssue(i)}function ownIssue({id:e,number:t,html_url:n,body:s,title:r,state:o}){return{id:Number(e),number:t,url:n,body:s??"",title:r,isOpen:o==="open"}}async function findIssues(e,{owner:t,name:n},{state:s,isIt:r}){const o=[]
for(let i=1;i<=10;i++){const a={owner:t,repo:n,state:s,sort:"created",direction:"desc",per_page:100,page:i}
const{data:c}=await e.request("GET /repos/{owner}/{repo}/issues",a)
const u=c.filter(({pull_request:e})=>e===void 0)
o.push(...u.filter(e=>r({body:e.body??"",user:e.user})).map(ownIssue))
if(c.length<100)break}return o}async function changeIssue(e,{owner:t,name:n},s,r){const o="PATCH /repos/{owner}/{repo}/issues/{issue_number}"
await e.request(o,{owner:t,repo:n,issue_number:s,...r})}async function writes_assign(e,{owner:t,name:n},s,r){const o="POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(o,{owner:t,repo:n,issue_number:s,assignees:[...r]})}async function lock(e,{owner:t,name:n},s,r){const o="PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"
await e.request(o,{owner:t,repo:n,issue_number:s,lock_reason:r})}async function linkSubIssue(e,{owner:t,name:n},s,r){const o="POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"
await e.request(o,{owner:t,repo:n,issue_number:s,sub_issue_id:r})}const W=`mutation AddToProject($input: AddProjectV2ItemByIdInput!) {\n  addProjectV2ItemById(input: $input) { item { id } }\n}`
const z=`mutation SetField($input: UpdateProjectV2ItemFieldValueInput!) {\n  updateProjectV2ItemFieldValue(input: $input) { clientMutationId }\n}`
const J="(projects need the token of an app, or of a person)"
const U=c.object({addProjectV2ItemById:c.object({item:c.object({id:c.string()})})})
async function addToProject(e,t,n){const s={input:{projectId:t,contentId:n}}
return U.parse(await(0,G.askGraphql)(e,W,{variables:s,permission:J})).addProjectV2ItemById.item.id}async function setProjectField(e,{optionId:t,...n}){const s={input:{...n,value:{singleSelectOptionId:t}}}
await(0,G.askGraphql)(e,z,{variables:s,permission:J})}async function dispatchWorkflow(e,{owner:t,name:n},{file:s,ref:r,inputs:o}){const i="POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"
await e.request(i,{owner:t,repo:n,workflow_id:s,ref:r,inputs:{...o}})}async function rerunFailedJobs(e,{owner:t,name:n},s){const r="POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"
await e.request(r,{owner:t,repo:n,run_id:s})}async function cancelRun(e,{owner:t,name:n},s){await e.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel",{owner:t,repo:n,run_id:s})}var H=n(3549)
var V=n(63697)
const Z=c.string().min(1).max(50)
const Q=defineIntent({name:"labels",help:"adds labels to a thread and removes labels from it; they must exist.",permission:"issues: write",most:3,target:"thread",canBeLocked:!0,takes:{choices:"any",flags:["create-labels"]},fields({choices:e}){const t=e.length>0?c["enum"](e):Z
return{add:c.array(t).max(10).default([]),remove:c.array(t).max(10).default([])}},words({add:e,remove:t},n){const named=e=>e.map(s.aY).join(", ")
const r=[...e.length>0?[`add ${named(e)} to ${n}`]:[],...t.length>0?[`remove ${named(t)} from ${n}`]:[]]
return r.join(", ")||`no label for ${n}`},async check(e,{fields:t,limits:n,target:r}){const{add:o,remove:i}=t
if(o.length+i.length===0)return refused("it names no label")
const a=[...o,...i].find(t=>isOwnLabel(e,t))
if(a!==void 0)return refused(`${(0,s.aY)(a)} calls the agent or decides what it may do`)
const c=o.length===0?[]:(await(0,L.k2)(e.client)).map(({name:e})=>e)
const u=o.map(e=>c.find(t=>isSame(t,e))??e)
const l=u.find(e=>!c.includes(e))
if(l!==void 0&&!n.flags.includes("create-labels"))return refused(`the repository has no label ${(0,s.aY)(l)}`)
const d=u.filter(e=>!r.labels.some(t=>isSame(t,e)))
const f=r.labels.filter(e=>i.some(t=>isSame(t,e)))
if(d.length+f.length===0)return{status:"already"}
return{status:"ready",async act(){if(d.length>0)await(0,V.Nl)(e.github,e.repository,r.number,d)
for(const t of f)await(0,H.HK)(e.github,e.repository,r.number,{kind:"label",name:t})
return{url:r.url,undo:undoOf(r.number,d,f)}}}}})
function isOwnLabel({ownLabels:e},t){return e.some(e=>letters(e)===letters(t))}function letters(e){return e.normalize("NFKD").replaceAll(/[\p{M}\p{C}\s]/gu,"").toLowerCase()}function isSame(e,t){return e.toLowerCase()===t.toLowerCase()}function undoOf(e,t,n){const s=[...t.map(e=>`--remove-label ${(0,w.Ec)(e)}`),...n.map(e=>`--add-label ${(0,w.Ec)(e)}`)]
return`gh issue edit ${e} ${s.join(" ")}`}const K=c.string().min(1).max(250)
const X=defineIntent({name:"milestone",help:"sets the milestone of a thread by its title; `null` takes it off.",permission:"issues: write",most:1,target:"thread",takes:{choices:"any"},fields:({choices:e})=>({title:(e.length>0?c["enum"](e):K).nullable()}),words:({title:e},t)=>e===null?`take the milestone off ${t}`:`set the milestone of ${t} to ${(0,s.aY)(e)}`,async check({github:e,repository:t,client:n},{fields:{title:r},target:o}){if((o.milestone?.title??null)===r)return{status:"already"}
const i=r===null?void 0:(await(0,L.K$)(n)).find(e=>e.title===r)
if(r!==null&&!i)return refused(`the repository has no open milestone ${(0,s.aY)(r)}`)
const a=o.milestone?.title
const c=a===void 0?"--remove-milestone":`--milestone ${(0,w.Ec)(a)}`
return{status:"ready",async act(){await changeIssue(e,t,o.number,{milestone:i?.number??null})
return{url:o.url,undo:`gh issue edit ${o.number} ${c}`}}}}})
const ee=defineIntent({name:"type",help:"sets the type of an issue.",permission:"issues: write",most:1,target:"issue",takes:{choices:"needed"},fields:({choices:e})=>({type:c["enum"](e)}),words:(e,t)=>`set the type of ${t} to ${(0,s.aY)(e.type)}`,async check({github:e,repository:t,client:n},{fields:r,target:o}){if(o.type===r.type)return{status:"already"}
if(!(await(0,L._F)(n)).includes(r.type))return refused(`the organization has no issue type ${(0,s.aY)(r.type)}`)
const i=`repos/${t.owner}/${t.name}/issues/${o.number}`
const a=o.type===void 0?"-F type=null":`-f ${(0,w.Ec)(`type=${o.type}`)}`
return{status:"ready",async act(){await changeIssue(e,t,o.number,{type:r.type})
return{url:o.url,undo:`gh api -X PATCH ${i} ${a}`}}}}})
function choiceOf({values:e}){const[t,n]=e.fields??[]
if(n!==void 0)throw declarationFault("gives project more than one field; one can be set")
if(t===void 0)return
const[,s="",r=""]=/^([^=]{1,60})=(.{1,200})$/.exec(t)??[]
if(s==="")throw declarationFault(`has the project field "${t}", which is not NAME=a|b`)
return{field:s.trim(),options:r.split("|").map(e=>e.trim())}}const te=defineIntent({name:"project",help:"adds a thread to the project, and sets its field.",permission:"(projects need the token of an app, or of a person)",most:1,target:"thread",canBeLocked:!0,takes:{choices:"needed",values:["fields"]},fields(e){const[t,n]=e.choices
if(n!==void 0||!/^\d{1,6}$/.test(t??""))throw declarationFault("has to name one project by its number, e.g. `project(7)`")
const s=choiceOf(e)
return{value:s?c["enum"](s.options).describe(`The value of "${s.field}".`):c["null"]().default(null)}},words:({value:e},t)=>`put ${t} into the project${e===null?"":` as ${(0,s.aY)(e)}`}`,async check({client:e,github:t,repository:n},{fields:{value:r},limits:o,target:i}){const a=Number(o.choices[0])
const c=await(0,L.Wh)(e,n.owner,a)
if(!c?.isOpen)return refused(`${(0,s.aY)(n.owner)} has no open project ${a} that this token sees`)
const u=choiceOf(o)?.field??"Status"
const l=c.fields.find(e=>e.name===u)
const d=l?.options.find(e=>e.name===r)
if(r!==null&&(!l||!d))return refused(`the project has no choice ${(0,s.aY)(`${u}=${r}`)}`)
const f=await(0,L.N4)(e,{node:i.nodeId,project:c.id,field:u})
if(f&&(r===null||f.value===r))return{status:"already",url:c.url}
return{status:"ready",async act(){const e=f?.id??await addToProject(t,c.id,i.nodeId)
if(l&&d)await setProjectField(t,{projectId:c.id,itemId:e,fieldId:l.id,optionId:d.id})
return{url:c.url}}}}})
const ne=c.string().regex(/^[\w./:-]{1,100}$/).describe("What the issue is about, the same each time, e.g. the name of a test. One issue is kept for each.")
const se=defineIntent({name:"create-issue",help:"opens an issue in this repository.",permission:"issues: write",most:1,target:"none",takes:{flags:["replace","update"],values:["prefix","labels"]},fields:({flags:e})=>({title:c.string().min(1).max(200),body:c.string().min(1).max(3e4).describe("Markdown."),...e.includes("update")&&{key:ne}}),texts:{title:"title",body:"prose"},words:({title:e},t,n)=>`open the issue ${(0,s.aY)(titleOf(n,e))}${labelsOf(n)}`,async check(e,{fields:t,limits:n,slot:r}){const o=n.values.labels??[]
const i=o.find(t=>isOwnLabel(e,t))
if(i!==void 0)return refused(`${(0,s.aY)(i)} calls the agent or decides what it may do`)
const a=o.length===0?[]:(await(0,L.k2)(e.client)).map(({name:e})=>e)
const c=o.find(e=>!a.includes(e))
if(c!==void 0)return refused(`the repository has no label ${(0,s.aY)(c)}`)
const u=titleOf(n,t.title)
const l={title:u,body:t.body,labels:o}
if(n.flags.includes("update"))return keepUpToDate(e,l,lasting(n,t.key))
const d={once:["issue",r],lasting:lasting(n,void 0)}
return openOnce(e,l,{...d,isReplacing:n.flags.includes("replace")})}})
function labelsOf({values:{labels:e=[]}}){return e.length===0?"":` with ${e.map(s.aY).join(", ")}`}function lasting({values:e},t){return["lasting issue",e.prefix?.[0]??"",typeof t==="string"?t:""]}async function issuesOfOurs(e,t,n){const{github:s,repository:r,mac:o,client:i}=e
const a=await(0,$.jU)(i)
return findIssues(s,r,{state:t,isIt:({body:e,user:t})=>(0,$.Fj)(t,a)&&n.some(t=>(0,m.CG)(o,e,t))})}async function keepUpToDate(e,t,n){const{github:s,repository:r,mac:o}=e
const i=`${t.body}\n\n${(0,m.w_)(o,n)}`
const[a]=await issuesOfOurs(e,"open",[n])
if(!a)return{status:"ready",act:async()=>opened(await postIssue(s,r,{...t,body:i}))}
if(a.title===t.title&&(0,d.cZ)(a.body,i))return{status:"already",url:a.url}
return{status:"ready",async act(){await changeIssue(s,r,a.number,{title:t.title,body:i})
return{url:a.url}}}}async function openOnce(e,t,{once:n,lasting:s,isReplacing:r}){const{github:o,repository:i,mac:a}=e
const c=await issuesOfOurs(e,"all",r?[n,s]:[n])
const u=c.find(({body:e})=>(0,m.CG)(a,e,n))
const l=c.filter(e=>e.isOpen&&e!==u)
if(u&&l.length===0)return{status:"already",url:u.url}
const d=[n,...r?[s]:[]].map(e=>(0,m.w_)(a,e)).join("\n")
return{status:"ready",async act(){const e=u??await postIssue(o,i,{...t,body:`${t.body}\n\n${d}`})
for(const{number:t}of l){await(0,k.yn)(o,i,{issue:t},(0,B.J1)("intent-replaced",{number:String(e.number)}))
await changeIssue(o,i,t,{state:"closed",state_reason:"not_planned"})}return opened(e)}}}function opened({url:e,number:t}){return{url:e,undo:`gh issue close ${t} --reason "not planned"`}}const re=defineIntent({name:"create-sub-issue",help:"opens an issue that is a part of an issue.",permission:"issues: write",most:5,target:"issue",needsOpen:!0,takes:{values:["prefix"]},fields:()=>({title:c.string().min(1).max(200),body:c.string().min(1).max(2e4).describe("Markdown.")}),texts:{title:"title",body:"prose"},words:({title:e},t,n)=>`open the issue ${(0,s.aY)(titleOf(n,e))} as a part of ${t}`,async check(e,{fields:t,limits:n,slot:s,target:r}){const{github:o,repository:i,mac:a,client:c}=e
const u=["sub-issue",String(r.number),s]
const[l,d]=await Promise.all([(0,$.jU)(c),(0,L.J8)(c,r.number)])
const isIt=e=>(0,$.Fj)(e.user,l)&&(0,m.CG)(a,e.body,u)
const[f]=await findIssues(o,i,{state:"all",isIt:isIt})
if(f&&d.includes(f.number))return{status:"already",url:f.url}
return{status:"ready",async act(){const e=titleOf(n,t.title)
const s={title:e,body:`${t.body}\n\n${(0,m.w_)(a,u)}`,labels:[]}
const c=f??await postIssue(o,i,s)
await linkSubIssue(o,i,r.number,c.id)
return{url:c.url,undo:`gh issue close ${c.number} --reason "not planned"`}}}}})
const oe=defineIntent({name:"link-sub-issue",help:"makes an existing issue a part of an issue.",permission:"issues: write",most:5,target:"issue",needsOpen:!0,takes:{},fields:()=>({part:c.int().positive().describe("The number of the issue that becomes a part.")}),words:({part:e},t)=>`make #${e} a part of ${t}`,async check({github:e,repository:t,client:n},{fields:{part:s},target:r}){if(s===r.number)return refused("an issue is no part of itself")
if((await(0,L.J8)(n,r.number)).includes(s))return{status:"already"}
const o=await readTarget(n,`${t.owner}/${t.name}`,s)
if(!o||o.isPull)return refused(`there is no issue #${s} in this repository`)
return{status:"ready",async act(){await linkSubIssue(e,t,r.number,o.id)
const n=`repos/${t.owner}/${t.name}/issues/${r.number}/sub_issue`
return{url:r.url,undo:`gh api -X DELETE ${n} -F sub_issue_id=${o.id}`}}}}})
const ie=c.string().regex(/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})$/,"is no login of a person")
function people(e){const t=e.find(e=>!ie.safeParse(e).success)
if(t!==void 0)throw declarationFault(`names "${t}", which is no login of a person, without @, such as octocat`)
return c.array(e.length>0?c["enum"](e):ie).max(10)}const ae=defineIntent({name:"assign",help:"assigns people to a thread, and takes assignees off.",permission:"issues: write",most:1,target:"thread",takes:{choices:"any"},fields:({choices:e})=>({add:people(e).default([]),remove:people(e).default([])}),words({add:e,remove:t},n){const s=[...e.length>0?[`assign ${named(e)} to ${n}`]:[],...t.length>0?[`take ${named(t)} off ${n}`]:[]]
return s.join(", ")||`assign nobody to ${n}`},async check({github:e,repository:t,client:n},{fields:s,target:r}){const o=await resolved(n,s.add)
if("why"in o)return refused(o.why)
const i=o.logins.filter(e=>!has(r.assignees,e))
const a=r.assignees.filter(e=>has(s.remove,e))
if(i.length+a.length===0)return{status:"already"}
return{status:"ready",async act(){if(i.length>0)await writes_assign(e,t,r.number,i)
for(const n of a)await(0,H.HK)(e,t,r.number,{kind:"assignee",name:n})
const n=[...i.map(e=>`--remove-assignee ${e}`),...a.map(e=>`--add-assignee ${e}`)]
return{url:r.url,undo:`gh issue edit ${r.number} ${n.join(" ")}`}}}}})
const ce=defineIntent({name:"request-reviewers",help:"asks people to review a pull request.",permission:"pull-requests: write",most:1,target:"pull_request",needsOpen:!0,takes:{choices:"any"},fields:({choices:e})=>({reviewers:people(e).min(1)}),words:({reviewers:e},t)=>`ask ${named(e)} to review ${t}`,async check({github:e,repository:t,client:n},{fields:r,target:o}){const i=await resolved(n,r.reviewers)
if("why"in i)return refused(i.why)
const a=i.logins.find(e=>e===o.author)
if(a!==void 0)return refused(`${(0,s.aY)(a)} is the author`)
const c=ue.parse(await n.get("/pulls/{pull_number}",{pull_number:o.number}))
const u=i.logins.filter(e=>!c.requested_reviewers.some(t=>t.login===e))
if(u.length===0)return{status:"already"}
return{status:"ready",async act(){await(0,V.lj)(e,t,o.number,u)
const n=u.map(e=>`--remove-reviewer ${e}`).join(" ")
return{url:o.url,undo:`gh pr edit ${o.number} ${n}`}}}}})
const ue=c.object({requested_reviewers:c.array(c.object({login:c.string()})).default([])})
async function resolved(e,t){const n=[]
for(const r of new Set(t)){const t=await(0,L.oT)(e,r)
if(t===void 0)return{why:`${(0,s.aY)(r)} is nobody who works on this repository, or a bot`}
n.push(t)}return{logins:n}}function has(e,t){return e.some(e=>e.toLowerCase()===t.toLowerCase())}function named(e){return e.map(s.aY).join(", ")}const le=["completed","not-planned"]
const de=["off-topic","too heated","resolved","spam"]
const fe=defineIntent({name:"close",help:"closes an issue or a pull request, with a reason for an issue. To explain it, propose a comment as well.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:le},fields:({choices:e})=>({reason:e.length>0?c["enum"](e):c["enum"](le)}),words:({reason:e},t)=>`close ${t} as ${e==="completed"?"completed":"not planned"}`,async check({github:e,repository:t},{fields:{reason:n},target:s}){if(!s.isOpen)return{status:"already"}
const r=n==="completed"?"completed":"not_planned"
return{status:"ready",async act(){const n=s.isPull?{}:{state_reason:r}
await changeIssue(e,t,s.number,{state:"closed",...n})
return{url:s.url,undo:`gh ${s.isPull?"pr":"issue"} reopen ${s.number}`}}}}})
const he=defineIntent({name:"reopen",help:"reopens an issue or a pull request.",permission:"issues: write",most:1,target:"thread",canBeLocked:!0,takes:{},fields:()=>({}),words:(e,t)=>`reopen ${t}`,async check({github:e,repository:t},{target:n}){if(n.isOpen)return{status:"already"}
return{status:"ready",async act(){await changeIssue(e,t,n.number,{state:"open"})
return{url:n.url,undo:`gh ${n.isPull?"pr":"issue"} close ${n.number}`}}}}})
const me=defineIntent({name:"duplicate",help:"closes an issue as a duplicate of another one.",permission:"issues: write",most:1,target:"issue",waits:!0,canBeLocked:!0,takes:{},fields:()=>({of:c.int().positive().describe("The number of the issue that stays.")}),words:({of:e},t)=>`close ${t} as a duplicate of #${e}`,async check({github:e,repository:t,client:n},{fields:{of:s},target:r}){if(!r.isOpen)return{status:"already"}
if(s===r.number)return refused("an issue is no duplicate of itself")
const o=await readTarget(n,`${t.owner}/${t.name}`,s)
if(!o||o.isPull)return refused(`there is no issue #${s} in this repository`)
return{status:"ready",async act(){const n={state:"closed",state_reason:"duplicate",duplicate_issue_id:o.id}
await changeIssue(e,t,r.number,n)
return{url:r.url,undo:`gh issue reopen ${r.number}`}}}}})
const pe=defineIntent({name:"lock",help:"locks a thread, so that only people with write access can comment.",permission:"issues: write",most:1,target:"thread",waits:!0,canBeLocked:!0,takes:{choices:de},fields:({choices:e})=>({reason:e.length>0?c["enum"](e):c["enum"](de)}),words:({reason:e},t)=>`lock ${t} as ${e}`,async check({github:e,repository:t},{fields:{reason:n},target:s}){if(s.isLocked)return{status:"already"}
const r=de.find(e=>e===n)
if(!r)return refused("there is no such reason")
return{status:"ready",async act(){await lock(e,t,s.number,r)
return{url:s.url,undo:`gh issue unlock ${s.number}`}}}}})
const we=defineIntent({name:"edit-title",help:"changes the title of a thread.",permission:"issues: write",most:1,target:"thread",takes:{values:["prefix"]},fields:()=>({title:c.string().min(1).max(200)}),texts:{title:"title"},words:({title:e},t,n)=>`change the title of ${t} to ${(0,s.aY)(titleOf(n,e))}`,async check({github:e,repository:t},{fields:n,limits:s,target:r}){const o=titleOf(s,n.title)
if(r.title===o)return{status:"already"}
return{status:"ready",async act(){await changeIssue(e,t,r.number,{title:o})
return{url:r.url,undo:`gh issue edit ${r.number} --title ${(0,w.Ec)(r.title)}`}}}}})
const ge=defineIntent({name:"edit-section",help:"replaces a section of the text of a thread, between `\x3c!-- NAME:start --\x3e` and `\x3c!-- NAME:end --\x3e`.",permission:"issues: write",most:1,target:"thread",takes:{choices:"needed"},fields({choices:e}){const t=e.find(e=>!/^[a-z][a-z0-9-]{0,40}$/.test(e)||e==="deckhand")
if(t!==void 0)throw declarationFault(`names the section "${t}", which is no lower-case word`)
return{section:c["enum"](e),text:c.string().min(1).max(2e4).describe("Markdown.")}},texts:{text:"prose"},words:({section:e},t)=>`replace the section ${(0,s.aY)(e)} in the text of ${t}`,async check({github:e,repository:t},{fields:{section:n,text:r},target:o}){const[i,a]=[`\x3c!-- ${n}:start --\x3e`,`\x3c!-- ${n}:end --\x3e`]
const[c,u]=[o.body.indexOf(i),o.body.indexOf(a)]
const l=o.body.lastIndexOf(i)===c&&o.body.lastIndexOf(a)===u
if(c<0||u<c||!l)return refused(`#${o.number} has no section ${(0,s.aY)(n)}, or two`)
if(/<!--\s*[\w-]+:(?:start|end)\s*-->/.test(r))return refused("it holds the mark of a section itself")
const d=`${o.body.slice(0,c+i.length)}\n${r}\n${o.body.slice(u)}`
if(d===o.body.replaceAll("\r\n","\n"))return{status:"already"}
if(d.length>6e4)return refused(`the text of #${o.number} would be too long`)
return{status:"ready",async act(){await changeIssue(e,t,o.number,{body:d})
return{url:o.url}}}}})
var be=n(73024)
var ye=n(76760)
var ve=n(6865)
function givenInputs({values:e}){return(e.inputs??[]).map(e=>{const[,t="",n=""]=/^([A-Za-z_][\w-]{0,60})=(\S{1,200})$/.exec(e)??[]
if(t!=="")return{name:t,kind:n}
const s="NAME=number, NAME=boolean, NAME=a|b or NAME=mark"
throw declarationFault(`has the workflow input "${e}", which is not ${s}`)})}function inputsOf(e){const t=givenInputs(e).flatMap(({name:e,kind:t})=>{if(t==="mark")return[]
if(t==="number")return[[e,c.int()]]
if(t==="boolean")return[[e,c.boolean()]]
const n=t.split("|")
if(n.some(e=>!/^[\w.-]{1,60}$/.test(e)))throw declarationFault(`has the workflow input "${e}=${t}", whose values are not plain words`)
return[[e,c["enum"](n)]]})
return c.strictObject(Object.fromEntries(t)).partial()}function requireFiles({choices:e}){const t=e.find(e=>!/^[\w.-]{1,100}\.ya?ml$/.test(e))
if(t!==void 0)throw declarationFault(`names "${t}", which is no name of a workflow file, such as nightly.yml`)}const $e=defineIntent({name:"dispatch",help:"starts a workflow on the default branch.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"needed",values:["inputs"]},fields(e){requireFiles(e)
return{workflow:c["enum"](e.choices),inputs:inputsOf(e).default({})}},words({workflow:e,inputs:t}){const n=Object.entries(t).map(([e,t])=>(0,s.aY)(`${e}=${t}`))
return`start the workflow ${(0,s.aY)(e)}${n.length>0?` with ${n.join(", ")}`:""}`},async check(e,{fields:{workflow:t,inputs:n},limits:r,slot:o}){const{client:i,github:a,repository:c}=e
if(isOwnWorkflow(e,`.github/workflows/${t}`))return refused("an agent does not start its own workflow")
if(await(0,ve.readWorkflow)(i,t)===void 0)return refused(`there is no workflow ${(0,s.aY)(t)} that can be started`)
const{name:u}=await(0,ve.readDefaultBranch)(i)
const l=markOf(e,r,`${t} ${o}`)
const d=await startedBefore(e,{workflow:t,ref:u,mark:Object.values(l)[0]})
if(d)return d
const f=Object.fromEntries(Object.entries(n).map(([e,t])=>[e,String(t)]))
return{status:"ready",async act(){await dispatchWorkflow(a,c,{file:t,ref:u,inputs:{...f,...l}})
return{}}}}})
function markOf({mac:e},t,n){const s=givenInputs(t).find(({kind:e})=>e==="mark")?.name
return s===void 0?{}:{[s]:e.codeOf(["dispatch",n])}}async function startedBefore(e,{workflow:t,ref:n,mark:r}){const{client:o,runId:i,since:a}=e
const c={workflow:t,event:"workflow_dispatch",branch:n}
if(r!==void 0){const e=(await(0,ve.readRuns)(o,c)).find(({display_title:e})=>e.includes(r))
return e&&{status:"already",url:e.html_url}}const u=(await(0,ve.readRun)(o,i))?.created_at??a
const l=Date.parse(u)<Date.parse(a)?u:a
const[d,f]=await Promise.all([(0,$.jU)(o),(0,ve.readRuns)(o,{...c,created:`>=${l}`})])
const h=f.find(({actor:e})=>(0,$.Fj)(e,d))
const m=`the agent's account has started ${(0,s.aY)(t)} since the request, with these inputs or others`
return h&&{status:"already",url:h.html_url,why:m}}const ke=c.int().positive().describe("The id of the workflow run.")
const _e=defineIntent({name:"rerun",help:"runs the failed jobs of a workflow run again.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"any"},fields(e){requireFiles(e)
return{run:ke}},words:e=>`run the failed jobs of the workflow run ${e.run} again`,check:(e,{fields:t,limits:n})=>onRun(e,t.run,n,t=>{const{conclusion:n,run_attempt:s,html_url:r,id:o}=t
if(n===null)return{status:"already",url:r}
if(!["failure","timed_out","cancelled"].includes(n))return refused(`the run ${o} has not failed`)
if(s>3)return refused(`the run ${o} was run ${s} times already`)
return{status:"ready",async act(){await rerunFailedJobs(e.github,e.repository,o)
return{url:r,undo:`gh run cancel ${o}`}}}})})
const je=defineIntent({name:"cancel",help:"cancels a workflow run.",permission:"actions: write",most:1,target:"none",waits:!0,takes:{choices:"any"},fields(e){requireFiles(e)
return{run:ke}},words:e=>`cancel the workflow run ${e.run}`,check:(e,{fields:t,limits:n})=>onRun(e,t.run,n,({conclusion:t,html_url:n,id:s})=>{if(t==="cancelled")return{status:"already",url:n}
if(t!==null)return refused(`the run ${s} has ended`)
return{status:"ready",async act(){await cancelRun(e.github,e.repository,s)
return{url:n,undo:`gh run rerun ${s}`}}}})})
async function onRun(e,t,{choices:n},r){if(t===e.runId)return refused("it is this very run")
const o=await(0,ve.readRun)(e.client,t)
if(!o)return refused(`there is no workflow run ${t}`)
const i=o.path.split("@")[0]??""
if(isOwnWorkflow(e,i))return refused("it is of the agent's own workflow")
if(n.length>0&&!n.includes(i.slice(i.lastIndexOf("/")+1)))return refused(`the workflow does not allow it for ${(0,s.aY)(i)}`)
if(o.head_sha!==await headOf(e))return refused(`the run ${t} is of another commit than the head here`)
if(await(0,ve.hasDeployments)(e.client,o))return refused(`the run ${t} has to do with a deployment`)
return r(o)}async function headOf({client:e,thread:t}){if(t.type==="pull_request")return(await(0,y.Es)(e,t.number)).head.sha
return(await(0,ve.readDefaultBranch)(e)).sha}function isOwnWorkflow({workflow:e},t){return e===void 0||e.toLowerCase()===t.toLowerCase()}const Oe=defineIntent({name:"report",help:"leaves a long report as a file of the workflow run.",permission:"contents: read",most:1,target:"none",takes:{},fields:()=>({title:c.string().min(1).max(200),text:c.string().min(1).max(2e5).describe("Markdown.")}),texts:{title:"title",text:"prose"},words:({title:e})=>`leave the report ${(0,s.aY)(e)}`,check:async({temp:e},{fields:{title:t,text:n}})=>({status:"ready",async act(){(0,be.mkdirSync)(e,{recursive:!0})
const s=(0,ye.join)((0,be.mkdtempSync)((0,ye.join)(e,"deckhand-")),"report.md")
const r=`# ${t}\n\n${n}\n`;(0,be.writeFileSync)(s,r)
return{report:{path:s,text:r}}}})})
const Ie=[Q,ae,X,ee,ce,F,se,re,oe,we,ge,fe,he,me,pe,R,D,Oe,$e,_e,je,M,te]
function declaredIntents(e,{isRestricted:t}){const n=Ie.map(({name:e})=>e)
const s=e.map(e=>{const t=Ie.find(({name:t})=>t===e.name)
if(!t)throw declarationFault(`names ${e.name}${(0,g.au)(e.name,n)}, which is no intent`)
return{kind:t,declared:t.declare(e)}})
return s.flatMap(({kind:e,declared:n})=>t&&!e.isForRestricted?[]:[n])}function threadOf({trigger:e}){return e.about?.thread??e.thread}function intentContextOf({world:e,settings:t,github:n,job:s,trigger:r}){const{repository:o,repositoryUrl:i,runId:a,temp:c}=s
const u=`${o.owner}/${o.name}`
const[,l]=/^[^/]+\/[^/]+\/(.+)@/.exec(e.env.GITHUB_WORKFLOW_REF??"")??[]
return{github:n,client:(0,h.n)(n,o),repository:o,repositoryUrl:i,thread:threadOf({trigger:r}),runId:a,workflow:l,ownLabels:(0,w.dj)(t).map(e=>e.name),since:r.createdAt??e.now().toISOString(),mac:(0,m.e5)((0,p.ownSecret)(t)??"",u),temp:c}}function cleanTextFor({settings:e,job:t,redact:n}){return{rules:{repositoryUrl:t.repositoryUrl,phrases:e.phrases},redact:n}}function intentsIn(e){return e.slice(g.ry).intents??[]}function settlingIn(e,{declared:t,confirmation:n}){return{declared:t,clean:cleanTextFor(e),key:e.trigger.key,isConfirming:n!=="never"}}async function settleAll(e,t,n){const r=[]
const o=[]
const i=new Map
const a=new Map
const c=new Map
const u=new Set
for(const l of t){const t=readProposed(l,e,n)
if("why"in t){r.push({status:"refused",words:(0,s.aY)(l.name),why:t.why})
continue}const{kind:d}=t
const f=JSON.stringify([d.name,t.value])
if(u.has(f)){c.set(d.name,(c.get(d.name)??0)+1)
continue}u.add(f)
const h=i.get(d.name)??0
i.set(d.name,h+1)
if(h>=d.limits.most){a.set(d.name,(a.get(d.name)??0)+1)
continue}const m=await settleOne(e,t,{...n,slot:`${n.key}/${h}`})
r.push(m)
if(m.status==="waiting")o.push(t)}const l=restOf(a,(e,t)=>`the workflow allows ${(i.get(e)??t)-t} in a run`)
const d=restOf(c,()=>"it was proposed more than once")
return{lines:[...r,...l,...d],waiting:o}}function restOf(e,t){return[...e].map(([e,n])=>({status:"refused",words:`${(0,d.U9)(n,"more proposal")} of ${(0,s.aY)(e)}`,why:t(e,n)}))}function readProposed(e,{thread:t},{declared:n,clean:s}){const r=n.find(({name:t})=>t===e.name)
if(!r)return{why:"the workflow does not declare it, or only for runs that are not restricted"}
return r.read(e.value,{thread:t,clean:s})}async function settleOne(e,t,n){const{words:s,kind:r}=t
const o=r.waits||n.isConfirming&&!r.limits.isUnattended
if(o&&n.nobody!==void 0&&n.way==="carry-out")return{status:"refused",words:s,why:`it needs approval, and nobody can be asked, because ${n.nobody}`}
const i=await checkProposal(e,t,n.slot)
if(i.status==="refused")return{status:"refused",words:s,why:i.why}
if(i.status==="already")return{...i,words:s}
if(n.way==="look")return{status:"planned",words:s,...o&&{why:"after a person has approved it"}}
return o?{status:"waiting",words:s,why:"for a person to approve it"}:carryOutIntent(i,t)}async function checkProposal(e,t,n){const{kind:r,number:o,check:i}=t
try{if(o===void 0||r.target==="discussion")return await i(e,{target:void 0,slot:n})
const{owner:t,name:a}=e.repository
const c=await readTarget(e.client,`${t}/${a}`,o)
if(!c)return refused(`there is no #${o} in this repository`)
if(r.target==="issue"&&c.isPull)return refused(`#${o} is a pull request`)
if(r.target==="pull_request"&&!c.isPull)return refused(`#${o} is an issue`)
const{only:u}=r.limits
const has=e=>c.labels.some(t=>t.toLowerCase()===e.toLowerCase())
if(u.length>0&&!u.some(has))return refused(`#${o} has none of the labels that the workflow asks for (${u.map(s.aY).join(", ")})`)
const l=await i(e,{target:c,slot:n})
if(l.status!=="ready")return l
if(r.needsOpen&&!c.isOpen)return refused(`#${o} is closed`)
if(c.isLocked&&!r.canBeLocked)return refused(`#${o} is locked`)
return l}catch(e){return refused(whyFailed(e,t))}}async function carryOutIntent(e,t){const{words:n}=t
try{return{status:"done",words:n,...await e.act()}}catch(e){return{status:"refused",words:n,why:whyFailed(e,t)}}}function whyFailed(e,{kind:t}){const n=(0,u.ec)(e)
const s=e instanceof Y.Q4&&e.status===403?`; the job may need \`${t.permission}\``:""
return`${(0,d.TN)(n.message,300).replace(/\.$/,"")}${s}`}async function carryOutApproved(e,t){const n=intentContextOf(e)
const s=intentsIn(e.settings)
const r={thread:e.trigger.thread,clean:cleanTextFor(e)}
const o=[]
for(const e of t){const t=readApproved(s,e,r)
o.push(await carryOutOne({...n,since:e.since},t,e))}return o}function readApproved(e,{intent:t,value:n},s){const r=declaredIntents(e,{isRestricted:!1}).find(({name:e})=>e===t)
if(!r)return{why:"the workflow no longer declares it"}
const o=r.read(JSON.parse(n),s)
if("why"in o)return o
return(0,l.dj)(o.value)===n?o:{why:"by the workflow as it is now, other words would be sent"}}async function carryOutOne(e,t,{words:n,digest:s}){if("why"in t)return{status:"refused",words:n,why:t.why}
const r=await checkProposal(e,t,s)
if(r.status==="refused")return{status:"refused",words:n,why:r.why}
return r.status==="already"?{...r,words:n}:carryOutIntent(r,t)}function resultOf({status:e,why:t}){return e==="refused"?`not done: ${(0,d.TN)(t??"",200)}`:"done"}const Te=c.array(c.strictObject({name:c.string().regex(/^[a-z][a-z-]{0,40}$/),value:c.record(c.string(),c.json())}).readonly()).max(1e3).readonly()
async function applyKept(e,t,{isPublished:n,isRestricted:s}){const{data:o}=Te.safeParse(t)
if(!o){const e="Run `mode: plan` again, with the same version of the action as `mode: apply`."
throw new u.vC("denied","The proposals of the change set cannot be read.",{hint:e})}if(!n)return o.map(unpublished)
const i=declaredIntents(intentsIn(e.settings),{isRestricted:await s()})
const{lines:a}=await settleAll(intentContextOf(e),o,{...settlingIn(e,{declared:i,confirmation:e.settings.slice(f.APPROVAL).confirmation}),way:"carry-out",nobody:(0,r.k)("no-memory")})
return a}function unpublished({name:e}){return{status:"refused",words:(0,s.aY)(e),why:"the work was not published"}}const Se={done:"✅ Done",already:"✅ Was so already",waiting:"🟠 Waiting",planned:"📝 Would be done",refused:"⚪ Refused","not-taken":"⚪ Not taken"}
function renderIntents(e,t){if(e.length===0)return""
const n=e.map(e=>`- ${lineOf(e,t)}`).join("\n")
const r=e.flatMap(e=>e.status==="done"&&e.undo?[e.undo]:[])
const o=r.length===0?"":`\n\n<details><summary>To undo</summary>\n\n${r.map(e=>`- ${(0,s.$E)(600,e)}`).join("\n")}\n\n</details>`
return`**Proposals**\n\n${n}${o}`}function lineOf({status:e,words:t,why:n,url:s},r){const o=s===void 0?t:`${t} ([link](${s}))`
return(0,d.hC)(`${Se[e]}: ${o}${n===void 0?"":` – ${(0,I.$)(n,r)}`}`)}function renderIntentReports(e){return e.map(({report:e})=>e===void 0?"":`\n\n${e.text}`).join("")}var xe=n(46032)
var Ae=n(69423)
var Pe=n(17117)
var Ce=n(10397)
function offered(e,t){return e.filter(({target:e,limits:n})=>e==="none"||n.isAnywhere||fits(e,t))}function proposeTool({declared:e,thread:t,clean:n}){const[s,...r]=offered(e,t)
if(!s)return
const o=new Map
const i=[s,...r].map(({name:e,help:t,limits:n})=>`- \`${e}\` (at most ${n.most}): ${t}`)
const a=[s.input(t),...r.map(e=>e.input(t))]
return(0,Ae.uO)({name:g.xC,description:(0,B.J1)("intents/propose",{intents:i.join("\n")}),input:c.object({intent:c.discriminatedUnion("name",a)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:e})=>{const i=[s,...r].find(({name:t})=>t===Object(e).name)
if(!i)throw new u.Fp("The workflow does not declare this intent.")
const a=o.get(i.name)??0
if(a>=i.limits.most)throw new u.Fp(`This run may propose ${i.name} at most ${i.limits.most} times.\nPropose no more of it.`)
const c=i.read(e,{thread:t,clean:n})
if("why"in c)throw new u.Fp(`This cannot be proposed: ${c.why}.\n${c.details??""}`)
o.set(i.name,a+1)
return{content:[(0,xe.Qq)((0,B.J1)("intents/proposed"))]}}})}const Ee=c.object({intent:c.looseObject({name:c.string().max(100)})})
function proposalsIn(e){const t=[]
const n=[]
for(const[s,r]of(0,Ce.d5)(e)){if(s.tool_name!==g.xC)continue
if(r.kind==="AgentErrorEvent")n.push(whyRefused(s.tool_call.arguments,r.error))
if(r.kind!=="ObservationEvent")continue
const{data:e}=Ee.safeParse((0,Pe.cP)(s.action))
if(e&&!r.observation.is_error)t.push({name:e.intent.name,value:e.intent})
else n.push(firstSentence(wordsIn(r.observation)))}return{proposals:t,turnedDown:n}}function whyRefused(e,t){if(!t.startsWith("Error "))return firstSentence(t)
const[,n]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(e)??[]
if(n!==void 0&&/→ at intent\.name$/m.test(t))return`the workflow does not declare ${n}, or the run is restricted and can propose labels only`
return`the call${n===void 0?"":` for ${n}`} is not of the declared form`}function firstSentence(e){return(0,d.TN)(e.split(/\n|(?<=\.) /)[0]??"",300)}function wordsIn({content:e}){return e.map(e=>e.type==="text"?e.text:"").join(" ")}function offerIntents(e,t,n){const s=declaredIntents(t,n)
const r=proposeTool({declared:s,thread:threadOf(e),clean:cleanTextFor(e)})
if(r)return{declared:s,tools:[r]}
return{declared:s,tools:n.had.includes(g.xC)?[closedTool()]:[]}}function closedTool(){const e=(0,B.J1)("intents/closed")
const t=(0,Ae.uO)({name:g.xC,description:(0,B.J1)("intents/propose",{intents:"- (none in this run)"}),input:c.object({intent:c.looseObject({name:c.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new u.Fp(e)}})
return Object.freeze({...t,closed:e})}const qe={all:[],notTaken:[],total:0,lines:[],deferred:[],done:[]}
const Fe={check:e=>void declaredIntents(intentsIn(e),{isRestricted:!1}),async open(e){const{run:t,trust:n,had:s}=e
const r=(0,a.AD)(t)?[]:intentsIn(t.settings)
return{start:e,...offerIntents(t,r,{isRestricted:n!=="full",had:s})}},tools:({tools:e})=>e,judge:async(e,t)=>found(e,t),settle:async(e,t)=>e.state?settled(e,e.state,t):e,facts:facts,carryOut:async(e,t)=>{const n=await carryOutApproved(e,t)
return{found:{...qe,lines:n},results:n.map(resultOf)}},apply:async(e,t,n)=>({...qe,lines:await applyKept(e,t,n)})}
const De="intents/settled"
function found(e,{log:t,events:n}){const{proposals:s}=proposalsIn(t)
const r=s.slice(e.start.run.memory.manifest.counters[De]??0)
return{...qe,state:e,all:r,total:s.length,notTaken:turnedDown(proposalsIn(n).turnedDown)}}async function settled(e,{start:t,declared:n},s){const{all:r,notTaken:o,total:a}=e
const{run:c}=t
if(r.length===0)return{...e,lines:o}
if(!s.isDone)return{...e,lines:[...r.map(unfinished),...o]}
const{lines:u,waiting:l}=await settleAll(intentContextOf(c),r,{...settlingIn(c,{declared:n,confirmation:s.inputs.confirmation}),way:c.mayWrite?"carry-out":"look",nobody:whyNotAsked(t,s.isHeld)})
c.memory.update(e=>({...e,counters:{...e.counters,[De]:a}}))
const{shown:d,unseen:f}=(0,i.showable)(l)
const h=withTooLong(u,l,f)
return{...e,lines:[...h,...o],deferred:d,done:r}}function whyNotAsked({run:e,startingPoint:t},n){const s=(0,o.i5)(e,t.goal)
if(s)return(0,r.k)(s)
return n?"a change to protected files waits on this thread":void 0}function withTooLong(e,t,n){const s=e.filter(({status:e})=>e==="waiting")
const r=new Set(s.filter((e,s)=>n.some(e=>e===t[s])))
return e.map(e=>r.has(e)?{...e,status:"refused",why:Ne}:e)}const Ne="it is too long to be shown in full to the person who would approve it"
function unfinished({name:e}){return{status:"waiting",words:(0,s.aY)(e),why:"the run did not finish. It is kept for the run that continues the work"}}const Re=5
function turnedDown(e){const t=[...new Set(e)]
const n=e.length-Math.min(Re,t.length)
const s=t.slice(0,Re).map(e=>({status:"not-taken",words:"a proposal",why:e}))
return n>0&&t.length>0?[...s,{status:"not-taken",words:`${n} more`,why:"for these reasons, or like ones"}]:s}function facts({lines:e,deferred:t,done:n}){if(e.length===0)return{}
const s=e.filter(({status:e})=>e==="done"||e==="already").length
return{evidence:e.map(({status:e})=>({kind:"proposed",status:e})),sections:[{place:"answer",text:t=>renderIntents(e,t)},{place:"summary",text:()=>renderIntentReports(e)}],steps:e.some(({status:e})=>e==="planned")?["Carry out the proposals in the report below."]:[],outputs:{"intents-done":s,"report-path":e.find(({report:e})=>e)?.report?.path},deferred:t,...n.length>0&&{kept:n.map(({name:e,value:t})=>({name:e,value:Object(t)}))}}}}),60828:((e,t,n)=>{n.d(t,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>a})
var s=n(77598)
var r=n(28942)
var o=n(98664)
const i=r["enum"](["blocking","important","minor"])
const a=r.object({path:r.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:r.int().min(1).describe("The line it is about, or the last of them."),start_line:r.int().min(1).optional().describe("The first line, where it is about several."),side:r["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:i.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:r.string().min(1).max(150).describe("What is wrong, in one line."),body:r.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:r.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:e,title:t}){const n=t.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,s.createHash)("sha256").update(`${e}\0${n.join(" ")}`).digest("hex").slice(0,16)}const c=8
function requireFile(e,t){const n=e.find(e=>e.path===t)
if(n)return n
const s=t.split("/").at(-1)??t
const r=e.map(e=>e.path).sort((e,t)=>Number(t.endsWith(s))-Number(e.endsWith(s)))
const i=r.length>c?`, and ${r.length-c} more`:""
const a=r.slice(0,c).join(", ")
throw new o.Fp(`The pull request does not change ${t}. It changes ${a||"nothing"}${i}.`)}function requireLocation(e,{path:t,side:n,line:s,start_line:r=s}){const{hunks:i}=requireFile(e,t)
if(i.length===0)throw new o.Fp(`GitHub shows no diff of ${t}, so it cannot have findings. Say it in your final message.`)
if(r>s)throw new o.Fp(`start_line ${r} comes after line ${s}.`)
const a=i.find(e=>e[n].includes(s))
const c=a?.[n].includes(r)
if(c)return
const u=(a?[a]:i).flatMap(e=>e[n])
if(u.length===0)throw new o.Fp(`The diff removes no line of ${t}. Use the side "new".`)
const l=a?r:s
throw new o.Fp(`Line ${l} of the ${n} ${t} is not in ${a?`the hunk of line ${s}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(u,l)}.`)}function rangesNear(e,t){const n=[]
for(const t of e.toSorted((e,t)=>e-t)){const e=n.at(-1)
if(e&&t===e.to+1)e.to=t
else n.push({from:t,to:t})}const distance=({from:e,to:n})=>Math.min(Math.abs(e-t),Math.abs(n-t))
return n.sort((e,t)=>distance(e)-distance(t)).slice(0,5).map(({from:e,to:t})=>e===t?String(e):`${e}-${t}`).join(", ")}})}

export const id=3441
export const ids=[3441,8833,7026]
export const modules={27636:((e,t,n)=>{n.d(t,{S3:()=>earlierTools,YO:()=>readableState,Yi:()=>earlierSettings,un:()=>readState})
var r=n(98664)
var o=n(39953)
var s=n(56887)
var i=n(95813)
var a=n(95017)
function readState(e,t){const n=readIfThere(e)
if(n===void 0)return
const{value:r,paths:o}=readableState(fromJson(n))
if(o.length>0)t?.(o)
const{own_analyzer:s,...i}=r
return{...i,security_analyzer:s??i.security_analyzer}}function readableState(e){const{draft:t,lost:n}=completed(e)
const r=(0,o.u)(a.zn,t)
if(!r)throw unreadable("it has no id of a conversation")
const s=[...n,...r.paths,...caught(t),...(0,i.XK)(r.value.agent)]
return{value:r.value,paths:[...new Set(s)]}}function fromJson(e){try{return JSON.parse(e.replace(/^\uFEFF/,""))}catch(e){throw unreadable(String(e),e)}}function unreadable(e,t){const n="Restore that file, or delete the conversation folder to start again."
return new r.vC("config",`The file ${a.bv} cannot be read: ${e}`,{hint:n,cause:t})}const c={agent:{kind:i.XJ},workspace:{kind:"LocalWorkspace",working_dir:""}}
function completed(e){if(!isObject(e))return{draft:e,lost:[]}
const t=[]
const n=Object.entries(c).map(([n,r])=>{const o=e[n]
if(!isObject(o)){t.push(n)
return[n,r]}const s=Object.entries(r).filter(([e])=>typeof o[e]!=="string")
t.push(...s.map(([e])=>`${n}.${e}`))
return[n,{...o,...Object.fromEntries(s)}]})
return{draft:{...e,...Object.fromEntries(n)},lost:t}}function isObject(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const d={confirmation_policy:s.Q4,execution_status:a.rI}
function caught(e){const t=Object(e)
return Object.entries(d).flatMap(([e,n])=>t[e]===void 0||n.safeParse(t[e]).success?[]:[e])}function readIfThere(e){try{return e.read(a.bv)}catch(e){const t=e instanceof r.vC||e instanceof Error&&"code"in e&&e.code==="ENOENT"
if(t)return
throw e}}function earlierTools(e){const t=readState(e)
return t?(0,i.$p)(t.agent):[]}function earlierSettings(e){return(0,i.RV)(readState(e)?.agent)}}),2507:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,G2:()=>i,LK:()=>memoryStore,s4:()=>folderStore})
var r=n(73024)
var o=n(76760)
var s=n(98664)
const i=".tmp"
function folderStore(e){const t=new Set
const pathOf=t=>(0,o.join)(e,requireInside(t))
const makeParent=e=>{const n=(0,o.dirname)(e)
if(!t.has(n))(0,r.mkdirSync)(n,{recursive:!0})
t.add(n)
return e}
return{write(e,t){const n=makeParent(pathOf(e));(0,r.writeFileSync)(n+i,t);(0,r.renameSync)(n+i,n)},read:e=>(0,r.readFileSync)(pathOf(e),"utf8"),list:e=>(0,r.existsSync)(pathOf(e))?(0,r.readdirSync)(pathOf(e)).sort():[],move:(e,t)=>(0,r.renameSync)(pathOf(e),makeParent(pathOf(t))),remove:e=>(0,r.rmSync)(pathOf(e),{force:!0}),lock:e=>takeLock(makeParent(pathOf(e)))}}function requireInside(e){const t=e!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(e)&&!e.split(/[/\\]/).includes("..")
if(!t)throw new s.vC("bug",`The file name ${JSON.stringify(e)} leaves the folder of the conversation.`)
return e}function memoryStore(e=new Map){const t=new Set
const read=t=>{const n=e.get(requireInside(t))
if(n===void 0)throw new s.vC("bug",`There is no file ${t} in memory.`)
return n}
return{write:(t,n)=>void e.set(requireInside(t),n),read:read,list:t=>filesIn(`${requireInside(t)}/`,[...e.keys()]).sort(),move(t,n){e.set(requireInside(n),read(t))
e.delete(t)},remove:t=>void e.delete(requireInside(t)),lock(e){if(t.has(e))throw new s.vC("bug","This conversation is open already.",{hint:"Close it first."})
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
throw e}const o=read(n)===t
if(o)(0,r.rmSync)(n)
else(0,r.renameSync)(n,e)
return o}function release(e,t){try{if(read(e)===t)(0,r.rmSync)(e,{force:!0})}catch{}}function held(e,t,n){return new s.vC("config",`The conversation is open ${t} (${e}).`,{hint:n})}function pidOf(e){return Number(e.split(" ")[0])}function isAlive(e){const t=pidOf(e)
return Number.isInteger(t)&&t>0&&identityOf(t)===e}function identityOf(e){const t=read("/proc/sys/kernel/random/boot_id")
if(t===void 0)return answers(e)?`${e} unknown`:void 0
const[n,...r]=read(`/proc/${e}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${e} ${t.trim()}/${r[18]}`}function answers(e){try{process.kill(e,0)
return!0}catch(e){return isCode(e,"EPERM")}}function read(e){try{return(0,r.readFileSync)(e,"utf8")}catch(e){if(isCode(e,"ENOENT")||isCode(e,"ESRCH"))return
throw e}}function isCode(e,t){return e instanceof Error&&"code"in e&&e.code===t}}),39953:((e,t,n)=>{n.d(t,{f:()=>valueAt,u:()=>parsePartly})
var r=n(94869)
const o=40
function parsePartly(e,t){const n=structuredClone(t)
const r=new Map
for(let s=0;s<o;s+=1){const o=e.safeParse(n)
if(o.success)return{value:o.data,paths:[...r.keys()]}
const s=[]
for(const e of o.error.issues){if(e.code==="unrecognized_keys"){for(const t of e.keys)remove(n,[...e.path,t])
continue}if(e.path.length===0)return
if(!r.has(named(e.path)))r.set(named(e.path),e.path)
const o=repair(n,t,e)
if(o==="hopeless")return
if(o)s.push(o)}drop(n,s)}return}function named(e){return e.join(".")}function repair(e,t,{path:n,...r}){const o=valueAt(e,n)
const[s,a]=[n.at(-1),typeof n.at(-1)==="number"]
const c=n.length===1&&i.has(s)
const d=c||o===void 0||o===null?void 0:meantBy(o,r)
if(d!==void 0)set(e,n,d)
else if(a&&isOfBlocks(n))set(e,n,blockOf(valueAt(t,n)))
else if(a)return n
else if(o!==void 0&&!isBlocks(s))remove(e,n)
else return missing(e,t,n)
return}function missing(e,t,n){const[r,o]=[n.at(-1),n.slice(0,-1)]
const i=isBlocks(r)?blocksOf(valueAt(t,n),valueAt(t,o)):s[String(r)]
if(i!==void 0)set(e,n,i)
else if(typeof o.at(-1)==="number"&&isOfBlocks(o))set(e,o,blockOf(valueAt(t,o)))
else if(typeof o.at(-1)==="number")return o
else if(o.length===0)return"hopeless"
else remove(e,o)
return}const s={source:"environment",role:"user",kind:"Unknown",tool_name:"unknown",error:"",detail:"",code:""}
const i=new Set(["id","timestamp","parent_id"])
function meantBy(e,t){const{code:n,expected:r}=t
if(n!=="invalid_type")return
if(r==="string"&&["number","boolean"].includes(typeof e))return String(e)
if((r==="number"||r==="int")&&typeof e==="string"&&e.trim()!==""){const t=Number(e)
return Number.isFinite(t)?t:void 0}if(r==="boolean"&&(e==="true"||e==="false"))return e==="true"
return}const a=new Set(["content","thought","extended_content"])
function isBlocks(e){return a.has(e)}function isOfBlocks(e){return isBlocks(e.at(-2))}function blocksOf(e,t){if(Array.isArray(e))return e.map(blockOf)
if(e!==void 0&&e!==null)return[blockOf(e)]
const{kind:n,is_error:r,...o}=Object(t)
return Object.keys(o).length===0?[]:[blockOf(o)]}const c=2e3
function blockOf(e){const{text:t}=Object(e)
const n=typeof e==="string"?e:t
if(typeof n==="string")return{type:"text",text:n}
return{type:"text",text:`[unknown content: ${(0,r.GH)(JSON.stringify(e)??"",c)}]`}}function drop(e,t){const n=[...new Map(t.map(e=>[named(e),e])).values()].sort((e,t)=>Number(t.at(-1))-Number(e.at(-1)))
for(const t of n){const n=valueAt(e,t.slice(0,-1))
if(Array.isArray(n))n.splice(Number(t.at(-1)),1)}}function set(e,t,n){const r=valueAt(e,t.slice(0,-1))
if(typeof r==="object"&&r!==null)Object.assign(r,{[t.at(-1)??""]:n})}function remove(e,t){const n=valueAt(e,t.slice(0,-1))
if(typeof n==="object"&&n!==null)Reflect.deleteProperty(n,t.at(-1)??"")}function valueAt(e,t){return t.reduce((e,t)=>Reflect.get(Object(e),t),e)}}),78995:((e,t,n)=>{n.d(t,{ks:()=>SecretRegistry,tA:()=>describeSecrets,$J:()=>secretsFor})
var r=n(98664)
var o=n(51977)
var s=n(91106)
var i=n(24506)
function weaknessOf(e){const t=e.trim()
if(t==="")return
if(t.length<s.G6)return"short"
return(0,i.B)(t).some(isOrdinary)?"ordinary":void 0}const a=/[-_./: ]+/
const c=3
const d=/^\p{L}{1,10}\d{0,4}$/u
const u=/^\d{1,8}$/
const l=/^(.)\1*$/u
const f=/[bcdfghjklmnpqrstvwxz]{5}/i
const p=/\p{Ll}\p{Lu}/u
function isOrdinary(e){const t=e.split(a).filter(e=>e!=="")
if(l.test(e))return!0
return t.length<=c&&t.every(e=>u.test(e)||isWord(e))}function isWord(e){return d.test(e)&&!f.test(e)&&!p.test(e)}var h=n(88135)
var m=n(31720)
function secretsFor(e,{valuesOf:t,mask:n,masker:r}){return Object.freeze({granted:()=>t(e),mask:n,masker:r})}class SecretRegistry{#e
#t
#n=new Map
#r=new Map
#o=new Set
#s=new Map
#i
constructor(e=m.JE,t=[]){this.#e=e
this.#t=new Lookup(e)
for(const e of t)this.#a(e)}get names(){return[...this.#n.keys()]}get(e){return this.#n.get(e)}all(){return Object.fromEntries(this.#n)}update(e){const t=Object.entries(e).map(([e,t])=>[e,sourceOf(e,t)])
for(const[e,n]of t)this.#c(e,n)}mask=e=>this.#d().mask(e)
forTools(){return Object.freeze({namesIn:e=>this.#u(e),valuesOf:e=>this.#l(e),mask:this.mask,masker:()=>(0,o.streamMask)(()=>this.#d())})}dump(e){const t=[...this.#n].map(([t,n])=>[t,(0,m.H0)(n,e)])
return{secret_sources:{...Object.fromEntries(this.#s),...Object.fromEntries(t)}}}load(e,t){const n=[]
for(const[r,o]of Object.entries(e.secret_sources)){const e=(0,m.l5)(o,t)
if(e===void 0){n.push(r)
this.#s.set(r,o)}else this.#c(r,e)}return n}toJSON(){return this.names}#c(e,t){const n=this.#r.get(e)
this.#n.set(e,t)
this.#r.delete(e)
if(t.kind==="LookupSecret"||t.kind==="CallbackSecret")return
const r=t.kind==="StaticSecret"?t.value:this.#e.env[t.variable]??""
this.#r.set(e,r)
if(r!==n)this.#f(e,r)
this.#a(r)}#u(e){return this.names.filter(t=>isVariable(t)&&refersTo(e,t))}async#l(e){const t=await Promise.all(e.filter(isVariable).map(async e=>[e,await this.#p(e)]))
return Object.fromEntries(t.filter(([,e])=>e!==""))}async#p(e){const t=this.#n.get(e)
if(t?.kind!=="LookupSecret"&&t?.kind!=="CallbackSecret")return this.#r.get(e)??""
const n=await this.#t.value(e,t)??""
if(!this.#o.has(n))this.#f(e,n)
this.#a(n)
return n}#f(e,t){const n=weaknessOf(t)
if(n)this.#e.onWeak?.(e,n)}#a(e){if(this.#o.has(e))return
this.#o.add(e)
this.#i=void 0}#d(){this.#i??=(0,o.maskOf)(this.#o)
return this.#i}}function isVariable(e){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)}function sourceOf(e,t){const n=typeof t==="string"?{value:t}:t
if(typeof n==="function")return{kind:"CallbackSecret",read:n}
if("kind"in n&&n.kind==="CallbackSecret")return n
const{description:o,...s}=n
const i=m.e4.safeParse({kind:"StaticSecret",...s,...o!==void 0&&{description:o}})
if(i.success)return i.data
const a=i.error.issues.map(({path:e,message:t})=>`${e.join(".")} ${t}`).join("; ")
throw new r.vC("config",`The secret ${e} is not given as it should be: ${a}.`)}const v=3e4
const g=6e4
class Lookup{#e
#h=new Map
constructor(e){this.#e=e}async value(e,t){const{clock:n,onFailure:r}=this.#e
const o=this.#h.get(t)
if(o!==void 0&&n()-o<g)return
const s=await this.#m(t)
if(s!==void 0)this.#h.delete(t)
else{this.#h.set(t,n())
r?.(e)}return s}async#m(e){const{fetch:t}=this.#e
try{const n=AbortSignal.timeout(v)
if(e.kind==="CallbackSecret")return await answerOf(e,n)
const r=await t(e.url,{headers:e.headers,signal:n})
const o=await r.text()
return r.ok?o:void 0}catch{return}}}async function answerOf({read:e},t){const n=new Promise(e=>t.addEventListener("abort",()=>e(void 0),{once:!0}))
const r=await Promise.race([e(),n])
return typeof r==="string"?r:void 0}function refersTo(e,t){return new RegExp(w.map(e=>e.replace("NAME",t)).join("|")).test(e)}const w=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(e,t="secrets"){const n=Object.entries(e).map(([e,t])=>{const n=typeof t==="object"?t.description:void 0
return n===void 0?`- ${e}`:`- ${e}: ${n}`})
return n.length===0?"":`\n\n${(0,h.J1)(t,{list:n.join("\n")})}`}}),87032:((e,t,n)=>{n.d(t,{$6:()=>textAt,J7:()=>nullSeparated,M$:()=>recordsOf})
function recordsOf(e){return e.toString("latin1").split("\0").filter(e=>e!=="")}function nullSeparated(e){return Buffer.from(e.map(e=>`${e}\0`).join(""),"latin1")}function textAt(e){return Buffer.from(e,"latin1").toString("utf8")}}),79137:((e,t,n)=>{n.d(t,{B9:()=>makeRepository,CC:()=>botIdentity,D2:()=>plainRepository,DN:()=>g,VE:()=>seededWith,WN:()=>f,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,nI:()=>removeFromIndex,tW:()=>isOlder})
var r=n(73024)
var o=n(76760)
var s=n(73136)
var i=n(33368)
var a=n(3024)
var c=n(98664)
var d=n(33737)
var u=n(47575)
var l=n(87032)
const f={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
function botIdentity(e){const t=e.toISOString()
return{GIT_AUTHOR_NAME:f.name,GIT_AUTHOR_EMAIL:f.email,GIT_AUTHOR_DATE:t,GIT_COMMITTER_NAME:f.name,GIT_COMMITTER_EMAIL:f.email,GIT_COMMITTER_DATE:t}}function makeRepository(e){const t=repositoryIn(e);(0,i.xJ)(t.gitDir);(0,r.writeFileSync)(trustingIn(t.gitDir),"[safe]\n\tdirectory = *\n")
return t}function trustingIn(e){return(0,o.join)(e,"trusting")}function repositoryIn({folder:e,workspace:t,environment:n,signal:r}){const s=(0,o.join)(e,"publisher.git")
const inWorkTree=(e={})=>(0,i.$Y)({folder:t,gitDir:s,environment:{...n,...e},signal:r})
const objects=(e={})=>(0,i.$Y)({folder:s,environment:{...n,...e},signal:r})
const seeding=(e={})=>(0,i.$Y)({folder:s,environment:{...n,...e},signal:r,settings:trustingIn(s)})
return{gitDir:s,inWorkTree:inWorkTree,objects:objects,seeding:seeding}}const p="refs/base"
async function fetchBase({seeding:e},t){try{await e().raw(["fetch","--quiet","--depth=1","--no-tags",(0,s.pathToFileURL)(t).href,`+HEAD:${p}`])}catch(e){throw new c.vC("config",`The checkout could not be read completely. ${(0,c.ec)(e).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:e})}}function seededWith({gitDir:e}){const t=(0,o.join)(e,p)
return(0,r.existsSync)(t)?(0,r.readFileSync)(t,"utf8").trim():void 0}async function copyState({workspace:e,environment:t,signal:n},r){const{gitDir:s}=r
const[i="",c=""]=await ownFiles({workspace:e,environment:t,signal:n})
copyOwn(i,(0,o.join)(s,"info","exclude"),h.excludes)
const d=(0,a.lL)((0,o.dirname)(c),"",m)??[]
const u=d.map(String).filter(e=>e==="index"||e.startsWith("sharedindex."))
const l=u.map(e=>copyOwn((0,o.join)((0,o.dirname)(c),e),(0,o.join)(s,e),h.index))
if(l.some(e=>e?.includes(v)))await dropSubmodules(r.inWorkTree())}const h={excludes:64*1024*1024,index:1024*1024*1024}
const m=1e5
function copyOwn(e,t,n){const s=(0,r.existsSync)(e)?(0,r.realpathSync)(e):e
const i=(0,a.Pd)((0,o.dirname)(s),(0,o.basename)(s),n)
if(i.status==="missing")return
if(i.status==="refused")throw new c.vC("config",`The file ${(0,d.aY)((0,o.basename)(e))} in the git folder of the checkout cannot be read.`,{hint:"Remove it in a step before this one, or check out the repository again."});(0,r.writeFileSync)(t,i.bytes)
return i.bytes}const v=Buffer.from([0,0,224,0])
async function ownFiles({workspace:e,...t}){const n=(0,o.join)(e,".git")
if((0,r.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(e=>(0,o.join)(n,e))
const s=["--git-path","info/exclude","--git-path","index"]
const a=await(0,i.$Y)({folder:e,...t}).raw(["rev-parse",...s])
return a.split("\n").map(t=>(0,o.resolve)(e,t))}function isOlder(e,t){try{return(0,r.lstatSync)(e).mtimeMs<(0,r.lstatSync)(t).mtimeMs}catch{return!1}}const g="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:e,workspace:t,environment:n},s){const a=(0,o.join)(e,"bytes.git");(0,i.xJ)(a);(0,r.writeFileSync)((0,o.join)(a,"info","attributes"),g)
const c=(0,o.join)(s,"info","exclude")
if((0,r.existsSync)(c))(0,r.copyFileSync)(c,(0,o.join)(a,"info","exclude"))
const d={GIT_OBJECT_DIRECTORY:(0,o.join)(s,"objects")}
const plain=e=>(0,i.$Y)({folder:e,gitDir:a,environment:{...n,...d}})
return{workspace:t,in:plain}}async function dropSubmodules(e){const t=[]
await e.records(["ls-files","-z","--stage"],e=>{if(e.startsWith(u.NG))t.push(e.slice(e.indexOf("\t")+1))})
await removeFromIndex(e,t)}async function removeFromIndex(e,t){if(t.length>0)await e.raw(["update-index","-z","--force-remove","--stdin"],(0,l.J7)(t))}}),1659:((e,t,n)=>{n.d(t,{W3:()=>readComment,dK:()=>isHidden,hF:()=>readShownComment})
var r=n(28942)
const o=r.object({node_id:r.string()})
const s=r.object({login:r.string()}).nullable()
const i=r.object({node:r.object({body:r.string(),createdAt:r.string(),lastEditedAt:r.string().nullable(),viewerDidAuthor:r.boolean(),author:s,editor:s}).nullable()})
const a="body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}"
const c=`query Shown($id:ID!){node(id:$id){\n  ... on IssueComment{${a}}\n  ... on PullRequestReviewComment{${a}}\n}}`
async function readShownComment(e,t,n="issues"){const r=await e.get(`/${n}/comments/{comment_id}`,{comment_id:t}).catch(e=>{if(Object(e).status!==404)throw e})
if(r===void 0)return
const{node:s}=i.parse(await e.graphql(c,{id:o.parse(r).node_id}))
if(!s)return
const{body:a,createdAt:d,lastEditedAt:u,viewerDidAuthor:l,author:f,editor:p}=s
const h=p===null?u===null:p.login===f?.login
return{body:a,shownAt:u??d,isOnlyOurs:l&&h}}const d=r.object({node_id:r.string(),issue_url:r.string(),html_url:r.string()})
const u=r.object({node:r.object({isMinimized:r.boolean()}).nullable()})
async function readComment(e,t){const n=await e.get("/issues/comments/{comment_id}",{comment_id:t}).catch(e=>{if(Object(e).status===404)return
throw e})
if(n===void 0)return
const{node_id:r,issue_url:o,html_url:s}=d.parse(n)
return{nodeId:r,issue:Number(o.slice(o.lastIndexOf("/")+1)),url:s}}const l="query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}"
async function isHidden(e,t){return u.parse(await e.graphql(l,{id:t})).node?.isMinimized===!0}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var o=n(40598)
var s=n(38293)
const i=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:r})=>fenced(e.label,{shown:n,hidden:r},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},r){const o=without(r,plain(e).replaceAll(/\s+/g," ").trim())
const s=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${o}${s}\nBEGIN DATA ${r}\n${without(r,t)}\nEND DATA ${r}`}function visibleMarkdown(e){return(0,s.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const r=revealPlain(e)
const o=n==="plain"?revealPlain(t):(0,s.p)(t.replaceAll(i,""))
return{shown:`${r.shown}\n\n${o.shown}`.trim(),hidden:r.hidden+o.hidden}}function revealPlain(e){return(0,o.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),45394:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var r=n(94869)
var o=n(45867)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:r}=e
if(r&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const o=whyStale(e,t)
return o===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:o}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,o.ee)(e).startsWith(t))
const s=(0,o.dz)(e).filter(e=>n.includes(e))
if(s.length>0&&(t===void 0||s.length===1))return{status:"chosen",items:s}
const i=n.find(({decision:e})=>e!==null)?.decision
if(i?.verdict==="dropped")return refused(`It no longer waits: ${(0,r.TN)(i.reason,300).replace(/\.$/,"")}.`)
if(i)return refused(`It was already ${i.verdict} by ${i.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:r,asked:s},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,o.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(r.getTime(),Date.parse(s.at??""))
if(i.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const r=n.find(e=>e.head!==t.head)?.head
if(r!==void 0)return`The branch has moved from ${r.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),44039:((e,t,n)=>{n.d(t,{M:()=>renderDifference,g:()=>renderFiles})
var r=n(78250)
var o=n(94869)
var s=n(33737)
var i=n(30007)
var a=n(50931)
var c=n(88135)
var d=n(48351)
function renderFiles({files:e,diff:t,commands:n,hasOtherLines:r}){const i=r?(0,c.J1)("approval-line-ends"):""
if(e.length===0)return i
const a=e.map(e=>({...e,mark:markOf(e.path,n)}))
const d=[...a.filter(({mark:e})=>e!==""),...a.filter(({mark:e})=>e==="")]
const u=(0,c.J1)("approval-files",{amount:(0,o.U9)(e.length,"file"),lines:d.map(lineOf).join("\n"),diff:(0,s.DV)("diff",inOrder(t,d).map(inLines).join("\n"))})
return[u.trimEnd(),i].filter(Boolean).join("\n\n")}function lineOf({path:e,added:t,removed:n,mark:r}){const i=t===void 0?"binary":`+${(0,o.vP)(t)} −${(0,o.vP)(n??0)}`
return`- ${r===""?"":"⚠ "}${(0,s.aY)((0,d.ko)(e))} ${i}${r===""?"":`: ${r}`}`}function markOf(e,t){const n=e.split("/").at(-1)??e
if(t.some(e=>e.includes(n)))return"named in a command above"
if((0,a.Y)(e).kind!=="free"||u.test(e.toLowerCase()))return"can decide what runs"
return""}const u=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,t){const n=new Map(t.map(({path:e},t)=>[` b/${e}`,t]))
const placeOf=e=>{const r=e.split("\n",1)[0]??""
return n.get(r.slice((r.length+"diff --git".length)/2))??t.length}
return(0,r.Dt)(e).toSorted((e,t)=>placeOf(e)-placeOf(t))}function inLines(e){return(0,d.eG)(e.replace(/\n$/,""))}const l=10
function renderDifference({head:e,between:t,missing:n}){const r=[...t?[...listed("commit",t.total,t.commits.map(commitLine))]:[],...t?[...listed("file",t.files.length,t.files.map(fileLine))]:[],...e!==void 0&&!t?["- GitHub does not say which commits were added."]:[],...t?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...n.length>0?[`- No longer in the workspace: ${n.slice(0,l).map(quoted).join(", ")}.`]:[]]
if(r.length===0)return""
const o=e===void 0?"":` for ${(0,s.aY)(e.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:o,lines:r.join("\n")}),diffOf(t?.files??[])].filter(Boolean).join("\n\n")}function listed(e,t,n){const r=t>l?[`- and ${(0,o.U9)(t-l,`more ${e}`)}`]:[]
return[...n.slice(0,l).map(e=>`- ${e}`),...r]}function commitLine({sha:e,author:t,subject:n}){return`${(0,s.aY)(e.slice(0,7))} ${quoted((0,o.TN)(t,40))}: ${quoted((0,o.TN)(n,100))}`}function fileLine({path:e,status:t,added:n,removed:r}){return`${t} ${quoted(e)} +${(0,o.vP)(n)} −${(0,o.vP)(r)}`}function quoted(e){return(0,s.aY)((0,d.ko)(e))}function diffOf(e){if(e.some(({patch:e,added:t,removed:n})=>e===""&&t+n>0))return""
const t=e.map(({path:e,patch:t})=>(0,d.eG)(`--- ${(0,o.TN)(e,200)}\n${t}`))
return(0,i._l)(t.join("\n"))}}),33365:((e,t,n)=>{n.d(t,{CY:()=>decisionLabels,Ec:()=>quotedForShell,_E:()=>howToCreate,dc:()=>toldOf,dj:()=>allLabels,mp:()=>createLabels,uE:()=>d})
var r=n(58908)
var o=n(98664)
var s=n(33737)
var i=n(88135)
var a=n(57974)
var c=n(75444)
const d="agent:needs-approval"
function decisionLabels(e){const{"approve-label":t,"reject-label":n}=e.slice(c.TRIGGER)
return[...named(t,"0e8a16","Approves what the agent asks for"),...named(n,"b60205","Rejects what the agent asks for"),{name:d,color:"fbca04",description:"The agent waits for a decision"}]}function allLabels(e){return[...named(e.slice(c.TRIGGER)["label-trigger"],"1d76db","Starts the agent"),...decisionLabels(e)]}function named(e,t,n){return e===void 0?[]:[{name:e,color:t,description:n}]}async function createLabels({github:e,job:t},n){const r={created:[],existing:[],missing:[]}
for(const s of n)try{const n=await createLabel(e,t.repository,s)?r.created:r.existing
n.push(s.name)}catch(e){(0,a.printNotice)(`The label ${s.name} could not be created. ${(0,o.ec)(e).message}`)
r.missing.push(s)}return r}function toldOf(e){return(0,i.J1)("labels-created",{names:e.map(e=>(0,s.aY)(e)).join(", ")})}function howToCreate(e){const t=e.map(({name:e,color:t,description:n})=>`gh label create ${quotedForShell(e)} --color ${t} --description ${quotedForShell(n)}`)
const n=e.map(({name:e})=>(0,s.aY)(e)).join(", ")
return(0,i.J1)("labels-missing",{names:n,commands:t.join("\n")})}function quotedForShell(e){return`'${e.replaceAll("'",`'\\''`)}'`}async function createLabel(e,{owner:t,name:n},o){try{await e.request("POST /repos/{owner}/{repo}/labels",{owner:t,repo:n,...o})
return!0}catch(e){if(e instanceof r.Q4&&e.status===422&&/already_exists/.test(e.message))return!1
throw e}}}),38833:((e,t,n)=>{n.r(t)
n.d(t,{approvalCommentOf:()=>approvalCommentOf,closeApprovalComment:()=>closeApprovalComment,decidedIn:()=>decidedIn,markThread:()=>markThread,registerShown:()=>registerShown,withUnsavedNote:()=>withUnsavedNote})
var r=n(60593)
var o=n(3549)
var s=n(63697)
var i=n(98664)
var a=n(88135)
var c=n(45867)
var d=n(48252)
var u=n(57974)
var l=n(33365)
var f=n(22440)
var p=n(29058)
var h=n(1176)
async function closeApprovalComment({github:e,job:t},n,{approvalComment:o,isWaiting:s}){if(s!==void 0&&n.type!=="none")await markThread({github:e,job:t},n.number,s)
try{if(o)await(0,r.Iz)(e,t.repository,o,o.body)}catch(e){(0,u.printNotice)(`The comment that was decided on could not be brought up to date. ${(0,i.ec)(e).message}`)}}async function markThread({github:e,job:t},n,r){try{if(r)await(0,s.Nl)(e,t.repository,n,[l.uE])
else await(0,o.HK)(e,t.repository,n,{kind:"label",name:l.uE})}catch(e){if(Object(e).status===404)return;(0,u.printNotice)(`The label ${l.uE} could not be changed. ${(0,i.ec)(e).message}`)}}function approvalCommentOf(e,{world:t,settings:n},r,o=""){const[s=""]=n.phrases
return(0,d.t7)(e,{phrase:s,approveLabel:r["approve-label"],rejectLabel:r["reject-label"],approvers:(0,f.U)(n,t.env,void 0).inWords},o)}function registerShown(e,{id:t},n){return(0,h.LY)({...e,comment:{id:t,digest:(0,c.rr)((0,r.pI)(n))}})}function withUnsavedNote(e){return`${(0,a.J1)("approval-unkept")}\n\n${e}`}function decidedIn({settings:e,job:t,trigger:n},r,{results:o,next:s,redact:i}){const a={repositoryUrl:t.repositoryUrl,phrases:e.phrases}
return(0,p.kN)({settings:e,job:t,trigger:n},i((0,d.z6)(r,{...a,results:o,where:s?.url})))}}),31384:((e,t,n)=>{n.d(t,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var r=n(77598)
var o=n(89812)
var s=n(90009)
var i=n(80292)
var a=n(44039)
var c=n(58926)
var d=n(81031)
function approvalScopeOf({world:e,settings:t,job:n,trigger:r,memory:o},s,{thread:i,rules:a}){const d=e.now()
return{v:1,repository:r.repositoryId,thread:i,run:n.runId,conversation:o.id,policy:policyVersion(t,a),created:d.toISOString(),expires:new Date(d.getTime()+(0,c.CI)(s["approval-expires"])).toISOString()}}const u=["confirmation","confirmation-threshold","approvers","approval-expires","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(e,t){const n=(0,d.textsOf)(e,[...u,...e.addedNames])
const o={inputs:n,rules:t??null}
return(0,r.createHash)("sha256").update((0,i.dj)(o)).digest("hex").slice(0,16)}async function differenceSince({github:e,job:t},{head:n,now:r,missing:i}){const c=n===void 0?void 0:await(0,s.kC)((0,o.n)(e,t.repository),n,r)
return(0,a.M)({head:n,between:c,missing:i})}function whyAgain(e,t){return[e,t??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var r=n(89812)
var o=n(1659)
var s=n(71760)
var i=n(50383)
var a=n(71762)
var c=n(98664)
var d=n(33737)
var u=n(88135)
var l=n(45394)
var f=n(45867)
var p=n(57974)
var h=n(75444)
var m=n(93992)
var v=n(22440)
var g=n(1176)
async function checkDecision({world:e,settings:t,github:n,job:c,trigger:d},u,p){const m=(0,r.n)(n,c.repository)
const w=(0,v.U)(t,e.env,(await(0,a.jU)(m))?.id)
const sleep=t=>e.sleep(t,e.signal)
const y=(0,g.yX)({memory:u,trigger:d})
const b=d.decision?.verdict==="approve"
const[k,$,j]=await Promise.all([(0,s.Gj)({client:m,settings:w.gate,sleep:sleep},d),y?.comment&&(0,o.hF)(m,y.comment.id),y&&b&&(0,f.dz)(y).length>0?(0,i.aE)(m,d.thread,{settings:(0,h.triggerSettings)(t,e.env),since:shownAfter(y)}):[]])
const{decision:O,createdAt:S,actors:_}=d
const[A]=_
if(!O||!A)return{status:"refused",why:"Nobody has decided anything.",proposal:y,shownAt:void 0}
const I={proposal:y,comment:$??void 0,asked:{verdict:O.verdict,digest:O.digest,at:S,by:A},whyNotAllowed:k.status==="denied"?k.why:whyForgotten(u,y),mustNotBeRequester:w.mustNotBeRequester,policy:p,now:e.now(),wasGood:(0,g.fE)({memory:u,trigger:d})}
const T=(0,l.Y)(I)
const mayDecide=async e=>{const t={...w.gate,triggeringActor:void 0}
return(await(0,s.Gj)({client:m,settings:t,sleep:sleep},{...d,actors:[e]})).status==="allowed"}
const E=await whyOpposed({facts:I,verdict:T,rejections:j,mayDecide:mayDecide})
const x=E===void 0?T:{status:"refused",why:E}
return{...x,proposal:y,shownAt:$?.shownAt}}const w=10*6e4
function shownAfter(e){const t=(0,f.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-w)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:r}){if(t.status==="refused"||e.wasGood)return
for(const o of n){if(o.kind==="label")return opposed(o.by,` with the label ${(0,d.aY)(o.name)}`,e)
const n={verdict:"reject",digest:o.said.digest,at:o.at,by:o.by}
const s=(0,l.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(s.status==="refused"||!s.items.some(isAbout))continue
if(await r(o.by))return opposed(o.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const r=e===void 0?"Somebody":(0,d.aY)(e)
return(0,u.J1)("approval-opposed",{rejecter:r,where:t,approver:(0,d.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},r,o,s){const i=(0,f.Q6)(r,o,{...s,by:(0,m.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,g.LY)(i)))throw notMarked()
printDecision(i,o)
return i}function notMarked(){return new c.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,f.TH)(e)))
for(const{pending:t,decision:r}of e){if(!r||!n.has((0,f.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,p.printNotice)(`${e} ${(0,f.VK)(t)} (${(0,f.lx)(t)}) was ${r.verdict} by ${r.by}.`)}}}),39898:((e,t,n)=>{n.d(t,{GO:()=>m,decideDeferred:()=>decideDeferred,isAboutDeferred:()=>isAboutDeferred})
var r=n(98664)
var o=n(94869)
var s=n(45867)
var i=n(81031)
var a=n(93992)
var c=n(57266)
var d=n(56172)
var u=n(1176)
var l=n(38833)
var f=n(31384)
var p=n(8670)
var h=n(37026)
function isAboutDeferred(e){return e.trigger.kind==="decision"&&(0,s.q$)((0,u.yX)(e)).length>0}const m="go"
async function decideDeferred(e,t){const n=e.world.clock()
try{if(await e.claimed==="lost")return"lost"
const r=await decide(e,t)
if(r===m)return r
return{...r,report:{...r.report,durationMs:e.world.clock()-n}}}catch(t){return(0,d.Gj)((0,r.ec)(t),e.world.clock()-n)}}async function decide(e,t){const n=(0,i.readInputs)(e.settings)
const{proposal:r,...o}=await(0,p.d)(e,e.memory,(0,f.V_)(e.settings,void 0))
if(o.status==="refused"||!r)return endWith({outcome:"skipped",reason:o.status==="refused"?o.why:"Nothing is pending here."})
if(e.trigger.decision?.verdict==="reject")return reject(e,n,{proposal:r,items:o.items})
if(o.status==="stale")return askAgain(e,n,{proposal:r,items:o.items,why:o.why})
if(!(0,h.isPlan)(o.items))return approve(e,n,{proposal:r,items:o.items},t)
await(0,p.K)(e,r,o.items,{verdict:"approved",reason:""})
return m}async function approve(e,t,{proposal:n,items:r},o){const i=await(0,p.K)(e,n,r,{verdict:"approved",reason:""})
const a=r.flatMap(e=>"intent"in e.pending?[e.pending]:[])
const c=a.map(e=>({...e,since:e.created,digest:(0,s.ee)(e)}))
const{facts:d,results:u}=await o(c)
const l=new Map(a.map((e,t)=>[(0,s.TH)(e),u[t]??""]))
return settled(e,t,{used:i,results:l,facts:d})}function settled(e,t,{used:n,results:r,facts:o}){const i=(0,s.dz)(n)
const a=i.length>0?{v:1,items:i,comment:null}:void 0
const d=a&&(0,l.approvalCommentOf)(a,e,t)
const u=(0,c.Eu)({outcome:"answered",reason:"Decided",hint:""},(0,c.Ej)(o))
const f=a?{outcome:"awaiting-approval",reason:(0,s.Sh)(a),hint:""}:u
const p={proposal:a,used:n,results:r,...d!==void 0&&{approvalComment:d}}
return endWith({...f,facts:o},p)}async function reject(e,t,{proposal:n,items:r}){const i=e.trigger.decision?.reason??""
const c=await(0,p.K)(e,n,r,{verdict:"rejected",reason:i})
if((0,s.dz)(c).length>0)return settled(e,t,{used:c,results:new Map,facts:{}})
const d=i===""?"":`: ${i}`
const u=(0,o.TN)(`${(0,a.Id)(e.trigger)} rejected what was proposed${d}`,300).replace(/\.$/,"")
return endWith({outcome:"answered",reason:u},{proposal:void 0,used:c,results:new Map})}function askAgain(e,t,{proposal:n,items:r,why:o}){const i=e.world.now().toISOString()
const a=(0,s.Q6)(n,(0,s.dz)(n),{verdict:"dropped",by:"us",at:i,reason:o})
e.memory.update((0,u.LY)(a))
const{thread:c}=e.trigger
const d=r.flatMap(e=>"intent"in e.pending?[e.pending]:[])
const[p]=d
if(c.type==="none"||!p)return endWith({outcome:"skipped",reason:"Nothing is pending here."})
const m=d.map(({intent:e,value:t,words:n})=>({intent:e,value:t,words:n}))
const v=(0,h.deferredItems)(e,t,{thread:c.number,requesters:p.requesters,deferred:m})
const g={v:1,items:v,comment:null}
const w=(0,l.approvalCommentOf)(g,e,t)
const y=`It is asked again. ${(0,f.zC)(o,void 0)}`
const b={proposal:g,used:a,results:new Map,approvalComment:w}
return endWith({outcome:"awaiting-approval",reason:(0,s.Sh)(g),hint:y},b)}function endWith({outcome:e,reason:t,hint:n="",facts:r={}},o){const s=o?.approvalComment===void 0?{}:{approvalComment:o.approvalComment}
const i={proposed:(0,c.Ej)(r),sections:r.sections}
const a={...d.II,outcome:e,reason:t,hint:n,costUsd:0,durationMs:0,...i,...s}
const u={featureOutputs:r.outputs}
return{report:a,fault:void 0,conversationPath:"",...u,...o&&{approvals:o}}}}),37026:((e,t,n)=>{n.r(t)
n.d(t,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,deferredItems:()=>deferredItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=n(80292)
var o=n(94869)
var s=n(88135)
var i=n(68430)
var a=n(45867)
var c=n(48252)
var d=n(68268)
var u=n(23849)
var l=n(98768)
var f=n(16110)
const p=/\$\$|\$(?=[^\s$])(?:(?!\n\n)[^$])*(?<!\s)\$(?!\w)/
function hasFormula(e){if(!e.includes("$"))return!1
let t=""
for(const{node:n,isEntering:r}of(0,l.G)((0,f.Dd)(e).root))if(r)t+=n.kind==="text"?n.literal:h[n.kind]??"\n\n"
return p.test(t)}const h={emphasis:"",strong:"",struck:"",link:"",image:"",html:"","footnote-reference":"",code:"`","soft-break":"\n","hard-break":"\n"}
var m=n(33737)
var v=n(6009)
var g=n(38293)
var w=n(48351)
function shownPlan(e,t){const n=(0,v.$)((0,w.uG)(withNarrowCode((0,d.Gl)(e))),{...t,showsAddresses:!0})
return isNarrow(n)&&!hasFormula(n)&&readingOf(n).hidden===0?n:(0,v.$)((0,m.DV)("text",(0,w.xe)(e)),t)}function readPlan(e){return readingOf(e).shown.trim()}function readingOf(e){return(0,g.p)((0,u.l$)(e))}function columnsAt(e){return w.cZ-2*e}const y=8
function isNarrow(e){const t=(0,d.m6)(e)
if((0,d.d1)(e)>y)return!1
return t.every(({kind:e,isQuoted:t,level:n,text:r})=>{if(e==="table"||t)return!1
return r.split("\n").every(e=>(0,w.qz)(e)<=columnsAt(n))})}function withNarrowCode(e){const t=e.split("\n")
for(const{level:n,start:r,end:o,text:s,fence:i}of(0,d.m6)(e).toReversed())if(i||n===0)t.splice(r,o-r,...fenced(i?.before??"",(0,w.xe)(s,columnsAt(n))))
return t.join("\n")}function fenced(e,t){const n=(0,o.Lt)(t)
const r=(0,d.U2)({before:e})
return[`${e}${n}`,...t.split("\n").map(e=>`${r}${e}`),`${r}${n}`,""]}var b=n(93992)
var k=n(63501)
var $=n(19868)
var j=n(1176)
var O=n(31384)
var S=n(23665)
const _=24e3
function showable(e){const t=[]
const n=[]
let o=_
for(const s of e){const e=(0,r.dj)(s.value)
const i=(0,c.AS)({arguments:e}).length+s.words.length+200
if(i>o)n.push(s)
else{o-=i
t.push({intent:s.kind.name,value:e,words:s.words})}}return{shown:t,unseen:n}}function deferredItems(e,t,{thread:n,requesters:r,deferred:o}){const s=(0,O.T6)(e,t,{thread:n})
return o.map(e=>({pending:{...s,...e,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const A=12e3
function askedPlan(e,{nobody:t,rules:n,clean:o}){const a=e.trim()
if(a==="")return{waiting:[]}
if(!hasItems(a))return{waiting:[],advice:{hint:(0,s.J1)("plan-none")}}
const c=shownPlan(a,n)
const d=t===void 0?whyNotShown(a,c,o):(0,i.k)(t)
if(d!==void 0)return{waiting:[],advice:{hint:(0,s.J1)("plan-not-asked",{why:d})}}
return{waiting:[{intent:"plan",value:(0,r.dj)({plan:c}),words:""}]}}function whyNotShown(e,t,n){if(e.length>A||t.length>_)return"it is too long to be shown in full"
if(n(t)!==t)return"it contains what looks like a secret, which is never shown"
return}function hasItems(e){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(e)}async function requirePlan({conversation:e,runAgent:t},n){const r=e.finalResponse()
if(r.trim()===""||hasItems(r))return n
await e.send((0,s.J1)("plan-again"))
return t()}function isPlan(e){return e.length>0&&e.every(a.H9)}async function carryOutPlan(e){const{run:t,conversation:n,runAgent:r}=e
const o=(0,j.sp)(t.memory)
const{isResumed:s}=t.memory
const i=s?[]:[(await(0,$.fM)(t,e)).words]
const a=go(o?.items??[],(0,b.Id)(t.trigger))
const c=[...i,a,...s?remembering(e):[],...(0,k.nK)(e)]
await n.send(c.join("\n\n"))
return{end:await r(),...o&&{used:o}}}function remembering(e){const{memoryFile:t}=e.knowledge
return t!==void 0&&(0,S.jd)(e)?[(0,s.J1)("memory-propose",{path:t})]:[]}function go(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[(0,a.rP)(e)]:[])
const r=readPlan(n.join("\n\n"))
const i=(0,o.Lt)(r)
return(0,s.J1)("plan-go",{who:t,plan:`${i}\n${r}\n${i}`,legend:planLegend(r)}).trimEnd()}function planLegend(e){const t=(0,c.jo)(e)
return t.length===0?"":(0,s.J1)("plan-signs",{signs:t.map(e=>`- ${e}`).join("\n")})}}),57266:((e,t,n)=>{n.d(t,{Ej:()=>statusesIn,Eu:()=>concludeProposed,tJ:()=>concludeWaiting})
var r=n(94869)
var o=n(45867)
function concludeProposed(e,t){const n=inWords(t)
const{outcome:r,reason:o}=e
if(n===void 0)return e
if(r==="changed")return{...e,reason:`${o}. ${n}`}
if(r!=="answered"&&r!=="no-op")return e
const s=t.every(e=>e==="refused"||e==="not-taken")
if(!s)return{...e,outcome:"answered",reason:n,hint:""}
const i="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...e,outcome:"blocked",reason:`Nothing was carried out: ${n}`,hint:i}}function statusesIn({evidence:e=[]}){return e.flatMap(e=>e.kind==="proposed"?[e.status]:[])}function inWords(e){if(e.every(e=>e==="not-taken"))return
const amount=(...t)=>e.filter(e=>t.includes(e)).length
const t=[{many:amount("done","already"),word:"carried out"},{many:amount("planned"),word:"ready to be carried out"},{many:amount("waiting"),word:"waiting"},{many:amount("refused"),word:"refused"}].filter(({many:e})=>e>0)
const[n,...o]=t.map(({many:e,word:t},n)=>`${n===0?(0,r.U9)(e,"proposal"):e} ${t}`)
return[n,...o].join(", ")}function concludeWaiting(e,{refused:t,again:n,notEnded:r=[]},{proposal:i,unseen:a}){if(t!==void 0)return{outcome:"skipped",reason:t,hint:""}
if(a!==void 0)return{outcome:"blocked",reason:s,hint:a}
if(!i)return concludeNotEnded(e,r)
if((0,o.zJ)(i)||(0,o.q$)(i).length>0)return concludeHeld(e,(0,o.Sh)(i))
const c=n===void 0?"":`It is asked again. ${n}`
return{outcome:"awaiting-approval",reason:(0,o.Sh)(i),hint:c}}const s="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(e,t){if(t.length===0||!["changed","answered","no-op"].includes(e.outcome))return e
const n=`An approved action did not finish (${t.join(", ")}). ${e.reason}`
return{...e,outcome:"failed",reason:n,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(e,t){if(e.outcome!=="changed")return{outcome:"awaiting-approval",reason:t,hint:""}
return{...e,reason:`${e.reason}. ${t}`}}})}

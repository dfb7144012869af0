export const id=5996
export const ids=[5996,2344,5985]
export const modules={25063:((e,t,n)=>{n.d(t,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var s=n(76760)
var r=n(47575)
var o=n(78250)
var i=n(58101)
var a=n(79137)
var c=n(64392)
var l=n(98664)
var f=n(33737)
var h=n(4471)
function treeSource(e,t,n=r.nG){let s
const files=()=>{s??=filesOf(e,t,n)
return s}
return{list:files,read:async t=>textsOf(e,await files(),t)}}const u=200
const p=4096
async function filesOf(e,t,n){const s=await n(e,t)
const o=s.flatMap(({isLink:e,...t})=>e?[]:[t])
const i=s.filter(({isLink:e,size:t})=>e&&t<=p).slice(0,u)
const a=await(0,r.b4)(e,idsOf(i))
return[...o,...followLinks(o,new Map(i.map(({path:e,id:t})=>[e,`${a.get(t)}`])))]}async function textsOf(e,t,n){const s=new Set(n)
const o=t.filter(({path:e})=>s.has(e))
const i=await(0,r.b4)(e,idsOf(o))
return new Map(o.flatMap(({path:e,id:t})=>textOf(i.get(t)).map(t=>[e,t])))}function textOf(e){try{return e?[new TextDecoder("utf-8",{fatal:!0}).decode(e)]:[]}catch{return[]}}function idsOf(e){return e.map(({id:e})=>e)}async function idsAt(e,t,n){if(n.length===0)return new Map
const s=(await e.raw(["ls-tree","-z","--full-tree",t,"--",...n])).split("\0").filter(Boolean)
return new Map(s.map(e=>[e.slice(e.indexOf("\t")+1),e.split(/[ \t]/)[2]??""]))}const d=20
function followLinks(e,t){return[...t.keys()].flatMap(n=>filesBehind(n,e,t))}function filesBehind(e,t,n){const s=resolve(e,n)
if(s===void 0)return[]
return t.flatMap(t=>{if(t.path===s)return[{...t,path:e}]
return t.path.startsWith(`${s}/`)?[{...t,path:e+t.path.slice(s.length)}]:[]})}function resolve(e,t){let n=e
for(let e=0;e<d;e+=1){const e=prefixes(n).find(e=>t.has(e))
if(e===void 0)return n
const r=t.get(e)??""
if(r.startsWith("/"))return
n=s.posix.join(s.posix.dirname(e),r,n.slice(e.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(e){const t=e.split("/")
return t.map((e,n)=>t.slice(0,n+1).join("/"))}const w=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(e,t,n,s){if(!(0,h.Q8)(n))throw new l.vC("git",`Git does not allow the name ${(0,f.aY)(n)} for a branch.`)
try{return{commit:await fetchRef(e,t,`refs/heads/${n}`),isGone:!1}}catch(e){const{message:t,cause:n}=(0,l.ec)(e)
if(!/couldn't find remote ref/i.test(`${t} ${n}`))throw e}const r=s===void 0?void 0:await fetchCommit(e,t,s).then(()=>s,()=>{})
return{commit:r??await fetchRef(e,t,"HEAD"),isGone:!0}}async function fetchRef(e,t,n){const s="refs/deckhand/base-branch"
await e((0,i.it)(t)).raw([...w,t.url,`+${n}:${s}`])
return(await e().raw(["rev-parse","--verify",`${s}^{commit}`])).trim()}async function fetchCommit(e,t,n){try{await e(t.token===""?{}:(0,i.it)(t)).raw([...w,t.url,n])
await e().raw(["cat-file","-e",`${n}^{commit}`])}catch(e){throw new l.vC("config",`The commit ${n} of ${t.url} could not be fetched.`,{quote:(0,l.ec)(e).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:e})}}async function seedEarly(e){await(0,a.cu)((0,a.B9)(e),e.workspace).catch(()=>{})}async function openPublisher({signal:e,...t}){const n={...t,signal:e}
const s=(0,a.B9)(n)
if((0,a.VE)(s)!==t.base)await(0,a.cu)(s,t.workspace)
await(0,a.hw)(n,s);(0,c.y4)(t.workspace,s.gitDir)
return publisherIn((0,a.ce)(t),t)}function reopenPublisher(e){return publisherIn((0,a.ce)(e),e)}async function openPatchPublisher(e,t,n){const r={...e,workspace:(0,s.join)(e.folder,"nothing")}
const c=(0,a.B9)(r)
const{gitDir:l,objects:f}=c
const h={url:e.remoteUrl,token:e.token}
const u=["fetch","--quiet","--depth=1","--no-tags"]
await f((0,i.it)(h)).raw([...u,h.url,e.base])
const p=f({...o.vQ,GIT_INDEX_FILE:(0,s.join)(l,"patch-index")})
const d=await(0,o.X6)(p,e.base,t,n)
return{publisher:publisherIn(c,r),change:d}}function publisherIn({gitDir:e,objects:t},c){const{base:l}=c
const f={url:c.remoteUrl,token:c.token,allowedBranch:c.allowedBranch,isBack:c.isBack}
const h={...f,url:c.forkUrl??f.url}
const own=()=>t({GIT_INDEX_FILE:(0,s.join)(e,"review-index")})
const identified=()=>t((0,a.CC)(c.now()))
const commit=async({tree:e,lineage:t},n)=>{const s=(t?.parents??[l]).flatMap(e=>["-p",e])
return(await identified().raw(["commit-tree",e,...s,"-F","-"],n)).trim()}
const compared=async(e,n)=>({tree:e,files:await(0,r.W4)(t(),n,e),leftOut:[]})
const u=lastOnly((e,n)=>t().bytes([...r.Mu,e,n]))
let p
const list=(e,t)=>{if(t!==l)return(0,r.nG)(e,t)
p??=(0,r.nG)(e,t)
return p}
const capture=async(e={})=>{const{folder:t,workspace:s,environment:r}=c
const o={folder:t,workspace:s,environment:r,base:l,now:c.now().toISOString(),edited:[],...e}
if(!c.job)return(await n.e(7859).then(n.bind(n,87859))).captureWork(o)
return(await n.e(5758).then(n.bind(n,45758))).runCaptureJob(o,c.job)}
const treeOf=async e=>(await t().raw(["rev-parse",`${e}^{tree}`])).trim()
return{base:l,capture:capture,patched:n=>(0,o.X6)(t({...o.vQ,GIT_INDEX_FILE:(0,s.join)(e,"patch-index")}),l,n),compared:compared,async joined(e,t,n){const s=(await(0,r.Mc)(own(),e,t)).filter(({path:e})=>n.includes(e))
return(0,r.p6)(own(),e,s,"new")},treeOf:treeOf,since:async e=>compared(await treeOf(l),e),review:async(e,t)=>isEmpty(e)?unchanged(e):(await loadReview()).reviewChange(own(),e,{base:e.lineage?.from??l,...t,diff:u,list:list}),writeFiles:async(t,n)=>(0,i.WM)((await(0,a.D2)(c,e)).in(n),t),hold:async(e,t)=>(await loadHold()).holdBack(own(),e,t),commit:commit,async captureOnto(e,t,n={}){const{tree:s,...r}=await(0,o.LL)(identified(),t)
return{...await capture({...n,onto:s}),lineage:{...e,from:s,...r}}},async newTree({change:{tree:e,lineage:s},entries:r,blobs:o},i){const{newTree:a}=await n.e(844).then(n.bind(n,90844))
const c={entries:s?void 0:r,blobs:o}
return a(t(),{tree:e,parents:s?.parents??[l]},c,i)},async writePatch(e,n){const s=["diff-tree","--patch","--binary","--no-commit-id",`--output=${n}`]
await t().raw([...s,e])},diff:({tree:e},t=l)=>u(t,e),async shown(r,o){const{shownTree:i}=await n.e(9067).then(n.bind(n,29067))
return i(t({GIT_INDEX_FILE:(0,s.join)(e,"shown-index")}),o,r)},exactPatch:async({tree:e})=>(await(await loadHold()).exactPatch(t(),l,e)).toString("utf8"),idsAt:(e,n)=>idsAt(t({GIT_LITERAL_PATHSPECS:"1"}),e,n),filesOf:e=>treeSource(t(),e,list),fetchBranch:(e,n)=>fetchBranch(t,f,e,n),fetchCommit(e,n){const s=new URL(e).origin===new URL(f.url).origin
return fetchCommit(t,{url:e,token:s?f.token:""},n)},push:(e,n,s)=>(0,i.Sq)(t,h,{commit:e,branch:n,expected:s}),takeBack:e=>(0,i.VS)(t,h,{branch:e,at:l}),async rebase({tree:e},n,{branch:s,...a}){const c=await(0,i.mC)(t,h,s)
const f=await(0,o.Vq)(identified(),{base:l,tree:e,onto:c})
if(f===void 0)return
const u={tree:f,files:await(0,r.W4)(t(),c,f),leftOut:[]}
const{withheld:p}=await(await loadReview()).reviewChange(own(),u,{base:c,...a})
return p.length>0?void 0:{commit:await commit({...u,lineage:{parents:[c]}},n),tip:c}}}}const loadReview=()=>n.e(5652).then(n.bind(n,95652))
const loadHold=()=>Promise.all([n.e(5652),n.e(214)]).then(n.bind(n,10214))
function isEmpty({files:e,wholeTree:t,lineage:n}){return e.length===0&&t===void 0&&!n?.submodules.length}function unchanged(e){const{tree:t,leftOut:n}=e
const s={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...s,change:e,withheld:n,wholeTree:t}}function lastOnly(e){let t
return(n,s)=>{if(n===s)return Promise.resolve(Buffer.alloc(0))
if(t?.from!==n||t.to!==s)t={from:n,to:s,bytes:e(n,s)}
return t.bytes}}}),69789:((e,t,n)=>{n.d(t,{G:()=>keepReserve,g:()=>releaseReserve})
var s=n(77598)
var r=n(73024)
var o=n(51455)
var i=n(76760)
var a=void 0&&(void 0).__addDisposableResource||function(e,t,n){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var s,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
s=t[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
s=t[Symbol.dispose]
if(n)r=s}if(typeof s!=="function")throw new TypeError("Object not disposable.")
if(r)s=function(){try{r.call(this)}catch(e){return Promise.reject(e)}}
e.stack.push({value:t,dispose:s,async:n})}else if(n)e.stack.push({async:!0})
return t}
var c=void 0&&(void 0).__disposeResources||function(e){return function(t){function fail(n){t.error=t.hasError?new e(n,t.error,"An error was suppressed during disposal."):n
t.hasError=!0}var n,s=0
function next(){while(n=t.stack.pop())try{if(!n.async&&s===1)return s=0,t.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var e=n.dispose.call(n.value)
if(n.async)return s|=2,Promise.resolve(e).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(e,t,n){var s=new Error(n)
return s.name="SuppressedError",s.error=e,s.suppressed=t,s})
const l=16
const f="reserve"
function keepReserve(e){const t=(0,i.join)(e,f)
let n=!1
const take=async()=>{const e={stack:[],error:void 0,hasError:!1}
try{const r=a(e,await(0,o.open)(t,"w",384),!0)
const i=(0,s.randomBytes)(1024*1024)
for(let e=0;e<l&&!n;e+=1)await r.write(i)}catch(t){e.error=t
e.hasError=!0}finally{const t=c(e)
if(t)await t}}
take().catch(()=>{})
return()=>{n=!0;(0,r.rmSync)(t,{force:!0})}}function releaseReserve(e){(0,r.rmSync)((0,i.join)(e,f),{force:!0})}}),12344:((e,t,n)=>{n.r(t)
n.d(t,{copiesOf:()=>copiesOf,leaveCopies:()=>leaveCopies,withCopies:()=>withCopies})
var s=n(76760)
var r=n(3024)
var o=n(90140)
var i=n(32775)
var a=n(59766)
var c=n(58119)
var l=n(85831)
var f=n(73024)
var h=n(33368)
const u=new Set(["node_modules","bower_components",".venv","venv","__pycache__",".tox",".nox",".mypy_cache",".pytest_cache",".ruff_cache",".gradle",".next",".nuxt",".cache",".parcel-cache",".turbo",".terraform",".nyc_output"])
const p={target:["Cargo.toml","pom.xml","build.sbt"],build:["build.gradle","build.gradle.kts","CMakeLists.txt"]}
const d=1e3
function passedOver(e,t=""){const n=`${t}\n${(0,r.Ui)(e,".gitignore",2e5)??""}`
const s=n.split(/\r?\n/).slice(0,d).flatMap(ruleOf)
return(e,t,n)=>{const r=e.slice(e.lastIndexOf("/")+1)
if(t&&u.has(r))return!0
if(t&&p[r]?.some(e=>n.has(e)))return!0
const o=s.findLast(n=>(t||!n.isFolder)&&n.pattern.test(n.isWhole?e:r))
return o?.isIgnored??!1}}function ruleOf(e){const{negated:t,anchor:n,body:s,slash:r}=/^(?<negated>!?)(?<anchor>\/?)(?<body>[^!#*?\s/][^\s]*?|[*?][^\s]*?)(?<slash>\/?)\s*$/.exec(e)?.groups??{}
if(s===void 0||/\*\*|[[\]\\]/.test(s)||s.split("*").length>3)return[]
const o=Buffer.from(s).toString("latin1").replaceAll(/[.+^${}()|]/g,"\\$&")
const i=new RegExp(`^${o.replaceAll("*","[^/]*").replaceAll("?","[^/]")}$`)
return[{pattern:i,isWhole:n==="/"||s.includes("/"),isFolder:r==="/",isIgnored:t===""}]}const w=1e5
const m=5e5
const y=500
async function searchWorkTree(e){const t=await baseTree(e)
const n=new Walk(e,t)
await n.run()
const{touched:s,shut:r}=n
return{base:t,touched:s,shut:r,gone:t?[...t.keys()].filter(e=>n.isGone(e)):[]}}async function baseTree({gitDir:e,base:t,environment:n,signal:s}){try{const r=["ls-tree","-r","-z","--full-tree",t]
const o=await(0,h.$Y)({folder:e,environment:n,signal:s}).bytes(r)
const i=o.toString("latin1").split("\0").filter(Boolean)
return new Map(i.map(e=>{const t=e.indexOf("\t")
const[n="",,s=""]=e.slice(0,t).split(" ")
return[e.slice(t+1),{mode:n,id:s}]}))}catch{return}}class Walk{touched=[]
shut=[]
#e
#t
#n
#s
#r
#o=new Set
#i=new Set
constructor(e,t){this.#e=e
this.#t=t
this.#n=foldersOf(t)
this.#s=passedOver(e.workspace,(0,r.Ui)(e.gitDir,"info/exclude",2e5))
this.#r=(0,f.lstatSync)((0,s.join)(e.gitDir,"HEAD"),{throwIfNoEntry:!1})?.mtimeMs??0}async run(){const e=[""]
for(let t=0,n=e.pop();n!==void 0;n=e.pop(),t+=1){if(this.#e.signal.aborted||this.#i.size>m){const t=this.#e.signal.aborted?"the time was up":"there are too many files"
this.shut.push(...[n,...e].map(e=>({path:e,why:t})))
return}e.push(...this.#a(n))
if(t%y===0)await new Promise(e=>setImmediate(e))}}isGone(e){if(this.#i.has(e))return!1
for(let t=e.lastIndexOf("/"),n=e;;n=e.slice(0,t),t=e.lastIndexOf("/",t-1)){const s=t<0?"":e.slice(0,t)
if(this.#o.has(s))return!this.#i.has(n)
if(t<0)return!1}}#a(e){const t=(0,r.lL)(this.#e.workspace,Buffer.from(e,"latin1"),w)
if(!t){this.shut.push({path:e,why:"the folder cannot be read"})
return[]}this.#o.add(e)
const n=t.map(e=>e.toString("latin1"))
const s=new Set(n)
return n.flatMap(t=>this.#c(e===""?t:`${e}/${t}`,t,s))}#c(e,t,n){this.#i.add(e)
if(t.toLowerCase()===".git"||e===this.#e.apart)return[]
const s=(0,r.BJ)(this.#e.workspace,Buffer.from(e,"latin1"))
if(!s){this.shut.push({path:e,why:"it cannot be read"})
return[]}const o=this.#t?.has(e)||this.#n.has(e)
if(!o&&this.#s(e,s.isDirectory(),n))return[]
if(s.isDirectory())return[e]
const i=s.isFile()||s.isSymbolicLink()
if(i&&s.ctimeMs>=this.#r)this.touched.push({path:e,size:s.size,changedMs:s.ctimeMs})
return[]}}function foldersOf(e){const t=new Set
for(const n of e?.keys()??[])for(let e=n.lastIndexOf("/");e>0;e=n.lastIndexOf("/",e-1)){const s=n.slice(0,e)
if(t.has(s))break
t.add(s)}return t}async function copyWork(e){const{leaks:t,before:n,base:s,room:r=c.tR.allBytes,only:o}=e
const i=o?onlyOf(await searchWorkTree(e),new Set(o)):await searchWorkTree(e)
const a=new Taking(e,i.base,Math.min(r,c.tR.allBytes))
for(const e of inOrder(i.touched))await a.take(e)
for(const e of i.gone)a.leaveOut(e)
const named=e=>t.redact(Buffer.from(e,"latin1").toString()).text||"the workspace"
const f=[...i.shut.map(e=>({...e,size:0})),...a.lost].map(e=>({...e,path:named(e.path)}))
const h={base:s,all:a.copies}
const u=(n?.lost??[]).filter(({path:e})=>!f.some(t=>t.path===e))
const p=f.map(({path:e})=>({path:e,was:""}))
return{files:(0,l.Xo)({patch:void 0,aside:n?.aside,copies:h,lost:[...p,...u].slice(0,g)}),kept:a.copies.map(e=>({path:named(e.path),size:"bytes"in e?e.bytes.length:0})),lost:f}}function inOrder(e){const t=Map.groupBy(e,({path:e})=>s.posix.dirname(e))
const n=e.length>c.tR.files
const crowd=({path:e})=>n?t.get(s.posix.dirname(e))?.length??0:0
const place=({size:e})=>e===0?Number.POSITIVE_INFINITY:e
return e.toSorted((e,t)=>crowd(e)-crowd(t)||Math.sign(place(e)-place(t)||0)||t.changedMs-e.changedMs)}function onlyOf(e,t){const isWanted=({path:e})=>t.has(Buffer.from(e,"latin1").toString())
return{base:e.base,touched:e.touched.filter(isWanted),shut:e.shut.filter(isWanted),gone:[]}}const g=1e3
class Taking{copies=[]
lost=[]
#l
#t
#f
constructor(e,t,n){this.#l=e
this.#t=t
this.#f=n}async take({path:e,size:t}){const n=this.#h(e,t)
const s=typeof n==="string"?n:await this.#u(e,n)
if(s==="")return
if(s!==void 0||typeof n==="string")this.lost.push({path:e,size:t,why:s??""})
else{this.copies.push({path:e,was:this.#p(e),...n})
this.#f-="bytes"in n?n.bytes.length:n.target.length}}leaveOut(e){if(this.copies.length<c.tR.files&&this.#d(e))this.copies.push({path:e,was:this.#p(e),kind:"gone"})}#p(e){return this.#t?this.#t.get(e)?.id??"":null}#h(e,t){const{workspace:n,signal:s}=this.#l
if(s.aborted)return"the time was up"
if(t>c.tR.fileBytes)return"it is too large"
const o=Buffer.from(e,"latin1")
const i=(0,r.fd)(n,o)
if(i)return{kind:"link",target:i}
const a=(0,r.Pd)(n,o,c.tR.fileBytes)
if(a.status==="read")return{kind:(a.mode&64)!==0?"executable":"file",bytes:a.bytes}
if(a.status==="missing"||a.why==="special")return""
return a.why==="too-large"?"it is too large":"it cannot be read"}async#u(e,t){const n="bytes"in t?t.bytes:t.target
const s=this.#t?.get(e)
if(s&&s.mode===c.FN[t.kind]&&s.id===(0,a.Oy)(n).object)return""
if(this.copies.length>=c.tR.files)return"there are too many files"
if(n.length>this.#f)return"there is no room for it"
if(!this.#d(e)||await hasSecret(n,this.#l.leaks))return"it contains what looks like a secret"
return}#d(e){const t=[e,Buffer.from(e,"latin1").toString()]
return t.every(e=>this.#l.leaks.scan(e).length===0)}}const v=2*1024*1024
const b=256*1024
async function hasSecret(e,t){if(e.length<=v||await isPacked(e))return(await t.scanFile(e)).length>0
for(let n=0;n<e.length;n+=v){const s=e.subarray(n,n+v+b)
if((await t.scanFile(s)).length>0)return!0}return!1}async function isPacked(e){try{return(await(0,i.Z_)((0,o.KZ)(e))).length>1}catch(e){if(e instanceof o.GC)return!0
throw e}}var k=n(75985)
function copiesOf({folder:e,limitMs:t,others:n=[],...r}){const o=c.tR.allBytes-(0,c.QB)(n)
return copyWork({...r,room:o,gitDir:(0,s.join)(e,"publisher.git"),signal:AbortSignal.timeout(t)})}async function withCopies(e,t,n){if(t.length===0)return{work:e,lost:[]}
const{files:s,kept:r,lost:o}=await copiesOf({...n,only:t==="all"?void 0:t})
const i=(0,l.x9)(new Map(s.map(e=>[e.path,e.read()])))
const a=i?.lost??[]
const c=new Set([...r,...a].map(({path:e})=>e))
const f=[...a,...e.lost.filter(({path:e})=>!c.has(e))]
return{work:{...e,copies:i?.copies,lost:f},lost:o}}async function leaveCopies(e,t){const{workBefore:n}=e
const s=[...n].filter(([e])=>(0,l.Yc)(e))
const{files:r,kept:o,lost:i}=await copiesOf({...t,others:s,before:(0,l.x9)(n)})
e.leaveWork(r);(0,k.noteUncopied)(e,i)
return{kept:o,lost:i}}}),75996:((e,t,n)=>{n.d(t,{rescue:()=>rescue,rescueFailedNote:()=>rescueFailedNote,rescuedNote:()=>rescuedNote})
var s=n(73024)
var r=n(76760)
var o=n(25063)
var i=n(98664)
var a=n(80292)
var c=n(54668)
var l=n(94869)
var f=n(88135)
var h=n(57974)
var u=n(81031)
var p=n(25298)
var d=n(97167)
var w=n(95582)
var m=n(1539)
var y=n(85831)
var g=n(1176)
var v=n(69789)
var b=n(12344)
var k=n(11602)
var O=n(63501)
const S={saved:"nothing",lost:[],failure:void 0,target:""}
async function rescue(e,t,n,s){const{github:r,job:o,leaks:i,settings:a}=t
const c=k.tg.parse(JSON.parse(n))
if(c.work)(0,v.g)(c.work.folder)
const{name:l,repositoryId:f}=c
return inRoom([o.temp,...(0,g.fN)(e.env)],async n=>{const h=(0,g.Ch)({world:e,github:r,settings:a,job:o,leaks:i,name:l,repositoryId:f},n)
return h?rescueInto(h,{world:e,connection:t,open:c,isStill:s}):S})}async function inRoom(e,t){const[n="",...o]=e
try{return await t(n)}catch(e){if(!(0,c.WY)(e)||o.length===0)throw e}for(const[e,n]of o.entries()){let i
try{i=(0,s.mkdtempSync)((0,r.join)(n,"deckhand-rescue-"))
return await t(i)}catch(t){if(!(0,c.WY)(t)||e===o.length-1)throw t}finally{if(i!==void 0)(0,s.rmSync)(i,{recursive:!0,force:!0})}}return t(n)}async function rescueInto(e,{world:t,connection:n,open:s,isStill:r}){const{name:o,folder:c,lease:l,work:f}=s
const h=await e.read()
if(h.status!=="found")return S
if((0,a.dj)(h.manifest.lease)!==(0,a.dj)(l))return S
const u={...l,until:t.now().toISOString()}
const p=(0,m.kk)(new Map([...h.files].filter(([e])=>e.startsWith("work/"))))
const d=f&&r&&!h.files.has(y.f)
let w=f&&!r?stillRunning():void 0
const keepAsBefore=e=>{w=(0,i.ec)(e)
return p}
const g=d?await workIn(t,n,{...f,before:h.files}).catch(keepAsBefore):p
const earlier=()=>(0,m.kk)(h.files).filter(({path:e})=>!e.startsWith("work/"))
const v=[...c===void 0?earlier():(0,m.bh)(c),...g]
const b={...h.manifest,lease:u}
const{written:k,files:O}=await writeRoomily(e,{manifest:b,files:v})
if(k.status==="lost")return S
const x=O.filter(({path:e})=>e.startsWith("work/"))
const _=new Map(x.map(e=>[e.path,e.read()]))
const I=d&&w===void 0?(0,y.x9)(_):void 0
const $=I?.patch!==void 0||I?.aside!==void 0||I?.copies!==void 0
const P=$?await e.readBack(x.filter(({stamp:e})=>e!==m.w2).map(({path:e})=>e)):void 0
if(P?.status==="unsaved")w=new i.vC("git",P.why)
const j=P?.status==="saved"
const B=(I?.lost??[]).map(({path:e})=>e)
return{saved:j?"work":"conversation",lost:B,failure:w,target:targetOf(o.name,n.job)}}async function writeRoomily(e,t){try{return{written:await e.write(t),files:t.files}}catch(s){if(!(0,w.Jm)(s))throw s
return(await Promise.all([n.e(8815),n.e(311),n.e(5017),n.e(2140)]).then(n.bind(n,89759))).writeFitting(e,t,s,new Set)}}function targetOf(e,{repository:{owner:t,name:n},runUrl:s}){const[,r]=/^threads\/(\d+)$/.exec(e)??[]
return r===void 0?s:`${r} --repo ${t}/${n}`}function stillRunning(){return new i.vC("machine","The tools of the run could not be ended, so it is unknown which of its files are whole.",{hint:"They are still in the workspace of a self-hosted runner."})}function rescuedNote({world:e,settings:t},{saved:n,lost:s,failure:r,target:o}){if(r)return rescueFailedNote(e.env,r)
if(n==="nothing")return""
const[i=""]=t.phrases
const a=n==="work"?[(0,f.J1)("rescued-work",{phrase:i}),(0,f.J1)("work-shown",{target:o})]:[(0,f.J1)("rescued-conversation",{phrase:i})]
const c=s.length===0?[]:[(0,f.J1)("rescued-without",{files:(0,O.ri)(s)})]
return[...a,...c].join(" ")}function rescueFailedNote(e,{message:t,hint:n}){return(0,f.J1)("rescue-failed",{why:(0,p.hidePaths)(e)((0,l.hC)(t,n))})}async function workIn(e,t,{others:s,...o}){const{before:a}=o
const c=(0,m.kk)(new Map([...a].filter(([e])=>(0,y.Yc)(e))))
if(s===void 0||s.length===0)return[...await filesOf(e,t,o),...c]
const{OTHERS:l,requireOwnFolder:f}=await n.e(3564).then(n.bind(n,31183))
const u=await filesOf(e,t,{...o,apart:l})
for(const{id:n,path:o,...l}of s)try{f(t.job.workspace,o)
const s={...l,workspace:(0,r.join)(t.job.workspace,o),before:(0,y.sA)(a,n)}
const i=u.map(({path:e,read:t})=>[e,t()])
u.push(...(await filesOf(e,t,{...s,others:i})).map(e=>(0,y.fZ)(e,n)))}catch(e){(0,h.printNotice)(`The changes in ${o} could not be saved. ${(0,i.ec)(e).message}`)
u.push(...c.filter(e=>(0,y.Yc)(e.path,n)))}return[...u,...c.filter(({path:e})=>!s.some(({id:t})=>(0,y.Yc)(e,t)))]}async function filesOf(e,{job:t,leaks:n,settings:s},r){const{folder:a,base:c,before:l,workspace:f=t.workspace,apart:p,others:w=[]}=r
const m=`${t.repositoryUrl}.git`
const{env:g,now:v}=e
const k=(0,d._K)(g)
const S=(0,d.We)(e,s.slice(u.LIMITS)["timeout-minutes"])
const x=(0,o.WG)({folder:a,base:c,workspace:f,remoteUrl:m,token:"",environment:k,now:v,job:S})
const _=(0,d.xg)(s.slice(u.LIMITS)["timeout-minutes"]).copiesMs
const I={folder:a,workspace:f,base:c,apart:p,environment:k,leaks:n,before:(0,y.x9)(l),limitMs:_,others:w}
try{const e=await x.capture({apart:p})
const{left:t,toCopy:r}=await(0,O.Ng)(x,e,{settings:s,leaks:n,before:l})
return(0,y.Xo)(t&&(await(0,b.withCopies)(t,r,I)).work)}catch(e){(0,h.printNotice)(`Files are saved as copies, because git could not take them. ${(0,i.ec)(e).message}`)
return[...(await(0,b.copiesOf)(I)).files]}}}),75985:((e,t,n)=>{n.r(t)
n.d(t,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var s=n(94869)
var r=n(33737)
var o=n(88135)
function noteUncopied({notes:e},t){if(t.length>0)e.add((0,o.J1)("work-not-copied",{files:lostNamed(t)}))}const i=10
function lostNamed(e){const t=e.slice(0,i).map(({path:e,size:t,why:n})=>`${(0,r.aY)(e)} (${t>0?`${(0,s.lP)(t)}: `:""}${n})`)
const n=e.length-t.length
return[...t,...n>0?[`${n} more`]:[]].join(", ")}})}

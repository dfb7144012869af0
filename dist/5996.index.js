export const id=5996
export const ids=[5996,2344]
export const modules={25063:((t,e,n)=>{n.d(e,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var s=n(76760)
var o=n(47575)
var r=n(78250)
var i=n(58101)
var a=n(79137)
var c=n(64392)
var l=n(98664)
var h=n(33737)
var f=n(4471)
function treeSource(t,e,n=o.nG){let s
const files=()=>{s??=filesOf(t,e,n)
return s}
return{list:files,read:async e=>textsOf(t,await files(),e)}}const u=200
const p=4096
async function filesOf(t,e,n){const s=await n(t,e)
const r=s.flatMap(({isLink:t,...e})=>t?[]:[e])
const i=s.filter(({isLink:t,size:e})=>t&&e<=p).slice(0,u)
const a=await(0,o.b4)(t,idsOf(i))
return[...r,...followLinks(r,new Map(i.map(({path:t,id:e})=>[t,`${a.get(e)}`])))]}async function textsOf(t,e,n){const s=new Set(n)
const r=e.filter(({path:t})=>s.has(t))
const i=await(0,o.b4)(t,idsOf(r))
return new Map(r.flatMap(({path:t,id:e})=>textOf(i.get(e)).map(e=>[t,e])))}function textOf(t){try{return t?[new TextDecoder("utf-8",{fatal:!0}).decode(t)]:[]}catch{return[]}}function idsOf(t){return t.map(({id:t})=>t)}async function idsAt(t,e,n){if(n.length===0)return new Map
const s=(await t.raw(["ls-tree","-z","--full-tree",e,"--",...n])).split("\0").filter(Boolean)
return new Map(s.map(t=>[t.slice(t.indexOf("\t")+1),t.split(/[ \t]/)[2]??""]))}const d=20
function followLinks(t,e){return[...e.keys()].flatMap(n=>filesBehind(n,t,e))}function filesBehind(t,e,n){const s=resolve(t,n)
if(s===void 0)return[]
return e.flatMap(e=>{if(e.path===s)return[{...e,path:t}]
return e.path.startsWith(`${s}/`)?[{...e,path:t+e.path.slice(s.length)}]:[]})}function resolve(t,e){let n=t
for(let t=0;t<d;t+=1){const t=prefixes(n).find(t=>e.has(t))
if(t===void 0)return n
const o=e.get(t)??""
if(o.startsWith("/"))return
n=s.posix.join(s.posix.dirname(t),o,n.slice(t.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(t){const e=t.split("/")
return e.map((t,n)=>e.slice(0,n+1).join("/"))}const w=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(t,e,n,s){if(!(0,f.Q8)(n))throw new l.vC("git",`Git does not allow the name ${(0,h.aY)(n)} for a branch.`)
try{return{commit:await fetchRef(t,e,`refs/heads/${n}`),isGone:!1}}catch(t){const{message:e,cause:n}=(0,l.ec)(t)
if(!/couldn't find remote ref/i.test(`${e} ${n}`))throw t}const o=s===void 0?void 0:await fetchCommit(t,e,s).then(()=>s,()=>{})
return{commit:o??await fetchRef(t,e,"HEAD"),isGone:!0}}async function fetchRef(t,e,n){const s="refs/deckhand/base-branch"
await t((0,i.it)(e)).raw([...w,e.url,`+${n}:${s}`])
return(await t().raw(["rev-parse","--verify",`${s}^{commit}`])).trim()}async function fetchCommit(t,e,n){try{await t(e.token===""?{}:(0,i.it)(e)).raw([...w,e.url,n])
await t().raw(["cat-file","-e",`${n}^{commit}`])}catch(t){throw new l.vC("config",`The commit ${n} of ${e.url} could not be fetched.`,{quote:(0,l.ec)(t).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:t})}}async function seedEarly(t){await(0,a.cu)((0,a.B9)(t),t.workspace).catch(()=>{})}async function openPublisher({signal:t,...e}){const n={...e,signal:t}
const s=(0,a.B9)(n)
if((0,a.VE)(s)!==e.base)await(0,a.cu)(s,e.workspace)
await(0,a.hw)(n,s);(0,c.y)(e.workspace,s.gitDir)
return publisherIn((0,a.ce)(e),e)}function reopenPublisher(t){return publisherIn((0,a.ce)(t),t)}async function openPatchPublisher(t,e,n){const o={...t,workspace:(0,s.join)(t.folder,"nothing")}
const c=(0,a.B9)(o)
const{gitDir:l,objects:h}=c
const f={url:t.remoteUrl,token:t.token}
const u=["fetch","--quiet","--depth=1","--no-tags"]
await h((0,i.it)(f)).raw([...u,f.url,t.base])
const p=h({...r.vQ,GIT_INDEX_FILE:(0,s.join)(l,"patch-index")})
const d=await(0,r.X6)(p,t.base,e,n)
return{publisher:publisherIn(c,o),change:d}}function publisherIn({gitDir:t,objects:e},c){const{base:l}=c
const h={url:c.remoteUrl,token:c.token,allowedBranch:c.allowedBranch}
const f={...h,url:c.forkUrl??h.url}
const own=()=>e({GIT_INDEX_FILE:(0,s.join)(t,"review-index")})
const identified=()=>e((0,a.CC)(c.now()))
const commit=async({tree:t,lineage:e},n)=>{const s=(e?.parents??[l]).flatMap(t=>["-p",t])
return(await identified().raw(["commit-tree",t,...s,"-F","-"],n)).trim()}
const compared=async(t,n)=>({tree:t,files:await(0,o.W4)(e(),n,t),leftOut:[]})
const u=lastOnly((t,n)=>e().bytes([...o.Mu,t,n]))
let p
const list=(t,e)=>{if(e!==l)return(0,o.nG)(t,e)
p??=(0,o.nG)(t,e)
return p}
const treeOf=async t=>(await e().raw(["rev-parse",`${t}^{tree}`])).trim()
return{base:l,async capture(t={}){const{folder:e,workspace:s,environment:o}=c
const r={folder:e,workspace:s,environment:o,base:l,now:c.now().toISOString(),edited:[],...t}
if(!c.job)return(await n.e(3238).then(n.bind(n,43238))).captureWork(r)
return(await n.e(5758).then(n.bind(n,45758))).runCaptureJob(r,c.job)},patched:n=>(0,r.X6)(e({...r.vQ,GIT_INDEX_FILE:(0,s.join)(t,"patch-index")}),l,n),compared:compared,async joined(t,e,n){const s=(await(0,o.Mc)(own(),t,e)).filter(({path:t})=>n.includes(t))
return(0,o.p6)(own(),t,s,"new")},treeOf:treeOf,since:async t=>compared(await treeOf(l),t),review:async(t,e)=>isEmpty(t)?unchanged(t):(await loadReview()).reviewChange(own(),t,{base:t.lineage?.from??l,...e,diff:u,list:list}),writeFiles:async(e,n)=>(0,i.WM)((await(0,a.D2)(c,t)).in(n),e),hold:async(t,e)=>(await loadHold()).holdBack(own(),t,e),commit:commit,async newTree({change:{tree:t,lineage:s},entries:o,blobs:r},i){const{newTree:a}=await n.e(844).then(n.bind(n,90844))
const c={entries:s?void 0:o,blobs:r}
return a(e(),{tree:t,parents:s?.parents??[l]},c,i)},async placed(t,n,s){const{tree:i,conflicts:a}=await(0,r.LL)(identified(),s)
const[c,l]=await Promise.all([t.tree,t.wholeTree].map(t=>t&&withSubmodulesOf(own(),t,i)))
const h={...t,tree:c??t.tree,wholeTree:l,lineage:{...n,from:i,conflicts:a}}
return{...h,known:void 0,files:await(0,o.W4)(e(),i,h.tree)}},async writePatch(t,n){const s=["diff-tree","--patch","--binary","--no-commit-id",`--output=${n}`]
await e().raw([...s,t])},diff:({tree:t},e=l)=>u(e,t),async shown(o,r){const{shownTree:i}=await n.e(9067).then(n.bind(n,29067))
return i(e({GIT_INDEX_FILE:(0,s.join)(t,"shown-index")}),r,o)},exactPatch:async({tree:t})=>(await(await loadHold()).exactPatch(e(),l,t)).toString("utf8"),idsAt:(t,n)=>idsAt(e({GIT_LITERAL_PATHSPECS:"1"}),t,n),filesOf:t=>treeSource(e(),t,list),fetchBranch:(t,n)=>fetchBranch(e,h,t,n),fetchCommit(t,n){const s=new URL(t).origin===new URL(h.url).origin
return fetchCommit(e,{url:t,token:s?h.token:""},n)},push:(t,n,s)=>(0,i.Sq)(e,f,{commit:t,branch:n,expected:s}),takeBack:t=>(0,i.VS)(e,f,{branch:t,at:l}),async rebase({tree:t},n,{branch:s,...a}){const c=await(0,i.mC)(e,f,s)
const h=await(0,r.Vq)(identified(),{base:l,tree:t,onto:c})
if(h===void 0)return
const u={tree:h,files:await(0,o.W4)(e(),c,h),leftOut:[]}
const{withheld:p}=await(await loadReview()).reviewChange(own(),u,{base:c,...a})
return p.length>0?void 0:{commit:await commit({...u,lineage:{parents:[c]}},n),tip:c}}}}async function withSubmodulesOf(t,e,n){const s=(await(0,o.Mc)(t,n,e)).filter(({oldMode:t,newMode:e})=>[t,e].includes(o.NG))
return s.length===0?e:(0,o.p6)(t,e,s,"old")}const loadReview=()=>n.e(8030).then(n.bind(n,28030))
const loadHold=()=>Promise.all([n.e(8030),n.e(214)]).then(n.bind(n,10214))
function isEmpty({files:t,wholeTree:e}){return t.length===0&&e===void 0}function unchanged(t){const{tree:e,leftOut:n}=t
const s={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...s,change:t,withheld:n,wholeTree:e}}function lastOnly(t){let e
return(n,s)=>{if(n===s)return Promise.resolve(Buffer.alloc(0))
if(e?.from!==n||e.to!==s)e={from:n,to:s,bytes:t(n,s)}
return e.bytes}}}),12344:((t,e,n)=>{n.d(e,{l:()=>copiesOf,leaveCopies:()=>leaveCopies,noteUncopied:()=>noteUncopied,withCopies:()=>withCopies})
var s=n(76760)
var o=n(94869)
var r=n(33737)
var i=n(88135)
var a=n(3024)
var c=n(90140)
var l=n(32775)
var h=n(59766)
var f=n(58119)
var u=n(85831)
var p=n(73024)
var d=n(33368)
const w=new Set(["node_modules","bower_components",".venv","venv","__pycache__",".tox",".nox",".mypy_cache",".pytest_cache",".ruff_cache",".gradle",".next",".nuxt",".cache",".parcel-cache",".turbo",".terraform",".nyc_output"])
const m={target:["Cargo.toml","pom.xml","build.sbt"],build:["build.gradle","build.gradle.kts","CMakeLists.txt"]}
const g=1e3
function passedOver(t,e=""){const n=`${e}\n${(0,a.Ui)(t,".gitignore",2e5)??""}`
const s=n.split(/\r?\n/).slice(0,g).flatMap(ruleOf)
return(t,e,n)=>{const o=t.slice(t.lastIndexOf("/")+1)
if(e&&w.has(o))return!0
if(e&&m[o]?.some(t=>n.has(t)))return!0
const r=s.findLast(n=>(e||!n.isFolder)&&n.pattern.test(n.isWhole?t:o))
return r?.isIgnored??!1}}function ruleOf(t){const{negated:e,anchor:n,body:s,slash:o}=/^(?<negated>!?)(?<anchor>\/?)(?<body>[^!#*?\s/][^\s]*?|[*?][^\s]*?)(?<slash>\/?)\s*$/.exec(t)?.groups??{}
if(s===void 0||/\*\*|[[\]\\]/.test(s)||s.split("*").length>3)return[]
const r=Buffer.from(s).toString("latin1").replaceAll(/[.+^${}()|]/g,"\\$&")
const i=new RegExp(`^${r.replaceAll("*","[^/]*").replaceAll("?","[^/]")}$`)
return[{pattern:i,isWhole:n==="/"||s.includes("/"),isFolder:o==="/",isIgnored:e===""}]}const b=1e5
const y=5e5
const v=500
async function searchWorkTree(t){const e=await baseTree(t)
const n=new Walk(t,e)
await n.run()
const{touched:s,shut:o}=n
return{base:e,touched:s,shut:o,gone:e?[...e.keys()].filter(t=>n.isGone(t)):[]}}async function baseTree({gitDir:t,base:e,environment:n,signal:s}){try{const o=["ls-tree","-r","-z","--full-tree",e]
const r=await(0,d.$Y)({folder:t,environment:n,signal:s}).bytes(o)
const i=r.toString("latin1").split("\0").filter(Boolean)
return new Map(i.map(t=>{const e=t.indexOf("\t")
const[n="",,s=""]=t.slice(0,e).split(" ")
return[t.slice(e+1),{mode:n,id:s}]}))}catch{return}}class Walk{touched=[]
shut=[]
#t
#e
#n
#s
#o
#r=new Set
#i=new Set
constructor(t,e){this.#t=t
this.#e=e
this.#n=foldersOf(e)
this.#s=passedOver(t.workspace,(0,a.Ui)(t.gitDir,"info/exclude",2e5))
this.#o=(0,p.lstatSync)((0,s.join)(t.gitDir,"HEAD"),{throwIfNoEntry:!1})?.mtimeMs??0}async run(){const t=[""]
for(let e=0,n=t.pop();n!==void 0;n=t.pop(),e+=1){if(this.#t.signal.aborted||this.#i.size>y){const e=this.#t.signal.aborted?"the time was up":"there are too many files"
this.shut.push(...[n,...t].map(t=>({path:t,why:e})))
return}t.push(...this.#a(n))
if(e%v===0)await new Promise(t=>setImmediate(t))}}isGone(t){if(this.#i.has(t))return!1
for(let e=t.lastIndexOf("/"),n=t;;n=t.slice(0,e),e=t.lastIndexOf("/",e-1)){const s=e<0?"":t.slice(0,e)
if(this.#r.has(s))return!this.#i.has(n)
if(e<0)return!1}}#a(t){const e=(0,a.lL)(this.#t.workspace,Buffer.from(t,"latin1"),b)
if(!e){this.shut.push({path:t,why:"the folder cannot be read"})
return[]}this.#r.add(t)
const n=e.map(t=>t.toString("latin1"))
const s=new Set(n)
return n.flatMap(e=>this.#c(t===""?e:`${t}/${e}`,e,s))}#c(t,e,n){this.#i.add(t)
if(e.toLowerCase()===".git"||t===this.#t.apart)return[]
const s=(0,a.BJ)(this.#t.workspace,Buffer.from(t,"latin1"))
if(!s){this.shut.push({path:t,why:"it cannot be read"})
return[]}const o=this.#e?.has(t)||this.#n.has(t)
if(!o&&this.#s(t,s.isDirectory(),n))return[]
if(s.isDirectory())return[t]
const r=s.isFile()||s.isSymbolicLink()
if(r&&s.ctimeMs>=this.#o)this.touched.push({path:t,size:s.size,changedMs:s.ctimeMs})
return[]}}function foldersOf(t){const e=new Set
for(const n of t?.keys()??[])for(let t=n.lastIndexOf("/");t>0;t=n.lastIndexOf("/",t-1)){const s=n.slice(0,t)
if(e.has(s))break
e.add(s)}return e}async function copyWork(t){const{leaks:e,before:n,base:s,room:o=f.tR.allBytes,only:r}=t
const i=r?onlyOf(await searchWorkTree(t),new Set(r)):await searchWorkTree(t)
const a=new Taking(t,i.base,Math.min(o,f.tR.allBytes))
for(const t of inOrder(i.touched))await a.take(t)
for(const t of i.gone)a.leaveOut(t)
const named=t=>e.redact(Buffer.from(t,"latin1").toString()).text||"the workspace"
const c=[...i.shut.map(t=>({...t,size:0})),...a.lost].map(t=>({...t,path:named(t.path)}))
const l={base:s,all:a.copies}
const h=(n?.lost??[]).filter(({path:t})=>!c.some(e=>e.path===t))
const p=c.map(({path:t})=>({path:t,was:""}))
return{files:(0,u.Xo)({patch:void 0,aside:n?.aside,copies:l,lost:[...p,...h].slice(0,k)}),kept:a.copies.map(t=>({path:named(t.path),size:"bytes"in t?t.bytes.length:0})),lost:c}}function inOrder(t){const e=Map.groupBy(t,({path:t})=>s.posix.dirname(t))
const n=t.length>f.tR.files
const crowd=({path:t})=>n?e.get(s.posix.dirname(t))?.length??0:0
const place=({size:t})=>t===0?Number.POSITIVE_INFINITY:t
return t.toSorted((t,e)=>crowd(t)-crowd(e)||Math.sign(place(t)-place(e)||0)||e.changedMs-t.changedMs)}function onlyOf(t,e){const isWanted=({path:t})=>e.has(Buffer.from(t,"latin1").toString())
return{base:t.base,touched:t.touched.filter(isWanted),shut:t.shut.filter(isWanted),gone:[]}}const k=1e3
class Taking{copies=[]
lost=[]
#l
#e
#h
constructor(t,e,n){this.#l=t
this.#e=e
this.#h=n}async take({path:t,size:e}){const n=this.#f(t,e)
const s=typeof n==="string"?n:await this.#u(t,n)
if(s==="")return
if(s!==void 0||typeof n==="string")this.lost.push({path:t,size:e,why:s??""})
else{this.copies.push({path:t,was:this.#p(t),...n})
this.#h-="bytes"in n?n.bytes.length:n.target.length}}leaveOut(t){if(this.copies.length<f.tR.files&&this.#d(t))this.copies.push({path:t,was:this.#p(t),kind:"gone"})}#p(t){return this.#e?this.#e.get(t)?.id??"":null}#f(t,e){const{workspace:n,signal:s}=this.#l
if(s.aborted)return"the time was up"
if(e>f.tR.fileBytes)return"it is too large"
const o=Buffer.from(t,"latin1")
const r=(0,a.fd)(n,o)
if(r)return{kind:"link",target:r}
const i=(0,a.Pd)(n,o,f.tR.fileBytes)
if(i.status==="read")return{kind:(i.mode&64)!==0?"executable":"file",bytes:i.bytes}
if(i.status==="missing"||i.why==="special")return""
return i.why==="too-large"?"it is too large":"it cannot be read"}async#u(t,e){const n="bytes"in e?e.bytes:e.target
const s=this.#e?.get(t)
if(s&&s.mode===f.FN[e.kind]&&s.id===(0,h.Oy)(n).object)return""
if(this.copies.length>=f.tR.files)return"there are too many files"
if(n.length>this.#h)return"there is no room for it"
if(!this.#d(t)||await hasSecret(n,this.#l.leaks))return"it contains what looks like a secret"
return}#d(t){const e=[t,Buffer.from(t,"latin1").toString()]
return e.every(t=>this.#l.leaks.scan(t).length===0)}}const O=4*1024*1024
const x=256*1024
async function hasSecret(t,e){if(t.length<=O||await isPacked(t))return(await e.scanFile(t)).length>0
for(let n=0;n<t.length;n+=O){const s=t.subarray(n,n+O+x)
if((await e.scanFile(s)).length>0)return!0}return!1}async function isPacked(t){try{return(await(0,l.Z_)((0,c.KZ)(t))).length>1}catch(t){if(t instanceof c.GC)return!0
throw t}}function copiesOf({folder:t,limitMs:e,others:n=[],...o}){const r=f.tR.allBytes-(0,f.QB)(n)
return copyWork({...o,room:r,gitDir:(0,s.join)(t,"publisher.git"),signal:AbortSignal.timeout(e)})}async function withCopies(t,e,n){if(e.length===0)return{work:t,lost:[]}
const{files:s,kept:o,lost:r}=await copiesOf({...n,only:e==="all"?void 0:e})
const i=(0,u.x9)(new Map(s.map(t=>[t.path,t.read()])))
const a=i?.lost??[]
const c=new Set([...o,...a].map(({path:t})=>t))
const l=[...a,...t.lost.filter(({path:t})=>!c.has(t))]
return{work:{...t,copies:i?.copies,lost:l},lost:r}}async function leaveCopies(t,e){const{workBefore:n}=t
const s=[...n].filter(([t])=>(0,u.Yc)(t))
const{files:o,kept:r,lost:i}=await copiesOf({...e,others:s,before:(0,u.x9)(n)})
t.leaveWork(o)
noteUncopied(t,i)
return{kept:r,lost:i}}function noteUncopied({notes:t},e){if(e.length>0)t.add((0,i.J1)("work-not-copied",{files:lostNamed(e)}))}const I=10
function lostNamed(t){const e=t.slice(0,I).map(({path:t,size:e,why:n})=>`${(0,r.aY)(t)} (${e>0?`${(0,o.lP)(e)}: `:""}${n})`)
const n=t.length-e.length
return[...e,...n>0?[`${n} more`]:[]].join(", ")}}),75996:((t,e,n)=>{n.d(e,{rescue:()=>rescue,rescueFailedNote:()=>rescueFailedNote,rescuedNote:()=>rescuedNote})
var s=n(76760)
var o=n(25063)
var r=n(98664)
var i=n(80292)
var a=n(94869)
var c=n(88135)
var l=n(57974)
var h=n(81031)
var f=n(25298)
var u=n(97167)
var p=n(1539)
var d=n(85831)
var w=n(11782)
var m=n(12344)
var g=n(11602)
var b=n(63501)
const y={saved:"nothing",lost:[],failure:void 0,target:""}
async function rescue(t,e,n,s){const{job:o,leaks:a,settings:c}=e
const{name:l,repositoryId:h,folder:f,lease:u,work:m}=g.t.parse(JSON.parse(n))
const b=(0,w.Ch)({world:t,settings:c,job:o,leaks:a,name:l,repositoryId:h})
const v=await(b?.read())
if(!b||v?.status!=="found")return y
if((0,i.dj)(v.manifest.lease)!==(0,i.dj)(u))return y
const k={...u,until:t.now().toISOString()}
const O=(0,p.kk)(new Map([...v.files].filter(([t])=>t.startsWith("work/"))))
const x=m&&s&&!v.files.has(d.f)
let I=m&&!s?stillRunning():void 0
const keepAsBefore=t=>{I=(0,r.ec)(t)
return O}
const S=x?await workIn(t,e,{...m,before:v.files}).catch(keepAsBefore):O
const earlier=()=>(0,p.kk)(v.files).filter(({path:t})=>!t.startsWith("work/"))
const M=[...f===void 0?earlier():(0,p.bh)(f),...S]
const $=await b.write({manifest:{...v.manifest,lease:k},files:M})
if($.status==="lost")return y
const _=new Map(S.map(t=>[t.path,t.read()]))
const B=x&&I===void 0?(0,d.x9)(_):void 0
const T=B?.patch!==void 0||B?.aside!==void 0||B?.copies!==void 0
const C=T?await b.readBack(S.filter(({stamp:t})=>t!==p.w2).map(({path:t})=>t)):void 0
if(C?.status==="unsaved")I=new r.vC("git",C.why)
const P=C?.status==="saved"
const N=(B?.lost??[]).map(({path:t})=>t)
return{saved:P?"work":"conversation",lost:N,failure:I,target:targetOf(l.name,o)}}function targetOf(t,{repository:{owner:e,name:n},runUrl:s}){const[,o]=/^threads\/(\d+)$/.exec(t)??[]
return o===void 0?s:`${o} --repo ${e}/${n}`}function stillRunning(){return new r.vC("machine","The tools of the run could not be ended, so it is unknown which of its files are whole.",{hint:"They are still in the workspace of a self-hosted runner."})}function rescuedNote({world:t,settings:e},{saved:n,lost:s,failure:o,target:r}){if(o)return rescueFailedNote(t.env,o)
if(n==="nothing")return""
const[i=""]=e.phrases
const a=n==="work"?[(0,c.J1)("rescued-work",{phrase:i}),(0,c.J1)("work-shown",{target:r})]:[(0,c.J1)("rescued-conversation",{phrase:i})]
const l=s.length===0?[]:[(0,c.J1)("rescued-without",{files:(0,b.ri)(s)})]
return[...a,...l].join(" ")}function rescueFailedNote(t,{message:e,hint:n}){return(0,c.J1)("rescue-failed",{why:(0,f.hidePaths)(t)((0,a.hC)(e,n))})}async function workIn(t,e,{others:o,...i}){const{before:a}=i
const c=(0,p.kk)(new Map([...a].filter(([t])=>(0,d.Yc)(t))))
if(o===void 0||o.length===0)return[...await filesOf(t,e,i),...c]
const{OTHERS:h,requireOwnFolder:f}=await n.e(3564).then(n.bind(n,31183))
const u=await filesOf(t,e,{...i,apart:h})
for(const{id:n,path:i,...h}of o)try{f(e.job.workspace,i)
const o={...h,workspace:(0,s.join)(e.job.workspace,i),before:(0,d.sA)(a,n)}
const r=u.map(({path:t,read:e})=>[t,e()])
u.push(...(await filesOf(t,e,{...o,others:r})).map(t=>(0,d.fZ)(t,n)))}catch(t){(0,l.printNotice)(`The changes in ${i} could not be saved. ${(0,r.ec)(t).message}`)
u.push(...c.filter(t=>(0,d.Yc)(t.path,n)))}return[...u,...c.filter(({path:t})=>!o.some(({id:e})=>(0,d.Yc)(t,e)))]}async function filesOf(t,{job:e,leaks:n,settings:s},i){const{folder:a,base:c,before:f,workspace:p=e.workspace,apart:w,others:g=[]}=i
const y=`${e.repositoryUrl}.git`
const{env:v,now:k}=t
const O=(0,u._K)(v)
const x=(0,u.We)(t,s.slice(h.LIMITS)["timeout-minutes"])
const I=(0,o.WG)({folder:a,base:c,workspace:p,remoteUrl:y,token:"",environment:O,now:k,job:x})
const S=(0,u.xg)(s.slice(h.LIMITS)["timeout-minutes"]).copiesMs
const M={folder:a,workspace:p,base:c,apart:w,environment:O,leaks:n,before:(0,d.x9)(f),limitMs:S,others:g}
try{const t=await I.capture({apart:w})
const{left:e,toCopy:o}=await(0,b.Ng)(I,t,{settings:s,leaks:n,before:f})
return(0,d.Xo)(e&&(await(0,m.withCopies)(e,o,M)).work)}catch(t){(0,l.printNotice)(`Files are saved as copies, because git could not take them. ${(0,r.ec)(t).message}`)
return[...(await(0,m.l)(M)).files]}}})}

export const id=2344
export const ids=[2344,5985]
export const modules={55097:((t,e,s)=>{s.d(e,{W:()=>fullestFolder,p:()=>countByFolder})
var n=s(33737)
const o=.8
function countByFolder(t){const e=new Map
for(const s of t){const t=s.slice(0,s.lastIndexOf("/")+1)
e.set(t,(e.get(t)??0)+1)}return e}function fullestFolder(t){const e=sumOf(t)
let[s,i]=["",t]
for(let t=largestIn(s,i);t!==void 0;t=largestIn(s,i)){if(sumOf(t.counts)<o*e)break;[s,i]=[t.folder,t.counts]}return s===""?"":`; ${sumOf(i)} of them are in ${(0,n.aY)(s)}`}function sumOf(t){let e=0
for(const s of t.values())e+=s
return e}function largestIn(t,e){const s=Map.groupBy(e,([e])=>e.slice(0,e.indexOf("/",t.length)+1))
let n
for(const[e,o]of s){if(e.length<=t.length)continue
const s=new Map(o)
const i=sumOf(s)
if(i>(n?.files??0))n={folder:e,inside:s,files:i}}return n&&{folder:n.folder,counts:n.inside}}}),12344:((t,e,s)=>{s.r(e)
s.d(e,{copiesOf:()=>copiesOf,leaveCopies:()=>leaveCopies,withCopies:()=>withCopies})
var n=s(76760)
var o=s(3024)
var i=s(90140)
var r=s(32775)
var a=s(55097)
var c=s(59766)
var l=s(58119)
var h=s(85831)
var f=s(73024)
var u=s(33368)
const p=new Set(["node_modules","bower_components",".venv","venv","__pycache__",".tox",".nox",".mypy_cache",".pytest_cache",".ruff_cache",".gradle",".next",".nuxt",".cache",".parcel-cache",".turbo",".terraform",".nyc_output"])
const d={target:["Cargo.toml","pom.xml","build.sbt"],build:["build.gradle","build.gradle.kts","CMakeLists.txt"]}
const g=1e3
function passedOver(t,e=""){const s=`${e}\n${(0,o.Ui)(t,".gitignore",2e5)??""}`
const n=s.split(/\r?\n/).slice(0,g).flatMap(ruleOf)
return(t,e,s)=>{const o=t.slice(t.lastIndexOf("/")+1)
if(e&&p.has(o))return!0
if(e&&d[o]?.some(t=>s.has(t)))return!0
const i=n.findLast(s=>(e||!s.isFolder)&&s.pattern.test(s.isWhole?t:o))
return i?.isIgnored??!1}}function ruleOf(t){const{negated:e,anchor:s,body:n,slash:o}=/^(?<negated>!?)(?<anchor>\/?)(?<body>[^!#*?\s/][^\s]*?|[*?][^\s]*?)(?<slash>\/?)\s*$/.exec(t)?.groups??{}
if(n===void 0||/\*\*|[[\]\\]/.test(n)||n.split("*").length>3)return[]
const i=Buffer.from(n).toString("latin1").replaceAll(/[.+^${}()|]/g,"\\$&")
const r=new RegExp(`^${i.replaceAll("*","[^/]*").replaceAll("?","[^/]")}$`)
return[{pattern:r,isWhole:s==="/"||n.includes("/"),isFolder:o==="/",isIgnored:e===""}]}const m=1e5
const w=5e5
const y=500
async function searchWorkTree(t){const e=await baseTree(t)
const s=new Walk(t,e)
await s.run()
const{touched:n,shut:o}=s
return{base:e,touched:n,shut:o,gone:e?[...e.keys()].filter(t=>s.isGone(t)):[]}}async function baseTree({gitDir:t,base:e,environment:s,signal:n}){try{const o=["ls-tree","-r","-z","--full-tree",e]
const i=await(0,u.$Y)({folder:t,environment:s,signal:n}).bytes(o)
const r=i.toString("latin1").split("\0").filter(Boolean)
return new Map(r.map(t=>{const e=t.indexOf("\t")
const[s="",,n=""]=t.slice(0,e).split(" ")
return[t.slice(e+1),{mode:s,id:n}]}))}catch{return}}class Walk{touched=[]
shut=[]
#t
#e
#s
#n
#o
#i=new Set
#r=new Set
#a=0
constructor(t,e){this.#t=t
this.#e=e
this.#s=foldersOf(e)
this.#n=passedOver(t.workspace,(0,o.Ui)(t.gitDir,"info/exclude",2e5))
this.#o=(0,f.lstatSync)((0,n.join)(t.gitDir,"HEAD"),{throwIfNoEntry:!1})?.mtimeMs??0}async run(){const t=[""]
for(let e=0,s=t.pop();s!==void 0;s=t.pop(),e+=1){if(this.#t.signal.aborted||this.#a>w){const e=this.#t.signal.aborted?"the time was up":"there are too many files"
this.shut.push(...[s,...t].map(t=>({path:t,why:e})))
return}t.push(...this.#c(s))
if(e%y===0)await new Promise(t=>setImmediate(t))}}isGone(t){if(this.#r.has(t))return!1
for(let e=t.lastIndexOf("/"),s=t;;s=t.slice(0,e),e=t.lastIndexOf("/",e-1)){const n=e<0?"":t.slice(0,e)
if(this.#i.has(n))return!this.#r.has(s)
if(e<0)return!1}}#c(t){const e=(0,o.lL)(this.#t.workspace,Buffer.from(t,"latin1"),m)
if(!e){this.shut.push({path:t,why:"the folder cannot be read"})
return[]}this.#i.add(t)
const s=e.map(t=>t.toString("latin1"))
const n=new Set(s)
return s.flatMap(e=>this.#l(t===""?e:`${t}/${e}`,e,n))}#l(t,e,s){this.#a+=1
const n=this.#e?.has(t)||this.#s.has(t)
if(n)this.#r.add(t)
if(e.toLowerCase()===".git"||t===this.#t.apart)return[]
const i=(0,o.BJ)(this.#t.workspace,Buffer.from(t,"latin1"))
if(!i){this.shut.push({path:t,why:"it cannot be read"})
return[]}if(!n&&this.#n(t,i.isDirectory(),s))return[]
if(i.isDirectory())return[t]
const r=i.isFile()||i.isSymbolicLink()
if(r&&i.ctimeMs>=this.#o)this.touched.push({path:t,size:i.size,changedMs:i.ctimeMs,isLink:i.isSymbolicLink()})
return[]}}function foldersOf(t){const e=new Set
for(const s of t?.keys()??[])for(let t=s.lastIndexOf("/");t>0;t=s.lastIndexOf("/",t-1)){const n=s.slice(0,t)
if(e.has(n))break
e.add(n)}return e}async function copyWork(t){const{leaks:e,before:s,base:n,room:o=l.tR.allBytes,only:i}=t
const r=i?onlyOf(await searchWorkTree(t),new Set(i)):await searchWorkTree(t)
const a=new Taking(t,r.base,Math.min(o,l.tR.allBytes))
for(const t of inOrder(r.touched))await a.take(t)
for(const t of r.gone)a.leaveOut(t)
const named=t=>e.redact(Buffer.from(t,"latin1").toString()).text||"the workspace"
const c=[...r.shut.map(t=>({...t,size:0})),...a.lost]
const f=c.slice(0,b).map(t=>({...t,path:named(t.path)}))
const u={base:n,all:a.copies}
const p=(s?.lost??[]).filter(({path:t})=>!f.some(e=>e.path===t))
const d=f.map(({path:t})=>({path:t,was:""}))
return{files:(0,h.Xo)({patch:void 0,aside:s?.aside,copies:u,lost:[...d,...p].slice(0,b)}),kept:a.copies.map(t=>({path:named(t.path),size:"bytes"in t?t.bytes.length:0})),lost:f,unnamed:c.length-f.length+a.unnamed}}function inOrder(t){const e=t.length>l.tR.files?(0,a.p)(t.map(({path:t})=>t)):void 0
const crowd=({path:t})=>e?.get(t.slice(0,t.lastIndexOf("/")+1))??0
const place=({size:t})=>t===0?Number.POSITIVE_INFINITY:t
return t.toSorted((t,e)=>crowd(t)-crowd(e)||Math.sign(place(t)-place(e)||0)||e.changedMs-t.changedMs)}function onlyOf(t,e){const isWanted=({path:t})=>e.has(Buffer.from(t,"latin1").toString())
return{base:t.base,touched:t.touched.filter(isWanted),shut:t.shut.filter(isWanted),gone:[]}}const b=1e3
class Taking{copies=[]
lost=[]
unnamed=0
#h
#e
#f
constructor(t,e,s){this.#h=t
this.#e=e
this.#f=s}async take(t){const{path:e,size:s}=t
const n=this.copies.length>=l.tR.files
if(n&&this.#e!==void 0&&!this.#e.has(e)){this.#u(e,s,"there are too many files")
return}const o=this.#p(t)
const i=typeof o==="string"?o:await this.#d(e,o)
if(i==="")return
if(i!==void 0||typeof o==="string")this.#u(e,s,i??"")
else{this.copies.push({path:e,was:this.#g(e),...o})
this.#f-="bytes"in o?o.bytes.length:o.target.length}}#u(t,e,s){if(this.lost.length<b)this.lost.push({path:t,size:e,why:s})
else this.unnamed+=1}leaveOut(t){if(this.copies.length<l.tR.files&&this.#m(t))this.copies.push({path:t,was:this.#g(t),kind:"gone"})}#g(t){return this.#e?this.#e.get(t)?.id??"":null}#p({path:t,size:e,isLink:s}){const{workspace:n,signal:i}=this.#h
if(i.aborted)return"the time was up"
if(e>l.tR.fileBytes)return"it is too large"
const r=Buffer.from(t,"latin1")
const a=s?(0,o.fd)(n,r):void 0
if(a)return{kind:"link",target:a}
const c=(0,o.Pd)(n,r,l.tR.fileBytes)
if(c.status==="read")return{kind:(c.mode&64)!==0?"executable":"file",bytes:c.bytes}
if(c.status==="missing"||c.why==="special")return""
return c.why==="too-large"?"it is too large":"it cannot be read"}async#d(t,e){const s="bytes"in e?e.bytes:e.target
const n=this.#e?.get(t)
if(n&&n.mode===l.FN[e.kind]&&n.id===(0,c.Oy)(s).object)return""
if(this.copies.length>=l.tR.files)return"there are too many files"
if(s.length>this.#f)return"there is no room for it"
if(!this.#m(t)||await hasSecret(s,this.#h.leaks))return"it contains what looks like a secret"
return}#m(t){const e=[t,Buffer.from(t,"latin1").toString()]
return e.every(t=>this.#h.leaks.scan(t).length===0)}}const k=2*1024*1024
const v=256*1024
async function hasSecret(t,e){if(t.length<=k||await isPacked(t))return(await e.scanFile(t)).length>0
for(let s=0;s<t.length;s+=k){const n=t.subarray(s,s+k+v)
if((await e.scanFile(n)).length>0)return!0}return!1}async function isPacked(t){try{return(await(0,r.Z_)((0,i.KZ)(t))).length>1}catch(t){if(t instanceof i.GC)return!0
throw t}}var O=s(75985)
function copiesOf({folder:t,limitMs:e,others:s=[],...o}){const i=l.tR.allBytes-(0,l.QB)(s)
return copyWork({...o,room:i,gitDir:(0,n.join)(t,"publisher.git"),signal:AbortSignal.timeout(e)})}async function withCopies(t,e,s){if(e.length===0)return{work:t,lost:[],unnamed:0}
const{files:n,kept:o,lost:i,unnamed:r}=await copiesOf({...s,only:e==="all"?void 0:e})
const a=(0,h.x9)(new Map(n.map(t=>[t.path,t.read()])))
const c=a?.lost??[]
const l=new Set([...o,...c].map(({path:t})=>t))
const f=[...c,...t.lost.filter(({path:t})=>!l.has(t))]
return{work:{...t,copies:a?.copies,lost:f},lost:i,unnamed:r}}async function leaveCopies(t,e){const{workBefore:s}=t
const n=[...s].filter(([t])=>(0,h.Yc)(t))
const{files:o,kept:i,lost:r,unnamed:a}=await copiesOf({...e,others:n,before:(0,h.x9)(s)})
t.leaveWork(o);(0,O.noteUncopied)(t,r,a)
return{kept:i,lost:r}}}),75985:((t,e,s)=>{s.r(e)
s.d(e,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var n=s(94869)
var o=s(33737)
var i=s(88135)
function noteUncopied({notes:t},e,s=0){if(e.length>0)t.add((0,i.J1)("work-not-copied",{files:lostNamed(e,s)}))}const r=10
function lostNamed(t,e=0){const s=t.slice(0,r).map(({path:t,size:e,why:s})=>`${(0,o.aY)(t)} (${e>0?`${(0,n.lP)(e)}: `:""}${s})`)
const i=t.length-s.length+e
return[...s,...i>0?[`${i} more`]:[]].join(", ")}})}

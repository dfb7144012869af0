export const id=2344
export const ids=[2344,5985]
export const modules={12344:((t,e,s)=>{s.r(e)
s.d(e,{copiesOf:()=>copiesOf,leaveCopies:()=>leaveCopies,withCopies:()=>withCopies})
var n=s(76760)
var o=s(3024)
var i=s(90140)
var r=s(32775)
var a=s(59766)
var c=s(58119)
var l=s(85831)
var h=s(73024)
var f=s(33368)
const u=new Set(["node_modules","bower_components",".venv","venv","__pycache__",".tox",".nox",".mypy_cache",".pytest_cache",".ruff_cache",".gradle",".next",".nuxt",".cache",".parcel-cache",".turbo",".terraform",".nyc_output"])
const p={target:["Cargo.toml","pom.xml","build.sbt"],build:["build.gradle","build.gradle.kts","CMakeLists.txt"]}
const d=1e3
function passedOver(t,e=""){const s=`${e}\n${(0,o.Ui)(t,".gitignore",2e5)??""}`
const n=s.split(/\r?\n/).slice(0,d).flatMap(ruleOf)
return(t,e,s)=>{const o=t.slice(t.lastIndexOf("/")+1)
if(e&&u.has(o))return!0
if(e&&p[o]?.some(t=>s.has(t)))return!0
const i=n.findLast(s=>(e||!s.isFolder)&&s.pattern.test(s.isWhole?t:o))
return i?.isIgnored??!1}}function ruleOf(t){const{negated:e,anchor:s,body:n,slash:o}=/^(?<negated>!?)(?<anchor>\/?)(?<body>[^!#*?\s/][^\s]*?|[*?][^\s]*?)(?<slash>\/?)\s*$/.exec(t)?.groups??{}
if(n===void 0||/\*\*|[[\]\\]/.test(n)||n.split("*").length>3)return[]
const i=Buffer.from(n).toString("latin1").replaceAll(/[.+^${}()|]/g,"\\$&")
const r=new RegExp(`^${i.replaceAll("*","[^/]*").replaceAll("?","[^/]")}$`)
return[{pattern:r,isWhole:s==="/"||n.includes("/"),isFolder:o==="/",isIgnored:e===""}]}const g=1e5
const m=5e5
const w=500
async function searchWorkTree(t){const e=await baseTree(t)
const s=new Walk(t,e)
await s.run()
const{touched:n,shut:o}=s
return{base:e,touched:n,shut:o,gone:e?[...e.keys()].filter(t=>s.isGone(t)):[]}}async function baseTree({gitDir:t,base:e,environment:s,signal:n}){try{const o=["ls-tree","-r","-z","--full-tree",e]
const i=await(0,f.$Y)({folder:t,environment:s,signal:n}).bytes(o)
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
constructor(t,e){this.#t=t
this.#e=e
this.#s=foldersOf(e)
this.#n=passedOver(t.workspace,(0,o.Ui)(t.gitDir,"info/exclude",2e5))
this.#o=(0,h.lstatSync)((0,n.join)(t.gitDir,"HEAD"),{throwIfNoEntry:!1})?.mtimeMs??0}async run(){const t=[""]
for(let e=0,s=t.pop();s!==void 0;s=t.pop(),e+=1){if(this.#t.signal.aborted||this.#r.size>m){const e=this.#t.signal.aborted?"the time was up":"there are too many files"
this.shut.push(...[s,...t].map(t=>({path:t,why:e})))
return}t.push(...this.#a(s))
if(e%w===0)await new Promise(t=>setImmediate(t))}}isGone(t){if(this.#r.has(t))return!1
for(let e=t.lastIndexOf("/"),s=t;;s=t.slice(0,e),e=t.lastIndexOf("/",e-1)){const n=e<0?"":t.slice(0,e)
if(this.#i.has(n))return!this.#r.has(s)
if(e<0)return!1}}#a(t){const e=(0,o.lL)(this.#t.workspace,Buffer.from(t,"latin1"),g)
if(!e){this.shut.push({path:t,why:"the folder cannot be read"})
return[]}this.#i.add(t)
const s=e.map(t=>t.toString("latin1"))
const n=new Set(s)
return s.flatMap(e=>this.#c(t===""?e:`${t}/${e}`,e,n))}#c(t,e,s){this.#r.add(t)
if(e.toLowerCase()===".git"||t===this.#t.apart)return[]
const n=(0,o.BJ)(this.#t.workspace,Buffer.from(t,"latin1"))
if(!n){this.shut.push({path:t,why:"it cannot be read"})
return[]}const i=this.#e?.has(t)||this.#s.has(t)
if(!i&&this.#n(t,n.isDirectory(),s))return[]
if(n.isDirectory())return[t]
const r=n.isFile()||n.isSymbolicLink()
if(r&&n.ctimeMs>=this.#o)this.touched.push({path:t,size:n.size,changedMs:n.ctimeMs})
return[]}}function foldersOf(t){const e=new Set
for(const s of t?.keys()??[])for(let t=s.lastIndexOf("/");t>0;t=s.lastIndexOf("/",t-1)){const n=s.slice(0,t)
if(e.has(n))break
e.add(n)}return e}async function copyWork(t){const{leaks:e,before:s,base:n,room:o=c.tR.allBytes,only:i}=t
const r=i?onlyOf(await searchWorkTree(t),new Set(i)):await searchWorkTree(t)
const a=new Taking(t,r.base,Math.min(o,c.tR.allBytes))
for(const t of inOrder(r.touched))await a.take(t)
for(const t of r.gone)a.leaveOut(t)
const named=t=>e.redact(Buffer.from(t,"latin1").toString()).text||"the workspace"
const h=[...r.shut.map(t=>({...t,size:0})),...a.lost].map(t=>({...t,path:named(t.path)}))
const f={base:n,all:a.copies}
const u=(s?.lost??[]).filter(({path:t})=>!h.some(e=>e.path===t))
const p=h.map(({path:t})=>({path:t,was:""}))
return{files:(0,l.Xo)({patch:void 0,aside:s?.aside,copies:f,lost:[...p,...u].slice(0,y)}),kept:a.copies.map(t=>({path:named(t.path),size:"bytes"in t?t.bytes.length:0})),lost:h}}function inOrder(t){const e=Map.groupBy(t,({path:t})=>n.posix.dirname(t))
const s=t.length>c.tR.files
const crowd=({path:t})=>s?e.get(n.posix.dirname(t))?.length??0:0
const place=({size:t})=>t===0?Number.POSITIVE_INFINITY:t
return t.toSorted((t,e)=>crowd(t)-crowd(e)||Math.sign(place(t)-place(e)||0)||e.changedMs-t.changedMs)}function onlyOf(t,e){const isWanted=({path:t})=>e.has(Buffer.from(t,"latin1").toString())
return{base:t.base,touched:t.touched.filter(isWanted),shut:t.shut.filter(isWanted),gone:[]}}const y=1e3
class Taking{copies=[]
lost=[]
#l
#e
#h
constructor(t,e,s){this.#l=t
this.#e=e
this.#h=s}async take({path:t,size:e}){const s=this.#f(t,e)
const n=typeof s==="string"?s:await this.#u(t,s)
if(n==="")return
if(n!==void 0||typeof s==="string")this.lost.push({path:t,size:e,why:n??""})
else{this.copies.push({path:t,was:this.#p(t),...s})
this.#h-="bytes"in s?s.bytes.length:s.target.length}}leaveOut(t){if(this.copies.length<c.tR.files&&this.#d(t))this.copies.push({path:t,was:this.#p(t),kind:"gone"})}#p(t){return this.#e?this.#e.get(t)?.id??"":null}#f(t,e){const{workspace:s,signal:n}=this.#l
if(n.aborted)return"the time was up"
if(e>c.tR.fileBytes)return"it is too large"
const i=Buffer.from(t,"latin1")
const r=(0,o.fd)(s,i)
if(r)return{kind:"link",target:r}
const a=(0,o.Pd)(s,i,c.tR.fileBytes)
if(a.status==="read")return{kind:(a.mode&64)!==0?"executable":"file",bytes:a.bytes}
if(a.status==="missing"||a.why==="special")return""
return a.why==="too-large"?"it is too large":"it cannot be read"}async#u(t,e){const s="bytes"in e?e.bytes:e.target
const n=this.#e?.get(t)
if(n&&n.mode===c.FN[e.kind]&&n.id===(0,a.Oy)(s).object)return""
if(this.copies.length>=c.tR.files)return"there are too many files"
if(s.length>this.#h)return"there is no room for it"
if(!this.#d(t)||await hasSecret(s,this.#l.leaks))return"it contains what looks like a secret"
return}#d(t){const e=[t,Buffer.from(t,"latin1").toString()]
return e.every(t=>this.#l.leaks.scan(t).length===0)}}const b=2*1024*1024
const k=256*1024
async function hasSecret(t,e){if(t.length<=b||await isPacked(t))return(await e.scanFile(t)).length>0
for(let s=0;s<t.length;s+=b){const n=t.subarray(s,s+b+k)
if((await e.scanFile(n)).length>0)return!0}return!1}async function isPacked(t){try{return(await(0,r.Z_)((0,i.KZ)(t))).length>1}catch(t){if(t instanceof i.GC)return!0
throw t}}var v=s(75985)
function copiesOf({folder:t,limitMs:e,others:s=[],...o}){const i=c.tR.allBytes-(0,c.QB)(s)
return copyWork({...o,room:i,gitDir:(0,n.join)(t,"publisher.git"),signal:AbortSignal.timeout(e)})}async function withCopies(t,e,s){if(e.length===0)return{work:t,lost:[]}
const{files:n,kept:o,lost:i}=await copiesOf({...s,only:e==="all"?void 0:e})
const r=(0,l.x9)(new Map(n.map(t=>[t.path,t.read()])))
const a=r?.lost??[]
const c=new Set([...o,...a].map(({path:t})=>t))
const h=[...a,...t.lost.filter(({path:t})=>!c.has(t))]
return{work:{...t,copies:r?.copies,lost:h},lost:i}}async function leaveCopies(t,e){const{workBefore:s}=t
const n=[...s].filter(([t])=>(0,l.Yc)(t))
const{files:o,kept:i,lost:r}=await copiesOf({...e,others:n,before:(0,l.x9)(s)})
t.leaveWork(o);(0,v.noteUncopied)(t,r)
return{kept:i,lost:r}}}),75985:((t,e,s)=>{s.r(e)
s.d(e,{lostNamed:()=>lostNamed,noteUncopied:()=>noteUncopied})
var n=s(94869)
var o=s(33737)
var i=s(88135)
function noteUncopied({notes:t},e){if(e.length>0)t.add((0,i.J1)("work-not-copied",{files:lostNamed(e)}))}const r=10
function lostNamed(t){const e=t.slice(0,r).map(({path:t,size:e,why:s})=>`${(0,o.aY)(t)} (${e>0?`${(0,n.lP)(e)}: `:""}${s})`)
const s=t.length-e.length
return[...e,...s>0?[`${s} more`]:[]].join(", ")}})}

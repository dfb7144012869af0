export const id=3364
export const ids=[3364]
export const modules={23040:((t,e,n)=>{n.d(e,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var s=n(3024)
async function withoutUnchangedPointers(t,e,n){const s=n.filter(({status:t})=>t==="UPDATED")
if(s.length===0)return n
const o=new Set
const i=await lfsPaths(e,s)
for(const{path:n,oid:r}of s){if(r===void 0||!i.has(n))continue
const s=pointerIn(await e.raw(["cat-file","blob",r]))
if(s&&await isSameContent(t,n,s))o.add(n)}return n.filter(({path:t})=>!o.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,e,{oid:n,size:o}){if((0,s.BJ)(t,e)?.size!==o)return!1
const i=await(0,s.fx)(t,e,{algorithm:"sha256",maxBytes:o})
return i.status==="read"&&i.id===n}}),92323:((t,e,n)=>{n.d(e,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var s=n(73024)
function isAllowed(t,e){try{(0,s.accessSync)(t,e)
return!0}catch{return!1}}const o=2097152
function addRights(t,e){return changeMode(t,t=>t|e)}function setMode(t,e){changeMode(t,()=>e)}function changeMode(t,e){if(process.platform!=="linux")return
try{const n=(0,s.openSync)(t,o|s.constants.O_NOFOLLOW)
try{const t=(0,s.fstatSync)(n).mode&4095;(0,s.chmodSync)(`/proc/self/fd/${n}`,e(t))
return t}finally{(0,s.closeSync)(n)}}catch{return}}}),53364:((t,e,n)=>{n.r(e)
n.d(e,{captureLine:()=>captureLine,captureWork:()=>captureWork})
var s=n(73024)
var o=n(76760)
var i=n(33368)
var r=n(47575)
var a=n(87032)
var c=n(94869)
function listOthers(t,{skipped:e,excludes:n},s){const o=n===void 0?"--exclude-standard":`--exclude-from=${n}`
return t.records(["ls-files","-z","--others",o,...without(e)],s)}function without(t){return t.length===0?[]:["--",...t.map(exclusionOf)]}function exclusionOf(t){const e=(0,a.$6)(t)
if(!e.includes("�"))return`:(top,exclude,literal)${e}`
return`:(top,exclude,glob)${t.replaceAll(/[\\*?[\]]/g,"\\$&").replaceAll(/[^\x20-\x7e]/g,"?")}`}const f=3e3
async function addEach(t,e){const n=["update-index","-z","--add","--remove","--replace","--stdin"]
const addAll=async e=>{const s=await t.records(n,()=>{},{input:(0,a.J7)(e)})
if(!s.includes("Ignoring path "))return[]
const o=new Set(e)
await t.records(["ls-files","-z"],t=>void o.delete(t))
return[...o]}
const s={left:f}
const o=[]
for(let t=0;t<e.length;t+=l)o.push(...await byHalves(e.slice(t,t+l),addAll,t=>[t],s))
return o}const l=1e4
const d={GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:"core.bigFileThreshold",GIT_CONFIG_VALUE_0:"1",GIT_CONFIG_KEY_1:"pack.compression",GIT_CONFIG_VALUE_1:"1"}
const u="1".repeat(40)
async function addLinks(t,e){const add=async e=>{const n=e.map(t=>`160000 ${u}\t${t}`)
await t.raw(["update-index","-z","--add","--replace","--index-info"],(0,a.J7)(n))
return[]}
return byHalves(e,add,t=>[t])}async function byHalves(t,e,n,s={left:f}){if(t.length===0)return[]
if(s.left--<=0)return t.flatMap(n)
try{return await e(t)}catch{if(t.length===1)return t.flatMap(n)
const o=Math.ceil(t.length/2)
const i=await byHalves(t.slice(0,o),e,n,s)
return[...i,...await byHalves(t.slice(o),e,n,s)]}}var p=n(3024)
var h=n(33737)
function compiledRules(t,{kind:e,skipsSlow:n}){const depth=({folder:t})=>t===""?0:t.split("/").length
const s=t.toSorted((t,e)=>depth(t)-depth(e))
const o=s.flatMap(({folder:t,text:e})=>linesOf(e).map(e=>({folder:t,line:e})))
const i=o.filter(({line:t})=>starsIn(t)>=m).length>g
const r=i?m-1:w
const a=n?o.filter(({line:t})=>starsIn(t)<=r):o
const c=e==="ignore"?ignoreAt:attributesAt
return{text:a.map(({folder:t,line:e})=>`${c(t,e)}\n`).join(""),slow:o.length-a.length}}function folderOf(t){return t.includes("/")?t.slice(0,t.lastIndexOf("/")):""}const w=3
const m=2
const g=200
function starsIn(t){return(t.match(/\*+/g)??[]).length}function linesOf(t){const e=t.replace(/^\u00ef\u00bb\u00bf/,"").split("\n")
return e.map(t=>t.replace(/\r$/,"")).filter(t=>t.trim()!==""&&!t.startsWith("#"))}function ignoreAt(t,e){const n=e.startsWith("!")
const s=n?e.slice(1):e
if(t==="")return e
if(s.trim()==="/")return""
return`${n?"!":""}${anchored(t,s)}`}function attributesAt(t,e){if(t==="")return e
if(/^\s*(?:\[attr\]|[#!])/.test(e))return""
const n=/^\s*"((?:[^"\\]|\\.)*)"(.*)$/s.exec(e)
const s=/^\s*(\S+)(.*)$/s.exec(e)
if(n)return`"${inQuotes(prefixOf(t))}${belowOf(n[1]??"")}"${n[2]}`
if(!s)return""
const[,o="",i=""]=s
return`"${inQuotes(anchored(t,o))}"${i}`}function anchored(t,e){return`${prefixOf(t)}${belowOf(e)}`}function prefixOf(t){return`/${t.replaceAll(/[\\*?[]/g,"\\$&")}/`}function belowOf(t){if(t.startsWith("/"))return t.slice(1)
return t.slice(0,-1).includes("/")?t:`**/${t}`}function inQuotes(t){return t.replaceAll(/["\\]/g,"\\$&")}const y=20
async function newIgnored({workspace:t,hidden:e,index:n,edited:s,git:o}){if(e.length===0)return{work:new Map,others:[]}
const i=new Set(n.flatMap(foldersAbove))
const r=new Set(s)
const f=new Set(n.map(kindOf).filter(Boolean))
const isWork=t=>r.has((0,a.$6)(t))||f.has(kindOf(t))
const l=e.filter(t=>isWork(t))
const d=Map.groupBy(e.filter(t=>!isWork(t)),t=>topOf(t,i))
const u=[...d].slice(0,y)
const p=await rulesFor(o,[...l.slice(0,y),...u.map(([,[t=""]])=>t)])
const h=u.map(([e,n])=>{const s=n.reduce((e,n)=>e+sizeAt(t,n),0)
const o=p.get(n[0]??"")
const i=e.endsWith("/")?`${(0,c.U9)(n.length,"file")}, ${(0,c.lP)(s)}`:(0,c.lP)(s)
return{kind:"ignored",path:(0,a.$6)(e),detail:[i,o].filter(Boolean).join(": ")}})
const w=d.size-u.length
const m=w>0?[{kind:"ignored",path:"",detail:`${w} more`}]:[]
return{work:new Map(l.map(t=>[t,p.get(t)??""])),others:[...h,...m]}}function kindOf(t){const e=o.posix.extname(t)
return e===""?"":`${folderOf(t)}/*${e}`}function foldersAbove(t){const e=t.split("/").slice(0,-1)
return e.map((t,n)=>`${e.slice(0,n+1).join("/")}/`)}function topOf(t,e){return foldersAbove(t).find(t=>!e.has(t))??t}function sizeAt(t,e){return(0,p.BJ)(t,Buffer.from(e,"latin1"))?.size??0}async function rulesFor(t,e){const n=["check-ignore","-v","-z","--no-index","--stdin"]
const s=e.map(t=>t.replace(/\/$/,""))
const o=(0,a.M$)(await t.bytes(n,(0,a.J7)(s)).catch(()=>Buffer.alloc(0)))
const i=new Map
for(let t=0;t+3<o.length;t+=4){const[e="",,n="",s=""]=o.slice(t,t+4)
i.set(s,`${(0,h.aY)((0,a.$6)(n))} in ${(0,h.aY)((0,a.$6)(e))}`)}return new Map(e.flatMap(t=>{const e=i.get(t.replace(/\/$/,""))
return e===void 0?[]:[[t,e]]}))}var k=n(23040)
const b=1024
async function settleLfs(t,e,n){const s=await trackedIn(t,e,n)
if(s.size===0)return{isChanged:!1,refused:[]}
const o=e.filter(({path:t})=>s.has(t))
const i=o.filter(({newMode:t})=>t.startsWith("100"))
const a=await pointersIn(t,o.map(({oldObject:t})=>t))
const c=await pointersIn(t,i.map(({newObject:t})=>t))
const f=await(0,r.gN)(t,i.map(({newObject:t})=>t))
const l=[]
const d=[]
for(const t of i){if(c.has(t.newObject)||f.get(t.newObject)===0)continue
const e=await standIn(n.workspace,t.path,a)
if(e===void 0)d.push(t.path)
l.push(e===void 0?(0,r.MT)(t):`${t.newMode} ${e}\t${t.quoted}\n`)}if(l.length>0)await t.raw(["update-index","--index-info"],l.join(""))
return{isChanged:l.length>0,refused:d}}async function trackedIn(t,e,{base:n,workspace:s,aside:i}){const r=e.map(({path:t})=>t)
const a=r.some(t=>/(?:^|\/)\.gitattributes$/.test(t))
if(!a&&!foldersOf(r).some(t=>(0,p.BJ)(s,(0,o.join)(t,".gitattributes"))))return new Set
const c=await lfsPaths(t,r)
if(!a)return c
const f=i()
await f.raw(["read-tree",n])
return new Set([...c,...await lfsPaths(f,r)])}function foldersOf(t){const e=new Set
for(const n of t)for(let t=(0,o.dirname)(n);!e.has(t);t=(0,o.dirname)(t))e.add(t)
return[...e]}async function lfsPaths(t,e){const n=e.map(t=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--cached","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}async function pointersIn(t,e){const n=await(0,r.gN)(t,e)
const s=e.filter(t=>(n.get(t)??b)<b)
const o=new Map
for(const[e,n]of await(0,r.b4)(t,s)){const t=(0,k.ZY)(n.toString())
if(t)o.set(e,t)}return o}async function standIn(t,e,n){for(const[s,o]of n)if(await(0,k.OI)(t,e,o))return s
return}var v=n(98664)
var $=n(79137)
var O=n(55097)
const S=2e4
const j=2e4
class CountedPaths{#t=new Map
#e
#n=[]
#s=0
constructor(t=S){this.#e=t}add(t){const e=t.slice(0,t.lastIndexOf("/")+1)
const n=this.#t.has(e)||this.#t.size<j?e:""
this.#t.set(n,(this.#t.get(n)??0)+1)
this.#s+=1
if(this.#s<=this.#e)this.#n.push(t)
else this.#n=[]}get count(){return this.#s}get isTooMany(){return this.#s>this.#e}get paths(){return this.#n}get folders(){return this.#t}}function tooManyOf(t){const e=t.reduce((t,{count:e})=>t+e,0)
if(e<=S)return
const n=new Map
for(const e of t)for(const[t,s]of e.folders){const e=(0,a.$6)(t)
n.set(e,(n.get(e)??0)+s)}return{files:e,folder:(0,O.W)(n)}}var M=n(93137)
async function clearBits(t,{workspace:e,began:n,skipped:s},o=()=>{}){const i=[]
await t.records(["ls-files","-z","-v",...without(s)],t=>{const[s,r]=[t.slice(2),t.slice(0,1)]
const a=r!=="H"&&(0,M.Hq)(e,s,n)
if(a)i.push(s)
o({path:s,isSkipped:r.toUpperCase()==="S"&&!a})})
if(i.length===0)return
const r=(0,a.J7)(i)
for(const e of["--no-assume-unchanged","--no-skip-worktree"])await t.raw(["update-index","-z",e,"--stdin"],r)}const I=1024*1024
const x=16*1024*1024
const isIgnore=t=>/(?:^|\/)\.gitignore$/.test(t)
const isAttributes=t=>/(?:^|\/)\.gitattributes$/.test(t)
function areIgnoresNew({rules:t}){return t.some(({path:t,isNew:e})=>e&&isIgnore(t))}const D=20
function areRulesSlow(t){const e=contentsOf(t,t.rules.filter(({isNew:t})=>t))
return compiledRules(e,{kind:"ignore",skipsSlow:!0}).slow>D}async function startExcludes(t,e,n=!1){const s=new Map(e.rules.map(t=>[t.path,t]))
const o=[...await baseFiles(t,e.base)].filter(([t])=>s.get(t)?.isNew!==!1)
const i=e.rules.filter(({path:t,isNew:e})=>!e&&isIgnore(t))
const r=o.map(([t,e])=>({folder:folderOf(t),text:e}))
return written(e,"start-excludes",[...r,...contentsOf(e,i)],n)}function quickExcludes(t){const e=t.rules.filter(({path:t})=>isIgnore(t))
return written(t,"quick-excludes",contentsOf(t,e),!0)}function setQuickAttributes({gitDir:t,...e}){const n=contentsOf(e,e.rules.filter(({path:t})=>isAttributes(t)))
const{text:i}=compiledRules(n,{kind:"attributes",skipsSlow:!0})
const r=[...new Set([...B,...n.flatMap(attributesIn)])].map(t=>`* !${t}\n`);(0,s.writeFileSync)((0,o.join)(t,"info","attributes"),`${r.join("")}${i}`,"latin1")}const B=["binary","text","crlf","eol","ident","filter","working-tree-encoding","diff","merge"]
function attributesIn({text:t}){return[...t.matchAll(/[ \t\]][-!]?([A-Za-z0-9_.][\w.-]{0,200})(?=[\s=]|$)/g)].map(([,t=""])=>t)}function written({gitDir:t},e,n,i){const r=(0,p.Pd)(t,"info/exclude",I)
const a=r.status==="read"?r.bytes.toString("latin1"):""
const{text:c}=compiledRules([{folder:"",text:a},...n],{kind:"ignore",skipsSlow:i})
const f=(0,o.join)(t,"info",e);(0,s.writeFileSync)(f,c,"latin1")
return f}function contentsOf({workspace:t},e){let n=x
return e.flatMap(({path:e})=>{const s=(0,p.Pd)(t,Buffer.from(e,"latin1"),Math.min(I,n))
if(s.status!=="read")return[]
n-=s.bytes.length
return[{folder:folderOf(e),text:s.bytes.toString("latin1")}]})}async function baseFiles(t,e){const n=[]
await t.records(["ls-tree","-r","-z",e],t=>{const e=t.slice(t.indexOf("\t")+1)
if(isIgnore(e))n.push({id:t.split(/[ \t]/)[2]??"",path:e})})
const s=await(0,r.b4)(t,[...new Set(n.map(({id:t})=>t))],x)
return new Map(n.map(({path:t,id:e})=>[t,s.get(e)?.toString("latin1")??""]))}const _=100*1024*1024
async function stageAll(t,e){const{workspace:n}=e
const s=t()
const o=e.finder==="git"?await findByGit(s,e):await findByWalk(s,e)
const i="files"in o?o:withForced(o,e.forced)
if("files"in i)return i
await(0,$.nI)(s,i.gone)
const[r,a,c]=[[],[],[]]
for(const t of[...i.tracked,...i.fresh]){const e=(0,p.BJ)(n,Buffer.from(t,"latin1"))
if(e?.isFile()&&e.size>_)r.push(t)
else if(e&&!e.isFile()&&!e.isSymbolicLink())a.push(t)
else c.push(t)}const f=await addReadable(c.length>A?t(d):s,c,n)
return{...i,refused:[...a,...f],large:r}}function withForced(t,e){if(e===void 0)return t
const{fresh:n,older:s}=e
const o=new CountedPaths
for(const e of[...t.gone,...t.tracked,...t.fresh])o.add(e)
const i=new Set(n.paths)
const r=t.hidden.filter(t=>!i.has(t))
const a=[...new Set([...t.revealed,...s])]
return tooManyOf([o,n])??{...t,fresh:[...t.fresh,...i],hidden:r,revealed:a}}const A=2e3
async function addReadable(t,e,n){const s=await addEach(t,e)
const o=new Set(s.filter(t=>(0,M.X7)(n,t)))
if(o.size===0)return s
const i=await addEach(t,[...o])
return[...s.filter(t=>!o.has(t)),...i]}async function findByGit(t,e){const{skipped:n}=e
await clearBits(t,e)
const s=await changedFiles(t,n)
const{gone:o,...i}=s.isTooMany?await refreshedFiles(t,n):s
await(0,$.nI)(t,o.paths)
const r=areIgnoresNew(e)
const a=new Others(e,r)
if(r){const s=await startExcludes(e.objects,e)
await listOthers(t,{skipped:n,excludes:s},t=>a.sawBefore(t))}const c=await listOthers(t,{skipped:n},t=>a.seeNow(t))
const{fresh:f,...l}=a.found()
const d=s.isTooMany||tooManyOf([o,i.written,f])===void 0
const{written:u}=d?i:await refreshedFiles(t,n)
const p=tooManyOf([o,u,f])
return p??{...l,gone:[],tracked:u.paths,fresh:f.paths,shut:unopened(c)}}class Others{#o
#i
#r=new CountedPaths
#a=[]
#c=[]
constructor(t,e){this.#o=t
this.#i=e?new Set:void 0}sawBefore(t){this.#i?.add(t)}seeNow(t){const e=this.#i!==void 0&&!this.#i.delete(t)&&!this.#f(t)
if(e)this.#c.push(t)
else if(t.endsWith("/"))this.#a.push(t.slice(0,-1))
else this.#r.add(t)}found(){const t=[...this.#i??[]].filter(t=>this.#f(t))
return{fresh:this.#r,repositories:this.#a,hidden:t,revealed:this.#c}}#f(t){return(0,M.Hq)(this.#o.workspace,t,this.#o.began)}}const F=2e5
async function findByWalk(t,e){const{workspace:n,skipped:s,nowhere:o}=e
const isThere=t=>(0,p.BJ)(n,Buffer.from(t,"latin1"))!==void 0
const i=new Set
const[r,a]=[[],[]]
await clearBits(t,e,({path:t,isSkipped:e})=>{i.add(t)
if(isThere(t))r.push(t)
else if(!e)a.push(t)})
const{files:c,...f}=walk(n,s)
const l=c.filter(t=>!i.has(t))
const d=areIgnoresNew(e)
const u=new Others(e,d)
const by=async(t,e)=>{const n=await ignoredOf(o(t),l)
for(const t of l)if(!n.has(t))e(t)}
if(d)await by(await startExcludes(e.objects,e,!0),t=>u.sawBefore(t))
await by(quickExcludes(e),t=>u.seeNow(t))
const{fresh:h,hidden:w,revealed:m}=u.found()
return tooManyOf([h])??{...f,hidden:w,revealed:m,gone:a,tracked:r,fresh:h.paths}}function walk(t,e){const[n,s,o]=[[],[],[]]
const i=new Set([".git",...e])
const r=[""]
for(let e=r.pop();e!==void 0;e=r.pop()){const a=[...(0,M.s9)(t,e)]
if(e!==""&&a.some(({name:t})=>t===".git")){s.push(e)
continue}const c=a.map(t=>({entry:t,path:e===""?t.name:`${e}/${t.name}`}))
for(const{entry:e,path:s}of c.filter(t=>!i.has(t.path))){const i=e.isDirectory()
if(i?(0,M.f_)(t,s):n.length>=F)o.push(shortened(s))
else(i?r:n).push(s)}}return{files:n,repositories:s,shut:o}}async function ignoredOf(t,e){const n=new Set
const ask=async e=>{const s=["check-ignore","-z","--no-index","--stdin"]
try{await t.records(s,t=>void n.add(t),{input:(0,a.J7)(e)})}catch(t){const{cause:e}=(0,v.ec)(t)
if(!(e instanceof Error&&e.message===""))throw t}return[]}
await byHalves(e,ask,()=>[],{left:H})
return n}const H=200
async function changedFiles(t,e){const[n,s]=[new CountedPaths,new CountedPaths]
let o
const i=["diff-files","-z","--raw","--no-renames","--ignore-submodules=all",...without(e)]
await t.records(i,t=>{if(o===void 0){o=t.split(" ")[1]??""
return}(o===r.sj||o===r.NG?n:s).add(t)
o=void 0})
return{gone:n,written:s,isTooMany:n.count+s.count>S}}async function refreshedFiles(t,e){await t.raw(["update-index","-q","--refresh"]).catch(()=>"")
return changedFiles(t,e)}const L="\nwarning: could not open directory '"
function unopened(t){const e=`\n${t}`.split(L).slice(1)
const n=e.map(t=>t.split("/': ",1)[0]??"").map(t=>t.replace(/\n$/,""))
return n.map(t=>shortened(Buffer.from(t).toString("latin1")))}function shortened(t){return t.length>200?`${(0,c.GH)(t,200)}${T}`:t}const T=Buffer.from("…").toString("latin1")
var z=n(63946)
const N=300
const P=3*1024*1024
const C=20
async function keepAsBytes(t,e,n){const s=[]
for(const o of n.paths){const i={path:(0,a.$6)(o),code:"DKH-112",detail:E}
s.push(...await lookInto(t,e,{...n,path:o}).catch(()=>[i]))}const o=fitting(s.filter(t=>"found"in t),new Set(n.edited))
const{wholeTree:i,lost:r}=await treeWith(t,e,[...o.values()].flat())
const c=s.map(t=>"found"in t?wordsFor(t,n,o.get(t)??[],r):t)
return{leftOut:c,wholeTree:i}}async function lookInto(t,e,{base:n,path:s,submodules:o,avoided:i}){if(i.some(t=>`${t}/`.startsWith(`${s}/`)))return[{path:(0,a.$6)(s),code:"DKH-112",detail:"git cannot look into it"}]
if(await isNothing(t,e,s)||await isCopy(t,[n,e],s))return[]
const r=o.get(s)??await filesOf(t,s)
if(typeof r==="string")return[{path:(0,a.$6)(s),code:"DKH-112",detail:r}]
return[{path:s,found:r}]}function fitting(t,e){const n={files:N,bytes:P}
const isEdited=({path:t})=>Number(e.has((0,a.$6)(t)))
const s=new Map
for(const e of t.toSorted((t,e)=>sizeIn(t)-sizeIn(e))){const t=e.found.files.toSorted((t,e)=>isEdited(e)-isEdited(t)||e.changedMs-t.changedMs)
const o=t.filter(({size:t})=>{if(n.files<1||t>n.bytes)return!1
n.files-=1
n.bytes-=t
return!0})
s.set(e,o.map(({path:t})=>t))}return s}function wordsFor(t,e,n,s){const{path:o,found:i}=t
const r={path:(0,a.$6)(o)}
const f=n.some(t=>s.has(t))
const l=n.filter(t=>!s.has(t)).length
const d=l===i.files.length&&i.unseen===0
const u=f?E:`too large to be saved: ${(0,c.lP)(sizeIn(t))}`
const p=e.ignored.get(o)
if(e.lfs.has(o))return{...r,code:d?"DKH-115":"DKH-116",detail:(0,c.lP)(sizeIn(t))}
if(p!==void 0)return{...r,code:d?"DKH-122":"DKH-118",detail:d?p:`${p}; ${u}`}
if(i.isOne)return{...r,code:d?"DKH-110":"DKH-112",detail:d?i.why:`${i.why}, ${u}`}
const h=[i.why,...amountsOf(t,l,f)].join(", ")
return{...r,code:d?"DKH-110":l===0?"DKH-112":"DKH-123",detail:h}}function amountsOf(t,e,n){const{files:s,unseen:o}=t.found
const i=(0,c.U9)(s.length,"file")
const r=e===s.length
const a=r?`${i} kept`:`${e===0?"none":(0,c.vP)(e)} of ${i} kept`
const f=r?[]:[`${(0,c.lP)(sizeIn(t))} in all`]
const l=n?["with files that cannot be read"]:[]
const d=o>0?[`not looked into ${(0,c.vP)(o)} of the repositories in it`]:[]
return[a,...f,...l,...d]}const E="it cannot be read"
function sizeIn({found:t}){return t.files.reduce((t,e)=>t+e.size,0)}async function isNothing({workspace:t,in:e},n,s){if(Buffer.from((0,a.$6)(s)).toString("latin1")!==s)return!1
if(!lookAt(t,s)?.isDirectory()||!isEmpty(t,(0,a.$6)(s),{left:R}))return!1
return/^(?:$|160000 )/.test(await e(t).raw(["ls-tree",n,"--",s]))}async function isCopy({workspace:t,in:e},n,s){const o=`${t}/${(0,a.$6)(s)}`
const i=(0,p.Ui)(t,`${(0,a.$6)(s)}/.git`,1e4)??""
if(!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test(i))return!1
const r=e(o)
try{const i=await namesIn(e,o)
if(typeof i==="string"||!isReadable(t,s,i))return!1
await r.raw(["update-index","-z","--add","--stdin"],(0,a.J7)(i.filter(t=>!t.endsWith("/"))))
const c=await r.raw(["rev-parse",...n.map(t=>`${t}^{tree}`)])
return c.split("\n").includes((await r.raw(["write-tree"])).trim())}catch{return!1}}const R=200
const W=1024*1024*1024
function isReadable(t,e,n){const s=n.map(n=>lookAt(t,`${e}/${n}`))
return s.reduce((t,e)=>t+(e?.size??0),0)<=W}function isEmpty(t,e,n){if(n.left--<=0)return!1
const s=(0,p.HL)(t,e,R)
if(s.status!=="read"||s.isCut)return!1
return s.entries.every(s=>{const o=`${e}/${s.name}`
if(!s.isDirectory())return!1
return isEmpty(t,s.name===".git"?`${o}/objects`:o,n)})}async function treeWith({workspace:t,in:e},n,s){if(s.length===0)return{wholeTree:n,lost:new Set}
const o=e(t)
await o.raw(["read-tree",n])
for(const e of s)(0,M.X7)(t,e)
const i=new Set(await addEach(o,s))
return{wholeTree:(await o.raw(["write-tree"])).trim(),lost:i}}async function filesOf({workspace:t,in:e},n){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(n))return"git accepts no file with that name"
const s=lookAt(t,n)
if(!s)return"it cannot be read"
if(!s.isDirectory()){const t=s.isFile()||s.isSymbolicLink()
return t?{why:"git cannot convert it",isOne:!0,files:[{path:n,size:s.size,changedMs:0}],unseen:0}:"it is not a regular file"}const o="a nested repository"
const i=[]
let r=0
const c=[n]
for(const[s,f]of c.entries()){if(s>=C)break
const l=(0,p.BJ)(t,(0,a.$6)(f))!==void 0
const d=l?await namesIn(e,`${t}/${(0,a.$6)(f)}`):"whose name is not text"
if(typeof d==="string"&&f===n)return`${o} ${d}`
if(typeof d==="string"){r+=1
continue}for(const t of d.map(t=>`${f}/${t}`))if(t.endsWith("/"))c.push(t.slice(0,-1))
else i.push(t)}const f=i.map(e=>({file:e,stats:lookAt(t,e)}))
return{why:o,isOne:!1,files:f.map(({file:t,stats:e})=>({path:t,size:e?.size??0,changedMs:e?.ctimeMs??0})),unseen:r+Math.max(0,c.length-C)}}async function namesIn(t,e){const n=t(e)
await n.raw(["read-tree","--empty"])
const s=[]
const o=listOthers(n,{skipped:[]},t=>void s.push(t))
return o.then(()=>s,()=>"that cannot be read")}function lookAt(t,e){return(0,p.BJ)(t,Buffer.from(e,"latin1"))}const K=64*1024*1024
const G=".git/index"
async function sparseOf(t,e){const n=t.filter(({newMode:t})=>t===r.sj)
if(n.length===0||(0,p.BJ)(e.workspace,".git/info/sparse-checkout")===void 0)return[]
const i=(0,p.Pd)(e.workspace,G,K)
if(i.status!=="read")return[]
const a=(0,o.join)(e.gitDir,"sparse-index");(0,s.writeFileSync)(a,i.bytes)
const c=["ls-files","-z","-t","--stage"]
const f=new Map
const take=t=>{const[e,,n=""]=t.split(" ",3)
if(e==="S")f.set(t.slice(t.indexOf("\t")+1),n)}
await e.objects({GIT_INDEX_FILE:a}).records(c,take).catch(()=>f.clear());(0,s.rmSync)(a,{force:!0})
return n.filter(({quoted:t,oldObject:e})=>f.get((0,r.I3)(t))===e)}async function captureChange(t,e,n){const{gitDir:i,workspace:r,plain:c,isOlder:f,avoided:l,onFiles:d,edited:u}=n
const p=[...n.apart.map(t=>Buffer.from(t).toString("latin1")),...l]
const h=await stageAll(t,{...n,base:e,objects:n.objects(),skipped:p})
if("files"in h)return{tree:await treeOf(n.objects(),e),files:[],leftOut:[],tooMany:h}
const w=(0,o.join)(i,"published-index");(0,s.rmSync)(w,{force:!0})
if((0,s.existsSync)((0,o.join)(i,"index")))(0,s.copyFileSync)((0,o.join)(i,"index"),w)
const m={GIT_INDEX_FILE:w}
const g=await addRepositories(t(m),h.repositories,{base:e,...n})
const y=n.objects(m)
const{named:k,submodules:b,...v}=await withoutLinks(y,e,n)
const{replaced:$,...O}=await withoutReplaced(y,v,{base:e,...n})
const{sparse:S,...j}=await withoutSparse(y,O,{base:e,...n})
const{tree:M,difference:I,lfs:x}=await withoutLfs(y,j,{base:e,...n})
const D=[...h.refused,...g,...h.shut.filter(t=>!f((0,a.$6)(t)))]
const B=[...new Set([...D,...k,...x])]
const{files:_,entries:A}=I
const F=[...largeFiles(h.large,r),...$,...avoidedFolders(n)]
const H={from:e,to:M,entries:A}
const L={tree:M,files:_,leftOut:F}
if(B.length+h.hidden.length+h.revealed.length+S.length===0)return{...L,known:H}
const T=[...B,...h.hidden].slice(0,J)
const z=T.map(t=>({path:(0,a.$6)(t),code:"DKH-112",detail:q}))
d({...L,leftOut:[...z,...F]})
const N=[]
if(B.length+h.hidden.length>0)await t().records(["ls-files","-z"],t=>void N.push(t))
const P=await newIgnored({workspace:r,hidden:h.hidden,index:N,edited:u,git:t()})
const C=[...P.others,...S,...h.revealed.slice(0,J).map(revealed)]
const E=[...B,...P.work.keys()]
if(E.length===0)return{...L,known:H,passedOver:C}
const R={submodules:b,lfs:new Set(x),ignored:P.work}
const W=await keepAsBytes(await c(),M,{base:e,paths:E,...R,avoided:l,edited:u})
return{tree:M,files:_,...W,leftOut:[...W.leftOut,...F],passedOver:C}}const J=1e3
async function treeOf(t,e){return(await t.raw(["rev-parse",`${e}^{tree}`])).trim()}function revealed(t){return{kind:"revealed",path:(0,a.$6)(t),detail:""}}const q="it could not be looked at in time"
async function addRepositories(t,e,{base:n,objects:s,finder:i,workspace:c}){if(e.length===0)return[]
const f=new Set
if(i==="git")await s().records(["ls-tree","-r","-z",n],t=>{if(t.startsWith(r.NG))f.add(t.slice(t.indexOf("\t")+1))})
const l=await addEach(t,e.filter(t=>f.has(t)))
const d=e.filter(t=>!f.has(t))
const u=d.filter(t=>isUnborn((0,o.join)(c,(0,a.$6)(t))))
const p=d.filter(t=>!u.includes(t))
return[...l,...u,...await addLinks(t,p)]}function isUnborn(t){return lookAt(t,".git")?.isDirectory()===!0&&(0,z.r)(t)?.head===void 0}function largeFiles(t,e){const detail=t=>(0,c.lP)(lookAt(e,t)?.size??0)
return t.map(t=>({path:(0,a.$6)(t),code:"DKH-106",detail:detail(t)}))}function avoidedFolders({avoided:t,isFresh:e}){const n="git cannot look into it"
return t.filter(e).map(t=>({path:(0,a.$6)(t),code:"DKH-112",detail:n}))}async function withoutReplaced(t,e,{base:n,workspace:s,removed:o}){const i=e.difference.entries.filter(({newMode:t})=>t===r.sj)
const c=new Set(o)
const f=i.flatMap(t=>{const e=placesOf((0,r.I3)(t.quoted)).find(t=>c.has(t)||isSpecial(lookAt(s,t)))
return e===void 0?[]:[{entry:t,place:e}]})
if(f.length===0)return{...e,replaced:[]}
await t.raw(["update-index","--index-info"],f.map(({entry:t})=>(0,r.MT)(t)).join(""))
const detail=t=>c.has(t)?"":"it was there before the run, and stays"
const l=[...new Set(f.map(({place:t})=>t))]
const d=l.map(t=>({path:(0,a.$6)(t),code:"DKH-121",detail:detail(t)}))
return{...await write(t,n),replaced:d}}async function withoutSparse(t,e,n){const s=await sparseOf(e.difference.entries,n)
if(s.length===0)return{...e,sparse:[]}
await t.raw(["update-index","--index-info"],s.map(r.MT).join(""))
const o=s.slice(0,J).map(({path:t})=>({kind:"sparse",path:t,detail:""}))
return{...await write(t,n.base),sparse:o}}function placesOf(t){const e=t.split("/")
return e.map((t,n)=>e.slice(0,n+1).join("/"))}function isSpecial(t){return t!==void 0&&!t.isFile()&&!t.isDirectory()&&!t.isSymbolicLink()}async function write(t,e){const n=(await t.raw(["write-tree"])).trim()
return{tree:n,difference:await(0,r.Pq)(t,e,n)}}async function withoutLfs(t,e,{base:n,gitDir:s,workspace:i,objects:r}){const aside=()=>r({GIT_INDEX_FILE:(0,o.join)(s,"spare-index")})
const{isChanged:a,refused:c}=await settleLfs(t,e.difference.entries,{base:n,workspace:i,aside:aside})
if(!a)return{...e,lfs:[]}
const f=c.map(t=>Buffer.from(t).toString("latin1"))
return{...await write(t,n),lfs:f}}async function withoutLinks(t,e,{workspace:n,isOlder:s}){const o=await write(t,e)
const i=o.difference.entries.map(t=>({...t,path:(0,r.I3)(t.quoted)}))
const c=i.filter(({newMode:t})=>t===r.NG)
const isGone=({oldMode:t,newMode:e})=>t===r.NG&&e===r.sj
const f=i.filter(t=>isGone(t)&&lookAt(n,t.path)?.isDirectory())
const l=i.filter(t=>c.includes(t)||f.includes(t))
if(l.length===0)return{...o,named:[],submodules:new Map}
await t.raw(["update-index","--index-info"],l.map(r.MT).join(""))
const d=f.filter(t=>i.some(({path:e})=>e.startsWith(`${t.path}/`)&&!s((0,a.$6)(e))))
const u=c.filter(({oldMode:t})=>t===r.NG)
return{...await write(t,e),named:[...c,...d].map(({path:t})=>t),submodules:new Map([...u.map(({path:t})=>[t,"a submodule at another commit"]),...f.map(({path:t})=>[t,"files instead of a submodule"])])}}var Y=n(78250)
const U=6e5
const X=8*1024*1024
async function openLook({folder:t,workspace:e,environment:n,gitDir:r,identity:a,signal:c}){const f=(0,o.join)(t,"look.git")
requireOwnObjects(e);(0,i.xJ)(f)
const l=((0,p.Ui)(e,".git/shallow",X)??"").split("\n")
const d=l.filter(t=>/^[0-9a-f]{40,64}$/.test(t));(0,s.writeFileSync)((0,o.join)(f,"shallow"),d.map(t=>`${t}\n`).join(""));(0,s.writeFileSync)((0,o.join)(f,"config"),"[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n")
const u=[(0,o.join)(r,"objects"),(0,o.join)(e,".git/objects")];(0,s.writeFileSync)((0,o.join)(f,"objects/info/alternates"),u.map(t=>`${t}\n`).join(""))
const h=AbortSignal.timeout(U)
return(0,i.$Y)({folder:t,gitDir:f,environment:{...n,...Y.vQ,...a,GIT_LITERAL_PATHSPECS:"1"},signal:c?AbortSignal.any([c,h]):h})}const Q=".git/objects"
const Z=1e3
const V=3e5
function requireOwnObjects(t){let e=V
for(const n of entriesAt(t,Q,Z)){if(!n.isDirectory())continue
const s=entriesAt(t,`${Q}/${n.name}`,e)
e-=s.length
const o=s.find(({name:t})=>t.endsWith("alternates"))
if(o)throw new Error(`${o.name} leads elsewhere`)}}function entriesAt(t,e,n){const s=(0,p.HL)(t,e,n)
if(s.status!=="read"||s.isCut)throw new Error(`${e} cannot be read`)
const o=s.entries.find(t=>!t.isFile()&&!t.isDirectory())
if(o)throw new Error(`${o.name} leads elsewhere`)
return s.entries}var tt=n(60308)
var et=n(64392)
var nt=n(77598)
const st=1e3
const ot=2e4
const it=50
const rt=64*1024*1024
const at=/^[A-Za-z]{1,20}(?:-[A-Za-z]{1,20}){0,3}-by: [^<>\n]{1,100} <[^<>\s]{1,200}>$/i
const ct={all:at,authors:/^Co-authored-by:/i,none:void 0}
const ft=/^(?:Agent-(?:Conversation|Run|Mark)|Approved-by):/i
const lt=/^\(cherry picked from commit [0-9a-f]{40,64}\)$/
async function keptMessage(t,e,{genuine:n,people:s,without:o}){const i=await t.raw(["log","-1","--no-show-signature","--format=%B",e])
const{subject:r,paragraphs:a,block:f}=partsOf(i)
const l=f.filter(t=>t!==o&&!ft.test(t))
const d=l.filter(t=>at.test(t)&&ct[s]?.test(t))
const u=d.length===0?new Set:await genuineLines(t,n)
const p=d.filter(t=>u.has(t)).slice(0,it)
const h=l.filter(t=>!p.includes(t))
const w=[...a,...h.length===0?[]:[h.join("\n")]].join("\n\n")
return{subject:(0,c.GH)(r,st),body:(0,c.GH)(w,ot),trailers:p}}function partsOf(t){const[e="",...n]=t.replaceAll(/\r\n?/g,"\n").trim().split(/\n\s*\n/)
const s=n.at(-1)?.split("\n")??[]
const o=s.length>0&&s.every(t=>/^[A-Za-z][\w-]*: \S/.test(t)||lt.test(t))
return{subject:e.split("\n").join(" "),paragraphs:o?n.slice(0,-1):n,block:o?s:[]}}async function genuineLines(t,{from:e,most:n,isTaken:s}){const o=["rev-list",`--max-count=${n}`,"--ignore-missing","--stdin"]
const i=(await t.raw(o,`${e.join("\n")}\n`)).split("\n").filter(Boolean)
const r=await t.bytes(["cat-file","--batch"],`${i.join("\n")}\n`,rt)
const a=genuineIn(r)
const c=new Set
const f=[...e]
const l=new Set
for(let t=f.pop();t!==void 0;t=f.pop()){const e=a.get(t)
if(e===void 0||c.has(t))continue
c.add(t)
const n=e.slice(0,e.indexOf("\n\n"))
for(const[,t=""]of n.matchAll(/(?<=^|\n)parent ([0-9a-f]+)(?=\n|$)/g))f.push(t)
if(s(t))for(const t of e.slice(n.length).split("\n"))l.add(t.trimEnd())}return l}function genuineIn(t){const e=new Map
for(let n=0;n<t.length;){const s=t.indexOf("\n",n)
const[o="",i,r]=t.toString("latin1",n,s).split(" ")
const a=r===void 0?-1:Number(r)
const c=t.subarray(s+1,s+1+a)
if(i==="commit"&&idOf(c,o.length)===o)e.set(o,c.toString())
n=s+1+a+1}return e}function idOf(t,e){const n=(0,nt.createHash)(e===64?"sha256":"sha1")
return n.update(`commit ${t.length}\0`).update(t).digest("hex")}const dt=20
const ut=5e3
const pt="4b825dc642cb6eb9a060e54bf8d69288fbee4904"
const ht=[{how:"revert",words:/(?:^|\n)This reverts commit ([0-9a-f]{40,64})\b/},{how:"pick",words:/(?:^|\n)\(cherry picked from commit ([0-9a-f]{40,64})\)(?=\n|$)/}]
async function copiesIn(t,e,n){if(e.length===0||e.length>dt)return
const s=[]
for(const o of e){const e=await copyOf(t,o,n)
if(e===void 0)return
s.push(e)}return s}async function copyOf(t,e,n){const s=await shown(t,e.commit,"%B")
for(const{how:o,words:i}of ht){const r=i.exec(s)?.[1]
if(r!==void 0&&await fits(t,e,r))return{how:o,of:r,...await messageOf(t,e,{how:o,of:r,known:n})}}const o=await sourceOf(t,e,{message:s,known:n})
return o===void 0?void 0:{how:"pick",of:o,...await messageOf(t,e,{how:"pick",of:o,known:n})}}function messageOf(t,{commit:e},{how:n,of:s,known:o}){const i={from:o,most:ut,isTaken:t=>t===s}
const r=n==="pick"?"all":"none"
return keptMessage(t,e,{genuine:i,people:r,without:`(cherry picked from commit ${s})`})}function shown(t,e,n){return t.raw(["log","-1","--no-show-signature",`--format=${n}`,e])}async function fits(t,{commit:e,parent:n},s){try{const[o=""]=(await shown(t,s,"%P")).split("\n")
if(o===""&&(await t.raw(["cat-file","commit",s])).includes("\nparent "))return!1
const i=await(0,r.Mc)(t,o===""?pt:`${s}^`,s)
const a=await(0,r.Mc)(t,n,e)
const c=new Set(i.map(({quoted:t})=>t))
return a.length>0&&a.every(({quoted:t})=>c.has(t))}catch{return!1}}async function sourceOf(t,e,{message:n,known:s}){const[o="",i]=(await shown(t,e.commit,"%at %ae%n%ct %ce")).split("\n")
if(o===i)return
const r=["log",`--max-count=${ut}`,"--no-show-signature","--format=%H %at %ae"]
const a=(await t.raw([...r,"--ignore-missing","--stdin"],`${s.join("\n")}\n`)).split("\n")
const c=a.filter(t=>t.slice(t.indexOf(" ")+1)===o)
for(const s of c){const o=s.slice(0,s.indexOf(" "))
if(o===e.commit||await shown(t,o,"%B")!==n)continue
if(await fits(t,e,o))return o}return}const wt=1e3
const mt=5
async function readAgentCommits(t,e){try{const n=(0,z.r)(t.workspace)?.head
if(n===void 0)return
const s=new Set((0,et.hW)(t.gitDir)?.merging)
const o=(0,et.wu)(t.workspace).filter(t=>!s.has(t))
if(n===t.base&&o.length===0)return
const i=await openLook(t)
const r=o.length===0&&await isOnlyLookedAt(i,t,{head:n,tree:e})
return r?{kind:"looked",at:n}:await commitsOf(i,t,{head:n,merging:o,left:s})}catch{return}}async function isOnlyLookedAt(t,{workspace:e,gitDir:n,base:s},{head:o,tree:i}){const r=headLog(e).at(-1)
if(r?.to!==o||!isMove(r)||await agent_commits_treeOf(t,o)!==i)return!1
return(await list(t,[o,...not([s,...(0,et.hW)(n)?.commits??[]])])).length===0}function headLog(t){return(0,tt.Jd)((0,p.Ui)(t,".git/logs/HEAD",gt)??"")}function isMove({message:t}){const[,e,n]=/^checkout: moving from (\S+) to (\S+)$/.exec(t)??[]
return e!==void 0&&e!==n}const gt=8*1024*1024
async function commitsOf(t,{base:e,gitDir:n,workspace:s},{head:o,merging:i,left:r}){const a=(0,et.hW)(n)?.commits??[]
const some=t=>[...new Set(t)].slice(0,mt)
if(!await isAncestor(t,e,o)){const n=await list(t,["--boundary",o,...not([e,...a])])
const i=n.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
const r=some(n.length===0?[o]:i)
const c=headLog(s).some(t=>t.to===r[0]&&isMove(t))
const f=r[0]!==void 0&&c&&await isAncestor(t,r[0],e)?{behind:r[0]}:{}
if(n.length-i.length!==1)return{kind:"rewritten",onto:r,...f}
return{kind:"rewritten",onto:r,...f,only:{...await replacingMessage(t,o,e),tree:await agent_commits_treeOf(t,o)}}}const c=await list(t,["--topo-order","--parents",o,...not([e])])
const f=c.map(t=>t.split(" "))
const l=f.flatMap(([,,...t])=>t).filter(t=>!r.has(t))
const d=o!==e&&a.includes(o)?[o]:[]
const u=some([...i,...d,...l])
if(u.length>0)return{kind:"merged",commits:u}
const p=f.toReversed().map(([t="",e=""])=>({commit:t,parent:e}))
const h=await copiesIn(t,p,[...a,e])
return h?{kind:"copied",copies:h,tree:await agent_commits_treeOf(t,o)}:{kind:"plain"}}const yt=20
function replacingMessage(t,e,n){const s={from:[n],most:yt,isTaken:()=>!0}
return keptMessage(t,e,{genuine:s,people:"authors"})}async function agent_commits_treeOf(t,e){return(await t.raw(["rev-parse",`${e}^{tree}`])).trim()}function not(t){return t.map(t=>`^${t}`)}async function list(t,e){const n=e.filter(t=>t.startsWith("--"))
const s=e.filter(t=>!t.startsWith("--")).join("\n")
const o=`--max-count=${wt}`
const i=await t.raw(["rev-list",o,...n,"--ignore-missing","--stdin"],`${s}\n`)
return i.split("\n").filter(Boolean)}function isAncestor(t,e,n){return t.raw(["merge-base","--is-ancestor",e,n]).then(()=>!0,()=>!1)}const kt=2e4
const bt=1e5
const vt=16*1024*1024
function newObjects(t,e){const n=(0,p.HL)(t,".git/objects",1e3)
const s=new Set
if(n.status!=="read")return s
for(const{name:o}of n.entries.filter(t=>/^[0-9a-f]{2}$/.test(t.name))){const n=(0,p.HL)(t,`.git/objects/${o}`,bt)
for(const i of n.status==="read"?n.entries:[]){if(s.size>=kt)return s
const n=`${o}${i.name}`
const r=((0,p.BJ)(t,`.git/objects/${o}/${i.name}`)?.ctimeMs??0)>=e
if(r&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n))s.add(n)}}return s}async function commitsIn(t,e){const n=await checked(t,e)
const s=n.filter(({kind:t})=>t==="tag").map(({object:t})=>t)
const o=await checked(t,s.map(t=>`${t}^{commit}`))
const i=new Map(n.filter(({kind:t})=>t==="commit").map(({object:t,id:e})=>[t,e]))
for(const[t,e]of s.entries())if(o[t]?.kind==="commit")i.set(e,o[t].id)
const r=await logOf(t,[...new Set(i.values())])
return new Map([...i].flatMap(([t,e])=>{const n=r.get(e)
return n===void 0?[]:[[t,n]]}))}async function checked(t,e){if(e.length===0)return[]
const n=e.map(t=>`${t}\n`).join("")
const s=(await t.bytes(["cat-file","--batch-check"],n,vt)).toString().split("\n")
return e.map((t,e)=>{const[n="",o=""]=(s[e]??"").split(" ")
return{object:t,id:n,kind:o}})}async function logOf(t,e){if(e.length===0)return new Map
const n=["log","--stdin","--no-walk=unsorted","--no-show-signature","--format=%H%x09%ct%x09%P%x09%s"]
const s=(await t.bytes(n,e.map(t=>`${t}\n`).join(""),vt)).toString().split("\n")
return new Map(s.filter(Boolean).map(t=>{const[e="",n="",s="",...o]=t.split("\t")
const i=(Number(n)+1)*1e3
return[e,{id:e,madeMs:i,parents:s.split(" ").filter(Boolean),subject:o.join("\t")}]}))}function isOfStash({subject:t,parents:e}){return e.length>1?/^(?:WIP on|On) /.test(t):/^(?:index on|untracked files on) /.test(t)}async function madeCommits(t,{marks:e,objects:n,began:s}){const o=await commitsIn(t,[...new Set([...n,...e.map(({commit:t})=>t)])])
const isMade=t=>t!==void 0&&(t.madeMs>=s||n.has(t.id))
const i=e.flatMap(t=>{const e=o.get(t.commit)
return e===void 0?[]:[{...t,commit:e.id,isOurs:isMade(e)}]})
const r=[...n].flatMap(t=>o.get(t)??[]).filter(t=>!isOfStash(t))
const a=new Set(r.flatMap(t=>t.parents))
const c=[...new Set(r.map(({id:t})=>t))].filter(t=>!a.has(t))
return{refs:i.filter(({isOurs:t})=>t).map(({kind:t,name:e,commit:n})=>({kind:t,name:e,commit:n})),dropped:c.map(t=>({kind:"a dropped commit",name:t.slice(0,7),commit:t})),others:i.filter(({isOurs:t})=>!t).map(({commit:t})=>t)}}const $t=16*1024*1024
async function missing_work_partsOf(t,{kind:e,commit:n},s){await t.raw(["cat-file","-e",`${n}^{commit}`])
const o=await newCommits(t,[n],s,["--boundary"])
if(!o.includes(n))return[]
const i=o.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
const r=(await t.raw(["mktree"])).trim()
const a=i.length<2?i:await mergeBases(t,n,i)
const c=a[0]??r
if(e==="a dropped commit")return[{from:c,to:n,counts:"files"}]
const f={from:c,to:n,counts:"changes"}
if(e!=="a stash")return[f]
const[,l,d,u]=(await t.raw(["rev-list","--parents","-n","1",n])).trim().split(" ")
return[f,...u===void 0?[]:[{from:r,to:u,counts:"changes"}],...l===void 0||d===void 0?[]:[{from:l,to:d,counts:"files"}]]}async function newCommits(t,e,n,s){const o=[...e,...n.map(t=>`^${t}`)].map(t=>`${t}\n`).join("")
const i=await t.bytes(["rev-list",...s,"--ignore-missing","--stdin"],o,$t)
return i.toString().split("\n").filter(Boolean)}async function mergeBases(t,e,n){return(await t.raw(["merge-base",e,...n.slice(0,100)])).split("\n").filter(Boolean)}async function missing(t,e,n,s){const{from:o,to:i,counts:r}=e
if(r==="files")return{from:o,to:i,entries:await absentFiles(t,e,n,s)}
const a=await(0,Y.Vq)(t,{base:o,tree:n,onto:i})
if(a!==void 0)return{from:n,to:a,entries:await listed(t,n,a),tree:a}
const c=new Map((await listed(t,o,n)).map(t=>[t.quoted,t]))
const f=[]
for(const e of await listed(t,o,i)){const n=c.get(e.quoted)
if(!n||!await isTakenOver(t,e,n))f.push(e)}return{from:o,to:i,entries:f}}async function absentFiles(t,{from:e,to:n},s,o){const i=(await listed(t,e,n)).filter(({oldMode:t})=>t===r.sj)
if(i.length===0)return[]
const a=(await listed(t,s,n)).filter(({oldMode:t})=>t===r.sj)
const c=new Set(a.map(({quoted:t})=>t))
return i.filter(({quoted:t,newObject:e})=>c.has(t)&&!o.has(e))}async function listed(t,e,n){const s=["diff-tree","-r","--raw","--no-renames","--no-abbrev",e,n]
return(0,r.s9)((await t.bytes(s,"",$t)).toString())}const Ot=1024*1024
async function isTakenOver(t,e,n){if(e.newObject===n.newObject&&e.newMode===n.newMode)return!0
const s=[e.oldObject,e.newObject,n.newObject]
const o=await(0,r.gN)(t,s)
if([...o.values()].some(t=>t>Ot))return!1
const i=await(0,r.b4)(t,s)
const[a,c,f]=s.map(t=>lineCounts(i.get(t)?.toString("latin1")??""))
if(!a||!c||!f)return!1
const l=[...new Set([...a.keys(),...c.keys()])].filter(t=>(a.get(t)??0)!==(c.get(t)??0))
return l.length>0&&l.every(t=>goesAlong(t,{before:a,there:c,here:f}))}function goesAlong(t,{before:e,there:n,here:s}){const[o,i,r]=[e,n,s].map(e=>e.get(t)??0)
return(i??0)>(o??0)?(r??0)>=(i??0):(r??0)<=(i??0)}function lineCounts(t){const e=new Map
for(const n of t.split("\n"))if(n!=="")e.set(n,(e.get(n)??0)+1)
return e}const St=20
async function nestedRefs(t,e){const n=e.filter(({code:t})=>t==="DKH-110"||t==="DKH-112").map(({path:t})=>t)
const isRepository=e=>(0,p.BJ)(t.workspace,`${e}/.git`)?.isDirectory()===!0
const s=[]
for(const e of[...new Set(n)].filter(isRepository).slice(0,St))for(const{kind:n,name:i,commit:r}of await refsOf({...t,workspace:(0,o.join)(t.workspace,e)})){const t=`${n} in this repository, ${(0,h.aY)(i)} at ${(0,h.aY)(r.slice(0,7))}`
s.push({path:e,code:"DKH-114",detail:t})}return s}async function refsOf(t){const e=(0,z.r)(t.workspace)
const n=new Set([...e?.others??[],...e?.head===void 0?[]:[e.head]])
const s=(e?.refs??[]).filter(({commit:t})=>!n.has(t)).slice(0,St)
if(s.length===0)return[]
const o=s.map(({commit:t})=>t)
const i=await openLook(t).then(t=>newCommits(t,o,[...n],[])).catch(()=>o)
return s.filter(({commit:t})=>i.includes(t))}const jt=20
const Mt=1e3
async function withLeftCommits(t,e){const n=await leftIn(t,e)
const s=await nestedRefs(t,e.leftOut)
return{...e,leftOut:[...e.leftOut,...n.lines,...s],aside:n.aside}}async function leftIn(t,e){const n=(0,et.hW)(t.gitDir)
const s=n&&(0,z.r)(t.workspace)
if(!n||!s)return{lines:[],aside:e.aside}
const o=s.unread.filter(t=>!n.unread.includes(t)).map(unreadPath)
const i=s.head===void 0?[]:[s.head]
const r=new Set([t.base,...n.commits,...s.others,...i])
const a=s.marks.filter(({commit:t})=>!r.has(t))
const c=freshRefs(s,new Set(n.commits))
const{lines:f,aside:l}=await keep({now:s,fresh:c,marks:a,before:r},t,e).catch(()=>{const t=[...c.refs,...a].map(t=>lostRef(t,It))
return{lines:someOf(t),aside:e.aside}})
return{lines:[...f,...o],aside:l}}const It="it cannot be read"
function unreadPath(t){return{path:t,code:"DKH-114",detail:`${It}, and may name commits`}}function freshRefs({refs:t,dropped:e,head:n,others:s,replaced:o},i){const r=new Set([...i,...s,...o,...n===void 0?[]:[n]])
const isFirst=({commit:t})=>{const e=!r.has(t)
r.add(t)
return e}
return{refs:t.filter(isFirst),dropped:e.filter(isFirst)}}function lostRef({kind:t,name:e,commit:n},s){const o=t==="a dropped commit"?"DKH-120":"DKH-114"
return{path:e,code:o,detail:`${t} at ${(0,h.aY)(n.slice(0,7))}: ${s}`}}function someOf(t,e=Mt){const[n,...s]=t.slice(e)
if(!n)return t
const o=s.length===0?n:{...n,detail:`and ${(0,c.U9)(s.length,"other")} like it`}
return[...t.slice(0,e),o]}async function keep({now:t,marks:e,before:n,...s},o,i){const r=(0,p.BJ)(o.gitDir,"HEAD")?.mtimeMs??0
const a=newObjects(o.workspace,r)
if(s.fresh.refs.length+s.fresh.dropped.length+e.length+a.size===0)return{lines:[],aside:i.aside}
const c=await openLook(o)
const f=await madeCommits(c,{marks:e,objects:a,began:r})
const l=f.dropped.filter(({commit:e})=>!t.past.has(e))
const d={refs:[...t.refs,...f.refs],dropped:[...t.dropped,...l]}
const u=[...n,...f.others]
const h=freshRefs({...t,...d},new Set(u))
if(h.refs.length+h.dropped.length===0)return{lines:[],aside:i.aside}
const w=i.wholeTree??i.tree
const{refs:m,dropped:g,more:y}=await inOrder(c,h,u)
const k={tree:w,files:N,bytes:P,known:[...u],paths:new Set,objects:new Set,patches:[]}
if(g.length>0)for(const{newObject:t}of await listed(c,o.base,w))k.objects.add(t)
const b=new Map
for(const t of[...m,...g])b.set(t,await keepRef(c,t,k,{whole:w,...o}))
const v=[...h.refs,...g].flatMap(t=>b.get(t)??[])
const{paths:$,patches:O}=k
const S=$.size===0?i.aside:{paths:[...$],patch:Buffer.concat(O)}
return{lines:[...v,...someOf(y,jt)],aside:S}}async function inOrder(t,e,n){const s=[...e.refs,...e.dropped].map(({commit:t})=>t)
const o=s.length<2?s:await newCommits(t,s,n,["--parents"]).catch(()=>s)
const i=new Map(o.map(t=>t.split(" ")).map(([t="",...e])=>[t,e]))
const r=e.dropped.filter(({commit:t})=>i.has(t))
return{refs:ancestorsFirst(e.refs.slice(0,jt),i),dropped:ancestorsFirst(r.slice(0,jt),i),more:[...e.refs.slice(jt),...r.slice(jt)].map(t=>lostRef(t,xt))}}function ancestorsFirst(t,e){const n=new Map(t.map(t=>[t.commit,t]))
const s=new Set
const o=[]
const i=t.toReversed().map(({commit:t})=>({commit:t,isLeaving:!1}))
for(let t=i.pop();t;t=i.pop()){const{commit:r,isLeaving:a}=t
const c=n.get(r)
if(a&&c)o.push(c)
if(a||s.has(r))continue
s.add(r)
i.push({commit:r,isLeaving:!0})
for(const t of e.get(r)??[])i.push({commit:t,isLeaving:!1})}return o}const xt="there are too many like it"
async function keepRef(t,e,n,s){try{const o={kept:0,lost:[],isKnown:!1}
for(const i of await missing_work_partsOf(t,e,n.known))await keepPart(t,i,{kept:n,amounts:o,...s})
n.known.push(e.commit)
if(o.kept+o.lost.length===0&&!o.isKnown)return[]
const i=e.kind==="a dropped commit"
const r={path:e.name,code:i?"DKH-120":"DKH-113",detail:await describe(t,e,o)}
const a=o.lost.map(t=>({path:t,code:i?"DKH-120":"DKH-114",detail:`its version in ${(0,h.aY)(e.name)}`}))
return[r,...someOf(a)]}catch{return[lostRef(e,It)]}}async function keepPart(t,e,{kept:n,amounts:s,whole:o,apart:i}){const a=await missing(t,e,n.tree,n.objects)
const isOwn=t=>!(0,r.zB)(t,i)
const isNew=t=>e.counts==="changes"||!n.paths.has(t.path)
const c=a.entries.filter(t=>isOwn(t)&&isNew(t))
if(c.length===0&&n.tree!==o&&e.counts==="changes")s.isKnown||=(await missing(t,e,o,n.objects)).entries.some(isOwn)
const f=c.filter(({path:t,newMode:e})=>e!==r.NG&&!t.includes("�"))
const l=await patchOf(t,a,f,n)
s.lost.push(...c.filter(t=>!l||!f.includes(t)).map(({path:t})=>t))
if(!l)return
s.kept+=f.length
n.files-=f.length
n.bytes-=l.length
n.patches.push(l)
for(const{path:t,newObject:e}of f){n.paths.add(t)
n.objects.add(e)}if(a.tree!==void 0)n.tree=a.tree}async function patchOf(t,{from:e,to:n},s,{files:o,bytes:i}){if(s.length===0||s.length>o)return
const a=await(0,r.gN)(t,s.map(({newObject:t})=>t))
if([...a.values()].reduce((t,e)=>t+e,0)>i)return
return t.bytes([...r.Mu,e,n,"--",...s.map(({path:t})=>t)],"",i).catch(()=>{})}const Dt=200
async function describe(t,{kind:e,commit:n},{kept:s,lost:o}){const i=["log","-1","--no-show-signature","--format=%s",n]
const r=await t.bytes(i,"",1024*1024).then(String,()=>"")
const a=[...s>0?[`${(0,c.U9)(s,"file")} saved as a patch`]:[],...o.length>0?[`${(0,c.U9)(o.length,"file")} not saved`]:[]]
const f=a.length>0?a.join(", "):"its files are in the patch with those of other refs"
return`${e}, ${(0,h.aY)(n.slice(0,7))} ${(0,h.aY)((0,c.TN)(r,Dt))}; ${f}`}const Bt=20
const _t=1e4
function linkedOutside(t,e){const n=(0,p.HL)(t,At,Bt)
if(n.status!=="read")return[]
return n.entries.flatMap(({name:n})=>{const s=`${At}/${n}/gitdir`
const o=(0,p.Ui)(t,s,_t)?.trim()??""
const i=((0,p.BJ)(t,s)?.ctimeMs??0)>=e
const r=`${o}/`.startsWith(`${t}/`)
return i&&o.startsWith("/")&&!r?[{kind:"linked",path:n,detail:""}]:[]})}const At=".git/worktrees"
const Ft=64*1024*1024
const Ht=1e3
function indexesIn({workspace:t,gitDir:e}){if(!(0,p.BJ)(t,".git")?.isDirectory())return[]
const n=(0,p.BJ)(e,"HEAD")?.mtimeMs??0
const s=(0,p.HL)(t,".git/worktrees",Ht)
const o=s.status==="read"?s.entries.map(({name:t})=>`.git/worktrees/${t}`):[]
return[".git",...o].map(t=>`${t}/index`).filter(e=>{const s=(0,p.BJ)(t,e)
return s?.isFile()&&s.mtimeMs>=n})}async function addedIn(t,e,n){const a=(0,p.Pd)(e.workspace,t,Ft)
if(a.status!=="read")return
const c=(0,o.join)(e.folder,"staged-index");(0,s.writeFileSync)(c,a.bytes)
const{gitDir:f,environment:l,signal:d,base:u,apart:h}=e
const w=(0,i.$Y)({folder:f,environment:{...l,GIT_INDEX_FILE:c},...d&&{signal:d}})
const m=["diff-index","--cached","--raw","--no-renames","--no-abbrev","--diff-filter=A",u]
const g=[]
let y=!1
const take=t=>{const e=(0,r.Gi)(t)
y||=g.length>=S
if(!y&&!(0,r.zB)(e,h)&&!n(e))g.push(e)}
const k=await w.records(m,take,{end:"\n"}).then(()=>!0,()=>!1);(0,s.rmSync)(c,{force:!0})
if(k)return y?void 0:g
return holdsFiles(a.bytes)&&!isSplit((0,o.dirname)(t),e)?void 0:[]}function holdsFiles(t){return t.subarray(0,4).toString("latin1")==="DIRC"}function isSplit(t,{workspace:e}){const n=(0,p.HL)(e,t,Ht)
return n.status==="read"&&n.entries.some(({name:t})=>t.startsWith("sharedindex."))}const Lt=1e3
async function withStaged(t,e){const n=indexesIn(t)
if(n.length===0)return e
const{entries:s,unread:o}=await stagedIn(n,t,e).catch(()=>({entries:[],unread:n}))
const i=s.length===0?void 0:await staged_work_patchOf(s,t,e.aside).catch(()=>{})
const r=s.slice(0,Lt).map(({path:t})=>i?{path:t,code:"DKH-119",detail:""}:{path:t,code:"DKH-114",detail:"it was staged"})
const a=s.slice(Lt,Lt+1).map(({path:t})=>{const e=(0,c.U9)(s.length-Lt,"file")
return{path:t,code:i?"DKH-119":"DKH-114",detail:`it is one of ${e} more that were staged`}})
const f=o.map(t=>({path:t,code:"DKH-114",detail:"it cannot be read"}))
return{...e,leftOut:[...e.leftOut,...r,...a,...f],aside:i??e.aside}}async function stagedIn(t,e,n){const s=await knownIn(e,n)
const o=new Map
const i=[]
for(const n of t){const t=await addedIn(n,e,s)
if(!t)i.push(n)
for(const e of t??[])o.set(e.path,e)}if(o.size>0)for(const{path:t}of await committedIn(e))o.delete(t)
return{entries:[...o.values()],unread:i}}async function committedIn(t){const e=(0,z.r)(t.workspace)?.head
if(e===void 0||e===t.base)return[]
return openLook(t).then(n=>listed(n,t.base,e)).catch(()=>[])}async function knownIn({gitDir:t,environment:e,workspace:n,base:s,signal:o},a){const c=(0,i.$Y)({folder:t,environment:e,...o&&{signal:o}})
const f=await(0,r.Mc)(c,s,a.wholeTree??a.tree)
const l=new Set(f.map(({newObject:t})=>t))
const d=new Set(a.aside?.paths)
return({path:t,newMode:e,newObject:s})=>e===r.NG||l.has(s)||d.has(t)||(0,p.BJ)(n,t)!==void 0}async function staged_work_patchOf(t,e,n){const s=await openLook(e)
const o=await(0,r.gN)(s,t.map(({newObject:t})=>t))
const i=[...o.values()].reduce((t,e)=>t+e,0)
if(t.length>N||i>P)throw new Error("It is too much to be kept.")
const a=await(0,r.p6)(s,e.base,t,"new")
const c=await s.bytes([...r.Mu,e.base,a])
const f=t.map(({path:t})=>t)
return{paths:[...n?.paths??[],...f],patch:Buffer.concat([n?.patch??Buffer.alloc(0),c])}}const Tt=1e3
async function forcedIn(t,e,n){const{workspace:s}=t
const[o]=indexesIn(t)
if(o!==zt||e.tooMany)return
const i=new Set([...e.files,...e.leftOut].map(({path:t})=>t))
const a=new CountedPaths
const c=[]
await addedIn(o,t,({path:t,quoted:e})=>{const o=(0,r.I3)(e)
const f=i.has(t)?void 0:(0,p.BJ)(s,Buffer.from(o,"latin1"))
if(!f||f.isDirectory())return!0
if((0,M.Hq)(s,o,n))a.add(o)
else if(c.length<Tt)c.push(o)
return!0}).catch(()=>{})
return a.count+c.length===0?void 0:{fresh:a,older:c}}const zt=".git/index"
async function captureWork(t,e=()=>{}){const{workspace:n}=t
const i={...t,environment:{...t.environment,...Nt}}
removeLocks(t.folder)
const r=(0,s.lstatSync)((0,o.join)((0,$.ce)(i).gitDir,"HEAD")).mtimeMs
const{shutAgain:a,...c}=(0,M.DI)(n,r)
try{const s=t.finder==="walk"||areRulesSlow({workspace:n,rules:c.rules})
return await capturedIn(i,{since:r,finder:s?"walk":"git",...c},e)}finally{a()}}async function capturedIn(t,{since:e,...n},i){const{workspace:r,apart:c,folder:f,environment:l,edited:d=[]}=t
const u=t.onto??t.base
const{avoided:p,finder:h}=n
const{gitDir:w,inWorkTree:m,objects:g}=(0,$.ce)(t)
const y=(0,o.join)(w,"HEAD")
const k={gitDir:w,workspace:r,objects:g,plain:()=>(0,$.D2)(t,w),isOlder:t=>(0,$.tW)((0,o.join)(r,t),y),isFresh:t=>(0,M.uY)(r,t,e),onFiles:i,apart:c===void 0?[]:[c],began:e,edited:d,nowhere:t=>gitNowhere({folder:f,environment:l},t),...n}
const b={gitDir:w,workspace:r,base:u,rules:n.rules}
const v=h==="walk"
if(v)setQuickAttributes(b)
else(0,s.rmSync)((0,o.join)(w,"info","attributes"),{force:!0})
if(t.onto!==void 0)await trackTree(g(),t.base,t.onto)
const O=await captureChange(m,u,k)
i(O)
const S={...t,gitDir:w,identity:(0,$.CC)(new Date(t.now))}
const j=await forcedIn({...S,base:u},O,e)
const I=j?await captureChange(m,u,{...k,forced:j}):O
const x={avoided:p.map(a.$6),rules:v?`--exclude-from=${quickExcludes(b)}`:"--exclude-standard"}
const D=await withIgnoredEdits(t,I,x)
i(D)
const B=await withStaged(S,await withLeftCommits(S,D))
const _=linkedOutside(r,e)
const A=_.length===0?B.passedOver:[...B.passedOver??[],..._]
const F=await readAgentCommits(S,B.wholeTree??B.tree)
const H=F?.kind==="looked"&&t.onto===void 0
return{...H?await withoutFiles(g(),B,u):B,passedOver:A,commits:F}}async function withoutFiles(t,{leftOut:e,aside:n},s){return{tree:(await t.raw(["rev-parse",`${s}^{tree}`])).trim(),files:[],leftOut:e,aside:n}}async function trackTree(t,e,n){const s=await(0,r.Mc)(t,e,n)
const o=s.map(({newMode:t,newObject:e,quoted:n})=>t===r.NG?removalOf(n):`${t} ${e}\t${n}\n`)
const i=o.toSorted((t,e)=>Number(e.startsWith(r.sj))-Number(t.startsWith(r.sj)))
await t.raw(["update-index","--replace","--index-info"],i.join(""))}function removalOf(t){return`${r.sj} ${"0".repeat(40)}\t${t}\n`}function gitNowhere({folder:t,environment:e},n){const[r,a]=[(0,o.join)(t,"rules.git"),(0,o.join)(t,"rules")];(0,i.xJ)(r);(0,s.mkdirSync)(a,{recursive:!0});(0,s.copyFileSync)(n,(0,o.join)(r,"info","exclude"))
return(0,i.$Y)({folder:a,gitDir:r,environment:e})}const Nt={GIT_ALLOC_LIMIT:"110m"}
function removeLocks(t){for(const e of["publisher.git","bytes.git","look.git"])for(const n of["index","published-index","spare-index"])(0,s.rmSync)((0,o.join)(t,e,`${n}.lock`),{force:!0})}function captureLine(t,e){const n=e.aside&&{...e.aside,patch:e.aside.patch.toString("base64")}
const s=(e.known?.entries.length??0)>Pt?void 0:e.known
return`${JSON.stringify({kind:t,change:{...e,known:s,aside:n}})}\n`}const Pt=1e3
const Ct=200
async function withIgnoredEdits(t,e,{avoided:n,rules:s}){const o=new Set([...e.files,...e.leftOut].map(({path:t})=>t))
const isAvoided=t=>n.some(e=>t.startsWith(`${e}/`))
const isOpen=t=>!o.has(t)&&!isAvoided(t)
const i=(t.edited??[]).filter(isOpen).slice(0,Ct)
if(i.length===0)return e
const r=(0,$.ce)(t).inWorkTree({GIT_LITERAL_PATHSPECS:"1"})
const a=["ls-files","-z","--others","--ignored",s,"--",...i]
const c=(await r.raw(a).catch(()=>"")).split("\0").filter(t=>i.includes(t))
const f=c.map(t=>({path:t,code:"DKH-118",detail:""}))
return{...e,leftOut:[...e.leftOut,...f]}}}),93137:((t,e,n)=>{n.d(e,{DI:()=>makeTreeReadable,Hq:()=>isChanged,MG:()=>blockingPaths,X7:()=>makeFileReadable,f_:()=>isTooDeep,nA:()=>wholePath,s9:()=>entriesIn,uY:()=>hasNewer})
var s=n(73024)
var o=n(92323)
var i=n(3024)
const r=5e3
const a=4e3
const c=1e5
function makeTreeReadable(t,e){const[n,s,a]=[[],new Set,[]]
const c=new Map
const opened=(n,s)=>{const o=!isNewer((0,i.BJ)(t,bytesOf(n)),e)
if(s!==void 0&&o&&n!==""&&n!==".git")c.set(n,s)}
const f=[""]
for(let o=f.pop();o!==void 0;o=f.pop())for(const c of entriesIn(t,o,opened)){const l=o===""?c.name:`${o}/${c.name}`
if(c.isDirectory()){if(!isTooDeep(t,l))f.push(l)}else if(isSpecial(c)||leadsToSpecial(t,l,c)){const o=!c.isSocket()&&isReadByGit(l)
const r=o?repositoryOf(l):""
const a=o&&r===""&&!l.includes("/")
if(a||isNewer((0,i.BJ)(t,bytesOf(l)),e))remove(t,l,n)
else if(r!=="")s.add(r)}else if(c.isFile()&&isReadByGit(l)){makeFileReadable(t,l)
if(isEndless(t,l))s.add(repositoryOf(l))
if(isRules(l)&&a.length<r)a.push({path:l,isNew:isChanged(t,l,e)})}}const shutAgain=()=>{for(const[e,n]of[...c].toReversed())(0,o.iY)(wholePath(t,e),n)}
return{removed:n,avoided:[...s],rules:a,shutAgain:shutAgain}}function*blockingPaths(t){const e=[""]
for(let n=e.pop();n!==void 0;n=e.pop())for(const s of entriesIn(t,n)){const o=n===""?s.name:`${n}/${s.name}`
const i=isSpecial(s)&&!s.isSocket()||leadsToSpecial(t,o,s)
yield i&&isReadByGit(o)?o:void 0
if(s.isDirectory()&&!isTooDeep(t,o))e.push(o)}}function isTooDeep(t,e){return t.length+e.length>=a}function*entriesIn(t,e,n){const i=wholePath(t,e)
try{if(!(0,o.Jr)(i,s.constants.R_OK|s.constants.X_OK))n?.(e,(0,o.vW)(i,448))
const t=(0,s.opendirSync)(i,{encoding:"latin1",bufferSize:256})
try{for(let e=t.readSync();e!==null;e=t.readSync())yield e}finally{t.closeSync()}}catch{}}function hasNewer(t,e,n){let s=c
const o=[e]
for(const e of o)for(const r of entriesIn(t,e)){const a=`${e}/${r.name}`
if(s--<=0||((0,i.BJ)(t,bytesOf(a))?.mtimeMs??0)>=n)return!0
if(r.isDirectory()&&!isTooDeep(t,a))o.push(a)}return!1}function makeFileReadable(t,e){const n=wholePath(t,e)
return!(0,o.Jr)(n,s.constants.R_OK)&&(0,i.BJ)(t,bytesOf(e))?.isFile()===!0&&(0,o.vW)(n,384)!==void 0}function remove(t,e,n){try{(0,s.rmSync)(wholePath(t,e))
n.push(e)}catch{}}function isSpecial(t){return t.isFIFO()||t.isSocket()||t.isCharacterDevice()||t.isBlockDevice()}function isEndless(t,e){return e.endsWith("/.git/commondir")&&((0,i.BJ)(t,bytesOf(e))?.size??0)>f}const f=64*1024
function leadsToSpecial(t,e,n){if(!n.isSymbolicLink()||!e.split("/").includes(".git"))return!1
try{const n=(0,s.statSync)(wholePath(t,e))
return n.isFIFO()||n.isCharacterDevice()||n.isBlockDevice()}catch{return!1}}function isNewer(t,e){if(t===void 0)return!1
return(t.birthtimeMs>0?t.birthtimeMs:t.ctimeMs)>e}function isChanged(t,e,n){return((0,i.BJ)(t,bytesOf(e))?.ctimeMs??0)>n}function isRules(t){return/(?:^|\/)\.git(?:ignore|attributes)$/.test(t)&&!t.split("/").includes(".git")}const l=new Set([".git",".gitignore",".gitattributes",".gitmodules",".mailmap"])
function isReadByGit(t){const e=t.split("/")
return l.has(e.at(-1)??"")||e.includes(".git")}function repositoryOf(t){const e=t.split("/")
const n=e.indexOf(".git")
return e.slice(0,n<0?-1:n).join("/")}function bytesOf(t){return Buffer.from(t,"latin1")}function wholePath(t,e){return Buffer.concat([Buffer.from(e===""?t:`${t}/`),bytesOf(e)])}}),55097:((t,e,n)=>{n.d(e,{W:()=>fullestFolder,p:()=>countByFolder})
var s=n(33737)
const o=.8
function countByFolder(t){const e=new Map
for(const n of t){const t=n.slice(0,n.lastIndexOf("/")+1)
e.set(t,(e.get(t)??0)+1)}return e}function fullestFolder(t){const e=sumOf(t)
let[n,i]=["",t]
for(let t=largestIn(n,i);t!==void 0;t=largestIn(n,i)){if(sumOf(t.counts)<o*e)break;[n,i]=[t.folder,t.counts]}return n===""?"":`; ${sumOf(i)} of them are in ${(0,s.aY)(n)}`}function sumOf(t){let e=0
for(const n of t.values())e+=n
return e}function largestIn(t,e){const n=Map.groupBy(e,([e])=>e.slice(0,e.indexOf("/",t.length)+1))
let s
for(const[e,o]of n){if(e.length<=t.length)continue
const n=new Map(o)
const i=sumOf(n)
if(i>(s?.files??0))s={folder:e,inside:n,files:i}}return s&&{folder:s.folder,counts:s.inside}}})}

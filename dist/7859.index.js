export const id=7859
export const ids=[7859]
export const modules={23040:((t,e,n)=>{n.d(e,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var s=n(3024)
async function withoutUnchangedPointers(t,e,n){const s=n.filter(({status:t})=>t==="UPDATED")
if(s.length===0)return n
const i=new Set
const o=await lfsPaths(e,s)
for(const{path:n,oid:r}of s){if(r===void 0||!o.has(n))continue
const s=pointerIn(await e.raw(["cat-file","blob",r]))
if(s&&await isSameContent(t,n,s))i.add(n)}return n.filter(({path:t})=>!i.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,e,{oid:n,size:i}){if((0,s.BJ)(t,e)?.size!==i)return!1
const o=await(0,s.fx)(t,e,{algorithm:"sha256",maxBytes:i})
return o.status==="read"&&o.id===n}}),92323:((t,e,n)=>{n.d(e,{Jr:()=>isAllowed,iY:()=>setMode,vW:()=>addRights})
var s=n(73024)
function isAllowed(t,e){try{(0,s.accessSync)(t,e)
return!0}catch{return!1}}const i=2097152
function addRights(t,e){return changeMode(t,t=>t|e)}function setMode(t,e){changeMode(t,()=>e)}function changeMode(t,e){if(process.platform!=="linux")return
try{const n=(0,s.openSync)(t,i|s.constants.O_NOFOLLOW)
try{const t=(0,s.fstatSync)(n).mode&4095;(0,s.chmodSync)(`/proc/self/fd/${n}`,e(t))
return t}finally{(0,s.closeSync)(n)}}catch{return}}}),87859:((t,e,n)=>{n.r(e)
n.d(e,{captureLine:()=>captureLine,captureWork:()=>captureWork})
var s=n(73024)
var i=n(76760)
var o=n(33368)
var r=n(47575)
var a=n(87032)
var c=n(94869)
async function listOthers(t,e=[],n){const s=n===void 0?"--exclude-standard":`--exclude-from=${n}`
const i=["ls-files","-z","--others",s,...without(e)]
const{stdout:o,stderr:r}=await t.both(i)
return{paths:(0,a.M$)(o),words:r}}function without(t){return t.length===0?[]:["--",...t.map(exclusionOf)]}function exclusionOf(t){const e=(0,a.$6)(t)
if(!e.includes("�"))return`:(top,exclude,literal)${e}`
return`:(top,exclude,glob)${t.replaceAll(/[\\*?[\]]/g,"\\$&").replaceAll(/[^\x20-\x7e]/g,"?")}`}const f=3e3
async function addEach(t,e){const n=["update-index","-z","--add","--remove","--replace","--stdin"]
const addAll=async e=>{const{stderr:s}=await t.both(n,(0,a.J7)(e))
if(!s.includes("Ignoring path "))return[]
const i=new Set((0,a.M$)(await t.bytes(["ls-files","-z"])))
return e.filter(t=>!i.has(t))}
return byHalves(e,addAll,t=>[t])}const l="1".repeat(40)
async function addLinks(t,e){const add=async e=>{const n=e.map(t=>`160000 ${l}\t${t}`)
await t.raw(["update-index","-z","--add","--replace","--index-info"],(0,a.J7)(n))
return[]}
return byHalves(e,add,t=>[t])}async function byHalves(t,e,n,s={left:f}){if(t.length===0)return[]
if(s.left--<=0)return t.flatMap(n)
try{return await e(t)}catch{if(t.length===1)return t.flatMap(n)
const i=Math.ceil(t.length/2)
const o=await byHalves(t.slice(0,i),e,n,s)
return[...o,...await byHalves(t.slice(i),e,n,s)]}}var u=n(3024)
var d=n(33737)
function compiledRules(t,{kind:e,skipsSlow:n}){const depth=({folder:t})=>t===""?0:t.split("/").length
const s=t.toSorted((t,e)=>depth(t)-depth(e))
const i=s.flatMap(({folder:t,text:e})=>linesOf(e).map(e=>({folder:t,line:e})))
const o=i.filter(({line:t})=>starsIn(t)>=h).length>w
const r=o?h-1:p
const a=n?i.filter(({line:t})=>starsIn(t)<=r):i
const c=e==="ignore"?ignoreAt:attributesAt
return{text:a.map(({folder:t,line:e})=>`${c(t,e)}\n`).join(""),slow:i.length-a.length}}function folderOf(t){return t.includes("/")?t.slice(0,t.lastIndexOf("/")):""}const p=3
const h=2
const w=200
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
const[,i="",o=""]=s
return`"${inQuotes(anchored(t,i))}"${o}`}function anchored(t,e){return`${prefixOf(t)}${belowOf(e)}`}function prefixOf(t){return`/${t.replaceAll(/[\\*?[]/g,"\\$&")}/`}function belowOf(t){if(t.startsWith("/"))return t.slice(1)
return t.slice(0,-1).includes("/")?t:`**/${t}`}function inQuotes(t){return t.replaceAll(/["\\]/g,"\\$&")}const m=20
async function newIgnored({workspace:t,hidden:e,index:n,edited:s,git:i}){if(e.length===0)return{work:new Map,others:[]}
const o=new Set(n.flatMap(foldersAbove))
const r=new Set(s)
const f=new Set(n.map(kindOf).filter(Boolean))
const isWork=t=>r.has((0,a.$6)(t))||f.has(kindOf(t))
const l=e.filter(t=>isWork(t))
const u=Map.groupBy(e.filter(t=>!isWork(t)),t=>topOf(t,o))
const d=[...u].slice(0,m)
const p=await rulesFor(i,[...l.slice(0,m),...d.map(([,[t=""]])=>t)])
const h=d.map(([e,n])=>{const s=n.reduce((e,n)=>e+sizeAt(t,n),0)
const i=p.get(n[0]??"")
const o=e.endsWith("/")?`${(0,c.U9)(n.length,"file")}, ${(0,c.lP)(s)}`:(0,c.lP)(s)
return{kind:"ignored",path:(0,a.$6)(e),detail:[o,i].filter(Boolean).join(": ")}})
const w=u.size-d.length
const g=w>0?[{kind:"ignored",path:"",detail:`${w} more`}]:[]
return{work:new Map(l.map(t=>[t,p.get(t)??""])),others:[...h,...g]}}function kindOf(t){const e=i.posix.extname(t)
return e===""?"":`${folderOf(t)}/*${e}`}function foldersAbove(t){const e=t.split("/").slice(0,-1)
return e.map((t,n)=>`${e.slice(0,n+1).join("/")}/`)}function topOf(t,e){return foldersAbove(t).find(t=>!e.has(t))??t}function sizeAt(t,e){return(0,u.BJ)(t,Buffer.from(e,"latin1"))?.size??0}async function rulesFor(t,e){const n=["check-ignore","-v","-z","--no-index","--stdin"]
const s=e.map(t=>t.replace(/\/$/,""))
const i=(0,a.M$)(await t.bytes(n,(0,a.J7)(s)).catch(()=>Buffer.alloc(0)))
const o=new Map
for(let t=0;t+3<i.length;t+=4){const[e="",,n="",s=""]=i.slice(t,t+4)
o.set(s,`${(0,d.aY)((0,a.$6)(n))} in ${(0,d.aY)((0,a.$6)(e))}`)}return new Map(e.flatMap(t=>{const e=o.get(t.replace(/\/$/,""))
return e===void 0?[]:[[t,e]]}))}var g=n(23040)
const y=1024
async function settleLfs(t,e,n){const s=await trackedIn(t,e,n)
if(s.size===0)return{isChanged:!1,refused:[]}
const i=e.filter(({path:t})=>s.has(t))
const o=i.filter(({newMode:t})=>t.startsWith("100"))
const a=await pointersIn(t,i.map(({oldObject:t})=>t))
const c=await pointersIn(t,o.map(({newObject:t})=>t))
const f=await(0,r.gN)(t,o.map(({newObject:t})=>t))
const l=[]
const u=[]
for(const t of o){if(c.has(t.newObject)||f.get(t.newObject)===0)continue
const e=await standIn(n.workspace,t.path,a)
if(e===void 0)u.push(t.path)
l.push(e===void 0?(0,r.MT)(t):`${t.newMode} ${e}\t${t.quoted}\n`)}if(l.length>0)await t.raw(["update-index","--index-info"],l.join(""))
return{isChanged:l.length>0,refused:u}}async function trackedIn(t,e,{base:n,workspace:s,aside:o}){const r=e.map(({path:t})=>t)
const a=r.some(t=>/(?:^|\/)\.gitattributes$/.test(t))
if(!a&&!foldersOf(r).some(t=>(0,u.BJ)(s,(0,i.join)(t,".gitattributes"))))return new Set
const c=await lfsPaths(t,r)
if(!a)return c
const f=o()
await f.raw(["read-tree",n])
return new Set([...c,...await lfsPaths(f,r)])}function foldersOf(t){const e=new Set
for(const n of t)for(let t=(0,i.dirname)(n);!e.has(t);t=(0,i.dirname)(t))e.add(t)
return[...e]}async function lfsPaths(t,e){const n=e.map(t=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--cached","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}async function pointersIn(t,e){const n=await(0,r.gN)(t,e)
const s=e.filter(t=>(n.get(t)??y)<y)
const i=new Map
for(const[e,n]of await(0,r.b4)(t,s)){const t=(0,g.ZY)(n.toString())
if(t)i.set(e,t)}return i}async function standIn(t,e,n){for(const[s,i]of n)if(await(0,g.OI)(t,e,i))return s
return}var b=n(98664)
var k=n(79137)
var $=n(93137)
async function withoutBits(t,{workspace:e,began:n,skipped:s}){const i=(0,a.M$)(await t.bytes(["ls-files","-z","-v",...without(s)]))
const o=i.map(t=>({path:t.slice(2),tag:t.slice(0,1)}))
const r=o.filter(({path:t,tag:s})=>s!=="H"&&(0,$.Hq)(e,t,n))
const c=(0,a.J7)(r.map(({path:t})=>t))
if(r.length>0)for(const e of["--no-assume-unchanged","--no-skip-worktree"])await t.raw(["update-index","-z",e,"--stdin"],c)
const f=new Set(r.map(({path:t})=>t))
return o.map(({path:t,tag:e})=>({path:t,isSkipped:e.toUpperCase()==="S"&&!f.has(t)}))}const O=1024*1024
const v=16*1024*1024
const isIgnore=t=>/(?:^|\/)\.gitignore$/.test(t)
const isAttributes=t=>/(?:^|\/)\.gitattributes$/.test(t)
function areIgnoresNew({rules:t}){return t.some(({path:t,isNew:e})=>e&&isIgnore(t))}const S=20
function areRulesSlow(t){const e=contentsOf(t,t.rules.filter(({isNew:t})=>t))
return compiledRules(e,{kind:"ignore",skipsSlow:!0}).slow>S}async function startExcludes(t,e,n=!1){const s=new Map(e.rules.map(t=>[t.path,t]))
const i=[...await baseFiles(t,e.base)].filter(([t])=>s.get(t)?.isNew!==!1)
const o=e.rules.filter(({path:t,isNew:e})=>!e&&isIgnore(t))
const r=i.map(([t,e])=>({folder:folderOf(t),text:e}))
return written(e,"start-excludes",[...r,...contentsOf(e,o)],n)}function quickExcludes(t){const e=t.rules.filter(({path:t})=>isIgnore(t))
return written(t,"quick-excludes",contentsOf(t,e),!0)}function setQuickAttributes({gitDir:t,...e}){const n=contentsOf(e,e.rules.filter(({path:t})=>isAttributes(t)))
const{text:o}=compiledRules(n,{kind:"attributes",skipsSlow:!0})
const r=[...new Set([...j,...n.flatMap(attributesIn)])].map(t=>`* !${t}\n`);(0,s.writeFileSync)((0,i.join)(t,"info","attributes"),`${r.join("")}${o}`,"latin1")}const j=["binary","text","crlf","eol","ident","filter","working-tree-encoding","diff","merge"]
function attributesIn({text:t}){return[...t.matchAll(/[ \t\]][-!]?([A-Za-z0-9_.][\w.-]{0,200})(?=[\s=]|$)/g)].map(([,t=""])=>t)}function written({gitDir:t},e,n,o){const r=(0,u.Pd)(t,"info/exclude",O)
const a=r.status==="read"?r.bytes.toString("latin1"):""
const{text:c}=compiledRules([{folder:"",text:a},...n],{kind:"ignore",skipsSlow:o})
const f=(0,i.join)(t,"info",e);(0,s.writeFileSync)(f,c,"latin1")
return f}function contentsOf({workspace:t},e){let n=v
return e.flatMap(({path:e})=>{const s=(0,u.Pd)(t,Buffer.from(e,"latin1"),Math.min(O,n))
if(s.status!=="read")return[]
n-=s.bytes.length
return[{folder:folderOf(e),text:s.bytes.toString("latin1")}]})}async function baseFiles(t,e){const n=(0,a.M$)(await t.bytes(["ls-tree","-r","-z",e]))
const s=n.map(t=>({id:t.split(/[ \t]/)[2]??"",path:t.slice(t.indexOf("\t")+1)}))
const i=s.filter(({path:t})=>isIgnore(t))
const o=await(0,r.b4)(t,[...new Set(i.map(({id:t})=>t))],v)
return new Map(i.map(({path:t,id:e})=>[t,o.get(e)?.toString("latin1")??""]))}const M=100*1024*1024
async function stageAll(t,e){const{workspace:n}=e
const s=e.finder==="git"?await findByGit(t,e):await findByWalk(t,e)
await(0,k.nI)(t,s.gone)
const i=s.files.map(t=>({path:t,stats:(0,u.BJ)(n,Buffer.from(t,"latin1"))}))
const isTakeable=({stats:t})=>t?.isFile()===!0||t?.isSymbolicLink()===!0
const o=i.filter(({stats:t})=>(t?.size??0)>M&&t?.isFile()).map(({path:t})=>t)
const r=i.filter(t=>t.stats!==void 0&&!isTakeable(t)).map(({path:t})=>t)
const a=new Set([...o,...r])
const c=await addReadable(t,s.files.filter(t=>!a.has(t)),n)
return{...s,refused:[...r,...c],large:o}}async function addReadable(t,e,n){const s=await addEach(t,e)
const i=new Set(s.filter(t=>(0,$.X7)(n,t)))
if(i.size===0)return s
const o=await addEach(t,[...i])
return[...s.filter(t=>!i.has(t)),...o]}async function findByGit(t,e){const{skipped:n}=e
await withoutBits(t,e)
const s=await changedFiles(t,n)
const isGone=({mode:t})=>t===r.sj||t===r.NG
const i=pathsOf(s.filter(isGone))
await(0,k.nI)(t,i)
const o=await listOthers(t,n)
const a=areIgnoresNew(e)?await listOthers(t,n,await startExcludes(e.objects,e)):o
const{paths:c,...f}=sortedOut(o.paths,a.paths,e)
return{...f,gone:[],files:[...pathsOf(s.filter(t=>!isGone(t))),...c.filter(t=>!t.endsWith("/"))],repositories:c.filter(t=>t.endsWith("/")).map(t=>t.slice(0,-1)),shut:unopened(o.words)}}function sortedOut(t,e,{workspace:n,began:s}){if(t===e)return{paths:t,hidden:[],revealed:[]}
const[i,o]=[new Set(t),new Set(e)]
const isNew=t=>(0,$.Hq)(n,t,s)
const r=t.filter(t=>!o.has(t)&&!isNew(t))
const a=new Set(r)
return{paths:t.filter(t=>!a.has(t)),hidden:e.filter(t=>!i.has(t)&&isNew(t)),revealed:r}}const x=2e5
async function findByWalk(t,e){const{workspace:n,skipped:s,nowhere:i}=e
const o=await withoutBits(t,e)
const r=pathsOf(o)
const isThere=t=>(0,u.BJ)(n,Buffer.from(t,"latin1"))!==void 0
const a=new Set(r)
const{files:c,...f}=walk(n,s)
const l=c.filter(t=>!a.has(t))
const by=async t=>{const e=new Set(await ignoredOf(i(t),l))
return l.filter(t=>!e.has(t))}
const d=await by(quickExcludes(e))
const p=areIgnoresNew(e)?await by(await startExcludes(e.objects,e,!0)):d
const{paths:h,...w}=sortedOut(d,p,e)
return{...f,...w,gone:pathsOf(o.filter(({path:t,isSkipped:e})=>!e&&!isThere(t))),files:[...r.filter(isThere),...h]}}function walk(t,e){const[n,s,i]=[[],[],[]]
const o=new Set([".git",...e])
const r=[""]
for(let e=r.pop();e!==void 0;e=r.pop()){const a=[...(0,$.s9)(t,e)]
if(e!==""&&a.some(({name:t})=>t===".git")){s.push(e)
continue}const c=a.map(t=>({entry:t,path:e===""?t.name:`${e}/${t.name}`}))
for(const{entry:e,path:s}of c.filter(t=>!o.has(t.path))){const o=e.isDirectory()
if(o?(0,$.f_)(t,s):n.length>=x)i.push(shortened(s))
else(o?r:n).push(s)}}return{files:n,repositories:s,shut:i}}async function ignoredOf(t,e){const ask=async e=>{try{return(0,a.M$)(await t.bytes(["check-ignore","-z","--no-index","--stdin"],(0,a.J7)(e)))}catch(t){const{cause:e}=(0,b.ec)(t)
if(e instanceof Error&&e.message==="")return[]
throw t}}
return byHalves(e,ask,()=>[],{left:I})}const I=200
function pathsOf(t){return t.map(({path:t})=>t)}async function changedFiles(t,e){const n=["diff-files","-z","--raw","--no-renames","--ignore-submodules=all",...without(e)]
const s=(0,a.M$)(await t.bytes(n))
return s.flatMap((t,e)=>e%2===0?[{mode:t.split(" ")[1]??"",path:s[e+1]??""}]:[])}const D="\nwarning: could not open directory '"
function unopened(t){const e=`\n${t}`.split(D).slice(1)
const n=e.map(t=>t.split("/': ",1)[0]??"").map(t=>t.replace(/\n$/,""))
return n.map(t=>shortened(Buffer.from(t).toString("latin1")))}function shortened(t){return t.length>200?`${(0,c.GH)(t,200)}${B}`:t}const B=Buffer.from("…").toString("latin1")
var A=n(63946)
const H=300
const z=3*1024*1024
const F=20
async function keepAsBytes(t,e,n){const s=[]
for(const i of n.paths){const o={path:(0,a.$6)(i),code:"DKH-112",detail:L}
s.push(...await lookInto(t,e,{...n,path:i}).catch(()=>[o]))}const i=fitting(s.filter(t=>"found"in t),new Set(n.edited))
const{wholeTree:o,lost:r}=await treeWith(t,e,[...i.values()].flat())
const c=s.map(t=>"found"in t?wordsFor(t,n,i.get(t)??[],r):t)
return{leftOut:c,wholeTree:o}}async function lookInto(t,e,{base:n,path:s,submodules:i,avoided:o}){if(o.some(t=>`${t}/`.startsWith(`${s}/`)))return[{path:(0,a.$6)(s),code:"DKH-112",detail:"git cannot look into it"}]
if(await isNothing(t,e,s)||await isCopy(t,[n,e],s))return[]
const r=i.get(s)??await filesOf(t,s)
if(typeof r==="string")return[{path:(0,a.$6)(s),code:"DKH-112",detail:r}]
return[{path:s,found:r}]}function fitting(t,e){const n={files:H,bytes:z}
const isEdited=({path:t})=>Number(e.has((0,a.$6)(t)))
const s=new Map
for(const e of t.toSorted((t,e)=>sizeIn(t)-sizeIn(e))){const t=e.found.files.toSorted((t,e)=>isEdited(e)-isEdited(t)||e.changedMs-t.changedMs)
const i=t.filter(({size:t})=>{if(n.files<1||t>n.bytes)return!1
n.files-=1
n.bytes-=t
return!0})
s.set(e,i.map(({path:t})=>t))}return s}function wordsFor(t,e,n,s){const{path:i,found:o}=t
const r={path:(0,a.$6)(i)}
const f=n.some(t=>s.has(t))
const l=n.filter(t=>!s.has(t)).length
const u=l===o.files.length&&o.unseen===0
const d=f?L:`too large to be saved: ${(0,c.lP)(sizeIn(t))}`
const p=e.ignored.get(i)
if(e.lfs.has(i))return{...r,code:u?"DKH-115":"DKH-116",detail:(0,c.lP)(sizeIn(t))}
if(p!==void 0)return{...r,code:u?"DKH-122":"DKH-118",detail:u?p:`${p}; ${d}`}
if(o.isOne)return{...r,code:u?"DKH-110":"DKH-112",detail:u?o.why:`${o.why}, ${d}`}
const h=[o.why,...amountsOf(t,l,f)].join(", ")
return{...r,code:u?"DKH-110":l===0?"DKH-112":"DKH-123",detail:h}}function amountsOf(t,e,n){const{files:s,unseen:i}=t.found
const o=(0,c.U9)(s.length,"file")
const r=e===s.length
const a=r?`${o} kept`:`${e===0?"none":(0,c.vP)(e)} of ${o} kept`
const f=r?[]:[`${(0,c.lP)(sizeIn(t))} in all`]
const l=n?["with files that cannot be read"]:[]
const u=i>0?[`not looked into ${(0,c.vP)(i)} of the repositories in it`]:[]
return[a,...f,...l,...u]}const L="it cannot be read"
function sizeIn({found:t}){return t.files.reduce((t,e)=>t+e.size,0)}async function isNothing({workspace:t,in:e},n,s){if(Buffer.from((0,a.$6)(s)).toString("latin1")!==s)return!1
if(!lookAt(t,s)?.isDirectory()||!isEmpty(t,(0,a.$6)(s),{left:P}))return!1
return/^(?:$|160000 )/.test(await e(t).raw(["ls-tree",n,"--",s]))}async function isCopy({workspace:t,in:e},n,s){const i=`${t}/${(0,a.$6)(s)}`
const o=(0,u.Ui)(t,`${(0,a.$6)(s)}/.git`,1e4)??""
if(!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test(o))return!1
const r=e(i)
try{const o=await namesIn(e,i)
if(typeof o==="string"||!isReadable(t,s,o))return!1
await r.raw(["update-index","-z","--add","--stdin"],(0,a.J7)(o.filter(t=>!t.endsWith("/"))))
const c=await r.raw(["rev-parse",...n.map(t=>`${t}^{tree}`)])
return c.split("\n").includes((await r.raw(["write-tree"])).trim())}catch{return!1}}const P=200
const R=1024*1024*1024
function isReadable(t,e,n){const s=n.map(n=>lookAt(t,`${e}/${n}`))
return s.reduce((t,e)=>t+(e?.size??0),0)<=R}function isEmpty(t,e,n){if(n.left--<=0)return!1
const s=(0,u.HL)(t,e,P)
if(s.status!=="read"||s.isCut)return!1
return s.entries.every(s=>{const i=`${e}/${s.name}`
if(!s.isDirectory())return!1
return isEmpty(t,s.name===".git"?`${i}/objects`:i,n)})}async function treeWith({workspace:t,in:e},n,s){if(s.length===0)return{wholeTree:n,lost:new Set}
const i=e(t)
await i.raw(["read-tree",n])
for(const e of s)(0,$.X7)(t,e)
const o=new Set(await addEach(i,s))
return{wholeTree:(await i.raw(["write-tree"])).trim(),lost:o}}async function filesOf({workspace:t,in:e},n){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(n))return"git accepts no file with that name"
const s=lookAt(t,n)
if(!s)return"it cannot be read"
if(!s.isDirectory()){const t=s.isFile()||s.isSymbolicLink()
return t?{why:"git cannot convert it",isOne:!0,files:[{path:n,size:s.size,changedMs:0}],unseen:0}:"it is not a regular file"}const i="a nested repository"
const o=[]
let r=0
const c=[n]
for(const[s,f]of c.entries()){if(s>=F)break
const l=(0,u.BJ)(t,(0,a.$6)(f))!==void 0
const d=l?await namesIn(e,`${t}/${(0,a.$6)(f)}`):"whose name is not text"
if(typeof d==="string"&&f===n)return`${i} ${d}`
if(typeof d==="string"){r+=1
continue}for(const t of d.map(t=>`${f}/${t}`))if(t.endsWith("/"))c.push(t.slice(0,-1))
else o.push(t)}const f=o.map(e=>({file:e,stats:lookAt(t,e)}))
return{why:i,isOne:!1,files:f.map(({file:t,stats:e})=>({path:t,size:e?.size??0,changedMs:e?.ctimeMs??0})),unseen:r+Math.max(0,c.length-F)}}async function namesIn(t,e){const n=t(e)
await n.raw(["read-tree","--empty"])
const s=await n.bytes(["ls-files","-z","--others","--exclude-standard"]).catch(()=>{})
return s?(0,a.M$)(s):"that cannot be read"}function lookAt(t,e){return(0,u.BJ)(t,Buffer.from(e,"latin1"))}const N=64*1024*1024
const E=".git/index"
async function sparseOf(t,e){const n=t.filter(({newMode:t})=>t===r.sj)
if(n.length===0||(0,u.BJ)(e.workspace,".git/info/sparse-checkout")===void 0)return[]
const o=(0,u.Pd)(e.workspace,E,N)
if(o.status!=="read")return[]
const c=(0,i.join)(e.gitDir,"sparse-index");(0,s.writeFileSync)(c,o.bytes)
const f=["ls-files","-z","-t","--stage"]
const l=await e.objects({GIT_INDEX_FILE:c}).bytes(f).catch(()=>Buffer.alloc(0));(0,s.rmSync)(c,{force:!0})
const d=new Map((0,a.M$)(l).flatMap(t=>{const[e,,n=""]=t.split(" ")
return e==="S"?[[t.slice(t.indexOf("\t")+1),n]]:[]}))
return n.filter(({quoted:t,oldObject:e})=>d.get((0,r.I3)(t))===e)}async function captureChange(t,e,n){const{gitDir:o,workspace:r,plain:c,isOlder:f,avoided:l,onFiles:u,edited:d}=n
const p=[...n.apart.map(t=>Buffer.from(t).toString("latin1")),...l]
const h=await stageAll(t(),{...n,base:e,objects:n.objects(),skipped:p})
const w=(0,i.join)(o,"published-index");(0,s.rmSync)(w,{force:!0})
if((0,s.existsSync)((0,i.join)(o,"index")))(0,s.copyFileSync)((0,i.join)(o,"index"),w)
const m={GIT_INDEX_FILE:w}
const g=await addRepositories(t(m),h.repositories,{base:e,...n})
const y=n.objects(m)
const{named:b,submodules:k,...$}=await withoutLinks(y,e,n)
const{replaced:O,...v}=await withoutReplaced(y,$,{base:e,...n})
const{sparse:S,...j}=await withoutSparse(y,v,{base:e,...n})
const{tree:M,difference:x,lfs:I}=await withoutLfs(y,j,{base:e,...n})
const D=[...h.refused,...g,...h.shut.filter(t=>!f((0,a.$6)(t)))]
const B=[...new Set([...D,...b,...I])]
const{files:A,entries:H}=x
const z=[...largeFiles(h.large,r),...O,...avoidedFolders(n)]
const F={from:e,to:M,entries:H}
const L={tree:M,files:A,leftOut:z}
if(B.length+h.hidden.length+h.revealed.length+S.length===0)return{...L,known:F}
const P=[...B,...h.hidden].slice(0,T)
const R=P.map(t=>({path:(0,a.$6)(t),code:"DKH-112",detail:_}))
u({...L,leftOut:[...R,...z]})
const N=B.length+h.hidden.length===0?[]:(0,a.M$)(await t().bytes(["ls-files","-z"]))
const E=await newIgnored({workspace:r,hidden:h.hidden,index:N,edited:d,git:t()})
const W=[...E.others,...S,...h.revealed.slice(0,T).map(revealed)]
const K=[...B,...E.work.keys()]
if(K.length===0)return{...L,known:F,passedOver:W}
const C={submodules:k,lfs:new Set(I),ignored:E.work}
const J=await keepAsBytes(await c(),M,{base:e,paths:K,...C,avoided:l,edited:d})
return{tree:M,files:A,...J,leftOut:[...J.leftOut,...z],passedOver:W}}const T=1e3
function revealed(t){return{kind:"revealed",path:(0,a.$6)(t),detail:""}}const _="it could not be looked at in time"
async function addRepositories(t,e,{base:n,objects:s,finder:o,workspace:c}){if(e.length===0)return[]
const f=o==="git"?(0,a.M$)(await s().bytes(["ls-tree","-r","-z",n])):[]
const l=f.filter(t=>t.startsWith(r.NG))
const u=new Set(l.map(t=>t.slice(t.indexOf("\t")+1)))
const d=await addEach(t,e.filter(t=>u.has(t)))
const p=e.filter(t=>!u.has(t))
const h=p.filter(t=>isUnborn((0,i.join)(c,(0,a.$6)(t))))
const w=p.filter(t=>!h.includes(t))
return[...d,...h,...await addLinks(t,w)]}function isUnborn(t){return lookAt(t,".git")?.isDirectory()===!0&&(0,A.r)(t)?.head===void 0}function largeFiles(t,e){const detail=t=>(0,c.lP)(lookAt(e,t)?.size??0)
return t.map(t=>({path:(0,a.$6)(t),code:"DKH-106",detail:detail(t)}))}function avoidedFolders({avoided:t,isFresh:e}){const n="git cannot look into it"
return t.filter(e).map(t=>({path:(0,a.$6)(t),code:"DKH-112",detail:n}))}async function withoutReplaced(t,e,{base:n,workspace:s,removed:i}){const o=e.difference.entries.filter(({newMode:t})=>t===r.sj)
const c=new Set(i)
const f=o.flatMap(t=>{const e=placesOf((0,r.I3)(t.quoted)).find(t=>c.has(t)||isSpecial(lookAt(s,t)))
return e===void 0?[]:[{entry:t,place:e}]})
if(f.length===0)return{...e,replaced:[]}
await t.raw(["update-index","--index-info"],f.map(({entry:t})=>(0,r.MT)(t)).join(""))
const detail=t=>c.has(t)?"":"it was there before the run, and stays"
const l=[...new Set(f.map(({place:t})=>t))]
const u=l.map(t=>({path:(0,a.$6)(t),code:"DKH-121",detail:detail(t)}))
return{...await write(t,n),replaced:u}}async function withoutSparse(t,e,n){const s=await sparseOf(e.difference.entries,n)
if(s.length===0)return{...e,sparse:[]}
await t.raw(["update-index","--index-info"],s.map(r.MT).join(""))
const i=s.slice(0,T).map(({path:t})=>({kind:"sparse",path:t,detail:""}))
return{...await write(t,n.base),sparse:i}}function placesOf(t){const e=t.split("/")
return e.map((t,n)=>e.slice(0,n+1).join("/"))}function isSpecial(t){return t!==void 0&&!t.isFile()&&!t.isDirectory()&&!t.isSymbolicLink()}async function write(t,e){const n=(await t.raw(["write-tree"])).trim()
return{tree:n,difference:await(0,r.Pq)(t,e,n)}}async function withoutLfs(t,e,{base:n,gitDir:s,workspace:o,objects:r}){const aside=()=>r({GIT_INDEX_FILE:(0,i.join)(s,"spare-index")})
const{isChanged:a,refused:c}=await settleLfs(t,e.difference.entries,{base:n,workspace:o,aside:aside})
if(!a)return{...e,lfs:[]}
const f=c.map(t=>Buffer.from(t).toString("latin1"))
return{...await write(t,n),lfs:f}}async function withoutLinks(t,e,{workspace:n,isOlder:s}){const i=await write(t,e)
const o=i.difference.entries.map(t=>({...t,path:(0,r.I3)(t.quoted)}))
const c=o.filter(({newMode:t})=>t===r.NG)
const isGone=({oldMode:t,newMode:e})=>t===r.NG&&e===r.sj
const f=o.filter(t=>isGone(t)&&lookAt(n,t.path)?.isDirectory())
const l=o.filter(t=>c.includes(t)||f.includes(t))
if(l.length===0)return{...i,named:[],submodules:new Map}
await t.raw(["update-index","--index-info"],l.map(r.MT).join(""))
const u=f.filter(t=>o.some(({path:e})=>e.startsWith(`${t.path}/`)&&!s((0,a.$6)(e))))
const d=c.filter(({oldMode:t})=>t===r.NG)
return{...await write(t,e),named:[...c,...u].map(({path:t})=>t),submodules:new Map([...d.map(({path:t})=>[t,"a submodule at another commit"]),...f.map(({path:t})=>[t,"files instead of a submodule"])])}}var W=n(78250)
const K=6e5
const C=8*1024*1024
async function openLook({folder:t,workspace:e,environment:n,gitDir:r,identity:a,signal:c}){const f=(0,i.join)(t,"look.git")
requireOwnObjects(e);(0,o.xJ)(f)
const l=((0,u.Ui)(e,".git/shallow",C)??"").split("\n")
const d=l.filter(t=>/^[0-9a-f]{40,64}$/.test(t));(0,s.writeFileSync)((0,i.join)(f,"shallow"),d.map(t=>`${t}\n`).join(""));(0,s.writeFileSync)((0,i.join)(f,"config"),"[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n")
const p=[(0,i.join)(r,"objects"),(0,i.join)(e,".git/objects")];(0,s.writeFileSync)((0,i.join)(f,"objects/info/alternates"),p.map(t=>`${t}\n`).join(""))
const h=AbortSignal.timeout(K)
return(0,o.$Y)({folder:t,gitDir:f,environment:{...n,...W.vQ,...a,GIT_LITERAL_PATHSPECS:"1"},signal:c?AbortSignal.any([c,h]):h})}const J=".git/objects"
const G=1e3
const q=3e5
function requireOwnObjects(t){let e=q
for(const n of entriesAt(t,J,G)){if(!n.isDirectory())continue
const s=entriesAt(t,`${J}/${n.name}`,e)
e-=s.length
const i=s.find(({name:t})=>t.endsWith("alternates"))
if(i)throw new Error(`${i.name} leads elsewhere`)}}function entriesAt(t,e,n){const s=(0,u.HL)(t,e,n)
if(s.status!=="read"||s.isCut)throw new Error(`${e} cannot be read`)
const i=s.entries.find(t=>!t.isFile()&&!t.isDirectory())
if(i)throw new Error(`${i.name} leads elsewhere`)
return s.entries}var Y=n(64392)
const U=20
const X=5e3
const Q="4b825dc642cb6eb9a060e54bf8d69288fbee4904"
const Z=[{how:"revert",words:/(?:^|\n)This reverts commit ([0-9a-f]{40,64})\b/},{how:"pick",words:/(?:^|\n)\(cherry picked from commit ([0-9a-f]{40,64})\)(?=\n|$)/}]
async function copiesIn(t,e,n){if(e.length===0||e.length>U)return
const s=[]
for(const i of e){const e=await copyOf(t,i,n)
if(e===void 0)return
s.push(e)}return s}async function copyOf(t,e,n){const s=await shown(t,e.commit,"%B")
for(const{how:n,words:i}of Z){const o=i.exec(s)?.[1]
if(o!==void 0&&await fits(t,e,o))return{how:n,of:o,subject:(await subjectOf(t,o)).slice(0,1e3)}}const i=await sourceOf(t,e,{message:s,known:n})
return i===void 0?void 0:{how:"pick",of:i,subject:(await subjectOf(t,i)).slice(0,1e3)}}async function subjectOf(t,e){return(await shown(t,e,"%s")).trim()}function shown(t,e,n){return t.raw(["log","-1","--no-show-signature",`--format=${n}`,e])}async function fits(t,{commit:e,parent:n},s){try{const[i=""]=(await shown(t,s,"%P")).split("\n")
if(i===""&&(await t.raw(["cat-file","commit",s])).includes("\nparent "))return!1
const o=await(0,r.Mc)(t,i===""?Q:`${s}^`,s)
const a=await(0,r.Mc)(t,n,e)
const c=new Set(o.map(({quoted:t})=>t))
return a.length>0&&a.every(({quoted:t})=>c.has(t))}catch{return!1}}async function sourceOf(t,e,{message:n,known:s}){const[i="",o]=(await shown(t,e.commit,"%at %ae%n%ct %ce")).split("\n")
if(i===o)return
const r=["log",`--max-count=${X}`,"--no-show-signature","--format=%H %at %ae"]
const a=(await t.raw([...r,"--ignore-missing","--stdin"],`${s.join("\n")}\n`)).split("\n")
const c=a.filter(t=>t.slice(t.indexOf(" ")+1)===i)
for(const s of c){const i=s.slice(0,s.indexOf(" "))
if(i===e.commit||await shown(t,i,"%B")!==n)continue
if(await fits(t,e,i))return i}return}const V=1e3
const tt=5
async function readAgentCommits(t){try{const e=(0,A.r)(t.workspace)?.head
if(e===void 0)return
const n=new Set((0,Y.hW)(t.gitDir)?.merging)
const s=(0,Y.wu)(t.workspace).filter(t=>!n.has(t))
if(e===t.base&&s.length===0)return
return await commitsOf(await openLook(t),t,{head:e,merging:s,left:n})}catch{return}}async function commitsOf(t,{base:e,gitDir:n},{head:s,merging:i,left:o}){const r=(0,Y.hW)(n)?.commits??[]
const some=t=>[...new Set(t)].slice(0,tt)
if(!await isAncestor(t,e,s)){const n=await list(t,["--boundary",s,...not([e,...r])])
const i=n.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
const o=some(n.length===0?[s]:i)
if(n.length-i.length!==1)return{kind:"rewritten",onto:o}
return{kind:"rewritten",onto:o,only:{subject:(await subjectOf(t,s)).slice(0,1e3),tree:await treeOf(t,s)}}}const a=await list(t,["--topo-order","--parents",s,...not([e])])
const c=a.map(t=>t.split(" "))
const f=c.flatMap(([,,...t])=>t).filter(t=>!o.has(t))
const l=s!==e&&r.includes(s)?[s]:[]
const u=some([...i,...l,...f])
if(u.length>0)return{kind:"merged",commits:u}
const d=c.toReversed().map(([t="",e=""])=>({commit:t,parent:e}))
const p=await copiesIn(t,d,[...r,e])
return p?{kind:"copied",copies:p,tree:await treeOf(t,s)}:{kind:"plain"}}async function treeOf(t,e){return(await t.raw(["rev-parse",`${e}^{tree}`])).trim()}function not(t){return t.map(t=>`^${t}`)}async function list(t,e){const n=e.filter(t=>t.startsWith("--"))
const s=e.filter(t=>!t.startsWith("--")).join("\n")
const i=`--max-count=${V}`
const o=await t.raw(["rev-list",i,...n,"--ignore-missing","--stdin"],`${s}\n`)
return o.split("\n").filter(Boolean)}function isAncestor(t,e,n){return t.raw(["merge-base","--is-ancestor",e,n]).then(()=>!0,()=>!1)}const et=2e4
const nt=1e5
const st=16*1024*1024
function newObjects(t,e){const n=(0,u.HL)(t,".git/objects",1e3)
const s=new Set
if(n.status!=="read")return s
for(const{name:i}of n.entries.filter(t=>/^[0-9a-f]{2}$/.test(t.name))){const n=(0,u.HL)(t,`.git/objects/${i}`,nt)
for(const o of n.status==="read"?n.entries:[]){if(s.size>=et)return s
const n=`${i}${o.name}`
const r=((0,u.BJ)(t,`.git/objects/${i}/${o.name}`)?.ctimeMs??0)>=e
if(r&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n))s.add(n)}}return s}async function commitsIn(t,e){const n=await checked(t,e)
const s=n.filter(({kind:t})=>t==="tag").map(({object:t})=>t)
const i=await checked(t,s.map(t=>`${t}^{commit}`))
const o=new Map(n.filter(({kind:t})=>t==="commit").map(({object:t,id:e})=>[t,e]))
for(const[t,e]of s.entries())if(i[t]?.kind==="commit")o.set(e,i[t].id)
const r=await logOf(t,[...new Set(o.values())])
return new Map([...o].flatMap(([t,e])=>{const n=r.get(e)
return n===void 0?[]:[[t,n]]}))}async function checked(t,e){if(e.length===0)return[]
const n=e.map(t=>`${t}\n`).join("")
const s=(await t.bytes(["cat-file","--batch-check"],n,st)).toString().split("\n")
return e.map((t,e)=>{const[n="",i=""]=(s[e]??"").split(" ")
return{object:t,id:n,kind:i}})}async function logOf(t,e){if(e.length===0)return new Map
const n=["log","--stdin","--no-walk=unsorted","--no-show-signature","--format=%H%x09%ct%x09%P%x09%s"]
const s=(await t.bytes(n,e.map(t=>`${t}\n`).join(""),st)).toString().split("\n")
return new Map(s.filter(Boolean).map(t=>{const[e="",n="",s="",...i]=t.split("\t")
const o=(Number(n)+1)*1e3
return[e,{id:e,madeMs:o,parents:s.split(" ").filter(Boolean),subject:i.join("\t")}]}))}function isOfStash({subject:t,parents:e}){return e.length>1?/^(?:WIP on|On) /.test(t):/^(?:index on|untracked files on) /.test(t)}async function madeCommits(t,{marks:e,objects:n,began:s}){const i=await commitsIn(t,[...new Set([...n,...e.map(({commit:t})=>t)])])
const isMade=t=>t!==void 0&&(t.madeMs>=s||n.has(t.id))
const o=e.flatMap(t=>{const e=i.get(t.commit)
return e===void 0?[]:[{...t,commit:e.id,isOurs:isMade(e)}]})
const r=[...n].flatMap(t=>i.get(t)??[]).filter(t=>!isOfStash(t))
const a=new Set(r.flatMap(t=>t.parents))
const c=[...new Set(r.map(({id:t})=>t))].filter(t=>!a.has(t))
return{refs:o.filter(({isOurs:t})=>t).map(({kind:t,name:e,commit:n})=>({kind:t,name:e,commit:n})),dropped:c.map(t=>({kind:"a dropped commit",name:t.slice(0,7),commit:t})),others:o.filter(({isOurs:t})=>!t).map(({commit:t})=>t)}}const it=16*1024*1024
async function partsOf(t,{kind:e,commit:n},s){await t.raw(["cat-file","-e",`${n}^{commit}`])
const i=await newCommits(t,[n],s,["--boundary"])
if(!i.includes(n))return[]
const o=i.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
const r=(await t.raw(["mktree"])).trim()
const a=o.length<2?o:await mergeBases(t,n,o)
const c=a[0]??r
if(e==="a dropped commit")return[{from:c,to:n,counts:"files"}]
const f={from:c,to:n,counts:"changes"}
if(e!=="a stash")return[f]
const[,l,u,d]=(await t.raw(["rev-list","--parents","-n","1",n])).trim().split(" ")
return[f,...d===void 0?[]:[{from:r,to:d,counts:"changes"}],...l===void 0||u===void 0?[]:[{from:l,to:u,counts:"files"}]]}async function newCommits(t,e,n,s){const i=[...e,...n.map(t=>`^${t}`)].map(t=>`${t}\n`).join("")
const o=await t.bytes(["rev-list",...s,"--ignore-missing","--stdin"],i,it)
return o.toString().split("\n").filter(Boolean)}async function mergeBases(t,e,n){return(await t.raw(["merge-base",e,...n.slice(0,100)])).split("\n").filter(Boolean)}async function missing(t,e,n,s){const{from:i,to:o,counts:r}=e
if(r==="files")return{from:i,to:o,entries:await absentFiles(t,e,n,s)}
const a=await(0,W.Vq)(t,{base:i,tree:n,onto:o})
if(a!==void 0)return{from:n,to:a,entries:await listed(t,n,a),tree:a}
const c=new Map((await listed(t,i,n)).map(t=>[t.quoted,t]))
const f=[]
for(const e of await listed(t,i,o)){const n=c.get(e.quoted)
if(!n||!await isTakenOver(t,e,n))f.push(e)}return{from:i,to:o,entries:f}}async function absentFiles(t,{from:e,to:n},s,i){const o=(await listed(t,e,n)).filter(({oldMode:t})=>t===r.sj)
if(o.length===0)return[]
const a=(await listed(t,s,n)).filter(({oldMode:t})=>t===r.sj)
const c=new Set(a.map(({quoted:t})=>t))
return o.filter(({quoted:t,newObject:e})=>c.has(t)&&!i.has(e))}async function listed(t,e,n){const s=["diff-tree","-r","--raw","--no-renames","--no-abbrev",e,n]
return(0,r.s9)((await t.bytes(s,"",it)).toString())}const ot=1024*1024
async function isTakenOver(t,e,n){if(e.newObject===n.newObject&&e.newMode===n.newMode)return!0
const s=[e.oldObject,e.newObject,n.newObject]
const i=await(0,r.gN)(t,s)
if([...i.values()].some(t=>t>ot))return!1
const o=await(0,r.b4)(t,s)
const[a,c,f]=s.map(t=>lineCounts(o.get(t)?.toString("latin1")??""))
if(!a||!c||!f)return!1
const l=[...new Set([...a.keys(),...c.keys()])].filter(t=>(a.get(t)??0)!==(c.get(t)??0))
return l.length>0&&l.every(t=>goesAlong(t,{before:a,there:c,here:f}))}function goesAlong(t,{before:e,there:n,here:s}){const[i,o,r]=[e,n,s].map(e=>e.get(t)??0)
return(o??0)>(i??0)?(r??0)>=(o??0):(r??0)<=(o??0)}function lineCounts(t){const e=new Map
for(const n of t.split("\n"))if(n!=="")e.set(n,(e.get(n)??0)+1)
return e}const rt=20
async function nestedRefs(t,e){const n=e.filter(({code:t})=>t==="DKH-110"||t==="DKH-112").map(({path:t})=>t)
const isRepository=e=>(0,u.BJ)(t.workspace,`${e}/.git`)?.isDirectory()===!0
const s=[]
for(const e of[...new Set(n)].filter(isRepository).slice(0,rt))for(const{kind:n,name:o,commit:r}of await refsOf({...t,workspace:(0,i.join)(t.workspace,e)})){const t=`${n} in this repository, ${(0,d.aY)(o)} at ${(0,d.aY)(r.slice(0,7))}`
s.push({path:e,code:"DKH-114",detail:t})}return s}async function refsOf(t){const e=(0,A.r)(t.workspace)
const n=new Set([...e?.others??[],...e?.head===void 0?[]:[e.head]])
const s=(e?.refs??[]).filter(({commit:t})=>!n.has(t)).slice(0,rt)
if(s.length===0)return[]
const i=s.map(({commit:t})=>t)
const o=await openLook(t).then(t=>newCommits(t,i,[...n],[])).catch(()=>i)
return s.filter(({commit:t})=>o.includes(t))}const at=20
const ct=1e3
async function withLeftCommits(t,e){const n=await leftIn(t,e)
const s=await nestedRefs(t,e.leftOut)
return{...e,leftOut:[...e.leftOut,...n.lines,...s],aside:n.aside}}async function leftIn(t,e){const n=(0,Y.hW)(t.gitDir)
const s=n&&(0,A.r)(t.workspace)
if(!n||!s)return{lines:[],aside:e.aside}
const i=s.unread.filter(t=>!n.unread.includes(t)).map(unreadPath)
const o=s.head===void 0?[]:[s.head]
const r=new Set([t.base,...n.commits,...s.others,...o])
const a=s.marks.filter(({commit:t})=>!r.has(t))
const c=freshRefs(s,new Set(n.commits))
const{lines:f,aside:l}=await keep({now:s,fresh:c,marks:a,before:r},t,e).catch(()=>{const t=[...c.refs,...a].map(t=>lostRef(t,ft))
return{lines:someOf(t),aside:e.aside}})
return{lines:[...f,...i],aside:l}}const ft="it cannot be read"
function unreadPath(t){return{path:t,code:"DKH-114",detail:`${ft}, and may name commits`}}function freshRefs({refs:t,dropped:e,head:n,others:s,replaced:i},o){const r=new Set([...o,...s,...i,...n===void 0?[]:[n]])
const isFirst=({commit:t})=>{const e=!r.has(t)
r.add(t)
return e}
return{refs:t.filter(isFirst),dropped:e.filter(isFirst)}}function lostRef({kind:t,name:e,commit:n},s){const i=t==="a dropped commit"?"DKH-120":"DKH-114"
return{path:e,code:i,detail:`${t} at ${(0,d.aY)(n.slice(0,7))}: ${s}`}}function someOf(t,e=ct){const[n,...s]=t.slice(e)
if(!n)return t
const i=s.length===0?n:{...n,detail:`and ${(0,c.U9)(s.length,"other")} like it`}
return[...t.slice(0,e),i]}async function keep({now:t,marks:e,before:n,...s},i,o){const r=(0,u.BJ)(i.gitDir,"HEAD")?.mtimeMs??0
const a=newObjects(i.workspace,r)
if(s.fresh.refs.length+s.fresh.dropped.length+e.length+a.size===0)return{lines:[],aside:o.aside}
const c=await openLook(i)
const f=await madeCommits(c,{marks:e,objects:a,began:r})
const l=f.dropped.filter(({commit:e})=>!t.past.has(e))
const d={refs:[...t.refs,...f.refs],dropped:[...t.dropped,...l]}
const p=[...n,...f.others]
const h=freshRefs({...t,...d},new Set(p))
if(h.refs.length+h.dropped.length===0)return{lines:[],aside:o.aside}
const w=o.wholeTree??o.tree
const{refs:m,dropped:g,more:y}=await inOrder(c,h,p)
const b={tree:w,files:H,bytes:z,known:[...p],paths:new Set,objects:new Set,patches:[]}
if(g.length>0)for(const{newObject:t}of await listed(c,i.base,w))b.objects.add(t)
const k=new Map
for(const t of[...m,...g])k.set(t,await keepRef(c,t,b,{whole:w,...i}))
const $=[...h.refs,...g].flatMap(t=>k.get(t)??[])
const{paths:O,patches:v}=b
const S=O.size===0?o.aside:{paths:[...O],patch:Buffer.concat(v)}
return{lines:[...$,...someOf(y,at)],aside:S}}async function inOrder(t,e,n){const s=[...e.refs,...e.dropped].map(({commit:t})=>t)
const i=s.length<2?s:await newCommits(t,s,n,["--parents"]).catch(()=>s)
const o=new Map(i.map(t=>t.split(" ")).map(([t="",...e])=>[t,e]))
const r=e.dropped.filter(({commit:t})=>o.has(t))
return{refs:ancestorsFirst(e.refs.slice(0,at),o),dropped:ancestorsFirst(r.slice(0,at),o),more:[...e.refs.slice(at),...r.slice(at)].map(t=>lostRef(t,lt))}}function ancestorsFirst(t,e){const n=new Map(t.map(t=>[t.commit,t]))
const s=new Set
const i=[]
const o=t.toReversed().map(({commit:t})=>({commit:t,isLeaving:!1}))
for(let t=o.pop();t;t=o.pop()){const{commit:r,isLeaving:a}=t
const c=n.get(r)
if(a&&c)i.push(c)
if(a||s.has(r))continue
s.add(r)
o.push({commit:r,isLeaving:!0})
for(const t of e.get(r)??[])o.push({commit:t,isLeaving:!1})}return i}const lt="there are too many like it"
async function keepRef(t,e,n,s){try{const i={kept:0,lost:[],isKnown:!1}
for(const o of await partsOf(t,e,n.known))await keepPart(t,o,{kept:n,amounts:i,...s})
n.known.push(e.commit)
if(i.kept+i.lost.length===0&&!i.isKnown)return[]
const o=e.kind==="a dropped commit"
const r={path:e.name,code:o?"DKH-120":"DKH-113",detail:await describe(t,e,i)}
const a=i.lost.map(t=>({path:t,code:o?"DKH-120":"DKH-114",detail:`its version in ${(0,d.aY)(e.name)}`}))
return[r,...someOf(a)]}catch{return[lostRef(e,ft)]}}async function keepPart(t,e,{kept:n,amounts:s,whole:i,apart:o}){const a=await missing(t,e,n.tree,n.objects)
const isOwn=t=>!(0,r.zB)(t,o)
const isNew=t=>e.counts==="changes"||!n.paths.has(t.path)
const c=a.entries.filter(t=>isOwn(t)&&isNew(t))
if(c.length===0&&n.tree!==i&&e.counts==="changes")s.isKnown||=(await missing(t,e,i,n.objects)).entries.some(isOwn)
const f=c.filter(({path:t,newMode:e})=>e!==r.NG&&!t.includes("�"))
const l=await patchOf(t,a,f,n)
s.lost.push(...c.filter(t=>!l||!f.includes(t)).map(({path:t})=>t))
if(!l)return
s.kept+=f.length
n.files-=f.length
n.bytes-=l.length
n.patches.push(l)
for(const{path:t,newObject:e}of f){n.paths.add(t)
n.objects.add(e)}if(a.tree!==void 0)n.tree=a.tree}async function patchOf(t,{from:e,to:n},s,{files:i,bytes:o}){if(s.length===0||s.length>i)return
const a=await(0,r.gN)(t,s.map(({newObject:t})=>t))
if([...a.values()].reduce((t,e)=>t+e,0)>o)return
return t.bytes([...r.Mu,e,n,"--",...s.map(({path:t})=>t)],"",o).catch(()=>{})}const ut=200
async function describe(t,{kind:e,commit:n},{kept:s,lost:i}){const o=["log","-1","--no-show-signature","--format=%s",n]
const r=await t.bytes(o,"",1024*1024).then(String,()=>"")
const a=[...s>0?[`${(0,c.U9)(s,"file")} saved as a patch`]:[],...i.length>0?[`${(0,c.U9)(i.length,"file")} not saved`]:[]]
const f=a.length>0?a.join(", "):"its files are in the patch with those of other refs"
return`${e}, ${(0,d.aY)(n.slice(0,7))} ${(0,d.aY)((0,c.TN)(r,ut))}; ${f}`}const dt=64*1024*1024
const pt=1e3
const ht=16*1024*1024
const wt=1e3
async function withStaged(t,e){const n=indexesIn(t)
if(n.length===0)return e
const{entries:s,unread:i}=await stagedIn(n,t,e).catch(()=>({entries:[],unread:n}))
const o=s.length===0?void 0:await staged_work_patchOf(s,t,e.aside).catch(()=>{})
const r=s.slice(0,wt).map(({path:t})=>o?{path:t,code:"DKH-119",detail:""}:{path:t,code:"DKH-114",detail:"it was staged"})
const a=s.slice(wt,wt+1).map(({path:t})=>{const e=(0,c.U9)(s.length-wt,"file")
return{path:t,code:o?"DKH-119":"DKH-114",detail:`it is one of ${e} more that were staged`}})
const f=i.map(t=>({path:t,code:"DKH-114",detail:"it cannot be read"}))
return{...e,leftOut:[...e.leftOut,...r,...a,...f],aside:o??e.aside}}async function stagedIn(t,e,n){const s=await knownIn(e,n)
const i=new Map
const o=[]
for(const n of t){const t=await addedIn(n,e)
if(!t)o.push(n)
for(const e of t??[])if(!s(e))i.set(e.path,e)}if(i.size>0)for(const{path:t}of await committedIn(e))i.delete(t)
return{entries:[...i.values()],unread:o}}function indexesIn({workspace:t,gitDir:e}){if(!(0,u.BJ)(t,".git")?.isDirectory())return[]
const n=(0,u.BJ)(e,"HEAD")?.mtimeMs??0
const s=(0,u.HL)(t,".git/worktrees",pt)
const i=s.status==="read"?s.entries.map(({name:t})=>`.git/worktrees/${t}`):[]
return[".git",...i].map(t=>`${t}/index`).filter(e=>{const s=(0,u.BJ)(t,e)
return s?.isFile()&&s.mtimeMs>=n})}async function addedIn(t,e){const n=(0,u.Pd)(e.workspace,t,dt)
if(n.status!=="read")return
const a=(0,i.join)(e.folder,"staged-index");(0,s.writeFileSync)(a,n.bytes)
const{gitDir:c,environment:f,signal:l,base:d,apart:p}=e
const h=(0,o.$Y)({folder:c,environment:{...f,GIT_INDEX_FILE:a},...l&&{signal:l}})
const w=["diff-index","--cached","--raw","--no-renames","--no-abbrev","--diff-filter=A",d]
const m=await h.bytes(w,"",ht).catch(()=>{});(0,s.rmSync)(a,{force:!0})
if(m)return(0,r.s9)(m.toString()).filter(t=>!(0,r.zB)(t,p))
return holdsFiles(n.bytes)&&!isSplit((0,i.dirname)(t),e)?void 0:[]}function holdsFiles(t){return t.subarray(0,4).toString("latin1")==="DIRC"}function isSplit(t,{workspace:e}){const n=(0,u.HL)(e,t,pt)
return n.status==="read"&&n.entries.some(({name:t})=>t.startsWith("sharedindex."))}async function committedIn(t){const e=(0,A.r)(t.workspace)?.head
if(e===void 0||e===t.base)return[]
return openLook(t).then(n=>listed(n,t.base,e)).catch(()=>[])}async function knownIn({gitDir:t,environment:e,workspace:n,base:s,signal:i},a){const c=(0,o.$Y)({folder:t,environment:e,...i&&{signal:i}})
const f=await(0,r.Mc)(c,s,a.wholeTree??a.tree)
const l=new Set(f.map(({newObject:t})=>t))
const d=new Set(a.aside?.paths)
return({path:t,newMode:e,newObject:s})=>e===r.NG||l.has(s)||d.has(t)||(0,u.BJ)(n,t)!==void 0}async function staged_work_patchOf(t,e,n){const s=await openLook(e)
const i=await(0,r.gN)(s,t.map(({newObject:t})=>t))
const o=[...i.values()].reduce((t,e)=>t+e,0)
if(t.length>H||o>z)throw new Error("It is too much to be kept.")
const a=await(0,r.p6)(s,e.base,t,"new")
const c=await s.bytes([...r.Mu,e.base,a])
const f=t.map(({path:t})=>t)
return{paths:[...n?.paths??[],...f],patch:Buffer.concat([n?.patch??Buffer.alloc(0),c])}}async function captureWork(t,e=()=>{}){const{workspace:n}=t
const o={...t,environment:{...t.environment,...mt}}
removeLocks(t.folder)
const r=(0,s.lstatSync)((0,i.join)((0,k.ce)(o).gitDir,"HEAD")).mtimeMs
const{shutAgain:a,...c}=(0,$.DI)(n,r)
try{const s=t.finder==="walk"||areRulesSlow({workspace:n,rules:c.rules})
return await capturedIn(o,{since:r,finder:s?"walk":"git",...c},e)}finally{a()}}async function capturedIn(t,{since:e,...n},o){const{workspace:r,apart:c,folder:f,environment:l,edited:u=[]}=t
const d=t.onto??t.base
const{avoided:p,finder:h}=n
const{gitDir:w,inWorkTree:m,objects:g}=(0,k.ce)(t)
const y=(0,i.join)(w,"HEAD")
const b={gitDir:w,workspace:r,objects:g,plain:()=>(0,k.D2)(t,w),isOlder:t=>(0,k.tW)((0,i.join)(r,t),y),isFresh:t=>(0,$.uY)(r,t,e),onFiles:o,apart:c===void 0?[]:[c],began:e,edited:u,nowhere:t=>gitNowhere({folder:f,environment:l},t),...n}
const O={gitDir:w,workspace:r,base:d,rules:n.rules}
const v=h==="walk"
if(v)setQuickAttributes(O)
else(0,s.rmSync)((0,i.join)(w,"info","attributes"),{force:!0})
if(t.onto!==void 0)await trackTree(g(),t.base,t.onto)
const S=await captureChange(m,d,b)
o(S)
const j={avoided:p.map(a.$6),rules:v?`--exclude-from=${quickExcludes(O)}`:"--exclude-standard"}
const M=await withIgnoredEdits(t,S,j)
o(M)
const x={...t,gitDir:w,identity:(0,k.CC)(new Date(t.now))}
const I=await withStaged(x,await withLeftCommits(x,M))
return{...I,commits:await readAgentCommits(x)}}async function trackTree(t,e,n){const s=await(0,r.Mc)(t,e,n)
const i=s.map(({newMode:t,newObject:e,quoted:n})=>t===r.NG?removalOf(n):`${t} ${e}\t${n}\n`)
const o=i.toSorted((t,e)=>Number(e.startsWith(r.sj))-Number(t.startsWith(r.sj)))
await t.raw(["update-index","--replace","--index-info"],o.join(""))}function removalOf(t){return`${r.sj} ${"0".repeat(40)}\t${t}\n`}function gitNowhere({folder:t,environment:e},n){const[r,a]=[(0,i.join)(t,"rules.git"),(0,i.join)(t,"rules")];(0,o.xJ)(r);(0,s.mkdirSync)(a,{recursive:!0});(0,s.copyFileSync)(n,(0,i.join)(r,"info","exclude"))
return(0,o.$Y)({folder:a,gitDir:r,environment:e})}const mt={GIT_ALLOC_LIMIT:"110m"}
function removeLocks(t){for(const e of["publisher.git","bytes.git","look.git"])for(const n of["index","published-index","spare-index"])(0,s.rmSync)((0,i.join)(t,e,`${n}.lock`),{force:!0})}function captureLine(t,e){const n=e.aside&&{...e.aside,patch:e.aside.patch.toString("base64")}
return`${JSON.stringify({kind:t,change:{...e,aside:n}})}\n`}const gt=200
async function withIgnoredEdits(t,e,{avoided:n,rules:s}){const i=new Set([...e.files,...e.leftOut].map(({path:t})=>t))
const isAvoided=t=>n.some(e=>t.startsWith(`${e}/`))
const isOpen=t=>!i.has(t)&&!isAvoided(t)
const o=(t.edited??[]).filter(isOpen).slice(0,gt)
if(o.length===0)return e
const r=(0,k.ce)(t).inWorkTree({GIT_LITERAL_PATHSPECS:"1"})
const a=["ls-files","-z","--others","--ignored",s,"--",...o]
const c=(await r.raw(a).catch(()=>"")).split("\0").filter(t=>o.includes(t))
const f=c.map(t=>({path:t,code:"DKH-118",detail:""}))
return{...e,leftOut:[...e.leftOut,...f]}}}),93137:((t,e,n)=>{n.d(e,{DI:()=>makeTreeReadable,Hq:()=>isChanged,MG:()=>blockingPaths,X7:()=>makeFileReadable,f_:()=>isTooDeep,nA:()=>wholePath,s9:()=>entriesIn,uY:()=>hasNewer})
var s=n(73024)
var i=n(92323)
var o=n(3024)
const r=5e3
const a=4e3
const c=1e5
function makeTreeReadable(t,e){const[n,s,a]=[[],new Set,[]]
const c=new Map
const opened=(n,s)=>{const i=!isNewer((0,o.BJ)(t,bytesOf(n)),e)
if(s!==void 0&&i&&n!==""&&n!==".git")c.set(n,s)}
const f=[""]
for(let i=f.pop();i!==void 0;i=f.pop())for(const c of entriesIn(t,i,opened)){const l=i===""?c.name:`${i}/${c.name}`
if(c.isDirectory()){if(!isTooDeep(t,l))f.push(l)}else if(isSpecial(c)||leadsToSpecial(t,l,c)){const i=!c.isSocket()&&isReadByGit(l)
const r=i?repositoryOf(l):""
const a=i&&r===""&&!l.includes("/")
if(a||isNewer((0,o.BJ)(t,bytesOf(l)),e))remove(t,l,n)
else if(r!=="")s.add(r)}else if(c.isFile()&&isReadByGit(l)){makeFileReadable(t,l)
if(isEndless(t,l))s.add(repositoryOf(l))
if(isRules(l)&&a.length<r)a.push({path:l,isNew:isChanged(t,l,e)})}}const shutAgain=()=>{for(const[e,n]of[...c].toReversed())(0,i.iY)(wholePath(t,e),n)}
return{removed:n,avoided:[...s],rules:a,shutAgain:shutAgain}}function*blockingPaths(t){const e=[""]
for(let n=e.pop();n!==void 0;n=e.pop())for(const s of entriesIn(t,n)){const i=n===""?s.name:`${n}/${s.name}`
const o=isSpecial(s)&&!s.isSocket()||leadsToSpecial(t,i,s)
yield o&&isReadByGit(i)?i:void 0
if(s.isDirectory()&&!isTooDeep(t,i))e.push(i)}}function isTooDeep(t,e){return t.length+e.length>=a}function*entriesIn(t,e,n){const o=wholePath(t,e)
try{if(!(0,i.Jr)(o,s.constants.R_OK|s.constants.X_OK))n?.(e,(0,i.vW)(o,448))
const t=(0,s.opendirSync)(o,{encoding:"latin1",bufferSize:256})
try{for(let e=t.readSync();e!==null;e=t.readSync())yield e}finally{t.closeSync()}}catch{}}function hasNewer(t,e,n){let s=c
const i=[e]
for(const e of i)for(const r of entriesIn(t,e)){const a=`${e}/${r.name}`
if(s--<=0||((0,o.BJ)(t,bytesOf(a))?.mtimeMs??0)>=n)return!0
if(r.isDirectory()&&!isTooDeep(t,a))i.push(a)}return!1}function makeFileReadable(t,e){const n=wholePath(t,e)
return!(0,i.Jr)(n,s.constants.R_OK)&&(0,o.BJ)(t,bytesOf(e))?.isFile()===!0&&(0,i.vW)(n,384)!==void 0}function remove(t,e,n){try{(0,s.rmSync)(wholePath(t,e))
n.push(e)}catch{}}function isSpecial(t){return t.isFIFO()||t.isSocket()||t.isCharacterDevice()||t.isBlockDevice()}function isEndless(t,e){return e.endsWith("/.git/commondir")&&((0,o.BJ)(t,bytesOf(e))?.size??0)>f}const f=64*1024
function leadsToSpecial(t,e,n){if(!n.isSymbolicLink()||!e.split("/").includes(".git"))return!1
try{const n=(0,s.statSync)(wholePath(t,e))
return n.isFIFO()||n.isCharacterDevice()||n.isBlockDevice()}catch{return!1}}function isNewer(t,e){if(t===void 0)return!1
return(t.birthtimeMs>0?t.birthtimeMs:t.ctimeMs)>e}function isChanged(t,e,n){return((0,o.BJ)(t,bytesOf(e))?.ctimeMs??0)>n}function isRules(t){return/(?:^|\/)\.git(?:ignore|attributes)$/.test(t)&&!t.split("/").includes(".git")}const l=new Set([".git",".gitignore",".gitattributes",".gitmodules",".mailmap"])
function isReadByGit(t){const e=t.split("/")
return l.has(e.at(-1)??"")||e.includes(".git")}function repositoryOf(t){const e=t.split("/")
const n=e.indexOf(".git")
return e.slice(0,n<0?-1:n).join("/")}function bytesOf(t){return Buffer.from(t,"latin1")}function wholePath(t,e){return Buffer.concat([Buffer.from(e===""?t:`${t}/`),bytesOf(e)])}})}

export const id=3238
export const ids=[3238]
export const modules={23040:((t,e,n)=>{n.d(e,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var s=n(3024)
async function withoutUnchangedPointers(t,e,n){const s=n.filter(({status:t})=>t==="UPDATED")
if(s.length===0)return n
const o=new Set
const i=await lfsPaths(e,s)
for(const{path:n,oid:a}of s){if(a===void 0||!i.has(n))continue
const s=pointerIn(await e.raw(["cat-file","blob",a]))
if(s&&await isSameContent(t,n,s))o.add(n)}return n.filter(({path:t})=>!o.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,e,{oid:n,size:o}){if((0,s.BJ)(t,e)?.size!==o)return!1
const i=await(0,s.fx)(t,e,{algorithm:"sha256",maxBytes:o})
return i.status==="read"&&i.id===n}}),43238:((t,e,n)=>{n.r(e)
n.d(e,{captureLine:()=>captureLine,captureWork:()=>captureWork})
var s=n(73024)
var o=n(76760)
var i=n(33368)
var a=n(47575)
var r=n(87032)
var c=n(94869)
async function listOthers(t,e=[],n){const s=n===void 0?"--exclude-standard":`--exclude-from=${n}`
const o=["ls-files","-z","--others",s,...without(e)]
const{stdout:i,stderr:a}=await t.both(o)
return{paths:(0,r.M$)(i),words:a}}function without(t){return t.length===0?[]:["--",...t.map(exclusionOf)]}function exclusionOf(t){const e=(0,r.$6)(t)
if(!e.includes("�"))return`:(top,exclude,literal)${e}`
return`:(top,exclude,glob)${t.replaceAll(/[\\*?[\]]/g,"\\$&").replaceAll(/[^\x20-\x7e]/g,"?")}`}const f=3e3
async function addEach(t,e){const n=["update-index","-z","--add","--remove","--replace","--stdin"]
const addAll=async e=>{const{stderr:s}=await t.both(n,(0,r.J7)(e))
if(!s.includes("Ignoring path "))return[]
const o=new Set((0,r.M$)(await t.bytes(["ls-files","-z"])))
return e.filter(t=>!o.has(t))}
return byHalves(e,addAll,t=>[t])}const l="1".repeat(40)
async function addLinks(t,e){const add=async e=>{const n=e.map(t=>`160000 ${l}\t${t}`)
await t.raw(["update-index","-z","--add","--replace","--index-info"],(0,r.J7)(n))
return[]}
return byHalves(e,add,t=>[t])}async function byHalves(t,e,n,s={left:f}){if(t.length===0)return[]
if(s.left--<=0)return t.flatMap(n)
try{return await e(t)}catch{if(t.length===1)return t.flatMap(n)
const o=Math.ceil(t.length/2)
const i=await byHalves(t.slice(0,o),e,n,s)
return[...i,...await byHalves(t.slice(o),e,n,s)]}}var d=n(3024)
var u=n(33737)
function compiledRules(t,{kind:e,skipsSlow:n}){const depth=({folder:t})=>t===""?0:t.split("/").length
const s=t.toSorted((t,e)=>depth(t)-depth(e))
const o=s.flatMap(({folder:t,text:e})=>linesOf(e).map(e=>({folder:t,line:e})))
const i=o.filter(({line:t})=>starsIn(t)>=h).length>w
const a=i?h-1:p
const r=n?o.filter(({line:t})=>starsIn(t)<=a):o
const c=e==="ignore"?ignoreAt:attributesAt
return{text:r.map(({folder:t,line:e})=>`${c(t,e)}\n`).join(""),slow:o.length-r.length}}function folderOf(t){return t.includes("/")?t.slice(0,t.lastIndexOf("/")):""}const p=3
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
const[,o="",i=""]=s
return`"${inQuotes(anchored(t,o))}"${i}`}function anchored(t,e){return`${prefixOf(t)}${belowOf(e)}`}function prefixOf(t){return`/${t.replaceAll(/[\\*?[]/g,"\\$&")}/`}function belowOf(t){if(t.startsWith("/"))return t.slice(1)
return t.slice(0,-1).includes("/")?t:`**/${t}`}function inQuotes(t){return t.replaceAll(/["\\]/g,"\\$&")}const m=20
async function newIgnored({workspace:t,hidden:e,index:n,edited:s,git:o}){if(e.length===0)return{work:new Map,others:[]}
const i=new Set(n.flatMap(foldersAbove))
const a=new Set(s)
const f=new Set(n.map(kindOf).filter(Boolean))
const isWork=t=>a.has((0,r.$6)(t))||f.has(kindOf(t))
const l=e.filter(t=>isWork(t))
const d=Map.groupBy(e.filter(t=>!isWork(t)),t=>topOf(t,i))
const u=[...d].slice(0,m)
const p=await rulesFor(o,[...l.slice(0,m),...u.map(([,[t=""]])=>t)])
const h=u.map(([e,n])=>{const s=n.reduce((e,n)=>e+sizeAt(t,n),0)
const o=p.get(n[0]??"")
const i=e.endsWith("/")?`${(0,c.U9)(n.length,"file")}, ${(0,c.lP)(s)}`:(0,c.lP)(s)
return{kind:"ignored",path:(0,r.$6)(e),detail:[i,o].filter(Boolean).join(": ")}})
const w=d.size-u.length
const g=w>0?[{kind:"ignored",path:"",detail:`${w} more`}]:[]
return{work:new Map(l.map(t=>[t,p.get(t)??""])),others:[...h,...g]}}function kindOf(t){const e=o.posix.extname(t)
return e===""?"":`${folderOf(t)}/*${e}`}function foldersAbove(t){const e=t.split("/").slice(0,-1)
return e.map((t,n)=>`${e.slice(0,n+1).join("/")}/`)}function topOf(t,e){return foldersAbove(t).find(t=>!e.has(t))??t}function sizeAt(t,e){return(0,d.BJ)(t,Buffer.from(e,"latin1"))?.size??0}async function rulesFor(t,e){const n=["check-ignore","-v","-z","--no-index","--stdin"]
const s=e.map(t=>t.replace(/\/$/,""))
const o=(0,r.M$)(await t.bytes(n,(0,r.J7)(s)).catch(()=>Buffer.alloc(0)))
const i=new Map
for(let t=0;t+3<o.length;t+=4){const[e="",,n="",s=""]=o.slice(t,t+4)
i.set(s,`${(0,u.aY)((0,r.$6)(n))} in ${(0,u.aY)((0,r.$6)(e))}`)}return new Map(e.flatMap(t=>{const e=i.get(t.replace(/\/$/,""))
return e===void 0?[]:[[t,e]]}))}var g=n(23040)
const b=1024
async function settleLfs(t,e,n){const s=await trackedIn(t,e,n)
if(s.size===0)return{isChanged:!1,refused:[]}
const o=e.filter(({path:t})=>s.has(t))
const i=o.filter(({newMode:t})=>t.startsWith("100"))
const r=await pointersIn(t,o.map(({oldObject:t})=>t))
const c=await pointersIn(t,i.map(({newObject:t})=>t))
const f=await(0,a.gN)(t,i.map(({newObject:t})=>t))
const l=[]
const d=[]
for(const t of i){if(c.has(t.newObject)||f.get(t.newObject)===0)continue
const e=await standIn(n.workspace,t.path,r)
if(e===void 0)d.push(t.path)
l.push(e===void 0?(0,a.MT)(t):`${t.newMode} ${e}\t${t.quoted}\n`)}if(l.length>0)await t.raw(["update-index","--index-info"],l.join(""))
return{isChanged:l.length>0,refused:d}}async function trackedIn(t,e,{base:n,workspace:s,aside:i}){const a=e.map(({path:t})=>t)
const r=a.some(t=>/(?:^|\/)\.gitattributes$/.test(t))
if(!r&&!foldersOf(a).some(t=>(0,d.BJ)(s,(0,o.join)(t,".gitattributes"))))return new Set
const c=await lfsPaths(t,a)
if(!r)return c
const f=i()
await f.raw(["read-tree",n])
return new Set([...c,...await lfsPaths(f,a)])}function foldersOf(t){const e=new Set
for(const n of t)for(let t=(0,o.dirname)(n);!e.has(t);t=(0,o.dirname)(t))e.add(t)
return[...e]}async function lfsPaths(t,e){const n=e.map(t=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--cached","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}async function pointersIn(t,e){const n=await(0,a.gN)(t,e)
const s=e.filter(t=>(n.get(t)??b)<b)
const o=new Map
for(const[e,n]of await(0,a.b4)(t,s)){const t=(0,g.ZY)(n.toString())
if(t)o.set(e,t)}return o}async function standIn(t,e,n){for(const[s,o]of n)if(await(0,g.OI)(t,e,o))return s
return}var y=n(98664)
var k=n(79137)
var $=n(93137)
async function withoutBits(t,{workspace:e,began:n,skipped:s}){const o=(0,r.M$)(await t.bytes(["ls-files","-z","-v",...without(s)]))
const i=o.map(t=>({path:t.slice(2),tag:t.slice(0,1)}))
const a=i.filter(({path:t,tag:s})=>s!=="H"&&(0,$.Hq)(e,t,n))
const c=(0,r.J7)(a.map(({path:t})=>t))
if(a.length>0)for(const e of["--no-assume-unchanged","--no-skip-worktree"])await t.raw(["update-index","-z",e,"--stdin"],c)
const f=new Set(a.map(({path:t})=>t))
return i.map(({path:t,tag:e})=>({path:t,isSkipped:e.toUpperCase()==="S"&&!f.has(t)}))}const v=1024*1024
const O=16*1024*1024
const isIgnore=t=>/(?:^|\/)\.gitignore$/.test(t)
const isAttributes=t=>/(?:^|\/)\.gitattributes$/.test(t)
function areIgnoresNew({rules:t}){return t.some(({path:t,isNew:e})=>e&&isIgnore(t))}const S=20
function areRulesSlow(t){const e=contentsOf(t,t.rules.filter(({isNew:t})=>t))
return compiledRules(e,{kind:"ignore",skipsSlow:!0}).slow>S}async function startExcludes(t,e,n=!1){const s=new Map(e.rules.map(t=>[t.path,t]))
const o=[...await baseFiles(t,e.base)].filter(([t])=>s.get(t)?.isNew!==!1)
const i=e.rules.filter(({path:t,isNew:e})=>!e&&isIgnore(t))
const a=o.map(([t,e])=>({folder:folderOf(t),text:e}))
return written(e,"start-excludes",[...a,...contentsOf(e,i)],n)}function quickExcludes(t){const e=t.rules.filter(({path:t})=>isIgnore(t))
return written(t,"quick-excludes",contentsOf(t,e),!0)}function setQuickAttributes({gitDir:t,...e}){const n=contentsOf(e,e.rules.filter(({path:t})=>isAttributes(t)))
const{text:i}=compiledRules(n,{kind:"attributes",skipsSlow:!0})
const a=[...new Set([...j,...n.flatMap(attributesIn)])].map(t=>`* !${t}\n`);(0,s.writeFileSync)((0,o.join)(t,"info","attributes"),`${a.join("")}${i}`,"latin1")}const j=["binary","text","crlf","eol","ident","filter","working-tree-encoding","diff","merge"]
function attributesIn({text:t}){return[...t.matchAll(/[ \t\]][-!]?([A-Za-z0-9_.][\w.-]{0,200})(?=[\s=]|$)/g)].map(([,t=""])=>t)}function written({gitDir:t},e,n,i){const a=(0,d.Pd)(t,"info/exclude",v)
const r=a.status==="read"?a.bytes.toString("latin1"):""
const{text:c}=compiledRules([{folder:"",text:r},...n],{kind:"ignore",skipsSlow:i})
const f=(0,o.join)(t,"info",e);(0,s.writeFileSync)(f,c,"latin1")
return f}function contentsOf({workspace:t},e){let n=O
return e.flatMap(({path:e})=>{const s=(0,d.Pd)(t,Buffer.from(e,"latin1"),Math.min(v,n))
if(s.status!=="read")return[]
n-=s.bytes.length
return[{folder:folderOf(e),text:s.bytes.toString("latin1")}]})}async function baseFiles(t,e){const n=(0,r.M$)(await t.bytes(["ls-tree","-r","-z",e]))
const s=n.map(t=>({id:t.split(/[ \t]/)[2]??"",path:t.slice(t.indexOf("\t")+1)}))
const o=s.filter(({path:t})=>isIgnore(t))
const i=await(0,a.b4)(t,[...new Set(o.map(({id:t})=>t))],O)
return new Map(o.map(({path:t,id:e})=>[t,i.get(e)?.toString("latin1")??""]))}const x=100*1024*1024
async function stageAll(t,e){const{workspace:n}=e
const s=e.finder==="git"?await findByGit(t,e):await findByWalk(t,e)
await(0,k.nI)(t,s.gone)
const o=s.files.map(t=>({path:t,stats:(0,d.BJ)(n,Buffer.from(t,"latin1"))}))
const isTakeable=({stats:t})=>t?.isFile()===!0||t?.isSymbolicLink()===!0
const i=o.filter(({stats:t})=>(t?.size??0)>x&&t?.isFile()).map(({path:t})=>t)
const a=o.filter(t=>t.stats!==void 0&&!isTakeable(t)).map(({path:t})=>t)
const r=new Set([...i,...a])
const c=await addReadable(t,s.files.filter(t=>!r.has(t)),n)
return{...s,refused:[...a,...c],large:i}}async function addReadable(t,e,n){const s=await addEach(t,e)
const o=new Set(s.filter(t=>(0,$.X7)(n,t)))
if(o.size===0)return s
const i=await addEach(t,[...o])
return[...s.filter(t=>!o.has(t)),...i]}async function findByGit(t,e){const{skipped:n}=e
await withoutBits(t,e)
const s=await changedFiles(t,n)
const isGone=({mode:t})=>t===a.sj||t===a.NG
const o=pathsOf(s.filter(isGone))
await(0,k.nI)(t,o)
const i=await listOthers(t,n)
const r=areIgnoresNew(e)?await listOthers(t,n,await startExcludes(e.objects,e)):i
const{paths:c,...f}=sortedOut(i.paths,r.paths,e)
return{...f,gone:[],files:[...pathsOf(s.filter(t=>!isGone(t))),...c.filter(t=>!t.endsWith("/"))],repositories:c.filter(t=>t.endsWith("/")).map(t=>t.slice(0,-1)),shut:unopened(i.words)}}function sortedOut(t,e,{workspace:n,began:s}){if(t===e)return{paths:t,hidden:[],revealed:[]}
const[o,i]=[new Set(t),new Set(e)]
const isNew=t=>(0,$.Hq)(n,t,s)
const a=t.filter(t=>!i.has(t)&&!isNew(t))
const r=new Set(a)
return{paths:t.filter(t=>!r.has(t)),hidden:e.filter(t=>!o.has(t)&&isNew(t)),revealed:a}}const M=2e5
async function findByWalk(t,e){const{workspace:n,skipped:s,nowhere:o}=e
const i=await withoutBits(t,e)
const a=pathsOf(i)
const isThere=t=>(0,d.BJ)(n,Buffer.from(t,"latin1"))!==void 0
const r=new Set(a)
const{files:c,...f}=walk(n,s)
const l=c.filter(t=>!r.has(t))
const by=async t=>{const e=new Set(await ignoredOf(o(t),l))
return l.filter(t=>!e.has(t))}
const u=await by(quickExcludes(e))
const p=areIgnoresNew(e)?await by(await startExcludes(e.objects,e,!0)):u
const{paths:h,...w}=sortedOut(u,p,e)
return{...f,...w,gone:pathsOf(i.filter(({path:t,isSkipped:e})=>!e&&!isThere(t))),files:[...a.filter(isThere),...h]}}function walk(t,e){const[n,s,o]=[[],[],[]]
const i=new Set([".git",...e])
const a=[""]
for(let e=a.pop();e!==void 0;e=a.pop()){const r=[...(0,$.s9)(t,e)]
if(e!==""&&r.some(({name:t})=>t===".git")){s.push(e)
continue}const c=r.map(t=>({entry:t,path:e===""?t.name:`${e}/${t.name}`}))
for(const{entry:e,path:s}of c.filter(t=>!i.has(t.path))){const i=e.isDirectory()
if(i?(0,$.f_)(t,s):n.length>=M)o.push(shortened(s))
else(i?a:n).push(s)}}return{files:n,repositories:s,shut:o}}async function ignoredOf(t,e){const ask=async e=>{try{return(0,r.M$)(await t.bytes(["check-ignore","-z","--no-index","--stdin"],(0,r.J7)(e)))}catch(t){const{cause:e}=(0,y.ec)(t)
if(e instanceof Error&&e.message==="")return[]
throw t}}
return byHalves(e,ask,()=>[],{left:I})}const I=200
function pathsOf(t){return t.map(({path:t})=>t)}async function changedFiles(t,e){const n=["diff-files","-z","--raw","--no-renames","--ignore-submodules=all",...without(e)]
const s=(0,r.M$)(await t.bytes(n))
return s.flatMap((t,e)=>e%2===0?[{mode:t.split(" ")[1]??"",path:s[e+1]??""}]:[])}const D="\nwarning: could not open directory '"
function unopened(t){const e=`\n${t}`.split(D).slice(1)
const n=e.map(t=>t.split("/': ",1)[0]??"").map(t=>t.replace(/\n$/,""))
return n.map(t=>shortened(Buffer.from(t).toString("latin1")))}function shortened(t){return t.length>200?`${(0,c.GH)(t,200)}${B}`:t}const B=Buffer.from("…").toString("latin1")
var H=n(63946)
const A=300
const z=3*1024*1024
const L=20
async function keepAsBytes(t,e,n){const s=[]
for(const o of n.paths){const i={path:(0,r.$6)(o),code:"DKH-112",detail:F}
s.push(...await lookInto(t,e,{...n,path:o}).catch(()=>[i]))}const o=fitting(s.filter(t=>"found"in t),new Set(n.edited))
const{wholeTree:i,lost:a}=await treeWith(t,e,[...o.values()].flat())
const c=s.map(t=>"found"in t?wordsFor(t,n,o.get(t)??[],a):t)
return{leftOut:c,wholeTree:i}}async function lookInto(t,e,{base:n,path:s,submodules:o,avoided:i}){if(i.some(t=>`${t}/`.startsWith(`${s}/`)))return[{path:(0,r.$6)(s),code:"DKH-112",detail:"git cannot look into it"}]
if(await isNothing(t,e,s)||await isCopy(t,[n,e],s))return[]
const a=o.get(s)??await filesOf(t,s)
if(typeof a==="string")return[{path:(0,r.$6)(s),code:"DKH-112",detail:a}]
return[{path:s,found:a}]}function fitting(t,e){const n={files:A,bytes:z}
const isEdited=({path:t})=>Number(e.has((0,r.$6)(t)))
const s=new Map
for(const e of t.toSorted((t,e)=>sizeIn(t)-sizeIn(e))){const t=e.found.files.toSorted((t,e)=>isEdited(e)-isEdited(t)||e.changedMs-t.changedMs)
const o=t.filter(({size:t})=>{if(n.files<1||t>n.bytes)return!1
n.files-=1
n.bytes-=t
return!0})
s.set(e,o.map(({path:t})=>t))}return s}function wordsFor(t,e,n,s){const{path:o,found:i}=t
const a={path:(0,r.$6)(o)}
const f=n.some(t=>s.has(t))
const l=n.filter(t=>!s.has(t)).length
const d=l===i.files.length&&i.unseen===0
const u=f?F:`too large to be saved: ${(0,c.lP)(sizeIn(t))}`
const p=e.ignored.get(o)
if(e.lfs.has(o))return{...a,code:d?"DKH-115":"DKH-116",detail:(0,c.lP)(sizeIn(t))}
if(p!==void 0)return{...a,code:d?"DKH-122":"DKH-118",detail:d?p:`${p}; ${u}`}
if(i.isOne)return{...a,code:d?"DKH-110":"DKH-112",detail:d?i.why:`${i.why}, ${u}`}
const h=[i.why,...amountsOf(t,l,f)].join(", ")
return{...a,code:d?"DKH-110":l===0?"DKH-112":"DKH-123",detail:h}}function amountsOf(t,e,n){const{files:s,unseen:o}=t.found
const i=(0,c.U9)(s.length,"file")
const a=e===s.length
const r=a?`${i} kept`:`${e===0?"none":(0,c.vP)(e)} of ${i} kept`
const f=a?[]:[`${(0,c.lP)(sizeIn(t))} in all`]
const l=n?["with files that cannot be read"]:[]
const d=o>0?[`not looked into ${(0,c.vP)(o)} of the repositories in it`]:[]
return[r,...f,...l,...d]}const F="it cannot be read"
function sizeIn({found:t}){return t.files.reduce((t,e)=>t+e.size,0)}async function isNothing({workspace:t,in:e},n,s){if(Buffer.from((0,r.$6)(s)).toString("latin1")!==s)return!1
if(!lookAt(t,s)?.isDirectory()||!isEmpty(t,(0,r.$6)(s),{left:E}))return!1
return/^(?:$|160000 )/.test(await e(t).raw(["ls-tree",n,"--",s]))}async function isCopy({workspace:t,in:e},n,s){const o=`${t}/${(0,r.$6)(s)}`
const i=(0,d.Ui)(t,`${(0,r.$6)(s)}/.git`,1e4)??""
if(!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test(i))return!1
const a=e(o)
try{const i=await namesIn(e,o)
if(typeof i==="string"||!isReadable(t,s,i))return!1
await a.raw(["update-index","-z","--add","--stdin"],(0,r.J7)(i.filter(t=>!t.endsWith("/"))))
const c=await a.raw(["rev-parse",...n.map(t=>`${t}^{tree}`)])
return c.split("\n").includes((await a.raw(["write-tree"])).trim())}catch{return!1}}const E=200
const K=1024*1024*1024
function isReadable(t,e,n){const s=n.map(n=>lookAt(t,`${e}/${n}`))
return s.reduce((t,e)=>t+(e?.size??0),0)<=K}function isEmpty(t,e,n){if(n.left--<=0)return!1
const s=(0,d.HL)(t,e,E)
if(s.status!=="read"||s.isCut)return!1
return s.entries.every(s=>{const o=`${e}/${s.name}`
if(!s.isDirectory())return!1
return isEmpty(t,s.name===".git"?`${o}/objects`:o,n)})}async function treeWith({workspace:t,in:e},n,s){if(s.length===0)return{wholeTree:n,lost:new Set}
const o=e(t)
await o.raw(["read-tree",n])
for(const e of s)(0,$.X7)(t,e)
const i=new Set(await addEach(o,s))
return{wholeTree:(await o.raw(["write-tree"])).trim(),lost:i}}async function filesOf({workspace:t,in:e},n){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(n))return"git accepts no file with that name"
const s=lookAt(t,n)
if(!s)return"it cannot be read"
if(!s.isDirectory()){const t=s.isFile()||s.isSymbolicLink()
return t?{why:"git cannot convert it",isOne:!0,files:[{path:n,size:s.size,changedMs:0}],unseen:0}:"it is not a regular file"}const o="a nested repository"
const i=[]
let a=0
const c=[n]
for(const[s,f]of c.entries()){if(s>=L)break
const l=(0,d.BJ)(t,(0,r.$6)(f))!==void 0
const u=l?await namesIn(e,`${t}/${(0,r.$6)(f)}`):"whose name is not text"
if(typeof u==="string"&&f===n)return`${o} ${u}`
if(typeof u==="string"){a+=1
continue}for(const t of u.map(t=>`${f}/${t}`))if(t.endsWith("/"))c.push(t.slice(0,-1))
else i.push(t)}const f=i.map(e=>({file:e,stats:lookAt(t,e)}))
return{why:o,isOne:!1,files:f.map(({file:t,stats:e})=>({path:t,size:e?.size??0,changedMs:e?.ctimeMs??0})),unseen:a+Math.max(0,c.length-L)}}async function namesIn(t,e){const n=t(e)
await n.raw(["read-tree","--empty"])
const s=await n.bytes(["ls-files","-z","--others","--exclude-standard"]).catch(()=>{})
return s?(0,r.M$)(s):"that cannot be read"}function lookAt(t,e){return(0,d.BJ)(t,Buffer.from(e,"latin1"))}const N=64*1024*1024
const W=".git/index"
async function sparseOf(t,e){const n=t.filter(({newMode:t})=>t===a.sj)
if(n.length===0||(0,d.BJ)(e.workspace,".git/info/sparse-checkout")===void 0)return[]
const i=(0,d.Pd)(e.workspace,W,N)
if(i.status!=="read")return[]
const c=(0,o.join)(e.gitDir,"sparse-index");(0,s.writeFileSync)(c,i.bytes)
const f=["ls-files","-z","-t","--stage"]
const l=await e.objects({GIT_INDEX_FILE:c}).bytes(f).catch(()=>Buffer.alloc(0));(0,s.rmSync)(c,{force:!0})
const u=new Map((0,r.M$)(l).flatMap(t=>{const[e,,n=""]=t.split(" ")
return e==="S"?[[t.slice(t.indexOf("\t")+1),n]]:[]}))
return n.filter(({quoted:t,oldObject:e})=>u.get((0,a.I3)(t))===e)}async function captureChange(t,e,n){const{gitDir:i,workspace:a,plain:c,isOlder:f,avoided:l,onFiles:d,edited:u}=n
const p=[...n.apart.map(t=>Buffer.from(t).toString("latin1")),...l]
const h=await stageAll(t(),{...n,base:e,objects:n.objects(),skipped:p})
const w=(0,o.join)(i,"published-index");(0,s.rmSync)(w,{force:!0})
if((0,s.existsSync)((0,o.join)(i,"index")))(0,s.copyFileSync)((0,o.join)(i,"index"),w)
const m={GIT_INDEX_FILE:w}
const g=await addRepositories(t(m),h.repositories,{base:e,...n})
const b=n.objects(m)
const{named:y,submodules:k,...$}=await withoutLinks(b,e,n)
const{replaced:v,...O}=await withoutReplaced(b,$,{base:e,...n})
const{sparse:S,...j}=await withoutSparse(b,O,{base:e,...n})
const{tree:x,difference:M,lfs:I}=await withoutLfs(b,j,{base:e,...n})
const D=[...h.refused,...g,...h.shut.filter(t=>!f((0,r.$6)(t)))]
const B=[...new Set([...D,...y,...I])]
const{files:H,entries:A}=M
const z=[...largeFiles(h.large,a),...v,...avoidedFolders(n)]
const L={from:e,to:x,entries:A}
const F={tree:x,files:H,leftOut:z}
if(B.length+h.hidden.length+h.revealed.length+S.length===0)return{...F,known:L}
const E=[...B,...h.hidden].slice(0,P)
const K=E.map(t=>({path:(0,r.$6)(t),code:"DKH-112",detail:C}))
d({...F,leftOut:[...K,...z]})
const N=B.length+h.hidden.length===0?[]:(0,r.M$)(await t().bytes(["ls-files","-z"]))
const W=await newIgnored({workspace:a,hidden:h.hidden,index:N,edited:u,git:t()})
const T=[...W.others,...S,...h.revealed.slice(0,P).map(revealed)]
const R=[...B,...W.work.keys()]
if(R.length===0)return{...F,known:L,passedOver:T}
const _={submodules:k,lfs:new Set(I),ignored:W.work}
const J=await keepAsBytes(await c(),x,{base:e,paths:R,..._,avoided:l,edited:u})
return{tree:x,files:H,...J,leftOut:[...J.leftOut,...z],passedOver:T}}const P=1e3
function revealed(t){return{kind:"revealed",path:(0,r.$6)(t),detail:""}}const C="it could not be looked at in time"
async function addRepositories(t,e,{base:n,objects:s,finder:i,workspace:c}){if(e.length===0)return[]
const f=i==="git"?(0,r.M$)(await s().bytes(["ls-tree","-r","-z",n])):[]
const l=f.filter(t=>t.startsWith(a.NG))
const d=new Set(l.map(t=>t.slice(t.indexOf("\t")+1)))
const u=await addEach(t,e.filter(t=>d.has(t)))
const p=e.filter(t=>!d.has(t))
const h=p.filter(t=>isUnborn((0,o.join)(c,(0,r.$6)(t))))
const w=p.filter(t=>!h.includes(t))
return[...u,...h,...await addLinks(t,w)]}function isUnborn(t){return lookAt(t,".git")?.isDirectory()===!0&&(0,H.r)(t)?.head===void 0}function largeFiles(t,e){const detail=t=>(0,c.lP)(lookAt(e,t)?.size??0)
return t.map(t=>({path:(0,r.$6)(t),code:"DKH-106",detail:detail(t)}))}function avoidedFolders({avoided:t,isFresh:e}){const n="git cannot look into it"
return t.filter(e).map(t=>({path:(0,r.$6)(t),code:"DKH-112",detail:n}))}async function withoutReplaced(t,e,{base:n,workspace:s,removed:o}){const i=e.difference.entries.filter(({newMode:t})=>t===a.sj)
const c=new Set(o)
const f=i.flatMap(t=>{const e=placesOf((0,a.I3)(t.quoted)).find(t=>c.has(t)||isSpecial(lookAt(s,t)))
return e===void 0?[]:[{entry:t,place:e}]})
if(f.length===0)return{...e,replaced:[]}
await t.raw(["update-index","--index-info"],f.map(({entry:t})=>(0,a.MT)(t)).join(""))
const detail=t=>c.has(t)?"":"it was there before the run, and stays"
const l=[...new Set(f.map(({place:t})=>t))]
const d=l.map(t=>({path:(0,r.$6)(t),code:"DKH-121",detail:detail(t)}))
return{...await write(t,n),replaced:d}}async function withoutSparse(t,e,n){const s=await sparseOf(e.difference.entries,n)
if(s.length===0)return{...e,sparse:[]}
await t.raw(["update-index","--index-info"],s.map(a.MT).join(""))
const o=s.slice(0,P).map(({path:t})=>({kind:"sparse",path:t,detail:""}))
return{...await write(t,n.base),sparse:o}}function placesOf(t){const e=t.split("/")
return e.map((t,n)=>e.slice(0,n+1).join("/"))}function isSpecial(t){return t!==void 0&&!t.isFile()&&!t.isDirectory()&&!t.isSymbolicLink()}async function write(t,e){const n=(await t.raw(["write-tree"])).trim()
return{tree:n,difference:await(0,a.Pq)(t,e,n)}}async function withoutLfs(t,e,{base:n,gitDir:s,workspace:i,objects:a}){const aside=()=>a({GIT_INDEX_FILE:(0,o.join)(s,"spare-index")})
const{isChanged:r,refused:c}=await settleLfs(t,e.difference.entries,{base:n,workspace:i,aside:aside})
if(!r)return{...e,lfs:[]}
const f=c.map(t=>Buffer.from(t).toString("latin1"))
return{...await write(t,n),lfs:f}}async function withoutLinks(t,e,{workspace:n,isOlder:s}){const o=await write(t,e)
const i=o.difference.entries.map(t=>({...t,path:(0,a.I3)(t.quoted)}))
const c=i.filter(({newMode:t})=>t===a.NG)
const isGone=({oldMode:t,newMode:e})=>t===a.NG&&e===a.sj
const f=i.filter(t=>isGone(t)&&lookAt(n,t.path)?.isDirectory())
const l=i.filter(t=>c.includes(t)||f.includes(t))
if(l.length===0)return{...o,named:[],submodules:new Map}
await t.raw(["update-index","--index-info"],l.map(a.MT).join(""))
const d=f.filter(t=>i.some(({path:e})=>e.startsWith(`${t.path}/`)&&!s((0,r.$6)(e))))
const u=c.filter(({oldMode:t})=>t===a.NG)
return{...await write(t,e),named:[...c,...d].map(({path:t})=>t),submodules:new Map([...u.map(({path:t})=>[t,"a submodule at another commit"]),...f.map(({path:t})=>[t,"files instead of a submodule"])])}}var T=n(78250)
const R=6e4
const _=8*1024*1024
async function openLook({folder:t,workspace:e,environment:n,gitDir:a,identity:r,signal:c}){const f=(0,o.join)(t,"look.git")
requireOwnObjects(e);(0,i.xJ)(f)
const l=((0,d.Ui)(e,".git/shallow",_)??"").split("\n")
const u=l.filter(t=>/^[0-9a-f]{40,64}$/.test(t));(0,s.writeFileSync)((0,o.join)(f,"shallow"),u.map(t=>`${t}\n`).join(""));(0,s.writeFileSync)((0,o.join)(f,"config"),"[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n")
const p=[(0,o.join)(a,"objects"),(0,o.join)(e,".git/objects")];(0,s.writeFileSync)((0,o.join)(f,"objects/info/alternates"),p.map(t=>`${t}\n`).join(""))
const h=AbortSignal.timeout(R)
return(0,i.$Y)({folder:t,gitDir:f,environment:{...n,...T.vQ,...r,GIT_LITERAL_PATHSPECS:"1"},signal:c?AbortSignal.any([c,h]):h})}const J=".git/objects"
const q=1e3
const G=3e5
function requireOwnObjects(t){let e=G
for(const n of entriesAt(t,J,q)){if(!n.isDirectory())continue
const s=entriesAt(t,`${J}/${n.name}`,e)
e-=s.length
const o=s.find(({name:t})=>t.endsWith("alternates"))
if(o)throw new Error(`${o.name} leads elsewhere`)}}function entriesAt(t,e,n){const s=(0,d.HL)(t,e,n)
if(s.status!=="read"||s.isCut)throw new Error(`${e} cannot be read`)
const o=s.entries.find(t=>!t.isFile()&&!t.isDirectory())
if(o)throw new Error(`${o.name} leads elsewhere`)
return s.entries}var Y=n(64392)
const U=1e3
const Q=5
async function readAgentCommits(t){try{const e=(0,H.r)(t.workspace)?.head
if(e===void 0)return
const n=new Set((0,Y.hW)(t.gitDir)?.merging)
const s=(0,Y.wu)(t.workspace).filter(t=>!n.has(t))
if(e===t.base&&s.length===0)return
return await commitsOf(await openLook(t),t,{head:e,merging:s,left:n})}catch{return}}async function commitsOf(t,{base:e,gitDir:n},{head:s,merging:o,left:i}){const a=(0,Y.hW)(n)?.commits??[]
const some=t=>[...new Set(t)].slice(0,Q)
if(!await isAncestor(t,e,s)){const n=await list(t,["--boundary",s,...not([e,...a])])
const o=n.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
return{kind:"rewritten",onto:some(n.length===0?[s]:o)}}const r=await list(t,["--topo-order","--parents",s,...not([e])])
const c=r.map(t=>t.split(" "))
const f=c.flatMap(([,,...t])=>t).filter(t=>!i.has(t))
const l=s!==e&&a.includes(s)?[s]:[]
const d=some([...o,...l,...f])
if(d.length>0)return{kind:"merged",commits:d}
const[[u="",p]=[]]=c
const h=c.length===1&&p===e?await copiedBy(t,u,e):void 0
return h?{kind:"copied",...h}:{kind:"plain"}}function not(t){return t.map(t=>`^${t}`)}async function list(t,e){const n=e.filter(t=>t.startsWith("--"))
const s=e.filter(t=>!t.startsWith("--")).join("\n")
const o=`--max-count=${U}`
const i=await t.raw(["rev-list",o,...n,"--ignore-missing","--stdin"],`${s}\n`)
return i.split("\n").filter(Boolean)}function isAncestor(t,e,n){return t.raw(["merge-base","--is-ancestor",e,n]).then(()=>!0,()=>!1)}const X=[{how:"revert",words:/^This reverts commit ([0-9a-f]{40,64})\b/m},{how:"pick",words:/^\(cherry picked from commit ([0-9a-f]{40,64})\)$/m}]
async function copiedBy(t,e,n){const s=await t.raw(["log","-1","--no-show-signature","--format=%B",e])
for(const{how:o,words:i}of X){const r=i.exec(s)?.[1]
if(r===void 0)continue
const[c,f]=[await(0,a.Mc)(t,`${r}^`,r),await(0,a.Mc)(t,n,e)]
const l=new Set(c.map(({quoted:t})=>t))
if(f.length===0||!f.every(({quoted:t})=>l.has(t)))continue
const d=(await t.raw(["log","-1","--no-show-signature","--format=%s",r])).trim()
const u=(await t.raw(["rev-parse",`${e}^{tree}`])).trim()
return{how:o,of:r,subject:d.slice(0,1e3),tree:u}}return}const Z=2e4
const V=1e5
const tt=16*1024*1024
function newObjects(t,e){const n=(0,d.HL)(t,".git/objects",1e3)
const s=new Set
if(n.status!=="read")return s
for(const{name:o}of n.entries.filter(t=>/^[0-9a-f]{2}$/.test(t.name))){const n=(0,d.HL)(t,`.git/objects/${o}`,V)
for(const i of n.status==="read"?n.entries:[]){if(s.size>=Z)return s
const n=`${o}${i.name}`
const a=((0,d.BJ)(t,`.git/objects/${o}/${i.name}`)?.ctimeMs??0)>=e
if(a&&/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(n))s.add(n)}}return s}async function commitsIn(t,e){const n=await checked(t,e)
const s=n.filter(({kind:t})=>t==="tag").map(({object:t})=>t)
const o=await checked(t,s.map(t=>`${t}^{commit}`))
const i=new Map(n.filter(({kind:t})=>t==="commit").map(({object:t,id:e})=>[t,e]))
for(const[t,e]of s.entries())if(o[t]?.kind==="commit")i.set(e,o[t].id)
const a=await logOf(t,[...new Set(i.values())])
return new Map([...i].flatMap(([t,e])=>{const n=a.get(e)
return n===void 0?[]:[[t,n]]}))}async function checked(t,e){if(e.length===0)return[]
const n=e.map(t=>`${t}\n`).join("")
const s=(await t.bytes(["cat-file","--batch-check"],n,tt)).toString().split("\n")
return e.map((t,e)=>{const[n="",o=""]=(s[e]??"").split(" ")
return{object:t,id:n,kind:o}})}async function logOf(t,e){if(e.length===0)return new Map
const n=["log","--stdin","--no-walk=unsorted","--no-show-signature","--format=%H%x09%ct%x09%P%x09%s"]
const s=(await t.bytes(n,e.map(t=>`${t}\n`).join(""),tt)).toString().split("\n")
return new Map(s.filter(Boolean).map(t=>{const[e="",n="",s="",...o]=t.split("\t")
const i=(Number(n)+1)*1e3
return[e,{id:e,madeMs:i,parents:s.split(" ").filter(Boolean),subject:o.join("\t")}]}))}function isOfStash({subject:t,parents:e}){return e.length>1?/^(?:WIP on|On) /.test(t):/^(?:index on|untracked files on) /.test(t)}async function madeCommits(t,{marks:e,objects:n,began:s}){const o=await commitsIn(t,[...new Set([...n,...e.map(({commit:t})=>t)])])
const isMade=t=>t!==void 0&&(t.madeMs>=s||n.has(t.id))
const i=e.flatMap(t=>{const e=o.get(t.commit)
return e===void 0?[]:[{...t,commit:e.id,isOurs:isMade(e)}]})
const a=[...n].flatMap(t=>o.get(t)??[]).filter(t=>!isOfStash(t))
const r=new Set(a.flatMap(t=>t.parents))
const c=[...new Set(a.map(({id:t})=>t))].filter(t=>!r.has(t))
return{refs:i.filter(({isOurs:t})=>t).map(({kind:t,name:e,commit:n})=>({kind:t,name:e,commit:n})),dropped:c.map(t=>({kind:"a dropped commit",name:t.slice(0,7),commit:t})),others:i.filter(({isOurs:t})=>!t).map(({commit:t})=>t)}}const et=16*1024*1024
async function partsOf(t,{kind:e,commit:n},s){await t.raw(["cat-file","-e",`${n}^{commit}`])
const o=await newCommits(t,[n],s,["--boundary"])
if(!o.includes(n))return[]
const i=o.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
const a=(await t.raw(["mktree"])).trim()
const r=i.length<2?i:await mergeBases(t,n,i)
const c=r[0]??a
if(e==="a dropped commit")return[{from:c,to:n,counts:"files"}]
const f={from:c,to:n,counts:"changes"}
if(e!=="a stash")return[f]
const[,l,d,u]=(await t.raw(["rev-list","--parents","-n","1",n])).trim().split(" ")
return[f,...u===void 0?[]:[{from:a,to:u,counts:"changes"}],...l===void 0||d===void 0?[]:[{from:l,to:d,counts:"files"}]]}async function newCommits(t,e,n,s){const o=[...e,...n.map(t=>`^${t}`)].map(t=>`${t}\n`).join("")
const i=await t.bytes(["rev-list",...s,"--ignore-missing","--stdin"],o,et)
return i.toString().split("\n").filter(Boolean)}async function mergeBases(t,e,n){return(await t.raw(["merge-base",e,...n.slice(0,100)])).split("\n").filter(Boolean)}async function missing(t,e,n,s){const{from:o,to:i,counts:a}=e
if(a==="files")return{from:o,to:i,entries:await absentFiles(t,e,n,s)}
const r=await(0,T.Vq)(t,{base:o,tree:n,onto:i})
if(r!==void 0)return{from:n,to:r,entries:await listed(t,n,r),tree:r}
const c=new Map((await listed(t,o,n)).map(t=>[t.quoted,t]))
const f=[]
for(const e of await listed(t,o,i)){const n=c.get(e.quoted)
if(!n||!await isTakenOver(t,e,n))f.push(e)}return{from:o,to:i,entries:f}}async function absentFiles(t,{from:e,to:n},s,o){const i=(await listed(t,e,n)).filter(({oldMode:t})=>t===a.sj)
if(i.length===0)return[]
const r=(await listed(t,s,n)).filter(({oldMode:t})=>t===a.sj)
const c=new Set(r.map(({quoted:t})=>t))
return i.filter(({quoted:t,newObject:e})=>c.has(t)&&!o.has(e))}async function listed(t,e,n){const s=["diff-tree","-r","--raw","--no-renames","--no-abbrev",e,n]
return(0,a.s9)((await t.bytes(s,"",et)).toString())}const nt=1024*1024
async function isTakenOver(t,e,n){if(e.newObject===n.newObject&&e.newMode===n.newMode)return!0
const s=[e.oldObject,e.newObject,n.newObject]
const o=await(0,a.gN)(t,s)
if([...o.values()].some(t=>t>nt))return!1
const i=await(0,a.b4)(t,s)
const[r,c,f]=s.map(t=>lineCounts(i.get(t)?.toString("latin1")??""))
if(!r||!c||!f)return!1
const l=[...new Set([...r.keys(),...c.keys()])].filter(t=>(r.get(t)??0)!==(c.get(t)??0))
return l.length>0&&l.every(t=>goesAlong(t,{before:r,there:c,here:f}))}function goesAlong(t,{before:e,there:n,here:s}){const[o,i,a]=[e,n,s].map(e=>e.get(t)??0)
return(i??0)>(o??0)?(a??0)>=(i??0):(a??0)<=(i??0)}function lineCounts(t){const e=new Map
for(const n of t.split("\n"))if(n!=="")e.set(n,(e.get(n)??0)+1)
return e}const st=20
async function nestedRefs(t,e){const n=e.filter(({code:t})=>t==="DKH-110"||t==="DKH-112").map(({path:t})=>t)
const isRepository=e=>(0,d.BJ)(t.workspace,`${e}/.git`)?.isDirectory()===!0
const s=[]
for(const e of[...new Set(n)].filter(isRepository).slice(0,st))for(const{kind:n,name:i,commit:a}of await refsOf({...t,workspace:(0,o.join)(t.workspace,e)})){const t=`${n} in this repository, ${(0,u.aY)(i)} at ${(0,u.aY)(a.slice(0,7))}`
s.push({path:e,code:"DKH-114",detail:t})}return s}async function refsOf(t){const e=(0,H.r)(t.workspace)
const n=new Set([...e?.others??[],...e?.head===void 0?[]:[e.head]])
const s=(e?.refs??[]).filter(({commit:t})=>!n.has(t)).slice(0,st)
if(s.length===0)return[]
const o=s.map(({commit:t})=>t)
const i=await openLook(t).then(t=>newCommits(t,o,[...n],[])).catch(()=>o)
return s.filter(({commit:t})=>i.includes(t))}const ot=20
const it=1e3
async function withLeftCommits(t,e){const n=await leftIn(t,e)
const s=await nestedRefs(t,e.leftOut)
return{...e,leftOut:[...e.leftOut,...n.lines,...s],aside:n.aside}}async function leftIn(t,e){const n=(0,Y.hW)(t.gitDir)
const s=n&&(0,H.r)(t.workspace)
if(!n||!s)return{lines:[],aside:e.aside}
const o=s.unread.filter(t=>!n.unread.includes(t)).map(unreadPath)
const i=s.head===void 0?[]:[s.head]
const a=new Set([t.base,...n.commits,...s.others,...i])
const r=s.marks.filter(({commit:t})=>!a.has(t))
const c=freshRefs(s,new Set(n.commits))
const{lines:f,aside:l}=await keep({now:s,fresh:c,marks:r,before:a},t,e).catch(()=>{const t=[...c.refs,...r].map(t=>lostRef(t,at))
return{lines:someOf(t),aside:e.aside}})
return{lines:[...f,...o],aside:l}}const at="it cannot be read"
function unreadPath(t){return{path:t,code:"DKH-114",detail:`${at}, and may name commits`}}function freshRefs({refs:t,dropped:e,head:n,others:s,replaced:o},i){const a=new Set([...i,...s,...o,...n===void 0?[]:[n]])
const isFirst=({commit:t})=>{const e=!a.has(t)
a.add(t)
return e}
return{refs:t.filter(isFirst),dropped:e.filter(isFirst)}}function lostRef({kind:t,name:e,commit:n},s){const o=t==="a dropped commit"?"DKH-120":"DKH-114"
return{path:e,code:o,detail:`${t} at ${(0,u.aY)(n.slice(0,7))}: ${s}`}}function someOf(t,e=it){const[n,...s]=t.slice(e)
if(!n)return t
const o=s.length===0?n:{...n,detail:`and ${(0,c.U9)(s.length,"other")} like it`}
return[...t.slice(0,e),o]}async function keep({now:t,marks:e,before:n,...s},o,i){const a=(0,d.BJ)(o.gitDir,"HEAD")?.mtimeMs??0
const r=newObjects(o.workspace,a)
if(s.fresh.refs.length+s.fresh.dropped.length+e.length+r.size===0)return{lines:[],aside:i.aside}
const c=await openLook(o)
const f=await madeCommits(c,{marks:e,objects:r,began:a})
const l=f.dropped.filter(({commit:e})=>!t.past.has(e))
const u={refs:[...t.refs,...f.refs],dropped:[...t.dropped,...l]}
const p=[...n,...f.others]
const h=freshRefs({...t,...u},new Set(p))
if(h.refs.length+h.dropped.length===0)return{lines:[],aside:i.aside}
const w=i.wholeTree??i.tree
const{refs:m,dropped:g,more:b}=await inOrder(c,h,p)
const y={tree:w,files:A,bytes:z,known:[...p],paths:new Set,objects:new Set,patches:[]}
if(g.length>0)for(const{newObject:t}of await listed(c,o.base,w))y.objects.add(t)
const k=new Map
for(const t of[...m,...g])k.set(t,await keepRef(c,t,y,{whole:w,...o}))
const $=[...h.refs,...g].flatMap(t=>k.get(t)??[])
const{paths:v,patches:O}=y
const S=v.size===0?i.aside:{paths:[...v],patch:Buffer.concat(O)}
return{lines:[...$,...someOf(b,ot)],aside:S}}async function inOrder(t,e,n){const s=[...e.refs,...e.dropped].map(({commit:t})=>t)
const o=s.length<2?s:await newCommits(t,s,n,["--parents"]).catch(()=>s)
const i=new Map(o.map(t=>t.split(" ")).map(([t="",...e])=>[t,e]))
const a=e.dropped.filter(({commit:t})=>i.has(t))
return{refs:ancestorsFirst(e.refs.slice(0,ot),i),dropped:ancestorsFirst(a.slice(0,ot),i),more:[...e.refs.slice(ot),...a.slice(ot)].map(t=>lostRef(t,rt))}}function ancestorsFirst(t,e){const n=new Map(t.map(t=>[t.commit,t]))
const s=new Set
const o=[]
const i=t.toReversed().map(({commit:t})=>({commit:t,isLeaving:!1}))
for(let t=i.pop();t;t=i.pop()){const{commit:a,isLeaving:r}=t
const c=n.get(a)
if(r&&c)o.push(c)
if(r||s.has(a))continue
s.add(a)
i.push({commit:a,isLeaving:!0})
for(const t of e.get(a)??[])i.push({commit:t,isLeaving:!1})}return o}const rt="there are too many like it"
async function keepRef(t,e,n,s){try{const o={kept:0,lost:[],isKnown:!1}
for(const i of await partsOf(t,e,n.known))await keepPart(t,i,{kept:n,amounts:o,...s})
n.known.push(e.commit)
if(o.kept+o.lost.length===0&&!o.isKnown)return[]
const i=e.kind==="a dropped commit"
const a={path:e.name,code:i?"DKH-120":"DKH-113",detail:await describe(t,e,o)}
const r=o.lost.map(t=>({path:t,code:i?"DKH-120":"DKH-114",detail:`its version in ${(0,u.aY)(e.name)}`}))
return[a,...someOf(r)]}catch{return[lostRef(e,at)]}}async function keepPart(t,e,{kept:n,amounts:s,whole:o,apart:i}){const r=await missing(t,e,n.tree,n.objects)
const isOwn=t=>!(0,a.zB)(t,i)
const isNew=t=>e.counts==="changes"||!n.paths.has(t.path)
const c=r.entries.filter(t=>isOwn(t)&&isNew(t))
if(c.length===0&&n.tree!==o&&e.counts==="changes")s.isKnown||=(await missing(t,e,o,n.objects)).entries.some(isOwn)
const f=c.filter(({path:t,newMode:e})=>e!==a.NG&&!t.includes("�"))
const l=await patchOf(t,r,f,n)
s.lost.push(...c.filter(t=>!l||!f.includes(t)).map(({path:t})=>t))
if(!l)return
s.kept+=f.length
n.files-=f.length
n.bytes-=l.length
n.patches.push(l)
for(const{path:t,newObject:e}of f){n.paths.add(t)
n.objects.add(e)}if(r.tree!==void 0)n.tree=r.tree}async function patchOf(t,{from:e,to:n},s,{files:o,bytes:i}){if(s.length===0||s.length>o)return
const r=await(0,a.gN)(t,s.map(({newObject:t})=>t))
if([...r.values()].reduce((t,e)=>t+e,0)>i)return
return t.bytes([...a.Mu,e,n,"--",...s.map(({path:t})=>t)],"",i).catch(()=>{})}const ct=200
async function describe(t,{kind:e,commit:n},{kept:s,lost:o}){const i=["log","-1","--no-show-signature","--format=%s",n]
const a=await t.bytes(i,"",1024*1024).then(String,()=>"")
const r=[...s>0?[`${(0,c.U9)(s,"file")} saved as a patch`]:[],...o.length>0?[`${(0,c.U9)(o.length,"file")} not saved`]:[]]
const f=r.length>0?r.join(", "):"its files are in the patch with those of other refs"
return`${e}, ${(0,u.aY)(n.slice(0,7))} ${(0,u.aY)((0,c.TN)(a,ct))}; ${f}`}const ft=64*1024*1024
const lt=1e3
const dt=16*1024*1024
const ut=1e3
async function withStaged(t,e){const n=indexesIn(t)
if(n.length===0)return e
const{entries:s,unread:o}=await stagedIn(n,t,e).catch(()=>({entries:[],unread:n}))
const i=s.length===0?void 0:await staged_work_patchOf(s,t,e.aside).catch(()=>{})
const a=s.slice(0,ut).map(({path:t})=>i?{path:t,code:"DKH-119",detail:""}:{path:t,code:"DKH-114",detail:"it was staged"})
const r=s.slice(ut,ut+1).map(({path:t})=>{const e=(0,c.U9)(s.length-ut,"file")
return{path:t,code:i?"DKH-119":"DKH-114",detail:`it is one of ${e} more that were staged`}})
const f=o.map(t=>({path:t,code:"DKH-114",detail:"it cannot be read"}))
return{...e,leftOut:[...e.leftOut,...a,...r,...f],aside:i??e.aside}}async function stagedIn(t,e,n){const s=await knownIn(e,n)
const o=new Map
const i=[]
for(const n of t){const t=await addedIn(n,e)
if(!t)i.push(n)
for(const e of t??[])if(!s(e))o.set(e.path,e)}if(o.size>0)for(const{path:t}of await committedIn(e))o.delete(t)
return{entries:[...o.values()],unread:i}}function indexesIn({workspace:t,gitDir:e}){if(!(0,d.BJ)(t,".git")?.isDirectory())return[]
const n=(0,d.BJ)(e,"HEAD")?.mtimeMs??0
const s=(0,d.HL)(t,".git/worktrees",lt)
const o=s.status==="read"?s.entries.map(({name:t})=>`.git/worktrees/${t}`):[]
return[".git",...o].map(t=>`${t}/index`).filter(e=>{const s=(0,d.BJ)(t,e)
return s?.isFile()&&s.mtimeMs>=n})}async function addedIn(t,e){const n=(0,d.Pd)(e.workspace,t,ft)
if(n.status!=="read")return
const r=(0,o.join)(e.folder,"staged-index");(0,s.writeFileSync)(r,n.bytes)
const{gitDir:c,environment:f,signal:l,base:u,apart:p}=e
const h=(0,i.$Y)({folder:c,environment:{...f,GIT_INDEX_FILE:r},...l&&{signal:l}})
const w=["diff-index","--cached","--raw","--no-renames","--no-abbrev","--diff-filter=A",u]
const m=await h.bytes(w,"",dt).catch(()=>{});(0,s.rmSync)(r,{force:!0})
if(m)return(0,a.s9)(m.toString()).filter(t=>!(0,a.zB)(t,p))
return holdsFiles(n.bytes)&&!isSplit((0,o.dirname)(t),e)?void 0:[]}function holdsFiles(t){return t.subarray(0,4).toString("latin1")==="DIRC"}function isSplit(t,{workspace:e}){const n=(0,d.HL)(e,t,lt)
return n.status==="read"&&n.entries.some(({name:t})=>t.startsWith("sharedindex."))}async function committedIn(t){const e=(0,H.r)(t.workspace)?.head
if(e===void 0||e===t.base)return[]
return openLook(t).then(n=>listed(n,t.base,e)).catch(()=>[])}async function knownIn({gitDir:t,environment:e,workspace:n,base:s,signal:o},r){const c=(0,i.$Y)({folder:t,environment:e,...o&&{signal:o}})
const f=await(0,a.Mc)(c,s,r.wholeTree??r.tree)
const l=new Set(f.map(({newObject:t})=>t))
const u=new Set(r.aside?.paths)
return({path:t,newMode:e,newObject:s})=>e===a.NG||l.has(s)||u.has(t)||(0,d.BJ)(n,t)!==void 0}async function staged_work_patchOf(t,e,n){const s=await openLook(e)
const o=await(0,a.gN)(s,t.map(({newObject:t})=>t))
const i=[...o.values()].reduce((t,e)=>t+e,0)
if(t.length>A||i>z)throw new Error("It is too much to be kept.")
const r=await(0,a.p6)(s,e.base,t,"new")
const c=await s.bytes([...a.Mu,e.base,r])
const f=t.map(({path:t})=>t)
return{paths:[...n?.paths??[],...f],patch:Buffer.concat([n?.patch??Buffer.alloc(0),c])}}async function captureWork(t,e=()=>{}){const{workspace:n}=t
const i={...t,environment:{...t.environment,...pt}}
removeLocks(t.folder)
const a=(0,s.lstatSync)((0,o.join)((0,k.ce)(i).gitDir,"HEAD")).mtimeMs
const{shutAgain:r,...c}=(0,$.DI)(n,a)
try{const s=t.finder==="walk"||areRulesSlow({workspace:n,rules:c.rules})
return await capturedIn(i,{since:a,finder:s?"walk":"git",...c},e)}finally{r()}}async function capturedIn(t,{since:e,...n},i){const{workspace:a,apart:c,folder:f,environment:l,edited:d=[]}=t
const u=t.onto??t.base
const{avoided:p,finder:h}=n
const{gitDir:w,inWorkTree:m,objects:g}=(0,k.ce)(t)
const b=(0,o.join)(w,"HEAD")
const y={gitDir:w,workspace:a,objects:g,plain:()=>(0,k.D2)(t,w),isOlder:t=>(0,k.tW)((0,o.join)(a,t),b),isFresh:t=>(0,$.uY)(a,t,e),onFiles:i,apart:c===void 0?[]:[c],began:e,edited:d,nowhere:t=>gitNowhere({folder:f,environment:l},t),...n}
const v={gitDir:w,workspace:a,base:u,rules:n.rules}
const O=h==="walk"
if(O)setQuickAttributes(v)
else(0,s.rmSync)((0,o.join)(w,"info","attributes"),{force:!0})
if(t.onto!==void 0)await trackTree(g(),t.base,t.onto)
const S=await captureChange(m,u,y)
i(S)
const j={avoided:p.map(r.$6),rules:O?`--exclude-from=${quickExcludes(v)}`:"--exclude-standard"}
const x=await withIgnoredEdits(t,S,j)
i(x)
const M={...t,gitDir:w,identity:(0,k.CC)(new Date(t.now))}
const I=await withStaged(M,await withLeftCommits(M,x))
return{...I,commits:await readAgentCommits(M)}}async function trackTree(t,e,n){const s=await(0,a.Mc)(t,e,n)
const o=s.map(({newMode:t,newObject:e,quoted:n})=>t===a.NG?removalOf(n):`${t} ${e}\t${n}\n`)
const i=o.toSorted((t,e)=>Number(e.startsWith(a.sj))-Number(t.startsWith(a.sj)))
await t.raw(["update-index","--replace","--index-info"],i.join(""))}function removalOf(t){return`${a.sj} ${"0".repeat(40)}\t${t}\n`}function gitNowhere({folder:t,environment:e},n){const[a,r]=[(0,o.join)(t,"rules.git"),(0,o.join)(t,"rules")];(0,i.xJ)(a);(0,s.mkdirSync)(r,{recursive:!0});(0,s.copyFileSync)(n,(0,o.join)(a,"info","exclude"))
return(0,i.$Y)({folder:r,gitDir:a,environment:e})}const pt={GIT_ALLOC_LIMIT:"110m"}
function removeLocks(t){for(const e of["publisher.git","bytes.git","look.git"])for(const n of["index","published-index","spare-index"])(0,s.rmSync)((0,o.join)(t,e,`${n}.lock`),{force:!0})}function captureLine(t,e){const n=e.aside&&{...e.aside,patch:e.aside.patch.toString("base64")}
return`${JSON.stringify({kind:t,change:{...e,aside:n}})}\n`}const ht=200
async function withIgnoredEdits(t,e,{avoided:n,rules:s}){const o=new Set([...e.files,...e.leftOut].map(({path:t})=>t))
const isAvoided=t=>n.some(e=>t.startsWith(`${e}/`))
const isOpen=t=>!o.has(t)&&!isAvoided(t)
const i=(t.edited??[]).filter(isOpen).slice(0,ht)
if(i.length===0)return e
const a=(0,k.ce)(t).inWorkTree({GIT_LITERAL_PATHSPECS:"1"})
const r=["ls-files","-z","--others","--ignored",s,"--",...i]
const c=(await a.raw(r).catch(()=>"")).split("\0").filter(t=>i.includes(t))
const f=c.map(t=>({path:t,code:"DKH-118",detail:""}))
return{...e,leftOut:[...e.leftOut,...f]}}})}

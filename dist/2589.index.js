export const id=2589
export const ids=[2589]
export const modules={23040:((t,e,n)=>{n.d(e,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var i=n(77598)
var s=n(73024)
var a=n(51455)
var o=n(76760)
async function withoutUnchangedPointers(t,e,n){const i=n.filter(({status:t})=>t==="UPDATED")
if(i.length===0)return n
const s=new Set
const a=await lfsPaths(e,i)
for(const{path:n,oid:r}of i){if(r===void 0||!a.has(n))continue
const i=pointerIn(await e.raw(["cat-file","blob",r]))
if(i&&await isSameContent((0,o.join)(t,n),i))s.add(n)}return n.filter(({path:t})=>!s.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const i=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(i.filter((t,e)=>e%3===0&&i[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,{oid:e,size:n}){const o=await(0,a.lstat)(t)
if(!o.isFile()||o.size!==n)return!1
const r=(0,i.createHash)("sha256")
for await(const e of(0,s.createReadStream)(t))r.update(e)
return r.digest("hex")===e}}),3424:((t,e,n)=>{n.d(e,{Mu:()=>f,W4:()=>filesBetween,Xl:()=>captureChange})
var i=n(73024)
var s=n(76760)
var a=n(23040)
var o=n(26600)
var r=n(83093)
var c=n(31662)
const f=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv"]
async function captureChange(t,e,n){const{gitDir:a,plain:r,isOlder:f}=n
const l=await(0,c.g9)(t(),n.apart)
const u=(0,s.join)(a,"published-index");(0,i.rmSync)(u,{force:!0})
if((0,i.existsSync)((0,s.join)(a,"index")))(0,i.copyFileSync)((0,s.join)(a,"index"),u)
const h={GIT_INDEX_FILE:u}
const d=await(0,c.L3)(t(h),l.repositories)
const p=n.objects(h)
const{named:w,submodules:m,...g}=await withoutLinks(p,e,n)
const{tree:y,difference:b,lfs:k}=await withoutLfs(p,g,{base:e,...n})
const v=[...l.refused,...d,...l.shut.filter(t=>!f((0,o.$6)(t)))]
const $=[...new Set([...v,...w,...k])]
const{files:O,entries:S}=b
if($.length===0)return{tree:y,files:O,known:{from:e,to:y,entries:S},leftOut:[]}
return{tree:y,files:O,...await(0,o.JH)(await r(),y,{base:e,paths:$,submodules:m,lfs:new Set(k)})}}async function write(t,e){const n=(await t.raw(["write-tree"])).trim()
return{tree:n,difference:await(0,r.Pq)(t,e,n)}}async function withoutLfs(t,e,{base:n,gitDir:i,workspace:a,objects:o}){const aside=()=>o({GIT_INDEX_FILE:(0,s.join)(i,"spare-index")})
const{isChanged:r,refused:c}=await settleLfs(t,e.difference.entries,{base:n,workspace:a,aside:aside})
if(!r)return{...e,lfs:[]}
const f=c.map(t=>Buffer.from(t).toString("latin1"))
return{...await write(t,n),lfs:f}}async function filesBetween(t,e,n){return(await(0,r.Pq)(t,e,n)).files}async function withoutLinks(t,e,{workspace:n,isOlder:i}){const s=await write(t,e)
const a=s.difference.entries.map(t=>({...t,path:(0,r.I3)(t.quoted)}))
const c=a.filter(({newMode:t})=>t===r.NG)
const isGone=({oldMode:t,newMode:e})=>t===r.NG&&e===r.sj
const f=a.filter(t=>isGone(t)&&(0,o.md)(n,t.path)?.isDirectory())
const l=a.filter(t=>c.includes(t)||f.includes(t))
if(l.length===0)return{...s,named:[],submodules:new Map}
await t.raw(["update-index","--index-info"],l.map(r.MT).join(""))
const u=f.filter(t=>a.some(({path:e})=>e.startsWith(`${t.path}/`)&&!i((0,o.$6)(e))))
const h=c.filter(({oldMode:t})=>t===r.NG)
return{...await write(t,e),named:[...c,...u].map(({path:t})=>t),submodules:new Map([...h.map(({path:t})=>[t,"a submodule at another commit"]),...f.map(({path:t})=>[t,"files instead of a submodule"])])}}const l=1024
async function settleLfs(t,e,n){const i=await trackedIn(t,e,n)
if(i.size===0)return{isChanged:!1,refused:[]}
const a=e.filter(({path:t})=>i.has(t))
const o=a.filter(({newMode:t})=>t.startsWith("100"))
const c=await pointersIn(t,a.map(({oldObject:t})=>t))
const f=await pointersIn(t,o.map(({newObject:t})=>t))
const l=await(0,r.gN)(t,o.map(({newObject:t})=>t))
const u=[]
const h=[]
for(const t of o){if(f.has(t.newObject)||l.get(t.newObject)===0)continue
const e=await standIn((0,s.join)(n.workspace,t.path),c)
if(e===void 0)h.push(t.path)
u.push(e===void 0?(0,r.MT)(t):`${t.newMode} ${e}\t${t.quoted}\n`)}if(u.length>0)await t.raw(["update-index","--index-info"],u.join(""))
return{isChanged:u.length>0,refused:h}}async function trackedIn(t,e,{base:n,workspace:a,aside:o}){const r=e.map(({path:t})=>t)
const c=r.some(t=>/(?:^|\/)\.gitattributes$/.test(t))
if(!c&&!foldersOf(r).some(t=>(0,i.existsSync)((0,s.join)(a,t,".gitattributes"))))return new Set
const f=await lfsPaths(t,r)
if(!c)return f
const l=o()
await l.raw(["read-tree",n])
return new Set([...f,...await lfsPaths(l,r)])}function foldersOf(t){const e=new Set
for(const n of t)for(let t=(0,s.dirname)(n);!e.has(t);t=(0,s.dirname)(t))e.add(t)
return[...e]}async function lfsPaths(t,e){const n=e.map(t=>`${t}\0`).join("")
const i=(await t.raw(["check-attr","--cached","--stdin","-z","filter"],n)).split("\0")
return new Set(i.filter((t,e)=>e%3===0&&i[e+2]==="lfs"))}async function pointersIn(t,e){const n=await(0,r.gN)(t,e)
const i=e.filter(t=>(n.get(t)??l)<l)
const s=new Map
for(const[e,n]of await(0,r.b4)(t,i)){const t=(0,a.ZY)(n.toString())
if(t)s.set(e,t)}return s}async function standIn(t,e){for(const[n,i]of e)if(await(0,a.OI)(t,i))return n
return}}),5537:((t,e,n)=>{n.d(e,{Dt:()=>diffPieces,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>r})
var i=n(73024)
var s=n(38522)
var a=n(98664)
var o=n(3424)
const r={GIT_ALLOC_LIMIT:"256m"}
const c=64*1024*1024
const f=64
async function applyPatch(t,e,n,s){requireWithin((0,i.readFileSync)(n,"latin1"),s)
await t.raw(["read-tree",e])
try{await t.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(t){throw new a.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,a.ec)(t).message}`,{hint:"Run `mode: plan` again.",cause:t})}const r=(await t.raw(["write-tree"])).trim()
return{tree:r,files:await(0,o.W4)(t,e,r),leftOut:[]}}function requireWithin(t,e){const{files:n,total:i}=unpackedSize(t)
if(i>c)throw tooLarge(`would unpack to ${inMegabytes(i)} MB, the limit is ${inMegabytes(c)} MB`)
if(!e)return
const{maxFiles:s,maxPatchKb:a}=e
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const o=Math.ceil(t.length/1024)
if(o>a+f)throw tooLarge(`has ${o} kB, the limit (\`max-patch-kb\`) is ${a} kB`)}function inMegabytes(t){return Math.round(t/1024/1024)}function tooLarge(t){return new a.vC("denied",`The patch ${t}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const l=/^diff --git /
const u=/^(literal|delta) (.*)$/
function unpackedSize(t){let[e,n,i]=[0,0,0]
const s=t.split("\n")
for(const[t,a]of s.entries()){if(l.test(a))e+=1
const[,o,r=""]=u.exec(a)??[]
if(o===void 0)continue
if(!/^\d{1,15}\r?$/.test(r))throw untold()
const c=o==="delta"?resultOf(s[t+1]??""):0
const f=Math.max(Number.parseInt(r,10),c)
n=Math.max(n,f)
i+=f}return{files:e,largest:n,total:i}}function resultOf(t){const e=headOf(t)
const[,n]=numberAt(e,0)
return numberAt(e,n)[0]}function headOf(t){try{const e=fromBase85(t.slice(1)).subarray(0,lengthOf(t.charCodeAt(0)))
return(0,s.inflateSync)(e,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(t){return t>=97?t-70:t-64}function numberAt(t,e){let n=0
for(let i=e;i<e+8;i+=1){const s=t[i]
if(s===void 0)break
n+=(s&127)*128**(i-e)
if(s<128)return[n,i+1]}throw untold()}const h="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(t){const e=t.match(/.{5}/g)??[]
return Buffer.concat(e.map(t=>{const e=[...t].reduce((t,e)=>t*85+h.indexOf(e),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(e%2**32)
return n}))}function untold(){return new a.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(t){return t.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function rebaseTree(t,{base:e,tree:n,onto:i}){const commit=async(e,...n)=>(await t.raw(["commit-tree",e,...n.flatMap(t=>["-p",t]),"-m","rebase"])).trim()
const s=await commit(`${e}^{tree}`)
const[a,o]=[await commit(n,s),await commit(`${i}^{tree}`,s)]
try{return(await t.raw(["merge-tree","--write-tree","--no-messages",a,o])).trim()}catch{return}}}),26600:((t,e,n)=>{n.d(e,{$6:()=>textAt,J7:()=>nullSeparated,JH:()=>keepAsBytes,M$:()=>recordsOf,Q4:()=>o,md:()=>statOrUndefined,uZ:()=>r})
var i=n(73024)
var s=n(94869)
var a=n(62423)
const o=300
const r=3*1024*1024
const c=20
async function keepAsBytes(t,e,{base:n,paths:i,submodules:s,lfs:a}){const c=[]
const f=[]
let[l,u]=[o,r]
for(const o of i){if(await isNothing(t,e,o)||await isCopy(t,[n,e],o))continue
const i=s.get(o)??await filesOf(t,o)
if(typeof i==="string"){c.push({path:textAt(o),code:"DKH-112",detail:i})
continue}const r=i.files.reduce((t,e)=>t+e.size,0)
const h=i.files.length<=l&&r<=u
c.push(a.has(o)?{path:textAt(o),code:h?"DKH-115":"DKH-116",detail:sizeOf(r)}:{path:textAt(o),code:h?"DKH-110":"DKH-112",detail:detailOf(i,{size:r,isKept:h})})
if(!h)continue
l-=i.files.length
u-=r
f.push(...i.files.map(t=>t.path))}return{leftOut:c,wholeTree:await treeWith(t,e,f)}}function detailOf({why:t,isOne:e,files:n},{size:i,isKept:a}){const o=(0,s.U9)(n.length,"file")
if(a)return e?t:`${t}, ${o} kept`
return`${t}, too large to be saved: ${e?"":`none of ${o}, `}${sizeOf(i)}`}function sizeOf(t){const e=t/1024
return e<1024?`${Math.ceil(e)} kB`:`${(e/1024).toFixed(1)} MB`}async function isNothing({workspace:t,in:e},n,i){if(Buffer.from(textAt(i)).toString("latin1")!==i)return!1
if(!statOrUndefined(t,i)?.isDirectory()||!isEmpty(`${t}/${textAt(i)}`,{left:f}))return!1
return/^(?:$|160000 )/.test(await e(t).raw(["ls-tree",n,"--",i]))}async function isCopy({workspace:t,in:e},n,s){const a=`${t}/${textAt(s)}`
const o=statOrUndefined(t,`${s}/.git`)
if(!o?.isFile()||o.size>1e4)return!1
if(!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test((0,i.readFileSync)(`${a}/.git`,"utf8")))return!1
const r=e(a)
try{const t=await namesIn(e,a)
if(typeof t==="string")return!1
await r.raw(["update-index","-z","--add","--stdin"],nullSeparated(t.filter(t=>!t.endsWith("/"))))
const i=await r.raw(["rev-parse",...n.map(t=>`${t}^{tree}`)])
return i.split("\n").includes((await r.raw(["write-tree"])).trim())}catch{return!1}}const f=200
function isEmpty(t,e){if(e.left--<=0)return!1
try{return(0,i.readdirSync)(t,{withFileTypes:!0}).every(n=>{const i=`${t}/${n.name}`
if(!n.isDirectory())return!1
return isEmpty(n.name===".git"?`${i}/objects`:i,e)})}catch{return!1}}async function treeWith({workspace:t,in:e},n,i){if(i.length===0)return n
const s=e(t)
await s.raw(["read-tree",n])
await s.raw(["update-index","-z","--add","--replace","--stdin"],nullSeparated(i))
return(await s.raw(["write-tree"])).trim()}async function filesOf({workspace:t,in:e},n){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(n))return"git accepts no file with that name"
const i=statOrUndefined(t,n)
if(!i)return"it cannot be read"
if(!i.isDirectory()){const t=i.isFile()||i.isSymbolicLink()
return t?{why:"git cannot convert it",isOne:!0,files:[{path:n,size:i.size}]}:"it is not a regular file"}const s="a nested repository"
const o=[]
const r=[n]
for(const i of r){if(r.length>c)return`${s} with more than ${c} others in it`
const f=await namesIn(e,`${t}/${textAt(i)}`)
if(typeof f==="string")return`${s}${i===n?"":` with ${(0,a.aY)(textAt(i))} in it,`} ${f}`
for(const t of f.map(t=>`${i}/${t}`))if(t.endsWith("/"))r.push(t.slice(0,-1))
else o.push(t)}return{why:s,isOne:!1,files:o.map(e=>({path:e,size:statOrUndefined(t,e)?.size??0}))}}async function namesIn(t,e){if(!(0,i.existsSync)(e))return"whose name is not text"
const n=t(e)
await n.raw(["read-tree","--empty"])
const s=await n.bytes(["ls-files","-z","--others","--exclude-standard"]).catch(()=>{})
return s?recordsOf(s):"that cannot be read"}function statOrUndefined(t,e){try{return(0,i.lstatSync)(Buffer.concat([Buffer.from(`${t}/`),Buffer.from(e,"latin1")]))}catch{return}}function recordsOf(t){return t.toString("latin1").split("\0").filter(t=>t!=="")}function nullSeparated(t){return Buffer.from(t.map(t=>`${t}\0`).join(""),"latin1")}function textAt(t){return Buffer.from(t,"latin1").toString("utf8")}}),9179:((t,e,n)=>{n.d(e,{JD:()=>isLost,Lp:()=>i,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,jq:()=>belongsInLfs})
const i={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it controls agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Create or download it during the build, or add it yourself, for example with Git LFS."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"makes the patch too large",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git treats as an attack",hint:"Check the patch before you use any part of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"The patch contains what could be saved. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not saved either",hint:"It is in no patch and has to be created again: a nested repository without a `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. The rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree."},"DKH-114":{message:"has work that was neither published nor saved",hint:"It is in no patch and has to be created again."},"DKH-115":{message:"belongs in Git LFS, to which I cannot upload",hint:"A commit would contain its bytes instead of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, to which I cannot upload, and is too large to be saved",hint:"It is in no patch. Create and commit it where `git lfs` is installed."},"DKH-117":{message:"has a name or a path that is too long for file systems",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If you want it, remove its pattern from `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-201":{message:"contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-202":{message:"has a name that contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-203":{message:"contained what looks like a secret, which was removed",hint:"If it is one, revoke it and create a new one."}}
function isUnstored(t){return belongsInLfs(t)||isLeftInRef(t)||t==="DKH-110"||t==="DKH-112"}function isLeftInRef(t){return t==="DKH-113"||t==="DKH-114"}function belongsInLfs(t){return t==="DKH-115"||t==="DKH-116"}function isLost(t){return t==="DKH-106"||t==="DKH-112"||t==="DKH-114"||t==="DKH-116"||t==="DKH-118"||t==="DKH-201"||t==="DKH-202"}function isProtected(t){return t==="DKH-103"||t==="DKH-111"}}),31662:((t,e,n)=>{n.d(e,{B9:()=>makeRepository,D2:()=>plainRepository,DN:()=>h,L3:()=>addEach,VE:()=>seededWith,ce:()=>repositoryIn,cu:()=>fetchBase,g9:()=>stageAll,hw:()=>copyState,tW:()=>isOlder})
var i=n(73024)
var s=n(76760)
var a=n(73136)
var o=n(33368)
var r=n(98664)
var c=n(26600)
var f=n(83093)
function makeRepository(t){const e=repositoryIn(t);(0,o.xJ)(e.gitDir)
return e}function repositoryIn({folder:t,workspace:e,environment:n}){const i=(0,s.join)(t,"publisher.git")
const inWorkTree=(t={})=>(0,o.$Y)({folder:e,gitDir:i,environment:{...n,...t}})
const objects=(t={})=>(0,o.$Y)({folder:i,environment:{...n,...t}})
return{gitDir:i,inWorkTree:inWorkTree,objects:objects}}const l="refs/base"
async function fetchBase(t,e){try{await t.raw(["fetch","--quiet","--depth=1","--no-tags",(0,a.pathToFileURL)(e).href,`+HEAD:${l}`])}catch(t){throw new r.vC("config",`The checkout could not be read completely. ${(0,r.ec)(t).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:t})}}function seededWith({gitDir:t}){const e=(0,s.join)(t,l)
return(0,i.existsSync)(e)?(0,i.readFileSync)(e,"utf8").trim():void 0}async function copyState({workspace:t,environment:e},n){const{gitDir:a}=n
const[o="",r=""]=await ownFiles(t,e)
if((0,i.existsSync)(o))(0,i.copyFileSync)(o,(0,s.join)(a,"info","exclude"))
const c=(0,i.readdirSync)((0,s.dirname)(r)).filter(t=>t==="index"||t.startsWith("sharedindex."))
for(const t of c)(0,i.copyFileSync)((0,s.join)((0,s.dirname)(r),t),(0,s.join)(a,t))
const f=c.some(t=>(0,i.readFileSync)((0,s.join)(a,t)).includes(u))
if(f)await dropSubmodules(n.inWorkTree())}const u=Buffer.from([0,0,224,0])
async function ownFiles(t,e){const n=(0,s.join)(t,".git")
if((0,i.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(t=>(0,s.join)(n,t))
const a=["--git-path","info/exclude","--git-path","index"]
const r=await(0,o.$Y)({folder:t,environment:e}).raw(["rev-parse",...a])
return r.split("\n").map(e=>(0,s.resolve)(t,e))}function isOlder(t,e){try{return(0,i.lstatSync)(t).mtimeMs<(0,i.lstatSync)(e).mtimeMs}catch{return!1}}const h="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:t,workspace:e,environment:n},a){const r=(0,s.join)(t,"bytes.git");(0,o.xJ)(r);(0,i.writeFileSync)((0,s.join)(r,"info","attributes"),h)
const c=(0,s.join)(a,"info","exclude")
if((0,i.existsSync)(c))(0,i.copyFileSync)(c,(0,s.join)(r,"info","exclude"))
const f={GIT_OBJECT_DIRECTORY:(0,s.join)(a,"objects")}
const plain=t=>(0,o.$Y)({folder:t,gitDir:r,environment:{...n,...f}})
return{workspace:e,in:plain}}async function dropSubmodules(t){const e=(0,c.M$)(await t.bytes(["ls-files","-z","--stage"]))
const n=e.filter(t=>t.startsWith(f.NG))
await remove(t,n.map(t=>t.slice(t.indexOf("\t")+1)))}async function stageAll(t,e){const n=await changedFiles(t)
const isGone=({mode:t})=>t===f.sj||t===f.NG
await remove(t,pathsOf(n.filter(isGone)))
const{paths:i,words:s}=await others(t,e)
const a=[...pathsOf(n.filter(t=>!isGone(t))),...i.filter(t=>!t.endsWith("/"))]
const o=i.filter(t=>t.endsWith("/")).map(t=>t.slice(0,-1))
return{refused:await addEach(t,a),repositories:o,shut:unopened(s)}}async function others(t,e){const n=e===void 0?[]:["--",`:(top,exclude,literal)${e}`]
const{stdout:i,stderr:s}=await t.both(["ls-files","-z","--others","--exclude-standard",...n])
return{paths:(0,c.M$)(i),words:s}}function pathsOf(t){return t.map(({path:t})=>t)}async function changedFiles(t){const e=(0,c.M$)(await t.bytes(["diff-files","-z","--raw","--no-renames","--ignore-submodules=all"]))
return e.flatMap((t,n)=>n%2===0?[{mode:t.split(" ")[1]??"",path:e[n+1]??""}]:[])}async function remove(t,e){if(e.length>0)await t.raw(["update-index","-z","--force-remove","--stdin"],(0,c.J7)(e))}const d=300
async function addEach(t,e,n={left:d}){if(e.length===0)return[]
if(n.left--<=0)return e
try{const n=["update-index","-z","--add","--remove","--replace","--stdin"]
const{stderr:i}=await t.both(n,(0,c.J7)(e))
if(!i.includes("Ignoring path "))return[]
const s=new Set((await others(t)).paths)
return e.filter(t=>s.has(t))}catch{if(e.length===1)return e
const i=Math.ceil(e.length/2)
const s=await addEach(t,e.slice(0,i),n)
return[...s,...await addEach(t,e.slice(i),n)]}}const p="warning: could not open directory '"
function unopened(t){const e=t.split("\n").filter(t=>t.startsWith(p))
const n=e.map(t=>t.slice(p.length).replace(/\/': [^']*$/,""))
return n.map(t=>Buffer.from(t.length>200?`${t.slice(0,200)}…`:t).toString("latin1"))}}),1539:((t,e,n)=>{n.d(e,{H3:()=>o,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
var i=n(73024)
var s=n(76760)
var a=n(78428)
const o="conversation/"
const r="observations"
const c=1024*1024
const f=8*1024*1024
function conversationFiles(t){const e=entries(t,"subagents").filter(t=>t.isDirectory())
const n=["",...e.map(({name:t})=>`subagents/${t}/`)]
return[...n.flatMap(e=>logFiles(t,e)),...outputs(t)].filter(({path:t})=>(0,a.rX)(t))}function logFiles(t,e){const n=names(t,`${e}events`).map(n=>fileAt(t,`${e}events/${n}`,"written once"))
const i=names(t,e).filter(t=>t.endsWith(".json"))
return[...i.map(n=>fileAt(t,e+n)),...n]}function restoreConversation(t,e){for(const[n,a]of t){if(!n.startsWith(o))continue
const t=(0,s.join)(e,n.slice(o.length));(0,i.mkdirSync)((0,s.dirname)(t),{recursive:!0});(0,i.writeFileSync)(t,a)}}function sameFiles(t){return[...t].map(([t,e])=>({path:t,stamp:"as read",read:()=>e}))}function outputs(t){const e=names(t,r).flatMap(e=>{const n=look((0,s.join)(t,r,e))
return n&&n.size<=c?[{...n,name:e}]:[]})
let n=f
const i=e.sort((t,e)=>e.mtimeMs-t.mtimeMs).filter(({size:t})=>{n-=t
return n>=0})
return i.map(({name:e,size:n,mtimeMs:i})=>fileAt(t,`${r}/${e}`,`${n} ${i}`))}function fileAt(t,e,n){const i=(0,s.join)(t,e)
const a=n===void 0?look(i):void 0
return{path:o+e,stamp:n??`${a?.size} ${a?.mtimeMs}`,read:()=>readPlain(i)}}function names(t,e){return entries(t,e).filter(t=>t.isFile()).map(({name:t})=>t).sort()}function entries(t,e){const n=(0,s.join)(t,e)
return(0,i.existsSync)(n)?(0,i.readdirSync)(n,{withFileTypes:!0}):[]}function look(t){return opened(t,t=>{const e=(0,i.fstatSync)(t)
return e.isFile()?{size:e.size,mtimeMs:e.mtimeMs}:void 0})}function readPlain(t){return opened(t,t=>(0,i.fstatSync)(t).isFile()?(0,i.readFileSync)(t):void 0)??Buffer.alloc(0)}function opened(t,e){let n
try{n=(0,i.openSync)(t,i.constants.O_RDONLY|i.constants.O_NOFOLLOW|i.constants.O_NONBLOCK)
return e(n)}catch{return}finally{if(n!==void 0)(0,i.closeSync)(n)}}}),85831:((t,e,n)=>{n.d(e,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>k,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var i=n(4573)
var s=n(28942)
var a=n(82604)
var o=n(3549)
var r=n(9179)
var c=n(21843)
var f=n(78428)
const l=4*1024*1024
async function unpublishedWorkOf(t,{change:e,withheld:n,wholeTree:i},{isPublished:s,leaks:a,before:o}){const c=s?e.tree:t.base
const f=e.files.length===0&&i===e.tree
const p=f?Buffer.alloc(0):await t.diff({tree:i},c)
const w=p.length>0&&await isKeepable(p,a)?p:void 0
const{aside:m}=e
const g=o?.aside
const y=l-(w?.length??0)
const b=m!==void 0&&m.patch.length<=y&&await isKeepable(m.patch,a)
const k=g!==void 0&&g.length<=y-(b?m.patch.length:0)
const v=[...k?[g]:[],...b?[m.patch]:[]]
const $=v.length===0?void 0:Buffer.concat(v)
const O=p.length>0&&w===void 0
const S=[...n.filter(({code:t})=>t!=="DKH-118"&&(O||(0,r.JD)(t))),...O&&!s?e.files:[],...m&&!b?m.paths.map(t=>({path:t})):[],...g&&!k?[{path:h}]:[]]
const D=[...new Set(S.map(({path:t})=>t||u))].slice(0,d)
const x=(o?.lost??[]).filter(({path:t})=>t!==u&&!D.includes(t))
const I=await t.idsAt(c,D)
const K=await t.idsAt(w?i:c,x.map(({path:t})=>t))
const j=x.filter(({path:t,was:e})=>(K.get(t)??"")===e)
const F=[...D.map(t=>({path:t,was:I.get(t)??""})),...j].slice(0,d)
const H=O?await t.treeOf(c):i
const _=w!==void 0||F.length>0||$!==void 0
return{left:_?{patch:w,lost:F,...$&&{aside:$}}:void 0,tree:H}}const u="the change as a whole"
const h="what earlier runs left on branches and in stashes"
const d=1e3
async function isKeepable(t,e){return t.length<=l&&(!(0,i.isUtf8)(t)||(await e.scanLong(t.toString())).length===0)}const p="work/unpublished.patch"
const w="work/aside.patch"
const encoded=t=>`${t}.b64`
const m="work/lost.json"
const g=s.array(s.strictObject({path:s.string(),was:s.string()}).readonly()).readonly()
function unpublishedFiles(t){if(!t)return[]
const{patch:e,aside:n,lost:i}=t
const s=i.length===0?[]:[fileOf(m,Buffer.from(JSON.stringify(i)))]
return[...patchFile(p,e),...patchFile(w,n),...s]}const y="work/repositories/"
const b=/^work\/repositories\/\d+\//
function isOfOther(t,e){return t.startsWith(e===void 0?y:`${y}${e}/`)}function asOther(t,e){return{...t,path:t.path.replace(/^work\//,`${y}${e}/`)}}function ofOther(t,e){const n=[...t].filter(([t])=>isOfOther(t,e))
return new Map(n.map(([t,e])=>[t.replace(b,"work/"),e]))}function isUnpublished(t,e){return t.replace(b,"work/").startsWith(e==="work"?p:w)}function patchFile(t,e){if(!e)return[]
return[(0,i.isUtf8)(e)?fileOf(t,e):fileOf(encoded(t),Buffer.from(e.toString("base64")))]}function unpublishedIn(t){const[e,n]=[patchIn(t,p),patchIn(t,w)]
const i=t.get(m)
if(!e&&!n&&!i)return
return{patch:e,lost:i?g.parse(JSON.parse(i.toString())):[],...n&&{aside:n}}}function patchIn(t,e){const n=t.get(encoded(e))
return t.get(e)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(t,e){return{path:t,stamp:(0,f.sc)(e),read:()=>e}}const k="work/telling.json"
const v=a.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:s.object({place:o.r1,content:o.qT}).readonly().optional()}).readonly()
function pendingReportFile(t){const e=Buffer.from(JSON.stringify(t))
return{path:k,stamp:(0,f.sc)(e),read:()=>e}}function readPendingReport(t){return t&&v.safeParse(JSON.parse(t.toString())).data}})}

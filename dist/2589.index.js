export const id=2589
export const ids=[2589]
export const modules={23040:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
async function withoutUnchangedPointers(root,git,changes){const updated=changes.filter(({status:status})=>status==="UPDATED")
if(updated.length===0)return changes
const unchanged=new Set
const tracked=await lfsPaths(git,updated)
for(const{path:path,oid:oid}of updated){if(oid===void 0||!tracked.has(path))continue
const pointer=pointerIn(await git.raw(["cat-file","blob",oid]))
if(pointer&&await isSameContent((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root,path),pointer))unchanged.add(path)}return changes.filter(({path:path})=>!unchanged.has(path))}async function lfsPaths(git,changes){const names=changes.map(({path:path})=>`${path}\0`).join("")
const fields=(await git.raw(["check-attr","--stdin","-z","filter"],names)).split("\0")
return new Set(fields.filter((_,index)=>index%3===0&&fields[index+2]==="lfs"))}function pointerIn(text){const match=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(text)
return match?.[1]===void 0?void 0:{oid:match[1],size:Number(match[2])}}async function isSameContent(path,{oid:oid,size:size}){const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(path)
if(!found.isFile()||found.size!==size)return!1
const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
for await(const chunk of(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(path))hash.update(chunk)
return hash.digest("hex")===oid}}),3424:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Mu:()=>DIFF,W4:()=>filesBetween,Xl:()=>captureChange})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _core_workspace_git_view_lfs_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(23040)
var _left_out_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26600)
var _policy_entries_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(83093)
var _private_repository_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(31662)
const DIFF=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv"]
async function captureChange(run,base,around){const{gitDir:gitDir,plain:plain,isOlder:isOlder}=around
const staged=await(0,_private_repository_js__WEBPACK_IMPORTED_MODULE_5__.g9)(run(),around.apart)
const index=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"published-index");(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(index,{force:!0})
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"index")))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"index"),index)
const ofIndex={GIT_INDEX_FILE:index}
const unborn=await(0,_private_repository_js__WEBPACK_IMPORTED_MODULE_5__.L3)(run(ofIndex),staged.repositories)
const git=around.objects(ofIndex)
const{named:named,submodules:submodules,...written}=await withoutLinks(git,base,around)
const{tree:tree,difference:difference,lfs:lfs}=await withoutLfs(git,written,{base:base,...around})
const refused=[...staged.refused,...unborn,...staged.shut.filter(path=>!isOlder((0,_left_out_js__WEBPACK_IMPORTED_MODULE_3__.b6)(path)))]
const paths=[...new Set([...refused,...named,...lfs])]
const{files:files,entries:entries}=difference
if(paths.length===0)return{tree:tree,files:files,known:{from:base,to:tree,entries:entries},leftOut:[]}
return{tree:tree,files:files,...await(0,_left_out_js__WEBPACK_IMPORTED_MODULE_3__.JH)(await plain(),tree,{base:base,paths:paths,submodules:submodules,lfs:new Set(lfs)})}}async function write(git,base){const tree=(await git.raw(["write-tree"])).trim()
return{tree:tree,difference:await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.Pq)(git,base,tree)}}async function withoutLfs(git,written,{base:base,gitDir:gitDir,workspace:workspace,objects:objects}){const aside=()=>objects({GIT_INDEX_FILE:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"spare-index")})
const{isChanged:isChanged,refused:refused}=await settleLfs(git,written.difference.entries,{base:base,workspace:workspace,aside:aside})
if(!isChanged)return{...written,lfs:[]}
const lfs=refused.map(path=>Buffer.from(path).toString("latin1"))
return{...await write(git,base),lfs:lfs}}async function filesBetween(git,base,tree){return(await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.Pq)(git,base,tree)).files}async function withoutLinks(git,base,{workspace:workspace,isOlder:isOlder}){const written=await write(git,base)
const entries=written.difference.entries.map(entry=>({...entry,path:(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.I3)(entry.quoted)}))
const links=entries.filter(({newMode:newMode})=>newMode===_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.NG)
const isGone=({oldMode:oldMode,newMode:newMode})=>oldMode===_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.NG&&newMode===_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.sj
const hidden=entries.filter(entry=>isGone(entry)&&(0,_left_out_js__WEBPACK_IMPORTED_MODULE_3__.md)(workspace,entry.path)?.isDirectory())
const back=entries.filter(entry=>links.includes(entry)||hidden.includes(entry))
if(back.length===0)return{...written,named:[],submodules:new Map}
await git.raw(["update-index","--index-info"],back.map(_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.MT).join(""))
const fresh=hidden.filter(one=>entries.some(({path:path})=>path.startsWith(`${one.path}/`)&&!isOlder((0,_left_out_js__WEBPACK_IMPORTED_MODULE_3__.b6)(path))))
const moved=links.filter(({oldMode:oldMode})=>oldMode===_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.NG)
return{...await write(git,base),named:[...links,...fresh].map(({path:path})=>path),submodules:new Map([...moved.map(({path:path})=>[path,"a submodule at another commit"]),...hidden.map(({path:path})=>[path,"files instead of a submodule"])])}}const LONGEST_POINTER=1024
async function settleLfs(git,all,place){const tracked=await trackedIn(git,all,place)
if(tracked.size===0)return{isChanged:!1,refused:[]}
const entries=all.filter(({path:path})=>tracked.has(path))
const written=entries.filter(({newMode:newMode})=>newMode.startsWith("100"))
const known=await pointersIn(git,entries.map(({oldObject:oldObject})=>oldObject))
const fresh=await pointersIn(git,written.map(({newObject:newObject})=>newObject))
const sizes=await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.gN)(git,written.map(({newObject:newObject})=>newObject))
const lines=[]
const refused=[]
for(const entry of written){if(fresh.has(entry.newObject)||sizes.get(entry.newObject)===0)continue
const object=await standIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.workspace,entry.path),known)
if(object===void 0)refused.push(entry.path)
lines.push(object===void 0?(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.MT)(entry):`${entry.newMode} ${object}\t${entry.quoted}\n`)}if(lines.length>0)await git.raw(["update-index","--index-info"],lines.join(""))
return{isChanged:lines.length>0,refused:refused}}async function trackedIn(git,files,{base:base,workspace:workspace,aside:aside}){const paths=files.map(({path:path})=>path)
const isOther=paths.some(path=>/(?:^|\/)\.gitattributes$/.test(path))
if(!isOther&&!foldersOf(paths).some(folder=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,folder,".gitattributes"))))return new Set
const now=await lfsPaths(git,paths)
if(!isOther)return now
const before=aside()
await before.raw(["read-tree",base])
return new Set([...now,...await lfsPaths(before,paths)])}function foldersOf(paths){const folders=new Set
for(const path of paths)for(let folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);!folders.has(folder);folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))folders.add(folder)
return[...folders]}async function lfsPaths(git,paths){const names=paths.map(path=>`${path}\0`).join("")
const fields=(await git.raw(["check-attr","--cached","--stdin","-z","filter"],names)).split("\0")
return new Set(fields.filter((_,index)=>index%3===0&&fields[index+2]==="lfs"))}async function pointersIn(git,objects){const sizes=await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.gN)(git,objects)
const short=objects.filter(object=>(sizes.get(object)??LONGEST_POINTER)<LONGEST_POINTER)
const found=new Map
for(const[object,content]of await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_4__.b4)(git,short)){const pointer=(0,_core_workspace_git_view_lfs_js__WEBPACK_IMPORTED_MODULE_2__.ZY)(content.toString())
if(pointer)found.set(object,pointer)}return found}async function standIn(path,known){for(const[object,pointer]of known)if(await(0,_core_workspace_git_view_lfs_js__WEBPACK_IMPORTED_MODULE_2__.OI)(path,pointer))return object
return}}),5537:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Dt:()=>diffPieces,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>ALLOCATION_LIMIT})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_zlib__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(38522)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _change_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(3424)
const ALLOCATION_LIMIT={GIT_ALLOC_LIMIT:"256m"}
const UNPACKED=64*1024*1024
const HEAD_KB=64
async function applyPatch(git,base,patch,limits){requireWithin((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(patch,"latin1"),limits)
await git.raw(["read-tree",base])
try{await git.raw(["apply","--cached","--whitespace=nowarn","--",patch])}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.ec)(cause).message}`,{hint:"Run `mode: plan` again.",cause:cause})}const tree=(await git.raw(["write-tree"])).trim()
return{tree:tree,files:await(0,_change_js__WEBPACK_IMPORTED_MODULE_3__.W4)(git,base,tree),leftOut:[]}}function requireWithin(patch,limits){const{files:files,total:total}=unpackedSize(patch)
if(total>UNPACKED)throw tooLarge(`would unpack to ${inMegabytes(total)} MB, the limit is ${inMegabytes(UNPACKED)} MB`)
if(!limits)return
const{maxFiles:maxFiles,maxPatchKb:maxPatchKb}=limits
if(files>maxFiles)throw tooLarge(`touches ${files} files, the limit (\`max-patch-files\`) is ${maxFiles}`)
const kb=Math.ceil(patch.length/1024)
if(kb>maxPatchKb+HEAD_KB)throw tooLarge(`has ${kb} kB, the limit (\`max-patch-kb\`) is ${maxPatchKb} kB`)}function inMegabytes(bytes){return Math.round(bytes/1024/1024)}function tooLarge(why){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("denied",`The patch ${why}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const FILE=/^diff --git /
const PACKED=/^(literal|delta) (.*)$/
function unpackedSize(patch){let[files,largest,total]=[0,0,0]
const lines=patch.split("\n")
for(const[index,line]of lines.entries()){if(FILE.test(line))files+=1
const[,kind,size=""]=PACKED.exec(line)??[]
if(kind===void 0)continue
if(!/^\d{1,15}\r?$/.test(size))throw untold()
const unfolded=kind==="delta"?resultOf(lines[index+1]??""):0
const bytes=Math.max(Number.parseInt(size,10),unfolded)
largest=Math.max(largest,bytes)
total+=bytes}return{files:files,largest:largest,total:total}}function resultOf(line){const head=headOf(line)
const[,from]=numberAt(head,0)
return numberAt(head,from)[0]}function headOf(line){try{const bytes=fromBase85(line.slice(1)).subarray(0,lengthOf(line.charCodeAt(0)))
return(0,node_zlib__WEBPACK_IMPORTED_MODULE_1__.inflateSync)(bytes,{finishFlush:node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(letter){return letter>=97?letter-70:letter-64}function numberAt(bytes,start){let value=0
for(let at=start;at<start+8;at+=1){const byte=bytes[at]
if(byte===void 0)break
value+=(byte&127)*128**(at-start)
if(byte<128)return[value,at+1]}throw untold()}const DIGITS="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(text){const groups=text.match(/.{5}/g)??[]
return Buffer.concat(groups.map(group=>{const value=[...group].reduce((sum,digit)=>sum*85+DIGITS.indexOf(digit),0)
const bytes=Buffer.alloc(4)
bytes.writeUInt32BE(value%2**32)
return bytes}))}function untold(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(diff){return diff.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function rebaseTree(git,{base:base,tree:tree,onto:onto}){const commit=async(of,...parents)=>(await git.raw(["commit-tree",of,...parents.flatMap(parent=>["-p",parent]),"-m","rebase"])).trim()
const root=await commit(`${base}^{tree}`)
const[ours,theirs]=[await commit(tree,root),await commit(`${onto}^{tree}`,root)]
try{return(await git.raw(["merge-tree","--write-tree","--no-messages",ours,theirs])).trim()}catch{return}}}),26600:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{J7:()=>nullSeparated,JH:()=>keepAsBytes,M$:()=>recordsOf,Q4:()=>MOST_FILES,b6:()=>textOf,md:()=>statOrUndefined,uZ:()=>MOST_BYTES})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
const MOST_FILES=300
const MOST_BYTES=3*1024*1024
const MOST_REPOSITORIES=20
async function keepAsBytes(plain,tree,{base:base,paths:paths,submodules:submodules,lfs:lfs}){const leftOut=[]
const kept=[]
let[files,bytes]=[MOST_FILES,MOST_BYTES]
for(const path of paths){if(await isNothing(plain,tree,path)||await isCopy(plain,[base,tree],path))continue
const found=submodules.get(path)??await filesOf(plain,path)
if(typeof found==="string"){leftOut.push({path:textOf(path),code:"DKH-112",detail:found})
continue}const size=found.files.reduce((sum,file)=>sum+file.size,0)
const isKept=found.files.length<=files&&size<=bytes
leftOut.push(lfs.has(path)?{path:textOf(path),code:isKept?"DKH-115":"DKH-116",detail:sizeOf(size)}:{path:textOf(path),code:isKept?"DKH-110":"DKH-112",detail:detailOf(found,{size:size,isKept:isKept})})
if(!isKept)continue
files-=found.files.length
bytes-=size
kept.push(...found.files.map(file=>file.path))}return{leftOut:leftOut,wholeTree:await treeWith(plain,tree,kept)}}function detailOf({why:why,isOne:isOne,files:files},{size:size,isKept:isKept}){const amount=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.U9)(files.length,"file")
if(isKept)return isOne?why:`${why}, ${amount} kept`
return`${why}, too large to be saved: ${isOne?"":`none of ${amount}, `}${sizeOf(size)}`}function sizeOf(bytes){const kilobytes=bytes/1024
return kilobytes<1024?`${Math.ceil(kilobytes)} kB`:`${(kilobytes/1024).toFixed(1)} MB`}async function isNothing({workspace:workspace,in:at},tree,path){if(Buffer.from(textOf(path)).toString("latin1")!==path)return!1
if(!statOrUndefined(workspace,path)?.isDirectory()||!isEmpty(`${workspace}/${textOf(path)}`,{left:MOST_LOOKS}))return!1
return/^(?:$|160000 )/.test(await at(workspace).raw(["ls-tree",tree,"--",path]))}async function isCopy({workspace:workspace,in:at},known,path){const folder=`${workspace}/${textOf(path)}`
const link=statOrUndefined(workspace,`${path}/.git`)
if(!link?.isFile()||link.size>1e4)return!1
if(!/^gitdir: .*\/\.git\/worktrees\/[^/]+\n?$/.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`${folder}/.git`,"utf8")))return!1
const git=at(folder)
try{const names=await namesIn(at,folder)
if(typeof names==="string")return!1
await git.raw(["update-index","-z","--add","--stdin"],nullSeparated(names.filter(name=>!name.endsWith("/"))))
const trees=await git.raw(["rev-parse",...known.map(one=>`${one}^{tree}`)])
return trees.split("\n").includes((await git.raw(["write-tree"])).trim())}catch{return!1}}const MOST_LOOKS=200
function isEmpty(folder,looks){if(looks.left--<=0)return!1
try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder,{withFileTypes:!0}).every(entry=>{const path=`${folder}/${entry.name}`
if(!entry.isDirectory())return!1
return isEmpty(entry.name===".git"?`${path}/objects`:path,looks)})}catch{return!1}}async function treeWith({workspace:workspace,in:at},tree,paths){if(paths.length===0)return tree
const git=at(workspace)
await git.raw(["read-tree",tree])
await git.raw(["update-index","-z","--add","--replace","--stdin"],nullSeparated(paths))
return(await git.raw(["write-tree"])).trim()}async function filesOf({workspace:workspace,in:at},path){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(path))return"git accepts no file with that name"
const stats=statOrUndefined(workspace,path)
if(!stats)return"it cannot be read"
if(!stats.isDirectory()){const isPlain=stats.isFile()||stats.isSymbolicLink()
return isPlain?{why:"git cannot convert it",isOne:!0,files:[{path:path,size:stats.size}]}:"it is not a regular file"}const why="a nested repository"
const files=[]
const folders=[path]
for(const folder of folders){if(folders.length>MOST_REPOSITORIES)return`${why} with more than ${MOST_REPOSITORIES} others in it`
const names=await namesIn(at,`${workspace}/${textOf(folder)}`)
if(typeof names==="string")return`${why}${folder===path?"":` with ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)(textOf(folder))} in it,`} ${names}`
for(const name of names.map(one=>`${folder}/${one}`))if(name.endsWith("/"))folders.push(name.slice(0,-1))
else files.push(name)}return{why:why,isOne:!1,files:files.map(file=>({path:file,size:statOrUndefined(workspace,file)?.size??0}))}}async function namesIn(at,folder){if(!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))return"whose name is not text"
const git=at(folder)
await git.raw(["read-tree","--empty"])
const names=await git.bytes(["ls-files","-z","--others","--exclude-standard"]).catch(()=>{})
return names?recordsOf(names):"that cannot be read"}function statOrUndefined(workspace,path){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(Buffer.concat([Buffer.from(`${workspace}/`),Buffer.from(path,"latin1")]))}catch{return}}function recordsOf(bytes){return bytes.toString("latin1").split("\0").filter(record=>record!=="")}function nullSeparated(paths){return Buffer.from(paths.map(path=>`${path}\0`).join(""),"latin1")}function textOf(path){return Buffer.from(path,"latin1").toString("utf8")}}),9179:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JD:()=>isLost,Lp:()=>CODES,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,jq:()=>belongsInLfs})
const CODES={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it controls agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Create or download it during the build, or add it yourself, for example with Git LFS."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"makes the patch too large",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git treats as an attack",hint:"Check the patch before you use any part of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"The patch contains what could be saved. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not saved either",hint:"It is in no patch and has to be created again: a nested repository without a `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. The rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree."},"DKH-114":{message:"has work that was neither published nor saved",hint:"It is in no patch and has to be created again."},"DKH-115":{message:"belongs in Git LFS, to which I cannot upload",hint:"A commit would contain its bytes instead of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, to which I cannot upload, and is too large to be saved",hint:"It is in no patch. Create and commit it where `git lfs` is installed."},"DKH-117":{message:"has a name or a path that is too long for file systems",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If you want it, remove its pattern from `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-201":{message:"contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-202":{message:"has a name that contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-203":{message:"contained what looks like a secret, which was removed",hint:"If it is one, revoke it and create a new one."}}
function isUnstored(code){return belongsInLfs(code)||isLeftInRef(code)||code==="DKH-110"||code==="DKH-112"}function isLeftInRef(code){return code==="DKH-113"||code==="DKH-114"}function belongsInLfs(code){return code==="DKH-115"||code==="DKH-116"}function isLost(code){return code==="DKH-106"||code==="DKH-112"||code==="DKH-114"||code==="DKH-116"||code==="DKH-118"||code==="DKH-201"||code==="DKH-202"}function isProtected(code){return code==="DKH-103"||code==="DKH-111"}}),31662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B9:()=>makeRepository,D2:()=>plainRepository,DN:()=>AS_BYTES,L3:()=>addEach,VE:()=>seededWith,ce:()=>repositoryIn,cu:()=>fetchBase,g9:()=>stageAll,hw:()=>copyState,tW:()=>isOlder})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var node_url__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73136)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _left_out_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(26600)
var _policy_entries_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(83093)
function makeRepository(options){const made=repositoryIn(options);(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.xJ)(made.gitDir)
return made}function repositoryIn({folder:folder,workspace:workspace,environment:environment}){const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"publisher.git")
const inWorkTree=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:workspace,gitDir:gitDir,environment:{...environment,...extra}})
const objects=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:gitDir,environment:{...environment,...extra}})
return{gitDir:gitDir,inWorkTree:inWorkTree,objects:objects}}const BASE="refs/base"
async function fetchBase(git,workspace){try{await git.raw(["fetch","--quiet","--depth=1","--no-tags",(0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(workspace).href,`+HEAD:${BASE}`])}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The checkout could not be read completely. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(cause).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:cause})}}function seededWith({gitDir:gitDir}){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,BASE)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path,"utf8").trim():void 0}async function copyState({workspace:workspace,environment:environment},made){const{gitDir:gitDir}=made
const[excludes="",index=""]=await ownFiles(workspace,environment)
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude"))
const parts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(index)).filter(name=>name==="index"||name.startsWith("sharedindex."))
for(const name of parts)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(index),name),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name))
const hasSubmodules=parts.some(name=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name)).includes(SUBMODULE_BITS))
if(hasSubmodules)await dropSubmodules(made.inWorkTree())}const SUBMODULE_BITS=Buffer.from([0,0,224,0])
async function ownFiles(workspace,environment){const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path))
const paths=["--git-path","info/exclude","--git-path","index"]
const found=await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:workspace,environment:environment}).raw(["rev-parse",...paths])
return found.split("\n").map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace,path))}function isOlder(path,than){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).mtimeMs<(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(than).mtimeMs}catch{return!1}}const AS_BYTES="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:folder,workspace:workspace,environment:environment},gitDir){const own=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"bytes.git");(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.xJ)(own);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","attributes"),AS_BYTES)
const excludes=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","exclude"))
const objects={GIT_OBJECT_DIRECTORY:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"objects")}
const plain=at=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$Y)({folder:at,gitDir:own,environment:{...environment,...objects}})
return{workspace:workspace,in:plain}}async function dropSubmodules(git){const entries=(0,_left_out_js__WEBPACK_IMPORTED_MODULE_5__.M$)(await git.bytes(["ls-files","-z","--stage"]))
const links=entries.filter(entry=>entry.startsWith(_policy_entries_js__WEBPACK_IMPORTED_MODULE_6__.NG))
await remove(git,links.map(entry=>entry.slice(entry.indexOf("\t")+1)))}async function stageAll(git,apart){const tracked=await changedFiles(git)
const isGone=({mode:mode})=>mode===_policy_entries_js__WEBPACK_IMPORTED_MODULE_6__.sj||mode===_policy_entries_js__WEBPACK_IMPORTED_MODULE_6__.NG
await remove(git,pathsOf(tracked.filter(isGone)))
const{paths:paths,words:words}=await others(git,apart)
const files=[...pathsOf(tracked.filter(one=>!isGone(one))),...paths.filter(path=>!path.endsWith("/"))]
const repositories=paths.filter(path=>path.endsWith("/")).map(path=>path.slice(0,-1))
return{refused:await addEach(git,files),repositories:repositories,shut:unopened(words)}}async function others(git,apart){const but=apart===void 0?[]:["--",`:(top,exclude,literal)${apart}`]
const{stdout:stdout,stderr:stderr}=await git.both(["ls-files","-z","--others","--exclude-standard",...but])
return{paths:(0,_left_out_js__WEBPACK_IMPORTED_MODULE_5__.M$)(stdout),words:stderr}}function pathsOf(tracked){return tracked.map(({path:path})=>path)}async function changedFiles(git){const fields=(0,_left_out_js__WEBPACK_IMPORTED_MODULE_5__.M$)(await git.bytes(["diff-files","-z","--raw","--no-renames","--ignore-submodules=all"]))
return fields.flatMap((field,index)=>index%2===0?[{mode:field.split(" ")[1]??"",path:fields[index+1]??""}]:[])}async function remove(git,paths){if(paths.length>0)await git.raw(["update-index","-z","--force-remove","--stdin"],(0,_left_out_js__WEBPACK_IMPORTED_MODULE_5__.J7)(paths))}const MOST_ATTEMPTS=300
async function addEach(git,paths,attempts={left:MOST_ATTEMPTS}){if(paths.length===0)return[]
if(attempts.left--<=0)return paths
try{const add=["update-index","-z","--add","--remove","--replace","--stdin"]
const{stderr:stderr}=await git.both(add,(0,_left_out_js__WEBPACK_IMPORTED_MODULE_5__.J7)(paths))
if(!stderr.includes("Ignoring path "))return[]
const left=new Set((await others(git)).paths)
return paths.filter(path=>left.has(path))}catch{if(paths.length===1)return paths
const middle=Math.ceil(paths.length/2)
const first=await addEach(git,paths.slice(0,middle),attempts)
return[...first,...await addEach(git,paths.slice(middle),attempts)]}}const UNOPENED="warning: could not open directory '"
function unopened(words){const lines=words.split("\n").filter(line=>line.startsWith(UNOPENED))
const paths=lines.map(line=>line.slice(UNOPENED.length).replace(/\/': [^']*$/,""))
return paths.map(path=>Buffer.from(path.length>200?`${path.slice(0,200)}…`:path).toString("latin1"))}}),1539:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H3:()=>PREFIX,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
const PREFIX="conversation/"
const OUTPUTS="observations"
const LARGEST_OUTPUT=1024*1024
const ALL_OUTPUTS=8*1024*1024
function conversationFiles(folder){const subAgents=entries(folder,"subagents").filter(entry=>entry.isDirectory())
const parts=["",...subAgents.map(({name:name})=>`subagents/${name}/`)]
return[...parts.flatMap(part=>logFiles(folder,part)),...outputs(folder)].filter(({path:path})=>(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.rX)(path))}function logFiles(folder,part){const events=names(folder,`${part}events`).map(name=>fileAt(folder,`${part}events/${name}`,"written once"))
const others=names(folder,part).filter(name=>name.endsWith(".json"))
return[...others.map(name=>fileAt(folder,part+name)),...events]}function restoreConversation(files,folder){for(const[path,bytes]of files){if(!path.startsWith(PREFIX))continue
const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path.slice(PREFIX.length));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target,bytes)}}function sameFiles(files){return[...files].map(([path,bytes])=>({path:path,stamp:"as read",read:()=>bytes}))}function outputs(folder){const found=names(folder,OUTPUTS).flatMap(name=>{const facts=look((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,OUTPUTS,name))
return facts&&facts.size<=LARGEST_OUTPUT?[{...facts,name:name}]:[]})
let left=ALL_OUTPUTS
const newest=found.sort((a,b)=>b.mtimeMs-a.mtimeMs).filter(({size:size})=>{left-=size
return left>=0})
return newest.map(({name:name,size:size,mtimeMs:mtimeMs})=>fileAt(folder,`${OUTPUTS}/${name}`,`${size} ${mtimeMs}`))}function fileAt(folder,name,stamp){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
const facts=stamp===void 0?look(path):void 0
return{path:PREFIX+name,stamp:stamp??`${facts?.size} ${facts?.mtimeMs}`,read:()=>readPlain(path)}}function names(folder,inside){return entries(folder,inside).filter(entry=>entry.isFile()).map(({name:name})=>name).sort()}function entries(folder,inside){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,inside)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path,{withFileTypes:!0}):[]}function look(path){return opened(path,descriptor=>{const facts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)
return facts.isFile()?{size:facts.size,mtimeMs:facts.mtimeMs}:void 0})}function readPlain(path){return opened(path,descriptor=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor):void 0)??Buffer.alloc(0)}function opened(path,use){let descriptor
try{descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK)
return use(descriptor)}catch{return}finally{if(descriptor!==void 0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}}),85831:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>PENDING_REPORT,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
var zod__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(28942)
var _action_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82604)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3549)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(9179)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(78428)
const LARGEST=4*1024*1024
async function unpublishedWorkOf(publisher,{change:change,withheld:withheld,wholeTree:wholeTree},{isPublished:isPublished,leaks:leaks,before:before}){const published=isPublished?change.tree:publisher.base
const isNothing=change.files.length===0&&wholeTree===change.tree
const bytes=isNothing?Buffer.alloc(0):await publisher.diff({tree:wholeTree},published)
const whole=bytes.length>0&&await isKeepable(bytes,leaks)?bytes:void 0
const{aside:fresh}=change
const old=before?.aside
const room=LARGEST-(whole?.length??0)
const isFreshKept=fresh!==void 0&&fresh.patch.length<=room&&await isKeepable(fresh.patch,leaks)
const isOldKept=old!==void 0&&old.length<=room-(isFreshKept?fresh.patch.length:0)
const asides=[...isOldKept?[old]:[],...isFreshKept?[fresh.patch]:[]]
const aside=asides.length===0?void 0:Buffer.concat(asides)
const isNoneKept=bytes.length>0&&whole===void 0
const gone=[...withheld.filter(({code:code})=>code!=="DKH-118"&&(isNoneKept||(0,_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_3__.JD)(code))),...isNoneKept&&!isPublished?change.files:[],...fresh&&!isFreshKept?fresh.paths.map(path=>({path:path})):[],...old&&!isOldKept?[{path:EARLIER}]:[]]
const paths=[...new Set(gone.map(({path:path})=>path||WHOLE))].slice(0,MOST_LOST)
const earlier=(before?.lost??[]).filter(({path:path})=>path!==WHOLE&&!paths.includes(path))
const ids=await publisher.idsAt(published,paths)
const now=await publisher.idsAt(whole?wholeTree:published,earlier.map(({path:path})=>path))
const still=earlier.filter(({path:path,was:was})=>(now.get(path)??"")===was)
const lost=[...paths.map(path=>({path:path,was:ids.get(path)??""})),...still].slice(0,MOST_LOST)
const tree=isNoneKept?await publisher.treeOf(published):wholeTree
const isLeft=whole!==void 0||lost.length>0||aside!==void 0
return{left:isLeft?{patch:whole,lost:lost,...aside&&{aside:aside}}:void 0,tree:tree}}const WHOLE="the change as a whole"
const EARLIER="what earlier runs left on branches and in stashes"
const MOST_LOST=1e3
async function isKeepable(patch,leaks){return patch.length<=LARGEST&&(!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(patch)||(await leaks.scanLong(patch.toString())).length===0)}const PATCH="work/unpublished.patch"
const ASIDE="work/aside.patch"
const encoded=path=>`${path}.b64`
const LOST="work/lost.json"
const LostWork=zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_6__.string(),was:zod__WEBPACK_IMPORTED_MODULE_6__.string()}).readonly()).readonly()
function unpublishedFiles(left){if(!left)return[]
const{patch:patch,aside:aside,lost:lost}=left
const named=lost.length===0?[]:[fileOf(LOST,Buffer.from(JSON.stringify(lost)))]
return[...patchFile(PATCH,patch),...patchFile(ASIDE,aside),...named]}const OTHERS="work/repositories/"
const OTHER=/^work\/repositories\/\d+\//
function isOfOther(path,id){return path.startsWith(id===void 0?OTHERS:`${OTHERS}${id}/`)}function asOther(file,id){return{...file,path:file.path.replace(/^work\//,`${OTHERS}${id}/`)}}function ofOther(files,id){const some=[...files].filter(([path])=>isOfOther(path,id))
return new Map(some.map(([path,bytes])=>[path.replace(OTHER,"work/"),bytes]))}function isUnpublished(path,kind){return path.replace(OTHER,"work/").startsWith(kind==="work"?PATCH:ASIDE)}function patchFile(path,patch){if(!patch)return[]
return[(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(patch)?fileOf(path,patch):fileOf(encoded(path),Buffer.from(patch.toString("base64")))]}function unpublishedIn(files){const[patch,aside]=[patchIn(files,PATCH),patchIn(files,ASIDE)]
const names=files.get(LOST)
if(!patch&&!aside&&!names)return
return{patch:patch,lost:names?LostWork.parse(JSON.parse(names.toString())):[],...aside&&{aside:aside}}}function patchIn(files,path){const text=files.get(encoded(path))
return files.get(path)??(text&&Buffer.from(text.toString(),"base64"))}function fileOf(path,bytes){return{path:path,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_5__.sc)(bytes),read:()=>bytes}}const PENDING_REPORT="work/telling.json"
const PendingReport=_action_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_1__.U.unwrap().partial({runComment:!0}).extend({lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_4__.nD,sign:zod__WEBPACK_IMPORTED_MODULE_6__.object({place:_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_2__.r1,content:_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_2__.qT}).readonly().optional()}).readonly()
function pendingReportFile(pendingReport){const bytes=Buffer.from(JSON.stringify(pendingReport))
return{path:PENDING_REPORT,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_5__.sc)(bytes),read:()=>bytes}}function readPendingReport(bytes){return bytes&&PendingReport.safeParse(JSON.parse(bytes.toString())).data}})}

export const id=846
export const ids=[846]
export const modules={2788:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X:()=>captureChange,W:()=>filesBetween})
var fault=__webpack_require__(98664)
var external_node_fs_=__webpack_require__(73024)
const MOST_FILES=50
const MOST_BYTES=1024*1024
async function keepAsBytes(plain,tree,{paths:paths,submodules:submodules}){const leftOut=[]
const kept=[]
let[files,bytes]=[MOST_FILES,MOST_BYTES]
for(const path of paths){const found=submodules.has(path)?"a submodule at another commit":await filesOf(plain,path)
const size=typeof found==="string"?0:found.files.reduce((sum,file)=>sum+file.size,0)
const why=typeof found==="string"?found:found.why
const isKept=typeof found!=="string"&&found.files.length<=files&&size<=bytes
leftOut.push({path:textOf(path),why:isKept||typeof found==="string"?why:`${why}, too large to be kept`,isKept:isKept})
if(!isKept)continue
files-=found.files.length
bytes-=size
kept.push(...found.files.map(file=>file.path))}return{leftOut:leftOut,wholeTree:await treeWith(plain,tree,kept)}}async function treeWith({workspace:workspace,in:at},tree,paths){if(paths.length===0)return tree
const git=at(workspace)
await git.raw(["read-tree",tree])
await git.raw(["update-index","-z","--add","--replace","--stdin"],listed(paths))
return(await git.raw(["write-tree"])).trim()}async function filesOf({workspace:workspace,in:at},path){if(/(?:^|\/)(?:\.git|git~\d+)(?:\/|$)/i.test(path))return"git takes no file of that name"
const stats=look(workspace,path)
if(!stats)return"it cannot be read"
if(!stats.isDirectory()){const isPlain=stats.isFile()||stats.isSymbolicLink()
return isPlain?{why:"git cannot convert it",files:[{path:path,size:stats.size}]}:"it is no plain file"}const why="a repository of its own"
if(!(0,external_node_fs_.existsSync)(`${workspace}/${textOf(path)}`))return`${why} whose name is no text`
const git=at(`${workspace}/${textOf(path)}`)
await git.raw(["read-tree","--empty"])
const list=["ls-files","-z","--others","--exclude-standard"]
const inner=await git.bytes(list).catch(()=>{})
if(!inner)return`${why} that cannot be read`
const names=recordsOf(inner).map(name=>`${path}/${name}`)
const files=names.filter(name=>!name.endsWith("/"))
return{why:why,files:files.slice(0,MOST_FILES+1).map(file=>({path:file,size:look(workspace,file)?.size??0}))}}function look(workspace,path){try{return(0,external_node_fs_.lstatSync)(Buffer.concat([Buffer.from(`${workspace}/`),Buffer.from(path,"latin1")]))}catch{return}}function recordsOf(bytes){return bytes.toString("latin1").split("\0").filter(record=>record!=="")}function listed(paths){return Buffer.from(paths.map(path=>`${path}\0`).join(""),"latin1")}function textOf(path){return Buffer.from(path,"latin1").toString("utf8")}async function captureChange(run,base,{plain:plain,isOlder:isOlder}){const git=run()
const{paths:others,shut:shut}=await addAll(run)
const refused=[...others,...shut.filter(path=>!isOlder(textOf(path)))]
const links=await putBackLinks(git,base)
const tree=(await git.raw(["write-tree"])).trim()
const files=await filesBetween(git,base,tree)
const paths=[...new Set([...refused,...links.map(({path:path})=>path)])]
if(paths.length===0)return{tree:tree,files:files,leftOut:[]}
const submodules=new Set(links.filter(({isSubmodule:isSubmodule})=>isSubmodule).map(({path:path})=>path))
return{tree:tree,files:files,...await keepAsBytes(await plain(),tree,{paths:paths,submodules:submodules})}}async function filesBetween(git,base,tree){return parseNumstat(await git.raw(["diff-tree","-r","-z","--no-renames","--numstat",base,tree]))}async function addAll(run){const git=run()
try{const words=await git.warnings(["add","--all","--ignore-errors","--","."])
return{paths:[],shut:unopened(words)}}catch(error){const rest=recordsOf(await git.bytes(["ls-files","-z","--others","--modified","--exclude-standard"]))
const shut=unopened(String((0,fault.ec)(error).cause))
if(rest.length===0&&shut.length===0)throw error
const refused=await addEach(run({GIT_LITERAL_PATHSPECS:"1"}),[...new Set(rest)],{left:MOST_ATTEMPTS})
return{paths:refused.map(path=>path.replace(/\/$/,"")),shut:shut}}}const MOST_ATTEMPTS=300
async function addEach(git,paths,attempts){if(paths.length===0)return[]
if(attempts.left--<=0)return paths
try{await git.raw(["add","--all","--pathspec-from-file=-","--pathspec-file-nul"],listed(paths))
return[]}catch{if(paths.length===1)return paths
const middle=Math.ceil(paths.length/2)
const first=await addEach(git,paths.slice(0,middle),attempts)
return[...first,...await addEach(git,paths.slice(middle),attempts)]}}function unopened(words){const warnings=words.matchAll(/^warning: could not open directory '(.*)$/gm)
const paths=[...warnings].map(([,rest=""])=>rest.replace(/\/': [^']*$/,""))
return paths.map(path=>Buffer.from(path.length>200?`${path.slice(0,200)}…`:path).toString("latin1"))}async function putBackLinks(git,base){const diff=["diff-index","--cached","--raw","--no-renames"]
const links=linksIn(recordsOf(await git.bytes([...diff,"-z",base])))
if(links.length===0)return[]
const lines=(await git.raw([...diff,base])).split("\n").filter(line=>LINK.test(line))
await git.raw(["update-index","--index-info"],lines.map(baseEntry).join(""))
return links}const LINK=/^:(\d+) 160000 /
function linksIn(fields){return fields.flatMap((field,index)=>{const before=index%2===0?LINK.exec(field)?.[1]:void 0
return before===void 0?[]:[{path:fields[index+1]??"",isSubmodule:before==="160000"}]})}function baseEntry(line){const[facts="",path=""]=line.split("\t")
const[mode="",,object=""]=facts.slice(1).split(" ")
return`${mode} ${object}\t${path}\n`}function records(text){return text.split("\0").filter(record=>record!=="")}function parseNumstat(text){return records(text).map(record=>{const[added="",removed="",...path]=record.split("\t")
return{path:path.join("\t"),added:lines(added),removed:lines(removed)}})}function lines(field){return field==="-"?void 0:Number(field)}},17969:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I:()=>patchedChange,v:()=>ALLOCATION_LIMIT})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2788)
const ALLOCATION_LIMIT={GIT_ALLOC_LIMIT:"256m"}
async function patchedChange(git,base,patch){await git.raw(["read-tree",base])
try{await git.raw(["apply","--cached","--whitespace=nowarn","--",patch])}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("denied",`The patch does not fit the commit it is for. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(cause).message}`,{hint:"Let the agent plan again.",cause:cause})}const tree=(await git.raw(["write-tree"])).trim()
return{tree:tree,files:await(0,_change_js__WEBPACK_IMPORTED_MODULE_1__.W)(git,base,tree),leftOut:[]}}},81400:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OL:()=>exactPatch,d5:()=>holdBack,y3:()=>letting})
var _approval_shown_change_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(16790)
var _entries_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(83093)
var _lock_pairs_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16772)
var _review_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(29279)
async function holdBack(git,reviewed,{clean:clean,...review}){const{change:change,withheldTree:withheldTree}=reviewed
const entries=withheldTree===void 0?[]:await protectedOf(git,change.tree,withheldTree,reviewed.withheld)
const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__.p6)(git,change.tree,entries,"new")
const allowed=await(0,_review_js__WEBPACK_IMPORTED_MODULE_3__.r)(git,{tree:tree,files:[],leftOut:[]},{...review,policy:letting(review)})
return shownOf(git,change.tree,allowed.entries,clean)}function letting({policy:policy}){return{...policy,protectedPaths:"allow"}}async function protectedOf(git,from,to,withheld){if(withheld.some(({path:path})=>path===""))return[]
const paths=new Set(withheld.filter(({code:code})=>code==="DKH-103").map(({path:path})=>path))
return(await(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__.Mc)(git,from,to)).filter(({path:path})=>paths.has(path))}async function shownOf(git,from,entries,clean){const chosen=[]
const unseen=new Map
for(const group of groupsOf(entries)){const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__.p6)(git,from,[...chosen,...group],"new")
const why=(0,_approval_shown_change_js__WEBPACK_IMPORTED_MODULE_0__.O)(await exactPatch(git,from,tree),clean)
if(why===void 0)chosen.push(...group)
else for(const{path:path}of group)unseen.set(path,why)}const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_1__.p6)(git,from,chosen,"new")
const patch=(await exactPatch(git,from,tree)).toString("utf8")
return{tree:tree,patch:patch,paths:chosen.map(({path:path})=>path),unseen:unseen}}function groupsOf(entries){let groups=entries.map(entry=>[entry])
for(const{lock:lock,manifests:manifests}of(0,_lock_pairs_js__WEBPACK_IMPORTED_MODULE_2__.f)(entries.map(({path:path})=>path))){const isOfPair=group=>group.some(({path:path})=>path===lock||manifests.includes(path))
groups=[groups.filter(isOfPair).flat(),...groups.filter(group=>!isOfPair(group))]}return groups}const EXACT=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(git,from,to){return git.bytes([...EXACT,from,to])}},29279:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>reviewChange})
var fault=__webpack_require__(98664)
var write_change=__webpack_require__(2788)
var inline_code=__webpack_require__(84804)
var policy_blobs=__webpack_require__(89921)
var policy_entries=__webpack_require__(83093)
const READABLE_KB=64*1024
async function judgeContents(git,entries,policy,leaks){const added=entries.filter(({newMode:newMode})=>newMode!==policy_entries.sj&&newMode!==policy_entries.NG)
const sizes=await(0,policy_blobs.g)(git,added.flatMap(({newObject:newObject,oldObject:oldObject})=>[newObject,oldObject]))
const large=largeAmong(added,sizes,policy)
const small=added.filter(entry=>!large.has(entry))
const isSmall=object=>(sizes.get(object)??Number.POSITIVE_INFINITY)<=policy.maxFileKb*1024
const objects=small.flatMap(({newObject:newObject,oldObject:oldObject})=>[newObject,oldObject]).filter(isSmall)
const blobs=await(0,policy_blobs.b)(git,objects)
const verdicts=new Map(large)
const redacted=new Map
for(const entry of[...entries.filter(({newMode:newMode})=>newMode===policy_entries.sj),...added]){const verdict=leakIn(entry,blobs,leaks)
if(!verdict)continue
verdicts.set(entry,verdict)
const text=blobs.get(entry.newObject)?.toString("utf8")
if(verdict.code==="DKH-201"&&text!==void 0&&!text.includes("�"))redacted.set(entry,leaks.redact(text).text)}return{verdicts:verdicts,redacted:redacted}}function largeAmong(entries,sizes,{maxFileKb:maxFileKb}){let left=READABLE_KB*1024
const large=new Map
for(const entry of entries){const size=sizes.get(entry.newObject)??0
if(size>maxFileKb*1024||size>left)large.set(entry,tooLarge(entry,size))
else left-=size}return large}function tooLarge({path:path},size){return{path:path,code:"DKH-106",detail:`${Math.ceil(size/1024)} kB`}}function leakIn(entry,blobs,leaks){const[inPath]=leaks.scan(entry.path)
if(inPath){const path=leaks.redact(entry.path).text
return{path:path,code:"DKH-202",detail:inPath.kind}}const content=blobs.get(entry.newObject)
const before=blobs.get(entry.oldObject)?.toString("utf8")??""
const[inside]=content?leaks.scanBytes(content,{public:before}):[]
if(!content||!inside)return
const line=content.toString("utf8").slice(0,inside.start).split("\n").length
return{path:entry.path,code:"DKH-201",detail:`line ${line}: ${inside.kind}`}}async function linksOf(git,tree){const lines=(await git.raw(["ls-tree","-r","--full-tree",tree])).split("\n")
const found=lines.flatMap(line=>{const[facts="",quoted=""]=line.split("\t")
const[mode,,object=""]=facts.split(" ")
return mode===policy_entries.ps?[{path:(0,policy_entries._n)(quoted),object:object}]:[]})
const targets=await(0,policy_blobs.b)(git,found.map(({object:object})=>object))
return new Map(found.map(({path:path,object:object})=>[path,targets.get(object)?.toString("utf8")??""]))}const DEPTH=40
function followLinks(links,path){const done=[]
const rest=path.split("/").reverse()
let followed=0
while(rest.length>0){const part=rest.pop()??""
if(part===""||part===".")continue
if(part===".."){if(done.pop()===void 0)return
continue}const target=links.get([...done,part].join("/"))
if(target===void 0)done.push(part)
else if(/^\/|\\|^[A-Za-z]:/.test(target)||++followed>DEPTH)return
else rest.push(...target.split("/").reverse())}return done.join("/")}function namesOf(path,followed){const others=[...followed].flatMap(([link,target])=>{if(target===path)return[link]
return target===""||path.startsWith(`${target}/`)?[`${link}/${path.slice(target===""?0:target.length+1)}`]:[]})
return[path,...others]}var paths=__webpack_require__(64753)
async function judgeEntries(git,trees,entries,policy){const[before,after]=await Promise.all(trees.map(tree=>linksOf(git,tree)))
const links=new Map([...before??[],...after??[]])
const aliases=aliasesOf(links,policy)
const verdicts=new Map
for(const entry of entries){const verdict=judge(entry,{links:links,aliases:aliases,policy:policy})
if(verdict)verdicts.set(entry,verdict)}return{verdicts:verdicts,locks:entries.filter(entry=>isLock(entry,{links:links,aliases:aliases,policy:policy}))}}function isLock({path:path,oldMode:oldMode,newMode:newMode},{aliases:aliases,policy:policy}){const kinds=namesOf(path,aliases).map(name=>(0,paths.Y)(name,policy.list).kind)
return kinds.every(kind=>kind==="lock")&&newMode===PLAIN&&(oldMode===PLAIN||oldMode===policy_entries.sj)}const PLAIN="100644"
function judge(entry,{links:links,aliases:aliases,policy:policy}){const{path:path,oldMode:oldMode,newMode:newMode}=entry
const code=refusalOf(namesOf(path,aliases),policy)
if(code)return{path:path,code:code,detail:""}
if(newMode===policy_entries.NG||oldMode===policy_entries.NG)return{path:path,code:"DKH-105",detail:"a submodule"}
if(newMode===policy_entries.ps)return judgeLink(path,links,policy)
const isPlain=newMode===policy_entries.sj||newMode==="100644"||newMode==="100755"
return isPlain?void 0:{path:path,code:"DKH-105",detail:`mode ${newMode}`}}function judgeLink(path,links,policy){const target=followLinks(links,path)
if(target===void 0)return{path:path,code:"DKH-104",detail:"it leaves the repository"}
const isOpen=target!==""&&refusalOf([target],policy)===void 0
return isOpen?void 0:{path:path,code:"DKH-104",detail:`it leads to ${target||"the root"}`}}function refusalOf(names,{protectedPaths:protectedPaths,list:list}){const standings=names.map(name=>(0,paths.Y)(name,list))
const never=standings.find(standing=>standing.kind==="never")
if(never)return never.code
const isWithheld=protectedPaths==="block"&&standings.some(({kind:kind})=>kind!=="free")
return isWithheld?"DKH-103":void 0}function aliasesOf(links,{list:list}){const pairs=[...links.keys()].flatMap(link=>{const target=(0,paths.Y)(link,list).kind==="free"?void 0:followLinks(links,link)
return target===void 0?[]:[[link,target]]})
return new Map(pairs)}var lib_text=__webpack_require__(94869)
const WORD=/[^\s"'`,;()<>{}[\]]+/g
const NO_REGISTRY=/^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i
const FOR_PEOPLE=/"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm
function strangeAddress(before,after,places){const old=new Set(before.match(WORD))
const hosts=new Set([...old,...places].map(hostOf).filter(host=>host!==void 0))
const fresh=after.replaceAll(FOR_PEOPLE,"").match(WORD)??[]
return fresh.find(word=>!old.has(word)&&isStrange(word,hosts))}function isStrange(word,hosts){if(/%2f%2f/i.test(word)||NO_REGISTRY.test(word))return true
if(!word.includes("//"))return false
const host=hostOf(word)
return host===void 0||!hosts.has(host)||word.split("//").length>2}function hostOf(word){return/(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase()}function compareLocks(before,after,defaults){const known=knownIn(before,defaults)
const part=changedPart(before?.fixed??{},after.fixed)
if(part!==void 0)return{status:"refused",why:`its part ${(0,inline_code.aY)(part)} is not the same as before`}
const fresh=after.entries.filter(entry=>!known.texts.has(textOf(entry)))
for(const entry of fresh){const why=whyNot(entry,known)
if(why!==void 0)return{status:"refused",why:`${(0,inline_code.aY)((0,lib_text.TN)(labelOf(entry),100))} ${why}`}}return{status:"kept",added:[...new Set(fresh.map(labelOf))]}}function knownIn(lock,defaults){const entries=lock?.entries??[]
const places=new Map
for(const{name:name,from:from}of entries)for(const key of[name,groupOf(name)]){const some=places.get(key)??new Set
for(const place of from)some.add(place)
if(key!==""&&from.length>0)places.set(key,some)}const all=entries.flatMap(({from:from})=>from)
return{texts:new Set(entries.map(textOf)),aliases:new Set(entries.map(aliasOf)),hashes:new Map(entries.map(entry=>[labelOf(entry),hashesOf(entry)])),places:places,all:new Set(all.length>0?all:defaults)}}function whyNot(entry,{aliases:aliases,hashes:hashes,places:places,all:all}){const{alias:alias,elsewhere:elsewhere,problem:problem}=entry
if(elsewhere!==void 0)return`comes from ${(0,inline_code.aY)((0,lib_text.TN)(elsewhere,100))}, which is no registry`
if(problem!==void 0)return problem
if(alias!==void 0&&!aliases.has(aliasOf(entry)))return`stands for another package, ${(0,inline_code.aY)((0,lib_text.TN)(alias,100))}`
if(entry.hashes.length===0)return"has no integrity hash"
const before=hashes.get(labelOf(entry))
if(before!==void 0&&before!==hashesOf(entry))return"has another integrity hash than before"
const own=places.get(entry.name)??places.get(groupOf(entry.name))??all
const strange=entry.from.find(place=>!own.has(place))
return strange===void 0?void 0:`comes from ${(0,inline_code.aY)((0,lib_text.TN)(shortOf(strange),100))}, which is not where it may come from`}function shortOf(place){return/^(?:[a-z]+\+)?https:\/\/([^/]+)/.exec(place)?.[1]??place}function groupOf(name){return name.includes("/")?`${name.split("/",1)[0]}/`:""}function labelOf({name:name,version:version,elsewhere:elsewhere}){return elsewhere===void 0?`${name} ${version}`.trim():name}function aliasOf({name:name,alias:alias}){return JSON.stringify([name,alias])}function hashesOf({hashes:hashes}){return JSON.stringify(hashes.toSorted())}function textOf(entry){const{name:name,version:version,from:from,alias:alias,elsewhere:elsewhere,problem:problem}=entry
if(elsewhere!==void 0)return JSON.stringify([name,elsewhere,from.toSorted(),hashesOf(entry),problem])
return JSON.stringify([name,version,from.toSorted(),hashesOf(entry),alias,problem])}function changedPart(before,after){const names=new Set([...Object.keys(before),...Object.keys(after)])
return[...names].find(name=>JSON.stringify(before[name])!==JSON.stringify(after[name]))}var pairs=__webpack_require__(16772)
async function judgeLocks(git,entries,locks,verdicts){const judged=locks.filter(entry=>verdicts.get(entry)?.code==="DKH-103")
if(judged.length===0)return[]
const{FORMATS:FORMATS}=await Promise.all([__webpack_require__.e(815),__webpack_require__.e(292),__webpack_require__.e(427)]).then(__webpack_require__.bind(__webpack_require__,72427))
const changed=entries.filter(entry=>!verdicts.has(entry)&&isRewritten(entry)).map(({path:path})=>path)
const taken=[]
for(const entry of judged){const{path:path}=entry
const[{manifests:manifests}={manifests:[]}]=(0,pairs.f)([path,...changed]).filter(({lock:lock})=>lock===path)
const format=FORMATS.get(path.slice(path.lastIndexOf("/")+1))
const verdict=await judge_locks_judge(git,entry,manifests,format)
if(verdict.status==="kept"){verdicts.delete(entry)
taken.push({path:path,manifests:manifests,added:verdict.added})}else verdicts.set(entry,{path:path,code:"DKH-103",detail:verdict.why})}return taken}function isRewritten({oldObject:oldObject,newObject:newObject,newMode:newMode}){return oldObject!==newObject&&newMode.startsWith("100")}async function judge_locks_judge(git,{oldObject:oldObject,newObject:newObject},manifests,format){if(!format)return refused("this spelling of its name is not looked through")
if(manifests.length===0)return refused("its manifest has not changed with it")
const texts=await(0,policy_blobs.b)(git,[oldObject,newObject])
const[before,after]=[oldObject,newObject].map(object=>texts.get(object))
if(!after)return refused("it cannot be read")
const[old,fresh]=[before&&readLock(before,format),readLock(after,format)]
if(typeof old==="string")return refused(`as it was before, ${old}`)
if(typeof fresh==="string")return refused(fresh)
const verdict=compareLocks(old,fresh,format.places)
if(verdict.status==="refused")return verdict
const strange=strangeAddress(before?.toString()??"",after.toString(),format.places)
return strange===void 0?verdict:refused(`it has a new address, ${(0,inline_code.aY)((0,lib_text.TN)(strange,100))}`)}function refused(why){return{status:"refused",why:why}}function readLock(bytes,{read:read}){try{return read(new TextDecoder("utf-8",{fatal:true}).decode(bytes))}catch(error){return`it cannot be looked through: ${(0,inline_code.aY)((0,lib_text.TN)(error instanceof Error?error.message:String(error),100))}`}}async function reviewChange(git,change,review){const{base:base,policy:policy,leaks:leaks}=review
const leftOut=change.leftOut.map(({path:path,why:why})=>({path:path,code:"DKH-110",detail:why}))
const wholeTree=change.wholeTree??change.tree
const entries=await(0,policy_entries.Mc)(git,base,wholeTree)
if(entries.length===0)return{change:change,entries:entries,withheld:leftOut,withheldTree:void 0,wholeTree:wholeTree,locks:[]}
const{verdicts:verdicts,locks:locks}=await judgeEntries(git,[base,wholeTree],entries,policy)
const asBytes=wholeTree===change.tree?[]:await(0,policy_entries.Mc)(git,change.tree,wholeTree)
for(const entry of entries)if(asBytes.some(({quoted:quoted})=>quoted===entry.quoted))verdicts.set(entry,{path:entry.path,code:"DKH-110",detail:""})
const contents=await judgeContents(git,entries,policy,leaks)
for(const[entry,verdict]of contents.verdicts)verdicts.set(entry,verdict)
const taken=await judgeLocks(git,entries,locks,verdicts)
if(policy.isTogether)joinLocks(entries,verdicts)
spread(entries,verdicts)
const whole=await refusalOfAll(git,change.tree,entries,verdicts,review)
const refused=whole?entries:entries.filter(entry=>verdicts.has(entry))
const tree=refused.length===0?change.tree:await(0,policy_entries.p6)(git,wholeTree,refused,"old")
const kept=await keepable(git,refused,verdicts,contents.redacted)
const asTheyWere=kept.filter(entry=>refused.includes(entry))
const putBack=some=>some.length===0?tree:(0,policy_entries.p6)(git,tree,some,"new")
return{change:{...change,tree:tree,files:refused.length===0?change.files:await(0,write_change.W)(git,base,tree)},entries:whole?[]:entries.filter(entry=>!verdicts.has(entry)),withheld:[...whole?[whole]:[],...leftOut,...[...verdicts.values()].filter(({code:code})=>code!=="DKH-110")],withheldTree:kept.length===0?void 0:await putBack(kept),wholeTree:await putBack(asTheyWere),locks:whole?[]:taken.filter(({path:path})=>!refused.some(entry=>entry.path===path))}}function joinLocks(entries,verdicts){const byPath=new Map(entries.map(entry=>[entry.path,entry]))
const isHeld=path=>{const entry=byPath.get(path)
return entry!==void 0&&verdicts.get(entry)?.code==="DKH-103"}
for(const{lock:lock,manifests:manifests}of(0,pairs.f)([...byPath.keys()]).filter(pair=>isHeld(pair.lock)))for(const path of manifests){const entry=byPath.get(path)
if(entry&&!verdicts.has(entry))verdicts.set(entry,{path:path,code:"DKH-103",detail:`it goes together with ${(0,inline_code.aY)(lock)}`})}}function spread(entries,verdicts){const refused=new Map([...verdicts].map(([{path:path},verdict])=>[path,verdict]))
const above=new Map([...refused].flatMap(([path,verdict])=>foldersOf(path).map(folder=>[folder,verdict])))
for(const entry of entries){const verdict=above.get(entry.path)??foldersOf(entry.path).flatMap(folder=>refused.get(folder)??[])[0]
if(!verdict||verdicts.has(entry))continue
verdicts.set(entry,{path:entry.path,code:verdict.code,detail:"it takes the place of another"})}}function foldersOf(path){const parts=path.split("/")
return parts.slice(1).map((_,index)=>parts.slice(0,index+1).join("/"))}async function refusalOfAll(git,tree,entries,verdicts,{base:base,policy:policy}){const whole=(why,detail)=>({path:"",code:why,detail:detail})
const rest=entries.filter(entry=>!verdicts.has(entry))
if(rest.length>policy.maxFiles)return whole("DKH-107",`${rest.length} files, the limit is ${policy.maxFiles}`)
const complaint=await complaintAbout(git,base,tree)
if(complaint)return whole("DKH-109",complaint)
const size=await patchSize(git,base,rest)
if(size<=policy.maxPatchKb*1024)return
return whole("DKH-108",`${Math.ceil(size/1024)} kB, the limit is ${policy.maxPatchKb} kB`)}async function complaintAbout(git,base,tree){try{await git.raw(["fsck","--strict","--no-full","--no-dangling","--no-reflogs","--no-progress",tree])
return""}catch(error){const{message:message,cause:cause}=(0,fault.ec)(error)
const named=`${cause}`.match(/\b[0-9a-f]{40,64}\b/g)??[]
const fresh=await newObjects(git,base,tree)
return named.length>0&&fresh&&!named.some(object=>fresh.has(object))?"":message}}async function newObjects(git,base,tree){try{const list=["rev-list","--objects","--no-object-names",tree,`^${base}`]
return new Set((await git.raw(list)).split("\n"))}catch{return}}async function patchSize(git,base,entries){if(entries.length===0)return 0
const tree=await(0,policy_entries.p6)(git,base,entries,"new")
const patch=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv",base,tree]
return(await git.bytes(patch)).length}async function keepable(git,refused,verdicts,redacted){const kept=[]
for(const entry of refused){const why=verdicts.get(entry)?.code
const text=redacted.get(entry)
if(text!==void 0){const object=(await git.raw(["hash-object","-w","--stdin"],text)).trim()
kept.push({...entry,newObject:object})}else if(why!=="DKH-106"&&why!=="DKH-201"&&why!=="DKH-202")kept.push(entry)}return kept}},23846:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var external_node_url_=__webpack_require__(73136)
var git=__webpack_require__(54350)
var fault=__webpack_require__(98664)
var push=__webpack_require__(44811)
const FETCH=["fetch","--quiet","--depth=1","--no-tags","--no-recurse-submodules","--no-write-fetch-head"]
async function fetchBranch(git,remote,branch){if(/[\s:*?[\\^~]|\.\.|^$/.test(branch))throw new fault.vC("git","The base branch has a name that git does not allow.")
const place="refs/deckhand/base-branch"
await git((0,push.it)(remote)).raw([...FETCH,remote.url,`+refs/heads/${branch}:${place}`])
return(await git().raw(["rev-parse","--verify",`${place}^{commit}`])).trim()}async function fetchCommit(git,remote,commit){try{await git(remote.token===""?{}:(0,push.it)(remote)).raw([...FETCH,remote.url,commit])
await git().raw(["cat-file","-e",`${commit}^{commit}`])}catch(cause){throw new fault.vC("config",`The commit ${commit} could not be fetched. ${(0,fault.ec)(cause).message}`,{hint:"Check the address and the commit of the plugin: it must be one that the server gives out by its id.",cause:cause})}}var policy_blobs=__webpack_require__(89921)
const MOST_STEPS=20
function followLinks(files,links){return[...links.keys()].flatMap(link=>filesBehind(link,files,links))}function filesBehind(link,files,links){const target=resolve(link,links)
if(target===void 0)return[]
return files.flatMap(file=>{if(file.path===target)return[{...file,path:link}]
return file.path.startsWith(`${target}/`)?[{...file,path:link+file.path.slice(target.length)}]:[]})}function resolve(path,links){let current=path
for(let step=0;step<MOST_STEPS;step+=1){const link=prefixes(current).find(prefix=>links.has(prefix))
if(link===void 0)return current
const target=links.get(link)??""
if(target.startsWith("/"))return
current=external_node_path_.posix.join(external_node_path_.posix.dirname(link),target,current.slice(link.length)).replace(/\/+$/,"")
if(current==="."||current===".."||current.startsWith("../"))return}return}function prefixes(path){const steps=path.split("/")
return steps.map((_,index)=>steps.slice(0,index+1).join("/"))}function treeSource(git,commit){let listed
const list=()=>{listed??=filesOf(git,commit)
return listed}
return{list:list,read:async paths=>textsOf(git,await list(),paths)}}const MOST_LINKS=200
const LONGEST_LINK=4096
async function filesOf(git,commit){const entries=entriesOf((await git.bytes(["ls-tree","-r","-l","-z","--full-tree",commit])).toString())
const files=entries.flatMap(({isLink:isLink,...file})=>isLink?[]:[file])
const links=entries.filter(({isLink:isLink,size:size})=>isLink&&size<=LONGEST_LINK).slice(0,MOST_LINKS)
const targets=await(0,policy_blobs.b)(git,idsOf(links))
return[...files,...followLinks(files,new Map(links.map(({path:path,id:id})=>[path,`${targets.get(id)}`])))]}function entriesOf(output){return output.split("\0").flatMap(record=>{const tab=record.indexOf("\t")
const[mode,type,id="",size]=record.slice(0,Math.max(0,tab)).split(/ +/)
return type==="blob"?[{path:record.slice(tab+1),size:Number(size),id:id,isLink:mode==="120000"}]:[]})}async function textsOf(git,files,paths){const wanted=new Set(paths)
const found=files.filter(({path:path})=>wanted.has(path))
const blobs=await(0,policy_blobs.b)(git,idsOf(found))
return new Map(found.flatMap(({path:path,id:id})=>textOf(blobs.get(id)).map(text=>[path,text])))}function textOf(bytes){try{return bytes?[new TextDecoder("utf-8",{fatal:true}).decode(bytes)]:[]}catch{return[]}}function idsOf(files){return files.map(({id:id})=>id)}var change=__webpack_require__(2788)
var patched=__webpack_require__(17969)
async function rebasedTree(git,{base:base,tree:tree,onto:onto}){const commit=async(of,...parents)=>(await git.raw(["commit-tree",of,...parents.flatMap(parent=>["-p",parent]),"-m","rebase"])).trim()
const root=await commit(`${base}^{tree}`)
const[ours,theirs]=[await commit(tree,root),await commit(`${onto}^{tree}`,root)]
try{return(await git.raw(["merge-tree","--write-tree","--no-messages",ours,theirs])).trim()}catch{return}}var hold=__webpack_require__(81400)
var review=__webpack_require__(29279)
const BOT="github-actions[bot]"
const BOT_EMAIL="41898282+github-actions[bot]@users.noreply.github.com"
const DIFF=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv"]
async function openPublisher(options){const made=await makeRepository(options)
await fetchBase(made.run(),options.workspace)
await copyState(options,made.gitDir)
return publisherIn(made,options)}function reopenPublisher(options){return publisherIn(repositoryIn(options),options)}async function openPatchPublisher(options,patch){const all={...options,workspace:(0,external_node_path_.join)(options.folder,"nothing")};(0,external_node_fs_.mkdirSync)(all.workspace)
const made=await makeRepository(all)
const{gitDir:gitDir,run:run}=made
const remote={url:options.remoteUrl,token:options.token}
const fetch=["fetch","--quiet","--depth=1","--no-tags","--no-recurse-submodules"]
await run((0,push.it)(remote)).raw([...fetch,remote.url,options.base])
const index=run({...patched.v,GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"patch-index")})
const change=await(0,patched.I)(index,options.base,patch)
return{publisher:publisherIn(made,all),change:change}}async function makeRepository(options){const{folder:folder,environment:environment}=options
const made=repositoryIn(options)
await(0,git.$)({folder:folder,environment:environment}).raw(["init","--quiet","--bare",made.gitDir])
return made}function repositoryIn({folder:folder,workspace:workspace,environment:environment}){const gitDir=(0,external_node_path_.join)(folder,"publisher.git")
const run=(extra={})=>(0,git.$)({folder:workspace,gitDir:gitDir,environment:{...environment,...extra}})
const objects=(extra={})=>(0,git.$)({folder:folder,gitDir:gitDir,environment:{...environment,...extra}})
return{gitDir:gitDir,run:run,objects:objects}}function publisherIn({gitDir:gitDir,run:run,objects:objects},options){const{base:base}=options
const remote={url:options.remoteUrl,token:options.token,lent:options.lent}
const target={...remote,url:options.forkUrl??remote.url}
const own=()=>run({GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"review-index")})
const commit=async({tree:tree},message,parent=base)=>(await run(identity(options.now())).raw(["commit-tree",tree,"-p",parent,"-F","-"],message)).trim()
return{base:base,capture:()=>(0,change.X)(run,base,{plain:()=>plainRepository(options,gitDir),isOlder:path=>isOlder((0,external_node_path_.join)(options.workspace,path),(0,external_node_path_.join)(gitDir,"HEAD"))}),patched:patch=>(0,patched.I)(objects({...patched.v,GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"patch-index")}),base,patch),async since(commit){const tree=(await run().raw(["rev-parse",`${base}^{tree}`])).trim()
return{tree:tree,files:await(0,change.W)(run(),commit,tree),leftOut:[]}},review:(change,rules)=>(0,review.r)(own(),change,{base:base,...rules}),hold:(reviewed,rules)=>(0,hold.d5)(own(),reviewed,rules),commit:commit,async writePatch(commit,path){await run().raw(["format-patch","--quiet","--binary","-1",`--output=${path}`,commit])},diff:({tree:tree},from=base)=>run().bytes([...DIFF,from,tree]),exactPatch:async({tree:tree})=>(await(0,hold.OL)(run(),base,tree)).toString("utf8"),contentsOf:objects=>(0,policy_blobs.b)(run(),objects),filesOf:commit=>treeSource(objects(),commit),fetchBranch:branch=>fetchBranch(objects,remote,branch),fetchCommit(url,commit){const isOurs=new URL(url).origin===new URL(remote.url).origin
return fetchCommit(objects,{url:url,token:isOurs?remote.token:""},commit)},push:(commit,branch,expected)=>(0,push.Sq)(run,target,{commit:commit,branch:branch,expected:expected}),takeBack:branch=>(0,push.VS)(run,target,{branch:branch,at:base}),async rebase({tree:tree},message,branch){const tip=await(0,push.mC)(run,target,branch)
const merged=await rebasedTree(run(identity(options.now())),{base:base,tree:tree,onto:tip})
return merged===void 0?void 0:{commit:await commit({tree:merged},message,tip),tip:tip}}}}async function fetchBase(git,workspace){try{await git.raw(["fetch","--quiet","--depth=1","--no-tags",(0,external_node_url_.pathToFileURL)(workspace).href,"+HEAD:refs/base"])}catch(cause){throw new fault.vC("config",`The checkout could not be read whole. ${(0,fault.ec)(cause).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:cause})}}async function copyState({workspace:workspace,environment:environment},gitDir){const paths=["--git-path","info/exclude","--git-path","index"]
const found=await(0,git.$)({folder:workspace,environment:environment}).raw(["rev-parse",...paths])
const[excludes="",index=""]=found.split("\n").map(path=>(0,external_node_path_.resolve)(workspace,path))
if((0,external_node_fs_.existsSync)(excludes))(0,external_node_fs_.copyFileSync)(excludes,(0,external_node_path_.join)(gitDir,"info","exclude"))
const parts=(0,external_node_fs_.readdirSync)((0,external_node_path_.dirname)(index)).filter(name=>name==="index"||name.startsWith("sharedindex."))
for(const name of parts)(0,external_node_fs_.copyFileSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(index),name),(0,external_node_path_.join)(gitDir,name))}function isOlder(path,than){try{return(0,external_node_fs_.lstatSync)(path).mtimeMs<(0,external_node_fs_.lstatSync)(than).mtimeMs}catch{return false}}async function plainRepository({folder:folder,workspace:workspace,environment:environment},gitDir){const own=(0,external_node_path_.join)(folder,"bytes.git")
await(0,git.$)({folder:folder,environment:environment}).raw(["init","--quiet","--bare",own]);(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(own,"info"),{recursive:true});(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"info","attributes"),"* -text !eol -ident !filter !working-tree-encoding\n")
const excludes=(0,external_node_path_.join)(gitDir,"info","exclude")
if((0,external_node_fs_.existsSync)(excludes))(0,external_node_fs_.copyFileSync)(excludes,(0,external_node_path_.join)(own,"info","exclude"))
const objects={GIT_OBJECT_DIRECTORY:(0,external_node_path_.join)(gitDir,"objects")}
const plain=at=>(0,git.$)({folder:at,gitDir:own,environment:{...environment,...objects}})
return{workspace:workspace,in:plain}}function identity(now){const date=now.toISOString()
return{GIT_AUTHOR_NAME:BOT,GIT_AUTHOR_EMAIL:BOT_EMAIL,GIT_AUTHOR_DATE:date,GIT_COMMITTER_NAME:BOT,GIT_COMMITTER_EMAIL:BOT_EMAIL,GIT_COMMITTER_DATE:date}}}}

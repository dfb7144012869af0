export const id=8698
export const ids=[8698]
export const modules={81400:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OL:()=>exactPatch,d5:()=>holdBack,y3:()=>letting})
var _core_skill_place_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(90267)
var _approval_protected_change_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5715)
var _codes_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(9179)
var _entries_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(83093)
var _lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(16772)
var _review_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(85163)
async function holdBack(git,reviewed,{clean:clean,about:about,...review}){const{change:change,withheldTree:withheldTree}=reviewed
const entries=withheldTree===void 0?[]:await protectedOf(git,change.tree,withheldTree,reviewed.withheld)
const asked=about==="memory"?entries.filter(({path:path})=>(0,_core_skill_place_js__WEBPACK_IMPORTED_MODULE_0__.U)(path)):entries
const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,asked,"new")
const allowed=await(0,_review_js__WEBPACK_IMPORTED_MODULE_5__.r)(git,{tree:tree,files:[],leftOut:[]},{...review,policy:letting(review)})
const{chosen:chosen,unseen:unseen}=await shownOf(git,change.tree,allowed.entries,clean)
const shown=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,change.tree,chosen,"new")
return{tree:shown,rest:await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,withheldTree??change.tree,chosen,"old"),patch:(await exactPatch(git,change.tree,shown)).toString("utf8"),paths:chosen.map(({path:path})=>path),unseen:unseen}}function letting({policy:policy}){return{...policy,protectedPaths:"allow"}}async function protectedOf(git,from,to,withheld){if(withheld.some(({path:path})=>path===""))return[]
const paths=new Set(withheld.filter(({code:code})=>(0,_codes_js__WEBPACK_IMPORTED_MODULE_2__.bz)(code)).map(({path:path})=>path))
return(await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.Mc)(git,from,to)).filter(({path:path})=>paths.has(path))}async function shownOf(git,from,entries,clean){const chosen=[]
const unseen=new Map
for(const group of groupsOf(entries)){const tree=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_3__.p6)(git,from,[...chosen,...group],"new")
const why=(0,_approval_protected_change_js__WEBPACK_IMPORTED_MODULE_1__.O$)(await exactPatch(git,from,tree),clean)
if(why===void 0)chosen.push(...group)
else for(const{path:path}of group)unseen.set(path,why)}return{chosen:chosen,unseen:unseen}}function groupsOf(entries){let groups=entries.map(entry=>[entry])
for(const{lock:lock,manifests:manifests}of(0,_lock_pairs_js__WEBPACK_IMPORTED_MODULE_4__.fq)(entries.map(({path:path})=>path))){const isOfPair=group=>group.some(({path:path})=>path===lock||manifests.includes(path))
groups=[groups.filter(isOfPair).flat(),...groups.filter(group=>!isOfPair(group))]}return groups}const EXACT=["diff-tree","-r","-p","--binary","--full-index","--no-renames","--no-ext-diff","--no-textconv"]
function exactPatch(git,from,to){return git.bytes([...EXACT,from,to])}}),29577:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A8:()=>pythonPlace,BU:()=>npmPlace,k0:()=>FOR_PEOPLE,n7:()=>plainAddress,rX:()=>strangeAddress,tx:()=>COMPOSER_FOR_PEOPLE})
const STRANGE="has a URL that is not plain https"
const OTHER="has the address of something else"
function plainAddress(address){const[,origin,path]=/^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)(\/[\w!$&'()*+,;=:@~./%-]*)$/.exec(address)??[]
if(origin===void 0||path===void 0||/\/\/|%(?:2e|5c|00)/i.test(path))return
return URL.canParse(address)&&new URL(address).href===address?{origin:origin,path:path}:void 0}function npmPlace(address,name,version){const plain=plainAddress(address)
if(!plain)return{problem:STRANGE}
const path=plain.path.replace(/%2f/gi,"/")
const file=`${name.split("/").at(-1)}-${version}.tgz`
const tail=`/${name}/-/${file}`
if(path.endsWith(tail))return{place:`${plain.origin}${path.slice(0,-tail.length)}/{name}/-/{file}`}
return otherPlace(plain.origin,path,{name:name,version:version,file:file})}function otherPlace(origin,path,{name:name,version:version,file:file}){const parts=path.replace(`/${name}/`,"/{name}/").split("/").map(part=>{if(part===version)return"{version}"
if(part===file)return"{file}"
return/^[0-9a-f]{20,}$/.test(part)?"{hash}":part})
const isItsOwn=parts.includes("{name}")&&(parts.includes("{version}")||parts.includes("{file}"))
return isItsOwn?{place:`${origin}${parts.join("/")}`}:{problem:OTHER}}function pythonPlace(address,name,version){const plain=plainAddress(address)
if(!plain)return{problem:STRANGE}
const parts=plain.path.split("/")
const file=parts.pop()??""
const[,source]=/^(.+)\.(?:tar\.(?:gz|bz2)|zip|tgz)$/.exec(file)??[]
const[wheel="",itsVersion]=file.endsWith(".whl")?file.split("-"):[]
const isItsOwn=source===void 0?isSame(wheel,name)&&itsVersion===version:source.endsWith(`-${version}`)&&isSame(source.slice(0,-version.length-1),name)
if(!isItsOwn)return{problem:OTHER}
return{place:`${plain.origin}${parts.map(part=>/^[0-9a-f]{2,}$/.test(part)?"{hash}":part).join("/")}`}}function isSame(one,other){const[first,second]=[one,other].map(name=>name.toLowerCase().replaceAll(/[-_.]+/g,"-"))
return first===second}const WORD=/[^\s"'`,;()<>{}[\]]+/g
const NO_REGISTRY=/^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i
const HASH=/^(?:(?:sha(?:1|256|384|512)-|h1:)[A-Za-z0-9+/]+={0,2}|[A-Za-z0-9+/]{86}==)$/
const FOR_PEOPLE=/"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm
const COMPOSER_FOR_PEOPLE=/"(?:homepage|issues|source|docs|wiki|forum|chat|rss|security|email)"\s*:\s*"(?:[^"\\\n]|\\.)*"|"url"\s*:\s*"(?:[^"\\\n]|\\.)*"\s*,\s*"type"\s*:\s*"(?:custom|github|patreon|tidelift|open_collective|ko_fi|liberapay|other)"/g
function strangeAddress(before,after,{places:places,hasFolder:hasFolder=()=>false,forPeople:forPeople}){const old=new Set(before.match(WORD))
const hosts=new Set([...old,...places].map(hostOf).filter(host=>host!==void 0))
const fresh=(forPeople?after.replaceAll(forPeople,""):after).match(WORD)??[]
const isOwn=word=>word.startsWith("file:")&&hasFolder(word.slice("file:".length))
return fresh.find(word=>!old.has(word)&&isStrange(word,hosts)&&!isOwn(word))}function isStrange(word,hosts){if(/%2f%2f/i.test(word)||NO_REGISTRY.test(word))return true
if(!word.includes("//")||HASH.test(word))return false
const host=hostOf(word)
return host===void 0||!hosts.has(host)||word.split("//").length>2}function hostOf(word){return/(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase()}}),85163:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{r:()=>reviewChange})
var fault=__webpack_require__(98664)
var write_change=__webpack_require__(9007)
var inline_code=__webpack_require__(62423)
var codes=__webpack_require__(9179)
var policy_entries=__webpack_require__(83093)
const READABLE_KB=64*1024
async function judgeContents(git,entries,{base:base,policy:policy,leaks:leaks}){const added=entries.filter(({newMode:newMode})=>newMode!==policy_entries.sj&&newMode!==policy_entries.NG)
const sizes=await(0,policy_entries.gN)(git,added.flatMap(({newObject:newObject,oldObject:oldObject})=>[newObject,oldObject]))
const large=largeAmong(added,sizes,policy)
const small=added.filter(entry=>!large.has(entry))
const isSmall=object=>(sizes.get(object)??Number.POSITIVE_INFINITY)<=policy.maxFileKb*1024
const objects=small.flatMap(({newObject:newObject,oldObject:oldObject})=>[newObject,oldObject]).filter(isSmall)
const blobs=await(0,policy_entries.b4)(git,objects)
const verdicts=new Map(large)
const redacted=new Map
for(const entry of[...entries.filter(({newMode:newMode})=>newMode===policy_entries.sj),...added]){const verdict=leakInName(entry,leaks)??await leakInside(entry,blobs,leaks,said=>isAtBase(git,base,said))
if(!verdict)continue
verdicts.set(entry,verdict)
const text=blobs.get(entry.newObject)?.toString("utf8")
if(verdict.code==="DKH-201"&&text!==void 0&&!text.includes("�"))redacted.set(entry,(await leaks.redactLong(text)).text)}return{verdicts:verdicts,redacted:redacted}}function largeAmong(entries,sizes,{maxFileKb:maxFileKb}){let left=READABLE_KB*1024
const large=new Map
for(const entry of entries){const size=sizes.get(entry.newObject)??0
if(size>maxFileKb*1024||size>left)large.set(entry,tooLarge(entry,size))
else left-=size}return large}function tooLarge({path:path},size){return{path:path,code:"DKH-106",detail:`${Math.ceil(size/1024)} kB`}}function leakInName(entry,leaks){const[found]=leaks.scan(entry.path)
return found&&{path:leaks.redact(entry.path).text,code:"DKH-202",detail:found.kind}}async function leakInside({path:path,newObject:newObject,oldObject:oldObject},blobs,leaks,isKnown){const content=blobs.get(newObject)
if(!content)return
const before=blobs.get(oldObject)?.toString("utf8")??""
const encoding=content.includes(0)?"latin1":"utf8"
const text=content.toString(encoding)
for(const[index,{start:start,end:end,kind:kind}]of(await leaks.scanFile(content,{public:before})).entries()){if(index<MOST_LOOKED_UP&&await isKnown(Buffer.from(text.slice(start,end),encoding)))continue
const line=text.slice(0,start).split("\n").length
return{path:path,code:"DKH-201",detail:`line ${line}: ${kind}`}}return}const MOST_LOOKED_UP=20
async function isAtBase(git,base,said){const[longest=""]=said.toString().split(/\r?\n/).sort((one,other)=>other.length-one.length)
if(longest.trim()==="")return false
try{const grep=["grep","-l","-z","-a","-F","--no-color","--full-name","-f","-",base,"--"]
const names=(await git.raw(grep,`${longest}\n`)).split("\0").filter(Boolean).slice(0,MOST_LOOKED_UP)
for(const name of names)if(holds(await git.bytes(["cat-file","blob",name]),said))return true}catch{}return false}function holds(file,said){if(file.includes(said))return true
const plain=bytes=>bytes.toString("latin1").replaceAll("\r\n","\n")
return said.includes("\n")&&plain(file).includes(plain(said))}var paths=__webpack_require__(64753)
var policy=__webpack_require__(94251)
async function judgeEntries(git,trees,entries,policy){const links=await linksIn(git,trees[0],entries)
const aliases=aliasesOf(links,policy)
const verdicts=new Map
const bare=await partsOfBareRepositories(git,trees[1],entries)
for(const[entry,folder]of bare){const detail=`it is part of a bare repository, ${folder===""?"the top folder":(0,inline_code.aY)(folder)}`
verdicts.set(entry,{path:entry.path,code:"DKH-102",detail:detail})}for(const entry of entries){const verdict=judge(entry,{links:links,aliases:aliases,policy:policy})
if(verdict)verdicts.set(entry,verdict)}const isFree=entry=>!bare.has(entry)&&isLock(entry,{links:links,aliases:aliases,policy:policy})
return{verdicts:verdicts,locks:entries.filter(isFree)}}function isLock({path:path,oldMode:oldMode,newMode:newMode},{aliases:aliases,policy:policy}){const kinds=namesOf(path,aliases).map(name=>(0,paths.Y)(name,policy.list).kind)
return kinds.every(kind=>kind==="lock")&&newMode===PLAIN&&(oldMode===PLAIN||oldMode===policy_entries.sj)}const PLAIN="100644"
function judge(entry,{links:links,aliases:aliases,policy:policy}){const{path:path,oldMode:oldMode,newMode:newMode}=entry
const why=refusalOf(namesOf(path,aliases),policy)
if(why)return{path:path,code:why,detail:""}
if(newMode===policy_entries.NG||oldMode===policy_entries.NG)return{path:path,code:"DKH-105",detail:"a submodule"}
if(newMode===policy_entries.ps)return judgeLink(path,links,policy)
const isPlain=newMode===policy_entries.sj||newMode==="100644"||newMode==="100755"
return isPlain?void 0:{path:path,code:"DKH-105",detail:`mode ${newMode}`}}function judgeLink(path,links,policy){const target=followLinks(links,path)
if(target===void 0)return{path:path,code:"DKH-104",detail:"it leaves the repository"}
const isOpen=target!==""&&refusalOf([target],policy)===void 0
return isOpen?void 0:{path:path,code:"DKH-104",detail:`it leads to ${target||"the root"}`}}function refusalOf(names,{protectedPaths:protectedPaths,list:list}){const standings=names.map(name=>(0,paths.Y)(name,list))
const never=standings.find(({kind:kind})=>kind==="never")
if(never||protectedPaths==="allow")return never?.code
return standings.find(({kind:kind})=>kind!=="free")?.code}function aliasesOf(links,{list:list}){const pairs=[...links.keys()].flatMap(link=>{const target=(0,paths.Y)(link,list).kind==="free"?void 0:followLinks(links,link)
return target===void 0?[]:[[link,target]]})
return new Map(pairs)}const PARTS=new Set("branches commondir config config.worktree description gitdir head hooks index info logs modules objects".split(" "))
for(const part of["packed-refs","refs","shallow","worktrees"])PARTS.add(part)
const MARKS=["head","objects","refs","commondir"]
async function partsOfBareRepositories(git,tree,entries){const added=entries.filter(({newMode:newMode})=>newMode!==policy_entries.sj)
if(!added.some(({path:path})=>places(path).some(({part:part})=>PARTS.has(part))))return new Map
const lines=(await git.raw(["ls-tree","-r","--name-only","--full-tree",tree])).split("\n")
const folders=bareFolders(lines.map(policy_entries._n))
return new Map(added.flatMap(entry=>{const place=places(entry.path).find(({folder:folder,part:part})=>PARTS.has(part)&&folders.has(folder))
return place?[[entry,place.folder]]:[]}))}function bareFolders(paths){const found=new Map
for(const{folder:folder,part:part}of paths.flatMap(places)){if(!MARKS.includes(part))continue
const parts=found.get(folder)??new Set
found.set(folder,parts.add(part))}const isBare=parts=>parts.has("head")&&(parts.has("commondir")||parts.has("objects")&&parts.has("refs"))
return new Set([...found].flatMap(([folder,parts])=>isBare(parts)?[folder]:[]))}function places(path){const parts=(0,policy.Zm)(path).split("/")
return parts.map((part,index)=>({folder:parts.slice(0,index).join("/"),part:part}))}async function linksIn(git,base,entries){const lines=(await git.raw(["ls-tree","-r","--full-tree",base])).split("\n")
const before=lines.flatMap(line=>{const[facts="",quoted=""]=line.split("\t")
const[mode,,object=""]=facts.split(" ")
return mode===policy_entries.ps?[[(0,policy_entries._n)(quoted),object]]:[]})
const after=entries.flatMap(({path:path,newMode:newMode,newObject:newObject})=>newMode===policy_entries.ps?[[path,newObject]]:[])
const objects=new Map([...before,...after])
const targets=await(0,policy_entries.b4)(git,[...objects.values()])
return new Map([...objects].map(([path,object])=>[path,targets.get(object)?.toString("utf8")??""]))}const DEPTH=40
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
return[path,...others]}var lib_text=__webpack_require__(94869)
var address=__webpack_require__(29577)
var canonical_json=__webpack_require__(60297)
const NO_MANIFESTS={names:()=>false,hasAlias:()=>false,hasFolder:()=>false,hasPackage:()=>false,haveSetting:()=>false}
function compareLocks(before,after,defaults,manifests=NO_MANIFESTS){const known=knownIn(before,defaults,manifests)
const part=changedPart(before?.fixed??{},after.fixed)
if(part!==void 0)return{status:"refused",why:`its part ${(0,inline_code.aY)(part)} is not the same as before`}
const setting=changedSetting(before?.settings??{},after.settings??{},manifests)
if(setting!==void 0)return{status:"refused",why:`its part ${(0,inline_code.aY)(setting)} is not what the manifests say`}
const fresh=after.entries.filter(entry=>!known.texts.has(textOf(entry)))
for(const entry of fresh){const why=whyNot(entry,known)
const label=entry.folder===void 0||entry.isLocal?labelOf(entry):entry.name
if(why!==void 0)return{status:"refused",why:`${(0,inline_code.aY)((0,lib_text.TN)(label,100))} ${why}`}}const names=namesIn(after)
const lost=[...namesIn(before)].find(name=>!names.has(name)&&manifests.names(name))
if(lost!==void 0)return{status:"refused",why:`${(0,inline_code.aY)((0,lib_text.TN)(lost,100))} is gone from it, although a manifest names it`}
const why=(after.wanted??[]).map(wanted=>whyUnwanted(wanted,names,known)).find(one=>one!==void 0)
return why===void 0?{status:"kept",added:[...new Set(fresh.map(labelOf))].filter(label=>!known.labels.has(label))}:{status:"refused",why:(0,lib_text.TN)(why,300)}}const CLIUI=["string-width","strip-ansi","wrap-ansi"].map(name=>aliasText(`${name}-cjs`,name))
function knownIn(lock,defaults,manifests){const entries=lock?.entries??[]
const wanted=lock?.wanted??[]
const places=new Map
for(const entry of entries){const{from:from}=entry
const name=idOf(entry)
for(const key of[name,groupOf(name)]){const some=places.get(key)??new Set
for(const place of from)some.add(place)
if(key!==""&&from.length>0)places.set(key,some)}}const all=entries.flatMap(({from:from})=>from)
return{texts:new Set(entries.map(textOf)),labels:new Set(entries.map(labelOf)),names:namesIn(lock),optional:lock?.optional??new Set,hashedPaths:new Set(entries.flatMap(({path:path,hashes:hashes})=>hashes.length>0?[path]:[])),wanted:new Set(wanted.map(wantedText)),aliases:new Set([...CLIUI,...entries.flatMap(({name:name,alias:alias})=>alias===void 0?[]:[aliasText(name,alias)]),...wanted.flatMap(({name:name,real:real})=>real===void 0?[]:[aliasText(name,real)])]),hashes:new Map(entries.filter(({hashes:hashes})=>hashes.length>0).map(entry=>[releaseOf(entry),hashesOf(entry)])),owners:new Map(entries.flatMap(entry=>entry.hashes.map(hash=>[hash,idOf(entry)]))),places:places,all:new Set(all.length>0?all:defaults),manifests:manifests}}function namesIn(lock){return new Set([...(lock?.entries??[]).map(({id:id,name:name})=>id??name),...lock?.names??[]])}function whyNot(entry,known){const{folder:folder,isLocal:isLocal,elsewhere:elsewhere,problem:problem,alias:alias,path:path,hashes:hashes}=entry
if(isLocal&&!known.manifests.hasPackage(entry.name,folder))return"comes from no registry, and no manifest of the repository has its name"
if(folder!==void 0&&!isLocal&&!known.manifests.hasFolder(folder))return`comes from ${(0,inline_code.aY)((0,lib_text.TN)(folder,100))}, which is neither a registry nor a package of the repository`
if(folder!==void 0||isLocal)return problem
if(elsewhere!==void 0)return`comes from ${(0,inline_code.aY)((0,lib_text.TN)(elsewhere,100))}, which is not a registry`
if(problem!==void 0)return problem
if(alias!==void 0&&!isKnownAlias(entry.name,alias,known))return`stands for another package, ${(0,inline_code.aY)((0,lib_text.TN)(alias,100))}`
const needsHash=entry.needsHash==="unless optional"?!known.optional.has(entry.name):entry.needsHash??true
const before=known.hashes.get(releaseOf(entry))
if(before!==void 0&&before!==hashesOf(entry)&&(hashes.length>0||!needsHash))return"has another integrity hash than before"
const isMissing=needsHash||path!==void 0&&known.hashedPaths.has(path)
if(isMissing&&hashes.length===0)return"has no integrity hash"
const owner=hashes.map(hash=>known.owners.get(hash)).find(one=>one!==void 0&&one!==idOf(entry))
if(owner!==void 0)return`has the integrity hash of another package, ${(0,inline_code.aY)((0,lib_text.TN)(owner,100))}`
return whyNotFrom(entry,known)}function whyNotFrom(entry,{places:places,all:all}){const{from:from}=entry
const name=idOf(entry)
if(from.length===0&&places.has(name))return"has no address, although it had one before"
const own=places.get(name)??places.get(groupOf(name))??all
const strange=from.find(place=>!own.has(place))
return strange===void 0?void 0:`comes from ${(0,inline_code.aY)((0,lib_text.TN)(shortOf(strange),100))}, which is not where it may come from`}function isKnownAlias(name,real,{aliases:aliases,manifests:manifests}){return aliases.has(aliasText(name,real))||manifests.hasAlias(name,real)}function whyUnwanted(wanted,names,known){const{by:by,name:name,spec:spec,real:real,isRequired:isRequired,isKept:isKept=false}=wanted
const isMissing=!names.has(name)&&(isKept||isRequired)&&known.names.has(name)
const isKnown=known.wanted.has(wantedText(wanted))
if(isKnown&&!isMissing)return
const says=by===""?`it says that the project needs ${(0,inline_code.aY)(name)}`:`${(0,inline_code.aY)(by)} needs ${(0,inline_code.aY)(name)}`
if(isKnown)return`${says}, which it has no entry for`
if(real===void 0)return known.manifests.names(name,spec)?void 0:`${says} from ${(0,inline_code.aY)(spec)}, which is not a registry`
if(real!==name&&!isKnownAlias(name,real,known))return`${says}, which stands for another package, ${(0,inline_code.aY)(real)}`
return isMissing||isRequired&&!names.has(name)?`${says}, which it has no entry for`:void 0}function shortOf(place){return/^(?:[a-z]+\+)?https:\/\/([^/]+)/.exec(place)?.[1]??place}function groupOf(name){return name.includes("/")?`${name.split("/",1)[0]}/`:""}function idOf({alias:alias,id:id,name:name}){return alias??id??name}function releaseOf(entry){return JSON.stringify([idOf(entry),entry.version])}function labelOf({name:name,version:version,elsewhere:elsewhere,folder:folder}){if(folder!==void 0)return folder===name?name:`${name} (${folder})`
return elsewhere===void 0?`${name} ${version}`.trim():name}function aliasText(name,real){return JSON.stringify([name,real])}function wantedText({by:by,name:name,spec:spec}){return JSON.stringify([by,name,spec])}function hashesOf({hashes:hashes}){return JSON.stringify(hashes.toSorted())}function textOf(entry){const{name:name,version:version,from:from,alias:alias,folder:folder,isLocal:isLocal,elsewhere:elsewhere,problem:problem,raw:raw}=entry
if(folder!==void 0||isLocal)return JSON.stringify(["local",name,folder,problem&&[problem,raw]])
return JSON.stringify([name,version,from.toSorted(),hashesOf(entry),alias,elsewhere,problem,raw])}function changedSetting(before,after,manifests){const names=new Set([...Object.keys(before),...Object.keys(after)])
const isSame=name=>(0,canonical_json.d)(before[name])===(0,canonical_json.d)(after[name])
return[...names].find(name=>!isSame(name)&&!manifests.haveSetting(name,before[name],after[name]))}function changedPart(before,after){const names=new Set([...Object.keys(before),...Object.keys(after)])
return[...names].find(name=>JSON.stringify(before[name])!==JSON.stringify(after[name]))}var pairs=__webpack_require__(16772)
async function judgeLocks(git,{entries:entries,locks:locks,files:files},verdicts){const judged=locks.filter(entry=>verdicts.get(entry)?.code==="DKH-103")
if(judged.length===0)return[]
const[{FORMATS:FORMATS},{manifestsOf:manifestsOf,manifestsSay:manifestsSay}]=await Promise.all([Promise.all([__webpack_require__.e(3292),__webpack_require__.e(868),__webpack_require__.e(7544)]).then(__webpack_require__.bind(__webpack_require__,47544)),Promise.all([__webpack_require__.e(8815),__webpack_require__.e(3292),__webpack_require__.e(868),__webpack_require__.e(5105)]).then(__webpack_require__.bind(__webpack_require__,55105))])
const changed=new Set(entries.filter(entry=>!verdicts.has(entry)&&isRewritten(entry)).map(({path:path})=>path))
const before=filesBefore(files,entries)
const taken=[]
for(const entry of judged){const{path:path}=entry
const owned=await manifestsOf(git,path,files)
const manifests=[...owned.keys()].filter(manifest=>changed.has(manifest)).sort()
const[unread]=[...owned].flatMap(([manifest,read])=>read?[]:[manifest])
const old=await manifestsOf(git,path,before)
const say=manifestsSay(path,owned.values(),files,old.values())
const format=FORMATS.get((0,pairs.Vb)(path))
const verdict=!format?refused("a lock file with this spelling of its name is not checked"):manifests.length===0?refused("its manifest has not changed with it"):unread!==void 0?refused(`its manifest ${(0,inline_code.aY)((0,lib_text.TN)(unread,100))} cannot be read`):await judge_locks_judge(git,entry,say,format)
if(verdict.status==="kept"){verdicts.delete(entry)
taken.push({path:path,manifests:manifests,added:verdict.added})}else verdicts.set(entry,{path:path,code:"DKH-103",detail:verdict.why})}return taken}function filesBefore(files,entries){const old=new Map(files)
for(const{path:path,oldObject:oldObject,oldMode:oldMode}of entries)if(oldMode.startsWith("100")&&files.has(path))old.set(path,oldObject)
else old.delete(path)
return old}function isRewritten({oldObject:oldObject,newObject:newObject,newMode:newMode}){return oldObject!==newObject&&newMode.startsWith("100")}async function judge_locks_judge(git,{oldObject:oldObject,newObject:newObject},manifests,format){const texts=await(0,policy_entries.b4)(git,[oldObject,newObject])
const[before,after]=[oldObject,newObject].map(object=>texts.get(object))
if(!after)return refused("it cannot be read")
const[old,fresh]=[before&&readLock(before,format),readLock(after,format)]
if(typeof old==="string")return refused(`as it was before, ${old}`)
if(typeof fresh==="string")return refused(fresh)
const verdict=compareLocks(old,fresh,format.places,manifests)
if(verdict.status==="refused")return verdict
const strange=(0,address.rX)(before?.toString()??"",after.toString(),{...format,hasFolder:manifests.hasFolder})
return strange===void 0?verdict:refused(`it has a new address, ${(0,inline_code.aY)((0,lib_text.TN)(strange,100))}`)}function refused(why){return{status:"refused",why:why}}function readLock(bytes,{read:read}){try{return read(new TextDecoder("utf-8",{fatal:true}).decode(bytes))}catch(error){return`it cannot be checked: ${(0,inline_code.aY)((0,lib_text.TN)(error instanceof Error?error.message:String(error),100))}`}}async function reviewChange(git,change,review){const{base:base,policy:policy}=review
const{leftOut:leftOut}=change
const wholeTree=change.wholeTree??change.tree
const entries=await(0,policy_entries.Mc)(git,base,wholeTree)
if(entries.length===0)return{change:change,entries:entries,withheld:leftOut,withheldTree:void 0,wholeTree:wholeTree,locks:[],outdated:[]}
const{verdicts:verdicts,locks:locks}=await judgeEntries(git,[base,wholeTree],entries,policy)
const asBytes=wholeTree===change.tree?[]:await(0,policy_entries.Mc)(git,change.tree,wholeTree)
for(const entry of entries){const before=verdicts.get(entry)?.code
if(before!==void 0&&!(0,codes.bz)(before))continue
if(asBytes.some(({quoted:quoted})=>quoted===entry.quoted))verdicts.set(entry,{path:entry.path,code:"DKH-110",detail:""})}const contents=await judgeContents(git,entries,review)
for(const[entry,verdict]of contents.verdicts)verdicts.set(entry,verdict)
const files=await filesIn(git,[base,wholeTree],entries,{verdicts:verdicts,locks:locks})
const taken=await judgeLocks(git,{entries:entries,locks:locks,files:files},verdicts)
if(policy.isTogether)joinLocks(entries,verdicts)
spread(entries,verdicts)
const whole=await refusalOfAll(git,{tree:change.tree,wholeTree:wholeTree},entries,verdicts,review)
const refused=whole?entries:entries.filter(entry=>verdicts.has(entry))
const tree=refused.length===0?change.tree:await(0,policy_entries.p6)(git,wholeTree,refused,"old")
const kept=await keepable(git,refused,verdicts,contents.redacted)
const asTheyWere=kept.filter(entry=>refused.includes(entry))
const putBack=some=>some.length===0?tree:(0,policy_entries.p6)(git,tree,some,"new")
const published=whole?[]:entries.filter(entry=>!verdicts.has(entry))
return{change:{...change,tree:tree,files:refused.length===0?change.files:await(0,write_change.W4)(git,base,tree)},entries:published,withheld:[...whole?[whole]:[],...leftOut,...[...verdicts.values()].filter(({code:code})=>code!=="DKH-110")],withheldTree:kept.length===0?void 0:await putBack(kept),wholeTree:await putBack(asTheyWere),locks:whole?[]:taken.filter(({path:path})=>!refused.some(entry=>entry.path===path)),outdated:await outdatedIn(git,entries,published,files)}}async function filesIn(git,[base,tree],entries,{verdicts:verdicts,locks:locks}){if(locks.length===0&&!entries.some(({path:path})=>(0,pairs.Yh)(path)))return new Map
const{filesIn:find}=await Promise.all([__webpack_require__.e(8815),__webpack_require__.e(3292),__webpack_require__.e(868),__webpack_require__.e(5105)]).then(__webpack_require__.bind(__webpack_require__,55105))
const withheld=entries.filter(entry=>verdicts.has(entry)&&!locks.includes(entry))
return find(git,{base:base,tree:tree},new Set(withheld.map(({path:path})=>path)))}async function outdatedIn(git,entries,published,files){if(!published.some(({path:path})=>(0,pairs.Yh)(path)))return[]
const{outdatedLocks:outdatedLocks}=await Promise.all([__webpack_require__.e(8815),__webpack_require__.e(3292),__webpack_require__.e(868),__webpack_require__.e(2241)]).then(__webpack_require__.bind(__webpack_require__,92241))
return outdatedLocks(git,entries,published,files)}function joinLocks(entries,verdicts){const byPath=new Map(entries.map(entry=>[entry.path,entry]))
const isHeld=path=>{const entry=byPath.get(path)
return entry!==void 0&&(0,codes.bz)(verdicts.get(entry)?.code)}
for(const{lock:lock,manifests:manifests}of(0,pairs.fq)([...byPath.keys()]).filter(pair=>isHeld(pair.lock)))for(const path of manifests){const entry=byPath.get(path)
if(entry&&!verdicts.has(entry))verdicts.set(entry,{path:path,code:"DKH-103",detail:`it goes together with ${(0,inline_code.aY)(lock)}`})}}function spread(entries,verdicts){const refused=new Map([...verdicts].map(([{path:path},verdict])=>[path,verdict]))
const above=new Map([...refused].flatMap(([path,verdict])=>foldersOf(path).map(folder=>[folder,verdict])))
for(const entry of entries){const verdict=above.get(entry.path)??foldersOf(entry.path).flatMap(folder=>refused.get(folder)??[])[0]
if(!verdict||verdicts.has(entry))continue
verdicts.set(entry,{path:entry.path,code:verdict.code,detail:"it takes the place of another"})}}function foldersOf(path){const parts=path.split("/")
return parts.slice(1).map((_,index)=>parts.slice(0,index+1).join("/"))}async function refusalOfAll(git,{tree:tree,wholeTree:wholeTree},entries,verdicts,{base:base,policy:policy,diff:diff=diffIn(git)}){const whole=(why,detail)=>({path:"",code:why,detail:detail})
const rest=entries.filter(entry=>!verdicts.has(entry))
if(rest.length>policy.maxFiles)return whole("DKH-107",`${rest.length} files, the limit is ${policy.maxFiles}`)
const complaint=await complaintAbout(git,base,tree)
if(complaint)return whole("DKH-109",complaint)
const isAll=rest.length===entries.length
const{length:size}=await diff(base,isAll?wholeTree:await(0,policy_entries.p6)(git,base,rest,"new"))
if(size<=policy.maxPatchKb*1024)return
return whole("DKH-108",`${Math.ceil(size/1024)} kB, the limit is ${policy.maxPatchKb} kB`)}async function complaintAbout(git,base,tree){try{await git.raw(["fsck","--strict","--no-full","--no-dangling","--no-reflogs","--no-progress",tree])
return""}catch(error){const{message:message,cause:cause}=(0,fault.ec)(error)
const named=`${cause}`.match(/\b[0-9a-f]{40,64}\b/g)??[]
const fresh=await newObjects(git,base,tree)
return named.length>0&&fresh&&!named.some(object=>fresh.has(object))?"":message}}async function newObjects(git,base,tree){try{const list=["rev-list","--objects","--no-object-names",tree,`^${base}`]
return new Set((await git.raw(list)).split("\n"))}catch{return}}function diffIn(git){return(from,to)=>git.bytes([...write_change.Mu,from,to])}async function keepable(git,refused,verdicts,redacted){const kept=[]
for(const entry of refused){const why=verdicts.get(entry)?.code
const text=redacted.get(entry)
if(text!==void 0){const object=(await git.raw(["hash-object","-w","--stdin"],text)).trim()
kept.push({...entry,newObject:object})}else if(why!=="DKH-106"&&why!=="DKH-201"&&why!=="DKH-202")kept.push(entry)}return kept}}),31662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{B9:()=>makeRepository,D2:()=>plainRepository,DN:()=>AS_BYTES,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,tW:()=>isOlder})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var node_url__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(73136)
var _core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(33368)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _stage_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(51528)
function makeRepository(options){const made=repositoryIn(options);(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.x)(made.gitDir)
return made}function repositoryIn({folder:folder,workspace:workspace,environment:environment}){const gitDir=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"publisher.git")
const inWorkTree=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,gitDir:gitDir,environment:{...environment,...extra}})
const objects=(extra={})=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:gitDir,environment:{...environment,...extra}})
return{gitDir:gitDir,inWorkTree:inWorkTree,objects:objects}}async function fetchBase(git,workspace){try{await git.raw(["fetch","--quiet","--depth=1","--no-tags",(0,node_url__WEBPACK_IMPORTED_MODULE_2__.pathToFileURL)(workspace).href,"+HEAD:refs/base"])}catch(cause){throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("config",`The checkout could not be read completely. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(cause).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:cause})}}async function copyState({workspace:workspace,environment:environment},made){const{gitDir:gitDir}=made
const[excludes="",index=""]=await ownFiles(workspace,environment)
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude"))
const parts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(index)).filter(name=>name==="index"||name.startsWith("sharedindex."))
for(const name of parts)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(index),name),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,name))
await(0,_stage_js__WEBPACK_IMPORTED_MODULE_5__.VB)(made.inWorkTree())}async function ownFiles(workspace,environment){const folder=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace,".git")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder,{throwIfNoEntry:false})?.isDirectory())return["info/exclude","index"].map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path))
const paths=["--git-path","info/exclude","--git-path","index"]
const found=await(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:workspace,environment:environment}).raw(["rev-parse",...paths])
return found.split("\n").map(path=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace,path))}function isOlder(path,than){try{return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).mtimeMs<(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(than).mtimeMs}catch{return false}}const AS_BYTES="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:folder,workspace:workspace,environment:environment},gitDir){const own=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,"bytes.git");(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.x)(own);(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","attributes"),AS_BYTES)
const excludes=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"info","exclude")
if((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(excludes))(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(excludes,(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own,"info","exclude"))
const objects={GIT_OBJECT_DIRECTORY:(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir,"objects")}
const plain=at=>(0,_core_workspace_git_js__WEBPACK_IMPORTED_MODULE_3__.$)({folder:at,gitDir:own,environment:{...environment,...objects}})
return{workspace:workspace,in:plain}}}),58698:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher})
var external_node_path_=__webpack_require__(76760)
var fault=__webpack_require__(98664)
var push=__webpack_require__(70012)
var policy_entries=__webpack_require__(83093)
function treeSource(git,commit){let listed
const list=()=>{listed??=filesOf(git,commit)
return listed}
return{list:list,read:async paths=>textsOf(git,await list(),paths)}}const MOST_LINKS=200
const LONGEST_LINK=4096
async function filesOf(git,commit){const entries=entriesOf((await git.bytes(["ls-tree","-r","-l","-z","--full-tree",commit])).toString())
const files=entries.flatMap(({isLink:isLink,...file})=>isLink?[]:[file])
const links=entries.filter(({isLink:isLink,size:size})=>isLink&&size<=LONGEST_LINK).slice(0,MOST_LINKS)
const targets=await(0,policy_entries.b4)(git,idsOf(links))
return[...files,...followLinks(files,new Map(links.map(({path:path,id:id})=>[path,`${targets.get(id)}`])))]}function entriesOf(output){return output.split("\0").flatMap(record=>{const tab=record.indexOf("\t")
const[mode,type,id="",size]=record.slice(0,Math.max(0,tab)).split(/ +/)
return type==="blob"?[{path:record.slice(tab+1),size:Number(size),id:id,isLink:mode==="120000"}]:[]})}async function textsOf(git,files,paths){const wanted=new Set(paths)
const found=files.filter(({path:path})=>wanted.has(path))
const blobs=await(0,policy_entries.b4)(git,idsOf(found))
return new Map(found.flatMap(({path:path,id:id})=>textOf(blobs.get(id)).map(text=>[path,text])))}function textOf(bytes){try{return bytes?[new TextDecoder("utf-8",{fatal:true}).decode(bytes)]:[]}catch{return[]}}function idsOf(files){return files.map(({id:id})=>id)}async function idsAt(git,tree,paths){if(paths.length===0)return new Map
const records=(await git.raw(["ls-tree","-z","--full-tree",tree,"--",...paths])).split("\0").filter(Boolean)
return new Map(records.map(record=>[record.slice(record.indexOf("\t")+1),record.split(/[ \t]/)[2]??""]))}const MOST_STEPS=20
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
return steps.map((_,index)=>steps.slice(0,index+1).join("/"))}const FETCH=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(git,remote,branch){if(/[\s:*?[\\^~]|\.\.|^$/.test(branch))throw new fault.vC("git","The base branch has a name that git does not allow.")
const place="refs/deckhand/base-branch"
await git((0,push.it)(remote)).raw([...FETCH,remote.url,`+refs/heads/${branch}:${place}`])
return(await git().raw(["rev-parse","--verify",`${place}^{commit}`])).trim()}async function fetchCommit(git,remote,commit){try{await git(remote.token===""?{}:(0,push.it)(remote)).raw([...FETCH,remote.url,commit])
await git().raw(["cat-file","-e",`${commit}^{commit}`])}catch(cause){throw new fault.vC("config",`The commit ${commit} of ${remote.url} could not be fetched. ${(0,fault.ec)(cause).message}`,{hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:cause})}}var write_change=__webpack_require__(9007)
var patched=__webpack_require__(17969)
var external_node_fs_=__webpack_require__(73024)
var lib_text=__webpack_require__(94869)
var git=__webpack_require__(33368)
const COMMIT=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const NO_COMMIT=/^0+$/
const LARGEST=8*1024*1024
const MOST_REFS=2e4
function readCheckoutRefs(workspace){const gitDir=(0,external_node_path_.join)(workspace,".git")
if(!(0,external_node_fs_.lstatSync)(gitDir,{throwIfNoEntry:false})?.isDirectory())return
const all=new Map([...packedRefs(gitDir),...looseRefs(gitDir)])
const under=prefix=>[...all].filter(([name])=>name.startsWith(prefix))
const said=checkout_refs_textOf((0,external_node_path_.join)(gitDir,"HEAD"))?.trim()??""
const head=COMMIT.test(said)?said:all.get(said.replace(/^ref: /,""))
const{left:left,replaced:replaced,seen:seen}=headLog(checkout_refs_textOf((0,external_node_path_.join)(gitDir,"logs/HEAD"))??"")
const stash=all.get("refs/stash")
const stashes=stash===void 0?[]:[...new Set([stash,...stashLog(gitDir)])]
const branches=under("refs/heads/").map(([name,commit])=>({name:name.slice("refs/heads/".length),commit:commit}))
return{head:head,refs:[...branches.map(ref=>({kind:"a branch",...ref})),...linkedTrees(gitDir).map(ref=>({kind:"a linked work tree",...ref})),...stashes.map((commit,index)=>({kind:"a stash",name:`stash@{${index}}`,commit:commit})),...[...left].map(commit=>({kind:"a commit on no branch",name:commit.slice(0,7),commit:commit}))],others:new Set([...under("refs/remotes/").map(([,commit])=>commit),...replaced]),past:new Set([...under("refs/tags/").map(([,commit])=>commit),...seen])}}function allCommits({head:head,refs:refs,others:others,past:past}){return[...new Set([...head===void 0?[]:[head],...refs.map(({commit:commit})=>commit),...others,...past])]}function checkout_refs_textOf(path){const found=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false})
return found?.isFile()&&found.size<=LARGEST?(0,external_node_fs_.readFileSync)(path,"utf8"):void 0}function packedRefs(gitDir){return(checkout_refs_textOf((0,external_node_path_.join)(gitDir,"packed-refs"))??"").split("\n").flatMap(line=>{const[commit="",name]=line.split(" ")
return name!==void 0&&COMMIT.test(commit)?[[name,commit]]:[]})}function looseRefs(gitDir){const found=[]
const folders=["refs"]
for(const folder of folders)for(const entry of entriesIn((0,external_node_path_.join)(gitDir,folder))){const name=`${folder}/${entry.name}`
if(entry.isDirectory())folders.push(name)
const commit=entry.isFile()?checkout_refs_textOf((0,external_node_path_.join)(gitDir,name))?.trim():void 0
if(commit!==void 0&&COMMIT.test(commit))found.push([name,commit])
if(found.length+folders.length>MOST_REFS)return found}return found}function entriesIn(folder){return(0,external_node_fs_.lstatSync)(folder,{throwIfNoEntry:false})?.isDirectory()?(0,external_node_fs_.readdirSync)(folder,{withFileTypes:true}):[]}function linkedTrees(gitDir){return entriesIn((0,external_node_path_.join)(gitDir,"worktrees")).flatMap(({name:name})=>{const commit=checkout_refs_textOf((0,external_node_path_.join)(gitDir,"worktrees",name,"HEAD"))?.trim()??""
return COMMIT.test(commit)?[{name:name,commit:commit}]:[]})}function stashLog(gitDir){return logEntries(checkout_refs_textOf((0,external_node_path_.join)(gitDir,"logs/refs/stash"))??"").map(({to:to})=>to).toReversed()}function logEntries(log){return log.split("\n").flatMap(line=>{const[from="",to=""]=line.split(" ",2)
const message=line.slice(line.indexOf("\t")+1)
return COMMIT.test(from)&&COMMIT.test(to)?[{from:from,to:to,message:message}]:[]})}function headLog(log){const[left,replaced,seen]=[new Set,new Set,new Set]
for(const{from:from,to:to,message:message}of logEntries(log)){if(!NO_COMMIT.test(from))seen.add(from)
seen.add(to)
if(message.startsWith(`checkout: moving from ${from} to `))left.add(from)
if(/^(?:commit \(amend\)|rebase (?:-i )?\(start\))/.test(message))replaced.add(from)
replaced.delete(to)}return{left:left,replaced:replaced,seen:seen}}const MOST_MS=6e4
async function openLook({folder:folder,workspace:workspace,environment:environment,gitDir:gitDir,identity:identity}){const own=(0,external_node_path_.join)(folder,"look.git")
const objects=(0,external_node_path_.join)(workspace,".git/objects")
requireOwnObjects(objects);(0,git.x)(own)
const shallow=(0,external_node_path_.join)(workspace,".git/shallow")
const lines=(0,external_node_fs_.lstatSync)(shallow,{throwIfNoEntry:false})?.isFile()?(0,external_node_fs_.readFileSync)(shallow,"utf8").split("\n"):[];(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"shallow"),lines.filter(line=>/^[0-9a-f]{40,64}$/.test(line)).map(line=>`${line}\n`).join(""));(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"config"),"[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n");(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(own,"objects/info/alternates"),`${(0,external_node_path_.join)(gitDir,"objects")}\n${objects}\n`)
return(0,git.$)({folder:folder,gitDir:own,environment:{...environment,...patched.vQ,...identity,GIT_LITERAL_PATHSPECS:"1"},signal:AbortSignal.timeout(MOST_MS)})}function requireOwnObjects(folder){if(!(0,external_node_fs_.lstatSync)(folder).isDirectory())throw new Error(`${folder} is not a folder`)
for(const entry of(0,external_node_fs_.readdirSync)(folder,{withFileTypes:true}))if(entry.isDirectory())requireOwnObjects((0,external_node_path_.join)(folder,entry.name))
else if(!entry.isFile()||entry.name.endsWith("alternates"))throw new Error(`${entry.name} leads elsewhere`)}var inline_code=__webpack_require__(62423)
var left_out=__webpack_require__(26600)
const left_commits_MOST_REFS=20
const SEEN="refs-before.json"
function rememberRefs(workspace,gitDir){const refs=readCheckoutRefs(workspace)
if(refs)(0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(gitDir,SEEN),JSON.stringify(allCommits(refs)))}async function withLeftCommits(place,change){const path=(0,external_node_path_.join)(place.gitDir,SEEN)
const now=(0,external_node_fs_.existsSync)(path)?readCheckoutRefs(place.workspace):void 0
if(!now)return change
const before=new Set(JSON.parse((0,external_node_fs_.readFileSync)(path,"utf8")))
const fresh=now.refs.filter(({commit:commit})=>!before.has(commit)&&!now.others.has(commit)&&commit!==now.head)
const refs=[...new Map(fresh.toReversed().map(ref=>[ref.commit,ref])).values()].toReversed()
if(refs.length===0)return change
try{return await keep(refs,[place.base,...before,...knownOf(now)],place,change)}catch{return{...change,leftOut:[...change.leftOut,...refs.map(ref=>lostRef(ref,"it cannot be read"))]}}}function knownOf({head:head,others:others}){return[...head===void 0?[]:[head],...others]}function lostRef({kind:kind,name:name,commit:commit},why){return{path:name,code:"DKH-114",detail:`${kind} at ${(0,inline_code.aY)(commit.slice(0,7))}: ${why}`}}async function keep(refs,known,place,change){const look=await openLook(place)
const whole=change.wholeTree??change.tree
const leftOut=[]
const paths=new Set
const patches=[]
let[files,bytes]=[left_out.Q4,left_out.uZ]
for(const ref of refs.slice(0,left_commits_MOST_REFS)){const others=refs.flatMap(({commit:commit})=>commit===ref.commit?[]:[commit])
const added=await addedBy(look,ref,[...known,...others],{whole:whole,files:files,bytes:bytes}).catch(()=>{})
if(!added){leftOut.push(lostRef(ref,"it cannot be read"))
continue}const{kept:kept,patch:patch,lost:lost}=added
if(kept.length+lost.length===0)continue
for(const path of kept)paths.add(path)
patches.push(patch)
files-=kept.length
bytes-=patch.length
leftOut.push({path:ref.name,code:"DKH-113",detail:await describe(look,ref,{kept:kept.length,lost:lost.length})},...lost.map(path=>({path:path,code:"DKH-114",detail:`as it is in ${(0,inline_code.aY)(ref.name)}`})))}leftOut.push(...refs.slice(left_commits_MOST_REFS).map(ref=>lostRef(ref,"there are too many like it")))
if(leftOut.length===0)return change
const aside=paths.size===0?void 0:{paths:[...paths],patch:Buffer.concat(patches)}
return{...change,leftOut:[...change.leftOut,...leftOut],aside:aside}}async function describe(look,{kind:kind,commit:commit},{kept:kept,lost:lost}){const subject=(await look.raw(["log","-1","--no-show-signature","--format=%s",commit])).trim()
const parts=[...kept>0?[`${(0,lib_text.U9)(kept,"file")} saved as a patch`]:[],...lost>0?[`${(0,lib_text.U9)(lost,"file")} not saved`]:[]]
return`${kind}, ${(0,inline_code.aY)(commit.slice(0,7))} ${(0,inline_code.aY)(subject)}; ${parts.join(", ")}`}async function addedBy(look,ref,known,room){const patches=[]
const[kept,lost]=[[],[]]
for(const part of await partsOf(look,ref,known)){const{from:from,to:to,entries:entries}=await missing(look,part,room.whole)
const isWhole=({path:path,newMode:newMode})=>newMode!==policy_entries.NG&&!path.includes("�")
const fit=entries.filter(isWhole).map(({path:path})=>path)
lost.push(...entries.filter(entry=>!isWhole(entry)).map(({path:path})=>path))
const sizes=await(0,policy_entries.gN)(look,entries.map(({newObject:newObject})=>newObject))
const size=[...sizes.values()].reduce((sum,one)=>sum+one,0)
const isSmall=fit.length<=room.files&&size<=room.bytes
if(isSmall&&fit.length>0)patches.push(await look.bytes([...write_change.Mu,from,to,"--",...fit]));(isSmall?kept:lost).push(...fit)}const patch=Buffer.concat(patches)
if(kept.length<=room.files&&patch.length<=room.bytes)return{kept:kept,patch:patch,lost:lost}
return{kept:[],patch:Buffer.alloc(0),lost:[...kept,...lost]}}async function partsOf(look,{kind:kind,commit:commit},known){await look.raw(["cat-file","-e",`${commit}^{commit}`])
const input=[commit,...known.map(one=>`^${one}`)].join("\n")
const commits=(await look.raw(["rev-list","--boundary","--ignore-missing","--stdin"],`${input}\n`)).split("\n")
if(!commits.includes(commit))return[]
const boundary=commits.filter(line=>line.startsWith("-")).map(line=>line.slice(1))
const empty=(await look.raw(["mktree"])).trim()
const bases=boundary.length<2?boundary:await mergeBases(look,commit,boundary)
const own={from:bases[0]??empty,to:commit}
if(kind!=="a stash")return[own]
const[,,,untracked]=(await look.raw(["rev-list","--parents","-n","1",commit])).trim().split(" ")
return untracked===void 0?[own]:[own,{from:empty,to:untracked}]}async function mergeBases(look,commit,others){return(await look.raw(["merge-base",commit,...others.slice(0,100)])).split("\n").filter(Boolean)}async function missing(look,{from:from,to:to},whole){const merged=await(0,patched.Rl)(look,{base:from,tree:whole,onto:to})
if(merged!==void 0)return{from:whole,to:merged,entries:await(0,policy_entries.Mc)(look,whole,merged)}
const changed=new Map((await(0,policy_entries.Mc)(look,from,whole)).map(entry=>[entry.quoted,entry]))
const entries=[]
for(const entry of await(0,policy_entries.Mc)(look,from,to)){const other=changed.get(entry.quoted)
if(!other||!await isTakenOver(look,entry,other))entries.push(entry)}return{from:from,to:to,entries:entries}}const LARGEST_COMPARED=1024*1024
async function isTakenOver(look,entry,other){if(entry.newObject===other.newObject&&entry.newMode===other.newMode)return true
const objects=[entry.oldObject,entry.newObject,other.newObject]
const sizes=await(0,policy_entries.gN)(look,objects)
if([...sizes.values()].some(size=>size>LARGEST_COMPARED))return false
const blobs=await(0,policy_entries.b4)(look,objects)
const[before,there,here]=objects.map(object=>lineCounts(blobs.get(object)?.toString("latin1")??""))
if(!before||!there||!here)return false
const changed=[...new Set([...before.keys(),...there.keys()])].filter(line=>(before.get(line)??0)!==(there.get(line)??0))
return changed.length>0&&changed.every(line=>goesAlong(line,{before:before,there:there,here:here}))}function goesAlong(line,{before:before,there:there,here:here}){const[was,wanted,is]=[before,there,here].map(counts=>counts.get(line)??0)
return(wanted??0)>(was??0)?(is??0)>=(wanted??0):(is??0)<=(wanted??0)}function lineCounts(text){const counts=new Map
for(const line of text.split("\n"))if(line!=="")counts.set(line,(counts.get(line)??0)+1)
return counts}var hold=__webpack_require__(81400)
var review=__webpack_require__(85163)
var private_repository=__webpack_require__(31662)
const LARGEST_INDEX=64*1024*1024
async function withStaged(place,change){const indexes=indexesIn(place)
if(indexes.length===0)return change
const known=await knownIn(place,change)
const found=new Map
for(const index of indexes)for(const entry of await addedIn(index,place))if(!known(entry))found.set(entry.path,entry)
if(found.size===0)return change
for(const{path:path}of await committedIn(place))found.delete(path)
if(found.size===0)return change
const entries=[...found.values()]
const aside=await patchOf(entries,place,change.aside).catch(()=>{})
const leftOut=entries.map(({path:path})=>({path:path,code:aside?"DKH-119":"DKH-114",detail:aside?"":"it was staged"}))
return{...change,leftOut:[...change.leftOut,...leftOut],aside:aside??change.aside}}function indexesIn({workspace:workspace,gitDir:gitDir}){const own=(0,external_node_path_.join)(workspace,".git")
const linked=(0,external_node_path_.join)(own,"worktrees")
const isFolder=path=>(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false})?.isDirectory()===true
if(!isFolder(own))return[]
const trees=isFolder(linked)?(0,external_node_fs_.readdirSync)(linked).map(name=>(0,external_node_path_.join)(linked,name)):[]
return[own,...trees.filter(isFolder)].map(folder=>(0,external_node_path_.join)(folder,"index")).filter(path=>{const found=(0,external_node_fs_.lstatSync)(path,{throwIfNoEntry:false})
return found?.isFile()&&found.size<=LARGEST_INDEX&&!(0,private_repository.tW)(path,(0,external_node_path_.join)(gitDir,"HEAD"))})}async function addedIn(index,{gitDir:gitDir,environment:environment,base:base}){const own=(0,git.$)({folder:gitDir,environment:{...environment,GIT_INDEX_FILE:index}})
const diff=["diff-index","--cached","--raw","--no-renames","--no-abbrev","--diff-filter=A",base]
return(0,policy_entries.s9)(await own.raw(diff).catch(()=>""))}async function committedIn(place){const head=readCheckoutRefs(place.workspace)?.head
if(head===void 0||head===place.base)return[]
return openLook(place).then(objects=>(0,policy_entries.Mc)(objects,place.base,head)).catch(()=>[])}async function knownIn({gitDir:gitDir,environment:environment,workspace:workspace,base:base},change){const own=(0,git.$)({folder:gitDir,environment:environment})
const written=await(0,policy_entries.Mc)(own,base,change.wholeTree??change.tree)
const objects=new Set(written.map(({newObject:newObject})=>newObject))
const aside=new Set(change.aside?.paths)
return({path:path,newMode:newMode,newObject:newObject})=>newMode===policy_entries.NG||objects.has(newObject)||aside.has(path)||(0,left_out.Op)(workspace,Buffer.from(path).toString("latin1"))!==void 0}async function patchOf(entries,place,before){const objects=await openLook(place)
const sizes=await(0,policy_entries.gN)(objects,entries.map(({newObject:newObject})=>newObject))
const size=[...sizes.values()].reduce((sum,one)=>sum+one,0)
if(entries.length>left_out.Q4||size>left_out.uZ)throw new Error("It is too much to be kept.")
const tree=await(0,policy_entries.p6)(objects,place.base,entries,"new")
const patch=await objects.bytes([...write_change.Mu,place.base,tree])
const paths=entries.map(({path:path})=>path)
return{paths:[...before?.paths??[],...paths],patch:Buffer.concat([before?.patch??Buffer.alloc(0),patch])}}const BOT={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
async function openPublisher(options){const made=(0,private_repository.B9)(options)
await(0,private_repository.cu)(made.objects(),options.workspace)
await(0,private_repository.hw)(options,made)
rememberRefs(options.workspace,made.gitDir)
return publisherIn(made,options)}function reopenPublisher(options){return publisherIn((0,private_repository.ce)(options),options)}async function openPatchPublisher(options,patch,limits){const all={...options,workspace:(0,external_node_path_.join)(options.folder,"nothing")}
const made=(0,private_repository.B9)(all)
const{gitDir:gitDir,objects:objects}=made
const remote={url:options.remoteUrl,token:options.token}
const fetch=["fetch","--quiet","--depth=1","--no-tags"]
await objects((0,push.it)(remote)).raw([...fetch,remote.url,options.base])
const index=objects({...patched.vQ,GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"patch-index")})
const change=await(0,patched.Ib)(index,options.base,patch,limits)
return{publisher:publisherIn(made,all),change:change}}function publisherIn({gitDir:gitDir,inWorkTree:inWorkTree,objects:objects},options){const{base:base}=options
const remote={url:options.remoteUrl,token:options.token,allowedBranch:options.allowedBranch}
const target={...remote,url:options.forkUrl??remote.url}
const own=()=>objects({GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"review-index")})
const commit=async({tree:tree},message,parent=base)=>(await objects(identity(options.now())).raw(["commit-tree",tree,"-p",parent,"-F","-"],message)).trim()
const compared=async(tree,from)=>({tree:tree,files:await(0,write_change.W4)(objects(),from,tree),leftOut:[]})
const diff=lastOnly((from,tree)=>objects().bytes([...write_change.Mu,from,tree]))
const treeOf=async commit=>(await objects().raw(["rev-parse",`${commit}^{tree}`])).trim()
return{base:base,async capture(){const change=await(0,write_change.Xl)(inWorkTree,base,{gitDir:gitDir,workspace:options.workspace,objects:objects,plain:()=>(0,private_repository.D2)(options,gitDir),isOlder:path=>(0,private_repository.tW)((0,external_node_path_.join)(options.workspace,path),(0,external_node_path_.join)(gitDir,"HEAD"))})
const place={...options,gitDir:gitDir,identity:identity(options.now())}
return withStaged(place,await withLeftCommits(place,change))},async ignored(paths){const git=inWorkTree({GIT_LITERAL_PATHSPECS:"1"})
const list=["ls-files","-z","--others","--ignored","--exclude-standard","--",...paths.slice(0,200)]
return paths.length===0?[]:(await git.raw(list)).split("\0").filter(path=>paths.includes(path))},patched:patch=>(0,patched.Ib)(objects({...patched.vQ,GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"patch-index")}),base,patch),compared:compared,treeOf:treeOf,since:async commit=>compared(await treeOf(base),commit),review:(change,rules)=>(0,review.r)(own(),change,{base:base,...rules,diff:diff}),writeFiles:async(tree,folder)=>(0,push.WM)((await(0,private_repository.D2)(options,gitDir)).in(folder),tree),hold:(reviewed,rules)=>(0,hold.d5)(own(),reviewed,rules),commit:commit,async writePatch(commit,path){const tree=["diff-tree","--patch","--binary","--no-commit-id",`--output=${path}`]
await objects().raw([...tree,commit])},diff:({tree:tree},from=base)=>diff(from,tree),async shown(tree,from){const{shownTree:shownTree}=await __webpack_require__.e(8510).then(__webpack_require__.bind(__webpack_require__,38510))
return shownTree(objects({GIT_INDEX_FILE:(0,external_node_path_.join)(gitDir,"shown-index")}),from,tree)},exactPatch:async({tree:tree})=>(await(0,hold.OL)(objects(),base,tree)).toString("utf8"),idsAt:(tree,paths)=>idsAt(objects({GIT_LITERAL_PATHSPECS:"1"}),tree,paths),contentsOf:ids=>(0,policy_entries.b4)(objects(),ids),filesOf:commit=>treeSource(objects(),commit),fetchBranch:branch=>fetchBranch(objects,remote,branch),fetchCommit(url,commit){const isOurs=new URL(url).origin===new URL(remote.url).origin
return fetchCommit(objects,{url:url,token:isOurs?remote.token:""},commit)},push:(commit,branch,expected)=>(0,push.Sq)(objects,target,{commit:commit,branch:branch,expected:expected}),takeBack:branch=>(0,push.VS)(objects,target,{branch:branch,at:base}),async rebase({tree:tree},message,{branch:branch,...rules}){const tip=await(0,push.mC)(objects,target,branch)
const merged=await(0,patched.Rl)(objects(identity(options.now())),{base:base,tree:tree,onto:tip})
if(merged===void 0)return
const change={tree:merged,files:await(0,write_change.W4)(objects(),tip,merged),leftOut:[]}
const{withheld:withheld}=await(0,review.r)(own(),change,{base:tip,...rules})
return withheld.length>0?void 0:{commit:await commit(change,message,tip),tip:tip}}}}function lastOnly(ask){let last
return(from,to)=>{if(from===to)return Promise.resolve(Buffer.alloc(0))
if(last?.from!==from||last.to!==to)last={from:from,to:to,bytes:ask(from,to)}
return last.bytes}}function identity(now){const date=now.toISOString()
return{GIT_AUTHOR_NAME:BOT.name,GIT_AUTHOR_EMAIL:BOT.email,GIT_AUTHOR_DATE:date,GIT_COMMITTER_NAME:BOT.name,GIT_COMMITTER_EMAIL:BOT.email,GIT_COMMITTER_DATE:date}}})}

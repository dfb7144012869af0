export const id=5163
export const ids=[5163]
export const modules={89834:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{A8:()=>pythonPlace,BU:()=>npmPlace,k0:()=>FOR_PEOPLE,n7:()=>plainAddress,rX:()=>strangeAddress,tx:()=>COMPOSER_FOR_PEOPLE})
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
function strangeAddress(before,after,{places:places,hasFolder:hasFolder=()=>!1,forPeople:forPeople}){const old=new Set(before.match(WORD))
const hosts=new Set([...old,...places].map(hostOf).filter(host=>host!==void 0))
const fresh=(forPeople?after.replaceAll(forPeople,""):after).match(WORD)??[]
const isOwn=word=>word.startsWith("file:")&&hasFolder(word.slice("file:".length))
return fresh.find(word=>!old.has(word)&&isStrange(word,hosts)&&!isOwn(word))}function isStrange(word,hosts){if(/%2f%2f/i.test(word)||NO_REGISTRY.test(word))return!0
if(!word.includes("//")||HASH.test(word))return!1
const host=hostOf(word)
return host===void 0||!hosts.has(host)||word.split("//").length>2}function hostOf(word){return/(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(word)?.[1]?.toLowerCase()}}),16772:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V4:()=>MANIFESTS,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const MANIFESTS=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(paths){return paths.flatMap(lock=>{const[names,isBelow]=MANIFESTS.get(nameOf(lock))??[]
if(!names)return[]
const folder=lock.slice(0,-nameOf(lock).length)
const isIts=path=>path.startsWith(folder)&&names.test(nameOf(path))&&(isBelow||!path.slice(folder.length).includes("/"))
const manifests=paths.filter(isIts)
return manifests.length===0?[]:[{lock:lock,manifests:manifests}]})}function tornBetween(published,withheld){const isOut=new Set(withheld)
return pairsOf([...published.filter(path=>!isOut.has(path)),...isOut]).flatMap(({lock:lock,manifests:manifests})=>{const other=manifests.find(manifest=>isOut.has(manifest)!==isOut.has(lock))
if(other===void 0)return[]
return isOut.has(lock)?[{published:other,withheld:lock}]:[{published:lock,withheld:other}]})}function isManifest(path){return[...MANIFESTS.values()].some(([names])=>names.test(nameOf(path)))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}}),85163:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{reviewChange:()=>reviewChange})
var fault=__webpack_require__(98664)
var write_change=__webpack_require__(3424)
var inline_code=__webpack_require__(62423)
var codes=__webpack_require__(9179)
var policy_entries=__webpack_require__(83093)
const READABLE_KB=64*1024
const SMALL_KB=4*1024
async function judgeContents(git,entries,{base:base,policy:policy,leaks:leaks}){const added=entries.filter(({newMode:newMode})=>newMode!==policy_entries.sj&&newMode!==policy_entries.NG)
const both=added.flatMap(({newObject:newObject,oldObject:oldObject})=>[newObject,oldObject])
const all=await(0,policy_entries.b4)(git,both,SMALL_KB*1024).catch(()=>{})
const sizes=all?new Map([...all].map(([id,{length:length}])=>[id,length])):await(0,policy_entries.gN)(git,both)
const large=largeAmong(added,sizes,policy)
const small=added.filter(entry=>!large.has(entry))
const isSmall=object=>(sizes.get(object)??Number.POSITIVE_INFINITY)<=policy.maxFileKb*1024
const objects=small.flatMap(({newObject:newObject,oldObject:oldObject})=>[newObject,oldObject]).filter(isSmall)
const blobs=all?new Map(objects.flatMap(id=>[[id,all.get(id)??Buffer.alloc(0)]])):await(0,policy_entries.b4)(git,objects)
const verdicts=new Map(large)
const redacted=new Map
for(const entry of[...entries.filter(({newMode:newMode})=>newMode===policy_entries.sj),...added]){const verdict=leakInName(entry,leaks)??await leakInside(entry,blobs,leaks,said=>isAtBase(git,base,said))
if(!verdict)continue
verdicts.set(entry,verdict)
const text=blobs.get(entry.newObject)?.toString("utf8")
if(verdict.code==="DKH-201"&&text!==void 0&&!text.includes("�"))redacted.set(entry,(await leaks.redactLong(text)).text)}return{verdicts:verdicts,redacted:redacted,blobs:blobs}}function largeAmong(entries,sizes,{maxFileKb:maxFileKb}){let left=READABLE_KB*1024
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
if(longest.trim()==="")return!1
try{const grep=["grep","-l","-z","-a","-F","--no-color","--full-name","-f","-",base,"--"]
const names=(await git.raw(grep,`${longest}\n`)).split("\0").filter(Boolean).slice(0,MOST_LOOKED_UP)
for(const name of names)if(holds(await git.bytes(["cat-file","blob",name]),said))return!0}catch{}return!1}function holds(file,said){if(file.includes(said))return!0
const plain=bytes=>bytes.toString("latin1").replaceAll("\r\n","\n")
return said.includes("\n")&&plain(file).includes(plain(said))}var paths=__webpack_require__(64753)
var policy=__webpack_require__(94251)
async function judgeEntries(git,{base:base,tree:tree,list:list},entries,policy){const links=await linksIn(git,await list(git,base),entries)
const aliases=aliasesOf(links,policy)
const verdicts=new Map
const bare=await partsOfBareRepositories(git,tree,entries)
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
return parts.map((part,index)=>({folder:parts.slice(0,index).join("/"),part:part}))}async function linksIn(git,base,entries){const before=base.flatMap(({path:path,id:id,isLink:isLink})=>isLink?[[path,id]]:[])
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
var json=__webpack_require__(80292)
const NO_MANIFESTS={names:()=>!1,hasAlias:()=>!1,hasFolder:()=>!1,hasPackage:()=>!1,haveSetting:()=>!1}
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
const needsHash=entry.needsHash==="unless optional"?!known.optional.has(entry.name):entry.needsHash??!0
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
return strange===void 0?void 0:`comes from ${(0,inline_code.aY)((0,lib_text.TN)(shortOf(strange),100))}, which is not where it may come from`}function isKnownAlias(name,real,{aliases:aliases,manifests:manifests}){return aliases.has(aliasText(name,real))||manifests.hasAlias(name,real)}function whyUnwanted(wanted,names,known){const{by:by,name:name,spec:spec,real:real,isRequired:isRequired,isKept:isKept=!1}=wanted
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
const isSame=name=>(0,json.dj)(before[name])===(0,json.dj)(after[name])
return[...names].find(name=>!isSame(name)&&!manifests.haveSetting(name,before[name],after[name]))}function changedPart(before,after){const names=new Set([...Object.keys(before),...Object.keys(after)])
return[...names].find(name=>JSON.stringify(before[name])!==JSON.stringify(after[name]))}var lock=__webpack_require__(89834)
var pairs=__webpack_require__(16772)
async function judgeLocks(git,{entries:entries,locks:locks,files:files},verdicts){const judged=locks.filter(entry=>verdicts.get(entry)?.code==="DKH-103")
if(judged.length===0)return[]
const[{FORMATS:FORMATS},{manifestsOf:manifestsOf,manifestsSay:manifestsSay}]=await Promise.all([Promise.all([__webpack_require__.e(3292),__webpack_require__.e(868),__webpack_require__.e(7410)]).then(__webpack_require__.bind(__webpack_require__,77410)),Promise.all([__webpack_require__.e(8815),__webpack_require__.e(3292),__webpack_require__.e(868),__webpack_require__.e(5105)]).then(__webpack_require__.bind(__webpack_require__,55105))])
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
const strange=(0,lock.rX)(before?.toString()??"",after.toString(),{...format,hasFolder:manifests.hasFolder})
return strange===void 0?verdict:refused(`it has a new address, ${(0,inline_code.aY)((0,lib_text.TN)(strange,100))}`)}function refused(why){return{status:"refused",why:why}}function readLock(bytes,{read:read}){try{return read(new TextDecoder("utf-8",{fatal:!0}).decode(bytes))}catch(error){return`it cannot be checked: ${(0,inline_code.aY)((0,lib_text.TN)(error instanceof Error?error.message:String(error),100))}`}}async function reviewChange(git,change,review){const{base:base,policy:policy,list:list=policy_entries.nG}=review
const{leftOut:leftOut}=change
const wholeTree=change.wholeTree??change.tree
const{known:known}=change
const isKnown=known?.from===base&&known.to===wholeTree
const entries=isKnown?known.entries:await(0,policy_entries.Mc)(git,base,wholeTree)
if(entries.length===0){const nothing={withheldTree:void 0,wholeTree:wholeTree,locks:[],outdated:[],blobs:new Map}
return{change:change,entries:entries,withheld:leftOut,...nothing}}const{verdicts:verdicts,locks:locks}=await judgeEntries(git,{base:base,tree:wholeTree,list:list},entries,policy)
const asBytes=wholeTree===change.tree?[]:await(0,policy_entries.Mc)(git,change.tree,wholeTree)
for(const entry of entries){const before=verdicts.get(entry)?.code
if(before!==void 0&&!(0,codes.bz)(before))continue
if(asBytes.some(({quoted:quoted})=>quoted===entry.quoted))verdicts.set(entry,{path:entry.path,code:"DKH-110",detail:""})}const contents=await judgeContents(git,entries,review)
for(const[entry,verdict]of contents.verdicts)verdicts.set(entry,verdict)
const files=await lockFilesIn(git,[base,wholeTree],entries,{verdicts:verdicts,locks:locks})
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
return{change:{...change,tree:tree,files:refused.length===0?change.files:await(0,write_change.W4)(git,base,tree)},entries:published,blobs:contents.blobs,withheld:[...whole?[whole]:[],...leftOut,...[...verdicts.values()].filter(({code:code})=>code!=="DKH-110")],withheldTree:kept.length===0?void 0:await putBack(kept),wholeTree:await putBack(asTheyWere),locks:whole?[]:taken.filter(({path:path})=>!refused.some(entry=>entry.path===path)),outdated:await outdatedIn(git,entries,published,files)}}async function lockFilesIn(git,[base,tree],entries,{verdicts:verdicts,locks:locks}){if(locks.length===0&&!entries.some(({path:path})=>(0,pairs.Yh)(path)))return new Map
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
const{files:others,bytes:otherBytes}=policy.taken??{files:0,bytes:0}
const together=others===0?"":`, together with other repositories of this run`
const files=rest.length+others
if(rest.length>0&&files>policy.maxFiles)return whole("DKH-107",`${files} files${together}, the limit is ${policy.maxFiles}`)
const complaint=await complaintAbout(git,base,tree)
if(complaint)return whole("DKH-109",complaint)
const isAll=rest.length===entries.length
const{length:length}=await diff(base,isAll?wholeTree:await(0,policy_entries.p6)(git,base,rest,"new"))
const size=length+otherBytes
if(length===0||size<=policy.maxPatchKb*1024)return
return whole("DKH-108",`${Math.ceil(size/1024)} kB${together}, the limit is ${policy.maxPatchKb} kB`)}async function complaintAbout(git,base,tree){try{await git.raw(["fsck","--strict","--no-full","--no-dangling","--no-reflogs","--no-progress",tree])
return""}catch(error){const{message:message,cause:cause}=(0,fault.ec)(error)
const named=`${cause}`.match(/\b[0-9a-f]{40,64}\b/g)??[]
const fresh=await newObjects(git,base,tree)
return named.length>0&&fresh&&!named.some(object=>fresh.has(object))?"":message}}async function newObjects(git,base,tree){try{const list=["rev-list","--objects","--no-object-names",tree,`^${base}`]
return new Set((await git.raw(list)).split("\n"))}catch{return}}function diffIn(git){return(from,to)=>git.bytes([...write_change.Mu,from,to])}async function keepable(git,refused,verdicts,redacted){const kept=[]
for(const entry of refused){const why=verdicts.get(entry)?.code
const text=redacted.get(entry)
if(text!==void 0){const object=(await git.raw(["hash-object","-w","--stdin"],text)).trim()
kept.push({...entry,newObject:object})}else if(why!=="DKH-106"&&why!=="DKH-201"&&why!=="DKH-202")kept.push(entry)}return kept}})}

export const id=427
export const ids=[427]
export const modules={36981:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>parseYaml})
var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38815)
function parseYaml(text){return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text,{logLevel:"error"})??void 0}},72427:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{FORMATS:()=>FORMATS})
const STRANGE="has an address that is not a plain https one"
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
return first===second}var dist=__webpack_require__(3292)
var yaml_text=__webpack_require__(36981)
const DEEPEST=200
const TOKEN=/"(?:[^"\\]|\\[\s\S])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g
const SPECIAL=/^(?:__proto__|constructor|prototype|<<)$/
function readJson(text,{trailingCommas:trailingCommas=false}={}){const tokens=text.match(TOKEN)??[]
if(text.replaceAll(TOKEN,"").trim()!=="")throw new Error("it is not JSON")
const kept=trailingCommas?tokens.filter((token,at)=>token!==","||!/^[}\]]$/.test(tokens[at+1]??"")):tokens
const value=JSON.parse(trailingCommas?kept.join(" "):text)
requireSingleNames(kept)
return sound(value)}function requireSingleNames(tokens){const open=[]
for(const[at,token]of tokens.entries())if(token==="{")open.push(new Set)
else if(token==="[")open.push(void 0)
else if(token==="}"||token==="]")open.pop()
else if(token.startsWith('"')&&tokens[at+1]===":"){const name=JSON.parse(token)
const names=open.at(-1)
if(names?.has(name))throw new Error(`the name ${token} is there twice`)
names?.add(name)}}function readYaml(text){return sound((0,yaml_text.h)(text))}function readToml(text){return sound((0,dist.qg)(text))}function sound(value){requireNames(value,0)
return tableOf(value)}function requireNames(value,depth){if(typeof value!=="object"||value===null)return
if(depth>DEEPEST)throw new Error("it is nested too deeply")
for(const[name,inner]of Object.entries(value)){if(SPECIAL.test(name)&&!Array.isArray(value))throw new Error(`it has the name ${name}`)
requireNames(inner,depth+1)}}function tableOf(value){if(typeof value!=="object"||value===null||Array.isArray(value))throw new Error("a part of it is no table")
return value}function tablesIn(value){return value===void 0||value===null?[]:Object.entries(tableOf(value)).map(([name,one])=>[name,tableOf(one)])}function listOf(value){if(value===void 0)return[]
if(!Array.isArray(value))throw new Error("a part of it is no list")
return value}function textOf(value){if(value===void 0)return""
if(typeof value!=="string")throw new Error("a part of it is no text")
return value}function without(table,names){const known=new Set(names.split(" "))
return Object.fromEntries(Object.entries(table).filter(([name])=>!known.has(name)))}const NPM_PLACES=["https://registry.npmjs.org/{name}/-/{file}","https://registry.yarnpkg.com/{name}/-/{file}"]
const VERSION=/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/
const HASH=/^sha(?:1|256|384|512)-[A-Za-z0-9+/]+={0,2}$/
function npmEntry(name,{real:real=name,version:version,address:address,integrity:integrity}){const place=address===""?void 0:npmPlace(address,real,version)
const hashes=integrity.split(" ").filter(hash=>hash!=="")
return{name:name,version:version,from:place?.place===void 0?[]:[place.place],hashes:hashes.every(hash=>HASH.test(hash))?hashes:[],problem:place?.problem,alias:aliasOf(name,real),elsewhere:VERSION.test(version)?void 0:version}}function elsewhere(name,where){return{name:name,version:"",from:[],hashes:[],elsewhere:where}}function aliasOf(name,real){return name===real||name===`${real}-cjs`?void 0:real}function readNpmLock(text){const lock=readJson(text)
return{entries:[...tablesIn(lock.packages).flatMap(([path,one])=>npmPackage(path,one)),...olderIn(lock.dependencies)],fixed:without(lock,"name version lockfileVersion requires packages dependencies")}}function npmPackage(path,one){if(path==="")return[]
const at=path.lastIndexOf("node_modules/")
const name=path.slice(at<0?0:at+"node_modules/".length)
const[version,address,integrity]=[textOf(one.version),textOf(one.resolved),textOf(one.integrity)]
if(at<0||one.link!==void 0)return[elsewhere(name,address||path)]
const isPlain=VERSION.test(version)&&one.name===void 0&&address===""&&integrity===""
if(one.inBundle===true&&isPlain&&at>0)return[]
return[npmEntry(name,{real:textOf(one.name)||name,version:version,address:address,integrity:integrity})]}function olderIn(dependencies){return tablesIn(dependencies).flatMap(([name,one])=>{const[version,address,integrity]=[textOf(one.version),textOf(one.resolved),textOf(one.integrity)]
const inner=olderIn(one.dependencies)
if(one.bundled===true&&VERSION.test(version)&&address===""&&integrity==="")return inner
const alias=/^npm:(.+)@([^@]+)$/.exec(version)
return[npmEntry(name,{real:alias?.[1]??name,version:alias?.[2]??version,address:address,integrity:integrity}),...inner]})}function readBunLock(text){const lock=readJson(text,{trailingCommas:true})
const packages=Object.entries(lock.packages===void 0?{}:tableOf(lock.packages))
return{entries:packages.map(([path,value])=>bunPackage(path,listOf(value))),fixed:without(lock,"lockfileVersion configVersion workspaces packages")}}function bunPackage(path,[label,address,...rest]){const[,real="",version=""]=/^(@?[^@]+)@(.*)$/.exec(textOf(label))??[]
const name=/(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]??path
const integrity=rest.findLast(part=>typeof part==="string")
const entry=npmEntry(name,{real:real,version:version,address:"",integrity:textOf(integrity)})
const host=typeof address==="string"&&address!==""?[address]:[]
return{...entry,from:host}}const CARGO_PLACES=["registry+https://github.com/rust-lang/crates.io-index","sparse+https://index.crates.io/"]
function readCargoLock(text){const lock=readToml(text)
const entries=listOf(lock.package).map(tableOf).filter(({source:source})=>source!==void 0)
return{entries:entries.map(crateOf),fixed:without(lock,"package version")}}function crateOf(one){const[source,checksum]=[textOf(one.source),textOf(one.checksum)]
const[,address=""]=/^(?:registry|sparse)\+(.*)$/.exec(source)??[]
return{name:textOf(one.name),version:textOf(one.version),from:[source],hashes:/^[0-9a-f]{64}$/.test(checksum)?[checksum]:[],elsewhere:plainAddress(address)&&one.replace===void 0?void 0:source}}const COMPOSER="_readme content-hash packages packages-dev minimum-stability stability-flags prefer-stable prefer-lowest platform platform-dev plugin-api-version"
function readComposerLock(text){const lock=readJson(text)
const packages=[...listOf(lock.packages),...listOf(lock["packages-dev"])].map(tableOf)
return{entries:packages.map(composerEntry),fixed:without(lock,COMPOSER)}}function composerEntry(one){const[name,version]=[textOf(one.name),textOf(one.version)]
const[dist={},source={}]=[one.dist,one.source].map(part=>part===void 0?{}:tableOf(part))
const[address,sum]=[textOf(dist.url),textOf(dist.shasum)]
const plain=plainAddress(address)
const isOfCommit=[address,textOf(source.url)].some(url=>/^https?:\/\/(?:[^/]*\.)?github\.com\//i.test(url))
const code=JSON.stringify([one.autoload,one["autoload-dev"],one.bin,one["include-path"]])
const isSound=plain?.path.includes(`/${name}/`)&&dist.type==="zip"&&source.url===void 0&&!code.includes("..")
return{name:name,version:version,from:plain?[`${plain.origin}/`]:[],hashes:/^[0-9a-f]{40}$/.test(sum)?[`${sum} ${code}`]:[],elsewhere:isOfCommit?`a commit on GitHub, ${textOf(dist.reference)}`:void 0,problem:isSound?void 0:"is not a plain archive of that name"}}const GEM_PLACES=["https://rubygems.org/"]
function readGemLock(text){const sections=[...text.matchAll(/^([A-Z][A-Z ]*)\r?\n((?:[ \t].*(?:\r?\n|$)|\r?\n)*)/gm)]
const bodies=name=>sections.flatMap(([,title,body=""])=>title===name?[body]:[])
const sums=new Map(bodies("CHECKSUMS").flatMap(body=>[...body.matchAll(/^ {2}(\S+ \([^()]+\))(?: (\S+))?\r?$/gm)].map(([,label="",sum=""])=>[label,sum])))
const paths=bodies("PATH").flatMap(body=>body.match(/^ {2}remote: .*/gm)??[])
const others=["GIT","SVN","HG","PLUGIN SOURCE"].flatMap(bodies)
return{entries:bodies("GEM").flatMap(body=>gemsIn(body,sums)),fixed:{...paths.length>0&&{PATH:paths},...others.length>0&&{GIT:others}}}}function gemsIn(body,sums){const remotes=[...body.matchAll(/^ {2}remote: (.*?)\r?$/gm)].map(([,remote=""])=>remote)
const strange=remotes.find(remote=>!plainAddress(remote))
return[...body.matchAll(/^ {4}(\S+) \(([^()]+)\)\r?$/gm)].map(([,name="",version=""])=>{const hashes=(sums.get(`${name} (${version})`)??"").split(",")
const areSound=hashes.every(hash=>/^sha256=[0-9a-f]{64}$/.test(hash))
return{name:name,version:version,from:remotes,hashes:areSound?hashes:[],elsewhere:strange}})}function readGoSum(text){const lines=text.split(/\r?\n/).filter(line=>line!=="")
return{entries:lines.map(line=>{const[,name,version,hash]=/^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(line)??[]
if(name===void 0||version===void 0||hash===void 0)throw new Error("a line of it is not understood")
return{name:name,version:version,from:[],hashes:[hash]}}),fixed:{}}}const DART_PLACES=["https://pub.dev","https://pub.dartlang.org"]
function readPubspecLock(text){const lock=readYaml(text)
return{entries:tablesIn(lock.packages).flatMap(([name,one])=>{if(one.source==="sdk")return[]
const{name:own,sha256:sha256,url:url}=one.source==="hosted"?tableOf(one.description):{}
const isPlain=own===name&&plainAddress(`${textOf(url)}/`)!==void 0
const hashes=/^[0-9a-f]{64}$/.test(textOf(sha256))?[textOf(sha256)]:[]
if(!isPlain)return[elsewhere(name,JSON.stringify(one.description??""))]
return[{name:name,version:textOf(one.version),from:[textOf(url)],hashes:hashes}]}),fixed:without(lock,"packages sdks")}}function readNugetLock(text){const lock=readJson(text)
const packages=tablesIn(lock.dependencies).flatMap(([,framework])=>tablesIn(framework))
return{entries:packages.filter(([,{type:type}])=>type!=="Project").map(([name,one])=>{const hash=textOf(one.contentHash)
return{name:name,version:textOf(one.resolved),from:[],hashes:/^[A-Za-z0-9+/]{86}==$/.test(hash)?[hash]:[]}}),fixed:without(lock,"version dependencies")}}const HEX_PLACES=["hexpm"]
const HEX=/^ {2}"(\w+)": \{:hex, :(\w+), "([\w.+-]+)", "([0-9a-f]{64})", \[[^\]]*\], \[.*\], "(\w+(?::\w+)?)", "([0-9a-f]{64})"\},?$/
function readMixLock(text){const lines=text.split(/\r?\n/).filter(line=>!/^(?:%\{|\}|)$/.test(line))
return{entries:lines.map(line=>{const[,name="",real,version="",inner="",repository="",outer=""]=HEX.exec(line)??[]
if(name==="")return elsewhere(/"(\w+)"/.exec(line)?.[1]??"a line",line.trim())
return{name:name,version:version,from:[repository],hashes:[inner,outer],alias:real===name?void 0:real}}),fixed:{}}}function readPnpmLock(text){const lock=readYaml(text)
const importers=lock.importers===void 0?[lock]:tablesIn(lock.importers).map(([,one])=>one)
const snapshots=[...tablesIn(lock.packages),...tablesIn(lock.snapshots)].map(([,one])=>one)
return{entries:[...tablesIn(lock.packages).map(([key,one])=>packageOf(key,one)),...[...importers,...snapshots].flatMap(referencesIn)],fixed:without(lock,`lockfileVersion settings importers packages snapshots time catalogs overrides specifiers ${LISTS.join(" ")}`)}}const KEY=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([^(_]+)(?:[(_].*)?$/
function packageOf(key,one){const[,name=key,version=""]=KEY.exec(key)??[]
const{integrity:integrity,tarball:tarball,...others}=tableOf(one.resolution)
const entry=npmEntry(name,{version:version,address:textOf(tarball),integrity:textOf(integrity)})
return Object.keys(others).length===0?entry:elsewhere(name,JSON.stringify(one.resolution))}const LISTS=["dependencies","devDependencies","optionalDependencies"]
function referencesIn(one){return LISTS.flatMap(list=>one[list]===void 0?[]:Object.entries(tableOf(one[list]))).flatMap(([name,value])=>{const reference=textOf(typeof value==="object"&&value!==null?tableOf(value).version:value)
if(/^\d[\w.+-]*(?:[(_].*)?$/.test(reference))return[]
const[,real,version=""]=KEY.exec(reference)??[]
const isPackage=real!==void 0&&/^\d/.test(version)&&!/^(?:link|file):/.test(reference)
return isPackage&&aliasOf(name,real)===void 0?[]:[elsewhere(name,reference)]})}const INDEX="https://pypi.org/simple"
const FILES="https://files.pythonhosted.org/packages/{hash}/{hash}/{hash}"
const PYTHON_PLACES=["PyPI",INDEX,FILES,"index pypi"]
const python_HASH=/^sha(?:256|384|512):[0-9a-f]{64,128}$/
function readPythonLock(text){const lock=readToml(text)
return{entries:listOf(lock.package).flatMap(one=>python_packageOf(tableOf(one))),fixed:without(lock,"package metadata extras version revision requires-python resolution-markers")}}const ELSEWHERE=["git","ref","path","subdirectory","editable","url"]
function python_packageOf(one){const[name,version]=[textOf(one.name),textOf(one.version)]
const source=one.source===void 0?{}:tableOf(one.source)
if(source.virtual==="."||source.editable===".")return[]
const files=[...listOf(one.files),...listOf(one.wheels),...one.sdist===void 0?[]:[one.sdist]].map(tableOf)
const hashes=files.map(({hash:hash})=>textOf(hash))
const places=files.flatMap(({url:url})=>url===void 0?[]:[pythonPlace(textOf(url),name,version)])
const others=Object.fromEntries(ELSEWHERE.flatMap(key=>one[key]===void 0?[]:[[key,one[key]]]))
const index=indexOf(source)
return[{name:name,version:version,hashes:hashes.every(hash=>python_HASH.test(hash))?hashes:[],from:[...new Set([index??"",...places.flatMap(({place:place})=>place??[])])],problem:places.find(({problem:problem})=>problem!==void 0)?.problem,elsewhere:index===void 0||Object.keys(others).length>0?JSON.stringify({...source,...others}):void 0}]}function indexOf(source){const names=Object.keys(source)
if(names.length===0)return"PyPI"
const address=source.registry??(source.type==="legacy"?source.url:void 0)
return typeof address==="string"&&plainAddress(address)?address:void 0}function readPipfileLock(text){const{_meta:meta,...groups}=readJson(text)
const{sources:sources,...others}=meta===void 0?{}:tableOf(meta)
const isUsual=JSON.stringify(sources)===JSON.stringify([{name:"pypi",url:INDEX,verify_ssl:true}])
return{entries:Object.values(groups).flatMap(group=>tablesIn(group).map(([name,one])=>pipEntry(name,one))),fixed:{...without(others,"hash pipfile-spec requires"),...!isUsual&&{sources:sources}}}}const PIP="hashes version index markers extras"
function pipEntry(name,one){const hashes=listOf(one.hashes).map(textOf)
const others=without(one,PIP)
const isPlain=Object.keys(others).length===0&&/^==[\w.+!-]+$/.test(textOf(one.version))
return{name:name,version:textOf(one.version).replace(/^==/,""),hashes:hashes.every(hash=>python_HASH.test(hash))?hashes:[],from:[`index ${textOf(one.index)||"pypi"}`],elsewhere:isPlain?void 0:JSON.stringify(others)}}function readYarnLock(text){return/^__metadata:/m.test(text)?readLater(text):{entries:blocksIn(text).map(entryOf),fixed:{}}}const STRING='"(?:[^"\\\\]|\\\\.)*"'
const HEAD=new RegExp(`^(?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*)(?:, (?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*))*:$`)
const FIELD=new RegExp(`^  (version|resolved|integrity|uid|prebuiltVariants) (${STRING}|[^\\s"]+)$`)
const LIST=/^ {2}(?:dependencies|optionalDependencies):$/
const ITEM=new RegExp(`^    (?:${STRING}|[^\\s"]+) (?:${STRING}|[^\\s"]+)$`)
function blocksIn(text){const blocks=[]
const seen=new Set
for(const line of text.split(/\r?\n/)){if(line===""||line.startsWith("#"))continue
const[,name,value]=FIELD.exec(line)??[]
const fields=blocks.at(-1)?.fields
if(HEAD.test(line)){const wanted=(line.slice(0,-1).match(new RegExp(`${STRING}|[^\\s",][^\\s",]*`,"g"))??[]).map(unquoted)
for(const one of wanted){if(seen.has(one))throw new Error("a package is there twice")
seen.add(one)}blocks.push({wanted:wanted,fields:new Map})}else if(name!==void 0&&fields&&!fields.has(name))fields.set(name,unquoted(value??""))
else if(!fields||!(LIST.test(line)||ITEM.test(line)))throw new Error("a line of it is not understood")}return blocks}function unquoted(value){return value.startsWith('"')?String(JSON.parse(value)):value}function entryOf({wanted:wanted,fields:fields}){const descriptors=wanted.map(one=>/^(@?[^@]+)@(.*)$/.exec(one)??[one,one,":"])
const[[,name="",range=""]=[]]=descriptors
const real=/^npm:(@?[^@]+)(?:@|$)/.exec(range)?.[1]??name
const strange=descriptors.find(([,other,spec=""])=>other!==name||/^(?!npm:).*[:/]/.test(spec))
const entry=npmEntry(name,{real:real,version:fields.get("version")??"",integrity:fields.get("integrity")??"",address:(fields.get("resolved")??"").replace(/#[0-9a-f]{40}$/,"")})
if(strange)return elsewhere(name,strange[0]??"")
return fields.has("resolved")?entry:{...entry,problem:"has no address"}}function readLater(text){const lock=readYaml(text)
return{entries:tablesIn(without(lock,"__metadata")).flatMap(([wanted,one])=>laterEntry(wanted.split(", "),one)),fixed:{}}}function laterEntry(wanted,one){const[resolution,checksum]=[textOf(one.resolution),textOf(one.checksum)]
const[,real="",source=""]=/^(@?[^@]+)@(.*)$/.exec(resolution)??[]
if(source==="workspace:.")return[]
const names=wanted.map(descriptor=>/^(@?[^@]+)@/.exec(descriptor)?.[1]??"")
const version=source.startsWith("npm:")?source.slice("npm:".length):builtIn(real,source)
const[name=""]=names
const hashes=/^(?:\w+\/)?[0-9a-f]{64,128}$/.test(checksum)?[checksum]:[]
const isPlain=version!==void 0&&version===textOf(one.version)&&names.every(other=>other===name)
if(!isPlain)return[elsewhere(name,resolution)]
const label=source.startsWith("patch:")?`${name} (patched)`:name
return[{name:label,version:version,from:[],hashes:hashes,alias:aliasOf(name,real)}]}function builtIn(name,source){const patch=/^patch:([^#]+)#optional!builtin<compat\/[a-z]+>::version=([\w.-]+)&hash=[0-9a-f]+$/.exec(source)
return patch?.[1]===`${name}@npm%3A${patch?.[2]}`?patch[2]:void 0}const npm={read:readNpmLock,places:NPM_PLACES}
const python={read:readPythonLock,places:PYTHON_PLACES}
const gems={read:readGemLock,places:GEM_PLACES}
const go={read:readGoSum,places:[]}
const FORMATS=new Map([["package-lock.json",npm],["npm-shrinkwrap.json",npm],["yarn.lock",{read:readYarnLock,places:NPM_PLACES}],["pnpm-lock.yaml",{read:readPnpmLock,places:NPM_PLACES}],["bun.lock",{read:readBunLock,places:[]}],["Cargo.lock",{read:readCargoLock,places:CARGO_PLACES}],["poetry.lock",python],["pdm.lock",python],["uv.lock",python],["Pipfile.lock",{read:readPipfileLock,places:PYTHON_PLACES}],["composer.lock",{read:readComposerLock,places:[]}],["Gemfile.lock",gems],["gems.locked",gems],["go.sum",go],["go.work.sum",go],["pubspec.lock",{read:readPubspecLock,places:DART_PLACES}],["packages.lock.json",{read:readNugetLock,places:[]}],["mix.lock",{read:readMixLock,places:HEX_PLACES}]])}}

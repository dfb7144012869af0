export const id=7410
export const ids=[7410]
export const modules={77410:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{FORMATS:()=>FORMATS})
var lock_lock=__webpack_require__(89834)
var npm=__webpack_require__(90868)
const HEX_PLACES=["hexpm"]
const TOKEN=/%\{|[{}[\],]|"[^"\\#\n]*"(?::(?=\s))?|:[a-z_]\w*|(?<!\w)[a-z_]\w*:(?=\s)|true\b|false\b/g
function readMixLock(text){const tokens=(text.match(TOKEN)??[]).reverse()
if(text.replaceAll(TOKEN,"").trim()!=="")throw new Error("it is not plain data of Elixir")
if(tokens.pop()!=="%{")throw notUnderstood()
const pairs=partsOf(tokens,"}").map(term=>isPair(term)?term:void 0)
if(tokens.length>0)throw notUnderstood()
const read=pairs.map(pair=>{if(!pair)throw notUnderstood()
return packageOf(pair)})
if(new Set(pairs.map(pair=>pair?.key)).size<pairs.length)throw new Error("a package is there twice")
return{entries:read.map(({entry:entry})=>entry),wanted:read.flatMap(({wanted:wanted})=>wanted),fixed:{}}}function notUnderstood(token=""){return new Error(`it is not a map of packages: ${token}`)}function partsOf(tokens,end){const parts=[]
while(tokens.at(-1)!==end){parts.push(termOf(tokens))
if(tokens.at(-1)===",")tokens.pop()
else if(tokens.at(-1)!==end)throw notUnderstood(tokens.at(-1))}tokens.pop()
return parts}function termOf(tokens){const token=tokens.pop()??""
if(token==="[")return partsOf(tokens,"]")
if(token==="{")return{tuple:partsOf(tokens,"}")}
if(token==="true"||token==="false")return token==="true"
if(token.startsWith(":"))return{atom:token.slice(1)}
if(token.endsWith(":"))return{key:token.slice(0,-1).replaceAll('"',""),value:termOf(tokens)}
if(token.startsWith('"'))return token.slice(1,-1)
throw notUnderstood(token)}function isPair(term){return typeof term==="object"&&"key"in term}function packageOf({key:name,value:value}){const other={entry:(0,npm.Jn)(name,JSON.stringify(value)),wanted:[]}
if(typeof value!=="object"||!("tuple"in value)||value.tuple.length!==8)return other
const[scheme,real,version,inner,managers,needs,repository,outer]=value.tuple
const isPlain=atomOf(scheme)==="hex"&&Array.isArray(managers)&&managers.every(one=>atomOf(one)!==void 0)
const label=atomOf(real)
if(!isPlain||label===void 0||!Array.isArray(needs))return other
if(!isText(version,/^\d[\w.+-]*$/)||!isText(repository,/^\w+(?::\w+)?$/))return other
if(!isText(inner,/^[0-9a-f]{64}$/)||!isText(outer,/^[0-9a-f]{64}$/))return other
const alias=label===name?void 0:label
const entry={name:name,version:version,from:[repository],hashes:[inner,outer],alias:alias}
return{entry:entry,wanted:needs.map(need=>wantedOf(name,need,repository))}}function wantedOf(by,need,repository){const[name,range,options]=typeof need==="object"&&"tuple"in need?need.tuple:[]
const label=atomOf(name)
const pairs=new Map(Array.isArray(options)?options.filter(isPair).map(({key:key,value:value})=>[key,value]):[])
const isKnown=[...pairs.keys()].every(key=>/^(?:hex|repo|optional|app|manager|runtime|only)$/.test(key))
const isPlain=isKnown&&typeof range==="string"&&[repository,"hexpm"].some(known=>known===pairs.get("repo"))
const real=isPlain?atomOf(pairs.get("hex")):void 0
const isRequired=pairs.get("optional")===!1
return{by:by,name:label??"",spec:JSON.stringify(need),real:label===void 0?void 0:real,isRequired:isRequired}}function atomOf(term){return typeof term==="object"&&"atom"in term?term.atom:void 0}function isText(term,pattern){return typeof term==="string"&&pattern.test(term)}var parse=__webpack_require__(76258)
const CARGO_PLACES=["registry+https://github.com/rust-lang/crates.io-index","sparse+https://index.crates.io/"]
const CARGO=(0,parse.Pf)("name version source checksum dependencies replace")
function readCargoLock(text){const lock=(0,parse.D7)(text)
const packages=(0,parse.c3)(lock.package).map(parse.c_)
const sources=new Set(packages.map(({source:source})=>source))
return{entries:packages.map(one=>(0,parse.WQ)(crateOf(one),one,CARGO)),wanted:packages.flatMap(one=>(0,parse.c3)(one.dependencies).map(need=>crateWanted((0,parse.b6)(one.name),need,sources))),names:packages.map(({name:name})=>(0,parse.b6)(name)),fixed:(0,parse.FF)(lock,"package version")}}function crateWanted(by,need,sources){const spec=(0,parse.b6)(need)
const[found,name=spec,source]=/^([\w-]+)(?: [\w.+-]+)?(?: \(([^()]+)\))?$/.exec(spec)??[]
const isSound=found!==void 0&&(source===void 0||sources.has(source))
return{by:by,name:name,spec:spec,real:isSound?name:void 0,isRequired:!0,isKept:!0}}function crateOf(one){if(one.source===void 0&&one.checksum===void 0)return{name:(0,parse.b6)(one.name),version:"",from:[],hashes:[],isLocal:!0}
const[source,checksum]=[(0,parse.b6)(one.source),(0,parse.b6)(one.checksum)]
const[,address=""]=/^(?:registry|sparse)\+(.*)$/.exec(source)??[]
return{name:(0,parse.b6)(one.name),version:(0,parse.b6)(one.version),from:[source],hashes:/^[0-9a-f]{64}$/.test(checksum)?[checksum]:[],elsewhere:(0,lock_lock.n7)(address)&&one.replace===void 0?void 0:source}}const COMPOSER="_readme content-hash packages packages-dev minimum-stability stability-flags prefer-stable prefer-lowest platform platform-dev plugin-api-version"
function readComposerLock(text){const lock=(0,parse.Vh)(text)
const packages=[...(0,parse.c3)(lock.packages),...(0,parse.c3)(lock["packages-dev"])].map(parse.c_)
const{aliases:aliases,...others}=(0,parse.FF)(lock,COMPOSER)
const hasAliases=aliases!==void 0&&(0,parse.c3)(aliases).length>0
return{entries:packages.map(composerEntry),fixed:{...others,...hasAliases&&{aliases:aliases}}}}const COMPOSER_PACKAGE=(0,parse.Pf)("name version dist source require require-dev conflict replace provide suggest type extra autoload autoload-dev include-path bin notification-url license authors description homepage keywords support funding time abandoned default-branch")
const DIST=(0,parse.Pf)("type url reference shasum")
function composerEntry(one){const dist=one.dist===void 0?{}:(0,parse.c_)(one.dist)
return(0,parse.WQ)((0,parse.WQ)(composerPackage(one),dist,DIST),one,COMPOSER_PACKAGE)}function composerPackage(one){const[name,version]=[(0,parse.b6)(one.name),(0,parse.b6)(one.version)]
const[dist={},source={}]=[one.dist,one.source].map(part=>part===void 0?{}:(0,parse.c_)(part))
const[address,sum]=[(0,parse.b6)(dist.url),(0,parse.b6)(dist.shasum)]
const plain=(0,lock_lock.n7)(address)
const isOfCommit=[address,(0,parse.b6)(source.url)].some(url=>/^https?:\/\/(?:[^/]*\.)?github\.com\//i.test(url))
const code=JSON.stringify([one.autoload,one["autoload-dev"],one.bin,one["include-path"],one.type,one.extra])
const isPlugin=/^composer-/.test((0,parse.b6)(one.type))||/"(?:class|patches[\w-]*)":/.test(code)
const isSound=plain?.path.includes(`/${name}/`)&&dist.type==="zip"&&one.source===void 0&&!code.includes("..")&&!isPlugin
return{name:name,id:name.toLowerCase(),version:version,from:plain?[`${plain.origin}/`]:[],hashes:/^[0-9a-f]{40}$/.test(sum)?[`${sum} ${code}`]:[],elsewhere:isOfCommit?`a commit on GitHub, ${(0,parse.b6)(dist.reference)}`:void 0,problem:isSound?void 0:"is not a plain archive of that name"}}function readGoSum(text){const lines=text.split(/\r?\n/).filter(line=>line!=="")
return{entries:lines.map(line=>{const[,name,version,hash]=/^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(line)??[]
if(name===void 0||version===void 0||hash===void 0)throw new Error("a line of it is not understood")
const own=version.endsWith("/go.mod")?`${name} ${hash}`:hash
return{name:name,version:version,from:[],hashes:[own]}}),fixed:{}}}const DART_PLACES=["https://pub.dev","https://pub.dartlang.org"]
const DART=(0,parse.Pf)("dependency description source version")
function readPubspecLock(text){const lock=(0,parse.gM)(text)
return{entries:(0,parse.N$)(lock.packages).map(([name,one])=>{const{name:own,sha256:sha256,url:url,...more}=one.source==="hosted"?(0,parse.c_)(one.description):{}
const isPlain=own===name&&(0,lock_lock.n7)(`${(0,parse.b6)(url)}/`)!==void 0
const hashes=/^[0-9a-f]{64}$/.test((0,parse.b6)(sha256))?[(0,parse.b6)(sha256)]:[]
if(!isPlain)return(0,parse.WQ)((0,npm.Jn)(name,JSON.stringify(one.description??"")),one,DART)
return(0,parse.WQ)({name:name,version:(0,parse.b6)(one.version),from:[(0,parse.b6)(url)],hashes:hashes},{...more,...one},DART)}),fixed:(0,parse.FF)(lock,"packages sdks")}}const NUGET=(0,parse.Pf)("type requested resolved contentHash dependencies")
const PROJECT=(0,parse.Pf)("type dependencies")
function readNugetLock(text){const lock=(0,parse.Vh)(text)
const packages=(0,parse.N$)(lock.dependencies).flatMap(([,framework])=>(0,parse.N$)(framework))
return{entries:packages.map(([name,one])=>{const id=name.toLowerCase()
if(one.type==="Project")return(0,parse.WQ)({name:name,id:id,version:"",from:[],hashes:[],isLocal:!0},one,PROJECT)
const hash=(0,parse.b6)(one.contentHash)
const hashes=/^[A-Za-z0-9+/]{86}==$/.test(hash)?[hash]:[]
return(0,parse.WQ)({name:name,id:id,version:(0,parse.b6)(one.resolved),from:[],hashes:hashes},one,NUGET)}),fixed:(0,parse.FF)(lock,"version dependencies")}}const GEM_PLACES=["https://rubygems.org/"]
function readGemLock(text){const sections=sectionsIn(text)
const of=(...titles)=>sections.filter(({title:title})=>titles.includes(title))
const checksums=of("CHECKSUMS").flatMap(({lines:lines})=>lines.map(sumOf))
const sums=new Map(checksums)
if(sums.size<checksums.length)throw new Error("a checksum is there twice")
const paths=of("PATH").map(({lines:lines})=>lines.filter(line=>!/^ {4}/.test(line)))
const others=of("GIT","SVN","HG","PLUGIN SOURCE").map(({lines:lines})=>lines)
return{entries:of("GEM").flatMap(({lines:lines})=>gemsIn(lines,sums)),names:of("PATH","GIT","SVN","HG","PLUGIN SOURCE").flatMap(({lines:lines})=>specsIn(lines).map(([name])=>name)),fixed:{...paths.length>0&&{PATH:paths},...others.length>0&&{GIT:others}}}}const LINES={GEM:/^(?: {2}remote: \S+| {2}specs:| {4}\S+ \([^()]+\)| {6}\S+(?: \([^()]+\))?)$/,PATH:/^(?: {2}(?:remote|glob): \S+| {2}specs:| {4}\S+ \([^()]+\)| {6}\S+(?: \([^()]+\))?)$/,GIT:/^ {2,}\S.*$/,SVN:/^ {2,}\S.*$/,HG:/^ {2,}\S.*$/,"PLUGIN SOURCE":/^ {2,}\S.*$/,PLATFORMS:/^ {2}[\w.-]+$/,DEPENDENCIES:/^ {2}[\w.-]+!?(?: \([^()]+\))?!?$/,CHECKSUMS:/^ {2}\S+ \([^()]+\)(?: \S+)?$/,"RUBY VERSION":/^ {2,3}[\w. ()+-]+$/,"BUNDLED WITH":/^ {2,3}[\w.]+$/}
function sectionsIn(text){const sections=[]
for(const line of text.split(/\r?\n/)){const last=sections.at(-1)
if(line==="")continue
if(line in LINES)sections.push({title:line,lines:[]})
else if(last&&LINES[last.title]?.test(line))last.lines.push(line)
else throw new Error(`a line of it is not understood: ${line}`)}return sections}function sumOf(line){const[,label="",sum=""]=/^ {2}(\S+ \([^()]+\))(?: (\S+))?$/.exec(line)??[]
return[label,sum]}function specsIn(lines){return lines.flatMap(line=>{const[,name,version]=/^ {4}(\S+) \(([^()]+)\)$/.exec(line)??[]
return name===void 0||version===void 0?[]:[[name,version]]})}function gemsIn(lines,sums){const remotes=lines.flatMap(line=>/^ {2}remote: (.*)$/.exec(line)?.[1]??[])
const strange=remotes.find(remote=>!(0,lock_lock.n7)(remote))
const gems=specsIn(lines).map(([name,version])=>{const hashes=(sums.get(`${name} (${version})`)??"").split(",")
const areSound=hashes.every(hash=>/^sha256=[0-9a-f]{64}$/.test(hash))
return{name:name,version:version,from:remotes,hashes:areSound?hashes:[],elsewhere:strange}})
const unused=gems.length>0?[]:remotes.filter(remote=>!GEM_PLACES.includes(remote))
return[...gems,...unused.map(remote=>(0,npm.Jn)("GEM",remote))]}var external_node_path_=__webpack_require__(76760)
function readPnpmLock(text){const[config,main]=documentsIn(text)
const lock=(0,parse.gM)(main)
const importers=lock.importers===void 0?[[".",lock]]:(0,parse.N$)(lock.importers)
const packages=(0,parse.N$)(lock.packages)
const snapshots=[...packages,...(0,parse.N$)(lock.snapshots)]
const references=[...importers.map(([folder,one])=>referencesIn("",folder,one)),...snapshots.map(([key,one])=>referencesIn(KEY.exec(key)?.[1]??key,void 0,one))]
return{entries:[...packages.map(([key,one])=>pnpm_packageOf(key,one)),...references.flatMap(({entries:entries})=>entries)],wanted:references.flatMap(({wanted:wanted})=>wanted),fixed:{...(0,parse.FF)(lock,`lockfileVersion settings importers packages snapshots time catalogs specifiers ${SETTINGS} ${LISTS.join(" ")}`),configDependencies:config},settings:(0,parse.j6)(lock,SETTINGS)}}const SETTINGS="overrides patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies"
function documentsIn(text){const[,config,main]=/^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(text)??[]
return config===void 0||main===void 0?[void 0,text]:[config,main]}const KEY=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([^(_]+)(?:[(_].*)?$/
const FIELDS=(0,parse.Pf)("resolution engines cpu os libc deprecated hasBin requiresBuild prepare patched dev optional peerDependencies peerDependenciesMeta dependencies optionalDependencies transitivePeerDependencies bundledDependencies bundleDependencies")
function pnpm_packageOf(key,one){const[,name=key,version=""]=KEY.exec(key)??[]
const{integrity:integrity,tarball:tarball,...others}=(0,parse.c_)(one.resolution)
const entry=(0,npm.cw)(name,{version:version,address:(0,parse.b6)(tarball),integrity:(0,parse.b6)(integrity)})
const isPlain=Object.keys(others).length===0
return(0,parse.WQ)(isPlain?entry:(0,npm.Jn)(name,JSON.stringify(one.resolution)),one,FIELDS)}const LISTS=["dependencies","devDependencies","optionalDependencies"]
function referencesIn(by,folder,one){const found={entries:[],wanted:[]}
for(const list of LISTS){const isRequired=list==="dependencies"||folder!==void 0&&list==="devDependencies"
for(const[name,value]of one[list]===void 0?[]:Object.entries((0,parse.c_)(one[list]))){const spec=(0,parse.b6)(typeof value==="object"&&value!==null?(0,parse.c_)(value).version:value)
const real=packageMeant(name,spec)
const link=folder===void 0?void 0:/^link:([^:]+)$/.exec(spec)?.[1]
if(link!==void 0)found.entries.push((0,npm.Zn)(name,external_node_path_.posix.join(folder??"",link)))
else if(real===void 0)found.entries.push((0,npm.Jn)(name,spec))
else found.wanted.push({by:by,name:name,spec:spec,real:real,isRequired:real===name&&isRequired,isKept:real===name})}}return found}function packageMeant(name,reference){if(/^\d[\w.+-]*(?:[(_].*)?$/.test(reference))return name
const[,real,version=""]=KEY.exec(reference)??[]
return/^\d/.test(version)&&!/^(?:link|file):/.test(reference)?real:void 0}const INDEX="https://pypi.org/simple"
const FILES="https://files.pythonhosted.org/packages/{hash}/{hash}/{hash}"
const PYTHON_PLACES=["PyPI",INDEX,FILES,"index pypi"]
const HASH=/^sha(?:256|384|512):[0-9a-f]{64,128}$/
function readPythonLock(text){const lock=(0,parse.D7)(text)
const packages=(0,parse.c3)(lock.package).map(parse.c_)
const sources=new Set(packages.map(({source:source})=>JSON.stringify(source)))
return{entries:packages.map(one=>(0,parse.WQ)(python_packageOf(one),one,PACKAGE)),wanted:packages.flatMap(one=>wantedIn(one,sources)),names:packages.map(({name:name})=>(0,parse.oT)((0,parse.b6)(name))),fixed:{...(0,parse.FF)(lock,`package metadata extras version revision requires-python resolution-markers ${UV_SETTINGS}`),"metadata.files":lock.metadata===void 0?void 0:(0,parse.c_)(lock.metadata).files},settings:(0,parse.j6)(lock,UV_SETTINGS)}}const UV_SETTINGS="manifest options conflicts supported-markers required-markers"
const PACKAGE=(0,parse.Pf)("name version source files wheels sdist dependencies optional-dependencies dev-dependencies metadata resolution-markers fork-markers description summary category optional python-versions requires_python extras marker markers groups develop git ref rev revision tag branch path directory subdirectory editable virtual url index registry")
const FILE="file url hash size upload-time upload_time"
const OWN="git ref rev revision tag branch path directory subdirectory editable virtual url index registry"
const ELSEWHERE=new RegExp(`^(?:${OWN.replaceAll(" ","|")})$`)
function python_packageOf(one){const[name,version]=[(0,parse.b6)(one.name),(0,parse.b6)(one.version)]
const source=one.source===void 0?{}:(0,parse.c_)(one.source)
const files=[...(0,parse.c3)(one.files),...(0,parse.c3)(one.wheels),...one.sdist===void 0?[]:[one.sdist]].map(parse.c_)
const others=Object.fromEntries(Object.entries(one).filter(([key])=>ELSEWHERE.test(key)))
const local=folderOf(one,source)
const isWhole=Object.keys(others).length===0&&files.every(file=>Object.keys((0,parse.FF)(file,FILE)).length===0)
const id=(0,parse.oT)(name)
if(local!==void 0&&files.length===0)return{name:id,id:id,version:"",from:[],hashes:[],isLocal:!0,folder:local}
const hashes=files.map(({hash:hash})=>(0,parse.b6)(hash))
const places=files.flatMap(({url:url})=>url===void 0?[]:[(0,lock_lock.A8)((0,parse.b6)(url),name,version)])
const index=indexOf(source)
return{name:name,id:id,version:version,hashes:hashes.every(hash=>HASH.test(hash))?hashes:[],from:[...new Set([index??"",...places.flatMap(({place:place})=>place??[])])],problem:places.find(({problem:problem})=>problem!==void 0)?.problem,elsewhere:index===void 0||!isWhole?JSON.stringify({...source,...others,files:files}):void 0}}function folderOf(one,source){const own=(0,parse.j6)(one,OWN)
const kinds=[...Object.keys(source),...Object.keys(own)].sort().join(" ")
if(/^(?:virtual|editable|directory)$/.test(kinds))return plainFolder(source[kinds])
if(kinds==="type url"&&source.type==="directory")return plainFolder(source.url)
const isOfPdm=Object.keys(source).length===0&&(kinds==="path"||kinds==="editable path"&&own.editable===!0)
return isOfPdm&&typeof own.path==="string"?plainFolder(own.path.replace(/^\.\//,"")):void 0}function plainFolder(folder){const isPlain=typeof folder==="string"&&/^(?:\.|(?!\.{1,2}\/)[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)$/.test(folder)&&folder!==".."
return isPlain?folder:void 0}function wantedIn(one,sources){const by=(0,parse.b6)(one.name)
const groups=[one["optional-dependencies"],one["dev-dependencies"]].flatMap(part=>Object.values(groupsIn(part)))
return[one.dependencies,...groups].flatMap(part=>needsIn(part)).map(([written,need])=>{const name=(0,parse.oT)(written)
const spec=typeof need==="string"?need:JSON.stringify(need)
return{by:by,name:name,spec:spec,real:isRange(need,sources)?name:void 0,isRequired:!1,isKept:!isOptional(need)}})}function isOptional(need){return typeof need==="object"&&need!==null&&!Array.isArray(need)&&(0,parse.c_)(need).optional===!0}function groupsIn(part){return part===void 0?{}:(0,parse.c_)(part)}function needsIn(part){if(!Array.isArray(part))return Object.entries(groupsIn(part))
return part.map(need=>{const name=typeof need==="string"?/^[\w.-]+/.exec(need)?.[0]??need:(0,parse.b6)((0,parse.c_)(need).name)
return[name,need]})}function isRange(need,sources){if(typeof need==="string")return!/@|:\/\//.test(need)
if(Array.isArray(need))return need.every(one=>isRange(one,sources))
const{source:source,...rest}=(0,parse.c_)(need)
return!Object.keys(rest).some(key=>ELSEWHERE.test(key))&&(source===void 0||sources.has(JSON.stringify(source)))}function indexOf(source){const names=Object.keys(source).sort().join(" ")
if(names==="")return"PyPI"
const isLegacy=source.type==="legacy"&&/^(?:reference )?type url$/.test(names)
const address=names==="registry"?source.registry:isLegacy?source.url:void 0
return typeof address==="string"&&(0,lock_lock.n7)(address)?address:void 0}function readPipfileLock(text){const{_meta:meta,...groups}=(0,parse.Vh)(text)
const{sources:sources,...others}=meta===void 0?{}:(0,parse.c_)(meta)
const isUsual=JSON.stringify(sources)===JSON.stringify([{name:"pypi",url:INDEX,verify_ssl:!0}])
return{entries:Object.values(groups).flatMap(group=>(0,parse.N$)(group).map(([name,one])=>pipEntry(name,one))),fixed:{...(0,parse.FF)(others,"hash pipfile-spec requires"),...!isUsual&&{sources:sources}}}}const PIP="hashes version index markers extras"
function pipEntry(name,one){const hashes=(0,parse.c3)(one.hashes).map(parse.b6)
const others=(0,parse.FF)(one,PIP)
const isPlain=Object.keys(others).length===0
return{name:name,id:(0,parse.oT)(name),version:(0,parse.b6)(one.version).replace(/^==/,""),raw:JSON.stringify(one),hashes:hashes.every(hash=>HASH.test(hash))?hashes:[],from:[`index ${(0,parse.b6)(one.index)||"pypi"}`],elsewhere:isPlain?void 0:JSON.stringify(others),problem:/^==[\w.+!-]+$/.test((0,parse.b6)(one.version))?void 0:"has no exact version"}}function readYarnLock(text){if(/^__metadata:/m.test(text))return readLater(text)
const blocks=blocksIn(text)
return{entries:blocks.flatMap(entriesOf),wanted:blocks.flatMap(yarn_wantedIn),fixed:{}}}const STRING='"(?:[^"\\\\]|\\\\.)*"'
const HEAD=new RegExp(`^(?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*)(?:, (?:${STRING}|[^\\s",:]+(?::[^\\s",:]+)*))*:$`)
const FIELD=new RegExp(`^  (version|resolved|integrity|uid|prebuiltVariants) (${STRING}|[^\\s"]+)$`)
const LIST=/^ {2}(dependencies|optionalDependencies):$/
const ITEM=new RegExp(`^    (${STRING}|[^\\s"]+) (${STRING}|[^\\s"]+)$`)
function blocksIn(text){const blocks=[]
const seen=new Set
let list
for(const line of text.split(/\r?\n/)){if(line===""||line.startsWith("#"))continue
const[,name,value]=FIELD.exec(line)??[]
const[,need,spec]=ITEM.exec(line)??[]
const block=blocks.at(-1)
if(HEAD.test(line)){const wanted=(line.slice(0,-1).match(DESCRIPTOR)??[]).map(unquoted)
for(const one of wanted){if(seen.has(one))throw new Error("a package is there twice")
seen.add(one)}blocks.push({wanted:wanted,fields:new Map,needs:[]})
list=void 0}else if(name!==void 0&&block&&!block.fields.has(name))block.fields.set(name,unquoted(value??""))
else if(block&&LIST.test(line))list=LIST.exec(line)?.[1]
else if(block&&list!==void 0&&need!==void 0&&spec!==void 0)block.needs.push({name:unquoted(need),spec:unquoted(spec),isRequired:list==="dependencies"})
else throw new Error("a line of it is not understood")}return blocks}const DESCRIPTOR=new RegExp(`${STRING}|[^\\s",][^\\s",]*`,"g")
function unquoted(value){return value.startsWith('"')?String(JSON.parse(value)):value}function entriesOf({wanted:wanted,fields:fields,needs:needs}){const raw=JSON.stringify([wanted,[...fields],needs])
const version=fields.get("version")??""
const address=(fields.get("resolved")??"").replace(/#[0-9a-f]{40}$/,"")
return namesIn(wanted).map(({name:name,real:real,descriptor:descriptor})=>{if(real===void 0)return{...(0,npm.Jn)(name,descriptor),raw:raw}
const entry={...(0,npm.cw)(name,{real:real,version:version,address:address,integrity:fields.get("integrity")??""}),raw:raw}
return address===""?{...entry,problem:"has no address"}:entry})}function namesIn(wanted,realIn=npm.MN){const all=wanted.map(descriptor=>{const[,name=descriptor,range]=/^(@?[^@]+)@(.*)$/.exec(descriptor)??[]
return{name:name,real:range===void 0?void 0:realIn(name,range),descriptor:descriptor}})
const reals=new Set(all.map(({real:real})=>real))
const kinds=new Map(all.map(one=>[one.name,one]))
return[...kinds.values()].map(one=>reals.size===1?one:{...one,real:void 0,descriptor:wanted.join(", ")})}function yarn_wantedIn({wanted:wanted,needs:needs}){const[{name:by}={name:""}]=namesIn(wanted)
return needs.map(({name:name,spec:spec,isRequired:isRequired})=>({by:by,name:name,spec:spec,real:(0,npm.MN)(name,spec),isRequired:isRequired,isKept:!0}))}function readLater(text){const all=(0,parse.N$)((0,parse.FF)((0,parse.gM)(text),"__metadata")).map(([wanted,one])=>({wanted:wanted.split(", "),one:one}))
const hashed=new Set(all.flatMap(({one:one})=>(0,parse.b6)(one.checksum)===""?[]:optionalOf(one)))
return{entries:all.flatMap(({wanted:wanted,one:one})=>laterEntries(wanted,one,hashed).map(entry=>(0,parse.WQ)(entry,{wanted:wanted,...one},LATER))),optional:new Set(all.flatMap(({one:one})=>optionalOf(one))),wanted:all.flatMap(({one:one})=>(0,npm.fy)(nameOf((0,parse.b6)(one.resolution)),withoutPeers(one),laterReal)),names:all.map(({one:one})=>nameOf((0,parse.b6)(one.resolution))),fixed:{}}}const LATER=(0,parse.Pf)("wanted version resolution dependencies dependenciesMeta peerDependencies peerDependenciesMeta bin checksum conditions languageName linkType")
function optionalOf(one){const needs=new Set(Object.keys(one.dependencies===void 0?{}:(0,parse.c_)(one.dependencies)))
return(0,parse.N$)(one.dependenciesMeta).flatMap(([name,meta])=>meta.optional==="true"&&needs.has(name)?[name]:[])}function laterReal(name,spec){return(0,npm.MN)(name,spec.replace(/^npm:(?=[^@/]*$)/,""))}function withoutPeers(one){return(0,parse.FF)(one,"peerDependencies")}function nameOf(descriptor){return/^(@?[^@]+)@/.exec(descriptor)?.[1]??""}function laterEntries(wanted,one,optional){const[resolution,checksum]=[(0,parse.b6)(one.resolution),(0,parse.b6)(one.checksum)]
const[,own="",source=""]=/^(@?[^@]+)@(.*)$/.exec(resolution)??[]
if(source.startsWith("workspace:")&&checksum===""&&wanted.every(other=>isWorkspace(other,own))){const folder=source.slice("workspace:".length)
return folder==="."?[]:[(0,npm.Zn)(own,folder)]}const version=source.startsWith("npm:")?source.slice("npm:".length):builtIn(own,source)
const isSound=version!==void 0&&version===(0,parse.b6)(one.version)
const hashes=/^(?:\w+\/)?[0-9a-f]{64,128}$/.test(checksum)?[checksum]:[]
return laterNames(wanted,own,source).map(({name:name,real:real})=>{if(!isSound||real===void 0||real!==own&&name===own)return(0,npm.Jn)(name,resolution)
const label=source.startsWith("patch:")?`${name} (patched)`:name
const needsHash=checksum!==""||!isOfPlatform(one)||!optional.has(name)&&"unless optional"
return{name:label,version:version,from:[],hashes:hashes,needsHash:needsHash,alias:name===own?void 0:own}})}function isWorkspace(descriptor,name){return descriptor.startsWith(`${name}@workspace:`)||laterReal(name,descriptor.slice(name.length+1))===name}function laterNames(wanted,own,source){if(source.startsWith("npm:"))return namesIn(wanted,laterReal)
return[...new Set(wanted.map(nameOf))].map(name=>({name:name,real:own}))}function isOfPlatform({conditions:conditions}){return/^\(?(?:os|cpu|libc)=[\w.-]+(?:[\s&|()]+(?:os|cpu|libc)=[\w.-]+)*\)?$/.test((0,parse.b6)(conditions))}function builtIn(name,source){const patch=/^patch:([^#]+)#optional!builtin<compat\/[a-z]+>::version=([\w.-]+)&hash=[0-9a-f]+$/.exec(source)
return patch?.[1]===`${name}@npm%3A${patch?.[2]}`?patch[2]:void 0}const formats_npm={read:npm.tI,places:npm.Rp,forPeople:lock_lock.k0}
const python={read:readPythonLock,places:PYTHON_PLACES}
const gems={read:readGemLock,places:GEM_PLACES}
const go={read:readGoSum,places:[]}
const FORMATS=new Map([["package-lock.json",formats_npm],["npm-shrinkwrap.json",formats_npm],["yarn.lock",{read:readYarnLock,places:npm.Rp}],["pnpm-lock.yaml",{read:readPnpmLock,places:npm.Rp,forPeople:lock_lock.k0}],["bun.lock",{read:npm.ts,places:[]}],["Cargo.lock",{read:readCargoLock,places:CARGO_PLACES}],["poetry.lock",python],["pdm.lock",python],["uv.lock",python],["Pipfile.lock",{read:readPipfileLock,places:PYTHON_PLACES}],["composer.lock",{read:readComposerLock,places:[],forPeople:lock_lock.tx}],["Gemfile.lock",gems],["gems.locked",gems],["go.sum",go],["go.work.sum",go],["pubspec.lock",{read:readPubspecLock,places:DART_PLACES}],["packages.lock.json",{read:readNugetLock,places:[]}],["mix.lock",{read:readMixLock,places:HEX_PLACES}]])})}

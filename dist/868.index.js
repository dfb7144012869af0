export const id=868
export const ids=[868]
export const modules={90868:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Jn:()=>elsewhere,MN:()=>realOf,Rp:()=>NPM_PLACES,Se:()=>specsIn,Zn:()=>folderEntry,cw:()=>npmEntry,fy:()=>wantedBy,tI:()=>readNpmLock,ts:()=>readBunLock})
var _lock_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89834)
var _parse_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76258)
const NPM_PLACES=["https://registry.npmjs.org/{name}/-/{file}","https://registry.yarnpkg.com/{name}/-/{file}"]
const VERSION=/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/
const NAME=/^(?:@[\w.~-]+\/)?(?!\.{1,2}$)[\w.~-]+$/
const HASH=/^sha(?:1|256|384|512)-[A-Za-z0-9+/]+={0,2}$/
function npmEntry(name,{real:real=name,version:version,address:address,integrity:integrity}){const place=address===""?void 0:(0,_lock_js__WEBPACK_IMPORTED_MODULE_1__.BU)(address,real,version)
const hashes=integrity.split(" ").filter(hash=>hash!=="")
return{name:name,version:version,from:place?.place===void 0?[]:[place.place],hashes:hashes.every(hash=>HASH.test(hash))?hashes:[],problem:place?.problem,alias:name===real?void 0:real,elsewhere:VERSION.test(version)&&NAME.test(name)?void 0:version}}function elsewhere(name,where){return{name:name,version:"",from:[],hashes:[],elsewhere:where}}const RANGE=String.raw`[\w.+*^~<>=|&\-, ()]*`
const SPEC=new RegExp(`^(?:npm:((?:@[^/@:]+/)?[^/@:]+)@)?${RANGE}$`)
function realOf(name,spec){const found=SPEC.exec(spec)
if(found)return found[1]??name
return/^npm:((?:@[^/@:]+\/)?[^/@:]+)$/.exec(spec)?.[1]}function wantedBy(by,one,real=realOf){return["dependencies","devDependencies","optionalDependencies","peerDependencies"].flatMap(list=>specsIn(one[list]).map(([name,spec])=>{const isRequired=list==="dependencies"&&!isOptional(one,name)
return{by:by,name:name,spec:spec,real:real(name,spec),isRequired:isRequired,isKept:list!=="peerDependencies"}}))}function isOptional({dependenciesMeta:dependenciesMeta,optionalDependencies:optionalDependencies},name){const meta=dependenciesMeta===void 0?void 0:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(dependenciesMeta)[name]
return meta!==void 0||optionalDependencies!==void 0&&name in(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(optionalDependencies)}function specsIn(value){return value===void 0?[]:Object.entries((0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(value)).map(([name,spec])=>[name,(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(spec)])}function readNpmLock(text){const lock=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.Vh)(text)
const packages=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.N$)(lock.packages)
const older=olderIn(lock.dependencies)
const names=packages.map(([path])=>nameAt(path))
const known=new Set(names)
const strange=lock.packages===void 0?void 0:older.names.find(name=>!known.has(name))
if(strange!==void 0)throw new Error(`${strange} is in its older part only`)
return{entries:[...packages.flatMap(([path,one])=>npmPackage(path,one,lock.packages)),...older.entries],wanted:[...packages.flatMap(([path,one])=>wantedBy(nameAt(path),one)),...older.wanted],names:lock.packages===void 0?older.names:names,fixed:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.FF)(lock,"name version lockfileVersion requires packages dependencies")}}function nameAt(path){const at=path.lastIndexOf("node_modules/")
return path.slice(at<0?0:at+"node_modules/".length)}const NPM=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.Pf)("version resolved integrity name link inBundle dev optional devOptional peer extraneous ideallyInert license licenses funding deprecated hasInstallScript hasShrinkwrap bin engines os cpu libc workspaces dependencies devDependencies optionalDependencies peerDependencies peerDependenciesMeta dependenciesMeta acceptDependencies bundleDependencies bundledDependencies")
function npmPackage(path,one,packages){return path===""?[]:[{...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(npmPlaced(path,one,packages),one,NPM),path:path}]}function npmPlaced(path,one,packages){const at=path.lastIndexOf("node_modules/")
const name=nameAt(path)
const[version,address,integrity]=[(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.version),(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.resolved),(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.integrity)]
if(one.link!==void 0)return one.link===!0?folderEntry(name,address):elsewhere(name,address||path)
if(at>0&&/(?:^|\/)\.{1,2}\/|^[/~]|[\\:]/.test(path))return elsewhere(name,path)
if(at<0)return address===""&&integrity===""?folderEntry(name,path):elsewhere(name,address||path)
const isPlain=VERSION.test(version)&&one.name===void 0&&address===""&&integrity===""
if(one.inBundle===!0&&isPlain&&isInPackage(path,packages))return bundled(name,version,path)
return npmEntry(name,{real:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.name)||name,version:version,address:address,integrity:integrity})}function isInPackage(path,packages){const around=path.slice(0,Math.max(path.lastIndexOf("/node_modules/"),0))
const one=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(packages)[around]
return/(?:^|\/)node_modules\//.test(around)&&one!==void 0&&(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(one).link===void 0}function bundled(name,version,path){const isSound=NAME.test(name)
return isSound?{name:`${name} (bundled)`,version:version,from:[],hashes:[],needsHash:!1,raw:path}:elsewhere(name,version)}function folderEntry(name,folder){return{name:name,version:"",from:[],hashes:[],folder:folder}}function olderIn(dependencies,around=""){const all=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.N$)(dependencies).map(([name,one])=>[name,one,`${around}node_modules/${name}`])
const inner=all.map(([,one,path])=>olderIn(one.dependencies,`${path}/`))
return{entries:[...all.map(([name,one,path])=>olderPackage(name,one,path)),...inner.flatMap(({entries:entries})=>entries)],wanted:[...all.flatMap(([by,{requires:requires}])=>typeof requires==="boolean"?[]:olderWanted(by,requires)),...inner.flatMap(({wanted:wanted})=>wanted)],names:[...all.map(([name])=>name),...inner.flatMap(({names:names})=>names)]}}function olderWanted(by,requires){return specsIn(requires).map(([name,spec])=>({by:by,name:name,spec:spec,real:realOf(name,spec),isRequired:!1,isKept:!0}))}const OLDER=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.Pf)("version resolved integrity bundled dev optional devOptional peer extraneous from requires dependencies")
function olderPackage(name,one,path){return{...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(olderEntry(name,one,path),(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.FF)(one,"dependencies"),OLDER),path:path}}function olderEntry(name,one,path){const[version,address,integrity]=[(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.version),(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.resolved),(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(one.integrity)]
const isInner=path.includes("/node_modules/")
if(one.bundled===!0&&isInner&&VERSION.test(version)&&address===""&&integrity==="")return bundled(name,version,path)
const folder=/^file:([^:]*)$/.exec(version)?.[1]
if(folder!==void 0&&address===""&&integrity==="")return folderEntry(name,folder)
const alias=/^npm:(.+)@([^@]+)$/.exec(version)
return npmEntry(name,{real:alias?.[1]??name,version:alias?.[2]??version,address:address,integrity:integrity})}function readBunLock(text){const lock=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.Vh)(text,{trailingCommas:!0})
const packages=Object.entries(lock.packages===void 0?{}:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(lock.packages))
const read=packages.map(([path,value])=>bunPackage(path,(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c3)(value)))
return{entries:read.map(({entry:entry})=>entry),wanted:[...(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.N$)(lock.workspaces).flatMap(([folder,one])=>wantedBy(folder,one)),...read.flatMap(({entry:entry,facts:facts})=>wantedBy(entry.name,facts))],fixed:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.FF)(lock,`lockfileVersion configVersion workspaces packages ${BUN_SETTINGS}`),settings:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.j6)(lock,BUN_SETTINGS)}}const BUN_SETTINGS="overrides patchedDependencies trustedDependencies catalog catalogs"
const BUN=(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.Pf)("dependencies devDependencies optionalDependencies peerDependencies optionalPeers bin binDir os cpu libc bundled hasInstallScript")
function bunPackage(path,[label,...rest]){const[,real="",version=""]=/^(@?[^@]+)@(.*)$/.exec((0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(label))??[]
const name=/(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1]??path
const folder=/^workspace:(.+)$/.exec(version)?.[1]
if(folder!==void 0&&rest.length===0&&real===name)return{entry:folderEntry(name,folder),facts:{}}
const[address,facts,integrity,...more]=rest
const isKnown=typeof address==="string"&&more.length===0
if(!isKnown)return{entry:elsewhere(name,`${(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(label)} ${JSON.stringify(rest)}`),facts:{}}
const entry={...npmEntry(name,{real:real,version:version,address:"",integrity:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.b6)(integrity)}),from:address===""?[]:[address]}
return{entry:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(entry,(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(facts),BUN),facts:(0,_parse_js__WEBPACK_IMPORTED_MODULE_0__.c_)(facts)}}}),76258:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{D7:()=>readToml,FF:()=>without,N$:()=>tablesIn,Pf:()=>fieldsOf,Vh:()=>readJson,WQ:()=>whole,b6:()=>textOf,c3:()=>listOf,c_:()=>tableOf,cq:()=>tableOr,gM:()=>readYaml,j6:()=>only,oT:()=>pythonName})
var smol_toml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3292)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(94869)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(62423)
const DEEPEST=200
const TOKEN=/"(?:[^"\\]|\\[\s\S])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g
const SPECIAL=/^(?:__proto__|constructor|prototype|<<)$/
function readJson(text,{trailingCommas:trailingCommas=!1}={}){const tokens=text.match(TOKEN)??[]
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
names?.add(name)}}function readYaml(text){return sound(readPlainYaml(text))}function readToml(text){return sound((0,smol_toml__WEBPACK_IMPORTED_MODULE_0__.qg)(text))}function sound(value){requireNames(value,0)
return tableOf(value)}function requireNames(value,depth){if(typeof value!=="object"||value===null)return
if(depth>DEEPEST)throw new Error("it is nested too deeply")
for(const[name,inner]of Object.entries(value)){if(SPECIAL.test(name)&&!Array.isArray(value))throw new Error(`it has the name ${name}`)
requireNames(inner,depth+1)}}function tableOf(value){if(typeof value!=="object"||value===null||Array.isArray(value))throw new Error("a part of it is not a table")
return value}function tableOr(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)?tableOf(value):{}}function tablesIn(value){return value===void 0||value===null?[]:Object.entries(tableOf(value)).map(([name,one])=>[name,tableOf(one)])}function listOf(value){if(value===void 0)return[]
if(!Array.isArray(value))throw new Error("a part of it is not a list")
return value}function textOf(value){if(value===void 0)return""
if(typeof value!=="string")throw new Error("a part of it is not text")
return value}function whole(entry,said,fields){const strange=Object.keys(said).find(field=>!fields.has(field))
const problem=strange===void 0?void 0:`has ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_1__.aY)((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_2__.TN)(strange,100))}, which is not understood`
return{...entry,raw:JSON.stringify([entry.raw,said]),problem:entry.problem??problem}}function fieldsOf(names){return new Set(names.split(" "))}function pythonName(name){return name.toLowerCase().replaceAll(/[-_.]+/g,"-")}function only(table,names){const known=new Set(names.split(" "))
return Object.fromEntries(Object.entries(table).filter(([name])=>known.has(name)))}function without(table,names){const known=new Set(names.split(" "))
return Object.fromEntries(Object.entries(table).filter(([name])=>!known.has(name)))}const DOUBLE=String.raw`"(?:[^"\\]|\\.)*"`
const SINGLE="'(?:[^']|'')*'"
const START="(?:[^\\s\\-?:,[\\]{}#&*!|>'\"%@`]|-(?=\\S))"
const REST="(?:[^\\s:]|:(?=\\S)|\\s+(?=[^\\s#]))*"
const QUOTED=new RegExp(`^(?:${DOUBLE}|${SINGLE})$`)
const PLAIN=new RegExp(`^${START}${REST}$`)
const FIELD=new RegExp(`^(${DOUBLE}|${SINGLE}|${START}${REST}):(?: +(\\S.*))?$`)
function readPlainYaml(text){if(/[^\P{Cc}\r\n]|[\u2028\u2029\ufeff]|\r(?!\n)/u.test(text))throw new Error("it has a character that is not text")
const all=text.split(/\r?\n/).flatMap(line=>{const indent=line.search(/\S/)
return indent<0||line[indent]==="#"?[]:[{indent:indent,text:line.slice(indent).trimEnd()}]})
if(all.length===0)return{}
const lines={all:all,at:0}
const value=blockOf(lines,0)
if(lines.at<all.length)throw notUnderstood(all[lines.at]?.text)
return value}function notUnderstood(text=""){return new Error(`a line of it is not understood: ${text}`)}function blockOf(lines,indent){const isList=lines.all[lines.at]?.text.startsWith("- ")
const map=new Map
const list=[]
for(let line=lines.all[lines.at];line?.indent===indent;line=lines.all[lines.at]){lines.at+=1
if(isList!==line.text.startsWith("- "))throw notUnderstood(line.text)
if(isList)list.push(plainText(line.text.slice(2)))
else{const[key,value]=fieldOf(lines,line)
if(map.has(key))throw new Error(`the name ${key} is there twice`)
map.set(key,value)}}return isList?list:Object.fromEntries(map)}function fieldOf(lines,{indent:indent,text:text}){const isLong=text.startsWith("? ")&&lines.all[lines.at]?.text===":"&&lines.all[lines.at]?.indent===indent
if(isLong)lines.at+=1
const[,name,value]=FIELD.exec(isLong?`${text.slice(2)}:`:text)??[]
if(name===void 0)throw notUnderstood(text)
const key=plainText(name)
const isProse=key==="deprecated"&&/^[|>]-?$/.test(value??"")
if(value!==void 0&&!isProse)return[key,/^[[{]/.test(value)?flowOf(value):plainText(value)]
const deeper=lines.all[lines.at]?.indent??0
if(!isProse)return[key,deeper>indent?blockOf(lines,deeper):""]
while((lines.all[lines.at]?.indent??0)>indent)lines.at+=1
return[key,""]}function plainText(text){if(QUOTED.test(text))return text.startsWith('"')?String(JSON.parse(text)):text.slice(1,-1).replaceAll("''","'")
if(!PLAIN.test(text))throw notUnderstood(text)
return text}const FLOW=new RegExp(`${DOUBLE}|${SINGLE}|[[\\]{},]|:(?= )|(?:[^\\s,[\\]{}"':]|:(?=[^\\s,[\\]{}]))(?:[^,[\\]{}:]|:(?=[^\\s,[\\]{}]))*`,"g")
function flowOf(text){const tokens=(text.match(FLOW)??[]).map(token=>token.trim()).reverse()
if(text.replaceAll(FLOW,"").trim()!=="")throw notUnderstood(text)
const value=nextOf(tokens)
if(tokens.length>0)throw notUnderstood(text)
return value}function nextOf(tokens){const token=tokens.pop()??""
if(token==="[")return partsOf(tokens,"]",()=>nextOf(tokens))
if(token!=="{")return plainText(token)
const pairs=partsOf(tokens,"}",()=>pairOf(tokens))
const map=new Map(pairs)
if(map.size<pairs.length)throw new Error("a name is there twice")
return Object.fromEntries(map)}function partsOf(tokens,end,read){const parts=[]
while(tokens.at(-1)!==end){parts.push(read())
if(tokens.at(-1)===",")tokens.pop()
else if(tokens.at(-1)!==end)throw notUnderstood(tokens.at(-1))}tokens.pop()
return parts}function pairOf(tokens){const name=plainText(tokens.pop()??"")
if(tokens.pop()!==":")throw notUnderstood(name)
return[name,nextOf(tokens)]}})}

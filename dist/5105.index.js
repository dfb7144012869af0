export const id=5105
export const ids=[5105]
export const modules={63846:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{hN:()=>parseYaml,zT:()=>readFrontmatter})
var yaml__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(38815)
const BLOCK=/^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/
function readFrontmatter(file){const text=file.replace(/^\uFEFF/,"").replaceAll("\r\n","\n")
const[block,yaml=""]=BLOCK.exec(text)??[]
if(block===void 0)return{fields:{},body:text.trim()}
const fields=plainFields(yaml)??parseLeniently(yaml)??{}
if(typeof fields!=="object"||fields===null||Array.isArray(fields))throw new Error("it has no named fields")
return{fields:{...fields},body:text.slice(block.length).trim()}}function parseLeniently(yaml){try{return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(yaml,{logLevel:"error"})}catch(error){const quoted=yaml.replaceAll(/^([\w-]+): +([^"'[{|>&*!\n].*)$/gm,(_,key,value)=>`${key}: ${JSON.stringify(value.trim())}`)
try{return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(quoted,{logLevel:"error"})}catch{throw notYaml(error)}}}function notYaml(cause){if(!(cause instanceof yaml__WEBPACK_IMPORTED_MODULE_0__.XT))return new Error(String(cause),{cause:cause})
const[{line:line,col:col}={line:0,col:1}]=cause.linePos??[]
const why=cause.message.split(/ at line \d|\n/)[0]
return new Error(`line ${line+1}, column ${col} is not valid YAML: ${why}`,{cause:cause})}const FIELD=/^([a-z][\w-]*): +(.*?) *$/
const WORDS=/^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i
const LIST=/^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/
const NAME=/^(?!(?:true|false|null)$)[a-z][\w-]*$/i
function plainFields(yaml){const fields={}
for(const line of yaml.replace(/\n$/,"").split("\n")){const[,name,value=""]=FIELD.exec(line)??[]
const read=plainValue(value)
if(name===void 0||name in fields||!NAME.test(name)||read===void 0)return
fields[name]=read}return fields}function plainValue(text){if(WORDS.test(text))return text
const names=LIST.exec(text)?.[1]?.split(/, */)
return names?.every(name=>NAME.test(name))?names:void 0}function parseYaml(text){return(0,yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text,{logLevel:"error"})??void 0}}),66004:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>readManifest})
var _core_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63846)
var _npm_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(90868)
var _parse_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(76258)
function readManifest(name,text){try{if(name==="package.json")return packageJson((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.Vh)(text))
const known={names:wordsIn(text),specs:[],settings:{}}
const tables=TABLES.find(([pattern])=>pattern.test(name))
if(tables)return{...known,...tablesOf(tables[1](text),tables[2])}
const lines=LINES.find(([pattern])=>pattern.test(name))
return lines?{...known,...linesOf(text,lines[1])}:void 0}catch{return}}const NPM_LISTS=["dependencies","devDependencies","optionalDependencies","peerDependencies"]
function packageJson(one){const lists=NPM_LISTS.map(list=>(0,_npm_js__WEBPACK_IMPORTED_MODULE_1__.Se)(one[list]))
const[needs=[],tools=[]]=lists
const pnpm=(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(one.pnpm)
const overrides=[one.overrides,one.resolutions,pnpm.overrides]
const workspaces=Array.isArray(one.workspaces)?one.workspaces:(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(one.workspaces).packages
const settings={...npmSettings({...(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(one.workspaces),...one,...pnpm}),overrides:Object.assign({},...[one.resolutions,one.overrides,pnpm.overrides].map(_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq))}
return{names:[...needs,...tools].map(([name])=>name),specs:[...lists.flat(),...overrides.flatMap(overridesIn)],members:(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.c3)(workspaces).map(_parse_js__WEBPACK_IMPORTED_MODULE_2__.b6),dependencies:{...picked(one,`${NPM_LISTS.join(" ")} workspaces`),overrides:overrides,...picked(settings,"patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies catalog catalogs")},own:picked(one,"name bin dependenciesMeta peerDependenciesMeta"),settings:settings}}function npmSettings(table){const names="overrides patchedDependencies ignoredOptionalDependencies trustedDependencies catalog catalogs"
return{...picked(table,names),packageExtensionsChecksum:table.packageExtensions}}function overridesIn(value){return Object.entries((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(value)).flatMap(([key,spec])=>{const name=/((?:@[^/@>]{1,214}\/)?[^/@>]{1,214})(?:@[^@>]*)?$/.exec(key)?.[1]??key
return typeof spec==="string"?[[name,spec]]:overridesIn(spec)})}const TABLES=[[/^Cargo\.toml$/,_parse_js__WEBPACK_IMPORTED_MODULE_2__.D7,{dependencies:"dependencies dev-dependencies build-dependencies target workspace.dependencies workspace.members patch",members:"workspace.members dependencies dev-dependencies build-dependencies target workspace.dependencies"}],[/^pyproject\.toml$/,_parse_js__WEBPACK_IMPORTED_MODULE_2__.D7,{dependencies:"project.dependencies project.optional-dependencies project.requires-python dependency-groups tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group tool.poetry.source tool.uv tool.pdm.dev-dependencies tool.pdm.source",members:"tool.uv.workspace.members tool.uv.sources tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group",settings:uvSettings}],[/^Pipfile$/,_parse_js__WEBPACK_IMPORTED_MODULE_2__.D7,{dependencies:"packages dev-packages source requires",members:""}],[/^composer\.json$/,_parse_js__WEBPACK_IMPORTED_MODULE_2__.Vh,{dependencies:"require require-dev replace conflict provide repositories",members:""}],[/^pubspec\.yaml$/,text=>(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.c_)((0,_core_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.hN)(text)),{dependencies:"dependencies dev_dependencies dependency_overrides workspace",members:"workspace"}],[/^pnpm-workspace\.yaml$/,text=>(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.c_)((0,_core_skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.hN)(text)),{dependencies:"catalog catalogs overrides patchedDependencies packageExtensions ignoredOptionalDependencies configDependencies",members:"packages",settings:npmSettings,specs:({overrides:overrides,catalog:catalog,catalogs:catalogs})=>[overrides,catalog,catalogs].flatMap(overridesIn)}]]
function uvSettings(table){const uv=(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(table.tool).uv)
const{conflicts:conflicts,environments:environments,"required-environments":required}=uv
const resolution=picked(uv,"resolution prerelease fork-strategy exclude-newer exclude-newer-package index-strategy required-version")
return{options:resolution,conflicts:conflicts,"supported-markers":environments,"required-markers":required,manifest:[picked(table,"project.name dependency-groups"),(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.FF)(uv,Object.keys(resolution).join(" "))]}}function tablesOf(table,{dependencies:dependencies,members:members,settings:settings,specs:specs}){const parts=Object.values(picked(table,members))
const needs=picked(table,dependencies)
const name=Object.values(picked(table,"package.name project.name tool.poetry.name")).find(one=>typeof one==="string")
return{name:name,members:[...parts.flatMap(membersIn),...foldersIn(needs)],dependencies:needs,own:{...picked(table,"package.name package.version workspace.package.version project.name project.version"),"build-system":table["build-system"]!==void 0},settings:settings?.(table)??{},specs:specs?.(table)??[]}}function membersIn(value){if(Array.isArray(value))return value.filter(one=>typeof one==="string")
return Object.entries((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(value)).flatMap(([key,inner])=>key==="path"&&typeof inner==="string"?[inner]:membersIn(Array.isArray(inner)?void 0:inner))}function picked(table,names){const at=path=>path.split(".").reduce((value,name)=>(0,_parse_js__WEBPACK_IMPORTED_MODULE_2__.cq)(value)[name],table)
const found=names.split(" ").map(name=>[name,at(name)])
return Object.fromEntries(found.filter(([,value])=>value!==void 0))}function foldersIn(dependencies){const found=JSON.stringify(dependencies).matchAll(/file:\/\/\/\$\{PROJECT_ROOT\}\/([^#;\s"\\]+)/g)
return[...found].map(([,folder=""])=>folder)}const LINES=[[/^go\.mod$/,{dependencies:/^ ?(?:(?:require|replace|exclude) )?\S+ (?:v\d|=>)/}],[/^go\.work$/,{dependencies:/^\s*(?:use |replace )|^\s*\.{1,2}\//,members:/^[ \t]*(?:use[ \t]+)?(\.\/\S+)/gm}],[/^(?:Gemfile|gems\.rb)$/,{dependencies:/^\s*(?:gem|source|gemspec|git|github|path)\b/,members:/\bpath:?\s*(?:=>\s*)?\(?["']([^"']+)["']/g}],[/\.gemspec$/,{dependencies:/\badd_\w*dependency\b/}],[/^mix\.exs$/,{dependencies:/\{:\w+,/,members:/\b(?:apps_)?path:\s*"([^"]+)"/g}],[/\.(?:cs|fs|vb)proj$|^Directory\.Packages\.props$/,{dependencies:/<(?:PackageReference|PackageVersion)\b/}],[/^deno\.jsonc?$/,{dependencies:/"(?:npm|jsr|https):/}],[/^Podfile$/,{dependencies:/^\s*pod\b/}],[/^Package\.swift$/,{dependencies:/\.package\(/}]]
function linesOf(text,{dependencies:dependencies,members:members}){const lines=text.split("\n").map(line=>line.trim().replaceAll(/\s+/g," "))
return{members:members?[...text.matchAll(members)].map(([all,folder=""])=>all.startsWith("apps_")?`${folder}/*`:folder):[],dependencies:lines.filter(line=>dependencies.test(line)).sort()}}function wordsIn(text){const words=text.match(/[\w@./+-]+/g)??[]
return words.flatMap(word=>{const name=word.replace(/^(?:.*-)?dependencies\./,"")
return[name,name.toLowerCase().replaceAll(/[-_.]+/g,"-")]})}}),55105:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{filesIn:()=>filesIn,manifestsOf:()=>manifestsOf,manifestsSay:()=>manifestsSay})
var node_path__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(76760)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(80292)
var _entries_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(83093)
var _policy_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(94251)
var _manifest_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(66004)
var _npm_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(90868)
var _pairs_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(16772)
var _parse_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(76258)
async function filesIn(git,trees,withheld){const after=await plainFilesIn(git,trees.tree)
if(withheld.size===0)return new Map(after)
const before=(await plainFilesIn(git,trees.base)).filter(([path])=>withheld.has(path))
return new Map([...after.filter(([path])=>!withheld.has(path)),...before])}async function plainFilesIn(git,tree){const records=(await git.raw(["ls-tree","-r","-z","--full-tree",tree])).split("\0")
return records.flatMap(record=>{const[,object,path]=/^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(record)??[]
return object!==void 0&&path!==void 0&&(_pairs_js__WEBPACK_IMPORTED_MODULE_6__.V4.has((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path))||(0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Yh)(path))?[[path,object]]:[]})}async function manifestsOf(git,lock,files){const[names,isBelow]=_pairs_js__WEBPACK_IMPORTED_MODULE_6__.V4.get((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(lock))??[/$^/,!1]
const folder=lock.slice(0,-(0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(lock).length)
const all=[...files.keys()].filter(path=>path.startsWith(folder)&&names.test((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path)))
const own=await readManifests(git,all.filter(path=>path===`${folder}${(0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path)}`),files)
const globs=isBelow?[...own.values()].flatMap(manifest=>manifest?.members??[]):[]
const members=all.filter(path=>!own.has(path)&&globs.some(glob=>isMember(path.slice(folder.length),glob)))
return new Map([...own,...await readManifests(git,members,files)])}function isMember(path,glob){const folder=node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(glob).replace(/\/+$/,"")
return!/^[!/.]/.test(folder)&&(0,_policy_js__WEBPACK_IMPORTED_MODULE_3__.s$)(`/${folder}/${(0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path)}`).matches(path)}async function readManifests(git,paths,files){const blobs=await(0,_entries_js__WEBPACK_IMPORTED_MODULE_2__.b4)(git,paths.map(path=>files.get(path)??""))
return new Map(paths.map(path=>[path,(0,_manifest_js__WEBPACK_IMPORTED_MODULE_4__.W)((0,_pairs_js__WEBPACK_IMPORTED_MODULE_6__.Vb)(path),blobs.get(files.get(path)??"")?.toString()??"")]))}function manifestsSay(lock,manifests,files,base=[]){const all=[...manifests].flatMap(manifest=>manifest??[])
const old=[...base].flatMap(manifest=>manifest??[])
const specs=all.flatMap(manifest=>manifest.specs)
const pairs=new Set(specs.map(([name,spec])=>JSON.stringify([name,spec])))
const elsewhere=new Set(specs.filter(([name,spec])=>(0,_npm_js__WEBPACK_IMPORTED_MODULE_5__.MN)(name,spec)===void 0).map(([name])=>name))
const names=new Set(all.flatMap(manifest=>manifest.names).filter(name=>!elsewhere.has(name)))
const aliases=new Set(specs.map(([name,spec])=>JSON.stringify([name,(0,_npm_js__WEBPACK_IMPORTED_MODULE_5__.MN)(name,spec)])))
const packages=new Set(all.flatMap(({name:name})=>name===void 0?[]:[(0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.oT)(name)]))
const isIn=(folder,manifest)=>/^[^/\\:~][^\\:]*$/.test(folder)&&files.has(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(lock),folder,manifest))
const setting=part=>({before:settingIn(old,part),after:settingIn(all,part)})
const has=name=>names.has(name)||names.has((0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.oT)(name))
return{names:(name,spec)=>spec===void 0?has(name):pairs.has(JSON.stringify([name,spec])),hasAlias:(name,real)=>aliases.has(JSON.stringify([name,real])),hasFolder:folder=>isIn(folder,"package.json"),hasPackage:(name,folder)=>packages.has((0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.oT)(name))&&(folder===void 0||isIn(folder,"pyproject.toml")),haveSetting:(part,before,after)=>agrees(part,{lock:{before:before,after:after},manifests:setting(part)})}}function settingIn(manifests,part){const found=manifests.map(({settings:settings})=>settings[part]).filter(value=>value!==void 0)
const areTables=found.every(value=>value===null||typeof value==="object"&&!Array.isArray(value))
return areTables?Object.assign({},...found.toReversed()):found.flat()}const TABLES=["overrides","patchedDependencies","catalog"]
const LISTS=["trustedDependencies","ignoredOptionalDependencies"]
function agrees(part,{lock:lock,manifests:manifests}){if(TABLES.includes(part))return areInManifests((0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.cq)(lock.before),(0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.cq)(lock.after),(0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.cq)(manifests.after))
if(LISTS.includes(part))return sorted(lock.after)===sorted(manifests.after)
return(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(manifests.before)!==(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(manifests.after)}function areInManifests(before,after,said){const isKept=name=>name in after||!(name in said)
const isSaid=([name,value])=>(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(before[name])===(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(value)||name in said&&isFor(value,`${said[name]}`)
return Object.keys(before).every(isKept)&&Object.entries(after).every(isSaid)}function isFor(value,said){const{path:path,hash:hash,...more}=(0,_parse_js__WEBPACK_IMPORTED_MODULE_7__.cq)(value)
if(path!==void 0)return path===said&&typeof hash==="string"&&Object.keys(more).length===0
const isVersion=/^(?:\$|catalog:)/.test(said)&&/^[\w.^~-]+$/.test(`${value}`)
const isHash=said.endsWith(".patch")&&/^[0-9a-z]{20,64}$/.test(`${value}`)
return typeof value==="string"&&(value===said||isVersion||isHash)}function sorted(list){return(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(Array.isArray(list)?list.map(String).sort():[])}})}

export const id=7410
export const ids=[7410]
export const modules={77410:((e,t,n)=>{n.r(t)
n.d(t,{FORMATS:()=>H})
var s=n(89834)
var o=n(90868)
const r=["hexpm"]
const i=/%\{|[{}[\],]|"[^"\\#\n]*"(?::(?=\s))?|:[a-z_]\w*|(?<!\w)[a-z_]\w*:(?=\s)|true\b|false\b/g
function readMixLock(e){const t=(e.match(i)??[]).reverse()
if(e.replaceAll(i,"").trim()!=="")throw new Error("it is not plain data of Elixir")
if(t.pop()!=="%{")throw notUnderstood()
const n=partsOf(t,"}").map(e=>isPair(e)?e:void 0)
if(t.length>0)throw notUnderstood()
const s=n.map(e=>{if(!e)throw notUnderstood()
return packageOf(e)})
if(new Set(n.map(e=>e?.key)).size<n.length)throw new Error("a package is there twice")
return{entries:s.map(({entry:e})=>e),wanted:s.flatMap(({wanted:e})=>e),fixed:{}}}function notUnderstood(e=""){return new Error(`it is not a map of packages: ${e}`)}function partsOf(e,t){const n=[]
while(e.at(-1)!==t){n.push(termOf(e))
if(e.at(-1)===",")e.pop()
else if(e.at(-1)!==t)throw notUnderstood(e.at(-1))}e.pop()
return n}function termOf(e){const t=e.pop()??""
if(t==="[")return partsOf(e,"]")
if(t==="{")return{tuple:partsOf(e,"}")}
if(t==="true"||t==="false")return t==="true"
if(t.startsWith(":"))return{atom:t.slice(1)}
if(t.endsWith(":"))return{key:t.slice(0,-1).replaceAll('"',""),value:termOf(e)}
if(t.startsWith('"'))return t.slice(1,-1)
throw notUnderstood(t)}function isPair(e){return typeof e==="object"&&"key"in e}function packageOf({key:e,value:t}){const n={entry:(0,o.Jn)(e,JSON.stringify(t)),wanted:[]}
if(typeof t!=="object"||!("tuple"in t)||t.tuple.length!==8)return n
const[s,r,i,a,c,p,d,l]=t.tuple
const u=atomOf(s)==="hex"&&Array.isArray(c)&&c.every(e=>atomOf(e)!==void 0)
const f=atomOf(r)
if(!u||f===void 0||!Array.isArray(p))return n
if(!isText(i,/^\d[\w.+-]*$/)||!isText(d,/^\w+(?::\w+)?$/))return n
if(!isText(a,/^[0-9a-f]{64}$/)||!isText(l,/^[0-9a-f]{64}$/))return n
const m=f===e?void 0:f
const h={name:e,version:i,from:[d],hashes:[a,l],alias:m}
return{entry:h,wanted:p.map(t=>wantedOf(e,t,d))}}function wantedOf(e,t,n){const[s,o,r]=typeof t==="object"&&"tuple"in t?t.tuple:[]
const i=atomOf(s)
const a=new Map(Array.isArray(r)?r.filter(isPair).map(({key:e,value:t})=>[e,t]):[])
const c=[...a.keys()].every(e=>/^(?:hex|repo|optional|app|manager|runtime|only)$/.test(e))
const p=c&&typeof o==="string"&&[n,"hexpm"].some(e=>e===a.get("repo"))
const d=p?atomOf(a.get("hex")):void 0
const l=a.get("optional")===!1
return{by:e,name:i??"",spec:JSON.stringify(t),real:i===void 0?void 0:d,isRequired:l}}function atomOf(e){return typeof e==="object"&&"atom"in e?e.atom:void 0}function isText(e,t){return typeof e==="string"&&t.test(e)}var a=n(76258)
const c=["registry+https://github.com/rust-lang/crates.io-index","sparse+https://index.crates.io/"]
const p=(0,a.Pf)("name version source checksum dependencies replace")
function readCargoLock(e){const t=(0,a.D7)(e)
const n=(0,a.c3)(t.package).map(a.c_)
const s=new Set(n.map(({source:e})=>e))
return{entries:n.map(e=>(0,a.WQ)(crateOf(e),e,p)),wanted:n.flatMap(e=>(0,a.c3)(e.dependencies).map(t=>crateWanted((0,a.b6)(e.name),t,s))),names:n.map(({name:e})=>(0,a.b6)(e)),fixed:(0,a.FF)(t,"package version")}}function crateWanted(e,t,n){const s=(0,a.b6)(t)
const[o,r=s,i]=/^([\w-]+)(?: [\w.+-]+)?(?: \(([^()]+)\))?$/.exec(s)??[]
const c=o!==void 0&&(i===void 0||n.has(i))
return{by:e,name:r,spec:s,real:c?r:void 0,isRequired:!0,isKept:!0}}function crateOf(e){if(e.source===void 0&&e.checksum===void 0)return{name:(0,a.b6)(e.name),version:"",from:[],hashes:[],isLocal:!0}
const[t,n]=[(0,a.b6)(e.source),(0,a.b6)(e.checksum)]
const[,o=""]=/^(?:registry|sparse)\+(.*)$/.exec(t)??[]
return{name:(0,a.b6)(e.name),version:(0,a.b6)(e.version),from:[t],hashes:/^[0-9a-f]{64}$/.test(n)?[n]:[],elsewhere:(0,s.n7)(o)&&e.replace===void 0?void 0:t}}const d="_readme content-hash packages packages-dev minimum-stability stability-flags prefer-stable prefer-lowest platform platform-dev plugin-api-version"
function readComposerLock(e){const t=(0,a.Vh)(e)
const n=[...(0,a.c3)(t.packages),...(0,a.c3)(t["packages-dev"])].map(a.c_)
const{aliases:s,...o}=(0,a.FF)(t,d)
const r=s!==void 0&&(0,a.c3)(s).length>0
return{entries:n.map(composerEntry),fixed:{...o,...r&&{aliases:s}}}}const l=(0,a.Pf)("name version dist source require require-dev conflict replace provide suggest type extra autoload autoload-dev include-path bin notification-url license authors description homepage keywords support funding time abandoned default-branch")
const u=(0,a.Pf)("type url reference shasum")
function composerEntry(e){const t=e.dist===void 0?{}:(0,a.c_)(e.dist)
return(0,a.WQ)((0,a.WQ)(composerPackage(e),t,u),e,l)}function composerPackage(e){const[t,n]=[(0,a.b6)(e.name),(0,a.b6)(e.version)]
const[o={},r={}]=[e.dist,e.source].map(e=>e===void 0?{}:(0,a.c_)(e))
const[i,c]=[(0,a.b6)(o.url),(0,a.b6)(o.shasum)]
const p=(0,s.n7)(i)
const d=[i,(0,a.b6)(r.url)].some(e=>/^https?:\/\/(?:[^/]*\.)?github\.com\//i.test(e))
const l=JSON.stringify([e.autoload,e["autoload-dev"],e.bin,e["include-path"],e.type,e.extra])
const u=/^composer-/.test((0,a.b6)(e.type))||/"(?:class|patches[\w-]*)":/.test(l)
const f=p?.path.includes(`/${t}/`)&&o.type==="zip"&&e.source===void 0&&!l.includes("..")&&!u
return{name:t,id:t.toLowerCase(),version:n,from:p?[`${p.origin}/`]:[],hashes:/^[0-9a-f]{40}$/.test(c)?[`${c} ${l}`]:[],elsewhere:d?`a commit on GitHub, ${(0,a.b6)(o.reference)}`:void 0,problem:f?void 0:"is not a plain archive of that name"}}function readGoSum(e){const t=e.split(/\r?\n/).filter(e=>e!=="")
return{entries:t.map(e=>{const[,t,n,s]=/^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(e)??[]
if(t===void 0||n===void 0||s===void 0)throw new Error("a line of it is not understood")
const o=n.endsWith("/go.mod")?`${t} ${s}`:s
return{name:t,version:n,from:[],hashes:[o]}}),fixed:{}}}const f=["https://pub.dev","https://pub.dartlang.org"]
const m=(0,a.Pf)("dependency description source version")
function readPubspecLock(e){const t=(0,a.gM)(e)
return{entries:(0,a.N$)(t.packages).map(([e,t])=>{const{name:n,sha256:r,url:i,...c}=t.source==="hosted"?(0,a.c_)(t.description):{}
const p=n===e&&(0,s.n7)(`${(0,a.b6)(i)}/`)!==void 0
const d=/^[0-9a-f]{64}$/.test((0,a.b6)(r))?[(0,a.b6)(r)]:[]
if(!p)return(0,a.WQ)((0,o.Jn)(e,JSON.stringify(t.description??"")),t,m)
return(0,a.WQ)({name:e,version:(0,a.b6)(t.version),from:[(0,a.b6)(i)],hashes:d},{...c,...t},m)}),fixed:(0,a.FF)(t,"packages sdks")}}const h=(0,a.Pf)("type requested resolved contentHash dependencies")
const v=(0,a.Pf)("type dependencies")
function readNugetLock(e){const t=(0,a.Vh)(e)
const n=(0,a.N$)(t.dependencies).flatMap(([,e])=>(0,a.N$)(e))
return{entries:n.map(([e,t])=>{const n=e.toLowerCase()
if(t.type==="Project")return(0,a.WQ)({name:e,id:n,version:"",from:[],hashes:[],isLocal:!0},t,v)
const s=(0,a.b6)(t.contentHash)
const o=/^[A-Za-z0-9+/]{86}==$/.test(s)?[s]:[]
return(0,a.WQ)({name:e,id:n,version:(0,a.b6)(t.resolved),from:[],hashes:o},t,h)}),fixed:(0,a.FF)(t,"version dependencies")}}const g=["https://rubygems.org/"]
function readGemLock(e){const t=sectionsIn(e)
const of=(...e)=>t.filter(({title:t})=>e.includes(t))
const n=of("CHECKSUMS").flatMap(({lines:e})=>e.map(sumOf))
const s=new Map(n)
if(s.size<n.length)throw new Error("a checksum is there twice")
const o=of("PATH").map(({lines:e})=>e.filter(e=>!/^ {4}/.test(e)))
const r=of("GIT","SVN","HG","PLUGIN SOURCE").map(({lines:e})=>e)
return{entries:of("GEM").flatMap(({lines:e})=>gemsIn(e,s)),names:of("PATH","GIT","SVN","HG","PLUGIN SOURCE").flatMap(({lines:e})=>specsIn(e).map(([e])=>e)),fixed:{...o.length>0&&{PATH:o},...r.length>0&&{GIT:r}}}}const y={GEM:/^(?: {2}remote: \S+| {2}specs:| {4}\S+ \([^()]+\)| {6}\S+(?: \([^()]+\))?)$/,PATH:/^(?: {2}(?:remote|glob): \S+| {2}specs:| {4}\S+ \([^()]+\)| {6}\S+(?: \([^()]+\))?)$/,GIT:/^ {2,}\S.*$/,SVN:/^ {2,}\S.*$/,HG:/^ {2,}\S.*$/,"PLUGIN SOURCE":/^ {2,}\S.*$/,PLATFORMS:/^ {2}[\w.-]+$/,DEPENDENCIES:/^ {2}[\w.-]+!?(?: \([^()]+\))?!?$/,CHECKSUMS:/^ {2}\S+ \([^()]+\)(?: \S+)?$/,"RUBY VERSION":/^ {2,3}[\w. ()+-]+$/,"BUNDLED WITH":/^ {2,3}[\w.]+$/}
function sectionsIn(e){const t=[]
for(const n of e.split(/\r?\n/)){const e=t.at(-1)
if(n==="")continue
if(n in y)t.push({title:n,lines:[]})
else if(e&&y[e.title]?.test(n))e.lines.push(n)
else throw new Error(`a line of it is not understood: ${n}`)}return t}function sumOf(e){const[,t="",n=""]=/^ {2}(\S+ \([^()]+\))(?: (\S+))?$/.exec(e)??[]
return[t,n]}function specsIn(e){return e.flatMap(e=>{const[,t,n]=/^ {4}(\S+) \(([^()]+)\)$/.exec(e)??[]
return t===void 0||n===void 0?[]:[[t,n]]})}function gemsIn(e,t){const n=e.flatMap(e=>/^ {2}remote: (.*)$/.exec(e)?.[1]??[])
const r=n.find(e=>!(0,s.n7)(e))
const i=specsIn(e).map(([e,s])=>{const o=(t.get(`${e} (${s})`)??"").split(",")
const i=o.every(e=>/^sha256=[0-9a-f]{64}$/.test(e))
return{name:e,version:s,from:n,hashes:i?o:[],elsewhere:r}})
const a=i.length>0?[]:n.filter(e=>!g.includes(e))
return[...i,...a.map(e=>(0,o.Jn)("GEM",e))]}var b=n(76760)
function readPnpmLock(e){const[t,n]=documentsIn(e)
const s=(0,a.gM)(n)
const o=s.importers===void 0?[[".",s]]:(0,a.N$)(s.importers)
const r=(0,a.N$)(s.packages)
const i=[...r,...(0,a.N$)(s.snapshots)]
const c=[...o.map(([e,t])=>referencesIn("",e,t)),...i.map(([e,t])=>referencesIn(k.exec(e)?.[1]??e,void 0,t))]
return{entries:[...r.map(([e,t])=>pnpm_packageOf(e,t)),...c.flatMap(({entries:e})=>e)],wanted:c.flatMap(({wanted:e})=>e),fixed:{...(0,a.FF)(s,`lockfileVersion settings importers packages snapshots time catalogs specifiers ${w} ${O.join(" ")}`),configDependencies:t},settings:(0,a.j6)(s,w)}}const w="overrides patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies"
function documentsIn(e){const[,t,n]=/^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(e)??[]
return t===void 0||n===void 0?[void 0,e]:[t,n]}const k=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([^(_]+)(?:[(_].*)?$/
const $=(0,a.Pf)("resolution engines cpu os libc deprecated hasBin requiresBuild prepare patched dev optional peerDependencies peerDependenciesMeta dependencies optionalDependencies transitivePeerDependencies bundledDependencies bundleDependencies")
function pnpm_packageOf(e,t){const[,n=e,s=""]=k.exec(e)??[]
const{integrity:r,tarball:i,...c}=(0,a.c_)(t.resolution)
const p=(0,o.cw)(n,{version:s,address:(0,a.b6)(i),integrity:(0,a.b6)(r)})
const d=Object.keys(c).length===0
return(0,a.WQ)(d?p:(0,o.Jn)(n,JSON.stringify(t.resolution)),t,$)}const O=["dependencies","devDependencies","optionalDependencies"]
function referencesIn(e,t,n){const s={entries:[],wanted:[]}
for(const r of O){const i=r==="dependencies"||t!==void 0&&r==="devDependencies"
for(const[c,p]of n[r]===void 0?[]:Object.entries((0,a.c_)(n[r]))){const n=(0,a.b6)(typeof p==="object"&&p!==null?(0,a.c_)(p).version:p)
const r=packageMeant(c,n)
const d=t===void 0?void 0:/^link:([^:]+)$/.exec(n)?.[1]
if(d!==void 0)s.entries.push((0,o.Zn)(c,b.posix.join(t??"",d)))
else if(r===void 0)s.entries.push((0,o.Jn)(c,n))
else s.wanted.push({by:e,name:c,spec:n,real:r,isRequired:r===c&&i,isKept:r===c})}}return s}function packageMeant(e,t){if(/^\d[\w.+-]*(?:[(_].*)?$/.test(t))return e
const[,n,s=""]=k.exec(t)??[]
return/^\d/.test(s)&&!/^(?:link|file):/.test(t)?n:void 0}const x="https://pypi.org/simple"
const S="https://files.pythonhosted.org/packages/{hash}/{hash}/{hash}"
const M=["PyPI",x,S,"index pypi"]
const P=/^sha(?:256|384|512):[0-9a-f]{64,128}$/
function readPythonLock(e){const t=(0,a.D7)(e)
const n=(0,a.c3)(t.package).map(a.c_)
const s=new Set(n.map(({source:e})=>JSON.stringify(e)))
return{entries:n.map(e=>(0,a.WQ)(python_packageOf(e),e,N)),wanted:n.flatMap(e=>wantedIn(e,s)),names:n.map(({name:e})=>(0,a.oT)((0,a.b6)(e))),fixed:{...(0,a.FF)(t,`package metadata extras version revision requires-python resolution-markers ${I}`),"metadata.files":t.metadata===void 0?void 0:(0,a.c_)(t.metadata).files},settings:(0,a.j6)(t,I)}}const I="manifest options conflicts supported-markers required-markers"
const N=(0,a.Pf)("name version source files wheels sdist dependencies optional-dependencies dev-dependencies metadata resolution-markers fork-markers description summary category optional python-versions requires_python extras marker markers groups develop git ref rev revision tag branch path directory subdirectory editable virtual url index registry")
const _="file url hash size upload-time upload_time"
const E="git ref rev revision tag branch path directory subdirectory editable virtual url index registry"
const j=new RegExp(`^(?:${E.replaceAll(" ","|")})$`)
function python_packageOf(e){const[t,n]=[(0,a.b6)(e.name),(0,a.b6)(e.version)]
const o=e.source===void 0?{}:(0,a.c_)(e.source)
const r=[...(0,a.c3)(e.files),...(0,a.c3)(e.wheels),...e.sdist===void 0?[]:[e.sdist]].map(a.c_)
const i=Object.fromEntries(Object.entries(e).filter(([e])=>j.test(e)))
const c=folderOf(e,o)
const p=Object.keys(i).length===0&&r.every(e=>Object.keys((0,a.FF)(e,_)).length===0)
const d=(0,a.oT)(t)
if(c!==void 0&&r.length===0)return{name:d,id:d,version:"",from:[],hashes:[],isLocal:!0,folder:c}
const l=r.map(({hash:e})=>(0,a.b6)(e))
const u=r.flatMap(({url:e})=>e===void 0?[]:[(0,s.A8)((0,a.b6)(e),t,n)])
const f=indexOf(o)
return{name:t,id:d,version:n,hashes:l.every(e=>P.test(e))?l:[],from:[...new Set([f??"",...u.flatMap(({place:e})=>e??[])])],problem:u.find(({problem:e})=>e!==void 0)?.problem,elsewhere:f===void 0||!p?JSON.stringify({...o,...i,files:r}):void 0}}function folderOf(e,t){const n=(0,a.j6)(e,E)
const s=[...Object.keys(t),...Object.keys(n)].sort().join(" ")
if(/^(?:virtual|editable|directory)$/.test(s))return plainFolder(t[s])
if(s==="type url"&&t.type==="directory")return plainFolder(t.url)
const o=Object.keys(t).length===0&&(s==="path"||s==="editable path"&&n.editable===!0)
return o&&typeof n.path==="string"?plainFolder(n.path.replace(/^\.\//,"")):void 0}function plainFolder(e){const t=typeof e==="string"&&/^(?:\.|(?!\.{1,2}\/)[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)$/.test(e)&&e!==".."
return t?e:void 0}function wantedIn(e,t){const n=(0,a.b6)(e.name)
const s=[e["optional-dependencies"],e["dev-dependencies"]].flatMap(e=>Object.values(groupsIn(e)))
return[e.dependencies,...s].flatMap(e=>needsIn(e)).map(([e,s])=>{const o=(0,a.oT)(e)
const r=typeof s==="string"?s:JSON.stringify(s)
return{by:n,name:o,spec:r,real:isRange(s,t)?o:void 0,isRequired:!1,isKept:!isOptional(s)}})}function isOptional(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)&&(0,a.c_)(e).optional===!0}function groupsIn(e){return e===void 0?{}:(0,a.c_)(e)}function needsIn(e){if(!Array.isArray(e))return Object.entries(groupsIn(e))
return e.map(e=>{const t=typeof e==="string"?/^[\w.-]+/.exec(e)?.[0]??e:(0,a.b6)((0,a.c_)(e).name)
return[t,e]})}function isRange(e,t){if(typeof e==="string")return!/@|:\/\//.test(e)
if(Array.isArray(e))return e.every(e=>isRange(e,t))
const{source:n,...s}=(0,a.c_)(e)
return!Object.keys(s).some(e=>j.test(e))&&(n===void 0||t.has(JSON.stringify(n)))}function indexOf(e){const t=Object.keys(e).sort().join(" ")
if(t==="")return"PyPI"
const n=e.type==="legacy"&&/^(?:reference )?type url$/.test(t)
const o=t==="registry"?e.registry:n?e.url:void 0
return typeof o==="string"&&(0,s.n7)(o)?o:void 0}function readPipfileLock(e){const{_meta:t,...n}=(0,a.Vh)(e)
const{sources:s,...o}=t===void 0?{}:(0,a.c_)(t)
const r=JSON.stringify(s)===JSON.stringify([{name:"pypi",url:x,verify_ssl:!0}])
return{entries:Object.values(n).flatMap(e=>(0,a.N$)(e).map(([e,t])=>pipEntry(e,t))),fixed:{...(0,a.FF)(o,"hash pipfile-spec requires"),...!r&&{sources:s}}}}const L="hashes version index markers extras"
function pipEntry(e,t){const n=(0,a.c3)(t.hashes).map(a.b6)
const s=(0,a.FF)(t,L)
const o=Object.keys(s).length===0
return{name:e,id:(0,a.oT)(e),version:(0,a.b6)(t.version).replace(/^==/,""),raw:JSON.stringify(t),hashes:n.every(e=>P.test(e))?n:[],from:[`index ${(0,a.b6)(t.index)||"pypi"}`],elsewhere:o?void 0:JSON.stringify(s),problem:/^==[\w.+!-]+$/.test((0,a.b6)(t.version))?void 0:"has no exact version"}}function readYarnLock(e){if(/^__metadata:/m.test(e))return readLater(e)
const t=blocksIn(e)
return{entries:t.flatMap(entriesOf),wanted:t.flatMap(yarn_wantedIn),fixed:{}}}const R='"(?:[^"\\\\]|\\\\.)*"'
const F=new RegExp(`^(?:${R}|[^\\s",:]+(?::[^\\s",:]+)*)(?:, (?:${R}|[^\\s",:]+(?::[^\\s",:]+)*))*:$`)
const W=new RegExp(`^  (version|resolved|integrity|uid|prebuiltVariants) (${R}|[^\\s"]+)$`)
const A=/^ {2}(dependencies|optionalDependencies):$/
const D=new RegExp(`^    (${R}|[^\\s"]+) (${R}|[^\\s"]+)$`)
function blocksIn(e){const t=[]
const n=new Set
let s
for(const o of e.split(/\r?\n/)){if(o===""||o.startsWith("#"))continue
const[,e,r]=W.exec(o)??[]
const[,i,a]=D.exec(o)??[]
const c=t.at(-1)
if(F.test(o)){const e=(o.slice(0,-1).match(J)??[]).map(unquoted)
for(const t of e){if(n.has(t))throw new Error("a package is there twice")
n.add(t)}t.push({wanted:e,fields:new Map,needs:[]})
s=void 0}else if(e!==void 0&&c&&!c.fields.has(e))c.fields.set(e,unquoted(r??""))
else if(c&&A.test(o))s=A.exec(o)?.[1]
else if(c&&s!==void 0&&i!==void 0&&a!==void 0)c.needs.push({name:unquoted(i),spec:unquoted(a),isRequired:s==="dependencies"})
else throw new Error("a line of it is not understood")}return t}const J=new RegExp(`${R}|[^\\s",][^\\s",]*`,"g")
function unquoted(e){return e.startsWith('"')?String(JSON.parse(e)):e}function entriesOf({wanted:e,fields:t,needs:n}){const s=JSON.stringify([e,[...t],n])
const r=t.get("version")??""
const i=(t.get("resolved")??"").replace(/#[0-9a-f]{40}$/,"")
return namesIn(e).map(({name:e,real:n,descriptor:a})=>{if(n===void 0)return{...(0,o.Jn)(e,a),raw:s}
const c={...(0,o.cw)(e,{real:n,version:r,address:i,integrity:t.get("integrity")??""}),raw:s}
return i===""?{...c,problem:"has no address"}:c})}function namesIn(e,t=o.MN){const n=e.map(e=>{const[,n=e,s]=/^(@?[^@]+)@(.*)$/.exec(e)??[]
return{name:n,real:s===void 0?void 0:t(n,s),descriptor:e}})
const s=new Set(n.map(({real:e})=>e))
const r=new Map(n.map(e=>[e.name,e]))
return[...r.values()].map(t=>s.size===1?t:{...t,real:void 0,descriptor:e.join(", ")})}function yarn_wantedIn({wanted:e,needs:t}){const[{name:n}={name:""}]=namesIn(e)
return t.map(({name:e,spec:t,isRequired:s})=>({by:n,name:e,spec:t,real:(0,o.MN)(e,t),isRequired:s,isKept:!0}))}function readLater(e){const t=(0,a.N$)((0,a.FF)((0,a.gM)(e),"__metadata")).map(([e,t])=>({wanted:e.split(", "),one:t}))
const n=new Set(t.flatMap(({one:e})=>(0,a.b6)(e.checksum)===""?[]:optionalOf(e)))
return{entries:t.flatMap(({wanted:e,one:t})=>laterEntries(e,t,n).map(n=>(0,a.WQ)(n,{wanted:e,...t},T))),optional:new Set(t.flatMap(({one:e})=>optionalOf(e))),wanted:t.flatMap(({one:e})=>(0,o.fy)(nameOf((0,a.b6)(e.resolution)),withoutPeers(e),laterReal)),names:t.map(({one:e})=>nameOf((0,a.b6)(e.resolution))),fixed:{}}}const T=(0,a.Pf)("wanted version resolution dependencies dependenciesMeta peerDependencies peerDependenciesMeta bin checksum conditions languageName linkType")
function optionalOf(e){const t=new Set(Object.keys(e.dependencies===void 0?{}:(0,a.c_)(e.dependencies)))
return(0,a.N$)(e.dependenciesMeta).flatMap(([e,n])=>n.optional==="true"&&t.has(e)?[e]:[])}function laterReal(e,t){return(0,o.MN)(e,t.replace(/^npm:(?=[^@/]*$)/,""))}function withoutPeers(e){return(0,a.FF)(e,"peerDependencies")}function nameOf(e){return/^(@?[^@]+)@/.exec(e)?.[1]??""}function laterEntries(e,t,n){const[s,r]=[(0,a.b6)(t.resolution),(0,a.b6)(t.checksum)]
const[,i="",c=""]=/^(@?[^@]+)@(.*)$/.exec(s)??[]
if(c.startsWith("workspace:")&&r===""&&e.every(e=>isWorkspace(e,i))){const e=c.slice("workspace:".length)
return e==="."?[]:[(0,o.Zn)(i,e)]}const p=c.startsWith("npm:")?c.slice("npm:".length):builtIn(i,c)
const d=p!==void 0&&p===(0,a.b6)(t.version)
const l=/^(?:\w+\/)?[0-9a-f]{64,128}$/.test(r)?[r]:[]
return laterNames(e,i,c).map(({name:e,real:a})=>{if(!d||a===void 0||a!==i&&e===i)return(0,o.Jn)(e,s)
const u=c.startsWith("patch:")?`${e} (patched)`:e
const f=r!==""||!isOfPlatform(t)||!n.has(e)&&"unless optional"
return{name:u,version:p,from:[],hashes:l,needsHash:f,alias:e===i?void 0:i}})}function isWorkspace(e,t){return e.startsWith(`${t}@workspace:`)||laterReal(t,e.slice(t.length+1))===t}function laterNames(e,t,n){if(n.startsWith("npm:"))return namesIn(e,laterReal)
return[...new Set(e.map(nameOf))].map(e=>({name:e,real:t}))}function isOfPlatform({conditions:e}){return/^\(?(?:os|cpu|libc)=[\w.-]+(?:[\s&|()]+(?:os|cpu|libc)=[\w.-]+)*\)?$/.test((0,a.b6)(e))}function builtIn(e,t){const n=/^patch:([^#]+)#optional!builtin<compat\/[a-z]+>::version=([\w.-]+)&hash=[0-9a-f]+$/.exec(t)
return n?.[1]===`${e}@npm%3A${n?.[2]}`?n[2]:void 0}const q={read:o.tI,places:o.Rp,forPeople:s.k0}
const G={read:readPythonLock,places:M}
const C={read:readGemLock,places:g}
const U={read:readGoSum,places:[]}
const H=new Map([["package-lock.json",q],["npm-shrinkwrap.json",q],["yarn.lock",{read:readYarnLock,places:o.Rp}],["pnpm-lock.yaml",{read:readPnpmLock,places:o.Rp,forPeople:s.k0}],["bun.lock",{read:o.ts,places:[]}],["Cargo.lock",{read:readCargoLock,places:c}],["poetry.lock",G],["pdm.lock",G],["uv.lock",G],["Pipfile.lock",{read:readPipfileLock,places:M}],["composer.lock",{read:readComposerLock,places:[],forPeople:s.tx}],["Gemfile.lock",C],["gems.locked",C],["go.sum",U],["go.work.sum",U],["pubspec.lock",{read:readPubspecLock,places:f}],["packages.lock.json",{read:readNugetLock,places:[]}],["mix.lock",{read:readMixLock,places:r}]])})}

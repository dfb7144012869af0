export const id=6030
export const ids=[6030]
export const modules={6030:((e,n,t)=>{t.r(n)
t.d(n,{FORMATS:()=>S})
var s=t(85884)
var o=t(87892)
const r=["registry+https://github.com/rust-lang/crates.io-index","sparse+https://index.crates.io/"]
const i=(0,o.Pf)("name version source checksum dependencies replace")
function readCargoLock(e){const n=(0,o.D7)(e)
const t=(0,o.c3)(n.package).map(o.c_)
const s=new Set(t.map(({source:e})=>e))
return{entries:t.map(e=>(0,o.WQ)(crateOf(e),e,i)),wanted:t.flatMap(e=>(0,o.c3)(e.dependencies).map(n=>crateWanted((0,o.b6)(e.name),n,s))),names:t.map(({name:e})=>(0,o.b6)(e)),fixed:(0,o.FF)(n,"package version")}}function crateWanted(e,n,t){const s=(0,o.b6)(n)
const[r,i=s,a]=/^([\w-]+)(?: [\w.+-]+)?(?: \(([^()]+)\))?$/.exec(s)??[]
const c=r!==void 0&&(a===void 0||t.has(a))
return{by:e,name:i,spec:s,real:c?i:void 0,isRequired:!0,isKept:!0}}function crateOf(e){if(e.source===void 0&&e.checksum===void 0)return{name:(0,o.b6)(e.name),version:"",from:[],hashes:[],isLocal:!0}
const[n,t]=[(0,o.b6)(e.source),(0,o.b6)(e.checksum)]
const[,r=""]=/^(?:registry|sparse)\+(.*)$/.exec(n)??[]
return{name:(0,o.b6)(e.name),version:(0,o.b6)(e.version),from:[n],hashes:/^[0-9a-f]{64}$/.test(t)?[t]:[],elsewhere:(0,s.n7)(r)&&e.replace===void 0?void 0:n}}function readGoSum(e){const n=e.split(/\r?\n/).filter(e=>e!=="")
return{entries:n.map(e=>{const[,n,t,s]=/^([\w./~@:!-]+) (v[\w.+/-]+) (h1:[A-Za-z0-9+/]{43}=)$/.exec(e)??[]
if(n===void 0||t===void 0||s===void 0)throw new Error("a line of it is not understood")
const o=t.endsWith("/go.mod")?`${n} ${s}`:s
return{name:n,version:t,from:[],hashes:[o]}}),fixed:{}}}var a=t(80578)
var c=t(76760)
function readPnpmLock(e){const[n,t]=documentsIn(e)
const s=(0,o.gM)(t)
const r=s.importers===void 0?[[".",s]]:(0,o.N$)(s.importers)
const i=(0,o.N$)(s.packages)
const a=[...i,...(0,o.N$)(s.snapshots)]
const c=[...r.map(([e,n])=>referencesIn("",e,n)),...a.map(([e,n])=>referencesIn(p.exec(e)?.[1]??e,void 0,n))]
return{entries:[...i.map(([e,n])=>packageOf(e,n)),...c.flatMap(({entries:e})=>e)],wanted:c.flatMap(({wanted:e})=>e),fixed:{...(0,o.FF)(s,`lockfileVersion settings importers packages snapshots time catalogs specifiers ${d} ${u.join(" ")}`),configDependencies:n},settings:(0,o.j6)(s,d)}}const d="overrides patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies"
function documentsIn(e){const[,n,t]=/^---\r?\n(.*?\n)---\r?\n(.*)$/s.exec(e)??[]
return n===void 0||t===void 0?[void 0,e]:[n,t]}const p=/^\/?((?:@[^/@]+\/)?[^/@]+)[@/]([^(_]+)(?:[(_].*)?$/
const l=(0,o.Pf)("resolution engines cpu os libc deprecated hasBin requiresBuild prepare patched dev optional peerDependencies peerDependenciesMeta dependencies optionalDependencies transitivePeerDependencies bundledDependencies bundleDependencies")
function packageOf(e,n){const[,t=e,s=""]=p.exec(e)??[]
const{integrity:r,tarball:i,...c}=(0,o.c_)(n.resolution)
const d=(0,a.cw)(t,{version:s,address:(0,o.b6)(i),integrity:(0,o.b6)(r)})
const u=Object.keys(c).length===0
return(0,o.WQ)(u?d:(0,a.Jn)(t,JSON.stringify(n.resolution)),n,l)}const u=["dependencies","devDependencies","optionalDependencies"]
function referencesIn(e,n,t){const s={entries:[],wanted:[]}
for(const r of u){const i=r==="dependencies"||n!==void 0&&r==="devDependencies"
for(const[d,p]of t[r]===void 0?[]:Object.entries((0,o.c_)(t[r]))){const t=(0,o.b6)(typeof p==="object"&&p!==null?(0,o.c_)(p).version:p)
const r=packageMeant(d,t)
const l=n===void 0?void 0:/^link:([^:]+)$/.exec(t)?.[1]
if(l!==void 0)s.entries.push((0,a.Zn)(d,c.posix.join(n??"",l)))
else if(r===void 0)s.entries.push((0,a.Jn)(d,t))
else s.wanted.push({by:e,name:d,spec:t,real:r,isRequired:r===d&&i,isKept:r===d})}}return s}function packageMeant(e,n){if(/^\d[\w.+-]*(?:[(_].*)?$/.test(n))return e
const[,t,s=""]=p.exec(n)??[]
return/^\d/.test(s)&&!/^(?:link|file):/.test(n)?t:void 0}const f="https://pypi.org/simple"
const m="https://files.pythonhosted.org/packages/{hash}/{hash}/{hash}"
const v=["PyPI",f,m]
const h=/^sha(?:256|384|512):[0-9a-f]{64,128}$/
function readPythonLock(e){const n=(0,o.D7)(e)
const t=(0,o.c3)(n.package).map(o.c_)
const s=new Set(t.map(({source:e})=>JSON.stringify(e)))
return{entries:t.map(e=>(0,o.WQ)(python_packageOf(e),e,y)),wanted:t.flatMap(e=>wantedIn(e,s)),names:t.map(({name:e})=>(0,o.oT)((0,o.b6)(e))),fixed:{...(0,o.FF)(n,`package metadata extras version revision requires-python resolution-markers ${g}`),"metadata.files":n.metadata===void 0?void 0:(0,o.c_)(n.metadata).files},settings:(0,o.j6)(n,g)}}const g="manifest options conflicts supported-markers required-markers"
const y=(0,o.Pf)("name version source files wheels sdist dependencies optional-dependencies dev-dependencies metadata resolution-markers fork-markers description category optional python-versions extras markers groups develop")
const w="file url hash size upload-time upload_time"
const k=/^(?:git|ref|rev|revision|tag|branch|path|directory|subdirectory|editable|virtual|url|index|registry)$/
function python_packageOf(e){const[n,t]=[(0,o.b6)(e.name),(0,o.b6)(e.version)]
const r=e.source===void 0?{}:(0,o.c_)(e.source)
const i=[...(0,o.c3)(e.files),...(0,o.c3)(e.wheels),...e.sdist===void 0?[]:[e.sdist]].map(o.c_)
const a=folderOf(r)
const c=i.every(e=>Object.keys((0,o.FF)(e,w)).length===0)
const d=(0,o.oT)(n)
if(a!==void 0&&i.length===0)return{name:d,id:d,version:"",from:[],hashes:[],isLocal:!0,folder:a}
const p=i.map(({hash:e})=>(0,o.b6)(e))
const l=i.flatMap(({url:e})=>e===void 0?[]:[(0,s.A8)((0,o.b6)(e),n,t)])
const u=indexOf(r)
return{name:n,id:d,version:t,hashes:p.every(e=>h.test(e))?p:[],from:[...new Set([u??"",...l.flatMap(({place:e})=>e??[])])],problem:l.find(({problem:e})=>e!==void 0)?.problem,elsewhere:u===void 0||!c?JSON.stringify({...r,files:i}):void 0}}function folderOf(e){const n=Object.keys(e).sort().join(" ")
if(/^(?:virtual|editable|directory)$/.test(n))return plainFolder(e[n])
return n==="type url"&&e.type==="directory"?plainFolder(e.url):void 0}function plainFolder(e){const n=typeof e==="string"&&/^(?:\.|(?!\.{1,2}\/)[\w.-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)$/.test(e)&&e!==".."
return n?e:void 0}function wantedIn(e,n){const t=(0,o.b6)(e.name)
const s=[e["optional-dependencies"],e["dev-dependencies"]].flatMap(e=>Object.values(groupsIn(e)))
return[e.dependencies,...s].flatMap(e=>needsIn(e)).map(([e,s])=>{const r=(0,o.oT)(e)
const i=typeof s==="string"?s:JSON.stringify(s)
return{by:t,name:r,spec:i,real:isRange(s,n)?r:void 0,isRequired:!1,isKept:!isOptional(s)}})}function isOptional(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)&&(0,o.c_)(e).optional===!0}function groupsIn(e){return e===void 0?{}:(0,o.c_)(e)}function needsIn(e){if(!Array.isArray(e))return Object.entries(groupsIn(e))
return e.map(e=>[(0,o.b6)((0,o.c_)(e).name),e])}function isRange(e,n){if(typeof e==="string")return!/@|:\/\//.test(e)
if(Array.isArray(e))return e.every(e=>isRange(e,n))
const{source:t,...s}=(0,o.c_)(e)
return!Object.keys(s).some(e=>k.test(e))&&(t===void 0||n.has(JSON.stringify(t)))}function indexOf(e){const n=Object.keys(e).sort().join(" ")
if(n==="")return"PyPI"
const t=e.type==="legacy"&&/^(?:reference )?type url$/.test(n)
const o=n==="registry"?e.registry:t?e.url:void 0
return typeof o==="string"&&(0,s.n7)(o)?o:void 0}function readYarnLock(e){if(/^__metadata:/m.test(e))return readLater(e)
const n=blocksIn(e)
return{entries:n.flatMap(entriesOf),wanted:n.flatMap(yarn_wantedIn),fixed:{}}}const b='"(?:[^"\\\\]|\\\\.)*"'
const $=new RegExp(`^(?:${b}|[^\\s",:]+(?::[^\\s",:]+)*)(?:, (?:${b}|[^\\s",:]+(?::[^\\s",:]+)*))*:$`)
const O=new RegExp(`^  (version|resolved|integrity|uid|prebuiltVariants) (${b}|[^\\s"]+)$`)
const x=/^ {2}(dependencies|optionalDependencies):$/
const M=new RegExp(`^    (${b}|[^\\s"]+) (${b}|[^\\s"]+)$`)
function blocksIn(e){const n=[]
const t=new Set
let s
for(const o of e.split(/\r?\n/)){if(o===""||o.startsWith("#"))continue
const[,e,r]=O.exec(o)??[]
const[,i,a]=M.exec(o)??[]
const c=n.at(-1)
if($.test(o)){const e=(o.slice(0,-1).match(_)??[]).map(unquoted)
for(const n of e){if(t.has(n))throw new Error("a package is there twice")
t.add(n)}n.push({wanted:e,fields:new Map,needs:[]})
s=void 0}else if(e!==void 0&&c&&!c.fields.has(e))c.fields.set(e,unquoted(r??""))
else if(c&&x.test(o))s=x.exec(o)?.[1]
else if(c&&s!==void 0&&i!==void 0&&a!==void 0)c.needs.push({name:unquoted(i),spec:unquoted(a),isRequired:s==="dependencies"})
else throw new Error("a line of it is not understood")}return n}const _=new RegExp(`${b}|[^\\s",][^\\s",]*`,"g")
function unquoted(e){return e.startsWith('"')?String(JSON.parse(e)):e}function entriesOf({wanted:e,fields:n,needs:t}){const s=JSON.stringify([e,[...n],t])
const o=n.get("version")??""
const r=(n.get("resolved")??"").replace(/#[0-9a-f]{40}$/,"")
return namesIn(e).map(({name:e,real:t,descriptor:i})=>{if(t===void 0)return{...(0,a.Jn)(e,i),raw:s}
const c={...(0,a.cw)(e,{real:t,version:o,address:r,integrity:n.get("integrity")??""}),raw:s}
return r===""?{...c,problem:"has no address"}:c})}function namesIn(e,n=a.MN){const t=e.map(e=>{const[,t=e,s]=/^(@?[^@]+)@(.*)$/.exec(e)??[]
return{name:t,real:s===void 0?void 0:n(t,s),descriptor:e}})
const s=new Set(t.map(({real:e})=>e))
const o=new Map(t.map(e=>[e.name,e]))
return[...o.values()].map(n=>s.size===1?n:{...n,real:void 0,descriptor:e.join(", ")})}function yarn_wantedIn({wanted:e,needs:n}){const[{name:t}={name:""}]=namesIn(e)
return n.map(({name:e,spec:n,isRequired:s})=>({by:t,name:e,spec:n,real:(0,a.MN)(e,n),isRequired:s,isKept:!0}))}function readLater(e){const n=(0,o.N$)((0,o.FF)((0,o.gM)(e),"__metadata")).map(([e,n])=>({wanted:e.split(", "),one:n}))
const t=new Set(n.flatMap(({one:e})=>(0,o.b6)(e.checksum)===""?[]:optionalOf(e)))
return{entries:n.flatMap(({wanted:e,one:n})=>laterEntries(e,n,t).map(t=>(0,o.WQ)(t,{wanted:e,...n},I))),optional:new Set(n.flatMap(({one:e})=>optionalOf(e))),wanted:n.flatMap(({one:e})=>(0,a.fy)(nameOf((0,o.b6)(e.resolution)),withoutPeers(e),laterReal)),names:n.map(({one:e})=>nameOf((0,o.b6)(e.resolution))),fixed:{}}}const I=(0,o.Pf)("wanted version resolution dependencies dependenciesMeta peerDependencies peerDependenciesMeta bin checksum conditions languageName linkType")
function optionalOf(e){const n=new Set(Object.keys(e.dependencies===void 0?{}:(0,o.c_)(e.dependencies)))
return(0,o.N$)(e.dependenciesMeta).flatMap(([e,t])=>t.optional==="true"&&n.has(e)?[e]:[])}function laterReal(e,n){return(0,a.MN)(e,n.replace(/^npm:(?=[^@/]*$)/,""))}function withoutPeers(e){return(0,o.FF)(e,"peerDependencies")}function nameOf(e){return/^(@?[^@]+)@/.exec(e)?.[1]??""}function laterEntries(e,n,t){const[s,r]=[(0,o.b6)(n.resolution),(0,o.b6)(n.checksum)]
const[,i="",c=""]=/^(@?[^@]+)@(.*)$/.exec(s)??[]
if(c.startsWith("workspace:")&&r===""&&e.every(e=>isWorkspace(e,i))){const e=c.slice("workspace:".length)
return e==="."?[]:[(0,a.Zn)(i,e)]}const d=c.startsWith("npm:")?c.slice("npm:".length):builtIn(i,c)
const p=d!==void 0&&d===(0,o.b6)(n.version)
const l=/^(?:\w+\/)?[0-9a-f]{64,128}$/.test(r)?[r]:[]
return laterNames(e,i,c).map(({name:e,real:o})=>{if(!p||o===void 0||o!==i&&e===i)return(0,a.Jn)(e,s)
const u=c.startsWith("patch:")?`${e} (patched)`:e
const f=r!==""||!isOfPlatform(n)||!t.has(e)&&"unless optional"
return{name:u,version:d,from:[],hashes:l,needsHash:f,alias:e===i?void 0:i}})}function isWorkspace(e,n){return e.startsWith(`${n}@workspace:`)||laterReal(n,e.slice(n.length+1))===n}function laterNames(e,n,t){if(t.startsWith("npm:"))return namesIn(e,laterReal)
return[...new Set(e.map(nameOf))].map(e=>({name:e,real:n}))}function isOfPlatform({conditions:e}){return/^\(?(?:os|cpu|libc)=[\w.-]+(?:[\s&|()]+(?:os|cpu|libc)=[\w.-]+)*\)?$/.test((0,o.b6)(e))}function builtIn(e,n){const t=/^patch:([^#]+)#optional!builtin<compat\/[a-z]+>::version=([\w.-]+)&hash=[0-9a-f]+$/.exec(n)
return t?.[1]===`${e}@npm%3A${t?.[2]}`?t[2]:void 0}const R={read:a.tI,places:a.Rp,forPeople:s.k0}
const j={read:readPythonLock,places:v}
const P={read:readGoSum,places:[]}
const S=new Map([["package-lock.json",R],["npm-shrinkwrap.json",R],["yarn.lock",{read:readYarnLock,places:a.Rp}],["pnpm-lock.yaml",{read:readPnpmLock,places:a.Rp,forPeople:s.k0}],["bun.lock",{read:a.ts,places:[]}],["Cargo.lock",{read:readCargoLock,places:r}],["poetry.lock",j],["uv.lock",j],["go.sum",P],["go.work.sum",P]])})}

export const id=787
export const ids=[787]
export const modules={63846:((e,n,s)=>{s.d(n,{hN:()=>parseYaml,zT:()=>readFrontmatter})
var t=s(38815)
const r=/^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/
function readFrontmatter(e){const n=e.replace(/^\uFEFF/,"").replaceAll("\r\n","\n")
const[s,t=""]=r.exec(n)??[]
if(s===void 0)return{fields:{},body:n.trim()}
const o=plainFields(t)??parseLeniently(t)??{}
if(typeof o!=="object"||o===null||Array.isArray(o))throw new Error("it has no named fields")
return{fields:{...o},body:n.slice(s.length).trim()}}function parseLeniently(e){try{return(0,t.qg)(e,{logLevel:"error"})}catch(n){const s=e.replaceAll(/^([\w-]+): +([^"'[{|>&*!\n].*)$/gm,(e,n,s)=>`${n}: ${JSON.stringify(s.trim())}`)
try{return(0,t.qg)(s,{logLevel:"error"})}catch{throw notYaml(n)}}}function notYaml(e){if(!(e instanceof t.XT))return new Error(String(e),{cause:e})
const[{line:n,col:s}={line:0,col:1}]=e.linePos??[]
const r=e.message.split(/ at line \d|\n/)[0]
return new Error(`line ${n+1}, column ${s} is not valid YAML: ${r}`,{cause:e})}const o=/^([a-z][\w-]*): +(.*?) *$/
const i=/^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i
const c=/^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/
const a=/^(?!(?:true|false|null)$)[a-z][\w-]*$/i
function plainFields(e){const n={}
for(const s of e.replace(/\n$/,"").split("\n")){const[,e,t=""]=o.exec(s)??[]
const r=plainValue(t)
if(e===void 0||e in n||!a.test(e)||r===void 0)return
n[e]=r}return n}function plainValue(e){if(i.test(e))return e
const n=c.exec(e)?.[1]?.split(/, */)
return n?.every(e=>a.test(e))?n:void 0}function parseYaml(e){return(0,t.qg)(e,{logLevel:"error"})??void 0}}),40054:((e,n,s)=>{s.d(n,{W:()=>readManifest})
var t=s(63846)
var r=s(80578)
var o=s(87892)
function readManifest(e,n){try{if(e==="package.json")return packageJson((0,o.Vh)(n))
const s={names:wordsIn(n),specs:[],settings:{}}
const t=c.find(([n])=>n.test(e))
if(t)return{...s,...tablesOf(t[1](n),t[2])}
const r=a.find(([n])=>n.test(e))
return r?{...s,...linesOf(n,r[1])}:void 0}catch{return}}const i=["dependencies","devDependencies","optionalDependencies","peerDependencies"]
function packageJson(e){const n=i.map(n=>(0,r.Se)(e[n]))
const[s=[],t=[]]=n
const c=(0,o.cq)(e.pnpm)
const a=[e.overrides,e.resolutions,c.overrides]
const p=Array.isArray(e.workspaces)?e.workspaces:(0,o.cq)(e.workspaces).packages
const d={...npmSettings({...(0,o.cq)(e.workspaces),...e,...c}),overrides:Object.assign({},...[e.resolutions,e.overrides,c.overrides].map(o.cq))}
return{names:[...s,...t].map(([e])=>e),specs:[...n.flat(),...a.flatMap(overridesIn)],members:(0,o.c3)(p).map(o.b6),dependencies:{...picked(e,`${i.join(" ")} workspaces`),overrides:a,...picked(d,"patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies catalog catalogs")},own:picked(e,"name bin dependenciesMeta peerDependenciesMeta"),settings:d}}function npmSettings(e){const n="overrides patchedDependencies ignoredOptionalDependencies trustedDependencies catalog catalogs"
return{...picked(e,n),packageExtensionsChecksum:e.packageExtensions}}function overridesIn(e){return Object.entries((0,o.cq)(e)).flatMap(([e,n])=>{const s=/((?:@[^/@>]{1,214}\/)?[^/@>]{1,214})(?:@[^@>]*)?$/.exec(e)?.[1]??e
return typeof n==="string"?[[s,n]]:overridesIn(n)})}const c=[[/^Cargo\.toml$/,o.D7,{dependencies:"dependencies dev-dependencies build-dependencies target workspace.dependencies workspace.members patch",members:"workspace.members dependencies dev-dependencies build-dependencies target workspace.dependencies"}],[/^pyproject\.toml$/,o.D7,{dependencies:"project.dependencies project.optional-dependencies project.requires-python dependency-groups tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group tool.poetry.source tool.uv tool.pdm.dev-dependencies tool.pdm.source",members:"tool.uv.workspace.members tool.uv.sources tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group",settings:uvSettings}],[/^Pipfile$/,o.D7,{dependencies:"packages dev-packages source requires",members:""}],[/^composer\.json$/,o.Vh,{dependencies:"require require-dev replace conflict provide repositories",members:""}],[/^pubspec\.yaml$/,e=>(0,o.c_)((0,t.hN)(e)),{dependencies:"dependencies dev_dependencies dependency_overrides workspace",members:"workspace"}],[/^pnpm-workspace\.yaml$/,e=>(0,o.c_)((0,t.hN)(e)),{dependencies:"catalog catalogs overrides patchedDependencies packageExtensions ignoredOptionalDependencies configDependencies",members:"packages",settings:npmSettings,specs:({overrides:e,catalog:n,catalogs:s})=>[e,n,s].flatMap(overridesIn)}]]
function uvSettings(e){const n=(0,o.cq)((0,o.cq)(e.tool).uv)
const{conflicts:s,environments:t,"required-environments":r}=n
const i=picked(n,"resolution prerelease fork-strategy exclude-newer exclude-newer-package index-strategy required-version")
return{options:i,conflicts:s,"supported-markers":t,"required-markers":r,manifest:[picked(e,"project.name dependency-groups"),(0,o.FF)(n,Object.keys(i).join(" "))]}}function tablesOf(e,{dependencies:n,members:s,settings:t,specs:r}){const o=Object.values(picked(e,s))
const i=picked(e,n)
const c=Object.values(picked(e,"package.name project.name tool.poetry.name")).find(e=>typeof e==="string")
return{name:c,members:o.flatMap(membersIn),dependencies:i,own:{...picked(e,"package.name package.version workspace.package.version project.name project.version"),"build-system":e["build-system"]!==void 0},settings:t?.(e)??{},specs:r?.(e)??[]}}function membersIn(e){if(Array.isArray(e))return e.filter(e=>typeof e==="string")
return Object.entries((0,o.cq)(e)).flatMap(([e,n])=>e==="path"&&typeof n==="string"?[n]:membersIn(Array.isArray(n)?void 0:n))}function picked(e,n){const at=n=>n.split(".").reduce((e,n)=>(0,o.cq)(e)[n],e)
const s=n.split(" ").map(e=>[e,at(e)])
return Object.fromEntries(s.filter(([,e])=>e!==void 0))}const a=[[/^go\.mod$/,{dependencies:/^ ?(?:(?:require|replace|exclude) )?\S+ (?:v\d|=>)/}],[/^go\.work$/,{dependencies:/^\s*(?:use |replace )|^\s*\.{1,2}\//,members:/^[ \t]*(?:use[ \t]+)?(\.\/\S+)/gm}],[/^(?:Gemfile|gems\.rb)$/,{dependencies:/^\s*(?:gem|source|gemspec|git|github|path)\b/,members:/\bpath:?\s*(?:=>\s*)?\(?["']([^"']+)["']/g}],[/\.gemspec$/,{dependencies:/\badd_\w*dependency\b/}],[/^mix\.exs$/,{dependencies:/\{:\w+,/,members:/\b(?:apps_)?path:\s*"([^"]+)"/g}],[/\.(?:cs|fs|vb)proj$|^Directory\.Packages\.props$/,{dependencies:/<(?:PackageReference|PackageVersion)\b/}],[/^deno\.jsonc?$/,{dependencies:/"(?:npm|jsr|https):/}],[/^Podfile$/,{dependencies:/^\s*pod\b/}],[/^Package\.swift$/,{dependencies:/\.package\(/}]]
function linesOf(e,{dependencies:n,members:s}){const t=e.split("\n").map(e=>e.trim().replaceAll(/\s+/g," "))
return{members:s?[...e.matchAll(s)].map(([e,n=""])=>e.startsWith("apps_")?`${n}/*`:n):[],dependencies:t.filter(e=>n.test(e)).sort()}}function wordsIn(e){const n=e.match(/[\w@./+-]+/g)??[]
return n.flatMap(e=>{const n=e.replace(/^(?:.*-)?dependencies\./,"")
return[n,n.toLowerCase().replaceAll(/[-_.]+/g,"-")]})}}),20787:((e,n,s)=>{s.r(n)
s.d(n,{lockAndManifestFiles:()=>lockAndManifestFiles,manifestsOf:()=>manifestsOf,manifestsSay:()=>manifestsSay})
var t=s(76760)
var r=s(80292)
var o=s(47575)
var i=s(48301)
var c=s(40054)
var a=s(80578)
var p=s(84150)
var d=s(87892)
async function lockAndManifestFiles(e,n,s){const t=await plainFilesIn(e,n.tree)
if(s.size===0)return new Map(t)
const r=(await plainFilesIn(e,n.base)).filter(([e])=>s.has(e))
return new Map([...t.filter(([e])=>!s.has(e)),...r])}async function plainFilesIn(e,n){const s=(await e.raw(["ls-tree","-r","-z","--full-tree",n])).split("\0")
return s.flatMap(e=>{const[,n,s]=/^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(e)??[]
return n!==void 0&&s!==void 0&&(p.V4.has((0,p.Vb)(s))||(0,p.Yh)(s))?[[s,n]]:[]})}async function manifestsOf(e,n,s){const[t,r]=p.V4.get((0,p.Vb)(n))??[/$^/,!1]
const o=n.slice(0,-(0,p.Vb)(n).length)
const i=[...s.keys()].filter(e=>e.startsWith(o)&&t.test((0,p.Vb)(e)))
const c=await readManifests(e,i.filter(e=>e===`${o}${(0,p.Vb)(e)}`),s)
const a=r?[...c.values()].flatMap(e=>e?.members??[]):[]
const d=i.filter(e=>!c.has(e)&&a.some(n=>isMember(e.slice(o.length),n)))
return new Map([...c,...await readManifests(e,d,s)])}function isMember(e,n){const s=t.posix.normalize(n).replace(/\/+$/,"")
return!/^[!/.]/.test(s)&&(0,i.s$)(`/${s}/${(0,p.Vb)(e)}`).matches(e)}async function readManifests(e,n,s){const t=await(0,o.b4)(e,n.map(e=>s.get(e)??""))
return new Map(n.map(e=>[e,(0,c.W)((0,p.Vb)(e),t.get(s.get(e)??"")?.toString()??"")]))}function manifestsSay(e,n,s,r=[]){const o=[...n].flatMap(e=>e??[])
const i=[...r].flatMap(e=>e??[])
const c=o.flatMap(e=>e.specs)
const p=new Set(c.map(([e,n])=>JSON.stringify([e,n])))
const l=new Set(c.filter(([e,n])=>(0,a.MN)(e,n)===void 0).map(([e])=>e))
const f=new Set(o.flatMap(e=>e.names).filter(e=>!l.has(e)))
const m=new Set(c.map(([e,n])=>JSON.stringify([e,(0,a.MN)(e,n)])))
const u=new Set(o.flatMap(({name:e})=>e===void 0?[]:[(0,d.oT)(e)]))
const isIn=(n,r)=>/^[^/\\:~][^\\:]*$/.test(n)&&s.has(t.posix.join(t.posix.dirname(e),n,r))
const setting=e=>({before:settingIn(i,e),after:settingIn(o,e)})
const has=e=>f.has(e)||f.has((0,d.oT)(e))
return{names:(e,n)=>n===void 0?has(e):p.has(JSON.stringify([e,n])),hasAlias:(e,n)=>m.has(JSON.stringify([e,n])),hasFolder:e=>isIn(e,"package.json"),hasPackage:(e,n)=>u.has((0,d.oT)(e))&&(n===void 0||isIn(n,"pyproject.toml")),haveSetting:(e,n,s)=>agrees(e,{lock:{before:n,after:s},manifests:setting(e)})}}function settingIn(e,n){const s=e.map(({settings:e})=>e[n]).filter(e=>e!==void 0)
const t=s.every(e=>e===null||typeof e==="object"&&!Array.isArray(e))
return t?Object.assign({},...s.toReversed()):s.flat()}const l=["overrides","patchedDependencies","catalog"]
const f=["trustedDependencies","ignoredOptionalDependencies"]
function agrees(e,{lock:n,manifests:s}){if(l.includes(e))return areInManifests((0,d.cq)(n.before),(0,d.cq)(n.after),(0,d.cq)(s.after))
if(f.includes(e))return sorted(n.after)===sorted(s.after)
return(0,r.dj)(s.before)!==(0,r.dj)(s.after)}function areInManifests(e,n,s){const isKept=e=>e in n||!(e in s)
const isSaid=([n,t])=>(0,r.dj)(e[n])===(0,r.dj)(t)||n in s&&isFor(t,`${s[n]}`)
return Object.keys(e).every(isKept)&&Object.entries(n).every(isSaid)}function isFor(e,n){const{path:s,hash:t,...r}=(0,d.cq)(e)
if(s!==void 0)return s===n&&typeof t==="string"&&Object.keys(r).length===0
const o=/^(?:\$|catalog:)/.test(n)&&/^[\w.^~-]+$/.test(`${e}`)
const i=n.endsWith(".patch")&&/^[0-9a-z]{20,64}$/.test(`${e}`)
return typeof e==="string"&&(e===n||o||i)}function sorted(e){return(0,r.dj)(Array.isArray(e)?e.map(String).sort():[])}})}

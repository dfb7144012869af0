export const id=787
export const ids=[787]
export const modules={63846:((e,n,t)=>{t.d(n,{I6:()=>readStrictFrontmatter,hN:()=>parseYaml,zT:()=>readFrontmatter})
var s=t(38815)
const r=/^-{3,}[ \t]*\n([\s\S]*?)(?<=\n)(?:-{3,}|\.\.\.)[ \t]*(?:\n|$)/
const i=/^(`{3,})\w*\n(-{3,}[ \t]*\n[\s\S]*?\n-{3,}[ \t]*\n)\1[ \t]*(?:\n|$)/
const o=/^(`{3,})\w*\n(-{3,}[ \t]*\n[\s\S]*)\n\1\s*$/
function readFrontmatter(e){const n=e.replace(/^[\uFEFF\u200B]+/,"").replaceAll(/\r\n?/g,"\n")
const t=n.slice(lengthBefore(n)).replace(i,"$2").replace(o,"$2")
const[s,a=""]=r.exec(t)??[]
if(s===void 0)return{fields:{},body:n.trim(),broken:unclosed(t)}
const{fields:c,broken:p}=fieldsOf(a.replaceAll(" "," "))
return{fields:withSmallNames(c),broken:p,body:t.slice(s.length).trim()}}function withSmallNames(e){const n=Object.entries(e)
const t=n.map(([e,n])=>[/^[A-Z][A-Za-z-]*$/.test(e)?e.toLowerCase():e,n])
return{...Object.fromEntries(t),...Object.fromEntries(n.filter(([e])=>e===e.toLowerCase()))}}function readStrictFrontmatter(e){const{broken:n,...t}=readFrontmatter(e)
const[s]=n
if(s)throw new Error(s.why)
return t}function lengthBefore(e){let n=0
for(;;){n+=/^\s*/.exec(e.slice(n))?.[0].length??0
const t=e.startsWith("\x3c!--",n)?e.indexOf("--\x3e",n):-1
if(t<0)return n
n=t+3}}function unclosed(e){if(!/^---[ \t]*\n[a-z][\w-]*:(?:\s|$)/.test(e))return[]
return[{field:"---",why:"its head has no second line of dashes, so all of it counts as text"}]}function fieldsOf(e){const n=plainFields(e)
if(n)return{fields:n,broken:[]}
const t=e.replaceAll(/^\t+/gm,e=>"  ".repeat(e.length))
const s=entriesOf(t)
const r=parsed(t)
if("value"in r&&(r.value==null||isNamed(r.value))&&!s.some(hasHash))return{fields:{...r.value},broken:[]}
if(s.length>0)return eachOf(s)
if("error"in r)throw r.error
throw new Error("it has no named fields")}function parsed(e,n=1){try{return{value:(0,s.qg)(e,{logLevel:"error"})}}catch(e){return{error:notYaml(e,n)}}}function isNamed(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}const a=/^([a-z][\w-]*|(?:Name|Description|Triggers|Paths|Inputs|Tools|Skills|Model|License|Version))[ \t]*[:：](?:[ \t]+|$|(?=[^\s/:]))(.*)$/
function entriesOf(e){const n=[]
for(const[t,s]of e.split("\n").entries()){const[,e,r=""]=a.exec(s)??[]
if(e!==void 0)n.push({field:e,value:r,lines:[],line:t+1})
else n.at(-1)?.lines.push(s)}return n}function eachOf(e){const n=e.map(e=>({field:e.field,...readEntry(e)}))
const t=n.map(({field:e})=>e)
const s=[...new Set(t.filter((e,n)=>t.indexOf(e)<n))]
return{fields:Object.fromEntries(n.flatMap(e=>"value"in e?[[e.field,e.value]]:[])),broken:[...n.flatMap(e=>"error"in e?[{field:e.field,why:e.error.message}]:[]),...s.map(e=>({field:e,why:`\`${e}\` is there twice, and the last one counts`}))]}}function readEntry(e){const{field:n,value:t,lines:s,line:r}=e
const i=parsed([`${n}: ${t}`,...s].join("\n"),r)
if("value"in i&&isNamed(i.value)&&!hasHash(e))return{value:i.value[n]}
const o=s.map(e=>e.trim()).filter(e=>e!=="")
if(/^[[{|>]/.test(t)&&!c.test(t))return"error"in i?i:{value:t}
if(t.trim()===""&&o.every(e=>e.startsWith("-")))return{value:o.map(itemOf)}
if(t.trim()==="")return"error"in i&&!o.every(isField)?{value:o.join(" ")}:i
return{value:[t.trim(),...o].join(" ").replace(/^(["'])(.*)\1$/,"$2")}}const c=/^(?:\[[^[\]]*\]|\{[^{}]*\})[ \t]+[^\s#]/
function isField(e){return/^["']?[\w-]+["']?[ \t]*:(?:[ \t]|$)/.test(e)}function itemOf(e){const n=e.slice(1).trim()
const t=parsed(n)
return"value"in t&&typeof t.value!=="object"?t.value:n}function hasHash({value:e,lines:n}){return[e,...n].some(e=>/^[^"'[{|>]/.test(e)&&/\s#\S/.test(e))}function notYaml(e,n){if(!(e instanceof s.XT))return new Error(String(e),{cause:e})
const[{line:t,col:r}={line:0,col:1}]=e.linePos??[]
const i=e.message.split(/ at line \d|\n/)[0]
return new Error(`line ${t+n}, column ${r} is not valid YAML: ${i}`,{cause:e})}const p=/^([a-z][\w-]*): +(.*?) *$/
const d=/^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i
const l=/^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/
const f=/^(?!(?:true|false|null)$)[a-z][\w-]*$/i
function plainFields(e){const n={}
for(const t of e.replace(/\n$/,"").split("\n")){const[,e,s=""]=p.exec(t)??[]
const r=plainValue(s)
if(e===void 0||e in n||!f.test(e)||r===void 0)return
n[e]=r}return n}function plainValue(e){if(d.test(e))return e
const n=l.exec(e)?.[1]?.split(/, */)
return n?.every(e=>f.test(e))?n:void 0}function parseYaml(e){return(0,s.qg)(e,{logLevel:"error"})??void 0}}),40054:((e,n,t)=>{t.d(n,{W:()=>readManifest})
var s=t(63846)
var r=t(80578)
var i=t(87892)
function readManifest(e,n){try{if(e==="package.json")return packageJson((0,i.Vh)(n))
const t={names:wordsIn(n),specs:[],settings:{}}
const s=a.find(([n])=>n.test(e))
if(s)return{...t,...tablesOf(s[1](n),s[2])}
const r=c.find(([n])=>n.test(e))
return r?{...t,...linesOf(n,r[1])}:void 0}catch{return}}const o=["dependencies","devDependencies","optionalDependencies","peerDependencies"]
function packageJson(e){const n=o.map(n=>(0,r.Se)(e[n]))
const[t=[],s=[]]=n
const a=(0,i.cq)(e.pnpm)
const c=[e.overrides,e.resolutions,a.overrides]
const p=Array.isArray(e.workspaces)?e.workspaces:(0,i.cq)(e.workspaces).packages
const d={...npmSettings({...(0,i.cq)(e.workspaces),...e,...a}),overrides:Object.assign({},...[e.resolutions,e.overrides,a.overrides].map(i.cq))}
return{names:[...t,...s].map(([e])=>e),specs:[...n.flat(),...c.flatMap(overridesIn)],members:(0,i.c3)(p).map(i.b6),dependencies:{...picked(e,`${o.join(" ")} workspaces`),overrides:c,...picked(d,"patchedDependencies packageExtensionsChecksum ignoredOptionalDependencies catalog catalogs")},own:picked(e,"name bin dependenciesMeta peerDependenciesMeta"),settings:d}}function npmSettings(e){const n="overrides patchedDependencies ignoredOptionalDependencies trustedDependencies catalog catalogs"
return{...picked(e,n),packageExtensionsChecksum:e.packageExtensions}}function overridesIn(e){return Object.entries((0,i.cq)(e)).flatMap(([e,n])=>{const t=/((?:@[^/@>]{1,214}\/)?[^/@>]{1,214})(?:@[^@>]*)?$/.exec(e)?.[1]??e
return typeof n==="string"?[[t,n]]:overridesIn(n)})}const a=[[/^Cargo\.toml$/,i.D7,{dependencies:"dependencies dev-dependencies build-dependencies target workspace.dependencies workspace.members patch",members:"workspace.members dependencies dev-dependencies build-dependencies target workspace.dependencies"}],[/^pyproject\.toml$/,i.D7,{dependencies:"project.dependencies project.optional-dependencies project.requires-python dependency-groups tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group tool.poetry.source tool.uv tool.pdm.dev-dependencies tool.pdm.source",members:"tool.uv.workspace.members tool.uv.sources tool.poetry.dependencies tool.poetry.dev-dependencies tool.poetry.group",settings:uvSettings}],[/^Pipfile$/,i.D7,{dependencies:"packages dev-packages source requires",members:""}],[/^composer\.json$/,i.Vh,{dependencies:"require require-dev replace conflict provide repositories",members:""}],[/^pubspec\.yaml$/,e=>(0,i.c_)((0,s.hN)(e)),{dependencies:"dependencies dev_dependencies dependency_overrides workspace",members:"workspace"}],[/^pnpm-workspace\.yaml$/,e=>(0,i.c_)((0,s.hN)(e)),{dependencies:"catalog catalogs overrides patchedDependencies packageExtensions ignoredOptionalDependencies configDependencies",members:"packages",settings:npmSettings,specs:({overrides:e,catalog:n,catalogs:t})=>[e,n,t].flatMap(overridesIn)}]]
function uvSettings(e){const n=(0,i.cq)((0,i.cq)(e.tool).uv)
const{conflicts:t,environments:s,"required-environments":r}=n
const o=picked(n,"resolution prerelease fork-strategy exclude-newer exclude-newer-package index-strategy required-version")
return{options:o,conflicts:t,"supported-markers":s,"required-markers":r,manifest:[picked(e,"project.name dependency-groups"),(0,i.FF)(n,Object.keys(o).join(" "))]}}function tablesOf(e,{dependencies:n,members:t,settings:s,specs:r}){const i=Object.values(picked(e,t))
const o=picked(e,n)
const a=Object.values(picked(e,"package.name project.name tool.poetry.name")).find(e=>typeof e==="string")
return{name:a,members:i.flatMap(membersIn),dependencies:o,own:{...picked(e,"package.name package.version workspace.package.version project.name project.version"),"build-system":e["build-system"]!==void 0},settings:s?.(e)??{},specs:r?.(e)??[]}}function membersIn(e){if(Array.isArray(e))return e.filter(e=>typeof e==="string")
return Object.entries((0,i.cq)(e)).flatMap(([e,n])=>e==="path"&&typeof n==="string"?[n]:membersIn(Array.isArray(n)?void 0:n))}function picked(e,n){const at=n=>n.split(".").reduce((e,n)=>(0,i.cq)(e)[n],e)
const t=n.split(" ").map(e=>[e,at(e)])
return Object.fromEntries(t.filter(([,e])=>e!==void 0))}const c=[[/^go\.mod$/,{dependencies:/^ ?(?:(?:require|replace|exclude) )?\S+ (?:v\d|=>)/}],[/^go\.work$/,{dependencies:/^\s*(?:use |replace )|^\s*\.{1,2}\//,members:/^[ \t]*(?:use[ \t]+)?(\.\/\S+)/gm}],[/^(?:Gemfile|gems\.rb)$/,{dependencies:/^\s*(?:gem|source|gemspec|git|github|path)\b/,members:/\bpath:?\s*(?:=>\s*)?\(?["']([^"']+)["']/g}],[/\.gemspec$/,{dependencies:/\badd_\w*dependency\b/}],[/^mix\.exs$/,{dependencies:/\{:\w+,/,members:/\b(?:apps_)?path:\s*"([^"]+)"/g}],[/\.(?:cs|fs|vb)proj$|^Directory\.Packages\.props$/,{dependencies:/<(?:PackageReference|PackageVersion)\b/}],[/^deno\.jsonc?$/,{dependencies:/"(?:npm|jsr|https):/}],[/^Podfile$/,{dependencies:/^\s*pod\b/}],[/^Package\.swift$/,{dependencies:/\.package\(/}]]
function linesOf(e,{dependencies:n,members:t}){const s=e.split("\n").map(e=>e.trim().replaceAll(/\s+/g," "))
return{members:t?[...e.matchAll(t)].map(([e,n=""])=>e.startsWith("apps_")?`${n}/*`:n):[],dependencies:s.filter(e=>n.test(e)).sort()}}function wordsIn(e){const n=e.match(/[\w@./+-]+/g)??[]
return n.flatMap(e=>{const n=e.replace(/^(?:.*-)?dependencies\./,"")
return[n,n.toLowerCase().replaceAll(/[-_.]+/g,"-")]})}}),20787:((e,n,t)=>{t.r(n)
t.d(n,{lockAndManifestFiles:()=>lockAndManifestFiles,manifestsOf:()=>manifestsOf,manifestsSay:()=>manifestsSay})
var s=t(76760)
var r=t(80292)
var i=t(47575)
var o=t(48301)
var a=t(40054)
var c=t(80578)
var p=t(84150)
var d=t(87892)
async function lockAndManifestFiles(e,n,t){const s=await plainFilesIn(e,n.tree)
if(t.size===0)return new Map(s)
const r=(await plainFilesIn(e,n.base)).filter(([e])=>t.has(e))
return new Map([...s.filter(([e])=>!t.has(e)),...r])}async function plainFilesIn(e,n){const t=(await e.raw(["ls-tree","-r","-z","--full-tree",n])).split("\0")
return t.flatMap(e=>{const[,n,t]=/^100\d{3} blob ([0-9a-f]+)\t(.+)$/s.exec(e)??[]
return n!==void 0&&t!==void 0&&(p.V4.has((0,p.Vb)(t))||(0,p.Yh)(t))?[[t,n]]:[]})}async function manifestsOf(e,n,t){const[s,r]=p.V4.get((0,p.Vb)(n))??[/$^/,!1]
const i=n.slice(0,-(0,p.Vb)(n).length)
const o=[...t.keys()].filter(e=>e.startsWith(i)&&s.test((0,p.Vb)(e)))
const a=await readManifests(e,o.filter(e=>e===`${i}${(0,p.Vb)(e)}`),t)
const c=r?[...a.values()].flatMap(e=>e?.members??[]):[]
const d=o.filter(e=>!a.has(e)&&c.some(n=>isMember(e.slice(i.length),n)))
return new Map([...a,...await readManifests(e,d,t)])}function isMember(e,n){const t=s.posix.normalize(n).replace(/\/+$/,"")
return!/^[!/.]/.test(t)&&(0,o.s$)(`/${t}/${(0,p.Vb)(e)}`).matches(e)}async function readManifests(e,n,t){const s=await(0,i.b4)(e,n.map(e=>t.get(e)??""))
return new Map(n.map(e=>[e,(0,a.W)((0,p.Vb)(e),s.get(t.get(e)??"")?.toString()??"")]))}function manifestsSay(e,n,t,r=[]){const i=[...n].flatMap(e=>e??[])
const o=[...r].flatMap(e=>e??[])
const a=i.flatMap(e=>e.specs)
const p=new Set(a.map(([e,n])=>JSON.stringify([e,n])))
const l=new Set(a.filter(([e,n])=>(0,c.MN)(e,n)===void 0).map(([e])=>e))
const f=new Set(i.flatMap(e=>e.names).filter(e=>!l.has(e)))
const u=new Set(a.map(([e,n])=>JSON.stringify([e,(0,c.MN)(e,n)])))
const m=new Set(i.flatMap(({name:e})=>e===void 0?[]:[(0,d.oT)(e)]))
const isIn=(n,r)=>/^[^/\\:~][^\\:]*$/.test(n)&&t.has(s.posix.join(s.posix.dirname(e),n,r))
const setting=e=>({before:settingIn(o,e),after:settingIn(i,e)})
const has=e=>f.has(e)||f.has((0,d.oT)(e))
return{names:(e,n)=>n===void 0?has(e):p.has(JSON.stringify([e,n])),hasAlias:(e,n)=>u.has(JSON.stringify([e,n])),hasFolder:e=>isIn(e,"package.json"),hasPackage:(e,n)=>m.has((0,d.oT)(e))&&(n===void 0||isIn(n,"pyproject.toml")),haveSetting:(e,n,t)=>agrees(e,{lock:{before:n,after:t},manifests:setting(e)})}}function settingIn(e,n){const t=e.map(({settings:e})=>e[n]).filter(e=>e!==void 0)
const s=t.every(e=>e===null||typeof e==="object"&&!Array.isArray(e))
return s?Object.assign({},...t.toReversed()):t.flat()}const l=["overrides","patchedDependencies","catalog"]
const f=["trustedDependencies","ignoredOptionalDependencies"]
function agrees(e,{lock:n,manifests:t}){if(l.includes(e))return areInManifests((0,d.cq)(n.before),(0,d.cq)(n.after),(0,d.cq)(t.after))
if(f.includes(e))return sorted(n.after)===sorted(t.after)
return(0,r.dj)(t.before)!==(0,r.dj)(t.after)}function areInManifests(e,n,t){const isKept=e=>e in n||!(e in t)
const isSaid=([n,s])=>(0,r.dj)(e[n])===(0,r.dj)(s)||n in t&&isFor(s,`${t[n]}`)
return Object.keys(e).every(isKept)&&Object.entries(n).every(isSaid)}function isFor(e,n){const{path:t,hash:s,...r}=(0,d.cq)(e)
if(t!==void 0)return t===n&&typeof s==="string"&&Object.keys(r).length===0
const i=/^(?:\$|catalog:)/.test(n)&&/^[\w.^~-]+$/.test(`${e}`)
const o=n.endsWith(".patch")&&/^[0-9a-z]{20,64}$/.test(`${e}`)
return typeof e==="string"&&(e===n||i||o)}function sorted(e){return(0,r.dj)(Array.isArray(e)?e.map(String).sort():[])}})}

export const id=578
export const ids=[578]
export const modules={80578:((e,n,t)=>{t.d(n,{Jn:()=>elsewhere,MN:()=>realOf,Rp:()=>s,Se:()=>specsIn,Zn:()=>folderEntry,cw:()=>npmEntry,fy:()=>wantedBy,tI:()=>readNpmLock,ts:()=>readBunLock})
var r=t(85884)
var o=t(87892)
const s=["https://registry.npmjs.org/{name}/-/{file}","https://registry.yarnpkg.com/{name}/-/{file}"]
const i=/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/
const a=/^(?:@[\w.~-]+\/)?(?!\.{1,2}$)[\w.~-]+$/
const c=/^sha(?:1|256|384|512)-[A-Za-z0-9+/]+={0,2}$/
function npmEntry(e,{real:n=e,version:t,address:o,integrity:s}){const d=o===""?void 0:(0,r.BU)(o,n,t)
const l=s.split(" ").filter(e=>e!=="")
return{name:e,version:t,from:d?.place===void 0?[]:[d.place],hashes:l.every(e=>c.test(e))?l:[],problem:d?.problem,alias:e===n?void 0:n,elsewhere:i.test(t)&&a.test(e)?void 0:t}}function elsewhere(e,n){return{name:e,version:"",from:[],hashes:[],elsewhere:n}}const d=String.raw`[\w.+*^~<>=|&\-, ()]*`
const l=new RegExp(`^(?:npm:((?:@[^/@:]+/)?[^/@:]+)@)?${d}$`)
function realOf(e,n){const t=l.exec(n)
if(t)return t[1]??e
return/^npm:((?:@[^/@:]+\/)?[^/@:]+)$/.exec(n)?.[1]}function wantedBy(e,n,t=realOf){return["dependencies","devDependencies","optionalDependencies","peerDependencies"].flatMap(r=>specsIn(n[r]).map(([o,s])=>{const i=r==="dependencies"&&!isOptional(n,o)
return{by:e,name:o,spec:s,real:t(o,s),isRequired:i,isKept:r!=="peerDependencies"}}))}function isOptional({dependenciesMeta:e,optionalDependencies:n},t){const r=e===void 0?void 0:(0,o.c_)(e)[t]
return r!==void 0||n!==void 0&&t in(0,o.c_)(n)}function specsIn(e){return e===void 0?[]:Object.entries((0,o.c_)(e)).map(([e,n])=>[e,(0,o.b6)(n)])}function readNpmLock(e){const n=(0,o.Vh)(e)
const t=(0,o.N$)(n.packages)
const r=olderIn(n.dependencies)
const s=t.map(([e])=>nameAt(e))
const i=new Set(s)
const a=n.packages===void 0?void 0:r.names.find(e=>!i.has(e))
if(a!==void 0)throw new Error(`${a} is in its older part only`)
return{entries:[...t.flatMap(([e,t])=>npmPackage(e,t,n.packages)),...r.entries],wanted:[...t.flatMap(([e,n])=>wantedBy(nameAt(e),n)),...r.wanted],names:n.packages===void 0?r.names:s,fixed:(0,o.FF)(n,"name version lockfileVersion requires packages dependencies")}}function nameAt(e){const n=e.lastIndexOf("node_modules/")
return e.slice(n<0?0:n+"node_modules/".length)}const f=(0,o.Pf)("version resolved integrity name link inBundle dev optional devOptional peer extraneous ideallyInert license licenses funding deprecated hasInstallScript hasShrinkwrap bin engines os cpu libc workspaces dependencies devDependencies optionalDependencies peerDependencies peerDependenciesMeta dependenciesMeta acceptDependencies bundleDependencies bundledDependencies")
function npmPackage(e,n,t){return e===""?[]:[{...(0,o.WQ)(npmPlaced(e,n,t),n,f),path:e}]}function npmPlaced(e,n,t){const r=e.lastIndexOf("node_modules/")
const s=nameAt(e)
const[a,c,d]=[(0,o.b6)(n.version),(0,o.b6)(n.resolved),(0,o.b6)(n.integrity)]
if(n.link!==void 0)return n.link===!0?folderEntry(s,c):elsewhere(s,c||e)
if(r>0&&/(?:^|\/)\.{1,2}\/|^[/~]|[\\:]/.test(e))return elsewhere(s,e)
if(r<0)return c===""&&d===""?folderEntry(s,e):elsewhere(s,c||e)
const l=i.test(a)&&n.name===void 0&&c===""&&d===""
if(n.inBundle===!0&&l&&isInPackage(e,t))return bundled(s,a,e)
return npmEntry(s,{real:(0,o.b6)(n.name)||s,version:a,address:c,integrity:d})}function isInPackage(e,n){const t=e.slice(0,Math.max(e.lastIndexOf("/node_modules/"),0))
const r=(0,o.c_)(n)[t]
return/(?:^|\/)node_modules\//.test(t)&&r!==void 0&&(0,o.c_)(r).link===void 0}function bundled(e,n,t){const r=a.test(e)
return r?{name:`${e} (bundled)`,version:n,from:[],hashes:[],needsHash:!1,raw:t}:elsewhere(e,n)}function folderEntry(e,n){return{name:e,version:"",from:[],hashes:[],folder:n}}function olderIn(e,n=""){const t=(0,o.N$)(e).map(([e,t])=>[e,t,`${n}node_modules/${e}`])
const r=t.map(([,e,n])=>olderIn(e.dependencies,`${n}/`))
return{entries:[...t.map(([e,n,t])=>olderPackage(e,n,t)),...r.flatMap(({entries:e})=>e)],wanted:[...t.flatMap(([e,{requires:n}])=>typeof n==="boolean"?[]:olderWanted(e,n)),...r.flatMap(({wanted:e})=>e)],names:[...t.map(([e])=>e),...r.flatMap(({names:e})=>e)]}}function olderWanted(e,n){return specsIn(n).map(([n,t])=>({by:e,name:n,spec:t,real:realOf(n,t),isRequired:!1,isKept:!0}))}const p=(0,o.Pf)("version resolved integrity bundled dev optional devOptional peer extraneous from requires dependencies")
function olderPackage(e,n,t){return{...(0,o.WQ)(olderEntry(e,n,t),(0,o.FF)(n,"dependencies"),p),path:t}}function olderEntry(e,n,t){const[r,s,a]=[(0,o.b6)(n.version),(0,o.b6)(n.resolved),(0,o.b6)(n.integrity)]
const c=t.includes("/node_modules/")
if(n.bundled===!0&&c&&i.test(r)&&s===""&&a==="")return bundled(e,r,t)
const d=/^file:([^:]*)$/.exec(r)?.[1]
if(d!==void 0&&s===""&&a==="")return folderEntry(e,d)
const l=/^npm:(.+)@([^@]+)$/.exec(r)
return npmEntry(e,{real:l?.[1]??e,version:l?.[2]??r,address:s,integrity:a})}function readBunLock(e){const n=(0,o.Vh)(e,{trailingCommas:!0})
const t=Object.entries(n.packages===void 0?{}:(0,o.c_)(n.packages))
const r=t.map(([e,n])=>bunPackage(e,(0,o.c3)(n)))
return{entries:r.map(({entry:e})=>e),wanted:[...(0,o.N$)(n.workspaces).flatMap(([e,n])=>wantedBy(e,n)),...r.flatMap(({entry:e,facts:n})=>wantedBy(e.name,n))],fixed:(0,o.FF)(n,`lockfileVersion configVersion workspaces packages ${u}`),settings:(0,o.j6)(n,u)}}const u="overrides patchedDependencies trustedDependencies catalog catalogs"
const m=(0,o.Pf)("dependencies devDependencies optionalDependencies peerDependencies optionalPeers bin binDir os cpu libc bundled hasInstallScript")
function bunPackage(e,[n,...t]){const[,r="",s=""]=/^(@?[^@]+)@(.*)$/.exec((0,o.b6)(n))??[]
const i=/(?:^|\/)((?:@[^/]+\/)?[^/]+)$/.exec(e)?.[1]??e
const a=/^workspace:(.+)$/.exec(s)?.[1]
if(a!==void 0&&t.length===0&&r===i)return{entry:folderEntry(i,a),facts:{}}
const[c,d,l,...f]=t
const p=typeof c==="string"&&f.length===0
if(!p)return{entry:elsewhere(i,`${(0,o.b6)(n)} ${JSON.stringify(t)}`),facts:{}}
const u={...npmEntry(i,{real:r,version:s,address:"",integrity:(0,o.b6)(l)}),from:c===""?[]:[c]}
return{entry:(0,o.WQ)(u,(0,o.c_)(d),m),facts:(0,o.c_)(d)}}}),87892:((e,n,t)=>{t.d(n,{D7:()=>readToml,FF:()=>without,N$:()=>tablesIn,Pf:()=>fieldsOf,Vh:()=>readJson,WQ:()=>whole,b6:()=>textOf,c3:()=>listOf,c_:()=>tableOf,cq:()=>tableOr,gM:()=>readYaml,j6:()=>only,oT:()=>pythonName})
var r=t(3292)
var o=t(94869)
var s=t(33737)
const i=200
const a=/"(?:[^"\\]|\\[\s\S])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g
const c=/^(?:__proto__|constructor|prototype|<<)$/
function readJson(e,{trailingCommas:n=!1}={}){const t=e.match(a)??[]
if(e.replaceAll(a,"").trim()!=="")throw new Error("it is not JSON")
const r=n?t.filter((e,n)=>e!==","||!/^[}\]]$/.test(t[n+1]??"")):t
const o=JSON.parse(n?r.join(" "):e)
requireSingleNames(r)
return sound(o)}function requireSingleNames(e){const n=[]
for(const[t,r]of e.entries())if(r==="{")n.push(new Set)
else if(r==="[")n.push(void 0)
else if(r==="}"||r==="]")n.pop()
else if(r.startsWith('"')&&e[t+1]===":"){const e=JSON.parse(r)
const t=n.at(-1)
if(t?.has(e))throw new Error(`the name ${r} is there twice`)
t?.add(e)}}function readYaml(e){return sound(readPlainYaml(e))}function readToml(e){return sound((0,r.qg)(e))}function sound(e){requireNames(e,0)
return tableOf(e)}function requireNames(e,n){if(typeof e!=="object"||e===null)return
if(n>i)throw new Error("it is nested too deeply")
for(const[t,r]of Object.entries(e)){if(c.test(t)&&!Array.isArray(e))throw new Error(`it has the name ${t}`)
requireNames(r,n+1)}}function tableOf(e){if(typeof e!=="object"||e===null||Array.isArray(e))throw new Error("a part of it is not a table")
return e}function tableOr(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)?tableOf(e):{}}function tablesIn(e){return e===void 0||e===null?[]:Object.entries(tableOf(e)).map(([e,n])=>[e,tableOf(n)])}function listOf(e){if(e===void 0)return[]
if(!Array.isArray(e))throw new Error("a part of it is not a list")
return e}function textOf(e){if(e===void 0)return""
if(typeof e!=="string")throw new Error("a part of it is not text")
return e}function whole(e,n,t){const r=Object.keys(n).find(e=>!t.has(e))
const i=r===void 0?void 0:`has ${(0,s.aY)((0,o.TN)(r,100))}, which is not understood`
return{...e,raw:JSON.stringify([e.raw,n]),problem:e.problem??i}}function fieldsOf(e){return new Set(e.split(" "))}function pythonName(e){return e.toLowerCase().replaceAll(/[-_.]+/g,"-")}function only(e,n){const t=new Set(n.split(" "))
return Object.fromEntries(Object.entries(e).filter(([e])=>t.has(e)))}function without(e,n){const t=new Set(n.split(" "))
return Object.fromEntries(Object.entries(e).filter(([e])=>!t.has(e)))}const d=String.raw`"(?:[^"\\]|\\.)*"`
const l="'(?:[^']|'')*'"
const f="(?:[^\\s\\-?:,[\\]{}#&*!|>'\"%@`]|-(?=\\S))"
const p="(?:[^\\s:]|:(?=\\S)|\\s+(?=[^\\s#]))*"
const u=new RegExp(`^(?:${d}|${l})$`)
const m=new RegExp(`^${f}${p}$`)
const h=new RegExp(`^(${d}|${l}|${f}${p}):(?: +(\\S.*))?$`)
function readPlainYaml(e){if(/[^\P{Cc}\r\n]|[\u2028\u2029\ufeff]|\r(?!\n)/u.test(e))throw new Error("it has a character that is not text")
const n=e.split(/\r?\n/).flatMap(e=>{const n=e.search(/\S/)
return n<0||e[n]==="#"?[]:[{indent:n,text:e.slice(n).trimEnd()}]})
if(n.length===0)return{}
const t={all:n,at:0}
const r=blockOf(t,0)
if(t.at<n.length)throw notUnderstood(n[t.at]?.text)
return r}function notUnderstood(e=""){return new Error(`a line of it is not understood: ${e}`)}function blockOf(e,n){const t=e.all[e.at]?.text.startsWith("- ")
const r=new Map
const o=[]
for(let s=e.all[e.at];s?.indent===n;s=e.all[e.at]){e.at+=1
if(t!==s.text.startsWith("- "))throw notUnderstood(s.text)
if(t)o.push(plainText(s.text.slice(2)))
else{const[n,t]=fieldOf(e,s)
if(r.has(n))throw new Error(`the name ${n} is there twice`)
r.set(n,t)}}return t?o:Object.fromEntries(r)}function fieldOf(e,{indent:n,text:t}){const r=t.startsWith("? ")&&e.all[e.at]?.text===":"&&e.all[e.at]?.indent===n
if(r)e.at+=1
const[,o,s]=h.exec(r?`${t.slice(2)}:`:t)??[]
if(o===void 0)throw notUnderstood(t)
const i=plainText(o)
const a=i==="deprecated"&&/^[|>]-?$/.test(s??"")
if(s!==void 0&&!a)return[i,/^[[{]/.test(s)?flowOf(s):plainText(s)]
const c=e.all[e.at]?.indent??0
if(!a)return[i,c>n?blockOf(e,c):""]
while((e.all[e.at]?.indent??0)>n)e.at+=1
return[i,""]}function plainText(e){if(u.test(e))return e.startsWith('"')?String(JSON.parse(e)):e.slice(1,-1).replaceAll("''","'")
if(!m.test(e))throw notUnderstood(e)
return e}const w=new RegExp(`${d}|${l}|[[\\]{},]|:(?= )|(?:[^\\s,[\\]{}"':]|:(?=[^\\s,[\\]{}]))(?:[^,[\\]{}:]|:(?=[^\\s,[\\]{}]))*`,"g")
function flowOf(e){const n=(e.match(w)??[]).map(e=>e.trim()).reverse()
if(e.replaceAll(w,"").trim()!=="")throw notUnderstood(e)
const t=nextOf(n)
if(n.length>0)throw notUnderstood(e)
return t}function nextOf(e){const n=e.pop()??""
if(n==="[")return partsOf(e,"]",()=>nextOf(e))
if(n!=="{")return plainText(n)
const t=partsOf(e,"}",()=>pairOf(e))
const r=new Map(t)
if(r.size<t.length)throw new Error("a name is there twice")
return Object.fromEntries(r)}function partsOf(e,n,t){const r=[]
while(e.at(-1)!==n){r.push(t())
if(e.at(-1)===",")e.pop()
else if(e.at(-1)!==n)throw notUnderstood(e.at(-1))}e.pop()
return r}function pairOf(e){const n=plainText(e.pop()??"")
if(e.pop()!==":")throw notUnderstood(n)
return[n,nextOf(e)]}})}

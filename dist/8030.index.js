export const id=8030
export const ids=[8030]
export const modules={55097:((e,t,n)=>{n.d(t,{W:()=>fullestFolder,p:()=>countByFolder})
var s=n(33737)
const o=.8
function countByFolder(e){const t=new Map
for(const n of e){const e=n.slice(0,n.lastIndexOf("/")+1)
t.set(e,(t.get(e)??0)+1)}return t}function fullestFolder(e){const t=sumOf(e)
let[n,a]=["",e]
for(let e=largestIn(n,a);e!==void 0;e=largestIn(n,a)){if(sumOf(e.counts)<o*t)break;[n,a]=[e.folder,e.counts]}return n===""?"":`; ${sumOf(a)} of them are in ${(0,s.aY)(n)}`}function sumOf(e){let t=0
for(const n of e.values())t+=n
return t}function largestIn(e,t){const n=Map.groupBy(t,([t])=>t.slice(0,t.indexOf("/",e.length)+1))
let s
for(const[t,o]of n){if(t.length<=e.length)continue
const n=new Map(o)
const a=sumOf(n)
if(a>(s?.files??0))s={folder:t,inside:n,files:a}}return s&&{folder:s.folder,counts:s.inside}}}),85884:((e,t,n)=>{n.d(t,{A8:()=>pythonPlace,BU:()=>npmPlace,k0:()=>c,n7:()=>plainAddress,rX:()=>strangeAddress})
const s="has a URL that is not plain https"
const o="has the address of something else"
function plainAddress(e){const[,t,n]=/^(https:\/\/[a-z0-9.-]+(?::\d{1,5})?)(\/[\w!$&'()*+,;=:@~./%-]*)$/.exec(e)??[]
if(t===void 0||n===void 0||/\/\/|%(?:2e|5c|00)/i.test(n))return
return URL.canParse(e)&&new URL(e).href===e?{origin:t,path:n}:void 0}function npmPlace(e,t,n){const o=plainAddress(e)
if(!o)return{problem:s}
const a=o.path.replace(/%2f/gi,"/")
const i=`${t.split("/").at(-1)}-${n}.tgz`
const r=`/${t}/-/${i}`
if(a.endsWith(r))return{place:`${o.origin}${a.slice(0,-r.length)}/{name}/-/{file}`}
return otherPlace(o.origin,a,{name:t,version:n,file:i})}function otherPlace(e,t,{name:n,version:s,file:a}){const i=t.replace(`/${n}/`,"/{name}/").split("/").map(e=>{if(e===s)return"{version}"
if(e===a)return"{file}"
return/^[0-9a-f]{20,}$/.test(e)?"{hash}":e})
const r=i.includes("{name}")&&(i.includes("{version}")||i.includes("{file}"))
return r?{place:`${e}${i.join("/")}`}:{problem:o}}function pythonPlace(e,t,n){const a=plainAddress(e)
if(!a)return{problem:s}
const i=a.path.split("/")
const r=i.pop()??""
const[,c]=/^(.+)\.(?:tar\.(?:gz|bz2)|zip|tgz)$/.exec(r)??[]
const[l="",f]=r.endsWith(".whl")?r.split("-"):[]
const d=c===void 0?isSame(l,t)&&f===n:c.endsWith(`-${n}`)&&isSame(c.slice(0,-n.length-1),t)
if(!d)return{problem:o}
return{place:`${a.origin}${i.map(e=>/^[0-9a-f]{2,}$/.test(e)?"{hash}":e).join("/")}`}}function isSame(e,t){const[n,s]=[e,t].map(e=>e.toLowerCase().replaceAll(/[-_.]+/g,"-"))
return n===s}const a=/[^\s"'`,;()<>{}[\]]+/g
const i=/^(?:git\b|ssh:|http:|ftp:|file:|exec:|github:|gitlab:|bitbucket:|gist:)|git@|\+(?:git|ssh|http|file):/i
const r=/^(?:(?:sha(?:1|256|384|512)-|h1:)[A-Za-z0-9+/]+={0,2}|[A-Za-z0-9+/]{86}==)$/
const c=/"(?:url|deprecated)"[ \t]*:[ \t]*"(?:[^"\\\n]|\\.)*"|^[ \t]*deprecated:.*$/gm
function strangeAddress(e,t,{places:n,hasFolder:s=()=>!1,forPeople:o}){const i=new Set(e.match(a))
const r=new Set([...i,...n].map(hostOf).filter(e=>e!==void 0))
const c=(o?t.replaceAll(o,""):t).match(a)??[]
const isOwn=e=>e.startsWith("file:")&&s(e.slice("file:".length))
return c.find(e=>!i.has(e)&&isStrange(e,r)&&!isOwn(e))}function isStrange(e,t){if(/%2f%2f/i.test(e)||i.test(e))return!0
if(!e.includes("//")||r.test(e))return!1
const n=hostOf(e)
return n===void 0||!t.has(n)||e.split("//").length>2}function hostOf(e){return/(?:^|[+@=:])https:\/\/([a-z0-9.-]+(?::\d+)?)(?:[/?#]|$)/i.exec(e)?.[1]?.toLowerCase()}}),28030:((e,t,n)=>{n.r(t)
n.d(t,{reviewChange:()=>reviewChange})
var s=n(98664)
var o=n(94869)
var a=n(33737)
var i=n(7925)
var r=n(47575)
const c=64*1024
const l=4*1024
async function judgeContents(e,t,{base:n,policy:s,leaks:o,known:a=[]}){const i=t.filter(({newMode:e})=>e!==r.sj&&e!==r.NG)
const c=i.flatMap(({newObject:e,oldObject:t})=>[e,t])
const f=await(0,r.b4)(e,c,l*1024).catch(()=>{})
const d=f?new Map([...f].map(([e,{length:t}])=>[e,t])):await(0,r.gN)(e,c)
const h=largeAmong(i,d,s)
const u=i.filter(e=>!h.has(e))
const isSmall=e=>(d.get(e)??Number.POSITIVE_INFINITY)<=s.maxFileKb*1024
const read=async t=>{const n=t.filter(isSmall)
return f?new Map(n.map(e=>[e,f.get(e)??Buffer.alloc(0)])):(0,r.b4)(e,n)}
const isPublic=t=>isInAny(e,[n,...a],t)
const p=new Map(h)
const w=new Map
const g=new Map
const judge=async(e,t,n)=>{const s=leakInName(e,o)??await leakInside(e,{content:t,before:n},o,isPublic)
if(!s&&t)g.set(e.newObject,t)
if(!s)return
p.set(e,s)
const a=t?.toString("utf8")
if(s.code==="DKH-201"&&a!==void 0&&!a.includes("�"))w.set(e,(await o.redactLong(a)).text)}
const m=[...t.filter(({newMode:e})=>e===r.sj),...h.keys()]
for(const e of m)await judge(e,void 0,void 0)
for(const e of f?[u]:inPortions(u,d)){const t=await read(e.map(({newObject:e})=>e))
const n=await read(e.map(({oldObject:e})=>e))
for(const s of e)await judge(s,t.get(s.newObject),n.get(s.oldObject))}return{verdicts:p,redacted:w,blobs:g}}function*inPortions(e,t){let[n,s]=[[],l*1024]
for(const o of e){const e=(t.get(o.newObject)??0)+(t.get(o.oldObject)??0)
if(e>s&&n.length>0){yield n;[n,s]=[[],l*1024]}n.push(o)
s-=e}if(n.length>0)yield n}async function isInAny(e,t,n){for(const s of t)if(await isAtBase(e,s,n))return!0
return!1}function largeAmong(e,t,{maxFileKb:n}){let s=c*1024
const o=new Map
for(const a of e){const e=t.get(a.newObject)??0
if(e>n*1024||e>s)o.set(a,tooLarge(a,e))
else s-=e}return o}function tooLarge({path:e},t){return{path:e,code:"DKH-106",detail:(0,o.lP)(t)}}function leakInName(e,t){const[n]=t.scan(e.path)
return n&&{path:t.redact(e.path).text,code:"DKH-202",detail:n.kind}}async function leakInside({path:e},{content:t,before:n},s,o){if(!t)return
const a=t.includes(0)?"latin1":"utf8"
const i=t.toString(a)
for(const[r,{start:c,end:l,kind:d}]of(await s.scanFile(t,{public:n?.toString("utf8")??""})).entries()){if(r<f&&await o(Buffer.from(i.slice(c,l),a)))continue
const t=i.slice(0,c).split("\n").length
return{path:e,code:"DKH-201",detail:`line ${t}: ${d}`}}return}const f=20
async function isAtBase(e,t,n){const[s=""]=n.toString().split(/\r?\n/).sort((e,t)=>t.length-e.length)
if(s.trim()==="")return!1
try{const o=["grep","-l","-z","-a","-F","--no-color","--full-name","-f","-",t,"--"]
const a=(await e.raw(o,`${s}\n`)).split("\0").filter(Boolean).slice(0,f)
for(const t of a)if(holds(await e.bytes(["cat-file","blob",t]),n))return!0}catch{}return!1}function holds(e,t){if(e.includes(t))return!0
const plain=e=>e.toString("latin1").replaceAll("\r\n","\n")
return t.includes("\n")&&plain(e).includes(plain(t))}var d=n(55097)
var h=n(50931)
var u=n(48301)
async function judgeEntries(e,{base:t,tree:n,list:s},o,i){const r=await linksIn(e,await s(e,t),o)
const c=aliasesOf(r,i)
const l=new Map
const f=await partsOfBareRepositories(e,n,o)
for(const[e,t]of f){const n=`it is part of a bare repository, ${t===""?"the top folder":(0,a.aY)(t)}`
l.set(e,{path:e.path,code:"DKH-102",detail:n})}for(const e of o){const t=judge(e,{links:r,aliases:c,policy:i})
if(t)l.set(e,t)}const isFree=e=>!f.has(e)&&isLock(e,{links:r,aliases:c,policy:i})
return{verdicts:l,locks:o.filter(isFree)}}function isLock({path:e,oldMode:t,newMode:n},{aliases:s,policy:o}){const a=namesOf(e,s).map(e=>(0,h.Y)(e,o.list).kind)
return a.every(e=>e==="lock")&&n===p&&(t===p||t===r.sj)}const p="100644"
function judge(e,{links:t,aliases:n,policy:s}){const{path:o,oldMode:a,newMode:i}=e
const c=refusalOf(namesOf(o,n),s)
if(c)return{path:o,code:c,detail:""}
if(i===r.NG||a===r.NG)return{path:o,code:"DKH-105",detail:"a submodule"}
if(i===r.ps)return judgeLink(o,t,s)
const l=i===r.sj||i==="100644"||i==="100755"
return l?void 0:{path:o,code:"DKH-105",detail:`mode ${i}`}}function judgeLink(e,t,n){const s=followLinks(t,e)
if(s.kind!=="place")return{path:e,code:"DKH-104",detail:b[s.kind]}
const o=s.path
const a=o!==""&&refusalOf([o],n)===void 0
return a?void 0:{path:e,code:"DKH-104",detail:`it leads to ${o||"the root"}`}}function refusalOf(e,{protectedPaths:t,list:n}){const s=e.map(e=>(0,h.Y)(e,n))
const o=s.find(({kind:e})=>e==="never")
if(o||t==="allow")return o?.code
return s.find(({kind:e})=>e!=="free")?.code}function aliasesOf(e,{list:t}){const n=[...e.keys()].flatMap(n=>{if((0,h.Y)(n,t).kind==="free")return[]
const s=followLinks(e,n)
return s.kind==="place"?[[n,s.path]]:[]})
return new Map(n)}const w=new Set("branches commondir config config.worktree description gitdir head hooks index info logs modules objects".split(" "))
for(const e of["packed-refs","refs","shallow","worktrees"])w.add(e)
const g=["head","objects","refs","commondir"]
async function partsOfBareRepositories(e,t,n){const s=n.filter(({newMode:e})=>e!==r.sj)
if(!s.some(({path:e})=>places(e).some(({part:e})=>w.has(e))))return new Map
const o=(await e.raw(["ls-tree","-r","--name-only","--full-tree",t])).split("\n")
const a=bareFolders(o.map(r._n))
return new Map(s.flatMap(e=>{const t=places(e.path).find(({folder:e,part:t})=>w.has(t)&&a.has(e))
return t?[[e,t.folder]]:[]}))}function bareFolders(e){const t=new Map
for(const{folder:n,part:s}of e.flatMap(places)){if(!g.includes(s))continue
const e=t.get(n)??new Set
t.set(n,e.add(s))}const isBare=e=>e.has("head")&&(e.has("commondir")||e.has("objects")&&e.has("refs"))
return new Set([...t].flatMap(([e,t])=>isBare(t)?[e]:[]))}function places(e){const t=(0,u.Zm)(e).split("/")
return t.map((e,n)=>({folder:t.slice(0,n).join("/"),part:e}))}async function linksIn(e,t,n){const s=t.flatMap(({path:e,id:t,isLink:n})=>n?[[e,t]]:[])
const o=n.flatMap(({path:e,newMode:t,newObject:n})=>t===r.ps?[[e,n]]:[])
const a=new Map([...s,...o])
const i=await(0,r.b4)(e,[...a.values()])
return new Map([...a].map(([e,t])=>[e,i.get(t)?.toString("utf8")??""]))}const m=40
const b={outside:"it leaves the repository",circle:"it leads back to itself"}
function followLinks(e,t){const n=[]
const s=t.split("/").reverse()
let o=0
while(s.length>0){const t=s.pop()??""
if(t===""||t===".")continue
if(t===".."){if(n.pop()===void 0)return{kind:"outside"}
continue}const a=e.get([...n,t].join("/"))
if(a===void 0)n.push(t)
else if(/^\/|\\|^[A-Za-z]:/.test(a))return{kind:"outside"}
else if(++o>m)return{kind:"circle"}
else s.push(...a.split("/").reverse())}return{kind:"place",path:n.join("/")}}function namesOf(e,t){const n=[...t].flatMap(([t,n])=>{if(n===e)return[t]
return n===""||e.startsWith(`${n}/`)?[`${t}/${e.slice(n===""?0:n.length+1)}`]:[]})
return[e,...n]}var y=n(80292)
const k={names:()=>!1,hasAlias:()=>!1,hasFolder:()=>!1,hasPackage:()=>!1,haveSetting:()=>!1}
function compareLocks(e,t,n,s=k){const i=knownIn(e,n,s)
const r=changedPart(e?.fixed??{},t.fixed)
if(r!==void 0)return{status:"refused",why:`its part ${(0,a.aY)(r)} is not the same as before`}
const c=changedSetting(e?.settings??{},t.settings??{},s)
if(c!==void 0)return{status:"refused",why:`its part ${(0,a.aY)(c)} is not what the manifests say`}
const l=t.entries.filter(e=>!i.texts.has(textOf(e)))
for(const e of l){const t=whyNot(e,i)
const n=e.folder===void 0||e.isLocal?labelOf(e):e.name
if(t!==void 0)return{status:"refused",why:`${(0,a.aY)((0,o.TN)(n,100))} ${t}`}}const f=namesIn(t)
const d=[...namesIn(e)].find(e=>!f.has(e)&&s.names(e))
if(d!==void 0)return{status:"refused",why:`${(0,a.aY)((0,o.TN)(d,100))} is gone from it, although a manifest names it`}
const h=(t.wanted??[]).map(e=>whyUnwanted(e,f,i)).find(e=>e!==void 0)
return h===void 0?{status:"kept",added:[...new Set(l.map(labelOf))].filter(e=>!i.labels.has(e))}:{status:"refused",why:(0,o.TN)(h,300)}}const v=["string-width","strip-ansi","wrap-ansi"].map(e=>aliasText(`${e}-cjs`,e))
function knownIn(e,t,n){const s=e?.entries??[]
const o=e?.wanted??[]
const a=new Map
for(const e of s){const{from:t}=e
const n=idOf(e)
for(const e of[n,groupOf(n)]){const n=a.get(e)??new Set
for(const e of t)n.add(e)
if(e!==""&&t.length>0)a.set(e,n)}}const i=s.flatMap(({from:e})=>e)
return{texts:new Set(s.map(textOf)),labels:new Set(s.map(labelOf)),names:namesIn(e),optional:e?.optional??new Set,hashedPaths:new Set(s.flatMap(({path:e,hashes:t})=>t.length>0?[e]:[])),wanted:new Set(o.map(wantedText)),aliases:new Set([...v,...s.flatMap(({name:e,alias:t})=>t===void 0?[]:[aliasText(e,t)]),...o.flatMap(({name:e,real:t})=>t===void 0?[]:[aliasText(e,t)])]),hashes:new Map(s.filter(({hashes:e})=>e.length>0).map(e=>[releaseOf(e),hashesOf(e)])),owners:new Map(s.flatMap(e=>e.hashes.map(t=>[t,idOf(e)]))),places:a,all:new Set(i.length>0?i:t),manifests:n}}function namesIn(e){return new Set([...(e?.entries??[]).map(({id:e,name:t})=>e??t),...e?.names??[]])}function whyNot(e,t){const{folder:n,isLocal:s,elsewhere:i,problem:r,alias:c,path:l,hashes:f}=e
if(s&&!t.manifests.hasPackage(e.name,n))return"comes from no registry, and no manifest of the repository has its name"
if(n!==void 0&&!s&&!t.manifests.hasFolder(n))return`comes from ${(0,a.aY)((0,o.TN)(n,100))}, which is neither a registry nor a package of the repository`
if(n!==void 0||s)return r
if(i!==void 0)return`comes from ${(0,a.aY)((0,o.TN)(i,100))}, which is not a registry`
if(r!==void 0)return r
if(c!==void 0&&!isKnownAlias(e.name,c,t))return`stands for another package, ${(0,a.aY)((0,o.TN)(c,100))}`
const d=e.needsHash==="unless optional"?!t.optional.has(e.name):e.needsHash??!0
const h=t.hashes.get(releaseOf(e))
if(h!==void 0&&h!==hashesOf(e)&&(f.length>0||!d))return"has another integrity hash than before"
const u=d||l!==void 0&&t.hashedPaths.has(l)
if(u&&f.length===0)return"has no integrity hash"
const p=f.map(e=>t.owners.get(e)).find(t=>t!==void 0&&t!==idOf(e))
if(p!==void 0)return`has the integrity hash of another package, ${(0,a.aY)((0,o.TN)(p,100))}`
return whyNotFrom(e,t)}function whyNotFrom(e,{places:t,all:n}){const{from:s}=e
const i=idOf(e)
if(s.length===0&&t.has(i))return"has no address, although it had one before"
const r=t.get(i)??t.get(groupOf(i))??n
const c=s.find(e=>!r.has(e))
return c===void 0?void 0:`comes from ${(0,a.aY)((0,o.TN)(shortOf(c),100))}, which is not where it may come from`}function isKnownAlias(e,t,{aliases:n,manifests:s}){return n.has(aliasText(e,t))||s.hasAlias(e,t)}function whyUnwanted(e,t,n){const{by:s,name:o,spec:i,real:r,isRequired:c,isKept:l=!1}=e
const f=!t.has(o)&&(l||c)&&n.names.has(o)
const d=n.wanted.has(wantedText(e))
if(d&&!f)return
const h=s===""?`it says that the project needs ${(0,a.aY)(o)}`:`${(0,a.aY)(s)} needs ${(0,a.aY)(o)}`
if(d)return`${h}, which it has no entry for`
if(r===void 0)return n.manifests.names(o,i)?void 0:`${h} from ${(0,a.aY)(i)}, which is not a registry`
if(r!==o&&!isKnownAlias(o,r,n))return`${h}, which stands for another package, ${(0,a.aY)(r)}`
return f||c&&!t.has(o)?`${h}, which it has no entry for`:void 0}function shortOf(e){return/^(?:[a-z]+\+)?https:\/\/([^/]+)/.exec(e)?.[1]??e}function groupOf(e){return e.includes("/")?`${e.split("/",1)[0]}/`:""}function idOf({alias:e,id:t,name:n}){return e??t??n}function releaseOf(e){return JSON.stringify([idOf(e),e.version])}function labelOf({name:e,version:t,elsewhere:n,folder:s}){if(s!==void 0)return s===e?e:`${e} (${s})`
return n===void 0?`${e} ${t}`.trim():e}function aliasText(e,t){return JSON.stringify([e,t])}function wantedText({by:e,name:t,spec:n}){return JSON.stringify([e,t,n])}function hashesOf({hashes:e}){return JSON.stringify(e.toSorted())}function textOf(e){const{name:t,version:n,from:s,alias:o,folder:a,isLocal:i,elsewhere:r,problem:c,raw:l}=e
if(a!==void 0||i)return JSON.stringify(["local",t,a,c&&[c,l]])
return JSON.stringify([t,n,s.toSorted(),hashesOf(e),o,r,c,l])}function changedSetting(e,t,n){const s=new Set([...Object.keys(e),...Object.keys(t)])
const isSame=n=>(0,y.dj)(e[n])===(0,y.dj)(t[n])
return[...s].find(s=>!isSame(s)&&!n.haveSetting(s,e[s],t[s]))}function changedPart(e,t){const n=new Set([...Object.keys(e),...Object.keys(t)])
return[...n].find(n=>JSON.stringify(e[n])!==JSON.stringify(t[n]))}var O=n(85884)
var $=n(84150)
async function judgeLocks(e,{entries:t,locks:s,files:i},r){const c=s.filter(e=>r.get(e)?.code==="DKH-103")
if(c.length===0)return[]
const[{FORMATS:l},{manifestsOf:f,manifestsSay:d}]=await Promise.all([Promise.all([n.e(3292),n.e(578),n.e(6030)]).then(n.bind(n,6030)),Promise.all([n.e(8815),n.e(3292),n.e(578),n.e(787)]).then(n.bind(n,20787))])
const h=new Set(t.filter(e=>!r.has(e)&&isRewritten(e)).map(({path:e})=>e))
const u=filesBefore(i,t)
const p=[]
for(const t of c){const{path:n}=t
const s=await f(e,n,i)
const c=[...s.keys()].filter(e=>h.has(e)).sort()
const[w]=[...s].flatMap(([e,t])=>t?[]:[e])
const g=await f(e,n,u)
const m=d(n,s.values(),i,g.values())
const b=l.get((0,$.Vb)(n))
const y=!b?refused("a lock file with this spelling of its name is not checked"):c.length===0?refused("its manifest has not changed with it"):w!==void 0?refused(`its manifest ${(0,a.aY)((0,o.TN)(w,100))} cannot be read`):await judge_locks_judge(e,t,m,b)
if(y.status==="kept"){r.delete(t)
p.push({path:n,manifests:c,added:y.added})}else r.set(t,{path:n,code:"DKH-103",detail:y.why})}return p}function filesBefore(e,t){const n=new Map(e)
for(const{path:s,oldObject:o,oldMode:a}of t)if(a.startsWith("100")&&e.has(s))n.set(s,o)
else n.delete(s)
return n}function isRewritten({oldObject:e,newObject:t,newMode:n}){return e!==t&&n.startsWith("100")}async function judge_locks_judge(e,{oldObject:t,newObject:n},s,i){const c=await(0,r.b4)(e,[t,n])
const[l,f]=[t,n].map(e=>c.get(e))
if(!f)return refused("it cannot be read")
const[d,h]=[l&&readLock(l,i),readLock(f,i)]
if(typeof d==="string")return refused(`as it was before, ${d}`)
if(typeof h==="string")return refused(h)
const u=compareLocks(d,h,i.places,s)
if(u.status==="refused")return u
const p=(0,O.rX)(l?.toString()??"",f.toString(),{...i,hasFolder:s.hasFolder})
return p===void 0?u:refused(`it has a new address, ${(0,a.aY)((0,o.TN)(p,100))}`)}function refused(e){return{status:"refused",why:e}}function readLock(e,{read:t}){try{return t(new TextDecoder("utf-8",{fatal:!0}).decode(e))}catch(e){return`it cannot be checked: ${(0,a.aY)((0,o.TN)(e instanceof Error?e.message:String(e),100))}`}}async function reviewChange(e,t,n){const{base:s,policy:o,list:a=r.nG}=n
const{leftOut:c}=t
const l=t.wholeTree??t.tree
const{known:f,tooMany:d}=t
if(d){const e={entries:[],withheldTree:void 0,wholeTree:l,locks:[],outdated:[],blobs:new Map}
return{change:t,withheld:[tooManyFiles(d,o),...c],...e}}const h=f?.from===s&&f.to===l
const u=h?f.entries:await(0,r.Mc)(e,s,l)
if(u.length===0){const e={withheldTree:void 0,wholeTree:l,locks:[],outdated:[],blobs:new Map}
return{change:t,entries:u,withheld:[...unmerged(t.lineage),...c],...e}}const{verdicts:p,locks:w}=await judgeEntries(e,{base:s,tree:l,list:a},u,o)
await letSidesPass(e,{...t,wholeTree:l},u,p)
const g=l===t.tree?[]:await(0,r.Mc)(e,t.tree,l)
const m=new Set(g.map(({quoted:e})=>e))
for(const e of u){const t=p.get(e)?.code
if(t!==void 0&&!(0,i.bz)(t))continue
if(m.has(e.quoted))p.set(e,{path:e.path,code:"DKH-110",detail:""})}const b=await judgeContents(e,u,{...n,known:t.lineage?.parents})
for(const[e,t]of b.verdicts)p.set(e,t)
const y=await lockFilesIn(e,[s,l],u,{verdicts:p,locks:w})
const k=await judgeLocks(e,{entries:u,locks:w,files:y},p)
if(o.isTogether)joinLocks(u,p)
spread(u,p)
const v=await refusalOfAll(e,{...t,wholeTree:l},u,p,n)
const O=v?u:u.filter(e=>p.has(e))
const $=O.length===0?t.tree:await(0,r.p6)(e,l,O,"old")
const M=await keepable(e,O,p,b.redacted)
const j=new Set(O)
const S=new Set(O.map(({path:e})=>e))
const x=M.filter(e=>j.has(e))
const putBack=t=>t.length===0?$:(0,r.p6)(e,$,t,"new")
const T=v?[]:u.filter(e=>!p.has(e))
return{change:{...t,tree:$,files:O.length===0?t.files:await(0,r.W4)(e,s,$)},entries:T,blobs:v?new Map:b.blobs,withheld:[...v?[v]:[],...c,...[...p.values()].filter(({code:e})=>e!=="DKH-110")],withheldTree:M.length===0?void 0:await putBack(M),wholeTree:await putBack(x),locks:v?[]:k.filter(({path:e})=>!S.has(e)),outdated:await outdatedIn(e,u,T,y),isEmptied:await isEmptied(e,s,u,a)}}async function lockFilesIn(e,[t,s],o,{verdicts:a,locks:i}){if(i.length===0&&!o.some(({path:e})=>(0,$.Yh)(e)))return new Map
const{lockAndManifestFiles:r}=await Promise.all([n.e(8815),n.e(3292),n.e(578),n.e(787)]).then(n.bind(n,20787))
const c=o.filter(e=>a.has(e)&&!i.includes(e))
return r(e,{base:t,tree:s},new Set(c.map(({path:e})=>e)))}async function outdatedIn(e,t,s,o){if(!s.some(({path:e})=>(0,$.Yh)(e)))return[]
const{outdatedLocks:a}=await Promise.all([n.e(8815),n.e(3292),n.e(578),n.e(739)]).then(n.bind(n,30739))
return a(e,t,s,o)}async function isEmptied(e,t,n,s){const o=n.filter(({oldMode:e})=>e!==r.sj&&e!==r.NG)
if(o.length<2||o.some(({newMode:e})=>e!==r.sj))return!1
return(await s(e,t)).length===o.length}function joinLocks(e,t){const n=new Map(e.map(e=>[e.path,e]))
const isHeld=e=>{const s=n.get(e)
return s!==void 0&&(0,i.bz)(t.get(s)?.code)}
for(const{lock:e,manifests:s}of(0,$.fq)([...n.keys()]).filter(e=>isHeld(e.lock)))for(const o of s){const s=n.get(o)
if(s&&!t.has(s))t.set(s,{path:o,code:"DKH-103",detail:`it goes together with ${(0,a.aY)(e)}`})}}function spread(e,t){const n=new Map([...t].map(([{path:e},t])=>[e,t]))
const s=new Map([...n].flatMap(([e,t])=>foldersOf(e).map(e=>[e,t])))
for(const o of e){const e=s.get(o.path)??foldersOf(o.path).flatMap(e=>n.get(e)??[])[0]
if(!e||t.has(o))continue
t.set(o,{path:o.path,code:e.code,detail:"it takes the place of another"})}}function foldersOf(e){const t=e.split("/")
return t.slice(1).map((e,n)=>t.slice(0,n+1).join("/"))}async function letSidesPass(e,{lineage:t,wholeTree:n},s,o){const{parents:a=[],conflicts:i=[]}=t??{}
const c=s.filter(e=>i.includes(e.path)&&o.has(e))
if(c.length===0)return
for(const t of a){const s=new Set((await(0,r.Mc)(e,t,n)).map(({quoted:e})=>e))
for(const e of c)if(!s.has(e.quoted))o.delete(e)}}function unmerged(e){const[t]=e?.submodules??[]
return t===void 0?[]:[{path:"",code:"DKH-124",detail:`the submodule ${(0,a.aY)(t)}`}]}async function refusalOfAll(e,{tree:t,wholeTree:n,lineage:s},i,c,{base:l,policy:f,diffSize:h=diffSizeIn(e)}){const whole=(e,t)=>({path:"",code:e,detail:t})
const u=i.filter(e=>!c.has(e))
const{files:p,bytes:w}=f.usedElsewhere??M
if(u.length>0&&u.length+p>f.maxFiles){const e=(0,d.W)((0,d.p)(u.map(({path:e})=>e)))
return tooManyFiles({files:u.length,folder:e},f)}const g=await complaintAbout(e,l,t)
if(g)return whole("DKH-109",g)
const m=s?.conflicts.find(e=>[...c.values()].some(t=>t.path===e))
if(m!==void 0)return whole("DKH-124",(0,a.aY)(m))
const[b]=unmerged(s)
if(b)return b
const y=u.length===i.length
const k=await h(l,y?n:await(0,r.p6)(e,l,u,"new"))
const v=k+w
if(k===0||v<=f.maxPatchKb*1024)return
const O=p===0?"":j
return whole("DKH-108",`${(0,o.lP)(v)}${O}, the limit is ${(0,o.lP)(f.maxPatchKb*1024)}`)}const M={files:0,bytes:0}
const j=", together with other repositories of this run"
function tooManyFiles({files:e,folder:t},{maxFiles:n,usedElsewhere:s}){const{files:o}=s??M
const a=`${e+o} files${o===0?"":j}, the limit is ${n}${t}`
return{path:"",code:"DKH-107",detail:a}}async function complaintAbout(e,t,n){try{await e.raw(["fsck","--strict","--no-full","--no-dangling","--no-reflogs","--no-progress",n])
return""}catch(o){const{message:a,cause:i}=(0,s.ec)(o)
const r=`${i}`.match(/\b[0-9a-f]{40,64}\b/g)??[]
const c=await newObjects(e,t,n)
return r.length>0&&c&&!r.some(e=>c.has(e))?"":a}}async function newObjects(e,t,n){try{const s=["rev-list","--objects","--no-object-names",n,`^${t}`]
return new Set((await e.raw(s)).split("\n"))}catch{return}}function diffSizeIn(e){return async(t,n)=>{let s=0
await e.pieces([...r.Mu,t,n],({length:e})=>{s+=e})
return s}}async function keepable(e,t,n,s){const o=[]
for(const a of t){const t=n.get(a)?.code
const i=s.get(a)
if(i!==void 0){const t=(await e.raw(["hash-object","-w","--stdin"],i)).trim()
o.push({...a,newObject:t})}else if(t!=="DKH-106"&&t!=="DKH-201"&&t!=="DKH-202")o.push(a)}return o}})}

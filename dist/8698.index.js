export const id=8698
export const ids=[8698]
export const modules={58698:((t,e,n)=>{n.d(e,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var o=n(76760)
var s=n(98664)
var i=n(70012)
var r=n(83093)
function treeSource(t,e,n=r.nG){let o
const files=()=>{o??=filesOf(t,e,n)
return o}
return{list:files,read:async e=>textsOf(t,await files(),e)}}const a=200
const c=4096
async function filesOf(t,e,n){const o=await n(t,e)
const s=o.flatMap(({isLink:t,...e})=>t?[]:[e])
const i=o.filter(({isLink:t,size:e})=>t&&e<=c).slice(0,a)
const f=await(0,r.b4)(t,idsOf(i))
return[...s,...followLinks(s,new Map(i.map(({path:t,id:e})=>[t,`${f.get(e)}`])))]}async function textsOf(t,e,n){const o=new Set(n)
const s=e.filter(({path:t})=>o.has(t))
const i=await(0,r.b4)(t,idsOf(s))
return new Map(s.flatMap(({path:t,id:e})=>textOf(i.get(e)).map(e=>[t,e])))}function textOf(t){try{return t?[new TextDecoder("utf-8",{fatal:!0}).decode(t)]:[]}catch{return[]}}function idsOf(t){return t.map(({id:t})=>t)}async function idsAt(t,e,n){if(n.length===0)return new Map
const o=(await t.raw(["ls-tree","-z","--full-tree",e,"--",...n])).split("\0").filter(Boolean)
return new Map(o.map(t=>[t.slice(t.indexOf("\t")+1),t.split(/[ \t]/)[2]??""]))}const f=20
function followLinks(t,e){return[...e.keys()].flatMap(n=>filesBehind(n,t,e))}function filesBehind(t,e,n){const o=resolve(t,n)
if(o===void 0)return[]
return e.flatMap(e=>{if(e.path===o)return[{...e,path:t}]
return e.path.startsWith(`${o}/`)?[{...e,path:t+e.path.slice(o.length)}]:[]})}function resolve(t,e){let n=t
for(let t=0;t<f;t+=1){const t=prefixes(n).find(t=>e.has(t))
if(t===void 0)return n
const s=e.get(t)??""
if(s.startsWith("/"))return
n=o.posix.join(o.posix.dirname(t),s,n.slice(t.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(t){const e=t.split("/")
return e.map((t,n)=>e.slice(0,n+1).join("/"))}const l=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(t,e,n){if(/[\s:*?[\\^~]|\.\.|^$/.test(n))throw new s.vC("git","The base branch has a name that git does not allow.")
const o="refs/deckhand/base-branch"
await t((0,i.it)(e)).raw([...l,e.url,`+refs/heads/${n}:${o}`])
return(await t().raw(["rev-parse","--verify",`${o}^{commit}`])).trim()}async function fetchCommit(t,e,n){try{await t(e.token===""?{}:(0,i.it)(e)).raw([...l,e.url,n])
await t().raw(["cat-file","-e",`${n}^{commit}`])}catch(t){throw new s.vC("config",`The commit ${n} of ${e.url} could not be fetched.`,{quote:(0,s.ec)(t).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:t})}}var u=n(3424)
var h=n(5537)
var d=n(73024)
var w=n(94869)
var p=n(33368)
const m=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const g=/^0+$/
const y=8*1024*1024
const b=2e4
function readCheckoutRefs(t){const e=(0,o.join)(t,".git")
if(!(0,d.lstatSync)(e,{throwIfNoEntry:!1})?.isDirectory())return
const n=new Map([...packedRefs(e),...looseRefs(e)])
const under=t=>[...n].filter(([e])=>e.startsWith(t))
const s=checkout_refs_textOf((0,o.join)(e,"HEAD"))?.trim()??""
const i=m.test(s)?s:n.get(s.replace(/^ref: /,""))
const{left:r,replaced:a,seen:c}=headLog(checkout_refs_textOf((0,o.join)(e,"logs/HEAD"))??"")
const f=n.get("refs/stash")
const l=f===void 0?[]:[...new Set([f,...stashLog(e)])]
const u=under("refs/heads/").map(([t,e])=>({name:t.slice("refs/heads/".length),commit:e}))
return{head:i,refs:[...u.map(t=>({kind:"a branch",...t})),...linkedTrees(e).map(t=>({kind:"a linked work tree",...t})),...l.map((t,e)=>({kind:"a stash",name:`stash@{${e}}`,commit:t})),...[...r].map(t=>({kind:"a commit on no branch",name:t.slice(0,7),commit:t}))],others:new Set([...under("refs/remotes/").map(([,t])=>t),...a]),past:new Set([...under("refs/tags/").map(([,t])=>t),...c])}}function allCommits({head:t,refs:e,others:n,past:o}){return[...new Set([...t===void 0?[]:[t],...e.map(({commit:t})=>t),...n,...o])]}function checkout_refs_textOf(t){const e=(0,d.lstatSync)(t,{throwIfNoEntry:!1})
return e?.isFile()&&e.size<=y?(0,d.readFileSync)(t,"utf8"):void 0}function packedRefs(t){return(checkout_refs_textOf((0,o.join)(t,"packed-refs"))??"").split("\n").flatMap(t=>{const[e="",n]=t.split(" ")
return n!==void 0&&m.test(e)?[[n,e]]:[]})}function looseRefs(t){const e=[]
const n=["refs"]
for(const s of n)for(const i of entriesIn((0,o.join)(t,s))){const r=`${s}/${i.name}`
if(i.isDirectory())n.push(r)
const a=i.isFile()?checkout_refs_textOf((0,o.join)(t,r))?.trim():void 0
if(a!==void 0&&m.test(a))e.push([r,a])
if(e.length+n.length>b)return e}return e}function entriesIn(t){return(0,d.lstatSync)(t,{throwIfNoEntry:!1})?.isDirectory()?(0,d.readdirSync)(t,{withFileTypes:!0}):[]}function linkedTrees(t){return entriesIn((0,o.join)(t,"worktrees")).flatMap(({name:e})=>{const n=checkout_refs_textOf((0,o.join)(t,"worktrees",e,"HEAD"))?.trim()??""
return m.test(n)?[{name:e,commit:n}]:[]})}function stashLog(t){return logEntries(checkout_refs_textOf((0,o.join)(t,"logs/refs/stash"))??"").map(({to:t})=>t).toReversed()}function logEntries(t){return t.split("\n").flatMap(t=>{const[e="",n=""]=t.split(" ",2)
const o=t.slice(t.indexOf("\t")+1)
return m.test(e)&&m.test(n)?[{from:e,to:n,message:o}]:[]})}function headLog(t){const[e,n,o]=[new Set,new Set,new Set]
for(const{from:s,to:i,message:r}of logEntries(t)){if(!g.test(s))o.add(s)
o.add(i)
if(r.startsWith(`checkout: moving from ${s} to `))e.add(s)
if(/^(?:commit \(amend\)|rebase (?:-i )?\(start\))/.test(r))n.add(s)
n.delete(i)}return{left:e,replaced:n,seen:o}}const k=6e4
async function openLook({folder:t,workspace:e,environment:n,gitDir:s,identity:i}){const r=(0,o.join)(t,"look.git")
const a=(0,o.join)(e,".git/objects")
requireOwnObjects(a);(0,p.xJ)(r)
const c=(0,o.join)(e,".git/shallow")
const f=(0,d.lstatSync)(c,{throwIfNoEntry:!1})?.isFile()?(0,d.readFileSync)(c,"utf8").split("\n"):[];(0,d.writeFileSync)((0,o.join)(r,"shallow"),f.filter(t=>/^[0-9a-f]{40,64}$/.test(t)).map(t=>`${t}\n`).join(""));(0,d.writeFileSync)((0,o.join)(r,"config"),"[core]\n\tbare = true\n\tcommitGraph = false\n\tmultiPackIndex = false\n[merge]\n\trenames = false\n");(0,d.writeFileSync)((0,o.join)(r,"objects/info/alternates"),`${(0,o.join)(s,"objects")}\n${a}\n`)
return(0,p.$Y)({folder:t,gitDir:r,environment:{...n,...h.vQ,...i,GIT_LITERAL_PATHSPECS:"1"},signal:AbortSignal.timeout(k)})}function requireOwnObjects(t){if(!(0,d.lstatSync)(t).isDirectory())throw new Error(`${t} is not a folder`)
for(const e of(0,d.readdirSync)(t,{withFileTypes:!0}))if(e.isDirectory())requireOwnObjects((0,o.join)(t,e.name))
else if(!e.isFile()||e.name.endsWith("alternates"))throw new Error(`${e.name} leads elsewhere`)}var v=n(62423)
var O=n(26600)
const I=20
const j="refs-before.json"
function rememberRefs(t,e){const n=readCheckoutRefs(t)
if(n)(0,d.writeFileSync)((0,o.join)(e,j),JSON.stringify(allCommits(n)))}async function withLeftCommits(t,e){const n=(0,o.join)(t.gitDir,j)
const s=(0,d.existsSync)(n)?readCheckoutRefs(t.workspace):void 0
if(!s)return e
const i=new Set(JSON.parse((0,d.readFileSync)(n,"utf8")))
const r=s.refs.filter(({commit:t})=>!i.has(t)&&!s.others.has(t)&&t!==s.head)
const a=[...new Map(r.toReversed().map(t=>[t.commit,t])).values()].toReversed()
if(a.length===0)return e
try{return await keep(a,[t.base,...i,...knownOf(s)],t,e)}catch{return{...e,leftOut:[...e.leftOut,...a.map(t=>lostRef(t,"it cannot be read"))]}}}function knownOf({head:t,others:e}){return[...t===void 0?[]:[t],...e]}function lostRef({kind:t,name:e,commit:n},o){return{path:e,code:"DKH-114",detail:`${t} at ${(0,v.aY)(n.slice(0,7))}: ${o}`}}async function keep(t,e,n,o){const s=await openLook(n)
const i=o.wholeTree??o.tree
const r=[]
const a=new Set
const c=[]
let[f,l]=[O.Q4,O.uZ]
for(const o of t.slice(0,I)){const u=t.flatMap(({commit:t})=>t===o.commit?[]:[t])
const h=await addedBy(s,o,[...e,...u],{whole:i,files:f,bytes:l,apart:n.apart}).catch(()=>{})
if(!h){r.push(lostRef(o,"it cannot be read"))
continue}const{kept:d,patch:w,lost:p}=h
if(d.length+p.length===0)continue
for(const t of d)a.add(t)
c.push(w)
f-=d.length
l-=w.length
r.push({path:o.name,code:"DKH-113",detail:await describe(s,o,{kept:d.length,lost:p.length})},...p.map(t=>({path:t,code:"DKH-114",detail:`as it is in ${(0,v.aY)(o.name)}`})))}r.push(...t.slice(I).map(t=>lostRef(t,"there are too many like it")))
if(r.length===0)return o
const u=a.size===0?void 0:{paths:[...a],patch:Buffer.concat(c)}
return{...o,leftOut:[...o.leftOut,...r],aside:u}}async function describe(t,{kind:e,commit:n},{kept:o,lost:s}){const i=(await t.raw(["log","-1","--no-show-signature","--format=%s",n])).trim()
const r=[...o>0?[`${(0,w.U9)(o,"file")} saved as a patch`]:[],...s>0?[`${(0,w.U9)(s,"file")} not saved`]:[]]
return`${e}, ${(0,v.aY)(n.slice(0,7))} ${(0,v.aY)(i)}; ${r.join(", ")}`}async function addedBy(t,e,n,o){const s=[]
const[i,a]=[[],[]]
for(const c of await partsOf(t,e,n)){const{from:e,to:n,entries:f}=await missing(t,c,o.whole)
const l=f.filter(t=>!(0,r.zB)(t,o.apart))
const isWhole=({path:t,newMode:e})=>e!==r.NG&&!t.includes("�")
const h=l.filter(isWhole).map(({path:t})=>t)
a.push(...l.filter(t=>!isWhole(t)).map(({path:t})=>t))
const d=await(0,r.gN)(t,l.map(({newObject:t})=>t))
const w=[...d.values()].reduce((t,e)=>t+e,0)
const p=h.length<=o.files&&w<=o.bytes
if(p&&h.length>0)s.push(await t.bytes([...u.Mu,e,n,"--",...h]));(p?i:a).push(...h)}const c=Buffer.concat(s)
if(i.length<=o.files&&c.length<=o.bytes)return{kept:i,patch:c,lost:a}
return{kept:[],patch:Buffer.alloc(0),lost:[...i,...a]}}async function partsOf(t,{kind:e,commit:n},o){await t.raw(["cat-file","-e",`${n}^{commit}`])
const s=[n,...o.map(t=>`^${t}`)].join("\n")
const i=(await t.raw(["rev-list","--boundary","--ignore-missing","--stdin"],`${s}\n`)).split("\n")
if(!i.includes(n))return[]
const r=i.filter(t=>t.startsWith("-")).map(t=>t.slice(1))
const a=(await t.raw(["mktree"])).trim()
const c=r.length<2?r:await mergeBases(t,n,r)
const f={from:c[0]??a,to:n}
if(e!=="a stash")return[f]
const[,,,l]=(await t.raw(["rev-list","--parents","-n","1",n])).trim().split(" ")
return l===void 0?[f]:[f,{from:a,to:l}]}async function mergeBases(t,e,n){return(await t.raw(["merge-base",e,...n.slice(0,100)])).split("\n").filter(Boolean)}async function missing(t,{from:e,to:n},o){const s=await(0,h.Vq)(t,{base:e,tree:o,onto:n})
if(s!==void 0)return{from:o,to:s,entries:await(0,r.Mc)(t,o,s)}
const i=new Map((await(0,r.Mc)(t,e,o)).map(t=>[t.quoted,t]))
const a=[]
for(const o of await(0,r.Mc)(t,e,n)){const e=i.get(o.quoted)
if(!e||!await isTakenOver(t,o,e))a.push(o)}return{from:e,to:n,entries:a}}const S=1024*1024
async function isTakenOver(t,e,n){if(e.newObject===n.newObject&&e.newMode===n.newMode)return!0
const o=[e.oldObject,e.newObject,n.newObject]
const s=await(0,r.gN)(t,o)
if([...s.values()].some(t=>t>S))return!1
const i=await(0,r.b4)(t,o)
const[a,c,f]=o.map(t=>lineCounts(i.get(t)?.toString("latin1")??""))
if(!a||!c||!f)return!1
const l=[...new Set([...a.keys(),...c.keys()])].filter(t=>(a.get(t)??0)!==(c.get(t)??0))
return l.length>0&&l.every(t=>goesAlong(t,{before:a,there:c,here:f}))}function goesAlong(t,{before:e,there:n,here:o}){const[s,i,r]=[e,n,o].map(e=>e.get(t)??0)
return(i??0)>(s??0)?(r??0)>=(i??0):(r??0)<=(i??0)}function lineCounts(t){const e=new Map
for(const n of t.split("\n"))if(n!=="")e.set(n,(e.get(n)??0)+1)
return e}var T=n(31662)
const E=64*1024*1024
async function withStaged(t,e){const n=indexesIn(t)
if(n.length===0)return e
const o=await knownIn(t,e)
const s=new Map
for(const e of n)for(const n of await addedIn(e,t))if(!o(n))s.set(n.path,n)
if(s.size===0)return e
for(const{path:e}of await committedIn(t))s.delete(e)
if(s.size===0)return e
const i=[...s.values()]
const r=await patchOf(i,t,e.aside).catch(()=>{})
const a=i.map(({path:t})=>({path:t,code:r?"DKH-119":"DKH-114",detail:r?"":"it was staged"}))
return{...e,leftOut:[...e.leftOut,...a],aside:r??e.aside}}function indexesIn({workspace:t,gitDir:e}){const n=(0,o.join)(t,".git")
const s=(0,o.join)(n,"worktrees")
const isFolder=t=>(0,d.lstatSync)(t,{throwIfNoEntry:!1})?.isDirectory()===!0
if(!isFolder(n))return[]
const i=isFolder(s)?(0,d.readdirSync)(s).map(t=>(0,o.join)(s,t)):[]
return[n,...i.filter(isFolder)].map(t=>(0,o.join)(t,"index")).filter(t=>{const n=(0,d.lstatSync)(t,{throwIfNoEntry:!1})
return n?.isFile()&&n.size<=E&&!(0,T.tW)(t,(0,o.join)(e,"HEAD"))})}async function addedIn(t,{gitDir:e,environment:n,base:o,apart:s}){const i=(0,p.$Y)({folder:e,environment:{...n,GIT_INDEX_FILE:t}})
const a=["diff-index","--cached","--raw","--no-renames","--no-abbrev","--diff-filter=A",o]
return(0,r.s9)(await i.raw(a).catch(()=>"")).filter(t=>!(0,r.zB)(t,s))}async function committedIn(t){const e=readCheckoutRefs(t.workspace)?.head
if(e===void 0||e===t.base)return[]
return openLook(t).then(n=>(0,r.Mc)(n,t.base,e)).catch(()=>[])}async function knownIn({gitDir:t,environment:e,workspace:n,base:o},s){const i=(0,p.$Y)({folder:t,environment:e})
const a=await(0,r.Mc)(i,o,s.wholeTree??s.tree)
const c=new Set(a.map(({newObject:t})=>t))
const f=new Set(s.aside?.paths)
return({path:t,newMode:e,newObject:o})=>e===r.NG||c.has(o)||f.has(t)||(0,O.md)(n,Buffer.from(t).toString("latin1"))!==void 0}async function patchOf(t,e,n){const o=await openLook(e)
const s=await(0,r.gN)(o,t.map(({newObject:t})=>t))
const i=[...s.values()].reduce((t,e)=>t+e,0)
if(t.length>O.Q4||i>O.uZ)throw new Error("It is too much to be kept.")
const a=await(0,r.p6)(o,e.base,t,"new")
const c=await o.bytes([...u.Mu,e.base,a])
const f=t.map(({path:t})=>t)
return{paths:[...n?.paths??[],...f],patch:Buffer.concat([n?.patch??Buffer.alloc(0),c])}}const _={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
async function seedEarly(t){await(0,T.cu)((0,T.B9)(t).objects(),t.workspace).catch(()=>{})}async function openPublisher(t){const e=(0,T.B9)(t)
if((0,T.VE)(e)!==t.base)await(0,T.cu)(e.objects(),t.workspace)
await(0,T.hw)(t,e)
rememberRefs(t.workspace,e.gitDir)
return publisherIn(e,t)}function reopenPublisher(t){return publisherIn((0,T.ce)(t),t)}async function openPatchPublisher(t,e,n){const s={...t,workspace:(0,o.join)(t.folder,"nothing")}
const r=(0,T.B9)(s)
const{gitDir:a,objects:c}=r
const f={url:t.remoteUrl,token:t.token}
const l=["fetch","--quiet","--depth=1","--no-tags"]
await c((0,i.it)(f)).raw([...l,f.url,t.base])
const u=c({...h.vQ,GIT_INDEX_FILE:(0,o.join)(a,"patch-index")})
const d=await(0,h.X6)(u,t.base,e,n)
return{publisher:publisherIn(r,s),change:d}}function publisherIn({gitDir:t,inWorkTree:e,objects:s},a){const{base:c}=a
const f={url:a.remoteUrl,token:a.token,allowedBranch:a.allowedBranch}
const l={...f,url:a.forkUrl??f.url}
const own=()=>s({GIT_INDEX_FILE:(0,o.join)(t,"review-index")})
const commit=async({tree:t},e,n=c)=>(await s(identity(a.now())).raw(["commit-tree",t,"-p",n,"-F","-"],e)).trim()
const compared=async(t,e)=>({tree:t,files:await(0,u.W4)(s(),e,t),leftOut:[]})
const d=lastOnly((t,e)=>s().bytes([...u.Mu,t,e]))
let w
const list=(t,e)=>{if(e!==c)return(0,r.nG)(t,e)
w??=(0,r.nG)(t,e)
return w}
const treeOf=async t=>(await s().raw(["rev-parse",`${t}^{tree}`])).trim()
return{base:c,async capture(n){const i={gitDir:t,workspace:a.workspace,objects:s,plain:()=>(0,T.D2)(a,t),isOlder:e=>(0,T.tW)((0,o.join)(a.workspace,e),(0,o.join)(t,"HEAD")),apart:n}
const r={...a,gitDir:t,apart:n,identity:identity(a.now())}
return releasePipesIfSlow(a.workspace,async()=>{const t=await(0,u.Xl)(e,c,i)
return withStaged(r,await withLeftCommits(r,t))})},async ignored(t){const n=e({GIT_LITERAL_PATHSPECS:"1"})
const o=["ls-files","-z","--others","--ignored","--exclude-standard","--",...t.slice(0,200)]
return t.length===0?[]:(await n.raw(o)).split("\0").filter(e=>t.includes(e))},patched:e=>(0,h.X6)(s({...h.vQ,GIT_INDEX_FILE:(0,o.join)(t,"patch-index")}),c,e),compared:compared,treeOf:treeOf,since:async t=>compared(await treeOf(c),t),review:async(t,e)=>isEmpty(t)?unchanged(t):(await loadReview()).reviewChange(own(),t,{base:c,...e,diff:d,list:list}),writeFiles:async(e,n)=>(0,i.WM)((await(0,T.D2)(a,t)).in(n),e),hold:async(t,e)=>(await loadHold()).holdBack(own(),t,e),commit:commit,async writePatch(t,e){const n=["diff-tree","--patch","--binary","--no-commit-id",`--output=${e}`]
await s().raw([...n,t])},diff:({tree:t},e=c)=>d(e,t),async shown(e,i){const{shownTree:r}=await n.e(8510).then(n.bind(n,38510))
return r(s({GIT_INDEX_FILE:(0,o.join)(t,"shown-index")}),i,e)},exactPatch:async({tree:t})=>(await(await loadHold()).exactPatch(s(),c,t)).toString("utf8"),idsAt:(t,e)=>idsAt(s({GIT_LITERAL_PATHSPECS:"1"}),t,e),filesOf:t=>treeSource(s(),t,list),fetchBranch:t=>fetchBranch(s,f,t),fetchCommit(t,e){const n=new URL(t).origin===new URL(f.url).origin
return fetchCommit(s,{url:t,token:n?f.token:""},e)},push:(t,e,n)=>(0,i.Sq)(s,l,{commit:t,branch:e,expected:n}),takeBack:t=>(0,i.VS)(s,l,{branch:t,at:c}),async rebase({tree:t},e,{branch:n,...o}){const r=await(0,i.mC)(s,l,n)
const f=await(0,h.Vq)(s(identity(a.now())),{base:c,tree:t,onto:r})
if(f===void 0)return
const d={tree:f,files:await(0,u.W4)(s(),r,f),leftOut:[]}
const{withheld:w}=await(await loadReview()).reviewChange(own(),d,{base:r,...o})
return w.length>0?void 0:{commit:await commit(d,e,r),tip:r}}}}const M=2e3
async function releasePipesIfSlow(t,e){const o=new AbortController
const s=setTimeout(async()=>{const{releasePipes:e}=await n.e(8867).then(n.bind(n,78867))
await e(t,o.signal)},M)
try{return await e()}finally{clearTimeout(s)
o.abort()}}const loadReview=()=>n.e(5163).then(n.bind(n,85163))
const loadHold=()=>Promise.all([n.e(5163),n.e(1400)]).then(n.bind(n,81400))
function isEmpty({files:t,wholeTree:e}){return t.length===0&&e===void 0}function unchanged(t){const{tree:e,leftOut:n}=t
const o={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...o,change:t,withheld:n,wholeTree:e}}function lastOnly(t){let e
return(n,o)=>{if(n===o)return Promise.resolve(Buffer.alloc(0))
if(e?.from!==n||e.to!==o)e={from:n,to:o,bytes:t(n,o)}
return e.bytes}}function identity(t){const e=t.toISOString()
return{GIT_AUTHOR_NAME:_.name,GIT_AUTHOR_EMAIL:_.email,GIT_AUTHOR_DATE:e,GIT_COMMITTER_NAME:_.name,GIT_COMMITTER_EMAIL:_.email,GIT_COMMITTER_DATE:e}}})}

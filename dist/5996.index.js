export const id=5996
export const ids=[5996]
export const modules={78250:((e,t,n)=>{n.d(t,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var s=n(38522)
var o=n(98664)
var i=n(94869)
var a=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const l=64*1024*1024
const f=64
async function applyPatch(e,t,n,s){requireWithin((0,r.readFileSync)(n,"latin1"),s)
await e.raw(["read-tree",t])
try{await e.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(e){throw new o.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,o.ec)(e).message}`,{hint:"Run `mode: plan` again.",cause:e})}const i=(await e.raw(["write-tree"])).trim()
return{tree:i,files:await(0,a.W4)(e,t,i),leftOut:[]}}function requireWithin(e,t){const{files:n,total:r}=unpackedSize(e)
if(r>l)throw tooLarge(`would unpack to ${(0,i.lP)(r)}, the limit is ${(0,i.lP)(l)}`)
if(!t)return
const{maxFiles:s,maxPatchKb:o}=t
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const a=Math.ceil(e.length/1024)
if(a>o+f)throw tooLarge(`has ${(0,i.lP)(e.length)}, the limit (\`max-patch-kb\`) is ${(0,i.lP)(o*1024)}`)}function tooLarge(e){return new o.vC("denied",`The patch ${e}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const u=/^diff --git /
const d=/^(literal|delta) (.*)$/
function unpackedSize(e){let[t,n,r]=[0,0,0]
const s=e.split("\n")
for(const[e,o]of s.entries()){if(u.test(o))t+=1
const[,i,a=""]=d.exec(o)??[]
if(i===void 0)continue
if(!/^\d{1,15}\r?$/.test(a))throw untold()
const c=i==="delta"?resultOf(s[e+1]??""):0
const l=Math.max(Number.parseInt(a,10),c)
n=Math.max(n,l)
r+=l}return{files:t,largest:n,total:r}}function resultOf(e){const t=headOf(e)
const[,n]=numberAt(t,0)
return numberAt(t,n)[0]}function headOf(e){try{const t=fromBase85(e.slice(1)).subarray(0,lengthOf(e.charCodeAt(0)))
return(0,s.inflateSync)(t,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(e){return e>=97?e-70:e-64}function numberAt(e,t){let n=0
for(let r=t;r<t+8;r+=1){const s=e[r]
if(s===void 0)break
n+=(s&127)*128**(r-t)
if(s<128)return[n,r+1]}throw untold()}const h="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(e){const t=e.match(/.{5}/g)??[]
return Buffer.concat(t.map(e=>{const t=[...e].reduce((e,t)=>e*85+h.indexOf(t),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(t%2**32)
return n}))}function untold(){return new o.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(e){return e.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(e,{base:t,one:n,other:r}){const s=await sidesOf(e,t,[n,r])
const o=await e.raw(["merge-tree","--stdin","--no-messages"],`${s.join(" ")}\n`)
const[,i="",...c]=o.split("\0")
const l=c.filter(e=>e.includes("\t"))
const pathsOf=e=>[...new Set(e.map(e=>e.slice(e.indexOf("\t")+1)))]
const f=l.filter(e=>e.startsWith(a.NG))
return{tree:i,conflicts:pathsOf(l),submodules:pathsOf(f)}}async function sidesOf(e,t,n){const commit=async(t,...n)=>(await e.raw(["commit-tree",t,...n.flatMap(e=>["-p",e]),"-m","side"])).trim()
const r=await commit(`${t}^{tree}`)
return Promise.all(n.map(e=>commit(`${e}^{tree}`,r)))}async function touchedPaths(e,t){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>e.raw([...n,...r,"--",t]))
const s=(await Promise.all(r)).flatMap(e=>e.split("\0").filter(Boolean))
return[...new Set(s.map(e=>e.split("\t").slice(2).join("\t")))]}async function rebaseTree(e,{base:t,tree:n,onto:r}){const s=await sidesOf(e,t,[n,r])
try{return(await e.raw(["merge-tree","--write-tree","--no-messages",...s])).trim()}catch{return}}}),36807:((e,t,n)=>{n.d(t,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var r=n(76760)
var s=n(47575)
var o=n(78250)
var i=n(58101)
const a=12*1024*1024
function differencesIn(e){let t
const look=(n,r)=>{if(n===r)return Promise.resolve({size:0,bytes:Buffer.alloc(0)})
if(t?.from!==n||t.to!==r)t={from:n,to:r,seen:lookAt(e(),n,r)}
return t.seen}
return{size:async(e,t)=>(await look(e,t)).size,whole:async(t,n)=>(await look(t,n)).bytes??e().bytes([...s.Mu,t,n]),async pieces(t,n,r){const{bytes:o}=await look(t,n)
if(o)r(o)
else await e().pieces([...s.Mu,t,n],r)}}}async function lookAt(e,t,n){let r=0
let o=[]
await e.pieces([...s.Mu,t,n],e=>{r+=e.length
if(r<=a)o.push(e)
else o=[]})
return{size:r,bytes:r<=a?Buffer.concat(o):void 0}}var c=n(79137)
var l=n(64392)
var f=n(98664)
var u=n(33737)
var d=n(4471)
function treeSource(e,t,n=s.nG){let r
const files=()=>{r??=filesOf(e,t,n)
return r}
return{list:files,read:async t=>textsOf(e,await files(),t)}}const h=200
const p=4096
async function filesOf(e,t,n){const r=await n(e,t)
const o=r.flatMap(({isLink:e,...t})=>e?[]:[t])
const i=r.filter(({isLink:e,size:t})=>e&&t<=p).slice(0,h)
const a=await(0,s.b4)(e,idsOf(i))
return[...o,...followLinks(o,new Map(i.map(({path:e,id:t})=>[e,`${a.get(t)}`])))]}async function textsOf(e,t,n){const r=new Set(n)
const o=t.filter(({path:e})=>r.has(e))
const i=await(0,s.b4)(e,idsOf(o))
return new Map(o.flatMap(({path:e,id:t})=>textOf(i.get(t)).map(t=>[e,t])))}function textOf(e){try{return e?[new TextDecoder("utf-8",{fatal:!0}).decode(e)]:[]}catch{return[]}}function idsOf(e){return e.map(({id:e})=>e)}async function idsAt(e,t,n){if(n.length===0)return new Map
const r=(await e.raw(["ls-tree","-z","--full-tree",t,"--",...n])).split("\0").filter(Boolean)
return new Map(r.map(e=>[e.slice(e.indexOf("\t")+1),e.split(/[ \t]/)[2]??""]))}const w=20
function followLinks(e,t){return[...t.keys()].flatMap(n=>filesBehind(n,e,t))}function filesBehind(e,t,n){const r=resolve(e,n)
if(r===void 0)return[]
return t.flatMap(t=>{if(t.path===r)return[{...t,path:e}]
return t.path.startsWith(`${r}/`)?[{...t,path:e+t.path.slice(r.length)}]:[]})}function resolve(e,t){let n=e
for(let e=0;e<w;e+=1){const e=prefixes(n).find(e=>t.has(e))
if(e===void 0)return n
const s=t.get(e)??""
if(s.startsWith("/"))return
n=r.posix.join(r.posix.dirname(e),s,n.slice(e.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(e){const t=e.split("/")
return t.map((e,n)=>t.slice(0,n+1).join("/"))}const m=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(e,t,n,r){if(!(0,d.Q8)(n))throw new f.vC("git",`Git does not allow the name ${(0,u.aY)(n)} for a branch.`)
try{return{commit:await fetchRef(e,t,`refs/heads/${n}`),isGone:!1}}catch(e){const{message:t,cause:n}=(0,f.ec)(e)
if(!/couldn't find remote ref/i.test(`${t} ${n}`))throw e}const s=r===void 0?void 0:await fetchCommit(e,t,r).then(()=>r,()=>{})
return{commit:s??await fetchRef(e,t,"HEAD"),isGone:!0}}async function fetchRef(e,t,n){const r="refs/deckhand/base-branch"
await e((0,i.it)(t)).raw([...m,t.url,`+${n}:${r}`])
return(await e().raw(["rev-parse","--verify",`${r}^{commit}`])).trim()}async function fetchCommit(e,t,n){try{await e(t.token===""?{}:(0,i.it)(t)).raw([...m,t.url,n])
await e().raw(["cat-file","-e",`${n}^{commit}`])}catch(e){throw new f.vC("config",`The commit ${n} of ${t.url} could not be fetched.`,{quote:(0,f.ec)(e).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:e})}}async function seedEarly(e){await(0,c.cu)((0,c.B9)(e),e.workspace).catch(()=>{})}async function openPublisher({signal:e,...t}){const n={...t,signal:e}
const r=(0,c.B9)(n)
if((0,c.VE)(r)!==t.base)await(0,c.cu)(r,t.workspace)
await(0,c.hw)(n,r);(0,l.y4)(t.workspace,r.gitDir)
return publisherIn((0,c.ce)(t),t)}function reopenPublisher(e){return publisherIn((0,c.ce)(e),e)}async function openPatchPublisher(e,t,n){const s={...e,workspace:(0,r.join)(e.folder,"nothing")}
const i=(0,c.B9)(s)
const{gitDir:a,objects:l}=i
const f={url:e.remoteUrl,token:e.token}
await fetchCommit(l,f,e.base)
const u={...o.vQ,GIT_INDEX_FILE:(0,r.join)(a,"patch-index")}
const d=await(0,o.X6)(l(u),e.base,t,n)
return{publisher:publisherIn(i,s,d.tree),change:d}}function publisherIn({gitDir:e,objects:t},a,l){const{base:f}=a
const u={url:a.remoteUrl,token:a.token,allowedBranch:a.allowedBranch,isBack:a.isBack}
const d={...u,url:a.forkUrl??u.url}
const own=()=>t({GIT_INDEX_FILE:(0,r.join)(e,"review-index")})
const identified=()=>t((0,c.CC)(a.now()))
const commit=async({tree:e,lineage:t},n)=>{const r=(t?.parents??[f]).flatMap(e=>["-p",e])
return(await identified().raw(["commit-tree",e,...r,"-F","-"],n)).trim()}
const compared=async(e,n)=>({tree:e,files:await(0,s.W4)(t(),n,e),leftOut:[]})
const h=differencesIn(t)
let p
const list=(e,t)=>{if(t!==f)return(0,s.nG)(e,t)
p??=(0,s.nG)(e,t)
return p}
const capture=async(e={})=>{if(l!==void 0)return compared(l,e.onto??f)
const{folder:t,workspace:r,environment:s}=a
const o={folder:t,workspace:r,environment:s,base:f,now:a.now().toISOString(),edited:[],...e}
if(!a.job)return(await n.e(3364).then(n.bind(n,53364))).captureWork(o)
return(await n.e(5758).then(n.bind(n,45758))).runCaptureJob(o,a.job)}
const treeOf=async e=>(await t().raw(["rev-parse",`${e}^{tree}`])).trim()
return{base:f,capture:capture,patched:n=>(0,o.X6)(t({...o.vQ,GIT_INDEX_FILE:(0,r.join)(e,"patch-index")}),f,n),compared:compared,async joined(e,t,n){const r=(await(0,s.Mc)(own(),e,t)).filter(({path:e})=>n.includes(e))
return(0,s.p6)(own(),e,r,"new")},treeOf:treeOf,since:async e=>compared(await treeOf(f),e),review:async(e,t)=>isEmpty(e)?unchanged(e):(await loadReview()).reviewChange(own(),e,{base:e.lineage?.from??f,...t,diffSize:h.size,list:list}),writeFiles:async(t,n)=>(0,i.WM)((await(0,c.D2)(a,e)).in(n),t),hold:async(e,t)=>(await loadHold()).holdBack(own(),e,t),commit:commit,async captureOnto(e,t,n={}){const{tree:r,...s}=await(0,o.LL)(identified(),t)
return{...await capture({...n,onto:r}),lineage:{...e,from:r,...s}}},async newTree({change:{tree:e,lineage:r},entries:s,blobs:o},i){const{newTree:a}=await n.e(844).then(n.bind(n,90844))
const c={entries:r?void 0:s,blobs:o}
return a(t(),{tree:e,parents:r?.parents??[f]},c,i)},async writePatch(e,n){const r=["diff-tree","--patch","--binary","--no-commit-id",`--output=${n}`]
await t().raw([...r,e])},diff:({tree:e},t=f)=>h.whole(t,e),diffSize:({tree:e},t=f)=>h.size(t,e),diffPieces:({tree:e},t,n=f)=>h.pieces(n,e,t),async shown(s,o){const{shownTree:i}=await n.e(9067).then(n.bind(n,29067))
return i(t({GIT_INDEX_FILE:(0,r.join)(e,"shown-index")}),o,s)},exactPatch:async({tree:e})=>(await(await loadHold()).exactPatch(t(),f,e)).toString("utf8"),idsAt:(e,n)=>idsAt(t({GIT_LITERAL_PATHSPECS:"1"}),e,n),filesOf:e=>treeSource(t(),e,list),fetchBranch:(e,n)=>fetchBranch(t,u,e,n),fetchCommit(e,n){const r=new URL(e).origin===new URL(u.url).origin
return fetchCommit(t,{url:e,token:r?u.token:""},n)},async push(r,s,o){const c=a.forkUrl===void 0?void 0:await n.e(4391).then(n.bind(n,4391))
await(c?.bringForkHistory({gitDir:e,objects:t},u,{base:f,commit:r}))
return(0,i.Sq)(t,d,{commit:r,branch:s,expected:o})},takeBack:e=>(0,i.VS)(t,d,{branch:e,at:f}),async rebase({tree:e},n,{branch:r,...a}){const c=await(0,i.mC)(t,d,r)
const l=await(0,o.Vq)(identified(),{base:f,tree:e,onto:c})
if(l===void 0)return
const u={tree:l,files:await(0,s.W4)(t(),c,l),leftOut:[]}
const{withheld:h}=await(await loadReview()).reviewChange(own(),u,{base:c,...a})
return h.length>0?void 0:{commit:await commit({...u,lineage:{parents:[c]}},n),tip:c}}}}const loadReview=()=>Promise.all([n.e(8030),n.e(4150)]).then(n.bind(n,28030))
const loadHold=()=>Promise.all([n.e(8030),n.e(214)]).then(n.bind(n,10214))
function isEmpty({files:e,wholeTree:t,lineage:n,tooMany:r}){return e.length===0&&t===void 0&&!n?.submodules.length&&r===void 0}function unchanged(e){const{tree:t,leftOut:n}=e
const r={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...r,change:e,withheld:n,wholeTree:t}}}),69789:((e,t,n)=>{n.d(t,{G:()=>keepReserve,g:()=>releaseReserve})
var r=n(77598)
var s=n(73024)
var o=n(51455)
var i=n(76760)
var a=void 0&&(void 0).__addDisposableResource||function(e,t,n){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var r,s
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
r=t[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
r=t[Symbol.dispose]
if(n)s=r}if(typeof r!=="function")throw new TypeError("Object not disposable.")
if(s)r=function(){try{s.call(this)}catch(e){return Promise.reject(e)}}
e.stack.push({value:t,dispose:r,async:n})}else if(n)e.stack.push({async:!0})
return t}
var c=void 0&&(void 0).__disposeResources||function(e){return function(t){function fail(n){t.error=t.hasError?new e(n,t.error,"An error was suppressed during disposal."):n
t.hasError=!0}var n,r=0
function next(){while(n=t.stack.pop())try{if(!n.async&&r===1)return r=0,t.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var e=n.dispose.call(n.value)
if(n.async)return r|=2,Promise.resolve(e).then(next,function(e){fail(e)
return next()})}else r|=1}catch(e){fail(e)}if(r===1)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(e,t,n){var r=new Error(n)
return r.name="SuppressedError",r.error=e,r.suppressed=t,r})
const l=16
const f="reserve"
function keepReserve(e){const t=(0,i.join)(e,f)
let n=!1
const take=async()=>{const e={stack:[],error:void 0,hasError:!1}
try{const s=a(e,await(0,o.open)(t,"w",384),!0)
const i=(0,r.randomBytes)(1024*1024)
for(let e=0;e<l&&!n;e+=1)await s.write(i)}catch(t){e.error=t
e.hasError=!0}finally{const t=c(e)
if(t)await t}}
take().catch(()=>{})
return()=>{n=!0;(0,s.rmSync)(t,{force:!0})}}function releaseReserve(e){(0,s.rmSync)((0,i.join)(e,f),{force:!0})}}),11602:((e,t,n)=>{n.d(t,{S1:()=>leaveLease,Vs:()=>leaveTrace,tg:()=>c})
var r=n(28942)
var s=n(15320)
var o=n(2801)
var i=n(1176)
const a=r.object({id:r.int(),path:r.string(),folder:r.string(),base:r.string()}).readonly()
const c=r.object({name:r.object({name:r.string(),ref:r.string(),branch:r.string()}).readonly(),repositoryId:r.number(),folder:r.string().optional(),lease:o.nD,work:r.object({folder:r.string(),base:r.string(),others:r.array(a).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:e,trigger:t,world:n},r,o){const{lease:a}=e.manifest
if(!e.isKept||!a)return
const{repositoryId:c}=t;(0,s.s0)(n.env,{name:(0,i.Qv)(t),repositoryId:c,folder:r,lease:a,work:o})}function leaveLease({memory:e,trigger:t,world:n}){const{heldLease:r}=e
const{repositoryId:o}=t
const a=r&&{name:(0,i.Qv)(t),repositoryId:o,lease:r};(0,s.s0)(n.env,a)}}),75996:((e,t,n)=>{n.d(t,{rescue:()=>rescue,rescueFailedNote:()=>rescueFailedNote,rescuedNote:()=>rescuedNote})
var r=n(73024)
var s=n(76760)
var o=n(36807)
var i=n(98664)
var a=n(80292)
var c=n(54668)
var l=n(94869)
var f=n(88135)
var u=n(57974)
var d=n(81031)
var h=n(25298)
var p=n(97167)
var w=n(95582)
var m=n(1539)
var g=n(85831)
var v=n(1176)
var y=n(69789)
var b=n(12344)
var k=n(11602)
var O=n(63501)
const S={saved:"nothing",lost:[],notes:new Set,failure:void 0,target:""}
async function rescue(e,t,n,r){const{github:s,job:o,leaks:i,settings:a}=t
const c=k.tg.parse(JSON.parse(n))
if(c.work)(0,y.g)(c.work.folder)
const{name:l,repositoryId:f}=c
return inRoom([o.temp,...(0,v.fN)(e.env)],async n=>{const u=(0,v.Ch)({world:e,github:s,settings:a,job:o,leaks:i,name:l,repositoryId:f},n)
return u?rescueInto(u,{world:e,connection:t,open:c,isStill:r}):S})}async function inRoom(e,t){const[n="",...o]=e
try{return await t(n)}catch(e){if(!(0,c.WY)(e)||o.length===0)throw e}for(const[e,n]of o.entries()){let i
try{i=(0,r.mkdtempSync)((0,s.join)(n,"deckhand-rescue-"))
return await t(i)}catch(t){if(!(0,c.WY)(t)||e===o.length-1)throw t}finally{if(i!==void 0)(0,r.rmSync)(i,{recursive:!0,force:!0})}}return t(n)}async function rescueInto(e,{world:t,connection:n,open:r,isStill:s}){const{name:o,folder:c,lease:l,work:f}=r
const u=await e.read()
if(u.status!=="found")return S
if((0,a.dj)(u.manifest.lease)!==(0,a.dj)(l))return S
const d={...l,until:t.now().toISOString()}
const h=(0,m.kk)(new Map([...u.files].filter(([e])=>e.startsWith("work/"))))
const p=f&&s&&!u.files.has(g.f)
let w=f&&!s?stillRunning():void 0
const keepAsBefore=e=>{w=(0,i.ec)(e)
return h}
const v=p?await workIn(t,n,{...f,before:u.files}).catch(keepAsBefore):h
const earlier=()=>(0,m.kk)(u.files).filter(({path:e})=>!e.startsWith("work/"))
const y=[...c===void 0?earlier():(0,m.bh)(c),...v]
const b={...u.manifest,lease:d}
const k=new Set
const{written:O,files:$}=await writeRoomily(e,{manifest:b,files:y},k)
if(O.status==="lost")return S
const P=$.filter(({path:e})=>e.startsWith("work/"))
const j=new Map(P.map(e=>[e.path,e.read()]))
const I=p&&w===void 0?(0,g.x9)(j):void 0
const _=I?.patch!==void 0||I?.aside!==void 0||I?.copies!==void 0
const x=_?await e.readBack(P.filter(({stamp:e})=>e!==m.w2).map(({path:e})=>e)):void 0
if(x?.status==="unsaved")w=new i.vC("git",x.why)
const B=x?.status==="saved"
const M=(I?.lost??[]).map(({path:e})=>e)
return{saved:B?"work":"conversation",lost:M,notes:k,failure:w,target:targetOf(o.name,n.job)}}async function writeRoomily(e,t,r){try{return{written:await e.write(t),files:t.files}}catch(s){if(!(0,w.Jm)(s))throw s
return(await Promise.all([n.e(8815),n.e(311),n.e(9348),n.e(5017),n.e(2140)]).then(n.bind(n,89759))).writeFitting(e,t,s,r)}}function targetOf(e,{repository:{owner:t,name:n},runUrl:r}){const[,s]=/^threads\/(\d+)$/.exec(e)??[]
return s===void 0?r:`${s} --repo ${t}/${n}`}function stillRunning(){return new i.vC("machine","The tools of the run could not be ended, so it is unknown which of its files are whole.",{hint:"They are still in the workspace of a self-hosted runner."})}function rescuedNote({world:e,settings:t},{saved:n,lost:r,notes:s,failure:o,target:i},a=""){if(o)return[rescueFailedNote(e.env,o),...s].join(" ")
if(n==="nothing")return""
const[c=""]=t.phrases
const l=!s.has((0,f.J1)("state-without-conversation"))
const u=l?[(0,f.J1)("rescued-conversation")]:[]
const d=n==="work"?[(0,f.J1)("rescued-work"),(0,f.J1)("work-shown",{target:i})]:u
const h=d.length>0&&!a.includes("`continue`")?[(0,f.J1)("go-on",{phrase:c})]:[]
const p=r.length===0?[]:[(0,f.J1)("rescued-without",{files:(0,O.ri)(r)})]
return[...d,...p,...s,...h].join(" ")}function rescueFailedNote(e,{message:t,hint:n}){return(0,f.J1)("rescue-failed",{why:(0,h.hidePaths)(e)((0,l.hC)(t,n))})}async function workIn(e,t,{others:r,...o}){const{before:a}=o
const c=(0,m.kk)(new Map([...a].filter(([e])=>(0,g.Yc)(e))))
if(r===void 0||r.length===0)return[...await filesOf(e,t,o),...c]
const{OTHERS:l,requireOwnFolder:f}=await n.e(1183).then(n.bind(n,31183))
const d=await filesOf(e,t,{...o,apart:l})
for(const{id:n,path:o,...l}of r)try{f(t.job.workspace,o)
const r={...l,workspace:(0,s.join)(t.job.workspace,o),before:(0,g.sA)(a,n)}
const i=d.map(({path:e,read:t})=>[e,t()])
d.push(...(await filesOf(e,t,{...r,others:i})).map(e=>(0,g.fZ)(e,n)))}catch(e){(0,u.printNotice)(`The changes in ${o} could not be saved. ${(0,i.ec)(e).message}`)
d.push(...c.filter(e=>(0,g.Yc)(e.path,n)))}return[...d,...c.filter(({path:e})=>!r.some(({id:t})=>(0,g.Yc)(e,t)))]}async function filesOf(e,{job:t,leaks:n,settings:r},s){const{folder:a,base:c,before:l,workspace:f=t.workspace,apart:h,others:w=[]}=s
const m=`${t.repositoryUrl}.git`
const{env:v,now:y}=e
const k=(0,p._K)(v)
const S=(0,p.We)(e,r.slice(d.LIMITS)["timeout-minutes"])
const $=(0,o.WG)({folder:a,base:c,workspace:f,remoteUrl:m,token:"",environment:k,now:y,job:S})
const P=(0,p.xg)(r.slice(d.LIMITS)["timeout-minutes"]).copiesMs
const j={folder:a,workspace:f,base:c,apart:h,environment:k,leaks:n,before:(0,g.x9)(l),limitMs:P,others:w}
try{const e=await $.capture({apart:h})
const{left:t,toCopy:s}=await(0,O.Ng)($,e,{settings:r,leaks:n,before:l})
return(0,g.Xo)(t&&(await(0,b.withCopies)(t,s,j)).work)}catch(e){(0,u.printNotice)(`Files are saved as copies, because git could not take them. ${(0,i.ec)(e).message}`)
return[...(await(0,b.copiesOf)(j)).files]}}}),1539:((e,t,n)=>{n.d(t,{H3:()=>a,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation,w2:()=>p})
var r=n(73024)
var s=n(76760)
var o=n(3024)
var i=n(59766)
const a="conversation/"
const c="observations"
const l=1024*1024
const f=8*1024*1024
const u=1e3
const d=500*1024*1024
const h=1e6
function conversationFiles(e){const t=entries(e,"subagents").filter(e=>e.isDirectory())
const n=["",...t.map(({name:e})=>`subagents/${e}/`)]
return[...n.flatMap(t=>logFiles(e,t)),...outputs(e)].filter(({path:e})=>(0,i.rX)(e))}function logFiles(e,t){const n=names(e,`${t}events`).map(n=>fileAt(e,`${t}events/${n}`,"written once"))
const r=names(e,t).filter(e=>e.endsWith(".json"))
return[...r.map(n=>fileAt(e,t+n)),...n]}function restoreConversation(e,t){for(const[n,o]of e){if(!n.startsWith(a))continue
const e=(0,s.join)(t,n.slice(a.length));(0,r.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,r.writeFileSync)(e,o)}}const p="as read"
function sameFiles(e){return[...e].map(([e,t])=>({path:e,stamp:p,read:()=>t}))}function outputs(e){const t=names(e,c).flatMap(t=>{const n=(0,o.BJ)(e,`${c}/${t}`)
return n?.isFile()&&n.size<=l?[{size:n.size,mtimeMs:n.mtimeMs,name:t}]:[]})
let n=f
const r=t.sort((e,t)=>t.mtimeMs-e.mtimeMs).filter(({size:e})=>{n-=e
return n>=0})
return r.slice(0,u).map(({name:t,size:n,mtimeMs:r})=>fileAt(e,`${c}/${t}`,`${n} ${r}`))}function fileAt(e,t,n){const r=n===void 0?(0,o.BJ)(e,t):void 0
return{path:a+t,stamp:n??`${r?.size} ${r?.mtimeMs}`,read:()=>readPlain(e,t)}}function names(e,t){return entries(e,t).filter(e=>e.isFile()).map(({name:e})=>e).sort()}function entries(e,t){const n=(0,o.HL)(e,t,h)
return n.status==="read"?n.entries:[]}function readPlain(e,t){const n=(0,o.Pd)(e,t,d)
return n.status==="read"?n.bytes:Buffer.alloc(0)}}),58119:((e,t,n)=>{n.d(t,{$E:()=>contentOf,FN:()=>u,IT:()=>d,JV:()=>copiesFiles,Jp:()=>copiesIn,QB:()=>copiedBytes,tR:()=>i})
var r=n(28942)
var s=n(59766)
const o=1024*1024
const i={fileBytes:20*o,allBytes:50*o,files:1e4}
const a=r.union([r.string(),r.strictObject({base64:r.string()}).readonly()])
const c={path:a,was:r.string().nullable()}
const l=r.discriminatedUnion("kind",[r.strictObject({...c,kind:r["enum"](["file","executable"]),sha256:r.string(),size:r.int()}).readonly(),r.strictObject({...c,kind:r.literal("link"),target:a}).readonly(),r.strictObject({...c,kind:r.literal("gone")}).readonly()])
const f=r.strictObject({base:r.string(),entries:r.array(l).readonly()}).readonly()
const u={file:"100644",executable:"100755",link:"120000"}
function contentOf(e){return e.kind==="link"?e.target:e.bytes}const d="work/copies/"
const h=`${d}index.json`
function copiesFiles({base:e,all:t}){const n=new Map(t.flatMap(e=>"bytes"in e?[[(0,s.sc)(e.bytes),e.bytes]]:[]))
const r=Buffer.from(JSON.stringify({base:e,entries:t.map(entryOf)}))
const o=[...n].map(([e,t])=>({path:d+e,stamp:e,read:()=>t}))
return t.length===0?[]:[{path:h,stamp:(0,s.sc)(r),read:()=>r},...o]}function copiesIn(e){const t=e.get(h)
const n=t&&f.safeParse(JSON.parse(t.toString())).data
if(!n)return
return{base:n.base,all:n.entries.flatMap(t=>copyOf(t,e))}}function copiedBytes(e){return[...e].filter(([e])=>/\/copies\/[0-9a-f]{64}$/.test(e)).reduce((e,[,{length:t}])=>e+t,0)}function entryOf(e){const t={path:encoded(Buffer.from(e.path,"latin1")),was:e.was}
switch(e.kind){case"file":case"executable":return{...t,kind:e.kind,sha256:(0,s.sc)(e.bytes),size:e.bytes.length}
case"link":return{...t,kind:e.kind,target:encoded(e.target)}
case"gone":return{...t,kind:e.kind}}}function copyOf(e,t){const n={path:decoded(e.path).toString("latin1"),was:e.was}
if(e.kind==="gone")return[{...n,kind:e.kind}]
if(e.kind==="link")return[{...n,kind:e.kind,target:decoded(e.target)}]
const r=t.get(d+e.sha256)
return r&&(0,s.sc)(r)===e.sha256?[{...n,kind:e.kind,bytes:r}]:[]}function encoded(e){const t=e.toString()
return Buffer.from(t).equals(e)?t:{base64:e.toString("base64")}}function decoded(e){return typeof e==="string"?Buffer.from(e):Buffer.from(e.base64,"base64")}}),85831:((e,t,n)=>{n.d(t,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>$,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var r=n(4573)
var s=n(28942)
var o=n(3549)
var i=n(7925)
var a=n(44539)
var c=n(2801)
var l=n(59766)
var f=n(58119)
const u=4*1024*1024
async function unpublishedWorkOf(e,{change:t,withheld:n,wholeTree:r},{isPublished:s,leaks:o,before:a}){const c=s?t.tree:e.base
const{tooMany:l}=t
const f=t.files.length===0&&r===t.tree
const w=f?0:await e.diffSize({tree:r},c)
const m=w>u||w===0?void 0:await e.diff({tree:r},c)
const g=m&&await isKeepable(m,o)?m:void 0
const{aside:v}=t
const y=a?.aside
const b=u-(g?.length??0)
const k=v!==void 0&&v.patch.length<=b&&await isKeepable(v.patch,o)
const O=y!==void 0&&y.length<=b-(k?v.patch.length:0)
const S=[...O?[y]:[],...k?[v.patch]:[]]
const $=S.length===0?void 0:Buffer.concat(S)
const P=l!==void 0||w>0&&g===void 0
const j=[...n.filter(({code:e})=>e!=="DKH-118"&&(P||(0,i.JD)(e))),...P&&!s?t.files:[],...v&&!k?v.paths.map(e=>({path:e})):[],...y&&!O?[{path:h}]:[]]
const I=[...new Set(j.map(({path:e})=>e||d))].slice(0,p)
const _=(a?.lost??[]).filter(({path:e})=>e!==d&&!I.includes(e))
const x=g?r:c
const B=await e.idsAt(x,I)
const M=await e.idsAt(x,_.map(({path:e})=>e))
const T=_.filter(({path:e,was:t})=>(M.get(e)??"")===t)
const F=[...I.map(e=>({path:e,was:B.get(e)??""})),...T].slice(0,p)
const E=P?await e.treeOf(c):r
const L=g!==void 0||F.length>0||$!==void 0
const{commits:C}=t
const N=g&&!s&&C?.kind==="merged"?C.commits:void 0
return{left:L?{patch:g,lost:F,...$&&{aside:$},...N&&{merging:N}}:void 0,tree:E,toCopy:P&&!s?"all":n.filter(({code:e})=>e==="DKH-106").map(({path:e})=>e)}}const d="the change as a whole"
const h="what earlier runs left on branches and in stashes"
const p=1e3
async function isKeepable(e,t){return e.length<=u&&(!(0,r.isUtf8)(e)||(await t.scanLong(e.toString())).length===0)}const w="work/unpublished.patch"
const m="work/aside.patch"
const encoded=e=>`${e}.b64`
const g="work/lost.json"
const v="work/merging.json"
const y=s.array(s.strictObject({path:s.string(),was:s.string()}).readonly()).readonly()
const b=s.array(s.string().regex(/^[0-9a-f]{40,64}$/)).readonly()
function unpublishedFiles(e){if(!e)return[]
const{patch:t,aside:n,lost:r,copies:s,merging:o}=e
const i=o===void 0?[]:[fileOf(v,Buffer.from(JSON.stringify(o)))]
const a=r.length===0?[]:[fileOf(g,Buffer.from(JSON.stringify(r)))]
return[...patchFile(w,t),...patchFile(m,n),...s?(0,f.JV)(s):[],...a,...i]}const k="work/repositories/"
const O=/^work\/repositories\/\d+\//
function isOfOther(e,t){return e.startsWith(t===void 0?k:`${k}${t}/`)}function asOther(e,t){return{...e,path:e.path.replace(/^work\//,`${k}${t}/`)}}function ofOther(e,t){const n=[...e].filter(([e])=>isOfOther(e,t))
return new Map(n.map(([e,t])=>[e.replace(O,"work/"),t]))}const S={work:w,aside:m,copies:f.IT}
function isUnpublished(e,t){return e.replace(O,"work/").startsWith(S[t])}function patchFile(e,t){if(!t)return[]
return[(0,r.isUtf8)(t)?fileOf(e,t):fileOf(encoded(e),Buffer.from(t.toString("base64")))]}function unpublishedIn(e){const[t,n]=[patchIn(e,w),patchIn(e,m)]
const r=(0,f.Jp)(e)
const s=e.get(g)
if(!t&&!n&&!s&&!r)return
const o=s?y.parse(JSON.parse(s.toString())):[]
const i=e.get(v)
const a=t&&i&&b.parse(JSON.parse(i.toString()))
return{patch:t,lost:o,...n&&{aside:n},...r&&{copies:r},...a&&{merging:a}}}function patchIn(e,t){const n=e.get(encoded(t))
return e.get(t)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(e,t){return{path:e,stamp:(0,l.sc)(t),read:()=>t}}const $="work/telling.json"
const P=a.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:s.object({place:o.r1,content:o.qT}).readonly().optional()}).readonly()
function pendingReportFile(e){const t=Buffer.from(JSON.stringify(e))
return{path:$,stamp:(0,l.sc)(t),read:()=>t}}function readPendingReport(e){return e&&P.safeParse(JSON.parse(e.toString())).data}})}

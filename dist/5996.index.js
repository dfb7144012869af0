export const id=5996
export const ids=[5996]
export const modules={25063:((e,t,n)=>{n.d(t,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var r=n(76760)
var o=n(47575)
var s=n(78250)
var i=n(58101)
var a=n(79137)
var c=n(64392)
var l=n(98664)
var f=n(33737)
var u=n(4471)
function treeSource(e,t,n=o.nG){let r
const files=()=>{r??=filesOf(e,t,n)
return r}
return{list:files,read:async t=>textsOf(e,await files(),t)}}const h=200
const w=4096
async function filesOf(e,t,n){const r=await n(e,t)
const s=r.flatMap(({isLink:e,...t})=>e?[]:[t])
const i=r.filter(({isLink:e,size:t})=>e&&t<=w).slice(0,h)
const a=await(0,o.b4)(e,idsOf(i))
return[...s,...followLinks(s,new Map(i.map(({path:e,id:t})=>[e,`${a.get(t)}`])))]}async function textsOf(e,t,n){const r=new Set(n)
const s=t.filter(({path:e})=>r.has(e))
const i=await(0,o.b4)(e,idsOf(s))
return new Map(s.flatMap(({path:e,id:t})=>textOf(i.get(t)).map(t=>[e,t])))}function textOf(e){try{return e?[new TextDecoder("utf-8",{fatal:!0}).decode(e)]:[]}catch{return[]}}function idsOf(e){return e.map(({id:e})=>e)}async function idsAt(e,t,n){if(n.length===0)return new Map
const r=(await e.raw(["ls-tree","-z","--full-tree",t,"--",...n])).split("\0").filter(Boolean)
return new Map(r.map(e=>[e.slice(e.indexOf("\t")+1),e.split(/[ \t]/)[2]??""]))}const d=20
function followLinks(e,t){return[...t.keys()].flatMap(n=>filesBehind(n,e,t))}function filesBehind(e,t,n){const r=resolve(e,n)
if(r===void 0)return[]
return t.flatMap(t=>{if(t.path===r)return[{...t,path:e}]
return t.path.startsWith(`${r}/`)?[{...t,path:e+t.path.slice(r.length)}]:[]})}function resolve(e,t){let n=e
for(let e=0;e<d;e+=1){const e=prefixes(n).find(e=>t.has(e))
if(e===void 0)return n
const o=t.get(e)??""
if(o.startsWith("/"))return
n=r.posix.join(r.posix.dirname(e),o,n.slice(e.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(e){const t=e.split("/")
return t.map((e,n)=>t.slice(0,n+1).join("/"))}const p=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(e,t,n,r){if(!(0,u.Q8)(n))throw new l.vC("git",`Git does not allow the name ${(0,f.aY)(n)} for a branch.`)
try{return{commit:await fetchRef(e,t,`refs/heads/${n}`),isGone:!1}}catch(e){const{message:t,cause:n}=(0,l.ec)(e)
if(!/couldn't find remote ref/i.test(`${t} ${n}`))throw e}const o=r===void 0?void 0:await fetchCommit(e,t,r).then(()=>r,()=>{})
return{commit:o??await fetchRef(e,t,"HEAD"),isGone:!0}}async function fetchRef(e,t,n){const r="refs/deckhand/base-branch"
await e((0,i.it)(t)).raw([...p,t.url,`+${n}:${r}`])
return(await e().raw(["rev-parse","--verify",`${r}^{commit}`])).trim()}async function fetchCommit(e,t,n){try{await e(t.token===""?{}:(0,i.it)(t)).raw([...p,t.url,n])
await e().raw(["cat-file","-e",`${n}^{commit}`])}catch(e){throw new l.vC("config",`The commit ${n} of ${t.url} could not be fetched.`,{quote:(0,l.ec)(e).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:e})}}async function seedEarly(e){await(0,a.cu)((0,a.B9)(e),e.workspace).catch(()=>{})}async function openPublisher({signal:e,...t}){const n={...t,signal:e}
const r=(0,a.B9)(n)
if((0,a.VE)(r)!==t.base)await(0,a.cu)(r,t.workspace)
await(0,a.hw)(n,r);(0,c.y4)(t.workspace,r.gitDir)
return publisherIn((0,a.ce)(t),t)}function reopenPublisher(e){return publisherIn((0,a.ce)(e),e)}async function openPatchPublisher(e,t,n){const o={...e,workspace:(0,r.join)(e.folder,"nothing")}
const c=(0,a.B9)(o)
const{gitDir:l,objects:f}=c
const u={url:e.remoteUrl,token:e.token}
const h=["fetch","--quiet","--depth=1","--no-tags"]
await f((0,i.it)(u)).raw([...h,u.url,e.base])
const w=f({...s.vQ,GIT_INDEX_FILE:(0,r.join)(l,"patch-index")})
const d=await(0,s.X6)(w,e.base,t,n)
return{publisher:publisherIn(c,o),change:d}}function publisherIn({gitDir:e,objects:t},c){const{base:l}=c
const f={url:c.remoteUrl,token:c.token,allowedBranch:c.allowedBranch,isBack:c.isBack}
const u={...f,url:c.forkUrl??f.url}
const own=()=>t({GIT_INDEX_FILE:(0,r.join)(e,"review-index")})
const identified=()=>t((0,a.CC)(c.now()))
const commit=async({tree:e,lineage:t},n)=>{const r=(t?.parents??[l]).flatMap(e=>["-p",e])
return(await identified().raw(["commit-tree",e,...r,"-F","-"],n)).trim()}
const compared=async(e,n)=>({tree:e,files:await(0,o.W4)(t(),n,e),leftOut:[]})
const h=lastOnly((e,n)=>t().bytes([...o.Mu,e,n]))
let w
const list=(e,t)=>{if(t!==l)return(0,o.nG)(e,t)
w??=(0,o.nG)(e,t)
return w}
const capture=async(e={})=>{const{folder:t,workspace:r,environment:o}=c
const s={folder:t,workspace:r,environment:o,base:l,now:c.now().toISOString(),edited:[],...e}
if(!c.job)return(await n.e(2595).then(n.bind(n,2595))).captureWork(s)
return(await n.e(5758).then(n.bind(n,45758))).runCaptureJob(s,c.job)}
const treeOf=async e=>(await t().raw(["rev-parse",`${e}^{tree}`])).trim()
return{base:l,capture:capture,patched:n=>(0,s.X6)(t({...s.vQ,GIT_INDEX_FILE:(0,r.join)(e,"patch-index")}),l,n),compared:compared,async joined(e,t,n){const r=(await(0,o.Mc)(own(),e,t)).filter(({path:e})=>n.includes(e))
return(0,o.p6)(own(),e,r,"new")},treeOf:treeOf,since:async e=>compared(await treeOf(l),e),review:async(e,t)=>isEmpty(e)?unchanged(e):(await loadReview()).reviewChange(own(),e,{base:e.lineage?.from??l,...t,diff:h,list:list}),writeFiles:async(t,n)=>(0,i.WM)((await(0,a.D2)(c,e)).in(n),t),hold:async(e,t)=>(await loadHold()).holdBack(own(),e,t),commit:commit,async captureOnto(e,t,n={}){const{tree:r,...o}=await(0,s.LL)(identified(),t)
return{...await capture({...n,onto:r}),lineage:{...e,from:r,...o}}},async newTree({change:{tree:e,lineage:r},entries:o,blobs:s},i){const{newTree:a}=await n.e(844).then(n.bind(n,90844))
const c={entries:r?void 0:o,blobs:s}
return a(t(),{tree:e,parents:r?.parents??[l]},c,i)},async writePatch(e,n){const r=["diff-tree","--patch","--binary","--no-commit-id",`--output=${n}`]
await t().raw([...r,e])},diff:({tree:e},t=l)=>h(t,e),async shown(o,s){const{shownTree:i}=await n.e(9067).then(n.bind(n,29067))
return i(t({GIT_INDEX_FILE:(0,r.join)(e,"shown-index")}),s,o)},exactPatch:async({tree:e})=>(await(await loadHold()).exactPatch(t(),l,e)).toString("utf8"),idsAt:(e,n)=>idsAt(t({GIT_LITERAL_PATHSPECS:"1"}),e,n),filesOf:e=>treeSource(t(),e,list),fetchBranch:(e,n)=>fetchBranch(t,f,e,n),fetchCommit(e,n){const r=new URL(e).origin===new URL(f.url).origin
return fetchCommit(t,{url:e,token:r?f.token:""},n)},push:(e,n,r)=>(0,i.Sq)(t,u,{commit:e,branch:n,expected:r}),takeBack:e=>(0,i.VS)(t,u,{branch:e,at:l}),async rebase({tree:e},n,{branch:r,...a}){const c=await(0,i.mC)(t,u,r)
const f=await(0,s.Vq)(identified(),{base:l,tree:e,onto:c})
if(f===void 0)return
const h={tree:f,files:await(0,o.W4)(t(),c,f),leftOut:[]}
const{withheld:w}=await(await loadReview()).reviewChange(own(),h,{base:c,...a})
return w.length>0?void 0:{commit:await commit({...h,lineage:{parents:[c]}},n),tip:c}}}}const loadReview=()=>n.e(8030).then(n.bind(n,28030))
const loadHold=()=>Promise.all([n.e(8030),n.e(214)]).then(n.bind(n,10214))
function isEmpty({files:e,wholeTree:t,lineage:n,tooMany:r}){return e.length===0&&t===void 0&&!n?.submodules.length&&r===void 0}function unchanged(e){const{tree:t,leftOut:n}=e
const r={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...r,change:e,withheld:n,wholeTree:t}}function lastOnly(e){let t
return(n,r)=>{if(n===r)return Promise.resolve(Buffer.alloc(0))
if(t?.from!==n||t.to!==r)t={from:n,to:r,bytes:e(n,r)}
return t.bytes}}}),69789:((e,t,n)=>{n.d(t,{G:()=>keepReserve,g:()=>releaseReserve})
var r=n(77598)
var o=n(73024)
var s=n(51455)
var i=n(76760)
var a=void 0&&(void 0).__addDisposableResource||function(e,t,n){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var r,o
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
r=t[Symbol.asyncDispose]}if(r===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
r=t[Symbol.dispose]
if(n)o=r}if(typeof r!=="function")throw new TypeError("Object not disposable.")
if(o)r=function(){try{o.call(this)}catch(e){return Promise.reject(e)}}
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
try{const o=a(e,await(0,s.open)(t,"w",384),!0)
const i=(0,r.randomBytes)(1024*1024)
for(let e=0;e<l&&!n;e+=1)await o.write(i)}catch(t){e.error=t
e.hasError=!0}finally{const t=c(e)
if(t)await t}}
take().catch(()=>{})
return()=>{n=!0;(0,o.rmSync)(t,{force:!0})}}function releaseReserve(e){(0,o.rmSync)((0,i.join)(e,f),{force:!0})}}),75996:((e,t,n)=>{n.d(t,{rescue:()=>rescue,rescueFailedNote:()=>rescueFailedNote,rescuedNote:()=>rescuedNote})
var r=n(73024)
var o=n(76760)
var s=n(25063)
var i=n(98664)
var a=n(80292)
var c=n(54668)
var l=n(94869)
var f=n(88135)
var u=n(57974)
var h=n(81031)
var w=n(25298)
var d=n(97167)
var p=n(95582)
var m=n(1539)
var v=n(85831)
var y=n(1176)
var b=n(69789)
var g=n(12344)
var k=n(11602)
var S=n(63501)
const j={saved:"nothing",lost:[],notes:new Set,failure:void 0,target:""}
async function rescue(e,t,n,r){const{github:o,job:s,leaks:i,settings:a}=t
const c=k.tg.parse(JSON.parse(n))
if(c.work)(0,b.g)(c.work.folder)
const{name:l,repositoryId:f}=c
return inRoom([s.temp,...(0,y.fN)(e.env)],async n=>{const u=(0,y.Ch)({world:e,github:o,settings:a,job:s,leaks:i,name:l,repositoryId:f},n)
return u?rescueInto(u,{world:e,connection:t,open:c,isStill:r}):j})}async function inRoom(e,t){const[n="",...s]=e
try{return await t(n)}catch(e){if(!(0,c.WY)(e)||s.length===0)throw e}for(const[e,n]of s.entries()){let i
try{i=(0,r.mkdtempSync)((0,o.join)(n,"deckhand-rescue-"))
return await t(i)}catch(t){if(!(0,c.WY)(t)||e===s.length-1)throw t}finally{if(i!==void 0)(0,r.rmSync)(i,{recursive:!0,force:!0})}}return t(n)}async function rescueInto(e,{world:t,connection:n,open:r,isStill:o}){const{name:s,folder:c,lease:l,work:f}=r
const u=await e.read()
if(u.status!=="found")return j
if((0,a.dj)(u.manifest.lease)!==(0,a.dj)(l))return j
const h={...l,until:t.now().toISOString()}
const w=(0,m.kk)(new Map([...u.files].filter(([e])=>e.startsWith("work/"))))
const d=f&&o&&!u.files.has(v.f)
let p=f&&!o?stillRunning():void 0
const keepAsBefore=e=>{p=(0,i.ec)(e)
return w}
const y=d?await workIn(t,n,{...f,before:u.files}).catch(keepAsBefore):w
const earlier=()=>(0,m.kk)(u.files).filter(({path:e})=>!e.startsWith("work/"))
const b=[...c===void 0?earlier():(0,m.bh)(c),...y]
const g={...u.manifest,lease:h}
const k=new Set
const{written:S,files:O}=await writeRoomily(e,{manifest:g,files:b},k)
if(S.status==="lost")return j
const E=O.filter(({path:e})=>e.startsWith("work/"))
const x=new Map(E.map(e=>[e.path,e.read()]))
const I=d&&p===void 0?(0,v.x9)(x):void 0
const _=I?.patch!==void 0||I?.aside!==void 0||I?.copies!==void 0
const P=_?await e.readBack(E.filter(({stamp:e})=>e!==m.w2).map(({path:e})=>e)):void 0
if(P?.status==="unsaved")p=new i.vC("git",P.why)
const T=P?.status==="saved"
const $=(I?.lost??[]).map(({path:e})=>e)
return{saved:T?"work":"conversation",lost:$,notes:k,failure:p,target:targetOf(s.name,n.job)}}async function writeRoomily(e,t,r){try{return{written:await e.write(t),files:t.files}}catch(o){if(!(0,p.Jm)(o))throw o
return(await Promise.all([n.e(8815),n.e(311),n.e(5017),n.e(2140)]).then(n.bind(n,89759))).writeFitting(e,t,o,r)}}function targetOf(e,{repository:{owner:t,name:n},runUrl:r}){const[,o]=/^threads\/(\d+)$/.exec(e)??[]
return o===void 0?r:`${o} --repo ${t}/${n}`}function stillRunning(){return new i.vC("machine","The tools of the run could not be ended, so it is unknown which of its files are whole.",{hint:"They are still in the workspace of a self-hosted runner."})}function rescuedNote({world:e,settings:t},{saved:n,lost:r,notes:o,failure:s,target:i},a=""){if(s)return[rescueFailedNote(e.env,s),...o].join(" ")
if(n==="nothing")return""
const[c=""]=t.phrases
const l=!o.has((0,f.J1)("state-without-conversation"))
const u=l?[(0,f.J1)("rescued-conversation")]:[]
const h=n==="work"?[(0,f.J1)("rescued-work"),(0,f.J1)("work-shown",{target:i})]:u
const w=h.length>0&&!a.includes("`continue`")?[(0,f.J1)("go-on",{phrase:c})]:[]
const d=r.length===0?[]:[(0,f.J1)("rescued-without",{files:(0,S.ri)(r)})]
return[...h,...d,...o,...w].join(" ")}function rescueFailedNote(e,{message:t,hint:n}){return(0,f.J1)("rescue-failed",{why:(0,w.hidePaths)(e)((0,l.hC)(t,n))})}async function workIn(e,t,{others:r,...s}){const{before:a}=s
const c=(0,m.kk)(new Map([...a].filter(([e])=>(0,v.Yc)(e))))
if(r===void 0||r.length===0)return[...await filesOf(e,t,s),...c]
const{OTHERS:l,requireOwnFolder:f}=await n.e(3564).then(n.bind(n,31183))
const h=await filesOf(e,t,{...s,apart:l})
for(const{id:n,path:s,...l}of r)try{f(t.job.workspace,s)
const r={...l,workspace:(0,o.join)(t.job.workspace,s),before:(0,v.sA)(a,n)}
const i=h.map(({path:e,read:t})=>[e,t()])
h.push(...(await filesOf(e,t,{...r,others:i})).map(e=>(0,v.fZ)(e,n)))}catch(e){(0,u.printNotice)(`The changes in ${s} could not be saved. ${(0,i.ec)(e).message}`)
h.push(...c.filter(e=>(0,v.Yc)(e.path,n)))}return[...h,...c.filter(({path:e})=>!r.some(({id:t})=>(0,v.Yc)(e,t)))]}async function filesOf(e,{job:t,leaks:n,settings:r},o){const{folder:a,base:c,before:l,workspace:f=t.workspace,apart:w,others:p=[]}=o
const m=`${t.repositoryUrl}.git`
const{env:y,now:b}=e
const k=(0,d._K)(y)
const j=(0,d.We)(e,r.slice(h.LIMITS)["timeout-minutes"])
const O=(0,s.WG)({folder:a,base:c,workspace:f,remoteUrl:m,token:"",environment:k,now:b,job:j})
const E=(0,d.xg)(r.slice(h.LIMITS)["timeout-minutes"]).copiesMs
const x={folder:a,workspace:f,base:c,apart:w,environment:k,leaks:n,before:(0,v.x9)(l),limitMs:E,others:p}
try{const e=await O.capture({apart:w})
const{left:t,toCopy:o}=await(0,S.Ng)(O,e,{settings:r,leaks:n,before:l})
return(0,v.Xo)(t&&(await(0,g.withCopies)(t,o,x)).work)}catch(e){(0,u.printNotice)(`Files are saved as copies, because git could not take them. ${(0,i.ec)(e).message}`)
return[...(await(0,g.copiesOf)(x)).files]}}})}

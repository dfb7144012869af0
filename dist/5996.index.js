export const id=5996
export const ids=[5996]
export const modules={75996:((e,t,s)=>{s.r(t)
s.d(t,{leaveTrace:()=>leaveTrace,rescue:()=>rescue})
var n=s(76760)
var r=s(28942)
var a=s(54995)
var o=s(46101)
var i=s(3630)
var c=s(58698)
var f=s(21843)
var l=s(98664)
var p=s(80292)
var u=s(1539)
var h=s(85831)
var d=s(54267)
var w=s(63501)
const k=r.object({id:r.int(),path:r.string(),folder:r.string(),base:r.string()}).readonly()
const v=r.object({name:r.object({name:r.string(),ref:r.string(),branch:r.string()}).readonly(),repositoryId:r.number(),folder:r.string(),lease:f.nD,work:r.object({folder:r.string(),base:r.string(),others:r.array(k).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:e,trigger:t,world:s},n,r){const{lease:a}=e.manifest
if(!e.isKept||!a)return
const{repositoryId:i}=t;(0,o.s0)(s.env,{name:(0,d.Qv)(t),repositoryId:i,folder:n,lease:a,work:r})}async function rescue(e,t,s,n){const{job:r,leaks:a}=t
const{name:o,repositoryId:i,folder:c,lease:f,work:l}=v.parse(JSON.parse(s))
const w=(0,d.Ch)({world:e,job:r,leaks:a,name:o,repositoryId:i})
const k=await(w?.read())
if(!w||k?.status!=="found")return
if((0,p.dj)(k.manifest.lease)!==(0,p.dj)(f))return
const m={...f,until:e.now().toISOString()}
const b=(0,u.kk)(new Map([...k.files].filter(([e])=>e.startsWith("work/"))))
const y=l&&n&&!k.files.has(h.f)
const g=y?await workIn(e,t,{...l,before:k.files}).catch(()=>b):b
await w.write({manifest:{...k.manifest,lease:m},files:[...(0,u.bh)(c),...g]})}async function workIn(e,t,{others:r,...o}){const{before:i}=o
const c=(0,u.kk)(new Map([...i].filter(([e])=>(0,h.Yc)(e))))
if(r===void 0||r.length===0)return[...await filesOf(e,t,o),...c]
const{OTHERS:f,requireOwnFolder:p}=await Promise.all([s.e(2499),s.e(4564),s.e(3564)]).then(s.bind(s,31183))
const d=await filesOf(e,t,{...o,apart:f})
for(const{id:s,path:o,...f}of r)try{p(t.job.workspace,o)
const r={...f,workspace:(0,n.join)(t.job.workspace,o),before:(0,h.sA)(i,s)}
d.push(...(await filesOf(e,t,r)).map(e=>(0,h.fZ)(e,s)))}catch(e){(0,a.printNotice)(`The changes in ${o} could not be saved. ${(0,l.ec)(e).message}`)
d.push(...c.filter(e=>(0,h.Yc)(e.path,s)))}return[...d,...c.filter(({path:e})=>!r.some(({id:t})=>(0,h.Yc)(e,t)))]}async function filesOf({env:e,now:t},{job:s,leaks:n},r){const{folder:a,base:o,before:f,workspace:l=s.workspace,apart:p}=r
const u=`${s.repositoryUrl}.git`
const d=(0,i._)(e)
const k=(0,c.WG)({folder:a,base:o,workspace:l,remoteUrl:u,token:"",environment:d,now:t})
const v=await k.capture(p)
return(0,h.Xo)((await(0,w.Ng)(k,v,{env:e,leaks:n,before:f})).left)}}),63501:((e,t,s)=>{s.d(t,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var n=s(73024)
var r=s(76760)
var a=s(41320)
var o=s(3630)
var i=s(33368)
var c=s(5537)
var f=s(62423)
var l=s(88135)
var p=s(85831)
async function restoreWork({memory:e,job:t,world:s},{folder:n,path:r,later:a}){const c=(0,p.x9)(e.workBefore)
const f=a?{lost:[],...c,patch:a}:c
if(!f)return
const u=(0,o._)(s.env)
const inCheckout=e=>(0,i.$Y)({folder:t.workspace,environment:{...u,...e}})
const h=await applyUnpublished(f,{git:inCheckout,folder:n,path:r})
if(h.unfit.length>0)e.notes.add((0,l.J1)("work-unfit",{files:firstPaths(h.unfit)}))
return h}async function applyUnpublished(e,{git:t,folder:s,path:n}){const a=treeIn(t(c.vQ),(0,r.join)(s,"put-back.patch"))
const{files:o,unfit:i,rest:f}=await applyPieces(e.patch,a)
if(f.length>0)save(n,Buffer.concat(f))
const l=(0,r.join)((0,r.dirname)(n),"set-aside.patch")
const p=[]
const u=[]
for(const t of e.aside?piecesOf(e.aside):[]){if(await a.isThere(t))continue
p.push(...await a.namesIn(t))
u.push(t)}if(u.length>0)save(l,Buffer.concat(u))
return{files:o,unfit:i,lost:e.lost.map(e=>e.path),path:n,aside:[...new Set(p)],asidePath:l}}async function applyPieces(e,t){const s=[]
const n=[]
const r=[]
if(!e)return{files:s,unfit:n,rest:r}
const a=await t.fits(e)?[e]:piecesOf(e)
for(const e of a){const a=await t.namesIn(e)
if(await t.apply(e))s.push(...a)
else if(!await t.isThere(e)){n.push(...a)
r.push(e)}}return{files:s,unfit:n,rest:r}}function piecesOf(e){return(0,c.Dt)(e.toString("latin1")).map(e=>Buffer.from(e,"latin1"))}function treeIn(e,t){const run=(s,...n)=>{save(t,s)
return e.raw(["apply","--whitespace=nowarn",...n,"--",t])}
const succeeds=e=>e.then(()=>!0,()=>!1)
return{fits:e=>succeeds(run(e,"--check")),apply:e=>succeeds(run(e)),isThere:e=>succeeds(run(e,"--reverse","--check")),async namesIn(e){const t=(await run(e,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return t.map(e=>e.split("\t").slice(2).join("\t"))}}}function save(e,t){(0,n.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,n.writeFileSync)(e,t)}function workFacts({putBack:e,tools:{workspace:t}}){if(!e)return[]
const{files:s,unfit:n,lost:a,aside:o}=e
const seenAt=e=>(0,r.join)(t.outputDir??"",(0,r.basename)(e))
const[i,c]=[seenAt(e.path),seenAt(e.asidePath)]
return[...s.length>0?[(0,l.J1)("work-put-back",{files:firstPaths(s)})]:[],...n.length>0?[(0,l.J1)("work-not-put-back",{files:firstPaths(n),path:i})]:[],...o.length>0?[(0,l.J1)("work-set-aside",{files:firstPaths(o),path:c})]:[],...a.length>0?[(0,l.J1)("work-lost",{files:firstPaths(a)})]:[]]}const u=10
function firstPaths(e){const t=e.length-u
const s=t>0?[`${t} more`]:[]
return[...e.slice(0,u).map(f.aY),...s].join(", ")}async function unpublishedOf(e,t,{env:s,leaks:n,before:r}){const o=await e.review(t,{policy:(0,a.US)((0,a.ER)(s)),leaks:n})
return(0,p.o$)(e,o,{isPublished:!1,leaks:n,before:(0,p.x9)(r)})}})}

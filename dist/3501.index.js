export const id=3501
export const ids=[3501]
export const modules={73829:((t,e,n)=>{n.d(e,{$:()=>whileGitAnswers,b:()=>checkoutGit})
var o=n(33368)
var i=n(29209)
var s=n(98664)
var r=n(94869)
var a=n(33737)
var c=n(97167)
function checkoutGit({world:t,job:e}){const n=(0,c._K)(t.env)
const{signal:i}=t
return(t={})=>(0,o.$Y)({folder:e.workspace,environment:{...n,...t},signal:i})}const l={what:"git in the checkout",most:1e3,pause:{first:3e3,longest:6e4},code:"config",hint:"Look for named pipes in the checkout, and remove them in a step before this one."}
async function whileGitAnswers(t,e,o){const{world:s,job:r}=t
const[a,c]=[new AbortController,new AbortController]
const h={...l,world:s,withinMs:e*6e4,signal:a.signal}
const look=async t=>{if(t===1)return
const{awaitedPath:e}=await n.e(2041).then(n.bind(n,52041))
return e(r.workspace,a.signal)}
const end=t=>{if(!a.signal.aborted)c.abort(t)};(0,i.M)(h,look).then(t=>end(waitsFor(t)),end)
const f=AbortSignal.any([s.signal,c.signal])
try{return await o({...t,world:{...s,signal:f}})}catch(t){f.throwIfAborted()
throw await ownersIn(r.workspace,t)??await lockIn(r.workspace,t)??t}finally{a.abort()}}async function ownersIn(t,e){if((0,s.ec)(e).code!=="machine")return
return(await Promise.all([n.e(2499),n.e(6418)]).then(n.bind(n,46418))).foreignFilesFault(t)}async function lockIn(t,e){if((0,s.ec)(e).code!=="git")return
return(await n.e(2791).then(n.bind(n,42791))).lockFault(t,e)}function waitsFor(t){const e=`${(0,a.aY)((0,r.TN)(t,200))} in the checkout is a named pipe or a device, and git waits for it without end.`
return new s.vC("config",e,{hint:"Remove it in a step before this one, or check out the repository again."})}}),63501:((t,e,n)=>{n.d(e,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var o=n(73024)
var i=n(76760)
var s=n(78250)
var r=n(33737)
var a=n(88135)
var c=n(29943)
var l=n(73829)
var h=n(62340)
var f=n(85831)
async function restoreWork(t,{folder:e,path:n,later:o,otherActions:i}){const{memory:s,job:r}=t
const c=(0,f.x9)(s.workBefore)
const d=o?{lost:[],...c,patch:o}:c
if(!d)return
const u={git:(0,l.b)(t),workspace:r.workspace,folder:e,path:n,isLoaded:(0,h.M)(t,i)}
const p=await applyUnpublished(d,u)
const{unfit:w,unfitCopies:k}=p
if(w.length>0)s.notes.add((0,a.J1)("work-unfit",{files:firstPaths(w)}))
if(k.length>0){const t=firstPaths(k.map(t=>t.path))
s.notes.add((0,a.J1)("copies-unfit",{files:t}))}return p}async function applyUnpublished(t,e){const{git:r,folder:a,path:c,workspace:l,isLoaded:h}=e
const makeFolder=()=>{(0,o.mkdirSync)((0,i.dirname)(c),{recursive:!0})
return(0,i.dirname)(c)}
const f=t.copies&&await n.e(4385).then(n.bind(n,24385))
const d=t.copies&&await(f?.restoreCopies(t.copies,{git:r({}),workspace:l,makeFolder:makeFolder,isLoaded:h}))
const u=treeIn(r(s.vQ),{file:(0,i.join)(a,"put-back.patch"),isLoaded:h})
const{files:p,unfit:w,rest:k}=await applyPieces(t.patch,u)
if(k.length>0)save(c,Buffer.concat(k))
const m=(0,i.join)((0,i.dirname)(c),"set-aside.patch")
const g=[]
const v=[]
for(const e of t.aside?piecesOf(t.aside):[]){if(await u.isThere(e))continue
g.push(...await u.namesIn(e))
v.push(e)}if(v.length>0)save(m,Buffer.concat(v))
return{files:[...p,...d?.files??[]],unfit:w,unfitCopies:d?.unfit??[],lost:t.lost.map(t=>t.path),path:c,aside:[...new Set(g)],asidePath:m,merging:p.length>0?t.merging:void 0}}async function applyPieces(t,e){const n=[]
const o=[]
const i=[]
if(!t)return{files:n,unfit:o,rest:i}
const s=await e.isOpen(t)&&await e.fits(t)?[t]:piecesOf(t)
for(const t of s){const s=await e.namesIn(t)
const r=await e.isOpen(t)
if(r&&await e.apply(t))n.push(...s)
else if(!r||!await e.isThere(t)){o.push(...s)
i.push(t)}}return{files:n,unfit:o,rest:i}}function piecesOf(t){return(0,s.Dt)(t.toString("latin1")).map(t=>Buffer.from(t,"latin1"))}function treeIn(t,{file:e,isLoaded:n}){const run=(n,...o)=>{save(e,n)
return t.raw(["apply","--whitespace=nowarn",...o,"--",e])}
const succeeds=t=>t.then(()=>!0,()=>!1)
return{async isOpen(o){if(!n)return!0
save(e,o)
const i=await(0,s.Pq)(t,e).catch(()=>{})
return i?.some(n)===!1},fits:t=>succeeds(run(t,"--check")),apply:t=>succeeds(run(t)),isThere:t=>succeeds(run(t,"--reverse","--check")),async namesIn(t){const e=(await run(t,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return e.map(t=>t.split("\t").slice(2).join("\t"))}}}function save(t,e){(0,o.mkdirSync)((0,i.dirname)(t),{recursive:!0});(0,o.writeFileSync)(t,e)}function workFacts({putBack:t,tools:{workspace:e}}){if(!t)return[]
const{files:n,unfit:o,unfitCopies:s,lost:r,aside:c,merging:[l]=[]}=t
const seenAt=t=>(0,i.join)(e.outputDir??"",(0,i.basename)(t))
const[h,f]=[seenAt(t.path),seenAt(t.asidePath)]
return[...n.length>0?[(0,a.J1)("work-put-back",{files:firstPaths(n)})]:[],...l===void 0?[]:[(0,a.J1)("work-put-back-merge",{commit:l})],...o.length>0?[(0,a.J1)("work-not-put-back",{files:firstPaths(o),path:h})]:[],...s.length>0?[(0,a.J1)("copies-not-put-back",{files:copiesNamed(s,seenAt)})]:[],...c.length>0?[(0,a.J1)("work-set-aside",{files:firstPaths(c),path:f})]:[],...r.length>0?[(0,a.J1)("work-lost",{files:firstPaths(r)})]:[]]}const d=10
function copiesNamed(t,e){const n=t.length-d
const o=t.slice(0,d).map(({path:t,name:n})=>`${(0,r.aY)(t)} (${n?`in ${e(n)}`:"too large"})`)
return[...o,...n>0?[`${n} more`]:[]].join(", ")}function firstPaths(t){const e=t.length-d
const n=e>0?[`${e} more`]:[]
return[...t.slice(0,d).map(r.aY),...n].join(", ")}async function unpublishedOf(t,e,{settings:n,leaks:o,before:i}){const s=await t.review(e,{policy:(0,c.US)(n.slice(c.We)),leaks:o})
return(0,f.o$)(t,s,{isPublished:!1,leaks:o,before:(0,f.x9)(i)})}}),62340:((t,e,n)=>{n.d(e,{M:()=>loadedHere})
var o=n(2914)
function loadedHere({world:t,job:e},n){const{started:i,scripts:s}=t
return(0,o.QX)({started:i,scripts:s,others:n,workingDir:e.workspace})}}),26117:((t,e,n)=>{n.d(e,{BE:()=>usedFolders,Br:()=>pathBelow,IH:()=>a,S2:()=>r,V4:()=>s,ep:()=>pathInWorkspace,mJ:()=>actionView,wv:()=>loadedPaths})
var o=n(73024)
var i=n(76760)
const s=["action.yml","action.yaml"]
const r=[...s,"dist","prompts"]
const a={loaded:[],looked:[]}
function actionFolder(t,e){const isInside=t=>`${t}/`.startsWith(`${real(e)}/`)
const isAction=t=>s.some(e=>(0,o.existsSync)((0,i.join)(t,e)))
if(!isInside(t))return isAction((0,i.dirname)(t))?(0,i.dirname)(t):t
let n=t
while(!isAction(n)&&isInside((0,i.dirname)(n)))n=(0,i.dirname)(n)
return isAction(n)?n:t}function pathInWorkspace(t,e){return pathBelow(e,actionFolder(real(t),e))}function pathBelow(t,e){const n=(0,i.relative)(real(t),real(e))
return n.split("/")[0]===".."||n.startsWith("/")?void 0:n}function loadedPaths({scripts:t,others:e,workingDir:n}){const o=pathInWorkspace(t,n)
const[s=""]=(0,i.relative)(real(n),real(t)).split("/")
const a=[...o===""?[...r,s]:[o??[]].flat(),...e.loaded.flatMap(t=>pathBelow(n,t)??[])]
return[...new Set(a)].filter(t=>t!=="")}function usedFolders(t){const e=t.flatMap(({uses:t})=>typeof t==="string"?[t.replaceAll("\\","/")]:[])
return e.filter(t=>t.startsWith("./"))}function actionView({scripts:t,others:e,workingDir:n,tracked:s}){const r=pathInWorkspace(t,n)
const{covered:a,hidden:l}=r===void 0?outside(actionFolder(t,n),n,t):c
const h=loadedPaths({scripts:t,others:e,workingDir:n}).filter(t=>(0,o.existsSync)((0,i.join)(n,t)))
const f=h.filter(t=>!h.some(e=>t.startsWith(`${e}/`)))
const d=f.map(t=>(0,i.join)(n,t)).flatMap(t=>[...between(n,t),readOnly(t)])
const u=r&&h.includes(r)?ownPlaces((0,i.join)(n,r),{scripts:t,tracked:s}):[]
const p=new Map([...d,...u].map(t=>[t.path,t]))
return{places:[...p.values()],covered:a,hidden:l}}const c={covered:[],hidden:[]}
function ownPlaces(t,{scripts:e,tracked:n}){const s=(0,o.readdirSync)(t)
if(s.includes(".git"))return[{how:"no",path:t}]
const a=s.filter(n=>t!==e&&!r.includes(n))
const c=a.filter(t=>!n.includes(t))
return[readOnly(t),...c.map(e=>({how:"no",path:(0,i.join)(t,e)}))]}function outside(t,e,n){const o=`${real(e)}/`.startsWith(`${real(t)}/`)
return{covered:[t],hidden:[o?n:t]}}function readOnly(t){return{how:"ro",path:t}}function between(t,e){const n=(0,i.relative)(t,(0,i.dirname)(e)).split("/").filter(Boolean)
return n.map((e,o)=>({how:"rw",path:(0,i.join)(t,...n.slice(0,o+1))}))}function real(t){return(0,o.existsSync)(t)?(0,o.realpathSync)(t):t}}),2914:((t,e,n)=>{n.d(e,{QX:()=>loadedFrom,hm:()=>requireFixedWay,zK:()=>requireOneName})
var o=n(73024)
var i=n(76760)
var s=n(98664)
var r=n(38012)
var a=n(26117)
function requireFixedWay(t){const e=replaceableName(t)
if(e===void 0)return
throw new s.vC("config",`${isOwn(t,e)?"The action":"Another action of this job"} is reached through \`${e}\` in the checkout, which commands could replace before the post step starts.`,{hint:"Put the action into a real folder of the checkout, without symbolic links on the way to it or in it, or use it by its repository and commit. An action in the root of the checkout needs the file `action.yml`."})}function replaceableName(t){const e=(0,o.realpathSync)(t.workingDir)
const{places:n}=(0,a.mJ)({...t,workingDir:e,tracked:[]})
const s={...t,workingDir:e}
const r=waysIn(s).filter(t=>!n.some(holds(t)))
const c=r.find(t=>lookAt(t)?.isSymbolicLink())??r[0]
return c===void 0?void 0:(0,i.relative)(e,c)}function isOwn(t,e){return replaceableName({...t,others:a.IH})===e}function loadedFrom(t){const e=(0,o.realpathSync)(t.workingDir)
const n={...t,workingDir:e}
const s=waysIn(n).map(t=>(0,i.relative)(e,t))
const r=linksOf(n).flatMap(t=>(0,a.Br)(e,t)??[])
const c=[...(0,a.wv)(n),...folderBeside(n),...r]
if(s.length+c.length===0)return
return t=>s.includes(t)||c.some(e=>`${t}/`.startsWith(`${e}/`))}function folderBeside({started:t,workingDir:e}){const n=(0,i.dirname)(t)
const s=a.V4.filter(t=>(0,o.existsSync)((0,i.join)(n,t)))
if(s.length===0)return n==="/"?[]:folderBeside({started:n,workingDir:e})
const r=(0,a.Br)(e,n)
return r===""?s:[r??[]].flat()}function waysIn(t){const{started:e,scripts:n,others:o,workingDir:s}=t
const r=(0,a.ep)(n,s)===""?[(0,i.join)(s,a.V4[0]??"")]:[]
const c=[e,...r,...o.looked,...linksOf(t)].flatMap(namesOnWay)
return c.filter(t=>t.startsWith(`${s}/`))}function requireOneName(t){const e=(0,o.realpathSync)(t.workingDir)
const n=ownPaths({...t,workingDir:e}).find(t=>{const e=lookAt(t)
return e?.isFile()===!0&&e.nlink>1})
if(n===void 0)return
const r=(0,i.relative)(e,n)
throw new s.vC("config",`The file \`${r}\` of an action in the checkout is a hard link, so commands could write it by its other name.`,{hint:"Copy the files of the action instead of linking them, or use it by its repository and commit."})}function linksOf(t){return ownPaths(t).filter(t=>lookAt(t)?.isSymbolicLink()&&(0,o.existsSync)(t))}function ownPaths({scripts:t,others:e,workingDir:n}){const o=(0,a.ep)(t,n)
const s=o===void 0?[]:[t,...a.S2.map(t=>(0,i.join)(n,o,t))]
const c=e.loaded.flatMap(t=>(0,a.Br)(n,t)??[])
return[...new Set([...s,...c.map(t=>(0,i.join)(n,t))].flatMap(r.Y))]}function holds(t){return e=>t===e.path||e.how!=="rw"&&t.startsWith(`${e.path}/`)}function namesOnWay(t){const e=t.split("/")
const n=[]
let s="/"
for(let t=e.shift();t!==void 0;t=e.shift()){const r=(0,i.join)(s,t)
n.push(r)
const a=lookAt(r)?.isSymbolicLink()?(0,o.readlinkSync)(r):void 0
if(a===void 0)s=r
else e.unshift(...a.split("/"))
if(a!==void 0&&(0,i.isAbsolute)(a))s="/"}return n}function lookAt(t){return(0,o.lstatSync)(t,{throwIfNoEntry:!1})}})}

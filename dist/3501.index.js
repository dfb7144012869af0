export const id=3501
export const ids=[3501]
export const modules={93137:((t,e,n)=>{n.d(e,{DI:()=>makeTreeReadable,Hq:()=>isChanged,MG:()=>blockingPaths,X7:()=>makeFileReadable,f_:()=>isTooDeep,nA:()=>wholePath,s9:()=>entriesIn,uY:()=>hasNewer})
var i=n(73024)
var o=n(92323)
var s=n(3024)
const r=5e3
const a=4e3
const c=1e5
function makeTreeReadable(t,e){const[n,i,a]=[[],new Set,[]]
const c=new Map
const opened=(n,i)=>{const o=!isNewer((0,s.BJ)(t,bytesOf(n)),e)
if(i!==void 0&&o&&n!==""&&n!==".git")c.set(n,i)}
const l=[""]
for(let o=l.pop();o!==void 0;o=l.pop())for(const c of entriesIn(t,o,opened)){const f=o===""?c.name:`${o}/${c.name}`
if(c.isDirectory()){if(!isTooDeep(t,f))l.push(f)}else if(isSpecial(c)||leadsToSpecial(t,f,c)){const o=!c.isSocket()&&isReadByGit(f)
const r=o?repositoryOf(f):""
const a=o&&r===""&&!f.includes("/")
if(a||isNewer((0,s.BJ)(t,bytesOf(f)),e))remove(t,f,n)
else if(r!=="")i.add(r)}else if(c.isFile()&&isReadByGit(f)){makeFileReadable(t,f)
if(isEndless(t,f))i.add(repositoryOf(f))
if(isRules(f)&&a.length<r)a.push({path:f,isNew:isChanged(t,f,e)})}}const shutAgain=()=>{for(const[e,n]of[...c].toReversed())(0,o.iY)(wholePath(t,e),n)}
return{removed:n,avoided:[...i],rules:a,shutAgain:shutAgain}}function*blockingPaths(t){const e=[""]
for(let n=e.pop();n!==void 0;n=e.pop())for(const i of entriesIn(t,n)){const o=n===""?i.name:`${n}/${i.name}`
const s=isSpecial(i)&&!i.isSocket()||leadsToSpecial(t,o,i)
yield s&&isReadByGit(o)?o:void 0
if(i.isDirectory()&&!isTooDeep(t,o))e.push(o)}}function isTooDeep(t,e){return t.length+e.length>=a}function*entriesIn(t,e,n){const s=wholePath(t,e)
try{if(!(0,o.Jr)(s,i.constants.R_OK|i.constants.X_OK))n?.(e,(0,o.vW)(s,448))
const t=(0,i.opendirSync)(s,{encoding:"latin1",bufferSize:256})
try{for(let e=t.readSync();e!==null;e=t.readSync())yield e}finally{t.closeSync()}}catch{}}function hasNewer(t,e,n){let i=c
const o=[e]
for(const e of o)for(const r of entriesIn(t,e)){const a=`${e}/${r.name}`
if(i--<=0||((0,s.BJ)(t,bytesOf(a))?.mtimeMs??0)>=n)return!0
if(r.isDirectory()&&!isTooDeep(t,a))o.push(a)}return!1}function makeFileReadable(t,e){const n=wholePath(t,e)
return!(0,o.Jr)(n,i.constants.R_OK)&&(0,s.BJ)(t,bytesOf(e))?.isFile()===!0&&(0,o.vW)(n,384)!==void 0}function remove(t,e,n){try{(0,i.rmSync)(wholePath(t,e))
n.push(e)}catch{}}function isSpecial(t){return t.isFIFO()||t.isSocket()||t.isCharacterDevice()||t.isBlockDevice()}function isEndless(t,e){return e.endsWith("/.git/commondir")&&((0,s.BJ)(t,bytesOf(e))?.size??0)>l}const l=64*1024
function leadsToSpecial(t,e,n){if(!n.isSymbolicLink()||!e.split("/").includes(".git"))return!1
try{const n=(0,i.statSync)(wholePath(t,e))
return n.isFIFO()||n.isCharacterDevice()||n.isBlockDevice()}catch{return!1}}function isNewer(t,e){if(t===void 0)return!1
return(t.birthtimeMs>0?t.birthtimeMs:t.ctimeMs)>e}function isChanged(t,e,n){return((0,s.BJ)(t,bytesOf(e))?.ctimeMs??0)>n}function isRules(t){return/(?:^|\/)\.git(?:ignore|attributes)$/.test(t)&&!t.split("/").includes(".git")}const f=new Set([".git",".gitignore",".gitattributes",".gitmodules",".mailmap"])
function isReadByGit(t){const e=t.split("/")
return f.has(e.at(-1)??"")||e.includes(".git")}function repositoryOf(t){const e=t.split("/")
const n=e.indexOf(".git")
return e.slice(0,n<0?-1:n).join("/")}function bytesOf(t){return Buffer.from(t,"latin1")}function wholePath(t,e){return Buffer.concat([Buffer.from(e===""?t:`${t}/`),bytesOf(e)])}}),65196:((t,e,n)=>{n.d(e,{b:()=>checkoutGit,$:()=>whileGitAnswers})
var i=n(33368)
var o=n(73024)
var s=n(58500)
var r=n(93137)
const a=500
async function awaitedPath(t,e){let n=0
for(const i of(0,r.MG)(t)){if(i!==void 0&&isAwaited(t,i))return Buffer.from(i,"latin1").toString()
n+=1
if(n%a===0)await(0,s.setImmediate)()
if(e.aborted)return}return}function isAwaited(t,e){const n=(0,r.nA)(t,e)
try{if(!(0,o.statSync)(n).isFIFO())return!0;(0,o.closeSync)((0,o.openSync)(n,o.constants.O_WRONLY|o.constants.O_NONBLOCK))
return!0}catch{return!1}}var c=n(29209)
var l=n(98664)
var f=n(94869)
var u=n(33737)
var h=n(97167)
function checkoutGit({world:t,job:e}){const n=(0,h._K)(t.env)
const{signal:o}=t
return(t={})=>(0,i.$Y)({folder:e.workspace,environment:{...n,...t},signal:o})}const d={what:"git in the checkout",most:1e3,pause:{first:3e3,longest:6e4},code:"config",hint:"Look for named pipes in the checkout, and remove them in a step before this one."}
async function whileGitAnswers(t,e,n){const{world:i,job:o}=t
const[s,r]=[new AbortController,new AbortController]
const a={...d,world:i,withinMs:e*6e4,signal:s.signal}
const look=async t=>t===1?void 0:await awaitedPath(o.workspace,s.signal)
const end=t=>{if(!s.signal.aborted)r.abort(t)};(0,c.M)(a,look).then(t=>end(waitsFor(t)),end)
const l=AbortSignal.any([i.signal,r.signal])
try{return await n({...t,world:{...i,signal:l}})}catch(t){l.throwIfAborted()
throw await ownersIn(o.workspace,t)??t}finally{s.abort()}}async function ownersIn(t,e){if((0,l.ec)(e).code!=="machine")return
return(await Promise.all([n.e(2499),n.e(6418)]).then(n.bind(n,46418))).foreignFilesFault(t)}function waitsFor(t){const e=`${(0,u.aY)((0,f.TN)(t,200))} in the checkout is a named pipe or a device, and git waits for it without end.`
return new l.vC("config",e,{hint:"Remove it in a step before this one, or check out the repository again."})}}),63501:((t,e,n)=>{n.d(e,{Ng:()=>unpublishedOf,Xe:()=>piecesOf,a_:()=>restoreWork,nK:()=>workFacts,ri:()=>firstPaths})
var i=n(73024)
var o=n(76760)
var s=n(78250)
var r=n(33737)
var a=n(88135)
var c=n(29943)
var l=n(65196)
var f=n(62340)
var u=n(85831)
async function restoreWork(t,{folder:e,path:n,later:i,otherActions:o}){const{memory:s,job:r}=t
const c=(0,u.x9)(s.workBefore)
const h=i?{lost:[],...c,patch:i}:c
if(!h)return
const d={git:(0,l.b)(t),workspace:r.workspace,folder:e,path:n,isLoaded:(0,f.M)(t,o)}
const p=await applyUnpublished(h,d)
const{unfit:w,unfitCopies:m}=p
if(w.length>0)s.notes.add((0,a.J1)("work-unfit",{files:firstPaths(w)}))
if(m.length>0){const t=firstPaths(m.map(t=>t.path))
s.notes.add((0,a.J1)("copies-unfit",{files:t}))}return p}async function applyUnpublished(t,e){const{git:r,folder:a,path:c,workspace:l,isLoaded:f}=e
const makeFolder=()=>{(0,i.mkdirSync)((0,o.dirname)(c),{recursive:!0})
return(0,o.dirname)(c)}
const u=t.copies&&await n.e(4385).then(n.bind(n,24385))
const h=t.copies&&await(u?.restoreCopies(t.copies,{git:r({}),workspace:l,makeFolder:makeFolder,isLoaded:f}))
const d=treeIn(r(s.vQ),{file:(0,o.join)(a,"put-back.patch"),isLoaded:f})
const{files:p,unfit:w,rest:m}=await applyPieces(t.patch,d)
if(m.length>0)save(c,Buffer.concat(m))
const k=(0,o.join)((0,o.dirname)(c),"set-aside.patch")
const y=[]
const v=[]
for(const e of t.aside?piecesOf(t.aside):[]){if(await d.isThere(e))continue
y.push(...await d.namesIn(e))
v.push(e)}if(v.length>0)save(k,Buffer.concat(v))
return{files:[...p,...h?.files??[]],unfit:w,unfitCopies:h?.unfit??[],lost:t.lost.map(t=>t.path),path:c,aside:[...new Set(y)],asidePath:k}}async function applyPieces(t,e){const n=[]
const i=[]
const o=[]
if(!t)return{files:n,unfit:i,rest:o}
const s=await e.isOpen(t)&&await e.fits(t)?[t]:piecesOf(t)
for(const t of s){const s=await e.namesIn(t)
const r=await e.isOpen(t)
if(r&&await e.apply(t))n.push(...s)
else if(!r||!await e.isThere(t)){i.push(...s)
o.push(t)}}return{files:n,unfit:i,rest:o}}function piecesOf(t){return(0,s.Dt)(t.toString("latin1")).map(t=>Buffer.from(t,"latin1"))}function treeIn(t,{file:e,isLoaded:n}){const run=(n,...i)=>{save(e,n)
return t.raw(["apply","--whitespace=nowarn",...i,"--",e])}
const succeeds=t=>t.then(()=>!0,()=>!1)
return{async isOpen(i){if(!n)return!0
save(e,i)
const o=await(0,s.Pq)(t,e).catch(()=>{})
return o?.some(n)===!1},fits:t=>succeeds(run(t,"--check")),apply:t=>succeeds(run(t)),isThere:t=>succeeds(run(t,"--reverse","--check")),async namesIn(t){const e=(await run(t,"--numstat","-z").catch(()=>"")).split("\0").filter(Boolean)
return e.map(t=>t.split("\t").slice(2).join("\t"))}}}function save(t,e){(0,i.mkdirSync)((0,o.dirname)(t),{recursive:!0});(0,i.writeFileSync)(t,e)}function workFacts({putBack:t,tools:{workspace:e}}){if(!t)return[]
const{files:n,unfit:i,unfitCopies:s,lost:r,aside:c}=t
const seenAt=t=>(0,o.join)(e.outputDir??"",(0,o.basename)(t))
const[l,f]=[seenAt(t.path),seenAt(t.asidePath)]
return[...n.length>0?[(0,a.J1)("work-put-back",{files:firstPaths(n)})]:[],...i.length>0?[(0,a.J1)("work-not-put-back",{files:firstPaths(i),path:l})]:[],...s.length>0?[(0,a.J1)("copies-not-put-back",{files:copiesNamed(s,seenAt)})]:[],...c.length>0?[(0,a.J1)("work-set-aside",{files:firstPaths(c),path:f})]:[],...r.length>0?[(0,a.J1)("work-lost",{files:firstPaths(r)})]:[]]}const h=10
function copiesNamed(t,e){const n=t.length-h
const i=t.slice(0,h).map(({path:t,name:n})=>`${(0,r.aY)(t)} (${n?`in ${e(n)}`:"too large"})`)
return[...i,...n>0?[`${n} more`]:[]].join(", ")}function firstPaths(t){const e=t.length-h
const n=e>0?[`${e} more`]:[]
return[...t.slice(0,h).map(r.aY),...n].join(", ")}async function unpublishedOf(t,e,{settings:n,leaks:i,before:o}){const s=await t.review(e,{policy:(0,c.US)(n.slice(c.We)),leaks:i})
return(0,u.o$)(t,s,{isPublished:!1,leaks:i,before:(0,u.x9)(o)})}}),62340:((t,e,n)=>{n.d(e,{M:()=>loadedHere})
var i=n(2914)
function loadedHere({world:t,job:e},n){const{started:o,scripts:s}=t
return(0,i.QX)({started:o,scripts:s,others:n,workingDir:e.workspace})}}),26117:((t,e,n)=>{n.d(e,{BE:()=>usedFolders,Br:()=>pathBelow,IH:()=>a,S2:()=>r,V4:()=>s,ep:()=>pathInWorkspace,mJ:()=>actionView,wv:()=>loadedPaths})
var i=n(73024)
var o=n(76760)
const s=["action.yml","action.yaml"]
const r=[...s,"dist","prompts"]
const a={loaded:[],looked:[]}
function actionFolder(t,e){const isInside=t=>`${t}/`.startsWith(`${real(e)}/`)
const isAction=t=>s.some(e=>(0,i.existsSync)((0,o.join)(t,e)))
if(!isInside(t))return isAction((0,o.dirname)(t))?(0,o.dirname)(t):t
let n=t
while(!isAction(n)&&isInside((0,o.dirname)(n)))n=(0,o.dirname)(n)
return isAction(n)?n:t}function pathInWorkspace(t,e){return pathBelow(e,actionFolder(real(t),e))}function pathBelow(t,e){const n=(0,o.relative)(real(t),real(e))
return n.split("/")[0]===".."||n.startsWith("/")?void 0:n}function loadedPaths({scripts:t,others:e,workingDir:n}){const i=pathInWorkspace(t,n)
const[s=""]=(0,o.relative)(real(n),real(t)).split("/")
const a=[...i===""?[...r,s]:[i??[]].flat(),...e.loaded.flatMap(t=>pathBelow(n,t)??[])]
return[...new Set(a)].filter(t=>t!=="")}function usedFolders(t){const e=t.flatMap(({uses:t})=>typeof t==="string"?[t.replaceAll("\\","/")]:[])
return e.filter(t=>t.startsWith("./"))}function actionView({scripts:t,others:e,workingDir:n,tracked:s}){const r=pathInWorkspace(t,n)
const{covered:a,hidden:l}=r===void 0?outside(actionFolder(t,n),n,t):c
const f=loadedPaths({scripts:t,others:e,workingDir:n}).filter(t=>(0,i.existsSync)((0,o.join)(n,t)))
const u=f.filter(t=>!f.some(e=>t.startsWith(`${e}/`)))
const h=u.map(t=>(0,o.join)(n,t)).flatMap(t=>[...between(n,t),readOnly(t)])
const d=r&&f.includes(r)?ownPlaces((0,o.join)(n,r),{scripts:t,tracked:s}):[]
const p=new Map([...h,...d].map(t=>[t.path,t]))
return{places:[...p.values()],covered:a,hidden:l}}const c={covered:[],hidden:[]}
function ownPlaces(t,{scripts:e,tracked:n}){const s=(0,i.readdirSync)(t)
if(s.includes(".git"))return[{how:"no",path:t}]
const a=s.filter(n=>t!==e&&!r.includes(n))
const c=a.filter(t=>!n.includes(t))
return[readOnly(t),...c.map(e=>({how:"no",path:(0,o.join)(t,e)}))]}function outside(t,e,n){const i=`${real(e)}/`.startsWith(`${real(t)}/`)
return{covered:[t],hidden:[i?n:t]}}function readOnly(t){return{how:"ro",path:t}}function between(t,e){const n=(0,o.relative)(t,(0,o.dirname)(e)).split("/").filter(Boolean)
return n.map((e,i)=>({how:"rw",path:(0,o.join)(t,...n.slice(0,i+1))}))}function real(t){return(0,i.existsSync)(t)?(0,i.realpathSync)(t):t}}),2914:((t,e,n)=>{n.d(e,{QX:()=>loadedFrom,hm:()=>requireFixedWay,zK:()=>requireOneName})
var i=n(73024)
var o=n(76760)
var s=n(98664)
var r=n(38012)
var a=n(26117)
function requireFixedWay(t){const e=replaceableName(t)
if(e===void 0)return
throw new s.vC("config",`${isOwn(t,e)?"The action":"Another action of this job"} is reached through \`${e}\` in the checkout, which commands could replace before the post step starts.`,{hint:"Put the action into a real folder of the checkout, without symbolic links on the way to it or in it, or use it by its repository and commit. An action in the root of the checkout needs the file `action.yml`."})}function replaceableName(t){const e=(0,i.realpathSync)(t.workingDir)
const{places:n}=(0,a.mJ)({...t,workingDir:e,tracked:[]})
const s={...t,workingDir:e}
const r=waysIn(s).filter(t=>!n.some(holds(t)))
const c=r.find(t=>lookAt(t)?.isSymbolicLink())??r[0]
return c===void 0?void 0:(0,o.relative)(e,c)}function isOwn(t,e){return replaceableName({...t,others:a.IH})===e}function loadedFrom(t){const e=(0,i.realpathSync)(t.workingDir)
const n={...t,workingDir:e}
const s=waysIn(n).map(t=>(0,o.relative)(e,t))
const r=linksOf(n).flatMap(t=>(0,a.Br)(e,t)??[])
const c=[...(0,a.wv)(n),...folderBeside(n),...r]
if(s.length+c.length===0)return
return t=>s.includes(t)||c.some(e=>`${t}/`.startsWith(`${e}/`))}function folderBeside({started:t,workingDir:e}){const n=(0,o.dirname)(t)
const s=a.V4.filter(t=>(0,i.existsSync)((0,o.join)(n,t)))
if(s.length===0)return n==="/"?[]:folderBeside({started:n,workingDir:e})
const r=(0,a.Br)(e,n)
return r===""?s:[r??[]].flat()}function waysIn(t){const{started:e,scripts:n,others:i,workingDir:s}=t
const r=(0,a.ep)(n,s)===""?[(0,o.join)(s,a.V4[0]??"")]:[]
const c=[e,...r,...i.looked,...linksOf(t)].flatMap(namesOnWay)
return c.filter(t=>t.startsWith(`${s}/`))}function requireOneName(t){const e=(0,i.realpathSync)(t.workingDir)
const n=ownPaths({...t,workingDir:e}).find(t=>{const e=lookAt(t)
return e?.isFile()===!0&&e.nlink>1})
if(n===void 0)return
const r=(0,o.relative)(e,n)
throw new s.vC("config",`The file \`${r}\` of an action in the checkout is a hard link, so commands could write it by its other name.`,{hint:"Copy the files of the action instead of linking them, or use it by its repository and commit."})}function linksOf(t){return ownPaths(t).filter(t=>lookAt(t)?.isSymbolicLink()&&(0,i.existsSync)(t))}function ownPaths({scripts:t,others:e,workingDir:n}){const i=(0,a.ep)(t,n)
const s=i===void 0?[]:[t,...a.S2.map(t=>(0,o.join)(n,i,t))]
const c=e.loaded.flatMap(t=>(0,a.Br)(n,t)??[])
return[...new Set([...s,...c.map(t=>(0,o.join)(n,t))].flatMap(r.Y))]}function holds(t){return e=>t===e.path||e.how!=="rw"&&t.startsWith(`${e.path}/`)}function namesOnWay(t){const e=t.split("/")
const n=[]
let s="/"
for(let t=e.shift();t!==void 0;t=e.shift()){const r=(0,o.join)(s,t)
n.push(r)
const a=lookAt(r)?.isSymbolicLink()?(0,i.readlinkSync)(r):void 0
if(a===void 0)s=r
else e.unshift(...a.split("/"))
if(a!==void 0&&(0,o.isAbsolute)(a))s="/"}return n}function lookAt(t){return(0,i.lstatSync)(t,{throwIfNoEntry:!1})}})}

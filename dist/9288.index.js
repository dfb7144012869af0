export const id=9288
export const ids=[9288]
export const modules={87032:((e,t,n)=>{n.d(t,{$6:()=>textAt,J7:()=>nullSeparated,M$:()=>recordsOf})
function recordsOf(e){return e.toString("latin1").split("\0").filter(e=>e!=="")}function nullSeparated(e){return Buffer.from(e.map(e=>`${e}\0`).join(""),"latin1")}function textAt(e){return Buffer.from(e,"latin1").toString("utf8")}}),63946:((e,t,n)=>{n.d(t,{U:()=>allCommits,r:()=>readCheckoutRefs})
var s=n(3024)
var r=n(60308)
const o=8*1024*1024
const i=32*1024*1024
const a=2e4
const c=4e4
const f=1e3
const d=1024
function readCheckoutRefs(e){if(!(0,s.BJ)(e,".git"))return
const t=(0,s.HL)(e,".git",1)
if(t.status==="read")return refsIn(openReader(e))
const n=new Set
const r=t.status==="missing"?[]:[".git"]
return{head:void 0,refs:[],dropped:[],marks:[],others:n,replaced:n,past:n,unread:r}}function allCommits({head:e,refs:t,marks:n,others:s,replaced:r,past:o}){const i=[...t,...n].map(({commit:e})=>e)
return[...new Set([...e===void 0?[]:[e],...i,...s,...r,...o])]}function openReader(e){const t=new Set
let[n,r,f]=[a,c,i]
const note=e=>t.add(`.git/${e.split("/").slice(0,3).join("/").slice(0,100)}`)
const isHidden=e=>!["special","folder","file"].includes(e)
const isPast=e=>{n-=1
if(n>=0&&e.length<=d)return!1
note(n<0?e.split("/")[0]??"":e)
return!0}
return{unread:t,isThere:t=>(0,s.BJ)(e,`.git/${t}`)!==void 0,text(t){if(isPast(t))return
const n=(0,s.Pd)(e,`.git/${t}`,Math.min(o,f))
if(n.status==="refused"?isHidden(n.why):t.includes("�"))note(t)
if(n.status!=="read")return
f-=n.bytes.length
return n.bytes.toString("utf8")},list(t){if(isPast(t))return[]
const n=(0,s.HL)(e,`.git/${t}`,r)
if(n.status==="refused"?isHidden(n.why):n.status==="read"&&n.isCut)note(t)
if(n.status!=="read")return[]
r-=n.entries.length
return n.entries.toSorted((e,t)=>e.name<t.name?-1:1)}}}function refsIn(e){const t=e.text("HEAD")?.trim()??""
const n=[...packedRefs(e),...looseRefs(e,["heads","stash"])]
const s=linkedTrees(e)
const o=movesOf(e,s)
const{fetched:i,passing:a}=passingIn(e,["",...s.map(({folder:e})=>`${e}/`)])
const c=e.list("refs").map(({name:e})=>e)
const f=c.filter(e=>!["heads","stash","remotes","tags"].includes(e))
const d=new Map([...n,...looseRefs(e,["remotes",...f,"tags"])])
const under=e=>[...d].filter(([t])=>t.startsWith(e))
const commitsUnder=e=>under(e).map(([,e])=>e)
const l=under("refs/heads/").map(([e,t])=>({name:e.slice("refs/heads/".length),commit:t}))
const short=e=>({name:e.slice(0,7),commit:e})
if(e.isThere("reftable"))e.unread.add(".git/reftable")
return{head:r.cJ.test(t)?t:d.get(t.replace(/^ref: /,"")),refs:[...l.map(e=>({kind:"a branch",...e})),...s.flatMap(({name:e,commit:t})=>t?[{kind:"a linked work tree",name:e,commit:t}]:[]),...stashes(e,d.get("refs/stash")),...autostashes(e),...[...o.left].map(e=>({kind:"a commit on no branch",...short(e)}))],dropped:[...o.dropped,...a].map(e=>({kind:"a dropped commit",...short(e)})),marks:marksIn(d),others:new Set([...commitsUnder("refs/remotes/"),...i]),replaced:o.replaced,past:o.seen,unread:[...e.unread]}}function packedRefs(e){return(e.text("packed-refs")??"").split("\n").flatMap(e=>{const[t="",n]=e.split(" ")
return n!==void 0&&r.cJ.test(t)?[[n,t]]:[]})}function looseRefs(e,t){const n=new Map(e.list("refs").map(e=>[e.name,e]))
const s=[]
for(const o of t){const t=`refs/${o}`
const i=n.get(o)
for(const n of i?.isFile()?[t]:i?filesUnder(e,t):[]){const t=e.text(n)?.trim()??""
if(r.cJ.test(t))s.push([n,t])}}return s}function movesOf(e,t){const n=e.list("logs").length===0?[]:["logs/HEAD",...filesUnder(e,"logs/refs/heads")]
const[s,...o]=n.map(t=>e.text(t)??"")
const i=t.map(({folder:t})=>e.text(`${t}/logs/HEAD`)??"")
return(0,r.sK)([...s===void 0?[]:[s],...i],o)}function*filesUnder(e,t){const n=[t]
for(const t of n)for(const s of e.list(t)){const e=`${t}/${s.name}`
if(s.isDirectory())n.push(e)
if(s.isFile())yield e}}function linkedTrees(e){const t=e.list("worktrees").filter(e=>e.isDirectory())
if(t.length>f)e.unread.add(".git/worktrees")
return t.slice(0,f).map(({name:t})=>{const n=`worktrees/${t}`
const s=e.text(`${n}/HEAD`)?.trim()??""
return{folder:n,name:t,commit:r.cJ.test(s)?s:void 0}})}const l=/^refs\/(?:heads|remotes|stash|original)(?:\/|$)/
const u="refs/tags/"
function marksIn(e){return[...e].flatMap(([e,t])=>{if(l.test(e))return[]
return[e.startsWith(u)?{kind:"a tag",name:e.slice(u.length),commit:t}:{kind:"a ref",name:e,commit:t}]})}const m=["ORIG_HEAD","MERGE_HEAD","CHERRY_PICK_HEAD","REVERT_HEAD","REBASE_HEAD","BISECT_HEAD"]
function passingIn(e,t){const[n,s]=[[],[]]
for(const o of t){const t=new Set(e.list(o.slice(0,-1)).map(({name:e})=>e))
for(const n of m.filter(e=>t.has(e)))s.push(...(e.text(`${o}${n}`)??"").split("\n").filter(e=>r.cJ.test(e)))
const i=t.has("FETCH_HEAD")?(e.text(`${o}FETCH_HEAD`)??"").split("\n"):[]
for(const e of i){const[t=""]=e.split("\t",1)
if(r.cJ.test(t))(/ of (?:[a-z+]+:\/\/|\S+@\S+:)|^[^\t]*\t[^\t]*\t[a-z+]+:\/\//.test(e)?n:s).push(t)}}return{fetched:n,passing:s}}function autostashes(e){return["rebase-merge/autostash","rebase-apply/autostash","MERGE_AUTOSTASH"].flatMap(t=>{const n=e.isThere(t)?e.text(t)?.trim()??"":""
return r.cJ.test(n)?[{kind:"a stash",name:"autostash",commit:n}]:[]})}function stashes(e,t){if(t===void 0)return[]
const n=(0,r.Jd)(e.text("logs/refs/stash")??"").map(({to:e})=>e)
const s=[...new Set([t,...n.toReversed()])]
return s.map((e,t)=>({kind:"a stash",name:`stash@{${t}}`,commit:e}))}}),79137:((e,t,n)=>{n.d(t,{B9:()=>makeRepository,CC:()=>botIdentity,D2:()=>plainRepository,DN:()=>y,VE:()=>seededWith,WN:()=>u,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,nI:()=>removeFromIndex,tW:()=>isOlder})
var s=n(73024)
var r=n(76760)
var o=n(73136)
var i=n(33368)
var a=n(3024)
var c=n(98664)
var f=n(33737)
var d=n(47575)
var l=n(87032)
const u={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
function botIdentity(e){const t=e.toISOString()
return{GIT_AUTHOR_NAME:u.name,GIT_AUTHOR_EMAIL:u.email,GIT_AUTHOR_DATE:t,GIT_COMMITTER_NAME:u.name,GIT_COMMITTER_EMAIL:u.email,GIT_COMMITTER_DATE:t}}function makeRepository(e){const t=repositoryIn(e);(0,i.xJ)(t.gitDir);(0,s.writeFileSync)(trustingIn(t.gitDir),"[safe]\n\tdirectory = *\n")
return t}function trustingIn(e){return(0,r.join)(e,"trusting")}function repositoryIn({folder:e,workspace:t,environment:n,signal:s}){const o=(0,r.join)(e,"publisher.git")
const inWorkTree=(e={})=>(0,i.$Y)({folder:t,gitDir:o,environment:{...n,...e},signal:s})
const objects=(e={})=>(0,i.$Y)({folder:o,environment:{...n,...e},signal:s})
const seeding=(e={})=>(0,i.$Y)({folder:o,environment:{...n,...e},signal:s,settings:trustingIn(o)})
return{gitDir:o,inWorkTree:inWorkTree,objects:objects,seeding:seeding}}const m="refs/base"
async function fetchBase({seeding:e},t){try{await e().raw(["fetch","--quiet","--depth=1","--no-tags",(0,o.pathToFileURL)(t).href,`+HEAD:${m}`])}catch(e){throw new c.vC("config",`The checkout could not be read completely. ${(0,c.ec)(e).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:e})}}function seededWith({gitDir:e}){const t=(0,r.join)(e,m)
return(0,s.existsSync)(t)?(0,s.readFileSync)(t,"utf8").trim():void 0}async function copyState({workspace:e,environment:t,signal:n},s){const{gitDir:o}=s
const[i="",c=""]=await ownFiles({workspace:e,environment:t,signal:n})
copyOwn(i,(0,r.join)(o,"info","exclude"),p.excludes)
const f=(0,a.lL)((0,r.dirname)(c),"",h)??[]
const d=f.map(String).filter(e=>e==="index"||e.startsWith("sharedindex."))
const l=d.map(e=>copyOwn((0,r.join)((0,r.dirname)(c),e),(0,r.join)(o,e),p.index))
if(l.some(e=>e?.includes(g)))await dropSubmodules(s.inWorkTree())}const p={excludes:64*1024*1024,index:1024*1024*1024}
const h=1e5
function copyOwn(e,t,n){const o=(0,s.existsSync)(e)?(0,s.realpathSync)(e):e
const i=(0,a.Pd)((0,r.dirname)(o),(0,r.basename)(o),n)
if(i.status==="missing")return
if(i.status==="refused")throw new c.vC("config",`The file ${(0,f.aY)((0,r.basename)(e))} in the git folder of the checkout cannot be read.`,{hint:"Remove it in a step before this one, or check out the repository again."});(0,s.writeFileSync)(t,i.bytes)
return i.bytes}const g=Buffer.from([0,0,224,0])
async function ownFiles({workspace:e,...t}){const n=(0,r.join)(e,".git")
if((0,s.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(e=>(0,r.join)(n,e))
const o=["--git-path","info/exclude","--git-path","index"]
const a=await(0,i.$Y)({folder:e,...t}).raw(["rev-parse",...o])
return a.split("\n").map(t=>(0,r.resolve)(e,t))}function isOlder(e,t){try{return(0,s.lstatSync)(e).mtimeMs<(0,s.lstatSync)(t).mtimeMs}catch{return!1}}const y="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:e,workspace:t,environment:n},o){const a=(0,r.join)(e,"bytes.git");(0,i.xJ)(a);(0,s.writeFileSync)((0,r.join)(a,"info","attributes"),y)
const c=(0,r.join)(o,"info","exclude")
if((0,s.existsSync)(c))(0,s.copyFileSync)(c,(0,r.join)(a,"info","exclude"))
const f={GIT_OBJECT_DIRECTORY:(0,r.join)(o,"objects")}
const plain=e=>(0,i.$Y)({folder:e,gitDir:a,environment:{...n,...f}})
return{workspace:t,in:plain}}async function dropSubmodules(e){const t=[]
await e.records(["ls-files","-z","--stage"],e=>{if(e.startsWith(d.NG))t.push(e.slice(e.indexOf("\t")+1))})
await removeFromIndex(e,t)}async function removeFromIndex(e,t){if(t.length>0)await e.raw(["update-index","-z","--force-remove","--stdin"],(0,l.J7)(t))}}),60308:((e,t,n)=>{n.d(t,{Jd:()=>logEntries,cJ:()=>s,sK:()=>movesIn})
const s=/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const r=/^0+$/
function logEntries(e){return e.split("\n").flatMap(e=>{const[t="",n=""]=e.split(" ",2)
const r=e.slice(e.indexOf("\t")+1)
return s.test(t)&&s.test(n)?[{from:t,to:n,message:r}]:[]})}const o=/^(?:(?:commit(?: \((?:initial|merge|cherry-pick)\))?|cherry-pick|revert|am): |merge .*: (?:Fast-forward|Merge made ))/
const i=/^(?:commit \(amend\)|(?:rebase|pull)\b.* \(finish\)|rebase finished)/
function movesIn(e,t){const n={seen:new Set,left:new Set,dropped:new Set,replaced:new Set}
for(const e of t)for(const t of logEntries(e))note(t,n)
for(const t of e)for(const e of logEntries(t)){note(e,n)
if(e.message.startsWith(`checkout: moving from ${e.from} to `))n.left.add(e.from)}return n}function note({from:e,to:t,message:n},{seen:s,dropped:a,replaced:c}){s.add(t)
if(!r.test(e)){s.add(e)
if(e!==t&&!o.test(n))a.add(e)
if(i.test(n))c.add(e)}c.delete(t)}}),64392:((e,t,n)=>{n.d(t,{hW:()=>rememberedRefs,wu:()=>mergeHeads,y4:()=>rememberRefs})
var s=n(73024)
var r=n(76760)
var o=n(3024)
var i=n(63946)
var a=n(60308)
const c="refs-before.json"
const f=256*1024*1024
const d=64*1024
const l=".git"
function rememberRefs(e,t){const n=(0,i.r)(e)
if(!n||n.unread.includes(l))return
const o={commits:(0,i.U)(n),unread:n.unread,merging:mergeHeads(e)};(0,s.writeFileSync)((0,r.join)(t,c),JSON.stringify(o))}function rememberedRefs(e){const t=(0,o.Ui)(e,c,f)
return t===void 0?void 0:JSON.parse(t)}function mergeHeads(e){const t=((0,o.Ui)(e,".git/MERGE_HEAD",d)??"").split("\n")
return t.filter(e=>a.cJ.test(e))}})}

export const id=8507
export const ids=[8507]
export const modules={87032:((e,t,n)=>{n.d(t,{$6:()=>textAt,J7:()=>nullSeparated,M$:()=>recordsOf})
function recordsOf(e){return e.toString("latin1").split("\0").filter(e=>e!=="")}function nullSeparated(e){return Buffer.from(e.map(e=>`${e}\0`).join(""),"latin1")}function textAt(e){return Buffer.from(e,"latin1").toString("utf8")}}),79137:((e,t,n)=>{n.d(t,{B9:()=>makeRepository,CC:()=>botIdentity,D2:()=>plainRepository,DN:()=>h,VE:()=>seededWith,WN:()=>d,ce:()=>repositoryIn,cu:()=>fetchBase,hw:()=>copyState,nI:()=>removeFromIndex,tW:()=>isOlder})
var o=n(73024)
var i=n(76760)
var r=n(73136)
var s=n(33368)
var a=n(3024)
var c=n(98664)
var f=n(33737)
var u=n(47575)
var l=n(87032)
const d={name:"github-actions[bot]",email:"41898282+github-actions[bot]@users.noreply.github.com"}
function botIdentity(e){const t=e.toISOString()
return{GIT_AUTHOR_NAME:d.name,GIT_AUTHOR_EMAIL:d.email,GIT_AUTHOR_DATE:t,GIT_COMMITTER_NAME:d.name,GIT_COMMITTER_EMAIL:d.email,GIT_COMMITTER_DATE:t}}function makeRepository(e){const t=repositoryIn(e);(0,s.xJ)(t.gitDir);(0,o.writeFileSync)(trustingIn(t.gitDir),"[safe]\n\tdirectory = *\n")
return t}function trustingIn(e){return(0,i.join)(e,"trusting")}function repositoryIn({folder:e,workspace:t,environment:n,signal:o}){const r=(0,i.join)(e,"publisher.git")
const inWorkTree=(e={})=>(0,s.$Y)({folder:t,gitDir:r,environment:{...n,...e},signal:o})
const objects=(e={})=>(0,s.$Y)({folder:r,environment:{...n,...e},signal:o})
const seeding=(e={})=>(0,s.$Y)({folder:r,environment:{...n,...e},signal:o,settings:trustingIn(r)})
return{gitDir:r,inWorkTree:inWorkTree,objects:objects,seeding:seeding}}const m="refs/base"
async function fetchBase({seeding:e},t){try{await e().raw(["fetch","--quiet","--depth=1","--no-tags",(0,r.pathToFileURL)(t).href,`+HEAD:${m}`])}catch(e){throw new c.vC("config",`The checkout could not be read completely. ${(0,c.ec)(e).message}`,{hint:"Leave out the `sparse-checkout` and `filter` inputs of actions/checkout: the work starts from all files.",cause:e})}}function seededWith({gitDir:e}){const t=(0,i.join)(e,m)
return(0,o.existsSync)(t)?(0,o.readFileSync)(t,"utf8").trim():void 0}async function copyState({workspace:e,environment:t,signal:n},o){const{gitDir:r}=o
const[s="",c=""]=await ownFiles({workspace:e,environment:t,signal:n})
copyOwn(s,(0,i.join)(r,"info","exclude"),p.excludes)
const f=(0,a.lL)((0,i.dirname)(c),"",g)??[]
const u=f.map(String).filter(e=>e==="index"||e.startsWith("sharedindex."))
const l=u.map(e=>copyOwn((0,i.join)((0,i.dirname)(c),e),(0,i.join)(r,e),p.index))
if(l.some(e=>e?.includes(y)))await dropSubmodules(o.inWorkTree())}const p={excludes:64*1024*1024,index:1024*1024*1024}
const g=1e5
function copyOwn(e,t,n){const r=(0,o.existsSync)(e)?(0,o.realpathSync)(e):e
const s=(0,a.Pd)((0,i.dirname)(r),(0,i.basename)(r),n)
if(s.status==="missing")return
if(s.status==="refused")throw new c.vC("config",`The file ${(0,f.aY)((0,i.basename)(e))} in the git folder of the checkout cannot be read.`,{hint:"Remove it in a step before this one, or check out the repository again."});(0,o.writeFileSync)(t,s.bytes)
return s.bytes}const y=Buffer.from([0,0,224,0])
async function ownFiles({workspace:e,...t}){const n=(0,i.join)(e,".git")
if((0,o.lstatSync)(n,{throwIfNoEntry:!1})?.isDirectory())return["info/exclude","index"].map(e=>(0,i.join)(n,e))
const r=["--git-path","info/exclude","--git-path","index"]
const a=await(0,s.$Y)({folder:e,...t}).raw(["rev-parse",...r])
return a.split("\n").map(t=>(0,i.resolve)(e,t))}function isOlder(e,t){try{return(0,o.lstatSync)(e).mtimeMs<(0,o.lstatSync)(t).mtimeMs}catch{return!1}}const h="* -text !eol -ident !filter !working-tree-encoding\n"
async function plainRepository({folder:e,workspace:t,environment:n},r){const a=(0,i.join)(e,"bytes.git");(0,s.xJ)(a);(0,o.writeFileSync)((0,i.join)(a,"info","attributes"),h)
const c=(0,i.join)(r,"info","exclude")
if((0,o.existsSync)(c))(0,o.copyFileSync)(c,(0,i.join)(a,"info","exclude"))
const f={GIT_OBJECT_DIRECTORY:(0,i.join)(r,"objects")}
const plain=e=>(0,s.$Y)({folder:e,gitDir:a,environment:{...n,...f}})
return{workspace:t,in:plain}}async function dropSubmodules(e){const t=[]
await e.records(["ls-files","-z","--stage"],e=>{if(e.startsWith(u.NG))t.push(e.slice(e.indexOf("\t")+1))})
await removeFromIndex(e,t)}async function removeFromIndex(e,t){if(t.length>0)await e.raw(["update-index","-z","--force-remove","--stdin"],(0,l.J7)(t))}}),8507:((e,t,n)=>{n.r(t)
n.d(t,{signersOf:()=>signersOf})
var o=n(79137)
var i=n(89812)
var r=n(28942)
const s="statusCheckRollup{contexts(first:50){nodes{... on CheckRun{name} ... on StatusContext{context}}}}"
const a=`rules(first:100){nodes{parameters{\n      ... on RequiredStatusChecksParameters{requiredStatusChecks{context}} ... on CommitMessagePatternParameters{pattern}}}}`
const queryWith=e=>`query SignOff($owner:String!,$name:String!,$ref:String!){\n  repository(owner:$owner,name:$name){webCommitSignoffRequired ref(qualifiedName:$ref){\n    refUpdateRule{requiredStatusCheckContexts} ${e}\n    target{... on Commit{history(first:5){nodes{\n      ${s} associatedPullRequests(first:1){nodes{commits(last:1){nodes{commit{${s}}}}}}}}}}\n  }}\n}`
const c=[queryWith(a),queryWith("")]
const f=r.object({repository:r.object({webCommitSignoffRequired:r.boolean().nullish(),ref:r.json().optional()})})
const u=/(?<![\p{L}\d])dco(?![\p{L}\d])|signed[-_ ]?off[-_ ]?by|developer certificate of origin/iu
async function asksForSignOff(e,{owner:t,name:n},o){const i={owner:t,name:n,ref:`refs/heads/${o}`}
for(const t of c){const n=await e.graphql(t,i).catch(e=>Object(e).data)
const{data:o}=f.safeParse(n)
if(!o)continue
const{webCommitSignoffRequired:r,ref:s=null}=o.repository
return r===!0||[...namesIn(s)].some(e=>u.test(e))}return!1}function*namesIn(e){if(typeof e==="string")yield e
else if(typeof e==="object"&&e!==null)for(const t of Object.values(e))yield*namesIn(t)}var l=n(71762)
var d=n(29943)
async function signersOf(e,t){const{"sign-off":n,"commit-mode":i}=e.settings.slice(d.We)
if(n==="never"||n==="auto"&&!await isAsked(e,t))return
return{pushed:`${o.WN.name} <${o.WN.email}>`,made:i==="api"?await ownBot(e):void 0}}const m=[".github/dco.yml",".github/dco.yaml"]
async function isAsked({github:e,job:t},{goal:n,publisher:o}){const r=await o.idsAt(o.base,m).catch(()=>new Map)
return r.size>0||asksForSignOff((0,i.n)(e,t.repository),t.repository,n.base)}async function ownBot({github:e,job:t}){const n=await(0,l.jU)((0,i.n)(e,t.repository))
if(!n?.login.endsWith("[bot]"))return
return`${n.login} <${n.id}+${n.login}@users.noreply.${new URL(t.serverUrl).host}>`}})}

export const id=1065
export const ids=[1065,4150]
export const modules={36807:((e,t,n)=>{n.d(t,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var o=n(76760)
var i=n(47575)
var a=n(78250)
var s=n(58101)
const r=12*1024*1024
function differencesIn(e){let t
const look=(n,o)=>{if(n===o)return Promise.resolve({size:0,bytes:Buffer.alloc(0)})
if(t?.from!==n||t.to!==o)t={from:n,to:o,seen:lookAt(e(),n,o)}
return t.seen}
return{size:async(e,t)=>(await look(e,t)).size,whole:async(t,n)=>(await look(t,n)).bytes??e().bytes([...i.Mu,t,n]),async pieces(t,n,o){const{bytes:a}=await look(t,n)
if(a)o(a)
else await e().pieces([...i.Mu,t,n],o)}}}async function lookAt(e,t,n){let o=0
let a=[]
await e.pieces([...i.Mu,t,n],e=>{o+=e.length
if(o<=r)a.push(e)
else a=[]})
return{size:o,bytes:o<=r?Buffer.concat(a):void 0}}var c=n(79137)
var l=n(64392)
var u=n(98664)
var h=n(33737)
var d=n(4471)
function treeSource(e,t,n=i.nG){let o
const files=()=>{o??=filesOf(e,t,n)
return o}
return{list:files,read:async t=>textsOf(e,await files(),t)}}const f=200
const p=4096
async function filesOf(e,t,n){const o=await n(e,t)
const a=o.flatMap(({isLink:e,...t})=>e?[]:[t])
const s=o.filter(({isLink:e,size:t})=>e&&t<=p).slice(0,f)
const r=await(0,i.b4)(e,idsOf(s))
return[...a,...followLinks(a,new Map(s.map(({path:e,id:t})=>[e,`${r.get(t)}`])))]}async function textsOf(e,t,n){const o=new Set(n)
const a=t.filter(({path:e})=>o.has(e))
const s=await(0,i.b4)(e,idsOf(a))
return new Map(a.flatMap(({path:e,id:t})=>textOf(s.get(t)).map(t=>[e,t])))}function textOf(e){try{return e?[new TextDecoder("utf-8",{fatal:!0}).decode(e)]:[]}catch{return[]}}function idsOf(e){return e.map(({id:e})=>e)}async function idsAt(e,t,n){if(n.length===0)return new Map
const o=(await e.raw(["ls-tree","-z","--full-tree",t,"--",...n])).split("\0").filter(Boolean)
return new Map(o.map(e=>[e.slice(e.indexOf("\t")+1),e.split(/[ \t]/)[2]??""]))}const m=20
function followLinks(e,t){return[...t.keys()].flatMap(n=>filesBehind(n,e,t))}function filesBehind(e,t,n){const o=resolve(e,n)
if(o===void 0)return[]
return t.flatMap(t=>{if(t.path===o)return[{...t,path:e}]
return t.path.startsWith(`${o}/`)?[{...t,path:e+t.path.slice(o.length)}]:[]})}function resolve(e,t){let n=e
for(let e=0;e<m;e+=1){const e=prefixes(n).find(e=>t.has(e))
if(e===void 0)return n
const i=t.get(e)??""
if(i.startsWith("/"))return
n=o.posix.join(o.posix.dirname(e),i,n.slice(e.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(e){const t=e.split("/")
return t.map((e,n)=>t.slice(0,n+1).join("/"))}const w=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(e,t,n,o){if(!(0,d.Q8)(n))throw new u.vC("git",`Git does not allow the name ${(0,h.aY)(n)} for a branch.`)
try{return{commit:await fetchRef(e,t,`refs/heads/${n}`),isGone:!1}}catch(e){const{message:t,cause:n}=(0,u.ec)(e)
if(!/couldn't find remote ref/i.test(`${t} ${n}`))throw e}const i=o===void 0?void 0:await fetchCommit(e,t,o).then(()=>o,()=>{})
return{commit:i??await fetchRef(e,t,"HEAD"),isGone:!0}}async function fetchRef(e,t,n){const o="refs/deckhand/base-branch"
await e((0,s.it)(t)).raw([...w,t.url,`+${n}:${o}`])
return(await e().raw(["rev-parse","--verify",`${o}^{commit}`])).trim()}async function fetchCommit(e,t,n){try{await e(t.token===""?{}:(0,s.it)(t)).raw([...w,t.url,n])
await e().raw(["cat-file","-e",`${n}^{commit}`])}catch(e){throw new u.vC("config",`The commit ${n} of ${t.url} could not be fetched.`,{quote:(0,u.ec)(e).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:e})}}async function seedEarly(e){await(0,c.cu)((0,c.B9)(e),e.workspace).catch(()=>{})}async function openPublisher({signal:e,...t}){const n={...t,signal:e}
const o=(0,c.B9)(n)
if((0,c.VE)(o)!==t.base)await(0,c.cu)(o,t.workspace)
await(0,c.hw)(n,o);(0,l.y4)(t.workspace,o.gitDir)
return publisherIn((0,c.ce)(t),t)}function reopenPublisher(e){return publisherIn((0,c.ce)(e),e)}async function openPatchPublisher(e,t,n){const i={...e,workspace:(0,o.join)(e.folder,"nothing")}
const s=(0,c.B9)(i)
const{gitDir:r,objects:l}=s
const u={url:e.remoteUrl,token:e.token}
await fetchCommit(l,u,e.base)
const h={...a.vQ,GIT_INDEX_FILE:(0,o.join)(r,"patch-index")}
const d=await(0,a.X6)(l(h),e.base,t,n)
return{publisher:publisherIn(s,i,d.tree),change:d}}function publisherIn({gitDir:e,objects:t},r,l){const{base:u}=r
const h={url:r.remoteUrl,token:r.token,allowedBranch:r.allowedBranch,isBack:r.isBack}
const d={...h,url:r.forkUrl??h.url}
const own=()=>t({GIT_INDEX_FILE:(0,o.join)(e,"review-index")})
const identified=()=>t((0,c.CC)(r.now()))
const commit=async({tree:e,lineage:t},n)=>{const o=(t?.parents??[u]).flatMap(e=>["-p",e])
return(await identified().raw(["commit-tree",e,...o,"-F","-"],n)).trim()}
const compared=async(e,n)=>({tree:e,files:await(0,i.W4)(t(),n,e),leftOut:[]})
const f=differencesIn(t)
let p
const list=(e,t)=>{if(t!==u)return(0,i.nG)(e,t)
p??=(0,i.nG)(e,t)
return p}
const capture=async(e={})=>{if(l!==void 0)return compared(l,e.onto??u)
const{folder:t,workspace:o,environment:i}=r
const a={folder:t,workspace:o,environment:i,base:u,now:r.now().toISOString(),edited:[],...e}
if(!r.job)return(await n.e(3364).then(n.bind(n,53364))).captureWork(a)
return(await n.e(5758).then(n.bind(n,45758))).runCaptureJob(a,r.job)}
const treeOf=async e=>(await t().raw(["rev-parse",`${e}^{tree}`])).trim()
return{base:u,capture:capture,patched:n=>(0,a.X6)(t({...a.vQ,GIT_INDEX_FILE:(0,o.join)(e,"patch-index")}),u,n),compared:compared,async joined(e,t,n){const o=(await(0,i.Mc)(own(),e,t)).filter(({path:e})=>n.includes(e))
return(0,i.p6)(own(),e,o,"new")},treeOf:treeOf,since:async e=>compared(await treeOf(u),e),review:async(e,t)=>isEmpty(e)?unchanged(e):(await loadReview()).reviewChange(own(),e,{base:e.lineage?.from??u,...t,diffSize:f.size,list:list}),writeFiles:async(t,n)=>(0,s.WM)((await(0,c.D2)(r,e)).in(n),t),hold:async(e,t)=>(await loadHold()).holdBack(own(),e,t),commit:commit,async captureOnto(e,t,n={}){const{tree:o,...i}=await(0,a.LL)(identified(),t)
return{...await capture({...n,onto:o}),lineage:{...e,from:o,...i}}},async newTree({change:{tree:e,lineage:o},entries:i,blobs:a},s){const{newTree:r}=await n.e(844).then(n.bind(n,90844))
const c={entries:o?void 0:i,blobs:a}
return r(t(),{tree:e,parents:o?.parents??[u]},c,s)},async writePatch(e,n){const o=["diff-tree","--patch","--binary","--no-commit-id",`--output=${n}`]
await t().raw([...o,e])},diff:({tree:e},t=u)=>f.whole(t,e),diffSize:({tree:e},t=u)=>f.size(t,e),diffPieces:({tree:e},t,n=u)=>f.pieces(n,e,t),async shown(i,a){const{shownTree:s}=await n.e(9067).then(n.bind(n,29067))
return s(t({GIT_INDEX_FILE:(0,o.join)(e,"shown-index")}),a,i)},exactPatch:async({tree:e})=>(await(await loadHold()).exactPatch(t(),u,e)).toString("utf8"),idsAt:(e,n)=>idsAt(t({GIT_LITERAL_PATHSPECS:"1"}),e,n),filesOf:e=>treeSource(t(),e,list),fetchBranch:(e,n)=>fetchBranch(t,h,e,n),fetchCommit(e,n){const o=new URL(e).origin===new URL(h.url).origin
return fetchCommit(t,{url:e,token:o?h.token:""},n)},async push(o,i,a){const c=r.forkUrl===void 0?void 0:await n.e(4391).then(n.bind(n,4391))
await(c?.bringForkHistory({gitDir:e,objects:t},h,{base:u,commit:o}))
return(0,s.Sq)(t,d,{commit:o,branch:i,expected:a})},takeBack:e=>(0,s.VS)(t,d,{branch:e,at:u}),async rebase({tree:e},n,{branch:o,...r}){const c=await(0,s.mC)(t,d,o)
const l=await(0,a.Vq)(identified(),{base:u,tree:e,onto:c})
if(l===void 0)return
const h={tree:l,files:await(0,i.W4)(t(),c,l),leftOut:[]}
const{withheld:f}=await(await loadReview()).reviewChange(own(),h,{base:c,...r})
return f.length>0?void 0:{commit:await commit({...h,lineage:{parents:[c]}},n),tip:c}}}}const loadReview=()=>Promise.all([n.e(8030),n.e(4150)]).then(n.bind(n,28030))
const loadHold=()=>Promise.all([n.e(8030),n.e(214)]).then(n.bind(n,10214))
function isEmpty({files:e,wholeTree:t,lineage:n,tooMany:o}){return e.length===0&&t===void 0&&!n?.submodules.length&&o===void 0}function unchanged(e){const{tree:t,leftOut:n}=e
const o={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...o,change:e,withheld:n,wholeTree:t}}}),23565:((e,t,n)=>{n.d(t,{H:()=>showsSomething})
var o=n(98768)
var i=n(16110)
var a=n(40598)
const s=new Set(["text","code","code-block","html","html-block"])
function showsSomething(e){const{root:t,labels:n}=(0,i.Dd)(e)
if(n.length>0)return!0
for(const{node:e}of(0,o.G)(t))if(e.kind==="image"||s.has(e.kind)&&(0,a.U4)(e.literal))return!0
return!1}}),84150:((e,t,n)=>{n.d(t,{V4:()=>o,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const o=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(e){return e.flatMap(t=>{const[n,i]=o.get(nameOf(t))??[]
if(!n)return[]
const a=t.slice(0,-nameOf(t).length)
const isIts=e=>e.startsWith(a)&&n.test(nameOf(e))&&(i||!e.slice(a.length).includes("/"))
const s=e.filter(isIts)
return s.length===0?[]:[{lock:t,manifests:s}]})}function tornBetween(e,t){const n=new Set(t)
return pairsOf([...e.filter(e=>!n.has(e)),...n]).flatMap(({lock:e,manifests:t})=>{const o=t.find(t=>n.has(t)!==n.has(e))
if(o===void 0)return[]
return n.has(e)?[{published:o,withheld:e}]:[{published:e,withheld:o}]})}function isManifest(e){return[...o.values()].some(([t])=>t.test(nameOf(e)))}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}}),28147:((e,t,n)=>{n.d(t,{E:()=>conclude})
var o=n(42611)
var i=n(98664)
var a=n(94869)
var s=n(33737)
var r=n(23565)
var c=n(7925)
var l=n(84150)
var u=n(76617)
function doubtsAboutChange({saved:e,opened:t,isPatch:n,isRequestCut:o,...i}){const{change:a,marked:s=[],isEmptied:r=!1}=e
return only([["test-failed",i.tests==="failed"],["test-unfinished",i.tests==="unfinished"],["test-unknown",i.tests==="unknown"],...callDoubts(i),["all-deleted",r],["base-gone",t.merging?.status==="gone"],["pull-conflicts",t.merging?.status==="conflicts"],["history-rewritten",a.lineage?.kind==="rewritten"],["work-behind",workedBehind(a)!==void 0],["conflict-markers",s.length>0],["work-lowered",n],["request-cut",o]])}function doubtsAboutAnswer({saved:e,isRequestCut:t,...n}){return only([...callDoubts(n),["empty-commit",hasEmptyCommits(e.change)],["looked-back",lookedAt(e.change)!==void 0],["request-cut",t]])}function lookedAt({commits:e}){return e?.kind==="looked"?e.at:void 0}function workedBehind({commits:e,lineage:t}){return e?.kind==="rewritten"&&t===void 0?e.behind:void 0}function hasEmptyCommits({commits:e}){return e?.kind==="plain"||e?.kind==="copied"}function callDoubts({failedEdits:e,hasApprovedFailure:t=!1}){return[["approved-failed",t],["not-writable",e?.isUnwritable===!0],["edit-failed",e?.isUnwritable===!1]]}const h={"test-failed":"the last test failed","test-unfinished":"a test was still running at the end","test-unknown":"no test is known to have passed","approved-failed":"an approved action failed","work-behind":"the work was done on an earlier commit","not-writable":"the checkout could not be written","edit-failed":"an edit failed"}
function doubtClause(e){const[t]=e.flatMap(e=>h[e]??[])
return t===void 0?"":`, but ${t}`}function only(e){return e.flatMap(([e,t])=>t?[e]:[])}const d={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:e,most:t},n){const o={steps:`Stopped after ${(0,a.U9)(t,"step")}, which is the limit`,money:`Stopped at the spending limit of $${t}`,tokens:`Stopped at the limit of ${t.toLocaleString("en-US")} tokens`,events:`Stopped at the limit of ${t.toLocaleString("en-US")} events`}
const i=e==="events"?"":`raise ${placeOf({of:e,most:t},n)}, or `
const s=`The limit counts for each run. You can also ${i}ask for less at once.`
return{outcome:"budget-exhausted",reason:o[e],hint:s}}function placeOf({of:e,most:t},n){const o={steps:"max_iteration_per_run",money:"max_budget_per_run",tokens:void 0}
const i=o[e]
return n&&i&&n[i]===t?`\`${i}\` in ${(0,s.aY)(n.source)} on the base branch`:`the \`${d[e]}\` input`}const f={"package-lock.json":["npm install","npm"],"npm-shrinkwrap.json":["npm install","npm"],"yarn.lock":["yarn install","npm"],"pnpm-lock.yaml":["pnpm install","npm"],"bun.lock":["bun install","npm"],"Cargo.lock":["cargo check","crates"],"poetry.lock":["poetry lock","pypi"],"uv.lock":["uv lock","pypi"],"go.sum":["go mod tidy","go"],"go.work.sum":["go work sync","go"]}
function outdatedHint(e,t){const n="Before you merge, let your package manager write the lock file again on the branch."
const o=f[e.slice(e.lastIndexOf("/")+1)]
return[n,o&&byAgent(o,t)].filter(Boolean).join(" ")}function byAgent([e,t],n){const o=`mention me and ask for ${(0,s.aY)(e)}`
if(n?.isFork)return""
if(!n)return`For the agent to do it, ${o}.`
const i=n.network.split(", ")
const a=["all","registries",t].some(e=>i.includes(e))
const r=(0,s.aY)(`network: ${[...n.network==="none"?[]:i,t].join(", ")}`)
if(n.isShut){const e=a?"":` and ${r}`
return`The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,s.aY)("mixed-threads: as-trusted")}${e}.`}if(a)return`For the agent to do it, ${o}: its commands can reach the registry.`
return`For the agent to do it, set ${r}, then ${o}.`}var p=n(56172)
function conclude(e){const{end:t}=e
switch(t.status){case"finished":return concludeFinished(e)
case"exhausted":return exhausted(t.limit,e.main)
case"deadline":return outOfTime(e)
case"stuck":return{outcome:"stuck",reason:`Stopped because I was repeating myself${inWords(t.circle)}`,hint:"Mention me with what I am missing."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return t.reason instanceof i.vC?(0,p.V2)(t.reason):p.gD
case"failed":return(0,p.V2)(t.fault)}}const m=6e4
function outOfTime({timeoutMinutes:e,silence:t}){const n=`Stopped after ${(0,a.U9)(e,"minute")}, which is the limit`
const o="Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
if(!t||t.ms<Math.min(m,e*3e4))return{outcome:"timed-out",reason:n,hint:o}
const i=t.ms<12e4?(0,a.U9)(Math.round(t.ms/1e3),"second"):(0,a.U9)(Math.round(t.ms/6e4),"minute")
const r=t.hasSigns?"nothing but keep-alive signals":"nothing"
return{outcome:"timed-out",reason:`${n}: the model at ${(0,s.aY)(t.host)} had sent ${r} for ${i}`,hint:"Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it)."}}function inWords(e){if(!e)return""
const t=e.calls.map(({tool_name:e,action:t,tool_call:n})=>{const{kind:i,...r}=t??{kind:"",invalid:(0,o.y_)(n.arguments)}
const c=Object.values(r).map(e=>typeof e==="string"?e:JSON.stringify(e))
const l=(0,a.TN)(c.join(" ").replaceAll("`","'"),80)
return l===""?(0,s.aY)(e):`${(0,s.aY)(e)} \`${l}\``})
return`: ${t.join(" and ")}${t.length>1?" in turn,":""} ${e.times} times`}function blocked(e,t,n){const o=t>1?`, and ${t-1} more`:""
const i=`Nothing could be published${n}: ${(0,a.TN)((0,u.Wu)(e),200)}${o}`
return{outcome:"blocked",reason:i,hint:c.Lp[e.code].hint}}function placeClause({goal:e,repository:t,saved:n,opened:{pullRequest:o,proposeUrl:i}}){const{kept:a}=n
const s=`pull request ${t??""}#${o?.number}`
if(e==="plan")return": ready to be applied"
if(e==="dry-run")return": a dry run, so nothing is published"
if(e==="patch")return": the patch is below"
if(e==="advance"&&n.change.lineage?.kind!=="rewritten")return` on ${s}`
if(o)return`: ${o.isReady?"":"draft "}${s}`
if(i!==void 0)return": ready to be proposed"
return a.kind==="branch"?` on branch ${a.branch}`:": not published"}function changeClause({change:{files:e,lineage:t},repository:n}){const o=`hanged ${(0,a.U9)(e.length,"file")}`
const i=t&&{merge:"Merged the base branch",rewritten:"Rewrote the history"}[t.kind]
const s=i===void 0?`C${o}`:e.length===0?i:`${i} and c${o}`
return`${s}${inRepository(n)}`}function inRepository(e){return e===void 0?"":` in ${e}`}function refutedFault(e,{code:t,clause:n,hint:o}){const{files:a}=e.change
const s=a.length>0?`${changeClause(e)}${placeClause(e)}, but`:"There is work, but"
return new i.vC(t,`${s} ${n}.`,{hint:o})}function unstoredFault(e,t){const{files:n}=e.change
const o=n.length>0?`${changeClause(e)}${placeClause(e)}, but`:`Nothing was published${inRepository(e.repository)}, because`
const a=t.filter(({code:e})=>(0,c.Y1)(e))
const s=t.filter(({code:e})=>(0,c.jq)(e))
const r=t.filter(e=>!a.includes(e)&&!s.includes(e))
const l=[...r.length>0?[`git cannot store ${namesOf(r)}`]:[],...s.length>0?[`I cannot put ${namesOf(s)} into Git LFS`]:[],...a.length>0?[`work was left in ${namesOf(a)}`]:[]]
const u=[...new Set(t.map(({code:e})=>c.Lp[e].hint))].join(" ")
return new i.vC("git",`${o} ${l.join(", and ")}.`,{hint:u})}function namesOf(e){const t=e.filter(({code:e})=>e==="DKH-113")
const n=t.length>0?t:e
const o=n.slice(0,3).map(({path:e,detail:t})=>(0,s.aY)(e)+(t===""?"":` (${t})`))
return`${o.join(", ")}${n.length>3?` and ${n.length-3} more`:""}`}const w="Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch."
function tornWords([e]){if(!e)return""
if("withheld"in e)return`; ${(0,s.aY)(e.withheld)} was withheld, so it does not match ${(0,s.aY)(e.published)}`
const t=/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(e.outdated)
const n=t?"so `npm ci` will fail":`so it does not match ${(0,s.aY)(e.published)}`
return`; ${(0,s.aY)(e.outdated)} was not updated, ${n}`}function concludeFinished(e){const{change:t,saved:n,opened:o,finalResponse:i,isRequestCut:s=!1,tests:u,failedEdits:h}=e
const{hasApprovedFailure:d=!1}=e
const f={...u&&{tests:u},...h&&{failedEdits:h},hasApprovedFailure:d}
const m=n.fault??o.fault
if(m)return(0,p.V2)(m)
const{evidence:b=[]}=e
const $=b.find(e=>e.kind==="failed")
if($)return(0,p.V2)($.fault)
const v=n.withheld.filter(({code:e})=>!(0,c.h0)(e))
const y=v.filter(({code:e})=>(0,c.bX)(e))
if(y.length>0)return(0,p.V2)(unstoredFault(e,y))
const C=b.find(e=>e.kind==="refuted")
if(C)return(0,p.V2)(refutedFault(e,C))
if(t.files.length>0||t.lineage&&n.kept.kind!=="nothing"){const i=e.goal==="patch"?e.lowered:void 0
const r=v.length>0?`, and withheld ${v.length}`:""
const c=(0,l.g1)(t.files.map(({path:e})=>e),v.map(({path:e})=>e))
const u=n.outdated??[]
const h=[...c,...u]
const d=e.goal==="patch"
const p=b.flatMap(e=>e.kind==="doubt"?[e.doubt]:[])
const m=[...doubtsAboutChange({saved:n,opened:o,isPatch:d,isRequestCut:s,...f}),...p]
return{outcome:"changed",reason:`${changeClause(e)}${r}${doubtClause(m)}${placeClause(e)}${tornWords(h)}`,hint:(0,a.hC)(i,n.isEmptied?g:void 0,behindHint(workedBehind(t)),c.length>0?w:u[0]&&outdatedHint(u[0].outdated,e.reach)),torn:h,doubts:m}}if(e.goal==="propose"&&o.pullRequest?.isNew)return{outcome:"changed",reason:`No further change${inRepository(e.repository)}${placeClause(e)}`,hint:""}
if(v[0])return blocked(v[0],v.length,inRepository(e.repository))
if((0,r.H)(i)){const e=lookedAt(n.change)
const t=hasEmptyCommits(n.change)?k:e===void 0?"":lookedHint(e)
const o=doubtsAboutAnswer({saved:n,isRequestCut:s,...f})
return{outcome:"answered",reason:`Answered – nothing was changed${doubtClause(o)}`,hint:t,doubts:o}}return{outcome:"no-op",reason:"Nothing was changed, and there is no answer",hint:"Ask again in other words."}}const g="The change removes every file that there was. In a shallow checkout, a revert of the oldest commit does that: set `fetch-depth: 0` on `actions/checkout`, and ask again."
const k="The agent made commits that change no file in the end, and I publish none of these. To start the checks again, run them again on GitHub."
function behindHint(e){if(e===void 0)return
return`The agent took the checkout back to the commit ${e.slice(0,7)} and worked there, so the change also takes back what came after that commit. If this is not meant, ask for the work on the newest commit.`}function lookedHint(e){return`The agent left the checkout at the commit ${e.slice(0,7)} and changed nothing there, so nothing is published. If the files are to be as in that commit, ask for that.`}})}

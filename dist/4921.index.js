export const id=4921
export const ids=[4921]
export const modules={25063:((e,t,n)=>{n.d(t,{X2:()=>openPatchPublisher,Zb:()=>openPublisher,WG:()=>reopenPublisher,LU:()=>seedEarly})
var o=n(76760)
var a=n(47575)
var i=n(78250)
var r=n(58101)
var s=n(79137)
var c=n(64392)
var u=n(98664)
var h=n(33737)
var l=n(4471)
function treeSource(e,t,n=a.nG){let o
const files=()=>{o??=filesOf(e,t,n)
return o}
return{list:files,read:async t=>textsOf(e,await files(),t)}}const d=200
const f=4096
async function filesOf(e,t,n){const o=await n(e,t)
const i=o.flatMap(({isLink:e,...t})=>e?[]:[t])
const r=o.filter(({isLink:e,size:t})=>e&&t<=f).slice(0,d)
const s=await(0,a.b4)(e,idsOf(r))
return[...i,...followLinks(i,new Map(r.map(({path:e,id:t})=>[e,`${s.get(t)}`])))]}async function textsOf(e,t,n){const o=new Set(n)
const i=t.filter(({path:e})=>o.has(e))
const r=await(0,a.b4)(e,idsOf(i))
return new Map(i.flatMap(({path:e,id:t})=>textOf(r.get(t)).map(t=>[e,t])))}function textOf(e){try{return e?[new TextDecoder("utf-8",{fatal:!0}).decode(e)]:[]}catch{return[]}}function idsOf(e){return e.map(({id:e})=>e)}async function idsAt(e,t,n){if(n.length===0)return new Map
const o=(await e.raw(["ls-tree","-z","--full-tree",t,"--",...n])).split("\0").filter(Boolean)
return new Map(o.map(e=>[e.slice(e.indexOf("\t")+1),e.split(/[ \t]/)[2]??""]))}const p=20
function followLinks(e,t){return[...t.keys()].flatMap(n=>filesBehind(n,e,t))}function filesBehind(e,t,n){const o=resolve(e,n)
if(o===void 0)return[]
return t.flatMap(t=>{if(t.path===o)return[{...t,path:e}]
return t.path.startsWith(`${o}/`)?[{...t,path:e+t.path.slice(o.length)}]:[]})}function resolve(e,t){let n=e
for(let e=0;e<p;e+=1){const e=prefixes(n).find(e=>t.has(e))
if(e===void 0)return n
const a=t.get(e)??""
if(a.startsWith("/"))return
n=o.posix.join(o.posix.dirname(e),a,n.slice(e.length)).replace(/\/+$/,"")
if(n==="."||n===".."||n.startsWith("../"))return}return}function prefixes(e){const t=e.split("/")
return t.map((e,n)=>t.slice(0,n+1).join("/"))}const m=["fetch","--quiet","--depth=1","--no-tags","--no-write-fetch-head"]
async function fetchBranch(e,t,n,o){if(!(0,l.Q8)(n))throw new u.vC("git",`Git does not allow the name ${(0,h.aY)(n)} for a branch.`)
try{return{commit:await fetchRef(e,t,`refs/heads/${n}`),isGone:!1}}catch(e){const{message:t,cause:n}=(0,u.ec)(e)
if(!/couldn't find remote ref/i.test(`${t} ${n}`))throw e}const a=o===void 0?void 0:await fetchCommit(e,t,o).then(()=>o,()=>{})
return{commit:a??await fetchRef(e,t,"HEAD"),isGone:!0}}async function fetchRef(e,t,n){const o="refs/deckhand/base-branch"
await e((0,r.it)(t)).raw([...m,t.url,`+${n}:${o}`])
return(await e().raw(["rev-parse","--verify",`${o}^{commit}`])).trim()}async function fetchCommit(e,t,n){try{await e(t.token===""?{}:(0,r.it)(t)).raw([...m,t.url,n])
await e().raw(["cat-file","-e",`${n}^{commit}`])}catch(e){throw new u.vC("config",`The commit ${n} of ${t.url} could not be fetched.`,{quote:(0,u.ec)(e).message,hint:"Check the address and the commit: the server must allow fetching it by its SHA.",cause:e})}}async function seedEarly(e){await(0,s.cu)((0,s.B9)(e),e.workspace).catch(()=>{})}async function openPublisher({signal:e,...t}){const n={...t,signal:e}
const o=(0,s.B9)(n)
if((0,s.VE)(o)!==t.base)await(0,s.cu)(o,t.workspace)
await(0,s.hw)(n,o);(0,c.y4)(t.workspace,o.gitDir)
return publisherIn((0,s.ce)(t),t)}function reopenPublisher(e){return publisherIn((0,s.ce)(e),e)}async function openPatchPublisher(e,t,n){const a={...e,workspace:(0,o.join)(e.folder,"nothing")}
const c=(0,s.B9)(a)
const{gitDir:u,objects:h}=c
const l={url:e.remoteUrl,token:e.token}
const d=["fetch","--quiet","--depth=1","--no-tags"]
await h((0,r.it)(l)).raw([...d,l.url,e.base])
const f=h({...i.vQ,GIT_INDEX_FILE:(0,o.join)(u,"patch-index")})
const p=await(0,i.X6)(f,e.base,t,n)
return{publisher:publisherIn(c,a),change:p}}function publisherIn({gitDir:e,objects:t},c){const{base:u}=c
const h={url:c.remoteUrl,token:c.token,allowedBranch:c.allowedBranch,isBack:c.isBack}
const l={...h,url:c.forkUrl??h.url}
const own=()=>t({GIT_INDEX_FILE:(0,o.join)(e,"review-index")})
const identified=()=>t((0,s.CC)(c.now()))
const commit=async({tree:e,lineage:t},n)=>{const o=(t?.parents??[u]).flatMap(e=>["-p",e])
return(await identified().raw(["commit-tree",e,...o,"-F","-"],n)).trim()}
const compared=async(e,n)=>({tree:e,files:await(0,a.W4)(t(),n,e),leftOut:[]})
const d=lastOnly((e,n)=>t().bytes([...a.Mu,e,n]))
let f
const list=(e,t)=>{if(t!==u)return(0,a.nG)(e,t)
f??=(0,a.nG)(e,t)
return f}
const capture=async(e={})=>{const{folder:t,workspace:o,environment:a}=c
const i={folder:t,workspace:o,environment:a,base:u,now:c.now().toISOString(),edited:[],...e}
if(!c.job)return(await n.e(7859).then(n.bind(n,87859))).captureWork(i)
return(await n.e(5758).then(n.bind(n,45758))).runCaptureJob(i,c.job)}
const treeOf=async e=>(await t().raw(["rev-parse",`${e}^{tree}`])).trim()
return{base:u,capture:capture,patched:n=>(0,i.X6)(t({...i.vQ,GIT_INDEX_FILE:(0,o.join)(e,"patch-index")}),u,n),compared:compared,async joined(e,t,n){const o=(await(0,a.Mc)(own(),e,t)).filter(({path:e})=>n.includes(e))
return(0,a.p6)(own(),e,o,"new")},treeOf:treeOf,since:async e=>compared(await treeOf(u),e),review:async(e,t)=>isEmpty(e)?unchanged(e):(await loadReview()).reviewChange(own(),e,{base:e.lineage?.from??u,...t,diff:d,list:list}),writeFiles:async(t,n)=>(0,r.WM)((await(0,s.D2)(c,e)).in(n),t),hold:async(e,t)=>(await loadHold()).holdBack(own(),e,t),commit:commit,async captureOnto(e,t,n={}){const{tree:o,...a}=await(0,i.LL)(identified(),t)
return{...await capture({...n,onto:o}),lineage:{...e,from:o,...a}}},async newTree({change:{tree:e,lineage:o},entries:a,blobs:i},r){const{newTree:s}=await n.e(844).then(n.bind(n,90844))
const c={entries:o?void 0:a,blobs:i}
return s(t(),{tree:e,parents:o?.parents??[u]},c,r)},async writePatch(e,n){const o=["diff-tree","--patch","--binary","--no-commit-id",`--output=${n}`]
await t().raw([...o,e])},diff:({tree:e},t=u)=>d(t,e),async shown(a,i){const{shownTree:r}=await n.e(9067).then(n.bind(n,29067))
return r(t({GIT_INDEX_FILE:(0,o.join)(e,"shown-index")}),i,a)},exactPatch:async({tree:e})=>(await(await loadHold()).exactPatch(t(),u,e)).toString("utf8"),idsAt:(e,n)=>idsAt(t({GIT_LITERAL_PATHSPECS:"1"}),e,n),filesOf:e=>treeSource(t(),e,list),fetchBranch:(e,n)=>fetchBranch(t,h,e,n),fetchCommit(e,n){const o=new URL(e).origin===new URL(h.url).origin
return fetchCommit(t,{url:e,token:o?h.token:""},n)},push:(e,n,o)=>(0,r.Sq)(t,l,{commit:e,branch:n,expected:o}),takeBack:e=>(0,r.VS)(t,l,{branch:e,at:u}),async rebase({tree:e},n,{branch:o,...s}){const c=await(0,r.mC)(t,l,o)
const h=await(0,i.Vq)(identified(),{base:u,tree:e,onto:c})
if(h===void 0)return
const d={tree:h,files:await(0,a.W4)(t(),c,h),leftOut:[]}
const{withheld:f}=await(await loadReview()).reviewChange(own(),d,{base:c,...s})
return f.length>0?void 0:{commit:await commit({...d,lineage:{parents:[c]}},n),tip:c}}}}const loadReview=()=>n.e(5652).then(n.bind(n,95652))
const loadHold=()=>Promise.all([n.e(5652),n.e(214)]).then(n.bind(n,10214))
function isEmpty({files:e,wholeTree:t,lineage:n}){return e.length===0&&t===void 0&&!n?.submodules.length}function unchanged(e){const{tree:t,leftOut:n}=e
const o={entries:[],withheldTree:void 0,locks:[],outdated:[],blobs:new Map}
return{...o,change:e,withheld:n,wholeTree:t}}function lastOnly(e){let t
return(n,o)=>{if(n===o)return Promise.resolve(Buffer.alloc(0))
if(t?.from!==n||t.to!==o)t={from:n,to:o,bytes:e(n,o)}
return t.bytes}}}),91116:((e,t,n)=>{n.d(t,{WB:()=>nameNow,h8:()=>tipIfAny,nM:()=>tipOf})
var o=n(28942)
var a=n(58908)
const i=o.object({name:o.string(),commit:o.object({sha:o.string()})})
const r=o.object({object:o.object({sha:o.string()})})
async function tipOf(e,{owner:t,name:n},o){try{const{data:a}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:o})
const{name:r,commit:s}=i.parse(a)
if(r===o)return s.sha}catch(e){if(!isMissing(e)||s.test(e.message))throw e}const a={owner:t,repo:n,ref:`heads/${o}`}
return r.parse((await e.request("GET /repos/{owner}/{repo}/git/ref/{ref}",a)).data).object.sha}async function nameNow(e,{owner:t,name:n},o){try{const{data:a}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:o})
return i.parse(a).name}catch(e){if(isMissing(e))return
throw e}}async function tipIfAny(e,t,n){try{return await tipOf(e,t,n)}catch(e){if(isMissing(e))return
throw e}}const s=/: Branch not found\.$/
function isMissing(e){return e instanceof a.Q4&&e.status===404}}),23565:((e,t,n)=>{n.d(t,{H:()=>showsSomething})
var o=n(98768)
var a=n(16110)
var i=n(40598)
const r=new Set(["text","code","code-block","html","html-block"])
function showsSomething(e){const{root:t,labels:n}=(0,a.Dd)(e)
if(n.length>0)return!0
for(const{node:e}of(0,o.G)(t))if(e.kind==="image"||r.has(e.kind)&&(0,i.U4)(e.literal))return!0
return!1}}),28147:((e,t,n)=>{n.d(t,{E:()=>conclude})
var o=n(42611)
var a=n(98664)
var i=n(94869)
var r=n(33737)
var s=n(23565)
var c=n(7925)
var u=n(84150)
var h=n(76617)
function doubtsAboutChange({saved:e,opened:t,isPatch:n,isRequestCut:o}){const{change:a,marked:i=[],isEmptied:r=!1}=e
return only([["all-deleted",r],["pull-conflicts",t.merging?.status==="conflicts"],["history-rewritten",a.lineage?.kind==="rewritten"],["conflict-markers",i.length>0],["work-lowered",n],["request-cut",o]])}function doubtsAboutAnswer({saved:e,isRequestCut:t}){return only([["empty-commit",hasEmptyCommits(e.change)],["request-cut",t]])}function hasEmptyCommits({commits:e}){return e?.kind==="plain"||e?.kind==="copied"}function only(e){return e.flatMap(([e,t])=>t?[e]:[])}const l={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:e,most:t},n){const o={steps:`Stopped after ${(0,i.U9)(t,"step")}, which is the limit`,money:`Stopped at the spending limit of $${t}`,tokens:`Stopped at the limit of ${t.toLocaleString("en-US")} tokens`,events:`Stopped at the limit of ${t.toLocaleString("en-US")} events`}
const a=e==="events"?"":`raise ${placeOf({of:e,most:t},n)}, or `
const r=`Mention me with \`continue\`: the limit counts for each run. Or ${a}ask for less at once.`
return{outcome:"budget-exhausted",reason:o[e],hint:r}}function placeOf({of:e,most:t},n){const o={steps:"max_iteration_per_run",money:"max_budget_per_run",tokens:void 0}
const a=o[e]
return n&&a&&n[a]===t?`\`${a}\` in ${(0,r.aY)(n.source)} on the base branch`:`the \`${l[e]}\` input`}const d={"package-lock.json":["npm install","npm"],"npm-shrinkwrap.json":["npm install","npm"],"yarn.lock":["yarn install","npm"],"pnpm-lock.yaml":["pnpm install","npm"],"bun.lock":["bun install","npm"],"Cargo.lock":["cargo check","crates"],"poetry.lock":["poetry lock","pypi"],"uv.lock":["uv lock","pypi"],"go.sum":["go mod tidy","go"],"go.work.sum":["go work sync","go"]}
function outdatedHint(e,t){const n="Before you merge, let your package manager write the lock file again on the branch."
const o=d[e.slice(e.lastIndexOf("/")+1)]
return[n,o&&byAgent(o,t)].filter(Boolean).join(" ")}function byAgent([e,t],n){const o=`mention me and ask for ${(0,r.aY)(e)}`
if(n?.isFork)return""
if(!n)return`For the agent to do it, ${o}.`
const a=n.network.split(", ")
const i=["all","registries",t].some(e=>a.includes(e))
const s=(0,r.aY)(`network: ${[...n.network==="none"?[]:a,t].join(", ")}`)
if(n.isShut){const e=i?"":` and ${s}`
return`The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,r.aY)("mixed-threads: as-trusted")}${e}.`}if(i)return`For the agent to do it, ${o}: its commands can reach the registry.`
return`For the agent to do it, set ${s}, then ${o}.`}var f=n(56172)
function conclude(e){const{end:t}=e
switch(t.status){case"finished":return concludeFinished(e)
case"exhausted":return exhausted(t.limit,e.main)
case"deadline":return outOfTime(e)
case"stuck":return{outcome:"stuck",reason:`Stopped because I was repeating myself${inWords(t.circle)}`,hint:"Mention me with what I am missing."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return t.reason instanceof a.vC?(0,f.V2)(t.reason):f.gD
case"failed":return(0,f.V2)(t.fault)}}const p=6e4
function outOfTime({timeoutMinutes:e,silence:t}){const n=`Stopped after ${(0,i.U9)(e,"minute")}, which is the limit`
const o="Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
if(!t||t.ms<Math.min(p,e*3e4))return{outcome:"timed-out",reason:n,hint:o}
const a=t.ms<12e4?(0,i.U9)(Math.round(t.ms/1e3),"second"):(0,i.U9)(Math.round(t.ms/6e4),"minute")
const s=t.hasSigns?"nothing but keep-alive signals":"nothing"
return{outcome:"timed-out",reason:`${n}: the model at ${(0,r.aY)(t.host)} had sent ${s} for ${a}`,hint:"Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it)."}}function inWords(e){if(!e)return""
const t=e.calls.map(({tool_name:e,action:t,tool_call:n})=>{const{kind:a,...s}=t??{kind:"",invalid:(0,o.y_)(n.arguments)}
const c=Object.values(s).map(e=>typeof e==="string"?e:JSON.stringify(e))
const u=(0,i.TN)(c.join(" ").replaceAll("`","'"),80)
return u===""?(0,r.aY)(e):`${(0,r.aY)(e)} \`${u}\``})
return`: ${t.join(" and ")}${t.length>1?" in turn,":""} ${e.times} times`}function blocked(e,t,n){const o=t>1?`, and ${t-1} more`:""
const a=`Nothing could be published${n}: ${(0,i.TN)((0,h.Wu)(e),200)}${o}`
return{outcome:"blocked",reason:a,hint:c.Lp[e.code].hint}}const m=new a.vC("model","The agent ended without the data that `output-schema` requires.",{hint:"Run it again, ask for less data, or use a model that is better at calling tools."})
function placeClause({goal:e,repository:t,saved:n,opened:{pullRequest:o,proposeUrl:a}}){const{kept:i}=n
const r=`pull request ${t??""}#${o?.number}`
if(e==="plan")return": ready to be applied"
if(e==="dry-run")return": a dry run, so nothing is published"
if(e==="patch")return": the patch is below"
if(e==="advance"&&n.change.lineage?.kind!=="rewritten")return` on ${r}`
if(o)return`: ${o.isReady?"":"draft "}${r}`
if(a!==void 0)return": ready to be proposed"
return i.kind==="branch"?` on branch ${i.branch}`:": not published"}function changeClause({change:{files:e,lineage:t},repository:n}){const o=`hanged ${(0,i.U9)(e.length,"file")}`
const a=t&&{merge:"Merged the base branch",rewritten:"Rewrote the history"}[t.kind]
const r=a===void 0?`C${o}`:e.length===0?a:`${a} and c${o}`
return`${r}${inRepository(n)}`}function inRepository(e){return e===void 0?"":` in ${e}`}function checkFault(e,{command:t,end:n,runs:o}){const{files:s}=e.change
const c=s.length>0?`${changeClause(e)}${placeClause(e)}, but`:"There is work, but"
const u={"not-run":"did not run on it",moved:"ran on other files than those","timed-out":"did not end in time",passed:"",failed:n.kind==="failed"?`fails with exit code ${n.exitCode}`:""}[n.kind]
const h=o>1&&n.kind!=="not-run"?` (run ${(0,i.U9)(o,"time")})`:""
const l={moved:"Something that the agent started may still have run. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"The output of the check is in the report."}[n.kind]
return new a.vC("check",`${c} the check ${(0,r.aY)(t)} ${u}${h}.`,{hint:l})}function unstoredFault(e,t){const{files:n}=e.change
const o=n.length>0?`${changeClause(e)}${placeClause(e)}, but`:`Nothing was published${inRepository(e.repository)}, because`
const i=t.filter(({code:e})=>(0,c.Y1)(e))
const r=t.filter(({code:e})=>(0,c.jq)(e))
const s=t.filter(e=>!i.includes(e)&&!r.includes(e))
const u=[...s.length>0?[`git cannot store ${namesOf(s)}`]:[],...r.length>0?[`I cannot put ${namesOf(r)} into Git LFS`]:[],...i.length>0?[`work was left in ${namesOf(i)}`]:[]]
const h=[...new Set(t.map(({code:e})=>c.Lp[e].hint))].join(" ")
return new a.vC("git",`${o} ${u.join(", and ")}.`,{hint:h})}function namesOf(e){const t=e.filter(({code:e})=>e==="DKH-113")
const n=t.length>0?t:e
const o=n.slice(0,3).map(({path:e,detail:t})=>(0,r.aY)(e)+(t===""?"":` (${t})`))
return`${o.join(", ")}${n.length>3?` and ${n.length-3} more`:""}`}const w="Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch."
function tornWords([e]){if(!e)return""
if("withheld"in e)return`; ${(0,r.aY)(e.withheld)} was withheld, so it does not match ${(0,r.aY)(e.published)}`
const t=/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(e.outdated)
const n=t?"so `npm ci` will fail":`so it does not match ${(0,r.aY)(e.published)}`
return`; ${(0,r.aY)(e.outdated)} was not updated, ${n}`}function concludeFinished(e){const{change:t,saved:n,opened:o,finalResponse:a,isRequestCut:r=!1}=e
const h=n.fault??o.fault
if(h)return(0,f.V2)(h)
if(e.lacksData)return(0,f.V2)(m)
const l=n.withheld.filter(({code:e})=>!(0,c.h0)(e))
const d=l.filter(({code:e})=>(0,c.bX)(e))
if(d.length>0)return(0,f.V2)(unstoredFault(e,d))
if(e.check&&e.check.end.kind!=="passed")return(0,f.V2)(checkFault(e,e.check))
if(t.files.length>0||t.lineage&&n.kept.kind!=="nothing"){const a=e.goal==="patch"?e.lowered:void 0
const s=l.length>0?`, and withheld ${l.length}`:""
const c=(0,u.g1)(t.files.map(({path:e})=>e),l.map(({path:e})=>e))
const h=n.outdated??[]
const d=[...c,...h]
return{outcome:"changed",reason:`${changeClause(e)}${s}${placeClause(e)}${tornWords(d)}`,hint:(0,i.hC)(a,n.isEmptied?g:void 0,c.length>0?w:h[0]&&outdatedHint(h[0].outdated,e.reach)),torn:d,doubts:doubtsAboutChange({saved:n,opened:o,isPatch:e.goal==="patch",isRequestCut:r})}}if(e.goal==="propose"&&o.pullRequest?.isNew)return{outcome:"changed",reason:`No further change${inRepository(e.repository)}${placeClause(e)}`,hint:""}
if(l[0])return blocked(l[0],l.length,inRepository(e.repository))
if((0,s.H)(a)){const e=hasEmptyCommits(n.change)?b:""
const t=doubtsAboutAnswer({saved:n,isRequestCut:r})
return{outcome:"answered",reason:"Answered – nothing was changed",hint:e,doubts:t}}return{outcome:"no-op",reason:"Nothing was changed, and there is no answer",hint:"Ask again in other words."}}const g="The change removes every file that there was. In a shallow checkout, a revert of the oldest commit does that: set `fetch-depth: 0` on `actions/checkout`, and ask again."
const b="The agent made commits that change no file in the end, and I publish none of these. To start the checks again, run them again on GitHub."})}

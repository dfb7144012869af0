export const id=4566
export const ids=[4566]
export const modules={3328:((e,t,n)=>{n.d(t,{IM:()=>readChangedFiles,iH:()=>readDiff})
var o=n(28942)
var r=n(98664)
var s=n(95164)
const a=o.object({filename:o.string(),patch:o.string().optional(),status:o.string().optional(),changes:o.number().optional(),sha:o.string().nullish()})
const i=30
async function readDiff(e,t){const n={pull_number:t}
const{items:c,isWhole:u}=await(0,s.n)(e,"/pulls/{pull_number}/files",n,{most:i})
const l=o.array(a).safeParse(c)
if(l.success){const e=l.data.map(({filename:e,patch:t})=>reviewedFile(e,t))
return{diff:e,unseen:l.data.filter(isUnseen).map(({filename:e})=>e),isWhole:u}}const d=(0,r.ec)(l.error)
throw new r.vC("github",`GitHub's reply about the files of pull request #${t} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it. Otherwise run it again.",cause:d})}function isUnseen({patch:e,status:t,changes:n,sha:o}){const r=(t==="renamed"||t==="copied")&&n===0
return e===void 0&&!r&&o!==c}const c="e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
function reviewedFile(e,t){return{path:e,patch:t,hunks:t===void 0?[]:hunksOf(t)}}const u=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/
function hunksOf(e){const t=[]
let[n,o]=[0,0]
for(const r of e.split("\n")){const[,e,s]=u.exec(r)??[]
const a=t.at(-1)
if(e!==void 0){[n,o]=[Number(e),Number(s)]
t.push({old:[],new:[]})}else if(r.startsWith("-"))a?.old.push(n++)
else if(r.startsWith("+"))a?.new.push(o++)
else if(!r.startsWith("\\")){a?.new.push(o++)
n++}}return t}const l=o.object({filename:o.string(),previous_filename:o.string().optional(),status:o.string(),additions:o.number().int(),deletions:o.number().int(),patch:o.string().optional()})
const d=8e3
const h=300
async function readChangedFiles(e,t,n){try{const{items:r,isWhole:a}=await(0,s.n)(e,"/pulls/{pull_number}/files",{pull_number:t},{most:3})
let i=n
const c=o.array(l).parse(r).slice(0,h).map(e=>{const t=e.patch===void 0?void 0:cutPatch(e.patch,Math.min(i,d))
i-=t?.text.length??0
return toFile(e,t)})
return{files:c,isWhole:a}}catch{return}}function cutPatch(e,t){if(e.length<=t)return{text:e,isCut:!1}
const n=e.lastIndexOf("\n",t)
return n<=0?void 0:{text:e.slice(0,n),isCut:!0}}function toFile(e,t){const{filename:n,previous_filename:o,status:r,additions:s,deletions:a}=e
return{path:n,previousPath:o,status:r,additions:s,deletions:a,patch:t}}}),16772:((e,t,n)=>{n.d(t,{V4:()=>o,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const o=new Map([["package-lock.json",[/^package\.json$/,!0]],["npm-shrinkwrap.json",[/^package\.json$/,!0]],["yarn.lock",[/^package\.json$/,!0]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,!0]],["bun.lock",[/^package\.json$/,!0]],["bun.lockb",[/^package\.json$/,!0]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,!0]],["Cargo.lock",[/^Cargo\.toml$/,!0]],["poetry.lock",[/^pyproject\.toml$/,!0]],["pdm.lock",[/^pyproject\.toml$/,!0]],["uv.lock",[/^pyproject\.toml$/,!0]],["Pipfile.lock",[/^Pipfile$/,!1]],["composer.lock",[/^composer\.json$/,!1]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,!0]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,!0]],["go.sum",[/^go\.mod$/,!1]],["go.work.sum",[/^go\.(?:work|mod)$/,!0]],["mix.lock",[/^mix\.exs$/,!0]],["pubspec.lock",[/^pubspec\.yaml$/,!0]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,!1]],["Podfile.lock",[/^Podfile$/,!1]],["flake.lock",[/^flake\.nix$/,!1]],["Package.resolved",[/^Package\.swift$/,!1]],[".terraform.lock.hcl",[/^.*\.tf$/,!1]]])
function pairsOf(e){return e.flatMap(t=>{const[n,r]=o.get(nameOf(t))??[]
if(!n)return[]
const s=t.slice(0,-nameOf(t).length)
const isIts=e=>e.startsWith(s)&&n.test(nameOf(e))&&(r||!e.slice(s.length).includes("/"))
const a=e.filter(isIts)
return a.length===0?[]:[{lock:t,manifests:a}]})}function tornBetween(e,t){const n=new Set(t)
return pairsOf([...e.filter(e=>!n.has(e)),...n]).flatMap(({lock:e,manifests:t})=>{const o=t.find(t=>n.has(t)!==n.has(e))
if(o===void 0)return[]
return n.has(e)?[{published:o,withheld:e}]:[{published:e,withheld:o}]})}function isManifest(e){return[...o.values()].some(([t])=>t.test(nameOf(e)))}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}}),57266:((e,t,n)=>{n.d(t,{R:()=>concludeIntents,t:()=>concludeWaiting})
var o=n(54552)
var r=n(685)
var s=n(83650)
function concludeIntents(e,t){const n=(0,s.Cc)(t)
const{outcome:o,reason:r}=e
if(n===void 0)return e
if(o==="changed")return{...e,reason:`${r}. ${n}`}
if(o!=="answered"&&o!=="no-op")return e
const a=t.every(({status:e})=>e==="refused"||e==="not-taken")
if(!a)return{...e,outcome:"answered",reason:n,hint:""}
const i="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...e,outcome:"blocked",reason:`Nothing was carried out: ${n}`,hint:i}}function concludeWaiting(e,{refused:t,again:n,notEnded:s=[]},{proposal:i,unseen:c}){if(t!==void 0)return{outcome:"skipped",reason:t,hint:""}
if(c!==void 0)return{outcome:"blocked",reason:a,hint:c}
if(!i)return concludeNotEnded(e,s)
if((0,o.zJ)(i)||(0,o.Eb)(i).length>0)return concludeHeld(e,(0,r.Sh)(i))
const u=n===void 0?"":`It is asked again. ${n}`
return{outcome:"awaiting-approval",reason:(0,r.Sh)(i),hint:u}}const a="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(e,t){if(t.length===0||!["changed","answered","no-op"].includes(e.outcome))return e
const n=`An approved action did not finish (${t.join(", ")}). ${e.reason}`
return{...e,outcome:"failed",reason:n,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(e,t){if(e.outcome!=="changed")return{outcome:"awaiting-approval",reason:t,hint:""}
return{...e,reason:`${e.reason}. ${t}`}}}),24102:((e,t,n)=>{n.d(t,{E:()=>conclude})
var o=n(62423)
var r=n(9179)
var s=n(16772)
var a=n(85518)
var i=n(98664)
var c=n(94869)
const u={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:e,most:t},n){const o={steps:`Stopped after ${(0,c.U9)(t,"step")}, which is the limit`,money:`Stopped at the spending limit of $${t}`,tokens:`Stopped at the limit of ${t.toLocaleString("en-US")} tokens`}
const r=`Mention me again to continue: the limit counts for each run. Or raise ${placeOf({of:e,most:t},n)}, or ask for less at once.`
return{outcome:"budget-exhausted",reason:o[e],hint:r}}function placeOf({of:e,most:t},n){const r={steps:"max_iteration_per_run",money:"max_budget_per_run",tokens:void 0}
const s=r[e]
return n&&s&&n[s]===t?`\`${s}\` in ${(0,o.aY)(n.source)} on the base branch`:`the \`${u[e]}\` input`}var l=n(56172)
function conclude(e){const{end:t}=e
switch(t.status){case"finished":return concludeFinished(e)
case"exhausted":return exhausted(t.limit,e.main)
case"deadline":return outOfTime(e)
case"stuck":return{outcome:"stuck",reason:`Stopped because I was repeating myself${inWords(t.circle)}`,hint:"Tell me what I am missing, and mention me again."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return t.reason instanceof i.vC?(0,l.V2)(t.reason):l.gD
case"failed":return(0,l.V2)(t.fault)}}const d=6e4
function outOfTime({timeoutMinutes:e,silence:t}){const n=`Stopped after ${(0,c.U9)(e,"minute")}, which is the limit`
const r="Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."
if(!t||t.ms<Math.min(d,e*3e4))return{outcome:"timed-out",reason:n,hint:r}
const s=t.ms<12e4?(0,c.U9)(Math.round(t.ms/1e3),"second"):(0,c.U9)(Math.round(t.ms/6e4),"minute")
const a=t.hasSigns?"nothing but keep-alive signals":"nothing"
return{outcome:"timed-out",reason:`${n}: the model at ${(0,o.aY)(t.host)} had sent ${a} for ${s}`,hint:"Check whether the model's endpoint is overloaded or still loads the model, or use another model or endpoint. If the model is only slow, raise the `timeout-minutes` input (and the job's own limit above it)."}}function inWords(e){if(!e)return""
const t=e.calls.map(({tool_name:e,action:t,tool_call:n})=>{const{kind:r,...s}=t??{kind:"",invalid:n.arguments}
const a=Object.values(s).map(e=>typeof e==="string"?e:JSON.stringify(e))
const i=(0,c.TN)(a.join(" ").replaceAll("`","'"),80)
return i===""?(0,o.aY)(e):`${(0,o.aY)(e)} \`${i}\``})
return`: ${t.join(" and ")}${t.length>1?" in turn,":""} ${e.times} times`}function blocked(e,t,n){const o=t>1?`, and ${t-1} more`:""
const s=`Nothing could be published${n}: ${(0,c.TN)((0,a.Wu)(e),200)}${o}`
return{outcome:"blocked",reason:s,hint:r.Lp[e.code].hint}}const h=new i.vC("model","The agent ended without the data that `output-schema` requires.",{hint:"Run it again, ask for less data, or use a model that is better at calling tools."})
function placeClause({goal:e,repository:t,saved:{kept:n},opened:{pullRequest:o,proposeUrl:r}}){const s=`pull request ${t??""}#${o?.number}`
if(e==="plan")return": ready to be applied"
if(e==="dry-run")return": a dry run, so nothing is published"
if(e==="patch")return": the patch is below"
if(e==="advance")return` on ${s}`
if(o)return`: ${o.isReady?"":"draft "}${s}`
if(r!==void 0)return": ready to be proposed"
return n.kind==="branch"?` on branch ${n.branch}`:": not published"}function changeClause({change:e,repository:t}){return`Changed ${(0,c.U9)(e.files.length,"file")}${inRepository(t)}`}function inRepository(e){return e===void 0?"":` in ${e}`}function checkFault(e,{command:t,end:n,runs:r}){const{files:s}=e.change
const a=s.length>0?`${changeClause(e)}${placeClause(e)}, but`:"There is work, but"
const u={"not-run":"did not run on it",moved:"ran on other files than those","timed-out":"did not end in time",passed:"",failed:n.kind==="failed"?`fails with exit code ${n.exitCode}`:""}[n.kind]
const l=r>1&&n.kind!=="not-run"?` (run ${(0,c.U9)(r,"time")})`:""
const d={moved:"Something that the agent started may still have run. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"Its output is in the report."}[n.kind]
return new i.vC("check",`${a} the check ${(0,o.aY)(t)} ${u}${l}.`,{hint:d})}function unstoredFault(e,t){const{files:n}=e.change
const o=n.length>0?`${changeClause(e)}${placeClause(e)}, but`:`Nothing was published${inRepository(e.repository)}, because`
const s=t.filter(({code:e})=>(0,r.Y1)(e))
const a=t.filter(({code:e})=>(0,r.jq)(e))
const c=t.filter(e=>!s.includes(e)&&!a.includes(e))
const u=[...c.length>0?[`git cannot store ${namesOf(c)}`]:[],...a.length>0?[`I cannot put ${namesOf(a)} into Git LFS`]:[],...s.length>0?[`work was left in ${namesOf(s)}`]:[]]
const l=[...new Set(t.map(({code:e})=>r.Lp[e].hint))].join(" ")
return new i.vC("git",`${o} ${u.join(", and ")}.`,{hint:l})}function namesOf(e){const t=e.filter(({code:e})=>e==="DKH-113")
const n=t.length>0?t:e
const r=n.slice(0,3).map(({path:e,detail:t})=>(0,o.aY)(e)+(t===""?"":` (${t})`))
return`${r.join(", ")}${n.length>3?` and ${n.length-3} more`:""}`}const p="Before you merge, take the withheld file from the patch below, or let your package manager write it again on the branch."
function tornWords([e]){if(!e)return""
if("withheld"in e)return`; ${(0,o.aY)(e.withheld)} was withheld, so it does not match ${(0,o.aY)(e.published)}`
const t=/(?:^|\/)(?:package-lock|npm-shrinkwrap)\.json$/.test(e.outdated)
const n=t?"so `npm ci` will fail":`so it does not match ${(0,o.aY)(e.published)}`
return`; ${(0,o.aY)(e.outdated)} was not updated, ${n}`}function concludeFinished(e){const{change:t,saved:n,opened:o,finalResponse:a}=e
const i=n.fault??o.fault
if(i)return(0,l.V2)(i)
if(e.lacksData)return(0,l.V2)(h)
const{withheld:c}=n
const u=c.filter(({code:e})=>(0,r.bX)(e))
if(u.length>0)return(0,l.V2)(unstoredFault(e,u))
if(e.check&&e.check.end.kind!=="passed")return(0,l.V2)(checkFault(e,e.check))
if(t.files.length>0){const o=c.length>0?`, and withheld ${c.length}`:""
const r=(0,s.g1)(t.files.map(({path:e})=>e),c.map(({path:e})=>e))
const a=n.outdated??[]
const i=[...r,...a]
return{outcome:"changed",reason:`${changeClause(e)}${o}${placeClause(e)}${tornWords(i)}`,hint:r.length>0?p:a[0]?outdatedHint(a[0].outdated,e.reach):"",torn:i}}if(e.goal==="propose"&&o.pullRequest?.isNew)return{outcome:"changed",reason:`Nothing was to be added${inRepository(e.repository)}${placeClause(e)}`,hint:""}
if(c[0])return blocked(c[0],c.length,inRepository(e.repository))
if(a.trim()!=="")return{outcome:"answered",reason:"Answered – nothing was changed",hint:""}
return{outcome:"no-op",reason:"Nothing was changed, and there is no answer",hint:"Ask again in other words."}}const f={"package-lock.json":["npm install","npm"],"npm-shrinkwrap.json":["npm install","npm"],"yarn.lock":["yarn install","npm"],"pnpm-lock.yaml":["pnpm install","npm"],"bun.lock":["bun install","npm"],"bun.lockb":["bun install","npm"],"Cargo.lock":["cargo check","crates"],"poetry.lock":["poetry lock","pypi"],"pdm.lock":["pdm lock","pypi"],"uv.lock":["uv lock","pypi"],"Pipfile.lock":["pipenv lock","pypi"],"go.sum":["go mod tidy","go"],"go.work.sum":["go work sync","go"],"Gemfile.lock":["bundle lock"],"gems.locked":["bundle lock"],"composer.lock":["composer update --lock"],"mix.lock":["mix deps.get"]}
function outdatedHint(e,t){const n="Before you merge, let your package manager write the lock file again on the branch."
return[n,byAgent(f[e.slice(e.lastIndexOf("/")+1)],t)].filter(Boolean).join(" ")}function byAgent([e,t]=[],n){const r=`mention me again and ask for ${e===void 0?"the lock file":(0,o.aY)(e)}`
if(n?.isFork)return""
if(!n)return`For the agent to do it, ${r}.`
const s=n.network.split(", ")
const a=s.includes("all")||t!==void 0&&[t,"registries"].some(e=>s.includes(e))
const i=(0,o.aY)(`network: ${[...n.network==="none"?[]:s,t].join(", ")}`)
if(n.isShut){const e=a||t===void 0?"":` and ${i}`
return`The agent could not: people without write access wrote in this thread, so commands have no network. To allow it on such threads, set ${(0,o.aY)("mixed-threads: as-trusted")}${e}.`}if(a)return`For the agent to do it, ${r}: its commands can reach the registry.`
if(t!==void 0)return`For the agent to do it, set ${i}, then ${r}.`
if(n.network==="none")return`For the agent to do it, let it reach the registry with the ${(0,o.aY)("network")} input, then ${r}.`
return`For the agent to do it, ${r}: the hosts of ${(0,o.aY)(`network: ${n.network}`)} have to include the registry.`}}),84901:((e,t,n)=>{n.d(t,{$C:()=>readCheckoutFile,Bs:()=>requireClean,oz:()=>requireBranch})
var o=n(73024)
var r=n(76760)
var s=n(26767)
var a=n(33368)
var i=n(98664)
var c=n(94869)
const u="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(e,t){const{head:n,branch:o}=await requireClean(e,t)
if(o===void 0)throw detached(n)
return{head:n,branch:o}}async function requireClean(e,t){const{head:n,branch:o,changed:r}=await readState(e,t)
if(n===void 0)throw new i.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(r.length>0)throw dirty(r)
return{head:n,branch:o}}async function readState(e,t){if(!(0,o.existsSync)((0,r.join)(e,".git")))throw noCheckout()
const n=(0,a.$Y)({folder:e,environment:t})
try{return await checkoutState(n)}catch(e){throw noCheckout(e)}}function noCheckout(e){return new i.vC("config","The workspace is not a git checkout.",{hint:u,cause:e})}function detached(e){return new i.vC("config",`The checkout is detached at ${e.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(e){const t=e.slice(0,3).map(e=>(0,c.TN)(e,80)).join(", ")
const n=`The checkout has ${(0,c.U9)(e.length,"uncommitted change")} (${t}${e.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new i.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}const l=64*1024
async function readCheckoutFile(e,t,n){try{return(new TextDecoder).decode(await(0,s.TA)([e],t,l))}catch(e){if(!(e instanceof i.Fp))throw e
throw new i.vC("config",`The file of the input \`${n}\` cannot be used. ${e.message}`,{hint:"Name a file of the checkout, by its path from the root.",cause:e})}}async function checkoutState(e){const t=(await e.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=e=>t.find(t=>t.startsWith(`# ${e} `))?.slice(e.length+3)
const n=header("branch.oid")
const o=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:o==="(detached)"?void 0:o,changed:t.flatMap(e=>changedPath(e)??[])}}const d={1:8,u:10,"?":1}
function changedPath(e){const t=e.split(" ")
const n=d[t[0]??""]
return n===void 0?void 0:t.slice(n).join(" ")}}),12947:((e,t,n)=>{n.d(t,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var o=n(28942)
var r=n(54995)
var s=n(3630)
var a=n(33368)
var i=n(44463)
var c=n(7256)
var u=n(70012)
var l=n(98664)
var d=n(29058)
var h=n(21271)
var p=n(84901)
function searchWork(e){const t=(0,d.Jn)(e)
if(!t.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(e,t)
n.catch(()=>{})
return{pull:n,branches:branchesOf(e)}}async function markedWork(e,t,n=searchWork(e)){try{const o=await n.pull
if(o)return{status:"found",tip:o.sha,branch:o.branch,goal:goalIn(o)}
return await onBranches(e,t,await n.branches)}catch(e){const t=(0,l.ec)(e).message;(0,r.printNotice)(`${f} ${t}`)
return{status:"unseen",why:t}}}const f="It could not be checked whether there is earlier work of the agent."
async function markedPull(e,t=(0,d.Jn)(e)){const{github:n,job:o,trigger:r,other:s}=e
const a=(0,i.n)(n,o.repository)
return(0,c.zl)(a,s?.id??r.repositoryId,({body:e,branch:n})=>t.isMarked(e,n))}const m=o.array(o.object({ref:o.string(),object:o.object({sha:o.string()})}))
const g=10
async function branchesOf(e){const t=(0,h.gl)((0,h.et)(e.trigger),(0,h.dT)(e))
if(t===void 0)return[]
const n=[...new Set([t,t.replaceAll("/","-")])]
return(await Promise.all(n.map(t=>branchesFrom(e,t)))).flat()}async function branchesFrom({github:e,job:t},n){try{const o=(0,i.n)(e,t.repository)
const r=m.parse(await o.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return r.map(({ref:e,object:t})=>({branch:e.replace(/^refs\/heads\//,""),tip:t.sha})).filter(({branch:e})=>e.startsWith(n)&&!/^\d/.test(e.slice(n.length))).slice(-g)}catch(e){(0,r.printNotice)(`${f} ${(0,l.ec)(e).message}`)
return[]}}async function onBranches(e,{branch:t,base:n,tip:o},r){const s=(0,d.Jn)(e)
if(!s.isAble)return{status:"unknown"}
const a=o===void 0?[]:[{branch:t,tip:o}]
const i=r.filter(e=>e.branch!==t)
const c=await Promise.all([...a,...i].map(t=>onBranch(e,s,{...t,base:n})))
const[u]=c.flatMap(e=>e.status==="ours"?[e]:[]).sort((e,t)=>t.time-e.time)
if(u){const e={kind:"propose",branch:u.branch,plain:u.branch,base:n,isThere:!0}
return{status:"found",tip:u.tip,branch:u.branch,goal:e}}return{status:a.length>0&&c[0]?.status==="over"?"over":"unknown"}}const b=o.array(o.object({body:o.string().nullish()}))
async function onBranch({github:e,job:t},n,{branch:o,base:r,tip:s}){const a=(0,i.n)(e,t.repository)
const c=`${t.repository.owner}:${o}`
const u=b.parse(await a.get("/pulls",{state:"all",head:c}))
if(u.some(({body:e})=>n.isMarked(e??"",o)))return{status:"over"}
const l=u.length>0?void 0:await lastMarked(a,n,`${r}...${o}`)
return l===void 0?{status:"unknown"}:{status:"ours",time:l,branch:o,tip:s}}const k=o.object({commits:o.array(o.object({commit:o.object({message:o.string(),committer:o.object({date:o.string()})})}))})
async function lastMarked(e,t,n){const{commits:o}=k.parse(await e.get("/compare/{basehead}",{basehead:n,per_page:100}))
const r=o.filter(({commit:e})=>t.hasTrailer(e.message)).map(({commit:e})=>Date.parse(e.committer.date))
return r.length===0?void 0:Math.max(...r)}async function openTask(e,t){const n=await taskPull(e)
if(!n)return
const{job:o,world:r}=e
const i=(0,s._)(r.env)
const{head:c}=await(0,p.Bs)(o.workspace,i)
const inCheckout=(e={})=>(0,a.$Y)({folder:o.workspace,environment:{...i,...e}})
if(c!==n.sha)await(0,u.kz)(inCheckout,t,n.sha)
return{head:n.sha,branch:n.branch,goal:goalIn(n),pull:void 0}}async function taskPull(e){const{github:t,job:n,trigger:o,other:r}=e
const s=(0,h.et)(o)
if(!s.isTask||!n.task)return
const{branch:a}=(0,h.xo)(s,n,(0,h.dT)(e))
return(0,c.zl)((0,i.n)(t,n.repository),r?.id??o.repositoryId,(0,c.L$)(a))}function goalIn({number:e,url:t,branch:n,base:o}){return{kind:"advance",branch:n,base:o,pullRequest:{number:e,url:t}}}}),35086:((e,t,n)=>{n.d(t,{W:()=>beginReading,y:()=>reading_readAll})
var o=n(79235)
var r=n(44463)
var s=n(28942)
var a=n(38789)
var i=n(12719)
const c="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const u="$owner:String!,$name:String!,$number:Int!"
const l=`query Named(${u}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${c} body state}\n    ... on PullRequest{${c} body pullState:state}\n  }}\n}`
const d=`query Closers(${u}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${c} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const h=s.object({number:s.number().int(),title:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:i.UM,body:s.string().optional(),state:s.string().optional(),pullState:s.string().optional()})
const p=s.object({repository:s.object({issueOrPullRequest:h})})
const f=s.object({repository:s.object({issueOrPullRequest:s.object({closedByPullRequestsReferences:s.object({nodes:s.array(h.extend({repository:s.object({nameWithOwner:s.string()})}).nullable())}).optional()})})})
const m=5
async function readNamed(e,{text:t,known:n}){const{client:o,repository:r,number:s,createdAt:a}=e
const c=namesIn(t,r).filter(e=>e!==s&&!n.includes(e))
const u=await Promise.all(c.slice(0,m).map(async e=>{try{const{issueOrPullRequest:t}=p.parse(await o.graphql(l,{...r,number:e})).repository
return(0,i.VM)(t,a)?[linked(t)]:[]}catch{return[]}}))
return u.flat()}async function readClosers({client:e,repository:t,number:n,createdAt:o}){const r=`${t.owner}/${t.name}`.toLowerCase()
try{const s=f.parse(await e.graphql(d,{...t,number:n}))
const a=s.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return a.flatMap(e=>e&&e.repository.nameWithOwner.toLowerCase()===r&&(0,i.VM)(e,o)?[linked(e)]:[])}catch{return[]}}function namesIn(e,{owner:t,name:n}){const o=`${t}/${n}`.toLowerCase()
const r=(0,a.u6)(e).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const s=[...r].flatMap(([,e=o,t])=>e.toLowerCase()===o?[Number(t)]:[])
return[...new Set(s)]}function linked({number:e,title:t,body:n,author:o,authorAssociation:r,createdAt:s,state:a,pullState:i}){const c=i===void 0?"issue":"pull request"
return{kind:c,number:e,title:t,author:o,association:r,createdAt:s,...n!==void 0&&{body:n},state:(a??i??"").toLowerCase()}}var g=n(71760)
var b=n(3328)
var k=n(7256)
var w=n(13218)
var y=n(71762)
const v=100
const $=10
async function readThread(e){const{trigger:t}=e
const n=await readAll(e)
const{kept:o,total:r,uncounted:s}=n
return{kind:j[t.thread.type],number:t.thread.number,...t.snapshot??headOf(n,t),comments:o.reverse(),omitted:Math.max(r-s-o.length,0),notes:notesOn(n,t)}}const j={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(e){const{client:t,trigger:n}=e
const o=await readPages(e,t=>graphqlPage(e,t))
const r=t.get?.bind(t)
if(o.head||!r||n.thread.type==="discussion")return o
const s={number:n.thread.number,own:await(0,y.jU)(t)}
return{...await readPages(e,e=>(0,i.yI)({get:r},s,e)),isRest:!0}}async function graphqlPage({client:e,repository:t,trigger:n},o){const{type:r,number:s}=n.thread
const a=r==="discussion"?i.h1:i.b_
return i.Rj.parse(await e.graphql(a,{...t,number:s,before:o})).repository.thread}async function readPages(e,t){const{trigger:n,characters:o,signal:r,isOurs:s=()=>!0}=e
const a={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let i=o
let c=null
for(let e=0;e<$;e++){const e=await t(c).catch(()=>{})
r.throwIfAborted()
if(e===void 0)return{...a,isWhole:!1}
if(!a.head)Object.assign(a,{head:e,total:e.comments.totalCount})
i=keepNewest(a,e,{trigger:n,left:i,isOurs:s})
c=e.comments.pageInfo.startCursor
if(i<=0||c===null||!e.comments.pageInfo.hasPreviousPage)break}return a}function keepNewest(e,t,{trigger:n,left:o,isOurs:r}){let s=o
for(const o of flat(e,t.comments.nodes).toReversed()){const t=o.viewerDidAuthor&&r(o.body)
if(isUncounted(o,n,t))e.uncounted+=1
else if(s>0&&(0,i.VM)(o,n.createdAt)){e.kept.push(toComment(o,t))
s-=o.body.length+v}}return s}function flat(e,t){return t.flatMap(t=>{e.total+=t?.replies?.totalCount??0
return[t,...t?.replies?.nodes??[]].filter(e=>e!==null)})}function isUncounted({databaseId:e,createdAt:t},{item:n,createdAt:o},r){const s=n.id===e&&(n.kind==="issue-comment"||n.kind==="discussion-comment")
return s||r&&!(0,i.Y8)(t,o)}function toComment(e,t){const{databaseId:n,author:o,authorAssociation:r,body:s,createdAt:a,lastEditedAt:i}=e
return{id:n,author:o,association:r,body:s,createdAt:a,...i!==null&&{editedAt:i},...t&&{isOwn:t}}}function headOf({head:e},{createdAt:t}){if(!e)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:n,body:o,author:r,authorAssociation:s,url:a}=e
const c={title:n,author:r,association:s,url:a,createdAt:e.createdAt}
return{...c,body:(0,i.VM)(e,t)?o:""}}function notesOn({head:e,isWhole:t,isRest:n},{snapshot:o,createdAt:r}){const s=[]
if(!t)s.push(`${e?"Older comments":"The comments"} could not be read from GitHub.`)
if(n&&e)s.push("Comments that were hidden may be among them.")
if(e&&!o&&!(0,i.VM)(e,r))s.push("Its text was edited after the request and is left out.")
const a=e&&o&&(e.title!==o.title||oneEol(e.body)!==oneEol(o.body))
if(a)s.push("Its title or text was edited after the request; it is shown as it was before.")
return s}function oneEol(e){return e.replaceAll("\r\n","\n")}var O=n(44855)
var C=n(6865)
var P=n(29058)
function beginReading(e){const[t,n]=[threadOf(e),closersOf(e)]
for(const e of[t,n])e.catch(()=>{})
return{thread:t,closers:n}}async function reading_readAll(e,t,n){const{github:s,job:a,trigger:i,world:c}=e
const[u,l,d]=await Promise.all([n.thread,pullOf(e,t),n.closers])
const h=[...d,...await namedIn(e,u,l)]
const p=(0,g.EK)(u,l?.reviews,h)
const f=await(0,g.F3)((0,r.n)(s,a.repository),p)
const m=[...(0,o.gateSettings)(c.env,void 0).allowedUsers,...i.actors.map(({login:e})=>e)]
const isTrusted=e=>m.some(t=>(0,O.Av)(t,e))
return{thread:u,pull:l,linked:h,standings:f,strangers:(0,g.Zz)(p,f,isTrusted)}}async function threadOf({github:e,job:t,trigger:n,world:o}){const{repository:s}=t
const{thread:a,...i}=n
const c=i.about?.thread??a
if(c.type==="none")return
const u=(0,r.n)(e,s)
const l={client:u,repository:s,characters:w.VO,signal:o.signal}
return readThread({...l,isOurs:(0,P.hV)(o.env,t,c),trigger:{...i,thread:c}})}async function closersOf({github:e,job:t,trigger:n,memory:o}){const s=n.about?.thread??n.thread
if(o.isResumed||s.type!=="issue")return[]
const a=(0,r.n)(e,t.repository)
return readClosers({client:a,repository:t.repository,number:s.number,createdAt:n.createdAt})}async function namedIn({github:e,job:t,trigger:n,memory:o},s,a){if(o.isResumed||s?.kind!=="pull request")return[]
const{number:i,body:c}=s
const u=(0,r.n)(e,t.repository)
const l=a?.reviews.linked.map(e=>e.number)??[]
return readNamed({client:u,repository:t.repository,number:i,createdAt:n.createdAt},{text:c,known:l})}async function pullOf(e,{pull:t,goal:n}){if(t||n.kind!=="advance")return t&&pullContext(e,t)
const{github:o,job:s}=e
const a=(0,r.n)(o,s.repository)
const{number:i}=n.pullRequest
const c=await(0,k.Es)(a,i).catch(()=>{})
if(!c)return
const[u,l]=await Promise.all([reviewsOf(e,i),(0,C.wf)(a,c.head.sha)])
return{pull:c,reviews:u,checks:l,files:void 0}}async function pullContext(e,t){const n=(0,r.n)(e.github,e.job.repository)
const[o,s,a]=await Promise.all([reviewsOf(e,t.number),(0,b.IM)(n,t.number,w.xG),(0,C.wf)(n,t.head.sha)])
return{pull:t,reviews:o,files:s,checks:a}}async function reviewsOf({github:e,job:t,trigger:o,world:s},a){const{repository:i}=t
const c=(0,P.hV)(s.env,t,{type:"pull_request",number:a})
const{readReviews:u}=await n.e(450).then(n.bind(n,450))
return u({client:(0,r.n)(e,i),repository:i,trigger:o,number:a,isOurs:c})}})}

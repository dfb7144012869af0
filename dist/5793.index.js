export const id=5793
export const ids=[5793,8174]
export const modules={45775:((t,n,e)=>{e.d(n,{L:()=>readHistory,k:()=>checkOutCommit})
var o=e(73024)
var r=e(76760)
var i=e(3024)
var a=e(58101)
const s=[50,500,5e3]
const c=18e4
async function checkOutCommit(t,{head:n,commit:e,base:o}){const r=n===e?[]:[e]
const i=await bring(t,{head:n,commits:r,base:o}).then(()=>{},wordsOf)
if(i!==void 0){if(r.length>0)await bring(t,{head:n,commits:r,base:void 0})
t.notify(`The branch ${o.branch} could not be fetched. ${i}`)}if(n!==e){await(t.mayCheckOut?.(e))
await t.git().raw(["checkout","--quiet","--detach",e])}if(i!==void 0)return readHistory(t,e,{branch:o.branch,meets:"unknown"})
return o.tip===void 0?meetBase(t,e,o.branch):readHistory(t,e)}async function bring(t,{head:n,commits:e,base:o}){const r=await boundaryOf(t)
if(r.length===0)return fetch(t,[],[...e,...refspecOf(o)])
if(r.length===1&&r[0]===n){const n=o&&o.tip===void 0?s[0]:1
return fetch(t,[`--depth=${n}`],[...e,...refspecOf(o)])}const i=o&&(o.tip??await tipOf(t,o.branch))
const a=await absentOf(t,[...e,...i===void 0?[]:[i]])
await fetch(t,["--depth=1"],a)
if(o&&i!==void 0)await t.git().raw(["update-ref",trackingRef(o.branch),i])}function refspecOf(t){if(!t)return[]
const n=t.tip??`refs/heads/${t.branch}`
return[n,`+${n}:${trackingRef(t.branch)}`]}function trackingRef(t){return`refs/remotes/origin/${t}`}async function fetch({git:t,remote:n},e,o){if(o.length===0)return
await t((0,a.it)(n)).raw(["fetch","--quiet","--no-tags",...e,n.url,...new Set(o)])}async function tipOf({git:t,remote:n},e){const o=await t((0,a.it)(n)).raw(["ls-remote",n.url,`refs/heads/${e}`])
const r=o.split("\n").find(t=>t.endsWith(`\trefs/heads/${e}`))
if(r===void 0)throw new Error("The remote has no such branch.")
return r.slice(0,r.indexOf("\t"))}async function absentOf({git:t},n){const e=n.map(t=>`${t}\n`).join("")
const o=(await t().raw(["cat-file","--batch-check=%(objecttype)"],e)).split("\n")
return n.filter((t,n)=>o[n]!=="commit")}async function meetBase(t,n,e){const o=trackingRef(e)
const r=performance.now()+c
for(const i of s){if(await haveCommon(t,n,o))return readHistory(t,n,{branch:e,meets:"yes"})
if(!await isShallow(t))return{kind:"full",base:{branch:e,meets:"no"}}
if(performance.now()>r)break
const a=await fetch(t,[`--deepen=${i}`],[n,...refspecOf({branch:e})]).then(()=>{},wordsOf)
if(a===void 0)continue
t.notify(`No more history could be fetched. ${a}`)
break}const i=await haveCommon(t,n,o)?"yes":await isShallow(t)?"unknown":"no"
return readHistory(t,n,{branch:e,meets:i})}function haveCommon({git:t},n,e){return t().raw(["merge-base",n,e]).then(()=>!0,()=>!1)}async function readHistory(t,n,e){const o=await boundaryOf(t)
if(o.length===0)return{kind:"full",base:e}
if(o.includes(n))return{kind:"shallow",commits:1,base:e}
return{kind:"shallow",commits:Number(await t.git().raw(["rev-list","--count",n])),base:e}}const h=8*1024*1024
async function boundaryOf({git:t,workspace:n}){const e=(0,o.lstatSync)((0,r.join)(n,".git"),{throwIfNoEntry:!1})?.isDirectory()
const a=e?(0,i.Ui)(n,".git/shallow",h):(0,i.Ui)((0,r.resolve)(n,(await t().raw(["rev-parse","--git-common-dir"])).trim()),"shallow",h)
return(a??"").split("\n").filter(t=>/^[0-9a-f]{40,64}$/.test(t))}async function isShallow(t){return(await boundaryOf(t)).length>0}function wordsOf(t){return t instanceof Error?t.message:String(t)}}),85793:((t,n,e)=>{e.r(n)
e.d(n,{moveCheckout:()=>moveCheckout})
var o=e(45775)
var r=e(98664)
var i=e(94869)
var a=e(33737)
var s=e(57974)
var c=e(73829)
var h=e(62340)
var f=e(85328)
async function moveCheckout(t,n,e){const r=(0,c.b)(t)
const a=(0,h.M)(t,await(0,f.Sm)(t,await(0,f.cd)(t,e.head)))
return(0,o.k)({git:r,workspace:t.job.workspace,remote:n,notify:t=>(0,s.printNotice)((0,i.TN)(t,300)),mayCheckOut:async t=>{const n=a?(await changedPaths(r(),e.head,t)).filter(a):[]
if(n.length>0)throw anotherAction(t,n)}},e)}const u="160000"
async function changedPaths(t,n,e){const o=["-r","-z","--raw","--no-renames","--ignore-submodules=none"]
const r=(await t.raw(["diff-tree",...o,n,e])).split("\0")
return r.filter((t,n)=>n%2===1&&!isSubmodule(r[n-1]??""))}function isSubmodule(t){const[n,e]=t.slice(1).split(" ")
return n===u&&e===u}const d=3
function anotherAction(t,n){const e=n.length>d?` and ${n.length-d} more`:""
const o=`${n.slice(0,d).map(a.aY).join(", ")}${e}`
const i=`This action, or another one of its job, is loaded from the checkout, and the commit to work on (${t.slice(0,7)}) has another version of that: ${o}.`
return new r.vC("config",i,{hint:"If its branch only lacks a newer version of the action, update the branch. Otherwise name the action by its repository and commit in the workflow (`uses: OWNER/REPOSITORY/PATH@COMMIT`, which can be this repository) instead of by its path (`uses: ./PATH`): then it is loaded from elsewhere."})}}),85328:((t,n,e)=>{e.d(n,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var o=e(73024)
var r=e(76760)
var i=e(28942)
var a=e(63846)
var s=e(3024)
var c=e(88135)
var h=e(57974)
var f=e(26117)
var u=e(73829)
const d=i.unknown().optional()
const w=i.object({id:d,uses:d,with:d,"timeout-minutes":d})
const b=i.object({"timeout-minutes":d,permissions:d,steps:i.array(w)})
const m=i.object({permissions:d,jobs:i.record(i.string(),i.unknown())})
const l=1024*1024
async function readJob({world:t,job:n},e){const{env:o}=t
const[,r]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(o.GITHUB_WORKFLOW_REF??"")??[]
if(r===void 0||!o.GITHUB_WORKFLOW_SHA)return
try{const i=o.GITHUB_WORKFLOW_SHA===e?(0,s.Ui)(n.workspace,r,l):await blobAt((0,u.b)({world:t,job:n})(),`${o.GITHUB_WORKFLOW_SHA}:${r}`)
const{jobs:c,permissions:h}=m.parse((0,a.hN)(i??""))
const f=b.parse(c[o.GITHUB_JOB??""])
return{...f,permissions:f.permissions??h}}catch{return}}async function blobAt(t,n){return(await t.bytes(["cat-file","blob",n],"",l)).toString("utf8")}async function actionsOfJob({world:t,job:n,other:o},r){const i=t.env.GITHUB_ACTION_PATH
const a=[...i?[i]:[],...(0,f.BE)(r?.steps??[])]
if(a.length===0||o)return f.IH
const{localActions:s}=await e.e(6312).then(e.bind(e,56312))
return s(a,{workspace:n.workspace,scripts:t.scripts})}async function readJobWithActions(t,n){const e=await readJob(t,n)
if(!e)printUnknownActions(t)
return{written:e,otherActions:await actionsOfJob(t,e)}}function printUnknownActions({job:t}){const n=[".github/actions",...f.V4].map(n=>(0,r.join)(t.workspace,n))
if(n.some(t=>(0,o.existsSync)(t)))(0,h.printNotice)((0,c.J1)("job-actions-unknown"))}})}

export const id=8174
export const ids=[8174]
export const modules={85793:((t,o,n)=>{n.r(o)
n.d(o,{moveCheckout:()=>moveCheckout})
var e=n(45775)
var s=n(98664)
var i=n(94869)
var r=n(33737)
var a=n(57974)
var c=n(73829)
var h=n(62340)
var u=n(85328)
async function moveCheckout(t,o,n){const s=(0,c.b)(t)
const r=(0,h.M)(t,await(0,u.Sm)(t,await(0,u.cd)(t,n.head)))
return(0,e.k)({git:s,workspace:t.job.workspace,remote:o,notify:t=>(0,a.printNotice)((0,i.TN)(t,300)),mayCheckOut:async t=>{const o=r?(await changedPaths(s(),n.head,t)).filter(r):[]
if(o.length>0)throw anotherAction(t,o)}},n)}const b="160000"
async function changedPaths(t,o,n){const e=["-r","-z","--raw","--no-renames","--ignore-submodules=none"]
const s=(await t.raw(["diff-tree",...e,o,n])).split("\0")
return s.filter((t,o)=>o%2===1&&!isSubmodule(s[o-1]??""))}function isSubmodule(t){const[o,n]=t.slice(1).split(" ")
return o===b&&n===b}const d=3
function anotherAction(t,o){const n=o.length>d?` and ${o.length-d} more`:""
const e=`${o.slice(0,d).map(r.aY).join(", ")}${n}`
const i=`This action, or another one of its job, is loaded from the checkout, and the commit to work on (${t.slice(0,7)}) has another version of that: ${e}.`
return new s.vC("config",i,{hint:"If its branch only lacks a newer version of the action, update the branch. Otherwise name the action by its repository and commit in the workflow (`uses: OWNER/REPOSITORY/PATH@COMMIT`, which can be this repository) instead of by its path (`uses: ./PATH`): then it is loaded from elsewhere."})}}),85328:((t,o,n)=>{n.d(o,{Sm:()=>actionsOfJob,cd:()=>readJob,vS:()=>readJobWithActions})
var e=n(73024)
var s=n(76760)
var i=n(28942)
var r=n(63846)
var a=n(3024)
var c=n(88135)
var h=n(57974)
var u=n(26117)
var b=n(73829)
const d=i.unknown().optional()
const w=i.object({id:d,uses:d,with:d,"timeout-minutes":d})
const p=i.object({"timeout-minutes":d,permissions:d,steps:i.array(w)})
const f=i.object({permissions:d,jobs:i.record(i.string(),i.unknown())})
const m=1024*1024
async function readJob({world:t,job:o},n){const{env:e}=t
const[,s]=/^[^/]+\/[^/]+\/([^@]+)@/.exec(e.GITHUB_WORKFLOW_REF??"")??[]
if(s===void 0||!e.GITHUB_WORKFLOW_SHA)return
try{const i=e.GITHUB_WORKFLOW_SHA===n?(0,a.Ui)(o.workspace,s,m):await blobAt((0,b.b)({world:t,job:o})(),`${e.GITHUB_WORKFLOW_SHA}:${s}`)
const{jobs:c,permissions:h}=f.parse((0,r.hN)(i??""))
const u=p.parse(c[e.GITHUB_JOB??""])
return{...u,permissions:u.permissions??h}}catch{return}}async function blobAt(t,o){return(await t.bytes(["cat-file","blob",o],"",m)).toString("utf8")}async function actionsOfJob({world:t,job:o,other:e},s){const i=t.env.GITHUB_ACTION_PATH
const r=[...i?[i]:[],...(0,u.BE)(s?.steps??[])]
if(r.length===0||e)return u.IH
const{localActions:a}=await n.e(6312).then(n.bind(n,56312))
return a(r,{workspace:o.workspace,scripts:t.scripts})}async function readJobWithActions(t,o){const n=await readJob(t,o)
if(!n)printUnknownActions(t)
return{written:n,otherActions:await actionsOfJob(t,n)}}function printUnknownActions({job:t}){const o=[".github/actions",...u.V4].map(o=>(0,s.join)(t.workspace,o))
if(o.some(t=>(0,e.existsSync)(t)))(0,h.printNotice)((0,c.J1)("job-actions-unknown"))}})}

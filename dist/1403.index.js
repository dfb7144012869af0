export const id=1403
export const ids=[1403,3564]
export const modules={45775:((t,e,n)=>{n.d(e,{L:()=>readHistory,k:()=>checkOutCommit})
var r=n(73024)
var o=n(76760)
var a=n(3024)
var s=n(58101)
const i=[50,500,5e3]
const c=18e4
async function checkOutCommit(t,{head:e,commit:n,base:r}){const o=e===n?[]:[n]
const a=await bring(t,{head:e,commits:o,base:r}).then(()=>{},wordsOf)
if(a!==void 0){if(o.length>0)await bring(t,{head:e,commits:o,base:void 0})
t.notify(`The branch ${r.branch} could not be fetched. ${a}`)}if(e!==n){await(t.mayCheckOut?.(n))
await t.git().raw(["checkout","--quiet","--detach",n])}if(a!==void 0)return readHistory(t,n,{branch:r.branch,meets:"unknown"})
return r.tip===void 0?meetBase(t,n,r.branch):readHistory(t,n)}async function bring(t,{head:e,commits:n,base:r}){const o=await boundaryOf(t)
if(o.length===0)return fetch(t,[],[...n,...refspecOf(r)])
if(o.length===1&&o[0]===e){const e=r&&r.tip===void 0?i[0]:1
return fetch(t,[`--depth=${e}`],[...n,...refspecOf(r)])}const a=r&&(r.tip??await tipOf(t,r.branch))
const s=await absentOf(t,[...n,...a===void 0?[]:[a]])
await fetch(t,["--depth=1"],s)
if(r&&a!==void 0)await t.git().raw(["update-ref",trackingRef(r.branch),a])}function refspecOf(t){if(!t)return[]
const e=t.tip??`refs/heads/${t.branch}`
return[e,`+${e}:${trackingRef(t.branch)}`]}function trackingRef(t){return`refs/remotes/origin/${t}`}async function fetch({git:t,remote:e},n,r){if(r.length===0)return
await t((0,s.it)(e)).raw(["fetch","--quiet","--no-tags",...n,e.url,...new Set(r)])}async function tipOf({git:t,remote:e},n){const r=await t((0,s.it)(e)).raw(["ls-remote",e.url,`refs/heads/${n}`])
const o=r.split("\n").find(t=>t.endsWith(`\trefs/heads/${n}`))
if(o===void 0)throw new Error("The remote has no such branch.")
return o.slice(0,o.indexOf("\t"))}async function absentOf({git:t},e){const n=e.map(t=>`${t}\n`).join("")
const r=(await t().raw(["cat-file","--batch-check=%(objecttype)"],n)).split("\n")
return e.filter((t,e)=>r[e]!=="commit")}async function meetBase(t,e,n){const r=trackingRef(n)
const o=performance.now()+c
for(const a of i){if(await haveCommon(t,e,r))return readHistory(t,e,{branch:n,meets:"yes"})
if(!await isShallow(t))return{kind:"full",base:{branch:n,meets:"no"}}
if(performance.now()>o)break
const s=await fetch(t,[`--deepen=${a}`],[e,...refspecOf({branch:n})]).then(()=>{},wordsOf)
if(s===void 0)continue
t.notify(`No more history could be fetched. ${s}`)
break}const a=await haveCommon(t,e,r)?"yes":await isShallow(t)?"unknown":"no"
return readHistory(t,e,{branch:n,meets:a})}function haveCommon({git:t},e,n){return t().raw(["merge-base",e,n]).then(()=>!0,()=>!1)}async function readHistory(t,e,n){const r=await boundaryOf(t)
if(r.length===0)return{kind:"full",base:n}
if(r.includes(e))return{kind:"shallow",commits:1,base:n}
return{kind:"shallow",commits:Number(await t.git().raw(["rev-list","--count",e])),base:n}}const u=8*1024*1024
async function boundaryOf({git:t,workspace:e}){const n=(0,r.lstatSync)((0,o.join)(e,".git"),{throwIfNoEntry:!1})?.isDirectory()
const s=n?(0,a.Ui)(e,".git/shallow",u):(0,a.Ui)((0,o.resolve)(e,(await t().raw(["rev-parse","--git-common-dir"])).trim()),"shallow",u)
return(s??"").split("\n").filter(t=>/^[0-9a-f]{40,64}$/.test(t))}async function isShallow(t){return(await boundaryOf(t)).length>0}function wordsOf(t){return t instanceof Error?t.message:String(t)}}),67276:((t,e,n)=>{n.d(e,{P1:()=>h,Uq:()=>a,Vk:()=>d})
var r=n(28942)
var o=n(64377)
const a="report.json"
const s=r.url({protocol:/^https?$/})
const i=r.object({path:r.string(),code:r.string(),message:r.string()}).readonly()
const c=r.object({repository:r.string(),label:r.string(),link:s.optional(),diff:r.string().optional(),withheld:r.array(i).readonly()}).readonly()
const u=r.object({name:r.string(),replies:r.int(),inputTokens:r.number(),cachedTokens:r.number(),outputTokens:r.number(),costUsd:r.number().optional()}).readonly()
const h=r.object({version:r.literal(1),repository:r.string(),thread:r.string(),requester:r.string(),outcome:r.string(),sign:r.string(),reason:r.string(),quote:r.string().optional(),hint:r.string(),beganAt:o.datetime(),endedAt:o.datetime().optional(),durationMs:r.number().optional(),steps:r.int().optional(),models:r.array(r.string()).readonly(),costUsd:r.number().optional(),uses:r.array(u).readonly(),checks:r.array(r.object({command:r.string(),exitCode:r.int()}).readonly()).readonly(),diff:r.string().optional(),withheld:r.array(i).readonly(),others:r.array(c).readonly().optional(),blockedHosts:r.array(r.string()).readonly(),missing:r.string().optional(),picture:r.string().regex(/^[\w-]+\.png$/).optional(),links:r.object({thread:s.optional(),run:s.optional(),comment:s.optional(),commit:s.optional(),pullRequest:s.optional()}).readonly()}).readonly()
const d="cut-off"}),65639:((t,e,n)=>{n.d(e,{Vb:()=>nameOf,gm:()=>apartIn,sg:()=>isUnmerged})
function nameOf({run:{job:t}}){return`${t.repository.owner}/${t.repository.name}`}function apartIn([,...t]){return t[0]?.path.split("/")[0]}function isUnmerged({putBack:t,startingPoint:{branch:e,goal:n}}){return e!==n.base||(t?.files.length??0)>0}}),31183:((t,e,n)=>{n.r(e)
n.d(e,{OTHERS:()=>u,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var r=n(73024)
var o=n(76760)
var a=n(3024)
var s=n(98664)
var i=n(57974)
var c=n(34564)
const u="other-repositories"
function requireOwnFolder(t,e){const n=e.split("/").map((t,e,n)=>n.slice(0,e+1).join("/"))
if(n.every(e=>(0,a.BJ)(t,e)?.isDirectory()))return
throw new s.vC("git",`The folder ${e} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me, and ask me to leave the folder where it is."})}async function removeOthers(t){const e=(0,o.join)(t,u)
try{if((0,a.BJ)(t,u)?.isDirectory())await(0,c.dM)("bwrap",e);(0,r.rmSync)(e,{recursive:!0,force:!0})
return!0}catch(t){(0,i.printNotice)(`The folder ${u} could not be removed. ${(0,s.ec)(t).message}`)
return!1}}}),15883:((t,e,n)=>{n.d(e,{CB:()=>concludeOther,Mq:()=>reviewCheckouts,Ms:()=>pushCheckouts,Vl:()=>concludeAll,XG:()=>l,il:()=>proposeCheckouts})
var r=n(63697)
var o=n(98664)
var a=n(29943)
var s=n(65639)
var i=n(31183)
var c=n(28147)
var u=n(56172)
var h=n(46661)
var d=n(96027)
const l={tree:"",files:[],leftOut:[]}
async function reviewCheckouts([t,...e],{capture:n,hold:r}){const{leaks:s,settings:c,job:u}=t.run
const h=(0,a.US)(c.slice(a.We))
let d={files:0,bytes:0}
const look=async o=>{const a=await n(o)
const i=o===t&&r?.about==="protected"
const c=await o.publisher.review(a,{policy:{...h,isTogether:i,usedElsewhere:d},leaks:s})
if(e.length>0)d=await usedBy(o,c,d)
return{checkout:o,change:a,reviewed:c}}
const l=[]
const f=await look(t)
for(const t of e)try{(0,i.requireOwnFolder)(u.workspace,t.path)
l.push(await look(t))}catch(e){l.push({checkout:t,fault:(0,o.ec)(e)})}return[f,...l]}async function usedBy({publisher:t},{change:e},n){const r=await t.diffSize(e)
return{files:n.files+e.files.length,bytes:n.bytes+r}}async function pushCheckouts([t,...e],{requirePush:n,...r}){const{checkout:o,change:a,reviewed:s}=t
const{run:i}=o
const c=await(0,d.FW)(i,o,a,i.leaks,{...r,reviewed:s})
const u=[]
for(const t of e)u.push({...t,saved:await pushOther(t,n),opened:d.g})
return[{checkout:o,saved:c,opened:d.g},...u]}async function pushOther(t,e){if("fault"in t)return notPublished(t.fault)
const{checkout:n,change:r,reviewed:a}=t
try{const t=await e(n).then(()=>{},o.ec)
return await(0,d.FW)(n.run,n,r,n.run.leaks,{reviewed:a,refused:t})}catch(t){return notPublished((0,o.ec)(t))}}function notPublished(t){return{kept:{kind:"nothing"},change:l,withheld:[],patch:void 0,fault:t}}async function proposeCheckouts([t,...e],n){const{checkout:r,saved:o}=t
const a=o.fault===void 0?await(0,d.qw)(r.run,r,o,n):d.g
const s=[]
for(const t of e){const{run:e}=t.checkout
const r=t.saved.fault===void 0
const o=r?await(0,d.qw)(e,t.checkout,t.saved,elsewhere(n)).catch(notOpened):d.g
s.push({...t,saved:await(0,h.rs)(t.checkout,t.saved,o),opened:o})}return[{...t,opened:a},...s]}function elsewhere({final:t,redact:e}){const{title:n,whole:o}=t
return{final:{...t,rest:n===void 0?o:(0,r.Gr)(o).rest,filled:""},redact:e}}function notOpened(t){return{pullRequest:void 0,fault:(0,o.ec)(t)}}function concludeAll(t,e,n){if(n.end.status!=="finished")return t
return e.map(t=>concludeOther(t,n,(0,s.Vb)(t.checkout))).reduce(joined,t)}function concludeOther({checkout:t,saved:e,opened:n},r,o){const a=e.fault??n.fault
const s=t.startingPoint.goal.kind
const i=o===void 0?{}:{repository:o}
if(!a)return(0,c.E)({...r,saved:e,opened:n,change:e.change,goal:s,...i})
const h=(0,u.V2)(a)
return o===void 0?h:{...h,reason:`${o}: ${h.reason}`}}const f=["failed","changed","blocked"]
function joined(t,e){if(!f.includes(e.outcome))return t
if(!f.includes(t.outcome))return e
const n=f.indexOf(e.outcome)<f.indexOf(t.outcome)
const[r,o]=n?[e,t]:[t,e]
const a=[...r.doubts??[],...o.doubts??[]]
return{...r,reason:`${r.reason}. ${o.reason}`,doubts:a}}}),4394:((t,e,n)=>{n.d(e,{J6:()=>withheldIn,NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var r=n(73024)
var o=n(76760)
var a=n(98664)
var s=n(94869)
var i=n(7925)
var c=n(88135)
var u=n(26285)
var h=n(67276)
var d=n(57974)
var l=n(15320)
var f=n(61115)
var p=n(99217)
var m=n(21271)
function openPage(t,e){const n=t.world.now().toISOString()
const r={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,o.join)(e,p.Ct),(0,p.sL)(fileIn(e),r))
save(t,e,{...aboutRun(t),outcome:h.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,l.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,a){const s=(0,o.join)(e,h.Uq)
if(!(0,r.existsSync)(s))return
const i=h.P1.parse(JSON.parse((0,r.readFileSync)(s,"utf8")))
const{path:c,steps:u}=await n(e,i,a);(0,d.printNotice)(`The page of this run: ${c}`)
await(0,f.writeSummary)(t,a(`### ${i.sign} ${i.reason}\n\n${i.hint}\n\n${u}`));(0,l.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:r}=e
if(r==="")return
const a=pageFactsOf(t,e,n)
save(t,r,a)
const s=recordOf(t,a,e.report)
write(t,(0,o.join)(r,p.Ct),(0,p.q8)((0,p.Q0)(fileIn(r)),s))
return s}function fileIn(t){return e=>(0,r.existsSync)((0,o.join)(t,e))?(0,r.readFileSync)((0,o.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,s.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},r){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,s.TN)(r.models.join(", "),200)),outcome:e,inputTokens:r.inputTokens,cachedTokens:r.cachedTokens,outputTokens:r.outputTokens,costUsd:r.models.length===0?0:r.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,o.join)(e,h.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,r.mkdirSync)((0,o.dirname)(e),{recursive:!0});(0,r.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,d.printNotice)(`The facts of this run could not be saved. ${(0,a.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const r=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,l.pZ)(t.world.env,void 0)
return r}catch(t){(0,d.printNotice)(`The page of this run could not be written. ${(0,a.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:r}){if(!n)return""
const o=r?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return e([n.steps,o].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:r}=t.repository
const{thread:o}=e
return{version:1,repository:`${n}/${r}`,thread:o.type==="none"?e.event:`#${o.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,featurePage:n,events:r=[]},o){const a=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:r[0]?.timestamp??new Date(a.getTime()-e.durationMs).toISOString(),endedAt:a.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:r,outputTokens:o,costUsd:a})=>({name:t,replies:e,inputTokens:n,cachedTokens:r,outputTokens:o,costUsd:a})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:n?.others,blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),missing:e.missing?.words,picture:n?.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:i.Lp[e].message}))}function linksIn({job:t,trigger:e},n,r){const{thread:o}=e
const a=o.type==="discussion"?"discussions":"issues"
return{thread:o.type==="none"?void 0:`${t.repositoryUrl}/${a}/${o.number}`,run:t.runUrl,comment:r,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),84901:((t,e,n)=>{n.d(e,{Bs:()=>requireClean,oz:()=>requireBranch})
var r=n(73024)
var o=n(76760)
var a=n(98664)
var s=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(t,e){const{head:n,branch:r}=await requireClean(t,e)
if(r===void 0)throw detached(n)
return{head:n,branch:r}}async function requireClean(t,e){const{head:n,branch:r,changed:o}=await readState(t,e)
if(n===void 0)throw await withoutCommit(r,e)
if(o.length>0)throw(await loadBroken()).withoutIndex(t)??dirty(o)
return{head:n,branch:r}}const loadBroken=()=>n.e(2791).then(n.bind(n,42791))
async function readState(t,e){if(!(0,r.existsSync)((0,o.join)(t,".git")))throw noCheckout()
try{return await checkoutState(e)}catch(e){throw(await loadBroken()).brokenCheckout(t,e)}}function noCheckout(){return new a.vC("config","The workspace is not a git checkout.",{hint:i})}async function withoutCommit(t,e){const n=await e.raw(["for-each-ref","--count=1","--format=%(refname)"])
if(t===void 0||n.trim()==="")return new a.vC("config","The repository has no commits.",{hint:"Push a first commit."})
return new a.vC("config",`The checkout is on the branch ${(0,s.SS)((0,s.TN)(t,200))}, which has no commit.`,{hint:"Give actions/checkout a `ref` that is the name of a branch on GitHub."})}function detached(t){return new a.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,s.TN)(t,80)).join(", ")
const n=`The checkout has ${(0,s.U9)(t.length,"uncommitted change")} (${e}${t.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new a.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(t){const e=(await t.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=t=>e.find(e=>e.startsWith(`# ${t} `))?.slice(t.length+3)
const n=header("branch.oid")
const r=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:r==="(detached)"?void 0:r,changed:e.flatMap(t=>changedPath(t)??[])}}const c={1:8,u:10,"?":1}
function changedPath(t){const e=t.split(" ")
const n=c[e[0]??""]
return n===void 0?void 0:e.slice(n).join(" ")}}),12947:((t,e,n)=>{n.d(e,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var r=n(28942)
var o=n(89812)
var a=n(7256)
var s=n(98664)
var i=n(57974)
var c=n(73829)
var u=n(29058)
var h=n(21271)
var d=n(84901)
function searchWork(t){const e=(0,u.Jn)(t)
if(!e.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(t,e)
n.catch(()=>{})
return{pull:n,branches:branchesOf(t)}}async function markedWork(t,e,n=searchWork(t)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(t,e,await n.branches)}catch(t){const e=(0,s.ec)(t).message;(0,i.printNotice)(`${l} ${e}`)
return{status:"unseen",why:e}}}const l="It could not be checked whether there is earlier work of the agent."
async function markedPull(t,e=(0,u.Jn)(t)){const{github:n,job:r,trigger:s,other:i}=t
const c=(0,o.n)(n,r.repository)
return(0,a.zl)(c,i?.id??s.repositoryId,({body:t,branch:n})=>e.isMarked(t,n))}const f=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const p=10
async function branchesOf(t){const e=(0,h.gl)((0,h.et)(t.trigger),(0,h.dT)(t))
if(e===void 0)return[]
const n=[...new Set([e,e.replaceAll("/","-")])]
return(await Promise.all(n.map(e=>branchesFrom(t,e)))).flat()}async function branchesFrom({github:t,job:e},n){try{const r=(0,o.n)(t,e.repository)
const a=f.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return a.map(({ref:t,object:e})=>({branch:t.replace(/^refs\/heads\//,""),tip:e.sha})).filter(({branch:t})=>t.startsWith(n)&&!/^\d/.test(t.slice(n.length))).slice(-p)}catch(t){(0,i.printNotice)(`${l} ${(0,s.ec)(t).message}`)
return[]}}async function onBranches(t,{branch:e,base:n,tip:r},o){const a=(0,u.Jn)(t)
if(!a.isAble)return{status:"unknown"}
const s=r===void 0?[]:[{branch:e,tip:r}]
const i=o.filter(t=>t.branch!==e)
const c=await Promise.all([...s,...i].map(e=>onBranch(t,a,{...e,base:n})))
const[h]=c.flatMap(t=>t.status==="ours"?[t]:[]).sort((t,e)=>e.time-t.time)
if(h){const t={kind:"propose",branch:h.branch,plain:h.branch,base:n,isThere:!0}
return{status:"found",tip:h.tip,branch:h.branch,goal:t}}return{status:s.length>0&&c[0]?.status==="over"?"over":"unknown"}}const m=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:t,job:e},n,{branch:r,base:a,tip:s}){const i=(0,o.n)(t,e.repository)
const c=`${e.repository.owner}:${r}`
const u=m.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:t})=>n.isMarked(t??"",r)))return{status:"over"}
const h=u.length>0?void 0:await lastMarked(i,n,`${a}...${r}`)
return h===void 0?{status:"unknown"}:{status:"ours",time:h,branch:r,tip:s}}const b=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(t,e,n){const{commits:r}=b.parse(await t.get("/compare/{basehead}",{basehead:n,per_page:100}))
const o=r.filter(({commit:t})=>e.hasTrailer(t.message)).map(({commit:t})=>Date.parse(t.committer.date))
return o.length===0?void 0:Math.max(...o)}async function openTask(t,e){const r=await taskPull(t)
if(!r)return
const{head:o}=await(0,d.Bs)(t.job.workspace,(0,c.b)(t)())
const{moveCheckout:a}=await n.e(5793).then(n.bind(n,85793))
const s=await a(t,e,{head:o,commit:r.sha,base:{branch:r.base}})
return{head:r.sha,branch:r.branch,goal:goalIn(r),pull:void 0,history:s}}async function taskPull(t){const{github:e,job:n,trigger:r,other:s}=t
const i=(0,h.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,h.xo)(i,n,(0,h.dT)(t))
return(0,a.zl)((0,o.n)(e,n.repository),s?.id??r.repositoryId,(0,a.L$)(c))}function goalIn({number:t,url:e,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:t,url:e}}}}),9634:((t,e,n)=>{n.d(e,{S:()=>findStartingPoint,Y:()=>isWorkThere})
var r=n(28942)
var o=n(45775)
var a=n(58908)
var s=n(89812)
var i=n(7256)
var c=n(64294)
var u=n(91116)
var h=n(98664)
var d=n(33737)
var l=n(88135)
var f=n(29943)
var p=n(73829)
var m=n(21271)
var b=n(22296)
var w=n(84901)
var g=n(12947)
async function findStartingPoint(t,e){const{thread:n}=t.trigger
const r=await(n.type==="pull_request"&&!t.other?startingPointOfPull(t,n.number,e):startingPointOfIssue(t,e))
const{history:a=await(0,o.L)({git:(0,p.b)(t),workspace:t.job.workspace},r.head)}=r
return{...r,history:a}}async function startingPointOfIssue(t,e){return await earlierWork(t,e)??await(0,g.aS)(t,e)??newStartingPoint(t,e)}async function newStartingPoint(t,e){const{settings:n,job:r,github:o,trigger:a,memory:s}=t
const{"base-branch":i,"create-pr":c}=n.slice(f.We)
const h=t.other?void 0:i
const b=s.manifest.work===null?(0,g.Ws)(t):void 0
const{head:v,branch:k}=await(h===void 0?(0,w.oz)(r.workspace,(0,p.b)(t)()):checkOutBase(t,h,e))
const y=s.wasCutOff?1:r.runAttempt
const{branch:$,plain:O}=(0,m.xo)((0,m.et)(a),{...r,runAttempt:y},(0,m.dT)(t))
const propose=t=>{const e={branch:`${$}${t}`,plain:`${O}${t}`}
return{head:v,branch:k,goal:{kind:"propose",...e,base:k},pull:void 0}}
const T=await(0,u.h8)(o,r.repository,$)
const P=await workThere(t,{branch:$,base:k,tip:T},v,b)
if(P.status==="found"){const n=await moveTo(t,e,{head:v,commit:P.tip,base:{branch:k}})
return{head:P.tip,branch:P.branch,goal:P.goal,pull:void 0,history:n}}const j=T===void 0?"":`-run-${r.runId}`
if(P.status==="unseen"&&(T!==void 0||c!=="none"))s.notes.add((0,l.J1)("work-unseen",{why:(0,d.$E)(300,P.why),branch:(0,d.aY)(`${$}${j}`)}))
if(T===void 0)return propose("")
if(P.status==="unknown")s.notes.add((0,l.J1)("branch-taken",{branch:(0,d.aY)($),other:(0,d.aY)(`${$}${j}`)}))
return propose(j)}async function workThere(t,e,n,r){const{job:o,trigger:a,memory:s}=t
const{branch:i,base:c,tip:u}=e
const h=u===void 0?void 0:await leftBehind(t,i,n)
if(h!==void 0)return{status:"found",tip:h,branch:i,goal:{kind:"propose",branch:i,plain:i,base:c,isThere:!0}}
const d=s.manifest.work?.branch.startsWith(i)
if(d||o.task&&(0,m.et)(a).isTask)return{status:"over"}
return u===void 0&&r===void 0?{status:"unknown"}:(0,g.Mn)(t,e,r)}async function startingPointOfPull(t,e,n){const{job:r,github:o}=t
const a=await(0,i.Es)((0,s.n)(o,r.repository),e)
requireOpen(a)
await(0,b.Au)(t,a)
const{head:c}=await(0,w.Bs)(r.workspace,(0,p.b)(t)())
const u=await atCommit(t,n,{head:c,commit:a.head.sha,base:{branch:a.base.branch}})
return{head:a.head.sha,branch:a.head.branch,goal:await goalOn(t,a),pull:a,history:u}}async function atCommit(t,e,n){return moveTo(t,e,n).catch(t=>{const{message:e,cause:r}=(0,h.ec)(t)
throw/not our ref|couldn't find remote ref/i.test(`${e} ${r}`)?goneCommit(n.commit,t):t})}async function moveTo(...t){return(await n.e(8174).then(n.bind(n,85793))).moveCheckout(...t)}function goneCommit(t,e){const n="Its branch was rewritten or deleted. Look at what is there now, then mention me with `continue`."
return new h.vC("git",`The commit ${t.slice(0,7)}, from which I would start, is no longer on GitHub.`,{hint:n,cause:e})}async function goalOn(t,e){if(!(0,c.zN)(t.trigger))return(await n.e(4040).then(n.bind(n,94040))).pullGoal(t,e)
const{readReviewContext:r}=await n.e(919).then(n.bind(n,13300))
return{kind:"review",base:e.base.branch,context:await r(t,e.number)}}function requireOpen({number:t,state:e}){if(e!=="open")throw new h.vC("config",`Pull request #${t} is ${e}.`,{hint:`${e==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase(t,e,n){const{job:r,github:o}=t
const{head:s,branch:i}=await(0,w.Bs)(r.workspace,(0,p.b)(t)())
if(i===e)return{head:s,branch:i}
const c=await(0,u.nM)(o,r.repository,e).catch(t=>{throw t instanceof a.Q4&&t.status===404?missing(e):t})
await moveTo(t,n,{head:s,commit:c,base:{branch:e,tip:c}})
return{head:c,branch:e}}function missing(t){return new h.vC("config",`There is no branch ${(0,d.aY)(t)} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const v=r.object({message:r.string()})
async function leftBehind({github:t,job:e,memory:n},r,o){if(!n.wasCutOff)return
const a=await(0,u.nM)(t,e.repository,r)
if(a===o)return a
const{owner:s,name:i}=e.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:h}=v.parse((await t.request(c,{owner:s,repo:i,commit_sha:a})).data)
return h.includes(`Agent-Conversation: ${n.id}`)?a:void 0}async function earlierWork(t,e){const{job:n,memory:r}=t
const{work:o}=r.manifest
const a=o&&await whereNow(t,o)
if(!o||!a)return
const{tip:s,pullRequest:i,base:c}=a
const{head:u}=await(0,w.Bs)(n.workspace,(0,p.b)(t)())
const{branch:h}=o
const d=await atCommit(t,e,{head:u,commit:s,base:{branch:c}})
const l=i===void 0?{kind:"propose",branch:h,plain:h,base:c,isThere:!0}:{kind:"advance",branch:h,base:c,pullRequest:i}
return{head:s,branch:h,goal:l,pull:void 0,history:d}}async function whereNow({github:t,job:e},{branch:n,base:r,pull_request:o}){const[a,c]=await Promise.all([(0,u.h8)(t,e.repository,n),o===null?void 0:(0,i.Es)((0,s.n)(t,e.repository),o)])
if(!c)return a===void 0?void 0:{tip:a,base:r}
const h=c.state==="open"&&c.head.branch===n
if(!h)return
const d={number:c.number,url:c.url}
return{tip:a??c.head.sha,base:c.base.branch,pullRequest:d}}function isWorkThere({memory:t},{goal:e}){return t.wasCutOff||e.kind==="propose"&&e.isThere===!0}})}

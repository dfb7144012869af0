export const id=1403
export const ids=[1403,1183]
export const modules={45775:((t,e,n)=>{n.d(e,{L:()=>readHistory,k:()=>checkOutCommit})
var o=n(73024)
var r=n(76760)
var a=n(3024)
var s=n(58101)
const i=[50,500,5e3]
const c=18e4
async function checkOutCommit(t,{head:e,commit:n,base:o}){const r=e===n?[]:[n]
const a=await bring(t,{head:e,commits:r,base:o}).then(()=>{},wordsOf)
if(a!==void 0){if(r.length>0)await bring(t,{head:e,commits:r,base:void 0})
t.notify(`The branch ${o.branch} could not be fetched. ${a}`)}if(e!==n){await(t.mayCheckOut?.(n))
await t.git().raw(["checkout","--quiet","--detach",n])}if(a!==void 0)return readHistory(t,n,{branch:o.branch,meets:"unknown"})
return o.tip===void 0?meetBase(t,n,o.branch):readHistory(t,n)}async function bring(t,{head:e,commits:n,base:o}){const r=await boundaryOf(t)
if(r.length===0)return fetch(t,[],[...n,...refspecOf(o)])
if(r.length===1&&r[0]===e){const e=o&&o.tip===void 0?i[0]:1
return fetch(t,[`--depth=${e}`],[...n,...refspecOf(o)])}const a=o&&(o.tip??await tipOf(t,o.branch))
const s=await absentOf(t,[...n,...a===void 0?[]:[a]])
await fetch(t,["--depth=1"],s)
if(o&&a!==void 0)await t.git().raw(["update-ref",trackingRef(o.branch),a])}function refspecOf(t){if(!t)return[]
const e=t.tip??`refs/heads/${t.branch}`
return[e,`+${e}:${trackingRef(t.branch)}`]}function trackingRef(t){return`refs/remotes/origin/${t}`}async function fetch({git:t,remote:e},n,o){if(o.length===0)return
await t((0,s.it)(e)).raw(["fetch","--quiet","--no-tags",...n,e.url,...new Set(o)])}async function tipOf({git:t,remote:e},n){const o=await t((0,s.it)(e)).raw(["ls-remote",e.url,`refs/heads/${n}`])
const r=o.split("\n").find(t=>t.endsWith(`\trefs/heads/${n}`))
if(r===void 0)throw new Error("The remote has no such branch.")
return r.slice(0,r.indexOf("\t"))}async function absentOf({git:t},e){const n=e.map(t=>`${t}\n`).join("")
const o=(await t().raw(["cat-file","--batch-check=%(objecttype)"],n)).split("\n")
return e.filter((t,e)=>o[e]!=="commit")}async function meetBase(t,e,n){const o=trackingRef(n)
const r=performance.now()+c
for(const a of i){if(await haveCommon(t,e,o))return readHistory(t,e,{branch:n,meets:"yes"})
if(!await isShallow(t))return{kind:"full",base:{branch:n,meets:"no"}}
if(performance.now()>r)break
const s=await fetch(t,[`--deepen=${a}`],[e,...refspecOf({branch:n})]).then(()=>{},wordsOf)
if(s===void 0)continue
t.notify(`No more history could be fetched. ${s}`)
break}const a=await haveCommon(t,e,o)?"yes":await isShallow(t)?"unknown":"no"
return readHistory(t,e,{branch:n,meets:a})}function haveCommon({git:t},e,n){return t().raw(["merge-base",e,n]).then(()=>!0,()=>!1)}async function readHistory(t,e,n){const o=await boundaryOf(t)
if(o.length===0)return{kind:"full",base:n}
if(o.includes(e))return{kind:"shallow",commits:1,base:n}
return{kind:"shallow",commits:Number(await t.git().raw(["rev-list","--count",e])),base:n}}const u=8*1024*1024
async function boundaryOf({git:t,workspace:e}){const n=(0,o.lstatSync)((0,r.join)(e,".git"),{throwIfNoEntry:!1})?.isDirectory()
const s=n?(0,a.Ui)(e,".git/shallow",u):(0,a.Ui)((0,r.resolve)(e,(await t().raw(["rev-parse","--git-common-dir"])).trim()),"shallow",u)
return(s??"").split("\n").filter(t=>/^[0-9a-f]{40,64}$/.test(t))}async function isShallow(t){return(await boundaryOf(t)).length>0}function wordsOf(t){return t instanceof Error?t.message:String(t)}}),67276:((t,e,n)=>{n.d(e,{P1:()=>h,Uq:()=>a,Vk:()=>d})
var o=n(28942)
var r=n(64377)
const a="report.json"
const s=o.url({protocol:/^https?$/})
const i=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:s.optional(),diff:o.string().optional(),withheld:o.array(i).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const h=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:r.datetime(),endedAt:r.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(i).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),missing:o.string().optional(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:s.optional(),run:s.optional(),comment:s.optional(),commit:s.optional(),pullRequest:s.optional()}).readonly()}).readonly()
const d="cut-off"}),65639:((t,e,n)=>{n.d(e,{Vb:()=>nameOf,gm:()=>apartIn,sg:()=>isUnmerged})
function nameOf({run:{job:t}}){return`${t.repository.owner}/${t.repository.name}`}function apartIn([,...t]){return t[0]?.path.split("/")[0]}function isUnmerged({putBack:t,startingPoint:{branch:e,goal:n}}){return e!==n.base||(t?.files.length??0)>0}}),31183:((t,e,n)=>{n.r(e)
n.d(e,{OTHERS:()=>u,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var o=n(73024)
var r=n(76760)
var a=n(3024)
var s=n(98664)
var i=n(57974)
var c=n(34564)
const u="other-repositories"
function requireOwnFolder(t,e){const n=e.split("/").map((t,e,n)=>n.slice(0,e+1).join("/"))
if(n.every(e=>(0,a.BJ)(t,e)?.isDirectory()))return
throw new s.vC("git",`The folder ${e} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me, and ask me to leave the folder where it is."})}async function removeOthers(t){const e=(0,r.join)(t,u)
try{if((0,a.BJ)(t,u)?.isDirectory())await(0,c.dM)("bwrap",e);(0,o.rmSync)(e,{recursive:!0,force:!0})
return!0}catch(t){(0,i.printNotice)(`The folder ${u} could not be removed. ${(0,s.ec)(t).message}`)
return!1}}}),15883:((t,e,n)=>{n.d(e,{CB:()=>concludeOther,Mq:()=>reviewCheckouts,Ms:()=>pushCheckouts,Vl:()=>concludeAll,W8:()=>notPublished,il:()=>proposeCheckouts,m3:()=>captureCheckouts})
var o=n(63697)
var r=n(98664)
var a=n(29943)
var s=n(65639)
var i=n(31183)
var c=n(28147)
var u=n(56172)
var h=n(46661)
var d=n(96027)
const l={tree:"",files:[],leftOut:[]}
async function captureCheckouts([t,...e],n){const o={checkout:t,change:await n(t)}
const a=[]
for(const o of e)try{(0,i.requireOwnFolder)(t.run.job.workspace,o.path)
a.push({checkout:o,change:await n(o)})}catch(t){a.push({checkout:o,fault:(0,r.ec)(t)})}return[o,...a]}async function reviewCheckouts([t,...e],n){const{leaks:o,settings:s}=t.checkout.run
const i=(0,a.US)(s.slice(a.We))
let c={files:0,bytes:0}
const look=async r=>{const{checkout:a,change:s}=r
const u=r===t&&n?.about==="protected"
const h=await a.publisher.review(s,{policy:{...i,isTogether:u,usedElsewhere:c},leaks:o})
if(e.length>0)c=await usedBy(a,h,c)
return{checkout:a,change:s,reviewed:h}}
const u=await look(t)
const h=[]
for(const t of e){const{checkout:e}=t
h.push("fault"in t?t:await look(t).catch(t=>({checkout:e,fault:(0,r.ec)(t)})))}return[u,...h]}async function usedBy({publisher:t},{change:e},n){const o=await t.diffSize(e)
return{files:n.files+e.files.length,bytes:n.bytes+o}}async function pushCheckouts([t,...e],{requirePush:n,...o}){const{checkout:r,change:a,reviewed:s}=t
const{run:i}=r
const c=await(0,d.FW)(i,r,a,i.leaks,{...o,reviewed:s})
const u=[]
for(const t of e)u.push({checkout:t.checkout,saved:await pushOther(t,n),opened:d.g})
return[{checkout:r,saved:c,opened:d.g},...u]}async function pushOther(t,e){if("fault"in t)return notPublished(t.fault)
const{checkout:n,change:o,reviewed:a}=t
try{const t=await e(n).then(()=>{},r.ec)
return await(0,d.FW)(n.run,n,o,n.run.leaks,{reviewed:a,refused:t})}catch(t){return notPublished((0,r.ec)(t))}}function notPublished(t){return{kept:{kind:"nothing"},change:l,withheld:[],patch:void 0,fault:t}}async function proposeCheckouts([t,...e],n){const{checkout:o,saved:r}=t
const a=r.fault===void 0?await(0,d.qw)(o.run,o,r,n):d.g
const s=[]
for(const t of e){const{run:e}=t.checkout
const o=t.saved.fault===void 0
const r=o?await(0,d.qw)(e,t.checkout,t.saved,elsewhere(n)).catch(notOpened):d.g
s.push({...t,saved:await(0,h.rs)(t.checkout,t.saved,r),opened:r})}return[{...t,opened:a},...s]}function elsewhere({final:t,redact:e}){const{title:n,whole:r}=t
return{final:{...t,rest:n===void 0?r:(0,o.Gr)(r).rest,filled:""},redact:e}}function notOpened(t){return{pullRequest:void 0,fault:(0,r.ec)(t)}}function concludeAll(t,e,n){if(n.end.status!=="finished")return t
return e.map(t=>concludeOther(t,n,(0,s.Vb)(t.checkout))).reduce(joined,t)}function concludeOther({checkout:t,saved:e,opened:n},o,r){const a=e.fault??n.fault
const s=t.startingPoint.goal.kind
const i=r===void 0?{}:{repository:r}
if(!a)return(0,c.E)({...o,saved:e,opened:n,change:e.change,goal:s,...i})
const h=(0,u.V2)(a)
return r===void 0?h:{...h,reason:`${r}: ${h.reason}`}}const f=["failed","changed","blocked"]
function joined(t,e){if(!f.includes(e.outcome))return t
if(!f.includes(t.outcome))return e
const n=f.indexOf(e.outcome)<f.indexOf(t.outcome)
const[o,r]=n?[e,t]:[t,e]
const a=[...o.doubts??[],...r.doubts??[]]
return{...o,reason:`${o.reason}. ${r.reason}`,doubts:a}}}),4394:((t,e,n)=>{n.d(e,{J6:()=>withheldIn,NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var r=n(76760)
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
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,r.join)(e,p.Ct),(0,p.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:h.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,c.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,l.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,a){const s=(0,r.join)(e,h.Uq)
if(!(0,o.existsSync)(s))return
const i=h.P1.parse(JSON.parse((0,o.readFileSync)(s,"utf8")))
const{path:c,steps:u}=await n(e,i,a);(0,d.printNotice)(`The page of this run: ${c}`)
await(0,f.writeSummary)(t,a(`### ${i.sign} ${i.reason}\n\n${i.hint}\n\n${u}`));(0,l.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const a=pageFactsOf(t,e,n)
save(t,o,a)
const s=recordOf(t,a,e.report)
write(t,(0,r.join)(o,p.Ct),(0,p.q8)((0,p.Q0)(fileIn(o)),s))
return s}function fileIn(t){return e=>(0,o.existsSync)((0,r.join)(t,e))?(0,o.readFileSync)((0,r.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,s.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,s.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,r.join)(e,h.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,r.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,d.printNotice)(`The facts of this run could not be saved. ${(0,a.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,l.pZ)(t.world.env,void 0)
return o}catch(t){(0,d.printNotice)(`The page of this run could not be written. ${(0,a.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:o}){if(!n)return""
const r=o?(0,c.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,c.J1)("page-not-uploaded")
return e([n.steps,r].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:r}=e
return{version:1,repository:`${n}/${o}`,thread:r.type==="none"?e.event:`#${r.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,featurePage:n,events:o=[]},r){const a=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:o[0]?.timestamp??new Date(a.getTime()-e.durationMs).toISOString(),endedAt:a.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:a})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:r,costUsd:a})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:n?.others,blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),missing:e.missing?.words,picture:n?.picture,links:linksIn(t,e,r)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:i.Lp[e].message}))}function linksIn({job:t,trigger:e},n,o){const{thread:r}=e
const a=r.type==="discussion"?"discussions":"issues"
return{thread:r.type==="none"?void 0:`${t.repositoryUrl}/${a}/${r.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}}),84901:((t,e,n)=>{n.d(e,{Bs:()=>requireClean,oz:()=>requireBranch})
var o=n(73024)
var r=n(76760)
var a=n(98664)
var s=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(t,e){const{head:n,branch:o}=await requireClean(t,e)
if(o===void 0)throw detached(n)
return{head:n,branch:o}}async function requireClean(t,e){const{head:n,branch:o,changed:r}=await readState(t,e)
if(n===void 0)throw await withoutCommit(o,e)
if(r.length>0)throw(await loadBroken()).withoutIndex(t)??dirty(r)
return{head:n,branch:o}}const loadBroken=()=>n.e(2791).then(n.bind(n,42791))
async function readState(t,e){if(!(0,o.existsSync)((0,r.join)(t,".git")))throw noCheckout()
try{return await checkoutState(e)}catch(e){throw(await loadBroken()).brokenCheckout(t,e)}}function noCheckout(){return new a.vC("config","The workspace is not a git checkout.",{hint:i})}async function withoutCommit(t,e){const n=await e.raw(["for-each-ref","--count=1","--format=%(refname)"])
if(t===void 0||n.trim()==="")return new a.vC("config","The repository has no commits.",{hint:"Push a first commit."})
return new a.vC("config",`The checkout is on the branch ${(0,s.SS)((0,s.TN)(t,200))}, which has no commit.`,{hint:"Give actions/checkout a `ref` that is the name of a branch on GitHub."})}function detached(t){return new a.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,s.TN)(t,80)).join(", ")
const n=`The checkout has ${(0,s.U9)(t.length,"uncommitted change")} (${e}${t.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new a.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(t){const e=(await t.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=t=>e.find(e=>e.startsWith(`# ${t} `))?.slice(t.length+3)
const n=header("branch.oid")
const o=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:o==="(detached)"?void 0:o,changed:e.flatMap(t=>changedPath(t)??[])}}const c={1:8,u:10,"?":1}
function changedPath(t){const e=t.split(" ")
const n=c[e[0]??""]
return n===void 0?void 0:e.slice(n).join(" ")}}),12947:((t,e,n)=>{n.d(e,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var o=n(28942)
var r=n(89812)
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
return{pull:n,branches:branchesOf(t)}}async function markedWork(t,e,n=searchWork(t)){try{const o=await n.pull
if(o)return{status:"found",tip:o.sha,branch:o.branch,goal:goalIn(o)}
return await onBranches(t,e,await n.branches)}catch(t){const e=(0,s.ec)(t).message;(0,i.printNotice)(`${l} ${e}`)
return{status:"unseen",why:e}}}const l="It could not be checked whether there is earlier work of the agent."
async function markedPull(t,e=(0,u.Jn)(t)){const{github:n,job:o,trigger:s,other:i}=t
const c=(0,r.n)(n,o.repository)
return(0,a.zl)(c,i?.id??s.repositoryId,({body:t,branch:n})=>e.isMarked(t,n))}const f=o.array(o.object({ref:o.string(),object:o.object({sha:o.string()})}))
const p=10
async function branchesOf(t){const e=(0,h.gl)((0,h.et)(t.trigger),(0,h.dT)(t))
if(e===void 0)return[]
const n=[...new Set([e,e.replaceAll("/","-")])]
return(await Promise.all(n.map(e=>branchesFrom(t,e)))).flat()}async function branchesFrom({github:t,job:e},n){try{const o=(0,r.n)(t,e.repository)
const a=f.parse(await o.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return a.map(({ref:t,object:e})=>({branch:t.replace(/^refs\/heads\//,""),tip:e.sha})).filter(({branch:t})=>t.startsWith(n)&&!/^\d/.test(t.slice(n.length))).slice(-p)}catch(t){(0,i.printNotice)(`${l} ${(0,s.ec)(t).message}`)
return[]}}async function onBranches(t,{branch:e,base:n,tip:o},r){const a=(0,u.Jn)(t)
if(!a.isAble)return{status:"unknown"}
const s=o===void 0?[]:[{branch:e,tip:o}]
const i=r.filter(t=>t.branch!==e)
const c=await Promise.all([...s,...i].map(e=>onBranch(t,a,{...e,base:n})))
const[h]=c.flatMap(t=>t.status==="ours"?[t]:[]).sort((t,e)=>e.time-t.time)
if(h){const t={kind:"propose",branch:h.branch,plain:h.branch,base:n,isThere:!0}
return{status:"found",tip:h.tip,branch:h.branch,goal:t}}return{status:s.length>0&&c[0]?.status==="over"?"over":"unknown"}}const m=o.array(o.object({body:o.string().nullish()}))
async function onBranch({github:t,job:e},n,{branch:o,base:a,tip:s}){const i=(0,r.n)(t,e.repository)
const c=`${e.repository.owner}:${o}`
const u=m.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:t})=>n.isMarked(t??"",o)))return{status:"over"}
const h=u.length>0?void 0:await lastMarked(i,n,`${a}...${o}`)
return h===void 0?{status:"unknown"}:{status:"ours",time:h,branch:o,tip:s}}const b=o.object({commits:o.array(o.object({commit:o.object({message:o.string(),committer:o.object({date:o.string()})})}))})
async function lastMarked(t,e,n){const{commits:o}=b.parse(await t.get("/compare/{basehead}",{basehead:n,per_page:100}))
const r=o.filter(({commit:t})=>e.hasTrailer(t.message)).map(({commit:t})=>Date.parse(t.committer.date))
return r.length===0?void 0:Math.max(...r)}async function openTask(t,e){const o=await taskPull(t)
if(!o)return
const{head:r}=await(0,d.Bs)(t.job.workspace,(0,c.b)(t)())
const{moveCheckout:a}=await n.e(5793).then(n.bind(n,85793))
const s=await a(t,e,{head:r,commit:o.sha,base:{branch:o.base}})
return{head:o.sha,branch:o.branch,goal:goalIn(o),pull:void 0,history:s}}async function taskPull(t){const{github:e,job:n,trigger:o,other:s}=t
const i=(0,h.et)(o)
if(!i.isTask||!n.task)return
const{branch:c}=(0,h.xo)(i,n,(0,h.dT)(t))
return(0,a.zl)((0,r.n)(e,n.repository),s?.id??o.repositoryId,(0,a.L$)(c))}function goalIn({number:t,url:e,branch:n,base:o}){return{kind:"advance",branch:n,base:o,pullRequest:{number:t,url:e}}}}),9634:((t,e,n)=>{n.d(e,{S:()=>findStartingPoint,Y:()=>isWorkThere})
var o=n(28942)
var r=n(45775)
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
const o=await(n.type==="pull_request"&&!t.other?startingPointOfPull(t,n.number,e):startingPointOfIssue(t,e))
const{history:a=await(0,r.L)({git:(0,p.b)(t),workspace:t.job.workspace},o.head)}=o
return{...o,history:a}}async function startingPointOfIssue(t,e){return await earlierWork(t,e)??await(0,g.aS)(t,e)??newStartingPoint(t,e)}async function newStartingPoint(t,e){const{settings:n,job:o,github:r,trigger:a,memory:s}=t
const{"base-branch":i,"create-pr":c}=n.slice(f.We)
const h=t.other?void 0:i
const b=s.manifest.work===null?(0,g.Ws)(t):void 0
const{head:v,branch:k}=await(h===void 0?(0,w.oz)(o.workspace,(0,p.b)(t)()):checkOutBase(t,h,e))
const y=s.wasCutOff?1:o.runAttempt
const{branch:$,plain:O}=(0,m.xo)((0,m.et)(a),{...o,runAttempt:y},(0,m.dT)(t))
const propose=t=>{const e={branch:`${$}${t}`,plain:`${O}${t}`}
return{head:v,branch:k,goal:{kind:"propose",...e,base:k},pull:void 0}}
const T=await(0,u.h8)(r,o.repository,$)
const P=await workThere(t,{branch:$,base:k,tip:T},v,b)
if(P.status==="found"){const n=await moveTo(t,e,{head:v,commit:P.tip,base:{branch:k}})
return{head:P.tip,branch:P.branch,goal:P.goal,pull:void 0,history:n}}const j=T===void 0?"":`-run-${o.runId}`
if(P.status==="unseen"&&(T!==void 0||c!=="none"))s.notes.add((0,l.J1)("work-unseen",{why:(0,d.$E)(300,P.why),branch:(0,d.aY)(`${$}${j}`)}))
if(T===void 0)return propose("")
if(P.status==="unknown")s.notes.add((0,l.J1)("branch-taken",{branch:(0,d.aY)($),other:(0,d.aY)(`${$}${j}`)}))
return propose(j)}async function workThere(t,e,n,o){const{job:r,trigger:a,memory:s}=t
const{branch:i,base:c,tip:u}=e
const h=u===void 0?void 0:await leftBehind(t,i,n)
if(h!==void 0)return{status:"found",tip:h,branch:i,goal:{kind:"propose",branch:i,plain:i,base:c,isThere:!0}}
const d=s.manifest.work?.branch.startsWith(i)
if(d||r.task&&(0,m.et)(a).isTask)return{status:"over"}
return u===void 0&&o===void 0?{status:"unknown"}:(0,g.Mn)(t,e,o)}async function startingPointOfPull(t,e,n){const{job:o,github:r}=t
const a=await(0,i.Es)((0,s.n)(r,o.repository),e)
requireOpen(a)
await(0,b.Au)(t,a)
const{head:c}=await(0,w.Bs)(o.workspace,(0,p.b)(t)())
const u=await atCommit(t,n,{head:c,commit:a.head.sha,base:{branch:a.base.branch}})
return{head:a.head.sha,branch:a.head.branch,goal:await goalOn(t,a),pull:a,history:u}}async function atCommit(t,e,n){return moveTo(t,e,n).catch(t=>{const{message:e,cause:o}=(0,h.ec)(t)
throw/not our ref|couldn't find remote ref/i.test(`${e} ${o}`)?goneCommit(n.commit,t):t})}async function moveTo(...t){return(await n.e(8174).then(n.bind(n,85793))).moveCheckout(...t)}function goneCommit(t,e){const n="Its branch was rewritten or deleted. Look at what is there now, then mention me with `continue`."
return new h.vC("git",`The commit ${t.slice(0,7)}, from which I would start, is no longer on GitHub.`,{hint:n,cause:e})}async function goalOn(t,e){if(!(0,c.zN)(t.trigger))return(await n.e(4040).then(n.bind(n,94040))).pullGoal(t,e)
const{readReviewContext:o}=await n.e(919).then(n.bind(n,13300))
return{kind:"review",base:e.base.branch,context:await o(t,e.number)}}function requireOpen({number:t,state:e}){if(e!=="open")throw new h.vC("config",`Pull request #${t} is ${e}.`,{hint:`${e==="merged"?"Say":"Open it again, or say"} in an issue what should change.`})}async function checkOutBase(t,e,n){const{job:o,github:r}=t
const{head:s,branch:i}=await(0,w.Bs)(o.workspace,(0,p.b)(t)())
if(i===e)return{head:s,branch:i}
const c=await(0,u.nM)(r,o.repository,e).catch(t=>{throw t instanceof a.Q4&&t.status===404?missing(e):t})
await moveTo(t,n,{head:s,commit:c,base:{branch:e,tip:c}})
return{head:c,branch:e}}function missing(t){return new h.vC("config",`There is no branch ${(0,d.aY)(t)} in this repository.`,{hint:"Name a branch that exists in the input `base-branch`, or leave it out."})}const v=o.object({message:o.string()})
async function leftBehind({github:t,job:e,memory:n},o,r){if(!n.wasCutOff)return
const a=await(0,u.nM)(t,e.repository,o)
if(a===r)return a
const{owner:s,name:i}=e.repository
const c="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{message:h}=v.parse((await t.request(c,{owner:s,repo:i,commit_sha:a})).data)
return h.includes(`Agent-Conversation: ${n.id}`)?a:void 0}async function earlierWork(t,e){const{job:n,memory:o}=t
const{work:r}=o.manifest
const a=r&&await whereNow(t,r)
if(!r||!a)return
const{tip:s,pullRequest:i,base:c}=a
const{head:u}=await(0,w.Bs)(n.workspace,(0,p.b)(t)())
const{branch:h}=r
const d=await atCommit(t,e,{head:u,commit:s,base:{branch:c}})
const l=i===void 0?{kind:"propose",branch:h,plain:h,base:c,isThere:!0}:{kind:"advance",branch:h,base:c,pullRequest:i}
return{head:s,branch:h,goal:l,pull:void 0,history:d}}async function whereNow({github:t,job:e},{branch:n,base:o,pull_request:r}){const[a,c]=await Promise.all([(0,u.h8)(t,e.repository,n),r===null?void 0:(0,i.Es)((0,s.n)(t,e.repository),r)])
if(!c)return a===void 0?void 0:{tip:a,base:o}
const h=c.state==="open"&&c.head.branch===n
if(!h)return
const d={number:c.number,url:c.url}
return{tip:a??c.head.sha,base:c.base.branch,pullRequest:d}}function isWorkThere({memory:t},{goal:e}){return t.wasCutOff||e.kind==="propose"&&e.isThere===!0}})}

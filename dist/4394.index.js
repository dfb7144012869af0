export const id=4394
export const ids=[4394]
export const modules={13834:((e,t,n)=>{n.d(t,{S:()=>writeSummary})
var o=n(78276)
var s=n(98664)
var r=n(54995)
async function writeSummary(e,t){if(!e.GITHUB_STEP_SUMMARY)return
try{const{summary:e}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await e.addRaw(fitting(t),!0).write()}catch(e){(0,r.printNotice)(`The summary of this run could not be written. ${(0,s.ec)(e).message}`)}}const a=1e6
function fitting(e){if(Buffer.byteLength(e)<=a)return e
return(0,o._n)(e,Math.floor(a/3)-100,"the summary was too long; see the log of the run for the rest")}}),9179:((e,t,n)=>{n.d(t,{JD:()=>isLost,Lp:()=>o,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,jq:()=>belongsInLfs})
const o={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it controls agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Create or download it during the build, or add it yourself, for example with Git LFS."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"makes the patch too large",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git treats as an attack",hint:"Check the patch before you use any part of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"The patch contains what could be saved. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not saved either",hint:"It is in no patch and has to be created again: a nested repository without a `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. The rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree."},"DKH-114":{message:"has work that was neither published nor saved",hint:"It is in no patch and has to be created again."},"DKH-115":{message:"belongs in Git LFS, to which I cannot upload",hint:"A commit would contain its bytes instead of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, to which I cannot upload, and is too large to be saved",hint:"It is in no patch. Create and commit it where `git lfs` is installed."},"DKH-117":{message:"has a name or a path that is too long for file systems",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If you want it, remove its pattern from `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-201":{message:"contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-202":{message:"has a name that contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-203":{message:"contained what looks like a secret, which was removed",hint:"If it is one, revoke it and create a new one."}}
function isUnstored(e){return belongsInLfs(e)||isLeftInRef(e)||e==="DKH-110"||e==="DKH-112"}function isLeftInRef(e){return e==="DKH-113"||e==="DKH-114"}function belongsInLfs(e){return e==="DKH-115"||e==="DKH-116"}function isLost(e){return e==="DKH-106"||e==="DKH-112"||e==="DKH-114"||e==="DKH-116"||e==="DKH-118"||e==="DKH-201"||e==="DKH-202"}function isProtected(e){return e==="DKH-103"||e==="DKH-111"}}),43193:((e,t,n)=>{n.d(t,{P1:()=>d,Uq:()=>r,Vk:()=>l})
var o=n(28942)
var s=n(64377)
const r="report.json"
const a=o.url({protocol:/^https?$/})
const i=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:a.optional(),diff:o.string().optional(),withheld:o.array(i).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const d=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(i).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:a.optional(),run:a.optional(),comment:a.optional(),commit:a.optional(),pullRequest:a.optional()}).readonly()}).readonly()
const l="cut-off"}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>g,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>w})
var o=n(77598)
var s=n(28942)
var r=n(64377)
var a=n(95017)
var i=n(14549)
var c=n(54847)
const u="runs.json"
const d=s.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number().optional()}
const h=s.strictObject(l).readonly()
const p=s.strictObject({run:s.string(),at:r.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...l,comment:s.string().optional(),before:h.optional()}).readonly()
const f=s.strictObject({up:d,down:d}).readonly()
const m=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:d,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number(),unpriced:d,up:d,down:d}).readonly()
const g=s.strictObject({version:s.literal(1),rows:s.array(m).readonly(),runs:s.array(p).readonly(),feedback:s.record(s.string(),f).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const w={version:1,rows:[],runs:[],feedback:{},counted:[]}
const k=500
const b=200
const y=5e3
const v=1e3
const T="unfinished"
function recordsIn(e){const t=parsed(s.array(p),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:o}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:o.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...o,model:"",outcome:T,before:n})}function usedIn(e){const t=parsed(s.object({stats:i.Uz}),e(a.bv))?.stats??i.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:r,cost:c,models:u}=(0,i.vA)(t)
const d={inputTokens:n,cachedTokens:o,outputTokens:r}
return{sums:{...d,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:o})=>e!==t.run||n!==t.comment&&o!==T
return[...e.filter(isOther),t].slice(-k)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const o=t.filter(e=>!n.has(keyOf(e)))
const s=new Set(o.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(o,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...o.map(keyOf)].slice(-y)}}function withRun(e,t){const n=withRecord(e.runs,t)
const o=n.slice(-b)
return{...withStates({...e,runs:[]},n.slice(0,-b)),runs:o}}function keyOf({run:e,at:t,comment:n=""}){return(0,o.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-v)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:o,comment:s="",run:r,before:a,...i})=>({...i,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...t[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,o]of Object.entries(t.outcomes))n[e]=(n[e]??0)+o
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),4394:((e,t,n)=>{n.d(t,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var s=n(76760)
var r=n(54995)
var a=n(46101)
var i=n(13834)
var c=n(62822)
var u=n(9179)
var d=n(98664)
var l=n(94869)
var h=n(43193)
var p=n(88135)
var f=n(99217)
var m=n(21271)
function openPage(e,t){const n=e.world.now().toISOString()
const o={run:e.job.runUrl,at:n,workflow:workflowOf(e)}
write(e,(0,s.join)(t,f.Ct),(0,f.sL)(fileIn(t),o))
save(e,t,{...aboutRun(e),outcome:h.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,p.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(e,void 0,void 0)});(0,a.pZ)(e.world.env,t)}async function finishPage({env:e},t,n,c){const u=(0,s.join)(t,h.Uq)
if(!(0,o.existsSync)(u))return
const d=h.P1.parse(JSON.parse((0,o.readFileSync)(u,"utf8")))
const{path:l,steps:p}=await n(t,d,c);(0,r.printNotice)(`The page of this run: ${l}`)
await(0,i.S)(e,c(`### ${d.sign} ${d.reason}\n\n${d.hint}\n\n${p}`));(0,a.pZ)(e,void 0)}function saveFacts(e,t,n){const{conversationPath:o}=t
if(o==="")return
const r=pageFactsOf(e,t,n)
save(e,o,r)
const a=recordOf(e,r,t.report)
write(e,(0,s.join)(o,f.Ct),(0,f.q8)((0,f.Q0)(fileIn(o)),a))
return a}function fileIn(e){return t=>(0,o.existsSync)((0,s.join)(e,t))?(0,o.readFileSync)((0,s.join)(e,t),"utf8"):void 0}function workflowOf({world:e}){return(0,l.TN)(e.env.GITHUB_WORKFLOW??"",100)}function recordOf(e,{outcome:t,links:n},o){return{run:e.job.runUrl,at:e.world.now().toISOString(),workflow:e.redact(workflowOf(e)),model:e.redact((0,l.TN)(o.models.join(", "),200)),outcome:t,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(e,t,n){write(e,(0,s.join)(t,h.Uq),n)}function write({redact:e},t,n){const hide=(t,n)=>typeof n==="string"?e(n):n
try{(0,o.mkdirSync)((0,s.dirname)(t),{recursive:!0});(0,o.writeFileSync)(t,JSON.stringify(n,hide))}catch(e){(0,r.printNotice)(`The facts of this run could not be saved. ${(0,d.ec)(e).message}`)}}async function pageOf(e,t,n){if(t.conversationPath==="")return
try{const o=await e.writePage(t.conversationPath,pageFactsOf(e,t,n),e.redact);(0,a.pZ)(e.world.env,void 0)
return o}catch(e){(0,r.printNotice)(`The page of this run could not be written. ${(0,d.ec)(e).message}`)
return}}function summaryOfPage({job:e,world:t,redact:n},o){if(!o)return""
const s=uploadsPage(t.env,e.workspace)
const r=s?(0,p.J1)("page-artifact",{url:`${e.runUrl}#artifacts`}):(0,p.J1)("page-not-uploaded")
return n([o.steps,r].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:e=""},t){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(e)??[]
try{const e=n===void 0?"":(0,o.readFileSync)((0,s.join)(t,n),"utf8")
return e.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(e)}catch{return!1}}function aboutRun({job:e,trigger:t}){const{owner:n,name:o}=e.repository
const{thread:s}=t
return{version:1,repository:`${n}/${o}`,thread:s.type==="none"?t.event:`#${s.number}`,requester:(0,m.iq)(t)}}function pageFactsOf(e,{report:t,events:n=[]},o){const s=e.world.now()
return{...aboutRun(e),outcome:t.outcome,sign:(0,c.rL)(t).mark,reason:t.reason,quote:t.quote,hint:t.hint,beganAt:n[0]?.timestamp??new Date(s.getTime()-t.durationMs).toISOString(),endedAt:s.toISOString(),durationMs:t.durationMs,steps:t.steps,models:t.models,costUsd:t.costUsd,uses:t.uses.map(({id:e,replies:t,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})=>({name:e,replies:t,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})),checks:t.checks,diff:t.diff?.text,withheld:withheldIn(t),others:t.others?.map(otherOf),blockedHosts:(t.sandbox?.denials??[]).map(({host:e,port:t})=>`${e}:${t}`),picture:t.picture,links:linksIn(e,t,o)}}function withheldIn({withheld:e}){return e.map(({path:e,code:t})=>({path:e,code:t,message:u.Lp[t].message}))}function otherOf(e){const{repository:t,kept:n,pullRequest:o,diff:s,problem:r}=e
const a=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const i=o?{label:`Pull request #${o.number}`,link:o.url}:a
const c=i.label||r||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:t,...i,label:c,diff:s?.text,withheld:withheldIn(e)}}function linksIn({job:e,trigger:t},n,o){const{thread:s}=t
const r=s.type==="discussion"?"discussions":"issues"
return{thread:s.type==="none"?void 0:`${e.repositoryUrl}/${r}/${s.number}`,run:e.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${e.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}})}

export const id=4394
export const ids=[4394]
export const modules={13834:((t,e,n)=>{n.d(e,{S:()=>writeSummary})
var o=n(78276)
var s=n(98664)
var r=n(54995)
async function writeSummary(t,e){if(!t.GITHUB_STEP_SUMMARY)return
try{const{summary:t}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await t.addRaw(fitting(e),!0).write()}catch(t){(0,r.printNotice)(`The summary of this run could not be written. ${(0,s.ec)(t).message}`)}}const a=1e6
function fitting(t){if(Buffer.byteLength(t)<=a)return t
return(0,o._n)(t,Math.floor(a/3)-100,"the summary was too long; see the log of the run for the rest")}}),9179:((t,e,n)=>{n.d(e,{JD:()=>isLost,Lp:()=>o,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,jq:()=>belongsInLfs})
const o={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it controls agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Create or download it during the build, or add it yourself, for example with Git LFS."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"makes the patch too large",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git treats as an attack",hint:"Check the patch before you use any part of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"The patch contains what could be saved. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not saved either",hint:"It is in no patch and has to be created again: a nested repository without a `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. The rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree."},"DKH-114":{message:"has work that was neither published nor saved",hint:"It is in no patch and has to be created again."},"DKH-115":{message:"belongs in Git LFS, to which I cannot upload",hint:"A commit would contain its bytes instead of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, to which I cannot upload, and is too large to be saved",hint:"It is in no patch. Create and commit it where `git lfs` is installed."},"DKH-117":{message:"has a name or a path that is too long for file systems",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If you want it, remove its pattern from `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-201":{message:"contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-202":{message:"has a name that contains what looks like a secret",hint:"If it is one, revoke it and create a new one."},"DKH-203":{message:"contained what looks like a secret, which was removed",hint:"If it is one, revoke it and create a new one."}}
function isUnstored(t){return belongsInLfs(t)||isLeftInRef(t)||t==="DKH-110"||t==="DKH-112"}function isLeftInRef(t){return t==="DKH-113"||t==="DKH-114"}function belongsInLfs(t){return t==="DKH-115"||t==="DKH-116"}function isLost(t){return t==="DKH-106"||t==="DKH-112"||t==="DKH-114"||t==="DKH-116"||t==="DKH-118"||t==="DKH-201"||t==="DKH-202"}function isProtected(t){return t==="DKH-103"||t==="DKH-111"}}),43193:((t,e,n)=>{n.d(e,{P1:()=>d,Uq:()=>r,Vk:()=>l})
var o=n(28942)
var s=n(64377)
const r="report.json"
const a=o.url({protocol:/^https?$/})
const i=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const c=o.object({repository:o.string(),label:o.string(),link:a.optional(),diff:o.string().optional(),withheld:o.array(i).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const d=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(i).readonly(),others:o.array(c).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:a.optional(),run:a.optional(),comment:a.optional(),commit:a.optional(),pullRequest:a.optional()}).readonly()}).readonly()
const l="cut-off"}),99217:((t,e,n)=>{n.d(e,{Am:()=>withFeedback,Ct:()=>u,Oc:()=>g,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,vA:()=>totalsOf,wv:()=>w})
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
function recordsIn(t){const e=parsed(s.array(p),t(u))??[]
if(e.every(({before:t})=>t===void 0))return e
const{sums:n,models:o}=takenIn(t)
return e.map(({before:t,...e})=>t?{...e,...less(n,t),model:o.join(", ")}:e)}function withUnfinished(t,e){const{sums:n}=takenIn(t)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(t),{...e,...o,model:"",outcome:T,before:n})}function takenIn(t){const e=parsed(s.object({stats:i.Uz}),t(a.bv))?.stats??i.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:r,cost:c,models:u}=(0,i.vA)(e)
const d={inputTokens:n,cachedTokens:o,outputTokens:r}
return{sums:{...d,costUsd:c},models:u}}function less(t,e){const difference=n=>Math.max(0,t[n]-e[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:t.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,t.costUsd-(e.costUsd??0)))}}function parsed(t,e){try{return e===void 0?void 0:t.parse(JSON.parse(e))}catch{return}}function withRecord(t,e){const isOther=({run:t,comment:n,outcome:o})=>t!==e.run||n!==e.comment&&o!==T
return[...t.filter(isOther),e].slice(-k)}function withStates(t,e){const n=new Set([...t.counted,...t.runs.map(keyOf)])
const o=e.filter(t=>!n.has(keyOf(t)))
const s=new Set(o.map(({comment:t})=>t))
return{...t,rows:sumOf([...t.rows,...rowsOf(o,t.feedback)]),feedback:Object.fromEntries(Object.entries(t.feedback).filter(([t])=>!s.has(t))),counted:[...t.counted,...o.map(keyOf)].slice(-y)}}function withRun(t,e){const n=withRecord(t.runs,e)
const o=n.slice(-b)
return{...withStates({...t,runs:[]},n.slice(0,-b)),runs:o}}function keyOf({run:t,at:e,comment:n=""}){return(0,o.createHash)("sha256").update([t,e,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(t,e){const n=Object.entries({...t.feedback,...e}).slice(-v)
return{...t,feedback:Object.fromEntries(n)}}function totalsOf(t,e){const{rows:n}=withStates({...t,runs:[]},[...e,...t.runs])
return n.toSorted((t,e)=>nameOf(e).localeCompare(nameOf(t)))}function rowsOf(t,e){return t.map(({at:t,outcome:n,costUsd:o,comment:s="",run:r,before:a,...i})=>({...i,month:t.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...e[s]??{up:0,down:0}}))}function nameOf({month:t,workflow:e,model:n}){return[t,e,n].join("\n")}function sumOf(t){return[...Map.groupBy(t,nameOf).values()].map(t=>t.reduce(add))}function add(t,e){const n={...t.outcomes}
for(const[t,o]of Object.entries(e.outcomes))n[t]=(n[t]??0)+o
return{...t,outcomes:n,runs:t.runs+e.runs,inputTokens:t.inputTokens+e.inputTokens,cachedTokens:t.cachedTokens+e.cachedTokens,outputTokens:t.outputTokens+e.outputTokens,costUsd:Math.round((t.costUsd+e.costUsd)*1e6)/1e6,unpriced:t.unpriced+e.unpriced,up:t.up+e.up,down:t.down+e.down}}}),4394:((t,e,n)=>{n.d(e,{NP:()=>saveFacts,YG:()=>summaryOf,ZZ:()=>pageOf,finishPage:()=>finishPage,we:()=>openPage})
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
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,s.join)(e,f.Ct),(0,f.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:h.Vk,sign:"🔴",reason:"The run was cut off before it could report",hint:(0,p.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,a.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,c){const u=(0,s.join)(e,h.Uq)
if(!(0,o.existsSync)(u))return
const d=h.P1.parse(JSON.parse((0,o.readFileSync)(u,"utf8")))
const{path:l,steps:p}=await n(e,d,c);(0,r.printNotice)(`The page of this run: ${l}`)
await(0,i.S)(t,c(`### ${d.sign} ${d.reason}\n\n${d.hint}\n\n${p}`));(0,a.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const r=pageFactsOf(t,e,n)
save(t,o,r)
const a=recordOf(t,r,e.report)
write(t,(0,s.join)(o,f.Ct),(0,f.q8)((0,f.Q0)(fileIn(o)),a))
return a}function fileIn(t){return e=>(0,o.existsSync)((0,s.join)(t,e))?(0,o.readFileSync)((0,s.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,l.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,l.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,s.join)(e,h.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,r.printNotice)(`The facts of this run could not be saved. ${(0,d.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,a.pZ)(t.world.env,void 0)
return o}catch(t){(0,r.printNotice)(`The page of this run could not be written. ${(0,d.ec)(t).message}`)
return}}function summaryOf({job:t,world:e,redact:n},o){if(!o)return""
const s=uploadsPage(e.env,t.workspace)
const r=s?(0,p.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,p.J1)("page-not-uploaded")
return n([o.steps,r].filter(Boolean).join("\n\n"))}function uploadsPage({GITHUB_WORKFLOW_REF:t=""},e){const[,n]=/^[^/@]+\/[^/@]+\/(\.github\/workflows\/[\w.-]+)@/.exec(t)??[]
try{const t=n===void 0?"":(0,o.readFileSync)((0,s.join)(e,n),"utf8")
return t.includes("upload-artifact")&&/outputs\.(?:page|conversation)-path/.test(t)}catch{return!1}}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:s}=e
return{version:1,repository:`${n}/${o}`,thread:s.type==="none"?e.event:`#${s.number}`,requester:(0,m.iq)(e)}}function pageFactsOf(t,{report:e,events:n=[]},o){const s=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,c.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:n[0]?.timestamp??new Date(s.getTime()-e.durationMs).toISOString(),endedAt:s.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:e.others?.map(otherOf),blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),picture:e.picture,links:linksIn(t,e,o)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:u.Lp[e].message}))}function otherOf(t){const{repository:e,kept:n,pullRequest:o,diff:s,problem:r}=t
const a=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const i=o?{label:`Pull request #${o.number}`,link:o.url}:a
const c=i.label||r||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:e,...i,label:c,diff:s?.text,withheld:withheldIn(t)}}function linksIn({job:t,trigger:e},n,o){const{thread:s}=e
const r=s.type==="discussion"?"discussions":"issues"
return{thread:s.type==="none"?void 0:`${t.repositoryUrl}/${r}/${s.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}})}

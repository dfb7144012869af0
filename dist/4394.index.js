export const id=4394
export const ids=[4394]
export const modules={67276:((e,t,n)=>{n.d(t,{P1:()=>d,Uq:()=>r,Vk:()=>l})
var o=n(28942)
var s=n(64377)
const r="report.json"
const i=o.url({protocol:/^https?$/})
const c=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const a=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(c).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const d=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(c).readonly(),others:o.array(a).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),missing:o.string().optional(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const l="cut-off"}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>k,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>g})
var o=n(77598)
var s=n(28942)
var r=n(64377)
var i=n(95017)
var c=n(14549)
var a=n(54847)
const u="runs.json"
const d=s.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number().optional()}
const p=s.strictObject(l).readonly()
const m=s.strictObject({run:s.string(),at:r.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...l,comment:s.string().optional(),before:p.optional()}).readonly()
const f=s.strictObject({up:d,down:d}).readonly()
const h=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:d,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number(),unpriced:d,up:d,down:d}).readonly()
const k=s.strictObject({version:s.literal(1),rows:s.array(h).readonly(),runs:s.array(m).readonly(),feedback:s.record(s.string(),f).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const g={version:1,rows:[],runs:[],feedback:{},counted:[]}
const w=500
const b=200
const y=5e3
const v=1e3
const T="unfinished"
function recordsIn(e){const t=parsed(s.array(m),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:o}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:o.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...o,model:"",outcome:T,before:n})}function usedIn(e){const t=parsed(s.object({stats:c.Uz}),e(i.bv))?.stats??c.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:r,cost:a,models:u}=(0,c.vA)(t)
const d={inputTokens:n,cachedTokens:o,outputTokens:r}
return{sums:{...d,costUsd:a},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,a.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:o})=>e!==t.run||n!==t.comment&&o!==T
return[...e.filter(isOther),t].slice(-w)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const o=t.filter(e=>!n.has(keyOf(e)))
const s=new Set(o.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(o,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...o.map(keyOf)].slice(-y)}}function withRun(e,t){const n=withRecord(e.runs,t)
const o=n.slice(-b)
return{...withStates({...e,runs:[]},n.slice(0,-b)),runs:o}}function keyOf({run:e,at:t,comment:n=""}){return(0,o.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-v)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:o,comment:s="",run:r,before:i,...c})=>({...c,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...t[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,o]of Object.entries(t.outcomes))n[e]=(n[e]??0)+o
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),4394:((e,t,n)=>{n.d(t,{NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
var o=n(73024)
var s=n(76760)
var r=n(98664)
var i=n(94869)
var c=n(7925)
var a=n(88135)
var u=n(26285)
var d=n(67276)
var l=n(57974)
var p=n(15320)
var m=n(61115)
var f=n(99217)
var h=n(21271)
function openPage(e,t){const n=e.world.now().toISOString()
const o={run:e.job.runUrl,at:n,workflow:workflowOf(e)}
write(e,(0,s.join)(t,f.Ct),(0,f.sL)(fileIn(t),o))
save(e,t,{...aboutRun(e),outcome:d.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,a.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(e,void 0,void 0)});(0,p.pZ)(e.world.env,t)}async function finishPage({env:e},t,n,r){const i=(0,s.join)(t,d.Uq)
if(!(0,o.existsSync)(i))return
const c=d.P1.parse(JSON.parse((0,o.readFileSync)(i,"utf8")))
const{path:a,steps:u}=await n(t,c,r);(0,l.printNotice)(`The page of this run: ${a}`)
await(0,m.writeSummary)(e,r(`### ${c.sign} ${c.reason}\n\n${c.hint}\n\n${u}`));(0,p.pZ)(e,void 0)}function saveFacts(e,t,n){const{conversationPath:o}=t
if(o==="")return
const r=pageFactsOf(e,t,n)
save(e,o,r)
const i=recordOf(e,r,t.report)
write(e,(0,s.join)(o,f.Ct),(0,f.q8)((0,f.Q0)(fileIn(o)),i))
return i}function fileIn(e){return t=>(0,o.existsSync)((0,s.join)(e,t))?(0,o.readFileSync)((0,s.join)(e,t),"utf8"):void 0}function workflowOf({world:e}){return(0,i.TN)(e.env.GITHUB_WORKFLOW??"",100)}function recordOf(e,{outcome:t,links:n},o){return{run:e.job.runUrl,at:e.world.now().toISOString(),workflow:e.redact(workflowOf(e)),model:e.redact((0,i.TN)(o.models.join(", "),200)),outcome:t,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(e,t,n){write(e,(0,s.join)(t,d.Uq),n)}function write({redact:e},t,n){const hide=(t,n)=>typeof n==="string"?e(n):n
try{(0,o.mkdirSync)((0,s.dirname)(t),{recursive:!0});(0,o.writeFileSync)(t,JSON.stringify(n,hide))}catch(e){(0,l.printNotice)(`The facts of this run could not be saved. ${(0,r.ec)(e).message}`)}}async function pageOf(e,t,n){if(t.conversationPath==="")return
try{const o=await e.writePage(t.conversationPath,pageFactsOf(e,t,n),e.redact);(0,p.pZ)(e.world.env,void 0)
return o}catch(e){(0,l.printNotice)(`The page of this run could not be written. ${(0,r.ec)(e).message}`)
return}}function summaryOfPage({job:e,redact:t},n,{isPageUploaded:o}){if(!n)return""
const s=o?(0,a.J1)("page-artifact",{url:`${e.runUrl}#artifacts`}):(0,a.J1)("page-not-uploaded")
return t([n.steps,s].filter(Boolean).join("\n\n"))}function aboutRun({job:e,trigger:t}){const{owner:n,name:o}=e.repository
const{thread:s}=t
return{version:1,repository:`${n}/${o}`,thread:s.type==="none"?t.event:`#${s.number}`,requester:(0,h.iq)(t)}}function pageFactsOf(e,{report:t,events:n=[]},o){const s=e.world.now()
return{...aboutRun(e),outcome:t.outcome,sign:(0,u.rL)(t).mark,reason:t.reason,quote:t.quote,hint:t.hint,beganAt:n[0]?.timestamp??new Date(s.getTime()-t.durationMs).toISOString(),endedAt:s.toISOString(),durationMs:t.durationMs,steps:t.steps,models:t.models,costUsd:t.costUsd,uses:t.uses.map(({id:e,replies:t,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})=>({name:e,replies:t,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})),checks:t.checks,diff:t.diff?.text,withheld:withheldIn(t),others:t.others?.map(otherOf),blockedHosts:(t.sandbox?.denials??[]).map(({host:e,port:t})=>`${e}:${t}`),missing:t.missing?.words,picture:t.picture,links:linksIn(e,t,o)}}function withheldIn({withheld:e}){return e.map(({path:e,code:t})=>({path:e,code:t,message:c.Lp[t].message}))}function otherOf(e){const{repository:t,kept:n,pullRequest:o,diff:s,problem:r}=e
const i=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const c=o?{label:`Pull request #${o.number}`,link:o.url}:i
const a=c.label||r||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:t,...c,label:a,diff:s?.text,withheld:withheldIn(e)}}function linksIn({job:e,trigger:t},n,o){const{thread:s}=t
const r=s.type==="discussion"?"discussions":"issues"
return{thread:s.type==="none"?void 0:`${e.repositoryUrl}/${r}/${s.number}`,run:e.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${e.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}})}

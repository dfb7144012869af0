export const id=4394
export const ids=[4394]
export const modules={67276:((t,e,n)=>{n.d(e,{P1:()=>d,Uq:()=>r,Vk:()=>l})
var o=n(28942)
var s=n(64377)
const r="report.json"
const i=o.url({protocol:/^https?$/})
const c=o.object({path:o.string(),code:o.string(),message:o.string()}).readonly()
const a=o.object({repository:o.string(),label:o.string(),link:i.optional(),diff:o.string().optional(),withheld:o.array(c).readonly()}).readonly()
const u=o.object({name:o.string(),replies:o.int(),inputTokens:o.number(),cachedTokens:o.number(),outputTokens:o.number(),costUsd:o.number().optional()}).readonly()
const d=o.object({version:o.literal(1),repository:o.string(),thread:o.string(),requester:o.string(),outcome:o.string(),sign:o.string(),reason:o.string(),quote:o.string().optional(),hint:o.string(),beganAt:s.datetime(),endedAt:s.datetime().optional(),durationMs:o.number().optional(),steps:o.int().optional(),models:o.array(o.string()).readonly(),costUsd:o.number().optional(),uses:o.array(u).readonly(),checks:o.array(o.object({command:o.string(),exitCode:o.int()}).readonly()).readonly(),diff:o.string().optional(),withheld:o.array(c).readonly(),others:o.array(a).readonly().optional(),blockedHosts:o.array(o.string()).readonly(),missing:o.string().optional(),picture:o.string().regex(/^[\w-]+\.png$/).optional(),links:o.object({thread:i.optional(),run:i.optional(),comment:i.optional(),commit:i.optional(),pullRequest:i.optional()}).readonly()}).readonly()
const l="cut-off"}),99217:((t,e,n)=>{n.d(e,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>k,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>g})
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
const y=200
const b=5e3
const v=1e3
const T="unfinished"
function recordsIn(t){const e=parsed(s.array(m),t(u))??[]
if(e.every(({before:t})=>t===void 0))return e
const{sums:n,models:o}=usedIn(t)
return e.map(({before:t,...e})=>t?{...e,...less(n,t),model:o.join(", ")}:e)}function withUnfinished(t,e){const{sums:n}=usedIn(t)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(t),{...e,...o,model:"",outcome:T,before:n})}function usedIn(t){const e=parsed(s.object({stats:c.Uz}),t(i.bv))?.stats??c.Sh
const{prompt_tokens:n,cache_read_tokens:o,completion_tokens:r,cost:a,models:u}=(0,c.vA)(e)
const d={inputTokens:n,cachedTokens:o,outputTokens:r}
return{sums:{...d,costUsd:a},models:u}}function less(t,e){const difference=n=>Math.max(0,t[n]-e[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:t.costUsd===void 0?void 0:(0,a.D$)(Math.max(0,t.costUsd-(e.costUsd??0)))}}function parsed(t,e){try{return e===void 0?void 0:t.parse(JSON.parse(e))}catch{return}}function withRecord(t,e){const isOther=({run:t,comment:n,outcome:o})=>t!==e.run||n!==e.comment&&o!==T
return[...t.filter(isOther),e].slice(-w)}function withStates(t,e){const n=new Set([...t.counted,...t.runs.map(keyOf)])
const o=e.filter(t=>!n.has(keyOf(t)))
const s=new Set(o.map(({comment:t})=>t))
return{...t,rows:sumOf([...t.rows,...rowsOf(o,t.feedback)]),feedback:Object.fromEntries(Object.entries(t.feedback).filter(([t])=>!s.has(t))),counted:[...t.counted,...o.map(keyOf)].slice(-b)}}function withRun(t,e){const n=withRecord(t.runs,e)
const o=n.slice(-y)
return{...withStates({...t,runs:[]},n.slice(0,-y)),runs:o}}function keyOf({run:t,at:e,comment:n=""}){return(0,o.createHash)("sha256").update([t,e,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(t,e){const n=Object.entries({...t.feedback,...e}).slice(-v)
return{...t,feedback:Object.fromEntries(n)}}function ledgerRows(t,e){const{rows:n}=withStates({...t,runs:[]},[...e,...t.runs])
return n.toSorted((t,e)=>nameOf(e).localeCompare(nameOf(t)))}function rowsOf(t,e){return t.map(({at:t,outcome:n,costUsd:o,comment:s="",run:r,before:i,...c})=>({...c,month:t.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:o??0,unpriced:o===void 0?1:0,...e[s]??{up:0,down:0}}))}function nameOf({month:t,workflow:e,model:n}){return[t,e,n].join("\n")}function sumOf(t){return[...Map.groupBy(t,nameOf).values()].map(t=>t.reduce(add))}function add(t,e){const n={...t.outcomes}
for(const[t,o]of Object.entries(e.outcomes))n[t]=(n[t]??0)+o
return{...t,outcomes:n,runs:t.runs+e.runs,inputTokens:t.inputTokens+e.inputTokens,cachedTokens:t.cachedTokens+e.cachedTokens,outputTokens:t.outputTokens+e.outputTokens,costUsd:Math.round((t.costUsd+e.costUsd)*1e6)/1e6,unpriced:t.unpriced+e.unpriced,up:t.up+e.up,down:t.down+e.down}}}),4394:((t,e,n)=>{n.d(e,{J6:()=>withheldIn,NP:()=>saveFacts,ZZ:()=>pageOf,finishPage:()=>finishPage,pm:()=>summaryOfPage,we:()=>openPage})
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
function openPage(t,e){const n=t.world.now().toISOString()
const o={run:t.job.runUrl,at:n,workflow:workflowOf(t)}
write(t,(0,s.join)(e,f.Ct),(0,f.sL)(fileIn(e),o))
save(t,e,{...aboutRun(t),outcome:d.Vk,sign:(0,u.rL)({outcome:"failed"}).mark,reason:"The run was cut off before it could report",hint:(0,a.J1)("page-cut-off"),beganAt:n,models:[],uses:[],checks:[],withheld:[],blockedHosts:[],links:linksIn(t,void 0,void 0)});(0,p.pZ)(t.world.env,e)}async function finishPage({env:t},e,n,r){const i=(0,s.join)(e,d.Uq)
if(!(0,o.existsSync)(i))return
const c=d.P1.parse(JSON.parse((0,o.readFileSync)(i,"utf8")))
const{path:a,steps:u}=await n(e,c,r);(0,l.printNotice)(`The page of this run: ${a}`)
await(0,m.writeSummary)(t,r(`### ${c.sign} ${c.reason}\n\n${c.hint}\n\n${u}`));(0,p.pZ)(t,void 0)}function saveFacts(t,e,n){const{conversationPath:o}=e
if(o==="")return
const r=pageFactsOf(t,e,n)
save(t,o,r)
const i=recordOf(t,r,e.report)
write(t,(0,s.join)(o,f.Ct),(0,f.q8)((0,f.Q0)(fileIn(o)),i))
return i}function fileIn(t){return e=>(0,o.existsSync)((0,s.join)(t,e))?(0,o.readFileSync)((0,s.join)(t,e),"utf8"):void 0}function workflowOf({world:t}){return(0,i.TN)(t.env.GITHUB_WORKFLOW??"",100)}function recordOf(t,{outcome:e,links:n},o){return{run:t.job.runUrl,at:t.world.now().toISOString(),workflow:t.redact(workflowOf(t)),model:t.redact((0,i.TN)(o.models.join(", "),200)),outcome:e,inputTokens:o.inputTokens,cachedTokens:o.cachedTokens,outputTokens:o.outputTokens,costUsd:o.models.length===0?0:o.costUsd,comment:n.comment}}function save(t,e,n){write(t,(0,s.join)(e,d.Uq),n)}function write({redact:t},e,n){const hide=(e,n)=>typeof n==="string"?t(n):n
try{(0,o.mkdirSync)((0,s.dirname)(e),{recursive:!0});(0,o.writeFileSync)(e,JSON.stringify(n,hide))}catch(t){(0,l.printNotice)(`The facts of this run could not be saved. ${(0,r.ec)(t).message}`)}}async function pageOf(t,e,n){if(e.conversationPath==="")return
try{const o=await t.writePage(e.conversationPath,pageFactsOf(t,e,n),t.redact);(0,p.pZ)(t.world.env,void 0)
return o}catch(t){(0,l.printNotice)(`The page of this run could not be written. ${(0,r.ec)(t).message}`)
return}}function summaryOfPage({job:t,redact:e},n,{isPageUploaded:o}){if(!n)return""
const s=o?(0,a.J1)("page-artifact",{url:`${t.runUrl}#artifacts`}):(0,a.J1)("page-not-uploaded")
return e([n.steps,s].filter(Boolean).join("\n\n"))}function aboutRun({job:t,trigger:e}){const{owner:n,name:o}=t.repository
const{thread:s}=e
return{version:1,repository:`${n}/${o}`,thread:s.type==="none"?e.event:`#${s.number}`,requester:(0,h.iq)(e)}}function pageFactsOf(t,{report:e,featurePage:n,events:o=[]},s){const r=t.world.now()
return{...aboutRun(t),outcome:e.outcome,sign:(0,u.rL)(e).mark,reason:e.reason,quote:e.quote,hint:e.hint,beganAt:o[0]?.timestamp??new Date(r.getTime()-e.durationMs).toISOString(),endedAt:r.toISOString(),durationMs:e.durationMs,steps:e.steps,models:e.models,costUsd:e.costUsd,uses:e.uses.map(({id:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})=>({name:t,replies:e,inputTokens:n,cachedTokens:o,outputTokens:s,costUsd:r})),checks:e.checks,diff:e.diff?.text,withheld:withheldIn(e),others:n?.others,blockedHosts:(e.sandbox?.denials??[]).map(({host:t,port:e})=>`${t}:${e}`),missing:e.missing?.words,picture:n?.picture,links:linksIn(t,e,s)}}function withheldIn({withheld:t}){return t.map(({path:t,code:e})=>({path:t,code:e,message:c.Lp[e].message}))}function linksIn({job:t,trigger:e},n,o){const{thread:s}=e
const r=s.type==="discussion"?"discussions":"issues"
return{thread:s.type==="none"?void 0:`${t.repositoryUrl}/${r}/${s.number}`,run:t.runUrl,comment:o,commit:n?.kept.kind==="branch"?`${t.repositoryUrl}/commit/${n.kept.commit}`:void 0,pullRequest:n?.pullRequest?.url}}})}

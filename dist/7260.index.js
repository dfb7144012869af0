export const id=7260
export const ids=[7260,6595,5011]
export const modules={56595:((n,t,e)=>{e.r(t)
e.d(t,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var o=e(80292)
var s=e(94869)
var r=e(88135)
var a=e(45867)
var i=e(48252)
var c=e(68268)
var l=e(23849)
var u=e(33737)
var d=e(6009)
var f=e(39302)
var p=e(48351)
function shownPlan(n,t){const e=(0,d.$)((0,p.uG)(withNarrowCode((0,c.Gl)(n))),{...t,showsAddresses:!0})
return isNarrow(e)&&readingOf(e).hidden===0?e:(0,d.$)((0,u.DV)("text",(0,p.xe)(n)),t)}function readPlan(n){return readingOf(n).shown.trim()}function readingOf(n){return(0,f.p)((0,l.l$)(n))}function columnsAt(n){return p.cZ-2*n}const w=8
function isNarrow(n){const t=(0,c.m6)(n)
if((0,c.d1)(n)>w)return!1
return t.every(({kind:n,isQuoted:t,level:e,text:o})=>{if(n==="table"||t)return!1
return o.split("\n").every(n=>(0,p.qz)(n)<=columnsAt(e))})}function withNarrowCode(n){const t=n.split("\n")
for(const{level:e,start:o,end:s,text:r,fence:a}of(0,c.m6)(n).toReversed())if(a||e===0)t.splice(o,s-o,...fenced(a?.before??"",(0,p.xe)(r,columnsAt(e))))
return t.join("\n")}function fenced(n,t){const e=(0,s.Lt)(t)
const o=(0,c.U2)({before:n})
return[`${n}${e}`,...t.split("\n").map(n=>`${o}${n}`),`${o}${e}`,""]}var h=e(93992)
var m=e(63501)
var g=e(19868)
var v=e(1176)
var y=e(31384)
var k=e(23665)
const $=24e3
function showable(n){const t=[]
const e=[]
let s=$
for(const r of n){const n=(0,o.dj)(r.value)
const a=(0,i.AS)({arguments:n}).length+r.words.length+200
if(a>s)e.push(r)
else{s-=a
t.push({intent:r.kind.name,value:n,words:r.words})}}return{shown:t,unseen:e}}function intentItems(n,t,{thread:e,requesters:o,intents:s}){const r=(0,y.T6)(n,t,{thread:e})
return s.map(n=>({pending:{...r,...n,requesters:o},risk:"",reasons:[],shown:null,decision:null}))}const P=12e3
function askedPlan(n,{nobody:t,rules:e,clean:s}){const a=n.trim()
if(a==="")return{waiting:[]}
if(!hasItems(a))return{waiting:[],advice:{hint:(0,r.J1)("plan-none")}}
const c=shownPlan(a,e)
const l=t===void 0?whyNotShown(a,c,s):(0,i.kI)(t)
if(l!==void 0)return{waiting:[],advice:{hint:(0,r.J1)("plan-not-asked",{why:l})}}
return{waiting:[{intent:"plan",value:(0,o.dj)({plan:c}),words:""}]}}function whyNotShown(n,t,e){if(n.length>P||t.length>$)return"it is too long to be shown in full"
if(e(t)!==t)return"it contains what looks like a secret, which is never shown"
return}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:t},e){const o=n.finalResponse()
if(o.trim()===""||hasItems(o))return e
await n.send((0,r.J1)("plan-again"))
return t()}function isPlan(n){return n.length>0&&n.every(a.H9)}async function carryOutPlan(n){const{run:t,conversation:e,runAgent:o}=n
const s=(0,v.sp)(t.memory)
const{isResumed:r}=t.memory
const a=r?[]:[(await(0,g.fM)(t,n)).words]
const i=go(s?.items??[],(0,h.Id)(t.trigger))
const c=[...a,i,...r?remembering(n):[],...(0,m.nK)(n)]
await e.send(c.join("\n\n"))
return{end:await o(),...s&&{used:s}}}function remembering(n){const{memoryFile:t}=n.knowledge
return t!==void 0&&(0,k.jd)(n)?[(0,r.J1)("memory-propose",{path:t})]:[]}function go(n,t){const e=n.flatMap(({pending:n})=>"intent"in n?[(0,a.rP)(n)]:[])
const o=readPlan(e.join("\n\n"))
const i=(0,s.Lt)(o)
return(0,r.J1)("plan-go",{who:t,plan:`${i}\n${o}\n${i}`,legend:planLegend(o)}).trimEnd()}function planLegend(n){const t=(0,i.jo)(n)
return t.length===0?"":(0,r.J1)("plan-signs",{signs:t.map(n=>`- ${n}`).join("\n")})}}),7392:((n,t,e)=>{e.r(t)
e.d(t,{offerIntents:()=>offerIntents,proposalsIn:()=>proposalsIn})
var o=e(28942)
var s=e(46032)
var r=e(69423)
var a=e(17117)
var i=e(10397)
var c=e(98664)
var l=e(94869)
var u=e(88135)
var d=e(94462)
var f=e(40669)
const p="propose"
function offered(n,t){return n.filter(({target:n,limits:e})=>n==="none"||e.isAnywhere||(0,d.lA)(n,t))}function proposeTool({declared:n,thread:t,clean:e}){const[a,...i]=offered(n,t)
if(!a)return
const l=new Map
const d=[a,...i].map(({name:n,help:t,limits:e})=>`- \`${n}\` (at most ${e.most}): ${t}`)
const f=[a.input(t),...i.map(n=>n.input(t))]
return(0,r.uO)({name:p,description:(0,u.J1)("tools/propose",{intents:d.join("\n")}),input:o.object({intent:o.discriminatedUnion("name",f)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:n})=>{const o=[a,...i].find(({name:t})=>t===Object(n).name)
if(!o)throw new c.Fp("The workflow does not declare this intent.")
const r=l.get(o.name)??0
if(r>=o.limits.most)throw new c.Fp(`This run may propose ${o.name} at most ${o.limits.most} times. Propose no more of it.`)
const d=o.read(n,{thread:t,clean:e})
if("why"in d)throw new c.Fp(`This cannot be proposed: ${d.why}.`)
l.set(o.name,r+1)
return{content:[(0,s.Qq)((0,u.J1)("proposed"))]}}})}const w=o.object({intent:o.looseObject({name:o.string().max(100)})})
function proposalsIn(n){const t=[]
const e=[]
for(const[o,s]of(0,i.d5)(n)){if(o.tool_name!==p)continue
if(s.kind==="AgentErrorEvent")e.push(whyRefused(o.tool_call.arguments,s.error))
if(s.kind!=="ObservationEvent")continue
const{data:n}=w.safeParse((0,a.cP)(o.action))
if(n&&!s.observation.is_error)t.push({name:n.intent.name,value:n.intent})
else e.push((0,l.TN)(wordsIn(s.observation),300))}return{proposals:t,turnedDown:e}}function whyRefused(n,t){const[,e]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(n)??[]
if(e!==void 0&&/→ at intent\.name$/m.test(t))return`the workflow does not declare ${e}, or the run is restricted and can propose labels only`
return(0,l.TN)(t.replace(/^Error validating tool '\w+': /,"").replace(/\nParameters provided: .*$/s,""),300)}function wordsIn({content:n}){return n.map(n=>n.type==="text"?n.text:"").join(" ")}function offerIntents(n,t,e){const o=(0,f.declaredIntents)(t,e)
const s=proposeTool({declared:o,thread:(0,f.threadOf)(n),clean:(0,f.cleanTextFor)(n)})
if(s)return{declared:o,tools:[s]}
return{declared:o,tools:e.had.includes(p)?[closedTool()]:[]}}function closedTool(){const n=(0,u.J1)("propose-closed")
const t=(0,r.uO)({name:p,description:(0,u.J1)("tools/propose",{intents:"- (none in this run)"}),input:o.object({intent:o.looseObject({name:o.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new c.Fp(n)}})
return Object.freeze({...t,closed:n})}}),18511:((n,t,e)=>{e.d(t,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var o=e(58908)
var s=e(76718)
var r=e(98664)
var a=e(94869)
var i=e(33737)
var c=e(94462)
async function settleAll(n,t,e){const o=[]
const s=[]
const r=new Map
const a=new Map
const c=new Map
const l=new Set
for(const u of t){const t=readProposed(u,n,e)
if("why"in t){o.push({status:"refused",words:(0,i.aY)(u.name),why:t.why})
continue}const{kind:d}=t
const f=JSON.stringify([d.name,t.value])
if(l.has(f)){c.set(d.name,(c.get(d.name)??0)+1)
continue}l.add(f)
const p=r.get(d.name)??0
r.set(d.name,p+1)
if(p>=d.limits.most){a.set(d.name,(a.get(d.name)??0)+1)
continue}const w=await settleOne(n,t,{...e,slot:`${e.key}/${p}`})
o.push(w)
if(w.status==="waiting")s.push(t)}const u=restOf(a,(n,t)=>`the workflow allows ${(r.get(n)??t)-t} in a run`)
const d=restOf(c,()=>"it was proposed more than once")
return{lines:[...o,...u,...d],waiting:s}}function restOf(n,t){return[...n].map(([n,e])=>({status:"refused",words:`${(0,a.U9)(e,"more proposal")} of ${(0,i.aY)(n)}`,why:t(n,e)}))}function readProposed(n,{thread:t},{declared:e,clean:o}){const s=e.find(({name:t})=>t===n.name)
if(!s)return{why:"the workflow does not declare it, or only for runs that are not restricted"}
return s.read(n.value,{thread:t,clean:o})}async function settleOne(n,t,e){const{words:o,kind:s}=t
const r=s.waits||e.isConfirming&&!s.limits.isUnattended
if(r&&e.nobody!==void 0&&e.way==="carry-out")return{status:"refused",words:o,why:`it needs approval, and nobody can be asked, because ${e.nobody}`}
const a=await checkProposal(n,t,e.slot)
if(a.status==="refused")return{status:"refused",words:o,why:a.why}
if(a.status==="already")return{...a,words:o}
if(e.way==="look")return{status:"planned",words:o,...r&&{why:"after a person has approved it"}}
return r?{status:"waiting",words:o,why:"for a person to approve it"}:carryOutIntent(a,t)}async function checkProposal(n,t,e){const{kind:o,number:r,check:a}=t
try{if(r===void 0||o.target==="discussion")return await a(n,{target:void 0,slot:e})
const{owner:t,name:l}=n.repository
const u=await(0,s._)(n.client,`${t}/${l}`,r)
if(!u)return(0,c.J5)(`there is no #${r} in this repository`)
if(o.target==="issue"&&u.isPull)return(0,c.J5)(`#${r} is a pull request`)
if(o.target==="pull_request"&&!u.isPull)return(0,c.J5)(`#${r} is an issue`)
const{only:d}=o.limits
const has=n=>u.labels.some(t=>t.toLowerCase()===n.toLowerCase())
if(d.length>0&&!d.some(has))return(0,c.J5)(`#${r} has none of the labels that the workflow asks for (${d.map(i.aY).join(", ")})`)
const f=await a(n,{target:u,slot:e})
if(f.status!=="ready")return f
if(o.needsOpen&&!u.isOpen)return(0,c.J5)(`#${r} is closed`)
if(u.isLocked&&!o.canBeLocked)return(0,c.J5)(`#${r} is locked`)
return f}catch(n){return(0,c.J5)(whyFailed(n,t))}}async function carryOutIntent(n,t){const{words:e}=t
try{return{status:"done",words:e,...await n.act()}}catch(n){return{status:"refused",words:e,why:whyFailed(n,t)}}}function whyFailed(n,{kind:t}){const e=(0,r.ec)(n)
const s=n instanceof o.Q4&&n.status===403?`; the job may need \`${t.permission}\``:""
return`${(0,a.TN)(e.message,300).replace(/\.$/,"")}${s}`}}),97260:((n,t,e)=>{e.r(t)
e.d(t,{settleProposals:()=>settleProposals,withTooLong:()=>withTooLong})
var o=e(33737)
var s=e(48252)
var r=e(72167)
var a=e(56595)
var i=e(7392)
var c=e(40669)
var l=e(18511)
const u="intents/settled"
const d=5
async function settleProposals({prepared:n,events:t},{isDone:e,isHeld:o}){const{run:s,conversation:r}=n
const{proposals:d}=(0,i.proposalsIn)(r.log)
const f=d.slice(s.memory.manifest.counters[u]??0)
const p=turnedDown((0,i.proposalsIn)(t).turnedDown)
if(f.length===0)return{lines:p,waiting:[],proposals:f}
if(!e)return{lines:[...f.map(unfinished),...p],waiting:[],proposals:[]}
const{lines:w,waiting:h}=await(0,l.j3)((0,c.intentContextOf)(s),f,settlingOf(n,o))
s.memory.update(n=>({...n,counters:{...n.counters,[u]:d.length}}))
const{shown:m,unseen:g}=(0,a.showable)(h)
const v=withTooLong(w,h,g)
return{lines:[...v,...p],waiting:m,proposals:f}}function withTooLong(n,t,e){const o=n.filter(({status:n})=>n==="waiting")
const s=new Set(o.filter((n,o)=>e.some(n=>n===t[o])))
return n.map(n=>s.has(n)?{...n,status:"refused",why:f}:n)}const f="it is too long to be shown in full to the person who would approve it"
function settlingOf({run:n,inputs:t,startingPoint:e,intents:o},a){const i=(0,r.i5)(n,e.goal)
return{declared:o?.declared??[],clean:(0,c.cleanTextFor)(n),key:n.trigger.key,way:n.mayWrite?"carry-out":"look",isConfirming:t.confirmation!=="never",nobody:i?(0,s.kI)(i):a?"a change to protected files waits on this thread":void 0}}function unfinished({name:n}){return{status:"waiting",words:(0,o.aY)(n),why:"the run did not finish. It is kept for the run that continues the work"}}function turnedDown(n){const t=[...new Set(n)]
const e=n.length-Math.min(d,t.length)
const o=t.slice(0,d).map(n=>({status:"not-taken",words:"a proposal",why:n}))
return e>0&&t.length>0?[...o,{status:"not-taken",words:`${e} more`,why:"for these reasons, or like ones"}]:o}})}

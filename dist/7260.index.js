export const id=7260
export const ids=[7260,8563,5011]
export const modules={68563:((n,t,e)=>{e.r(t)
e.d(t,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var o=e(54552)
var s=e(685)
var r=e(61502)
var a=e(78276)
var i=e(80292)
var c=e(94869)
var l=e(88135)
var u=e(93992)
var d=e(63501)
var p=e(19868)
var f=e(54267)
var w=e(31384)
var h=e(23665)
const m=24e3
function showable(n){const t=[]
const e=[]
let o=m
for(const r of n){const n=(0,i.dj)(r.value)
const a=(0,s.AS)({arguments:n}).length+r.words.length+200
if(a>o)e.push(r)
else{o-=a
t.push({intent:r.kind.name,value:n,words:r.words})}}return{shown:t,unseen:e}}function intentItems(n,t,{thread:e,requesters:o,intents:s}){const r=(0,w.T6)(n,t,{thread:e})
return s.map(n=>({pending:{...r,...n,requesters:o},risk:"",reasons:[],shown:null,decision:null}))}const v=12e3
function askedPlan(n,{nobody:t,rules:e}){const o=n.trim()
if(o==="")return{waiting:[]}
if(!hasItems(o))return{waiting:[],advice:{hint:(0,l.J1)("plan-none")}}
const c=o.length>v?"it is too long to be shown in full":void 0
const u=t===void 0?c:(0,s.kI)(t)
if(u!==void 0)return{waiting:[],advice:{hint:(0,l.J1)("plan-not-asked",{why:u})}}
return{waiting:[{intent:"plan",value:(0,i.dj)({plan:o}),words:(0,a.KJ)((0,r.Gl)(o),e)}]}}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:t},e){const o=n.finalResponse()
if(o.trim()===""||hasItems(o))return e
await n.send((0,l.J1)("plan-again"))
return t()}function isPlan(n){return n.length>0&&n.every(o.H9)}async function carryOutPlan(n){const{run:t,conversation:e,runAgent:o}=n
const s=(0,f.sp)(t.memory)
const{isResumed:r}=t.memory
const a=r?[]:[(await(0,p.f)(t,n)).words]
const i=go(s?.items??[],(0,u.Id)(t.trigger))
const c=[...a,i,...r?remembering(n):[],...(0,d.nK)(n)]
await e.send(c.join("\n\n"))
return{end:await o(),...s&&{used:s}}}function remembering(n){const{memoryFile:t}=n.knowledge
return t!==void 0&&(0,h.jd)(n)?[(0,l.J1)("memory-propose",{path:t})]:[]}function go(n,t){const e=n.flatMap(({pending:n})=>"intent"in n?[String(JSON.parse(n.value).plan)]:[])
const o=e.join("\n\n")
const s=(0,c.Lt)(o)
return(0,l.J1)("plan-go",{who:t,plan:`${s}\n${o}\n${s}`})}}),7392:((n,t,e)=>{e.r(t)
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
var p=e(40669)
const f="propose"
function offered(n,t){return n.filter(({target:n,limits:e})=>n==="none"||e.isAnywhere||(0,d.lA)(n,t))}function proposeTool({declared:n,thread:t,clean:e}){const[a,...i]=offered(n,t)
if(!a)return
const l=new Map
const d=[a,...i].map(({name:n,help:t,limits:e})=>`- \`${n}\` (at most ${e.most}): ${t}`)
const p=[a.input(t),...i.map(n=>n.input(t))]
return(0,r.uO)({name:f,description:(0,u.J1)("tools/propose",{intents:d.join("\n")}),input:o.object({intent:o.discriminatedUnion("name",p)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:n})=>{const o=[a,...i].find(({name:t})=>t===Object(n).name)
if(!o)throw new c.Fp("The workflow does not declare this intent.")
const r=l.get(o.name)??0
if(r>=o.limits.most)throw new c.Fp(`This run may propose ${o.name} at most ${o.limits.most} times. Propose no more of it.`)
const d=o.read(n,{thread:t,clean:e})
if("why"in d)throw new c.Fp(`This cannot be proposed: ${d.why}.`)
l.set(o.name,r+1)
return{content:[(0,s.Qq)((0,u.J1)("proposed"))]}}})}const w=o.object({intent:o.looseObject({name:o.string().max(100)})})
function proposalsIn(n){const t=[]
const e=[]
for(const[o,s]of(0,i.d5)(n)){if(o.tool_name!==f)continue
if(s.kind==="AgentErrorEvent")e.push(whyRefused(o.tool_call.arguments,s.error))
if(s.kind!=="ObservationEvent")continue
const{data:n}=w.safeParse((0,a.cP)(o.action))
if(n&&!s.observation.is_error)t.push({name:n.intent.name,value:n.intent})
else e.push((0,l.TN)(wordsIn(s.observation),300))}return{proposals:t,turnedDown:e}}function whyRefused(n,t){const[,e]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(n)??[]
if(e!==void 0&&/→ at intent\.name$/m.test(t))return`the workflow does not declare ${e}, or the run is restricted and can propose labels only`
return(0,l.TN)(t.replace(/^Error validating tool '\w+': /,"").replace(/\nParameters provided: .*$/s,""),300)}function wordsIn({content:n}){return n.map(n=>n.type==="text"?n.text:"").join(" ")}function offerIntents(n,t,e){const o=(0,p.declaredIntents)(t,e)
const s=proposeTool({declared:o,thread:(0,p.threadOf)(n),clean:(0,p.cleanTextFor)(n)})
if(s)return{declared:o,tools:[s]}
return{declared:o,tools:e.had.includes(f)?[closedTool()]:[]}}function closedTool(){const n=(0,u.J1)("propose-closed")
const t=(0,r.uO)({name:f,description:(0,u.J1)("tools/propose",{intents:"- (none in this run)"}),input:o.object({intent:o.looseObject({name:o.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new c.Fp(n)}})
return Object.freeze({...t,closed:n})}}),18511:((n,t,e)=>{e.d(t,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var o=e(58908)
var s=e(76718)
var r=e(62423)
var a=e(98664)
var i=e(94869)
var c=e(94462)
async function settleAll(n,t,e){const o=[]
const s=[]
const a=new Map
const i=new Map
const c=new Map
const l=new Set
for(const u of t){const t=readProposed(u,n,e)
if("why"in t){o.push({status:"refused",words:(0,r.aY)(u.name),why:t.why})
continue}const{kind:d}=t
const p=JSON.stringify([d.name,t.value])
if(l.has(p)){c.set(d.name,(c.get(d.name)??0)+1)
continue}l.add(p)
const f=a.get(d.name)??0
a.set(d.name,f+1)
if(f>=d.limits.most){i.set(d.name,(i.get(d.name)??0)+1)
continue}const w=await settleOne(n,t,{...e,slot:`${e.key}/${f}`})
o.push(w)
if(w.status==="waiting")s.push(t)}const u=restOf(i,(n,t)=>`the workflow allows ${(a.get(n)??t)-t} in a run`)
const d=restOf(c,()=>"it was proposed more than once")
return{lines:[...o,...u,...d],waiting:s}}function restOf(n,t){return[...n].map(([n,e])=>({status:"refused",words:`${(0,i.U9)(e,"more proposal")} of ${(0,r.aY)(n)}`,why:t(n,e)}))}function readProposed(n,{thread:t},{declared:e,clean:o}){const s=e.find(({name:t})=>t===n.name)
if(!s)return{why:"the workflow does not declare it for this run"}
return s.read(n.value,{thread:t,clean:o})}async function settleOne(n,t,e){const{words:o,kind:s}=t
const r=s.waits||e.isConfirming&&!s.limits.isUnattended
if(r&&e.nobody!==void 0&&e.way==="carry-out")return{status:"refused",words:o,why:`it needs approval, and nobody can be asked, because ${e.nobody}`}
const a=await checkProposal(n,t,e.slot)
if(a.status==="refused")return{status:"refused",words:o,why:a.why}
if(a.status==="already")return{...a,words:o}
if(e.way==="look")return{status:"planned",words:o,...r&&{why:"after a person has approved it"}}
return r?{status:"waiting",words:o,why:"for a person to approve it"}:carryOutIntent(a,t)}async function checkProposal(n,t,e){const{kind:o,number:a,check:i}=t
try{if(a===void 0||o.target==="discussion")return await i(n,{target:void 0,slot:e})
const{owner:t,name:l}=n.repository
const u=await(0,s._)(n.client,`${t}/${l}`,a)
if(!u)return(0,c.J5)(`there is no #${a} in this repository`)
if(o.target==="issue"&&u.isPull)return(0,c.J5)(`#${a} is a pull request`)
if(o.target==="pull_request"&&!u.isPull)return(0,c.J5)(`#${a} is an issue`)
const{only:d}=o.limits
const has=n=>u.labels.some(t=>t.toLowerCase()===n.toLowerCase())
if(d.length>0&&!d.some(has))return(0,c.J5)(`#${a} has none of the labels that the workflow asks for (${d.map(r.aY).join(", ")})`)
const p=await i(n,{target:u,slot:e})
if(p.status!=="ready")return p
if(o.needsOpen&&!u.isOpen)return(0,c.J5)(`#${a} is closed`)
if(u.isLocked&&!o.canBeLocked)return(0,c.J5)(`#${a} is locked`)
return p}catch(n){return(0,c.J5)(whyFailed(n,t))}}async function carryOutIntent(n,t){const{words:e}=t
try{return{status:"done",words:e,...await n.act()}}catch(n){return{status:"refused",words:e,why:whyFailed(n,t)}}}function whyFailed(n,{kind:t}){const e=(0,a.ec)(n)
const s=n instanceof o.Q4&&n.status===403?`; the job may need \`${t.permission}\``:""
return`${(0,i.TN)(e.message,300).replace(/\.$/,"")}${s}`}}),97260:((n,t,e)=>{e.r(t)
e.d(t,{settleProposals:()=>settleProposals})
var o=e(48142)
var s=e(685)
var r=e(62423)
var a=e(72167)
var i=e(68563)
var c=e(7392)
var l=e(40669)
var u=e(18511)
const d="intents/settled"
const p=5
async function settleProposals({prepared:n,events:t},{isDone:e,isHeld:o}){const{run:s,conversation:r}=n
const{proposals:a}=(0,c.proposalsIn)(r.log)
const p=a.slice(s.memory.manifest.counters[d]??0)
const w=turnedDown((0,c.proposalsIn)(t).turnedDown)
if(p.length===0)return{lines:w,waiting:[],proposals:p}
if(!e)return{lines:[...p.map(unfinished),...w],waiting:[],proposals:[]}
const{lines:h,waiting:m}=await(0,u.j3)((0,l.intentContextOf)(s),p,settlingOf(n,o))
s.memory.update(n=>({...n,counters:{...n.counters,[d]:a.length}}))
const{shown:v,unseen:y}=(0,i.showable)(m)
const isSeen=n=>n.status!=="waiting"||!y.some(({words:t})=>t===n.words)
const g=h.map(n=>isSeen(n)?n:{...n,status:"refused",why:f})
return{lines:[...g,...w],waiting:v,proposals:p}}const f="it is too long to be shown in full to the person who would approve it"
function settlingOf({run:n,inputs:t,startingPoint:e,intents:r},i){const c=(0,a.i5)(n,e.goal)
return{declared:r?.declared??[],clean:(0,l.cleanTextFor)(n),key:n.trigger.key,way:(0,o.J)(n.world.env)?"carry-out":"look",isConfirming:t.confirmation!=="never",nobody:c?(0,s.kI)(c):i?"a change to protected files waits on this thread":void 0}}function unfinished({name:n}){return{status:"waiting",words:(0,r.aY)(n),why:"the run did not finish. It is kept for the run that continues the work"}}function turnedDown(n){const t=[...new Set(n)]
const e=n.length-Math.min(p,t.length)
const o=t.slice(0,p).map(n=>({status:"not-taken",words:"a proposal",why:n}))
return e>0&&t.length>0?[...o,{status:"not-taken",words:`${e} more`,why:"for these reasons, or like ones"}]:o}})}

export const id=8563
export const ids=[8563]
export const modules={68563:((n,t,e)=>{e.r(t)
e.d(t,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=e(54552)
var s=e(685)
var o=e(61502)
var a=e(78276)
var i=e(80292)
var u=e(94869)
var l=e(88135)
var c=e(93992)
var d=e(63501)
var m=e(19868)
var v=e(54267)
var g=e(31384)
var p=e(23665)
const h=24e3
function showable(n){const t=[]
const e=[]
let r=h
for(const o of n){const n=(0,i.dj)(o.value)
const a=(0,s.AS)({arguments:n}).length+o.words.length+200
if(a>r)e.push(o)
else{r-=a
t.push({intent:o.kind.name,value:n,words:o.words})}}return{shown:t,unseen:e}}function intentItems(n,t,{thread:e,requesters:r,intents:s}){const o=(0,g.T6)(n,t,{thread:e})
return s.map(n=>({pending:{...o,...n,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const w=12e3
function askedPlan(n,{nobody:t,rules:e}){const r=n.trim()
if(r==="")return{waiting:[]}
if(!hasItems(r))return{waiting:[],advice:{hint:(0,l.J1)("plan-none")}}
const u=r.length>w?"it is too long to be shown in full":void 0
const c=t===void 0?u:(0,s.kI)(t)
if(c!==void 0)return{waiting:[],advice:{hint:(0,l.J1)("plan-not-asked",{why:c})}}
return{waiting:[{intent:"plan",value:(0,i.dj)({plan:r}),words:(0,a.KJ)((0,o.Gl)(r),e)}]}}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:t},e){const r=n.finalResponse()
if(r.trim()===""||hasItems(r))return e
await n.send((0,l.J1)("plan-again"))
return t()}function isPlan(n){return n.length>0&&n.every(r.H9)}async function carryOutPlan(n){const{run:t,conversation:e,runAgent:r}=n
const s=(0,v.sp)(t.memory)
const{isResumed:o}=t.memory
const a=o?[]:[(await(0,m.f)(t,n)).words]
const i=go(s?.items??[],(0,c.Id)(t.trigger))
const u=[...a,i,...o?remembering(n):[],...(0,d.nK)(n)]
await e.send(u.join("\n\n"))
return{end:await r(),...s&&{used:s}}}function remembering(n){const{memoryFile:t}=n.knowledge
return t!==void 0&&(0,p.jd)(n)?[(0,l.J1)("memory-propose",{path:t})]:[]}function go(n,t){const e=n.flatMap(({pending:n})=>"intent"in n?[String(JSON.parse(n.value).plan)]:[])
const r=e.join("\n\n")
const s=(0,u.Lt)(r)
return(0,l.J1)("plan-go",{who:t,plan:`${s}\n${r}\n${s}`})}})}

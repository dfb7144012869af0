export const id=6595
export const ids=[6595]
export const modules={56595:((n,e,t)=>{t.r(e)
t.d(e,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=t(80292)
var o=t(94869)
var s=t(88135)
var i=t(45867)
var a=t(48252)
var u=t(68268)
var c=t(23849)
var l=t(33737)
var d=t(6009)
var f=t(39302)
var h=t(48351)
function shownPlan(n,e){const t=(0,d.$)((0,h.uG)(withNarrowCode((0,u.Gl)(n))),{...e,showsAddresses:!0})
return isNarrow(t)&&readingOf(t).hidden===0?t:(0,d.$)((0,l.DV)("text",(0,h.xe)(n)),e)}function readPlan(n){return readingOf(n).shown.trim()}function readingOf(n){return(0,f.p)((0,c.l$)(n))}function columnsAt(n){return h.cZ-2*n}const w=8
function isNarrow(n){const e=(0,u.m6)(n)
if((0,u.d1)(n)>w)return!1
return e.every(({kind:n,isQuoted:e,level:t,text:r})=>{if(n==="table"||e)return!1
return r.split("\n").every(n=>(0,h.qz)(n)<=columnsAt(t))})}function withNarrowCode(n){const e=n.split("\n")
for(const{level:t,start:r,end:o,text:s,fence:i}of(0,u.m6)(n).toReversed())if(i||t===0)e.splice(r,o-r,...fenced(i?.before??"",(0,h.xe)(s,columnsAt(t))))
return e.join("\n")}function fenced(n,e){const t=(0,o.Lt)(e)
const r=(0,u.U2)({before:n})
return[`${n}${t}`,...e.split("\n").map(n=>`${r}${n}`),`${r}${t}`,""]}var m=t(93992)
var v=t(63501)
var g=t(19868)
var p=t(1176)
var P=t(31384)
var y=t(23665)
const $=24e3
function showable(n){const e=[]
const t=[]
let o=$
for(const s of n){const n=(0,r.dj)(s.value)
const i=(0,a.AS)({arguments:n}).length+s.words.length+200
if(i>o)t.push(s)
else{o-=i
e.push({intent:s.kind.name,value:n,words:s.words})}}return{shown:e,unseen:t}}function intentItems(n,e,{thread:t,requesters:r,intents:o}){const s=(0,P.T6)(n,e,{thread:t})
return o.map(n=>({pending:{...s,...n,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const k=12e3
function askedPlan(n,{nobody:e,rules:t,clean:o}){const i=n.trim()
if(i==="")return{waiting:[]}
if(!hasItems(i))return{waiting:[],advice:{hint:(0,s.J1)("plan-none")}}
const u=shownPlan(i,t)
const c=e===void 0?whyNotShown(i,u,o):(0,a.kI)(e)
if(c!==void 0)return{waiting:[],advice:{hint:(0,s.J1)("plan-not-asked",{why:c})}}
return{waiting:[{intent:"plan",value:(0,r.dj)({plan:u}),words:""}]}}function whyNotShown(n,e,t){if(n.length>k||e.length>$)return"it is too long to be shown in full"
if(t(e)!==e)return"it contains what looks like a secret, which is never shown"
return}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:e},t){const r=n.finalResponse()
if(r.trim()===""||hasItems(r))return t
await n.send((0,s.J1)("plan-again"))
return e()}function isPlan(n){return n.length>0&&n.every(i.H9)}async function carryOutPlan(n){const{run:e,conversation:t,runAgent:r}=n
const o=(0,p.sp)(e.memory)
const{isResumed:s}=e.memory
const i=s?[]:[(await(0,g.fM)(e,n)).words]
const a=go(o?.items??[],(0,m.Id)(e.trigger))
const u=[...i,a,...s?remembering(n):[],...(0,v.nK)(n)]
await t.send(u.join("\n\n"))
return{end:await r(),...o&&{used:o}}}function remembering(n){const{memoryFile:e}=n.knowledge
return e!==void 0&&(0,y.jd)(n)?[(0,s.J1)("memory-propose",{path:e})]:[]}function go(n,e){const t=n.flatMap(({pending:n})=>"intent"in n?[(0,i.rP)(n)]:[])
const r=readPlan(t.join("\n\n"))
const a=(0,o.Lt)(r)
return(0,s.J1)("plan-go",{who:e,plan:`${a}\n${r}\n${a}`,legend:planLegend(r)}).trimEnd()}function planLegend(n){const e=(0,a.jo)(n)
return e.length===0?"":(0,s.J1)("plan-signs",{signs:e.map(n=>`- ${n}`).join("\n")})}})}

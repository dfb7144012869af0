export const id=5392
export const ids=[5392]
export const modules={2507:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,G2:()=>i,LK:()=>memoryStore,s4:()=>folderStore})
var r=n(73024)
var s=n(76760)
var o=n(98664)
const i=".tmp"
function folderStore(e){const t=new Set
const pathOf=t=>(0,s.join)(e,requireInside(t))
const makeParent=e=>{const n=(0,s.dirname)(e)
if(!t.has(n))(0,r.mkdirSync)(n,{recursive:!0})
t.add(n)
return e}
return{write(e,t){const n=makeParent(pathOf(e));(0,r.writeFileSync)(n+i,t);(0,r.renameSync)(n+i,n)},read:e=>(0,r.readFileSync)(pathOf(e),"utf8"),list:e=>(0,r.existsSync)(pathOf(e))?(0,r.readdirSync)(pathOf(e)).sort():[],move:(e,t)=>(0,r.renameSync)(pathOf(e),makeParent(pathOf(t))),remove:e=>(0,r.rmSync)(pathOf(e),{force:!0}),lock:e=>takeLock(makeParent(pathOf(e)))}}function requireInside(e){const t=e!==""&&!/^[/\\]|^[A-Za-z]:|\0/.test(e)&&!e.split(/[/\\]/).includes("..")
if(!t)throw new o.vC("bug",`The file name ${JSON.stringify(e)} leaves the folder of the conversation.`)
return e}function memoryStore(e=new Map){const t=new Set
const read=t=>{const n=e.get(requireInside(t))
if(n===void 0)throw new o.vC("bug",`There is no file ${t} in memory.`)
return n}
return{write:(t,n)=>void e.set(requireInside(t),n),read:read,list:t=>filesIn(`${requireInside(t)}/`,[...e.keys()]).sort(),move(t,n){e.set(requireInside(n),read(t))
e.delete(t)},remove:t=>void e.delete(requireInside(t)),lock(e){if(t.has(e))throw new o.vC("bug","This conversation is open already.",{hint:"Close it first."})
t.add(e)
return{tookOver:void 0,release:()=>void t.delete(e)}}}}function filesIn(e,t){const n=t.filter(t=>t.startsWith(e)).map(t=>t.slice(e.length))
return n.filter(e=>!e.includes("/"))}function takeLock(e){const t=identityOf(process.pid)??`${process.pid} unknown`
const n=create(e,t)?void 0:takeOver(e,t)
return{tookOver:n,release:()=>release(e,t)}}function create(e,t){const n=`${e}.${process.pid}`;(0,r.writeFileSync)(n,t)
try{(0,r.linkSync)(n,e)
return!0}catch(e){if(isCode(e,"EEXIST"))return!1
throw e}finally{(0,r.rmSync)(n)}}function takeOver(e,t){const n=read(e)??""
if(n===t)throw held(e,"in this process already","Close it first.")
if(isAlive(n))throw held(e,`by process ${pidOf(n)}`,"Wait until that process has ended.")
if(!putAside(e,n)||!create(e,t))throw held(e,"by a process that was faster","Wait until it has ended.")
return n===""?void 0:`process ${pidOf(n)}`}function putAside(e,t){const n=`${e}.${process.pid}.stale`
try{(0,r.renameSync)(e,n)}catch(e){if(isCode(e,"ENOENT"))return!1
throw e}const s=read(n)===t
if(s)(0,r.rmSync)(n)
else(0,r.renameSync)(n,e)
return s}function release(e,t){if(read(e)===t)(0,r.rmSync)(e,{force:!0})}function held(e,t,n){return new o.vC("config",`The conversation is open ${t} (${e}).`,{hint:n})}function pidOf(e){return Number(e.split(" ")[0])}function isAlive(e){const t=pidOf(e)
return Number.isInteger(t)&&t>0&&identityOf(t)===e}function identityOf(e){const t=read("/proc/sys/kernel/random/boot_id")
if(t===void 0)return answers(e)?`${e} unknown`:void 0
const[n,...r]=read(`/proc/${e}/stat`)?.replace(/^.*\) /s,"").split(" ")??["X"]
return n==="Z"||n==="X"?void 0:`${e} ${t.trim()}/${r[18]}`}function answers(e){try{process.kill(e,0)
return!0}catch(e){return isCode(e,"EPERM")}}function read(e){try{return(0,r.readFileSync)(e,"utf8")}catch(e){if(isCode(e,"ENOENT")||isCode(e,"ESRCH"))return
throw e}}function isCode(e,t){return e instanceof Error&&"code"in e&&e.code===t}}),63935:((e,t,n)=>{n.d(t,{ks:()=>SecretRegistry,lO:()=>withoutValues,tA:()=>describeSecrets})
var r=n(98664)
var s=n(51977)
var o=n(88135)
var i=n(31720)
function withoutValues(e){return{...e,namesIn:()=>[],namedIn:async()=>({})}}class SecretRegistry{#e
#t
#n=new Map
#r=new Map
#s=new Set
#o=new Map
#i
constructor(e=i.JE,t=[]){this.#e=e
this.#t=new Lookup(e)
for(const e of t)this.#a(e)}get names(){return[...this.#n.keys()]}get(e){return this.#n.get(e)}all(){return Object.fromEntries(this.#n)}update(e){const t=Object.entries(e).map(([e,t])=>[e,sourceOf(e,t)])
for(const[e,n]of t)this.#c(e,n)}mask=e=>this.#d().mask(e)
forTools(){return Object.freeze({namesIn:e=>this.#u(e),namedIn:e=>this.#l(e),mask:this.mask,masker:()=>(0,s.streamMask)(()=>this.#d())})}dump(e){const t=[...this.#n].map(([t,n])=>[t,(0,i.H0)(n,e)])
return{secret_sources:{...Object.fromEntries(this.#o),...Object.fromEntries(t)}}}load(e,t){const n=[]
for(const[r,s]of Object.entries(e.secret_sources)){const e=(0,i.l5)(s,t)
if(e===void 0){n.push(r)
this.#o.set(r,s)}else this.#c(r,e)}return n}toJSON(){return this.names}#c(e,t){this.#n.set(e,t)
this.#r.delete(e)
if(t.kind==="LookupSecret"||t.kind==="CallbackSecret")return
const n=t.kind==="StaticSecret"?t.value:this.#e.env[t.variable]??""
this.#r.set(e,n)
this.#a(n)}#u(e){return this.names.filter(t=>isVariable(t)&&refersTo(e,t))}async#l(e){const t=await Promise.all(this.#u(e).map(async e=>[e,await this.#h(e)]))
return Object.fromEntries(t.filter(([,e])=>e!==""))}async#h(e){const t=this.#n.get(e)
if(t?.kind!=="LookupSecret"&&t?.kind!=="CallbackSecret")return this.#r.get(e)??""
const n=await this.#t.value(e,t)??""
this.#a(n)
return n}#a(e){if(this.#s.has(e))return
this.#s.add(e)
this.#i=void 0}#d(){this.#i??=(0,s.maskOf)(this.#s)
return this.#i}}function isVariable(e){return/^[A-Za-z_][A-Za-z0-9_]*$/.test(e)}function sourceOf(e,t){const n=typeof t==="string"?{value:t}:t
if(typeof n==="function")return{kind:"CallbackSecret",read:n}
if("kind"in n&&n.kind==="CallbackSecret")return n
const{description:s,...o}=n
const a=i.e4.safeParse({kind:"StaticSecret",...o,...s!==void 0&&{description:s}})
if(a.success)return a.data
const c=a.error.issues.map(({path:e,message:t})=>`${e.join(".")} ${t}`).join("; ")
throw new r.vC("config",`The secret ${e} is not given as it should be: ${c}.`)}const a=3e4
const c=6e4
class Lookup{#e
#f=new Map
constructor(e){this.#e=e}async value(e,t){const{clock:n,onFailure:r}=this.#e
const s=this.#f.get(t)
if(s!==void 0&&n()-s<c)return
const o=await this.#p(t)
if(o!==void 0)this.#f.delete(t)
else{this.#f.set(t,n())
r?.(e)}return o}async#p(e){const{fetch:t}=this.#e
try{const n=AbortSignal.timeout(a)
if(e.kind==="CallbackSecret")return await answerOf(e,n)
const r=await t(e.url,{headers:e.headers,signal:n})
const s=await r.text()
return r.ok?s:void 0}catch{return}}}async function answerOf({read:e},t){const n=new Promise(e=>t.addEventListener("abort",()=>e(void 0),{once:!0}))
const r=await Promise.race([e(),n])
return typeof r==="string"?r:void 0}function refersTo(e,t){return new RegExp(d.map(e=>e.replace("NAME",t)).join("|")).test(e)}const d=["\\$(?:\\{[!#]?)?NAME(?!\\w)","%NAME%","[Ee][Nn][Vv]\\??[.:]NAME(?!\\w)","[Ee][Nn][Vv][\\w.!:?]{0,40}[ \\t]{0,4}[[({][\\s\\\\\"'`]{0,8}NAME(?!\\w)","(?:\\bprintenv|\\bexport|[ \\t]--env)[ \\t=]{1,4}[\"']?NAME(?![\\w=])"]
function describeSecrets(e){const t=Object.entries(e).map(([e,t])=>{const n=typeof t==="object"?t.description:void 0
return n===void 0?`- ${e}`:`- ${e}: ${n}`})
return t.length===0?"":`\n\n${(0,o.J1)("secrets",{list:t.join("\n")})}`}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var s=n(58551)
var o=n(28063)
const i=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:r})=>fenced(e.label,{shown:n,hidden:r},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},r){const s=without(r,plain(e).replaceAll(/\s+/g," ").trim())
const o=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${o}\nBEGIN DATA ${r}\n${without(r,t)}\nEND DATA ${r}`}function visibleMarkdown(e){return(0,o.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const r=revealPlain(e)
const s=n==="plain"?revealPlain(t):(0,o.p)(t.replaceAll(i,""))
return{shown:`${r.shown}\n\n${s.shown}`.trim(),hidden:r.hidden+s.hidden}}function revealPlain(e){return(0,s.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),18311:((e,t,n)=>{n.d(t,{Y:()=>judgeDecision,f:()=>whatChanged})
var r=n(54552)
function judgeDecision(e){if(e.whyNotAllowed!==void 0)return refused(e.whyNotAllowed)
const t=choose(e.proposal,e.asked)
if(t.status==="refused"||e.wasGood)return t
if(isTooEarly(e,t.items))return refused("It was written before the actions were shown, so it does not count.")
return e.asked.verdict==="reject"?t:judgeApproval(e,t.items)}function judgeApproval(e,t){const{asked:n,mustNotBeRequester:r}=e
if(r&&t.some(({pending:e})=>isAmong(e.requesters,n.by)))return refused(`${n.by.login} asked for this work, and the \`approvers\` input requires somebody else to approve it.`)
const s=whyStale(e,t)
return s===void 0?{status:"chosen",items:t}:{status:"stale",items:t,why:s}}function choose(e,{digest:t}){if(!e)return refused("Nothing is waiting for approval here.")
const n=e.items.filter(({pending:e})=>t===void 0||(0,r.ee)(e).startsWith(t))
const s=(0,r.dz)(e).filter(e=>n.includes(e))
if(s.length>0&&(t===void 0||s.length===1))return{status:"chosen",items:s}
const o=n.find(({decision:e})=>e!==null)?.decision
if(o)return refused(`It was already ${o.verdict} by ${o.by}.`)
return refused(`No pending action has the digest ${t}. A digest is valid once, and only for what was shown.`)}function isTooEarly({asked:e,comment:t},n){const since=({shown:e,pending:n})=>Date.parse(e??t?.shownAt??n.created)
return e.at===void 0||!n.every(t=>Date.parse(e.at??"")>since(t))}function isAmong(e,{login:t,id:n}){return e.some(e=>e.id===n||e.login.toLowerCase()===t.toLowerCase())}function whyStale({proposal:e,comment:t,policy:n,now:s,asked:o},i){if(!t||!e?.comment)return"The comment that showed it was deleted."
const a=(0,r.rr)(t.body)===e.comment.digest
if(!a||!t.isOnlyOurs)return"The comment that showed it was edited."
const c=Math.max(s.getTime(),Date.parse(o.at??""))
if(i.some(({pending:e})=>!(c<Date.parse(e.expires))))return"The request for approval had expired."
if(n!==void 0&&i.some(({pending:e})=>e.policy!==n))return"The rules for approvals have changed since then."
return}function whatChanged(e,t){const n=e.flatMap(({pending:e})=>"intent"in e?[]:[e])
if(n.some(({conversation:e})=>e!==t.conversation))return"It belongs to another conversation."
const r=n.find(e=>e.head!==t.head)?.head
if(r!==void 0)return`The branch has moved from ${r.slice(0,7)} to ${t.head.slice(0,7)}.`
return n.some(({tree:e})=>e!==t.tree)?"The files are not the ones that were shown.":void 0}function refused(e){return{status:"refused",why:e}}}),8670:((e,t,n)=>{n.d(t,{K:()=>markDecided,d:()=>checkDecision})
var r=n(54995)
var s=n(79235)
var o=n(44463)
var i=n(1659)
var a=n(71760)
var c=n(50383)
var d=n(71762)
var u=n(18311)
var l=n(54552)
var h=n(62423)
var f=n(98664)
var p=n(88135)
var w=n(93992)
var m=n(22440)
var v=n(54267)
async function checkDecision({world:e,github:t,job:n,trigger:r},h,f){const p=(0,o.n)(t,n.repository)
const w=(0,m.U)(e.env,(await(0,d.jU)(p))?.id)
const sleep=t=>e.sleep(t,e.signal)
const y=(0,v.yX)({memory:h,trigger:r})
const g=r.decision?.verdict==="approve"
const[k,b,$]=await Promise.all([(0,a.Gj)({client:p,settings:w.gate,sleep:sleep},r),y?.comment&&(0,i.hF)(p,y.comment.id),y&&g&&(0,l.dz)(y).length>0?(0,c.aE)(p,r.thread,{settings:(0,s.triggerSettings)(e.env),since:shownAfter(y)}):[]])
const{decision:S,createdAt:O,actors:A}=r
const[I]=A
if(!S||!I)return{status:"refused",why:"Nobody has decided anything.",proposal:y,shownAt:void 0}
const j={proposal:y,comment:b??void 0,asked:{verdict:S.verdict,digest:S.digest,at:O,by:I},whyNotAllowed:k.status==="denied"?k.why:whyForgotten(h,y),mustNotBeRequester:w.mustNotBeRequester,policy:f,now:e.now(),wasGood:(0,v.fE)({memory:h,trigger:r})}
const C=(0,u.Y)(j)
const mayDecide=async e=>{const t={...w.gate,triggeringActor:void 0}
return(await(0,a.Gj)({client:p,settings:t,sleep:sleep},{...r,actors:[e]})).status==="allowed"}
const _=await whyOpposed({facts:j,verdict:C,rejections:$,mayDecide:mayDecide})
const N=_===void 0?C:{status:"refused",why:_}
return{...N,proposal:y,shownAt:b?.shownAt}}const y=10*6e4
function shownAfter(e){const t=(0,l.dz)(e).map(({pending:e})=>Date.parse(e.created))
return new Date(Math.min(...t)-y)}async function whyOpposed({facts:e,verdict:t,rejections:n,mayDecide:r}){if(t.status==="refused"||e.wasGood)return
for(const s of n){if(s.kind==="label")return opposed(s.by,` with the label ${(0,h.aY)(s.name)}`,e)
const n={verdict:"reject",digest:s.said.digest,at:s.at,by:s.by}
const o=(0,u.Y)({...e,asked:n})
const isAbout=({pending:e})=>t.items.some(t=>t.pending===e)
if(o.status==="refused"||!o.items.some(isAbout))continue
if(await r(s.by))return opposed(s.by.login," in a comment",e)}return}function opposed(e,t,{asked:n}){const r=e===void 0?"Somebody":(0,h.aY)(e)
return(0,p.J1)("approval-opposed",{rejecter:r,where:t,approver:(0,h.aY)(n.by.login)})}function whyForgotten({isResumed:e,notes:t},n){return n===void 0&&!e&&t.size>0?[...t].join(" "):void 0}async function markDecided({memory:e,trigger:t,world:n},r,s,o){const i=(0,l.Q6)(r,s,{...o,by:(0,w.Id)(t),at:n.now().toISOString()})
if(!await e.settle((0,v.LY)(i)))throw notMarked()
printDecision(i,s)
return i}function notMarked(){return new f.vC("git","This decision could not be recorded as used, so nothing was carried out.",{hint:"Another run may be active on this thread. Decide again when it has ended."})}function printDecision({items:e},t){const n=new Set(t.map(({pending:e})=>(0,l.TH)(e)))
for(const{pending:t,decision:s}of e){if(!s||!n.has((0,l.TH)(t)))continue
const e="tool"in t?"Action":"patch"in t?"Change":"Intent";(0,r.printNotice)(`${e} ${(0,l.VK)(t)} (${(0,l.lx)(t)}) was ${s.verdict} by ${s.by}.`)}}}),97028:((e,t,n)=>{n.d(t,{GO:()=>y,decideIntents:()=>decideIntents,isAboutIntents:()=>isAboutIntents})
var r=n(87233)
var s=n(54552)
var o=n(685)
var i=n(98664)
var a=n(94869)
var c=n(93992)
var d=n(40669)
var u=n(18511)
var l=n(57266)
var h=n(56172)
var f=n(54267)
var p=n(31384)
var w=n(70020)
var m=n(8670)
var v=n(68563)
function isAboutIntents(e){return e.trigger.kind==="decision"&&(0,s.Eb)((0,f.yX)(e)).length>0}const y="go"
async function decideIntents(e){const t=e.world.clock()
try{if(await e.claimed==="lost")return"lost"
const n=await decide(e)
if(n===y)return n
return{...n,report:{...n.report,durationMs:e.world.clock()-t}}}catch(n){return(0,h.Gj)((0,i.ec)(n),e.world.clock()-t)}}async function decide(e){const t=(0,r.readInputs)(e.world.env)
const{proposal:n,...s}=await(0,m.d)(e,e.memory,(0,p.V_)(e.world.env,void 0))
if(s.status==="refused"||!n)return endWith({outcome:"skipped",reason:s.status==="refused"?s.why:"Nothing is pending here."})
if(e.trigger.decision?.verdict==="reject")return reject(e,t,{proposal:n,items:s.items})
if(s.status==="stale")return askAgain(e,t,{proposal:n,items:s.items,why:s.why})
if(!(0,v.isPlan)(s.items))return approve(e,t,{proposal:n,items:s.items})
await(0,m.K)(e,n,s.items,{verdict:"approved",reason:""})
return y}async function approve(e,t,{proposal:n,items:r}){const o=await(0,m.K)(e,n,r,{verdict:"approved",reason:""})
const i=(0,d.intentContextOf)(e)
const a=[]
const c=new Map
for(const{pending:n}of r){if(!("intent"in n))continue
const r=await carryOut({...i,since:n.created},readPending(e,t,n),n)
a.push(r)
c.set((0,s.TH)(n),resultOf(r))}return settled(e,t,{used:o,results:c,lines:a})}function readPending(e,{intents:t=[]},{intent:n,value:r}){const s=(0,d.declaredIntents)(t,{isRestricted:!1}).find(({name:e})=>e===n)
if(!s)return{why:"the workflow no longer declares it"}
return s.read(JSON.parse(r),{thread:e.trigger.thread,clean:(0,d.cleanTextFor)(e)})}async function carryOut(e,t,n){const{words:r}=n
if("why"in t)return{status:"refused",words:r,why:t.why}
const o=await(0,u.RO)(e,t,(0,s.ee)(n))
if(o.status==="refused")return{status:"refused",words:r,why:o.why}
return o.status==="already"?{...o,words:r}:(0,u.S$)(o,t)}function resultOf({status:e,why:t}){return e==="refused"?`not done: ${(0,a.TN)(t??"",200)}`:"done"}function settled(e,t,{used:n,results:r,lines:i}){const a=(0,s.dz)(n)
const c=a.length>0?{v:1,items:a,comment:null}:void 0
const d=c&&(0,w.approvalCommentOf)(c,e,t)
const u=(0,l.R)({outcome:"answered",reason:"Decided",hint:""},i)
const h=c?{outcome:"awaiting-approval",reason:(0,o.Sh)(c),hint:""}:u
const f={proposal:c,used:n,results:r,...d!==void 0&&{approvalComment:d}}
return endWith({...h,lines:i},f)}async function reject(e,t,{proposal:n,items:r}){const o=e.trigger.decision?.reason??""
const i=await(0,m.K)(e,n,r,{verdict:"rejected",reason:o})
if((0,s.dz)(i).length>0)return settled(e,t,{used:i,results:new Map,lines:[]})
const d=o===""?"":`: ${o}`
const u=(0,a.TN)(`${(0,c.Id)(e.trigger)} rejected what was proposed${d}`,300).replace(/\.$/,"")
return endWith({outcome:"answered",reason:u},{proposal:void 0,used:i,results:new Map})}function askAgain(e,t,{proposal:n,items:r,why:i}){const a=e.world.now().toISOString()
const c=(0,s.Q6)(n,(0,s.dz)(n),{verdict:"dropped",by:"us",at:a,reason:i})
e.memory.update((0,f.LY)(c))
const{thread:d}=e.trigger
const u=r.flatMap(e=>"intent"in e.pending?[e.pending]:[])
const[l]=u
if(d.type==="none"||!l)return endWith({outcome:"skipped",reason:"Nothing is pending here."})
const h=u.map(({intent:e,value:t,words:n})=>({intent:e,value:t,words:n}))
const m=(0,v.intentItems)(e,t,{thread:d.number,requesters:l.requesters,intents:h})
const y={v:1,items:m,comment:null}
const g=(0,w.approvalCommentOf)(y,e,t)
const k=`It is asked again. ${(0,p.zC)(i,void 0)}`
const b={proposal:y,used:c,results:new Map,approvalComment:g}
return endWith({outcome:"awaiting-approval",reason:(0,o.Sh)(y),hint:k},b)}function endWith({outcome:e,reason:t,hint:n="",lines:r=[]},s){const o=s?.approvalComment===void 0?{}:{approvalComment:s.approvalComment}
const i={...h.II,outcome:e,reason:t,hint:n,costUsd:0,durationMs:0,intents:r,...o}
return{report:i,fault:void 0,conversationPath:"",...s&&{approvals:s}}}}),18511:((e,t,n)=>{n.d(t,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var r=n(58908)
var s=n(76718)
var o=n(62423)
var i=n(98664)
var a=n(94869)
var c=n(94462)
async function settleAll(e,t,n){const r=[]
const s=[]
const i=new Map
const a=new Map
const c=new Map
const d=new Set
for(const u of t){const t=readProposed(u,e,n)
if("why"in t){r.push({status:"refused",words:(0,o.aY)(u.name),why:t.why})
continue}const{kind:l}=t
const h=JSON.stringify([l.name,t.value])
if(d.has(h)){c.set(l.name,(c.get(l.name)??0)+1)
continue}d.add(h)
const f=i.get(l.name)??0
i.set(l.name,f+1)
if(f>=l.limits.most){a.set(l.name,(a.get(l.name)??0)+1)
continue}const p=await settleOne(e,t,{...n,slot:`${n.key}/${f}`})
r.push(p)
if(p.status==="waiting")s.push(t)}const u=restOf(a,(e,t)=>`the workflow allows ${(i.get(e)??t)-t} in a run`)
const l=restOf(c,()=>"it was proposed more than once")
return{lines:[...r,...u,...l],waiting:s}}function restOf(e,t){return[...e].map(([e,n])=>({status:"refused",words:`${(0,a.U9)(n,"more proposal")} of ${(0,o.aY)(e)}`,why:t(e,n)}))}function readProposed(e,{thread:t},{declared:n,clean:r}){const s=n.find(({name:t})=>t===e.name)
if(!s)return{why:"the workflow does not declare it for this run"}
return s.read(e.value,{thread:t,clean:r})}async function settleOne(e,t,n){const{words:r,kind:s}=t
const o=s.waits||n.isConfirming&&!s.limits.isUnattended
if(o&&n.nobody!==void 0&&n.way==="carry-out")return{status:"refused",words:r,why:`it needs approval, and nobody can be asked, because ${n.nobody}`}
const i=await checkProposal(e,t,n.slot)
if(i.status==="refused")return{status:"refused",words:r,why:i.why}
if(i.status==="already")return{...i,words:r}
if(n.way==="look")return{status:"planned",words:r,...o&&{why:"after a person has approved it"}}
return o?{status:"waiting",words:r,why:"for a person to approve it"}:carryOutIntent(i,t)}async function checkProposal(e,t,n){const{kind:r,number:i,check:a}=t
try{if(i===void 0||r.target==="discussion")return await a(e,{target:void 0,slot:n})
const{owner:t,name:d}=e.repository
const u=await(0,s._)(e.client,`${t}/${d}`,i)
if(!u)return(0,c.J5)(`there is no #${i} in this repository`)
if(r.target==="issue"&&u.isPull)return(0,c.J5)(`#${i} is a pull request`)
if(r.target==="pull_request"&&!u.isPull)return(0,c.J5)(`#${i} is an issue`)
const{only:l}=r.limits
const has=e=>u.labels.some(t=>t.toLowerCase()===e.toLowerCase())
if(l.length>0&&!l.some(has))return(0,c.J5)(`#${i} has none of the labels that the workflow asks for (${l.map(o.aY).join(", ")})`)
const h=await a(e,{target:u,slot:n})
if(h.status!=="ready")return h
if(r.needsOpen&&!u.isOpen)return(0,c.J5)(`#${i} is closed`)
if(u.isLocked&&!r.canBeLocked)return(0,c.J5)(`#${i} is locked`)
return h}catch(e){return(0,c.J5)(whyFailed(e,t))}}async function carryOutIntent(e,t){const{words:n}=t
try{return{status:"done",words:n,...await e.act()}}catch(e){return{status:"refused",words:n,why:whyFailed(e,t)}}}function whyFailed(e,{kind:t}){const n=(0,i.ec)(e)
const s=e instanceof r.Q4&&e.status===403?`; the job may need \`${t.permission}\``:""
return`${(0,a.TN)(n.message,300).replace(/\.$/,"")}${s}`}}),57266:((e,t,n)=>{n.d(t,{R:()=>concludeIntents,t:()=>concludeWaiting})
var r=n(54552)
var s=n(685)
var o=n(83650)
function concludeIntents(e,t){const n=(0,o.Cc)(t)
const{outcome:r,reason:s}=e
if(n===void 0)return e
if(r==="changed")return{...e,reason:`${s}. ${n}`}
if(r!=="answered"&&r!=="no-op")return e
const i=t.every(({status:e})=>e==="refused"||e==="not-taken")
if(!i)return{...e,outcome:"answered",reason:n,hint:""}
const a="The list below has the reasons. Declare it in the `intents` input, or ask for something else."
return{...e,outcome:"blocked",reason:`Nothing was carried out: ${n}`,hint:a}}function concludeWaiting(e,{refused:t,again:n,notEnded:o=[]},{proposal:a,unseen:c}){if(t!==void 0)return{outcome:"skipped",reason:t,hint:""}
if(c!==void 0)return{outcome:"blocked",reason:i,hint:c}
if(!a)return concludeNotEnded(e,o)
if((0,r.zJ)(a)||(0,r.Eb)(a).length>0)return concludeHeld(e,(0,s.Sh)(a))
const d=n===void 0?"":`It is asked again. ${n}`
return{outcome:"awaiting-approval",reason:(0,s.Sh)(a),hint:d}}const i="The pending actions cannot be shown to people, so nobody was asked"
function concludeNotEnded(e,t){if(t.length===0||!["changed","answered","no-op"].includes(e.outcome))return e
const n=`An approved action did not finish (${t.join(", ")}). ${e.reason}`
return{...e,outcome:"failed",reason:n,hint:"Check how much of it was done before you ask for it again."}}function concludeHeld(e,t){if(e.outcome!=="changed")return{outcome:"awaiting-approval",reason:t,hint:""}
return{...e,reason:`${e.reason}. ${t}`}}})}

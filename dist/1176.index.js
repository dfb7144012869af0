export const id=1176
export const ids=[1176]
export const modules={64294:((e,t,n)=>{n.d(t,{OB:()=>rowOf,zN:()=>isReview})
const s={isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",gate:"people",review:"review-request",item:"automation",sweep:{sign:"none"},removesClosed:!1}
const r={mention:{...s,bare:"task-bare",sweep:{sign:"own"}},label:{...s,bare:"task-bare-label"},assignment:{...s,bare:"task-bare-assignment"},"review-request":{...s,bare:"task-bare-review-request",isReview:!0},review:{isAwaited:!1,isReview:!0,isTask:!1,isUnasked:!1,requester:"workflow",bare:"task-bare-review",gate:"people",review:"review",item:"automation",sweep:{sign:"none"},removesClosed:!1},"ci-failure":{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"failed run",bare:"task-bare-ci-failure",gate:"own run",review:void 0,item:"automation",sweep:{sign:"none"},removesClosed:!1},schedule:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!0,requester:"schedule",bare:void 0,gate:"nobody",review:"review-request",item:"schedule",sweep:{sign:"none"},removesClosed:!0},automation:{isAwaited:!0,isReview:!1,isTask:!0,isUnasked:!1,requester:"sender by hand",bare:void 0,gate:"people",review:"review",item:"automation",sweep:void 0,removesClosed:!1},decision:{isAwaited:!0,isReview:!1,isTask:!1,isUnasked:!1,requester:"person",bare:void 0,gate:"people",review:"review-request",item:void 0,sweep:{sign:"none"},removesClosed:!1}}
function rowOf({kind:e}){return r[e]}function isReview(e){return rowOf(e).isReview}}),29209:((e,t,n)=>{n.d(t,{M:()=>bounded,l:()=>pauseAfter})
var s=n(98664)
var r=n(94869)
async function bounded(e,t){const{most:n,pause:s,withinMs:r=Number.POSITIVE_INFINITY,world:i,signal:o}=e
const a=i.clock()
for(let c=1;c<=n;c+=1){const u=await t(c)
if(u!==void 0)return u
o.throwIfAborted()
const p=i.clock()-a
if(c===n||p>=r)throw gaveUp(e,c,p)
if(s)await rest(e,Math.min(pauseAfter(c,s),r-p))}throw gaveUp(e,0,0)}async function rest({world:e,signal:t},n){try{await e.sleep(n,t)}catch(e){t.throwIfAborted()
throw e}}function pauseAfter(e,{first:t,longest:n}){return Math.min(t*2**(e-1),n)}function gaveUp({what:e,code:t,hint:n},i,o){return new s.vC(t,`This run waited for ${e}, and gave up after ${(0,r.U9)(i,"look")} in ${timeOf(o)}.`,{hint:n})}function timeOf(e){const[t,n]=[Math.round(e/1e3),Math.round(e/6e4)]
if(t<1)return"less than a second"
return t<120?(0,r.U9)(t,"second"):(0,r.U9)(n,"minute")}}),45867:((e,t,n)=>{n.d(t,{C1:()=>pendingJson,Eb:()=>openIntents,H9:()=>isPlanned,Jh:()=>O,Q6:()=>recordDecision,Sh:()=>waitingLine,TH:()=>idOf,VK:()=>shortDigest,YY:()=>carryOver,dz:()=>openItems,ee:()=>pendingDigest,lx:()=>pendingName,qx:()=>isMemory,rP:()=>planIn,rr:()=>bodyDigest,zJ:()=>openChange})
var s=n(77598)
var r=n(28942)
var i=n(64377)
var o=n(76327)
var a=n(31827)
var c=n(80292)
var u=n(94869)
const p=r.string().regex(/^[0-9a-f]{40,64}$/)
const d=i.datetime()
const h=r.strictObject({login:r.string(),id:r.number().int().nullable()}).readonly()
const l={v:r.literal(1),repository:r.number().int(),thread:r.number().int(),run:r.number().int(),conversation:r.string(),tree:p,head:p,policy:r.string(),requesters:r.array(h).readonly(),created:d,expires:d}
const{tree:f,head:m,...w}=l
const g=r.strictObject({...w,intent:r.string(),value:r.string(),words:r.string()}).readonly()
const v=r.strictObject({...l,paths:r.array(r.string()).min(1).readonly(),patch:r.string(),branch:r.string(),is_new:r.boolean(),base:r.string(),pull_request:r.number().int().nullable()}).readonly()
const y=r.string().regex(/^[0-9a-f]{64}$/)
const b=r.strictObject({...l,action:r.string(),tool:r.string(),arguments:r.string(),cwd:r.string(),grant:o.Ve,network:r.string()}).readonly()
const k=r.strictObject({verdict:r["enum"](["approved","rejected","dropped"]),by:r.string(),at:d,reason:r.string()}).readonly()
const S=r.strictObject({pending:r.union([b,v,g]),risk:r.string(),reasons:r.array(r.string()).readonly(),shown:d.nullable(),decision:k.nullable()}).readonly()
const O=r.strictObject({v:r.literal(1),items:r.array(S).min(1).readonly(),comment:r.strictObject({id:r.number().int(),digest:y}).readonly().nullable(),of_plan:r.literal(!0).optional()}).readonly()
function pendingDigest(e){return sha256((0,c.dj)(e))}function shortDigest(e){return pendingDigest(e).slice(0,12)}function idOf(e){return"tool"in e?e.action:pendingDigest(e)}function pendingName(e){if("intent"in e)return e.intent
return"patch"in e?e.paths.join(", "):e.tool}function bodyDigest(e){return sha256(e.replaceAll("\r\n","\n").trimEnd())}function sha256(e){return(0,s.createHash)("sha256").update(e,"utf8").digest("hex")}function openItems({items:e}){return e.filter(({decision:e})=>e===null)}function openIntents(e){return e?openItems(e).filter(({pending:e})=>"intent"in e):[]}function isPlanned({pending:e}){return"intent"in e&&e.intent==="plan"}function planIn({value:e}){return String(JSON.parse(e).plan)}function openChange(e){const[t]=e?openItems(e):[]
return t&&"patch"in t.pending?t.pending:void 0}function isMemory({paths:e}){return e.length>0&&e.every(a.UV)}function waitingLine(e){const t=openChange(e)
if(t&&isMemory(t))return"Approval needed: the agent proposes to remember this in later runs"
const n=t?.paths.length
if(n!==void 0)return`Approval needed: ${(0,u.U9)(n,"protected file")} ${isOrAre(n)} held back`
if(openItems(e).some(isPlanned))return"Approval needed: the plan is below, and nothing is changed yet"
const s=openIntents(e).length
if(s>0)return`Approval needed: ${(0,u.U9)(s,"proposal")} ${isOrAre(s)} waiting`
const r=openItems(e).length
return`Approval needed: ${(0,u.U9)(r,"action")} ${isOrAre(r)} paused`}function isOrAre(e){return e===1?"is":"are"}function isSame(e,t){const lasting=({run:e,created:t,expires:n,...s})=>(0,c.dj)(s)
return lasting(e)===lasting(t)}function carryOver(e,t,n){const s=t?openItems(t):[]
return e.map(e=>{const t=s.find(({pending:t})=>isSame(t,e.pending))
return t?{...t,shown:t.shown??n}:e})}function recordDecision(e,t,n){const s=new Set(t.map(({pending:e})=>idOf(e)))
const take=e=>e.decision===null&&s.has(idOf(e.pending))?{...e,decision:n}:e
return{...e,items:e.items.map(take)}}function pendingJson(e){const t=e.items.filter(({decision:e})=>e===null)
return JSON.stringify(t.map(e=>({digest:shortDigest(e.pending),...facts(e),expires:e.pending.expires})))}function facts({pending:e,risk:t,reasons:n}){if("patch"in e)return{paths:e.paths,branch:e.branch}
if("intent"in e)return{intent:e.intent,value:JSON.parse(e.value)}
const{tool:s,cwd:r,grant:i}=e
const{secrets:o,hosts:a,server:c}=i
return{tool:s,arguments:JSON.parse(e.arguments),cwd:r,risk:t,reasons:n,reach:{secrets:o,hosts:a,server:c}}}}),1176:((e,t,n)=>{n.d(t,{Kr:()=>lookForState,Ch:()=>openStore,yX:()=>proposalFor,sp:()=>proposalIn,fN:()=>spareFolders,Qv:()=>stateNameOf,$:()=>stateStore,fE:()=>wasAccepted,LY:()=>withProposal})
var s=n(73024)
var r=n(76760)
var i=n(89812)
var o=n(64294)
var a=n(45867)
var c=n(81031)
var u=n(7052)
var p=n(75444)
var d=n(97167)
var h=n(59766)
var l=n(82362)
var f=n(33368)
var m=n(98664)
var w=n(54668)
var g=n(71324)
var v=n(29209)
const y={first:5e3,longest:6e5}
const b=12
class Refusals{#e
#t
#n=0
#s=0
constructor(e){this.#e=e}requireAnother(){if(this.#t&&(this.#n>=b||this.#e().getTime()<this.#s))throw this.#t}add(e){this.#t=e
this.#n+=1
this.#s=this.#e().getTime()+(0,v.l)(this.#n,y)
throw e}forget(){this.#t=void 0
this.#n=0}}function writeState(e,{envelope:t,files:n,added:s,message:r,parent:i,seconds:o}){for(const t of s.values())(0,f.p7)(e,"blob",t)
const a=new Map([...n].map(([e,{object:t}])=>[e,t]))
const c=writeFolder(e,a.set(h.e0,(0,f.p7)(e,"blob",t)))
const u=`deckhand <deckhand@users.noreply.github.com> ${o} +0000`
const p=i===void 0?[]:[`parent ${i}`]
const d=[`tree ${c}`,...p,`author ${u}`,`committer ${u}`]
return(0,f.p7)(e,"commit",`${d.join("\n")}\n\n${r}`)}function writeFolder(e,t){const n=[...t].filter(([e])=>!e.includes("/")).map(([e,t])=>[e,"100644",t])
const s=Map.groupBy(t,([e])=>e.slice(0,Math.max(0,e.indexOf("/"))))
s.delete("")
const r=[...s].map(([t,n])=>{const s=t.length+1
const r=writeFolder(e,new Map(n.map(([e,t])=>[e.slice(s),t])))
return[t,"40000",r]})
return(0,f.p7)(e,"tree",(0,f.g7)([...n,...r]))}var k=n(95582)
function openStateStore(e){return new Store(e)}class Store{#r
#i
#o=!1
#a
#c
#u
#p=""
#d
#h=!1
#l
#f=new Map
constructor(e){const{folder:t,name:n,secret:s,repositoryId:r}=e
this.#r=e
this.#a=(0,g.OX)(s,r)
this.#c={repositoryId:r,name:n.name}
this.#u=n.ref
this.#d=e.seen
this.#l=new Refusals(e.now)
this.#i=this.#m(t)}#m(e){const t=(0,r.join)(e,"state.git")
const run=(n={})=>{const s={...this.#r.environment,...n}
return(0,f.$Y)(n.GIT_DIR===void 0?{folder:e,gitDir:t,environment:s}:{folder:e,environment:s})};(0,f.xJ)(t)
return{gitDir:t,git:run,remote:(0,l.W)(run,this.#r.remote),cache:this.#w()}}async read(){for(let e=1;e<=S;e+=1){const e=await this.#g()
if(e!=="moved")return e}throw busy()}async#g(){const{ref:e,branch:t}=this.#r.name
const{git:n,remote:s,cache:r}=this.#v()
const i=await this.#d??await s.tips([e,t])
this.#d=void 0
this.#u=i.has(t)?t:e
this.#p=i.get(this.#u)??""
this.#h=!1
this.#o=!1
if(this.#p==="")return{status:"none"}
if(await s.fetch(this.#u)!==this.#p)return"moved"
const o=await(0,g.Tc)(n(),this.#p,this.#c,this.#a)
if(o.status==="found"&&o.isEncrypted===this.#r.isEncrypted)r.learn(o)
return o}insist(){this.#l.forget()}async write(e){this.#l.requireAnother()
try{return await this.#y(this.#i,e)}catch(t){if(!(0,w.WY)(t))throw t
return this.#b(e,t)}}async#b(e,t){for(const t of this.#k){let n
try{n=(0,s.mkdtempSync)((0,r.join)(t,"deckhand-state-"))
const i=await this.#y(this.#m(n),e)
this.#o=!0
return i}catch(e){if(n!==void 0&&!(0,w.WY)(e))throw e}finally{if(n!==void 0)(0,s.rmSync)(n,{recursive:!0,force:!0})}}throw t}async#y(e,t){const{commit:n,stored:s}=await this.#S(e,t)
const r=await this.#O(e,n).catch(e=>{if((0,w.WY)(e))throw e
return this.#l.add((0,m.ec)(e))})
if(r==="refused")return this.#l.add(refused())
this.#l.forget()
if(r==="lost")return{status:"lost"}
this.#p=n
this.#h=!0
this.#o=!1
this.#f=s
return{status:"saved",isBranch:this.#I}}async#O({remote:e},t){const{branch:n}=this.#r.name
const s=await e.move(this.#u,t,this.#p)
if(s!=="refused"||this.#I)return s
const r=await e.move(n,t,"")
if(r!=="refused")this.#u=n
return r}async readBack(e){const{folder:t,environment:s,remote:r}=this.#r
const i={ref:this.#u,commit:this.#p,files:this.#f}
const tips=e=>this.#i.remote.tips([e])
const o={folders:[t,...this.#k],environment:s,remote:r,tips:tips}
return(await n.e(9494).then(n.bind(n,29494))).Saved.readBack(o,i,e)}async#S(e,{manifest:t,files:n}){const{isEncrypted:s,leaks:r,now:i,name:o}=this.#r
const{gitDir:a,cache:c}=e
const u=await withoutSecrets(t,r)
const p=c.remember()
const d=Math.floor(i().getTime()/1e3)
try{const{stored:t,added:r}=await c.put(n);(0,k.lY)(t)
const i=await this.#_(e)
const p=(0,g.gs)({manifest:u,files:(0,h.Ox)(t),isEncrypted:s},this.#c,this.#a)
const l=`State of ${o.name}\n`
const f=writeState(a,{envelope:p,files:t,added:r,parent:i,seconds:d,message:l})
return{commit:f,stored:t}}catch(e){p()
throw e}}async#_(e){if(this.#p===""||!this.#h&&!this.#I)return
if(!this.#o&&e===this.#i)return this.#p
if(!this.#I)return
await e.remote.fetch(this.#u)
return this.#p}#v(){this.#i={...this.#i,cache:this.#w()}
return this.#i}get#k(){return(this.#r.spares??[]).filter(e=>(0,s.existsSync)(e))}get#I(){return this.#u===this.#r.name.branch}#w(){const{isEncrypted:e,leaks:t}=this.#r
return new h.pH(t,t=>e?this.#a.encrypt(t):t)}}const S=10
function busy(){return new m.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new m.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}async function withoutSecrets(e,t){const{reason:n,work:s,repositories:r,proposal:i}=e
const o=new Map
for(const e of new Set(stringsIn({reason:n,work:s,repositories:r,proposal:i})))o.set(e,(await t.redactLong(e)).text)
const clean=e=>JSON.parse(JSON.stringify(e),(e,t)=>typeof t==="string"?o.get(t):t)
const a={reason:clean(n),work:clean(s),repositories:clean(r)}
return{...e,...a,proposal:clean(i)}}function stringsIn(e){if(typeof e==="string")return[e]
return typeof e==="object"&&e!==null?Object.values(e).flatMap(stringsIn):[]}function lookForState({settings:e,github:t,job:n},s){if(!isSaved(e,s)||!(0,u.ownSecret)(e)||!(0,p.mayWrite)(e))return
const{name:r,ref:o,branch:a}=stateNameOf(s)
return{name:r,tips:(0,l.s)((0,i.n)(t,n.repository),[o,a])}}function stateStore({trigger:e,...t},n){if(!isSaved(t.settings,e))return
const s=stateNameOf(e)
const r=n?.name===s.name?n.tips:void 0
return openStore({...t,name:s,repositoryId:e.repositoryId,seen:r})}function isSaved(e,t){return!(0,o.zN)(t)&&e.slice(c.STATE)["state-store"]!=="none"}function stateNameOf({thread:e,key:t}){return e.type==="none"?(0,h.pg)(t):(0,h.QY)(e.number)}function openStore({world:{env:e,now:t},github:n,settings:i,job:o,leaks:a,...h},l=o.temp){const f=(0,u.ownSecret)(i)
if(!f||!(0,p.mayWrite)(i))return;(0,s.mkdirSync)(l,{recursive:!0})
return openStateStore({folder:(0,s.mkdtempSync)((0,r.join)(l,"deckhand-state-")),spares:spareFolders(e),remote:{url:`${o.repositoryUrl}.git`,token:i.slice(u.KEYS)["github-token"],isBack:n.isBack},environment:(0,d._K)(e),isEncrypted:i.slice(c.STATE)["encrypt-state"],...h,secret:f,leaks:a,now:t})}function spareFolders(e){return[e.TMPDIR||"/tmp","/dev/shm"]}function proposalFor(e){const t=proposalIn(e.memory)
return t&&isRepeated(e)?{...t,items:t.items.map(reopened)}:t}function wasAccepted(e){return isRepeated(e)&&proposalIn(e.memory)?.items.some(isUnfinished)===!0}function isRepeated({memory:e,trigger:t}){return e.wasCutOff&&e.manifest.lease?.key===t.key&&t.kind==="decision"}function reopened(e){return isUnfinished(e)?{...e,decision:null}:e}function isUnfinished({pending:e,decision:t}){return!("tool"in e)&&t?.verdict==="approved"}function proposalIn({manifest:e}){return a.Jh.safeParse(e.proposal).data}function withProposal(e){return t=>({...t,proposal:JSON.parse(JSON.stringify(e))})}}),97167:((e,t,n)=>{n.d(t,{We:()=>captureJob,_K:()=>gitEnvironment,xg:()=>captureLimits})
var s=n(22499)
function gitEnvironment(e){return(0,s.mR)(e)}const r={leastMs:6e4,share:.1}
const i=.75
function captureLimits(e){const t=Math.max(r.leastMs,e*6e4*r.share)
return{gitMs:t*i,copiesMs:t*(1-i)}}function captureJob({captureCommand:e,late:t},n){return{command:e,limitMs:captureLimits(n).gitMs,signal:t}}}),95582:((e,t,n)=>{n.d(t,{Jm:()=>isUnfit,MF:()=>TooLarge,lY:()=>requireSize})
var s=n(98664)
var r=n(54668)
var i=n(59766)
function requireSize(e){const bytesOf=e=>e.reduce((e,{bytes:t})=>e+t,0)
const t=[...e].flatMap(([e,t])=>(0,i.sN)(e)?[]:[t])
if(t.length>=i.b1.filesBesideCopies||bytesOf(t)>=i.b1.besideCopies)throw new TooLarge("conversation")
if(e.size>=i.b1.files||bytesOf([...e.values()])>=i.b1.allBytes)throw new TooLarge("copies")}class TooLarge extends s.vC{part
constructor(e){const t=e==="conversation"?"conversation has":"saved changes have"
super("config",`The ${t} become too long to be saved.`,{hint:"Mention me with `reset` to start a new conversation."})
this.part=e}}function isUnfit(e){return e instanceof TooLarge||(0,r.WY)(e)}})}

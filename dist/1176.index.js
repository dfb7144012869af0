export const id=1176
export const ids=[1176]
export const modules={29209:((e,t,n)=>{n.d(t,{M:()=>bounded,l:()=>pauseAfter})
var r=n(98664)
var s=n(94869)
async function bounded(e,t){const{most:n,pause:r,withinMs:s=Number.POSITIVE_INFINITY,world:i,signal:o}=e
const a=i.clock()
for(let c=1;c<=n;c+=1){const h=await t(c)
if(h!==void 0)return h
o.throwIfAborted()
const p=i.clock()-a
if(c===n||p>=s)throw gaveUp(e,c,p)
if(r)await rest(e,Math.min(pauseAfter(c,r),s-p))}throw gaveUp(e,0,0)}async function rest({world:e,signal:t},n){try{await e.sleep(n,t)}catch(e){t.throwIfAborted()
throw e}}function pauseAfter(e,{first:t,longest:n}){return Math.min(t*2**(e-1),n)}function gaveUp({what:e,code:t,hint:n},i,o){return new r.vC(t,`This run waited for ${e}, and gave up after ${(0,s.U9)(i,"look")} in ${timeOf(o)}.`,{hint:n})}function timeOf(e){const[t,n]=[Math.round(e/1e3),Math.round(e/6e4)]
if(t<1)return"less than a second"
return t<120?(0,s.U9)(t,"second"):(0,s.U9)(n,"minute")}}),45867:((e,t,n)=>{n.d(t,{C1:()=>pendingJson,H9:()=>isPlanned,Jh:()=>O,Q6:()=>recordDecision,Sh:()=>waitingLine,TH:()=>idOf,VK:()=>shortDigest,YY:()=>carryOver,dz:()=>openItems,ee:()=>pendingDigest,lx:()=>pendingName,q$:()=>openDeferred,qx:()=>isMemory,rP:()=>planIn,rr:()=>bodyDigest,zJ:()=>openChange})
var r=n(77598)
var s=n(28942)
var i=n(64377)
var o=n(76327)
var a=n(31827)
var c=n(80292)
var h=n(94869)
const p=s.string().regex(/^[0-9a-f]{40,64}$/)
const u=i.datetime()
const d=s.strictObject({login:s.string(),id:s.number().int().nullable()}).readonly()
const l={v:s.literal(1),repository:s.number().int(),thread:s.number().int(),run:s.number().int(),conversation:s.string(),tree:p,head:p,policy:s.string(),requesters:s.array(d).readonly(),created:u,expires:u}
const{tree:f,head:m,...g}=l
const w=s.strictObject({...g,intent:s.string(),value:s.string(),words:s.string()}).readonly()
const v=s.strictObject({...l,paths:s.array(s.string()).min(1).readonly(),patch:s.string(),branch:s.string(),is_new:s.boolean(),base:s.string(),pull_request:s.number().int().nullable()}).readonly()
const y=s.string().regex(/^[0-9a-f]{64}$/)
const b=s.strictObject({...l,action:s.string(),tool:s.string(),arguments:s.string(),cwd:s.string(),grant:o.Ve,network:s.string()}).readonly()
const S=s.strictObject({verdict:s["enum"](["approved","rejected","dropped"]),by:s.string(),at:u,reason:s.string()}).readonly()
const k=s.strictObject({pending:s.union([b,v,w]),risk:s.string(),reasons:s.array(s.string()).readonly(),shown:u.nullable(),decision:S.nullable()}).readonly()
const O=s.strictObject({v:s.literal(1),items:s.array(k).min(1).readonly(),comment:s.strictObject({id:s.number().int(),digest:y}).readonly().nullable(),of_plan:s.literal(!0).optional()}).readonly()
function pendingDigest(e){return sha256((0,c.dj)(e))}function shortDigest(e){return pendingDigest(e).slice(0,12)}function idOf(e){return"tool"in e?e.action:pendingDigest(e)}function pendingName(e){if("intent"in e)return e.intent
return"patch"in e?e.paths.join(", "):e.tool}function bodyDigest(e){return sha256(e.replaceAll("\r\n","\n").trimEnd())}function sha256(e){return(0,r.createHash)("sha256").update(e,"utf8").digest("hex")}function openItems({items:e}){return e.filter(({decision:e})=>e===null)}function openDeferred(e){return e?openItems(e).filter(({pending:e})=>"intent"in e):[]}function isPlanned({pending:e}){return"intent"in e&&e.intent==="plan"}function planIn({value:e}){return String(JSON.parse(e).plan)}function openChange(e){const[t]=e?openItems(e):[]
return t&&"patch"in t.pending?t.pending:void 0}function isMemory({paths:e}){return e.length>0&&e.every(a.UV)}function waitingLine(e){const t=openChange(e)
if(t&&isMemory(t))return"Approval needed: the agent proposes to remember this in later runs"
const n=t?.paths.length
if(n!==void 0)return`Approval needed: ${(0,h.U9)(n,"protected file")} ${isOrAre(n)} held back`
if(openItems(e).some(isPlanned))return"Approval needed: the plan is below, and nothing is changed yet"
const r=openDeferred(e).length
if(r>0)return`Approval needed: ${(0,h.U9)(r,"proposal")} ${isOrAre(r)} waiting`
const s=openItems(e).length
return`Approval needed: ${(0,h.U9)(s,"action")} ${isOrAre(s)} paused`}function isOrAre(e){return e===1?"is":"are"}function isSame(e,t){const lasting=({run:e,created:t,expires:n,...r})=>(0,c.dj)(r)
return lasting(e)===lasting(t)}function carryOver(e,t,n){const r=t?openItems(t):[]
return e.map(e=>{const t=r.find(({pending:t})=>isSame(t,e.pending))
return t?{...t,shown:t.shown??n}:e})}function recordDecision(e,t,n){const r=new Set(t.map(({pending:e})=>idOf(e)))
const take=e=>e.decision===null&&r.has(idOf(e.pending))?{...e,decision:n}:e
return{...e,items:e.items.map(take)}}function pendingJson(e){const t=e.items.filter(({decision:e})=>e===null)
return JSON.stringify(t.map(e=>({digest:shortDigest(e.pending),...facts(e),expires:e.pending.expires})))}function facts({pending:e,risk:t,reasons:n}){if("patch"in e)return{paths:e.paths,branch:e.branch}
if("intent"in e)return{intent:e.intent,value:JSON.parse(e.value)}
const{tool:r,cwd:s,grant:i}=e
const{secrets:o,hosts:a,server:c}=i
return{tool:r,arguments:JSON.parse(e.arguments),cwd:s,risk:t,reasons:n,reach:{secrets:o,hosts:a,server:c}}}}),1176:((e,t,n)=>{n.d(t,{Kr:()=>lookForState,Ch:()=>openStore,yX:()=>proposalFor,sp:()=>proposalIn,fN:()=>spareFolders,Qv:()=>stateNameOf,$:()=>stateStore,fE:()=>wasAccepted,LY:()=>withProposal})
var r=n(73024)
var s=n(76760)
var i=n(89812)
var o=n(64294)
var a=n(45867)
var c=n(81031)
var h=n(7052)
var p=n(75444)
var u=n(97167)
var d=n(59766)
var l=n(82362)
var f=n(33368)
var m=n(98664)
var g=n(54668)
var w=n(71324)
var v=n(29209)
const y={first:5e3,longest:6e5}
const b=12
class Refusals{#e
#t
#n=0
#r=0
constructor(e){this.#e=e}requireAnother(){if(this.#t&&(this.#n>=b||this.#e().getTime()<this.#r))throw this.#t}add(e){this.#t=e
this.#n+=1
this.#r=this.#e().getTime()+(0,v.l)(this.#n,y)
throw e}forget(){this.#t=void 0
this.#n=0}}function writeState(e,{envelope:t,files:n,added:r,message:s,parent:i,seconds:o}){for(const t of r.values())(0,f.p7)(e,"blob",t)
const a=new Map([...n].map(([e,{object:t}])=>[e,t]))
const c=writeFolder(e,a.set(d.e0,(0,f.p7)(e,"blob",t)))
const h=`deckhand <deckhand@users.noreply.github.com> ${o} +0000`
const p=i===void 0?[]:[`parent ${i}`]
const u=[`tree ${c}`,...p,`author ${h}`,`committer ${h}`]
return(0,f.p7)(e,"commit",`${u.join("\n")}\n\n${s}`)}function writeFolder(e,t){const n=[...t].filter(([e])=>!e.includes("/")).map(([e,t])=>[e,"100644",t])
const r=Map.groupBy(t,([e])=>e.slice(0,Math.max(0,e.indexOf("/"))))
r.delete("")
const s=[...r].map(([t,n])=>{const r=t.length+1
const s=writeFolder(e,new Map(n.map(([e,t])=>[e.slice(r),t])))
return[t,"40000",s]})
return(0,f.p7)(e,"tree",(0,f.g7)([...n,...s]))}var S=n(95582)
function openStateStore(e){return new Store(e)}class Store{#s
#i
#o=!1
#a
#c
#h
#p=""
#u
#d=!1
#l
#f=new Map
constructor(e){const{folder:t,name:n,secret:r,repositoryId:s}=e
this.#s=e
this.#a=(0,w.OX)(r,s)
this.#c={repositoryId:s,name:n.name}
this.#h=n.ref
this.#u=e.seen
this.#l=new Refusals(e.now)
this.#i=this.#m(t)}#m(e){const t=(0,s.join)(e,"state.git")
const run=(n={})=>{const r={...this.#s.environment,...n}
return(0,f.$Y)(n.GIT_DIR===void 0?{folder:e,gitDir:t,environment:r}:{folder:e,environment:r})};(0,f.xJ)(t)
return{gitDir:t,git:run,remote:(0,l.W)(run,this.#s.remote),cache:this.#g()}}async read(){for(let e=1;e<=k;e+=1){const e=await this.#w()
if(e!=="moved")return e}throw busy()}async#w(){const{ref:e,branch:t}=this.#s.name
const{git:n,remote:r,cache:s}=this.#v()
const i=await this.#u??await r.tips([e,t])
this.#u=void 0
this.#h=i.has(t)?t:e
this.#p=i.get(this.#h)??""
this.#d=!1
this.#o=!1
if(this.#p==="")return{status:"none"}
if(await r.fetch(this.#h)!==this.#p)return"moved"
const o=await(0,w.Tc)(n(),this.#p,this.#c,this.#a)
if(o.status==="found"&&o.isEncrypted===this.#s.isEncrypted)s.learn(o)
return o}insist(){this.#l.forget()}async write(e){this.#l.requireAnother()
try{return await this.#y(this.#i,e)}catch(t){if(!(0,g.WY)(t))throw t
return this.#b(e,t)}}async#b(e,t){for(const t of this.#S){let n
try{n=(0,r.mkdtempSync)((0,s.join)(t,"deckhand-state-"))
const i=await this.#y(this.#m(n),e)
this.#o=!0
return i}catch(e){if(n!==void 0&&!(0,g.WY)(e))throw e}finally{if(n!==void 0)(0,r.rmSync)(n,{recursive:!0,force:!0})}}throw t}async#y(e,t){const{commit:n,stored:r}=await this.#k(e,t)
const s=await this.#O(e,n).catch(e=>{if((0,g.WY)(e))throw e
return this.#l.add((0,m.ec)(e))})
if(s==="refused")return this.#l.add(refused())
this.#l.forget()
if(s==="lost")return{status:"lost"}
this.#p=n
this.#d=!0
this.#o=!1
this.#f=r
return{status:"saved",isBranch:this.#I}}async#O({remote:e},t){const{branch:n}=this.#s.name
const r=await e.move(this.#h,t,this.#p)
if(r!=="refused"||this.#I)return r
const s=await e.move(n,t,"")
if(s!=="refused")this.#h=n
return s}async readBack(e){const{folder:t,environment:r,remote:s}=this.#s
const i={ref:this.#h,commit:this.#p,files:this.#f}
const tips=e=>this.#i.remote.tips([e])
const o={folders:[t,...this.#S],environment:r,remote:s,tips:tips}
return(await n.e(9494).then(n.bind(n,29494))).Saved.readBack(o,i,e)}async#k(e,{manifest:t,files:n}){const{isEncrypted:r,leaks:s,now:i,name:o}=this.#s
const{gitDir:a,cache:c}=e
const h=await withoutSecrets(t,s)
const p=c.remember()
const u=Math.floor(i().getTime()/1e3)
try{const{stored:t,added:s}=await c.put(n);(0,S.lY)(t)
const i=await this.#M(e)
const p=(0,w.gs)({manifest:h,files:(0,d.Ox)(t),isEncrypted:r},this.#c,this.#a)
const l=`State of ${o.name}\n`
const f=writeState(a,{envelope:p,files:t,added:s,parent:i,seconds:u,message:l})
return{commit:f,stored:t}}catch(e){p()
throw e}}async#M(e){if(this.#p===""||!this.#d&&!this.#I)return
if(!this.#o&&e===this.#i)return this.#p
if(!this.#I)return
await e.remote.fetch(this.#h)
return this.#p}#v(){this.#i={...this.#i,cache:this.#g()}
return this.#i}get#S(){return(this.#s.spares??[]).filter(e=>(0,r.existsSync)(e))}get#I(){return this.#h===this.#s.name.branch}#g(){const{isEncrypted:e,leaks:t}=this.#s
return new d.pH(t,t=>e?this.#a.encrypt(t):t)}}const k=10
function busy(){return new m.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new m.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}async function withoutSecrets(e,t){const{reason:n,work:r,repositories:s,proposal:i}=e
const o=new Map
for(const e of new Set(stringsIn({reason:n,work:r,repositories:s,proposal:i})))o.set(e,(await t.redactLong(e)).text)
const clean=e=>JSON.parse(JSON.stringify(e),(e,t)=>typeof t==="string"?o.get(t):t)
const a={reason:clean(n),work:clean(r),repositories:clean(s)}
return{...e,...a,proposal:clean(i)}}function stringsIn(e){if(typeof e==="string")return[e]
return typeof e==="object"&&e!==null?Object.values(e).flatMap(stringsIn):[]}function lookForState({settings:e,github:t,job:n},r){if(!isSaved(e,r)||!(0,h.ownSecret)(e)||!(0,p.mayWrite)(e))return
const{name:s,ref:o,branch:a}=stateNameOf(r)
return{name:s,tips:(0,l.s)((0,i.n)(t,n.repository),[o,a])}}function stateStore({trigger:e,...t},n){if(!isSaved(t.settings,e))return
const r=stateNameOf(e)
const s=n?.name===r.name?n.tips:void 0
return openStore({...t,name:r,repositoryId:e.repositoryId,seen:s})}function isSaved(e,t){return!(0,o.zN)(t)&&e.slice(c.STATE)["state-store"]!=="none"}function stateNameOf({thread:e,key:t}){return e.type==="none"?(0,d.pg)(t):(0,d.QY)(e.number)}function openStore({world:{env:e,now:t},github:n,settings:i,job:o,leaks:a,...d},l=o.temp){const f=(0,h.ownSecret)(i)
if(!f||!(0,p.mayWrite)(i))return;(0,r.mkdirSync)(l,{recursive:!0})
return openStateStore({folder:(0,r.mkdtempSync)((0,s.join)(l,"deckhand-state-")),spares:spareFolders(e),remote:{url:`${o.repositoryUrl}.git`,token:i.slice(h.KEYS)["github-token"],isBack:n.isBack},environment:(0,u._K)(e),isEncrypted:i.slice(c.STATE)["encrypt-state"],...d,secret:f,leaks:a,now:t})}function spareFolders(e){return[e.TMPDIR||"/tmp","/dev/shm"]}function proposalFor(e){const t=proposalIn(e.memory)
return t&&isRepeated(e)?{...t,items:t.items.map(reopened)}:t}function wasAccepted(e){return isRepeated(e)&&proposalIn(e.memory)?.items.some(isUnfinished)===!0}function isRepeated({memory:e,trigger:t}){return e.wasCutOff&&e.manifest.lease?.key===t.key&&t.kind==="decision"}function reopened(e){return isUnfinished(e)?{...e,decision:null}:e}function isUnfinished({pending:e,decision:t}){return!("tool"in e)&&t?.verdict==="approved"}function proposalIn({manifest:e}){return a.Jh.safeParse(e.proposal).data}function withProposal(e){return t=>({...t,proposal:JSON.parse(JSON.stringify(e))})}}),97167:((e,t,n)=>{n.d(t,{We:()=>captureJob,_K:()=>gitEnvironment,xg:()=>captureLimits})
var r=n(22499)
function gitEnvironment(e){return(0,r.mR)(e)}const s={leastMs:6e4,share:.1}
const i=.75
function captureLimits(e){const t=Math.max(s.leastMs,e*6e4*s.share)
return{gitMs:t*i,copiesMs:t*(1-i)}}function captureJob({captureCommand:e,late:t},n){return{command:e,limitMs:captureLimits(n).gitMs,signal:t}}}),95582:((e,t,n)=>{n.d(t,{Jm:()=>isUnfit,MF:()=>TooLarge,lY:()=>requireSize})
var r=n(98664)
var s=n(54668)
var i=n(59766)
function requireSize(e){const bytesOf=e=>e.reduce((e,{bytes:t})=>e+t,0)
const t=[...e].flatMap(([e,t])=>(0,i.sN)(e)?[]:[t])
if(t.length>=i.b1.filesBesideCopies||bytesOf(t)>=i.b1.besideCopies)throw new TooLarge("conversation")
if(e.size>=i.b1.files||bytesOf([...e.values()])>=i.b1.allBytes)throw new TooLarge("copies")}class TooLarge extends r.vC{part
constructor(e){const t=e==="conversation"?"conversation has":"saved changes have"
super("config",`The ${t} become too long to be saved.`,{hint:"Mention me with `reset` to start a new conversation."})
this.part=e}}function isUnfit(e){return e instanceof TooLarge||(0,s.WY)(e)}})}

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
const l=i.clock()-a
if(c===n||l>=r)throw gaveUp(e,c,l)
if(s)await rest(e,Math.min(pauseAfter(c,s),r-l))}throw gaveUp(e,0,0)}async function rest({world:e,signal:t},n){try{await e.sleep(n,t)}catch(e){t.throwIfAborted()
throw e}}function pauseAfter(e,{first:t,longest:n}){return Math.min(t*2**(e-1),n)}function gaveUp({what:e,code:t,hint:n},i,o){return new s.vC(t,`This run waited for ${e}, and gave up after ${(0,r.U9)(i,"look")} in ${timeOf(o)}.`,{hint:n})}function timeOf(e){const[t,n]=[Math.round(e/1e3),Math.round(e/6e4)]
if(t<1)return"less than a second"
return t<120?(0,r.U9)(t,"second"):(0,r.U9)(n,"minute")}}),45867:((e,t,n)=>{n.d(t,{C1:()=>pendingJson,Eb:()=>openIntents,H9:()=>isPlanned,Jh:()=>$,O$:()=>unreadable,Q6:()=>recordDecision,TH:()=>idOf,VK:()=>shortDigest,YY:()=>carryOver,dz:()=>openItems,ee:()=>pendingDigest,lx:()=>pendingName,rP:()=>planIn,rr:()=>bodyDigest,wT:()=>shownPatch,zJ:()=>openChange})
var s=n(77598)
var r=n(28942)
var i=n(64377)
var o=n(76327)
var a=n(80292)
var c=n(33737)
var u=n(48351)
const l=r.string().regex(/^[0-9a-f]{40,64}$/)
const h=i.datetime()
const p=r.strictObject({login:r.string(),id:r.number().int().nullable()}).readonly()
const d={v:r.literal(1),repository:r.number().int(),thread:r.number().int(),run:r.number().int(),conversation:r.string(),tree:l,head:l,policy:r.string(),requesters:r.array(p).readonly(),created:h,expires:h}
const{tree:f,head:m,...w}=d
const g=r.strictObject({...w,intent:r.string(),value:r.string(),words:r.string()}).readonly()
const v=r.strictObject({...d,paths:r.array(r.string()).min(1).readonly(),patch:r.string(),branch:r.string(),is_new:r.boolean(),base:r.string(),pull_request:r.number().int().nullable()}).readonly()
const b=24e3
function shownPatch(e){return(0,c.DV)("diff",(0,u.eG)(e.replace(/\n$/,"")))}function unreadable(e,t){const n=e.toString("utf8")
if(!Buffer.from(n).equals(e)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(n))return"it is not text, so it cannot be shown"
const s=shownPatch(n)
if(t(s)!==s)return"it contains what looks like a secret, which is never shown"
return s.length>b?"it is too long to be shown in full":void 0}const y=r.string().regex(/^[0-9a-f]{64}$/)
const k=r.strictObject({...d,action:r.string(),tool:r.string(),arguments:r.string(),cwd:r.string(),grant:o.Ve,network:r.string()}).readonly()
const S=r.strictObject({verdict:r["enum"](["approved","rejected","dropped"]),by:r.string(),at:h,reason:r.string()}).readonly()
const O=r.strictObject({pending:r.union([k,v,g]),risk:r.string(),reasons:r.array(r.string()).readonly(),shown:h.nullable(),decision:S.nullable()}).readonly()
const $=r.strictObject({v:r.literal(1),items:r.array(O).min(1).readonly(),comment:r.strictObject({id:r.number().int(),digest:y}).readonly().nullable(),of_plan:r.literal(!0).optional()}).readonly()
function pendingDigest(e){return sha256((0,a.dj)(e))}function shortDigest(e){return pendingDigest(e).slice(0,12)}function idOf(e){return"tool"in e?e.action:pendingDigest(e)}function pendingName(e){if("intent"in e)return e.intent
return"patch"in e?e.paths.join(", "):e.tool}function bodyDigest(e){return sha256(e.replaceAll("\r\n","\n").trimEnd())}function sha256(e){return(0,s.createHash)("sha256").update(e,"utf8").digest("hex")}function openItems({items:e}){return e.filter(({decision:e})=>e===null)}function openIntents(e){return e?openItems(e).filter(({pending:e})=>"intent"in e):[]}function isPlanned({pending:e}){return"intent"in e&&e.intent==="plan"}function planIn({value:e}){return String(JSON.parse(e).plan)}function openChange(e){const[t]=e?openItems(e):[]
return t&&"patch"in t.pending?t.pending:void 0}function isSame(e,t){const lasting=({run:e,created:t,expires:n,...s})=>(0,a.dj)(s)
return lasting(e)===lasting(t)}function carryOver(e,t,n){const s=t?openItems(t):[]
return e.map(e=>{const t=s.find(({pending:t})=>isSame(t,e.pending))
return t?{...t,shown:t.shown??n}:e})}function recordDecision(e,t,n){const s=new Set(t.map(({pending:e})=>idOf(e)))
const take=e=>e.decision===null&&s.has(idOf(e.pending))?{...e,decision:n}:e
return{...e,items:e.items.map(take)}}function pendingJson(e){const t=e.items.filter(({decision:e})=>e===null)
return JSON.stringify(t.map(e=>({digest:shortDigest(e.pending),...facts(e),expires:e.pending.expires})))}function facts({pending:e,risk:t,reasons:n}){if("patch"in e)return{paths:e.paths,branch:e.branch}
if("intent"in e)return{intent:e.intent,value:JSON.parse(e.value)}
const{tool:s,cwd:r,grant:i}=e
const{secrets:o,hosts:a,server:c}=i
return{tool:s,arguments:JSON.parse(e.arguments),cwd:r,risk:t,reasons:n,reach:{secrets:o,hosts:a,server:c}}}}),48351:((e,t,n)=>{n.d(t,{cZ:()=>v,eG:()=>diffInColumns,xe:()=>inColumns,uG:()=>readableProse,go:()=>signsIn,ko:()=>visibleName,qz:()=>widthOf})
const s={all:/^[А-Яа-яЁёЄєІіЇїҐґЎў]+$/u,sure:/[джийлмтфцчшщъыэюяДЖИЙЛПФЦЧШЩЪЫЭЮЯ]/u}
const r={all:/^[Α-ΡΣ-Ωα-ωάέήίόύώϊϋΐΰ]+$/u,sure:/(?=.*[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ])(?=.*[ζηθιλμξσςψωΘΞΣΨΩάέήίόύώ])/u}
const i=new Set("ÐıĲĳĸĿŀŉ一丶丨丿ノニ〇ー")
const o=/^[A-Za-zÀ-ÖØ-öø-ž]$/u
const a="ぁ-ゖァ-ヺー々〆〇一-鿿가-힣"
const c="、。〈-】〔-〛・（），：；！？"
const u=/[ぁ-ゖァ-ヺ一-鿿가-힣]/u
const l=/^(?![\p{Regional_Indicator}\p{Emoji_Modifier}➕➖➗🟰💲➰➿❗❓❔❕⭕])\p{Emoji_Presentation}$/u
const h=new RegExp(`([${a}${c}]+)|([\\p{L}\\p{M}\\p{N}]+)|[^]`,"gu")
const p=/[36]/g
function withSureLetters(e,t){return e.replaceAll(h,(e,n,s)=>{if(n!==void 0&&isAsianText(n))return e
if(s!==void 0&&isOwnWord(s))return e.replaceAll(p,t)
return Array.from(e,e=>isSure(e)?e:t(e)).join("")})}function isSure(e){if(/^[\n\x20-\x7e]$/.test(e)||l.test(e))return!0
return!i.has(e)&&(o.test(e)||u.test(e))}function isOwnWord(e){const t=e.replaceAll(/\d/g,"")
return[s,r].some(({all:e,sure:n})=>e.test(t)&&n.test(t))}function isAsianText(e){return Array.from(e).some(e=>u.test(e)&&!i.has(e))}const d=/[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u
function withShownStrangers(e,t){return e.replaceAll(/[\p{L}\p{M}]+/gu,e=>{if(!/[A-Za-z]/.test(e)||!d.test(e))return e
return Array.from(e,e=>d.test(e)&&!isUnlikeLatin(e)?t(e):e).join("")})}function isUnlikeLatin(e){return s.sure.test(e)||/[δζθλξπφψΓΔΘΛΞΠΣΦΨΩ]/u.test(e)}const f="⇥"
const m="␠"
const w="⏎"
const g="↪"
const v=34
const b=[[w,/⏎(?!⟧)/],[m,/␠(?!⟧)/],[f,/⇥(?!⟧)/],["⟦80 × ⏎⟧",/⏎⟧/],["⟦35 × ␠⟧",/␠⟧/],["⟦5 × ⇥⟧",/⇥⟧/],["⟦U+…⟧",/⟦U\+/],[g,/↪/]]
function signsIn(e){return b.filter(([,t])=>t.test(e)).map(([e])=>e)}function visible(e){return withShownEdges(withShownBlanks(plain(e)).replaceAll(/\n{5,}/g,countedLines))}function visibleName(e){return withShownBlanks(plain(e)).replaceAll("\n",w).replaceAll(/^ +| {2,}| +$/g,signsFor(m))}function inColumns(e,t=v){return broken(visible(e),t,()=>"")}const y=12
const k=new RegExp(`^([+ -]?)( {1,${y}}(?! ))?(.*)$`,"s")
function diffInColumns(e){const t=withShownEdges(e.split("\n").map(diffLine).join("\n"))
return broken(t,v,e=>/^[+-]/.exec(e)?.[0]??"")}function diffLine(e){const[,t="",n="",s=""]=k.exec(e)??[]
if(s!=="")return`${t}${n}${visible(s)}`
return t===" "?visible(e):`${t}${visible(n)}`}function plain(e){return withSureLetters(e,escaped)}function readableProse(e){return withShownStrangers(e,escaped)}function escaped(e){if(e==="\t")return f
const t=e.codePointAt(0)??0
return`⟦U+${t.toString(16).toUpperCase().padStart(4,"0")}⟧`}function withShownBlanks(e){return e.replaceAll(/ {4,}/g,e=>counted(e.length,m)).replaceAll(/⇥{4,}/g,e=>counted(e.length,f)).replaceAll(/(?<! ) +(?=\n|$)/g,signsFor(m))}function countedLines(e,t,n){const s=t===0?"":"\n"
const r=t+e.length===n.length?"":"\n"
return`${s}${counted(e.length,w)}${r}`}function withShownEdges(e){return e.replace(/^\n+$/,signsFor(w)).replace(/^\n+/,e=>`${w}\n`.repeat(e.length)).replace(/(?<!\n)\n+$/,signsFor(w))}function counted(e,t){return`⟦${e} × ${t}⟧`}function signsFor(e){return t=>e.repeat(t.length)}const S=/⟦[^⟧\n]*⟧|[^\n]/gu
function broken(e,t,n){const s=e.split("\n")
return s.map(e=>partsOf(e,t).join(`\n${n(e)}${g}`)).join("\n")}const O=3
function partsOf(e,t){const n=e.match(S)??[]
const s=[]
for(let e=0;e<n.length||e===0;){const r=endOf(n,e,e===0?t:t-O)
s.push(n.slice(e,r).join(""))
e=Math.max(r,1)}return s}function endOf(e,t,n){let s=0
let r=0
for(let i=t;i<e.length;i+=1){const o=e[i]??""
if(o===" "&&e[i-1]!==" "&&s>=n/2)r=i
s+=widthOf(o)
if(s>n)return r||Math.max(i,t+1)}return e.length}function widthOf(e){return Array.from(e).reduce((e,t)=>e+(t>"ɏ"?2:1),0)}}),1176:((e,t,n)=>{n.d(t,{Kr:()=>lookForState,Ch:()=>openStore,yX:()=>proposalFor,sp:()=>proposalIn,fN:()=>spareFolders,Qv:()=>stateNameOf,$:()=>stateStore,fE:()=>wasAccepted,LY:()=>withProposal})
var s=n(73024)
var r=n(76760)
var i=n(89812)
var o=n(64294)
var a=n(45867)
var c=n(81031)
var u=n(7052)
var l=n(75444)
var h=n(97167)
var p=n(59766)
var d=n(82362)
var f=n(33368)
var m=n(98664)
var w=n(54668)
var g=n(71324)
var v=n(29209)
const b={first:5e3,longest:6e5}
const y=12
class Refusals{#e
#t
#n=0
#s=0
constructor(e){this.#e=e}requireAnother(){if(this.#t&&(this.#n>=y||this.#e().getTime()<this.#s))throw this.#t}add(e){this.#t=e
this.#n+=1
this.#s=this.#e().getTime()+(0,v.l)(this.#n,b)
throw e}forget(){this.#t=void 0
this.#n=0}}function writeState(e,{envelope:t,files:n,added:s,message:r,parent:i,seconds:o}){for(const t of s.values())(0,f.p7)(e,"blob",t)
const a=new Map([...n].map(([e,{object:t}])=>[e,t]))
const c=writeFolder(e,a.set(p.e0,(0,f.p7)(e,"blob",t)))
const u=`deckhand <deckhand@users.noreply.github.com> ${o} +0000`
const l=i===void 0?[]:[`parent ${i}`]
const h=[`tree ${c}`,...l,`author ${u}`,`committer ${u}`]
return(0,f.p7)(e,"commit",`${h.join("\n")}\n\n${r}`)}function writeFolder(e,t){const n=[...t].filter(([e])=>!e.includes("/")).map(([e,t])=>[e,"100644",t])
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
#l=""
#h
#p=!1
#d
#f=new Map
constructor(e){const{folder:t,name:n,secret:s,repositoryId:r}=e
this.#r=e
this.#a=(0,g.OX)(s,r)
this.#c={repositoryId:r,name:n.name}
this.#u=n.ref
this.#h=e.seen
this.#d=new Refusals(e.now)
this.#i=this.#m(t)}#m(e){const t=(0,r.join)(e,"state.git")
const run=(n={})=>{const s={...this.#r.environment,...n}
return(0,f.$Y)(n.GIT_DIR===void 0?{folder:e,gitDir:t,environment:s}:{folder:e,environment:s})};(0,f.xJ)(t)
return{gitDir:t,git:run,remote:(0,d.W)(run,this.#r.remote),cache:this.#w()}}async read(){for(let e=1;e<=S;e+=1){const e=await this.#g()
if(e!=="moved")return e}throw busy()}async#g(){const{ref:e,branch:t}=this.#r.name
const{git:n,remote:s,cache:r}=this.#v()
const i=await this.#h??await s.tips([e,t])
this.#h=void 0
this.#u=i.has(t)?t:e
this.#l=i.get(this.#u)??""
this.#p=!1
this.#o=!1
if(this.#l==="")return{status:"none"}
if(await s.fetch(this.#u)!==this.#l)return"moved"
const o=await(0,g.Tc)(n(),this.#l,this.#c,this.#a)
if(o.status==="found"&&o.isEncrypted===this.#r.isEncrypted)r.learn(o)
return o}async write(e){this.#d.requireAnother()
try{return await this.#b(this.#i,e)}catch(t){if(!(0,w.WY)(t))throw t
return this.#y(e,t)}}async#y(e,t){for(const t of this.#k){let n
try{n=(0,s.mkdtempSync)((0,r.join)(t,"deckhand-state-"))
const i=await this.#b(this.#m(n),e)
this.#o=!0
return i}catch(e){if(n!==void 0&&!(0,w.WY)(e))throw e}finally{if(n!==void 0)(0,s.rmSync)(n,{recursive:!0,force:!0})}}throw t}async#b(e,t){const{commit:n,stored:s}=await this.#S(e,t)
const r=await this.#O(e,n).catch(e=>{if((0,w.WY)(e))throw e
return this.#d.add((0,m.ec)(e))})
if(r==="refused")return this.#d.add(refused())
this.#d.forget()
if(r==="lost")return{status:"lost"}
this.#l=n
this.#p=!0
this.#o=!1
this.#f=s
return{status:"saved",isBranch:this.#$}}async#O({remote:e},t){const{branch:n}=this.#r.name
const s=await e.move(this.#u,t,this.#l)
if(s!=="refused"||this.#$)return s
const r=await e.move(n,t,"")
if(r!=="refused")this.#u=n
return r}async readBack(e){const{folder:t,environment:s,remote:r}=this.#r
const i={ref:this.#u,commit:this.#l,files:this.#f}
const tips=e=>this.#i.remote.tips([e])
const o={folders:[t,...this.#k],environment:s,remote:r,tips:tips}
return(await n.e(9494).then(n.bind(n,29494))).Saved.readBack(o,i,e)}async#S(e,{manifest:t,files:n}){const{isEncrypted:s,leaks:r,now:i,name:o}=this.#r
const{gitDir:a,cache:c}=e
const u=await withoutSecrets(t,r)
const l=c.remember()
const h=Math.floor(i().getTime()/1e3)
try{const{stored:t,added:r}=await c.put(n);(0,k.lY)(t)
const i=await this.#I(e)
const l=(0,g.gs)({manifest:u,files:(0,p.Ox)(t),isEncrypted:s},this.#c,this.#a)
const d=`State of ${o.name}\n`
const f=writeState(a,{envelope:l,files:t,added:r,parent:i,seconds:h,message:d})
return{commit:f,stored:t}}catch(e){l()
throw e}}async#I(e){if(this.#l===""||!this.#p&&!this.#$)return
if(!this.#o&&e===this.#i)return this.#l
if(!this.#$)return
await e.remote.fetch(this.#u)
return this.#l}#v(){this.#i={...this.#i,cache:this.#w()}
return this.#i}get#k(){return(this.#r.spares??[]).filter(e=>(0,s.existsSync)(e))}get#$(){return this.#u===this.#r.name.branch}#w(){const{isEncrypted:e,leaks:t}=this.#r
return new p.pH(t,t=>e?this.#a.encrypt(t):t)}}const S=10
function busy(){return new m.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new m.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}async function withoutSecrets(e,t){const{reason:n,work:s,repositories:r,proposal:i}=e
const o=new Map
for(const e of new Set(stringsIn({reason:n,work:s,repositories:r,proposal:i})))o.set(e,(await t.redactLong(e)).text)
const clean=e=>JSON.parse(JSON.stringify(e),(e,t)=>typeof t==="string"?o.get(t):t)
const a={reason:clean(n),work:clean(s),repositories:clean(r)}
return{...e,...a,proposal:clean(i)}}function stringsIn(e){if(typeof e==="string")return[e]
return typeof e==="object"&&e!==null?Object.values(e).flatMap(stringsIn):[]}function lookForState({settings:e,github:t,job:n},s){if(!isSaved(e,s)||!(0,u.ownSecret)(e)||!(0,l.mayWrite)(e))return
const{name:r,ref:o,branch:a}=stateNameOf(s)
return{name:r,tips:(0,d.s)((0,i.n)(t,n.repository),[o,a])}}function stateStore({trigger:e,...t},n){if(!isSaved(t.settings,e))return
const s=stateNameOf(e)
const r=n?.name===s.name?n.tips:void 0
return openStore({...t,name:s,repositoryId:e.repositoryId,seen:r})}function isSaved(e,t){return!(0,o.zN)(t)&&e.slice(c.STATE)["state-store"]!=="none"}function stateNameOf({thread:e,key:t}){return e.type==="none"?(0,p.pg)(t):(0,p.QY)(e.number)}function openStore({world:{env:e,now:t},settings:n,job:i,leaks:o,...a},p=i.temp){const d=(0,u.ownSecret)(n)
if(!d||!(0,l.mayWrite)(n))return;(0,s.mkdirSync)(p,{recursive:!0})
return openStateStore({folder:(0,s.mkdtempSync)((0,r.join)(p,"deckhand-state-")),spares:spareFolders(e),remote:{url:`${i.repositoryUrl}.git`,token:n.slice(u.KEYS)["github-token"]},environment:(0,h._K)(e),isEncrypted:n.slice(c.STATE)["encrypt-state"],...a,secret:d,leaks:o,now:t})}function spareFolders(e){return[e.TMPDIR||"/tmp","/dev/shm"]}function proposalFor(e){const t=proposalIn(e.memory)
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

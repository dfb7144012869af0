export const id=2271
export const ids=[2271]
export const modules={38789:((t,e,n)=>{n.d(e,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var a=n(98664)
var o=n(58551)
var r=n(28063)
const s=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(t,e){if(!/^[A-Za-z0-9]{16,}$/.test(e))throw new a.vC("bug","A nonce is at least 16 letters and digits.")
const n=t.map(t=>({item:t,...reveal(t)}))
return{data:n.map(({item:t,shown:n,hidden:a})=>fenced(t.label,{shown:n,hidden:a},e)).join("\n\n"),hidden:n.flatMap(({item:t,hidden:e})=>e===0?[]:[{where:placeIn(t.label),parts:e}])}}function placeIn(t){return t.split(/,| by | \(/)[0]??""}function fenced(t,{shown:e,hidden:n},a){const o=without(a,plain(t).replaceAll(/\s+/g," ").trim())
const r=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${o}${r}\nBEGIN DATA ${a}\n${without(a,e)}\nEND DATA ${a}`}function visibleMarkdown(t){return(0,r.p)(t).shown}function plain(t){return revealPlain(t).shown}function reveal({title:t="",text:e,format:n}){const a=revealPlain(t)
const o=n==="plain"?revealPlain(e):(0,r.p)(e.replaceAll(s,""))
return{shown:`${a.shown}\n\n${o.shown}`.trim(),hidden:a.hidden+o.hidden}}function revealPlain(t){return(0,o.OT)(t.replaceAll(/\r\n?/g,"\n"))}function without(t,e){return e.replaceAll(t," ")}}),18511:((t,e,n)=>{n.d(e,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var a=n(58908)
var o=n(76718)
var r=n(62423)
var s=n(98664)
var i=n(94869)
var c=n(94462)
async function settleAll(t,e,n){const a=[]
const o=[]
const s=new Map
const i=new Map
const c=new Map
const d=new Set
for(const l of e){const e=readProposed(l,t,n)
if("why"in e){a.push({status:"refused",words:(0,r.aY)(l.name),why:e.why})
continue}const{kind:u}=e
const h=JSON.stringify([u.name,e.value])
if(d.has(h)){c.set(u.name,(c.get(u.name)??0)+1)
continue}d.add(h)
const f=s.get(u.name)??0
s.set(u.name,f+1)
if(f>=u.limits.most){i.set(u.name,(i.get(u.name)??0)+1)
continue}const p=await settleOne(t,e,{...n,slot:`${n.key}/${f}`})
a.push(p)
if(p.status==="waiting")o.push(e)}const l=restOf(i,(t,e)=>`the workflow allows ${(s.get(t)??e)-e} in a run`)
const u=restOf(c,()=>"it was proposed more than once")
return{lines:[...a,...l,...u],waiting:o}}function restOf(t,e){return[...t].map(([t,n])=>({status:"refused",words:`${(0,i.U9)(n,"more proposal")} of ${(0,r.aY)(t)}`,why:e(t,n)}))}function readProposed(t,{thread:e},{declared:n,clean:a}){const o=n.find(({name:e})=>e===t.name)
if(!o)return{why:"the workflow does not declare it for this run"}
return o.read(t.value,{thread:e,clean:a})}async function settleOne(t,e,n){const{words:a,kind:o}=e
const r=o.waits||n.isConfirming&&!o.limits.isUnattended
if(r&&n.nobody!==void 0&&n.way==="carry-out")return{status:"refused",words:a,why:`it needs approval, and nobody can be asked, because ${n.nobody}`}
const s=await checkProposal(t,e,n.slot)
if(s.status==="refused")return{status:"refused",words:a,why:s.why}
if(s.status==="already")return{...s,words:a}
if(n.way==="look")return{status:"planned",words:a,...r&&{why:"after a person has approved it"}}
return r?{status:"waiting",words:a,why:"for a person to approve it"}:carryOutIntent(s,e)}async function checkProposal(t,e,n){const{kind:a,number:s,check:i}=e
try{if(s===void 0||a.target==="discussion")return await i(t,{target:void 0,slot:n})
const{owner:e,name:d}=t.repository
const l=await(0,o._)(t.client,`${e}/${d}`,s)
if(!l)return(0,c.J5)(`there is no #${s} in this repository`)
if(a.target==="issue"&&l.isPull)return(0,c.J5)(`#${s} is a pull request`)
if(a.target==="pull_request"&&!l.isPull)return(0,c.J5)(`#${s} is an issue`)
const{only:u}=a.limits
const has=t=>l.labels.some(e=>e.toLowerCase()===t.toLowerCase())
if(u.length>0&&!u.some(has))return(0,c.J5)(`#${s} has none of the labels that the workflow asks for (${u.map(r.aY).join(", ")})`)
const h=await i(t,{target:l,slot:n})
if(h.status!=="ready")return h
if(a.needsOpen&&!l.isOpen)return(0,c.J5)(`#${s} is closed`)
if(l.isLocked&&!a.canBeLocked)return(0,c.J5)(`#${s} is locked`)
return h}catch(t){return(0,c.J5)(whyFailed(t,e))}}async function carryOutIntent(t,e){const{words:n}=e
try{return{status:"done",words:n,...await t.act()}}catch(t){return{status:"refused",words:n,why:whyFailed(t,e)}}}function whyFailed(t,{kind:e}){const n=(0,s.ec)(t)
const o=t instanceof a.Q4&&t.status===403?`; the job may need \`${e.permission}\``:""
return`${(0,i.TN)(n.message,300).replace(/\.$/,"")}${o}`}}),35771:((t,e,n)=>{n.r(e)
n.d(e,{applying:()=>applying,requireSame:()=>requireSame})
var a=n(73024)
var o=n(76760)
var r=n(87233)
var s=n(41320)
var i=n(48142)
var c=n(3630)
var d=n(44463)
var l=n(7256)
var u=n(685)
var h=n(62423)
var f=n(17482)
var p=n(58698)
var w=n(98664)
var m=n(94869)
var g=n(83609)
var y=n(40669)
var v=n(18511)
var b=n(24102)
var k=n(57266)
var $=n(56172)
var O=n(22296)
var P=n(35086)
var j=n(29058)
var x=n(93582)
var S=n(90009)
var T=n(91116)
var _=n(88135)
var I=n(12947)
var N=n(21271)
function placeFor(t,e){const{thread:n}=t.trigger
return n.type==="pull_request"?onPull(t,e,n.number):onBranch(t,e)}async function onBranch(t,e){const{github:n,job:a,trigger:o,world:r,memory:i}=t
const c=await(0,I.f_)(t)??(e.goal==="advance"?await(0,I.Cp)(t):void 0)
const{commit:l,branch:u}=e
const f=(0,N.xo)((0,N.et)(o),a,(0,s.ER)(r.env)["branch-name"])
const p=c?.sha??await(0,T.h8)(n,a.repository,f.branch)
const w=await madeFrom(t,l,p)
if(c&&(!w||e.goal!=="propose"))return onTask(c,{commit:l,made:w})
if(!(0,T.$i)(u))throw unknown(l)
if(!await(0,S.xm)((0,d.n)(n,a.repository),l,u)){const e=await(0,I.Mn)(t,{branch:f.branch,base:u,tip:p})
if(e.status!=="found"||e.tip!==l)throw unknown(l)
return{startingPoint:{head:l,branch:e.branch,goal:e.goal,pull:void 0},fault:void 0,made:w}}const m=w!==void 0||p===l&&a.runAttempt>1
const g=p!==void 0&&!m
const y=g?`-run-${a.runId}`:""
const[v,b]=[`${f.branch}${y}`,`${f.plain}${y}`]
if(g)i.notes.add((0,_.J1)("branch-taken",{branch:(0,h.aY)(f.branch),other:(0,h.aY)(v)}))
const k={kind:"propose",branch:v,plain:b,base:u,...m&&{isThere:!0}}
return{startingPoint:{head:l,branch:u,goal:k,pull:void 0},fault:void 0,made:w}}async function madeFrom(t,e,n){const a=n===void 0||n===e?void 0:await(0,O.EE)(t,n)
return n!==void 0&&a?.parent===e?{...a,commit:n}:void 0}function onTask(t,{commit:e,made:n}){const a=t.sha===e||n!==void 0
const o=a?(0,I.n9)(t):{kind:"patch",base:t.base}
const r=a?void 0:moved(t.number,e,t.sha)
return{startingPoint:{head:e,branch:t.branch,goal:o,pull:void 0},fault:r,made:n}}async function onPull(t,{commit:e,head:n},a){const{github:o,job:r}=t
if(e!==n)throw unknown(e)
const s=(0,d.n)(o,r.repository)
const i=await(0,l.Es)(s,a)
const{branch:c}=i.head
const u=i.base.branch
const h={number:a,url:i.url}
const f=i.isFork?void 0:await madeFrom(t,e,i.head.sha)
const p=whyNotThere(i,f?i.head.sha:e)
const w=!p&&!i.isFork&&(0,T.$i)(c)&&await(0,l.HS)(s,c)
const m=w?{kind:"advance",branch:c,base:u,pullRequest:h}:{kind:"patch",base:u}
return{startingPoint:{head:e,branch:c,goal:m,pull:i},fault:p,made:f}}function whyNotThere({number:t,state:e,head:n},a){if(e!=="open")return new w.vC("config",`Pull request #${t} is ${e} now.`,{hint:e==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return n.sha===a?void 0:moved(t,a,n.sha)}function moved(t,e,n){return new w.vC("github",`The head of pull request #${t} moved from ${e} to ${n} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(t){return new w.vC("denied",`The change set is for the commit ${t.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var A=n(84577)
const C=1024*1024
const q={facts:4*C,work:30*C,withheld:30*C}
const R={entries:1e5,depth:3,bytes:500*C}
function readChangeSet(t){const e=namesIn(t)
const n=parse(readPlain((0,o.join)(t,A.c.facts),q.facts))
const patch=n=>{if(!e.includes(A.c[n]))return
requirePlain((0,o.join)(t,A.c[n]),q[n])
return(0,o.join)(t,A.c[n])}
const a=patch("work")
if(a===void 0!==(n.tree===void 0))throw refused("its facts and its patch do not match")
if(a!==void 0&&!n.startingPoint)throw refused("its patch is for no commit")
const r=e.includes(A.c.log)
if(r)walk((0,o.join)(t,A.c.log),1,{entries:0,bytes:0})
return{facts:n,work:a,withheld:patch("withheld"),log:r?(0,o.join)(t,A.c.log):""}}function notHandedOver(t,e){return new w.vC("config",`There is no change set in ${(0,m.TN)(t,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again.",cause:e})}function namesIn(t){const e=Object.values(A.c)
const n=listed(t)
const a=n.find(t=>!e.includes(t))
if(a!==void 0)throw refused(`it holds ${named(a)}, which is not part of a change set`)
if(!n.includes(A.c.facts))throw refused(`it has no ${A.c.facts}`)
return n}function listed(t){try{if((0,a.lstatSync)(t).isDirectory())return(0,a.readdirSync)(t)}catch(e){if(Object(e).code==="ENOENT")throw notHandedOver(t,e)
throw refused("it cannot be read",e)}throw refused("it is not a folder")}function walk(t,e,n){if(e>R.depth)throw refused("its log has too many nested folders")
for(const r of listed(t)){if(!/^[\w][\w.-]{0,200}$/.test(r))throw refused(`its log holds ${named(r)}, which is not the name of a log file`)
const s=(0,o.join)(t,r)
if((0,a.lstatSync)(s).isDirectory())walk(s,e+1,n)
else n.bytes+=requirePlain(s,R.bytes)
n.entries++
if(n.entries>R.entries||n.bytes>R.bytes)throw refused("its log is too large")}}function requirePlain(t,e){const{mode:n,size:o,nlink:r}=(0,a.lstatSync)(t)
const s=(n&a.constants.S_IFMT)===a.constants.S_IFREG
if(!s||r!==1)throw refused(`${named(t)} is not a regular file`)
if(o>e)throw refused(`${named(t)} has ${o} bytes, more than ${e}`)
return o}function readPlain(t,e){requirePlain(t,e)
const n=(0,a.openSync)(t,a.constants.O_RDONLY|a.constants.O_NOFOLLOW|a.constants.O_NONBLOCK)
try{if((0,a.fstatSync)(n).size>e)throw refused(`${named(t)} has grown`)
return(0,a.readFileSync)(n,"utf8")}finally{(0,a.closeSync)(n)}}function parse(t){const e=A.V.safeParse(asJson(t))
if(e.success)return e.data
const{path:n,message:a}=e.error.issues[0]??{path:[],message:""}
throw refused(`its ${A.c.facts} is invalid (${(0,m.TN)(`${n.join(".")}: ${a}`,200)})`)}function asJson(t){try{return JSON.parse(t)}catch(t){throw refused(`its ${A.c.facts} is not JSON`,t)}}function named(t){return JSON.stringify((0,m.TN)(t.split("/").at(-1)??"",80))}function refused(t,e){return new w.vC("denied",`The change set is refused: ${t}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:e})}function applying(t){try{const e=readChangeSet(folderIn(t))
const{conversation:n}=e.facts
const work=t=>apply(e,t)
return{recall:t=>recallApplied(t,n),work:work}}catch(e){const n=(0,w.ec)(e)
return{recall:async()=>(0,g.v7)(t.newId()),work:async()=>(0,$.Gj)(n)}}}async function recallApplied(t,e){const n=await(0,j.rA)(t,n=>n.includes(e)&&(0,j.dR)(t.job,n))
const a=(0,g.HR)(t,n)
return a?{kind:"answered",answer:a}:(0,g.v7)(e)}function folderIn({env:t}){const e=(0,i.JR)(t,"change-set")
if(e!==void 0)return e
throw new w.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(t,e){try{const n=(0,r.readInputsWithoutModel)(e.world.env)
requireSame(t.facts,e)
const a=await publish(t,e,n["github-token"])
return{...a,conversationPath:t.log}}catch(e){return{...(0,$.Gj)((0,w.ec)(e)),conversationPath:t.log}}}async function publish(t,e,n){const{facts:a}=t
const{exact:o,leaks:r,redact:s}=e
const i=r.redact(o(a.finalResponse)).text
const c=a.startingPoint&&t.work!==void 0?await placeFor(e,a.startingPoint):void 0
const d=c?await save(t,{...c,run:e,token:n}):{...F,patch:void 0}
const l=[...factsIn(a).withheld,...d.withheld]
const u={...d,withheld:l}
const f=a.end.status==="finished"&&c!==void 0&&d.fault===void 0
const p=f?await(0,x.qw)(e,c,d,{finalResponse:i,redact:s}):x.g
const{sandbox:w}=a.facts
const m=w&&{...w,isFork:c!==void 0&&(0,O._K)(c.startingPoint)}
const g=p.fault===void 0&&d.fault===void 0&&c?.fault===void 0
const y=a.intents===void 0?[]:g?await applyIntents(a,e):a.intents.map(({name:t})=>({status:"refused",words:(0,h.aY)(t),why:"the work was not published"}))
const v=conclusionOf(a,{saved:u,opened:p,goal:c?.startingPoint.goal.kind,finalResponse:i,reach:m})
const b=(0,k.R)(v,y)
const P={...$.II,...factsIn(a),...b,finalResponse:i,files:d.change.files,kept:d.kept,patchBase:c&&(0,$.Rw)(c.startingPoint),diff:d.diff,locks:d.locks,withheld:l,withheldPatch:d.patch??withheldPatchIn(t),intents:y,...(0,$.qL)(p)}
const j=w===void 0&&a.facts.iterations>0
return{report:P,fault:b.fault,hadNoSandbox:j,...c&&{baseSha:c.startingPoint.head}}}const F={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:t,work:e=""},n){const{run:r,startingPoint:i,made:d,token:l,fault:u}=n
const{job:h,world:f}=r;(0,a.mkdirSync)(h.temp,{recursive:!0})
const m=(0,a.mkdtempSync)((0,o.join)(h.temp,"deckhand-"))
const g={folder:m,base:i.head,remoteUrl:`${h.serverUrl}/${h.repository.owner}/${h.repository.name}.git`,token:l,allowedBranch:i.goal.kind==="advance"?i.goal.branch:void 0,environment:(0,c._)(f.env),now:f.now}
const{publisher:y,change:v}=await(0,p.X2)(g,e,(0,s.US)((0,s.ER)(f.env)))
if(v.tree!==t.tree)throw new w.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const b=await(0,x.FW)(r,{publisher:y,folder:m,startingPoint:i},v,r.leaks,{made:d})
return{...b,fault:b.fault??u}}function conclusionOf({end:t},e){if(t.status==="stopped")return t
return(0,b.E)({...e,timeoutMinutes:0,end:t,change:e.saved.change})}function requireSame(t,{trigger:e,job:n}){const a=`${n.repository.owner}/${n.repository.name}`
if(t.repository.id!==e.repositoryId||t.repository.name!==a)throw foreign(`the repository ${t.repository.name}`)
if(JSON.stringify(threadOf(t.thread))!==JSON.stringify(threadOf(e.thread)))throw foreign("another thread")
if(t.key!==e.key)throw foreign("another request")}function threadOf(t){return t.type==="none"?[t.type]:[t.type,t.number]}function foreign(t){return new w.vC("denied",`The change set is for ${t}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:t}){const{costUsd:e,sandbox:n,uses:a,withheld:o,...r}=t
return{...r,costUsd:e,sandbox:n,uses:a.map(t=>({...t,costUsd:t.costUsd})),withheld:o.map(t=>({...t,detail:wordsOf(t.detail)}))}}function wordsOf(t){return(0,m.TN)((0,f.WN)(t),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:t}){return t===void 0?void 0:{path:t,patch:(0,a.readFileSync)(t,"utf8")}}async function applyIntents({intents:t=[],end:e},n){if(t.length===0||e.status!=="finished")return[]
const a=(0,r.readInputsWithoutModel)(n.world.env)
const o=await isRestrictedNow(n,a["mixed-threads"]==="as-trusted")
const{lines:s}=await(0,v.j3)((0,y.intentContextOf)(n),t,{declared:(0,y.declaredIntents)(a.intents??[],{isRestricted:o}),clean:(0,y.cleanTextFor)(n),key:n.trigger.key,way:"carry-out",isConfirming:a.confirmation!=="never",nobody:(0,u.kI)("no-memory")})
return s}async function isRestrictedNow(t,e){const{thread:n}=t.trigger
const a=n.type==="pull_request"?await(0,l.Es)((0,d.n)(t.github,t.job.repository),n.number):void 0
if((0,O._K)({pull:a}))return!0
if(e)return!1
const o={kind:"patch",base:""}
const{strangers:r}=await(0,P.y)(t,{head:"",branch:"",goal:o,pull:a},(0,P.W)(t))
return r.length>0}}),84577:((t,e,n)=>{n.d(e,{V:()=>v,c:()=>s})
var a=n(28942)
var o=n(685)
var r=n(9179)
const s={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const i=a.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const c=a.number().int().min(0).max(1e12)
const d=a.number().min(0).max(1e12)
const l=a.string().max(500)
const u=a.strictObject({id:a.string().regex(/^[\w.-]{1,50}$/),replies:c,inputTokens:c,outputTokens:c,cachedTokens:c,writtenTokens:c,reasoningTokens:c,costUsd:d.optional(),latencyMs:d}).readonly()
const h=a.strictObject({host:l,port:a.number().int().min(0).max(65535),reason:a["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:l.optional()}).readonly()
const f=a.strictObject({way:a.string().regex(/^[\w-]{1,30}$/),checks:c,network:a.string().regex(/^[\w.*:, -]{1,500}$/),isShut:a.boolean(),isAsking:a.boolean().optional(),nobody:o.cS.optional(),denials:a.array(h).max(500).readonly()}).readonly()
const p=a.strictObject({withheld:a.array(a.strictObject({path:a.string().max(5e3),code:a["enum"](codes()),detail:l}).readonly()).max(1e3).readonly(),checks:a.array(a.strictObject({command:a.string().max(2e4),exitCode:a.number().int()}).readonly()).max(100).readonly(),steps:c,iterations:c,toolCalls:c,models:a.array(l).max(20).readonly(),inputTokens:c,outputTokens:c,cachedTokens:c,estimatedCalls:c,costUsd:d.optional(),uses:a.array(u).max(50).readonly(),durationMs:d,sandbox:f.optional()}).readonly()
const w=a.discriminatedUnion("status",[a.strictObject({status:a.literal("finished")}).readonly(),a.strictObject({status:a.literal("stopped"),outcome:a["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed"]),reason:l,quote:l.optional(),hint:l}).readonly()])
const m=a.discriminatedUnion("type",[a.strictObject({type:a["enum"](["issue","pull_request","discussion"]),number:a.number().int().positive()}),a.strictObject({type:a.literal("none")})])
const g=a.strictObject({commit:i,branch:a.string().min(1).max(250),goal:a["enum"](["propose","advance","patch"]),head:i.optional()}).readonly()
const y=a.strictObject({name:a.string().regex(/^[a-z][a-z-]{0,40}$/),value:a.record(a.string(),a.json())}).readonly()
const v=a.strictObject({version:a.literal(1),repository:a.strictObject({id:a.number().int(),name:a.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:m,key:a.string().max(1e3),requester:l,conversation:a.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:g.optional(),tree:i.optional(),end:w,finalResponse:a.string().max(5e5),intents:a.array(y).max(1e3).readonly().optional(),facts:p}).readonly()
function codes(){const[t,...e]=Object.keys(r.Lp)
return[t,...e]}})}

export const id=6424
export const ids=[6424]
export const modules={84577:((e,t,n)=>{n.d(t,{V:()=>b,c:()=>i})
var o=n(28942)
var s=n(7925)
var r=n(68430)
const i={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const a=o.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const c=o.number().int().min(0).max(1e12)
const d=o.number().min(0).max(1e12)
const l=o.string().max(500)
const u=o.strictObject({id:o.string().regex(/^[\w.-]{1,50}$/),replies:c,inputTokens:c,outputTokens:c,cachedTokens:c,writtenTokens:c,reasoningTokens:c,costUsd:d.optional(),latencyMs:d}).readonly()
const p=o.strictObject({host:l,port:o.number().int().min(0).max(65535),reason:o["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:l.optional()}).readonly()
const m=o.strictObject({way:o.string().regex(/^[\w-]{1,30}$/),checks:c,network:o.string().regex(/^[\w.*:, -]{1,500}$/),isShut:o.boolean(),isAsking:o.boolean().optional(),nobody:r.c.optional(),denials:o.array(p).max(500).readonly()}).readonly()
const h=o.strictObject({withheld:o.array(o.strictObject({path:o.string().max(5e3),code:o["enum"](codes()),detail:l}).readonly()).max(1e3).readonly(),checks:o.array(o.strictObject({command:o.string().max(2e4),exitCode:o.number().int()}).readonly()).max(100).readonly(),steps:c,iterations:c,toolCalls:c,models:o.array(l).max(20).readonly(),inputTokens:c,outputTokens:c,cachedTokens:c,estimatedCalls:c,costUsd:d.optional(),uses:o.array(u).max(50).readonly(),durationMs:d,sandbox:m.optional()}).readonly()
const f=o.discriminatedUnion("status",[o.strictObject({status:o.literal("finished")}).readonly(),o.strictObject({status:o.literal("stopped"),outcome:o["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]),reason:l,quote:l.optional(),hint:l}).readonly()])
const y=o.discriminatedUnion("type",[o.strictObject({type:o["enum"](["issue","pull_request","discussion"]),number:o.number().int().positive()}),o.strictObject({type:o.literal("none")})])
const g=o.strictObject({commit:a,branch:o.string().min(1).max(1e3),goal:o["enum"](["propose","advance","patch"]),head:a.optional()}).readonly()
const k=o.strictObject({kind:o["enum"](["merge","rewritten"]),commits:o.array(a).min(1).max(5).readonly()}).readonly()
const b=o.strictObject({version:o.literal(1),repository:o.strictObject({id:o.number().int(),name:o.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:y,key:o.string().max(1e3),requester:l,conversation:o.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:g.optional(),tree:a.optional(),history:k.optional(),end:f,finalResponse:o.string().max(5e5),isTitled:o.literal(!0).optional(),features:o.record(o.string().max(100),o.json()).readonly().optional(),facts:h}).readonly()
function codes(){const[e,...t]=Object.keys(s.Lp)
return[e,...t]}}),96424:((e,t,n)=>{n.r(t)
n.d(t,{leavePreview:()=>leavePreview})
var o=n(94869)
var s=n(33737)
var r=n(88135)
var i=n(29764)
var a=n(29943)
var c=n(75444)
var d=n(12384)
var l=n(56172)
var u=n(73024)
var p=n(76760)
var m=n(21271)
var h=n(84577)
function writeChangeSet(e,t,n){(0,u.mkdirSync)(e.job.temp,{recursive:!0})
const o=(0,p.join)((0,u.mkdtempSync)((0,p.join)(e.job.temp,"deckhand-")),"change-set");(0,u.mkdirSync)(o)
const{kept:s,withheldPatch:r}=t.report
const i=h.V.parse(inStrings(changeSetOf(e,t),n));(0,u.writeFileSync)((0,p.join)(o,h.c.facts),`${JSON.stringify(i,null,2)}\n`)
if(s.kind==="patch")(0,u.copyFileSync)(s.path,(0,p.join)(o,h.c.work))
if(r)(0,u.copyFileSync)(r.path,(0,p.join)(o,h.c.withheld))
copyLog(t.conversationPath,(0,p.join)(o,h.c.log))
return o}const f=["base_state.json","events"]
function copyLog(e,t){if(e==="")return;(0,u.mkdirSync)(t)
for(const n of f)if((0,u.existsSync)((0,p.join)(e,n)))(0,u.cpSync)((0,p.join)(e,n),(0,p.join)(t,n),{recursive:!0})}function changeSetOf({job:e,trigger:t,memory:n},s){const{report:r,startingPoint:i,tree:a,lineage:c,featuresKept:d,final:l}=s
const{owner:u,name:p}=e.repository
const h=r.kept.kind==="patch"
return{version:1,repository:{id:t.repositoryId,name:`${u}/${p}`},thread:t.thread,key:t.key,requester:(0,m.iq)(t),conversation:n.id,...i&&{startingPoint:startingPointOf(i)},...h&&{tree:a},...h&&c&&{history:historyOf(c)},end:endOf(r),finalResponse:(0,o.GH)(r.finalResponse,5e5),...l?.commitTitle!==void 0&&{isTitled:!0},...d&&{features:d},facts:factsOf(r)}}function startingPointOf({head:e,goal:t,pull:n}){const o=t.kind==="review"||t.kind==="advance"&&t.fork!==void 0
return{commit:e,branch:t.base,goal:o?"patch":t.kind,...n&&{head:n.head.sha}}}function historyOf({kind:e,parents:t}){return{kind:e,commits:e==="merge"?t.slice(1):t}}function endOf({outcome:e,reason:t,quote:n,hint:o}){const s=["budget-exhausted","timed-out","stuck","cancelled","failed","skipped"].includes(e)
if(!s)return{status:"finished"}
return{status:"stopped",outcome:e,reason:t,...n!==void 0&&{quote:n},hint:o}}function factsOf(e){const{steps:t,iterations:n,models:s,inputTokens:r,outputTokens:i,cachedTokens:a,estimatedCalls:c,uses:d,durationMs:l}=e
const{withheld:u,checks:p,costUsd:m,sandbox:h,toolCalls:f=0}=e
return{withheld:u.slice(0,1e3).map(e=>({...e,detail:(0,o.GH)(e.detail,500)})),checks:p.slice(-100).map(({command:e,exitCode:t})=>({command:(0,o.GH)(e,2e4),exitCode:t})),steps:t,iterations:n,toolCalls:f,models:s,inputTokens:r,outputTokens:i,cachedTokens:a,estimatedCalls:c,uses:d,durationMs:l,...m!==void 0&&{costUsd:m},...h&&{sandbox:sandboxOf(h)}}}function sandboxOf({denials:e,isAsking:t,nobody:n,...s}){const r=e.slice(0,500).map(({host:e,port:t,reason:n,allow:s})=>({host:(0,o.GH)(e,500),port:t,reason:n,...s!==void 0&&{allow:s.slice(0,500)}}))
const{way:i,checks:a,network:c,isShut:d}=s
const l={...t!==void 0&&{isAsking:t},...n!==void 0&&{nobody:n}}
return{way:i,checks:a,network:c,isShut:d,...l,denials:r}}function inStrings(e,t){if(typeof e==="string")return t(e)
if(Array.isArray(e))return e.map(e=>inStrings(e,t))
if(typeof e!=="object"||e===null)return e
return Object.fromEntries(Object.entries(e).map(([e,n])=>[e,inStrings(n,t)]))}var y=n(56437)
var g=n(96027)
function renderPreview(e,t,n){const{report:o,startingPoint:s,baseSha:a,final:c,featureSteps:d=[]}=t
const{trigger:u}=e
const p=s!==void 0&&o.kept.kind==="patch"
const m=[...signsOf(u),...p?changesTo(e,s.goal,o.outcome==="changed"):[],...d,...o.review&&(0,i.Bb)(o.review)?["Post the review in the report below."]:[],...u.thread.type==="none"?[]:[`Answer on #${u.thread.number} with the report below.`]]
const h={final:c??(0,l.dW)(o.finalResponse),redact:n,commit:a}
const f=[(0,r.J1)("dry-run",{steps:m.map(e=>`- ${e}\n`).join("")||"- Nothing.\n"}),...p?[folded("Commit message",n((0,y.bD)(e,{title:c?.commitTitle})))]:[],...p&&s.goal.kind==="propose"?[proposal(e,h)]:[]]
return f.join("\n\n")}function signsOf(e){const{requestSign:t}=e
return[...(0,d.acknowledgedAt)(e)?["React with 👀 to the request."]:[],...t?[`Take the ${t.kind} ${(0,s.aY)(t.name)} off.`]:[]]}function changesTo({settings:e},t,n){switch(t.kind){case"review":return[]
case"patch":return["Publish no branch: the work would be the patch below."]
case"advance":return[`Add one commit to the branch ${(0,s.aY)(t.branch)} of pull request #${t.pullRequest.number}.`]
case"propose":{const o=`Create the branch ${(0,s.aY)(t.branch)} with one commit on ${(0,s.aY)(t.base)}.`
const r=k[e.slice(a.We)["create-pr"]]
return n&&r!==void 0?[o,`${r} onto ${(0,s.aY)(t.base)}.`]:[o]}}}const k={draft:"Open a draft pull request",ready:"Open a pull request",link:"Show a link that opens a pull request",none:void 0}
function proposal(e,t){const{title:n,body:o}=(0,g.cE)(e,t)
return folded("Pull request",t.redact(`${n}\n\n${o}`))}function folded(e,t){const n=(0,o.Lt)(t)
return`<details><summary>${e}</summary>\n\n${n}text\n${t.trimEnd()}\n${n}\n\n</details>`}function leavePreview(e,t,n){switch((0,c.modeOf)(e.settings)){case"plan":return{preview:"",outputs:{"change-set-path":writeChangeSet(e,t,n)}}
case"dry-run":return{preview:`${renderPreview(e,t,n)}\n\n`,outputs:{}}
default:return{preview:"",outputs:{}}}}})}

export const id=7260
export const ids=[7260,2040,5011]
export const modules={44039:((n,e,t)=>{t.d(e,{M:()=>renderDifference,g:()=>renderFiles})
var o=t(78250)
var r=t(94869)
var s=t(33737)
var i=t(30007)
var a=t(50931)
var c=t(88135)
var l=t(48351)
function renderFiles({files:n,diff:e,commands:t,hasOtherLines:o}){const i=o?(0,c.J1)("approval-line-ends"):""
if(n.length===0)return i
const a=n.map(n=>({...n,mark:markOf(n.path,t)}))
const l=[...a.filter(({mark:n})=>n!==""),...a.filter(({mark:n})=>n==="")]
const u=(0,c.J1)("approval-files",{amount:(0,r.U9)(n.length,"file"),lines:l.map(lineOf).join("\n"),diff:(0,s.DV)("diff",inOrder(e,l).map(inLines).join("\n"))})
return[u.trimEnd(),i].filter(Boolean).join("\n\n")}function lineOf({path:n,added:e,removed:t,mark:o}){const i=e===void 0?"binary":`+${(0,r.vP)(e)} −${(0,r.vP)(t??0)}`
return`- ${o===""?"":"⚠ "}${(0,s.aY)((0,l.ko)(n))} ${i}${o===""?"":`: ${o}`}`}function markOf(n,e){const t=n.split("/").at(-1)??n
if(e.some(n=>n.includes(t)))return"named in a command above"
if((0,a.Y)(n).kind!=="free"||u.test(n.toLowerCase()))return"can decide what runs"
return""}const u=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(n,e){const t=new Map(e.map(({path:n},e)=>[` b/${n}`,e]))
const placeOf=n=>{const o=n.split("\n",1)[0]??""
return t.get(o.slice((o.length+"diff --git".length)/2))??e.length}
return(0,o.Dt)(n).toSorted((n,e)=>placeOf(n)-placeOf(e))}function inLines(n){return(0,l.eG)(n.replace(/\n$/,""))}const d=10
function renderDifference({head:n,between:e,missing:t}){const o=[...e?[...listed("commit",e.total,e.commits.map(commitLine))]:[],...e?[...listed("file",e.files.length,e.files.map(fileLine))]:[],...n!==void 0&&!e?["- GitHub does not say which commits were added."]:[],...e?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...t.length>0?[`- No longer in the workspace: ${t.slice(0,d).map(quoted).join(", ")}.`]:[]]
if(o.length===0)return""
const r=n===void 0?"":` for ${(0,s.aY)(n.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:r,lines:o.join("\n")}),diffOf(e?.files??[])].filter(Boolean).join("\n\n")}function listed(n,e,t){const o=e>d?[`- and ${(0,r.U9)(e-d,`more ${n}`)}`]:[]
return[...t.slice(0,d).map(n=>`- ${n}`),...o]}function commitLine({sha:n,author:e,subject:t}){return`${(0,s.aY)(n.slice(0,7))} ${quoted((0,r.TN)(e,40))}: ${quoted((0,r.TN)(t,100))}`}function fileLine({path:n,status:e,added:t,removed:o}){return`${e} ${quoted(n)} +${(0,r.vP)(t)} −${(0,r.vP)(o)}`}function quoted(n){return(0,s.aY)((0,l.ko)(n))}function diffOf(n){if(n.some(({patch:n,added:e,removed:t})=>n===""&&e+t>0))return""
const e=n.map(({path:n,patch:e})=>(0,l.eG)(`--- ${(0,r.TN)(n,200)}\n${e}`))
return(0,i._l)(e.join("\n"))}}),31384:((n,e,t)=>{t.d(e,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var o=t(77598)
var r=t(89812)
var s=t(90009)
var i=t(80292)
var a=t(44039)
var c=t(58926)
var l=t(81031)
function approvalScopeOf({world:n,settings:e,job:t,trigger:o,memory:r},s,{thread:i,rules:a}){const l=n.now()
return{v:1,repository:o.repositoryId,thread:i,run:t.runId,conversation:r.id,policy:policyVersion(e,a),created:l.toISOString(),expires:new Date(l.getTime()+(0,c.CI)(s["approval-expires"])).toISOString()}}const u=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(n,e){const t={inputs:(0,l.textsOf)(n,u),rules:e??null}
return(0,o.createHash)("sha256").update((0,i.dj)(t)).digest("hex").slice(0,16)}async function differenceSince({github:n,job:e},{head:t,now:o,missing:i}){const c=t===void 0?void 0:await(0,s.kC)((0,r.n)(n,e.repository),t,o)
return(0,a.M)({head:t,between:c,missing:i})}function whyAgain(n,e){return[n,e??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),92040:((n,e,t)=>{t.r(e)
t.d(e,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,intentItems:()=>intentItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var o=t(80292)
var r=t(94869)
var s=t(88135)
var i=t(68430)
var a=t(45867)
var c=t(48252)
var l=t(68268)
var u=t(23849)
var d=t(98768)
var f=t(16110)
const p=/\$\$|\$(?=[^\s$])(?:(?!\n\n)[^$])*(?<!\s)\$(?!\w)/
function hasFormula(n){if(!n.includes("$"))return!1
let e=""
for(const{node:t,isEntering:o}of(0,d.G)((0,f.Dd)(n).root))if(o)e+=t.kind==="text"?t.literal:h[t.kind]??"\n\n"
return p.test(e)}const h={emphasis:"",strong:"",struck:"",link:"",image:"",html:"","footnote-reference":"",code:"`","soft-break":"\n","hard-break":"\n"}
var m=t(33737)
var w=t(6009)
var v=t(39302)
var g=t(48351)
function shownPlan(n,e){const t=(0,w.$)((0,g.uG)(withNarrowCode((0,l.Gl)(n))),{...e,showsAddresses:!0})
return isNarrow(t)&&!hasFormula(t)&&readingOf(t).hidden===0?t:(0,w.$)((0,m.DV)("text",(0,g.xe)(n)),e)}function readPlan(n){return readingOf(n).shown.trim()}function readingOf(n){return(0,v.p)((0,u.l$)(n))}function columnsAt(n){return g.cZ-2*n}const y=8
function isNarrow(n){const e=(0,l.m6)(n)
if((0,l.d1)(n)>y)return!1
return e.every(({kind:n,isQuoted:e,level:t,text:o})=>{if(n==="table"||e)return!1
return o.split("\n").every(n=>(0,g.qz)(n)<=columnsAt(t))})}function withNarrowCode(n){const e=n.split("\n")
for(const{level:t,start:o,end:r,text:s,fence:i}of(0,l.m6)(n).toReversed())if(i||t===0)e.splice(o,r-o,...fenced(i?.before??"",(0,g.xe)(s,columnsAt(t))))
return e.join("\n")}function fenced(n,e){const t=(0,r.Lt)(e)
const o=(0,l.U2)({before:n})
return[`${n}${t}`,...e.split("\n").map(n=>`${o}${n}`),`${o}${t}`,""]}var $=t(93992)
var k=t(63501)
var b=t(19868)
var j=t(1176)
var O=t(31384)
var P=t(23665)
const _=24e3
function showable(n){const e=[]
const t=[]
let r=_
for(const s of n){const n=(0,o.dj)(s.value)
const i=(0,c.AS)({arguments:n}).length+s.words.length+200
if(i>r)t.push(s)
else{r-=i
e.push({intent:s.kind.name,value:n,words:s.words})}}return{shown:e,unseen:t}}function intentItems(n,e,{thread:t,requesters:o,intents:r}){const s=(0,O.T6)(n,e,{thread:t})
return r.map(n=>({pending:{...s,...n,requesters:o},risk:"",reasons:[],shown:null,decision:null}))}const x=12e3
function askedPlan(n,{nobody:e,rules:t,clean:r}){const a=n.trim()
if(a==="")return{waiting:[]}
if(!hasItems(a))return{waiting:[],advice:{hint:(0,s.J1)("plan-none")}}
const c=shownPlan(a,t)
const l=e===void 0?whyNotShown(a,c,r):(0,i.k)(e)
if(l!==void 0)return{waiting:[],advice:{hint:(0,s.J1)("plan-not-asked",{why:l})}}
return{waiting:[{intent:"plan",value:(0,o.dj)({plan:c}),words:""}]}}function whyNotShown(n,e,t){if(n.length>x||e.length>_)return"it is too long to be shown in full"
if(t(e)!==e)return"it contains what looks like a secret, which is never shown"
return}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:e},t){const o=n.finalResponse()
if(o.trim()===""||hasItems(o))return t
await n.send((0,s.J1)("plan-again"))
return e()}function isPlan(n){return n.length>0&&n.every(a.H9)}async function carryOutPlan(n){const{run:e,conversation:t,runAgent:o}=n
const r=(0,j.sp)(e.memory)
const{isResumed:s}=e.memory
const i=s?[]:[(await(0,b.fM)(e,n)).words]
const a=go(r?.items??[],(0,$.Id)(e.trigger))
const c=[...i,a,...s?remembering(n):[],...(0,k.nK)(n)]
await t.send(c.join("\n\n"))
return{end:await o(),...r&&{used:r}}}function remembering(n){const{memoryFile:e}=n.knowledge
return e!==void 0&&(0,P.jd)(n)?[(0,s.J1)("memory-propose",{path:e})]:[]}function go(n,e){const t=n.flatMap(({pending:n})=>"intent"in n?[(0,a.rP)(n)]:[])
const o=readPlan(t.join("\n\n"))
const i=(0,r.Lt)(o)
return(0,s.J1)("plan-go",{who:e,plan:`${i}\n${o}\n${i}`,legend:planLegend(o)}).trimEnd()}function planLegend(n){const e=(0,c.jo)(n)
return e.length===0?"":(0,s.J1)("plan-signs",{signs:e.map(n=>`- ${n}`).join("\n")})}}),7392:((n,e,t)=>{t.r(e)
t.d(e,{offerIntents:()=>offerIntents,proposalsIn:()=>proposalsIn})
var o=t(28942)
var r=t(46032)
var s=t(69423)
var i=t(17117)
var a=t(10397)
var c=t(98664)
var l=t(94869)
var u=t(88135)
var d=t(94462)
var f=t(40669)
const p="propose"
function offered(n,e){return n.filter(({target:n,limits:t})=>n==="none"||t.isAnywhere||(0,d.lA)(n,e))}function proposeTool({declared:n,thread:e,clean:t}){const[i,...a]=offered(n,e)
if(!i)return
const l=new Map
const d=[i,...a].map(({name:n,help:e,limits:t})=>`- \`${n}\` (at most ${t.most}): ${e}`)
const f=[i.input(e),...a.map(n=>n.input(e))]
return(0,s.uO)({name:p,description:(0,u.J1)("tools/propose",{intents:d.join("\n")}),input:o.object({intent:o.discriminatedUnion("name",f)}),onlyProposes:!0,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async({intent:n})=>{const o=[i,...a].find(({name:e})=>e===Object(n).name)
if(!o)throw new c.Fp("The workflow does not declare this intent.")
const s=l.get(o.name)??0
if(s>=o.limits.most)throw new c.Fp(`This run may propose ${o.name} at most ${o.limits.most} times.\nPropose no more of it.`)
const d=o.read(n,{thread:e,clean:t})
if("why"in d)throw new c.Fp(`This cannot be proposed: ${d.why}.\n${d.details??""}`)
l.set(o.name,s+1)
return{content:[(0,r.Qq)((0,u.J1)("proposed"))]}}})}const h=o.object({intent:o.looseObject({name:o.string().max(100)})})
function proposalsIn(n){const e=[]
const t=[]
for(const[o,r]of(0,a.d5)(n)){if(o.tool_name!==p)continue
if(r.kind==="AgentErrorEvent")t.push(whyRefused(o.tool_call.arguments,r.error))
if(r.kind!=="ObservationEvent")continue
const{data:n}=h.safeParse((0,i.cP)(o.action))
if(n&&!r.observation.is_error)e.push({name:n.intent.name,value:n.intent})
else t.push(firstSentence(wordsIn(r.observation)))}return{proposals:e,turnedDown:t}}function whyRefused(n,e){if(!e.startsWith("Error "))return firstSentence(e)
const[,t]=/"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(n)??[]
if(t!==void 0&&/→ at intent\.name$/m.test(e))return`the workflow does not declare ${t}, or the run is restricted and can propose labels only`
return`the call${t===void 0?"":` for ${t}`} is not of the declared form`}function firstSentence(n){return(0,l.TN)(n.split(/\n|(?<=\.) /)[0]??"",300)}function wordsIn({content:n}){return n.map(n=>n.type==="text"?n.text:"").join(" ")}function offerIntents(n,e,t){const o=(0,f.declaredIntents)(e,t)
const r=proposeTool({declared:o,thread:(0,f.threadOf)(n),clean:(0,f.cleanTextFor)(n)})
if(r)return{declared:o,tools:[r]}
return{declared:o,tools:t.had.includes(p)?[closedTool()]:[]}}function closedTool(){const n=(0,u.J1)("propose-closed")
const e=(0,s.uO)({name:p,description:(0,u.J1)("tools/propose",{intents:"- (none in this run)"}),input:o.object({intent:o.looseObject({name:o.string()})}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async()=>{throw new c.Fp(n)}})
return Object.freeze({...e,closed:n})}}),18511:((n,e,t)=>{t.d(e,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var o=t(58908)
var r=t(76718)
var s=t(98664)
var i=t(94869)
var a=t(33737)
var c=t(94462)
async function settleAll(n,e,t){const o=[]
const r=[]
const s=new Map
const i=new Map
const c=new Map
const l=new Set
for(const u of e){const e=readProposed(u,n,t)
if("why"in e){o.push({status:"refused",words:(0,a.aY)(u.name),why:e.why})
continue}const{kind:d}=e
const f=JSON.stringify([d.name,e.value])
if(l.has(f)){c.set(d.name,(c.get(d.name)??0)+1)
continue}l.add(f)
const p=s.get(d.name)??0
s.set(d.name,p+1)
if(p>=d.limits.most){i.set(d.name,(i.get(d.name)??0)+1)
continue}const h=await settleOne(n,e,{...t,slot:`${t.key}/${p}`})
o.push(h)
if(h.status==="waiting")r.push(e)}const u=restOf(i,(n,e)=>`the workflow allows ${(s.get(n)??e)-e} in a run`)
const d=restOf(c,()=>"it was proposed more than once")
return{lines:[...o,...u,...d],waiting:r}}function restOf(n,e){return[...n].map(([n,t])=>({status:"refused",words:`${(0,i.U9)(t,"more proposal")} of ${(0,a.aY)(n)}`,why:e(n,t)}))}function readProposed(n,{thread:e},{declared:t,clean:o}){const r=t.find(({name:e})=>e===n.name)
if(!r)return{why:"the workflow does not declare it, or only for runs that are not restricted"}
return r.read(n.value,{thread:e,clean:o})}async function settleOne(n,e,t){const{words:o,kind:r}=e
const s=r.waits||t.isConfirming&&!r.limits.isUnattended
if(s&&t.nobody!==void 0&&t.way==="carry-out")return{status:"refused",words:o,why:`it needs approval, and nobody can be asked, because ${t.nobody}`}
const i=await checkProposal(n,e,t.slot)
if(i.status==="refused")return{status:"refused",words:o,why:i.why}
if(i.status==="already")return{...i,words:o}
if(t.way==="look")return{status:"planned",words:o,...s&&{why:"after a person has approved it"}}
return s?{status:"waiting",words:o,why:"for a person to approve it"}:carryOutIntent(i,e)}async function checkProposal(n,e,t){const{kind:o,number:s,check:i}=e
try{if(s===void 0||o.target==="discussion")return await i(n,{target:void 0,slot:t})
const{owner:e,name:l}=n.repository
const u=await(0,r._)(n.client,`${e}/${l}`,s)
if(!u)return(0,c.J5)(`there is no #${s} in this repository`)
if(o.target==="issue"&&u.isPull)return(0,c.J5)(`#${s} is a pull request`)
if(o.target==="pull_request"&&!u.isPull)return(0,c.J5)(`#${s} is an issue`)
const{only:d}=o.limits
const has=n=>u.labels.some(e=>e.toLowerCase()===n.toLowerCase())
if(d.length>0&&!d.some(has))return(0,c.J5)(`#${s} has none of the labels that the workflow asks for (${d.map(a.aY).join(", ")})`)
const f=await i(n,{target:u,slot:t})
if(f.status!=="ready")return f
if(o.needsOpen&&!u.isOpen)return(0,c.J5)(`#${s} is closed`)
if(u.isLocked&&!o.canBeLocked)return(0,c.J5)(`#${s} is locked`)
return f}catch(n){return(0,c.J5)(whyFailed(n,e))}}async function carryOutIntent(n,e){const{words:t}=e
try{return{status:"done",words:t,...await n.act()}}catch(n){return{status:"refused",words:t,why:whyFailed(n,e)}}}function whyFailed(n,{kind:e}){const t=(0,s.ec)(n)
const r=n instanceof o.Q4&&n.status===403?`; the job may need \`${e.permission}\``:""
return`${(0,i.TN)(t.message,300).replace(/\.$/,"")}${r}`}}),97260:((n,e,t)=>{t.r(e)
t.d(e,{settleProposals:()=>settleProposals,withTooLong:()=>withTooLong})
var o=t(33737)
var r=t(68430)
var s=t(72167)
var i=t(92040)
var a=t(7392)
var c=t(40669)
var l=t(18511)
const u="intents/settled"
const d=5
async function settleProposals({prepared:n,events:e},{isDone:t,isHeld:o}){const{run:r,conversation:s}=n
const{proposals:d}=(0,a.proposalsIn)(s.log)
const f=d.slice(r.memory.manifest.counters[u]??0)
const p=turnedDown((0,a.proposalsIn)(e).turnedDown)
if(f.length===0)return{lines:p,waiting:[],proposals:f}
if(!t)return{lines:[...f.map(unfinished),...p],waiting:[],proposals:[]}
const{lines:h,waiting:m}=await(0,l.j3)((0,c.intentContextOf)(r),f,settlingOf(n,o))
r.memory.update(n=>({...n,counters:{...n.counters,[u]:d.length}}))
const{shown:w,unseen:v}=(0,i.showable)(m)
const g=withTooLong(h,m,v)
return{lines:[...g,...p],waiting:w,proposals:f}}function withTooLong(n,e,t){const o=n.filter(({status:n})=>n==="waiting")
const r=new Set(o.filter((n,o)=>t.some(n=>n===e[o])))
return n.map(n=>r.has(n)?{...n,status:"refused",why:f}:n)}const f="it is too long to be shown in full to the person who would approve it"
function settlingOf({run:n,inputs:e,startingPoint:t,intents:o},i){const a=(0,s.i5)(n,t.goal)
return{declared:o?.declared??[],clean:(0,c.cleanTextFor)(n),key:n.trigger.key,way:n.mayWrite?"carry-out":"look",isConfirming:e.confirmation!=="never",nobody:a?(0,r.k)(a):i?"a change to protected files waits on this thread":void 0}}function unfinished({name:n}){return{status:"waiting",words:(0,o.aY)(n),why:"the run did not finish. It is kept for the run that continues the work"}}function turnedDown(n){const e=[...new Set(n)]
const t=n.length-Math.min(d,e.length)
const o=e.slice(0,d).map(n=>({status:"not-taken",words:"a proposal",why:n}))
return t>0&&e.length>0?[...o,{status:"not-taken",words:`${t} more`,why:"for these reasons, or like ones"}]:o}})}

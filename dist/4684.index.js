export const id=4684
export const ids=[4684]
export const modules={48594:((e,n,t)=>{t.d(n,{$g:()=>renderRemoved,VV:()=>renderChanged,hY:()=>renderPatch})
var o=t(78250)
var s=t(94869)
var r=t(23849)
var i=t(33737)
var c=t(88135)
const a=8
const u=100
function renderChanged(e){if(e.length===0)return""
const n=table(`${(0,s.U9)(e.length,"file")} changed`,sumOf(e),e.slice(0,a))
const t=e.slice(a)
if(t.length===0)return n
const o=t.length>u?`\n\n… and ${(0,s.U9)(t.length-u,"more file")}.`:""
const r=`${table("File","Lines",t.slice(0,u))}${o}`
return`${n}\n\n<details><summary>${(0,s.U9)(t.length,"more file")}</summary>\n\n${r}\n\n</details>`}function table(e,n,t){const o=t.map(({path:e,added:n,removed:t})=>`| ${(0,i.FX)(e)} | ${linesOf(n,t)} |`)
return`| ${e} | ${n} |\n|-|-|\n${o.join("\n")}`}function linesOf(e,n){return e===void 0||n===void 0?"binary":`+${(0,s.vP)(e)} −${(0,s.vP)(n)}`}function sumOf(e){return linesOf(...sums(e))}function sums(e){const sum=e=>e.reduce((e,n)=>e+(n??0),0)
return[sum(e.map(e=>e.added)),sum(e.map(e=>e.removed))]}const d=10
const l=1e3
function renderRemoved(e,n){const t=n.split("\ndeleted file mode ").length-1
const[o,r]=sums(e)
if(t<=d&&(r<l||r<o*2))return""
return(0,c.J1)("removed-much",{deleted:(0,s.U9)(t,"file"),removed:(0,s.U9)(r,"line")})}function renderPatch({patch:e,isCut:n},{what:t,file:r,most:a,base:u,isOutput:d=!0,...l}){if(n||e.length>a)return(0,c.J1)(d?"patch-long":"patch-long-aside",{what:t})
const h=(0,o.Dt)(e).length
const f={title:`Patch of ${(0,s.U9)(h,"file")}`,patch:(0,i.DV)("diff",withShortIds(e),"kept")}
const p=(0,i.DV)("sh",`${switchTo(u)}git apply ${r}`)
const m=l.repository===void 0?"this repository":(0,i.aY)(l.repository)
if(survivesCopying(e))return(0,c.J1)("patch",{what:t,file:r,repository:m,commands:p,...f})
const k=d?(0,c.J1)("patch-file",{what:t,file:r,repository:m,commands:p}):(0,c.J1)("patch-file-aside",{what:t})
return(0,c.J1)("patch-read-only",{kept:k,...f})}function survivesCopying(e){return!/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(e)&&(0,r.ix)(e,[],"kept")===e}function switchTo(e){if(e?.kind==="pull")return`git fetch origin pull/${e.number}/head\ngit switch --detach FETCH_HEAD\n`
if(e===void 0||!h.test(e.branch))return""
const n=/^\w[\w./-]*$/.test(e.branch)
const[t,o]=n?[e.branch,e.branch]:[`'refs/heads/${e.branch}'`,`'${e.branch}'`]
return`git fetch origin ${t}\ngit switch ${o}\ngit merge --ff-only FETCH_HEAD\n`}const h=/^[\w#+,()@=\p{L}\p{N}][\w./#+,()@=\p{L}\p{M}\p{N}-]*$/u
function withShortIds(e){if(e.includes("GIT binary patch"))return e
return e.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g,"index $1..$2")}}),52642:((e,n,t)=>{t.d(n,{J:()=>passedOver,P:()=>renderDetails})
var o=t(94869)
var s=t(33737)
var r=t(88135)
var i=t(38054)
var c=t(55190)
function renderDetails(e,n){const{knowledge:t,reading:o,servers:s=[]}=e
const r=[commandsRun(e.checks),(0,i.RX)(s),t?(0,i.cu)(t):"",o?(0,i.Xm)(o):"",...passedOver(e.passedOver),...(0,c.Yv)("details",e,n),factLines(e,n),estimateLine(e)]
return r.filter(e=>e!=="").join("\n\n")}function factLines(e,n){const{conversationId:t,requester:o}=n
const{models:r,sandbox:a,knowledge:u}=e
const d=r.length>0?` · answered by ${r.map(s.aY).join(", ")}`:""
const l=[`Requested by ${o}${d}`,...e.merging?[mergingLine(e.merging)]:[],stepsLine(e),usageLine(e),...(0,c.LZ)(e.uses).map(e=>`  - ${e}`),...a?[sandboxLine(a)]:[],...u?[(0,i.Zi)(u).join(" · ")]:[],`Conversation ${(0,s.aY)(t)}`,...(0,c.Yv)("facts",e,n)]
return l.filter(e=>e!=="").map(e=>e.startsWith(" ")?e:`- ${e}`).join("\n")}function mergingLine({base:e,status:n}){const t=`between the pull request and ${(0,s.aY)(e)}`
if(n==="gone")return`The base branch ${(0,s.aY)(e)} no longer exists, so the pull request cannot be merged`
if(n==="unknown")return`GitHub did not say in time whether there are conflicts ${t}`
return`GitHub finds ${n==="clean"?"no ":""}conflicts ${t}`}function stepsLine({steps:e,toolCalls:n,failedCalls:t=0,durationMs:s}){const r=n===0&&t===0?" · no tool read or changed anything":""
return`${(0,o.U9)(e,"step")} in ${timeOf(s)}${r}`}function timeOf(e){const n=Math.round(e/1e3)
return n<60?`${n} s`:`${Math.floor(n/60)} min ${n%60} s`}function sandboxLine({way:e,checks:n,network:t,isShut:s}){return`Sandbox: ${e} · network: ${s?"none":t} · self-test: ${(0,o.U9)(n,"check")} passed`}function usageLine(e){if(e.uses.length===0&&e.inputTokens===0&&e.outputTokens===0)return""
const[n,t]=e.uses
return n&&!t?(0,c.Uz)(n):`${formatTokens(e)} · cost ${(0,c.BD)(e.costUsd)}`}const a={ignored:"passed-over-ignored",revealed:"passed-over-revealed",sparse:"passed-over-sparse",linked:"passed-over-linked"}
const u=20
function passedOver(e=[],n=""){return[...Map.groupBy(e,({kind:e})=>e)].map(([e,t])=>{const i=t.slice(0,u).map(({path:e,detail:n})=>{if(e==="")return n
return`${(0,s.aY)(e)}${n===""?"":` (${n})`}`})
const c=t.length>i.length?[`${(0,o.vP)(t.length-i.length)} more`]:[]
return n+(0,r.J1)(a[e],{list:[...i,...c].join(", ")})})}function estimateLine({estimatedCalls:e}){if(e===0)return""
return`Tokens are estimated for ${(0,o.U9)(e,"call")}: the model endpoint did not state them.`}function commandsRun(e){const n=e.filter(({command:e})=>e!=="")
if(n.length===0)return""
const t=n.slice(-10).map(({command:e,exitCode:n})=>`| ${(0,s.FX)((0,o.TN)(e,120))} | ${endOf(n)} |`)
const r=n.length>10?` (the last 10 of ${n.length})`:""
return`| Commands the agent ran${r} | Exit code |\n|-|-|\n${t.join("\n")}`}function endOf(e){return e===-1?"still running":String(e)}function formatTokens({inputTokens:e,outputTokens:n,cachedTokens:t}){const s=t>0?` (${(0,o.vP)(t)} of those in from a cache)`:""
return`${(0,o.vP)(e)} tokens in, ${(0,o.vP)(n)} out${s}`}}),30074:((e,n,t)=>{t.d(n,{DJ:()=>renderPlaces,Km:()=>keptWork,bx:()=>baseOf,hf:()=>proposalPlaces,vJ:()=>branchPlaces})
var o=t(11475)
var s=t(33737)
var r=t(88135)
var i=t(48594)
function renderPlaces(e,{repositoryUrl:n,runUrl:t}){return[...proposalPlaces(e,""),...branchPlaces(e,n),`[Job log](${t})`].join(" · ")}function proposalPlaces({pullRequest:e,proposeUrl:n},t){if(e)return[`[Pull request ${t}#${e.number}](${e.url})`]
return n===void 0?[]:[`**[Open the pull request](${n})**`]}function branchPlaces({kept:e,pullRequest:n,forkUrl:t},r){if(e.kind!=="branch")return[]
const{branch:i,commit:c,compareUrl:a,isVerified:u}=e
const d=`${t??r}/tree/${(0,o.gI)(i)}`
const l=u?" (verified)":""
return[`Branch [${(0,s.aY)(i)}](${d})`,`Commit [${(0,s.aY)(c.slice(0,7))}](${r}/commit/${(0,o.gI)(c)})${l}`,`[Files](${n?`${n.url}/files`:a})`]}function baseOf({kept:e,forkUrl:n,patchBase:t}){return e.kind==="branch"&&n===void 0?{kind:"branch",branch:e.branch}:t}function keptWork(e,n){const{kept:t,patchBase:o,isCiSilent:c,rewrittenBase:a,pullRequest:u,proposeUrl:d,merging:l}=e
if(t.kind==="patch")return(0,i.hY)(t,{what:"The work",file:"work.patch",most:3e4,base:o,repository:n})
if(t.kind==="nothing"||!u||d!==void 0)return""
const h=[...a===void 0?[]:[(0,r.J1)("base-rewritten",{branch:(0,s.aY)(a)})],...l?.status==="conflicts"?[(0,r.J1)("pull-conflicts",{base:(0,s.aY)(l.base)})]:[],...c?[(0,r.J1)("no-ci")]:[]]
return h.join("\n\n")}}),55190:((e,n,t)=>{t.d(n,{BD:()=>formatCost,LZ:()=>renderUses,Uz:()=>renderUse,Yv:()=>sectionsAt})
var o=t(94869)
function sectionsAt(e,{sections:n=[]},t){return n.flatMap(n=>n.place===e?[n.text(t)]:[])}function renderUses(e){return e.length<2?[]:e.map(e=>`\`${e.id}\`: ${renderUse(e)}`)}function renderUse(e){return`${(0,o.U9)(e.replies,"model request")} · ${tokens(e)} · cost ${formatCost(e.costUsd)}`}function formatCost(e){if(e===void 0)return"not known"
return`$${e.toFixed(e>0&&e<.01?4:2)}`}function tokens({inputTokens:e,outputTokens:n,cachedTokens:t,writtenTokens:s,reasoningTokens:r}){const i=[...t>0?[`${(0,o.vP)(t)} from a cache`]:[],...s>0?[`${(0,o.vP)(s)} into it`]:[],...r>0?[`${(0,o.vP)(r)} of thinking`]:[]]
const c=i.length>0?` (${i.join(", ")})`:""
return`${(0,o.vP)(e)} tokens in, ${(0,o.vP)(n)} out${c}`}}),76617:((e,n,t)=>{t.d(n,{Wu:()=>withheldLine,b:()=>renderLocks,eJ:()=>renderWithheld})
var o=t(78250)
var s=t(94869)
var r=t(33737)
var i=t(7925)
var c=t(88135)
var a=t(48594)
const u=20
function renderWithheld({withheld:e,withheldPatch:n,asidePatch:t},{hint:o="",...s}={}){if(e.length===0)return""
const r=hintsFor(e.map(({code:e})=>e)).filter(([e])=>!o.includes(e))
return[["Withheld:","",...linesOf(e)].join("\n"),r.map(([e,n])=>`${n.join(", ")}: ${e}`).join("\n"),...patchesOf(e,{patch:n,aside:t,...s})].filter(Boolean).join("\n\n")}const d=10
function linesOf(e){return[...Map.groupBy(e,({code:e})=>e)].flatMap(([e,n])=>{const t=n.length-d
return[...n.slice(0,d).map(lineOf),...t>0?[`- … and ${(0,s.vP)(t)} more with ${e}.`]:[]]})}function hintsFor(e){const n=[...new Set(e)]
const t=new Set(n.map(e=>i.Lp[e].hint))
return[...t].map(e=>[e,n.filter(n=>i.Lp[n].hint===e)])}function renderLocks(e){return e.map(({path:e,manifests:n,added:t})=>{const o=t.slice(0,u).map(r.aY).join(", ")
const s=t.length>u?`, and ${t.length-u} more`:""
const i=t.length===0?(0,c.J1)("lock-file-same"):(0,c.J1)("lock-file-new",{entries:`${o}${s}`})
return(0,c.J1)("lock-file",{path:(0,r.aY)(e),manifests:n.slice(0,u).map(r.aY).join(", "),fresh:i})}).join("\n\n")}function withheldLine({code:e,path:n,detail:t}){return`${e} ${n||"the change"} ${i.Lp[e].message}${t===""?"":` (${t})`}`}function lineOf({path:e,code:n,detail:t}){const o=e===""?"The change":(0,r.aY)(e)
return`- **${n}** ${o} ${i.Lp[n].message}${t===""?"":` (${t})`}.`}function patchesOf(e,{patch:n,aside:t,...o}){if(!t)return[patchOf(n,e,o)]
const s="Work that is not in the work tree"
const r=(0,a.hY)(t,{what:s,file:"aside.patch",most:1e4,isOutput:!n,...o})
return n?[patchOf(n,e,o),r]:[r]}const l=["DKH-121","DKH-203"]
const h="No patch has the withheld work. Unless a note below says that it is saved as copies, it is only in the workspace of the run."
const f="No patch has it: what git ignores is only in the workspace of the run."
function patchOf(e,n,t){if(!e){const e=n.filter(({code:e})=>!l.includes(e))
if(e.length===0)return""
return e.every(({code:e})=>e==="DKH-118")?f:h}const o=e.isCut?e:withoutSecret(e,n)
if(o.patch==="")return""
const s=!n.some(({code:e})=>(0,i.JD)(e))
return(0,a.hY)(o,{what:s?"The withheld work":"The saved part of the withheld work",file:"withheld.patch",most:15e3,...t})}function withoutSecret({path:e,patch:n},t){const s=t.flatMap(({code:e,path:n})=>e==="DKH-201"||e==="DKH-202"?[n]:[])
const r=s.some(e=>/["\\]|[^ -~]/.test(e))
const i=(0,o.Dt)(n).filter(e=>{const[n=""]=e.split("\n",1)
return!s.some(e=>n.endsWith(` b/${e}`))&&!(r&&n.endsWith('"'))})
return{path:e,patch:i.join("")}}}),99217:((e,n,t)=>{t.d(n,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>k,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>$})
var o=t(77598)
var s=t(28942)
var r=t(64377)
var i=t(95017)
var c=t(14549)
var a=t(54847)
const u="runs.json"
const d=s.int().min(0).default(0)
const l={inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number().optional()}
const h=s.strictObject(l).readonly()
const f=s.strictObject({run:s.string(),at:r.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...l,comment:s.string().optional(),before:h.optional()}).readonly()
const p=s.strictObject({up:d,down:d}).readonly()
const m=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:d,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:d,cachedTokens:d,outputTokens:d,costUsd:s.number(),unpriced:d,up:d,down:d}).readonly()
const k=s.strictObject({version:s.literal(1),rows:s.array(m).readonly(),runs:s.array(f).readonly(),feedback:s.record(s.string(),p).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const $={version:1,rows:[],runs:[],feedback:{},counted:[]}
const g=500
const w=200
const v=5e3
const b=1e3
const T="unfinished"
function recordsIn(e){const n=parsed(s.array(f),e(u))??[]
if(n.every(({before:e})=>e===void 0))return n
const{sums:t,models:o}=usedIn(e)
return n.map(({before:e,...n})=>e?{...n,...less(t,e),model:o.join(", ")}:n)}function withUnfinished(e,n){const{sums:t}=usedIn(e)
const o={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...n,...o,model:"",outcome:T,before:t})}function usedIn(e){const n=parsed(s.object({stats:c.Uz}),e(i.bv))?.stats??c.Sh
const{prompt_tokens:t,cache_read_tokens:o,completion_tokens:r,cost:a,models:u}=(0,c.vA)(n)
const d={inputTokens:t,cachedTokens:o,outputTokens:r}
return{sums:{...d,costUsd:a},models:u}}function less(e,n){const difference=t=>Math.max(0,e[t]-n[t])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,a.D$)(Math.max(0,e.costUsd-(n.costUsd??0)))}}function parsed(e,n){try{return n===void 0?void 0:e.parse(JSON.parse(n))}catch{return}}function withRecord(e,n){const isOther=({run:e,comment:t,outcome:o})=>e!==n.run||t!==n.comment&&o!==T
return[...e.filter(isOther),n].slice(-g)}function withStates(e,n){const t=new Set([...e.counted,...e.runs.map(keyOf)])
const o=n.filter(e=>!t.has(keyOf(e)))
const s=new Set(o.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(o,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...o.map(keyOf)].slice(-v)}}function withRun(e,n){const t=withRecord(e.runs,n)
const o=t.slice(-w)
return{...withStates({...e,runs:[]},t.slice(0,-w)),runs:o}}function keyOf({run:e,at:n,comment:t=""}){return(0,o.createHash)("sha256").update([e,n,t].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,n){const t=Object.entries({...e.feedback,...n}).slice(-b)
return{...e,feedback:Object.fromEntries(t)}}function ledgerRows(e,n){const{rows:t}=withStates({...e,runs:[]},[...n,...e.runs])
return t.toSorted((e,n)=>nameOf(n).localeCompare(nameOf(e)))}function rowsOf(e,n){return e.map(({at:e,outcome:t,costUsd:o,comment:s="",run:r,before:i,...c})=>({...c,month:e.slice(0,7),runs:1,outcomes:{[t]:1},costUsd:o??0,unpriced:o===void 0?1:0,...n[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:n,model:t}){return[e,n,t].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,n){const t={...e.outcomes}
for(const[e,o]of Object.entries(n.outcomes))t[e]=(t[e]??0)+o
return{...e,outcomes:t,runs:e.runs+n.runs,inputTokens:e.inputTokens+n.inputTokens,cachedTokens:e.cachedTokens+n.cachedTokens,outputTokens:e.outputTokens+n.outputTokens,costUsd:Math.round((e.costUsd+n.costUsd)*1e6)/1e6,unpriced:e.unpriced+n.unpriced,up:e.up+n.up,down:e.down+n.down}}}),56172:((e,n,t)=>{t.d(n,{Gj:()=>notDone,II:()=>r,Rw:()=>patchBaseOf,V2:()=>failure,dW:()=>plainAnswer,gD:()=>i,qL:()=>pullRequestFacts,xT:()=>whyLowered})
var o=t(63697)
var s=t(94869)
function plainAnswer(e){return{whole:e,...(0,o.Gr)(e),filled:"",isFilled:!1}}function notDone(e,n=0){const{fault:t,...o}=failure(e)
return{report:{...r,...o,durationMs:n},fault:t,conversationPath:""}}const r={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],sandbox:void 0}
const i={outcome:"cancelled",reason:"The run was cancelled",hint:"Nothing more is done here until somebody asks again."}
const c={outcome:"skipped",hint:"Mention me again if it is to be done after all."}
function failure(e){if(e.code==="withdrawn")return{...c,reason:(0,s.TN)(e.message,300).replace(/\.$/,"")}
if(e.code==="cancelled")return{...i,reason:(0,s.TN)(e.message,300).replace(/\.$/,"")}
const n=(0,s.TN)(e.headline,300).replace(/\.$/,"")
const t=e.quote===void 0?{}:{quote:(0,s.TN)(e.quote,500)}
const o=e.list.length===0?{}:{list:e.list.slice(0,50).map(e=>(0,s.TN)(e,300))}
return{outcome:"failed",reason:n,...t,...o,hint:(0,s.TN)(e.hint??"",300),code:e.code,fault:e}}function pullRequestFacts({pullRequest:e,proposeUrl:n,isCiSilent:t,rewrittenBase:o,merging:s}){return{pullRequest:e,proposeUrl:n,isCiSilent:t,rewrittenBase:o,merging:s}}function whyLowered({goal:e}){return e.kind==="patch"?e.why:void 0}function patchBaseOf({goal:e,pull:n}){const t=e.kind==="propose"&&e.isThere!==!0
if(n&&(n.isFork||e.kind==="patch"))return{kind:"pull",number:n.number}
const o=t||e.kind==="patch"||e.kind==="review"?e.base:e.branch
return{kind:"branch",branch:o}}})}

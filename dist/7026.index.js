export const id=7026
export const ids=[7026]
export const modules={44039:((n,e,t)=>{t.d(e,{M:()=>renderDifference,g:()=>renderFiles})
var r=t(78250)
var o=t(94869)
var i=t(33737)
var s=t(30007)
var a=t(50931)
var c=t(88135)
var l=t(48351)
function renderFiles({files:n,diff:e,commands:t,hasOtherLines:r}){const s=r?(0,c.J1)("approval-line-ends"):""
if(n.length===0)return s
const a=n.map(n=>({...n,mark:markOf(n.path,t)}))
const l=[...a.filter(({mark:n})=>n!==""),...a.filter(({mark:n})=>n==="")]
const d=(0,c.J1)("approval-files",{amount:(0,o.U9)(n.length,"file"),lines:l.map(lineOf).join("\n"),diff:(0,i.DV)("diff",inOrder(e,l).map(inLines).join("\n"))})
return[d.trimEnd(),s].filter(Boolean).join("\n\n")}function lineOf({path:n,added:e,removed:t,mark:r}){const s=e===void 0?"binary":`+${(0,o.vP)(e)} −${(0,o.vP)(t??0)}`
return`- ${r===""?"":"⚠ "}${(0,i.aY)((0,l.ko)(n))} ${s}${r===""?"":`: ${r}`}`}function markOf(n,e){const t=n.split("/").at(-1)??n
if(e.some(n=>n.includes(t)))return"named in a command above"
if((0,a.Y)(n).kind!=="free"||d.test(n.toLowerCase()))return"can decide what runs"
return""}const d=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(n,e){const t=new Map(e.map(({path:n},e)=>[` b/${n}`,e]))
const placeOf=n=>{const r=n.split("\n",1)[0]??""
return t.get(r.slice((r.length+"diff --git".length)/2))??e.length}
return(0,r.Dt)(n).toSorted((n,e)=>placeOf(n)-placeOf(e))}function inLines(n){return(0,l.eG)(n.replace(/\n$/,""))}const u=10
function renderDifference({head:n,between:e,missing:t}){const r=[...e?[...listed("commit",e.total,e.commits.map(commitLine))]:[],...e?[...listed("file",e.files.length,e.files.map(fileLine))]:[],...n!==void 0&&!e?["- GitHub does not say which commits were added."]:[],...e?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...t.length>0?[`- No longer in the workspace: ${t.slice(0,u).map(quoted).join(", ")}.`]:[]]
if(r.length===0)return""
const o=n===void 0?"":` for ${(0,i.aY)(n.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:o,lines:r.join("\n")}),diffOf(e?.files??[])].filter(Boolean).join("\n\n")}function listed(n,e,t){const r=e>u?[`- and ${(0,o.U9)(e-u,`more ${n}`)}`]:[]
return[...t.slice(0,u).map(n=>`- ${n}`),...r]}function commitLine({sha:n,author:e,subject:t}){return`${(0,i.aY)(n.slice(0,7))} ${quoted((0,o.TN)(e,40))}: ${quoted((0,o.TN)(t,100))}`}function fileLine({path:n,status:e,added:t,removed:r}){return`${e} ${quoted(n)} +${(0,o.vP)(t)} −${(0,o.vP)(r)}`}function quoted(n){return(0,i.aY)((0,l.ko)(n))}function diffOf(n){if(n.some(({patch:n,added:e,removed:t})=>n===""&&e+t>0))return""
const e=n.map(({path:n,patch:e})=>(0,l.eG)(`--- ${(0,o.TN)(n,200)}\n${e}`))
return(0,s._l)(e.join("\n"))}}),31384:((n,e,t)=>{t.d(e,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var r=t(77598)
var o=t(89812)
var i=t(90009)
var s=t(80292)
var a=t(44039)
var c=t(58926)
var l=t(81031)
function approvalScopeOf({world:n,settings:e,job:t,trigger:r,memory:o},i,{thread:s,rules:a}){const l=n.now()
return{v:1,repository:r.repositoryId,thread:s,run:t.runId,conversation:o.id,policy:policyVersion(e,a),created:l.toISOString(),expires:new Date(l.getTime()+(0,c.CI)(i["approval-expires"])).toISOString()}}const d=["confirmation","confirmation-threshold","approvers","approval-expires","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(n,e){const t=(0,l.textsOf)(n,[...d,...n.addedNames])
const o={inputs:t,rules:e??null}
return(0,r.createHash)("sha256").update((0,s.dj)(o)).digest("hex").slice(0,16)}async function differenceSince({github:n,job:e},{head:t,now:r,missing:s}){const c=t===void 0?void 0:await(0,i.kC)((0,o.n)(n,e.repository),t,r)
return(0,a.M)({head:t,between:c,missing:s})}function whyAgain(n,e){return[n,e??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),37026:((n,e,t)=>{t.r(e)
t.d(e,{askedPlan:()=>askedPlan,carryOutPlan:()=>carryOutPlan,deferredItems:()=>deferredItems,isPlan:()=>isPlan,requirePlan:()=>requirePlan,showable:()=>showable})
var r=t(80292)
var o=t(94869)
var i=t(88135)
var s=t(68430)
var a=t(45867)
var c=t(48252)
var l=t(68268)
var d=t(23849)
var u=t(98768)
var f=t(16110)
const p=/\$\$|\$(?=[^\s$])(?:(?!\n\n)[^$])*(?<!\s)\$(?!\w)/
function hasFormula(n){if(!n.includes("$"))return!1
let e=""
for(const{node:t,isEntering:r}of(0,u.G)((0,f.Dd)(n).root))if(r)e+=t.kind==="text"?t.literal:m[t.kind]??"\n\n"
return p.test(e)}const m={emphasis:"",strong:"",struck:"",link:"",image:"",html:"","footnote-reference":"",code:"`","soft-break":"\n","hard-break":"\n"}
var h=t(33737)
var v=t(6009)
var g=t(38293)
var w=t(48351)
function shownPlan(n,e){const t=(0,v.$)((0,w.uG)(withNarrowCode((0,l.Gl)(n))),{...e,showsAddresses:!0})
return isNarrow(t)&&!hasFormula(t)&&readingOf(t).hidden===0?t:(0,v.$)((0,h.DV)("text",(0,w.xe)(n)),e)}function readPlan(n){return readingOf(n).shown.trim()}function readingOf(n){return(0,g.p)((0,d.l$)(n))}function columnsAt(n){return w.cZ-2*n}const $=8
function isNarrow(n){const e=(0,l.m6)(n)
if((0,l.d1)(n)>$)return!1
return e.every(({kind:n,isQuoted:e,level:t,text:r})=>{if(n==="table"||e)return!1
return r.split("\n").every(n=>(0,w.qz)(n)<=columnsAt(t))})}function withNarrowCode(n){const e=n.split("\n")
for(const{level:t,start:r,end:o,text:i,fence:s}of(0,l.m6)(n).toReversed())if(s||t===0)e.splice(r,o-r,...fenced(s?.before??"",(0,w.xe)(i,columnsAt(t))))
return e.join("\n")}function fenced(n,e){const t=(0,o.Lt)(e)
const r=(0,l.U2)({before:n})
return[`${n}${t}`,...e.split("\n").map(n=>`${r}${n}`),`${r}${t}`,""]}var k=t(93992)
var y=t(63501)
var j=t(19868)
var b=t(1176)
var P=t(31384)
var x=t(23665)
const O=24e3
function showable(n){const e=[]
const t=[]
let o=O
for(const i of n){const n=(0,r.dj)(i.value)
const s=(0,c.AS)({arguments:n}).length+i.words.length+200
if(s>o)t.push(i)
else{o-=s
e.push({intent:i.kind.name,value:n,words:i.words})}}return{shown:e,unseen:t}}function deferredItems(n,e,{thread:t,requesters:r,deferred:o}){const i=(0,P.T6)(n,e,{thread:t})
return o.map(n=>({pending:{...i,...n,requesters:r},risk:"",reasons:[],shown:null,decision:null}))}const _=12e3
function askedPlan(n,{nobody:e,rules:t,clean:o}){const a=n.trim()
if(a==="")return{waiting:[]}
if(!hasItems(a))return{waiting:[],advice:{hint:(0,i.J1)("plan-none")}}
const c=shownPlan(a,t)
const l=e===void 0?whyNotShown(a,c,o):(0,s.k)(e)
if(l!==void 0)return{waiting:[],advice:{hint:(0,i.J1)("plan-not-asked",{why:l})}}
return{waiting:[{intent:"plan",value:(0,r.dj)({plan:c}),words:""}]}}function whyNotShown(n,e,t){if(n.length>_||e.length>O)return"it is too long to be shown in full"
if(t(e)!==e)return"it contains what looks like a secret, which is never shown"
return}function hasItems(n){return/(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(n)}async function requirePlan({conversation:n,runAgent:e},t){const r=n.finalResponse()
if(r.trim()===""||hasItems(r))return t
await n.send((0,i.J1)("plan-again"))
return e()}function isPlan(n){return n.length>0&&n.every(a.H9)}async function carryOutPlan(n){const{run:e,conversation:t,runAgent:r}=n
const o=(0,b.sp)(e.memory)
const{isResumed:i}=e.memory
const s=i?[]:[(await(0,j.fM)(e,n)).words]
const a=go(o?.items??[],(0,k.Id)(e.trigger))
const c=[...s,a,...i?remembering(n):[],...(0,y.nK)(n)]
await t.send(c.join("\n\n"))
return{end:await r(),...o&&{used:o}}}function remembering(n){const{memoryFile:e}=n.knowledge
return e!==void 0&&(0,x.jd)(n)?[(0,i.J1)("memory-propose",{path:e})]:[]}function go(n,e){const t=n.flatMap(({pending:n})=>"intent"in n?[(0,a.rP)(n)]:[])
const r=readPlan(t.join("\n\n"))
const s=(0,o.Lt)(r)
return(0,i.J1)("plan-go",{who:e,plan:`${s}\n${r}\n${s}`,legend:planLegend(r)}).trimEnd()}function planLegend(n){const e=(0,c.jo)(n)
return e.length===0?"":(0,i.J1)("plan-signs",{signs:e.map(n=>`- ${n}`).join("\n")})}})}

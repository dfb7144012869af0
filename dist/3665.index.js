export const id=3665
export const ids=[3665]
export const modules={44039:((e,t,n)=>{n.d(t,{M:()=>renderDifference,g:()=>renderFiles})
var r=n(78250)
var o=n(94869)
var i=n(33737)
var s=n(30007)
var a=n(50931)
var c=n(88135)
var d=n(48351)
function renderFiles({files:e,diff:t,commands:n,hasOtherLines:r}){const s=r?(0,c.J1)("approval-line-ends"):""
if(e.length===0)return s
const a=e.map(e=>({...e,mark:markOf(e.path,n)}))
const d=[...a.filter(({mark:e})=>e!==""),...a.filter(({mark:e})=>e==="")]
const u=(0,c.J1)("approval-files",{amount:(0,o.U9)(e.length,"file"),lines:d.map(lineOf).join("\n"),diff:(0,i.DV)("diff",inOrder(t,d).map(inLines).join("\n"))})
return[u.trimEnd(),s].filter(Boolean).join("\n\n")}function lineOf({path:e,added:t,removed:n,mark:r}){const s=t===void 0?"binary":`+${(0,o.vP)(t)} −${(0,o.vP)(n??0)}`
return`- ${r===""?"":"⚠ "}${(0,i.aY)((0,d.ko)(e))} ${s}${r===""?"":`: ${r}`}`}function markOf(e,t){const n=e.split("/").at(-1)??e
if(t.some(e=>e.includes(n)))return"named in a command above"
if((0,a.Y)(e).kind!=="free"||u.test(e.toLowerCase()))return"can decide what runs"
return""}const u=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,t){const n=new Map(t.map(({path:e},t)=>[` b/${e}`,t]))
const placeOf=e=>{const r=e.split("\n",1)[0]??""
return n.get(r.slice((r.length+"diff --git".length)/2))??t.length}
return(0,r.Dt)(e).toSorted((e,t)=>placeOf(e)-placeOf(t))}function inLines(e){return(0,d.eG)(e.replace(/\n$/,""))}const l=10
function renderDifference({head:e,between:t,missing:n}){const r=[...t?[...listed("commit",t.total,t.commits.map(commitLine))]:[],...t?[...listed("file",t.files.length,t.files.map(fileLine))]:[],...e!==void 0&&!t?["- GitHub does not say which commits were added."]:[],...t?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...n.length>0?[`- No longer in the workspace: ${n.slice(0,l).map(quoted).join(", ")}.`]:[]]
if(r.length===0)return""
const o=e===void 0?"":` for ${(0,i.aY)(e.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:o,lines:r.join("\n")}),diffOf(t?.files??[])].filter(Boolean).join("\n\n")}function listed(e,t,n){const r=t>l?[`- and ${(0,o.U9)(t-l,`more ${e}`)}`]:[]
return[...n.slice(0,l).map(e=>`- ${e}`),...r]}function commitLine({sha:e,author:t,subject:n}){return`${(0,i.aY)(e.slice(0,7))} ${quoted((0,o.TN)(t,40))}: ${quoted((0,o.TN)(n,100))}`}function fileLine({path:e,status:t,added:n,removed:r}){return`${t} ${quoted(e)} +${(0,o.vP)(n)} −${(0,o.vP)(r)}`}function quoted(e){return(0,i.aY)((0,d.ko)(e))}function diffOf(e){if(e.some(({patch:e,added:t,removed:n})=>e===""&&t+n>0))return""
const t=e.map(({path:e,patch:t})=>(0,d.eG)(`--- ${(0,o.TN)(e,200)}\n${t}`))
return(0,s._l)(t.join("\n"))}}),96600:((e,t,n)=>{n.d(t,{A:()=>allowedInputs})
var r=n(64294)
function allowedInputs(e,t,n){switch(t){case"full":return e
case"restricted":return{...e,secrets:void 0,memory:e.memory==="propose"?"read":e.memory,...e["mixed-threads"]==="strict"&&stricter(e,n)}
case"fork":return{...e,...o}}}const o={secrets:void 0,"tool-env":void 0,"mcp-config":void 0,network:"none",caches:["none"],hooks:!1,"skill-commands":!1,"setup-command":void 0,"setup-network":"none"}
function stricter(e,{kind:t}){const{confirmation:n,"confirmation-threshold":o,"create-pr":i}=e
const s=i==="draft"&&(0,r.OB)({kind:t}).isUnasked?"link":i
const asked=(e,t=o)=>({"create-pr":s,confirmation:e,"confirmation-threshold":t})
if(n==="never")return asked("risky")
if(n==="always"||o==="low")return asked("always")
return asked(n,o==="high"?"medium":"low")}}),72167:((e,t,n)=>{n.d(t,{Fc:()=>rememberStrangers,Gj:()=>canAsk,K9:()=>printRestriction,cT:()=>withoutSecrets,eC:()=>mayGrant,hw:()=>decideRestriction,i5:()=>whyNobodyIsAsked,x0:()=>grantsIn})
var r=n(95017)
var o=n(2507)
var i=n(76327)
var s=n(78995)
var a=n(94869)
var c=n(33737)
var d=n(88135)
var u=n(38054)
var l=n(57974)
var p=n(61398)
var f=n(22296)
var h=n(1176)
var m=n(96600)
function isRestricted({"mixed-threads":e},t){return e!=="as-trusted"&&t.length>0}function restrictionsWith(e,t){const n=new s.ks
n.update(e.secrets??{})
return{inputs:(0,m.A)(e,"restricted",t),forSetUp:n.forTools(),closesNetwork:e.isolation!=="none"&&e.network!=="none"}}function withoutSecrets(e,t){return e.filter(e=>{const n=Object.values(e.kind==="http"?e.headers:e.environment)
return!n.some(e=>t.some(t=>e.includes(t)))})}async function decideRestriction(e,{inputs:t,trigger:n,startingPoint:i,conversation:s}){const a=(0,r.un)((0,o.s4)(s))?.tags[v]?.split(",")??[]
const c=[...new Set([...(await e).strangers,...a])]
const d=isRestricted(t,c)&&!(0,f._K)(i)
return{strangers:c,restrictions:d?restrictionsWith(t,n):void 0}}const v="strangers"
async function rememberStrangers(e,t){const n=t.join(",").slice(0,256).replace(/,$/,"")
const{tags:r}=e.state.fields
if(n!==""&&r[v]!==n)await e.setTags({...r,[v]:n})}const g=5
function printRestriction(e,t,n){const r=restrictionNote(e,t,n)
if(e.strangers.length>0)(0,l.printNotice)(r??noticeOf(e.strangers))
return r}function noticeOf(e){const{people:t,bots:n}=(0,u.Sk)(e)
return(0,a.hC)(t.length>0?`The agent reads text by people without write access: ${namesOf(t)}`:"",n.length>0?`The agent reads comments of ${namesOf(n)} that are not known to be its own`:"")}function writersInWords(e){const{people:t,bots:n}=(0,u.Sk)(e)
return[...t.length>0?[`people without write access (${namesOf(t)})`]:[],...n.length>0?[`${namesOf(n)}, in comments that may not be mine`]:[]].join(" and by ")}function restrictionNote({strangers:e,restrictions:t},n,{servers:r}){if(!t)return
const o=t.inputs["create-pr"]!==n["create-pr"]
const i=[...Object.keys(n.secrets??{}).length>0?["tools had no secrets"]:[],...r.length>0?[`servers with secrets were not started (${r.join(", ")})`]:[],...t.closesNetwork?["commands had no network"]:[],...intentsAside(n),...n.memory==="propose"?["nothing could be proposed for the memory"]:[],...asking(n,t.inputs),...o?["a person has to open the pull request"]:[]]
if(i.length===0)return
return(0,d.J1)("restricted",{writers:writersInWords(e),withheld:i.join("; ")})}function intentsAside({intents:e=[]}){const t=e.map(({name:e})=>e).filter(e=>!p.CO.includes(e))
return t.length===0?[]:[`these intents could not be proposed: ${t.map(c.aY).join(", ")}`]}function asking(e,{confirmation:t,"confirmation-threshold":n}){if(e.confirmation===t&&e["confirmation-threshold"]===n)return[]
return[t==="always"?"every action had to be approved":`actions with ${n} risk or higher had to be approved`]}function namesOf(e){const t=e.slice(0,g).map(e=>(0,a.TN)(e,50))
return e.length>g?`${t.join(", ")} and ${e.length-g} more`:t.join(", ")}function grantsIn({run:e,startingPoint:t,inputs:n,restriction:r,tools:o}){if(n.confirmation==="never")return"possible"
if(r.restrictions||(0,f._K)(t))return"refused"
return canAsk(e,t.goal)&&o.inGranted?"offered":"possible"}function mayGrant(e){if(e.trigger.kind!=="decision")return!1
const t=(0,h.yX)(e)?.items??[]
return t.some(({pending:e,decision:t})=>t===null&&"grant"in e&&(0,i.PH)(e.grant))}function canAsk(e,t){return whyNobodyIsAsked(e,t)===void 0}function whyNobodyIsAsked({trigger:e,memory:t,mayWrite:n,github:r},{kind:o}){const{type:i}=e.thread
if(i==="discussion")return"discussion"
if(i==="none")return"no-thread"
if(!n)return"mode"
if(o==="review")return"review"
if(o==="patch")return"no-branch"
if(!t.isKept)return"no-memory"
return r.lacksGraphql?.()?"no-graphql":void 0}}),31384:((e,t,n)=>{n.d(t,{T6:()=>approvalScopeOf,V_:()=>policyVersion,_C:()=>differenceSince,zC:()=>whyAgain})
var r=n(77598)
var o=n(89812)
var i=n(90009)
var s=n(80292)
var a=n(44039)
var c=n(78635)
var d=n(81031)
function approvalScopeOf({world:e,settings:t,job:n,trigger:r,memory:o},i,{thread:s,rules:a}){const d=e.now()
return{v:1,repository:r.repositoryId,thread:s,run:n.runId,conversation:o.id,policy:policyVersion(t,a),created:d.toISOString(),expires:new Date(d.getTime()+(0,c.CI)(i["approval-expires"])).toISOString()}}const u=["confirmation","confirmation-threshold","approvers","approval-expires","intents","allowed-roles","allowed-users","allowed-bots","isolation","agent-server-url","agent-server-conversation","agent-server-gives","network","tool-env","protected-paths","memory","fork-push","setup-command","setup-network","mcp-config"]
function policyVersion(e,t){const n={inputs:(0,d.textsOf)(e,u),rules:t??null}
return(0,r.createHash)("sha256").update((0,s.dj)(n)).digest("hex").slice(0,16)}async function differenceSince({github:e,job:t},{head:n,now:r,missing:s}){const c=n===void 0?void 0:await(0,i.kC)((0,o.n)(e,t.repository),n,r)
return(0,a.M)({head:n,between:c,missing:s})}function whyAgain(e,t){return[e,t??"Everything else is as it was shown."].filter(Boolean).join(" ")}}),23665:((e,t,n)=>{n.d(t,{Hs:()=>mayApprove,JS:()=>requireState,Tb:()=>waitingChangeOf,ZV:()=>approvableFilesOf,jd:()=>mayRemember,or:()=>withoutProposedFiles,pD:()=>protectedChangeProposal})
var r=n(31827)
var o=n(98664)
var i=n(7925)
var s=n(45867)
var a=n(72167)
var c=n(96378)
var d=n(20185)
var u=n(31384)
function requireState({"state-store":e,...t},{mayWrite:n}){const r=t["plan-first"]?"plan":aboutOf(t)
if(r===void 0||e!=="none"||!n)return
const[i,s]={plan:["`plan-first` cannot be `true`","`plan-first: false`"],protected:["`protected-paths` cannot be `confirm`","`protected-paths: block`"],memory:["`memory` cannot be `propose`","`memory: read`"]}[r]
throw new o.vC("config",`With \`state-store: none\` nobody can be asked, so ${i}.`,{hint:`Leave \`state-store\` out, or set ${s}.`})}function aboutOf(e){if(e["protected-paths"].mode==="confirm")return"protected"
return e.memory==="propose"?"memory":void 0}function mayApprove(e,t){const n=aboutOf(e)
return n==="protected"||n==="memory"&&t.every(r.UV)}function mayRemember(e){return e.inputs.memory==="propose"&&!(0,d.AD)(e.run)&&askedAbout(e)!==void 0}function askedAbout({run:e,inputs:t,startingPoint:{goal:n}}){const r=n.kind==="propose"||n.kind==="advance"&&n.fork===void 0
return r&&(0,a.Gj)(e,n)?aboutOf(t):void 0}function approvableFilesOf(e,{end:t,refused:n}){const r=t.status==="finished"&&n===void 0?askedAbout(e):void 0
return r&&{about:r,whyUnseen:t=>(0,s.O$)(t,e.run.redact)}}function withoutProposedFiles(e,t){const{held:n,...r}=e
if(!n||n.paths.length===0||!t)return r
const o=new Set(n.paths)
const s=e.withheld.filter(({path:e,code:t})=>!(0,i.bz)(t)||!o.has(e))
return{...e,withheld:s,patch:e.patchWithoutHeld}}function waitingChangeOf({held:e,kept:t},{pullRequest:n},r){const{goal:o,head:i,runId:s,leaks:a}=r
const[d]=(0,c.IJ)(o,s,a,"")
if(!e||d===void 0)return
const{tree:u,patch:l,paths:p}=e
const f=t.kind!=="branch"&&o.kind==="propose"&&o.isThere!==!0
return{tree:u,patch:l,paths:p,is_new:f,base:o.base,branch:t.kind==="branch"?t.branch:d,head:t.kind==="branch"?t.commit:i,pull_request:n?.number??(o.kind==="advance"?o.pullRequest.number:null)}}function protectedChangeProposal(e,t,n){const{thread:r}=e.trigger
if(r.type==="none")throw new o.vC("bug","There is no thread to ask on.")
const i={...n,...(0,u.T6)(e,t,{thread:r.number})}
return{v:1,items:[{pending:i,risk:"",reasons:[],shown:null,decision:null}],comment:null}}})}

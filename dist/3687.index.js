export const id=3687
export const ids=[3687]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var o=n(28942)
var i=n(80292)
var s=n(90702)
var a=n(94869)
var u=n(67159)
const c=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>c.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!c.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...r}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const o=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${o} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const l="terminal"
const f="file_editor"
const d={bash:l,command:l,execute:l,execute_bash:l,str_replace:f,str_replace_editor:f}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===f?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(d,e.name)?d[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const o=t.get(l)&&shellCommand(e.name,e.input)
return o===void 0?e:{name:l,input:command(o,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(d)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const o=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[i]=o
return i!==void 0&&o.size===1?i:p.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const p=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(f)?.input.shape.command!==void 0
const r=n&&e.input.command===void 0?editorCommand(e.input):void 0
return r===void 0?e:{...e,input:{command:r,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const h=4
function parseRepaired(e,t){let n=t
let r=e.safeParse(n)
for(let t=0;t<h&&!r.success;t+=1){n=r.error.issues.reduce(fix,n)
r=e.safeParse(n)}return r.success?r:e.safeParse(t)}function fix(e,t){return update(e,t.path,e=>fixed(e,expectedBy(t))??e)}function expectedBy(e){if(e.code==="invalid_type")return[e.expected]
if(e.code!=="invalid_union")return[]
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,i.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[r,...o]=t
if(r===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===r?update(e,o,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,r))return e
const i=e[r]
return{...e,[r]:update(i,o,n)}}function malformed(e,t){return JSON.stringify({[m]:!0,error:t,arguments:(0,a.GH)(e,y)})}const m="_openhands_malformed_tool_call"
const y=2e3
function writtenArguments(e){const{[m]:t,arguments:n}=(0,i.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const r={name:e.name,input:withoutNulls(n?.value??{})}
const{name:o,input:i}=resolveAlias(r,t)
const s=i===r.input?n?.json:JSON.stringify(i)
const a=n?"":problemOf(e.arguments)
const u={...e,name:soundName(o),arguments:n&&s?s:malformedArguments(e,a)}
const c=t.get(o)
if(!c)return refused(u,`Tool '${o}' not found. Available: ${t.names.join(", ")}.`)
if(c.closed!==void 0)return refused(u,c.closed)
if(!n)return refused(u,invalid(o,a,"Arguments: unparseable JSON"))
return validated(u,c,i)}function validated(e,t,n){const o=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:i,judgement:s}=takeJudgement(t,n)
if("error"in s)return refused(e,invalid(t.name,r.S1(s.error),o))
const a=parseRepaired(t.input,i)
if(!a.success)return refused(e,invalid(t.name,r.S1(a.error),o))
return{status:"ready",call:e,tool:t,input:a.data,...s}}function parseArguments(e){const t=(0,i.lj)(e.trim()||"{}")
return t&&m in t.value?void 0:t}function malformedArguments({arguments:e},t){return m in((0,i.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,i.lj)(e)?.value.error
return typeof t==="string"?t:(0,s.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const w=o.object({security_risk:u.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:o,summary:i,...s}=r
const a={..."security_risk"in n&&"security_risk"in r&&{security_risk:o},..."summary"in n&&"summary"in r&&{summary:i}}
const u=!e.annotations.readOnlyHint&&!("security_risk"in n)
const c=w.safeParse(u?{security_risk:o}:{})
const l=typeof i==="string"?i:void 0
return{input:{...s,...a},judgement:c.success?{risk:c.data.security_risk,summary:l}:{error:c.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...o}=e
return{security_risk:r,...o}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,o]of[...e].entries()){const e=[r+1]
for(const[r,i]of[...t].entries()){const t=(n[r]??0)+(o===i?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(e){try{(0,r.qF)(e)
return`${o}.`}catch(e){if(e instanceof r.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const i=e.codePointAt(t)
if(i===void 0)return`${o}: they end where ${n} is expected.`
return`${o}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(i))}.`}const o="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(e,0);r<e.length;r=afterBlanks(e,r)){const o=e.charAt(r)
const s=o===i[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,r))
if(s){t.pop()
n=afterValue()
r+=1}else if(o==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(e,r)
if(r<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&o in i){t.push(o)
n=o==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&o===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&o===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const t=n==="a value"?endOfPlain(e,r):r
if(t===r)return{at:r,expected:n}
n=afterValue()
r=t}}return{at:e.length,expected:n}}const i={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}}),84883:((e,t,n)=>{n.r(t)
n.d(t,{code:()=>D})
var r=n(52642)
var o=n(65639)
var i=n(4394)
var s=n(73024)
var a=n(76760)
var u=n(58101)
var c=n(36807)
var l=n(58908)
var f=n(89812)
var d=n(71760)
var p=n(71762)
var h=n(91116)
var m=n(98664)
var y=n(33737)
var w=n(88135)
var v=n(57974)
var g=n(15320)
var b=n(75444)
var k=n(97167)
var $=n(26117)
var O=n(73829)
var _=n(31183)
var j=n(63501)
var A=n(9634)
var S=n(20185)
var x=n(61551)
var q=n(28942)
const P=q.object({id:q.number(),full_name:q.string().regex(/^[\w.-]+\/[\w.-]+$/),private:q.boolean(),visibility:q.string().optional(),archived:q.boolean(),default_branch:q.string()}).transform(({full_name:e,private:t,visibility:n=(t?"private":"public"),...r})=>({...r,name:e,visibility:n}))
async function findAll(e,t){const[n,...r]=await Promise.all([mainFacts(e),...t.map(t=>factsOf(e,t))])
const o=new Map
for(const[e,i]of r.entries()){const{id:r,name:s,archived:a}=i
const u=o.get(r)
requireAlike(n,i,t[e]??s)
if(r===n.id)throw unfit(`\`repositories\` names ${s}, the repository of this run.`,"Take it out.")
if(u!==void 0)throw unfit(`\`repositories\` names ${s} twice.`,"Take one of the names out.")
if(a)throw unfit(`The repository ${s} is archived, so nothing can be published there.`,N)
o.set(r,s)}return r}async function requireStillAlike(e,t){const[n,r]=await Promise.all([mainFacts(e),factsOf(e,t)])
requireAlike(n,r,t)}function requireAlike(e,{name:t,visibility:n},r){if(t.toLowerCase()!==r.toLowerCase())throw unfit(`\`repositories\` names ${r}, and GitHub answers with ${t}.`,T)
if(n!==e.visibility)throw unfit(`The repository ${t} is ${n}, and this one is ${e.visibility}.`,C)}const T="It was moved or renamed. To work there, write its present name in the input `repositories`."
const N="Unarchive it, or take it out of the input `repositories`."
const C="A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`."
const M="Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md)."
function unfit(e,t,n){return new m.vC("config",e,{hint:t,cause:n})}function mainFacts(e){const{owner:t,name:n}=e.job.repository
return factsOf(e,`${t}/${n}`)}async function factsOf({github:e},t){const[n="",r=""]=t.split("/")
try{return P.parse((await e.request("GET /repos/{owner}/{repo}",{owner:n,repo:r})).data)}catch(e){const n=e instanceof l.Q4&&[403,404,451].includes(e.status)
throw n?unfit(`The token cannot see the repository ${t}.`,M,e):e}}async function openOthers(e){const{run:t}=e
const n=namesIn(t)
const r=whyAway(e)
if(r!==void 0||(0,S.Bg)(t)==="condense"){const e=r?[(0,w.J1)("other-repositories/away",{names:n.map(y.aY).join(", "),why:r})]:[]
for(const n of e)t.memory.notes.add(n)
return{checkouts:[],told:e}}await requireRoom(e)
const o=await findAll(t,n);(0,g.X0)(t.world.env,t.job.workspace)
try{const n=[]
for(const r of o)n.push(await openOther(t,r,e))
const r=n.map(lineOf).join("\n")
return{checkouts:n,told:[(0,w.J1)("other-repositories/told",{list:r}),...n.flatMap(leftIn)]}}catch(e){await closeOthers(t,{isOver:!0})
throw e}}function namesIn({settings:e}){return e.slice(x.l).repositories??[]}async function closeOthers({world:e,job:t},{isOver:n}){const r=await(0,_.removeOthers)(t.workspace)
if(r&&n)(0,g.X0)(e.env,void 0)}function whyAway({run:{trigger:e},startingPoint:t,trust:n}){if(t.goal.kind==="review")return"a review looks at its own repository only."
if(n==="fork")return"this pull request comes from a fork."
if(n==="full")return
const r=e.thread.type==="none"?"for this run":"in this thread"
return`people without write access wrote ${r}.`}async function requireRoom({run:{job:e},publisher:t}){const n=(await t.idsAt(t.base,[_.OTHERS])).size>0
if(!n&&(0,s.lstatSync)((0,a.join)(e.workspace,_.OTHERS),{throwIfNoEntry:!1})===void 0)return
throw new m.vC("config",`The checkout has a folder \`${_.OTHERS}\`, where other repositories would be checked out.`,{hint:"Rename it, or leave out the input `repositories`."})}const R="Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there."
const B="`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`."
async function openOther(e,t,n){const{job:r,world:o,memory:i}=e
const{id:u,name:l}=t
const[f="",d=""]=l.split("/")
const p=(0,a.join)(_.OTHERS,f,d)
const h=(0,a.join)(r.workspace,p)
const m=`${r.serverUrl}/${l}`
const y={...e,memory:i.of(u),job:{...r,repository:{owner:f,name:d},repositoryUrl:m,workspace:h},other:{id:u,main:r.repository}}
const w={url:`${m}.git`,token:n.inputs["github-token"]}
await requirePermitted(y,l)
await checkOut(y,t,{...w,depth:n.startingPoint.history?.kind==="full"?[]:["--depth=1"]})
const v=await(0,A.S)(y,w)
const g=(0,a.join)(n.folder,"repositories",String(u));(0,s.mkdirSync)(g,{recursive:!0})
const b=await(0,c.Zb)({folder:g,workspace:h,base:v.head,remoteUrl:w.url,token:w.token,allowedBranch:v.goal.kind==="advance"?v.goal.branch:void 0,environment:(0,k._K)(o.env),now:o.now,job:(0,k.We)(o,n.inputs["timeout-minutes"])})
const O=(0,a.join)(n.outputs,`repository-${u}`,"not-put-back.patch")
const S=await(0,j.a_)(y,{folder:g,path:O,otherActions:$.IH})
return{path:p,run:y,folder:g,publisher:b,startingPoint:v,putBack:S}}async function requirePermitted({world:e,settings:t,github:n,job:r,trigger:o},i){const s=(0,f.n)(n,r.repository)
const a=(0,b.gateSettings)(t,e.env,(0,p.jU)(s).then(e=>e?.id))
const u=await(0,d.Gj)({client:s,settings:a,sleep:t=>e.sleep(t,e.signal)},o)
if(u.status==="allowed")return;(0,v.printNotice)(`${i}: ${u.why}`)
throw unfit(`Who asked for this run may not start one in the repository ${i}.`,B)}async function checkOut({job:e,github:t,world:n},{name:r,default_branch:o},{depth:i,...a}){const c=await(0,h.nM)(t,e.repository,o).catch(e=>{const t=e instanceof l.Q4&&[404,409].includes(e.status)
throw t?unfit(`The repository ${r} has no commits.`,"Push a first commit.",e):e});(0,s.mkdirSync)(e.workspace,{recursive:!0})
const f=(0,O.b)({world:n,job:e})
await f().raw(["init","--quiet",`--initial-branch=${o}`])
await f().raw(["remote","add","origin",a.url])
await f((0,u.it)(a)).raw(["fetch","--quiet",...i,"--no-tags",a.url,`${c}:refs/remotes/origin/${o}`])
await f().raw(["checkout","--quiet","-B",o,c])
const d=`HEAD:refs/heads/agent/check-${e.runId}`
const p=["push","--quiet","--dry-run","--no-verify",a.url,d]
await f((0,u.it)(a)).raw(p).catch(e=>{const{message:t,cause:n}=(0,m.ec)(e)
const o=/\b40[134]\b|denied|not granted|not found|could not read Username/i.test(`${t} ${n}`)
throw o?unfit(`The token cannot push to the repository ${r}.`,R,e):e})}function lineOf(e){const{path:t,startingPoint:n}=e
const{head:r,branch:i}=n
return`- ${(0,y.aY)(t)}: ${(0,y.aY)((0,o.Vb)(e))}, at commit ${r} of ${(0,y.aY)(i)}`}function leftIn({path:e,putBack:t}){const inside=t=>t.map(t=>(0,a.join)(e,t))
if(!t)return[]
const{files:n,unfit:r,lost:o,aside:i}=t
const s=t.unfitCopies.map(t=>({...t,path:(0,a.join)(e,t.path)}))
const u={files:inside(n),unfit:inside(r),unfitCopies:s,lost:inside(o),aside:inside(i)}
return(0,j.nK)({putBack:{...t,...u},tools:{workspace:{outputDir:(0,a.dirname)(t.path)}}})}var E=n(30007)
var I=n(6009)
var J=n(48594)
var U=n(30074)
var H=n(76617)
function renderOther(e,t){const{repository:n,files:r,diff:o,kept:i,problem:s}=e
if(isSame(e))return""
const a=[`#### In ${(0,y.aY)(n)}`,renderOtherPlaces(e),(0,I.$)(s,t),(0,J.VV)(r),(0,J.$g)(r,o?.text??""),i.kind==="branch"?(0,E._l)(o?.text??""):"",(0,U.Km)(e,n),(0,H.b)(e.locks??[]),(0,H.eJ)(e,{base:(0,U.bx)(e),repository:n,hint:s})]
return a.filter(e=>e!=="").join("\n\n")}function isSame({kept:e,withheld:t,problem:n}){return e.kind==="nothing"&&t.length===0&&n===""}function renderSame(e){const t=e.filter(isSame).map(({repository:e})=>(0,y.aY)(e))
return t.length===0?"":(0,w.J1)("other-repositories/same",{names:t.join(", ")})}function renderOtherPlaces(e){return[...(0,U.hf)(e,e.repository),...(0,U.vJ)(e,e.repositoryUrl)].join(" · ")}var z=n(94869)
var L=n(25298)
var F=n(56172)
var G=n(15883)
async function linkAll(e){const[t]=e
const n=e.flatMap(({checkout:{run:e,startingPoint:{goal:t,pull:n}},opened:r,saved:o})=>{const i=r.pullRequest??(t.kind==="advance"?t.pullRequest:void 0)
const s=o.withheld.length>0||o.fault!==void 0
if(!i&&!s)return[]
return[{repository:e.job.repository,number:i?.number,isOurs:n===void 0}]})
if(!t?.checkout.run.mayWrite)return
const{github:r,redact:o}=t.checkout.run
const i=await tellTogether(r,n)
for(const e of i)(0,v.printNotice)(o(e))}function workOf(e,t){const{checkout:n,saved:r,opened:i}=e
const{change:s,kept:a,diff:u,locks:c,withheld:l,patch:f,aside:d}=r
const{outcome:p,reason:h,quote:m,hint:y}=(0,G.CB)(e,t)
return{repository:(0,o.Vb)(n),repositoryUrl:n.run.job.repositoryUrl,problem:p==="failed"?(0,L.hidePaths)(n.run.world.env)((0,z.hC)(h,m??"",y)):"",files:s.files,passedOver:s.passedOver,kept:a,diff:u,locks:c,withheld:l,withheldPatch:f,asidePatch:d,patchBase:(0,F.Rw)(n.startingPoint),...(0,F.qL)(i)}}function pullRequestsOf(e){return shellSafe(e.flatMap(({checkout:e,opened:{pullRequest:t},saved:{kept:n}})=>{const r=n.kind==="branch"?n.branch:""
return t?[{repository:(0,o.Vb)(e),number:t.number,url:t.url,branch:r}]:[]}))}function shellSafe(e){const escaped=e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`
return JSON.stringify(e).replaceAll('\\"',escaped('"')).replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,escaped)}const[V,W]=["\x3c!-- deckhand:together --\x3e","\x3c!-- /deckhand:together --\x3e"]
async function tellTogether(e,t){const n=[]
for(const r of t){const o=t.filter(e=>e!==r)
if(r.number===void 0||!r.isOurs||o.length===0)continue
try{await tell(e,{...r,number:r.number},o)}catch(e){n.push(`The pull request ${nameOf(r)} could not be linked to the others. ${(0,m.ec)(e).message}`)}}return n}const Y=q.object({body:q.string().nullable()})
async function tell(e,t,n){const{owner:r,name:o}=t.repository
const i={owner:r,repo:o,pull_number:t.number}
const s=Y.parse((await e.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",i)).data).body
const a=withOthers(s??"",n)
if(a===s)return
await e.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}",{...i,body:a})}function withOthers(e,t){const n=(0,w.J1)("other-repositories/together",{list:t.map(e=>`- ${nameOf(e)}`).join("\n")})
const r=`${V}\n${n}\n${W}`
const o=[...e.replaceAll("\r\n","\n").matchAll(Z)].at(-1)
if(!o)return`${e}\n\n${r}`
const{input:i,index:s,0:a}=o
return`${i.slice(0,s)}${r}${i.slice(s+a.length)}`}const K=/- [\w.-]+\/[\w.-]+(?:#\d+|: not published yet)\n/.source
const Z=new RegExp(`^${V}\\n[^\\n]*\\n\\n(?:${K})+${W}$`,"gm")
function nameOf({repository:{owner:e,name:t},number:n}){return n===void 0?`${e}/${t}: not published yet`:`${e}/${t}#${n}`}const D={open:async e=>({run:e.run,...await openOthers(e)}),checkouts:({checkouts:e})=>e,words:({told:e})=>({task:e}),requirePush:async({run:e,checkouts:t},n)=>{if(t.includes(n))await requireStillAlike(e,(0,o.Vb)(n))},settle:async(e,{works:t,...n})=>{const[,...r]=t
if(r.length===0)return
await linkAll(t)
return{others:r.map(e=>workOf(e,n)),works:t}},facts:e=>e===void 0?{}:work_elsewhere_factsOf(e),close:({run:e,checkouts:t},n)=>t.length>0?closeOthers(e,n):Promise.resolve()}
function work_elsewhere_factsOf({others:e,works:t}){const end=e=>({place:"end",text:t=>renderOther(e,t)})
return{sections:[...e.map(end),{place:"end",text:()=>renderSame(e)},...e.flatMap(passedOverIn)],references:e.flatMap(({repository:e,pullRequest:t})=>t?[{repository:e,number:t.number}]:[]),outputs:{"pull-requests":pullRequestsOf(t)},page:{others:e.map(otherOf)}}}function passedOverIn({repository:e,passedOver:t}){return(0,r.J)(t,`${e}: `).map(e=>({place:"details",text:()=>e}))}function otherOf(e){const{repository:t,kept:n,pullRequest:r,diff:o,problem:s}=e
const a=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const u=r?{label:`Pull request #${r.number}`,link:r.url}:a
const c=u.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:t,...u,label:c,diff:o?.text,withheld:(0,i.J6)(e)}}}),61115:((e,t,n)=>{n.r(t)
n.d(t,{fitting:()=>fitting,writeFaultSummary:()=>writeFaultSummary,writeSummary:()=>writeSummary})
var r=n(98664)
var o=n(94869)
var i=n(33737)
var s=n(30007)
var a=n(6009)
var u=n(57974)
async function writeSummary(e,t){if(!e.GITHUB_STEP_SUMMARY)return
try{const{summary:e}=await Promise.all([n.e(4119),n.e(6811)]).then(n.bind(n,46811))
await e.addRaw(fitting(t),!0).write()}catch(e){(0,u.printNotice)(`The summary of this run could not be written. ${(0,r.ec)(e).message}`)}}async function writeFaultSummary(e,t,n){const{headline:r,list:s,quote:u,hint:c,code:l}=t
const f={repositoryUrl:"",phrases:[]}
const words=e=>(0,a.$)(n(e),f)
const d=u===void 0?[]:[`> ${(0,i.$E)(500,n(u))}`]
const p=(0,o.hC)(c&&words(c),`(Code ${(0,i.aY)(l)}.)`)
const h=words((0,o.Mx)((0,o.TN)(r,300),"."))
const m=s.length===0?[]:[s.map(e=>`- ${words(e)}`).join("\n")]
await writeSummary(e,[`### 🔴 ${h}`,...m,...d,p].join("\n\n"))}const c=1e6
function fitting(e){if(Buffer.byteLength(e)<=c)return e
return(0,s._n)(e,Math.floor(c/3)-100,"the summary was too long; see the log of the run for the rest")}})}

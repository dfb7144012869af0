export const id=565
export const ids=[565,5298]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var o=n(28942)
var i=n(80292)
var s=n(90702)
var a=n(94869)
var c=n(67159)
const u=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>u.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!u.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...r}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const o=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${o} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const l="terminal"
const f="file_editor"
const p={bash:l,command:l,execute:l,execute_bash:l,str_replace:f,str_replace_editor:f}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===f?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(p,e.name)?p[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const o=t.get(l)&&shellCommand(e.name,e.input)
return o===void 0?e:{name:l,input:command(o,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(p)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const o=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[i]=o
return i!==void 0&&o.size===1?i:d.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const d=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(f)?.input.shape.command!==void 0
const r=n&&e.input.command===void 0?editorCommand(e.input):void 0
return r===void 0?e:{...e,input:{command:r,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const m=4
function parseRepaired(e,t){let n=t
let r=e.safeParse(n)
for(let t=0;t<m&&!r.success;t+=1){n=r.error.issues.reduce(fix,n)
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
return{...e,[r]:update(i,o,n)}}function malformed(e,t){return JSON.stringify({[h]:!0,error:t,arguments:(0,a.GH)(e,v)})}const h="_openhands_malformed_tool_call"
const v=2e3
function writtenArguments(e){const{[h]:t,arguments:n}=(0,i.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const r={name:e.name,input:withoutNulls(n?.value??{})}
const{name:o,input:i}=resolveAlias(r,t)
const s=i===r.input?n?.json:JSON.stringify(i)
const a=n?"":problemOf(e.arguments)
const c={...e,name:soundName(o),arguments:n&&s?s:malformedArguments(e,a)}
const u=t.get(o)
if(!u)return refused(c,`Tool '${o}' not found. Available: ${t.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(o,a,"Arguments: unparseable JSON"))
return validated(c,u,i)}function validated(e,t,n){const o=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:i,judgement:s}=takeJudgement(t,n)
if("error"in s)return refused(e,invalid(t.name,r.S1(s.error),o))
const a=parseRepaired(t.input,i)
if(!a.success)return refused(e,invalid(t.name,r.S1(a.error),o))
return{status:"ready",call:e,tool:t,input:a.data,...s}}function parseArguments(e){const t=(0,i.lj)(e.trim()||"{}")
return t&&h in t.value?void 0:t}function malformedArguments({arguments:e},t){return h in((0,i.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,i.lj)(e)?.value.error
return typeof t==="string"?t:(0,s.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const g=o.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:o,summary:i,...s}=r
const a={..."security_risk"in n&&"security_risk"in r&&{security_risk:o},..."summary"in n&&"summary"in r&&{summary:i}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const u=g.safeParse(c?{security_risk:o}:{})
const l=typeof i==="string"?i:void 0
return{input:{...s,...a},judgement:u.success?{risk:u.data.security_risk,summary:l}:{error:u.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...o}=e
return{security_risk:r,...o}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,o]of[...e].entries()){const e=[r+1]
for(const[r,i]of[...t].entries()){const t=(n[r]??0)+(o===i?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),47776:((e,t,n)=>{n.d(t,{c:()=>lineOf})
var r=n(94869)
var o=n(70598)
var i=n(46032)
var s=n(17117)
function lineOf(e){switch(e.kind){case"SystemPromptEvent":return
case"ConversationStateUpdateEvent":return(0,o.x$)(e)?.words
case"MessageEvent":if(e.source==="user")return skillsOf(e.activated_skills)
return`${e.source} says: ${(0,i.wh)(e.llm_message.content)}`
case"ActionEvent":return`-> ${e.tool_name} ${e.summary??inShort(e.action)}`
case"ObservationEvent":return`<- ${e.tool_name} ${outcomeOf(e.observation)}`
case"AgentErrorEvent":return`<- ${e.tool_name} error: ${e.error}`
case"HookExecutionEvent":return hookLine(e)
case"CondensationRequest":return"the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that"
case"Condensation":return`shortened: ${(0,r.U9)(e.forgotten_event_ids.length,"event")} are left out, with a summary in their place`
case"ConversationErrorEvent":return`stopped: ${e.code}: ${e.detail}`}}function hookLine({hook_event_type:e,blocked:t,reason:n,error:r}){if(t)return`hook ${e} blocks: ${n}`
if(r!==void 0)return`hook ${e} does not count: ${r}`
return e.endsWith("ToolUse")?void 0:`hook ${e} is fine`}function skillsOf(e){return e.length===0?void 0:`skills called for: ${e.join(", ")}`}function inShort(e){const t=e?(0,s.cP)(e):{invalid:"(an invalid call)"}
const n="code"in t||"command"in t
const isBare=e=>!n||!["number","boolean"].includes(typeof e)
return(0,r.TN)(Object.entries(t).map(([e,t])=>isBare(t)?inWords(t):`(${e}: ${t})`).join(" "),120)}function inWords(e,t=0){if(typeof e!=="object"||e===null)return String(e)
const n=Object.values(e)
if(Array.isArray(e)&&n.every(e=>typeof e!=="object"))return n.join(",")
return t<5?n.map(e=>inWords(e,t+1)).join(" "):"…"}function outcomeOf(e){const t=e.exit_code===void 0?"":`exit code ${e.exit_code}, `
const n=(0,r.U9)(Buffer.byteLength((0,i.wh)(e.content)),"byte")
return`${t}${n}${e.is_error?", an error":""}`}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
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
n.d(t,{code:()=>Z})
var r=n(52642)
var o=n(65639)
var i=n(4394)
var s=n(73024)
var a=n(76760)
var c=n(58101)
var u=n(36807)
var l=n(58908)
var f=n(89812)
var p=n(71760)
var d=n(71762)
var m=n(91116)
var h=n(98664)
var v=n(33737)
var g=n(88135)
var b=n(57974)
var y=n(15320)
var k=n(75444)
var w=n(97167)
var $=n(26117)
var O=n(73829)
var _=n(31183)
var j=n(63501)
var S=n(9634)
var A=n(20185)
var C=n(61551)
var q=n(28942)
const x=q.object({id:q.number(),full_name:q.string().regex(/^[\w.-]+\/[\w.-]+$/),private:q.boolean(),visibility:q.string().optional(),archived:q.boolean(),default_branch:q.string()}).transform(({full_name:e,private:t,visibility:n=(t?"private":"public"),...r})=>({...r,name:e,visibility:n}))
async function findAll(e,t){const[n,...r]=await Promise.all([mainFacts(e),...t.map(t=>factsOf(e,t))])
const o=new Map
for(const[e,i]of r.entries()){const{id:r,name:s,archived:a}=i
const c=o.get(r)
requireAlike(n,i,t[e]??s)
if(r===n.id)throw unfit(`\`repositories\` names ${s}, the repository of this run.`,"Take it out.")
if(c!==void 0)throw unfit(`\`repositories\` names ${s} twice.`,"Take one of the names out.")
if(a)throw unfit(`The repository ${s} is archived, so nothing can be published there.`,R)
o.set(r,s)}return r}async function requireStillAlike(e,t){const[n,r]=await Promise.all([mainFacts(e),factsOf(e,t)])
requireAlike(n,r,t)}function requireAlike(e,{name:t,visibility:n},r){if(t.toLowerCase()!==r.toLowerCase())throw unfit(`\`repositories\` names ${r}, and GitHub answers with ${t}.`,P)
if(n!==e.visibility)throw unfit(`The repository ${t} is ${n}, and this one is ${e.visibility}.`,T)}const P="It was moved or renamed. To work there, write its present name in the input `repositories`."
const R="Unarchive it, or take it out of the input `repositories`."
const T="A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`."
const N="Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md)."
function unfit(e,t,n){return new h.vC("config",e,{hint:t,cause:n})}function mainFacts(e){const{owner:t,name:n}=e.job.repository
return factsOf(e,`${t}/${n}`)}async function factsOf({github:e},t){const[n="",r=""]=t.split("/")
try{return x.parse((await e.request("GET /repos/{owner}/{repo}",{owner:n,repo:r})).data)}catch(e){const n=e instanceof l.Q4&&[403,404,451].includes(e.status)
throw n?unfit(`The token cannot see the repository ${t}.`,N,e):e}}async function openOthers(e){const{run:t}=e
const n=namesIn(t)
const r=whyAway(e)
if(r!==void 0||(0,A.Bg)(t)==="condense"){const e=r?[(0,g.J1)("other-repositories/away",{names:n.map(v.aY).join(", "),why:r})]:[]
for(const n of e)t.memory.notes.add(n)
return{checkouts:[],told:e}}await requireRoom(e)
const o=await findAll(t,n);(0,y.X0)(t.world.env,t.job.workspace)
try{const n=[]
for(const r of o)n.push(await openOther(t,r,e))
const r=n.map(lineOf).join("\n")
return{checkouts:n,told:[(0,g.J1)("other-repositories/told",{list:r}),...n.flatMap(leftIn)]}}catch(e){await closeOthers(t,{isOver:!0})
throw e}}function namesIn({settings:e}){return e.slice(C.l).repositories??[]}async function closeOthers({world:e,job:t},{isOver:n}){const r=await(0,_.removeOthers)(t.workspace)
if(r&&n)(0,y.X0)(e.env,void 0)}function whyAway({run:{trigger:e},startingPoint:t,trust:n}){if(t.goal.kind==="review")return"a review looks at its own repository only."
if(n==="fork")return"this pull request comes from a fork."
if(n==="full")return
const r=e.thread.type==="none"?"for this run":"in this thread"
return`people without write access wrote ${r}.`}async function requireRoom({run:{job:e},publisher:t}){const n=(await t.idsAt(t.base,[_.OTHERS])).size>0
if(!n&&(0,s.lstatSync)((0,a.join)(e.workspace,_.OTHERS),{throwIfNoEntry:!1})===void 0)return
throw new h.vC("config",`The checkout has a folder \`${_.OTHERS}\`, where other repositories would be checked out.`,{hint:"Rename it, or leave out the input `repositories`."})}const E="Give the app of `github-token` the permissions `contents: write` and `pull_requests: write` there."
const I="`allowed-roles` and `allowed-users` hold in each repository of a run. Have somebody ask who may write there, or take it out of the input `repositories`."
async function openOther(e,t,n){const{job:r,world:o,memory:i}=e
const{id:c,name:l}=t
const[f="",p=""]=l.split("/")
const d=(0,a.join)(_.OTHERS,f,p)
const m=(0,a.join)(r.workspace,d)
const h=`${r.serverUrl}/${l}`
const v={...e,memory:i.of(c),job:{...r,repository:{owner:f,name:p},repositoryUrl:h,workspace:m},other:{id:c,main:r.repository}}
const g={url:`${h}.git`,token:n.inputs["github-token"]}
await requirePermitted(v,l)
await checkOut(v,t,{...g,depth:n.startingPoint.history?.kind==="full"?[]:["--depth=1"]})
const b=await(0,S.S)(v,g)
const y=(0,a.join)(n.folder,"repositories",String(c));(0,s.mkdirSync)(y,{recursive:!0})
const k=await(0,u.Zb)({folder:y,workspace:m,base:b.head,remoteUrl:g.url,token:g.token,allowedBranch:b.goal.kind==="advance"?b.goal.branch:void 0,environment:(0,w._K)(o.env),now:o.now,job:(0,w.We)(o,n.inputs["timeout-minutes"])})
const O=(0,a.join)(n.outputs,`repository-${c}`,"not-put-back.patch")
const A=await(0,j.a_)(v,{folder:y,path:O,otherActions:$.IH})
return{path:d,run:v,folder:y,publisher:k,startingPoint:b,putBack:A}}async function requirePermitted({world:e,settings:t,github:n,job:r,trigger:o},i){const s=(0,f.n)(n,r.repository)
const a=(0,k.gateSettings)(t,e.env,(0,d.jU)(s).then(e=>e?.id))
const c=await(0,p.Gj)({client:s,settings:a,sleep:t=>e.sleep(t,e.signal)},o)
if(c.status==="allowed")return;(0,b.printNotice)(`${i}: ${c.why}`)
throw unfit(`Who asked for this run may not start one in the repository ${i}.`,I)}async function checkOut({job:e,github:t,world:n},{name:r,default_branch:o},{depth:i,...a}){const u=await(0,m.nM)(t,e.repository,o).catch(e=>{const t=e instanceof l.Q4&&[404,409].includes(e.status)
throw t?unfit(`The repository ${r} has no commits.`,"Push a first commit.",e):e});(0,s.mkdirSync)(e.workspace,{recursive:!0})
const f=(0,O.b)({world:n,job:e})
await f().raw(["init","--quiet",`--initial-branch=${o}`])
await f().raw(["remote","add","origin",a.url])
await f((0,c.it)(a)).raw(["fetch","--quiet",...i,"--no-tags",a.url,`${u}:refs/remotes/origin/${o}`])
await f().raw(["checkout","--quiet","-B",o,u])
const p=`HEAD:refs/heads/agent/check-${e.runId}`
const d=["push","--quiet","--dry-run","--no-verify",a.url,p]
await f((0,c.it)(a)).raw(d).catch(e=>{const{message:t,cause:n}=(0,h.ec)(e)
const o=/\b40[134]\b|denied|not granted|not found|could not read Username/i.test(`${t} ${n}`)
throw o?unfit(`The token cannot push to the repository ${r}.`,E,e):e})}function lineOf(e){const{path:t,startingPoint:n}=e
const{head:r,branch:i}=n
return`- ${(0,v.aY)(t)}: ${(0,v.aY)((0,o.Vb)(e))}, at commit ${r} of ${(0,v.aY)(i)}`}function leftIn({path:e,putBack:t}){const inside=t=>t.map(t=>(0,a.join)(e,t))
if(!t)return[]
const{files:n,unfit:r,lost:o,aside:i}=t
const s=t.unfitCopies.map(t=>({...t,path:(0,a.join)(e,t.path)}))
const c={files:inside(n),unfit:inside(r),unfitCopies:s,lost:inside(o),aside:inside(i)}
return(0,j.nK)({putBack:{...t,...c},tools:{workspace:{outputDir:(0,a.dirname)(t.path)}}})}var M=n(30007)
var U=n(6009)
var B=n(48594)
var W=n(30074)
var H=n(76617)
function renderOther(e,t){const{repository:n,files:r,diff:o,kept:i,problem:s}=e
if(isSame(e))return""
const a=[`#### In ${(0,v.aY)(n)}`,renderOtherPlaces(e),(0,U.$)(s,t),(0,B.VV)(r),(0,B.$g)(r,o?.text??""),i.kind==="branch"?(0,M._l)(o?.text??""):"",(0,W.Km)(e,n),(0,H.b)(e.locks??[]),(0,H.eJ)(e,{base:(0,W.bx)(e),repository:n,hint:s})]
return a.filter(e=>e!=="").join("\n\n")}function isSame({kept:e,withheld:t,problem:n}){return e.kind==="nothing"&&t.length===0&&n===""}function renderSame(e){const t=e.filter(isSame).map(({repository:e})=>(0,v.aY)(e))
return t.length===0?"":(0,g.J1)("other-repositories/same",{names:t.join(", ")})}function renderOtherPlaces(e){return[...(0,W.hf)(e,e.repository),...(0,W.vJ)(e,e.repositoryUrl)].join(" · ")}var G=n(94869)
var J=n(25298)
var z=n(56172)
var L=n(15883)
async function linkAll(e){const[t]=e
const n=e.flatMap(({checkout:{run:e,startingPoint:{goal:t,pull:n}},opened:r,saved:o})=>{const i=r.pullRequest??(t.kind==="advance"?t.pullRequest:void 0)
const s=o.withheld.length>0||o.fault!==void 0
if(!i&&!s)return[]
return[{repository:e.job.repository,number:i?.number,isOurs:n===void 0}]})
if(!t?.checkout.run.mayWrite)return
const{github:r,redact:o}=t.checkout.run
const i=await tellTogether(r,n)
for(const e of i)(0,b.printNotice)(o(e))}function workOf(e,t){const{checkout:n,saved:r,opened:i}=e
const{change:s,kept:a,diff:c,locks:u,withheld:l,patch:f,aside:p}=r
const{outcome:d,reason:m,quote:h,hint:v}=(0,L.CB)(e,t)
return{repository:(0,o.Vb)(n),repositoryUrl:n.run.job.repositoryUrl,problem:d==="failed"?(0,J.hidePaths)(n.run.world.env)((0,G.hC)(m,h??"",v)):"",files:s.files,passedOver:s.passedOver,kept:a,diff:c,locks:u,withheld:l,withheldPatch:f,asidePatch:p,patchBase:(0,z.Rw)(n.startingPoint),...(0,z.qL)(i)}}function pullRequestsOf(e){return shellSafe(e.flatMap(({checkout:e,opened:{pullRequest:t},saved:{kept:n}})=>{const r=n.kind==="branch"?n.branch:""
return t?[{repository:(0,o.Vb)(e),number:t.number,url:t.url,branch:r}]:[]}))}function shellSafe(e){const escaped=e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`
return JSON.stringify(e).replaceAll('\\"',escaped('"')).replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,escaped)}const[F,K]=["\x3c!-- deckhand:together --\x3e","\x3c!-- /deckhand:together --\x3e"]
async function tellTogether(e,t){const n=[]
for(const r of t){const o=t.filter(e=>e!==r)
if(r.number===void 0||!r.isOurs||o.length===0)continue
try{await tell(e,{...r,number:r.number},o)}catch(e){n.push(`The pull request ${nameOf(r)} could not be linked to the others. ${(0,h.ec)(e).message}`)}}return n}const V=q.object({body:q.string().nullable()})
async function tell(e,t,n){const{owner:r,name:o}=t.repository
const i={owner:r,repo:o,pull_number:t.number}
const s=V.parse((await e.request("GET /repos/{owner}/{repo}/pulls/{pull_number}",i)).data).body
const a=withOthers(s??"",n)
if(a===s)return
await e.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}",{...i,body:a})}function withOthers(e,t){const n=(0,g.J1)("other-repositories/together",{list:t.map(e=>`- ${nameOf(e)}`).join("\n")})
const r=`${F}\n${n}\n${K}`
const o=[...e.replaceAll("\r\n","\n").matchAll(D)].at(-1)
if(!o)return`${e}\n\n${r}`
const{input:i,index:s,0:a}=o
return`${i.slice(0,s)}${r}${i.slice(s+a.length)}`}const Y=/- [\w.-]+\/[\w.-]+(?:#\d+|: not published yet)\n/.source
const D=new RegExp(`^${F}\\n[^\\n]*\\n\\n(?:${Y})+${K}$`,"gm")
function nameOf({repository:{owner:e,name:t},number:n}){return n===void 0?`${e}/${t}: not published yet`:`${e}/${t}#${n}`}const Z={open:async e=>({run:e.run,...await openOthers(e)}),checkouts:({checkouts:e})=>e,words:({told:e})=>({task:e}),requirePush:async({run:e,checkouts:t},n)=>{if(t.includes(n))await requireStillAlike(e,(0,o.Vb)(n))},settle:async(e,{works:t,...n})=>{const[,...r]=t
if(r.length===0)return
await linkAll(t)
return{others:r.map(e=>workOf(e,n)),works:t}},facts:e=>e===void 0?{}:work_elsewhere_factsOf(e),close:({run:e,checkouts:t},n)=>t.length>0?closeOthers(e,n):Promise.resolve()}
function work_elsewhere_factsOf({others:e,works:t}){const end=e=>({place:"end",text:t=>renderOther(e,t)})
return{sections:[...e.map(end),{place:"end",text:()=>renderSame(e)},...e.flatMap(passedOverIn)],references:e.flatMap(({repository:e,pullRequest:t})=>t?[{repository:e,number:t.number}]:[]),outputs:{"pull-requests":pullRequestsOf(t)},page:{others:e.map(otherOf)}}}function passedOverIn({repository:e,passedOver:t}){return(0,r.J)(t,`${e}: `).map(e=>({place:"details",text:()=>e}))}function otherOf(e){const{repository:t,kept:n,pullRequest:r,diff:o,problem:s}=e
const a=n.kind==="branch"?{label:`Branch ${n.branch}`,link:n.compareUrl}:{label:""}
const c=r?{label:`Pull request #${r.number}`,link:r.url}:a
const u=c.label||s||(n.kind==="patch"?"Saved as a patch":"Not changed")
return{repository:t,...c,label:u,diff:o?.text,withheld:(0,i.J6)(e)}}}),96717:((e,t,n)=>{n.d(t,{$e:()=>warning,N4:()=>endGroup,OG:()=>printQuoted,Oh:()=>startGroup,Pq:()=>setSecret,lm:()=>notice,pq:()=>info,z3:()=>error})
var r=n(16698)
var o=n(48161)
var i=n(57975)
var s=n(94869)
const a=new r.AsyncLocalStorage
function info(e){const t=a.getStore()
if(t)t(`${e}${o.EOL}`)
else process.stdout.write(`${e}${o.EOL}`)}function notice(e,t={}){issue("notice",e,t)}function warning(e,t={}){issue("warning",e,t)}function error(e,t={}){issue("error",e,t)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup","")}function setSecret(e){issue("add-mask",e)}function stopCommands(e){issue("stop-commands",e)}function resumeCommands(e){issue(e,"")}function issue(e,t,n={}){const r=Object.entries(n).filter(([,e])=>e!==void 0&&e!=="")
const o=r.map(([e,t])=>`${e}=${escaped(String(t)).replace(/:/g,"%3A").replace(/,/g,"%2C")}`)
info(`::${e}${o.length>0?` ${o.join(",")}`:""}::${escaped(t)}`)}function escaped(e){return e.replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}const c=/\r\n|[\n\r\v\f\u0085\u2028\u2029]/
const u=400
function printQuoted(e,{redact:t,newToken:n,most:r}){const o=t(plainly(e)).trimEnd().split(c)
if(o.length===1&&o[0]==="")return
const i=n()
stopCommands(i)
if(o.length>r)info(`| … ${(0,s.U9)(o.length-r,"line")} before`)
for(const e of o.slice(-r))info(`| ${t(clipped(e))}`)
resumeCommands(i)}function plainly(e){return(0,i.stripVTControlCharacters)(e).replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g,"")}function clipped(e){const t=e.replaceAll("##[","## [").replaceAll("\t","  ")
return t.length<=u?t:`${(0,s.GH)(t,u)}…`}}),57974:((e,t,n)=>{n.r(t)
n.d(t,{breakRunnerCommands:()=>breakRunnerCommands,maskSecrets:()=>maskSecrets,printAnnotations:()=>printAnnotations,printChange:()=>printChange,printEnd:()=>printEnd,printFault:()=>printFault,printKnowledge:()=>printKnowledge,printNotice:()=>printNotice,printRisks:()=>printRisks,printSandbox:()=>printSandbox,printServer:()=>printServer,printSetUp:()=>printSetUp,printSubAgent:()=>printSubAgent,printWait:()=>printWait,printWarning:()=>printWarning})
var r=n(47776)
var o=n(76221)
var i=n(91106)
var s=n(54668)
var a=n(94869)
var c=n(26285)
var u=n(96717)
var l=n(25298)
function maskSecrets(e){const t=e.flatMap(i.CB).filter(e=>e.length>=i.G6&&!/[\r\n]/.test(e))
for(const n of new Set([...e,...t]))if(n!=="")(0,u.Pq)(n)}function printSubAgent(e,t){return n=>{const o=(0,r.c)(n)
if(o!==void 0)(0,u.pq)(e(`  [${t}] ${breakRunnerCommands(e(o))}`))}}function printNotice(e){(0,u.lm)(breakRunnerCommands(e))}function printWarning(e){(0,u.$e)(breakRunnerCommands(e))}function printSandbox(e){const t=e?`The tools run in a sandbox (${e.way}, network: ${e.network}). Its self-test passed (${e.checks} checks).`:"The tools run without a sandbox (isolation: none).";(0,u.pq)(t)
for(const t of e?.gaps??[])printNotice(t)
if(e&&e.caches.given.length>0)(0,u.pq)(breakRunnerCommands(`Caches of earlier steps: ${e.caches.given.join(", ")}`))
for(const{path:t,why:n}of e?.caches.leftOut??[])printNotice(`The cache ${(0,a.TN)(t,200)} is not in the sandbox: ${(0,a.TN)(n,300)}.`)}function printKnowledge({commit:e,files:t,plugins:n,brought:r,hooks:o,problems:i}){const s=t.map(({path:e,id:t})=>`${e} (${t.slice(0,7)})`)
for(const t of s.slice(0,50))(0,u.pq)(breakRunnerCommands(`instructions from ${e.slice(0,7)}: ${t}`))
if(s.length>50)(0,u.pq)(`… and from ${s.length-50} more files`)
for(const{name:e,label:t}of n)(0,u.pq)(breakRunnerCommands(`plugin ${e} from ${t}`))
for(const{label:e,skills:t}of r)(0,u.pq)(breakRunnerCommands(`skills from ${e}: ${t.map(({name:e})=>e).join(", ")||"none"}`))
if(o)(0,u.pq)(breakRunnerCommands(`hooks from ${e.slice(0,7)}: ${Object.keys(o).join(", ")}`))
for(const{path:e,problem:t}of i.slice(0,20))printNotice(`${e} ${t}.`)}function printSetUp(e,t){return n=>{(0,u.Oh)("Setting up");(0,u.OG)(n,{redact:e,newToken:t,most:Number.POSITIVE_INFINITY});(0,u.N4)()}}function printServer(e,t,n){(0,u.pq)(n(breakRunnerCommands(`Server ${e}: ${t}`)))}function printWait({waitMs:e,attempt:t,attempts:n,fault:r}){const o=Math.max(1,Math.round(e/1e3));(0,u.pq)(breakRunnerCommands((0,a.hC)(r.message,`Trying again in ${o} s (${t} of ${n})`)))}function printChange({from:e,to:t,fault:n}){printNotice((0,a.hC)(n.message,`Asking ${t} instead of ${e}`))}function printFault(e,t,n){const r=(0,l.hidePaths)(n)
const o=[e.headline,...e.list,e.quote,e.hint].map(e=>e&&breakRunnerCommands(r(e)));(0,u.z3)(t((0,a.hC)(...o)))
if(e.cause!==void 0)(0,u.pq)(t(breakRunnerCommands(`Cause: ${describe(e.cause)}`,1e3)))
printReply(e,t)}function printReply(e,t){const n=(0,o.o)(e)
if(n===void 0)return;(0,u.Oh)("What the endpoint replied")
for(const e of n.split("\n"))(0,u.pq)(t(breakRunnerCommands(e,n.length)));(0,u.N4)()}function printEnd({report:e,fault:t},{isFailure:n,redact:r,env:o}){const{outcome:i,reason:s,hint:l}=e
const f=r(breakRunnerCommands((0,a.hC)(s,l)))
if(n&&t)printFault(t,r,o)
else if(n)(0,u.z3)(f)
else if(c.tz.includes(i))(0,u.$e)(f)
else(0,u.pq)(`${i}: ${f}`)
if(!n)printReply(t,r)}function printAnnotations(e,t){for(const{file:n,line:r,message:o}of e)(0,u.z3)(t(breakRunnerCommands(o)),{file:n,line:r,title:"Seen by the agent"})}function printRisks(e,t){for(const n of e.slice(0,10))(0,u.$e)(t(breakRunnerCommands(`The agent made a call of medium risk: ${n}`)))}function describe(e){const t=(0,s.cZ)(e).map(({name:e,message:t})=>`${e}: ${t}`)
return t.length===0?String(e):[...new Set(t)].join("; caused by ")}function breakRunnerCommands(e,t=300){return(0,a.TN)(e,t).replaceAll("##[","## [").replace(/^::/,": :")}}),25298:((e,t,n)=>{n.r(t)
n.d(t,{hidePaths:()=>hidePaths})
var r=n(76760)
var o=n(97101)
const i=[["RUNNER_TEMP","the temporary folder of the runner"],["RUNNER_TOOL_CACHE","the tool cache of the runner"],["GITHUB_ACTION_PATH","the folder of the action"],["HOME","the home folder of the runner"],["TMPDIR","a temporary folder"]]
function hidePaths(e){const t=i.map(([t,n])=>[e[t]??"",n])
const n=[[(0,r.dirname)(e.RUNNER_TEMP??""),"the work folder of the runner"]]
return(0,o._B)({workspace:e.GITHUB_WORKSPACE??"",places:[...t,...n]})}})}

export const id=4589
export const ids=[4589,4040,6404,2005]
export const modules={42611:((t,e,n)=>{n.d(e,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var a=n(28942)
var s=n(80292)
var o=n(90702)
var i=n(94869)
var c=n(67159)
const u=new Set(["security_risk","summary"])
function command(t,e){return{command:t,...Object.fromEntries(Object.entries(e).filter(([t])=>u.has(t)))}}function shellCommand(t,e){const n=Object.fromEntries(Object.entries(e).filter(([t])=>!u.has(t)))
switch(t){case"grep":return grep(n)
case"git":case"reset":return prefixed(t,n)??bare(t,n)
case"find":case"ls":case"pwd":return bare(t,n)
default:return}}function bare(t,e){return Object.keys(e).length===0&&t!=="reset"?t:void 0}function prefixed(t,{command:e,...n}){if(typeof e!=="string"||Object.keys(n).length>0)return
return e===t||e.startsWith(`${t} `)?e:`${t} ${e}`}function grep({pattern:t,path:e=".",include:n,...r}){if(typeof t!=="string"||typeof e!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const a=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${a} -e ${quoted(t)} -- ${quoted(e)}`}function quoted(t){return`'${t.replaceAll("'",`'\\''`)}'`}const l="terminal"
const d="file_editor"
const h={bash:l,command:l,execute:l,execute_bash:l,str_replace:d,str_replace_editor:d}
function resolveAlias(t,e){const n=rename(t,e)
return n.name===d?inferCommand(n,e):n}function rename(t,e){if(e.get(t.name))return t
const n=meantName(t.name,e)
if(n!==t.name)return rename({...t,name:n},e)
const r=Object.hasOwn(h,t.name)?h[t.name]:void 0
if(r!==void 0)return e.get(r)?{...t,name:r}:t
const a=e.get(l)&&shellCommand(t.name,t.input)
return a===void 0?t:{name:l,input:command(a,t.input)}}function meantName(t,e){const n=[...e.names,...Object.keys(h)]
const r=t.split(/[^\w-]+/).filter(t=>t!==""&&!/^\d+$/.test(t))
const a=new Set(r.flatMap(t=>n.filter(e=>isSameWord(e,t))))
const[s]=a
return s!==void 0&&a.size===1?s:f.exec(t.trim())?.[1]??t}function isSameWord(t,e){const plain=t=>t.toLowerCase().replaceAll(/[_-]/g,"")
return plain(t)===plain(e)}const f=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(t,e){const n=e.get(d)?.input.shape.command!==void 0
const r=n&&t.input.command===void 0?editorCommand(t.input):void 0
return r===void 0?t:{...t,input:{command:r,...t.input}}}function editorCommand(t){if(typeof t.path!=="string")return
if("old_str"in t)return"str_replace"
if("insert_line"in t)return"insert"
if("file_text"in t)return"create"
return"new_str"in t?void 0:"view"}const m=4
function parseRepaired(t,e){let n=e
let r=t.safeParse(n)
for(let e=0;e<m&&!r.success;e+=1){n=r.error.issues.reduce(fix,n)
r=t.safeParse(n)}return r.success?r:t.safeParse(e)}function fix(t,e){return update(t,e.path,t=>fixed(t,expectedBy(e))??t)}function expectedBy(t){if(t.code==="invalid_type")return[t.expected]
if(t.code!=="invalid_union")return[]
return t.errors.flatMap(t=>t.filter(({path:t})=>t.length===0).flatMap(expectedBy))}function fixed(t,e){if(typeof t==="string"){const n=(0,s.Dm)(t.trimStart(),0)?.value??plainValue(t.trim())
return e.some(t=>isOfType(n,t))?n:void 0}return e.includes("string")&&isListOfTexts(t)?t.join("\n"):void 0}function plainValue(t){if(/^(?:true|false)$/i.test(t))return t.toLowerCase()==="true"
const e=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(t)?Number(t):void 0
return Number.isFinite(e)?e:void 0}function isOfType(t,e){if(typeof t==="boolean")return e==="boolean"
if(typeof t==="number")return e==="number"||e==="int"&&Number.isSafeInteger(t)
if(Array.isArray(t))return e==="array"||e==="tuple"
return typeof t==="object"&&(e==="object"||e==="record")}function isListOfTexts(t){return Array.isArray(t)&&t.length>0&&t.every(t=>typeof t==="string")}function update(t,e,n){const[r,...a]=e
if(r===void 0)return n(t)
if(Array.isArray(t))return t.map((t,e)=>e===r?update(t,a,n):t)
if(typeof t!=="object"||t===null||!Object.hasOwn(t,r))return t
const s=t[r]
return{...t,[r]:update(s,a,n)}}function malformed(t,e){return JSON.stringify({[p]:!0,error:e,arguments:(0,i.GH)(t,g)})}const p="_openhands_malformed_tool_call"
const g=2e3
function writtenArguments(t){const{[p]:e,arguments:n}=(0,s.lj)(t)?.value??{}
return e===!0&&typeof n==="string"?n:t}function prepareCall(t,e){const n=parseArguments(t.arguments)
const r={name:t.name,input:withoutNulls(n?.value??{})}
const{name:a,input:s}=resolveAlias(r,e)
const o=s===r.input?n?.json:JSON.stringify(s)
const i=n?"":problemOf(t.arguments)
const c={...t,name:soundName(a),arguments:n&&o?o:malformedArguments(t,i)}
const u=e.get(a)
if(!u)return refused(c,`Tool '${a}' not found. Available: ${e.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(a,i,"Arguments: unparseable JSON"))
return validated(c,u,s)}function validated(t,e,n){const a=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:s,judgement:o}=takeJudgement(e,n)
if("error"in o)return refused(t,invalid(e.name,r.S1(o.error),a))
const i=parseRepaired(e.input,s)
if(!i.success)return refused(t,invalid(e.name,r.S1(i.error),a))
return{status:"ready",call:t,tool:e,input:i.data,...o}}function parseArguments(t){const e=(0,s.lj)(t.trim()||"{}")
return e&&p in e.value?void 0:e}function malformedArguments({arguments:t},e){return p in((0,s.lj)(t)?.value??{})?t:malformed(t,e)}function problemOf(t){const e=(0,s.lj)(t)?.value.error
return typeof e==="string"?e:(0,o.z)(t)}function refused(t,e){return{status:"refused",call:t,error:e}}function refuseCall(t,e){const n=parseArguments(t.arguments)!==void 0
const r=n?t.arguments.trim()||"{}":malformedArguments(t,e)
return refused({...t,name:soundName(t.name),arguments:r},e)}function soundName(t){return t.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(t,e,n){return`Error validating tool '${t}': ${e}\n${n}`}function withoutNulls(t){return Object.fromEntries(Object.entries(t).filter(([,t])=>t!==null))}const w=a.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(t,e){const{shape:n}=t.input
const r="security_risk"in n?e:spelt(e,n)
const{security_risk:a,summary:s,...o}=r
const i={..."security_risk"in n&&"security_risk"in r&&{security_risk:a},..."summary"in n&&"summary"in r&&{summary:s}}
const c=!t.annotations.readOnlyHint&&!("security_risk"in n)
const u=w.safeParse(c?{security_risk:a}:{})
const l=typeof s==="string"?s:void 0
return{input:{...o,...i},judgement:u.success?{risk:u.data.security_risk,summary:l}:{error:u.error}}}function spelt(t,e){if(t.security_risk!==void 0)return t
const n=Object.keys(t).find(t=>!(t in e)&&isMisspelt(t))
if(n===void 0)return t
const{[n]:r,...a}=t
return{security_risk:r,...a}}function isMisspelt(t){const e=t.toLowerCase().replaceAll(/[^a-z]/g,"")
return e.startsWith("s")&&Math.abs(e.length-12)<=2&&distance(e,"securityrisk")<=2}function distance(t,e){let n=Array.from({length:e.length+1},(t,e)=>e)
for(const[r,a]of[...t].entries()){const t=[r+1]
for(const[r,s]of[...e].entries()){const e=(n[r]??0)+(a===s?0:1)
t.push(Math.min(e,(n[r+1]??0)+1,(t[r]??0)+1))}n=t}return n.at(-1)??0}}),38789:((t,e,n)=>{n.d(e,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var a=n(40598)
var s=n(39302)
const o=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(t,e){if(!/^[A-Za-z0-9]{16,}$/.test(e))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=t.map(t=>({item:t,...reveal(t)}))
return{data:n.map(({item:t,shown:n,hidden:r})=>fenced(t.label,{shown:n,hidden:r},e)).join("\n\n"),hidden:n.flatMap(({item:t,hidden:e})=>e===0?[]:[{where:placeIn(t.label),parts:e}])}}function placeIn(t){return t.split(/,| by | \(/)[0]??""}function fenced(t,{shown:e,hidden:n},r){const a=without(r,plain(t).replaceAll(/\s+/g," ").trim())
const s=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${a}${s}\nBEGIN DATA ${r}\n${without(r,e)}\nEND DATA ${r}`}function visibleMarkdown(t){return(0,s.p)(t).shown}function plain(t){return revealPlain(t).shown}function reveal({title:t="",text:e,format:n}){const r=revealPlain(t)
const a=n==="plain"?revealPlain(e):(0,s.p)(e.replaceAll(o,""))
return{shown:`${r.shown}\n\n${a.shown}`.trim(),hidden:r.hidden+a.hidden}}function revealPlain(t){return(0,a.OT)(t.replaceAll(/\r\n?/g,"\n"))}function without(t,e){return e.replaceAll(t," ")}}),90702:((t,e,n)=>{n.d(e,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(t){try{(0,r.qF)(t)
return`${a}.`}catch(t){if(t instanceof r.Mm)return t.message}const{at:e,expected:n}=firstProblem(t)
const s=t.codePointAt(e)
if(s===void 0)return`${a}: they end where ${n} is expected.`
return`${a}: at character ${e+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(s))}.`}const a="The arguments were not a JSON object"
function firstProblem(t){const e=[]
const afterValue=()=>e.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(t,0);r<t.length;r=afterBlanks(t,r)){const a=t.charAt(r)
const o=a===s[e.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(t,r))
if(o){e.pop()
n=afterValue()
r+=1}else if(a==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(t,r)
if(r<0)return{at:t.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&a in s){e.push(a)
n=a==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&a===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&a===","){n=e.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const e=n==="a value"?endOfPlain(t,r):r
if(e===r)return{at:r,expected:n}
n=afterValue()
r=e}}return{at:t.length,expected:n}}const s={"{":"}","[":"]"}
function isOpening(t,e){return/[[{]$/.test(t.slice(Math.max(0,e-100),e).trimEnd())}function afterBlanks(t,e){let n=e
while(n<t.length&&" \t\n\r".includes(t.charAt(n)))n+=1
return n}function endOfString(t,e){for(let n=e+1;n<t.length;n+=1)if(t[n]==="\\")n+=1
else if(t[n]==='"')return n+1
return-1}function endOfPlain(t,e){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=e
return n.test(t)?n.lastIndex:e}}),55351:((t,e,n)=>{n.d(e,{g:()=>readPullTemplate})
var r=n(33737)
var a=n(57974)
const s=2e4
const o=/^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i
const i=/^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i
const c=[".github/","","docs/"]
async function readPullTemplate(t){try{const e=templateIn(await t.list())
if(e===void 0)return
if(e.size>s){(0,a.printNotice)(`The template ${(0,r.aY)(e.path)} has ${e.size} bytes, more than ${s}, and is not used.`)
return}const n=(await t.read([e.path])).get(e.path)??""
return n.trim()===""?void 0:{path:e.path,text:n}}catch{return}}function templateIn(t){const e=inOrder(t,o)
if(e[0])return e[0]
const n=inOrder(t,i)
return n.length===1?n[0]:void 0}function inOrder(t,e){const n=t.flatMap(t=>{const n=e.exec(t.path)?.groups?.folder?.toLowerCase()
return n===void 0?[]:[{file:t,rank:c.indexOf(n)}]})
return n.sort((t,e)=>t.rank-e.rank).map(({file:t})=>t)}}),18511:((t,e,n)=>{n.d(e,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var r=n(58908)
var a=n(76718)
var s=n(98664)
var o=n(94869)
var i=n(33737)
var c=n(94462)
async function settleAll(t,e,n){const r=[]
const a=[]
const s=new Map
const o=new Map
const c=new Map
const u=new Set
for(const l of e){const e=readProposed(l,t,n)
if("why"in e){r.push({status:"refused",words:(0,i.aY)(l.name),why:e.why})
continue}const{kind:d}=e
const h=JSON.stringify([d.name,e.value])
if(u.has(h)){c.set(d.name,(c.get(d.name)??0)+1)
continue}u.add(h)
const f=s.get(d.name)??0
s.set(d.name,f+1)
if(f>=d.limits.most){o.set(d.name,(o.get(d.name)??0)+1)
continue}const m=await settleOne(t,e,{...n,slot:`${n.key}/${f}`})
r.push(m)
if(m.status==="waiting")a.push(e)}const l=restOf(o,(t,e)=>`the workflow allows ${(s.get(t)??e)-e} in a run`)
const d=restOf(c,()=>"it was proposed more than once")
return{lines:[...r,...l,...d],waiting:a}}function restOf(t,e){return[...t].map(([t,n])=>({status:"refused",words:`${(0,o.U9)(n,"more proposal")} of ${(0,i.aY)(t)}`,why:e(t,n)}))}function readProposed(t,{thread:e},{declared:n,clean:r}){const a=n.find(({name:e})=>e===t.name)
if(!a)return{why:"the workflow does not declare it, or only for runs that are not restricted"}
return a.read(t.value,{thread:e,clean:r})}async function settleOne(t,e,n){const{words:r,kind:a}=e
const s=a.waits||n.isConfirming&&!a.limits.isUnattended
if(s&&n.nobody!==void 0&&n.way==="carry-out")return{status:"refused",words:r,why:`it needs approval, and nobody can be asked, because ${n.nobody}`}
const o=await checkProposal(t,e,n.slot)
if(o.status==="refused")return{status:"refused",words:r,why:o.why}
if(o.status==="already")return{...o,words:r}
if(n.way==="look")return{status:"planned",words:r,...s&&{why:"after a person has approved it"}}
return s?{status:"waiting",words:r,why:"for a person to approve it"}:carryOutIntent(o,e)}async function checkProposal(t,e,n){const{kind:r,number:s,check:o}=e
try{if(s===void 0||r.target==="discussion")return await o(t,{target:void 0,slot:n})
const{owner:e,name:u}=t.repository
const l=await(0,a._)(t.client,`${e}/${u}`,s)
if(!l)return(0,c.J5)(`there is no #${s} in this repository`)
if(r.target==="issue"&&l.isPull)return(0,c.J5)(`#${s} is a pull request`)
if(r.target==="pull_request"&&!l.isPull)return(0,c.J5)(`#${s} is an issue`)
const{only:d}=r.limits
const has=t=>l.labels.some(e=>e.toLowerCase()===t.toLowerCase())
if(d.length>0&&!d.some(has))return(0,c.J5)(`#${s} has none of the labels that the workflow asks for (${d.map(i.aY).join(", ")})`)
const h=await o(t,{target:l,slot:n})
if(h.status!=="ready")return h
if(r.needsOpen&&!l.isOpen)return(0,c.J5)(`#${s} is closed`)
if(l.isLocked&&!r.canBeLocked)return(0,c.J5)(`#${s} is locked`)
return h}catch(t){return(0,c.J5)(whyFailed(t,e))}}async function carryOutIntent(t,e){const{words:n}=e
try{return{status:"done",words:n,...await t.act()}}catch(t){return{status:"refused",words:n,why:whyFailed(t,e)}}}function whyFailed(t,{kind:e}){const n=(0,s.ec)(t)
const a=t instanceof r.Q4&&t.status===403?`; the job may need \`${e.permission}\``:""
return`${(0,o.TN)(n.message,300).replace(/\.$/,"")}${a}`}}),86404:((t,e,n)=>{n.d(e,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var r=n(63697)
var a=n(94869)
var s=n(23565)
async function finalAnswer(t,{isTitled:e,template:n}){const{answer:s,filled:o,isFilled:i}=await fill(t,n)
const{title:c,rest:u}=(0,r.Gr)(s)
const l=c===void 0?void 0:(0,a.f6)(c)
return{whole:t,title:l,commitTitle:e?l:void 0,rest:u,filled:o,isFilled:i}}async function fill(t,e){if(!e)return{answer:t,filled:"",isFilled:!1}
const{fillTemplate:r,splitAnswer:a}=await n.e(6111).then(n.bind(n,6111))
const{answer:s,sections:o}=a(t,e)
const i=o.length>0
return{answer:i?s:t,filled:r(e,o),isFilled:i}}function shownAnswer({whole:t,title:e,commitTitle:n,rest:a,isFilled:o},{kept:i,opened:{pullRequest:c,proposeUrl:u}}){const l=i.kind==="branch"&&n!==void 0
const d=o&&(c?.isNew===!0||u!==void 0)
if(!(0,s.H)(a)||!l&&!d)return t
if(d)return l||e===void 0?a:`# ${e}\n\n${a}`
return(0,r.Gr)(t).rest}}),35771:((t,e,n)=>{n.r(e)
n.d(e,{applying:()=>applying,requireSame:()=>requireSame})
var r=n(73024)
var a=n(76760)
var s=n(36807)
var o=n(89812)
var i=n(7256)
var c=n(98664)
var u=n(94869)
var l=n(23849)
var d=n(33737)
var h=n(68430)
var f=n(81031)
var m=n(22911)
var p=n(29943)
var g=n(97167)
var w=n(99152)
var b=n(55351)
var y=n(13412)
var v=n(40669)
var k=n(18511)
var $=n(28147)
var O=n(57266)
var j=n(86404)
var P=n(56172)
var _=n(22296)
var A=n(35086)
var x=n(29058)
var C=n(39148)
var T=n(96027)
var q=n(4471)
var I=n(90009)
var S=n(91116)
var N=n(88135)
var R=n(12947)
var M=n(94040)
var B=n(21271)
function placeFor(t,e){const{thread:n}=t.trigger
return n.type==="pull_request"?onPull(t,e,n.number):onBranch(t,e)}async function onBranch(t,e){const{github:n,job:r,trigger:a,settings:s,memory:i}=t
const c=await(0,R.f_)(t)??(e.goal==="advance"?await(0,R.Cp)(t):void 0)
const{commit:u,branch:l}=e
const h=(0,B.xo)((0,B.et)(a),r,s.slice(p.We)["branch-name"])
const f=c?.sha??await(0,S.h8)(n,r.repository,h.branch)
const m=await madeFrom(t,u,f)
if(c&&(!m||e.goal!=="propose"))return onTask(c,{commit:u,made:m})
if(!(0,q.Q8)(l))throw unknown(u)
if(!await(0,I.xm)((0,o.n)(n,r.repository),u,l)){const e=await(0,R.Mn)(t,{branch:h.branch,base:l,tip:f})
if(e.status!=="found"||e.tip!==u)throw unknown(u)
return{startingPoint:{head:u,branch:e.branch,goal:e.goal,pull:void 0},fault:void 0,made:m}}const g=m!==void 0||f===u&&r.runAttempt>1
const w=f!==void 0&&!g
const b=w?`-run-${r.runId}`:""
const[y,v]=[`${h.branch}${b}`,`${h.plain}${b}`]
if(w)i.notes.add((0,N.J1)("branch-taken",{branch:(0,d.aY)(h.branch),other:(0,d.aY)(y)}))
const k={kind:"propose",branch:y,plain:v,base:l,...g&&{isThere:!0}}
return{startingPoint:{head:u,branch:l,goal:k,pull:void 0},fault:void 0,made:m}}async function madeFrom(t,e,n){const r=n===void 0||n===e?void 0:await(0,_.EE)(t,n)
return n!==void 0&&r?.parent===e?{...r,commit:n}:void 0}function onTask(t,{commit:e,made:n}){const r=t.sha===e||n!==void 0
const a=r?(0,R.n9)(t):{kind:"patch",base:t.base,why:""}
const s=r?void 0:moved(t.number,e,t.sha)
return{startingPoint:{head:e,branch:t.branch,goal:a,pull:void 0},fault:s,made:n}}async function onPull(t,{commit:e,head:n},r){const{github:a,job:s}=t
if(e!==n)throw unknown(e)
const c=(0,o.n)(a,s.repository)
const u=await(0,i.Es)(c,r)
const{branch:l}=u.head
const d=u.isFork?void 0:await madeFrom(t,e,u.head.sha)
const h=whyNotThere(u,d?u.head.sha:e)
const{branch:f}=u.base
const m=h?{kind:"patch",base:f,why:""}:await(0,M.pullGoal)(t,u,{isApplying:!0})
return{startingPoint:{head:e,branch:l,goal:m,pull:u},fault:h,made:d}}function whyNotThere({number:t,state:e,head:n},r){if(e!=="open")return new c.vC("config",`Pull request #${t} is ${e} now.`,{hint:e==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return n.sha===r?void 0:moved(t,r,n.sha)}function moved(t,e,n){return new c.vC("github",`The head of pull request #${t} moved from ${e} to ${n} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(t){return new c.vC("denied",`The change set is for the commit ${t.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var J=n(3024)
var F=n(84577)
const W=1024*1024
const E={facts:4*W,work:30*W,withheld:30*W}
const L={entries:1e5,depth:3,bytes:500*W}
function readChangeSet(t){const e=namesIn(t)
const n=parse(readPlain(t,F.c.facts,E.facts))
const patch=n=>{if(!e.includes(F.c[n]))return
requirePlain(t,F.c[n],E[n])
return(0,a.join)(t,F.c[n])}
const r=patch("work")
if(r===void 0!==(n.tree===void 0))throw refused("its facts and its patch do not match")
if(r!==void 0&&!n.startingPoint)throw refused("its patch is for no commit")
const s=e.includes(F.c.log)
if(s)walk(t,F.c.log,{entries:0,bytes:0})
return{facts:n,work:r,withheld:patch("withheld"),log:s?(0,a.join)(t,F.c.log):""}}function notHandedOver(t){return new c.vC("config",`There is no change set in ${(0,u.TN)(t,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again."})}function namesIn(t){const e=Object.values(F.c)
const n=listed(t,"")
const r=n.find(t=>!e.includes(t))
if(r!==void 0)throw refused(`it holds ${named(r)}, which is not part of a change set`)
if(!n.includes(F.c.facts))throw refused(`it has no ${F.c.facts}`)
return n}function listed(t,e){const n=(0,J.HL)(t,e,L.entries)
if(n.status==="missing"&&e==="")throw notHandedOver(t)
if(n.status==="read"&&!n.isCut)return n.entries.map(({name:t})=>t)
if(n.status==="read")throw refused("its log is too large")
const r=n.status==="refused"&&!["denied","unreadable"].includes(n.why)
throw refused(r?"it is not a folder":"it cannot be read")}function walk(t,e,n){if(e.split("/").length>L.depth)throw refused("its log has too many nested folders")
for(const r of listed(t,e)){if(!/^[\w][\w.-]{0,200}$/.test(r))throw refused(`its log holds ${named(r)}, which is not the name of a log file`)
const a=`${e}/${r}`
if((0,J.BJ)(t,a)?.isDirectory())walk(t,a,n)
else n.bytes+=requirePlain(t,a,L.bytes)
n.entries++
if(n.entries>L.entries||n.bytes>L.bytes)throw refused("its log is too large")}}function requirePlain(t,e,n){const r=(0,J.BJ)(t,e)
if(!r?.isFile()||r.nlink!==1)throw refused(`${named(e)} is not a regular file`)
if(r.size>n)throw refused(`${named(e)} has ${r.size} bytes, more than ${n}`)
return r.size}function readPlain(t,e,n){requirePlain(t,e,n)
const r=(0,J.Pd)(t,e,n)
if(r.status==="read")return r.bytes.toString("utf8")
throw refused(`${named(e)} cannot be read`)}function parse(t){const e=F.V.safeParse(asJson(t))
if(e.success)return e.data
const{path:n,message:r}=e.error.issues[0]??{path:[],message:""}
throw refused(`its ${F.c.facts} is invalid (${(0,u.TN)(`${n.join(".")}: ${r}`,200)})`)}function asJson(t){try{return JSON.parse(t)}catch(t){throw refused(`its ${F.c.facts} is not JSON`,t)}}function named(t){return JSON.stringify((0,u.TN)(t.split("/").at(-1)??"",80))}function refused(t,e){return new c.vC("denied",`The change set is refused: ${t}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:e})}function applying({world:t,settings:e}){try{const t=readChangeSet(folderIn(e))
const{conversation:n}=t.facts
const work=e=>apply(t,e)
return{recall:t=>recallApplied(t,n),work:work}}catch(e){const n=(0,c.ec)(e)
return{recall:async()=>(0,y.v7)(t.newId()),work:async()=>(0,P.Gj)(n)}}}async function recallApplied(t,e){const n=await(0,x.rA)(t,n=>n.includes(e)&&(0,x.dR)(t.job,n))
const r=(0,y.HR)(t,n)
return r?{kind:"answered",answer:r}:(0,y.v7)(e)}function folderIn(t){const{"change-set":e}=t.slice(m.PL)
if(e!==void 0)return e
throw new c.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(t,e){try{const n=(0,f.readInputsWithoutModel)(e.settings)
requireSame(t.facts,e)
const r=(0,w.z1)(await(0,w.q8)(e,e.world.env,e.trigger))
if(r)throw r
const a=await publish(t,e,n["github-token"])
return{...a,conversationPath:t.log}}catch(e){return{...(0,P.Gj)((0,c.ec)(e)),conversationPath:t.log}}}async function publish(t,e,n){const{facts:r}=t
const{exact:a,leaks:s,redact:o}=e
const i=s.redact(a(r.finalResponse)).text
const c=r.startingPoint&&t.work!==void 0?await placeFor(e,r.startingPoint):void 0
const answer=t=>(0,j.finalAnswer)(i,{isTitled:r.isTitled===!0,template:t})
const{saved:u,final:l}=c?await save(t,{...c,run:e,token:n,answer:answer}):{saved:{...z,patch:void 0},final:await answer()}
const h=[...factsIn(r).withheld,...u.withheld]
const f={...u,withheld:h}
const m=r.end.status==="finished"&&c!==void 0&&u.fault===void 0
const p=m?await(0,T.qw)(e,c,u,{final:l,redact:o}):T.g
const{sandbox:g}=r.facts
const w=g&&{...g,isFork:c!==void 0&&(0,_._K)(c.startingPoint)}
const b=p.fault===void 0&&u.fault===void 0&&c?.fault===void 0
const y=r.intents===void 0?[]:b?await applyIntents(r,e):r.intents.map(({name:t})=>({status:"refused",words:(0,d.aY)(t),why:"the work was not published"}))
const v=conclusionOf(r,{saved:f,opened:p,goal:c?.startingPoint.goal.kind,lowered:c&&(0,P.xT)(c.startingPoint),finalResponse:i,reach:w})
const k=(0,O.R)(v,y)
const $={...P.II,...factsIn(r),...k,finalResponse:i,shownResponse:(0,j.shownAnswer)(l,{kept:u.kept,opened:p}),files:u.change.files,kept:u.kept,patchBase:c&&(0,P.Rw)(c.startingPoint),diff:u.diff,locks:u.locks,withheld:h,withheldPatch:u.patch??withheldPatchIn(t),intents:y,...(0,P.qL)(p)}
const A=g===void 0&&r.facts.iterations>0
return{report:$,fault:k.fault,hadNoSandbox:A,...c&&{baseSha:c.startingPoint.head}}}const z={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:t,work:e=""},n){const{run:o,startingPoint:i,made:u,token:l,fault:d}=n
const{job:h,world:f}=o;(0,r.mkdirSync)(h.temp,{recursive:!0})
const m=(0,r.mkdtempSync)((0,a.join)(h.temp,"deckhand-"))
const w={folder:m,base:i.head,remoteUrl:`${h.serverUrl}/${h.repository.owner}/${h.repository.name}.git`,token:l,allowedBranch:i.goal.kind==="advance"?i.goal.branch:void 0,environment:(0,g._K)(f.env),now:f.now}
const{publisher:y,change:v}=await(0,s.X2)(w,e,(0,p.US)(o.settings.slice(p.We)))
if(v.tree!==t.tree)throw new c.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const k=await n.answer(await(0,b.g)(y.filesOf(y.base)))
const $={made:u,title:k.commitTitle}
const O={publisher:y,folder:m,startingPoint:i}
const j=await(0,T.FW)(o,O,await withClaimed(o,O,{change:v,facts:t}),o.leaks,$)
return{saved:{...j,fault:j.fault??d},final:k}}async function withClaimed(t,e,{change:n,facts:{history:r}}){if(r===void 0)return n
const{kind:a,commits:s}=r
const o=a==="merge"?{kind:"merged",commits:s}:{kind:a,onto:s}
return(0,C.withLineage)(t,{...e,how:{}},{...n,commits:o})}function conclusionOf({end:t},e){if(t.status==="stopped")return t
return(0,$.E)({...e,timeoutMinutes:0,end:t,change:e.saved.change})}function requireSame(t,{trigger:e,job:n}){const r=`${n.repository.owner}/${n.repository.name}`
if(t.repository.id!==e.repositoryId||t.repository.name!==r)throw foreign(`the repository ${t.repository.name}`)
if(JSON.stringify(threadOf(t.thread))!==JSON.stringify(threadOf(e.thread)))throw foreign("another thread")
if(t.key!==e.key)throw foreign("another request")}function threadOf(t){return t.type==="none"?[t.type]:[t.type,t.number]}function foreign(t){return new c.vC("denied",`The change set is for ${t}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:t}){const{costUsd:e,sandbox:n,uses:r,withheld:a,...s}=t
return{...s,costUsd:e,sandbox:n,uses:r.map(t=>({...t,costUsd:t.costUsd})),withheld:a.map(t=>({...t,detail:wordsOf(t.detail)}))}}function wordsOf(t){return(0,u.TN)((0,l.WN)(t),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:t}){return t===void 0?void 0:{path:t,patch:(0,r.readFileSync)(t,"utf8")}}async function applyIntents({intents:t=[],end:e},n){if(t.length===0||e.status!=="finished")return[]
const r=(0,f.readInputsWithoutModel)(n.settings)
const a=await isRestrictedNow(n,r["mixed-threads"]==="as-trusted")
const{lines:s}=await(0,k.j3)((0,v.intentContextOf)(n),t,{declared:(0,v.declaredIntents)(r.intents??[],{isRestricted:a}),clean:(0,v.cleanTextFor)(n),key:n.trigger.key,way:"carry-out",isConfirming:r.confirmation!=="never",nobody:(0,h.k)("no-memory")})
return s}async function isRestrictedNow(t,e){const{thread:n}=t.trigger
const r=n.type==="pull_request"?await(0,i.Es)((0,o.n)(t.github,t.job.repository),n.number):void 0
if((0,_._K)({pull:r}))return!0
if(e)return!1
const a={kind:"patch",base:"",why:""}
const{strangers:s}=await(0,A.y)(t,{head:"",branch:"",goal:a,pull:r},(0,A.W)(t))
return s.length>0}}),84577:((t,e,n)=>{n.d(e,{V:()=>v,c:()=>o})
var r=n(28942)
var a=n(7925)
var s=n(68430)
const o={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const i=r.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const c=r.number().int().min(0).max(1e12)
const u=r.number().min(0).max(1e12)
const l=r.string().max(500)
const d=r.strictObject({id:r.string().regex(/^[\w.-]{1,50}$/),replies:c,inputTokens:c,outputTokens:c,cachedTokens:c,writtenTokens:c,reasoningTokens:c,costUsd:u.optional(),latencyMs:u}).readonly()
const h=r.strictObject({host:l,port:r.number().int().min(0).max(65535),reason:r["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:l.optional()}).readonly()
const f=r.strictObject({way:r.string().regex(/^[\w-]{1,30}$/),checks:c,network:r.string().regex(/^[\w.*:, -]{1,500}$/),isShut:r.boolean(),isAsking:r.boolean().optional(),nobody:s.c.optional(),denials:r.array(h).max(500).readonly()}).readonly()
const m=r.strictObject({withheld:r.array(r.strictObject({path:r.string().max(5e3),code:r["enum"](codes()),detail:l}).readonly()).max(1e3).readonly(),checks:r.array(r.strictObject({command:r.string().max(2e4),exitCode:r.number().int()}).readonly()).max(100).readonly(),steps:c,iterations:c,toolCalls:c,models:r.array(l).max(20).readonly(),inputTokens:c,outputTokens:c,cachedTokens:c,estimatedCalls:c,costUsd:u.optional(),uses:r.array(d).max(50).readonly(),durationMs:u,sandbox:f.optional()}).readonly()
const p=r.discriminatedUnion("status",[r.strictObject({status:r.literal("finished")}).readonly(),r.strictObject({status:r.literal("stopped"),outcome:r["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]),reason:l,quote:l.optional(),hint:l}).readonly()])
const g=r.discriminatedUnion("type",[r.strictObject({type:r["enum"](["issue","pull_request","discussion"]),number:r.number().int().positive()}),r.strictObject({type:r.literal("none")})])
const w=r.strictObject({commit:i,branch:r.string().min(1).max(1e3),goal:r["enum"](["propose","advance","patch"]),head:i.optional()}).readonly()
const b=r.strictObject({name:r.string().regex(/^[a-z][a-z-]{0,40}$/),value:r.record(r.string(),r.json())}).readonly()
const y=r.strictObject({kind:r["enum"](["merge","rewritten"]),commits:r.array(i).min(1).max(5).readonly()}).readonly()
const v=r.strictObject({version:r.literal(1),repository:r.strictObject({id:r.number().int(),name:r.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:g,key:r.string().max(1e3),requester:l,conversation:r.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:w.optional(),tree:i.optional(),history:y.optional(),end:p,finalResponse:r.string().max(5e5),isTitled:r.literal(!0).optional(),intents:r.array(b).max(1e3).readonly().optional(),facts:m}).readonly()
function codes(){const[t,...e]=Object.keys(a.Lp)
return[t,...e]}}),39148:((t,e,n)=>{n.d(e,{withLineage:()=>withLineage})
var r=n(89812)
var a=n(90009)
var s=n(98664)
var o=n(33737)
var i=n(88135)
var c=n(57974)
async function withLineage(t,e,n){const{commits:r}=n
try{if(r?.kind==="merged")return await asMerge(t,e,n,r.commits)
if(r?.kind==="rewritten"&&isContinued(e))return await asRewritten(t,e,r.onto)}catch(n){(0,c.printNotice)(`GitHub could not be asked about the history of the work. ${(0,s.ec)(n).message}`)
if(r?.kind==="merged")note(t,e)}return n}function isContinued({startingPoint:{goal:t}}){return t.kind==="advance"||t.kind==="propose"&&t.isThere===!0}async function asMerge(t,e,n,r){const{base:a}=e.publisher
const s=await firstOnBase(t,e,r)
const o=s&&await mergeBaseIn(t,a,s)
if(s===void 0||o===void 0){note(t,e)
return n}const i=r.filter(t=>t!==s)
if(!await areOnBase(t,e,i))note(t,e,"merge-in-part")
await bring(t,e,[s,o])
const c={kind:"merge",parents:[a,s]}
return e.publisher.captureOnto(c,{base:o,one:a,other:s},e.how)}async function asRewritten(t,e,n){const{base:r}=e.publisher
const a=await firstOnBase(t,e,n,r)??r
const s=a===r?r:await mergeBaseIn(t,r,a)??r
await bring(t,e,[a,s])
const o={kind:"rewritten",parents:[a]}
return e.publisher.captureOnto(o,{base:s,one:r,other:a},e.how)}async function firstOnBase({github:t,job:e},{startingPoint:{goal:n}},s,o){const i=(0,r.n)(t,e.repository)
for(const t of s){if(await(0,a.xm)(i,t,n.base))return t
if(o!==void 0&&await(0,a.xm)(i,t,o))return t}return}async function areOnBase({github:t,job:e},{startingPoint:{goal:n}},s){const o=(0,r.n)(t,e.repository)
const i=await Promise.all(s.map(t=>(0,a.xm)(o,t,n.base)))
return i.every(Boolean)}function mergeBaseIn({github:t,job:e},n,s){return(0,a.nM)((0,r.n)(t,e.repository),n,s)}async function bring({job:t},{publisher:e},n){for(const r of new Set(n))if(r!==e.base)await e.fetchCommit(`${t.repositoryUrl}.git`,r)}function note({memory:t},{startingPoint:{goal:e}},n="merge-not-published"){t.notes.add((0,i.J1)(n,{base:(0,o.aY)(e.base)}))}}),84901:((t,e,n)=>{n.d(e,{Bs:()=>requireClean,oz:()=>requireBranch})
var r=n(73024)
var a=n(76760)
var s=n(98664)
var o=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(t,e){const{head:n,branch:r}=await requireClean(t,e)
if(r===void 0)throw detached(n)
return{head:n,branch:r}}async function requireClean(t,e){const{head:n,branch:r,changed:a}=await readState(t,e)
if(n===void 0)throw await withoutCommit(r,e)
if(a.length>0)throw(await loadBroken()).withoutIndex(t)??dirty(a)
return{head:n,branch:r}}const loadBroken=()=>n.e(2791).then(n.bind(n,42791))
async function readState(t,e){if(!(0,r.existsSync)((0,a.join)(t,".git")))throw noCheckout()
try{return await checkoutState(e)}catch(e){throw(await loadBroken()).brokenCheckout(t,e)}}function noCheckout(){return new s.vC("config","The workspace is not a git checkout.",{hint:i})}async function withoutCommit(t,e){const n=await e.raw(["for-each-ref","--count=1","--format=%(refname)"])
if(t===void 0||n.trim()==="")return new s.vC("config","The repository has no commits.",{hint:"Push a first commit."})
return new s.vC("config",`The checkout is on the branch ${(0,o.SS)((0,o.TN)(t,200))}, which has no commit.`,{hint:"Give actions/checkout a `ref` that is the name of a branch on GitHub."})}function detached(t){return new s.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,o.TN)(t,80)).join(", ")
const n=`The checkout has ${(0,o.U9)(t.length,"uncommitted change")} (${e}${t.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new s.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(t){const e=(await t.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=t=>e.find(e=>e.startsWith(`# ${t} `))?.slice(t.length+3)
const n=header("branch.oid")
const r=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:r==="(detached)"?void 0:r,changed:e.flatMap(t=>changedPath(t)??[])}}const c={1:8,u:10,"?":1}
function changedPath(t){const e=t.split(" ")
const n=c[e[0]??""]
return n===void 0?void 0:e.slice(n).join(" ")}}),12947:((t,e,n)=>{n.d(e,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var r=n(28942)
var a=n(89812)
var s=n(7256)
var o=n(98664)
var i=n(57974)
var c=n(73829)
var u=n(29058)
var l=n(21271)
var d=n(84901)
function searchWork(t){const e=(0,u.Jn)(t)
if(!e.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(t,e)
n.catch(()=>{})
return{pull:n,branches:branchesOf(t)}}async function markedWork(t,e,n=searchWork(t)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(t,e,await n.branches)}catch(t){const e=(0,o.ec)(t).message;(0,i.printNotice)(`${h} ${e}`)
return{status:"unseen",why:e}}}const h="It could not be checked whether there is earlier work of the agent."
async function markedPull(t,e=(0,u.Jn)(t)){const{github:n,job:r,trigger:o,other:i}=t
const c=(0,a.n)(n,r.repository)
return(0,s.zl)(c,i?.id??o.repositoryId,({body:t,branch:n})=>e.isMarked(t,n))}const f=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const m=10
async function branchesOf(t){const e=(0,l.gl)((0,l.et)(t.trigger),(0,l.dT)(t))
if(e===void 0)return[]
const n=[...new Set([e,e.replaceAll("/","-")])]
return(await Promise.all(n.map(e=>branchesFrom(t,e)))).flat()}async function branchesFrom({github:t,job:e},n){try{const r=(0,a.n)(t,e.repository)
const s=f.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return s.map(({ref:t,object:e})=>({branch:t.replace(/^refs\/heads\//,""),tip:e.sha})).filter(({branch:t})=>t.startsWith(n)&&!/^\d/.test(t.slice(n.length))).slice(-m)}catch(t){(0,i.printNotice)(`${h} ${(0,o.ec)(t).message}`)
return[]}}async function onBranches(t,{branch:e,base:n,tip:r},a){const s=(0,u.Jn)(t)
if(!s.isAble)return{status:"unknown"}
const o=r===void 0?[]:[{branch:e,tip:r}]
const i=a.filter(t=>t.branch!==e)
const c=await Promise.all([...o,...i].map(e=>onBranch(t,s,{...e,base:n})))
const[l]=c.flatMap(t=>t.status==="ours"?[t]:[]).sort((t,e)=>e.time-t.time)
if(l){const t={kind:"propose",branch:l.branch,plain:l.branch,base:n,isThere:!0}
return{status:"found",tip:l.tip,branch:l.branch,goal:t}}return{status:o.length>0&&c[0]?.status==="over"?"over":"unknown"}}const p=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:t,job:e},n,{branch:r,base:s,tip:o}){const i=(0,a.n)(t,e.repository)
const c=`${e.repository.owner}:${r}`
const u=p.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:t})=>n.isMarked(t??"",r)))return{status:"over"}
const l=u.length>0?void 0:await lastMarked(i,n,`${s}...${r}`)
return l===void 0?{status:"unknown"}:{status:"ours",time:l,branch:r,tip:o}}const g=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(t,e,n){const{commits:r}=g.parse(await t.get("/compare/{basehead}",{basehead:n,per_page:100}))
const a=r.filter(({commit:t})=>e.hasTrailer(t.message)).map(({commit:t})=>Date.parse(t.committer.date))
return a.length===0?void 0:Math.max(...a)}async function openTask(t,e){const r=await taskPull(t)
if(!r)return
const{head:a}=await(0,d.Bs)(t.job.workspace,(0,c.b)(t)())
const{moveCheckout:s}=await n.e(5793).then(n.bind(n,85793))
const o=await s(t,e,{head:a,commit:r.sha,base:{branch:r.base}})
return{head:r.sha,branch:r.branch,goal:goalIn(r),pull:void 0,history:o}}async function taskPull(t){const{github:e,job:n,trigger:r,other:o}=t
const i=(0,l.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,l.xo)(i,n,(0,l.dT)(t))
return(0,s.zl)((0,a.n)(e,n.repository),o?.id??r.repositoryId,(0,s.L$)(c))}function goalIn({number:t,url:e,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:t,url:e}}}}),94040:((t,e,n)=>{n.r(e)
n.d(e,{pullGoal:()=>pullGoal})
var r=n(4471)
var a=n(89812)
var s=n(7256)
var o=n(33737)
var i=n(88135)
var c=n(29943)
async function pullGoal(t,e,{isApplying:n=!1}={}){const{branch:r,repository:a}=e.head
const s=e.base.branch
const c=e.isFork?whyNotToFork(t,e,n):await whyNotToBranch(t,r)
if(c!==void 0)return{kind:"patch",base:s,why:(0,i.J1)(`lowered-${c}`,{branch:(0,o.aY)(r)})}
const u={number:e.number,url:e.url}
return{kind:"advance",branch:r,base:s,pullRequest:u,...e.isFork&&{fork:a}}}function whyNotToFork({settings:t},e,n){if(n||!t.slice(c.We)["fork-push"])return"fork"
if(e.head.repository===void 0)return"fork-gone"
if(!e.maintainerCanModify)return"fork-author"
return(0,r.Q8)(e.head.branch)?void 0:"name"}async function whyNotToBranch({github:t,job:e},n){if(!(0,r.Q8)(n))return"name"
return(0,s.WM)((0,a.n)(t,e.repository),n)}}),35086:((t,e,n)=>{n.d(e,{W:()=>beginReading,y:()=>reading_readAll})
var r=n(89812)
var a=n(90009)
var s=n(28942)
var o=n(38789)
var i=n(68717)
var c=n(12719)
const u="number title createdAt lastEditedAt authorAssociation author{__typename login}"
const l="$owner:String!,$name:String!,$number:Int!"
const d=`query Named(${l}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    __typename\n    ... on Issue{${u} body state}\n    ... on PullRequest{${u} body pullState:state}\n  }}\n}`
const h=`query Closers(${l}){\n  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){\n    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{\n      ${u} pullState:state repository{nameWithOwner}}}}\n  }}\n}`
const f=s.object({number:s.number().int(),title:s.string(),createdAt:s.string(),lastEditedAt:s.string().nullable(),authorAssociation:s.string(),author:c.UM,body:s.string().optional(),state:s.string().optional(),pullState:s.string().optional()})
const m=s.object({repository:s.object({issueOrPullRequest:f})})
const p=s.object({repository:s.object({issueOrPullRequest:s.object({closedByPullRequestsReferences:s.object({nodes:s.array(f.extend({repository:s.object({nameWithOwner:s.string()})}).nullable())}).optional()})})})
const g=5
async function readNamed(t,{text:e,known:n}){const{client:r,repository:a,number:s,createdAt:o}=t
const c=namesIn(e,a).filter(t=>t!==s&&!n.includes(t))
const u=await Promise.all(c.slice(0,g).map(async t=>{try{const{issueOrPullRequest:e}=m.parse(await r.graphql(d,{...a,number:t})).repository
return(0,i.VM)(e,{createdAt:o})?[linked(e)]:[]}catch{return[]}}))
return u.flat()}async function readClosers({client:t,repository:e,number:n,createdAt:r}){const a=`${e.owner}/${e.name}`.toLowerCase()
try{const s=p.parse(await t.graphql(h,{...e,number:n}))
const o=s.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes??[]
return o.flatMap(t=>t&&t.repository.nameWithOwner.toLowerCase()===a&&(0,i.VM)(t,{createdAt:r})?[linked(t)]:[])}catch{return[]}}function namesIn(t,{owner:e,name:n}){const r=`${e}/${n}`.toLowerCase()
const a=(0,o.u6)(t).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g)
const s=[...a].flatMap(([,t=r,e])=>t.toLowerCase()===r?[Number(e)]:[])
return[...new Set(s)]}function linked({number:t,title:e,body:n,author:r,authorAssociation:a,createdAt:s,state:o,pullState:i}){const c=i===void 0?"issue":"pull request"
return{kind:c,number:t,title:e,author:r,association:a,createdAt:s,...n!==void 0&&{body:n},state:(o??i??"").toLowerCase()}}var w=n(71760)
var b=n(7256)
var y=n(13218)
var v=n(71762)
const k=100
const $=10
async function readThread(t){const{trigger:e}=t
const n=await readAll(t)
const{kept:r,total:a,uncounted:s}=n
return{kind:O[e.thread.type],number:e.thread.number,...e.snapshot??headOf(n,e),comments:r.reverse(),omitted:Math.max(a-s-r.length,0),notes:notesOn(n,e)}}const O={issue:"issue",pull_request:"pull request",discussion:"discussion"}
async function readAll(t){const{client:e,trigger:n}=t
const r=await readPages(t,e=>graphqlPage(t,e))
const a=e.get?.bind(e)
if(r.head||!a||n.thread.type==="discussion")return r
const s={number:n.thread.number,own:await(0,v.jU)(e)}
return{...await readPages(t,t=>(0,c.yI)({get:a},s,t)),isRest:!0}}async function graphqlPage({client:t,repository:e,trigger:n},r){const{type:a,number:s}=n.thread
const o=a==="discussion"?c.h1:c.b_
return c.Rj.parse(await t.graphql(o,{...e,number:s,before:r})).repository.thread}async function readPages(t,e){const{trigger:n,characters:r,signal:a,isOurs:s=()=>!0}=t
const o={head:void 0,kept:[],total:0,uncounted:0,isWhole:!0,isRest:!1}
let i=r
let c=null
for(let t=0;t<$;t++){const t=await e(c).catch(()=>{})
a.throwIfAborted()
if(t===void 0)return{...o,isWhole:!1}
if(!o.head)Object.assign(o,{head:t,total:t.comments.totalCount})
i=keepNewest(o,t,{trigger:n,left:i,isOurs:s})
c=t.comments.pageInfo.startCursor
if(i<=0||c===null||!t.comments.pageInfo.hasPreviousPage)break}return o}function keepNewest(t,e,{trigger:n,left:r,isOurs:a}){const s=n.thread.type==="discussion"?"discussion-comment":"issue-comment"
let o=r
for(const r of flat(t,e.comments.nodes).toReversed()){const e=r.viewerDidAuthor&&a(r.body)
if(isUncounted(r,n,e))t.uncounted+=1
else if(o>0&&(0,i.VM)({...r,kind:s,id:r.databaseId},n)){t.kept.push(toComment(r,e))
o-=r.body.length+k}}return o}function flat(t,e){return e.flatMap(e=>{t.total+=e?.replies?.totalCount??0
return[e,...e?.replies?.nodes??[]].filter(t=>t!==null)})}function isUncounted({databaseId:t,createdAt:e},{item:n,createdAt:r},a){const s=n.id===t&&(n.kind==="issue-comment"||n.kind==="discussion-comment")
return s||a&&!(0,i.Y8)(e,r)}function toComment(t,e){const{databaseId:n,author:r,authorAssociation:a,body:s,createdAt:o,lastEditedAt:i}=t
return{id:n,author:r,association:a,body:s,createdAt:o,...i!==null&&{editedAt:i},...e&&{isOwn:e}}}function headOf({head:t},e){if(!t)return{title:"",body:"",author:"ghost",association:"NONE",url:"",createdAt:""}
const{title:n,body:r,author:a,authorAssociation:s,url:o}=t
const c={title:n,author:a,association:s,url:o,createdAt:t.createdAt}
return{...c,body:(0,i.VM)(t,e)?r:""}}function notesOn({head:t,isWhole:e,isRest:n},r){const{snapshot:a}=r
const s=[]
if(!e)s.push(`${t?"Older comments":"The comments"} could not be read from GitHub.`)
if(n&&t)s.push("Comments that were hidden may be among them.")
if(t&&!a&&!(0,i.VM)(t,r))s.push("Its text was edited after the request and is left out.")
const o=t&&a&&(t.title!==a.title||oneEol(t.body)!==oneEol(a.body))
if(o)s.push("Its title or text was edited after the request; it is shown as it was before.")
return s}function oneEol(t){return t.replaceAll("\r\n","\n")}var j=n(76409)
var P=n(75444)
var _=n(99152)
var A=n(29058)
var x=n(20185)
function beginReading(t){const[e,n]=[threadOf(t),closersOf(t)]
for(const t of[e,n])t.catch(()=>{})
return{thread:e,closers:n,standing:(0,_.q8)(t,t.world.env,t.trigger)}}async function reading_readAll(t,e,n){const{github:a,job:s,trigger:o,settings:i,world:c}=t
const u=titlesOf(t,e)
const[l,d,h]=await Promise.all([n.thread,pullOf(t,e),n.closers])
const f=[...h,...await namedIn(t,l,d)]
const m=(0,w.EK)(l,d?.reviews,f)
const p=await(0,w.F3)((0,r.n)(a,s.repository),m)
const g=[...(0,P.gateSettings)(i,c.env,void 0).allowedUsers,...o.actors.map(({login:t})=>t)]
const isTrusted=t=>g.some(e=>(0,j.Av)(e,t))
return{thread:l,pull:d,linked:f,standings:p,strangers:(0,w.Zz)(m,p,isTrusted),standing:await n.standing,titles:await u}}async function titlesOf(t,{goal:e}){const n=e.kind==="propose"||e.kind==="advance"
if(!n||(0,x.Bg)(t)!=="work")return[]
return(0,a.m1)((0,r.n)(t.github,t.job.repository),e.base).catch(()=>[])}async function threadOf({github:t,job:e,trigger:n,settings:a,world:s}){const{repository:o}=e
const{thread:i,...c}=n
const u=c.about?.thread??i
if(u.type==="none")return
const l=(0,r.n)(t,o)
const d={client:l,repository:o,characters:y.VO,signal:s.signal}
return readThread({...d,isOurs:(0,A.hV)(a,e,u),trigger:{...c,thread:u}})}async function closersOf({github:t,job:e,trigger:n,memory:a}){const s=n.about?.thread??n.thread
if(a.isResumed||s.type!=="issue")return[]
const o=(0,r.n)(t,e.repository)
return readClosers({client:o,repository:e.repository,number:s.number,createdAt:n.createdAt})}async function namedIn({github:t,job:e,trigger:n,memory:a},s,o){if(a.isResumed||s?.kind!=="pull request")return[]
const{number:i,body:c}=s
const u=(0,r.n)(t,e.repository)
const l=o?.reviews.linked.map(t=>t.number)??[]
return readNamed({client:u,repository:e.repository,number:i,createdAt:n.createdAt},{text:c,known:l})}async function pullOf(t,{pull:e,goal:a}){if(e||a.kind!=="advance")return e&&pullContext(t,e)
const{github:s,job:o}=t
const i=(0,r.n)(s,o.repository)
const{number:c}=a.pullRequest
const u=await(0,b.Es)(i,c).catch(()=>{})
if(!u)return
const{readChecks:l}=await n.e(6865).then(n.bind(n,6865))
const[d,h]=await Promise.all([reviewsOf(t,c),l(i,u.head.sha)])
return{pull:u,reviews:d,checks:h,files:void 0}}async function pullContext(t,e){const a=(0,r.n)(t.github,t.job.repository)
const[{readChangedFiles:s},{readChecks:o}]=await Promise.all([n.e(3328).then(n.bind(n,3328)),n.e(6865).then(n.bind(n,6865))])
const[i,c,u]=await Promise.all([reviewsOf(t,e.number),s(a,e.number,y.xG),o(a,e.head.sha)])
return{pull:e,reviews:i,files:c,checks:u}}async function reviewsOf({github:t,job:e,trigger:a,settings:s},o){const{repository:i}=e
const c=(0,A.hV)(s,e,{type:"pull_request",number:o})
const{readReviews:u}=await n.e(450).then(n.bind(n,450))
return u({client:(0,r.n)(t,i),repository:i,trigger:a,number:o,isOurs:c})}})}

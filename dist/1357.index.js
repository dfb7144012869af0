export const id=1357
export const ids=[1357,4040,6404]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var s=n(28942)
var a=n(80292)
var o=n(90702)
var i=n(94869)
var c=n(67159)
const u=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>u.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!u.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...r}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const s=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${s} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const l="terminal"
const d="file_editor"
const f={bash:l,command:l,execute:l,execute_bash:l,str_replace:d,str_replace_editor:d}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===d?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(f,e.name)?f[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const s=t.get(l)&&shellCommand(e.name,e.input)
return s===void 0?e:{name:l,input:command(s,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(f)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const s=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[a]=s
return a!==void 0&&s.size===1?a:h.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const h=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(d)?.input.shape.command!==void 0
const r=n&&e.input.command===void 0?editorCommand(e.input):void 0
return r===void 0?e:{...e,input:{command:r,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const p=4
function parseRepaired(e,t){let n=t
let r=e.safeParse(n)
for(let t=0;t<p&&!r.success;t+=1){n=r.error.issues.reduce(fix,n)
r=e.safeParse(n)}return r.success?r:e.safeParse(t)}function fix(e,t){return update(e,t.path,e=>fixed(e,expectedBy(t))??e)}function expectedBy(e){if(e.code==="invalid_type")return[e.expected]
if(e.code!=="invalid_union")return[]
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,a.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[r,...s]=t
if(r===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===r?update(e,s,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,r))return e
const a=e[r]
return{...e,[r]:update(a,s,n)}}function malformed(e,t){return JSON.stringify({[m]:!0,error:t,arguments:(0,i.GH)(e,w)})}const m="_openhands_malformed_tool_call"
const w=2e3
function writtenArguments(e){const{[m]:t,arguments:n}=(0,a.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const r={name:e.name,input:withoutNulls(n?.value??{})}
const{name:s,input:a}=resolveAlias(r,t)
const o=a===r.input?n?.json:JSON.stringify(a)
const i=n?"":problemOf(e.arguments)
const c={...e,name:soundName(s),arguments:n&&o?o:malformedArguments(e,i)}
const u=t.get(s)
if(!u)return refused(c,`Tool '${s}' not found. Available: ${t.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(s,i,"Arguments: unparseable JSON"))
return validated(c,u,a)}function validated(e,t,n){const s=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:a,judgement:o}=takeJudgement(t,n)
if("error"in o)return refused(e,invalid(t.name,r.S1(o.error),s))
const i=parseRepaired(t.input,a)
if(!i.success)return refused(e,invalid(t.name,r.S1(i.error),s))
return{status:"ready",call:e,tool:t,input:i.data,...o}}function parseArguments(e){const t=(0,a.lj)(e.trim()||"{}")
return t&&m in t.value?void 0:t}function malformedArguments({arguments:e},t){return m in((0,a.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,a.lj)(e)?.value.error
return typeof t==="string"?t:(0,o.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const g=s.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:s,summary:a,...o}=r
const i={..."security_risk"in n&&"security_risk"in r&&{security_risk:s},..."summary"in n&&"summary"in r&&{summary:a}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const u=g.safeParse(c?{security_risk:s}:{})
const l=typeof a==="string"?a:void 0
return{input:{...o,...i},judgement:u.success?{risk:u.data.security_risk,summary:l}:{error:u.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...s}=e
return{security_risk:r,...s}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,s]of[...e].entries()){const e=[r+1]
for(const[r,a]of[...t].entries()){const t=(n[r]??0)+(s===a?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var s=n(40598)
var a=n(39302)
const o=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:r})=>fenced(e.label,{shown:n,hidden:r},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},r){const s=without(r,plain(e).replaceAll(/\s+/g," ").trim())
const a=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${a}\nBEGIN DATA ${r}\n${without(r,t)}\nEND DATA ${r}`}function visibleMarkdown(e){return(0,a.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const r=revealPlain(e)
const s=n==="plain"?revealPlain(t):(0,a.p)(t.replaceAll(o,""))
return{shown:`${r.shown}\n\n${s.shown}`.trim(),hidden:r.hidden+s.hidden}}function revealPlain(e){return(0,s.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(e){try{(0,r.qF)(e)
return`${s}.`}catch(e){if(e instanceof r.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const a=e.codePointAt(t)
if(a===void 0)return`${s}: they end where ${n} is expected.`
return`${s}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(a))}.`}const s="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(e,0);r<e.length;r=afterBlanks(e,r)){const s=e.charAt(r)
const o=s===a[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,r))
if(o){t.pop()
n=afterValue()
r+=1}else if(s==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(e,r)
if(r<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&s in a){t.push(s)
n=s==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&s===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&s===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const t=n==="a value"?endOfPlain(e,r):r
if(t===r)return{at:r,expected:n}
n=afterValue()
r=t}}return{at:e.length,expected:n}}const a={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}}),55351:((e,t,n)=>{n.d(t,{g:()=>readPullTemplate})
var r=n(33737)
var s=n(57974)
const a=2e4
const o=/^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i
const i=/^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i
const c=[".github/","","docs/"]
async function readPullTemplate(e){try{const t=templateIn(await e.list())
if(t===void 0)return
if(t.size>a){(0,s.printNotice)(`The template ${(0,r.aY)(t.path)} has ${t.size} bytes, more than ${a}, and is not used.`)
return}const n=(await e.read([t.path])).get(t.path)??""
return n.trim()===""?void 0:{path:t.path,text:n}}catch{return}}function templateIn(e){const t=inOrder(e,o)
if(t[0])return t[0]
const n=inOrder(e,i)
return n.length===1?n[0]:void 0}function inOrder(e,t){const n=e.flatMap(e=>{const n=t.exec(e.path)?.groups?.folder?.toLowerCase()
return n===void 0?[]:[{file:e,rank:c.indexOf(n)}]})
return n.sort((e,t)=>e.rank-t.rank).map(({file:e})=>e)}}),18511:((e,t,n)=>{n.d(t,{RO:()=>checkProposal,S$:()=>carryOutIntent,j3:()=>settleAll})
var r=n(58908)
var s=n(76718)
var a=n(98664)
var o=n(94869)
var i=n(33737)
var c=n(94462)
async function settleAll(e,t,n){const r=[]
const s=[]
const a=new Map
const o=new Map
const c=new Map
const u=new Set
for(const l of t){const t=readProposed(l,e,n)
if("why"in t){r.push({status:"refused",words:(0,i.aY)(l.name),why:t.why})
continue}const{kind:d}=t
const f=JSON.stringify([d.name,t.value])
if(u.has(f)){c.set(d.name,(c.get(d.name)??0)+1)
continue}u.add(f)
const h=a.get(d.name)??0
a.set(d.name,h+1)
if(h>=d.limits.most){o.set(d.name,(o.get(d.name)??0)+1)
continue}const p=await settleOne(e,t,{...n,slot:`${n.key}/${h}`})
r.push(p)
if(p.status==="waiting")s.push(t)}const l=restOf(o,(e,t)=>`the workflow allows ${(a.get(e)??t)-t} in a run`)
const d=restOf(c,()=>"it was proposed more than once")
return{lines:[...r,...l,...d],waiting:s}}function restOf(e,t){return[...e].map(([e,n])=>({status:"refused",words:`${(0,o.U9)(n,"more proposal")} of ${(0,i.aY)(e)}`,why:t(e,n)}))}function readProposed(e,{thread:t},{declared:n,clean:r}){const s=n.find(({name:t})=>t===e.name)
if(!s)return{why:"the workflow does not declare it, or only for runs that are not restricted"}
return s.read(e.value,{thread:t,clean:r})}async function settleOne(e,t,n){const{words:r,kind:s}=t
const a=s.waits||n.isConfirming&&!s.limits.isUnattended
if(a&&n.nobody!==void 0&&n.way==="carry-out")return{status:"refused",words:r,why:`it needs approval, and nobody can be asked, because ${n.nobody}`}
const o=await checkProposal(e,t,n.slot)
if(o.status==="refused")return{status:"refused",words:r,why:o.why}
if(o.status==="already")return{...o,words:r}
if(n.way==="look")return{status:"planned",words:r,...a&&{why:"after a person has approved it"}}
return a?{status:"waiting",words:r,why:"for a person to approve it"}:carryOutIntent(o,t)}async function checkProposal(e,t,n){const{kind:r,number:a,check:o}=t
try{if(a===void 0||r.target==="discussion")return await o(e,{target:void 0,slot:n})
const{owner:t,name:u}=e.repository
const l=await(0,s._)(e.client,`${t}/${u}`,a)
if(!l)return(0,c.J5)(`there is no #${a} in this repository`)
if(r.target==="issue"&&l.isPull)return(0,c.J5)(`#${a} is a pull request`)
if(r.target==="pull_request"&&!l.isPull)return(0,c.J5)(`#${a} is an issue`)
const{only:d}=r.limits
const has=e=>l.labels.some(t=>t.toLowerCase()===e.toLowerCase())
if(d.length>0&&!d.some(has))return(0,c.J5)(`#${a} has none of the labels that the workflow asks for (${d.map(i.aY).join(", ")})`)
const f=await o(e,{target:l,slot:n})
if(f.status!=="ready")return f
if(r.needsOpen&&!l.isOpen)return(0,c.J5)(`#${a} is closed`)
if(l.isLocked&&!r.canBeLocked)return(0,c.J5)(`#${a} is locked`)
return f}catch(e){return(0,c.J5)(whyFailed(e,t))}}async function carryOutIntent(e,t){const{words:n}=t
try{return{status:"done",words:n,...await e.act()}}catch(e){return{status:"refused",words:n,why:whyFailed(e,t)}}}function whyFailed(e,{kind:t}){const n=(0,a.ec)(e)
const s=e instanceof r.Q4&&e.status===403?`; the job may need \`${t.permission}\``:""
return`${(0,o.TN)(n.message,300).replace(/\.$/,"")}${s}`}}),86404:((e,t,n)=>{n.d(t,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var r=n(63697)
var s=n(94869)
var a=n(23565)
async function finalAnswer(e,{isTitled:t,template:n}){const{answer:a,filled:o,isFilled:i}=await fill(e,n)
const{title:c,rest:u}=(0,r.Gr)(a)
const l=c===void 0?void 0:(0,s.f6)(c)
return{whole:e,title:l,commitTitle:t?l:void 0,rest:u,filled:o,isFilled:i}}async function fill(e,t){if(!t)return{answer:e,filled:"",isFilled:!1}
const{fillTemplate:r,splitAnswer:s}=await n.e(6111).then(n.bind(n,6111))
const{answer:a,sections:o}=s(e,t)
const i=o.length>0
return{answer:i?a:e,filled:r(t,o),isFilled:i}}function shownAnswer({whole:e,title:t,commitTitle:n,rest:s,isFilled:o},{kept:i,opened:{pullRequest:c,proposeUrl:u}}){const l=i.kind==="branch"&&n!==void 0
const d=o&&(c?.isNew===!0||u!==void 0)
if(!(0,a.H)(s)||!l&&!d)return e
if(d)return l||t===void 0?s:`# ${t}\n\n${s}`
return(0,r.Gr)(e).rest}}),35771:((e,t,n)=>{n.r(t)
n.d(t,{applying:()=>applying,requireSame:()=>requireSame})
var r=n(73024)
var s=n(76760)
var a=n(25063)
var o=n(89812)
var i=n(7256)
var c=n(98664)
var u=n(94869)
var l=n(23849)
var d=n(33737)
var f=n(68430)
var h=n(81031)
var p=n(22911)
var m=n(29943)
var w=n(97167)
var g=n(99152)
var v=n(55351)
var y=n(13412)
var b=n(40669)
var k=n(18511)
var $=n(28147)
var O=n(57266)
var _=n(86404)
var x=n(56172)
var j=n(22296)
var P=n(35086)
var A=n(29058)
var T=n(96027)
var N=n(4471)
var S=n(90009)
var C=n(91116)
var q=n(88135)
var I=n(12947)
var J=n(94040)
var F=n(21271)
function placeFor(e,t){const{thread:n}=e.trigger
return n.type==="pull_request"?onPull(e,t,n.number):onBranch(e,t)}async function onBranch(e,t){const{github:n,job:r,trigger:s,settings:a,memory:i}=e
const c=await(0,I.f_)(e)??(t.goal==="advance"?await(0,I.Cp)(e):void 0)
const{commit:u,branch:l}=t
const f=(0,F.xo)((0,F.et)(s),r,a.slice(m.We)["branch-name"])
const h=c?.sha??await(0,C.h8)(n,r.repository,f.branch)
const p=await madeFrom(e,u,h)
if(c&&(!p||t.goal!=="propose"))return onTask(c,{commit:u,made:p})
if(!(0,N.Q8)(l))throw unknown(u)
if(!await(0,S.xm)((0,o.n)(n,r.repository),u,l)){const t=await(0,I.Mn)(e,{branch:f.branch,base:l,tip:h})
if(t.status!=="found"||t.tip!==u)throw unknown(u)
return{startingPoint:{head:u,branch:t.branch,goal:t.goal,pull:void 0},fault:void 0,made:p}}const w=p!==void 0||h===u&&r.runAttempt>1
const g=h!==void 0&&!w
const v=g?`-run-${r.runId}`:""
const[y,b]=[`${f.branch}${v}`,`${f.plain}${v}`]
if(g)i.notes.add((0,q.J1)("branch-taken",{branch:(0,d.aY)(f.branch),other:(0,d.aY)(y)}))
const k={kind:"propose",branch:y,plain:b,base:l,...w&&{isThere:!0}}
return{startingPoint:{head:u,branch:l,goal:k,pull:void 0},fault:void 0,made:p}}async function madeFrom(e,t,n){const r=n===void 0||n===t?void 0:await(0,j.EE)(e,n)
return n!==void 0&&r?.parent===t?{...r,commit:n}:void 0}function onTask(e,{commit:t,made:n}){const r=e.sha===t||n!==void 0
const s=r?(0,I.n9)(e):{kind:"patch",base:e.base,why:""}
const a=r?void 0:moved(e.number,t,e.sha)
return{startingPoint:{head:t,branch:e.branch,goal:s,pull:void 0},fault:a,made:n}}async function onPull(e,{commit:t,head:n},r){const{github:s,job:a}=e
if(t!==n)throw unknown(t)
const c=(0,o.n)(s,a.repository)
const u=await(0,i.Es)(c,r)
const{branch:l}=u.head
const d=u.isFork?void 0:await madeFrom(e,t,u.head.sha)
const f=whyNotThere(u,d?u.head.sha:t)
const{branch:h}=u.base
const p=f?{kind:"patch",base:h,why:""}:await(0,J.pullGoal)(e,u,{isApplying:!0})
return{startingPoint:{head:t,branch:l,goal:p,pull:u},fault:f,made:d}}function whyNotThere({number:e,state:t,head:n},r){if(t!=="open")return new c.vC("config",`Pull request #${e} is ${t} now.`,{hint:t==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return n.sha===r?void 0:moved(e,r,n.sha)}function moved(e,t,n){return new c.vC("github",`The head of pull request #${e} moved from ${t} to ${n} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(e){return new c.vC("denied",`The change set is for the commit ${e.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var M=n(3024)
var R=n(84577)
const z=1024*1024
const B={facts:4*z,work:30*z,withheld:30*z}
const U={entries:1e5,depth:3,bytes:500*z}
function readChangeSet(e){const t=namesIn(e)
const n=parse(readPlain(e,R.c.facts,B.facts))
const patch=n=>{if(!t.includes(R.c[n]))return
requirePlain(e,R.c[n],B[n])
return(0,s.join)(e,R.c[n])}
const r=patch("work")
if(r===void 0!==(n.tree===void 0))throw refused("its facts and its patch do not match")
if(r!==void 0&&!n.startingPoint)throw refused("its patch is for no commit")
const a=t.includes(R.c.log)
if(a)walk(e,R.c.log,{entries:0,bytes:0})
return{facts:n,work:r,withheld:patch("withheld"),log:a?(0,s.join)(e,R.c.log):""}}function notHandedOver(e){return new c.vC("config",`There is no change set in ${(0,u.TN)(e,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again."})}function namesIn(e){const t=Object.values(R.c)
const n=listed(e,"")
const r=n.find(e=>!t.includes(e))
if(r!==void 0)throw refused(`it holds ${named(r)}, which is not part of a change set`)
if(!n.includes(R.c.facts))throw refused(`it has no ${R.c.facts}`)
return n}function listed(e,t){const n=(0,M.HL)(e,t,U.entries)
if(n.status==="missing"&&t==="")throw notHandedOver(e)
if(n.status==="read"&&!n.isCut)return n.entries.map(({name:e})=>e)
if(n.status==="read")throw refused("its log is too large")
const r=n.status==="refused"&&!["denied","unreadable"].includes(n.why)
throw refused(r?"it is not a folder":"it cannot be read")}function walk(e,t,n){if(t.split("/").length>U.depth)throw refused("its log has too many nested folders")
for(const r of listed(e,t)){if(!/^[\w][\w.-]{0,200}$/.test(r))throw refused(`its log holds ${named(r)}, which is not the name of a log file`)
const s=`${t}/${r}`
if((0,M.BJ)(e,s)?.isDirectory())walk(e,s,n)
else n.bytes+=requirePlain(e,s,U.bytes)
n.entries++
if(n.entries>U.entries||n.bytes>U.bytes)throw refused("its log is too large")}}function requirePlain(e,t,n){const r=(0,M.BJ)(e,t)
if(!r?.isFile()||r.nlink!==1)throw refused(`${named(t)} is not a regular file`)
if(r.size>n)throw refused(`${named(t)} has ${r.size} bytes, more than ${n}`)
return r.size}function readPlain(e,t,n){requirePlain(e,t,n)
const r=(0,M.Pd)(e,t,n)
if(r.status==="read")return r.bytes.toString("utf8")
throw refused(`${named(t)} cannot be read`)}function parse(e){const t=R.V.safeParse(asJson(e))
if(t.success)return t.data
const{path:n,message:r}=t.error.issues[0]??{path:[],message:""}
throw refused(`its ${R.c.facts} is invalid (${(0,u.TN)(`${n.join(".")}: ${r}`,200)})`)}function asJson(e){try{return JSON.parse(e)}catch(e){throw refused(`its ${R.c.facts} is not JSON`,e)}}function named(e){return JSON.stringify((0,u.TN)(e.split("/").at(-1)??"",80))}function refused(e,t){return new c.vC("denied",`The change set is refused: ${e}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:t})}function applying({world:e,settings:t}){try{const e=readChangeSet(folderIn(t))
const{conversation:n}=e.facts
const work=t=>apply(e,t)
return{recall:e=>recallApplied(e,n),work:work}}catch(t){const n=(0,c.ec)(t)
return{recall:async()=>(0,y.v7)(e.newId()),work:async()=>(0,x.Gj)(n)}}}async function recallApplied(e,t){const n=await(0,A.rA)(e,n=>n.includes(t)&&(0,A.dR)(e.job,n))
const r=(0,y.HR)(e,n)
return r?{kind:"answered",answer:r}:(0,y.v7)(t)}function folderIn(e){const{"change-set":t}=e.slice(p.PL)
if(t!==void 0)return t
throw new c.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(e,t){try{const n=(0,h.readInputsWithoutModel)(t.settings)
requireSame(e.facts,t)
const r=(0,g.z1)(await(0,g.q8)(t,t.world.env,t.trigger))
if(r)throw r
const s=await publish(e,t,n["github-token"])
return{...s,conversationPath:e.log}}catch(t){return{...(0,x.Gj)((0,c.ec)(t)),conversationPath:e.log}}}async function publish(e,t,n){const{facts:r}=e
const{exact:s,leaks:a,redact:o}=t
const i=a.redact(s(r.finalResponse)).text
const c=r.startingPoint&&e.work!==void 0?await placeFor(t,r.startingPoint):void 0
const answer=e=>(0,_.finalAnswer)(i,{isTitled:r.isTitled===!0,template:e})
const{saved:u,final:l}=c?await save(e,{...c,run:t,token:n,answer:answer}):{saved:{...E,patch:void 0},final:await answer()}
const f=[...factsIn(r).withheld,...u.withheld]
const h={...u,withheld:f}
const p=r.end.status==="finished"&&c!==void 0&&u.fault===void 0
const m=p?await(0,T.qw)(t,c,u,{final:l,redact:o}):T.g
const{sandbox:w}=r.facts
const g=w&&{...w,isFork:c!==void 0&&(0,j._K)(c.startingPoint)}
const v=m.fault===void 0&&u.fault===void 0&&c?.fault===void 0
const y=r.intents===void 0?[]:v?await applyIntents(r,t):r.intents.map(({name:e})=>({status:"refused",words:(0,d.aY)(e),why:"the work was not published"}))
const b=conclusionOf(r,{saved:h,opened:m,goal:c?.startingPoint.goal.kind,lowered:c&&(0,x.xT)(c.startingPoint),finalResponse:i,reach:g})
const k=(0,O.R)(b,y)
const $={...x.II,...factsIn(r),...k,finalResponse:i,shownResponse:(0,_.shownAnswer)(l,{kept:u.kept,opened:m}),files:u.change.files,kept:u.kept,patchBase:c&&(0,x.Rw)(c.startingPoint),diff:u.diff,locks:u.locks,withheld:f,withheldPatch:u.patch??withheldPatchIn(e),intents:y,...(0,x.qL)(m)}
const P=w===void 0&&r.facts.iterations>0
return{report:$,fault:k.fault,hadNoSandbox:P,...c&&{baseSha:c.startingPoint.head}}}const E={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:e,work:t=""},n){const{run:o,startingPoint:i,made:u,token:l,fault:d}=n
const{job:f,world:h}=o;(0,r.mkdirSync)(f.temp,{recursive:!0})
const p=(0,r.mkdtempSync)((0,s.join)(f.temp,"deckhand-"))
const g={folder:p,base:i.head,remoteUrl:`${f.serverUrl}/${f.repository.owner}/${f.repository.name}.git`,token:l,allowedBranch:i.goal.kind==="advance"?i.goal.branch:void 0,environment:(0,w._K)(h.env),now:h.now}
const{publisher:y,change:b}=await(0,a.X2)(g,t,(0,m.US)(o.settings.slice(m.We)))
if(b.tree!==e.tree)throw new c.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const k=await n.answer(await(0,v.g)(y.filesOf(y.base)))
const $={made:u,title:k.commitTitle}
const O=await(0,T.FW)(o,{publisher:y,folder:p,startingPoint:i},b,o.leaks,$)
return{saved:{...O,fault:O.fault??d},final:k}}function conclusionOf({end:e},t){if(e.status==="stopped")return e
return(0,$.E)({...t,timeoutMinutes:0,end:e,change:t.saved.change})}function requireSame(e,{trigger:t,job:n}){const r=`${n.repository.owner}/${n.repository.name}`
if(e.repository.id!==t.repositoryId||e.repository.name!==r)throw foreign(`the repository ${e.repository.name}`)
if(JSON.stringify(threadOf(e.thread))!==JSON.stringify(threadOf(t.thread)))throw foreign("another thread")
if(e.key!==t.key)throw foreign("another request")}function threadOf(e){return e.type==="none"?[e.type]:[e.type,e.number]}function foreign(e){return new c.vC("denied",`The change set is for ${e}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:e}){const{costUsd:t,sandbox:n,uses:r,withheld:s,...a}=e
return{...a,costUsd:t,sandbox:n,uses:r.map(e=>({...e,costUsd:e.costUsd})),withheld:s.map(e=>({...e,detail:wordsOf(e.detail)}))}}function wordsOf(e){return(0,u.TN)((0,l.WN)(e),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:e}){return e===void 0?void 0:{path:e,patch:(0,r.readFileSync)(e,"utf8")}}async function applyIntents({intents:e=[],end:t},n){if(e.length===0||t.status!=="finished")return[]
const r=(0,h.readInputsWithoutModel)(n.settings)
const s=await isRestrictedNow(n,r["mixed-threads"]==="as-trusted")
const{lines:a}=await(0,k.j3)((0,b.intentContextOf)(n),e,{declared:(0,b.declaredIntents)(r.intents??[],{isRestricted:s}),clean:(0,b.cleanTextFor)(n),key:n.trigger.key,way:"carry-out",isConfirming:r.confirmation!=="never",nobody:(0,f.k)("no-memory")})
return a}async function isRestrictedNow(e,t){const{thread:n}=e.trigger
const r=n.type==="pull_request"?await(0,i.Es)((0,o.n)(e.github,e.job.repository),n.number):void 0
if((0,j._K)({pull:r}))return!0
if(t)return!1
const s={kind:"patch",base:"",why:""}
const{strangers:a}=await(0,P.y)(e,{head:"",branch:"",goal:s,pull:r},(0,P.W)(e))
return a.length>0}}),84577:((e,t,n)=>{n.d(t,{V:()=>y,c:()=>o})
var r=n(28942)
var s=n(7925)
var a=n(68430)
const o={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const i=r.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const c=r.number().int().min(0).max(1e12)
const u=r.number().min(0).max(1e12)
const l=r.string().max(500)
const d=r.strictObject({id:r.string().regex(/^[\w.-]{1,50}$/),replies:c,inputTokens:c,outputTokens:c,cachedTokens:c,writtenTokens:c,reasoningTokens:c,costUsd:u.optional(),latencyMs:u}).readonly()
const f=r.strictObject({host:l,port:r.number().int().min(0).max(65535),reason:r["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:l.optional()}).readonly()
const h=r.strictObject({way:r.string().regex(/^[\w-]{1,30}$/),checks:c,network:r.string().regex(/^[\w.*:, -]{1,500}$/),isShut:r.boolean(),isAsking:r.boolean().optional(),nobody:a.c.optional(),denials:r.array(f).max(500).readonly()}).readonly()
const p=r.strictObject({withheld:r.array(r.strictObject({path:r.string().max(5e3),code:r["enum"](codes()),detail:l}).readonly()).max(1e3).readonly(),checks:r.array(r.strictObject({command:r.string().max(2e4),exitCode:r.number().int()}).readonly()).max(100).readonly(),steps:c,iterations:c,toolCalls:c,models:r.array(l).max(20).readonly(),inputTokens:c,outputTokens:c,cachedTokens:c,estimatedCalls:c,costUsd:u.optional(),uses:r.array(d).max(50).readonly(),durationMs:u,sandbox:h.optional()}).readonly()
const m=r.discriminatedUnion("status",[r.strictObject({status:r.literal("finished")}).readonly(),r.strictObject({status:r.literal("stopped"),outcome:r["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]),reason:l,quote:l.optional(),hint:l}).readonly()])
const w=r.discriminatedUnion("type",[r.strictObject({type:r["enum"](["issue","pull_request","discussion"]),number:r.number().int().positive()}),r.strictObject({type:r.literal("none")})])
const g=r.strictObject({commit:i,branch:r.string().min(1).max(1e3),goal:r["enum"](["propose","advance","patch"]),head:i.optional()}).readonly()
const v=r.strictObject({name:r.string().regex(/^[a-z][a-z-]{0,40}$/),value:r.record(r.string(),r.json())}).readonly()
const y=r.strictObject({version:r.literal(1),repository:r.strictObject({id:r.number().int(),name:r.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:w,key:r.string().max(1e3),requester:l,conversation:r.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:g.optional(),tree:i.optional(),end:m,finalResponse:r.string().max(5e5),isTitled:r.literal(!0).optional(),intents:r.array(v).max(1e3).readonly().optional(),facts:p}).readonly()
function codes(){const[e,...t]=Object.keys(s.Lp)
return[e,...t]}}),94040:((e,t,n)=>{n.r(t)
n.d(t,{pullGoal:()=>pullGoal})
var r=n(4471)
var s=n(89812)
var a=n(7256)
var o=n(33737)
var i=n(88135)
var c=n(29943)
async function pullGoal(e,t,{isApplying:n=!1}={}){const{branch:r,repository:s}=t.head
const a=t.base.branch
const c=t.isFork?whyNotToFork(e,t,n):await whyNotToBranch(e,r)
if(c!==void 0)return{kind:"patch",base:a,why:(0,i.J1)(`lowered-${c}`,{branch:(0,o.aY)(r)})}
const u={number:t.number,url:t.url}
return{kind:"advance",branch:r,base:a,pullRequest:u,...t.isFork&&{fork:s}}}function whyNotToFork({settings:e},t,n){if(n||!e.slice(c.We)["fork-push"])return"fork"
if(t.head.repository===void 0)return"fork-gone"
if(!t.maintainerCanModify)return"fork-author"
return(0,r.Q8)(t.head.branch)?void 0:"name"}async function whyNotToBranch({github:e,job:t},n){if(!(0,r.Q8)(n))return"name"
return(0,a.WM)((0,s.n)(e,t.repository),n)}})}

export const id=6167
export const ids=[6167,5474,8039,8360,1126]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var s=n(37428)
var r=n(28942)
var i=n(80292)
var o=n(90702)
var a=n(94869)
var c=n(67159)
const u=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>u.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!u.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...s}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(s).length>0)return
if(n!==void 0&&typeof n!=="string")return
const r=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${r} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const d="terminal"
const f="file_editor"
const l={bash:d,command:d,execute:d,execute_bash:d,str_replace:f,str_replace_editor:f}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===f?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const s=Object.hasOwn(l,e.name)?l[e.name]:void 0
if(s!==void 0)return t.get(s)?{...e,name:s}:e
const r=t.get(d)&&shellCommand(e.name,e.input)
return r===void 0?e:{name:d,input:command(r,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(l)]
const s=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const r=new Set(s.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[i]=r
return i!==void 0&&r.size===1?i:h.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const h=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(f)?.input.shape.command!==void 0
const s=n&&e.input.command===void 0?editorCommand(e.input):void 0
return s===void 0?e:{...e,input:{command:s,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const p=4
function parseRepaired(e,t){let n=t
let s=e.safeParse(n)
for(let t=0;t<p&&!s.success;t+=1){n=s.error.issues.reduce(fix,n)
s=e.safeParse(n)}return s.success?s:e.safeParse(t)}function fix(e,t){return update(e,t.path,e=>fixed(e,expectedBy(t))??e)}function expectedBy(e){if(e.code==="invalid_type")return[e.expected]
if(e.code!=="invalid_union")return[]
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,i.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[s,...r]=t
if(s===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===s?update(e,r,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,s))return e
const i=e[s]
return{...e,[s]:update(i,r,n)}}function malformed(e,t){return JSON.stringify({[m]:!0,error:t,arguments:(0,a.GH)(e,g)})}const m="_openhands_malformed_tool_call"
const g=2e3
function writtenArguments(e){const{[m]:t,arguments:n}=(0,i.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const s={name:e.name,input:withoutNulls(n?.value??{})}
const{name:r,input:i}=resolveAlias(s,t)
const o=i===s.input?n?.json:JSON.stringify(i)
const a=n?"":problemOf(e.arguments)
const c={...e,name:soundName(r),arguments:n&&o?o:malformedArguments(e,a)}
const u=t.get(r)
if(!u)return refused(c,`Tool '${r}' not found. Available: ${t.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(r,a,"Arguments: unparseable JSON"))
return validated(c,u,i)}function validated(e,t,n){const r=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:i,judgement:o}=takeJudgement(t,n)
if("error"in o)return refused(e,invalid(t.name,s.S1(o.error),r))
const a=parseRepaired(t.input,i)
if(!a.success)return refused(e,invalid(t.name,s.S1(a.error),r))
return{status:"ready",call:e,tool:t,input:a.data,...o}}function parseArguments(e){const t=(0,i.lj)(e.trim()||"{}")
return t&&m in t.value?void 0:t}function malformedArguments({arguments:e},t){return m in((0,i.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,i.lj)(e)?.value.error
return typeof t==="string"?t:(0,o.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const s=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:s},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const v=r.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const s="security_risk"in n?t:spelt(t,n)
const{security_risk:r,summary:i,...o}=s
const a={..."security_risk"in n&&"security_risk"in s&&{security_risk:r},..."summary"in n&&"summary"in s&&{summary:i}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const u=v.safeParse(c?{security_risk:r}:{})
const d=typeof i==="string"?i:void 0
return{input:{...o,...a},judgement:u.success?{risk:u.data.security_risk,summary:d}:{error:u.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:s,...r}=e
return{security_risk:s,...r}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[s,r]of[...e].entries()){const e=[s+1]
for(const[s,i]of[...t].entries()){const t=(n[s]??0)+(r===i?0:1)
e.push(Math.min(t,(n[s+1]??0)+1,(e[s]??0)+1))}n=e}return n.at(-1)??0}}),76327:((e,t,n)=>{n.d(t,{K$:()=>i,PH:()=>needsSandbox,Ve:()=>r,lI:()=>isGrant,r4:()=>inWords})
var s=n(28942)
const r=s.strictObject({secrets:s.array(s.string()).readonly(),hosts:s.array(s.string()).readonly(),server:s.string()}).readonly()
const i=Object.freeze({secrets:[],hosts:[],server:""})
function isGrant({secrets:e,hosts:t,server:n}){return e.length+t.length>0||n!==""}function needsSandbox({secrets:e,hosts:t}){return e.length+t.length>0}function inWords({secrets:e,hosts:t,server:n}){const named=(e,t)=>t.length===0?[]:[`${e}${t.length===1?"":"s"} ${t.join(", ")}`]
return[...named("secret",e),...named("host",t),...n?[`server ${n}`]:[]].join("; ")}}),75474:((e,t,n)=>{n.r(t)
n.d(t,{transcript:()=>transcript})
var s=n(94869)
var r=n(46032)
var i=n(16767)
var o=n(52333)
function transcript(e,t){const n=e.map((e,t)=>`[${t+1}] ${entryOf(e)}`)
const r=commonLimit(n.map(e=>e.length),t)
return n.map(e=>(0,s.e9)(e,r,"[... cut ...]")).join("\n\n")}function entryOf(e){if((0,o.aI)(e))return`RESULT of ${e.tool_name} (${e.tool_call_id}): ${resultText(e)}`
switch(e.kind){case"SystemPromptEvent":return`SYSTEM: ${e.system_prompt.text}`
case"MessageEvent":return`${e.source.toUpperCase()}: ${shown([...e.llm_message.content,...e.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${e.summary}`
case"ActionEvent":{const{name:t,arguments:n}=e.tool_call
return[shown(e.thought),`CALL of ${t} (${e.tool_call_id}): ${n}`].filter(Boolean).join("\n")}}}function resultText(e){if(e.kind==="AgentErrorEvent")return`ERROR ${e.error}`
if(e.kind==="UserRejectObservation")return`REJECTED ${e.rejection_reason}`
const{observation:t,extended_content:n}=e
return`${t.is_error?"ERROR ":""}${shown([...(0,i.jH)(t),...n])}`}function shown(e){const t=e.some(e=>e.type==="image")?"[image]":""
return[(0,r.wh)(e),t].filter(Boolean).join("\n")}function commonLimit(e,t){let n=t
const s=[...e].sort((e,t)=>e-t)
for(const[e,t]of s.entries()){const r=n/(s.length-e)
if(t>r)return Math.floor(r)
n-=t}return Number.POSITIVE_INFINITY}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var s=n(51455)
var r=n(76760)
var i=n(98664)
var o=n(54668)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const n=await resolvePath(e,t)
if(n.steps.some(e=>e.toLowerCase()===".git"))throw new i.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(e,t,n){if(await placeOf(e,t)===void 0)throw outside(e,n)}async function resolvePath(e,t){if(t.includes("\0"))throw new i.Fp("A path cannot contain a NUL character.")
const n=await placeOf(e,await followLinks((0,r.resolve)(e[0],t),t))
if(n===void 0)throw outside(e,t)
return n}async function placeOf(e,t){for(const n of e){const e=await followLinks(n,n)
const s=inside(e,t)
if(s!==void 0)return{root:e,steps:s.split(r.sep).filter(Boolean),real:t}}return}function outside([e],t){return new i.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const n=(0,r.relative)(e,t)
return n===".."||n.startsWith(`..${r.sep}`)||(0,r.isAbsolute)(n)?void 0:n}async function followLinks(e,t){try{return await(0,s.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new i.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,r.join)(await followLinks((0,r.dirname)(e),t),(0,r.basename)(e))}async function isLink(e){try{return(await(0,s.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const n=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(n))throw t
throw new i.Fp(`Cannot ${e}: ${(0,o.uc)(n)}.`,{cause:t})}}}),3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var s=n(77598)
var r=n(73024)
var i=n(76760)
var o=n(46031)
const a=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,a,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const s=readAtMost(e,n)
return s===void 0?refused("too-large"):{status:"read",bytes:s,mode:t.mode&4095}})}function untrustedText(e,t,n){const s=readUntrusted(e,t,n)
return s.status==="read"?s.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const s=openAt(e,t,a)
if(s.status!=="open")return s
const{file:i,found:c}=s
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(i,c,n)}catch(e){return refused("unreadable",(0,o.CA)(e))}finally{(0,r.closeSync)(i)}}async function hashOf(e,{size:t,mode:n},{algorithm:i,start:o}){const a=(0,s.createHash)(i).update(o?.(t)??"")
let c=0
for await(const n of(0,r.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){a.update(n)
c+=n.length}if(c!==t)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:t,isExecutable:(n&73)!==0}}function listUntrusted(e,t,n){const s=u?a|r.constants.O_DIRECTORY:a
return withOpen(e,t,s,(s,i)=>{if(!i.isDirectory())return refused("file")
const o=(0,r.opendirSync)(u?`/proc/self/fd/${s}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=o.readSync();t!==null;t=o.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{o.closeSync()}})}function untrustedNames(e,t,n){const s=u?a|r.constants.O_DIRECTORY:a
const i=withOpen(e,t,s,s=>{const i=(0,r.opendirSync)(u?`/proc/self/fd/${s}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(i,n)}}finally{i.closeSync()}})
return i.status==="read"?i.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let s=e.readSync();s!==null;s=e.readSync()){if(n.length===t)return
n.push(Buffer.from(s.name))}return n}function lookAtUntrusted(e,t){try{return(0,r.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,r.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,s){const i=openAt(e,t,n)
if(i.status!=="open")return i
try{return s(i.file,i.found)}catch(e){return notOpened(e,i.found)}finally{(0,r.closeSync)(i.file)}}function openAt(e,t,n){let s
try{s=(0,r.openSync)(whole(e,t),n)
if(isAt(s,e,t))return{status:"open",file:s,found:(0,r.fstatSync)(s)};(0,r.closeSync)(s)
return refused("elsewhere")}catch(n){if(s!==void 0)(0,r.closeSync)(s)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const s=whole(r.realpathSync.native(t),n)
const i=u?(0,r.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):r.realpathSync.native(whole(t,n),{encoding:"buffer"})
return s.equals(i)}function notOpened(e,t){const n=(0,o.CA)(e)
if((0,o.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,r.fstatSync)(e).size
let s=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let i=0
for(let n=1;n>0;i+=n){if(i>t)return
if(i===s.length)s=Buffer.concat([s,Buffer.allocUnsafe(s.length)])
n=(0,r.readSync)(e,s,i,s.length-i,null)}return s.subarray(0,i)}function whole(e,t){const n=i.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var s=n(51622)
function whyNotObject(e){try{(0,s.qF)(e)
return`${r}.`}catch(e){if(e instanceof s.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const i=e.codePointAt(t)
if(i===void 0)return`${r}: they end where ${n} is expected.`
return`${r}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(i))}.`}const r="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let s=afterBlanks(e,0);s<e.length;s=afterBlanks(e,s)){const r=e.charAt(s)
const o=r===i[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,s))
if(o){t.pop()
n=afterValue()
s+=1}else if(r==='"'&&(n==="a value"||n==="a name in double quotes")){s=endOfString(e,s)
if(s<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&r in i){t.push(r)
n=r==="{"?"a name in double quotes":"a value"
s+=1}else if(n==="a colon"&&r===":"){n="a value"
s+=1}else if(n==="a comma or a closing bracket"&&r===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
s+=1}else{const t=n==="a value"?endOfPlain(e,s):s
if(t===s)return{at:s,expected:n}
n=afterValue()
s=t}}return{at:e.length,expected:n}}const i={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}}),80292:((e,t,n)=>{n.d(t,{Dm:()=>leadingJson,Mf:()=>wellFormedJson,dj:()=>canonicalJson,dn:()=>jsonOrNothing,lj:()=>parseObject})
var s=n(28942)
var r=n(51622)
const i=s.record(s.string(),s.unknown())
function parseObject(e){for(const t of[e,repairStrings(e)]){const e=i.safeParse(jsonOrNothing(t))
if(e.success)return{json:t,value:e.data}}return}function leadingJson(e,t){const n=endOfValue(e,t)
if(n===void 0)return
const s=jsonOrNothing(repairStrings(e.slice(t,n)))
return s===void 0?void 0:{value:s,end:n}}function jsonOrNothing(e){try{return(0,r.qF)(e)}catch{return}}const o={"\n":"\\n","\r":"\\r","\t":"\\t"}
function repairStrings(e){const t=[]
let n=0
for(let s=e.indexOf('"');s>=0;s=e.indexOf('"',n)){t.push(e.slice(n,s))
n=endOfString(e,s)
t.push(repaired(e.slice(s,n)))}return t.join("")+e.slice(n)}function repaired(e){const t=/[\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})?/g
return e.replaceAll(t,e=>{if(e.startsWith("\\"))return e==="\\"?"\\\\":e
return o[e]??`\\u${hex(e)}`})}function hex(e){return e.charCodeAt(0).toString(16).padStart(4,"0")}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return e.length}function endOfValue(e,t){if(e[t]!=="{"&&e[t]!=="[")return
let n=0
for(let s=t;s<e.length;s+=1){const t=e[s]??""
if(t==='"')s=endOfString(e,s)-1
if(t==="{"||t==="[")n+=1
if(t==="}"||t==="]")n-=1
if(n===0)return s+1}return}function wellFormedJson(e){if(!/\\u[dD]/.test(e))return e
return e.replaceAll(a,(e,t)=>t===void 0?e:"\\ufffd")}const a=/\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs
function canonicalJson(e){return JSON.stringify(e,(e,t)=>isRecord(t)?sorted(t):t)}function isRecord(e){return typeof e==="object"&&e!==null&&!Array.isArray(e)}function sorted(e){const t=Object.keys(e).sort((e,t)=>e<t?-1:1)
const n=Object.create(null)
for(const s of t)n[s]=e[s]
return n}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>r,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const r="<secret-hidden>"
function maskOf(e,t=r){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return i
const o=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(o,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(o,e)
const r=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const i=n.filter(({end:e})=>e<=r)
return{safe:replaced(e.slice(0,r),i,t),rest:e.slice(r)}}})}const i=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:r}=findAll(e,t)
const i=(0,s.Zw)(t)
if(i===t.length)return{spans:n,open:(0,s.dy)(t,r)}
const o=Math.min(findAll(e,t.slice(0,i)).open,i)
return{spans:n,open:(0,s.dy)(t,Math.min(r,o))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:r,startOf:i,endOf:o}=(0,s.DH)(t)
const{spans:a,open:c}=e.scan(r)
const u=a.map(({start:e,end:t})=>({start:i(e),end:o(t-1)}))
return{spans:joined([...n.spans,...u]),open:Math.min(n.open,i(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let r=0
for(const i of t){s.push(e.slice(r,i.start),n)
r=i.end}return s.join("")+e.slice(r)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#s=[0]
#r=[0]
#i=[0]
#o=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const r=e.charCodeAt(s)
if(r<14&&isPassedOver(e,s))continue
n=n===0?this.#u(r):this.#d(n,r)
const i=this.#i[n]??0
if(i>0)t.push({start:back(e,s+1,i),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#f(t,s)||this.#l(t,s)}this.#i[t]=this.#s[t]??0}#l(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#r.push(0)
this.#i.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#o[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#h(0)
for(const t of e){const n=this.#r[t]??0
this.#i[t]||=this.#i[n]??0
for(const s of this.#h(t)){this.#r[s]=this.#d(n,this.#e[s]??0)
e.push(s)}}}#h(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#u(e){return this.#o[e]??0}#f(e,t){if(e===0)return this.#u(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#d(e,t){let n=e
let s=this.#f(n,t)
while(s===0&&n!==0){n=this.#r[n]??0
s=this.#f(n,t)}return s}}const[o,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==o)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==o}function back(e,t,n){let[s,r]=[t,n]
while(r>0){s-=1
if(!isPassedOver(e,s))r-=1}return s}function redactor(e){return maskOf([r,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:r,rest:i}=e().begin(take())
t=i
return r},end(){const n=e().mask(take())
t=""
return n}})}}),51622:((e,t,n)=>{n.d(t,{Mm:()=>TooMuchJson,e2:()=>JsonMeter,qF:()=>parseJson})
const s={parts:5e5,depth:200}
class TooMuchJson extends Error{name="TooMuchJson"}function parseJson(e){if(e.length>s.depth)(new JsonMeter).push(e)
return JSON.parse(e)}class JsonMeter{#p=0
#s=0
#m=!1
#g=!1
push(e){for(let t=0;t<e.length;t+=1){const n=e.charCodeAt(t)
if(!this.#m)this.#v(n)
else if(this.#g)this.#g=!1
else if(n===i)this.#g=!0
else if(n===r)this.#m=!1}}restart(){this.#p=0
this.#s=0
this.endString()}endString(){this.#m=!1
this.#g=!1}#v(e){if(e===r)this.#m=!0
else if(e===o)this.#k()
else if(e===a||e===u)this.#y()
else if(e===c||e===d)this.#s-=1}#y(){this.#k()
this.#s+=1
if(this.#s>s.depth)throw new TooMuchJson(`The JSON is nested more than ${s.depth} deep.`)}#k(){this.#p+=1
if(this.#p>s.parts)throw new TooMuchJson("The JSON has too many values.")}}const[r,i,o]=[34,92,44]
const[a,c,u,d]=[91,93,123,125]}),28039:((e,t,n)=>{n.d(t,{C:()=>diffOfAll,filesAt:()=>filesAt,filesOfAll:()=>filesOfAll,t:()=>recorded})
var s=n(77598)
var r=n(3024)
const i="-"
const o="+x"
const a="?"
const c=100*1024*1024
const u=500*1024*1024
function placesOf({head:e,folders:t=[]}){const[n]=t
if(!n)return[{head:e}]
return[{head:e,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...t]}const d=12e4
async function diffOfAll(e,t){const n=[]
for(const s of placesOf(t)){const{output:t,exitCode:r}=await gitIn(e,s,e=>`git diff --no-ext-diff --no-color ${e}`)
n.push(r===0?t.trim():`The diff is not known: git ended with exit code ${r}. ${t}`)}return n.filter(e=>e!=="").join("\n")}const f=2e3
function recorded({files:e,isCut:t}){const n=Object.entries(e)
return{files:Object.fromEntries(n.slice(0,f)),is_cut:t||n.length>f}}async function filesOfAll(e,t,n=d){const s={}
let r=!1
for(const i of placesOf(t)){const{output:t,exitCode:o,omittedBytes:a}=await gitIn(e,i,idsOf,n)
if(o!==0)return
r||=a>0
for(const e of t.split("\n")){const[t="",n]=e.split(/\t(.*)/s)
if(n)s[`${i.path===void 0?"":`${i.path}/`}${n.replace(/^\.\//,"")}`]=t}}return{files:s,isCut:r}}function idsOf(e){const t='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "./%s\\n" "$f" >> "$FILES"; { [ -x "$f" ] && echo ${o} || echo; } >> "$FILES.x"; else printf "%s\\t%s\\n" ${i} "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$FILES.x" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${e} | xargs -0 sh -c '${t}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && { [ ! -s "$FILES" ] || paste -d "\\0" "$ids" "$FILES.x" | paste - "$FILES"; }'}async function gitIn({workspace:e,signal:t},{head:n,path:s,but:r=""},i,o=d){const a='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const c="git ls-files -v | sed -n 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin"
const u=s===void 0?"":'cd "$FOLDER" && '
const f=`export GIT_INDEX_FILE="$i" && ${c} && git add --all --intent-to-add${r}`
const l=`${u}${a} && ${f} && ${i(`${n} --${r.replace(" --","")}`)}`
const h=s===void 0?{}:{variables:{FOLDER:s}}
return e.run(l,{timeoutMs:o,signal:t,...h})}async function filesAt(e,t,n){const s=Object.values(n).some(e=>e.length>=64)?"sha256":"sha1"
const r=[]
let i=u
for(const n of t){const{id:t,size:o}=await idAt(e,n,{algorithm:s,start:headOf,maxBytes:Math.min(i,c)})
r.push([n,t])
i-=o}return Object.fromEntries(r)}async function idAt(e,t,n){const s=(0,r.fd)(e,t)
if(s)return{id:idOfLink(s,n),size:0}
const c=await(0,r.fx)(e,t,n)
if(c.status==="read")return{id:`${c.id}${c.isExecutable?o:""}`,size:c.size}
const u=c.status==="refused"&&["denied","unreadable","too-large"].includes(c.why)
return{id:u?a:i,size:0}}function idOfLink(e,{algorithm:t}){const n=Buffer.concat([e,Buffer.from("\n")])
return(0,s.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}}),85615:((e,t,n)=>{n.r(t)
n.d(t,{code:()=>D})
var s=n(94869)
var r=n(7925)
var i=n(88135)
var o=n(28039)
var a=n(94739)
var c=n(8360)
var u=n(11126)
var d=n(33737)
var f=n(6009)
const l=5
function refutationOf({command:e,end:t,runs:n}){const r={"not-run":"did not run on it",moved:"ran on other files than those",blind:"ran on files that could not be compared with them","timed-out":"did not end in time",passed:"",failed:t.kind==="failed"?`fails with exit code ${t.exitCode}`:""}[t.kind]
const i=n>1&&t.kind!=="not-run"?` (run ${(0,s.U9)(n,"time")})`:""
return{clause:`the check ${(0,d.aY)(e)} ${r}${i}`,hint:h[t.kind]}}const h={moved:"The report names what changed. Run the check yourself before you merge.",blind:"Something in the checkout keeps git from reading it, such as a file without rights. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"The output of the check is in the report."}
function renderCheck({check:e,opinion:t},n){return[e?checkWords(e):"",e?outputOf(e):"",t?opinionWords(t,n):""].filter(Boolean).join("\n\n")}function opinionWords(e,t){const n=e.kind==="none"?"A second opinion of the model could not be had":`${e.kind==="bad"?"⚠️ Bad second":"Second"} opinion of the model, ${e.score} of 1`
const r=e.message===""?`${n}.`:`${n}: ${(0,f._)((0,s.TN)(e.message,600),t)}`
const i=e.kind==="none"?[]:e.unseen??[]
return i.length===0?r:`${r}\n\n⚠️ It did not see ${listed(i)} as published.`}function listed(e){return e.slice(0,l).map(d.aY).join(", ")+(e.length>l?", …":"")}function checkWords({command:e,end:t,runs:n,deciders:r,isPartial:i,doubt:o}){const a=`Check ${(0,d.aY)((0,s.TN)(e,120))}`
const c=n>1?` (it ran ${(0,s.U9)(n,"time")})`:""
const u=(0,s.hC)({passed:o===void 0?`✅ ${a} passed${c}`:`⚪ ${a} ended with 0${c}, but ${o}`,failed:`❌ ${a} failed${c}`,"timed-out":`❌ ${a} did not end in time${c}`,moved:`⚠️ ${movedWords(t)} while ${(0,d.aY)((0,s.TN)(e,120))} ran or after it, so the check does not count as passed`,blind:`⚠️ Git in the workspace did not show the files on which ${(0,d.aY)((0,s.TN)(e,120))} ran, so the check does not count as passed`,"not-run":`❌ ${a} did not run on this work`}[t.kind],i?"It ran with the withheld files, which are not on the branch":"")
return r.length>0?`${u}\n\n⚠️ The change touches what the check runs: ${listed(r)}.`:u}function movedWords(e){const t=e.kind==="moved"?e.paths:[]
return t.length===0?"Files changed":`${listed(t)} changed, or was hidden from git,`}const p=4e3
function outputOf({output:e}){if(e==="")return""
const t=e.length>p?`…\n${(0,s.pJ)(e,p)}`:e
return`<details><summary>Output of the check</summary>\n\n${(0,d.DV)("text",t)}\n\n</details>`}var m=n(74734)
var g=n(28942)
var v=n(98664)
var k=n(80292)
var y=n(46032)
var w=n(75474)
var b=n(3113)
var O=n(52333)
const $=g.strictObject({success_threshold:g.number().min(0).max(1).default(.6),max_iterations:g.int().min(1).default(3)}).readonly()
const _="finish_and_message"
Object.freeze({kind:"PassCritic",mode:_,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:_,judge:async({deed:e})=>e.kind==="finish"&&e.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:_,judge:async({workspace:e})=>(await e.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const x=g.object({command:g.string(),exit_code:g.int(),timed_out:g.boolean(),output:g.string(),output_end:g.string().optional()}).readonly()
const j=1e4
const A=2e3
function exitCodeCritic(e,t,n=!1){const judge=async({workspace:r,signal:i})=>{const{exitCode:o,output:a,timedOut:c}=await r.run(e,{timeoutMs:t,signal:i,isAlone:n})
const u=o===0&&!c
const d=u?"":(0,s.e9)(a.trim(),j,"[... cut ...]")
const f={command:e,exit_code:o,timed_out:c,output:d}
const l=u?{...f,output_end:(0,s.pJ)(a,A)}:f
return u?{score:1,metadata:l}:{score:0,message:failedCheck(l),metadata:l}}
return Object.freeze({kind:"ExitCodeCritic",mode:_,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:r}){const o=n?"did not end in time":`failed with exit code ${t}`
const a=(0,s.Lt)(r)
return(0,i.J1)("check-failed",{command:(0,s.SS)((0,s.TN)(e,200)),how:o,output:`${a}\n${r}\n${a}`})}const S=g.object({score:g.number().min(0).max(1),message:g.string().optional()})
const C=2e4
const E=4e4
function modelCritic(e,t){const judge=async({events:n,deed:r,signal:o,onReply:a})=>{const c=(0,b.du)(n).events.filter(O.ks)
const u=(0,s.e9)(t,E,"[... cut ...]")
const d=[(0,w.transcript)(c,C),`THE DIFF:\n${u||"(none)"}`,words(r)].join("\n\n")
const f=await e.complete({messages:[{role:"system",content:[(0,y.Qq)((0,i.J1)("critic"))]},{role:"user",content:[(0,y.Qq)(d)]}],tools:[],signal:o,onLost:e=>a("critic",e)})
a("critic",f)
return verdictIn((0,y.wh)(f.message.content))}
return Object.freeze({kind:"ModelCritic",mode:_,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=S.safeParse(t<0?void 0:(0,k.Dm)(e,t)?.value)
if(!n.success)throw new v.vC("model","The critic's model returned no verdict.")
const{score:s,message:r}=n.data
return{score:s,...r!==void 0&&{message:r}}}var I=n(20622)
var N=n(52442)
var M=n(96577)
const T=g.object({check:x.optional(),files:g.record(g.string(),g.string()).readonly().optional(),is_cut:g.boolean().optional(),is_blind:g.boolean().optional(),opinion:g.object({score:g.number().optional(),message:g.string()}).readonly().optional()})
const P=g.object({critic_result:y.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:s,"timeout-minutes":r}=e.inputs
const a=e.clock()+r*6e4
const timeLeft=()=>Math.max(1,Math.floor((a-e.clock())/2))
const judge=async n=>{const r=await(0,o.C)(n,e)
if(r===""&&!e.isWorkThere)return{score:1,message:F}
const run=()=>exitCodeCritic(t??"",timeLeft(),!0).judge(n)
const look=()=>(0,o.filesOfAll)(n,e)
const{ran:a,seen:c,isBlind:u}=await steadily(t===void 0?void 0:run,look)
const d={...a?.metadata!==void 0&&{check:a.metadata},...c&&(0,o.t)(c),...u&&{is_blind:!0}}
if(a&&a.score<1)return{...a,metadata:d}
if(a&&!c){const e=(0,i.J1)(u?"check/blind":"check/moved")
return{score:0,message:e,metadata:d}}if(s==="none")return{score:1,metadata:d}
const f=a?await(0,o.C)(n,e):r
return withOpinion(await opinionOf(modelCritic(e.reviewer,f),n),d,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:$.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,seen:n,isBlind:n===void 0}
for(let s=2;;s-=1){const r=await e()
if(r.score<1)return{ran:r,seen:n,isBlind:n===void 0}
const i=await t()
const o=n!==void 0&&i!==void 0&&(0,k.dj)(n)===(0,k.dj)(i)
if(o||s===1)return{ran:r,seen:o?i:void 0,isBlind:i===void 0}
n=i}}const F="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,v.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:s}){const r=s.slice((0,I.Am)(s)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const i={...e!==void 0&&{score:e},message:t}
return{score:r?1:e??1,message:t,metadata:{...n,opinion:i}}}function judge_finish_verdictIn(e){return T.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?P.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:judge_finish_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return judge_finish_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:judge_finish_verdictIn(e)??[])
const s=n.flatMap(({check:e})=>e??[])
const r=s.at(-1)
if(!r&&t.paths.length===0)return
const{files:i,is_cut:o=!1,is_blind:a=!1}=n.at(-1)??{}
const c=o?t.unlike.changed:t.unlike.unseen
const u=r?.exit_code===0&&!t.isFinished
return{command:e,end:r&&!u?endOf(r,{isBlind:a,isMoved:i===void 0,unlike:c}):{kind:"not-run"},output:r?.output??"",runs:s.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial,...testsOf(e,r?.output_end??"")}}function testsOf(e,t){const n=["runner","script"].includes((0,N.c)(e).kind)
const s=n?(0,M.k)({command:e,output:t,exitCode:0}):void 0
const r=s?.verdict==="unknown"&&s.reason==="no-tests"
return{isTest:n,...r&&{doubt:"no test ran"}}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:s}=$.parse({})
return{kind:n.score<s?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},{isBlind:n,isMoved:s,unlike:r}){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"blind"}
if(e===0&&(s||r.length>0))return{kind:"moved",paths:r}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const L=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const B=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const J=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>J.test(t)&&B.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||L.test(e.slice(e.lastIndexOf("/")+1)))}const D={open:async e=>({wanted:e.run.settings.slice(m.f),start:e}),words:({wanted:{check:e}})=>({task:e===void 0?[]:[(0,i.J1)("check/told",{command:(0,s.SS)((0,s.TN)(e,200))})]}),finish:({wanted:e,start:{inputs:t,run:n,work:s}},{reviewer:r})=>finishRules({...s(),inputs:{...t,...e},reviewer:r,clock:n.world.clock}),judge:async(e,t)=>t.end.status==="waiting"?{}:judged(e,t),facts:({check:e,opinion:t})=>({evidence:[...e?evidenceOf(e):[],...t?doubtsOf(t):[]],sections:[{place:"work",text:n=>renderCheck({check:e,opinion:t},n)}]})}
async function judged({wanted:e,start:{run:t}},n){const{events:s,end:i,paths:a,reviewed:c,isForBranch:u}=n
const d=filesJudged(s)
const f=unlikeJudged(d,await(0,o.filesAt)(t.job.workspace,a,d))
const l=checkOfWork(e,{events:s,isFinished:i.status==="finished",paths:a,unlike:f,isPartial:u&&c.some(({withheld:e})=>e.some(({code:e})=>!(0,r.h0)(e)))})
const clear=e=>t.leaks.redact(t.exact(e)).text
const h=opinionOfWork(s,f.unseen)
const p=l&&doubtOf(l,n,t.job.workspace)
return{check:l&&{...l,output:clear(l.output),...p!==void 0&&{doubt:p}},opinion:h&&{...h,message:clear(h.message)}}}function doubtOf({command:e,end:t,isTest:n=!1,doubt:s},{events:r,subAgentEvents:i,paths:o},d){if(t.kind!=="passed"||!n||s!==void 0)return s
const f=[...(0,a.G)(r),...(0,a.G)(i)]
const{writtenBy:l,...h}=(0,u.doingsOf)([...r,...i],d)
const p=l(f.map(e=>e.command))
return(0,c.whyNotNamed)(e,{...h,tools:p,changed:o})}function evidenceOf(e){const{end:t,isTest:n=!1,isPartial:s,doubt:r}=e
if(t.kind!=="passed")return[{kind:"refuted",code:"check",...refutationOf(e)}]
if(!n)return[]
if(r!==void 0)return[{kind:"tested",verdict:"unknown"}]
return s?[]:[{kind:"tested",verdict:"passed"}]}function doubtsOf(e){const t=e.kind==="none"||(e.unseen??[]).length===0
return e.kind==="bad"||!t?[{kind:"doubt",doubt:"opinion-bad"}]:[]}}),94739:((e,t,n)=>{n.d(t,{G:()=>commandsIn})
var s=n(28942)
var r=n(46032)
var i=n(94869)
const o=s.object({kind:s.literal("TerminalObservation"),command:s.string(),exit_code:s.number(),metadata:s.object({prefix:s.string().catch("")}).catch({prefix:""})})
const a=1e5
function commandsIn(e){const t=new Set(e.flatMap(e=>isTyping(e)?[e.id]:[]))
const n=[]
let s
const end=(e,t)=>{if(s)n.push({...s,...t,end:e})
s=void 0}
for(const n of e){if(n.kind!=="ObservationEvent")continue
const{command:e,exit_code:d,metadata:f}=o.safeParse(n.observation).data??c
if(d===void 0)continue
const l=(0,r.wh)(n.observation.content)
const h=u.exec(f.prefix)?.[1]
if(h!==void 0)end({kind:"exited",exitCode:Number(h)},{output:f.prefix,event:void 0})
if(e.trim()!==""&&!t.has(n.action_id)){end({kind:"stopped"})
s={command:e,output:l,event:n,timestamp:n.timestamp}}else if(s)s={...s,output:(0,i.pJ)(`${s.output}\n${l}`,a),event:n}
if(d>=0)end({kind:"exited",exitCode:d})}end({kind:"running"})
return n}const c={command:"",exit_code:void 0,metadata:{prefix:""}}
const u=/^\[The command before finished with exit code (\d+)\. /
const d=s.object({is_input:s.literal(!0)})
function isTyping(e){return e.kind==="ActionEvent"&&d.safeParse(e.action).success}}),83094:((e,t,n)=>{n.d(t,{EG:()=>checkOf,Om:()=>foundNothing,v1:()=>isEdit,cD:()=>isWork,l9:()=>toolCallsIn})
var s=n(46032)
var r=n(8081)
const i=/'[^']*'|"(?:[^"\\$`]|\\.)*"/g
const o=""
const a=/\uE000(\d+)\uE000/g
const c=new Set(`: alias arch basename bc bg break cd clear continue date declare dirname disown dmesg echo env exit expr export fg false free\n  hash history hostname id jobs local locale logname lscpu lsb_release nproc ps printenv printf pwd read return seq set\n  shopt sleep stty times tput trap true tty type ulimit umask unalias uname unset uptime wait w which who whoami yes`.split(/\s+/))
const u=new Set("chmod chown cp kill ln mkdir mktemp mv pkill rm rmdir tee touch truncate".split(" "))
const d=new Set("du file find ls stat tree".split(" "))
const f=new Set("base64 cat cut head less md5sum more nl rev sha1sum sha256sum sort tac tail tr uniq wc xxd".split(" "))
const l=/^(?:python[\d.]*|node|nodejs|deno|bun|ruby|perl|php|lua|bash|sh|zsh|dash)$/
const h=/^(?:-\w*[cepr]|--eval|--print|eval)$/
const p=/\b(?:open|\w*[Rr]ead\w*|listdir|scandir|walk|glob|Path|File|Dir|IO|exec\w*|spawn\w*|system|popen|subprocess|fs|shutil|slurp|cat|ls|git|grep|find)\b|\b(?:require|import|from)\b\s*\(?\s*['"]?\./
const m=/^(?:-{1,2}(?:v|V|h|version|help)|version|help)$/
const g=/^\/(?:bin|boot|dev|etc|lib|opt|proc|run|sbin|sys|usr)(?:\/|$)/
const v=/^(?:command|builtin|time|nice|nohup|exec|sudo|then|do|else|if|while|until|!|\{|\()$/
function doingOfCommand(e){const t=[]
const n=e.replaceAll(i,e=>`${o}${t.push(e.slice(1,-1))-1}${o}`)
const s=n.replaceAll(/["']/g,"").replaceAll(/(?:^|(?<=\s))#[^\n]*/g,"").replaceAll(/\d?>&[\d-]/g," ").replaceAll(/&>>?|\d?>>?\|?/g," > ").split(/[;&|\n`]+|\$\(|<\(|\)/).map(e=>doingOfPart(e.trim().split(/\s+/),t))
if(s.includes("looks"))return"looks"
return s.includes("writes")?"writes":"prints"}function doingOfPart(e,t){const n=e.findIndex(e=>!/^\w+=/.test(e)&&!v.test(e))
const s=n<0?[]:e.slice(n)
const r=s.indexOf(">")
const[i="",...o]=r<0?s:s.filter((e,t)=>t!==r&&t!==r+1)
const a=r>=0&&!/^\/dev\//.test(s[r+1]??"")?"writes":"prints"
if(i===""||/^[{}()]+$/.test(i)||k.test(i))return a
if(o.some(e=>/[<*?[]/.test(e)))return"looks"
const h=i.slice(i.lastIndexOf("/")+1)
if(o.length>0&&o.every(e=>m.test(e)))return a
if(c.has(h))return a
if(u.has(h))return"writes"
if(f.has(h)&&!o.some(e=>!/^-|^\d+$/.test(e)))return a
if(d.has(h)||f.has(h))return onlyOutside(o)?a:"looks"
if(l.test(h))return runsCode(o,t)?a:"looks"
return"looks"}const k=/^(?:fi|done|esac|for|in|case)$/
function onlyOutside(e){const t=e.filter(e=>!e.startsWith("-"))
return t.length>0&&t.every(e=>g.test(e))}function runsCode(e,t){const n=e.findIndex(e=>h.test(e))
if(n<0)return!1
const s=e.slice(n+1).map(e=>e.replaceAll(a,(e,n)=>t[Number(n)]??""))
return s.length>0&&!p.test(s.join(" "))}const y=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|ag|(?:git\s+(?:--no-pager\s+)?)?diff|cmp|test|\[\[?)\s[^;&|]*$/
const w=/(?:^|\n)(?:[\w./-]+: )?(?:(?:e|f|z)?grep|rg|ag|diff|cmp|test|\[|bash|sh|error|fatal): /
function foundNothing({command:e,exitCode:t},n){return t===1&&y.test(e)&&!w.test(n)}function isIdle({command:e}){return e.trim()!==""&&doingOfCommand(e)==="prints"}function checkOf(e){if(e.kind!=="ObservationEvent")return[]
const{kind:t,command:n,exit_code:s}=e.observation
if(t!=="TerminalObservation"||typeof n!=="string"||typeof s!=="number")return[]
return[{command:n,exitCode:s}]}function toolCallsIn(e){const t=e.filter(({kind:e})=>e==="ObservationEvent"||e==="AgentErrorEvent")
const n=t.filter(e=>isWork(e)&&(0,r.DJ)(e.tool_name)!=="calls sub-agents")
return{toolCalls:n.length,looks:n.filter(isLook).length,failedCalls:t.filter(hasFailed).length}}function hasFailed(e){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!0
const t=(0,s.wh)(e.observation.content)
return checkOf(e).some(e=>e.exitCode>0&&!foundNothing(e,t))}function isWork(e){return e.kind==="ObservationEvent"&&!hasFailed(e)&&(0,r.DJ)(e.tool_name)!=="speaks"&&!checkOf(e).some(isIdle)}function isLook(e){if(isEdit(e)&&e.observation.command==="create")return!1
return checkOf(e).every(({command:e})=>e.trim()===""||doingOfCommand(e)==="looks")}function isEdit(e){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!1
return(0,r.DJ)(e.tool_name)==="edits"&&e.observation.command!=="view"}}),8360:((e,t,n)=>{n.d(t,{whyNotNamed:()=>whyNotNamed})
var s=n(33737)
var r=n(52442)
var i=n(29562)
const o=2e3
function whyNotNamed(e,{tools:t,edited:n,changed:r,read:c}){const u=r.filter(e=>(0,i.D)(e)&&!a.test(e)&&c(e)!==void 0)
const[d]=[...n.filter(i.D),...u,...t]
if(d!==void 0)return`this run wrote a program named ${(0,s.FX)(d.slice(d.lastIndexOf("/")+1))}`
for(const t of r.slice(0,o)){const n=whyByFile(e,t,c)
if(n!==void 0)return n}return}const a=/(?:^|\/)(?:gradlew|mvnw)$/
function whyByFile(e,t,n){const r=t.slice(t.lastIndexOf("/")+1)
const i=u.find(({file:e})=>e.test(r)||e.test(t))
const o=i&&n(t)
return i&&o!==void 0&&i.judge(o,e)?`${(0,s.FX)(t)} was changed, and ${i.why}`:void 0}const c=/[._-](?:tests?|specs?)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?)\/.*\.[cm]?[jt]sx?$/
const u=[{file:/^package\.json$/,judge:hasEmptyScript,why:"its script runs nothing"},{file:/^(?:GNU)?[Mm]akefile$/,judge:hasEmptyTarget,why:"its target runs nothing"},{file:/^conftest\.py$/,judge:choosesTests,why:"it chooses which tests run"},{file:c,judge:hasOnly,why:"it leaves out tests by `only`"}]
function wordsOf(e){return new Set(e.split(/[\s;&|()"']+/))}function hasEmptyScript(e,t){const n=/"scripts"\s*:\s*(\{[^{}]*\})/.exec(e)?.[1]??""
const s=wordsOf(/\bnpm (?:t|tst|it|cit)\b/.test(t)?`${t} test`:t)
return[...n.matchAll(/"([^"\n]+)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g)].some(([,e="",t=""])=>s.has(e)&&runsNothing(t.replaceAll('\\"','"')))}function hasEmptyTarget(e,t){const n=wordsOf(t)
return[...`\n${e}`.matchAll(/\n([\w.-]+)[ \t]*:(?!=)[^\n]*((?:\n\t[^\n]*)+)/g)].some(([,e="",t=""])=>n.has(e)&&runsNothing(t.replaceAll(/\n\t[-@+]*/g,"\n")))}function runsNothing(e){return(0,r.c)(e).kind==="other"&&!/\bexit [1-9]|\bfalse\b/.test(e)}function choosesTests(e){return/\bpytest_(?:collection\w*|ignore_collect|collect_file|runtest_\w+|pyfunc_call|sessionfinish|report\w*|terminal_summary)\b|\bcollect_ignore/.test(e)}function hasOnly(e){return/\b(?:it|test|describe|context|suite|specify)\.only\b|(?:^|[\n;{])\s*f(?:it|describe)\(/.test(e)}}),29562:((e,t,n)=>{n.d(t,{D:()=>isTool,w:()=>toolsWrittenBy})
var s=n(17595)
var r=n(92816)
var i=n(6082)
var o=n(18190)
const a=new Set([...i.Ir,...[i.hU,r.dL,r.dW,r.q1].flatMap(Object.keys),"npx","pnpx","python3","tox","nox"].filter(e=>e.length>1))
const c=/(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/
function isTool(e){return c.test(e)||a.has(nameOf(e))}const u=2e5
const d=4
function toolsWrittenBy(e){const t=[]
takeScript((0,s.D)(e.slice(0,u)),t,0)
return t.filter(isTool)}function takeScript({lists:e},t,n){for(const{steps:s}of e)for(const{pipeline:e}of s)for(const s of e.commands)takeCommand(s,t,n)}function takeCommand(e,t,n){if(e.kind==="definition")t.push(e.name)
if(e.kind==="group")t.push(...e.writesTo)
if(e.kind==="simple")takeSimple(e,t,n)
else takeScript(e.body,t,n)}function takeSimple(e,t,n){t.push(...e.writesTo)
for(const{within:s}of[...e.words,...e.assignments])for(const e of s)takeScript(e,t,n)
const r=(0,o.D)(e.words)
if(r?.kind==="line"&&n<d)takeScript((0,s.D)(r.line),t,n+1)
if(r?.kind!=="program")return
const[i="",...a]=r.words.map(({text:e})=>e)
const c=nameOf(i)
if(/^(?:ba|da|z)?sh$/.test(c)&&e.input!==void 0&&n<d)takeScript((0,s.D)(e.input),t,n+1)
if(/^(?:python[\d.]*|node|ruby|perl|php)$/.test(c))t.push(...inProgram([...a,e.input??""]))
t.push(...putBy(c,a))}function putBy(e,t){const n=t.filter(e=>!e.startsWith("-"))
if(e==="alias")return n.flatMap(e=>e.includes("=")?e.slice(0,e.indexOf("=")):[])
if(e==="hash"&&t.includes("-p"))return n.slice(1)
if(e==="tee")return n
if(!/^(?:cp|mv|ln|install)$/.test(e))return[]
const[s="",...r]=n.toReversed()
return r.some(e=>familyOf(e)===familyOf(s))?[]:[s]}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}function familyOf(e){return nameOf(e).replace(/[\d.]+$/,"")}const f=/\bopen\(|write|symlink|copy|link\b/i
function inProgram(e){return e.filter(e=>f.test(e)).flatMap(e=>[...e.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)]).map(([,e=""])=>e)}}),11126:((e,t,n)=>{n.d(t,{doingsOf:()=>doingsOf})
var s=n(3024)
var r=n(83094)
var i=n(29562)
const o=1024*1024
function doingsOf(e,t){const n=new Map
const toolsOf=e=>{const t=n.get(e)??(0,i.w)(e)
n.set(e,t)
return t}
const a=e.filter(r.v1)
return{edited:a.flatMap(({observation:{path:e}})=>typeof e==="string"?[e]:[]),writtenBy:e=>e.flatMap(toolsOf),read:e=>(0,s.Ui)(t,e,o)}}})}

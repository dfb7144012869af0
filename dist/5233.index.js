export const id=5233
export const ids=[5233,5474,8039,7427]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var i=n(28942)
var s=n(80292)
var o=n(90702)
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
const i=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${i} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const d="terminal"
const f="file_editor"
const l={bash:d,command:d,execute:d,execute_bash:d,str_replace:f,str_replace_editor:f}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===f?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(l,e.name)?l[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const i=t.get(d)&&shellCommand(e.name,e.input)
return i===void 0?e:{name:d,input:command(i,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(l)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const i=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[s]=i
return s!==void 0&&i.size===1?s:m.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const m=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(f)?.input.shape.command!==void 0
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
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,s.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[r,...i]=t
if(r===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===r?update(e,i,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,r))return e
const s=e[r]
return{...e,[r]:update(s,i,n)}}function malformed(e,t){return JSON.stringify({[g]:!0,error:t,arguments:(0,a.GH)(e,h)})}const g="_openhands_malformed_tool_call"
const h=2e3
function writtenArguments(e){const{[g]:t,arguments:n}=(0,s.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const r={name:e.name,input:withoutNulls(n?.value??{})}
const{name:i,input:s}=resolveAlias(r,t)
const o=s===r.input?n?.json:JSON.stringify(s)
const a=n?"":problemOf(e.arguments)
const c={...e,name:soundName(i),arguments:n&&o?o:malformedArguments(e,a)}
const u=t.get(i)
if(!u)return refused(c,`Tool '${i}' not found. Available: ${t.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(i,a,"Arguments: unparseable JSON"))
return validated(c,u,s)}function validated(e,t,n){const i=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:s,judgement:o}=takeJudgement(t,n)
if("error"in o)return refused(e,invalid(t.name,r.S1(o.error),i))
const a=parseRepaired(t.input,s)
if(!a.success)return refused(e,invalid(t.name,r.S1(a.error),i))
return{status:"ready",call:e,tool:t,input:a.data,...o}}function parseArguments(e){const t=(0,s.lj)(e.trim()||"{}")
return t&&g in t.value?void 0:t}function malformedArguments({arguments:e},t){return g in((0,s.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,s.lj)(e)?.value.error
return typeof t==="string"?t:(0,o.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const v=i.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:i,summary:s,...o}=r
const a={..."security_risk"in n&&"security_risk"in r&&{security_risk:i},..."summary"in n&&"summary"in r&&{summary:s}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const u=v.safeParse(c?{security_risk:i}:{})
const d=typeof s==="string"?s:void 0
return{input:{...o,...a},judgement:u.success?{risk:u.data.security_risk,summary:d}:{error:u.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...i}=e
return{security_risk:r,...i}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,i]of[...e].entries()){const e=[r+1]
for(const[r,s]of[...t].entries()){const t=(n[r]??0)+(i===s?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),75474:((e,t,n)=>{n.r(t)
n.d(t,{transcript:()=>transcript})
var r=n(94869)
var i=n(46032)
var s=n(16767)
var o=n(52333)
function transcript(e,t){const n=e.map((e,t)=>`[${t+1}] ${entryOf(e)}`)
const i=commonLimit(n.map(e=>e.length),t)
return n.map(e=>(0,r.e9)(e,i,"[... cut ...]")).join("\n\n")}function entryOf(e){if((0,o.aI)(e))return`RESULT of ${e.tool_name} (${e.tool_call_id}): ${resultText(e)}`
switch(e.kind){case"SystemPromptEvent":return`SYSTEM: ${e.system_prompt.text}`
case"MessageEvent":return`${e.source.toUpperCase()}: ${shown([...e.llm_message.content,...e.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${e.summary}`
case"ActionEvent":{const{name:t,arguments:n}=e.tool_call
return[shown(e.thought),`CALL of ${t} (${e.tool_call_id}): ${n}`].filter(Boolean).join("\n")}}}function resultText(e){if(e.kind==="AgentErrorEvent")return`ERROR ${e.error}`
if(e.kind==="UserRejectObservation")return`REJECTED ${e.rejection_reason}`
const{observation:t,extended_content:n}=e
return`${t.is_error?"ERROR ":""}${shown([...(0,s.jH)(t),...n])}`}function shown(e){const t=e.some(e=>e.type==="image")?"[image]":""
return[(0,i.wh)(e),t].filter(Boolean).join("\n")}function commonLimit(e,t){let n=t
const r=[...e].sort((e,t)=>e-t)
for(const[e,t]of r.entries()){const i=n/(r.length-e)
if(t>i)return Math.floor(i)
n-=t}return Number.POSITIVE_INFINITY}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(e){try{(0,r.qF)(e)
return`${i}.`}catch(e){if(e instanceof r.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const s=e.codePointAt(t)
if(s===void 0)return`${i}: they end where ${n} is expected.`
return`${i}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(s))}.`}const i="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(e,0);r<e.length;r=afterBlanks(e,r)){const i=e.charAt(r)
const o=i===s[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,r))
if(o){t.pop()
n=afterValue()
r+=1}else if(i==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(e,r)
if(r<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&i in s){t.push(i)
n=i==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&i===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&i===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const t=n==="a value"?endOfPlain(e,r):r
if(t===r)return{at:r,expected:n}
n=afterValue()
r=t}}return{at:e.length,expected:n}}const s={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}}),57427:((e,t,n)=>{n.r(t)
n.d(t,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,filesJudged:()=>filesJudged,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork,unlikeJudged:()=>unlikeJudged})
var r=n(28942)
var i=n(98664)
var s=n(80292)
var o=n(94869)
var a=n(88135)
var c=n(46032)
var u=n(75474)
var d=n(3113)
var f=n(52333)
const l=r.strictObject({success_threshold:r.number().min(0).max(1).default(.6),max_iterations:r.int().min(1).default(3)}).readonly()
const m="finish_and_message"
Object.freeze({kind:"PassCritic",mode:m,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:m,judge:async({deed:e})=>e.kind==="finish"&&e.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:m,judge:async({workspace:e})=>(await e.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const p=r.object({command:r.string(),exit_code:r.int(),timed_out:r.boolean(),output:r.string()}).readonly()
const g=1e4
function exitCodeCritic(e,t,n=!1){const judge=async({workspace:r,signal:i})=>{const{exitCode:s,output:a,timedOut:c}=await r.run(e,{timeoutMs:t,signal:i,isAlone:n})
const u=s===0&&!c
const d=u?"":(0,o.e9)(a.trim(),g,"[... cut ...]")
const f={command:e,exit_code:s,timed_out:c,output:d}
return u?{score:1,metadata:f}:{score:0,message:failedCheck(f),metadata:f}}
return Object.freeze({kind:"ExitCodeCritic",mode:m,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:r}){const i=n?"did not end in time":`failed with exit code ${t}`
const s=(0,o.Lt)(r)
return(0,a.J1)("check-failed",{command:(0,o.SS)((0,o.TN)(e,200)),how:i,output:`${s}\n${r}\n${s}`})}const h=r.object({score:r.number().min(0).max(1),message:r.string().optional()})
const v=2e4
const k=4e4
function modelCritic(e,t){const judge=async({events:n,deed:r,signal:i,onReply:s})=>{const l=(0,d.du)(n).events.filter(f.ks)
const m=(0,o.e9)(t,k,"[... cut ...]")
const p=[(0,u.transcript)(l,v),`THE DIFF:\n${m||"(none)"}`,words(r)].join("\n\n")
const g=await e.complete({messages:[{role:"system",content:[(0,c.Qq)((0,a.J1)("critic"))]},{role:"user",content:[(0,c.Qq)(p)]}],tools:[],signal:i,onLost:e=>s("critic",e)})
s("critic",g)
return verdictIn((0,c.wh)(g.message.content))}
return Object.freeze({kind:"ModelCritic",mode:m,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=h.safeParse(t<0?void 0:(0,s.Dm)(e,t)?.value)
if(!n.success)throw new i.vC("model","The critic's model returned no verdict.")
const{score:r,message:o}=n.data
return{score:r,...o!==void 0&&{message:o}}}var y=n(20622)
var _=n(42328)
var $=n(28039)
const b=r.object({check:p.optional(),files:r.record(r.string(),r.string()).readonly().optional(),is_cut:r.boolean().optional(),is_blind:r.boolean().optional(),opinion:r.object({score:r.number().optional(),message:r.string()}).readonly().optional()})
const O=r.object({critic_result:c.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:r,"timeout-minutes":i}=e.inputs
const s=e.clock()+i*6e4
const timeLeft=()=>Math.max(1,Math.floor((s-e.clock())/2))
const judge=async n=>{const i=await(0,$.C)(n,e)
if(i===""&&!e.isWorkThere)return{score:1,message:j}
const run=()=>exitCodeCritic(t??"",timeLeft(),!0).judge(n)
const look=()=>(0,$.filesOfAll)(n,e)
const{ran:s,seen:o,isBlind:c}=await steadily(t===void 0?void 0:run,look)
const u={...s?.metadata!==void 0&&{check:s.metadata},...o&&(0,$.t)(o),...c&&{is_blind:!0}}
if(s&&s.score<1)return{...s,metadata:u}
if(s&&!o){const e=(0,a.J1)(c?"check-blind":"check-moved")
return{score:0,message:e,metadata:u}}if(r==="none")return{score:1,metadata:u}
const d=s?await(0,$.C)(n,e):i
return withOpinion(await opinionOf(modelCritic(e.reviewer,d),n),u,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:l.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,seen:n,isBlind:n===void 0}
for(let r=2;;r-=1){const i=await e()
if(i.score<1)return{ran:i,seen:n,isBlind:n===void 0}
const o=await t()
const a=n!==void 0&&o!==void 0&&(0,s.dj)(n)===(0,s.dj)(o)
if(a||r===1)return{ran:i,seen:a?o:void 0,isBlind:o===void 0}
n=o}}const j="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,i.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:r}){const i=r.slice((0,y.Am)(r)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const s={...e!==void 0&&{score:e},message:t}
return{score:i?1:e??1,message:t,metadata:{...n,opinion:s}}}function check_verdictIn(e){return b.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?O.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return check_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[])
const r=n.flatMap(({check:e})=>e??[])
const i=r.at(-1)
if(!i&&t.paths.length===0)return
const{files:s,is_cut:o=!1,is_blind:a=!1}=n.at(-1)??{}
const c=o?t.unlike.changed:t.unlike.unseen
const u=i?.exit_code===0&&!t.isFinished
return{command:e,end:i&&!u?endOf(i,{isBlind:a,isMoved:s===void 0,unlike:c}):{kind:"not-run"},output:i?.output??"",runs:r.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial,isTest:["runner","script"].includes((0,_.c)(e).kind)}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:r}=l.parse({})
return{kind:n.score<r?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},{isBlind:n,isMoved:r,unlike:i}){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"blind"}
if(e===0&&(r||i.length>0))return{kind:"moved",paths:i}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const w=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const x=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const A=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>A.test(t)&&x.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||w.test(e.slice(e.lastIndexOf("/")+1)))}}),28039:((e,t,n)=>{n.d(t,{C:()=>diffOfAll,filesAt:()=>filesAt,filesOfAll:()=>filesOfAll,t:()=>recorded})
var r=n(77598)
var i=n(3024)
const s="-"
const o="?"
const a=100*1024*1024
const c=500*1024*1024
function placesOf({head:e,folders:t=[]}){const[n]=t
if(!n)return[{head:e}]
return[{head:e,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...t]}const u=12e4
async function diffOfAll(e,t){const n=[]
for(const r of placesOf(t)){const{output:t,exitCode:i}=await gitIn(e,r,e=>`git diff --no-ext-diff --no-color ${e}`)
n.push(i===0?t.trim():`The diff is not known: git ended with exit code ${i}. ${t}`)}return n.filter(e=>e!=="").join("\n")}const d=2e3
function recorded({files:e,isCut:t}){const n=Object.entries(e)
return{files:Object.fromEntries(n.slice(0,d)),is_cut:t||n.length>d}}async function filesOfAll(e,t,n=u){const r={}
let i=!1
for(const s of placesOf(t)){const{output:t,exitCode:o,omittedBytes:a}=await gitIn(e,s,idsOf,n)
if(o!==0)return
i||=a>0
for(const e of t.split("\n")){const[t="",n]=e.split(/\t(.*)/s)
if(n)r[`${s.path===void 0?"":`${s.path}/`}${n.replace(/^\.\//,"")}`]=t}}return{files:r,isCut:i}}function idsOf(e){const t='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "./%s\\n" "$f" >> "$FILES"; else printf "%s\\t%s\\n" ${s} "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${e} | xargs -0 sh -c '${t}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && paste "$ids" "$FILES"'}async function gitIn({workspace:e,signal:t},{head:n,path:r,but:i=""},s,o=u){const a='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const c="git ls-files -v | sed -n 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin"
const d=r===void 0?"":'cd "$FOLDER" && '
const f=`export GIT_INDEX_FILE="$i" && ${c} && git add --all --intent-to-add${i}`
const l=`${d}${a} && ${f} && ${s(`${n} --${i.replace(" --","")}`)}`
const m=r===void 0?{}:{variables:{FOLDER:r}}
return e.run(l,{timeoutMs:o,signal:t,...m})}async function filesAt(e,t,n){const r=Object.values(n).some(e=>e.length===64)?"sha256":"sha1"
const i=[]
let s=c
for(const n of t){const{id:t,size:o}=await idAt(e,n,{algorithm:r,start:headOf,maxBytes:Math.min(s,a)})
i.push([n,t])
s-=o}return Object.fromEntries(i)}async function idAt(e,t,n){const r=(0,i.fd)(e,t)
if(r)return{id:idOfLink(r,n),size:0}
const a=await(0,i.fx)(e,t,n)
if(a.status==="read")return a
const c=a.status==="refused"&&["denied","unreadable","too-large"].includes(a.why)
return{id:c?o:s,size:0}}function idOfLink(e,{algorithm:t}){const n=Buffer.concat([e,Buffer.from("\n")])
return(0,r.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}})}

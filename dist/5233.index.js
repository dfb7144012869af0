export const id=5233
export const ids=[5233,5474,8039,7427]
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
return i!==void 0&&r.size===1?i:m.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const m=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
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
return{...e,[s]:update(i,r,n)}}function malformed(e,t){return JSON.stringify({[g]:!0,error:t,arguments:(0,a.GH)(e,h)})}const g="_openhands_malformed_tool_call"
const h=2e3
function writtenArguments(e){const{[g]:t,arguments:n}=(0,i.lj)(e)?.value??{}
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
return t&&g in t.value?void 0:t}function malformedArguments({arguments:e},t){return g in((0,i.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,i.lj)(e)?.value.error
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
e.push(Math.min(t,(n[s+1]??0)+1,(e[s]??0)+1))}n=e}return n.at(-1)??0}}),75474:((e,t,n)=>{n.r(t)
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
n-=t}return Number.POSITIVE_INFINITY}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
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
return n.test(e)?n.lastIndex:t}}),57427:((e,t,n)=>{n.r(t)
n.d(t,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,filesJudged:()=>filesJudged,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork,unlikeJudged:()=>unlikeJudged})
var s=n(28942)
var r=n(98664)
var i=n(80292)
var o=n(94869)
var a=n(88135)
var c=n(46032)
var u=n(75474)
var d=n(3113)
var f=n(52333)
const l=s.strictObject({success_threshold:s.number().min(0).max(1).default(.6),max_iterations:s.int().min(1).default(3)}).readonly()
const m="finish_and_message"
Object.freeze({kind:"PassCritic",mode:m,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:m,judge:async({deed:e})=>e.kind==="finish"&&e.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:m,judge:async({workspace:e})=>(await e.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const p=s.object({command:s.string(),exit_code:s.int(),timed_out:s.boolean(),output:s.string(),output_end:s.string().optional()}).readonly()
const g=1e4
const h=2e3
function exitCodeCritic(e,t,n=!1){const judge=async({workspace:s,signal:r})=>{const{exitCode:i,output:a,timedOut:c}=await s.run(e,{timeoutMs:t,signal:r,isAlone:n})
const u=i===0&&!c
const d=u?"":(0,o.e9)(a.trim(),g,"[... cut ...]")
const f={command:e,exit_code:i,timed_out:c,output:d}
const l=u?{...f,output_end:(0,o.pJ)(a,h)}:f
return u?{score:1,metadata:l}:{score:0,message:failedCheck(l),metadata:l}}
return Object.freeze({kind:"ExitCodeCritic",mode:m,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:s}){const r=n?"did not end in time":`failed with exit code ${t}`
const i=(0,o.Lt)(s)
return(0,a.J1)("check-failed",{command:(0,o.SS)((0,o.TN)(e,200)),how:r,output:`${i}\n${s}\n${i}`})}const v=s.object({score:s.number().min(0).max(1),message:s.string().optional()})
const k=2e4
const y=4e4
function modelCritic(e,t){const judge=async({events:n,deed:s,signal:r,onReply:i})=>{const l=(0,d.du)(n).events.filter(f.ks)
const m=(0,o.e9)(t,y,"[... cut ...]")
const p=[(0,u.transcript)(l,k),`THE DIFF:\n${m||"(none)"}`,words(s)].join("\n\n")
const g=await e.complete({messages:[{role:"system",content:[(0,c.Qq)((0,a.J1)("critic"))]},{role:"user",content:[(0,c.Qq)(p)]}],tools:[],signal:r,onLost:e=>i("critic",e)})
i("critic",g)
return verdictIn((0,c.wh)(g.message.content))}
return Object.freeze({kind:"ModelCritic",mode:m,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=v.safeParse(t<0?void 0:(0,i.Dm)(e,t)?.value)
if(!n.success)throw new r.vC("model","The critic's model returned no verdict.")
const{score:s,message:o}=n.data
return{score:s,...o!==void 0&&{message:o}}}var $=n(20622)
var _=n(52442)
var b=n(96577)
var O=n(28039)
const x=s.object({check:p.optional(),files:s.record(s.string(),s.string()).readonly().optional(),is_cut:s.boolean().optional(),is_blind:s.boolean().optional(),opinion:s.object({score:s.number().optional(),message:s.string()}).readonly().optional()})
const w=s.object({critic_result:c.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:s,"timeout-minutes":r}=e.inputs
const i=e.clock()+r*6e4
const timeLeft=()=>Math.max(1,Math.floor((i-e.clock())/2))
const judge=async n=>{const r=await(0,O.C)(n,e)
if(r===""&&!e.isWorkThere)return{score:1,message:j}
const run=()=>exitCodeCritic(t??"",timeLeft(),!0).judge(n)
const look=()=>(0,O.filesOfAll)(n,e)
const{ran:i,seen:o,isBlind:c}=await steadily(t===void 0?void 0:run,look)
const u={...i?.metadata!==void 0&&{check:i.metadata},...o&&(0,O.t)(o),...c&&{is_blind:!0}}
if(i&&i.score<1)return{...i,metadata:u}
if(i&&!o){const e=(0,a.J1)(c?"check-blind":"check-moved")
return{score:0,message:e,metadata:u}}if(s==="none")return{score:1,metadata:u}
const d=i?await(0,O.C)(n,e):r
return withOpinion(await opinionOf(modelCritic(e.reviewer,d),n),u,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:l.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,seen:n,isBlind:n===void 0}
for(let s=2;;s-=1){const r=await e()
if(r.score<1)return{ran:r,seen:n,isBlind:n===void 0}
const o=await t()
const a=n!==void 0&&o!==void 0&&(0,i.dj)(n)===(0,i.dj)(o)
if(a||s===1)return{ran:r,seen:a?o:void 0,isBlind:o===void 0}
n=o}}const j="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,r.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:s}){const r=s.slice((0,$.Am)(s)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const i={...e!==void 0&&{score:e},message:t}
return{score:r?1:e??1,message:t,metadata:{...n,opinion:i}}}function check_verdictIn(e){return x.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?w.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return check_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[])
const s=n.flatMap(({check:e})=>e??[])
const r=s.at(-1)
if(!r&&t.paths.length===0)return
const{files:i,is_cut:o=!1,is_blind:a=!1}=n.at(-1)??{}
const c=o?t.unlike.changed:t.unlike.unseen
const u=r?.exit_code===0&&!t.isFinished
return{command:e,end:r&&!u?endOf(r,{isBlind:a,isMoved:i===void 0,unlike:c}):{kind:"not-run"},output:r?.output??"",runs:s.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial,...testsOf(e,r?.output_end??"")}}function testsOf(e,t){const n=["runner","script"].includes((0,_.c)(e).kind)
const s=n?(0,b.k)({command:e,output:t,exitCode:0}):void 0
const r=s?.verdict==="unknown"&&s.reason==="no-tests"
return{isTest:n,...r&&{doubt:"no test ran"}}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:s}=l.parse({})
return{kind:n.score<s?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},{isBlind:n,isMoved:s,unlike:r}){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"blind"}
if(e===0&&(s||r.length>0))return{kind:"moved",paths:r}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const A=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const C=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const E=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>E.test(t)&&C.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||A.test(e.slice(e.lastIndexOf("/")+1)))}}),28039:((e,t,n)=>{n.d(t,{C:()=>diffOfAll,filesAt:()=>filesAt,filesOfAll:()=>filesOfAll,t:()=>recorded})
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
const m=s===void 0?{}:{variables:{FOLDER:s}}
return e.run(l,{timeoutMs:o,signal:t,...m})}async function filesAt(e,t,n){const s=Object.values(n).some(e=>e.length>=64)?"sha256":"sha1"
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
return(0,s.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}})}

export const id=5233
export const ids=[5233,5474,7427,8039]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var s=n(28942)
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
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...r}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(r).length>0)return
if(n!==void 0&&typeof n!=="string")return
const s=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${s} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const d="terminal"
const f="file_editor"
const l={bash:d,command:d,execute:d,execute_bash:d,str_replace:f,str_replace_editor:f}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===f?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(l,e.name)?l[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const s=t.get(d)&&shellCommand(e.name,e.input)
return s===void 0?e:{name:d,input:command(s,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(l)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const s=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[i]=s
return i!==void 0&&s.size===1?i:m.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
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
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,i.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[r,...s]=t
if(r===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===r?update(e,s,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,r))return e
const i=e[r]
return{...e,[r]:update(i,s,n)}}function malformed(e,t){return JSON.stringify({[g]:!0,error:t,arguments:(0,a.GH)(e,h)})}const g="_openhands_malformed_tool_call"
const h=2e3
function writtenArguments(e){const{[g]:t,arguments:n}=(0,i.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const r={name:e.name,input:withoutNulls(n?.value??{})}
const{name:s,input:i}=resolveAlias(r,t)
const o=i===r.input?n?.json:JSON.stringify(i)
const a=n?"":problemOf(e.arguments)
const c={...e,name:soundName(s),arguments:n&&o?o:malformedArguments(e,a)}
const u=t.get(s)
if(!u)return refused(c,`Tool '${s}' not found. Available: ${t.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(s,a,"Arguments: unparseable JSON"))
return validated(c,u,i)}function validated(e,t,n){const s=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:i,judgement:o}=takeJudgement(t,n)
if("error"in o)return refused(e,invalid(t.name,r.S1(o.error),s))
const a=parseRepaired(t.input,i)
if(!a.success)return refused(e,invalid(t.name,r.S1(a.error),s))
return{status:"ready",call:e,tool:t,input:a.data,...o}}function parseArguments(e){const t=(0,i.lj)(e.trim()||"{}")
return t&&g in t.value?void 0:t}function malformedArguments({arguments:e},t){return g in((0,i.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,i.lj)(e)?.value.error
return typeof t==="string"?t:(0,o.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const v=s.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:s,summary:i,...o}=r
const a={..."security_risk"in n&&"security_risk"in r&&{security_risk:s},..."summary"in n&&"summary"in r&&{summary:i}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const u=v.safeParse(c?{security_risk:s}:{})
const d=typeof i==="string"?i:void 0
return{input:{...o,...a},judgement:u.success?{risk:u.data.security_risk,summary:d}:{error:u.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...s}=e
return{security_risk:r,...s}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,s]of[...e].entries()){const e=[r+1]
for(const[r,i]of[...t].entries()){const t=(n[r]??0)+(s===i?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),75474:((e,t,n)=>{n.r(t)
n.d(t,{transcript:()=>transcript})
var r=n(94869)
var s=n(46032)
var i=n(16767)
var o=n(52333)
function transcript(e,t){const n=e.map((e,t)=>`[${t+1}] ${entryOf(e)}`)
const s=commonLimit(n.map(e=>e.length),t)
return n.map(e=>(0,r.e9)(e,s,"[... cut ...]")).join("\n\n")}function entryOf(e){if((0,o.aI)(e))return`RESULT of ${e.tool_name} (${e.tool_call_id}): ${resultText(e)}`
switch(e.kind){case"SystemPromptEvent":return`SYSTEM: ${e.system_prompt.text}`
case"MessageEvent":return`${e.source.toUpperCase()}: ${shown([...e.llm_message.content,...e.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${e.summary}`
case"ActionEvent":{const{name:t,arguments:n}=e.tool_call
return[shown(e.thought),`CALL of ${t} (${e.tool_call_id}): ${n}`].filter(Boolean).join("\n")}}}function resultText(e){if(e.kind==="AgentErrorEvent")return`ERROR ${e.error}`
if(e.kind==="UserRejectObservation")return`REJECTED ${e.rejection_reason}`
const{observation:t,extended_content:n}=e
return`${t.is_error?"ERROR ":""}${shown([...(0,i.jH)(t),...n])}`}function shown(e){const t=e.some(e=>e.type==="image")?"[image]":""
return[(0,s.wh)(e),t].filter(Boolean).join("\n")}function commonLimit(e,t){let n=t
const r=[...e].sort((e,t)=>e-t)
for(const[e,t]of r.entries()){const s=n/(r.length-e)
if(t>s)return Math.floor(s)
n-=t}return Number.POSITIVE_INFINITY}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(e){try{(0,r.qF)(e)
return`${s}.`}catch(e){if(e instanceof r.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const i=e.codePointAt(t)
if(i===void 0)return`${s}: they end where ${n} is expected.`
return`${s}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(i))}.`}const s="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(e,0);r<e.length;r=afterBlanks(e,r)){const s=e.charAt(r)
const o=s===i[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,r))
if(o){t.pop()
n=afterValue()
r+=1}else if(s==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(e,r)
if(r<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&s in i){t.push(s)
n=s==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&s===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&s===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
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
return n.test(e)?n.lastIndex:t}}),57427:((e,t,n)=>{n.r(t)
n.d(t,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,filesJudged:()=>filesJudged,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork,unlikeJudged:()=>unlikeJudged})
var r=n(28942)
var s=n(98664)
var i=n(80292)
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
function exitCodeCritic(e,t){const judge=async({workspace:n,signal:r})=>{const{exitCode:s,output:i,timedOut:a}=await n.run(e,{timeoutMs:t,signal:r})
const c=s===0&&!a
const u=c?"":(0,o.e9)(i.trim(),g,"[... cut ...]")
const d={command:e,exit_code:s,timed_out:a,output:u}
return c?{score:1,metadata:d}:{score:0,message:failedCheck(d),metadata:d}}
return Object.freeze({kind:"ExitCodeCritic",mode:m,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:r}){const s=n?"did not end in time":`failed with exit code ${t}`
const i=(0,o.Lt)(r)
return(0,a.J1)("check-failed",{command:(0,o.SS)((0,o.TN)(e,200)),how:s,output:`${i}\n${r}\n${i}`})}const h=r.object({score:r.number().min(0).max(1),message:r.string().optional()})
const v=2e4
const k=4e4
function modelCritic(e,t){const judge=async({events:n,deed:r,signal:s,onReply:i})=>{const l=(0,d.du)(n).events.filter(f.ks)
const m=(0,o.e9)(t,k,"[... cut ...]")
const p=[(0,u.transcript)(l,v),`THE DIFF:\n${m||"(none)"}`,words(r)].join("\n\n")
const g=await e.complete({messages:[{role:"system",content:[(0,c.Qq)((0,a.J1)("critic"))]},{role:"user",content:[(0,c.Qq)(p)]}],tools:[],signal:s,onLost:e=>i("critic",e)})
i("critic",g)
return verdictIn((0,c.wh)(g.message.content))}
return Object.freeze({kind:"ModelCritic",mode:m,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=h.safeParse(t<0?void 0:(0,i.Dm)(e,t)?.value)
if(!n.success)throw new s.vC("model","The critic's model returned no verdict.")
const{score:r,message:o}=n.data
return{score:r,...o!==void 0&&{message:o}}}var y=n(20622)
var $=n(28039)
const _=r.object({check:p.optional(),files:r.record(r.string(),r.string()).readonly().optional(),opinion:r.object({score:r.number().optional(),message:r.string()}).readonly().optional()})
const b=r.object({critic_result:c.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:r,"timeout-minutes":s}=e.inputs
const i=e.clock()+s*6e4
const timeLeft=()=>Math.max(1,Math.floor((i-e.clock())/2))
const judge=async n=>{const s=await(0,$.CT)(n,e)
if(s===""&&!e.isWorkThere)return{score:1,message:O}
const run=()=>exitCodeCritic(t??"",timeLeft()).judge(n)
const{ran:i,files:o}=await steadily(t===void 0?void 0:run,()=>(0,$.Uh)(n,e))
const c={...i?.metadata!==void 0&&{check:i.metadata},files:(0,$.t2)(o)}
if(i&&i.score<1)return{...i,metadata:c}
if(i&&o===void 0)return{score:0,message:(0,a.J1)("check-moved"),metadata:c}
if(r==="none")return{score:1,metadata:c}
const u=i?await(0,$.CT)(n,e):s
return withOpinion(await opinionOf(modelCritic(e.reviewer,u),n),c,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:l.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,files:n}
for(let r=2;;r-=1){const s=await e()
if(s.score<1)return{ran:s,files:n}
const o=await t()
const a=n!==void 0&&(0,i.dj)(n)===(0,i.dj)(o??{})
if(a||r===1)return{ran:s,files:a?o:void 0}
n=o}}const O="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,s.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:r}){const s=r.slice((0,y.Am)(r)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const i={...e!==void 0&&{score:e},message:t}
return{score:s?1:e??1,message:t,metadata:{...n,opinion:i}}}function check_verdictIn(e){return _.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?b.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return check_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[])
const r=n.flatMap(({check:e})=>e??[])
const s=r.at(-1)
if(!s&&t.paths.length===0)return
const i=t.isChanged||n.at(-1)?.files===void 0
const o=s?.exit_code===0&&!t.isFinished
return{command:e,end:s&&!o?endOf(s,i):{kind:"not-run"},output:s?.output??"",runs:r.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:r}=l.parse({})
return{kind:n.score<r?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},n){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"moved"}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const j=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const w=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const x=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>x.test(t)&&w.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||j.test(e.slice(e.lastIndexOf("/")+1)))}}),28039:((e,t,n)=>{n.d(t,{CT:()=>diffOfAll,Uh:()=>filesOfAll,filesAt:()=>filesAt,t2:()=>recorded})
var r=n(77598)
var s=n(3024)
const i="-"
const o="?"
const a=100*1024*1024
const c=500*1024*1024
function recorded(e){return e&&Object.fromEntries(Object.entries(e).slice(0,2e3))}function placesOf({head:e,folders:t=[]}){const[n]=t
if(!n)return[{head:e}]
return[{head:e,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...t]}async function diffOfAll(e,t){const n=[]
for(const r of placesOf(t)){const{output:t,exitCode:s}=await gitIn(e,r,e=>`git diff --no-ext-diff --no-color ${e}`)
n.push(s===0?t.trim():`The diff is not known: git ended with exit code ${s}. ${t}`)}return n.filter(e=>e!=="").join("\n")}async function filesOfAll(e,t){const n={}
for(const r of placesOf(t)){const{output:t,exitCode:s}=await gitIn(e,r,idsOf)
if(s!==0)return
for(const e of t.split("\n")){const[t="",s]=e.split(/\t(.*)/s)
if(s)n[r.path===void 0?s:`${r.path}/${s}`]=t}}return n}function idsOf(e){const t='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "%s\\n" "$f" >> "$FILES"; else printf "${i}\\t%s\\n" "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${e} | xargs -0 sh -c '${t}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && paste "$ids" "$FILES"'}async function gitIn({workspace:e,signal:t},{head:n,path:r,but:s=""},i){const o='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const a=r===void 0?"":'cd "$FOLDER" && '
const c=`export GIT_INDEX_FILE="$i" && git add --all --intent-to-add${s}`
const u=`${a}${o} && ${c} && ${i(`${n} --${s.replace(" --","")}`)}`
const d=r===void 0?{}:{variables:{FOLDER:r}}
return e.run(u,{timeoutMs:12e4,signal:t,...d})}async function filesAt(e,t,n){const r=Object.values(n).some(e=>e.length===64)?"sha256":"sha1"
const s=[]
let i=c
for(const n of t){const{id:t,size:o}=await idAt(e,n,{algorithm:r,start:headOf,maxBytes:Math.min(i,a)})
s.push([n,t])
i-=o}return Object.fromEntries(s)}async function idAt(e,t,n){const r=(0,s.fd)(e,t)
if(r)return{id:idOfLink(r,n),size:0}
const a=await(0,s.fx)(e,t,n)
if(a.status==="read")return a
const c=a.status==="refused"&&["denied","unreadable","too-large"].includes(a.why)
return{id:c?o:i,size:0}}function idOfLink(e,{algorithm:t}){const n=Buffer.concat([e,Buffer.from("\n")])
return(0,r.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}})}

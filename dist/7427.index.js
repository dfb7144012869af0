export const id=7427
export const ids=[7427,5474,8039]
export const modules={75474:((e,t,n)=>{n.r(t)
n.d(t,{transcript:()=>transcript})
var s=n(94869)
var i=n(46032)
var o=n(16767)
var r=n(52333)
function transcript(e,t){const n=e.map((e,t)=>`[${t+1}] ${entryOf(e)}`)
const i=commonLimit(n.map(e=>e.length),t)
return n.map(e=>(0,s.e9)(e,i,"[... cut ...]")).join("\n\n")}function entryOf(e){if((0,r.aI)(e))return`RESULT of ${e.tool_name} (${e.tool_call_id}): ${resultText(e)}`
switch(e.kind){case"SystemPromptEvent":return`SYSTEM: ${e.system_prompt.text}`
case"MessageEvent":return`${e.source.toUpperCase()}: ${shown([...e.llm_message.content,...e.extended_content])}`
case"CondensationSummaryEvent":return`SUMMARY of what was before: ${e.summary}`
case"ActionEvent":{const{name:t,arguments:n}=e.tool_call
return[shown(e.thought),`CALL of ${t} (${e.tool_call_id}): ${n}`].filter(Boolean).join("\n")}}}function resultText(e){if(e.kind==="AgentErrorEvent")return`ERROR ${e.error}`
if(e.kind==="UserRejectObservation")return`REJECTED ${e.rejection_reason}`
const{observation:t,extended_content:n}=e
return`${t.is_error?"ERROR ":""}${shown([...(0,o.jH)(t),...n])}`}function shown(e){const t=e.some(e=>e.type==="image")?"[image]":""
return[(0,i.wh)(e),t].filter(Boolean).join("\n")}function commonLimit(e,t){let n=t
const s=[...e].sort((e,t)=>e-t)
for(const[e,t]of s.entries()){const i=n/(s.length-e)
if(t>i)return Math.floor(i)
n-=t}return Number.POSITIVE_INFINITY}}),57427:((e,t,n)=>{n.r(t)
n.d(t,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,filesJudged:()=>filesJudged,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork,unlikeJudged:()=>unlikeJudged})
var s=n(28942)
var i=n(98664)
var o=n(80292)
var r=n(94869)
var c=n(88135)
var a=n(46032)
var d=n(75474)
var u=n(3113)
var f=n(52333)
const l=s.strictObject({success_threshold:s.number().min(0).max(1).default(.6),max_iterations:s.int().min(1).default(3)}).readonly()
const m="finish_and_message"
Object.freeze({kind:"PassCritic",mode:m,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:m,judge:async({deed:e})=>e.kind==="finish"&&e.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:m,judge:async({workspace:e})=>(await e.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const p=s.object({command:s.string(),exit_code:s.int(),timed_out:s.boolean(),output:s.string(),output_end:s.string().optional()}).readonly()
const h=1e4
const g=2e3
function exitCodeCritic(e,t,n=!1){const judge=async({workspace:s,signal:i})=>{const{exitCode:o,output:c,timedOut:a}=await s.run(e,{timeoutMs:t,signal:i,isAlone:n})
const d=o===0&&!a
const u=d?"":(0,r.e9)(c.trim(),h,"[... cut ...]")
const f={command:e,exit_code:o,timed_out:a,output:u}
const l=d?{...f,output_end:(0,r.pJ)(c,g)}:f
return d?{score:1,metadata:l}:{score:0,message:failedCheck(l),metadata:l}}
return Object.freeze({kind:"ExitCodeCritic",mode:m,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:s}){const i=n?"did not end in time":`failed with exit code ${t}`
const o=(0,r.Lt)(s)
return(0,c.J1)("check-failed",{command:(0,r.SS)((0,r.TN)(e,200)),how:i,output:`${o}\n${s}\n${o}`})}const k=s.object({score:s.number().min(0).max(1),message:s.string().optional()})
const v=2e4
const $=4e4
function modelCritic(e,t){const judge=async({events:n,deed:s,signal:i,onReply:o})=>{const l=(0,u.du)(n).events.filter(f.ks)
const m=(0,r.e9)(t,$,"[... cut ...]")
const p=[(0,d.transcript)(l,v),`THE DIFF:\n${m||"(none)"}`,words(s)].join("\n\n")
const h=await e.complete({messages:[{role:"system",content:[(0,a.Qq)((0,c.J1)("critic"))]},{role:"user",content:[(0,a.Qq)(p)]}],tools:[],signal:i,onLost:e=>o("critic",e)})
o("critic",h)
return verdictIn((0,a.wh)(h.message.content))}
return Object.freeze({kind:"ModelCritic",mode:m,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=k.safeParse(t<0?void 0:(0,o.Dm)(e,t)?.value)
if(!n.success)throw new i.vC("model","The critic's model returned no verdict.")
const{score:s,message:r}=n.data
return{score:s,...r!==void 0&&{message:r}}}var _=n(20622)
var b=n(52442)
var x=n(96577)
var w=n(28039)
const O=s.object({check:p.optional(),files:s.record(s.string(),s.string()).readonly().optional(),is_cut:s.boolean().optional(),is_blind:s.boolean().optional(),opinion:s.object({score:s.number().optional(),message:s.string()}).readonly().optional()})
const y=s.object({critic_result:a.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:s,"timeout-minutes":i}=e.inputs
const o=e.clock()+i*6e4
const timeLeft=()=>Math.max(1,Math.floor((o-e.clock())/2))
const judge=async n=>{const i=await(0,w.C)(n,e)
if(i===""&&!e.isWorkThere)return{score:1,message:j}
const run=()=>exitCodeCritic(t??"",timeLeft(),!0).judge(n)
const look=()=>(0,w.filesOfAll)(n,e)
const{ran:o,seen:r,isBlind:a}=await steadily(t===void 0?void 0:run,look)
const d={...o?.metadata!==void 0&&{check:o.metadata},...r&&(0,w.t)(r),...a&&{is_blind:!0}}
if(o&&o.score<1)return{...o,metadata:d}
if(o&&!r){const e=(0,c.J1)(a?"check-blind":"check-moved")
return{score:0,message:e,metadata:d}}if(s==="none")return{score:1,metadata:d}
const u=o?await(0,w.C)(n,e):i
return withOpinion(await opinionOf(modelCritic(e.reviewer,u),n),d,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:l.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,seen:n,isBlind:n===void 0}
for(let s=2;;s-=1){const i=await e()
if(i.score<1)return{ran:i,seen:n,isBlind:n===void 0}
const r=await t()
const c=n!==void 0&&r!==void 0&&(0,o.dj)(n)===(0,o.dj)(r)
if(c||s===1)return{ran:i,seen:c?r:void 0,isBlind:r===void 0}
n=r}}const j="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,i.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:s}){const i=s.slice((0,_.Am)(s)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const o={...e!==void 0&&{score:e},message:t}
return{score:i?1:e??1,message:t,metadata:{...n,opinion:o}}}function check_verdictIn(e){return O.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?y.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return check_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[])
const s=n.flatMap(({check:e})=>e??[])
const i=s.at(-1)
if(!i&&t.paths.length===0)return
const{files:o,is_cut:r=!1,is_blind:c=!1}=n.at(-1)??{}
const a=r?t.unlike.changed:t.unlike.unseen
const d=i?.exit_code===0&&!t.isFinished
return{command:e,end:i&&!d?endOf(i,{isBlind:c,isMoved:o===void 0,unlike:a}):{kind:"not-run"},output:i?.output??"",runs:s.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial,...testsOf(e,i?.output_end??"")}}function testsOf(e,t){const n=["runner","script"].includes((0,b.c)(e).kind)
const s=n?(0,x.k)({command:e,output:t,exitCode:0}):void 0
const i=s?.verdict==="unknown"&&s.reason==="no-tests"
return{isTest:n,...i&&{doubt:"no test ran"}}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:s}=l.parse({})
return{kind:n.score<s?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},{isBlind:n,isMoved:s,unlike:i}){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"blind"}
if(e===0&&(s||i.length>0))return{kind:"moved",paths:i}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const E=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const I=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const C=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>C.test(t)&&I.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||E.test(e.slice(e.lastIndexOf("/")+1)))}}),28039:((e,t,n)=>{n.d(t,{C:()=>diffOfAll,filesAt:()=>filesAt,filesOfAll:()=>filesOfAll,t:()=>recorded})
var s=n(77598)
var i=n(3024)
const o="-"
const r="+x"
const c="?"
const a=100*1024*1024
const d=500*1024*1024
function placesOf({head:e,folders:t=[]}){const[n]=t
if(!n)return[{head:e}]
return[{head:e,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...t]}const u=12e4
async function diffOfAll(e,t){const n=[]
for(const s of placesOf(t)){const{output:t,exitCode:i}=await gitIn(e,s,e=>`git diff --no-ext-diff --no-color ${e}`)
n.push(i===0?t.trim():`The diff is not known: git ended with exit code ${i}. ${t}`)}return n.filter(e=>e!=="").join("\n")}const f=2e3
function recorded({files:e,isCut:t}){const n=Object.entries(e)
return{files:Object.fromEntries(n.slice(0,f)),is_cut:t||n.length>f}}async function filesOfAll(e,t,n=u){const s={}
let i=!1
for(const o of placesOf(t)){const{output:t,exitCode:r,omittedBytes:c}=await gitIn(e,o,idsOf,n)
if(r!==0)return
i||=c>0
for(const e of t.split("\n")){const[t="",n]=e.split(/\t(.*)/s)
if(n)s[`${o.path===void 0?"":`${o.path}/`}${n.replace(/^\.\//,"")}`]=t}}return{files:s,isCut:i}}function idsOf(e){const t='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "./%s\\n" "$f" >> "$FILES"; { [ -x "$f" ] && echo ${r} || echo; } >> "$FILES.x"; else printf "%s\\t%s\\n" ${o} "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$FILES.x" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${e} | xargs -0 sh -c '${t}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && { [ ! -s "$FILES" ] || paste -d "\\0" "$ids" "$FILES.x" | paste - "$FILES"; }'}async function gitIn({workspace:e,signal:t},{head:n,path:s,but:i=""},o,r=u){const c='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const a="git ls-files -v | sed -n 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin"
const d=s===void 0?"":'cd "$FOLDER" && '
const f=`export GIT_INDEX_FILE="$i" && ${a} && git add --all --intent-to-add${i}`
const l=`${d}${c} && ${f} && ${o(`${n} --${i.replace(" --","")}`)}`
const m=s===void 0?{}:{variables:{FOLDER:s}}
return e.run(l,{timeoutMs:r,signal:t,...m})}async function filesAt(e,t,n){const s=Object.values(n).some(e=>e.length>=64)?"sha256":"sha1"
const i=[]
let o=d
for(const n of t){const{id:t,size:r}=await idAt(e,n,{algorithm:s,start:headOf,maxBytes:Math.min(o,a)})
i.push([n,t])
o-=r}return Object.fromEntries(i)}async function idAt(e,t,n){const s=(0,i.fd)(e,t)
if(s)return{id:idOfLink(s,n),size:0}
const a=await(0,i.fx)(e,t,n)
if(a.status==="read")return{id:`${a.id}${a.isExecutable?r:""}`,size:a.size}
const d=a.status==="refused"&&["denied","unreadable","too-large"].includes(a.why)
return{id:d?c:o,size:0}}function idOfLink(e,{algorithm:t}){const n=Buffer.concat([e,Buffer.from("\n")])
return(0,s.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}})}

export const id=7427
export const ids=[7427,8039]
export const modules={57427:((e,t,n)=>{n.r(t)
n.d(t,{checkOfWork:()=>checkOfWork,decidersAmong:()=>decidersAmong,filesJudged:()=>filesJudged,finishRules:()=>finishRules,opinionOfWork:()=>opinionOfWork,unlikeJudged:()=>unlikeJudged})
var i=n(28942)
var s=n(98664)
var o=n(80292)
var c=n(94869)
var r=n(88135)
var a=n(46032)
var d=n(75474)
var f=n(3113)
var u=n(52333)
const l=i.strictObject({success_threshold:i.number().min(0).max(1).default(.6),max_iterations:i.int().min(1).default(3)}).readonly()
const m="finish_and_message"
Object.freeze({kind:"PassCritic",mode:m,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:m,judge:async({deed:e})=>e.kind==="finish"&&e.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:m,judge:async({workspace:e})=>(await e.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const p=i.object({command:i.string(),exit_code:i.int(),timed_out:i.boolean(),output:i.string()}).readonly()
const h=1e4
function exitCodeCritic(e,t){const judge=async({workspace:n,signal:i})=>{const{exitCode:s,output:o,timedOut:r}=await n.run(e,{timeoutMs:t,signal:i})
const a=s===0&&!r
const d=a?"":(0,c.e9)(o.trim(),h,"[... cut ...]")
const f={command:e,exit_code:s,timed_out:r,output:d}
return a?{score:1,metadata:f}:{score:0,message:failedCheck(f),metadata:f}}
return Object.freeze({kind:"ExitCodeCritic",mode:m,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:i}){const s=n?"did not end in time":`failed with exit code ${t}`
const o=(0,c.Lt)(i)
return(0,r.J1)("check-failed",{command:(0,c.SS)((0,c.TN)(e,200)),how:s,output:`${o}\n${i}\n${o}`})}const g=i.object({score:i.number().min(0).max(1),message:i.string().optional()})
const k=2e4
const v=4e4
function modelCritic(e,t){const judge=async({events:n,deed:i,signal:s,onReply:o})=>{const l=(0,f.du)(n).events.filter(u.ks)
const m=(0,c.e9)(t,v,"[... cut ...]")
const p=[(0,d.f)(l,k),`THE DIFF:\n${m||"(none)"}`,words(i)].join("\n\n")
const h=await e.complete({messages:[{role:"system",content:[(0,a.Qq)((0,r.J1)("critic"))]},{role:"user",content:[(0,a.Qq)(p)]}],tools:[],signal:s,onLost:e=>o("critic",e)})
o("critic",h)
return verdictIn((0,a.wh)(h.message.content))}
return Object.freeze({kind:"ModelCritic",mode:m,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=g.safeParse(t<0?void 0:(0,o.Dm)(e,t)?.value)
if(!n.success)throw new s.vC("model","The critic's model returned no verdict.")
const{score:i,message:c}=n.data
return{score:i,...c!==void 0&&{message:c}}}var $=n(20622)
var w=n(28039)
const b=i.object({check:p.optional(),files:i.record(i.string(),i.string()).readonly().optional(),opinion:i.object({score:i.number().optional(),message:i.string()}).readonly().optional()})
const O=i.object({critic_result:a.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:i,"timeout-minutes":s}=e.inputs
const o=e.clock()+s*6e4
const timeLeft=()=>Math.max(1,Math.floor((o-e.clock())/2))
const judge=async n=>{const s=await(0,w.CT)(n,e)
if(s===""&&!e.isWorkThere)return{score:1,message:x}
const run=()=>exitCodeCritic(t??"",timeLeft()).judge(n)
const{ran:o,files:c}=await steadily(t===void 0?void 0:run,()=>(0,w.Uh)(n,e))
const a={...o?.metadata!==void 0&&{check:o.metadata},files:(0,w.t2)(c)}
if(o&&o.score<1)return{...o,metadata:a}
if(o&&c===void 0)return{score:0,message:(0,r.J1)("check-moved"),metadata:a}
if(i==="none")return{score:1,metadata:a}
const d=o?await(0,w.CT)(n,e):s
return withOpinion(await opinionOf(modelCritic(e.reviewer,d),n),a,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:l.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,files:n}
for(let i=2;;i-=1){const s=await e()
if(s.score<1)return{ran:s,files:n}
const c=await t()
const r=n!==void 0&&(0,o.dj)(n)===(0,o.dj)(c??{})
if(r||i===1)return{ran:s,files:r?c:void 0}
n=c}}const x="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,s.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:i}){const s=i.slice((0,$.Am)(i)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const o={...e!==void 0&&{score:e},message:t}
return{score:s?1:e??1,message:t,metadata:{...n,opinion:o}}}function check_verdictIn(e){return b.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?O.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return check_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:check_verdictIn(e)??[])
const i=n.flatMap(({check:e})=>e??[])
const s=i.at(-1)
if(!s&&t.paths.length===0)return
const o=t.isChanged||n.at(-1)?.files===void 0
const c=s?.exit_code===0&&!t.isFinished
return{command:e,end:s&&!c?endOf(s,o):{kind:"not-run"},output:s?.output??"",runs:i.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:i}=l.parse({})
return{kind:n.score<i?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},n){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"moved"}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const _=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const j=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const y=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>y.test(t)&&j.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||_.test(e.slice(e.lastIndexOf("/")+1)))}}),28039:((e,t,n)=>{n.d(t,{CT:()=>diffOfAll,Uh:()=>filesOfAll,filesAt:()=>filesAt,t2:()=>recorded})
var i=n(77598)
var s=n(3024)
const o="-"
const c="?"
const r=100*1024*1024
const a=500*1024*1024
function recorded(e){return e&&Object.fromEntries(Object.entries(e).slice(0,2e3))}function placesOf({head:e,folders:t=[]}){const[n]=t
if(!n)return[{head:e}]
return[{head:e,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...t]}async function diffOfAll(e,t){const n=[]
for(const i of placesOf(t)){const{output:t,exitCode:s}=await gitIn(e,i,e=>`git diff --no-ext-diff --no-color ${e}`)
n.push(s===0?t.trim():`The diff is not known: git ended with exit code ${s}. ${t}`)}return n.filter(e=>e!=="").join("\n")}async function filesOfAll(e,t){const n={}
for(const i of placesOf(t)){const{output:t,exitCode:s}=await gitIn(e,i,idsOf)
if(s!==0)return
for(const e of t.split("\n")){const[t="",s]=e.split(/\t(.*)/s)
if(s)n[i.path===void 0?s:`${i.path}/${s}`]=t}}return n}function idsOf(e){const t='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "%s\\n" "$f" >> "$FILES"; else printf "${o}\\t%s\\n" "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${e} | xargs -0 sh -c '${t}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && paste "$ids" "$FILES"'}async function gitIn({workspace:e,signal:t},{head:n,path:i,but:s=""},o){const c='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const r=i===void 0?"":'cd "$FOLDER" && '
const a=`export GIT_INDEX_FILE="$i" && git add --all --intent-to-add${s}`
const d=`${r}${c} && ${a} && ${o(`${n} --${s.replace(" --","")}`)}`
const f=i===void 0?{}:{variables:{FOLDER:i}}
return e.run(d,{timeoutMs:12e4,signal:t,...f})}async function filesAt(e,t,n){const i=Object.values(n).some(e=>e.length===64)?"sha256":"sha1"
const s=[]
let o=a
for(const n of t){const{id:t,size:c}=await idAt(e,n,{algorithm:i,start:headOf,maxBytes:Math.min(o,r)})
s.push([n,t])
o-=c}return Object.fromEntries(s)}async function idAt(e,t,n){const i=(0,s.fd)(e,t)
if(i)return{id:idOfLink(i,n),size:0}
const r=await(0,s.fx)(e,t,n)
if(r.status==="read")return r
const a=r.status==="refused"&&["denied","unreadable","too-large"].includes(r.why)
return{id:a?c:o,size:0}}function idOfLink(e,{algorithm:t}){const n=Buffer.concat([e,Buffer.from("\n")])
return(0,i.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}})}

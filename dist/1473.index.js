export const id=1473
export const ids=[1473,5474,8039,7336]
export const modules={42611:((e,t,n)=>{n.d(t,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var s=n(37428)
var i=n(28942)
var o=n(80292)
var r=n(90702)
var a=n(94869)
var c=n(67159)
const d=new Set(["security_risk","summary"])
function command(e,t){return{command:e,...Object.fromEntries(Object.entries(t).filter(([e])=>d.has(e)))}}function shellCommand(e,t){const n=Object.fromEntries(Object.entries(t).filter(([e])=>!d.has(e)))
switch(e){case"grep":return grep(n)
case"git":case"reset":return prefixed(e,n)??bare(e,n)
case"find":case"ls":case"pwd":return bare(e,n)
default:return}}function bare(e,t){return Object.keys(t).length===0&&e!=="reset"?e:void 0}function prefixed(e,{command:t,...n}){if(typeof t!=="string"||Object.keys(n).length>0)return
return t===e||t.startsWith(`${e} `)?t:`${e} ${t}`}function grep({pattern:e,path:t=".",include:n,...s}){if(typeof e!=="string"||typeof t!=="string"||Object.keys(s).length>0)return
if(n!==void 0&&typeof n!=="string")return
const i=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${i} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const u="terminal"
const l="file_editor"
const f={bash:u,command:u,execute:u,execute_bash:u,str_replace:l,str_replace_editor:l}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===l?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const s=Object.hasOwn(f,e.name)?f[e.name]:void 0
if(s!==void 0)return t.get(s)?{...e,name:s}:e
const i=t.get(u)&&shellCommand(e.name,e.input)
return i===void 0?e:{name:u,input:command(i,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(f)]
const s=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const i=new Set(s.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[o]=i
return o!==void 0&&i.size===1?o:m.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const m=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(l)?.input.shape.command!==void 0
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
return e.errors.flatMap(e=>e.filter(({path:e})=>e.length===0).flatMap(expectedBy))}function fixed(e,t){if(typeof e==="string"){const n=(0,o.Dm)(e.trimStart(),0)?.value??plainValue(e.trim())
return t.some(e=>isOfType(n,e))?n:void 0}return t.includes("string")&&isListOfTexts(e)?e.join("\n"):void 0}function plainValue(e){if(/^(?:true|false)$/i.test(e))return e.toLowerCase()==="true"
const t=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(e)?Number(e):void 0
return Number.isFinite(t)?t:void 0}function isOfType(e,t){if(typeof e==="boolean")return t==="boolean"
if(typeof e==="number")return t==="number"||t==="int"&&Number.isSafeInteger(e)
if(Array.isArray(e))return t==="array"||t==="tuple"
return typeof e==="object"&&(t==="object"||t==="record")}function isListOfTexts(e){return Array.isArray(e)&&e.length>0&&e.every(e=>typeof e==="string")}function update(e,t,n){const[s,...i]=t
if(s===void 0)return n(e)
if(Array.isArray(e))return e.map((e,t)=>t===s?update(e,i,n):e)
if(typeof e!=="object"||e===null||!Object.hasOwn(e,s))return e
const o=e[s]
return{...e,[s]:update(o,i,n)}}function malformed(e,t){return JSON.stringify({[h]:!0,error:t,arguments:(0,a.GH)(e,g)})}const h="_openhands_malformed_tool_call"
const g=2e3
function writtenArguments(e){const{[h]:t,arguments:n}=(0,o.lj)(e)?.value??{}
return t===!0&&typeof n==="string"?n:e}function prepareCall(e,t){const n=parseArguments(e.arguments)
const s={name:e.name,input:withoutNulls(n?.value??{})}
const{name:i,input:o}=resolveAlias(s,t)
const r=o===s.input?n?.json:JSON.stringify(o)
const a=n?"":problemOf(e.arguments)
const c={...e,name:soundName(i),arguments:n&&r?r:malformedArguments(e,a)}
const d=t.get(i)
if(!d)return refused(c,`Tool '${i}' not found. Available: ${t.names.join(", ")}.`)
if(d.closed!==void 0)return refused(c,d.closed)
if(!n)return refused(c,invalid(i,a,"Arguments: unparseable JSON"))
return validated(c,d,o)}function validated(e,t,n){const i=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:o,judgement:r}=takeJudgement(t,n)
if("error"in r)return refused(e,invalid(t.name,s.S1(r.error),i))
const a=parseRepaired(t.input,o)
if(!a.success)return refused(e,invalid(t.name,s.S1(a.error),i))
return{status:"ready",call:e,tool:t,input:a.data,...r}}function parseArguments(e){const t=(0,o.lj)(e.trim()||"{}")
return t&&h in t.value?void 0:t}function malformedArguments({arguments:e},t){return h in((0,o.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,o.lj)(e)?.value.error
return typeof t==="string"?t:(0,r.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const s=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:s},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const v=i.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const s="security_risk"in n?t:spelt(t,n)
const{security_risk:i,summary:o,...r}=s
const a={..."security_risk"in n&&"security_risk"in s&&{security_risk:i},..."summary"in n&&"summary"in s&&{summary:o}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const d=v.safeParse(c?{security_risk:i}:{})
const u=typeof o==="string"?o:void 0
return{input:{...r,...a},judgement:d.success?{risk:d.data.security_risk,summary:u}:{error:d.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:s,...i}=e
return{security_risk:s,...i}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[s,i]of[...e].entries()){const e=[s+1]
for(const[s,o]of[...t].entries()){const t=(n[s]??0)+(i===o?0:1)
e.push(Math.min(t,(n[s+1]??0)+1,(e[s]??0)+1))}n=e}return n.at(-1)??0}}),75474:((e,t,n)=>{n.r(t)
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
n-=t}return Number.POSITIVE_INFINITY}}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
var s=n(51622)
function whyNotObject(e){try{(0,s.qF)(e)
return`${i}.`}catch(e){if(e instanceof s.Mm)return e.message}const{at:t,expected:n}=firstProblem(e)
const o=e.codePointAt(t)
if(o===void 0)return`${i}: they end where ${n} is expected.`
return`${i}: at character ${t+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(o))}.`}const i="The arguments were not a JSON object"
function firstProblem(e){const t=[]
const afterValue=()=>t.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let s=afterBlanks(e,0);s<e.length;s=afterBlanks(e,s)){const i=e.charAt(s)
const r=i===o[t.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(e,s))
if(r){t.pop()
n=afterValue()
s+=1}else if(i==='"'&&(n==="a value"||n==="a name in double quotes")){s=endOfString(e,s)
if(s<0)return{at:e.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&i in o){t.push(i)
n=i==="{"?"a name in double quotes":"a value"
s+=1}else if(n==="a colon"&&i===":"){n="a value"
s+=1}else if(n==="a comma or a closing bracket"&&i===","){n=t.at(-1)==="{"?"a name in double quotes":"a value"
s+=1}else{const t=n==="a value"?endOfPlain(e,s):s
if(t===s)return{at:s,expected:n}
n=afterValue()
s=t}}return{at:e.length,expected:n}}const o={"{":"}","[":"]"}
function isOpening(e,t){return/[[{]$/.test(e.slice(Math.max(0,t-100),t).trimEnd())}function afterBlanks(e,t){let n=t
while(n<e.length&&" \t\n\r".includes(e.charAt(n)))n+=1
return n}function endOfString(e,t){for(let n=t+1;n<e.length;n+=1)if(e[n]==="\\")n+=1
else if(e[n]==='"')return n+1
return-1}function endOfPlain(e,t){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=t
return n.test(e)?n.lastIndex:t}}),51977:((e,t,n)=>{n.r(t)
n.d(t,{HIDDEN:()=>i,maskOf:()=>maskOf,redactor:()=>redactor,streamMask:()=>streamMask})
var s=n(91106)
const i="<secret-hidden>"
function maskOf(e,t=i){const n=new Set([...e].flatMap(s.XP))
if(n.size===0)return o
const r=new Automaton(n)
return Object.freeze({mask:e=>replaced(e,findAll(r,e).spans,t),begin(e){const{spans:n,open:s}=findAllIn(r,e)
const i=n.find(({start:e,end:t})=>e<s&&s<t)?.start??s
const o=n.filter(({end:e})=>e<=i)
return{safe:replaced(e.slice(0,i),o,t),rest:e.slice(i)}}})}const o=Object.freeze({mask:e=>e,begin:e=>({safe:e,rest:""})})
function findAllIn(e,t){const{spans:n,open:i}=findAll(e,t)
const o=(0,s.Zw)(t)
if(o===t.length)return{spans:n,open:(0,s.dy)(t,i)}
const r=Math.min(findAll(e,t.slice(0,o)).open,o)
return{spans:n,open:(0,s.dy)(t,Math.min(i,r))}}function findAll(e,t){const n=e.scan(t)
if(!(0,s.un)(t))return{spans:joined(n.spans),open:n.open}
const{text:i,startOf:o,endOf:r}=(0,s.DH)(t)
const{spans:a,open:c}=e.scan(i)
const d=a.map(({start:e,end:t})=>({start:o(e),end:r(t-1)}))
return{spans:joined([...n.spans,...d]),open:Math.min(n.open,o(c))}}function joined(e){const t=[]
for(const n of e.toSorted((e,t)=>e.start-t.start)){const e=t.at(-1)
if(!e||n.start>=e.end)t.push(n)
else t[t.length-1]={start:e.start,end:Math.max(e.end,n.end)}}return t}function replaced(e,t,n){if(t.length===0)return e
const s=[]
let i=0
for(const o of t){s.push(e.slice(i,o.start),n)
i=o.end}return s.join("")+e.slice(i)}class Automaton{#e=[0]
#t=[0]
#n=[0]
#s=[0]
#i=[0]
#o=[0]
#r=new Int32Array(65536)
constructor(e){for(const t of e)this.#a(t)
this.#c()}scan(e){const t=[]
let n=0
for(let s=0;s<e.length;s+=1){const i=e.charCodeAt(s)
if(i<14&&isPassedOver(e,s))continue
n=n===0?this.#d(i):this.#u(n,i)
const o=this.#o[n]??0
if(o>0)t.push({start:back(e,s+1,o),end:s+1})}return{spans:t,open:back(e,e.length,this.#s[n]??0)}}#a(e){let t=0
for(let n=0;n<e.length;n+=1){const s=e.charCodeAt(n)
if(!isPassedOver(e,n))t=this.#l(t,s)||this.#f(t,s)}this.#o[t]=this.#s[t]??0}#f(e,t){const n=this.#e.push(t)-1
this.#t.push(0)
this.#i.push(0)
this.#o.push(0)
this.#s.push((this.#s[e]??0)+1)
if(e===0)this.#r[t]=n
this.#n.push(this.#t[e]??0)
this.#t[e]=n
return n}#c(){const e=this.#m(0)
for(const t of e){const n=this.#i[t]??0
this.#o[t]||=this.#o[n]??0
for(const s of this.#m(t)){this.#i[s]=this.#u(n,this.#e[s]??0)
e.push(s)}}}#m(e){const t=[]
for(let n=this.#t[e]??0;n!==0;n=this.#n[n]??0)t.push(n)
return t}#d(e){return this.#r[e]??0}#l(e,t){if(e===0)return this.#d(t)
let n=this.#t[e]??0
while(n!==0&&this.#e[n]!==t)n=this.#n[n]??0
return n}#u(e,t){let n=e
let s=this.#l(n,t)
while(s===0&&n!==0){n=this.#i[n]??0
s=this.#l(n,t)}return s}}const[r,a]=[10,13]
function isPassedOver(e,t){const n=e.charCodeAt(t)
if(n!==r)return n===a
let s=t-1
while(e.charCodeAt(s)===a)s-=1
return e.charCodeAt(s)!==r}function back(e,t,n){let[s,i]=[t,n]
while(i>0){s-=1
if(!isPassedOver(e,s))i-=1}return s}function redactor(e){return maskOf([i,...e],"***").mask}const c=4096
function streamMask(e){let t=""
let n=""
const take=()=>{const e=t+n
n=""
return e}
return Object.freeze({push(s){n+=s
if(t.length>c&&n.length<t.length)return""
const{safe:i,rest:o}=e().begin(take())
t=o
return i},end(){const n=e().mask(take())
t=""
return n}})}}),28039:((e,t,n)=>{n.d(t,{C:()=>diffOfAll,filesAt:()=>filesAt,filesOfAll:()=>filesOfAll,t:()=>recorded})
var s=n(77598)
var i=n(3024)
const o="-"
const r="+x"
const a="?"
const c=100*1024*1024
const d=500*1024*1024
function placesOf({head:e,folders:t=[]}){const[n]=t
if(!n)return[{head:e}]
return[{head:e,but:` -- ':(top,exclude,literal)${n.path.split("/")[0]}'`},...t]}const u=12e4
async function diffOfAll(e,t){const n=[]
for(const s of placesOf(t)){const{output:t,exitCode:i}=await gitIn(e,s,e=>`git diff --no-ext-diff --no-color ${e}`)
n.push(i===0?t.trim():`The diff is not known: git ended with exit code ${i}. ${t}`)}return n.filter(e=>e!=="").join("\n")}const l=2e3
function recorded({files:e,isCut:t}){const n=Object.entries(e)
return{files:Object.fromEntries(n.slice(0,l)),is_cut:t||n.length>l}}async function filesOfAll(e,t,n=u){const s={}
let i=!1
for(const o of placesOf(t)){const{output:t,exitCode:r,omittedBytes:a}=await gitIn(e,o,idsOf,n)
if(r!==0)return
i||=a>0
for(const e of t.split("\n")){const[t="",n]=e.split(/\t(.*)/s)
if(n)s[`${o.path===void 0?"":`${o.path}/`}${n.replace(/^\.\//,"")}`]=t}}return{files:s,isCut:i}}function idsOf(e){const t='for f; do case "$f" in *"\n"*) continue ;; esac; if [ -L "$f" ]; then printf "%s\\t%s\\n" "$(readlink "$f" | git hash-object --stdin)" "$f"; '+`elif [ -f "$f" ]; then printf "./%s\\n" "$f" >> "$FILES"; { [ -x "$f" ] && echo ${r} || echo; } >> "$FILES.x"; else printf "%s\\t%s\\n" ${o} "$f"; fi; done`
return'FILES=$(mktemp) && export FILES && ids=$(mktemp) && trap \'rm -f "$i" "$FILES" "$FILES.x" "$ids"\' EXIT && '+`cd "$(git rev-parse --show-toplevel)" && git diff --name-only -z --no-renames ${e} | xargs -0 sh -c '${t}' sh && `+'git hash-object --no-filters --stdin-paths < "$FILES" > "$ids" && { [ ! -s "$FILES" ] || paste -d "\\0" "$ids" "$FILES.x" | paste - "$FILES"; }'}async function gitIn({workspace:e,signal:t},{head:n,path:s,but:i=""},o,r=u){const a='i=$(mktemp) && trap \'rm -f "$i"\' EXIT && cp -p "$(git rev-parse --git-path index)" "$i"'
const c="git ls-files -v | sed -n 's/^[a-z] //p' | git update-index --no-assume-unchanged --stdin"
const d=s===void 0?"":'cd "$FOLDER" && '
const l=`export GIT_INDEX_FILE="$i" && ${c} && git add --all --intent-to-add${i}`
const f=`${d}${a} && ${l} && ${o(`${n} --${i.replace(" --","")}`)}`
const m=s===void 0?{}:{variables:{FOLDER:s}}
return e.run(f,{timeoutMs:r,signal:t,...m})}async function filesAt(e,t,n){const s=Object.values(n).some(e=>e.length>=64)?"sha256":"sha1"
const i=[]
let o=d
for(const n of t){const{id:t,size:r}=await idAt(e,n,{algorithm:s,start:headOf,maxBytes:Math.min(o,c)})
i.push([n,t])
o-=r}return Object.fromEntries(i)}async function idAt(e,t,n){const s=(0,i.fd)(e,t)
if(s)return{id:idOfLink(s,n),size:0}
const c=await(0,i.fx)(e,t,n)
if(c.status==="read")return{id:`${c.id}${c.isExecutable?r:""}`,size:c.size}
const d=c.status==="refused"&&["denied","unreadable","too-large"].includes(c.why)
return{id:d?a:o,size:0}}function idOfLink(e,{algorithm:t}){const n=Buffer.concat([e,Buffer.from("\n")])
return(0,s.createHash)(t).update(headOf(n.length)).update(n).digest("hex")}function headOf(e){return`blob ${e}\0`}}),85615:((e,t,n)=>{n.r(t)
n.d(t,{code:()=>W})
var s=n(94869)
var i=n(7925)
var o=n(88135)
var r=n(28039)
var a=n(94739)
var c=n(87336)
var d=n(33737)
var u=n(6009)
const l=5
function refutationOf({command:e,end:t,runs:n}){const i={"not-run":"did not run on it",moved:"ran on other files than those",blind:"ran on files that could not be compared with them","timed-out":"did not end in time",passed:"",failed:t.kind==="failed"?`fails with exit code ${t.exitCode}`:""}[t.kind]
const o=n>1&&t.kind!=="not-run"?` (run ${(0,s.U9)(n,"time")})`:""
return{clause:`the check ${(0,d.aY)(e)} ${i}${o}`,hint:f[t.kind]}}const f={moved:"The report names what changed. Run the check yourself before you merge.",blind:"Something in the checkout keeps git from reading it, such as a file without rights. Run the check yourself before you merge.","not-run":"The workspace's git did not show the change. Run the check yourself before you merge.","timed-out":"Each time, it may take half of what is left of `timeout-minutes`. Raise that input, or check less.",passed:"",failed:"The output of the check is in the report."}
function renderCheck({check:e,opinion:t},n){return[e?checkWords(e):"",e?outputOf(e):"",t?opinionWords(t,n):""].filter(Boolean).join("\n\n")}function opinionWords(e,t){const n=e.kind==="none"?"A second opinion of the model could not be had":`${e.kind==="bad"?"⚠️ Bad second":"Second"} opinion of the model, ${e.score} of 1`
const i=e.message===""?`${n}.`:`${n}: ${(0,u._)((0,s.TN)(e.message,600),t)}`
const o=e.kind==="none"?[]:e.unseen??[]
return o.length===0?i:`${i}\n\n⚠️ It did not see ${listed(o)} as published.`}function listed(e){return e.slice(0,l).map(d.aY).join(", ")+(e.length>l?", …":"")}function checkWords({command:e,end:t,runs:n,deciders:i,isPartial:o,doubt:r}){const a=`Check ${(0,d.aY)((0,s.TN)(e,120))}`
const c=n>1?` (it ran ${(0,s.U9)(n,"time")})`:""
const u=(0,s.hC)({passed:r===void 0?`✅ ${a} passed${c}`:`⚪ ${a} ended with 0${c}, but ${r}`,failed:`❌ ${a} failed${c}`,"timed-out":`❌ ${a} did not end in time${c}`,moved:`⚠️ ${movedWords(t)} while ${(0,d.aY)((0,s.TN)(e,120))} ran or after it, so the check does not count as passed`,blind:`⚠️ Git in the workspace did not show the files on which ${(0,d.aY)((0,s.TN)(e,120))} ran, so the check does not count as passed`,"not-run":`❌ ${a} did not run on this work`}[t.kind],o?"It ran with the withheld files, which are not on the branch":"")
return i.length>0?`${u}\n\n⚠️ The change touches what the check runs: ${listed(i)}.`:u}function movedWords(e){const t=e.kind==="moved"?e.paths:[]
return t.length===0?"Files changed":`${listed(t)} changed, or was hidden from git,`}const m=4e3
function outputOf({output:e}){if(e==="")return""
const t=e.length>m?`…\n${(0,s.pJ)(e,m)}`:e
return`<details><summary>Output of the check</summary>\n\n${(0,d.DV)("text",t)}\n\n</details>`}var p=n(74734)
var h=n(28942)
var g=n(98664)
var v=n(80292)
var k=n(46032)
var b=n(75474)
var w=n(3113)
var y=n(52333)
const $=h.strictObject({success_threshold:h.number().min(0).max(1).default(.6),max_iterations:h.int().min(1).default(3)}).readonly()
const _="finish_and_message"
Object.freeze({kind:"PassCritic",mode:_,judge:async()=>({score:1})})
Object.freeze({kind:"AgentFinishedCritic",mode:_,judge:async({deed:e})=>e.kind==="finish"&&e.message.trim()!==""?{score:1}:{score:0,message:"The work did not end with a call of finish with a message."}})
Object.freeze({kind:"EmptyPatchCritic",mode:_,judge:async({workspace:e})=>(await e.gitChanges()).length>0?{score:1}:{score:0,message:"No file was changed."}})
const O=h.object({command:h.string(),exit_code:h.int(),timed_out:h.boolean(),output:h.string(),output_end:h.string().optional()}).readonly()
const x=1e4
const j=2e3
function exitCodeCritic(e,t,n=!1){const judge=async({workspace:i,signal:o})=>{const{exitCode:r,output:a,timedOut:c}=await i.run(e,{timeoutMs:t,signal:o,isAlone:n})
const d=r===0&&!c
const u=d?"":(0,s.e9)(a.trim(),x,"[... cut ...]")
const l={command:e,exit_code:r,timed_out:c,output:u}
const f=d?{...l,output_end:(0,s.pJ)(a,j)}:l
return d?{score:1,metadata:f}:{score:0,message:failedCheck(f),metadata:f}}
return Object.freeze({kind:"ExitCodeCritic",mode:_,judge:judge})}function failedCheck({command:e,exit_code:t,timed_out:n,output:i}){const r=n?"did not end in time":`failed with exit code ${t}`
const a=(0,s.Lt)(i)
return(0,o.J1)("check-failed",{command:(0,s.SS)((0,s.TN)(e,200)),how:r,output:`${a}\n${i}\n${a}`})}const A=h.object({score:h.number().min(0).max(1),message:h.string().optional()})
const C=2e4
const S=4e4
function modelCritic(e,t){const judge=async({events:n,deed:i,signal:r,onReply:a})=>{const c=(0,w.du)(n).events.filter(y.ks)
const d=(0,s.e9)(t,S,"[... cut ...]")
const u=[(0,b.transcript)(c,C),`THE DIFF:\n${d||"(none)"}`,words(i)].join("\n\n")
const l=await e.complete({messages:[{role:"system",content:[(0,k.Qq)((0,o.J1)("critic"))]},{role:"user",content:[(0,k.Qq)(u)]}],tools:[],signal:r,onLost:e=>a("critic",e)})
a("critic",l)
return verdictIn((0,k.wh)(l.message.content))}
return Object.freeze({kind:"ModelCritic",mode:_,judge:judge})}function words(e){return e.kind==="call"?`NOW, CALL of ${e.tool}: ${e.arguments}`:`THE ANSWER: ${e.message}`}function verdictIn(e){const t=e.indexOf("{")
const n=A.safeParse(t<0?void 0:(0,v.Dm)(e,t)?.value)
if(!n.success)throw new g.vC("model","The critic's model returned no verdict.")
const{score:s,message:i}=n.data
return{score:s,...i!==void 0&&{message:i}}}var E=n(20622)
var I=n(52442)
var P=n(96577)
const T=h.object({check:O.optional(),files:h.record(h.string(),h.string()).readonly().optional(),is_cut:h.boolean().optional(),is_blind:h.boolean().optional(),opinion:h.object({score:h.number().optional(),message:h.string()}).readonly().optional()})
const M=h.object({critic_result:k.Yt})
function finishRules(e){const{check:t,"check-attempts":n,critic:s,"timeout-minutes":i}=e.inputs
const a=e.clock()+i*6e4
const timeLeft=()=>Math.max(1,Math.floor((a-e.clock())/2))
const judge=async n=>{const i=await(0,r.C)(n,e)
if(i===""&&!e.isWorkThere)return{score:1,message:N}
const run=()=>exitCodeCritic(t??"",timeLeft(),!0).judge(n)
const look=()=>(0,r.filesOfAll)(n,e)
const{ran:a,seen:c,isBlind:d}=await steadily(t===void 0?void 0:run,look)
const u={...a?.metadata!==void 0&&{check:a.metadata},...c&&(0,r.t)(c),...d&&{is_blind:!0}}
if(a&&a.score<1)return{...a,metadata:u}
if(a&&!c){const e=(0,o.J1)(d?"check/blind":"check/moved")
return{score:0,message:e,metadata:u}}if(s==="none")return{score:1,metadata:u}
const l=a?await(0,r.C)(n,e):i
return withOpinion(await opinionOf(modelCritic(e.reviewer,l),n),u,n)}
return{critic:{kind:"FinishCritic",mode:"finish_and_message",judge:judge},iterativeRefinement:$.parse({max_iterations:t===void 0?1:n})}}async function steadily(e,t){let n=await t()
if(!e)return{ran:void 0,seen:n,isBlind:n===void 0}
for(let s=2;;s-=1){const i=await e()
if(i.score<1)return{ran:i,seen:n,isBlind:n===void 0}
const o=await t()
const r=n!==void 0&&o!==void 0&&(0,v.dj)(n)===(0,v.dj)(o)
if(r||s===1)return{ran:i,seen:r?o:void 0,isBlind:o===void 0}
n=o}}const N="Nothing was changed, so nothing was checked."
async function opinionOf(e,t){try{return await e.judge(t)}catch(e){t.signal.throwIfAborted()
return{message:(0,g.ec)(e).message}}}function withOpinion({score:e,message:t=""},n,{events:s}){const i=s.slice((0,E.Am)(s)+1).some(e=>isSentBack(e)&&opinionIn(e)!==void 0)
const o={...e!==void 0&&{score:e},message:t}
return{score:i?1:e??1,message:t,metadata:{...n,opinion:o}}}function judge_finish_verdictIn(e){return T.safeParse(resultIn(e)?.metadata).data}function resultIn(e){if(e.kind==="ActionEvent"||e.kind==="MessageEvent")return e.critic_result??void 0
return e.kind==="ConversationStateUpdateEvent"?M.safeParse(e.value).data?.critic_result:void 0}function isSentBack({kind:e,source:t}){return e==="MessageEvent"&&t==="user"}function filesJudged(e){return e.flatMap(e=>isSentBack(e)?[]:judge_finish_verdictIn(e)??[]).at(-1)?.files??{}}function unlikeJudged(e,t){const n=Object.keys(t).filter(n=>e[n]!==t[n])
return{unseen:n,changed:n.filter(t=>e[t]!==void 0)}}function opinionIn(e){return judge_finish_verdictIn(e)?.opinion}function checkOfWork({check:e},t){if(e===void 0)return
const n=t.events.flatMap(e=>isSentBack(e)?[]:judge_finish_verdictIn(e)??[])
const s=n.flatMap(({check:e})=>e??[])
const i=s.at(-1)
if(!i&&t.paths.length===0)return
const{files:o,is_cut:r=!1,is_blind:a=!1}=n.at(-1)??{}
const c=r?t.unlike.changed:t.unlike.unseen
const d=i?.exit_code===0&&!t.isFinished
return{command:e,end:i&&!d?endOf(i,{isBlind:a,isMoved:o===void 0,unlike:c}):{kind:"not-run"},output:i?.output??"",runs:s.length,deciders:decidersAmong(t.paths,e),isPartial:t.isPartial,...testsOf(e,i?.output_end??"")}}function testsOf(e,t){const n=["runner","script"].includes((0,I.c)(e).kind)
const s=n?(0,P.k)({command:e,output:t,exitCode:0}):void 0
const i=s?.verdict==="unknown"&&s.reason==="no-tests"
return{isTest:n,...i&&{doubt:"no test ran"}}}function opinionOfWork(e,t=[]){const n=e.flatMap(e=>opinionIn(e)??[]).at(-1)
if(n?.score===void 0)return n&&{kind:"none",message:n.message}
const{success_threshold:s}=$.parse({})
return{kind:n.score<s?"bad":"good",score:n.score,message:n.message,unseen:t}}function endOf({exit_code:e,timed_out:t},{isBlind:n,isMoved:s,unlike:i}){if(t)return{kind:"timed-out"}
if(e===0&&n)return{kind:"blind"}
if(e===0&&(s||i.length>0))return{kind:"moved",paths:i}
return e===0?{kind:"passed"}:{kind:"failed",exitCode:e}}const F=/^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|[Tt]askfile\.ya?ml|Rakefile|pyproject\.toml|tox\.ini|setup\.cfg|pytest\.ini|conftest\.py|noxfile\.py|Cargo\.toml|go\.mod|pom\.xml|build\.gradle(?:\.kts)?|deno\.jsonc?|composer\.json|phpunit\.xml(?:\.dist)?|\.rspec|CMakeLists\.txt|mix\.exs|(?:vitest|vite|jest|ava|karma|playwright|cypress)\.config\.\w+|\.mocharc(?:\.\w+)?)$/
const L=/(?:^|\/)(?:tests?|specs?|__tests__)\/|(?:^|\/)test_[^/]*\.py$|[._-](?:test|spec)\.\w+$|(?:Tests?|Spec)\.(?:java|kts?|scala|groovy|cs|swift|php)$/
const B=/test|spec\b|jest|mocha|\bava\b|\btox\b|\bnox\b|phpunit|\bcheck\b|\bverify\b|npm t\b/i
function decidersAmong(e,t){const n=t.split(/[\s;&|()<>"'`$={},]+/).map(e=>e.replace(/^(?:\.{0,2}\/)+/,""))
const isNamed=e=>n.some(t=>t!==""&&`/${e}`.endsWith(`/${t}`))
const isTest=e=>B.test(t)&&L.test(e)
return e.filter(e=>isNamed(e)||isTest(e)||F.test(e.slice(e.lastIndexOf("/")+1)))}const W={open:async e=>({wanted:e.run.settings.slice(p.f),start:e}),words:({wanted:{check:e}})=>({task:e===void 0?[]:[(0,o.J1)("check/told",{command:(0,s.SS)((0,s.TN)(e,200))})]}),finish:({wanted:e,start:{inputs:t,run:n,work:s}},{reviewer:i})=>finishRules({...s(),inputs:{...t,...e},reviewer:i,clock:n.world.clock}),judge:async(e,t)=>t.end.status==="waiting"?{}:judged(e,t),facts:({check:e,opinion:t})=>({evidence:[...e?evidenceOf(e):[],...t?doubtsOf(t):[]],sections:[{place:"work",text:n=>renderCheck({check:e,opinion:t},n)}]})}
async function judged({wanted:e,start:{run:t}},n){const{events:s,end:o,paths:a,reviewed:c,isForBranch:d}=n
const u=filesJudged(s)
const l=unlikeJudged(u,await(0,r.filesAt)(t.job.workspace,a,u))
const f=checkOfWork(e,{events:s,isFinished:o.status==="finished",paths:a,unlike:l,isPartial:d&&c.some(({withheld:e})=>e.some(({code:e})=>!(0,i.h0)(e)))})
const clear=e=>t.leaks.redact(t.exact(e)).text
const m=opinionOfWork(s,l.unseen)
const p=f&&doubtOf(f,n,t.job.workspace)
return{check:f&&{...f,output:clear(f.output),...p!==void 0&&{doubt:p}},opinion:m&&{...m,message:clear(m.message)}}}function doubtOf({command:e,end:t,isTest:n=!1,doubt:s},{events:i,subAgentEvents:o,paths:r},d){if(t.kind!=="passed"||!n||s!==void 0)return s
const u=[...(0,a.G)(i),...(0,a.G)(o)]
const l=u.map(e=>e.command)
return(0,c.namesJudge)([...i,...o],d)({command:e,before:l,changed:r})}function evidenceOf(e){const{end:t,isTest:n=!1,isPartial:s,doubt:i}=e
if(t.kind!=="passed")return[{kind:"refuted",code:"check",...refutationOf(e)}]
if(!n)return[]
if(i!==void 0)return[{kind:"tested",verdict:"unknown"}]
return s?[]:[{kind:"tested",verdict:"passed"}]}function doubtsOf(e){const t=e.kind==="none"||(e.unseen??[]).length===0
return e.kind==="bad"||!t?[{kind:"doubt",doubt:"opinion-bad"}]:[]}}),94739:((e,t,n)=>{n.d(t,{G:()=>commandsIn})
var s=n(28942)
var i=n(46032)
var o=n(94869)
const r=s.object({kind:s.literal("TerminalObservation"),command:s.string(),exit_code:s.number(),metadata:s.object({prefix:s.string().catch("")}).catch({prefix:""})})
const a=1e5
function commandsIn(e){const t=new Set(e.flatMap(e=>isTyping(e)?[e.id]:[]))
const n=[]
let s
const end=(e,t)=>{if(s)n.push({...s,...t,end:e})
s=void 0}
for(const n of e){if(n.kind!=="ObservationEvent")continue
const{command:e,exit_code:u,metadata:l}=r.safeParse(n.observation).data??c
if(u===void 0)continue
const f=(0,i.wh)(n.observation.content)
const m=d.exec(l.prefix)?.[1]
if(m!==void 0)end({kind:"exited",exitCode:Number(m)},{output:l.prefix,event:void 0})
if(e.trim()!==""&&!t.has(n.action_id)){end({kind:"stopped"})
s={command:e,output:f,event:n,timestamp:n.timestamp}}else if(s)s={...s,output:(0,o.pJ)(`${s.output}\n${f}`,a),event:n}
if(u>=0)end({kind:"exited",exitCode:u})}end({kind:"running"})
return n}const c={command:"",exit_code:void 0,metadata:{prefix:""}}
const d=/^\[The command before finished with exit code (\d+)\. /
const u=s.object({is_input:s.literal(!0)})
function isTyping(e){return e.kind==="ActionEvent"&&u.safeParse(e.action).success}}),83094:((e,t,n)=>{n.d(t,{EG:()=>checkOf,Om:()=>foundNothing,v1:()=>isEdit,cD:()=>isWork,l9:()=>toolCallsIn})
var s=n(46032)
var i=n(8081)
const o=/'[^']*'|"(?:[^"\\$`]|\\.)*"/g
const r=""
const a=/\uE000(\d+)\uE000/g
const c=new Set(`: alias arch basename bc bg break cd clear continue date declare dirname disown dmesg echo env exit expr export fg false free\n  hash history hostname id jobs local locale logname lscpu lsb_release nproc ps printenv printf pwd read return seq set\n  shopt sleep stty times tput trap true tty type ulimit umask unalias uname unset uptime wait w which who whoami yes`.split(/\s+/))
const d=new Set("chmod chown cp kill ln mkdir mktemp mv pkill rm rmdir tee touch truncate".split(" "))
const u=new Set("du file find ls stat tree".split(" "))
const l=new Set("base64 cat cut head less md5sum more nl rev sha1sum sha256sum sort tac tail tr uniq wc xxd".split(" "))
const f=/^(?:python[\d.]*|node|nodejs|deno|bun|ruby|perl|php|lua|bash|sh|zsh|dash)$/
const m=/^(?:-\w*[cepr]|--eval|--print|eval)$/
const p=/\b(?:open|\w*[Rr]ead\w*|listdir|scandir|walk|glob|Path|File|Dir|IO|exec\w*|spawn\w*|system|popen|subprocess|fs|shutil|slurp|cat|ls|git|grep|find)\b|\b(?:require|import|from)\b\s*\(?\s*['"]?\./
const h=/^(?:-{1,2}(?:v|V|h|version|help)|version|help)$/
const g=/^\/(?:bin|boot|dev|etc|lib|opt|proc|run|sbin|sys|usr)(?:\/|$)/
const v=/^(?:command|builtin|time|nice|nohup|exec|sudo|then|do|else|if|while|until|!|\{|\()$/
function doingOfCommand(e){const t=[]
const n=e.replaceAll(o,e=>`${r}${t.push(e.slice(1,-1))-1}${r}`)
const s=n.replaceAll(/["']/g,"").replaceAll(/(?:^|(?<=\s))#[^\n]*/g,"").replaceAll(/\d?>&[\d-]/g," ").replaceAll(/&>>?|\d?>>?\|?/g," > ").split(/[;&|\n`]+|\$\(|<\(|\)/).map(e=>doingOfPart(e.trim().split(/\s+/),t))
if(s.includes("looks"))return"looks"
return s.includes("writes")?"writes":"prints"}function doingOfPart(e,t){const n=e.findIndex(e=>!/^\w+=/.test(e)&&!v.test(e))
const s=n<0?[]:e.slice(n)
const i=s.indexOf(">")
const[o="",...r]=i<0?s:s.filter((e,t)=>t!==i&&t!==i+1)
const a=i>=0&&!/^\/dev\//.test(s[i+1]??"")?"writes":"prints"
if(o===""||/^[{}()]+$/.test(o)||k.test(o))return a
if(r.some(e=>/[<*?[]/.test(e)))return"looks"
const m=o.slice(o.lastIndexOf("/")+1)
if(r.length>0&&r.every(e=>h.test(e)))return a
if(c.has(m))return a
if(d.has(m))return"writes"
if(l.has(m)&&!r.some(e=>!/^-|^\d+$/.test(e)))return a
if(u.has(m)||l.has(m))return onlyOutside(r)?a:"looks"
if(f.test(m))return runsCode(r,t)?a:"looks"
return"looks"}const k=/^(?:fi|done|esac|for|in|case)$/
function onlyOutside(e){const t=e.filter(e=>!e.startsWith("-"))
return t.length>0&&t.every(e=>g.test(e))}function runsCode(e,t){const n=e.findIndex(e=>m.test(e))
if(n<0)return!1
const s=e.slice(n+1).map(e=>e.replaceAll(a,(e,n)=>t[Number(n)]??""))
return s.length>0&&!p.test(s.join(" "))}const b=/(?:^|[;&|]\s*)(?:(?:[efz]|git\s+)?grep|rg|ag|(?:git\s+(?:--no-pager\s+)?)?diff|cmp|test|\[\[?)\s[^;&|]*$/
const w=/(?:^|\n)(?:[\w./-]+: )?(?:(?:e|f|z)?grep|rg|ag|diff|cmp|test|\[|bash|sh|error|fatal): /
function foundNothing({command:e,exitCode:t},n){return t===1&&b.test(e)&&!w.test(n)}function isIdle({command:e}){return e.trim()!==""&&doingOfCommand(e)==="prints"}function checkOf(e){if(e.kind!=="ObservationEvent")return[]
const{kind:t,command:n,exit_code:s}=e.observation
if(t!=="TerminalObservation"||typeof n!=="string"||typeof s!=="number")return[]
return[{command:n,exitCode:s}]}function toolCallsIn(e){const t=e.filter(({kind:e})=>e==="ObservationEvent"||e==="AgentErrorEvent")
const n=t.filter(e=>isWork(e)&&(0,i.DJ)(e.tool_name)!=="calls sub-agents")
return{toolCalls:n.length,looks:n.filter(isLook).length,failedCalls:t.filter(hasFailed).length}}function hasFailed(e){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!0
const t=(0,s.wh)(e.observation.content)
return checkOf(e).some(e=>e.exitCode>0&&!foundNothing(e,t))}function isWork(e){return e.kind==="ObservationEvent"&&!hasFailed(e)&&(0,i.DJ)(e.tool_name)!=="speaks"&&!checkOf(e).some(isIdle)}function isLook(e){if(isEdit(e)&&e.observation.command==="create")return!1
return checkOf(e).every(({command:e})=>e.trim()===""||doingOfCommand(e)==="looks")}function isEdit(e){if(e.kind!=="ObservationEvent"||e.observation.is_error)return!1
return(0,i.DJ)(e.tool_name)==="edits"&&e.observation.command!=="view"}}),87336:((e,t,n)=>{n.d(t,{namesJudge:()=>namesJudge})
var s=n(3024)
var i=n(33737)
var o=n(83094)
var r=n(52442)
var a=n(17595)
var c=n(92816)
var d=n(18190)
const u=2e5
const l=4
function programsIn(e,t=0){if(t>l)return[]
return commandsIn((0,a.D)(e.slice(0,u))).flatMap(e=>{if(e.kind!=="simple")return[]
const n=(0,d.D)(e.words)
if(n===void 0)return[]
return n.kind==="line"?programsIn(n.line,t+1):fileOf(n.words)??[]})}function commandsIn({lists:e}){return e.flatMap(({steps:e})=>e.flatMap(({pipeline:e})=>e.commands.flatMap(e=>e.kind==="simple"?e:commandsIn(e.body))))}function fileOf([e,...t]){if(e===void 0)return
const n=(0,d.k)(e.text)
const s=e.text==="."||e.text==="source"
const i=s?f:Object.hasOwn(c.q1,n)?c.q1[n]:void 0
if(i===void 0)return e.text.includes("/")?e.text:void 0
return interpreted(t.map(({text:e})=>e),i)}const f={values:"",text:""}
function interpreted(e,{values:t,text:n}){for(let s=0;s<e.length;s+=1){const i=e[s]??""
if(n.split(" ").includes(i)||/^(?:-m|--test|--run|-)$/.test(i))return
if(!i.startsWith("-"))return i
if(t.split(" ").includes(i))s+=1}return}var m=n(6082)
const p=new Set([...m.Ir,...[m.hU,c.dL,c.dW,c.q1].flatMap(Object.keys),"npx","pnpx","python3","tox","nox"].filter(e=>e.length>1))
const h=/(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/
function isTool(e){return h.test(e)||p.has(nameOf(e))}const g=2e5
const v=4
function filesWrittenBy(e){const t=[]
takeScript((0,a.D)(e.slice(0,g)),t,0)
return[...new Set(t)]}function takeScript({lists:e},t,n){for(const{steps:s}of e)for(const{pipeline:e}of s)for(const s of e.commands)takeCommand(s,t,n)}function takeCommand(e,t,n){if(e.kind==="definition")t.push(e.name)
if(e.kind==="group")t.push(...e.writesTo)
if(e.kind==="simple")takeSimple(e,t,n)
else takeScript(e.body,t,n)}function takeSimple(e,t,n){t.push(...e.writesTo)
for(const{within:s}of[...e.words,...e.assignments])for(const e of s)takeScript(e,t,n)
const s=(0,d.D)(e.words)
if(s?.kind==="line"&&n<v)takeScript((0,a.D)(s.line),t,n+1)
if(s?.kind!=="program")return
const[i="",...o]=s.words.map(({text:e})=>e)
const r=nameOf(i)
if(/^(?:ba|da|z)?sh$/.test(r)&&e.input!==void 0&&n<v)takeScript((0,a.D)(e.input),t,n+1)
if(/^(?:python[\d.]*|node|ruby|perl|php)$/.test(r))t.push(...inProgram([...o,e.input??""]))
t.push(...putBy(r,o))}function putBy(e,t){const n=t.filter(e=>!e.startsWith("-"))
if(e==="alias")return n.flatMap(e=>e.includes("=")?e.slice(0,e.indexOf("=")):[])
if(e==="hash"&&t.includes("-p"))return n.slice(1)
if(e==="tee"||e==="truncate"||e==="sponge")return n
if(e==="sed"||e==="perl")return inPlace(t)
if(e==="dd")return t.flatMap(e=>e.startsWith("of=")?e.slice(3):[])
if(e==="curl"||e==="wget")return behindOption(t,/^-(?:\w*[oO]|-output|-output-document)$/)
if(!/^(?:cp|mv|ln|install)$/.test(e))return[]
const[s="",...i]=n.toReversed()
return i.some(e=>familyOf(e)===familyOf(s))?[]:[s]}function inPlace(e){if(!e.some(e=>/^-(?:\w*i|-in-place)/.test(e)))return[]
const[t,...n]=e.filter((t,n)=>!t.startsWith("-")&&!/^-\w*[ef]$/.test(e[n-1]??""))
const s=e.some(e=>/^-\w*[ef]$|^--(?:expression|file)/.test(e))
return s&&t!==void 0?[t,...n]:n}function behindOption(e,t){return e.filter((n,s)=>t.test(e[s-1]??""))}function nameOf(e){return e.slice(e.lastIndexOf("/")+1)}function familyOf(e){return nameOf(e).replace(/[\d.]+$/,"")}const k=/\bopen\(|write|symlink|copy|link\b/i
const b=/(?:(?:writeFile|appendFile)(?:Sync)?|createWriteStream|File\.write|file_put_contents)\(\s*["'`]([^"'`\n]{1,200})["'`]|\bopen\(\s*["']([^"'\n]{1,200})["']\s*,\s*["'](?:[wax]|r\+)|\bPath\(\s*["']([^"'\n]{1,200})["']\s*\)\.(?:write_|symlink_to|open\(["'][wax])/g
function inProgram(e){return e.filter(e=>k.test(e)).flatMap(e=>[...[...e.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)].map(([,e=""])=>e),...[...e.matchAll(b)].map(([,e,t,n])=>e??t??n??"")])}function namesJudge(e,t){const n=new Map
const filesOf=e=>{const t=n.get(e)??filesWrittenBy(e)
n.set(e,t)
return t}
const i=e.filter(o.v1).flatMap(({observation:{path:e}})=>typeof e==="string"?[e]:[])
const read=e=>(0,s.Ui)(t,e,w)
return({command:e,before:t,changed:n})=>whyNotNamed(e,{written:t.flatMap(filesOf),edited:i,changed:n,read:read})}const w=1024*1024
const y=2e3
function whyNotNamed(e,{written:t,edited:n,changed:s,read:o}){const r=s.filter(e=>isTool(e)&&!_.test(e)&&o(e)!==void 0)
const[a]=[...n.filter(isTool),...r,...t.filter(isTool)]
if(a!==void 0)return`this run wrote a program named ${(0,i.FX)(a.slice(a.lastIndexOf("/")+1))}`
const c=unpublishedIn(e,[...n,...t],s)
if(c!==void 0)return`this run wrote ${(0,i.FX)(c)}, which is not published`
for(const t of s.slice(0,y)){const n=whyByFile(e,t,o)
if(n!==void 0)return n}return}const $=/(?:^|\/)((?:node_modules|site-packages|dist-packages|\.?venv|vendor|\.bin|\.m2|\.cargo\/registry|pkg\/mod)\/(?!\.cache\/).+)$/
function unpublishedIn(e,t,n){const s=programsIn(e)
for(const e of t){if(n.some(t=>isSame(t,e)))continue
const t=$.exec(e)?.[1]
if(t!==void 0)return t
const i=s.find(t=>isSame(t,e))
if(i!==void 0)return i}return}function isSame(e,t){const[n="",s=""]=[plainPath(e),plainPath(t)].toSorted((e,t)=>e.length-t.length)
return n!==""&&(n===s||s.endsWith(`/${n}`))}function plainPath(e){return e.replace(/^(?:\.{1,2}\/|~\/|\$\w+\/)+/,"")}const _=/(?:^|\/)(?:gradlew|mvnw)$/
function whyByFile(e,t,n){const s=t.slice(t.lastIndexOf("/")+1)
const o=x.find(({file:e})=>e.test(s)||e.test(t))
const r=o&&n(t)
return o&&r!==void 0&&o.judge(r,e,t)?`${(0,i.FX)(t)} was changed, and ${o.why}`:void 0}const O=/[._-](?:tests?|specs?)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?)\/.*\.[cm]?[jt]sx?$/
const x=[{file:/^package\.json$/,judge:hasEmptyScript,why:"its script runs nothing"},{file:/^(?:GNU)?[Mm]akefile$/,judge:hasEmptyTarget,why:"its target runs nothing"},{file:/^conftest\.py$/,judge:choosesTests,why:"it chooses which tests run"},{file:/\.(?:ba|da|z|k)?sh$/,judge:isEmptyProgram,why:"it runs nothing"},{file:O,judge:hasOnly,why:"it leaves out tests by `only`"}]
function wordsOf(e){return new Set(e.split(/[\s;&|()"']+/))}function hasEmptyScript(e,t){const n=/"scripts"\s*:\s*(\{[^{}]*\})/.exec(e)?.[1]??""
const s=wordsOf(/\bnpm (?:t|tst|it|cit)\b/.test(t)?`${t} test`:t)
return[...n.matchAll(/"([^"\n]+)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g)].some(([,e="",t=""])=>s.has(e)&&runsNothing(t.replaceAll('\\"','"')))}function hasEmptyTarget(e,t){const n=wordsOf(t)
return[...`\n${e}`.matchAll(/\n([\w.-]+)[ \t]*:(?!=)[^\n]*((?:\n\t[^\n]*)+)/g)].some(([,e="",t=""])=>n.has(e)&&runsNothing(t.replaceAll(/\n\t[-@+]*/g,"\n")))}function isEmptyProgram(e,t,n){return programsIn(t).some(e=>isSame(e,n))&&runsNothing(e)}function runsNothing(e){return(0,r.c)(e).kind==="other"&&!/\bexit [1-9]|\bfalse\b/.test(e)}function choosesTests(e){return/\bpytest_(?:collection\w*|ignore_collect|collect_file|runtest_\w+|pyfunc_call|sessionfinish|report\w*|terminal_summary)\b|\bcollect_ignore/.test(e)}function hasOnly(e){return/\b(?:it|test|describe|context|suite|specify)\.only\b|(?:^|[\n;{])\s*f(?:it|describe)\(/.test(e)}})}

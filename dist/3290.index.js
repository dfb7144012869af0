export const id=3290
export const ids=[3290,4040,6404,9148]
export const modules={42611:((t,e,n)=>{n.d(e,{mK:()=>prepareCall,t0:()=>refuseCall,y_:()=>writtenArguments})
var r=n(37428)
var s=n(28942)
var a=n(80292)
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
const s=n===void 0?"":` --include=${quoted(n)}`
return`grep -rnIE${s} -e ${quoted(t)} -- ${quoted(e)}`}function quoted(t){return`'${t.replaceAll("'",`'\\''`)}'`}const d="terminal"
const l="file_editor"
const h={bash:d,command:d,execute:d,execute_bash:d,str_replace:l,str_replace_editor:l}
function resolveAlias(t,e){const n=rename(t,e)
return n.name===l?inferCommand(n,e):n}function rename(t,e){if(e.get(t.name))return t
const n=meantName(t.name,e)
if(n!==t.name)return rename({...t,name:n},e)
const r=Object.hasOwn(h,t.name)?h[t.name]:void 0
if(r!==void 0)return e.get(r)?{...t,name:r}:t
const s=e.get(d)&&shellCommand(t.name,t.input)
return s===void 0?t:{name:d,input:command(s,t.input)}}function meantName(t,e){const n=[...e.names,...Object.keys(h)]
const r=t.split(/[^\w-]+/).filter(t=>t!==""&&!/^\d+$/.test(t))
const s=new Set(r.flatMap(t=>n.filter(e=>isSameWord(e,t))))
const[a]=s
return a!==void 0&&s.size===1?a:f.exec(t.trim())?.[1]??t}function isSameWord(t,e){const plain=t=>t.toLowerCase().replaceAll(/[_-]/g,"")
return plain(t)===plain(e)}const f=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(t,e){const n=e.get(l)?.input.shape.command!==void 0
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
return t.errors.flatMap(t=>t.filter(({path:t})=>t.length===0).flatMap(expectedBy))}function fixed(t,e){if(typeof t==="string"){const n=(0,a.Dm)(t.trimStart(),0)?.value??plainValue(t.trim())
return e.some(t=>isOfType(n,t))?n:void 0}return e.includes("string")&&isListOfTexts(t)?t.join("\n"):void 0}function plainValue(t){if(/^(?:true|false)$/i.test(t))return t.toLowerCase()==="true"
const e=/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(t)?Number(t):void 0
return Number.isFinite(e)?e:void 0}function isOfType(t,e){if(typeof t==="boolean")return e==="boolean"
if(typeof t==="number")return e==="number"||e==="int"&&Number.isSafeInteger(t)
if(Array.isArray(t))return e==="array"||e==="tuple"
return typeof t==="object"&&(e==="object"||e==="record")}function isListOfTexts(t){return Array.isArray(t)&&t.length>0&&t.every(t=>typeof t==="string")}function update(t,e,n){const[r,...s]=e
if(r===void 0)return n(t)
if(Array.isArray(t))return t.map((t,e)=>e===r?update(t,s,n):t)
if(typeof t!=="object"||t===null||!Object.hasOwn(t,r))return t
const a=t[r]
return{...t,[r]:update(a,s,n)}}function malformed(t,e){return JSON.stringify({[p]:!0,error:e,arguments:(0,i.GH)(t,g)})}const p="_openhands_malformed_tool_call"
const g=2e3
function writtenArguments(t){const{[p]:e,arguments:n}=(0,a.lj)(t)?.value??{}
return e===!0&&typeof n==="string"?n:t}function prepareCall(t,e){const n=parseArguments(t.arguments)
const r={name:t.name,input:withoutNulls(n?.value??{})}
const{name:s,input:a}=resolveAlias(r,e)
const o=a===r.input?n?.json:JSON.stringify(a)
const i=n?"":problemOf(t.arguments)
const c={...t,name:soundName(s),arguments:n&&o?o:malformedArguments(t,i)}
const u=e.get(s)
if(!u)return refused(c,`Tool '${s}' not found. Available: ${e.names.join(", ")}.`)
if(u.closed!==void 0)return refused(c,u.closed)
if(!n)return refused(c,invalid(s,i,"Arguments: unparseable JSON"))
return validated(c,u,a)}function validated(t,e,n){const s=`Parameters provided: [${Object.keys(n).join(", ")}]`
const{input:a,judgement:o}=takeJudgement(e,n)
if("error"in o)return refused(t,invalid(e.name,r.S1(o.error),s))
const i=parseRepaired(e.input,a)
if(!i.success)return refused(t,invalid(e.name,r.S1(i.error),s))
return{status:"ready",call:t,tool:e,input:i.data,...o}}function parseArguments(t){const e=(0,a.lj)(t.trim()||"{}")
return e&&p in e.value?void 0:e}function malformedArguments({arguments:t},e){return p in((0,a.lj)(t)?.value??{})?t:malformed(t,e)}function problemOf(t){const e=(0,a.lj)(t)?.value.error
return typeof e==="string"?e:(0,o.z)(t)}function refused(t,e){return{status:"refused",call:t,error:e}}function refuseCall(t,e){const n=parseArguments(t.arguments)!==void 0
const r=n?t.arguments.trim()||"{}":malformedArguments(t,e)
return refused({...t,name:soundName(t.name),arguments:r},e)}function soundName(t){return t.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(t,e,n){return`Error validating tool '${t}': ${e}\n${n}`}function withoutNulls(t){return Object.fromEntries(Object.entries(t).filter(([,t])=>t!==null))}const w=s.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(t,e){const{shape:n}=t.input
const r="security_risk"in n?e:spelt(e,n)
const{security_risk:s,summary:a,...o}=r
const i={..."security_risk"in n&&"security_risk"in r&&{security_risk:s},..."summary"in n&&"summary"in r&&{summary:a}}
const c=!t.annotations.readOnlyHint&&!("security_risk"in n)
const u=w.safeParse(c?{security_risk:s}:{})
const d=typeof a==="string"?a:void 0
return{input:{...o,...i},judgement:u.success?{risk:u.data.security_risk,summary:d}:{error:u.error}}}function spelt(t,e){if(t.security_risk!==void 0)return t
const n=Object.keys(t).find(t=>!(t in e)&&isMisspelt(t))
if(n===void 0)return t
const{[n]:r,...s}=t
return{security_risk:r,...s}}function isMisspelt(t){const e=t.toLowerCase().replaceAll(/[^a-z]/g,"")
return e.startsWith("s")&&Math.abs(e.length-12)<=2&&distance(e,"securityrisk")<=2}function distance(t,e){let n=Array.from({length:e.length+1},(t,e)=>e)
for(const[r,s]of[...t].entries()){const t=[r+1]
for(const[r,a]of[...e].entries()){const e=(n[r]??0)+(s===a?0:1)
t.push(Math.min(e,(n[r+1]??0)+1,(t[r]??0)+1))}n=t}return n.at(-1)??0}}),67782:((t,e,n)=>{n.d(e,{lv:()=>s,ps:()=>isOfRequest,ry:()=>fittedComments})
const r=6e4
const s=2e4
function isOfRequest({isAsked:t,comments:e}){return t||e.some(t=>t.isAsked)}function fittedComments({threads:t}){const e=[]
const n=[]
let s=r
let a
for(const r of t.filter(isOfRequest)){const t=r.hunk!==""&&a?.path===r.path&&a.hunk===r.hunk
const o={...r,isSameCode:t}
const i={...o,comments:o.comments.filter(t=>t.isAsked)}
const c=[o,i].find(t=>sizeOf(t)<=s)??(r.isAsked?i:void 0)
if(c){s-=sizeOf(c)
e.push(c)
a=r}else n.push(...i.comments.map(({id:t})=>({id:t,path:r.path,line:r.line})))}return{threads:e,unfit:n}}function sizeOf({hunk:t,comments:e,isSameCode:n}){const r=e.map(({body:t})=>Math.min(t.length,s))
return r.reduce((t,e)=>t+e,n?0:t.length)}}),82535:((t,e,n)=>{n.d(e,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var r=n(94869)
var s=n(67782)
var a=n(71760)
const o=15e3
const i=4e3
const c=50
function pullItems(t,e){const{pull:n,reviews:r,files:s,checks:a}=t
return[endsItem(n),...r.linked.map(t=>linkedItem(t,e)),...s?filesItems(s):[],...a&&a.length>0?[checksItem(n,a)]:[],...within(o,reviewItems(otherReviews(r),e)),...askedItems(r,e)]}function otherReviews({reviews:t,threads:e}){return{reviews:t.filter(({isAsked:t})=>!t),threads:e.filter(t=>!(0,s.ps)(t))}}function askedItems(t,e){const{threads:n,unfit:a}=(0,s.ry)(t)
const o=reviewItems({reviews:t.reviews.filter(({isAsked:t})=>t),threads:n},e)
const i=o.map(t=>clip(t,s.lv))
if(a.length===0)return i
const c=`${(0,r.U9)(a.length,"review comment")} of the request, without room for the text`
const u=a.map(({id:t,path:e,line:n})=>`review comment ${t}, ${placeOf({path:e,line:n})}`).join("\n")
return[...i,clip({label:c,text:u,format:"plain"},s.lv)]}function jobItems({jobs:t}){return t.map(jobItem)}function endsItem({number:t,state:e,isDraft:n,isFork:r,head:s,base:a}){const o=`where pull request #${t} stands (${e}${n?", draft":""}${r?", of a fork":""})`
const i=[s,a].map(({branch:t,sha:e,repository:n})=>`${n??"(deleted)"} ${t} ${e}`)
return{label:o,text:`head: ${i[0]}\nbase: ${i[1]}`,format:"plain"}}function linkedItem(t,e){const{number:n,title:r,body:s,state:o,createdAt:c}=t
const u=`issue #${n}, which this would close (${o}), by ${(0,a.N6)(t,e)}, ${c}`
return clip({label:u,title:r,text:s,format:"markdown"},i)}function filesItems({files:t,isWhole:e}){const n=t.map(({path:t,previousPath:e,status:n,additions:r,deletions:s})=>{const a=e===void 0?"":` (was ${e})`
return`${n} ${t}${a} +${r} -${s}`})
const s=t.flatMap(patchText)
const a=e?"":", and more that are not listed"
const o=`${(0,r.U9)(t.length,"changed file")}${a}`
if(s.length===0)return[{label:o,text:n.join("\n"),format:"plain"}]
return[{label:o,text:n.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:s.join("\n\n"),format:"plain"}]}function patchText({path:t,patch:e}){if(e===void 0)return[]
return[`--- ${t}${e.isCut?" (only its first lines)":""}\n${e.text}`]}function checksItem({head:t},e){const n=e.slice(0,c).map(({name:t,conclusion:e})=>`${e}: ${t}`)
return{label:`${(0,r.U9)(e.length,"check")} of ${t.sha}`,text:n.join("\n"),format:"plain"}}function reviewItems({reviews:t,threads:e},n){const r=t.map(t=>({label:`review ${t.id} (${t.state})${partOf(t)} by ${(0,a.N6)(t,n)}, ${t.createdAt}`,text:t.body,format:"markdown"}))
return[...r,...e.flatMap(t=>threadItems(t,n))]}function placeOf({path:t,line:e}){return e===null?`${t} (changed since)`:`${t}:${e}`}function threadItems({path:t,line:e,hunk:n,isAsked:r,comments:s,isSameCode:o=!1},i){const c=s[0]?.id??0
const u=placeOf({path:t,line:e})
return[{label:`the code that ${r?"the request":`review comment ${c}`} is about`,text:o?`${u}, in the code above`:`${u}\n${n}`,format:"plain"},...s.map(t=>({label:`review comment ${t.id}, unresolved${partOf(t)}, by ${(0,a.N6)(t,i)}, ${t.createdAt}`,text:t.body,format:"markdown"}))]}function partOf({isAsked:t=!1}){return t?", submitted with the request and part of it":""}function jobItem({id:t,name:e,conclusion:n,url:r,failedSteps:s,log:a}){const o=s.map(t=>`failed step: ${t}`)
const i=a===void 0?"its log could not be read":a.isCut?"the end of its log":"its whole log"
const c=[`job: ${e} (${n}) ${r}`,...o].join("\n")
return{label:`job ${t} of the failed run, and ${i}`,text:a?`${c}\n\n${a.text}`:c,format:"plain"}}function within(t,e){let n=t
const s=[]
for(const t of e.toReversed()){if(n<=0)break
const e=clip(t,n)
n-=e.text.length
s.unshift(e)}const a=e.length-s.length
return a===0?s:[{label:`${(0,r.U9)(a,"older text")} without room`,text:"",format:"plain"},...s]}function clip(t,e){const{label:n,text:s}=t
if(s.length<=e)return t
const a=`${n} [cut: the first ${e} of ${s.length} characters]`
return{...t,label:a,text:(0,r.GH)(s,e)}}}),13218:((t,e,n)=>{n.d(e,{Lq:()=>newsOf,VO:()=>d,Xb:()=>taskOf,ng:()=>runOf,xG:()=>l})
var r=n(94869)
var s=n(88135)
var a=n(82535)
var o=n(71760)
var i=n(38789)
var c=n(68717)
var u=n(64294)
const d=3e4
const l=4e4
function taskOf(t){const{trigger:e}=t
const{items:n,gaps:r}=dataOf(t)
const{data:s,hidden:a}=(0,i.EU)(n,t.nonce)
return{words:wordsOf(t,n.length>0?s:"",r),hidden:[...hiddenInRequest(e),...a]}}function hiddenInRequest({hidden:t=0}){return t===0?[]:[{where:"the request",parts:t}]}function wordsOf(t,e,n){const{trigger:r,repository:a,nonce:o}=t
const i={request:requestOf(r),repository:`${a.owner}/${a.name}`,gaps:n}
const c=requesterOf(r)
if(e==="")return(0,s.J1)("task-plain",{...i,requester:c})
if(r.about)return(0,s.J1)("task-item",{...i,requester:c,nonce:o,data:e})
if(r.run)return(0,s.J1)("task-ci",{...i,...runOf(r.run,r.headSha),nonce:o,data:e})
return(0,s.J1)("task",{...i,requester:c,thread:placeOf(r),nonce:o,data:e})}function runOf({name:t,branch:e},n=""){return{workflow:(0,i.pj)((0,r.TN)(t,100)),branch:(0,i.pj)((0,r.TN)(e,250)),sha:n}}function requesterOf({actors:t,kind:e}){const[n]=t
const{requester:r}=(0,u.OB)({kind:e})
const s=r==="person"||r==="failed run"
return n&&s?(0,i.pj)(n.login):"The workflow"}function requestOf({request:t,kind:e}){const n=(0,i.pj)(t)
const{bare:r}=(0,u.OB)({kind:e})
return n!==""||r===void 0?n:(0,s.J1)(r)}function placeOf({thread:t}){return t.type==="none"?"a run":`${t.type.replace("_"," ")} #${t.number}`}function dataOf({trigger:t,thread:e,pull:n,linked:r=[],failed:s,standings:o}){const i=e?within(d,e,o):void 0
const c=[...t.about?[{label:"the item",text:t.about.text,format:"plain"}]:[],...i?.items??[],...linkedItems(r,o),...n?(0,a.Cl)(n,o):[],...s?(0,a._k)(s):[]]
const u=[...e?.notes??[],...n?.reviews.notes??[],...s?.notes??[]]
if(n&&!n.files)u.push("The changed files could not be read from GitHub.")
if(n&&!n.checks)u.push("Its checks could not be read from GitHub.")
const l=(e?.omitted??0)+(i?.dropped??0)+(n?.reviews.omitted??0)
return{items:c,gaps:gapsIn(u,l)}}function within(t,e,n){const r=e.comments.reduce((t,{body:e})=>t+e.length,0)
const s=(0,a.$Q)(headItem(e,n),Math.max(t/2,t-r))
let o=t-s.text.length
const i=[]
for(const t of e.comments.toReversed()){if(o<=0)break
const e=(0,a.$Q)(commentItem(t,n),o)
o-=e.text.length
i.unshift(e)}return{items:[s,...i],dropped:e.comments.length-i.length}}function headItem(t,e){const{kind:n,number:r,title:s,body:a,url:i,createdAt:c}=t
const u=`${n} #${r} by ${(0,o.N6)(t,e)}, ${c}, ${i}`
return{label:u,title:s,text:a,format:"markdown"}}function commentItem(t,e){const{id:n,createdAt:r,editedAt:s,body:a}=t
const i=s===void 0?"":`, edited ${s}`
const c=`comment ${n} by ${(0,o.N6)(t,e)}, ${r}${i}`
return{label:c,text:a,format:"markdown"}}function gapsIn(t,e){const n=[...t]
if(e===1)n.push("1 more comment is left out.")
if(e>1)n.push(`${e} more comments are left out.`)
return n.map(t=>` ${t}`).join("")}const h=2e3
function linkedItems(t,e){return t.map(t=>{const{kind:n,number:r,title:s,body:i,state:c,createdAt:u}=t
const d=i===void 0?"which would close this":"which its text names"
const l=`${n} #${r}, ${d} (${c}), by ${(0,o.N6)(t,e)}, ${u}`
return(0,a.$Q)({label:l,title:s,text:i??"",format:"markdown"},h)})}function newsOf(t){const{trigger:e,nonce:n,facts:o,thread:c,pull:u,standings:d}=t
const l=[...c&&t.isHeadNew?[editedHead(c,d)]:[],...newComments(t).map(t=>commentItem(t,d)),...u?(0,a.Cl)({...u,reviews:newReviews(u.reviews,t)},d):[],...t.items]
const h=o.map(t=>`- ${(0,r.TN)(t,600)}`).join("\n")
const f={requester:requesterOf(e),request:requestOf(e),news:h}
const m=[(0,s.J1)("task-again",f)]
const{data:p,hidden:g}=(0,i.EU)(l,n)
if(l.length>0)m.push((0,s.J1)("task-again-data",{nonce:n,data:p}))
return{words:m.join("\n\n"),hidden:[...hiddenInRequest(e),...g]}}function editedHead(t,e){const{label:n,...r}=headItem(t,e)
return{...r,label:`${n}, edited since`}}function isNew({createdAt:t,editedAt:e},{readUntil:n}){return n===void 0||!(0,c.Y8)(e??t,n)}function newComments(t){const{thread:e,known:n}=t
return(e?.comments??[]).filter(e=>isNew(e,t)&&!e.isOwn&&!n.has(e.id))}function newReviews({reviews:t,threads:e,...n},r){const s=e.flatMap(t=>{const e=t.comments.filter(t=>t.isAsked||isNew(t,r))
return e.length>0||t.isAsked?[{...t,comments:e}]:[]})
return{...n,reviews:t.filter(t=>t.isAsked||isNew(t,r)),threads:s}}}),38789:((t,e,n)=>{n.d(e,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var s=n(40598)
var a=n(38293)
const o=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(t,e){if(!/^[A-Za-z0-9]{16,}$/.test(e))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=t.map(t=>({item:t,...reveal(t)}))
return{data:n.map(({item:t,shown:n,hidden:r})=>fenced(t.label,{shown:n,hidden:r},e)).join("\n\n"),hidden:n.flatMap(({item:t,hidden:e})=>e===0?[]:[{where:placeIn(t.label),parts:e}])}}function placeIn(t){return t.split(/,| by | \(/)[0]??""}function fenced(t,{shown:e,hidden:n},r){const s=without(r,plain(t).replaceAll(/\s+/g," ").trim())
const a=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${a}\nBEGIN DATA ${r}\n${without(r,e)}\nEND DATA ${r}`}function visibleMarkdown(t){return(0,a.p)(t).shown}function plain(t){return revealPlain(t).shown}function reveal({title:t="",text:e,format:n}){const r=revealPlain(t)
const s=n==="plain"?revealPlain(e):(0,a.p)(e.replaceAll(o,""))
return{shown:`${r.shown}\n\n${s.shown}`.trim(),hidden:r.hidden+s.hidden}}function revealPlain(t){return(0,s.OT)(t.replaceAll(/\r\n?/g,"\n"))}function without(t,e){return e.replaceAll(t," ")}}),68717:((t,e,n)=>{n.d(e,{T2:()=>wasSubmitted,VM:()=>stoodAt,Y8:()=>isBefore})
var r=n(76409)
function isBefore(t,e){return e!==void 0&&Date.parse(t)<Date.parse(e)}function stoodAt(t,e){const{createdAt:n,lastEditedAt:r,isMinimized:s=!1}=t
const a=isByAsker(t,e)
const o=isSameSecond(n,e.createdAt)&&a&&!isNumberedAfter(t,e)
const i=o||isBefore(n,e.createdAt)
return i&&!s&&(r===null||wasEdited(r,e,a))}function wasEdited(t,{createdAt:e},n){return isBefore(t,e)||n&&isSameSecond(t,e)}function wasSubmitted({lastEditedAt:t,isMinimized:e=!1,author:n,editor:r},{createdAt:a}){if(e)return!1
return t===null||wasEdited(t,{createdAt:a},!0)||r===n&&n!==s}const s="ghost"
function isSameSecond(t,e){return e!==void 0&&Date.parse(t)===Date.parse(e)}function isByAsker({author:t},{actors:[e]=[]}){return e!==void 0&&(0,r.Av)(t,e.login)}function isNumberedAfter({kind:t,id:e},{item:n}){if(n===void 0||e==null)return!1
return a.includes(n.kind)||t===n.kind&&e>n.id}const a=["issue","pull-request","discussion"]}),90702:((t,e,n)=>{n.d(e,{z:()=>whyNotObject})
var r=n(51622)
function whyNotObject(t){try{(0,r.qF)(t)
return`${s}.`}catch(t){if(t instanceof r.Mm)return t.message}const{at:e,expected:n}=firstProblem(t)
const a=t.codePointAt(e)
if(a===void 0)return`${s}: they end where ${n} is expected.`
return`${s}: at character ${e+1}, ${n} is expected, not ${JSON.stringify(String.fromCodePoint(a))}.`}const s="The arguments were not a JSON object"
function firstProblem(t){const e=[]
const afterValue=()=>e.length===0?"the end":"a comma or a closing bracket"
let n="a value"
for(let r=afterBlanks(t,0);r<t.length;r=afterBlanks(t,r)){const s=t.charAt(r)
const o=s===a[e.at(-1)??""]&&(n==="a comma or a closing bracket"||isOpening(t,r))
if(o){e.pop()
n=afterValue()
r+=1}else if(s==='"'&&(n==="a value"||n==="a name in double quotes")){r=endOfString(t,r)
if(r<0)return{at:t.length,expected:"a closing quote"}
n=n==="a value"?afterValue():"a colon"}else if(n==="a value"&&s in a){e.push(s)
n=s==="{"?"a name in double quotes":"a value"
r+=1}else if(n==="a colon"&&s===":"){n="a value"
r+=1}else if(n==="a comma or a closing bracket"&&s===","){n=e.at(-1)==="{"?"a name in double quotes":"a value"
r+=1}else{const e=n==="a value"?endOfPlain(t,r):r
if(e===r)return{at:r,expected:n}
n=afterValue()
r=e}}return{at:t.length,expected:n}}const a={"{":"}","[":"]"}
function isOpening(t,e){return/[[{]$/.test(t.slice(Math.max(0,e-100),e).trimEnd())}function afterBlanks(t,e){let n=e
while(n<t.length&&" \t\n\r".includes(t.charAt(n)))n+=1
return n}function endOfString(t,e){for(let n=e+1;n<t.length;n+=1)if(t[n]==="\\")n+=1
else if(t[n]==='"')return n+1
return-1}function endOfPlain(t,e){const n=/(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y
n.lastIndex=e
return n.test(t)?n.lastIndex:e}}),55351:((t,e,n)=>{n.d(e,{g:()=>readPullTemplate})
var r=n(33737)
var s=n(57974)
const a=2e4
const o=/^(?<folder>|docs\/|\.github\/)pull_request_template(?:\.md|\.txt)?$/i
const i=/^(?<folder>|docs\/|\.github\/)pull_request_template\/[^/]+\.(?:md|txt)$/i
const c=[".github/","","docs/"]
async function readPullTemplate(t){try{const e=templateIn(await t.list())
if(e===void 0)return
if(e.size>a){(0,s.printNotice)(`The template ${(0,r.aY)(e.path)} has ${e.size} bytes, more than ${a}, and is not used.`)
return}const n=(await t.read([e.path])).get(e.path)??""
return n.trim()===""?void 0:{path:e.path,text:n}}catch{return}}function templateIn(t){const e=inOrder(t,o)
if(e[0])return e[0]
const n=inOrder(t,i)
return n.length===1?n[0]:void 0}function inOrder(t,e){const n=t.flatMap(t=>{const n=e.exec(t.path)?.groups?.folder?.toLowerCase()
return n===void 0?[]:[{file:t,rank:c.indexOf(n)}]})
return n.sort((t,e)=>t.rank-e.rank).map(({file:t})=>t)}}),86404:((t,e,n)=>{n.d(e,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var r=n(63697)
var s=n(94869)
var a=n(23565)
async function finalAnswer(t,{isTitled:e,template:n}){const{answer:a,filled:o,isFilled:i}=await fill(t,n)
const{title:c,rest:u}=(0,r.Gr)(a)
const d=c===void 0?void 0:(0,s.f6)(c)
return{whole:t,title:d,commitTitle:e?d:void 0,rest:u,filled:o,isFilled:i}}async function fill(t,e){if(!e)return{answer:t,filled:"",isFilled:!1}
const{fillTemplate:r,splitAnswer:s}=await n.e(6111).then(n.bind(n,6111))
const{answer:a,sections:o}=s(t,e)
const i=o.length>0
return{answer:i?a:t,filled:r(e,o),isFilled:i}}function shownAnswer({whole:t,title:e,commitTitle:n,rest:s,isFilled:o},{kept:i,opened:{pullRequest:c,proposeUrl:u}}){const d=i.kind==="branch"&&n!==void 0
const l=o&&(c?.isNew===!0||u!==void 0)
if(!(0,a.H)(s)||!d&&!l)return t
if(l)return d||e===void 0?s:`# ${e}\n\n${s}`
return(0,r.Gr)(t).rest}}),35771:((t,e,n)=>{n.r(e)
n.d(e,{applying:()=>applying,requireSame:()=>requireSame})
var r=n(73024)
var s=n(76760)
var a=n(36807)
var o=n(89812)
var i=n(7256)
var c=n(98664)
var u=n(94869)
var d=n(23849)
var l=n(81031)
var h=n(22911)
var f=n(29943)
var m=n(97167)
var p=n(99152)
var g=n(55351)
var w=n(13412)
var b=n(28147)
var v=n(57266)
var k=n(86404)
var y=n(56172)
var $=n(22296)
var O=n(35086)
var _=n(29058)
var x=n(39148)
var j=n(96027)
var A=n(4471)
var P=n(90009)
var T=n(91116)
var I=n(33737)
var q=n(88135)
var C=n(12947)
var N=n(94040)
var S=n(21271)
function placeFor(t,e){const{thread:n}=t.trigger
return n.type==="pull_request"?onPull(t,e,n.number):onBranch(t,e)}async function onBranch(t,e){const{github:n,job:r,trigger:s,settings:a,memory:i}=t
const c=await(0,C.f_)(t)??(e.goal==="advance"?await(0,C.Cp)(t):void 0)
const{commit:u,branch:d}=e
const l=(0,S.xo)((0,S.et)(s),r,a.slice(f.We)["branch-name"])
const h=c?.sha??await(0,T.h8)(n,r.repository,l.branch)
const m=await madeFrom(t,u,h)
if(c&&(!m||e.goal!=="propose"))return onTask(c,{commit:u,made:m})
if(!(0,A.Q8)(d))throw unknown(u)
if(!await(0,P.xm)((0,o.n)(n,r.repository),u,d)){const e=await(0,C.Mn)(t,{branch:l.branch,base:d,tip:h})
if(e.status!=="found"||e.tip!==u)throw unknown(u)
return{startingPoint:{head:u,branch:e.branch,goal:e.goal,pull:void 0},fault:void 0,made:m}}const p=m!==void 0||h===u&&r.runAttempt>1
const g=h!==void 0&&!p
const w=g?`-run-${r.runId}`:""
const[b,v]=[`${l.branch}${w}`,`${l.plain}${w}`]
if(g)i.notes.add((0,q.J1)("branch-taken",{branch:(0,I.aY)(l.branch),other:(0,I.aY)(b)}))
const k={kind:"propose",branch:b,plain:v,base:d,...p&&{isThere:!0}}
return{startingPoint:{head:u,branch:d,goal:k,pull:void 0},fault:void 0,made:m}}async function madeFrom(t,e,n){const r=n===void 0||n===e?void 0:await(0,$.EE)(t,n)
return n!==void 0&&r?.parent===e?{...r,commit:n}:void 0}function onTask(t,{commit:e,made:n}){const r=t.sha===e||n!==void 0
const s=r?(0,C.n9)(t):{kind:"patch",base:t.base,why:""}
const a=r?void 0:moved(t.number,e,t.sha)
return{startingPoint:{head:e,branch:t.branch,goal:s,pull:void 0},fault:a,made:n}}async function onPull(t,{commit:e,head:n},r){const{github:s,job:a}=t
if(e!==n)throw unknown(e)
const c=(0,o.n)(s,a.repository)
const u=await(0,i.Es)(c,r)
const{branch:d}=u.head
const l=u.isFork?void 0:await madeFrom(t,e,u.head.sha)
const h=whyNotThere(u,l?u.head.sha:e)
const{branch:f}=u.base
const m=h?{kind:"patch",base:f,why:""}:await(0,N.pullGoal)(t,u,{isApplying:!0})
return{startingPoint:{head:e,branch:d,goal:m,pull:u},fault:h,made:l}}function whyNotThere({number:t,state:e,head:n},r){if(e!=="open")return new c.vC("config",`Pull request #${t} is ${e} now.`,{hint:e==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return n.sha===r?void 0:moved(t,r,n.sha)}function moved(t,e,n){return new c.vC("github",`The head of pull request #${t} moved from ${e} to ${n} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(t){return new c.vC("denied",`The change set is for the commit ${t.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var B=n(3024)
var M=n(84577)
const R=1024*1024
const J={facts:4*R,work:30*R,withheld:30*R}
const z={entries:1e5,depth:3,bytes:500*R}
function readChangeSet(t){const e=namesIn(t)
const n=parse(readPlain(t,M.c.facts,J.facts))
const patch=n=>{if(!e.includes(M.c[n]))return
requirePlain(t,M.c[n],J[n])
return(0,s.join)(t,M.c[n])}
const r=patch("work")
if(r===void 0!==(n.tree===void 0))throw refused("its facts and its patch do not match")
if(r!==void 0&&!n.startingPoint)throw refused("its patch is for no commit")
const a=e.includes(M.c.log)
if(a)walk(t,M.c.log,{entries:0,bytes:0})
return{facts:n,work:r,withheld:patch("withheld"),log:a?(0,s.join)(t,M.c.log):""}}function notHandedOver(t){return new c.vC("config",`There is no change set in ${(0,u.TN)(t,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again."})}function namesIn(t){const e=Object.values(M.c)
const n=listed(t,"")
const r=n.find(t=>!e.includes(t))
if(r!==void 0)throw refused(`it holds ${named(r)}, which is not part of a change set`)
if(!n.includes(M.c.facts))throw refused(`it has no ${M.c.facts}`)
return n}function listed(t,e){const n=(0,B.HL)(t,e,z.entries)
if(n.status==="missing"&&e==="")throw notHandedOver(t)
if(n.status==="read"&&!n.isCut)return n.entries.map(({name:t})=>t)
if(n.status==="read")throw refused("its log is too large")
const r=n.status==="refused"&&!["denied","unreadable"].includes(n.why)
throw refused(r?"it is not a folder":"it cannot be read")}function walk(t,e,n){if(e.split("/").length>z.depth)throw refused("its log has too many nested folders")
for(const r of listed(t,e)){if(!/^[\w][\w.-]{0,200}$/.test(r))throw refused(`its log holds ${named(r)}, which is not the name of a log file`)
const s=`${e}/${r}`
if((0,B.BJ)(t,s)?.isDirectory())walk(t,s,n)
else n.bytes+=requirePlain(t,s,z.bytes)
n.entries++
if(n.entries>z.entries||n.bytes>z.bytes)throw refused("its log is too large")}}function requirePlain(t,e,n){const r=(0,B.BJ)(t,e)
if(!r?.isFile()||r.nlink!==1)throw refused(`${named(e)} is not a regular file`)
if(r.size>n)throw refused(`${named(e)} has ${r.size} bytes, more than ${n}`)
return r.size}function readPlain(t,e,n){requirePlain(t,e,n)
const r=(0,B.Pd)(t,e,n)
if(r.status==="read")return r.bytes.toString("utf8")
throw refused(`${named(e)} cannot be read`)}function parse(t){const e=M.V.safeParse(asJson(t))
if(e.success)return e.data
const{path:n,message:r}=e.error.issues[0]??{path:[],message:""}
throw refused(`its ${M.c.facts} is invalid (${(0,u.TN)(`${n.join(".")}: ${r}`,200)})`)}function asJson(t){try{return JSON.parse(t)}catch(t){throw refused(`its ${M.c.facts} is not JSON`,t)}}function named(t){return JSON.stringify((0,u.TN)(t.split("/").at(-1)??"",80))}function refused(t,e){return new c.vC("denied",`The change set is refused: ${t}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:e})}function applying({world:t,settings:e},n){try{const t=readChangeSet(folderIn(e))
const{conversation:r}=t.facts
const work=e=>apply(t,e,n)
return{recall:t=>recallApplied(t,r),work:work}}catch(e){const n=(0,c.ec)(e)
return{recall:async()=>(0,w.v7)(t.newId()),work:async()=>(0,y.Gj)(n)}}}async function recallApplied(t,e){const n=await(0,_.rA)(t,n=>n.includes(e)&&(0,_.dR)(t.job,n))
const r=(0,w.HR)(t,n)
return r?{kind:"answered",answer:r}:(0,w.v7)(e)}function folderIn(t){const{"change-set":e}=t.slice(h.PL)
if(e!==void 0)return e
throw new c.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(t,e,n){try{const r=(0,l.readInputsWithoutModel)(e.settings)
requireSame(t.facts,e)
const s=await(0,p.z1)(e,await(0,p.q8)(e,e.world.env,e.trigger))
if(s)throw s
const a=await publish(t,e,{token:r["github-token"],apply:t=>n(e,{...t,isRestricted:()=>isRestrictedNow(e)})})
return{...a,conversationPath:t.log}}catch(e){return{...(0,y.Gj)((0,c.ec)(e)),conversationPath:t.log}}}async function publish(t,e,{token:n,apply:r}){const{facts:s}=t
const{exact:a,leaks:o,redact:i}=e
const c=o.redact(a(s.finalResponse)).text
const u=s.startingPoint&&t.work!==void 0?await placeFor(e,s.startingPoint):void 0
const answer=t=>(0,k.finalAnswer)(c,{isTitled:s.isTitled===!0,template:t})
const{saved:d,final:l}=u?await save(t,{...u,run:e,token:n,answer:answer}):{saved:{...E,patch:void 0},final:await answer()}
const h=[...factsIn(s).withheld,...d.withheld]
const f={...d,withheld:h}
const m=s.end.status==="finished"&&u!==void 0&&d.fault===void 0
const p=m?await(0,j.qw)(e,u,d,{final:l,redact:i}):j.g
const{sandbox:g}=s.facts
const w=g&&{...g,isFork:u!==void 0&&(0,$._K)(u.startingPoint)}
const b=p.fault===void 0&&d.fault===void 0&&u?.fault===void 0
const O=s.end.status==="finished"
const _=O&&s.features?await r({kept:s.features,isPublished:b}):{}
const x=conclusionOf(s,{saved:f,opened:p,goal:u?.startingPoint.goal.kind,lowered:u&&(0,y.xT)(u.startingPoint),finalResponse:c,reach:w})
const A=(0,v.Ej)(_)
const P=(0,v.Eu)(x,A)
const T={...y.II,...factsIn(s),...P,finalResponse:c,shownResponse:(0,k.shownAnswer)(l,{kept:d.kept,opened:p}),files:d.change.files,kept:d.kept,patchBase:u&&(0,y.Rw)(u.startingPoint),diff:d.diff,locks:d.locks,withheld:h,withheldPatch:d.patch??withheldPatchIn(t),proposed:A,sections:_.sections,...(0,y.qL)(p)}
const I=g===void 0&&s.facts.iterations>0
const q={featureOutputs:_.outputs}
return{report:T,fault:P.fault,...q,hadNoSandbox:I,...u&&{baseSha:u.startingPoint.head}}}const E={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:t,work:e=""},n){const{run:o,startingPoint:i,made:u,token:d,fault:l}=n
const{job:h,world:p}=o;(0,r.mkdirSync)(h.temp,{recursive:!0})
const w=(0,r.mkdtempSync)((0,s.join)(h.temp,"deckhand-"))
const b={folder:w,base:i.head,remoteUrl:`${h.serverUrl}/${h.repository.owner}/${h.repository.name}.git`,token:d,allowedBranch:i.goal.kind==="advance"?i.goal.branch:void 0,environment:(0,m._K)(p.env),now:p.now}
const{publisher:v,change:k}=await(0,a.X2)(b,e,(0,f.US)(o.settings.slice(f.We)))
if(k.tree!==t.tree)throw new c.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const y=await n.answer(await(0,g.g)(v.filesOf(v.base)))
const $={made:u,title:y.commitTitle}
const O={publisher:v,folder:w,startingPoint:i}
const _=await(0,j.FW)(o,O,await withClaimed(o,O,{change:k,facts:t}),o.leaks,$)
return{saved:{..._,fault:_.fault??l},final:y}}async function withClaimed(t,e,{change:n,facts:{history:r}}){if(r===void 0)return n
const{kind:s,commits:a}=r
const o=s==="merge"?{kind:"merged",commits:a}:{kind:s,onto:a}
return(0,x.withLineage)(t,{...e,how:{}},{...n,commits:o})}function conclusionOf({end:t},e){if(t.status==="stopped")return t
return(0,b.E)({...e,timeoutMinutes:0,end:t,change:e.saved.change})}function requireSame(t,{trigger:e,job:n}){const r=`${n.repository.owner}/${n.repository.name}`
if(t.repository.id!==e.repositoryId||t.repository.name!==r)throw foreign(`the repository ${t.repository.name}`)
if(JSON.stringify(threadOf(t.thread))!==JSON.stringify(threadOf(e.thread)))throw foreign("another thread")
if(t.key!==e.key)throw foreign("another request")}function threadOf(t){return t.type==="none"?[t.type]:[t.type,t.number]}function foreign(t){return new c.vC("denied",`The change set is for ${t}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:t}){const{costUsd:e,sandbox:n,uses:r,withheld:s,...a}=t
return{...a,costUsd:e,sandbox:n,uses:r.map(t=>({...t,costUsd:t.costUsd})),withheld:s.map(t=>({...t,detail:wordsOf(t.detail)}))}}function wordsOf(t){return(0,u.TN)((0,d.WN)(t),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:t}){return t===void 0?void 0:{path:t,patch:(0,r.readFileSync)(t,"utf8")}}async function isRestrictedNow(t){const e=t.settings.slice(l.AGENT)["mixed-threads"]==="as-trusted"
const{thread:n}=t.trigger
const r=n.type==="pull_request"?await(0,i.Es)((0,o.n)(t.github,t.job.repository),n.number):void 0
if((0,$._K)({pull:r}))return!0
if(e)return!1
const s={kind:"patch",base:"",why:""}
const{strangers:a}=await(0,O.y)(t,{head:"",branch:"",goal:s,pull:r},(0,O.W)(t))
return a.length>0}}),84577:((t,e,n)=>{n.d(e,{V:()=>v,c:()=>o})
var r=n(28942)
var s=n(7925)
var a=n(68430)
const o={facts:"change-set.json",work:"work.patch",withheld:"withheld.patch",log:"conversation"}
const i=r.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const c=r.number().int().min(0).max(1e12)
const u=r.number().min(0).max(1e12)
const d=r.string().max(500)
const l=r.strictObject({id:r.string().regex(/^[\w.-]{1,50}$/),replies:c,inputTokens:c,outputTokens:c,cachedTokens:c,writtenTokens:c,reasoningTokens:c,costUsd:u.optional(),latencyMs:u}).readonly()
const h=r.strictObject({host:d,port:r.number().int().min(0).max(65535),reason:r["enum"](["closed","unlisted","shut","private","never","port","unknown","unnamed","malformed","fork"]),allow:d.optional()}).readonly()
const f=r.strictObject({way:r.string().regex(/^[\w-]{1,30}$/),checks:c,network:r.string().regex(/^[\w.*:, -]{1,500}$/),isShut:r.boolean(),isAsking:r.boolean().optional(),nobody:a.c.optional(),denials:r.array(h).max(500).readonly()}).readonly()
const m=r.strictObject({withheld:r.array(r.strictObject({path:r.string().max(5e3),code:r["enum"](codes()),detail:d}).readonly()).max(1e3).readonly(),checks:r.array(r.strictObject({command:r.string().max(2e4),exitCode:r.number().int()}).readonly()).max(100).readonly(),steps:c,iterations:c,toolCalls:c,models:r.array(d).max(20).readonly(),inputTokens:c,outputTokens:c,cachedTokens:c,estimatedCalls:c,costUsd:u.optional(),uses:r.array(l).max(50).readonly(),durationMs:u,sandbox:f.optional()}).readonly()
const p=r.discriminatedUnion("status",[r.strictObject({status:r.literal("finished")}).readonly(),r.strictObject({status:r.literal("stopped"),outcome:r["enum"](["budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]),reason:d,quote:d.optional(),hint:d}).readonly()])
const g=r.discriminatedUnion("type",[r.strictObject({type:r["enum"](["issue","pull_request","discussion"]),number:r.number().int().positive()}),r.strictObject({type:r.literal("none")})])
const w=r.strictObject({commit:i,branch:r.string().min(1).max(1e3),goal:r["enum"](["propose","advance","patch"]),head:i.optional()}).readonly()
const b=r.strictObject({kind:r["enum"](["merge","rewritten"]),commits:r.array(i).min(1).max(5).readonly()}).readonly()
const v=r.strictObject({version:r.literal(1),repository:r.strictObject({id:r.number().int(),name:r.string().regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/)}),thread:g,key:r.string().max(1e3),requester:d,conversation:r.string().regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),startingPoint:w.optional(),tree:i.optional(),history:b.optional(),end:p,finalResponse:r.string().max(5e5),isTitled:r.literal(!0).optional(),features:r.record(r.string().max(100),r.json()).readonly().optional(),facts:m}).readonly()
function codes(){const[t,...e]=Object.keys(s.Lp)
return[t,...e]}}),39148:((t,e,n)=>{n.d(e,{withLineage:()=>withLineage})
var r=n(89812)
var s=n(90009)
var a=n(98664)
var o=n(33737)
var i=n(88135)
var c=n(57974)
async function withLineage(t,e,n){const{commits:r}=n
try{if(r?.kind==="merged")return await asMerge(t,e,n,r.commits)
if(r?.kind==="rewritten"&&isContinued(e))return await asRewritten(t,e,r.onto)}catch(n){(0,c.printNotice)(`GitHub could not be asked about the history of the work. ${(0,a.ec)(n).message}`)
if(r?.kind==="merged")note(t,e)}return n}function isContinued({startingPoint:{goal:t}}){return t.kind==="advance"||t.kind==="propose"&&t.isThere===!0}async function asMerge(t,e,n,r){const{base:s}=e.publisher
const a=await firstOnBase(t,e,r)
const o=a&&await mergeBaseIn(t,s,a)
if(a===void 0||o===void 0){note(t,e)
return n}const i=r.filter(t=>t!==a)
if(!await areOnBase(t,e,i))note(t,e,"merge-in-part")
await bring(t,e,[a,o])
const c={kind:"merge",parents:[s,a]}
return e.publisher.captureOnto(c,{base:o,one:s,other:a},e.how)}async function asRewritten(t,e,n){const{base:r}=e.publisher
const s=await firstOnBase(t,e,n,r)??r
const a=s===r?r:await mergeBaseIn(t,r,s)??r
await bring(t,e,[s,a])
const o={kind:"rewritten",parents:[s]}
return e.publisher.captureOnto(o,{base:a,one:r,other:s},e.how)}async function firstOnBase({github:t,job:e},{startingPoint:{goal:n}},a,o){const i=(0,r.n)(t,e.repository)
for(const t of a){if(await(0,s.xm)(i,t,n.base))return t
if(o!==void 0&&await(0,s.xm)(i,t,o))return t}return}async function areOnBase({github:t,job:e},{startingPoint:{goal:n}},a){const o=(0,r.n)(t,e.repository)
const i=await Promise.all(a.map(t=>(0,s.xm)(o,t,n.base)))
return i.every(Boolean)}function mergeBaseIn({github:t,job:e},n,a){return(0,s.nM)((0,r.n)(t,e.repository),n,a)}async function bring({job:t},{publisher:e},n){for(const r of new Set(n))if(r!==e.base)await e.fetchCommit(`${t.repositoryUrl}.git`,r)}function note({memory:t},{startingPoint:{goal:e}},n="merge-not-published"){t.notes.add((0,i.J1)(n,{base:(0,o.aY)(e.base)}))}}),84901:((t,e,n)=>{n.d(e,{Bs:()=>requireClean,oz:()=>requireBranch})
var r=n(73024)
var s=n(76760)
var a=n(98664)
var o=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(t,e){const{head:n,branch:r}=await requireClean(t,e)
if(r===void 0)throw detached(n)
return{head:n,branch:r}}async function requireClean(t,e){const{head:n,branch:r,changed:s}=await readState(t,e)
if(n===void 0)throw await withoutCommit(r,e)
if(s.length>0)throw(await loadBroken()).withoutIndex(t)??dirty(s)
return{head:n,branch:r}}const loadBroken=()=>n.e(2791).then(n.bind(n,42791))
async function readState(t,e){if(!(0,r.existsSync)((0,s.join)(t,".git")))throw noCheckout()
try{return await checkoutState(e)}catch(e){throw(await loadBroken()).brokenCheckout(t,e)}}function noCheckout(){return new a.vC("config","The workspace is not a git checkout.",{hint:i})}async function withoutCommit(t,e){const n=await e.raw(["for-each-ref","--count=1","--format=%(refname)"])
if(t===void 0||n.trim()==="")return new a.vC("config","The repository has no commits.",{hint:"Push a first commit."})
return new a.vC("config",`The checkout is on the branch ${(0,o.SS)((0,o.TN)(t,200))}, which has no commit.`,{hint:"Give actions/checkout a `ref` that is the name of a branch on GitHub."})}function detached(t){return new a.vC("config",`The checkout is detached at ${t.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(t){const e=t.slice(0,3).map(t=>(0,o.TN)(t,80)).join(", ")
const n=`The checkout has ${(0,o.U9)(t.length,"uncommitted change")} (${e}${t.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new a.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(t){const e=(await t.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=t=>e.find(e=>e.startsWith(`# ${t} `))?.slice(t.length+3)
const n=header("branch.oid")
const r=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:r==="(detached)"?void 0:r,changed:e.flatMap(t=>changedPath(t)??[])}}const c={1:8,u:10,"?":1}
function changedPath(t){const e=t.split(" ")
const n=c[e[0]??""]
return n===void 0?void 0:e.slice(n).join(" ")}}),12947:((t,e,n)=>{n.d(e,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var r=n(28942)
var s=n(89812)
var a=n(7256)
var o=n(98664)
var i=n(57974)
var c=n(73829)
var u=n(29058)
var d=n(21271)
var l=n(84901)
function searchWork(t){const e=(0,u.Jn)(t)
if(!e.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(t,e)
n.catch(()=>{})
return{pull:n,branches:branchesOf(t)}}async function markedWork(t,e,n=searchWork(t)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(t,e,await n.branches)}catch(t){const e=(0,o.ec)(t).message;(0,i.printNotice)(`${h} ${e}`)
return{status:"unseen",why:e}}}const h="It could not be checked whether there is earlier work of the agent."
async function markedPull(t,e=(0,u.Jn)(t)){const{github:n,job:r,trigger:o,other:i}=t
const c=(0,s.n)(n,r.repository)
return(0,a.zl)(c,i?.id??o.repositoryId,({body:t,branch:n})=>e.isMarked(t,n))}const f=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const m=10
async function branchesOf(t){const e=(0,d.gl)((0,d.et)(t.trigger),(0,d.dT)(t))
if(e===void 0)return[]
const n=[...new Set([e,e.replaceAll("/","-")])]
return(await Promise.all(n.map(e=>branchesFrom(t,e)))).flat()}async function branchesFrom({github:t,job:e},n){try{const r=(0,s.n)(t,e.repository)
const a=f.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return a.map(({ref:t,object:e})=>({branch:t.replace(/^refs\/heads\//,""),tip:e.sha})).filter(({branch:t})=>t.startsWith(n)&&!/^\d/.test(t.slice(n.length))).slice(-m)}catch(t){(0,i.printNotice)(`${h} ${(0,o.ec)(t).message}`)
return[]}}async function onBranches(t,{branch:e,base:n,tip:r},s){const a=(0,u.Jn)(t)
if(!a.isAble)return{status:"unknown"}
const o=r===void 0?[]:[{branch:e,tip:r}]
const i=s.filter(t=>t.branch!==e)
const c=await Promise.all([...o,...i].map(e=>onBranch(t,a,{...e,base:n})))
const[d]=c.flatMap(t=>t.status==="ours"?[t]:[]).sort((t,e)=>e.time-t.time)
if(d){const t={kind:"propose",branch:d.branch,plain:d.branch,base:n,isThere:!0}
return{status:"found",tip:d.tip,branch:d.branch,goal:t}}return{status:o.length>0&&c[0]?.status==="over"?"over":"unknown"}}const p=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:t,job:e},n,{branch:r,base:a,tip:o}){const i=(0,s.n)(t,e.repository)
const c=`${e.repository.owner}:${r}`
const u=p.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:t})=>n.isMarked(t??"",r)))return{status:"over"}
const d=u.length>0?void 0:await lastMarked(i,n,`${a}...${r}`)
return d===void 0?{status:"unknown"}:{status:"ours",time:d,branch:r,tip:o}}const g=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(t,e,n){const{commits:r}=g.parse(await t.get("/compare/{basehead}",{basehead:n,per_page:100}))
const s=r.filter(({commit:t})=>e.hasTrailer(t.message)).map(({commit:t})=>Date.parse(t.committer.date))
return s.length===0?void 0:Math.max(...s)}async function openTask(t,e){const r=await taskPull(t)
if(!r)return
const{head:s}=await(0,l.Bs)(t.job.workspace,(0,c.b)(t)())
const{moveCheckout:a}=await n.e(5793).then(n.bind(n,85793))
const o=await a(t,e,{head:s,commit:r.sha,base:{branch:r.base}})
return{head:r.sha,branch:r.branch,goal:goalIn(r),pull:void 0,history:o}}async function taskPull(t){const{github:e,job:n,trigger:r,other:o}=t
const i=(0,d.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,d.xo)(i,n,(0,d.dT)(t))
return(0,a.zl)((0,s.n)(e,n.repository),o?.id??r.repositoryId,(0,a.L$)(c))}function goalIn({number:t,url:e,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:t,url:e}}}}),94040:((t,e,n)=>{n.r(e)
n.d(e,{pullGoal:()=>pullGoal})
var r=n(4471)
var s=n(89812)
var a=n(7256)
var o=n(33737)
var i=n(88135)
var c=n(29943)
async function pullGoal(t,e,{isApplying:n=!1}={}){const{branch:r,repository:s}=e.head
const a=e.base.branch
const c=e.isFork?whyNotToFork(t,e,n):await whyNotToBranch(t,r)
if(c!==void 0)return{kind:"patch",base:a,why:(0,i.J1)(`lowered-${c}`,{branch:(0,o.aY)(r)})}
const u={number:e.number,url:e.url}
return{kind:"advance",branch:r,base:a,pullRequest:u,...e.isFork&&{fork:s}}}function whyNotToFork({settings:t},e,n){if(n||!t.slice(c.We)["fork-push"])return"fork"
if(e.head.repository===void 0)return"fork-gone"
if(!e.maintainerCanModify)return"fork-author"
return(0,r.Q8)(e.head.branch)?void 0:"name"}async function whyNotToBranch({github:t,job:e},n){if(!(0,r.Q8)(n))return"name"
return(0,a.WM)((0,s.n)(t,e.repository),n)}})}

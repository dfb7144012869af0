export const id=3290
export const ids=[3290,4040,6404,9148]
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
return`grep -rnIE${s} -e ${quoted(e)} -- ${quoted(t)}`}function quoted(e){return`'${e.replaceAll("'",`'\\''`)}'`}const d="terminal"
const l="file_editor"
const h={bash:d,command:d,execute:d,execute_bash:d,str_replace:l,str_replace_editor:l}
function resolveAlias(e,t){const n=rename(e,t)
return n.name===l?inferCommand(n,t):n}function rename(e,t){if(t.get(e.name))return e
const n=meantName(e.name,t)
if(n!==e.name)return rename({...e,name:n},t)
const r=Object.hasOwn(h,e.name)?h[e.name]:void 0
if(r!==void 0)return t.get(r)?{...e,name:r}:e
const s=t.get(d)&&shellCommand(e.name,e.input)
return s===void 0?e:{name:d,input:command(s,e.input)}}function meantName(e,t){const n=[...t.names,...Object.keys(h)]
const r=e.split(/[^\w-]+/).filter(e=>e!==""&&!/^\d+$/.test(e))
const s=new Set(r.flatMap(e=>n.filter(t=>isSameWord(t,e))))
const[a]=s
return a!==void 0&&s.size===1?a:f.exec(e.trim())?.[1]??e}function isSameWord(e,t){const plain=e=>e.toLowerCase().replaceAll(/[_-]/g,"")
return plain(e)===plain(t)}const f=/^([A-Za-z_][\w-]*)\s*(?:<\/?[A-Za-z][\s\S]*|<\|[a-z_]+\|>[a-z]*|[>"'][\s\S]*)$/
function inferCommand(e,t){const n=t.get(l)?.input.shape.command!==void 0
const r=n&&e.input.command===void 0?editorCommand(e.input):void 0
return r===void 0?e:{...e,input:{command:r,...e.input}}}function editorCommand(e){if(typeof e.path!=="string")return
if("old_str"in e)return"str_replace"
if("insert_line"in e)return"insert"
if("file_text"in e)return"create"
return"new_str"in e?void 0:"view"}const m=4
function parseRepaired(e,t){let n=t
let r=e.safeParse(n)
for(let t=0;t<m&&!r.success;t+=1){n=r.error.issues.reduce(fix,n)
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
return{...e,[r]:update(a,s,n)}}function malformed(e,t){return JSON.stringify({[p]:!0,error:t,arguments:(0,i.GH)(e,g)})}const p="_openhands_malformed_tool_call"
const g=2e3
function writtenArguments(e){const{[p]:t,arguments:n}=(0,a.lj)(e)?.value??{}
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
return t&&p in t.value?void 0:t}function malformedArguments({arguments:e},t){return p in((0,a.lj)(e)?.value??{})?e:malformed(e,t)}function problemOf(e){const t=(0,a.lj)(e)?.value.error
return typeof t==="string"?t:(0,o.z)(e)}function refused(e,t){return{status:"refused",call:e,error:t}}function refuseCall(e,t){const n=parseArguments(e.arguments)!==void 0
const r=n?e.arguments.trim()||"{}":malformedArguments(e,t)
return refused({...e,name:soundName(e.name),arguments:r},t)}function soundName(e){return e.replaceAll(/[^a-zA-Z0-9_-]+/g,"_").slice(0,64)}function invalid(e,t,n){return`Error validating tool '${e}': ${t}\n${n}`}function withoutNulls(e){return Object.fromEntries(Object.entries(e).filter(([,e])=>e!==null))}const w=s.object({security_risk:c.IB.default("UNKNOWN")})
function takeJudgement(e,t){const{shape:n}=e.input
const r="security_risk"in n?t:spelt(t,n)
const{security_risk:s,summary:a,...o}=r
const i={..."security_risk"in n&&"security_risk"in r&&{security_risk:s},..."summary"in n&&"summary"in r&&{summary:a}}
const c=!e.annotations.readOnlyHint&&!("security_risk"in n)
const u=w.safeParse(c?{security_risk:s}:{})
const d=typeof a==="string"?a:void 0
return{input:{...o,...i},judgement:u.success?{risk:u.data.security_risk,summary:d}:{error:u.error}}}function spelt(e,t){if(e.security_risk!==void 0)return e
const n=Object.keys(e).find(e=>!(e in t)&&isMisspelt(e))
if(n===void 0)return e
const{[n]:r,...s}=e
return{security_risk:r,...s}}function isMisspelt(e){const t=e.toLowerCase().replaceAll(/[^a-z]/g,"")
return t.startsWith("s")&&Math.abs(t.length-12)<=2&&distance(t,"securityrisk")<=2}function distance(e,t){let n=Array.from({length:t.length+1},(e,t)=>t)
for(const[r,s]of[...e].entries()){const e=[r+1]
for(const[r,a]of[...t].entries()){const t=(n[r]??0)+(s===a?0:1)
e.push(Math.min(t,(n[r+1]??0)+1,(e[r]??0)+1))}n=e}return n.at(-1)??0}}),67782:((e,t,n)=>{n.d(t,{lv:()=>s,ps:()=>isOfRequest,ry:()=>fittedComments})
const r=6e4
const s=2e4
function isOfRequest({isAsked:e,comments:t}){return e||t.some(e=>e.isAsked)}function fittedComments({threads:e}){const t=[]
const n=[]
let s=r
let a
for(const r of e.filter(isOfRequest)){const e=r.hunk!==""&&a?.path===r.path&&a.hunk===r.hunk
const o={...r,isSameCode:e}
const i={...o,comments:o.comments.filter(e=>e.isAsked)}
const c=[o,i].find(e=>sizeOf(e)<=s)??(r.isAsked?i:void 0)
if(c){s-=sizeOf(c)
t.push(c)
a=r}else n.push(...i.comments.map(({id:e})=>({id:e,path:r.path,line:r.line})))}return{threads:t,unfit:n}}function sizeOf({hunk:e,comments:t,isSameCode:n}){const r=t.map(({body:e})=>Math.min(e.length,s))
return r.reduce((e,t)=>e+t,n?0:e.length)}}),82535:((e,t,n)=>{n.d(t,{$Q:()=>clip,Cl:()=>pullItems,_k:()=>jobItems,oW:()=>patchText})
var r=n(94869)
var s=n(67782)
var a=n(71760)
const o=15e3
const i=4e3
const c=50
function pullItems(e,t){const{pull:n,reviews:r,files:s,checks:a}=e
return[endsItem(n),...r.linked.map(e=>linkedItem(e,t)),...s?filesItems(s):[],...a&&a.length>0?[checksItem(n,a)]:[],...within(o,reviewItems(otherReviews(r),t)),...askedItems(r,t)]}function otherReviews({reviews:e,threads:t}){return{reviews:e.filter(({isAsked:e})=>!e),threads:t.filter(e=>!(0,s.ps)(e))}}function askedItems(e,t){const{threads:n,unfit:a}=(0,s.ry)(e)
const o=reviewItems({reviews:e.reviews.filter(({isAsked:e})=>e),threads:n},t)
const i=o.map(e=>clip(e,s.lv))
if(a.length===0)return i
const c=`${(0,r.U9)(a.length,"review comment")} of the request, without room for the text`
const u=a.map(({id:e,path:t,line:n})=>`review comment ${e}, ${placeOf({path:t,line:n})}`).join("\n")
return[...i,clip({label:c,text:u,format:"plain"},s.lv)]}function jobItems({jobs:e}){return e.map(jobItem)}function endsItem({number:e,state:t,isDraft:n,isFork:r,head:s,base:a}){const o=`where pull request #${e} stands (${t}${n?", draft":""}${r?", of a fork":""})`
const i=[s,a].map(({branch:e,sha:t,repository:n})=>`${n??"(deleted)"} ${e} ${t}`)
return{label:o,text:`head: ${i[0]}\nbase: ${i[1]}`,format:"plain"}}function linkedItem(e,t){const{number:n,title:r,body:s,state:o,createdAt:c}=e
const u=`issue #${n}, which this would close (${o}), by ${(0,a.N6)(e,t)}, ${c}`
return clip({label:u,title:r,text:s,format:"markdown"},i)}function filesItems({files:e,isWhole:t}){const n=e.map(({path:e,previousPath:t,status:n,additions:r,deletions:s})=>{const a=t===void 0?"":` (was ${t})`
return`${n} ${e}${a} +${r} -${s}`})
const s=e.flatMap(patchText)
const a=t?"":", and more that are not listed"
const o=`${(0,r.U9)(e.length,"changed file")}${a}`
if(s.length===0)return[{label:o,text:n.join("\n"),format:"plain"}]
return[{label:o,text:n.join("\n"),format:"plain"},{label:"the patches, as far as there is room",text:s.join("\n\n"),format:"plain"}]}function patchText({path:e,patch:t}){if(t===void 0)return[]
return[`--- ${e}${t.isCut?" (only its first lines)":""}\n${t.text}`]}function checksItem({head:e},t){const n=t.slice(0,c).map(({name:e,conclusion:t})=>`${t}: ${e}`)
return{label:`${(0,r.U9)(t.length,"check")} of ${e.sha}`,text:n.join("\n"),format:"plain"}}function reviewItems({reviews:e,threads:t},n){const r=e.map(e=>({label:`review ${e.id} (${e.state})${partOf(e)} by ${(0,a.N6)(e,n)}, ${e.createdAt}`,text:e.body,format:"markdown"}))
return[...r,...t.flatMap(e=>threadItems(e,n))]}function placeOf({path:e,line:t}){return t===null?`${e} (changed since)`:`${e}:${t}`}function threadItems({path:e,line:t,hunk:n,isAsked:r,comments:s,isSameCode:o=!1},i){const c=s[0]?.id??0
const u=placeOf({path:e,line:t})
return[{label:`the code that ${r?"the request":`review comment ${c}`} is about`,text:o?`${u}, in the code above`:`${u}\n${n}`,format:"plain"},...s.map(e=>({label:`review comment ${e.id}, unresolved${partOf(e)}, by ${(0,a.N6)(e,i)}, ${e.createdAt}`,text:e.body,format:"markdown"}))]}function partOf({isAsked:e=!1}){return e?", submitted with the request and part of it":""}function jobItem({id:e,name:t,conclusion:n,url:r,failedSteps:s,log:a}){const o=s.map(e=>`failed step: ${e}`)
const i=a===void 0?"its log could not be read":a.isCut?"the end of its log":"its whole log"
const c=[`job: ${t} (${n}) ${r}`,...o].join("\n")
return{label:`job ${e} of the failed run, and ${i}`,text:a?`${c}\n\n${a.text}`:c,format:"plain"}}function within(e,t){let n=e
const s=[]
for(const e of t.toReversed()){if(n<=0)break
const t=clip(e,n)
n-=t.text.length
s.unshift(t)}const a=t.length-s.length
return a===0?s:[{label:`${(0,r.U9)(a,"older text")} without room`,text:"",format:"plain"},...s]}function clip(e,t){const{label:n,text:s}=e
if(s.length<=t)return e
const a=`${n} [cut: the first ${t} of ${s.length} characters]`
return{...e,label:a,text:(0,r.GH)(s,t)}}}),13218:((e,t,n)=>{n.d(t,{Lq:()=>newsOf,VO:()=>d,Xb:()=>taskOf,ng:()=>runOf,xG:()=>l})
var r=n(94869)
var s=n(88135)
var a=n(82535)
var o=n(71760)
var i=n(38789)
var c=n(68717)
var u=n(64294)
const d=3e4
const l=4e4
function taskOf(e){const{trigger:t}=e
const{items:n,gaps:r}=dataOf(e)
const{data:s,hidden:a}=(0,i.EU)(n,e.nonce)
return{words:wordsOf(e,n.length>0?s:"",r),hidden:[...hiddenInRequest(t),...a]}}function hiddenInRequest({hidden:e=0}){return e===0?[]:[{where:"the request",parts:e}]}function wordsOf(e,t,n){const{trigger:r,repository:a,nonce:o}=e
const i={request:requestOf(r),repository:`${a.owner}/${a.name}`,gaps:n}
const c=requesterOf(r)
if(t==="")return(0,s.J1)("task-plain",{...i,requester:c})
if(r.about)return(0,s.J1)("task-item",{...i,requester:c,nonce:o,data:t})
if(r.run)return(0,s.J1)("task-ci",{...i,...runOf(r.run,r.headSha),nonce:o,data:t})
return(0,s.J1)("task",{...i,requester:c,thread:placeOf(r),nonce:o,data:t})}function runOf({name:e,branch:t},n=""){return{workflow:(0,i.pj)((0,r.TN)(e,100)),branch:(0,i.pj)((0,r.TN)(t,250)),sha:n}}function requesterOf({actors:e,kind:t}){const[n]=e
const{requester:r}=(0,u.OB)({kind:t})
const s=r==="person"||r==="failed run"
return n&&s?(0,i.pj)(n.login):"The workflow"}function requestOf({request:e,kind:t}){const n=(0,i.pj)(e)
const{bare:r}=(0,u.OB)({kind:t})
return n!==""||r===void 0?n:(0,s.J1)(r)}function placeOf({thread:e}){return e.type==="none"?"a run":`${e.type.replace("_"," ")} #${e.number}`}function dataOf({trigger:e,thread:t,pull:n,linked:r=[],failed:s,standings:o}){const i=t?within(d,t,o):void 0
const c=[...e.about?[{label:"the item",text:e.about.text,format:"plain"}]:[],...i?.items??[],...linkedItems(r,o),...n?(0,a.Cl)(n,o):[],...s?(0,a._k)(s):[]]
const u=[...t?.notes??[],...n?.reviews.notes??[],...s?.notes??[]]
if(n&&!n.files)u.push("The changed files could not be read from GitHub.")
if(n&&!n.checks)u.push("Its checks could not be read from GitHub.")
const l=(t?.omitted??0)+(i?.dropped??0)+(n?.reviews.omitted??0)
return{items:c,gaps:gapsIn(u,l)}}function within(e,t,n){const r=t.comments.reduce((e,{body:t})=>e+t.length,0)
const s=(0,a.$Q)(headItem(t,n),Math.max(e/2,e-r))
let o=e-s.text.length
const i=[]
for(const e of t.comments.toReversed()){if(o<=0)break
const t=(0,a.$Q)(commentItem(e,n),o)
o-=t.text.length
i.unshift(t)}return{items:[s,...i],dropped:t.comments.length-i.length}}function headItem(e,t){const{kind:n,number:r,title:s,body:a,url:i,createdAt:c}=e
const u=`${n} #${r} by ${(0,o.N6)(e,t)}, ${c}, ${i}`
return{label:u,title:s,text:a,format:"markdown"}}function commentItem(e,t){const{id:n,createdAt:r,editedAt:s,body:a}=e
const i=s===void 0?"":`, edited ${s}`
const c=`comment ${n} by ${(0,o.N6)(e,t)}, ${r}${i}`
return{label:c,text:a,format:"markdown"}}function gapsIn(e,t){const n=[...e]
if(t===1)n.push("1 more comment is left out.")
if(t>1)n.push(`${t} more comments are left out.`)
return n.map(e=>` ${e}`).join("")}const h=2e3
function linkedItems(e,t){return e.map(e=>{const{kind:n,number:r,title:s,body:i,state:c,createdAt:u}=e
const d=i===void 0?"which would close this":"which its text names"
const l=`${n} #${r}, ${d} (${c}), by ${(0,o.N6)(e,t)}, ${u}`
return(0,a.$Q)({label:l,title:s,text:i??"",format:"markdown"},h)})}function newsOf(e){const{trigger:t,nonce:n,facts:o,thread:c,pull:u,standings:d}=e
const l=[...c&&e.isHeadNew?[editedHead(c,d)]:[],...newComments(e).map(e=>commentItem(e,d)),...u?(0,a.Cl)({...u,reviews:newReviews(u.reviews,e)},d):[],...e.items]
const h=o.map(e=>`- ${(0,r.TN)(e,600)}`).join("\n")
const f={requester:requesterOf(t),request:requestOf(t),news:h}
const m=[(0,s.J1)("task-again",f)]
const{data:p,hidden:g}=(0,i.EU)(l,n)
if(l.length>0)m.push((0,s.J1)("task-again-data",{nonce:n,data:p}))
return{words:m.join("\n\n"),hidden:[...hiddenInRequest(t),...g]}}function editedHead(e,t){const{label:n,...r}=headItem(e,t)
return{...r,label:`${n}, edited since`}}function isNew({createdAt:e,editedAt:t},{readUntil:n}){return n===void 0||!(0,c.Y8)(t??e,n)}function newComments(e){const{thread:t,known:n}=e
return(t?.comments??[]).filter(t=>isNew(t,e)&&!t.isOwn&&!n.has(t.id))}function newReviews({reviews:e,threads:t,...n},r){const s=t.flatMap(e=>{const t=e.comments.filter(e=>e.isAsked||isNew(e,r))
return t.length>0||e.isAsked?[{...e,comments:t}]:[]})
return{...n,reviews:e.filter(e=>e.isAsked||isNew(e,r)),threads:s}}}),38789:((e,t,n)=>{n.d(t,{EU:()=>fence,pj:()=>plain,u6:()=>visibleMarkdown})
var r=n(98664)
var s=n(40598)
var a=n(38293)
const o=/<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g
function fence(e,t){if(!/^[A-Za-z0-9]{16,}$/.test(t))throw new r.vC("bug","A nonce is at least 16 letters and digits.")
const n=e.map(e=>({item:e,...reveal(e)}))
return{data:n.map(({item:e,shown:n,hidden:r})=>fenced(e.label,{shown:n,hidden:r},t)).join("\n\n"),hidden:n.flatMap(({item:e,hidden:t})=>t===0?[]:[{where:placeIn(e.label),parts:t}])}}function placeIn(e){return e.split(/,| by | \(/)[0]??""}function fenced(e,{shown:t,hidden:n},r){const s=without(r,plain(e).replaceAll(/\s+/g," ").trim())
const a=n===0?"":` [${n} hidden ${n===1?"part":"parts"} removed]`
return`${s}${a}\nBEGIN DATA ${r}\n${without(r,t)}\nEND DATA ${r}`}function visibleMarkdown(e){return(0,a.p)(e).shown}function plain(e){return revealPlain(e).shown}function reveal({title:e="",text:t,format:n}){const r=revealPlain(e)
const s=n==="plain"?revealPlain(t):(0,a.p)(t.replaceAll(o,""))
return{shown:`${r.shown}\n\n${s.shown}`.trim(),hidden:r.hidden+s.hidden}}function revealPlain(e){return(0,s.OT)(e.replaceAll(/\r\n?/g,"\n"))}function without(e,t){return t.replaceAll(e," ")}}),68717:((e,t,n)=>{n.d(t,{T2:()=>wasSubmitted,VM:()=>stoodAt,Y8:()=>isBefore})
var r=n(76409)
function isBefore(e,t){return t!==void 0&&Date.parse(e)<Date.parse(t)}function stoodAt(e,t){const{createdAt:n,lastEditedAt:r,isMinimized:s=!1}=e
const a=isByAsker(e,t)
const o=isSameSecond(n,t.createdAt)&&a&&!isNumberedAfter(e,t)
const i=o||isBefore(n,t.createdAt)
return i&&!s&&(r===null||wasEdited(r,t,a))}function wasEdited(e,{createdAt:t},n){return isBefore(e,t)||n&&isSameSecond(e,t)}function wasSubmitted({lastEditedAt:e,isMinimized:t=!1,author:n,editor:r},{createdAt:a}){if(t)return!1
return e===null||wasEdited(e,{createdAt:a},!0)||r===n&&n!==s}const s="ghost"
function isSameSecond(e,t){return t!==void 0&&Date.parse(e)===Date.parse(t)}function isByAsker({author:e},{actors:[t]=[]}){return t!==void 0&&(0,r.Av)(e,t.login)}function isNumberedAfter({kind:e,id:t},{item:n}){if(n===void 0||t==null)return!1
return a.includes(n.kind)||e===n.kind&&t>n.id}const a=["issue","pull-request","discussion"]}),90702:((e,t,n)=>{n.d(t,{z:()=>whyNotObject})
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
return n.sort((e,t)=>e.rank-t.rank).map(({file:e})=>e)}}),86404:((e,t,n)=>{n.d(t,{finalAnswer:()=>finalAnswer,shownAnswer:()=>shownAnswer})
var r=n(63697)
var s=n(94869)
var a=n(23565)
async function finalAnswer(e,{isTitled:t,template:n}){const{answer:a,filled:o,isFilled:i}=await fill(e,n)
const{title:c,rest:u}=(0,r.Gr)(a)
const d=c===void 0?void 0:(0,s.f6)(c)
return{whole:e,title:d,commitTitle:t?d:void 0,rest:u,filled:o,isFilled:i}}async function fill(e,t){if(!t)return{answer:e,filled:"",isFilled:!1}
const{fillTemplate:r,splitAnswer:s}=await n.e(6111).then(n.bind(n,6111))
const{answer:a,sections:o}=s(e,t)
const i=o.length>0
return{answer:i?a:e,filled:r(t,o),isFilled:i}}function shownAnswer({whole:e,title:t,commitTitle:n,rest:s,isFilled:o},{kept:i,opened:{pullRequest:c,proposeUrl:u}}){const d=i.kind==="branch"&&n!==void 0
const l=o&&(c?.isNew===!0||u!==void 0)
if(!(0,a.H)(s)||!d&&!l)return e
if(l)return d||t===void 0?s:`# ${t}\n\n${s}`
return(0,r.Gr)(e).rest}}),35771:((e,t,n)=>{n.r(t)
n.d(t,{applying:()=>applying,requireSame:()=>requireSame})
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
function placeFor(e,t){const{thread:n}=e.trigger
return n.type==="pull_request"?onPull(e,t,n.number):onBranch(e,t)}async function onBranch(e,t){const{github:n,job:r,trigger:s,settings:a,memory:i}=e
const c=await(0,C.f_)(e)??(t.goal==="advance"?await(0,C.Cp)(e):void 0)
const{commit:u,branch:d}=t
const l=(0,S.xo)((0,S.et)(s),r,a.slice(f.We)["branch-name"])
const h=c?.sha??await(0,T.h8)(n,r.repository,l.branch)
const m=await madeFrom(e,u,h)
if(c&&(!m||t.goal!=="propose"))return onTask(c,{commit:u,made:m})
if(!(0,A.Q8)(d))throw unknown(u)
if(!await(0,P.xm)((0,o.n)(n,r.repository),u,d)){const t=await(0,C.Mn)(e,{branch:l.branch,base:d,tip:h})
if(t.status!=="found"||t.tip!==u)throw unknown(u)
return{startingPoint:{head:u,branch:t.branch,goal:t.goal,pull:void 0},fault:void 0,made:m}}const p=m!==void 0||h===u&&r.runAttempt>1
const g=h!==void 0&&!p
const w=g?`-run-${r.runId}`:""
const[b,v]=[`${l.branch}${w}`,`${l.plain}${w}`]
if(g)i.notes.add((0,q.J1)("branch-taken",{branch:(0,I.aY)(l.branch),other:(0,I.aY)(b)}))
const k={kind:"propose",branch:b,plain:v,base:d,...p&&{isThere:!0}}
return{startingPoint:{head:u,branch:d,goal:k,pull:void 0},fault:void 0,made:m}}async function madeFrom(e,t,n){const r=n===void 0||n===t?void 0:await(0,$.EE)(e,n)
return n!==void 0&&r?.parent===t?{...r,commit:n}:void 0}function onTask(e,{commit:t,made:n}){const r=e.sha===t||n!==void 0
const s=r?(0,C.n9)(e):{kind:"patch",base:e.base,why:""}
const a=r?void 0:moved(e.number,t,e.sha)
return{startingPoint:{head:t,branch:e.branch,goal:s,pull:void 0},fault:a,made:n}}async function onPull(e,{commit:t,head:n},r){const{github:s,job:a}=e
if(t!==n)throw unknown(t)
const c=(0,o.n)(s,a.repository)
const u=await(0,i.Es)(c,r)
const{branch:d}=u.head
const l=u.isFork?void 0:await madeFrom(e,t,u.head.sha)
const h=whyNotThere(u,l?u.head.sha:t)
const{branch:f}=u.base
const m=h?{kind:"patch",base:f,why:""}:await(0,N.pullGoal)(e,u,{isApplying:!0})
return{startingPoint:{head:t,branch:d,goal:m,pull:u},fault:h,made:l}}function whyNotThere({number:e,state:t,head:n},r){if(t!=="open")return new c.vC("config",`Pull request #${e} is ${t} now.`,{hint:t==="merged"?"Ask again in an issue.":"Open it again, and ask again."})
return n.sha===r?void 0:moved(e,r,n.sha)}function moved(e,t,n){return new c.vC("github",`The head of pull request #${e} moved from ${t} to ${n} after the plan.`,{hint:"Ask again, and I will work on the new head. The work is in the patch."})}function unknown(e){return new c.vC("denied",`The change set is for the commit ${e.slice(0,7)}, which is not on its base branch.`,{hint:"Run `mode: plan` again. This also happens if the branch was rewritten in the meantime."})}var B=n(3024)
var M=n(84577)
const R=1024*1024
const J={facts:4*R,work:30*R,withheld:30*R}
const z={entries:1e5,depth:3,bytes:500*R}
function readChangeSet(e){const t=namesIn(e)
const n=parse(readPlain(e,M.c.facts,J.facts))
const patch=n=>{if(!t.includes(M.c[n]))return
requirePlain(e,M.c[n],J[n])
return(0,s.join)(e,M.c[n])}
const r=patch("work")
if(r===void 0!==(n.tree===void 0))throw refused("its facts and its patch do not match")
if(r!==void 0&&!n.startingPoint)throw refused("its patch is for no commit")
const a=t.includes(M.c.log)
if(a)walk(e,M.c.log,{entries:0,bytes:0})
return{facts:n,work:r,withheld:patch("withheld"),log:a?(0,s.join)(e,M.c.log):""}}function notHandedOver(e){return new c.vC("config",`There is no change set in ${(0,u.TN)(e,200)}.`,{hint:"Check the log of the steps that upload and download it. Then ask again."})}function namesIn(e){const t=Object.values(M.c)
const n=listed(e,"")
const r=n.find(e=>!t.includes(e))
if(r!==void 0)throw refused(`it holds ${named(r)}, which is not part of a change set`)
if(!n.includes(M.c.facts))throw refused(`it has no ${M.c.facts}`)
return n}function listed(e,t){const n=(0,B.HL)(e,t,z.entries)
if(n.status==="missing"&&t==="")throw notHandedOver(e)
if(n.status==="read"&&!n.isCut)return n.entries.map(({name:e})=>e)
if(n.status==="read")throw refused("its log is too large")
const r=n.status==="refused"&&!["denied","unreadable"].includes(n.why)
throw refused(r?"it is not a folder":"it cannot be read")}function walk(e,t,n){if(t.split("/").length>z.depth)throw refused("its log has too many nested folders")
for(const r of listed(e,t)){if(!/^[\w][\w.-]{0,200}$/.test(r))throw refused(`its log holds ${named(r)}, which is not the name of a log file`)
const s=`${t}/${r}`
if((0,B.BJ)(e,s)?.isDirectory())walk(e,s,n)
else n.bytes+=requirePlain(e,s,z.bytes)
n.entries++
if(n.entries>z.entries||n.bytes>z.bytes)throw refused("its log is too large")}}function requirePlain(e,t,n){const r=(0,B.BJ)(e,t)
if(!r?.isFile()||r.nlink!==1)throw refused(`${named(t)} is not a regular file`)
if(r.size>n)throw refused(`${named(t)} has ${r.size} bytes, more than ${n}`)
return r.size}function readPlain(e,t,n){requirePlain(e,t,n)
const r=(0,B.Pd)(e,t,n)
if(r.status==="read")return r.bytes.toString("utf8")
throw refused(`${named(t)} cannot be read`)}function parse(e){const t=M.V.safeParse(asJson(e))
if(t.success)return t.data
const{path:n,message:r}=t.error.issues[0]??{path:[],message:""}
throw refused(`its ${M.c.facts} is invalid (${(0,u.TN)(`${n.join(".")}: ${r}`,200)})`)}function asJson(e){try{return JSON.parse(e)}catch(e){throw refused(`its ${M.c.facts} is not JSON`,e)}}function named(e){return JSON.stringify((0,u.TN)(e.split("/").at(-1)??"",80))}function refused(e,t){return new c.vC("denied",`The change set is refused: ${e}.`,{hint:"Give `change-set` the folder that a run with `mode: plan` of the same version created, unchanged.",cause:t})}function applying({world:e,settings:t},n){try{const e=readChangeSet(folderIn(t))
const{conversation:r}=e.facts
const work=t=>apply(e,t,n)
return{recall:e=>recallApplied(e,r),work:work}}catch(t){const n=(0,c.ec)(t)
return{recall:async()=>(0,w.v7)(e.newId()),work:async()=>(0,y.Gj)(n)}}}async function recallApplied(e,t){const n=await(0,_.rA)(e,n=>n.includes(t)&&(0,_.dR)(e.job,n))
const r=(0,w.HR)(e,n)
return r?{kind:"answered",answer:r}:(0,w.v7)(t)}function folderIn(e){const{"change-set":t}=e.slice(h.PL)
if(t!==void 0)return t
throw new c.vC("config","The input `change-set` is empty.",{hint:"Set it to the folder into which actions/download-artifact put the change set."})}async function apply(e,t,n){try{const r=(0,l.readInputsWithoutModel)(t.settings)
requireSame(e.facts,t)
const s=await(0,p.z1)(t,await(0,p.q8)(t,t.world.env,t.trigger))
if(s)throw s
const a=await publish(e,t,{token:r["github-token"],apply:e=>n(t,{...e,isRestricted:()=>isRestrictedNow(t)})})
return{...a,conversationPath:e.log}}catch(t){return{...(0,y.Gj)((0,c.ec)(t)),conversationPath:e.log}}}async function publish(e,t,{token:n,apply:r}){const{facts:s}=e
const{exact:a,leaks:o,redact:i}=t
const c=o.redact(a(s.finalResponse)).text
const u=s.startingPoint&&e.work!==void 0?await placeFor(t,s.startingPoint):void 0
const answer=e=>(0,k.finalAnswer)(c,{isTitled:s.isTitled===!0,template:e})
const{saved:d,final:l}=u?await save(e,{...u,run:t,token:n,answer:answer}):{saved:{...E,patch:void 0},final:await answer()}
const h=[...factsIn(s).withheld,...d.withheld]
const f={...d,withheld:h}
const m=s.end.status==="finished"&&u!==void 0&&d.fault===void 0
const p=m?await(0,j.qw)(t,u,d,{final:l,redact:i}):j.g
const{sandbox:g}=s.facts
const w=g&&{...g,isFork:u!==void 0&&(0,$._K)(u.startingPoint)}
const b=p.fault===void 0&&d.fault===void 0&&u?.fault===void 0
const O=s.end.status==="finished"
const _=O&&s.features?await r({kept:s.features,isPublished:b}):{}
const x=conclusionOf(s,{saved:f,opened:p,goal:u?.startingPoint.goal.kind,lowered:u&&(0,y.xT)(u.startingPoint),finalResponse:c,reach:w,..._.evidence&&{evidence:_.evidence}})
const A=(0,v.Ej)(_)
const P=(0,v.Eu)(x,A)
const T={...y.II,...factsIn(s),...P,finalResponse:c,shownResponse:(0,k.shownAnswer)(l,{kept:d.kept,opened:p}),files:d.change.files,kept:d.kept,patchBase:u&&(0,y.Rw)(u.startingPoint),diff:d.diff,locks:d.locks,withheld:h,withheldPatch:d.patch??withheldPatchIn(e),proposed:A,sections:_.sections,...(0,y.qL)(p)}
const I=g===void 0&&s.facts.iterations>0
const q={featureOutputs:_.outputs}
return{report:T,fault:P.fault,...q,hadNoSandbox:I,...u&&{baseSha:u.startingPoint.head}}}const E={kept:{kind:"nothing"},change:{tree:"",files:[],leftOut:[]},withheld:[],diff:void 0,locks:[],fault:void 0}
async function save({facts:e,work:t=""},n){const{run:o,startingPoint:i,made:u,token:d,fault:l}=n
const{job:h,world:p}=o;(0,r.mkdirSync)(h.temp,{recursive:!0})
const w=(0,r.mkdtempSync)((0,s.join)(h.temp,"deckhand-"))
const b={folder:w,base:i.head,remoteUrl:`${h.serverUrl}/${h.repository.owner}/${h.repository.name}.git`,token:d,allowedBranch:i.goal.kind==="advance"?i.goal.branch:void 0,environment:(0,m._K)(p.env),now:p.now}
const{publisher:v,change:k}=await(0,a.X2)(b,t,(0,f.US)(o.settings.slice(f.We)))
if(k.tree!==e.tree)throw new c.vC("denied","The patch of the change set does not match its facts.",{hint:"Run `mode: plan` again."})
const y=await n.answer(await(0,g.g)(v.filesOf(v.base)))
const $={made:u,title:y.commitTitle}
const O={publisher:v,folder:w,startingPoint:i}
const _=await(0,j.FW)(o,O,await withClaimed(o,O,{change:k,facts:e}),o.leaks,$)
return{saved:{..._,fault:_.fault??l},final:y}}async function withClaimed(e,t,{change:n,facts:{history:r}}){if(r===void 0)return n
const{kind:s,commits:a}=r
const o=s==="merge"?{kind:"merged",commits:a}:{kind:s,onto:a}
return(0,x.withLineage)(e,{...t,how:{}},{...n,commits:o})}function conclusionOf({end:e},t){if(e.status==="stopped")return e
return(0,b.E)({...t,timeoutMinutes:0,end:e,change:t.saved.change})}function requireSame(e,{trigger:t,job:n}){const r=`${n.repository.owner}/${n.repository.name}`
if(e.repository.id!==t.repositoryId||e.repository.name!==r)throw foreign(`the repository ${e.repository.name}`)
if(JSON.stringify(threadOf(e.thread))!==JSON.stringify(threadOf(t.thread)))throw foreign("another thread")
if(e.key!==t.key)throw foreign("another request")}function threadOf(e){return e.type==="none"?[e.type]:[e.type,e.number]}function foreign(e){return new c.vC("denied",`The change set is for ${e}, not for what this job was started by.`,{hint:"Apply it in a later job of the workflow run that made it."})}function factsIn({facts:e}){const{costUsd:t,sandbox:n,uses:r,withheld:s,...a}=e
return{...a,costUsd:t,sandbox:n,uses:r.map(e=>({...e,costUsd:e.costUsd})),withheld:s.map(e=>({...e,detail:wordsOf(e.detail)}))}}function wordsOf(e){return(0,u.TN)((0,d.WN)(e),300).replaceAll(/[<>[\]`*_!|\\]/g," ").replaceAll(/:\/\/|www\./gi," ")}function withheldPatchIn({withheld:e}){return e===void 0?void 0:{path:e,patch:(0,r.readFileSync)(e,"utf8")}}async function isRestrictedNow(e){const t=e.settings.slice(l.AGENT)["mixed-threads"]==="as-trusted"
const{thread:n}=e.trigger
const r=n.type==="pull_request"?await(0,i.Es)((0,o.n)(e.github,e.job.repository),n.number):void 0
if((0,$._K)({pull:r}))return!0
if(t)return!1
const s={kind:"patch",base:"",why:""}
const{strangers:a}=await(0,O.y)(e,{head:"",branch:"",goal:s,pull:r},(0,O.W)(e))
return a.length>0}}),84577:((e,t,n)=>{n.d(t,{V:()=>v,c:()=>o})
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
function codes(){const[e,...t]=Object.keys(s.Lp)
return[e,...t]}}),39148:((e,t,n)=>{n.d(t,{withLineage:()=>withLineage})
var r=n(89812)
var s=n(90009)
var a=n(98664)
var o=n(33737)
var i=n(88135)
var c=n(57974)
async function withLineage(e,t,n){const{commits:r}=n
try{if(r?.kind==="merged")return await asMerge(e,t,n,r.commits)
if(r?.kind==="rewritten"&&isContinued(t))return await asRewritten(e,t,r.onto)}catch(n){(0,c.printNotice)(`GitHub could not be asked about the history of the work. ${(0,a.ec)(n).message}`)
if(r?.kind==="merged")note(e,t)}return n}function isContinued({startingPoint:{goal:e}}){return e.kind==="advance"||e.kind==="propose"&&e.isThere===!0}async function asMerge(e,t,n,r){const{base:s}=t.publisher
const a=await firstOnBase(e,t,r)
const o=a&&await mergeBaseIn(e,s,a)
if(a===void 0||o===void 0){note(e,t)
return n}const i=r.filter(e=>e!==a)
if(!await areOnBase(e,t,i))note(e,t,"merge-in-part")
await bring(e,t,[a,o])
const c={kind:"merge",parents:[s,a]}
return t.publisher.captureOnto(c,{base:o,one:s,other:a},t.how)}async function asRewritten(e,t,n){const{base:r}=t.publisher
const s=await firstOnBase(e,t,n,r)??r
const a=s===r?r:await mergeBaseIn(e,r,s)??r
await bring(e,t,[s,a])
const o={kind:"rewritten",parents:[s]}
return t.publisher.captureOnto(o,{base:a,one:r,other:s},t.how)}async function firstOnBase({github:e,job:t},{startingPoint:{goal:n}},a,o){const i=(0,r.n)(e,t.repository)
for(const e of a){if(await(0,s.xm)(i,e,n.base))return e
if(o!==void 0&&await(0,s.xm)(i,e,o))return e}return}async function areOnBase({github:e,job:t},{startingPoint:{goal:n}},a){const o=(0,r.n)(e,t.repository)
const i=await Promise.all(a.map(e=>(0,s.xm)(o,e,n.base)))
return i.every(Boolean)}function mergeBaseIn({github:e,job:t},n,a){return(0,s.nM)((0,r.n)(e,t.repository),n,a)}async function bring({job:e},{publisher:t},n){for(const r of new Set(n))if(r!==t.base)await t.fetchCommit(`${e.repositoryUrl}.git`,r)}function note({memory:e},{startingPoint:{goal:t}},n="merge-not-published"){e.notes.add((0,i.J1)(n,{base:(0,o.aY)(t.base)}))}}),84901:((e,t,n)=>{n.d(t,{Bs:()=>requireClean,oz:()=>requireBranch})
var r=n(73024)
var s=n(76760)
var a=n(98664)
var o=n(94869)
const i="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(e,t){const{head:n,branch:r}=await requireClean(e,t)
if(r===void 0)throw detached(n)
return{head:n,branch:r}}async function requireClean(e,t){const{head:n,branch:r,changed:s}=await readState(e,t)
if(n===void 0)throw await withoutCommit(r,t)
if(s.length>0)throw(await loadBroken()).withoutIndex(e)??dirty(s)
return{head:n,branch:r}}const loadBroken=()=>n.e(2791).then(n.bind(n,42791))
async function readState(e,t){if(!(0,r.existsSync)((0,s.join)(e,".git")))throw noCheckout()
try{return await checkoutState(t)}catch(t){throw(await loadBroken()).brokenCheckout(e,t)}}function noCheckout(){return new a.vC("config","The workspace is not a git checkout.",{hint:i})}async function withoutCommit(e,t){const n=await t.raw(["for-each-ref","--count=1","--format=%(refname)"])
if(e===void 0||n.trim()==="")return new a.vC("config","The repository has no commits.",{hint:"Push a first commit."})
return new a.vC("config",`The checkout is on the branch ${(0,o.SS)((0,o.TN)(e,200))}, which has no commit.`,{hint:"Give actions/checkout a `ref` that is the name of a branch on GitHub."})}function detached(e){return new a.vC("config",`The checkout is detached at ${e.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(e){const t=e.slice(0,3).map(e=>(0,o.TN)(e,80)).join(", ")
const n=`The checkout has ${(0,o.U9)(e.length,"uncommitted change")} (${t}${e.length>3?", …":""}), which could not be told apart from the agent's changes.`
return new a.vC("config",n,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}async function checkoutState(e){const t=(await e.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames","--ignore-submodules=all"])).split("\0")
const header=e=>t.find(t=>t.startsWith(`# ${e} `))?.slice(e.length+3)
const n=header("branch.oid")
const r=header("branch.head")
return{head:n==="(initial)"?void 0:n,branch:r==="(detached)"?void 0:r,changed:t.flatMap(e=>changedPath(e)??[])}}const c={1:8,u:10,"?":1}
function changedPath(e){const t=e.split(" ")
const n=c[t[0]??""]
return n===void 0?void 0:t.slice(n).join(" ")}}),12947:((e,t,n)=>{n.d(t,{Cp:()=>markedPull,Mn:()=>markedWork,Ws:()=>searchWork,aS:()=>openTask,f_:()=>taskPull,n9:()=>goalIn})
var r=n(28942)
var s=n(89812)
var a=n(7256)
var o=n(98664)
var i=n(57974)
var c=n(73829)
var u=n(29058)
var d=n(21271)
var l=n(84901)
function searchWork(e){const t=(0,u.Jn)(e)
if(!t.isAble)return{pull:Promise.resolve(void 0),branches:Promise.resolve([])}
const n=markedPull(e,t)
n.catch(()=>{})
return{pull:n,branches:branchesOf(e)}}async function markedWork(e,t,n=searchWork(e)){try{const r=await n.pull
if(r)return{status:"found",tip:r.sha,branch:r.branch,goal:goalIn(r)}
return await onBranches(e,t,await n.branches)}catch(e){const t=(0,o.ec)(e).message;(0,i.printNotice)(`${h} ${t}`)
return{status:"unseen",why:t}}}const h="It could not be checked whether there is earlier work of the agent."
async function markedPull(e,t=(0,u.Jn)(e)){const{github:n,job:r,trigger:o,other:i}=e
const c=(0,s.n)(n,r.repository)
return(0,a.zl)(c,i?.id??o.repositoryId,({body:e,branch:n})=>t.isMarked(e,n))}const f=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})}))
const m=10
async function branchesOf(e){const t=(0,d.gl)((0,d.et)(e.trigger),(0,d.dT)(e))
if(t===void 0)return[]
const n=[...new Set([t,t.replaceAll("/","-")])]
return(await Promise.all(n.map(t=>branchesFrom(e,t)))).flat()}async function branchesFrom({github:e,job:t},n){try{const r=(0,s.n)(e,t.repository)
const a=f.parse(await r.get("/git/matching-refs/{ref}",{ref:`heads/${n}`}))
return a.map(({ref:e,object:t})=>({branch:e.replace(/^refs\/heads\//,""),tip:t.sha})).filter(({branch:e})=>e.startsWith(n)&&!/^\d/.test(e.slice(n.length))).slice(-m)}catch(e){(0,i.printNotice)(`${h} ${(0,o.ec)(e).message}`)
return[]}}async function onBranches(e,{branch:t,base:n,tip:r},s){const a=(0,u.Jn)(e)
if(!a.isAble)return{status:"unknown"}
const o=r===void 0?[]:[{branch:t,tip:r}]
const i=s.filter(e=>e.branch!==t)
const c=await Promise.all([...o,...i].map(t=>onBranch(e,a,{...t,base:n})))
const[d]=c.flatMap(e=>e.status==="ours"?[e]:[]).sort((e,t)=>t.time-e.time)
if(d){const e={kind:"propose",branch:d.branch,plain:d.branch,base:n,isThere:!0}
return{status:"found",tip:d.tip,branch:d.branch,goal:e}}return{status:o.length>0&&c[0]?.status==="over"?"over":"unknown"}}const p=r.array(r.object({body:r.string().nullish()}))
async function onBranch({github:e,job:t},n,{branch:r,base:a,tip:o}){const i=(0,s.n)(e,t.repository)
const c=`${t.repository.owner}:${r}`
const u=p.parse(await i.get("/pulls",{state:"all",head:c}))
if(u.some(({body:e})=>n.isMarked(e??"",r)))return{status:"over"}
const d=u.length>0?void 0:await lastMarked(i,n,`${a}...${r}`)
return d===void 0?{status:"unknown"}:{status:"ours",time:d,branch:r,tip:o}}const g=r.object({commits:r.array(r.object({commit:r.object({message:r.string(),committer:r.object({date:r.string()})})}))})
async function lastMarked(e,t,n){const{commits:r}=g.parse(await e.get("/compare/{basehead}",{basehead:n,per_page:100}))
const s=r.filter(({commit:e})=>t.hasTrailer(e.message)).map(({commit:e})=>Date.parse(e.committer.date))
return s.length===0?void 0:Math.max(...s)}async function openTask(e,t){const r=await taskPull(e)
if(!r)return
const{head:s}=await(0,l.Bs)(e.job.workspace,(0,c.b)(e)())
const{moveCheckout:a}=await n.e(5793).then(n.bind(n,85793))
const o=await a(e,t,{head:s,commit:r.sha,base:{branch:r.base}})
return{head:r.sha,branch:r.branch,goal:goalIn(r),pull:void 0,history:o}}async function taskPull(e){const{github:t,job:n,trigger:r,other:o}=e
const i=(0,d.et)(r)
if(!i.isTask||!n.task)return
const{branch:c}=(0,d.xo)(i,n,(0,d.dT)(e))
return(0,a.zl)((0,s.n)(t,n.repository),o?.id??r.repositoryId,(0,a.L$)(c))}function goalIn({number:e,url:t,branch:n,base:r}){return{kind:"advance",branch:n,base:r,pullRequest:{number:e,url:t}}}}),94040:((e,t,n)=>{n.r(t)
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

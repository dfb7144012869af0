export const id=8588
export const ids=[8588]
export const modules={48588:((e,n,t)=>{t.d(n,{AN:()=>l,CI:()=>millisecondsIn,Dg:()=>x,HJ:()=>j,Jt:()=>d,L6:()=>T,MR:()=>y,Mt:()=>A,OD:()=>b,SP:()=>W,TU:()=>$,VC:()=>failsJob,WO:()=>v,Wr:()=>P,X:()=>C,Yf:()=>isEverybody,ZQ:()=>M,_o:()=>R,he:()=>m,it:()=>p,kz:()=>U,oM:()=>h,p0:()=>L,r2:()=>O,r9:()=>I,tf:()=>S,u9:()=>orNone})
var o=t(28942)
var r=t(49567)
var s=t(88532)
var i=t(83931)
var a=t(62822)
var u=t(94869)
var c=t(48142)
const d=o["enum"](["true","false"],{error:"must be true or false"}).transform(e=>e==="true")
function orNone(e,n){return r.Yj().transform((t,o)=>{if(t==="none")return t
const r=e.safeParse(t)
if(r.success)return r.data
o.addIssue(`must be ${n}, or \`none\``)
return s.tm})}const l=o.string().superRefine((e,n)=>{const t=(0,c.JT)(e)
if(t!==void 0)n.addIssue(t)})
const f=["issues","labels","milestones","releases","runs","history","discussions"]
const m=o.string().transform((e,n)=>{const t=(0,u.od)(e)
const o=f.filter(e=>t.includes(e))
if(o.length===new Set(t).size&&t.length>0)return o
n.addIssue(`must be some of ${f.join(", ")}, separated by commas`)
return s.tm})
const h=o.string().transform((e,n)=>{const[,...t]=/^([01]?\d|2[0-3]):([0-5]\d)\s*-\s*([01]?\d|2[0-3]):([0-5]\d)$/.exec(e)??[]
const[o=0,r=0,i=0,a=0]=t.map(Number)
if(t.length===4)return{from:o*60+r,to:i*60+a}
n.addIssue("must be two times of the day in UTC, e.g. 22:00-06:00")
return s.tm})
const p=o.string().regex(/^[^\n]{1,250}$/,"must be one line of at most 250 characters").refine(e=>/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e),"must say `is:issue` or `is:pr`")
const b=o.string().transform(u.od)
const g="must be tools with + or - before their names, such as `+browser, -glob`"
const v=b.refine(e=>e.every(e=>/^[+-]\w+$/.test(e)),g)
const w=/^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const $=o.string().regex(w,"must be auto, never or the id of a conversation")
const _="must be a whole number from 1 to 1000"
const y=r.ai("must be a number").int(_).min(1,_).max(1e3,_).default(20)
const k="must be a whole number from 1 to 10000"
const x=r.ai("must be a number").int(k).min(1,k).max(1e4,k)
const O=r.ai("must be a number").int("must be a whole number from 1 to 10").min(1,"must be a whole number from 1 to 10").max(10,"must be a whole number from 1 to 10").default(2)
const j=o.string().refine(e=>{const n=(0,u.od)(e)
return n.length>0&&n.every(e=>/^\S{2,50}$/.test(e))},"must be words of 2 to 50 characters, separated by commas")
const S=o.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}).refine(isBare,"must be an address without a user, a password, `?` or `#`: keys go into `api-key` or `model-headers`, and the version of an Azure API into `api-version`").refine(e=>!/\/(?:completions|responses)\/?$/.test(URL.parse(e)?.pathname??""),"must be the root of the API: leave out `/chat/completions`, `/completions` or `/responses` at its end")
function isBare(e){return!/[?#]/.test(e)&&!/^[^/]*\/\/[^/]*@/.test(e)}const I=o.string().superRefine((e,n)=>{const[t]=(0,u.od)(e).flatMap(e=>roleProblem(e)??[])
if(t!==void 0)n.addIssue(t)})
const N=["triage","write","maintain","admin"]
function roleProblem(e){if(isEverybody(e))return"must not contain read or none: in a public repository everybody has these roles"
if(N.includes(e)||/^custom:\S/.test(e))return
const n=(0,u.pA)(e,N)
const t=n===void 0?"":` (did you mean ${n}?)`
return`has a role that does not exist${t}: the roles are ${N.join(", ")}, and custom:NAME for a role of your organization`}function isEverybody(e){return["read","none","*"].includes(e.toLowerCase())}const A=o.string().refine(e=>(0,u.od)(e).every(e=>/^\d{1,15}$/.test(e)),"must be numeric ids of accounts, separated by commas")
const C=o.string().refine(e=>failOn(e)!==void 0,`must be none, or some of ${a.im.join(", ")}`)
const P=o.string().transform((e,n)=>{const t=(0,i.f$)(e)
if(t.status==="sound")return t.overrides
n.addIssue(t.problem)
return s.tm})
const z="must be a JSON object of strings, or lines of `Name: value`"
const J=o.record(o.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),o.string().regex(/^[\t\x20-\x7e]*$/)).readonly()
const R=o.string().transform((e,n)=>{const t=J.safeParse(e.startsWith("{")?fromJson(e):fromLines(e))
if(t.success)return t.data
n.addIssue(z)
return s.tm})
function fromJson(e){try{return JSON.parse(e)}catch{return}}function fromLines(e){const n=e.split("\n").filter(e=>e.trim()!=="")
return Object.fromEntries(n.map(e=>{const n=e.indexOf(":")
return n<0?["",e]:[e.slice(0,n).trim(),e.slice(n+1).trim()]}))}const U=o.string().superRefine((e,n)=>{const[t]=(0,u.od)(e).flatMap(e=>approverProblem(e)??[])
if(t!==void 0)n.addIssue(t)})
function approverProblem(e){if(e==="not-requester")return
if(!e.startsWith("@"))return roleProblem(e)
return/^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(e)?void 0:"has a name after `@` that is not a login"}const E={m:6e4,h:36e5,d:864e5}
const L=o.string().refine(e=>millisecondsIn(e)>0&&millisecondsIn(e)<=30*E.d,"must be a duration of at most 30 days, such as 30m, 72h or 7d")
function millisecondsIn(e){const[,n="0",t=""]=/^(\d{1,5})([mhd])$/.exec(e)??[]
return t==="m"||t==="h"||t==="d"?Number(n)*E[t]:0}function failsJob(e,n){return(failOn((0,c.JR)(e,"fail-on")??a.tz.join(", "))??a.tz).includes(n)}function failOn(e){if(e==="none")return[]
const n=(0,u.od)(e)
const t=n.filter(a.L2)
return n.length>0&&t.length===n.length?t:void 0}const M=o.string().transform(e=>{if(e==="true"||e==="false")return e==="true"
return(0,u.od)(e)})
const H=/^([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w.-]{1,100})@([0-9a-f]{40})$/
const Z=5
const B=`must be at most ${Z} repositories such as \`org/.github@\` followed by a full commit SHA, separated by commas or new lines; a branch or a tag is refused, because it can change`
const T=o.string().transform((e,n)=>{const t=(0,u.od)(e.replaceAll("\n",",")).map(e=>{const[,n="",t="",o]=H.exec(e)??[]
return o===void 0||/^\.{1,2}$/.test(t)?void 0:{owner:n,name:t,commit:o,label:e}})
const o=t.filter(e=>e!==void 0)
if(o.length===t.length&&t.length>0&&t.length<=Z)return o
n.addIssue(B)
return s.tm})
const G=/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/
const F=/^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/
const Q="must be folders of the repository, or URLs such as https://github.com/owner/name@ followed by a full commit SHA, separated by commas or new lines"
const W=o.string().transform((e,n)=>{const t=(0,u.od)(e.replaceAll("\n",",")).map(pluginSource)
if(t.every(e=>e!==void 0))return t
n.addIssue(Q)
return s.tm})
function pluginSource(e){const[,n,t,o=""]=F.exec(e)??[]
const r=(n===void 0?e:o).replace(/\/+$/,"")
if(r!==""&&!G.test(r))return
if(n===void 0||t===void 0)return r===""?void 0:{kind:"folder",folder:r,label:e}
return{kind:"git",url:n,commit:t,folder:r,label:e}}}),83931:((e,n,t)=>{t.d(n,{ZN:()=>i,f$:()=>parseOverrides})
var o=t(28942)
const r=o.strictObject({input:o.number().min(0),output:o.number().min(0),cache_read:o.number().min(0).optional(),cache_write:o.number().min(0).optional()}).readonly()
const s=o.strictObject({api:o["enum"](["chat","responses","messages"]),native_tool_calling:o.boolean(),parallel_tool_calls:o.boolean(),vision:o.boolean(),reasoning_effort:o.string().optional(),temperature:o.number().min(0).max(2).optional(),stop_words:o.boolean(),prompt_caching:o["enum"](["none","marks","key"]),string_content:o.boolean(),send_reasoning:o.boolean(),silent_thinking:o.boolean(),stream:o.boolean(),context_window:o.int().positive().optional(),max_output_tokens:o.int().positive().optional(),price:r.optional()}).readonly()
const i=Object.freeze({api:"chat",native_tool_calling:!0,parallel_tool_calls:!0,vision:!0,stop_words:!0,prompt_caching:"none",string_content:!1,send_reasoning:!1,silent_thinking:!1,stream:!0})
const a=s.unwrap().partial()
function parseOverrides(e){const n=a.safeParse(jsonIn(e))
if(!n.success)return{status:"broken",problem:phrase(n.error.issues)}
const t=Object.entries(n.data).filter(([,e])=>e!==void 0)
return{status:"sound",overrides:Object.fromEntries(t)}}function jsonIn(e){try{return JSON.parse(e)}catch{return}}function phrase(e){return e.map(phraseOf).join(", and ")}function phraseOf(e){const n=e.path.map(String).join(".")
if(n===""&&e.code==="unrecognized_keys")return`has a field that does not exist (there are ${Object.keys(a.shape).join(", ")})`
return n===""?"must be a JSON object":`has no valid value for "${n}" (${expected(e)})`}function expected(e){switch(e.code){case"invalid_value":return`one of ${e.values.map(String).join(", ")}`
case"invalid_type":return`a ${e.expected}`
case"unrecognized_keys":return"it has a field that does not exist"
default:return"out of range"}}}),62822:((e,n,t)=>{t.d(n,{L2:()=>isOutcome,im:()=>r,rL:()=>signOf,tz:()=>d})
var o=t(61229)
const r=["changed","answered","no-op","awaiting-approval","blocked","budget-exhausted","timed-out","stuck","cancelled","failed","skipped"]
const s={mark:"🟢",reaction:"hooray",exitCode:0}
const i={mark:"⚪",reaction:"+1",exitCode:0}
const a={mark:"🟠",reaction:"+1",exitCode:0}
const u={mark:"🔴",reaction:"confused",exitCode:1}
const c={changed:s,answered:s,"no-op":i,"awaiting-approval":{mark:"🟠",reaction:"eyes",exitCode:0},blocked:{mark:"🟠",reaction:"confused",exitCode:1},"budget-exhausted":u,"timed-out":u,stuck:u,cancelled:u,failed:u,skipped:{mark:"",reaction:void 0,exitCode:0}}
function signOf(e){const{outcome:n,toolCalls:t,review:o}=e
const r=n==="answered"||n==="no-op"
if(o&&r)return reviewSign(o,t)
const u=(e.intents??[]).filter(({status:e})=>e!=="not-taken")
if(n==="answered"&&u.length>0)return u.some(({status:e})=>e==="refused")?a:s
if(n==="changed"&&waitsForSomebody(e))return a
return n==="answered"&&!t?i:c[n]}function waitsForSomebody({torn:e=[],withheld:n=[],approvalComment:t,opinion:o}){if(o?.kind==="bad"||(o?.unseen??[]).length>0)return!0
return e.length>0||t!==void 0||n.some(({code:e})=>e!=="DKH-203")}function reviewSign(e,n){const{found:t,stillOpen:r,blocking:a}=e
if(a>0)return{...s,mark:"🔴"}
if(t+r>0)return{...s,mark:"🟠"}
return n===0||(0,o.MS)(e)?i:s}const d=Object.freeze(r.filter(e=>c[e].exitCode===1))
function isOutcome(e){return r.some(n=>n===e)}}),61229:((e,n,t)=>{t.d(n,{$Q:()=>reviewLine,Bb:()=>saysAnything,MS:()=>readNothing,hR:()=>sawNothing,jp:()=>sawAll,mQ:()=>countsOf,oB:()=>renderReviewFacts,x6:()=>renderUnseen})
var o=t(94869)
var r=t(88135)
var s=t(62423)
function sawAll({unseen:e,unread:n,isCut:t}){return e.length===0&&n===0&&!t}function sawNothing({looks:e}){return e!==void 0&&e.unseen.length===e.files}function readNothing({looks:e}){return e!==void 0&&e.unseen.length+e.unread===e.files}function reviewLine(e){const{looks:n,commit:t}=e
const r=`\`${t.slice(0,7)}\``
const s=`on ${r}`
if(!n)return`${countsOf(e)}, ${s}`
const{files:i,unseen:a,unread:u,isCut:c}=n
if(i===0)return`Could not review ${r}: GitHub shows no changed file`
if(sawNothing(e)){const e=i===1?"the changed file":`any of the ${i} changed files`
return`Could not review ${r}: GitHub shows no diff for ${e}`}const d=u>0?`; ${u} of ${(0,o.U9)(i,"file")} ${u===1?"was":"were"} not read in full`:""
const l=a.length>0?`; ${(0,o.U9)(a.length,"file")} could not be looked at`:""
return`${countsOf(e)}, ${s}${d}${l}${c?"; GitHub does not list all changed files":""}`}const i=20
function renderUnseen({looks:e}){if(!e)return""
const{unread:n,files:t}=e
const s=`${(0,o.U9)(t,"file")} ${n===1?"was":"were"}`
const i=n>0?(0,r.J1)("review-unread",{unread:`${n} of ${s}`}):""
return[i,unseenIn(e)].filter(Boolean).join("\n\n")}function unseenIn(e){if(e.unseen.length===0)return""
const n=e.unseen.length>i?`, and ${e.unseen.length-i} more`:""
return(0,r.J1)("review-unseen",{files:`${e.unseen.slice(0,i).map(s.aY).join(", ")}${n}`})}function saysAnything({found:e,fixed:n,verdict:t}){return e>0||n>0||t==="APPROVE"}function countsOf({found:e,fixed:n,stillOpen:t,blocking:r}){const s=r>0?`; ${r} blocking`:""
const i=n+t>0?`, ${n} fixed, ${t} still open`:""
return`${e===0?"No new findings":(0,o.U9)(e,"new finding")}${i}${s}`}const a={COMMENT:"",REQUEST_CHANGES:", which asks for changes",APPROVE:", which approves"}
function renderReviewFacts(e){const{url:n,verdict:t,unposted:o}=e
const r=n===void 0?"":`It is in [the review](${n})${a[t]}.`
const s=o===""?r:`This is what the review would have said:\n\n${o}`
return[s,renderUnseen(e)].filter(Boolean).join("\n\n")}}),49567:((e,n,t)=>{t.d(n,{Yj:()=>string,ai:()=>number})
var o=t(43759)
var r=t(28942)
function string(e){return o.K_(r.ZodString,e)}function number(e){return o.qG(r.ZodNumber,e)}})}

export const id=5444
export const ids=[5444]
export const modules={83931:((e,t,r)=>{r.d(t,{ZN:()=>i,f$:()=>parseOverrides})
var o=r(28942)
var n=r(20983)
const s=o.strictObject({input:o.number().min(0),output:o.number().min(0),cache_read:o.number().min(0).optional(),cache_write:o.number().min(0).optional()}).readonly()
const a=o.strictObject({api:o["enum"](n.g8),native_tool_calling:o.boolean(),parallel_tool_calls:o.boolean(),vision:o.boolean(),reasoning_effort:o.string().optional(),temperature:o.number().min(0).max(2).optional(),stop_words:o.boolean(),prompt_caching:o["enum"](["none","marks","key"]),string_content:o.boolean(),send_reasoning:o.boolean(),silent_thinking:o.boolean(),stream:o.boolean(),context_window:o.int().positive().optional(),max_output_tokens:o.int().positive().optional(),price:s.optional()}).readonly()
const i=Object.freeze({api:"chat",native_tool_calling:!0,parallel_tool_calls:!0,vision:!0,stop_words:!0,prompt_caching:"none",string_content:!1,send_reasoning:!1,silent_thinking:!1,stream:!0})
const u=a.unwrap().partial()
function parseOverrides(e){const t=u.safeParse(jsonIn(e))
if(!t.success)return{status:"broken",problem:phrase(t.error.issues)}
const r=Object.entries(t.data).filter(([,e])=>e!==void 0)
return{status:"sound",overrides:Object.fromEntries(r)}}function jsonIn(e){try{return JSON.parse(e)}catch{return}}function phrase(e){return e.map(phraseOf).join(", and ")}function phraseOf(e){const t=e.path.map(String).join(".")
if(t===""&&e.code==="unrecognized_keys")return`has a field that does not exist (there are ${Object.keys(u.shape).join(", ")})`
return t===""?"must be a JSON object":`has no valid value for "${t}" (${expected(e)})`}function expected(e){switch(e.code){case"invalid_value":return`one of ${e.values.map(String).join(", ")}`
case"invalid_type":return`a ${e.expected}`
case"unrecognized_keys":return"it has a field that does not exist"
default:return"out of range"}}}),20983:((e,t,r)=>{r.d(t,{AN:()=>o,AT:()=>protocolOf,g8:()=>s})
const o="https://api.openai.com/v1"
const n={chat:{title:"Chat Completions",path:"/chat/completions",servedBy:"is served through",alternative:"responses",keyHeader:void 0,headers:{},beginsLate:!1,caching:void 0,isForAgentServer:!0},responses:{title:"Responses",path:"/responses",servedBy:"takes tools through",alternative:"chat",keyHeader:void 0,headers:{},beginsLate:!0,caching:void 0,isForAgentServer:!1},messages:{title:"Messages",path:"/messages",servedBy:void 0,alternative:void 0,keyHeader:"x-api-key",headers:{"anthropic-version":"2023-06-01"},beginsLate:!1,caching:"marks",isForAgentServer:!1}}
const s=Object.freeze(Object.keys(n).filter(isProtocol))
function isProtocol(e){return Object.hasOwn(n,e)}function protocolOf(e){return n[e]}}),58926:((e,t,r)=>{r.d(t,{tf:()=>A,kz:()=>D,qm:()=>asWritten,r2:()=>I,p0:()=>M,Ko:()=>failOn,Wr:()=>P,Jt:()=>d,_o:()=>Z,Mt:()=>x,Yf:()=>isEverybody,CI:()=>millisecondsIn,OD:()=>p,u9:()=>orNone,X:()=>j,HJ:()=>k,SP:()=>q,AN:()=>m,JT:()=>promptPathProblem,Dg:()=>y,TU:()=>v,r9:()=>S,MR:()=>O,it:()=>f,ZQ:()=>B,L6:()=>H,WO:()=>h})
var o=r(28942)
var n=r(49567)
var s=r(88532)
const a=/^(?!.*(?:^|\/)\.\.?(?:\/|$))[^\s/:@#][^\s:@#]*$/
const i=/^(https?:\/\/[^\s@#]+)@([0-9a-f]{40})(?:#(\S+))?$/
function pluginSource(e){const[,t,r,o=""]=i.exec(e)??[]
const n=(t===void 0?e:o).replace(/\/+$/,"")
if(n!==""&&!a.test(n))return
if(t===void 0||r===void 0)return n===""?void 0:{kind:"folder",folder:n,label:e}
return{kind:"git",url:t,commit:r,folder:n,label:e}}var u=r(83931)
var l=r(94869)
var c=r(26285)
const asWritten=e=>e
const d=o["enum"](["true","false"],{error:"must be true or false"}).transform(e=>e==="true")
function orNone(e,t){return n.Yj().transform((r,o)=>{if(r==="none")return r
const n=e.safeParse(r)
if(n.success)return n.data
o.addIssue(`must be ${t}, or \`none\``)
return s.tm})}function promptPathProblem(e){const t=e.split("/")
if(!/^[\w .@+/-]{1,300}$/.test(e)||t.some(e=>["",".",".."].includes(e)))return"must be a path from the root of the repository, in plain characters"
return t[0]?.toLowerCase()===".git"?"must not be a file of git itself":void 0}const m=o.string().superRefine((e,t)=>{const r=promptPathProblem(e)
if(r!==void 0)t.addIssue(r)})
const f=o.string().regex(/^[^\n]{1,250}$/,"must be one line of at most 250 characters").refine(e=>/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e),"must say `is:issue` or `is:pr`")
const p=o.string().transform(l.od)
const g="must be tools with + or - before their names, such as `+browser, -glob`"
const h=p.refine(e=>e.every(e=>/^[+-]\w+$/.test(e)),g)
const b=/^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i
const v=o.string().regex(b,"must be auto, never or the id of a conversation")
const w="must be a whole number from 1 to 1000"
const O=n.ai("must be a number").int(w).min(1,w).max(1e3,w).default(20)
const _="must be a whole number from 1 to 10000"
const y=n.ai("must be a number").int(_).min(1,_).max(1e4,_)
const I=n.ai("must be a number").int("must be a whole number from 1 to 10").min(1,"must be a whole number from 1 to 10").max(10,"must be a whole number from 1 to 10").default(2)
const k=o.string().refine(e=>{const t=(0,l.od)(e)
return t.length>0&&t.every(e=>/^\S{2,50}$/.test(e))},"must be words of 2 to 50 characters, separated by commas")
const A=o.url({protocol:/^https?$/,error:"must be a URL that starts with http:// or https://"}).refine(isBare,"must be an address without a user, a password, `?` or `#`: keys go into `api-key` or `model-headers`, and the version of an Azure API into `api-version`").refine(e=>!/\/(?:completions|responses)\/?$/.test(URL.parse(e)?.pathname??""),"must be the root of the API: leave out `/chat/completions`, `/completions` or `/responses` at its end")
function isBare(e){return!/[?#]/.test(e)&&!/^[^/]*\/\/[^/]*@/.test(e)}const S=o.string().superRefine((e,t)=>{const[r]=(0,l.od)(e).flatMap(e=>roleProblem(e)??[])
if(r!==void 0)t.addIssue(r)})
const $=["triage","write","maintain","admin"]
function roleProblem(e){if(isEverybody(e))return"must not contain read or none: in a public repository everybody has these roles"
if($.includes(e)||/^custom:\S/.test(e))return
const t=(0,l.pA)(e,$)
const r=t===void 0?"":` (did you mean ${t}?)`
return`has a role that does not exist${r}: the roles are ${$.join(", ")}, and custom:NAME for a role of your organization`}function isEverybody(e){return["read","none","*"].includes(e.toLowerCase())}const x=o.string().refine(e=>(0,l.od)(e).every(e=>/^\d{1,15}$/.test(e)),"must be numeric ids of accounts, separated by commas")
const j=o.string().refine(e=>failOn(e)!==void 0,`must be none, or some of ${c.im.join(", ")}`)
const P=o.string().transform((e,t)=>{const r=(0,u.f$)(e)
if(r.status==="sound")return r.overrides
t.addIssue(r.problem)
return s.tm})
const R="must be a JSON object of strings, or lines of `Name: value`"
const T=o.record(o.string().regex(/^[\w!#$%&'*+.^`|~-]+$/),o.string().regex(/^[\t\x20-\x7e]*$/)).readonly()
const Z=o.string().transform((e,t)=>{const r=T.safeParse(e.startsWith("{")?fromJson(e):fromLines(e))
if(r.success)return r.data
t.addIssue(R)
return s.tm})
function fromJson(e){try{return JSON.parse(e)}catch{return}}function fromLines(e){const t=e.split("\n").filter(e=>e.trim()!=="")
return Object.fromEntries(t.map(e=>{const t=e.indexOf(":")
return t<0?["",e]:[e.slice(0,t).trim(),e.slice(t+1).trim()]}))}const D=o.string().superRefine((e,t)=>{const[r]=(0,l.od)(e).flatMap(e=>approverProblem(e)??[])
if(r!==void 0)t.addIssue(r)})
function approverProblem(e){if(e==="not-requester")return
if(!e.startsWith("@"))return roleProblem(e)
return/^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(e)?void 0:"has a name after `@` that is not a login"}const N={m:6e4,h:36e5,d:864e5}
const M=o.string().refine(e=>millisecondsIn(e)>0&&millisecondsIn(e)<=30*N.d,"must be a duration of at most 30 days, such as 30m, 72h or 7d")
function millisecondsIn(e){const[,t="0",r=""]=/^(\d{1,5})([mhd])$/.exec(e)??[]
return r==="m"||r==="h"||r==="d"?Number(t)*N[r]:0}function failOn(e){if(e==="none")return[]
const t=(0,l.od)(e)
const r=t.filter(c.L2)
return t.length>0&&r.length===t.length?r:void 0}const B=o.string().transform(e=>{if(e==="true"||e==="false")return e==="true"
return(0,l.od)(e)})
const L=/^([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w.-]{1,100})@([0-9a-f]{40})$/
const z=5
const G=`must be at most ${z} repositories such as \`org/.github@\` followed by a full commit SHA, separated by commas or new lines; a branch or a tag is refused, because it can change`
const H=o.string().transform((e,t)=>{const r=(0,l.od)(e.replaceAll("\n",",")).map(e=>{const[,t="",r="",o]=L.exec(e)??[]
return o===void 0||/^\.{1,2}$/.test(r)?void 0:{owner:t,name:r,commit:o,label:e}})
const o=r.filter(e=>e!==void 0)
if(o.length===r.length&&r.length>0&&r.length<=z)return o
t.addIssue(G)
return s.tm})
const U="must be folders of the repository, or URLs such as https://github.com/owner/name@ followed by a full commit SHA, separated by commas or new lines"
const q=o.string().transform((e,t)=>{const r=(0,l.od)(e.replaceAll("\n",",")).map(pluginSource)
if(r.every(e=>e!==void 0))return r
t.addIssue(U)
return s.tm})}),75444:((e,t,r)=>{r.r(t)
r.d(t,{ADMIT:()=>c,TRIGGER:()=>l,gateSettings:()=>gateSettings,hasAgent:()=>hasAgent,knowsOthers:()=>knowsOthers,mayWrite:()=>mayWrite,modeOf:()=>modeOf,triggerSettings:()=>triggerSettings})
var o=r(28942)
var n=r(64377)
var s=r(94869)
var a=r(58926)
var i=r(26119)
const u={auto:{writes:!0,hasAgent:!0,knowsOthers:!0},review:{writes:!0,hasAgent:!0,knowsOthers:!1},gate:{writes:!1,hasAgent:!1,knowsOthers:!0},list:{writes:!1,hasAgent:!1,knowsOthers:!1},plan:{writes:!1,hasAgent:!0,knowsOthers:!1},apply:{writes:!0,hasAgent:!1,knowsOthers:!1},"dry-run":{writes:!1,hasAgent:!0,knowsOthers:!1},sweep:{writes:!0,hasAgent:!0,knowsOthers:!0}}
const l=(0,i.Mz)({mode:o.string().refine(e=>isMode(e),`must be one of ${Object.keys(u).join(", ")}`).default("auto"),"trigger-phrase":a.HJ.default(i.Wu),"label-trigger":o.string().default("agent"),"assignee-trigger":o.string().optional(),"approve-label":o.string().default("agent:approve"),"reject-label":o.string().default("agent:reject"),prompt:o.string().optional(),"prompt-file":a.AN.optional(),"plan-first":a.Jt.default(!1)},{mode:a.qm,"trigger-phrase":a.qm,"prompt-file":a.qm,"plan-first":()=>!1})
const c=(0,i.Mz)({"allowed-roles":a.r9.default("admin, maintain, write"),"allowed-users":a.OD.optional(),"denied-users":a.OD.optional(),"allowed-bots":a.Mt.optional(),approvers:a.kz.optional(),"ci-attempts":a.r2,"max-runs-per-day":a.MR,"max-repository-runs-per-day":a.Dg.optional(),"skip-if":a.it.optional(),"stop-after":n.date("must be a date like 2027-01-31").optional()},{"allowed-roles":a.qm,"allowed-bots":a.qm,approvers:a.qm,"ci-attempts":()=>1,"max-runs-per-day":()=>a.MR.parse(void 0),"max-repository-runs-per-day":()=>{},"skip-if":()=>{},"stop-after":a.qm})
function isMode(e){return Object.hasOwn(u,e)}function modeOf(e){const{mode:t}=e.slice(l)
return isMode(t)?t:void 0}function mayWrite(e){const t=modeOf(e)
return t!==void 0&&u[t].writes}function hasAgent(e){return e===void 0||u[e].hasAgent}function knowsOthers(e){return isMode(e)&&u[e].knowsOthers}function triggerSettings(e,t){const r=e.slice(l)
return{phrases:e.phrases,label:r["label-trigger"],approveLabel:r["approve-label"],rejectLabel:r["reject-label"],assignee:r["assignee-trigger"],prompt:e.ownPrompt,mode:r.mode,allowedBots:allowedBots(e),repositoryId:numberOf(t.GITHUB_REPOSITORY_ID),runId:numberOf(t.GITHUB_RUN_ID)}}function gateSettings(e,t,r){const o=e.slice(c)
return{allowedRoles:(0,s.od)(o["allowed-roles"]).filter(e=>!(0,a.Yf)(e)),allowedUsers:o["allowed-users"]??[],deniedUsers:o["denied-users"]??[],allowedBots:allowedBots(e),canWrite:!0,ownId:r,triggeringActor:triggeringActor(t)}}function allowedBots(e){return(0,s.od)(e.slice(c)["allowed-bots"]??"").filter(e=>/^\d+$/.test(e)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:e,GITHUB_ACTOR:t,GITHUB_ACTOR_ID:r}){if(!e)return
return{login:e,id:e===t?numberOf(r):void 0}}function numberOf(e){return e!==void 0&&/^\d+$/.test(e)?Number(e):void 0}}),49567:((e,t,r)=>{r.d(t,{Yj:()=>string,ai:()=>number})
var o=r(43759)
var n=r(28942)
function string(e){return o.K_(n.ZodString,e)}function number(e){return o.qG(n.ZodNumber,e)}}),64377:((e,t,r)=>{r.r(t)
r.d(t,{ZodISODate:()=>n.ZodISODate,ZodISODateTime:()=>n.ZodISODateTime,ZodISODuration:()=>n.ZodISODuration,ZodISOTime:()=>n.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var o=r(43759)
var n=r(28942)
function datetime(e){return o.G1(n.ZodISODateTime,e)}function date(e){return o.db(n.ZodISODate,e)}function time(e){return o.Kn(n.ZodISOTime,e)}function duration(e){return o.f2(n.ZodISODuration,e)}})}

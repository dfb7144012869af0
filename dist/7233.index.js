export const id=7233
export const ids=[7233]
export const modules={87233:((e,t,n)=>{n.r(t)
n.d(t,{InputName:()=>C,Inputs:()=>T,nearestInput:()=>nearestInput,readInputs:()=>readInputs,readInputsWithoutModel:()=>readInputsWithoutModel,requireSoundGate:()=>requireSoundGate,secretInputs:()=>secretInputs})
var s=n(28942)
var r=n(49567)
var o=n(64377)
var i=n(62822)
var a=n(98664)
var c=n(94869)
var l=n(88135)
var u=n(48588)
var d=n(12939)
var p=n(15472)
var m=n(41320)
var f=n(48142)
var h=n(88532)
var g=n(62461)
var b=n(91106)
function parseSecrets(e){const t=e.trim().startsWith("{")?fromJson(e):fromLines(e)
return t&&Object.fromEntries(Object.entries(t).filter(([,e])=>e!==""))}const k=s.string().transform((e,t)=>{const n=secretsProblem(e)
if(n===void 0)return parseSecrets(e)??{}
t.addIssue({code:"custom",message:n})
return h.tm})
function secretsProblem(e){const t=parseSecrets(e)
if(!t)return"must be lines of `NAME=VALUE` or a JSON object of strings, with names of letters, digits and _"
const n=Object.keys(t).find(e=>g.c.test(e))
if(n!==void 0)return`cannot hold ${n}, which the runner uses itself; choose another name`
const s=Object.keys(t).find(e=>(t[e]?.trim().length??0)<b.G6)
if(s===void 0)return
return`holds ${s} with fewer than ${b.G6} characters, and such a short value cannot be hidden`}const y=s.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/)
const w=s.record(y,s.string())
function fromJson(e){try{return w.safeParse(JSON.parse(e)).data}catch{return}}function fromLines(e){const t=e.split(/\r?\n/).filter(e=>e.trim()!=="")
const n=t.map(e=>/^\s*([A-Za-z_][A-Za-z0-9_]*)=(.*)$/.exec(e))
if(n.includes(null))return
return Object.fromEntries(n.map(e=>[e?.[1]??"",(e?.[2]??"").trim()]))}const v=s.record(s.string(),s.string()).catch({})
const $=s.object({mcpServers:s.record(s.string(),s.object({env:v.optional(),headers:v.optional()}))})
function literalSecrets(e,t){const n=Object.values($.safeParse(parsedOrNothing(e)).data?.mcpServers??{})
const s=n.flatMap(({env:e,headers:t})=>[...Object.entries(e??{}),...Object.entries(t??{})])
const r=s.filter(([e,n])=>t(e)&&!n.includes("${"))
return r.flatMap(([,e])=>[e,e.replace(/^\w+ /,"")])}function parsedOrNothing(e){try{return JSON.parse(e)}catch{return}}const A="is missing"
const O=s.string({error:A})
const j=s.guid({error:({input:e})=>e===void 0?A:"must be an id like 00000000-0000-0000-0000-000000000000"})
const x="must have at least 16 characters"
const _="is missing; without an `api-key`, it signs what the agent remembers"
const I="must be a number"
const S="must be a whole number from 1 to 1000"
const E="must be a whole number from 1 to 256"
const N="must be more than 0 and at most 360"
const P="must be from 0 to 2"
const T=s.strictObject({mode:s["enum"](f.FN,{error:`must be one of ${f.FN.join(", ")}`}).default("auto"),model:O,"api-key":s.string().optional(),"azure-client-id":j.optional(),"azure-tenant-id":j.optional(),"base-url":u.tf.default("https://api.openai.com/v1"),"api-mode":s["enum"](["auto","chat","responses","messages"],{error:"must be auto, chat, responses or messages"}).default("auto"),"api-version":s.string().regex(/^[\w.-]{1,40}$/,"must be a version like 2024-10-21").optional(),"model-headers":u._o.optional(),"model-features":u.Wr.optional(),"reasoning-effort":s.string().regex(/^[a-z]{2,20}$/,"must be one word, e.g. low, medium or high").optional(),temperature:r.ai(I).min(0,P).max(2,P).optional(),"fallback-models":u.OD.optional(),"vision-model":s.string().optional(),"small-model":s.string().optional(),"github-token":O,secrets:k.optional(),isolation:s["enum"](["auto","namespace","none"],{error:"must be auto, namespace or none"}).default("auto"),"agent-server-url":u.tf.optional(),"agent-server-key":s.string().optional(),"agent-server-conversation":u.Jt.default(!1),"agent-server-gives":u.OD.optional(),network:s.string().default("none"),caches:u.OD.optional(),"tool-env":u.OD.optional(),"mixed-threads":s["enum"](["restricted","strict","as-trusted"],{error:"must be restricted, strict or as-trusted"}).default("restricted"),tools:u.WO.optional(),"allowed-tools":u.OD.optional(),intents:d.V$.optional(),"read-github":u.he.optional(),"attach-screenshots":u.Jt.default(!1),"mcp-config":s.string().optional(),"mcp-secrets":k.optional(),"trigger-phrase":u.HJ.default("@agent"),"review-verdict":s["enum"](["comment","allow"],{error:"must be comment or allow"}).default("comment"),"fork-push":u.Jt.default(!1),"label-trigger":s.string().default("agent"),"assignee-trigger":s.string().optional(),"ci-attempts":u.r2,"change-set":s.string().optional(),list:s.string().refine(e=>(0,p.E1)(e)!==void 0,`must be ${p.rH}`).optional(),item:s.string().refine(e=>(0,p.b8)(e)!==void 0,"must be one element of the output `matrix`, or a name").optional(),prompt:s.string().optional(),"prompt-file":u.AN.optional(),confirmation:s["enum"](["never","risky","always"],{error:"must be never, risky or always"}).default("never"),"confirmation-threshold":s["enum"](["low","medium","high"],{error:"must be low, medium or high"}).default("high"),"approve-label":s.string().default("agent:approve"),"reject-label":s.string().default("agent:reject"),approvers:u.kz.optional(),"approval-expires":u.p0.default("72h"),"allowed-roles":u.r9.default("admin, maintain, write"),"allowed-users":u.OD.optional(),"denied-users":u.OD.optional(),"allowed-bots":u.Mt.optional(),"system-prompt-file":s.string().optional(),"system-prompt-suffix":s.string().optional(),skills:u.ZQ.prefault("true"),"skills-from":u.L6.optional(),"skill-commands":u.Jt.default(!1),hooks:u.Jt.default(!1),plugins:u.SP.optional(),"sub-agents":u.Jt.default(!1),"setup-command":s.string().optional(),"setup-network":s.string().default("registries"),"plan-first":u.Jt.default(!1),check:s.string().optional(),"check-attempts":u.r2.unwrap().default(3),critic:s["enum"](["none","model"],{error:"must be none or model"}).default("none"),"max-iterations":r.ai(I).int(S).min(1,S).max(1e3,S).default(100),"max-items":r.ai(I).int(E).min(1,E).max(256,E).default(20),"max-runs-per-day":u.MR,"max-repository-runs-per-day":u.Dg.optional(),"skip-if":u.it.optional(),"stop-after":o.date("must be a date like 2027-01-31").optional(),"quiet-hours":u.oM.optional(),"timeout-minutes":r.ai(I).positive(N).max(360,N).default(25),"max-budget-usd":(0,u.u9)(r.ai().positive().max(1e4),"a number above 0 and at most 10000").optional(),"max-budget-tokens":(0,u.u9)(r.ai().int().min(1).max(1e9),"a whole number from 1 to 1000000000").optional(),...m.lo,"fail-on":u.X.default(i.tz.join(", ")),"output-schema":s.string().optional(),"output-schema-file":s.string().optional(),"state-store":s["enum"](["git-ref","none"],{error:"must be git-ref or none"}).default("git-ref"),resume:u.TU.default("auto"),"state-key":s.string().min(16,x).optional(),"encrypt-state":u.Jt.default(!1),"log-completions":u.Jt.default(!1),"show-output":s["enum"](["auto","full","none"],{error:"must be auto, full or none"}).default("auto")}).readonly()
const M=T.unwrap().extend({"api-key":O,"azure-client-id":s.undefined({error:"cannot be used together with `api-key`"}).optional(),"azure-tenant-id":s.undefined({error:"cannot be used together with `api-key`"}).optional()}).readonly()
const z=T.unwrap().extend({"azure-client-id":j,"azure-tenant-id":j,"state-key":s.string({error:_}).min(16,x)}).readonly()
const G=T.unwrap().partial({model:!0}).readonly()
const C=T.unwrap().keyof()
const H=/auth|key|token|secret|cookie|credential/i
function secretInputs(e){const t=u._o.safeParse((0,f.JR)(e,"model-headers")??"")
const n=Object.entries(t.data??{}).filter(([e])=>H.test(e))
const s=[(0,f.JR)(e,"github-token"),(0,f.JR)(e,"api-key"),(0,f.JR)(e,"state-key"),(0,f.JR)(e,"agent-server-key")].filter(e=>e!==void 0)
const r=[(0,f.JR)(e,"secrets")??"",(0,f.JR)(e,"mcp-secrets")??""]
const o=r.flatMap(e=>Object.values(parseSecrets(e)??{malformed:e}))
const i=literalSecrets((0,f.JR)(e,"mcp-config")??"",e=>H.test(e))
return[...s,...o,...i,...n.flatMap(([,e])=>[e,e.replace(/^\w+ /,"")])]}function readInputs(e){const t=R.some(t=>(0,f.JR)(e,t)!==void 0)&&(0,f.JR)(e,"api-key")===void 0
return t?read(e,z):read(e,M)}function readInputsWithoutModel(e){return read(e,G)}const R=["azure-client-id","azure-tenant-id"]
const B=["allowed-roles","allowed-users","denied-users","allowed-bots","approvers"]
function requireSoundGate(e){const{error:t}=G.safeParse(givenIn(e))
const n=t?.issues.filter(({code:e,path:t})=>e==="unrecognized_keys"||B.includes(String(t[0])))
if(n&&n.length>0)throw unsound(n,t)}function read(e,t){const n=t.safeParse(givenIn(e))
if(!n.success)throw unsound(n.error.issues,n.error)
const{"agent-server-key":s,"agent-server-url":r}=n.data
if(s!==void 0&&r===void 0)throw new a.vC("config","Invalid configuration: `agent-server-key` needs `agent-server-url`.",{hint:F});(0,m.JX)(n.data)
return n.data}function givenIn(e){const t=Object.entries(e).flatMap(([e,t])=>e.startsWith("INPUT_")&&t?.trim()?[[nameOf(e),t.trim()]]:[])
return Object.fromEntries(t)}function unsound(e,t){const lacks=t=>e.some(({message:e,path:n})=>n[0]===t&&e===A)
const n=[...lacks("api-key")?[(0,l.J1)("missing-api-key")]:[],...lacks("model")?[(0,l.J1)("missing-model")]:[]]
const s=n.length>0?[...n,(0,l.J1)("missing-not-needed")].join(" "):F
return new a.vC("config",`Invalid configuration: ${e.map(sentence).join("; ")}.`,{hint:s,cause:t})}const F="Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input."
function sentence(e){if(e.code!=="unrecognized_keys")return`\`${String(e.path[0])}\` ${e.message}`
return e.keys.map(e=>`\`${e}\` is not an input${suggestion(e)}`).join("; ")}function nearestInput(e){return(0,c.pA)(e,C.options)}function suggestion(e){const t=nearestInput(e)
return t===void 0?"":` (did you mean \`${t}\`?)`}function nameOf(e){return e.slice("INPUT_".length).toLowerCase()}}),12939:((e,t,n)=>{n.d(t,{V$:()=>l,au:()=>didYouMean})
var s=n(28942)
var r=n(88532)
var o=n(94869)
const i=["same-thread","repository","unattended","create-labels","replace","update"]
const a=["max","prefix","only","labels","inputs","fields"]
const c='e.g. `labels(bug, docs; max 3), create-issue(max 1, prefix "[report] ")`'
const l=s.string().transform((e,t)=>{const n=parseIntents(e)
if(typeof n!=="string")return n
t.addIssue(n)
return r.tm})
const u=/\s*(?:([(),;:])|"([^"\n]{0,200})"|([^\s(),;:"]{1,200}))/y
function parseIntents(e){const t=tokensOf(e.trim())
if(!t)return`has a quote that is not closed, or a word of more than 200 characters; ${c}`
const n=[]
for(let e=0;e<t.length;){const s=t[e]
if(isSign(s,",")){e+=1
continue}if(s?.kind!=="word"||!/^[A-Za-z][\w-]{0,40}$/.test(s.value))return`must name intents, and has "${s?.value}" where a name is expected; ${c}`
const r=isSign(t[e+1],"(")
const o=r?t.findIndex((t,n)=>n>e&&isSign(t,")")):e+1
if(o<0)return`does not close the bracket after ${s.value}`
const i=partsOf(s.value,t.slice(e+2,r?o:e+2))
if(typeof i==="string")return i
n.push({name:s.value,...i})
e=r?o+1:o}const s=n.find(({name:e},t)=>n.findIndex(t=>t.name===e)!==t)
return s?`declares ${s.name} twice`:n}function tokensOf(e){const t=[]
const n=new RegExp(u)
while(n.lastIndex<e.length){const[,s,r,o]=n.exec(e)??[]
if(s!==void 0)t.push({kind:"sign",value:s})
else if(r!==void 0)t.push({kind:"text",value:r})
else if(o!==void 0)t.push({kind:"word",value:o})
else return}return t}const isAnySign=({kind:e})=>e==="sign"
function isSign(e,t){return e?.kind==="sign"&&e.value===t}function partsOf(e,t){const n=[]
const s=[]
const r={}
let o=n
for(const c of split(t)){if("end"in c){o=n
continue}const[t,...l]=c.tokens
const u=a.find(e=>t?.kind==="word"&&t.value===e)
const d=i.find(e=>t?.kind==="word"&&t.value===e)
if(d&&l.length===0)s.push(d)
else if(u&&l.length>0){const t=isSign(l[0],":")
const s=wordsOf(t?l.slice(1):l)
if(s===void 0)return`gives ${e} the setting ${u} without a value`
const i=r[u]??[]
i.push(s)
r[u]=i
o=t?i:n}else{const t=faultOf(c.tokens,o===n?[...a,...i]:[])
if(t!==void 0)return t(e)
o.push(c.tokens.map(({value:e})=>e).join(" "))}}return{choices:n,flags:s,values:r}}function faultOf(e,t){const[n]=e
const s=e.map(({value:e})=>e).join(e.some(isAnySign)?"":" ")
if(e.some(isAnySign))return e=>`needs quotes around "${s}" in ${e}${didYouMean(n?.value??"",a)}`
if(s==="")return e=>`has an empty name in ${e}`
if(n?.kind==="word"&&/^['`‘’‚“”„«»]/.test(s))return e=>`has ${s} in ${e}, where only double quotes (") count`
const isSetting=({kind:e,value:n})=>e==="word"&&t.includes(n.replace(/=.*/,"").toLowerCase())
return e.some(isSetting)?e=>`has "${s}" in ${e}: put commas around a setting such as \`max 3\`, and quotes around a name`:void 0}function split(e){const t=[]
let n=[]
const close=()=>{if(n.length>0)t.push({tokens:n})
n=[]}
for(const s of e){if(isSign(s,",")||isSign(s,";"))close()
else n.push(s)
if(isSign(s,";"))t.push({end:!0})}close()
return t}function wordsOf(e){if(e.length===0||e.some(({kind:e})=>e==="sign"))return
return e.map(({value:e})=>e).join(" ")}function didYouMean(e,t){const n=(0,o.pA)(e,t)
return n===void 0?"":` (did you mean \`${n}\`?)`}}),15472:((e,t,n)=>{n.d(t,{E1:()=>parseList,LV:()=>namedItem,b8:()=>parseItem,eF:()=>threadItem,lQ:()=>matrixOf,rH:()=>i})
var s=n(77598)
var r=n(28942)
var o=n(94869)
function parseList(e){const[,t="",n=""]=/^(\w+)(?:\s+(\S.{0,250}))?$/.exec(e.trim())??[]
switch(t){case"issues":return{kind:t,search:issueSearch(n)}
case"repositories":return/\b(?:org|user):[\w.-]/.test(n)?{kind:t,search:n}:void 0
case"todos":case"calls":return n===""?{kind:t}:void 0
case"files":return n===""||n.startsWith("/")?void 0:{kind:t,glob:n}
default:return}}function issueSearch(e){const t=/\b(?:is|type):(?:issue|pr|pull-request)\b/.test(e)?[]:["is:issue"]
const n=/\b(?:is:(?:open|closed|merged)|state:)/.test(e)?[]:["is:open"]
return[...t,...n,e].join(" ").trim()}const i="`issues label:bug`, `repositories org:acme topic:x`, `todos`, `files src/**/*.ts` or, with `mode: sweep`, `calls`"
const a=r.strictObject({item:r.string().min(1).max(400),kind:r["enum"](["issue","pull-request","repository","todo","file","call","other"]),number:r.number().int().positive().optional(),path:r.string().max(300).optional(),title:r.string().max(100),key:r.string().regex(/^[a-z0-9-]{1,60}$/)}).readonly()
function threadItem(e,t,n){const s=n?"pull-request":"issue"
return{item:`#${e}`,kind:s,number:e,title:(0,o.TN)(t,100),key:`${s}-${e}`}}function namedItem({sameness:e,title:t,...n}){const r=(0,s.createHash)("sha256").update(e??n.item).digest("hex").slice(0,8)
const i=(0,o.yR)(n.path??n.item,40)
return{...n,title:(0,o.TN)(t,100),key:[n.kind,i,r].filter(Boolean).join("-")}}function matrixOf(e){const t=JSON.stringify({include:e})
return t.replaceAll(/[^\w {}[\]":,.\\/@#+-]/g,e=>`\\u${e.charCodeAt(0).toString(16).padStart(4,"0")}`)}function parseItem(e){if(!e.startsWith("{"))return e.length>400?void 0:namedItem({item:e,kind:"other",title:e})
try{return a.safeParse(JSON.parse(e)).data}catch{return}}}),41320:((e,t,n)=>{n.d(t,{ER:()=>readPublishing,JX:()=>requireFitting,US:()=>policyOf,hF:()=>restrictedWay,lo:()=>O})
var s=n(28942)
var r=n(88532)
var o=n(49567)
var i=n(91116)
var a=n(94251)
var c=n(74844)
var l=n(98664)
var u=n(94869)
var d=n(48588)
var p=n(48142)
const m="must be a number"
const f="must be a whole number from 1 to 3000"
const h="must be more than 0 and at most 10240"
const g="must be draft, ready, link or none"
const b=/^[A-Za-z\d](?:[A-Za-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/
const k=s.string().superRefine((e,t)=>{const n=(0,i.MS)(e)
if(n!==void 0)t.addIssue(n)})
const y=d.OD.refine(e=>e.length>0&&e.every(e=>b.test(e)),"must be none, requester, or logins and teams (`org/team`), separated by commas")
const w=s.string().transform((e,t)=>{const n=(0,c.d)(e)
if(typeof n!=="string")return n
t.addIssue(n)
return r.tm})
const v=/^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/
const $=5
const A=s.string().transform((e,t)=>{const n=(0,u.od)(e.replaceAll("\n",","))
const s=n.length>0&&n.length<=$&&n.every(e=>v.test(e))
if(!s)t.addIssue(`must be 1 to ${$} repositories, written as owner/name`)
const r=n.find((e,t)=>n.slice(0,t).some(t=>t.toLowerCase()===e.toLowerCase()))
if(s&&r!==void 0)t.addIssue(`must not have ${r} twice`)
return n})
const O={repositories:A.optional(),"base-branch":s.string().refine(i.$i,"must be the name of a branch, in plain characters").optional(),"branch-name":k.default("agent/{kind}-{number}-{slug}"),"create-pr":s["enum"](["draft","ready","link","none"],{error:g}).default("draft"),"pr-labels":d.OD.optional(),reviewers:y.optional(),"commit-mode":s["enum"](["api","git"],{error:"must be api or git"}).default("api"),"comment-mode":s["enum"](["sticky","new","none"],{error:"must be sticky, new or none"}).default("sticky"),"protected-paths":w.prefault("block"),memory:s["enum"](["none","read","propose"],{error:"must be none, read or propose"}).default("read"),"max-patch-files":o.ai(m).int(f).min(1,f).max(3e3,f).default(100),"max-patch-kb":o.ai(m).positive(h).max(10240,h).default(1024)}
const j=s.object(O).readonly()
function readPublishing(e){const t=Object.keys(O)
const n=t.flatMap(t=>[[t,(0,p.JR)(e,t)]])
const{data:s,error:r}=j.safeParse(Object.fromEntries(n))
if(s)return s
const o=r.issues.map(({path:e,message:t})=>`\`${String(e[0])}\` ${t}`)
throw new l.vC("config",`Invalid configuration: ${o.join("; ")}.`,{hint:"Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input."})}const x="what people approve is bound to the files of one repository"
function requireFitting(e){const t=barredByRepositories(e)
if(t.length===0)return
const n=t.map(({input:e})=>`\`${e}\``).join(", ")
const s=[...new Set(t.map(e=>e.why))].join("; ")
throw new l.vC("config",`Invalid configuration: \`repositories\` cannot be used with ${n}: ${s}.`,{hint:"Leave one of them out; docs/other-repositories.md of this action says what goes together."})}function barredByRepositories(e){const{repositories:t,mode:n,confirmation:s,memory:r}=e
if(t===void 0)return[]
return[...["auto","gate","sweep"].includes(n)?[]:[{input:`mode: ${n}`,why:"that mode knows one repository"}],...s==="never"?[]:[{input:`confirmation: ${s}`,why:x}],...e["protected-paths"].mode==="confirm"?[{input:"protected-paths: confirm",why:x}]:[],...r==="propose"?[{input:"memory: propose",why:x}]:[],...e["agent-server-url"]===void 0?[]:[{input:"agent-server-url",why:"the server has one checkout"}]]}function policyOf(e){return{...a.nG,list:e["protected-paths"],maxFiles:e["max-patch-files"],maxPatchKb:e["max-patch-kb"]}}function restrictedWay(e,{kind:t}){return e==="draft"&&t==="schedule"?"link":e}}),60601:((e,t,n)=>{n.d(t,{K7:()=>p,NO:()=>d,NP:()=>rulesFor,Pj:()=>isStanding,TH:()=>b,UV:()=>isMemoryFile,WL:()=>h,_l:()=>pathInside,ef:()=>u,ek:()=>placesOf,i:()=>k,iC:()=>f,kX:()=>m,mk:()=>skillsNamed,vE:()=>g,we:()=>c,yy:()=>isListed})
var s=n(76760)
var r=n(28942)
var o=n(71093)
const i=r.array(r.string()).readonly()
const a=r.discriminatedUnion("type",[r.strictObject({type:r.literal("keyword"),keywords:i}).readonly(),r.strictObject({type:r.literal("task"),triggers:i}).readonly(),r.strictObject({type:r.literal("path"),paths:i}).readonly()])
const c=r.object({name:r.string(),description:r.string().default("")}).readonly()
const l=r.strictObject({skill_root:r.string(),scripts:i,references:i,assets:i}).readonly()
const u=r.strictObject({name:r.string().min(1),content:r.string(),trigger:a.nullable().default(null),source:r.string().optional(),mcp_tools:o.LM.optional(),inputs:r.array(c).readonly().prefault([]),is_agentskills_format:r.boolean().default(!1),version:r.string().default("1.0.0"),description:r.string().optional(),license:r.string().optional(),compatibility:r.string().optional(),metadata:r.record(r.string(),o.LM).readonly().optional(),allowed_tools:i.optional(),disable_model_invocation:r.boolean().default(!1),resources:l.optional()}).readonly()
function isStanding({trigger:e,is_agentskills_format:t}){return e===null&&!t}function isListed({is_agentskills_format:e,disable_model_invocation:t}){return e&&!t}const d=300
const p=1e5
const m=100
const f=1024
const h=12e3
const g=6500
const b=3e4
const k=1e4
function skillsNamed(e,t){return t.flatMap(t=>{const n=triggersOf(t).find(t=>isNamed(t,e))
return n===void 0?[]:[{skill:t,by:n}]})}function triggersOf({trigger:e}){if(e?.type==="keyword")return e.keywords
return e?.type==="task"?e.triggers:[]}function isNamed(e,t){if(e.trim()===""||!t.toLowerCase().includes(e.toLowerCase()))return!1
const n=e.replaceAll(/[\\^$.*+?()[\]{}|/-]/g,"\\$&")
return new RegExp(`(?<![\\p{L}\\p{N}])${n}(?![\\p{L}\\p{N}])`,"iu").test(t)}function rulesFor(e,t){return t.flatMap(t=>{const n=t.trigger?.type==="path"&&t.trigger.paths.some(t=>isMatch(e,t))
return n?[{skill:t,by:e}]:[]})}function isMatch(e,t){if(t.endsWith("/**")){const n=t.slice(0,-3)
if(e===n||e.startsWith(`${n}/`))return!0}const n=t.includes("/")?e:s.posix.basename(e)
return s.posix.matchesGlob(n,t.replace(/^\.?\//,""))}function pathInside(e,t){const n=s.posix.relative(e,s.posix.resolve(e,t))
return n===""||n===".."||n.startsWith("../")?void 0:n}const y=[".agents/skills",".openhands/skills",".openhands/microagents"]
const w={"agents.md":{name:"agents"},"agent.md":{name:"agents"},"claude.md":{name:"claude",family:/claude/i},"gemini.md":{name:"gemini",family:/gemini/i}}
const v={".cursorrules":"cursorrules",".github/copilot-instructions.md":"copilot",".agents/memory.md":"memory","memory.md":"memory"}
function isMemoryFile(e){return v[e.toLowerCase()]==="memory"}function placesOf(e,t){const n=e.filter(e=>/\.md$|^\.cursorrules$/i.test(e))
const s=n.flatMap(e=>skillAt(e)??instructionsAt(e,t)??[])
const r=new Set(s.flatMap(e=>e.kind==="agentskill"?[`${e.root}/`]:[]))
return s.filter(e=>e.kind!=="legacy"||!isInside(e.path,r)).sort(byRank)}function byRank(e,t){return e.rank-t.rank||(e.path<t.path?-1:1)}function isInside(e,t){return e.split("/").some((e,n,s)=>t.has(`${s.slice(0,n).join("/")}/`))}function skillAt(e){const t=y.findIndex(t=>e.startsWith(`${t}/`))
if(t<0)return
const n=`${y[t]}/`
const s=e.slice(n.length)
const[,r]=/^([^/]+)\/skill\.md$/i.exec(s)??[]
if(r!==void 0)return{kind:"agentskill",path:e,rank:t,name:r,root:n+r}
const o=/(^|\/)(readme|skill)\.md$/i.test(s)
return o||!/\.md$/i.test(s)?void 0:{kind:"legacy",path:e,rank:t,name:s.slice(0,-3)}}function instructionsAt(e,t){const n={kind:"instructions",path:e,rank:y.length}
const s=v[e.toLowerCase()]
if(s!==void 0)return{...n,name:s,below:""}
const r=e.lastIndexOf("/")
const o=w[e.slice(r+1).toLowerCase()]
const i=o&&(o.family?.test(t)??!0)
if(!i||e.split("/").includes("node_modules")||y.some(t=>e.startsWith(`${t}/`)))return
const a=e.slice(0,Math.max(0,r))
return{...n,name:a===""?o.name:`${o.name}:${a}`,below:a}}}),62461:((e,t,n)=>{n.d(t,{c:()=>i,u:()=>toolEnvironment})
var s=n(98664)
const r=new Set(`PATH HOME USER LOGNAME LANG TZ SHELL TMPDIR CI GITHUB_REPOSITORY GITHUB_SHA GITHUB_REF_NAME`.split(" "))
const o={TERM:"dumb",GIT_TERMINAL_PROMPT:"0",PAGER:"cat",GIT_PAGER:"cat",LESS:"-dFX",NO_COLOR:"1",DEBIAN_FRONTEND:"noninteractive",AI_AGENT:"deckhand"}
function toolEnvironment(e,t=[]){const n=t.filter(e=>i.test(e))
if(n.length>0)throw new s.vC("config",`Tools cannot have ${n.join(", ")}: with it they could act as this job.`,{hint:"Create a token with only the permissions that the tools need, and pass it under another name."})
const a=new Set([...r,...t])
const isPassed=e=>a.has(e)||/^LC_[A-Z]+$/.test(e)
const c=Object.entries(e).filter(([e,t])=>t!==void 0&&isPassed(e))
return{...Object.fromEntries(c),...o}}const i=/^(?:INPUT_.*|ACTIONS_.*|STATE_.*|.*_RUNTIME_TOKEN|(?:GITHUB|GH)_TOKEN|GITHUB_(?:ENV|PATH|OUTPUT|STATE|STEP_SUMMARY))$/i}),58908:((e,t,n)=>{n.d(t,{P_:()=>l,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var s=n(28942)
var r=n(98664)
var o=n(94869)
class GitHubFault extends r.vC{status
waitMs
constructor(e,t,{waitMs:n,...s}){const r=n===void 0&&(e===401||e===403)
super("github",t,{...s,isLasting:s.isLasting??r})
this.status=e
this.waitMs=n}}function toGitHubFault(e,t){const n=l.safeParse(e).data
const s=reasonOf(e)
if(n===void 0){const n="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:n,quote:`${t}${s}.`,cause:e})}const{status:r,response:o}=n
return new GitHubFault(r,headlineFor(n,t),{quote:`GitHub answered ${r} to ${t}${o.data?s:""}.`,hint:hintFor(n),waitMs:limitOf(n),cause:e})}const i=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const a=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(e){return hasCode(e,i)}function isBroken(e){return hasCode(e,a)}function isTimeout(e){if(!(e instanceof Error))return!1
return e.name==="TimeoutError"||hasCode(e,c)||isTimeout(e.cause)}const c=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(e,t){if(!(e instanceof Error))return!1
return"code"in e&&t.has(String(e.code))||hasCode(e.cause,t)}function mayBeDone(e){if(!(e instanceof GitHubFault))return!1
const{status:t,cause:n}=e
return t===0?n!==void 0&&!isUnsent(n):t>=500||t<300}const l=s.object({status:s.number(),response:s.object({headers:s.record(s.string(),s.unknown()),data:s.object({message:s.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:e,response:{data:t,headers:n}}){if(e!==429&&(e!==403||!/rate limit/i.test(t?.message??"")))return
const s=Number(n["retry-after"])
if(s>0)return s*1e3
const r=Number(n["x-ratelimit-reset"])*1e3-Date.parse(String(n.date))
return n["x-ratelimit-remaining"]==="0"&&r>0?r:6e4}function reasonOf(e){if(!(e instanceof Error))return""
const t=(0,o.TN)(e.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return t===""?"":`: ${t}`}const u=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:e,response:t},n){if(limitOf({status:e,response:t})!==void 0)return"GitHub's rate limit is reached."
if(e===401)return"GitHub refused the token."
if(e>=500)return"GitHub had an error."
const s=u.find(([e])=>e.test(n))?.[1]??"a request"
return e===404&&n.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${s}.`}const d="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:e,response:t}){const{headers:n}=t
if(limitOf({status:e,response:t})!==void 0){const e=Number(n["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${e>0?`${e} seconds`:"an hour"}.`}if(e===401)return"Check the `github-token` input: the token is wrong or has expired."
if(e===403&&/archived/i.test(t.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(t.data?.message??""))return d
if(t.data===void 0&&e<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(t.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const s=permissionsIn(n["x-accepted-github-permissions"])
if(e===403&&s!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${s}\`.`
if(e===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(e===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(e>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(e){const[t=""]=String(e??"").split(";")
return[...t.matchAll(/([a-z_]+)=(read|write)/g)].map(([,e="",t])=>`${yaml(e)}: ${t}`).join(", ")}function yaml(e){return e.replaceAll("_","-")}}),91116:((e,t,n)=>{n.d(t,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
var s=n(28942)
var r=n(98664)
var o=n(43673)
var i=n(58908)
const a=s.object({name:s.string(),commit:s.object({sha:s.string()})})
const c=s.object({object:s.object({sha:s.string()})})
async function tipOf(e,{owner:t,name:n},s){try{const{data:r}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:s})
const{name:o,commit:i}=a.parse(r)
if(o===s)return i.sha}catch(e){if(!isMissing(e)||l.test(e.message))throw e}const r={owner:t,repo:n,ref:`heads/${s}`}
return c.parse((await e.request("GET /repos/{owner}/{repo}/git/ref/{ref}",r)).data).object.sha}async function tipIfAny(e,t,n){try{return await tipOf(e,t,n)}catch(e){if(isMissing(e))return
throw e}}const l=/: Branch not found\.$/
function isMissing(e){return e instanceof i.Q4&&e.status===404}function requireOwnBranch(e,t){if((e===t||(0,o.k)(e))&&isPlain(e))return e
throw new r.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isPlain(e){const t=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(e)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(e)&&e.length<=200&&!t}const u=/\{([a-z]*)\}/g
const d=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const s=e.replaceAll(u,(e,t)=>String(n[t]??""))
return s.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[s=""]=e.split(/\{(?:slug|run)\}/)
if(!s.includes("{number}"))return
return s.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(u)].map(([,e=""])=>e)
const n=t.find(e=>!d.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const s=e.replaceAll(u,"x")
if(/^[\w./-]{1,100}$/.test(s)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(s))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),64753:((e,t,n)=>{n.d(t,{M:()=>y,Y:()=>standingOf})
var s=n(60601)
var r=n(94251)
function standingOf(e,{added:t,removed:n}={added:[],removed:[]}){if(isTooLong(e))return{kind:"never",isFixed:!0,code:"DKH-117"}
const s=longNames((0,r.Zm)(e).split("/"))
const o=neverCode(s)
if(o)return{kind:"never",isFixed:!0,code:o}
if(isFixed(s))return{kind:"protected",isFixed:!0,code:"DKH-103"}
const isOne=t=>t.some(({matches:t})=>t(e)||t(s.join("/")))
const i=isProtected(s)
if(isOne(t))return{kind:"protected",isFixed:!1,code:i?"DKH-103":"DKH-111"}
if(isOne(n))return{kind:"free",isFixed:!1}
if(i)return{kind:"protected",isFixed:!1,code:"DKH-103"}
const a=k.has(s.at(-1)??"")
return a?{kind:"lock",isFixed:!1,code:"DKH-103"}:{kind:"free",isFixed:!1}}function isTooLong(e){if(e.length<=255&&Buffer.byteLength(e)<=255)return!1
return Buffer.byteLength(e)>4096||e.split("/").some(e=>Buffer.byteLength(e)>255)}function neverCode(e){const t=e.join("/")
if(e.some(e=>/^(?:\.git|git~\d+|gi[0-9a-f]{1,4}~\d+)$/.test(e)))return"DKH-102"
if(/^(?:\.gitmodules|gitmod~\d+)$/.test(t))return"DKH-102"
return/^\.github(?:\/workflows(?:\/.*)?)?$/s.test(t)?"DKH-101":void 0}function longNames([e="",...t]){if(!/^(?:\.github|github~\d+)$/.test(e))return[e,...t]
const[n,...s]=t
if(n===void 0)return[".github"]
return[".github",/^wo(?:rkfl|[0-9a-f]{1,4})~\d+$/.test(n)?"workflows":n,...s]}function isFixed(e){const[t,n]=e
if(t===".github"&&n==="actions")return!0
return o.test(e.at(-1)??"")}const o=/^(?:\.gitattributes|gitatt~\d+|\.gitconfig|gitcon~\d+|\.lfsconfig|(?:lfscon|lf[0-9a-f]{1,4})~\d+)$/
function isProtected(e){const[t="",...n]=e
const r=e.at(-1)??""
const o=i.test(e.join("/"))
if(e.length>1&&t.startsWith(".")&&!o)return!0
if(e.length===1&&(a.has(r)||(0,s.UV)(r)))return!0
const d=(o?n:e).some(e=>c.has(e))
if(d||u.has(r)||l.has(r)||p.some(({matches:e})=>e(r)))return!0
const m=e.join("/")
if(h.test(r)||f.some(({matches:e})=>e(m)))return!0
return!k.has(r)&&b.some(({matches:e})=>e(r))}const i=/^(?:\.changeset\/[^/]+\.md|\.changes\/.*\.(?:md|ya?ml)|\.nx\/version-plans\/[^/]+\.md|\.yarn\/versions\/[^/]+\.yml|\.(?:storybook|vitepress|vuepress|ladle|well-known|reuse)\/.+)$/s
const a=words(`\n  .azuredevops .azure-pipelines .buildkite .builds .config .devcontainer .forgejo .gitea .gitlab .idea .mergify\n  .semaphore .teamcity .tekton .vscode .woodpecker\n`)
const c=words(`\n  .husky {,.,_}{githooks,git-hooks,git_hooks,githook,git-hook,commit-hooks} .hooks .lefthook .lefthook-local .cargo-husky\n  .agent .agents .aider .amazonq .amp .augment .claude .claude-plugin .cline .clinerules .codebuddy .codeium .codex\n  .continue .copilot .crush .cursor .factory .gemini .goose .iflow .junie .kilo .kilocode .kiro .opencode .openhands\n  .qwen .roo .rovodev .ruler .trae .warp .windsurf .zed\n  .bundle .cargo .circleci .mvn .yarn\n  ci_scripts zuul.d .zuul.d\n`)
const l=words(`\n  {pre,post}-{applypatch,commit,receive}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {pre-merge-commit,pre-rebase,pre-push,pre-auto-gc,post-checkout,post-merge,post-rewrite}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {applypatch-msg,commit-msg,prepare-commit-msg}{,.exe,.sh,.bash,.zsh,.py,.ps1}\n  {post-update,post-index-change,proc-receive,push-to-checkout,reference-transaction,sendemail-validate}{,.exe}\n  {p4-changelist,p4-prepare-changelist,p4-post-changelist,p4-pre-submit,fsmonitor-watchman}{,.exe}\n`)
const u=words(`\n  agents.md agents.override.md agent.md claude.md claude.local.md codebuddy.md codex.md copilot-instructions.md\n  crush.md gemini.md iflow.md qwen.md replit.md skill.md warp.md\n  .agent.md .rules .windsurfrules .traerules .kilocoderules .roorules .clinerules .continuerules .goosehints\n  .augment-guidelines .openhands_instructions .roomodes .kilocodemodes .continuerc.json .claude.json\n  {,.}mcp.json {,.}opencode.{json,jsonc} {,.}crush.json kilo.{json,jsonc}\n  .{ai,augment,claude,cline,codeium,continue,copilot,gemini,goose,kilocode,kiro,qwen,roo,trae,windsurf}ignore\n  .warpindexingignore\n  {,.}lefthook{,-local}.{yml,yaml,toml,json,jsonc} .pre-commit-{config,hooks}.{yml,yaml} prek.toml {,.}hk.pkl\n  .huskyrc{,.js,.cjs,.mjs,.json,.yml,.yaml} husky.config.{js,cjs,mjs,ts,json} .overcommit.{yml,yaml} .rusty-hook.toml\n  {,.}simple-git-hooks.{js,cjs,mjs,ts,json} captainhook.json grumphp.{yml,yaml}{,.dist}\n  .lintstagedrc{,.json,.yml,.yaml,.js,.cjs,.mjs,.ts,.cts,.mts} lint-staged.config.{js,cjs,mjs,ts,cts,mts,json,yml,yaml}\n  {,.}nano-staged.{js,cjs,mjs,ts,json} .nanostagedrc{,.json,.js,.cjs,.mjs} .nano-staged{,rc}\n  action.{yml,yaml} codeowners owners\n  {,.}bunfig.toml uv.toml poetry.toml {,.}pdm.toml nuget.config .npmrc .yarnrc{,.yml,.yaml}\n  .pnpmfile.{cjs,mjs,js} pnpmfile.js pnpm-workspace.{yml,yaml} .pnp.{cjs,js,loader.mjs}\n  .devcontainer.json .replit {,.}mise{,.local}.toml .tool-versions .envrc\n  .{gitpod,packit,prow,build,mergify,taskcluster,readthedocs,goreleaser}.{yml,yaml}\n  .{bulldozer,coderabbit,policy,pullapprove,restyled,rultor,sourcery}.{yml,yaml} sweep.{yml,yaml} .pr_agent.toml greptile.json\n  {atlantis,buildkite}.{yml,yaml} bors.toml .kodiak.toml renovate.{json,json5}\n  .renovaterc{,.json,.json5} jenkinsfile\n  {,.}{wercker,codemagic,bitrise,screwdriver,codefresh,buddy,scrutinizer,shippable,gitlab-ci,zuul}.{yml,yaml}\n  {amplify,appspec,heroku,render}.{yml,yaml} netlify.toml .platform.app.yaml {vercel,now}.json railway.{json,toml} nixpacks.toml\n  gitconfig .git-config gitconfig.{inc,local,shared}\n  .pypirc pip.{conf,ini} .condarc {.,_}netrc\n  {gradle,maven}-wrapper.{properties,jar}\n  bun.lockb deno.lock flake.lock gradle.lockfile podfile.lock package.resolved cartfile.resolved .terraform.lock.hcl\n  pixi.lock conan.lock rebar.lock shrinkwrap.yaml dub.selections.json cpanfile.snapshot maven_install.json\n  verification-metadata.xml\n`)
const d=words(`\n  .gitconfig*\n  .aider* .cursor* .clinerules-* .roorules-* .kilocoderules-*\n  .appveyor* .buildkite* .circleci* .cirrus* .drone* .gitlab-ci* .semaphore* .teamcity* .travis* .vela* .woodpecker*\n  .zuul* *.gitlab-ci.{yml,yaml} azure-pipeline*.{yml,yaml} {codeship,jet}-{steps,services}*.{yml,yaml,json}\n  appveyor{,.*,-*}.{yml,yaml} {bitbucket-pipelines,buildspec,cloudbuild}*.{yml,yaml,json}\n  jenkinsfile.* *.jenkinsfile *.jenkinsfile.*\n`)
const p=[...d].map(r.s$)
const m=words(`\n  **/azure-pipelines/**/*.{yml,yaml} buildkite/**\n  **/hooks/pre-{applypatch,commit,merge-commit,rebase,push,receive,auto-gc}\n  **/hooks/post-{applypatch,commit,checkout,merge,rewrite,receive,update}\n  **/hooks/{applypatch-msg,commit-msg,prepare-commit-msg,update,fsmonitor-watchman,hooks.json}\n  **/hooks/*.{sh,bash,zsh}\n`)
const f=[...m].map(r.s$)
const h=/^jenkinsfile[-_][^.]*(?:\.groovy)?$/
const g=words(`\n  *.lock *.locked *.lockfile *.resolved *.freeze pylock.toml pylock.*.toml\n  *{-,.,_}lock.{json,jsonc,yml,yaml,toml,txt,hcl,xml,lisp}\n`)
const b=[...g].map(r.s$)
const k=words(`\n  package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock cargo.lock poetry.lock uv.lock pdm.lock\n  pipfile.lock gemfile.lock gems.locked composer.lock go.sum go.work.sum mix.lock pubspec.lock packages.lock.json\n`)
const y=["memory.md",...a,...c,...u,...l,...k,...[...d,...g].map(e=>e.replaceAll("*","x")),...[...m].map(e=>e.replaceAll("**/","").replaceAll("*","x")),"jenkinsfile-x"]
function words(e){return new Set(e.trim().split(/\s+/).flatMap(spelled))}function spelled(e){const[t,n="",s="",r=""]=/^([^{]*)\{([^}]*)\}(.*)$/.exec(e)??[]
return t===void 0?[e]:s.split(",").flatMap(e=>spelled(`${n}${e}${r}`))}}),94251:((e,t,n)=>{n.d(t,{Zm:()=>comparable,nG:()=>i,s$:()=>pathPattern})
var s=n(76760)
var r=n(94869)
function pathPattern(e){const t=comparable(e.replace(/\/+$/,""))
const n=t.replace(/^\//,"").split("/")
const s=n.map((e,t)=>sourceOf(e,t===n.length-1)).join("")
const r=new RegExp(`^${t.includes("/")?"":"(?:.*/)?"}${s}(?:/.*)?$`,"su")
return{text:e,matches:e=>r.test(comparable(e))}}function sourceOf(e,t){if(e==="**")return t?".*":"(?:[^/]+/)*"
const n=e.replaceAll(/[\\^$.+()[\]{}|]/g,"\\$&").replaceAll(/\*+/g,"[^/]*").replaceAll("?","[^/]")
return t?n:`${n}/`}const o=/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
function comparable(e){return withSlashes(e.normalize("NFKC").replaceAll(o,"")).toLowerCase().split("/").map(e=>(0,r.Mx)(e.replace(/:.*$/s,"").trimEnd(),". ")).join("/")}function withSlashes(e){if(!e.includes("\\"))return e
return s.posix.normalize(e.replaceAll("\\","/")).replace(/^(?:\.\.\/)+|^\//,"")}const i=Object.freeze({protectedPaths:"block",list:{added:[],removed:[]},isTogether:!1,maxFiles:100,maxPatchKb:1024,maxFileKb:5*1024})}),74844:((e,t,n)=>{n.d(t,{Y:()=>idlePatterns,d:()=>parseProtection})
var s=n(64753)
var r=n(94251)
function parseProtection(e){const t=e.split(/[,\n]/).map(e=>e.trim()).filter(e=>e!=="")
const n=t.filter(e=>!/^[+-]/.test(e))
const[s="block"]=n
if(n.length>1||s!=="block"&&s!=="confirm")return badWord(n.find(isNoMode)??n[1]??"")
const o=t.filter(e=>/^[+-]/.test(e))
const i=o.map(problemOf).find(e=>e!==void 0)
if(i!==void 0)return i
const signed=e=>o.filter(t=>t.startsWith(e)).map(e=>(0,r.s$)(e.slice(1)))
return{mode:s,added:signed("+"),removed:signed("-")}}function isNoMode(e){return e!=="block"&&e!=="confirm"}function badWord(e){const t="must be block or confirm, followed by paths that start with + or - (`block, +infra/**, -renovate.json`)"
if(!isNoMode(e))return`${t}, but it says both block and confirm`
return`${t}, not ${JSON.stringify(e)}`}function problemOf(e){const t=e.slice(1)
const n=JSON.stringify(e)
if(/^\s/.test(t)&&t.trim()!=="")return`has ${n}: there must be no blank after the sign, as in ${JSON.stringify(e.charAt(0)+t.trim())}`
if(!/^\/?[^\s/]/.test(t)||t.length>500)return`has ${n}, which contains no path`
if(t.startsWith("!")||/\\|\[|\{|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(t))return`has ${n}: a path is written with / from the root, with * ? and ** only`
if(e.startsWith("+"))return
const a=t.includes("/")||t.includes("**")
const{matches:c}=(0,r.s$)(t)
const isWorkflow=e=>o.includes(e)&&c(e.slice(e.lastIndexOf("/")+1))
const isMeant=e=>a||!e.includes("/")||isWorkflow(e)
const l=[...i.filter(isMeant),...pathsFor(t),...a?workflowsFor(t):[]]
const u=l.find(e=>c(e)&&(0,s.Y)(e).isFixed)
return u!==void 0?`has ${n}, which covers ${u}: workflows and git's own files stay protected`:void 0}const o=[".github/workflows/ci.yml",".github/workflows/ci.yaml"]
function workflowsFor(e){const t=e.slice(e.lastIndexOf("/")+1)
return[t,t.replace(/\*+$/,"x.yml")].map(e=>e.replaceAll(/\*+|\?/g,"x")).filter(e=>/\.ya?ml$/i.test(e)).flatMap(e=>[`.github/workflows/${e}`,`.github/actions/x/${e}`])}const i=[".github",...o,".github/actions/build/action.yml",".git/config",".gitmodules",".gitattributes","src/.gitattributes",".gitconfig",".lfsconfig"]
function idlePatterns({added:e,removed:t}){const isFreed=(t,n)=>t.matches(n)&&(0,s.Y)(n,{added:e,removed:[]}).kind!=="free"&&(0,s.Y)(n,{added:e,removed:[t]}).kind==="free"
const isIdle=e=>!pathsFor(e.text).some(t=>isFreed(e,t))
return t.filter(isIdle).map(({text:e})=>e)}function pathsFor(e){const t=e.replace(/^\//,"").replace(/\/$/,"/x").replaceAll(/\*+|\?/g,"x")
const n=t.includes("/")?t.slice(0,t.lastIndexOf("/")+1):""
return[t,...s.M.flatMap(e=>[`${n}${e}`,`${n}${e}/x`])]}}),91106:((e,t,n)=>{n.d(t,{CB:()=>textsOf,DH:()=>decoded,G6:()=>r,XP:()=>formsOf,Zw:()=>startOfOpenEscape,dy:()=>beforeEscape,un:()=>isEscaped})
var s=n(24506)
const r=6
const o=16
function textsOf(e){return[...new Set([e.trim(),...(0,s.B)(e).flatMap(e=>[e,...longLines(e)])])]}function formsOf(e){return textsOf(e).filter(e=>e.length>=r).flatMap(e=>[...asWritten(e),...encoded(e)])}function longLines(e){const t=e.split(/[\r\n]+/).map(e=>e.trim())
return t.length>1?t.filter(e=>e.length>=o):[]}function asWritten(e){const t=[e,decoded(e).text]
if(e.includes(" "))t.push(e.replaceAll(" ","+"))
if(/[^\0-\x7f]/.test(e))t.push(Buffer.from(e).toString("latin1"))
return t.filter(e=>e.length>=r)}function encoded(e){const t=Buffer.from(e)
const n=t.toString("hex")
return[n,n.toUpperCase(),...base64(t,"base64"),...base64(t,"base64url")]}function base64(e,t){const n=[0,1,2].map(n=>{const s=Buffer.concat([Buffer.alloc(n),e]).toString(t)
return s.slice(Math.ceil(n*8/6),Math.floor((n+e.length)*8/6))})
return[e.toString(t),...n]}const i=/\\+(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf])|([^%&\\]))?|%([0-9a-fA-F]{2})|&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const a={n:"\n",r:"\r",t:"\t",b:"\b",f:"\f"}
const c={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"}
function isEscaped(e){return/[\\%&]/.test(e)}function startOfOpenEscape(e){const t=e.slice(-l)
const n=/(?:\\+(?:u[0-9a-f]{0,3}|x[0-9a-f]?)?|%[0-9a-f]?|&[#0-9a-z]{0,9})$/i.exec(t)
return n?beginning(e,e.length-t.length+n.index):e.length}function beforeEscape(e,t){if(t===e.length)return t
const n=Math.max(0,t-l)
const s=e.slice(n,t).search(/[\\%&]/)
return s<0?t:beginning(e,n+s)}const l=16
function beginning(e,t){let n=t
while(e[n]==="\\"&&e[n-1]==="\\")n-=1
return n}function decoded(e){const[t,n]=[[0],[0]]
let s=""
let r=0
for(const o of e.matchAll(i)){const i=meaningOf(o)
s+=e.slice(r,o.index)
r=o.index+o[0].length
t.push(s.length,s.length+i.length)
n.push(o.index,r)
s+=i}s+=e.slice(r)
const startOf=e=>{const s=lastAtOrBefore(t,e)
return(n[s]??0)+e-(t[s]??0)}
const endOf=e=>{const s=lastAtOrBefore(t,e)
return t[s+1]===e+1?n[s+1]??0:startOf(e)+1}
return{text:s,startOf:startOf,endOf:endOf}}function meaningOf([e,t,n,s,r,o,i,l,u]){const d=t??n??o??l
if(d!==void 0)return unit(Number.parseInt(d,16),e)
if(i!==void 0)return unit(Number.parseInt(i,10),e)
if(s!==void 0)return a[s]??s
return c[u??""]??r??""}function unit(e,t){return e<=65535?String.fromCharCode(e):t}function lastAtOrBefore(e,t){let[n,s]=[0,e.length-1]
while(n<s){const r=n+s+1>>1
if((e[r]??0)<=t)n=r
else s=r-1}return n}}),24506:((e,t,n)=>{n.d(t,{B:()=>secretParts})
function secretParts(e){const t=partsOrAll(e.trim())
const n=inBase64(e)
return[...new Set(n.length>0?[...t,...n]:t.flatMap(e=>[e,...inBase64(e)]))]}function partsOrAll(e){const t=partsOf(e).filter(e=>e.length>=s)
return t.length===0?[e]:t}function inBase64(e){const t=e.replaceAll(/\s/g,"")
if(!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(t))return[]
const n=Buffer.from(t,"base64").toString("latin1").trim()
if(n.length<s||!/^[\t\n\r -~]*$/.test(n))return[]
const[,o=""]=/^[^\s:]*:(\S+)$/.exec(n)??[]
if(o.length>=s&&!m.test(o))return[o]
return partsOrAll(n).filter(e=>!m.test(e)&&!r.test(e))}const s=6
function partsOf(e,t=""){const n=fieldsOf(e)
if(n)return n.flatMap(([e,t])=>partsOf(t,e))
if(h.test(e))return inKeyFile(e)
if(p.test(e))return inAddress(e)
if(t==="")return inWords(e)
return!r.test(e)&&(o.test(t)||isOpaque(e))?[e]:[]}const r=/^(?:password|passwd|postgres|mysql|root|admin|secret|example|changeme|default|test\w*|none|null|true|false|localhost|guest|user|\d{1,6})$/i
const o=/pass(?:word|wd|phrase)?$|pwd$|secret|token$|credential|(?:^|[_-])key$|private|(?:api|access|account)_?key|sig(?:nature)?$|salt$|(?:^|_)auth$|authorization$|^bearer$|^basic$/i
function fieldsOf(e){if(e.startsWith("{"))try{return inJson(JSON.parse(e),0)}catch{return}const t=/^[^\n;=]+=[^\n]*;[^\n]*=/.test(e)?";":/\r?\n/
const n=e.split(t).filter(e=>!/^\s*(?:#|$)/.test(e))
const s=n.map(e=>/^\s*(?:export )?([A-Za-z_][\w. ]*?) ?= ?(.+)$/.exec(e))
if(s.length<2||s.includes(null))return
return s.map(e=>[e?.[1]??"",(e?.[2]??"").replace(/^(["'])(.*)\1$/,"$2").trim()])}const i=/[A-Za-z_][\w.-]*/g
const a=/["']?[^\S\n]*(?:(=>|[:=>])[^\S\n]*)?(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'<>]+))/y
const c=/\b[a-z][a-z0-9+.-]{1,30}:\/\/[^\s"'<>]+/gi
const l=/[\s"'`<>,;(){}[\]|]+/
function inWords(e){const t=e.split("\n").flatMap(namedInLine)
if(t.length===0&&!l.test(e))return[]
const n=e.replaceAll(c," ").split(l).flatMap(e=>e.split(/[:=](?=[^:=])/)).map(e=>e.replace(/[.!?:]$/,"")).filter(e=>isOpaque(e)&&!u.test(e))
const s=e.match(c)??[]
return[...t,...n.map(e=>e.replace(g,"")),...s.flatMap(inAddress)]}const u=/^LS0tLS1CRUdJTiBDRVJUSUZJQ0FUR/
function namedInLine(e){const t=[]
const n=e.search(/[A-Za-z_]/)
let s=0
for(const{0:r,index:c}of e.matchAll(i)){if(c<s||!o.test(r))continue
a.lastIndex=c+r.length
const[i="",l="",d,p,f=""]=a.exec(e)??[]
if(i===""||l===""&&m.test(f)&&!/^(?:machine|default|login)\b/.test(e))continue
const h=l===":"&&f!==""&&c===n
const g=h?yamlValue(e.slice(c+r.length)):d??p??f
s=h?e.length:c+r.length+i.length
if(!g.startsWith("$")&&!u.test(g))t.push(...partsOf(g,r))}return t}function yamlValue(e){return e.replace(/^[^:]*:\s*(?:(?:bearer|basic|token)\s+)?/i,"").replace(/\s#.*/,"").trim()}const d=10
function inJson(e,t,n=""){if(typeof e==="string")return[[n,e.trim()]]
if(typeof e!=="object"||e===null||t>d)return[]
const s=Array.isArray(e)
return Object.entries(e).flatMap(([e,r])=>inJson(r,t+1,s?n:e))}const p=/^(?:jdbc:)?[a-z][a-z0-9+.-]{1,30}:\/\/\S+$/i
function inAddress(e){const t=e.replace(/^jdbc:/i,"").replace(/^([^:]*:\/\/(?:[^/?#@]*@)?[^/?#,@]*),[^/?#@]*(?=[/?#]|$)/,"$1")
if(!URL.canParse(t))return bothWays(/^[^:]*:\/\/[^\s:/@]*:(\S+)@/.exec(t)?.[1]??"")
const{username:n,password:s,pathname:r,searchParams:i,hash:a}=new URL(t)
const c=[...i].filter(([e,t])=>o.test(e)||isOpaque(t))
return[...m.test(decoded(s))?[`${n}:${s}`]:bothWays(s),...isOpaque(decoded(n))?bothWays(n):[],...c.map(([,e])=>e),...[...r.split("/"),a.slice(1)].filter(isOpaque)]}const m=/^[a-z]{1,11}$/i
function bothWays(e){return e===""?[]:[e,decoded(e)]}function decoded(e){try{return decodeURIComponent(e)}catch{return e}}const f=/^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.[a-z]{2,12}$/
function isOpaque(e){if(e.length<16||/[\s@]|:\/\//.test(e)||f.test(e))return!1
if(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(e))return!1
const t=e.split(/[^A-Za-z0-9]/).reduce((e,t)=>t.length>e.length?t:e,"")
return t.length>=12&&/\d/.test(t)&&/[a-z]/i.test(t)&&new Set(e).size>=8}const h=/-----BEGIN [^-\n]{0,80}-----/
function inKeyFile(e){const t=e.replaceAll(/\\r|\r/g,"").replaceAll("\\n","\n").replaceAll(/-----(?:BEGIN|END) [^-\n]{0,80}-----/g,"\n$&\n").split("\n")
const n=[]
const s=[]
let r=!1
for(const e of t)if(e.startsWith("-----BEGIN ")){n.push({isPrivate:e.includes("PRIVATE"),body:[]})
r=!0}else if(e.startsWith("-----END "))r=!1
else if(r)n.at(-1)?.body.push(...bodyIn(e))
else s.push(e)
const o=n.some(({isPrivate:e})=>e)?n.filter(({isPrivate:e})=>e):n
return[...o.map(({body:e})=>e.join("\n").replace(g,"")),...partsOf(s.join("\n"))]}function bodyIn(e){return e.includes(":")?[]:e.split(/\s+/).filter(e=>/^[A-Za-z0-9+/=]+$/.test(e))}const g=new RegExp(["^(?:MII.{0,6}IBADANBgkqhkiG9w0BAQEFAASC.{0,22}","MII.{0,6}IBAAKC.{0,6}","MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg","MC4CAQAwBQYDK2VwBCIEI","b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB","AAAAC3NzaC1lZDI1NTE5AAAAI","AAAAB3NzaC1yc2EAAAADAQABAAAB.{0,3}","AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAAB)"].join("|"))}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(e)}})}

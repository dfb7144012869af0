export const id=8745
export const ids=[8745,8360,1126]
export const modules={94739:((t,e,n)=>{n.d(e,{G:()=>commandsIn})
var s=n(28942)
var o=n(46032)
var i=n(94869)
const r=s.object({kind:s.literal("TerminalObservation"),command:s.string(),exit_code:s.number(),metadata:s.object({prefix:s.string().catch("")}).catch({prefix:""})})
const c=1e5
function commandsIn(t){const e=new Set(t.flatMap(t=>isTyping(t)?[t.id]:[]))
const n=[]
let s
const end=(t,e)=>{if(s)n.push({...s,...e,end:t})
s=void 0}
for(const n of t){if(n.kind!=="ObservationEvent")continue
const{command:t,exit_code:f,metadata:p}=r.safeParse(n.observation).data??a
if(f===void 0)continue
const u=(0,o.wh)(n.observation.content)
const l=d.exec(p.prefix)?.[1]
if(l!==void 0)end({kind:"exited",exitCode:Number(l)},{output:p.prefix,event:void 0})
if(t.trim()!==""&&!e.has(n.action_id)){end({kind:"stopped"})
s={command:t,output:u,event:n,timestamp:n.timestamp}}else if(s)s={...s,output:(0,i.pJ)(`${s.output}\n${u}`,c),event:n}
if(f>=0)end({kind:"exited",exitCode:f})}end({kind:"running"})
return n}const a={command:"",exit_code:void 0,metadata:{prefix:""}}
const d=/^\[The command before finished with exit code (\d+)\. /
const f=s.object({is_input:s.literal(!0)})
function isTyping(t){return t.kind==="ActionEvent"&&f.safeParse(t.action).success}}),8360:((t,e,n)=>{n.d(e,{whyNotNamed:()=>whyNotNamed})
var s=n(33737)
var o=n(52442)
var i=n(29562)
const r=2e3
function whyNotNamed(t,{tools:e,edited:n,changed:o,read:a}){const d=o.filter(t=>(0,i.D)(t)&&!c.test(t)&&a(t)!==void 0)
const[f]=[...n.filter(i.D),...d,...e]
if(f!==void 0)return`this run wrote a program named ${(0,s.FX)(f.slice(f.lastIndexOf("/")+1))}`
for(const e of o.slice(0,r)){const n=whyByFile(t,e,a)
if(n!==void 0)return n}return}const c=/(?:^|\/)(?:gradlew|mvnw)$/
function whyByFile(t,e,n){const o=e.slice(e.lastIndexOf("/")+1)
const i=d.find(({file:t})=>t.test(o)||t.test(e))
const r=i&&n(e)
return i&&r!==void 0&&i.judge(r,t)?`${(0,s.FX)(e)} was changed, and ${i.why}`:void 0}const a=/[._-](?:tests?|specs?)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?)\/.*\.[cm]?[jt]sx?$/
const d=[{file:/^package\.json$/,judge:hasEmptyScript,why:"its script runs nothing"},{file:/^(?:GNU)?[Mm]akefile$/,judge:hasEmptyTarget,why:"its target runs nothing"},{file:/^conftest\.py$/,judge:choosesTests,why:"it chooses which tests run"},{file:a,judge:hasOnly,why:"it leaves out tests by `only`"}]
function wordsOf(t){return new Set(t.split(/[\s;&|()"']+/))}function hasEmptyScript(t,e){const n=/"scripts"\s*:\s*(\{[^{}]*\})/.exec(t)?.[1]??""
const s=wordsOf(/\bnpm (?:t|tst|it|cit)\b/.test(e)?`${e} test`:e)
return[...n.matchAll(/"([^"\n]+)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g)].some(([,t="",e=""])=>s.has(t)&&runsNothing(e.replaceAll('\\"','"')))}function hasEmptyTarget(t,e){const n=wordsOf(e)
return[...`\n${t}`.matchAll(/\n([\w.-]+)[ \t]*:(?!=)[^\n]*((?:\n\t[^\n]*)+)/g)].some(([,t="",e=""])=>n.has(t)&&runsNothing(e.replaceAll(/\n\t[-@+]*/g,"\n")))}function runsNothing(t){return(0,o.c)(t).kind==="other"&&!/\bexit [1-9]|\bfalse\b/.test(t)}function choosesTests(t){return/\bpytest_(?:collection\w*|ignore_collect|collect_file|runtest_\w+|pyfunc_call|sessionfinish|report\w*|terminal_summary)\b|\bcollect_ignore/.test(t)}function hasOnly(t){return/\b(?:it|test|describe|context|suite|specify)\.only\b|(?:^|[\n;{])\s*f(?:it|describe)\(/.test(t)}}),29562:((t,e,n)=>{n.d(e,{D:()=>isTool,w:()=>toolsWrittenBy})
var s=n(17595)
var o=n(92816)
var i=n(6082)
var r=n(18190)
const c=new Set([...i.Ir,...[i.hU,o.dL,o.dW,o.q1].flatMap(Object.keys),"npx","pnpx","python3","tox","nox"].filter(t=>t.length>1))
const a=/(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/
function isTool(t){return a.test(t)||c.has(nameOf(t))}const d=2e5
const f=4
function toolsWrittenBy(t){const e=[]
takeScript((0,s.D)(t.slice(0,d)),e,0)
return e.filter(isTool)}function takeScript({lists:t},e,n){for(const{steps:s}of t)for(const{pipeline:t}of s)for(const s of t.commands)takeCommand(s,e,n)}function takeCommand(t,e,n){if(t.kind==="definition")e.push(t.name)
if(t.kind==="group")e.push(...t.writesTo)
if(t.kind==="simple")takeSimple(t,e,n)
else takeScript(t.body,e,n)}function takeSimple(t,e,n){e.push(...t.writesTo)
for(const{within:s}of[...t.words,...t.assignments])for(const t of s)takeScript(t,e,n)
const o=(0,r.D)(t.words)
if(o?.kind==="line"&&n<f)takeScript((0,s.D)(o.line),e,n+1)
if(o?.kind!=="program")return
const[i="",...c]=o.words.map(({text:t})=>t)
const a=nameOf(i)
if(/^(?:ba|da|z)?sh$/.test(a)&&t.input!==void 0&&n<f)takeScript((0,s.D)(t.input),e,n+1)
if(/^(?:python[\d.]*|node|ruby|perl|php)$/.test(a))e.push(...inProgram([...c,t.input??""]))
e.push(...putBy(a,c))}function putBy(t,e){const n=e.filter(t=>!t.startsWith("-"))
if(t==="alias")return n.flatMap(t=>t.includes("=")?t.slice(0,t.indexOf("=")):[])
if(t==="hash"&&e.includes("-p"))return n.slice(1)
if(t==="tee")return n
if(!/^(?:cp|mv|ln|install)$/.test(t))return[]
const[s="",...o]=n.toReversed()
return o.some(t=>familyOf(t)===familyOf(s))?[]:[s]}function nameOf(t){return t.slice(t.lastIndexOf("/")+1)}function familyOf(t){return nameOf(t).replace(/[\d.]+$/,"")}const p=/\bopen\(|write|symlink|copy|link\b/i
function inProgram(t){return t.filter(t=>p.test(t)).flatMap(t=>[...t.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)]).map(([,t=""])=>t)}}),11126:((t,e,n)=>{n.r(e)
n.d(e,{doingsOf:()=>doingsOf,doubtOfCheck:()=>doubtOfCheck})
var s=n(3024)
var o=n(94739)
var i=n(83094)
var r=n(8360)
var c=n(29562)
const a=1024*1024
function doingsOf({events:t,prepared:e}){const{workspace:n}=e.run.job
const o=new Map
const toolsOf=t=>{const e=o.get(t)??(0,c.w)(t)
o.set(t,e)
return e}
const r=[...t,...e.subAgentEvents].filter(i.v1)
return{edited:r.flatMap(({observation:{path:t}})=>typeof t==="string"?[t]:[]),writtenBy:t=>t.flatMap(toolsOf),read:t=>(0,s.Ui)(n,t,a)}}function doubtOfCheck(t,{command:e,end:n,isTest:s=!1,doubt:i},c){if(n.kind!=="passed"||!s||i!==void 0)return i
const a=[...(0,o.G)(t.events),...(0,o.G)(t.prepared.subAgentEvents)]
const{writtenBy:d,...f}=doingsOf(t)
const p=d(a.map(t=>t.command))
return(0,r.whyNotNamed)(e,{...f,tools:p,changed:c})}})}

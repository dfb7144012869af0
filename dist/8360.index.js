export const id=8360
export const ids=[8360]
export const modules={8360:((t,e,n)=>{n.d(e,{whyNotNamed:()=>whyNotNamed})
var s=n(33737)
var i=n(52442)
var o=n(29562)
const r=2e3
function whyNotNamed(t,{tools:e,edited:n,changed:i,read:a}){const l=i.filter(t=>(0,o.D)(t)&&!c.test(t)&&a(t)!==void 0)
const[f]=[...n.filter(o.D),...l,...e]
if(f!==void 0)return`this run wrote a program named ${(0,s.FX)(f.slice(f.lastIndexOf("/")+1))}`
for(const e of i.slice(0,r)){const n=whyByFile(t,e,a)
if(n!==void 0)return n}return}const c=/(?:^|\/)(?:gradlew|mvnw)$/
function whyByFile(t,e,n){const i=e.slice(e.lastIndexOf("/")+1)
const o=l.find(({file:t})=>t.test(i)||t.test(e))
const r=o&&n(e)
return o&&r!==void 0&&o.judge(r,t)?`${(0,s.FX)(e)} was changed, and ${o.why}`:void 0}const a=/[._-](?:tests?|specs?)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?)\/.*\.[cm]?[jt]sx?$/
const l=[{file:/^package\.json$/,judge:hasEmptyScript,why:"its script runs nothing"},{file:/^(?:GNU)?[Mm]akefile$/,judge:hasEmptyTarget,why:"its target runs nothing"},{file:/^conftest\.py$/,judge:choosesTests,why:"it chooses which tests run"},{file:a,judge:hasOnly,why:"it leaves out tests by `only`"}]
function wordsOf(t){return new Set(t.split(/[\s;&|()"']+/))}function hasEmptyScript(t,e){const n=/"scripts"\s*:\s*(\{[^{}]*\})/.exec(t)?.[1]??""
const s=wordsOf(/\bnpm (?:t|tst|it|cit)\b/.test(e)?`${e} test`:e)
return[...n.matchAll(/"([^"\n]+)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g)].some(([,t="",e=""])=>s.has(t)&&runsNothing(e.replaceAll('\\"','"')))}function hasEmptyTarget(t,e){const n=wordsOf(e)
return[...`\n${t}`.matchAll(/\n([\w.-]+)[ \t]*:(?!=)[^\n]*((?:\n\t[^\n]*)+)/g)].some(([,t="",e=""])=>n.has(t)&&runsNothing(e.replaceAll(/\n\t[-@+]*/g,"\n")))}function runsNothing(t){return(0,i.c)(t).kind==="other"&&!/\bexit [1-9]|\bfalse\b/.test(t)}function choosesTests(t){return/\bpytest_(?:collection\w*|ignore_collect|collect_file|runtest_\w+|pyfunc_call|sessionfinish|report\w*|terminal_summary)\b|\bcollect_ignore/.test(t)}function hasOnly(t){return/\b(?:it|test|describe|context|suite|specify)\.only\b|(?:^|[\n;{])\s*f(?:it|describe)\(/.test(t)}}),29562:((t,e,n)=>{n.d(e,{D:()=>isTool,w:()=>toolsWrittenBy})
var s=n(17595)
var i=n(92816)
var o=n(6082)
var r=n(18190)
const c=new Set([...o.Ir,...[o.hU,i.dL,i.dW,i.q1].flatMap(Object.keys),"npx","pnpx","python3","tox","nox"].filter(t=>t.length>1))
const a=/(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/
function isTool(t){return a.test(t)||c.has(nameOf(t))}const l=2e5
const f=4
function toolsWrittenBy(t){const e=[]
takeScript((0,s.D)(t.slice(0,l)),e,0)
return e.filter(isTool)}function takeScript({lists:t},e,n){for(const{steps:s}of t)for(const{pipeline:t}of s)for(const s of t.commands)takeCommand(s,e,n)}function takeCommand(t,e,n){if(t.kind==="definition")e.push(t.name)
if(t.kind==="group")e.push(...t.writesTo)
if(t.kind==="simple")takeSimple(t,e,n)
else takeScript(t.body,e,n)}function takeSimple(t,e,n){e.push(...t.writesTo)
for(const{within:s}of[...t.words,...t.assignments])for(const t of s)takeScript(t,e,n)
const i=(0,r.D)(t.words)
if(i?.kind==="line"&&n<f)takeScript((0,s.D)(i.line),e,n+1)
if(i?.kind!=="program")return
const[o="",...c]=i.words.map(({text:t})=>t)
const a=nameOf(o)
if(/^(?:ba|da|z)?sh$/.test(a)&&t.input!==void 0&&n<f)takeScript((0,s.D)(t.input),e,n+1)
if(/^(?:python[\d.]*|node|ruby|perl|php)$/.test(a))e.push(...inProgram([...c,t.input??""]))
e.push(...putBy(a,c))}function putBy(t,e){const n=e.filter(t=>!t.startsWith("-"))
if(t==="alias")return n.flatMap(t=>t.includes("=")?t.slice(0,t.indexOf("=")):[])
if(t==="hash"&&e.includes("-p"))return n.slice(1)
if(t==="tee")return n
if(!/^(?:cp|mv|ln|install)$/.test(t))return[]
const[s="",...i]=n.toReversed()
return i.some(t=>familyOf(t)===familyOf(s))?[]:[s]}function nameOf(t){return t.slice(t.lastIndexOf("/")+1)}function familyOf(t){return nameOf(t).replace(/[\d.]+$/,"")}const p=/\bopen\(|write|symlink|copy|link\b/i
function inProgram(t){return t.filter(t=>p.test(t)).flatMap(t=>[...t.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)]).map(([,t=""])=>t)}})}

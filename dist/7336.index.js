export const id=7336
export const ids=[7336]
export const modules={87336:((t,e,n)=>{n.d(e,{namesJudge:()=>namesJudge})
var s=n(3024)
var i=n(33737)
var o=n(83094)
var r=n(52442)
var c=n(17595)
var a=n(92816)
var l=n(18190)
const f=2e5
const u=4
function programsIn(t,e=0){if(e>u)return[]
return commandsIn((0,c.D)(t.slice(0,f))).flatMap(t=>{if(t.kind!=="simple")return[]
const n=(0,l.D)(t.words)
if(n===void 0)return[]
return n.kind==="line"?programsIn(n.line,e+1):fileOf(n.words)??[]})}function commandsIn({lists:t}){return t.flatMap(({steps:t})=>t.flatMap(({pipeline:t})=>t.commands.flatMap(t=>t.kind==="simple"?t:commandsIn(t.body))))}function fileOf([t,...e]){if(t===void 0)return
const n=(0,l.k)(t.text)
const s=t.text==="."||t.text==="source"
const i=s?p:Object.hasOwn(a.q1,n)?a.q1[n]:void 0
if(i===void 0)return t.text.includes("/")?t.text:void 0
return interpreted(e.map(({text:t})=>t),i)}const p={values:"",text:""}
function interpreted(t,{values:e,text:n}){for(let s=0;s<t.length;s+=1){const i=t[s]??""
if(n.split(" ").includes(i)||/^(?:-m|--test|--run|-)$/.test(i))return
if(!i.startsWith("-"))return i
if(e.split(" ").includes(i))s+=1}return}var d=n(6082)
const m=new Set([...d.Ir,...[d.hU,a.dL,a.dW,a.q1].flatMap(Object.keys),"npx","pnpx","python3","tox","nox"].filter(t=>t.length>1))
const h=/(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/
function isTool(t){return h.test(t)||m.has(nameOf(t))}const g=2e5
const w=4
function filesWrittenBy(t){const e=[]
takeScript((0,c.D)(t.slice(0,g)),e,0)
return[...new Set(e)]}function takeScript({lists:t},e,n){for(const{steps:s}of t)for(const{pipeline:t}of s)for(const s of t.commands)takeCommand(s,e,n)}function takeCommand(t,e,n){if(t.kind==="definition")e.push(t.name)
if(t.kind==="group")e.push(...t.writesTo)
if(t.kind==="simple")takeSimple(t,e,n)
else takeScript(t.body,e,n)}function takeSimple(t,e,n){e.push(...t.writesTo)
for(const{within:s}of[...t.words,...t.assignments])for(const t of s)takeScript(t,e,n)
const s=(0,l.D)(t.words)
if(s?.kind==="line"&&n<w)takeScript((0,c.D)(s.line),e,n+1)
if(s?.kind!=="program")return
const[i="",...o]=s.words.map(({text:t})=>t)
const r=nameOf(i)
if(/^(?:ba|da|z)?sh$/.test(r)&&t.input!==void 0&&n<w)takeScript((0,c.D)(t.input),e,n+1)
if(/^(?:python[\d.]*|node|ruby|perl|php)$/.test(r))e.push(...inProgram([...o,t.input??""]))
e.push(...putBy(r,o))}function putBy(t,e){const n=e.filter(t=>!t.startsWith("-"))
if(t==="alias")return n.flatMap(t=>t.includes("=")?t.slice(0,t.indexOf("=")):[])
if(t==="hash"&&e.includes("-p"))return n.slice(1)
if(t==="tee"||t==="truncate"||t==="sponge")return n
if(t==="sed"||t==="perl")return inPlace(e)
if(t==="dd")return e.flatMap(t=>t.startsWith("of=")?t.slice(3):[])
if(t==="curl"||t==="wget")return behindOption(e,/^-(?:\w*[oO]|-output|-output-document)$/)
if(!/^(?:cp|mv|ln|install)$/.test(t))return[]
const[s="",...i]=n.toReversed()
return i.some(t=>familyOf(t)===familyOf(s))?[]:[s]}function inPlace(t){if(!t.some(t=>/^-(?:\w*i|-in-place)/.test(t)))return[]
const[e,...n]=t.filter((e,n)=>!e.startsWith("-")&&!/^-\w*[ef]$/.test(t[n-1]??""))
const s=t.some(t=>/^-\w*[ef]$|^--(?:expression|file)/.test(t))
return s&&e!==void 0?[e,...n]:n}function behindOption(t,e){return t.filter((n,s)=>e.test(t[s-1]??""))}function nameOf(t){return t.slice(t.lastIndexOf("/")+1)}function familyOf(t){return nameOf(t).replace(/[\d.]+$/,"")}const y=/\bopen\(|write|symlink|copy|link\b/i
const b=/(?:(?:writeFile|appendFile)(?:Sync)?|createWriteStream|File\.write|file_put_contents)\(\s*["'`]([^"'`\n]{1,200})["'`]|\bopen\(\s*["']([^"'\n]{1,200})["']\s*,\s*["'](?:[wax]|r\+)|\bPath\(\s*["']([^"'\n]{1,200})["']\s*\)\.(?:write_|symlink_to|open\(["'][wax])/g
function inProgram(t){return t.filter(t=>y.test(t)).flatMap(t=>[...[...t.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)].map(([,t=""])=>t),...[...t.matchAll(b)].map(([,t,e,n])=>t??e??n??"")])}function namesJudge(t,e){const n=new Map
const filesOf=t=>{const e=n.get(t)??filesWrittenBy(t)
n.set(t,e)
return e}
const i=t.filter(o.v1).flatMap(({observation:{path:t}})=>typeof t==="string"?[t]:[])
const read=t=>(0,s.Ui)(e,t,v)
return({command:t,before:e,changed:n})=>whyNotNamed(t,{written:e.flatMap(filesOf),edited:i,changed:n,read:read})}const v=1024*1024
const k=2e3
function whyNotNamed(t,{written:e,edited:n,changed:s,read:o}){const r=s.filter(t=>isTool(t)&&!_.test(t)&&o(t)!==void 0)
const[c]=[...n.filter(isTool),...r,...e.filter(isTool)]
if(c!==void 0)return`this run wrote a program named ${(0,i.FX)(c.slice(c.lastIndexOf("/")+1))}`
const a=unpublishedIn(t,[...n,...e],s)
if(a!==void 0)return`this run wrote ${(0,i.FX)(a)}, which is not published`
for(const e of s.slice(0,k)){const n=whyByFile(t,e,o)
if(n!==void 0)return n}return}const x=/(?:^|\/)((?:node_modules|site-packages|dist-packages|\.?venv|vendor|\.bin|\.m2|\.cargo\/registry|pkg\/mod)\/(?!\.cache\/).+)$/
function unpublishedIn(t,e,n){const s=programsIn(t)
for(const t of e){if(n.some(e=>isSame(e,t)))continue
const e=x.exec(t)?.[1]
if(e!==void 0)return e
const i=s.find(e=>isSame(e,t))
if(i!==void 0)return i}return}function isSame(t,e){const[n="",s=""]=[plainPath(t),plainPath(e)].toSorted((t,e)=>t.length-e.length)
return n!==""&&(n===s||s.endsWith(`/${n}`))}function plainPath(t){return t.replace(/^(?:\.{1,2}\/|~\/|\$\w+\/)+/,"")}const _=/(?:^|\/)(?:gradlew|mvnw)$/
function whyByFile(t,e,n){const s=e.slice(e.lastIndexOf("/")+1)
const o=O.find(({file:t})=>t.test(s)||t.test(e))
const r=o&&n(e)
return o&&r!==void 0&&o.judge(r,t,e)?`${(0,i.FX)(e)} was changed, and ${o.why}`:void 0}const $=/[._-](?:tests?|specs?)\.[cm]?[jt]sx?$|(?:^|\/)(?:__tests__|tests?|specs?)\/.*\.[cm]?[jt]sx?$/
const O=[{file:/^package\.json$/,judge:hasEmptyScript,why:"its script runs nothing"},{file:/^(?:GNU)?[Mm]akefile$/,judge:hasEmptyTarget,why:"its target runs nothing"},{file:/^conftest\.py$/,judge:choosesTests,why:"it chooses which tests run"},{file:/\.(?:ba|da|z|k)?sh$/,judge:isEmptyProgram,why:"it runs nothing"},{file:$,judge:hasOnly,why:"it leaves out tests by `only`"}]
function wordsOf(t){return new Set(t.split(/[\s;&|()"']+/))}function hasEmptyScript(t,e){const n=/"scripts"\s*:\s*(\{[^{}]*\})/.exec(t)?.[1]??""
const s=wordsOf(/\bnpm (?:t|tst|it|cit)\b/.test(e)?`${e} test`:e)
return[...n.matchAll(/"([^"\n]+)"\s*:\s*"((?:[^"\\\n]|\\.)*)"/g)].some(([,t="",e=""])=>s.has(t)&&runsNothing(e.replaceAll('\\"','"')))}function hasEmptyTarget(t,e){const n=wordsOf(e)
return[...`\n${t}`.matchAll(/\n([\w.-]+)[ \t]*:(?!=)[^\n]*((?:\n\t[^\n]*)+)/g)].some(([,t="",e=""])=>n.has(t)&&runsNothing(e.replaceAll(/\n\t[-@+]*/g,"\n")))}function isEmptyProgram(t,e,n){return programsIn(e).some(t=>isSame(t,n))&&runsNothing(t)}function runsNothing(t){return(0,r.c)(t).kind==="other"&&!/\bexit [1-9]|\bfalse\b/.test(t)}function choosesTests(t){return/\bpytest_(?:collection\w*|ignore_collect|collect_file|runtest_\w+|pyfunc_call|sessionfinish|report\w*|terminal_summary)\b|\bcollect_ignore/.test(t)}function hasOnly(t){return/\b(?:it|test|describe|context|suite|specify)\.only\b|(?:^|[\n;{])\s*f(?:it|describe)\(/.test(t)}})}

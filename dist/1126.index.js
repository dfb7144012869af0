export const id=1126
export const ids=[1126]
export const modules={29562:((t,n,e)=>{e.d(n,{D:()=>isTool,w:()=>toolsWrittenBy})
var i=e(17595)
var o=e(92816)
var s=e(6082)
var r=e(18190)
const a=new Set([...s.Ir,...[s.hU,o.dL,o.dW,o.q1].flatMap(Object.keys),"npx","pnpx","python3","tox","nox"].filter(t=>t.length>1))
const f=/(?:^|\/)_?(?:pytest|unittest|nose2?|behave|tox|nox|django)(?:\.py|\/__init__\.py)$/
function isTool(t){return f.test(t)||a.has(nameOf(t))}const p=2e5
const c=4
function toolsWrittenBy(t){const n=[]
takeScript((0,i.D)(t.slice(0,p)),n,0)
return n.filter(isTool)}function takeScript({lists:t},n,e){for(const{steps:i}of t)for(const{pipeline:t}of i)for(const i of t.commands)takeCommand(i,n,e)}function takeCommand(t,n,e){if(t.kind==="definition")n.push(t.name)
if(t.kind==="group")n.push(...t.writesTo)
if(t.kind==="simple")takeSimple(t,n,e)
else takeScript(t.body,n,e)}function takeSimple(t,n,e){n.push(...t.writesTo)
for(const{within:i}of[...t.words,...t.assignments])for(const t of i)takeScript(t,n,e)
const o=(0,r.D)(t.words)
if(o?.kind==="line"&&e<c)takeScript((0,i.D)(o.line),n,e+1)
if(o?.kind!=="program")return
const[s="",...a]=o.words.map(({text:t})=>t)
const f=nameOf(s)
if(/^(?:ba|da|z)?sh$/.test(f)&&t.input!==void 0&&e<c)takeScript((0,i.D)(t.input),n,e+1)
if(/^(?:python[\d.]*|node|ruby|perl|php)$/.test(f))n.push(...inProgram([...a,t.input??""]))
n.push(...putBy(f,a))}function putBy(t,n){const e=n.filter(t=>!t.startsWith("-"))
if(t==="alias")return e.flatMap(t=>t.includes("=")?t.slice(0,t.indexOf("=")):[])
if(t==="hash"&&n.includes("-p"))return e.slice(1)
if(t==="tee")return e
if(!/^(?:cp|mv|ln|install)$/.test(t))return[]
const[i="",...o]=e.toReversed()
return o.some(t=>familyOf(t)===familyOf(i))?[]:[i]}function nameOf(t){return t.slice(t.lastIndexOf("/")+1)}function familyOf(t){return nameOf(t).replace(/[\d.]+$/,"")}const l=/\bopen\(|write|symlink|copy|link\b/i
function inProgram(t){return t.filter(t=>l.test(t)).flatMap(t=>[...t.matchAll(/["'`]([^"'`\s#]{0,200}\bbin\/[\w.-]{1,60})["'`]/g)]).map(([,t=""])=>t)}}),11126:((t,n,e)=>{e.d(n,{doingsOf:()=>doingsOf})
var i=e(3024)
var o=e(83094)
var s=e(29562)
const r=1024*1024
function doingsOf(t,n){const e=new Map
const toolsOf=t=>{const n=e.get(t)??(0,s.w)(t)
e.set(t,n)
return n}
const a=t.filter(o.v1)
return{edited:a.flatMap(({observation:{path:t}})=>typeof t==="string"?[t]:[]),writtenBy:t=>t.flatMap(toolsOf),read:t=>(0,i.Ui)(n,t,r)}}})}

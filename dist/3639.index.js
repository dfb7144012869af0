export const id=3639
export const ids=[3639,6111]
export const modules={6111:((t,n,e)=>{e.d(n,{fillTemplate:()=>fillTemplate,K:()=>hasHeadings,splitAnswer:()=>splitAnswer})
var s=e(98768)
var o=e(16110)
const i=/^(?:\*\*(?=\S)(?<stars>[^*\n]+)(?<=\S)\*\*|__(?=\S)(?<bars>[^_\n]+)(?<=\S)__)[ \t]*:?$/
const r=7
function sectionsIn(t){const n=(0,o.No)(t)
const e=n.split("\n")
const s=headsIn((0,o.SV)(n))
const i={start:0,end:0,words:"",level:0}
return[i,...s].map(({start:t,end:n,words:o,level:i},r)=>({heading:e.slice(t,n).join("\n"),name:nameOf(o),level:i,text:trimLines(e.slice(n,s[r]?.start).join("\n"))}))}function headsIn(t){const n=[]
for(let e=t.first;e;e=e.next){const{kind:t,firstLine:s,lastLine:o,content:a}=e
const l=t==="paragraph"?i.exec(a.trim())?.groups:void 0
const c=l?l.stars??l.bars??"":a
if(t==="heading"||l)n.push({start:s,end:o+1,words:c,level:e.level||r})}return n.filter(({words:t})=>nameOf(t)!=="")}function nameOf(t){return t.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]+/gu,"").toLowerCase()}function trimLines(t){return t.replace(/^(?:[ \t]*\n)+/,"").trimEnd()}const a=/^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\]/
function untickedTasks(t){const n=(0,o.No)(t)
const e=codeLines(n)
const untick=(t,n)=>a.test(t)&&!e.has(n)?t.replaceAll(/\[[xX]\]/g,"[ ]"):t
return n.split("\n").map(untick).join("\n")}function taskListsIn(t){const n=untickedTasks(t)
const e=n.split("\n")
const s=[]
for(let t=(0,o.SV)(n).first;t;t=t.next){if(t.kind!=="list")continue
const n=e.slice(t.firstLine,lastLineOf(t)+1)
if(n.some(t=>a.test(t)))s.push(n.join("\n").trimEnd())}return s.join("\n\n")}function lastLineOf(t){let n=t.lastLine
for(const{node:e}of(0,s.G)(t))n=Math.max(n,e.lastLine)
return n}const l=/^[\s>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+(?<words>.*)$/
function withoutTasksOf(t,n){const e=new Set(t.split("\n").flatMap(taskName))
const s=n.split("\n").filter(t=>!taskName(t).some(t=>e.has(t)))
return trimLines(s.join("\n"))}function taskName(t){const n=l.exec(t)?.groups?.words
return n===void 0?[]:[nameOf(n)]}function withoutComments(t){const n=(0,o.No)(t)
const e=n.split("\n")
const s=codeLines(n)
let i=!1
const r=e.flatMap((t,n)=>{if(s.has(n)&&!i)return[t]
const e=t;[t,i]=uncommented(t,i)
return t.trim()===""&&e.trim()!==""?[]:[t]})
return r.join("\n").trimEnd()}function codeLines(t){const n=new Set
for(const{node:e,isEntering:i}of(0,s.G)((0,o.SV)(t)))if(i&&e.kind==="code-block")for(let t=e.firstLine;t<=e.lastLine;t+=1)n.add(t)
return n}function uncommented(t,n){let[e,s,o]=[t,"",n]
for(;;){const t=o?"--\x3e":"\x3c!--"
const n=e.indexOf(t)
if(n<0)return[o?s:s+e,o]
if(!o)s+=e.slice(0,n)
e=e.slice(n+t.length)
o=!o}}var c=e(88135)
function hasHeadings({text:t}){return shownSections(t).length>1}function splitAnswer(t,n){const e=namesIn(n)
const s=[]
const o=[]
for(const{heading:n,name:i,level:r,text:a}of sectionsIn(t)){const t=o.at(-1)
const l=[n,a].filter(Boolean).join("\n\n")
if(e.has(i))o.push({heading:n,name:i,level:r,text:a})
else if(t)o[o.length-1]={...t,text:[t.text,l].filter(Boolean).join("\n\n")}
else s.push(l)}return{answer:s.filter(Boolean).join("\n\n"),sections:o}}function namesIn({text:t}){return new Set(shownSections(t).flatMap(({name:t})=>t===""?[]:[t]))}function fillTemplate({text:t},n){const e=shownSections(t)
const s=[...n]
const o=e.map((t,o)=>{const i=t.name===""?-1:s.findIndex(({name:n})=>n===t.name)
const[r]=i<0?[]:s.splice(i,1)
const a=(e[o+1]?.level??0)>t.level
return partOf(t,r?.text??"",{isGroup:a,isBare:n.length===0})})
return o.filter(Boolean).join("\n\n")}function partOf({heading:t,name:n,text:e},s,{isGroup:o,isBare:i}){const r=taskListsIn(e)
const a=withoutTasksOf(r,untickedTasks(s))
if(n===""||i&&r==="")return r
const l=[a,r].filter(Boolean)
return[t,...l.length>0||o?l:[(0,c.J1)("template-empty")]].join("\n\n")}function shownSections(t){return sectionsIn(withoutComments(t))}}),63639:((t,n,e)=>{e.d(n,{toldRules:()=>toldRules})
var s=e(63344)
var o=e(38789)
var i=e(6111)
var r=e(94869)
var a=e(88135)
const l=6e3
function toldRules({style:t,template:n},{nonce:e,subject:c}){const f=n&&(0,i.K)(n)?n:void 0
if(!t&&!f)return[]
const u=[...t?[(0,a.J1)("commit-style",{length:String((0,s.Df)(c)),style:t.words})]:[],...f?[(0,a.J1)("pull-template")]:[]]
const d=[...t?[{label:"titles of commits",text:t.examples.join("\n")}]:[],...f?[{label:`the template ${f.path}`,text:(0,r.GH)(f.text,l)}]:[]]
const m=d.map(t=>({...t,format:"plain"}))
return[(0,a.J1)("house-rules",{rules:u.join("\n\n"),nonce:e,data:(0,o.EU)(m,e).data})]}})}

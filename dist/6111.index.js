export const id=6111
export const ids=[6111]
export const modules={6111:((n,t,e)=>{e.d(t,{fillTemplate:()=>fillTemplate,K:()=>hasHeadings,splitAnswer:()=>splitAnswer})
var s=e(98768)
var o=e(16110)
const i=/^(?:\*\*(?=\S)(?<stars>[^*\n]+)(?<=\S)\*\*|__(?=\S)(?<bars>[^_\n]+)(?<=\S)__)[ \t]*:?$/
const r=7
function sectionsIn(n){const t=(0,o.No)(n)
const e=t.split("\n")
const s=headsIn((0,o.SV)(t))
const i={start:0,end:0,words:"",level:0}
return[i,...s].map(({start:n,end:t,words:o,level:i},r)=>({heading:e.slice(n,t).join("\n"),name:nameOf(o),level:i,text:trimLines(e.slice(t,s[r]?.start).join("\n"))}))}function headsIn(n){const t=[]
for(let e=n.first;e;e=e.next){const{kind:n,firstLine:s,lastLine:o,content:c}=e
const a=n==="paragraph"?i.exec(c.trim())?.groups:void 0
const l=a?a.stars??a.bars??"":c
if(n==="heading"||a)t.push({start:s,end:o+1,words:l,level:e.level||r})}return t.filter(({words:n})=>nameOf(n)!=="")}function nameOf(n){return n.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]+/gu,"").toLowerCase()}function trimLines(n){return n.replace(/^(?:[ \t]*\n)+/,"").trimEnd()}const c=/^(?:[ \t>]|(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\]/
function untickedTasks(n){const t=(0,o.No)(n)
const e=codeLines(t)
const untick=(n,t)=>c.test(n)&&!e.has(t)?n.replaceAll(/\[[xX]\]/g,"[ ]"):n
return t.split("\n").map(untick).join("\n")}function taskListsIn(n){const t=untickedTasks(n)
const e=t.split("\n")
const s=[]
for(let n=(0,o.SV)(t).first;n;n=n.next){if(n.kind!=="list")continue
const t=e.slice(n.firstLine,lastLineOf(n)+1)
if(t.some(n=>c.test(n)))s.push(t.join("\n").trimEnd())}return s.join("\n\n")}function lastLineOf(n){let t=n.lastLine
for(const{node:e}of(0,s.G)(n))t=Math.max(t,e.lastLine)
return t}const a=/^[\s>]*(?:[-+*]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+(?<words>.*)$/
function withoutTasksOf(n,t){const e=new Set(n.split("\n").flatMap(taskName))
const s=t.split("\n").filter(n=>!taskName(n).some(n=>e.has(n)))
return trimLines(s.join("\n"))}function taskName(n){const t=a.exec(n)?.groups?.words
return t===void 0?[]:[nameOf(t)]}function withoutComments(n){const t=(0,o.No)(n)
const e=t.split("\n")
const s=codeLines(t)
let i=!1
const r=e.flatMap((n,t)=>{if(s.has(t)&&!i)return[n]
const e=n;[n,i]=uncommented(n,i)
return n.trim()===""&&e.trim()!==""?[]:[n]})
return r.join("\n").trimEnd()}function codeLines(n){const t=new Set
for(const{node:e,isEntering:i}of(0,s.G)((0,o.SV)(n)))if(i&&e.kind==="code-block")for(let n=e.firstLine;n<=e.lastLine;n+=1)t.add(n)
return t}function uncommented(n,t){let[e,s,o]=[n,"",t]
for(;;){const n=o?"--\x3e":"\x3c!--"
const t=e.indexOf(n)
if(t<0)return[o?s:s+e,o]
if(!o)s+=e.slice(0,t)
e=e.slice(t+n.length)
o=!o}}var l=e(88135)
function hasHeadings({text:n}){return shownSections(n).length>1}function splitAnswer(n,t){const e=namesIn(t)
const s=[]
const o=[]
for(const{heading:t,name:i,level:r,text:c}of sectionsIn(n)){const n=o.at(-1)
const a=[t,c].filter(Boolean).join("\n\n")
if(e.has(i))o.push({heading:t,name:i,level:r,text:c})
else if(n)o[o.length-1]={...n,text:[n.text,a].filter(Boolean).join("\n\n")}
else s.push(a)}return{answer:s.filter(Boolean).join("\n\n"),sections:o}}function namesIn({text:n}){return new Set(shownSections(n).flatMap(({name:n})=>n===""?[]:[n]))}function fillTemplate({text:n},t){const e=shownSections(n)
const s=[...t]
const o=e.map((n,o)=>{const i=n.name===""?-1:s.findIndex(({name:t})=>t===n.name)
const[r]=i<0?[]:s.splice(i,1)
const c=(e[o+1]?.level??0)>n.level
return partOf(n,r?.text??"",{isGroup:c,isBare:t.length===0})})
return o.filter(Boolean).join("\n\n")}function partOf({heading:n,name:t,text:e},s,{isGroup:o,isBare:i}){const r=taskListsIn(e)
const c=withoutTasksOf(r,untickedTasks(s))
if(t===""||i&&r==="")return r
const a=[c,r].filter(Boolean)
return[n,...a.length>0||o?a:[(0,l.J1)("template-empty")]].join("\n\n")}function shownSections(n){return sectionsIn(withoutComments(n.replace(f,"")))}const f=/^\ufeff?---[ \t]*\r?\n(?:[\w-]+:[^\n]*\n)(?:(?:[\w-]+:|[ \t]|- (?!\[))[^\n]*\n){0,50}---[ \t]*(?:\r?\n|$)/})}

export const id=9506
export const ids=[9506]
export const modules={89506:((t,s,e)=>{e.r(s)
e.d(s,{commandJudge:()=>commandJudge})
var n=e(52442)
var i=e(76760)
var r=e(3024)
var o=e(10297)
const u=2e4
const c=2e3
const a=9
const l=300
const d=4*1024*1024
const f=32*1024*1024
const p=20
const h=new Set(["node_modules","vendor","venv","site-packages","classes","obj"])
const m=/^(?:(?:surefire|failsafe|test|junit|xunit)[-_]?(?:reports?|results?)|TestResults|reports?|results?)$/i
const x=/^TEST-.*\.xml$|^(?:.*junit.*|.*test[-_]?results?|report|results?|rspec)\.xml$|\.(?:trx|tap)$/i
function resultsSince(t,s){const{paths:e,isCut:n}=written(t,s-p)
const i=[]
let o=f
let u=!n
for(const s of e){const e=(0,r.Pd)(t,s,Math.min(o,d))
if(e.status==="read"){o-=e.bytes.length
i.push(...countsIn(s,e.bytes.toString("utf8")))}else u=!1}if(i.length===0)return
const sum=t=>i.reduce((s,e)=>s+e[t],0)
return{passed:u?sum("passed"):0,failed:sum("failed"),skipped:sum("skipped")}}function written(t,s){const e=[]
const n=[{path:"",depth:0,isOfResults:!1}]
let o=0
let d=!1
for(let f=n.shift();f!==void 0;f=n.shift()){const{path:p,depth:x,isOfResults:v}=f
const g=(0,r.HL)(t,p,c)
if(g.status!=="read")continue
o+=g.entries.length
d||=g.isCut&&v
for(const r of g.entries){const o=i.posix.join(p,r.name)
if(r.isDirectory()){if(x<a&&!r.name.startsWith(".")&&!h.has(r.name))n.push({path:o,depth:x+1,isOfResults:v||m.test(r.name)})}else if(r.isFile()&&isResult(r.name,v)&&isSince(t,o,s))e.push(o)}if(o>u||e.length>l)return{paths:e.slice(0,l),isCut:!0}}return{paths:e,isCut:d}}function isResult(t,s){return x.test(t)||s&&t.endsWith(".xml")}function isSince(t,s,e){const n=(0,r.BJ)(t,s)
return n!==void 0&&n.mtimeMs>=e&&n.ctimeMs>=e}function countsIn(t,s){if(/\.tap$/i.test(t))return(0,o._)(s).summaries.flatMap(({runner:t,counts:s})=>t==="tap"&&s?[s]:[])
if(/\.trx$/i.test(t))return[sumOf([...s.matchAll(/<UnitTestResult\s[^>]*?\boutcome="(\w+)"/g)],trxEnd)]
if(!/<testsuites?[\s>]/.test(s))return[]
const e=without(without(s,"\x3c!--","--\x3e"),"<![CDATA[","]]>")
return[sumOf(e.split(/<testcase(?=[\s>/])/).slice(1),caseEnd)]}function sumOf(t,s){const e={passed:0,failed:0,skipped:0}
for(const n of t)e[s(n)]+=1
return e}function trxEnd([,t=""]){if(t==="Passed")return"passed"
return/^(?:NotExecuted|Inconclusive|NotRunnable|Pending|Disconnected)$/.test(t)?"skipped":"failed"}function caseEnd(t){if(/<(?:failure|error)[\s>/]/.test(t))return"failed"
return/<skipped[\s>/]/.test(t)?"skipped":"passed"}function without(t,s,e){const[n="",...i]=t.split(s)
const r=i.map(t=>{const s=t.indexOf(e)
return s<0?"":t.slice(s+e.length)})
return n+r.join("")}var v=e(96577)
const g=20
function commandJudge(t){let s=g
const resultsOf=(e,i)=>{const{kind:r}=(0,n.c)(e)
if(i==="apart"||r==="other")return
if(r==="launcher")s-=1
return s<0?void 0:resultsSince(t,i)}
return({since:t,...s})=>{const e=resultsOf(s.command,t)
return{isTest:(0,v.k)({...s,results:e})!==void 0,results:e}}}})}

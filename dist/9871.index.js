export const id=9871
export const ids=[9871]
export const modules={60828:((e,n,t)=>{t.d(n,{Gz:()=>requireFile,ax:()=>fingerprintOf,lf:()=>requireLocation,wI:()=>a})
var i=t(77598)
var o=t(28942)
var r=t(98664)
const s=o["enum"](["blocking","important","minor"])
const a=o.object({path:o.string().min(1).max(1e3).describe("A file that the pull request changes, as the list of changed files has it."),line:o.int().min(1).describe("The line it is about, or the last of them."),start_line:o.int().min(1).optional().describe("The first line, where it is about several."),side:o["enum"](["new","old"]).default("new").describe("`old` counts lines as they were, and accepts only removed lines."),severity:s.describe("`blocking`: must not be merged like this. `important`: should be fixed first. `minor`: can wait."),title:o.string().min(1).max(150).describe("What is wrong, in one line."),body:o.string().max(4e3).describe("When it goes wrong, what the effect is, and how you know, in Markdown."),suggestion:o.string().max(4e3).optional().describe("Replacement for exactly these lines of the new file, indentation included.")}).readonly()
function fingerprintOf({path:e,title:n}){const t=n.normalize("NFKC").toLowerCase().match(/[\p{L}\p{N}]+/gu)??[]
return(0,i.createHash)("sha256").update(`${e}\0${t.join(" ")}`).digest("hex").slice(0,16)}const d=8
function requireFile(e,n){const t=e.find(e=>e.path===n)
if(t)return t
const i=n.split("/").at(-1)??n
const o=e.map(e=>e.path).sort((e,n)=>Number(n.endsWith(i))-Number(e.endsWith(i)))
const s=o.length>d?`, and ${o.length-d} more`:""
const a=o.slice(0,d).join(", ")
throw new r.Fp(`The pull request does not change ${n}. It changes ${a||"nothing"}${s}.`)}function requireLocation(e,{path:n,side:t,line:i,start_line:o=i}){const{hunks:s}=requireFile(e,n)
if(s.length===0)throw new r.Fp(`GitHub shows no diff of ${n}, so it cannot have findings. Say it in your final message.`)
if(o>i)throw new r.Fp(`start_line ${o} comes after line ${i}.`)
const a=s.find(e=>e[t].includes(i))
const d=a?.[t].includes(o)
if(d)return
const c=(a?[a]:s).flatMap(e=>e[t])
if(c.length===0)throw new r.Fp(`The diff removes no line of ${n}. Use the side "new".`)
const u=a?o:i
throw new r.Fp(`Line ${u} of the ${t} ${n} is not in ${a?`the hunk of line ${i}`:"the diff"}. `+`The nearest lines that can have findings: ${rangesNear(c,u)}.`)}function rangesNear(e,n){const t=[]
for(const n of e.toSorted((e,n)=>e-n)){const e=t.at(-1)
if(e&&n===e.to+1)e.to=n
else t.push({from:n,to:n})}const distance=({from:e,to:t})=>Math.min(Math.abs(e-n),Math.abs(t-n))
return t.sort((e,n)=>distance(e)-distance(n)).slice(0,5).map(({from:e,to:n})=>e===n?String(e):`${e}-${n}`).join(", ")}}),99871:((e,n,t)=>{t.d(n,{_0:()=>findingsIn,closeFinding:()=>closeFinding,jN:()=>numbered,readDiff:()=>readDiff,reportFinding:()=>reportFinding,s0:()=>closedIn})
var i=t(28942)
var o=t(46032)
var r=t(69423)
var s=t(17117)
var a=t(10397)
var d=t(98664)
var c=t(88135)
var u=t(60828)
function readDiff(e){return(0,r.uO)({name:"read_diff",description:(0,c.J1)("tools/read_diff"),input:i.object({path:i.string().describe("A file that the pull request changes.")}),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},declaredResources:()=>({declared:!0,keys:[]}),run:async({path:n})=>{const{patch:t}=(0,u.Gz)(e,n)
if(t===void 0)throw new d.Fp(`GitHub shows no diff of ${n}: it is binary, or too long.`)
return{content:[(0,o.Qq)(numbered(t))]}}})}function numbered(e){let[n,t]=[0,0]
const i=e.split("\n").map(e=>{const[,i,o]=/^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(e)??[]
if(i!==void 0){[n,t]=[Number(i),Number(o)]
return e}if(e.startsWith("\\"))return row("","",e)
return row(e.startsWith("+")?"":n++,e.startsWith("-")?"":t++,e)})
return i.join("\n")}function row(e,n,t){return`${String(e).padStart(5)} ${String(n).padStart(5)} ${t}`}const f=40
function reportFinding(e,n){const t=new Set
return(0,r.uO)({name:"report_finding",description:(0,c.J1)("tools/report_finding"),input:u.wI.unwrap(),annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async i=>{(0,u.lf)(e,i)
requireSuggestible(i)
const r=(0,u.ax)(i)
requireNew(r,t,n)
t.add(r)
return{content:[(0,o.Qq)("Noted. It goes into the review when you finish.")]}}})}function requireSuggestible({suggestion:e,side:n}){if(e===void 0||n==="new")return
throw new d.Fp("A suggestion replaces lines of the new file: leave it out, or use the side `new`.")}function requireNew(e,n,t){if(n.has(e))throw new d.Fp("You have reported this already.")
const i=t.find(n=>n.fingerprint===e)
if(i?.status==="open")throw new d.Fp(`This is review comment ${i.id}, which is still open. Do not report it again.`)
if(i)throw new d.Fp(`This was review comment ${i.id}, which somebody has resolved. Leave it at that.`)
if(n.size>=f)throw new d.Fp(`A review has at most ${f} findings. Put the rest into the final message.`)}function findingsIn(e){return acceptedIn(e,"report_finding",u.wI)}function acceptedIn(e,n,t){return[...(0,a.d5)(e)].flatMap(([e,i])=>{if(e.tool_name!==n||i.kind!=="ObservationEvent"||i.observation.is_error)return[]
const{data:o}=t.safeParse((0,s.cP)(e.action))
return o===void 0?[]:[o]})}const h=i.object({comment:i.int().describe("The number of your review comment."),reason:i.string().min(1).max(500).describe("What fixed it, in one sentence.")})
function closeFinding(e){return(0,r.uO)({name:"close_finding",description:(0,c.J1)("tools/close_finding"),input:h,annotations:{readOnlyHint:!0,destructiveHint:!1,idempotentHint:!0,openWorldHint:!1},run:async n=>{requireOpen(n.comment,e)
return{content:[(0,o.Qq)("Noted. Its thread is resolved when you finish.")]}}})}function requireOpen(e,n){const t=n.filter(({status:e})=>e==="open").map(({id:e})=>e)
if(t.includes(e))return
throw new d.Fp(`${e} is not an open finding of yours. Those are ${t.join(", ")||"none"}.`)}function closedIn(e){const n=acceptedIn(e,"close_finding",h)
return n.filter(({comment:e},t)=>n.findIndex(n=>n.comment===e)===t)}})}

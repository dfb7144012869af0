export const id=9153
export const ids=[9153]
export const modules={44039:((e,n,t)=>{t.d(n,{M:()=>renderDifference,g:()=>renderFiles})
var o=t(78250)
var r=t(94869)
var a=t(33737)
var i=t(30007)
var s=t(50931)
var c=t(88135)
var l=t(48351)
function renderFiles({files:e,diff:n,commands:t,hasOtherLines:o}){const i=o?(0,c.J1)("approval-line-ends"):""
if(e.length===0)return i
const s=e.map(e=>({...e,mark:markOf(e.path,t)}))
const l=[...s.filter(({mark:e})=>e!==""),...s.filter(({mark:e})=>e==="")]
const f=(0,c.J1)("approval-files",{amount:(0,r.U9)(e.length,"file"),lines:l.map(lineOf).join("\n"),diff:(0,a.DV)("diff",inOrder(n,l).map(inLines).join("\n"))})
return[f.trimEnd(),i].filter(Boolean).join("\n\n")}function lineOf({path:e,added:n,removed:t,mark:o}){const i=n===void 0?"binary":`+${(0,r.vP)(n)} −${(0,r.vP)(t??0)}`
return`- ${o===""?"":"⚠ "}${(0,a.aY)((0,l.ko)(e))} ${i}${o===""?"":`: ${o}`}`}function markOf(e,n){const t=e.split("/").at(-1)??e
if(n.some(e=>e.includes(t)))return"named in a command above"
if((0,s.Y)(e).kind!=="free"||f.test(e.toLowerCase()))return"can decide what runs"
return""}const f=new RegExp(["(?:^|/)(?:package\\.json|(?:gnu)?makefile|justfile|rakefile|taskfile\\.ya?ml|gruntfile.*|gulpfile.*|dockerfile.*)$","(?:^|/)(?:setup\\.(?:py|cfg)|pyproject\\.toml|tox\\.ini|noxfile\\.py|conftest\\.py|requirements.*\\.txt|pipfile)$","(?:^|/)(?:cargo\\.toml|build\\.rs|go\\.mod|gemfile|.*\\.gemspec|composer\\.json|pom\\.xml|mix\\.exs|.*\\.csproj)$","(?:^|/)(?:tsconfig.*\\.json|deno\\.jsonc?|lerna\\.json|nx\\.json|turbo\\.json|\\.[^/]+rc(?:\\.[a-z]+)?|\\.env[^/]*)$","\\.config\\.[cm]?[jt]s$","\\.(?:sh|bash|zsh|fish|ps1|bat|cmd|mk|gradle|kts)$","(?:^|/)(?:scripts?|bin|hooks|ci)/"].join("|"))
function inOrder(e,n){const t=new Map(n.map(({path:e},n)=>[` b/${e}`,n]))
const placeOf=e=>{const o=e.split("\n",1)[0]??""
return t.get(o.slice((o.length+"diff --git".length)/2))??n.length}
return(0,o.Dt)(e).toSorted((e,n)=>placeOf(e)-placeOf(n))}function inLines(e){return(0,l.eG)(e.replace(/\n$/,""))}const d=10
function renderDifference({head:e,between:n,missing:t}){const o=[...n?[...listed("commit",n.total,n.commits.map(commitLine))]:[],...n?[...listed("file",n.files.length,n.files.map(fileLine))]:[],...e!==void 0&&!n?["- GitHub does not say which commits were added."]:[],...n?.isRewritten?["- The branch was rewritten: the commit it was shown for is not part of it."]:[],...t.length>0?[`- No longer in the workspace: ${t.slice(0,d).map(quoted).join(", ")}.`]:[]]
if(o.length===0)return""
const r=e===void 0?"":` for ${(0,a.aY)(e.slice(0,7))}`
return[(0,c.J1)("approval-difference",{since:r,lines:o.join("\n")}),diffOf(n?.files??[])].filter(Boolean).join("\n\n")}function listed(e,n,t){const o=n>d?[`- and ${(0,r.U9)(n-d,`more ${e}`)}`]:[]
return[...t.slice(0,d).map(e=>`- ${e}`),...o]}function commitLine({sha:e,author:n,subject:t}){return`${(0,a.aY)(e.slice(0,7))} ${quoted((0,r.TN)(n,40))}: ${quoted((0,r.TN)(t,100))}`}function fileLine({path:e,status:n,added:t,removed:o}){return`${n} ${quoted(e)} +${(0,r.vP)(t)} −${(0,r.vP)(o)}`}function quoted(e){return(0,a.aY)((0,l.ko)(e))}function diffOf(e){if(e.some(({patch:e,added:n,removed:t})=>e===""&&n+t>0))return""
const n=e.map(({path:e,patch:n})=>(0,l.eG)(`--- ${(0,r.TN)(e,200)}\n${n}`))
return(0,i._l)(n.join("\n"))}}),59153:((e,n,t)=>{t.r(n)
t.d(n,{APPROVAL_COMMENT:()=>m,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var o=t(76760)
var r=t(76327)
var a=t(98664)
var i=t(80292)
var s=t(88135)
var c=t(68430)
var l=t(44039)
var f=t(48252)
var d=t(63501)
var u=t(51176)
function whyNotAsked(e,n,{nobody:t,clean:o,root:a,earlierEvents:l}){if(t!==void 0){const n=(0,s.J1)("approval-nobody",{why:(0,c.k)(t)})
return new Map(e.map(({action:e})=>[e.id,n]))}const d=e.map(({action:e,input:n,reasons:t,grant:o})=>({action:e.id,tool:e.tool_name,cwd:".",arguments:(0,i.dj)(n),said:[...t,(0,r.r4)(o)].join(" ")}))
const u=new Map((0,f.RB)(d,o))
const p=shellFolder(n.slice(l),a)
for(const{action:t,input:o,grant:a}of e){const e=t.tool_name==="terminal"
const i=e&&(0,r.PH)(a)&&p!=="."
const c=i?(0,s.J1)("approval-granted-folder",{folder:p}):void 0
const l=c??(e||(0,r.PH)(a)?whyLost(o,n):void 0)
if(l!==void 0)u.set(t.id,l)}return u}function whyLost(e,n){const{command:t,is_input:o,reset:r}=e
if(typeof t!=="string")return
if(o===!0||t.trim()===""&&r!==!0)return(0,s.J1)("approval-unkept-program")
const a=[...t.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,e=""])=>e)
if(a.length===0)return
const i=variablesSetIn(t)
const c=new Set(n.flatMap(commandOf).flatMap(e=>[...variablesSetIn(e)]))
const l=a.find(e=>c.has(e)&&!i.has(e))
return l===void 0?void 0:(0,s.J1)("approval-unkept-variable",{name:l})}function commandOf(e){if(e.kind!=="ObservationEvent"||e.tool_name!=="terminal")return[]
const{command:n}=e.observation
return typeof n==="string"?[n]:[]}function variablesSetIn(e){const n=[...e.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,e=""])=>e)
const t=e.split(/[;|&\n]/).flatMap(e=>{const[,n=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(e)??[]
return n.match(/\w+/g)??[]})
return new Set([...n,...t])}const p=5
async function rejectUnaskable(e,n,t){let o=n
for(let n=0;o.status==="waiting";n++){const a=await e.pendingActions()
const i=new Map(whyNotAsked(a,[...e.log],t))
const s=a.filter(({action:e,grant:n})=>(0,r.PH)(n)&&!i.has(e.id))
const c=s.length===0?void 0:await t.whyUnseen(s)
if(c!==void 0)for(const{action:e}of s)i.set(e.id,c)
if(i.size===0)return o
for(const[n,t]of i)await e.rejectPendingActions(t,[n])
if(e.state.status==="waiting_for_confirmation")return o
if(n===p)return{status:"failed",fault:unteachable()}
o=await t.goOn()}return o}function unteachable(){return new a.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const m=48e3
const h=4e3
async function shownFiles({run:e,publisher:n,knowledge:t},o,r){const a=await n.shown(o,t.commit)
const{encoded:i,unreadable:c,diff:u}=a
if(i.length>0)return{why:(0,s.J1)("approval-unseen-encoded",{files:(0,d.ri)(i)})}
if(c.length>0)return{why:(0,s.J1)("approval-unseen-files",{files:(0,d.ri)(c)})}
const p=(0,l.g)({...a,commands:r})
const g=r.reduce((e,n)=>e+(0,f.AS)({arguments:n}).length,p.length+h)
if(g>m)return{why:(0,s.J1)("approval-unseen-diff",{size:String(g),room:String(m)})}
const w=u.split("\n").filter(e=>e.startsWith("+")).join("\n")
if(e.redact(w)!==w)return{why:(0,s.J1)("approval-unseen-diff-secret")}
return{files:e.redact(p)}}async function whyUnseen(e,n){const{run:t,publisher:o}=e
try{const r=await(0,u.SW)(e)
const a={settings:t.settings,leaks:t.leaks,before:t.memory.workBefore}
const{tree:s}=r?await(0,d.Ng)(o,r,a):{tree:await o.treeOf(o.base)}
const c=n.map(({input:e})=>(0,i.dj)(e))
const l=await shownFiles(e,s,c)
return"why"in l?l.why:void 0}catch{return}}function shellFolder(e,n){const t=e.findLast(e=>e.kind==="ObservationEvent"&&e.tool_name==="terminal")
if(t?.kind!=="ObservationEvent")return"."
const{working_dir:r}=Object(t.observation.metadata)
if(typeof r!=="string")return"."
const a=(0,o.relative)(n,r)
return a===""?".":a.startsWith("..")?r:a}}),51176:((e,n,t)=>{t.d(n,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var o=t(73024)
var r=t(76760)
var a=t(98664)
var i=t(57974)
var s=t(63501)
var c=t(85831)
const l="deckhand-so-far.patch"
const f=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(e){const{memory:n}=e.run
if(!n.isKept)return
try{n.leaveWork(await workSoFar(e))}catch(e){(0,i.printNotice)(`Only the output of an approved action was saved. ${(0,a.ec)(e).message}`)}await n.keep()}function patchIn(e,n,t){return madeIn(e,{command:snapshot(n),name:l},t)}async function madeIn(e,{command:n,name:t},o){const r=`.git/${t}`
const a=`{ [ ! -e ${r} ] || split -b ${d.piece} -a 4 ${r} ${r}.; }`
const i=[`rm -f ${r} ${r}.*`,n,a,`rm -f ${r}`].join(" && ")
const{exitCode:s,output:c}=await e.run(i,{timeoutMs:f,signal:o})
if(s!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const n of await e.list(".git")){if(!n.name.startsWith(`${t}.`))continue
if(l.length*d.piece>=d.all)throw new Error("The changes have more than 256 MB.")
l.push(await e.read(`.git/${n.name}`,d.piece))}return Buffer.concat(l)}async function workSoFar(e){const{run:n,publisher:t}=e
const o=await changeSoFar(e)
if(!o)return[]
const{left:r}=await(0,s.Ng)(t,o,{settings:n.settings,leaks:n.leaks,before:n.memory.workBefore})
return(0,c.Xo)(r)}async function changeSoFar({publisher:e,folder:n,tools:t,signal:a}){const i=await patchIn(t.workspace,e.base,a)
if(i.length===0)return
const s=(0,r.join)(n,"so-far.patch");(0,o.writeFileSync)(s,i)
return e.patched(s)}function snapshot(e){const n='"$PWD/.git/deckhand-so-far.index"'
const t="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${n}`,`export GIT_INDEX_FILE=${n}`,"{ git add --all --ignore-errors -- . || true; }",`${t} ${e} -- > .git/${l}`].join(" && ")}})}

export const id=9153
export const ids=[9153]
export const modules={59153:((t,n,e)=>{e.r(n)
e.d(n,{APPROVAL_COMMENT:()=>h,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var a=e(76760)
var o=e(76327)
var r=e(98664)
var s=e(80292)
var i=e(88135)
var c=e(44039)
var l=e(48252)
var f=e(63501)
var d=e(51176)
function whyNotAsked(t,n,{nobody:e,clean:a,root:r,earlierEvents:c}){if(e!==void 0){const n=(0,i.J1)("approval-nobody",{why:(0,l.kI)(e)})
return new Map(t.map(({action:t})=>[t.id,n]))}const f=t.map(({action:t,input:n,reasons:e,grant:a})=>({action:t.id,tool:t.tool_name,cwd:".",arguments:(0,s.dj)(n),said:[...e,(0,o.r4)(a)].join(" ")}))
const d=new Map((0,l.RB)(f,a))
const u=shellFolder(n.slice(c),r)
for(const{action:e,input:a,grant:r}of t){const t=e.tool_name==="terminal"
const s=t&&(0,o.PH)(r)&&u!=="."
const c=s?(0,i.J1)("approval-granted-folder",{folder:u}):void 0
const l=c??(t||(0,o.PH)(r)?whyLost(a,n):void 0)
if(l!==void 0)d.set(e.id,l)}return d}function whyLost(t,n){const{command:e,is_input:a,reset:o}=t
if(typeof e!=="string")return
if(a===!0||e.trim()===""&&o!==!0)return(0,i.J1)("approval-unkept-program")
const r=[...e.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,t=""])=>t)
if(r.length===0)return
const s=variablesSetIn(e)
const c=new Set(n.flatMap(commandOf).flatMap(t=>[...variablesSetIn(t)]))
const l=r.find(t=>c.has(t)&&!s.has(t))
return l===void 0?void 0:(0,i.J1)("approval-unkept-variable",{name:l})}function commandOf(t){if(t.kind!=="ObservationEvent"||t.tool_name!=="terminal")return[]
const{command:n}=t.observation
return typeof n==="string"?[n]:[]}function variablesSetIn(t){const n=[...t.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,t=""])=>t)
const e=t.split(/[;|&\n]/).flatMap(t=>{const[,n=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(t)??[]
return n.match(/\w+/g)??[]})
return new Set([...n,...e])}const u=5
async function rejectUnaskable(t,n,e){let a=n
for(let n=0;a.status==="waiting";n++){const r=await t.pendingActions()
const s=new Map(whyNotAsked(r,[...t.log],e))
const i=r.filter(({action:t,grant:n})=>(0,o.PH)(n)&&!s.has(t.id))
const c=i.length===0?void 0:await e.whyUnseen(i)
if(c!==void 0)for(const{action:t}of i)s.set(t.id,c)
if(s.size===0)return a
for(const[n,e]of s)await t.rejectPendingActions(e,[n])
if(t.state.status==="waiting_for_confirmation")return a
if(n===u)return{status:"failed",fault:unteachable()}
a=await e.goOn()}return a}function unteachable(){return new r.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const h=48e3
const p=4e3
async function shownFiles({run:t,publisher:n,knowledge:e},a,o){const r=await n.shown(a,e.commit)
const{encoded:s,unreadable:d,diff:u}=r
if(s.length>0)return{why:(0,i.J1)("approval-unseen-encoded",{files:(0,f.ri)(s)})}
if(d.length>0)return{why:(0,i.J1)("approval-unseen-files",{files:(0,f.ri)(d)})}
const w=(0,c.g)({...r,commands:o})
const m=o.reduce((t,n)=>t+(0,l.AS)({arguments:n}).length,w.length+p)
if(m>h)return{why:(0,i.J1)("approval-unseen-diff",{size:String(m),room:String(h)})}
const g=u.split("\n").filter(t=>t.startsWith("+")).join("\n")
if(t.redact(g)!==g)return{why:(0,i.J1)("approval-unseen-diff-secret")}
return{files:t.redact(w)}}async function whyUnseen(t,n){const{run:e,publisher:a}=t
try{const o=await(0,d.SW)(t)
const r={settings:e.settings,leaks:e.leaks,before:e.memory.workBefore}
const{tree:i}=o?await(0,f.Ng)(a,o,r):{tree:await a.treeOf(a.base)}
const c=n.map(({input:t})=>(0,s.dj)(t))
const l=await shownFiles(t,i,c)
return"why"in l?l.why:void 0}catch{return}}function shellFolder(t,n){const e=t.findLast(t=>t.kind==="ObservationEvent"&&t.tool_name==="terminal")
if(e?.kind!=="ObservationEvent")return"."
const{working_dir:o}=Object(e.observation.metadata)
if(typeof o!=="string")return"."
const r=(0,a.relative)(n,o)
return r===""?".":r.startsWith("..")?o:r}}),51176:((t,n,e)=>{e.d(n,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var a=e(73024)
var o=e(76760)
var r=e(98664)
var s=e(57974)
var i=e(63501)
var c=e(85831)
const l="deckhand-so-far.patch"
const f=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(t){const{memory:n}=t.run
if(!n.isKept)return
try{n.leaveWork(await workSoFar(t))}catch(t){(0,s.printNotice)(`Only the output of an approved action was saved. ${(0,r.ec)(t).message}`)}await n.keep()}function patchIn(t,n,e){return madeIn(t,{command:snapshot(n),name:l},e)}async function madeIn(t,{command:n,name:e},a){const o=`.git/${e}`
const r=`{ [ ! -e ${o} ] || split -b ${d.piece} -a 4 ${o} ${o}.; }`
const s=[`rm -f ${o} ${o}.*`,n,r,`rm -f ${o}`].join(" && ")
const{exitCode:i,output:c}=await t.run(s,{timeoutMs:f,signal:a})
if(i!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const n of await t.list(".git")){if(!n.name.startsWith(`${e}.`))continue
if(l.length*d.piece>=d.all)throw new Error("The changes have more than 256 MB.")
l.push(await t.read(`.git/${n.name}`,d.piece))}return Buffer.concat(l)}async function workSoFar(t){const{run:n,publisher:e}=t
const a=await changeSoFar(t)
if(!a)return[]
const{left:o}=await(0,i.Ng)(e,a,{settings:n.settings,leaks:n.leaks,before:n.memory.workBefore})
return(0,c.Xo)(o)}async function changeSoFar({publisher:t,folder:n,tools:e,signal:r}){const s=await patchIn(e.workspace,t.base,r)
if(s.length===0)return
const i=(0,o.join)(n,"so-far.patch");(0,a.writeFileSync)(i,s)
return t.patched(i)}function snapshot(t){const n='"$PWD/.git/deckhand-so-far.index"'
const e="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${n}`,`export GIT_INDEX_FILE=${n}`,"{ git add --all --ignore-errors -- . || true; }",`${e} ${t} -- > .git/${l}`].join(" && ")}})}

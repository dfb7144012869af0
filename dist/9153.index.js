export const id=9153
export const ids=[9153]
export const modules={59153:((n,t,e)=>{e.r(t)
e.d(t,{APPROVAL_COMMENT:()=>h,rejectUnaskable:()=>rejectUnaskable,shellFolder:()=>shellFolder,shownFiles:()=>shownFiles,whyNotAsked:()=>whyNotAsked,whyUnseen:()=>whyUnseen})
var o=e(76760)
var a=e(76327)
var r=e(5144)
var s=e(685)
var i=e(98664)
var c=e(80292)
var l=e(88135)
var f=e(63501)
var d=e(51176)
function whyNotAsked(n,t,{nobody:e,clean:o,root:r,earlierEvents:i}){if(e!==void 0){const t=(0,l.J1)("approval-nobody",{why:(0,s.kI)(e)})
return new Map(n.map(({action:n})=>[n.id,t]))}const f=n.map(({action:n,input:t,reasons:e,grant:o})=>({action:n.id,tool:n.tool_name,cwd:".",arguments:(0,c.dj)(t),said:[...e,(0,a.r4)(o)].join(" ")}))
const d=new Map((0,s.RB)(f,o))
const u=shellFolder(t.slice(i),r)
for(const{action:e,input:o,grant:r}of n){const n=e.tool_name==="terminal"
const s=n&&(0,a.PH)(r)&&u!=="."
const i=s?(0,l.J1)("approval-granted-folder",{folder:u}):void 0
const c=i??(n||(0,a.PH)(r)?whyLost(o,t):void 0)
if(c!==void 0)d.set(e.id,c)}return d}function whyLost(n,t){const{command:e,is_input:o,reset:a}=n
if(typeof e!=="string")return
if(o===!0||e.trim()===""&&a!==!0)return(0,l.J1)("approval-unkept-program")
const r=[...e.matchAll(/\$\{?[!#]?([A-Za-z_]\w*)/g)].map(([,n=""])=>n)
if(r.length===0)return
const s=variablesSetIn(e)
const i=new Set(t.flatMap(commandOf).flatMap(n=>[...variablesSetIn(n)]))
const c=r.find(n=>i.has(n)&&!s.has(n))
return c===void 0?void 0:(0,l.J1)("approval-unkept-variable",{name:c})}function commandOf(n){if(n.kind!=="ObservationEvent"||n.tool_name!=="terminal")return[]
const{command:t}=n.observation
return typeof t==="string"?[t]:[]}function variablesSetIn(n){const t=[...n.matchAll(/(?<![\w$])([A-Za-z_]\w*)\+?=/g)].map(([,n=""])=>n)
const e=n.split(/[;|&\n]/).flatMap(n=>{const[,t=""]=/\b(?:for|read|declare|local|select)\b(.*)/s.exec(n)??[]
return t.match(/\w+/g)??[]})
return new Set([...t,...e])}const u=5
async function rejectUnaskable(n,t,e){let o=t
for(let t=0;o.status==="waiting";t++){const r=await n.pendingActions()
const s=new Map(whyNotAsked(r,[...n.log],e))
const i=r.filter(({action:n,grant:t})=>(0,a.PH)(t)&&!s.has(n.id))
const c=i.length===0?void 0:await e.whyUnseen(i)
if(c!==void 0)for(const{action:n}of i)s.set(n.id,c)
if(s.size===0)return o
for(const[t,e]of s)await n.rejectPendingActions(e,[t])
if(n.state.status==="waiting_for_confirmation")return o
if(t===u)return{status:"failed",fault:unteachable()}
o=await e.goOn()}return o}function unteachable(){return new i.vC("model","The agent repeatedly asked for actions that nobody can approve in this run.",{hint:"The log names the actions and the reasons. Ask for less at once, or change `confirmation`."})}const h=48e3
const p=4e3
async function shownFiles({run:n,publisher:t,knowledge:e},o,a){const i=await t.shown(o,e.commit)
const{encoded:c,unreadable:d,diff:u}=i
if(c.length>0)return{why:(0,l.J1)("approval-unseen-encoded",{files:(0,f.ri)(c)})}
if(d.length>0)return{why:(0,l.J1)("approval-unseen-files",{files:(0,f.ri)(d)})}
const w=(0,r.g)({...i,commands:a})
const m=a.reduce((n,t)=>n+(0,s.AS)({arguments:t}).length,w.length+p)
if(m>h)return{why:(0,l.J1)("approval-unseen-diff",{size:String(m),room:String(h)})}
const v=u.split("\n").filter(n=>n.startsWith("+")).join("\n")
if(n.redact(v)!==v)return{why:(0,l.J1)("approval-unseen-diff-secret")}
return{files:n.redact(w)}}async function whyUnseen(n,t){const{run:e,publisher:o}=n
try{const a=await(0,d.SW)(n)
const r={env:e.world.env,leaks:e.leaks,before:e.memory.workBefore}
const{tree:s}=a?await(0,f.Ng)(o,a,r):{tree:await o.treeOf(o.base)}
const i=t.map(({input:n})=>(0,c.dj)(n))
const l=await shownFiles(n,s,i)
return"why"in l?l.why:void 0}catch{return}}function shellFolder(n,t){const e=n.findLast(n=>n.kind==="ObservationEvent"&&n.tool_name==="terminal")
if(e?.kind!=="ObservationEvent")return"."
const{working_dir:a}=Object(e.observation.metadata)
if(typeof a!=="string")return"."
const r=(0,o.relative)(t,a)
return r===""?".":r.startsWith("..")?a:r}}),51176:((n,t,e)=>{e.d(t,{Dm:()=>madeIn,SW:()=>changeSoFar,eF:()=>patchIn,eT:()=>keepResults})
var o=e(73024)
var a=e(76760)
var r=e(54995)
var s=e(98664)
var i=e(63501)
var c=e(85831)
const l="deckhand-so-far.patch"
const f=12e4
const d={piece:8*1024*1024,all:256*1024*1024}
async function keepResults(n){const{memory:t}=n.run
if(!t.isKept)return
try{t.leaveWork(await workSoFar(n))}catch(n){(0,r.printNotice)(`Only the output of an approved action was saved. ${(0,s.ec)(n).message}`)}await t.keep()}function patchIn(n,t,e){return madeIn(n,{command:snapshot(t),name:l},e)}async function madeIn(n,{command:t,name:e},o){const a=`.git/${e}`
const r=`{ [ ! -e ${a} ] || split -b ${d.piece} -a 4 ${a} ${a}.; }`
const s=[`rm -f ${a} ${a}.*`,t,r,`rm -f ${a}`].join(" && ")
const{exitCode:i,output:c}=await n.run(s,{timeoutMs:f,signal:o})
if(i!==0)throw new Error(`Git said: ${c}`)
const l=[]
for(const t of await n.list(".git")){if(!t.name.startsWith(`${e}.`))continue
if(l.length*d.piece>=d.all)throw new Error("The changes have more than 256 MB.")
l.push(await n.read(`.git/${t.name}`,d.piece))}return Buffer.concat(l)}async function workSoFar(n){const{run:t,publisher:e}=n
const o=await changeSoFar(n)
if(!o)return[]
const{left:a}=await(0,i.Ng)(e,o,{env:t.world.env,leaks:t.leaks,before:t.memory.workBefore})
return(0,c.Xo)(a)}async function changeSoFar({publisher:n,folder:t,tools:e,signal:r}){const s=await patchIn(e.workspace,n.base,r)
if(s.length===0)return
const i=(0,a.join)(t,"so-far.patch");(0,o.writeFileSync)(i,s)
return n.patched(i)}function snapshot(n){const t='"$PWD/.git/deckhand-so-far.index"'
const e="git diff --cached --binary --no-renames --no-ext-diff --no-textconv --ignore-submodules=all"
return[`cp .git/index ${t}`,`export GIT_INDEX_FILE=${t}`,"{ git add --all --ignore-errors -- . || true; }",`${e} ${n} -- > .git/${l}`].join(" && ")}})}

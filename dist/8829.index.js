export const id=8829
export const ids=[8829]
export const modules={78250:((t,e,n)=>{n.d(e,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var s=n(38522)
var o=n(98664)
var i=n(94869)
var a=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const l=64*1024*1024
const f=64
async function applyPatch(t,e,n,s){requireWithin((0,r.readFileSync)(n,"latin1"),s)
await t.raw(["read-tree",e])
try{await t.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(t){throw new o.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,o.ec)(t).message}`,{hint:"Run `mode: plan` again.",cause:t})}const i=(await t.raw(["write-tree"])).trim()
return{tree:i,files:await(0,a.W4)(t,e,i),leftOut:[]}}function requireWithin(t,e){const{files:n,total:r}=unpackedSize(t)
if(r>l)throw tooLarge(`would unpack to ${(0,i.lP)(r)}, the limit is ${(0,i.lP)(l)}`)
if(!e)return
const{maxFiles:s,maxPatchKb:o}=e
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const a=Math.ceil(t.length/1024)
if(a>o+f)throw tooLarge(`has ${(0,i.lP)(t.length)}, the limit (\`max-patch-kb\`) is ${(0,i.lP)(o*1024)}`)}function tooLarge(t){return new o.vC("denied",`The patch ${t}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const d=/^diff --git /
const u=/^(literal|delta) (.*)$/
function unpackedSize(t){let[e,n,r]=[0,0,0]
const s=t.split("\n")
for(const[t,o]of s.entries()){if(d.test(o))e+=1
const[,i,a=""]=u.exec(o)??[]
if(i===void 0)continue
if(!/^\d{1,15}\r?$/.test(a))throw untold()
const c=i==="delta"?resultOf(s[t+1]??""):0
const l=Math.max(Number.parseInt(a,10),c)
n=Math.max(n,l)
r+=l}return{files:e,largest:n,total:r}}function resultOf(t){const e=headOf(t)
const[,n]=numberAt(e,0)
return numberAt(e,n)[0]}function headOf(t){try{const e=fromBase85(t.slice(1)).subarray(0,lengthOf(t.charCodeAt(0)))
return(0,s.inflateSync)(e,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(t){return t>=97?t-70:t-64}function numberAt(t,e){let n=0
for(let r=e;r<e+8;r+=1){const s=t[r]
if(s===void 0)break
n+=(s&127)*128**(r-e)
if(s<128)return[n,r+1]}throw untold()}const h="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(t){const e=t.match(/.{5}/g)??[]
return Buffer.concat(e.map(t=>{const e=[...t].reduce((t,e)=>t*85+h.indexOf(e),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(e%2**32)
return n}))}function untold(){return new o.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(t){return t.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(t,{base:e,one:n,other:r}){const s=await sidesOf(t,e,[n,r])
const o=await t.raw(["merge-tree","--stdin","--no-messages"],`${s.join(" ")}\n`)
const[,i="",...c]=o.split("\0")
const l=c.filter(t=>t.includes("\t"))
const pathsOf=t=>[...new Set(t.map(t=>t.slice(t.indexOf("\t")+1)))]
const f=l.filter(t=>t.startsWith(a.NG))
return{tree:i,conflicts:pathsOf(l),submodules:pathsOf(f)}}async function sidesOf(t,e,n){const commit=async(e,...n)=>(await t.raw(["commit-tree",e,...n.flatMap(t=>["-p",t]),"-m","side"])).trim()
const r=await commit(`${e}^{tree}`)
return Promise.all(n.map(t=>commit(`${t}^{tree}`,r)))}async function touchedPaths(t,e){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>t.raw([...n,...r,"--",e]))
const s=(await Promise.all(r)).flatMap(t=>t.split("\0").filter(Boolean))
return[...new Set(s.map(t=>t.split("\t").slice(2).join("\t")))]}async function rebaseTree(t,{base:e,tree:n,onto:r}){const s=await sidesOf(t,e,[n,r])
try{return(await t.raw(["merge-tree","--write-tree","--no-messages",...s])).trim()}catch{return}}}),38054:((t,e,n)=>{n.d(e,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
var r=n(94869)
var s=n(33737)
const o=10
function renderReading({strangers:t,hidden:e}){return[byStrangers(t),leftOut(e)].filter(t=>t!=="").join("\n\n")}function byStrangers(t){const{people:e,bots:n}=writersIn(t)
return[...e.length>0?[`The agent read text by people without known write access: ${named(e)}.`]:[],...n.length>0?[`The agent read comments of ${named(n)} that may not be its own.`]:[]].join(" ")}function named(t){const e=t.length>o?` and ${(0,r.U9)(t.length-o,"other")}`:""
const n=t.slice(0,o).map(t=>(0,s.aY)((0,r.TN)(t,50)))
return`${n.join(", ")}${e}`}function writersIn(t){const isBot=t=>t.endsWith("[bot]")
return{people:t.filter(t=>!isBot(t)),bots:t.filter(isBot)}}function leftOut(t){if(t.length===0)return""
const e=t.reduce((t,e)=>t+e.parts,0)
const n=t.slice(0,o).map(t=>`${t.parts} in ${(0,r.TN)(t.where,60)}`)
const s=t.length>o?`, and in ${(0,r.U9)(t.length-o,"other text")}`:""
const i=e===1?"hidden passage was":"hidden passages were"
return`${e} ${i} left out of what the agent read: ${n.join(", ")}${s}.`}function knowledgeLine({skills:t,hooksRun:e,blocked:n}){const o=t.length>10?`, and ${t.length-10} more`:""
const i=t.slice(0,10).map(t=>(0,s.aY)((0,r.TN)(t,80)))
return[...t.length>0?[`skills ${i.join(", ")}${o}`]:[],...e>0?[`${(0,r.U9)(e,"hook")} run, ${n.length} blocked`]:[]]}function blockedByHooks({blocked:t}){if(t.length===0)return""
const e=t.slice(-10).map(({event:t,reason:e})=>`| ${t} | ${(0,s.FX)((0,r.TN)(e,200))} |`)
const n=t.length>10?` (the last 10 of ${t.length})`:""
return`| Blocked by hooks${n} | Why |\n|-|-|\n${e.join("\n")}`}const i=10
function renderServers(t){if(t.length===0)return""
const e=t.map(({name:t,tools:e,used:n})=>`| ${(0,s.FX)(t)} | ${e} | ${usedOf(n)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${e.join("\n")}`}function renderBroken(t){const e=t.filter(({problem:t})=>t!=="")
const n=e.map(({name:t,problem:e})=>`${(0,s.aY)(t)} (${(0,s.aY)((0,r.TN)(e,200))})`).join(", ")
const o=`${e.length===1?"This MCP server":"These MCP servers"} did not work: ${n}.`
const i=t.filter(({leftOut:t=[],problem:e})=>t.length>0&&e==="")
const a=i.map(({name:t,leftOut:e=[]})=>`MCP server ${(0,s.aY)(t)}: these tools could not be read and were left out: ${e.map(s.aY).join(", ")}.`)
return[...e.length>0?[o]:[],...a].join("\n\n")}function usedOf(t){if(t.length===0)return"none"
const e=t.slice(0,i).map(({tool:t,calls:e})=>`${(0,s.aY)((0,r.TN)(t,64))} ${e}`)
const n=t.length>i?`, and ${(0,r.U9)(t.length-i,"other tool")}`:""
return e.join(", ")+n}}),58119:((t,e,n)=>{n.d(e,{$E:()=>contentOf,FN:()=>d,IT:()=>u,JV:()=>copiesFiles,Jp:()=>copiesIn,QB:()=>copiedBytes,tR:()=>i})
var r=n(28942)
var s=n(59766)
const o=1024*1024
const i={fileBytes:20*o,allBytes:50*o,files:1e4}
const a=r.union([r.string(),r.strictObject({base64:r.string()}).readonly()])
const c={path:a,was:r.string().nullable()}
const l=r.discriminatedUnion("kind",[r.strictObject({...c,kind:r["enum"](["file","executable"]),sha256:r.string(),size:r.int()}).readonly(),r.strictObject({...c,kind:r.literal("link"),target:a}).readonly(),r.strictObject({...c,kind:r.literal("gone")}).readonly()])
const f=r.strictObject({base:r.string(),entries:r.array(l).readonly()}).readonly()
const d={file:"100644",executable:"100755",link:"120000"}
function contentOf(t){return t.kind==="link"?t.target:t.bytes}const u="work/copies/"
const h=`${u}index.json`
function copiesFiles({base:t,all:e}){const n=new Map(e.flatMap(t=>"bytes"in t?[[(0,s.sc)(t.bytes),t.bytes]]:[]))
const r=Buffer.from(JSON.stringify({base:t,entries:e.map(entryOf)}))
const o=[...n].map(([t,e])=>({path:u+t,stamp:t,read:()=>e}))
return e.length===0?[]:[{path:h,stamp:(0,s.sc)(r),read:()=>r},...o]}function copiesIn(t){const e=t.get(h)
const n=e&&f.safeParse(JSON.parse(e.toString())).data
if(!n)return
return{base:n.base,all:n.entries.flatMap(e=>copyOf(e,t))}}function copiedBytes(t){return[...t].filter(([t])=>/\/copies\/[0-9a-f]{64}$/.test(t)).reduce((t,[,{length:e}])=>t+e,0)}function entryOf(t){const e={path:encoded(Buffer.from(t.path,"latin1")),was:t.was}
switch(t.kind){case"file":case"executable":return{...e,kind:t.kind,sha256:(0,s.sc)(t.bytes),size:t.bytes.length}
case"link":return{...e,kind:t.kind,target:encoded(t.target)}
case"gone":return{...e,kind:t.kind}}}function copyOf(t,e){const n={path:decoded(t.path).toString("latin1"),was:t.was}
if(t.kind==="gone")return[{...n,kind:t.kind}]
if(t.kind==="link")return[{...n,kind:t.kind,target:decoded(t.target)}]
const r=e.get(u+t.sha256)
return r&&(0,s.sc)(r)===t.sha256?[{...n,kind:t.kind,bytes:r}]:[]}function encoded(t){const e=t.toString()
return Buffer.from(e).equals(t)?e:{base64:t.toString("base64")}}function decoded(t){return typeof t==="string"?Buffer.from(t):Buffer.from(t.base64,"base64")}}),85831:((t,e,n)=>{n.d(e,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>S,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var r=n(4573)
var s=n(28942)
var o=n(3549)
var i=n(7925)
var a=n(44539)
var c=n(2801)
var l=n(59766)
var f=n(58119)
const d=4*1024*1024
async function unpublishedWorkOf(t,{change:e,withheld:n,wholeTree:r},{isPublished:s,leaks:o,before:a}){const c=s?e.tree:t.base
const{tooMany:l}=e
const f=e.files.length===0&&r===e.tree
const g=f?0:await t.diffSize({tree:r},c)
const m=g>d||g===0?void 0:await t.diff({tree:r},c)
const w=m&&await isKeepable(m,o)?m:void 0
const{aside:k}=e
const b=a?.aside
const y=d-(w?.length??0)
const O=k!==void 0&&k.patch.length<=y&&await isKeepable(k.patch,o)
const $=b!==void 0&&b.length<=y-(O?k.patch.length:0)
const v=[...$?[b]:[],...O?[k.patch]:[]]
const S=v.length===0?void 0:Buffer.concat(v)
const P=l!==void 0||g>0&&w===void 0
const B=[...n.filter(({code:t})=>t!=="DKH-118"&&(P||(0,i.JD)(t))),...P&&!s?e.files:[],...k&&!O?k.paths.map(t=>({path:t})):[],...b&&!$?[{path:h}]:[]]
const T=[...new Set(B.map(({path:t})=>t||u))].slice(0,p)
const _=(a?.lost??[]).filter(({path:t})=>t!==u&&!T.includes(t))
const j=w?r:c
const x=await t.idsAt(j,T)
const I=await t.idsAt(j,_.map(({path:t})=>t))
const N=_.filter(({path:t,was:e})=>(I.get(t)??"")===e)
const R=[...T.map(t=>({path:t,was:x.get(t)??""})),...N].slice(0,p)
const W=P?await t.treeOf(c):r
const F=w!==void 0||R.length>0||S!==void 0
const{commits:A}=e
const M=w&&!s&&A?.kind==="merged"?A.commits:void 0
return{left:F?{patch:w,lost:R,...S&&{aside:S},...M&&{merging:M}}:void 0,tree:W,toCopy:P&&!s?"all":n.filter(({code:t})=>t==="DKH-106").map(({path:t})=>t)}}const u="the change as a whole"
const h="what earlier runs left on branches and in stashes"
const p=1e3
async function isKeepable(t,e){return t.length<=d&&(!(0,r.isUtf8)(t)||(await e.scanLong(t.toString())).length===0)}const g="work/unpublished.patch"
const m="work/aside.patch"
const encoded=t=>`${t}.b64`
const w="work/lost.json"
const k="work/merging.json"
const b=s.array(s.strictObject({path:s.string(),was:s.string()}).readonly()).readonly()
const y=s.array(s.string().regex(/^[0-9a-f]{40,64}$/)).readonly()
function unpublishedFiles(t){if(!t)return[]
const{patch:e,aside:n,lost:r,copies:s,merging:o}=t
const i=o===void 0?[]:[fileOf(k,Buffer.from(JSON.stringify(o)))]
const a=r.length===0?[]:[fileOf(w,Buffer.from(JSON.stringify(r)))]
return[...patchFile(g,e),...patchFile(m,n),...s?(0,f.JV)(s):[],...a,...i]}const O="work/repositories/"
const $=/^work\/repositories\/\d+\//
function isOfOther(t,e){return t.startsWith(e===void 0?O:`${O}${e}/`)}function asOther(t,e){return{...t,path:t.path.replace(/^work\//,`${O}${e}/`)}}function ofOther(t,e){const n=[...t].filter(([t])=>isOfOther(t,e))
return new Map(n.map(([t,e])=>[t.replace($,"work/"),e]))}const v={work:g,aside:m,copies:f.IT}
function isUnpublished(t,e){return t.replace($,"work/").startsWith(v[e])}function patchFile(t,e){if(!e)return[]
return[(0,r.isUtf8)(e)?fileOf(t,e):fileOf(encoded(t),Buffer.from(e.toString("base64")))]}function unpublishedIn(t){const[e,n]=[patchIn(t,g),patchIn(t,m)]
const r=(0,f.Jp)(t)
const s=t.get(w)
if(!e&&!n&&!s&&!r)return
const o=s?b.parse(JSON.parse(s.toString())):[]
const i=t.get(k)
const a=e&&i&&y.parse(JSON.parse(i.toString()))
return{patch:e,lost:o,...n&&{aside:n},...r&&{copies:r},...a&&{merging:a}}}function patchIn(t,e){const n=t.get(encoded(e))
return t.get(e)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(t,e){return{path:t,stamp:(0,l.sc)(e),read:()=>e}}const S="work/telling.json"
const P=a.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:s.object({place:o.r1,content:o.qT}).readonly().optional()}).readonly()
function pendingReportFile(t){const e=Buffer.from(JSON.stringify(t))
return{path:S,stamp:(0,l.sc)(e),read:()=>e}}function readPendingReport(t){return t&&P.safeParse(JSON.parse(t.toString())).data}}),20185:((t,e,n)=>{n.d(e,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(64294)
var s=n(60674)
var o=n(45867)
var i=n(75444)
var a=n(1176)
function requestKindOf(t){const{settings:e,trigger:n,memory:o}=t
const a=askedWord(t)
if(a!==void 0)return a
if(n.kind==="decision"||(0,r.zN)(n)||!e.slice(i.TRIGGER)["plan-first"])return"work"
return(0,s.Wk)(n.request,e.slice(i.TRIGGER).prompt)&&isPlannedWork(o)?"work":"plan"}function isAside(t){return askedWord(t)==="ask"}function onlyReads(t){return requestKindOf(t)!=="work"}function askedWord({settings:t,trigger:e}){return(0,r.zN)(e)?void 0:(0,s.aG)(e,t.slice(i.TRIGGER).prompt)}function isPlannedWork(t){return(0,a.sp)(t)?.of_plan===!0||hasApprovedPlan(t)}function hasApprovedPlan(t){const e=(0,a.sp)(t)?.items??[]
return e.some(t=>(0,o.H9)(t)&&t.decision?.verdict==="approved")}})}

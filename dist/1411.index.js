export const id=1411
export const ids=[1411]
export const modules={78250:((e,t,n)=>{n.d(t,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var s=n(38522)
var o=n(98664)
var i=n(94869)
var a=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const l=64*1024*1024
const d=64
async function applyPatch(e,t,n,s){requireWithin((0,r.readFileSync)(n,"latin1"),s)
await e.raw(["read-tree",t])
try{await e.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(e){throw new o.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,o.ec)(e).message}`,{hint:"Run `mode: plan` again.",cause:e})}const i=(await e.raw(["write-tree"])).trim()
return{tree:i,files:await(0,a.W4)(e,t,i),leftOut:[]}}function requireWithin(e,t){const{files:n,total:r}=unpackedSize(e)
if(r>l)throw tooLarge(`would unpack to ${(0,i.lP)(r)}, the limit is ${(0,i.lP)(l)}`)
if(!t)return
const{maxFiles:s,maxPatchKb:o}=t
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const a=Math.ceil(e.length/1024)
if(a>o+d)throw tooLarge(`has ${(0,i.lP)(e.length)}, the limit (\`max-patch-kb\`) is ${(0,i.lP)(o*1024)}`)}function tooLarge(e){return new o.vC("denied",`The patch ${e}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const f=/^diff --git /
const u=/^(literal|delta) (.*)$/
function unpackedSize(e){let[t,n,r]=[0,0,0]
const s=e.split("\n")
for(const[e,o]of s.entries()){if(f.test(o))t+=1
const[,i,a=""]=u.exec(o)??[]
if(i===void 0)continue
if(!/^\d{1,15}\r?$/.test(a))throw untold()
const c=i==="delta"?resultOf(s[e+1]??""):0
const l=Math.max(Number.parseInt(a,10),c)
n=Math.max(n,l)
r+=l}return{files:t,largest:n,total:r}}function resultOf(e){const t=headOf(e)
const[,n]=numberAt(t,0)
return numberAt(t,n)[0]}function headOf(e){try{const t=fromBase85(e.slice(1)).subarray(0,lengthOf(e.charCodeAt(0)))
return(0,s.inflateSync)(t,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(e){return e>=97?e-70:e-64}function numberAt(e,t){let n=0
for(let r=t;r<t+8;r+=1){const s=e[r]
if(s===void 0)break
n+=(s&127)*128**(r-t)
if(s<128)return[n,r+1]}throw untold()}const p="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(e){const t=e.match(/.{5}/g)??[]
return Buffer.concat(t.map(e=>{const t=[...e].reduce((e,t)=>e*85+p.indexOf(t),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(t%2**32)
return n}))}function untold(){return new o.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(e){return e.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(e,{base:t,one:n,other:r}){const s=await sidesOf(e,t,[n,r])
const o=await e.raw(["merge-tree","--stdin","--no-messages"],`${s.join(" ")}\n`)
const[,i="",...c]=o.split("\0")
const l=c.filter(e=>e.includes("\t"))
const pathsOf=e=>[...new Set(e.map(e=>e.slice(e.indexOf("\t")+1)))]
const d=l.filter(e=>e.startsWith(a.NG))
return{tree:i,conflicts:pathsOf(l),submodules:pathsOf(d)}}async function sidesOf(e,t,n){const commit=async(t,...n)=>(await e.raw(["commit-tree",t,...n.flatMap(e=>["-p",e]),"-m","side"])).trim()
const r=await commit(`${t}^{tree}`)
return Promise.all(n.map(e=>commit(`${e}^{tree}`,r)))}async function touchedPaths(e,t){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>e.raw([...n,...r,"--",t]))
const s=(await Promise.all(r)).flatMap(e=>e.split("\0").filter(Boolean))
return[...new Set(s.map(e=>e.split("\t").slice(2).join("\t")))]}async function rebaseTree(e,{base:t,tree:n,onto:r}){const s=await sidesOf(e,t,[n,r])
try{return(await e.raw(["merge-tree","--write-tree","--no-messages",...s])).trim()}catch{return}}}),46915:((e,t,n)=>{n.d(t,{A:()=>compareAddress,g:()=>inAddress})
function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),38054:((e,t,n)=>{n.d(t,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
var r=n(94869)
var s=n(33737)
const o=10
function renderReading({strangers:e,hidden:t}){return[byStrangers(e),leftOut(t)].filter(e=>e!=="").join("\n\n")}function byStrangers(e){const{people:t,bots:n}=writersIn(e)
return[...t.length>0?[`The agent read text by people without known write access: ${named(t)}.`]:[],...n.length>0?[`The agent read comments of ${named(n)} that may not be its own.`]:[]].join(" ")}function named(e){const t=e.length>o?` and ${(0,r.U9)(e.length-o,"other")}`:""
const n=e.slice(0,o).map(e=>(0,s.aY)((0,r.TN)(e,50)))
return`${n.join(", ")}${t}`}function writersIn(e){const isBot=e=>e.endsWith("[bot]")
return{people:e.filter(e=>!isBot(e)),bots:e.filter(isBot)}}function leftOut(e){if(e.length===0)return""
const t=e.reduce((e,t)=>e+t.parts,0)
const n=e.slice(0,o).map(e=>`${e.parts} in ${(0,r.TN)(e.where,60)}`)
const s=e.length>o?`, and in ${(0,r.U9)(e.length-o,"other text")}`:""
const i=t===1?"hidden passage was":"hidden passages were"
return`${t} ${i} left out of what the agent read: ${n.join(", ")}${s}.`}function knowledgeLine({skills:e,hooksRun:t,blocked:n}){const o=e.length>10?`, and ${e.length-10} more`:""
const i=e.slice(0,10).map(e=>(0,s.aY)((0,r.TN)(e,80)))
return[...e.length>0?[`skills ${i.join(", ")}${o}`]:[],...t>0?[`${(0,r.U9)(t,"hook")} run, ${n.length} blocked`]:[]]}function blockedByHooks({blocked:e}){if(e.length===0)return""
const t=e.slice(-10).map(({event:e,reason:t})=>`| ${e} | ${(0,s.FX)((0,r.TN)(t,200))} |`)
const n=e.length>10?` (the last 10 of ${e.length})`:""
return`| Blocked by hooks${n} | Why |\n|-|-|\n${t.join("\n")}`}const i=10
function renderServers(e){if(e.length===0)return""
const t=e.map(({name:e,tools:t,used:n})=>`| ${(0,s.FX)(e)} | ${t} | ${usedOf(n)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${t.join("\n")}`}function renderBroken(e){const t=e.filter(({problem:e})=>e!=="")
const n=t.map(({name:e,problem:t})=>`${(0,s.aY)(e)} (${(0,s.aY)((0,r.TN)(t,200))})`).join(", ")
const o=`${t.length===1?"This MCP server":"These MCP servers"} did not work: ${n}.`
const i=e.filter(({leftOut:e=[],problem:t})=>e.length>0&&t==="")
const a=i.map(({name:e,leftOut:t=[]})=>`MCP server ${(0,s.aY)(e)}: these tools could not be read and were left out: ${t.map(s.aY).join(", ")}.`)
return[...t.length>0?[o]:[],...a].join("\n\n")}function usedOf(e){if(e.length===0)return"none"
const t=e.slice(0,i).map(({tool:e,calls:t})=>`${(0,s.aY)((0,r.TN)(e,64))} ${t}`)
const n=e.length>i?`, and ${(0,r.U9)(e.length-i,"other tool")}`:""
return t.join(", ")+n}}),58119:((e,t,n)=>{n.d(t,{$E:()=>contentOf,FN:()=>f,IT:()=>u,JV:()=>copiesFiles,Jp:()=>copiesIn,QB:()=>copiedBytes,tR:()=>i})
var r=n(28942)
var s=n(59766)
const o=1024*1024
const i={fileBytes:20*o,allBytes:50*o,files:1e4}
const a=r.union([r.string(),r.strictObject({base64:r.string()}).readonly()])
const c={path:a,was:r.string().nullable()}
const l=r.discriminatedUnion("kind",[r.strictObject({...c,kind:r["enum"](["file","executable"]),sha256:r.string(),size:r.int()}).readonly(),r.strictObject({...c,kind:r.literal("link"),target:a}).readonly(),r.strictObject({...c,kind:r.literal("gone")}).readonly()])
const d=r.strictObject({base:r.string(),entries:r.array(l).readonly()}).readonly()
const f={file:"100644",executable:"100755",link:"120000"}
function contentOf(e){return e.kind==="link"?e.target:e.bytes}const u="work/copies/"
const p=`${u}index.json`
function copiesFiles({base:e,all:t}){const n=new Map(t.flatMap(e=>"bytes"in e?[[(0,s.sc)(e.bytes),e.bytes]]:[]))
const r=Buffer.from(JSON.stringify({base:e,entries:t.map(entryOf)}))
const o=[...n].map(([e,t])=>({path:u+e,stamp:e,read:()=>t}))
return t.length===0?[]:[{path:p,stamp:(0,s.sc)(r),read:()=>r},...o]}function copiesIn(e){const t=e.get(p)
const n=t&&d.safeParse(JSON.parse(t.toString())).data
if(!n)return
return{base:n.base,all:n.entries.flatMap(t=>copyOf(t,e))}}function copiedBytes(e){return[...e].filter(([e])=>/\/copies\/[0-9a-f]{64}$/.test(e)).reduce((e,[,{length:t}])=>e+t,0)}function entryOf(e){const t={path:encoded(Buffer.from(e.path,"latin1")),was:e.was}
switch(e.kind){case"file":case"executable":return{...t,kind:e.kind,sha256:(0,s.sc)(e.bytes),size:e.bytes.length}
case"link":return{...t,kind:e.kind,target:encoded(e.target)}
case"gone":return{...t,kind:e.kind}}}function copyOf(e,t){const n={path:decoded(e.path).toString("latin1"),was:e.was}
if(e.kind==="gone")return[{...n,kind:e.kind}]
if(e.kind==="link")return[{...n,kind:e.kind,target:decoded(e.target)}]
const r=t.get(u+e.sha256)
return r&&(0,s.sc)(r)===e.sha256?[{...n,kind:e.kind,bytes:r}]:[]}function encoded(e){const t=e.toString()
return Buffer.from(t).equals(e)?t:{base64:e.toString("base64")}}function decoded(e){return typeof e==="string"?Buffer.from(e):Buffer.from(e.base64,"base64")}}),85831:((e,t,n)=>{n.d(t,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>S,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var r=n(4573)
var s=n(28942)
var o=n(3549)
var i=n(7925)
var a=n(44539)
var c=n(2801)
var l=n(59766)
var d=n(58119)
const f=4*1024*1024
async function unpublishedWorkOf(e,{change:t,withheld:n,wholeTree:r},{isPublished:s,leaks:o,before:a}){const c=s?t.tree:e.base
const{tooMany:l}=t
const d=t.files.length===0&&r===t.tree
const g=d?0:await e.diffSize({tree:r},c)
const m=g>f||g===0?void 0:await e.diff({tree:r},c)
const w=m&&await isKeepable(m,o)?m:void 0
const{aside:k}=t
const b=a?.aside
const y=f-(w?.length??0)
const $=k!==void 0&&k.patch.length<=y&&await isKeepable(k.patch,o)
const O=b!==void 0&&b.length<=y-($?k.patch.length:0)
const v=[...O?[b]:[],...$?[k.patch]:[]]
const S=v.length===0?void 0:Buffer.concat(v)
const P=l!==void 0||g>0&&w===void 0
const _=[...n.filter(({code:e})=>e!=="DKH-118"&&(P||(0,i.JD)(e))),...P&&!s?t.files:[],...k&&!$?k.paths.map(e=>({path:e})):[],...b&&!O?[{path:p}]:[]]
const B=[...new Set(_.map(({path:e})=>e||u))].slice(0,h)
const T=(a?.lost??[]).filter(({path:e})=>e!==u&&!B.includes(e))
const j=w?r:c
const A=await e.idsAt(j,B)
const I=await e.idsAt(j,T.map(({path:e})=>e))
const x=T.filter(({path:e,was:t})=>(I.get(e)??"")===t)
const N=[...B.map(e=>({path:e,was:A.get(e)??""})),...x].slice(0,h)
const R=P?await e.treeOf(c):r
const W=w!==void 0||N.length>0||S!==void 0
const{commits:F}=t
const M=w&&!s&&F?.kind==="merged"?F.commits:void 0
return{left:W?{patch:w,lost:N,...S&&{aside:S},...M&&{merging:M}}:void 0,tree:R,toCopy:P&&!s?"all":n.filter(({code:e})=>e==="DKH-106").map(({path:e})=>e)}}const u="the change as a whole"
const p="what earlier runs left on branches and in stashes"
const h=1e3
async function isKeepable(e,t){return e.length<=f&&(!(0,r.isUtf8)(e)||(await t.scanLong(e.toString())).length===0)}const g="work/unpublished.patch"
const m="work/aside.patch"
const encoded=e=>`${e}.b64`
const w="work/lost.json"
const k="work/merging.json"
const b=s.array(s.strictObject({path:s.string(),was:s.string()}).readonly()).readonly()
const y=s.array(s.string().regex(/^[0-9a-f]{40,64}$/)).readonly()
function unpublishedFiles(e){if(!e)return[]
const{patch:t,aside:n,lost:r,copies:s,merging:o}=e
const i=o===void 0?[]:[fileOf(k,Buffer.from(JSON.stringify(o)))]
const a=r.length===0?[]:[fileOf(w,Buffer.from(JSON.stringify(r)))]
return[...patchFile(g,t),...patchFile(m,n),...s?(0,d.JV)(s):[],...a,...i]}const $="work/repositories/"
const O=/^work\/repositories\/\d+\//
function isOfOther(e,t){return e.startsWith(t===void 0?$:`${$}${t}/`)}function asOther(e,t){return{...e,path:e.path.replace(/^work\//,`${$}${t}/`)}}function ofOther(e,t){const n=[...e].filter(([e])=>isOfOther(e,t))
return new Map(n.map(([e,t])=>[e.replace(O,"work/"),t]))}const v={work:g,aside:m,copies:d.IT}
function isUnpublished(e,t){return e.replace(O,"work/").startsWith(v[t])}function patchFile(e,t){if(!t)return[]
return[(0,r.isUtf8)(t)?fileOf(e,t):fileOf(encoded(e),Buffer.from(t.toString("base64")))]}function unpublishedIn(e){const[t,n]=[patchIn(e,g),patchIn(e,m)]
const r=(0,d.Jp)(e)
const s=e.get(w)
if(!t&&!n&&!s&&!r)return
const o=s?b.parse(JSON.parse(s.toString())):[]
const i=e.get(k)
const a=t&&i&&y.parse(JSON.parse(i.toString()))
return{patch:t,lost:o,...n&&{aside:n},...r&&{copies:r},...a&&{merging:a}}}function patchIn(e,t){const n=e.get(encoded(t))
return e.get(t)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(e,t){return{path:e,stamp:(0,l.sc)(t),read:()=>t}}const S="work/telling.json"
const P=a.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:s.object({place:o.r1,content:o.qT}).readonly().optional()}).readonly()
function pendingReportFile(e){const t=Buffer.from(JSON.stringify(e))
return{path:S,stamp:(0,l.sc)(t),read:()=>t}}function readPendingReport(e){return e&&P.safeParse(JSON.parse(e.toString())).data}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(64294)
var s=n(38293)
var o=n(45867)
var i=n(75444)
var a=n(1176)
function requestKindOf(e){const{settings:t,trigger:n,memory:o}=e
const a=askedWord(e)
if(a!==void 0)return a
if(n.kind==="decision"||(0,r.zN)(n)||!t.slice(i.TRIGGER)["plan-first"])return"work"
return(0,s.Wk)(n.request,t.slice(i.TRIGGER).prompt)&&isPlannedWork(o)?"work":"plan"}function isAside(e){return askedWord(e)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord({settings:e,trigger:t}){return(0,r.zN)(t)?void 0:(0,s.aG)(t,e.slice(i.TRIGGER).prompt)}function isPlannedWork(e){return(0,a.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,a.sp)(e)?.items??[]
return t.some(e=>(0,o.H9)(e)&&e.decision?.verdict==="approved")}})}

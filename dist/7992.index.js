export const id=7992
export const ids=[7992]
export const modules={12904:((t,e,n)=>{n.d(e,{f:()=>makeFolder})
var r=n(73024)
var o=n(76760)
function makeFolder(t){if((0,r.existsSync)(t))return
const e=(0,o.dirname)(t)
if(e!==t)makeFolder(e);(0,r.mkdirSync)(t)}}),77992:((t,e,n)=>{n.d(e,{notWritten:()=>notWritten,printedWork:()=>printedWork,writeWork:()=>writeWork})
var r=n(4573)
var o=n(73024)
var i=n(76760)
var s=n(98664)
var a=n(94869)
var c=n(46021)
var f=n(85831)
var l=n(12904)
var d=n(64441)
function printedWork(t){const[e,...n]=partsOf(t)
const o=e?.prefix===""&&n.length===0&&!e.work.aside&&!e.work.copies
requireSaved(e?[e,...n]:n)
const i=e?.work.patch
const a=i&&(0,r.isUtf8)(i)?i.toString():void 0
if(o&&a!==void 0&&(0,d.pj)(a)===a)return a
throw new s.vC("config","The saved work is more than a patch that can be printed.",{hint:"Name a folder for it: --out FOLDER."})}function writeWork(t,e){const n=partsOf(t)
requireSaved(n);(0,l.f)(e)
const r=(0,o.realpathSync)(e)
const i=n.map(t=>writePart(r,t))
return{done:i.flatMap(({done:t})=>t),failed:i.flatMap(({failed:t})=>t)}}function partsOf(t){const e=[...t.keys()].filter(t=>(0,f.Yc)(t)).map(t=>Number(t.split("/")[2]))
const n=[{prefix:"",files:t},...[...new Set(e)].map(e=>({prefix:`repositories/${e}/`,files:(0,f.sA)(t,e)}))]
const r=n.flatMap(({prefix:t,files:e})=>{const n=readable(e)
return n?[{prefix:t,work:n}]:[]})
if(r.length>0)return r
throw new s.vC("git","No work is saved there that is on no branch.",{hint:"The last run published all of it, changed nothing, or could not save it: its comment says which."})}function requireSaved(t){if(t.some(({work:t})=>t.patch||t.aside||t.copies))return
const e=t.flatMap(({prefix:t,work:e})=>e.lost.map(({path:e})=>quoted(t+e)))
const n=e.length>p?` and ${e.length-p} more`:""
throw new s.vC("git",`None of the work could be saved: ${e.slice(0,p).join(", ")}${n}.`,{hint:"The comment of the run says why."})}const p=10
function readable(t){try{return(0,f.x9)(t)}catch(t){throw new s.vC("git","The saved work cannot be read: it is damaged.",{cause:t})}}function writePart(t,{prefix:e,work:{patch:n,aside:r,copies:o,lost:s}}){const[a,f]=[[],[]]
const write=(e,n="")=>{const[r,o]=[quoted((0,i.join)(t,textOf(e.path))),(0,c.d)(t,e,"new")]
if(o===void 0)a.push(`${r}${n}`)
else f.push(`${r}: ${o}`)}
const fileOf=(t,n)=>({path:e+t,was:"",kind:"file",bytes:n})
if(n)write(fileOf("unpublished.patch",n)," (the next run begins with it)")
if(r)write(fileOf("aside.patch",r)," (from branches and stashes; no run applies it)")
for(const t of o?.all??[]){const n=quoted(e+textOf(t.path))
if(t.kind==="gone")a.push(`Deleted in the run: ${n}`)
else if(t.kind==="link")a.push(`A link, which is not made: ${n} to ${quoted(t.target.toString())}`)
else write({...t,path:`${e}files/${t.path}`})}a.push(...s.map(({path:t})=>`Not saved: ${quoted(e+t)}`))
return{done:a,failed:f}}function textOf(t){return Buffer.from(t,"latin1").toString()}function quoted(t){return/\p{C}/u.test(t)?JSON.stringify(t):t}function notWritten(t){return new s.vC("config",`${(0,a.U9)(t.length,"file")} could not be written:\n${t.join("\n")}\n`,{hint:"Nothing is written over: name a new folder."})}}),58119:((t,e,n)=>{n.d(e,{$E:()=>contentOf,FN:()=>d,IT:()=>p,JV:()=>copiesFiles,Jp:()=>copiesIn,QB:()=>copiedBytes,tR:()=>s})
var r=n(28942)
var o=n(59766)
const i=1024*1024
const s={fileBytes:20*i,allBytes:50*i,files:1e4}
const a=r.union([r.string(),r.strictObject({base64:r.string()}).readonly()])
const c={path:a,was:r.string().nullable()}
const f=r.discriminatedUnion("kind",[r.strictObject({...c,kind:r["enum"](["file","executable"]),sha256:r.string(),size:r.int()}).readonly(),r.strictObject({...c,kind:r.literal("link"),target:a}).readonly(),r.strictObject({...c,kind:r.literal("gone")}).readonly()])
const l=r.strictObject({base:r.string(),entries:r.array(f).readonly()}).readonly()
const d={file:"100644",executable:"100755",link:"120000"}
function contentOf(t){return t.kind==="link"?t.target:t.bytes}const p="work/copies/"
const u=`${p}index.json`
function copiesFiles({base:t,all:e}){const n=new Map(e.flatMap(t=>"bytes"in t?[[(0,o.sc)(t.bytes),t.bytes]]:[]))
const r=Buffer.from(JSON.stringify({base:t,entries:e.map(entryOf)}))
const i=[...n].map(([t,e])=>({path:p+t,stamp:t,read:()=>e}))
return e.length===0?[]:[{path:u,stamp:(0,o.sc)(r),read:()=>r},...i]}function copiesIn(t){const e=t.get(u)
const n=e&&l.safeParse(JSON.parse(e.toString())).data
if(!n)return
return{base:n.base,all:n.entries.flatMap(e=>copyOf(e,t))}}function copiedBytes(t){return[...t].filter(([t])=>/\/copies\/[0-9a-f]{64}$/.test(t)).reduce((t,[,{length:e}])=>t+e,0)}function entryOf(t){const e={path:encoded(Buffer.from(t.path,"latin1")),was:t.was}
switch(t.kind){case"file":case"executable":return{...e,kind:t.kind,sha256:(0,o.sc)(t.bytes),size:t.bytes.length}
case"link":return{...e,kind:t.kind,target:encoded(t.target)}
case"gone":return{...e,kind:t.kind}}}function copyOf(t,e){const n={path:decoded(t.path).toString("latin1"),was:t.was}
if(t.kind==="gone")return[{...n,kind:t.kind}]
if(t.kind==="link")return[{...n,kind:t.kind,target:decoded(t.target)}]
const r=e.get(p+t.sha256)
return r&&(0,o.sc)(r)===t.sha256?[{...n,kind:t.kind,bytes:r}]:[]}function encoded(t){const e=t.toString()
return Buffer.from(e).equals(t)?e:{base64:t.toString("base64")}}function decoded(t){return typeof t==="string"?Buffer.from(t):Buffer.from(t.base64,"base64")}}),46021:((t,e,n)=>{n.d(e,{d:()=>placeCopy})
var r=n(73024)
var o=n(46031)
var i=n(3024)
const s=/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g
const a=/^(?:\.git|git~\d+)[\s.]*(?:$|:)/i
function placeCopy(t,e,n){const s=e.path.split("/")
if(s.some(t=>!isPlain(t)))return"its path may not be written"
try{const o=s.slice(0,-1).some((n,r)=>!isFolder(t,s.slice(0,r+1).join("/"),e.kind))
if(o)return e.kind==="gone"?void 0:"a part of its path is not a folder"
const a=(0,i.BJ)(t,bytesOf(e.path))
if(a&&(n==="new"||a.isDirectory()))return"something else is there"
if(a)(0,r.unlinkSync)(whole(t,e.path))
if(e.kind==="link")(0,r.symlinkSync)(e.target,whole(t,e.path))
else if(e.kind!=="gone")write(whole(t,e.path),e.bytes,e.kind==="executable"?493:420)
return}catch(t){return`the system refused (${(0,o.CA)(t)||"unknown"})`}}function isPlain(t){const e=bytesOf(t).toString().replaceAll(s,"")
return t!==""&&t!=="."&&t!==".."&&!/[\0\\]/.test(t)&&!a.test(e)}function isFolder(t,e,n){const o=(0,i.BJ)(t,bytesOf(e))
if(o||n==="gone")return o?.isDirectory()??!1;(0,r.mkdirSync)(whole(t,e))
return!0}const c=r.constants.O_WRONLY|r.constants.O_CREAT|r.constants.O_EXCL|r.constants.O_NOFOLLOW
function write(t,e,n){const o=(0,r.openSync)(t,c,n)
try{for(let t=0;t<e.length;)t+=(0,r.writeSync)(o,e,t)}finally{(0,r.closeSync)(o)}}function bytesOf(t){return Buffer.from(t,"latin1")}function whole(t,e){return Buffer.concat([Buffer.from(`${t}/`),bytesOf(e)])}}),85831:((t,e,n)=>{n.d(e,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>$,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var r=n(4573)
var o=n(28942)
var i=n(3549)
var s=n(7925)
var a=n(44539)
var c=n(2801)
var f=n(59766)
var l=n(58119)
const d=4*1024*1024
async function unpublishedWorkOf(t,{change:e,withheld:n,wholeTree:r},{isPublished:o,leaks:i,before:a}){const c=o?e.tree:t.base
const{tooMany:f}=e
const l=e.files.length===0&&r===e.tree
const g=l?0:await t.diffSize({tree:r},c)
const k=g>d||g===0?void 0:await t.diff({tree:r},c)
const m=k&&await isKeepable(k,i)?k:void 0
const{aside:w}=e
const b=a?.aside
const y=d-(m?.length??0)
const O=w!==void 0&&w.patch.length<=y&&await isKeepable(w.patch,i)
const v=b!==void 0&&b.length<=y-(O?w.patch.length:0)
const S=[...v?[b]:[],...O?[w.patch]:[]]
const $=S.length===0?void 0:Buffer.concat(S)
const _=f!==void 0||g>0&&m===void 0
const x=[...n.filter(({code:t})=>t!=="DKH-118"&&(_||(0,s.JD)(t))),..._&&!o?e.files:[],...w&&!O?w.paths.map(t=>({path:t})):[],...b&&!v?[{path:u}]:[]]
const j=[...new Set(x.map(({path:t})=>t||p))].slice(0,h)
const B=(a?.lost??[]).filter(({path:t})=>t!==p&&!j.includes(t))
const N=m?r:c
const F=await t.idsAt(N,j)
const C=await t.idsAt(N,B.map(({path:t})=>t))
const J=B.filter(({path:t,was:e})=>(C.get(t)??"")===e)
const W=[...j.map(t=>({path:t,was:F.get(t)??""})),...J].slice(0,h)
const I=_?await t.treeOf(c):r
const P=m!==void 0||W.length>0||$!==void 0
const{commits:q}=e
const T=m&&!o&&q?.kind==="merged"?q.commits:void 0
return{left:P?{patch:m,lost:W,...$&&{aside:$},...T&&{merging:T}}:void 0,tree:I,toCopy:_&&!o?"all":n.filter(({code:t})=>t==="DKH-106").map(({path:t})=>t)}}const p="the change as a whole"
const u="what earlier runs left on branches and in stashes"
const h=1e3
async function isKeepable(t,e){return t.length<=d&&(!(0,r.isUtf8)(t)||(await e.scanLong(t.toString())).length===0)}const g="work/unpublished.patch"
const k="work/aside.patch"
const encoded=t=>`${t}.b64`
const m="work/lost.json"
const w="work/merging.json"
const b=o.array(o.strictObject({path:o.string(),was:o.string()}).readonly()).readonly()
const y=o.array(o.string().regex(/^[0-9a-f]{40,64}$/)).readonly()
function unpublishedFiles(t){if(!t)return[]
const{patch:e,aside:n,lost:r,copies:o,merging:i}=t
const s=i===void 0?[]:[fileOf(w,Buffer.from(JSON.stringify(i)))]
const a=r.length===0?[]:[fileOf(m,Buffer.from(JSON.stringify(r)))]
return[...patchFile(g,e),...patchFile(k,n),...o?(0,l.JV)(o):[],...a,...s]}const O="work/repositories/"
const v=/^work\/repositories\/\d+\//
function isOfOther(t,e){return t.startsWith(e===void 0?O:`${O}${e}/`)}function asOther(t,e){return{...t,path:t.path.replace(/^work\//,`${O}${e}/`)}}function ofOther(t,e){const n=[...t].filter(([t])=>isOfOther(t,e))
return new Map(n.map(([t,e])=>[t.replace(v,"work/"),e]))}const S={work:g,aside:k,copies:l.IT}
function isUnpublished(t,e){return t.replace(v,"work/").startsWith(S[e])}function patchFile(t,e){if(!e)return[]
return[(0,r.isUtf8)(e)?fileOf(t,e):fileOf(encoded(t),Buffer.from(e.toString("base64")))]}function unpublishedIn(t){const[e,n]=[patchIn(t,g),patchIn(t,k)]
const r=(0,l.Jp)(t)
const o=t.get(m)
if(!e&&!n&&!o&&!r)return
const i=o?b.parse(JSON.parse(o.toString())):[]
const s=t.get(w)
const a=e&&s&&y.parse(JSON.parse(s.toString()))
return{patch:e,lost:i,...n&&{aside:n},...r&&{copies:r},...a&&{merging:a}}}function patchIn(t,e){const n=t.get(encoded(e))
return t.get(e)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(t,e){return{path:t,stamp:(0,f.sc)(e),read:()=>e}}const $="work/telling.json"
const _=a.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:o.object({place:i.r1,content:i.qT}).readonly().optional()}).readonly()
function pendingReportFile(t){const e=Buffer.from(JSON.stringify(t))
return{path:$,stamp:(0,f.sc)(e),read:()=>e}}function readPendingReport(t){return t&&_.safeParse(JSON.parse(t.toString())).data}}),44539:((t,e,n)=>{n.d(e,{U:()=>s,t:()=>parseOpenComment})
var r=n(28942)
const o=r.discriminatedUnion("kind",[r.object({kind:r.literal("comment")}),r.object({kind:r.literal("review-thread"),commentId:r.number()}),r.object({kind:r.literal("discussion"),discussionId:r.string(),replyToId:r.string().optional()}).transform(({replyToId:t,...e})=>({...e,replyToId:t}))]).readonly()
const i=r.object({issue:r.number(),id:r.number(),url:r.string(),place:o.optional(),nodeId:r.string().optional()}).readonly()
const s=r.object({runComment:i,body:r.string(),isAnswer:r.boolean().optional(),approvalComment:r.object({id:r.number(),body:r.string()}).readonly().optional(),isWaiting:r.boolean().optional()}).readonly()
function parseOpenComment(t){return s.parse(JSON.parse(t))}})}

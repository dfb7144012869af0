export const id=6601
export const ids=[6601]
export const modules={3024:((t,e,n)=>{n.d(e,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var a=n(46031)
const i=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(t,e,n){return withOpen(t,e,i,(t,e)=>{if(!e.isFile())return refused(e.isDirectory()?"folder":"special")
if(e.size>n)return refused("too-large")
const r=readAtMost(t,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:e.mode&4095}})}function untrustedText(t,e,n){const r=readUntrusted(t,e,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(t,e,n){const r=openAt(t,e,i)
if(r.status!=="open")return r
const{file:o,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(o,c.size,n)}catch(t){return refused("unreadable",(0,a.CA)(t))}finally{(0,s.closeSync)(o)}}async function hashOf(t,e,{algorithm:n,start:o}){const a=(0,r.createHash)(n).update(o?.(e)??"")
let i=0
for await(const n of(0,s.createReadStream)("",{fd:t,autoClose:!1,start:0,end:e})){a.update(n)
i+=n.length}return i===e?{status:"read",id:a.digest("hex"),size:e}:refused("unreadable")}function listUntrusted(t,e,n){const r=l?i|s.constants.O_DIRECTORY:i
return withOpen(t,e,r,(r,o)=>{if(!o.isDirectory())return refused("file")
const a=(0,s.opendirSync)(l?`/proc/self/fd/${r}`:Buffer.from(whole(t,e)).toString())
try{const t=[]
for(let e=a.readSync();e!==null;e=a.readSync()){if(t.length===n)return{status:"read",entries:t,isCut:!0}
t.push(e)}return{status:"read",entries:t,isCut:!1}}finally{a.closeSync()}})}function untrustedNames(t,e,n){const r=l?i|s.constants.O_DIRECTORY:i
const o=withOpen(t,e,r,r=>{const o=(0,s.opendirSync)(l?`/proc/self/fd/${r}`:whole(t,e).toString(),c)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const c={encoding:"buffer"}
function namesIn(t,e){const n=[]
for(let r=t.readSync();r!==null;r=t.readSync()){if(n.length===e)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(t,e){try{return(0,s.lstatSync)(whole(t,e),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(t,e){try{return(0,s.readlinkSync)(whole(t,e),{encoding:"buffer"})}catch{return}}const l=process.platform==="linux"
function withOpen(t,e,n,r){const o=openAt(t,e,n)
if(o.status!=="open")return o
try{return r(o.file,o.found)}catch(t){return notOpened(t,o.found)}finally{(0,s.closeSync)(o.file)}}function openAt(t,e,n){let r
try{r=(0,s.openSync)(whole(t,e),n)
if(isAt(r,t,e))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(t,e))}}function isAt(t,e,n){const r=whole(s.realpathSync.native(e),n)
const o=l?(0,s.readlinkSync)(`/proc/self/fd/${t}`,{encoding:"buffer"}):s.realpathSync.native(whole(e,n),{encoding:"buffer"})
return r.equals(o)}function notOpened(t,e){const n=(0,a.CA)(t)
if((0,a.Md)(t)&&e===void 0)return{status:"missing"}
if(e?.isSymbolicLink())return refused("link",n)
if(e&&!e.isFile()&&!e.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(e?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(t,e=""){return{status:"refused",why:t,code:e}}function readAtMost(t,e){const n=(0,s.fstatSync)(t).size
let r=Buffer.allocUnsafeSlow(Math.min(n,e)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>e)return
if(o===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(t,r,o,r.length-o,null)}return r.subarray(0,o)}function whole(t,e){const n=o.posix.normalize(Buffer.from(e).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(t),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),78250:((t,e,n)=>{n.d(e,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var s=n(38522)
var o=n(98664)
var a=n(94869)
var i=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const l=64*1024*1024
const f=64
async function applyPatch(t,e,n,s){requireWithin((0,r.readFileSync)(n,"latin1"),s)
await t.raw(["read-tree",e])
try{await t.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(t){throw new o.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,o.ec)(t).message}`,{hint:"Run `mode: plan` again.",cause:t})}const a=(await t.raw(["write-tree"])).trim()
return{tree:a,files:await(0,i.W4)(t,e,a),leftOut:[]}}function requireWithin(t,e){const{files:n,total:r}=unpackedSize(t)
if(r>l)throw tooLarge(`would unpack to ${(0,a.lP)(r)}, the limit is ${(0,a.lP)(l)}`)
if(!e)return
const{maxFiles:s,maxPatchKb:o}=e
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const i=Math.ceil(t.length/1024)
if(i>o+f)throw tooLarge(`has ${(0,a.lP)(t.length)}, the limit (\`max-patch-kb\`) is ${(0,a.lP)(o*1024)}`)}function tooLarge(t){return new o.vC("denied",`The patch ${t}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const u=/^diff --git /
const d=/^(literal|delta) (.*)$/
function unpackedSize(t){let[e,n,r]=[0,0,0]
const s=t.split("\n")
for(const[t,o]of s.entries()){if(u.test(o))e+=1
const[,a,i=""]=d.exec(o)??[]
if(a===void 0)continue
if(!/^\d{1,15}\r?$/.test(i))throw untold()
const c=a==="delta"?resultOf(s[t+1]??""):0
const l=Math.max(Number.parseInt(i,10),c)
n=Math.max(n,l)
r+=l}return{files:e,largest:n,total:r}}function resultOf(t){const e=headOf(t)
const[,n]=numberAt(e,0)
return numberAt(e,n)[0]}function headOf(t){try{const e=fromBase85(t.slice(1)).subarray(0,lengthOf(t.charCodeAt(0)))
return(0,s.inflateSync)(e,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(t){return t>=97?t-70:t-64}function numberAt(t,e){let n=0
for(let r=e;r<e+8;r+=1){const s=t[r]
if(s===void 0)break
n+=(s&127)*128**(r-e)
if(s<128)return[n,r+1]}throw untold()}const p="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(t){const e=t.match(/.{5}/g)??[]
return Buffer.concat(e.map(t=>{const e=[...t].reduce((t,e)=>t*85+p.indexOf(e),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(e%2**32)
return n}))}function untold(){return new o.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(t){return t.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(t,{base:e,one:n,other:r}){const s=await sidesOf(t,e,[n,r])
const o=await t.raw(["merge-tree","--stdin","--no-messages"],`${s.join(" ")}\n`)
const[,a="",...c]=o.split("\0")
const l=c.filter(t=>t.includes("\t"))
const pathsOf=t=>[...new Set(t.map(t=>t.slice(t.indexOf("\t")+1)))]
const f=l.filter(t=>t.startsWith(i.NG))
return{tree:a,conflicts:pathsOf(l),submodules:pathsOf(f)}}async function sidesOf(t,e,n){const commit=async(e,...n)=>(await t.raw(["commit-tree",e,...n.flatMap(t=>["-p",t]),"-m","side"])).trim()
const r=await commit(`${e}^{tree}`)
return Promise.all(n.map(t=>commit(`${t}^{tree}`,r)))}async function touchedPaths(t,e){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>t.raw([...n,...r,"--",e]))
const s=(await Promise.all(r)).flatMap(t=>t.split("\0").filter(Boolean))
return[...new Set(s.map(t=>t.split("\t").slice(2).join("\t")))]}async function rebaseTree(t,{base:e,tree:n,onto:r}){const s=await sidesOf(t,e,[n,r])
try{return(await t.raw(["merge-tree","--write-tree","--no-messages",...s])).trim()}catch{return}}}),11602:((t,e,n)=>{n.d(e,{S1:()=>leaveLease,Vs:()=>leaveTrace,tg:()=>c})
var r=n(28942)
var s=n(15320)
var o=n(2801)
var a=n(1176)
const i=r.object({id:r.int(),path:r.string(),folder:r.string(),base:r.string()}).readonly()
const c=r.object({name:r.object({name:r.string(),ref:r.string(),branch:r.string()}).readonly(),repositoryId:r.number(),folder:r.string().optional(),lease:o.nD,work:r.object({folder:r.string(),base:r.string(),others:r.array(i).readonly().optional()}).readonly().optional()}).readonly()
function leaveTrace({memory:t,trigger:e,world:n},r,o){const{lease:i}=t.manifest
if(!t.isKept||!i)return
const{repositoryId:c}=e;(0,s.s0)(n.env,{name:(0,a.Qv)(e),repositoryId:c,folder:r,lease:i,work:o})}function leaveLease({memory:t,trigger:e,world:n}){const{heldLease:r}=t
const{repositoryId:o}=e
const i=r&&{name:(0,a.Qv)(e),repositoryId:o,lease:r};(0,s.s0)(n.env,i)}}),1539:((t,e,n)=>{n.d(e,{H3:()=>i,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation,w2:()=>h})
var r=n(73024)
var s=n(76760)
var o=n(3024)
var a=n(59766)
const i="conversation/"
const c="observations"
const l=1024*1024
const f=8*1024*1024
const u=1e3
const d=500*1024*1024
const p=1e6
function conversationFiles(t){const e=entries(t,"subagents").filter(t=>t.isDirectory())
const n=["",...e.map(({name:t})=>`subagents/${t}/`)]
return[...n.flatMap(e=>logFiles(t,e)),...outputs(t)].filter(({path:t})=>(0,a.rX)(t))}function logFiles(t,e){const n=names(t,`${e}events`).map(n=>fileAt(t,`${e}events/${n}`,"written once"))
const r=names(t,e).filter(t=>t.endsWith(".json"))
return[...r.map(n=>fileAt(t,e+n)),...n]}function restoreConversation(t,e){for(const[n,o]of t){if(!n.startsWith(i))continue
const t=(0,s.join)(e,n.slice(i.length));(0,r.mkdirSync)((0,s.dirname)(t),{recursive:!0});(0,r.writeFileSync)(t,o)}}const h="as read"
function sameFiles(t){return[...t].map(([t,e])=>({path:t,stamp:h,read:()=>e}))}function outputs(t){const e=names(t,c).flatMap(e=>{const n=(0,o.BJ)(t,`${c}/${e}`)
return n?.isFile()&&n.size<=l?[{size:n.size,mtimeMs:n.mtimeMs,name:e}]:[]})
let n=f
const r=e.sort((t,e)=>e.mtimeMs-t.mtimeMs).filter(({size:t})=>{n-=t
return n>=0})
return r.slice(0,u).map(({name:e,size:n,mtimeMs:r})=>fileAt(t,`${c}/${e}`,`${n} ${r}`))}function fileAt(t,e,n){const r=n===void 0?(0,o.BJ)(t,e):void 0
return{path:i+e,stamp:n??`${r?.size} ${r?.mtimeMs}`,read:()=>readPlain(t,e)}}function names(t,e){return entries(t,e).filter(t=>t.isFile()).map(({name:t})=>t).sort()}function entries(t,e){const n=(0,o.HL)(t,e,p)
return n.status==="read"?n.entries:[]}function readPlain(t,e){const n=(0,o.Pd)(t,e,d)
return n.status==="read"?n.bytes:Buffer.alloc(0)}}),58119:((t,e,n)=>{n.d(e,{$E:()=>contentOf,FN:()=>u,IT:()=>d,JV:()=>copiesFiles,Jp:()=>copiesIn,QB:()=>copiedBytes,tR:()=>a})
var r=n(28942)
var s=n(59766)
const o=1024*1024
const a={fileBytes:20*o,allBytes:50*o,files:1e4}
const i=r.union([r.string(),r.strictObject({base64:r.string()}).readonly()])
const c={path:i,was:r.string().nullable()}
const l=r.discriminatedUnion("kind",[r.strictObject({...c,kind:r["enum"](["file","executable"]),sha256:r.string(),size:r.int()}).readonly(),r.strictObject({...c,kind:r.literal("link"),target:i}).readonly(),r.strictObject({...c,kind:r.literal("gone")}).readonly()])
const f=r.strictObject({base:r.string(),entries:r.array(l).readonly()}).readonly()
const u={file:"100644",executable:"100755",link:"120000"}
function contentOf(t){return t.kind==="link"?t.target:t.bytes}const d="work/copies/"
const p=`${d}index.json`
function copiesFiles({base:t,all:e}){const n=new Map(e.flatMap(t=>"bytes"in t?[[(0,s.sc)(t.bytes),t.bytes]]:[]))
const r=Buffer.from(JSON.stringify({base:t,entries:e.map(entryOf)}))
const o=[...n].map(([t,e])=>({path:d+t,stamp:t,read:()=>e}))
return e.length===0?[]:[{path:p,stamp:(0,s.sc)(r),read:()=>r},...o]}function copiesIn(t){const e=t.get(p)
const n=e&&f.safeParse(JSON.parse(e.toString())).data
if(!n)return
return{base:n.base,all:n.entries.flatMap(e=>copyOf(e,t))}}function copiedBytes(t){return[...t].filter(([t])=>/\/copies\/[0-9a-f]{64}$/.test(t)).reduce((t,[,{length:e}])=>t+e,0)}function entryOf(t){const e={path:encoded(Buffer.from(t.path,"latin1")),was:t.was}
switch(t.kind){case"file":case"executable":return{...e,kind:t.kind,sha256:(0,s.sc)(t.bytes),size:t.bytes.length}
case"link":return{...e,kind:t.kind,target:encoded(t.target)}
case"gone":return{...e,kind:t.kind}}}function copyOf(t,e){const n={path:decoded(t.path).toString("latin1"),was:t.was}
if(t.kind==="gone")return[{...n,kind:t.kind}]
if(t.kind==="link")return[{...n,kind:t.kind,target:decoded(t.target)}]
const r=e.get(d+t.sha256)
return r&&(0,s.sc)(r)===t.sha256?[{...n,kind:t.kind,bytes:r}]:[]}function encoded(t){const e=t.toString()
return Buffer.from(e).equals(t)?e:{base64:t.toString("base64")}}function decoded(t){return typeof t==="string"?Buffer.from(t):Buffer.from(t.base64,"base64")}}),85831:((t,e,n)=>{n.d(e,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>k,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var r=n(4573)
var s=n(28942)
var o=n(3549)
var a=n(7925)
var i=n(44539)
var c=n(2801)
var l=n(59766)
var f=n(58119)
const u=4*1024*1024
async function unpublishedWorkOf(t,{change:e,withheld:n,wholeTree:r},{isPublished:s,leaks:o,before:i}){const c=s?e.tree:t.base
const{tooMany:l}=e
const f=e.files.length===0&&r===e.tree
const m=f?Buffer.alloc(0):await t.diff({tree:r},c)
const g=m.length>0&&await isKeepable(m,o)?m:void 0
const{aside:y}=e
const w=i?.aside
const b=u-(g?.length??0)
const O=y!==void 0&&y.patch.length<=b&&await isKeepable(y.patch,o)
const v=w!==void 0&&w.length<=b-(O?y.patch.length:0)
const k=[...v?[w]:[],...O?[y.patch]:[]]
const S=k.length===0?void 0:Buffer.concat(k)
const B=l!==void 0||m.length>0&&g===void 0
const $=[...n.filter(({code:t})=>t!=="DKH-118"&&(B||(0,a.JD)(t))),...B&&!s?e.files:[],...y&&!O?y.paths.map(t=>({path:t})):[],...w&&!v?[{path:p}]:[]]
const _=[...new Set($.map(({path:t})=>t||d))].slice(0,h)
const P=(i?.lost??[]).filter(({path:t})=>t!==d&&!_.includes(t))
const F=g?r:c
const x=await t.idsAt(F,_)
const A=await t.idsAt(F,P.map(({path:t})=>t))
const I=P.filter(({path:t,was:e})=>(A.get(t)??"")===e)
const L=[..._.map(t=>({path:t,was:x.get(t)??""})),...I].slice(0,h)
const M=B?await t.treeOf(c):r
const U=g!==void 0||L.length>0||S!==void 0
return{left:U?{patch:g,lost:L,...S&&{aside:S}}:void 0,tree:M,toCopy:B&&!s?"all":n.filter(({code:t})=>t==="DKH-106").map(({path:t})=>t)}}const d="the change as a whole"
const p="what earlier runs left on branches and in stashes"
const h=1e3
async function isKeepable(t,e){return t.length<=u&&(!(0,r.isUtf8)(t)||(await e.scanLong(t.toString())).length===0)}const m="work/unpublished.patch"
const g="work/aside.patch"
const encoded=t=>`${t}.b64`
const y="work/lost.json"
const w=s.array(s.strictObject({path:s.string(),was:s.string()}).readonly()).readonly()
function unpublishedFiles(t){if(!t)return[]
const{patch:e,aside:n,lost:r,copies:s}=t
const o=r.length===0?[]:[fileOf(y,Buffer.from(JSON.stringify(r)))]
return[...patchFile(m,e),...patchFile(g,n),...s?(0,f.JV)(s):[],...o]}const b="work/repositories/"
const O=/^work\/repositories\/\d+\//
function isOfOther(t,e){return t.startsWith(e===void 0?b:`${b}${e}/`)}function asOther(t,e){return{...t,path:t.path.replace(/^work\//,`${b}${e}/`)}}function ofOther(t,e){const n=[...t].filter(([t])=>isOfOther(t,e))
return new Map(n.map(([t,e])=>[t.replace(O,"work/"),e]))}const v={work:m,aside:g,copies:f.IT}
function isUnpublished(t,e){return t.replace(O,"work/").startsWith(v[e])}function patchFile(t,e){if(!e)return[]
return[(0,r.isUtf8)(e)?fileOf(t,e):fileOf(encoded(t),Buffer.from(e.toString("base64")))]}function unpublishedIn(t){const[e,n]=[patchIn(t,m),patchIn(t,g)]
const r=(0,f.Jp)(t)
const s=t.get(y)
if(!e&&!n&&!s&&!r)return
const o=s?w.parse(JSON.parse(s.toString())):[]
return{patch:e,lost:o,...n&&{aside:n},...r&&{copies:r}}}function patchIn(t,e){const n=t.get(encoded(e))
return t.get(e)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(t,e){return{path:t,stamp:(0,l.sc)(e),read:()=>e}}const k="work/telling.json"
const S=i.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:s.object({place:o.r1,content:o.qT}).readonly().optional()}).readonly()
function pendingReportFile(t){const e=Buffer.from(JSON.stringify(t))
return{path:k,stamp:(0,l.sc)(e),read:()=>e}}function readPendingReport(t){return t&&S.safeParse(JSON.parse(t.toString())).data}})}

export const id=3028
export const ids=[3028]
export const modules={3024:((e,t,n)=>{n.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var a=n(46031)
const i=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(e,t,n){return withOpen(e,t,i,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>n)return refused("too-large")
const r=readAtMost(e,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:t.mode&4095}})}function untrustedText(e,t,n){const r=readUntrusted(e,t,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,n){const r=openAt(e,t,i)
if(r.status!=="open")return r
const{file:o,found:c}=r
try{if(!c.isFile())return refused(c.isDirectory()?"folder":"special")
if(c.size>n.maxBytes)return refused("too-large")
return await hashOf(o,c,n)}catch(e){return refused("unreadable",(0,a.CA)(e))}finally{(0,s.closeSync)(o)}}async function hashOf(e,{size:t,mode:n},{algorithm:o,start:a}){const i=(0,r.createHash)(o).update(a?.(t)??"")
let c=0
for await(const n of(0,s.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){i.update(n)
c+=n.length}if(c!==t)return refused("unreadable")
return{status:"read",id:i.digest("hex"),size:t,isExecutable:(n&73)!==0}}function listUntrusted(e,t,n){const r=u?i|s.constants.O_DIRECTORY:i
return withOpen(e,t,r,(r,o)=>{if(!o.isDirectory())return refused("file")
const a=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=a.readSync();t!==null;t=a.readSync()){if(e.length===n)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{a.closeSync()}})}function untrustedNames(e,t,n){const r=u?i|s.constants.O_DIRECTORY:i
const o=withOpen(e,t,r,r=>{const o=(0,s.opendirSync)(u?`/proc/self/fd/${r}`:whole(e,t).toString(),c)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const c={encoding:"buffer"}
function namesIn(e,t){const n=[]
for(let r=e.readSync();r!==null;r=e.readSync()){if(n.length===t)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(e,t){try{return(0,s.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,s.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const u=process.platform==="linux"
function withOpen(e,t,n,r){const o=openAt(e,t,n)
if(o.status!=="open")return o
try{return r(o.file,o.found)}catch(e){return notOpened(e,o.found)}finally{(0,s.closeSync)(o.file)}}function openAt(e,t,n){let r
try{r=(0,s.openSync)(whole(e,t),n)
if(isAt(r,e,t))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(e,t))}}function isAt(e,t,n){const r=whole(s.realpathSync.native(t),n)
const o=u?(0,s.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):s.realpathSync.native(whole(t,n),{encoding:"buffer"})
return r.equals(o)}function notOpened(e,t){const n=(0,a.CA)(e)
if((0,a.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",n)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const n=(0,s.fstatSync)(e).size
let r=Buffer.allocUnsafeSlow(Math.min(n,t)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>t)return
if(o===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(e,r,o,r.length-o,null)}return r.subarray(0,o)}function whole(e,t){const n=o.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),78250:((e,t,n)=>{n.d(t,{Dt:()=>diffPieces,LL:()=>mergedTree,Pq:()=>touchedPaths,Vq:()=>rebaseTree,X6:()=>applyPatch,rm:()=>requireWithin,vQ:()=>c})
var r=n(73024)
var s=n(38522)
var o=n(98664)
var a=n(94869)
var i=n(47575)
const c={GIT_ALLOC_LIMIT:"256m"}
const u=64*1024*1024
const l=64
async function applyPatch(e,t,n,s){requireWithin((0,r.readFileSync)(n,"latin1"),s)
await e.raw(["read-tree",t])
try{await e.raw(["apply","--cached","--whitespace=nowarn","--",n])}catch(e){throw new o.vC("denied",`The patch does not apply to the commit that it was made for. ${(0,o.ec)(e).message}`,{hint:"Run `mode: plan` again.",cause:e})}const a=(await e.raw(["write-tree"])).trim()
return{tree:a,files:await(0,i.W4)(e,t,a),leftOut:[]}}function requireWithin(e,t){const{files:n,total:r}=unpackedSize(e)
if(r>u)throw tooLarge(`would unpack to ${(0,a.lP)(r)}, the limit is ${(0,a.lP)(u)}`)
if(!t)return
const{maxFiles:s,maxPatchKb:o}=t
if(n>s)throw tooLarge(`touches ${n} files, the limit (\`max-patch-files\`) is ${s}`)
const i=Math.ceil(e.length/1024)
if(i>o+l)throw tooLarge(`has ${(0,a.lP)(e.length)}, the limit (\`max-patch-kb\`) is ${(0,a.lP)(o*1024)}`)}function tooLarge(e){return new o.vC("denied",`The patch ${e}.`,{hint:"Ask for less at once. If the limit is an input, set it in both jobs."})}const d=/^diff --git /
const f=/^(literal|delta) (.*)$/
function unpackedSize(e){let[t,n,r]=[0,0,0]
const s=e.split("\n")
for(const[e,o]of s.entries()){if(d.test(o))t+=1
const[,a,i=""]=f.exec(o)??[]
if(a===void 0)continue
if(!/^\d{1,15}\r?$/.test(i))throw untold()
const c=a==="delta"?resultOf(s[e+1]??""):0
const u=Math.max(Number.parseInt(i,10),c)
n=Math.max(n,u)
r+=u}return{files:t,largest:n,total:r}}function resultOf(e){const t=headOf(e)
const[,n]=numberAt(t,0)
return numberAt(t,n)[0]}function headOf(e){try{const t=fromBase85(e.slice(1)).subarray(0,lengthOf(e.charCodeAt(0)))
return(0,s.inflateSync)(t,{finishFlush:s.constants.Z_SYNC_FLUSH,maxOutputLength:128*1024})}catch{throw untold()}}function lengthOf(e){return e>=97?e-70:e-64}function numberAt(e,t){let n=0
for(let r=t;r<t+8;r+=1){const s=e[r]
if(s===void 0)break
n+=(s&127)*128**(r-t)
if(s<128)return[n,r+1]}throw untold()}const h="0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
function fromBase85(e){const t=e.match(/.{5}/g)??[]
return Buffer.concat(t.map(e=>{const t=[...e].reduce((e,t)=>e*85+h.indexOf(t),0)
const n=Buffer.alloc(4)
n.writeUInt32BE(t%2**32)
return n}))}function untold(){return new o.vC("denied","The patch has a packed part of unknown size.",{hint:"Run `mode: plan` again."})}function diffPieces(e){return e.split(/(?<=\n)(?=diff --git )/).filter(Boolean)}async function mergedTree(e,{base:t,one:n,other:r}){const s=await sidesOf(e,t,[n,r])
const o=await e.raw(["merge-tree","--stdin","--no-messages"],`${s.join(" ")}\n`)
const[,a="",...c]=o.split("\0")
const u=c.filter(e=>e.includes("\t"))
const pathsOf=e=>[...new Set(e.map(e=>e.slice(e.indexOf("\t")+1)))]
const l=u.filter(e=>e.startsWith(i.NG))
return{tree:a,conflicts:pathsOf(u),submodules:pathsOf(l)}}async function sidesOf(e,t,n){const commit=async(t,...n)=>(await e.raw(["commit-tree",t,...n.flatMap(e=>["-p",e]),"-m","side"])).trim()
const r=await commit(`${t}^{tree}`)
return Promise.all(n.map(e=>commit(`${e}^{tree}`,r)))}async function touchedPaths(e,t){const n=["apply","--numstat","-z","--whitespace=nowarn"]
const r=[[],["--reverse"]].map(r=>e.raw([...n,...r,"--",t]))
const s=(await Promise.all(r)).flatMap(e=>e.split("\0").filter(Boolean))
return[...new Set(s.map(e=>e.split("\t").slice(2).join("\t")))]}async function rebaseTree(e,{base:t,tree:n,onto:r}){const s=await sidesOf(e,t,[n,r])
try{return(await e.raw(["merge-tree","--write-tree","--no-messages",...s])).trim()}catch{return}}}),90009:((e,t,n)=>{n.d(t,{DU:()=>comparisonItem,_T:()=>readFileAt,kC:()=>compareCommits,m1:()=>readTitles,nM:()=>mergeBaseOf,xm:()=>isPartOf})
var r=n(28942)
var s=n(94869)
const o=r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullable()}),author:r.object({login:r.string().nullish()}).nullish()})
const a=r.object({filename:r.string(),status:r.string(),additions:r.number().int(),deletions:r.number().int(),patch:r.string().nullish()})
const i=r.object({status:r["enum"](["ahead","behind","identical","diverged"]),total_commits:r.number().int(),commits:r.array(o),files:r.array(a).default([])})
const c=20
const u=100
async function compareCommits(e,t,n){try{const r={basehead:`${t}...${n}`,per_page:u}
const page=async t=>i.parse(await e.get("/compare/{basehead}",{...r,page:t}))
const s=await page(1)
const{commits:o}=s.total_commits>u?await page(Math.ceil(s.total_commits/u)):s
return{total:s.total_commits,isRewritten:s.status==="diverged"||s.status==="behind",commits:o.toReversed().slice(0,c).map(toCommit),files:s.files.map(({filename:e,status:t,additions:n,deletions:r,patch:s})=>({path:e,status:t,added:n,removed:r,patch:s??""}))}}catch{return}}function toCommit({sha:e,author:t,commit:n}){const[r=""]=n.message.split("\n")
return{sha:e,author:t?.login??n.author?.name??"somebody",subject:r}}const l=50
function comparisonItem({total:e,isRewritten:t,commits:n,files:r},o){const a=t?", which is no longer part of the branch":""
const i=e>n.length?` (the newest ${n.length})`:""
const c=n.map(({sha:e,author:t,subject:n})=>`${e.slice(0,7)} ${(0,s.TN)(`${t}: ${n}`,200)}`)
const u=r.slice(0,l).map(({path:e,status:t,added:n,removed:r})=>`${t} ${(0,s.TN)(e,200)} +${n} -${r}`)
const d=r.length>l?[`and ${r.length-l} more files`]:[]
return{label:`${(0,s.U9)(e,"commit")} since ${o.slice(0,7)}${a}${i}`,text:[...c,...u.length>0?["",...u,...d]:[]].join("\n"),format:"plain"}}const d=r.object({status:r["enum"](["ahead","behind","identical","diverged"])})
async function isPartOf(e,t,n){const r={basehead:`${t}...${n}`,per_page:1}
const s=await e.get("/compare/{basehead}",r).catch(e=>{if(Object(e).status!==404)throw e})
const o=d.safeParse(s).data?.status
return o==="ahead"||o==="identical"}const f=r.object({merge_base_commit:r.object({sha:r.string()})})
async function mergeBaseOf(e,t,n){const r=await e.get("/compare/{basehead}",{basehead:`${t}...${n}`,per_page:1}).catch(e=>{if(Object(e).status!==404)throw e})
return f.safeParse(r).data?.merge_base_commit.sha}const h=r.object({type:r.literal("file"),encoding:r.literal("base64"),content:r.string()})
async function readFileAt(e,t,n){const r=await e.get("/contents/{+path}",{path:t,ref:n}).catch(e=>{if(Object(e).status!==404)throw e})
const s=h.safeParse(r).data?.content
return s===void 0?void 0:Buffer.from(s,"base64").toString("utf8")}const p=r.array(r.object({sha:r.string(),commit:r.object({message:r.string(),author:r.object({name:r.string().nullish()}).nullish()}),parents:r.array(r.object({sha:r.string()}))}))
const m=60
async function readTitles(e,t){const n=p.parse(await e.get("/commits",{sha:t,per_page:m}))
const r=new Map(n.map(e=>[e.sha,e]))
const s=[]
for(let e=n[0];e;e=r.get(e.parents[0]?.sha??"")){const{message:t,author:n}=e.commit
s.push({subject:t.split("\n")[0]??"",author:n?.name??"",parents:e.parents.length})
r.delete(e.sha)}return s}}),95164:((e,t,n)=>{n.d(t,{n:()=>readPages})
const r=100
async function readPages(e,t,n={},{most:s=10,list:o}={}){const a=[]
for(let i=1;i<=s;i++){const s=await e.get(t,{...n,per_page:r,page:i}).catch(e=>{if(i===1)throw e})
const c=o===void 0?s:Object(s)[o]
if(!Array.isArray(c))return{items:a,isWhole:!1}
a.push(...c)
if(c.length<r)return{items:a,isWhole:!0}}return{items:a,isWhole:!1}}}),7256:((e,t,n)=>{n.d(t,{Es:()=>readPull,IZ:()=>requireOlderHead,L$:()=>isFrom,WM:()=>whyNotFree,a1:()=>headMoved,zl:()=>findOpenPull})
var r=n(28942)
var s=n(64377)
var o=n(98664)
var a=n(95164)
const i=r.object({id:r.number().int(),full_name:r.string()}).nullable()
const c=r.object({ref:r.string(),sha:r.string(),repo:i})
const u=r.object({number:r.number().int(),html_url:r.string(),state:r.string(),merged:r.boolean().default(!1),draft:r.boolean().default(!1),maintainer_can_modify:r.boolean().default(!1),mergeable:r.boolean().nullish(),head:c,base:c})
async function readPull(e,t){const n=u.safeParse(await e.get("/pulls/{pull_number}",{pull_number:t}))
if(!n.success)throw new o.vC("github",`GitHub's reply about pull request #${t} was not understood.`,{hint:"If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",cause:n.error})
const{html_url:r,state:s,merged:a,draft:i,maintainer_can_modify:c,mergeable:l,head:d,base:f}=n.data
return{number:t,url:r,state:a?"merged":s==="open"?"open":"closed",isDraft:i,isFork:d.repo===null||d.repo.id!==f.repo?.id,maintainerCanModify:c,isMergeable:l??void 0,head:endOf(d),base:endOf(f)}}function endOf({ref:e,sha:t,repo:n}){return{branch:e,sha:t,repository:n?.full_name}}function headMoved(e,t,n){return new o.vC("github",`The head of pull request #${e} moved from ${t} to ${n} after the request.`,{hint:"Look at the new commits, then ask again."})}const l=r.object({number:r.number().int(),html_url:r.string(),body:r.string().nullish(),head:r.object({ref:r.string(),sha:r.string(),repo:r.object({id:r.number()}).nullable()}),base:r.object({ref:r.string()})})
async function findOpenPull(e,t,n){const{items:r}=await(0,a.n)(e,"/pulls",{state:"open"})
const s=r.flatMap(e=>l.safeParse(e).data??[])
const[o]=s.filter(({head:e})=>e.repo?.id===t).map(({number:e,html_url:t,body:n,head:r,base:s})=>({number:e,url:t,body:n??"",branch:r.ref,sha:r.sha,base:s.ref})).filter(n).sort((e,t)=>t.number-e.number)
return o}function isFrom(e){return t=>t.branch===e||t.branch.startsWith(`${e}-run-`)}const d=r.object({default_branch:r.string()})
const f=r.object({name:r.string(),protected:r.boolean()})
async function whyNotFree(e,t){try{const[n,r]=await Promise.all([e.get(""),e.get("/branches/{branch}",{branch:t})])
if(d.parse(n).default_branch===t)return"default"
const s=f.parse(r)
if(s.name!==t)return"gone"
return s.protected?"protected":void 0}catch(e){return Object(e).status===404?"gone":"unknown"}}const h=r.object({committer:r.object({date:s.datetime({offset:!0})}),parents:r.array(r.object({sha:r.string()}))})
const p=20
async function requireOlderHead(e,{number:t,sha:n},r){let s=n
for(let t=0;t<p;t++){const{committer:t,parents:o}=h.parse(await e.get("/git/commits/{commit}",{commit:s}))
const a=Date.parse(t.date)<=Date.parse(r)
if(a&&s===n)return
if(a||o[0]===void 0)break
s=o[0].sha}throw headMoved(t,s,n)}}),46915:((e,t,n)=>{n.d(t,{A:()=>compareAddress,g:()=>inAddress})
function inAddress(e){return e.toWellFormed().split("/").map(encoded).join("/")}function compareAddress(e,t,n){return`${e}/compare/${inAddress(t)}...${inAddress(n)}`}function encoded(e){return encodeURIComponent(e).replaceAll(/[()!'*]/g,e=>`%${e.charCodeAt(0).toString(16)}`)}}),48594:((e,t,n)=>{n.d(t,{$g:()=>renderRemoved,VV:()=>renderChanged,hY:()=>renderPatch})
var r=n(78250)
var s=n(94869)
var o=n(23849)
var a=n(33737)
var i=n(88135)
const c=8
const u=100
function renderChanged(e){if(e.length===0)return""
const t=table(`${(0,s.U9)(e.length,"file")} changed`,sumOf(e),e.slice(0,c))
const n=e.slice(c)
if(n.length===0)return t
const r=n.length>u?`\n\n… and ${(0,s.U9)(n.length-u,"more file")}.`:""
const o=`${table("File","Lines",n.slice(0,u))}${r}`
return`${t}\n\n<details><summary>${(0,s.U9)(n.length,"more file")}</summary>\n\n${o}\n\n</details>`}function table(e,t,n){const r=n.map(({path:e,added:t,removed:n})=>`| ${(0,a.FX)(e)} | ${linesOf(t,n)} |`)
return`| ${e} | ${t} |\n|-|-|\n${r.join("\n")}`}function linesOf(e,t){return e===void 0||t===void 0?"binary":`+${(0,s.vP)(e)} −${(0,s.vP)(t)}`}function sumOf(e){return linesOf(...sums(e))}function sums(e){const sum=e=>e.reduce((e,t)=>e+(t??0),0)
return[sum(e.map(e=>e.added)),sum(e.map(e=>e.removed))]}const l=10
const d=1e3
function renderRemoved(e,t){const n=t.split("\ndeleted file mode ").length-1
const[r,o]=sums(e)
if(n<=l&&(o<d||o<r*2))return""
return(0,i.J1)("removed-much",{deleted:(0,s.U9)(n,"file"),removed:(0,s.U9)(o,"line")})}function renderPatch({patch:e,isCut:t},{what:n,file:o,most:c,base:u,isOutput:l=!0,...d}){if(t||e.length>c)return(0,i.J1)(l?"patch-long":"patch-long-aside",{what:n})
const f=(0,r.Dt)(e).length
const h={title:`Patch of ${(0,s.U9)(f,"file")}`,patch:(0,a.DV)("diff",withShortIds(e),"kept")}
const p=(0,a.DV)("sh",`${switchTo(u)}git apply ${o}`)
const m=d.repository===void 0?"this repository":(0,a.aY)(d.repository)
if(survivesCopying(e))return(0,i.J1)("patch",{what:n,file:o,repository:m,commands:p,...h})
const g=l?(0,i.J1)("patch-file",{what:n,file:o,repository:m,commands:p}):(0,i.J1)("patch-file-aside",{what:n})
return(0,i.J1)("patch-read-only",{kept:g,...h})}function survivesCopying(e){return!/[\u0000-\u0008\u000b-\u001f\u007f\ufffd]/.test(e)&&(0,o.ix)(e,[],"kept")===e}function switchTo(e){if(e?.kind==="pull")return`git fetch origin pull/${e.number}/head\ngit switch --detach FETCH_HEAD\n`
if(e===void 0||!f.test(e.branch))return""
const t=/^\w[\w./-]*$/.test(e.branch)
const[n,r]=t?[e.branch,e.branch]:[`'refs/heads/${e.branch}'`,`'${e.branch}'`]
return`git fetch origin ${n}\ngit switch ${r}\ngit merge --ff-only FETCH_HEAD\n`}const f=/^[\w#+,()@=\p{L}\p{N}][\w./#+,()@=\p{L}\p{M}\p{N}-]*$/u
function withShortIds(e){if(e.includes("GIT binary patch"))return e
return e.replaceAll(/(?<=^|\n)index ([0-9a-f]{7})[0-9a-f]*\.\.([0-9a-f]{7})[0-9a-f]*/g,"index $1..$2")}}),52642:((e,t,n)=>{n.d(t,{J:()=>passedOver,P:()=>renderDetails})
var r=n(94869)
var s=n(33737)
var o=n(88135)
var a=n(38054)
var i=n(55190)
function renderDetails(e,t){const{knowledge:n,reading:r,servers:s=[]}=e
const o=[commandsRun(e.checks),(0,a.RX)(s),n?(0,a.cu)(n):"",r?(0,a.Xm)(r):"",...passedOver(e.passedOver),...(0,i.Yv)("details",e,t),factLines(e,t),estimateLine(e)]
return o.filter(e=>e!=="").join("\n\n")}function factLines(e,t){const{conversationId:n,requester:r}=t
const{models:o,sandbox:c,knowledge:u}=e
const l=o.length>0?` · answered by ${o.map(s.aY).join(", ")}`:""
const d=[`Requested by ${r}${l}`,...e.merging?[mergingLine(e.merging)]:[],stepsLine(e),usageLine(e),...(0,i.LZ)(e.uses).map(e=>`  - ${e}`),...c?[sandboxLine(c)]:[],...u?[(0,a.Zi)(u).join(" · ")]:[],`Conversation ${(0,s.aY)(n)}`,...(0,i.Yv)("facts",e,t)]
return d.filter(e=>e!=="").map(e=>e.startsWith(" ")?e:`- ${e}`).join("\n")}function mergingLine({base:e,status:t}){const n=`between the pull request and ${(0,s.aY)(e)}`
if(t==="gone")return`The base branch ${(0,s.aY)(e)} no longer exists, so the pull request cannot be merged`
if(t==="unknown")return`GitHub did not say in time whether there are conflicts ${n}`
return`GitHub finds ${t==="clean"?"no ":""}conflicts ${n}`}function stepsLine({steps:e,toolCalls:t,failedCalls:n=0,durationMs:s}){const o=t===0&&n===0?" · no tool read or changed anything":""
return`${(0,r.U9)(e,"step")} in ${timeOf(s)}${o}`}function timeOf(e){const t=Math.round(e/1e3)
return t<60?`${t} s`:`${Math.floor(t/60)} min ${t%60} s`}function sandboxLine({way:e,checks:t,network:n,isShut:s}){return`Sandbox: ${e} · network: ${s?"none":n} · self-test: ${(0,r.U9)(t,"check")} passed`}function usageLine(e){if(e.uses.length===0&&e.inputTokens===0&&e.outputTokens===0)return""
const[t,n]=e.uses
return t&&!n?(0,i.Uz)(t):`${formatTokens(e)} · cost ${(0,i.BD)(e.costUsd)}`}const c={ignored:"passed-over-ignored",revealed:"passed-over-revealed",sparse:"passed-over-sparse",linked:"passed-over-linked"}
const u=20
function passedOver(e=[],t=""){return[...Map.groupBy(e,({kind:e})=>e)].map(([e,n])=>{const a=n.slice(0,u).map(({path:e,detail:t})=>{if(e==="")return t
return`${(0,s.aY)(e)}${t===""?"":` (${t})`}`})
const i=n.length>a.length?[`${(0,r.vP)(n.length-a.length)} more`]:[]
return t+(0,o.J1)(c[e],{list:[...a,...i].join(", ")})})}function estimateLine({estimatedCalls:e}){if(e===0)return""
return`Tokens are estimated for ${(0,r.U9)(e,"call")}: the model endpoint did not state them.`}function commandsRun(e){const t=e.filter(({command:e})=>e!=="")
if(t.length===0)return""
const n=t.slice(-10).map(({command:e,exitCode:t})=>`| ${(0,s.FX)((0,r.TN)(e,120))} | ${endOf(t)} |`)
const o=t.length>10?` (the last 10 of ${t.length})`:""
return`| Commands the agent ran${o} | Exit code |\n|-|-|\n${n.join("\n")}`}function endOf(e){return e===-1?"still running":String(e)}function formatTokens({inputTokens:e,outputTokens:t,cachedTokens:n}){const s=n>0?` (${(0,r.vP)(n)} of those in from a cache)`:""
return`${(0,r.vP)(e)} tokens in, ${(0,r.vP)(t)} out${s}`}}),30074:((e,t,n)=>{n.d(t,{DJ:()=>renderPlaces,Km:()=>keptWork,bx:()=>baseOf,hf:()=>proposalPlaces,vJ:()=>branchPlaces})
var r=n(46915)
var s=n(33737)
var o=n(88135)
var a=n(48594)
function renderPlaces(e,{repositoryUrl:t,runUrl:n}){return[...proposalPlaces(e,""),...branchPlaces(e,t),`[Job log](${n})`].join(" · ")}function proposalPlaces({pullRequest:e,proposeUrl:t},n){if(e)return[`[Pull request ${n}#${e.number}](${e.url})`]
return t===void 0?[]:[`**[Open the pull request](${t})**`]}function branchPlaces({kept:e,pullRequest:t,forkUrl:n},o){if(e.kind!=="branch")return[]
const{branch:a,commit:i,compareUrl:c,isVerified:u}=e
const l=`${n??o}/tree/${(0,r.g)(a)}`
const d=u?" (verified)":""
return[`Branch [${(0,s.aY)(a)}](${l})`,`Commit [${(0,s.aY)(i.slice(0,7))}](${o}/commit/${(0,r.g)(i)})${d}`,`[Files](${t?`${t.url}/files`:c})`]}function baseOf({kept:e,forkUrl:t,patchBase:n}){return e.kind==="branch"&&t===void 0?{kind:"branch",branch:e.branch}:n}function keptWork(e,t){const{kept:n,patchBase:r,isCiSilent:i,rewrittenBase:c,pullRequest:u,proposeUrl:l,merging:d}=e
if(n.kind==="patch")return(0,a.hY)(n,{what:"The work",file:"work.patch",most:3e4,base:r,repository:t})
if(n.kind==="nothing"||!u||l!==void 0)return""
const f=[...c===void 0?[]:[(0,o.J1)("base-rewritten",{branch:(0,s.aY)(c)})],...d?.status==="conflicts"?[(0,o.J1)("pull-conflicts",{base:(0,s.aY)(d.base)})]:[],...i?[(0,o.J1)("no-ci")]:[]]
return f.join("\n\n")}}),38054:((e,t,n)=>{n.d(t,{Ib:()=>renderBroken,RX:()=>renderServers,Sk:()=>writersIn,Xm:()=>renderReading,Zi:()=>knowledgeLine,cu:()=>blockedByHooks})
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
const a=t===1?"hidden passage was":"hidden passages were"
return`${t} ${a} left out of what the agent read: ${n.join(", ")}${s}.`}function knowledgeLine({skills:e,hooksRun:t,blocked:n}){const o=e.length>10?`, and ${e.length-10} more`:""
const a=e.slice(0,10).map(e=>(0,s.aY)((0,r.TN)(e,80)))
return[...e.length>0?[`skills ${a.join(", ")}${o}`]:[],...t>0?[`${(0,r.U9)(t,"hook")} run, ${n.length} blocked`]:[]]}function blockedByHooks({blocked:e}){if(e.length===0)return""
const t=e.slice(-10).map(({event:e,reason:t})=>`| ${e} | ${(0,s.FX)((0,r.TN)(t,200))} |`)
const n=e.length>10?` (the last 10 of ${e.length})`:""
return`| Blocked by hooks${n} | Why |\n|-|-|\n${t.join("\n")}`}const a=10
function renderServers(e){if(e.length===0)return""
const t=e.map(({name:e,tools:t,used:n})=>`| ${(0,s.FX)(e)} | ${t} | ${usedOf(n)} |`)
return`| Server | Tools | Calls |\n|-|-|-|\n${t.join("\n")}`}function renderBroken(e){const t=e.filter(({problem:e})=>e!=="")
const n=t.map(({name:e,problem:t})=>`${(0,s.aY)(e)} (${(0,s.aY)((0,r.TN)(t,200))})`).join(", ")
const o=`${t.length===1?"This MCP server":"These MCP servers"} did not work: ${n}.`
const a=e.filter(({leftOut:e=[],problem:t})=>e.length>0&&t==="")
const i=a.map(({name:e,leftOut:t=[]})=>`MCP server ${(0,s.aY)(e)}: these tools could not be read and were left out: ${t.map(s.aY).join(", ")}.`)
return[...t.length>0?[o]:[],...i].join("\n\n")}function usedOf(e){if(e.length===0)return"none"
const t=e.slice(0,a).map(({tool:e,calls:t})=>`${(0,s.aY)((0,r.TN)(e,64))} ${t}`)
const n=e.length>a?`, and ${(0,r.U9)(e.length-a,"other tool")}`:""
return t.join(", ")+n}}),55190:((e,t,n)=>{n.d(t,{BD:()=>formatCost,LZ:()=>renderUses,Uz:()=>renderUse,Yv:()=>sectionsAt})
var r=n(94869)
function sectionsAt(e,{sections:t=[]},n){return t.flatMap(t=>t.place===e?[t.text(n)]:[])}function renderUses(e){return e.length<2?[]:e.map(e=>`\`${e.id}\`: ${renderUse(e)}`)}function renderUse(e){return`${(0,r.U9)(e.replies,"model request")} · ${tokens(e)} · cost ${formatCost(e.costUsd)}`}function formatCost(e){if(e===void 0)return"not known"
return`$${e.toFixed(e>0&&e<.01?4:2)}`}function tokens({inputTokens:e,outputTokens:t,cachedTokens:n,writtenTokens:s,reasoningTokens:o}){const a=[...n>0?[`${(0,r.vP)(n)} from a cache`]:[],...s>0?[`${(0,r.vP)(s)} into it`]:[],...o>0?[`${(0,r.vP)(o)} of thinking`]:[]]
const i=a.length>0?` (${a.join(", ")})`:""
return`${(0,r.vP)(e)} tokens in, ${(0,r.vP)(t)} out${i}`}}),76617:((e,t,n)=>{n.d(t,{Wu:()=>withheldLine,b:()=>renderLocks,eJ:()=>renderWithheld})
var r=n(78250)
var s=n(94869)
var o=n(33737)
var a=n(7925)
var i=n(88135)
var c=n(48594)
const u=20
function renderWithheld({withheld:e,withheldPatch:t,asidePatch:n},{hint:r="",...s}={}){if(e.length===0)return""
const o=hintsFor(e.map(({code:e})=>e)).filter(([e])=>!r.includes(e))
return[["Withheld:","",...linesOf(e)].join("\n"),o.map(([e,t])=>`${t.join(", ")}: ${e}`).join("\n"),...patchesOf(e,{patch:t,aside:n,...s})].filter(Boolean).join("\n\n")}const l=10
function linesOf(e){return[...Map.groupBy(e,({code:e})=>e)].flatMap(([e,t])=>{const n=t.length-l
return[...t.slice(0,l).map(lineOf),...n>0?[`- … and ${(0,s.vP)(n)} more with ${e}.`]:[]]})}function hintsFor(e){const t=[...new Set(e)]
const n=new Set(t.map(e=>a.Lp[e].hint))
return[...n].map(e=>[e,t.filter(t=>a.Lp[t].hint===e)])}function renderLocks(e){return e.map(({path:e,manifests:t,added:n})=>{const r=n.slice(0,u).map(o.aY).join(", ")
const s=n.length>u?`, and ${n.length-u} more`:""
const a=n.length===0?(0,i.J1)("lock-file-same"):(0,i.J1)("lock-file-new",{entries:`${r}${s}`})
return(0,i.J1)("lock-file",{path:(0,o.aY)(e),manifests:t.slice(0,u).map(o.aY).join(", "),fresh:a})}).join("\n\n")}function withheldLine({code:e,path:t,detail:n}){return`${e} ${t||"the change"} ${a.Lp[e].message}${n===""?"":` (${n})`}`}function lineOf({path:e,code:t,detail:n}){const r=e===""?"The change":(0,o.aY)(e)
return`- **${t}** ${r} ${a.Lp[t].message}${n===""?"":` (${n})`}.`}function patchesOf(e,{patch:t,aside:n,...r}){if(!n)return[patchOf(t,e,r)]
const s="Work that is not in the work tree"
const o=(0,c.hY)(n,{what:s,file:"aside.patch",most:1e4,isOutput:!t,...r})
return t?[patchOf(t,e,r),o]:[o]}const d=["DKH-121","DKH-203"]
const f="No patch has the withheld work. Unless a note below says that it is saved as copies, it is only in the workspace of the run."
const h="No patch has it: what git ignores is only in the workspace of the run."
function patchOf(e,t,n){if(!e){const e=t.filter(({code:e})=>!d.includes(e))
if(e.length===0)return""
return e.every(({code:e})=>e==="DKH-118")?h:f}const r=e.isCut?e:withoutSecret(e,t)
if(r.patch==="")return""
const s=!t.some(({code:e})=>(0,a.JD)(e))
return(0,c.hY)(r,{what:s?"The withheld work":"The saved part of the withheld work",file:"withheld.patch",most:15e3,...n})}function withoutSecret({path:e,patch:t},n){const s=n.flatMap(({code:e,path:t})=>e==="DKH-201"||e==="DKH-202"?[t]:[])
const o=s.some(e=>/["\\]|[^ -~]/.test(e))
const a=(0,r.Dt)(t).filter(e=>{const[t=""]=e.split("\n",1)
return!s.some(e=>t.endsWith(` b/${e}`))&&!(o&&t.endsWith('"'))})
return{path:e,patch:a.join("")}}}),99217:((e,t,n)=>{n.d(t,{$v:()=>ledgerRows,Am:()=>withFeedback,Ct:()=>u,Oc:()=>g,Q0:()=>recordsIn,Vd:()=>withStates,Yq:()=>withRun,q8:()=>withRecord,sL:()=>withUnfinished,wv:()=>b})
var r=n(77598)
var s=n(28942)
var o=n(64377)
var a=n(95017)
var i=n(14549)
var c=n(54847)
const u="runs.json"
const l=s.int().min(0).default(0)
const d={inputTokens:l,cachedTokens:l,outputTokens:l,costUsd:s.number().optional()}
const f=s.strictObject(d).readonly()
const h=s.strictObject({run:s.string(),at:o.datetime(),workflow:s.string(),model:s.string(),outcome:s.string(),...d,comment:s.string().optional(),before:f.optional()}).readonly()
const p=s.strictObject({up:l,down:l}).readonly()
const m=s.strictObject({month:s.string(),model:s.string(),workflow:s.string(),runs:l,outcomes:s.record(s.string(),s.int()).readonly(),inputTokens:l,cachedTokens:l,outputTokens:l,costUsd:s.number(),unpriced:l,up:l,down:l}).readonly()
const g=s.strictObject({version:s.literal(1),rows:s.array(m).readonly(),runs:s.array(h).readonly(),feedback:s.record(s.string(),p).readonly(),counted:s.array(s.string()).readonly()}).readonly()
const b={version:1,rows:[],runs:[],feedback:{},counted:[]}
const w=500
const k=200
const $=5e3
const y=1e3
const v="unfinished"
function recordsIn(e){const t=parsed(s.array(h),e(u))??[]
if(t.every(({before:e})=>e===void 0))return t
const{sums:n,models:r}=usedIn(e)
return t.map(({before:e,...t})=>e?{...t,...less(n,e),model:r.join(", ")}:t)}function withUnfinished(e,t){const{sums:n}=usedIn(e)
const r={inputTokens:0,cachedTokens:0,outputTokens:0}
return withRecord(recordsIn(e),{...t,...r,model:"",outcome:v,before:n})}function usedIn(e){const t=parsed(s.object({stats:i.Uz}),e(a.bv))?.stats??i.Sh
const{prompt_tokens:n,cache_read_tokens:r,completion_tokens:o,cost:c,models:u}=(0,i.vA)(t)
const l={inputTokens:n,cachedTokens:r,outputTokens:o}
return{sums:{...l,costUsd:c},models:u}}function less(e,t){const difference=n=>Math.max(0,e[n]-t[n])
return{inputTokens:difference("inputTokens"),cachedTokens:difference("cachedTokens"),outputTokens:difference("outputTokens"),costUsd:e.costUsd===void 0?void 0:(0,c.D$)(Math.max(0,e.costUsd-(t.costUsd??0)))}}function parsed(e,t){try{return t===void 0?void 0:e.parse(JSON.parse(t))}catch{return}}function withRecord(e,t){const isOther=({run:e,comment:n,outcome:r})=>e!==t.run||n!==t.comment&&r!==v
return[...e.filter(isOther),t].slice(-w)}function withStates(e,t){const n=new Set([...e.counted,...e.runs.map(keyOf)])
const r=t.filter(e=>!n.has(keyOf(e)))
const s=new Set(r.map(({comment:e})=>e))
return{...e,rows:sumOf([...e.rows,...rowsOf(r,e.feedback)]),feedback:Object.fromEntries(Object.entries(e.feedback).filter(([e])=>!s.has(e))),counted:[...e.counted,...r.map(keyOf)].slice(-$)}}function withRun(e,t){const n=withRecord(e.runs,t)
const r=n.slice(-k)
return{...withStates({...e,runs:[]},n.slice(0,-k)),runs:r}}function keyOf({run:e,at:t,comment:n=""}){return(0,r.createHash)("sha256").update([e,t,n].join("\n")).digest("hex").slice(0,16)}function withFeedback(e,t){const n=Object.entries({...e.feedback,...t}).slice(-y)
return{...e,feedback:Object.fromEntries(n)}}function ledgerRows(e,t){const{rows:n}=withStates({...e,runs:[]},[...t,...e.runs])
return n.toSorted((e,t)=>nameOf(t).localeCompare(nameOf(e)))}function rowsOf(e,t){return e.map(({at:e,outcome:n,costUsd:r,comment:s="",run:o,before:a,...i})=>({...i,month:e.slice(0,7),runs:1,outcomes:{[n]:1},costUsd:r??0,unpriced:r===void 0?1:0,...t[s]??{up:0,down:0}}))}function nameOf({month:e,workflow:t,model:n}){return[e,t,n].join("\n")}function sumOf(e){return[...Map.groupBy(e,nameOf).values()].map(e=>e.reduce(add))}function add(e,t){const n={...e.outcomes}
for(const[e,r]of Object.entries(t.outcomes))n[e]=(n[e]??0)+r
return{...e,outcomes:n,runs:e.runs+t.runs,inputTokens:e.inputTokens+t.inputTokens,cachedTokens:e.cachedTokens+t.cachedTokens,outputTokens:e.outputTokens+t.outputTokens,costUsd:Math.round((e.costUsd+t.costUsd)*1e6)/1e6,unpriced:e.unpriced+t.unpriced,up:e.up+t.up,down:e.down+t.down}}}),58119:((e,t,n)=>{n.d(t,{$E:()=>contentOf,FN:()=>d,IT:()=>f,JV:()=>copiesFiles,Jp:()=>copiesIn,QB:()=>copiedBytes,tR:()=>a})
var r=n(28942)
var s=n(59766)
const o=1024*1024
const a={fileBytes:20*o,allBytes:50*o,files:1e4}
const i=r.union([r.string(),r.strictObject({base64:r.string()}).readonly()])
const c={path:i,was:r.string().nullable()}
const u=r.discriminatedUnion("kind",[r.strictObject({...c,kind:r["enum"](["file","executable"]),sha256:r.string(),size:r.int()}).readonly(),r.strictObject({...c,kind:r.literal("link"),target:i}).readonly(),r.strictObject({...c,kind:r.literal("gone")}).readonly()])
const l=r.strictObject({base:r.string(),entries:r.array(u).readonly()}).readonly()
const d={file:"100644",executable:"100755",link:"120000"}
function contentOf(e){return e.kind==="link"?e.target:e.bytes}const f="work/copies/"
const h=`${f}index.json`
function copiesFiles({base:e,all:t}){const n=new Map(t.flatMap(e=>"bytes"in e?[[(0,s.sc)(e.bytes),e.bytes]]:[]))
const r=Buffer.from(JSON.stringify({base:e,entries:t.map(entryOf)}))
const o=[...n].map(([e,t])=>({path:f+e,stamp:e,read:()=>t}))
return t.length===0?[]:[{path:h,stamp:(0,s.sc)(r),read:()=>r},...o]}function copiesIn(e){const t=e.get(h)
const n=t&&l.safeParse(JSON.parse(t.toString())).data
if(!n)return
return{base:n.base,all:n.entries.flatMap(t=>copyOf(t,e))}}function copiedBytes(e){return[...e].filter(([e])=>/\/copies\/[0-9a-f]{64}$/.test(e)).reduce((e,[,{length:t}])=>e+t,0)}function entryOf(e){const t={path:encoded(Buffer.from(e.path,"latin1")),was:e.was}
switch(e.kind){case"file":case"executable":return{...t,kind:e.kind,sha256:(0,s.sc)(e.bytes),size:e.bytes.length}
case"link":return{...t,kind:e.kind,target:encoded(e.target)}
case"gone":return{...t,kind:e.kind}}}function copyOf(e,t){const n={path:decoded(e.path).toString("latin1"),was:e.was}
if(e.kind==="gone")return[{...n,kind:e.kind}]
if(e.kind==="link")return[{...n,kind:e.kind,target:decoded(e.target)}]
const r=t.get(f+e.sha256)
return r&&(0,s.sc)(r)===e.sha256?[{...n,kind:e.kind,bytes:r}]:[]}function encoded(e){const t=e.toString()
return Buffer.from(t).equals(e)?t:{base64:e.toString("base64")}}function decoded(e){return typeof e==="string"?Buffer.from(e):Buffer.from(e.base64,"base64")}}),85831:((e,t,n)=>{n.d(t,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,Yc:()=>isOfOther,e_:()=>isUnpublished,f:()=>_,fZ:()=>asOther,o$:()=>unpublishedWorkOf,qF:()=>readPendingReport,sA:()=>ofOther,x9:()=>unpublishedIn})
var r=n(4573)
var s=n(28942)
var o=n(3549)
var a=n(7925)
var i=n(44539)
var c=n(2801)
var u=n(59766)
var l=n(58119)
const d=4*1024*1024
async function unpublishedWorkOf(e,{change:t,withheld:n,wholeTree:r},{isPublished:s,leaks:o,before:i}){const c=s?t.tree:e.base
const{tooMany:u}=t
const l=t.files.length===0&&r===t.tree
const m=l?0:await e.diffSize({tree:r},c)
const g=m>d||m===0?void 0:await e.diff({tree:r},c)
const b=g&&await isKeepable(g,o)?g:void 0
const{aside:w}=t
const k=i?.aside
const $=d-(b?.length??0)
const y=w!==void 0&&w.patch.length<=$&&await isKeepable(w.patch,o)
const v=k!==void 0&&k.length<=$-(y?w.patch.length:0)
const O=[...v?[k]:[],...y?[w.patch]:[]]
const _=O.length===0?void 0:Buffer.concat(O)
const T=u!==void 0||m>0&&b===void 0
const j=[...n.filter(({code:e})=>e!=="DKH-118"&&(T||(0,a.JD)(e))),...T&&!s?t.files:[],...w&&!y?w.paths.map(e=>({path:e})):[],...k&&!v?[{path:h}]:[]]
const P=[...new Set(j.map(({path:e})=>e||f))].slice(0,p)
const S=(i?.lost??[]).filter(({path:e})=>e!==f&&!P.includes(e))
const U=b?r:c
const B=await e.idsAt(U,P)
const C=await e.idsAt(U,S.map(({path:e})=>e))
const R=S.filter(({path:e,was:t})=>(C.get(e)??"")===t)
const L=[...P.map(e=>({path:e,was:B.get(e)??""})),...R].slice(0,p)
const x=T?await e.treeOf(c):r
const A=b!==void 0||L.length>0||_!==void 0
const{commits:F}=t
const I=b&&!s&&F?.kind==="merged"?F.commits:void 0
return{left:A?{patch:b,lost:L,..._&&{aside:_},...I&&{merging:I}}:void 0,tree:x,toCopy:T&&!s?"all":n.filter(({code:e})=>e==="DKH-106").map(({path:e})=>e)}}const f="the change as a whole"
const h="what earlier runs left on branches and in stashes"
const p=1e3
async function isKeepable(e,t){return e.length<=d&&(!(0,r.isUtf8)(e)||(await t.scanLong(e.toString())).length===0)}const m="work/unpublished.patch"
const g="work/aside.patch"
const encoded=e=>`${e}.b64`
const b="work/lost.json"
const w="work/merging.json"
const k=s.array(s.strictObject({path:s.string(),was:s.string()}).readonly()).readonly()
const $=s.array(s.string().regex(/^[0-9a-f]{40,64}$/)).readonly()
function unpublishedFiles(e){if(!e)return[]
const{patch:t,aside:n,lost:r,copies:s,merging:o}=e
const a=o===void 0?[]:[fileOf(w,Buffer.from(JSON.stringify(o)))]
const i=r.length===0?[]:[fileOf(b,Buffer.from(JSON.stringify(r)))]
return[...patchFile(m,t),...patchFile(g,n),...s?(0,l.JV)(s):[],...i,...a]}const y="work/repositories/"
const v=/^work\/repositories\/\d+\//
function isOfOther(e,t){return e.startsWith(t===void 0?y:`${y}${t}/`)}function asOther(e,t){return{...e,path:e.path.replace(/^work\//,`${y}${t}/`)}}function ofOther(e,t){const n=[...e].filter(([e])=>isOfOther(e,t))
return new Map(n.map(([e,t])=>[e.replace(v,"work/"),t]))}const O={work:m,aside:g,copies:l.IT}
function isUnpublished(e,t){return e.replace(v,"work/").startsWith(O[t])}function patchFile(e,t){if(!t)return[]
return[(0,r.isUtf8)(t)?fileOf(e,t):fileOf(encoded(e),Buffer.from(t.toString("base64")))]}function unpublishedIn(e){const[t,n]=[patchIn(e,m),patchIn(e,g)]
const r=(0,l.Jp)(e)
const s=e.get(b)
if(!t&&!n&&!s&&!r)return
const o=s?k.parse(JSON.parse(s.toString())):[]
const a=e.get(w)
const i=t&&a&&$.parse(JSON.parse(a.toString()))
return{patch:t,lost:o,...n&&{aside:n},...r&&{copies:r},...i&&{merging:i}}}function patchIn(e,t){const n=e.get(encoded(t))
return e.get(t)??(n&&Buffer.from(n.toString(),"base64"))}function fileOf(e,t){return{path:e,stamp:(0,u.sc)(t),read:()=>t}}const _="work/telling.json"
const T=i.U.unwrap().partial({runComment:!0}).extend({lease:c.nD,sign:s.object({place:o.r1,content:o.qT}).readonly().optional()}).readonly()
function pendingReportFile(e){const t=Buffer.from(JSON.stringify(e))
return{path:_,stamp:(0,u.sc)(t),read:()=>t}}function readPendingReport(e){return e&&T.safeParse(JSON.parse(e.toString())).data}}),56172:((e,t,n)=>{n.d(t,{Gj:()=>notDone,II:()=>o,Rw:()=>patchBaseOf,V2:()=>failure,dW:()=>plainAnswer,gD:()=>a,qL:()=>pullRequestFacts,xT:()=>whyLowered})
var r=n(63697)
var s=n(94869)
function plainAnswer(e){return{whole:e,...(0,r.Gr)(e),filled:"",isFilled:!1}}function notDone(e,t=0){const{fault:n,...r}=failure(e)
return{report:{...o,...r,durationMs:t},fault:n,conversationPath:""}}const o={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],sandbox:void 0}
const a={outcome:"cancelled",reason:"The run was cancelled",hint:"Nothing more is done here until somebody asks again."}
const i={outcome:"skipped",hint:"Mention me again if it is to be done after all."}
function failure(e){if(e.code==="withdrawn")return{...i,reason:(0,s.TN)(e.message,300).replace(/\.$/,"")}
if(e.code==="cancelled")return{...a,reason:(0,s.TN)(e.message,300).replace(/\.$/,"")}
const t=(0,s.TN)(e.headline,300).replace(/\.$/,"")
const n=e.quote===void 0?{}:{quote:(0,s.TN)(e.quote,500)}
const r=e.list.length===0?{}:{list:e.list.slice(0,50).map(e=>(0,s.TN)(e,300))}
return{outcome:"failed",reason:t,...n,...r,hint:(0,s.TN)(e.hint??"",300),code:e.code,fault:e}}function pullRequestFacts({pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:r,merging:s}){return{pullRequest:e,proposeUrl:t,isCiSilent:n,rewrittenBase:r,merging:s}}function whyLowered({goal:e}){return e.kind==="patch"?e.why:void 0}function patchBaseOf({goal:e,pull:t}){const n=e.kind==="propose"&&e.isThere!==!0
if(t&&(t.isFork||e.kind==="patch"))return{kind:"pull",number:t.number}
const r=n||e.kind==="patch"||e.kind==="review"?e.base:e.branch
return{kind:"branch",branch:r}}}),20185:((e,t,n)=>{n.d(t,{AD:()=>onlyReads,Bg:()=>requestKindOf,Y1:()=>isPlannedWork,Zl:()=>isAside,ne:()=>hasApprovedPlan})
var r=n(64294)
var s=n(38293)
var o=n(45867)
var a=n(75444)
var i=n(1176)
function requestKindOf(e){const{settings:t,trigger:n,memory:o}=e
const i=askedWord(e)
if(i!==void 0)return i
if(n.kind==="decision"||(0,r.zN)(n)||!t.slice(a.TRIGGER)["plan-first"])return"work"
return(0,s.Wk)(n.request,t.slice(a.TRIGGER).prompt)&&isPlannedWork(o)?"work":"plan"}function isAside(e){return askedWord(e)==="ask"}function onlyReads(e){return requestKindOf(e)!=="work"}function askedWord({settings:e,trigger:t}){return(0,r.zN)(t)?void 0:(0,s.aG)(t,e.slice(a.TRIGGER).prompt)}function isPlannedWork(e){return(0,i.sp)(e)?.of_plan===!0||hasApprovedPlan(e)}function hasApprovedPlan(e){const t=(0,i.sp)(e)?.items??[]
return t.some(e=>(0,o.H9)(e)&&e.decision?.verdict==="approved")}})}

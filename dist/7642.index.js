export const id=7642
export const ids=[7642,3543]
export const modules={97642:((t,e,n)=>{n.r(e)
n.d(e,{saveOnBranch:()=>saveOnBranch})
var i=n(76760)
var r=n(58101)
var s=n(63344)
var o=n(28942)
var a=n(4471)
var c=n(98664)
var u=n(47575)
var h=n(58908)
var f=n(33737)
var m=n(91116)
async function createBranch(t,e,n,i){const{owner:r,name:s}=e
const o=`refs/heads/${(0,a.eW)(n)}`
await written({github:t,repository:e,branch:n},{from:void 0,to:i},()=>t.request("POST /repos/{owner}/{repo}/git/refs",{owner:r,repo:s,ref:o,sha:i}))}async function moveBranch(t,e,{branch:n,allowedBranch:i,from:r,to:s}){const{owner:o,name:u}=e
const h=`heads/${(0,a.eW)(n,i)}`
if(await(0,m.nM)(t,e,n)!==r)throw new c.vC("git",`The branch ${(0,f.aY)(n)} is at another commit now.`)
await written({github:t,repository:e,branch:n},{from:r,to:s},()=>t.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}",{owner:o,repo:u,ref:h,sha:s,force:!1}))}const d=[1e3,3e3]
async function written(t,{from:e,to:n},i){const r=await untilWritten(t,e,i)
if(r.kind==="moved"&&r.tip!==n)throw r.error}async function untilWritten({github:t,repository:e,branch:n},i,r){for(let s=0;;s++)try{return{kind:"answered",answer:await r()}}catch(r){if(s===0&&!(0,h.VH)(r))throw r
const o=await(0,m.h8)(t,e,n).catch(()=>{throw r})
if(o!==i)return{kind:"moved",tip:o,error:r}
const a=d[s]
if(a===void 0||t.pause===void 0||isSlow(r))throw r
await t.pause(a).catch(()=>{throw r})}}function isSlow(t){return t instanceof h.Q4&&(0,h.kL)(t.cause)}function isTaken(t){return t instanceof h.Q4&&t.status===422&&/already exists/i.test(t.message)}const p="100644"
const l=20*1024*1024
function fitsApi(t,e){let n=0
for(const{newObject:i}of t)n+=e.get(i)?.length??0
return n<=l&&t.every(isPlain)}function isPlain({path:t,oldMode:e,newMode:n}){if(t.includes("�"))return!1
if(n===u.sj)return e.startsWith("100")
return n===p&&(e===p||e===u.sj)}const w=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const b=o.object({createCommitOnBranch:o.object({commit:o.object({oid:o.string()})})}).readonly()
async function commitByApi(t,e,n){const{branch:i,base:r}=n
const s=inputOf(e,n)
const commit=()=>t.graphql(w,{input:s}).catch(asFault)
const o=await untilWritten({github:t,repository:e,branch:i},r,commit)
if(o.kind==="answered"){const{oid:i}=b.parse(o.answer).createCommitOnBranch.commit
return requireTree(t,e,i,n.tree)}if(o.tip===void 0)throw o.error
return requireTree(t,e,o.tip,n.tree,n).catch(()=>{throw o.error})}function inputOf({owner:t,name:e},{branch:n,allowedBranch:i,base:r,message:s,entries:o,contents:c}){const[h="",...f]=s.trimEnd().split("\n")
const isGone=({newMode:t})=>t===u.sj
return{branch:{repositoryNameWithOwner:`${t}/${e}`,branchName:(0,a.eW)(n,i)},message:{headline:h,body:f.join("\n").trim()},expectedHeadOid:r,fileChanges:{additions:o.filter(t=>!isGone(t)).map(({path:t,newObject:e})=>({path:t,contents:(c.get(e)??missing(t)).toString("base64")})),deletions:o.filter(isGone).map(({path:t})=>({path:t}))}}}function missing(t){throw new c.vC("bug",`The content of ${t} was not read.`)}function asFault(t){const{errors:e}=Object(t)
const n=Array.isArray(e)&&e.some(({type:t,message:e})=>!t&&g.test(e))
if(!n)throw t
throw new h.Q4(500,"GitHub had an error.",{quote:String(Object(t).message),cause:t})}const g=/^Something went wrong while executing your query|^Timeout\b/i
function isSameSubject(t,e){return t.split("\n",1)[0]===e.split("\n",1)[0]}async function requireTree(t,{owner:e,name:n},i,r,s){const o="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:a}=await t.request(o,{owner:e,repo:n,commit_sha:i})
const u=s===void 0||a.parents[0]?.sha===s.base&&isSameSubject(a.message,s.message)
if(a.tree.sha!==r||!u)throw new c.vC("denied",`The commit ${i.slice(0,7)} that GitHub made does not hold the files that it was sent.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:i,isVerified:a.verification.verified}}const y=o.object({sha:o.string()})
const v=o.object({sha:o.string(),tree:y,parents:o.array(y),verification:o.object({verified:o.boolean(),reason:o.string()})})
const k=4
async function makeCommit(t,e,n){const{tree:i,requests:r,message:s}=n
const o=[...r.blobs]
const a=Array.from({length:Math.ceil(o.length/k)},(t,e)=>e*k)
for(const n of a){const i=o.slice(n,n+k)
await Promise.all(i.map(([n,i])=>sendBlob(t,e,n,i)))}let c=i.from
for(const n of r.trees)c=await sendTree(t,e,c,n)
requireSame("tree",c,i.tree)
const{owner:u,name:h}=e
const f=[...i.parents]
const m={owner:u,repo:h,message:s.trimEnd(),tree:c,parents:f}
const{data:d}=await t.request("POST /repos/{owner}/{repo}/git/commits",m)
const p=v.parse(d)
requireSame("commit",[p.tree.sha,...p.parents.map(({sha:t})=>t)].join(),[c,...f].join())
return{commit:p.sha,isVerified:p.verification.verified,reason:p.verification.reason}}async function sendBlob(t,{owner:e,name:n},i,r){const s={owner:e,repo:n,content:r.toString("base64"),encoding:"base64"}
const{data:o}=await t.request("POST /repos/{owner}/{repo}/git/blobs",s)
requireSame("file",y.parse(o).sha,i)}async function sendTree(t,{owner:e,name:n},i,r){const s={owner:e,repo:n,base_tree:i,tree:[...r]}
const{data:o}=await t.request("POST /repos/{owner}/{repo}/git/trees",s)
return y.parse(o).sha}function requireSame(t,e,n){if(e===n)return
throw new c.vC("denied",`The ${t} that GitHub made is not the one that it was sent, so nothing was published.`,{hint:"Apply the patch yourself, or set `commit-mode: git`."})}const O=150
const B=500
const P=1024*1024
const S=128*1024
const T="4b825dc642cb6eb9a060e54bf8d69288fbee4904"
function treeRequests({tree:t,from:e,entries:n,contents:i}){if(t===T&&e!==T)return unfit("GitHub's API makes no commit without files")
const r=n.find(t=>!isUtf8(t))
if(r)return unfit(`GitHub's API takes only names that are UTF-8, and ${r.quoted} is not`)
const s=n.find(({newMode:t})=>t!==u.sj&&!isMode(t))
if(s)return unfit(`GitHub's API does not know the mode ${s.newMode}`)
const o=new Map(n.flatMap(t=>textOf(t,i)))
const a=new Map([...i].filter(([t])=>!o.has(t)))
const c=inOrder(n).flatMap(t=>chunksOf(t.map(t=>told(t,o))))
const h=a.size+c.length
if(h>O)return unfit(`GitHub's API would need ${h} requests, and the limit is ${O}`)
return{status:"fits",blobs:a,trees:c}}function unfit(t){return{status:"unfit",why:t}}function isUtf8({path:t,quoted:e}){return Buffer.from(t).equals(Buffer.from(latinOfPath(e,t),"latin1"))}function latinOfPath(t,e){return t.startsWith('"')?(0,u.I3)(t):Buffer.from(e).toString("latin1")}function isMode(t){return["100644","100755","120000","160000"].includes(t)}const q=/[^\n\t -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\uffef\u{10000}-\u{10ffff}]/u
function textOf({newMode:t,newObject:e},n){const i=n.get(e)
if(!i||i.length===0||i.length>S||!t.startsWith("100"))return[]
const r=i.toString("utf8")
return q.test(r)||!Buffer.from(r).equals(i)?[]:[[e,r]]}function inOrder(t){const[e,n]=[!0,!1].map(e=>t.filter(({newMode:t})=>t===u.sj===e))
const i=new Set(e?.map(({path:t})=>t))
const r=new Set(e?.flatMap(({path:t})=>foldersOf(t)))
const isInPlace=({path:t})=>r.has(t)||foldersOf(t).some(t=>i.has(t))
const s=(n??[]).filter(t=>!isInPlace(t))
return[[...s,...e??[]],(n??[]).filter(isInPlace)]}function foldersOf(t){const e=t.split("/")
return e.slice(1).map((t,n)=>e.slice(0,n+1).join("/"))}function told({path:t,oldMode:e,newMode:n,newObject:i},r){const s=[n,e].find(isMode)??"100644"
const o=s===u.NG?"commit":"blob"
if(n===u.sj)return{path:t,mode:s,type:o,sha:null}
const a=o==="blob"&&n!=="120000"?r.get(i):void 0
return a===void 0?{path:t,mode:s,type:o,sha:i}:{path:t,mode:s,type:o,content:a}}function chunksOf(t){const e=[]
let n=0
for(const i of t){const t=i.path.length+("content"in i?i.content.length:0)
const r=e.at(-1)
if(!r||r.length>=B||t>n){e.push([i])
n=P-t}else{r.push(i)
n-=t}}return e}var j=n(11475)
var $=n(94869)
var M=n(48301)
var A=n(57974)
var C=n(93543)
async function workOf(t,e,n){const i=n.branches.length>0?await(n.signers?.()):void 0
const r=(0,s.v_)(e,i?.pushed)
const o=i&&i.made===void 0?void 0:(0,s.v_)(e,i?.made)
return{reviewed:t,message:r,apiMessage:o,commit:once(()=>n.publisher.commit(t.change,r)),onGitHub:once(()=>makeOnGitHub(t,o,n))}}function once(t){let e
return()=>{e??=t()
return e}}const H=20*1024*1024
async function makeOnGitHub(t,e,{api:n,publisher:i}){if(!n)return{way:"push"}
if(e===void 0)return pushed("Nothing is signed off in the name of the person whose token it is.")
const r=await i.newTree(t,H)
if(!r)return pushed(`GitHub's API is asked for at most ${(0,$.lP)(H)} at once.`)
const s=treeRequests(r)
if(s.status==="unfit")return pushed(`${s.why}.`)
try{const{commit:i,isVerified:o,reason:a}=await makeCommit(n.github,n.repository,{tree:r,requests:s,message:e})
if(o)return{way:"signed",commit:i}
if(!t.change.lineage&&fitsApi(t.entries,t.blobs))return{way:"plain"}
return pushed(`GitHub signs such a commit for apps only, and did not sign this one (${a}).`)}catch(t){const e=(0,c.ec)(t)
if(e.code==="denied")throw e
return pushed(e.message)}}function pushed(t){(0,A.printNotice)(`The commit goes to GitHub by a push, so GitHub does not sign it. ${t}`)
return{way:"push"}}async function saveOnBranch(t,e,n){const i=await workOf(t,e,n)
const s=[]
for(const[t,e]of n.branches.entries()){if(t>1&&s.some(({isName:t})=>!t))break
if(e.includes("/")&&s.some(({fault:t})=>(0,r.lT)(t)))continue
try{const t=await publishOn(e,i,n)
const r=s.find(({isName:t})=>!t)?.fault
const o=s.length>0&&r===void 0
return{kept:t,fault:r,takenName:o?n.branches[0]:void 0}}catch(t){const i=(0,c.ec)(t)
s.push({fault:i,isName:e!==n.existing&&isNameTaken(i)})}}return{kept:await asPatch(i,n),fault:s[0]?.fault}}function isNameTaken(t){if((0,r.lT)(t))return!0
const e=`${t.message} ${t.cause}`
return isTaken(t.cause)||/\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(e)}async function asPatch({reviewed:t},{publisher:e,folder:n}){const r={from:e.base,to:t.change.tree,path:(0,i.join)(n,"work.patch")}
return{kind:"patch",...await(0,C.saveDifference)(e,r)}}async function publishOn(t,e,n){const{commit:i,isVerified:r}=madeBefore(e,n)??await publishByApi(t,e,n)??await publishByPush(t,e,n)
return{kind:"branch",branch:t,commit:i,isVerified:r,compareUrl:`${n.compareUrl}${(0,j.gI)(t)}`}}function madeBefore({reviewed:t},{made:e}){return e?.tree===t.change.tree?e:void 0}async function publishByApi(t,e,n){const i=await e.onGitHub()
if(!n.api||i.way==="push")return
if(i.way==="plain")return publishPlain(t,e,{...n,api:n.api})
return await putOn(t,i.commit,{...n,api:n.api})?{commit:i.commit,isVerified:!0}:void 0}async function putOn(t,e,n){const{api:i,publisher:s,existing:o}=n
const{github:a,repository:c}=i
try{if(t===o)await moveBranch(a,c,{branch:t,allowedBranch:o,from:s.base,to:e})
else await createBranch(a,c,t,e)
return!0}catch(e){if(t!==o&&isTaken(e))throw taken(t,e)
const n=(0,r.XT)(t,e)
if(n)throw n
return!1}}async function publishPlain(t,e,n){const{api:i,publisher:s}=n
const{entries:o,change:a,blobs:u}=e.reviewed
const h={branch:t,allowedBranch:n.existing,base:s.base,tree:a.tree,message:e.apiMessage??e.message,entries:o,contents:u}
if(t===n.existing)return movedByApi(h,n,e)
try{await createBranch(i.github,i.repository,t,s.base)}catch(e){if(isTaken(e))throw taken(t,e)
return}try{return await commitByApi(i.github,i.repository,h)}catch(i){const o=(0,r.XT)(t,i)??(0,c.ec)(i)
return pushOnto(t,e,n,o).catch(async e=>{await s.takeBack(t).catch(()=>{})
throw e})}}async function movedByApi(t,{api:e,publisher:n},i){try{return await commitByApi(e.github,e.repository,t)}catch(e){if((0,c.ec)(e).code==="denied")throw e
const r=await i.commit()
await n.push(r,t.branch,n.base)
return{commit:r,isVerified:!1}}}function taken(t,e){const n="Merge or close the pull request of that branch and delete the branch."
return new c.vC("git",`The branch ${(0,f.aY)(t)} exists now.`,{hint:n,cause:e})}async function pushOnto(t,e,n,i){const{publisher:r,leaks:s,policy:o=M.nG}=n
const{message:a,reviewed:c}=e
if(i.code==="denied")throw i
const u=await e.commit()
const h=await r.push(u,t,r.base).then(()=>!0,()=>!1)
if(h)return{commit:u,isVerified:!1}
const f=await r.rebase(c.change,a,{branch:t,policy:o,leaks:s}).catch(()=>{})
if(!f)throw i
await r.push(f.commit,t,f.tip)
return{commit:f.commit,isVerified:!1}}async function publishByPush(t,e,n){const{publisher:i,existing:r}=n
const s=await e.commit()
await i.push(s,t,t===r?i.base:void 0)
return{commit:s,isVerified:!1}}}),93543:((t,e,n)=>{n.r(e)
n.d(e,{saveDifference:()=>saveDifference,savePatch:()=>savePatch,shownPatch:()=>shownPatch})
var i=n(77598)
var r=n(73024)
var s=n(98664)
async function shownPatch(t){const e=t.toString("utf8")
if(!/(?:^|\n)diff --git "/.test(e))return e
return(await n.e(2998).then(n.bind(n,22998))).withReadableNames(e)}const o=1024*1024
function savePatch(t,e){return saved(t,async t=>t(e))}function saveDifference(t,{from:e,to:n,path:i}){return saved(i,i=>t.diffPieces({tree:n},i,e))}async function saved(t,e){const{beginning:n,isCut:i,digest:o}=await written(t,e).catch(e=>{(0,r.rmSync)(t,{force:!0})
throw e})
if(digestOf(t)===o)return{path:t,patch:await shownPatch(n),...i&&{isCut:!0}}
throw new s.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function written(t,e){const n=(0,i.createHash)("sha256")
const s=[]
let a=0
const c=(0,r.openSync)(t,"w")
try{await e(t=>{for(let e=0;e<t.length;)e+=(0,r.writeSync)(c,t,e)
n.update(t)
if(a<o)s.push(t.subarray(0,o-a))
a+=t.length})}finally{(0,r.closeSync)(c)}return{beginning:Buffer.concat(s),isCut:a>o,digest:n.digest("hex")}}function digestOf(t){const[e,n]=[(0,i.createHash)("sha256"),Buffer.allocUnsafe(o)]
const s=(0,r.openSync)(t,"r")
try{for(;;){const t=(0,r.readSync)(s,n)
if(t===0)return e.digest("hex")
e.update(n.subarray(0,t))}}finally{(0,r.closeSync)(s)}}})}

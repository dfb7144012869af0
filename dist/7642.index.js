export const id=7642
export const ids=[7642]
export const modules={91116:((t,e,n)=>{n.d(e,{WB:()=>nameNow,h8:()=>tipIfAny,nM:()=>tipOf})
var r=n(28942)
var i=n(58908)
const o=r.object({name:r.string(),commit:r.object({sha:r.string()})})
const s=r.object({object:r.object({sha:r.string()})})
async function tipOf(t,{owner:e,name:n},r){try{const{data:i}=await t.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:e,repo:n,branch:r})
const{name:s,commit:a}=o.parse(i)
if(s===r)return a.sha}catch(t){if(!isMissing(t)||a.test(t.message))throw t}const i={owner:e,repo:n,ref:`heads/${r}`}
return s.parse((await t.request("GET /repos/{owner}/{repo}/git/ref/{ref}",i)).data).object.sha}async function nameNow(t,{owner:e,name:n},r){try{const{data:i}=await t.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:e,repo:n,branch:r})
return o.parse(i).name}catch(t){if(isMissing(t))return
throw t}}async function tipIfAny(t,e,n){try{return await tipOf(t,e,n)}catch(t){if(isMissing(t))return
throw t}}const a=/: Branch not found\.$/
function isMissing(t){return t instanceof i.Q4&&t.status===404}}),97642:((t,e,n)=>{n.r(e)
n.d(e,{saveOnBranch:()=>saveOnBranch})
var r=n(76760)
var i=n(58101)
var o=n(63344)
var s=n(28942)
var a=n(4471)
var c=n(98664)
var u=n(47575)
var h=n(58908)
var f=n(33737)
var m=n(91116)
async function createBranch(t,e,n,r){const{owner:i,name:o}=e
const s=`refs/heads/${(0,a.eW)(n)}`
await written({github:t,repository:e,branch:n},{from:void 0,to:r},()=>t.request("POST /repos/{owner}/{repo}/git/refs",{owner:i,repo:o,ref:s,sha:r}))}async function moveBranch(t,e,{branch:n,allowedBranch:r,from:i,to:o}){const{owner:s,name:u}=e
const h=`heads/${(0,a.eW)(n,r)}`
if(await(0,m.nM)(t,e,n)!==i)throw new c.vC("git",`The branch ${(0,f.aY)(n)} is at another commit now.`)
await written({github:t,repository:e,branch:n},{from:i,to:o},()=>t.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}",{owner:s,repo:u,ref:h,sha:o,force:!1}))}const p=[1e3,3e3]
async function written(t,{from:e,to:n},r){const i=await untilWritten(t,e,r)
if(i.kind==="moved"&&i.tip!==n)throw i.error}async function untilWritten({github:t,repository:e,branch:n},r,i){for(let o=0;;o++)try{return{kind:"answered",answer:await i()}}catch(i){if(o===0&&!(0,h.VH)(i))throw i
const s=await(0,m.h8)(t,e,n).catch(()=>{throw i})
if(s!==r)return{kind:"moved",tip:s,error:i}
const a=p[o]
if(a===void 0||t.pause===void 0||isSlow(i))throw i
await t.pause(a).catch(()=>{throw i})}}function isSlow(t){return t instanceof h.Q4&&(0,h.kL)(t.cause)}function isTaken(t){return t instanceof h.Q4&&t.status===422&&/already exists/i.test(t.message)}const d="100644"
const w=20*1024*1024
function fitsApi(t,e){let n=0
for(const{newObject:r}of t)n+=e.get(r)?.length??0
return n<=w&&t.every(isPlain)}function isPlain({path:t,oldMode:e,newMode:n}){if(t.includes("�"))return!1
if(n===u.sj)return e.startsWith("100")
return n===d&&(e===d||e===u.sj)}const l=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const b=s.object({createCommitOnBranch:s.object({commit:s.object({oid:s.string()})})}).readonly()
async function commitByApi(t,e,n){const{branch:r,base:i}=n
const o=inputOf(e,n)
const commit=()=>t.graphql(l,{input:o}).catch(asFault)
const s=await untilWritten({github:t,repository:e,branch:r},i,commit)
if(s.kind==="answered"){const{oid:r}=b.parse(s.answer).createCommitOnBranch.commit
return requireTree(t,e,r,n.tree)}if(s.tip===void 0)throw s.error
return requireTree(t,e,s.tip,n.tree,n).catch(()=>{throw s.error})}function inputOf({owner:t,name:e},{branch:n,allowedBranch:r,base:i,message:o,entries:s,contents:c}){const[h="",...f]=o.trimEnd().split("\n")
const isGone=({newMode:t})=>t===u.sj
return{branch:{repositoryNameWithOwner:`${t}/${e}`,branchName:(0,a.eW)(n,r)},message:{headline:h,body:f.join("\n").trim()},expectedHeadOid:i,fileChanges:{additions:s.filter(t=>!isGone(t)).map(({path:t,newObject:e})=>({path:t,contents:(c.get(e)??missing(t)).toString("base64")})),deletions:s.filter(isGone).map(({path:t})=>({path:t}))}}}function missing(t){throw new c.vC("bug",`The content of ${t} was not read.`)}function asFault(t){const{errors:e}=Object(t)
const n=Array.isArray(e)&&e.some(({type:t,message:e})=>!t&&g.test(e))
if(!n)throw t
throw new h.Q4(500,"GitHub had an error.",{quote:String(Object(t).message),cause:t})}const g=/^Something went wrong while executing your query|^Timeout\b/i
function isSameSubject(t,e){return t.split("\n",1)[0]===e.split("\n",1)[0]}async function requireTree(t,{owner:e,name:n},r,i,o){const s="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:a}=await t.request(s,{owner:e,repo:n,commit_sha:r})
const u=o===void 0||a.parents[0]?.sha===o.base&&isSameSubject(a.message,o.message)
if(a.tree.sha!==i||!u)throw new c.vC("denied",`The commit ${r.slice(0,7)} that GitHub made does not hold the files that it was sent.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:r,isVerified:a.verification.verified}}const y=s.object({sha:s.string()})
const v=s.object({sha:s.string(),tree:y,parents:s.array(y),verification:s.object({verified:s.boolean(),reason:s.string()})})
const k=4
async function makeCommit(t,e,n){const{tree:r,requests:i,message:o}=n
const s=[...i.blobs]
const a=Array.from({length:Math.ceil(s.length/k)},(t,e)=>e*k)
for(const n of a){const r=s.slice(n,n+k)
await Promise.all(r.map(([n,r])=>sendBlob(t,e,n,r)))}let c=r.from
for(const n of i.trees)c=await sendTree(t,e,c,n)
requireSame("tree",c,r.tree)
const{owner:u,name:h}=e
const f=[...r.parents]
const m={owner:u,repo:h,message:o.trimEnd(),tree:c,parents:f}
const{data:p}=await t.request("POST /repos/{owner}/{repo}/git/commits",m)
const d=v.parse(p)
requireSame("commit",[d.tree.sha,...d.parents.map(({sha:t})=>t)].join(),[c,...f].join())
return{commit:d.sha,isVerified:d.verification.verified,reason:d.verification.reason}}async function sendBlob(t,{owner:e,name:n},r,i){const o={owner:e,repo:n,content:i.toString("base64"),encoding:"base64"}
const{data:s}=await t.request("POST /repos/{owner}/{repo}/git/blobs",o)
requireSame("file",y.parse(s).sha,r)}async function sendTree(t,{owner:e,name:n},r,i){const o={owner:e,repo:n,base_tree:r,tree:[...i]}
const{data:s}=await t.request("POST /repos/{owner}/{repo}/git/trees",o)
return y.parse(s).sha}function requireSame(t,e,n){if(e===n)return
throw new c.vC("denied",`The ${t} that GitHub made is not the one that it was sent, so nothing was published.`,{hint:"Apply the patch yourself, or set `commit-mode: git`."})}const O=150
const B=500
const T=1024*1024
const j=128*1024
const q="4b825dc642cb6eb9a060e54bf8d69288fbee4904"
function treeRequests({tree:t,from:e,entries:n,contents:r}){if(t===q&&e!==q)return unfit("GitHub's API makes no commit without files")
const i=n.find(t=>!isUtf8(t))
if(i)return unfit(`GitHub's API takes only names that are UTF-8, and ${i.quoted} is not`)
const o=n.find(({newMode:t})=>t!==u.sj&&!isMode(t))
if(o)return unfit(`GitHub's API does not know the mode ${o.newMode}`)
const s=new Map(n.flatMap(t=>textOf(t,r)))
const a=new Map([...r].filter(([t])=>!s.has(t)))
const c=inOrder(n).flatMap(t=>chunksOf(t.map(t=>told(t,s))))
const h=a.size+c.length
if(h>O)return unfit(`GitHub's API would need ${h} requests, and the limit is ${O}`)
return{status:"fits",blobs:a,trees:c}}function unfit(t){return{status:"unfit",why:t}}function isUtf8({path:t,quoted:e}){return Buffer.from(t).equals(Buffer.from(latinOfPath(e,t),"latin1"))}function latinOfPath(t,e){return t.startsWith('"')?(0,u.I3)(t):Buffer.from(e).toString("latin1")}function isMode(t){return["100644","100755","120000","160000"].includes(t)}const P=/[^\n\t -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\uffef\u{10000}-\u{10ffff}]/u
function textOf({newMode:t,newObject:e},n){const r=n.get(e)
if(!r||r.length===0||r.length>j||!t.startsWith("100"))return[]
const i=r.toString("utf8")
return P.test(i)||!Buffer.from(i).equals(r)?[]:[[e,i]]}function inOrder(t){const[e,n]=[!0,!1].map(e=>t.filter(({newMode:t})=>t===u.sj===e))
const r=new Set(e?.map(({path:t})=>t))
const i=new Set(e?.flatMap(({path:t})=>foldersOf(t)))
const isInPlace=({path:t})=>i.has(t)||foldersOf(t).some(t=>r.has(t))
const o=(n??[]).filter(t=>!isInPlace(t))
return[[...o,...e??[]],(n??[]).filter(isInPlace)]}function foldersOf(t){const e=t.split("/")
return e.slice(1).map((t,n)=>e.slice(0,n+1).join("/"))}function told({path:t,oldMode:e,newMode:n,newObject:r},i){const o=[n,e].find(isMode)??"100644"
const s=o===u.NG?"commit":"blob"
if(n===u.sj)return{path:t,mode:o,type:s,sha:null}
const a=s==="blob"&&n!=="120000"?i.get(r):void 0
return a===void 0?{path:t,mode:o,type:s,sha:r}:{path:t,mode:o,type:s,content:a}}function chunksOf(t){const e=[]
let n=0
for(const r of t){const t=r.path.length+("content"in r?r.content.length:0)
const i=e.at(-1)
if(!i||i.length>=B||t>n){e.push([r])
n=T-t}else{i.push(r)
n-=t}}return e}var M=n(46915)
var S=n(94869)
var $=n(48301)
var A=n(57974)
var G=n(93543)
async function workOf(t,e,n){const r=n.branches.length>0?await(n.signers?.()):void 0
const i=(0,o.v_)(e,r?.pushed)
const s=r&&r.made===void 0?void 0:(0,o.v_)(e,r?.made)
return{reviewed:t,message:i,apiMessage:s,commit:once(()=>n.publisher.commit(t.change,i)),onGitHub:once(()=>makeOnGitHub(t,s,n))}}function once(t){let e
return()=>{e??=t()
return e}}const H=20*1024*1024
async function makeOnGitHub(t,e,{api:n,publisher:r}){if(!n)return{way:"push"}
if(e===void 0)return pushed("Nothing is signed off in the name of the person whose token it is.")
const i=await r.newTree(t,H)
if(!i)return pushed(`GitHub's API is asked for at most ${(0,S.lP)(H)} at once.`)
const o=treeRequests(i)
if(o.status==="unfit")return pushed(`${o.why}.`)
try{const{commit:r,isVerified:s,reason:a}=await makeCommit(n.github,n.repository,{tree:i,requests:o,message:e})
if(s)return{way:"signed",commit:r}
if(!t.change.lineage&&fitsApi(t.entries,t.blobs))return{way:"plain"}
return pushed(`GitHub signs such a commit for apps only, and did not sign this one (${a}).`)}catch(t){const e=(0,c.ec)(t)
if(e.code==="denied")throw e
return pushed(e.message)}}function pushed(t){(0,A.printNotice)(`The commit goes to GitHub by a push, so GitHub does not sign it. ${t}`)
return{way:"push"}}async function saveOnBranch(t,e,n){const r=await workOf(t,e,n)
const o=[]
for(const[t,e]of n.branches.entries()){if(t>1&&o.some(({isName:t})=>!t))break
if(e.includes("/")&&o.some(({fault:t})=>(0,i.lT)(t)))continue
try{const t=await publishOn(e,r,n)
const i=o.find(({isName:t})=>!t)?.fault
const s=o.length>0&&i===void 0
return{kept:t,fault:i,takenName:s?n.branches[0]:void 0}}catch(t){const r=(0,c.ec)(t)
o.push({fault:r,isName:e!==n.existing&&isNameTaken(r)})}}return{kept:await asPatch(r,n),fault:o[0]?.fault}}function isNameTaken(t){if((0,i.lT)(t))return!0
const e=`${t.message} ${t.cause}`
return isTaken(t.cause)||/\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(e)}async function asPatch({reviewed:t},{publisher:e,folder:n}){const i={from:e.base,to:t.change.tree,path:(0,r.join)(n,"work.patch")}
return{kind:"patch",...await(0,G.Z)(e,i)}}async function publishOn(t,e,n){const{commit:r,isVerified:i}=madeBefore(e,n)??await publishByApi(t,e,n)??await publishByPush(t,e,n)
return{kind:"branch",branch:t,commit:r,isVerified:i,compareUrl:`${n.compareUrl}${(0,M.g)(t)}`}}function madeBefore({reviewed:t},{made:e}){return e?.tree===t.change.tree?e:void 0}async function publishByApi(t,e,n){const r=await e.onGitHub()
if(!n.api||r.way==="push")return
if(r.way==="plain")return publishPlain(t,e,{...n,api:n.api})
return await putOn(t,r.commit,{...n,api:n.api})?{commit:r.commit,isVerified:!0}:void 0}async function putOn(t,e,n){const{api:r,publisher:o,existing:s}=n
const{github:a,repository:c}=r
try{if(t===s)await moveBranch(a,c,{branch:t,allowedBranch:s,from:o.base,to:e})
else await createBranch(a,c,t,e)
return!0}catch(e){if(t!==s&&isTaken(e))throw taken(t,e)
const n=(0,i.XT)(t,e)
if(n)throw n
return!1}}async function publishPlain(t,e,n){const{api:r,publisher:o}=n
const{entries:s,change:a,blobs:u}=e.reviewed
const h={branch:t,allowedBranch:n.existing,base:o.base,tree:a.tree,message:e.apiMessage??e.message,entries:s,contents:u}
if(t===n.existing)return movedByApi(h,n,e)
try{await createBranch(r.github,r.repository,t,o.base)}catch(e){if(isTaken(e))throw taken(t,e)
return}try{return await commitByApi(r.github,r.repository,h)}catch(r){const s=(0,i.XT)(t,r)??(0,c.ec)(r)
return pushOnto(t,e,n,s).catch(async e=>{await o.takeBack(t).catch(()=>{})
throw e})}}async function movedByApi(t,{api:e,publisher:n},r){try{return await commitByApi(e.github,e.repository,t)}catch(e){if((0,c.ec)(e).code==="denied")throw e
const i=await r.commit()
await n.push(i,t.branch,n.base)
return{commit:i,isVerified:!1}}}function taken(t,e){const n="Merge or close the pull request of that branch and delete the branch."
return new c.vC("git",`The branch ${(0,f.aY)(t)} exists now.`,{hint:n,cause:e})}async function pushOnto(t,e,n,r){const{publisher:i,leaks:o,policy:s=$.nG}=n
const{message:a,reviewed:c}=e
if(r.code==="denied")throw r
const u=await e.commit()
const h=await i.push(u,t,i.base).then(()=>!0,()=>!1)
if(h)return{commit:u,isVerified:!1}
const f=await i.rebase(c.change,a,{branch:t,policy:s,leaks:o}).catch(()=>{})
if(!f)throw r
await i.push(f.commit,t,f.tip)
return{commit:f.commit,isVerified:!1}}async function publishByPush(t,e,n){const{publisher:r,existing:i}=n
const o=await e.commit()
await r.push(o,t,t===i?r.base:void 0)
return{commit:o,isVerified:!1}}}),93543:((t,e,n)=>{n.d(e,{Z:()=>saveDifference,a:()=>savePatch})
var r=n(73024)
var i=n(22998)
var o=n(98664)
function savePatch(t,e){try{(0,r.writeFileSync)(t,e)}catch(e){(0,r.rmSync)(t,{force:!0})
throw e}if((0,r.readFileSync)(t).equals(e))return{path:t,patch:(0,i.z)(e.toString())}
throw new o.vC("config","A patch of the work could not be written on the runner.",{hint:"Check that the disk of the runner has room."})}async function saveDifference(t,{from:e,to:n,path:r}){return savePatch(r,await t.diff({tree:n},e))}})}

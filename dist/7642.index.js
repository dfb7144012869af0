export const id=7642
export const ids=[7642]
export const modules={97642:((e,t,n)=>{n.d(t,{saveOnBranch:()=>saveOnBranch})
var i=n(76760)
var r=n(58101)
var o=n(63344)
var s=n(28942)
var a=n(4471)
var c=n(98664)
var u=n(47575)
var f=n(33737)
var h=n(58908)
var m=n(91116)
async function createBranch(e,t,n,i){const{owner:r,name:o}=t
const s=`refs/heads/${(0,a.eW)(n)}`
try{await e.request("POST /repos/{owner}/{repo}/git/refs",{owner:r,repo:o,ref:s,sha:i})}catch(r){if(await tipAfter(r,e,t,n)!==i)throw r}}async function moveBranch(e,t,{branch:n,allowedBranch:i,from:r,to:o}){const{owner:s,name:u}=t
const h=`heads/${(0,a.eW)(n,i)}`
if(await(0,m.nM)(e,t,n)!==r)throw new c.vC("git",`The branch ${(0,f.aY)(n)} is at another commit now.`)
try{await e.request("PATCH /repos/{owner}/{repo}/git/refs/{ref}",{owner:s,repo:u,ref:h,sha:o,force:!1})}catch(i){if(await tipAfter(i,e,t,n)!==o)throw i}}async function tipAfter(e,t,n,i){return(0,h.VH)(e)?(0,m.nM)(t,n,i).catch(()=>{}):void 0}function isTaken(e){return e instanceof h.Q4&&e.status===422&&/already exists/i.test(e.message)}const p="100644"
const d=20*1024*1024
function fitsApi(e,t){let n=0
for(const{newObject:i}of e)n+=t.get(i)?.length??0
return n<=d&&e.every(isPlain)}function isPlain({path:e,oldMode:t,newMode:n}){if(e.includes("�"))return!1
if(n===u.sj)return t.startsWith("100")
return n===p&&(t===p||t===u.sj)}const l=`mutation Commit($input: CreateCommitOnBranchInput!) {\n  createCommitOnBranch(input: $input) { commit { oid } }\n}`
const w=s.object({createCommitOnBranch:s.object({commit:s.object({oid:s.string()})})}).readonly()
async function commitByApi(e,t,n){try{const i=w.parse(await e.graphql(l,{input:inputOf(t,n)}))
return await requireTree(e,t,i.createCommitOnBranch.commit.oid,n.tree)}catch(i){const r=await tipAfter(i,e,t,n.branch)
if(r===void 0||r===n.base)throw i
return requireTree(e,t,r,n.tree).catch(()=>{throw i})}}function inputOf({owner:e,name:t},{branch:n,allowedBranch:i,base:r,message:o,entries:s,contents:c}){const[f="",...h]=o.trimEnd().split("\n")
const isGone=({newMode:e})=>e===u.sj
return{branch:{repositoryNameWithOwner:`${e}/${t}`,branchName:(0,a.eW)(n,i)},message:{headline:f,body:h.join("\n").trim()},expectedHeadOid:r,fileChanges:{additions:s.filter(e=>!isGone(e)).map(({path:e,newObject:t})=>({path:e,contents:(c.get(t)??missing(e)).toString("base64")})),deletions:s.filter(isGone).map(({path:e})=>({path:e}))}}}function missing(e){throw new c.vC("bug",`The content of ${e} was not read.`)}async function requireTree(e,{owner:t,name:n},i,r){const o="GET /repos/{owner}/{repo}/git/commits/{commit_sha}"
const{data:s}=await e.request(o,{owner:t,repo:n,commit_sha:i})
if(s.tree.sha!==r)throw new c.vC("denied",`The commit ${i.slice(0,7)} that GitHub made does not hold the files that it was sent.`,{hint:"Look at that commit before you use it, and delete its branch."})
return{commit:i,isVerified:s.verification.verified}}const b=s.object({sha:s.string()})
const g=s.object({sha:s.string(),tree:b,parents:s.array(b),verification:s.object({verified:s.boolean(),reason:s.string()})})
const y=4
async function makeCommit(e,t,n){const{tree:i,requests:r,message:o}=n
const s=[...r.blobs]
for(let n=0;n<s.length;n+=y)await Promise.all(s.slice(n,n+y).map(([n,i])=>sendBlob(e,t,n,i)))
let a=i.from
for(const n of r.trees)a=await sendTree(e,t,a,n)
requireSame("tree",a,i.tree)
const{owner:c,name:u}=t
const f=[...i.parents]
const h={owner:c,repo:u,message:o.trimEnd(),tree:a,parents:f}
const{data:m}=await e.request("POST /repos/{owner}/{repo}/git/commits",h)
const p=g.parse(m)
requireSame("commit",[p.tree.sha,...p.parents.map(({sha:e})=>e)].join(),[a,...f].join())
return{commit:p.sha,isVerified:p.verification.verified,reason:p.verification.reason}}async function sendBlob(e,{owner:t,name:n},i,r){const o={owner:t,repo:n,content:r.toString("base64"),encoding:"base64"}
const{data:s}=await e.request("POST /repos/{owner}/{repo}/git/blobs",o)
requireSame("file",b.parse(s).sha,i)}async function sendTree(e,{owner:t,name:n},i,r){const o={owner:t,repo:n,base_tree:i,tree:[...r]}
const{data:s}=await e.request("POST /repos/{owner}/{repo}/git/trees",o)
return b.parse(s).sha}function requireSame(e,t,n){if(t===n)return
throw new c.vC("denied",`The ${e} that GitHub made is not the one that it was sent, so nothing was published.`,{hint:"Apply the patch yourself, or set `commit-mode: git`."})}const v=150
const O=500
const k=1024*1024
const B=128*1024
const T="4b825dc642cb6eb9a060e54bf8d69288fbee4904"
function treeRequests({tree:e,from:t,entries:n,contents:i}){if(e===T&&t!==T)return unfit("GitHub's API makes no commit without files")
const r=n.find(e=>!isUtf8(e))
if(r)return unfit(`GitHub's API takes only names that are UTF-8, and ${r.quoted} is not`)
const o=n.find(({newMode:e})=>e!==u.sj&&!isMode(e))
if(o)return unfit(`GitHub's API does not know the mode ${o.newMode}`)
const s=new Map(n.flatMap(e=>textOf(e,i)))
const a=new Map([...i].filter(([e])=>!s.has(e)))
const c=inOrder(n).flatMap(e=>chunksOf(e.map(e=>told(e,s))))
const f=a.size+c.length
if(f>v)return unfit(`GitHub's API would need ${f} requests, and the limit is ${v}`)
return{status:"fits",blobs:a,trees:c}}function unfit(e){return{status:"unfit",why:e}}function isUtf8({path:e,quoted:t}){return Buffer.from(e).equals(Buffer.from(latinOfPath(t,e),"latin1"))}function latinOfPath(e,t){return e.startsWith('"')?(0,u.I3)(e):Buffer.from(t).toString("latin1")}function isMode(e){return["100644","100755","120000","160000"].includes(e)}const q=/[^\n\t -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\uffef\u{10000}-\u{10ffff}]/u
function textOf({newMode:e,newObject:t},n){const i=n.get(t)
if(!i||i.length===0||i.length>B||!e.startsWith("100"))return[]
const r=i.toString("utf8")
return q.test(r)||!Buffer.from(r).equals(i)?[]:[[t,r]]}function inOrder(e){const[t,n]=[!0,!1].map(t=>e.filter(({newMode:e})=>e===u.sj===t))
const i=new Set(t?.map(({path:e})=>e))
const r=new Set(t?.flatMap(({path:e})=>foldersOf(e)))
const isInPlace=({path:e})=>r.has(e)||foldersOf(e).some(e=>i.has(e))
const o=(n??[]).filter(e=>!isInPlace(e))
return[[...o,...t??[]],(n??[]).filter(isInPlace)]}function foldersOf(e){const t=e.split("/")
return t.slice(1).map((e,n)=>t.slice(0,n+1).join("/"))}function told({path:e,oldMode:t,newMode:n,newObject:i},r){const o=[n,t].find(isMode)??"100644"
const s=o===u.NG?"commit":"blob"
if(n===u.sj)return{path:e,mode:o,type:s,sha:null}
const a=s==="blob"&&n!=="120000"?r.get(i):void 0
return a===void 0?{path:e,mode:o,type:s,sha:i}:{path:e,mode:o,type:s,content:a}}function chunksOf(e){const t=[]
let n=0
for(const i of e){const e=i.path.length+("content"in i?i.content.length:0)
const r=t.at(-1)
if(!r||r.length>=O||e>n){t.push([i])
n=k-e}else{r.push(i)
n-=e}}return t}var P=n(46915)
var $=n(94869)
var M=n(48301)
var j=n(57974)
var A=n(93543)
async function workOf(e,t,n){const i=n.branches.length>0?await(n.signers?.()):void 0
const r=(0,o.v_)(t,i?.pushed)
const s=i&&i.made===void 0?void 0:(0,o.v_)(t,i?.made)
return{reviewed:e,message:r,apiMessage:s,commit:once(()=>n.publisher.commit(e.change,r)),onGitHub:once(()=>makeOnGitHub(e,s,n))}}function once(e){let t
return()=>{t??=e()
return t}}const G=20*1024*1024
async function makeOnGitHub(e,t,{api:n,publisher:i}){if(!n)return{way:"push"}
if(t===void 0)return pushed("Nothing is signed off in the name of the person whose token it is.")
const r=await i.newTree(e,G)
if(!r)return pushed(`GitHub's API is asked for at most ${(0,$.lP)(G)} at once.`)
const o=treeRequests(r)
if(o.status==="unfit")return pushed(`${o.why}.`)
try{const{commit:i,isVerified:s,reason:a}=await makeCommit(n.github,n.repository,{tree:r,requests:o,message:t})
if(s)return{way:"signed",commit:i}
if(!e.change.lineage&&fitsApi(e.entries,e.blobs))return{way:"plain"}
return pushed(`GitHub signs such a commit for apps only, and did not sign this one (${a}).`)}catch(e){const t=(0,c.ec)(e)
if(t.code==="denied")throw t
return pushed(t.message)}}function pushed(e){(0,j.printNotice)(`The commit goes to GitHub by a push, so GitHub does not sign it. ${e}`)
return{way:"push"}}async function saveOnBranch(e,t,n){const i=await workOf(e,t,n)
const o=[]
for(const[e,t]of n.branches.entries()){if(e>1&&o.some(({isName:e})=>!e))break
if(t.includes("/")&&o.some(({fault:e})=>(0,r.lT)(e)))continue
try{const e=await publishOn(t,i,n)
const r=o.find(({isName:e})=>!e)?.fault
const s=o.length>0&&r===void 0
return{kept:e,fault:r,takenName:s?n.branches[0]:void 0}}catch(e){const i=(0,c.ec)(e)
o.push({fault:i,isName:t!==n.existing&&isNameTaken(i)})}}return{kept:await asPatch(i,n),fault:o[0]?.fault}}function isNameTaken(e){if((0,r.lT)(e))return!0
const t=`${e.message} ${e.cause}`
return isTaken(e.cause)||/\((?:stale info|already exists)\)|cannot lock ref|directory file conflict/.test(t)}async function asPatch({reviewed:e},{publisher:t,folder:n}){const r={from:t.base,to:e.change.tree,path:(0,i.join)(n,"work.patch")}
return{kind:"patch",...await(0,A.Z)(t,r)}}async function publishOn(e,t,n){const{commit:i,isVerified:r}=madeBefore(t,n)??await publishByApi(e,t,n)??await publishByPush(e,t,n)
return{kind:"branch",branch:e,commit:i,isVerified:r,compareUrl:`${n.compareUrl}${(0,P.g)(e)}`}}function madeBefore({reviewed:e},{made:t}){return t?.tree===e.change.tree?t:void 0}async function publishByApi(e,t,n){const i=await t.onGitHub()
if(!n.api||i.way==="push")return
if(i.way==="plain")return publishPlain(e,t,{...n,api:n.api})
return await putOn(e,i.commit,{...n,api:n.api})?{commit:i.commit,isVerified:!0}:void 0}async function putOn(e,t,n){const{api:i,publisher:o,existing:s}=n
const{github:a,repository:c}=i
try{if(e===s)await moveBranch(a,c,{branch:e,allowedBranch:s,from:o.base,to:t})
else await createBranch(a,c,e,t)
return!0}catch(t){if(e!==s&&isTaken(t))throw taken(e,t)
const n=(0,r.XT)(e,t)
if(n)throw n
return!1}}async function publishPlain(e,t,n){const{api:i,publisher:o}=n
const{entries:s,change:a,blobs:u}=t.reviewed
const f={branch:e,allowedBranch:n.existing,base:o.base,tree:a.tree,message:t.apiMessage??t.message,entries:s,contents:u}
if(e===n.existing)return movedByApi(f,n,t)
try{await createBranch(i.github,i.repository,e,o.base)}catch(t){if(isTaken(t))throw taken(e,t)
return}try{return await commitByApi(i.github,i.repository,f)}catch(i){const s=(0,r.XT)(e,i)??(0,c.ec)(i)
return pushOnto(e,t,n,s).catch(async t=>{await o.takeBack(e).catch(()=>{})
throw t})}}async function movedByApi(e,{api:t,publisher:n},i){try{return await commitByApi(t.github,t.repository,e)}catch(t){if((0,c.ec)(t).code==="denied")throw t
const r=await i.commit()
await n.push(r,e.branch,n.base)
return{commit:r,isVerified:!1}}}function taken(e,t){const n="Merge or close the pull request of that branch and delete the branch."
return new c.vC("git",`The branch ${(0,f.aY)(e)} exists now.`,{hint:n,cause:t})}async function pushOnto(e,t,n,i){const{publisher:r,leaks:o,policy:s=M.nG}=n
const{message:a,reviewed:c}=t
if(i.code==="denied")throw i
const u=await t.commit()
const f=await r.push(u,e,r.base).then(()=>!0,()=>!1)
if(f)return{commit:u,isVerified:!1}
const h=await r.rebase(c.change,a,{branch:e,policy:s,leaks:o}).catch(()=>{})
if(!h)throw i
await r.push(h.commit,e,h.tip)
return{commit:h.commit,isVerified:!1}}async function publishByPush(e,t,n){const{publisher:i,existing:r}=n
const o=await t.commit()
await i.push(o,e,e===r?i.base:void 0)
return{commit:o,isVerified:!1}}})}

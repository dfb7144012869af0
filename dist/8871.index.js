export const id=8871
export const ids=[8871]
export const modules={58101:((e,t,n)=>{n.d(t,{Sq:()=>pushCommit,VS:()=>removeBranch,WM:()=>writeTree,XT:()=>ruleFault,YN:()=>credentialsOf,it:()=>authorization,lT:()=>isBlocked,mC:()=>fetchTip})
var s=n(98664)
var r=n(94869)
var a=n(33737)
var o=n(4471)
var i=n(23322)
async function pushCommit(e,t,{commit:n,branch:s,expected:r=""}){const a=`refs/heads/${(0,o.eW)(s,t.allowedBranch)}`
if(r!=="")await e({}).raw(["merge-base","--is-ancestor",r,n])
const c=[`--force-with-lease=${a}:${r}`,t.url,`${n}:${a}`]
try{const push=()=>e(authorization(t)).raw(["push","--quiet","--no-verify",...c])
await explainRefusal(s,(0,i.l)(t.isBack,push))}catch(n){const a=s===t.allowedBranch&&r!==""
const o=a?goneFault:blockingFault
throw await o(e(authorization(t)),t.url,s,n)??n}}async function removeBranch(e,t,{branch:n,at:s}){const r=`refs/heads/${(0,o.eW)(n)}`
const a=[`--force-with-lease=${r}:${s}`,t.url,`:${r}`]
await e(authorization(t)).raw(["push","--quiet","--no-verify",...a])}async function fetchTip(e,t,n){const s=`refs/heads/${(0,o.eW)(n,t.allowedBranch)}`
await e(authorization(t)).raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${s}:refs/tip`])
return(await e({}).raw(["rev-parse","refs/tip"])).trim()}const c=[[/refusing to allow .* workflow/,"Pushing .github/workflows needs a token with the `workflows` permission."],[/\(stale info\)|\(already exists\)/,"Merge or close the pull request of that branch and delete the branch."],[/returned error: 403|Permission to .* denied|protected branch|rule violations/,"Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches."],[/shallow update not allowed/,"The fork does not have the newest commits of the base branch. Ask its author to press “Sync fork”, then mention me with `continue`."],[/returned error: 401|Authentication failed|could not read Username/,"Check the `github-token` input: the token is wrong or has expired."]]
async function explainRefusal(e,t){try{await t}catch(t){const n=(0,s.TJ)(t)??ruleFault(e,t)
if(n)throw n
const{code:r,message:a,cause:o}=(0,s.ec)(t)
const i=c.find(([e])=>e.test(`${a} ${o}`))?.[1]
throw new s.vC(r,i===void 0?"The work could not be pushed.":"GitHub refused the push.",{quote:a,hint:i??"Check the runner's network, and run it again.",cause:o})}}function authorization({token:e,url:t}){const n=`http.${new URL(t).origin}/.extraheader`
return{GIT_CONFIG_COUNT:"2",GIT_CONFIG_KEY_0:n,GIT_CONFIG_VALUE_0:"",GIT_CONFIG_KEY_1:n,GIT_CONFIG_VALUE_1:`AUTHORIZATION: basic ${credentialsOf(e)}`}}function credentialsOf(e){return Buffer.from(`x-access-token:${e}`).toString("base64")}async function blockingFault(e,t,n,r){const{message:o,cause:i}=(0,s.ec)(r)
if(!/failed to update ref|cannot lock ref|directory file conflict/.test(`${o} ${i}`))return
const c=n.split("/").slice(0,-1)
const l=c.map((e,t)=>`refs/heads/${c.slice(0,t+1).join("/")}`)
const f=await e.raw(["ls-remote",t,...l]).catch(()=>"")
const d=f.split("\n").map(e=>e.split("\t")[1])
const h=l.find(e=>d.includes(e))?.slice("refs/heads/".length)
if(h===void 0)return
const p=`Rename or delete the branch ${(0,a.aY)(h)}, then mention me with \`continue\`.`
return new s.vC("git",`The branch ${(0,a.aY)(h)} ${u} ${(0,a.aY)(`${h}/`)}.`,{hint:p,cause:r})}const u="prevents branches that start with"
function isBlocked({message:e}){return e.includes(u)}async function goneFault(e,t,n,r){const{message:o,cause:i}=(0,s.ec)(r)
const c=`${o} ${i}`
if(/repository .* not found|Repository not found/i.test(c))return gone(`The repository of the branch ${(0,a.aY)(n)}`,r)
if(!c.includes("(stale info)"))return
const u=await e.raw(["ls-remote",t,`refs/heads/${n}`]).catch(()=>{})
if(u===void 0)return
if(u.trim()==="")return gone(`The branch ${(0,a.aY)(n)}`,r)
const l="The new commits were not overwritten. Merge this work yourself, or mention me with `continue` to start from them."
return new s.vC("git",`The branch ${(0,a.aY)(n)} got new commits while I worked.`,{hint:l,cause:r})}function gone(e,t){const n="It was not created again, because somebody deleted it. If you want the work, take it from where it is saved."
return new s.vC("git",`${e} no longer exists.`,{hint:n,cause:t})}function brokenRules(e){const t=e.split("\n").map(e=>e.replace(/^\s*remote:\s*/,"").trim())
const n=/GH013|GH006/.test(e)?t.flatMap(e=>/^- (.+)$/.exec(e)?.[1]??[]):[]
const s=t.filter(e=>/^— \S/.test(e)).map(e=>e.slice(2))
const a=t.filter(e=>e.includes(" exceeds ")).flatMap(e=>/error: (File .+)$/.exec(e)?.[1]??[])
const[,o=""]=/Repository rule violations found(?! for )\s+(\S.*)/s.exec(e)??[]
const[i=""]=o.split(/\n\n|\s- https?:/)
const c=[...n,...s,...a,i].map(e=>(0,r.Mx)((0,r.TN)(e,200),"."))
return[...new Set(c.filter(e=>e!==""))].slice(0,5)}const l=[[/verified signatures/i,"GitHub signs what an app commits through its API: leave `commit-mode` at api, and use the token of the job or of a GitHub App as `github-token`. With a token of a person, GitHub signs changes of plain files only. The log of the run says why this commit was pushed."],[/secret/i,"GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me with `continue`."],[/exceeds .* limit/i,"Create or download the file during the build, or add it yourself, for example with Git LFS."]]
const f="Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself."
function ruleFault(e,t){const n=brokenRules(`${wordsOf(t)}\n${wordsOf(Object(t).cause)}`)
if(n.length===0)return
const r=l.find(([e])=>n.some(t=>e.test(t)))?.[1]??f
const o=`The rules of this repository do not allow this work on the branch ${(0,a.aY)(e)}: ${n.join("; ")}.`
return new s.vC("git",o,{hint:r,cause:t})}function wordsOf(e){return e instanceof Error?e.message:""}async function writeTree(e,t){await e.raw(["read-tree",t])
await e.raw(["checkout-index","--all"])}}),23322:((e,t,n)=>{n.d(t,{l:()=>throughOutage})
var s=n(98664)
const r=/\b(?:returned error:|HTTP(?:\/\S+)?) 50[234]\b/
async function throughOutage(e,t){try{return await t()}catch(n){const{message:a,cause:o}=(0,s.ec)(n)
if(!e||!r.test(`${a} ${o}`))throw n
await e()
return t()}}}),3549:((e,t,n)=>{n.d(t,{HK:()=>takeOff,qT:()=>r,r1:()=>a,wv:()=>react})
var s=n(28942)
const r=s["enum"](["eyes","confused","hooray","+1"])
const a=s.discriminatedUnion("kind",[s.object({kind:s.literal("issue-comment"),id:s.number()}),s.object({kind:s.literal("review-comment"),id:s.number()}),s.object({kind:s.literal("thread"),number:s.number()}),s.object({kind:s.literal("node"),id:s.string(),permission:s.string()})]).readonly()
const o=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(e,{owner:t,name:s},r,a){const i={owner:t,repo:s,content:a}
switch(r.kind){case"issue-comment":{const t="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await e.request(t,{...i,comment_id:r.id})
return}case"review-comment":{const t="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await e.request(t,{...i,comment_id:r.id})
return}case"node":{const t=a==="+1"?"THUMBS_UP":a.toUpperCase()
const s={input:{subjectId:r.id,content:t}}
const{askGraphql:i}=await n.e(5013).then(n.bind(n,45013))
await i(e,o,{variables:s,permission:r.permission})
return}case"thread":{const t="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await e.request(t,{...i,issue_number:r.number})}}}async function takeOff(e,{owner:t,name:n},s,{kind:r,name:a}){const o={owner:t,repo:n,issue_number:s}
if(r==="label")await e.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}",{...o,name:a})
else{const t="DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"
await e.request(t,{...o,assignees:[a]})}}}),47575:((e,t,n)=>{n.d(t,{Gi:()=>entryIn,I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,Mu:()=>o,NG:()=>a,Pq:()=>differenceOf,W4:()=>filesBetween,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>r,s9:()=>entriesIn,sj:()=>s,zB:()=>isApart})
const s="000000"
const r="120000"
const a="160000"
const o=["diff-tree","-r","-p","--binary","--no-renames","--no-ext-diff","--no-textconv"]
function isApart({path:e},t){return t!==void 0&&`${e}/`.startsWith(`${t}/`)}async function entriesOf(e,t,n){const s=[]
const r=["diff-tree","-r","--raw","--no-renames","--no-abbrev",t,n]
await e.records(r,e=>void s.push(entryIn(e)),{end:"\n"})
return s}async function differenceOf(e,t,n){const s=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev",t,n]
const[r,a]=[[],[]]
const take=e=>{if(e.startsWith(":"))r.push(entryIn(e))
else a.push(parseNumstat(e))}
await e.records(s,take,{end:"\n"})
return{entries:r,files:a}}async function filesBetween(e,t,n){return(await differenceOf(e,t,n)).files}function parseNumstat(e){const[t="",n="",s=""]=e.split("\t")
return{path:unquote(s),added:countOf(t),removed:countOf(n)}}function countOf(e){return e==="-"?void 0:Number(e)}function entriesIn(e){return e.split("\n").filter(Boolean).map(entryIn)}function entryIn(e){const t=e.indexOf("\t")
const[n="",s="",r="",a=""]=e.slice(1,t).split(" ")
const o=e.slice(t+1)
return{path:unquote(o),quoted:o,oldMode:n,newMode:s,oldObject:r,newObject:a}}const i={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(e){return e.startsWith('"')?Buffer.from(latinOf(e),"latin1").toString("utf8"):e}function latinOf(e){if(!e.startsWith('"'))return e
return e.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(e,t)=>t.length===3?String.fromCharCode(Number.parseInt(t,8)):i[t]??t)}function oldLine({oldMode:e,oldObject:t,quoted:n}){return`${e} ${t}\t${n}\n`}async function treeWith(e,t,n,r){await e.raw(["read-tree",t])
const a=n.map(({quoted:e,oldMode:t,newMode:n,oldObject:s,newObject:a})=>r==="old"?`${t} ${s}\t${e}\n`:`${n} ${a}\t${e}\n`)
const isRemoval=e=>e.startsWith(s)
const o=[...a.filter(isRemoval),...a.filter(e=>!isRemoval(e))]
await e.raw(["update-index","--index-info"],o.join(""))
return(await e.raw(["write-tree"])).trim()}async function filesIn(e,t){const n=(await e.bytes(["ls-tree","-r","-l","-z","--full-tree",t])).toString().split("\0")
return n.flatMap(e=>{const t=e.indexOf("\t")
const[n,s,a="",o]=e.slice(0,Math.max(0,t)).split(/ +/)
return s==="blob"?[{path:e.slice(t+1),size:Number(o),id:a,isLink:n===r}]:[]})}async function sizesOf(e,t){if(t.length===0)return new Map
const n=(await e.raw(["cat-file","--batch-check"],listed(t))).split("\n")
const s=n.map(e=>e.split(" "))
return new Map(s.flatMap(([e="",t,n])=>t==="blob"?[[e,Number(n)]]:[]))}async function readBlobs(e,t,n){const s=new Map
if(t.length===0)return s
const r=await e.bytes(["cat-file","--batch"],listed(t),n)
for(let e=0;e<r.length;){const t=r.indexOf("\n",e)
const[n="",a,o]=r.toString("latin1",e,t).split(" ")
const i=o===void 0?-1:Number(o)
if(a==="blob")s.set(n,r.subarray(t+1,t+1+i))
e=t+1+i+1}return s}function listed(e){return[...new Set(e)].map(e=>`${e}\n`).join("")}}),71324:((e,t,n)=>{n.d(t,{OX:()=>stateKeys,Tc:()=>readStateAt,gs:()=>enclose,yT:()=>readUnverified})
var s=n(77598)
var r=n(28942)
var a=n(80292)
var o=n(47575)
var i=n(2801)
var c=n(59766)
const u=r.strictObject({version:r.int(),manifest:r.union([r.strictObject({plain:r.json()}),r.strictObject({encrypted:r.string()})]),files:r.string(),mac:r.string()}).readonly()
function enclose({manifest:e,files:t,isEncrypted:n},s,r){const o=(0,a.dj)(e)
const c=n?{encrypted:r.encrypt(Buffer.from(o)).toString("base64")}:{plain:JSON.parse(o)}
const u={version:i.xv,manifest:c,files:t}
return`${(0,a.dj)({...u,mac:r.sign(signedText(u,s))})}\n`}function disclose(e,t,n){const s=u.safeParse(fromJson(e))
if(!s.success)return unusable("it is damaged, or was written by another version")
const{mac:r,...a}=s.data
if(!n.isSigned(signedText(a,t),r))return unusable("it was not signed with this repository's key for this thread")
if(a.version!==i.xv)return unusable("it was written by another version")
const o="encrypted"in a.manifest
const c=i._8.safeParse(contentOf(a.manifest,n))
if(!c.success)return unusable("it was written by another version")
return{status:"sound",manifest:c.data,files:a.files,isEncrypted:o}}function plainManifest(e){const t=u.safeParse(fromJson(e))
if(!t.success||!("plain"in t.data.manifest))return
return i._8.safeParse(t.data.manifest.plain).data}function unusable(e){return{status:"unusable",why:e}}function signedText(e,{repositoryId:t,name:n}){return(0,a.dj)({...e,repository_id:t,name:n})}function contentOf(e,t){if("plain"in e)return e.plain
const n=t.decrypt(Buffer.from(e.encrypted,"base64"))
return n&&fromJson(n.toString())}function fromJson(e){try{return JSON.parse(e)}catch{return}}const l="aes-256-gcm"
const f=12
const d=16
function stateKeys(e,t){const derive=n=>Buffer.from((0,s.hkdfSync)("sha256",e,String(t),n,32))
const[n,r]=[derive("deckhand state mac"),derive("deckhand state encryption")]
const sign=e=>(0,s.createHmac)("sha256",n).update(e).digest("hex")
return{sign:sign,isSigned(e,t){const[n,r]=[Buffer.from(sign(e)),Buffer.from(t)]
return n.length===r.length&&(0,s.timingSafeEqual)(n,r)},encrypt(e){const t=(0,s.randomBytes)(f)
const n=(0,s.createCipheriv)(l,r,t,{authTagLength:d})
return Buffer.concat([t,n.update(e),n.final(),n.getAuthTag()])},decrypt(e){if(e.length<f+d)return
const t=(0,s.createDecipheriv)(l,r,e.subarray(0,f),{authTagLength:d})
t.setAuthTag(e.subarray(-d))
try{return Buffer.concat([t.update(e.subarray(f,-d)),t.final()])}catch{return}}}}async function readStateAt(e,t,n,s){const r=await storedIn(e,t)
return"status"in r?r:believe(r,n,s)}async function readUnverified(e,t){const n=await storedIn(e,t)
if("status"in n)return n
const s=plainManifest(n.get(c.e0)?.toString()??"")
if(!s)return unusable("it is encrypted, damaged, or was written by another version")
const r=new Map([...n].filter(([e])=>e!==c.e0))
return{status:"found",outcome:s.outcome,files:r}}async function storedIn(e,t){const n=await entriesOf(e,t)
const s=problemIn(n)
if(s!==void 0)return unusable(s)
const r=await(0,o.b4)(e,n.map(({object:e})=>e))
return new Map(n.flatMap(({path:e,object:t})=>{const n=r.get(t)
return n?[[e,n]]:[]}))}function believe(e,t,n){const s=disclose(e.get(c.e0)?.toString()??"",t,n)
if(s.status==="unusable")return s
const r=[...e].filter(([e])=>e!==c.e0)
const a=new Map(r.map(([e,t])=>[e,(0,c.Oy)(t)]))
if((0,c.Ox)(a)!==s.files)return unusable("its files are not those that were signed")
const{manifest:o,isEncrypted:i}=s
const u=r.map(([e,t])=>[e,i?n.decrypt(t):t])
const l=new Map(u.flatMap(([e,t])=>t?[[e,t]]:[]))
if(l.size<u.length)return unusable("a file of it cannot be opened")
return{status:"found",manifest:o,files:l,stored:a,isEncrypted:i}}async function entriesOf(e,t){const n=await e.raw(["ls-tree","-r","-z","-l","--full-tree",t])
return n.split("\0").filter(Boolean).map(e=>{const t=e.indexOf("\t")
const[n="",,s="",r=""]=e.slice(0,t).split(/ +/)
return{mode:n,object:s,bytes:Number(r),path:e.slice(t+1)}})}function problemIn(e){const t=e.reduce((e,{bytes:t})=>e+t,0)
const n=e.length>c.b1.files||t>c.b1.allBytes
if(n||e.some(({bytes:e})=>e>c.b1.fileBytes))return"it is larger than a state may be"
const s=e.some(({mode:e,path:t})=>e!=="100644"||!(t===c.e0||(0,c.rX)(t)))
return s?"it contains files that are no part of a state":void 0}}),2801:((e,t,n)=>{n.d(t,{$s:()=>withAnswer,_8:()=>m,i2:()=>workElsewhere,lK:()=>answeredIn,nD:()=>f,oy:()=>answerTo,xv:()=>o,yz:()=>freshManifest})
var s=n(28942)
var r=n(64377)
var a=n(3549)
const o=2
const i=200
const c=s.string().regex(/^[0-9a-f]{40,64}$/)
const u=r.datetime()
const l=s.strictObject({key:s.string(),comment_url:s.string().nullable(),outcome:s.string(),reaction:a.qT.optional(),time:u}).readonly()
const f=s.strictObject({run_id:s.int(),attempt:s.int(),run_url:s.string(),key:s.string(),taken:u,until:u}).readonly()
const d=s.strictObject({branch:s.string(),commit:c,base:s.string(),pull_request:s.int().nullable()})
const h=d.readonly()
const p=d.extend({name:s.string().regex(/^[\w.-]+\/[\w.-]+$/)}).readonly()
const m=s.strictObject({conversation_id:s.uuid(),answered:s.array(l).max(i).readonly(),work:h.nullable(),repositories:s.record(s.string().regex(/^\d{1,15}$/),p).readonly(),comment_id:s.int().nullable(),lease:f.nullable(),outcome:s.string().nullable(),reason:s.string().nullable(),read_until:s.string().nullable(),thread_digest:s.string().nullable(),proposal:s.json().nullable(),counters:s.record(s.string(),s.number()).readonly()}).readonly()
function freshManifest(e){return{conversation_id:e,answered:[],work:null,repositories:{},comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(e,{answered:t}){return t.findLast(t=>t.key===e)}function withAnswer(e,t){const n=e.answered.filter(({key:e})=>e!==t.key)
return{...e,answered:[...n,t].slice(-i)}}function answeredIn(e,{answered:t,counters:n}){return{...t.reduce(withAnswer,e),counters:n}}function workElsewhere({repositories:e},t){const n=e[t]
if(!n)return null
const{name:s,...r}=n
return r}}),59766:((e,t,n)=>{n.d(t,{Ox:()=>stateDigest,Oy:()=>storedFile,QY:()=>threadState,b1:()=>o,e0:()=>i,pH:()=>FileCache,pg:()=>taskState,rX:()=>isStatePath,sN:()=>isCopy,sc:()=>sha256})
var s=n(4573)
var r=n(77598)
const a=1024*1024
const o={files:4e4,filesBesideCopies:2e4,fileBytes:24*a,allBytes:160*a,textBytes:8*a,besideCopies:96*a}
const i="manifest.json"
const c=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(e){return c.test(e)&&!/\.(?:tmp|lock)$/.test(e)}const u=/^work\/(?:repositories\/\d+\/)?copies\//
function isCopy(e){return u.test(e)}function stateDigest(e){const t=(0,r.createHash)("sha256")
for(const n of[...e.keys()].sort())t.update(`${n}\0${e.get(n)?.sha256}\n`)
return t.digest("hex")}function storedFile(e){const t=(0,r.createHash)("sha1").update(`blob ${e.length}\0`).update(e).digest("hex")
return{object:t,sha256:sha256(e),bytes:e.length}}function sha256(e){return(0,r.createHash)("sha256").update(e).digest("hex")}const l="refs/deckhand/"
const f="refs/heads/deckhand/state/"
function threadState(e){return{name:`threads/${e}`,ref:`${l}threads/${e}`,branch:`${f}${e}`}}function taskState(e){const t=(0,r.createHash)("sha256").update(e).digest("hex").slice(0,32)
return{name:`tasks/${t}`,ref:`${l}tasks/${t}`,branch:`${f}task-${t}`}}class FileCache{#e
#t
#n=new Map
constructor(e,t){this.#e=e
this.#t=t}learn({stored:e,files:t}){for(const[n,s]of e){const e=t.get(n)
if(e)this.#n.set(n,{stored:s,stamp:"",plain:sha256(e)})}}remember(){const e=new Map(this.#n)
return()=>{this.#n=e}}async put(e){const t=new Map
const n=new Map
for(const s of e.filter(({path:e})=>isStatePath(e))){const e=this.#n.get(s.path)
const r=e!==void 0&&e.stamp===s.stamp
const a=r?e:await this.#s(s,e,n)
if(a)t.set(s.path,a.stored)}return{stored:t,added:n}}async#s(e,t,n){const r=e.read()
const i=isCopy(e.path)?r.length<=o.fileBytes-a:r.length<=o.textBytes&&(0,s.isUtf8)(r)
if(!i)return
const c=sha256(r)
const u=t!==void 0&&t.plain===c
const l=u?{...t,stamp:e.stamp}:await this.#r(e,{bytes:r,plain:c},n)
this.#n.set(e.path,l)
return l}async#r({path:e,stamp:t},{bytes:n,plain:s},r){const a=isCopy(e)?n:Buffer.from((await this.#e.redactLong(n.toString())).text)
const o=this.#t(a)
r.set(e,o)
return{stored:storedFile(o),stamp:t,plain:s}}}}),82362:((e,t,n)=>{n.d(t,{W:()=>stateRemote,s:()=>tipsByApi})
var s=n(58500)
var r=n(28942)
var a=n(58101)
var o=n(23322)
var i=n(98664)
const c="refs/deckhand/read"
const u=/\[(?:remote )?rejected\]/
const l=/cannot lock ref|failed to update ref|stale info/
const f=[300,900]
function stateRemote(e,t){const n=t.token===""?{}:(0,a.it)(t)
const withToken=()=>e(n)
const withoutRepository=()=>e({...n,GIT_DIR:"/dev/null"})
const tips=async e=>{const ask=()=>withoutRepository().raw(["ls-remote","--refs","--quiet",t.url,...e])
const n=await(0,o.l)(t.isBack,ask)
const s=n.split("\n").filter(Boolean)
return new Map(s.map(e=>e.split("\t")).map(([e="",t=""])=>[t,e]))}
const push=async(e,n,s)=>{try{const r=`--force-with-lease=${e}:${s}`
const push=()=>withToken().raw(["push","--quiet","--no-verify",r,t.url,`${n}:${e}`])
await(0,o.l)(t.isBack,push)
return"moved"}catch(t){return verdictOn(t,{commit:n,expected:s,tip:await tipOf(e,tips)})}}
return{tips:tips,async fetch(n){const fetch=()=>withToken().raw(["fetch","--quiet","--depth=1","--no-tags",t.url,`+${n}:${c}`])
await(0,o.l)(t.isBack,fetch)
return(await e().raw(["rev-parse","--verify","--quiet",c])).trim()},async move(e,t,n){for(const r of f){const a=await push(e,t,n)
if(a!=="locked")return a
await(0,s.setTimeout)(r)}const r=await push(e,t,n)
return r==="locked"?"refused":r}}}const d=r.array(r.object({ref:r.string(),object:r.object({sha:r.string()})})).readonly()
async function tipsByApi(e,t){try{const n="/git/matching-refs/{ref}"
const s=await Promise.all(t.map(t=>e.get(n,{ref:t.replace(/^refs\//,"")})))
const r=s.flatMap(e=>d.parse(e)).filter(({ref:e})=>t.includes(e))
return new Map(r.map(({ref:e,object:t})=>[e,t.sha]))}catch{return}}function verdictOn(e,{commit:t,expected:n,tip:s}){const{message:r,cause:a}=(0,i.ec)(e)
const o=`${r} ${a}`
if(s===void 0)throw e
if(s===t&&!u.test(o))return"moved"
if(s!==n)return"lost"
if(!u.test(o))throw e
return l.test(o)?"locked":"refused"}async function tipOf(e,t){try{return(await t([e])).get(e)??""}catch{return}}})}

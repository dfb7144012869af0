export const id=1464
export const ids=[1464]
export const modules={25355:((t,e,n)=>{n.d(e,{Z:()=>EditHistory})
var i=n(77598)
var s=n(76760)
var r=n(98664)
var o=n(26767)
const a=10
const c=256*1024
const l=1024*1024
const u={held:16*l,stored:64*l}
class EditHistory{#t
#e=new Map
#n=new Map
#i=new Map
constructor(t){this.#t=t}async remember(t,e,{mayStore:n}){const i=await this.#s(t)
const s=String(Number(i.at(-1)?.name??0)+1).padStart(6,"0")
const r=n&&e.length<=c&&await this.#r(t,s,e)
const o=r?{name:s}:{name:s,bytes:e};(r?this.#i:this.#n).set(o,{file:t,size:e.length})
await this.#o(t,[...i,o],a)
await this.#a(this.#n,u.held)
await this.#a(this.#i,u.stored)}async#o(t,e,n){const i=n===0?[]:e.slice(-n)
for(const n of e.slice(0,e.length-i.length))await this.#c(t,n)
this.#e.set(t,i)}async#a(t,e){let n=0
for(const e of t.values())n+=e.size
for(const[i,{file:s}]of t){if(n<=e)return
const r=await this.#s(s)
const o=r.slice(0,r.indexOf(i)+1)
for(const e of o)n-=t.get(e)?.size??0
await this.#o(s,r,r.length-o.length)}}async last(t){const e=(await this.#s(t)).at(-1)
if(!e||this.#t===void 0)return e?.bytes
return e.bytes??(0,o.TA)([this.#t],this.#l(t,e.name),c)}async forgetLast(t){const e=await this.#s(t)
const n=e.at(-1)
if(n)await this.#c(t,n)
this.#e.set(t,e.slice(0,-1))}async#s(t){return this.#e.get(t)??await this.#u(t)}async#u(t){const e=this.#t
if(e===void 0)return[]
const n=this.#l(t)
const i=await orElse([],async()=>await(0,o.T1)([e],n)?(0,o.KG)([e],n):[])
return i.filter(({name:t})=>/^\d{6}$/.test(t)).map(({name:t})=>({name:t}))}async#r(t,e,n){const i=this.#t
if(i===void 0)return!1
return orElse(!1,async()=>{await(0,o.R0)([i],this.#l(t,e),n)
return!0})}async#c(t,e){const n=this.#t
this.#n.delete(e)
this.#i.delete(e)
if(e.bytes||n===void 0)return
await orElse(void 0,()=>(0,o.nM)([n],this.#l(t,e.name)))}#l(t,e=""){return(0,s.join)(this.#t??"",(0,i.createHash)("sha256").update(t).digest("hex").slice(0,16),e)}}async function orElse(t,e){try{return await e()}catch(e){if(e instanceof r.Fp)return t
throw e}}}),26767:((t,e,n)=>{n.d(e,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var i=n(77598)
var s=n(73024)
var r=n(51455)
var o=n(76760)
var a=n(98664)
var c=n(46031)
var l=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var i,s
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
i=e[Symbol.asyncDispose]}if(i===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
i=e[Symbol.dispose]
if(n)s=i}if(typeof i!=="function")throw new TypeError("Object not disposable.")
if(s)i=function(){try{s.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:i,async:n})}else if(n)t.stack.push({async:!0})
return e}
var u=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,i=0
function next(){while(n=e.stack.pop())try{if(!n.async&&i===1)return i=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return i|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else i|=1}catch(t){fail(t)}if(i===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var i=new Error(n)
return i.name="SuppressedError",i.error=t,i.suppressed=e,i})
async function statFile(t,e){return(0,c.OA)(`look at "${e}"`,async()=>{const n=await statOrNothing(await(0,c.nG)(t,e))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(t,e,n){return(0,c.OA)(`read "${e}"`,async()=>{const i={stack:[],error:void 0,hasError:!1}
try{const o=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
const a=await(0,c.nG)(t,e)
const u=l(i,await(0,r.open)(a,o),!0)
await(0,c.Ab)(t,await placeOfHandle(u,a),e)
const h=await u.stat()
refuseUnlessFile(h,e)
if(h.size>n)throw tooLarge(e,h.size,n)
return await u.readFile()}catch(t){i.error=t
i.hasError=!0}finally{const t=u(i)
if(t)await t}})}async function writeWholeFile(t,e,n,i){await(0,c.OA)(`write "${e}"`,async()=>{const{root:s,steps:r,real:a}=await(0,c.Mh)(t,e)
const l=await statOrNothing(a)
if(l)refuseUnlessFile(l,e)
const u=await holdFolder(s,r.slice(0,-1))
try{await replaceFile(u,(0,o.basename)(a),n,l?l.mode&4095:i)}finally{await u.close()}})}async function removeFile(t,e){await(0,c.OA)(`remove "${e}"`,async()=>{const n=(0,o.resolve)(t[0],e)
const{root:i,steps:s}=await(0,c.Mh)(t,(0,o.dirname)(n))
if((0,o.basename)(n).toLowerCase()===".git")throw new a.Fp(`"${e}" belongs to git and cannot be removed.`)
const l=await holdFolder(i,s)
try{const t=l.entry((0,o.basename)(n))
const i=await(0,r.lstat)(t)
if(!i.isSymbolicLink())refuseUnlessFile(i,e)
await(0,r.unlink)(t)}finally{await l.close()}})}async function listDirectory(t,e){return(0,c.OA)(`list "${e}"`,async()=>{const n=await(0,r.readdir)(await(0,c.nG)(t,e),{withFileTypes:!0})
return n.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,n,s){const o=t.entry(`.deckhand-${(0,i.randomUUID)()}`)
try{await(0,r.writeFile)(o,n,{flag:"wx"})
if(s!==void 0)await(0,r.chmod)(o,s)
await(0,r.rename)(o,t.entry(e))}catch(t){await(0,r.rm)(o,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,r.stat)(t)}catch(t){if((0,c.Md)(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const n=kindOf(t)
if(n==="directory")throw new a.Fp(`"${e}" is a directory, not a file.`)
if(n==="other")throw new a.Fp(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,n){return new a.Fp(`"${t}" has ${e} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,n){if(t===void 0)throw new a.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new a.vC("bug",`"${e}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${e}"`,async()=>{const i=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const o=s.constants.O_WRONLY|s.constants.O_APPEND|s.constants.O_CREAT|s.constants.O_NOFOLLOW|s.constants.O_NONBLOCK
const a=l(t,await(0,r.open)(i.entry(e),o,420),!0)
await a.writeFile(n)}catch(e){t.error=e
t.hasError=!0}finally{const e=u(t)
if(e)await e}}finally{await i.close()}return(0,o.join)(t,e)})}const h=process.platform==="linux"
function placeOfHandle(t,e){return(0,r.realpath)(h?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,r.mkdir)(t,{recursive:!0})
let n=t
let i=held(await openFolder(t),t)
for(const t of e){n=(0,o.join)(n,t)
const e=i
try{i=held(await openOrMake(e.entry(t)),n)}finally{await e.close()}}return i}function held(t,e){const n=h?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,o.join)(n,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if((0,c.CA)(t)!=="ENOENT")throw t}await(0,r.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,r.open)(t,s.constants.O_RDONLY|s.constants.O_DIRECTORY|s.constants.O_NOFOLLOW)}}),23040:((t,e,n)=>{n.d(e,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var i=n(3024)
async function withoutUnchangedPointers(t,e,n){const i=n.filter(({status:t})=>t==="UPDATED")
if(i.length===0)return n
const s=new Set
const r=await lfsPaths(e,i)
for(const{path:n,oid:o}of i){if(o===void 0||!r.has(n))continue
const i=pointerIn(await e.raw(["cat-file","blob",o]))
if(i&&await isSameContent(t,n,i))s.add(n)}return n.filter(({path:t})=>!s.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const i=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(i.filter((t,e)=>e%3===0&&i[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,e,{oid:n,size:s}){if((0,i.BJ)(t,e)?.size!==s)return!1
const r=await(0,i.fx)(t,e,{algorithm:"sha256",maxBytes:s})
return r.status==="read"&&r.id===n}}),81464:((t,e,n)=>{n.d(e,{localWorkspace:()=>localWorkspace})
var i=n(77598)
var s=n(51455)
var r=n(98664)
var o=n(25355)
var a=n(26767)
var c=n(76760)
var l=n(46031)
var u=n(23040)
var h=n(48161)
var d=n(65466)
var f=n(15768)
var p=n(3024)
const w=6e4
async function withPrivateView({git:t,environment:{PATH:e=""}},n,i){const o=AbortSignal.timeout(w)
const a=await(0,s.mkdtemp)((0,c.join)((0,h.tmpdir)(),"deckhand-view-"))
try{await furnish(a,n)
const s={binary:t,folder:n.root,gitDir:a,signal:o}
const r={...d.ry,...e!==""&&{PATH:e}}
const l=plainGit({...s,environment:r})
const u=(0,c.join)(n.gitDir,"index")
const h=plainGit({...s,environment:{...r,GIT_INDEX_FILE:u}})
return await i({git:l,withIndex:h,base:await settleOnBase(a,l)})}catch(t){if(!(t instanceof r.vC)&&!o.aborted)throw t
const e=t instanceof r.vC?t.message:"Git took too long."
throw new r.Fp(`The repository in ${n.root} cannot be read. ${e}`,{cause:t})}finally{await(0,s.rm)(a,{recursive:!0,force:!0})}}async function furnish(t,{gitDir:e,commonDir:n}){const i=/^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(smallFile((0,c.join)(n,"config"))??"")
await(0,s.mkdir)((0,c.join)(t,"info"))
await Promise.all([...["refs","packed-refs","objects","shallow"].map(e=>(0,s.symlink)((0,c.join)(n,e),(0,c.join)(t,e))),(0,s.writeFile)((0,c.join)(t,"HEAD"),smallFile((0,c.join)(e,"HEAD"))??"ref: refs/heads/none\n"),(0,s.writeFile)((0,c.join)(t,"config"),i?g:m),(0,s.writeFile)((0,c.join)(t,"info/exclude"),smallFile((0,c.join)(n,"info/exclude"))??"")])}const m="[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
const g="[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n"
async function settleOnBase(t,e){const n=await baseOf(e,smallFile((0,c.join)(t,"HEAD"))??"")
if(n===void 0)return
await e.raw(["read-tree",n])
await(0,s.writeFile)((0,c.join)(t,"HEAD"),`${n}\n`)
return n}async function baseOf(t,e){const n=/^ref: refs\/heads\/([^\n]+)/.exec(e)?.[1]
const i=n===void 0?[]:[n]
const s=[...i,"HEAD","main","master"].map(t=>`refs/remotes/origin/${t}`)
for(const e of[...s,"HEAD"]){const n=await orNothing(t.raw(["merge-base","--end-of-options","HEAD",e]))
if(n!==void 0)return n.trim()}return}async function orNothing(t){try{return await t}catch(t){if(t instanceof r.vC&&["git","machine"].includes(t.code))return
throw t}}function plainGit({binary:t,...e}){const{folder:n,signal:i}=e
const s=(0,d.l7)(e)
const r=d.O8.flatMap(t=>["-c",t])
const done=async(e,o)=>{(0,d.B1)(e)
i?.throwIfAborted()
const a=await run(t,[...r,...e],{cwd:n,environment:s,signal:i,input:o},e)
i?.throwIfAborted()
if(a.exitCode!==0)throw(0,d.NO)(e,`${a.stderr}${a.stdout}`)
return a}
return Object.freeze({bytes:async(t,e)=>(await done(t,e)).stdout,raw:async(t,e)=>(await done(t,e)).stdout.toString(),both:done})}async function run(t,e,n,i){try{return await(0,f.m)(t,e,n)}catch(t){throw(0,d.NO)(i,t)}}async function repositoryOf(t,e){const n=await(0,s.realpath)(t[0])
for(let i=e;;i=(0,c.dirname)(i)){const e=await repositoryAt(t,i)
if(e||i===n||i===(0,c.dirname)(i))return e}}async function repositoryAt(t,e){const n=await gitDirAt(t,e)
if(n===void 0)return
const i=firstLine((0,c.join)(n,"commondir"))
const r=i===void 0?n:await(0,s.realpath)((0,c.resolve)(n,i))
if(!isLinkedWorktree(e,n))for(const e of[n,r,(0,c.join)(r,"objects")])await(0,l.nG)(t,e)
return{root:e,gitDir:n,commonDir:r}}async function gitDirAt(t,e){const n=(0,c.join)(e,".git")
try{if(!(await(0,s.lstat)(n)).isFile())return await(0,l.nG)(t,n)}catch(t){if((0,l.Md)(t))return
throw t}const i=/^gitdir: (.+)$/.exec(firstLine(n)??"")?.[1]
if(i===void 0)throw new r.Fp(`"${n}" is not what git makes.`)
return(0,s.realpath)((0,c.resolve)(e,i))}function isLinkedWorktree(t,e){if(e.startsWith(`${t}/`))return!1
return firstLine((0,c.join)(e,"gitdir"))===(0,c.join)(t,".git")}function firstLine(t){return smallFile(t)?.split("\n")[0]?.trim()}const y=1e6
function smallFile(t){const e=(0,p.Pd)((0,c.dirname)(t),(0,c.basename)(t),y)
if(e.status==="refused"&&e.why==="denied")throw new r.Fp(`"${t}" cannot be read: permission denied (${e.code}).`)
return e.status==="read"?e.bytes.toString("utf8"):void 0}async function gitChanges(t,e){return(0,l.OA)(`look for changes in "${e}"`,async()=>{const{roots:n}=t
const i=await(0,l.nG)(n,e)
const s=await repositoryOf(n,i)
const o=await repositoriesIn(n,i)
if(!s&&o.length===0)throw new r.Fp(`"${e}" is not in a git repository.`)
const a=s?await changesBelow(t,s,i):[]
const u=await Promise.all(o.map(e=>changesWithPrefix(t,i,e)))
const h=a.filter(t=>t.status!=="ADDED"||!isRootOf(o,(0,c.join)(i,t.path)))
return[...h,...u.flat()].sort((t,e)=>t.path<e.path?-1:1)})}async function repositoriesIn(t,e){const n=await(0,s.readdir)(e,{withFileTypes:!0})
const i=n.filter(t=>t.isDirectory()&&t.name!==".git")
const r=await Promise.all(i.map(({name:n})=>repositoryAt(t,(0,c.join)(e,n))))
return r.filter(t=>t!==void 0)}async function changesWithPrefix(t,e,n){const i=(0,c.relative)(e,n.root)
const s=await changesBelow(t,n,n.root)
return s.map(({status:t,path:e})=>({status:t,path:(0,c.join)(i,e)}))}function isRootOf(t,e){return t.some(({root:t})=>t===e)}async function changesBelow(t,e,n){const i=await withPrivateView(t,e,t=>changesOf(e,t))
const s=(0,c.relative)(e.root,n)
const r=s===""?"":s+c.sep
return i.filter(({path:t})=>t.startsWith(r)).map(({status:t,path:e})=>({status:t,path:e.slice(r.length)}))}async function changesOf(t,e){const n=await e.git.raw(["status","--porcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=dirty"])
const i=n.split("\0").flatMap(toChange)
const s=await withoutLeftOut(e,await(0,u.Eg)(t.root,e.git,i))
return[...s,...await addedAgainstIgnores(t,e,s)]}const v={M:"UPDATED",T:"UPDATED",D:"DELETED"}
function toChange(t){const e=t.split(" ")
if(e[0]==="?")return[{status:"ADDED",path:t.slice(2).replace(/\/$/,"")}]
const n=v[e[1]?.[1]??""]
const[i,s]=[e[6],e.slice(8).join(" ")]
return e[0]==="1"&&n&&i!==void 0?[{status:n,path:s,oid:i}]:[]}async function withoutLeftOut({withIndex:t},e){if(!e.some(({status:t})=>t==="DELETED"))return e
const n=(await t.raw(["ls-files","-t","-z","--cached"])).split("\0")
const i=new Set(n.flatMap(t=>t.startsWith("S ")?[t.slice(2)]:[]))
return e.filter(({status:t,path:e})=>t!=="DELETED"||!i.has(e))}async function addedAgainstIgnores({root:t},{withIndex:e,base:n},i){if(n===void 0)return[]
const s=["diff-index","--cached","--no-renames","--diff-filter=A","--name-only","-z",n,"--"]
const r=new Set((await e.raw(s)).split("\0").filter(Boolean))
for(const{path:t}of i)r.delete(t)
const o=await Promise.all([...r].map(async e=>await exists((0,c.join)(t,e))?[e]:[]))
return o.flat().map(t=>({status:"ADDED",path:t}))}async function exists(t){try{await(0,s.lstat)(t)
return!0}catch(t){if((0,l.Md)(t))return!1
throw t}}const b=1e6
async function gitDiff(t,e){return(0,l.OA)(`compare "${e}"`,async()=>{const{roots:n}=t
const i=(0,c.resolve)(n[0],e)
const s=await(0,l.nG)(n,(0,c.dirname)(i))
const o=(0,c.join)(s,(0,c.basename)(i))
const a=await repositoryOf(n,s)
if(!a)throw new r.Fp(`"${e}" is not in a git repository.`)
const u=(0,c.relative)(a.root,o)
const h=await withPrivateView(t,a,t=>originalOf(t,u,e))
const d=await modifiedOf(o,e)
if(h===void 0&&d===void 0)throw new r.Fp(`There is no file "${e}", and there was none.`)
return{modified:d??"",original:h??""}})}const O=/^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/
async function originalOf({git:t,base:e},n,i){if(e===void 0)return
const[,,s,o,a]=O.exec(await t.raw(["ls-tree","-l","-z",e,"--",n]))??[]
if(o===void 0)return
if(s!=="blob")throw new r.Fp(`"${i}" is a ${s==="commit"?"submodule":"directory"}, not a file.`)
if(Number(a)>b)throw new r.Fp(`"${i}" had ${a} bytes, more than the ${b} allowed.`)
return requireText(await t.raw(["cat-file","blob",o]),i)}async function modifiedOf(t,e){try{if((await(0,s.lstat)(t)).isSymbolicLink())return await(0,s.readlink)(t)}catch(t){if((0,l.Md)(t))return
throw t}const n=await(0,a.TA)([(0,c.dirname)(t)],t,b)
return requireText(new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n),e)}function requireText(t,e){if(!t.includes("\0")&&!t.includes("�"))return t
throw new r.Fp(`"${e}" is not UTF-8 text, so its change cannot be shown.`)}var k=n(31421)
var x=n(78474)
var $=n(58500)
var F=n(95366)
var E=n(94869)
var T=n(73024)
const S="--noprofile --norc --noediting +H -i <&3 3<&-"
function launchInTerminal({bash:t,script:e="script",cwd:n,environment:i}){const s=["-q","-e","-f","-c",`exec "$SHELL" ${S}`,"/dev/null"]
const r=(0,k.spawn)(e,s,{cwd:n,env:{...i,SHELL:t},detached:!0,stdio:D})
return{...ends(r),isTerminal:!0,streams:{input:"/dev/tty",output:"/dev/tty"}}}const A=`exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`
function launchOnPipes({bash:t,cwd:e,environment:n}){const i=["--noprofile","--norc","-c",`${A}; exec "$SHELL" ${S} >&199 2>&1`]
const s=(0,k.spawn)(t,i,{cwd:e,env:{...n,SHELL:t},detached:!0,stdio:D})
return{...ends(s),isTerminal:!1,streams:{input:"&198",output:"&199"}}}const D=["pipe","pipe","ignore","pipe"]
function ends(t){const[e,n,,i]=t.stdio
t.unref()
for(const t of[e,n,i]){t.unref()
t.on("error",()=>{})}return{child:t,commands:i,keys:e,output:n}}function findProgram(t,e,n){const i=e.split(c.delimiter).map(e=>(0,c.join)((0,c.resolve)(n,e),t))
return i.find(isProgram)}function isProgram(t){try{(0,T.accessSync)(t,T.constants.X_OK)
return(0,T.statSync)(t).isFile()}catch{return!1}}const L=50
async function killDescendants(t){if(process.platform!=="linux")return signalAll(t.pids.map(t=>-t),"SIGKILL")
const e=new Set
for(let n=0;n<L;n+=1){const n=descendantsOf(t).filter(t=>!e.has(t))
if(n.length===0)break
signalAll(n,"SIGSTOP")
for(const t of n)e.add(t)}for(let e=0;e<L;e+=1){const n=descendantsOf(t)
if(n.length===0)return
signalAll(n,"SIGKILL")
await(0,$.setTimeout)(e)}}function foregroundGroup(t){const e=processOf(t)?.foreground
return e===void 0||e<=1||e===t?void 0:e}function signalAll(t,e){for(const n of t)try{process.kill(n,e)}catch{}}function descendantsOf({mark:t,pids:e}){const n=(0,T.readdirSync)("/proc").flatMap(t=>/^\d+$/.test(t)?processOf(Number(t))??[]:[])
const isDescendant=({pid:n,session:i})=>e.includes(i)||hasMark(n,t)
const i=new Set(n.filter(isDescendant).map(({pid:t})=>t))
let s=-1
while(s<i.size){s=i.size
for(const{pid:t,parent:e}of n)if(i.has(e))i.add(t)}return n.filter(({pid:t,isAlive:e})=>e&&i.has(t)&&t!==process.pid).map(({pid:t})=>t)}function processOf(t){const e=read(`/proc/${t}/stat`)
const[n="",i,,s,,r]=e.slice(e.lastIndexOf(")")+2).split(" ")
if(i===void 0)return
const o={parent:Number(i),session:Number(s),foreground:Number(r)}
return{pid:t,isAlive:!/[ZX]/.test(n),...o}}function hasMark(t,e){return read(`/proc/${t}/environ`).split("\0").includes(e)}function read(t){try{return(0,T.readFileSync)(t,"latin1")}catch{return""}}var I=n(30289)
async function openProgram({file:t,args:e,environment:n},s){const o=["DECKHAND_PROGRAM",(0,i.randomBytes)(16).toString("hex")]
const a={...C,...s.environment,...n,[o[0]]:o[1]}
try{const n=(0,k.spawn)(t===I.Q$?s.node:t,e,{cwd:s.workingDir,env:a,detached:!0,stdio:"pipe"})
const i=new LocalProgram(n,o.join("="))
await(0,x.once)(n,"spawn")
return i}catch(e){const n=(0,l.CA)(e)
const i=t.includes("/")||findProgram(t,a.PATH??"",s.workingDir)!==void 0
const o=n==="ENOENT"||n==="EACCES"&&!i
const c=o?"there is no such program":n||"its name or arguments are invalid"
throw new r.Fp(`"${(0,E.TN)(t,200)}" cannot be started: ${c}.`,{cause:e})}}const C={SHLVL:"1"}
const P=1024*1024
const N=4e3
const _={write:1e4,read:2e4,drain:300,end:500}
class LocalProgram{#h
#d
#f
#p=[]
#w=0
#m=""
#g
#y=Promise.withResolvers()
#v
constructor(t,e){this.#h=t
this.#d=e
this.#f=new Promise(e=>t.once("exit",e))
const n=new F.u(t=>this.#o(t),I.xu)
t.stdout.on("data",t=>this.#b(n,t))
t.stderr.on("data",t=>{this.#m=(0,E.pJ)(this.#m+t.toString(),N)})
t.on("error",()=>{}).stdin.on("error",()=>{})
t.once("exit",(t,e)=>void this.#O(t,e))}async write(t){if(this.#g!==void 0)throw new r.Fp(this.#g)
if(this.#h.stdin.write(`${t}\n`))return
const e=new AbortController
const n=(0,$.setTimeout)(_.write,"late",{signal:e.signal}).catch(()=>{})
const i=(0,x.once)(this.#h.stdin,"drain",{signal:e.signal}).catch(()=>{})
const s=await Promise.race([n,i,this.#f])
e.abort()
if(s==="late")throw new r.Fp("It does not read its input.")}async read(){if(this.#p.length===0&&this.#g===void 0)await this.#k(_.read)
const t=this.#x()
if(this.#w<P)this.#h.stdout.resume()
return this.#p.length===0&&this.#g!==void 0?{lines:t,end:this.#g}:{lines:t}}close(){this.#v??=this.#$()
return this.#v}async#$(){this.#h.stdin.end()
this.#h.stdout.resume()
await Promise.race([this.#f,(0,$.setTimeout)(_.end)])
await killDescendants({mark:this.#d,pids:this.#h.pid===void 0?[]:[this.#h.pid]})
this.#F("It was ended.")}#b(t,e){if(this.#g!==void 0)return
try{t.push(e)}catch{this.#F(`It wrote a line of more than ${I.xu/1024/1024} MB.`)
this.close()}if(this.#w>=P)this.#h.stdout.pause()}#o(t){this.#p.push(t)
this.#w+=t.length
this.#y.resolve()}async#O(t,e){await Promise.race([(0,x.once)(this.#h.stdout,"close"),(0,$.setTimeout)(_.drain)])
const n=(0,E.TN)(this.#m,500)
this.#F(`It ended with ${e??`exit code ${t}`}.${n&&` Its last output: ${n}`}`)}#F(t){this.#g??=t
this.#y.resolve()}async#k(t){this.#y=Promise.withResolvers()
const e=new AbortController
await Promise.race([this.#y.promise,(0,$.setTimeout)(t,void 0,e).catch(()=>{})])
e.abort()}#x(){let t=0
const isOver=(e,n)=>{t+=e.length
return n>0&&t>P}
const e=this.#p.findIndex(isOver)
const n=this.#p.splice(0,e<0?this.#p.length:e)
this.#w-=n.reduce((t,e)=>t+e.length,0)
return n}}var M=n(93740)
var j=n(30714)
const H=10*1024*1024
const R=500
const W="work()"
function withinTime(t,e){let n
const i=(0,j.createContext)({work:()=>{n=e()}})
try{new j.Script(W).runInContext(i,{timeout:t})}catch(t){if(isTimeout(t))return
throw t}return n}function isTimeout(t){return typeof t==="object"&&t!==null&&"code"in t&&t.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}const B=64
async function walk(t){const{place:e,signal:n,deadline:i,turnMs:s}=t
if(e.file!==void 0)return{paths:[e.file],isComplete:!0}
const r=[{path:"",layer:t.withIgnored?void 0:layersAbove(e.root,e.folder)}]
const o=[]
while(r.length>0){if(i.aborted)return{paths:o,isComplete:!1}
if(!withinTime(s,()=>takeTurn(r,o,t)))throw tooSlow()
await(0,$.setImmediate)()
n.throwIfAborted()}return{paths:o,isComplete:!0}}function tooSlow(){return new r.Fp("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.")}function takeTurn(t,e,{place:n,withHidden:i,withIgnored:s}){for(let r=0;r<B;r+=1){const r=t.pop()
if(!r)break
const o=(0,c.join)(n.folder,r.path)
const a=s?void 0:layerOf(o,r.layer)
for(const n of entriesOf(o)){if(!isShown(n,o,a,i))continue
const s=r.path===""?n.name:`${r.path}/${n.name}`
if(n.isDirectory())t.push({path:s,layer:a})
else if(n.isFile())e.push(s)}}return!0}function isShown(t,e,n,i){if(t.name===".git")return!1
const s=verdictOn((0,c.join)(e,t.name),t.isDirectory(),n)
if(s===void 0)return i||!t.name.startsWith(".")
return s==="kept"}function verdictOn(t,e,n){for(let i=n;i;i=i.above){const n=i.rules((0,c.relative)(i.folder,t),e)
if(n)return n}return}function layersAbove(t,e){if(e===t||!e.startsWith(t))return
const n=(0,c.dirname)(e)
return layerOf(n,layersAbove(t,n))}function layerOf(t,e){const n=readNow((0,c.join)(t,".gitignore"))
return n?{folder:t,rules:ignoreRules(n.toString()),above:e}:e}function entriesOf(t){try{return(0,T.readdirSync)(t,{withFileTypes:!0})}catch{return[]}}function ignoreRules(t){const e=t.replace(/^\uFEFF/,"").split("\n").flatMap(parse).reverse()
return(t,n)=>e.find(({forDirectories:e,matches:i})=>(n||!e)&&i(t))?.verdict}function parse(t){const e=t.endsWith("\\ ")?t:t.trimEnd()
if(e.startsWith("#"))return[]
const n=e.startsWith("!")?"kept":"ignored"
const i=e.slice(n==="kept"?1:0).replace(/\/$/,"")
const s=i===""?void 0:ignorePattern(i)
return s?[{verdict:n,forDirectories:e.endsWith("/"),matches:s}]:[]}function ignorePattern(t){try{const e=new RegExp(`^${sourceOf(anchored(t))}$`,"su")
return t=>e.test(t)}catch{return}}function anchored(t){if(!t.includes("/"))return`**/${t}`
const e=t.replace(/^\//,"")
return e.endsWith("/**")?`${e}/*`:e}const G=/^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu
function sourceOf(t){return t.replaceAll(G,(t,e,n,i)=>{if(t==="**/")return"(?:.*/)?"
if(t==="/**/")return"/(?:.*/)?"
if(t.startsWith("*"))return"[^/]*"
if(t==="?")return"[^/]"
if(n!==void 0)return`(?!/)[${e?"^":""}${classMembers(n)}]`
if(t==="["||t==="\\")throw new SyntaxError("A class or an escape has no end.")
return literal(i??t)})}function literal(t){return t.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}function classMembers(t){return t.replaceAll(/\\(.)|[\]^[]/gsu,(t,e)=>{const n=e??t
return/[\\\]^[-]/.test(n)?`\\${n}`:n})}function readNow(t){let e
try{e=(0,T.openSync)(t,q)}catch{return}try{const t=(0,T.fstatSync)(e)
return t.isFile()&&t.size<=H?(0,T.readFileSync)(e):void 0}catch{return}finally{(0,T.closeSync)(e)}}const q=T.constants.O_RDONLY|T.constants.O_NONBLOCK|T.constants.O_NOFOLLOW
const z={turnFiles:100,turnBytes:4*1024*1024}
const U={list:walk,async matching(t,e){const{matches:n}=linePattern(t)
const{paths:i,isComplete:s}=await walk(e)
const r=[]
const o=await inTurns(i,e,t=>{for(const{path:e,text:i}of t)if(n(i))r.push(e)
return!0})
return{paths:r,isComplete:s&&o}},async lines(t,e,n,i){const{linesOf:s}=linePattern(t)
const r=[]
const o=await inTurns(e,i,t=>{for(const{path:e,text:i}of t)for(const t of s(i))if(r.push({path:e,...t})>n)return!1
return!0})
return{lines:r,isComplete:o}}}
async function inTurns(t,e,n){const{place:i,signal:s,deadline:o,turnMs:a}=e
for(const e of turns(t,i.folder)){const t=withinTime(a,()=>n(e))
if(t===void 0)throw new r.Fp("The pattern takes too long. Use a simpler one, without nested repeats.")
if(!t)return!0
await(0,$.setImmediate)()
s.throwIfAborted()
if(o.aborted)return!1}return!0}function*turns(t,e){let n=[]
let i=0
for(const s of t){const t=readNow((0,c.join)(e,s))
const r=t&&searchableText(t)
if(r===void 0)continue
n.push({path:s,text:r})
i+=r.length
if(n.length<z.turnFiles&&i<z.turnBytes)continue
yield n
n=[]
i=0}if(n.length>0)yield n}function searchableText(t){const e=wideEncoding(t)
if(e!==void 0)return new TextDecoder(e).decode(t)
if(t.includes(0))return
const n=t.toString()
return n.startsWith("\ufeff")?n.slice(1):n}function wideEncoding([t,e]){if(t===255&&e===254)return"utf-16le"
return t===254&&e===255?"utf-16be":void 0}function linePattern(t){const e=compile(t.replace(/^\(\?[ims]+\)/,""))
const n=!/\(\?<?!/.test(t)
function*linesOf(t){if(n&&!e.test(t))return
for(const[n,i]of linesIn(t).entries())if(e.test(i))yield{number:n+1,text:(0,E.GH)((0,E.Mx)(i,"\r"),R)}}return{linesOf:linesOf,matches:t=>!linesOf(t).next().done}}function linesIn(t){const e=t.split(/\r?\n/)
const n=e.pop()??""
return n===""?e:[...e,n.replace(/\r$/,"")]}function compile(t){try{return new RegExp(t,"imu")}catch{return compileLoosely(t)}}function compileLoosely(t){try{return new RegExp(t,"im")}catch(t){const e=t instanceof Error?t.message:String(t)
throw new r.Fp(`The pattern is not a supported regular expression. ${e}`,{cause:t})}}const K=64*1024*1024
const J=["--no-config","--no-follow","--no-messages","--color=never","--null","--no-require-git","--no-ignore-global","--no-ignore-exclude","--no-ignore-dot","--glob=!.git"]
const V=["--ignore-case","--crlf",`--max-filesize=${H}`]
const Y=["--line-number","--with-filename","--no-heading","--threads=1",`--max-columns=${4*R}`,"--max-columns-preview"]
class RipgrepMissing extends Error{}function ripgrep(t,e){const run=(n,i)=>execute(t,n,e,i)
return{async list(t){const{text:e,isComplete:n}=await run(["--files",...extent(t),"--",target(t)],t)
return{paths:pathsIn(e),isComplete:n}},async matching(t,e){const n=["--files-with-matches",...V,...extent(e),"--",t,target(e)]
const{text:i,isComplete:s}=await run(n,e)
return{paths:pathsIn(i),isComplete:s}},async lines(t,e,n,i){const s=e.map(t=>`./${t}`)
const{text:r,isComplete:o}=await run([...V,...Y,"--",t,...s],i)
return{lines:ripgrep_linesIn(r,n+1),isComplete:o}}}}function extent({withHidden:t,withIgnored:e}){return[...t?["--hidden"]:[],...e?["--no-ignore"]:[]]}function target({place:t}){return`./${t.file??""}`}async function execute(t,e,n,{place:i,signal:s,deadline:r}){s.throwIfAborted()
const{stdout:o,stderr:a,exitCode:c,isCut:l}=await start(t,[...J,...e],{cwd:i.folder,environment:n,maxBytes:K,signal:AbortSignal.any([s,r])})
s.throwIfAborted()
if(c===2&&a.trim()!=="")throw refused(a)
return{text:o.toString(),isComplete:!l}}async function start(t,e,n){try{return await(0,f.m)(t,e,n)}catch(t){if(["ENOENT","EACCES","ENOEXEC"].includes((0,l.CA)(t)))throw new RipgrepMissing
throw t}}function refused(t){return new r.Fp(`The pattern is not a supported regular expression. ${(0,E.GH)(t.trim(),500)}`)}function pathsIn(t){return t.split("\0").slice(0,-1).map(withoutDot)}function ripgrep_linesIn(t,e){const n=[]
for(const i of t.split("\n")){const t=/^([^\0]+)\0(\d+):(.*)$/s.exec(i)
if(!t)continue
const[,s="",r,o=""]=t
n.push({path:withoutDot(s),number:Number(r),text:(0,E.Mx)(o,"\r")})
if(n.length===e)break}return n}function withoutDot(t){return t.replace(/^\.\//,"")}const X={timeoutMs:3e4,turnMs:3e3,lookMs:3e3}
function search(t){const e=withFallback(ripgrep(t.ripgrep,t.environment))
return{async findFiles({path:n,glob:i,limit:s},r){const o=await scopeOf(t,n,i,r)
const{paths:a,isComplete:c}=await e(t=>t.list(o))
const l=await newestFirst(o.place.folder,filtered(a,i,o))
const u=l.length>0?{}:await ignoredIn(o,i,t=>e(e=>e.list(t)))
return{files:shown(l.slice(0,s),o.place),total:l.length,isComplete:c,...u}},async searchText({path:n,pattern:i,include:s,limit:r,lineLimit:o=0},a){if(i.length>Z||i.includes("\0"))throw unfitPattern()
const c=await scopeOf(t,n,s,a)
const{paths:l,isComplete:u}=await e(t=>t.matching(i,c))
const h=await newestFirst(c.place.folder,filtered(l,s,c))
const d=h.slice(0,r)
const look=t=>e(e=>e.matching(i,t))
const f=h.length>0?{}:await ignoredIn(c,s,look)
const p=o>0&&d.length>0
const{lines:w,isComplete:m}=p?await e(t=>t.lines(i,d,o,c)):Q
return{files:shown(d,c.place),total:h.length,isComplete:u&&m,lines:w.slice(0,o).map(({path:t,...e})=>({...e,file:search_name(t,c.place)})),hasMoreLines:w.length>o,...f}}}}const Z=1e4
function unfitPattern(){return new r.Fp(`A pattern has at most ${Z} characters, none of them NUL.`)}const Q={lines:[],isComplete:!0}
async function scopeOf({roots:t,timeoutMs:e=X.timeoutMs,turnMs:n=X.turnMs},i,s,r){const o=await placeOf(t,i)
const a=s!==void 0&&meansHidden(s)
const c=e>0?AbortSignal.timeout(e):AbortSignal.abort()
return{place:o,withHidden:a,withIgnored:!1,signal:r,deadline:c,turnMs:n}}async function ignoredIn(t,e,n){const i=AbortSignal.any([t.deadline,AbortSignal.timeout(X.lookMs)])
const{paths:s}=await n({...t,withIgnored:!0,deadline:i})
const r=filtered(s,e,t).length
return r>0?{ignored:r}:{}}function withFallback(t){let e=!0
return async n=>{if(!e)return n(U)
try{return await n(t)}catch(t){if(!(t instanceof RipgrepMissing))throw t
e=!1
return n(U)}}}function filtered(t,e,{turnMs:n}){if(e===void 0)return t
const i=globMatcher(e)
const s=withinTime(n,()=>t.filter(i))
if(!s)throw new r.Fp(`The glob "${e}" takes too long. Use one with fewer stars.`)
return s}function shown(t,e){return t.map(t=>search_name(t,e))}function search_name(t,{folder:e,root:n,isMain:i}){const s=(0,c.join)(e,t)
return i?(0,c.relative)(n,s):s}const tt=1e3
function globMatcher(t){const e=t.replace(/^(?:\.\/)+/,"")
if(e===""||e.length>tt)throw new r.Fp("Give a glob of 1 to 1000 characters.")
if(/^\/|(?:^|\/)\.\.(?:\/|$)/.test(e))throw new r.Fp(`The glob "${t}" leads out of the directory it is about. Give the directory as \`path\`.`)
const n=compiled(e.includes("/")?e:`**/${e}`)
return t=>t===e||n.test(t)}function compiled(t){try{return(0,M.h)(t)}catch(e){throw new r.Fp(`The glob "${t}" cannot be read: a range of its brackets runs backwards.`,{cause:e})}}function meansHidden(t){return/(?:^|[/{,(|])\.[^./]/.test(t.replace(/^(?:\.\/)+/,""))}const et=1e3
async function newestFirst(t,e){const n=[]
for(const[i,s]of e.entries()){const e=(0,T.lstatSync)((0,c.join)(t,s),{throwIfNoEntry:!1})?.mtimeMs
if(e!==void 0)n.push({path:s,time:e})
if(i%et===et-1)await(0,$.setImmediate)()}return n.sort((t,e)=>e.time-t.time||(t.path<e.path?-1:1)).map(({path:t})=>t)}async function placeOf(t,e){return(0,l.OA)(`search "${e}"`,async()=>{const{real:n,root:i}=await(0,l.o1)(t,e)
const o=await(0,s.stat)(n)
if(!o.isDirectory()&&!o.isFile())throw new r.Fp(`"${e}" is neither a directory nor a file.`)
const[a,u]=o.isFile()?[(0,c.dirname)(n),(0,c.basename)(n)]:[n,void 0]
return{folder:a,file:u,root:i,isMain:i===(await(0,l.o1)(t,(0,c.resolve)(t[0]))).real}})}var nt=n(36827)
const it=64*1024
const st=300
async function runShell(t,e){e.signal.throwIfAborted()
const n=newMark()
const i=await shell_start(t,n,{...e,script:'exec bash -c "$1" bash 2>&1',stdin:void 0})
const s=(0,nt.a0)(it)
i.stdout.on("data",t=>s.push(t))
const r=await waitForEnd(i,e)
if(r.isCut)await killDescendants({mark:n,pids:i.pid===void 0?[]:[i.pid]})
const o=await r.code
e.signal.throwIfAborted()
return{command:t,exitCode:r.isCut?-1:o,...s.result(),timedOut:r.isCut}}const rt=25e3
async function runPiped({command:t,stdin:e},n){n.signal.throwIfAborted()
const i=newMark()
const s=await shell_start(t,i,{...n,script:'exec bash --norc -c "$1" bash',stdin:e})
const[r,o]=[(0,nt.a0)(rt),(0,nt.a0)(rt)]
s.stdout.on("data",t=>r.push(t))
s.stderr?.on("data",t=>o.push(t))
const a=await waitForEnd(s,n)
await killDescendants({mark:i,pids:s.pid===void 0?[]:[s.pid]})
const c=await a.code
n.signal.throwIfAborted()
return{exitCode:a.isCut?-1:c,stdout:r.result().output,stderr:o.result().output,timedOut:a.isCut}}function newMark(){return`DECKHAND_RUN=${(0,i.randomBytes)(16).toString("hex")}`}async function waitForEnd(t,{timeoutMs:e,signal:n}){const i=AbortSignal.timeout(Math.max(1,Math.round(e)))
const s=endOf(t)
const r=await Promise.race([s,abortOf(AbortSignal.any([n,i]))])
return{isCut:r===void 0,code:s}}async function shell_start(t,e,n){const{cwd:i,environment:s,script:o,stdin:a}=n
const[c="",l=""]=e.split("=")
const u={...s,[c]:l}
if(t.includes("\0"))throw new r.Fp("The command cannot be run: it contains a NUL character.")
try{const e=a===void 0?["ignore","pipe","ignore"]:["pipe","pipe","pipe"]
const n=(0,k.spawn)("/bin/sh",["-c",o,"sh",t],{cwd:i,env:u,detached:!0,stdio:[...e]})
await(0,x.once)(n,"spawn")
n.stdin?.on("error",()=>{}).end(a)
return n}catch(t){throw notStarted(t)}}function notStarted(t){const e=(0,l.CA)(t)
if(e==="E2BIG")return new r.Fp("The command is too long. Write long text with file_editor instead.")
if(e==="ENOENT")return new r.Fp("The command cannot be run: the workspace folder no longer exists.")
return e.startsWith("E")?new r.Fp(`The command cannot be run (${e}).`,{cause:t}):t}async function endOf(t){const e=Promise.all([(0,x.once)(t.stdout,"close"),t.stderr&&(0,x.once)(t.stderr,"close")])
const[n,i]=await(0,x.once)(t,"exit")
const s=setTimeout(()=>{t.stdout.destroy()
t.stderr?.destroy()},st)
await e
clearTimeout(s)
return n??128+(i?h.constants.signals[i]:0)}async function abortOf(t){if(!t.aborted)await(0,x.once)(t,"abort")}const ot="\\a"
function frameStart(t){return Buffer.from(`${t}`)}function parseFrame(t,e){const[n="",i=""]=t.split(e)
const s=/^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(n)
if(!s)return
const[,r,o,a,c,l=""]=s
const u=c?Number(c):-1
const h={sequence:Number(r),exitCode:Number(o),shell:Number(a),lastJob:u}
return{...h,workingDir:l,searchPath:i}}function startLines({input:t}){const e="set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50"
return`{ ${e} <${t}; } >/dev/null 2>&1\n`}function exportLine(t){const e=exported(t).map(([t,e])=>`${t}=${quoted(e)}`)
return e.length===0?"":`{ \\builtin \\export ${e.join(" ")}; } >/dev/null 2>&1\n`}function exported(t){const isAllowed=([t,e])=>/^[A-Za-z_]\w*$/.test(t)&&!e.includes("\0")
return Object.entries(t).filter(isAllowed)}function commandLine(t,e,{input:n,output:i}){const s=e===0?"":e===1?"! :; ":`(\\exit ${e}); `
const r=`\\builtin \\eval ${quoted(t)} <${n} >${i} 2>&1`
return`{ PS1=; ${s}${r}; } >/dev/null 2>&1\n`}function statusLine(t,e,n={}){const i=`'${ot}${e}${t} '$?' $$ \${!-} \${PWD-}${e}\${PATH-}${e}'`
const s=exported(n).map(([t])=>t)
const r=s.length===0?"":` \\builtin \\unset -v ${s.join(" ")} || \\builtin \\exit 1;`
return`\n{ PS1=${i};${r} } >/dev/null 2>&1\n`}function quoted(t){return`'${t.replaceAll("'","'\\''")}'`}const at=7
const ct=256*1024
class FrameReader{#E
#T
#n=Buffer.alloc(0)
constructor(t){this.#E=t
this.#T=frameStart(t)}push(t){const e=[]
let n=this.#n.length===0?t:Buffer.concat([this.#n,t])
let i=n.indexOf(this.#T)
while(i>=0){const t=this.#S(n,i)
if(t<0)break
const s=parseFrame(n.toString("utf8",i+this.#T.length,t),this.#E)
if(i>0)e.push({output:n.subarray(0,i)})
if(s)e.push({frame:s})
n=n.subarray(t)
i=n.indexOf(this.#T)}const s=i<0?this.#A(n):i
const r=n.length-s<=ct
this.#n=r?n.subarray(s):Buffer.alloc(0)
const o=r?n.subarray(0,s):n
if(o.length>0)e.push({output:o})
return e}end(){const t=this.#n
this.#n=Buffer.alloc(0)
return t}#S(t,e){const n=t.indexOf(this.#E,e+this.#T.length)
const i=n<0?-1:t.indexOf(this.#E,n+this.#E.length)
return i<0?-1:i+this.#E.length}#A(t){const e=t.lastIndexOf(at)
if(e<0||t.length-e>=this.#T.length)return t.length
return t.subarray(e).equals(this.#T.subarray(0,t.length-e))?e:t.length}}class Watch{#D
#L
#F
constructor({quietMs:t,totalMs:e},n){const end=t=>{this.#F=t
n()}
this.#D=t===void 0?void 0:setTimeout(end,t,"quiet")
this.#L=setTimeout(end,e,"time")}get over(){return this.#F}hear(){if(this.#F===void 0)this.#D?.refresh()}stop(){clearTimeout(this.#D)
clearTimeout(this.#L)}}class Happenings{#w=new Set
tell(){for(const t of this.#w)t()}async until(t,e){if(t()||e.aborted)return
const{promise:n,resolve:i}=Promise.withResolvers()
const look=()=>{if(t())i()}
const abort=()=>i()
this.#w.add(look)
e.addEventListener("abort",abort)
await n
this.#w.delete(look)
e.removeEventListener("abort",abort)}async within(t,e){const n=new AbortController
const i=setTimeout(()=>n.abort(),t)
await this.until(e,n.signal)
clearTimeout(i)
return e()}}const lt={start:1e4,drain:300,interrupt:300}
const ut=2
const ht=137
class LocalShell{#I
#E
#d
#C
#n=new nt.ro
#P=new Happenings
#N={is:"starting"}
#_=0
#M={}
#j=0
#H={sequence:0,exitCode:0,shell:0,lastJob:-1,workingDir:"",searchPath:""}
#T
#R
#v
constructor({shell:t,nonce:e,mark:n}){this.#I=t
this.#E=e
this.#d=n
this.#C=new FrameReader(e)
t.output.on("data",t=>this.#W(t))
t.child.once("error",()=>this.#g(127))
t.child.once("exit",(t,e)=>this.#B(t??128+(e?h.constants.signals[e]:0)))}get start(){if(!this.#T)throw new r.vC("bug","The folder of a shell was requested before the shell started.")
return this.#T}async begin(){this.#G(startLines(this.#I.streams)+statusLine(0,this.#E))
await this.#q(lt.start)
this.#T={...this.#z(),user:userName(),host:(0,h.hostname)()}
return this.#N.is==="idle"}async run(t,e,n){if(t.includes("\0"))throw new r.Fp("The command cannot be run: it contains a NUL character.")
n.signal.throwIfAborted()
const i=this.#N
if(i.is==="ended")return{...ended(i.exitCode,!0),output:this.#n.take()}
if(i.is==="running")return{status:"busy",output:""}
const s=this.#U()
this.#_+=1
this.#M=e
this.#N={is:"running"}
this.#G(exportLine(e)+commandLine(t,this.#j,this.#I.streams)+this.#K())
return{...await this.#J(n),...s&&{earlier:s}}}async type(t,e){e.signal.throwIfAborted()
if(this.#N.is==="running")this.#V(t)
return this.#J(e)}async read(t){t.signal.throwIfAborted()
return this.#J(t)}async rest(t){this.#I.output.resume()
const isReady=()=>this.#N.is!=="running"||this.#n.size>=nt.mJ||this.#R?.over!==void 0
await this.#P.until(isReady,t)
if(t.aborted)await this.#Y()
t.throwIfAborted()
return this.#X()}close(){const{pid:t}=this.#I.child
const e=[t,this.#H.shell].filter(t=>t!==void 0&&t>0)
this.#v??=killDescendants({mark:this.#d,pids:e}).finally(()=>this.#Z())
return this.#v}#J(t){this.#R?.stop()
this.#R=new Watch(t,()=>this.#P.tell())
return this.rest(t.signal)}#X(){const t=this.#Q()
if(t.status==="more")this.#I.output.pause()
else this.#R?.stop()
return{...t,output:this.#n.take()}}#Q(){const t=this.#N
if(t.is==="ended")return ended(t.exitCode,!1)
if(t.is==="running"){const t=this.#R?.over
return t===void 0?{status:"more"}:{status:"running",because:t}}if(t.is!=="done")return{status:"idle"}
this.#N={is:"idle"}
return{status:"finished",exitCode:t.frame.exitCode,place:this.#z()}}#U(){const t=this.#N.is==="done"?{exitCode:this.#N.frame.exitCode}:{}
const e=this.#n.take()
return e===""&&this.#N.is!=="done"?void 0:{output:e,...t}}#z(){const{workingDir:t,searchPath:e,lastJob:n}=this.#H
const find=n=>findProgram(n,e,t)
return{workingDir:t,python:find("python")??find("python3"),lastJob:n}}#W(t){for(const e of this.#C.push(t))if("output"in e)this.#n.push(e.output)
else this.#tt(e.frame)
this.#R?.hear()
this.#P.tell()}#tt(t){const e=this.#N.is==="starting"
if(t.sequence!==this.#_||!e&&this.#N.is!=="running")return
this.#n.flush()
if(e)this.#n.take()
this.#H=t
this.#j=t.exitCode
this.#N=e?{is:"idle"}:{is:"done",frame:t}}#B(t){const{output:e}=this.#I
const n=setTimeout(()=>e.destroy(),lt.drain)
const end=()=>{clearTimeout(n)
this.#g(t)}
e.resume()
if(e.closed)end()
else e.once("close",end)}#g(t){this.#n.push(this.#C.end())
this.#n.flush()
this.#N={is:"ended",exitCode:t}
this.close()
this.#P.tell()}#Z(){if(this.#N.is!=="ended")this.#N={is:"ended",exitCode:ht}
this.#P.tell()
for(const t of[this.#I.commands,this.#I.keys,this.#I.output])t.destroy()}#G(t){this.#I.commands.write(t)}#K(){return statusLine(this.#_,this.#E,this.#M)}#V(t){press(this.#I,t)
if(t===void 0||hasInterrupt(t))this.#G(this.#K())}async#Y(){this.#R?.stop()
this.#I.output.resume()
for(let t=0;t<ut;t+=1){if(this.#N.is!=="running")return
this.#V()
if(await this.#q(lt.interrupt))return
const t=foregroundGroup(this.#H.shell)
if(t!==void 0)signalAll([-t],"SIGKILL")
if(await this.#q(lt.interrupt))return}await this.close()}#q(t){return this.#P.within(t,()=>this.#N.is!=="running"&&this.#N.is!=="starting")}}function ended(t,e){return{status:"ended",exitCode:t,isBefore:e}}function userName(){try{return(0,h.userInfo)().username}catch{return}}const[dt,ft,pt]=["","",""]
function hasInterrupt(t){return t.includes(dt)}function press({child:t,isTerminal:e,keys:n},i=dt){if(e){n.write(i)
return}if(i.includes(ft)||i.includes(pt))throw new r.Fp("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.")
if(hasInterrupt(i)&&t.pid!==void 0)signalAll([-t.pid],"SIGINT")
n.write(i.replaceAll(dt,""))}function localWorkspace({workingDir:t,outputDir:e,undoDir:n,environment:i,ripgrep:s="rg",git:r="git",node:c="node"}){const u=e===void 0?[t]:[t,e]
return Object.freeze({kind:"LocalWorkspace",workingDir:t,outputDir:e,run:(e,{variables:n,...s})=>runShell(e,{...s,cwd:t,environment:{...i,...n}}),pipe:({variables:e,...n},s)=>runPiped(n,{...s,cwd:t,environment:{...i,...e}}),openShell:()=>openShell({workingDir:t,environment:i}),openProgram:e=>openProgram(e,{workingDir:t,environment:i,node:c}),edits:new o.Z(n),saveOutput:(t,n)=>(0,a.nJ)(e,t,n),stat:t=>(0,a.T1)(u,t),read:(t,e)=>(0,a.TA)(u,t,e),write:(t,e,n)=>(0,a.R0)(u,t,e,n),remove:t=>(0,a.nM)(u,t),list:t=>(0,a.KG)(u,t),realPath:t=>(0,l.OA)(`find "${t}"`,()=>(0,l.nG)(u,t)),...gitView({roots:u,environment:i,git:r}),...search({roots:u,environment:i,ripgrep:s})})}function gitView(t){return{gitChanges:(e=".")=>gitChanges(t,e),gitDiff:e=>gitDiff(t,e)}}async function openShell({workingDir:t,environment:e,isTerminal:n=!0}){await requireFolder(t)
const{PATH:s="/usr/local/bin:/usr/bin:/bin"}=e
const o=findProgram("bash",s,t)
if(!o)throw new r.Fp("No command can be run: there is no bash here.")
const a=process.platform==="linux"?findProgram("script",s,t):void 0
for(const s of n&&a?[launchInTerminal,launchOnPipes]:[launchOnPipes]){const n=(0,i.randomBytes)(16).toString("hex")
const r=`DECKHAND_SHELL=${(0,i.randomBytes)(16).toString("hex")}`
const c={...e,...sessionEnvironment(r,t)}
const l={bash:o,script:a,cwd:t,environment:c}
const u=new LocalShell({shell:s(l),nonce:n,mark:r})
if(await u.begin())return u
await u.close()}throw new r.Fp("No command can be run: bash does not start here.")}function sessionEnvironment(t,e){const[n="",i=""]=t.split("=")
return{PWD:e,[n]:i,VIRTUAL_ENV_DISABLE_PROMPT:"1"}}async function requireFolder(t){const e=await(0,s.stat)(t).catch(()=>{})
if(!e?.isDirectory())throw new r.Fp("No command can be run: the workspace folder no longer exists.")}}),15768:((t,e,n)=>{n.d(e,{m:()=>runProgram})
var i=n(31421)
var s=n(78474)
const r=64*1024
async function runProgram(t,e,n){const{cwd:o,environment:a,signal:c,input:l="",maxBytes:u=Number.POSITIVE_INFINITY,ends:h="program"}=n
const d=[]
const{onStdout:f=t=>void d.push(t)}=n
const p=(0,i.spawn)(t,e,{cwd:o,env:a,stdio:"pipe",detached:h==="group"})
let w=!1
const cut=()=>{w=!0
if(h==="group")killGroup(p.pid)
else p.kill("SIGKILL")
p.stdout.destroy()
p.stderr.destroy()}
if(c?.aborted)cut()
c?.addEventListener("abort",cut,{once:!0})
try{p.stdin.on("error",()=>{}).end(l)
const t=[]
pass(p,"stdout",u,f,cut)
pass(p,"stderr",r,e=>void t.push(e))
const[e]=await(0,s.once)(p,"close")
return{stdout:Buffer.concat(d),stderr:Buffer.concat(t).toString(),exitCode:e,isCut:w}}finally{c?.removeEventListener("abort",cut)}}function killGroup(t){try{if(t!==void 0)process.kill(-t,"SIGKILL")}catch{}}function pass(t,e,n,i,s){let r=0
t[e].on("data",t=>{if(r<n)i(t.subarray(0,n-r))
r+=t.length
if(r>n)s?.()})}}),30289:((t,e,n)=>{n.d(e,{Q$:()=>s,xu:()=>r,yk:()=>readOnlyWorkspace})
var i=n(98664)
const s="node of the workspace"
const r=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new i.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),95366:((t,e,n)=>{n.d(e,{u:()=>LineReader})
class LineReader{#et
#b
#nt=[]
#it=0
constructor(t,e){this.#b=t
this.#et=e}push(t){let e=0
for(let n=t.indexOf(10);n>=0;n=t.indexOf(10,e)){this.#o(t.subarray(e,n))
this.#st()
e=n+1}this.#o(t.subarray(e))}#o(t){this.#it+=t.length
if(this.#it>this.#et)throw new Error(`A line is longer than ${this.#et} bytes.`)
if(t.length>0)this.#nt.push(t)}#st(){const t=Buffer.concat(this.#nt,this.#it).toString()
this.#nt=[]
this.#it=0
if(t!=="")this.#b(t)}}})}

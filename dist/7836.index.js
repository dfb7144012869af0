export const id=7836
export const ids=[7836,6767]
export const modules={25355:((t,e,n)=>{n.d(e,{Z:()=>EditHistory})
var s=n(77598)
var i=n(76760)
var r=n(98664)
var o=n(26767)
const a=10
const c=256*1024
const l=1024*1024
const u={held:16*l,stored:64*l}
class EditHistory{#t
#e=new Map
#n=new Map
#s=new Map
constructor(t){this.#t=t}async remember(t,e,{mayStore:n}){const s=await this.#i(t)
const i=String(Number(s.at(-1)?.name??0)+1).padStart(6,"0")
const r=n&&e.length<=c&&await this.#r(t,i,e)
const o=r?{name:i}:{name:i,bytes:e};(r?this.#s:this.#n).set(o,{file:t,size:e.length})
await this.#o(t,[...s,o],a)
await this.#a(this.#n,u.held)
await this.#a(this.#s,u.stored)}async#o(t,e,n){const s=n===0?[]:e.slice(-n)
for(const n of e.slice(0,e.length-s.length))await this.#c(t,n)
this.#e.set(t,s)}async#a(t,e){let n=0
for(const e of t.values())n+=e.size
for(const[s,{file:i}]of t){if(n<=e)return
const r=await this.#i(i)
const o=r.slice(0,r.indexOf(s)+1)
for(const e of o)n-=t.get(e)?.size??0
await this.#o(i,r,r.length-o.length)}}async last(t){const e=(await this.#i(t)).at(-1)
if(!e||this.#t===void 0)return e?.bytes
return e.bytes??(0,o.TA)([this.#t],this.#l(t,e.name),c)}async forgetLast(t){const e=await this.#i(t)
const n=e.at(-1)
if(n)await this.#c(t,n)
this.#e.set(t,e.slice(0,-1))}async#i(t){return this.#e.get(t)??await this.#u(t)}async#u(t){const e=this.#t
if(e===void 0)return[]
const n=this.#l(t)
const s=await orElse([],async()=>await(0,o.T1)([e],n)?(0,o.KG)([e],n):[])
return s.filter(({name:t})=>/^\d{6}$/.test(t)).map(({name:t})=>({name:t}))}async#r(t,e,n){const s=this.#t
if(s===void 0)return!1
return orElse(!1,async()=>{await(0,o.R0)([s],this.#l(t,e),n)
return!0})}async#c(t,e){const n=this.#t
this.#n.delete(e)
this.#s.delete(e)
if(e.bytes||n===void 0)return
await orElse(void 0,()=>(0,o.nM)([n],this.#l(t,e.name)))}#l(t,e=""){return(0,i.join)(this.#t??"",(0,s.createHash)("sha256").update(t).digest("hex").slice(0,16),e)}}async function orElse(t,e){try{return await e()}catch(e){if(e instanceof r.Fp)return t
throw e}}}),26767:((t,e,n)=>{n.d(e,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var s=n(77598)
var i=n(73024)
var r=n(51455)
var o=n(76760)
var a=n(98664)
var c=n(46031)
var l=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var s,i
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
s=e[Symbol.dispose]
if(n)i=s}if(typeof s!=="function")throw new TypeError("Object not disposable.")
if(i)s=function(){try{i.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:s,async:n})}else if(n)t.stack.push({async:!0})
return e}
var u=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,s=0
function next(){while(n=e.stack.pop())try{if(!n.async&&s===1)return s=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return s|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else s|=1}catch(t){fail(t)}if(s===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var s=new Error(n)
return s.name="SuppressedError",s.error=t,s.suppressed=e,s})
async function statFile(t,e){return(0,c.OA)(`look at "${e}"`,async()=>{const n=await statOrNothing(await(0,c.nG)(t,e))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(t,e,n){return(0,c.OA)(`read "${e}"`,async()=>{const s={stack:[],error:void 0,hasError:!1}
try{const o=i.constants.O_RDONLY|i.constants.O_NONBLOCK|i.constants.O_NOFOLLOW
const a=await(0,c.nG)(t,e)
const u=l(s,await(0,r.open)(a,o),!0)
await(0,c.Ab)(t,await placeOfHandle(u,a),e)
const h=await u.stat()
refuseUnlessFile(h,e)
if(h.size>n)throw tooLarge(e,h.size,n)
return await u.readFile()}catch(t){s.error=t
s.hasError=!0}finally{const t=u(s)
if(t)await t}})}async function writeWholeFile(t,e,n,s){await(0,c.OA)(`write "${e}"`,async()=>{const{root:i,steps:r,real:a}=await(0,c.Mh)(t,e)
const l=await statOrNothing(a)
if(l)refuseUnlessFile(l,e)
const u=await holdFolder(i,r.slice(0,-1))
try{await replaceFile(u,(0,o.basename)(a),n,l?l.mode&4095:s)}finally{await u.close()}})}async function removeFile(t,e){await(0,c.OA)(`remove "${e}"`,async()=>{const n=(0,o.resolve)(t[0],e)
const{root:s,steps:i}=await(0,c.Mh)(t,(0,o.dirname)(n))
if((0,o.basename)(n).toLowerCase()===".git")throw new a.Fp(`"${e}" belongs to git and cannot be removed.`)
const l=await holdFolder(s,i)
try{const t=l.entry((0,o.basename)(n))
const s=await(0,r.lstat)(t)
if(!s.isSymbolicLink())refuseUnlessFile(s,e)
await(0,r.unlink)(t)}finally{await l.close()}})}async function listDirectory(t,e){return(0,c.OA)(`list "${e}"`,async()=>{const n=await(0,r.readdir)(await(0,c.nG)(t,e),{withFileTypes:!0})
return n.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,n,i){const o=t.entry(`.deckhand-${(0,s.randomUUID)()}`)
try{await(0,r.writeFile)(o,n,{flag:"wx"})
if(i!==void 0)await(0,r.chmod)(o,i)
await(0,r.rename)(o,t.entry(e))}catch(t){await(0,r.rm)(o,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,r.stat)(t)}catch(t){if((0,c.Md)(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const n=kindOf(t)
if(n==="directory")throw new a.Fp(`"${e}" is a directory, not a file.`)
if(n==="other")throw new a.Fp(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,n){return new a.Fp(`"${t}" has ${e} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,n){if(t===void 0)throw new a.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new a.vC("bug",`"${e}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${e}"`,async()=>{const s=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const o=i.constants.O_WRONLY|i.constants.O_APPEND|i.constants.O_CREAT|i.constants.O_NOFOLLOW|i.constants.O_NONBLOCK
const a=l(t,await(0,r.open)(s.entry(e),o,420),!0)
await a.writeFile(n)}catch(e){t.error=e
t.hasError=!0}finally{const e=u(t)
if(e)await e}}finally{await s.close()}return(0,o.join)(t,e)})}const h=process.platform==="linux"
function placeOfHandle(t,e){return(0,r.realpath)(h?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,r.mkdir)(t,{recursive:!0})
let n=t
let s=held(await openFolder(t),t)
for(const t of e){n=(0,o.join)(n,t)
const e=s
try{s=held(await openOrMake(e.entry(t)),n)}finally{await e.close()}}return s}function held(t,e){const n=h?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,o.join)(n,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if((0,c.CA)(t)!=="ENOENT")throw t}await(0,r.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,r.open)(t,i.constants.O_RDONLY|i.constants.O_DIRECTORY|i.constants.O_NOFOLLOW)}}),23040:((t,e,n)=>{n.d(e,{Eg:()=>withoutUnchangedPointers,OI:()=>isSameContent,ZY:()=>pointerIn})
var s=n(3024)
async function withoutUnchangedPointers(t,e,n){const s=n.filter(({status:t})=>t==="UPDATED")
if(s.length===0)return n
const i=new Set
const r=await lfsPaths(e,s)
for(const{path:n,oid:o}of s){if(o===void 0||!r.has(n))continue
const s=pointerIn(await e.raw(["cat-file","blob",o]))
if(s&&await isSameContent(t,n,s))i.add(n)}return n.filter(({path:t})=>!i.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,e,{oid:n,size:i}){if((0,s.BJ)(t,e)?.size!==i)return!1
const r=await(0,s.fx)(t,e,{algorithm:"sha256",maxBytes:i})
return r.status==="read"&&r.id===n}}),87836:((t,e,n)=>{n.d(e,{localWorkspace:()=>localWorkspace})
var s=n(77598)
var i=n(51455)
var r=n(98664)
var o=n(25355)
var a=n(26767)
var c=n(76760)
var l=n(46031)
var u=n(23040)
var h=n(48161)
var d=n(84308)
var f=n(65466)
var p=n(15768)
var w=n(3024)
const m=6e4
async function withPrivateView({git:t,environment:{PATH:e=""}},n,s){const o=AbortSignal.timeout(m)
const a=await(0,i.mkdtemp)((0,c.join)((0,h.tmpdir)(),"deckhand-view-"))
try{await furnish(a,n)
const i={binary:t,folder:n.root,gitDir:a,signal:o}
const r={...f.ry,...e!==""&&{PATH:e}}
const l=plainGit({...i,environment:r})
const u=(0,c.join)(n.gitDir,"index")
const h=plainGit({...i,environment:{...r,GIT_INDEX_FILE:u}})
return await s({git:l,withIndex:h,base:await settleOnBase(a,l)})}catch(t){if(!(t instanceof r.vC)&&!o.aborted)throw t
const e=t instanceof r.vC?t.message:"Git took too long."
throw new r.Fp(`The repository in ${n.root} cannot be read. ${e}`,{cause:t})}finally{await(0,i.rm)(a,{recursive:!0,force:!0})}}async function furnish(t,{gitDir:e,commonDir:n}){const s=/^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(smallFile((0,c.join)(n,"config"))??"")
await(0,i.mkdir)((0,c.join)(t,"info"))
await Promise.all([...["refs","packed-refs","objects","shallow"].map(e=>(0,i.symlink)((0,c.join)(n,e),(0,c.join)(t,e))),(0,i.writeFile)((0,c.join)(t,"HEAD"),smallFile((0,c.join)(e,"HEAD"))??"ref: refs/heads/none\n"),(0,i.writeFile)((0,c.join)(t,"config"),s?y:g),(0,i.writeFile)((0,c.join)(t,"info/exclude"),smallFile((0,c.join)(n,"info/exclude"))??"")])}const g="[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
const y="[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n"
async function settleOnBase(t,e){const n=await baseOf(e,smallFile((0,c.join)(t,"HEAD"))??"")
if(n===void 0)return
await e.raw(["read-tree",n])
await(0,i.writeFile)((0,c.join)(t,"HEAD"),`${n}\n`)
return n}async function baseOf(t,e){const n=/^ref: refs\/heads\/([^\n]+)/.exec(e)?.[1]
const s=n===void 0?[]:[n]
const i=[...s,"HEAD","main","master"].map(t=>`refs/remotes/origin/${t}`)
for(const e of[...i,"HEAD"]){const n=await orNothing(t.raw(["merge-base","--end-of-options","HEAD",e]))
if(n!==void 0)return n.trim()}return}async function orNothing(t){try{return await t}catch(t){if(t instanceof r.vC&&["git","machine"].includes(t.code))return
throw t}}function plainGit({binary:t,...e}){const{folder:n,signal:s}=e
const i=(0,f.l7)(e)
const r=f.O8.flatMap(t=>["-c",t])
const done=async(e,o,a)=>{(0,f.B1)(e)
s?.throwIfAborted()
const c=await run(t,[...r,...e],{cwd:n,environment:i,signal:s,input:o,onStdout:a},e)
s?.throwIfAborted()
if(c.exitCode!==0)throw(0,f.NO)(e,`${c.stderr}${c.stdout}`)
return c}
return Object.freeze({bytes:async(t,e)=>(await done(t,e)).stdout,raw:async(t,e)=>(await done(t,e)).stdout.toString(),both:(t,e)=>done(t,e),pieces:async(t,e)=>e((await done(t)).stdout),records:async(t,e,{input:n,end:s="\0"}={})=>{const i=new d.Z(s,e)
const{stderr:r}=await done(t,n,t=>void i.push(t))
i.end()
return r}})}async function run(t,e,n,s){try{return await(0,p.m)(t,e,n)}catch(t){throw(0,f.NO)(s,t)}}async function repositoryOf(t,e){const n=await(0,i.realpath)(t[0])
for(let s=e;;s=(0,c.dirname)(s)){const e=await repositoryAt(t,s)
if(e||s===n||s===(0,c.dirname)(s))return e}}async function repositoryAt(t,e){const n=await gitDirAt(t,e)
if(n===void 0)return
const s=firstLine((0,c.join)(n,"commondir"))
const r=s===void 0?n:await(0,i.realpath)((0,c.resolve)(n,s))
if(!isLinkedWorktree(e,n))for(const e of[n,r,(0,c.join)(r,"objects")])await(0,l.nG)(t,e)
return{root:e,gitDir:n,commonDir:r}}async function gitDirAt(t,e){const n=(0,c.join)(e,".git")
try{if(!(await(0,i.lstat)(n)).isFile())return await(0,l.nG)(t,n)}catch(t){if((0,l.Md)(t))return
throw t}const s=/^gitdir: (.+)$/.exec(firstLine(n)??"")?.[1]
if(s===void 0)throw new r.Fp(`"${n}" is not what git makes.`)
return(0,i.realpath)((0,c.resolve)(e,s))}function isLinkedWorktree(t,e){if(e.startsWith(`${t}/`))return!1
return firstLine((0,c.join)(e,"gitdir"))===(0,c.join)(t,".git")}function firstLine(t){return smallFile(t)?.split("\n")[0]?.trim()}const v=1e6
function smallFile(t){const e=(0,w.Pd)((0,c.dirname)(t),(0,c.basename)(t),v)
if(e.status==="refused"&&e.why==="denied")throw new r.Fp(`"${t}" cannot be read: permission denied (${e.code}).`)
return e.status==="read"?e.bytes.toString("utf8"):void 0}async function gitChanges(t,e){return(0,l.OA)(`look for changes in "${e}"`,async()=>{const{roots:n}=t
const s=await(0,l.nG)(n,e)
const i=await repositoryOf(n,s)
const o=await repositoriesIn(n,s)
if(!i&&o.length===0)throw new r.Fp(`"${e}" is not in a git repository.`)
const a=i?await changesBelow(t,i,s):[]
const u=await Promise.all(o.map(e=>changesWithPrefix(t,s,e)))
const h=a.filter(t=>t.status!=="ADDED"||!isRootOf(o,(0,c.join)(s,t.path)))
return[...h,...u.flat()].sort((t,e)=>t.path<e.path?-1:1)})}async function repositoriesIn(t,e){const n=await(0,i.readdir)(e,{withFileTypes:!0})
const s=n.filter(t=>t.isDirectory()&&t.name!==".git")
const r=await Promise.all(s.map(({name:n})=>repositoryAt(t,(0,c.join)(e,n))))
return r.filter(t=>t!==void 0)}async function changesWithPrefix(t,e,n){const s=(0,c.relative)(e,n.root)
const i=await changesBelow(t,n,n.root)
return i.map(({status:t,path:e})=>({status:t,path:(0,c.join)(s,e)}))}function isRootOf(t,e){return t.some(({root:t})=>t===e)}async function changesBelow(t,e,n){const s=await withPrivateView(t,e,t=>changesOf(e,t))
const i=(0,c.relative)(e.root,n)
const r=i===""?"":i+c.sep
return s.filter(({path:t})=>t.startsWith(r)).map(({status:t,path:e})=>({status:t,path:e.slice(r.length)}))}async function changesOf(t,e){const n=await e.git.raw(["status","--porcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=dirty"])
const s=n.split("\0").flatMap(toChange)
const i=await withoutLeftOut(e,await(0,u.Eg)(t.root,e.git,s))
return[...i,...await addedAgainstIgnores(t,e,i)]}const b={M:"UPDATED",T:"UPDATED",D:"DELETED"}
function toChange(t){const e=t.split(" ")
if(e[0]==="?")return[{status:"ADDED",path:t.slice(2).replace(/\/$/,"")}]
const n=b[e[1]?.[1]??""]
const[s,i]=[e[6],e.slice(8).join(" ")]
return e[0]==="1"&&n&&s!==void 0?[{status:n,path:i,oid:s}]:[]}async function withoutLeftOut({withIndex:t},e){if(!e.some(({status:t})=>t==="DELETED"))return e
const n=(await t.raw(["ls-files","-t","-z","--cached"])).split("\0")
const s=new Set(n.flatMap(t=>t.startsWith("S ")?[t.slice(2)]:[]))
return e.filter(({status:t,path:e})=>t!=="DELETED"||!s.has(e))}async function addedAgainstIgnores({root:t},{withIndex:e,base:n},s){if(n===void 0)return[]
const i=["diff-index","--cached","--no-renames","--diff-filter=A","--name-only","-z",n,"--"]
const r=new Set((await e.raw(i)).split("\0").filter(Boolean))
for(const{path:t}of s)r.delete(t)
const o=await Promise.all([...r].map(async e=>await exists((0,c.join)(t,e))?[e]:[]))
return o.flat().map(t=>({status:"ADDED",path:t}))}async function exists(t){try{await(0,i.lstat)(t)
return!0}catch(t){if((0,l.Md)(t))return!1
throw t}}const O=1e6
async function gitDiff(t,e){return(0,l.OA)(`compare "${e}"`,async()=>{const{roots:n}=t
const s=(0,c.resolve)(n[0],e)
const i=await(0,l.nG)(n,(0,c.dirname)(s))
const o=(0,c.join)(i,(0,c.basename)(s))
const a=await repositoryOf(n,i)
if(!a)throw new r.Fp(`"${e}" is not in a git repository.`)
const u=(0,c.relative)(a.root,o)
const h=await withPrivateView(t,a,t=>originalOf(t,u,e))
const d=await modifiedOf(o,e)
if(h===void 0&&d===void 0)throw new r.Fp(`There is no file "${e}", and there was none.`)
return{modified:d??"",original:h??""}})}const k=/^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/
async function originalOf({git:t,base:e},n,s){if(e===void 0)return
const[,,i,o,a]=k.exec(await t.raw(["ls-tree","-l","-z",e,"--",n]))??[]
if(o===void 0)return
if(i!=="blob")throw new r.Fp(`"${s}" is a ${i==="commit"?"submodule":"directory"}, not a file.`)
if(Number(a)>O)throw new r.Fp(`"${s}" had ${a} bytes, more than the ${O} allowed.`)
return requireText(await t.raw(["cat-file","blob",o]),s)}async function modifiedOf(t,e){try{if((await(0,i.lstat)(t)).isSymbolicLink())return await(0,i.readlink)(t)}catch(t){if((0,l.Md)(t))return
throw t}const n=await(0,a.TA)([(0,c.dirname)(t)],t,O)
return requireText(new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n),e)}function requireText(t,e){if(!t.includes("\0")&&!t.includes("�"))return t
throw new r.Fp(`"${e}" is not UTF-8 text, so its change cannot be shown.`)}var x=n(31421)
var $=n(78474)
var T=n(58500)
var F=n(95366)
var S=n(94869)
var E=n(73024)
const A="--noprofile --norc --noediting +H -i <&3 3<&-"
function launchInTerminal({bash:t,script:e="script",cwd:n,environment:s}){const i=["-q","-e","-f","-c",`exec "$SHELL" ${A}`,"/dev/null"]
const r=(0,x.spawn)(e,i,{cwd:n,env:{...s,SHELL:t},detached:!0,stdio:D})
return{...ends(r),isTerminal:!0,streams:{input:"/dev/tty",output:"/dev/tty"}}}const I=`exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`
function launchOnPipes({bash:t,cwd:e,environment:n}){const s=["--noprofile","--norc","-c",`${I}; exec "$SHELL" ${A} >&199 2>&1`]
const i=(0,x.spawn)(t,s,{cwd:e,env:{...n,SHELL:t},detached:!0,stdio:D})
return{...ends(i),isTerminal:!1,streams:{input:"&198",output:"&199"}}}const D=["pipe","pipe","ignore","pipe"]
function ends(t){const[e,n,,s]=t.stdio
t.unref()
for(const t of[e,n,s]){t.unref()
t.on("error",()=>{})}return{child:t,commands:s,keys:e,output:n}}function findProgram(t,e,n){const s=e.split(c.delimiter).map(e=>(0,c.join)((0,c.resolve)(n,e),t))
return s.find(isProgram)}function isProgram(t){try{(0,E.accessSync)(t,E.constants.X_OK)
return(0,E.statSync)(t).isFile()}catch{return!1}}const L=50
async function killDescendants(t){if(process.platform!=="linux")return signalAll(t.pids.map(t=>-t),"SIGKILL")
const e=new Set
for(let n=0;n<L;n+=1){const n=descendantsOf(t).filter(t=>!e.has(t))
if(n.length===0)break
signalAll(n,"SIGSTOP")
for(const t of n)e.add(t)}for(let e=0;e<L;e+=1){const n=descendantsOf(t)
if(n.length===0)return
signalAll(n,"SIGKILL")
await(0,T.setTimeout)(e)}}function foregroundGroup(t){const e=processOf(t)?.foreground
return e===void 0||e<=1||e===t?void 0:e}function signalAll(t,e){for(const n of t)try{process.kill(n,e)}catch{}}function allProcesses(){return(0,E.readdirSync)("/proc").flatMap(t=>/^\d+$/.test(t)?processOf(Number(t))??[]:[])}function descendantsOf({mark:t,pids:e}){const n=allProcesses()
const isDescendant=({pid:n,session:s})=>e.includes(s)||hasMark(n,t)
const s=new Set(n.filter(isDescendant).map(({pid:t})=>t))
let i=-1
while(i<s.size){i=s.size
for(const{pid:t,parent:e}of n)if(s.has(e))s.add(t)}return n.filter(({pid:t,isAlive:e})=>e&&s.has(t)&&t!==process.pid).map(({pid:t})=>t)}function stateOf(t){const e=read(`/proc/${t}/stat`)
return e.slice(e.lastIndexOf(")")+2,e.lastIndexOf(")")+3)}function processOf(t){const e=read(`/proc/${t}/stat`)
const[n="",s,,i,,r]=e.slice(e.lastIndexOf(")")+2).split(" ")
if(s===void 0)return
const o={parent:Number(s),session:Number(i),foreground:Number(r)}
return{pid:t,isAlive:!/[ZX]/.test(n),...o}}function hasMark(t,e){return read(`/proc/${t}/environ`).split("\0").includes(e)}function read(t){try{return(0,E.readFileSync)(t,"latin1")}catch{return""}}var P=n(30289)
async function openProgram({file:t,args:e,environment:n},i){const o=["DECKHAND_PROGRAM",(0,s.randomBytes)(16).toString("hex")]
const a={...C,...i.environment,...n,[o[0]]:o[1]}
try{const n=(0,x.spawn)(t===P.Q$?i.node:t,e,{cwd:i.workingDir,env:a,detached:!0,stdio:"pipe"})
const s=new LocalProgram(n,o.join("="))
await(0,$.once)(n,"spawn")
return s}catch(e){const n=(0,l.CA)(e)
const s=t.includes("/")||findProgram(t,a.PATH??"",i.workingDir)!==void 0
const o=n==="ENOENT"||n==="EACCES"&&!s
const c=o?"there is no such program":n||"its name or arguments are invalid"
throw new r.Fp(`"${(0,S.TN)(t,200)}" cannot be started: ${c}.`,{cause:e})}}const C={SHLVL:"1"}
const N=1024*1024
const _=4e3
const M={write:1e4,read:2e4,drain:300,end:500}
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
const n=new F.u(t=>this.#o(t),P.xu)
t.stdout.on("data",t=>this.#b(n,t))
t.stderr.on("data",t=>{this.#m=(0,S.pJ)(this.#m+t.toString(),_)})
t.on("error",()=>{}).stdin.on("error",()=>{})
t.once("exit",(t,e)=>void this.#O(t,e))}async write(t){if(this.#g!==void 0)throw new r.Fp(this.#g)
if(this.#h.stdin.write(`${t}\n`))return
const e=new AbortController
const n=(0,T.setTimeout)(M.write,"late",{signal:e.signal}).catch(()=>{})
const s=(0,$.once)(this.#h.stdin,"drain",{signal:e.signal}).catch(()=>{})
const i=await Promise.race([n,s,this.#f])
e.abort()
if(i==="late")throw new r.Fp("It does not read its input.")}async read(){if(this.#p.length===0&&this.#g===void 0)await this.#k(M.read)
const t=this.#x()
if(this.#w<N)this.#h.stdout.resume()
return this.#p.length===0&&this.#g!==void 0?{lines:t,end:this.#g}:{lines:t}}get processes(){return{mark:this.#d,pids:this.#h.pid===void 0?[]:[this.#h.pid]}}get isOver(){return this.#g!==void 0}close(){this.#v??=this.#$()
return this.#v}async#$(){this.#h.stdin.end()
this.#h.stdout.resume()
await Promise.race([this.#f,(0,T.setTimeout)(M.end)])
await killDescendants(this.processes)
this.#T("It was ended.")}#b(t,e){if(this.#g!==void 0)return
try{t.push(e)}catch{this.#T(`It wrote a line of more than ${P.xu/1024/1024} MB.`)
this.close()}if(this.#w>=N)this.#h.stdout.pause()}#o(t){this.#p.push(t)
this.#w+=t.length
this.#y.resolve()}async#O(t,e){await Promise.race([(0,$.once)(this.#h.stdout,"close"),(0,T.setTimeout)(M.drain)])
const n=(0,S.TN)(this.#m,500)
this.#T(`It ended with ${e??`exit code ${t}`}.${n&&` Its last output: ${n}`}`)}#T(t){this.#g??=t
this.#y.resolve()}async#k(t){this.#y=Promise.withResolvers()
const e=new AbortController
await Promise.race([this.#y.promise,(0,T.setTimeout)(t,void 0,e).catch(()=>{})])
e.abort()}#x(){let t=0
const isOver=(e,n)=>{t+=e.length
return n>0&&t>N}
const e=this.#p.findIndex(isOver)
const n=this.#p.splice(0,e<0?this.#p.length:e)
this.#w-=n.reduce((t,e)=>t+e.length,0)
return n}}var j=n(93740)
var R=n(30714)
const G=10*1024*1024
const H=500
const B="work()"
function withinTime(t,e){let n
const s=(0,R.createContext)({work:()=>{n=e()}})
try{new R.Script(B).runInContext(s,{timeout:t})}catch(t){if(isTimeout(t))return
throw t}return n}function isTimeout(t){return typeof t==="object"&&t!==null&&"code"in t&&t.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}const W=64
async function walk(t){const{place:e,signal:n,deadline:s,turnMs:i}=t
if(e.file!==void 0)return{paths:[e.file],isComplete:!0}
const r=[{path:"",layer:t.withIgnored?void 0:layersAbove(e.root,e.folder)}]
const o=[]
while(r.length>0){if(s.aborted)return{paths:o,isComplete:!1}
if(!withinTime(i,()=>takeTurn(r,o,t)))throw tooSlow()
await(0,T.setImmediate)()
n.throwIfAborted()}return{paths:o,isComplete:!0}}function tooSlow(){return new r.Fp("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.")}function takeTurn(t,e,{place:n,withHidden:s,withIgnored:i}){for(let r=0;r<W;r+=1){const r=t.pop()
if(!r)break
const o=(0,c.join)(n.folder,r.path)
const a=i?void 0:layerOf(o,r.layer)
for(const n of entriesOf(o)){if(!isShown(n,o,a,s))continue
const i=r.path===""?n.name:`${r.path}/${n.name}`
if(n.isDirectory())t.push({path:i,layer:a})
else if(n.isFile())e.push(i)}}return!0}function isShown(t,e,n,s){if(t.name===".git")return!1
const i=verdictOn((0,c.join)(e,t.name),t.isDirectory(),n)
if(i===void 0)return s||!t.name.startsWith(".")
return i==="kept"}function verdictOn(t,e,n){for(let s=n;s;s=s.above){const n=s.rules((0,c.relative)(s.folder,t),e)
if(n)return n}return}function layersAbove(t,e){if(e===t||!e.startsWith(t))return
const n=(0,c.dirname)(e)
return layerOf(n,layersAbove(t,n))}function layerOf(t,e){const n=readNow((0,c.join)(t,".gitignore"))
return n?{folder:t,rules:ignoreRules(n.toString()),above:e}:e}function entriesOf(t){try{return(0,E.readdirSync)(t,{withFileTypes:!0})}catch{return[]}}function ignoreRules(t){const e=t.replace(/^\uFEFF/,"").split("\n").flatMap(parse).reverse()
return(t,n)=>e.find(({forDirectories:e,matches:s})=>(n||!e)&&s(t))?.verdict}function parse(t){const e=t.endsWith("\\ ")?t:t.trimEnd()
if(e.startsWith("#"))return[]
const n=e.startsWith("!")?"kept":"ignored"
const s=e.slice(n==="kept"?1:0).replace(/\/$/,"")
const i=s===""?void 0:ignorePattern(s)
return i?[{verdict:n,forDirectories:e.endsWith("/"),matches:i}]:[]}function ignorePattern(t){try{const e=new RegExp(`^${sourceOf(anchored(t))}$`,"su")
return t=>e.test(t)}catch{return}}function anchored(t){if(!t.includes("/"))return`**/${t}`
const e=t.replace(/^\//,"")
return e.endsWith("/**")?`${e}/*`:e}const q=/^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu
function sourceOf(t){return t.replaceAll(q,(t,e,n,s)=>{if(t==="**/")return"(?:.*/)?"
if(t==="/**/")return"/(?:.*/)?"
if(t.startsWith("*"))return"[^/]*"
if(t==="?")return"[^/]"
if(n!==void 0)return`(?!/)[${e?"^":""}${classMembers(n)}]`
if(t==="["||t==="\\")throw new SyntaxError("A class or an escape has no end.")
return literal(s??t)})}function literal(t){return t.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}function classMembers(t){return t.replaceAll(/\\(.)|[\]^[]/gsu,(t,e)=>{const n=e??t
return/[\\\]^[-]/.test(n)?`\\${n}`:n})}function readNow(t){let e
try{e=(0,E.openSync)(t,z)}catch{return}try{const t=(0,E.fstatSync)(e)
return t.isFile()&&t.size<=G?(0,E.readFileSync)(e):void 0}catch{return}finally{(0,E.closeSync)(e)}}const z=E.constants.O_RDONLY|E.constants.O_NONBLOCK|E.constants.O_NOFOLLOW
const U={turnFiles:100,turnBytes:4*1024*1024}
const K={list:walk,async matching(t,e){const{matches:n}=linePattern(t)
const{paths:s,isComplete:i}=await walk(e)
const r=[]
const o=await inTurns(s,e,t=>{for(const{path:e,text:s}of t)if(n(s))r.push(e)
return!0})
return{paths:r,isComplete:i&&o}},async lines(t,e,n,s){const{linesOf:i}=linePattern(t)
const r=[]
const o=await inTurns(e,s,t=>{for(const{path:e,text:s}of t)for(const t of i(s))if(r.push({path:e,...t})>n)return!1
return!0})
return{lines:r,isComplete:o}}}
async function inTurns(t,e,n){const{place:s,signal:i,deadline:o,turnMs:a}=e
for(const e of turns(t,s.folder)){const t=withinTime(a,()=>n(e))
if(t===void 0)throw new r.Fp("The pattern takes too long. Use a simpler one, without nested repeats.")
if(!t)return!0
await(0,T.setImmediate)()
i.throwIfAborted()
if(o.aborted)return!1}return!0}function*turns(t,e){let n=[]
let s=0
for(const i of t){const t=readNow((0,c.join)(e,i))
const r=t&&searchableText(t)
if(r===void 0)continue
n.push({path:i,text:r})
s+=r.length
if(n.length<U.turnFiles&&s<U.turnBytes)continue
yield n
n=[]
s=0}if(n.length>0)yield n}function searchableText(t){const e=wideEncoding(t)
if(e!==void 0)return new TextDecoder(e).decode(t)
if(t.includes(0))return
const n=t.toString()
return n.startsWith("\ufeff")?n.slice(1):n}function wideEncoding([t,e]){if(t===255&&e===254)return"utf-16le"
return t===254&&e===255?"utf-16be":void 0}function linePattern(t){const e=compile(t.replace(/^\(\?[ims]+\)/,""))
const n=!/\(\?<?!/.test(t)
function*linesOf(t){if(n&&!e.test(t))return
for(const[n,s]of linesIn(t).entries())if(e.test(s))yield{number:n+1,text:(0,S.GH)((0,S.Mx)(s,"\r"),H)}}return{linesOf:linesOf,matches:t=>!linesOf(t).next().done}}function linesIn(t){const e=t.split(/\r?\n/)
const n=e.pop()??""
return n===""?e:[...e,n.replace(/\r$/,"")]}function compile(t){try{return new RegExp(t,"imu")}catch{return compileLoosely(t)}}function compileLoosely(t){try{return new RegExp(t,"im")}catch(t){const e=t instanceof Error?t.message:String(t)
throw new r.Fp(`The pattern is not a supported regular expression. ${e}`,{cause:t})}}const J=64*1024*1024
const V=["--no-config","--no-follow","--no-messages","--color=never","--null","--no-require-git","--no-ignore-global","--no-ignore-exclude","--no-ignore-dot","--glob=!.git"]
const Y=["--ignore-case","--crlf",`--max-filesize=${G}`]
const Z=["--line-number","--with-filename","--no-heading","--threads=1",`--max-columns=${4*H}`,"--max-columns-preview"]
class RipgrepMissing extends Error{}function ripgrep(t,e){const run=(n,s)=>execute(t,n,e,s)
return{async list(t){const{text:e,isComplete:n}=await run(["--files",...extent(t),"--",target(t)],t)
return{paths:pathsIn(e),isComplete:n}},async matching(t,e){const n=["--files-with-matches",...Y,...extent(e),"--",t,target(e)]
const{text:s,isComplete:i}=await run(n,e)
return{paths:pathsIn(s),isComplete:i}},async lines(t,e,n,s){const i=e.map(t=>`./${t}`)
const{text:r,isComplete:o}=await run([...Y,...Z,"--",t,...i],s)
return{lines:ripgrep_linesIn(r,n+1),isComplete:o}}}}function extent({withHidden:t,withIgnored:e}){return[...t?["--hidden"]:[],...e?["--no-ignore"]:[]]}function target({place:t}){return`./${t.file??""}`}async function execute(t,e,n,{place:s,signal:i,deadline:r}){i.throwIfAborted()
const{stdout:o,stderr:a,exitCode:c,isCut:l}=await start(t,[...V,...e],{cwd:s.folder,environment:n,maxBytes:J,signal:AbortSignal.any([i,r])})
i.throwIfAborted()
if(c===2&&a.trim()!=="")throw refused(a)
return{text:o.toString(),isComplete:!l}}async function start(t,e,n){try{return await(0,p.m)(t,e,n)}catch(t){if(["ENOENT","EACCES","ENOEXEC"].includes((0,l.CA)(t)))throw new RipgrepMissing
throw t}}function refused(t){return new r.Fp(`The pattern is not a supported regular expression. ${(0,S.GH)(t.trim(),500)}`)}function pathsIn(t){return t.split("\0").slice(0,-1).map(withoutDot)}function ripgrep_linesIn(t,e){const n=[]
for(const s of t.split("\n")){const t=/^([^\0]+)\0(\d+):(.*)$/s.exec(s)
if(!t)continue
const[,i="",r,o=""]=t
n.push({path:withoutDot(i),number:Number(r),text:(0,S.Mx)(o,"\r")})
if(n.length===e)break}return n}function withoutDot(t){return t.replace(/^\.\//,"")}const X={timeoutMs:3e4,turnMs:3e3,lookMs:3e3}
function search(t){const e=withFallback(ripgrep(t.ripgrep,t.environment))
return{async findFiles({path:n,glob:s,limit:i},r){const o=await scopeOf(t,n,s,r)
const{paths:a,isComplete:c}=await e(t=>t.list(o))
const l=await newestFirst(o.place.folder,filtered(a,s,o))
const u=l.length>0?{}:await ignoredIn(o,s,t=>e(e=>e.list(t)))
return{files:shown(l.slice(0,i),o.place),total:l.length,isComplete:c,...u}},async searchText({path:n,pattern:s,include:i,limit:r,lineLimit:o=0},a){if(s.length>Q||s.includes("\0"))throw unfitPattern()
const c=await scopeOf(t,n,i,a)
const{paths:l,isComplete:u}=await e(t=>t.matching(s,c))
const h=await newestFirst(c.place.folder,filtered(l,i,c))
const d=h.slice(0,r)
const look=t=>e(e=>e.matching(s,t))
const f=h.length>0?{}:await ignoredIn(c,i,look)
const p=o>0&&d.length>0
const{lines:w,isComplete:m}=p?await e(t=>t.lines(s,d,o,c)):tt
return{files:shown(d,c.place),total:h.length,isComplete:u&&m,lines:w.slice(0,o).map(({path:t,...e})=>({...e,file:search_name(t,c.place)})),hasMoreLines:w.length>o,...f}}}}const Q=1e4
function unfitPattern(){return new r.Fp(`A pattern has at most ${Q} characters, none of them NUL.`)}const tt={lines:[],isComplete:!0}
async function scopeOf({roots:t,timeoutMs:e=X.timeoutMs,turnMs:n=X.turnMs},s,i,r){const o=await placeOf(t,s)
const a=i!==void 0&&meansHidden(i)
const c=e>0?AbortSignal.timeout(e):AbortSignal.abort()
return{place:o,withHidden:a,withIgnored:!1,signal:r,deadline:c,turnMs:n}}async function ignoredIn(t,e,n){const s=AbortSignal.any([t.deadline,AbortSignal.timeout(X.lookMs)])
const{paths:i}=await n({...t,withIgnored:!0,deadline:s})
const r=filtered(i,e,t).length
return r>0?{ignored:r}:{}}function withFallback(t){let e=!0
return async n=>{if(!e)return n(K)
try{return await n(t)}catch(t){if(!(t instanceof RipgrepMissing))throw t
e=!1
return n(K)}}}function filtered(t,e,{turnMs:n}){if(e===void 0)return t
const s=globMatcher(e)
const i=withinTime(n,()=>t.filter(s))
if(!i)throw new r.Fp(`The glob "${e}" takes too long. Use one with fewer stars.`)
return i}function shown(t,e){return t.map(t=>search_name(t,e))}function search_name(t,{folder:e,root:n,isMain:s}){const i=(0,c.join)(e,t)
return s?(0,c.relative)(n,i):i}const et=1e3
function globMatcher(t){const e=t.replace(/^(?:\.\/)+/,"")
if(e===""||e.length>et)throw new r.Fp("Give a glob of 1 to 1000 characters.")
if(/^\/|(?:^|\/)\.\.(?:\/|$)/.test(e))throw new r.Fp(`The glob "${t}" leads out of the directory it is about. Give the directory as \`path\`.`)
const n=compiled(e.includes("/")?e:`**/${e}`)
return t=>t===e||n.test(t)}function compiled(t){try{return(0,j.h)(t)}catch(e){throw new r.Fp(`The glob "${t}" cannot be read: a range of its brackets runs backwards.`,{cause:e})}}function meansHidden(t){return/(?:^|[/{,(|])\.[^./]/.test(t.replace(/^(?:\.\/)+/,""))}const nt=1e3
async function newestFirst(t,e){const n=[]
for(const[s,i]of e.entries()){const e=(0,E.lstatSync)((0,c.join)(t,i),{throwIfNoEntry:!1})?.mtimeMs
if(e!==void 0)n.push({path:i,time:e})
if(s%nt===nt-1)await(0,T.setImmediate)()}return n.sort((t,e)=>e.time-t.time||(t.path<e.path?-1:1)).map(({path:t})=>t)}async function placeOf(t,e){return(0,l.OA)(`search "${e}"`,async()=>{const{real:n,root:s}=await(0,l.o1)(t,e)
const o=await(0,i.stat)(n)
if(!o.isDirectory()&&!o.isFile())throw new r.Fp(`"${e}" is neither a directory nor a file.`)
const[a,u]=o.isFile()?[(0,c.dirname)(n),(0,c.basename)(n)]:[n,void 0]
return{folder:a,file:u,root:s,isMain:s===(await(0,l.o1)(t,(0,c.resolve)(t[0]))).real}})}var st=n(36827)
const it=64*1024
const rt=300
async function runShell(t,e){e.signal.throwIfAborted()
const n=newMark()
const s=await shell_start(t,n,{...e,script:'exec bash -c "$1" bash 2>&1',stdin:void 0})
const i=(0,st.a0)(it)
s.stdout.on("data",t=>i.push(t))
const r=await waitForEnd(s,e)
if(r.isCut||e.leavesNothing)await killDescendants({mark:n,pids:s.pid===void 0?[]:[s.pid]})
const o=await r.code
e.signal.throwIfAborted()
return{command:t,exitCode:r.isCut?-1:o,...i.result(),timedOut:r.isCut}}const ot=25e3
async function runPiped({command:t,stdin:e},n){n.signal.throwIfAborted()
const s=newMark()
const i=await shell_start(t,s,{...n,script:'exec bash --norc -c "$1" bash',stdin:e})
const[r,o]=[(0,st.a0)(ot),(0,st.a0)(ot)]
i.stdout.on("data",t=>r.push(t))
i.stderr?.on("data",t=>o.push(t))
const a=await waitForEnd(i,n)
await killDescendants({mark:s,pids:i.pid===void 0?[]:[i.pid]})
const c=await a.code
n.signal.throwIfAborted()
return{exitCode:a.isCut?-1:c,stdout:r.result().output,stderr:o.result().output,timedOut:a.isCut}}function newMark(){return`DECKHAND_RUN=${(0,s.randomBytes)(16).toString("hex")}`}async function waitForEnd(t,{timeoutMs:e,signal:n}){const s=AbortSignal.timeout(Math.max(1,Math.round(e)))
const i=endOf(t)
const r=await Promise.race([i,abortOf(AbortSignal.any([n,s]))])
return{isCut:r===void 0,code:i}}async function shell_start(t,e,n){const{cwd:s,environment:i,script:o,stdin:a}=n
const[c="",l=""]=e.split("=")
const u={...i,[c]:l}
if(t.includes("\0"))throw new r.Fp("The command cannot be run: it contains a NUL character.")
try{const e=a===void 0?["ignore","pipe","ignore"]:["pipe","pipe","pipe"]
const n=(0,x.spawn)("/bin/sh",["-c",o,"sh",t],{cwd:s,env:u,detached:!0,stdio:[...e]})
await(0,$.once)(n,"spawn")
n.stdin?.on("error",()=>{}).end(a)
return n}catch(t){throw notStarted(t)}}function notStarted(t){const e=(0,l.CA)(t)
if(e==="E2BIG")return new r.Fp("The command is too long. Write long text with file_editor instead.")
if(e==="ENOENT")return new r.Fp("The command cannot be run: the workspace folder no longer exists.")
return e.startsWith("E")?new r.Fp(`The command cannot be run (${e}).`,{cause:t}):t}async function endOf(t){const e=Promise.all([(0,$.once)(t.stdout,"close"),t.stderr&&(0,$.once)(t.stderr,"close")])
const[n,s]=await(0,$.once)(t,"exit")
const i=setTimeout(()=>{t.stdout.destroy()
t.stderr?.destroy()},rt)
await e
clearTimeout(i)
return n??128+(s?h.constants.signals[s]:0)}async function abortOf(t){if(!t.aborted)await(0,$.once)(t,"abort")}const at=50
async function alone(t,e){if(process.platform!=="linux")return e()
const n=t.staying().flatMap(({kind:t,...e})=>t==="shell"?e.pids:descendantsOf(e))
await stop(n)
try{await endLeft(t,n)
return await e()}finally{await endLeft(t,n)
await goOn(n)}}const ct=10
const lt=50
const ut=3
async function stop(t){for(let e=0;e<lt&&t.some(isRunning);e+=1){signalAll(t.filter(isRunning),"SIGSTOP")
await(0,T.setTimeout)(ct)}}async function goOn(t){for(let[e,n]=[0,0];e<lt&&n<ut;e+=1){const e=t.filter(t=>stateOf(t)==="T")
signalAll(e,"SIGCONT")
n=e.length===0?n+1:0
await(0,T.setTimeout)(ct)}}function isRunning(t){return!["T","Z","X",""].includes(stateOf(t))}async function endLeft(t,e){const n=new Set
for(let s=0;s<at;s+=1){const s=leftIn(t,e).filter(t=>!n.has(t))
if(s.length===0)break
signalAll(s,"SIGSTOP")
for(const t of s)n.add(t)}for(let n=0;n<at;n+=1){const s=leftIn(t,e)
if(s.length===0)return
signalAll(s,"SIGKILL")
await(0,T.setTimeout)(n)}}function leftIn({staying:t,isOwner:e},n){const s=e?allButOwn():t().flatMap(descendantsOf)
return s.filter(t=>!n.includes(t))}function allButOwn(){const t=allProcesses()
const e=new Map(t.map(({pid:t,parent:e})=>[t,e]))
const n=new Set
for(let t=process.pid;t!==void 0&&!n.has(t);t=e.get(t))n.add(t)
return t.filter(({pid:t,isAlive:e})=>e&&!n.has(t)).map(({pid:t})=>t)}const ht="\\a"
function frameStart(t){return Buffer.from(`${t}`)}function parseFrame(t,e){const[n="",s=""]=t.split(e)
const i=/^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(n)
if(!i)return
const[,r,o,a,c,l=""]=i
const u=c?Number(c):-1
const h={sequence:Number(r),exitCode:Number(o),shell:Number(a),lastJob:u}
return{...h,workingDir:l,searchPath:s}}function startLines({input:t}){const e="set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50"
return`{ ${e} <${t}; } >/dev/null 2>&1\n`}function exportLine(t){const e=exported(t).map(([t,e])=>`${t}=${quoted(e)}`)
return e.length===0?"":`{ \\builtin \\export ${e.join(" ")}; } >/dev/null 2>&1\n`}function exported(t){const isAllowed=([t,e])=>/^[A-Za-z_]\w*$/.test(t)&&!e.includes("\0")
return Object.entries(t).filter(isAllowed)}function commandLine(t,e,{input:n,output:s}){const i=e===0?"":e===1?"! :; ":`(\\exit ${e}); `
const r=`\\builtin \\eval ${quoted(t)} <${n} >${s} 2>&1`
return`{ PS1=; ${i}${r}; } >/dev/null 2>&1\n`}function statusLine(t,e,n={}){const s=`'${ht}${e}${t} '$?' $$ \${!-} \${PWD-}${e}\${PATH-}${e}'`
const i=exported(n).map(([t])=>t)
const r=i.length===0?"":` \\builtin \\unset -v ${i.join(" ")} || \\builtin \\exit 1;`
return`\n{ PS1=${s};${r} } >/dev/null 2>&1\n`}function quoted(t){return`'${t.replaceAll("'","'\\''")}'`}const dt=7
const ft=256*1024
class FrameReader{#F
#S
#n=Buffer.alloc(0)
constructor(t){this.#F=t
this.#S=frameStart(t)}push(t){const e=[]
let n=this.#n.length===0?t:Buffer.concat([this.#n,t])
let s=n.indexOf(this.#S)
while(s>=0){const t=this.#E(n,s)
if(t<0)break
const i=parseFrame(n.toString("utf8",s+this.#S.length,t),this.#F)
if(s>0)e.push({output:n.subarray(0,s)})
if(i)e.push({frame:i})
n=n.subarray(t)
s=n.indexOf(this.#S)}const i=s<0?this.#A(n):s
const r=n.length-i<=ft
this.#n=r?n.subarray(i):Buffer.alloc(0)
const o=r?n.subarray(0,i):n
if(o.length>0)e.push({output:o})
return e}end(){const t=this.#n
this.#n=Buffer.alloc(0)
return t}#E(t,e){const n=t.indexOf(this.#F,e+this.#S.length)
const s=n<0?-1:t.indexOf(this.#F,n+this.#F.length)
return s<0?-1:s+this.#F.length}#A(t){const e=t.lastIndexOf(dt)
if(e<0||t.length-e>=this.#S.length)return t.length
return t.subarray(e).equals(this.#S.subarray(0,t.length-e))?e:t.length}}class Watch{#I
#D
#T
constructor({quietMs:t,totalMs:e},n){const end=t=>{this.#T=t
n()}
this.#I=t===void 0?void 0:setTimeout(end,t,"quiet")
this.#D=setTimeout(end,e,"time")}get over(){return this.#T}hear(){if(this.#T===void 0)this.#I?.refresh()}stop(){clearTimeout(this.#I)
clearTimeout(this.#D)}}class Happenings{#w=new Set
tell(){for(const t of this.#w)t()}async until(t,e){if(t()||e.aborted)return
const{promise:n,resolve:s}=Promise.withResolvers()
const look=()=>{if(t())s()}
const abort=()=>s()
this.#w.add(look)
e.addEventListener("abort",abort)
await n
this.#w.delete(look)
e.removeEventListener("abort",abort)}async within(t,e){const n=new AbortController
const s=setTimeout(()=>n.abort(),t)
await this.until(e,n.signal)
clearTimeout(s)
return e()}}const pt={start:1e4,drain:300,interrupt:300}
const wt=2
const mt=137
class LocalShell{#L
#F
#d
#P
#n=new st.ro
#C=new Happenings
#N={is:"starting"}
#_=0
#M={}
#j=0
#R={sequence:0,exitCode:0,shell:0,lastJob:-1,workingDir:"",searchPath:""}
#S
#G
#v
constructor({shell:t,nonce:e,mark:n}){this.#L=t
this.#F=e
this.#d=n
this.#P=new FrameReader(e)
t.output.on("data",t=>this.#H(t))
t.child.once("error",()=>this.#g(127))
t.child.once("exit",(t,e)=>this.#B(t??128+(e?h.constants.signals[e]:0)))}get start(){if(!this.#S)throw new r.vC("bug","The folder of a shell was requested before the shell started.")
return this.#S}async begin(){this.#W(startLines(this.#L.streams)+statusLine(0,this.#F))
await this.#q(pt.start)
this.#S={...this.#z(),user:userName(),host:(0,h.hostname)()}
return this.#N.is==="idle"}async run(t,e,n){if(t.includes("\0"))throw new r.Fp("The command cannot be run: it contains a NUL character.")
n.signal.throwIfAborted()
const s=this.#N
if(s.is==="ended")return{...ended(s.exitCode,!0),output:this.#n.take()}
if(s.is==="running")return{status:"busy",output:""}
const i=this.#U()
this.#_+=1
this.#M=e
this.#N={is:"running"}
this.#W(exportLine(e)+commandLine(t,this.#j,this.#L.streams)+this.#K())
return{...await this.#J(n),...i&&{earlier:i}}}async type(t,e){e.signal.throwIfAborted()
if(this.#N.is==="running")this.#V(t)
return this.#J(e)}async read(t){t.signal.throwIfAborted()
return this.#J(t)}async rest(t){this.#L.output.resume()
const isReady=()=>this.#N.is!=="running"||this.#n.size>=st.mJ||this.#G?.over!==void 0
await this.#C.until(isReady,t)
if(t.aborted)await this.#Y()
t.throwIfAborted()
return this.#Z()}get processes(){const{pid:t}=this.#L.child
const e=[t,this.#R.shell].filter(t=>t!==void 0&&t>0)
return{mark:this.#d,pids:e}}get isOver(){return this.#N.is==="ended"||this.#v!==void 0}close(){this.#v??=killDescendants(this.processes).finally(()=>this.#X())
return this.#v}#J(t){this.#G?.stop()
this.#G=new Watch(t,()=>this.#C.tell())
return this.rest(t.signal)}#Z(){const t=this.#Q()
if(t.status==="more")this.#L.output.pause()
else this.#G?.stop()
return{...t,output:this.#n.take()}}#Q(){const t=this.#N
if(t.is==="ended")return ended(t.exitCode,!1)
if(t.is==="running"){const t=this.#G?.over
return t===void 0?{status:"more"}:{status:"running",because:t}}if(t.is!=="done")return{status:"idle"}
this.#N={is:"idle"}
return{status:"finished",exitCode:t.frame.exitCode,place:this.#z()}}#U(){const t=this.#N.is==="done"?{exitCode:this.#N.frame.exitCode}:{}
const e=this.#n.take()
return e===""&&this.#N.is!=="done"?void 0:{output:e,...t}}#z(){const{workingDir:t,searchPath:e,lastJob:n}=this.#R
const find=n=>findProgram(n,e,t)
return{workingDir:t,python:find("python")??find("python3"),lastJob:n}}#H(t){for(const e of this.#P.push(t))if("output"in e)this.#n.push(e.output)
else this.#tt(e.frame)
this.#G?.hear()
this.#C.tell()}#tt(t){const e=this.#N.is==="starting"
if(t.sequence!==this.#_||!e&&this.#N.is!=="running")return
this.#n.flush()
if(e)this.#n.take()
this.#R=t
this.#j=t.exitCode
this.#N=e?{is:"idle"}:{is:"done",frame:t}}#B(t){const{output:e}=this.#L
const n=setTimeout(()=>e.destroy(),pt.drain)
const end=()=>{clearTimeout(n)
this.#g(t)}
e.resume()
if(e.closed)end()
else e.once("close",end)}#g(t){this.#n.push(this.#P.end())
this.#n.flush()
this.#N={is:"ended",exitCode:t}
this.close()
this.#C.tell()}#X(){if(this.#N.is!=="ended")this.#N={is:"ended",exitCode:mt}
this.#C.tell()
for(const t of[this.#L.commands,this.#L.keys,this.#L.output])t.destroy()}#W(t){this.#L.commands.write(t)}#K(){return statusLine(this.#_,this.#F,this.#M)}#V(t){press(this.#L,t)
if(t===void 0||hasInterrupt(t))this.#W(this.#K())}async#Y(){this.#G?.stop()
this.#L.output.resume()
for(let t=0;t<wt;t+=1){if(this.#N.is!=="running")return
this.#V()
if(await this.#q(pt.interrupt))return
const t=foregroundGroup(this.#R.shell)
if(t!==void 0)signalAll([-t],"SIGKILL")
if(await this.#q(pt.interrupt))return}await this.close()}#q(t){return this.#C.within(t,()=>this.#N.is!=="running"&&this.#N.is!=="starting")}}function ended(t,e){return{status:"ended",exitCode:t,isBefore:e}}function userName(){try{return(0,h.userInfo)().username}catch{return}}const[gt,yt,vt]=["","",""]
function hasInterrupt(t){return t.includes(gt)}function press({child:t,isTerminal:e,keys:n},s=gt){if(e){n.write(s)
return}if(s.includes(yt)||s.includes(vt))throw new r.Fp("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.")
if(hasInterrupt(s)&&t.pid!==void 0)signalAll([-t.pid],"SIGINT")
n.write(s.replaceAll(gt,""))}function localWorkspace({workingDir:t,outputDir:e,undoDir:n,environment:s,ripgrep:i="rg",git:r="git",node:c="node",ownsProcesses:u=!1}){const h=[]
const d=[]
const staying=()=>[...h.filter(({isOver:t})=>!t).map(({processes:t})=>({kind:"shell",...t})),...d.filter(({isOver:t})=>!t).map(({processes:t})=>({kind:"program",...t}))]
const f={staying:staying,isOwner:u}
const p=e===void 0?[t]:[t,e]
return Object.freeze({kind:"LocalWorkspace",workingDir:t,outputDir:e,run:(e,{variables:n,isAlone:i=!1,...r})=>{const o={cwd:t,environment:{...s,...n}}
const run=()=>runShell(e,{...r,...o,leavesNothing:i})
return i?alone(f,run):run()},pipe:({variables:e,...n},i)=>runPiped(n,{...i,cwd:t,environment:{...s,...e}}),openShell:async()=>kept(h,await openShell({workingDir:t,environment:s})),openProgram:async e=>kept(d,await openProgram(e,{workingDir:t,environment:s,node:c})),edits:new o.Z(n),saveOutput:(t,n)=>(0,a.nJ)(e,t,n),stat:t=>(0,a.T1)(p,t),read:(t,e)=>(0,a.TA)(p,t,e),write:(t,e,n)=>(0,a.R0)(p,t,e,n),remove:t=>(0,a.nM)(p,t),list:t=>(0,a.KG)(p,t),realPath:t=>(0,l.OA)(`find "${t}"`,()=>(0,l.nG)(p,t)),...gitView({roots:p,environment:s,git:r}),...search({roots:p,environment:s,ripgrep:i})})}function kept(t,e){t.push(e)
return e}function gitView(t){return{gitChanges:(e=".")=>gitChanges(t,e),gitDiff:e=>gitDiff(t,e)}}async function openShell({workingDir:t,environment:e,isTerminal:n=!0}){await requireFolder(t)
const{PATH:i="/usr/local/bin:/usr/bin:/bin"}=e
const o=findProgram("bash",i,t)
if(!o)throw new r.Fp("No command can be run: there is no bash here.")
const a=process.platform==="linux"?findProgram("script",i,t):void 0
for(const i of n&&a?[launchInTerminal,launchOnPipes]:[launchOnPipes]){const n=(0,s.randomBytes)(16).toString("hex")
const r=`DECKHAND_SHELL=${(0,s.randomBytes)(16).toString("hex")}`
const c={...e,...sessionEnvironment(r,t)}
const l={bash:o,script:a,cwd:t,environment:c}
const u=new LocalShell({shell:i(l),nonce:n,mark:r})
if(await u.begin())return u
await u.close()}throw new r.Fp("No command can be run: bash does not start here.")}function sessionEnvironment(t,e){const[n="",s=""]=t.split("=")
return{PWD:e,[n]:s,VIRTUAL_ENV_DISABLE_PROMPT:"1"}}async function requireFolder(t){const e=await(0,i.stat)(t).catch(()=>{})
if(!e?.isDirectory())throw new r.Fp("No command can be run: the workspace folder no longer exists.")}}),15768:((t,e,n)=>{n.d(e,{m:()=>runProgram})
var s=n(31421)
var i=n(78474)
const r=64*1024
async function runProgram(t,e,n){const{cwd:o,environment:a,signal:c,input:l="",maxBytes:u=Number.POSITIVE_INFINITY,ends:h="program"}=n
const d=[]
const{onStdout:f=t=>void d.push(t)}=n
const p=(0,s.spawn)(t,e,{cwd:o,env:a,stdio:"pipe",detached:h==="group"})
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
const[e]=await(0,i.once)(p,"close")
return{stdout:Buffer.concat(d),stderr:Buffer.concat(t).toString(),exitCode:e,isCut:w}}finally{c?.removeEventListener("abort",cut)}}function killGroup(t){try{if(t!==void 0)process.kill(-t,"SIGKILL")}catch{}}function pass(t,e,n,s,i){let r=0
t[e].on("data",t=>{if(r<n)s(t.subarray(0,n-r))
r+=t.length
if(r>n)i?.()})}}),30289:((t,e,n)=>{n.d(e,{Q$:()=>i,xu:()=>r,yk:()=>readOnlyWorkspace})
var s=n(98664)
const i="node of the workspace"
const r=12*1024*1024
function readOnlyWorkspace(t){const refuse=async()=>{throw new s.Fp("This workspace is read-only: nothing can be written, and no command can be run.")}
return{kind:t.kind,workingDir:t.workingDir,outputDir:t.outputDir,run:refuse,pipe:refuse,openShell:refuse,openProgram:refuse,write:refuse,remove:refuse,edits:t.edits,saveOutput:(e,n)=>t.saveOutput(e,n),stat:e=>t.stat(e),read:(e,n)=>t.read(e,n),list:e=>t.list(e),realPath:e=>t.realPath(e),findFiles:(e,n)=>t.findFiles(e,n),searchText:(e,n)=>t.searchText(e,n),gitChanges:e=>t.gitChanges(e),gitDiff:e=>t.gitDiff(e)}}}),95366:((t,e,n)=>{n.d(e,{u:()=>LineReader})
class LineReader{#et
#b
#nt=[]
#st=0
constructor(t,e){this.#b=t
this.#et=e}push(t){let e=0
for(let n=t.indexOf(10);n>=0;n=t.indexOf(10,e)){this.#o(t.subarray(e,n))
this.#it()
e=n+1}this.#o(t.subarray(e))}#o(t){this.#st+=t.length
if(this.#st>this.#et)throw new Error(`A line is longer than ${this.#et} bytes.`)
if(t.length>0)this.#nt.push(t)}#it(){const t=Buffer.concat(this.#nt,this.#st).toString()
this.#nt=[]
this.#st=0
if(t!=="")this.#b(t)}}})}

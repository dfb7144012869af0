import{createRequire as t}from"module"
var e={24:(e=>{e.exports=t(import.meta.url)("node:fs")}),455:(e=>{e.exports=t(import.meta.url)("node:fs/promises")}),30:(e=>{e.exports=t(import.meta.url)("node:net")}),760:(e=>{e.exports=t(import.meta.url)("node:path")}),75:(e=>{e.exports=t(import.meta.url)("node:stream")}),331:((t,e,n)=>{n.a(t,async(t,e)=>{try{var s=n(24)
var r=n(455)
var i=n(760)
var o=n(75)
var a=n(342)
var c=n(65)
var l=n(619)
const u=15*6e4
const h=100
const[f,d]=process.argv.slice(2)
const p=(0,l.T)(process.execPath)
if(f==="--mailbox"&&d!==void 0){const{input:m,output:w}=openMailbox(d)
await(0,l.Z)(p,m,w)
await p.end(null,(new AbortController).signal)
process.exit(0)}if(f)await(0,c.W)(f)
process.stdout.on("error",()=>process.exit(0))
await(0,l.Z)(p,process.stdin,process.stdout)
process.exit(0)
function openMailbox(t){const[e,n]=[(0,i.join)(t,"in"),(0,i.join)(t,"out")]
const s=bellOf(e)
let[c,l,h]=[0,0,0]
async function*messages(){for(let o=Date.now();Date.now()-o<u&&await isThere(t);){const t=s.next()
const u=(0,i.join)(e,String(c+1))
const f=(0,a.eC)(await(0,r.readFile)(u).catch(()=>Buffer.alloc(0)))
if(!f){await t
continue}c+=1
o=Date.now()
await(0,r.rm)(u,{force:!0})
for(;h<f.taken&&h<l;h+=1)await(0,r.rm)((0,i.join)(n,String(h+1)),{force:!0})
yield f.bytes}s.close()}const send=async t=>{l+=1
const e=(0,i.join)(n,String(l))
await(0,r.writeFile)(`${e}.part`,(0,a.R9)({taken:c,bytes:t}))
await(0,r.rename)(`${e}.part`,e)}
const write=(t,e,n)=>void send(t).then(()=>n(),n)
return{input:o.Readable.from(messages(),{objectMode:!1}),output:new o.Writable({write:write})}}async function isThere(t){return(0,r.stat)(t).then(()=>!0,()=>!1)}function bellOf(t){let e=Promise.withResolvers()
const tell=()=>{e.resolve()
e=Promise.withResolvers()}
const n=setInterval(tell,h)
const s=watched(t,tell)
const close=()=>{clearInterval(n)
s?.close()}
return{next:()=>e.promise,close:close}}function watched(t,e){try{return(0,s.watch)(t,e).on("error",e)}catch{return}}e()}catch(g){e(g)}},1)}),65:((t,e,n)=>{n.d(e,{W:()=>openRelay})
var s=n(30)
const r=3128
async function openRelay(t){const e=(0,s.createServer)({allowHalfOpen:!0},e=>{const n=(0,s.connect)({path:t,allowHalfOpen:!0})
join(e,n)
join(n,e)})
const{promise:n,resolve:i,reject:o}=Promise.withResolvers()
e.once("error",o).listen(r,"127.0.0.1",i)
await n}function join(t,e){t.on("error",()=>e.destroy())
t.once("close",()=>e.destroySoon())
t.pipe(e)}}),619:((e,n,s)=>{s.d(n,{Z:()=>answer,T:()=>toolMethods})
const r=t(import.meta.url)("node:crypto")
var i=s(455)
function startOf(t,e){const n=Math.max(0,e)
return t.slice(0,isInside(t,n)?n-1:n)}function endOf(t,e){const n=Math.max(0,t.length-Math.max(0,e))
return t.slice(isInside(t,n)?n+1:n)}function isInside(t,e){return e>0&&(t.codePointAt(e-1)??0)>65535}function oneLine(t,e){const n=t.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g," ").trim()
return n.length<=e?n:`${startOf(n,e-1)}…`}function text_withoutEnd(t,e){let n=t.length
while(n>0&&e.includes(t.charAt(n-1)))n-=1
return t.slice(0,n)}new Map("ß ss,æ ae,œ oe,ø o,đ d,ð d,þ th,ł l,ħ h,ı i,ŋ n,ŧ t".split(",").map(t=>{const[e="",n=""]=t.split(" ")
return[e,n]}))
function sentences(...t){const e=t.map(t=>t?.trim()??"").filter(t=>t!=="")
return e.map(t=>/[.!?…:]["'`)\]*]*$/.test(t)?t:`${t}.`).join(" ")}const o=/(?<![\w:/.…~@-])(?:\/[^\s/'"`()<>[\]{},;:|*]+){2,}\/*/g
function runner_paths_withoutPaths(t){return t.replaceAll(o,lastName)}function lastName(t){const e=/\/([.!?]+)\/*$/.exec(t)?.[1]??""
const n=t.split("/").filter(Boolean)
if(e!=="")n.pop()
const s=n.length===2&&["home","Users"].includes(n[0]??"")
return`${s?"a home folder":`…/${n.at(-1)??""}`}${e}`}const a="tmp home root var opt mnt srv media run github __w __e __t Users private".split(" ").join("|")
new RegExp(String.raw`(?<![\w:/.…~@-])/(?:${a})(?:/[^\s/'"\`()<>[\]{},;:|*]+)+/*`,"g")
const c="The log of this run names the path."
const l={reason:"permission denied",headline:"The user of this runner has no right to use a file or folder that this run needs.",hint:`Give that user the right to read and write the workspace and the runner's temporary folder: a step before this one, such as a container that works as root, may have changed the owner. ${c}`,isLasting:!0}
const u={reason:"too many files are open",headline:"Too many files are open on this runner.",hint:"Run it again. If it persists, raise the limit of open files (`ulimit -n`) on the runner, or let fewer jobs share it.",isLasting:!1}
const h="Run it again. If it persists, use a larger runner, or let fewer jobs share it."
const f={headline:"A file, a folder or a program that this run needs is not there, or is of another kind.",hint:`Run it again, and let no other step or job change the workspace and the runner's temporary folder meanwhile. ${c}`,isLasting:!1}
const d={reason:"the network failed",headline:"A network connection of this runner failed.",hint:"Run it again. If it persists, check the network and the proxy of the runner.",isLasting:!1}
const p={ENOSPC:{reason:"the disk is full",headline:"The disk of this runner is full.",hint:"Free disk space in a step before this one, or use a larger runner. Then mention me with `continue`.",isLasting:!0,words:/No space left on device/},EDQUOT:{reason:"the disk quota is used up",headline:"The disk quota of this runner's user is used up.",hint:"Free disk space in a step before this one, or raise the quota. Then mention me with `continue`.",isLasting:!0,words:/Disk quota exceeded/},EROFS:{reason:"the file system is read-only",headline:"A file system of this runner that this run has to write is read-only.",hint:`Make the workspace and the runner's temporary folder writable, for example in the \`volumes\` of the job's container. Then mention me with \`continue\`. ${c}`,isLasting:!0,words:/Read-only file system/},EACCES:{...l,words:/Permission denied(?! \()/},EPERM:{...l,words:/Operation not permitted/},EMFILE:{...u,words:/Too many open files(?! in system)/},ENFILE:{...u,words:/Too many open files in system/},EIO:{reason:"the disk reported an error",headline:"A disk of this runner reported an error.",hint:`Run it again on another runner, and check the disk of this one. ${c}`,isLasting:!1,words:/Input\/output error/},ENAMETOOLONG:{reason:"the name is too long",headline:"A path is too long for the file system of this runner.",hint:`Shorten the names of folders and files, or use a runner whose work folder has a shorter path. ${c}`,isLasting:!0,words:/File name too long/},ELOOP:{reason:"too many levels of symbolic links",headline:"Symbolic links on this runner lead in a circle, or through too many others.",hint:`Remove the link. ${c}`,isLasting:!0,words:/Too many levels of symbolic links/},ETIMEDOUT:{reason:"it did not answer in time",headline:"The network or a disk of this runner did not answer in time.",hint:"Run it again. If it persists, check the network and the disks of the runner.",isLasting:!1},EAGAIN:{reason:"the system has no more processes or memory for it",headline:"This runner has no more processes or memory for this run.",hint:"Run it again. If it persists, raise the limit of processes (`ulimit -u`) on the runner, or use a larger one.",isLasting:!1,words:/Resource temporarily unavailable/},ENOMEM:{reason:"there is not enough memory",headline:"This runner has not enough memory for this run.",hint:h,isLasting:!1,words:/Cannot allocate memory/},ENOENT:{...f,reason:"no such file or directory"},ENOTDIR:{...f,reason:"a part of the path is a file, not a directory"},EISDIR:{...f,reason:"it is a directory"},ECONNREFUSED:d,ECONNRESET:d,ECONNABORTED:d,EPIPE:d,ENOTFOUND:d,EAI_AGAIN:d,EHOSTUNREACH:d,ENETUNREACH:d,EADDRNOTAVAIL:d}
const m={reason:"the system refused",hint:`Run it again. If it persists, report it with the log of this run. ${c}`,isLasting:!1}
function systemReason(t){return`${(p[t]??m).reason} (${t})`}function system_error_systemTrouble(t){const e=systemCode(t)
return e===void 0?void 0:troubleOf(e)}function troubleInWords(t){const e=wordedCode(withoutRemote(t))
return e===void 0?void 0:troubleOf(e)}function withoutRemote(t){return t.replaceAll(/^remote: .*$/gm,"")}function wordedCode(t){return Object.entries(p).find(([,{words:e}])=>e?.test(t))?.[0]}function troubleOf(t){const{headline:e,hint:n,isLasting:s}=p[t]??{...m,headline:`The system of this runner refused an operation (${t}).`}
return{code:t,headline:e,hint:n,isLasting:s}}function systemCode(t){for(const e of system_error_causesOf(t)){const t=ownCode(e)
if(t!==void 0)return t}return}const w=10
function system_error_causesOf(t){const e=[]
const n=[t]
while(n.length>0&&e.length<w){const t=n.shift()
if(!(t instanceof Error))continue
e.push(t)
n.push(t.cause,...t instanceof AggregateError?t.errors.slice(0,w):[])}return e}function ownCode(t){const{code:e,syscall:n}=t
if(typeof e==="string"&&e!=="")return e in p||typeof n==="string"?e:void 0
if(typeof n==="string")return wordedCode(t.message)??"EUNKNOWN"
const s=t.message.slice(0,g).replace(/^Error: /,"").trim().split(" ")
const r=s[0]==="spawn"?s.at(-1):/^(E[A-Z0-9_]+):$/.exec(s[0]??"")?.[1]
return r!==void 0&&r in p?r:void 0}const g=5e3
class Fault extends Error{code
headline
quote
list
hint
reason
isLasting
constructor(t,e,{hint:n,quote:s,list:r=[],reason:i,isLasting:o,cause:a}={}){super(s===void 0&&r.length===0?e:sentences(e,...r,s),{cause:a})
this.name="Fault"
this.code=t
this.headline=e
this.quote=s
this.list=r
this.hint=n
this.reason=i
this.isLasting=o??(t==="config"||t==="denied")}}class fault_Mistake extends Error{constructor(t,e){super(t,e)
this.name="Mistake"}}function machineFault({headline:t,hint:e,isLasting:n},s,r){return new Fault("machine",t,{hint:e,isLasting:n,cause:s,quote:r})}var y=s(760)
var v=s(24)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const n=await resolvePath(t,e)
if(n.steps.some(t=>t.toLowerCase()===".git"))throw new fault_Mistake(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(t,e,n){if(await placeOf(t,e)===void 0)throw outside(t,n)}async function resolvePath(t,e){if(e.includes("\0"))throw new fault_Mistake("A path cannot contain a NUL character.")
const n=await placeOf(t,await followLinks((0,y.resolve)(t[0],e),e))
if(n===void 0)throw outside(t,e)
return n}async function placeOf(t,e){for(const n of t){const t=await followLinks(n,n)
const s=inside(t,e)
if(s!==void 0)return{root:t,steps:s.split(y.sep).filter(Boolean),real:e}}return}function outside([t],e){return new fault_Mistake(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const n=(0,y.relative)(t,e)
return n===".."||n.startsWith(`..${y.sep}`)||(0,y.isAbsolute)(n)?void 0:n}async function followLinks(t,e){try{return await(0,i.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new fault_Mistake(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,y.join)(await followLinks((0,y.dirname)(t),e),(0,y.basename)(t))}async function isLink(t){try{return(await(0,i.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const n=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(n))throw e
throw new fault_Mistake(`Cannot ${t}: ${systemReason(n)}.`,{cause:e})}}var b=void 0&&(void 0).__addDisposableResource||function(t,e,n){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var s,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
s=e[Symbol.asyncDispose]}if(s===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
s=e[Symbol.dispose]
if(n)r=s}if(typeof s!=="function")throw new TypeError("Object not disposable.")
if(r)s=function(){try{r.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:s,async:n})}else if(n)t.stack.push({async:!0})
return e}
var k=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(n){e.error=e.hasError?new t(n,e.error,"An error was suppressed during disposal."):n
e.hasError=!0}var n,s=0
function next(){while(n=e.stack.pop())try{if(!n.async&&s===1)return s=0,e.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var t=n.dispose.call(n.value)
if(n.async)return s|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else s|=1}catch(t){fail(t)}if(s===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,n){var s=new Error(n)
return s.name="SuppressedError",s.error=t,s.suppressed=e,s})
async function statFile(t,e){return orMistake(`look at "${e}"`,async()=>{const n=await statOrNothing(await safePath(t,e))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(t,e,n){return orMistake(`read "${e}"`,async()=>{const s={stack:[],error:void 0,hasError:!1}
try{const r=v.constants.O_RDONLY|v.constants.O_NONBLOCK|v.constants.O_NOFOLLOW
const o=await safePath(t,e)
const a=b(s,await(0,i.open)(o,r),!0)
await requireInside(t,await placeOfHandle(a,o),e)
const c=await a.stat()
refuseUnlessFile(c,e)
if(c.size>n)throw tooLarge(e,c.size,n)
return await a.readFile()}catch(t){s.error=t
s.hasError=!0}finally{const t=k(s)
if(t)await t}})}async function writeWholeFile(t,e,n,s){await orMistake(`write "${e}"`,async()=>{const{root:r,steps:i,real:o}=await safeWritePath(t,e)
const a=await statOrNothing(o)
if(a)refuseUnlessFile(a,e)
const c=await holdFolder(r,i.slice(0,-1))
try{await replaceFile(c,(0,y.basename)(o),n,a?a.mode&4095:s)}finally{await c.close()}})}async function removeFile(t,e){await orMistake(`remove "${e}"`,async()=>{const n=(0,y.resolve)(t[0],e)
const{root:s,steps:r}=await safeWritePath(t,(0,y.dirname)(n))
if((0,y.basename)(n).toLowerCase()===".git")throw new fault_Mistake(`"${e}" belongs to git and cannot be removed.`)
const o=await holdFolder(s,r)
try{const t=o.entry((0,y.basename)(n))
const s=await(0,i.lstat)(t)
if(!s.isSymbolicLink())refuseUnlessFile(s,e)
await(0,i.unlink)(t)}finally{await o.close()}})}async function listDirectory(t,e){return orMistake(`list "${e}"`,async()=>{const n=await(0,i.readdir)(await safePath(t,e),{withFileTypes:!0})
return n.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,n,s){const o=t.entry(`.deckhand-${(0,r.randomUUID)()}`)
try{await(0,i.writeFile)(o,n,{flag:"wx"})
if(s!==void 0)await(0,i.chmod)(o,s)
await(0,i.rename)(o,t.entry(e))}catch(t){await(0,i.rm)(o,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,i.stat)(t)}catch(t){if(isAbsence(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const n=kindOf(t)
if(n==="directory")throw new fault_Mistake(`"${e}" is a directory, not a file.`)
if(n==="other")throw new fault_Mistake(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,n){return new fault_Mistake(`"${t}" has ${e} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,n){if(t===void 0)throw new Fault("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new Fault("bug",`"${e}" is no name for a saved output.`)
return orMistake(`save the output as "${e}"`,async()=>{const s=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const r=v.constants.O_WRONLY|v.constants.O_APPEND|v.constants.O_CREAT|v.constants.O_NOFOLLOW|v.constants.O_NONBLOCK
const o=b(t,await(0,i.open)(s.entry(e),r,420),!0)
await o.writeFile(n)}catch(e){t.error=e
t.hasError=!0}finally{const e=k(t)
if(e)await e}}finally{await s.close()}return(0,y.join)(t,e)})}const _=process.platform==="linux"
function placeOfHandle(t,e){return(0,i.realpath)(_?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,i.mkdir)(t,{recursive:!0})
let n=t
let s=held(await openFolder(t),t)
for(const t of e){n=(0,y.join)(n,t)
const e=s
try{s=held(await openOrMake(e.entry(t)),n)}finally{await e.close()}}return s}function held(t,e){const n=_?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,y.join)(n,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if(errorCode(t)!=="ENOENT")throw t}await(0,i.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,i.open)(t,v.constants.O_RDONLY|v.constants.O_DIRECTORY|v.constants.O_NOFOLLOW)}const O=10
const $=256*1024
const x=1024*1024
const E={held:16*x,stored:64*x}
class EditHistory{#t
#e=new Map
#n=new Map
#s=new Map
constructor(t){this.#t=t}async remember(t,e,{mayStore:n}){const s=await this.#r(t)
const r=String(Number(s.at(-1)?.name??0)+1).padStart(6,"0")
const i=n&&e.length<=$&&await this.#i(t,r,e)
const o=i?{name:r}:{name:r,bytes:e};(i?this.#s:this.#n).set(o,{file:t,size:e.length})
await this.#o(t,[...s,o],O)
await this.#a(this.#n,E.held)
await this.#a(this.#s,E.stored)}async#o(t,e,n){const s=n===0?[]:e.slice(-n)
for(const n of e.slice(0,e.length-s.length))await this.#c(t,n)
this.#e.set(t,s)}async#a(t,e){let n=0
for(const e of t.values())n+=e.size
for(const[s,{file:r}]of t){if(n<=e)return
const i=await this.#r(r)
const o=i.slice(0,i.indexOf(s)+1)
for(const e of o)n-=t.get(e)?.size??0
await this.#o(r,i,i.length-o.length)}}async last(t){const e=(await this.#r(t)).at(-1)
if(!e||this.#t===void 0)return e?.bytes
return e.bytes??readFile([this.#t],this.#l(t,e.name),$)}async forgetLast(t){const e=await this.#r(t)
const n=e.at(-1)
if(n)await this.#c(t,n)
this.#e.set(t,e.slice(0,-1))}async#r(t){return this.#e.get(t)??await this.#u(t)}async#u(t){const e=this.#t
if(e===void 0)return[]
const n=this.#l(t)
const s=await orElse([],async()=>await statFile([e],n)?listDirectory([e],n):[])
return s.filter(({name:t})=>/^\d{6}$/.test(t)).map(({name:t})=>({name:t}))}async#i(t,e,n){const s=this.#t
if(s===void 0)return!1
return orElse(!1,async()=>{await writeWholeFile([s],this.#l(t,e),n)
return!0})}async#c(t,e){const n=this.#t
this.#n.delete(e)
this.#s.delete(e)
if(e.bytes||n===void 0)return
await orElse(void 0,()=>removeFile([n],this.#l(t,e.name)))}#l(t,e=""){return(0,y.join)(this.#t??"",(0,r.createHash)("sha256").update(t).digest("hex").slice(0,16),e)}}async function orElse(t,e){try{return await e()}catch(e){if(e instanceof fault_Mistake)return t
throw e}}const S=v.constants.O_RDONLY|v.constants.O_NONBLOCK|v.constants.O_NOFOLLOW
function readUntrusted(t,e,n){return withOpen(t,e,S,(t,e)=>{if(!e.isFile())return refused(e.isDirectory()?"folder":"special")
if(e.size>n)return refused("too-large")
const s=readAtMost(t,n)
return s===void 0?refused("too-large"):{status:"read",bytes:s,mode:e.mode&4095}})}async function hashUntrusted(t,e,n){const s=openAt(t,e,S)
if(s.status!=="open")return s
const{file:r,found:i}=s
try{if(!i.isFile())return refused(i.isDirectory()?"folder":"special")
if(i.size>n.maxBytes)return refused("too-large")
return await hashOf(r,i,n)}catch(t){return refused("unreadable",errorCode(t))}finally{(0,v.closeSync)(r)}}async function hashOf(t,{size:e,mode:n},{algorithm:s,start:i}){const o=(0,r.createHash)(s).update(i?.(e)??"")
let a=0
for await(const n of(0,v.createReadStream)("",{fd:t,autoClose:!1,start:0,end:e})){o.update(n)
a+=n.length}if(a!==e)return refused("unreadable")
return{status:"read",id:o.digest("hex"),size:e,isExecutable:(n&73)!==0}}function lookAtUntrusted(t,e){try{return(0,v.lstatSync)(whole(t,e),{throwIfNoEntry:!1})}catch{return}}const T=process.platform==="linux"
function withOpen(t,e,n,s){const r=openAt(t,e,n)
if(r.status!=="open")return r
try{return s(r.file,r.found)}catch(t){return notOpened(t,r.found)}finally{(0,v.closeSync)(r.file)}}function openAt(t,e,n){let s
try{s=(0,v.openSync)(whole(t,e),n)
if(isAt(s,t,e))return{status:"open",file:s,found:(0,v.fstatSync)(s)};(0,v.closeSync)(s)
return refused("elsewhere")}catch(n){if(s!==void 0)(0,v.closeSync)(s)
return notOpened(n,lookAtUntrusted(t,e))}}function isAt(t,e,n){const s=whole(v.realpathSync.native(e),n)
const r=T?(0,v.readlinkSync)(`/proc/self/fd/${t}`,{encoding:"buffer"}):v.realpathSync.native(whole(e,n),{encoding:"buffer"})
return s.equals(r)}function notOpened(t,e){const n=errorCode(t)
if(isAbsence(t)&&e===void 0)return{status:"missing"}
if(e?.isSymbolicLink())return refused("link",n)
if(e&&!e.isFile()&&!e.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(e?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(t,e=""){return{status:"refused",why:t,code:e}}function readAtMost(t,e){const n=(0,v.fstatSync)(t).size
let s=Buffer.allocUnsafeSlow(Math.min(n,e)+1)
let r=0
for(let n=1;n>0;r+=n){if(r>e)return
if(r===s.length)s=Buffer.concat([s,Buffer.allocUnsafe(s.length)])
n=(0,v.readSync)(t,s,r,s.length-r,null)}return s.subarray(0,r)}function whole(t,e){const n=y.posix.normalize(Buffer.from(e).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(t),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}async function withoutUnchangedPointers(t,e,n){const s=n.filter(({status:t})=>t==="UPDATED")
if(s.length===0)return n
const r=new Set
const i=await lfsPaths(e,s)
for(const{path:n,oid:o}of s){if(o===void 0||!i.has(n))continue
const s=pointerIn(await e.raw(["cat-file","blob",o]))
if(s&&await isSameContent(t,n,s))r.add(n)}return n.filter(({path:t})=>!r.has(t))}async function lfsPaths(t,e){const n=e.map(({path:t})=>`${t}\0`).join("")
const s=(await t.raw(["check-attr","--stdin","-z","filter"],n)).split("\0")
return new Set(s.filter((t,e)=>e%3===0&&s[e+2]==="lfs"))}function pointerIn(t){const e=/^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:.*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n/.exec(t)
return e?.[1]===void 0?void 0:{oid:e[1],size:Number(e[2])}}async function isSameContent(t,e,{oid:n,size:s}){if(lookAtUntrusted(t,e)?.size!==s)return!1
const r=await hashUntrusted(t,e,{algorithm:"sha256",maxBytes:s})
return r.status==="read"&&r.id===n}const L=t(import.meta.url)("node:os")
class RecordCutter{#h
#f
#d=""
constructor(t,e){this.#h=t
this.#f=e}push(t){let e=0
for(let n=t.indexOf(this.#h);n>=0;n=t.indexOf(this.#h,e)){this.#p(t.toString("latin1",e,n))
e=n+1}this.#d+=t.toString("latin1",e)
return!0}end(){this.#p("")}#p(t){const e=this.#d===""?t:`${this.#d}${t}`
this.#d=""
if(e!=="")this.#f(e)}}const A={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const M=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const P=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(t){const[e=""]=t
const n=t.some(t=>t==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(t))
if(P.has(e)&&!n)throw new Error(`\`git ${e}\` enters submodules.`)}function isolatedGitEnvironment({folder:t,gitDir:e,environment:n,settings:s}){const r=e===void 0?{}:{GIT_DIR:e,GIT_WORK_TREE:t}
return{...n,...r,...A,...s!==void 0&&{GIT_CONFIG_GLOBAL:s}}}function gitFault(t,e){const n=withoutCredentials(e instanceof Error?e.message:String(e))
const s=t.find(t=>/^[a-z][a-z-]*$/.test(t))??""
const r=`git ${s}: ${runner_paths_withoutPaths(meaningfulLine(n))}`
const i=troubleInWords(n)??system_error_systemTrouble(e)
const o=new Error(n)
return i?machineFault(i,o,r):new Fault("git",r,{cause:o})}const I=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(t){const e=t.split("\n")
const n=I.flatMap(t=>e.find(e=>t.test(e))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(t){return t.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const C={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}
const N=t(import.meta.url)("node:child_process")
const F=t(import.meta.url)("node:events")
const D=64*1024
async function runProgram(t,e,n){const{cwd:s,environment:r,signal:i,input:o="",maxBytes:a=Number.POSITIVE_INFINITY,ends:c="program"}=n
const l=[]
const{onStdout:u=t=>void l.push(t)}=n
const h=(0,N.spawn)(t,e,{cwd:s,env:r,stdio:"pipe",detached:c==="group"})
let f=!1
const cut=()=>{f=!0
if(c==="group")killGroup(h.pid)
else h.kill("SIGKILL")
h.stdout.destroy()
h.stderr.destroy()}
if(i?.aborted)cut()
i?.addEventListener("abort",cut,{once:!0})
try{h.stdin.on("error",()=>{}).end(o)
const t=[]
pass(h,"stdout",a,u,cut)
pass(h,"stderr",D,e=>void t.push(e))
const[e]=await(0,F.once)(h,"close")
return{stdout:Buffer.concat(l),stderr:Buffer.concat(t).toString(),exitCode:e,isCut:f}}finally{i?.removeEventListener("abort",cut)}}function killGroup(t){try{if(t!==void 0)process.kill(-t,"SIGKILL")}catch{}}function pass(t,e,n,s,r){let i=0
t[e].on("data",t=>{if(i<n)s(t.subarray(0,n-i))
i+=t.length
if(i>n)r?.()})}const R=6e4
async function withPrivateView({git:t,environment:{PATH:e=""}},n,s){const r=AbortSignal.timeout(R)
const o=await(0,i.mkdtemp)((0,y.join)((0,L.tmpdir)(),"deckhand-view-"))
try{await furnish(o,n)
const i={binary:t,folder:n.root,gitDir:o,signal:r}
const a={...C,...e!==""&&{PATH:e}}
const c=plainGit({...i,environment:a})
const l=(0,y.join)(n.gitDir,"index")
const u=plainGit({...i,environment:{...a,GIT_INDEX_FILE:l}})
return await s({git:c,withIndex:u,base:await settleOnBase(o,c)})}catch(t){if(!(t instanceof Fault)&&!r.aborted)throw t
const e=t instanceof Fault?t.message:"Git took too long."
throw new fault_Mistake(`The repository in ${n.root} cannot be read. ${e}`,{cause:t})}finally{await(0,i.rm)(o,{recursive:!0,force:!0})}}async function furnish(t,{gitDir:e,commonDir:n}){const s=/^[ \t]*objectformat[ \t]*=[ \t]*sha256[ \t\r]*$/im.test(smallFile((0,y.join)(n,"config"))??"")
await(0,i.mkdir)((0,y.join)(t,"info"))
await Promise.all([...["refs","packed-refs","objects","shallow"].map(e=>(0,i.symlink)((0,y.join)(n,e),(0,y.join)(t,e))),(0,i.writeFile)((0,y.join)(t,"HEAD"),smallFile((0,y.join)(e,"HEAD"))??"ref: refs/heads/none\n"),(0,i.writeFile)((0,y.join)(t,"config"),s?B:j),(0,i.writeFile)((0,y.join)(t,"info/exclude"),smallFile((0,y.join)(n,"info/exclude"))??"")])}const j="[core]\n\trepositoryformatversion = 0\n\tbare = false\n"
const B="[core]\n\trepositoryformatversion = 1\n\tbare = false\n[extensions]\n\tobjectformat = sha256\n"
async function settleOnBase(t,e){const n=await baseOf(e,smallFile((0,y.join)(t,"HEAD"))??"")
if(n===void 0)return
await e.raw(["read-tree",n])
await(0,i.writeFile)((0,y.join)(t,"HEAD"),`${n}\n`)
return n}async function baseOf(t,e){const n=/^ref: refs\/heads\/([^\n]+)/.exec(e)?.[1]
const s=n===void 0?[]:[n]
const r=[...s,"HEAD","main","master"].map(t=>`refs/remotes/origin/${t}`)
for(const e of[...r,"HEAD"]){const n=await orNothing(t.raw(["merge-base","--end-of-options","HEAD",e]))
if(n!==void 0)return n.trim()}return}async function orNothing(t){try{return await t}catch(t){if(t instanceof Fault&&["git","machine"].includes(t.code))return
throw t}}function plainGit({binary:t,...e}){const{folder:n,signal:s}=e
const r=isolatedGitEnvironment(e)
const i=M.flatMap(t=>["-c",t])
const done=async(e,o,a)=>{requireOutside(e)
s?.throwIfAborted()
const c=await run(t,[...i,...e],{cwd:n,environment:r,signal:s,input:o,onStdout:a},e)
s?.throwIfAborted()
if(c.exitCode!==0)throw gitFault(e,`${c.stderr}${c.stdout}`)
return c}
return Object.freeze({bytes:async(t,e)=>(await done(t,e)).stdout,raw:async(t,e)=>(await done(t,e)).stdout.toString(),both:(t,e)=>done(t,e),pieces:async(t,e)=>e((await done(t)).stdout),records:async(t,e,{input:n,end:s="\0"}={})=>{const r=new RecordCutter(s,e)
const{stderr:i}=await done(t,n,t=>void r.push(t))
r.end()
return i}})}async function run(t,e,n,s){try{return await runProgram(t,e,n)}catch(t){throw gitFault(s,t)}}async function repositoryOf(t,e){const n=await(0,i.realpath)(t[0])
for(let s=e;;s=(0,y.dirname)(s)){const e=await repositoryAt(t,s)
if(e||s===n||s===(0,y.dirname)(s))return e}}async function repositoryAt(t,e){const n=await gitDirAt(t,e)
if(n===void 0)return
const s=firstLine((0,y.join)(n,"commondir"))
const r=s===void 0?n:await(0,i.realpath)((0,y.resolve)(n,s))
if(!isLinkedWorktree(e,n))for(const e of[n,r,(0,y.join)(r,"objects")])await safePath(t,e)
return{root:e,gitDir:n,commonDir:r}}async function gitDirAt(t,e){const n=(0,y.join)(e,".git")
try{if(!(await(0,i.lstat)(n)).isFile())return await safePath(t,n)}catch(t){if(isAbsence(t))return
throw t}const s=/^gitdir: (.+)$/.exec(firstLine(n)??"")?.[1]
if(s===void 0)throw new fault_Mistake(`"${n}" is not what git makes.`)
return(0,i.realpath)((0,y.resolve)(e,s))}function isLinkedWorktree(t,e){if(e.startsWith(`${t}/`))return!1
return firstLine((0,y.join)(e,"gitdir"))===(0,y.join)(t,".git")}function firstLine(t){return smallFile(t)?.split("\n")[0]?.trim()}const q=1e6
function smallFile(t){const e=readUntrusted((0,y.dirname)(t),(0,y.basename)(t),q)
if(e.status==="refused"&&e.why==="denied")throw new fault_Mistake(`"${t}" cannot be read: permission denied (${e.code}).`)
return e.status==="read"?e.bytes.toString("utf8"):void 0}async function gitChanges(t,e){return orMistake(`look for changes in "${e}"`,async()=>{const{roots:n}=t
const s=await safePath(n,e)
const r=await repositoryOf(n,s)
const i=await repositoriesIn(n,s)
if(!r&&i.length===0)throw new fault_Mistake(`"${e}" is not in a git repository.`)
const o=r?await changesBelow(t,r,s):[]
const a=await Promise.all(i.map(e=>changesWithPrefix(t,s,e)))
const c=o.filter(t=>t.status!=="ADDED"||!isRootOf(i,(0,y.join)(s,t.path)))
return[...c,...a.flat()].sort((t,e)=>t.path<e.path?-1:1)})}async function repositoriesIn(t,e){const n=await(0,i.readdir)(e,{withFileTypes:!0})
const s=n.filter(t=>t.isDirectory()&&t.name!==".git")
const r=await Promise.all(s.map(({name:n})=>repositoryAt(t,(0,y.join)(e,n))))
return r.filter(t=>t!==void 0)}async function changesWithPrefix(t,e,n){const s=(0,y.relative)(e,n.root)
const r=await changesBelow(t,n,n.root)
return r.map(({status:t,path:e})=>({status:t,path:(0,y.join)(s,e)}))}function isRootOf(t,e){return t.some(({root:t})=>t===e)}async function changesBelow(t,e,n){const s=await withPrivateView(t,e,t=>changesOf(e,t))
const r=(0,y.relative)(e.root,n)
const i=r===""?"":r+y.sep
return s.filter(({path:t})=>t.startsWith(i)).map(({status:t,path:e})=>({status:t,path:e.slice(i.length)}))}async function changesOf(t,e){const n=await e.git.raw(["status","--porcelain=v2","-z","--untracked-files=all","--no-renames","--ignore-submodules=dirty"])
const s=n.split("\0").flatMap(toChange)
const r=await withoutLeftOut(e,await withoutUnchangedPointers(t.root,e.git,s))
return[...r,...await addedAgainstIgnores(t,e,r)]}const W={M:"UPDATED",T:"UPDATED",D:"DELETED"}
function toChange(t){const e=t.split(" ")
if(e[0]==="?")return[{status:"ADDED",path:t.slice(2).replace(/\/$/,"")}]
const n=W[e[1]?.[1]??""]
const[s,r]=[e[6],e.slice(8).join(" ")]
return e[0]==="1"&&n&&s!==void 0?[{status:n,path:r,oid:s}]:[]}async function withoutLeftOut({withIndex:t},e){if(!e.some(({status:t})=>t==="DELETED"))return e
const n=(await t.raw(["ls-files","-t","-z","--cached"])).split("\0")
const s=new Set(n.flatMap(t=>t.startsWith("S ")?[t.slice(2)]:[]))
return e.filter(({status:t,path:e})=>t!=="DELETED"||!s.has(e))}async function addedAgainstIgnores({root:t},{withIndex:e,base:n},s){if(n===void 0)return[]
const r=["diff-index","--cached","--no-renames","--diff-filter=A","--name-only","-z",n,"--"]
const i=new Set((await e.raw(r)).split("\0").filter(Boolean))
for(const{path:t}of s)i.delete(t)
const o=await Promise.all([...i].map(async e=>await exists((0,y.join)(t,e))?[e]:[]))
return o.flat().map(t=>({status:"ADDED",path:t}))}async function exists(t){try{await(0,i.lstat)(t)
return!0}catch(t){if(isAbsence(t))return!1
throw t}}const G=1e6
async function gitDiff(t,e){return orMistake(`compare "${e}"`,async()=>{const{roots:n}=t
const s=(0,y.resolve)(n[0],e)
const r=await safePath(n,(0,y.dirname)(s))
const i=(0,y.join)(r,(0,y.basename)(s))
const o=await repositoryOf(n,r)
if(!o)throw new fault_Mistake(`"${e}" is not in a git repository.`)
const a=(0,y.relative)(o.root,i)
const c=await withPrivateView(t,o,t=>originalOf(t,a,e))
const l=await modifiedOf(i,e)
if(c===void 0&&l===void 0)throw new fault_Mistake(`There is no file "${e}", and there was none.`)
return{modified:l??"",original:c??""}})}const z=/^(\d+) (\w+) ([0-9a-f]+) +(\S+)\t/
async function originalOf({git:t,base:e},n,s){if(e===void 0)return
const[,,r,i,o]=z.exec(await t.raw(["ls-tree","-l","-z",e,"--",n]))??[]
if(i===void 0)return
if(r!=="blob")throw new fault_Mistake(`"${s}" is a ${r==="commit"?"submodule":"directory"}, not a file.`)
if(Number(o)>G)throw new fault_Mistake(`"${s}" had ${o} bytes, more than the ${G} allowed.`)
return requireText(await t.raw(["cat-file","blob",i]),s)}async function modifiedOf(t,e){try{if((await(0,i.lstat)(t)).isSymbolicLink())return await(0,i.readlink)(t)}catch(t){if(isAbsence(t))return
throw t}const n=await readFile([(0,y.dirname)(t)],t,G)
return requireText(new TextDecoder("utf-8",{ignoreBOM:!0}).decode(n),e)}function requireText(t,e){if(!t.includes("\0")&&!t.includes("�"))return t
throw new fault_Mistake(`"${e}" is not UTF-8 text, so its change cannot be shown.`)}const H=t(import.meta.url)("node:timers/promises")
class LineReader{#m
#f
#w=[]
#g=0
constructor(t,e){this.#f=t
this.#m=e}push(t){let e=0
for(let n=t.indexOf(10);n>=0;n=t.indexOf(10,e)){this.#o(t.subarray(e,n))
this.#y()
e=n+1}this.#o(t.subarray(e))}#o(t){this.#g+=t.length
if(this.#g>this.#m)throw new Error(`A line is longer than ${this.#m} bytes.`)
if(t.length>0)this.#w.push(t)}#y(){const t=Buffer.concat(this.#w,this.#g).toString()
this.#w=[]
this.#g=0
if(t!=="")this.#f(t)}}const U="--noprofile --norc --noediting +H -i <&3 3<&-"
function launchInTerminal({bash:t,script:e="script",cwd:n,environment:s}){const r=["-q","-e","-f","-c",`exec "$SHELL" ${U}`,"/dev/null"]
const i=(0,N.spawn)(e,r,{cwd:n,env:{...s,SHELL:t},detached:!0,stdio:V})
return{...ends(i),isTerminal:!0,streams:{input:"/dev/tty",output:"/dev/tty"}}}const K=`exec 198< <(trap '' INT; exec cat <&0) 199> >(trap '' INT; exec cat >&1)`
function launchOnPipes({bash:t,cwd:e,environment:n}){const s=["--noprofile","--norc","-c",`${K}; exec "$SHELL" ${U} >&199 2>&1`]
const r=(0,N.spawn)(t,s,{cwd:e,env:{...n,SHELL:t},detached:!0,stdio:V})
return{...ends(r),isTerminal:!1,streams:{input:"&198",output:"&199"}}}const V=["pipe","pipe","ignore","pipe"]
function ends(t){const[e,n,,s]=t.stdio
t.unref()
for(const t of[e,n,s]){t.unref()
t.on("error",()=>{})}return{child:t,commands:s,keys:e,output:n}}function findProgram(t,e,n){const s=e.split(y.delimiter).map(e=>(0,y.join)((0,y.resolve)(n,e),t))
return s.find(isProgram)}function isProgram(t){try{(0,v.accessSync)(t,v.constants.X_OK)
return(0,v.statSync)(t).isFile()}catch{return!1}}const Y=50
async function killDescendants(t){if(process.platform!=="linux")return signalAll(t.pids.map(t=>-t),"SIGKILL")
const e=new Set
for(let n=0;n<Y;n+=1){const n=descendantsOf(t).filter(t=>!e.has(t))
if(n.length===0)break
signalAll(n,"SIGSTOP")
for(const t of n)e.add(t)}for(let e=0;e<Y;e+=1){const n=descendantsOf(t)
if(n.length===0)return
signalAll(n,"SIGKILL")
await(0,H.setTimeout)(e)}}function foregroundGroup(t){const e=processOf(t)?.foreground
return e===void 0||e<=1||e===t?void 0:e}function signalAll(t,e){for(const n of t)try{process.kill(n,e)}catch{}}function allProcesses(){return(0,v.readdirSync)("/proc").flatMap(t=>/^\d+$/.test(t)?processOf(Number(t))??[]:[])}function descendantsOf({mark:t,pids:e}){const n=allProcesses()
const isDescendant=({pid:n,session:s})=>e.includes(s)||hasMark(n,t)
const s=new Set(n.filter(isDescendant).map(({pid:t})=>t))
let r=-1
while(r<s.size){r=s.size
for(const{pid:t,parent:e}of n)if(s.has(e))s.add(t)}return n.filter(({pid:t,isAlive:e})=>e&&s.has(t)&&t!==process.pid).map(({pid:t})=>t)}function stateOf(t){const e=read(`/proc/${t}/stat`)
return e.slice(e.lastIndexOf(")")+2,e.lastIndexOf(")")+3)}function processOf(t){const e=read(`/proc/${t}/stat`)
const[n="",s,,r,,i]=e.slice(e.lastIndexOf(")")+2).split(" ")
if(s===void 0)return
const o={parent:Number(s),session:Number(r),foreground:Number(i)}
return{pid:t,isAlive:!/[ZX]/.test(n),...o}}function hasMark(t,e){return read(`/proc/${t}/environ`).split("\0").includes(e)}function read(t){try{return(0,v.readFileSync)(t,"latin1")}catch{return""}}const Z="node of the workspace"
const J=12*1024*1024
async function openProgram({file:t,args:e,environment:n},s){const i=["DECKHAND_PROGRAM",(0,r.randomBytes)(16).toString("hex")]
const o={...X,...s.environment,...n,[i[0]]:i[1]}
try{const n=(0,N.spawn)(t===Z?s.node:t,e,{cwd:s.workingDir,env:o,detached:!0,stdio:"pipe"})
const r=new LocalProgram(n,i.join("="))
await(0,F.once)(n,"spawn")
return r}catch(e){const n=errorCode(e)
const r=t.includes("/")||findProgram(t,o.PATH??"",s.workingDir)!==void 0
const i=n==="ENOENT"||n==="EACCES"&&!r
const a=i?"there is no such program":n||"its name or arguments are invalid"
throw new fault_Mistake(`"${oneLine(t,200)}" cannot be started: ${a}.`,{cause:e})}}const X={SHLVL:"1"}
const Q=1024*1024
const tt=4e3
const et={write:1e4,read:2e4,drain:300,end:500}
class LocalProgram{#v
#b
#k
#_=[]
#O=0
#$=""
#h
#x=Promise.withResolvers()
#E
constructor(t,e){this.#v=t
this.#b=e
this.#k=new Promise(e=>t.once("exit",e))
const n=new LineReader(t=>this.#o(t),J)
t.stdout.on("data",t=>this.#f(n,t))
t.stderr.on("data",t=>{this.#$=endOf(this.#$+t.toString(),tt)})
t.on("error",()=>{}).stdin.on("error",()=>{})
t.once("exit",(t,e)=>void this.#S(t,e))}async write(t){if(this.#h!==void 0)throw new fault_Mistake(this.#h)
if(this.#v.stdin.write(`${t}\n`))return
const e=new AbortController
const n=(0,H.setTimeout)(et.write,"late",{signal:e.signal}).catch(()=>{})
const s=(0,F.once)(this.#v.stdin,"drain",{signal:e.signal}).catch(()=>{})
const r=await Promise.race([n,s,this.#k])
e.abort()
if(r==="late")throw new fault_Mistake("It does not read its input.")}async read(){if(this.#_.length===0&&this.#h===void 0)await this.#T(et.read)
const t=this.#L()
if(this.#O<Q)this.#v.stdout.resume()
return this.#_.length===0&&this.#h!==void 0?{lines:t,end:this.#h}:{lines:t}}get processes(){return{mark:this.#b,pids:this.#v.pid===void 0?[]:[this.#v.pid]}}get isOver(){return this.#h!==void 0}close(){this.#E??=this.#A()
return this.#E}async#A(){this.#v.stdin.end()
this.#v.stdout.resume()
await Promise.race([this.#k,(0,H.setTimeout)(et.end)])
await killDescendants(this.processes)
this.#M("It was ended.")}#f(t,e){if(this.#h!==void 0)return
try{t.push(e)}catch{this.#M(`It wrote a line of more than ${J/1024/1024} MB.`)
this.close()}if(this.#O>=Q)this.#v.stdout.pause()}#o(t){this.#_.push(t)
this.#O+=t.length
this.#x.resolve()}async#S(t,e){await Promise.race([(0,F.once)(this.#v.stdout,"close"),(0,H.setTimeout)(et.drain)])
const n=oneLine(this.#$,500)
this.#M(`It ended with ${e??`exit code ${t}`}.${n&&` Its last output: ${n}`}`)}#M(t){this.#h??=t
this.#x.resolve()}async#T(t){this.#x=Promise.withResolvers()
const e=new AbortController
await Promise.race([this.#x.promise,(0,H.setTimeout)(t,void 0,e).catch(()=>{})])
e.abort()}#L(){let t=0
const isOver=(e,n)=>{t+=e.length
return n>0&&t>Q}
const e=this.#_.findIndex(isOver)
const n=this.#_.splice(0,e<0?this.#_.length:e)
this.#O-=n.reduce((t,e)=>t+e.length,0)
return n}}function globPattern(t){return new RegExp(`^${new Reader(t).sequence("",!0)}$`,"su")}const nt="(?:(?!\\.)[^/]+/)*"
const st="(?!\\.)[^/]+"
const rt={"@":"","?":"?","*":"*","+":"+"}
class Reader{#P
#I=0
constructor(t){this.#P=t}sequence(t,e){let n=""
let s=e
while(this.#I<this.#P.length&&!t.includes(this.#C())){const e=this.#C()==="/"
const r=s&&this.#N().startsWith("**/")
if(this.#F("!"))return n+this.#D(t,s)
n+=this.#R(s)
s=e||r}return n}#R(t){const e=this.#N()
if(t&&e.startsWith("**/"))return this.#f(3,nt)
if(t&&e==="**")return this.#f(2,`${nt}${st}`)
const n=t?"(?!\\.)":""
if(this.#F("@?*+"))return n+this.#j()
if(e.startsWith("{")&&closes(e,"{","}"))return this.#B(t)
const s=/^\*+/.exec(e)?.[0]
if(s)return this.#f(s.length,`${n}[^/]*`)
if(e.startsWith("?"))return this.#f(1,`${n}[^/]`)
const r=/^\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]/su.exec(e)
if(r)return this.#f(r[0].length,n+classOf(r[1],r[2]))
const[i="",o]=/^\\?(.)/su.exec(e)??[e]
return this.#f(i.length,literal(o??i))}#j(){const t=this.#C()
return`(?:${this.#q(2,"|",")",!1)})${rt[t]}`}#D(t,e){const n=this.#q(2,"|",")",!1)
const s=this.sequence(t,!1)
return`${e?"(?!\\.)":""}(?!(?:${n})${s}$)[^/]*${s}`}#F(t){const e=this.#N()
return t.includes(e[0]??" ")&&e[1]==="("&&closes(e.slice(1),"(",")")}#B(t){return`(?:${this.#q(1,",","}",t)})`}#q(t,e,n,s){const r=[]
do{this.#I+=r.length===0?t:1
r.push(this.sequence(e+n,s))}while(this.#C()===e)
this.#I+=1
return r.join("|")}#f(t,e){this.#I+=t
return e}#C(){return this.#P[this.#I]??""}#N(){return this.#P.slice(this.#I)}}function closes(t,e,n){let s=0
let r=e==="("
for(const[i]of t.matchAll(/\\.|./gsu)){if(i===e)s+=1
if(i===","&&s===1)r=!0
if(i===n)s-=1
if(s===0)return r}return!1}function classOf(t,e=""){const n=e.replaceAll(/\\(.)|[\]^[]/gsu,(t,e)=>{const n=e??t
return/[\\\]^[-]/.test(n)?`\\${n}`:n})
return`(?!/)[${t?"^":""}${n}]`}function literal(t){return t.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}const it=t(import.meta.url)("node:vm")
const ot=10*1024*1024
const ct=500
const lt="work()"
function withinTime(t,e){let n
const s=(0,it.createContext)({work:()=>{n=e()}})
try{new it.Script(lt).runInContext(s,{timeout:t})}catch(t){if(isTimeout(t))return
throw t}return n}function isTimeout(t){return typeof t==="object"&&t!==null&&"code"in t&&t.code==="ERR_SCRIPT_EXECUTION_TIMEOUT"}const ut=64
async function walk(t){const{place:e,signal:n,deadline:s,turnMs:r}=t
if(e.file!==void 0)return{paths:[e.file],isComplete:!0}
const i=[{path:"",layer:t.withIgnored?void 0:layersAbove(e.root,e.folder)}]
const o=[]
while(i.length>0){if(s.aborted)return{paths:o,isComplete:!1}
if(!withinTime(r,()=>takeTurn(i,o,t)))throw tooSlow()
await(0,H.setImmediate)()
n.throwIfAborted()}return{paths:o,isComplete:!0}}function tooSlow(){return new fault_Mistake("The rules of a .gitignore take too long. Search in a smaller directory, or with commands.")}function takeTurn(t,e,{place:n,withHidden:s,withIgnored:r}){for(let i=0;i<ut;i+=1){const i=t.pop()
if(!i)break
const o=(0,y.join)(n.folder,i.path)
const a=r?void 0:layerOf(o,i.layer)
for(const n of entriesOf(o)){if(!isShown(n,o,a,s))continue
const r=i.path===""?n.name:`${i.path}/${n.name}`
if(n.isDirectory())t.push({path:r,layer:a})
else if(n.isFile())e.push(r)}}return!0}function isShown(t,e,n,s){if(t.name===".git")return!1
const r=verdictOn((0,y.join)(e,t.name),t.isDirectory(),n)
if(r===void 0)return s||!t.name.startsWith(".")
return r==="kept"}function verdictOn(t,e,n){for(let s=n;s;s=s.above){const n=s.rules((0,y.relative)(s.folder,t),e)
if(n)return n}return}function layersAbove(t,e){if(e===t||!e.startsWith(t))return
const n=(0,y.dirname)(e)
return layerOf(n,layersAbove(t,n))}function layerOf(t,e){const n=readNow((0,y.join)(t,".gitignore"))
return n?{folder:t,rules:ignoreRules(n.toString()),above:e}:e}function entriesOf(t){try{return(0,v.readdirSync)(t,{withFileTypes:!0})}catch{return[]}}function ignoreRules(t){const e=t.replace(/^\uFEFF/,"").split("\n").flatMap(parse).reverse()
return(t,n)=>e.find(({forDirectories:e,matches:s})=>(n||!e)&&s(t))?.verdict}function parse(t){const e=t.endsWith("\\ ")?t:t.trimEnd()
if(e.startsWith("#"))return[]
const n=e.startsWith("!")?"kept":"ignored"
const s=e.slice(n==="kept"?1:0).replace(/\/$/,"")
const r=s===""?void 0:ignorePattern(s)
return r?[{verdict:n,forDirectories:e.endsWith("/"),matches:r}]:[]}function ignorePattern(t){try{const e=new RegExp(`^${sourceOf(anchored(t))}$`,"su")
return t=>e.test(t)}catch{return}}function anchored(t){if(!t.includes("/"))return`**/${t}`
const e=t.replace(/^\//,"")
return e.endsWith("/**")?`${e}/*`:e}const ht=/^\*\*\/|\/\*\*\/|\*+|\?|\[([!^]?)(\]?(?:\\.|[^\]\\])*)\]|\\(.)|./gsu
function sourceOf(t){return t.replaceAll(ht,(t,e,n,s)=>{if(t==="**/")return"(?:.*/)?"
if(t==="/**/")return"/(?:.*/)?"
if(t.startsWith("*"))return"[^/]*"
if(t==="?")return"[^/]"
if(n!==void 0)return`(?!/)[${e?"^":""}${classMembers(n)}]`
if(t==="["||t==="\\")throw new SyntaxError("A class or an escape has no end.")
return walk_literal(s??t)})}function walk_literal(t){return t.replace(/[\\^$.*+?()[\]{}|/]/,"\\$&")}function classMembers(t){return t.replaceAll(/\\(.)|[\]^[]/gsu,(t,e)=>{const n=e??t
return/[\\\]^[-]/.test(n)?`\\${n}`:n})}function readNow(t){let e
try{e=(0,v.openSync)(t,ft)}catch{return}try{const t=(0,v.fstatSync)(e)
return t.isFile()&&t.size<=ot?(0,v.readFileSync)(e):void 0}catch{return}finally{(0,v.closeSync)(e)}}const ft=v.constants.O_RDONLY|v.constants.O_NONBLOCK|v.constants.O_NOFOLLOW
const dt={turnFiles:100,turnBytes:4*1024*1024}
const pt={list:walk,async matching(t,e){const{matches:n}=linePattern(t)
const{paths:s,isComplete:r}=await walk(e)
const i=[]
const o=await inTurns(s,e,t=>{for(const{path:e,text:s}of t)if(n(s))i.push(e)
return!0})
return{paths:i,isComplete:r&&o}},async lines(t,e,n,s){const{linesOf:r}=linePattern(t)
const i=[]
const o=await inTurns(e,s,t=>{for(const{path:e,text:s}of t)for(const t of r(s))if(i.push({path:e,...t})>n)return!1
return!0})
return{lines:i,isComplete:o}}}
async function inTurns(t,e,n){const{place:s,signal:r,deadline:i,turnMs:o}=e
for(const e of turns(t,s.folder)){const t=withinTime(o,()=>n(e))
if(t===void 0)throw new fault_Mistake("The pattern takes too long. Use a simpler one, without nested repeats.")
if(!t)return!0
await(0,H.setImmediate)()
r.throwIfAborted()
if(i.aborted)return!1}return!0}function*turns(t,e){let n=[]
let s=0
for(const r of t){const t=readNow((0,y.join)(e,r))
const i=t&&searchableText(t)
if(i===void 0)continue
n.push({path:r,text:i})
s+=i.length
if(n.length<dt.turnFiles&&s<dt.turnBytes)continue
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
for(const[n,s]of linesIn(t).entries())if(e.test(s))yield{number:n+1,text:startOf(text_withoutEnd(s,"\r"),ct)}}return{linesOf:linesOf,matches:t=>!linesOf(t).next().done}}function linesIn(t){const e=t.split(/\r?\n/)
const n=e.pop()??""
return n===""?e:[...e,n.replace(/\r$/,"")]}function compile(t){try{return new RegExp(t,"imu")}catch{return compileLoosely(t)}}function compileLoosely(t){try{return new RegExp(t,"im")}catch(t){const e=t instanceof Error?t.message:String(t)
throw new fault_Mistake(`The pattern is not a supported regular expression. ${e}`,{cause:t})}}const mt=64*1024*1024
const wt=["--no-config","--no-follow","--no-messages","--color=never","--null","--no-require-git","--no-ignore-global","--no-ignore-exclude","--no-ignore-dot","--glob=!.git"]
const gt=["--ignore-case","--crlf",`--max-filesize=${ot}`]
const yt=["--line-number","--with-filename","--no-heading","--threads=1",`--max-columns=${4*ct}`,"--max-columns-preview"]
class RipgrepMissing extends Error{}function ripgrep(t,e){const run=(n,s)=>execute(t,n,e,s)
return{async list(t){const{text:e,isComplete:n}=await run(["--files",...extent(t),"--",target(t)],t)
return{paths:pathsIn(e),isComplete:n}},async matching(t,e){const n=["--files-with-matches",...gt,...extent(e),"--",t,target(e)]
const{text:s,isComplete:r}=await run(n,e)
return{paths:pathsIn(s),isComplete:r}},async lines(t,e,n,s){const r=e.map(t=>`./${t}`)
const{text:i,isComplete:o}=await run([...gt,...yt,"--",t,...r],s)
return{lines:ripgrep_linesIn(i,n+1),isComplete:o}}}}function extent({withHidden:t,withIgnored:e}){return[...t?["--hidden"]:[],...e?["--no-ignore"]:[]]}function target({place:t}){return`./${t.file??""}`}async function execute(t,e,n,{place:s,signal:r,deadline:i}){r.throwIfAborted()
const{stdout:o,stderr:a,exitCode:c,isCut:l}=await start(t,[...wt,...e],{cwd:s.folder,environment:n,maxBytes:mt,signal:AbortSignal.any([r,i])})
r.throwIfAborted()
if(c===2&&a.trim()!=="")throw ripgrep_refused(a)
return{text:o.toString(),isComplete:!l}}async function start(t,e,n){try{return await runProgram(t,e,n)}catch(t){if(["ENOENT","EACCES","ENOEXEC"].includes(errorCode(t)))throw new RipgrepMissing
throw t}}function ripgrep_refused(t){return new fault_Mistake(`The pattern is not a supported regular expression. ${startOf(t.trim(),500)}`)}function pathsIn(t){return t.split("\0").slice(0,-1).map(withoutDot)}function ripgrep_linesIn(t,e){const n=[]
for(const s of t.split("\n")){const t=/^([^\0]+)\0(\d+):(.*)$/s.exec(s)
if(!t)continue
const[,r="",i,o=""]=t
n.push({path:withoutDot(r),number:Number(i),text:text_withoutEnd(o,"\r")})
if(n.length===e)break}return n}function withoutDot(t){return t.replace(/^\.\//,"")}const vt={timeoutMs:3e4,turnMs:3e3,lookMs:3e3}
function search(t){const e=withFallback(ripgrep(t.ripgrep,t.environment))
return{async findFiles({path:n,glob:s,limit:r},i){const o=await scopeOf(t,n,s,i)
const{paths:a,isComplete:c}=await e(t=>t.list(o))
const l=await newestFirst(o.place.folder,filtered(a,s,o))
const u=l.length>0?{}:await ignoredIn(o,s,t=>e(e=>e.list(t)))
return{files:shown(l.slice(0,r),o.place),total:l.length,isComplete:c,...u}},async searchText({path:n,pattern:s,include:r,limit:i,lineLimit:o=0},a){if(s.length>bt||s.includes("\0"))throw unfitPattern()
const c=await scopeOf(t,n,r,a)
const{paths:l,isComplete:u}=await e(t=>t.matching(s,c))
const h=await newestFirst(c.place.folder,filtered(l,r,c))
const f=h.slice(0,i)
const look=t=>e(e=>e.matching(s,t))
const d=h.length>0?{}:await ignoredIn(c,r,look)
const p=o>0&&f.length>0
const{lines:m,isComplete:w}=p?await e(t=>t.lines(s,f,o,c)):kt
return{files:shown(f,c.place),total:h.length,isComplete:u&&w,lines:m.slice(0,o).map(({path:t,...e})=>({...e,file:search_name(t,c.place)})),hasMoreLines:m.length>o,...d}}}}const bt=1e4
function unfitPattern(){return new fault_Mistake(`A pattern has at most ${bt} characters, none of them NUL.`)}const kt={lines:[],isComplete:!0}
async function scopeOf({roots:t,timeoutMs:e=vt.timeoutMs,turnMs:n=vt.turnMs},s,r,i){const o=await search_placeOf(t,s)
const a=r!==void 0&&meansHidden(r)
const c=e>0?AbortSignal.timeout(e):AbortSignal.abort()
return{place:o,withHidden:a,withIgnored:!1,signal:i,deadline:c,turnMs:n}}async function ignoredIn(t,e,n){const s=AbortSignal.any([t.deadline,AbortSignal.timeout(vt.lookMs)])
const{paths:r}=await n({...t,withIgnored:!0,deadline:s})
const i=filtered(r,e,t).length
return i>0?{ignored:i}:{}}function withFallback(t){let e=!0
return async n=>{if(!e)return n(pt)
try{return await n(t)}catch(t){if(!(t instanceof RipgrepMissing))throw t
e=!1
return n(pt)}}}function filtered(t,e,{turnMs:n}){if(e===void 0)return t
const s=globMatcher(e)
const r=withinTime(n,()=>t.filter(s))
if(!r)throw new fault_Mistake(`The glob "${e}" takes too long. Use one with fewer stars.`)
return r}function shown(t,e){return t.map(t=>search_name(t,e))}function search_name(t,{folder:e,root:n,isMain:s}){const r=(0,y.join)(e,t)
return s?(0,y.relative)(n,r):r}const _t=1e3
function globMatcher(t){const e=t.replace(/^(?:\.\/)+/,"")
if(e===""||e.length>_t)throw new fault_Mistake("Give a glob of 1 to 1000 characters.")
if(/^\/|(?:^|\/)\.\.(?:\/|$)/.test(e))throw new fault_Mistake(`The glob "${t}" leads out of the directory it is about. Give the directory as \`path\`.`)
const n=compiled(e.includes("/")?e:`**/${e}`)
return t=>t===e||n.test(t)}function compiled(t){try{return globPattern(t)}catch(e){throw new fault_Mistake(`The glob "${t}" cannot be read: a range of its brackets runs backwards.`,{cause:e})}}function meansHidden(t){return/(?:^|[/{,(|])\.[^./]/.test(t.replace(/^(?:\.\/)+/,""))}const Ot=1e3
async function newestFirst(t,e){const n=[]
for(const[s,r]of e.entries()){const e=(0,v.lstatSync)((0,y.join)(t,r),{throwIfNoEntry:!1})?.mtimeMs
if(e!==void 0)n.push({path:r,time:e})
if(s%Ot===Ot-1)await(0,H.setImmediate)()}return n.sort((t,e)=>e.time-t.time||(t.path<e.path?-1:1)).map(({path:t})=>t)}async function search_placeOf(t,e){return orMistake(`search "${e}"`,async()=>{const{real:n,root:s}=await resolvePath(t,e)
const r=await(0,i.stat)(n)
if(!r.isDirectory()&&!r.isFile())throw new fault_Mistake(`"${e}" is neither a directory nor a file.`)
const[o,a]=r.isFile()?[(0,y.dirname)(n),(0,y.basename)(n)]:[n,void 0]
return{folder:o,file:a,root:s,isMain:s===(await resolvePath(t,(0,y.resolve)(t[0]))).real}})}function outputWindow(t){const e=Buffer.alloc(t)
let n=0
let s=[]
let r=0
let i=0
function pushTail(e){s.push(e)
r+=e.length
if(r>2*t){s=[Buffer.concat(s).subarray(-t)]
r=t}}return{push(t){i+=t.length
const s=t.copy(e,n)
n+=s
if(s<t.length)pushTail(t.subarray(s))},result(){const r=e.subarray(0,n)
const o=Buffer.concat(s).subarray(-t)
if(r.length+o.length===i)return{output:decode(Buffer.concat([r,o])),omittedBytes:0}
const[a,c]=[withoutBrokenEnd(r),withoutBrokenStart(o)]
const l=i-a.length-c.length
return{output:`${decode(a)}\n[${l} bytes left out]\n${decode(c)}`,omittedBytes:l}}}}function decode(t){return new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t)}const isContinuation=t=>t!==void 0&&(t&192)===128
function withoutBrokenEnd(t){let e=t.length-1
while(e>t.length-4&&isContinuation(t[e]))e-=1
return(t[e]??0)>=192&&e+sequenceLength(t[e]??0)>t.length?t.subarray(0,e):t}function withoutBrokenStart(t){let e=0
while(e<3&&isContinuation(t[e]))e+=1
return t.subarray(e)}function sequenceLength(t){if(t>=240)return 4
return t>=224?3:2}const $t=256*1024
const xt=4*$t
class HeldOutput{#W=new TextDecoder("utf-8",{ignoreBOM:!0})
#G=[]
#z=0
#H=0
get size(){return this.#z}push(t){this.#U(this.#W.decode(t,{stream:!0}))
while(this.#z>xt&&this.#G.length>1)this.#K()}flush(){this.#U(this.#W.decode())}take(){const t=this.#G.join("")
const e=this.#H===0?"":`[${this.#H} characters left out]\n`
this.#G=[]
this.#z=0
this.#H=0
return e+t}#U(t){if(t==="")return
this.#G.push(t)
this.#z+=t.length}#K(){const t=this.#G.shift()?.length??0
this.#z-=t
this.#H+=t}}const Et=64*1024
const St=300
async function runShell(t,e){e.signal.throwIfAborted()
const n=newMark()
const s=await shell_start(t,n,{...e,script:'exec bash -c "$1" bash 2>&1',stdin:void 0})
const r=outputWindow(Et)
s.stdout.on("data",t=>r.push(t))
const i=await waitForEnd(s,e)
if(i.isCut||e.leavesNothing)await killDescendants({mark:n,pids:s.pid===void 0?[]:[s.pid]})
const o=await i.code
e.signal.throwIfAborted()
return{command:t,exitCode:i.isCut?-1:o,...r.result(),timedOut:i.isCut}}const Tt=25e3
async function runPiped({command:t,stdin:e},n){n.signal.throwIfAborted()
const s=newMark()
const r=await shell_start(t,s,{...n,script:'exec bash --norc -c "$1" bash',stdin:e})
const[i,o]=[outputWindow(Tt),outputWindow(Tt)]
r.stdout.on("data",t=>i.push(t))
r.stderr?.on("data",t=>o.push(t))
const a=await waitForEnd(r,n)
await killDescendants({mark:s,pids:r.pid===void 0?[]:[r.pid]})
const c=await a.code
n.signal.throwIfAborted()
return{exitCode:a.isCut?-1:c,stdout:i.result().output,stderr:o.result().output,timedOut:a.isCut}}function newMark(){return`DECKHAND_RUN=${(0,r.randomBytes)(16).toString("hex")}`}async function waitForEnd(t,{timeoutMs:e,signal:n}){const s=AbortSignal.timeout(Math.max(1,Math.round(e)))
const r=shell_endOf(t)
const i=await Promise.race([r,abortOf(AbortSignal.any([n,s]))])
return{isCut:i===void 0,code:r}}async function shell_start(t,e,n){const{cwd:s,environment:r,script:i,stdin:o}=n
const[a="",c=""]=e.split("=")
const l={...r,[a]:c}
if(t.includes("\0"))throw new fault_Mistake("The command cannot be run: it contains a NUL character.")
try{const e=o===void 0?["ignore","pipe","ignore"]:["pipe","pipe","pipe"]
const n=(0,N.spawn)("/bin/sh",["-c",i,"sh",t],{cwd:s,env:l,detached:!0,stdio:[...e]})
await(0,F.once)(n,"spawn")
n.stdin?.on("error",()=>{}).end(o)
return n}catch(t){throw notStarted(t)}}function notStarted(t){const e=errorCode(t)
if(e==="E2BIG")return new fault_Mistake("The command is too long. Write long text with file_editor instead.")
if(e==="ENOENT")return new fault_Mistake("The command cannot be run: the workspace folder no longer exists.")
return e.startsWith("E")?new fault_Mistake(`The command cannot be run (${e}).`,{cause:t}):t}async function shell_endOf(t){const e=Promise.all([(0,F.once)(t.stdout,"close"),t.stderr&&(0,F.once)(t.stderr,"close")])
const[n,s]=await(0,F.once)(t,"exit")
const r=setTimeout(()=>{t.stdout.destroy()
t.stderr?.destroy()},St)
await e
clearTimeout(r)
return n??128+(s?L.constants.signals[s]:0)}async function abortOf(t){if(!t.aborted)await(0,F.once)(t,"abort")}const Lt=50
async function alone(t,e){if(process.platform!=="linux")return e()
const n=t.staying().flatMap(({kind:t,...e})=>t==="shell"?e.pids:descendantsOf(e))
await stop(n)
try{await endLeft(t,n)
return await e()}finally{await endLeft(t,n)
await goOn(n)}}const At=10
const Mt=50
const Pt=3
async function stop(t){for(let e=0;e<Mt&&t.some(isRunning);e+=1){signalAll(t.filter(isRunning),"SIGSTOP")
await(0,H.setTimeout)(At)}}async function goOn(t){for(let[e,n]=[0,0];e<Mt&&n<Pt;e+=1){const e=t.filter(t=>stateOf(t)==="T")
signalAll(e,"SIGCONT")
n=e.length===0?n+1:0
await(0,H.setTimeout)(At)}}function isRunning(t){return!["T","Z","X",""].includes(stateOf(t))}async function endLeft(t,e){const n=new Set
for(let s=0;s<Lt;s+=1){const s=leftIn(t,e).filter(t=>!n.has(t))
if(s.length===0)break
signalAll(s,"SIGSTOP")
for(const t of s)n.add(t)}for(let n=0;n<Lt;n+=1){const s=leftIn(t,e)
if(s.length===0)return
signalAll(s,"SIGKILL")
await(0,H.setTimeout)(n)}}function leftIn({staying:t,isOwner:e},n){const s=e?allButOwn():t().flatMap(descendantsOf)
return s.filter(t=>!n.includes(t))}function allButOwn(){const t=allProcesses()
const e=new Map(t.map(({pid:t,parent:e})=>[t,e]))
const n=new Set
for(let t=process.pid;t!==void 0&&!n.has(t);t=e.get(t))n.add(t)
return t.filter(({pid:t,isAlive:e})=>e&&!n.has(t)).map(({pid:t})=>t)}const It="\\a"
function frameStart(t){return Buffer.from(`${t}`)}function parseFrame(t,e){const[n="",s=""]=t.split(e)
const r=/^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(n)
if(!r)return
const[,i,o,a,c,l=""]=r
const u=c?Number(c):-1
const h={sequence:Number(i),exitCode:Number(o),shell:Number(a),lastJob:u}
return{...h,workingDir:l,searchPath:s}}function startLines({input:t}){const e="set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50"
return`{ ${e} <${t}; } >/dev/null 2>&1\n`}function exportLine(t){const e=exported(t).map(([t,e])=>`${t}=${quoted(e)}`)
return e.length===0?"":`{ \\builtin \\export ${e.join(" ")}; } >/dev/null 2>&1\n`}function exported(t){const isAllowed=([t,e])=>/^[A-Za-z_]\w*$/.test(t)&&!e.includes("\0")
return Object.entries(t).filter(isAllowed)}function commandLine(t,e,{input:n,output:s}){const r=e===0?"":e===1?"! :; ":`(\\exit ${e}); `
const i=`\\builtin \\eval ${quoted(t)} <${n} >${s} 2>&1`
return`{ PS1=; ${r}${i}; } >/dev/null 2>&1\n`}function statusLine(t,e,n={}){const s=`'${It}${e}${t} '$?' $$ \${!-} \${PWD-}${e}\${PATH-}${e}'`
const r=exported(n).map(([t])=>t)
const i=r.length===0?"":` \\builtin \\unset -v ${r.join(" ")} || \\builtin \\exit 1;`
return`\n{ PS1=${s};${i} } >/dev/null 2>&1\n`}function quoted(t){return`'${t.replaceAll("'","'\\''")}'`}const Ct=7
const Nt=256*1024
class FrameReader{#V
#Y
#n=Buffer.alloc(0)
constructor(t){this.#V=t
this.#Y=frameStart(t)}push(t){const e=[]
let n=this.#n.length===0?t:Buffer.concat([this.#n,t])
let s=n.indexOf(this.#Y)
while(s>=0){const t=this.#Z(n,s)
if(t<0)break
const r=parseFrame(n.toString("utf8",s+this.#Y.length,t),this.#V)
if(s>0)e.push({output:n.subarray(0,s)})
if(r)e.push({frame:r})
n=n.subarray(t)
s=n.indexOf(this.#Y)}const r=s<0?this.#J(n):s
const i=n.length-r<=Nt
this.#n=i?n.subarray(r):Buffer.alloc(0)
const o=i?n.subarray(0,r):n
if(o.length>0)e.push({output:o})
return e}end(){const t=this.#n
this.#n=Buffer.alloc(0)
return t}#Z(t,e){const n=t.indexOf(this.#V,e+this.#Y.length)
const s=n<0?-1:t.indexOf(this.#V,n+this.#V.length)
return s<0?-1:s+this.#V.length}#J(t){const e=t.lastIndexOf(Ct)
if(e<0||t.length-e>=this.#Y.length)return t.length
return t.subarray(e).equals(this.#Y.subarray(0,t.length-e))?e:t.length}}class Watch{#X
#Q
#M
constructor({quietMs:t,totalMs:e},n){const end=t=>{this.#M=t
n()}
this.#X=t===void 0?void 0:setTimeout(end,t,"quiet")
this.#Q=setTimeout(end,e,"time")}get over(){return this.#M}hear(){if(this.#M===void 0)this.#X?.refresh()}stop(){clearTimeout(this.#X)
clearTimeout(this.#Q)}}class Happenings{#O=new Set
tell(){for(const t of this.#O)t()}async until(t,e){if(t()||e.aborted)return
const{promise:n,resolve:s}=Promise.withResolvers()
const look=()=>{if(t())s()}
const abort=()=>s()
this.#O.add(look)
e.addEventListener("abort",abort)
await n
this.#O.delete(look)
e.removeEventListener("abort",abort)}async within(t,e){const n=new AbortController
const s=setTimeout(()=>n.abort(),t)
await this.until(e,n.signal)
clearTimeout(s)
return e()}}const Ft={start:1e4,drain:300,interrupt:300}
const Dt=2
const Rt=137
class LocalShell{#tt
#V
#b
#et
#n=new HeldOutput
#nt=new Happenings
#st={is:"starting"}
#rt=0
#it={}
#ot=0
#at={sequence:0,exitCode:0,shell:0,lastJob:-1,workingDir:"",searchPath:""}
#Y
#ct
#E
constructor({shell:t,nonce:e,mark:n}){this.#tt=t
this.#V=e
this.#b=n
this.#et=new FrameReader(e)
t.output.on("data",t=>this.#lt(t))
t.child.once("error",()=>this.#h(127))
t.child.once("exit",(t,e)=>this.#ut(t??128+(e?L.constants.signals[e]:0)))}get start(){if(!this.#Y)throw new Fault("bug","The folder of a shell was requested before the shell started.")
return this.#Y}async begin(){this.#ht(startLines(this.#tt.streams)+statusLine(0,this.#V))
await this.#N(Ft.start)
this.#Y={...this.#ft(),user:userName(),host:(0,L.hostname)()}
return this.#st.is==="idle"}async run(t,e,n){if(t.includes("\0"))throw new fault_Mistake("The command cannot be run: it contains a NUL character.")
n.signal.throwIfAborted()
const s=this.#st
if(s.is==="ended")return{...ended(s.exitCode,!0),output:this.#n.take()}
if(s.is==="running")return{status:"busy",output:""}
const r=this.#dt()
this.#rt+=1
this.#it=e
this.#st={is:"running"}
this.#ht(exportLine(e)+commandLine(t,this.#ot,this.#tt.streams)+this.#pt())
return{...await this.#mt(n),...r&&{earlier:r}}}async type(t,e){e.signal.throwIfAborted()
if(this.#st.is==="running")this.#wt(t)
return this.#mt(e)}async read(t){t.signal.throwIfAborted()
return this.#mt(t)}async rest(t){this.#tt.output.resume()
const isReady=()=>this.#st.is!=="running"||this.#n.size>=$t||this.#ct?.over!==void 0
await this.#nt.until(isReady,t)
if(t.aborted)await this.#gt()
t.throwIfAborted()
return this.#yt()}get processes(){const{pid:t}=this.#tt.child
const e=[t,this.#at.shell].filter(t=>t!==void 0&&t>0)
return{mark:this.#b,pids:e}}get isOver(){return this.#st.is==="ended"||this.#E!==void 0}close(){this.#E??=killDescendants(this.processes).finally(()=>this.#vt())
return this.#E}#mt(t){this.#ct?.stop()
this.#ct=new Watch(t,()=>this.#nt.tell())
return this.rest(t.signal)}#yt(){const t=this.#bt()
if(t.status==="more")this.#tt.output.pause()
else this.#ct?.stop()
return{...t,output:this.#n.take()}}#bt(){const t=this.#st
if(t.is==="ended")return ended(t.exitCode,!1)
if(t.is==="running"){const t=this.#ct?.over
return t===void 0?{status:"more"}:{status:"running",because:t}}if(t.is!=="done")return{status:"idle"}
this.#st={is:"idle"}
return{status:"finished",exitCode:t.frame.exitCode,place:this.#ft()}}#dt(){const t=this.#st.is==="done"?{exitCode:this.#st.frame.exitCode}:{}
const e=this.#n.take()
return e===""&&this.#st.is!=="done"?void 0:{output:e,...t}}#ft(){const{workingDir:t,searchPath:e,lastJob:n}=this.#at
const find=n=>findProgram(n,e,t)
return{workingDir:t,python:find("python")??find("python3"),lastJob:n}}#lt(t){for(const e of this.#et.push(t))if("output"in e)this.#n.push(e.output)
else this.#kt(e.frame)
this.#ct?.hear()
this.#nt.tell()}#kt(t){const e=this.#st.is==="starting"
if(t.sequence!==this.#rt||!e&&this.#st.is!=="running")return
this.#n.flush()
if(e)this.#n.take()
this.#at=t
this.#ot=t.exitCode
this.#st=e?{is:"idle"}:{is:"done",frame:t}}#ut(t){const{output:e}=this.#tt
const n=setTimeout(()=>e.destroy(),Ft.drain)
const end=()=>{clearTimeout(n)
this.#h(t)}
e.resume()
if(e.closed)end()
else e.once("close",end)}#h(t){this.#n.push(this.#et.end())
this.#n.flush()
this.#st={is:"ended",exitCode:t}
this.close()
this.#nt.tell()}#vt(){if(this.#st.is!=="ended")this.#st={is:"ended",exitCode:Rt}
this.#nt.tell()
for(const t of[this.#tt.commands,this.#tt.keys,this.#tt.output])t.destroy()}#ht(t){this.#tt.commands.write(t)}#pt(){return statusLine(this.#rt,this.#V,this.#it)}#wt(t){press(this.#tt,t)
if(t===void 0||hasInterrupt(t))this.#ht(this.#pt())}async#gt(){this.#ct?.stop()
this.#tt.output.resume()
for(let t=0;t<Dt;t+=1){if(this.#st.is!=="running")return
this.#wt()
if(await this.#N(Ft.interrupt))return
const t=foregroundGroup(this.#at.shell)
if(t!==void 0)signalAll([-t],"SIGKILL")
if(await this.#N(Ft.interrupt))return}await this.close()}#N(t){return this.#nt.within(t,()=>this.#st.is!=="running"&&this.#st.is!=="starting")}}function ended(t,e){return{status:"ended",exitCode:t,isBefore:e}}function userName(){try{return(0,L.userInfo)().username}catch{return}}const[jt,Bt,qt]=["","",""]
function hasInterrupt(t){return t.includes(jt)}function press({child:t,isTerminal:e,keys:n},s=jt){if(e){n.write(s)
return}if(s.includes(Bt)||s.includes(qt))throw new fault_Mistake("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.")
if(hasInterrupt(s)&&t.pid!==void 0)signalAll([-t.pid],"SIGINT")
n.write(s.replaceAll(jt,""))}function localWorkspace({workingDir:t,outputDir:e,undoDir:n,environment:s,ripgrep:r="rg",git:i="git",node:o="node",ownsProcesses:a=!1}){const c=[]
const l=[]
const staying=()=>[...c.filter(({isOver:t})=>!t).map(({processes:t})=>({kind:"shell",...t})),...l.filter(({isOver:t})=>!t).map(({processes:t})=>({kind:"program",...t}))]
const u={staying:staying,isOwner:a}
const h=e===void 0?[t]:[t,e]
return Object.freeze({kind:"LocalWorkspace",workingDir:t,outputDir:e,run:(e,{variables:n,isAlone:r=!1,...i})=>{const o={cwd:t,environment:{...s,...n}}
const run=()=>runShell(e,{...i,...o,leavesNothing:r})
return r?alone(u,run):run()},pipe:({variables:e,...n},r)=>runPiped(n,{...r,cwd:t,environment:{...s,...e}}),openShell:async()=>kept(c,await openShell({workingDir:t,environment:s})),openProgram:async e=>kept(l,await openProgram(e,{workingDir:t,environment:s,node:o})),edits:new EditHistory(n),saveOutput:(t,n)=>saveOutput(e,t,n),stat:t=>statFile(h,t),read:(t,e)=>readFile(h,t,e),write:(t,e,n)=>writeWholeFile(h,t,e,n),remove:t=>removeFile(h,t),list:t=>listDirectory(h,t),realPath:t=>orMistake(`find "${t}"`,()=>safePath(h,t)),...gitView({roots:h,environment:s,git:i}),...search({roots:h,environment:s,ripgrep:r})})}function kept(t,e){t.push(e)
return e}function gitView(t){return{gitChanges:(e=".")=>gitChanges(t,e),gitDiff:e=>gitDiff(t,e)}}async function openShell({workingDir:t,environment:e,isTerminal:n=!0}){await requireFolder(t)
const{PATH:s="/usr/local/bin:/usr/bin:/bin"}=e
const i=findProgram("bash",s,t)
if(!i)throw new fault_Mistake("No command can be run: there is no bash here.")
const o=process.platform==="linux"?findProgram("script",s,t):void 0
for(const s of n&&o?[launchInTerminal,launchOnPipes]:[launchOnPipes]){const n=(0,r.randomBytes)(16).toString("hex")
const a=`DECKHAND_SHELL=${(0,r.randomBytes)(16).toString("hex")}`
const c={...e,...sessionEnvironment(a,t)}
const l={bash:i,script:o,cwd:t,environment:c}
const u=new LocalShell({shell:s(l),nonce:n,mark:a})
if(await u.begin())return u
await u.close()}throw new fault_Mistake("No command can be run: bash does not start here.")}function sessionEnvironment(t,e){const[n="",s=""]=t.split("=")
return{PWD:e,[n]:s,VIRTUAL_ENV_DISABLE_PROMPT:"1"}}async function requireFolder(t){const e=await(0,i.stat)(t).catch(()=>{})
if(!e?.isDirectory())throw new fault_Mistake("No command can be run: the workspace folder no longer exists.")}var Wt=s(342)
const Gt=t(import.meta.url)("node:dns/promises")
var zt=s(30)
const Ht=["x64","arm64"]
function isFiltered(t){return Ht.includes(t)}const Ut=table(`\n  clone 56 220\n  ioctl 16 29\n  personality 135 92\n  prctl 157 167\n  socket 41 198\n  socketpair 53 199\n  unshare 272 97\n`)
const Kt=table(`\n  acct 163 89\n  clock_adjtime 305 266\n  clock_settime 227 112\n  delete_module 176 106\n  finit_module 313 273\n  init_module 175 105\n  ioperm 173 -\n  iopl 172 -\n  kexec_file_load 320 294\n  kexec_load 246 104\n  mount 165 40\n  nfsservctl 180 42\n  open_by_handle_at 304 265\n  pidfd_getfd 438 438\n  pivot_root 155 41\n  quotactl 179 60\n  quotactl_fd 443 443\n  reboot 169 142\n  settimeofday 164 170\n  swapoff 168 225\n  swapon 167 224\n  syslog 103 116\n  umount2 166 39\n  vhangup 153 58\n`)
const Vt=table(`\n  add_key 248 217\n  bpf 321 280\n  clone3 435 435\n  create_module 174 -\n  fsconfig 431 431\n  fsmount 432 432\n  fsopen 430 430\n  fspick 433 433\n  get_kernel_syms 177 -\n  io_uring_enter 426 426\n  io_uring_register 427 427\n  io_uring_setup 425 425\n  keyctl 250 219\n  lookup_dcookie 212 18\n  modify_ldt 154 -\n  mount_setattr 442 442\n  move_mount 429 429\n  open_tree 428 428\n  open_tree_attr 467 467\n  perf_event_open 298 241\n  query_module 178 -\n  request_key 249 218\n  uselib 134 -\n  userfaultfd 323 282\n`)
function table(t){const e=t.trim().split("\n").map(t=>t.trim().split(" "))
const numberOf=(t="-")=>t==="-"?void 0:Number(t)
return new Map(e.map(([t="",e,n])=>[t,{x64:numberOf(e),arm64:numberOf(n)}]))}function callNumber(t,e){return[Ut,Kt,Vt].flatMap(n=>n.get(t)?.[e]??[])[0]}const Yt=300
async function selfTest(t){const e=[...Jt.map(t=>attemptConnect(`connect to ${t}`,{path:t})),...Zt.map(t=>attemptConnect(`connect to ${t.host} without the proxy`,t)),resolveName()]
return[attempt("have rights",()=>rights(t.hasOwnUser)),...Xt.map(([t,e])=>attempt(t,e)),...systemCalls(t),attempt("have folders of the machine that are not read-only",()=>looselyMounted((0,v.readFileSync)("/proc/self/mountinfo","utf8"))),attempt("become root",becomeRoot),attempt("read the environment of the action",()=>foreignEnvironment(t.brokerVariables)),...t.hidden.map(t=>attempt(`see ${t}`,()=>self_test_kindOf(t))),...["/usr","/etc","/opt"].map(t=>attempt(`write in ${t}`,()=>writeIn(t))),...await Promise.all(e)]}const Zt=[{host:"1.1.1.1",port:443},{host:"169.254.169.254",port:80},{host:"168.63.129.16",port:80}]
const Jt=["/run/docker.sock","/var/run/docker.sock","/run/containerd/containerd.sock"]
function attempt(t,e){try{return{name:t,hole:e()}}catch{return{name:t,hole:""}}}function rights(t){const e=(0,v.readFileSync)("/proc/self/status","utf8")
const n=["Inh","Prm","Eff","Bnd","Amb"].map(t=>`Cap${t}:\t0{16}`)
const s=t?["Groups:[\\t ]*"]:[]
const r=[...n,"NoNewPrivs:\t1",...s].filter(t=>!new RegExp(`^${t}$`,"m").test(e))
return r.length===0?"":`/proc/self/status lacks ${r.join(", ")}`}const Xt=[["have the umask of the job",()=>process.umask()===18?"":`it is ${process.umask().toString(8)}`],["have a terminal of the job",()=>terminalOf((0,v.readFileSync)("/proc/self/stat","utf8"))==="0"?"":"it has one"],["outlive others when memory runs out",()=>below(500,(0,v.readFileSync)("/proc/self/oom_score_adj","utf8"))],["write dumps of memory",()=>limitAbove("Max core file size",0)],["start processes without end",()=>limitAbove("Max processes",1024)],["take the processor from all others",()=>limitAbove("Max realtime priority",0)],["see where the job is in the tree of cgroups",cgroups],["list keys of the kernel",()=>(0,v.readFileSync)("/proc/keys","utf8").trim()]]
function terminalOf(t){return t.slice(t.lastIndexOf(")")+2).split(" ")[4]}function below(t,e){return Number(e)>=t?"":`its score is ${e.trim()}`}function limitAbove(t,e){const n=(0,v.readFileSync)("/proc/self/limits","utf8").split("\n").find(e=>e.startsWith(t))
const s=n?.slice(t.length).trim().split(/\s+/)[1]
return s===void 0||Number(s)<=e?"":`the limit is ${s}`}function cgroups(){const t=(0,v.readFileSync)("/proc/self/cgroup","utf8").trim().split("\n")
return t.every(t=>t.endsWith(":/"))?"":t[0]??""}const Qt=["/usr","/etc","/opt","/run/node","/run/host.mjs"]
function looselyMounted(t){const e=t.split("\n").filter(t=>{const[,,,,e="",n=""]=t.split(" ")
return Qt.includes(e)&&["ro","nosuid","nodev"].some(t=>!n.split(",").includes(t))})
return e.map(t=>t.split(" ").slice(4,6).join(" is ")).join(", ")}function systemCalls({perl:t,kept:e}){if(t===void 0||!isFiltered(process.arch))return[]
const n=process.arch
const s=te.filter(([,t])=>e.calls||e.keys&&t==="keyctl")
const r=s.map(([,t,...e])=>[callNumber(t,n),...e].join(","))
const{stdout:i}=(0,N.spawnSync)(t,["-e",ee,...r],{encoding:"utf8",timeout:15e3})
const o=(i??"").trim().split("\n")
return s.map(([t],e)=>({name:t,hole:o[e]==="refused"?"":`it is ${o[e]||"not known: Perl said nothing"}`}))}const te=[["read the kernel keys of the job","keyctl",11,-3,0,0],["be a user of many rights in a new namespace","unshare",268435456],["start processes past the filter of system calls","clone3",0,0],["load programs into the kernel","bpf",0,0,0],["watch the processor","perf_event_open",0,0,0,0,0],["stop the kernel in the middle of a read","userfaultfd",1],["have the kernel work past the filter of system calls","io_uring_setup",0,0],["speak with the machine below this one","socket",40,1,0],["have a pair of sockets of a rare kind","socketpair",40,1,0,0]]
const ee=String.raw`
for (@ARGV) {
  my ($number, @arguments) = map { $_ + 0 } split /,/;
  $! = 0;
  my $result = syscall($number, @arguments);
  my $isRefused = $result == -1 && ($! == 1 || $! == 38 || $! == 97);
  print $isRefused || ($result == 0 && $arguments[1] == -3) ? "refused\n" : "possible\n";
}
`
function becomeRoot(){const{status:t}=(0,N.spawnSync)("sudo",["-n","true"],{stdio:"ignore",timeout:2e3})
return t===0?"sudo works":""}function foreignEnvironment(t){const e=(0,v.readdirSync)("/proc").filter(t=>/^\d+$/.test(t))
const n=e.filter(e=>{const n=attempt("",()=>(0,v.readFileSync)(`/proc/${e}/environ`,"utf8")).hole.split("\0")
return n.some(e=>t.some(t=>e.startsWith(`${t}=`)))})
return n.length===0?"":`process ${n.join(", ")} shows it`}function self_test_kindOf(t){const e=(0,v.lstatSync)(t)
if(e.isDirectory())return(0,v.readdirSync)(t).length===0?"":"a folder with something in it"
return e.isCharacterDevice()?"":"a file"}function writeIn(t){const e=`${t}/.deckhand-self-test`;(0,v.writeFileSync)(e,"");(0,v.rmSync)(e)
return"a file could be made"}function attemptConnect(t,e){const{promise:n,resolve:s}=Promise.withResolvers()
const end=e=>{r.destroy()
s({name:t,hole:e})}
const r=(0,zt.connect)(e,()=>end("it answers"))
r.on("error",()=>end(""))
r.setTimeout(Yt,()=>end(""))
return n}async function resolveName(){const t="resolve a name"
const e=new Promise(t=>setTimeout(t,Yt,"").unref())
const n=(0,Gt.lookup)("example.com").then(({address:t})=>`example.com is ${t}`,()=>"")
return{name:t,hole:await Promise.race([n,e])}}function toolMethods(t){let e
const workspace=()=>{if(!e)throw new Error("This has not begun.")
return e}
const n=shellMethods(()=>workspace().openShell())
const s=programMethods(t=>workspace().openProgram(t))
return{async begin({selfTest:n,...s}){e=localWorkspace({...s,node:t,ownsProcesses:n!==void 0})
return n?selfTest(n):[]},end:async()=>void await Promise.allSettled([n.closeAll(),s.closeAll()]),run:({command:t,...e},n)=>workspace().run(t,{...e,signal:n}),pipe:({timeoutMs:t,...e},n)=>workspace().pipe(e,{timeoutMs:t,signal:n}),stat:({path:t})=>workspace().stat(t),read:async({path:t,maxBytes:e})=>(0,Wt.nk)(await workspace().read(t,e)),write:({path:t,bytes:e,mode:n})=>workspace().write(t,Buffer.from(e,"base64"),n),remove:({path:t})=>workspace().remove(t),list:({path:t})=>workspace().list(t),realPath:({path:t})=>workspace().realPath(t),findFiles:(t,e)=>workspace().findFiles(t,e),searchText:(t,e)=>workspace().searchText(t,e),gitChanges:({path:t})=>workspace().gitChanges(t),gitDiff:({file:t})=>workspace().gitDiff(t),saveOutput:({name:t,bytes:e})=>workspace().saveOutput(t,Buffer.from(e,"base64")),...n.methods,...s.methods}}function closing(t){return()=>Promise.allSettled(t.map(t=>t.close()))}function shellMethods(t){const e=[]
const at=t=>{const n=e[t]
if(!n)throw new Error("There is no such shell.")
return n}
const n={async openShell(){const n=await t()
return{shell:e.push(n)-1,start:n.start}},shellRun:({shell:t,command:e,variables:n,limits:s},r)=>at(t).run(e,n,{...s,signal:r}),shellType:({shell:t,keys:e,limits:n},s)=>at(t).type(e,{...n,signal:s}),shellRead:({shell:t,limits:e},n)=>at(t).read({...e,signal:n}),shellRest:({shell:t},e)=>at(t).rest(e),shellClose:({shell:t})=>at(t).close()}
return{methods:n,closeAll:closing(e)}}function programMethods(t){const e=[]
const at=t=>{const n=e[t]
if(!n)throw new Error("There is no such program.")
return n}
const n={openProgram:async n=>e.push(await t(n))-1,programWrite:({program:t,line:e})=>at(t).write(e),async programRead({program:t}){const{lines:e,end:n}=await at(t).read()
return{lines:(0,Wt.nk)(Buffer.from(e.join("\n"))),...n!==void 0&&{end:n}}},programClose:({program:t})=>at(t).close()}
return{methods:n,closeAll:closing(e)}}function answer(t,e,n){const s=new Map
const run=async({id:e,method:r,params:i})=>{const o=new AbortController
s.set(e,o)
const a=await replyTo(t[r],i,o.signal)
s.delete(e)
await write(n,{id:e,...a})}
const take=t=>{const e=JSON.parse(t)
if("cancel"in e)s.get(e.cancel)?.abort(new Error("cancelled"))
else if("ping"in e)write(n,{pong:e.ping})
else run(e)}
const r=new LineReader(take,Wt.MV)
const{promise:i,resolve:o}=Promise.withResolvers()
e.on("data",t=>r.push(t))
e.once("close",o)
return i}async function replyTo(t,e,n){try{if(!t)throw new Error("There is no such method.")
return{result:await t(e,n)??null}}catch(t){const e=t instanceof Error?t.message:String(t)
return{failure:{kind:t instanceof fault_Mistake?"mistake":"crash",message:e}}}}const ne={kind:"mistake",message:Wt.rC}
async function write(t,e){const n=Buffer.from(`${JSON.stringify(e)}\n`)
if(n.length>Wt.MV&&"id"in e)return write(t,{id:e.id,failure:ne})
if(t.write(n))return
await new Promise(e=>t.once("drain",e))}}),342:((t,e,n)=>{n.d(e,{MV:()=>s,R9:()=>toMessage,eC:()=>fromMessage,nk:()=>toBase64,rC:()=>r})
const s=32*1024*1024
const r="The answer is too large. Ask for less at once."
function toBase64(t){return Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("base64")}function toMessage({taken:t,bytes:e}){return Buffer.concat([Buffer.from(`${e.length} ${t}\n`),e])}function fromMessage(t){const e=Buffer.from(t.buffer,t.byteOffset,t.byteLength)
const n=e.indexOf(10)
if(n<0&&e.length<64)return
const[,s,r]=/^(\d{1,9}) (\d{1,9})$/.exec(e.subarray(0,Math.max(n,0)).toString("latin1"))??[]
const i=e.subarray(n+1)
if(s===void 0||i.length>Number(s))throw new Error("This is no message of a mailbox.")
return i.length<Number(s)?void 0:{taken:Number(r),bytes:i}}})}
var n={}
function __nccwpck_require__(t){var s=n[t]
if(s!==void 0)return s.exports
var r=n[t]={exports:{}}
var i=!0
try{e[t](r,r.exports,__nccwpck_require__)
i=!1}finally{if(i)delete n[t]}return r.exports}if(typeof __nccwpck_require__!=="undefined")__nccwpck_require__.ab=decodeURIComponent(new URL(".",import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/)?1:0,-1)+"/";(()=>{var t=typeof Symbol==="function"?Symbol("webpack queues"):"__webpack_queues__"
var e=typeof Symbol==="function"?Symbol("webpack exports"):"__webpack_exports__"
var n=typeof Symbol==="function"?Symbol("webpack error"):"__webpack_error__"
var resolveQueue=t=>{if(t&&t.d<1){t.d=1
t.forEach(t=>t.r--)
t.forEach(t=>t.r--?t.r++:t())}}
var wrapDeps=s=>s.map(s=>{if(s!==null&&typeof s==="object"){if(s[t])return s
if(s.then){var r=[]
r.d=0
s.then(t=>{i[e]=t
resolveQueue(r)},t=>{i[n]=t
resolveQueue(r)})
var i={}
i[t]=t=>t(r)
return i}}var o={}
o[t]=t=>{}
o[e]=s
return o})
__nccwpck_require__.a=(s,r,i)=>{var o
i&&((o=[]).d=-1)
var a=new Set
var c=s.exports
var l
var u
var h
var f=new Promise((t,e)=>{h=e
u=t})
f[e]=c
f[t]=t=>(o&&t(o),a.forEach(t),f["catch"](t=>{}))
s.exports=f
r(s=>{l=wrapDeps(s)
var r
var getResult=()=>l.map(t=>{if(t[n])throw t[n]
return t[e]})
var i=new Promise(e=>{r=()=>e(getResult)
r.r=0
var fnQueue=t=>t!==o&&!a.has(t)&&(a.add(t),t&&!t.d&&(r.r++,t.push(r)))
l.map(e=>e[t](fnQueue))})
return r.r?i:getResult()},t=>(t?h(f[n]=t):u(c),resolveQueue(o)))
o&&o.d<0&&(o.d=0)}})();(()=>{__nccwpck_require__.d=(t,e)=>{for(var n in e)if(__nccwpck_require__.o(e,n)&&!__nccwpck_require__.o(t,n))Object.defineProperty(t,n,{enumerable:!0,get:e[n]})}})();(()=>{__nccwpck_require__.o=(t,e)=>Object.prototype.hasOwnProperty.call(t,e)})()
var s=__nccwpck_require__(331)
s=await s

export const id=4299
export const ids=[4299,6767]
export const modules={6517:((e,t,r)=>{r.r(t)
r.d(t,{post:()=>post})
var n=r(98664)
var a=r(51977)
var o=r(38833)
var i=r(24380)
var s=r(34564)
var c=r(93160)
var l=r(54995)
var f=r(87233)
var u=r(82604)
async function post(e,t,n){const{handBack:a,openComment:l,openLease:f,openOthers:d,openPage:w}=t
const p=await attempt(e,async()=>{if(a)await(0,s.F5)(s.XW.parse(JSON.parse(a)))})
await attempt(e,async()=>{if(f)await(await Promise.all([r.e(8698),r.e(2589),r.e(5996)]).then(r.bind(r,75996))).rescue(e,(0,c.N)(e),f,p)})
await attempt(e,async()=>{if(d)await(await r.e(1183).then(r.bind(r,31183))).removeOthers(d)})
await attempt(e,async()=>{if(!l)return
const[t,r]=[(0,c.N)(e),(0,u.t)(l)]
await(0,i.qQ)(t,e.env,r)
await(0,o.TV)(t,{type:"issue",number:r.runComment.issue},r)})
await attempt(e,async()=>{if(!w)return
const{finishPage:t}=await Promise.all([r.e(8815),r.e(311),r.e(5017),r.e(4394)]).then(r.bind(r,4394))
await t(e,w,n,(0,c.N)(e).redact)})
return 0}async function attempt({env:e},t){try{await t()
return!0}catch(t){(0,l.printFault)((0,n.ec)(t),(0,a.redactor)((0,f.secretInputs)(e)))
return!1}}}),26767:((e,t,r)=>{r.d(t,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var n=r(77598)
var a=r(73024)
var o=r(51455)
var i=r(76760)
var s=r(98664)
var c=r(46031)
var l=void 0&&(void 0).__addDisposableResource||function(e,t,r){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var n,a
if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
n=t[Symbol.dispose]
if(r)a=n}if(typeof n!=="function")throw new TypeError("Object not disposable.")
if(a)n=function(){try{a.call(this)}catch(e){return Promise.reject(e)}}
e.stack.push({value:t,dispose:n,async:r})}else if(r)e.stack.push({async:!0})
return t}
var f=void 0&&(void 0).__disposeResources||function(e){return function(t){function fail(r){t.error=t.hasError?new e(r,t.error,"An error was suppressed during disposal."):r
t.hasError=!0}var r,n=0
function next(){while(r=t.stack.pop())try{if(!r.async&&n===1)return n=0,t.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var e=r.dispose.call(r.value)
if(r.async)return n|=2,Promise.resolve(e).then(next,function(e){fail(e)
return next()})}else n|=1}catch(e){fail(e)}if(n===1)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(e,t,r){var n=new Error(r)
return n.name="SuppressedError",n.error=e,n.suppressed=t,n})
async function statFile(e,t){return(0,c.OA)(`look at "${t}"`,async()=>{const r=await statOrNothing(await(0,c.nG)(e,t))
return r&&{kind:kindOf(r),size:r.size,mode:r.mode&4095}})}async function readFile(e,t,r){return(0,c.OA)(`read "${t}"`,async()=>{const n={stack:[],error:void 0,hasError:!1}
try{const i=a.constants.O_RDONLY|a.constants.O_NONBLOCK|a.constants.O_NOFOLLOW
const s=await(0,c.nG)(e,t)
const f=l(n,await(0,o.open)(s,i),!0)
await(0,c.Ab)(e,await placeOfHandle(f,s),t)
const u=await f.stat()
refuseUnlessFile(u,t)
if(u.size>r)throw tooLarge(t,u.size,r)
return await f.readFile()}catch(e){n.error=e
n.hasError=!0}finally{const e=f(n)
if(e)await e}})}async function writeWholeFile(e,t,r,n){await(0,c.OA)(`write "${t}"`,async()=>{const{root:a,steps:o,real:s}=await(0,c.Mh)(e,t)
const l=await statOrNothing(s)
if(l)refuseUnlessFile(l,t)
const f=await holdFolder(a,o.slice(0,-1))
try{await replaceFile(f,(0,i.basename)(s),r,l?l.mode&4095:n)}finally{await f.close()}})}async function removeFile(e,t){await(0,c.OA)(`remove "${t}"`,async()=>{const r=(0,i.resolve)(e[0],t)
const{root:n,steps:a}=await(0,c.Mh)(e,(0,i.dirname)(r))
if((0,i.basename)(r).toLowerCase()===".git")throw new s.Fp(`"${t}" belongs to git and cannot be removed.`)
const l=await holdFolder(n,a)
try{const e=l.entry((0,i.basename)(r))
const n=await(0,o.lstat)(e)
if(!n.isSymbolicLink())refuseUnlessFile(n,t)
await(0,o.unlink)(e)}finally{await l.close()}})}async function listDirectory(e,t){return(0,c.OA)(`list "${t}"`,async()=>{const r=await(0,o.readdir)(await(0,c.nG)(e,t),{withFileTypes:!0})
return r.map(toEntry).sort((e,t)=>e.name<t.name?-1:1)})}async function replaceFile(e,t,r,a){const i=e.entry(`.deckhand-${(0,n.randomUUID)()}`)
try{await(0,o.writeFile)(i,r,{flag:"wx"})
if(a!==void 0)await(0,o.chmod)(i,a)
await(0,o.rename)(i,e.entry(t))}catch(e){await(0,o.rm)(i,{force:!0})
throw e}}async function statOrNothing(e){try{return await(0,o.stat)(e)}catch(e){if((0,c.Md)(e))return
throw e}}function kindOf(e){if(e.isFile())return"file"
return e.isDirectory()?"directory":"other"}function toEntry(e){return{name:e.name,kind:e.isSymbolicLink()?"link":kindOf(e)}}function refuseUnlessFile(e,t){const r=kindOf(e)
if(r==="directory")throw new s.Fp(`"${t}" is a directory, not a file.`)
if(r==="other")throw new s.Fp(`"${t}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(e,t,r){return new s.Fp(`"${e}" has ${t} bytes, more than the ${r} allowed. Look at parts of it with commands.`)}async function saveOutput(e,t,r){if(e===void 0)throw new s.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(t))throw new s.vC("bug",`"${t}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${t}"`,async()=>{const n=await holdFolder(e,[])
try{const e={stack:[],error:void 0,hasError:!1}
try{const i=a.constants.O_WRONLY|a.constants.O_APPEND|a.constants.O_CREAT|a.constants.O_NOFOLLOW|a.constants.O_NONBLOCK
const s=l(e,await(0,o.open)(n.entry(t),i,420),!0)
await s.writeFile(r)}catch(t){e.error=t
e.hasError=!0}finally{const t=f(e)
if(t)await t}}finally{await n.close()}return(0,i.join)(e,t)})}const u=process.platform==="linux"
function placeOfHandle(e,t){return(0,o.realpath)(u?`/proc/self/fd/${e.fd}`:t)}async function holdFolder(e,t){await(0,o.mkdir)(e,{recursive:!0})
let r=e
let n=held(await openFolder(e),e)
for(const e of t){r=(0,i.join)(r,e)
const t=n
try{n=held(await openOrMake(t.entry(e)),r)}finally{await t.close()}}return n}function held(e,t){const r=u?`/proc/self/fd/${e.fd}`:t
return{entry:e=>(0,i.join)(r,e),close:()=>e.close()}}async function openOrMake(e){try{return await openFolder(e)}catch(e){if((0,c.CA)(e)!=="ENOENT")throw e}await(0,o.mkdir)(e,{recursive:!0})
return openFolder(e)}function openFolder(e){return(0,o.open)(e,a.constants.O_RDONLY|a.constants.O_DIRECTORY|a.constants.O_NOFOLLOW)}}),46031:((e,t,r)=>{r.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var n=r(51455)
var a=r(76760)
var o=r(98664)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const r=await resolvePath(e,t)
if(r.steps.some(e=>e.toLowerCase()===".git"))throw new o.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return r}async function requireInside(e,t,r){if(await placeOf(e,t)===void 0)throw outside(e,r)}async function resolvePath(e,t){if(t.includes("\0"))throw new o.Fp("A path cannot contain a NUL character.")
const r=await placeOf(e,await followLinks((0,a.resolve)(e[0],t),t))
if(r===void 0)throw outside(e,t)
return r}async function placeOf(e,t){for(const r of e){const e=await followLinks(r,r)
const n=inside(e,t)
if(n!==void 0)return{root:e,steps:n.split(a.sep).filter(Boolean),real:t}}return}function outside([e],t){return new o.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const r=(0,a.relative)(e,t)
return r===".."||r.startsWith(`..${a.sep}`)||(0,a.isAbsolute)(r)?void 0:r}async function followLinks(e,t){try{return await(0,n.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new o.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,a.join)(await followLinks((0,a.dirname)(e),t),(0,a.basename)(e))}async function isLink(e){try{return(await(0,n.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}const i={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const r=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(r))throw t
throw new o.Fp(`Cannot ${e}: ${i[r]??"the system refused"} (${r}).`,{cause:t})}}})}

export const id=4299
export const ids=[4299,6767]
export const modules={6517:((t,e,r)=>{r.r(e)
r.d(e,{post:()=>post})
var n=r(98664)
var a=r(51977)
var o=r(38833)
var i=r(24380)
var s=r(34564)
var c=r(93160)
var l=r(54995)
var f=r(87233)
var u=r(82604)
async function post(t,e,n){const{handBack:a,openComment:l,openTurn:f,openOthers:d,openPage:w}=e
const p=await attempt(t,async()=>{if(a)await(0,s.F5)(s.XW.parse(JSON.parse(a)))})
await attempt(t,async()=>{if(f)await(await Promise.all([r.e(8698),r.e(2589),r.e(5996)]).then(r.bind(r,75996))).rescue(t,(0,c.N)(t),f,p)})
await attempt(t,async()=>{if(d)await(await r.e(1183).then(r.bind(r,31183))).removeOthers(d)})
await attempt(t,async()=>{if(!l)return
const[e,r]=[(0,c.N)(t),(0,u.t)(l)]
await(0,i.qQ)(e,t.env,r)
await(0,o.TV)(e,{type:"issue",number:r.runComment.issue},r)})
await attempt(t,async()=>{if(!w)return
const{finishPage:e}=await Promise.all([r.e(8815),r.e(311),r.e(5017),r.e(4394)]).then(r.bind(r,4394))
await e(t,w,n,(0,c.N)(t).redact)})
return 0}async function attempt({env:t},e){try{await e()
return!0}catch(e){(0,l.printFault)((0,n.ec)(e),(0,a.redactor)((0,f.secretInputs)(t)))
return!1}}}),26767:((t,e,r)=>{r.d(e,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var n=r(77598)
var a=r(73024)
var o=r(51455)
var i=r(76760)
var s=r(98664)
var c=r(46031)
var l=void 0&&(void 0).__addDisposableResource||function(t,e,r){if(e!==null&&e!==void 0){if(typeof e!=="object"&&typeof e!=="function")throw new TypeError("Object expected.")
var n,a
if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
n=e[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
n=e[Symbol.dispose]
if(r)a=n}if(typeof n!=="function")throw new TypeError("Object not disposable.")
if(a)n=function(){try{a.call(this)}catch(t){return Promise.reject(t)}}
t.stack.push({value:e,dispose:n,async:r})}else if(r)t.stack.push({async:!0})
return e}
var f=void 0&&(void 0).__disposeResources||function(t){return function(e){function fail(r){e.error=e.hasError?new t(r,e.error,"An error was suppressed during disposal."):r
e.hasError=!0}var r,n=0
function next(){while(r=e.stack.pop())try{if(!r.async&&n===1)return n=0,e.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var t=r.dispose.call(r.value)
if(r.async)return n|=2,Promise.resolve(t).then(next,function(t){fail(t)
return next()})}else n|=1}catch(t){fail(t)}if(n===1)return e.hasError?Promise.reject(e.error):Promise.resolve()
if(e.hasError)throw e.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(t,e,r){var n=new Error(r)
return n.name="SuppressedError",n.error=t,n.suppressed=e,n})
async function statFile(t,e){return(0,c.OA)(`look at "${e}"`,async()=>{const r=await statOrNothing(await(0,c.nG)(t,e))
return r&&{kind:kindOf(r),size:r.size,mode:r.mode&4095}})}async function readFile(t,e,r){return(0,c.OA)(`read "${e}"`,async()=>{const n={stack:[],error:void 0,hasError:!1}
try{const i=a.constants.O_RDONLY|a.constants.O_NONBLOCK|a.constants.O_NOFOLLOW
const s=await(0,c.nG)(t,e)
const f=l(n,await(0,o.open)(s,i),!0)
await(0,c.Ab)(t,await placeOfHandle(f,s),e)
const u=await f.stat()
refuseUnlessFile(u,e)
if(u.size>r)throw tooLarge(e,u.size,r)
return await f.readFile()}catch(t){n.error=t
n.hasError=!0}finally{const t=f(n)
if(t)await t}})}async function writeWholeFile(t,e,r,n){await(0,c.OA)(`write "${e}"`,async()=>{const{root:a,steps:o,real:s}=await(0,c.Mh)(t,e)
const l=await statOrNothing(s)
if(l)refuseUnlessFile(l,e)
const f=await holdFolder(a,o.slice(0,-1))
try{await replaceFile(f,(0,i.basename)(s),r,l?l.mode&4095:n)}finally{await f.close()}})}async function removeFile(t,e){await(0,c.OA)(`remove "${e}"`,async()=>{const r=(0,i.resolve)(t[0],e)
const{root:n,steps:a}=await(0,c.Mh)(t,(0,i.dirname)(r))
if((0,i.basename)(r).toLowerCase()===".git")throw new s.Fp(`"${e}" belongs to git and cannot be removed.`)
const l=await holdFolder(n,a)
try{const t=l.entry((0,i.basename)(r))
const n=await(0,o.lstat)(t)
if(!n.isSymbolicLink())refuseUnlessFile(n,e)
await(0,o.unlink)(t)}finally{await l.close()}})}async function listDirectory(t,e){return(0,c.OA)(`list "${e}"`,async()=>{const r=await(0,o.readdir)(await(0,c.nG)(t,e),{withFileTypes:!0})
return r.map(toEntry).sort((t,e)=>t.name<e.name?-1:1)})}async function replaceFile(t,e,r,a){const i=t.entry(`.deckhand-${(0,n.randomUUID)()}`)
try{await(0,o.writeFile)(i,r,{flag:"wx"})
if(a!==void 0)await(0,o.chmod)(i,a)
await(0,o.rename)(i,t.entry(e))}catch(t){await(0,o.rm)(i,{force:!0})
throw t}}async function statOrNothing(t){try{return await(0,o.stat)(t)}catch(t){if((0,c.Md)(t))return
throw t}}function kindOf(t){if(t.isFile())return"file"
return t.isDirectory()?"directory":"other"}function toEntry(t){return{name:t.name,kind:t.isSymbolicLink()?"link":kindOf(t)}}function refuseUnlessFile(t,e){const r=kindOf(t)
if(r==="directory")throw new s.Fp(`"${e}" is a directory, not a file.`)
if(r==="other")throw new s.Fp(`"${e}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(t,e,r){return new s.Fp(`"${t}" has ${e} bytes, more than the ${r} allowed. Look at parts of it with commands.`)}async function saveOutput(t,e,r){if(t===void 0)throw new s.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(e))throw new s.vC("bug",`"${e}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${e}"`,async()=>{const n=await holdFolder(t,[])
try{const t={stack:[],error:void 0,hasError:!1}
try{const i=a.constants.O_WRONLY|a.constants.O_APPEND|a.constants.O_CREAT|a.constants.O_NOFOLLOW|a.constants.O_NONBLOCK
const s=l(t,await(0,o.open)(n.entry(e),i,420),!0)
await s.writeFile(r)}catch(e){t.error=e
t.hasError=!0}finally{const e=f(t)
if(e)await e}}finally{await n.close()}return(0,i.join)(t,e)})}const u=process.platform==="linux"
function placeOfHandle(t,e){return(0,o.realpath)(u?`/proc/self/fd/${t.fd}`:e)}async function holdFolder(t,e){await(0,o.mkdir)(t,{recursive:!0})
let r=t
let n=held(await openFolder(t),t)
for(const t of e){r=(0,i.join)(r,t)
const e=n
try{n=held(await openOrMake(e.entry(t)),r)}finally{await e.close()}}return n}function held(t,e){const r=u?`/proc/self/fd/${t.fd}`:e
return{entry:t=>(0,i.join)(r,t),close:()=>t.close()}}async function openOrMake(t){try{return await openFolder(t)}catch(t){if((0,c.CA)(t)!=="ENOENT")throw t}await(0,o.mkdir)(t,{recursive:!0})
return openFolder(t)}function openFolder(t){return(0,o.open)(t,a.constants.O_RDONLY|a.constants.O_DIRECTORY|a.constants.O_NOFOLLOW)}}),46031:((t,e,r)=>{r.d(e,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var n=r(51455)
var a=r(76760)
var o=r(98664)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const r=await resolvePath(t,e)
if(r.steps.some(t=>t.toLowerCase()===".git"))throw new o.Fp(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return r}async function requireInside(t,e,r){if(await placeOf(t,e)===void 0)throw outside(t,r)}async function resolvePath(t,e){if(e.includes("\0"))throw new o.Fp("A path cannot contain a NUL character.")
const r=await placeOf(t,await followLinks((0,a.resolve)(t[0],e),e))
if(r===void 0)throw outside(t,e)
return r}async function placeOf(t,e){for(const r of t){const t=await followLinks(r,r)
const n=inside(t,e)
if(n!==void 0)return{root:t,steps:n.split(a.sep).filter(Boolean),real:e}}return}function outside([t],e){return new o.Fp(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const r=(0,a.relative)(t,e)
return r===".."||r.startsWith(`..${a.sep}`)||(0,a.isAbsolute)(r)?void 0:r}async function followLinks(t,e){try{return await(0,n.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new o.Fp(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,a.join)(await followLinks((0,a.dirname)(t),e),(0,a.basename)(t))}async function isLink(t){try{return(await(0,n.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}const i={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const r=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(r))throw e
throw new o.Fp(`Cannot ${t}: ${i[r]??"the system refused"} (${r}).`,{cause:e})}}})}

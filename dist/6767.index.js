export const id=6767
export const ids=[6767]
export const modules={26767:((e,t,r)=>{r.d(t,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var n=r(77598)
var o=r(73024)
var a=r(51455)
var s=r(76760)
var i=r(98664)
var c=r(46031)
var l=void 0&&(void 0).__addDisposableResource||function(e,t,r){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var n,o
if(r){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
n=t[Symbol.asyncDispose]}if(n===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
n=t[Symbol.dispose]
if(r)o=n}if(typeof n!=="function")throw new TypeError("Object not disposable.")
if(o)n=function(){try{o.call(this)}catch(e){return Promise.reject(e)}}
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
try{const s=o.constants.O_RDONLY|o.constants.O_NONBLOCK|o.constants.O_NOFOLLOW
const i=await(0,c.nG)(e,t)
const f=l(n,await(0,a.open)(i,s),!0)
await(0,c.Ab)(e,await placeOfHandle(f,i),t)
const d=await f.stat()
refuseUnlessFile(d,t)
if(d.size>r)throw tooLarge(t,d.size,r)
return await f.readFile()}catch(e){n.error=e
n.hasError=!0}finally{const e=f(n)
if(e)await e}})}async function writeWholeFile(e,t,r,n){await(0,c.OA)(`write "${t}"`,async()=>{const{root:o,steps:a,real:i}=await(0,c.Mh)(e,t)
const l=await statOrNothing(i)
if(l)refuseUnlessFile(l,t)
const f=await holdFolder(o,a.slice(0,-1))
try{await replaceFile(f,(0,s.basename)(i),r,l?l.mode&4095:n)}finally{await f.close()}})}async function removeFile(e,t){await(0,c.OA)(`remove "${t}"`,async()=>{const r=(0,s.resolve)(e[0],t)
const{root:n,steps:o}=await(0,c.Mh)(e,(0,s.dirname)(r))
if((0,s.basename)(r).toLowerCase()===".git")throw new i.Fp(`"${t}" belongs to git and cannot be removed.`)
const l=await holdFolder(n,o)
try{const e=l.entry((0,s.basename)(r))
const n=await(0,a.lstat)(e)
if(!n.isSymbolicLink())refuseUnlessFile(n,t)
await(0,a.unlink)(e)}finally{await l.close()}})}async function listDirectory(e,t){return(0,c.OA)(`list "${t}"`,async()=>{const r=await(0,a.readdir)(await(0,c.nG)(e,t),{withFileTypes:!0})
return r.map(toEntry).sort((e,t)=>e.name<t.name?-1:1)})}async function replaceFile(e,t,r,o){const s=e.entry(`.deckhand-${(0,n.randomUUID)()}`)
try{await(0,a.writeFile)(s,r,{flag:"wx"})
if(o!==void 0)await(0,a.chmod)(s,o)
await(0,a.rename)(s,e.entry(t))}catch(e){await(0,a.rm)(s,{force:!0})
throw e}}async function statOrNothing(e){try{return await(0,a.stat)(e)}catch(e){if((0,c.Md)(e))return
throw e}}function kindOf(e){if(e.isFile())return"file"
return e.isDirectory()?"directory":"other"}function toEntry(e){return{name:e.name,kind:e.isSymbolicLink()?"link":kindOf(e)}}function refuseUnlessFile(e,t){const r=kindOf(e)
if(r==="directory")throw new i.Fp(`"${t}" is a directory, not a file.`)
if(r==="other")throw new i.Fp(`"${t}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(e,t,r){return new i.Fp(`"${e}" has ${t} bytes, more than the ${r} allowed. Look at parts of it with commands.`)}async function saveOutput(e,t,r){if(e===void 0)throw new i.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(t))throw new i.vC("bug",`"${t}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${t}"`,async()=>{const n=await holdFolder(e,[])
try{const e={stack:[],error:void 0,hasError:!1}
try{const s=o.constants.O_WRONLY|o.constants.O_APPEND|o.constants.O_CREAT|o.constants.O_NOFOLLOW|o.constants.O_NONBLOCK
const i=l(e,await(0,a.open)(n.entry(t),s,420),!0)
await i.writeFile(r)}catch(t){e.error=t
e.hasError=!0}finally{const t=f(e)
if(t)await t}}finally{await n.close()}return(0,s.join)(e,t)})}const d=process.platform==="linux"
function placeOfHandle(e,t){return(0,a.realpath)(d?`/proc/self/fd/${e.fd}`:t)}async function holdFolder(e,t){await(0,a.mkdir)(e,{recursive:!0})
let r=e
let n=held(await openFolder(e),e)
for(const e of t){r=(0,s.join)(r,e)
const t=n
try{n=held(await openOrMake(t.entry(e)),r)}finally{await t.close()}}return n}function held(e,t){const r=d?`/proc/self/fd/${e.fd}`:t
return{entry:e=>(0,s.join)(r,e),close:()=>e.close()}}async function openOrMake(e){try{return await openFolder(e)}catch(e){if((0,c.CA)(e)!=="ENOENT")throw e}await(0,a.mkdir)(e,{recursive:!0})
return openFolder(e)}function openFolder(e){return(0,a.open)(e,o.constants.O_RDONLY|o.constants.O_DIRECTORY|o.constants.O_NOFOLLOW)}})}

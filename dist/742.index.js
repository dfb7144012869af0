export const id=742
export const ids=[742]
export const modules={46031:((t,e,n)=>{n.d(e,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var r=n(51455)
var s=n(76760)
var o=n(98664)
var i=n(54668)
async function safePath(t,e){return(await resolvePath(t,e)).real}async function safeWritePath(t,e){const n=await resolvePath(t,e)
if(n.steps.some(t=>t.toLowerCase()===".git"))throw new o.Fp(`"${e}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(t,e,n){if(await placeOf(t,e)===void 0)throw outside(t,n)}async function resolvePath(t,e){if(e.includes("\0"))throw new o.Fp("A path cannot contain a NUL character.")
const n=await placeOf(t,await followLinks((0,s.resolve)(t[0],e),e))
if(n===void 0)throw outside(t,e)
return n}async function placeOf(t,e){for(const n of t){const t=await followLinks(n,n)
const r=inside(t,e)
if(r!==void 0)return{root:t,steps:r.split(s.sep).filter(Boolean),real:e}}return}function outside([t],e){return new o.Fp(`"${e}" is outside the workspace. Use a path inside ${t}.`)}function inside(t,e){const n=(0,s.relative)(t,e)
return n===".."||n.startsWith(`..${s.sep}`)||(0,s.isAbsolute)(n)?void 0:n}async function followLinks(t,e){try{return await(0,r.realpath)(t)}catch(t){if(!isAbsence(t))throw t}if(await isLink(t))throw new o.Fp(`"${e}" leads through a link to nothing. Use the real path.`)
return(0,s.join)(await followLinks((0,s.dirname)(t),e),(0,s.basename)(t))}async function isLink(t){try{return(await(0,r.lstat)(t)).isSymbolicLink()}catch(t){if(isAbsence(t))return!1
throw t}}function isAbsence(t){return["ENOENT","ENOTDIR"].includes(errorCode(t))}function errorCode(t){return t instanceof Error&&"code"in t&&typeof t.code==="string"?t.code:""}async function orMistake(t,e){try{return await e()}catch(e){const n=errorCode(e)
if(!/^E[A-Z0-9]+$/.test(n))throw e
throw new o.Fp(`Cannot ${t}: ${(0,i.uc)(n)}.`,{cause:e})}}}),3024:((t,e,n)=>{n.d(e,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(46031)
const a=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(t,e,n){return withOpen(t,e,a,(t,e)=>{if(!e.isFile())return refused(e.isDirectory()?"folder":"special")
if(e.size>n)return refused("too-large")
const r=readAtMost(t,n)
return r===void 0?refused("too-large"):{status:"read",bytes:r,mode:e.mode&4095}})}function untrustedText(t,e,n){const r=readUntrusted(t,e,n)
return r.status==="read"?r.bytes.toString("utf8"):void 0}async function hashUntrusted(t,e,n){const r=openAt(t,e,a)
if(r.status!=="open")return r
const{file:o,found:u}=r
try{if(!u.isFile())return refused(u.isDirectory()?"folder":"special")
if(u.size>n.maxBytes)return refused("too-large")
return await hashOf(o,u,n)}catch(t){return refused("unreadable",(0,i.CA)(t))}finally{(0,s.closeSync)(o)}}async function hashOf(t,{size:e,mode:n},{algorithm:o,start:i}){const a=(0,r.createHash)(o).update(i?.(e)??"")
let u=0
for await(const n of(0,s.createReadStream)("",{fd:t,autoClose:!1,start:0,end:e})){a.update(n)
u+=n.length}if(u!==e)return refused("unreadable")
return{status:"read",id:a.digest("hex"),size:e,isExecutable:(n&73)!==0}}function listUntrusted(t,e,n){const r=c?a|s.constants.O_DIRECTORY:a
return withOpen(t,e,r,(r,o)=>{if(!o.isDirectory())return refused("file")
const i=(0,s.opendirSync)(c?`/proc/self/fd/${r}`:Buffer.from(whole(t,e)).toString())
try{const t=[]
for(let e=i.readSync();e!==null;e=i.readSync()){if(t.length===n)return{status:"read",entries:t,isCut:!0}
t.push(e)}return{status:"read",entries:t,isCut:!1}}finally{i.closeSync()}})}function untrustedNames(t,e,n){const r=c?a|s.constants.O_DIRECTORY:a
const o=withOpen(t,e,r,r=>{const o=(0,s.opendirSync)(c?`/proc/self/fd/${r}`:whole(t,e).toString(),u)
try{return{status:"read",names:namesIn(o,n)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const u={encoding:"buffer"}
function namesIn(t,e){const n=[]
for(let r=t.readSync();r!==null;r=t.readSync()){if(n.length===e)return
n.push(Buffer.from(r.name))}return n}function lookAtUntrusted(t,e){try{return(0,s.lstatSync)(whole(t,e),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(t,e){try{return(0,s.readlinkSync)(whole(t,e),{encoding:"buffer"})}catch{return}}const c=process.platform==="linux"
function withOpen(t,e,n,r){const o=openAt(t,e,n)
if(o.status!=="open")return o
try{return r(o.file,o.found)}catch(t){return notOpened(t,o.found)}finally{(0,s.closeSync)(o.file)}}function openAt(t,e,n){let r
try{r=(0,s.openSync)(whole(t,e),n)
if(isAt(r,t,e))return{status:"open",file:r,found:(0,s.fstatSync)(r)};(0,s.closeSync)(r)
return refused("elsewhere")}catch(n){if(r!==void 0)(0,s.closeSync)(r)
return notOpened(n,lookAtUntrusted(t,e))}}function isAt(t,e,n){const r=whole(s.realpathSync.native(e),n)
const o=c?(0,s.readlinkSync)(`/proc/self/fd/${t}`,{encoding:"buffer"}):s.realpathSync.native(whole(e,n),{encoding:"buffer"})
return r.equals(o)}function notOpened(t,e){const n=(0,i.CA)(t)
if((0,i.Md)(t)&&e===void 0)return{status:"missing"}
if(e?.isSymbolicLink())return refused("link",n)
if(e&&!e.isFile()&&!e.isDirectory())return refused("special",n)
if(n==="ENOTDIR")return refused(e?.isFile()?"file":"unreadable",n)
return refused(n==="EACCES"||n==="EPERM"?"denied":"unreadable",n)}function refused(t,e=""){return{status:"refused",why:t,code:e}}function readAtMost(t,e){const n=(0,s.fstatSync)(t).size
let r=Buffer.allocUnsafeSlow(Math.min(n,e)+1)
let o=0
for(let n=1;n>0;o+=n){if(o>e)return
if(o===r.length)r=Buffer.concat([r,Buffer.allocUnsafe(r.length)])
n=(0,s.readSync)(t,r,o,r.length-o,null)}return r.subarray(0,o)}function whole(t,e){const n=o.posix.normalize(Buffer.from(e).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(t),n==="."?Buffer.alloc(0):Buffer.from(`/${n}`,"latin1")])}}),3620:((t,e,n)=>{n.d(e,{w:()=>readNamedFile,z:()=>commitFiles})
var r=n(3024)
var s=n(98664)
var o=n(94869)
function commitFiles(t,e,n){return{commit:t,workspace:n,read:(t,n)=>readFrom(e,t,n)}}async function readFrom(t,e,n){const r=(await t.list()).find(t=>t.path===e)
if(r&&r.size>n)return{status:"too-large"}
const s=r&&(await t.read([e])).get(e)
return s===void 0?{status:"missing"}:{status:"read",text:s}}async function readNamedFile(t,{input:e,path:n,largest:r}){const i=await t.read(n,r)
if(i.status==="read"&&i.text.trim()!=="")return i.text
const a=`The input \`${e}\` names ${(0,o.TN)(n,200)}, which`
const u=`the commit ${t.commit.slice(0,7)}`
const c="Name a text file of the base branch, by its path from the root of the repository."
if(i.status==="read")throw new s.vC("config",`${a} is empty in ${u}.`,{hint:c})
if(i.status==="too-large")throw new s.vC("config",`${a} has more than ${r/1e3} kB in ${u}.`,{hint:c})
if(!isInWorkspace(t.workspace,n))throw new s.vC("config",`${a} is not a text file of ${u}.`,{hint:c})
const f="It is only in the workspace: an earlier step made it, or it comes with what is checked out there."
throw new s.vC("config",`${a} is not in ${u}. ${f} Such a file is not used.`,{hint:"Commit the file to the base branch. Text that a step makes can be given to an input that takes text, as the step's output."})}function isInWorkspace(t,e){return e!==""&&(0,r.BJ)(t,e)!==void 0}}),70742:((t,e,n)=>{n.r(e)
n.d(e,{code:()=>u,outputSchema:()=>outputSchema,structuredOutput:()=>structuredOutput})
var r=n(98664)
var s=n(94869)
var o=n(33737)
var i=n(3620)
var a=n(11903)
const u={open:({run:{settings:t},files:e})=>outputSchema({settings:t,files:e}),finishSchema:t=>t,judge:async(t,{branch:e})=>structuredOutput(e),facts:t=>({...t===void 0&&{evidence:[{kind:"failed",fault:c}]},outputs:{"structured-output":t}})}
const c=new r.vC("model","The agent ended without the data that `output-schema` requires.",{hint:"Run it again, ask for less data, or use a model that is better at calling tools."})
async function outputSchema({settings:t,files:e}){const{"output-schema":n,"output-schema-file":r}=t.slice(a.v)
if(n!==void 0)return parsed(n,"The input `output-schema`")
if(r===void 0)return
const u=await(0,i.w)(await e(),{input:"output-schema-file",path:r,largest:f})
return parsed(u,`The file ${(0,o.aY)((0,s.TN)(r,200))} of the input \`output-schema-file\``)}const f=64e3
function parsed(t,e){const n=jsonOf(t)
if(typeof n==="object"&&n!==null&&!Array.isArray(n))return{...n}
throw new r.vC("config",`${e} is not a JSON object.`,{hint:'Use a JSON schema of an object, for example {"type": "object", "properties": {"passed": {"type": "boolean"}}}.'})}function jsonOf(t){try{return JSON.parse(t)}catch{return}}const d=2e5
function structuredOutput(t){const e=t.findLastIndex(t=>t.kind==="MessageEvent"&&t.source==="user")
const n=t.findLast((t,n)=>n>e&&t.kind==="ActionEvent"&&t.action?.kind==="FinishAction")
if(n?.kind!=="ActionEvent")return
const{message:r,summary:s,security_risk:o,...i}=Object(jsonOf(n.tool_call.arguments))
const a=JSON.stringify(i)
return a.length>d?void 0:a}})}

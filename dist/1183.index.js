export const id=1183
export const ids=[1183,3564]
export const modules={3024:((e,t,r)=>{r.d(t,{BJ:()=>lookAtUntrusted,HL:()=>listUntrusted,Pd:()=>readUntrusted,Ui:()=>untrustedText,fd:()=>untrustedLink,fx:()=>hashUntrusted,lL:()=>untrustedNames})
var n=r(77598)
var s=r(73024)
var o=r(76760)
var u=r(46031)
const i=s.constants.O_RDONLY|s.constants.O_NONBLOCK|s.constants.O_NOFOLLOW
function readUntrusted(e,t,r){return withOpen(e,t,i,(e,t)=>{if(!t.isFile())return refused(t.isDirectory()?"folder":"special")
if(t.size>r)return refused("too-large")
const n=readAtMost(e,r)
return n===void 0?refused("too-large"):{status:"read",bytes:n,mode:t.mode&4095}})}function untrustedText(e,t,r){const n=readUntrusted(e,t,r)
return n.status==="read"?n.bytes.toString("utf8"):void 0}async function hashUntrusted(e,t,r){const n=openAt(e,t,i)
if(n.status!=="open")return n
const{file:o,found:a}=n
try{if(!a.isFile())return refused(a.isDirectory()?"folder":"special")
if(a.size>r.maxBytes)return refused("too-large")
return await hashOf(o,a,r)}catch(e){return refused("unreadable",(0,u.CA)(e))}finally{(0,s.closeSync)(o)}}async function hashOf(e,{size:t,mode:r},{algorithm:o,start:u}){const i=(0,n.createHash)(o).update(u?.(t)??"")
let a=0
for await(const r of(0,s.createReadStream)("",{fd:e,autoClose:!1,start:0,end:t})){i.update(r)
a+=r.length}if(a!==t)return refused("unreadable")
return{status:"read",id:i.digest("hex"),size:t,isExecutable:(r&73)!==0}}function listUntrusted(e,t,r){const n=c?i|s.constants.O_DIRECTORY:i
return withOpen(e,t,n,(n,o)=>{if(!o.isDirectory())return refused("file")
const u=(0,s.opendirSync)(c?`/proc/self/fd/${n}`:Buffer.from(whole(e,t)).toString())
try{const e=[]
for(let t=u.readSync();t!==null;t=u.readSync()){if(e.length===r)return{status:"read",entries:e,isCut:!0}
e.push(t)}return{status:"read",entries:e,isCut:!1}}finally{u.closeSync()}})}function untrustedNames(e,t,r){const n=c?i|s.constants.O_DIRECTORY:i
const o=withOpen(e,t,n,n=>{const o=(0,s.opendirSync)(c?`/proc/self/fd/${n}`:whole(e,t).toString(),a)
try{return{status:"read",names:namesIn(o,r)}}finally{o.closeSync()}})
return o.status==="read"?o.names:void 0}const a={encoding:"buffer"}
function namesIn(e,t){const r=[]
for(let n=e.readSync();n!==null;n=e.readSync()){if(r.length===t)return
r.push(Buffer.from(n.name))}return r}function lookAtUntrusted(e,t){try{return(0,s.lstatSync)(whole(e,t),{throwIfNoEntry:!1})}catch{return}}function untrustedLink(e,t){try{return(0,s.readlinkSync)(whole(e,t),{encoding:"buffer"})}catch{return}}const c=process.platform==="linux"
function withOpen(e,t,r,n){const o=openAt(e,t,r)
if(o.status!=="open")return o
try{return n(o.file,o.found)}catch(e){return notOpened(e,o.found)}finally{(0,s.closeSync)(o.file)}}function openAt(e,t,r){let n
try{n=(0,s.openSync)(whole(e,t),r)
if(isAt(n,e,t))return{status:"open",file:n,found:(0,s.fstatSync)(n)};(0,s.closeSync)(n)
return refused("elsewhere")}catch(r){if(n!==void 0)(0,s.closeSync)(n)
return notOpened(r,lookAtUntrusted(e,t))}}function isAt(e,t,r){const n=whole(s.realpathSync.native(t),r)
const o=c?(0,s.readlinkSync)(`/proc/self/fd/${e}`,{encoding:"buffer"}):s.realpathSync.native(whole(t,r),{encoding:"buffer"})
return n.equals(o)}function notOpened(e,t){const r=(0,u.CA)(e)
if((0,u.Md)(e)&&t===void 0)return{status:"missing"}
if(t?.isSymbolicLink())return refused("link",r)
if(t&&!t.isFile()&&!t.isDirectory())return refused("special",r)
if(r==="ENOTDIR")return refused(t?.isFile()?"file":"unreadable",r)
return refused(r==="EACCES"||r==="EPERM"?"denied":"unreadable",r)}function refused(e,t=""){return{status:"refused",why:e,code:t}}function readAtMost(e,t){const r=(0,s.fstatSync)(e).size
let n=Buffer.allocUnsafeSlow(Math.min(r,t)+1)
let o=0
for(let r=1;r>0;o+=r){if(o>t)return
if(o===n.length)n=Buffer.concat([n,Buffer.allocUnsafe(n.length)])
r=(0,s.readSync)(e,n,o,n.length-o,null)}return n.subarray(0,o)}function whole(e,t){const r=o.posix.normalize(Buffer.from(t).toString("latin1")).replace(/\/$/,"")
return Buffer.concat([Buffer.from(e),r==="."?Buffer.alloc(0):Buffer.from(`/${r}`,"latin1")])}}),31183:((e,t,r)=>{r.r(t)
r.d(t,{OTHERS:()=>c,removeOthers:()=>removeOthers,requireOwnFolder:()=>requireOwnFolder})
var n=r(73024)
var s=r(76760)
var o=r(3024)
var u=r(98664)
var i=r(57974)
var a=r(34564)
const c="other-repositories"
function requireOwnFolder(e,t){const r=t.split("/").map((e,t,r)=>r.slice(0,t+1).join("/"))
if(r.every(t=>(0,o.BJ)(e,t)?.isDirectory()))return
throw new u.vC("git",`The folder ${t} was deleted or replaced, so nothing of it was published.`,{hint:"Mention me, and ask me to leave the folder where it is."})}async function removeOthers(e){const t=(0,s.join)(e,c)
try{if((0,o.BJ)(e,c)?.isDirectory())await(0,a.dM)("bwrap",t);(0,n.rmSync)(t,{recursive:!0,force:!0})
return!0}catch(e){(0,i.printNotice)(`The folder ${c} could not be removed. ${(0,u.ec)(e).message}`)
return!1}}})}

export const id=4551
export const ids=[4551]
export const modules={25355:((t,e,s)=>{s.d(e,{Z:()=>EditHistory})
var n=s(77598)
var i=s(76760)
var a=s(98664)
var r=s(26767)
const o=10
const l=256*1024
const c=1024*1024
const h={held:16*c,stored:64*c}
class EditHistory{#t
#e=new Map
#s=new Map
#n=new Map
constructor(t){this.#t=t}async remember(t,e,{mayStore:s}){const n=await this.#i(t)
const i=String(Number(n.at(-1)?.name??0)+1).padStart(6,"0")
const a=s&&e.length<=l&&await this.#a(t,i,e)
const r=a?{name:i}:{name:i,bytes:e};(a?this.#n:this.#s).set(r,{file:t,size:e.length})
await this.#r(t,[...n,r],o)
await this.#o(this.#s,h.held)
await this.#o(this.#n,h.stored)}async#r(t,e,s){const n=s===0?[]:e.slice(-s)
for(const s of e.slice(0,e.length-n.length))await this.#l(t,s)
this.#e.set(t,n)}async#o(t,e){let s=0
for(const e of t.values())s+=e.size
for(const[n,{file:i}]of t){if(s<=e)return
const a=await this.#i(i)
const r=a.slice(0,a.indexOf(n)+1)
for(const e of r)s-=t.get(e)?.size??0
await this.#r(i,a,a.length-r.length)}}async last(t){const e=(await this.#i(t)).at(-1)
if(!e||this.#t===void 0)return e?.bytes
return e.bytes??(0,r.TA)([this.#t],this.#c(t,e.name),l)}async forgetLast(t){const e=await this.#i(t)
const s=e.at(-1)
if(s)await this.#l(t,s)
this.#e.set(t,e.slice(0,-1))}async#i(t){return this.#e.get(t)??await this.#h(t)}async#h(t){const e=this.#t
if(e===void 0)return[]
const s=this.#c(t)
const n=await orElse([],async()=>await(0,r.T1)([e],s)?(0,r.KG)([e],s):[])
return n.filter(({name:t})=>/^\d{6}$/.test(t)).map(({name:t})=>({name:t}))}async#a(t,e,s){const n=this.#t
if(n===void 0)return!1
return orElse(!1,async()=>{await(0,r.R0)([n],this.#c(t,e),s)
return!0})}async#l(t,e){const s=this.#t
this.#s.delete(e)
this.#n.delete(e)
if(e.bytes||s===void 0)return
await orElse(void 0,()=>(0,r.nM)([s],this.#c(t,e.name)))}#c(t,e=""){return(0,i.join)(this.#t??"",(0,n.createHash)("sha256").update(t).digest("hex").slice(0,16),e)}}async function orElse(t,e){try{return await e()}catch(e){if(e instanceof a.Fp)return t
throw e}}}),95366:((t,e,s)=>{s.d(e,{u:()=>LineReader})
class LineReader{#d
#u
#f=[]
#p=0
constructor(t,e){this.#u=t
this.#d=e}push(t){let e=0
for(let s=t.indexOf(10);s>=0;s=t.indexOf(10,e)){this.#r(t.subarray(e,s))
this.#g()
e=s+1}this.#r(t.subarray(e))}#r(t){this.#p+=t.length
if(this.#p>this.#d)throw new Error(`A line is longer than ${this.#d} bytes.`)
if(t.length>0)this.#f.push(t)}#g(){const t=Buffer.concat(this.#f,this.#p).toString()
this.#f=[]
this.#p=0
if(t!=="")this.#u(t)}}}),33813:((t,e,s)=>{s.d(e,{CO:()=>l,Cl:()=>a,GZ:()=>d,J$:()=>w,P6:()=>c,Pe:()=>o,Qv:()=>k,Rv:()=>h,ZJ:()=>r,_T:()=>v,aY:()=>f,as:()=>m,o$:()=>p,qu:()=>u})
var n=s(28942)
const i=n.number().nonnegative()
const a=n["null"]()
const r=n.array(n.object({name:n.string(),hole:n.string()}).readonly()).readonly()
const o=n.object({command:n.string(),exitCode:n.int(),output:n.string(),omittedBytes:i,timedOut:n.boolean()}).readonly()
const l=n.object({exitCode:n.int(),stdout:n.string(),stderr:n.string(),timedOut:n.boolean()}).readonly()
const c=n.object({kind:n["enum"](["file","directory","other"]),size:i,mode:n.int().min(0).max(4095)}).readonly()
const h=n.array(n.object({name:n.string(),kind:n["enum"](["file","directory","link","other"])}).readonly()).readonly()
const d=n.object({files:n.array(n.string()).readonly(),total:i,isComplete:n.boolean(),ignored:i.optional()}).readonly()
const u=d.unwrap().extend({lines:n.array(n.object({file:n.string(),number:i,text:n.string()}).readonly()).readonly(),hasMoreLines:n.boolean()}).readonly()
const f=n.array(n.object({status:n["enum"](["MOVED","ADDED","DELETED","UPDATED"]),path:n.string()}).readonly()).readonly()
const p=n.object({modified:n.string(),original:n.string()}).readonly()
const g=n.object({workingDir:n.string(),python:n.string().optional(),lastJob:n.int()})
const m=n.object({shell:n.int().nonnegative(),start:g.extend({user:n.string().optional(),host:n.string()}).readonly()}).readonly()
const y=n.string()
const b=n.object({output:y,exitCode:n.int().exactOptional()}).readonly().exactOptional()
const w=n.discriminatedUnion("status",[n.object({status:n["enum"](["more","busy","idle"]),output:y,earlier:b}),n.object({status:n.literal("running"),because:n["enum"](["quiet","time"]),output:y,earlier:b}),n.object({status:n.literal("finished"),exitCode:n.int(),place:g.readonly(),output:y,earlier:b}),n.object({status:n.literal("ended"),exitCode:n.int(),isBefore:n.boolean(),output:y,earlier:b})])
const v=n.int().nonnegative()
const k=n.object({lines:n.base64(),end:n.string().exactOptional()}).readonly()}),53059:((t,e,s)=>{s.d(e,{Z:()=>sandboxWorkspace})
var n=s(28942)
var i=s(25355)
var a=s(26767)
var r=s(33813)
var o=s(36342)
const l=6e4
function sandboxWorkspace({line:t,workingDir:e,outputDir:s,undoDir:c}){const call=async(e,s,n,i)=>(await t()).call(e,s,n,i)
return Object.freeze({kind:"SandboxWorkspace",workingDir:e,outputDir:s,run:(t,{timeoutMs:e,signal:s,variables:n={},isAlone:i=!1})=>call("run",{command:t,variables:n,timeoutMs:e,isAlone:i},r.Pe,{signal:s,patienceMs:e+l}),pipe:(t,{timeoutMs:e,signal:s})=>call("pipe",{...t,timeoutMs:e},r.CO,{signal:s,patienceMs:e+l}),openShell:async()=>openShell(await t()),openProgram:async e=>openProgram(await t(),e),edits:new i.Z(c),saveOutput:(t,e)=>(0,a.nJ)(s,t,e),stat:async t=>await call("stat",{path:t},r.P6.nullable())??void 0,read:async(t,e)=>bytesOf(await call("read",{path:t,maxBytes:e},n.base64())),write:async(t,e,s)=>void await call("write",{path:t,bytes:(0,o.nk)(e),mode:s},r.Cl),remove:async t=>void await call("remove",{path:t},r.Cl),list:t=>call("list",{path:t},r.Rv),realPath:t=>call("realPath",{path:t},n.string()),findFiles:(t,e)=>call("findFiles",t,r.GZ,{signal:e}),searchText:(t,e)=>call("searchText",t,r.qu,{signal:e}),gitChanges:t=>call("gitChanges",{path:t},r.aY),gitDiff:t=>call("gitDiff",{file:t},r.o$)})}function bytesOf(t){return Buffer.from(t,"base64")}async function openShell(t){const call=(e,s,n,i)=>t.call(e,s,n,i)
const report=async(e,s,n)=>t.isRetired?h:reportOf(await call(e,s,r.J$,n))
const{shell:e,start:s}=await call("openShell",null,r.as)
const waiting=({signal:t,totalMs:e,quietMs:s})=>{const n={signal:t,patienceMs:e+l}
return{limits:{totalMs:e,...s!==void 0&&{quietMs:s}},options:n}}
return Object.freeze({start:{...placeOf(s),user:s.user,host:s.host},async run(t,s,n){const{limits:i,options:a}=waiting(n)
return report("shellRun",{shell:e,command:t,variables:s,limits:i},a)},async type(t,s){const{limits:n,options:i}=waiting(s)
return report("shellType",{shell:e,keys:t,limits:n},i)},async read(t){const{limits:s,options:n}=waiting(t)
return report("shellRead",{shell:e,limits:s},n)},rest:t=>report("shellRest",{shell:e},{signal:t,patienceMs:c}),close:async()=>void(t.isRetired||await call("shellClose",{shell:e},r.Cl))})}const c=6*60*6e4
const h={status:"ended",exitCode:137,isBefore:!0,output:""}
function placeOf({workingDir:t,lastJob:e,python:s}){return{workingDir:t,lastJob:e,python:s}}function reportOf(t){return t.status==="finished"?{...t,place:placeOf(t.place)}:t}async function openProgram(t,e){const call=(e,s,n,i)=>t.call(e,s,n,i)
const s=await call("openProgram",e,r._T)
return Object.freeze({write:async t=>void await call("programWrite",{program:s,line:t},r.Cl),async read(){const{lines:t,end:e}=await call("programRead",{program:s},r.Qv)
const n=Buffer.from(t,"base64").toString()
return{lines:n===""?[]:n.split("\n"),end:e}},close:async()=>void(t.isRetired||await call("programClose",{program:s},r.Cl))})}}),19753:((t,e,s)=>{s.d(e,{s:()=>Caller})
var n=s(28942)
var i=s(961)
var a=s(98664)
var r=s(95366)
var o=s(51622)
var l=s(94869)
var c=s(88135)
var h=s(36342)
const d=n.object({pong:n.int()})
const u=n.union([n.object({id:n.int(),failure:n.object({kind:n["enum"](["mistake","crash"]),message:n.string()})}),n.object({id:n.int(),result:n.unknown()})])
const f={answer:12e4,cancel:3e3}
const p={everyMs:2e3,most:4}
class Caller{#m
#y=new Map
#b=0
#w=new AbortController
#v
#k
#x
#M
#O=0
#C=!1
constructor(t,e=p.everyMs,s){this.#m=t
this.#x=s
this.#k=e
const n=new r.u(t=>this.#u(t),h.MV)
t.input.on("data",t=>{this.#C=!0
this.#O=0
this.#j(()=>n.push(t))})
const fail=()=>this.#_(ended(t.lastWords?.()??""))
t.input.once("close",fail)
t.output.on("error",fail)}get over(){return this.#w.signal}get isRetired(){return this.#v instanceof a.Fp}retire(){this.#_(new a.Fp((0,c.J1)("sandbox-ended")))}async call(t,e,s,{signal:n,patienceMs:i=f.answer,graceMs:a=f.cancel}={}){n?.throwIfAborted()
if(this.#v)throw this.#v
const r=++this.#b
const o=setTimeout(()=>this.#_(silent()),i)
const cancel=()=>{this.#P({cancel:r})
setTimeout(()=>this.#y.get(r)?.fail(n?.reason),a).unref()}
n?.addEventListener("abort",cancel,{once:!0})
try{const i=await this.#T(r,{id:r,method:t,params:e})
n?.throwIfAborted()
return resultOf(i,s,t)}finally{clearTimeout(o)
n?.removeEventListener("abort",cancel)
this.#y.delete(r)
if(this.#y.size===0)this.#D()}}#E(){this.#O=0
this.#M??=setInterval(()=>{if(!this.#C)return
if(this.#O>=p.most)this.#_(silent())
this.#O+=1
this.#P({ping:this.#O})},this.#k).unref()}#D(){clearInterval(this.#M)
this.#M=void 0}#T(t,e){const{promise:s,resolve:n,reject:i}=Promise.withResolvers()
this.#y.set(t,{take:n,fail:i})
if(this.#y.size===1)this.#E()
this.#P(e)
return s}#P(t){if(this.#v)return
const e=JSON.stringify(t)
if(e.length>h.MV)throw new a.Fp("That is too much at once. Do it in parts.")
this.#m.output.write(`${e}\n`)}#u(t){const e=frameIn(t)
const s=u.safeParse(e).data
if(s)this.#y.get(s.id)?.take(s)
else d.parse(e)}#j(t){try{if(!this.#v)t()}catch(t){this.#_(new a.vC("bug","The tools in the sandbox sent an invalid answer.",{cause:t}))}}#_(t){this.#v??=this.#x??t
this.#w.abort(this.#v)
for(const{fail:t}of this.#y.values())t(this.#v)
this.#y.clear()
this.#D()}}function frameIn(t){try{return(0,o.qF)(t)}catch(e){const[,s]=/^\{"id":(\d{1,15}),/.exec(t)??[]
if(!(e instanceof o.Mm)||s===void 0)throw e
return{id:Number(s),failure:{kind:"mistake",message:h.rC}}}}const g=5
function resultOf(t,e,s){if("failure"in t){const{kind:e,message:s}=t.failure
throw e==="mistake"?new a.Fp(s):new Error(s)}const n=e.safeParse(t.result)
if(n.success)return n.data
const r=new i.G(n.error.issues.slice(0,g))
throw new a.vC("bug",`The tools in the sandbox gave an invalid answer to "${s}".`,{cause:r})}function silent(){return new a.vC("machine","The tools in the sandbox no longer answer.",{hint:"A command may have stopped everything that it could reach. Run it again."})}function ended(t){return new a.vC("machine","The tools in the sandbox have ended.",{hint:"A command may have killed everything that it could reach. Run it again.",cause:t===""?void 0:new Error((0,l.TN)(t,1e3))})}}),36342:((t,e,s)=>{s.d(e,{MV:()=>n,R9:()=>toMessage,eC:()=>fromMessage,h2:()=>a,nk:()=>toBase64,rC:()=>i})
const n=32*1024*1024
const i="The answer is too large. Ask for less at once."
function toBase64(t){return Buffer.from(t.buffer,t.byteOffset,t.byteLength).toString("base64")}const a=n+64
function toMessage({taken:t,bytes:e}){return Buffer.concat([Buffer.from(`${e.length} ${t}\n`),e])}function fromMessage(t){const e=Buffer.from(t.buffer,t.byteOffset,t.byteLength)
const s=e.indexOf(10)
if(s<0&&e.length<64)return
const[,n,i]=/^(\d{1,9}) (\d{1,9})$/.exec(e.subarray(0,Math.max(s,0)).toString("latin1"))??[]
const a=e.subarray(s+1)
if(n===void 0||a.length>Number(n))throw new Error("This is no message of a mailbox.")
return a.length<Number(n)?void 0:{taken:Number(i),bytes:a}}})}

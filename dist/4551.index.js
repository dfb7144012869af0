export const id=4551
export const ids=[4551]
export const modules={25355:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>EditHistory})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
var _files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(26767)
const depth=10
const maxStoredBytes=256*1024
const maxHeldBytes=16*1024*1024
class EditHistory{#folder
#versions=new Map
#held=new Map
constructor(folder){this.#folder=folder}async remember(file,before,{mayStore:mayStore}){const versions=await this.#of(file)
const name=String(Number(versions.at(-1)?.name??0)+1).padStart(6,"0")
const isStored=mayStore&&before.length<=maxStoredBytes&&await this.#store(file,name,before)
const version=isStored?{name:name}:{name:name,bytes:before}
if(!isStored)this.#held.set(version,file)
await this.#keep(file,[...versions,version],depth)
await this.#limitHeld()}async#keep(file,versions,most){const kept=most===0?[]:versions.slice(-most)
for(const version of versions.slice(0,versions.length-kept.length))await this.#discard(file,version)
this.#versions.set(file,kept)}async#limitHeld(){for(const[version,file]of[...this.#held]){if(this.#heldBytes()<=maxHeldBytes)return
const versions=await this.#of(file)
await this.#keep(file,versions,versions.length-1-versions.indexOf(version))}}#heldBytes(){return[...this.#held.keys()].reduce((sum,{bytes:bytes})=>sum+(bytes?.length??0),0)}async last(file){const version=(await this.#of(file)).at(-1)
if(!version||this.#folder===void 0)return version?.bytes
return version.bytes??(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.TA)([this.#folder],this.#pathOf(file,version.name),maxStoredBytes)}async forgetLast(file){const versions=await this.#of(file)
const last=versions.at(-1)
if(last)await this.#discard(file,last)
this.#versions.set(file,versions.slice(0,-1))}async#of(file){return this.#versions.get(file)??await this.#stored(file)}async#stored(file){const folder=this.#folder
if(folder===void 0)return[]
const path=this.#pathOf(file)
const entries=await orElse([],async()=>await(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.T1)([folder],path)?(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.KG)([folder],path):[])
return entries.filter(({name:name})=>/^\d{6}$/.test(name)).map(({name:name})=>({name:name}))}async#store(file,name,bytes){const folder=this.#folder
if(folder===void 0)return!1
return orElse(!1,async()=>{await(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.R0)([folder],this.#pathOf(file,name),bytes)
return!0})}async#discard(file,version){const folder=this.#folder
this.#held.delete(version)
if(version.bytes||folder===void 0)return
await orElse(void 0,()=>(0,_files_js__WEBPACK_IMPORTED_MODULE_3__.nM)([folder],this.#pathOf(file,version.name)))}#pathOf(file,name=""){return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#folder??"",(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(file).digest("hex").slice(0,16),name)}}async function orElse(fallback,action){try{return await action()}catch(error){if(error instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp)return fallback
throw error}}}),95366:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>LineReader})
class LineReader{#maxLength
#take
#parts=[]
#length=0
constructor(take,maxLength){this.#take=take
this.#maxLength=maxLength}push(chunk){let start=0
for(let end=chunk.indexOf(10);end>=0;end=chunk.indexOf(10,start)){this.#keep(chunk.subarray(start,end))
this.#emit()
start=end+1}this.#keep(chunk.subarray(start))}#keep(part){this.#length+=part.length
if(this.#length>this.#maxLength)throw new Error(`A line is longer than ${this.#maxLength} bytes.`)
if(part.length>0)this.#parts.push(part)}#emit(){const line=Buffer.concat(this.#parts,this.#length).toString()
this.#parts=[]
this.#length=0
if(line!=="")this.#take(line)}}}),33813:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CO:()=>PipedEnd,Cl:()=>Nothing,GZ:()=>FoundFiles,J$:()=>ShellReport,P6:()=>FileInfo,Pe:()=>CommandResult,Qv:()=>ProgramNews,Rv:()=>Entries,ZJ:()=>Attempts,_T:()=>ProgramOpened,aY:()=>GitChanges,as:()=>ShellOpened,o$:()=>GitDiff,qu:()=>FoundText})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const size=zod__WEBPACK_IMPORTED_MODULE_0__.number().nonnegative()
const Nothing=zod__WEBPACK_IMPORTED_MODULE_0__["null"]()
const Attempts=zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),hole:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()).readonly()
const CommandResult=zod__WEBPACK_IMPORTED_MODULE_0__.object({command:zod__WEBPACK_IMPORTED_MODULE_0__.string(),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int(),output:zod__WEBPACK_IMPORTED_MODULE_0__.string(),omittedBytes:size,timedOut:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).readonly()
const PipedEnd=zod__WEBPACK_IMPORTED_MODULE_0__.object({exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int(),stdout:zod__WEBPACK_IMPORTED_MODULE_0__.string(),stderr:zod__WEBPACK_IMPORTED_MODULE_0__.string(),timedOut:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).readonly()
const FileInfo=zod__WEBPACK_IMPORTED_MODULE_0__.object({kind:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["file","directory","other"]),size:size,mode:zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0).max(4095)}).readonly()
const Entries=zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({name:zod__WEBPACK_IMPORTED_MODULE_0__.string(),kind:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["file","directory","link","other"])}).readonly()).readonly()
const FoundFiles=zod__WEBPACK_IMPORTED_MODULE_0__.object({files:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).readonly(),total:size,isComplete:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).readonly()
const FoundText=FoundFiles.unwrap().extend({lines:zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({file:zod__WEBPACK_IMPORTED_MODULE_0__.string(),number:size,text:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()).readonly(),hasMoreLines:zod__WEBPACK_IMPORTED_MODULE_0__.boolean()}).readonly()
const GitChanges=zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["MOVED","ADDED","DELETED","UPDATED"]),path:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()).readonly()
const GitDiff=zod__WEBPACK_IMPORTED_MODULE_0__.object({modified:zod__WEBPACK_IMPORTED_MODULE_0__.string(),original:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()
const ShellPlace=zod__WEBPACK_IMPORTED_MODULE_0__.object({workingDir:zod__WEBPACK_IMPORTED_MODULE_0__.string(),python:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),lastJob:zod__WEBPACK_IMPORTED_MODULE_0__.int()})
const ShellOpened=zod__WEBPACK_IMPORTED_MODULE_0__.object({shell:zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative(),start:ShellPlace.extend({user:zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),host:zod__WEBPACK_IMPORTED_MODULE_0__.string()}).readonly()}).readonly()
const output=zod__WEBPACK_IMPORTED_MODULE_0__.string()
const earlier=zod__WEBPACK_IMPORTED_MODULE_0__.object({output:output,exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int().exactOptional()}).readonly().exactOptional()
const ShellReport=zod__WEBPACK_IMPORTED_MODULE_0__.discriminatedUnion("status",[zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["more","busy","idle"]),output:output,earlier:earlier}),zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.literal("running"),because:zod__WEBPACK_IMPORTED_MODULE_0__["enum"](["quiet","time"]),output:output,earlier:earlier}),zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.literal("finished"),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int(),place:ShellPlace.readonly(),output:output,earlier:earlier}),zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.literal("ended"),exitCode:zod__WEBPACK_IMPORTED_MODULE_0__.int(),isBefore:zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),output:output,earlier:earlier})])
const ProgramOpened=zod__WEBPACK_IMPORTED_MODULE_0__.int().nonnegative()
const ProgramNews=zod__WEBPACK_IMPORTED_MODULE_0__.object({lines:zod__WEBPACK_IMPORTED_MODULE_0__.base64(),end:zod__WEBPACK_IMPORTED_MODULE_0__.string().exactOptional()}).readonly()}),53059:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Z:()=>sandboxWorkspace})
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28942)
var _core_workspace_edit_history_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(25355)
var _core_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(26767)
var _answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(33813)
var _wire_methods_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(36342)
const MARGIN_MS=6e4
function sandboxWorkspace({line:line,workingDir:workingDir,outputDir:outputDir,undoDir:undoDir}){const call=async(method,params,schema,options)=>(await line()).call(method,params,schema,options)
return Object.freeze({kind:"SandboxWorkspace",workingDir:workingDir,outputDir:outputDir,run:(command,{timeoutMs:timeoutMs,signal:signal,variables:variables={}})=>call("run",{command:command,variables:variables,timeoutMs:timeoutMs},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Pe,{signal:signal,patienceMs:timeoutMs+MARGIN_MS}),pipe:(command,{timeoutMs:timeoutMs,signal:signal})=>call("pipe",{...command,timeoutMs:timeoutMs},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.CO,{signal:signal,patienceMs:timeoutMs+MARGIN_MS}),openShell:async()=>openShell(await line()),openProgram:async spec=>openProgram(await line(),spec),edits:new _core_workspace_edit_history_js__WEBPACK_IMPORTED_MODULE_0__.Z(undoDir),saveOutput:(name,bytes)=>(0,_core_workspace_files_js__WEBPACK_IMPORTED_MODULE_1__.nJ)(outputDir,name,bytes),stat:async path=>await call("stat",{path:path},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.P6.nullable())??void 0,read:async(path,maxBytes)=>bytesOf(await call("read",{path:path,maxBytes:maxBytes},zod__WEBPACK_IMPORTED_MODULE_4__.base64())),write:async(path,bytes,mode)=>void await call("write",{path:path,bytes:(0,_wire_methods_js__WEBPACK_IMPORTED_MODULE_3__.nk)(bytes),mode:mode},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cl),remove:async path=>void await call("remove",{path:path},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cl),list:path=>call("list",{path:path},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Rv),realPath:path=>call("realPath",{path:path},zod__WEBPACK_IMPORTED_MODULE_4__.string()),findFiles:(query,signal)=>call("findFiles",query,_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.GZ,{signal:signal}),searchText:(query,signal)=>call("searchText",query,_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.qu,{signal:signal}),gitChanges:path=>call("gitChanges",{path:path},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.aY),gitDiff:file=>call("gitDiff",{file:file},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.o$)})}function bytesOf(base64){return Buffer.from(base64,"base64")}async function openShell(caller){const call=(method,params,schema,options)=>caller.call(method,params,schema,options)
const report=async(method,params,options)=>caller.isRetired?GONE:reportOf(await call(method,params,_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.J$,options))
const{shell:shell,start:start}=await call("openShell",null,_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.as)
const waiting=({signal:signal,totalMs:totalMs,quietMs:quietMs})=>{const options={signal:signal,patienceMs:totalMs+MARGIN_MS}
return{limits:{totalMs:totalMs,...quietMs!==void 0&&{quietMs:quietMs}},options:options}}
return Object.freeze({start:{...placeOf(start),user:start.user,host:start.host},async run(command,variables,given){const{limits:limits,options:options}=waiting(given)
return report("shellRun",{shell:shell,command:command,variables:variables,limits:limits},options)},async type(keys,given){const{limits:limits,options:options}=waiting(given)
return report("shellType",{shell:shell,keys:keys,limits:limits},options)},async read(given){const{limits:limits,options:options}=waiting(given)
return report("shellRead",{shell:shell,limits:limits},options)},rest:signal=>report("shellRest",{shell:shell},{signal:signal,patienceMs:LONGEST_MS}),close:async()=>void(caller.isRetired||await call("shellClose",{shell:shell},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cl))})}const LONGEST_MS=6*60*6e4
const GONE={status:"ended",exitCode:137,isBefore:!0,output:""}
function placeOf({workingDir:workingDir,lastJob:lastJob,python:python}){return{workingDir:workingDir,lastJob:lastJob,python:python}}function reportOf(report){return report.status==="finished"?{...report,place:placeOf(report.place)}:report}async function openProgram(caller,spec){const call=(method,params,schema,options)=>caller.call(method,params,schema,options)
const program=await call("openProgram",spec,_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__._T)
return Object.freeze({write:async line=>void await call("programWrite",{program:program,line:line},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cl),async read(){const{lines:lines,end:end}=await call("programRead",{program:program},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Qv)
const text=Buffer.from(lines,"base64").toString()
return{lines:text===""?[]:text.split("\n"),end:end}},close:async()=>void(caller.isRetired||await call("programClose",{program:program},_answer_schemas_js__WEBPACK_IMPORTED_MODULE_2__.Cl))})}}),19753:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{s:()=>Caller})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _lib_line_reader_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(95366)
var _prompts_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(88135)
var _methods_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(36342)
const Pong=zod__WEBPACK_IMPORTED_MODULE_3__.object({pong:zod__WEBPACK_IMPORTED_MODULE_3__.int()})
const Answer=zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.object({id:zod__WEBPACK_IMPORTED_MODULE_3__.int(),failure:zod__WEBPACK_IMPORTED_MODULE_3__.object({kind:zod__WEBPACK_IMPORTED_MODULE_3__["enum"](["mistake","crash"]),message:zod__WEBPACK_IMPORTED_MODULE_3__.string()})}),zod__WEBPACK_IMPORTED_MODULE_3__.object({id:zod__WEBPACK_IMPORTED_MODULE_3__.int(),result:zod__WEBPACK_IMPORTED_MODULE_3__.unknown()})])
const PATIENCE_MS={answer:12e4,cancel:3e3}
const PULSE={everyMs:2e3,most:4}
class Caller{#pipe
#waiting=new Map
#last=0
#over=new AbortController
#end
#pulseMs
#lost
#pulse
#missing=0
#hasSpoken=!1
constructor(pipe,pulseMs=PULSE.everyMs,lost){this.#pipe=pipe
this.#lost=lost
this.#pulseMs=pulseMs
const reader=new _lib_line_reader_js__WEBPACK_IMPORTED_MODULE_4__.u(line=>this.#take(line),_methods_js__WEBPACK_IMPORTED_MODULE_2__.MV)
pipe.input.on("data",chunk=>{this.#hasSpoken=!0
this.#missing=0
this.#guarded(()=>reader.push(chunk))})
pipe.input.once("close",()=>this.#fail(ended()))
pipe.output.on("error",()=>this.#fail(ended()))}get over(){return this.#over.signal}get isRetired(){return this.#end instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp}retire(){this.#fail(new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp((0,_prompts_js__WEBPACK_IMPORTED_MODULE_1__.J1)("sandbox-ended")))}async call(method,params,schema,{signal:signal,patienceMs:patienceMs=PATIENCE_MS.answer,graceMs:graceMs=PATIENCE_MS.cancel}={}){signal?.throwIfAborted()
if(this.#end)throw this.#end
const id=++this.#last
const limit=setTimeout(()=>this.#fail(silent()),patienceMs)
const cancel=()=>{this.#send({cancel:id})
setTimeout(()=>this.#waiting.get(id)?.fail(signal?.reason),graceMs).unref()}
signal?.addEventListener("abort",cancel,{once:!0})
try{const answer=await this.#answerTo(id,{id:id,method:method,params:params})
signal?.throwIfAborted()
return resultOf(answer,schema,method)}finally{clearTimeout(limit)
signal?.removeEventListener("abort",cancel)
this.#waiting.delete(id)
if(this.#waiting.size===0)this.#endPulse()}}#beginPulse(){this.#missing=0
this.#pulse??=setInterval(()=>{if(!this.#hasSpoken)return
if(this.#missing>=PULSE.most)this.#fail(silent())
this.#missing+=1
this.#send({ping:this.#missing})},this.#pulseMs).unref()}#endPulse(){clearInterval(this.#pulse)
this.#pulse=void 0}#answerTo(id,frame){const{promise:promise,resolve:take,reject:fail}=Promise.withResolvers()
this.#waiting.set(id,{take:take,fail:fail})
if(this.#waiting.size===1)this.#beginPulse()
this.#send(frame)
return promise}#send(frame){if(this.#end)return
const line=JSON.stringify(frame)
if(line.length>_methods_js__WEBPACK_IMPORTED_MODULE_2__.MV)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp("That is too much at once. Do it in parts.")
this.#pipe.output.write(`${line}\n`)}#take(line){const frame=JSON.parse(line)
if(Pong.safeParse(frame).success)return
const answer=Answer.parse(frame)
this.#waiting.get(answer.id)?.take(answer)}#guarded(action){try{if(!this.#end)action()}catch(cause){this.#fail(new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","The tools in the sandbox sent an invalid answer.",{cause:cause}))}}#fail(end){this.#end??=this.#lost??end
this.#over.abort(this.#end)
for(const{fail:fail}of this.#waiting.values())fail(this.#end)
this.#waiting.clear()
this.#endPulse()}}function resultOf(answer,schema,method){if("failure"in answer){const{kind:kind,message:message}=answer.failure
throw kind==="mistake"?new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.Fp(message):new Error(message)}const result=schema.safeParse(answer.result)
if(result.success)return result.data
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug",`The tools in the sandbox gave an invalid answer to "${method}".`,{cause:result.error})}function silent(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","The tools in the sandbox no longer answer.",{hint:"A command may have stopped everything that it could reach. Run it again."})}function ended(){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("bug","The tools in the sandbox have ended.",{hint:"A command may have killed everything that it could reach. Run it again."})}}),36342:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{MV:()=>MAX_LINE,R9:()=>toMessage,eC:()=>fromMessage,h2:()=>MAX_MESSAGE,nk:()=>toBase64})
const MAX_LINE=32*1024*1024
function toBase64(bytes){return Buffer.from(bytes.buffer,bytes.byteOffset,bytes.byteLength).toString("base64")}const MAX_MESSAGE=MAX_LINE+64
function toMessage({taken:taken,bytes:bytes}){return Buffer.concat([Buffer.from(`${bytes.length} ${taken}\n`),bytes])}function fromMessage(file){const whole=Buffer.from(file.buffer,file.byteOffset,file.byteLength)
const end=whole.indexOf(10)
if(end<0&&whole.length<64)return
const[,length,taken]=/^(\d{1,9}) (\d{1,9})$/.exec(whole.subarray(0,Math.max(end,0)).toString("latin1"))??[]
const bytes=whole.subarray(end+1)
if(length===void 0||bytes.length>Number(length))throw new Error("This is no message of a mailbox.")
return bytes.length<Number(length)?void 0:{taken:Number(taken),bytes:bytes}}})}

export const id=403
export const ids=[403]
export const modules={6074:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H3:()=>PREFIX,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(6760)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8428)
const PREFIX="conversation/"
const OUTPUTS="observations"
const LARGEST_OUTPUT=1024*1024
const ALL_OUTPUTS=8*1024*1024
function conversationFiles(folder){const subAgents=entries(folder,"subagents").filter(entry=>entry.isDirectory())
const parts=["",...subAgents.map(({name:name})=>`subagents/${name}/`)]
return[...parts.flatMap(part=>logFiles(folder,part)),...outputs(folder)].filter(({path:path})=>(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.rX)(path))}function logFiles(folder,part){const events=names(folder,`${part}events`).map(name=>fileAt(folder,`${part}events/${name}`,"written once"))
const others=names(folder,part).filter(name=>name.endsWith(".json"))
return[...others.map(name=>fileAt(folder,part+name)),...events]}function restoreConversation(files,folder){for(const[path,bytes]of files){if(!path.startsWith(PREFIX))continue
const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path.slice(PREFIX.length));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target),{recursive:true});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target,bytes)}}function sameFiles(files){return[...files].map(([path,bytes])=>({path:path,stamp:"as read",read:()=>bytes}))}function outputs(folder){const found=names(folder,OUTPUTS).flatMap(name=>{const facts=look((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,OUTPUTS,name))
return facts&&facts.size<=LARGEST_OUTPUT?[{...facts,name:name}]:[]})
let left=ALL_OUTPUTS
const newest=found.sort((a,b)=>b.mtimeMs-a.mtimeMs).filter(({size:size})=>{left-=size
return left>=0})
return newest.map(({name:name,size:size,mtimeMs:mtimeMs})=>fileAt(folder,`${OUTPUTS}/${name}`,`${size} ${mtimeMs}`))}function fileAt(folder,name,stamp){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
const facts=stamp===void 0?look(path):void 0
return{path:PREFIX+name,stamp:stamp??`${facts?.size} ${facts?.mtimeMs}`,read:()=>readPlain(path)}}function names(folder,inside){return entries(folder,inside).filter(entry=>entry.isFile()).map(({name:name})=>name).sort()}function entries(folder,inside){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,inside)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path,{withFileTypes:true}):[]}function look(path){return opened(path,descriptor=>{const facts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)
return facts.isFile()?{size:facts.size,mtimeMs:facts.mtimeMs}:void 0})}function readPlain(path){return opened(path,descriptor=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor):void 0)??Buffer.alloc(0)}function opened(path,use){let descriptor
try{descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK)
return use(descriptor)}catch{return}finally{if(descriptor!==void 0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}},4704:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{c:()=>Memory,s:()=>blankMemory})
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1843)
var _lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(297)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8664)
var _prompts_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8135)
var _conversation_files_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(6074)
var _telling_telling_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(7052)
class Memory{notes=new Set
cutOff
#store
#manifest
#read
#work
#telling=[]
#joined=[]
#isResumed
#isFresh=false
#folder
#saving=Promise.resolve()
#isQueued=false
#failure
#lease
constructor({store:store,manifest:manifest,files:files}){this.#store=store
this.#manifest=manifest
this.#read=files
this.#work=(0,_conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.kk)(this.workBefore)
this.#isResumed=[...files.keys()].some(path=>path.startsWith("conversation/events/"))
this.cutOff=manifest.lease}get wasCutOff(){return this.cutOff!==null}get manifest(){return this.#manifest}get id(){return this.#manifest.conversation_id}get isLost(){return this.#isFresh}get isKept(){return this.#store!==void 0&&this.#failure===void 0}get isResumed(){return this.#isResumed}openIn(folder){if(!this.#isFresh)(0,_conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.qv)(this.#read,folder)
this.#folder=folder}get workBefore(){return new Map([...this.#read].filter(([path])=>path.startsWith("work/")&&path!==_telling_telling_js__WEBPACK_IMPORTED_MODULE_4__.se))}get hasUnpublished(){return this.#work.some(({path:path})=>path.startsWith("work/unpublished"))}leaveWork(files){this.#work=files}leaveTelling(telling){this.#telling=[telling]}startAfresh(id,why){this.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-unusable",{why:why}))
this.#manifest={...this.#manifest,conversation_id:id}
this.#isResumed=false
this.#isFresh=true}join(key){this.#joined.push(key)}get joined(){return this.#joined}update(change){this.#manifest=change(this.#manifest)}async claim(lease,commentId){this.update(manifest=>({...manifest,lease:lease,comment_id:commentId??manifest.comment_id}))
const written=await this.#enqueue()
this.#lease=lease
return written?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#isQueued)return
this.#isQueued=true
this.#enqueue().then(written=>this.#noteLost(written))}async settle(change){const before=this.#manifest
this.update(change)
const written=await this.#enqueue()
this.#noteLost(written)
if(written?.status==="saved")return true
this.#manifest=before
return false}async close(change){this.update(change)
const written=await this.#enqueue()
this.#noteLost(written)
return written?.status==="saved"}#enqueue(){const saved=this.#saving.then(()=>this.#save())
this.#saving=saved
return saved}async#save(){this.#isQueued=false
try{const written=this.#store&&await this.#write(this.#store)
this.#noteFailure(void 0)
const isNews=written?.status==="saved"&&written.isBranch&&this.#read.size===0
if(isNews)this.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-on-branch"))
return written}catch(error){this.#noteFailure(error)
return}}#noteFailure(error){if(this.#failure!==void 0)this.notes.delete(this.#failure)
this.#failure=error===void 0?void 0:notKept((0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_1__.ec)(error))
if(this.#failure!==void 0)this.notes.add(this.#failure)}async#write(store){const written=await store.write({manifest:this.#manifest,files:this.#files()})
const held=this.#lease
if(written.status==="saved"||!held)return written
const found=await store.read()
if(found.status!=="found"||(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__.d)(found.manifest.lease)!==(0,_lib_canonical_json_js__WEBPACK_IMPORTED_MODULE_5__.d)(held))return written
this.update(manifest=>manifest.answered.reduce(_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.$s,{...manifest,answered:found.manifest.answered}))
return store.write({manifest:this.#manifest,files:this.#files()})}#noteLost(written){if(written?.status!=="lost")return
this.notes.add((0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-taken-over"))
this.#store=void 0}#files(){const read=()=>(0,_conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.kk)(this.#read).filter(({path:path})=>!path.startsWith("work/"))
return[...this.#folder===void 0?read():(0,_conversation_files_js__WEBPACK_IMPORTED_MODULE_3__.bh)(this.#folder),...this.#work,...this.#telling]}}function notKept({message:message,hint:hint=""}){return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_2__.J)("state-not-kept",{why:`${message} ${hint}`.trim()})}function blankMemory(store,id,lost){const memory=new Memory({store:store,manifest:(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.yz)(id),files:new Map})
if(lost!==void 0)memory.startAfresh(id,lost)
return memory}},9485:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{SM:()=>errandOf,m8:()=>leaseOf,Ch:()=>openStore,I9:()=>recall,Qv:()=>stateNameOf,$:()=>stateStore})
var external_node_fs_=__webpack_require__(3024)
var external_node_path_=__webpack_require__(6760)
var review=__webpack_require__(2322)
var state_name=__webpack_require__(469)
var git=__webpack_require__(4350)
var fault=__webpack_require__(8664)
var schemas=__webpack_require__(8942)
var canonical_json=__webpack_require__(297)
var state_manifest=__webpack_require__(1843)
const Envelope=schemas.strictObject({version:schemas.int(),manifest:schemas.union([schemas.strictObject({plain:schemas.json()}),schemas.strictObject({sealed:schemas.string()})]),files:schemas.string(),mac:schemas.string()}).readonly()
function enclose({manifest:manifest,files:files,isSealed:isSealed},owner,keys){const text=(0,canonical_json.d)(manifest)
const body=isSealed?{sealed:keys.seal(Buffer.from(text)).toString("base64")}:{plain:JSON.parse(text)}
const envelope={version:state_manifest.xv,manifest:body,files:files}
return`${(0,canonical_json.d)({...envelope,mac:keys.sign(signedText(envelope,owner))})}\n`}function disclose(text,owner,keys){const parsed=Envelope.safeParse(fromJson(text))
if(!parsed.success)return unusable("it is damaged, or was written by another version")
const{mac:mac,...envelope}=parsed.data
if(!keys.isSigned(signedText(envelope,owner),mac))return unusable("it was not signed with this repository's key for this thread")
if(envelope.version!==state_manifest.xv)return unusable("it was written by another version")
const isSealed="sealed"in envelope.manifest
const manifest=state_manifest._8.safeParse(contentOf(envelope.manifest,keys))
if(!manifest.success)return unusable("it was written by another version")
return{status:"sound",manifest:manifest.data,files:envelope.files,isSealed:isSealed}}function unusable(why){return{status:"unusable",why:why}}function signedText(envelope,{repositoryId:repositoryId,name:name}){return(0,canonical_json.d)({...envelope,repository_id:repositoryId,name:name})}function contentOf(body,keys){if("plain"in body)return body.plain
const text=keys.unseal(Buffer.from(body.sealed,"base64"))
return text&&fromJson(text.toString())}function fromJson(text){try{return JSON.parse(text)}catch{return}}var external_node_buffer_=__webpack_require__(4573)
var state_file=__webpack_require__(8428)
class FileShelf{#leaks
#wrap
#known=new Map
constructor(leaks,wrap){this.#leaks=leaks
this.#wrap=wrap}learn({stored:stored,files:files}){for(const[path,file]of stored){const plain=files.get(path)
if(plain)this.#known.set(path,{stored:file,stamp:"",plain:(0,state_file.sc)(plain)})}}put(files){const stored=new Map
const added=new Map
for(const file of files.filter(({path:path})=>(0,state_file.rX)(path))){const known=this.#known.get(file.path)
const isSame=known!==void 0&&known.stamp===file.stamp
const current=isSame?known:this.#take(file,known,added)
if(current)stored.set(file.path,current.stored)}return{stored:stored,added:added}}#take(file,known,added){const bytes=file.read()
if(bytes.length>state_file.b1.fileBytes/2||!(0,external_node_buffer_.isUtf8)(bytes))return
const plain=(0,state_file.sc)(bytes)
const isSame=known!==void 0&&known.plain===plain
const current=isSame?{...known,stamp:file.stamp}:this.#add(file,{bytes:bytes,plain:plain},added)
this.#known.set(file.path,current)
return current}#add({path:path,stamp:stamp},{bytes:bytes,plain:plain},added){const content=this.#wrap(Buffer.from(this.#leaks.redact(bytes.toString()).text))
added.set(path,content)
return{stored:(0,state_file.Oy)(content),stamp:stamp,plain:plain}}}var policy_blobs=__webpack_require__(9921)
async function readState(git,commit,owner,keys){const entries=await entriesOf(git,commit)
const problem=problemIn(entries)
if(problem!==void 0)return unusable(problem)
const blobs=await(0,policy_blobs.b)(git,entries.map(({object:object})=>object))
const stored=new Map(entries.flatMap(({path:path,object:object})=>{const bytes=blobs.get(object)
return bytes?[[path,bytes]]:[]}))
return believe(stored,owner,keys)}function believe(blobs,owner,keys){const enclosed=disclose(blobs.get(state_file.e0)?.toString()??"",owner,keys)
if(enclosed.status==="unusable")return enclosed
const bodies=[...blobs].filter(([path])=>path!==state_file.e0)
const stored=new Map(bodies.map(([path,bytes])=>[path,(0,state_file.Oy)(bytes)]))
if((0,state_file.ol)(stored)!==enclosed.files)return unusable("its files are not those that were signed")
const{manifest:manifest,isSealed:isSealed}=enclosed
const plain=bodies.map(([path,bytes])=>[path,isSealed?keys.unseal(bytes):bytes])
const files=new Map(plain.flatMap(([path,bytes])=>bytes?[[path,bytes]]:[]))
if(files.size<plain.length)return unusable("a file of it cannot be opened")
return{status:"found",manifest:manifest,files:files,stored:stored,isSealed:isSealed}}async function entriesOf(git,commit){const text=await git.raw(["ls-tree","-r","-z","-l","--full-tree",commit])
return text.split("\0").filter(Boolean).map(record=>{const tab=record.indexOf("\t")
const[mode="",,object="",size=""]=record.slice(0,tab).split(/ +/)
return{mode:mode,object:object,bytes:Number(size),path:record.slice(tab+1)}})}function problemIn(entries){const all=entries.reduce((sum,{bytes:bytes})=>sum+bytes,0)
const isTooLarge=entries.length>state_file.b1.files||all>state_file.b1.allBytes
if(isTooLarge||entries.some(({bytes:bytes})=>bytes>state_file.b1.fileBytes))return"it is larger than a state may be"
const isOdd=entries.some(({mode:mode,path:path})=>mode!=="100644"||!(path===state_file.e0||(0,state_file.rX)(path)))
return isOdd?"it holds what is no part of a state":void 0}var external_node_crypto_=__webpack_require__(7598)
const ALGORITHM="aes-256-gcm"
const IV=12
const TAG=16
function stateKeys(secret,repositoryId){const derive=purpose=>Buffer.from((0,external_node_crypto_.hkdfSync)("sha256",secret,String(repositoryId),purpose,32))
const[macKey,sealKey]=[derive("deckhand state mac"),derive("deckhand state seal")]
const sign=text=>(0,external_node_crypto_.createHmac)("sha256",macKey).update(text).digest("hex")
return{sign:sign,isSigned(text,mac){const[wanted,given]=[Buffer.from(sign(text)),Buffer.from(mac)]
return wanted.length===given.length&&(0,external_node_crypto_.timingSafeEqual)(wanted,given)},seal(bytes){const iv=(0,external_node_crypto_.randomBytes)(IV)
const cipher=(0,external_node_crypto_.createCipheriv)(ALGORITHM,sealKey,iv,{authTagLength:TAG})
return Buffer.concat([iv,cipher.update(bytes),cipher.final(),cipher.getAuthTag()])},unseal(sealed){if(sealed.length<IV+TAG)return
const decipher=(0,external_node_crypto_.createDecipheriv)(ALGORITHM,sealKey,sealed.subarray(0,IV),{authTagLength:TAG})
decipher.setAuthTag(sealed.subarray(-TAG))
try{return Buffer.concat([decipher.update(sealed.subarray(IV,-TAG)),decipher.final()])}catch{return}}}}var state_remote=__webpack_require__(3804)
const NEXT="refs/deckhand/next"
async function writeState(git,commit){return(await git.raw(["fast-import","--quiet","--force"],stream(commit))).trim()}function stream({envelope:envelope,files:files,added:added,message:message,parent:parent,seconds:seconds}){const parts=[`commit ${NEXT}\nmark :1\ncommitter deckhand <deckhand@users.noreply.github.com> ${seconds} +0000\n`,...data(Buffer.from(message)),...parent===void 0?[]:[`from ${parent}\n`],"deleteall\n",`M 100644 inline ${state_file.e0}\n`,...data(Buffer.from(envelope))]
for(const[path,{object:object}]of files){const bytes=added.get(path)
if(bytes)parts.push(`M 100644 inline ${path}\n`,...data(bytes))
else parts.push(`M 100644 ${object} ${path}\n`)}parts.push("get-mark :1\n")
return Buffer.concat(parts.map(part=>Buffer.from(part)))}function data(bytes){return[`data ${bytes.length}\n`,bytes,"\n"]}function openStateStore(options){const gitDir=(0,external_node_path_.join)(options.folder,"state.git")
const{folder:folder}=options
const run=(extra={})=>{const environment={...options.environment,...extra}
return(0,git.$)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:environment}:{folder:folder,environment:environment})}
return new Store(options,run,gitDir)}class Store{#options
#git
#remote
#keys
#owner
#made
#shelf
#ref
#tip=""
#isOurs=false
constructor(options,run,gitDir){const{folder:folder,environment:environment,remote:remote,name:name,secret:secret,repositoryId:repositoryId}=options
this.#options=options
this.#git=run
this.#remote=(0,state_remote.W)(run,remote)
this.#keys=stateKeys(secret,repositoryId)
this.#owner={repositoryId:repositoryId,name:name.name}
this.#shelf=this.#emptyShelf()
this.#ref=name.ref
this.#made=(0,git.$)({folder:folder,environment:environment}).raw(["init","--quiet","--bare",gitDir])
this.#made.catch(()=>{})}async read(){for(let attempt=1;;attempt+=1){const found=await this.#readNow()
if(found!=="moved")return found
if(attempt===MOST_READS)throw busy()}}async#readNow(){const{ref:ref,branch:branch}=this.#options.name
const[tips]=await Promise.all([this.#remote.tips([ref,branch]),this.#made])
this.#ref=!tips.has(ref)&&tips.has(branch)?branch:ref
this.#tip=tips.get(this.#ref)??""
this.#isOurs=false
this.#shelf=this.#emptyShelf()
if(this.#tip==="")return{status:"none"}
if(await this.#remote.fetch(this.#ref)!==this.#tip)return"moved"
const read=await readState(this.#git(),this.#tip,this.#owner,this.#keys)
if(read.status==="found"&&read.isSealed===this.#options.isSealed)this.#shelf.learn(read)
return read}async write(draft){await this.#made
const commit=await this.#commit(draft)
let verdict=await this.#remote.move(this.#ref,commit,this.#tip)
if(verdict==="refused"&&this.#ref!==this.#options.name.branch){this.#ref=this.#options.name.branch
verdict=await this.#remote.move(this.#ref,commit,"")}if(verdict==="refused")throw refused()
if(verdict==="lost")return{status:"lost"}
this.#tip=commit
this.#isOurs=true
return{status:"saved",isBranch:this.#isBranch}}async#commit({manifest:manifest,files:files}){const{isSealed:isSealed,now:now,name:name}=this.#options
const{stored:stored,added:added}=this.#shelf.put(files)
requireSize(stored)
const parent=this.#isOurs||this.#isBranch?this.#tip||void 0:void 0
const envelope=enclose({manifest:manifest,files:(0,state_file.ol)(stored),isSealed:isSealed},this.#owner,this.#keys)
const seconds=Math.floor(now().getTime()/1e3)
try{return await writeState(this.#git(),{envelope:envelope,files:stored,added:added,parent:parent,seconds:seconds,message:`State of ${name.name}\n`})}catch(error){this.#shelf=this.#emptyShelf()
throw error}}get#isBranch(){return this.#ref===this.#options.name.branch}#emptyShelf(){const{isSealed:isSealed,leaks:leaks}=this.#options
return new FileShelf(leaks,bytes=>isSealed?this.#keys.seal(bytes):bytes)}}function requireSize(files){const all=[...files.values()].reduce((sum,{bytes:bytes})=>sum+bytes,0)
if(files.size<state_file.b1.files&&all<state_file.b1.allBytes)return
throw new fault.vC("config","The conversation has become too long to be kept.",{hint:"Write `reset` after the word that calls me to begin a new one."})}const MOST_READS=10
function busy(){return new fault.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new fault.vC("git","GitHub takes neither a ref nor a branch for the state of this thread.",{hint:"Let rules allow `refs/deckhand/` or branches `deckhand/state/`, or set the input `state-store: none`."})}var prompts=__webpack_require__(8135)
var checkout=__webpack_require__(74)
var mode=__webpack_require__(3932)
var console=__webpack_require__(1492)
var own_secret=__webpack_require__(3246)
var raw_input=__webpack_require__(8142)
var durable_memory=__webpack_require__(4704)
var telling=__webpack_require__(7052)
var earlier_attempt=__webpack_require__(6167)
var is_over=__webpack_require__(1438)
var turn_turn=__webpack_require__(1268)
async function recall(desk){const store=stateStore(desk)
if(store)return new Recollection(desk,store).untilOurs()
const answer=(0,mode.J)(desk.world.env)?await answerSeen(desk):void 0
return answer?{kind:"answered",answer:answer}:{kind:"ours",memory:(0,durable_memory.s)(void 0,desk.world.newId())}}async function answerSeen(desk){const{trigger:trigger,job:job,world:world}=desk
if(trigger.kind==="review")return
const final=job.runAttempt>1?/^### (?:🟢|⚪)/u:/^### (?!🟡|🔴 The run was cut off)/u
const said=await(0,earlier_attempt.p)(desk,body=>final.test(body))
return said&&{key:trigger.key,comment_url:said.url,outcome:"answered",time:world.now().toISOString()}}function stateStore({trigger:trigger,...desk}){if((0,review.zN)(trigger))return
return openStore({...desk,name:stateNameOf(trigger),repositoryId:trigger.repositoryId})}function stateNameOf({thread:thread,key:key}){return thread.type==="none"?(0,state_name.p)(key):(0,state_name.Q)(thread.number)}function openStore({world:{env:env,now:now},job:job,leaks:leaks,...place}){const secret=(0,own_secret.b)(env)
if((0,raw_input.J)(env,"state-store")==="none"||!secret||!(0,mode.J)(env))return;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:true})
return openStateStore({folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-state-")),remote:{url:`${job.repositoryUrl}.git`,token:(0,raw_input.J)(env,"github-token")??""},environment:(0,checkout._K)(env),isSealed:(0,raw_input.J)(env,"encrypt-state")==="true",...{...place,secret:secret,leaks:leaks,now:now}})}function errandOf({key:key},{runId:runId,runAttempt:runAttempt}){return{key:key,runId:runId,attempt:runAttempt}}const GRACE_MINUTES=10
function leaseOf({world:{env:env,now:now},job:job,trigger:trigger},cutOff){const minutes=Number((0,raw_input.J)(env,"timeout-minutes"))||25
const until=new Date(now().getTime()+(minutes+GRACE_MINUTES)*6e4)
return{run_id:job.runId,attempt:job.runAttempt,run_url:job.runUrl,key:trigger.key,taken:cutOff?.key===trigger.key?cutOff.taken:now().toISOString(),until:until.toISOString()}}function tellingOf(found){return found.status==="found"?(0,telling.bt)(found.files.get(telling.se)):void 0}const LONGEST_PAUSE_MS=15e3
class Recollection{#desk
#store
constructor(desk,store){this.#desk=desk
this.#store=store}async untilOurs(){const{world:world,job:job,trigger:trigger}=this.#desk
for(let pause=1e3;;pause=Math.min(pause*2,LONGEST_PAUSE_MS)){const found=await this.#read()
if(found===void 0)return this.#unread()
const turn=(0,turn_turn.L)(found,errandOf(trigger,job),world.now())
if(turn.kind==="answered")return{...turn,telling:tellingOf(found)}
if(turn.kind!=="wait"||await(0,is_over.P)(this.#desk,turn.lease))return this.#ours(found);(0,console.m)((0,prompts.J)("state-waiting",{run_url:turn.lease.run_url}))
await world.sleep(pause,world.signal)}}async#read(){try{return await this.#store.read()}catch(error){(0,console.m)(`What is known of this thread could not be read. ${(0,fault.ec)(error).message}`)
return}}#unread(){const memory=(0,durable_memory.s)(void 0,this.#desk.world.newId())
memory.notes.add((0,prompts.J)("state-not-read"))
return{kind:"ours",memory:memory}}#ours(found){const id=this.#desk.world.newId()
if(found.status==="none")return{kind:"ours",memory:(0,durable_memory.s)(this.#store,id)}
if(found.status==="unusable")return{kind:"ours",memory:(0,durable_memory.s)(this.#store,id,found.why)}
const{manifest:manifest,files:files}=found
return{kind:"ours",memory:new durable_memory.c({store:this.#store,manifest:manifest,files:files})}}}},7052:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{bt:()=>tellingIn,mc:()=>tellingFile,se:()=>TELLING})
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8942)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8428)
var _runner_open_comment_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(2604)
const TELLING="work/telling.json"
const Telling=_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_1__.U.unwrap().partial({sticky:true}).extend({key:zod__WEBPACK_IMPORTED_MODULE_2__.string(),outcome:zod__WEBPACK_IMPORTED_MODULE_2__.string()}).readonly()
function tellingFile(telling){const bytes=Buffer.from(JSON.stringify(telling))
return{path:TELLING,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_0__.sc)(bytes),read:()=>bytes}}function tellingIn(bytes){return bytes&&Telling.parse(JSON.parse(bytes.toString()))}},6167:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{p:()=>saidBefore,s:()=>commentOfEarlierAttempt})
var _github_client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5688)
var _github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9031)
var _github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(593)
var _github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(8970)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(8664)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(1492)
var _thread_own_mark_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(52)
var _thread_reply_place_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(7842)
async function commentOfEarlierAttempt(desk){if(desk.job.runAttempt===1)return
return saidBefore(desk,body=>/^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body)&&body.includes(`(${desk.job.runUrl})`))}async function saidBefore({world:world,github:github,job:job,trigger:trigger},isIt=()=>true){const{thread:thread,answer:answer}=trigger
if(thread.type==="none")return
try{if(answer.kind==="discussion"){const marker=(0,_thread_own_mark_js__WEBPACK_IMPORTED_MODULE_6__.w)(world.env,job,thread)
const isOurs=body=>isIt(body)&&marker.isOurs(body,trigger.key)
const[oldest]=await(0,_github_write_comment_discussion_js__WEBPACK_IMPORTED_MODULE_3__.uu)(github,answer.discussionId,isOurs)
return oldest&&{issue:thread.number,place:answer,...oldest}}const own=await(0,_github_read_trigger_own_js__WEBPACK_IMPORTED_MODULE_1__.j)((0,_github_client_js__WEBPACK_IMPORTED_MODULE_0__.nx)(github,job.repository))
if(!own)return
const marker=(0,_thread_own_mark_js__WEBPACK_IMPORTED_MODULE_6__.w)(world.env,job,thread)
const isOurs=({body:body="",user:user})=>isIt(body)&&Number(user?.id)===own.id&&marker.isOurs(body,trigger.key)
const place=(0,_thread_reply_place_js__WEBPACK_IMPORTED_MODULE_7__.M)(world.env,trigger)
const[oldest]=place.kind==="review-thread"?await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Yo)(github,job.repository,{issue:thread.number,place:place},isOurs):await(0,_github_write_comment_comment_js__WEBPACK_IMPORTED_MODULE_2__.Sg)(github,job.repository,thread.number,isOurs)
return oldest}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_5__.m)(`Whether this was answered before could not be found out. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.ec)(error).message}`)
return}}},1438:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P:()=>isOver})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8942)
const Run=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),run_attempt:zod__WEBPACK_IMPORTED_MODULE_0__.number()})
async function isOver({github:github,job:job},{run_id:run_id,attempt:attempt}){const{owner:owner,name:repo}=job.repository
try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:owner,repo:repo,run_id:run_id})
const run=Run.parse(data)
return run.status==="completed"||run.run_attempt>attempt}catch{return false}}},1268:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>turnOf,y:()=>UNFINISHED})
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(1843)
const UNFINISHED=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function turnOf(found,errand,now){if(found.status==="none")return{kind:"begin",lost:void 0}
if(found.status==="unusable")return{kind:"begin",lost:found.why}
const{manifest:manifest}=found
const answer=(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.oy)(errand.key,manifest)
if(answer&&!(errand.attempt>1&&UNFINISHED.includes(answer.outcome)))return{kind:"answered",answer:answer}
const{lease:lease}=manifest
return lease&&isHeld(lease,errand,now)?{kind:"wait",lease:lease,manifest:manifest}:{kind:"go-on",manifest:manifest}}function isHeld({run_id:run_id,attempt:attempt,until:until},errand,now){const isOurs=run_id===errand.runId&&attempt<errand.attempt
return!isOurs&&now.getTime()<Date.parse(until)}},74:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_K:()=>gitEnvironment,oz:()=>requireBranch,Bs:()=>requireClean})
var external_node_fs_=__webpack_require__(3024)
var external_node_path_=__webpack_require__(6760)
async function checkoutState(git){const records=(await git.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames"])).split("\0")
const header=name=>records.find(record=>record.startsWith(`# ${name} `))?.slice(name.length+3)
const head=header("branch.oid")
const branch=header("branch.head")
return{head:head==="(initial)"?void 0:head,branch:branch==="(detached)"?void 0:branch,changed:records.flatMap(record=>changedPath(record)??[])}}const fieldsBefore={1:8,u:10,"?":1}
function changedPath(record){const fields=record.split(" ")
const before=fieldsBefore[fields[0]??""]
return before===void 0?void 0:fields.slice(before).join(" ")}var git=__webpack_require__(4350)
var fault=__webpack_require__(8664)
var lib_text=__webpack_require__(4869)
const CHECKOUT_HINT="Put a step `uses: actions/checkout` right before this action."
async function requireBranch(workspace,environment){const{head:head,branch:branch}=await requireClean(workspace,environment)
if(branch===void 0)throw detached(head)
return{head:head,branch:branch}}async function requireClean(workspace,environment){const{head:head,branch:branch,changed:changed}=await readState(workspace,environment)
if(head===void 0)throw new fault.vC("config","The repository has no commits.",{hint:"Push a first commit."})
if(changed.length>0)throw dirty(changed)
return{head:head,branch:branch}}const GIT_VARIABLES="PATH HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy SSL_CERT_FILE SSL_CERT_DIR"
function gitEnvironment(env){return Object.fromEntries(GIT_VARIABLES.split(" ").flatMap(name=>env[name]?[[name,env[name]]]:[]))}async function readState(workspace,environment){if(!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace,".git")))throw noCheckout()
try{return await checkoutState((0,git.$)({folder:workspace,environment:environment}))}catch(cause){throw noCheckout(cause)}}function noCheckout(cause){return new fault.vC("config","The workspace is not a git checkout.",{hint:CHECKOUT_HINT,cause:cause})}function detached(head){return new fault.vC("config",`The checkout is detached at ${head.slice(0,7)}, so there is no branch to start from.`,{hint:"Give actions/checkout a `ref` that is the name of a branch."})}function dirty(changed){const some=changed.slice(0,3).map(path=>(0,lib_text.TN)(path,80)).join(", ")
const what=`The checkout has ${(0,lib_text.U9)(changed.length,"uncommitted change")} (${some}${changed.length>3?", …":""}), which could not be told from the agent's.`
return new fault.vC("config",what,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}},3246:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>ownSecret})
var _raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8142)
function ownSecret(env){return(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"state-key")??(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"api-key")}},9235:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{gateSettings:()=>gateSettings,phrasesOf:()=>phrasesOf,triggerSettings:()=>triggerSettings})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4869)
var _own_prompt_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7877)
var _input_shapes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(2233)
var _raw_input_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(8142)
function phrasesOf(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"trigger-phrase")??"@agent")}function triggerSettings(env){return{phrases:phrasesOf(env),label:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"label-trigger")??"agent",approveLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"approve-label")??"agent:approve",rejectLabel:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"reject-label")??"agent:reject",assignee:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"assignee-trigger"),prompt:(0,_own_prompt_js__WEBPACK_IMPORTED_MODULE_3__.F)(env),mode:(0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"mode"),allowedBots:allowedBots(env),repositoryId:numberOf(env.GITHUB_REPOSITORY_ID),runId:numberOf(env.GITHUB_RUN_ID)}}function gateSettings(env,ownId){const roles=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-roles")??"admin, maintain, write")
return{allowedRoles:roles.filter(role=>!(0,_input_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Yf)(role)),allowedUsers:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-users")??""),allowedBots:allowedBots(env),canWrite:true,ownId:ownId,triggeringActor:triggeringActor(env)}}function allowedBots(env){return(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_1__.od)((0,_raw_input_js__WEBPACK_IMPORTED_MODULE_2__.J)(env,"allowed-bots")??"").filter(id=>/^\d+$/.test(id)).map(Number)}function triggeringActor({GITHUB_TRIGGERING_ACTOR:login,GITHUB_ACTOR:GITHUB_ACTOR,GITHUB_ACTOR_ID:GITHUB_ACTOR_ID}){if(!login)return
return{login:login,id:login===GITHUB_ACTOR?numberOf(GITHUB_ACTOR_ID):void 0}}function numberOf(text){return text!==void 0&&/^\d+$/.test(text)?Number(text):void 0}},52:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{k:()=>withMark,w:()=>markerOf})
var _github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(6948)
var _runner_input_own_secret_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3246)
function markerOf(env,{repository:repository},thread){const number=thread.type==="none"?"":thread.number
return(0,_github_write_comment_answer_mark_js__WEBPACK_IMPORTED_MODULE_0__.r)((0,_runner_input_own_secret_js__WEBPACK_IMPORTED_MODULE_1__.b)(env)??"",`${repository.owner}/${repository.name}#${number}`)}function withMark({world:world,job:job,trigger:trigger},body){const mark=markerOf(world.env,job,trigger.thread).mark(trigger.key)
return mark===""?body:`${body}\n\n${mark}`}},7842:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{M:()=>replyPlace})
var _runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8142)
function replyPlace(env,{answer:answer}){if(answer.kind==="discussion")return answer
const isShownThere=((0,_runner_input_raw_input_js__WEBPACK_IMPORTED_MODULE_0__.J)(env,"confirmation")??"never")==="never"
return answer.kind==="review-thread"&&isShownThere?answer:{kind:"comment"}}},4596:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YX:()=>askerOf,et:()=>subjectOf,iq:()=>requesterOf,xo:()=>newBranch})
var _github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5575)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4869)
function subjectOf({thread:thread,snapshot:snapshot,request:request,run:run,kind:kind,about:about}){const number=thread.type==="none"?void 0:thread.number
const title=snapshot?.title??about?.title??(run?`Mend ${run.name}`:request)
const isTask=number===void 0&&(kind==="schedule"||kind==="automation")
return{number:number,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(title,200),isTask:isTask,isDiscussion:thread.type==="discussion"}}function requesterOf(trigger){return askerOf(trigger)?.login??"a schedule"}function askerOf({actors:actors,asker:asker}){return asker??actors[0]}function newBranch({number:number,title:title,isTask:isTask=false,isDiscussion:isDiscussion=false},{runId:runId,runAttempt:runAttempt,task:task},template){if(isTask&&task){const branch=(0,_github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.P)(template,{kind:"task",number:task.digest,slug:task.words,run:runId})
return{branch:branch,plain:branch}}if(number===void 0){const attempt=runAttempt>1?String(runAttempt):""
const branch=(0,_github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.P)(template,{kind:"run",number:runId,slug:attempt,run:runId})
return{branch:branch,plain:branch}}const kind=isDiscussion?"discussion":"issue"
const named=words=>(0,_github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.P)(template,{kind:kind,number:number,slug:words,run:runId})
return{branch:named((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.yR)(title,40)),plain:named("")}}},9031:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{j:()=>readOwn})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8942)
const Reply=zod__WEBPACK_IMPORTED_MODULE_0__.object({viewer:zod__WEBPACK_IMPORTED_MODULE_0__.object({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),databaseId:zod__WEBPACK_IMPORTED_MODULE_0__.number().int()})})
async function readOwn(client){try{const{viewer:viewer}=Reply.parse(await client.graphql(ownQuery,{}))
return{login:viewer.login,id:viewer.databaseId}}catch{return}}const ownQuery="query Own{viewer{login databaseId}}"},2322:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,dF:()=>isReviewing,gq:()=>isLookedAt,zN:()=>isReview})
var _trigger_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3768)
const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:(?:this|the)\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}},3768:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PP:()=>ignored,TN:()=>keyOf,eY:()=>snapshotOf})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}},1116:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{T:()=>branchExists,n:()=>tipOf})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(8942)
var _client_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(5688)
async function branchExists(github,{owner:owner,name:name},branch){try{await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}",{owner:owner,repo:name,ref:`heads/${branch}`})
return true}catch(error){if(error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===404)return false
throw error}}const Ref=zod__WEBPACK_IMPORTED_MODULE_1__.object({object:zod__WEBPACK_IMPORTED_MODULE_1__.object({sha:zod__WEBPACK_IMPORTED_MODULE_1__.string()})})
async function tipOf(github,{owner:owner,name:name},branch){const route="GET /repos/{owner}/{repo}/git/ref/{ref}"
const{data:data}=await github.request(route,{owner:owner,repo:name,ref:`heads/${branch}`})
return Ref.parse(data).object.sha}},2423:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>fenceFor,a:()=>code})
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4869)
function code(value){const line=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(value,200)||"?"
if(line.includes("|"))return`<code>${line.replaceAll(/[^\w ./-]/gu,sign=>`&#${sign.codePointAt(0)};`)}</code>`
const longest=longestRun(line)
const ticks="`".repeat(longest+1)
return longest===0?`${ticks}${line}${ticks}`:`${ticks} ${line} ${ticks}`}function fenceFor(value){return"`".repeat(Math.max(3,longestRun(value)+1))}function longestRun(value){return Math.max(0,...[...value.matchAll(/`+/g)].map(([run])=>run.length))}},9921:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>readBlobs,g:()=>sizesOf})
async function sizesOf(git,objects){if(objects.length===0)return new Map
const lines=(await git.raw(["cat-file","--batch-check"],listed(objects))).split("\n")
const facts=lines.map(line=>line.split(" "))
return new Map(facts.flatMap(([object="",type,size])=>type==="blob"?[[object,Number(size)]]:[]))}async function readBlobs(git,objects){const blobs=new Map
if(objects.length===0)return blobs
const output=await git.bytes(["cat-file","--batch"],listed(objects))
for(let at=0;at<output.length;){const end=output.indexOf("\n",at)
const[object="",type,size]=output.toString("latin1",at,end).split(" ")
const length=size===void 0?-1:Number(size)
if(type==="blob")blobs.set(object,output.subarray(end+1,end+1+length))
at=end+1+length+1}return blobs}function listed(objects){return[...new Set(objects)].map(object=>`${object}\n`).join("")}},1843:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$s:()=>withAnswer,_8:()=>Manifest,nD:()=>Lease,oy:()=>answerTo,xv:()=>VERSION,yz:()=>freshManifest})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4377)
const VERSION=1
const MOST_ANSWERS=200
const sha=zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{40,64}$/)
const time=zod__WEBPACK_IMPORTED_MODULE_1__.datetime()
const Answer=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({key:zod__WEBPACK_IMPORTED_MODULE_0__.string(),comment_url:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string(),time:time}).readonly()
const Lease=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({run_id:zod__WEBPACK_IMPORTED_MODULE_0__.int(),attempt:zod__WEBPACK_IMPORTED_MODULE_0__.int(),run_url:zod__WEBPACK_IMPORTED_MODULE_0__.string(),key:zod__WEBPACK_IMPORTED_MODULE_0__.string(),taken:time,until:time}).readonly()
const Work=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({branch:zod__WEBPACK_IMPORTED_MODULE_0__.string(),commit:sha,base:zod__WEBPACK_IMPORTED_MODULE_0__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable()}).readonly()
const Manifest=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({conversation_id:zod__WEBPACK_IMPORTED_MODULE_0__.uuid(),answered:zod__WEBPACK_IMPORTED_MODULE_0__.array(Answer).max(MOST_ANSWERS).readonly(),work:Work.nullable(),comment_id:zod__WEBPACK_IMPORTED_MODULE_0__.int().nullable(),lease:Lease.nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),reason:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),read_until:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),thread_digest:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),proposal:zod__WEBPACK_IMPORTED_MODULE_0__.json().nullable(),counters:zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(),zod__WEBPACK_IMPORTED_MODULE_0__.number()).readonly()}).readonly()
function freshManifest(conversation_id){return{conversation_id:conversation_id,answered:[],work:null,comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(key,{answered:answered}){return answered.findLast(answer=>answer.key===key)}function withAnswer(manifest,answer){const others=manifest.answered.filter(({key:key})=>key!==answer.key)
return{...manifest,answered:[...others,answer].slice(-MOST_ANSWERS)}}},8428:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Oy:()=>storedFile,b1:()=>LIMITS,e0:()=>MANIFEST,ol:()=>digestOf,rX:()=>isStatePath,sc:()=>sha256})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598)
const MB=1024*1024
const LIMITS={files:2e4,fileBytes:16*MB,allBytes:96*MB}
const MANIFEST="manifest.json"
const PATH=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(path){return PATH.test(path)&&!/\.(?:tmp|lock)$/.test(path)}function digestOf(files){const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
for(const path of[...files.keys()].sort())hash.update(`${path}\0${files.get(path)?.sha256}\n`)
return hash.digest("hex")}function storedFile(bytes){const object=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")
return{object:object,sha256:sha256(bytes),bytes:bytes.length}}function sha256(bytes){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}},469:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>threadState,p:()=>taskState})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(7598)
const REFS="refs/deckhand/"
const BRANCHES="refs/heads/deckhand/state/"
function threadState(number){return{name:`threads/${number}`,ref:`${REFS}threads/${number}`,branch:`${BRANCHES}${number}`}}function taskState(key){const short=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)
return{name:`tasks/${short}`,ref:`${REFS}tasks/${short}`,branch:`${BRANCHES}task-${short}`}}},3804:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8664)
var _commit_push_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(4811)
const READ="refs/deckhand/read"
const LOST=/\((?:stale info|fetch first|non-fast-forward|already exists)|cannot lock ref|reference already exists|incorrect old value|failed to update ref/
const REFUSED=/\[remote rejected\]/
function stateRemote(git,remote){const withToken=()=>git((0,_commit_push_js__WEBPACK_IMPORTED_MODULE_1__.it)(remote))
const withoutRepository=()=>git({...(0,_commit_push_js__WEBPACK_IMPORTED_MODULE_1__.it)(remote),GIT_DIR:"/dev/null"})
return{async tips(patterns){const lines=await withoutRepository().raw(["ls-remote","--refs","--quiet",remote.url,...patterns])
const pairs=lines.split("\n").filter(Boolean)
return new Map(pairs.map(line=>line.split("\t")).map(([sha="",ref=""])=>[ref,sha]))},async fetch(ref){await withToken().raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,`+${ref}:${READ}`])
return(await git().raw(["rev-parse","--verify","--quiet",READ])).trim()},async move(ref,commit,expected){try{const lease=`--force-with-lease=${ref}:${expected}`
await withToken().raw(["push","--quiet","--no-verify",lease,remote.url,`${commit}:${ref}`])
return"moved"}catch(error){return verdictOn(error)}}}}function verdictOn(error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const said=`${message} ${cause}`
if(LOST.test(said))return"lost"
if(REFUSED.test(said))return"refused"
throw error}},297:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>canonicalJson})
function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}},4377:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(3759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(8942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}}}

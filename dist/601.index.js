export const id=601
export const ids=[601]
export const modules={46074:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H3:()=>PREFIX,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
var node_fs__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(73024)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
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
return use(descriptor)}catch{return}finally{if(descriptor!==void 0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}},86932:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{et:()=>answerSaid,SM:()=>errandOf,m8:()=>leaseOf,Ch:()=>openStore,Od:()=>ours,I9:()=>recall,Qv:()=>stateNameOf,$:()=>stateStore})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var review=__webpack_require__(12322)
var state_name=__webpack_require__(40469)
var git=__webpack_require__(54350)
var fault=__webpack_require__(98664)
var schemas=__webpack_require__(28942)
var canonical_json=__webpack_require__(60297)
var state_manifest=__webpack_require__(21843)
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
var state_file=__webpack_require__(78428)
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
return{stored:(0,state_file.Oy)(content),stamp:stamp,plain:plain}}}var policy_blobs=__webpack_require__(89921)
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
return isOdd?"it holds what is no part of a state":void 0}var external_node_crypto_=__webpack_require__(77598)
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
try{return Buffer.concat([decipher.update(sealed.subarray(IV,-TAG)),decipher.final()])}catch{return}}}}var state_remote=__webpack_require__(93804)
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
function busy(){return new fault.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new fault.vC("git","GitHub takes neither a ref nor a branch for the state of this thread.",{hint:"Let rules allow `refs/deckhand/` or branches `deckhand/state/`, or set the input `state-store: none`."})}var prompts=__webpack_require__(88135)
var checkout=__webpack_require__(70074)
var mode=__webpack_require__(83932)
var given_before=__webpack_require__(96079)
var console=__webpack_require__(91492)
var own_secret=__webpack_require__(23246)
var raw_input=__webpack_require__(48142)
var conversation_files=__webpack_require__(46074)
var telling=__webpack_require__(37052)
class Memory{notes=new Set
cutOff
#store
#manifest
#read
#work
#telling=[]
#joined=[]
isLost
#isResumed
#isFresh=false
#folder
#saving=Promise.resolve()
#isQueued=false
#failure
#lease
constructor({store:store,manifest:manifest,files:files,lost:lost}){this.#store=store
this.#manifest=manifest
this.#read=files
this.#work=(0,conversation_files.kk)(this.workBefore)
this.#isResumed=[...files.keys()].some(path=>path.startsWith("conversation/events/"))
this.cutOff=manifest.lease
this.isLost=lost!==void 0
if(lost!==void 0)this.#sayUnusable(lost)}get wasCutOff(){return this.cutOff!==null}get manifest(){return this.#manifest}get id(){return this.#manifest.conversation_id}get isKept(){return this.#store!==void 0&&this.#failure===void 0}get isResumed(){return this.#isResumed}openIn(folder){if(!this.#isFresh)(0,conversation_files.qv)(this.#read,folder)
this.#folder=folder}get workBefore(){return new Map([...this.#read].filter(([path])=>path.startsWith("work/")&&path!==telling.se))}get hasUnpublished(){return this.#work.some(({path:path})=>path.startsWith("work/unpublished"))}leaveWork(files){this.#work=files}leaveTelling(telling){this.#telling=[telling]}startAfresh(id,why){if(why!==void 0)this.#sayUnusable(why)
this.#manifest={...this.#manifest,conversation_id:id}
this.#isResumed=false
this.#isFresh=true}#sayUnusable(why){this.notes.add((0,prompts.J1)("state-unusable",{why:why}))}join(key){this.#joined.push(key)}get joined(){return this.#joined}update(change){this.#manifest=change(this.#manifest)}async claim(lease,commentId){this.update(manifest=>({...manifest,lease:lease,comment_id:commentId??manifest.comment_id}))
const written=await this.#enqueue()
this.#lease=lease
return written?.status==="lost"?"lost":"ours"}checkpoint(){if(this.#isQueued)return
this.#isQueued=true
this.#enqueue().then(written=>this.#noteLost(written))}async keep(){this.#noteLost(await this.#enqueue())}async settle(change){const before=this.#manifest
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
if(isNews)this.notes.add((0,prompts.J1)("state-on-branch"))
return written}catch(error){this.#noteFailure(error)
return}}#noteFailure(error){if(this.#failure!==void 0)this.notes.delete(this.#failure)
this.#failure=error===void 0?void 0:notKept((0,fault.ec)(error))
if(this.#failure!==void 0)this.notes.add(this.#failure)}async#write(store){const written=await store.write({manifest:this.#manifest,files:this.#files()})
const held=this.#lease
if(written.status==="saved"||!held)return written
const found=await store.read()
if(found.status!=="found"||(0,canonical_json.d)(found.manifest.lease)!==(0,canonical_json.d)(held))return written
this.update(manifest=>manifest.answered.reduce(state_manifest.$s,{...manifest,answered:found.manifest.answered}))
return store.write({manifest:this.#manifest,files:this.#files()})}#noteLost(written){if(written?.status!=="lost")return
this.notes.add((0,prompts.J1)("state-taken-over"))
this.#store=void 0}#files(){const read=()=>(0,conversation_files.kk)(this.#read).filter(({path:path})=>!path.startsWith("work/"))
return[...this.#folder===void 0?read():(0,conversation_files.bh)(this.#folder),...this.#work,...this.#telling]}}function notKept({message:message,hint:hint=""}){return(0,prompts.J1)("state-not-kept",{why:`${message} ${hint}`.trim()})}function blankMemory(store,id,lost){return new Memory({store:store,manifest:(0,state_manifest.yz)(id),files:new Map,lost:lost})}var inline_code=__webpack_require__(84804)
function heedResume({world:world,trigger:trigger},memory){const wanted=(0,raw_input.J)(world.env,"resume")??"auto"
if(wanted==="auto"||trigger.kind==="decision"||(0,review.zN)(trigger))return
if(memory.isResumed&&wanted.toLowerCase()===memory.id)return
memory.startAfresh(world.newId())
if(wanted!=="never")memory.notes.add((0,prompts.J1)("state-other",{id:(0,inline_code.aY)(wanted)}))}var earlier_attempt=__webpack_require__(66167)
var is_over=__webpack_require__(1438)
var turn_turn=__webpack_require__(1268)
async function recall(desk){const found=await find(desk)
if(found.kind==="ours")heedResume(desk,found.memory)
return found}async function find(desk){const store=stateStore(desk)
if(store)return new Recollection(desk,store).untilOurs()
const answer=(0,mode.J)(desk.world.env)?await answerSeen(desk):void 0
if(answer)return{kind:"answered",answer:answer}
return(0,review.zN)(desk.trigger)?recallReview(desk):ours(desk.world.newId())}function ours(conversation){return{kind:"ours",memory:blankMemory(void 0,conversation)}}async function recallReview(desk){const given=(0,mode.J)(desk.world.env)?await(0,given_before.Dj)(desk):void 0
if(!given||desk.job.runAttempt>1)return ours(given?.conversation??desk.world.newId())
return{kind:"answered",answer:answerAt(desk,given.facts.url,"answered")}}async function answerSeen(desk){const{trigger:trigger,job:job}=desk
if(trigger.kind==="review")return
const isOurs=(0,earlier_attempt.Ab)(desk)
return answerSaid(desk,await(0,earlier_attempt.pz)(desk,body=>isOurs(body)&&(0,earlier_attempt.dR)(job,body)))}function answerSaid(desk,said){return said&&answerAt(desk,said.url,said.body.startsWith("### ⚪")?"no-op":"answered")}function answerAt({trigger:trigger,world:world},url,outcome){return{key:trigger.key,comment_url:url,outcome:outcome,time:world.now().toISOString()}}function stateStore({trigger:trigger,...desk}){if((0,review.zN)(trigger))return
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
if(turn.kind!=="wait"||await(0,is_over.P)(this.#desk,turn.lease))return this.#ours(found);(0,console.m)((0,prompts.J1)("state-waiting",{run_url:turn.lease.run_url}))
await world.sleep(pause,world.signal)}}async#read(){try{return await this.#store.read()}catch(error){(0,console.m)(`What is known of this thread could not be read. ${(0,fault.ec)(error).message}`)
return}}#unread(){const memory=blankMemory(void 0,this.#desk.world.newId())
memory.notes.add((0,prompts.J1)("state-not-read"))
return{kind:"ours",memory:memory}}#ours(found){const id=this.#desk.world.newId()
if(found.status==="none")return{kind:"ours",memory:blankMemory(this.#store,id)}
if(found.status==="unusable")return{kind:"ours",memory:blankMemory(this.#store,id,found.why)}
const{manifest:manifest,files:files}=found
return{kind:"ours",memory:new Memory({store:this.#store,manifest:manifest,files:files})}}}},37052:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{bt:()=>tellingIn,mc:()=>tellingFile,se:()=>TELLING})
var zod__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(28942)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
var _runner_open_comment_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(82604)
const TELLING="work/telling.json"
const Telling=_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_3__.U.unwrap().partial({sticky:true}).extend({lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_1__.nD,sign:zod__WEBPACK_IMPORTED_MODULE_4__.object({place:_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__.r1,content:_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__.qT}).readonly().optional()}).readonly()
function tellingFile(telling){const bytes=Buffer.from(JSON.stringify(telling))
return{path:TELLING,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_2__.sc)(bytes),read:()=>bytes}}function tellingIn(bytes){return bytes&&Telling.safeParse(JSON.parse(bytes.toString())).data}},66167:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>answersThis,dR:()=>isFinal,pz:()=>saidBefore,sM:()=>commentOfEarlierAttempt})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _runner_console_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(91492)
var _runner_input_own_secret_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(23246)
var _thread_own_mark_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(16820)
var _thread_reply_place_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(37842)
var _thread_said_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(37715)
async function commentOfEarlierAttempt(desk){const{job:job,world:world}=desk
if(job.runAttempt===1)return
const isOurs=(0,_runner_input_own_secret_js__WEBPACK_IMPORTED_MODULE_4__.b)(world.env)===void 0?()=>true:answersThis(desk)
return saidBefore(desk,body=>isOurs(body)&&(0,_thread_said_js__WEBPACK_IMPORTED_MODULE_3__.ui)(body)&&body.includes(`(${job.runUrl})`))}function isFinal({runAttempt:runAttempt},body){return runAttempt>1?/^### (?:🟢|⚪)/u.test(body):(0,_thread_said_js__WEBPACK_IMPORTED_MODULE_3__.ie)(body)}function answersThis({world:world,job:job,trigger:trigger}){const marker=(0,_thread_own_mark_js__WEBPACK_IMPORTED_MODULE_2__.we)(world.env,job,trigger.thread)
return body=>marker.isOurs(body,trigger.key)}async function saidBefore({world:world,github:github,job:job,trigger:trigger},isIt){const{thread:thread}=trigger
if(thread.type==="none")return
const at={issue:thread.number,place:(0,_thread_reply_place_js__WEBPACK_IMPORTED_MODULE_5__.M)(world.env,trigger)}
try{return(await(0,_thread_said_js__WEBPACK_IMPORTED_MODULE_3__.J0)({github:github,job:job},at,isIt))[0]}catch(error){(0,_runner_console_js__WEBPACK_IMPORTED_MODULE_1__.m)(`Whether this was answered before could not be found out. ${(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error).message}`)
return}}},1438:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{P:()=>isOver})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
const Run=zod__WEBPACK_IMPORTED_MODULE_0__.object({status:zod__WEBPACK_IMPORTED_MODULE_0__.string().nullable(),run_attempt:zod__WEBPACK_IMPORTED_MODULE_0__.number()})
async function isOver({github:github,job:job},{run_id:run_id,attempt:attempt}){const{owner:owner,name:repo}=job.repository
try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:owner,repo:repo,run_id:run_id})
const run=Run.parse(data)
return run.status==="completed"||run.run_attempt>attempt}catch{return false}}},1268:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>turnOf,y:()=>UNFINISHED})
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(21843)
const UNFINISHED=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function turnOf(found,errand,now){if(found.status==="none")return{kind:"begin",lost:void 0}
if(found.status==="unusable")return{kind:"begin",lost:found.why}
const{manifest:manifest}=found
const answer=(0,_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_0__.oy)(errand.key,manifest)
if(answer&&!(errand.attempt>1&&UNFINISHED.includes(answer.outcome)))return{kind:"answered",answer:answer}
const{lease:lease}=manifest
return lease&&isHeld(lease,errand,now)?{kind:"wait",lease:lease,manifest:manifest}:{kind:"go-on",manifest:manifest}}function isHeld({run_id:run_id,attempt:attempt,until:until},errand,now){const isOurs=run_id===errand.runId&&attempt<errand.attempt
return!isOurs&&now.getTime()<Date.parse(until)}},70074:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_K:()=>gitEnvironment,oz:()=>requireBranch,Bs:()=>requireClean})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
async function checkoutState(git){const records=(await git.raw(["status","--porcelain=v2","--branch","-z","--untracked-files=all","--no-renames"])).split("\0")
const header=name=>records.find(record=>record.startsWith(`# ${name} `))?.slice(name.length+3)
const head=header("branch.oid")
const branch=header("branch.head")
return{head:head==="(initial)"?void 0:head,branch:branch==="(detached)"?void 0:branch,changed:records.flatMap(record=>changedPath(record)??[])}}const fieldsBefore={1:8,u:10,"?":1}
function changedPath(record){const fields=record.split(" ")
const before=fieldsBefore[fields[0]??""]
return before===void 0?void 0:fields.slice(before).join(" ")}var git=__webpack_require__(54350)
var fault=__webpack_require__(98664)
var lib_text=__webpack_require__(94869)
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
return new fault.vC("config",what,{hint:"Run this action right after actions/checkout, or have the step before it commit or ignore its files."})}},57484:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>conclude,V:()=>failure})
var _github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(84804)
var _github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(9179)
var _github_write_policy_lock_pairs_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(16772)
var _github_write_report_withheld_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(85518)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(98664)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(94869)
function conclude(evidence){const{end:end}=evidence
switch(end.status){case"finished":return concludeFinished(evidence)
case"exhausted":return exhausted(end.limit)
case"deadline":return{outcome:"timed-out",reason:`Stopped after ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(evidence.timeoutMinutes,"minute")}, which is the limit`,hint:"Raise the `timeout-minutes` input (and the job's own limit above it), or ask for less at once."}
case"stuck":return{outcome:"stuck",reason:"Stopped because I was going in circles",hint:"Say what I seem to miss, and mention me again."}
case"waiting":return{outcome:"awaiting-approval",reason:"An action waits for approval",hint:"Approve or reject it."}
case"interrupted":return end.reason instanceof _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC?failure(end.reason):CANCELLED
case"failed":return failure(end.fault)}}const INPUTS={steps:"max-iterations",money:"max-budget-usd",tokens:"max-budget-tokens"}
function exhausted({of:of,most:most}){const reasons={steps:`Stopped after ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(most,"step")}, which is the limit`,money:`Stopped at the spending limit of $${most}`,tokens:`Stopped at the limit of ${most.toLocaleString("en-US")} tokens`}
const hint=`Mention me again to continue: the limit counts for each run. Or raise the \`${INPUTS[of]}\` input, or ask for less at once.`
return{outcome:"budget-exhausted",reason:reasons[of],hint:hint}}function failure(fault){if(fault.code==="cancelled")return{...CANCELLED,reason:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(fault.message,300).replace(/\.$/,"")}
const reason=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(fault.headline,300).replace(/\.$/,"")
const quote=fault.quote===void 0?{}:{quote:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(fault.quote,500)}
return{outcome:"failed",reason:reason,...quote,hint:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)(fault.hint??"",300),code:fault.code,fault:fault}}function blocked(first,amount){const more=amount>1?`, and ${amount-1} more`:""
const reason=`Nothing could be published: ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.TN)((0,_github_write_report_withheld_js__WEBPACK_IMPORTED_MODULE_2__.YG)(first),200)}${more}`
return{outcome:"blocked",reason:reason,hint:_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__.L[first.code].hint}}const NO_DATA=new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("model","The agent ended without the data that `output-schema` asks for.",{hint:"Run it again, ask for less data, or take a model that is better at calling tools."})
const CANCELLED={outcome:"cancelled",reason:"The run was cancelled",hint:"Mention me again to go on."}
function wherein({goal:goal,saved:{kept:kept},opened:{pullRequest:pullRequest,proposeUrl:proposeUrl}}){if(goal==="plan")return": ready to be applied"
if(goal==="dry-run")return": a dry run, so nothing is published"
if(goal==="patch")return": the patch is below"
if(goal==="advance")return` on pull request #${pullRequest?.number}`
if(pullRequest)return`: ${pullRequest.isReady?"":"draft "}pull request #${pullRequest.number}`
if(proposeUrl!==void 0)return": ready to be proposed"
return kept.kind==="branch"?` on branch ${kept.branch}`:": not published"}function unstoredFault(evidence,unstored){const{files:files}=evidence.change
const done=files.length>0?`Changed ${(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(files.length,"file")}${wherein(evidence)}, but`:"Nothing was published, because"
const names=unstored.slice(0,3).map(({path:path,detail:detail})=>`${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_5__.aY)(path)} (${detail})`)
const more=unstored.length>3?` and ${unstored.length-3} more`:""
return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_3__.vC("git",`${done} git cannot store ${names.join(", ")}${more}.`,{hint:_github_write_policy_codes_js__WEBPACK_IMPORTED_MODULE_0__.L["DKH-110"].hint})}const TORN_HINT="Before you merge, take the withheld file from the patch below, or have your package manager write it again on the branch."
function tornWords([first]){if(!first)return""
return`; ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_5__.aY)(first.withheld)} was withheld, so it does not match ${(0,_github_write_inline_code_js__WEBPACK_IMPORTED_MODULE_5__.aY)(first.published)}`}function concludeFinished(evidence){const{change:change,saved:saved,opened:opened,finalResponse:finalResponse}=evidence
const fault=saved.fault??opened.fault
if(fault)return failure(fault)
if(evidence.lacksData)return failure(NO_DATA)
const{withheld:withheld}=saved
const unstored=withheld.filter(({code:why})=>why==="DKH-110")
if(unstored.length>0)return failure(unstoredFault(evidence,unstored))
if(change.files.length>0){const files=(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_4__.U9)(change.files.length,"file")
const rest=withheld.length>0?`, and withheld ${withheld.length}`:""
const torn=(0,_github_write_policy_lock_pairs_js__WEBPACK_IMPORTED_MODULE_1__.g)(change.files.map(({path:path})=>path),withheld.map(({path:path})=>path))
return{outcome:"changed",reason:`Changed ${files}${rest}${wherein(evidence)}${tornWords(torn)}`,hint:torn.length>0?TORN_HINT:"",torn:torn}}if(evidence.goal==="propose"&&opened.pullRequest?.isNew)return{outcome:"changed",reason:`Nothing was to be added${wherein(evidence)}`,hint:""}
if(withheld[0])return blocked(withheld[0],withheld.length)
if(finalResponse.trim()!=="")return{outcome:"answered",reason:"Answered – nothing was changed",hint:""}
return{outcome:"no-op",reason:"Nothing was changed and nothing was said",hint:"Ask again in other words."}}},50117:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{G:()=>notDone,I:()=>NO_WORK})
var _conclude_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(57484)
function notDone(why,durationMs=0){const{fault:fault,...conclusion}=(0,_conclude_js__WEBPACK_IMPORTED_MODULE_0__.V)(why)
return{report:{...NO_WORK,...conclusion,durationMs:durationMs},fault:fault,conversationPath:""}}const NO_WORK={finalResponse:"",files:[],kept:{kind:"nothing"},withheld:[],withheldPatch:void 0,pullRequest:void 0,checks:[],steps:0,iterations:0,models:[],inputTokens:0,outputTokens:0,cachedTokens:0,estimatedCalls:0,costUsd:void 0,uses:[],wall:void 0}},96079:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{qv:()=>doneBefore,Dj:()=>givenBefore,mX:()=>reviewMarkerOf})
var schemas=__webpack_require__(28942)
var client=__webpack_require__(7477)
var port=__webpack_require__(95164)
var review_facts=__webpack_require__(61229)
var external_node_crypto_=__webpack_require__(77598)
var write_seal=__webpack_require__(14801)
const FORM=/<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/
function reviewMarker(secret,place){if(secret==="")return{mark:()=>"",read:()=>{}}
const seal=(0,write_seal.J)(secret,"deckhand reviews",place)
return{mark(key,{found:found,mended:mended,stillOpen:stillOpen,blocking:blocking,conversation:conversation}){const parts=[digestOf(key),...[found,mended,stillOpen,blocking].map(String),conversation]
return`\x3c!-- deckhand:review ${parts.join(" ")} ${seal.codeOf(parts)} --\x3e`},read(body,key){const[,...parts]=FORM.exec(body)??[]
const code=parts.pop()
if(code===void 0||parts[0]!==digestOf(key)||!seal.isOurs(code,parts))return
const[found=0,mended=0,stillOpen=0,blocking=0]=parts.slice(1,5).map(Number)
return{found:found,mended:mended,stillOpen:stillOpen,blocking:blocking,conversation:parts[5]??""}}}}function digestOf(key){return(0,external_node_crypto_.createHash)("sha256").update(key).digest("hex").slice(0,32)}var fault=__webpack_require__(98664)
var prompts=__webpack_require__(88135)
var done=__webpack_require__(50117)
var console=__webpack_require__(91492)
var own_secret=__webpack_require__(23246)
const Posted=schemas.object({body:schemas.string().nullish(),html_url:schemas.string(),commit_id:schemas.string().nullish(),state:schemas.string()})
const VERDICTS={APPROVED:"APPROVE",CHANGES_REQUESTED:"REQUEST_CHANGES"}
async function givenBefore(desk){const{github:github,job:job,trigger:trigger}=desk
if(trigger.thread.type==="none")return
const asked={pull_number:trigger.thread.number}
try{const{items:items}=await(0,port.n)((0,client.n)(github,job.repository),"/pulls/{pull_number}/reviews",asked)
const posted=items.map(item=>Posted.parse(item)).filter(({state:state})=>state!=="PENDING")
return posted.flatMap(item=>givenIn(item,reviewMarkerOf(desk),trigger.key))[0]}catch(error){(0,console.m)(`Whether this was reviewed before could not be found out. ${(0,fault.ec)(error).message}`)
return}}function reviewMarkerOf({world:world,job:job,trigger:trigger}){const{owner:owner,name:name}=job.repository
const number=trigger.thread.type==="none"?"":trigger.thread.number
return reviewMarker((0,own_secret.b)(world.env)??"",`${owner}/${name}#${number}`)}function givenIn({body:body,html_url:url,commit_id:commit_id,state:state},marker,key){const given=marker.read(body??"",key)
if(!given)return[]
const{conversation:conversation,...figures}=given
const verdict=VERDICTS[state]??"COMMENT"
return[{conversation:conversation,facts:{...figures,commit:commit_id??"",verdict:verdict,url:url,unposted:""}}]}function doneBefore({facts:facts}){const reason=(0,review_facts.$Q)(facts)
const report={...done.I,outcome:"answered",reason:reason,hint:"",durationMs:0}
return{report:{...report,review:facts,note:(0,prompts.J1)("review-given")},fault:void 0,conversationPath:""}}},84596:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YX:()=>askerOf,et:()=>subjectOf,iq:()=>requesterOf,xo:()=>newBranch})
var _github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(25575)
var _lib_text_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(94869)
function subjectOf({thread:thread,snapshot:snapshot,request:request,run:run,kind:kind,about:about}){const number=thread.type==="none"?void 0:thread.number
const title=snapshot?.title??about?.title??(run?`Mend ${run.name}`:request)
const isTask=number===void 0&&(kind==="schedule"||kind==="automation")
return{number:number,title:(0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.TN)(title,200),isTask:isTask,isDiscussion:thread.type==="discussion"}}const BY_HAND=["workflow_dispatch","repository_dispatch"]
function requesterOf(trigger){const{kind:kind,event:event}=trigger
const login=askerOf(trigger)?.login
if(login===void 0)return"a schedule"
if(kind==="ci-failure")return`a failed run of ${login}`
const isOfWorkflow=kind==="review"||kind==="automation"&&!BY_HAND.includes(event)
return isOfWorkflow?"the workflow":login}function askerOf({actors:actors,asker:asker}){return asker??actors[0]}function newBranch({number:number,title:title,isTask:isTask=false,isDiscussion:isDiscussion=false},{runId:runId,runAttempt:runAttempt,task:task},template){if(isTask&&task){const branch=(0,_github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.P)(template,{kind:"task",number:task.digest,slug:task.words,run:runId})
return{branch:branch,plain:branch}}if(number===void 0){const attempt=runAttempt>1?String(runAttempt):""
const branch=(0,_github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.P)(template,{kind:"run",number:runId,slug:attempt,run:runId})
return{branch:branch,plain:branch}}const kind=isDiscussion?"discussion":"issue"
const named=words=>(0,_github_write_branch_template_js__WEBPACK_IMPORTED_MODULE_1__.P)(template,{kind:kind,number:number,slug:words,run:runId})
return{branch:named((0,_lib_text_js__WEBPACK_IMPORTED_MODULE_0__.yR)(title,40)),plain:named("")}}},95164:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{n:()=>readPages})
const pageSize=100
async function readPages(client,path,parameters={},{most:most=10,list:list}={}){const items=[]
for(let page=1;page<=most;page++){const reply=await client.get(path,{...parameters,per_page:pageSize,page:page}).catch(error=>{if(page===1)throw error})
const found=list===void 0?reply:Object(reply)[list]
if(!Array.isArray(found))return{items:items,isWhole:false}
items.push(...found)
if(found.length<pageSize)return{items:items,isWhole:true}}return{items:items,isWhole:false}}},7256:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{E:()=>readPull,a:()=>headMoved})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
const Repo=zod__WEBPACK_IMPORTED_MODULE_1__.object({id:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),full_name:zod__WEBPACK_IMPORTED_MODULE_1__.string()}).nullable()
const End=zod__WEBPACK_IMPORTED_MODULE_1__.object({ref:zod__WEBPACK_IMPORTED_MODULE_1__.string(),sha:zod__WEBPACK_IMPORTED_MODULE_1__.string(),repo:Repo})
const PullReply=zod__WEBPACK_IMPORTED_MODULE_1__.object({number:zod__WEBPACK_IMPORTED_MODULE_1__.number().int(),html_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),state:zod__WEBPACK_IMPORTED_MODULE_1__.string(),merged:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false),draft:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false),maintainer_can_modify:zod__WEBPACK_IMPORTED_MODULE_1__.boolean().default(false),head:End,base:End})
async function readPull(client,number){const reply=PullReply.safeParse(await client.get("/pulls/{pull_number}",{pull_number:number}))
if(!reply.success)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("github",`GitHub's reply about pull request #${number} was not understood.`,{cause:reply.error})
const{html_url:url,state:state,merged:merged,draft:draft,maintainer_can_modify:maintainer_can_modify,head:head,base:base}=reply.data
return{number:number,url:url,state:merged?"merged":state==="open"?"open":"closed",isDraft:draft,isFork:head.repo===null||head.repo.id!==base.repo?.id,maintainerCanModify:maintainer_can_modify,head:endOf(head),base:endOf(base)}}function endOf({ref:ref,sha:sha,repo:repo}){return{branch:ref,sha:sha,repository:repo?.full_name}}function headMoved(number,from,to){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.vC("github",`The head of pull request #${number} moved from ${from} to ${to} after the request.`,{hint:"Look at the new commits, then ask again."})}},12322:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,dF:()=>isReviewing,gq:()=>isLookedAt,zN:()=>isReview})
var _trigger_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63768)
const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:(?:this|the)\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}},63768:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PP:()=>ignored,TN:()=>keyOf,eY:()=>snapshotOf})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}},91116:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>tipIfAny,n:()=>tipOf})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(58908)
const Branch=zod__WEBPACK_IMPORTED_MODULE_1__.object({name:zod__WEBPACK_IMPORTED_MODULE_1__.string(),commit:zod__WEBPACK_IMPORTED_MODULE_1__.object({sha:zod__WEBPACK_IMPORTED_MODULE_1__.string()})})
const Ref=zod__WEBPACK_IMPORTED_MODULE_1__.object({object:zod__WEBPACK_IMPORTED_MODULE_1__.object({sha:zod__WEBPACK_IMPORTED_MODULE_1__.string()})})
async function tipOf(github,{owner:owner,name:repo},branch){try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:owner,repo:repo,branch:branch})
const{name:name,commit:commit}=Branch.parse(data)
if(name===branch)return commit.sha}catch(error){if(!isMissing(error)||NO_BRANCH.test(error.message))throw error}const ref={owner:owner,repo:repo,ref:`heads/${branch}`}
return Ref.parse((await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}",ref)).data).object.sha}async function tipIfAny(github,repository,branch){try{return await tipOf(github,repository,branch)}catch(error){if(isMissing(error))return
throw error}}const NO_BRANCH=/: Branch not found\.$/
function isMissing(error){return error instanceof _client_github_fault_js__WEBPACK_IMPORTED_MODULE_0__.Q4&&error.status===404}},3549:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{qT:()=>Reaction,r1:()=>ReactionPlace,wv:()=>react})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var _ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(45013)
const Reaction=zod__WEBPACK_IMPORTED_MODULE_1__["enum"](["eyes","confused","hooray","+1"])
const ReactionPlace=zod__WEBPACK_IMPORTED_MODULE_1__.discriminatedUnion("kind",[zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("issue-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("review-comment"),id:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("thread"),number:zod__WEBPACK_IMPORTED_MODULE_1__.number()}),zod__WEBPACK_IMPORTED_MODULE_1__.object({kind:zod__WEBPACK_IMPORTED_MODULE_1__.literal("node"),id:zod__WEBPACK_IMPORTED_MODULE_1__.string(),permission:zod__WEBPACK_IMPORTED_MODULE_1__.string()})]).readonly()
const REACT=`mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`
async function react(github,{owner:owner,name:repo},place,content){const reaction={owner:owner,repo:repo,content:content}
switch(place.kind){case"issue-comment":{const route="POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"review-comment":{const route="POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"
await github.request(route,{...reaction,comment_id:place.id})
return}case"node":{const name=content==="+1"?"THUMBS_UP":content.toUpperCase()
const variables={input:{subjectId:place.id,content:name}}
await(0,_ask_graphql_js__WEBPACK_IMPORTED_MODULE_0__.j)(github,REACT,{variables:variables,permission:place.permission})
return}case"thread":{const route="POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"
await github.request(route,{...reaction,issue_number:place.number})}}}},89921:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>readBlobs,g:()=>sizesOf})
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
at=end+1+length+1}return blobs}function listed(objects){return[...new Set(objects)].map(object=>`${object}\n`).join("")}},9179:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{L:()=>CODES})
const CODES={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it steers agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Let the build make it or download it, or add it yourself, with Git LFS perhaps."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"is too long a patch",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git takes for an attack",hint:"Look at the patch before you use anything of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"What could be kept of it is in the patch, and the next run on this thread begins with that. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-201":{message:"holds what looks like a secret",hint:"If it is one, replace it with a new one; the line is marked in the patch."},"DKH-202":{message:"has a name that holds what looks like a secret",hint:"If it is one, replace it with a new one."},"DKH-203":{message:"said what looks like a secret, and it was taken out",hint:"If it is one, replace it with a new one."}}},16772:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{f:()=>pairsOf,g:()=>tornBetween})
const MANIFESTS=new Map([["package-lock.json",[/^package\.json$/,true]],["npm-shrinkwrap.json",[/^package\.json$/,true]],["yarn.lock",[/^package\.json$/,true]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,true]],["bun.lock",[/^package\.json$/,true]],["bun.lockb",[/^package\.json$/,true]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,true]],["Cargo.lock",[/^Cargo\.toml$/,true]],["poetry.lock",[/^pyproject\.toml$/,false]],["pdm.lock",[/^pyproject\.toml$/,false]],["uv.lock",[/^pyproject\.toml$/,true]],["Pipfile.lock",[/^Pipfile$/,false]],["composer.lock",[/^composer\.json$/,false]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,true]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,true]],["go.sum",[/^go\.mod$/,false]],["go.work.sum",[/^go\.(?:work|mod)$/,true]],["mix.lock",[/^mix\.exs$/,true]],["pubspec.lock",[/^pubspec\.yaml$/,true]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,false]],["Podfile.lock",[/^Podfile$/,false]],["flake.lock",[/^flake\.nix$/,false]],["Package.resolved",[/^Package\.swift$/,false]],[".terraform.lock.hcl",[/^.*\.tf$/,false]]])
function pairsOf(paths){return paths.flatMap(lock=>{const[names,isBelow]=MANIFESTS.get(nameOf(lock))??[]
if(!names)return[]
const folder=lock.slice(0,-nameOf(lock).length)
const isIts=path=>path.startsWith(folder)&&names.test(nameOf(path))&&(isBelow||!path.slice(folder.length).includes("/"))
const manifests=paths.filter(isIts)
return manifests.length===0?[]:[{lock:lock,manifests:manifests}]})}function tornBetween(published,withheld){const isOut=new Set(withheld)
return pairsOf([...published.filter(path=>!isOut.has(path)),...isOut]).flatMap(({lock:lock,manifests:manifests})=>{const other=manifests.find(manifest=>isOut.has(manifest)!==isOut.has(lock))
if(other===void 0)return[]
return isOut.has(lock)?[{published:other,withheld:lock}]:[{published:lock,withheld:other}]})}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}},84783:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{h:()=>renderPatch})
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(84804)
function renderPatch({path:path,patch:patch},{what:what,title:title,most:most}){const file=`until the job ends, in the file ${(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.aY)(path)} (output \`patch-path\`)`
if(patch.length>most)return`${what} is kept as a patch that is too long for a comment, ${file}: upload it with actions/upload-artifact.`
const fence=(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.Lt)(patch)
const shown=`<details><summary>${title}</summary>\n\n${fence}diff\n${patch}${fence}\n\n</details>`
return`${what} is kept as a patch: below and, ${file}.\n\n${shown}`}},85518:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{YG:()=>summaryOf,b:()=>renderLocks,eJ:()=>renderWithheld})
var _prompts_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(88135)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(84804)
var _policy_codes_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(9179)
var _patch_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(84783)
const SHOWN=20
function renderWithheld({withheld:withheld,withheldPatch:withheldPatch}){if(withheld.length===0)return""
const hasWork=withheld.some(({code:code})=>code!=="DKH-203")
const lines=withheld.slice(0,SHOWN).map(lineOf)
const more=withheld.length>SHOWN?[`- … and ${withheld.length-SHOWN} more.`]:[]
const hints=[...new Set(withheld.map(({code:code})=>`${code}: ${_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__.L[code].hint}`))]
return[["Withheld:","",...lines,...more].join("\n"),hints.join("\n"),patchOf(withheldPatch,hasWork)].filter(Boolean).join("\n\n")}function renderLocks(locks){return locks.map(({path:path,manifests:manifests,added:added})=>{const names=added.slice(0,SHOWN).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", ")
const more=added.length>SHOWN?`, and ${added.length-SHOWN} more`:""
const fresh=added.length===0?(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("lock-file-same"):(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("lock-file-new",{entries:`${names}${more}`})
return(0,_prompts_js__WEBPACK_IMPORTED_MODULE_0__.J1)("lock-file",{path:(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(path),manifests:manifests.slice(0,SHOWN).map(_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY).join(", "),fresh:fresh})}).join("\n\n")}function summaryOf({code:code,path:path,detail:detail}){return`${code} ${path||"the change"} ${_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__.L[code].message}${detail===""?"":` (${detail})`}`}function lineOf({path:path,code:why,detail:detail}){const what=path===""?"The change":(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_2__.aY)(path)
return`- **${why}** ${what} ${_policy_codes_js__WEBPACK_IMPORTED_MODULE_1__.L[why].message}${detail===""?"":` (${detail})`}.`}function patchOf(patch,hasWork){if(!patch)return hasWork?"It is not kept anywhere else than in the workspace of the run.":""
return(0,_patch_js__WEBPACK_IMPORTED_MODULE_3__.h)(patch,{what:"It",title:"Withheld",most:15e3})}},21843:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$s:()=>withAnswer,_8:()=>Manifest,nD:()=>Lease,oy:()=>answerTo,xv:()=>VERSION,yz:()=>freshManifest})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(64377)
var _comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549)
const VERSION=1
const MOST_ANSWERS=200
const sha=zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{40,64}$/)
const time=zod__WEBPACK_IMPORTED_MODULE_2__.datetime()
const Answer=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({key:zod__WEBPACK_IMPORTED_MODULE_1__.string(),comment_url:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_1__.string(),reaction:_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__.qT.optional(),time:time}).readonly()
const Lease=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({run_id:zod__WEBPACK_IMPORTED_MODULE_1__.int(),attempt:zod__WEBPACK_IMPORTED_MODULE_1__.int(),run_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),key:zod__WEBPACK_IMPORTED_MODULE_1__.string(),taken:time,until:time}).readonly()
const Work=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({branch:zod__WEBPACK_IMPORTED_MODULE_1__.string(),commit:sha,base:zod__WEBPACK_IMPORTED_MODULE_1__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable()}).readonly()
const Manifest=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({conversation_id:zod__WEBPACK_IMPORTED_MODULE_1__.uuid(),answered:zod__WEBPACK_IMPORTED_MODULE_1__.array(Answer).max(MOST_ANSWERS).readonly(),work:Work.nullable(),comment_id:zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),lease:Lease.nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),reason:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),read_until:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),thread_digest:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),proposal:zod__WEBPACK_IMPORTED_MODULE_1__.json().nullable(),counters:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),zod__WEBPACK_IMPORTED_MODULE_1__.number()).readonly()}).readonly()
function freshManifest(conversation_id){return{conversation_id:conversation_id,answered:[],work:null,comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(key,{answered:answered}){return answered.findLast(answer=>answer.key===key)}function withAnswer(manifest,answer){const others=manifest.answered.filter(({key:key})=>key!==answer.key)
return{...manifest,answered:[...others,answer].slice(-MOST_ANSWERS)}}},78428:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Oy:()=>storedFile,b1:()=>LIMITS,e0:()=>MANIFEST,ol:()=>digestOf,rX:()=>isStatePath,sc:()=>sha256})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
const MB=1024*1024
const LIMITS={files:2e4,fileBytes:16*MB,allBytes:96*MB}
const MANIFEST="manifest.json"
const PATH=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(path){return PATH.test(path)&&!/\.(?:tmp|lock)$/.test(path)}function digestOf(files){const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
for(const path of[...files.keys()].sort())hash.update(`${path}\0${files.get(path)?.sha256}\n`)
return hash.digest("hex")}function storedFile(bytes){const object=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")
return{object:object,sha256:sha256(bytes),bytes:bytes.length}}function sha256(bytes){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}},40469:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Q:()=>threadState,p:()=>taskState})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
const REFS="refs/deckhand/"
const BRANCHES="refs/heads/deckhand/state/"
function threadState(number){return{name:`threads/${number}`,ref:`${REFS}threads/${number}`,branch:`${BRANCHES}${number}`}}function taskState(key){const short=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)
return{name:`tasks/${short}`,ref:`${REFS}tasks/${short}`,branch:`${BRANCHES}task-${short}`}}},93804:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _commit_push_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(44811)
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
throw error}},60297:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{d:()=>canonicalJson})
function canonicalJson(value){return JSON.stringify(value,(_,part)=>isRecord(part)?sorted(part):part)}function isRecord(value){return typeof value==="object"&&value!==null&&!Array.isArray(value)}function sorted(record){const keys=Object.keys(record).sort((a,b)=>a<b?-1:1)
const result=Object.create(null)
for(const key of keys)result[key]=record[key]
return result}},64377:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{ZodISODate:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,ZodISODateTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,ZodISODuration:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,ZodISOTime:()=>_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,date:()=>date,datetime:()=>datetime,duration:()=>duration,time:()=>time})
var _core_index_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(43759)
var _schemas_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
function datetime(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODateTime,params)}function date(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.db(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODate,params)}function time(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.Kn(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISOTime,params)}function duration(params){return _core_index_js__WEBPACK_IMPORTED_MODULE_1__.f2(_schemas_js__WEBPACK_IMPORTED_MODULE_0__.ZodISODuration,params)}}}

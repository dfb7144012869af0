export const id=5752
export const ids=[5752]
export const modules={3630:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>gitEnvironment})
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22499)
function gitEnvironment(env){return(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_0__.mR)(env)}}),12322:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,dF:()=>isReviewing,gq:()=>isLookedAt,zN:()=>isReview})
var _trigger_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63768)
const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}}),63768:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PP:()=>ignored,TN:()=>keyOf,eY:()=>snapshotOf})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}}),83093:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{I3:()=>latinOf,MT:()=>oldLine,Mc:()=>entriesOf,NG:()=>SUBMODULE,Pq:()=>differenceOf,_n:()=>unquote,b4:()=>readBlobs,gN:()=>sizesOf,nG:()=>filesIn,p6:()=>treeWith,ps:()=>LINK,s9:()=>entriesIn,sj:()=>ABSENT,zB:()=>isApart})
const ABSENT="000000"
const LINK="120000"
const SUBMODULE="160000"
function isApart({path:path},apart){return apart!==void 0&&`${path}/`.startsWith(`${apart}/`)}async function entriesOf(git,from,to){return entriesIn(await git.raw(["diff-tree","-r","--raw","--no-renames","--no-abbrev",from,to]))}async function differenceOf(git,from,to){const both=["diff-tree","-r","--raw","--numstat","--no-renames","--no-abbrev"]
const lines=(await git.raw([...both,from,to])).split("\n").filter(Boolean)
const isRaw=line=>line.startsWith(":")
return{entries:lines.filter(isRaw).map(parseLine),files:lines.filter(line=>!isRaw(line)).map(parseNumstat)}}function parseNumstat(line){const[added="",removed="",path=""]=line.split("\t")
return{path:unquote(path),added:countOf(added),removed:countOf(removed)}}function countOf(field){return field==="-"?void 0:Number(field)}function entriesIn(lines){return lines.split("\n").filter(Boolean).map(parseLine)}function parseLine(line){const tab=line.indexOf("\t")
const[oldMode="",newMode="",oldObject="",newObject=""]=line.slice(1,tab).split(" ")
const quoted=line.slice(tab+1)
return{path:unquote(quoted),quoted:quoted,oldMode:oldMode,newMode:newMode,oldObject:oldObject,newObject:newObject}}const ESCAPES={a:"",b:"\b",t:"\t",n:"\n",v:"\v",f:"\f",r:"\r"}
function unquote(quoted){return quoted.startsWith('"')?Buffer.from(latinOf(quoted),"latin1").toString("utf8"):quoted}function latinOf(quoted){if(!quoted.startsWith('"'))return quoted
return quoted.slice(1,-1).replaceAll(/\\([0-7]{3}|.)/g,(_,sign)=>sign.length===3?String.fromCharCode(Number.parseInt(sign,8)):ESCAPES[sign]??sign)}function oldLine({oldMode:oldMode,oldObject:oldObject,quoted:quoted}){return`${oldMode} ${oldObject}\t${quoted}\n`}async function treeWith(git,tree,entries,side){await git.raw(["read-tree",tree])
const lines=entries.map(({quoted:quoted,oldMode:oldMode,newMode:newMode,oldObject:oldObject,newObject:newObject})=>side==="old"?`${oldMode} ${oldObject}\t${quoted}\n`:`${newMode} ${newObject}\t${quoted}\n`)
const isRemoval=line=>line.startsWith(ABSENT)
const ordered=[...lines.filter(isRemoval),...lines.filter(line=>!isRemoval(line))]
await git.raw(["update-index","--index-info"],ordered.join(""))
return(await git.raw(["write-tree"])).trim()}async function filesIn(git,tree){const records=(await git.bytes(["ls-tree","-r","-l","-z","--full-tree",tree])).toString().split("\0")
return records.flatMap(record=>{const tab=record.indexOf("\t")
const[mode,type,id="",size]=record.slice(0,Math.max(0,tab)).split(/ +/)
return type==="blob"?[{path:record.slice(tab+1),size:Number(size),id:id,isLink:mode===LINK}]:[]})}async function sizesOf(git,objects){if(objects.length===0)return new Map
const lines=(await git.raw(["cat-file","--batch-check"],listed(objects))).split("\n")
const facts=lines.map(line=>line.split(" "))
return new Map(facts.flatMap(([object="",type,size])=>type==="blob"?[[object,Number(size)]]:[]))}async function readBlobs(git,objects,most){const blobs=new Map
if(objects.length===0)return blobs
const output=await git.bytes(["cat-file","--batch"],listed(objects),most)
for(let at=0;at<output.length;){const end=output.indexOf("\n",at)
const[object="",type,size]=output.toString("latin1",at,end).split(" ")
const length=size===void 0?-1:Number(size)
if(type==="blob")blobs.set(object,output.subarray(end+1,end+1+length))
at=end+1+length+1}return blobs}function listed(objects){return[...new Set(objects)].map(object=>`${object}\n`).join("")}}),5662:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{OX:()=>stateKeys,_P:()=>unusable,_Z:()=>plainManifest,gs:()=>enclose,h4:()=>disclose})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _lib_json_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(80292)
var _manifest_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(21843)
const Envelope=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({version:zod__WEBPACK_IMPORTED_MODULE_3__.int(),manifest:zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({plain:zod__WEBPACK_IMPORTED_MODULE_3__.json()}),zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({sealed:zod__WEBPACK_IMPORTED_MODULE_3__.string()})]),files:zod__WEBPACK_IMPORTED_MODULE_3__.string(),mac:zod__WEBPACK_IMPORTED_MODULE_3__.string()}).readonly()
function enclose({manifest:manifest,files:files,isSealed:isSealed},owner,keys){const text=(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(manifest)
const body=isSealed?{sealed:keys.seal(Buffer.from(text)).toString("base64")}:{plain:JSON.parse(text)}
const envelope={version:_manifest_js__WEBPACK_IMPORTED_MODULE_2__.xv,manifest:body,files:files}
return`${(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)({...envelope,mac:keys.sign(signedText(envelope,owner))})}\n`}function disclose(text,owner,keys){const parsed=Envelope.safeParse(fromJson(text))
if(!parsed.success)return unusable("it is damaged, or was written by another version")
const{mac:mac,...envelope}=parsed.data
if(!keys.isSigned(signedText(envelope,owner),mac))return unusable("it was not signed with this repository's key for this thread")
if(envelope.version!==_manifest_js__WEBPACK_IMPORTED_MODULE_2__.xv)return unusable("it was written by another version")
const isSealed="sealed"in envelope.manifest
const manifest=_manifest_js__WEBPACK_IMPORTED_MODULE_2__._8.safeParse(contentOf(envelope.manifest,keys))
if(!manifest.success)return unusable("it was written by another version")
return{status:"sound",manifest:manifest.data,files:envelope.files,isSealed:isSealed}}function plainManifest(text){const parsed=Envelope.safeParse(fromJson(text))
if(!parsed.success||!("plain"in parsed.data.manifest))return
return _manifest_js__WEBPACK_IMPORTED_MODULE_2__._8.safeParse(parsed.data.manifest.plain).data}function unusable(why){return{status:"unusable",why:why}}function signedText(envelope,{repositoryId:repositoryId,name:name}){return(0,_lib_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)({...envelope,repository_id:repositoryId,name:name})}function contentOf(body,keys){if("plain"in body)return body.plain
const text=keys.unseal(Buffer.from(body.sealed,"base64"))
return text&&fromJson(text.toString())}function fromJson(text){try{return JSON.parse(text)}catch{return}}const ALGORITHM="aes-256-gcm"
const IV=12
const TAG=16
function stateKeys(secret,repositoryId){const derive=purpose=>Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256",secret,String(repositoryId),purpose,32))
const[macKey,sealKey]=[derive("deckhand state mac"),derive("deckhand state seal")]
const sign=text=>(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256",macKey).update(text).digest("hex")
return{sign:sign,isSigned(text,mac){const[wanted,given]=[Buffer.from(sign(text)),Buffer.from(mac)]
return wanted.length===given.length&&(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(wanted,given)},seal(bytes){const iv=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(IV)
const cipher=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(ALGORITHM,sealKey,iv,{authTagLength:TAG})
return Buffer.concat([iv,cipher.update(bytes),cipher.final(),cipher.getAuthTag()])},unseal(sealed){if(sealed.length<IV+TAG)return
const decipher=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(ALGORITHM,sealKey,sealed.subarray(0,IV),{authTagLength:TAG})
decipher.setAuthTag(sealed.subarray(-TAG))
try{return Buffer.concat([decipher.update(sealed.subarray(IV,-TAG)),decipher.final()])}catch{return}}}}}),21843:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$s:()=>withAnswer,_8:()=>Manifest,nD:()=>Lease,oy:()=>answerTo,xv:()=>VERSION,yz:()=>freshManifest})
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(64377)
var _comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(3549)
const VERSION=2
const MOST_ANSWERS=200
const sha=zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[0-9a-f]{40,64}$/)
const time=zod__WEBPACK_IMPORTED_MODULE_2__.datetime()
const RequestAnswer=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({key:zod__WEBPACK_IMPORTED_MODULE_1__.string(),comment_url:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_1__.string(),reaction:_comment_reaction_js__WEBPACK_IMPORTED_MODULE_0__.qT.optional(),time:time}).readonly()
const Lease=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({run_id:zod__WEBPACK_IMPORTED_MODULE_1__.int(),attempt:zod__WEBPACK_IMPORTED_MODULE_1__.int(),run_url:zod__WEBPACK_IMPORTED_MODULE_1__.string(),key:zod__WEBPACK_IMPORTED_MODULE_1__.string(),taken:time,until:time}).readonly()
const place=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({branch:zod__WEBPACK_IMPORTED_MODULE_1__.string(),commit:sha,base:zod__WEBPACK_IMPORTED_MODULE_1__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable()})
const Work=place.readonly()
const OtherWork=place.extend({name:zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^[\w.-]+\/[\w.-]+$/)}).readonly()
const Manifest=zod__WEBPACK_IMPORTED_MODULE_1__.strictObject({conversation_id:zod__WEBPACK_IMPORTED_MODULE_1__.uuid(),answered:zod__WEBPACK_IMPORTED_MODULE_1__.array(RequestAnswer).max(MOST_ANSWERS).readonly(),work:Work.nullable(),repositories:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string().regex(/^\d{1,15}$/),OtherWork).readonly(),comment_id:zod__WEBPACK_IMPORTED_MODULE_1__.int().nullable(),lease:Lease.nullable(),outcome:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),reason:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),read_until:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),thread_digest:zod__WEBPACK_IMPORTED_MODULE_1__.string().nullable(),proposal:zod__WEBPACK_IMPORTED_MODULE_1__.json().nullable(),counters:zod__WEBPACK_IMPORTED_MODULE_1__.record(zod__WEBPACK_IMPORTED_MODULE_1__.string(),zod__WEBPACK_IMPORTED_MODULE_1__.number()).readonly()}).readonly()
function freshManifest(conversation_id){return{conversation_id:conversation_id,answered:[],work:null,repositories:{},comment_id:null,lease:null,outcome:null,reason:null,read_until:null,thread_digest:null,proposal:null,counters:{}}}function answerTo(key,{answered:answered}){return answered.findLast(answer=>answer.key===key)}function withAnswer(manifest,answer){const others=manifest.answered.filter(({key:key})=>key!==answer.key)
return{...manifest,answered:[...others,answer].slice(-MOST_ANSWERS)}}}),22286:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{u:()=>readState,y:()=>readUnverified})
var _policy_entries_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(83093)
var _envelope_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5662)
var _state_file_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(78428)
async function readState(git,commit,owner,keys){const stored=await storedIn(git,commit)
return"status"in stored?stored:believe(stored,owner,keys)}async function readUnverified(git,commit){const stored=await storedIn(git,commit)
if("status"in stored)return stored
const manifest=(0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__._Z)(stored.get(_state_file_js__WEBPACK_IMPORTED_MODULE_2__.e0)?.toString()??"")
if(!manifest)return(0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__._P)("it is encrypted, damaged, or was written by another version")
const files=new Map([...stored].filter(([path])=>path!==_state_file_js__WEBPACK_IMPORTED_MODULE_2__.e0))
return{status:"found",outcome:manifest.outcome,files:files}}async function storedIn(git,commit){const entries=await entriesOf(git,commit)
const problem=problemIn(entries)
if(problem!==void 0)return(0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__._P)(problem)
const blobs=await(0,_policy_entries_js__WEBPACK_IMPORTED_MODULE_0__.b4)(git,entries.map(({object:object})=>object))
return new Map(entries.flatMap(({path:path,object:object})=>{const bytes=blobs.get(object)
return bytes?[[path,bytes]]:[]}))}function believe(blobs,owner,keys){const enclosed=(0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__.h4)(blobs.get(_state_file_js__WEBPACK_IMPORTED_MODULE_2__.e0)?.toString()??"",owner,keys)
if(enclosed.status==="unusable")return enclosed
const bodies=[...blobs].filter(([path])=>path!==_state_file_js__WEBPACK_IMPORTED_MODULE_2__.e0)
const stored=new Map(bodies.map(([path,bytes])=>[path,(0,_state_file_js__WEBPACK_IMPORTED_MODULE_2__.Oy)(bytes)]))
if((0,_state_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(stored)!==enclosed.files)return(0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__._P)("its files are not those that were signed")
const{manifest:manifest,isSealed:isSealed}=enclosed
const plain=bodies.map(([path,bytes])=>[path,isSealed?keys.unseal(bytes):bytes])
const files=new Map(plain.flatMap(([path,bytes])=>bytes?[[path,bytes]]:[]))
if(files.size<plain.length)return(0,_envelope_js__WEBPACK_IMPORTED_MODULE_1__._P)("a file of it cannot be opened")
return{status:"found",manifest:manifest,files:files,stored:stored,isSealed:isSealed}}async function entriesOf(git,commit){const text=await git.raw(["ls-tree","-r","-z","-l","--full-tree",commit])
return text.split("\0").filter(Boolean).map(record=>{const tab=record.indexOf("\t")
const[mode="",,object="",size=""]=record.slice(0,tab).split(/ +/)
return{mode:mode,object:object,bytes:Number(size),path:record.slice(tab+1)}})}function problemIn(entries){const all=entries.reduce((sum,{bytes:bytes})=>sum+bytes,0)
const isTooLarge=entries.length>_state_file_js__WEBPACK_IMPORTED_MODULE_2__.b1.files||all>_state_file_js__WEBPACK_IMPORTED_MODULE_2__.b1.allBytes
if(isTooLarge||entries.some(({bytes:bytes})=>bytes>_state_file_js__WEBPACK_IMPORTED_MODULE_2__.b1.fileBytes))return"it is larger than a state may be"
const isOdd=entries.some(({mode:mode,path:path})=>mode!=="100644"||!(path===_state_file_js__WEBPACK_IMPORTED_MODULE_2__.e0||(0,_state_file_js__WEBPACK_IMPORTED_MODULE_2__.rX)(path)))
return isOdd?"it contains files that are no part of a state":void 0}}),78428:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Oy:()=>storedFile,QY:()=>threadState,b1:()=>LIMITS,e0:()=>MANIFEST,ol:()=>digestOf,pg:()=>taskState,rX:()=>isStatePath,sc:()=>sha256})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
const MB=1024*1024
const LIMITS={files:2e4,fileBytes:16*MB,allBytes:96*MB}
const MANIFEST="manifest.json"
const PATH=/^(?:conversation|work)(?:\/[A-Za-z0-9_][\w.@-]{0,150}){1,5}$/
function isStatePath(path){return PATH.test(path)&&!/\.(?:tmp|lock)$/.test(path)}function digestOf(files){const hash=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
for(const path of[...files.keys()].sort())hash.update(`${path}\0${files.get(path)?.sha256}\n`)
return hash.digest("hex")}function storedFile(bytes){const object=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex")
return{object:object,sha256:sha256(bytes),bytes:bytes.length}}function sha256(bytes){return(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex")}const REFS="refs/deckhand/"
const BRANCHES="refs/heads/deckhand/state/"
function threadState(number){return{name:`threads/${number}`,ref:`${REFS}threads/${number}`,branch:`${BRANCHES}${number}`}}function taskState(key){const short=(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(key).digest("hex").slice(0,32)
return{name:`tasks/${short}`,ref:`${REFS}tasks/${short}`,branch:`${BRANCHES}task-${short}`}}}),93804:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _commit_push_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70012)
const READ="refs/deckhand/read"
const LOST=/\((?:stale info|fetch first|non-fast-forward|already exists)|cannot lock ref|reference already exists|incorrect old value|failed to update ref/
const REFUSED=/\[remote rejected\]/
function stateRemote(git,remote){const access=remote.token===""?{}:(0,_commit_push_js__WEBPACK_IMPORTED_MODULE_1__.it)(remote)
const withToken=()=>git(access)
const withoutRepository=()=>git({...access,GIT_DIR:"/dev/null"})
return{async tips(patterns){const lines=await withoutRepository().raw(["ls-remote","--refs","--quiet",remote.url,...patterns])
const pairs=lines.split("\n").filter(Boolean)
return new Map(pairs.map(line=>line.split("\t")).map(([sha="",ref=""])=>[ref,sha]))},async fetch(ref){await withToken().raw(["fetch","--quiet","--depth=1","--no-tags",remote.url,`+${ref}:${READ}`])
return(await git().raw(["rev-parse","--verify","--quiet",READ])).trim()},async move(ref,commit,expected){try{const lease=`--force-with-lease=${ref}:${expected}`
await withToken().raw(["push","--quiet","--no-verify",lease,remote.url,`${commit}:${ref}`])
return"moved"}catch(error){return verdictOn(error)}}}}function verdictOn(error){const{message:message,cause:cause}=(0,_lib_fault_js__WEBPACK_IMPORTED_MODULE_0__.ec)(error)
const said=`${message} ${cause}`
if(LOST.test(said))return"lost"
if(REFUSED.test(said))return"refused"
throw error}}),1539:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H3:()=>PREFIX,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
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
const target=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,path.slice(PREFIX.length));(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target),{recursive:!0});(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target,bytes)}}function sameFiles(files){return[...files].map(([path,bytes])=>({path:path,stamp:"as read",read:()=>bytes}))}function outputs(folder){const found=names(folder,OUTPUTS).flatMap(name=>{const facts=look((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,OUTPUTS,name))
return facts&&facts.size<=LARGEST_OUTPUT?[{...facts,name:name}]:[]})
let left=ALL_OUTPUTS
const newest=found.sort((a,b)=>b.mtimeMs-a.mtimeMs).filter(({size:size})=>{left-=size
return left>=0})
return newest.map(({name:name,size:size,mtimeMs:mtimeMs})=>fileAt(folder,`${OUTPUTS}/${name}`,`${size} ${mtimeMs}`))}function fileAt(folder,name,stamp){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,name)
const facts=stamp===void 0?look(path):void 0
return{path:PREFIX+name,stamp:stamp??`${facts?.size} ${facts?.mtimeMs}`,read:()=>readPlain(path)}}function names(folder,inside){return entries(folder,inside).filter(entry=>entry.isFile()).map(({name:name})=>name).sort()}function entries(folder,inside){const path=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder,inside)
return(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path,{withFileTypes:!0}):[]}function look(path){return opened(path,descriptor=>{const facts=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor)
return facts.isFile()?{size:facts.size,mtimeMs:facts.mtimeMs}:void 0})}function readPlain(path){return opened(path,descriptor=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isFile()?(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(descriptor):void 0)??Buffer.alloc(0)}function opened(path,use){let descriptor
try{descriptor=(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path,node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK)
return use(descriptor)}catch{return}finally{if(descriptor!==void 0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}}),26178:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{yA:()=>UNFINISHED,PU:()=>isOver,m8:()=>leaseOf,N3:()=>leaseStateOf,Ch:()=>openStore,kB:()=>runKeyOf,Qv:()=>stateNameOf,$:()=>stateStore})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var schemas=__webpack_require__(28942)
var raw_input=__webpack_require__(48142)
var world=__webpack_require__(3630)
var review=__webpack_require__(12322)
var state_manifest=__webpack_require__(21843)
var state_file=__webpack_require__(78428)
var git=__webpack_require__(33368)
var fault=__webpack_require__(98664)
var state_envelope=__webpack_require__(5662)
var external_node_buffer_=__webpack_require__(4573)
class FileCache{#leaks
#wrap
#known=new Map
constructor(leaks,wrap){this.#leaks=leaks
this.#wrap=wrap}learn({stored:stored,files:files}){for(const[path,file]of stored){const plain=files.get(path)
if(plain)this.#known.set(path,{stored:file,stamp:"",plain:(0,state_file.sc)(plain)})}}async put(files){const stored=new Map
const added=new Map
for(const file of files.filter(({path:path})=>(0,state_file.rX)(path))){const known=this.#known.get(file.path)
const isSame=known!==void 0&&known.stamp===file.stamp
const current=isSame?known:await this.#take(file,known,added)
if(current)stored.set(file.path,current.stored)}return{stored:stored,added:added}}async#take(file,known,added){const bytes=file.read()
if(bytes.length>state_file.b1.fileBytes/2||!(0,external_node_buffer_.isUtf8)(bytes))return
const plain=(0,state_file.sc)(bytes)
const isSame=known!==void 0&&known.plain===plain
const current=isSame?{...known,stamp:file.stamp}:await this.#add(file,{bytes:bytes,plain:plain},added)
this.#known.set(file.path,current)
return current}async#add({path:path,stamp:stamp},{bytes:bytes,plain:plain},added){const content=this.#wrap(Buffer.from((await this.#leaks.redactLong(bytes.toString())).text))
added.set(path,content)
return{stored:(0,state_file.Oy)(content),stamp:stamp,plain:plain}}}var read_state=__webpack_require__(22286)
var state_remote=__webpack_require__(93804)
function openStateStore(options){const gitDir=(0,external_node_path_.join)(options.folder,"state.git")
const{folder:folder}=options
const run=(extra={})=>{const environment={...options.environment,...extra}
return(0,git.$)(extra.GIT_DIR===void 0?{folder:folder,gitDir:gitDir,environment:environment}:{folder:folder,environment:environment})}
return new Store(options,run,gitDir)}class Store{#options
#git
#remote
#keys
#owner
#shelf
#ref
#tip=""
#isOurs=!1
constructor(options,run,gitDir){const{remote:remote,name:name,secret:secret,repositoryId:repositoryId}=options
this.#options=options
this.#git=run
this.#remote=(0,state_remote.W)(run,remote)
this.#keys=(0,state_envelope.OX)(secret,repositoryId)
this.#owner={repositoryId:repositoryId,name:name.name}
this.#shelf=this.#emptyShelf()
this.#ref=name.ref;(0,git.x)(gitDir)}async read(){for(let attempt=1;;attempt+=1){const found=await this.#readNow()
if(found!=="moved")return found
if(attempt===MOST_READS)throw busy()}}async#readNow(){const{ref:ref,branch:branch}=this.#options.name
const tips=await this.#remote.tips([ref,branch])
this.#ref=!tips.has(ref)&&tips.has(branch)?branch:ref
this.#tip=tips.get(this.#ref)??""
this.#isOurs=!1
this.#shelf=this.#emptyShelf()
if(this.#tip==="")return{status:"none"}
if(await this.#remote.fetch(this.#ref)!==this.#tip)return"moved"
const read=await(0,read_state.u)(this.#git(),this.#tip,this.#owner,this.#keys)
if(read.status==="found"&&read.isSealed===this.#options.isSealed)this.#shelf.learn(read)
return read}async write(draft){const commit=await this.#commit(draft)
let verdict=await this.#remote.move(this.#ref,commit,this.#tip)
if(verdict==="refused"&&this.#ref!==this.#options.name.branch){this.#ref=this.#options.name.branch
verdict=await this.#remote.move(this.#ref,commit,"")}if(verdict==="refused")throw refused()
if(verdict==="lost")return{status:"lost"}
this.#tip=commit
this.#isOurs=!0
return{status:"saved",isBranch:this.#isBranch}}async#commit({manifest:draft,files:files}){const{isSealed:isSealed,leaks:leaks,now:now,name:name}=this.#options
const manifest=await withoutSecrets(draft,leaks)
const{stored:stored,added:added}=await this.#shelf.put(files)
requireSize(stored)
const parent=this.#isOurs||this.#isBranch?this.#tip||void 0:void 0
const envelope=(0,state_envelope.gs)({manifest:manifest,files:(0,state_file.ol)(stored),isSealed:isSealed},this.#owner,this.#keys)
const seconds=Math.floor(now().getTime()/1e3)
try{return await writeState(this.#git(),{envelope:envelope,files:stored,added:added,parent:parent,seconds:seconds,message:`State of ${name.name}\n`})}catch(error){this.#shelf=this.#emptyShelf()
throw error}}get#isBranch(){return this.#ref===this.#options.name.branch}#emptyShelf(){const{isSealed:isSealed,leaks:leaks}=this.#options
return new FileCache(leaks,bytes=>isSealed?this.#keys.seal(bytes):bytes)}}function requireSize(files){const all=[...files.values()].reduce((sum,{bytes:bytes})=>sum+bytes,0)
if(files.size<state_file.b1.files&&all<state_file.b1.allBytes)return
throw new fault.vC("config","The conversation has become too long to be saved.",{hint:"Mention me with `reset` to start a new one."})}const MOST_READS=10
function busy(){return new fault.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new fault.vC("git","GitHub accepts neither a ref nor a branch for the state of this thread.",{hint:"Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`."})}const NEXT="refs/deckhand/next"
async function writeState(git,commit){return(await git.raw(["fast-import","--quiet","--force"],stream(commit))).trim()}function stream({envelope:envelope,files:files,added:added,message:message,parent:parent,seconds:seconds}){const parts=[`commit ${NEXT}\nmark :1\ncommitter deckhand <deckhand@users.noreply.github.com> ${seconds} +0000\n`,...data(Buffer.from(message)),...parent===void 0?[]:[`from ${parent}\n`],"deleteall\n",`M 100644 inline ${state_file.e0}\n`,...data(Buffer.from(envelope))]
for(const[path,{object:object}]of files){const bytes=added.get(path)
if(bytes)parts.push(`M 100644 inline ${path}\n`,...data(bytes))
else parts.push(`M 100644 ${object} ${path}\n`)}parts.push("get-mark :1\n")
return Buffer.concat(parts.map(part=>Buffer.from(part)))}function data(bytes){return[`data ${bytes.length}\n`,bytes,"\n"]}async function withoutSecrets(manifest,leaks){const{reason:reason,work:work,repositories:repositories,proposal:proposal}=manifest
const found=new Map
for(const text of new Set(stringsIn({reason:reason,work:work,repositories:repositories,proposal:proposal})))found.set(text,(await leaks.redactLong(text)).text)
const clean=part=>JSON.parse(JSON.stringify(part),(_,value)=>typeof value==="string"?found.get(value):value)
const cleaned={reason:clean(reason),work:clean(work),repositories:clean(repositories)}
return{...manifest,...cleaned,proposal:clean(proposal)}}function stringsIn(value){if(typeof value==="string")return[value]
return typeof value==="object"&&value!==null?Object.values(value).flatMap(stringsIn):[]}function stateStore({trigger:trigger,...run}){if((0,review.zN)(trigger)||(0,raw_input.JR)(run.world.env,"state-store")==="none")return
return openStore({...run,name:stateNameOf(trigger),repositoryId:trigger.repositoryId})}function stateNameOf({thread:thread,key:key}){return thread.type==="none"?(0,state_file.pg)(key):(0,state_file.QY)(thread.number)}function openStore({world:{env:env,now:now},job:job,leaks:leaks,...place}){const secret=(0,raw_input.bg)(env)
if(!secret||!(0,raw_input.J)(env))return;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:!0})
return openStateStore({folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-state-")),remote:{url:`${job.repositoryUrl}.git`,token:(0,raw_input.JR)(env,"github-token")??""},environment:(0,world._)(env),isSealed:(0,raw_input.JR)(env,"encrypt-state")==="true",...place,secret:secret,leaks:leaks,now:now})}function runKeyOf({key:key},{runId:runId,runAttempt:runAttempt}){return{key:key,runId:runId,attempt:runAttempt}}function leaseOf({world:{env:env,now:now},job:job,trigger:trigger},cutOff){const minutes=Number((0,raw_input.JR)(env,"timeout-minutes"))||25
const until=new Date(now().getTime()+(minutes+GRACE_MINUTES)*6e4)
return{run_id:job.runId,attempt:job.runAttempt,run_url:job.runUrl,key:trigger.key,taken:cutOff?.key===trigger.key?cutOff.taken:now().toISOString(),until:until.toISOString()}}const GRACE_MINUTES=10
const UNFINISHED=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function leaseStateOf(found,runKey,now){if(found.status==="none")return{kind:"begin",lost:void 0}
if(found.status==="unusable")return{kind:"begin",lost:found.why}
const{manifest:manifest}=found
const answer=(0,state_manifest.oy)(runKey.key,manifest)
if(answer&&!(runKey.attempt>1&&UNFINISHED.includes(answer.outcome)))return{kind:"answered",answer:answer}
const{lease:lease}=manifest
return lease&&isHeld(lease,runKey,now)?{kind:"wait",lease:lease,manifest:manifest}:{kind:"go-on",manifest:manifest}}function isHeld({run_id:run_id,attempt:attempt,until:until},runKey,now){const isOurs=run_id===runKey.runId&&attempt<runKey.attempt
return!isOurs&&now.getTime()<Date.parse(until)}const Run=schemas.object({status:schemas.string().nullable(),run_attempt:schemas.number()})
async function isOver({github:github,job:job},{run_id:run_id,attempt:attempt}){const{owner:owner,name:repo}=job.repository
try{const{data:data}=await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}",{owner:owner,repo:repo,run_id:run_id})
const run=Run.parse(data)
return run.status==="completed"||run.run_attempt>attempt}catch{return!1}}})}

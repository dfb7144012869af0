export const id=7995
export const ids=[7995]
export const modules={3630:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>gitEnvironment})
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22499)
function gitEnvironment(env){return(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_0__.mR)(env)}},89340:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>bound,g:()=>Time})
var zod__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(28942)
var zod__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(64377)
const Commit=zod__WEBPACK_IMPORTED_MODULE_0__.string().regex(/^[0-9a-f]{40,64}$/)
const Time=zod__WEBPACK_IMPORTED_MODULE_1__.datetime()
const Person=zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({login:zod__WEBPACK_IMPORTED_MODULE_0__.string(),id:zod__WEBPACK_IMPORTED_MODULE_0__.number().int().nullable()}).readonly()
const bound={v:zod__WEBPACK_IMPORTED_MODULE_0__.literal(1),repository:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),thread:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),run:zod__WEBPACK_IMPORTED_MODULE_0__.number().int(),conversation:zod__WEBPACK_IMPORTED_MODULE_0__.string(),tree:Commit,head:Commit,policy:zod__WEBPACK_IMPORTED_MODULE_0__.string(),requesters:zod__WEBPACK_IMPORTED_MODULE_0__.array(Person).readonly(),created:Time,expires:Time}},5715:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{O$:()=>unreadable,Xv:()=>ProtectedChange,wT:()=>shownPatch})
var zod__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(28942)
var _inline_code_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(62423)
var _bound_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(89340)
var _visible_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(79190)
const ProtectedChange=zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({..._bound_js__WEBPACK_IMPORTED_MODULE_1__.$,paths:zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string()).min(1).readonly(),patch:zod__WEBPACK_IMPORTED_MODULE_3__.string(),branch:zod__WEBPACK_IMPORTED_MODULE_3__.string(),is_new:zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),base:zod__WEBPACK_IMPORTED_MODULE_3__.string(),pull_request:zod__WEBPACK_IMPORTED_MODULE_3__.number().int().nullable()}).readonly()
const ROOM=24e3
function shownPatch(patch){return(0,_inline_code_js__WEBPACK_IMPORTED_MODULE_0__.DV)("diff",(0,_visible_js__WEBPACK_IMPORTED_MODULE_2__.ky)((0,_visible_js__WEBPACK_IMPORTED_MODULE_2__.RK)(patch.replace(/\n$/,""))))}function unreadable(patch,clean){const text=patch.toString("utf8")
if(!Buffer.from(text).equals(patch)||/(?:^|\n)GIT binary patch(?=\n|$)/.test(text))return"it is no text, so nobody can see it"
const shown=shownPatch(text)
if(clean(shown)!==shown)return"it holds what looks like a secret, which is shown to nobody"
return shown.length>ROOM?"it is too long to be shown in full":void 0}},79190:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Li:()=>hasSigns,RK:()=>visible,ky:()=>wrapped})
const PLAIN=/^[\n\x20-\x7eÀ-ÖØ-öø-žぁ-ゖァ-ヺ一-鿿가-힣]$/u
const LOOKALIKES=new Set(["Ð","ı","Ĳ","ĳ","ĸ","Ŀ","ŀ","ŉ","一","丶","丨","丿"])
const TAB="⇥"
const BLANK="␠"
const NEWLINE="⏎"
const GOES_ON="↪"
const BLANKS=/ {40,}/g
const LINES=/\n{5,}/g
function hasSigns(shown){return/[⇥␠⏎⟦↪]/.test(shown)}function visible(text){const shown=Array.from(text,sign).join("")
return shown.replaceAll(BLANKS,blanks=>`⟦${blanks.length} × ${BLANK}⟧`).replaceAll(LINES,lines=>`\n⟦${lines.length} × ${NEWLINE}⟧\n`).replaceAll(/(?<! ) +(?=\n|$)/g,blanks=>BLANK.repeat(blanks.length)).replace(/^\n+/,lines=>`${NEWLINE}\n`.repeat(lines.length)).replace(/(?<!\n)\n+$/,lines=>NEWLINE.repeat(lines.length))}const LINE=/(?:⟦[^⟧\n]*⟧|[^\n]){1,120}/gu
function wrapped(shown){return shown.split("\n").map(line=>{const parts=line.match(LINE)??[line]
const ended=parts.map((part,index)=>index<parts.length-1?part.replace(/ $/,BLANK):part)
return ended.join(`\n${GOES_ON}`)}).join("\n")}function sign(character){if(character==="\t")return TAB
if(PLAIN.test(character)&&!LOOKALIKES.has(character))return character
const code=character.codePointAt(0)??0
return`⟦U+${code.toString(16).toUpperCase().padStart(4,"0")}⟧`}},9179:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JD:()=>isLost,Lp:()=>CODES,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,jq:()=>belongsInLfs})
const CODES={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it steers agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Let the build make it or download it, or add it yourself, with Git LFS perhaps."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"is too long a patch",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git takes for an attack",hint:"Look at the patch before you use anything of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"What could be kept of it is in the patch. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not kept either",hint:"It is in no patch. It has to be made again: a nested repository without a `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. What was kept of the rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree."},"DKH-114":{message:"has work that was neither published nor kept",hint:"It is in no patch. It has to be made again."},"DKH-115":{message:"belongs in Git LFS, where I cannot put it",hint:"A commit would hold its bytes in place of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, where I cannot put it, and is too large to be kept",hint:"It is in no patch. Make it where `git lfs` is installed, and commit it there."},"DKH-117":{message:"has a name or a path that is longer than file systems take",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If you want it, remove its pattern from `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-201":{message:"holds what looks like a secret",hint:"If it is one, replace it with a new one; the line is marked in the patch."},"DKH-202":{message:"has a name that holds what looks like a secret",hint:"If it is one, replace it with a new one."},"DKH-203":{message:"said what looks like a secret, and it was taken out",hint:"If it is one, replace it with a new one."}}
function isUnstored(code){return belongsInLfs(code)||isLeftInRef(code)||code==="DKH-110"||code==="DKH-112"}function isLeftInRef(code){return code==="DKH-113"||code==="DKH-114"}function belongsInLfs(code){return code==="DKH-115"||code==="DKH-116"}function isLost(code){return code==="DKH-106"||code==="DKH-112"||code==="DKH-114"||code==="DKH-116"||code==="DKH-118"||code==="DKH-201"||code==="DKH-202"}function isProtected(code){return code==="DKH-103"||code==="DKH-111"}},16772:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{V4:()=>MANIFESTS,Vb:()=>nameOf,Yh:()=>isManifest,fq:()=>pairsOf,g1:()=>tornBetween})
const MANIFESTS=new Map([["package-lock.json",[/^package\.json$/,true]],["npm-shrinkwrap.json",[/^package\.json$/,true]],["yarn.lock",[/^package\.json$/,true]],["pnpm-lock.yaml",[/^(?:package\.json|pnpm-workspace\.yaml)$/,true]],["bun.lock",[/^package\.json$/,true]],["bun.lockb",[/^package\.json$/,true]],["deno.lock",[/^(?:deno\.jsonc?|package\.json)$/,true]],["Cargo.lock",[/^Cargo\.toml$/,true]],["poetry.lock",[/^pyproject\.toml$/,true]],["pdm.lock",[/^pyproject\.toml$/,true]],["uv.lock",[/^pyproject\.toml$/,true]],["Pipfile.lock",[/^Pipfile$/,false]],["composer.lock",[/^composer\.json$/,false]],["Gemfile.lock",[/^(?:Gemfile|.*\.gemspec)$/,true]],["gems.locked",[/^(?:gems\.rb|.*\.gemspec)$/,true]],["go.sum",[/^go\.mod$/,false]],["go.work.sum",[/^go\.(?:work|mod)$/,true]],["mix.lock",[/^mix\.exs$/,true]],["pubspec.lock",[/^pubspec\.yaml$/,true]],["packages.lock.json",[/^(?:.*\.(?:cs|fs|vb)proj|Directory\.Packages\.props)$/,false]],["Podfile.lock",[/^Podfile$/,false]],["flake.lock",[/^flake\.nix$/,false]],["Package.resolved",[/^Package\.swift$/,false]],[".terraform.lock.hcl",[/^.*\.tf$/,false]]])
function pairsOf(paths){return paths.flatMap(lock=>{const[names,isBelow]=MANIFESTS.get(nameOf(lock))??[]
if(!names)return[]
const folder=lock.slice(0,-nameOf(lock).length)
const isIts=path=>path.startsWith(folder)&&names.test(nameOf(path))&&(isBelow||!path.slice(folder.length).includes("/"))
const manifests=paths.filter(isIts)
return manifests.length===0?[]:[{lock:lock,manifests:manifests}]})}function tornBetween(published,withheld){const isOut=new Set(withheld)
return pairsOf([...published.filter(path=>!isOut.has(path)),...isOut]).flatMap(({lock:lock,manifests:manifests})=>{const other=manifests.find(manifest=>isOut.has(manifest)!==isOut.has(lock))
if(other===void 0)return[]
return isOut.has(lock)?[{published:other,withheld:lock}]:[{published:lock,withheld:other}]})}function isManifest(path){return[...MANIFESTS.values()].some(([names])=>names.test(nameOf(path)))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}},85831:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,f:()=>PENDING_REPORT,qF:()=>readPendingReport,x9:()=>unpublishedIn})
var node_buffer__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4573)
var zod__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(28942)
var _action_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(82604)
var _github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(3549)
var _github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(21843)
var _github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(78428)
const PATCH="work/unpublished.patch"
const ASIDE="work/aside.patch"
const encoded=path=>`${path}.b64`
const LOST="work/lost.json"
const LostWork=zod__WEBPACK_IMPORTED_MODULE_5__.array(zod__WEBPACK_IMPORTED_MODULE_5__.strictObject({path:zod__WEBPACK_IMPORTED_MODULE_5__.string(),was:zod__WEBPACK_IMPORTED_MODULE_5__.string()}).readonly()).readonly()
function unpublishedFiles(left){if(!left)return[]
const{patch:patch,aside:aside,lost:lost}=left
const named=lost.length===0?[]:[fileOf(LOST,Buffer.from(JSON.stringify(lost)))]
return[...patchFile(PATCH,patch),...patchFile(ASIDE,aside),...named]}function patchFile(path,patch){if(!patch)return[]
return[(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(patch)?fileOf(path,patch):fileOf(encoded(path),Buffer.from(patch.toString("base64")))]}function unpublishedIn(files){const[patch,aside]=[patchIn(files,PATCH),patchIn(files,ASIDE)]
const names=files.get(LOST)
if(!patch&&!aside&&!names)return
return{patch:patch,lost:names?LostWork.parse(JSON.parse(names.toString())):[],...aside&&{aside:aside}}}function patchIn(files,path){const text=files.get(encoded(path))
return files.get(path)??(text&&Buffer.from(text.toString(),"base64"))}function fileOf(path,bytes){return{path:path,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_4__.sc)(bytes),read:()=>bytes}}const PENDING_REPORT="work/telling.json"
const PendingReport=_action_runner_open_comment_js__WEBPACK_IMPORTED_MODULE_1__.U.unwrap().partial({runComment:true}).extend({lease:_github_write_state_manifest_js__WEBPACK_IMPORTED_MODULE_3__.nD,sign:zod__WEBPACK_IMPORTED_MODULE_5__.object({place:_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_2__.r1,content:_github_write_comment_reaction_js__WEBPACK_IMPORTED_MODULE_2__.qT}).readonly().optional()}).readonly()
function pendingReportFile(pendingReport){const bytes=Buffer.from(JSON.stringify(pendingReport))
return{path:PENDING_REPORT,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_4__.sc)(bytes),read:()=>bytes}}function readPendingReport(bytes){return bytes&&PendingReport.safeParse(JSON.parse(bytes.toString())).data}},26178:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{yA:()=>UNFINISHED,PU:()=>isOver,m8:()=>leaseOf,Ch:()=>openStore,kB:()=>runKeyOf,Qv:()=>stateNameOf,$:()=>stateStore,LQ:()=>turnOf})
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
#made
#shelf
#ref
#tip=""
#isOurs=false
constructor(options,run,gitDir){const{folder:folder,environment:environment,remote:remote,name:name,secret:secret,repositoryId:repositoryId}=options
this.#options=options
this.#git=run
this.#remote=(0,state_remote.W)(run,remote)
this.#keys=(0,state_envelope.OX)(secret,repositoryId)
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
const read=await(0,read_state.u)(this.#git(),this.#tip,this.#owner,this.#keys)
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
const envelope=(0,state_envelope.gs)({manifest:manifest,files:(0,state_file.ol)(stored),isSealed:isSealed},this.#owner,this.#keys)
const seconds=Math.floor(now().getTime()/1e3)
try{return await writeState(this.#git(),{envelope:envelope,files:stored,added:added,parent:parent,seconds:seconds,message:`State of ${name.name}\n`})}catch(error){this.#shelf=this.#emptyShelf()
throw error}}get#isBranch(){return this.#ref===this.#options.name.branch}#emptyShelf(){const{isSealed:isSealed,leaks:leaks}=this.#options
return new FileCache(leaks,bytes=>isSealed?this.#keys.seal(bytes):bytes)}}function requireSize(files){const all=[...files.values()].reduce((sum,{bytes:bytes})=>sum+bytes,0)
if(files.size<state_file.b1.files&&all<state_file.b1.allBytes)return
throw new fault.vC("config","The conversation has become too long to be kept.",{hint:"Write `reset` after the word that calls me to begin a new one."})}const MOST_READS=10
function busy(){return new fault.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new fault.vC("git","GitHub takes neither a ref nor a branch for the state of this thread.",{hint:"Let rules allow `refs/deckhand/` or branches `deckhand/state/`, or set the input `state-store: none`."})}const NEXT="refs/deckhand/next"
async function writeState(git,commit){return(await git.raw(["fast-import","--quiet","--force"],stream(commit))).trim()}function stream({envelope:envelope,files:files,added:added,message:message,parent:parent,seconds:seconds}){const parts=[`commit ${NEXT}\nmark :1\ncommitter deckhand <deckhand@users.noreply.github.com> ${seconds} +0000\n`,...data(Buffer.from(message)),...parent===void 0?[]:[`from ${parent}\n`],"deleteall\n",`M 100644 inline ${state_file.e0}\n`,...data(Buffer.from(envelope))]
for(const[path,{object:object}]of files){const bytes=added.get(path)
if(bytes)parts.push(`M 100644 inline ${path}\n`,...data(bytes))
else parts.push(`M 100644 ${object} ${path}\n`)}parts.push("get-mark :1\n")
return Buffer.concat(parts.map(part=>Buffer.from(part)))}function data(bytes){return[`data ${bytes.length}\n`,bytes,"\n"]}function stateStore({trigger:trigger,...desk}){if((0,review.zN)(trigger))return
return openStore({...desk,name:stateNameOf(trigger),repositoryId:trigger.repositoryId})}function stateNameOf({thread:thread,key:key}){return thread.type==="none"?(0,state_file.pg)(key):(0,state_file.QY)(thread.number)}function openStore({world:{env:env,now:now},job:job,leaks:leaks,...place}){const secret=(0,raw_input.bg)(env)
if((0,raw_input.JR)(env,"state-store")==="none"||!secret||!(0,raw_input.J)(env))return;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:true})
return openStateStore({folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-state-")),remote:{url:`${job.repositoryUrl}.git`,token:(0,raw_input.JR)(env,"github-token")??""},environment:(0,world._)(env),isSealed:(0,raw_input.JR)(env,"encrypt-state")==="true",...place,secret:secret,leaks:leaks,now:now})}function runKeyOf({key:key},{runId:runId,runAttempt:runAttempt}){return{key:key,runId:runId,attempt:runAttempt}}function leaseOf({world:{env:env,now:now},job:job,trigger:trigger},cutOff){const minutes=Number((0,raw_input.JR)(env,"timeout-minutes"))||25
const until=new Date(now().getTime()+(minutes+GRACE_MINUTES)*6e4)
return{run_id:job.runId,attempt:job.runAttempt,run_url:job.runUrl,key:trigger.key,taken:cutOff?.key===trigger.key?cutOff.taken:now().toISOString(),until:until.toISOString()}}const GRACE_MINUTES=10
const UNFINISHED=["failed","cancelled","timed-out","budget-exhausted","stuck"]
function turnOf(found,runKey,now){if(found.status==="none")return{kind:"begin",lost:void 0}
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
return run.status==="completed"||run.run_attempt>attempt}catch{return false}}}}

export const id=3354
export const ids=[3354]
export const modules={3630:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{_:()=>gitEnvironment})
var _lib_programs_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(22499)
function gitEnvironment(env){return(0,_lib_programs_js__WEBPACK_IMPORTED_MODULE_0__.mR)(env)}},12322:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{CK:()=>whyNotYet,DL:()=>asReview,dF:()=>isReviewing,gq:()=>isLookedAt,zN:()=>isReview})
var _trigger_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(63768)
const LOOKED_AT=["opened","reopened","ready_for_review","synchronize"]
function isReviewing({mode:mode}){return mode==="review"}function isReview({kind:kind}){return kind==="review"||kind==="review-request"}function isLookedAt(action){return LOOKED_AT.includes(action)}function whyNotYet({draft:draft}){return draft?(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("the pull request is a draft"):void 0}const BARE=/^(?:please[\s,]+)?review(?:[\s,]+(?:it|this|again|please|(?:the\s+)?(?:pr|pull request)))*[.!]?$/i
function asReview(trigger,settings){if(trigger.status==="ignored")return trigger
const isPull=trigger.thread.type==="pull_request"&&trigger.kind!=="ci-failure"
if(isReviewing(settings)){if(!isPull)return(0,_trigger_js__WEBPACK_IMPORTED_MODULE_0__.PP)("this workflow only reviews pull requests")
if(trigger.kind==="review")return trigger
return{...trigger,kind:trigger.kind==="automation"?"review":"review-request"}}const words=trigger.request.split("\n\n").at(-1)??""
return isPull&&trigger.kind==="mention"&&BARE.test(words)?{...trigger,kind:"review-request"}:trigger}},63768:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{PP:()=>ignored,TN:()=>keyOf,eY:()=>snapshotOf})
function ignored(why){return{status:"ignored",why:why}}function keyOf(repositoryId,event,...parts){return[repositoryId,event,...parts].join("/")}function snapshotOf({title:title,body:body,user:user,author_association:author_association,html_url:html_url,created_at:created_at}){const author=user?.login??"ghost"
return{title:title,body:body??"",author:author,association:author_association,url:html_url,createdAt:created_at}}},89340:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$:()=>bound,g:()=>Time})
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
return`⟦U+${code.toString(16).toUpperCase().padStart(4,"0")}⟧`}},89921:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{b:()=>readBlobs,g:()=>sizesOf})
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
at=end+1+length+1}return blobs}function listed(objects){return[...new Set(objects)].map(object=>`${object}\n`).join("")}},9179:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{JD:()=>isLost,Lp:()=>CODES,Y1:()=>isLeftInRef,bX:()=>isUnstored,bz:()=>isProtected,jq:()=>belongsInLfs})
const CODES={"DKH-101":{message:"is a workflow, and an agent never changes what runs with your secrets",hint:"Read the patch, and apply it yourself if you want it."},"DKH-102":{message:"belongs to git itself",hint:"Read the patch, and make this change yourself if you want it."},"DKH-103":{message:"is protected: it steers agents, owners, builds or what is installed",hint:"Read the patch, and apply it yourself if you want it."},"DKH-104":{message:"is a link that leaves the repository or leads to something protected",hint:"Ask for a file, or for a link to an ordinary file of the repository."},"DKH-105":{message:"is neither a plain file nor a link",hint:"Add or move submodules yourself."},"DKH-106":{message:"is too large",hint:"Let the build make it or download it, or add it yourself, with Git LFS perhaps."},"DKH-107":{message:"touches too many files",hint:"Ask for less at once, or raise `max-patch-files`."},"DKH-108":{message:"is too long a patch",hint:"Ask for less at once, or raise `max-patch-kb`."},"DKH-109":{message:"has names or objects that git takes for an attack",hint:"Look at the patch before you use anything of it."},"DKH-110":{message:"cannot be stored by git as it is",hint:"What could be kept of it is in the patch. For a nested repository, have the agent delete its `.git` folder, or add it as a submodule yourself; for an encoding, correct `.gitattributes` or the file."},"DKH-111":{message:"is protected by this workflow's `protected-paths`",hint:"Read the patch, and apply it yourself if you want it, or take the pattern out of `protected-paths`."},"DKH-112":{message:"cannot be stored by git as it is, and was not kept either",hint:"It is in no patch. It has to be made again: a nested repository without a `.git` folder, in parts that are small enough to be published."},"DKH-113":{message:"has work that is not in the work tree, and so was not published",hint:"Only the work tree is published, as it is when the agent ends. What was kept of the rest is a patch, which no run applies by itself: apply it, or ask the agent to redo it in the work tree."},"DKH-114":{message:"has work that was neither published nor kept",hint:"It is in no patch. It has to be made again."},"DKH-115":{message:"belongs in Git LFS, where I cannot put it",hint:"A commit would hold its bytes in place of a pointer. Take the file from the patch, and commit it where `git lfs` is installed."},"DKH-116":{message:"belongs in Git LFS, where I cannot put it, and is too large to be kept",hint:"It is in no patch. Make it where `git lfs` is installed, and commit it there."},"DKH-117":{message:"has a name or a path that is longer than file systems take",hint:"Ask for a name of at most 255 bytes, in a path of at most 4,096."},"DKH-118":{message:"was written by the agent and is ignored by git, so it is on no branch",hint:"If it is wanted, take its pattern out of `.gitignore`, or ask for a file in another place."},"DKH-119":{message:"was staged and is not in the work tree, so it was not published",hint:"Only the work tree is published. What was staged is a patch, which no run applies by itself: apply it, or ask for it again."},"DKH-201":{message:"holds what looks like a secret",hint:"If it is one, replace it with a new one; the line is marked in the patch."},"DKH-202":{message:"has a name that holds what looks like a secret",hint:"If it is one, replace it with a new one."},"DKH-203":{message:"said what looks like a secret, and it was taken out",hint:"If it is one, replace it with a new one."}}
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
return isOut.has(lock)?[{published:other,withheld:lock}]:[{published:lock,withheld:other}]})}function isManifest(path){return[...MANIFESTS.values()].some(([names])=>names.test(nameOf(path)))}function nameOf(path){return path.slice(path.lastIndexOf("/")+1)}},21843:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{$s:()=>withAnswer,_8:()=>Manifest,nD:()=>Lease,oy:()=>answerTo,xv:()=>VERSION,yz:()=>freshManifest})
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
return{...manifest,answered:[...others,answer].slice(-MOST_ANSWERS)}}},78428:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Oy:()=>storedFile,QY:()=>threadState,b1:()=>LIMITS,e0:()=>MANIFEST,ol:()=>digestOf,pg:()=>taskState,rX:()=>isStatePath,sc:()=>sha256})
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
return{name:`tasks/${short}`,ref:`${REFS}tasks/${short}`,branch:`${BRANCHES}task-${short}`}}},93804:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{W:()=>stateRemote})
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(98664)
var _commit_push_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(70012)
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
return result}},1539:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{H3:()=>PREFIX,bh:()=>conversationFiles,kk:()=>sameFiles,qv:()=>restoreConversation})
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
return use(descriptor)}catch{return}finally{if(descriptor!==void 0)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor)}}},85831:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KM:()=>pendingReportFile,Xo:()=>unpublishedFiles,f:()=>PENDING_REPORT,qF:()=>readPendingReport,x9:()=>unpublishedIn})
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
return{path:PENDING_REPORT,stamp:(0,_github_write_state_state_file_js__WEBPACK_IMPORTED_MODULE_4__.sc)(bytes),read:()=>bytes}}function readPendingReport(bytes){return bytes&&PendingReport.safeParse(JSON.parse(bytes.toString())).data}},49779:(__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{m8:()=>leaseOf,Ch:()=>openStore,kB:()=>runKeyOf,Qv:()=>stateNameOf,$:()=>stateStore})
var external_node_fs_=__webpack_require__(73024)
var external_node_path_=__webpack_require__(76760)
var mode=__webpack_require__(74870)
var raw_input=__webpack_require__(48142)
var world=__webpack_require__(3630)
var review=__webpack_require__(12322)
var state_file=__webpack_require__(78428)
var git=__webpack_require__(33368)
var fault=__webpack_require__(98664)
var external_node_crypto_=__webpack_require__(77598)
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
return text&&fromJson(text.toString())}function fromJson(text){try{return JSON.parse(text)}catch{return}}const ALGORITHM="aes-256-gcm"
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
try{return Buffer.concat([decipher.update(sealed.subarray(IV,-TAG)),decipher.final()])}catch{return}}}}var external_node_buffer_=__webpack_require__(4573)
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
return isOdd?"it holds what is no part of a state":void 0}var state_remote=__webpack_require__(93804)
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
return new FileCache(leaks,bytes=>isSealed?this.#keys.seal(bytes):bytes)}}function requireSize(files){const all=[...files.values()].reduce((sum,{bytes:bytes})=>sum+bytes,0)
if(files.size<state_file.b1.files&&all<state_file.b1.allBytes)return
throw new fault.vC("config","The conversation has become too long to be kept.",{hint:"Write `reset` after the word that calls me to begin a new one."})}const MOST_READS=10
function busy(){return new fault.vC("git","The state of this thread was changed again and again while it was read.",{hint:"Ask again when the other runs on this thread have ended."})}function refused(){return new fault.vC("git","GitHub takes neither a ref nor a branch for the state of this thread.",{hint:"Let rules allow `refs/deckhand/` or branches `deckhand/state/`, or set the input `state-store: none`."})}const NEXT="refs/deckhand/next"
async function writeState(git,commit){return(await git.raw(["fast-import","--quiet","--force"],stream(commit))).trim()}function stream({envelope:envelope,files:files,added:added,message:message,parent:parent,seconds:seconds}){const parts=[`commit ${NEXT}\nmark :1\ncommitter deckhand <deckhand@users.noreply.github.com> ${seconds} +0000\n`,...data(Buffer.from(message)),...parent===void 0?[]:[`from ${parent}\n`],"deleteall\n",`M 100644 inline ${state_file.e0}\n`,...data(Buffer.from(envelope))]
for(const[path,{object:object}]of files){const bytes=added.get(path)
if(bytes)parts.push(`M 100644 inline ${path}\n`,...data(bytes))
else parts.push(`M 100644 ${object} ${path}\n`)}parts.push("get-mark :1\n")
return Buffer.concat(parts.map(part=>Buffer.from(part)))}function data(bytes){return[`data ${bytes.length}\n`,bytes,"\n"]}function stateStore({trigger:trigger,...desk}){if((0,review.zN)(trigger))return
return openStore({...desk,name:stateNameOf(trigger),repositoryId:trigger.repositoryId})}function stateNameOf({thread:thread,key:key}){return thread.type==="none"?(0,state_file.pg)(key):(0,state_file.QY)(thread.number)}function openStore({world:{env:env,now:now},job:job,leaks:leaks,...place}){const secret=(0,raw_input.b)(env)
if((0,raw_input.J)(env,"state-store")==="none"||!secret||!(0,mode.J)(env))return;(0,external_node_fs_.mkdirSync)(job.temp,{recursive:true})
return openStateStore({folder:(0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(job.temp,"deckhand-state-")),remote:{url:`${job.repositoryUrl}.git`,token:(0,raw_input.J)(env,"github-token")??""},environment:(0,world._)(env),isSealed:(0,raw_input.J)(env,"encrypt-state")==="true",...place,secret:secret,leaks:leaks,now:now})}function runKeyOf({key:key},{runId:runId,runAttempt:runAttempt}){return{key:key,runId:runId,attempt:runAttempt}}function leaseOf({world:{env:env,now:now},job:job,trigger:trigger},cutOff){const minutes=Number((0,raw_input.J)(env,"timeout-minutes"))||25
const until=new Date(now().getTime()+(minutes+GRACE_MINUTES)*6e4)
return{run_id:job.runId,attempt:job.runAttempt,run_url:job.runUrl,key:trigger.key,taken:cutOff?.key===trigger.key?cutOff.taken:now().toISOString(),until:until.toISOString()}}const GRACE_MINUTES=10}}

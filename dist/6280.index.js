export const id=6280
export const ids=[6280,6767]
export const modules={26767:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var node_crypto__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77598)
var node_fs__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(73024)
var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(98664)
var _safe_path_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(46031)
var __addDisposableResource=void 0&&(void 0).__addDisposableResource||function(env,value,async){if(value!==null&&value!==void 0){if(typeof value!=="object"&&typeof value!=="function")throw new TypeError("Object expected.")
var dispose,inner
if(async){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
dispose=value[Symbol.asyncDispose]}if(dispose===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
dispose=value[Symbol.dispose]
if(async)inner=dispose}if(typeof dispose!=="function")throw new TypeError("Object not disposable.")
if(inner)dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(e)}}
env.stack.push({value:value,dispose:dispose,async:async})}else if(async)env.stack.push({async:!0})
return value}
var __disposeResources=void 0&&(void 0).__disposeResources||function(SuppressedError){return function(env){function fail(e){env.error=env.hasError?new SuppressedError(e,env.error,"An error was suppressed during disposal."):e
env.hasError=!0}var r,s=0
function next(){while(r=env.stack.pop())try{if(!r.async&&s===1)return s=0,env.stack.push(r),Promise.resolve().then(next)
if(r.dispose){var result=r.dispose.call(r.value)
if(r.async)return s|=2,Promise.resolve(result).then(next,function(e){fail(e)
return next()})}else s|=1}catch(e){fail(e)}if(s===1)return env.hasError?Promise.reject(env.error):Promise.resolve()
if(env.hasError)throw env.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(error,suppressed,message){var e=new Error(message)
return e.name="SuppressedError",e.error=error,e.suppressed=suppressed,e})
async function statFile(roots,path){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`look at "${path}"`,async()=>{const found=await statOrNothing(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path))
return found&&{kind:kindOf(found),size:found.size,mode:found.mode&4095}})}async function readFile(roots,path,maxBytes){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`read "${path}"`,async()=>{const env_1={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW
const real=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path)
const file=__addDisposableResource(env_1,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(real,flags),!0)
await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Ab)(roots,await placeOfHandle(file,real),path)
const found=await file.stat()
refuseUnlessFile(found,path)
if(found.size>maxBytes)throw tooLarge(path,found.size,maxBytes)
return await file.readFile()}catch(e_1){env_1.error=e_1
env_1.hasError=!0}finally{const result_1=__disposeResources(env_1)
if(result_1)await result_1}})}async function writeWholeFile(roots,path,bytes,mode){await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`write "${path}"`,async()=>{const{root:root,steps:steps,real:real}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(roots,path)
const found=await statOrNothing(real)
if(found)refuseUnlessFile(found,path)
const folder=await holdFolder(root,steps.slice(0,-1))
try{await replaceFile(folder,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(real),bytes,found?found.mode&4095:mode)}finally{await folder.close()}})}async function removeFile(roots,path){await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`remove "${path}"`,async()=>{const absolute=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(roots[0],path)
const{root:root,steps:steps}=await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Mh)(roots,(0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(absolute))
if((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute).toLowerCase()===".git")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" belongs to git and cannot be removed.`)
const folder=await holdFolder(root,steps)
try{const entry=folder.entry((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(absolute))
const found=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.lstat)(entry)
if(!found.isSymbolicLink())refuseUnlessFile(found,path)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.unlink)(entry)}finally{await folder.close()}})}async function listDirectory(roots,path){return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`list "${path}"`,async()=>{const entries=await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readdir)(await(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.nG)(roots,path),{withFileTypes:!0})
return entries.map(toEntry).sort((a,b)=>a.name<b.name?-1:1)})}async function replaceFile(folder,name,bytes,mode){const temporary=folder.entry(`.deckhand-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`)
try{await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary,bytes,{flag:"wx"})
if(mode!==void 0)await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.chmod)(temporary,mode)
await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary,folder.entry(name))}catch(error){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary,{force:!0})
throw error}}async function statOrNothing(real){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(real)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.Md)(error))return
throw error}}function kindOf(found){if(found.isFile())return"file"
return found.isDirectory()?"directory":"other"}function toEntry(entry){return{name:entry.name,kind:entry.isSymbolicLink()?"link":kindOf(entry)}}function refuseUnlessFile(found,path){const kind=kindOf(found)
if(kind==="directory")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a directory, not a file.`)
if(kind==="other")throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(path,size,maxBytes){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.Fp(`"${path}" has ${size} bytes, more than the ${maxBytes} allowed. Look at parts of it with commands.`)}async function saveOutput(outputDir,name,bytes){if(outputDir===void 0)throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(name))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_4__.vC("bug",`"${name}" is no name for a saved output.`)
return(0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.OA)(`save the output as "${name}"`,async()=>{const folder=await holdFolder(outputDir,[])
try{const env_2={stack:[],error:void 0,hasError:!1}
try{const flags=node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK
const file=__addDisposableResource(env_2,await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(folder.entry(name),flags,420),!0)
await file.writeFile(bytes)}catch(e_2){env_2.error=e_2
env_2.hasError=!0}finally{const result_2=__disposeResources(env_2)
if(result_2)await result_2}}finally{await folder.close()}return(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(outputDir,name)})}const isLinux=process.platform==="linux"
function placeOfHandle(handle,path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(isLinux?`/proc/self/fd/${handle.fd}`:path)}async function holdFolder(root,steps){await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(root,{recursive:!0})
let path=root
let folder=held(await openFolder(root),root)
for(const step of steps){path=(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(path,step)
const outer=folder
try{folder=held(await openOrMake(outer.entry(step)),path)}finally{await outer.close()}}return folder}function held(handle,path){const base=isLinux?`/proc/self/fd/${handle.fd}`:path
return{entry:name=>(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(base,name),close:()=>handle.close()}}async function openOrMake(path){try{return await openFolder(path)}catch(error){if((0,_safe_path_js__WEBPACK_IMPORTED_MODULE_5__.CA)(error)!=="ENOENT")throw error}await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path,{recursive:!0})
return openFolder(path)}function openFolder(path){return(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(path,node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_DIRECTORY|node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW)}}),46031:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(51455)
var node_path__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(76760)
var _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(98664)
async function safePath(roots,path){return(await resolvePath(roots,path)).real}async function safeWritePath(roots,path){const place=await resolvePath(roots,path)
if(place.steps.some(step=>step.toLowerCase()===".git"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return place}async function requireInside(roots,real,path){if(await placeOf(roots,real)===void 0)throw outside(roots,path)}async function resolvePath(roots,path){if(path.includes("\0"))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp("A path cannot contain a NUL character.")
const place=await placeOf(roots,await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(roots[0],path),path))
if(place===void 0)throw outside(roots,path)
return place}async function placeOf(roots,real){for(const asked of roots){const root=await followLinks(asked,asked)
const steps=inside(root,real)
if(steps!==void 0)return{root:root,steps:steps.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter(Boolean),real:real}}return}function outside([workingDir],path){return new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${path}" is outside the workspace. Use a path inside ${workingDir}.`)}function inside(root,real){const steps=(0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root,real)
return steps===".."||steps.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`)||(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(steps)?void 0:steps}async function followLinks(path,asked){try{return await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)}catch(error){if(!isAbsence(error))throw error}if(await isLink(path))throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`"${asked}" leads through a link to nothing. Use the real path.`)
return(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path),asked),(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))}async function isLink(path){try{return(await(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path)).isSymbolicLink()}catch(error){if(isAbsence(error))return!1
throw error}}function isAbsence(error){return["ENOENT","ENOTDIR"].includes(errorCode(error))}const reasons={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(error){return error instanceof Error&&"code"in error&&typeof error.code==="string"?error.code:""}async function orMistake(what,work){try{return await work()}catch(error){const code=errorCode(error)
if(!/^E[A-Z0-9]+$/.test(code))throw error
throw new _lib_fault_js__WEBPACK_IMPORTED_MODULE_2__.Fp(`Cannot ${what}: ${reasons[code]??"the system refused"} (${code}).`,{cause:error})}}}),14290:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__)
__webpack_require__.d(__webpack_exports__,{openSandbox:()=>openSandbox})
var external_node_fs_=__webpack_require__(73024)
var promises_=__webpack_require__(51455)
var external_node_path_=__webpack_require__(76760)
var environment=__webpack_require__(62461)
var fault=__webpack_require__(98664)
var programs=__webpack_require__(22499)
var lib_text=__webpack_require__(94869)
var command_line=__webpack_require__(51698)
const HOME="/home/agent"
function writableIn(places){return places.filter(({how:how})=>how==="rw").map(({path:path})=>path)}const SYSTEM="/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ")
const MOST={bytes:1024**3,milliseconds:2e4}
const MAX_LINKS=2e3
async function fillHome(home,caches,most=MOST){const copies=await copyAll(home,caches.filter(({how:how})=>how==="copy"),most)
const wanted=caches.filter(({path:path,how:how,setting:setting})=>how!=="copy"||setting&&copies.leftOut.has(path))
const secrets=new Map(await Promise.all(wanted.map(async({path:path})=>[path,await secretsIn(path,most.milliseconds)])))
const shown=wanted.filter(({path:path})=>secrets.get(path)!==void 0)
for(const{how:how,path:path,below:below,alias:alias}of shown){if(alias!==void 0)await(0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(home,alias)),{recursive:!0})
if(alias!==void 0)await fill_home_link(path,(0,external_node_path_.join)(home,alias))
if(how==="link"&&below!==void 0&&path!==(0,external_node_path_.join)(HOME,below))await linkAll(path,(0,external_node_path_.join)(home,below))}return{shown:shown.map(({path:path})=>path),covered:shown.flatMap(({path:path})=>secrets.get(path)??[]),variables:Object.assign({},...shown.flatMap(({how:how,setting:setting})=>how==="link"?[]:[setting])),given:[...copies.done,...shown.map(({path:path})=>path)],leftOut:[...[...copies.leftOut].flatMap(([path,why])=>wanted.some(cache=>cache.path===path)?[]:[{path:path,why:why}]),...wanted.filter(cache=>!shown.includes(cache)).map(({path:path})=>({path:path,why:"it takes too long to read"}))]}}async function copyAll(home,caches,most){const[done,leftOut]=[[],new Map]
const end=performance.now()+most.milliseconds
let room=most.bytes
for(const{path:path,below:below="",bytes:bytes}of await bySize(caches,end)){const left=Math.floor(end-performance.now())
const why=bytes>room?`it is ${inMegabytes(bytes)} large`:await copyWithoutSecrets(path,(0,external_node_path_.join)(home,below),left)
if(why==="")done.push(path)
else leftOut.set(path,`${why}; copies take at most ${inMegabytes(most.bytes)} and ${most.milliseconds/1e3} s`)
if(why==="")room-=bytes}return{done:done,leftOut:leftOut}}async function bySize(caches,end){if(caches.length===0)return[]
const args=["-0sD","--apparent-size","--block-size=1","--",...caches.map(({path:path})=>path)]
const{stdout:stdout}=await(0,command_line.cd)([(0,command_line.DM)("du"),...args],atLeastOne(end-performance.now()))
const sizes=new Map(stdout.split("\0").map(record=>record.split("\t")).map(([size,...path])=>[path.join("\t"),Number(size)]))
const sized=caches.map(cache=>({...cache,bytes:sizes.get(cache.path)??Number.POSITIVE_INFINITY}))
return sized.toSorted((one,other)=>one.bytes-other.bytes)}async function copyWithoutSecrets(from,to,milliseconds){if(milliseconds<=0)return"there was no time left"
const end=performance.now()+milliseconds
await(0,promises_.mkdir)((0,external_node_path_.dirname)(to),{recursive:!0})
const args=["-RP","--preserve=mode,timestamps","--no-target-directory","--",await(0,promises_.realpath)(from),to]
const{timedOut:timedOut,exitCode:exitCode,stderr:stderr}=await(0,command_line.cd)([(0,command_line.DM)("cp"),...args],atLeastOne(milliseconds))
const isFull=/No space left|Disk quota/.test(stderr)
const isCopied=!timedOut&&exitCode!==void 0&&!isFull
const secrets=isCopied?await secretsIn(to,end-performance.now()):void 0
for(const path of secrets??[])await(0,promises_.rm)(path,{recursive:!0,force:!0})
if(secrets)return""
await(0,promises_.rm)(to,{recursive:!0,force:!0})
return timedOut||isCopied?"there was no time left":(0,lib_text.TN)(stderr,200)||"it could not be copied"}const SECRETS_DEPTH="3"
async function secretsIn(folder,milliseconds){const names=SECRET_NAMES.flatMap(name=>["-o","-name",name]).slice(1)
const isSecret=["-type","d","-name",SECRET_FOLDER,"-prune","-print0","-o","-type","f","(",...names,")","-print0"]
const args=[`${folder}/`,"-mindepth","1","-maxdepth",SECRETS_DEPTH,...isSecret]
const{timedOut:timedOut,stdout:stdout}=await(0,command_line.cd)([(0,command_line.DM)("find"),...args],atLeastOne(milliseconds))
return timedOut?void 0:stdout.split("\0").filter(Boolean).map(path=>(0,external_node_path_.normalize)(path))}function atLeastOne(milliseconds){return Math.max(1,Math.floor(milliseconds))}function inMegabytes(bytes){return Number.isFinite(bytes)?`${Math.ceil(bytes/1024**2)} MB`:"too many MB"}async function linkAll(from,to){const names=await(0,promises_.readdir)(from).catch(()=>[])
if(names.length>MAX_LINKS){await(0,promises_.mkdir)((0,external_node_path_.dirname)(to),{recursive:!0})
return fill_home_link(from,to)}await(0,promises_.mkdir)(to,{recursive:!0})
for(const name of names)if(/^python3\.\d+$/.test(name))await linkPackages((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name))
else await fill_home_link((0,external_node_path_.join)(from,name),(0,external_node_path_.join)(to,name))}async function fill_home_link(target,path){await(0,promises_.symlink)(target,path).catch(error=>{if(error.code!=="EEXIST")throw error})}async function linkPackages(from,to){const packages=(0,external_node_path_.join)(to,"site-packages")
await(0,promises_.mkdir)(packages,{recursive:!0})
const line=`import site; site.addsitedir(${JSON.stringify((0,external_node_path_.join)(from,"site-packages"))})\n`
await(0,promises_.writeFile)((0,external_node_path_.join)(packages,"earlier-steps.pth"),line)}const BELOW_HOME=`\n  .ssh .gnupg .pki .password-store .config .netrc .git-credentials .gitconfig .local/share/keyrings .local/state .android\n  .aws .azure .oci .bluemix .aliyun .boto .s3cfg .kube .minikube .helm .docker .terraformrc .terraform.d .pulumi .vault-token\n  .step .sigstore .cosign .vagrant.d .ansible .chef .databrickscfg .snowflake .snowsql .dbt .pgpass .my.cnf .mylogin.cnf\n  .npmrc .yarnrc .yarnrc.yml .pypirc .pip .condarc .jfrog .lein .cabal/config\n  .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml\n  .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config\n  .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json\n  .local/share/uv/credentials .local/share/pnpm/auth.ini\n  .cache/huggingface/token .cache/huggingface/stored_tokens .huggingface .kaggle .jupyter .ollama .openai .anthropic\n  .fly .heroku .vercel .netlify .railway .wrangler .cloudflared .ngrok2 .sentryclirc .expo .vscode .vscode-server .mozilla\n  .agent .agents .aider .amazonq .amp .augment .claude .claude.json .cline .codeium .codebuddy .codex .continue .copilot\n  .crush .cursor .factory .gemini .goose .grok .iflow .junie .kilo .kilocode .kiro .opencode .openhands .pi .qwen .roo\n  .rovodev .trae .vibe .warp .windsurf .zed\n  .local/share/amp .local/share/claude .local/share/crush .local/share/cursor-agent .local/share/goose\n  .local/share/kiro-cli .local/share/opencode .local/share/zed\n`.trim().split(/\s+/)
function credentialsAt(home){return home.startsWith("/")?BELOW_HOME.map(name=>`${home}/${name}`):[]}const SECRET_FOLDER="cc-keystore"
const SECRET_NAMES=["credentials","credentials.json","credentials.toml",".credentials",".credentials.json",".git-credentials",".netrc","_netrc",".pypirc","auth.json","settings-security.xml","id_rsa","id_ecdsa","id_ed25519"]
const LINKED=".cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/selenium .cache/node-gyp .cache/huggingface/hub .cache/torch/hub .cache/pypoetry/virtualenvs .gradle/jdks .m2/wrapper/dists .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools .local/share/virtualenvs .mix/archives .mix/elixir .sbt/launchers"
const COPIED=".bun/install/cache .bundle/cache .cabal/packages .cache/composer .cache/coursier .cache/deno .cache/go-build .cache/golangci-lint .cache/node/corepack .cache/org.swift.swiftpm .cache/pdm .cache/pip .cache/pipenv .cache/pnpm .cache/pypoetry/artifacts .cache/pypoetry/cache .cache/uv .cache/yarn .cargo/git/db .cargo/registry/cache .cargo/registry/index .composer/cache .elm .gem/ruby .gradle/wrapper/dists .hex/packages .ivy2/cache .local/share/gem/ruby .local/share/pnpm/store .m2/repository .npm/_cacache .pub-cache/hosted .pub-cache/hosted-hashes .sbt/boot .yarn/berry/cache"
const MOVED={"setup-pnpm/node_modules/.bin/store":".local/share/pnpm/store"}
const BY_SETTING={".gradle/caches":{holds:"modules-2",variables:folder=>({GRADLE_RO_DEP_CACHE:folder})},".nuget/packages":{variables:folder=>({NUGET_FALLBACK_PACKAGES:folder})},".m2/repository":{variables:(folder,{MAVEN_ARGS:given=""})=>({MAVEN_ARGS:`-Dmaven.repo.local.tail=${folder} ${given}`.trim()})},"go/pkg/mod":{holds:"cache/download",variables:(folder,{GOPROXY:given="https://proxy.golang.org,direct"})=>({GOPROXY:`file://${folder}/cache/download,${given}`})}}
const KNOWN=[...LINKED.split(" "),...COPIED.split(" "),...Object.keys(MOVED),...Object.keys(BY_SETTING)]
function findCaches(options){const{env:env,given:given,named:named,workingDir:workingDir}=options
const home=env.HOME??""
if(!(0,external_node_path_.isAbsolute)(home)||isNone(named))return{found:[],missing:[]}
const known=knownBelow(home,given).filter(({path:path})=>isFolder(path)&&inTheWay(path,options)===void 0)
const more=named.map(name=>pathOf(name,home)).filter(path=>!isWithin(path,workingDir))
for(const path of more)requireOpen(path,home,options)
const others=more.filter(path=>!known.some(cache=>cache.path===path))
return{found:[...known,...others.filter(isFolder).map(path=>namedCache(path,home))],missing:others.filter(path=>!isFolder(path))}}function isNone(named){if(named.length===1&&named[0]==="none")return!0
if(!named.includes("none"))return!1
throw new fault.vC("config",'The input `caches` says "none" and more.',{hint:'Write "none" alone, or only folders.'})}function knownBelow(home,given){const of=(how,list)=>list.map(below=>{const path=(0,external_node_path_.join)(home,below)
return{how:how,below:below,path:path,...settingOf(path,below,given)}})
const copied=COPIED.split(" ")
const isThere=([below,{holds:holds=""}])=>isFolder((0,external_node_path_.join)(home,below,holds))
const bySetting=Object.entries(BY_SETTING).filter(isThere).flatMap(([below])=>copied.includes(below)?[]:below)
const moved=Object.entries(MOVED).map(([from,below])=>({how:"copy",below:below,path:(0,external_node_path_.join)(home,from)}))
return[...of("copy",copied),...moved,...of("link",LINKED.split(" ")),...of("setting",bySetting)]}const PLAIN=/^[\w./+@-]+$/
function settingOf(path,below,given){const setting=BY_SETTING[below]
if(!setting)return{}
if(PLAIN.test(path))return{setting:setting.variables(path,given)}
const alias=(0,external_node_path_.join)(".earlier-steps",below.replaceAll("/","-"))
return{alias:alias,setting:setting.variables((0,external_node_path_.join)(HOME,alias),given)}}function namedCache(path,home){return isWithin(path,home)?{how:"link",path:path,below:path.slice(home.length+1)}:{how:"setting",path:path}}function pathOf(name,home){const path=(0,external_node_path_.normalize)(name.replace(/^~(?=\/|$)/,home)).replace(/(?<=.)\/+$/,"")
if((0,external_node_path_.isAbsolute)(path)&&!path.includes("\n"))return path
throw new fault.vC("config",`The input \`caches\` names "${name}", which is not an absolute path.`,{hint:"Write paths like /mnt/cache or ~/.tool/cache, separated by commas."})}function requireOpen(path,home,options){const closed=inTheWay(path,options)??(isOfTool(path,home)||isOfTool(real(path),home)?path:void 0)
if(closed===void 0)return
throw new fault.vC("config",`The input \`caches\` names ${path}, which ${reasonAgainst(closed,path,options)}.`,{hint:"Name only the folder that a tool fills with what it downloads, such as ~/.m2/repository."})}function reasonAgainst(closed,path,{env:env}){const home=env.HOME??""
const place=closed===path?"there":`in ${closed}`
if(credentialsAt(home).some(one=>one===closed||real(one)===closed))return`would show the agent's commands credentials, which programs keep ${place}`
if(isOfTool(path,home))return`would show the agent's commands settings and credentials that a tool can have there`
return`would show the agent's commands what is in ${closed}`}function inTheWay(path,{env:env,closed:closed,whole:whole,workingDir:workingDir}){const at=[path,real(path)]
const both=paths=>paths.filter(external_node_path_.isAbsolute).flatMap(one=>[one,real(one)])
const isIn=one=>at.some(place=>isWithin(place,one))
const hasIn=one=>at.some(place=>isWithin(one,place))
const shut=both([...closed,...caches_SYSTEM])
return both([env.HOME??"",...whole,workingDir,"/dev"]).find(hasIn)??shut.find(one=>hasIn(one)||isIn(one))}const caches_SYSTEM=["/proc","/sys","/run","/var/run"]
function isOfTool(path,home){if(path.split("/").some(name=>name===SECRET_FOLDER||SECRET_NAMES.includes(name)))return!0
const below=isWithin(path,home)?path.slice(home.length+1):""
if(below===""||KNOWN.includes(below))return!1
return/^\.(?!.*cache)[^/]*$/i.test(below)||KNOWN.some(known=>isWithin(known,below))}function isWithin(path,folder){return path===folder||path.startsWith(folder==="/"?"/":`${folder}/`)}function isFolder(path){return(0,external_node_fs_.existsSync)(path)&&(0,external_node_fs_.statSync)(path).isDirectory()}function real(path){return(0,external_node_fs_.existsSync)(path)?(0,external_node_fs_.realpathSync)(path):path}var isolation_method=__webpack_require__(54706)
async function foreignSockets(way,{written:written,shown:shown}){const special=await paths(way,[...written,...SPECIAL])
const names=boundNames()
const relative=names.filter(name=>!(0,external_node_path_.isAbsolute)(name))
const folders=relative.length===0?[]:await paths(way,FOLDERS_OF_PROCESSES)
const bound=[...names.filter(external_node_path_.isAbsolute),...new Set(folders.flatMap(folder=>relative.map(name=>(0,external_node_path_.join)(folder,name))))]
return[...new Set([...special,...bound.flatMap(path=>placesOf(path,[...SYSTEM,...shown]))])]}const SPECIAL=["(","-type","s","-o","-type","p","-o","-type","b","-o","-type","c",")","-print0"]
const FOLDERS_OF_PROCESSES=["/proc",..."-mindepth 2 -maxdepth 2 -name cwd -printf".split(" "),"%l\\0"]
async function paths(way,args){const find=[(0,command_line.DM)("find"),...args]
const{stdout:stdout}=await(0,command_line.cd)(way==="bwrap"?find:(0,isolation_method.asRoot)(way,find))
return stdout.split("\0").filter(Boolean)}function boundNames(){const pids=(0,external_node_fs_.readdirSync)("/proc").filter(name=>/^\d+$/.test(name))
const lists=[...Map.groupBy(pids,namespaceOf).values()].map(firstList)
const names=lists.flatMap(list=>list.split("\n").map(line=>NAMED.exec(line)?.[1]??""))
return[...new Set(names)].filter(name=>name!==""&&!name.startsWith("@"))}function namespaceOf(pid){try{return(0,external_node_fs_.readlinkSync)(`/proc/${pid}/ns/net`)}catch{return pid}}function firstList(pids){for(const pid of pids){const list=read(`/proc/${pid}/net/unix`)
if(list!=="")return list}return""}const NAMED=/^[0-9a-f]+: (?:\S+ +){5}\d+ (.*)$/i
function read(path){try{return(0,external_node_fs_.readFileSync)(path,"utf8")}catch{return""}}function placesOf(path,shown){try{if(!(0,external_node_fs_.lstatSync)(path).isSocket())return[]
const real=(0,external_node_fs_.realpathSync)(path)
return shown.flatMap(folder=>{const root=realOf(folder)
return root!==void 0&&real.startsWith(`${root}/`)?[`${folder}${real.slice(root.length)}`]:[]})}catch{return[]}}function realOf(folder){try{return(0,external_node_fs_.realpathSync)(folder)}catch{return}}var git_settings=__webpack_require__(33262)
const FILTERED=["x64","arm64"]
function isFiltered(processor){return FILTERED.includes(processor)}const NUMBERS=table(`\n  clone 56 220\n  ioctl 16 29\n  personality 135 92\n  prctl 157 167\n  socket 41 198\n  unshare 272 97\n`)
const NOT_PERMITTED=table(`\n  acct 163 89\n  clock_adjtime 305 266\n  clock_settime 227 112\n  delete_module 176 106\n  finit_module 313 273\n  init_module 175 105\n  ioperm 173 -\n  iopl 172 -\n  kexec_file_load 320 294\n  kexec_load 246 104\n  mount 165 40\n  nfsservctl 180 42\n  open_by_handle_at 304 265\n  pidfd_getfd 438 438\n  pivot_root 155 41\n  quotactl 179 60\n  quotactl_fd 443 443\n  reboot 169 142\n  settimeofday 164 170\n  swapoff 168 225\n  swapon 167 224\n  syslog 103 116\n  umount2 166 39\n  vhangup 153 58\n`)
const NOT_THERE=table(`\n  add_key 248 217\n  bpf 321 280\n  clone3 435 435\n  create_module 174 -\n  fsconfig 431 431\n  fsmount 432 432\n  fsopen 430 430\n  fspick 433 433\n  get_kernel_syms 177 -\n  io_uring_enter 426 426\n  io_uring_register 427 427\n  io_uring_setup 425 425\n  keyctl 250 219\n  lookup_dcookie 212 18\n  modify_ldt 154 -\n  mount_setattr 442 442\n  move_mount 429 429\n  open_tree 428 428\n  open_tree_attr 467 467\n  perf_event_open 298 241\n  query_module 178 -\n  request_key 249 218\n  uselib 134 -\n  userfaultfd 323 282\n`)
function table(text){const rows=text.trim().split("\n").map(line=>line.trim().split(" "))
const numberOf=(word="-")=>word==="-"?void 0:Number(word)
return new Map(rows.map(([name="",x64,arm64])=>[name,{x64:numberOf(x64),arm64:numberOf(arm64)}]))}function callNumber(name,processor){return[NUMBERS,NOT_PERMITTED,NOT_THERE].flatMap(numbers=>numbers.get(name)?.[processor]??[])[0]}const EPERM=1
const ENOSYS=38
const EAFNOSUPPORT=97
const ALLOW=2147418112
const refuse=error=>327680+error
const load=offset=>[32,0,0,offset]
const isEqual=(operand,yes,no)=>[21,yes,no,operand]
const isAtLeast=(operand,yes,no)=>[53,yes,no,operand]
const hasBitOf=(operand,yes,no)=>[69,yes,no,operand]
const end=verdict=>[6,0,0,verdict]
const NUMBER=0
const MACHINE=4
const ARGUMENTS=[16,24]
const MACHINES={x64:3221225534,arm64:3221225655}
const X32=1073741824
const CLONE_NEWUSER=268435456
const TYPING_REQUESTS=[21522,21532]
const SOCKETS=[1,2,10,16]
const PERSONALITY={allowed:262144|131072|8,ASK:4294967295}
function callFilter(processor){const program=[load(MACHINE),isEqual(MACHINES[processor],1,0),end(refuse(ENOSYS)),load(NUMBER),...processor==="x64"?[isAtLeast(X32,0,1),end(refuse(ENOSYS))]:[],...refusals(NOT_PERMITTED,EPERM,processor),...refusals(NOT_THERE,ENOSYS,processor),...argumentRules().flatMap(([name,rule])=>only(callNumber(name,processor)??0,rule)),end(ALLOW)]
return Buffer.concat(program.map(bytesOf))}function refusals(numbers,error,processor){const known=[...numbers.values()].flatMap(row=>row[processor]??[])
return known.flatMap(number=>[isEqual(number,0,1),end(refuse(error))])}function only(number,rule){return[isEqual(number,0,rule.length),...rule]}function argumentRules(){const noUserNamespace=[load(ARGUMENTS[0]),hasBitOf(CLONE_NEWUSER,0,1),end(refuse(EPERM)),end(ALLOW)]
const noTyping=[load(ARGUMENTS[1]),...TYPING_REQUESTS.flatMap(request=>[isEqual(request,0,1),end(refuse(EPERM))]),end(ALLOW)]
const fewSockets=[load(ARGUMENTS[0]),...SOCKETS.flatMap(family=>[isEqual(family,0,1),end(ALLOW)]),end(refuse(EAFNOSUPPORT))]
const{allowed:allowed,ASK:ASK}=PERSONALITY
const fewPersonalities=[load(ARGUMENTS[0]),isEqual(ASK,0,1),end(ALLOW),hasBitOf((~allowed&4294967295)>>>0,0,1),end(refuse(EPERM)),end(ALLOW)]
return[["clone",noUserNamespace],["unshare",noUserNamespace],["ioctl",noTyping],["socket",fewSockets],["personality",fewPersonalities]]}function bytesOf([code,yes,no,operand]){const bytes=Buffer.alloc(8)
bytes.writeUInt16LE(code,0)
bytes.writeUInt8(yes,2)
bytes.writeUInt8(no,3)
bytes.writeUInt32LE(operand,4)
return bytes}function launcherFor(way,means=meansHere()){const{processor:processor,perl:perl,keyctl:keyctl,hasFilters:hasFilters}=means
const isKnown=isFiltered(processor)
const isByPerl=perl!==void 0&&isKnown
const calls=isKnown&&hasFilters&&(way==="bwrap"||perl!==void 0)
const code=calls&&isKnown?callFilter(processor):Buffer.alloc(0)
const numbers=isKnown?["keyctl","prctl","personality"].map(name=>`${callNumber(name,processor)}`):[]
const byKeyctl=keyctl===void 0?[]:[keyctl,"session","-"]
return{words:isByPerl?[perl,"-e",SCRIPT,...numbers,way==="bwrap"?"":code.toString("hex")]:byKeyctl,filter:way==="bwrap"?[...code].map(byte=>`\\x${byte.toString(16).padStart(2,"0")}`).join(""):"",kept:{keys:isByPerl||keyctl!==void 0,calls:calls},gaps:gapsOf({...means,isKnown:isKnown,calls:calls,isByPerl:isByPerl})}}function gapsOf({processor:processor,perl:perl,keyctl:keyctl,hasFilters:hasFilters,isKnown:isKnown,calls:calls,isByPerl:isByPerl}){const unknown=isKnown?[]:[`the filter is not known for ${processor}`]
const old=hasFilters?[]:["this kernel has no filters"]
const missing=perl===void 0?["there is no Perl in a system folder"]:[]
const why=[...unknown,...old,...missing][0]??""
const areKept=isByPerl||keyctl!==void 0||calls
return[...calls?[]:[`System calls are not filtered in the sandbox: ${why}.`],...areKept?[]:["Commands share the kernel keyring of this job: there is neither Perl nor keyctl for a new one."]]}function meansHere(){return{processor:process.arch,perl:(0,programs.xX)("perl"),keyctl:(0,programs.xX)("keyctl"),hasFilters:(0,external_node_fs_.existsSync)("/proc/sys/kernel/seccomp/actions_avail")}}const SCRIPT=String.raw`
my ($keyctl, $prctl, $personality, $filter) = splice @ARGV, 0, 4;
syscall($keyctl + 0, 1, 0);
syscall($personality + 0, 0);
if ($filter ne "") {
  my $code = pack "H*", $filter;
  my $program = pack "Sx![Q]P", length($code) / 8, $code;
  syscall($prctl + 0, 22, 2, $program, 0, 0);
}
exec { $ARGV[0] } @ARGV;
die "$ARGV[0]: $!\n";
`
var take_down=__webpack_require__(34564)
var external_node_net_=__webpack_require__(77030)
var host_name=__webpack_require__(30130)
var proxy_address=__webpack_require__(5479)
function parseTarget(url){const parsed=URL.parse(url)
if(!parsed||parsed.protocol!=="http:"&&parsed.protocol!=="https:")return
if(parsed.username!==""||parsed.password!==""||parsed.hostname==="")return
const{protocol:scheme,hostname:host,port:port,pathname:pathname,search:search}=parsed
return{scheme:scheme,host:host,port:Number(port)||(scheme==="https:"?443:80),path:`${pathname}${search}`}}const REASONS={closed:"the input `network` allows no host",unlisted:"the host is not on the list of the `network` input",shut:"the network was closed before the agent began",private:"the name resolves to a private address, and the `network` input does not name this host itself",never:"the name resolves to this machine, to a link-local address or to a cloud metadata service",port:"only ports 80 and 443 are open, and those that the `network` input names with their hosts",unknown:"the name has no address",unnamed:"this is an address or a name of one word, which no input can allow",malformed:"this is not the address of a website"}
function gate(options,isShut=()=>!1){const{allowed:allowed,resolve:resolve,onDenial:onDenial,reach:reach=proxy_address.x,ports:ports=[80,443]}=options
const deny=(target,reason)=>{onDenial(denialOf(target,reason,allowed))
return{kind:"denied",why:REASONS[reason]}}
return async(target,method)=>{if(!target||method!=="CONNECT"&&target.scheme==="https:")return deny(target,"malformed")
if(isShut())return deny(target,"shut")
if((0,host_name.z)(target.host.toLowerCase().replace(/\.$/,"")))return deny(target,"never")
if(!allowed.opens(target.host,target.port)){if(!ports.includes(target.port))return deny(target,canBeNamed(target.host)?"port":refusalOf(target.host,allowed))
if(!allowed.allows(target.host))return deny(target,refusalOf(target.host,allowed))}const addresses=await resolve(target.host).catch(()=>[])
const[address]=addresses
if(address===void 0)return deny(target,"unknown")
const reaches=new Set(addresses.map(reach))
if(reaches.has("never"))return deny(target,"never")
if(reaches.has("private")&&!allowed.names(target.host))return deny(target,"private")
if(isShut())return deny(target,"shut")
return{kind:"allowed",...target,address:address}}}function refusalOf(host,{words:words}){if(!canBeNamed(host)){const address=host.replace(/^\[|\]$/g,"")
return(0,external_node_net_.isIP)(address)!==0&&(0,proxy_address.x)(address)==="never"?"never":"unnamed"}return words==="none"?"closed":"unlisted"}const UNNAMED=["malformed","unnamed","never"]
function denialOf(target,reason,allowed){const{host:host,port:port}=target??{host:"?",port:0}
const denial={host:host,port:port,reason:reason}
if(reason==="private")return{...denial,allow:host}
if(reason==="port")return{...denial,allow:`${host.toLowerCase().replace(/\.$/,"")}:${port}`}
const isMissing=target!==void 0&&!UNNAMED.includes(reason)&&!allowed.allows(host)
return isMissing?{...denial,allow:wordFor(host)}:denial}const PRESETS={npm:["registry.npmjs.org","registry.yarnpkg.com"],pypi:["pypi.org","files.pythonhosted.org"],go:["proxy.golang.org","sum.golang.org"],crates:["crates.io","index.crates.io","static.crates.io"],maven:["repo.maven.apache.org","repo1.maven.org","plugins.gradle.org","services.gradle.org"],debian:["deb.debian.org","security.debian.org","archive.ubuntu.com","security.ubuntu.com"]}
const PORT=/:([1-9]\d{0,4})$/
const HOST=/^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
function allowedHosts(text,input="network"){const words=text.trim().toLowerCase().split(/[\s,]+/).filter(Boolean)
if(words.length===0||words.includes("none"))return alone(words,input)
const isAll=words.includes("all")
const patterns=words.filter(word=>word!=="all").flatMap(word=>patternsOf(word,input,isAll))
return{words:words.join(", "),allows:host=>isAll||patterns.some(pattern=>fits(host,pattern)),opens:(host,port)=>patterns.includes(`${plain(host)}:${port}`),names:host=>words.some(word=>word.replace(PORT,"")===plain(host))}}const NONE={words:"none",allows:()=>!1,opens:()=>!1,names:()=>!1}
function setUpHosts(own,all){if(own.words==="none"||all.words==="none")return own
return{words:own.words,allows:host=>own.allows(host)||all.allows(host),opens:(host,port)=>own.opens(host,port)||all.opens(host,port),names:host=>own.names(host)||all.names(host)}}function freeHosts(text){const{words:words}=allowedHosts(text)
const all=words.split(", ")
const presets=all.filter(word=>word==="registries"||Object.hasOwn(PRESETS,word))
return allowedHosts(all.includes("all")?"registries":presets.join(" "))}function grantedHosts(hosts,{free:free,all:all}){const isGranted=host=>hosts.includes(plain(host))
return{words:[...free.words==="none"?[]:[free.words],...hosts].join(", ")||"none",allows:host=>free.allows(host)||isGranted(host),opens:(host,port)=>isGranted(host)&&all.opens(host,port),names:host=>isGranted(host)&&all.names(host)}}function wordFor(host){const name=plain(host)
return Object.keys(PRESETS).find(preset=>PRESETS[preset]?.includes(name))??name}function canBeNamed(host){return HOST.test(plain(host))&&!host.startsWith("*")}function alone(words,input){if(words.length<=1)return NONE
throw new fault.vC("config",`The \`${input}\` input says "none" and more.`,{hint:'Write "none" alone, or only the hosts.'})}function patternsOf(word,input,isBesideAll){if(isNamed(word))return[word]
if(isBesideAll)throw new fault.vC("config",`The \`${input}\` input says "all" and "${word}".`,{hint:'Beside "all", write only names of hosts at private addresses, and hosts with their ports.'})
if(word==="registries")return Object.values(PRESETS).flat()
const preset=Object.hasOwn(PRESETS,word)?PRESETS[word]:void 0
if(preset)return preset
if(HOST.test(word))return[word]
throw new fault.vC("config",`The \`${input}\` input names "${word}", which is neither a preset nor a full host name.`,{hint:`Addresses and names of one word cannot be allowed. Write none, registries, all, host names such as example.org, example.org:8443 or *.example.org, or presets: ${Object.keys(PRESETS).join(", ")}.`})}function isNamed(word){const[,port="443"]=PORT.exec(word)??[]
return Number(port)<65536&&canBeNamed(word.replace(PORT,""))}function fits(host,pattern){const name=plain(host)
return pattern.startsWith("*.")?name.endsWith(pattern.slice(1)):name===pattern}function plain(host){return host.toLowerCase().replace(/\.$/,"")}var external_node_dns_promises_=__webpack_require__(71553)
var external_node_events_=__webpack_require__(78474)
var external_node_http_=__webpack_require__(37067)
var external_node_os_=__webpack_require__(48161)
const RECORD={handshake:22,head:5}
const CLIENT_HELLO=1
const SERVER_NAME=0
const MAX_BYTES=64*1024
function readHello(bytes){if(bytes.length===0)return{kind:"more"}
if(bytes[0]!==RECORD.handshake)return{kind:"plain"}
try{const message=messageIn(bytes)
if(message!==void 0)return{kind:"tls",names:namesIn(message)}
return{kind:bytes.length<MAX_BYTES?"more":"odd"}}catch{return{kind:"odd"}}}function messageIn(bytes){const parts=[]
for(let at=0;at+RECORD.head<=bytes.length;){if(bytes[at]!==RECORD.handshake)throw new Error("another record in between")
const end=at+RECORD.head+bytes.readUInt16BE(at+3)
parts.push(bytes.subarray(at+RECORD.head,end))
at=end}const all=Buffer.concat(parts)
if(all.length<4)return
if(all[0]!==CLIENT_HELLO)throw new Error("another message")
const length=all.readUIntBE(1,3)
return all.length<4+length?void 0:new Reader(all.subarray(4,4+length))}function namesIn(message){message.skip(2+32)
for(const size of[1,2,1])message.block(size)
if(message.isAtEnd)return[]
const names=[]
const extensions=message.block(2)
while(!extensions.isAtEnd){const kind=extensions.number(2)
const content=extensions.block(2)
if(kind===SERVER_NAME)names.push(...listed(content.block(2)))}return names}function listed(list){const names=[]
while(!list.isAtEnd){list.skip(1)
const name=list.block(2).rest.toString("latin1")
if(!/^[\w.-]{1,253}$/.test(name))throw new Error("no name of a host")
names.push(name)}return names}class Reader{#left
constructor(bytes){this.#left=bytes}get rest(){return this.#left}get isAtEnd(){return this.#left.length===0}skip(length){if(length>this.#left.length)throw new RangeError("cut short")
const taken=this.#left.subarray(0,length)
this.#left=this.#left.subarray(length)
return taken}number(size){return this.skip(size).readUIntBE(0,size)}block(size){return new Reader(this.skip(this.number(size)))}}async function openProxy(options){let isShut=!1
const check=gate(options,()=>isShut)
const open=new Set
const server=(0,external_node_http_.createServer)(async(request,response)=>forward(request,response,await check(parseTarget(request.url??""),request.method??"")))
server.on("connection",socket=>remember(open,socket))
server.on("connect",(request,client,head)=>void tunnel(request,client,head,check,{options:options,open:open}))
server.on("upgrade",(_,client)=>client.end("HTTP/1.1 501 Not Implemented\r\n\r\n"))
await listen(server,options.socketPath)
const close=async()=>{const closed=new Promise(resolve=>server.close(resolve))
for(const socket of open)socket.destroy()
await closed}
const shut=()=>{isShut=!0
for(const socket of open)socket.destroy()}
return{shut:shut,close:close,[Symbol.asyncDispose]:close}}async function listen(server,path){const folder=(0,external_node_fs_.openSync)((0,external_node_path_.dirname)(path),"r")
try{await(0,external_node_events_.once)(server.listen(`/proc/self/fd/${folder}/${(0,external_node_path_.basename)(path)}`),"listening")}catch(error){(0,external_node_fs_.closeSync)(folder)
throw error}server.once("close",()=>(0,external_node_fs_.closeSync)(folder))}function remember(open,socket){open.add(socket)
socket.once("close",()=>open.delete(socket))}async function tunnel(request,client,head,check,{options:options,open:open}){client.on("error",()=>client.destroy())
const verdict=await check(parseTarget(`https://${request.url??""}`),"CONNECT")
if(verdict.kind==="denied"){client.end(`HTTP/1.1 403 Forbidden\r\nx-deckhand-denied: ${verdict.why}\r\ncontent-length: 0\r\n\r\n`)
return}openTunnel(client,head,{destination:verdict,allows:host=>options.allowed.allows(host)||options.allowed.opens(host,verdict.port),onDenial:host=>options.onDenial(denialOf({host:host,port:verdict.port},"unlisted",options.allowed)),remember:socket=>remember(open,socket)})}function openTunnel(client,head,options){client.write("HTTP/1.1 200 Connection Established\r\n\r\n")
let said=head
const look=chunk=>{said=chunk?Buffer.concat([said,chunk]):said
const hello=readHello(said)
if(hello.kind==="more")return
client.off("data",look).pause()
if(hello.kind==="plain")return inTheClear(client,said,options)
const stranger=strangerIn(hello,options)
if(stranger===void 0)return join(client,said,options)
options.onDenial(stranger)
client.destroy()}
client.on("data",look)
look()}function strangerIn(hello,{allows:allows}){return hello.kind==="tls"?hello.names.find(name=>!allows(name)):"?"}function join(client,said,{destination:destination,remember:remember}){const server=(0,external_node_net_.connect)({host:destination.address,port:destination.port})
remember(server)
server.once("connect",()=>{server.write(said)
client.pipe(server).pipe(client)})
server.on("error",()=>client.destroy())
client.once("close",()=>server.destroy())
server.once("close",()=>client.destroy())}function inTheClear(client,said,{destination:destination}){const server=(0,external_node_http_.createServer)((request,response)=>{const path=request.url??""
const why="inside a connection only paths are asked for"
forward(request,response,path.startsWith("/")?{...destination,path:path}:{kind:"denied",why:why})})
client.unshift(said)
server.emit("connection",client)
client.resume()}function forward(request,response,verdict){if(verdict.kind==="denied"){response.writeHead(403,{"x-deckhand-denied":verdict.why}).end(`${verdict.why}\n`)
return}const onward=(0,external_node_http_.request)(onwardOptions(request,verdict),reply=>{response.writeHead(reply.statusCode??502,reply.headers)
reply.pipe(response)})
onward.on("error",()=>{if(!response.headersSent)response.writeHead(502)
response.end()})
response.on("close",()=>onward.destroy())
request.pipe(onward)}function onwardOptions({method:method,headers:headers},{address:address,port:port,host:host,path:path}){const{"proxy-connection":_,"proxy-authorization":__,...rest}=headers
const name=port===80?host:`${host}:${port}`
return{host:address,port:port,path:path,method:method,headers:{...rest,host:name,connection:"close"},agent:!1}}const MAX_DENIALS=100
async function openExit(allowed,socketPath,internet={}){const denials=new Map
const proxy=await openProxy({allowed:allowed,socketPath:socketPath,resolve:async host=>(await(0,external_node_dns_promises_.lookup)(host,{all:!0})).map(({address:address})=>address),reach:address=>isOwn(address)?"never":(0,proxy_address.x)(address),onDenial:denial=>{if(denials.size<MAX_DENIALS)denials.set(`${denial.host}:${denial.port}`,denial)},...internet});(0,external_node_fs_.chmodSync)(socketPath,438)
return{socketPath:socketPath,denials:denials,shut:()=>proxy.shut(),close:()=>proxy.close()}}function isOwn(address){return Object.values((0,external_node_os_.networkInterfaces)()).some(list=>list?.some(own=>own.address===address))}var sandbox_workspace=__webpack_require__(53059)
var answer_schemas=__webpack_require__(33813)
var external_node_timers_promises_=__webpack_require__(58500)
const SANDBOX_SCRIPT=String.raw`
set -eu
uid=$1 owner=$2 node=$3 host=$4 proxy=$5 home=$6 count=$8
export PATH=$7
launcher=("${"$"}{@:9:count}")
shift $((8 + count))

start=
for ((i = 1; i < $#; i += 3)); do
  path=${"$"}{@:i+1:1} from=${"$"}{@:i+2:1}
  [ "${"$"}{!i}" = rw ] || continue
  : "${"$"}{start:=$path}"
  # While tools run, nothing is handed over: they could redirect this to a file of somebody else.
  [ -z "$owner" ] || find "$from" -xdev -user "$owner" '(' -type d -o -links 1 '(' -type f -o -type l ')' ')' -exec chown -h "$uid" '{}' +
done

mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m sandbox /sys # a folder that is everywhere and is not missed
cd /sys
mkdir -p proc dev/pts dev/shm tmp run home/agent var/tmp # var/tmp is no link: it would lead out, while this is being built

# Starting a program takes longer than what it does here, so one mounts all that is noted.
noted= table= rows=0
word() { REPLY=${"$"}{1//\\/\\134}; REPLY=${"$"}{REPLY// /\\040}; REPLY=${"$"}{REPLY//$'\t'/\\011}; REPLY=${"$"}{REPLY//$'\n'/\\012}; }
note() {
  local type=$1 from=$2 at=$3 options=$4 row
  word "$from"; row=$REPLY
  word "/sys$at"; row+=" $REPLY $type $options 0 0"$'\n'
  case $noted in *"$row"*) return ;; esac
  noted+=$row table+=$row rows=$((rows + 1))
}
lay() {
  [ "$rows" -gt 0 ] || return 0
  local before after
  mapfile -t before < /proc/self/mountinfo
  printf %s "$table" > run/node # which is covered in the end
  mount -a -T run/node
  mapfile -t after < /proc/self/mountinfo
  [ $((${"$"}{#after[@]} - ${"$"}{#before[@]})) -eq "$rows" ] || { echo "mount did less than it was asked for" >&2; exit 1; }
  table= rows=0
}
show() { note none "${"$"}{2:-$1}" "$1" bind,ro,nosuid,nodev,X-mount.mkdir; }
memory() { note tmpfs "$1" "/$1" "nosuid,nodev,$2"; }

links=()
for folder in usr bin sbin lib lib32 lib64 libx32 etc opt var/lib/gems; do
  if [ -L "/$folder" ]; then links+=("/$folder"); elif [ -d "/$folder" ]; then show "/$folder"; fi
done
[ ${"$"}{#links[@]} -eq 0 ] || cp -P "${"$"}{links[@]}" .

note proc proc /proc nosuid,nodev,noexec,hidepid=2
for file in keys key-users; do [ ! -e "/proc/$file" ] || note none /dev/null "/proc/$file" bind; done
for device in null zero full random urandom tty; do : > "dev/$device"; note none "/dev/$device" "/dev/$device" bind; done
note devpts devpts /dev/pts newinstance,ptmxmode=0666,mode=0620,nosuid,noexec
ln -s pts/ptmx /proc/self/fd dev
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
ln -s /run var
memory dev/shm mode=1777,size=10%
memory tmp mode=1777,size=25%
note none /sys/tmp /var/tmp bind
if [ -n "$home" ]; then
  [ -z "$owner" ] || chown -RPh "$uid:$uid" "$home"
  note none "$home" /home/agent bind,nosuid,nodev
else
  memory home/agent "mode=0700,size=25%,uid=$uid,gid=$uid"
fi

others() { while IFS= read -r line || [ -n "$line" ]; do case $line in agent:*) ;; *) printf '%s\n' "$line" ;; esac; done; }
{ others < /etc/passwd; printf 'agent:x:%s:%s::/home/agent:/bin/bash\n' "$uid" "$uid"; } > run/passwd
{ others < /etc/group; printf 'agent:x:%s:\n' "$uid"; } > run/group
note none /sys/run/passwd /etc/passwd bind
note none /sys/run/group /etc/group bind

while [ $# -gt 0 ]; do
  case $1 in
    ro) [ ! -d "$2" ] || show "$2" ;;
    no) lay # what is covered has to be there
        if [ -d ".$2" ]; then mount -t tmpfs -o mode=0755,nosuid,nodev,size=16m covered ".$2"
        elif [ -e ".$2" ]; then mount --bind /dev/null ".$2" || [ ! -e ".$2" ]; fi ;; # a socket may go meanwhile
    rw) note none "$3" "$2" bind,nosuid,nodev,X-mount.mkdir ;;
  esac
  shift 3
done
lend() { : > "run/$2"; note none "$1" "/run/$2" bind,ro,nosuid,nodev; }
lend "$node" node
lend "$host" host.mjs
if [ -n "$proxy" ]; then lend "$proxy" proxy; fi
lay
mount -o remount,ro,nosuid,nodev .
ip link set lo up 2>/dev/null || :

pivot_root . .
umount -l .
cd "$start"

# Only what root reads itself can tell root that the broker is gone: a tool can make the host stand still.
exec 3<&0
trap 'exit 0' TERM
exec 4< <(cat <&3; kill -TERM 1) # not at the host itself, which would have it under another number too
prlimit --nproc=512 --nofile=4096 --fsize=2147483648 --core=0 --rtprio=0 --nice=0 -- \
  setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
  env -i PATH="$PATH" HOME=/home/agent USER=agent LOGNAME=agent TMPDIR=/tmp LANG=C.UTF-8 \
  ${"$"}{launcher[@]+"${"$"}{launcher[@]}"} /run/node /run/host.mjs "${"$"}{proxy:+/run/proxy}" <&4 3<&- 4<&- &
exec 0</dev/null 3<&- 4<&-
wait "$!"
`
function startHost(options){const command=options.way==="bwrap"?bwrapCommand(options):rootCommand(options,options.way)
const{filter:filter}=options.launcher
const child=(0,command_line.tG)([(0,command_line.DM)("bash"),"--norc","-c",CLOSE_AND_RUN,"sandbox",filter,...command])
const{pid:pid,stdin:input,stdout:output,stderr:words}=child
const host={pid:pid,input:input,output:output,words:words}
if(options.way!=="bwrap")return{...host,ended:child.then(()=>{}),kill:()=>void child.kill("SIGKILL")}
let first
output.once("data",()=>{first=firstInside(pid)})
const kill=()=>{if(first!==void 0&&isBwrap(first))process.kill(first,"SIGKILL")
child.kill("SIGKILL")}
return{...host,ended:child.then(()=>gone(first)),kill:kill}}const CLOSE_AND_RUN=`\numask 022\nread -r score < /proc/self/oom_score_adj && [ "$score" -ge 500 ] || echo 500 2>/dev/null > /proc/self/oom_score_adj\nfilter=$1\nshift\nfor path in /proc/self/fd/*; do\n  if [ "\${path##*/}" -gt 2 ]; then eval "exec \${path##*/}<&-"; fi\ndone\nif [ -n "$filter" ]; then exec 3< <(printf "$filter"); fi\nexec "$@"\n`
function firstInside(bwrap){try{const children=(0,external_node_fs_.readFileSync)(`/proc/${bwrap}/task/${bwrap}/children`,"utf8").split(" ").filter(Boolean)
return children.map(Number).find(isBwrap)}catch{return}}async function gone(first){while(first!==void 0&&isBwrap(first))await(0,external_node_timers_promises_.setTimeout)(10)}function isBwrap(pid){try{const status=(0,external_node_fs_.readFileSync)(`/proc/${pid}/status`,"utf8")
return status.startsWith("Name:\tbwrap\n")&&!/^State:\t[ZX]/m.test(status)}catch{return!1}}function rootCommand({places:places,uid:uid,owner:owner,node:node,host:host,...more},way){const{words:words}=more.launcher
const fixed=[String(uid),String(owner??""),node,host,more.proxySocket,more.home??"",(0,programs.BX)()]
const laid=places.flatMap(({how:how,path:path,from:from})=>[how,path,from??path])
const bash=[(0,command_line.DM)("bash"),"--norc","-c",SANDBOX_SCRIPT,"sandbox"]
return[...(0,isolation_method.asRootInside)(way),...bash,...fixed,`${words.length}`,...words,...laid]}const BASICS={HOME:HOME,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",LANG:"C.UTF-8"}
function bwrapCommand({places:places,node:node,host:host,proxySocket:proxySocket,home:home,launcher:launcher}){const{words:words,filter:filter}=launcher
return[...words,(0,command_line.DM)("bwrap"),"--unshare-all","--die-with-parent","--new-session","--clearenv","--cap-drop","ALL",...SYSTEM.flatMap(folder=>["--ro-bind-try",folder,folder]),...filter===""?[]:["--seccomp","3"],"--proc","/proc",...KEY_FILES.flatMap(bwrapCover),"--dev","/dev","--tmpfs","/tmp","--tmpfs","/run",...home===void 0?["--dir",HOME]:["--bind",home,HOME],"--tmpfs","/var/tmp","--symlink","/run","/var/run",...places.flatMap(bwrapPlace),"--ro-bind",node,"/run/node","--ro-bind",host,"/run/host.mjs","--bind",proxySocket,"/run/proxy",...Object.entries({PATH:(0,programs.BX)(),...BASICS}).flatMap(([name,value])=>["--setenv",name,value]),"--chdir",writableIn(places)[0]??"/","--",(0,command_line.DM)("prlimit"),"--nproc=1024",...LIMITS,"--","/run/node","/run/host.mjs","/run/proxy"]}const KEY_FILES=["/proc/keys","/proc/key-users"]
function bwrapCover(path){return(0,external_node_fs_.existsSync)(path)?["--ro-bind","/dev/null",path]:[]}const LIMITS=["--nofile=4096","--fsize=2147483648","--core=0","--rtprio=0","--nice=0"]
function bwrapPlace({how:how,path:path,from:from=path}){if(how==="no")return start_host_isFolder(path)?["--tmpfs",path]:["--ro-bind","/dev/null",path]
return[how==="rw"?"--bind":"--ro-bind-try",from,path]}function start_host_isFolder(path){return(0,external_node_fs_.statSync)(path,{throwIfNoEntry:!1})?.isDirectory()!==!1}var wire_caller=__webpack_require__(19753)
async function startVerifiedHost(place,params,hosts){const host=startHost(place)
hosts.add(host)
host.ended.then(()=>hosts.delete(host))
const words=lastWords(host.words)
try{const caller=new wire_caller.s({output:host.input,input:host.output})
return{host:host,caller:caller,checks:await begin(caller,params)}}catch(error){await(0,take_down.gP)(host)
throw withWords(error,words())}}async function begin(caller,params){const attempts=await caller.call("begin",params,answer_schemas.ZJ,{patienceMs:START_MS})
const holes=attempts.filter(({hole:hole})=>hole!=="")
if(holes.length===0)return attempts.length
const list=holes.map(({name:name,hole:hole})=>`${name} (${hole})`).join("; ")
throw new fault.vC("config",`The sandbox is not closed: inside it, a command can ${(0,lib_text.TN)(list,500)}.`,{hint:"Nothing was run. Use another runner, and please report this."})}const START_MS=3e4
const MAX_WORDS=4e3
function lastWords(stream){let text=""
stream.on("data",chunk=>{text=(text+chunk.toString()).slice(-MAX_WORDS)})
return()=>text.trim()}function withWords(error,words){if(words===""||error instanceof fault.vC&&error.code==="config")return error
return new fault.vC("config",`The sandbox could not be built: ${(0,lib_text.TN)(words,500)}`,{cause:error})}class ResidentHost{#again
#over=new AbortController
#caller
#isClosed=!1
constructor(first,again){this.#again=again
this.#caller=Promise.resolve(this.#followed(first))}get over(){return this.#over.signal}line(){this.#caller??=this.#start()
return this.#caller}async retire(){const caller=this.#caller
this.#caller=void 0;(await(caller?.catch(()=>{})))?.retire()}close(){this.#isClosed=!0}async#start(){try{if(this.#isClosed)throw new fault.vC("bug","The tools have ended.")
return this.#followed(await this.#again())}catch(error){this.#over.abort(error)
throw error}}#followed({caller:caller}){const{over:over}=caller
over.addEventListener("abort",()=>caller.isRetired||this.#over.abort(over.reason),{once:!0})
return caller}}async function inSeparateSandbox(apart,use){const{place:place,params:params,hosts:hosts,socket:socket,allowed:allowed,internet:internet}=apart
const exit=await openExit(allowed,socket,internet)
try{const{host:host,caller:caller}=await startVerifiedHost({...place,proxySocket:exit.socketPath},params,hosts)
const workspace=(0,sandbox_workspace.Z)({line:async()=>caller,...params})
const[used]=await Promise.allSettled([use({workspace:workspace,denials:()=>[...exit.denials.values()]})])
exit.shut()
if(!await(0,take_down.gP)(host))throw stillThere()
if(used.status==="rejected")throw used.reason
return used.value}finally{await exit.close()}}function stillThere(){return new fault.vC("bug","A command has ended, but processes that it started in its sandbox have not.",{hint:"Run it again. A self-hosted runner may need them killed by hand."})}async function withGrantedCheckout({place:place,caches:caches,checkout:checkout,workingDir:workingDir,outputDir:outputDir},use){const home=`${checkout}-home`
try{await(0,promises_.mkdir)(home,{recursive:!0,mode:448})
await fillHome(home,caches)
const{uid:owner}=(0,external_node_fs_.statSync)(checkout)
const seen=place.places.filter(({path:path})=>path!==outputDir)
return await use({...place,home:home,owner:owner,places:await temporaryMounts(seen,workingDir,checkout)})}finally{for(const path of[checkout,home])await(0,take_down.dM)(place.way,path)}}async function temporaryMounts(places,workingDir,checkout){const at=path=>(0,external_node_path_.join)(checkout,(0,external_node_path_.relative)(workingDir,path))
const isIn=({path:path})=>`${path}/`.startsWith(`${workingDir}/`)
const seen=places.filter(place=>place.how!=="no"||!isIn(place)||(0,external_node_fs_.existsSync)(at(place.path)))
const written=place=>place.how==="rw"&&isIn(place)
for(const{path:path}of seen.filter(written))await(0,promises_.mkdir)(at(path),{recursive:!0})
return seen.map(place=>written(place)?{...place,from:at(place.path)}:place)}class SandboxLock{#alone=Promise.resolve()
#starting=new Set
async shared(start){for(let seen;seen!==this.#alone;){seen=this.#alone
await seen}const starting=start()
this.#starting.add(starting)
try{return await starting}finally{this.#starting.delete(starting)}}exclusive(use){const result=this.#alone.then(()=>Promise.allSettled(this.#starting)).then(use)
this.#alone=result.catch(()=>{})
return result}}const RELAY_PORT=3128
function foldersOf(env,caches){return[...toolchainFolders(env),...caches.shown]}function viewOf({env:env,workingDir:workingDir,outputDir:outputDir,scripts:scripts,node:node,folder:folder,added:added},caches={shown:[],covered:[],variables:{},sockets:[]}){const folders=foldersOf(env,caches)
const runner=runnerFolder(node)
const places=[...brokerFolders(env),runner,scripts,folder,...cachesInToolchains(env),...caches.covered]
const covered=existing(places).filter(visibleIn(folders))
const isInside=scripts.startsWith(`${workingDir}/`)
return{places:outerFirst([...covered.map(path=>({how:"no",path:path})),...folders.map(path=>({how:"ro",path:path})),{how:"rw",path:workingDir},{how:"ro",path:outputDir},...caches.sockets.map(path=>({how:"no",path:path})),...isInside?[...between(workingDir,scripts),{how:"ro",path:scripts}]:[]]),hidden:existing([...secretFiles(env),...credentialsIn(runner),(0,external_node_path_.join)(folder,"publisher.git"),...caches.sockets,...isInside?[]:[scripts]]),environment:{...environmentOf(env,added,visibleIn([...folders,workingDir])),...caches.variables}}}function closedToCaches({env:env,node:node,folder:folder,scripts:scripts}){const runner=runnerFolder(node)
return{closed:[...secretFiles(env),...credentialsIn(runner),folder,scripts],whole:[...brokerFolders(env),runner]}}function between(outer,inner){const steps=(0,external_node_path_.relative)(outer,(0,external_node_path_.dirname)(inner)).split("/").filter(Boolean)
return steps.map((_,index)=>({how:"rw",path:(0,external_node_path_.join)(outer,...steps.slice(0,index+1))}))}function outerFirst(places){const depth=({path:path})=>path.split("/").length
return places.toSorted((a,b)=>depth(a)-depth(b))}function brokerFolders(env){const work=env.RUNNER_WORKSPACE?(0,external_node_path_.dirname)(env.RUNNER_WORKSPACE):""
return[env.HOME??"",env.RUNNER_TEMP??"",work&&(0,external_node_path_.join)(work,"_actions"),work&&(0,external_node_path_.join)((0,external_node_path_.dirname)(work),"_diag")]}function runnerFolder(node){return/^(.+)\/externals\/node[^/]*\/bin\/node$/.exec(node)?.[1]??""}function credentialsIn(runner){return runner===""?[]:[".credentials",".credentials_rsaparams",".runner"].map(name=>(0,external_node_path_.join)(runner,name))}function secretFiles(env){const commands=["GITHUB_OUTPUT","GITHUB_ENV","GITHUB_STATE","GITHUB_EVENT_PATH"].map(name=>env[name]??"")
return[...credentialsAt(env.HOME??""),...commands,...commands.map(path=>path&&(0,external_node_path_.dirname)(path))]}function existing(paths){return[...new Set(paths)].filter(path=>path.startsWith("/")&&path!=="/"&&(0,external_node_fs_.existsSync)(path))}const OWN=new Set(["HOME","USER","LOGNAME","TMPDIR","SHELL"])
function environmentOf(env,added,isVisible){const passed=Object.entries((0,environment.u)(env,added)).filter(([name])=>!OWN.has(name))
return{...Object.fromEntries(passed),...toolchainVariables(env,isVisible),PATH:view_pathOf(env,isVisible)||"/usr/local/bin:/usr/bin:/bin",HOME:HOME,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",SHELL:"/bin/bash",...proxyVariables(`http://127.0.0.1:${RELAY_PORT}`)}}function view_pathOf({PATH:PATH="",HOME:home},isVisible){const folders=visiblePath(PATH,isVisible).split(":")
const own=path=>home&&path.startsWith(`${home}/`)?[(0,external_node_path_.join)(HOME,(0,external_node_path_.relative)(home,path))]:[]
return[...new Set(folders.flatMap(path=>[...own(path),path]))].join(":")}function proxyVariables(url){const names=["HTTP_PROXY","HTTPS_PROXY"]
const all=[...names,...names.map(name=>name.toLowerCase())].map(name=>[name,url])
return{...Object.fromEntries(all),NO_PROXY:LOCAL,no_proxy:LOCAL,NODE_USE_ENV_PROXY:"1"}}const LOCAL="127.0.0.1,localhost,::1"
const AT_HOME=".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup setup-pnpm/node_modules .local/share/pypoetry/venv"
const HOMES={RUSTUP_HOME:".rustup",PYENV_ROOT:".pyenv",NVM_DIR:".nvm",RBENV_ROOT:".rbenv",VOLTA_HOME:".volta"}
const FOLDER_VARIABLE=/^(?:JAVA_HOME(?:_\w+)?|GOROOT(?:_\w+)?|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|DOTNET_ROOT|CONDA|RUSTUP_HOME|PYENV_ROOT|NVM_DIR|RBENV_ROOT|SWIFT_PATH|pythonLocation|Python\d?_ROOT_DIR|LD_LIBRARY_PATH|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|GRADLE_HOME|ANT_HOME|VCPKG_INSTALLATION_ROOT)$/
function toolchainFolders(env){const home=env.HOME??""
const folders=[...(0,external_node_path_.isAbsolute)(home)?AT_HOME.split(" ").map(path=>(0,external_node_path_.join)(home,path)):[],env.RUNNER_TOOL_CACHE??"","/home/linuxbrew"]
return folders.filter(path=>(0,external_node_path_.isAbsolute)(path)&&(0,external_node_fs_.existsSync)(path))}function cachesInToolchains({HOME:home=""}){return(0,external_node_path_.isAbsolute)(home)?[(0,external_node_path_.join)(home,"setup-pnpm/node_modules/.bin/store")]:[]}function toolchainVariables(env,isVisible){const homes=Object.entries(HOMES).map(([name,path])=>[name,(0,external_node_path_.join)(env.HOME??"/",path)])
const given=Object.entries(env).filter(([name])=>FOLDER_VARIABLE.test(name))
const seen=[...homes,...given].filter(([,value])=>value?.split(":").every(path=>isVisible(path)))
return Object.fromEntries(seen)}const view_SYSTEM="/usr /bin /sbin /lib /lib64 /opt".split(" ")
function visibleIn(places){const roots=[...view_SYSTEM,...places]
return path=>(0,external_node_fs_.existsSync)(path)&&roots.some(root=>path===root||path.startsWith(`${root}/`))}function visiblePath(path,isVisible){return path.split(":").filter(isVisible).join(":")}async function openSandbox(options){const{node:node,host:script,workingDir:workingDir,outputDir:outputDir,brokerVariables:brokerVariables}=options
refuseWritable(node,workingDir)
const all=allowedHosts(options.network)
const allowed=options.isAsking?freeHosts(options.network):all
const own=allowedHosts(options.setUpNetwork,"setup-network")
const setUpReach={own:own,commands:setUpHosts(own,allowed),all:setUpHosts(own,all)}
const given=(0,environment.u)(options.env,options.added)
const found=findCaches({...options,...closedToCaches(options),given:given,named:options.caches})
const way=options.way??await(0,isolation_method.findIsolationMethod)(options.isolation,process.getuid?.()??0)
const launcher=launcherFor(way)
const back=await handOver(options,way)
const{folder:folder,internet:internet}=options
const exit=await openExit(allowed,(0,external_node_path_.join)(folder,"proxy"),internet)
const serverExit=all.words===allowed.words?exit:await openExit(all,(0,external_node_path_.join)(folder,"servers-proxy"),internet)
const exits=[...new Set([exit,serverExit])]
const hosts=new Set
const lock=new SandboxLock
const close=once(()=>(0,take_down.a$)(hosts,exits,back))
try{const caches=await fillHome(back.home,found.found)
const missing=found.missing.map(path=>({path:path,why:"there is no such folder"}))
const shown=foldersOf(options.env,caches)
const sockets=await foreignSockets(way,{written:[workingDir],shown:shown})
const{places:places,hidden:hidden,environment:environment}=viewOf(options,{...caches,sockets:sockets})
const place={way:way,launcher:launcher,places:places,node:node,host:script,uid:back.user,proxySocket:exit.socketPath}
const withHome={...place,home:back.home}
const shielded={kept:launcher.kept,perl:(0,programs.xX)("perl"),hasOwnUser:way!=="bwrap"}
const params={workingDir:workingDir,outputDir:outputDir,environment:environment,selfTest:{hidden:hidden,brokerVariables:brokerVariables,...shielded}}
const raising=startVerifiedHost({...withHome,owner:back.owner.uid},params,hosts)
options.onBuilding?.()
const first=await raising
const resident=new ResidentHost(first,()=>lock.shared(()=>startVerifiedHost(withHome,params,hosts)))
const workspace=(0,sandbox_workspace.Z)({line:()=>resident.line(),...options})
const openProgram=spec=>isTold(spec)||serverExit!==exit?lock.shared(()=>openApart(spec,{place:{...place,proxySocket:serverExit.socketPath},params:params,hosts:hosts})):workspace.openProgram(spec)
const apart={params:params,hosts:hosts,internet:internet}
const setUpIn=place=>(use,reach="all")=>inSeparateSandbox({...apart,place:place,allowed:setUpReach[reach],socket:(0,external_node_path_.join)(folder,"set-up-proxy")},use)
const inGranted=({checkout:checkout,hosts:named,setUp:setUp},use)=>lock.exclusive(async()=>{await resident.retire()
await(0,take_down.XZ)(hosts,back)
const own={place:withHome,caches:found.found,checkout:checkout,workingDir:workingDir,outputDir:outputDir}
return await withGrantedCheckout(own,async place=>{await setUp(setUpIn(place))
const allowedHere=grantedHosts(named,{free:allowed,all:all})
const command={...apart,place:place,allowed:allowedHere,socket:(0,external_node_path_.join)(folder,"granted-proxy")}
return await inSeparateSandbox(command,({workspace:workspace})=>use({...workspace,outputDir:void 0}))})})
let isShut=!1
const shut=()=>{for(const one of exits)one.shut()
isShut=!0}
const report=()=>({way:way,checks:first.checks,gaps:launcher.gaps,network:allowed.words,isShut:isShut,isAsking:options.isAsking===!0,denials:exits.flatMap(({denials:denials})=>[...denials.values()]),caches:{given:caches.given,leftOut:[...caches.leftOut,...missing]}})
return Object.freeze({workspace:workspace,openProgram:openProgram,close:()=>{resident.close()
return close()},report:report,shut:shut,inGranted:inGranted,over:resident.over,inSetUp:(...given)=>lock.shared(()=>setUpIn(withHome)(...given))})}catch(error){await close()
throw error}}function refuseWritable(node,workingDir){if(!(0,programs.S1)(workingDir,node))return
throw new fault.vC("config",`The Node that runs this action, ${node}, is in the checkout, where the tools could change it.`,{hint:"Have the runner use its own Node, or one outside of the workspace."})}function isTold({environment:environment}){return Object.keys(environment).length>0}async function handOver({workingDir:workingDir,folder:folder,random:random,onHandOver:onHandOver},way){const{uid:uid,gid:gid}=(0,external_node_fs_.statSync)(workingDir)
const user=way==="bwrap"?uid:(0,take_down.Wm)(random)
const settings=await(0,git_settings.Ew)(workingDir,(0,external_node_path_.join)(folder,"git-settings"))
const home=(0,external_node_path_.join)(folder,"home")
const back={way:way,user:user,owner:{uid:uid,gid:gid},folders:[workingDir],settings:settings,home:home}
onHandOver(back)
await(0,promises_.mkdir)(home,{recursive:!0,mode:448})
return back}function once(action){let running
return()=>{running??=action()
return running}}async function openApart(spec,{place:place,params:params,hosts:hosts}){const{host:host,caller:caller}=await startVerifiedHost(place,params,hosts)
const close=async()=>void await(0,take_down.gP)(host)
try{const program=await(0,sandbox_workspace.Z)({line:async()=>caller,...params}).openProgram(spec)
return Object.freeze({...program,close:close})}catch(error){await close()
throw error}}}),5479:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{U:()=>isPublic,x:()=>reachOf})
var node_net__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(77030)
const SPECIAL_4=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const NEVER_4=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const NEVER_6=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
const special=subnets("ipv4",SPECIAL_4)
const never4=subnets("ipv4",NEVER_4)
const never6=subnets("ipv6",NEVER_6)
const global6=subnets("ipv6",[["2000::",3]])
const local6=subnets("ipv6",[["fc00::",7]])
function reachOf(address){if((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(address)){if(never4.check(address,"ipv4"))return"never"
return special.check(address,"ipv4")?"private":"public"}if(!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(address)||never6.check(address,"ipv6"))return"never"
if(global6.check(address,"ipv6"))return"public"
return local6.check(address,"ipv6")?"private":"never"}function isPublic(address){return reachOf(address)==="public"}function subnets(family,ranges){const list=new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList
for(const[network,prefix]of ranges)list.addSubnet(network,prefix,family)
return list}})}

export const id=6280
export const ids=[6280,6767]
export const modules={26767:((e,t,n)=>{n.d(t,{KG:()=>listDirectory,R0:()=>writeWholeFile,T1:()=>statFile,TA:()=>readFile,Ub:()=>holdFolder,nJ:()=>saveOutput,nM:()=>removeFile})
var o=n(77598)
var r=n(73024)
var s=n(51455)
var i=n(76760)
var a=n(98664)
var c=n(46031)
var l=void 0&&(void 0).__addDisposableResource||function(e,t,n){if(t!==null&&t!==void 0){if(typeof t!=="object"&&typeof t!=="function")throw new TypeError("Object expected.")
var o,r
if(n){if(!Symbol.asyncDispose)throw new TypeError("Symbol.asyncDispose is not defined.")
o=t[Symbol.asyncDispose]}if(o===void 0){if(!Symbol.dispose)throw new TypeError("Symbol.dispose is not defined.")
o=t[Symbol.dispose]
if(n)r=o}if(typeof o!=="function")throw new TypeError("Object not disposable.")
if(r)o=function(){try{r.call(this)}catch(e){return Promise.reject(e)}}
e.stack.push({value:t,dispose:o,async:n})}else if(n)e.stack.push({async:!0})
return t}
var d=void 0&&(void 0).__disposeResources||function(e){return function(t){function fail(n){t.error=t.hasError?new e(n,t.error,"An error was suppressed during disposal."):n
t.hasError=!0}var n,o=0
function next(){while(n=t.stack.pop())try{if(!n.async&&o===1)return o=0,t.stack.push(n),Promise.resolve().then(next)
if(n.dispose){var e=n.dispose.call(n.value)
if(n.async)return o|=2,Promise.resolve(e).then(next,function(e){fail(e)
return next()})}else o|=1}catch(e){fail(e)}if(o===1)return t.hasError?Promise.reject(t.error):Promise.resolve()
if(t.hasError)throw t.error}return next()}}(typeof SuppressedError==="function"?SuppressedError:function(e,t,n){var o=new Error(n)
return o.name="SuppressedError",o.error=e,o.suppressed=t,o})
async function statFile(e,t){return(0,c.OA)(`look at "${t}"`,async()=>{const n=await statOrNothing(await(0,c.nG)(e,t))
return n&&{kind:kindOf(n),size:n.size,mode:n.mode&4095}})}async function readFile(e,t,n){return(0,c.OA)(`read "${t}"`,async()=>{const o={stack:[],error:void 0,hasError:!1}
try{const i=r.constants.O_RDONLY|r.constants.O_NONBLOCK|r.constants.O_NOFOLLOW
const a=await(0,c.nG)(e,t)
const d=l(o,await(0,s.open)(a,i),!0)
await(0,c.Ab)(e,await placeOfHandle(d,a),t)
const u=await d.stat()
refuseUnlessFile(u,t)
if(u.size>n)throw tooLarge(t,u.size,n)
return await d.readFile()}catch(e){o.error=e
o.hasError=!0}finally{const e=d(o)
if(e)await e}})}async function writeWholeFile(e,t,n,o){await(0,c.OA)(`write "${t}"`,async()=>{const{root:r,steps:s,real:a}=await(0,c.Mh)(e,t)
const l=await statOrNothing(a)
if(l)refuseUnlessFile(l,t)
const d=await holdFolder(r,s.slice(0,-1))
try{await replaceFile(d,(0,i.basename)(a),n,l?l.mode&4095:o)}finally{await d.close()}})}async function removeFile(e,t){await(0,c.OA)(`remove "${t}"`,async()=>{const n=(0,i.resolve)(e[0],t)
const{root:o,steps:r}=await(0,c.Mh)(e,(0,i.dirname)(n))
if((0,i.basename)(n).toLowerCase()===".git")throw new a.Fp(`"${t}" belongs to git and cannot be removed.`)
const l=await holdFolder(o,r)
try{const e=l.entry((0,i.basename)(n))
const o=await(0,s.lstat)(e)
if(!o.isSymbolicLink())refuseUnlessFile(o,t)
await(0,s.unlink)(e)}finally{await l.close()}})}async function listDirectory(e,t){return(0,c.OA)(`list "${t}"`,async()=>{const n=await(0,s.readdir)(await(0,c.nG)(e,t),{withFileTypes:!0})
return n.map(toEntry).sort((e,t)=>e.name<t.name?-1:1)})}async function replaceFile(e,t,n,r){const i=e.entry(`.deckhand-${(0,o.randomUUID)()}`)
try{await(0,s.writeFile)(i,n,{flag:"wx"})
if(r!==void 0)await(0,s.chmod)(i,r)
await(0,s.rename)(i,e.entry(t))}catch(e){await(0,s.rm)(i,{force:!0})
throw e}}async function statOrNothing(e){try{return await(0,s.stat)(e)}catch(e){if((0,c.Md)(e))return
throw e}}function kindOf(e){if(e.isFile())return"file"
return e.isDirectory()?"directory":"other"}function toEntry(e){return{name:e.name,kind:e.isSymbolicLink()?"link":kindOf(e)}}function refuseUnlessFile(e,t){const n=kindOf(e)
if(n==="directory")throw new a.Fp(`"${t}" is a directory, not a file.`)
if(n==="other")throw new a.Fp(`"${t}" is a device, pipe or socket. Only regular files are allowed.`)}function tooLarge(e,t,n){return new a.Fp(`"${e}" has ${t} bytes, more than the ${n} allowed. Look at parts of it with commands.`)}async function saveOutput(e,t,n){if(e===void 0)throw new a.vC("bug","There is no folder for long outputs.")
if(!/^\w[\w.-]*$/.test(t))throw new a.vC("bug",`"${t}" is no name for a saved output.`)
return(0,c.OA)(`save the output as "${t}"`,async()=>{const o=await holdFolder(e,[])
try{const e={stack:[],error:void 0,hasError:!1}
try{const i=r.constants.O_WRONLY|r.constants.O_APPEND|r.constants.O_CREAT|r.constants.O_NOFOLLOW|r.constants.O_NONBLOCK
const a=l(e,await(0,s.open)(o.entry(t),i,420),!0)
await a.writeFile(n)}catch(t){e.error=t
e.hasError=!0}finally{const t=d(e)
if(t)await t}}finally{await o.close()}return(0,i.join)(e,t)})}const u=process.platform==="linux"
function placeOfHandle(e,t){return(0,s.realpath)(u?`/proc/self/fd/${e.fd}`:t)}async function holdFolder(e,t){await(0,s.mkdir)(e,{recursive:!0})
let n=e
let o=held(await openFolder(e),e)
for(const e of t){n=(0,i.join)(n,e)
const t=o
try{o=held(await openOrMake(t.entry(e)),n)}finally{await t.close()}}return o}function held(e,t){const n=u?`/proc/self/fd/${e.fd}`:t
return{entry:e=>(0,i.join)(n,e),close:()=>e.close()}}async function openOrMake(e){try{return await openFolder(e)}catch(e){if((0,c.CA)(e)!=="ENOENT")throw e}await(0,s.mkdir)(e,{recursive:!0})
return openFolder(e)}function openFolder(e){return(0,s.open)(e,r.constants.O_RDONLY|r.constants.O_DIRECTORY|r.constants.O_NOFOLLOW)}}),46031:((e,t,n)=>{n.d(t,{Ab:()=>requireInside,CA:()=>errorCode,Md:()=>isAbsence,Mh:()=>safeWritePath,OA:()=>orMistake,nG:()=>safePath,o1:()=>resolvePath})
var o=n(51455)
var r=n(76760)
var s=n(98664)
async function safePath(e,t){return(await resolvePath(e,t)).real}async function safeWritePath(e,t){const n=await resolvePath(e,t)
if(n.steps.some(e=>e.toLowerCase()===".git"))throw new s.Fp(`"${t}" belongs to git and cannot be written. Change it with git commands in the terminal.`)
return n}async function requireInside(e,t,n){if(await placeOf(e,t)===void 0)throw outside(e,n)}async function resolvePath(e,t){if(t.includes("\0"))throw new s.Fp("A path cannot contain a NUL character.")
const n=await placeOf(e,await followLinks((0,r.resolve)(e[0],t),t))
if(n===void 0)throw outside(e,t)
return n}async function placeOf(e,t){for(const n of e){const e=await followLinks(n,n)
const o=inside(e,t)
if(o!==void 0)return{root:e,steps:o.split(r.sep).filter(Boolean),real:t}}return}function outside([e],t){return new s.Fp(`"${t}" is outside the workspace. Use a path inside ${e}.`)}function inside(e,t){const n=(0,r.relative)(e,t)
return n===".."||n.startsWith(`..${r.sep}`)||(0,r.isAbsolute)(n)?void 0:n}async function followLinks(e,t){try{return await(0,o.realpath)(e)}catch(e){if(!isAbsence(e))throw e}if(await isLink(e))throw new s.Fp(`"${t}" leads through a link to nothing. Use the real path.`)
return(0,r.join)(await followLinks((0,r.dirname)(e),t),(0,r.basename)(e))}async function isLink(e){try{return(await(0,o.lstat)(e)).isSymbolicLink()}catch(e){if(isAbsence(e))return!1
throw e}}function isAbsence(e){return["ENOENT","ENOTDIR"].includes(errorCode(e))}const i={ENOENT:"no such file or directory",ENOTDIR:"a part of the path is a file, not a directory",EISDIR:"it is a directory",EACCES:"permission denied",EPERM:"permission denied",ELOOP:"too many levels of symbolic links",ENAMETOOLONG:"the name is too long",ENOSPC:"the disk is full",EROFS:"the file system is read-only"}
function errorCode(e){return e instanceof Error&&"code"in e&&typeof e.code==="string"?e.code:""}async function orMistake(e,t){try{return await t()}catch(t){const n=errorCode(t)
if(!/^E[A-Z0-9]+$/.test(n))throw t
throw new s.Fp(`Cannot ${e}: ${i[n]??"the system refused"} (${n}).`,{cause:t})}}}),14290:((e,t,n)=>{n.r(t)
n.d(t,{openSandbox:()=>openSandbox})
var o=n(73024)
var r=n(51455)
var s=n(76760)
var i=n(62461)
var a=n(98664)
var c=n(22499)
var l=n(94869)
var d=n(51698)
const u="/home/agent"
function writableIn(e){return e.filter(({how:e})=>e==="rw").map(({path:e})=>e)}const h="/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ")
const p={bytes:1024**3,milliseconds:2e4}
const f=2e3
async function fillHome(e,t,n=p){const o=await copyAll(e,t.filter(({how:e})=>e==="copy"),n)
const i=t.filter(({path:e,how:t,setting:n})=>t!=="copy"||n&&o.leftOut.has(e))
const a=new Map(await Promise.all(i.map(async({path:e})=>[e,await secretsIn(e,n.milliseconds)])))
const c=i.filter(({path:e})=>a.get(e)!==void 0)
for(const{how:t,path:n,below:o,alias:i}of c){if(i!==void 0)await(0,r.mkdir)((0,s.dirname)((0,s.join)(e,i)),{recursive:!0})
if(i!==void 0)await fill_home_link(n,(0,s.join)(e,i))
if(t==="link"&&o!==void 0&&n!==(0,s.join)(u,o))await linkAll(n,(0,s.join)(e,o))}return{shown:c.map(({path:e})=>e),covered:c.flatMap(({path:e})=>a.get(e)??[]),variables:Object.assign({},...c.flatMap(({how:e,setting:t})=>e==="link"?[]:[t])),given:[...o.done,...c.map(({path:e})=>e)],leftOut:[...[...o.leftOut].flatMap(([e,t])=>i.some(t=>t.path===e)?[]:[{path:e,why:t}]),...i.filter(e=>!c.includes(e)).map(({path:e})=>({path:e,why:"it takes too long to read"}))]}}async function copyAll(e,t,n){const[o,r]=[[],new Map]
const i=performance.now()+n.milliseconds
let a=n.bytes
for(const{path:c,below:l="",bytes:d}of await bySize(t,i)){const t=Math.floor(i-performance.now())
const u=d>a?`it is ${inMegabytes(d)} large`:await copyWithoutSecrets(c,(0,s.join)(e,l),t)
if(u==="")o.push(c)
else r.set(c,`${u}; copies take at most ${inMegabytes(n.bytes)} and ${n.milliseconds/1e3} s`)
if(u==="")a-=d}return{done:o,leftOut:r}}async function bySize(e,t){if(e.length===0)return[]
const n=["-0sD","--apparent-size","--block-size=1","--",...e.map(({path:e})=>e)]
const{stdout:o}=await(0,d.cd)([(0,d.DM)("du"),...n],atLeastOne(t-performance.now()))
const r=new Map(o.split("\0").map(e=>e.split("\t")).map(([e,...t])=>[t.join("\t"),Number(e)]))
const s=e.map(e=>({...e,bytes:r.get(e.path)??Number.POSITIVE_INFINITY}))
return s.toSorted((e,t)=>e.bytes-t.bytes)}async function copyWithoutSecrets(e,t,n){if(n<=0)return"there was no time left"
const o=performance.now()+n
await(0,r.mkdir)((0,s.dirname)(t),{recursive:!0})
const i=["-RP","--preserve=mode,timestamps","--no-target-directory","--",await(0,r.realpath)(e),t]
const{timedOut:a,exitCode:c,stderr:u}=await(0,d.cd)([(0,d.DM)("cp"),...i],atLeastOne(n))
const h=/No space left|Disk quota/.test(u)
const p=!a&&c!==void 0&&!h
const f=p?await secretsIn(t,o-performance.now()):void 0
for(const e of f??[])await(0,r.rm)(e,{recursive:!0,force:!0})
if(f)return""
await(0,r.rm)(t,{recursive:!0,force:!0})
return a||p?"there was no time left":(0,l.TN)(u,200)||"it could not be copied"}const w="3"
async function secretsIn(e,t){const n=g.flatMap(e=>["-o","-name",e]).slice(1)
const o=["-type","d","-name",y,"-prune","-print0","-o","-type","f","(",...n,")","-print0"]
const r=[`${e}/`,"-mindepth","1","-maxdepth",w,...o]
const{timedOut:i,stdout:a}=await(0,d.cd)([(0,d.DM)("find"),...r],atLeastOne(t))
return i?void 0:a.split("\0").filter(Boolean).map(e=>(0,s.normalize)(e))}function atLeastOne(e){return Math.max(1,Math.floor(e))}function inMegabytes(e){return Number.isFinite(e)?`${Math.ceil(e/1024**2)} MB`:"too many MB"}async function linkAll(e,t){const n=await(0,r.readdir)(e).catch(()=>[])
if(n.length>f){await(0,r.mkdir)((0,s.dirname)(t),{recursive:!0})
return fill_home_link(e,t)}await(0,r.mkdir)(t,{recursive:!0})
for(const o of n)if(/^python3\.\d+$/.test(o))await linkPackages((0,s.join)(e,o),(0,s.join)(t,o))
else await fill_home_link((0,s.join)(e,o),(0,s.join)(t,o))}async function fill_home_link(e,t){await(0,r.symlink)(e,t).catch(e=>{if(e.code!=="EEXIST")throw e})}async function linkPackages(e,t){const n=(0,s.join)(t,"site-packages")
await(0,r.mkdir)(n,{recursive:!0})
const o=`import site; site.addsitedir(${JSON.stringify((0,s.join)(e,"site-packages"))})\n`
await(0,r.writeFile)((0,s.join)(n,"earlier-steps.pth"),o)}const m=`\n  .ssh .gnupg .pki .password-store .config .netrc .git-credentials .gitconfig .local/share/keyrings .local/state .android\n  .aws .azure .oci .bluemix .aliyun .boto .s3cfg .kube .minikube .helm .docker .terraformrc .terraform.d .pulumi .vault-token\n  .step .sigstore .cosign .vagrant.d .ansible .chef .databrickscfg .snowflake .snowsql .dbt .pgpass .my.cnf .mylogin.cnf\n  .npmrc .yarnrc .yarnrc.yml .pypirc .pip .condarc .jfrog .lein .cabal/config\n  .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml\n  .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config\n  .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json\n  .local/share/uv/credentials .local/share/pnpm/auth.ini\n  .cache/huggingface/token .cache/huggingface/stored_tokens .huggingface .kaggle .jupyter .ollama .openai .anthropic\n  .fly .heroku .vercel .netlify .railway .wrangler .cloudflared .ngrok2 .sentryclirc .expo .vscode .vscode-server .mozilla\n  .agent .agents .aider .amazonq .amp .augment .claude .claude.json .cline .codeium .codebuddy .codex .continue .copilot\n  .crush .cursor .factory .gemini .goose .grok .iflow .junie .kilo .kilocode .kiro .opencode .openhands .pi .qwen .roo\n  .rovodev .trae .vibe .warp .windsurf .zed\n  .local/share/amp .local/share/claude .local/share/crush .local/share/cursor-agent .local/share/goose\n  .local/share/kiro-cli .local/share/opencode .local/share/zed\n`.trim().split(/\s+/)
function credentialsAt(e){return e.startsWith("/")?m.map(t=>`${e}/${t}`):[]}const y="cc-keystore"
const g=["credentials","credentials.json","credentials.toml",".credentials",".credentials.json",".git-credentials",".netrc","_netrc",".pypirc","auth.json","settings-security.xml","id_rsa","id_ecdsa","id_ed25519"]
const v=".cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/selenium .cache/node-gyp .cache/huggingface/hub .cache/torch/hub .cache/pypoetry/virtualenvs .gradle/jdks .m2/wrapper/dists .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools .local/share/virtualenvs .mix/archives .mix/elixir .sbt/launchers"
const b=".bun/install/cache .bundle/cache .cabal/packages .cache/composer .cache/coursier .cache/deno .cache/go-build .cache/golangci-lint .cache/node/corepack .cache/org.swift.swiftpm .cache/pdm .cache/pip .cache/pipenv .cache/pnpm .cache/pypoetry/artifacts .cache/pypoetry/cache .cache/uv .cache/yarn .cargo/git/db .cargo/registry/cache .cargo/registry/index .composer/cache .elm .gem/ruby .gradle/wrapper/dists .hex/packages .ivy2/cache .local/share/gem/ruby .local/share/pnpm/store .m2/repository .npm/_cacache .pub-cache/hosted .pub-cache/hosted-hashes .sbt/boot .yarn/berry/cache"
const k={"setup-pnpm/node_modules/.bin/store":".local/share/pnpm/store"}
const $={".gradle/caches":{holds:"modules-2",variables:e=>({GRADLE_RO_DEP_CACHE:e})},".nuget/packages":{variables:e=>({NUGET_FALLBACK_PACKAGES:e})},".m2/repository":{variables:(e,{MAVEN_ARGS:t=""})=>({MAVEN_ARGS:`-Dmaven.repo.local.tail=${e} ${t}`.trim()})},"go/pkg/mod":{holds:"cache/download",variables:(e,{GOPROXY:t="https://proxy.golang.org,direct"})=>({GOPROXY:`file://${e}/cache/download,${t}`})}}
const O=[...v.split(" "),...b.split(" "),...Object.keys(k),...Object.keys($)]
function findCaches(e){const{env:t,given:n,named:o,workingDir:r}=e
const i=t.HOME??""
if(!(0,s.isAbsolute)(i)||isNone(o))return{found:[],missing:[]}
const a=knownBelow(i,n).filter(({path:t})=>isFolder(t)&&inTheWay(t,e)===void 0)
const c=o.map(e=>pathOf(e,i)).filter(e=>!isWithin(e,r))
for(const t of c)requireOpen(t,i,e)
const l=c.filter(e=>!a.some(t=>t.path===e))
return{found:[...a,...l.filter(isFolder).map(e=>namedCache(e,i))],missing:l.filter(e=>!isFolder(e))}}function isNone(e){if(e.length===1&&e[0]==="none")return!0
if(!e.includes("none"))return!1
throw new a.vC("config",'The input `caches` says "none" and more.',{hint:'Write "none" alone, or only folders.'})}function knownBelow(e,t){const of=(n,o)=>o.map(o=>{const r=(0,s.join)(e,o)
return{how:n,below:o,path:r,...settingOf(r,o,t)}})
const n=b.split(" ")
const isThere=([t,{holds:n=""}])=>isFolder((0,s.join)(e,t,n))
const o=Object.entries($).filter(isThere).flatMap(([e])=>n.includes(e)?[]:e)
const r=Object.entries(k).map(([t,n])=>({how:"copy",below:n,path:(0,s.join)(e,t)}))
return[...of("copy",n),...r,...of("link",v.split(" ")),...of("setting",o)]}const _=/^[\w./+@-]+$/
function settingOf(e,t,n){const o=$[t]
if(!o)return{}
if(_.test(e))return{setting:o.variables(e,n)}
const r=(0,s.join)(".earlier-steps",t.replaceAll("/","-"))
return{alias:r,setting:o.variables((0,s.join)(u,r),n)}}function namedCache(e,t){return isWithin(e,t)?{how:"link",path:e,below:e.slice(t.length+1)}:{how:"setting",path:e}}function pathOf(e,t){const n=(0,s.normalize)(e.replace(/^~(?=\/|$)/,t)).replace(/(?<=.)\/+$/,"")
if((0,s.isAbsolute)(n)&&!n.includes("\n"))return n
throw new a.vC("config",`The input \`caches\` names "${e}", which is not an absolute path.`,{hint:"Write paths like /mnt/cache or ~/.tool/cache, separated by commas."})}function requireOpen(e,t,n){const o=inTheWay(e,n)??(isOfTool(e,t)||isOfTool(real(e),t)?e:void 0)
if(o===void 0)return
throw new a.vC("config",`The input \`caches\` names ${e}, which ${reasonAgainst(o,e,n)}.`,{hint:"Name only the folder that a tool fills with what it downloads, such as ~/.m2/repository."})}function reasonAgainst(e,t,{env:n}){const o=n.HOME??""
const r=e===t?"there":`in ${e}`
if(credentialsAt(o).some(t=>t===e||real(t)===e))return`would show the agent's commands credentials, which programs keep ${r}`
if(isOfTool(t,o))return`would show the agent's commands settings and credentials that a tool can have there`
return`would show the agent's commands what is in ${e}`}function inTheWay(e,{env:t,closed:n,whole:o,workingDir:r}){const i=[e,real(e)]
const both=e=>e.filter(s.isAbsolute).flatMap(e=>[e,real(e)])
const isIn=e=>i.some(t=>isWithin(t,e))
const hasIn=e=>i.some(t=>isWithin(e,t))
const a=both([...n,...E])
return both([t.HOME??"",...o,r,"/dev"]).find(hasIn)??a.find(e=>hasIn(e)||isIn(e))}const E=["/proc","/sys","/run","/var/run"]
function isOfTool(e,t){if(e.split("/").some(e=>e===y||g.includes(e)))return!0
const n=isWithin(e,t)?e.slice(t.length+1):""
if(n===""||O.includes(n))return!1
return/^\.(?!.*cache)[^/]*$/i.test(n)||O.some(e=>isWithin(e,n))}function isWithin(e,t){return e===t||e.startsWith(t==="/"?"/":`${t}/`)}function isFolder(e){return(0,o.existsSync)(e)&&(0,o.statSync)(e).isDirectory()}function real(e){return(0,o.existsSync)(e)?(0,o.realpathSync)(e):e}var x=n(54706)
async function foreignSockets(e,{written:t,shown:n}){const o=await paths(e,[...t,...S])
const r=boundNames()
const i=r.filter(e=>!(0,s.isAbsolute)(e))
const a=i.length===0?[]:await paths(e,T)
const c=[...r.filter(s.isAbsolute),...new Set(a.flatMap(e=>i.map(t=>(0,s.join)(e,t))))]
return[...new Set([...o,...c.flatMap(e=>placesOf(e,[...h,...n]))])]}const S=["(","-type","s","-o","-type","p","-o","-type","b","-o","-type","c",")","-print0"]
const T=["/proc",..."-mindepth 2 -maxdepth 2 -name cwd -printf".split(" "),"%l\\0"]
async function paths(e,t){const n=[(0,d.DM)("find"),...t]
const{stdout:o}=await(0,d.cd)(e==="bwrap"?n:(0,x.asRoot)(e,n))
return o.split("\0").filter(Boolean)}function boundNames(){const e=(0,o.readdirSync)("/proc").filter(e=>/^\d+$/.test(e))
const t=[...Map.groupBy(e,namespaceOf).values()].map(firstList)
const n=t.flatMap(e=>e.split("\n").map(e=>P.exec(e)?.[1]??""))
return[...new Set(n)].filter(e=>e!==""&&!e.startsWith("@"))}function namespaceOf(e){try{return(0,o.readlinkSync)(`/proc/${e}/ns/net`)}catch{return e}}function firstList(e){for(const t of e){const e=read(`/proc/${t}/net/unix`)
if(e!=="")return e}return""}const P=/^[0-9a-f]+: (?:\S+ +){5}\d+ (.*)$/i
function read(e){try{return(0,o.readFileSync)(e,"utf8")}catch{return""}}function placesOf(e,t){try{if(!(0,o.lstatSync)(e).isSocket())return[]
const n=(0,o.realpathSync)(e)
return t.flatMap(e=>{const t=realOf(e)
return t!==void 0&&n.startsWith(`${t}/`)?[`${e}${n.slice(t.length)}`]:[]})}catch{return[]}}function realOf(e){try{return(0,o.realpathSync)(e)}catch{return}}var A=n(33262)
const N=["x64","arm64"]
function isFiltered(e){return N.includes(e)}const M=table(`\n  clone 56 220\n  ioctl 16 29\n  personality 135 92\n  prctl 157 167\n  socket 41 198\n  unshare 272 97\n`)
const j=table(`\n  acct 163 89\n  clock_adjtime 305 266\n  clock_settime 227 112\n  delete_module 176 106\n  finit_module 313 273\n  init_module 175 105\n  ioperm 173 -\n  iopl 172 -\n  kexec_file_load 320 294\n  kexec_load 246 104\n  mount 165 40\n  nfsservctl 180 42\n  open_by_handle_at 304 265\n  pidfd_getfd 438 438\n  pivot_root 155 41\n  quotactl 179 60\n  quotactl_fd 443 443\n  reboot 169 142\n  settimeofday 164 170\n  swapoff 168 225\n  swapon 167 224\n  syslog 103 116\n  umount2 166 39\n  vhangup 153 58\n`)
const R=table(`\n  add_key 248 217\n  bpf 321 280\n  clone3 435 435\n  create_module 174 -\n  fsconfig 431 431\n  fsmount 432 432\n  fsopen 430 430\n  fspick 433 433\n  get_kernel_syms 177 -\n  io_uring_enter 426 426\n  io_uring_register 427 427\n  io_uring_setup 425 425\n  keyctl 250 219\n  lookup_dcookie 212 18\n  modify_ldt 154 -\n  mount_setattr 442 442\n  move_mount 429 429\n  open_tree 428 428\n  open_tree_attr 467 467\n  perf_event_open 298 241\n  query_module 178 -\n  request_key 249 218\n  uselib 134 -\n  userfaultfd 323 282\n`)
function table(e){const t=e.trim().split("\n").map(e=>e.trim().split(" "))
const numberOf=(e="-")=>e==="-"?void 0:Number(e)
return new Map(t.map(([e="",t,n])=>[e,{x64:numberOf(t),arm64:numberOf(n)}]))}function callNumber(e,t){return[M,j,R].flatMap(n=>n.get(e)?.[t]??[])[0]}const L=1
const F=38
const C=97
const I=2147418112
const refuse=e=>327680+e
const load=e=>[32,0,0,e]
const isEqual=(e,t,n)=>[21,t,n,e]
const isAtLeast=(e,t,n)=>[53,t,n,e]
const hasBitOf=(e,t,n)=>[69,t,n,e]
const end=e=>[6,0,0,e]
const H=0
const D=4
const W=[16,24]
const U={x64:3221225534,arm64:3221225655}
const B=1073741824
const G=268435456
const z=[21522,21532]
const V=[1,2,10,16]
const Y={allowed:262144|131072|8,ASK:4294967295}
function callFilter(e){const t=[load(D),isEqual(U[e],1,0),end(refuse(F)),load(H),...e==="x64"?[isAtLeast(B,0,1),end(refuse(F))]:[],...refusals(j,L,e),...refusals(R,F,e),...argumentRules().flatMap(([t,n])=>only(callNumber(t,e)??0,n)),end(I)]
return Buffer.concat(t.map(bytesOf))}function refusals(e,t,n){const o=[...e.values()].flatMap(e=>e[n]??[])
return o.flatMap(e=>[isEqual(e,0,1),end(refuse(t))])}function only(e,t){return[isEqual(e,0,t.length),...t]}function argumentRules(){const e=[load(W[0]),hasBitOf(G,0,1),end(refuse(L)),end(I)]
const t=[load(W[1]),...z.flatMap(e=>[isEqual(e,0,1),end(refuse(L))]),end(I)]
const n=[load(W[0]),...V.flatMap(e=>[isEqual(e,0,1),end(I)]),end(refuse(C))]
const{allowed:o,ASK:r}=Y
const s=[load(W[0]),isEqual(r,0,1),end(I),hasBitOf((~o&4294967295)>>>0,0,1),end(refuse(L)),end(I)]
return[["clone",e],["unshare",e],["ioctl",t],["socket",n],["personality",s]]}function bytesOf([e,t,n,o]){const r=Buffer.alloc(8)
r.writeUInt16LE(e,0)
r.writeUInt8(t,2)
r.writeUInt8(n,3)
r.writeUInt32LE(o,4)
return r}function launcherFor(e,t=meansHere()){const{processor:n,perl:o,keyctl:r,hasFilters:s}=t
const i=isFiltered(n)
const a=o!==void 0&&i
const c=i&&s&&(e==="bwrap"||o!==void 0)
const l=c&&i?callFilter(n):Buffer.alloc(0)
const d=i?["keyctl","prctl","personality"].map(e=>`${callNumber(e,n)}`):[]
const u=r===void 0?[]:[r,"session","-"]
return{words:a?[o,"-e",K,...d,e==="bwrap"?"":l.toString("hex")]:u,filter:e==="bwrap"?[...l].map(e=>`\\x${e.toString(16).padStart(2,"0")}`).join(""):"",kept:{keys:a||r!==void 0,calls:c},gaps:gapsOf({...t,isKnown:i,calls:c,isByPerl:a})}}function gapsOf({processor:e,perl:t,keyctl:n,hasFilters:o,isKnown:r,calls:s,isByPerl:i}){const a=r?[]:[`the filter is not known for ${e}`]
const c=o?[]:["this kernel has no filters"]
const l=t===void 0?["there is no Perl in a system folder"]:[]
const d=[...a,...c,...l][0]??""
const u=i||n!==void 0||s
return[...s?[]:[`System calls are not filtered in the sandbox: ${d}.`],...u?[]:["Commands share the kernel keyring of this job: there is neither Perl nor keyctl for a new one."]]}function meansHere(){return{processor:process.arch,perl:(0,c.xX)("perl"),keyctl:(0,c.xX)("keyctl"),hasFilters:(0,o.existsSync)("/proc/sys/kernel/seccomp/actions_avail")}}const K=String.raw`
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
var X=n(34564)
var q=n(77030)
var Z=n(30130)
var J=n(5479)
function parseTarget(e){const t=URL.parse(e)
if(!t||t.protocol!=="http:"&&t.protocol!=="https:")return
if(t.username!==""||t.password!==""||t.hostname==="")return
const{protocol:n,hostname:o,port:r,pathname:s,search:i}=t
return{scheme:n,host:o,port:Number(r)||(n==="https:"?443:80),path:`${s}${i}`}}const Q={closed:"the input `network` allows no host",unlisted:"the host is not on the list of the `network` input",shut:"the network was closed before the agent began",private:"the name resolves to a private address, and the `network` input does not name this host itself",never:"the name resolves to this machine, to a link-local address or to a cloud metadata service",port:"only ports 80 and 443 are open, and those that the `network` input names with their hosts",unknown:"the name has no address",unnamed:"this is an address or a name of one word, which no input can allow",malformed:"this is not the address of a website"}
function gate(e,t=()=>!1){const{allowed:n,resolve:o,onDenial:r,reach:s=J.x,ports:i=[80,443]}=e
const deny=(e,t)=>{r(denialOf(e,t,n))
return{kind:"denied",why:Q[t]}}
return async(e,r)=>{if(!e||r!=="CONNECT"&&e.scheme==="https:")return deny(e,"malformed")
if(t())return deny(e,"shut")
if((0,Z.z)(e.host.toLowerCase().replace(/\.$/,"")))return deny(e,"never")
if(!n.opens(e.host,e.port)){if(!i.includes(e.port))return deny(e,canBeNamed(e.host)?"port":refusalOf(e.host,n))
if(!n.allows(e.host))return deny(e,refusalOf(e.host,n))}const a=await o(e.host).catch(()=>[])
const[c]=a
if(c===void 0)return deny(e,"unknown")
const l=new Set(a.map(s))
if(l.has("never"))return deny(e,"never")
if(l.has("private")&&!n.names(e.host))return deny(e,"private")
if(t())return deny(e,"shut")
return{kind:"allowed",...e,address:c}}}function refusalOf(e,{words:t}){if(!canBeNamed(e)){const t=e.replace(/^\[|\]$/g,"")
return(0,q.isIP)(t)!==0&&(0,J.x)(t)==="never"?"never":"unnamed"}return t==="none"?"closed":"unlisted"}const ee=["malformed","unnamed","never"]
function denialOf(e,t,n){const{host:o,port:r}=e??{host:"?",port:0}
const s={host:o,port:r,reason:t}
if(t==="private")return{...s,allow:o}
if(t==="port")return{...s,allow:`${o.toLowerCase().replace(/\.$/,"")}:${r}`}
const i=e!==void 0&&!ee.includes(t)&&!n.allows(o)
return i?{...s,allow:wordFor(o)}:s}const te={npm:["registry.npmjs.org","registry.yarnpkg.com"],pypi:["pypi.org","files.pythonhosted.org"],go:["proxy.golang.org","sum.golang.org"],crates:["crates.io","index.crates.io","static.crates.io"],maven:["repo.maven.apache.org","repo1.maven.org","plugins.gradle.org","services.gradle.org"],debian:["deb.debian.org","security.debian.org","archive.ubuntu.com","security.ubuntu.com"]}
const ne=/:([1-9]\d{0,4})$/
const oe=/^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
function allowedHosts(e,t="network"){const n=e.trim().toLowerCase().split(/[\s,]+/).filter(Boolean)
if(n.length===0||n.includes("none"))return alone(n,t)
const o=n.includes("all")
const r=n.filter(e=>e!=="all").flatMap(e=>patternsOf(e,t,o))
return{words:n.join(", "),allows:e=>o||r.some(t=>fits(e,t)),opens:(e,t)=>r.includes(`${plain(e)}:${t}`),names:e=>n.some(t=>t.replace(ne,"")===plain(e))}}const re={words:"none",allows:()=>!1,opens:()=>!1,names:()=>!1}
function setUpHosts(e,t){if(e.words==="none"||t.words==="none")return e
return{words:e.words,allows:n=>e.allows(n)||t.allows(n),opens:(n,o)=>e.opens(n,o)||t.opens(n,o),names:n=>e.names(n)||t.names(n)}}function freeHosts(e){const{words:t}=allowedHosts(e)
const n=t.split(", ")
const o=n.filter(e=>e==="registries"||Object.hasOwn(te,e))
return allowedHosts(n.includes("all")?"registries":o.join(" "))}function grantedHosts(e,{free:t,all:n}){const isGranted=t=>e.includes(plain(t))
return{words:[...t.words==="none"?[]:[t.words],...e].join(", ")||"none",allows:e=>t.allows(e)||isGranted(e),opens:(e,t)=>isGranted(e)&&n.opens(e,t),names:e=>isGranted(e)&&n.names(e)}}function wordFor(e){const t=plain(e)
return Object.keys(te).find(e=>te[e]?.includes(t))??t}function canBeNamed(e){return oe.test(plain(e))&&!e.startsWith("*")}function alone(e,t){if(e.length<=1)return re
throw new a.vC("config",`The \`${t}\` input says "none" and more.`,{hint:'Write "none" alone, or only the hosts.'})}function patternsOf(e,t,n){if(isNamed(e))return[e]
if(n)throw new a.vC("config",`The \`${t}\` input says "all" and "${e}".`,{hint:'Beside "all", write only names of hosts at private addresses, and hosts with their ports.'})
if(e==="registries")return Object.values(te).flat()
const o=Object.hasOwn(te,e)?te[e]:void 0
if(o)return o
if(oe.test(e))return[e]
throw new a.vC("config",`The \`${t}\` input names "${e}", which is neither a preset nor a full host name.`,{hint:`Addresses and names of one word cannot be allowed. Write none, registries, all, host names such as example.org, example.org:8443 or *.example.org, or presets: ${Object.keys(te).join(", ")}.`})}function isNamed(e){const[,t="443"]=ne.exec(e)??[]
return Number(t)<65536&&canBeNamed(e.replace(ne,""))}function fits(e,t){const n=plain(e)
return t.startsWith("*.")?n.endsWith(t.slice(1)):n===t}function plain(e){return e.toLowerCase().replace(/\.$/,"")}var se=n(71553)
var ie=n(78474)
var ae=n(37067)
var ce=n(48161)
const le={handshake:22,head:5}
const de=1
const ue=0
const he=64*1024
function readHello(e){if(e.length===0)return{kind:"more"}
if(e[0]!==le.handshake)return{kind:"plain"}
try{const t=messageIn(e)
if(t!==void 0)return{kind:"tls",names:namesIn(t)}
return{kind:e.length<he?"more":"odd"}}catch{return{kind:"odd"}}}function messageIn(e){const t=[]
for(let n=0;n+le.head<=e.length;){if(e[n]!==le.handshake)throw new Error("another record in between")
const o=n+le.head+e.readUInt16BE(n+3)
t.push(e.subarray(n+le.head,o))
n=o}const n=Buffer.concat(t)
if(n.length<4)return
if(n[0]!==de)throw new Error("another message")
const o=n.readUIntBE(1,3)
return n.length<4+o?void 0:new Reader(n.subarray(4,4+o))}function namesIn(e){e.skip(2+32)
for(const t of[1,2,1])e.block(t)
if(e.isAtEnd)return[]
const t=[]
const n=e.block(2)
while(!n.isAtEnd){const e=n.number(2)
const o=n.block(2)
if(e===ue)t.push(...listed(o.block(2)))}return t}function listed(e){const t=[]
while(!e.isAtEnd){e.skip(1)
const n=e.block(2).rest.toString("latin1")
if(!/^[\w.-]{1,253}$/.test(n))throw new Error("no name of a host")
t.push(n)}return t}class Reader{#e
constructor(e){this.#e=e}get rest(){return this.#e}get isAtEnd(){return this.#e.length===0}skip(e){if(e>this.#e.length)throw new RangeError("cut short")
const t=this.#e.subarray(0,e)
this.#e=this.#e.subarray(e)
return t}number(e){return this.skip(e).readUIntBE(0,e)}block(e){return new Reader(this.skip(this.number(e)))}}async function openProxy(e){let t=!1
const n=gate(e,()=>t)
const o=new Set
const r=(0,ae.createServer)(async(e,t)=>forward(e,t,await n(parseTarget(e.url??""),e.method??"")))
r.on("connection",e=>remember(o,e))
r.on("connect",(t,r,s)=>void tunnel(t,r,s,n,{options:e,open:o}))
r.on("upgrade",(e,t)=>t.end("HTTP/1.1 501 Not Implemented\r\n\r\n"))
await listen(r,e.socketPath)
const close=async()=>{const e=new Promise(e=>r.close(e))
for(const e of o)e.destroy()
await e}
const shut=()=>{t=!0
for(const e of o)e.destroy()}
return{shut:shut,close:close,[Symbol.asyncDispose]:close}}async function listen(e,t){const n=(0,o.openSync)((0,s.dirname)(t),"r")
try{await(0,ie.once)(e.listen(`/proc/self/fd/${n}/${(0,s.basename)(t)}`),"listening")}catch(e){(0,o.closeSync)(n)
throw e}e.once("close",()=>(0,o.closeSync)(n))}function remember(e,t){e.add(t)
t.once("close",()=>e.delete(t))}async function tunnel(e,t,n,o,{options:r,open:s}){t.on("error",()=>t.destroy())
const i=await o(parseTarget(`https://${e.url??""}`),"CONNECT")
if(i.kind==="denied"){t.end(`HTTP/1.1 403 Forbidden\r\nx-deckhand-denied: ${i.why}\r\ncontent-length: 0\r\n\r\n`)
return}openTunnel(t,n,{destination:i,allows:e=>r.allowed.allows(e)||r.allowed.opens(e,i.port),onDenial:e=>r.onDenial(denialOf({host:e,port:i.port},"unlisted",r.allowed)),remember:e=>remember(s,e)})}function openTunnel(e,t,n){e.write("HTTP/1.1 200 Connection Established\r\n\r\n")
let o=t
const look=t=>{o=t?Buffer.concat([o,t]):o
const r=readHello(o)
if(r.kind==="more")return
e.off("data",look).pause()
if(r.kind==="plain")return inTheClear(e,o,n)
const s=strangerIn(r,n)
if(s===void 0)return join(e,o,n)
n.onDenial(s)
e.destroy()}
e.on("data",look)
look()}function strangerIn(e,{allows:t}){return e.kind==="tls"?e.names.find(e=>!t(e)):"?"}function join(e,t,{destination:n,remember:o}){const r=(0,q.connect)({host:n.address,port:n.port})
o(r)
r.once("connect",()=>{r.write(t)
e.pipe(r).pipe(e)})
r.on("error",()=>e.destroy())
e.once("close",()=>r.destroy())
r.once("close",()=>e.destroy())}function inTheClear(e,t,{destination:n}){const o=(0,ae.createServer)((e,t)=>{const o=e.url??""
const r="inside a connection only paths are asked for"
forward(e,t,o.startsWith("/")?{...n,path:o}:{kind:"denied",why:r})})
e.unshift(t)
o.emit("connection",e)
e.resume()}function forward(e,t,n){if(n.kind==="denied"){t.writeHead(403,{"x-deckhand-denied":n.why}).end(`${n.why}\n`)
return}const o=(0,ae.request)(onwardOptions(e,n),e=>{t.writeHead(e.statusCode??502,e.headers)
e.pipe(t)})
o.on("error",()=>{if(!t.headersSent)t.writeHead(502)
t.end()})
t.on("close",()=>o.destroy())
e.pipe(o)}function onwardOptions({method:e,headers:t},{address:n,port:o,host:r,path:s}){const{"proxy-connection":i,"proxy-authorization":a,...c}=t
const l=o===80?r:`${r}:${o}`
return{host:n,port:o,path:s,method:e,headers:{...c,host:l,connection:"close"},agent:!1}}const pe=100
async function openExit(e,t,n={}){const r=new Map
const s=await openProxy({allowed:e,socketPath:t,resolve:async e=>(await(0,se.lookup)(e,{all:!0})).map(({address:e})=>e),reach:e=>isOwn(e)?"never":(0,J.x)(e),onDenial:e=>{if(r.size<pe)r.set(`${e.host}:${e.port}`,e)},...n});(0,o.chmodSync)(t,438)
return{socketPath:t,denials:r,shut:()=>s.shut(),close:()=>s.close()}}function isOwn(e){return Object.values((0,ce.networkInterfaces)()).some(t=>t?.some(t=>t.address===e))}var fe=n(53059)
var we=n(33813)
var me=n(58500)
const ye=String.raw`
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
  local before after line count=0
  local -A had=()
  mapfile -t before < /proc/self/mountinfo
  for line in "${"$"}{before[@]}"; do had[$line]=1; done
  printf %s "$table" > run/node # which is covered in the end
  mount -a -T run/node
  mapfile -t after < /proc/self/mountinfo
  # An older one may end meanwhile: when a covered socket is removed, the kernel takes its cover away.
  for line in "${"$"}{after[@]}"; do [ -n "${"$"}{had[$line]+x}" ] || count=$((count + 1)); done
  [ "$count" -eq "$rows" ] || { echo "mount did less than it was asked for" >&2; exit 1; }
  table= rows=0
}
show() { note none "${"$"}{2:-$1}" "$1" bind,ro,nosuid,nodev,X-mount.mkdir; }
memory() { note tmpfs "$1" "/$1" "nosuid,nodev,$2"; }

links=() # what is a link on this machine too is copied at once
link() { if [ -L "$2" ]; then links+=("$2"); else ln -s "$1" ".$2"; fi; }
for folder in usr bin sbin lib lib32 lib64 libx32 etc opt var/lib/gems; do
  if [ -L "/$folder" ]; then links+=("/$folder"); elif [ -d "/$folder" ]; then show "/$folder"; fi
done
link /proc/self/fd /dev/fd
for number in 0 1 2; do name=(stdin stdout stderr); link "fd/$number" "/dev/${"$"}{name[number]}"; done
link /run /var/run
[ ${"$"}{#links[@]} -eq 0 ] || cp -P --parents "${"$"}{links[@]}" .

note proc proc /proc nosuid,nodev,noexec,hidepid=2
for file in keys key-users; do [ ! -e "/proc/$file" ] || note none /dev/null "/proc/$file" bind; done
for device in null zero full random urandom tty; do : > "dev/$device"; note none "/dev/$device" "/dev/$device" bind; done
note devpts devpts /dev/pts newinstance,ptmxmode=0666,mode=0620,nosuid,noexec
ln -s pts/ptmx dev
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
{
  ulimit -u 512 -n 4096 -f 2097152 -c 0 -r 0 -e 0 # files in KiB
  exec setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
    env -i PATH="$PATH" HOME=/home/agent USER=agent LOGNAME=agent TMPDIR=/tmp LANG=C.UTF-8 \
    ${"$"}{launcher[@]+"${"$"}{launcher[@]}"} /run/node /run/host.mjs "${"$"}{proxy:+/run/proxy}"
} <&4 3<&- 4<&- &
exec 0</dev/null 3<&- 4<&-
wait "$!"
`
function startHost(e){const t=e.way==="bwrap"?bwrapCommand(e):rootCommand(e,e.way)
const{filter:n}=e.launcher
const o=(0,d.tG)([(0,d.DM)("bash"),"--norc","-c",ge,"sandbox",n,...t])
const{pid:r,stdin:s,stdout:i,stderr:a}=o
const c={pid:r,input:s,output:i,words:a}
if(e.way!=="bwrap")return{...c,ended:o.then(()=>{}),kill:()=>void o.kill("SIGKILL")}
let l
i.once("data",()=>{l=firstInside(r)})
const kill=()=>{if(l!==void 0&&isBwrap(l))process.kill(l,"SIGKILL")
o.kill("SIGKILL")}
return{...c,ended:o.then(()=>gone(l)),kill:kill}}const ge=`\numask 022\nread -r score < /proc/self/oom_score_adj && [ "$score" -ge 500 ] || echo 500 2>/dev/null > /proc/self/oom_score_adj\nfilter=$1\nshift\nfor path in /proc/self/fd/*; do\n  if [ "\${path##*/}" -gt 2 ]; then eval "exec \${path##*/}<&-"; fi\ndone\nif [ -n "$filter" ]; then exec 3< <(printf "$filter"); fi\nexec "$@"\n`
function firstInside(e){try{const t=(0,o.readFileSync)(`/proc/${e}/task/${e}/children`,"utf8").split(" ").filter(Boolean)
return t.map(Number).find(isBwrap)}catch{return}}async function gone(e){while(e!==void 0&&isBwrap(e))await(0,me.setTimeout)(10)}function isBwrap(e){try{const t=(0,o.readFileSync)(`/proc/${e}/status`,"utf8")
return t.startsWith("Name:\tbwrap\n")&&!/^State:\t[ZX]/m.test(t)}catch{return!1}}function rootCommand({places:e,uid:t,owner:n,node:o,host:r,...s},i){const{words:a}=s.launcher
const l=[String(t),String(n??""),o,r,s.proxySocket,s.home??"",(0,c.BX)()]
const u=e.flatMap(({how:e,path:t,from:n})=>[e,t,n??t])
const h=[(0,d.DM)("bash"),"--norc","-c",ye,"sandbox"]
return[...(0,x.asRootInside)(i),...h,...l,`${a.length}`,...a,...u]}const ve={HOME:u,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",LANG:"C.UTF-8"}
function bwrapCommand({places:e,node:t,host:n,proxySocket:o,home:r,launcher:s}){const{words:i,filter:a}=s
return[...i,(0,d.DM)("bwrap"),"--unshare-all","--die-with-parent","--new-session","--clearenv","--cap-drop","ALL",...h.flatMap(e=>["--ro-bind-try",e,e]),...a===""?[]:["--seccomp","3"],"--proc","/proc",...be.flatMap(bwrapCover),"--dev","/dev","--tmpfs","/tmp","--tmpfs","/run",...r===void 0?["--dir",u]:["--bind",r,u],"--tmpfs","/var/tmp","--symlink","/run","/var/run",...e.flatMap(bwrapPlace),"--ro-bind",t,"/run/node","--ro-bind",n,"/run/host.mjs","--bind",o,"/run/proxy",...Object.entries({PATH:(0,c.BX)(),...ve}).flatMap(([e,t])=>["--setenv",e,t]),"--chdir",writableIn(e)[0]??"/","--",(0,d.DM)("prlimit"),"--nproc=1024",...ke,"--","/run/node","/run/host.mjs","/run/proxy"]}const be=["/proc/keys","/proc/key-users"]
function bwrapCover(e){return(0,o.existsSync)(e)?["--ro-bind","/dev/null",e]:[]}const ke=["--nofile=4096","--fsize=2147483648","--core=0","--rtprio=0","--nice=0"]
function bwrapPlace({how:e,path:t,from:n=t}){if(e==="no")return start_host_isFolder(t)?["--tmpfs",t]:["--ro-bind","/dev/null",t]
return[e==="rw"?"--bind":"--ro-bind-try",n,t]}function start_host_isFolder(e){return(0,o.statSync)(e,{throwIfNoEntry:!1})?.isDirectory()!==!1}var $e=n(19753)
async function startVerifiedHost(e,t,n){const o=startHost(e)
n.add(o)
o.ended.then(()=>n.delete(o))
const r=lastWords(o.words)
try{const e=new $e.s({output:o.input,input:o.output,lastWords:r})
return{host:o,caller:e,checks:await begin(e,t)}}catch(e){await(0,X.gP)(o)
throw withWords(e,r())}}async function begin(e,t){const n=await e.call("begin",t,we.ZJ,{patienceMs:Oe})
const o=n.filter(({hole:e})=>e!=="")
if(o.length===0)return n.length
const r=o.map(({name:e,hole:t})=>`${e} (${t})`).join("; ")
throw new a.vC("config",`The sandbox is not closed: inside it, a command can ${(0,l.TN)(r,500)}.`,{hint:"Nothing was run. Use another runner, and please report this."})}const Oe=3e4
const _e=4e3
function lastWords(e){let t=""
e.on("data",e=>{t=(t+e.toString()).slice(-_e)})
return()=>t.trim()}function withWords(e,t){if(t===""||e instanceof a.vC&&e.code==="config")return e
return new a.vC("config",`The sandbox could not be built: ${(0,l.TN)(t,500)}`,{cause:e})}class ResidentHost{#t
#n=new AbortController
#o
#r=!1
constructor(e,t){this.#t=t
this.#o=Promise.resolve(this.#s(e))}get over(){return this.#n.signal}line(){this.#o??=this.#i()
return this.#o}async retire(){const e=this.#o
this.#o=void 0;(await(e?.catch(()=>{})))?.retire()}close(){this.#r=!0}async#i(){try{if(this.#r)throw new a.vC("bug","The tools have ended.")
return this.#s(await this.#t())}catch(e){this.#n.abort(e)
throw e}}#s({caller:e}){const{over:t}=e
t.addEventListener("abort",()=>e.isRetired||this.#n.abort(t.reason),{once:!0})
return e}}async function inSeparateSandbox(e,t){const{place:n,params:o,hosts:r,socket:s,allowed:i,internet:a}=e
const c=await openExit(i,s,a)
try{const{host:e,caller:s}=await startVerifiedHost({...n,proxySocket:c.socketPath},o,r)
const i=(0,fe.Z)({line:async()=>s,...o})
const[a]=await Promise.allSettled([t({workspace:i,denials:()=>[...c.denials.values()]})])
c.shut()
if(!await(0,X.gP)(e))throw stillThere()
if(a.status==="rejected")throw a.reason
return a.value}finally{await c.close()}}function stillThere(){return new a.vC("bug","A command has ended, but processes that it started in its sandbox have not.",{hint:"Run it again. A self-hosted runner may need them killed by hand."})}async function withGrantedCheckout({place:e,caches:t,checkout:n,workingDir:s,outputDir:i},a){const c=`${n}-home`
try{await(0,r.mkdir)(c,{recursive:!0,mode:448})
await fillHome(c,t)
const{uid:l}=(0,o.statSync)(n)
const d=e.places.filter(({path:e})=>e!==i)
return await a({...e,home:c,owner:l,places:await temporaryMounts(d,s,n)})}finally{for(const t of[n,c])await(0,X.dM)(e.way,t)}}async function temporaryMounts(e,t,n){const at=e=>(0,s.join)(n,(0,s.relative)(t,e))
const isIn=({path:e})=>`${e}/`.startsWith(`${t}/`)
const i=e.filter(e=>e.how!=="no"||!isIn(e)||(0,o.existsSync)(at(e.path)))
const written=e=>e.how==="rw"&&isIn(e)
for(const{path:e}of i.filter(written))await(0,r.mkdir)(at(e),{recursive:!0})
return i.map(e=>written(e)?{...e,from:at(e.path)}:e)}class SandboxLock{#a=Promise.resolve()
#c=new Set
async shared(e){for(let e;e!==this.#a;){e=this.#a
await e}const t=e()
this.#c.add(t)
try{return await t}finally{this.#c.delete(t)}}exclusive(e){const t=this.#a.then(()=>Promise.allSettled(this.#c)).then(e)
this.#a=t.catch(()=>{})
return t}}const Ee=3128
function foldersOf(e,t){return[...toolchainFolders(e),...t.shown]}function viewOf({env:e,workingDir:t,outputDir:n,scripts:o,node:r,folder:i,added:a},c={shown:[],covered:[],variables:{},sockets:[]}){const l=foldersOf(e,c)
const d=runnerFolder(r)
const u=[...brokerFolders(e),d,o,i,...cachesInToolchains(e),...c.covered]
const h=existing(u).filter(visibleIn(l))
const p=o.startsWith(`${t}/`)
return{places:outerFirst([...h.map(e=>({how:"no",path:e})),...l.map(e=>({how:"ro",path:e})),{how:"rw",path:t},{how:"ro",path:n},...c.sockets.map(e=>({how:"no",path:e})),...p?[...between(t,o),{how:"ro",path:o}]:[]]),hidden:existing([...secretFiles(e),...credentialsIn(d),(0,s.join)(i,"publisher.git"),...c.sockets,...p?[]:[o]]),environment:{...environmentOf(e,a,visibleIn([...l,t])),...c.variables}}}function closedToCaches({env:e,node:t,folder:n,scripts:o}){const r=runnerFolder(t)
return{closed:[...secretFiles(e),...credentialsIn(r),n,o],whole:[...brokerFolders(e),r]}}function between(e,t){const n=(0,s.relative)(e,(0,s.dirname)(t)).split("/").filter(Boolean)
return n.map((t,o)=>({how:"rw",path:(0,s.join)(e,...n.slice(0,o+1))}))}function outerFirst(e){const depth=({path:e})=>e.split("/").length
return e.toSorted((e,t)=>depth(e)-depth(t))}function brokerFolders(e){const t=e.RUNNER_WORKSPACE?(0,s.dirname)(e.RUNNER_WORKSPACE):""
return[e.HOME??"",e.RUNNER_TEMP??"",t&&(0,s.join)(t,"_actions"),t&&(0,s.join)((0,s.dirname)(t),"_diag")]}function runnerFolder(e){return/^(.+)\/externals\/node[^/]*\/bin\/node$/.exec(e)?.[1]??""}function credentialsIn(e){return e===""?[]:[".credentials",".credentials_rsaparams",".runner"].map(t=>(0,s.join)(e,t))}function secretFiles(e){const t=["GITHUB_OUTPUT","GITHUB_ENV","GITHUB_STATE","GITHUB_EVENT_PATH"].map(t=>e[t]??"")
return[...credentialsAt(e.HOME??""),...t,...t.map(e=>e&&(0,s.dirname)(e))]}function existing(e){return[...new Set(e)].filter(e=>e.startsWith("/")&&e!=="/"&&(0,o.existsSync)(e))}const xe=new Set(["HOME","USER","LOGNAME","TMPDIR","SHELL"])
function environmentOf(e,t,n){const o=Object.entries((0,i.u)(e,t)).filter(([e])=>!xe.has(e))
return{...Object.fromEntries(o),...toolchainVariables(e,n),PATH:view_pathOf(e,n)||"/usr/local/bin:/usr/bin:/bin",HOME:u,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",SHELL:"/bin/bash",...proxyVariables(`http://127.0.0.1:${Ee}`)}}function view_pathOf({PATH:e="",HOME:t},n){const o=visiblePath(e,n).split(":")
const own=e=>t&&e.startsWith(`${t}/`)?[(0,s.join)(u,(0,s.relative)(t,e))]:[]
return[...new Set(o.flatMap(e=>[...own(e),e]))].join(":")}function proxyVariables(e){const t=["HTTP_PROXY","HTTPS_PROXY"]
const n=[...t,...t.map(e=>e.toLowerCase())].map(t=>[t,e])
return{...Object.fromEntries(n),NO_PROXY:Se,no_proxy:Se,NODE_USE_ENV_PROXY:"1"}}const Se="127.0.0.1,localhost,::1"
const Te=".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup setup-pnpm/node_modules .local/share/pypoetry/venv"
const Pe={RUSTUP_HOME:".rustup",PYENV_ROOT:".pyenv",NVM_DIR:".nvm",RBENV_ROOT:".rbenv",VOLTA_HOME:".volta"}
const Ae=/^(?:JAVA_HOME(?:_\w+)?|GOROOT(?:_\w+)?|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|DOTNET_ROOT|CONDA|RUSTUP_HOME|PYENV_ROOT|NVM_DIR|RBENV_ROOT|SWIFT_PATH|pythonLocation|Python\d?_ROOT_DIR|LD_LIBRARY_PATH|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|GRADLE_HOME|ANT_HOME|VCPKG_INSTALLATION_ROOT)$/
function toolchainFolders(e){const t=e.HOME??""
const n=[...(0,s.isAbsolute)(t)?Te.split(" ").map(e=>(0,s.join)(t,e)):[],e.RUNNER_TOOL_CACHE??"","/home/linuxbrew"]
return n.filter(e=>(0,s.isAbsolute)(e)&&(0,o.existsSync)(e))}function cachesInToolchains({HOME:e=""}){return(0,s.isAbsolute)(e)?[(0,s.join)(e,"setup-pnpm/node_modules/.bin/store")]:[]}function toolchainVariables(e,t){const n=Object.entries(Pe).map(([t,n])=>[t,(0,s.join)(e.HOME??"/",n)])
const o=Object.entries(e).filter(([e])=>Ae.test(e))
const r=[...n,...o].filter(([,e])=>e?.split(":").every(e=>t(e)))
return Object.fromEntries(r)}const Ne="/usr /bin /sbin /lib /lib64 /opt".split(" ")
function visibleIn(e){const t=[...Ne,...e]
return e=>(0,o.existsSync)(e)&&t.some(t=>e===t||e.startsWith(`${t}/`))}function visiblePath(e,t){return e.split(":").filter(t).join(":")}async function openSandbox(e){const{node:t,host:n,workingDir:o,outputDir:r,brokerVariables:a}=e
refuseWritable(t,o)
const l=allowedHosts(e.network)
const d=e.isAsking?freeHosts(e.network):l
const u=allowedHosts(e.setUpNetwork,"setup-network")
const h={own:u,commands:setUpHosts(u,d),all:setUpHosts(u,l)}
const p=(0,i.u)(e.env,e.added)
const f=findCaches({...e,...closedToCaches(e),given:p,named:e.caches})
const w=e.way??await(0,x.findIsolationMethod)(e.isolation,process.getuid?.()??0)
const m=launcherFor(w)
const y=await handOver(e,w)
const{folder:g,internet:v}=e
const b=await openExit(d,(0,s.join)(g,"proxy"),v)
const k=l.words===d.words?b:await openExit(l,(0,s.join)(g,"servers-proxy"),v)
const $=[...new Set([b,k])]
const O=new Set
const _=new SandboxLock
const E=once(()=>(0,X.a$)(O,$,y))
try{const i=await fillHome(y.home,f.found)
const u=f.missing.map(e=>({path:e,why:"there is no such folder"}))
const p=foldersOf(e.env,i)
const x=await foreignSockets(w,{written:[o],shown:p})
const{places:S,hidden:T,environment:P}=viewOf(e,{...i,sockets:x})
const A={way:w,launcher:m,places:S,node:t,host:n,uid:y.user,proxySocket:b.socketPath}
const N={...A,home:y.home}
const M={kept:m.kept,perl:(0,c.xX)("perl"),hasOwnUser:w!=="bwrap"}
const j={workingDir:o,outputDir:r,environment:P,selfTest:{hidden:T,brokerVariables:a,...M}}
const R=startVerifiedHost({...N,owner:y.owner.uid},j,O)
e.onBuilding?.()
const L=await R
const F=new ResidentHost(L,()=>_.shared(()=>startVerifiedHost(N,j,O)))
const C=(0,fe.Z)({line:()=>F.line(),...e})
const openProgram=e=>isTold(e)||k!==b?_.shared(()=>openApart(e,{place:{...A,proxySocket:k.socketPath},params:j,hosts:O})):C.openProgram(e)
const I={params:j,hosts:O,internet:v}
const setUpIn=e=>(t,n="all")=>inSeparateSandbox({...I,place:e,allowed:h[n],socket:(0,s.join)(g,"set-up-proxy")},t)
const inGranted=({checkout:e,hosts:t,setUp:n},i)=>_.exclusive(async()=>{await F.retire()
await(0,X.XZ)(O,y)
const a={place:N,caches:f.found,checkout:e,workingDir:o,outputDir:r}
return await withGrantedCheckout(a,async e=>{await n(setUpIn(e))
const o=grantedHosts(t,{free:d,all:l})
const r={...I,place:e,allowed:o,socket:(0,s.join)(g,"granted-proxy")}
return await inSeparateSandbox(r,({workspace:e})=>i({...e,outputDir:void 0}))})})
let H=!1
const shut=()=>{for(const e of $)e.shut()
H=!0}
const report=()=>({way:w,checks:L.checks,gaps:m.gaps,network:d.words,isShut:H,isAsking:e.isAsking===!0,denials:$.flatMap(({denials:e})=>[...e.values()]),caches:{given:i.given,leftOut:[...i.leftOut,...u]}})
return Object.freeze({workspace:C,openProgram:openProgram,close:()=>{F.close()
return E()},report:report,shut:shut,inGranted:inGranted,over:F.over,inSetUp:(...e)=>_.shared(()=>setUpIn(N)(...e))})}catch(e){await E()
throw e}}function refuseWritable(e,t){if(!(0,c.S1)(t,e))return
throw new a.vC("config",`The Node that runs this action, ${e}, is in the checkout, where the tools could change it.`,{hint:"Have the runner use its own Node, or one outside of the workspace."})}function isTold({environment:e}){return Object.keys(e).length>0}async function handOver({workingDir:e,folder:t,random:n,onHandOver:i},a){const{uid:c,gid:l}=(0,o.statSync)(e)
const d=a==="bwrap"?c:(0,X.Wm)(n)
const u=await(0,A.Ew)(e,(0,s.join)(t,"git-settings"))
const h=(0,s.join)(t,"home")
const p={way:a,user:d,owner:{uid:c,gid:l},folders:[e],settings:u,home:h}
i(p)
await(0,r.mkdir)(h,{recursive:!0,mode:448})
return p}function once(e){let t
return()=>{t??=e()
return t}}async function openApart(e,{place:t,params:n,hosts:o}){const{host:r,caller:s}=await startVerifiedHost(t,n,o)
const close=async()=>void await(0,X.gP)(r)
try{const t=await(0,fe.Z)({line:async()=>s,...n}).openProgram(e)
return Object.freeze({...t,close:close})}catch(e){await close()
throw e}}}),5479:((e,t,n)=>{n.d(t,{U:()=>isPublic,x:()=>reachOf})
var o=n(77030)
const r=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const s=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const i=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
function reachOf(e){if((0,o.isIPv4)(e)){if(isIn(e,"ipv4",s))return"never"
return isIn(e,"ipv4",r)?"private":"public"}if(!(0,o.isIPv6)(e)||isIn(e,"ipv6",i))return"never"
if(isIn(e,"ipv6",[["2000::",3]]))return"public"
return isIn(e,"ipv6",[["fc00::",7]])?"private":"never"}function isPublic(e){return reachOf(e)==="public"}function isIn(e,t,n){const r=new o.BlockList
for(const[e,o]of n)r.addSubnet(e,o,t)
return r.check(e,t)}})}

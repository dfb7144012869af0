export const id=5438
export const ids=[5438]
export const modules={30130:((e,t,n)=>{n.d(t,{S:()=>hostName,z:()=>isMetadata})
var o=n(73136)
const r=/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
const s=/(?:^|\.)(?:localhost|localdomain)$/
const i=new Set(["metadata.google.internal","instance-data.ec2.internal","metadata.azure.internal"])
function isMetadata(e){return i.has(e)}function hostName(e){if(/[\s@:/?#*\\%[\]]/.test(e)||e.length>253)return
const t=(0,o.domainToASCII)(e).replace(/\.$/,"")
return r.test(t)&&!s.test(t)&&!isMetadata(t)?t:void 0}}),80311:((e,t,n)=>{n.d(t,{h:()=>markBegin,p:()=>beginMark})
var o=n(73024)
var r=n(76760)
function markBegin(e){(0,o.writeFileSync)(beginMark(e),"")}function beginMark(e){return(0,r.join)(e,"begun")}}),46418:((e,t,n)=>{n.r(t)
n.d(t,{foreignFilesFault:()=>foreignFilesFault,handedOver:()=>handedOver,requireHandedOver:()=>requireHandedOver,requireWritable:()=>requireWritable,trackedIn:()=>trackedIn})
var o=n(73024)
var r=n(48161)
var s=n(76760)
var i=n(33368)
var a=n(92323)
var c=n(98664)
var l=n(97101)
var d=n(94869)
var u=n(38008)
function handedOver({way:e,folder:t,foreign:n}){const{uid:r}=(0,o.statSync)(t)
if(e==="sudo")return[...new Set([r,process.getuid?.()??r])].map(e=>`-uid ${e}`).join(" -o ")
if(n.length===0)return`-uid ${r}`
const s=unmapped()
return s===void 0?"-true":`! -uid ${s}`}async function requireWritable(e){const t=e.foreign.filter(t=>!isWritable(e,t))
if(t.length===0)return[]
const n=await commitsOwn(e.folder)
const o=t.filter(e=>n(e))
if(o.length>0)throw foreignFault(e,o)
const r=`${(0,d.U9)(t.length,"untracked path")} of the workspace`
return[`The agent cannot change ${r} (${(0,u.wX)(e.folder,outermost(t))}): ${ownersOf(t)}.`]}async function requireHandedOver({way:e,folder:t},{user:r,test:i,broker:a}){if(e==="bwrap")return[]
const l=(0,s.join)(a,"refused")
const h=read(l);(0,o.rmSync)(l,{force:!0})
if(h==="")return[]
const{keptOwners:p,reasonOf:f}=await n.e(9186).then(n.bind(n,89186))
const m={folder:t,test:`! -uid ${r} ( ${i} )`,words:h,list:(0,s.join)(a,"kept")}
const w=await p(e,m)
const g=w.entries.filter(({kind:e})=>e==="d"||e==="f")
if(g.length===0)return unsearched(h)
const{reason:y,advice:v}=f(w)
const b=await commitsOwn(t)
const $=g.filter(e=>b(e))
if($.length>0){const e=`The agent could not write ${(0,d.U9)($.length,"path")} of the checkout (${(0,u.wX)(t,$)}): ${y}.`
throw new c.vC("config",e,{hint:v})}const k=`${(0,d.U9)(g.length,"untracked path")} of the workspace`
return[`The agent cannot change ${k} (${(0,u.wX)(t,outermost(g))}): ${y}.`]}function unsearched(e){const[t]=e.split("\n").filter(e=>e!==""&&!e.endsWith("No such file or directory"))
if(t===void 0)return[]
return[`The agent may not be able to change all of the workspace: ${(0,d.TN)((0,l.fx)(t),200)}.`]}async function foreignFilesFault(e){if(process.getuid?.()===0)return
const t=(0,o.mkdtempSync)((0,s.join)((0,r.tmpdir)(),"deckhand-owners-"))
try{const{foreign:n}=await(0,u.U5)("bwrap",e,(0,s.join)(t,"foreign"))
await requireWritable({way:"bwrap",folder:e,foreign:n})
return}catch(e){return e instanceof c.vC&&e.code==="config"?e:void 0}finally{(0,o.rmSync)(t,{recursive:!0,force:!0})}}function isWritable({way:e,folder:t},{kind:n,uid:r,mode:s,path:i}){if(n!=="d"&&n!=="f")return!0
if(e==="root")return r!==unmapped()
const c=process.getuid?.()
if(r===c)return!0
const l=n==="d"?o.constants.W_OK|o.constants.X_OK:o.constants.W_OK
const d=e==="bwrap"||r===(0,o.statSync)(t).uid||(s&2)!==0
return d&&(0,a.Jr)(Buffer.from(i,"latin1"),l)}function unmapped(){const[,,e]=read("/proc/self/uid_map").trim().split(/\s+/)
if(e===void 0||Number(e)>=2**32-1)return
return Number(read("/proc/sys/kernel/overflowuid").trim()||65534)}async function commitsOwn(e){const t=Buffer.from(e).toString("latin1")
const n=new Set(await trackedIn(e))
for(const e of[...n])for(let t=(0,s.dirname)(e);!n.has(t);t=(0,s.dirname)(t))n.add(t)
return e=>{const o=e.path.slice(t.length+1)||"."
return n.has(o)||/^\.git(?:\/|$)/.test(o)&&!isIdle(e,o)}}function isIdle({kind:e,mode:t},n){if(/^\.git\/(?:hooks|branches|lfs|info|description$)/.test(n))return!0
const o=/\/objects\/|^\.git\/(?:index|HEAD|ORIG_HEAD|packed-refs|shallow|refs\/.*)$/.test(n)
return e==="f"&&o&&(t&4)!==0}async function trackedIn(e){if(!(0,o.existsSync)((0,s.join)(e,".git")))return[]
const t=await(0,i.$Y)({folder:e}).bytes(["ls-files","-z"]).catch(()=>Buffer.of())
return t.toString("latin1").split("\0").filter(Boolean)}function foreignFault({way:e,folder:t},n){const o=process.getuid?.()??0
const r=`The agent could not write ${(0,d.U9)(n.length,"path")} of the checkout (${(0,u.wX)(t,n)}): ${ownersOf(n)}, and this step runs as ${nameOf(o)}.`
if(e==="root"){const e="This container does not have the user that owns them. Change the owner on the machine outside of it."
return new c.vC("config",r,{hint:e})}const s=`Before this step, let root give the workspace to that user (\`chown -R ${o}\`), or let the step that made these files (such as a container that works as root, or \`sudo git\`) run as that user.`
return new c.vC("config",r,{hint:s})}function ownersOf(e){const t=[...new Set(e.map(({uid:e})=>e))].map(nameOf)
const n=t.length>4?[...t.slice(0,4),"others"]:t
return`${e.length===1?"it belongs":"they belong"} to ${n.join(" and ")}`}function nameOf(e){const t=read("/etc/passwd").split("\n").find(t=>t.split(":")[2]===String(e))
const n=t?.split(":")[0]
return n?`${n} (${e})`:`user ${e}`}function outermost(e){const t=new Set(e.map(({path:e})=>e))
return e.filter(({path:e})=>!t.has((0,s.dirname)(e)))}function read(e){try{return(0,o.readFileSync)(e,"utf8")}catch{return""}}}),88906:((e,t,n)=>{n.d(t,{IJ:()=>r,mN:()=>writableIn,yZ:()=>o})
const o="/home/agent"
function writableIn(e){return e.filter(({how:e})=>e==="rw").map(({path:e})=>e)}const r="/usr /bin /sbin /lib /lib32 /lib64 /libx32 /etc /opt /var/lib/gems".split(" ")}),30682:((e,t,n)=>{n.d(t,{u:()=>fileLimit})
var o=n(73024)
function fileLimit(){try{const e=(0,o.readFileSync)("/proc/self/limits","utf8")
const[,t=""]=/^Max open files\s+(\d+)/m.exec(e)??[]
return t===""?Number.POSITIVE_INFINITY:Number(t)}catch{return Number.POSITIVE_INFINITY}}}),25438:((e,t,n)=>{n.r(t)
n.d(t,{openSandbox:()=>openSandbox})
var o=n(73024)
var r=n(51455)
var s=n(76760)
var i=n(62461)
var a=n(98664)
var c=n(22499)
var l=n(80311)
var d=n(94869)
var u=n(51698)
var h=n(88906)
const p={bytes:1024**3,milliseconds:2e4}
const f=2e3
async function fillHome(e,t,n=p){const o=await copyAll(e,t.filter(({how:e})=>e==="copy"),n)
const i=t.filter(({path:e,how:t,setting:n})=>t!=="copy"||n&&o.leftOut.has(e))
const a=new Map(await Promise.all(i.map(async({path:e})=>[e,await secretsIn(e,n.milliseconds)])))
const c=i.filter(({path:e})=>a.get(e)!==void 0)
for(const{how:t,path:n,below:o,alias:i}of c){if(i!==void 0)await(0,r.mkdir)((0,s.dirname)((0,s.join)(e,i)),{recursive:!0})
if(i!==void 0)await fill_home_link(n,(0,s.join)(e,i))
if(t==="link"&&o!==void 0&&n!==(0,s.join)(h.yZ,o))await linkAll(n,(0,s.join)(e,o))}await writeIdentity(e)
return{shown:c.map(({path:e})=>e),covered:c.flatMap(({path:e})=>a.get(e)??[]),variables:Object.assign({},...c.flatMap(({how:e,setting:t})=>e==="link"?[]:[t])),given:[...o.done,...c.map(({path:e})=>e)],leftOut:[...[...o.leftOut].flatMap(([e,t])=>i.some(t=>t.path===e)?[]:[{path:e,why:t}]),...i.filter(e=>!c.includes(e)).map(({path:e})=>({path:e,why:"it takes too long to read"}))]}}const m="[user]\n\tname = Deckhand (agent)\n\temail = agent@deckhand.invalid\n"
async function writeIdentity(e){const t=(0,s.join)(e,".config/git")
await(0,r.mkdir)(t,{recursive:!0})
await(0,r.writeFile)((0,s.join)(t,"config"),m)}async function copyAll(e,t,n){const[o,r]=[[],new Map]
const i=performance.now()+n.milliseconds
let a=n.bytes
for(const{path:c,below:l="",bytes:d}of await bySize(t,i)){const t=Math.floor(i-performance.now())
const u=d>a?`it is ${inMegabytes(d)} large`:await copyWithoutSecrets(c,(0,s.join)(e,l),t)
if(u==="")o.push(c)
else r.set(c,`${u}; copies take at most ${inMegabytes(n.bytes)} and ${n.milliseconds/1e3} s`)
if(u==="")a-=d}return{done:o,leftOut:r}}async function bySize(e,t){if(e.length===0)return[]
const n=["-0sD","--apparent-size","--block-size=1","--",...e.map(({path:e})=>e)]
const{stdout:o}=await(0,u.cd)([(0,u.DM)("du"),...n],atLeastOne(t-performance.now()))
const r=new Map(o.split("\0").map(e=>e.split("\t")).map(([e,...t])=>[t.join("\t"),Number(e)]))
const s=e.map(e=>({...e,bytes:r.get(e.path)??Number.POSITIVE_INFINITY}))
return s.toSorted((e,t)=>e.bytes-t.bytes)}async function copyWithoutSecrets(e,t,n){if(n<=0)return"there was no time left"
const o=performance.now()+n
await(0,r.mkdir)((0,s.dirname)(t),{recursive:!0})
const i=["-RP","--preserve=mode,timestamps","--no-target-directory","--",await(0,r.realpath)(e),t]
const{timedOut:a,exitCode:c,stderr:l}=await(0,u.cd)([(0,u.DM)("cp"),...i],atLeastOne(n))
const h=/No space left|Disk quota/.test(l)
const p=!a&&c!==void 0&&!h
const f=p?await secretsIn(t,o-performance.now()):void 0
for(const e of f??[])await(0,r.rm)(e,{recursive:!0,force:!0})
if(f)return""
await(0,r.rm)(t,{recursive:!0,force:!0})
return a||p?"there was no time left":(0,d.TN)(l,200)||"it could not be copied"}const w="3"
async function secretsIn(e,t){const n=v.flatMap(e=>["-o","-name",e]).slice(1)
const o=["-type","d","-name",y,"-prune","-print0","-o","-type","f","(",...n,")","-print0"]
const r=[`${e}/`,"-mindepth","1","-maxdepth",w,...o]
const{timedOut:i,stdout:a}=await(0,u.cd)([(0,u.DM)("find"),...r],atLeastOne(t))
return i?void 0:a.split("\0").filter(Boolean).map(e=>(0,s.normalize)(e))}function atLeastOne(e){return Math.max(1,Math.floor(e))}function inMegabytes(e){return Number.isFinite(e)?`${Math.ceil(e/1024**2)} MB`:"too many MB"}async function linkAll(e,t){const n=await(0,r.readdir)(e).catch(()=>[])
if(n.length>f){await(0,r.mkdir)((0,s.dirname)(t),{recursive:!0})
return fill_home_link(e,t)}await(0,r.mkdir)(t,{recursive:!0})
for(const o of n)if(/^python3\.\d+$/.test(o))await linkPackages((0,s.join)(e,o),(0,s.join)(t,o))
else await fill_home_link((0,s.join)(e,o),(0,s.join)(t,o))}async function fill_home_link(e,t){await(0,r.symlink)(e,t).catch(e=>{if(e.code!=="EEXIST")throw e})}async function linkPackages(e,t){const n=(0,s.join)(t,"site-packages")
await(0,r.mkdir)(n,{recursive:!0})
const o=`import site; site.addsitedir(${JSON.stringify((0,s.join)(e,"site-packages"))})\n`
await(0,r.writeFile)((0,s.join)(n,"earlier-steps.pth"),o)}const g=`\n  .ssh .gnupg .pki .password-store .config .netrc .git-credentials .gitconfig .local/share/keyrings .local/state .android\n  .aws .azure .oci .bluemix .aliyun .boto .s3cfg .kube .minikube .helm .docker .terraformrc .terraform.d .pulumi .vault-token\n  .step .sigstore .cosign .vagrant.d .ansible .chef .databrickscfg .snowflake .snowsql .dbt .pgpass .my.cnf .mylogin.cnf\n  .npmrc .yarnrc .yarnrc.yml .pypirc .pip .condarc .jfrog .lein .cabal/config\n  .cargo/credentials .cargo/credentials.toml .cargo/config.toml .m2/settings.xml .m2/settings-security.xml\n  .gradle/gradle.properties .gradle/init.gradle .gradle/init.d .nuget/NuGet .gem/credentials .bundle/config\n  .composer/auth.json .ivy2/.credentials .sbt/.credentials .sbt/credentials .hex/hex.config .pub-cache/credentials.json\n  .local/share/uv/credentials .local/share/pnpm/auth.ini\n  .cache/huggingface/token .cache/huggingface/stored_tokens .huggingface .kaggle .jupyter .ollama .openai .anthropic\n  .fly .heroku .vercel .netlify .railway .wrangler .cloudflared .ngrok2 .sentryclirc .expo .vscode .vscode-server .mozilla\n  .agent .agents .aider .amazonq .amp .augment .claude .claude.json .cline .codeium .codebuddy .codex .continue .copilot\n  .crush .cursor .factory .gemini .goose .grok .iflow .junie .kilo .kilocode .kiro .opencode .openhands .pi .qwen .roo\n  .rovodev .trae .vibe .warp .windsurf .zed\n  .local/share/amp .local/share/claude .local/share/crush .local/share/cursor-agent .local/share/goose\n  .local/share/kiro-cli .local/share/opencode .local/share/zed\n`.trim().split(/\s+/)
function credentialsAt(e){return e.startsWith("/")?g.map(t=>`${e}/${t}`):[]}const y="cc-keystore"
const v=["credentials","credentials.json","credentials.toml",".credentials",".credentials.json",".git-credentials",".netrc","_netrc",".pypirc","auth.json","settings-security.xml","id_rsa","id_ecdsa","id_ed25519"]
const b=".cache/ms-playwright .cache/Cypress .cache/puppeteer .cache/selenium .cache/node-gyp .cache/huggingface/hub .cache/torch/hub .cache/pypoetry/virtualenvs .gradle/jdks .m2/wrapper/dists .local/bin .local/lib .local/share/pipx .local/share/uv/python .local/share/uv/tools .local/share/virtualenvs .mix/archives .mix/elixir .sbt/launchers"
const $=".bun/install/cache .bundle/cache .cabal/packages .cache/composer .cache/coursier .cache/deno .cache/go-build .cache/golangci-lint .cache/node/corepack .cache/org.swift.swiftpm .cache/pdm .cache/pip .cache/pipenv .cache/pnpm .cache/pypoetry/artifacts .cache/pypoetry/cache .cache/uv .cache/yarn .cargo/git/db .cargo/registry/cache .cargo/registry/index .composer/cache .elm .gem/ruby .gradle/wrapper/dists .hex/packages .ivy2/cache .local/share/gem/ruby .local/share/pnpm/store .m2/repository .npm/_cacache .pub-cache/hosted .pub-cache/hosted-hashes .sbt/boot .yarn/berry/cache"
const k={"setup-pnpm/node_modules/.bin/store":".local/share/pnpm/store"}
const O={".gradle/caches":{holds:"modules-2",variables:e=>({GRADLE_RO_DEP_CACHE:e})},".nuget/packages":{variables:e=>({NUGET_FALLBACK_PACKAGES:e})},".m2/repository":{variables:(e,{MAVEN_ARGS:t=""})=>({MAVEN_ARGS:`-Dmaven.repo.local.tail=${e} ${t}`.trim()})},"go/pkg/mod":{holds:"cache/download",variables:(e,{GOPROXY:t="https://proxy.golang.org,direct"})=>({GOPROXY:`file://${e}/cache/download,${t}`})}}
const _=[...b.split(" "),...$.split(" "),...Object.keys(k),...Object.keys(O)]
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
const n=$.split(" ")
const isThere=([t,{holds:n=""}])=>isFolder((0,s.join)(e,t,n))
const o=Object.entries(O).filter(isThere).flatMap(([e])=>n.includes(e)?[]:e)
const r=Object.entries(k).map(([t,n])=>({how:"copy",below:n,path:(0,s.join)(e,t)}))
return[...of("copy",n),...r,...of("link",b.split(" ")),...of("setting",o)]}const S=/^[\w./+@-]+$/
function settingOf(e,t,n){const o=O[t]
if(!o)return{}
if(S.test(e))return{setting:o.variables(e,n)}
const r=(0,s.join)(".earlier-steps",t.replaceAll("/","-"))
return{alias:r,setting:o.variables((0,s.join)(h.yZ,r),n)}}function namedCache(e,t){return isWithin(e,t)?{how:"link",path:e,below:e.slice(t.length+1)}:{how:"setting",path:e}}function pathOf(e,t){const n=(0,s.normalize)(e.replace(/^~(?=\/|$)/,t)).replace(/(?<=.)\/+$/,"")
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
const a=both([...n,...x])
return both([t.HOME??"",...o,r,"/dev"]).find(hasIn)??a.find(e=>hasIn(e)||isIn(e))}const x=["/proc","/sys","/run","/var/run"]
function isOfTool(e,t){if(e.split("/").some(e=>e===y||v.includes(e)))return!0
const n=isWithin(e,t)?e.slice(t.length+1):""
if(n===""||_.includes(n))return!1
return/^\.(?!.*cache)[^/]*$/i.test(n)||_.some(e=>isWithin(e,n))}function isWithin(e,t){return e===t||e.startsWith(t==="/"?"/":`${t}/`)}function isFolder(e){return(0,o.existsSync)(e)&&(0,o.statSync)(e).isDirectory()}function real(e){return(0,o.existsSync)(e)?(0,o.realpathSync)(e):e}var T=n(46418)
var M=n(38008)
var E=n(54706)
async function foreignSockets(e,{special:t,shown:n}){const o=boundNames()
const r=o.filter(e=>!(0,s.isAbsolute)(e))
const i=r.length===0?[]:await paths(e,P)
const a=[...o.filter(s.isAbsolute),...new Set(i.flatMap(e=>r.map(t=>(0,s.join)(e,t))))]
return[...new Set([...t,...a.flatMap(e=>placesOf(e,[...h.IJ,...n]))])]}const P=["/proc",..."-mindepth 2 -maxdepth 2 -name cwd -printf".split(" "),"%l\\0"]
async function paths(e,t){const n=[(0,u.DM)("find"),...t]
const{stdout:o}=await(0,u.cd)(e==="bwrap"?n:(0,E.asRoot)(e,n))
return o.split("\0").filter(Boolean)}function boundNames(){const e=(0,o.readdirSync)("/proc").filter(e=>/^\d+$/.test(e))
const t=[...Map.groupBy(e,namespaceOf).values()].map(firstList)
const n=t.flatMap(e=>e.split("\n").map(e=>N.exec(e)?.[1]??""))
return[...new Set(n)].filter(e=>e!==""&&!e.startsWith("@"))}function namespaceOf(e){try{return(0,o.readlinkSync)(`/proc/${e}/ns/net`)}catch{return e}}function firstList(e){for(const t of e){const e=read(`/proc/${t}/net/unix`)
if(e!=="")return e}return""}const N=/^[0-9a-f]+: (?:\S+ +){5}\d+ (.*)$/i
function read(e){try{return(0,o.readFileSync)(e,"utf8")}catch{return""}}function placesOf(e,t){try{if(!(0,o.lstatSync)(e).isSocket())return[]
const n=(0,o.realpathSync)(e)
return t.flatMap(e=>{const t=realOf(e)
return t!==void 0&&n.startsWith(`${t}/`)?[`${e}${n.slice(t.length)}`]:[]})}catch{return[]}}function realOf(e){try{return(0,o.realpathSync)(e)}catch{return}}var j=n(33262)
const I=["x64","arm64"]
function isFiltered(e){return I.includes(e)}const R=table(`\n  clone 56 220\n  ioctl 16 29\n  personality 135 92\n  prctl 157 167\n  socket 41 198\n  socketpair 53 199\n  unshare 272 97\n`)
const A=table(`\n  acct 163 89\n  clock_adjtime 305 266\n  clock_settime 227 112\n  delete_module 176 106\n  finit_module 313 273\n  init_module 175 105\n  ioperm 173 -\n  iopl 172 -\n  kexec_file_load 320 294\n  kexec_load 246 104\n  mount 165 40\n  nfsservctl 180 42\n  open_by_handle_at 304 265\n  pidfd_getfd 438 438\n  pivot_root 155 41\n  quotactl 179 60\n  quotactl_fd 443 443\n  reboot 169 142\n  settimeofday 164 170\n  swapoff 168 225\n  swapon 167 224\n  syslog 103 116\n  umount2 166 39\n  vhangup 153 58\n`)
const H=table(`\n  add_key 248 217\n  bpf 321 280\n  clone3 435 435\n  create_module 174 -\n  fsconfig 431 431\n  fsmount 432 432\n  fsopen 430 430\n  fspick 433 433\n  get_kernel_syms 177 -\n  io_uring_enter 426 426\n  io_uring_register 427 427\n  io_uring_setup 425 425\n  keyctl 250 219\n  lookup_dcookie 212 18\n  modify_ldt 154 -\n  mount_setattr 442 442\n  move_mount 429 429\n  open_tree 428 428\n  open_tree_attr 467 467\n  perf_event_open 298 241\n  query_module 178 -\n  request_key 249 218\n  uselib 134 -\n  userfaultfd 323 282\n`)
function table(e){const t=e.trim().split("\n").map(e=>e.trim().split(" "))
const numberOf=(e="-")=>e==="-"?void 0:Number(e)
return new Map(t.map(([e="",t,n])=>[e,{x64:numberOf(t),arm64:numberOf(n)}]))}function callNumber(e,t){return[R,A,H].flatMap(n=>n.get(e)?.[t]??[])[0]}const C=1
const L=38
const F=97
const D=2147418112
const refuse=e=>327680+e
const load=e=>[32,0,0,e]
const isEqual=(e,t,n)=>[21,t,n,e]
const isAtLeast=(e,t,n)=>[53,t,n,e]
const hasBitOf=(e,t,n)=>[69,t,n,e]
const end=e=>[6,0,0,e]
const W=0
const U=4
const B=[16,24]
const z={x64:3221225534,arm64:3221225655}
const G=1073741824
const V=268435456
const q=[21522,21532]
const Y=[1,2,10,16]
const X={allowed:262144|131072|8,ASK:4294967295}
function callFilter(e){const t=[load(U),isEqual(z[e],1,0),end(refuse(L)),load(W),...e==="x64"?[isAtLeast(G,0,1),end(refuse(L))]:[],...refusals(A,C,e),...refusals(H,L,e),...argumentRules().flatMap(([t,n])=>only(callNumber(t,e)??0,n)),end(D)]
return Buffer.concat(t.map(bytesOf))}function refusals(e,t,n){const o=[...e.values()].flatMap(e=>e[n]??[])
return o.flatMap(e=>[isEqual(e,0,1),end(refuse(t))])}function only(e,t){return[isEqual(e,0,t.length),...t]}function argumentRules(){const e=[load(B[0]),hasBitOf(V,0,1),end(refuse(C)),end(D)]
const t=[load(B[1]),...q.flatMap(e=>[isEqual(e,0,1),end(refuse(C))]),end(D)]
const n=[load(B[0]),...Y.flatMap(e=>[isEqual(e,0,1),end(D)]),end(refuse(F))]
const{allowed:o,ASK:r}=X
const s=[load(B[0]),isEqual(r,0,1),end(D),hasBitOf((~o&4294967295)>>>0,0,1),end(refuse(C)),end(D)]
return[["clone",e],["unshare",e],["ioctl",t],["socket",n],["socketpair",n],["personality",s]]}function bytesOf([e,t,n,o]){const r=Buffer.alloc(8)
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
var Z=n(26712)
var J=n(34564)
var Q=n(77030)
var ee=n(30130)
var te=n(5479)
function parseTarget(e){const t=URL.parse(e)
if(!t||t.protocol!=="http:"&&t.protocol!=="https:")return
if(t.username!==""||t.password!==""||t.hostname==="")return
const{protocol:n,hostname:o,port:r,pathname:s,search:i}=t
return{scheme:n,host:o,port:Number(r)||(n==="https:"?443:80),path:`${s}${i}`}}const ne={closed:"the input `network` allows no host",unlisted:"the host is not on the list of the `network` input",shut:"the network was closed before the agent began",private:"the name resolves to a private address, and the `network` input does not name this host itself",never:"the name resolves to this machine, to a link-local address or to a cloud metadata service",port:"only ports 80 and 443 are open, and those that the `network` input names with their hosts",unknown:"the name has no address",unnamed:"this is an address or a name of one word, which no input can allow",malformed:"this is not the address of a website"}
function gate(e,t=()=>!1){const{allowed:n,resolve:o,onDenial:r,reach:s=te.x,ports:i=[80,443]}=e
const deny=(e,t)=>{r(denialOf(e,t,n))
return{kind:"denied",why:ne[t]}}
const lookAt=async e=>{const t=await o(e)
return{address:t[0],reaches:new Set(t.map(s))}}
return async(e,o)=>{if(!e||o!=="CONNECT"&&e.scheme==="https:")return deny(e,"malformed")
if(t())return deny(e,"shut")
if((0,ee.z)(e.host.toLowerCase().replace(/\.$/,"")))return deny(e,"never")
if(!n.opens(e.host,e.port)){if(!i.includes(e.port))return deny(e,canBeNamed(e.host)?"port":refusalOf(e.host,n))
if(!n.allows(e.host))return deny(e,refusalOf(e.host,n))}const{address:r,reaches:s}=await lookAt(e.host).catch(()=>oe)
if(r===void 0)return deny(e,"unknown")
if(s.has("never"))return deny(e,"never")
if(s.has("private")&&!n.names(e.host))return deny(e,"private")
if(t())return deny(e,"shut")
return{kind:"allowed",...e,address:r}}}const oe={address:void 0,reaches:new Set}
function refusalOf(e,{words:t}){if(!canBeNamed(e)){const t=e.replace(/^\[|\]$/g,"")
return(0,Q.isIP)(t)!==0&&(0,te.x)(t)==="never"?"never":"unnamed"}return t==="none"?"closed":"unlisted"}const re=["malformed","unnamed","never"]
function denialOf(e,t,n){const{host:o,port:r}=e??{host:"?",port:0}
const s={host:o,port:r,reason:t}
if(t==="private")return{...s,allow:withSiblings(o)}
if(t==="port")return{...s,allow:`${o.toLowerCase().replace(/\.$/,"")}:${r}`}
const i=canBeNamed(o)&&!re.includes(t)&&!n.allows(o)
return i?{...s,allow:wordFor(o)}:s}const se={npm:["registry.npmjs.org","registry.yarnpkg.com"],pypi:["pypi.org","files.pythonhosted.org"],go:["proxy.golang.org","sum.golang.org"],crates:["crates.io","index.crates.io","static.crates.io"],maven:["repo.maven.apache.org","repo1.maven.org","plugins.gradle.org","services.gradle.org"],debian:["deb.debian.org","security.debian.org","archive.ubuntu.com","security.ubuntu.com"]}
const ie=["pypi","go","crates"]
function withSiblings(e){const t=plain(e)
const n=ie.find(e=>se[e]?.includes(t))
return n===void 0?e:(se[n]??[]).join(", ")}const ae=/:([1-9]\d{0,4})$/
const ce=/^(\*\.)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9-]{2,63}$/
function allowedHosts(e,t="network"){const n=e.trim().toLowerCase().split(/[\s,]+/).filter(Boolean)
if(n.length===0||n.includes("none"))return alone(n,t)
const o=n.includes("all")
const r=n.filter(e=>e!=="all").flatMap(e=>patternsOf(e,t,o))
return{words:n.join(", "),allows:e=>o||r.some(t=>fits(e,t)),opens:(e,t)=>r.includes(`${plain(e)}:${t}`),names:e=>n.some(t=>t.replace(ae,"")===plain(e))}}const le={words:"none",allows:()=>!1,opens:()=>!1,names:()=>!1}
function setUpHosts(e,t){if(e.words==="none"||t.words==="none")return e
return{words:e.words,allows:n=>e.allows(n)||t.allows(n),opens:(n,o)=>e.opens(n,o)||t.opens(n,o),names:n=>e.names(n)||t.names(n)}}function freeHosts(e){const{words:t}=allowedHosts(e)
const n=t.split(", ")
const o=n.filter(e=>e==="registries"||Object.hasOwn(se,e))
return allowedHosts(n.includes("all")?"registries":o.join(" "))}function grantedHosts(e,{free:t,all:n}){const isGranted=t=>e.includes(plain(t))
return{words:[...t.words==="none"?[]:[t.words],...e].join(", ")||"none",allows:e=>t.allows(e)||isGranted(e),opens:(e,t)=>isGranted(e)&&n.opens(e,t),names:e=>isGranted(e)&&n.names(e)}}function wordFor(e){const t=plain(e)
return Object.keys(se).find(e=>se[e]?.includes(t))??t}function canBeNamed(e){return ce.test(plain(e))&&!e.startsWith("*")}function alone(e,t){if(e.length<=1)return le
throw new a.vC("config",`The \`${t}\` input says "none" and more.`,{hint:'Write "none" alone, or only the hosts.'})}function patternsOf(e,t,n){if(isNamed(e))return[e]
if(n)throw new a.vC("config",`The \`${t}\` input says "all" and "${e}".`,{hint:'Beside "all", write only names of hosts at private addresses, and hosts with their ports.'})
if(e==="registries")return Object.values(se).flat()
const o=Object.hasOwn(se,e)?se[e]:void 0
if(o)return o
if(ce.test(e))return[e]
throw new a.vC("config",`The \`${t}\` input names "${e}", which is neither a preset nor a full host name.`,{hint:`Addresses and names of one word cannot be allowed. Write none, registries, all, host names such as example.org, example.org:8443 or *.example.org, or presets: ${Object.keys(se).join(", ")}.`})}function isNamed(e){const[,t="443"]=ae.exec(e)??[]
return Number(t)<65536&&canBeNamed(e.replace(ae,""))}function fits(e,t){const n=plain(e)
if(!t.startsWith("*."))return n===t
const o=t.slice(1)
return n.endsWith(o)&&de.test(n.slice(0,-o.length))}const de=/^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/
function plain(e){return e.toLowerCase().replace(/\.$/,"")}var ue=n(71553)
var he=n(78474)
var pe=n(37067)
var fe=n(48161)
var me=n(47550)
var we=n(32143)
async function openProxy(e){let t=!1
const n=e.limits??(0,we.Tq)()
const o=gate({...e,resolve:(0,we.lo)(e.resolve,n.lookUps)},()=>t)
const r=new Set
const[s,i]=[new we.N4(n.connections),new we.N4(n.connections)]
const a=new WeakMap
const takePlace=e=>i.take(e)
const c={options:e,limits:n,check:o,takePlace:takePlace,remember:e=>remember(r,e)}
const l={requestTimeout:0,headersTimeout:n.greetingMs}
const d=(0,pe.createServer)(l,(e,t)=>{answer(e,t,{...c,gone:a.get(e.socket)??ye})})
d.timeout=n.idleMs
d.maxConnections=n.connections+we.af
d.on("connection",e=>{remember(r,e)
e.on("error",()=>e.destroy())
const t=goneOf(e)
if(s.take(t))a.set(e,t)
else closeSoon(e,t)})
d.on("connect",(e,t,n)=>{const o=a.get(e.socket)??ye
tunnel(e,t,n,{...c,gone:o}).catch(()=>t.destroy())})
d.on("upgrade",(e,t)=>t.end("HTTP/1.1 501 Not Implemented\r\n\r\n"))
await listen(d,e.socketPath)
d.on("error",()=>{})
const close=async()=>{const e=new Promise(e=>d.close(e))
for(const e of r)e.destroy()
await e}
const shut=()=>{t=!0
for(const e of r)e.destroy()}
return{shut:shut,close:close,[Symbol.asyncDispose]:close}}async function listen(e,t){const n=(0,o.openSync)((0,s.dirname)(t),"r")
try{await(0,he.once)(e.listen(`/proc/self/fd/${n}/${(0,s.basename)(t)}`),"listening")}catch(e){(0,o.closeSync)(n)
throw e}e.once("close",()=>(0,o.closeSync)(n))}const ge=5e3
const ye=AbortSignal.abort()
function goneOf(e){const t=new AbortController
e.once("close",()=>t.abort())
return t.signal}function closeSoon(e,t){const n=setTimeout(()=>e.destroy(),ge)
t.addEventListener("abort",()=>clearTimeout(n))}function remember(e,t){e.add(t)
t.once("close",()=>e.delete(t))}async function answer(e,t,n){const{check:o,limits:r,takePlace:s,gone:i}=n
const a=s(i)
if(!a)return(0,me.TR)(t,503,(0,we.Ot)(r.connections))
t.once("close",a)
const c=await o(parseTarget(e.url??""),e.method??"")
if(i.aborted)return
if(c.kind==="denied")(0,me.TR)(t,403,c.why)
else(0,me.sY)(e,t,c,n)}async function tunnel(e,t,o,r){const{options:s,limits:i,check:a,takePlace:c,remember:l,gone:d}=r
if(!c(d))return void t.end((0,me.Of)(503,(0,we.Ot)(i.connections)))
const u=await a(parseTarget(`https://${e.url??""}`),"CONNECT")
if(d.aborted)return
if(u.kind==="denied")return void t.end((0,me.Of)(403,u.why))
const{openTunnel:h}=await n.e(4712).then(n.bind(n,14712))
if(d.aborted)return
h(t,o,{destination:u,limits:i,gone:d,remember:l,takePlace:()=>c(d),allows:e=>s.allowed.allows(e)||s.allowed.opens(e,u.port),onDenial:e=>s.onDenial(denialOf({host:e,port:u.port},"unlisted",s.allowed))})}const ve=100
async function openExit(e,t,n={}){const r=new Map
const s=await openProxy({allowed:e,socketPath:t,resolve:async e=>(await(0,ue.lookup)(e,{all:!0})).map(({address:e})=>e),reach:e=>isOwn(e)?"never":(0,te.x)(e),onDenial:e=>{if(r.size<ve)r.set(`${e.host}:${e.port}`,e)},...n});(0,o.chmodSync)(t,438)
return{socketPath:t,denials:r,shut:()=>s.shut(),close:()=>s.close()}}function isOwn(e){return Object.values((0,fe.networkInterfaces)()).some(t=>t?.some(t=>t.address===e))}var be=n(53059)
var $e=n(26117)
async function inSeparateSandbox(e,t){const{place:n,params:o,start:r,socket:s,allowed:i,internet:a}=e
const c=await openExit(i,s,a)
try{const{host:e,caller:s}=await r({...n,proxySocket:c.socketPath})
const i=(0,be.Z)({line:async()=>s,...o})
const[a]=await Promise.allSettled([t({workspace:i,denials:()=>[...c.denials.values()]})])
c.shut()
if(!await(0,J.gP)(e))throw stillThere()
if(a.status==="rejected")throw a.reason
return a.value}finally{await c.close()}}function stillThere(){return new a.vC("machine","A command has ended, but processes that it started in its sandbox have not.",{hint:"Run it again. A self-hosted runner may need them killed by hand."})}async function withGrantedCheckout({place:e,caches:t,checkout:n,workingDir:s,outputDir:i,scripts:a,others:c=$e.IH},l){const d=`${n}-home`
try{await(0,r.mkdir)(d,{recursive:!0,mode:448})
await fillHome(d,t)
const u=`-uid ${(0,o.statSync)(n).uid}`
const h=e.places.filter(({path:e})=>e!==i)
const p=[(0,$e.ep)(a,s),...c.loaded.map(e=>(0,$e.Br)(s,e))]
return await l({...e,home:d,handed:u,places:await temporaryMounts(h,{workingDir:s,checkout:n,loaded:p})})}finally{for(const t of[n,d])await(0,J.dM)(e.way,t)}}function separate_sandbox_isFolder(e){return(0,o.statSync)(e,{throwIfNoEntry:!1})?.isDirectory()===!0}async function temporaryMounts(e,{workingDir:t,checkout:n,loaded:i}){const at=e=>(0,s.join)(n,(0,s.relative)(t,e))
const isIn=({path:e})=>`${e}/`.startsWith(`${t}/`)
const isLoaded=({path:e})=>i.some(n=>n!==void 0&&`${e}/`.startsWith(`${(0,s.join)(t,n)}/`))
const isThere=e=>(0,o.existsSync)(at(e.path))||!isLoaded(e)&&separate_sandbox_isFolder(e.path)
const a=e.filter(e=>e.how==="ro"&&isIn(e)&&isThere(e))
const isOfOriginal=({path:e})=>a.some(t=>`${e}/`.startsWith(`${t.path}/`))
const isNeeded=e=>e.how==="rw"||isOfOriginal(e)||(0,o.existsSync)(at(e.path))
const c=e.filter(e=>!isIn(e)||isNeeded(e))
const written=e=>e.how==="rw"&&isIn(e)
for(const{path:e}of c.filter(written))await(0,r.mkdir)(at(e),{recursive:!0})
return c.map(e=>written(e)?{...e,from:at(e.path)}:e)}class SandboxLock{#e=Promise.resolve()
#t=new Set
async shared(e){for(let e;e!==this.#e;){e=this.#e
await e}const t=e()
this.#t.add(t)
try{return await t}finally{this.#t.delete(t)}}exclusive(e){const t=this.#e.then(()=>Promise.allSettled(this.#t)).then(e)
this.#e=t.catch(()=>{})
return t}}var ke=n(54668)
var Oe=n(33813)
var _e=n(58500)
var Se=n(30682)
const xe=String.raw`
set -eu
uid=$1 handed=$2 node=$3 host=$4 proxy=$5 home=$6 count=$8
export PATH=$7
launcher=("${"$"}{@:9:count}")
shift $((8 + count))

start=
for ((i = 1; i < $#; i += 3)); do
  path=${"$"}{@:i+1:1} from=${"$"}{@:i+2:1}
  [ "${"$"}{!i}" = rw ] || continue
  : "${"$"}{start:=$path}"
  # While tools run, nothing is handed over: they could redirect this to a file of somebody else.
  # A file that keeps its owner is told by the broker, which knows whether it matters.
  [ -z "$handed" ] || find "$from" -xdev '(' $handed ')' '(' -type d -o -links 1 '(' -type f -o -type l ')' ')' -exec chown -h "$uid" '{}' + 2>>"${"$"}{home%/*}/refused" || :
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
  [ -z "$handed" ] || chown -RPh "$uid:$uid" "$home"
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
    ro) if [ -d "$2" ]; then show "$2"; elif [ -f "$2" ]; then note none "$2" "$2" bind,ro,nosuid,nodev; fi ;;
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
  ulimit -n 4096 2>/dev/null || : # this machine has a lower limit
  ulimit -f 2097152 2>/dev/null || : # in KiB
  ulimit -u 512 -c 0 -r 0 -e 0
  exec setpriv --reuid="$uid" --regid="$uid" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all -- \
    env -i PATH="$PATH" HOME=/home/agent USER=agent LOGNAME=agent TMPDIR=/tmp LANG=C.UTF-8 \
    ${"$"}{launcher[@]+"${"$"}{launcher[@]}"} /run/node /run/host.mjs "${"$"}{proxy:+/run/proxy}"
} <&4 3<&- 4<&- &
exec 0</dev/null 3<&- 4<&-
wait "$!"
`
function startHost(e){const t=e.way==="bwrap"?bwrapCommand(e):rootCommand(e,e.way)
const{filter:n}=e.launcher
const o=["--norc","-c",Te,"sandbox",n,String(e.uid),...t]
const r=(0,u.tG)([(0,u.DM)("bash"),...o])
const{pid:s,stdin:i,stdout:a,stderr:c}=r
const l={pid:s,input:i,output:a,words:c}
if(e.way!=="bwrap")return{...l,ended:r.then(()=>{}),kill:()=>void r.kill("SIGKILL")}
let d
a.once("data",()=>{d=firstInside(s)})
const kill=()=>{if(d!==void 0&&isBwrap(d))process.kill(d,"SIGKILL")
r.kill("SIGKILL")}
return{...l,ended:r.then(()=>gone(d)),kill:kill}}const Te=`\numask 022\nread -r score < /proc/self/oom_score_adj && [ "$score" -ge 500 ] || echo 500 2>/dev/null > /proc/self/oom_score_adj\nfilter=$1 user=$2\nshift 2\nfor audit in "$user" "$UID"; do\n  { read -r before < /proc/self/loginuid && [ "$before" != 4294967295 ] || echo "$audit" > /proc/self/loginuid; } 2>/dev/null || :\ndone\nfor path in /proc/self/fd/*; do\n  if [ "\${path##*/}" -gt 2 ]; then eval "exec \${path##*/}<&-"; fi\ndone\nif [ -n "$filter" ]; then exec 3< <(printf "$filter"); fi\nexec "$@"\n`
function firstInside(e){try{const t=(0,o.readFileSync)(`/proc/${e}/task/${e}/children`,"utf8").split(" ").filter(Boolean)
return t.map(Number).find(isBwrap)}catch{return}}const Me=3e3
async function gone(e){if(e===void 0)return
for(let t=0;t<Me&&isBwrap(e);t+=1)await(0,_e.setTimeout)(10)}function isBwrap(e){try{const t=(0,o.readFileSync)(`/proc/${e}/status`,"utf8")
return t.startsWith("Name:\tbwrap\n")&&!/^State:\t[ZX]/m.test(t)}catch{return!1}}function rootCommand({places:e,uid:t,handed:n,node:o,host:r,...s},i){const{words:a}=s.launcher
const l=[String(t),n??"",o,r,s.proxySocket,s.home??"",(0,c.BX)()]
const d=e.flatMap(({how:e,path:t,from:n})=>[e,t,n??t])
const h=[(0,u.DM)("bash"),"--norc","-c",xe,"sandbox"]
return[...(0,E.asRootInside)(i),...h,...l,`${a.length}`,...a,...d]}const Ee={HOME:h.yZ,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",LANG:"C.UTF-8"}
function bwrapCommand({places:e,node:t,host:n,proxySocket:o,home:r,launcher:s}){const{words:i,filter:a}=s
return[...i,(0,u.DM)("bwrap"),"--unshare-all","--die-with-parent","--new-session","--clearenv","--cap-drop","ALL",...h.IJ.flatMap(e=>["--ro-bind-try",e,e]),...a===""?[]:["--seccomp","3"],"--proc","/proc",...Pe.flatMap(bwrapCover),"--dev","/dev","--tmpfs","/tmp","--tmpfs","/run",...r===void 0?["--dir",h.yZ]:["--bind",r,h.yZ],"--tmpfs","/var/tmp","--symlink","/run","/var/run",...e.flatMap(bwrapPlace),"--ro-bind",t,"/run/node","--ro-bind",n,"/run/host.mjs","--bind",o,"/run/proxy",...Object.entries({PATH:(0,c.BX)(),...Ee}).flatMap(([e,t])=>["--setenv",e,t]),"--chdir",(0,h.mN)(e)[0]??"/","--",(0,u.DM)("prlimit"),"--nproc=1024",`--nofile=${Math.min(4096,(0,Se.u)())}`,...Ne,"--","/run/node","/run/host.mjs","/run/proxy"]}const Pe=["/proc/keys","/proc/key-users"]
function bwrapCover(e){return(0,o.existsSync)(e)?["--ro-bind","/dev/null",e]:[]}const Ne=["--fsize=2147483648","--core=0","--rtprio=0","--nice=0"]
function bwrapPlace({how:e,path:t,from:n=t}){if(e==="no")return start_host_isFolder(t)?["--tmpfs",t]:["--ro-bind","/dev/null",t]
return[e==="rw"?"--bind":"--ro-bind-try",n,t]}function start_host_isFolder(e){return(0,o.statSync)(e,{throwIfNoEntry:!1})?.isDirectory()!==!1}var je=n(19753)
async function startVerifiedHost(e,t,n){const o=startHost(e)
n.add(o)
o.ended.then(()=>n.delete(o))
const r=lastWords(o.words)
try{const e=new je.s({output:o.input,input:o.output,lastWords:r})
return{host:o,caller:e,checks:await begin(e,t)}}catch(e){await(0,J.gP)(o)
throw withWords(e,r())}}async function begin(e,t){const n=await e.call("begin",t,Oe.ZJ,{patienceMs:Ie})
const o=n.filter(({hole:e})=>e!=="")
if(o.length===0)return n.length
const r=o.map(({name:e,hole:t})=>`${e} (${t})`).join("; ")
throw new a.vC("config",`The sandbox is not closed: inside it, a command can ${(0,d.TN)(r,500)}.`,{hint:"Nothing was run. Use another runner, and please report this."})}const Ie=3e4
const Re=4e3
function lastWords(e){let t=""
e.on("data",e=>{t=(t+e.toString()).slice(-Re)})
return()=>t.trim()}function withWords(e,t){if(t===""||e instanceof a.vC&&e.code==="config")return e
const n=(0,ke._g)(t)
const o="The sandbox could not be built."
if(n&&!isRight(n))return(0,a.MG)(n,new Error(t),o)
return new a.vC("config",`${o.slice(0,-1)}: ${(0,d.TN)(t,500)}`,{hint:Ae})}const isRight=({code:e})=>e==="EPERM"||e==="EACCES"
const Ae="The words are those of a program of this runner. Use another runner, or report them with the log of this run."
class ResidentHost{#n
#o=new AbortController
#r
#s=!1
constructor(e,t){this.#n=t
this.#r=Promise.resolve(this.#i(e))}get over(){return this.#o.signal}line(){this.#r??=this.#a()
return this.#r}async retire(){const e=this.#r
this.#r=void 0;(await(e?.catch(()=>{})))?.retire()}close(){this.#s=!0}async#a(){try{if(this.#s)throw new a.vC("bug","The tools have ended.")
return this.#i(await this.#n())}catch(e){this.#o.abort(e)
throw e}}#i({caller:e}){const{over:t}=e
t.addEventListener("abort",()=>e.isRetired||this.#o.abort(t.reason),{once:!0})
return e}}async function openApart(e,t,n){const{host:o,caller:r}=await n()
const close=async()=>void await(0,J.gP)(o)
try{const n=await(0,be.Z)({line:async()=>r,...t}).openProgram(e)
return Object.freeze({...n,close:close})}catch(e){await close()
throw e}}const He=3128
function foldersOf(e,t){return[...toolchainFolders(e),...t.shown]}function viewOf({env:e,workingDir:t,outputDir:n,scripts:o,tracked:r=[],others:i=$e.IH,node:a,folder:c,added:l},d={shown:[],covered:[],variables:{},sockets:[]}){const u=foldersOf(e,d)
const h=runnerFolder(a)
const p=(0,$e.mJ)({scripts:o,others:i,workingDir:t,tracked:r})
const f=[...cachesInToolchains(e),...d.covered]
const m=[...brokerFolders(e),h,...p.covered,c,...f]
const w=existing(m).filter(visibleIn(u))
return{places:outerFirst([...w.map(e=>({how:"no",path:e})),...u.map(e=>({how:"ro",path:e})),{how:"rw",path:t},{how:"ro",path:n},...d.sockets.map(e=>({how:"no",path:e})),...p.places]),hidden:existing([...secretFiles(e),...credentialsIn(h),(0,s.join)(c,"publisher.git"),...d.sockets,...p.hidden]),environment:{...environmentOf(e,l,visibleIn([...u,t])),...d.variables}}}function closedToCaches({env:e,node:t,folder:n,scripts:o}){const r=runnerFolder(t)
return{closed:[...secretFiles(e),...credentialsIn(r),n,o],whole:[...brokerFolders(e),r]}}function outerFirst(e){const depth=({path:e})=>e.split("/").length
return e.toSorted((e,t)=>depth(e)-depth(t))}function brokerFolders(e){const t=e.RUNNER_WORKSPACE?(0,s.dirname)(e.RUNNER_WORKSPACE):""
return[e.HOME??"",e.RUNNER_TEMP??"",t&&(0,s.join)(t,"_actions"),t&&(0,s.join)((0,s.dirname)(t),"_diag")]}function runnerFolder(e){return/^(.+)\/externals\/node[^/]*\/bin\/node$/.exec(e)?.[1]??""}function credentialsIn(e){return e===""?[]:[".credentials",".credentials_rsaparams",".runner"].map(t=>(0,s.join)(e,t))}function secretFiles(e){const t=["GITHUB_OUTPUT","GITHUB_ENV","GITHUB_STATE","GITHUB_EVENT_PATH"].map(t=>e[t]??"")
return[...credentialsAt(e.HOME??""),...t,...t.map(e=>e&&(0,s.dirname)(e))]}function existing(e){return[...new Set(e)].filter(e=>e.startsWith("/")&&e!=="/"&&(0,o.existsSync)(e))}const Ce=new Set(["HOME","USER","LOGNAME","TMPDIR","SHELL"])
function environmentOf(e,t,n){const o=Object.entries((0,i.u)(e,t)).filter(([e])=>!Ce.has(e))
return{...Object.fromEntries(o),...toolchainVariables(e,n),PATH:view_pathOf(e,n)||"/usr/local/bin:/usr/bin:/bin",HOME:h.yZ,USER:"agent",LOGNAME:"agent",TMPDIR:"/tmp",SHELL:"/bin/bash",...proxyVariables(`http://127.0.0.1:${He}`)}}function view_pathOf({PATH:e="",HOME:t},n){const o=visiblePath(e,n).split(":")
const own=e=>t&&e.startsWith(`${t}/`)?[(0,s.join)(h.yZ,(0,s.relative)(t,e))]:[]
return[...new Set(o.flatMap(e=>[...own(e),e]))].join(":")}function proxyVariables(e){const t=["HTTP_PROXY","HTTPS_PROXY"]
const n=[...t,...t.map(e=>e.toLowerCase())].map(t=>[t,e])
return{...Object.fromEntries(n),NO_PROXY:Le,no_proxy:Le,NODE_USE_ENV_PROXY:"1"}}const Le="127.0.0.1,localhost,::1"
const Fe=".cargo/bin .rustup .pyenv .nvm .rbenv .rvm .sdkman/candidates .deno/bin .bun/bin go/bin .dotnet .local/share/mise .volta .ghcup .swiftly .juliaup setup-pnpm/node_modules .local/share/pypoetry/venv"
const De={RUSTUP_HOME:".rustup",PYENV_ROOT:".pyenv",NVM_DIR:".nvm",RBENV_ROOT:".rbenv",VOLTA_HOME:".volta"}
const We=/^(?:JAVA_HOME(?:_\w+)?|GOROOT(?:_\w+)?|ANDROID_(?:HOME|SDK_ROOT|NDK\w*)|DOTNET_ROOT|CONDA|RUSTUP_HOME|PYENV_ROOT|NVM_DIR|RBENV_ROOT|SWIFT_PATH|pythonLocation|Python\d?_ROOT_DIR|LD_LIBRARY_PATH|RUNNER_TOOL_CACHE|AGENT_TOOLSDIRECTORY|GRADLE_HOME|ANT_HOME|VCPKG_INSTALLATION_ROOT)$/
function toolchainFolders(e){const t=e.HOME??""
const n=[...(0,s.isAbsolute)(t)?Fe.split(" ").map(e=>(0,s.join)(t,e)):[],e.RUNNER_TOOL_CACHE??"","/home/linuxbrew"]
return n.filter(e=>(0,s.isAbsolute)(e)&&(0,o.existsSync)(e))}function cachesInToolchains({HOME:e=""}){return(0,s.isAbsolute)(e)?[(0,s.join)(e,"setup-pnpm/node_modules/.bin/store")]:[]}function toolchainVariables(e,t){const n=Object.entries(De).map(([t,n])=>[t,(0,s.join)(e.HOME??"/",n)])
const o=Object.entries(e).filter(([e])=>We.test(e))
const r=[...n,...o].filter(([,e])=>e?.split(":").every(e=>t(e)))
return Object.fromEntries(r)}const Ue="/usr /bin /sbin /lib /lib64 /opt".split(" ")
function visibleIn(e){const t=[...Ue,...e]
return e=>(0,o.existsSync)(e)&&t.some(t=>e===t||e.startsWith(`${t}/`))}function visiblePath(e,t){return e.split(":").filter(t).join(":")}async function openSandbox(e){const{node:t,host:n,workingDir:o,outputDir:r,brokerVariables:a}=e
refuseWritable(t,o)
const l=allowedHosts(e.network)
const d=e.isAsking?freeHosts(e.network):l
const u=allowedHosts(e.setUpNetwork,"setup-network")
const h={own:u,commands:setUpHosts(u,d),all:setUpHosts(u,l)}
const p=(0,i.u)(e.env,e.added)
const f=findCaches({...e,...closedToCaches(e),given:p,named:e.caches})
const m=e.way??await(0,E.findIsolationMethod)(e.isolation,process.getuid?.()??0)
const w=launcherFor(m)
const{looked:g,special:y,owners:v,unseen:b}=await lookOver(e,m)
const $=[...await(0,T.requireWritable)(g),...b]
const k=await handOver(e,m,v)
const{folder:O,internet:_}=e
const S=await openExit(d,(0,s.join)(O,"proxy"),_)
const x=l.words===d.words?S:await openExit(l,(0,s.join)(O,"servers-proxy"),_)
const M=[...new Set([S,x])]
const P=new Set
const N=new SandboxLock
let j
const I=once(async()=>{j=await(0,J.a$)(P,M,k)})
try{const i=await fillHome(k.home,f.found)
const u=f.missing.map(e=>({path:e,why:"there is no such folder"}))
const p=foldersOf(e.env,i)
const v=await foreignSockets(m,{special:y,shown:p})
const{places:b,hidden:E,environment:R}=viewOf(e,{...i,sockets:v})
const A={way:m,launcher:w,places:b,node:t,host:n,uid:k.user,proxySocket:S.socketPath}
const H={...A,home:k.home}
const C={kept:w.kept,perl:(0,c.xX)("perl"),hasOwnUser:m!=="bwrap"}
const L={workingDir:o,outputDir:r,environment:R,selfTest:{hidden:E,brokerVariables:a,...C}}
const F=await coversFor(m,b)
const D=(0,T.handedOver)(g)
const W=startVerifiedHost({...H,handed:D},L,P)
e.onBuilding?.()
const U=await W
const B=await(0,T.requireHandedOver)(g,{user:k.user,test:D,broker:O})
const start=async e=>startVerifiedHost(await F.laidOver(e),await F.tested(L),P)
const z=new ResidentHost(U,()=>N.shared(()=>start(H)))
const G=once(async()=>{if(!await F.areThere())return
await z.retire()
await(0,J.gP)(U.host)})
const V=(0,be.Z)({line:()=>G().then(()=>z.line()),...e})
const openProgram=e=>isTold(e)||x!==S?N.shared(()=>openApart(e,L,()=>start({...A,proxySocket:x.socketPath}))):V.openProgram(e)
const q={params:L,start:start,internet:_}
const setUpIn=e=>(t,n="all")=>inSeparateSandbox({...q,place:e,allowed:h[n],socket:(0,s.join)(O,"set-up-proxy")},t)
const inGranted=({checkout:t,hosts:n,setUp:o},r)=>N.exclusive(async()=>{await z.retire()
await(0,J.XZ)(P,k)
const i={...e,place:H,caches:f.found,checkout:t}
return await withGrantedCheckout(i,async e=>{await o(setUpIn(e))
const t=grantedHosts(n,{free:d,all:l})
const i={...q,place:e,allowed:t,socket:(0,s.join)(O,"granted-proxy")}
return await inSeparateSandbox(i,({workspace:e})=>r({...e,outputDir:void 0}))})})
let Y=!1
const shut=()=>{for(const e of M)e.shut()
Y=!0}
const report=()=>({way:m,checks:U.checks,gaps:[...w.gaps,...F.gaps(),...$,...B],network:d.words,isShut:Y,isAsking:e.isAsking===!0,denials:M.flatMap(({denials:e})=>[...e.values()]),caches:{given:i.given,leftOut:[...i.leftOut,...u]},kept:j})
return Object.freeze({workspace:V,openProgram:openProgram,close:()=>{z.close()
return I()},report:report,shut:shut,inGranted:inGranted,over:z.over,inSetUp:(...e)=>N.shared(()=>setUpIn(H)(...e))})}catch(e){await I()
throw e}}function refuseWritable(e,t){if(!(0,c.S1)(t,e))return
throw new a.vC("config",`The Node that runs this action, ${e}, is in the checkout, where the tools could change it.`,{hint:"Have the runner use its own Node, or one outside of the workspace."})}function isTold({environment:e}){return Object.keys(e).length>0}async function lookOver({workingDir:e,folder:t},o){const r=(0,s.join)(t,"owners")
const{special:i,foreign:a,mounted:c,mayBeElsewhere:d}=await(0,M.U5)(o,e,r)
if(d)(await n.e(9664).then(n.bind(n,89664))).requireOwnRepository(e)
const u={way:o,folder:e,foreign:a}
const h=c.length>0?await n.e(580).then(n.bind(n,30580)):void 0
const p=await(h?.requireNotMounted(u,c))??[]
const f=o!=="bwrap"&&a.length>0
if(f)await(0,Z.Q1)(o,{folder:e,record:r,begun:(0,l.p)(t)})
else(0,Z.GI)(r)
return{looked:u,special:i,unseen:p,owners:f?r:void 0}}async function handOver({workingDir:e,folder:t,random:n,onHandOver:i},a,c){const{uid:l,gid:d}=(0,o.statSync)(e)
const u=a==="bwrap"?l:(0,J.Wm)(n)
const h=await(0,j.Ew)(e,(0,s.join)(t,"git-settings"))
const p=(0,s.join)(t,"home")
const f={way:a,user:u,owner:{uid:l,gid:d},folders:[e],settings:h,home:p,owners:c}
i(f)
await(0,r.mkdir)(p,{recursive:!0,mode:448})
return f}async function coversFor(e,t){if(e==="bwrap")return(await n.e(3300).then(n.bind(n,3300))).searchForCovers(t)
return{areThere:async()=>!1,laidOver:async e=>e,tested:async e=>e,gaps:()=>[]}}function once(e){let t
return()=>{t??=e()
return t}}}),5479:((e,t,n)=>{n.d(t,{U:()=>isPublic,x:()=>reachOf})
var o=n(77030)
const r=[["10.0.0.0",8],["100.64.0.0",10],["172.16.0.0",12],["192.0.2.0",24],["192.168.0.0",16],["198.18.0.0",15],["198.51.100.0",24],["203.0.113.0",24]]
const s=[["0.0.0.0",8],["127.0.0.0",8],["169.254.0.0",16],["192.0.0.0",24],["192.88.99.0",24],["224.0.0.0",3],["100.100.100.200",32],["168.63.129.16",32]]
const i=[["2001::",23],["2001:db8::",32],["2002::",16],["3fff::",20],["fd00:ec2::",32],["fd00:42::",32],["fd00:c1::",32],["fd20:ce::",32]]
function reachOf(e){if((0,o.isIPv4)(e)){if(isIn(e,"ipv4",s))return"never"
return isIn(e,"ipv4",r)?"private":"public"}if(!(0,o.isIPv6)(e)||isIn(e,"ipv6",i))return"never"
if(isIn(e,"ipv6",[["2000::",3]]))return"public"
return isIn(e,"ipv6",[["fc00::",7]])?"private":"never"}function isPublic(e){return reachOf(e)==="public"}function isIn(e,t,n){const r=new o.BlockList
for(const[e,o]of n)r.addSubnet(e,o,t)
return r.check(e,t)}}),47550:((e,t,n)=>{n.d(t,{Of:()=>refusalOf,TR:()=>refuse,sY:()=>forward})
var o=n(37067)
var r=n(57075)
function forward(e,t,n,{limits:r,gone:s}){const fail=()=>{if(t.headersSent)t.destroy()
else t.writeHead(502).end()}
try{const i={...onwardOptions(e,n),signal:s}
const a=(0,o.request)(i,e=>passOn(e,t,fail))
a.on("error",fail).setTimeout(r.idleMs,()=>a.destroy())
t.once("close",()=>a.destroy())
e.on("error",()=>a.destroy()).pipe(a)}catch{fail()}}function passOn(e,t,n){try{t.writeHead(e.statusCode??502,e.headers)}catch{e.destroy()
n()
return}(0,r.pipeline)(e,t,()=>{})}function refuse(e,t,n){const o=t===503?{connection:"close"}:{}
e.writeHead(t,{"x-deckhand-denied":n,...o}).end(`${n}\n`)}function refusalOf(e,t){const n=e===403?"Forbidden":"Service Unavailable"
return`HTTP/1.1 ${e} ${n}\r\nx-deckhand-denied: ${t}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`}function onwardOptions({method:e,headers:t},{address:n,port:o,host:r,path:s}){const{"proxy-connection":i,"proxy-authorization":a,...c}=t
const l=o===80?r:`${r}:${o}`
return{host:n,port:o,path:s,method:e,headers:{...c,host:l,connection:"close"},agent:!1}}}),32143:((e,t,n)=>{n.d(t,{N4:()=>Places,Ot:()=>tooMany,Tq:()=>proxyLimits,af:()=>i,lo:()=>inTurn})
var o=n(30682)
const r=256
const s=16
const i=16
const a=2
const c=128
function proxyLimits(e=(0,o.u)()){const t=Math.floor((e-c-a*i)/(2*a))
const n=Math.min(r,Math.max(s,t))
return{connections:n,lookUps:4,idleMs:3e5,greetingMs:6e4}}class Places{#c
#l=0
constructor(e){this.#c=e}take(e){if(this.#l>=this.#c||e.aborted)return
this.#l+=1
const giveBack=()=>{e.removeEventListener("abort",giveBack)
if(!t)this.#l-=1
t=!0}
let t=!1
e.addEventListener("abort",giveBack)
return giveBack}}function inTurn(e,t){const n=new Map
const o=[]
let r=t
const look=async t=>{if(r>0)r-=1
else await new Promise(e=>void o.push(e))
try{return await e(t)}finally{const e=o.shift()
if(e)e()
else r+=1
n.delete(t)}}
return e=>{const t=n.get(e)??look(e)
n.set(e,t)
return t}}function tooMany(e){return`there are ${e} connections already, which is the limit: close some, or use fewer at once`}})}

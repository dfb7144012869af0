export const id=9130
export const ids=[9130]
export const modules={67539:((e,t,n)=>{n.d(t,{gc:()=>gc})
var r=n(48161)
var s=n(44463)
var o=n(24776)
var i=n(98664)
var a=n(94869)
var c=n(88135)
async function gc({argv:e,env:t,now:n,stdout:u,stderr:l}){if(e[0]==="--help"||e[0]==="-h"){u(`${(0,c.J1)("usage")}\n`)
return 0}if(e.length>0){l("gc takes no options (see deckhand --help)\n")
return 2}try{const[e="",i=""]=need(t,"GITHUB_REPOSITORY").split("/")
const c=need(t,"GITHUB_TOKEN")
const l=t.GITHUB_API_URL??"https://api.github.com"
const f=await(0,o.ds)({github:(0,s.X)({token:c,apiUrl:l,fetch:fetch}),repository:{owner:e,name:i},remote:{url:`${t.GITHUB_SERVER_URL??"https://github.com"}/${e}/${i}.git`,token:c},environment:{PATH:t.PATH??""},temp:t.RUNNER_TEMP??(0,r.tmpdir)(),now:n})
u([...f.map(e=>`removed ${e}`),`${(0,a.U9)(f.length,"state")} removed`,""].join("\n"))
return 0}catch(e){const{message:t,hint:n}=(0,i.ec)(e)
l(`${(0,a.hC)(t,n)}\n`)
return 1}}function need(e,t){const n=e[t]
if(n)return n
throw new i.vC("config",`${t} is not set.`,{hint:"Set GITHUB_REPOSITORY to owner/name, and GITHUB_TOKEN to a token with `contents: write` and `issues: read`."})}}),33368:((e,t,n)=>{n.d(t,{$Y:()=>git,g7:()=>treeOf,p7:()=>writeObject,xJ:()=>makeBareRepository})
var r=n(77598)
var s=n(73024)
var o=n(76760)
var i=n(57075)
var a=n(38522)
var c=n(74724)
var u=n(22499)
var l=n(65466)
const f={allowUnsafePager:!0,allowUnsafeConfigPaths:!0,allowUnsafeConfigEnvCount:!0,allowUnsafeHooksPath:!0,allowUnsafeFsMonitor:!0,allowUnsafeCustomBinary:!0}
function git(e){const t=(0,u.CA)("git")
const n={...(0,l.l7)(e),...(0,u.f7)()}
const run=async(r,s,o)=>{(0,l.B1)(r)
e.signal?.throwIfAborted()
try{return await(0,c.Lp)({...gitOptions(e,n,s),binary:t}).env(n).outputHandler(o).raw([...r])}catch(t){e.signal?.throwIfAborted()
throw(0,l.NO)(r,t)}}
const collect=async(t,n,r=Number.POSITIVE_INFINITY)=>{const[s,o]=[[],[]]
let a=r
await run(t,n,(t,n,r,c)=>{n.on("data",e=>{a-=e.length
if(a>=0)s.push(e)
else if(n instanceof i.Readable)n.destroy()})
r.on("data",e=>o.push(e))
endPromptly(e.signal)(t,n,r,c)})
if(a<0)throw(0,l.NO)(t,new Error("Its output is too long."))
return{stdout:Buffer.concat(s),stderr:Buffer.concat(o).toString()}}
return Object.freeze({raw:(t,n="")=>run(t,n,endPromptly(e.signal)),bytes:async(e,t="",n)=>(await collect(e,t,n)).stdout,both:(e,t="")=>collect(e,t)})}function makeBareRepository(e){for(const t of["info","objects/info","objects/pack","refs/heads"])(0,s.mkdirSync)((0,o.join)(e,t),{recursive:!0});(0,s.writeFileSync)((0,o.join)(e,"HEAD"),"ref: refs/heads/main\n")
const t=["repositoryformatversion = 0","filemode = true","bare = true"]
const n=["commitGraph = false","multiPackIndex = false"];(0,s.writeFileSync)((0,o.join)(e,"config"),`[core]\n${[...t,...n].map(e=>`\t${e}\n`).join("")}`)}function writeObject(e,t,n){const i=Buffer.from(n)
const c=Buffer.concat([Buffer.from(`${t} ${i.length}\0`),i])
const u=(0,r.createHash)("sha1").update(c).digest("hex")
const l=(0,o.join)(e,"objects",u.slice(0,2),u.slice(2))
if((0,s.existsSync)(l))return u;(0,s.mkdirSync)((0,o.dirname)(l),{recursive:!0})
const f=(0,o.join)(e,"objects",`tmp_obj_${u}`);(0,s.writeFileSync)(f,(0,a.deflateSync)(c,{level:1}));(0,s.renameSync)(f,l)
return u}function treeOf(e){const t=e.map(([e,t,n])=>{const r=Buffer.from(t==="40000"?`${e}/`:e)
return{key:r,row:Buffer.concat([Buffer.from(`${t} ${e}\0`),Buffer.from(n,"hex")])}})
return Buffer.concat(t.sort((e,t)=>Buffer.compare(e.key,t.key)).map(({row:e})=>e))}function gitOptions({folder:e,signal:t},n,r){return{baseDir:e,config:[...l.O8],unsafe:f,allowEnvironment:Object.keys(n),...t&&{abort:t},completion:{onClose:!0,onExit:!1},input:()=>Buffer.from(r),errors:(e,{exitCode:t})=>e??(t===0?void 0:Buffer.alloc(0))}}function endPromptly(e){return(t,n,r)=>{queueMicrotask(()=>n.emit("data",Buffer.alloc(0)))
const close=()=>{for(const e of[n,r])if(e instanceof i.Readable)e.destroy()}
e?.addEventListener("abort",close,{once:!0})
n.once("close",()=>e?.removeEventListener("abort",close))}}}),65466:((e,t,n)=>{n.d(t,{B1:()=>requireOutside,NO:()=>gitFault,O8:()=>o,l7:()=>isolatedGitEnvironment,ry:()=>c})
var r=n(98664)
const s={GIT_CONFIG_NOSYSTEM:"1",GIT_CONFIG_GLOBAL:"/dev/null",GIT_TERMINAL_PROMPT:"0",GIT_OPTIONAL_LOCKS:"0",LC_ALL:"C"}
const o=["core.hooksPath=/dev/null","core.fsmonitor=false","gc.auto=0","maintenance.auto=false","safe.directory=*","submodule.recurse=false","fetch.recurseSubmodules=false","http.lowSpeedLimit=1","http.lowSpeedTime=60"]
const i=new Set("add am commit diff diff-files diff-index merge mv pull rebase reset restore rm stash status submodule switch".split(" "))
function requireOutside(e){const[t=""]=e
const n=e.some(e=>e==="--cached"||/^--ignore-submodules=(?:all|dirty)$/.test(e))
if(i.has(t)&&!n)throw new Error(`\`git ${t}\` enters submodules.`)}function isolatedGitEnvironment({folder:e,gitDir:t,environment:n}){const r=t===void 0?{}:{GIT_DIR:t,GIT_WORK_TREE:e}
return{...n,...r,...s}}function gitFault(e,t){const n=withoutCredentials(t instanceof Error?t.message:String(t))
const s=e.find(e=>/^[a-z][a-z-]*$/.test(e))??""
return new r.vC("git",`git ${s}: ${meaningfulLine(n)}`,{cause:new Error(n)})}const a=[/^ ?! /,/^!\t/,/^remote: (?:error|fatal): /i,/^(?:fatal|error): /,/\S/]
function meaningfulLine(e){const t=e.split("\n")
const n=a.flatMap(e=>t.find(t=>e.test(t))??[])[0]
return(n??"it failed without a message.").trim()}function withoutCredentials(e){return e.replaceAll(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,2000}@/gi,"$1***@").replaceAll(/(\bauthorization:\s*)[^\n'"]+/gi,"$1***").replaceAll(/(\b(?:basic|bearer)\s+)[A-Za-z0-9+/=_.-]{8,}/gi,"$1***")}const c={GIT_ATTR_NOSYSTEM:"1",GIT_LITERAL_PATHSPECS:"1",GIT_NO_LAZY_FETCH:"1",GIT_NO_REPLACE_OBJECTS:"1",GIT_ALLOW_PROTOCOL:""}}),58908:((e,t,n)=>{n.d(t,{P_:()=>u,Q4:()=>GitHubFault,Qr:()=>isBroken,VH:()=>mayBeDone,Xr:()=>toGitHubFault,kL:()=>isTimeout,wt:()=>isUnsent})
var r=n(28942)
var s=n(98664)
var o=n(94869)
class GitHubFault extends s.vC{status
waitMs
constructor(e,t,{waitMs:n,...r}){const s=n===void 0&&(e===401||e===403)
super("github",t,{...r,isLasting:r.isLasting??s})
this.status=e
this.waitMs=n}}function toGitHubFault(e,t){const n=u.safeParse(e).data
const r=reasonOf(e)
if(n===void 0){const n="Check the runner's network and GITHUB_API_URL."
return new GitHubFault(0,"GitHub did not answer.",{hint:n,quote:`${t}${r}.`,cause:e})}const{status:s,response:o}=n
return new GitHubFault(s,headlineFor(n,t),{quote:`GitHub answered ${s} to ${t}${o.data?r:""}.`,hint:hintFor(n),waitMs:limitOf(n),cause:e})}const i=new Set(["ECONNREFUSED","ENOTFOUND","EAI_AGAIN","ENETUNREACH","EHOSTUNREACH","ENETDOWN"])
const a=new Set(["ECONNRESET","EPIPE","UND_ERR_SOCKET"])
function isUnsent(e){return hasCode(e,i)}function isBroken(e){return hasCode(e,a)}function isTimeout(e){if(!(e instanceof Error))return!1
return e.name==="TimeoutError"||hasCode(e,c)||isTimeout(e.cause)}const c=new Set(["ETIMEDOUT","UND_ERR_CONNECT_TIMEOUT","UND_ERR_HEADERS_TIMEOUT"])
function hasCode(e,t){if(!(e instanceof Error))return!1
return"code"in e&&t.has(String(e.code))||hasCode(e.cause,t)}function mayBeDone(e){if(!(e instanceof GitHubFault))return!1
const{status:t,cause:n}=e
return t===0?n!==void 0&&!isUnsent(n):t>=500||t<300}const u=r.object({status:r.number(),response:r.object({headers:r.record(r.string(),r.unknown()),data:r.object({message:r.string()}).readonly().optional().catch(void 0)})}).readonly()
function limitOf({status:e,response:{data:t,headers:n}}){if(e!==429&&(e!==403||!/rate limit/i.test(t?.message??"")))return
const r=Number(n["retry-after"])
if(r>0)return r*1e3
const s=Number(n["x-ratelimit-reset"])*1e3-Date.parse(String(n.date))
return n["x-ratelimit-remaining"]==="0"&&s>0?s:6e4}function reasonOf(e){if(!(e instanceof Error))return""
const t=(0,o.TN)(e.message.split(" - https://")[0]??"",300).replace(/\.$/,"")
return t===""?"":`: ${t}`}const l=[[/^POST \S+\/pulls$/,"the pull request"],[/^(?:POST|PUT) \S+\/pulls\/\S+\/reviews/,"the review"],[/^(?:POST|PATCH) \S+\/comments/,"the comment"],[/^POST \S+\/git\/refs$/,"the new branch"],[/^POST \S+\/reactions$/,"the reaction"],[/^\w+ \S+\/labels/,"the label"],[/^POST \S+\/requested_reviewers$/,"the request for a review"]]
function headlineFor({status:e,response:t},n){if(limitOf({status:e,response:t})!==void 0)return"GitHub's rate limit is reached."
if(e===401)return"GitHub refused the token."
if(e>=500)return"GitHub had an error."
const r=l.find(([e])=>e.test(n))?.[1]??"a request"
return e===404&&n.startsWith("GET ")?"GitHub did not find the requested resource.":`GitHub refused ${r}.`}const f="Turn on “Allow GitHub Actions to create and approve pull requests” in Settings → Actions → General → Workflow permissions of the repository. If it is greyed out, an owner turns it on in the same place of the organization. Or use the token of a GitHub App."
function hintFor({status:e,response:t}){const{headers:n}=t
if(limitOf({status:e,response:t})!==void 0){const e=Number(n["retry-after"])
return`GitHub limits the requests of each token. Run it again in ${e>0?`${e} seconds`:"an hour"}.`}if(e===401)return"Check the `github-token` input: the token is wrong or has expired."
if(e===403&&/archived/i.test(t.data?.message??""))return"The repository is archived, so nothing can be written: unarchive it in its settings, or work in another."
if(/not permitted to (?:create|approve)[^.]* pull requests?/i.test(t.data?.message??""))return f
if(t.data===void 0&&e<500)return"The answer did not come from GitHub: check GITHUB_API_URL, and whether there is a proxy or a firewall in between."
if(/\b(?:is|are|been) locked\b/i.test(t.data?.message??""))return"The conversation is locked: unlock it, and ask again. Until then the summary of the run has the report."
const r=permissionsIn(n["x-accepted-github-permissions"])
if(e===403&&r!=="")return`Give the job this line under \`permissions:\` in the workflow: \`${r}\`.`
if(e===403)return"Give the job `permissions: { contents: write, issues: write, pull-requests: write }`."
if(e===404)return"Check that the token can read this repository, and that the issue, pull request or branch still exists."
if(e>=500)return"Run it again; https://www.githubstatus.com says whether GitHub has a problem."
return"GitHub will refuse this every time; its reason is above."}function permissionsIn(e){const[t=""]=String(e??"").split(";")
return[...t.matchAll(/([a-z_]+)=(read|write)/g)].map(([,e="",t])=>`${yaml(e)}: ${t}`).join(", ")}function yaml(e){return e.replaceAll("_","-")}}),91116:((e,t,n)=>{n.d(t,{$i:()=>isPlain,MS:()=>templateProblem,Pr:()=>branchFrom,VI:()=>beginningOf,eW:()=>requireOwnBranch,h8:()=>tipIfAny,nM:()=>tipOf})
var r=n(28942)
var s=n(98664)
var o=n(43673)
var i=n(58908)
const a=r.object({name:r.string(),commit:r.object({sha:r.string()})})
const c=r.object({object:r.object({sha:r.string()})})
async function tipOf(e,{owner:t,name:n},r){try{const{data:s}=await e.request("GET /repos/{owner}/{repo}/branches/{branch}",{owner:t,repo:n,branch:r})
const{name:o,commit:i}=a.parse(s)
if(o===r)return i.sha}catch(e){if(!isMissing(e)||u.test(e.message))throw e}const s={owner:t,repo:n,ref:`heads/${r}`}
return c.parse((await e.request("GET /repos/{owner}/{repo}/git/ref/{ref}",s)).data).object.sha}async function tipIfAny(e,t,n){try{return await tipOf(e,t,n)}catch(e){if(isMissing(e))return
throw e}}const u=/: Branch not found\.$/
function isMissing(e){return e instanceof i.Q4&&e.status===404}function requireOwnBranch(e,t){if((e===t||(0,o.k)(e))&&isPlain(e))return e
throw new s.vC("denied",`The branch ${JSON.stringify(e.slice(0,100))} cannot be written.`,{hint:`Work is published on branches that begin with agent/, never on others.`})}function isPlain(e){const t=/\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(e)
return/^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(e)&&e.length<=200&&!t}const l=/\{([a-z]*)\}/g
const f=["kind","number","slug","run"]
function branchFrom(e,t){const n=t
const r=e.replaceAll(l,(e,t)=>String(n[t]??""))
return r.split("/").map(e=>e.replaceAll(/[-_.]{2,}/g,e=>e.slice(0,1)).replaceAll(/^[-_.]+|[-_.]+$/g,"")).filter(e=>e!=="").join("/")}function beginningOf(e,{kind:t,number:n}){const[r=""]=e.split(/\{(?:slug|run)\}/)
if(!r.includes("{number}"))return
return r.replaceAll("{kind}",t).replaceAll("{number}",String(n)).replaceAll(/([-_.])[-_.]+/g,"$1")}function templateProblem(e){if(!e.startsWith("agent/"))return"must start with agent/, because only such branches are written"
const t=[...e.matchAll(l)].map(([,e=""])=>e)
const n=t.find(e=>!f.includes(e))
if(n!==void 0)return`has the field {${n}}, but there are only {kind}, {number}, {slug} and {run}`
if(!t.includes("number")&&!t.includes("run"))return"must have {number} or {run}, so that names differ"
const r=e.replaceAll(l,"x")
if(/^[\w./-]{1,100}$/.test(r)&&!/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(r))return
return"must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields"}}),24776:((e,t,n)=>{n.d(t,{CZ:()=>keptThreads,UY:()=>stateNameIn,ds:()=>sweepStates})
var r=n(73024)
var s=n(76760)
var o=n(28942)
var i=n(33368)
var a=n(58908)
var c=n(93804)
const u=864e5
const l=7
const f=30
async function sweep(e,t){const{remote:n,git:r}=e
const s=await n.tips(["refs/deckhand/*","refs/heads/deckhand/state/*"])
const o=[]
for(const[t,n]of s)if(await isDone(e,t))o.push([t,n])
const i=[]
for(const[e]of o)i.push({name:stateNameIn(e),commit:await n.fetch(e),git:r})
if(i.length>0)await t(i)
const a=[]
for(const[e,t]of o)if(await n.move(e,"",t)==="moved")a.push(e)
return a}function stateNameIn(e){const t=e.replace(/^refs\/(?:deckhand|heads\/deckhand\/state)\//,"")
if(/^\d+$/.test(t))return`threads/${t}`
return t.replace(/^task-/,"tasks/")}async function isDone(e,t){const[,n]=/^refs\/(?:deckhand\/threads|heads\/deckhand\/state)\/(\d{1,15})$/.exec(t)??[]
if(n!==void 0)return isClosed(e,Number(n))
return/^refs\/(?:deckhand\/tasks\/|heads\/deckhand\/state\/task-)[0-9a-f]{32}$/.test(t)&&isOld(e,t)}const d=o.object({state:o.string(),closed_at:o.string().nullable()})
async function isClosed({github:e,repository:t,now:n},r){const{owner:s,name:o}=t
try{const t="GET /repos/{owner}/{repo}/issues/{issue_number}"
const{state:i,closed_at:a}=d.parse((await e.request(t,{owner:s,repo:o,issue_number:r})).data)
return i==="closed"&&a!==null&&isPast(a,n)}catch(s){if(s instanceof a.Q4&&s.status===410)return!0
if(s instanceof a.Q4&&s.status===404)return isClosedDiscussion(e,t,r,n)
throw s}}const h=`query Closed($owner: String!, $name: String!, $number: Int!) {\n  repository(owner: $owner, name: $name) { discussion(number: $number) { closedAt } }\n}`
const m=o.object({repository:o.object({discussion:o.object({closedAt:o.string().nullable()})})})
async function isClosedDiscussion(e,{owner:t,name:n},r,s){const o=await e.graphql(h,{owner:t,name:n,number:r}).catch(()=>{})
const i=m.safeParse(o).data?.repository.discussion.closedAt??null
return i!==null&&isPast(i,s)}function isPast(e,t){return t.getTime()-Date.parse(e)>l*u}async function isOld({remote:e,git:t,now:n},r){await e.fetch(r)
const s=Number(await t.raw(["log","-1","--format=%ct","refs/deckhand/read"]))
return n.getTime()-s*1e3>f*u}async function sweepStates({remote:e,environment:t,temp:n,...r},s=async()=>{}){return inPlace({remote:e,environment:t,temp:n},e=>sweep({...r,...e},s))}async function keptThreads(e){const t=["refs/deckhand/threads/*","refs/heads/deckhand/state/*"]
const n=await inPlace(e,({remote:e})=>e.tips(t))
return new Set([...n.keys()].map(e=>Number(e.split("/").at(-1))).filter(Number.isSafeInteger))}async function inPlace({remote:e,environment:t,temp:n},o){(0,r.mkdirSync)(n,{recursive:!0})
const a=(0,r.mkdtempSync)((0,s.join)(n,"deckhand-sweep-"))
const u=(0,s.join)(a,"state.git")
const run=(e={})=>(0,i.$Y)({folder:a,gitDir:u,environment:{...t,...e}})
try{(0,i.xJ)(u)
return await o({remote:(0,c.W)(run,e),git:run()})}finally{(0,r.rmSync)(a,{recursive:!0,force:!0})}}}),43673:((e,t,n)=>{n.d(t,{k:()=>isOwnBranchName})
function isOwnBranchName(e){return e.startsWith("agent/")||/^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(e)}}),22499:((e,t,n)=>{n.d(t,{BX:()=>systemPath,CA:()=>systemProgram,S1:()=>isIn,f7:()=>systemEnvironment,mR:()=>networkEnvironment,xX:()=>optionalProgram})
var r=n(73024)
var s=n(76760)
var o=n(98664)
const i=["/usr/local/sbin","/usr/local/bin","/usr/sbin","/usr/bin","/sbin","/bin"]
const a={lstat:e=>(0,r.lstatSync)(e,{throwIfNoEntry:!1}),readlink:r.readlinkSync}
function systemProgram(e,t=a){const n=findSystemProgram(e,t)
if(typeof n==="string")return n
throw new o.vC("config",`${e} was not found in a system folder: install ${e} with the system's package manager.`,{hint:[`Programs that run next to the keys of this job are searched for in ${i.join(", ")} and not in PATH.`,...n.refused].join(" ")})}function optionalProgram(e,t=a){const n=findSystemProgram(e,t)
return typeof n==="string"?n:void 0}function systemPath(e=a){return i.filter(t=>problemOf(t,e)==="").join(":")}function systemEnvironment(e=a){return{PATH:systemPath(e),HOME:"/nonexistent",LC_ALL:"C"}}const c="HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy".split(" ")
const u="SSL_CERT_FILE SSL_CERT_DIR GIT_SSL_CAINFO GIT_SSL_CAPATH GIT_PROXY_SSL_CAINFO CURL_CA_BUNDLE NODE_EXTRA_CA_CERTS".split(" ")
function networkEnvironment(e){const isOutside=t=>(0,s.isAbsolute)(t)&&(0,r.existsSync)(t)&&!isIn(e.GITHUB_WORKSPACE,t)
const isPassed=t=>c.includes(t)||u.includes(t)&&(e[t]??"").split(":").every(isOutside)
const t=[...c,...u].filter(t=>e[t]&&isPassed(t))
return Object.fromEntries(t.map(t=>[t,e[t]??""]))}function isIn(e,t){if(!e)return!1
const n=[(0,s.resolve)(e),realPathOf(e)]
const isBelow=e=>n.some(t=>e===t||e.startsWith(`${t}/`))
return isBelow((0,s.resolve)(e,t))||isBelow(realPathOf((0,s.isAbsolute)(t)?t:`${e}/${t}`))}function realPathOf(e,t=0){try{return r.realpathSync.native(e)}catch{const n=(0,s.dirname)(e)
if(n===e||t>l)return e
const r=realPathOf(n,t)
const o=linkAt((0,s.join)(r,(0,s.basename)(e)))
if(o===void 0)return(0,s.join)(r,(0,s.basename)(e))
return realPathOf((0,s.isAbsolute)(o)?o:`${r}/${o}`,t+1)}}function linkAt(e){try{return(0,r.readlinkSync)(e)}catch{return}}const l=40
function findSystemProgram(e,t){const n=[]
for(const r of i){const o=(0,s.join)(r,e)
if(t.lstat(o)===void 0)continue
const i=problemOf(o,t)
if(i==="")return o
n.push(`${o} is not used: ${i}.`)}return{refused:n}}function problemOf(e,t){let[n,r,o]=["/",e.split("/"),0]
for(let e=r.shift();e!==void 0;e=r.shift()){const i=(0,s.resolve)(n,e)
const a=t.lstat(i)
if(a===void 0)return`${i} is not there`
if(a.isSymbolicLink()){o+=1
if(o>l)return"it leads in a circle"
const e=t.readlink(i)
if((0,s.isAbsolute)(e))n="/"
r=[...e.split("/"),...r]
continue}if(a.uid!==0)return`${i} does not belong to root`
if((a.mode&18)!==0)return`others than root can write ${i}`
n=i}return""}})}
